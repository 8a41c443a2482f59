#!/usr/bin/env bash
# costate gradient --scenarios --jobs, and the same for optimize: results, independence of the
# number of threads, errors by name.
#   test_scenarios_cli.sh COSTATE
costate=$(realpath "$1")
. "$(dirname "$0")/../shell.sh"
cd "$scratch" || exit 1

# complains STATUS WORDS...: the last run's status, and its words in one line on stderr.
complains() {
    wanted=$1; shift
    [ $status = "$wanted" ] && [ "$(wc -l <err)" = 1 ] && grep -q '^costate: ' err || return 1
    for word in "$@"; do grep -qF -- "$word" err || return 1; done
}
refuses() { # WHAT WORD ARGUMENTS...
    what=$1 word=$2; shift 2
    run "$costate" "$@"
    complains 2 "$word" && [ ! -s out ]; verdict $? "$what"
}
# holds WHAT EXPRESSION: of Python, where j is the object in out, a and b those in a.json and
# b.json.
holds() {
    python3 - "$2" 2>err <<'PYTHON'
import json, os, sys
def read(name): return json.load(open(name)) if os.path.exists(name) and os.path.getsize(name) else None
j, a, b = read("out"), read("a.json"), read("b.json")
sys.exit(0 if eval(sys.argv[1]) else "does not hold: " + sys.argv[1])
PYTHON
    verdict $? "$1"
}
# Everything of a result but the clock.
strip() { sed '/"seconds": {/,/}/d' "$1"; }

cat >five.json <<'JSON'
[ { "name": "earth", "weight": 0.5 },
  { "name": "moon", "parameters": { "g": 1.6 }, "weight": 2 },
  { "name": "soft", "parameters": { "k1": 80, "k2": 80 }, "tf": 1 },
  { "name": "jerky", "cost": "acceleration" },
  { "name": "heavy", "parameters": { "m2": 3 } } ]
JSON

results() {
    for jobs in 1 2 3 7 0; do
        run "$costate" gradient fivebar --scenarios five.json --tf 2 --jobs $jobs --json
        [ $status = 0 ] && [ ! -s err ]; verdict $? "--jobs $jobs"
        strip out >jobs.$jobs
        cmp -s jobs.1 jobs.$jobs; verdict $? "--jobs $jobs: the same to the last digit"
    done
    cp out a.json
    run "$costate" gradient fivebar --scenarios five.json --tf 2 --json
    [ "$(strip out)" = "$(cat jobs.1)" ]; verdict $? "the default: the same to the last digit"
    holds "names in order" "[s['name'] for s in j['scenarios']] == ['earth','moon','soft','jerky','heavy']"
    holds "settings of its own, and the rest" "[s['tf'] for s in j['scenarios']] == [2,2,1,2,2] and j['scenarios'][3]['cost'] == 'acceleration'"
    holds "a weight that is not given is 1" "[s['weight'] for s in j['scenarios']] == [0.5,2,1,1,1]"
    holds "the sum" "abs(j['sum']['psi'] - sum(s['weight']*s['psi'] for s in j['scenarios'])) < 1e-12 * j['sum']['psi']"
    holds "its gradient" "all(abs(j['sum']['gradient'][k] - sum(s['weight']*s['gradient'][k] for s in j['scenarios'])) < 1e-9 for k in ('L01','L02'))"
    run "$costate" gradient fivebar --tf 2 -p g=1.6 --json
    holds "a scenario is what its settings alone give" "j['psi'] == a['scenarios'][1]['psi'] and j['gradient'] == a['scenarios'][1]['gradient']"
    run "$costate" gradient fivebar --scenarios five.json --tf 2
    [ "$(grep -c "^scenario '" out)" = 5 ] && grep -q "^scenario 'moon', 2 of 5, weight 2" out && grep -q '^sum by weight' out
    verdict $? "a block a scenario, and the sum"
    run "$costate" gradient fivebar --scenarios five.json --tf 1 --method direct --out files
    [ $status = 0 ] && [ "$(ls files)" = fivebar_gradient.json ]; verdict $? "--out, --method"
}

# A problem file with scenarios serves both options; without weights there is no sum, and a scenario
# may set a design variable.
files() {
    echo '{"model": "fivebar", "tf": 1, "scenarios": [{"parameters": {"L01": 2.2}}, {"parameters": {"L01": 2.3}}]}' >sweep.json
    run "$costate" gradient --scenarios sweep.json --json
    cp out b.json
    holds "numbers for names, and no sum" "[s['name'] for s in j['scenarios']] == ['1','2'] and 'sum' not in j and j['scenarios'][0]['psi'] != j['scenarios'][1]['psi']"
    run "$costate" gradient --problem sweep.json --json
    holds "--problem does the same" "[s['psi'] for s in j['scenarios']] == [s['psi'] for s in b['scenarios']]"
    run "$costate" gradient --scenarios five.json --problem sweep.json --wrt m1 --json
    holds "--scenarios wins over --problem's" "len(j['scenarios']) == 5 and j['scenarios'][0]['tf'] == 1 and list(j['scenarios'][0]['gradient']) == ['m1']"
}

optimize() {
    for jobs in 1 3; do
        run "$costate" optimize fivebar --scenarios five.json --tf 0.5 --max-iterations 2 --jobs $jobs --json
        [ $status = 0 ] && [ ! -s err ]; verdict $? "optimize --jobs $jobs"
        grep -v seconds out >optimum.$jobs
    done
    cmp -s optimum.1 optimum.3; verdict $? "optimize: the same to the last digit"
    holds "optimize tells the scenarios' names" "[s['name'] for s in j['scenarios']][1] == 'moon' and j['psi'] < j['psi_initial']"
}

journal() {
    run "$costate" gradient fivebar --scenarios five.json --tf 1 --jobs 1 --json
    strip out >whole
    run "$costate" gradient fivebar --scenarios five.json --tf 1 --state kept --json
    [ $status = 0 ] && [ "$(wc -l <kept)" = 6 ]; verdict $? "a journal of five scenarios"
    { head -n 3 kept; sed -n 4p kept | head -c 40; } >cut
    mv cut kept
    run "$costate" gradient fivebar --scenarios five.json --tf 1 --state kept --resume --json
    strip out | cmp -s - whole && [ "$(wc -l <kept)" = 6 ]; verdict $? "resumed to the same digits"
    refuses "another horizon's journal" "belongs to another job" gradient fivebar --scenarios five.json --tf 2 --state kept --resume
    refuses "--state without scenarios" "without scenarios" gradient fivebar --state kept
}

errors() {
    sed 's/"m2": 3/"m2": 3, "k1": 1e5/' five.json >hard.json
    run "$costate" gradient fivebar --scenarios hard.json --tf 1 --max-steps 60 --jobs 2 --json
    complains 1 "scenario 'heavy'" max_steps; verdict $? "one that fails is told by its name"
    holds "the others are told, and no sum" "j['failed'] == 1 and j['scenarios'][4]['psi'] is None and 'max_steps' in j['scenarios'][4]['error'] and j['scenarios'][1]['psi'] > 0 and j['scenarios'][1]['error'] is None and j['sum']['psi'] is None"
    run "$costate" gradient fivebar --scenarios hard.json --tf 1 --max-steps 60
    [ $status = 1 ] && grep -q '^failed: .*max_steps' out && ! grep -q 'sum by weight' out; verdict $? "and for people"
    echo '[{"name": "a"}, {"name": "wet", "parameters": {"k9": 1}}]' >bad.json
    run "$costate" gradient fivebar --scenarios bad.json
    complains 2 "scenario 'wet': unknown parameter 'k9'"; verdict $? "a wrong name is told with its scenario"
    echo '[{"name": "a"}, {"name": "a"}]' >bad.json
    refuses "two of one name" "named 'a'" gradient fivebar --scenarios bad.json
    echo '[{"weigth": 1}]' >bad.json
    refuses "an unknown key" "did you mean 'weight'" gradient fivebar --scenarios bad.json
    echo '{"tf": 1}' >bad.json
    refuses "no scenarios" "no scenarios in it" gradient fivebar --scenarios bad.json
    echo '[]' >bad.json
    refuses "none at all" "one scenario or more" gradient fivebar --scenarios bad.json
    printf '{ "scenarios": [ { "name": "a\\u001b[31m" } ] }' >bad.json
    refuses "a name that steers the terminal" "control character" gradient fivebar --scenarios bad.json
    refuses "no file" missing.json gradient fivebar --scenarios missing.json
    refuses "--check" "--check is for one problem" gradient fivebar --scenarios five.json --check
    refuses "--jobs alone" "--scenarios FILE.json" gradient fivebar --jobs 2
    refuses "--jobs x" "--jobs" gradient fivebar --scenarios five.json --jobs x
    refuses "--jobs -1" "--jobs" gradient fivebar --scenarios five.json --jobs -1
    echo '[{"parameters": {"L01": 2}, "weight": 1}]' >bad.json
    refuses "a sum over what is derived by" "is a design variable: scenario '1'" gradient fivebar --scenarios bad.json
}

# Ctrl-C reaches every thread, also those that wait for their turn.
interrupt() {
    run timeout --preserve-status -s INT 2 "$costate" gradient fivebar --scenarios five.json --tf 100000 --max-steps 1000000000 \
        --jobs 2 --out stopped
    complains 130 Ctrl-C && [ ! -s out ] && [ -z "$(ls -A stopped)" ]; verdict $? "Ctrl-C"
    "$costate" optimize fivebar --tf 100000 --max-steps 1000000000 >out 2>err &
    child=$!
    sleep 0.7; kill -TERM $child
    status=0; wait $child || status=$?
    complains 143 "before the start was evaluated"; verdict $? "a signal ends an optimization in its evaluation"
}

results
files
optimize
journal
errors
interrupt
finish
