#!/usr/bin/env bash
# Builds Costate in build/ (or in the directory given), installing what is missing first.
set -eu
cd "$(dirname "$0")/.."
build=${1:-build}
scripts/install_deps.sh
log=$(mktemp)
trap 'rm -f "$log"' EXIT
[ -f "$build/build.ninja" ] || meson setup "$build" >"$log" 2>&1 || { cat "$log" >&2; exit 1; }
ninja -C "$build" >"$log" 2>&1 || { cat "$log" >&2; exit 1; }
