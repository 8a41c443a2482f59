#!/usr/bin/env bash
# Jobs that are killed at random instants, any process of them: the journal goes on, nothing is lost, nothing is there twice.
#   test_kill.sh COSTATE MPIRUN [KILLS]
costate=$(realpath "$1") mpirun=$2 kills=${3:-4}
. "$(dirname "$0")/../shell.sh"
cd "$scratch" || exit 1
export OMPI_ALLOW_RUN_AS_ROOT=1 OMPI_ALLOW_RUN_AS_ROOT_CONFIRM=1
count=$((kills * 40))
job="sample fivebar --vary k1=normal(100,5) --vary L01=uniform(2.1,2.3) --count $count --tf 60 --integrator cvodes --jobs 1 --json"

run "$costate" $job
cp out whole
[ $status = 0 ]; verdict $? "$count samples in one process"
RANDOM=${SEED:-$$}
echo "seed $RANDOM"
written() { [ -s kept ] && wc -l <kept || echo 0; }
# One life of the job: killed after a random share of the results that are missing, whatever the speed of the machine.
life() {
    before=$(written)
    target=$((before + 2 + RANDOM % ((count - before) / 4 + 1)))
    "$mpirun" --oversubscribe -n 3 "$costate" $job --state kept --resume >out 2>err </dev/null &
    launcher=$!
    while [ "$(written)" -lt $target ] && kill -0 $launcher 2>/dev/null; do sleep 0.005; done
    who=$((RANDOM % 4)) # one of the processes, or mpirun itself
    victim=$launcher
    [ $who = 3 ] || victim=$(pgrep -P $launcher -x costate | sed -n "$((who + 1))p")
    kill -9 ${victim:-$launcher} 2>/dev/null && killed=$((killed + 1))
    wait $launcher 2>/dev/null && done=1
    for wait in $(seq 100); do pgrep -f "^$costate sample .*--state kept" >/dev/null || break; sleep 0.05; done
    [ $done = 0 ] && [ "$(written)" -le $count ] || return
    midway=$((midway + 1))
    if [ $who != 3 ]; then
        ranks=$((ranks + 1))
        grep -q 'exited on signal 9\|the job ends: it was stopped, or one of its processes died' err && clear=$((clear + 1)) || { echo "not told:"; cat err; }
    fi
}
done=0 killed=0 midway=0 clear=0 ranks=0
# A job may end before it is killed: then another journal is begun, until half of the kills came in time.
for journal in 1 2 3; do
    rm -f kept
    done=0
    for wanted in $(seq $kills); do
        [ $done = 1 ] || [ "$(written)" -gt $((count - 8)) ] || life
    done
    [ $midway -lt $((kills / 2)) ] || break
done
echo "$killed kills, $(wc -l <kept) lines of the journal"
[ $midway -ge 1 ]; verdict $? "$midway of $killed kills while results were missing"
[ $clear = $ranks ]; verdict $? "each process that died is told ($clear of $ranks)"
run "$costate" ${job% --json} --state kept --resume --json
[ $status = 0 ] && cmp -s out whole; verdict $? "resumed by one process: the same digits as never killed"
[ "$(tail -n +2 kept | cut -d' ' -f1 | sort -n | uniq | wc -l)" = $count ] && [ "$(wc -l <kept)" = $((count + 1)) ]
verdict $? "every sample is in the journal once"
finish
