#!/usr/bin/env bash
# Makes a plug-in of a model.  See --help.
set -eu
unset CDPATH
usage() {
    cat <<'TXT'
usage: scripts/build_plugin.sh FILE.c

Makes FILE.so, which the program loads by its path, from the model in FILE.c.  Derivatives and objects are kept in FILE.ad;
what is up to date is not made again.  Tapenade runs only when the kernels were edited (scripts/regen_ad.sh).

  CC        the C compiler (cc)
  CFLAGS    more flags for it, after those of ad/flags
TXT
}

tree=$(cd "$(dirname "$0")/.." && pwd)
export LC_ALL=C
speaker=${COSTATE_SPEAKER:-build_plugin}
die() { printf '%s: %s\n' "$speaker" "$*" >&2; exit 1; }
sha() { sha256sum | cut -d' ' -f1; }

case ${1:-} in -h | --help) usage; exit 0 ;; --) shift ;; esac
case ${1:-} in *.c) ;; *) usage >&2; exit 2 ;; esac
model=${1##*/} model=${model%.c}
case $model in '' | [!a-z]* | *[!a-z0-9]*)
    printf -v shown %q "$model"
    die "$shown cannot name a model: take lower-case letters and digits, such as crank2" ;;
esac
[ -f "$1" ] || die "$1 does not exist: costate new NAME writes a model to begin with"
case $1 in */*) file=$1 ;; *) file=./$1 ;; esac
home=$(cd -- "${file%/*}/" && pwd) source=$model.c
. "$tree/scripts/place.sh"
cc=${CC:-cc}
command -v ${cc%% *} >/dev/null 2>&1 || die "there is no compiler '$cc': install gcc, or set CC"

"$tree/scripts/regen_ad.sh" --update "$home/$model.c" || exit 1

# flags KIND: those of ad/flags.
flags() { sed -n "s/^$1: *//p" "$tree/ad/flags"; }
native=$(flags native)
echo 'int x;' | $cc $native -x c -fsyntax-only - >/dev/null 2>&1 || native=
common=(-std=c11 -D_POSIX_C_SOURCE=200809L -DNDEBUG -fPIC -fvisibility=hidden $native "-I$tree/src" "-I$tree/src/ad" "-I$tree/models")
as_model=("${common[@]}" -Wall -Wno-unused-parameter -Werror=implicit-function-declaration $(flags model) ${CFLAGS:-})
as_generated=("${common[@]}" $(flags generated) "-DMODEL=${model}_model" ${CFLAGS:-})
# with fused code little of it is run, and at -O3 it takes longer to compile than all the rest
as_vector=("${as_generated[@]}" -O1)
as_fused=("${common[@]}" $(flags fused) ${CFLAGS:-})

# What the objects depend on, in two sums: of the generated code and of the model's own file.
objects=$home/$model.ad/objects
compiler=$($cc --version 2>&1 | head -n 1; uname -m; grep -m 1 'model name' /proc/cpuinfo 2>/dev/null || true)
generated_sum=$({ echo "$compiler $cc ${as_generated[*]} ${as_fused[*]}"; cat "$home/$model.ad/manifest" "$tree"/src/costate.h "$tree"/src/costate_model.h "$tree"/src/ad/*; } | sha)
model_sum=$({ echo "$compiler $cc ${as_model[*]}"; $cc "${as_model[@]}" -E "$home/$model.c" 2>/dev/null || true; } | sha)
built() { printf '%s %s %s\n' "$generated_sum" "$model_sum" "$(sha <"$home/$model.so")"; }
if [ -f "$home/$model.so" ] && [ "$(cat "$objects/built" 2>/dev/null)" = "$(built)" ]; then
    echo "$model.so is up to date"
    exit 0
fi

# compile_generated SOURCE FLAGS...: what the compiler says of generated code is kept, not shown: no
# author wrote that code.  An object whose source, headers and flags are as before is kept.
compile_generated() {
    local object sum; object=$objects/$(basename "$1" .c)
    sum=$({ echo "$compiler $cc ${*:2} $headers_sum"; cat "$1"; } | sha)
    [ ! -f "$object.o" ] || [ "$(cat "$object.sum" 2>/dev/null)" != "$sum" ] || return 0
    rm -f "$object.sum"
    $cc "${@:2}" -c "$1" -o "$object.o" 2>"$object.log" || { rm -f "$object.o"; return 1; }
    rm "$object.log"
    echo "$sum" >"$object.sum"
}

# complain LOG: the function of the author's whose derivative the compiler refuses, with its line,
# and what to write.
complain() {
    local pass function what
    pass=$(basename "$1" .log) pass=${pass#"${model}_"}
    function=$(author_of "$(sed -n "s/.*[Ii]n function '\([A-Za-z0-9_]*\)'.*/\1/p" "$1" | head -n 1)")
    what=$(sed -n 's/.*error: //p' "$1" | head -n 1)
    die "$(place_of "${function:-none}"): the derivative of ${function:-the kernels} (pass $pass) does not compile ($what): pass variables to the functions that it calls: assign -x, a sum or a part of an expression to a variable first, and declare variables at the top without an initializer.  The compiler's words are in $model.ad/objects/${model}_$pass.log"
}

mkdir -p "$objects"
if [ "$(cat "$objects/generated" 2>/dev/null)" != "$generated_sum" ]; then
    rm -f "$objects"/{generated,built} "$objects"/*.log
    headers_sum=$(cat "$tree"/src/costate.h "$tree"/src/costate_model.h "$tree"/src/ad/*.h | sha)
    for file in "$objects/$model"_*.o; do # of passes that are no more
        file=${file##*/} file=${file%.o}
        [ "$file" = "${model}_" ] || [ -f "$home/$model.ad/$file.c" ] || rm -f "$objects/$file".*
    done
    echo "compiling the derivatives of $model"
    jobs=()
    for file in "$home/$model.ad/$model"_*.c "$tree"/src/ad/{buffer,plugin}.c; do
        case $file in
        *_fused.c | *_facts.c) how=("${as_fused[@]}") ;;
        *_dv.c | *_qv.c) [ -f "$home/$model.ad/${model}_fused.c" ] && how=("${as_vector[@]}") || how=("${as_generated[@]}") ;;
        *) how=("${as_generated[@]}") ;;
        esac
        compile_generated "$file" "${how[@]}" & jobs+=($!)
    done
    bad=0
    for job in "${jobs[@]}"; do wait "$job" || bad=1; done
    if [ $bad = 1 ]; then for log in "$objects"/*.log; do ! grep -q 'error:' "$log" || complain "$log"; done; die "the derivatives of $model do not compile: see $model.ad/objects/*.log, and check CC and CFLAGS"; fi
    echo "$generated_sum" >"$objects/generated"
fi
echo "compiling $model.c"
$cc "${as_model[@]}" -c "$home/$model.c" -o "$objects/${model}_.o" || die "$model.c does not compile (above): correct it and build again"
$cc -shared -o "$objects/$model.so" "$objects"/*.o -lm -Wl,-z,defs || die "$model.so does not link (above): define the function that is named there, or leave its call out"
mv "$objects/$model.so" "$home/$model.so"
built >"$objects/built"
