"""Optimizations and fits."""

from __future__ import annotations

import math
from ctypes import byref, c_double, c_void_p
from typing import Any

from ._abi import library
from ._arrays import as_array, decoded, number_for, vector
from ._errors import Error
from ._structs import cst_constrained, cst_fitted, cst_limits, cst_scenario
from ._watch import Progress, Watch
from ._work import Work
from .results import Constraint, Numbers, Fitted, Optimum


def set_limits(c: Any, given: dict[str, float]) -> Any:
    """Those of a cst_limits that are given by name put into it."""
    known = [field for field, _ in cst_limits._fields_]
    for name, value in given.items():
        if name not in known:
            raise TypeError(f"no limit '{name}': choose from {', '.join(known)}")
        setattr(c, name, number_for(cst_limits, name, value))
    return c


class Optimizer:
    """A cst_optimizer with its works, freed when a `with` ends."""

    def __init__(self, terms: list[Any], jobs: int,
                 create: Any = library.cst_optimizer_create) -> None:
        self.pointer: Any = c_void_p()
        self.problems = [p for p, _ in terms]
        self.works = [Work(p) for p in self.problems]
        scenarios = (cst_scenario * len(terms))(*[
            cst_scenario(p._open(), w.pointer, weight)
            for (p, weight), w in zip(terms, self.works)
        ])
        status = create(scenarios, len(terms), byref(self.pointer))
        try:
            self.accept(status)
            self.accept(library.cst_optimizer_jobs(self.pointer, jobs))
        except Error:
            self.__exit__()
            raise

    def __enter__(self) -> Optimizer:
        return self

    def __exit__(self, *_: object) -> None:
        library.cst_optimizer_free(self.pointer)
        self.pointer = None

    def accept(self, status: int) -> None:
        if status < 0:
            raise Error(status, decoded(library.cst_optimizer_message(self.pointer)))

    def bound(self, design: list[str], name: str, pair: Any) -> None:
        """Of a variable, or of all values of an array."""
        named = [k for k, one in enumerate(design) if name in (one, one.partition("[")[0])]
        if not named:
            there = dict.fromkeys(one.partition("[")[0] for one in design)
            raise KeyError(f"no design variable '{name}': they are {', '.join(there)}")
        lower, upper = pair
        lower = -math.inf if lower is None else lower
        upper = math.inf if upper is None else upper
        for k in named:
            self.accept(library.cst_optimizer_bounds(self.pointer, k, lower, upper))

    def prepare(self, design: list[str], bounds: Any, start: Any,
                optimizer: str | None = None) -> None:
        if bounds is not None and not isinstance(bounds, dict):
            bounds = list(bounds)
            if len(bounds) != len(design):
                raise ValueError(f"{len(bounds)} bounds for {len(design)} design variables")
            bounds = dict(zip(design, bounds))
        for name, pair in sorted((bounds or {}).items(), key=lambda item: "[" in item[0]):
            self.bound(design, name, pair)  # what is said of one value counts
        if start is not None:
            self.accept(library.cst_optimizer_start(self.pointer, vector(start, len(design))))
        if optimizer is not None:
            self.accept(library.cst_optimizer_algorithm(self.pointer, optimizer.encode()))

    def constraints(self) -> list[Constraint]:
        c = cst_constrained()
        found: list[Constraint] = []
        while library.cst_optimizer_constraint(self.pointer, len(found), byref(c)):
            found.append(Constraint(decoded(c.name), c.value, c.lower, c.upper, c.binds != 0,
                                    c.multiplier))
        return found

    def fitted(self, design: list[str]) -> Fitted:
        r, f = library.cst_optimizer_result(self.pointer), cst_fitted()
        self.accept(library.cst_fit_result(self.pointer, byref(f)))
        n, m = f.count, f.samples

        def array(values: Any, count: int, rows: int | None = None) -> Numbers:
            return as_array((c_double * count)(*values[:count]), rows)

        undetermined = [(f.direction_error[d], dict(zip(design, f.direction[d * n:(d + 1) * n])))
                        for d in range(f.directions)]
        return Fitted(array(r.rho, n), array(f.error, n), array(f.correlation, n * n, n), f.chi2,
                      f.freedom, array(f.residuals, m), array(f.jacobian, m * n, m), undetermined,
                      decoded(r.text), r.evaluations)

    def run(self, limits: Any, progress: Progress | None) -> Optimum:
        """The Optimum; Ctrl-C and progress end it, and are raised."""
        with Watch(progress) as watch:
            for work in self.works:
                library.cst_set_progress(work.pointer, watch.callback, None)
            status = library.cst_optimizer_run(self.pointer, byref(limits))
        watch.go_on()
        self.accept(status)
        r = library.cst_optimizer_result(self.pointer)
        return Optimum(as_array((c_double * r.count)(*r.rho[:r.count])), r.psi, decoded(r.text),
                       r.evaluations, r.projected, r.violation, self.constraints())
