"""Studies: how they are run and what they return."""

from __future__ import annotations

import ctypes
import os
import warnings
from collections.abc import Iterable, Mapping
from typing import Any, Union
from ctypes import byref, c_double, c_void_p

from ._abi import library
from ._arrays import as_array, decoded
from ._errors import CostateWarning, Error
from ._structs import (QUANTILES, REASONS, STOP, TASK_TEXT, WARN, cst_ended, cst_ends, cst_sampled,
                       cst_study, cst_variation, no_callback)
from ._watch import Watch
from .results import FirstOrder, Numbers, Sampled, Start, Starts, Statistics

Path = Union[str, "os.PathLike[str]"]
Vary = Union[Mapping[str, str], Iterable[str]]


class Study:
    """How a study is run: a cst_study whose Ctrl-C and warnings reach Python."""

    def __init__(self, jobs: int, journal: Path | None = None, resume: bool = False) -> None:
        self.told: list[str] = []
        self.watch = Watch(None)
        self.stop = (STOP(lambda _: int(self.watch.interrupted)) if self.watch.ours else
                     no_callback(STOP))
        self.warn = WARN(lambda _, text: self.told.append(decoded(text)))
        self.how = cst_study(jobs=jobs, journal=None if journal is None else os.fsencode(journal),
                             resume=bool(resume), stop=self.stop, warn=self.warn)

    def call(self, function: Any, *arguments: Any) -> Any:
        """The status; Ctrl-C is raised, what it was told is warned of."""
        with self.watch:
            status = function(*arguments)
        self.watch.go_on()
        for text in self.told:
            warnings.warn(text, CostateWarning, stacklevel=4)
        self.told.clear()
        return status


class Handle:
    """What the library creates for a study, freed when a `with` ends."""

    def __init__(self, kind: str, create: Any, *arguments: Any) -> None:
        self.kind = kind
        self.pointer: Any = c_void_p()
        self._accept(create(*arguments, byref(self.pointer)))

    def _accept(self, status: int) -> None:
        if status < 0:
            text = decoded(getattr(library, f"cst_{self.kind}_message")(self.pointer))
            self.__exit__()
            raise Error(status, text)

    accept = _accept

    def __enter__(self) -> Handle:
        return self

    def __exit__(self, *_: object) -> None:
        getattr(library, f"cst_{self.kind}_free")(self.pointer)
        self.pointer = None


def parse_variations(model: Any, vary: Vary) -> tuple[Any, int]:
    """Those of {"k1": "normal(100,5)"}, or of texts "k1=normal(100,5)"."""
    texts = [f"{k}={v}" for k, v in vary.items()] if isinstance(vary, dict) else list(vary)
    all_of_them = (cst_variation * max(len(texts), 1))()
    message = ctypes.create_string_buffer(TASK_TEXT)
    for text, one in zip(texts, all_of_them):
        status = library.cst_variation_parse(model._pointer, text.encode(), byref(one), message,
                                              TASK_TEXT)
        if status < 0:
            raise Error(status, decoded(message.value))
    return all_of_them, len(texts)


def statistics_of(s: Any) -> Statistics:
    levels = [library.cst_quantile_at(i) for i in range(QUANTILES)]
    return Statistics(s.count, s.mean, s.std, s.mean_error, s.std_error, s.least, s.most,
                      dict(zip(levels, s.quantiles)))


def copied(values: Any, count: int, rows: int | None = None) -> Numbers:
    """A copy of so many numbers that the library owns."""
    return as_array((c_double * count)(*values[:count]), rows)


def samples_of(model: Any, handle: Handle) -> Sampled:
    r = cst_sampled()
    handle.accept(library.cst_sampler_result(handle.pointer, byref(r)))
    n, m, count = r.variables, r.responses, r.count
    names = [decoded(library.cst_response_at(r.problem, k).name) for k in range(m)]
    parameters = [model.parameters[library.cst_design_index(r.problem, k)].name for k in range(n)]
    first = {name: FirstOrder(r.at_means[k], r.first_order[k],
                              dict(zip(parameters, r.slopes[k * n:(k + 1) * n])))
             for k, name in enumerate(names)}
    return Sampled(parameters, copied(r.samples, count * n, count), names,
                   copied(r.values, count * m, count),
                   {i: decoded(r.text[i].value) for i in range(count) if r.status[i] < 0},
                   {name: statistics_of(r.statistics[k]) for k, name in enumerate(names)}, first,
                   r.journal.resumed)


def starts_of(handle: Handle, n: int) -> Starts:
    r, one, all_of_them, minimum = cst_ends(), cst_ended(), [], {}
    handle.accept(library.cst_multistart_result(handle.pointer, byref(r)))
    for a in range(r.solved):
        minimum[r.order[a]] = r.end[a] if r.end[a] < r.minima else None
    for i in range(r.count):
        handle.accept(library.cst_multistart_at(handle.pointer, i, byref(one)))
        failed = one.status < 0
        all_of_them.append(Start(copied(one.initial, n), None if failed else copied(one.rho, n),
                                 one.psi, one.psi_initial, one.projected, one.violation,
                                 one.iterations, one.evaluations, REASONS[one.reason],
                                 bool(one.converged), minimum.get(i),
                                 decoded(one.text) if failed else None))
    best = [next(all_of_them[i] for i in r.order[:r.solved] if minimum[i] == k)
            for k in range(r.minima)]
    return Starts(all_of_them[r.order[0]], best, all_of_them, r.journal.resumed)
