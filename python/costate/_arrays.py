"""Between Python and the doubles of C."""

from __future__ import annotations

import ctypes
import operator
import os
import re
from collections.abc import Iterable
from ctypes import c_double, c_int
from typing import Any

from ._structs import cst_options, doubles
from .results import Numbers

try:
    import numpy
except ImportError:
    numpy = None  # type: ignore[assignment]


def vector(values: Iterable[float] | None, count: int) -> Any:
    """ctypes doubles from any sequence of that length; None stays."""
    if values is None:
        return None
    if isinstance(values, (str, bytes)) or not hasattr(values, "__iter__"):
        raise TypeError(f"{values!r} is not a sequence of numbers: give one for each of the {count} "
                        "design variables, such as [2.1] for a single one")
    try:
        values = [float(x) for x in values]
    except (TypeError, ValueError) as error:
        raise type(error)(f"the values of the design variables must be numbers: {error}") from None
    if len(values) != count:
        raise ValueError(f"{len(values)} values for {count} design variables: give one for each")
    return (c_double * count)(*values)


def size_in_bytes(text: str) -> float:
    """65536.0 of "64K", as --memory of the command line takes it."""
    found = re.fullmatch(r"\s*(\d+\.?\d*|\.\d+)([KMG]?)\s*", text)
    if not found:
        raise ValueError(f"memory: {text!r} is not a size: give a number of bytes, or one with K, "
                         "M or G such as 64M")
    return float(found[1]) * 1024.0**" KMG".index(found[2] or " ")


def number_for(struct: Any, name: str, value: Any) -> Any:
    """A number for a field of a struct, as ctypes takes it."""
    whole = dict(struct._fields_)[name] is c_int
    try:
        if isinstance(value, (str, bytes)):
            raise TypeError
        return operator.index(value) if whole else float(value)
    except (TypeError, ValueError):
        kind = "an integer" if whole else "a number"
        raise TypeError(f"{name}: {value!r} is not {kind}: give {kind}") from None


def option_for(name: str, value: Any) -> Any:
    """The value of a field of cst_options, as ctypes takes it."""
    if name == "memory" and isinstance(value, str):
        return size_in_bytes(value)
    if name not in ("formulation", "memory_dir"):
        return number_for(cst_options, name, value)
    if value is not None and not isinstance(value, (str, bytes, os.PathLike)):
        raise TypeError(f"{name}: {value!r} is not a text: give a text")
    return value if value is None else os.fsencode(value)


def as_array(buffer: Any, rows: int | None = None) -> Numbers:
    """What a buffer of doubles holds, in so many rows if told: an array of numpy's, or lists."""
    columns = len(buffer) // rows if rows else 0
    if numpy is not None:
        array = numpy.array(buffer, dtype=float)
        return array if rows is None else array.reshape(rows, columns)
    values = list(buffer)
    return values if rows is None else [values[i * columns:(i + 1) * columns] for i in range(rows)]


def row_of(buffer: Any, i: int, columns: int) -> Any:
    return ctypes.cast(ctypes.byref(buffer, i * columns * ctypes.sizeof(c_double)), doubles)


def decoded(bytes_: bytes | None) -> str:
    return bytes_.decode() if bytes_ else ""
