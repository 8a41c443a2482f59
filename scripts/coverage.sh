#!/usr/bin/env bash
# Which lines of src/ do the tests run?  A build of its own (build-coverage), the tests, a table: lines run and lines in all of each
# file, least covered first, and the total; lines that no test runs are in build-coverage/gcov/*.gcov as #####.
#   scripts/coverage.sh [TEST...]      only these tests
set -eu
cd "$(dirname "$0")/.."
[ -f build-coverage/build.ninja ] || meson setup build-coverage -Db_coverage=true -Dbuildtype=debugoptimized >/dev/null
ninja -C build-coverage all meson-test-prereq >/dev/null
find build-coverage -name '*.gcda' -delete
meson test -C build-coverage --no-rebuild -q --timeout-multiplier 4 "$@" || echo "coverage: some tests fail: the table is of what ran" >&2
scripts/coverage_table.sh build-coverage
