#!/usr/bin/env bash
# The benchmarks of others (Test Set for IVP Solvers, IFToMM): accuracy, time, gradients and their
# checks, as the table of doc/measurements/benchmarks.md.  Needs Tapenade for the four models that are
# not built in, and takes about five minutes.
#   scripts/benchmarks.sh [BUILD]      BUILD: build directory; default: build, built first
# Exit status 1 where an error is above its limit or a gradient is not confirmed, 77 without Tapenade.
set -eu
cd "$(dirname "$0")/.."
export LC_ALL=C
build=${1:-}
[ -n "$build" ] || { build=build; scripts/build.sh; }
program=$(realpath "$build/src/costate") library=$(realpath "$build/src/libcostate.so")
[ -x "${TAPENADE_HOME:-/nonexistent}/bin/tapenade" ] || command -v tapenade >/dev/null 2>&1 ||
    { echo "SKIP: Tapenade is not here (TAPENADE_HOME, PATH)"; exit 77; }

plugins=out/benchmarks
mkdir -p $plugins
cp bench/benchmarks/*.c $plugins
sed 's/WINDOWS = 5/WINDOWS = 2/' models/nfourbar.c >$plugins/nfourbar.c
for source in $plugins/*.c; do
    "$program" build "$source" >$plugins/log 2>&1 || { cat $plugins/log >&2; exit 1; }
done

echo "machine: $(sed -n 's/^model name[^:]*: //p' /proc/cpuinfo 2>/dev/null | head -n 1), load $(cut -d' ' -f1 /proc/loadavg 2>/dev/null || echo unknown)"
echo "commit: $(git describe --always --dirty 2>/dev/null || echo unknown)"
echo
PYTHONPATH=python COSTATE_LIBRARY=$library python3 bench/benchmarks/run.py $plugins --program "$program" | tee $plugins/table.md
exit "${PIPESTATUS[0]}"
