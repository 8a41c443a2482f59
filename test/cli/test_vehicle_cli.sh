#!/usr/bin/env bash
# The vehicle from outside: costate models, equilibrium and simulate, for people, as JSON and as
# files.
#   test_vehicle_cli.sh COSTATE
set -u
export LC_ALL=C
costate=$(realpath "$1")
scratch=$(mktemp -d)
trap 'rm -rf "$scratch"' EXIT
cd "$scratch" || exit 1
passed=0 failed=0

# verdict STATUS WHAT
verdict() {
    if [ "$1" = 0 ]; then passed=$((passed + 1)); echo "PASS: $2"; return; fi
    failed=$((failed + 1))
    echo "FAIL: $2"
    head -n 20 out err | sed 's/^/    /'
}

# works ARGUMENTS...: exit status 0, nothing on stderr; stdout into the file out.
works() {
    "$costate" "$@" >out 2>err </dev/null && [ ! -s err ]
    verdict $? "$*"
}

# tells PATTERN: a line of the last output.
tells() { grep -qE "$1" out; verdict $? "it tells: $1"; }

# holds EXPRESSION: of Python, where j is the JSON of the last output and rows(FILE) a CSV.
holds() {
    python3 - "$1" 2>err <<'PYTHON'
import csv, json, sys
def rows(name): return list(csv.DictReader(open(name)))
j = json.load(open("out")) if open("out").read(1) == "{" else None
sys.exit(0 if eval(sys.argv[1]) else "does not hold: " + sys.argv[1])
PYTHON
    verdict $? "$1"
}

works models iltis
tells '^ *their rank +126$'
tells '^ *redundant +6$'
tells '^degrees of freedom +14$'
tells '^switches +52$'
tells '^ *strut_rr +N +rear right spring-damper'
works models iltis --json
holds "(j['rank'], j['degrees_of_freedom'], j['redundant'], len(j['outputs']), len(j['switch_names'])) == (126, 14, 6, 28, 52)"
works models --json
holds "all(m['degrees_of_freedom'] == m['coordinates'] - m['rank'] for m in j['models'])"

works equilibrium iltis --out results
tells '^chassis_dz +-0\.0071013'
tells '^tyre_fl +3831\.42'
tells '^largest .Phi. +[0-9.]+e-1'
holds "len(rows('results/iltis_start.csv')) == 140 and abs(float(rows('results/iltis_start.csv')[2]['q']) - 0.5628987) < 1e-6"
works equilibrium iltis --json
holds "j['start'] == 'equilibrium' and abs(j['outputs']['strut_rl'] + 241.86) < 0.006 and j['phi'] < 1e-12 and len(j['lambda']) == 132"
works equilibrium pendulum
tells 'start is given'
works equilibrium slidercrank
tells 'assembled'
"$costate" equilibrium iltis -p kS1=0 >out 2>err
[ $? = 2 ] && [ ! -s out ] && grep -q "2.8114e+07" err; verdict $? "a spring that cannot hold the vehicle is beyond its bounds"
"$costate" equilibrium iltis -p mC=1e6 >out 2>err
[ $? = 1 ] && [ ! -s out ] && grep -q "no static equilibrium" err; verdict $? "no equilibrium is an error, and no numbers"

works simulate iltis --out results --samples 101
tells '^ *1\.006[0-9]+ +front left: end of the step +on$'
tells 'front left: tyre loaded +off, follows from front left: end of the step$'
tells '^\.\.\. and [0-9]+ more, .* iltis_events\.csv$'
tells '^energy +-[0-9]+ J from start to end: not conserved'
holds "len(rows('results/iltis_events.csv')) > 40 and rows('results/iltis_events.csv')[2]['trigger_name'] == 'front left: end of the step'"
holds "len(rows('results/iltis_trajectory.csv')) == 101 and abs(float(rows('results/iltis_trajectory.csv')[0]['tyre_rr']) - 3591.81) < 1"
holds "min(float(r['tyre_fl']) for r in rows('results/iltis_trajectory.csv')) == 0.0"
works simulate iltis -p ramp=1.5 --tf 1.2 --rtol 1e-5 --json
holds "j['events'] and all(e['t'] <= 1.2 and e['to'] in (0, 1) for e in j['events']) and j['drift']['energy'] is None and not j['energy']['conserved']"
works simulate barrier
tells '^0\.333333 +switch 1 +on$'
works simulate fivebar
tells '^energy drift'
! grep -q events out; verdict $? "no switches, no events"

echo "$passed passed, $failed failed"
[ $failed = 0 ]
