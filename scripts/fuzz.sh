#!/usr/bin/env bash
# Fuzzes what the program reads: problem and result files, scenarios files, tables of measurements
# (data), responses, states, options with a grammar of their own.  libFuzzer with AddressSanitizer
# and UndefinedBehaviorSanitizer; needs clang and a build (scripts/build.sh).
#   scripts/fuzz.sh [SECONDS [BUILD [NAME...]]]      of CPU time for each of them (600), of this build (build); only those named
# Inputs that found something stay in BUILD/fuzz as crash-..., leak-... or timeout-...; exit status
# 1 then, 77 without clang.
set -eu -o pipefail
cd "$(dirname "$0")/.."
seconds=${1:-600} build=${2:-build}
shift $(($# < 2 ? $# : 2))
names=${*:-problem scenarios data response state option}
command -v clang >/dev/null 2>&1 || { echo "SKIP: clang is not here (Debian: clang libclang-rt-14-dev)"; exit 77; }
[ -f "$build/models/registry.c" ] || { echo "no build in $build: run scripts/build.sh first" >&2; exit 1; }
build=$(realpath "$build")
out=$build/fuzz
mkdir -p "$out/objects"

# The engine and the program with sanitizers; the models and their derivatives as they were built.
flags="-std=gnu11 -g -O1 -w -fsanitize=fuzzer-no-link,address,undefined -fno-sanitize-recover=undefined -Isrc -Isrc/ad
       $(pkg-config --cflags libcjson nlopt cminpack 2>/dev/null) -DCST_SUITESPARSE_DIR -DCLI_DATADIR=\"/nowhere\" -DCLI_RELATIVE_DATADIR=\"nowhere\""
echo 'int main(void) { return 0; }' | clang -x c -fsanitize=address,undefined - -o "$out/probe" 2>/dev/null ||
    { echo "SKIP: clang has no sanitizers here (Debian: libclang-rt-14-dev)"; exit 77; }
compile() { # FILE: where it or a header is newer than its object
    object=$out/objects/$(echo "$1" | tr '/' '_').o
    [ "$object" -nt "$1" ] && [ -z "$(find src -name '*.h' -newer "$object" -print -quit)" ] || clang $flags -c "$1" -o "$object"
}
export -f compile
export flags out
{ find src -name '*.c' ! -path src/cli/main.c ! -path src/ad/plugin.c ! -name cluster_mpi.c ! -path 'src/study/mpi/*' ! -name ipopt.c; ls ad/*/*_kernels.c; } | xargs -P 2 -I{} bash -c 'compile {}'
clang $flags -c "$build/models/registry.c" -o "$out/objects/registry.o"
clang $flags -c "$build/src/cli/page_files.c" -o "$out/objects/page_files.o"
libraries="$(ls "$build"/ad/libcostate_*.a "$build"/models/lib*.a) -lsundials_cvodes -lsundials_nvecserial -lklu -lbtf -lamd -lcolamd
           -lsuitesparseconfig -llbfgsb $(pkg-config --libs nlopt cminpack) -lcjson -ldl -lpthread -lm"
harness() { # NAME SOURCE FLAGS...
    name=$1 source=$2; shift 2
    clang $flags -fsanitize=fuzzer,address,undefined -Itest/fuzz "$@" "test/fuzz/$source" "$out"/objects/*.o \
        -Wl,--start-group $libraries -Wl,--end-group -o "$out/$name"
}
harness problem fuzz_files.c
harness scenarios fuzz_files.c -DFUZZ_SCENARIOS
harness data fuzz_data.c
harness response fuzz_data.c -DFUZZ_RESPONSE
harness state fuzz_state.c
harness option fuzz_option.c

# From the inputs in test/fuzz, in a directory of its own: what is fuzzed may write there.  The
# messages are of no interest.
status=0 TIMEFORMAT="%U %S"
cd "$out"
for name in $names; do
    mkdir -p "corpus_$name"
    given="$OLDPWD/test/fuzz/$name"
    : >"$name.log"
    spent=0 runs=0 round=0
    # By rounds of a minute at the most, until the CPU time is spent: the clock of a busy machine says nothing.
    while [ "$spent" -lt "$seconds" ]; do
        round=$((round + 1))
        { time "./$name" -seed=$round -max_total_time=$((seconds < 60 ? seconds : 60)) -timeout=60 -rss_limit_mb=2048 -max_len=4096 -close_fd_mask=1 \
            -dict="$OLDPWD/test/fuzz/words" "corpus_$name" $([ -d "$given" ] && echo "$given") >"$name.round" 2>&1; } 2>"$name.time" || break
        grep -av '^costate: ' "$name.round" >>"$name.log"
        runs=$((runs + $(sed -n 's/^Done \([0-9]*\) runs.*/\1/p' "$name.round")))
        spent=$((spent + $(awk '{print int($1 + $2 + 0.5)}' "$name.time")))
    done
    if [ "$spent" -ge "$seconds" ]; then
        echo "$name: $runs runs in $spent s of CPU time, no finding"
    else
        status=1
        grep -av '^costate: ' "$name.round" >>"$name.log"
        echo "$name: a finding, see $out/$name.log:"
        grep -aE 'ERROR|runtime error|fuzz_[a-z]*\.c:' "$name.log" | head -n 3
    fi
done
exit $status
