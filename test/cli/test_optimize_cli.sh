#!/usr/bin/env bash
# costate optimize from outside: results, files, killing and resuming, scenarios, wrong input.
# usage: test_optimize_cli.sh COSTATE
set -u
costate=$(cd "$(dirname "$1")" && pwd)/$(basename "$1")
dir=$(mktemp -d)
trap 'rm -rf "$dir"' EXIT
cd "$dir" || exit 1
failures=0

check() { # WHAT CONDITION...
    local what=$1
    shift
    if "$@"; then echo "ok    $what"; else echo "FAIL  $what"; failures=$((failures + 1)); fi
}
value() { sed -n "s/^  \"$2\": \"\{0,1\}\([^\",]*\).*/\1/p" "$1" | head -n 1; }
inside() { sed -n "/^  \"$2\": {/,/^  }/s/^    \"$3\": \"\{0,1\}\([^\",]*\).*/\1/p" "$1"; }
less() { awk -v a="$1" -v b="$2" 'BEGIN { exit !(a + 0 < b + 0) }'; }
near() { awk -v a="$1" -v b="$2" -v e="$3" 'BEGIN { d = a - b; exit !(d <= e && -d <= e) }'; }
# Exit status, nothing on stdout, one line on stderr that holds the words.
refused() { # STATUS WORDS ARGUMENTS...
    local status=$1 words=$2
    shift 2
    "$costate" optimize "$@" >out.txt 2>err.txt
    [ $? -eq "$status" ] && [ ! -s out.txt ] && grep -q -- "$words" err.txt && [ "$(grep -c . err.txt)" -eq 1 ]
}

# A known minimum: without gravity the five-bar stays at rest when no spring pulls.
rest=(fivebar -p g=0 -p L01=2.3 -p L02=1.9 --tf 1)
"$costate" optimize "${rest[@]}" --json --out files >rest.json 2>rest.err
check "ends well" [ $? -eq 0 ]
check "finds L01" near "$(inside rest.json parameters L01)" 2.2360680 1e-4
check "finds L02" near "$(inside rest.json parameters L02)" 2.0615528 1e-4
check "psi falls" less "$(value rest.json psi)" "$(value rest.json psi_initial)"
check "says why" [ -n "$(value rest.json reason)" ]
check "counts" less 0 "$(value rest.json evaluations)"
check "is quiet with --json" [ ! -s rest.err ]
check "has a gradient" [ -n "$(inside rest.json gradient L02)" ]
check "the certificate agrees" [ "$(inside rest.json certificate agrees)" = true ]

# Its result is a problem, the one at the best point: the same bits, variables and bounds; of
# scenarios, with their file.
again() { # WHAT ARGUMENTS...
    local what=$1
    shift
    rm -rf once
    "$costate" optimize "$@" --max-iterations 1 --out once >/dev/null 2>&1
    set -- once/*_optimize.json
    "$costate" gradient --problem "$1" --json >gradient.json 2>err.txt
    check "$what: psi again" [ -n "$(value "$1" psi)" -a "$(value "$1" psi)" = "$(value gradient.json psi)" ]
    "$costate" optimize --problem "$1" --max-iterations 1 --json >further.json 2>err.txt
    check "$what: goes on from there" [ "$(value "$1" psi)" = "$(value further.json psi_initial)" ]
    for key in lower upper; do
        check "$what: $key" [ "$(sed -n "/\"$key\": {/,/}/p" "$1")" = "$(sed -n "/\"$key\": {/,/}/p" further.json)" ]
    done
}
again "round trip" fivebar --tf 1
again "round trip with options" fivebar --tf 1 --alpha 1e6 --omega 20 --xi 0.8 --rtol 1e-6 --wrt k1,k2 --bounds k1=50:200
again "round trip of a fixed step" fivebar --tf 1 --integrator onestep --step 0.02
"$costate" optimize fivebar --tf 1 --minimize 'rms(x2)' --max-iterations 1 --json >once.json 2>err.txt
"$costate" optimize --problem once.json --max-iterations 1 --json >further.json 2>err.txt
check "round trip of a response" [ -n "$(value once.json psi)" -a "$(value once.json psi)" = "$(value further.json psi_initial)" ]
again "round trip of rk" barrier --integrator rk --cost effort
echo '[{ "tf": 1 }, { "tf": 0.5, "weight": 2, "parameters": { "g": 5 } }]' >two.json
"$costate" optimize fivebar --scenarios two.json --max-iterations 1 --json >once.json 2>err.txt
horizons() { "$costate" optimize fivebar --scenarios two.json --max-iterations 1 2>/dev/null | grep -q ", horizons of 0.5 to 1 s, "; }
check "the horizons of scenarios" horizons
check "a result of scenarios without them" refused 2 "add --scenarios" --problem once.json
"$costate" optimize --problem once.json --scenarios two.json --max-iterations 1 --json >further.json 2>err.txt
check "and with them" [ "$(value once.json psi)" = "$(value further.json psi_initial)" ]
"$costate" optimize fivebar --tf 1 --subject-to 'max(x2)<=3' --max-iterations 1 --json >bound.json 2>err.txt
"$costate" optimize --problem bound.json --max-iterations 1 --json >further.json 2>err.txt
check "a result with constraints is a problem file" [ -n "$(value bound.json psi)" -a "$(value bound.json psi)" = "$(value further.json psi_initial)" ]
check "  with the same constraints" [ "$(grep -c '"name": "max(x2)"' further.json)" = 1 ]
for command in simulate gradient check compare equilibrium; do
    check "  of costate $command" "$costate" $command --problem bound.json --tf 0.1 >/dev/null 2>err.txt
done
check "  of costate sample" "$costate" sample --problem bound.json --tf 0.1 --vary 'k1=normal(100,1)' --count 2 >/dev/null 2>err.txt
python3 -c "
import json
r = json.load(open('bound.json'))
del r['subject_to']
json.dump(r, open('bare.json', 'w'))"
check "an older result without its constraints" refused 2 "add --subject-to" --problem bare.json
sed 's/"psi_initial"/"psi_first"/' once.json >other.json
check "a result with another key is none" refused 2 "unknown key" --problem other.json
for file in fivebar_history.csv fivebar_optimize.json fivebar_optimize.state; do
    check "writes $file" [ -s "files/$file" ]
done
check "history has a row an iteration" [ "$(wc -l <files/fivebar_history.csv)" -eq $((2 + $(value rest.json iterations))) ]
if command -v gnuplot >/dev/null; then
    check "draws the parameters" grep -q '</svg>' files/fivebar_parameters.svg
    check "draws before and after" grep -q '</svg>' files/fivebar_before_after.svg
fi

# A disk that is full at the end: the result is printed all the same.
too_large() { # WORDS ARGUMENTS...
    local words=$1
    shift
    (ulimit -f 8; exec "$costate" "$@" --out limited) >out.txt 2>err.txt
    [ $? -eq 1 ] && grep -q "$words" out.txt && grep -q "cannot write the file: limited/.*: make room" err.txt &&
        ! grep -q "gnuplot.*failed$" err.txt
}
check "a page that cannot be written" too_large "^psi  .* -> .*divided by" optimize fivebar --tf 0.5 --max-iterations 1
check "nor one, with --json" too_large '"psi_initial": ' optimize fivebar --tf 0.5 --max-iterations 1 --json
check "a table that cannot be written" too_large "^ *psi" sample fivebar --tf 0.1 --vary 'k1=normal(100,1)' --count 400

# Bounds: what is at one is said.
"$costate" optimize fivebar --bounds L01=2.2:2.3 --bounds L02=1.9:2.1 --json >bound.json 2>&1
check "a bound is met exactly" [ "$(inside bound.json parameters L02)" = 1.8999999999999999 ]
check "and told" [ "$(inside bound.json where L02)" = "lower bound" ]
"$costate" optimize fivebar --bounds L02=1.9:2.1 --max-iterations 1 >text.txt 2>lines.txt
check "plain lines into a file" grep -q '^iteration 1, psi ' lines.txt
check "the table" grep -q '^L02  *m  *2.06' text.txt
"$costate" optimize fivebar --tf 1 --cost reaction --wrt all --gradient-tol 0 --decrease-tol 0.5 >decrease.txt 2>/dev/null
check "how to go further" grep -q '^to go further: a smaller --decrease-tol (now 0.5)$' decrease.txt
check "how to go on without a state" grep -q 'to go on .* -p L01=' text.txt

# Limits, and going on from them to the numbers of one run.
long=(fivebar --wrt k1,k2,L01,L02,m2 --cost acceleration --tf 2)
"$costate" optimize "${long[@]}" --json >whole.json 2>err.txt
"$costate" optimize "${long[@]}" --state s --max-evaluations 4 --json >part.json 2>err.txt
check "stops at the limit" [ "$(value part.json stop)/$(value part.json evaluations)" = evaluations/4 ]
"$costate" optimize "${long[@]}" --state s --resume --json >again.json 2>err.txt
for key in psi iterations evaluations stop; do
    check "resumed: the same $key" [ "$(value whole.json $key)" = "$(value again.json $key)" ]
done
for name in k1 k2 L01 L02 m2; do
    check "resumed: the same $name" [ "$(inside whole.json parameters $name)" = "$(inside again.json parameters $name)" ]
done

# Killed again and again, at instants of no plan; a run that got through begins anew.
rm -f s
kills=0
for ((i = 0; i < 200 && kills < 12; i++)); do
    "$costate" optimize "${long[@]}" --state s --resume --json >killed.json 2>err.txt &
    child=$!
    sleep "0.0$((RANDOM % 9))$((RANDOM % 10))"
    kill -KILL $child 2>/dev/null
    if wait $child 2>/dev/null; then rm -f s; else kills=$((kills + 1)); fi
done
"$costate" optimize "${long[@]}" --state s --resume --json >killed.json 2>err.txt
check "killed ($kills times) and resumed: the same psi" [ "$(value whole.json psi)" = "$(value killed.json psi)" ]
check "and the same evaluations" [ "$(value whole.json evaluations)" = "$(value killed.json evaluations)" ]
check "and no litter" [ "$(ls | grep -c '^s\.part$')" -le 1 ]

# A signal (SIGTERM: the shell keeps Ctrl-C from a background job) keeps the best and says how to go
# on.
rm -f s
"$costate" optimize fivebar --wrt all --cost reaction --state s --decrease-tol 0 >int.txt 2>err.txt &
child=$!
for ((i = 0; i < 400; i++)); do [ -s s ] && break; sleep 0.02; done
kill -TERM $child
wait $child
check "a signal ends it with its status" [ $? -eq 143 ]
check "and tells how to go on" grep -q 'with --resume' int.txt
check "and keeps the best point" grep -q '^psi ' int.txt

# It does not wait for an evaluation to end: this one would take minutes.
timeout -k 20 --preserve-status -s TERM 1 "$costate" optimize fivebar --tf 100000 --max-steps 1000000000 >int.txt 2>err.txt
check "a signal ends the first evaluation" [ $? -eq 143 ]
check "and tells that there is no result" grep -q 'stopped before the start was evaluated' err.txt

# Scenarios: two gravities, and a sum that is the sum.
cat >two.json <<'JSON'
{"model": "fivebar", "wrt": ["L01", "L02"], "tf": 1, "bounds": {"L01": [2, 2.5]}, "max_iterations": 2,
 "scenarios": [{"parameters": {"g": 9.81}, "weight": 0.5}, {"parameters": {"g": 5}, "cost": "acceleration", "weight": 2}]}
JSON
"$costate" optimize --problem two.json --json >two.out 2>err.txt
a=$("$costate" gradient fivebar --tf 1 --json | sed -n 's/^  "psi": \(.*\),/\1/p')
b=$("$costate" gradient fivebar --tf 1 -p g=5 --cost acceleration --json | sed -n 's/^  "psi": \(.*\),/\1/p')
sum=$(awk -v a="$a" -v b="$b" 'BEGIN { printf "%.12g", 0.5 * a + 2 * b }')
check "scenarios are summed with their weights" near "$(value two.out psi_initial)" "$sum" 1e-9
check "bounds of the file hold" [ "$(inside two.out upper L01)" = 2.5 ]

# Constraints: a limit that binds, kept and with a multiplier; killed again and again; another limit
# is another optimization.
limited=(fivebar --wrt L01,L02,k1,k2 --minimize position --subject-to 'final(x2) >= 0.6' --subject-to 'max(spring1) <= 40')
"$costate" optimize "${limited[@]}" --out limited --json >limited.json 2>err.txt
check "constrained: it ends well" [ $? -eq 0 ]
check "a limit binds" [ "$(grep -c '"binds": true' limited.json)" -ge 1 ]
check "it is kept" less "$(value limited.json violation)" 1e-6
check "the KKT residual is small" less "$(value limited.json kkt_residual)" 1e-4
check "by SLSQP" [ "$(value limited.json optimizer)" = slsqp ]
check "history with violations" grep -q ',violation$' limited/fivebar_history.csv
"$costate" optimize "${limited[@]}" --optimizer mma --json 2>err.txt >mma.json
check "by MMA, nearly the same" near "$(value mma.json psi)" "$(value limited.json psi)" 5e-5

# IPOPT on three problems: it ends at a KKT point no worse than that of SLSQP.
by_ipopt() {
    name=$1
    shift
    "$costate" optimize "$@" --optimizer slsqp --json >slsqp.json 2>err.txt
    "$costate" optimize "$@" --optimizer ipopt --json >ipopt.json 2>err.txt
    check "IPOPT, $name: ends well" [ "$(value ipopt.json stop)" = gradient ]
    check "  as SLSQP or better" less "$(value ipopt.json psi)" "$(awk -v x="$(value slsqp.json psi)" 'BEGIN { printf "%.12g", x * (1 + 1e-6) }')"
    check "  within the limits" less "$(value ipopt.json violation)" 1e-6
    check "  with a small KKT residual" less "$(value ipopt.json kkt_residual)" 1e-5
    check "  certified" [ "$(grep -c '"agrees": true' ipopt.json)" = 1 ]
}
"$costate" optimize fivebar --tf 0.1 --optimizer ipopt --max-evaluations 1 --json >/dev/null 2>err.txt
if grep -q "in this build" err.txt; then
    echo "IPOPT is not built in: not tested"
else
    by_ipopt "two limits" "${limited[@]}"
    by_ipopt "a response" slidercrank --minimize 'rms(Fx)' --subject-to 'final(x2) >= 2'
    by_ipopt "an equality" slidercrank --subject-to 'final(x2) = 2.2'
    rm -f i
    "$costate" optimize "${limited[@]}" --optimizer ipopt --state i --max-evaluations 9 --json >cut.json 2>err.txt
    "$costate" optimize "${limited[@]}" --optimizer ipopt --state i --resume --json >cut.json 2>err.txt
    "$costate" optimize "${limited[@]}" --optimizer ipopt --json >ipopt.json 2>err.txt
    check "IPOPT resumed: the same result" [ "$(value cut.json psi)" = "$(value ipopt.json psi)" ]
fi
rm -f c
kills=0
for ((i = 0; i < 100 && kills < 8; i++)); do
    "$costate" optimize "${limited[@]}" --state c --resume --json >killed.json 2>err.txt &
    child=$!
    sleep "0.$((RANDOM % 2))$((RANDOM % 10))$((RANDOM % 10))"
    kill -KILL $child 2>/dev/null
    if wait $child 2>/dev/null; then rm -f c; else kills=$((kills + 1)); fi
done
"$costate" optimize "${limited[@]}" --state c --resume --json >killed.json 2>err.txt
for key in psi evaluations kkt_residual violation iterations; do
    check "constrained, killed ($kills times) and resumed: the same $key" [ "$(value limited.json $key)" = "$(value killed.json $key)" ]
done
check "and the same multipliers" [ "$(grep multiplier limited.json)" = "$(grep multiplier killed.json)" ]
check "a state of other limits" refused 2 "another optimization" fivebar --wrt L01,L02,k1,k2 --minimize position --subject-to 'final(x2) >= 0.61' \
    --subject-to 'max(spring1) <= 40' --state c --resume
cat >both.json <<'JSON'
{"model": "fivebar", "wrt": ["L01", "L02"], "tf": 1, "minimize": "rms(bar1)", "subject_to": ["max(spring1) <= 45"], "max_evaluations": 5,
 "scenarios": [{"parameters": {"g": 9.81}}, {"parameters": {"g": 5}, "subject_to": ["max(spring2) <= 60"]}]}
JSON
"$costate" optimize --problem both.json --json >both.out 2>err.txt
check "scenarios keep constraints of their own" [ "$(grep -c '"multiplier"' both.out)" = 2 ]
timeout 60 "$costate" optimize fivebar --wrt L01 --subject-to 'max(bar1) <= 5' >no.txt 2>err.txt
check "what cannot be kept ends with status 1" [ $? -eq 1 ]
check "and says which" grep -q "'max(bar1)' is violated most" err.txt
check "VIOLATED, without a factor, multiplier or KKT residual" [ "$(grep -cE 'VIOLATED +- ' no.txt) $(grep -cE 'divided by|KKT residual [0-9]' no.txt)" = "1 0" ]
"$costate" optimize fivebar --wrt L01 --subject-to 'max(bar1) <= 5' --optimizer mma --json >no.json 2>err.txt
check "nor in the JSON" [ "$(value no.json kkt_residual) $(value no.json projected_gradient)" = "null null" ]
check "a constraint that is kept has them" less 0 "$(value limited.json kkt_residual)"

# Newton: the minimum of L-BFGS-B; killed and resumed to the same bits; what has no second derivatives.
bar=(fourbar -p coupler=0.6 --bounds coupler=0.5:1.5 --bounds rocker=0.5:1.5 --decrease-tol 0)
"$costate" optimize "${bar[@]}" --json >line.json 2>err.txt
"$costate" optimize "${bar[@]}" --optimizer newton --json >newton.json 2>err.txt
check "by Newton" [ "$(value newton.json optimizer)" = newton ]
"$costate" optimize "${bar[@]}" --optimizer auto --max-iterations 1 --json >auto.json 2>err.txt
check "auto takes it" [ "$(value auto.json optimizer)" = newton ]
check "the same minimum" near "$(value newton.json psi)" "$(value line.json psi)" 1e-8
check "with products of the Hessian" [ "$(value newton.json products)" -gt 0 ]
check "and fewer evaluations" [ "$(value newton.json evaluations)" -lt "$(value line.json evaluations)" ]
"$costate" optimize "${bar[@]}" --optimizer newton 2>err.txt | grep -q 'products of the Hessian'
check "the text counts them" [ $? -eq 0 ]
for limit in 3 14 24; do
    rm -f n
    "$costate" optimize "${bar[@]}" --optimizer newton --state n --max-evaluations $limit --json >part.json 2>err.txt
    "$costate" optimize "${bar[@]}" --optimizer newton --state n --resume --json >whole.json 2>err.txt
    for key in psi evaluations products iterations projected_gradient; do
        check "Newton, stopped at $limit and resumed: the same $key" [ "$(value newton.json $key)" = "$(value whole.json $key)" ]
    done
done
printf 't,x2,push\n0.5,2.1,10\n1,1.9,-5\n1.5,2.2,3\n1.9,2.0,8\n' >few.csv
fit=(slidercrank -p k=60 -p c=0.3 --minimize 'misfit(few.csv)' --wrt c,k,speed --decrease-tol 0)
"$costate" optimize "${fit[@]}" --json >line.json 2>err.txt
"$costate" optimize "${fit[@]}" --optimizer newton --json >newton.json 2>err.txt
check "Newton fits: the same minimum" near "$(value newton.json psi)" "$(value line.json psi)" 1e-7
check "with second derivatives of the misfit" [ "$(value newton.json products)" -gt 0 ]
"$costate" optimize "${fit[@]}" --optimizer newton --integrator cvodes --json >newton.json 2>err.txt
check "with cvodes, without second derivatives" [ -z "$(value newton.json products)" ]
check "the same minimum" near "$(value newton.json psi)" "$(value line.json psi)" 1e-5
check "Newton with a response" refused 2 "only a misfit has second derivatives" fivebar --optimizer newton --minimize 'rms(bar1)' --out never
check "Newton with samples" refused 2 "by other means has no second derivatives" fivebar --optimizer newton --robust mean --vary 'k1=normal(100,5)' --out never
check "Newton with constraints" refused 2 "keeps no constraints" fivebar --optimizer newton --minimize position --subject-to 'max(bar1) <= 30' --out never

# A range is both limits.
"$costate" optimize fivebar --subject-to '0.6 <= final(x2) <= 0.9' --json >range.json 2>err.txt
"$costate" optimize fivebar --subject-to 'final(x2) >= 0.6' --subject-to 'final(x2) <= 0.9' --json >two.json 2>err.txt
check "a range ends as its two limits do" [ "$(value range.json psi)" = "$(value two.json psi)" ]
check "and keeps the lower one" near "$(sed -n 's/^ *"value": \(.*\),/\1/p' range.json)" 0.6 1e-6

# Wrong input.
check "a limit as a response's name" refused 2 "not a response's name" fivebar --minimize '0.6 <= final(x2)' --out never
check "contradictory limits" refused 2 "'max(bar1)' contradict each other" fivebar --subject-to 'max(bar1) <= 5' --subject-to 'max(bar1) >= 6' --out never
check "contradictory functionals" refused 2 "'min(bar1)' and 'max(bar1)' contradict" fivebar --subject-to 'max(bar1) <= 5' --subject-to 'min(bar1) >= 6' --out never
check "a limit below 0 for an amount" refused 2 "never below 0" fivebar --subject-to 'rms(bar1) <= -5' --out never
check "a constraint without relation" refused 2 "column 10" fivebar --subject-to 'max(bar1)' --out never
check "a constraint without number" refused 2 "column 14" fivebar --subject-to 'max(bar1) <= b' --out never
check "an unknown output" refused 2 "no such output or coordinate: response 'max(bar9)', column 5" fivebar --subject-to 'max(bar9) <= 1' --out never
check "an unknown functional" refused 2 "no such functional" fivebar --minimize 'least(bar1)' --out never
check "t beyond the horizon" refused 2 "outside the run" fivebar --subject-to 'at(bar1, 7) <= 1' --out never
check "L-BFGS-B with constraints" refused 2 "keeps no constraints" fivebar --optimizer lbfgsb --subject-to 'max(bar1) <= 30' --out never
check "MMA with an equality" refused 2 "no equality" fivebar --optimizer mma --subject-to 'max(bar1) = 30' --out never
check "an unknown optimizer" refused 2 "no algorithm 'simplex'" fivebar --optimizer simplex --out never
check "a cost and an objective" refused 2 "name one of them" fivebar --cost position --minimize 'rms(bar1)' --out never
check "none of them wrote anything" [ ! -e never ]
check "unknown model" refused 2 "did you mean 'fivebar'" fivebr
check "unknown variable" refused 2 "did you mean" fivebar --wrt L01,L03
"$costate" optimize fivebar --bounds L01=3:4 --tf 1 --max-iterations 1 --json >moved.json 2>err.txt
check "a start outside the bounds is told" grep -q "warning: L01 = 2.236067977 is outside its bounds: it starts from 3" err.txt
check "once, and in the JSON" [ "$(grep -c 'outside its bounds' err.txt) $(grep -c 'L01 = .*outside its bounds' moved.json)" = "1 1" ]
check "it does start there" [ "$(inside moved.json parameters_initial L01)" = 3 ]
"$costate" optimize fivebar --bounds L01=2:4 --tf 1 --max-iterations 1 --json >moved.json 2>err.txt
check "a start within the bounds is not" [ "$(cat err.txt moved.json | grep -c 'outside its bounds')" = 0 ]
"$costate" optimize fivebar --bounds L01=2:2.5,L02=1.8:2.2 --json --max-iterations 1 >list.json 2>err.txt
check "a list of bounds, the first" [ "$(inside list.json lower L01) $(inside list.json upper L01)" = "2 2.5" ]
check "a list of bounds, the second" near "$(inside list.json upper L02)" 2.2 1e-12
check "a list of bounds without the second" refused 2 "'' is not NAME=LO:HI" fivebar --bounds L01=2:2.5,
check "a decimal comma in a bound" refused 2 "'L01=2' is not NAME=LO:HI" fivebar --bounds L01=2,1:2,5
check "bounds twice in a list" refused 2 "twice" fivebar --bounds L01=2:2.5,L01=2:3
check "unknown name in --bounds" refused 2 "unknown parameter 'zz'" fivebar --bounds zz=1:2
check "bounds of what is not free" refused 2 "not a design variable" fivebar --bounds m1=1:2
check "infeasible bounds" refused 2 "nothing lies between" fivebar --bounds L01=3:2
check "bounds beyond the model's" refused 2 "within the model's" fivebar --bounds L01=1:20
check "malformed bounds" refused 2 "NAME=LO:HI" fivebar --bounds L01=1
check "bounds that are no numbers" refused 2 "not a finite number" fivebar --bounds L01=a:nan
check "--resume without a state" refused 2 "--state FILE" fivebar --resume
echo '{"model": "fivebar", "scenarios": [{"weigth": 1}]}' >typo.json
check "unknown key of a scenario" refused 2 "did you mean 'weight'" --problem typo.json
echo '{"model": "fivebar", "scenarios": [{"parameters": {"L01": 2}}]}' >design.json
check "a scenario sets a design variable" refused 2 "is a design variable" --problem design.json
echo '{"model": "fivebar", "scenarios": []}' >none.json
check "no scenario" refused 2 "one scenario or more" --problem none.json
"$costate" optimize "${long[@]}" --state s --max-evaluations 3 >out.txt 2>err.txt
check "a foreign state" refused 2 "another optimization" fivebar --state s --resume
cp s damaged && printf 'x' | dd of=damaged bs=1 seek=900 conv=notrunc 2>/dev/null
check "a damaged state" refused 2 "damaged" "${long[@]}" --state damaged --resume
head -c 300 s >short
check "a cut state" refused 2 "damaged\|too short" "${long[@]}" --state short --resume
echo hello >text
check "a text for a state" refused 2 "not the state" "${long[@]}" --state text --resume
check "an evaluation that fails at the start" refused 1 "start cannot be solved" fivebar --max-steps 2

[ $failures -eq 0 ] && echo "all passed" || echo "$failures failed"
exit $((failures > 0))
