"""The vehicle's comfort with limits on the largest suspension travel that bind: the optimizer's SLSQP
against scipy's, from the same start, with the same responses and gradients.

    study_constrained.py [--short | --sharp] [LIMIT]   of the front and the rear travel [m], default 0.03

The road is a ramp of 3 m down 0.1 m: no bump stop is hit and no damper leaves its middle law, so
that psi is smooth and an optimum exists.  Over the sharp step (--sharp) psi has a corner wherever a
damper or a bump stop is just touched, and no KKT residual goes to zero there.  --short: the ramp
begins at once, the run ends after the rear's largest travel, and scipy's begins at our optimum and
has to stay there; a test.
"""
import sys
import time

import costate
import numpy
from scipy.optimize import minimize

ARGUMENTS = [a for a in sys.argv[1:] if not a.startswith("--")]
ROAD = {"ramp": 0.0 if "--sharp" in sys.argv else 3.0}
OPTIONS = {"rtol": 1e-6, "atol": 1e-8}
SHORT = "--short" in sys.argv
if SHORT:
    ROAD["step_x"] = 1.2
    OPTIONS = {"rtol": 1e-5, "atol": 1e-7, "tf": 1.15}
LIMIT = float(ARGUMENTS[0]) if ARGUMENTS else 0.03
WRT = ["kL1", "kL2", "cS1", "cS2"]
FRONT, REAR = "max(travel_fl)", "max(travel_rl)"
FEASIBLE, KKT, SAME = 1e-6, 1e-4, 1e-4 # of a limit; scaled; of psi


def problem():
    return costate.Problem("iltis", wrt=WRT, parameters=ROAD, **OPTIONS)


def ours():
    p = problem()
    p.minimize("comfort", f"{FRONT} <= {LIMIT}", f"{REAR} <= {LIMIT}")
    begin = time.process_time()
    best = p.optimize(decrease_tol=0.0, gradient_tol=1e-5, max_evaluations=80)
    print(f"costate: psi {best.psi:.8g}, violation {best.violation:.1e}, KKT {best.kkt:.1e}, "
          f"{best.evaluations} evaluations, {time.process_time() - begin:.0f} s: {best.message}")
    for c in best.constraints:
        print(f"         {c.name} = {c.value:.9f} m, multiplier {c.multiplier:.5g}, binds {c.binds}")
    print("        ", dict(zip(WRT, best.x)), flush=True)
    return best


def scipys(begin_at):
    """In variables relative to the start and psi relative to its value there: scipy does not scale."""
    p = problem()
    p.ask("comfort", front=FRONT, rear=REAR)
    start, kept, count = numpy.array(p.x), {}, [0]
    first = p.responses(start)
    psi = first[0][0]
    # the optimizer's units: a step of one changes psi by about itself, or half of the variable
    unit = numpy.minimum(psi / (abs(numpy.array(first[1][0])) * len(WRT) ** 0.5), 0.5 * abs(start))

    def at(x):
        key = x.tobytes()
        if key not in kept:
            count[0] += 1
            kept.clear()
            values, jacobian = p.responses(start + unit * x)
            kept[key] = numpy.array(values), numpy.array(jacobian) * unit
        return kept[key]

    begin = time.process_time()
    try:
        r = minimize(lambda x: at(x)[0][0] / psi, (begin_at - start) / unit, jac=lambda x: at(x)[1][0] / psi, method="SLSQP",
                     constraints={"type": "ineq", "fun": lambda x: 1.0 - at(x)[0][1:] / LIMIT, "jac": lambda x: -at(x)[1][1:] / LIMIT},
                     options={"ftol": 1e-10, "maxiter": 80})
    except costate.Error as why: # it does not step back from where nothing can be computed
        print(f"scipy:   stopped after {count[0]} evaluations, {time.process_time() - begin:.0f} s: {why}")
        return numpy.nan, count[0]
    print(f"scipy:   psi {r.fun * psi:.8g}, travel {at(r.x)[0][1]:.9f} and {at(r.x)[0][2]:.9f} m, {count[0]} evaluations, "
          f"{time.process_time() - begin:.0f} s: {r.message}")
    print("        ", dict(zip(WRT, start + unit * r.x)))
    return r.fun * psi, count[0]


if __name__ == "__main__":
    best = ours()
    psi, count = scipys(best.x if SHORT else numpy.array(problem().x))
    good = {"feasible": best.violation <= FEASIBLE, "KKT": best.kkt < KKT, "a limit binds": any(c.binds for c in best.constraints),
            "same optimum": abs(best.psi - psi) <= SAME * psi, "no more evaluations": SHORT or best.evaluations <= count}
    for what, holds in good.items():
        print(f"  {what}: {'yes' if holds else 'NO'}")
    sys.exit(not all(good.values()))
