#!/usr/bin/env bash
# mpirun costate: the same digits for any number of processes and threads, errors told once, a
# program without MPI.
#   test_cluster.sh COSTATE [MPIRUN]      without MPIRUN: of a program without MPI
costate=$(realpath "$1") mpirun=${2:-}
. "$(dirname "$0")/../shell.sh"
cd "$scratch" || exit 1
export OMPI_ALLOW_RUN_AS_ROOT=1 OMPI_ALLOW_RUN_AS_ROOT_CONFIRM=1 # containers
job() { count=$1; shift; run "$mpirun" --oversubscribe -n "$count" "$costate" "$@"; }
# Everything of a result but the clock.
strip() { sed -e '/"seconds": {/,/}/d' -e '/"seconds":/d' "$1"; }
same() { strip out | cmp -s - "$1"; }

if [ -z "$mpirun" ]; then
    run env OMPI_COMM_WORLD_SIZE=2 OMPI_COMM_WORLD_RANK=0 "$costate" gradient pendulum
    [ $status = 2 ] && [ ! -s out ] && [ "$(wc -l <err)" = 1 ] && grep -q 'built without MPI: 2 processes' err
    verdict $? "without MPI, process 0 says so in one line"
    run env OMPI_COMM_WORLD_SIZE=2 OMPI_COMM_WORLD_RANK=1 "$costate" gradient pendulum
    [ $status = 2 ] && [ ! -s out ] && [ ! -s err ]; verdict $? "and the others say nothing"
    run env OMPI_COMM_WORLD_SIZE=1 OMPI_COMM_WORLD_RANK=0 "$costate" gradient pendulum
    [ $status = 0 ]; verdict $? "one process is no cluster"
    finish
fi

cat >five.json <<'JSON'
[ { "name": "earth", "weight": 0.5 },
  { "name": "moon", "parameters": { "g": 1.6 }, "weight": 2 },
  { "name": "soft", "parameters": { "k1": 80, "k2": 80 }, "tf": 1 },
  { "name": "jerky", "cost": "acceleration" },
  { "name": "heavy", "parameters": { "m2": 3 } } ]
JSON
sed 's/"m2": 3 }/"m2": 3 }, "tf": 50/' five.json >broken.json

run "$costate" gradient fivebar --tf 1 --scenarios five.json --jobs 1 --json
strip out >alone
[ $status = 0 ] && [ "$(grep -c '"psi"' alone)" = 6 ]; verdict $? "five scenarios in one process"
for mix in '2 1' '4 1' '2 3'; do
    job ${mix% *} gradient fivebar --tf 1 --scenarios five.json --jobs ${mix#* } --json
    [ $status = 0 ] && [ ! -s err ] && same alone; verdict $? "the same digits by ${mix% *} processes of ${mix#* } threads"
done

# everywhere WHAT ARGUMENTS...: the digits of one process by 2 and 4, and by 2 of 2 threads.
everywhere() {
    what=$1; shift
    run "$costate" "$@" --jobs 1 --json
    strip out >alone
    [ $status = 0 ] && [ -s alone ]; verdict $? "$what in one process"
    for mix in '2 1' '4 1' '2 2'; do
        job ${mix% *} "$@" --jobs ${mix#* } --json
        [ $status = 0 ] && [ ! -s err ] && same alone
        verdict $? "$what: the same digits by ${mix% *} processes of ${mix#* } threads"
    done
}
varied="--vary k1=normal(100,5) --vary m2=+normal(0,0.05) --tf 1"
everywhere sampling sample fivebar $varied --count 50 --response 'max(x2)'
everywhere "optimization over scenarios" optimize fivebar --tf 1 --scenarios five.json --max-iterations 3
everywhere "robust optimization" optimize fivebar $varied --count 20 --robust 'mean+3*std' --max-iterations 3
everywhere "many starts" optimize fivebar --tf 1 --starts 5 --bounds L01=1.5:4 --bounds L02=1.5:4
everywhere "a response in place of the cost" optimize fivebar --tf 1 --scenarios five.json --minimize 'rms(x2)' --max-iterations 2
job 2 optimize fivebar --tf 1 --max-iterations 1 --json
[ $status = 0 ] && grep -q 'one of 2 processes works' err; verdict $? "one optimization is one run"
job 2 sample fivebar --vary 'L01=uniform(2,10.8)' --tf 0.2 --count 40 --json
[ $status = 0 ] && [ "$(grep -c '"sample":' out)" = "$(sed -n 's/.*"failed": \([0-9]*\),/\1/p' out)" ] && grep -q 'L01 = 10' out
verdict $? "samples that fail in any process are counted and named"

run "$costate" gradient fivebar --tf 1 --scenarios broken.json --integrator cvodes --max-steps 3000 --jobs 1 --json
strip out >alone
cp err alone.err
grep -q "scenario 'heavy'" err && [ $status = 1 ]; verdict $? "a scenario that fails"
job 3 gradient fivebar --tf 1 --scenarios broken.json --integrator cvodes --max-steps 3000 --json
same alone && [ $status = 1 ] && grep '^costate' err | cmp -s - alone.err
verdict $? "is told once, by its name, and the others are solved"

job 2 gradient fivebar --scenarios missing.json
[ $status = 2 ] && [ "$(grep -c '^costate' err)" = 1 ]; verdict $? "wrong input is told once"
job 2 gradient pendulum --json
[ $status = 0 ] && [ "$(grep -c '"psi"' out)" = 1 ] && grep -q 'one of 2 processes works' err
verdict $? "a command that is one run is run once, with a warning"
job 2 --version
[ $status = 0 ] && [ "$(wc -l <out)" = 1 ]; verdict $? "one version"

# A file that only one process has: process 1 fails, process 0 says which and where.
cat >own.sh <<SH
[ "\$OMPI_COMM_WORLD_RANK" = 0 ] || cd / # no file there
exec "$costate" gradient fivebar --tf 1 --scenarios five.json --json
SH
run "$mpirun" --oversubscribe -n 2 bash own.sh
[ $status != 0 ] && [ ! -s out ] && grep -q '^costate: process 1 on .*five.json' err
verdict $? "a process that cannot be set up ends the job with its message"
finish
