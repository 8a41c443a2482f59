#!/usr/bin/env bash
# costate fit from outside: results, files, killing and resuming, several experiments, wrong data.
#   test_fit_cli.sh COSTATE [KILLS]      20 by hand
costate=$(realpath "$1") most=${2:-5}
. "$(dirname "$0")/../shell.sh"
cd "$scratch" || exit 1
value() { sed -n "s/^  \"$2\": \"\{0,1\}\([^\",]*\).*/\1/p" "$1" | head -n 1; }
inside() { sed -n "/^  \"$2\": {/,/^  }/s/^    \"$3\": \"\{0,1\}\([^\",]*\).*/\1/p" "$1"; }
cp "$root/examples/damper.csv" .
fit=(fit slidercrank --data damper.csv --wrt c,k,speed -p k=50 -p c=1)

"$costate" "${fit[@]}" --out results --json >whole.json 2>err; status=$?
[ $status = 0 ]; verdict $? "a fit"
for key in chi2 chi2_per_freedom samples freedom sigma standard_errors correlations undetermined fitted experiments certificate; do
    grep -q "\"$key\"" whole.json; verdict $? "JSON has $key"
done
awk -v c="$(inside whole.json fitted c)" -v e="$(inside whole.json standard_errors c)" 'BEGIN { d = c - 3.2; exit !(d < 3 * e && -d < 3 * e) }'
verdict $? "the truth is within three standard errors"
[ "$(head -n 1 results/slidercrank_fit.csv)" = experiment,t,column,value,sigma,fitted,residual ]; verdict $? "a table of samples"
[ "$(wc -l <results/slidercrank_fit.csv)" = $(($(value whole.json samples) + 1)) ]; verdict $? "with every sample"
[ "$(head -n 1 results/slidercrank_fit_curve.csv)" = t,x2,push ] && [ "$(wc -l <results/slidercrank_fit_curve.csv)" = 1002 ]; verdict $? "fitted curves"
awk -F, 'NR > 1 { s += $7 * $7 } END { printf "%.9g", s }' results/slidercrank_fit.csv >sum
awk -v a="$(cat sum)" -v b="$(value whole.json chi2)" 'BEGIN { d = a - b; exit !(d < 1e-6 * b && -d < 1e-6 * b) }'; verdict $? "chi2 is the sum of their squares"
if command -v gnuplot >/dev/null 2>&1; then grep -q '</svg>' results/slidercrank_fit.svg; verdict $? "a picture"; fi

# Standard errors from residuals need a degree of freedom: one is enough.
"$costate" simulate slidercrank --out truth >out 2>err
awk -F, 'NR == 1 { for (i = 1; i <= NF; i++) if ($i == "x2") at = i; print "t,x2" } $1 == 0.5 || $1 == 1 { printf "%s,%.9g\n", $1, $at + 1e-4 * $1 }' truth/slidercrank_trajectory.csv >two.csv
head -n 2 two.csv >one.csv
"$costate" fit slidercrank --data two.csv --wrt c >out 2>err; grep -q 'degree of freedom (1)' out && ! grep -q 'no standard errors' out; verdict $? "two samples, one parameter"
"$costate" fit slidercrank --data one.csv --wrt c >out 2>err; grep -q '^no standard errors: without sigma' out; verdict $? "one sample, one parameter"

# Killed at instants of no plan, a run that got through begins anew.
kills=0
for ((i = 0; i < 40 * most && kills < most; i++)); do
    "$costate" "${fit[@]}" --state s --resume --json >killed.json 2>err &
    child=$!
    sleep "0.0$((RANDOM % 10))$((RANDOM % 10))"
    kill -KILL $child 2>/dev/null
    if wait $child 2>/dev/null; then rm -f s; else kills=$((kills + 1)); fi
done
"$costate" "${fit[@]}" --state s --resume --json >killed.json 2>err
for key in chi2 evaluations iterations; do
    [ "$(value whole.json $key)" = "$(value killed.json $key)" ]; verdict $? "killed ($kills times) and resumed: the same $key"
done
for name in c k speed; do
    [ "$(inside whole.json fitted $name)" = "$(inside killed.json fitted $name)" ]; verdict $? "the same $name"
    [ "$(inside whole.json standard_errors $name)" = "$(inside killed.json standard_errors $name)" ]; verdict $? "and its standard error"
done
sed 's/0.004/0.005/' damper.csv >other.csv
"$costate" fit slidercrank --data other.csv --wrt c,k,speed -p k=50 -p c=1 --state s --resume >out.txt 2>err; [ $? = 2 ] && grep -q 'another optimization' err
verdict $? "the state of other data is refused"

# By the adjoint: the same parameters, and the output says which method it was.
"$costate" "${fit[@]}" --optimizer lbfgsb --json >adjoint.json 2>err
[ "$(value adjoint.json method)" = adjoint ] && [ "$(value adjoint.json optimizer)" = lbfgsb ] && [ "$(value whole.json method)" = direct ]; verdict $? "a fit by the adjoint says so"
"$costate" "${fit[@]}" --optimizer lbfgsb 2>err | grep -q '^L-BFGS-B, .* of chi2 and its gradient'; verdict $? "in its text too"
awk -v a="$(inside whole.json fitted c)" -v b="$(inside adjoint.json fitted c)" -v e="$(inside whole.json standard_errors c)" 'BEGIN { d = a - b; exit !(d < 0.01 * e && -d < 0.01 * e) }'
verdict $? "and finds the same minimum"
"$costate" "${fit[@]}" --optimizer slsqp >out.txt 2>err; [ $? = 2 ] && grep -q 'not for fits' err; verdict $? "SLSQP is not for fits"

# Without sigma the errors come from the residuals; two experiments know more than one.
grep -v '^#' damper.csv | cut -d, -f1,2 >plain.csv
"$costate" fit slidercrank --data plain.csv --wrt c,k -p speed=4.3 --json >plain.json 2>err
[ "$(value plain.json sigma)" = estimated ]; verdict $? "sigma is estimated"
awk -v e="$(inside plain.json standard_errors c)" 'BEGIN { exit !(e > 0.001 && e < 0.1) }'; verdict $? "and the errors scaled by it"
echo '{"model": "slidercrank", "wrt": ["c", "k"], "scenarios": [{"data": "damper.csv", "parameters": {"speed": 4.3}}, {"data": "damper.csv",
 "parameters": {"speed": 4.3}}]}' >both.json
"$costate" fit --problem both.json --json --jobs 2 >both.out 2>err
"$costate" fit slidercrank --data damper.csv --wrt c,k -p speed=4.3 --json >one.out 2>err
awk -v a="$(inside one.out standard_errors c)" -v b="$(inside both.out standard_errors c)" 'BEGIN { r = a / b / sqrt(2); exit !(r > 0.999 && r < 1.001) }'
verdict $? "the same data twice: errors smaller by the root of 2"

# Without sigma, as many samples as parameters: no standard error, and why.
printf 't,bar1\n0.1,8.83\n' >single.csv
"$costate" fit fivebar --tf 0.3 --data single.csv --wrt k1 >out 2>err
[ $? = 0 ] && grep -q '^1 sample in 1 experiment, ' out && grep -q '^1 of 1 variable free' out && grep -q '^no standard errors: .*add samples' out
verdict $? "one sample: no standard error, and why"

# Wrong input: one line, status 2, nothing written.
refuse() { # WHAT WORDS TABLE [ARGUMENTS]
    printf '%b' "$3" >bad.csv
    "$costate" fit slidercrank --data bad.csv --wrt "${4:-c,k}" --out never >out 2>err
    [ $? = 2 ] && [ ! -s out ] && [ "$(wc -l <err)" = 1 ] && grep -q -- "$2" err && [ ! -e never ]
    verdict $? "$1: $(cat err)"
}
refuse "an unknown column" "line 1: there is no output or coordinate" 't,x9\n0.1,2\n'
refuse "text in a cell" "line 3: not a number: 'two'" 't,x2\n0.1,2\n0.2,two\n'
refuse "NaN in a cell" "line 2: not a number" 't,x2\n0.1,nan\n'
refuse "times out of order" "line 3: the time is before" 't,x2\n0.2,2\n0.1,2\n'
refuse "a time beyond tf" "outside the run" 't,x2\n0.2,2\n2.5,2\n'
refuse "a line that is too short" "one cell per column" 't,x2,push\n0.2,2\n'
refuse "a sigma of 0" "sigma is not above 0" 't,x2,sigma_x2\n0.1,2,0\n'
refuse "a sigma of nothing" "no column goes with" 't,x2,sigma_push\n0.1,2,1\n'
refuse "no time" "the first column is" 'x2,push\n0.1,2\n'
refuse "an empty table" "there is no data" 't,x2\n'
refuse "only missing cells" "there is no data" 't,x2\n0.1,\n'
refuse "more unknowns than data" "more unknowns than data: 3 parameters and 2 samples" 't,x2\n0.1,2\n0.2,2\n' c,k,speed
refuse "an unknown parameter" "unknown parameter 'cc'" 't,x2\n0.1,2\n' cc
"$costate" fit damper.csv --out never 2>err; [ $? = 2 ] && grep -q "unknown model 'damper.csv'" err && [ ! -e never ]; verdict $? "a table for a model: $(cat err)"
"$costate" fit slidercrank --wrt c --out never 2>err; [ $? = 2 ] && grep -q 'no data' err && [ ! -e never ]; verdict $? "no table: $(cat err)"
"$costate" fit slidercrank --data damper.csv --out never 2>err; [ $? = 2 ] && grep -q 'no unknowns' err && [ ! -e never ]; verdict $? "no unknowns: $(cat err)"
"$costate" fit slidercrank --wrt c --data absent.csv --out never 2>err; [ $? = 2 ] && grep -q 'No such file' err && [ ! -e never ]; verdict $? "no such file: $(cat err)"
finish
