#!/usr/bin/env bash
# Differentiates models with Tapenade: those of the tree into ad/NAME, one elsewhere into NAME.ad
# beside it.  See --help.
set -eu
unset CDPATH
usage() {
    cat <<'TXT'
usage: scripts/regen_ad.sh [--check | --manifest | --update | --fuse] [MODEL... | FILE.c]

  (nothing)    run Tapenade on the models (all of models/MODELS and the tutorial's, or those named) and write ad/
  --check      run Tapenade, write nothing, and fail when ad/ is not what it writes now
  --manifest   without Tapenade: fail when a model was edited after ad/ was written, or a file of ad/ by hand
  --update     run Tapenade only where --manifest would fail
  --fuse       without Tapenade: only what scripts/costate_ad/fuse makes of the kernels and of the derivatives that are there

A model that is not in the tree is given as a path, FILE.c, and its derivatives are kept in FILE.ad beside it.
ad/heads says what is differentiated with respect to what; ad/manifest keeps Tapenade's version and the sha256 of
every input (a model's kernels: the part that Tapenade reads) and output.  Last, scripts/costate_ad/fuse makes one piece of code for the matrices
of all that was written.  Reading a model (scripts/costate_ad/lint) and fusing need python3 with pycparser.
TXT
}

tree=$(cd "$(dirname "$0")/.." && pwd) # the source tree, or an installation's data, which are laid out alike
export LC_ALL=C
speaker=${COSTATE_SPEAKER:-regen_ad}
. "$tree/scripts/place.sh"
. "$tree/scripts/reuse.sh"
die() { printf '%s: %s\n' "$speaker" "$*" >&2; exit 1; }

# place MODEL|FILE.c: where a model is ($home/$source) and where its derivatives belong
# ($home/$out).
place() {
    case $1 in
    *.c)
        [ -f "$1" ] || die "$1 does not exist"
        home=$(cd "$(dirname "$1")" && pwd) model=$(basename "$1" .c)
        source=$model.c out=$model.ad folder=$model.ad remedy="costate build $1" remedy_all=$remedy ;;
    *)
        home=$tree model=$1 source=models/$1.c out=ad/$1 folder=ad
        remedy="scripts/regen_ad.sh $1" remedy_all=scripts/regen_ad.sh
        [ -f "$home/$source" ] || die "$source does not exist" ;;
    esac
    manifest=$home/$folder/manifest
    case $model in
    cst) die "'cst' cannot name a model: the library's own names begin so: take another" ;;
    '' | [!a-z]* | *[!a-z0-9]*) die "'$model' cannot name a model: take lower-case letters and digits, such as crank2" ;;
    esac
}

# The part of a model that Tapenade reads: up to the descriptor, with the quoted includes put in,
# each once, and without pragmas. A header is looked for beside the model, then among the tree's.
flatten() {
    awk -v speaker="$speaker" -v dir="$(dirname "$1")" -v library="$tree/models" '
        function there(file,   line, r) { r = (getline line < file); close(file); return r >= 0 }
        function put(file,   line, name, r) {
            if (file in seen) return
            seen[file] = 1
            while ((r = (getline line < file)) > 0) {
                if (line ~ /^#include "costate.h"/) { ended = 1; exit }
                if (line ~ /^#include "/) {
                    name = line; sub(/^#include "/, "", name); sub(/".*/, "", name)
                    put(there(dir "/" name) ? dir "/" name : library "/" name)
                } else if (line !~ /^[ \t]*#[ \t]*pragma/) print line
            }
            if (r < 0) { print speaker ": cannot read " file ", which is included" > "/dev/stderr"; failed = 1; exit }
        }
        BEGIN { put(ARGV[1]); exit }
        END {
            if (!ended && !failed)
                print speaker ": no line #include \"costate.h\" in " ARGV[1] ": put it between the kernels and the descriptor" > "/dev/stderr"
            if (!ended) exit 1
        }' "$1"
}
sha() { sha256sum | cut -d' ' -f1; }

# A run is short: a compiler that optimizes would take longer than what it saves.
version= java_flags="-XX:TieredStopAtLevel=1 -XX:+UseSerialGC"

find_tapenade() {
    if [ -n "${TAPENADE_HOME:-}" ] && [ -x "$TAPENADE_HOME/bin/tapenade" ]; then
        tapenade=$TAPENADE_HOME/bin/tapenade
    elif command -v tapenade >/dev/null 2>&1; then
        tapenade=$(command -v tapenade)
    else
        die "Tapenade not found${TAPENADE_HOME:+ (TAPENADE_HOME is $TAPENADE_HOME, which has no program bin/tapenade)}:" \
            "it is INRIA's tool for automatic differentiation, published by its authors at" \
            "tapenade.gitlabpages.inria.fr.  Version 3.16 is needed, and a Java runtime.  Unpack" \
            "it, set TAPENADE_HOME to its directory (the one with bin/tapenade) or put tapenade" \
            "on the PATH, and run this again.  Building and testing Costate never needs it."
    fi
    command -v java >/dev/null 2>&1 || die "Tapenade needs Java: install a runtime (Debian:" \
        "default-jre-headless)"
    command -v cpp >/dev/null 2>&1 || die "Tapenade needs the C preprocessor cpp: install gcc"
}

# Tapenade's version, as Passes.java or Tapenade itself prints it.
find_version() {
    local says stamp
    [ -z "${version:-}" ] || return 0
    says=$(cat "$scratch/version/log" 2>/dev/null || "$tapenade" -java "$java_flags" -version 2>&1) || true
    version=$(sed -n 's/.*\(Tapenade 3\.[0-9]*[^-]*\) *- .*Java.*/\1/p' <<<"$says" | head -n 1)
    stamp=$(grep -o '3\.16-v[0-9A-Za-z-]*' <<<"$says" | head -n 1 || true)
    version="${version:-Tapenade}${stamp:+ $stamp}"
    case $version in *3.16*) ;; *) die "$tapenade is $version: version 3.16 is needed" ;; esac
}

# The lines of ad/heads, columns between tabs: pass, of, mode, for, the kernel of the model that it
# comes from, the function that the pass writes, head.
lines() {
    awk '/^#/ || !NF { next }
        function last(pass) { sub(/.*_/, "", pass); return pass }
        { pass = $1; of = $2; head = $0; sub(/^([^ ]+ +)([^ ]+ +)([^ ]+ +)([^ ]+ +)/, "", head)
          from[pass] = of; name = kernel = head; sub(/\(.*/, "", name); sub(/\(.*/, "", kernel)
          for (; of != "model"; of = from[of]) sub("_" last(of) "$", "", kernel)
          printf "%s\t%s\t%s\t%s\t%s\t%s_%s\t%s\n", pass, $2, $3, $4, kernel, name, last(pass), head }' "$tree/ad/heads"
}
# passes_where CONDITION: the passes for which it holds, by awk, each once and in order.
passes_where() { lines | awk -F '\t' "($1) && !seen[\$1]++ { print \$1 }"; }

# what is kept: one file per pass, <model>_<pass>.c
passes=$(passes_where '$4 == "engine"' | tr '\n' ' ')
passes=${passes% }

# heads PASS MODEL KERNELS: the -head arguments of a pass for the kernels that the model has, one
# per line.
heads() {
    lines | awk -F '\t' -v pass="$1" -v model="$2" -v have=" $3 " '
        $1 != pass { next }
        $5 ~ /\*$/ {
            stem = $5; sub(/\*/, "", stem); count = split(have, k, " ")
            for (i = 1; i <= count; i++) if (index(k[i], stem) == 1) {
                line = $7; gsub(/[a-z]+_\*/, model "_" k[i], line); print line
            }
            next
        }
        index(have, " " $5 " ") { print model "_" $7 }'
}

# derivatives KERNEL: the functions that the engine has of it.
derivatives() { lines | awk -F '\t' -v kernel="$1" '$4 == "engine" && $5 == kernel { print $6 }'; }

# pass PASS: one more of the passes to be run, as Passes.java reads them.
pass() {
    local pass=$1 of mode last=${1##*_} head options=() source from
    read -r of mode < <(lines | awk -F '\t' -v pass="$pass" '$1 == pass { print $2, $3 }')
    heads "$pass" "$model" "$kernels" >"$scratch/heads"
    [ -s "$scratch/heads" ] || return 0
    case $mode in
    reverse) options=(-b) ;;
    vector) options=(-d -vector -nooptim mergediff); [ $last = dv ] || options+=(-tgtfuncname "%_${last%v}") ;;
    tangent) options=(-d -tgtvarname "%$last" -tgtfuncname "%_$last") ;;
    *) die "ad/heads: pass $pass: there is no mode '$mode': tangent, vector or reverse" ;;
    esac
    case $pass in *_*) options+=(-o "${model}_${pass%_*}") ;; *) options+=(-o "$model") ;; esac
    case $of in model) from=. source=$model.c ;; *) from=$of source=${model}_$of.c ;; esac
    { printf '%s\t%s\t%s\t-fixinterface' "$pass" "$from" "$source"
      printf '\t%s' "${options[@]}"
      while IFS= read -r head; do printf '\t-head\t%s' "$head"; done <"$scratch/heads"
      echo; } >>"$scratch/passes"
}

# prepare PASS: corrects what Tapenade wrote and cannot read or differentiate again; the same as
# stage in Passes.java, which says why.
prepare() {
    case $1 in
    e*) sed -zE -e 's/\<0\.D0\>/0.0/g' -e 's/--([0-9.])/+\1/g' \
        -e ':a; s/\n( *)([^;{}\n]+) = \(([^;?]*) \? ([^;:?]*) : ([^;]*)\);/\n\1if (\3)\n\1    \2 = \4;\n\1else\n\1    \2 = \5;/; ta' ;;
    *) cat ;;
    esac
}

# All of them, each in a directory of its own below $scratch.  In one Java machine where there is a
# Java compiler; --check, and where that fails, one after the other by Tapenade's own program: the
# files are the same.
run_passes() {
    local installed name from file options
    installed=$(cd "$(dirname "$(readlink -f "$tapenade")")/.." && pwd)
    if [ $action != check ] && [ -s "$scratch/passes" ] && command -v javac >/dev/null 2>&1 && [ -f "$installed/build/libs/tapenade-3.16.jar" ]; then
        (cd "$scratch" && exec java $java_flags -Dfile.encoding=ISO-8859-15 "$tree/scripts/Passes.java" "$installed" "$tree/scripts" <passes) \
            >"$scratch/driver" 2>&1 || true
    fi
    find_version
    while IFS=$'\t' read -r name from file options; do
        if [ ! -f "$scratch/$name/done" ]; then
            rm -rf "${scratch:?}/$name"
            mkdir "$scratch/$name"
            [ -f "$scratch/$from/$file" ] || die "$model: pass $from wrote no $file: run this again"
            prepare "$name" <"$scratch/$from/$file" >"$scratch/$name/$file"
            IFS=$'\t' read -ra options <<<"$options"
            (cd "$scratch/$name" && "$tapenade" -java "$java_flags" "${options[@]}" "$file") >"$scratch/$name/log" 2>&1 ||
                touch "$scratch/$name/failed"
            restore "$name" "$file"
        fi
        judge "$name"
    done <"$scratch/passes"
    ! reuses || keep_raw
    for name in $passes; do
        [ ! -f "$scratch/$name/${model}_$name.c" ] || mv "$scratch/$name/${model}_$name.c" "$scratch/"
    done
}

# restore PASS SOURCE: functions that Tapenade declared and did not write are put back.
restore() {
    local output=$scratch/$1/${model}_$1.c
    [ -f "$output" ] || return 0
    awk -f "$tree/scripts/restore.awk" "$scratch/$1/$2" "$output" >"$scratch/whole"
    mv "$scratch/whole" "$output"
}

# judge PASS: a suspicious word in its log is an error.
judge() {
    cat "$scratch/$1"/*.msg >>"$scratch/$1/log" 2>/dev/null || true
    ! grep -q 'unexpected token: D0' "$scratch/$1/log" || die "$(place_of "${model}_constraints"):" \
        "${model}_constraints: a derivative that is always 0 comes out as Fortran (0.D0), mostly" \
        "that of 0.0 * x, here or in a helper: leave that term out"
    if grep -E 'AD09|DF05|TC30|Unexpected|rror|not found' "$scratch/$1/log" >&2; then
        die "$model: pass $1: Tapenade cannot differentiate this (see above); write the kernel in" \
            "plainer C"
    fi
    [ ! -f "$scratch/$1/failed" ] || tapenade_failed "$1"
}

# tapenade_failed PASS: its words are kept, not shown: they are about its own code.
tapenade_failed() {
    mkdir -p "$home/$out"
    cp "$scratch/$1/log" "$home/$out/tapenade.log"
    die "$source: Tapenade itself fails in pass $1: undo the last edit, and make it in smaller steps, with helper functions that take variables and whole arrays.  Its words are in $out/tapenade.log"
}

# What scripts/costate_ad/fuse makes of them, <model>_fused.c: a model can do without it, and then its matrices
# come from the vector code.
fuse() {
    if ! python3 -B "$tree/scripts/costate_ad" fuse "$scratch" "$model" 2>"$scratch/words"; then
        echo "$model: no fused code ($(tail -n 1 "$scratch/words" | sed "s/^fuse: $model: //")): its results are the same, its matrices come from vector code, which takes several times as long"
    fi
}

# What scripts/costate_ad/fuse/facts.py says of the kernels, <model>_facts.c: without it the engine takes them to look at everything.
facts() {
    python3 -B "$tree/scripts/costate_ad" facts "$scratch" "$model" $(costs) 2>"$scratch/words" ||
        echo "$model: no facts ($(tail -n 1 "$scratch/words" | sed "s/^facts: $model: //")): the engine takes its kernels to look at everything"
}

# The costs of the model, each once, in the order of its table.
costs() { printf '%s\n' $kernels | sed -n 's/^\(cost\|final\)_//p' | awk '!seen[$0]++'; }

# The prototypes of all functions in a C file, from their definitions; sizes, which may be
# enumerators, are left out.
prototypes() {
    awk '/^(void|double) [A-Za-z0-9_]+\(/ { p = ""; on = 1 }
         on { p = p $0; if ($0 ~ /\)[ ]*\{?$/) { sub(/[ ]*\{?$/, "", p); gsub(/[ ]+/, " ", p); print p ";"; on = 0 } }' |
        sed -e 's/\[ *CST_LANES *\]/@/g' -e 's/\[[^]]*\]/[]/g' -e 's/@/[CST_LANES]/g'
}

# The table of a model's kernels and derivatives, as C; the compiler checks every signature against
# costate_model.h.
table() {
    echo "/* Written by scripts/regen_ad.sh: the kernels of ${model} and what Tapenade made of them. */"
    echo '#include "costate_model.h"'
    sed '/^#include </d' "$scratch/$model.c" | cpp -P | prototypes | grep " ${model}_"
    for pass in $passes; do
        file=$scratch/${model}_$pass.c
        [ ! -f "$file" ] || sed "s/NBDirsMax/CST_LANES/g" "$file" | prototypes | grep " ${model}_"
    done
    [ ! -f "$scratch/${model}_fused.c" ] || echo "extern const cst_fused ${model}_fused;"
    [ ! -f "$scratch/${model}_facts.c" ] || echo "extern const cst_facts ${model}_facts;"
    count=0
    echo "static const cst_cost_kernels costs[] = {"
    for cost in $(costs); do
        g=NULL w=NULL
        case " $kernels " in *" cost_$cost "*) g=${model}_cost_$cost ;; esac
        case " $kernels " in *" final_$cost "*) w=${model}_final_$cost ;; esac
        printf '    { "%s"' "$cost"
        for suffix in "" _b _e0_b; do
            for f in $g $w; do [ $f = NULL ] && printf ', 0' || printf ', %s%s' $f "$suffix"; done
        done
        printf ' },\n'
        count=$((count + 1))
    done
    echo "};"
    echo "extern const cst_kernels ${model}_kernels;"
    echo "const cst_kernels ${model}_kernels = {"
    for kernel in inertia forces constraints switches initial launch potential outputs; do
        case " $kernels " in *" $kernel "*) ;; *) continue ;; esac
        for f in $kernel $(derivatives $kernel); do echo "    .$f = ${model}_$f,"; done
    done
    echo "    .costs = costs, .costs_count = $count,"
    [ ! -f "$scratch/${model}_fused.c" ] || echo "    .fused = &${model}_fused,"
    [ ! -f "$scratch/${model}_facts.c" ] || echo "    .facts = &${model}_facts,"
    echo "};"
}

# complete PASS: adjoints that reverse code leaves unset are cleared first (complete.awk).
complete() {
    local file=$scratch/${model}_$1.c
    awk -f "$tree/scripts/complete.awk" "$file" >"$scratch/$1.completed"
    cp "$scratch/$1.completed" "$file"
}

# correct_zeros PASS: at the edge of sqrt and asin, and of 0.0 * x, Tapenade writes the derivative zero as 0.D0, which is Fortran, or not at all.
correct_zeros() { sed -i -z -e 's/\<0\.D0\>/0.0/g' -e 's/?\([ \n]*\):/? 0.0\1:/g' "$scratch/${model}_$1.c"; }

# adapt PASS: every signature is the one that costate_model.h has (adapt.awk).
adapt() {
    local file=$scratch/${model}_$1.c function argument
    if ! awk -v model="$model" -f "$tree/scripts/adapt.awk" "$tree/src/costate_model.h" "$file" >"$scratch/$1.adapted" 2>"$scratch/$1.differs"; then
        read -r function argument <"$scratch/$1.differs"
        function=$(author_of "$function")
        die "$(place_of "$function"): Tapenade gives the derivatives of $function other arguments than asked for ($argument): assign to local variables what $function computes of rho alone, and pass these"
    fi
    cp "$scratch/$1.adapted" "$file"
}

# forgive PASS: Tapenade drops an assignment whose value its reverse code does not use, and passes
# the variable all the same.  The compiler cannot know that and takes it for an error.  Such a
# variable gets a NaN, which shows should it be used after all; a variable that has none (an int) is
# refused.
forgive() {
    local file=$scratch/${model}_$1.c line name declaration level=1 place
    case $1 in e*) level=2 ;; esac # a value that is pushed before the first one is computed, and never used
    ${CC:-cc} -std=c11 -O$level -Wuninitialized "-I$tree/src/ad" "-I$tree/src" -c "$file" -o "$scratch/$1.forgiven.o" 2>"$scratch/$1.words" || return 0
    sed -n "s/^[^ ]*_$1\.c:\([0-9]*\):[0-9]*: note: [^']*'\([A-Za-z0-9_]*\)' \(\(was \)\?declared here\|to silence this warning\).*/\1 \2/p" \
        "$scratch/$1.words" | sort -u -k 1,1nr -k 2 >"$scratch/$1.dropped"
    while read -r line name; do
        declaration=$(sed -n "${line}p" "$file")
        case $declaration in
        "    double "*) ;;
        *)
            place=$(assignment_of "$name")
            [ "$place" != "$source" ] || die "$source: Tapenade drops '$name', a variable of its own, which its reverse code needs: write a loop in place of a recursion, and a statement for each part of a long expression"
            die "$place: Tapenade drops the assignment to '$name' where its reverse code needs it: write the expression itself in place of $name, and a loop without break" ;;
        esac
        awk -v line="$line" -v name="$name" 'NR >= line && !done { declaration = declaration $0 } { print } NR >= line && !done && /;$/ {
            gsub(/[ \n]/, "", declaration)
            print "#ifdef CST_DROPPED"
            if (declaration ~ "(double|,)" name "[[]") {
                print "    for (unsigned i = 0; i < sizeof " name " / sizeof " name "[0]; ++i)"
                print "        CST_DROPPED(" name "[i]); /* regen_ad.sh: Tapenade dropped values of it that are not used */"
            } else print "    CST_DROPPED(" name "); /* regen_ad.sh: Tapenade dropped its value, which is not used */"
            print "#endif"
            done = 1 }' "$file" >"$scratch/$1.forgiven"
        cp "$scratch/$1.forgiven" "$file"
    done <"$scratch/$1.dropped"
}

# assignment_of NAME: the file and the line where the author assigns to that variable first.
assignment_of() {
    local line
    line=$(grep -nE "(^|[^A-Za-z0-9_])$1 *=[^=]" "$home/$source" | head -n 1 | cut -d: -f1)
    echo "$source${line:+:$line}"
}

# Without a descriptor there is nothing to load: said before Tapenade runs.
need_descriptor() {
    grep -q "\<cst_model ${model}_model\>" "$home/$source" ||
        die "$source: there is no descriptor ${model}_model: end the file with const cst_model" \
            "${model}_model = { ... }"
}

# The statements of C without comments, one per line: how many braces it is in, a tab, the text up
# to its semicolon or brace.
statements() {
    awk '
        goes_on || /^[ \t]*#/ { goes_on = /\\$/; next }
        { text = text $0 " " }
        END {
            while (match(text, /[;{}]/)) {
                one = substr(text, 1, RSTART); text = substr(text, RSTART + 1)
                gsub(/[ \t]+/, " ", one); sub(/^ /, "", one)
                print depth + 0 "\t" one
                if (one ~ /[{]$/) depth++
                if (one ~ /[}]$/) depth--
            }
        }' "$1"
}

# The variables that outlive a call and are not const.
lasting() {
    statements "$1" | awk -F '\t' '
        { head = $2; sub(/[=[,;{].*/, " ", head) }
        head ~ /[(]/ || head ~ /(^| )(const|enum|typedef) / { next }
        head ~ /(^| )(static|_Thread_local) / { print $2; next }
        $1 == 0 && head ~ /^((extern|volatile|unsigned|signed|long|short) )*(double|float|int|long|short|char|unsigned) [A-Za-z_]/ { print $2 }'
}

# Integer literals that are divided by one another, here or in a macro that is used here: not in an
# index or a size, the head of a loop, an enumeration, or the value of an int.
quotients() {
    { grep -E '^[ 	]*#[ 	]*define' "$1" || true; statements "$1"; } | awk -F '\t' '
        function whole(x) { return x ~ /^(0[xX][0-9A-Fa-f]+|[0-9]+)[uUlL]*$/ }
        function multiplies(x) { return x == "*" || x == "/" }
        # Whether the product that ends with token i is one of integer literals.
        function integer(i) {
            while (i > 2 && whole(t[i]) && multiplies(t[i - 1])) i -= 2
            return whole(t[i]) && !(t[i - 1] == ")" && t[i - 2] == "double")
        }
        function divides(text,   n, i, inside) {
            n = 0; split("", t)
            while (match(text, /^("[^"]*"|[A-Za-z_][A-Za-z0-9_]*|[.]?[0-9]([eEpP][-+]|[A-Za-z0-9_.])*|[ \t]+|.)/)) {
                if (substr(text, 1, 1) !~ /[ \t]/) t[++n] = substr(text, 1, RLENGTH)
                text = substr(text, RLENGTH + 1)
            }
            for (i = 1; i <= n; i++) {
                if (t[i] == "[") inside++
                if (t[i] == "]") inside--
                if (!inside && ((t[i] in macro) || (t[i] == "/" && whole(t[i + 1]) && integer(i - 1)))) return 1
            }
            return 0
        }
        /^[ \t]*#/ {
            match($0, /define[ \t]+[A-Za-z0-9_]+/)
            name = substr($0, RSTART, RLENGTH); sub(/.*[ \t]/, "", name)
            if (divides(substr($0, RSTART + RLENGTH))) macro[name] = 1
            next
        }
        {
            skipped = passed; passed = 0; text = $2
            if (skipped) next
            if (text ~ /^((static|const|unsigned|long) )*(int|enum|long|unsigned|size_t) ?/) { passed = text ~ /[{]$/; if (text !~ /[(]/) next }
            if (text ~ /(^|[^A-Za-z0-9_])for ?[(]/) { passed = 1; sub(/(^|[^A-Za-z0-9_])for ?[(].*/, "", text) }
            if (divides(text)) print $2
        }'
}

# The functions that it knows no derivative of, but those that the model has itself.
unknown_functions() {
    { grep -oE '\<(fmin|fmax|fdim|fma|hypot|copysign|cbrt|exp2|expm1|log2|log1p|asinh|acosh|atanh|memcpy|memmove|memset)[fl]? *\(' "$1" || true; } | tr -d ' (' | sort -u |
        while read -r name; do grep -qE "^(static +)?(inline +)?[a-z]+ +$name *\(" "$1" || echo "$name"; done
}

# Compiles the model with the flags of build_plugin.sh, which will show its warnings (-Wall: only
# with it are arguments checked against their sizes), and links it, with an empty table for its
# derivatives.
compile() {
    local flags=(-std=c11 -D_POSIX_C_SOURCE=200809L -fPIC "-I$tree/src" "-I$tree/models" -Wall -Werror=implicit-function-declaration $(sed -n 's/^model: *//p' "$tree/ad/flags") ${CFLAGS:-})
    ${CC:-cc} "${flags[@]}" -c "$home/$source" -o "$scratch/model.o" >"$scratch/words" 2>&1 ||
        { cat "$scratch/words" >&2; die "$source does not compile (above): correct it first"; }
    printf '#include "costate_model.h"\nextern const cst_kernels %s_kernels;\nconst cst_kernels %s_kernels = { 0 };\n' "$model" "$model" |
        ${CC:-cc} "${flags[@]}" -x c -c - -o "$scratch/kernels.o" >&2 || die "the compiler refuses costate_model.h (above): check CC and CFLAGS"
    ${CC:-cc} -shared "$scratch/model.o" "$scratch/kernels.o" -o "$scratch/model.so" -lm -Wl,-z,defs >&2 ||
        die "$source does not link (above): define the function that is named there, or leave its" \
            "call out"
    rm "$scratch"/{model.o,kernels.o,model.so,words}
}

# What scripts/costate_ad/lint refuses, with its line in the author's file.  What it cannot read is refused too;
# where that is no C, the compiler says so first.
read_by_parser() {
    local why status=0
    why=$(python3 -B "$tree/scripts/costate_ad" lint "$home/$source" "$tree/models") || status=$?
    [ $status != 0 ] || return 0
    [ $status != 3 ] || compile
    die "${why:-${source##*/} cannot be read, because python3 does not run: install python3 and python3-pycparser (Debian)}"
}

# The code of the model without comments, "LINE:" before each of its lines.
numbered() {
    cpp -fpreprocessed -dD "$home/$source" |
        awk '/^# [0-9]+ "/ { line = $2 - 1; next } { printf "%d:%s\n", ++line, $0 }'
}

# locate: puts file and line before each line of the input that is found in the model; fails when
# there is none.
locate() {
    local text line any=1
    while IFS= read -r text; do
        any=0 line=$(numbered | grep -wF -- "$text" | head -n 1 | cut -d: -f1)
        printf '%s%s\n' "${line:+$source:$line: }" "$text"
    done
    return $any
}

# Refuses C whose derivatives Tapenade gets wrong without a word.
lint() {
    cpp -P -fpreprocessed -dD "$scratch/$model.c" >"$scratch/plain"
    if grep -E '\<(double|float)( const)? *\*' "$scratch/plain" | locate >&2; then
        die "$model: a pointer (above) has no size, and its derivatives come out wrong: write it" \
            "as an array, double x[N]"
    fi
    if grep -E '^ +(const +)?double +[A-Za-z0-9_]+ *\[[^]]*\] *=' "$scratch/plain" | locate >&2; then
        die "$model: a local array with an initializer (above) loses its derivatives: assign its" \
            "elements one by one"
    fi
    if grep -oE '\<M_(E|LOG2E|LOG10E|LN2|LN10|PI|PI_2|PI_4|1_PI|2_PI|2_SQRTPI|SQRT2|SQRT1_2)\>' "$scratch/plain" | locate >&2; then
        die "$model: Tapenade does not know the constants of math.h (above): define your own," \
            "such as #define PI 3.14159265358979324"
    fi
    if lasting "$scratch/plain" | locate >&2; then
        die "$model: a variable that outlives the call (above): kernels keep nothing, and threads" \
            "would race: make it a local without static, or a const table"
    fi
    if quotients "$scratch/plain" | locate >&2; then
        die "$model: a quotient of integers (above, or in a macro there), which C rounds towards" \
            "0 and Tapenade does not: write 1.0 / 2"
    fi
    if unknown_functions "$scratch/plain" | locate >&2; then
        die "$model: Tapenade does not know the derivatives of this function (above): write a" \
            "helper of your own, such as sqrt(x * x + y * y), a loop for a copy, and for a branch" \
            "(fmin, fmax, copysign) a switch whose mode[k] it chooses by"
    fi
    for kernel in inertia forces initial; do
        case " $kernels " in *" $kernel "*) ;; *)
            die "$model: there is no function ${model}_$kernel: every model needs inertia," \
                "forces, initial and a cost; its line begins with void ${model}_$kernel(" ;;
        esac
    done
    case $kernels in *cost_* | *final_*) ;; *)
        die "$model: there is no cost: write double ${model}_cost_NAME(...), to be integrated, or" \
            "double ${model}_final_NAME(...)" ;;
    esac
    need_descriptor
    read_by_parser
    compile
}

# All passes of the model that was placed, in order; the files end up in $scratch.
differentiate() {
    rm -rf "${scratch:?}"/*
    flatten "$home/$source" >"$scratch/$model.c" || exit 1
    kernels=$(sed -n "s/^\(void\|double\) ${model}_\([a-z0-9_]*\)(.*/\2/p" "$scratch/$model.c" | tr '\n' ' ')
    lint
    if [ $action = fuse ]; then
        for pass in $passes; do [ ! -f "$home/$out/${model}_$pass.c" ] || cp "$home/$out/${model}_$pass.c" "$scratch/"; done
    else
        [ -n "${tapenade:-}" ] || find_tapenade
        echo "differentiating $model"
        transform
    fi
    echo "fusing the derivatives of $model"
    fuse
    facts
    table >"$scratch/${model}_kernels.c"
}

# culprit PATTERN: the author's function, with its place, in whose derivatives that is found; fails
# where it is in none.
culprit() {
    local name
    name=$(awk -v pattern="$1" 'FNR == 1 { name = "" }
        /^[a-z][^;]*[(]/ { name = $0; sub(/[(].*/, "", name); sub(/.*[ *]/, "", name) }
        $0 ~ pattern { print name; exit }' "$scratch/$model"_*.c)
    [ -n "$name" ] || return 1
    name=$(author_of "$name")
    echo "$(place_of "$name"): $name"
}

# table_without_const: the author's table, with its line, of which there is a derivative.
table_without_const() {
    local name line
    name=$(cat "$scratch/$model"_*.c | sed -nE '/static const/d; s/^static double ([A-Za-z0-9_]+)[^()]*(=|;).*/\1/p' | head -n 1)
    [ -n "$name" ] || return 1
    name=$(sed -E 's/(b|d[01]?|r0)+$//' <<<"$name")
    line=$(grep -nE "^static const .*[^A-Za-z0-9_]$name" "$home/$source" | head -n 1 | cut -d: -f1)
    echo "$source${line:+:$line}: the table $name"
}

# mend PASS: what Tapenade wrote, corrected.
mend() {
    case $1 in e*_b | b | dv) correct_zeros "$1" ;; esac # no pass reads these
    case $1 in b | *_b) complete "$1"; forgive "$1" ;; esac
    adapt "$1"
}

# mend_all: all passes that were not reused, at once; of those that are refused, the first one says why.
mend_all() {
    local jobs=() names=() k
    for pass in $passes; do
        ! taken "$pass" || continue
        [ -f "$scratch/${model}_$pass.c" ] || continue
        (mend "$pass") 2>"$scratch/$pass.refused" & jobs+=($!) names+=("$pass")
    done
    for k in "${!jobs[@]}"; do
        wait "${jobs[k]}" || { wait; cat "$scratch/${names[k]}.refused" >&2; exit 1; }
    done
}

# The passes, and what of their output is refused.
transform() {
    for pass in $(passes_where 1); do pass "$pass"; done
    ! reuses || reuse
    run_passes
    mend_all
    local where
    if where=$(table_without_const); then
        die "$where is passed to a helper that is differentiated with respect to it: its" \
            "derivative would be writable static data, and threads would race: copy it into a" \
            "local array first"
    fi
    if where=$(culprit '[0-9][.]D0'); then
        grep -qE '\<(sqrt|asin|acos) *\(' "$scratch/plain" || die "$where: a derivative that is" \
            "always 0 comes out as Fortran (0.D0), mostly that of 0.0 * x, here or in a helper:" \
            "leave that term out"
        die "$where: the derivative of sqrt in a constraint comes out as Fortran: write pow(x," \
            "0.5) there"
    fi
    if where=$(culprit '^ *float '); then
        die "$where: a temporary of its derivative comes out as float, which costs half of the" \
            "digits or worse: assign to a double first what mixes integers and reals in an" \
            "argument, and a constant where another call passes a variable"
    fi
    if where=$(culprit 'pushReal8[(][*]'); then
        die "$where: of a local array only the first element is saved for the reverse sweep," \
            "which is silently wrong: the array is filled again and again in a loop; make the" \
            "loop's body a function of its own, with the array inside"
    fi
}

# The generated files of a model that are in a directory, as the manifest names them.
generated() {
    for pass in $passes fused facts kernels; do [ ! -f "$1/${model}_$pass.c" ] || echo "${model}_$pass.c"; done | sort
}

# Removes them: a kernel that is no more has no derivatives either.
forget() { for file in $(generated "$home/$out"); do rm "$home/$out/$file"; done; }

# The manifest's lines of one model: its kernels, then its generated files.
describe() {
    printf '%s  kernels of %s\n' "$(flatten "$home/$source" | sha)" "$source"
    for file in $(generated "$home/$out"); do printf '%s  %s\n' "$(sha <"$home/$out/$file")" "$out/$file"; done
}

# The same lines as a manifest has them now.
kept() { grep -E "  (kernels of (models/)?$model\.c|$out/${model}_(${passes// /|}|fused|facts|kernels)\.c)\$" "$1" 2>/dev/null || true; }

check_model() {
    line=$(grep "  kernels of $source\$" "$manifest" || true)
    [ -n "$line" ] || { say "$source was never differentiated: run $remedy"; return; }
    [ "${line%% *}" = "$(flatten "$home/$source" | sha)" ] ||
        say "$source was edited after its derivatives were written: run $remedy"
}

check_manifest() {
    bad=0
    say() { printf '%s: %s\n' "$speaker" "$*" >&2; bad=1; }
    place "$1"
    [ -f "$manifest" ] || { say "$folder/manifest is missing: run $remedy_all"; return 1; }
    [ "$(sha <"$tree/ad/heads")" = "$(sed -n 's/  ad\/heads$//p' "$manifest")" ] ||
        say "ad/heads is another than when $folder/ was written: run $remedy_all"
    [ "$(cat "$tree"/scripts/costate_ad/fuse/*.py | sha)" = "$(sed -n 's/  scripts\/costate_ad\/fuse$//p' "$manifest")" ] ||
        say "scripts/costate_ad/fuse is another than when $folder/ was written: run $remedy_all"
    for argument in "$@"; do place "$argument"; check_model; done
    while read -r sum file; do
        case $file in "$folder"/*_*.c) ;; *) continue ;; esac
        if [ ! -f "$home/$file" ]; then say "$file is missing: run $remedy_all"
        elif [ "$(sha <"$home/$file")" != "$sum" ]; then
            say "$file was edited by hand: generated files are never edited; run $remedy_all"
        fi
    done <"$manifest"
    return $bad
}

# known: whether the placed model's kernels are those of a model of the tree.
known() {
    [ "$home" != "$tree" ] && [ -f "$tree/ad/manifest" ] || return 1
    sum=$(flatten "$home/$source" | sha)
    grep -qx "$sum  kernels of models/$model.c" "$tree/ad/manifest"
}

# take_known: its derivatives are taken from there.
take_known() {
    version=$(sed -n 's/^# \(Tapenade.*\)/\1/p' "$tree/ad/manifest")
    mkdir -p "$home/$out"
    forget
    for file in $(generated "$tree/ad/$model"); do cp "$tree/ad/$model/$file" "$home/$out/"; done
}

write_manifest() {
    { echo "# Written by scripts/regen_ad.sh"; echo "# $version"; printf '%s  ad/heads\n' "$(sha <"$tree/ad/heads")"
      printf '%s  scripts/costate_ad/fuse\n' "$(cat "$tree"/scripts/costate_ad/fuse/*.py | sha)"
      for argument in "${all[@]}"; do
          place "$argument"
          case " ${models[*]} " in
          *" $argument "*) describe ;;
          *) kept "$manifest" ;;
          esac
      done; } >"$scratch/manifest"
    cp "$scratch/manifest" "$manifest"
}

action=write models=() option=
for argument in "$@"; do
    case $argument in
    --check | --manifest | --update | --fuse) option=$argument action=${argument#--} ;;
    -h | --help) usage; exit 0 ;;
    -*) usage >&2; die "unknown option $argument" ;;
    *) models+=("$argument") ;;
    esac
done
case ${models[0]:-} in
*.c)
    [ ${#models[@]} = 1 ] || die "one FILE.c at a time: run it once for each"
    all=("${models[@]}") ;;
*)
    all=($(cat "$tree/models/MODELS"))
    if [ ${#models[@]} = 0 ]; then # all, and the tutorial's
        models=("${all[@]}")
        for file in "$tree"/doc/guide/tutorial/*.c; do [ ! -f "$file" ] || "$0" $option "$file" || exit 1; done
    fi
    for model in "${models[@]}"; do
        printf '%s\n' "${all[@]}" | grep -qx "$model" || die "no model '$model' in models/MODELS:" \
            "add a line with its name there"
    done ;;
esac

if [ $action = manifest ]; then
    check_manifest "${models[@]}" || exit 1
    echo "$folder/ is up to date"
    exit
fi

scratch=$(mktemp -d)
trap 'rm -rf "$scratch"' EXIT
if [ $action = update ]; then
    place "${models[0]}"
    flatten "$home/$source" >/dev/null || exit 1
    need_descriptor
    if check_manifest "${models[@]}" 2>"$scratch/why"; then
        known || read_by_parser # its derivatives may be older than what is refused now
        exit
    fi
    if known; then
        take_known
        echo "$model: derivatives taken from those that come with Costate"
        write_manifest
        exit
    fi
    [ ! -f "$manifest" ] || sed -e "s/^$speaker: //" -e 's/: run .*//' -e 's/; run .*//' "$scratch/why"
    grep -qv 'scripts/costate_ad/fuse is another' "$scratch/why" || action=fuse
fi
[ $action != fuse ] || { place "${models[0]}"; version=$(sed -n 's/^# \(Tapenade.*\)/\1/p' "$manifest"); }
changed=0
for argument in "${models[@]}"; do
    place "$argument"
    differentiate
    if [ $action = check ]; then
        for file in "$scratch/${model}"_*.c; do
            cmp -s "$file" "$home/$out/${file##*/}" || { echo "$speaker: $out/${file##*/} is not what Tapenade writes now" >&2; changed=1; }
        done
    else
        mkdir -p "$home/$out"
        forget
        cp "$scratch/${model}"_*.c "$home/$out/"
        ! reuses || [ $action = fuse ] || keep
    fi
done
if [ $action = check ]; then
    [ $changed = 0 ] || die "run $remedy_all"
    check_manifest "${models[@]}" && echo "$folder/ is what $version writes"
else
    write_manifest
fi
