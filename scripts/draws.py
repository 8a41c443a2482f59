#!/usr/bin/env python3
"""Random problems, their gradients against differences: is a number ever wrong without a warning?

    scripts/draws.py [--count N] [--seed K] [--models NAME,...] [--model FILE.so]... [--zeros X] [--units X] [--psi] [--bars KIND] [--spread X] [--full] [--hessian] [--build DIR] [--verbose]

Each draw takes a model, parameters, a horizon, a formulation, an integrator, tolerances, and a cost or a response at random, and
one random direction.  The derivative along it is compared with differences of runs by another integrator at rtol 1e-11 (of the
same steps for a fixed step), extrapolated, with an estimate of their own error.  A draw ends as one of

    agrees        within the tolerance's own error, or within that of the differences
    warned        the program warns that its gradient may be off or may not exist
    refused       the program ends with an error (listed by its first words)
    open          the differences cannot tell: psi is not smooth there, or not defined on one side
    rough         off by more than 1000 times rtol, and 20 times less with a hundredth of it: a motion that amplifies errors
    PSI OFF       (with --psi) psi itself is off by more than 1000 times rtol, of its own size and its derivative's; exit status 1
    beyond        (with --bars) psi or a derivative is off by more than its error bar
    DISAGREES     none of these: a wrong number without a warning; its command line is shown, exit status 1
"""
import argparse
import collections
import math
import os
import random
import sys
import tempfile
import time
import warnings

TABLES = {"crane": "F", "cartpole": "u", "manipulator": "u2", "bead": "angle"}  # in time: models and names
BUILT_IN = "pendulum,fivebar,slidercrank,barrier,chain,squeezer,fourbar,bricard," + ",".join(TABLES)
here = os.path.dirname(os.path.abspath(__file__))
ap = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
ap.add_argument("--count", type=int, default=1000)
ap.add_argument("--seed", type=int, default=1)
ap.add_argument("--models", help="names with commas (" + BUILT_IN + ")")
ap.add_argument("--model", action="append", default=[], metavar="FILE.so", help="a plug-in; without --models only these are drawn")
ap.add_argument("--zeros", type=float, default=0.0, help="the share of parameters that are exactly 0, where 0 is within bounds (0)")
ap.add_argument("--units", type=float, default=0.0, help="of length and mass: each by 10 to the power of up to X, either way (0)")
ap.add_argument("--psi", action="store_true", help="psi too against the other integrator at a tight tolerance")
ap.add_argument("--bars", choices=("weighed", "full"), help="error bars against the errors, of psi and of every derivative")
ap.add_argument("--spread", type=float, default=0.3, help="of a parameter's logarithm, at the most (0.3)")
ap.add_argument("--build", default=os.path.join(here, os.pardir, "build"))
ap.add_argument("--verbose", action="store_true", help="one line per draw")
ap.add_argument("--full", action="store_true", help="the vehicle with responses, up to its whole horizon (minutes per draw)")
ap.add_argument("--hessian", action="store_true", help="the Hessian times the direction against differences of gradients")
ap.add_argument("--only", type=int, help="this draw alone")
options = ap.parse_args()
os.environ.setdefault("COSTATE_LIBRARY", os.path.join(options.build, "src", "libcostate.so"))
sys.path.insert(0, os.path.join(here, os.pardir, "python"))
import costate  # noqa: E402

FUNCTIONALS = ("integral", "mean", "rms", "final", "at", "max", "min", "peak", "misfit")
INTEGRATORS = {"penalty": ("cvodes", "rk", "onestep"), "index1": ("cvodes", "rk", "onestep"), "index3": ("onestep",),
               "maggi": ("onestep",)}
TIGHT = 1e-11
STEPS = (3e-3, 1e-3, 3e-4, 1e-4, 1e-5, 1e-6)  # of the differences, relative to the parameters
FINER = (1e-6, 1e-7, 1e-8, 1e-9)


DIMENSIONS = {"m": (1, 0), "mm": (1, 0), "kg": (0, 1), "N": (1, 1), "J": (2, 1), "W": (2, 1), "Pa": (-1, 1)}  # of length, of mass


def dimension(unit):
    """Of length and mass; time keeps its unit."""
    length = mass = 0
    for k, part in enumerate(unit.split("/")):
        for word in part.replace("(", " ").replace(")", " ").split():
            name, _, power = word.partition("^")
            a, b = DIMENSIONS.get(name, (0, 0))
            sign = (-1 if k else 1) * int(power or 1)
            length, mass = length + sign * a, mass + sign * b
    return length, mass


class Draw:
    """One problem at random, and the same by other means."""

    def __init__(self, r, model):
        self.model, m = model, costate.load(model) if model.endswith(".so") else costate.Model(model)
        self.of = m
        large = m.n > 100
        self.parameters, spread = {}, options.spread * r.choice((0.05, 0.3, 1.0)) * (0.02 if large else 1.0)
        for x in m.parameters:
            value = x.value * math.exp(r.uniform(-spread, spread)) if x.value else r.choice((0.0, r.uniform(-spread, spread)))
            if options.zeros and r.random() < options.zeros and x.lower <= 0.0 <= x.upper:
                value = 0.0
            self.parameters[x.name] = min(max(value, x.lower), x.upper)
        self.unit = {}  # of what is 0
        if options.units:
            self._scale(m, r.uniform(-options.units, options.units), r.uniform(-options.units, options.units))
        c = m._pointer.contents
        events = m.s or c.contacts_count or c.frictions_count
        fixed = model not in TABLES and (not events or r.random() < 0.05)  # a fixed step locates no event, which is refused
        formulation = r.choice(("penalty", "penalty", "index1", "index3", "maggi") if fixed else ("penalty", "index1"))
        rtol = 10.0 ** r.uniform(-8, -5) if large else 10.0 ** r.uniform(-10, -5)
        tf = m.tf * (r.uniform(0.05, 0.3) if (large and not options.full) or model == "squeezer" else r.uniform(0.05, 1.0))
        self.set = {"tf": tf, "formulation": formulation, "integrator": r.choice(INTEGRATORS[formulation][:3 if fixed else 2]), "rtol": rtol,
                    "atol": 0.0 if options.units else rtol * 1e-2, "method": r.choice(("adjoint", "adjoint", "direct"))}
        if r.random() < 0.3:
            self.set["alpha"] = 10.0 ** r.uniform(6, 10)
        if model in TABLES:  # derivatives by their values
            self.set["integrator"] = "rk"
        if r.random() < 0.3 and self.set["integrator"] == "cvodes":
            self.set["adams"] = r.choice((0, 1))
        if self.set["integrator"] == "onestep":
            self.set["step"] = tf / r.randint(50, 400)
        self.cost = r.choice(m.costs).name
        self.response = self._response(r, m, tf) if r.random() < 0.4 and (options.full or not large) else None
        self.direction = {name: r.gauss(0, 1) * (abs(v) or self.unit.get(name, 1.0)) for name, v in self.parameters.items()}

    def _scale(self, m, length, mass):
        """The same mechanism in other units, as far as the bounds of its parameters allow."""
        for part in (1.0, 0.5, 0.25, 0.1, 0.0):
            scaled = {}
            for x in m.parameters:
                a, b = dimension(x.unit)
                scaled[x.name] = self.parameters[x.name] * 10.0 ** (part * (a * length + b * mass))
            if all(x.lower <= scaled[x.name] <= x.upper for x in m.parameters):
                self.parameters = scaled
                self.unit = {x.name: 10.0 ** (part * (dimension(x.unit)[0] * length + dimension(x.unit)[1] * mass)) for x in m.parameters}
                return

    def _response(self, r, m, tf):
        kind = r.choice(FUNCTIONALS)
        names = [x.name for x in m.outputs] + m.coordinates
        states = [x.name for x in m.states]
        names += [f"dot({x})" for x in m.coordinates] + [f"ddot({x})" for x in m.coordinates if x not in states]
        if self.model in TABLES:
            table = TABLES[self.model]
            names += [table, f"dot({table})", f"{table} * {m.coordinates[0]}"]
        if kind != "misfit":
            x = r.choice(names)
            return f"at({x}, {r.uniform(0, tf)!r})" if kind == "at" else f"{kind}({x})"
        table = tempfile.NamedTemporaryFile("w", suffix=".csv", delete=False)
        columns = r.sample(m.coordinates, min(2, len(m.coordinates)))
        print("t", *columns, f"sigma_{columns[0]}", sep=",", file=table)
        for t in sorted(r.uniform(0, tf) for _ in range(r.randint(1, 12))):
            print(repr(t), *[r.gauss(0, 1) for _ in columns], r.uniform(0.1, 2), sep=",", file=table)
        table.close()
        return f"misfit({table.name})"

    def problem(self, **other):
        p = costate.Problem(self.of, cost=self.cost, wrt="all", parameters=self.parameters, **{**self.set, **other})
        if self.response:
            p.ask(self.response)
        return p

    def gradient(self):
        p = self.problem()
        if self.response:
            values, jacobian = p.responses()
            return values[0], dict(zip(p.design, jacobian[0])), p.stats
        psi, gradient = p.gradient()
        return psi, dict(zip(p.design, gradient)), p.stats

    def other(self):
        """Psi by another integrator at a tight tolerance; of a fixed step by the same."""
        if self.set["integrator"] == "onestep":
            return self.problem()
        name = "rk" if self.set["integrator"] == "cvodes" and not self.response else "cvodes"
        return self.problem(integrator=name, adams=1, rtol=TIGHT, atol=1e-2 * TIGHT if self.set["atol"] else 0.0, max_steps=200000)

    def psi(self, p, s):
        x = [v + s * self.direction[k] for k, v in self.parameters.items()]
        return p.responses(x, jacobian=False)[0] if self.response else p.psi(x)

    def floor(self, p):
        """The largest of the coordinates, rates or accelerations that the response is of: what the errors of all of them are in parts of."""
        if not self.response or self.response.startswith("misfit"):
            return 0.0
        run = p.simulate(times=50)
        of = run.a if "ddot(" in self.response else run.v if "dot(" in self.response else run.q
        return max(abs(x) for row in of for x in row) * (self.set["tf"] if self.response[:3] == "int" else 1.0)

    def command(self):
        words = ["costate gradient", self.model, "--wrt all", f"--cost {self.cost}" if not self.response else f"--response '{self.response}'"]
        names = {"adams": lambda v: f"--formulas {'adams' if v else 'bdf'}"}
        words += [names[k](v) if k in names else f"--{k} {v!r}".replace("'", "") for k, v in self.set.items()]
        return " ".join(words + [f"-p {k}={v!r}" for k, v in self.parameters.items()])


def extrapolated(draw, p, h):
    """The derivative along the direction by four runs, and what rounding and tolerances leave open of it."""
    f = {k: draw.psi(p, k * h) for k in (-2, -1, 1, 2)}
    noise = 1e-14 if draw.set["integrator"] == "onestep" else 100 * TIGHT
    return (8 * (f[1] - f[-1]) - (f[2] - f[-2])) / (12 * h), noise * max(abs(x) for x in f.values()) / h


def one_sided(draw, p, along, allowed):
    """Is psi bent close by, with this derivative on one side?"""
    for h in FINER:
        try:
            before, here, after = (draw.psi(p, k * h) for k in (-1, 0, 1))
        except costate.Error:
            continue
        left, right = (here - before) / h, (after - here) / h
        noise = 10 * TIGHT * abs(here) / h + allowed
        if abs(left - right) > 10 * noise and min(abs(along - left), abs(along - right)) <= noise + 1e-3 * abs(left - right):
            return True
    return False


def differences(draw, p, enough, steps=STEPS):
    """The derivative and its estimated error: the best of several steps.  One step alone may agree with itself by chance, or across a
    corner: the error is at least the difference from the next step."""
    last, best, none = None, None, None
    for h in steps:
        try:
            value, noise = extrapolated(draw, p, h)
        except costate.Error as error:
            last, none = None, error
            continue
        error = noise + abs(value - last) if last is not None else math.inf
        if best is None or error < best[1]:
            best = value, error
        if best[1] < enough:
            break
        last = value
    if best is None:
        raise none
    return best


WRONG = ("PSI OFF", "DISAGREES")
worst = []  # differences in units of rtol and the gradient's scale


def judge(draw):
    """The verdict, and what it rests on."""
    with warnings.catch_warnings(record=True) as caught:
        warnings.simplefilter("always")
        try:
            psi, gradient, stats = draw.gradient()
        except costate.Error as error:
            return "refused", str(error)
    if caught:
        return "warned", str(caught[0].message)
    along = sum(gradient[k] * draw.direction[k] for k in gradient)
    scale = sum(abs(gradient[k] * draw.direction[k]) for k in gradient)
    if not math.isfinite(along):
        return "DISAGREES", f"psi {psi}, derivative {along}"
    allowed = max(1e-6, 1e3 * draw.set["rtol"] if draw.set["integrator"] != "onestep" else 1e-15 * draw.set.get("alpha", 1e9))
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        try:
            p = draw.other()
            tight, floor = draw.psi(p, 0.0), draw.floor(p)
            open_psi = 10 * abs(tight - psi)  # a psi that is all error has such a derivative
            if options.psi and draw.set["integrator"] != "onestep" and abs(tight - psi) > allowed * (abs(tight) + scale + floor):
                return "PSI OFF", f"psi {psi:.9g}, tight {tight:.9g} (allowed {allowed:.1e}), {stats['events']} events"
            open_psi += allowed * floor
            value, error = differences(draw, p, 0.1 * allowed * scale)
            if abs(along - value) > allowed * scale + open_psi:  # a corner nearby, or a chaotic run?
                value, error = differences(draw, p, 0.1 * allowed * scale, FINER)
        except costate.Error as why:
            return "open", str(why)
    off = abs(along - value)
    if off > allowed * scale + open_psi and one_sided(draw, p, along, allowed * scale + open_psi):
        return "open", f"psi has a corner near: {along:.9g} on one side, {value:.9g} in the mean"
    if draw.set["integrator"] != "onestep" and draw.set["rtol"] * scale > 0.0:
        worst.append(off / (draw.set["rtol"] * scale))
    note = f"{along:.9g}, differences {value:.9g} +- {error:.1g}, of {scale:.3g} (allowed {allowed:.1e}), {stats['events']} events"
    if off <= allowed * scale + open_psi + 1e-12 * abs(psi):
        return "agrees", note
    if off <= 3 * error and error > allowed * scale:
        return "open", note
    return ("rough" if converges(draw, value, off) else "DISAGREES"), note


within = collections.Counter()  # numbers within their bars, beyond them, and those whose error is not known well enough


def numbers(p, x=None):
    """psi (or the response) and its gradient, and their bars, as two lists."""
    if p.response_names:
        values, jacobian = p.responses(x)
        errors, bars = p.response_bars
        return [values[0], *jacobian[0]], [errors[0], *bars[0]]
    psi, gradient = p.gradient(x)
    error, bars = p.bars
    return [psi, *gradient], [error, *bars]


def references(draw):
    """The same by two runs that are far more accurate: of fixed steps, by shorter ones."""
    if draw.set["integrator"] == "onestep":
        return [draw.problem(method="adjoint", step=draw.set["step"] / k) for k in (8, 16)]
    tight = {"method": "adjoint", "adams": 1, "max_steps": 200000, "atol": 0.0}
    return [draw.problem(integrator=name, rtol=rtol, **tight) for name, rtol in (("rk", 1e-13), ("cvodes", 1e-12))]


def judge_bars(draw):
    """Every number against its bar."""
    with warnings.catch_warnings(record=True) as caught:
        warnings.simplefilter("always")
        try:
            p = draw.problem(bars=options.bars)
            found, bars = numbers(p)
        except costate.Error as error:
            return "refused", str(error)
    if caught:
        return "warned", str(caught[0].message)
    within["second runs" if p.stats["repeated"] else "one run"] += 1
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        try:
            truths = [numbers(q)[0] for q in references(draw)]
        except costate.Error as why:
            return "open", str(why)
    verdict, notes = "agrees", []
    for name, x, bar, a, b in zip(("psi", *p.design), found, bars, *truths):
        own = abs(a - b) * (1.0 / 3.0 if draw.set["integrator"] == "onestep" else 1.0) + 1e-14 * abs(a)
        kind = "within" if abs(x - b) <= bar else "open" if abs(x - b) <= bar + 3 * own or own > 0.3 * bar else "none" if math.isnan(bar) else "beyond"
        within[kind] += 1
        if bar > 0:
            worst.append(abs(x - b) / bar)
        if kind in ("beyond", "none"):
            verdict = "beyond"
            notes.append(f"{name} {x:.9g} +- {bar:.1e} is off by {abs(x - b):.1e}")
    return verdict, "; ".join(notes)


def converges(draw, value, off):
    """With a hundredth of the tolerance, is it off by less than a twentieth of what it was?"""
    if draw.set["integrator"] == "onestep":
        return False
    before = dict(draw.set)
    draw.set.update(rtol=1e-2 * before["rtol"], atol=1e-2 * before["atol"], max_steps=200000)
    try:
        _, gradient, _ = draw.gradient()
    except costate.Error:
        return False
    finally:
        draw.set = before
    return abs(sum(gradient[k] * draw.direction[k] for k in gradient) - value) <= 0.05 * off


def judge_hessian(draw):
    """The Hessian times the direction against differences of gradients: of the same steps, or at a tight tolerance."""
    draw.response, draw.set["method"] = None, "adjoint"
    with warnings.catch_warnings(record=True) as caught:
        warnings.simplefilter("always")
        try:
            p = draw.problem()
            x, d = list(p.x), [draw.direction[k] for k in p.design]
            product = list(p.hessian_vector(x, d))
        except costate.Error as error:
            return "refused", str(error)
    if caught:
        return "warned", str(caught[0].message)
    tight = {} if draw.set["integrator"] == "onestep" else {"integrator": "rk", "rtol": 0.1 * TIGHT, "atol": 1e-3 * TIGHT, "max_steps": 200000}
    sizes, found = [abs(v) or 1.0 for v in x], []
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        try:
            q = draw.problem(**tight)
            scale = max(abs(g * s) for g, s in zip(q.gradient(x)[1], sizes))
            for h in (1e-3, 1e-4, 1e-5):
                g = {k: q.gradient([a + k * h * b for a, b in zip(x, d)])[1] for k in (-2, -1, 1, 2)}
                found.append([(8 * (g[1][j] - g[-1][j]) - (g[2][j] - g[-2][j])) / (12 * h) for j in range(len(x))])
        except costate.Error as why:
            return "open", str(why)
    def apart(a, b):
        return max(abs(u - v) * s for u, v, s in zip(a, b, sizes))
    off, error = min(apart(f, product) for f in found), min(apart(found[0], found[1]), apart(found[1], found[2]))
    scale = max(scale, max(abs(v * s) for v, s in zip(product, sizes)))
    note = f"off by {off:.2g} of {scale:.3g}, differences +- {error:.1g}"
    if off <= max(1e-6, 1e3 * draw.set["rtol"]) * scale:
        return "agrees", note
    return ("open" if off <= 3 * error else "DISAGREES"), note  # also where it is not finite


def main():
    counts, reasons, begun = collections.Counter(), collections.Counter(), time.time()
    by_kind = collections.Counter()
    models = options.models.split(",") if options.models else [] if options.model else BUILT_IN.split(",")
    models += options.model
    for i in range(options.count) if options.only is None else [options.only]:
        r = random.Random(f"{options.seed}:{i}")
        draw = Draw(r, r.choice(models))
        verdict, note = judge_hessian(draw) if options.hessian else judge_bars(draw) if options.bars else judge(draw)
        counts[verdict] += 1
        by_kind[f"{draw.model}", verdict] += 1
        by_kind[f"{draw.set['integrator']} {draw.set['formulation']}", verdict] += 1
        if verdict in ("refused", "warned"):
            reasons[f"{verdict}, {draw.set['integrator']}: {note[:60]}"] += 1
        if options.verbose or verdict in WRONG or verdict == "beyond":
            print(f"draw {i}: {verdict}: {note}", flush=True)
        if verdict in WRONG or verdict == "beyond":
            print("   ", draw.command(), flush=True)
        elif draw.response and draw.response.startswith("misfit"):
            os.unlink(draw.response[7:-1])
    if options.verbose or options.count >= 1000:
        verdicts = ("agrees", "warned", "refused", "open", "rough", *WRONG)
        for kind in sorted({k for k, _ in by_kind}):
            print(f"  {kind:18}", *[f"{by_kind[kind, v]:6} {v}" for v in verdicts])
        for reason, count in reasons.most_common(12):
            print(f"  {count:6}  {reason}")
    if worst:
        worst.sort()
        shares = ", ".join(f"{worst[min(int(len(worst) * q), len(worst) - 1)]:.2g} ({100 * q:g} %)" for q in (0.5, 0.9, 0.99, 0.999, 1))
        print(f"  off in units of {'the bar' if options.bars else 'rtol times the scale of the gradient'}: {shares}")
    if options.bars:
        print("  numbers:", ", ".join(f"{n} {kind}" for kind, n in sorted(within.items())))
    print(f"{sum(counts.values())} draws, seed {options.seed}:", ", ".join(f"{v} {k}" for k, v in sorted(counts.items())),
          f"({time.time() - begun:.0f} s)")
    return sum(counts[v] for v in WRONG) > 0 or not counts["agrees"]


sys.exit(main())
