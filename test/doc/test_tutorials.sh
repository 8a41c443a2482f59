#!/usr/bin/env bash
# doc/guide/tutorial_NAME.md: its commands print what it shows, with the tables of examples/.
#   test_tutorials.sh NAME COSTATE [--write]     --write puts what they print into the tutorial
name=$1 costate=$(realpath "$2") option=${3:-}
. "$(dirname "$0")/../shell.sh"
cd "$scratch" || exit 1
command -v python3 >/dev/null 2>&1 || { echo "SKIP: python3 is not here"; exit 77; }
tutorial=$root/doc/guide/tutorial_$name.md
mkdir bin work
ln -s "$costate" bin/costate
export PATH=$scratch/bin:$PATH
cp "$root"/examples/*.csv work/
if "$costate" optimize bead --optimizer ipopt --max-evaluations 1 2>&1 | grep -q "in this build"; then export NO_IPOPT=1; fi
tell() { python3 "$root/test/doc/tutorial.py" "$tutorial" "$@"; }
if [ "$option" = --write ]; then tell write work; exit; fi
run tell compare work
cat out err
verdict $status "the commands print what the tutorial shows"
[ -f "work/$name.csv" ] || finish
python3 - "$tutorial" "work/$name.csv" <<'PYTHON'
import re, sys
text, table = open(sys.argv[1]).read(), open(sys.argv[2]).read()
shown = re.search(r"^```text\n(.*?)^```", text, re.M | re.S)[1]
sys.exit(not all(line in table.splitlines() for line in shown.splitlines()))
PYTHON
verdict $? "the table begins as shown"
finish
