#!/usr/bin/env bash
# The program `costate`: what it prints, what its options do.
#   test_cli.sh COSTATE
costate=$(realpath "$1")
. "$(dirname "$0")/../shell.sh"
cd "$scratch" || exit 1

# works WHAT ARGUMENTS...: exit status 0, nothing on stderr.
works() {
    what=$1; shift
    run "$costate" "$@"
    [ $status = 0 ] && [ ! -s "$scratch/err" ]
    verdict $? "$what"
}

# holds WHAT EXPRESSION [FILE]: of Python, where j is the object in the last run's stdout (or in
# FILE), or in a.json, b.json.
holds() {
    python3 - "$2" "${3:-$scratch/out}" 2>"$scratch/err" <<'PYTHON'
import json, math, os, sys
def read(name):
    return json.load(open(name), parse_constant=lambda x: sys.exit("not JSON: " + x)) if os.path.exists(name) else None
j, a, b = read(sys.argv[2]), read("a.json"), read("b.json")
sys.exit(0 if eval(sys.argv[1]) else "does not hold: " + sys.argv[1])
PYTHON
    verdict $? "$1"
}
keep() { cp "$scratch/out" "$1"; }

help_and_models() {
    works "--version" --version
    grep -Eq '^costate [0-9]+\.[0-9]+\.[0-9]+$' "$scratch/out"; verdict $? "the version is a version"
    works "--help" --help
    for command in models simulate gradient check; do grep -q "^ *$command" "$scratch/out"; verdict $? "--help knows $command"; done
    for command in models simulate gradient check; do
        works "$command --help" $command --help
        grep -q "^usage: costate $command" "$scratch/out"; verdict $? "$command --help tells its usage"
    done
    works "models" models
    while read -r model; do grep -q "^$model " "$scratch/out"; verdict $? "models lists $model"; done <"$root/models/MODELS"
    works "models --json" models --json
    holds "models --json is JSON" "j is not None"
    while read -r model; do
        works "models $model" models "$model"
        works "models $model --json" models "$model" --json
        holds "models $model --json is JSON" "isinstance(j, dict)"
    done <"$root/models/MODELS"
    works "models fivebar" models fivebar
    for word in L01 L02 k1 m4 position acceleration reaction everything N/m index3 index1 penalty maggi; do
        grep -qw -- "$word" "$scratch/out"; verdict $? "models fivebar tells of $word"
    done
    grep -qx '   x1 y1 x2 y2 x3 y3' "$scratch/out"; verdict $? "models fivebar lists its coordinates"
    works "models iltis" models iltis
    [ "$(sed -n '/^coordinates$/,$p' "$scratch/out" | tail -n +2 | wc -w)" = 140 ] && ! sed -n '/^coordinates$/,$p' "$scratch/out" | grep -q '.\{97\}'
    verdict $? "models iltis lists 140 coordinates in lines of at most 96 columns"
}

# The table's numbers are the JSON's, and the JSON's are doubles to the last bit.
units() {
    works "models --json" models pendulum --json
    holds "degrees of freedom" "j['degrees_of_freedom'] == 1"
    holds "formulations" "j['formulations'] == ['index3', 'index1', 'penalty', 'maggi']"
    holds "coordinates" "j['coordinates'] == len(j['coordinate_names']) == 2 and j['coordinate_names'] == ['x', 'y']"
    holds "units of parameters, costs and outputs" "[x['unit'] for x in j['parameters']] == ['kg', 'm', 'm/s^2', 'rad'] and j['costs'][0]['unit'] == 'm' and j['outputs'][0]['unit'] == 'N'"
}
responses() {
    works "a step that does not divide the horizon" gradient fivebar --tf 1 --integrator onestep --step 0.03
    grep -q 'step 0.0294118 s$' "$scratch/out" && grep -q '(34 steps)' "$scratch/out"; verdict $? "the step that is taken"
    works "gradient --response" gradient slidercrank --response 'shake=rms(Fx)' --response 'final(x2)' --response position --wrt crank,c
    grep -q "d shake" "$scratch/out" && grep -q "% per %" "$scratch/out"; verdict $? "a table of parameters and responses"
    [ "$(grep -cE '^(crank|c) ' "$scratch/out")" = 2 ]; verdict $? "one row per design variable"
    works "gradient --response --json" gradient barrier --response 'max(power)' --response 'effort=integral(power)' --json
    holds "what is promised" "set(j['responses']) == {'max(power)', 'effort'} and set(j['responses']['effort']['gradient']) == {'b1', 'b2'}"
    holds "a peak at the second event" "abs(j['responses']['max(power)']['instant'] - 0.5404853) < 1e-6 and 'instant' not in j['responses']['effort']"
    works "a response whose peak is right behind the first event" gradient barrier --wrt all --response 'max(power)' --tf 0.45 --json
    holds "F1 v0 there, wherever the event is" "all(abs(j['responses']['max(power)']['gradient'][k] - x) < 1e-6 for k, x in (('v0', 2), ('F1', 3), ('b1', 0), ('m', 0)))"
    works "gradient --response --json" gradient barrier --response 'max(power)' --response 'effort=integral(power)' --json
    holds "value and unit" "abs(j['responses']['max(power)']['value'] - 3.5 * (9 - 1.2) ** 0.5) < 1e-6 and j['responses']['effort']['unit'] == 'W s'"
    holds "its derivative" "abs(j['responses']['max(power)']['gradient']['b1'] - 3.5 / 7.8 ** 0.5) < 1e-6"
    works "gradient --response, a table" gradient barrier --response 'max(power)' --response 'effort=integral(power)'
    grep -q '^max(power)  9.774968.* W .*at t = 0.5404853. s' "$scratch/out" && grep -q '^effort *5.045082.*integral(power) *$' "$scratch/out"
    verdict $? "the table's values, and the instant of the peak"
    grep -q '^b1 .* 1.253201  +- .*  W/m .*-1.2520451  +- .*  W s/m ' "$scratch/out"; verdict $? "units of its derivatives"
    works "gradient --response of a cost" gradient barrier --response effort
    grep -q '^effort *3.22883.*kg m^2/s^3' "$scratch/out" && grep -q '^b1 .*-0.56467974  +- .*  kg m/s^3' "$scratch/out"; verdict $? "units with several factors"
    printf '{"model": "fivebar", "responses": {"reach": "max(x3)"}, "tf": 1}' >responses.json
    works "responses of a problem file" gradient --problem responses.json --json
    holds "they are there" "list(j['responses']) == ['reach']"
    works "blanks in a response" gradient fivebar --tf 0.1 --response ' r = max ( dot ( x2 ) ) ' --response 's=max(dot(x2))' --json
    holds "blanks in a response" "j['responses']['r']['value'] == j['responses']['s']['value'] > 0"
    works "gradient --response --out" gradient fivebar --response 'rms(bar1)' --tf 1 --json --out responses
    cmp -s "$scratch/out" responses/fivebar_responses.json; verdict $? "--out keeps the same JSON"
}

gradient_output() {
    works "gradient --json" gradient fivebar --json
    keep a.json
    holds "one object with what is promised" "{'model','formulation','method','cost','psi','gradient','stats','seconds'} <= set(j)"
    holds "its values" "(j['model'],j['formulation'],j['method'],j['cost']) == ('fivebar','penalty','adjoint','position')"
    holds "the gradient is an object of names" "list(j['gradient']) == ['L01','L02'] and all(type(x) is float for x in j['gradient'].values())"
    holds "stats" "all(j['stats'][k] > 0 for k in ('steps','evaluations')) and j['stats']['factorizations'] + j['stats']['refactorizations'] > 0"
    holds "seconds" "j['seconds']['forward'] > 0 and j['seconds']['backward'] > 0"
    holds "the paper's numbers" "abs(j['psi']-0.72688) < 5e-6 and abs(j['gradient']['L01']+4.2288) < 5e-5 and abs(j['gradient']['L02']-3.2116) < 5e-5"
    holds "17 significant digits" "all(('%.17g' % x) in open('a.json').read() for x in [j['psi'], *j['gradient'].values()])"
    works "gradient" gradient fivebar
    python3 - "$scratch/out" <<'PYTHON' 2>"$scratch/err"
import json, sys
j, text = json.load(open("a.json")), open(sys.argv[1]).read()
rows = {line.split()[0]: line.split() for line in text.splitlines() if line.split()[:1] and line.split()[0] in j["gradient"]}
assert set(rows) == set(j["gradient"]), rows
for name, row in rows.items():
    assert "%.10g" % j["gradient"][name] in row, (name, row)
    assert row[2] == "m", row
assert "psi = %.10g" % j["psi"] in text
PYTHON
    verdict $? "the table has the JSON's numbers, and units"
    works "gradient --hessian" gradient fivebar --hessian
    grep -q "^highest .*L01" "$scratch/out"; verdict $? "--hessian names the direction of highest curvature"
    grep -A 1 "^d2 psi  *L01  *L02 *$" "$scratch/out" | grep -q "^L01  *19.862. *-3.8985 *$"; verdict $? "--hessian is a table with names"
    grep -q "^lowest  *45.887. *+0.95 L02 +0.32 L01" "$scratch/out" && grep -q "^highest  *105.35. *+0.95 L01 -0.32 L02" "$scratch/out"; verdict $? "and both by their parts"
    ! grep -q "negative curvature" "$scratch/out"; verdict $? "a convex psi has no negative curvature"
    works "gradient --hessian of the barrier" gradient barrier --hessian
    grep -q "^negative curvature in 2 of 2 directions" "$scratch/out" && ! grep -q "absolute" "$scratch/out"; verdict $? "--hessian says where there is no minimum"
    works "gradient --hessian at a value of 0" gradient fivebar --hessian --wrt g,L01 -p g=0
    grep -q "^(absolute changes of those with the value 0: g)$" "$scratch/out"; verdict $? "and what has no relative change"
    works "gradient --hessian --json" gradient fivebar --hessian --json
    holds "the Hessian is in the JSON" "abs(j['hessian']['L01']['L01'] - 19.862) < 1e-3 and j['hessian']['L01']['L02'] == j['hessian']['L02']['L01'] and len(j['eigenvalues']) == 2"
    works "gradient --hessian-vector" gradient fivebar --hessian-vector L01=1,L02=2 --json
    holds "a product is in the JSON" "abs(j['hessian_vector']['L01'] - (19.8622 - 2 * 3.8985)) < 1e-3"
    works "gradient --hessian --check" gradient fivebar --hessian --check --json
    holds "differences of the gradient are in the JSON" "j['check']['passed'] and j['check']['integrator'] == 'cvodes' and all(abs(j['check']['differences'][x][y] - j['hessian'][x][y]) < j['check']['differences_error'][x][y] < 0.01 and j['check']['verdict'][x][y] == 'confirmed' for x in ('L01', 'L02') for y in ('L01', 'L02'))"
    works "gradient --hessian-vector --check" gradient fivebar --hessian-vector L01=1,L02=2 --check
    [ "$(grep -c "^L0[12] .*confirmed$" "$scratch/out")" = 2 ] && grep -q "^The Hessian is confirmed.$" "$scratch/out"; verdict $? "a product is judged"
    works "gradient --tolerance" gradient fivebar --tolerance L01=2%,L02=0.05 --json
    holds "tolerances are in the JSON" "abs(j['bias'] - 0.5 * (19.8622 * j['tolerances']['L01']['deviation']**2 + 12.2195 * 0.05**2)) < 1e-5 and abs(j['first_order']['deviation']**2 - (j['gradient']['L01'] * j['tolerances']['L01']['deviation'])**2 - (j['gradient']['L02'] * 0.05)**2) < 1e-9 and j['second_order']['hessian_alone'] > j['first_order']['deviation'] > j['second_order']['deviation']"
    works "gradient --tolerance against samples" gradient fivebar --tolerance L01=0.05 --tolerance L02=0.05 --json
    holds "40,000 samples: mean 0.76685, deviation 0.26458" "abs(j['second_order']['mean'] - 0.76685) < 5e-4 and abs(j['second_order']['deviation'] - 0.26458) < 3e-4 < abs(j['first_order']['deviation'] - 0.26458)"
    works "gradient --tolerance against quadrature" gradient fivebar --tolerance L01=1% --tolerance L02=1% --tolerance k1=1% --tolerance k2=1% --json
    # Gauss-Hermite, 5^4 runs
    holds "mean and deviation: closer than first order" "abs(j['second_order']['mean'] - 0.73407716) < 3e-6 and abs(j['second_order']['deviation'] - 0.11550491) < 1e-5 and abs(j['first_order']['deviation'] - 0.11550491) > 1e-4"
    works "gradient --tolerance, half of it" gradient fivebar --tolerance L01=0.5% --tolerance L02=0.5% --tolerance k1=0.5% --tolerance k2=0.5% --json
    holds "a 16th of the error, and more" "abs(j['second_order']['mean'] - 0.72867770) < 3e-7 and abs(j['second_order']['deviation'] - 0.05781915) < 4e-7"
    run "$costate" gradient fivebar --tolerance L01=20% --method direct --json
    holds "a series that does not converge is told" "j['second_order']['deviation'] is None and 'does not converge' in j['warnings'][1] and 'method is not used' in j['warnings'][0]"
    works "gradient --check" gradient fivebar --check
    grep -q "The gradient is confirmed" "$scratch/out"; verdict $? "--check confirms"
    works "--check of a long run, right to its tolerance" gradient squeezer --tf 0.2 --cost turn --wrt ss,yb --check --integrator cvodes --json
    holds "--check tells errors of integration from wrong derivatives" "j['check']['passed'] and 1e-6 < j['check']['worst'] <= j['check']['bound'] < 1e-4"
    works "--check with derivatives that do not matter" gradient squeezer --rtol 3e-5 --wrt m4,ss --check
    grep -q "m4: too small beside the others to be judged by differences, negligible" "$scratch/out"; verdict $? "--check says which"
    works "gradient --check --json" gradient pendulum --wrt all --check --json
    holds "psi by the other integrator too" "0 < abs(j['check']['psi'] - j['psi']) < 1e-8 and j['check']['psi_difference'] < j['check']['psi_bound'] <= 1e-5"
    holds "the check is in the JSON" "j['check']['passed'] is True and set(j['check']['direct']) == set(j['gradient']) == {'m','L','g','theta0'}"
    works "gradient --out" gradient pendulum --json --out results
    cmp -s "$scratch/out" results/pendulum_gradient.json; verdict $? "--out keeps the same JSON"
    [ "$(ls results | tr "\n" " ")" = "pendulum_gradient.json report.html " ]; verdict $? "and the report, nothing else"
}

options() {
    works "plain" gradient fivebar --json; keep a.json
    works "again" gradient fivebar --json
    holds "the same twice, to the last digit" "j['psi'] == a['psi'] and j['gradient'] == a['gradient']"
    works "-p" gradient fivebar --json -p L01=2.3 -pk1=90
    holds "-p sets parameters" "j['parameters']['L01'] == 2.3 and j['parameters']['k1'] == 90 and j['psi'] != a['psi']"
    works "--parameter, twice" gradient fivebar --json --parameter L01=1 --parameter=L01=2.3 -p k1=90
    holds "the last one counts" "j['parameters']['L01'] == 2.3"
    works "--wrt" gradient fivebar --json --wrt m2,L01
    holds "--wrt chooses, in its order" "list(j['gradient']) == ['m2','L01'] and abs(j['gradient']['L01']/a['gradient']['L01']-1) < 1e-6"
    works "--wrt all" gradient fivebar --json --wrt all
    holds "--wrt all" "list(j['gradient']) == ['m1','m2','m3','m4','k1','k2','L01','L02','g']"
    works "--formulas bdf" gradient fivebar --json --integrator cvodes --formulas bdf
    holds "other steps, the same gradient" "j['formulas'] == 'bdf' and j['integrator'] == 'cvodes' and a['integrator'] == 'rk' and j['stats']['steps'] != a['stats']['steps'] and abs(j['gradient']['L01']/a['gradient']['L01']-1) < 1e-6"
    works "--formulas adams" gradient fivebar --json --integrator cvodes --formulas adams --tf 0.1
    holds "--formulas adams" "j['formulas'] == 'adams'"
    for cost in acceleration reaction everything; do
        works "--cost $cost" gradient fivebar --json --cost $cost
        holds "--cost $cost is another psi" "j['cost'] == '$cost' and j['psi'] != a['psi']"
    done
    for method in adjoint direct fd fd-forward; do
        works "--method $method" gradient fivebar --json --method $method
        holds "--method $method agrees" "j['method'] == '$method' and all(abs(j['gradient'][k]/a['gradient'][k]-1) < 3e-3 for k in a['gradient'])"
    done
    works "--tf" gradient fivebar --json --tf=2.5
    holds "--tf" "j['tf'] == 2.5 and j['psi'] < a['psi'] and j['stats']['steps'] < a['stats']['steps']"
    works "--atol 0" gradient fivebar --json --atol 0
    holds "--atol 0 is the default" "j['atol'] == a['atol'] == 0 and j['psi'] == a['psi']"
    works "--rtol, --atol" gradient fivebar --json --rtol 1e-11 --atol 1e-13
    holds "--rtol, --atol" "(j['rtol'],j['atol']) == (1e-11,1e-13) and j['stats']['steps'] > a['stats']['steps'] and abs(j['psi']/a['psi']-1) < 1e-6"
    works "--alpha" gradient fivebar --json --alpha 1e4
    holds "--alpha" "1e-7 < abs(j['psi']/a['psi']-1) < 1e-1"
    works "options before and after the model" gradient --json --tf 2.5 fivebar
    holds "in any order" "j['model'] == 'fivebar' and j['tf'] == 2.5"
    for words in --model=fivebar "--model fivebar"; do
        works "$words before the command" $words gradient --json --tf 0.1
        holds "$words before the command" "j['model'] == 'fivebar' and j['tf'] == 0.1"
    done
}

# The same settings in a file; the command line wins.
problem_file() {
    cat >problem.json <<'JSON'
{ "model": "fivebar", "cost": "reaction", "wrt": ["L01", "k2"], "parameters": { "k1": 90, "L02": 2.1 },
  "tf": 1.5, "rtol": 1e-7, "atol": 1e-9, "method": "direct" }
JSON
    works "the same on the command line" gradient fivebar --json --cost reaction --wrt L01,k2 -p k1=90 -p L02=2.1 --tf 1.5 --rtol 1e-7 \
        --atol 1e-9 --method direct
    keep a.json
    works "--problem" gradient --problem problem.json --json
    holds "--problem is the same" "all(j[k] == a[k] for k in ('model','cost','method','tf','rtol','atol','parameters','gradient','psi'))"
    works "--problem and options" gradient --problem problem.json --json --tf 1 --cost position -p k1=80 --wrt L02 --method adjoint
    holds "the command line wins" "(j['tf'],j['cost'],j['parameters']['k1'],list(j['gradient']),j['method']) == (1,'position',80,['L02'],'adjoint')"
    holds "and leaves the rest" "(j['rtol'],j['parameters']['L02']) == (1e-7,2.1)"
    printf '{"model": "fivebar", "tf": 0.1, "max_evaluations": 1}' >one.json
    works "a limit of one" optimize --problem one.json --json
    holds "a limit of one" "j['evaluations'] == 1"
    works "no limit on the command line" optimize --problem one.json --max-evaluations 0 --json
    holds "also with 0" "j['evaluations'] > 1"
    echo '{ "wrt": "all" }' >all.json
    works "--problem without a model" gradient pendulum --problem all.json --json
    holds "the model from the command line" "list(j['gradient']) == ['m','L','g','theta0']"
}

compare() {
    works "compare --json" compare pendulum --tf 0.5 --step 1e-3 --json
    holds "ten approaches, one gradient" "len({r['approach'] for r in j}) == 10 and all(abs(r['psi'] - 0.1749026) < 1e-6 and abs(r['gradient']['L'] - 0.422446) < 2e-6 and abs(r['gradient']['theta0'] - 0.452346) < 2e-6 and r['error'] < 1e-5 and r['seconds'] > 0 for r in j)"
    works "compare, some fail" compare bricard --tf 0.1 --step 1e-2 --json
    holds "those that fail have no error, but a message" "len(j) == 10 and all((r['error'] is None) == (r['psi'] is None) == ('singular' in r.get('message', '')) and (r['error'] is None) == (r['formulation'] != 'penalty') for r in j)"
}

simulate() {
    rigid=(slidercrank -p crank=1 -p rod=1 -p c=0 -p k=0 --tf 10)
    run "$costate" simulate "${rigid[@]}" --projection off
    [ $status = 0 ] && grep -q "^energy .* not conserved: the reactions did work" "$scratch/out" && grep -q 'set projection to auto' "$scratch/err"
    verdict $? "the pure penalty loses energy, and the output says by what"
    works "projected near singular positions" simulate "${rigid[@]}"
    grep -q "projections near singular positions" "$scratch/out"; verdict $? "and says how often"
    works "a check across singular positions" gradient nfourbar --wrt m1 --tf 1 --check
    grep -q "by rk, direct with the same steps" "$scratch/out" && grep -q "is confirmed" "$scratch/out"; verdict $? "it says that cvodes was left out"
    works "simulate" simulate fivebar
    grep -q "psi = 0.72687" "$scratch/out" && grep -q "energy drift" "$scratch/out"; verdict $? "simulate tells psi and drift"
    works "simulate --json --out" simulate fivebar --json --out sim/deep --samples 101
    if command -v gnuplot >/dev/null; then [ -s sim/deep/fivebar_trajectory.svg ]; verdict $? "a picture of the run"; fi
    holds "simulate's JSON" "{'model','cost','psi','drift','stats','seconds','files'} <= set(j) and 'fivebar_trajectory.csv' in j['files']"
    for file in sim/deep/*; do [ -s "$file" ]; verdict $? "$file is not empty"; done
    python3 - sim/deep/fivebar_trajectory.csv <<'PYTHON' 2>"$scratch/err"
import csv, sys
rows = list(csv.DictReader(open(sys.argv[1])))
assert len(rows) == 101, len(rows)
t = [float(r["t"]) for r in rows]
assert t[0] == 0 and t[-1] == 5 and all(b > a for a, b in zip(t, t[1:]))
assert [float(rows[0][k]) for k in ("x1", "y1", "x2", "y2", "x3", "y3")] == [-1, -1, 0.5, -2, 2, -1]
for r in rows:
    for k, v in r.items():
        assert float(v) == float(v), (k, v)
    assert abs(float(r["x1"]) ** 2 + float(r["y1"]) ** 2 - 2) < 1e-7
    assert abs(float(r["energy"]) - float(rows[0]["energy"])) < 1e-4
PYTHON
    verdict $? "the CSV has the trajectory"
    works "simulate --samples 0" simulate barrier --out sim0 --samples 0 --json
    holds "the integrator's own instants" "j['stats']['nodes'] == sum(1 for _ in open('sim0/barrier_trajectory.csv')) - 1"
    printf '{"model": "barrier", "samples": 29}' >samples.json
    works "--samples 0 and a file that has 29" simulate --problem samples.json --out sim0 --samples 0 --json
    holds "the command line wins, though it says 0" "j['stats']['nodes'] == sum(1 for _ in open('sim0/barrier_trajectory.csv')) - 1 != 30"
    # What gnuplot is told: each curve is the column of its name.
    mkdir -p bin && printf '#!/bin/sh\ncat >"$SCRIPT"\necho "<svg>        </svg>"\n' >bin/gnuplot && chmod +x bin/gnuplot
    SCRIPT=$PWD/script PATH=$PWD/bin:$PATH works "a picture's script" simulate iltis --tf 0.1 --samples 1001 --out drawn --json
    python3 - <<'PYTHON'
import csv, re, sys
text = open("script").read()
data = {float(x[0]): x for x in (line.split(",") for line in text.split("$data << END\n")[1].split("\nEND")[0].split("\n"))}
rows = list(csv.DictReader(open("drawn/iltis_trajectory.csv")))
curves = [(int(k), float(less), name) for k, less, name in re.findall(r"using 1:\(\$(\d+)-\((.*?)\)\) with lines title '(.*?)'", text)]
named = [(k, name) for k, less, name in curves if name in rows[0] and less == 0.0]
wrong = [name for k, name in named if any(float(data[float(row["t"])][k - 1]) != float(row[name]) for row in (rows[1], rows[len(rows) // 2], rows[-1]))]
sys.exit(0 if len(named) > 8 and not wrong else f"{len(named)} curves, wrong: {wrong}")
PYTHON
    verdict $? "each curve of a picture is the column of its name"
    works "check" check pendulum
    [ "$(grep -cE ' (ok|FAIL|not judged.*)$' "$scratch/out")" = "$(sed -n 's/^\([0-9]*\) passed, 0 failed$/\1/p' "$scratch/out")" ]; verdict $? "one row per rung"
    grep -Eq '^[0-9]+ passed, 0 failed$' "$scratch/out"; verdict $? "check counts its verdicts"
    works "check of a cost whose gradient is 0 for a while" check barrier --cost effort
    works "check --json" check barrier --json --wrt all
    holds "check's JSON" "j['failed'] == 0 and j['passed'] == len(j['rungs']) >= 5 and all(r['passed'] for r in j['rungs'])"
}

# peak_of FILE COMMAND...: its largest resident memory [KiB], or that of the Python which starts
# it where that is larger (14 MiB, and costate 7); its stdout goes into FILE.
peak_of() {
    env -u MALLOC_PERTURB_ python3 - "$@" <<'PYTHON' # which would write to what is only reserved
import resource, subprocess, sys
with open(sys.argv[1], "w") as out:
    subprocess.run(sys.argv[2:], stdout=out, check=True)
print(resource.getrusage(resource.RUSAGE_CHILDREN).ru_maxrss)
PYTHON
}

# A horizon 100 times as long in 4 MiB: within that memory, and the digits of a run that has 1 GiB.
memory() {
    ! grep -q __asan_init "$costate" || return 0 # AddressSanitizer keeps what is freed
    long=(gradient fivebar --wrt all --tf 500 --max-steps 100000 --json)
    short=$(peak_of short.json "$costate" gradient fivebar --wrt all --json --memory 4M)
    all=$(peak_of a.json "$costate" "${long[@]}" --memory 1G)
    few=$(peak_of b.json "$costate" "${long[@]}" --memory 4M)
    [ $((few - short)) -le 4096 ]; verdict $? "--memory 4M: $few KiB, of a short run $short KiB"
    [ $((all - short)) -gt 40960 ]; verdict $? "--memory 1G: $all KiB"
    holds "the same digits" "a['psi'] == b['psi'] and a['gradient'] == b['gradient'] and a['stats']['steps'] == b['stats']['steps'] > 10000" a.json
    echo '{ "model": "fivebar", "wrt": "all", "memory": "64K" }' >memory.json
    works "memory in a problem file" gradient --problem memory.json --tf 100
    disk=$(peak_of c.json "$costate" "${long[@]}" --memory 4M --memory-dir .)
    [ $((disk - short)) -le 16384 ]; verdict $? "--memory-dir: $disk KiB"
    holds "the same digits from files" "a['psi'] == j['psi'] and a['gradient'] == j['gradient']" c.json
    [ -z "$(ls -d costate-* 2>/dev/null)" ]; verdict $? "no file is left"
    rm a.json b.json c.json
}

help_and_models
memory
units
responses
gradient_output
options
problem_file
compare
simulate
finish
