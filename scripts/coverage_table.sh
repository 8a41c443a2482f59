#!/usr/bin/env bash
# The table of scripts/coverage.sh, of a build with -Db_coverage=true whose tests have run.
#   scripts/coverage_table.sh BUILD
set -eu
cd "$(dirname "$0")/.."
root=$PWD build=$(cd "$1" && pwd)
mkdir -p "$build/gcov"
# A file may be compiled into the library, the program and a test: lines are counted once, and run where any of them ran it.
cd "$build/gcov"
rm -f -- *.gcov
find "$build" -name '*.gcda' ! -path '*/ad/*' | while IFS= read -r data; do
    (cd "$build" && gcov -p -r -s "$root" -o "$(dirname "$data")" "$data" >/dev/null 2>&1 && mv -f -- *.gcov gcov/ 2>/dev/null) || continue
    cat ./src#*.c.gcov >>all.lines 2>/dev/null || true
    mkdir -p last && mv -f -- *.gcov last/ 2>/dev/null || true
done
[ -s all.lines ] || { echo "coverage: no test has run in $1" >&2; exit 1; }
mv -f last/*.gcov .
awk -F: '
    { count = $1; number = $2; gsub(/[ *]/, "", count); gsub(/ /, "", number) }
    number == 0 { if ($3 == "Source") file = $4; sub(/^.*\/src\//, "src/", file); sub(/^\.\.\//, "", file); next }
    file !~ /^src\// || count == "-" { next }
    { key = file SUBSEP number; if (!(key in seen)) { seen[key] = 0; lines[file]++ } }
    count !~ /^#/ && count !~ /^=/ && !seen[key] { seen[key] = 1; run[file]++ }
    END { for (f in lines) { printf "%6.1f %%  %5d of %5d  %s\n", 100 * run[f] / lines[f], run[f], lines[f], f; all += lines[f]; ran += run[f] }
          printf "%6.1f %%  %5d of %5d  all\n", all ? 100 * ran / all : 0, ran, all }' all.lines | sort -n
rm -rf all.lines last
