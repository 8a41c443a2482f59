"""sweep.py: how psi and its gradient change with a parameter that is not a design variable.

    PYTHONPATH=... python3 sweep.py
    k1 =  80 N/m   psi = 0.7916   dpsi/dL01 = -3.829   dpsi/dL02 = 3.394
    k1 = 100 N/m   psi = 0.7269   dpsi/dL01 = -4.229   dpsi/dL02 = 3.212
    k1 = 120 N/m   psi = 0.6594   dpsi/dL01 = -4.343   dpsi/dL02 = 3.030
"""
import costate

problem = costate.Problem("fivebar")
for k1 in (80, 100, 120):
    problem["k1"] = k1
    psi, gradient = problem.gradient()
    print(
        f"k1 = {k1:3d} N/m   psi = {psi:.4f}   dpsi/dL01 = {gradient[0]:.3f}   dpsi/dL02 = "
        f"{gradient[1]:.3f}"
    )
