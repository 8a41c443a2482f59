"""What calls return: named tuples."""

from __future__ import annotations

from typing import Any, NamedTuple

Numbers = Any  # an array of numpy where it is installed, otherwise lists


class Array(NamedTuple):
    name: str
    unit: str
    count: int  # type: ignore[assignment]
    meaning: str
    indices: Any


class Parameter(NamedTuple):
    name: str
    unit: str
    value: float
    lower: float
    upper: float
    meaning: str


class Quantity(NamedTuple):
    name: str
    unit: str
    meaning: str


class Part(NamedTuple):
    shape: str
    a: int
    b: int
    c: int
    name: str


class Event(NamedTuple):
    t: float
    switch: str
    to: int
    trigger: str


class Warned(NamedTuple):
    name: str
    message: str


class Rung(NamedTuple):
    name: str
    about: str
    error: float
    bound: float
    judged: bool
    passed: bool


class Constraint(NamedTuple):
    name: str
    value: float
    lower: float
    upper: float
    binds: bool
    multiplier: float


class Optimum(NamedTuple):
    x: Numbers
    psi: float
    message: str
    evaluations: int
    kkt: float
    violation: float
    constraints: list[Constraint]


class Fitted(NamedTuple):
    x: Numbers
    error: Numbers
    correlation: Numbers
    chi2: float
    freedom: int
    residuals: Numbers
    jacobian: Numbers
    undetermined: list[tuple[float, dict[str, float]]]
    message: str
    evaluations: int


class Measured(NamedTuple):
    name: str
    t: float
    value: float
    sigma: float


class Statistics(NamedTuple):
    count: int  # type: ignore[assignment]
    mean: float
    std: float
    mean_error: float
    std_error: float
    least: float
    most: float
    quantiles: dict[float, float]


class FirstOrder(NamedTuple):
    mean: float
    std: float
    gradient: dict[str, float]


class Sampled(NamedTuple):
    parameters: list[str]
    samples: Numbers
    responses: list[str]
    values: Numbers
    errors: dict[int, str]
    statistics: dict[str, Statistics]
    first_order: dict[str, FirstOrder]
    resumed: int


class Tolerances(NamedTuple):
    psi: float
    std_first: float
    mean: float
    std: float
    std_hessian: float
    share: dict[str, float]
    gradient: Numbers
    hessian: Numbers


class Robust(NamedTuple):
    psi: float
    gradient: Numbers
    mean: float
    std: float


class Start(NamedTuple):
    initial: Numbers
    x: Numbers
    psi: float
    psi_initial: float
    projected: float
    violation: float
    iterations: int
    evaluations: int
    stop: str
    converged: bool
    minimum: int | None
    error: str | None


class Starts(NamedTuple):
    best: Start
    minima: list[Start]
    starts: list[Start]
    resumed: int
