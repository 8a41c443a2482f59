#!/usr/bin/env bash
# Seeded mutants of src/, killed by the tests or listed in test/survivors with a reason.  Needs a
# build with its tests (scripts/build.sh build all), which it leaves as it is; see scripts/mutate.py.
#   scripts/mutate.sh [--count N] [--seed K] [--files PATH[:LINE],...] [--tests NAME,...] [--results FILE]
set -eu
exec python3 -B "$(dirname "$0")/mutate.py" "$@"
