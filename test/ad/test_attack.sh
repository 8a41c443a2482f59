#!/usr/bin/env bash
# Small legal models whose switches, modes and explicit time once gave wrong numbers without a warning:
# what is right is known in closed form or from several integrators at tight tolerances.
#   test_attack.sh COSTATE        77 where Tapenade is not
costate=$(realpath "$1")
. "$(dirname "$0")/../shell.sh"
cd "$scratch" || exit 1
for tool in cc java python3; do command -v $tool >/dev/null 2>&1 || { echo "SKIP: $tool is not here"; exit 77; }; done
[ -x "${TAPENADE_HOME:-/nonexistent}/bin/tapenade" ] || command -v tapenade >/dev/null 2>&1 ||
    { echo "SKIP: Tapenade is not here (TAPENADE_HOME, PATH)"; exit 77; }
cp "$root"/test/attack/*.c .
for model in cs pro sw pulse pwm shake terms; do
    run "$costate" build $model.c
    [ $status = 0 ] && [ -f $model.ad/${model}_facts.c ]; verdict $? "$model builds, with facts"
done

# right WHAT RTOL VALUE PLACE ARGUMENTS...: the result has that number there, a Python expression of j.
right() {
    local what=$1 rtol=$2 value=$3 place=$4; shift 4
    run "$costate" "$@" --json
    [ $status = 0 ] && python3 -c "
import json, sys
j = json.load(open('out'))
x = $place
print(x, file=sys.stderr)
sys.exit(not abs(x - ($value)) <= $rtol * abs($value))" 2>>err
    verdict $? "$what"
}

run "$costate" check ./terms.so --wrt all
[ $status = 0 ] && grep -q " 0 failed" out; verdict $? "second derivatives of a power, and of a term that is 0 in a cost"
right "a cost that needs accelerations in one mode" 1e-7 103.7103253 "j['psi']" simulate ./pro.so --cost sq --integrator cvodes
right "time after an event: forces" 1e-3 -0.03053 "j['gradient']['m1']" gradient ./sw.so -p b2=0.31 --cost end --wrt m1,w,v0,b1,b2
right "time after an event: Phi_q" 1e-4 1.0042 "j['gradient']['b']" gradient ./cs.so --cost lam --wrt all
run "$costate" gradient ./pro.so --response 'max(fa)' --response 'max(fl)' --response 'min(fl)'
[ $status = 0 ] && grep -q '^max(fa)  *1\.99702' out && grep -q '^max(fl)  *6\.9409' out && grep -q '^min(fl)  *-1\.00653' out
verdict $? "peaks of what is zero in the start's mode"
right "events of a fast switch, rk" 1e-5 0.0831183 "j['psi']" simulate ./pwm.so -p om=50 -p x0=1
right "events of a fast switch, cvodes" 1e-5 0.599194 "j['psi']" simulate ./pwm.so -p om=10 --integrator cvodes
right "a short pulse from rest" 1e-4 -0.39446 "j['psi']" gradient ./pulse.so -p F=177 -p wd=0.003 -p t0=4.3 -p win=10 --cost end --wrt F,m,t0
right "a shorter one" 1e-5 -1.32777 "j['psi']" gradient ./pulse.so -p F=1000 --cost end
for w in 5 20 40 100 400; do
    right "an amplitude of zero, W = $w" 1e-6 "(lambda w, m: (w * m.sin(3) - m.sin(3 * w)) / (w * w - 1))($w, __import__('math'))" \
        "j['gradient']['A']" gradient ./shake.so -p W=$w
done
right "a second backward run, cvodes" 1e-5 -0.31395012 "j['responses']['rms(pos)']['gradient']['x0']" gradient ./pulse.so --integrator cvodes --bars auto \
    --response 'rms(pos)' --tf 7.463687967036979 --rtol 1e-8 --atol 1e-10 --wrt x0,k3 -p m=0.9702597907478916 -p k=0.9703787416860886 -p k3=0 \
    -p c=0.10036989427202613 -p t0=4.7130079148510635 -p wd=0.0009203624789466223 -p F=-0.08478434362664028 -p x0=0 -p v0=0 \
    -p win=0.0009675262160932796 -p FW=0.05311725605981196 -p cs=0 -p ks=0.07369022613985107 -p ts=5.079666608954518
run "$costate" gradient ./pwm.so -p k=0 -p c=0 --response 'peak(dot(x))' --wrt k,F
[ $status = 0 ] && grep -q "'peak(dot(x))' stays the same from t = " out err; verdict $? "a plateau at the peak is a corner"
run "$costate" gradient ./pwm.so -p k=1 -p c=0 --response 'peak(dot(x))' --wrt k,F
[ $status = 0 ] && ! grep -q "stays the same" out err; verdict $? "no plateau, no corner"
# Over many settings, by closed forms; SciPy has the quadrature.
for python in python3 /usr/bin/python3; do $python -c "import scipy" 2>>err && break; python=; done
if [ -n "$python" ]; then
    run $python "$root/test/attack/sweeps.py" "$costate" .
    cat out
    verdict $status "pulses, switched forces and shaken masses: none is missed"
else
    echo "no SciPy: the sweeps are left out"
fi
finish
