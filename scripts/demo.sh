#!/usr/bin/env bash
# The main job, from nothing: install, build, and the gradient of the paper's five-bar mechanism beside its checks.
set -eu
cd "$(dirname "$0")/.."
scripts/build.sh build
say() { printf '\n$ %s\n' "$*"; "$@"; }
say build/src/costate gradient fivebar --check
say build/src/costate compare fivebar --step 1e-2
say build/src/costate simulate fivebar --out out
