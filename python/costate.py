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

import collections
import ctypes
import itertools
import ctypes.util
import glob
import math
import numbers
import operator
import os
import re
import signal
import threading
import warnings
import weakref
from ctypes import (CFUNCTYPE, POINTER, Structure, byref, c_char_p, c_double, c_int, c_long,
                    c_size_t, c_void_p)

try:
    import numpy
except ImportError:
    numpy = None

STATUS = {
    0: "CST_OK", 1: "CST_WCONDITION", 2: "CST_WGRAZING", 3: "CST_WDRIFT", 4: "CST_WREDUNDANT",
    5: "CST_WPEAK", 6: "CST_WCORNER", 7: "CST_WACCURACY", 8: "CST_WUNRESOLVED", 9: "CST_WSPURIOUS", -1: "CST_EMEMORY",
    -2: "CST_EARGUMENT", -3: "CST_ENAME", -4: "CST_EVALUE",
    -5: "CST_EMODEL", -6: "CST_ESTART", -7: "CST_ESINGULAR", -8: "CST_EINTEGRATOR", -9: "CST_ENAN",
    -10: "CST_ECANCELED", -11: "CST_EDRIFT", -12: "CST_EFILE",
    -13: "CST_ESPURIOUS"
}
METHODS = ["adjoint", "direct", "fd", "fd-forward"]     # cst_method
BARS = ["auto", "weighed", "full"]                      # cst_bars
PROJECTIONS = ["auto", "off", "always"]                 # cst_projection_choice
REASONS = ["running", "gradient", "decrease", "noise", "stalled", "failed", "infeasible",
           "iterations", "evaluations", "seconds", "canceled"]  # cst_reason
STARTS = ["given", "assembled", "equilibrium"]          # cst_start
SHAPES = ["bar", "line", "plate", "spring", "damper", "wheel", "mass", "pivot", "ground", "trace"]  # cst_shape


class Error(Exception):
    """What went wrong, where and what to do; .status is the number of costate.h, .name its name."""

    def __init__(self, status, message):
        super().__init__(message)
        self.status, self.name, self.message = status, STATUS.get(status, str(status)), message

    def __reduce__(self):  # other processes raise it too
        return Error, (self.status, self.message)


class CostateWarning(UserWarning):
    """Solved, but see the message: CST_WCONDITION, CST_WGRAZING, CST_WDRIFT, CST_WREDUNDANT,
    CST_WPEAK, CST_WCORNER, CST_WACCURACY, CST_WUNRESOLVED, CST_WSPURIOUS."""


# ---- the structs of costate.h, field by field; test/test_python_layout.py holds them against the C

class cst_options(Structure):
    _fields_ = [("formulation", c_char_p), ("integrator", c_int), ("step", c_double),
                ("method", c_int), ("tf", c_double), ("rtol", c_double), ("atol", c_double),
                ("alpha", c_double), ("xi", c_double), ("omega", c_double), ("fd_step", c_double),
                ("adams", c_int), ("max_steps", c_int), ("memory", c_double),
                ("memory_dir", c_char_p), ("max_step", c_double), ("bars", c_int),
                ("projection", c_int), ("rest", c_double)]


class cst_limits(Structure):
    _fields_ = [("gradient_tol", c_double), ("decrease_tol", c_double), ("max_seconds", c_double),
                ("max_iterations", c_int), ("max_evaluations", c_int)]


class cst_observed(Structure):
    _fields_ = [("kinetic", c_double), ("potential", c_double), ("phi", c_double),
                ("phi_dot", c_double), ("cost", c_double)]


class cst_event(Structure):
    _fields_ = [("t", c_double), ("k", c_int), ("to", c_int), ("trigger", c_int),
                ("from", c_int)]


class cst_stats(Structure):
    _fields_ = [("steps", c_long), ("evaluations", c_long), ("jacobians", c_long),
                ("factorizations", c_long), ("refactorizations", c_long), ("failures", c_long),
                ("events", c_long), ("backward_steps", c_long), ("backward_evaluations", c_long),
                ("backward_jacobians", c_long), ("nodes", c_int), ("choices", c_int),
                ("rcond", c_double), ("seconds_forward", c_double), ("seconds_backward", c_double),
                ("integrator", c_int), ("repeated", c_int), ("projections", c_long),
                ("spurious_work", c_double), ("exchanged", c_double)]


class cst_response(Structure):
    _fields_ = [("name", c_char_p), ("text", c_char_p), ("unit", c_char_p)]


class cst_rung(Structure):
    _fields_ = [("name", c_char_p), ("about", c_char_p), ("error", c_double), ("bound", c_double),
                ("judged", c_int)]


class cst_scenario(Structure):
    _fields_ = [("p", c_void_p), ("w", c_void_p), ("weight", c_double)]


class cst_constraint(Structure):
    _fields_ = [("response", c_int), ("lower", c_double), ("upper", c_double)]


class cst_measured(Structure):
    _fields_ = [("name", c_char_p), ("t", c_double), ("value", c_double), ("sigma", c_double), ("sigma_given", c_int)]


class cst_optimum(Structure):
    _fields_ = [("reason", c_int), ("text", c_char_p), ("rejection", c_char_p), ("count", c_int),
                ("iterations", c_int), ("evaluations", c_int), ("rejected", c_int),
                ("restarts", c_int), ("psi_initial", c_double), ("psi", c_double),
                ("projected", c_double), ("psi_scale", c_double), ("seconds", c_double),
                ("rho_initial", POINTER(c_double)), ("rho", POINTER(c_double)),
                ("gradient", POINTER(c_double)), ("lower", POINTER(c_double)),
                ("upper", POINTER(c_double)), ("scale", POINTER(c_double)),
                ("algorithm", c_char_p), ("constraints", c_int), ("violation", c_double), ("products", c_int)]


class cst_constrained(Structure):
    _fields_ = [("name", c_char_p), ("unit", c_char_p), ("scenario", c_int), ("binds", c_int), ("value", c_double),
                ("lower", c_double), ("upper", c_double), ("multiplier", c_double), ("violation", c_double)]


class cst_fitted(Structure):
    _fields_ = [("count", c_int), ("samples", c_int), ("freedom", c_int), ("sigma_given", c_int), ("chi2_initial", c_double),
                ("chi2", c_double), ("residuals", POINTER(c_double)), ("jacobian", POINTER(c_double)),
                ("error", POINTER(c_double)), ("correlation", POINTER(c_double)), ("size", POINTER(c_double)),
                ("directions", c_int), ("direction", POINTER(c_double)), ("direction_error", POINTER(c_double))]


class cst_parameter(Structure):
    _fields_ = [("name", c_char_p), ("unit", c_char_p), ("value", c_double), ("lower", c_double),
                ("upper", c_double), ("meaning", c_char_p), ("reserved", c_void_p * 2)]


class cst_cost(Structure):
    _fields_ = [("name", c_char_p), ("unit", c_char_p), ("meaning", c_char_p), ("reserved", c_void_p * 2)]


class cst_output(Structure):
    _fields_ = [("name", c_char_p), ("unit", c_char_p), ("meaning", c_char_p), ("reserved", c_void_p * 2)]


class cst_sketch_part(Structure):
    _fields_ = [("shape", c_int), ("a", c_int), ("b", c_int), ("c", c_int), ("name", c_char_p), ("reserved", c_void_p * 2)]


class cst_sketch(Structure):
    _fields_ = [("place", c_void_p), ("points", c_int), ("parts", POINTER(cst_sketch_part)),
                ("parts_count", c_int), ("space", c_int), ("up", c_int), ("reserved", c_void_p * 4)]


class cst_contact(Structure):
    _fields_ = [("name", c_char_p), ("row", c_int), ("restitution", c_char_p), ("reserved", c_void_p * 4)]


class cst_friction(Structure):
    _fields_ = [("name", c_char_p), ("row", c_int), ("contact", c_char_p), ("normal", c_char_p),
                ("coefficient", c_char_p), ("limit", c_char_p), ("reserved", c_void_p * 4)]


class cst_latch(Structure):
    _fields_ = [("name", c_char_p), ("row", c_int), ("by", c_int), ("reserved", c_void_p * 4)]


class cst_model(Structure):
    _fields_ = [("abi", c_int), ("name", c_char_p), ("about", c_char_p), ("n", c_int), ("m", c_int),
                ("p", c_int), ("s", c_int), ("parameters", POINTER(cst_parameter)),
                ("costs", POINTER(cst_cost)), ("costs_count", c_int), ("design", c_char_p),
                ("coordinates", POINTER(c_char_p)), ("constraint_names", POINTER(c_char_p)),
                ("switches", POINTER(c_char_p)),
                ("output", c_void_p), ("outputs", POINTER(cst_output)), ("outputs_count", c_int),
                ("start", c_int), ("stiff", c_int), ("tf", c_double), ("rtol", c_double),
                ("kernels", c_void_p), ("sketch", POINTER(cst_sketch)),
                ("instants", c_char_p), ("contacts", POINTER(cst_contact)),
                ("contacts_count", c_int), ("frictions", POINTER(cst_friction)),
                ("frictions_count", c_int), ("latches", POINTER(cst_latch)), ("latches_count", c_int),
                ("reserved", c_void_p * 24)]


# ---- those of costate_study.h

TASK_TEXT, QUANTILES = 512, 7
STOP, WARN = CFUNCTYPE(c_int, c_void_p), CFUNCTYPE(None, c_void_p, c_char_p)


class cst_study(Structure):
    _fields_ = [("jobs", c_int), ("backend", c_void_p), ("journal", c_char_p), ("resume", c_int),
                ("stop", STOP), ("warn", WARN), ("user", c_void_p), ("reserved", c_void_p * 6)]


class cst_kept(Structure):
    _fields_ = [("resumed", c_int), ("kept", c_int)]


class cst_variation(Structure):
    _fields_ = [("parameter", c_int), ("kind", c_int), ("deviation", c_int), ("a", c_double),
                ("b", c_double), ("reserved", c_double * 4)]


class cst_statistics(Structure):
    _fields_ = [("count", c_int), ("mean", c_double), ("std", c_double), ("mean_error", c_double),
                ("std_error", c_double), ("least", c_double), ("most", c_double),
                ("quantiles", c_double * QUANTILES)]


class cst_sampled(Structure):
    _fields_ = [("problem", c_void_p), ("variables", c_int), ("responses", c_int),
                ("count", c_int), ("finished", c_int), ("samples", POINTER(c_double)),
                ("values", POINTER(c_double)), ("status", POINTER(c_int)),
                ("text", POINTER(ctypes.c_char * TASK_TEXT)), ("failed", c_int),
                ("first_failed", c_int), ("statistics", POINTER(cst_statistics)),
                ("means", POINTER(c_double)), ("at_means", POINTER(c_double)),
                ("slopes", POINTER(c_double)), ("first_order", POINTER(c_double)),
                ("journal", cst_kept)]


class cst_uncertainty(Structure):
    _fields_ = [("psi", c_double), ("first", c_double), ("bias", c_double), ("second", c_double),
                ("third", c_double), ("reserved", c_double * 4), ("stats", cst_stats)]


class cst_robustness(Structure):
    _fields_ = [("count", c_int), ("variables", c_int), ("samples", POINTER(c_double)),
                ("psi_first", c_double), ("mean_first", c_double), ("std_first", c_double),
                ("psi", c_double), ("mean", c_double), ("std", c_double)]


class cst_ends(Structure):
    _fields_ = [("count", c_int), ("variables", c_int), ("finished", c_int), ("solved", c_int),
                ("ends", c_int), ("minima", c_int), ("order", POINTER(c_int)),
                ("end", POINTER(c_int)), ("journal", cst_kept)]


class cst_ended(Structure):
    _fields_ = [("status", c_int), ("text", c_char_p), ("initial", POINTER(c_double)),
                ("rho", POINTER(c_double)), ("psi", c_double), ("psi_initial", c_double),
                ("projected", c_double), ("violation", c_double), ("iterations", c_int),
                ("evaluations", c_int), ("reason", c_int), ("kept", c_int), ("converged", c_int)]


ABI, OLDEST_ABI = 10, 10  # CST_ABI and CST_ABI_OLDEST: of cst_model
PROGRESS = CFUNCTYPE(c_int, c_void_p, c_char_p, c_double, c_double)
_doubles, _ints, _pointer = POINTER(c_double), POINTER(c_int), POINTER(c_void_p)
_model = POINTER(cst_model)
_functions = {  # name: (result, arguments)
    "cst_version": (c_char_p, []),
    "cst_model_load": (c_int, [c_char_p, POINTER(_model), c_char_p, c_int]),
    "cst_integrator_name": (c_char_p, [c_int]),
    "cst_model_find": (_model, [c_char_p]), "cst_model_count": (c_int, []),
    "cst_model_at": (_model, [c_int]),
    "cst_problem_create": (c_int, [_model, _pointer]), "cst_problem_free": (None, [c_void_p]),
    "cst_problem_message": (c_char_p, [c_void_p]), "cst_problem_options": (cst_options, [c_void_p]),
    "cst_problem_integrator": (c_int, [c_void_p]), "cst_cost_index": (c_int, [c_void_p]),
    "cst_set_parameter": (c_int, [c_void_p, c_char_p, c_double]),
    "cst_set_design": (c_int, [c_void_p, c_char_p]),
    "cst_set_cost": (c_int, [c_void_p, c_char_p]),
    "cst_set_options": (c_int, [c_void_p, POINTER(cst_options)]),
    "cst_design_count": (c_int, [c_void_p]), "cst_design_index": (c_int, [c_void_p, c_int]),
    "cst_parameter_value": (c_double, [c_void_p, c_int]),
    "cst_work_create": (c_int, [c_void_p, _pointer]), "cst_work_free": (None, [c_void_p]),
    "cst_message": (c_char_p, [c_void_p]), "cst_warning_count": (c_int, [c_void_p]),
    "cst_warning_code": (c_int, [c_void_p, c_int]),
    "cst_warning_text": (c_char_p, [c_void_p, c_int]),
    "cst_set_progress": (None, [c_void_p, PROGRESS, c_void_p]),
    "cst_work_stats": (cst_stats, [c_void_p]),
    "cst_gradient": (c_int, [c_void_p, c_void_p, _doubles, _doubles, _doubles]),
    "cst_gradient_bars": (c_int, [c_void_p, c_void_p, _doubles, _doubles]),
    "cst_response_bars": (c_int, [c_void_p, c_void_p, _doubles, _doubles]),
    "cst_simulate": (c_int, [c_void_p, c_void_p, _doubles, _doubles]),
    "cst_hessian_vector": (c_int, [c_void_p, c_void_p, _doubles, _doubles, _doubles]),
    "cst_hessian": (c_int, [c_void_p, c_void_p, _doubles, _doubles, _doubles, _doubles]),
    "cst_add_response": (c_int, [c_void_p, c_char_p]), "cst_clear_responses": (None, [c_void_p]),
    "cst_response_count": (c_int, [c_void_p]), "cst_response_at": (cst_response, [c_void_p, c_int]),
    "cst_response_instant": (c_double, [c_void_p, c_int]),
    "cst_responses": (c_int, [c_void_p, c_void_p, _doubles, _doubles, _doubles]),
    "cst_trajectory_nodes": (c_int, [c_void_p]),
    "cst_trajectory_time": (c_double, [c_void_p, c_int]),
    "cst_trajectory_at": (c_int, [c_void_p, c_void_p, c_double, _doubles, _doubles, _doubles, _doubles]),
    "cst_sketch_at": (c_int, [c_void_p, c_void_p, c_double, _doubles]),
    "cst_outputs_at": (c_int, [c_void_p, c_void_p, c_double, _doubles]),
    "cst_observe": (c_int, [c_void_p, c_void_p, c_double, POINTER(cst_observed)]),
    "cst_event_count": (c_int, [c_void_p]), "cst_event_at": (cst_event, [c_void_p, c_int]),
    "cst_mode_name": (c_char_p, [c_void_p, c_int]),
    "cst_mode_word": (c_char_p, [c_void_p, c_int, c_int]),
    "cst_check": (c_int, [c_void_p, c_void_p, POINTER(cst_rung), c_int]),
    "cst_limits_default": (cst_limits, []),
    "cst_optimize": (c_int, [c_void_p, c_void_p, POINTER(cst_limits), _doubles, _doubles]),
    "cst_optimizer_create": (c_int, [POINTER(cst_scenario), c_int, _pointer]),
    "cst_optimizer_free": (None, [c_void_p]),
    "cst_optimizer_bounds": (c_int, [c_void_p, c_int, c_double, c_double]),
    "cst_optimizer_jobs": (c_int, [c_void_p, c_int]),
    "cst_optimizer_start": (c_int, [c_void_p, _doubles]),
    "cst_optimizer_run": (c_int, [c_void_p, POINTER(cst_limits)]),
    "cst_optimizer_result": (cst_optimum, [c_void_p]),
    "cst_optimizer_message": (c_char_p, [c_void_p]),
    "cst_set_objective": (c_int, [c_void_p, c_char_p]),
    "cst_objective_index": (c_int, [c_void_p]),
    "cst_constraint_at": (cst_constraint, [c_void_p, c_int]),
    "cst_add_constraint": (c_int, [c_void_p, c_char_p]),
    "cst_constraint_count": (c_int, [c_void_p]),
    "cst_measured_at": (cst_measured, [c_void_p, c_int]),
    "cst_fit_limits": (cst_limits, []),
    "cst_residual_count": (c_int, [c_void_p]),
    "cst_residuals": (c_int, [c_void_p, c_void_p, _doubles, _doubles, _doubles]),
    "cst_fit_create": (c_int, [POINTER(cst_scenario), c_int, _pointer]),
    "cst_optimizer_algorithm": (c_int, [c_void_p, c_char_p]),
    "cst_optimizer_constraint": (c_int, [c_void_p, c_int, POINTER(cst_constrained)]),
    "cst_fit_result": (c_int, [c_void_p, POINTER(cst_fitted)]),
    "cst_variation_parse": (c_int, [_model, c_char_p, POINTER(cst_variation), c_char_p, c_int]),
    "cst_quantile_at": (c_double, [c_int]),
    "cst_sampler_create": (c_int, [c_void_p, POINTER(cst_variation), c_int, c_int, c_long,
                                   POINTER(cst_study), _pointer]),
    "cst_sampler_run": (c_int, [c_void_p]), "cst_sampler_free": (None, [c_void_p]),
    "cst_sampler_message": (c_char_p, [c_void_p]),
    "cst_sampler_result": (c_int, [c_void_p, POINTER(cst_sampled)]),
    "cst_tolerances": (c_int, [c_void_p, c_void_p, _doubles, _doubles, _doubles, _doubles,
                               POINTER(cst_uncertainty)]),
    "cst_robust": (c_int, [c_void_p, c_char_p, POINTER(cst_variation), c_int, c_int, c_long,
                           POINTER(cst_study), _pointer]),
    "cst_evaluator_free": (None, [c_void_p]), "cst_evaluator_message": (c_char_p, [c_void_p]),
    "cst_evaluator_attach": (c_int, [c_void_p, c_void_p]),
    "cst_evaluator_run": (c_int, [c_void_p, _doubles, _doubles, _doubles]),
    "cst_evaluator_result": (c_int, [c_void_p, POINTER(cst_robustness)]),
    "cst_multistart_create": (c_int, [c_void_p, c_int, c_long, POINTER(cst_limits),
                                      POINTER(cst_study), _pointer]),
    "cst_multistart_run": (c_int, [c_void_p]), "cst_multistart_free": (None, [c_void_p]),
    "cst_multistart_message": (c_char_p, [c_void_p]),
    "cst_multistart_result": (c_int, [c_void_p, POINTER(cst_ends)]),
    "cst_multistart_at": (c_int, [c_void_p, c_int, POINTER(cst_ended)]),
    "cst_gradients": (c_int, [POINTER(cst_scenario), c_int, c_int, _doubles, _doubles, _doubles, _ints]),
}

# Those whose structs may grow (costate_sized.h): the library has them as NAME_sized, with the size
# of a struct that they return, or of the one that ends before the argument of that index.
_sized = {
    "cst_problem_options": None, "cst_limits_default": None, "cst_fit_limits": None,
    "cst_response_at": None, "cst_constraint_at": None, "cst_measured_at": None,
    "cst_event_at": None, "cst_work_stats": None, "cst_optimizer_result": None,
    "cst_set_options": 2, "cst_observe": 4, "cst_check": 4, "cst_optimize": 3,
    "cst_optimizer_run": 2, "cst_optimizer_constraint": 3, "cst_fit_result": 2,
    "cst_sampler_result": 2, "cst_tolerances": 7, "cst_evaluator_result": 2,
    "cst_multistart_create": 4, "cst_multistart_result": 2, "cst_multistart_at": 3,
}


def _candidates():
    """Where the library may be: as COSTATE_LIBRARY says and nowhere else; otherwise beside this
    file, below its prefix, anywhere."""
    named = os.environ.get("COSTATE_LIBRARY")
    if named:
        return [named]
    here = os.path.dirname(os.path.abspath(__file__))
    found = glob.glob(os.path.join(here, os.pardir, "build", "src", "libcostate.so.1"))
    prefix = here
    while os.path.dirname(prefix) != prefix:
        prefix = os.path.dirname(prefix)
        for pattern in ("lib*", os.path.join("lib", "*")):
            found += sorted(glob.glob(os.path.join(prefix, pattern, "libcostate.so.1")))
    return found + ["libcostate.so.1"]


def _with_size(function, at, result, arguments):
    """The function of costate.h, by the one that takes a size."""
    if at is None:
        size = ctypes.sizeof(result)
        function.restype, function.argtypes = None, arguments + [POINTER(result), c_size_t]

        def returned(*given):
            struct = result()
            function(*given, byref(struct), size)
            return struct

        return returned
    pointers = [x for x in arguments[:at] if isinstance(getattr(x, "_type_", None), type)]
    size = ctypes.sizeof([x._type_ for x in pointers if issubclass(x._type_, Structure)][-1])
    function.restype = result
    function.argtypes = arguments[:at] + [c_size_t] + arguments[at:]
    return lambda *given: function(*given[:at], size, *given[at:])


def _load():
    tried = _candidates()
    for path in tried:
        try:
            library = ctypes.CDLL(path)
            break
        except OSError as error:
            why = error
    else:
        raise ImportError(
            f"libcostate was not found ({why}): tried {', '.join(tried)}: install Costate, or name "
            f"the library in "
            "COSTATE_LIBRARY")
    for name, (result, arguments) in _functions.items():
        exported = name + "_sized" if name in _sized else name
        try:
            function = getattr(library, exported)
        except AttributeError:
            raise ImportError(
                f"{path} has no {exported}: it is an older Costate than this module, or none: "
                "install both from one version") from None
        if name in _sized:
            setattr(library, name, _with_size(function, _sized[name], result, arguments))
        else:
            function.restype, function.argtypes = result, arguments
    return library


_library = _load()
__version__ = _library.cst_version().decode()
library_path = _library._name
# in the order of cst_integration
_names = map(_library.cst_integrator_name, itertools.count())
INTEGRATORS = [x.decode() for x in itertools.takewhile(bool, _names)]


# ---- arrays --------------------------------------------------------------------------------------

def _vector(values, count):
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


def _bytes(text):
    """65536.0 of "64K", as --memory of the command line takes it."""
    found = re.fullmatch(r"\s*(\d+\.?\d*|\.\d+)([KMG]?)\s*", text)
    if not found:
        raise ValueError(f"memory: {text!r} is not a size: give a number of bytes, or one with K, "
                         "M or G such as 64M")
    return float(found[1]) * 1024.0**" KMG".index(found[2] or " ")


def _number(struct, name, value):
    """A number for a field of a struct, as ctypes takes it."""
    whole = dict(struct._fields_)[name] is c_int
    try:
        if isinstance(value, (str, bytes)):
            raise TypeError
        return operator.index(value) if whole else float(value)
    except (TypeError, ValueError):
        kind = "an integer" if whole else "a number"
        raise TypeError(f"{name}: {value!r} is not {kind}: give {kind}") from None


def _option(name, value):
    """The value of a field of cst_options, as ctypes takes it."""
    if name == "memory" and isinstance(value, str):
        return _bytes(value)
    if name not in ("formulation", "memory_dir"):
        return _number(cst_options, name, value)
    if value is not None and not isinstance(value, (str, bytes, os.PathLike)):
        raise TypeError(f"{name}: {value!r} is not a text: give a text")
    return value if value is None else os.fsencode(value)


def _out(buffer, rows=None):
    """What a buffer of doubles holds, in so many rows if told: an array of numpy's, or lists."""
    columns = len(buffer) // rows if rows else 0
    if numpy is not None:
        array = numpy.array(buffer, dtype=float)
        return array if rows is None else array.reshape(rows, columns)
    values = list(buffer)
    return values if rows is None else [values[i * columns:(i + 1) * columns] for i in range(rows)]


def _row(buffer, i, columns):
    return ctypes.cast(ctypes.byref(buffer, i * columns * ctypes.sizeof(c_double)), _doubles)


# ---- models --------------------------------------------------------------------------------------

Parameter = collections.namedtuple("Parameter", "name unit value lower upper meaning")
Quantity = collections.namedtuple("Quantity", "name unit meaning")
Part = collections.namedtuple("Part", "shape a b c name")
Event = collections.namedtuple("Event", "t switch to trigger")
Warned = collections.namedtuple("Warned", "name message")
Rung = collections.namedtuple("Rung", "name about error bound judged passed")
Optimum = collections.namedtuple("Optimum", "x psi message evaluations kkt violation constraints")
Constraint = collections.namedtuple("Constraint", "name value lower upper binds multiplier")
Fitted = collections.namedtuple(
    "Fitted", "x error correlation chi2 freedom residuals jacobian undetermined message evaluations")
Measured = collections.namedtuple("Measured", "name t value sigma")
Statistics = collections.namedtuple(
    "Statistics", "count mean std mean_error std_error least most quantiles")
FirstOrder = collections.namedtuple("FirstOrder", "mean std gradient")
Sampled = collections.namedtuple(
    "Sampled", "parameters samples responses values errors statistics first_order resumed")
Tolerances = collections.namedtuple(
    "Tolerances", "psi std_first mean std std_hessian share gradient hessian")
Robust = collections.namedtuple("Robust", "psi gradient mean std")
Start = collections.namedtuple(
    "Start", "initial x psi psi_initial projected violation iterations evaluations stop converged "
    "minimum error")
Starts = collections.namedtuple("Starts", "best minima starts resumed")


def _text(bytes_):
    return bytes_.decode() if bytes_ else ""


class Model:
    """A mechanism: its sizes, parameters, costs, outputs.  Model("fivebar") is one that is built
    in, costate.load(path) a plug-in's."""

    def __init__(self, name):
        if isinstance(name, str):
            pointer = _library.cst_model_find(name.encode())
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
        self.name, self.about, self.tf, self.start = _text(c.name), _text(
            c.about), c.tf, STARTS[c.start]
        self.n, self.m, self.p, self.s = c.n, c.m, c.p, c.s
        self.parameters = [
            Parameter(_text(x.name), _text(x.unit), x.value, x.lower, x.upper, _text(x.meaning))
            for x in c.parameters[:c.p]
        ]
        self.costs = [
            Quantity(_text(x.name), _text(x.unit), _text(x.meaning))
            for x in c.costs[:c.costs_count]
        ]
        self.outputs = [
            Quantity(_text(x.name), _text(x.unit), _text(x.meaning))
            for x in c.outputs[:c.outputs_count]
        ]
        self.coordinates = [
            _text(c.coordinates[i]) if c.coordinates else f"q{i + 1}" for i in range(c.n)
        ]
        self.switches = [_text(c.switches[i]) if c.switches else f"s{i + 1}" for i in range(c.s)]
        self.design = _text(c.design).split(",")
        sketch = c.sketch.contents if c.sketch else None
        self.points = sketch.points if sketch else 0
        self.parts = [
            Part(SHAPES[x.shape], x.a, x.b, x.c, _text(x.name))
            for x in (sketch.parts[:sketch.parts_count] if sketch else [])
        ]

    path = None  # of a plug-in

    def __reduce__(self):
        return (load, (self.path,)) if self.path else (Model, (self.name,))

    def __repr__(self):
        return f"Model('{self.name}')"


def load(path):
    """The model in a plug-in, a shared library that `costate build` makes."""
    pointer, message = _model(), ctypes.create_string_buffer(1024)
    status = _library.cst_model_load(os.fsencode(path), byref(pointer), message, len(message))
    if status < 0:
        raise Error(status, message.value.decode(errors="replace"))
    model = Model(pointer)
    model.path = os.path.abspath(os.fsdecode(path))
    return model


def models():
    """The names of the models that are built in."""
    return [
        _text(_library.cst_model_at(i).contents.name) for i in range(_library.cst_model_count())
    ]


class _Watch:
    """What is asked now and then during a solve.  Ctrl-C only raises a flag meanwhile: an exception
    cannot cross the library."""

    def __init__(self, progress):
        self.progress, self.error, self.interrupted, self.old = progress, None, False, None
        ours = (threading.current_thread() is threading.main_thread()
                and signal.getsignal(signal.SIGINT) is signal.default_int_handler)
        self.ours, self.callback = ours, PROGRESS(self._ask) if ours or progress else PROGRESS()

    def _note(self, *_):
        self.interrupted = True

    def _ask(self, _, phase, t, tf):
        try:
            return int(
                bool(self.interrupted or (self.progress and self.progress(phase.decode(), t, tf))))
        except BaseException as error:  # none may cross the library
            self.error = error
            return 1

    def __enter__(self):
        if self.ours:
            self.old = signal.signal(signal.SIGINT, self._note)
        return self

    def __exit__(self, *_):
        if self.ours:
            signal.signal(signal.SIGINT, self.old)

    def go_on(self):
        if self.error:
            raise self.error
        if self.interrupted:
            raise KeyboardInterrupt


# ---- studies -------------------------------------------------------------------------------------

class _Study:
    """How a study is run: a cst_study whose Ctrl-C and warnings reach Python."""

    def __init__(self, jobs, journal=None, resume=False):
        self.told, self.watch = [], _Watch(None)
        self.stop = STOP(lambda _: int(self.watch.interrupted)) if self.watch.ours else STOP()
        self.warn = WARN(lambda _, text: self.told.append(_text(text)))
        self.how = cst_study(jobs=jobs, journal=None if journal is None else os.fsencode(journal),
                             resume=bool(resume), stop=self.stop, warn=self.warn)

    def call(self, function, *arguments):
        """The status; Ctrl-C is raised, what it was told is warned of."""
        with self.watch:
            status = function(*arguments)
        self.watch.go_on()
        for text in self.told:
            warnings.warn(text, CostateWarning, stacklevel=4)
        self.told.clear()
        return status


class _Handle:
    """What the library creates for a study, freed when a `with` ends."""

    def __init__(self, kind, create, *arguments):
        self.kind, self.pointer = kind, c_void_p()
        self._accept(create(*arguments, byref(self.pointer)))

    def _accept(self, status):
        if status < 0:
            text = _text(getattr(_library, f"cst_{self.kind}_message")(self.pointer))
            self.__exit__()
            raise Error(status, text)

    accept = _accept

    def __enter__(self):
        return self

    def __exit__(self, *_):
        getattr(_library, f"cst_{self.kind}_free")(self.pointer)
        self.pointer = None


def _variations(model, vary):
    """Those of {"k1": "normal(100,5)"}, or of texts "k1=normal(100,5)"."""
    texts = [f"{k}={v}" for k, v in vary.items()] if isinstance(vary, dict) else list(vary)
    all_of_them = (cst_variation * max(len(texts), 1))()
    message = ctypes.create_string_buffer(TASK_TEXT)
    for text, one in zip(texts, all_of_them):
        status = _library.cst_variation_parse(model._pointer, text.encode(), byref(one), message,
                                              TASK_TEXT)
        if status < 0:
            raise Error(status, _text(message.value))
    return all_of_them, len(texts)


def _statistics(s):
    levels = [_library.cst_quantile_at(i) for i in range(QUANTILES)]
    return Statistics(s.count, s.mean, s.std, s.mean_error, s.std_error, s.least, s.most,
                      dict(zip(levels, s.quantiles)))


def _array(values, count, rows=None):
    """A copy of so many numbers that the library owns."""
    return _out((c_double * count)(*values[:count]), rows)


def _sampled(model, handle):
    r = cst_sampled()
    handle.accept(_library.cst_sampler_result(handle.pointer, byref(r)))
    n, m, count = r.variables, r.responses, r.count
    names = [_text(_library.cst_response_at(r.problem, k).name) for k in range(m)]
    parameters = [model.parameters[_library.cst_design_index(r.problem, k)].name for k in range(n)]
    first = {name: FirstOrder(r.at_means[k], r.first_order[k],
                              dict(zip(parameters, r.slopes[k * n:(k + 1) * n])))
             for k, name in enumerate(names)}
    return Sampled(parameters, _array(r.samples, count * n, count), names,
                   _array(r.values, count * m, count),
                   {i: _text(r.text[i].value) for i in range(count) if r.status[i] < 0},
                   {name: _statistics(r.statistics[k]) for k, name in enumerate(names)}, first,
                   r.journal.resumed)


def _starts(handle, n):
    r, one, all_of_them, minimum = cst_ends(), cst_ended(), [], {}
    handle.accept(_library.cst_multistart_result(handle.pointer, byref(r)))
    for a in range(r.solved):
        minimum[r.order[a]] = r.end[a] if r.end[a] < r.minima else None
    for i in range(r.count):
        handle.accept(_library.cst_multistart_at(handle.pointer, i, byref(one)))
        failed = one.status < 0
        all_of_them.append(Start(_array(one.initial, n), None if failed else _array(one.rho, n),
                                 one.psi, one.psi_initial, one.projected, one.violation,
                                 one.iterations, one.evaluations, REASONS[one.reason],
                                 bool(one.converged), minimum.get(i),
                                 _text(one.text) if failed else None))
    best = [next(all_of_them[i] for i in r.order[:r.solved] if minimum[i] == k)
            for k in range(r.minima)]
    return Starts(all_of_them[r.order[0]], best, all_of_them, r.journal.resumed)


# ---- problems ------------------------------------------------------------------------------------

class _Work:
    """A cst_work, freed with this object: when its thread ends or its problem goes."""

    def __init__(self, problem):
        self.pointer = c_void_p()
        status = _library.cst_work_create(problem._pointer, byref(self.pointer))
        weakref.finalize(self, _library.cst_work_free, self.pointer)
        if status < 0:
            raise Error(status, _text(_library.cst_message(self.pointer)))


class Trajectory:
    """One run, copied: psi, t [k], q, v, a [k][n], lam [k][m], outputs {name: [k]}, points
    [k][3 model.points] (x, y, z of each point of the model's sketch), kinetic, potential, phi,
    cost [k], events, stats."""

    def __init__(self, problem, work, psi, times):
        model, p, w = problem.model, problem._pointer, work.pointer
        if times is None:
            times = [
                _library.cst_trajectory_time(w, i) for i in range(_library.cst_trajectory_nodes(w))
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
                _library.cst_trajectory_at(p, w, t, _row(q, i, n), _row(v, i, n), _row(a, i, n),
                                           _row(lam, i, m)), work)
            problem._done(_library.cst_observe(p, w, t, byref(observed[i])), work)
            if o:
                problem._done(_library.cst_outputs_at(p, w, t, _row(out, i, o)), work)
            if k:
                problem._done(_library.cst_sketch_at(p, w, t, _row(points, i, k)), work)
        self.psi, self.t = psi, _out((c_double * count)(*times))
        self.q, self.v, self.a, self.lam, self.points = (
            _out(x, count) for x in (q, v, a, lam, points))
        self.outputs = {
            x.name: _out((c_double * count)(*out[k::o]))
            for k, x in enumerate(model.outputs)
        }
        for name in ("kinetic", "potential", "phi", "phi_dot", "cost"):
            setattr(self, name, _out((c_double * count)(*[getattr(x, name) for x in observed])))
        self.events = [
            problem._event(_library.cst_event_at(w, i)) for i in range(_library.cst_event_count(w))
        ]
        self.stats = problem._stats(work)


class Problem:
    """A model with parameters, a cost, design variables and options; what costate.h calls a problem
    and its works.

    wrt: names of the design variables, or "all".  parameters: {name: value}.  Everything else is an
    option of cst_options: tf, rtol, atol, formulation, integrator ("auto", "cvodes", "onestep",
    "rk"), step, method ("adjoint", "direct", "fd", "fd-forward"), alpha, xi, omega, fd_step, adams,
    max_steps, memory (bytes, or a text such as "64M"), memory_dir, max_step, bars ("auto",
    "weighed", "full").

    progress, if it is set, is called as progress(phase, t, tf) now and then; true ends the run.
    """

    def __init__(self, model, cost=None, wrt=None, parameters=None, **options):
        self.model = model if isinstance(model, Model) else Model(model)
        self._pointer, self._change, self._local = c_void_p(), 0, threading.local()
        self.progress = None
        status = _library.cst_problem_create(self.model._pointer, byref(self._pointer))
        self._free = weakref.finalize(self, _library.cst_problem_free, self._pointer)
        self._accept(status)
        for name, value in (parameters or {}).items():
            self[name] = value
        if wrt is not None:
            self.wrt(wrt)
        if cost is not None:
            self.cost(cost)
        if options:
            self.set(**options)

    def __reduce__(self):
        """A problem can be pickled, so that processes can solve it (concurrent.futures, mpi4py,
        Dask): model, parameters, cost, design, options and responses go along; progress does not.
        A plug-in must be at the same path there."""
        p, c = self._open(), _library.cst_problem_options(self._open())
        options = {name: getattr(c, name) for name, _ in cst_options._fields_}
        responses = [_library.cst_response_at(p, k) for k in range(_library.cst_response_count(p))]
        return _restore, (self.model, self.model.costs[_library.cst_cost_index(p)].name,
                          self.design, {x.name: self[x.name] for x in self.model.parameters},
                          options, [_text(r.text if r.name == r.text else r.name + b"=" + r.text)
                                    for r in responses])

    def close(self):
        """Frees it now; a problem that is let go is freed anyway."""
        self._free()
        self._pointer, self._local = None, threading.local()

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.close()

    def _open(self):
        if self._pointer is None:
            raise ValueError("the problem is closed: create a new one")
        return self._pointer

    def _accept(self, status):
        self._change += 1  # works of before are not for what it is now
        if status < 0:
            raise Error(status, _text(_library.cst_problem_message(self._pointer)))

    def _done(self, status, work):
        if status < 0:
            raise Error(status, _text(_library.cst_message(work.pointer)))
        for one in self._warnings(work) if status > 0 else []:
            warnings.warn(one.message, CostateWarning, stacklevel=4)

    @staticmethod
    def _warnings(work):
        codes = [_library.cst_warning_code(work.pointer, k)
                 for k in range(_library.cst_warning_count(work.pointer))]
        return [Warned(STATUS.get(code, str(code)),
                       _text(_library.cst_warning_text(work.pointer, k)))
                for k, code in enumerate(codes)]

    @property
    def warnings(self):
        """All warnings of this thread's last run, the most severe first: (name, message)."""
        return self._warnings(self._work())

    def __setitem__(self, name, value):
        self._accept(_library.cst_set_parameter(self._open(), name.encode(), float(value)))

    def __getitem__(self, name):
        names = [x.name for x in self.model.parameters]
        if name not in names:
            raise KeyError(
                f"no parameter '{name}' in the model {self.model.name}: its parameters are "
                f"{', '.join(names)}"
            )
        return _library.cst_parameter_value(self._open(), names.index(name))

    def wrt(self, names):
        """The design variables: a list of names, or "all"."""
        names = names if isinstance(names, str) else ",".join(names)
        self._accept(_library.cst_set_design(self._open(), names.encode()))

    def cost(self, name):
        self._accept(_library.cst_set_cost(self._open(), name.encode()))

    def set(self, **options):
        """Options of cst_options by name: all or, on an error, none."""
        c = _library.cst_problem_options(self._open())
        known = [name for name, _ in cst_options._fields_]
        for name, value in options.items():
            if name not in known:
                raise TypeError(f"no option '{name}': choose from {', '.join(known)}")
            if name in ("method", "integrator", "bars", "projection"):
                words = {"method": METHODS, "integrator": INTEGRATORS, "bars": BARS,
                         "projection": PROJECTIONS}[name]
                if value not in words:
                    raise Error(-3, f"no {name} '{value}': choose from {', '.join(words)}")
                value = words.index(value)
            setattr(c, name, _option(name, value))
        self._accept(_library.cst_set_options(self._open(), byref(c)))

    @property
    def options(self):
        c = _library.cst_problem_options(self._open())
        values = {name: getattr(c, name) for name, _ in cst_options._fields_}
        values.update(formulation=_text(c.formulation),
                      memory_dir=c.memory_dir and os.fsdecode(c.memory_dir), method=METHODS[c.method],
                      bars=BARS[c.bars], projection=PROJECTIONS[c.projection],
                      integrator=INTEGRATORS[_library.cst_problem_integrator(self._pointer)])
        return values

    def _design(self):
        p = self._open()
        return [
            self.model.parameters[_library.cst_design_index(p, k)]
            for k in range(_library.cst_design_count(p))
        ]

    @property
    def design(self):
        """The names of the design variables."""
        return [x.name for x in self._design()]

    @property
    def bounds(self):
        """The model's bounds of the design variables: [(lower, upper)]."""
        return [(x.lower, x.upper) for x in self._design()]

    @property
    def x(self):
        """The design variables' values; p.x = values sets them."""
        return _out((c_double * len(self._design()))(*[self[name] for name in self.design]))

    @x.setter
    def x(self, values):
        values = _vector(values, len(self.design))
        for name, value in zip(self.design, values):
            self[name] = value

    def __setattr__(self, name, value):
        """Options are set by set(): p.tf = 2 would be without any effect."""
        if name in [field for field, _ in cst_options._fields_] + ["parameters"]:
            raise AttributeError(f"an option is set by p.set({name}=...), a parameter by p[name]")
        object.__setattr__(self, name, value)

    def _work(self):
        """This thread's work for the problem as it is now."""
        self._open()
        if getattr(self._local, "change", None) != self._change:
            self._local.work = None
            self._local.work, self._local.change = _Work(self), self._change
        return self._local.work

    def _run(self, function, *arguments):
        """A solve in this thread's work, which Ctrl-C and self.progress can end: what it returned,
        and the work."""
        work = self._work()
        with _Watch(self.progress) as watch:
            _library.cst_set_progress(work.pointer, watch.callback, None)
            try:
                status = function(self._pointer, work.pointer, *arguments)
            finally:
                _library.cst_set_progress(work.pointer, PROGRESS(), None)
        watch.go_on()
        return status, work

    def _call(self, function, *arguments):
        """The same where it returns a status: an error is raised."""
        status, work = self._run(function, *arguments)
        self._done(status, work)
        return work

    def gradient(self, rho=None):
        """psi and its gradient by the design variables, at rho or where the problem stands."""
        count = _library.cst_design_count(self._open())
        psi, gradient = c_double(), (c_double * count)()
        self._call(_library.cst_gradient, _vector(rho, count), byref(psi), gradient)
        return psi.value, _out(gradient)

    @property
    def bars(self):
        """Estimates of the errors of the last gradient, as (psi, gradient); NaN where there is none.
        Problem.set(bars="weighed") or "full" asks for all of them."""
        count = _library.cst_design_count(self._open())
        psi, gradient = c_double(), (c_double * count)()
        self._accept(_library.cst_gradient_bars(self._pointer, self._work().pointer, byref(psi),
                                              gradient))
        return psi.value, _out(gradient)

    __call__ = gradient

    def hessian_vector(self, rho, direction):
        """The Hessian of psi at rho (None: where the problem stands) times a direction, as
        scipy.optimize.minimize takes it: hessp=p.hessian_vector."""
        count = _library.cst_design_count(self._open())
        product = (c_double * count)()
        self._call(_library.cst_hessian_vector, _vector(rho, count), _vector(direction, count),
                   product)
        return _out(product)

    def hessian(self, rho=None):
        """The Hessian of psi [design][design], at rho or where the problem stands."""
        count = _library.cst_design_count(self._open())
        matrix = (c_double * (count * count))()
        self._call(_library.cst_hessian, _vector(rho, count), matrix, None, None)
        return _out(matrix, count)

    def ask(self, *texts, **named):
        """The responses from now on: ask("rms(Fx)", travel="max(x2)"); see cst_add_response in
        costate.h."""
        _library.cst_clear_responses(self._open())
        for text in [*texts, *(f"{name}={text}" for name, text in named.items())]:
            self._accept(_library.cst_add_response(self._open(), text.encode()))

    def responses(self, rho=None, jacobian=True):
        """All responses that were asked for, by one run: values [k] and, unless jacobian is false,
        their Jacobian [k][design]."""
        count, k = _library.cst_design_count(self._open()), _library.cst_response_count(
            self._open())
        values, by = (c_double * k)(), (c_double * (k * count))() if jacobian else None
        self._call(_library.cst_responses, _vector(rho, count), values, by)
        return (_out(values), _out(by, k)) if jacobian else _out(values)

    @property
    def response_names(self):
        return [
            _text(_library.cst_response_at(self._open(), k).name)
            for k in range(_library.cst_response_count(self._pointer))
        ]

    @property
    def response_bars(self):
        """Estimates of the errors of the last responses, as (values, Jacobian); NaN where there is
        none.  Problem.set(bars=...) asks for more, as for bars."""
        k, count = len(self.response_names), _library.cst_design_count(self._open())
        values, by = (c_double * k)(), (c_double * (k * count))()
        self._accept(_library.cst_response_bars(self._pointer, self._work().pointer, values, by))
        return _out(values), _out(by, k)

    @property
    def instants(self):
        """When the peaks among the responses were reached on this thread's last run [s]; NaN for
        the others."""
        work = self._work()
        return _out((c_double * len(self.response_names))(*[
            _library.cst_response_instant(work.pointer, k) for k in range(len(self.response_names))
        ]))

    def psi(self, rho=None):
        psi = c_double()
        self._call(_library.cst_simulate, _vector(rho, _library.cst_design_count(self._open())),
                   byref(psi))
        return psi.value

    def simulate(self, rho=None, times=None):
        """One run as a Trajectory: at the instants that the integrator kept, at so many evenly
        spaced ones, or at those given."""
        psi = c_double()
        work = self._call(_library.cst_simulate,
                          _vector(rho, _library.cst_design_count(self._open())), byref(psi))
        return Trajectory(self, work, psi.value, times)

    def minimize(self, text, *subject_to):
        """What optimize makes least, and subject to what: minimize("rms(bar1)", "max(x2) <= 0.6",
        "0.1 <= final(x2) <= 0.4")."""
        self._accept(_library.cst_set_objective(self._open(), text.encode()))
        for one in subject_to:
            self._accept(_library.cst_add_constraint(self._open(), one.encode()))

    def data(self, path):
        """The measurements that fit, residuals and residuals_jacobian are about: a table with t,
        outputs and sigma_OUTPUT."""
        self.ask(f"misfit({os.fspath(path)})")

    @property
    def measured(self):
        """The measurements, in the order of the residuals: [Measured(name, t, value, sigma)]."""
        p = self._open()
        every = (_library.cst_measured_at(p, i) for i in range(_library.cst_residual_count(p)))
        return [Measured(_text(c.name), c.t, c.value, c.sigma) for c in every]

    def _residuals(self, rho, jacobian):
        p = self._open()
        count, m = _library.cst_design_count(p), _library.cst_residual_count(p)
        key = (self._change, None if rho is None else tuple(map(float, rho)))
        kept = getattr(self._local, "residuals", None)
        if kept is None or kept[0] != key or (jacobian and kept[2] is None):
            values, by = (c_double * m)(), (c_double * (m * count))() if jacobian else None
            self._call(_library.cst_residuals, _vector(rho, count), values, by)
            self._local.residuals = kept = (key, values, by)
        return kept

    def residuals(self, rho=None):
        """(x - value) / sigma of each measurement: what scipy.optimize.least_squares takes."""
        return _out(self._residuals(rho, False)[1])

    def residuals_jacobian(self, rho=None):
        """Their Jacobian [measurement][design], by the direct method:
        least_squares(p.residuals, p.x, jac=p.residuals_jacobian)."""
        _, values, by = self._residuals(rho, True)
        return _out(by, len(values))

    def fit(self, others=(), bounds=None, start=None, jobs=1, optimizer=None, **limits):
        """The design variables that follow the measurements of data, together with those of other
        problems, as a Fitted: x, standard errors, correlations, chi2, and what the data do not
        tell apart [(relative error, {name: part})].  bounds, start, limits: as of optimize.
        optimizer: "levenberg" or, with more than 50 variables without being asked, "lbfgsb"."""
        c, design = _limits(_library.cst_fit_limits(), limits), self.design
        terms = [(p, 1.0) for p in (self, *others)]
        with _Optimizer(terms, jobs, _library.cst_fit_create) as o:
            o.prepare(design, bounds, start, optimizer)
            o.run(c, self.progress)
            return o.fitted(design)

    def sample(self, vary, count=1000, seed=1, jobs=0, journal=None, resume=False):
        """psi and the responses over samples of parameters, as a Sampled: samples and values, one
        row each, errors {row: why it failed}, statistics {response: Statistics}, first_order, by
        the gradient at the means of the parameters.  vary: {"k1": "normal(100,5)", "m2":
        "uniform(0.9,1.1)", "L01": "+normal(0,0.01)"}: the last is a deviation from the value.
        jobs: threads, 0: one per processor; the digits do not depend on it.  journal: a file that
        results are appended to, and with resume taken from."""
        study, (v, n) = _Study(jobs, journal, resume), _variations(self.model, vary)
        with _Handle("sampler", _library.cst_sampler_create, self._open(), v, n, count, seed,
                     byref(study.how)) as handle:
            handle.accept(study.call(_library.cst_sampler_run, handle.pointer))
            return _sampled(self.model, handle)

    def tolerances(self, **deviation):
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
        self._call(_library.cst_tolerances, s, gradient, hessian, share, byref(u))
        variance = u.second + u.third
        return Tolerances(u.psi, math.sqrt(u.first), u.psi + u.bias,
                          math.sqrt(variance) if variance >= 0.0 else math.nan,
                          math.sqrt(u.second), dict(zip(design, share)), _out(gradient),
                          _out(hessian, n))

    def robust(self, vary, objective="mean+3*std", rho=None, count=100, seed=1, jobs=0):
        """psi over samples of parameters as one number, with its exact gradient, as a Robust.
        vary: as of sample; a design variable may only have a deviation."""
        study, n = _Study(jobs), len(self.design)
        psi, gradient, x = c_double(), (c_double * n)(), cst_robustness()
        with self._evaluator(study, vary, objective, count, seed) as handle:
            handle.accept(study.call(_library.cst_evaluator_run, handle.pointer, _vector(rho, n),
                                     byref(psi), gradient))
            handle.accept(_library.cst_evaluator_result(handle.pointer, byref(x)))
            return Robust(psi.value, _out(gradient), x.mean_first, x.std_first)

    def _evaluator(self, study, vary, objective, count, seed):
        v, n = _variations(self.model, vary)
        return _Handle("evaluator", _library.cst_robust, self._open(), objective.encode(), v, n,
                       count, seed, byref(study.how))

    def optimize_robust(self, vary, objective="mean+3*std", count=100, seed=1, bounds=None,
                        start=None, jobs=0, optimizer=None, **limits):
        """The least of such a number, as of optimize: p.optimize_robust({"k1": "normal(100,5)"})."""
        c, design = _limits(_library.cst_limits_default(), limits), self.design
        study = _Study(jobs)
        with self._evaluator(study, vary, objective, count, seed) as handle:
            with _Optimizer([(self, 1.0)], 1) as o:
                o.prepare(design, bounds, start, optimizer)
                handle.accept(_library.cst_evaluator_attach(handle.pointer, o.pointer))
                return study.call(o.run, c, self.progress)

    def starts(self, count, seed=1, bounds=None, start=None, scenarios=None, jobs=0,
               optimizer=None, journal=None, resume=False, **limits):
        """Optimizations from many points within the bounds, the first from the problem's values, as
        Starts: best; minima, those that differ, the least psi first; starts, all of them.  jobs,
        journal, resume: as of sample; everything else as of optimize."""
        c, design = _limits(_library.cst_limits_default(), limits), self.design
        terms = [x if isinstance(x, tuple) else (x, 1.0)
                 for x in ([self] if scenarios is None else scenarios)]
        study = _Study(jobs, journal, resume)
        with _Optimizer(terms, 1) as o:
            o.prepare(design, bounds, start, optimizer)
            with _Handle("multistart", _library.cst_multistart_create, o.pointer, count, seed,
                         byref(c), byref(study.how)) as handle:
                handle.accept(study.call(_library.cst_multistart_run, handle.pointer))
                return _starts(handle, len(design))

    def optimize(self, bounds=None, start=None, scenarios=None, jobs=1, optimizer=None, **limits):
        """The least psi, or what minimize said, by L-BFGS-B, with constraints by SLSQP or, where
        optimizer says so, by MMA, as an Optimum; p.x = best.x sets the problem to it.

        bounds: {name: (lower, upper)}, or one pair per design variable; otherwise the model's.
        start: values of the design variables, otherwise the problem's.  scenarios: problems, or
        pairs (problem, weight), of the same model and design variables: the sum of weight times
        psi in place of this problem's own, by `jobs` threads.  limits: gradient_tol, decrease_tol,
        max_seconds, max_iterations, max_evaluations."""
        c, design = _limits(_library.cst_limits_default(), limits), self.design
        terms = [x if isinstance(x, tuple) else (x, 1.0)
                 for x in ([self] if scenarios is None else scenarios)]
        with _Optimizer(terms, jobs) as o:
            o.prepare(design, bounds, start, optimizer)
            return o.run(c, self.progress)

    def check(self):
        """The derivative ladder: a list of Rung(name, about, error, bound, judged, passed)."""
        size = 64 + len(self.x)
        rungs = (cst_rung * size)()
        count, work = self._run(_library.cst_check, rungs, size)
        self._done(min(count, 0), work)
        return [
            Rung(_text(x.name), _text(x.about), x.error, x.bound, bool(x.judged),
                 bool(x.judged) and x.error <= x.bound) for x in rungs[:count]
        ]

    @property
    def stats(self):
        """What this thread's last run took."""
        return self._stats(self._work())

    @staticmethod
    def _stats(work):
        c = _library.cst_work_stats(work.pointer)
        values = {name: getattr(c, name) for name, _ in cst_stats._fields_}
        values.update(integrator=INTEGRATORS[c.integrator])
        return values

    def _event(self, c):
        return Event(c.t, self._mode_name(c.k), c.to, self._mode_name(c.trigger))

    def _mode_name(self, k):
        if k < len(self.model.switches):
            return self.model.switches[k]
        return _text(_library.cst_mode_name(self.model._pointer, k))


def _restore(model, cost, design, parameters, options, responses):
    """The problem that was pickled."""
    p = Problem(model, cost=cost, wrt=design, parameters=parameters)
    p._accept(_library.cst_set_options(p._pointer, byref(cst_options(**options))))
    p.ask(*responses)
    return p


def _limits(c, given):
    """Those of a cst_limits that are given by name put into it."""
    known = [field for field, _ in cst_limits._fields_]
    for name, value in given.items():
        if name not in known:
            raise TypeError(f"no limit '{name}': choose from {', '.join(known)}")
        setattr(c, name, _number(cst_limits, name, value))
    return c


class _Optimizer:
    """A cst_optimizer with its works, freed when a `with` ends."""

    def __init__(self, terms, jobs, create=_library.cst_optimizer_create):
        self.pointer, self.problems = c_void_p(), [p for p, _ in terms]
        self.works = [_Work(p) for p in self.problems]
        scenarios = (cst_scenario * len(terms))(*[
            cst_scenario(p._open(), w.pointer, weight)
            for (p, weight), w in zip(terms, self.works)
        ])
        status = create(scenarios, len(terms), byref(self.pointer))
        try:
            self.accept(status)
            self.accept(_library.cst_optimizer_jobs(self.pointer, jobs))
        except Error:
            self.__exit__()
            raise

    def __enter__(self):
        return self

    def __exit__(self, *_):
        _library.cst_optimizer_free(self.pointer)
        self.pointer = None

    def accept(self, status):
        if status < 0:
            raise Error(status, _text(_library.cst_optimizer_message(self.pointer)))

    def bound(self, design, name, pair):
        if name not in design:
            raise KeyError(f"no design variable '{name}': they are {', '.join(design)}")
        lower, upper = pair
        lower = -math.inf if lower is None else lower
        upper = math.inf if upper is None else upper
        self.accept(_library.cst_optimizer_bounds(self.pointer, design.index(name), lower, upper))

    def prepare(self, design, bounds, start, optimizer=None):
        if bounds is not None and not isinstance(bounds, dict):
            bounds = list(bounds)
            if len(bounds) != len(design):
                raise ValueError(f"{len(bounds)} bounds for {len(design)} design variables")
            bounds = dict(zip(design, bounds))
        for name, pair in (bounds or {}).items():
            self.bound(design, name, pair)
        if start is not None:
            self.accept(_library.cst_optimizer_start(self.pointer, _vector(start, len(design))))
        if optimizer is not None:
            self.accept(_library.cst_optimizer_algorithm(self.pointer, optimizer.encode()))

    def constraints(self):
        c, found = cst_constrained(), []
        while _library.cst_optimizer_constraint(self.pointer, len(found), byref(c)):
            found.append(Constraint(_text(c.name), c.value, c.lower, c.upper, c.binds != 0,
                                    c.multiplier))
        return found

    def fitted(self, design):
        r, f = _library.cst_optimizer_result(self.pointer), cst_fitted()
        self.accept(_library.cst_fit_result(self.pointer, byref(f)))
        n, m = f.count, f.samples

        def array(values, count, rows=None):
            return _out((c_double * count)(*values[:count]), rows)

        undetermined = [(f.direction_error[d], dict(zip(design, f.direction[d * n:(d + 1) * n])))
                        for d in range(f.directions)]
        return Fitted(array(r.rho, n), array(f.error, n), array(f.correlation, n * n, n), f.chi2,
                      f.freedom, array(f.residuals, m), array(f.jacobian, m * n, m), undetermined,
                      _text(r.text), r.evaluations)

    def run(self, limits, progress):
        """The Optimum; Ctrl-C and progress end it, and are raised."""
        with _Watch(progress) as watch:
            for work in self.works:
                _library.cst_set_progress(work.pointer, watch.callback, None)
            status = _library.cst_optimizer_run(self.pointer, byref(limits))
        watch.go_on()
        self.accept(status)
        r = _library.cst_optimizer_result(self.pointer)
        return Optimum(_out((c_double * r.count)(*r.rho[:r.count])), r.psi, _text(r.text),
                       r.evaluations, r.projected, r.violation, self.constraints())


def gradients(problems, rho=None, jobs=0):
    """(psi, gradient) of many problems at once, by `jobs` threads (0: one per processor); an Error
    where a problem fails."""
    problems = list(problems)
    count, designs = len(problems), [p.design for p in problems]
    if not count:
        return []
    if any(design != designs[0] for design in designs):
        raise Error(-2, "the problems differ in their design variables: give all the same")
    n, works = len(designs[0]), [_Work(p) for p in problems]
    scenarios = (cst_scenario *
                 count)(*[cst_scenario(p._open(), w.pointer, 1.0) for p, w in zip(problems, works)])
    psi, all_gradients, status = (c_double * count)(), (c_double * (count * n))(), (c_int * count)()
    watch = _Watch(None)
    for w in works:
        _library.cst_set_progress(w.pointer, watch.callback, None)
    with watch:
        _library.cst_gradients(scenarios, count, jobs, _vector(rho, n), psi, all_gradients, status)
    watch.go_on()
    for p, w, one in zip(problems, works, status):
        p._done(one, w)
    return [(psi[i], _out((c_double * n)(*all_gradients[i * n:(i + 1) * n]))) for i in range(count)]
