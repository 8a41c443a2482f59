#!/usr/bin/env bash
# The swing-up of a cart-pole: four equalities at the end, 21 coefficients of the force, from 12
# starts.  SLSQP creeps along curved equalities, through points that are worse than the best: it has
# to be let.  Limits that contradict end all the same, with a line that says so.
#   test_cartpole.sh COSTATE        77 where Tapenade is not
costate=$(realpath "$1")
. "$(dirname "$0")/../shell.sh"
cd "$scratch" || exit 1
for tool in cc java python3; do command -v $tool >/dev/null 2>&1 || { echo "SKIP: $tool is not here"; exit 77; }; done
[ -x "${TAPENADE_HOME:-/nonexistent}/bin/tapenade" ] || command -v tapenade >/dev/null 2>&1 ||
    { echo "SKIP: Tapenade is not here (TAPENADE_HOME, PATH)"; exit 77; }
cp "$root/test/zoo/cartpole.c" .
run "$costate" build cartpole.c
[ $status = 0 ] && [ ! -s err ]; verdict $? "cartpole builds"

swing=(optimize ./cartpole.so --minimize effort --subject-to 'final(x) = 1'
       --subject-to 'final(theta) = 3.14159265358979' --subject-to 'final(dot(x)) = 0'
       --subject-to 'final(dot(theta)) = 0' --json)
# start SEED: normal coefficients of standard deviation 2 N
start() {
    python3 -c "
import random
r = random.Random($1)
print(' '.join('-p c%d=%.17g' % (k, r.gauss(0.0, 2.0)) for k in range(21)))"
}
for seed in $(seq 1 12); do
    # shellcheck disable=SC2046
    run "$costate" "${swing[@]}" $(start "$seed")
    [ $status = 0 ] && python3 -c "
import json
r = json.load(open('out'))
print(r['stop'], r['evaluations'], r['psi'], r['history'][-1]['violation'])
raise SystemExit(not (58.05 < r['psi'] < 58.06 and r['history'][-1]['violation'] <= 1e-6))"
    verdict $? "  from start $seed to 58.05"
done
weak=()
for k in $(seq 0 20); do weak+=(--bounds "c$k=-0.1:0.1"); done
run "$costate" "${swing[@]}" "${weak[@]}" -p c0=0.1
[ $status = 1 ] && grep -q "no point was found that keeps all constraints: 'final(" err && grep -q '"stop": "infeasible"' out
verdict $? "a force that is too weak: a line says so"
finish
