# What the tests in bash share: runs, verdicts, and the line at the end.  Sourced with $scratch made
# and removed here.
set -u
export LC_ALL=C
root=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)
scratch=$(mktemp -d)
trap 'rm -rf "$scratch"' EXIT
passed=0 failed=0

# verdict STATUS WHAT: 0 is a pass; otherwise the last run's output is shown.
verdict() {
    if [ "$1" = 0 ]; then passed=$((passed + 1)); echo "PASS: $2"; return; fi
    failed=$((failed + 1))
    echo "FAIL: $2"
    for file in out err; do [ ! -s "$scratch/$file" ] || head -n 8 "$scratch/$file" | sed "s/^/    $file: /"; done
}

# run COMMAND...: its stdout, stderr and exit status into $scratch/out, $scratch/err and $status.
run() {
    status=0
    "$@" >"$scratch/out" 2>"$scratch/err" </dev/null || status=$?
}

# finish: the count, and the exit status that it means.
finish() {
    echo "$passed passed, $failed failed"
    [ $failed = 0 ] && [ $passed -gt 0 ]
    exit
}
