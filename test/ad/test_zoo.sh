#!/usr/bin/env bash
# The derivatives of all joints, drivers and elements: a model that has every one of a family is
# built, by Tapenade, and passes the ladder with respect to all parameters.
#   test_zoo.sh MODEL COSTATE        MODEL is one of test/zoo; 77 where Tapenade is not
model=$1 costate=$(realpath "$2")
. "$(dirname "$0")/../shell.sh"
cd "$scratch" || exit 1
for tool in cc java python3; do command -v $tool >/dev/null 2>&1 || { echo "SKIP: $tool is not here"; exit 77; }; done
[ -x "${TAPENADE_HOME:-/nonexistent}/bin/tapenade" ] || command -v tapenade >/dev/null 2>&1 ||
    { echo "SKIP: Tapenade is not here (TAPENADE_HOME, PATH)"; exit 77; }
cp "$root/test/zoo/$model.c" .

# every_function HEADER...: the model calls each function of those headers, or one that calls it.
every_function() {
    for header in "$@"; do
        sed -n 's/^static [a-z]* \([a-z0-9_A-Z]*\)(.*/\1/p' "$root/models/$header" | while read -r name; do
            grep -q "[^A-Za-z0-9_]$name(" "$root"/test/zoo/*.c "$root"/models/iltis.c ||
                grep -h "[^A-Za-z0-9_]$name(" "$root/models/$header" | grep -vq "^static" || echo "$name"
        done
    done >"$scratch/out"
    [ ! -s "$scratch/out" ]
}

run "$costate" build "$model.c"
[ $status = 0 ] && [ ! -s err ]; verdict $? "$model builds"
! grep -q "no fused code" out; verdict $? "  fused"
run "$costate" check "./$model.so" --wrt all
[ $status = 0 ] && grep -q " 0 failed" out; verdict $? "  passes the ladder"
run "$costate" gradient "./$model.so" --wrt all --check
[ $status = 0 ] && grep -q "is confirmed" out; verdict $? "  and its gradient is confirmed"
every_function planar.h space.h points.h drivers.h joints.h; verdict $? "no joint and no element is left out"
finish
