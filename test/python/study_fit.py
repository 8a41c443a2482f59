"""Does a fit tell the truth about itself?  The five-bar, 200 noisy samples of two outputs, four unknowns started 30 % off, many seeds: how often
the truth lies within one standard error, chi2 per degree of freedom on average, and the same numbers as scipy's least_squares.

    study_fit.py SEEDS      200 by hand; a few in the suite, where the bounds are those of so few
"""
import math
import os
import sys
import tempfile

import costate
import numpy
from scipy.optimize import least_squares

TRUTH = {"k1": 100.0, "k2": 100.0, "L01": math.sqrt(5.0), "m2": 1.5}
OFF = {"k1": 1.3, "k2": 0.7, "L01": 1.3, "m2": 0.7}
SIGMA = {"spring1": 0.5, "bar2": 0.3}
TF, SAMPLES = 2.0, 100


def truth():
    p = costate.Problem("fivebar", tf=TF, parameters=TRUTH)
    times = numpy.linspace(TF / SAMPLES, TF, SAMPLES)
    run = p.simulate(times=times)
    return times, {name: numpy.array(run.outputs[name]) for name in SIGMA}


def write(path, times, clean, seed):
    noise = numpy.random.default_rng(seed)
    noisy = {name: clean[name] + SIGMA[name] * noise.normal(size=SAMPLES) for name in SIGMA}
    with open(path, "w") as file:
        file.write("t," + ",".join(f"{name},sigma_{name}" for name in SIGMA) + "\n")
        for i, t in enumerate(times):
            file.write(f"{float(t)!r}," + ",".join(f"{float(noisy[name][i])!r},{SIGMA[name]}" for name in SIGMA) + "\n")


def main(seeds):
    times, clean = truth()
    inside, chi2, scipy_worst, error_worst, evaluations = 0, [], 0.0, 0.0, []
    with tempfile.TemporaryDirectory() as directory:
        path = os.path.join(directory, "data.csv")
        for seed in range(seeds):
            write(path, times, clean, seed)
            p = costate.Problem("fivebar", wrt=list(TRUTH), tf=TF, parameters={name: TRUTH[name] * OFF[name] for name in TRUTH})
            p.data(path)
            f = p.fit()
            inside += sum(abs(x - t) <= e for x, t, e in zip(f.x, TRUTH.values(), f.error))
            chi2.append(f.chi2 / f.freedom)
            evaluations.append(f.evaluations)
            if seed < max(3, seeds // 10):
                value = numpy.array(list(TRUTH.values()))  # without bounds its first step leaves what can be solved
                other = least_squares(p.residuals, p.x, jac=p.residuals_jacobian, bounds=(0.6 * value, 1.4 * value), x_scale=value,
                                      xtol=1e-12, ftol=1e-12, gtol=1e-12)
                sigma = numpy.sqrt(numpy.diag(numpy.linalg.inv(other.jac.T @ other.jac)))
                scipy_worst = max(scipy_worst, max(abs(f.x - other.x) / sigma))
                error_worst = max(error_worst, max(abs(f.error / sigma - 1.0)))
    share, mean = inside / (len(TRUTH) * seeds), sum(chi2) / seeds
    print(f"{seeds} seeds: within one standard error {100 * share:.1f} %, chi2 per degree of freedom {mean:.4f}, "
          f"{sum(evaluations) / seeds:.1f} evaluations")
    print(f"scipy: parameters differ by {scipy_worst:.1e} standard errors at most, errors by {error_worst:.1e}")
    # for 200 seeds 68 +- 7 % and 1 +- 0.1; for fewer as many standard deviations: 0.0165 sqrt(200 / seeds), 0.0071 sqrt(200 / seeds)
    scale = math.sqrt(200 / seeds)
    good = abs(share - 0.6827) <= 0.07 * scale and abs(mean - 1.0) <= 0.1 and scipy_worst <= 1e-3 and error_worst <= 1e-4
    return 0 if good else 1


sys.exit(main(int(sys.argv[1])))
