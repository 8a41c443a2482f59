#!/usr/bin/env bash
# Builds and tests Costate: everything it needs is installed first (Debian).  Ends with "N passed, N
# failed, N skipped".
#   scripts/test.sh [--slow] [arguments of meson test]
#   --slow: also the tests of the suite `slow`, which take a quarter of an hour more
set -u
cd "$(dirname "$0")/.."
leave_out="--no-suite slow"
[ "${1:-}" != --slow ] || { leave_out=""; shift; }
scripts/install_deps.sh python3 python3-numpy python3-scipy python3-pycparser python3-mpi4py openmpi-bin libopenmpi-dev || exit 1
# The browser of the test `report`: 20 s to install; where it cannot be, that part is skipped.
scripts/install_deps.sh chromium-headless-shell || echo "no chromium-headless-shell: report.html is not looked at"
scripts/build.sh build meson-test-prereq || exit 1
log=$(mktemp)
trap 'rm -f "$log"' EXIT
meson test -C build --no-rebuild --print-errorlogs $leave_out "$@" 2>&1 | tee "$log"
status=${PIPESTATUS[0]}
count() { sed -n "s/^$1: *\([0-9][0-9]*\).*/\1/p" "$log" | tail -n 1; }
ok=$(count Ok) failed=$(count Fail) timeout=$(count Timeout) skipped=$(count Skipped)
failed=$((${failed:-0} + ${timeout:-0}))
[ "$status" = 0 ] || [ "$failed" -gt 0 ] || failed=1
echo
echo "${ok:-0} passed, $failed failed, ${skipped:-0} skipped"
exit "$status"
