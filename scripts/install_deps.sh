#!/usr/bin/env bash
# Installs what building and testing Costate needs on Debian; quick when nothing is missing.
#   scripts/install_deps.sh [PACKAGE...]     more packages besides
set -eu

packages="gcc g++ libc6-dev meson ninja-build pkg-config libsundials-dev libsuitesparse-dev liblbfgsb-dev libnlopt-dev coinor-libipopt-dev libcminpack-dev libcjson-dev gnuplot-nox libjs-three libjs-dygraphs python3 python3-pycparser $*"

if ! command -v dpkg-query >/dev/null 2>&1 || ! command -v apt-get >/dev/null 2>&1; then
    echo "Costate needs these (Debian's names): $packages" >&2
    missing=""
    for tool in cc meson ninja pkg-config; do command -v $tool >/dev/null 2>&1 || missing="$missing $tool"; done
    [ -z "$missing" ] || { echo "not found:$missing; install them and the libraries above, then run this again" >&2; exit 1; }
    exit 0 # meson will name a missing library
fi

missing=""
for package in $packages; do
    dpkg-query -W -f='${Status}' "$package" 2>/dev/null | grep -q 'install ok installed' || missing="$missing $package"
done
[ -n "$missing" ] || exit 0

sudo=""
if [ "$(id -u)" != 0 ]; then
    command -v sudo >/dev/null 2>&1 || { echo "install these packages as root and run this again:$missing" >&2; exit 1; }
    sudo=sudo
fi
echo "installing$missing"
export DEBIAN_FRONTEND=noninteractive
log=$(mktemp)
trap 'rm -f "$log"' EXIT
$sudo apt-get update -qq >"$log" 2>&1 || true
$sudo apt-get install -y -qq --no-install-recommends $missing >>"$log" 2>&1 || { tail -n 20 "$log" >&2; exit 1; }
