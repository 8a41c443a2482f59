#!/usr/bin/env bash
# The files that the program reads and keeps: nothing is written through a link, lost, left behind,
# or ignored without a word; a file of somebody else is data and no code; warnings are in the JSON.
#   test_files_cli.sh COSTATE
costate=$(realpath "$1")
. "$(dirname "$0")/../shell.sh"
cd "$scratch" || exit 1

c() { run "$costate" "$@"; }
# complains STATUS WORDS...: one line on stderr, nothing on stdout.
complains() {
    wanted=$1; shift
    [ $status = "$wanted" ] && [ ! -s out ] && [ "$(wc -l <err)" = 1 ] || return 1
    for word in "$@"; do grep -qF -- "$word" err || return 1; done
}
json() { python3 -c 'import json, sys; x = json.load(open("out")); sys.exit(not ('"$1"'))'; }
short="optimize fivebar --tf 0.5 --max-iterations 1"

# A link in the place of a file is replaced, its target stays as it is.
links() {
    for name in s s.part s.old; do
        rm -rf s s.*
        echo precious >target
        [ $name != s.old ] || echo older >s
        ln -s target $name
        c $short --state s
        [ $status = 0 ] && [ "$(cat target)" = precious ] && [ -s s ] && [ ! -L s ] && [ ! -e s.part ]
        verdict $? "$name is a link: not written through"
    done
    rm -rf s s.*
    ln -s target s.lock
    c $short --state s
    complains 1 s.lock "symbolic link" && [ "$(cat target)" = precious ]; verdict $? "the lock is a link: refused"
    rm -f s.lock
    for file in fivebar_history.csv fivebar_optimize.json fivebar_parameters.svg; do
        mkdir -p linked; ln -sf ../target linked/$file
    done
    c $short --out linked
    [ $status = 0 ] && [ "$(cat target)" = precious ]; verdict $? "files in --out: not through a link either"
    mkdir s.part
    c $short --state s
    [ $status = 0 ] && grep -q "warning: the state is not kept: s: " err && [ ! -e s ]; verdict $? "s.part is a directory: told"
    rmdir s.part
}

# Two runs with one state: the second names the first and does no harm; after a SIGKILL the lock is
# nobody's.
locks() {
    rm -rf s s.* two
    "$costate" optimize fivebar --wrt all --cost reaction --decrease-tol 0 --max-evaluations 0 --max-iterations 0 --state s >first 2>&1 &
    child=$!
    for ((i = 0; i < 400; i++)); do [ -s s ] && break; sleep 0.02; done
    c $short --state s
    complains 1 "another run" "process $child:" "--state"; verdict $? "two runs with one --state"
    c $short --state s --resume
    complains 1 "process $child:"; verdict $? "and with --resume"
    c $short --state other
    [ $status = 0 ]; verdict $? "another state is free"
    kill -KILL $child; wait $child 2>/dev/null
    [ -e s.lock ]; verdict $? "a killed run leaves its lock"
    c $short --state s
    [ $status = 0 ] && [ ! -e s.lock ]; verdict $? "which is nobody's, and goes with the next run"
    "$costate" optimize fivebar --wrt all --cost reaction --decrease-tol 0 --max-evaluations 0 --max-iterations 0 --out two >first 2>&1 &
    child=$!
    for ((i = 0; i < 400; i++)); do [ -s two/fivebar_optimize.state ] && break; sleep 0.02; done
    c $short --out two
    complains 1 "process $child:" two/fivebar_optimize.state; verdict $? "two runs with one --out"
    kill -KILL $child; wait $child 2>/dev/null
}

older() {
    rm -rf s s.*
    c $short --state s --json
    [ $status = 0 ] && [ ! -s err ] && [ ! -e s.old ]; verdict $? "a new state: no word"
    cp s before
    c $short --state s --json
    [ $status = 0 ] && cmp -s before s.old && [ -s s ] && json '"kept as s.old: " in x["warnings"][0]'
    verdict $? "an older state is kept, and told"
    c $short --state s --json
    [ $status = 0 ] && json '"kept as s.old, in place of the one before it: " in x["warnings"][0]'
    verdict $? "a second older state replaces the first, and that is told"
    rm s.old
    c $short --state s --resume --max-iterations 2 --json
    [ $status = 0 ] && [ ! -e s.old ] && [ ! -s err ]; verdict $? "but not where it is resumed"
    cp s before; : >s.old
    c optimize fivebar --max-steps 2 --state s
    complains 1 "start cannot be solved" && cmp -s before s && [ ! -s s.old ]; verdict $? "a run that cannot begin leaves it alone"
}

# A state that cannot be written: told once, and the result is there.
unwritable() {
    c $short --state nowhere/s --json
    [ $status = 0 ] && [ "$(grep -c 'the state is not kept: nowhere/s: No such file' err)$(wc -l <err)" = 11 ] &&
        json 'len(x["warnings"]) == 1 and "not kept" in x["warnings"][0] and x["psi"] > 0'
    verdict $? "a state where there is no directory: told once, and in the JSON"
    c $short --state nowhere/s
    grep -q "add -p L01=" out && ! grep -q "the same command with --resume" out; verdict $? "and --resume is not offered"
    mkdir -p d
    c $short --state d
    [ $status = 0 ] && grep -q "the state is not kept: d: " err && [ ! -e d.part ]; verdict $? "a directory in its place"
    status=0
    (ulimit -f 1; exec "$costate" $short --state limited) >out 2>err || status=$?
    [ $status = 0 ] && grep -q "the state is not kept: limited: File too large" err && [ ! -e limited ] && [ ! -e limited.part ]
    verdict $? "a disk that is full"
}

# gnuplot that does not end: killed then, the program leaves nothing; it does not listen to a
# signal, but to a second one.
slow_gnuplot() {
    mkdir -p slow
    printf '#!/bin/sh\necho $$ >%s/gnuplot.pid\nexec sleep 30\n' "$PWD" >slow/gnuplot
    chmod +x slow/gnuplot
    rm -f gnuplot.pid
    PATH=$PWD/slow:$PATH "$costate" simulate pendulum --out "$1" >out 2>err &
    child=$!
    for ((i = 0; i < 400; i++)); do [ -s gnuplot.pid ] && break; sleep 0.02; done
}
signals() {
    rm -rf drawn
    slow_gnuplot drawn
    kill -KILL $child; wait $child 2>/dev/null
    kill "$(cat gnuplot.pid)"
    [ "$(ls -A drawn)" = pendulum_trajectory.csv ]; verdict $? "killed while gnuplot draws: no half picture is left: $(ls -A drawn | tr '\n' ' ')"
    # an echo comes within 0.3 s: on a machine that was too busy for that, once more
    for ((attempt = 0; attempt < 5; attempt++)); do
        slow_gnuplot drawn
        begun=${EPOCHREALTIME/./}
        kill -TERM $child; read -rt 0.02 <> <(:); kill -TERM $child
        [ $((${EPOCHREALTIME/./} - begun)) -lt 150000 ] && break
        kill -KILL $child "$(cat gnuplot.pid)"; wait $child 2>/dev/null
    done
    sleep 0.5
    kill -0 $child 2>/dev/null; verdict $? "a signal and its echo do not end what does not listen"
    kill -TERM $child
    status=0; wait $child || status=$?
    kill "$(cat gnuplot.pid)"
    [ $status = 143 ]; verdict $? "a second signal ends it at once"
}

# Steps are written only where the file itself is, or where the user says.
memory_directory() {
    local says="a file names a directory outside of its own: memory_dir"
    mkdir -p folder/below
    for place in /tmp .. . away inside/..; do
        echo "{ \"model\": \"pendulum\", \"tf\": 0.1, \"memory_dir\": \"$place\" }" >folder/p.json
        c gradient --problem folder/p.json
        complains 2 "$says '$place'" "--memory-dir, or add --trust"; verdict $? "memory_dir '$place' in a problem file"
        c gradient --problem folder/p.json --trust
        [ $status = 0 ]; verdict $? "memory_dir '$place' with --trust"
        c gradient --problem folder/p.json --memory-dir /tmp
        [ $status = 0 ]; verdict $? "--memory-dir wins over '$place'"
    done
    for place in folder folder/below "$PWD/folder/below"; do
        echo "{ \"model\": \"pendulum\", \"tf\": 0.1, \"memory_dir\": \"$place\" }" >folder/p.json
        c gradient --problem folder/p.json
        [ $status = 0 ]; verdict $? "memory_dir '$place' is beside the file"
    done
    echo '{ "memory_dir": "/tmp", "scenarios": [{ "tf": 1 }] }' >p.json
    c gradient pendulum --scenarios p.json
    complains 2 "$says '/tmp'"; verdict $? "memory_dir in a scenarios file"
}

# A problem file is data.
data() {
    mkdir -p inside; ln -sfn /tmp away; ln -sfn inside within; ln -sfn /nowhere/at/all dangling
    for out in /tmp/x .. ../x inside/../../x away away/x away/x/y dangling dangling/x; do
        echo "{ \"model\": \"pendulum\", \"out\": \"$out\" }" >p.json
        c gradient --problem p.json
        complains 2 "'$out'" "--out"; verdict $? "out '$out' in a problem file"
    done
    echo '{ "out": "/tmp/x", "scenarios": [{ "tf": 1 }] }' >p.json
    c gradient pendulum --scenarios p.json
    complains 2 "'/tmp/x'" "--out"; verdict $? "and in a scenarios file"
    for out in new new/deeper within ..x ./inside .; do
        echo "{ \"model\": \"pendulum\", \"tf\": 0.1, \"out\": \"$out\" }" >p.json
        c gradient --problem p.json
        [ $status = 0 ] && [ -s "$out/pendulum_gradient.json" ]; verdict $? "out '$out' is below"
    done
    echo '{ "model": "pendulum", "tf": 0.1, "out": "/nowhere" }' >p.json
    c gradient --problem p.json --out "$PWD/chosen"
    [ $status = 0 ] && [ -s chosen/pendulum_gradient.json ]; verdict $? "--out wins, and goes anywhere"
    memory_directory
    printf '{ "model": "pendulum",\n "cost": "height\\u0000, or not" }' >p.json
    c gradient --problem p.json
    complains 2 "zero character" "line 2"; verdict $? "a zero in a string"
    printf '{ "model": "pendulum", "cost": "\\\\\\\\u0000" }' >p.json
    c gradient --problem p.json
    complains 2 "unknown cost"; verdict $? "a backslash and u0000 are none"
    echo '{ "model": "fivebar", "bounds": { "L01": [1, 2], "L02": [1, 2], "L01": [1, 3] } }' >p.json
    c optimize --problem p.json
    complains 2 "bounds.L01" twice; verdict $? "bounds twice in a file"
    c optimize fivebar --bounds L01=1:2 --bounds L01=1:3
    complains 2 "'L01'" twice; verdict $? "bounds twice on the command line"
    echo '{ "model": "fivebar", "bounds": { "L01": [1, 2] }, "max_iterations": 1, "tf": 0.2 }' >p.json
    c optimize --problem p.json --bounds L01=2:3 --json
    [ $status = 0 ] && json 'x["upper"]["L01"] == 3'; verdict $? "but an option wins over the file"
    c gradient pendulum -p L=-7 -p L=2 -p m=3 -p L=1 --tf 0.1 --json
    [ $status = 0 ] && json 'x["parameters"]["L"] == 1 and x["parameters"]["m"] == 3'; verdict $? "-p twice: the last one counts"
}

# Large files take no longer than they must: 870 kB took two minutes.
large() {
    python3 - <<'PYTHON'
import json
many = {"p%07d" % i: 1.0 for i in range(50000)}
json.dump({"model": "fivebar", "parameters": many}, open("parameters.json", "w"))
json.dump({"model": "fivebar", "bounds": {k: [0, 1] for k in many}}, open("bounds.json", "w"))
json.dump({"model": "fivebar", "parameters": many, "scenarios": [{"parameters": many}]}, open("both.json", "w"))
json.dump([{"name": "s%d" % (i % 99999)} for i in range(100000)], open("scenarios.json", "w"))
PYTHON
    for command in "gradient --problem parameters.json" "optimize --problem bounds.json" "gradient --scenarios both.json" \
        "gradient fivebar --scenarios scenarios.json"; do
        run timeout 20 "$costate" $command
        complains 2; verdict $? "a large file: $command"
    done
    grep -q "scenarios 1 and 100000" err; verdict $? "the two scenarios of one name are told"
}

# Every command's JSON has its warnings.
warnings() {
    for command in "models" "models pendulum" "equilibrium pendulum" "simulate pendulum --tf 0.2" "gradient pendulum --tf 0.2" \
        "check barrier" "optimize pendulum --max-iterations 1"; do
        c $command --json
        [ ! -s err ] && json 'x["warnings"] == []'; verdict $? "no warnings: $command"
    done
    c compare pendulum --tf 0.1 --json
    json 'all(row["warnings"] == [] for row in x)'; verdict $? "no warnings: compare"
    for command in simulate gradient check optimize; do
        c $command pendulum --tf 0.2 --step 0.01 --json
        [ $status = 0 ] && grep -q "^costate: warning: the step is not used" err && json 'x["warnings"][0].startswith("the step is not used")'
        verdict $? "--step and cvodes: $command"
    done
    echo '[{ "tf": 0.1 }, { "tf": 0.2 }]' >scenarios.json
    c gradient pendulum --scenarios scenarios.json --step 0.01 --json
    json 'len(x["warnings"]) == 1'; verdict $? "of many scenarios once"
    c gradient pendulum --tf 0.2 --formulation index3 --step 0.01 --formulas bdf --json
    json 'len(x["warnings"]) == 1 and x["warnings"][0].startswith("the formulas are not used")'; verdict $? "--formulas and onestep"
    c gradient pendulum --tf 0.2 --integrator cvodes --memory 1M --json
    json 'len(x["warnings"]) == 1 and x["warnings"][0].startswith("the memory is not used")'; verdict $? "--memory and cvodes"
    c compare pendulum --tf 0.1 --step 0.01 --json
    [ ! -s err ]; verdict $? "compare uses the step"
    c gradient barrier -p b2=2 -p F1=9 --tf 1.5 --json
    [ $status = 0 ] && grep -q "^costate: warning: adjoint: switch 2 .* touched" err && json 'len(x["warnings"]) == 1 and "touched" in x["warnings"][0]'
    verdict $? "the library's warnings too"
}

links
locks
older
unwritable
signals
data
large
warnings
finish
