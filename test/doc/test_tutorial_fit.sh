#!/usr/bin/env bash
# doc/guide/tutorial_fit.md: its commands print what it shows, with examples/damper.csv.
#   test_tutorial_fit.sh COSTATE [--write]     --write puts what they print into the tutorial
costate=$(realpath "$1") option=${2:-}
. "$(dirname "$0")/../shell.sh"
cd "$scratch" || exit 1
command -v python3 >/dev/null 2>&1 || { echo "SKIP: python3 is not here"; exit 77; }
mkdir bin work
ln -s "$costate" bin/costate
export PATH=$scratch/bin:$PATH
cp "$root/examples/damper.csv" work/
tell() { python3 "$root/test/doc/tutorial.py" "$root/doc/guide/tutorial_fit.md" "$@"; }
if [ "$option" = --write ]; then tell write work; exit; fi
run tell compare work
cat out err
verdict $status "the commands print what the tutorial shows"
run head -n 5 "$root/examples/damper.csv"
for line in 't,x2,sigma_x2,push,sigma_push' '0.03,' '0.06,'; do grep -q "^$line" out; verdict $? "the table begins as shown: $line"; done
[ -s work/results/slidercrank_fit.csv ]; verdict $? "the table of samples is written"
finish
