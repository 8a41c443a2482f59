#!/usr/bin/env bash
# The tests under AddressSanitizer and UndefinedBehaviorSanitizer, those with threads under
# ThreadSanitizer, then the main commands under valgrind.
set -eu
cd "$(dirname "$0")/.."
scripts/install_deps.sh valgrind python3 python3-numpy python3-scipy
[ -f build-asan/build.ninja ] || meson setup build-asan -Db_sanitize=address,undefined -Db_lundef=false -Dbuildtype=debugoptimized -Dmpi=disabled >/dev/null
ninja -C build-asan all meson-test-prereq >/dev/null
ASAN_OPTIONS=detect_leaks=1 UBSAN_OPTIONS=halt_on_error=1:print_stacktrace=1 \
    meson test -C build-asan --no-rebuild --print-errorlogs --timeout-multiplier 10 "$@"

[ -f build-tsan/build.ninja ] || meson setup build-tsan -Db_sanitize=thread -Db_lundef=false -Dbuildtype=debugoptimized -Dmpi=disabled >/dev/null
ninja -C build-tsan test/ad/test_stack test/study/test_threads test/study/test_scenarios test/study/test_ensemble src/costate >/dev/null
TSAN_OPTIONS=halt_on_error=1 meson test -C build-tsan --no-rebuild --print-errorlogs --timeout-multiplier 10 stack threads scenarios ensemble cli_scenarios

scripts/build.sh build
check() {
    echo "valgrind: costate $*"
    valgrind --quiet --error-exitcode=9 --leak-check=full --errors-for-leak-kinds=definite build/src/costate "$@" >/dev/null
}
for model in $(cat models/MODELS); do
    check models "$model"
    check equilibrium "$model"
    for method in adjoint direct; do check gradient "$model" --method $method --rtol 1e-5 --tf 0.3; done
done
check gradient fivebar --method fd --rtol 1e-6
for formulation in index1 index3 maggi; do check gradient fivebar --formulation $formulation --step 1e-2; done
check optimize fivebar --max-evaluations 5
check gradient fivebar --cost everything --wrt all --json
echo "clean"
