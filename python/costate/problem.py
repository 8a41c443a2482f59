"""Problems, and their gradients many at once."""

from __future__ import annotations

import math
import os
import threading
import warnings
import weakref
from collections.abc import Iterable, Mapping
from typing import Any, Union
from ctypes import byref, c_double, c_int, c_void_p

from ._abi import INTEGRATORS, library
from ._arrays import as_array, decoded, option_for, vector
from ._errors import CostateWarning, Error
from ._optimizer import Optimizer, set_limits
from ._structs import (BARS, FORMULAS, METHODS, PROGRESS, PROJECTIONS, STATUS, cst_options,
                       cst_robustness, cst_rung, cst_scenario, cst_stats, cst_uncertainty,
                       no_callback)
from ._studies import Handle, Path, Vary, Study, parse_variations, samples_of, starts_of
from ._watch import Progress, Watch
from ._work import Work
from .models import Model, find
from .results import (Event, Fitted, Measured, Numbers, Optimum, Parameter, Robust, Rung, Sampled,
                      Starts, Tolerances, Warned)
from .trajectory import Trajectory

Names = Union[str, Iterable[str]]


class Problem:
    """A model with parameters, a cost, design variables and options; what costate.h calls a problem
    and its works.

    wrt: names of the design variables, or "all".  parameters: {name: value}.  Everything else is an
    option of cst_options: tf, rtol, atol, formulation, integrator ("auto", "cvodes", "onestep",
    "rk"), step, method ("adjoint", "direct", "fd", "fd-forward"), alpha, xi, omega, fd_step, formulas ("adams", "bdf"),
    max_steps, memory (bytes, or a text such as "64M"), memory_dir, max_step, bars ("auto",
    "weighed", "full").

    progress, if it is set, is called as progress(phase, t, tf) now and then; true ends the run.
    """

    def __init__(self, model: str | os.PathLike[str] | Model, cost: str | None = None, wrt: Names | None = None,
                 parameters: Mapping[str, Any] | None = None, **options: Any) -> None:
        self.model = model if isinstance(model, Model) else find(model)
        self._pointer: Any = c_void_p()
        self._change, self._local = 0, threading.local()
        self.progress: Progress | None = None
        status = library.cst_problem_create(self.model._pointer, byref(self._pointer))
        self._free = weakref.finalize(self, library.cst_problem_free, self._pointer)
        self._accept(status)
        for name, value in (parameters or {}).items():
            self[name] = value
        if wrt is not None:
            self.wrt(wrt)
        if cost is not None:
            self.cost(cost)
        if options:
            self.set(**options)

    def __reduce__(self) -> tuple[Any, tuple[Any, ...]]:
        """A problem can be pickled, so that processes can solve it (concurrent.futures, mpi4py,
        Dask): model, parameters, cost, design, options and responses go along; progress does not.
        A plug-in must be at the same path there."""
        p, c = self._open(), library.cst_problem_options(self._open())
        options = {name: getattr(c, name) for name, _ in cst_options._fields_}
        responses = [library.cst_response_at(p, k) for k in range(library.cst_response_count(p))]
        return restore, (self.model, self.model.costs[library.cst_cost_index(p)].name,
                          self.design,
                          {name: self[name] for name in [*self._single(), *self.model.arrays]},
                          options, [decoded(r.text if r.name == r.text else r.name + b"=" + r.text)
                                    for r in responses])

    def close(self) -> None:
        """Frees it now; a problem that is let go is freed anyway."""
        self._free()
        self._pointer, self._local = None, threading.local()

    def __enter__(self) -> Problem:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def _open(self) -> Any:
        if self._pointer is None:
            raise ValueError("the problem is closed: create a new one")
        return self._pointer

    def _accept(self, status: int) -> None:
        self._change += 1  # works of before are not for what it is now
        if status < 0:
            raise Error(status, decoded(library.cst_problem_message(self._pointer)))

    def _done(self, status: int, work: Work) -> None:
        if status < 0:
            raise Error(status, decoded(library.cst_message(work.pointer)))
        for one in self._warnings(work) if status > 0 else []:
            warnings.warn(one.message, CostateWarning, stacklevel=4)

    @staticmethod
    def _warnings(work: Work) -> list[Warned]:
        codes = [library.cst_warning_code(work.pointer, k)
                 for k in range(library.cst_warning_count(work.pointer))]
        return [Warned(STATUS.get(code, str(code)),
                       decoded(library.cst_warning_text(work.pointer, k)))
                for k, code in enumerate(codes)]

    @property
    def warnings(self) -> list[Warned]:
        """All warnings of this thread's last run, the most severe first: (name, message)."""
        return self._warnings(self._work())

    def __setitem__(self, name: str, value: Any) -> None:
        """p["L"] = 1.5; of an array p["F"] = values, one value for all, or "@force.csv"."""
        p, array = self._open(), self.model.arrays.get(name)
        if isinstance(value, str) and value.startswith("@"):
            self._accept(library.cst_set_array_file(p, name.encode(), os.fsencode(value[1:])))
        elif array and not isinstance(value, (int, float)) and getattr(value, "ndim", True):
            self._accept(library.cst_set_array(p, name.encode(), vector(value, len(value)),
                                               len(value)))
        else:
            self._accept(library.cst_set_parameter(p, name.encode(), float(value)))

    def __getitem__(self, name: str) -> Any:
        """The value of a parameter; of an array, its values."""
        p, array, i = self._open(), self.model.arrays.get(name), self.model.index.get(name)
        if array:
            return as_array((c_double * array.count)(
                *[library.cst_parameter_value(p, k) for k in array.indices]))
        if i is None and name == "tf":
            i = self.model.p
        if i is None:
            raise KeyError(
                f"no parameter '{name}' in the model {self.model.name}: its parameters are "
                f"{', '.join([*self._single(), *self.model.arrays])}"
            )
        return library.cst_parameter_value(p, i)

    def _single(self) -> Any:
        """The names of the parameters that are no values of arrays."""
        inside = {k for a in self.model.arrays.values() for k in a.indices}
        return [x.name for i, x in enumerate(self.model.parameters) if i not in inside]

    def wrt(self, names: Names) -> None:
        """The design variables: a list of names, arrays or patterns ("k*"), or "all"."""
        names = names if isinstance(names, str) else ",".join(names)
        self._accept(library.cst_set_design(self._open(), names.encode()))

    def cost(self, name: str) -> None:
        self._accept(library.cst_set_cost(self._open(), name.encode()))

    def set(self, **options: Any) -> None:
        """Options of cst_options by name: all or, on an error, none."""
        c = library.cst_problem_options(self._open())
        known = [name for name, _ in cst_options._fields_]
        for name, value in options.items():
            if name == "formulas":
                name, value = "adams", _formulas(value)
            if name not in known:
                raise TypeError(f"no option '{name}': choose from {', '.join(known)}")
            if name in ("method", "integrator", "bars", "projection"):
                words = {"method": METHODS, "integrator": INTEGRATORS, "bars": BARS,
                         "projection": PROJECTIONS}[name]
                if value not in words:
                    raise Error(-3, f"no {name} '{value}': choose from {', '.join(words)}")
                value = words.index(value)
            setattr(c, name, option_for(name, value))
        self._accept(library.cst_set_options(self._open(), byref(c)))

    @property
    def options(self) -> dict[str, Any]:
        c = library.cst_problem_options(self._open())
        values = {name: getattr(c, name) for name, _ in cst_options._fields_}
        values.update(formulation=decoded(c.formulation),
                      memory_dir=c.memory_dir and os.fsdecode(c.memory_dir), method=METHODS[c.method],
                      bars=BARS[c.bars], formulas=FORMULAS[c.adams], projection=PROJECTIONS[c.projection],
                      integrator=INTEGRATORS[library.cst_problem_integrator(self._pointer)])
        return values

    def _design(self) -> list[Any]:
        p = self._open()
        rows = [library.cst_design_parameter(p, k).contents
                for k in range(library.cst_design_count(p))]
        return [
            Parameter(decoded(x.name), decoded(x.unit), x.value, x.lower, x.upper, decoded(x.meaning))
            for x in rows
        ]

    @property
    def design(self) -> list[str]:
        """The names of the design variables."""
        return [x.name for x in self._design()]

    @property
    def bounds(self) -> list[tuple[float, float]]:
        """The model's bounds of the design variables: [(lower, upper)]."""
        return [(x.lower, x.upper) for x in self._design()]

    @property
    def x(self) -> Numbers:
        """The design variables' values; p.x = values sets them."""
        p = self._open()
        values = [library.cst_parameter_value(p, library.cst_design_index(p, k))
                  for k in range(library.cst_design_count(p))]
        return as_array((c_double * len(values))(*values))

    @x.setter
    def x(self, values: Iterable[float]) -> None:
        p = self._open()
        values = vector(values, library.cst_design_count(p))
        self._accept(library.cst_set_design_values(p, values))

    def __setattr__(self, name: str, value: Any) -> None:
        """Options are set by set(): p.tf = 2 would be without any effect."""
        if name in [field for field, _ in cst_options._fields_] + ["parameters"]:
            raise AttributeError(f"an option is set by p.set({name}=...), a parameter by p[name]")
        object.__setattr__(self, name, value)

    def _work(self) -> Work:
        """This thread's work for the problem as it is now."""
        self._open()
        if getattr(self._local, "change", None) != self._change:
            self._local.work = None
            self._local.work, self._local.change = Work(self), self._change
        work: Work = self._local.work
        return work

    def _run(self, function: Any, *arguments: Any) -> tuple[int, Work]:
        """A solve in this thread's work, which Ctrl-C and self.progress can end: what it returned,
        and the work."""
        work = self._work()
        with Watch(self.progress) as watch:
            library.cst_set_progress(work.pointer, watch.callback, None)
            try:
                status = function(self._pointer, work.pointer, *arguments)
            finally:
                library.cst_set_progress(work.pointer, no_callback(PROGRESS), None)
        watch.go_on()
        return status, work

    def _call(self, function: Any, *arguments: Any) -> Work:
        """The same where it returns a status: an error is raised."""
        status, work = self._run(function, *arguments)
        self._done(status, work)
        return work

    def gradient(self, rho: Iterable[float] | None = None) -> tuple[float, Numbers]:
        """psi and its gradient by the design variables, at rho or where the problem stands."""
        count = library.cst_design_count(self._open())
        psi, gradient = c_double(), (c_double * count)()
        self._call(library.cst_gradient, vector(rho, count), byref(psi), gradient)
        return psi.value, as_array(gradient)

    @property
    def bars(self) -> tuple[float, Numbers]:
        """Estimates of the errors of the last gradient, as (psi, gradient); NaN where there is none.
        Problem.set(bars="weighed") or "full" asks for all of them."""
        count = library.cst_design_count(self._open())
        psi, gradient = c_double(), (c_double * count)()
        self._accept(library.cst_gradient_bars(self._pointer, self._work().pointer, byref(psi),
                                              gradient))
        return psi.value, as_array(gradient)

    __call__ = gradient

    def hessian_vector(self, rho: Iterable[float] | None,
                       direction: Iterable[float]) -> Numbers:
        """The Hessian of psi at rho (None: where the problem stands) times a direction, as
        scipy.optimize.minimize takes it: hessp=p.hessian_vector."""
        count = library.cst_design_count(self._open())
        product = (c_double * count)()
        self._call(library.cst_hessian_vector, vector(rho, count), vector(direction, count),
                   product)
        return as_array(product)

    def hessian(self, rho: Iterable[float] | None = None) -> Numbers:
        """The Hessian of psi [design][design], at rho or where the problem stands."""
        count = library.cst_design_count(self._open())
        matrix = (c_double * (count * count))()
        self._call(library.cst_hessian, vector(rho, count), matrix, None, None)
        return as_array(matrix, count)

    def ask(self, *texts: str, **named: str) -> None:
        """The responses from now on: ask("rms(Fx)", travel="max(x2)"); see cst_add_response in
        costate.h."""
        library.cst_clear_responses(self._open())
        for text in [*texts, *(f"{name}={text}" for name, text in named.items())]:
            self._accept(library.cst_add_response(self._open(), text.encode()))

    def responses(self, rho: Iterable[float] | None = None, jacobian: bool = True) -> Any:
        """All responses that were asked for, by one run: values [k] and, unless jacobian is false,
        their Jacobian [k][design]."""
        count, k = library.cst_design_count(self._open()), library.cst_response_count(
            self._open())
        values, by = (c_double * k)(), (c_double * (k * count))() if jacobian else None
        self._call(library.cst_responses, vector(rho, count), values, by)
        return (as_array(values), as_array(by, k)) if jacobian else as_array(values)

    @property
    def response_names(self) -> list[str]:
        return [
            decoded(library.cst_response_at(self._open(), k).name)
            for k in range(library.cst_response_count(self._pointer))
        ]

    @property
    def response_bars(self) -> tuple[Numbers, Numbers]:
        """Estimates of the errors of the last responses, as (values, Jacobian); NaN where there is
        none.  Problem.set(bars=...) asks for more, as for bars."""
        k, count = len(self.response_names), library.cst_design_count(self._open())
        values, by = (c_double * k)(), (c_double * (k * count))()
        self._accept(library.cst_response_bars(self._pointer, self._work().pointer, values, by))
        return as_array(values), as_array(by, k)

    @property
    def instants(self) -> Numbers:
        """When the peaks among the responses were reached on this thread's last run [s]; NaN for
        the others."""
        work = self._work()
        return as_array((c_double * len(self.response_names))(*[
            library.cst_response_instant(work.pointer, k) for k in range(len(self.response_names))
        ]))

    def psi(self, rho: Iterable[float] | None = None) -> float:
        psi = c_double()
        self._call(library.cst_simulate, vector(rho, library.cst_design_count(self._open())),
                   byref(psi))
        return psi.value

    def simulate(self, rho: Iterable[float] | None = None,
                 times: int | Iterable[float] | None = None) -> Trajectory:
        """One run as a Trajectory: at the instants that the integrator kept, at so many evenly
        spaced ones, or at those given."""
        psi = c_double()
        work = self._call(library.cst_simulate,
                          vector(rho, library.cst_design_count(self._open())), byref(psi))
        return Trajectory(self, work, psi.value, times)

    def minimize(self, text: str, *subject_to: str) -> None:
        """What optimize makes least, and subject to what: minimize("rms(bar1)", "max(x2) <= 0.6",
        "0.1 <= final(x2) <= 0.4")."""
        self._accept(library.cst_set_objective(self._open(), text.encode()))
        for one in subject_to:
            self._accept(library.cst_add_constraint(self._open(), one.encode()))

    def data(self, path: str | os.PathLike[str]) -> None:
        """The measurements that fit, residuals and residuals_jacobian are about: a table with t,
        outputs and sigma_OUTPUT."""
        self.ask(f"misfit({os.fspath(path)})")

    @property
    def measured(self) -> list[Measured]:
        """The measurements, in the order of the residuals: [Measured(name, t, value, sigma)]."""
        p = self._open()
        every = (library.cst_measured_at(p, i) for i in range(library.cst_residual_count(p)))
        return [Measured(decoded(c.name), c.t, c.value, c.sigma) for c in every]

    def _residuals(self, rho: Iterable[float] | None, jacobian: bool) -> Any:
        p = self._open()
        count, m = library.cst_design_count(p), library.cst_residual_count(p)
        key = (self._change, None if rho is None else tuple(map(float, rho)))
        kept = getattr(self._local, "residuals", None)
        if kept is None or kept[0] != key or (jacobian and kept[2] is None):
            values, by = (c_double * m)(), (c_double * (m * count))() if jacobian else None
            self._call(library.cst_residuals, vector(rho, count), values, by)
            self._local.residuals = kept = (key, values, by)
        return kept

    def residuals(self, rho: Iterable[float] | None = None) -> Numbers:
        """(x - value) / sigma of each measurement: what scipy.optimize.least_squares takes."""
        return as_array(self._residuals(rho, False)[1])

    def residuals_jacobian(self, rho: Iterable[float] | None = None) -> Numbers:
        """Their Jacobian [measurement][design], by the direct method:
        least_squares(p.residuals, p.x, jac=p.residuals_jacobian)."""
        _, values, by = self._residuals(rho, True)
        return as_array(by, len(values))

    def fit(self, others: Iterable[Problem] = (), bounds: Any = None,
            start: Iterable[float] | None = None, jobs: int = 1, optimizer: str | None = None,
            **limits: float) -> Fitted:
        """The design variables that follow the measurements of data, together with those of other
        problems, as a Fitted: x, standard errors, correlations, chi2, and what the data do not
        tell apart [(relative error, {name: part})].  bounds, start, limits: as of optimize.
        optimizer: "levenberg" or, with more than 50 variables without being asked, "lbfgsb"."""
        c, design = set_limits(library.cst_fit_limits(), limits), self.design
        terms = [(p, 1.0) for p in (self, *others)]
        with Optimizer(terms, jobs, library.cst_fit_create) as o:
            o.prepare(design, bounds, start, optimizer)
            o.run(c, self.progress)
            return o.fitted(design)

    def sample(self, vary: Vary, count: int = 1000, seed: int = 1, jobs: int = 0,
               journal: Path | None = None, resume: bool = False) -> Sampled:
        """psi and the responses over samples of parameters, as a Sampled: samples and values, one
        row each, errors {row: why it failed}, statistics {response: Statistics}, first_order, by
        the gradient at the means of the parameters.  vary: {"k1": "normal(100,5)", "m2":
        "uniform(0.9,1.1)", "L01": "+normal(0,0.01)"}: the last is a deviation from the value.
        jobs: threads, 0: one per processor; results are bit-identical for any number.  journal: a file that
        results are appended to, and with resume taken from."""
        study, (v, n) = Study(jobs, journal, resume), parse_variations(self.model, vary)
        with Handle("sampler", library.cst_sampler_create, self._open(), v, n, count, seed,
                     byref(study.how)) as handle:
            handle.accept(study.call(library.cst_sampler_run, handle.pointer))
            return samples_of(self.model, handle)

    def tolerances(self, **deviation: float) -> Tolerances:
        """What independent, normally distributed design variables do to psi, by its gradient and
        Hessian, as Tolerances: std_first, to first order; mean and std, to second order;
        std_hessian, without third derivatives; share {name: of the variance}.  deviation: standard
        deviations by name; the other design variables have none."""
        n, design = len(self.design), self.design
        for name in deviation:
            if name not in design:
                raise KeyError(f"no design variable '{name}': they are {', '.join(design)}")
        s = (c_double * n)(*[float(deviation.get(name, 0.0)) for name in design])
        gradient, hessian, share = (c_double * n)(), (c_double * (n * n))(), (c_double * n)()
        u = cst_uncertainty()
        self._call(library.cst_tolerances, s, gradient, hessian, share, byref(u))
        variance = u.second + u.third
        return Tolerances(u.psi, math.sqrt(u.first), u.psi + u.bias,
                          math.sqrt(variance) if variance >= 0.0 else math.nan,
                          math.sqrt(u.second), dict(zip(design, share)), as_array(gradient),
                          as_array(hessian, n))

    def robust(self, vary: Vary, objective: str = "mean+3*std",
               rho: Iterable[float] | None = None, count: int = 100, seed: int = 1,
               jobs: int = 0) -> Robust:
        """psi over samples of parameters as one number, with its exact gradient, as a Robust.
        vary: as of sample; a design variable may only have a deviation."""
        study, n = Study(jobs), len(self.design)
        psi, gradient, x = c_double(), (c_double * n)(), cst_robustness()
        with self._evaluator(study, vary, objective, count, seed) as handle:
            handle.accept(study.call(library.cst_evaluator_run, handle.pointer, vector(rho, n),
                                     byref(psi), gradient))
            handle.accept(library.cst_evaluator_result(handle.pointer, byref(x)))
            return Robust(psi.value, as_array(gradient), x.mean_first, x.std_first)

    def _evaluator(self, study: Study, vary: Vary, objective: str, count: int,
                   seed: int) -> Handle:
        v, n = parse_variations(self.model, vary)
        return Handle("evaluator", library.cst_robust, self._open(), objective.encode(), v, n,
                       count, seed, byref(study.how))

    def optimize_robust(self, vary: Vary, objective: str = "mean+3*std", count: int = 100,
                        seed: int = 1, bounds: Any = None,
                        start: Iterable[float] | None = None, jobs: int = 0,
                        optimizer: str | None = None, **limits: float) -> Optimum:
        """The least of such a number, as of optimize: p.optimize_robust({"k1": "normal(100,5)"})."""
        c, design = set_limits(library.cst_limits_default(), limits), self.design
        study = Study(jobs)
        with self._evaluator(study, vary, objective, count, seed) as handle:
            with Optimizer([(self, 1.0)], 1) as o:
                o.prepare(design, bounds, start, optimizer)
                handle.accept(library.cst_evaluator_attach(handle.pointer, o.pointer))
                best: Optimum = study.call(o.run, c, self.progress)
                return best

    def starts(self, count: int, seed: int = 1, bounds: Any = None,
               start: Iterable[float] | None = None, scenarios: Any = None, jobs: int = 0,
               optimizer: str | None = None, journal: Path | None = None, resume: bool = False,
               **limits: float) -> Starts:
        """Optimizations from many points within the bounds, the first from the problem's values, as
        Starts: best; minima, those that differ, the least psi first; starts, all of them.  jobs,
        journal, resume: as of sample; everything else as of optimize."""
        c, design = set_limits(library.cst_limits_default(), limits), self.design
        terms = [x if isinstance(x, tuple) else (x, 1.0)
                 for x in ([self] if scenarios is None else scenarios)]
        study = Study(jobs, journal, resume)
        with Optimizer(terms, 1) as o:
            o.prepare(design, bounds, start, optimizer)
            with Handle("multistart", library.cst_multistart_create, o.pointer, count, seed,
                         byref(c), byref(study.how)) as handle:
                handle.accept(study.call(library.cst_multistart_run, handle.pointer))
                return starts_of(handle, len(design))

    def optimize(self, bounds: Any = None, start: Iterable[float] | None = None,
                 scenarios: Any = None, jobs: int = 1, optimizer: str | None = None,
                 **limits: float) -> Optimum:
        """The least psi, or what minimize said, by L-BFGS-B, with constraints by SLSQP or, where
        optimizer says so, by MMA, as an Optimum; p.x = best.x sets the problem to it.

        bounds: {name: (lower, upper)}, or one pair per design variable; otherwise the model's.
        start: values of the design variables, otherwise the problem's.  scenarios: problems, or
        pairs (problem, weight), of the same model and design variables: the sum of weight times
        psi in place of this problem's own, by `jobs` threads.  limits: gradient_tol, decrease_tol,
        max_seconds, max_iterations, max_evaluations."""
        c, design = set_limits(library.cst_limits_default(), limits), self.design
        terms = [x if isinstance(x, tuple) else (x, 1.0)
                 for x in ([self] if scenarios is None else scenarios)]
        with Optimizer(terms, jobs) as o:
            o.prepare(design, bounds, start, optimizer)
            return o.run(c, self.progress)

    def check(self) -> list[Rung]:
        """The derivative ladder: a list of Rung(name, about, error, bound, judged, passed)."""
        size = 64 + len(self.x)
        rungs = (cst_rung * size)()
        count, work = self._run(library.cst_check, rungs, size)
        self._done(min(count, 0), work)
        return [
            Rung(decoded(x.name), decoded(x.about), x.error, x.bound, bool(x.judged),
                 bool(x.judged) and x.error <= x.bound) for x in rungs[:count]
        ]

    @property
    def stats(self) -> dict[str, Any]:
        """What this thread's last run took."""
        return self._stats(self._work())

    @staticmethod
    def _stats(work: Work) -> dict[str, Any]:
        c = library.cst_work_stats(work.pointer)
        values = {name: getattr(c, name) for name, _ in cst_stats._fields_}
        values.update(integrator=INTEGRATORS[c.integrator])
        return values

    def _event(self, c: Any) -> Event:
        return Event(c.t, self._mode_name(c.k), c.to, self._mode_name(c.trigger))

    def _mode_name(self, k: int) -> str:
        if k < len(self.model.switches):
            return self.model.switches[k]
        return decoded(library.cst_mode_name(self.model._pointer, k))


def _formulas(word: str) -> int:
    if word not in FORMULAS:
        raise Error(-3, f"no formulas '{word}': choose from {', '.join(FORMULAS)}")
    return FORMULAS.index(word)


def restore(model: Model, cost: str, design: list[str], parameters: dict[str, Any],
            options: dict[str, Any], responses: list[str]) -> Problem:
    """The problem that was pickled."""
    p = Problem(model, cost=cost, wrt=design, parameters=parameters)
    p._accept(library.cst_set_options(p._pointer, byref(cst_options(**options))))
    p.ask(*responses)
    return p


def gradients(problems: Iterable[Problem], rho: Iterable[float] | None = None,
              jobs: int = 0) -> list[tuple[float, Numbers]]:
    """(psi, gradient) of many problems at once, by `jobs` threads (0: one per processor); an Error
    where a problem fails."""
    problems = list(problems)
    count, designs = len(problems), [p.design for p in problems]
    if not count:
        return []
    if any(design != designs[0] for design in designs):
        raise Error(-2, "the problems differ in their design variables: give all the same")
    n, works = len(designs[0]), [Work(p) for p in problems]
    scenarios = (cst_scenario *
                 count)(*[cst_scenario(p._open(), w.pointer, 1.0) for p, w in zip(problems, works)])
    psi, all_gradients, status = (c_double * count)(), (c_double * (count * n))(), (c_int * count)()
    watch = Watch(None)
    for w in works:
        library.cst_set_progress(w.pointer, watch.callback, None)
    with watch:
        library.cst_gradients(scenarios, count, jobs, vector(rho, n), psi, all_gradients, status)
    watch.go_on()
    for p, w, one in zip(problems, works, status):
        p._done(one, w)
    return [(psi[i], as_array((c_double * n)(*all_gradients[i * n:(i + 1) * n]))) for i in range(count)]
