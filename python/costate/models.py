"""Models: those that are built in and those of plug-ins."""

from __future__ import annotations

import ctypes
import os
from ctypes import byref
from typing import Any

from ._abi import library
from ._arrays import decoded
from ._errors import Error
from ._structs import ABI, OLDEST_ABI, SHAPES, STARTS, model_pointer
from .results import Array, Parameter, Part, Quantity


class Model:
    """A mechanism: its sizes, parameters, costs, outputs.  Model("fivebar") is one that is built
    in, costate.load(path) a plug-in's."""

    def __init__(self, name: Any) -> None:
        if isinstance(name, str):
            pointer = library.cst_model_find(name.encode())
            if not pointer:
                raise Error(
                    -3,
                    f"no model '{name}': choose from {', '.join(models())}, or load a plug-in with "
                    f"costate.load"
                )
        else:
            pointer = name
        c = pointer.contents
        if not OLDEST_ABI <= c.abi <= ABI:
            raise Error(
                -5,
                f"the model is for version {c.abi} of the interface, this module for {OLDEST_ABI} "
                f"to {ABI}: rebuild it with costate build"
            )
        self._pointer = pointer
        self.name, self.about, self.tf, self.start = decoded(c.name), decoded(
            c.about), c.tf, STARTS[c.start]
        self.n, self.m, self.p, self.s = c.n, c.m, c.p, c.s
        self.parameters = [
            Parameter(decoded(x.name), decoded(x.unit), x.value, x.lower, x.upper, decoded(x.meaning))
            for x in c.parameters[:c.p]
        ]
        self.index = {x.name: i for i, x in enumerate(self.parameters)}
        self.arrays = {
            decoded(x.name): Array(decoded(x.name), decoded(x.unit), x.count, decoded(x.meaning),
                                   range(x.first, x.first + x.count))
            for x in (c.arrays[:c.arrays_count] if c.arrays else [])
        }
        self.costs = [
            Quantity(decoded(x.name), decoded(x.unit), decoded(x.meaning))
            for x in c.costs[:c.costs_count]
        ]
        self.outputs = [
            Quantity(decoded(x.name), decoded(x.unit), decoded(x.meaning))
            for x in c.outputs[:c.outputs_count]
        ]
        self.coordinates = [
            decoded(c.coordinates[i]) if c.coordinates else f"q{i + 1}" for i in range(c.n)
        ]
        self.states = [
            Quantity(decoded(x.name), decoded(x.unit), decoded(x.meaning))
            for x in c.states[:c.states_count]
        ]
        if self.states:
            self.coordinates[-len(self.states):] = [x.name for x in self.states]
        self.switches = [decoded(c.switches[i]) if c.switches else f"s{i + 1}" for i in range(c.s)]
        self.design = decoded(c.design).split(",")
        sketch = c.sketch.contents if c.sketch else None
        self.points = sketch.points if sketch else 0
        self.parts = [
            Part(SHAPES[x.shape], x.a, x.b, x.c, decoded(x.name))
            for x in (sketch.parts[:sketch.parts_count] if sketch else [])
        ]

    path: str | None = None  # of a plug-in

    def __reduce__(self) -> tuple[Any, tuple[str]]:
        return (load, (self.path,)) if self.path else (Model, (self.name,))

    def __repr__(self) -> str:
        return f"Model('{self.name}')"


def load(path: str | os.PathLike[str]) -> Model:
    """The model in a plug-in, a shared library that `costate build` makes."""
    pointer, message = model_pointer(), ctypes.create_string_buffer(1024)
    status = library.cst_model_load(os.fsencode(path), byref(pointer), message, len(message))
    if status < 0:
        raise Error(status, message.value.decode(errors="replace"))
    model = Model(pointer)
    model.path = os.path.abspath(os.fsdecode(path))
    return model


def find(model: str | os.PathLike[str]) -> Model:
    """By its name, or by the path of a plug-in, which holds a slash or ends in .so."""
    path = os.fspath(model)
    return load(path) if os.sep in path or path.endswith(".so") else Model(path)


def models() -> list[str]:
    """The names of the models that are built in."""
    return [
        decoded(library.cst_model_at(i).contents.name) for i in range(library.cst_model_count())
    ]
