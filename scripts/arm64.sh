#!/usr/bin/env bash
# Builds Costate for 64-bit ARM and runs it by emulation: the code paths without the vector
# instructions of x86.  Needs Debian's packages gcc-aarch64-linux-gnu, g++-aarch64-linux-gnu and
# qemu-user-static; the libraries for ARM are unpacked into DIRECTORY, nothing is installed.
#   scripts/arm64.sh [DIRECTORY [TEST...]]      out/arm64; TEST: of meson test, otherwise a choice
set -eu
cd "$(dirname "$0")/.."
target=$(realpath -m "${1:-out/arm64}")
shift || true
[ $# -gt 0 ] || set -- stack 'solver squeezer' straight fused compress follow switches rk onestep 'gradient fivebar' 'gradient squeezer' pendulum
for tool in aarch64-linux-gnu-gcc qemu-aarch64-static apt-get dpkg-deb; do
    command -v $tool >/dev/null 2>&1 || { echo "SKIP: $tool is not here (Debian: gcc-aarch64-linux-gnu qemu-user-static)"; exit 77; }
done

root=$target/root
libraries="libc6-dev libsundials-dev libsuitesparse-dev liblbfgsb-dev libnlopt-dev libcminpack-dev libcjson-dev"
if [ ! -d "$root/usr/include" ]; then
    mkdir -p "$target/apt/lists/partial" "$target/apt/archives/partial" "$root"
    : >"$target/apt/status"
    apt="apt-get -qq -o APT::Architecture=arm64 -o APT::Architectures=arm64 -o Dir::State=$target/apt -o Dir::State::status=$target/apt/status
        -o Dir::Cache=$target/apt -o Debug::NoLocking=1 -o APT::Sandbox::User=root"
    $apt update
    $apt install -y --no-install-recommends --download-only $libraries >/dev/null
    for package in "$target"/apt/archives/*.deb; do dpkg-deb -x "$package" "$root"; done
    # Links by alternatives, which no installation has made here.
    lib=$root/usr/lib/aarch64-linux-gnu
    for name in blas lapack; do
        [ -e "$lib/lib$name.so.3" ] || ln -s "$name/lib$name.so.3" "$lib/lib$name.so.3"
    done
    find "$root" -type l -lname '/*' | while read -r link; do ln -sfn "$root$(readlink "$link")" "$link"; done
fi

cat >"$target/cross.ini" <<INI
[binaries]
c = ['aarch64-linux-gnu-gcc', '--sysroot=$root']
cpp = ['aarch64-linux-gnu-g++', '--sysroot=$root']
ar = 'aarch64-linux-gnu-ar'
strip = 'aarch64-linux-gnu-strip'
pkgconfig = 'pkg-config'
exe_wrapper = ['qemu-aarch64-static', '-L', '$root']
[properties]
sys_root = '$root'
pkg_config_libdir = '$root/usr/lib/aarch64-linux-gnu/pkgconfig:$root/usr/share/pkgconfig'
[host_machine]
system = 'linux'
cpu_family = 'aarch64'
cpu = 'aarch64'
endian = 'little'
INI
[ -f "$target/build/build.ninja" ] ||
    meson setup "$target/build" --cross-file "$target/cross.ini" -Dnative=false -Dmpi=disabled -Dipopt=disabled >"$target/log" 2>&1 ||
    { tail -n 20 "$target/log" >&2; exit 1; }
ninja -C "$target/build" program >"$target/log" 2>&1 || { tail -n 30 "$target/log" >&2; exit 1; }
file "$target/build/src/costate" 2>/dev/null | sed 's/.*ELF/ELF/' || true
export LD_LIBRARY_PATH=
run() { qemu-aarch64-static -L "$root" "$target/build/src/costate" "$@"; }
run gradient fivebar --wrt all --check
run gradient squeezer | tail -n 3
meson test -C "$target/build" --timeout-multiplier 20 --print-errorlogs "$@"
