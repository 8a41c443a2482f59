"""The vehicle's comfort with a limit on the largest suspension travel that binds: the optimizer's
SLSQP against scipy's, from the same start, with the same gradients.

    study_constrained.py [LIMIT]      of the front left travel [m]

The travel is the leaf spring's force over its stiffness, which is no design variable here.
"""
import sys
import time

import costate
import numpy
from scipy.optimize import minimize

WRT, STIFFNESS = ["cS1", "cS2", "kS1", "kS2"], 35906.0
LIMIT = float(sys.argv[1]) if len(sys.argv) > 1 else 0.145
OPTIONS = dict(rtol=1e-6, atol=1e-8)


def ours():
    p = costate.Problem("iltis", wrt=WRT, **OPTIONS)
    p.minimize("comfort", f"leaf=max(leaf_fl) <= {LIMIT * STIFFNESS}")
    begin = time.time()
    best = p.optimize(decrease_tol=0.0, gradient_tol=1e-5, max_evaluations=80)
    c = best.constraints[0]
    print(f"costate: psi {best.psi:.8g}, travel {c.value / STIFFNESS:.8f} m (limit {LIMIT}), violation "
          f"{best.violation:.1e}, KKT {best.kkt:.1e}, {best.evaluations} evaluations, "
          f"multiplier {c.multiplier * STIFFNESS:.6g} per m, {time.time() - begin:.0f} s: {best.message}")
    print("        ", dict(zip(WRT, best.x)), flush=True)
    return best


def scipys():
    """In variables relative to the start and relative to psi there: scipy's SLSQP does not scale."""
    p = costate.Problem("iltis", wrt=WRT, **OPTIONS)
    p.ask("comfort", leaf="max(leaf_fl)")
    start, kept, count = numpy.array(p.x), {}, [0]
    first = p.responses(start)
    psi0 = first[0][0]
    # the same units as the optimizer's: a step of one changes psi by about itself, at most half the value
    unit = numpy.minimum(psi0 / (abs(numpy.array(first[1][0])) * len(WRT) ** 0.5), 0.5 * abs(start))

    def at(x):
        key = x.tobytes()
        if key not in kept:
            count[0] += 1
            kept.clear()
            kept[key] = p.responses(start + unit * x)
        return kept[key]

    limit = LIMIT * STIFFNESS
    r = minimize(lambda x: at(x)[0][0] / psi0, numpy.zeros(len(WRT)), jac=lambda x: at(x)[1][0] * unit / psi0, method="SLSQP",
                 constraints={"type": "ineq", "fun": lambda x: 1.0 - at(x)[0][1] / limit,
                              "jac": lambda x: -at(x)[1][1] * unit / limit}, options={"ftol": 1e-10, "maxiter": 60})
    print(f"scipy:   psi {r.fun * psi0:.8g}, travel {at(r.x)[0][1] / STIFFNESS:.8f} m, {count[0]} evaluations: {r.message}")
    print("        ", dict(zip(WRT, start + unit * r.x)))
    return r.fun * psi0, count[0]


if __name__ == "__main__":
    best = ours()
    psi, count = scipys()
    good = best.violation <= 1e-6 and best.kkt < 1e-4 and best.psi <= psi * (1 + 1e-4) and best.constraints[0].binds
    sys.exit(0 if good and best.evaluations <= count else 1)
