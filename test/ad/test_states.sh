#!/usr/bin/env bash
# States beside the coordinates: an arm with a PID controller and an actuator, built by Tapenade:
# the ladder, the gradient of its rise time, the rise time against another integration, and states
# in what is printed; what is refused.
#   test_states.sh COSTATE        77 where Tapenade is not
costate=$(realpath "$1")
. "$(dirname "$0")/../shell.sh"
cd "$scratch" || exit 1
for tool in cc java python3; do command -v $tool >/dev/null 2>&1 || { echo "SKIP: $tool is not here"; exit 77; }; done
[ -x "${TAPENADE_HOME:-/nonexistent}/bin/tapenade" ] || command -v tapenade >/dev/null 2>&1 ||
    { echo "SKIP: Tapenade is not here (TAPENADE_HOME, PATH)"; exit 77; }
cp "$root/test/zoo/servo.c" .

run "$costate" build servo.c
[ $status = 0 ] && [ ! -s err ]; verdict $? "servo builds"
run "$costate" check ./servo.so --wrt all
[ $status = 0 ] && grep -q " 0 failed" out; verdict $? "  passes the ladder"
run "$costate" gradient ./servo.so --wrt all --check
[ $status = 0 ] && grep -q "is confirmed" out; verdict $? "  and its gradient is confirmed"

# The rise time, from 10 % to 90 % of the reference, by another integration: Runge-Kutta of order 4
# with steps of 0.1 ms in Python; its derivatives by kp, ki and m by differences of that.
cat >rise.py <<'END'
import math, sys
def rise(kp=30.0, ki=40.0, m=1.2):
    l, c, g, ref, kd, lag = 0.7, 0.1, 9.81, 0.8, 6.0, 0.02
    def f(y):
        angle, speed, z, torque = y
        e = ref - angle
        u = kp * e + ki * z - kd * speed
        return (speed, (torque - m * g * l * math.sin(angle) - c * speed) / (m * l * l), e, (u - torque) / lag)
    y, h, t, found = (0.0, 0.0, 0.0, 0.0), 1e-4, 0.0, []
    def step(y, h):
        a = f(y); b = f([p + h / 2 * q for p, q in zip(y, a)])
        d = f([p + h / 2 * q for p, q in zip(y, b)]); e = f([p + h * q for p, q in zip(y, d)])
        return [p + h / 6 * (q + 2 * r + 2 * s + w) for p, q, r, s, w in zip(y, a, b, d, e)]
    for level in (0.1 * ref, 0.9 * ref):
        while True:
            new = step(y, h)
            if new[0] >= level:
                break
            y, t = new, t + h
        part = h / 2
        for _ in range(6):
            s = step(y, part)
            part -= (s[0] - level) / s[1]
        found.append(t + part)
    return found[1] - found[0]
value, computed = rise(), [float(x) for x in sys.argv[1:]]
own = [(rise(**{n: x * 1.001}) - rise(**{n: x * 0.999})) / (0.002 * x) for n, x in (("kp", 30.0), ("ki", 40.0), ("m", 1.2))]
print(abs(computed[0] - value), [abs(a - b) / abs(b) for a, b in zip(computed[1:], own)])
sys.exit(not (abs(computed[0] - value) <= 1e-8 and all(abs(a - b) <= 1e-5 * abs(b) for a, b in zip(computed[1:], own))))
END
for method in adjoint direct; do
    for integrator in rk cvodes; do
        run "$costate" gradient ./servo.so --wrt kp,ki,m --rtol 1e-11 --method $method --integrator $integrator --json \
            --response 'rise=time(angle = 0.9 * ref) - time(angle = 0.1 * ref)'
        numbers=$(python3 -c 'import json, sys; r = json.load(sys.stdin)["responses"]["rise"]; g = r["gradient"]; print(repr(r["value"]), *(repr(g[n]) for n in ("kp", "ki", "m")))' <out)
        python3 rise.py $numbers; verdict $? "rise time to 1e-8 and its gradient to 1e-5: $integrator, $method: $numbers"
    done
done

run "$costate" gradient ./servo.so --response 'max(torque)' --response 'final(error_sum)' --response 'final(dot(error_sum)) - ref + final(angle)'
[ $status = 0 ] && grep -q '^max(torque) .* N m ' out; verdict $? "states have names and units in responses"
run "$costate" gradient ./servo.so --response 'max(ddot(torque))'
grep -q "has one rate" err; verdict $? "  and one rate"
run "$costate" models ./servo.so
grep -q '^coordinates *1$' out && grep -q '^states *2$' out && grep -q '^degrees of freedom *1$' out && grep -q '   torque *N m *torque of the actuator' out
verdict $? "states are listed apart from coordinates"
run "$costate" simulate ./servo.so --out .
head -1 servo_trajectory.csv | grep -q '^t,angle,error_sum_integral,torque_integral,angle_dot,error_sum,torque,angle_ddot,error_sum_dot,torque_dot,kinetic'; verdict $? "columns of the table"
grep -q '"q torque"' report.html; verdict $? "and of the page"

refused() { # PATTERN WORDS: the model with that line changed
    sed "$1" "$root/test/zoo/servo.c" >wrong.c
    sed -i 's/servo/wrong/g' wrong.c
    run "$costate" build wrong.c
    run "$costate" simulate ./wrong.so
    [ $status != 0 ] && cat out err | grep -q "$2"; verdict $? "refused: $2"
}
refused 's/f\[ERROR\] = a\[ERROR\]/f[ERROR] = 2.0 * a[ERROR]/' "is not that of a mass of 1"
refused 's/Q\[ERROR\] = error;/Q[ERROR] = error - q[ERROR];/' "looks at q\[1\]"
finish
