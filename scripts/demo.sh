#!/usr/bin/env bash
# The main job, from nothing: install, build, and the gradient of the paper's five-bar mechanism
# beside its checks, then its vehicle, optimized: before and after in a table and, in out/, in
# pictures.
set -eu
cd "$(dirname "$0")/.."
scripts/build.sh build
say() { printf '\n$ %s\n' "$*"; "$@"; }
say build/src/costate gradient fivebar --check
say build/src/costate compare fivebar --step 1e-2
say build/src/costate simulate fivebar --out out/fivebar
say build/src/costate optimize iltis --out out/iltis
echo
echo "See it move: open $PWD/out/iltis/report.html in a browser (and out/fivebar/report.html)"
