"""One run, as arrays."""

from __future__ import annotations

import numbers
from ctypes import byref, c_double
from typing import Any

from ._abi import library
from ._arrays import as_array, row_of
from ._notebook import motion
from ._structs import cst_observed


class Trajectory:
    """One run, copied: psi, t [k], q, v, a [k][n], lam [k][m], outputs {name: [k]}, points
    [k][3 model.points] (x, y, z of each point of the model's sketch), kinetic, potential, phi,
    cost [k], events, stats."""

    def __init__(self, problem: Any, work: Any, psi: float, times: Any) -> None:
        model, p, w = problem.model, problem._pointer, work.pointer
        if times is None:
            times = [
                library.cst_trajectory_time(w, i) for i in range(library.cst_trajectory_nodes(w))
            ]
        elif isinstance(times, numbers.Integral):
            if times < 2:
                raise ValueError(f"times = {times}: give 2 or more instants, or a list of them")
            times = [problem.options["tf"] * i / (times - 1) for i in range(times)]
        times = [float(t) for t in times]
        count, n, m, o, k = len(times), model.n, model.m, len(model.outputs), 3 * model.points
        q, v, a, lam, out, points = [(c_double * (count * size))() for size in (n, n, n, m, o, k)]
        observed = [cst_observed() for _ in times]
        for i, t in enumerate(times):
            problem._done(
                library.cst_trajectory_at(p, w, t, row_of(q, i, n), row_of(v, i, n), row_of(a, i, n),
                                           row_of(lam, i, m)), work)
            problem._done(library.cst_observe(p, w, t, byref(observed[i])), work)
            if o:
                problem._done(library.cst_outputs_at(p, w, t, row_of(out, i, o)), work)
            if k:
                problem._done(library.cst_sketch_at(p, w, t, row_of(points, i, k)), work)
        self.model = model
        self.psi, self.t = psi, as_array((c_double * count)(*times))
        self.q, self.v, self.a, self.lam, self.points = (
            as_array(x, count) for x in (q, v, a, lam, points))
        self.outputs = {
            x.name: as_array((c_double * count)(*out[k::o]))
            for k, x in enumerate(model.outputs)
        }
        for name in ("kinetic", "potential", "phi", "phi_dot", "cost"):
            setattr(self, name, as_array((c_double * count)(*[getattr(x, name) for x in observed])))
        self.events = [
            problem._event(library.cst_event_at(w, i)) for i in range(library.cst_event_count(w))
        ]
        self.stats = problem._stats(work)

    def columns(self) -> dict[str, list[float]]:
        """{name: values}, named as the columns of the program's CSV: coordinates, x_dot, x_ddot,
        lambda1 ..., energies, constraint errors, outputs."""
        found = {}
        for rows, suffix in ((self.q, ""), (self.v, "_dot"), (self.a, "_ddot")):
            for i, name in enumerate(self.model.coordinates):
                found[name + suffix] = [row[i] for row in rows]
        for i in range(self.model.m):
            found[f"lambda{i + 1}"] = [row[i] for row in self.lam]
        for name in ("kinetic", "potential", "phi", "phi_dot", "cost"):
            found[name] = list(getattr(self, name))
        found.update((name, list(values)) for name, values in self.outputs.items())
        return found

    @property
    def units(self) -> dict[str, str]:
        """{name: unit} of the columns whose unit the model declares."""
        return {"t": "s", "kinetic": "J", "potential": "J",
                **{x.name: x.unit for x in self.model.outputs}}

    def to_pandas(self) -> Any:
        """A pandas.DataFrame over t; units are in its attrs."""
        import pandas
        frame = pandas.DataFrame(self.columns(), index=pandas.Index(self.t, name="t"))
        frame.attrs["units"] = self.units
        return frame

    def to_xarray(self) -> Any:
        """An xarray.Dataset over t; each variable has its unit."""
        import xarray
        variables = {name: ("t", values, {"units": self.units[name]} if name in self.units else {})
                     for name, values in self.columns().items()}
        return xarray.Dataset(variables, {"t": ("t", list(self.t), {"units": "s"})},
                              {"model": self.model.name})

    def plot(self, *names: str, axes: Any = None) -> Any:
        """Columns over time by matplotlib, all coordinates without names; returns the axes."""
        from matplotlib import pyplot
        axes = axes or pyplot.subplots()[1]
        columns = self.columns()
        for name in names or self.model.coordinates:
            if name not in columns:
                raise KeyError(f"no column '{name}': choose from {', '.join(columns)}")
            unit = self.units.get(name)
            axes.plot(self.t, columns[name], label=f"{name} [{unit}]" if unit else name)
        axes.set_xlabel("t [s]")
        axes.set_title(self.model.name)
        axes.legend()
        return axes

    def _repr_html_(self) -> str:
        """The mechanism in motion, for notebooks."""
        return motion(self)
