"""The benchmarks of others: accuracy against their solutions, time, the gradient and its check.

    python3 bench/benchmarks/run.py PLUGINS [--program COSTATE]      scripts/benchmarks.sh builds PLUGINS

Prints the tables of doc/measurements/benchmarks.md.  Exit status 1 where an error is above its limit
or a gradient is not confirmed.
"""
import argparse
import csv
import json
import os
import subprocess
import sys
import time

import references

HERE = os.path.dirname(os.path.abspath(__file__))
BRICARD = os.path.join(HERE, "..", "..", "examples", "bricard.csv")


class Benchmark:
    """title, the model (a name or, with .so, a plug-in), its solution, the largest error at default
    settings and at rtol 1e-12, OpenSim's time, and what differs from the model's defaults."""

    def __init__(self, title, model, solution, limits, opensim=None, parameters=None, **options):
        self.title, self.model, self.solution, self.limits = title, model, solution, limits
        self.opensim, self.parameters, self.options = opensim, parameters or {}, options

    def problem(self, costate, plugins, **options):
        model = self.model
        if model.endswith(".so"):
            model = costate.load(os.path.join(plugins, model))
        return costate.Problem(model, parameters=self.parameters, **{**self.options, **options})

    def command(self, program, plugins):
        """The check, as a user runs it"""
        model = self.model
        if model.endswith(".so"):
            model = os.path.join(plugins, model)
        words = [f"--{k.replace('_', '-')}={v}" for k, v in self.options.items()]
        words += [f"-p{k}={v!r}" for k, v in self.parameters.items()]
        return [program, "gradient", model, "--wrt", "all", "--check", "--json", *words]


def bricard():
    with open(BRICARD, encoding="utf-8") as f:
        rows = csv.DictReader(line for line in f if not line.startswith("#"))
        return {float(row["t"]): {x: float(row[x]) for x in ("x2", "y2", "z2")} for row in rows}


BENCHMARKS = [
    Benchmark("IVP: car axis", "caraxis.so", references.CAR_AXIS, (2e-10, 1e-12)),
    Benchmark("IVP: Andrews' squeezer", "squeezer", references.SQUEEZER, (2e-6, 1e-8)),
    Benchmark("IVP: flexible slider-crank", "flexcrank.so", references.CRANK, (4e-10, 4e-10),
              max_steps=200000),
    Benchmark("IFToMM A01: pendulum", "pendulum", references.PENDULUM, (2e-7, 2e-8), 0.637,
              {"m": 1.0, "L": 1.0, "theta0": -1.5707963267948966}, tf=10.0),
    Benchmark("IFToMM A02: N-four-bar, N = 2", "nfourbar.so", references.FOUR_BARS, (2e-6, 2e-6), 0.455),
    Benchmark("IFToMM A03: Andrews' mechanism", "squeezer", None, (2e-8, 2e-8), 0.384, tf=0.05),
    Benchmark("IFToMM A04: Bricard mechanism", "bricard", bricard(), (2e-6, 2e-6), 0.258),
    Benchmark("IFToMM A05: stiff governor", "governor.so", references.GOVERNOR, (2e-7, 1e-7), 0.233,
              max_steps=200000),
]


def best(function, seconds=0.5):
    """Processor time of the fastest call"""
    fastest, end = float("inf"), time.monotonic() + seconds
    while True:
        start = time.process_time()
        function()
        fastest = min(fastest, time.process_time() - start)
        if time.monotonic() > end:
            return fastest


def error_of(one, problem):
    """The largest error of what has a solution, or of the energy where that is the measure."""
    if one.solution is None:
        run = problem.simulate()
        energy = [a + b for a, b in zip(run.kinetic, run.potential)]
        return max(abs(e - energy[0]) for e in energy)
    times = sorted(one.solution)
    run = problem.simulate(times=times)
    columns = run.columns()
    return max(abs(columns[name][i] - value)
               for i, t in enumerate(times) for name, value in one.solution[t].items())


def checked(one, program, plugins):
    """The worst verdict of the check, and its largest difference between adjoint and direct."""
    done = subprocess.run(one.command(program, plugins), capture_output=True, check=False, text=True)
    if not done.stdout:
        return done.stderr.strip(), float("nan")
    check = json.loads(done.stdout)["check"]
    verdicts = set(check["verdict"].values())
    good = check["passed"] and verdicts <= {"confirmed", "negligible"}
    return "confirmed" if good else ", ".join(sorted(verdicts)), check["worst"]


def measure(one, costate, arguments):
    """A row of the table and whether it is as it should be."""
    problem = one.problem(costate, arguments.plugins, wrt="all")
    fine = one.problem(costate, arguments.plugins, rtol=1e-12)
    errors = error_of(one, problem), error_of(one, fine)
    forward, gradient = best(problem.psi), best(problem.gradient)
    verdict, worst = checked(one, arguments.program, arguments.plugins)
    good = verdict == "confirmed" and all(e <= limit for e, limit in zip(errors, one.limits))
    row = [one.title, *(f"{e:.1e}" for e in errors), f"{1e3 * forward:.2f}",
           f"{one.opensim:.3f}" if one.opensim else "", str(len(problem.design)),
           f"{1e3 * gradient:.2f}", f"{gradient / forward:.2f}", verdict, f"{worst:.1e}"]
    return row, good


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n", maxsplit=1)[0])
    parser.add_argument("plugins", help="directory of caraxis.so, flexcrank.so, nfourbar.so, governor.so")
    parser.add_argument("--program", default="costate")
    arguments = parser.parse_args()
    import costate
    print("| benchmark | error | at rtol 1e-12 | forward [ms] | OpenSim 3.2 [s] | parameters | gradient [ms] "
          "| gradient / forward | check | adjoint - direct |")
    print("|---|---:|---:|---:|---:|---:|---:|---:|---|---:|", flush=True)
    failed = []
    for one in BENCHMARKS:
        row, good = measure(one, costate, arguments)
        print("| " + " | ".join(row) + " |", flush=True)
        if not good:
            failed.append(one.title)
    for title in failed:
        print(f"benchmarks: {title}: an error above its limit, or a gradient that is not confirmed",
              file=sys.stderr)
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
