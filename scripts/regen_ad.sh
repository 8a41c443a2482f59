#!/usr/bin/env bash
# Differentiates the models with Tapenade and writes ad/.  See --help.
set -eu
usage() {
    cat <<'TXT'
usage: scripts/regen_ad.sh [--check | --manifest] [MODEL...]

  (nothing)    run Tapenade on the models (all of models/MODELS, or those named) and write ad/
  --check      run Tapenade, write nothing, and fail when ad/ is not what it writes now
  --manifest   without Tapenade: fail when a model was edited after ad/ was written, or a file of ad/ by hand

ad/heads says what is differentiated with respect to what; ad/manifest keeps Tapenade's version and the sha256 of
every input (a model's kernels: the part that Tapenade reads) and output.
TXT
}

cd "$(dirname "$0")/.."
export LC_ALL=C
manifest=ad/manifest
die() { printf 'regen_ad: %s\n' "$*" >&2; exit 1; }

# The part of a model that Tapenade reads: up to the descriptor, with the quoted includes put in, each once.
flatten() {
    awk -v dir="$(dirname "$1")" '
        function put(file,   line, name) {
            if (file in seen) return
            seen[file] = 1
            while ((r = (getline line < file)) > 0) {
                if (line ~ /^#include "costate.h"/) exit
                if (line ~ /^#include "/) {
                    name = line; sub(/^#include "/, "", name); sub(/".*/, "", name); put(dir "/" name)
                } else print line
            }
            if (r < 0) { print "regen_ad: cannot read " file > "/dev/stderr"; exit 1 }
        }
        BEGIN { put(ARGV[1]) }' "$1"
}
sha() { sha256sum | cut -d' ' -f1; }

find_tapenade() {
    if [ -n "${TAPENADE_HOME:-}" ] && [ -x "$TAPENADE_HOME/bin/tapenade" ]; then
        tapenade=$TAPENADE_HOME/bin/tapenade
    elif command -v tapenade >/dev/null 2>&1; then
        tapenade=$(command -v tapenade)
    else
        die "Tapenade not found: it is INRIA's tool for automatic differentiation, published by its authors at
tapenade.gitlabpages.inria.fr.  Version 3.16 is needed, and a Java runtime.  Unpack it, set TAPENADE_HOME to its
directory (the one with bin/tapenade) or put tapenade on the PATH, and run this again.  Building and testing
Costate never needs it."
    fi
    command -v java >/dev/null 2>&1 || die "Tapenade needs Java: install a runtime (Debian: default-jre-headless)"
    command -v cpp >/dev/null 2>&1 || die "Tapenade needs the C preprocessor cpp: install gcc"
    version=$("$tapenade" -version 2>&1 | sed -n 's/.*\(Tapenade 3\.[0-9]*[^-]*\) *- .*Java.*/\1/p' | head -n 1)
    stamp=$("$tapenade" -version 2>&1 | grep -o '3\.16-v[0-9A-Za-z-]*' | head -n 1 || true)
    version="${version:-Tapenade}${stamp:+ $stamp}"
    case $version in *3.16*) ;; *) die "$tapenade is $version: version 3.16 is needed" ;; esac
}

# heads PASS KERNELS: the -head arguments of a pass for the kernels that the model has, one a line.
heads() {
    awk -v pass="$1" -v model="$2" -v have=" $3 " '
        $1 != pass { next }
        { sub(/^[a-z0-9_]+ +/, ""); kernel = $0; sub(/\(.*/, "", kernel); base = kernel; sub(/_(d0|r0).*/, "", base) }
        kernel ~ /\*$/ {
            stem = kernel; sub(/\*/, "", stem); count = split(have, k, " ")
            for (i = 1; i <= count; i++) if (index(k[i], stem) == 1) {
                line = $0; gsub(/[a-z]+_\*/, model "_" k[i], line); print line
            }
            next
        }
        index(have, " " base " ") { print model "_" $0 }' ad/heads
}

# run PASS SOURCE OPTIONS...: one Tapenade run in the scratch directory; a suspicious word in its log is an error.
run() {
    pass=$1 source=$2 out=$3; shift 3
    args=()
    while IFS= read -r head; do args+=(-head "$head"); done < <(heads "$pass" "$model" "$kernels")
    [ ${#args[@]} -gt 0 ] || return 0
    (cd "$scratch" && "$tapenade" -fixinterface "$@" "${args[@]}" -o "$out" "$source") >"$scratch/log" 2>&1 ||
        { cat "$scratch/log" >&2; die "$model: pass $pass failed"; }
    cat "$scratch"/*.msg >>"$scratch/log" 2>/dev/null || true
    if grep -E 'AD09|DF05|TC30|Unexpected|rror|not found' "$scratch/log" >&2; then
        die "$model: pass $pass: Tapenade cannot differentiate this (see above); write the kernel in plainer C"
    fi
    rm -f "$scratch"/*.msg
}

# The prototypes of all functions in a C file, from their definitions; sizes, which may be enumerators, are left out.
prototypes() {
    awk '/^(void|double) [A-Za-z0-9_]+\(/ { p = ""; on = 1 }
         on { p = p $0; if ($0 ~ /\)[ ]*\{?$/) { sub(/[ ]*\{?$/, "", p); gsub(/[ ]+/, " ", p); print p ";"; on = 0 } }' |
        sed -e 's/\[ *CST_LANES *\]/@/g' -e 's/\[[^]]*\]/[]/g' -e 's/@/[CST_LANES]/g'
}

# The table of a model's kernels and derivatives, as C; the compiler checks every signature against costate.h.
table() {
    echo "/* Written by scripts/regen_ad.sh: the kernels of ${model} and what Tapenade made of them. */"
    echo '#include "costate.h"'
    sed '/^#include </d' "$scratch/$model.c" | cpp -P | prototypes | grep " ${model}_"
    for file in "$scratch/${model}"_{b,dv,q_dv,d0_b,d1,d1_b,d1_dv,r0_b}.c; do
        [ ! -f "$file" ] || sed "s/NBDirsMax/CST_LANES/g" "$file" | prototypes | grep " ${model}_"
    done
    costs=$(printf '%s\n' $kernels | sed -n 's/^\(cost\|final\)_//p' | awk '!seen[$0]++')
    count=0
    echo "static const cst_cost_kernels costs[] = {"
    for cost in $costs; do
        g=NULL w=NULL
        case " $kernels " in *" cost_$cost "*) g=${model}_cost_$cost ;; esac
        case " $kernels " in *" final_$cost "*) w=${model}_final_$cost ;; esac
        printf '    { "%s", %s, %s, %s, %s },\n' "$cost" "${g/NULL/0}" "${w/NULL/0}" \
            "$([ $g = NULL ] && echo 0 || echo ${g}_b)" "$([ $w = NULL ] && echo 0 || echo ${w}_b)"
        count=$((count + 1))
    done
    echo "};"
    echo "extern const cst_kernels ${model}_kernels;"
    echo "const cst_kernels ${model}_kernels = {"
    for kernel in inertia forces constraints switches initial launch potential; do
        case " $kernels " in *" $kernel "*) ;; *) continue ;; esac
        case $kernel in
        constraints) list="$kernel ${kernel}_dv ${kernel}_d0_b ${kernel}_d0_d1 ${kernel}_d0_d1_b ${kernel}_d0_d1_dv ${kernel}_r0_b" ;;
        potential) list=$kernel ;;
        *) list="$kernel ${kernel}_b ${kernel}_dv" ;;
        esac
        for f in $list; do echo "    .$f = ${model}_$f,"; done
    done
    echo "    .costs = costs, .costs_count = $count,"
    echo "};"
}

# All passes of one model, in order; the files end up in $scratch.
differentiate() {
    model=$1
    [ -f "models/$model.c" ] || die "models/$model.c does not exist"
    rm -f "$scratch"/*
    flatten "models/$model.c" >"$scratch/$model.c"
    kernels=$(sed -n "s/^\(void\|double\) ${model}_\([a-z0-9_]*\)(.*/\2/p" "$scratch/$model.c" | tr '\n' ' ')
    vector=(-d -vector -nooptim mergediff)
    run b     "$model.c"    "$model"    -b
    run dv    "$model.c"    "$model"    "${vector[@]}"
    run q_dv  "$model.c"    "${model}_q" "${vector[@]}"
    run d0    "$model.c"    "$model"    -d -tgtvarname %d0 -tgtfuncname %_d0
    run d1    "${model}_d0.c" "$model"  -d -tgtvarname %d1 -tgtfuncname %_d1
    run r0    "$model.c"    "$model"    -d -tgtvarname %r0 -tgtfuncname %_r0
    run d0_b  "${model}_d0.c" "${model}_d0" -b
    run d1_b  "${model}_d1.c" "${model}_d1" -b
    run d1_dv "${model}_d1.c" "${model}_d1" "${vector[@]}"
    run r0_b  "${model}_r0.c" "${model}_r0" -b
    rm -f "$scratch/${model}_d0.c" "$scratch/${model}_r0.c"
    if grep -nE '^static double [^()]*(=|;)' "$scratch/${model}"_*.c | grep -v 'static const' >&2; then
        die "$model: the generated code has writable static data (above), so threads would race: pass no file-scope
array to a helper that is differentiated with respect to it; copy it into a local array first"
    fi
    if grep -nE '[0-9]\.D0' "$scratch/${model}"_*.c >&2; then
        die "$model: the derivative of sqrt in a constraint came out as Fortran (above): write pow(x, 0.5) there"
    fi
    if grep -nE '^ *float ' "$scratch/${model}"_*.c >&2; then
        die "$model: a temporary came out as float (above), which costs half of the digits: in the kernel, assign an argument that
mixes integers and reals to a double first"
    fi
    if grep -nE 'pushReal8\(\*' "$scratch/${model}"_*.c >&2; then
        die "$model: of a local array only the first element is saved for the reverse sweep (above), which is silently wrong: the
array is filled again and again in a loop; make the loop's body a function of its own, with the array inside"
    fi
    table >"$scratch/${model}_kernels.c"
}

# The manifest's lines of one model: its kernels, then its generated files.
describe() {
    printf '%s  kernels of models/%s.c\n' "$(flatten "models/$1.c" | sha)" "$1"
    for file in "$2/$1"_*.c; do
        case ${file##*/} in "$1"_b.c | "$1"_dv.c | "$1"_q_dv.c | "$1"_d[01]*.c | "$1"_r0*.c | "$1"_kernels.c)
            printf '%s  ad/%s\n' "$(sha <"$file")" "${file##*/}" ;;
        esac
    done
}

# The same lines as the manifest has them now, for a model that this run leaves alone.
kept() { grep -E "  (kernels of models/$1\.c|ad/$1_(b|dv|q_dv|d[01]_?.*|r0_b|kernels)\.c)\$" $manifest 2>/dev/null || true; }

check_manifest() {
    bad=0
    [ -f $manifest ] || die "$manifest is missing: run scripts/regen_ad.sh"
    say() { printf 'regen_ad: %s\n' "$*" >&2; bad=1; }
    [ "$(sha <ad/heads)" = "$(sed -n 's/  ad\/heads$//p' $manifest)" ] ||
        say "ad/heads was edited after ad/ was written: run scripts/regen_ad.sh"
    for model in "$@"; do
        line=$(grep "  kernels of models/$model.c\$" $manifest || true)
        [ -n "$line" ] || { say "models/$model.c was never differentiated: run scripts/regen_ad.sh $model"; continue; }
        [ "${line%% *}" = "$(flatten "models/$model.c" | sha)" ] ||
            say "models/$model.c was edited after its derivatives were written: run scripts/regen_ad.sh $model"
    done
    while read -r sum file; do
        case $file in ad/*_*.c) ;; *) continue ;; esac
        if [ ! -f "$file" ]; then say "$file is missing: run scripts/regen_ad.sh"
        elif [ "$(sha <"$file")" != "$sum" ]; then
            say "$file was edited by hand: generated files are never edited; run scripts/regen_ad.sh"
        fi
    done <$manifest
    return $bad
}

action=write models=()
for argument in "$@"; do
    case $argument in
    --check) action=check ;;
    --manifest) action=manifest ;;
    -h | --help) usage; exit 0 ;;
    -*) usage >&2; die "unknown option $argument" ;;
    *) models+=("$argument") ;;
    esac
done
all=$(cat models/MODELS)
[ ${#models[@]} -gt 0 ] || models=($all)
for model in "${models[@]}"; do
    printf '%s\n' $all | grep -qx "$model" || die "no model '$model' in models/MODELS: add a line with its name there"
done

if [ $action = manifest ]; then check_manifest "${models[@]}" && echo "ad/ is up to date"; exit; fi

find_tapenade
scratch=$(mktemp -d)
trap 'rm -rf "$scratch"' EXIT
changed=0
for model in "${models[@]}"; do
    echo "differentiating $model"
    differentiate "$model"
    if [ $action = check ]; then
        for file in "$scratch/${model}"_*.c; do
            cmp -s "$file" "ad/${file##*/}" || { echo "regen_ad: ad/${file##*/} is not what Tapenade writes now" >&2; changed=1; }
        done
    else
        cp "$scratch/${model}"_*.c ad/
    fi
done
if [ $action = check ]; then
    [ $changed = 0 ] || die "run scripts/regen_ad.sh"
    check_manifest "${models[@]}" && echo "ad/ is what $version writes"
else
    { echo "# Written by scripts/regen_ad.sh"; echo "# $version"; printf '%s  ad/heads\n' "$(sha <ad/heads)"
      for model in $all; do
          case " ${models[*]} " in
          *" $model "*) describe "$model" ad ;;
          *) kept "$model" ;;
          esac
      done; } >"$scratch/manifest"
    cp "$scratch/manifest" $manifest
fi
