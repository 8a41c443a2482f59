#!/usr/bin/env bash
# Builds the library and the program in build/ (or in the directory given), installing what is
# missing first.  Tests and benchmarks are other targets, built by scripts/test.sh and
# scripts/bench.sh; `all` builds the tests too, which ninja's own `all` and `install` leave out.
#   scripts/build.sh [DIRECTORY [TARGET]]
set -eu
cd "$(dirname "$0")/.."
build=${1:-build} target=${2:-program}
scripts/install_deps.sh
log=$(mktemp)
trap 'rm -f "$log"' EXIT
[ -f "$build/build.ninja" ] || meson setup "$build" >"$log" 2>&1 || { cat "$log" >&2; exit 1; }
[ "$target" = all ] && tests=meson-test-prereq || tests=
ninja -C "$build" "$target" $tests >"$log" 2>&1 || { cat "$log" >&2; exit 1; }
