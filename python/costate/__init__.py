"""Exact gradients of the dynamic response of multibody systems: costate.h and costate_study.h for
Python, by ctypes alone.

    import costate
    p = costate.Problem("fivebar", wrt=["L01", "L02"])
    psi, gradient = p.gradient()
    scipy.optimize.minimize(p, p.x, jac=True, bounds=p.bounds)

Arrays are numpy's where it is installed, lists otherwise.  A problem may be solved by many threads
at once (each has a work of its own, and ctypes releases the interpreter's lock); do not change it
meanwhile.  The library is the one that COSTATE_LIBRARY names, otherwise that of the source tree's
build/ where this file is in one, otherwise the installed one. """

from ._abi import INTEGRATORS, __version__, library_path
from ._errors import (Canceled, CostateWarning, Error, FileError, InputError, ModelError,
                      OutOfMemory, RunError)
from ._structs import (ABI, BARS, METHODS, OLDEST_ABI, PROJECTIONS, REASONS, SHAPES, STARTS, STATUS)
from .models import Model, load, models
from .problem import Problem, gradients
from .results import (Constraint, Event, FirstOrder, Fitted, Measured, Optimum, Parameter, Part,
                      Quantity, Robust, Rung, Sampled, Start, Starts, Statistics, Tolerances, Warned)
from .trajectory import Trajectory

# Tracebacks and pickles name the package, not the file.
for _public in list(globals().values()):
    if isinstance(_public, type) and _public.__module__.startswith(__name__ + "."):
        _public.__module__ = __name__
