#!/usr/bin/env bash
# doc/guide/tutorial.md: its C file is doc/guide/tutorial/crank.c, whose derivatives are up to date; its
# commands print what it shows.
#   test_tutorial.sh COSTATE [--write]     --write puts what they print into the tutorial; Tapenade runs then
# Without Tapenade the derivatives in doc/guide/tutorial/crank.ad are used; with it, they must be what it
# writes.
costate=$(realpath "$1") option=${2:-}
. "$(dirname "$0")/../shell.sh"
cd "$scratch" || exit 1
command -v python3 >/dev/null 2>&1 || { echo "SKIP: python3 is not here"; exit 77; }
tutorial=$root/doc/guide/tutorial.md
mkdir bin work
ln -s "$costate" bin/costate
export PATH=$scratch/bin:$PATH
tell() { python3 "$root/test/doc/tutorial.py" "$tutorial" "$@"; }
tell extract work/crank.c
if [ "$option" = --write ]; then
    cp work/crank.c "$root/doc/guide/tutorial/crank.c"
    "$root/scripts/regen_ad.sh" "$root/doc/guide/tutorial/crank.c" && tell write work
    exit
fi

cmp -s work/crank.c "$root/doc/guide/tutorial/crank.c"; verdict $? "doc/guide/tutorial/crank.c is the tutorial's file (otherwise: test_tutorial.sh COSTATE --write)"
run "$root/scripts/regen_ad.sh" --manifest "$root/doc/guide/tutorial/crank.c"
verdict $status "its derivatives are up to date (otherwise: scripts/regen_ad.sh doc/guide/tutorial/crank.c)"
if { [ -x "${TAPENADE_HOME:-/nonexistent}/bin/tapenade" ] || command -v tapenade >/dev/null 2>&1; } && command -v java >/dev/null 2>&1; then
    echo "with Tapenade"
else
    echo "without Tapenade: with the derivatives in doc/guide/tutorial/crank.ad"
    cp -R "$root/doc/guide/tutorial/crank.ad" work/
fi
run tell compare work
cat out err
verdict $status "the commands print what the tutorial shows"
for file in "$root"/doc/guide/tutorial/crank.ad/*.c; do
    cmp -s "$file" "work/crank.ad/${file##*/}"; verdict $? "${file##*/} is what was built from"
done
finish
