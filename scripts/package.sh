#!/usr/bin/env bash
# Builds a package and tries it in an empty environment: installed, the README's gradient by the
# program and by Python, removed without rest.
#   scripts/package.sh wheel [DIRECTORY]     a Python wheel, in a new virtual environment
#   scripts/package.sh deb [DIRECTORY]       Debian packages, with lintian; as root they are installed
#                                            on this machine and removed, otherwise only unpacked
# DIRECTORY: where the packages go (dist/).
set -eu
cd "$(dirname "$0")/.."
kind=${1:-} target=$(realpath -m "${2:-dist}")
scratch=$(mktemp -d)
trap 'rm -rf "$scratch"' EXIT
unset PYTHONPATH COSTATE_LIBRARY COSTATE_DATADIR
expected="0.72688 -4.2288 3.2116"
example='import costate
psi, gradient = costate.Problem("fivebar").gradient()
print(f"{psi:.5f} {gradient[0]:.4f} {gradient[1]:.4f}")'

fail() { echo "package: $1" >&2; exit 1; }
tried() { # WHAT OUTPUT
    [ "$2" = "$expected" ] || fail "$1: $2, not $expected"
    echo "$1: $2"
}
program_says() { "$@" gradient fivebar --json | python3 -c 'import json, sys
x = json.load(sys.stdin)
print("%.5f %.4f %.4f" % (x["psi"], *x["gradient"].values()))'; }

wheel() {
    scripts/install_deps.sh python3 python3-venv python3-pip patchelf
    mkdir -p "$target"
    /usr/bin/python3 -m pip wheel . --no-build-isolation --no-deps --quiet -w "$target"
    /usr/bin/python3 -m venv "$scratch/venv"
    cd "$scratch"
    venv/bin/pip install --no-index --no-deps --quiet "$target"/costate-*.whl
    tried "python in an empty environment" "$(venv/bin/python -c "$example")"
    tried "the program" "$(program_says venv/bin/costate)"
    venv/bin/pip uninstall --quiet -y costate
    rest=$(find venv -iname '*costate*')
    [ -z "$rest" ] || fail "not removed: $rest"
    echo "removed without rest"
}

deb() {
    scripts/install_deps.sh debhelper dh-python lintian gfortran libopenmpi-dev python3-all
    git archive --prefix=costate/ HEAD | tar -x -C "$scratch"
    (cd "$scratch/costate" && dpkg-buildpackage -b -us -uc >"$scratch/log" 2>&1) ||
        { tail -n 30 "$scratch/log" >&2; fail "dpkg-buildpackage failed"; }
    mkdir -p "$target"
    cp "$scratch"/*.deb "$target"
    lintian --fail-on error "$scratch"/*.deb || fail "lintian has errors"
    packages=$(cd "$scratch" && ls *.deb | sed 's/_.*//')
    if [ "$(id -u)" = 0 ]; then
        dpkg -i "$scratch"/*.deb >/dev/null
        tried "python" "$(cd / && /usr/bin/python3 -c "$example")"
        tried "the program" "$(program_says /usr/bin/costate)"
        dpkg --purge $packages >/dev/null
        rest=$(find /usr -xdev -path '*costate*' -not -path '/usr/local/*' 2>/dev/null | head)
        [ -z "$rest" ] || fail "not removed: $rest"
        echo "removed without rest"
    else
        for package in "$scratch"/*.deb; do dpkg-deb -x "$package" "$scratch/root"; done
        library=$(dirname "$(find "$scratch/root" -name libcostate.so.1)")
        export LD_LIBRARY_PATH=$library COSTATE_LIBRARY=$library/libcostate.so.1
        tried "python" "$(PYTHONPATH=$scratch/root/usr/lib/python3/dist-packages /usr/bin/python3 -c "$example")"
        tried "the program" "$(program_says "$scratch/root/usr/bin/costate")"
    fi
}

case $kind in
wheel | deb) "$kind" ;;
*) fail "give wheel or deb" ;;
esac
