#!/usr/bin/env bash
# Builds a package and tries it in an empty environment: installed, the README's gradient by the
# program and by Python, removed without rest.
#   scripts/package.sh wheel [DIRECTORY]     a Python wheel, in a new virtual environment
#   scripts/package.sh deb [DIRECTORY]       Debian packages, with lintian; as root they are installed
#                                            in an empty Debian (debootstrap) and removed, with the
#                                            README's C example and, where TAPENADE_HOME is set,
#                                            costate build; otherwise only unpacked
# DIRECTORY: where the packages go (dist/).  EMPTY_DEBIAN: a directory with an empty Debian 12, which is
# changed, instead of a new one.
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
# What a command writes as JSON
numbers() { python3 -c 'import json, sys
x = json.load(sys.stdin)
print("%.5f %.4f %.4f" % (x["psi"], *x["gradient"].values()))'; }
program_says() { "$@" gradient fivebar --json | numbers; }

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
    if [ "$(id -u)" = 0 ]; then try_in_empty_debian; else try_unpacked; fi
}

try_unpacked() {
    for package in "$scratch"/*.deb; do dpkg-deb -x "$package" "$scratch/root"; done
    library=$(dirname "$(find "$scratch/root" -name libcostate.so.1)")
    export LD_LIBRARY_PATH=$library COSTATE_LIBRARY=$library/libcostate.so.1
    tried "python" "$(PYTHONPATH=$scratch/root/usr/lib/python3/dist-packages /usr/bin/python3 -c "$example")"
    tried "the program" "$(program_says "$scratch/root/usr/bin/costate")"
}

inside() { chroot "$root" /usr/bin/env -i PATH=/usr/sbin:/usr/bin:/sbin:/bin HOME=/root LC_ALL=C DEBIAN_FRONTEND=noninteractive "$@"; }

# The README's first block of C.
readme_c() { sed -n '/^```c$/,/^```$/p' README.md | sed '/^```/d'; }

try_in_empty_debian() {
    root=${EMPTY_DEBIAN:-}
    if [ -z "$root" ]; then
        scripts/install_deps.sh debootstrap
        root=$scratch/debian
        debootstrap --variant=minbase bookworm "$root" >"$scratch/log" 2>&1 || { tail "$scratch/log" >&2; fail "debootstrap failed"; }
    fi
    cp /etc/resolv.conf "$root/etc/resolv.conf"
    rm -rf "$root/try"
    mkdir "$root/try"
    cp "$scratch"/*.deb "$root/try"
    readme_c >"$root/try/example.c"
    packages=$(cd "$scratch" && ls *.deb | sed 's/_.*//' | sort -u)
    mount --bind /proc "$root/proc" # Java's package needs it
    trap 'umount "$root/proc" 2>/dev/null; rm -rf --one-file-system "$scratch"' EXIT
    inside sh -ec 'apt-get update -qq
        apt-get install -y -qq --no-install-recommends /try/*.deb gcc libc6-dev pkg-config python3 python3-pycparser default-jre-headless' \
        >"$scratch/log" 2>&1 || { tail -n 20 "$scratch/log" >&2; fail "not installed"; }
    tried "python" "$(inside python3 -c "$example")"
    tried "the program" "$(program_says inside costate)"
    inside sh -ec 'cd /try && cc example.c $(pkg-config --cflags --libs costate) -o example && ./example'
    inside sh -c 'man -w costate >/dev/null 2>&1 || ls /usr/share/man/man1/costate.1.gz; ls /usr/share/doc/costate* | head -n 3' >/dev/null || fail "no documents"
    if [ -n "${TAPENADE_HOME:-}" ]; then
        cp -r "$TAPENADE_HOME" "$root/try/tapenade"
        inside TAPENADE_HOME=/try/tapenade sh -ec 'cd /try && costate new arm >/dev/null && costate build arm.c >/dev/null 2>log &&
            costate gradient ./arm.so --check | tail -n 1' || { cat "$root/try/log" >&2; fail "costate build"; }
    fi
    inside dpkg --purge $packages >/dev/null
    umount "$root/proc"
    rm -rf "$root/try"
    rest=$(find "$root" -xdev -iname '*costate*' -not -path "$root/proc/*" -not -path "$root/var/cache/*" | head)
    [ -z "$rest" ] || fail "not removed: $rest"
    echo "removed without rest"
}

case $kind in
wheel | deb) "$kind" ;;
*) fail "give wheel or deb" ;;
esac
