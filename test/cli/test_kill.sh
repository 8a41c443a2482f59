#!/usr/bin/env bash
# Jobs that are killed at random instants, any process of them: the journal goes on, nothing is lost, nothing is there twice.
#   test_kill.sh COSTATE MPIRUN [KILLS]
costate=$(realpath "$1") mpirun=$2 kills=${3:-4}
. "$(dirname "$0")/../shell.sh"
cd "$scratch" || exit 1
export OMPI_ALLOW_RUN_AS_ROOT=1 OMPI_ALLOW_RUN_AS_ROOT_CONFIRM=1
count=$((kills * 150))
job="sample fivebar --vary k1=normal(100,5) --vary L01=uniform(2.1,2.3) --count $count --tf 15 --integrator cvodes --jobs 1 --json"

run "$costate" $job
cp out whole
[ $status = 0 ]; verdict $? "$count samples in one process"
RANDOM=${SEED:-$$}
echo "seed $RANDOM"
done=0 killed=0 midway=0 clear=0 ranks=0
while [ $killed -lt $kills ] && [ $done = 0 ]; do
    before=$( [ -s kept ] && wc -l <kept || echo 0)
    "$mpirun" --oversubscribe -n 3 "$costate" $job --state kept --resume >out 2>err </dev/null &
    launcher=$!
    for wait in $(seq 200); do # until it has begun to write, then a random time
        [ "$( [ -s kept ] && wc -l <kept || echo 0)" -gt $((before + 1)) ] && break
        kill -0 $launcher 2>/dev/null || break
        sleep 0.05
    done
    sleep 0.0$((RANDOM % 10))$((RANDOM % 10))
    who=$((RANDOM % 4)) # one of the processes, or mpirun itself
    victim=$launcher
    [ $who = 3 ] || victim=$(pgrep -P $launcher -x costate | sed -n "$((who + 1))p")
    kill -9 ${victim:-$launcher} 2>/dev/null && killed=$((killed + 1))
    wait $launcher 2>/dev/null && done=1
    for wait in $(seq 100); do pgrep -f "^$costate sample .*--state kept" >/dev/null || break; sleep 0.05; done
    [ $done = 0 ] && [ "$(wc -l <kept)" -le $count ] || continue
    midway=$((midway + 1))
    if [ $who != 3 ]; then
        ranks=$((ranks + 1))
        grep -q 'exited on signal 9\|the job ends: it was stopped, or one of its processes died' err && clear=$((clear + 1)) || { echo "not told:"; cat err; }
    fi
done
echo "$killed kills, $(wc -l <kept) lines of the journal"
# A kill may come at the very end, with all results written: most must come before.
[ $midway -ge 1 ] && [ $midway -ge $((kills / 2)) ]; verdict $? "$midway of $killed kills while results were missing"
[ $clear = $ranks ]; verdict $? "each process that died is told ($clear of $ranks)"
run "$costate" ${job% --json} --state kept --resume --json
[ $status = 0 ] && cmp -s out whole; verdict $? "resumed by one process: the same digits as never killed"
[ "$(tail -n +2 kept | cut -d' ' -f1 | sort -n | uniq | wc -l)" = $count ] && [ "$(wc -l <kept)" = $((count + 1)) ]
verdict $? "every sample is in the journal once"
finish
