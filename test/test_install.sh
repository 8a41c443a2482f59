#!/usr/bin/env bash
# An installation into a directory of its own serves a consumer in C and in C++, shared and static, by pkg-config; and the shared
# library shows nothing but its interface.
#   test_install.sh BUILD_DIRECTORY
build=$(realpath "$1")
. "$(dirname "$0")/shell.sh"
cd "$scratch" || exit 1
for tool in meson pkg-config nm cc; do
    command -v $tool >/dev/null 2>&1 || { echo "SKIP: $tool is not here"; exit 77; }
done

run meson install -C "$build" --no-rebuild --destdir "$scratch/root"
verdict $status "meson install"
pc=$(find root -name costate.pc)
[ -f "$pc" ]; verdict $? "costate.pc is installed"
prefix=$(sed -n 's/^prefix=//p' "$pc")
for file in bin/costate include/costate.h; do [ -f "root$prefix/$file" ]; verdict $? "$file is installed"; done
[ "$(ls root"$prefix"/include)" = costate.h ]; verdict $? "one header"
shared=$(find root -name 'libcostate.so') static=$(find root -name 'libcostate.a')
[ -e "$shared" ] && [ -f "$static" ]; verdict $? "both libraries"
readelf -d "$shared" 2>/dev/null | grep -q 'SONAME.*libcostate\.so\.0'; verdict $? "the soname"

# DESTDIR is no prefix: pkg-config takes it as the root of the system.
export PKG_CONFIG_PATH=$scratch/$(dirname "$pc") PKG_CONFIG_SYSROOT_DIR=$scratch/root
run pkg-config --modversion costate
[ "$(cat out)" = "$(sed -n 's/^#define CST_VERSION "\(.*\)"/\1/p' "$root/src/costate.h")" ]; verdict $? "the version is the header's"
run pkg-config --cflags --libs costate
verdict $status "pkg-config --cflags --libs"
flags=$(cat out)
run pkg-config --cflags --libs --static costate
verdict $status "pkg-config --static"
static_flags=$(cat out)

cat >consumer.c <<'C'
#include <costate.h>
#include <stdio.h>
int main(void)
{
    cst_problem *p = NULL;
    cst_work *w = NULL;
    double psi = 0.0, gradient[2] = { 0.0, 0.0 };
    int status = cst_problem_create(cst_model_find("fivebar"), &p);
    if (status >= 0)
        status = cst_work_create(p, &w);
    if (status >= 0)
        status = cst_gradient(p, w, NULL, &psi, gradient);
    printf("%d %.5f %.4f %.4f\n", status, psi, gradient[0], gradient[1]);
    cst_work_free(w);
    cst_problem_free(p);
    return status;
}
C
cp consumer.c consumer.cpp
expected="0 0.72688 -4.2288 3.2116"
library=$(cd "$(dirname "$shared")" && pwd)

# consumes WHAT COMPILER...: compiles without a warning, runs, and prints the paper's numbers.
consumes() {
    what=$1; shift
    run "$@" -o consumer
    verdict $status "$what compiles"
    LD_LIBRARY_PATH=$library run ./consumer
    [ "$(cat out)" = "$expected" ]; verdict $? "$what runs: $(cat out)"
}
strict="-Wall -Wextra -Wpedantic -Wstrict-prototypes -Wold-style-definition -Wconversion -Wundef -Werror"
consumes "C11" cc -std=c11 $strict consumer.c $flags
consumes "C99" cc -std=c99 $strict consumer.c $flags
consumes "C11, static" cc -std=c11 $strict consumer.c ${flags%%-L*} "$static" ${static_flags#*-lcostate}
if command -v c++ >/dev/null 2>&1; then
    consumes "C++" c++ -std=c++11 -Wall -Wextra -Wpedantic -Wconversion -Wundef -Werror consumer.cpp $flags
else
    echo "SKIP: there is no C++ compiler"
fi
LD_LIBRARY_PATH=$library run "root$prefix/bin/costate" --version
[ $status = 0 ] && grep -q '^costate ' out; verdict $? "the installed program runs"

module=$(find root -name costate.py)
[ -f "$module" ]; verdict $? "costate.py is installed"
python=/usr/bin/python3
[ -x $python ] || python=python3
if command -v $python >/dev/null 2>&1; then
    run env -u COSTATE_LIBRARY PYTHONPATH="$(dirname "$module")" $python -c 'import costate
print(costate.library_path, "%.5f" % costate.Problem("fivebar").psi())'
    [ "$(cat out)" = "$library/libcostate.so.0 0.72688" ]; verdict $? "and finds the library that was installed with it"
fi

nm -D --defined-only "$shared" | awk '$2 != "w" && $2 != "W" { sub(/@.*/, "", $3); print $3 }' | grep -v '^cst_' >others
[ ! -s others ]; verdict $? "only cst_ symbols are exported: $(head -n 5 others | tr '\n' ' ')"
nm -D --defined-only "$shared" | sed -n 's/.* \(cst_[a-z_]*\)$/\1/p' | sort >exported
sed -n 's/^CST_API .*[ *]\(cst_[a-z_]*\)(.*/\1/p' "$root/src/costate.h" | sort >declared
diff declared exported >out 2>&1; verdict $? "and they are those that costate.h declares"
finish
