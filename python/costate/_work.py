"""The memory of a solve."""

from __future__ import annotations

import weakref
from ctypes import byref, c_void_p
from typing import Any

from ._abi import library
from ._arrays import decoded
from ._errors import Error


class Work:
    """A cst_work, freed with this object: when its thread ends or its problem goes."""

    def __init__(self, problem: Any) -> None:
        self.pointer = c_void_p()
        status = library.cst_work_create(problem._pointer, byref(self.pointer))
        weakref.finalize(self, library.cst_work_free, self.pointer)
        if status < 0:
            raise Error(status, decoded(library.cst_message(self.pointer)))
