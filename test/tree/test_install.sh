#!/usr/bin/env bash
# An installation into a directory of its own serves a consumer in C and in C++, shared and static,
# by pkg-config; a user who makes a plug-in, also where it was moved; and the shared library shows
# nothing but its interface.
#   test_install.sh BUILD_DIRECTORY
build=$(realpath "$1")
. "$(dirname "$0")/../shell.sh"
cd "$scratch" || exit 1
for tool in meson pkg-config nm cc; do
    command -v $tool >/dev/null 2>&1 || { echo "SKIP: $tool is not here"; exit 77; }
done

tests=$(ninja -C "$build" -t query all | grep -c '[ |]\(test\|bench\)/')
[ "$tests" = 0 ]; verdict $? "what \`ninja install\` builds are no tests"
run meson install -C "$build" --no-rebuild --destdir "$scratch/root"
verdict $status "meson install"
pc=$(find root -name costate.pc)
[ -f "$pc" ]; verdict $? "costate.pc is installed"
prefix=$(sed -n 's/^prefix=//p' "$pc")
for file in bin/costate include/costate.h include/costate_model.h; do [ -f "root$prefix/$file" ]; verdict $? "$file is installed"; done
headers="costate.h costate_instant.h costate_model.h $(grep -q '"costate_mpi"' "$build"/meson-info/intro-targets.json && echo "costate_mpi.h ")costate_sized.h costate_study.h "
[ "$(ls root"$prefix"/include | tr '\n' ' ')" = "$headers" ]; verdict $? "headers for users, for kernels, for studies"
shared=$(find root -name 'libcostate.so') static=$(find root -name 'libcostate.a')
[ -e "$shared" ] && [ -f "$static" ]; verdict $? "both libraries"
readelf -d "$shared" 2>/dev/null | grep -q 'SONAME.*libcostate\.so\.1'; verdict $? "the soname"

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
if command -v cmake >/dev/null 2>&1; then
    mkdir cmake && cp consumer.c cmake/ && cat >cmake/CMakeLists.txt <<'CMAKE'
cmake_minimum_required(VERSION 3.13)
project(consumer C)
find_package(costate 0.2 REQUIRED)
add_executable(consumer consumer.c)
target_link_libraries(consumer Costate::costate)
CMAKE
    run cmake -S cmake -B cmake/build -Dcostate_ROOT="$scratch/root$prefix" &&
        run cmake --build cmake/build && cp cmake/build/consumer .
    verdict $status "CMake's find_package compiles"
    LD_LIBRARY_PATH=$library run ./consumer
    [ "$(cat out)" = "$expected" ]; verdict $? "CMake's find_package runs: $(cat out)"
    sed -i 's/costate 0.2 REQUIRED/costate 99 REQUIRED/' cmake/CMakeLists.txt
    run cmake -S cmake -B cmake/other -Dcostate_ROOT="$scratch/root$prefix"
    [ $status != 0 ] && grep -q 'version: 0' err; verdict $? "CMake refuses a version that is not there"
else
    echo "SKIP: there is no CMake"
fi
LD_LIBRARY_PATH=$library run "root$prefix/bin/costate" --version
[ $status = 0 ] && grep -q '^costate ' out; verdict $? "the installed program runs"

package=$(find root -path '*/costate/__init__.py')
[ -f "$package" ]; verdict $? "the Python package is installed"
python=/usr/bin/python3
[ -x $python ] || python=python3
if command -v $python >/dev/null 2>&1; then
    run env -u COSTATE_LIBRARY PYTHONPATH="${package%/costate/__init__.py}" $python -c 'import costate
print(costate.library_path, "%.5f" % costate.Problem("fivebar").psi())'
    [ "$(cat out)" = "$library/libcostate.so.1 0.72688" ]; verdict $? "and finds the library that was installed with it"
fi
# The documents, and all that a plug-in is built from.
data=root$prefix/share/costate
for file in share/man/man1/costate.1 share/doc/costate/doc/guide/tutorial.md share/doc/costate/doc/theory/singular_nfourbar.svg; do
    [ -f "root$prefix/$file" ] || [ -f "root$prefix/$file.gz" ]; verdict $? "$file is installed"
done
for file in "$root"/models/*.[ch] "$root"/models/MODELS "$root"/ad/*/*_*.c "$root"/ad/passes "$root"/ad/manifest; do
    cmp -s "$file" "$data/${file#"$root/"}" || echo "${file#"$root/"}"
done >missing
[ ! -s missing ]; verdict $? "models, joints and derivatives are installed: $(tr '\n' ' ' <missing)"
grep -rlF -e "$root" -e "$build" "root$prefix/share" >traces; [ ! -s traces ]; verdict $? "and no path of this machine: $(head -n 3 traces | tr '\n' ' ')"

# A user in an empty directory, without Tapenade; then with everything moved elsewhere.
uses() {
    what=$1 installed=$2
    rm -rf user && mkdir user && cd user || exit 1
    run env -u TAPENADE_HOME -u LD_LIBRARY_PATH "$installed/bin/costate" new arm --bodies 3
    [ $status = 0 ] && grep -q arm_model arm.c; verdict $? "$what: costate new"
    cp "$installed/share/costate/models/fivebar.c" .
    run env -u TAPENADE_HOME "$installed/bin/costate" build fivebar.c
    [ $status = 0 ] && [ -f fivebar.so ]; verdict $? "$what: costate build, with the derivatives that are installed"
    run "$installed/bin/costate" --model ./fivebar.so gradient --check
    [ $status = 0 ] && grep -q "is confirmed" ../out; verdict $? "$what: costate --model ./fivebar.so gradient --check"
    for model in fivebar ./fivebar.so; do "$installed/bin/costate" gradient $model --json; done >both # the plug-in is of this processor
    python3 - <<'END'
import json
text, reader = open("both").read(), json.JSONDecoder()
one, end = reader.raw_decode(text)
two, _ = reader.raw_decode(text[end:].lstrip())
close = lambda x, y: abs(x - y) <= 1e-10 * abs(x)
assert close(one["psi"], two["psi"]) and all(close(one["gradient"][k], two["gradient"][k]) for k in ("L01", "L02"))
END
    verdict $? "$what: the numbers of the model that is built in"
    [ "$(nm -D --defined-only fivebar.so | awk '{ print $3 }')" = cst_plugin ]; verdict $? "$what: the plug-in shows one symbol"
    cd ..
}
uses "installed" "$scratch/root$prefix"
cat >loader.c <<'C'
#include <costate.h>
#include <stdio.h>
int main(void)
{
    const cst_model *model = NULL;
    cst_problem *p = NULL;
    cst_work *w = NULL;
    char message[256] = "";
    double psi = 0.0, gradient[2] = { 0.0, 0.0 };
    int refused = cst_model_load("user/fivebar.c", &model, message, (int)sizeof message);
    if (refused >= 0 || model || !message[0] || cst_model_load(NULL, &model, NULL, 0) >= 0)
        return 1;
    int status = cst_model_load("user/fivebar.so", &model, message, (int)sizeof message);
    if (status >= 0)
        status = cst_problem_create(model, &p);
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
consumes "a plug-in from C, shared" cc -std=c11 $strict loader.c $flags
consumes "a plug-in from C, static" cc -std=c11 $strict loader.c ${flags%%-L*} "$static" ${static_flags#*-lcostate}
mkdir elsewhere && mv "root$prefix" elsewhere/here && uses "moved" "$scratch/elsewhere/here"
mv elsewhere/here "root$prefix"

nm -D --defined-only "$shared" | awk '$2 !~ /[wWA]/ { sub(/@.*/, "", $3); print $3 }' | grep -v '^cst_' >others
[ ! -s others ]; verdict $? "only cst_ symbols are exported: $(head -n 5 others | tr '\n' ' ')"
nm -D --defined-only "$shared" | sed -n 's/.* \(cst_[a-z_]*\)\(@.*\)\{0,1\}$/\1/p' | sort >exported
sed -n 's/^CST_API .*[ *]\(cst_[a-z_]*\)(.*/\1/p' "$root"/src/costate.h "$root"/src/costate_sized.h "$root"/src/costate_instant.h "$root"/src/costate_study.h | sort >declared
diff declared exported >out 2>&1; verdict $? "and they are those that the headers declare"
finish
