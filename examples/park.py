"""park.py: an overhead crane parks its load with the least effort, 200 nodes of a force: by Costate's
optimizers and by scipy, from a coarse force of 10 nodes to the fine one.

    PYTHONPATH=... python3 park.py
    slsqp        effort 810.96, the load at 4.0000 m
    rate <= 8    effort 830.38, the load at 4.0000 m
    10 nodes     effort 811.29, the load at 4.0000 m
    200 nodes    effort 810.96, the load at 4.0000 m
"""
import costate
import numpy

ENDS = {"final(load)": 4, "final(dot(x))": 0, "final(theta)": 0, "final(dot(theta))": 0}


def problem(*limits):
    p = costate.Problem("crane", wrt="F")
    p.minimize("effort", *(f"{name} = {value}" for name, value in ENDS.items()), *limits)
    return p


def tell(name, force):
    p = costate.Problem("crane", wrt="F")
    p.ask("effort", "final(load)")
    (effort, load), _ = p.responses(force)
    print(f"{name:12s} effort {effort:.2f}, the load at {load:.4f} m")


tell("slsqp", problem().optimize().x)
tell("rate <= 8", problem("-8 <= dot(F) <= 8 always").optimize().x)

# By scipy: effort and limits with their derivatives come from one run, which is kept.
from scipy.optimize import minimize

asked = costate.Problem("crane", wrt="F")
asked.ask("effort", *ENDS)


def by_scipy(shape, start):
    """The force is shape @ x."""
    last = {}

    def run(x):
        if last.get("x") != x.tobytes():
            values, jacobian = asked.responses(shape @ x)
            last.update(x=x.tobytes(), values=numpy.array(values), jacobian=numpy.array(jacobian) @ shape)
        return last["values"], last["jacobian"]

    limits = {"type": "eq", "fun": lambda x: run(x)[0][1:] - list(ENDS.values()),
              "jac": lambda x: run(x)[1][1:]}
    found = minimize(lambda x: (run(x)[0][0], run(x)[1][0]), start, jac=True, method="SLSQP",
                     constraints=limits, options={"maxiter": 200})
    return shape @ found.x


coarse, fine = numpy.linspace(0, 6, 10), numpy.linspace(0, 6, 200)
hats = numpy.array([numpy.interp(fine, coarse, row) for row in numpy.eye(10)]).T
force = by_scipy(hats, numpy.ones(10))
tell("10 nodes", force)
tell("200 nodes", by_scipy(numpy.eye(200), force))
