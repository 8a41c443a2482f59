"""studies.py: samples of parameters, an optimum that is robust against them, and many starts.

    PYTHONPATH=... python3 studies.py
    psi = 0.727, std 0.017 by 100 samples, 0.017 by the gradient
    mean + 3 std = 0.779 -> 0.004 at L01 = 2.431, L02 = 1.844
    2 starts, 1 minimum: psi = 0.000 at L01 = 2.432, L02 = 1.845
"""
import costate

problem = costate.Problem("fivebar", wrt=["L01", "L02"])
vary = {"k1": "normal(100,5)"}
found = problem.sample(vary, count=100)
print(f"psi = {found.statistics['psi'].mean:.3f}, std {found.statistics['psi'].std:.3f} by 100 "
      f"samples, {found.first_order['psi'].std:.3f} by the gradient")

before = problem.robust(vary, count=20)
best = problem.optimize_robust(vary, count=20, max_iterations=6)
print(f"mean + 3 std = {before.psi:.3f} -> {best.psi:.3f} at L01 = {best.x[0]:.3f}, L02 = "
      f"{best.x[1]:.3f}")

many = problem.starts(2, bounds={"L01": (2, 3), "L02": (1.5, 2.5)}, max_iterations=20)
print(f"{len(many.starts)} starts, {len(many.minima)} minimum: psi = {many.best.psi:.3f} at L01 = "
      f"{many.best.x[0]:.3f}, L02 = {many.best.x[1]:.3f}")
