#!/usr/bin/env bash
# costate sample: known means and deviations, the same samples for any number of threads, failures by number, the journal.
#   test_sample_cli.sh COSTATE
costate=$(realpath "$1")
. "$(dirname "$0")/../shell.sh"
cd "$scratch" || exit 1

refuses() { # WHAT WORD ARGUMENTS...
    what=$1 word=$2; shift 2
    run "$costate" "$@"
    [ $status = 2 ] && [ ! -s out ] && [ "$(wc -l <err)" = 1 ] && grep -qF -- "$word" err; verdict $? "$what"
}
# holds WHAT EXPRESSION: of Python, where j is the object in out, r its first response, near(a, b, e) |a - b| <= e.
holds() {
    python3 - "$2" 2>err <<'PYTHON'
import json, math, sys
j = json.load(open("out"))
r = j["responses"][0]
def near(a, b, e): return abs(a - b) <= e
sys.exit(0 if eval(sys.argv[1]) else "does not hold: %s in %s" % (sys.argv[1], r))
PYTHON
    verdict $? "$1"
}

# The barrier's end is linear in what slows it down: 3 - F1 / 9; without barriers it is v0 T.
run "$costate" sample barrier -p b2=100 --vary 'F1=normal(2,0.3)' --count 1000 --json
holds "a linear model: the mean" "near(r['mean'], 3 - 2 / 9, 1e-3 * 0.3 / 9)"
holds "its standard deviation" "near(r['std'], 0.3 / 9, 2e-3 * 0.3 / 9)"
holds "with errors that cover it" "near(r['std'], 0.3 / 9, 3 * r['std_error']) and near(r['std_error'], r['std'] / math.sqrt(2000), 0.2 * r['std_error']) and near(r['mean_error'], r['std'] / math.sqrt(1000), 1e-12)"
holds "its quantiles" "all(near(r['quantiles'][q], 3 - 2 / 9 + z * 0.3 / 9, 0.02 * 0.3 / 9) for q, z in (('0.05', -1.644854), ('0.5', 0), ('0.95', 1.644854)))"
holds "the first order is exact there" "near(r['first_order']['mean'], 3 - 2 / 9, 1e-7) and near(r['first_order']['std'], 0.3 / 9, 1e-8)"
run "$costate" sample barrier -p b1=100 -p b2=100 --vary 'v0=uniform(2,4)' --tf 0.5 --count 500 --json
holds "a uniform distribution" "near(r['mean'], 1.5, 1e-4) and near(r['std'], 1 / math.sqrt(12), 1e-3) and r['least'] > 1 and r['most'] < 2"
run "$costate" sample barrier -p b1=100 -p b2=100 -p v0=5 --vary 'v0=+normal(0,0.1)' --count 200 --json
holds "a deviation from the parameter's value" "near(r['mean'], 5, 1e-4) and near(r['std'], 0.1, 1e-3)"

varied="--vary k1=normal(100,5) --vary L01=uniform(2.1,2.3) --tf 1 --count 60"
run "$costate" sample fivebar $varied --response 'max(x2)' --jobs 1 --seed 7 --json
cp out alone
holds "psi and a response" "[x['name'] for x in j['responses']] == ['psi', 'max(x2)'] and j['failed'] == 0 and j['plan'] == 'Latin hypercube'"
holds "the first order is near" "all(near(x['std'], x['first_order']['std'], 0.05 * x['std']) for x in j['responses'])"
run "$costate" sample fivebar $varied --response 'max(x2)' --jobs 3 --seed 7 --json
cmp -s out alone; verdict $? "the same digits by 3 threads"
run "$costate" sample fivebar $varied --response 'max(x2)' --seed 8 --json
! cmp -s out alone && [ $status = 0 ]; verdict $? "another seed, other samples"

# Failures: a tenth of the values is outside the model's bounds, 0 to 10 m.
run "$costate" sample fivebar --vary 'L01=uniform(2,10.8)' --tf 0.2 --count 40 --json
holds "samples that fail are counted and named" "j['failed'] == len(j['failures']) and 2 <= j['failed'] <= 6 and all('L01' in x['error'] and 1 <= x['sample'] <= 40 for x in j['failures'])"
[ $status = 0 ]; verdict $? "and do not stop the rest"
run "$costate" sample fivebar --vary 'L01=uniform(20,30)' --count 4
[ $status = 1 ] && grep -q 'every sample failed' err; verdict $? "where all fail there is no result"

# Files, and the journal.
run "$costate" sample fivebar $varied --out made
[ $status = 0 ] && [ "$(wc -l <made/fivebar_samples.csv)" = 61 ] && head -n 1 made/fivebar_samples.csv | grep -qx 'sample,k1,L01,"psi",status'
verdict $? "a table"
grep -q '</svg>' made/fivebar_samples.svg && grep -q '"std"' made/fivebar_sample.json && [ "$(wc -l <made/fivebar_sample.journal)" = 61 ]
verdict $? "a histogram, JSON, a journal"
grep -q '^psi ' out && grep -q 'by k1' out; verdict $? "tables for people"
cp made/fivebar_sample.json whole.json
cp made/fivebar_sample.journal whole
for cut in 1 2 30 59; do # whole lines, and a piece of the next
    { head -n $cut whole; sed -n "$((cut + 1))p" whole | head -c 25; } >made/fivebar_sample.journal
    run "$costate" sample fivebar $varied --out made --resume
    [ $status = 0 ] && cmp -s made/fivebar_sample.json whole.json && sort made/fivebar_sample.journal | cmp -s - <(sort whole)
    verdict $? "resumed after $cut lines and a piece: the same digits, nothing twice"
done
grep -q "58 of them from made/fivebar_sample.journal" out; verdict $? "and says how many were there"
sed -i '20s/0x1/0x2/' made/fivebar_sample.journal
refuses "a damaged journal is refused" "the journal is damaged" sample fivebar $varied --out made --resume
cp whole made/fivebar_sample.journal
refuses "another seed's journal too" "belongs to another job" sample fivebar $varied --seed 2 --out made --resume
refuses "and another tolerance's" "belongs to another job" sample fivebar $varied --rtol 1e-6 --out made --resume
run "$costate" sample fivebar $varied --out made --json
[ $status = 0 ] && grep -q 'an older journal is kept as' err && cmp -s made/fivebar_sample.journal.old whole; verdict $? "without --resume the older one is kept"
run "$costate" sample fivebar $varied --state new.journal --resume --json
[ $status = 0 ] && grep -q 'no journal yet' err; verdict $? "--resume where there is none yet"
run timeout -s INT 0.7 "$costate" sample fivebar --vary 'k1=normal(100,5)' --count 100000 --state stopped.journal
[ $status = 124 ] && grep -q 'of 100000 samples are in stopped.journal: the same command with --resume' err; verdict $? "Ctrl-C keeps what there is"

refuses "nothing varies" "nothing varies" sample fivebar
refuses "an unknown parameter" "did you mean 'k1'" sample fivebar --vary 'k11=normal(1,2)'
refuses "no distribution" "is not NAME=normal(MEAN,STD)" sample fivebar --vary 'k1=gauss(1,2)'
refuses "half a distribution" "is not NAME=normal(MEAN,STD)" sample fivebar --vary 'k1=normal(1'
refuses "a deviation of 0" "above 0" sample fivebar --vary 'k1=normal(1,0)'
refuses "an empty interval" "give the lower one first" sample fivebar --vary 'k1=uniform(2,1)'
refuses "a parameter twice" "varies twice" sample fivebar --vary 'k1=uniform(1,2)' --vary 'k1=uniform(1,2)'
refuses "one sample" "give 2 or more" sample fivebar --vary 'k1=uniform(1,2)' --count 1
refuses "no journal to resume" "--resume needs a saved state" sample fivebar --vary 'k1=uniform(1,2)' --resume
# A name is a text in pictures too, and no command of gnuplot's or of a shell.
if command -v gnuplot >/dev/null 2>&1; then
    for name in '`touch struck`' '"`touch struck`"' "it's"; do printf 't,bar1\n0.2,1\n' >"$name"; done
    run "$costate" sample fivebar --tf 0.3 --vary 'k1=uniform(1,2)' --count 5 --response 'misfit(`touch struck`)' --response "misfit(it's)" --out named
    [ $status = 0 ] && grep -q '`touch struck`) \[-\]' named/fivebar_samples.svg && grep -q "it's) \[-\]" named/fivebar_samples.svg && [ ! -e struck ]
    verdict $? "names in a histogram"
    run "$costate" gradient fivebar --tf 0.3 --response 'misfit("`touch struck`")' --response "misfit(it's)" --out named
    [ $status = 0 ] && grep -q '`touch struck`' named/fivebar_responses.svg && grep -q "it's" named/fivebar_responses.svg && [ ! -e struck ]
    verdict $? "names in a bar chart"
fi
# The bars of a histogram, as gnuplot is told: densities, whose areas sum to 1, around the mean.
mkdir bin && printf '#!/bin/sh\ncat >"$SCRIPT"\n' >bin/gnuplot && chmod +x bin/gnuplot
SCRIPT=$PWD/script PATH=$PWD/bin:$PATH run "$costate" sample barrier -p b2=100 --vary 'F1=normal(2,0.3)' --count 400 --out bars --json
holds "the bars of a histogram" "[(near(w * sum(y for _, y in b), 1, 1e-6) and near(w * sum(x * y for x, y in b), r['mean'], w / 2) and len(b) > 5) for b in
    [[tuple(map(float, l.split())) for l in open('script').read().split('\\nEND')[0].split('END\\n')[1].splitlines()]] for w in [b[1][0] - b[0][0]]] == [True]"
echo '{"model": "fivebar", "responses": ["a\nEND\n!touch struck\n$d << END\nb=max(bar1)"]}' >struck.json
run "$costate" gradient --problem struck.json --out named
[ $status = 2 ] && grep -q 'cannot be printed' err && [ ! -e struck ]; verdict $? "lines in a name are refused"

cat >problem.json <<'JSON'
{ "model": "barrier", "parameters": { "b2": 100 }, "vary": { "F1": "normal(2,0.3)" }, "count": 100, "seed": 3 }
JSON
run "$costate" sample barrier -p b2=100 --vary 'F1=normal(2,0.3)' --count 100 --seed 3 --json
cp out alone
run "$costate" sample --problem problem.json --json
[ $status = 0 ] && cmp -s out alone; verdict $? "a problem file"
finish
