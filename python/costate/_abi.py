"""The library: where it is, and its functions with their types."""

from __future__ import annotations

import ctypes
import glob
import itertools
import os
from typing import Any
from ctypes import POINTER, Structure, byref, c_char_p, c_double, c_int, c_long, c_size_t, c_void_p

from ._structs import *  # noqa: F403: every struct is in a signature


FUNCTIONS: dict[str, tuple[Any, list[Any]]] = {  # name: (result, arguments)
    "cst_version": (c_char_p, []),
    "cst_model_load": (c_int, [c_char_p, POINTER(model_pointer), c_char_p, c_int]),
    "cst_integrator_name": (c_char_p, [c_int]),
    "cst_model_find": (model_pointer, [c_char_p]), "cst_model_count": (c_int, []),
    "cst_model_at": (model_pointer, [c_int]),
    "cst_problem_create": (c_int, [model_pointer, out_handle]), "cst_problem_free": (None, [c_void_p]),
    "cst_problem_message": (c_char_p, [c_void_p]), "cst_problem_options": (cst_options, [c_void_p]),
    "cst_problem_integrator": (c_int, [c_void_p]), "cst_cost_index": (c_int, [c_void_p]),
    "cst_set_parameter": (c_int, [c_void_p, c_char_p, c_double]),
    "cst_set_array": (c_int, [c_void_p, c_char_p, POINTER(c_double), c_int]),
    "cst_set_array_file": (c_int, [c_void_p, c_char_p, c_char_p]),
    "cst_set_design_values": (c_int, [c_void_p, POINTER(c_double)]),
    "cst_parameter_next": (c_int, [model_pointer, c_char_p, c_int]),
    "cst_set_design": (c_int, [c_void_p, c_char_p]),
    "cst_set_cost": (c_int, [c_void_p, c_char_p]),
    "cst_set_options": (c_int, [c_void_p, POINTER(cst_options)]),
    "cst_design_count": (c_int, [c_void_p]), "cst_design_index": (c_int, [c_void_p, c_int]),
    "cst_design_parameter": (POINTER(cst_parameter), [c_void_p, c_int]),
    "cst_parameter_value": (c_double, [c_void_p, c_int]),
    "cst_work_create": (c_int, [c_void_p, out_handle]), "cst_work_free": (None, [c_void_p]),
    "cst_message": (c_char_p, [c_void_p]), "cst_warning_count": (c_int, [c_void_p]),
    "cst_warning_code": (c_int, [c_void_p, c_int]),
    "cst_warning_text": (c_char_p, [c_void_p, c_int]),
    "cst_set_progress": (None, [c_void_p, PROGRESS, c_void_p]),
    "cst_work_stats": (cst_stats, [c_void_p]),
    "cst_gradient": (c_int, [c_void_p, c_void_p, doubles, doubles, doubles]),
    "cst_gradient_bars": (c_int, [c_void_p, c_void_p, doubles, doubles]),
    "cst_response_bars": (c_int, [c_void_p, c_void_p, doubles, doubles]),
    "cst_simulate": (c_int, [c_void_p, c_void_p, doubles, doubles]),
    "cst_hessian_vector": (c_int, [c_void_p, c_void_p, doubles, doubles, doubles]),
    "cst_hessian": (c_int, [c_void_p, c_void_p, doubles, doubles, doubles, doubles]),
    "cst_add_response": (c_int, [c_void_p, c_char_p]), "cst_clear_responses": (None, [c_void_p]),
    "cst_response_count": (c_int, [c_void_p]), "cst_response_at": (cst_response, [c_void_p, c_int]),
    "cst_response_instant": (c_double, [c_void_p, c_int]),
    "cst_responses": (c_int, [c_void_p, c_void_p, doubles, doubles, doubles]),
    "cst_trajectory_nodes": (c_int, [c_void_p]),
    "cst_trajectory_time": (c_double, [c_void_p, c_int]),
    "cst_trajectory_at": (c_int, [c_void_p, c_void_p, c_double, doubles, doubles, doubles, doubles]),
    "cst_sketch_at": (c_int, [c_void_p, c_void_p, c_double, doubles]),
    "cst_outputs_at": (c_int, [c_void_p, c_void_p, c_double, doubles]),
    "cst_observe": (c_int, [c_void_p, c_void_p, c_double, POINTER(cst_observed)]),
    "cst_event_count": (c_int, [c_void_p]), "cst_event_at": (cst_event, [c_void_p, c_int]),
    "cst_mode_name": (c_char_p, [c_void_p, c_int]),
    "cst_mode_word": (c_char_p, [c_void_p, c_int, c_int]),
    "cst_check": (c_int, [c_void_p, c_void_p, POINTER(cst_rung), c_int]),
    "cst_limits_default": (cst_limits, []),
    "cst_optimize": (c_int, [c_void_p, c_void_p, POINTER(cst_limits), doubles, doubles]),
    "cst_optimizer_create": (c_int, [POINTER(cst_scenario), c_int, out_handle]),
    "cst_optimizer_free": (None, [c_void_p]),
    "cst_optimizer_bounds": (c_int, [c_void_p, c_int, c_double, c_double]),
    "cst_optimizer_jobs": (c_int, [c_void_p, c_int]),
    "cst_optimizer_start": (c_int, [c_void_p, doubles]),
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
    "cst_residuals": (c_int, [c_void_p, c_void_p, doubles, doubles, doubles]),
    "cst_fit_create": (c_int, [POINTER(cst_scenario), c_int, out_handle]),
    "cst_optimizer_algorithm": (c_int, [c_void_p, c_char_p]),
    "cst_optimizer_constraint": (c_int, [c_void_p, c_int, POINTER(cst_constrained)]),
    "cst_fit_result": (c_int, [c_void_p, POINTER(cst_fitted)]),
    "cst_variation_parse": (c_int, [model_pointer, c_char_p, POINTER(cst_variation), c_char_p, c_int]),
    "cst_quantile_at": (c_double, [c_int]),
    "cst_sampler_create": (c_int, [c_void_p, POINTER(cst_variation), c_int, c_int, c_long,
                                   POINTER(cst_study), out_handle]),
    "cst_sampler_run": (c_int, [c_void_p]), "cst_sampler_free": (None, [c_void_p]),
    "cst_sampler_message": (c_char_p, [c_void_p]),
    "cst_sampler_result": (c_int, [c_void_p, POINTER(cst_sampled)]),
    "cst_tolerances": (c_int, [c_void_p, c_void_p, doubles, doubles, doubles, doubles,
                               POINTER(cst_uncertainty)]),
    "cst_robust": (c_int, [c_void_p, c_char_p, POINTER(cst_variation), c_int, c_int, c_long,
                           POINTER(cst_study), out_handle]),
    "cst_evaluator_free": (None, [c_void_p]), "cst_evaluator_message": (c_char_p, [c_void_p]),
    "cst_evaluator_attach": (c_int, [c_void_p, c_void_p]),
    "cst_evaluator_run": (c_int, [c_void_p, doubles, doubles, doubles]),
    "cst_evaluator_result": (c_int, [c_void_p, POINTER(cst_robustness)]),
    "cst_multistart_create": (c_int, [c_void_p, c_int, c_long, POINTER(cst_limits),
                                      POINTER(cst_study), out_handle]),
    "cst_multistart_run": (c_int, [c_void_p]), "cst_multistart_free": (None, [c_void_p]),
    "cst_multistart_message": (c_char_p, [c_void_p]),
    "cst_multistart_result": (c_int, [c_void_p, POINTER(cst_ends)]),
    "cst_multistart_at": (c_int, [c_void_p, c_int, POINTER(cst_ended)]),
    "cst_gradients": (c_int, [POINTER(cst_scenario), c_int, c_int, doubles, doubles, doubles, ints]),
}

# Those whose structs may grow (costate_sized.h): the library has them as NAME_sized, with the size
# of a struct that they return, or of the one that ends before the argument of that index.
SIZED: dict[str, int | None] = {
    "cst_problem_options": None, "cst_limits_default": None, "cst_fit_limits": None,
    "cst_response_at": None, "cst_constraint_at": None, "cst_measured_at": None,
    "cst_event_at": None, "cst_work_stats": None, "cst_optimizer_result": None,
    "cst_set_options": 2, "cst_observe": 4, "cst_check": 4, "cst_optimize": 3,
    "cst_optimizer_run": 2, "cst_optimizer_constraint": 3, "cst_fit_result": 2,
    "cst_sampler_result": 2, "cst_tolerances": 7, "cst_evaluator_result": 2,
    "cst_multistart_create": 4, "cst_multistart_result": 2, "cst_multistart_at": 3,
}


def candidates() -> list[str]:
    """Where the library may be: as COSTATE_LIBRARY says and nowhere else; otherwise beside this
    file, below its prefix, anywhere."""
    named = os.environ.get("COSTATE_LIBRARY")
    if named:
        return [named]
    here = os.path.dirname(os.path.abspath(__file__))
    found = glob.glob(os.path.join(here, os.pardir, os.pardir, "build", "src", "libcostate.so.1"))
    prefixes = [here]
    while os.path.dirname(prefixes[-1]) != prefixes[-1]:
        prefixes.append(os.path.dirname(prefixes[-1]))
    for prefix in prefixes:
        for pattern in ("lib*", os.path.join("lib", "*")):
            found += sorted(glob.glob(os.path.join(prefix, pattern, "libcostate.so.1")))
    return found + ["libcostate.so.1"]


def with_size(function: Any, at: int | None, result: Any, arguments: list[Any]) -> Any:
    """The function of costate.h, by the one that takes a size."""
    if at is None:
        size = ctypes.sizeof(result)
        function.restype, function.argtypes = None, arguments + [POINTER(result), c_size_t]

        def returned(*given: Any) -> Any:
            struct = result()
            function(*given, byref(struct), size)
            return struct

        return returned
    pointers = [x for x in arguments[:at] if isinstance(getattr(x, "_type_", None), type)]
    size = ctypes.sizeof([x._type_ for x in pointers if issubclass(x._type_, Structure)][-1])
    function.restype = result
    function.argtypes = arguments[:at] + [c_size_t] + arguments[at:]
    return lambda *given: function(*given[:at], size, *given[at:])


def load_library() -> Any:
    tried = candidates()
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
    for name, (result, arguments) in FUNCTIONS.items():
        exported = name + "_sized" if name in SIZED else name
        try:
            function = getattr(library, exported)
        except AttributeError:
            raise ImportError(
                f"{path} has no {exported}: it is an older Costate than this module, or none: "
                "install both from one version") from None
        if name in SIZED:
            setattr(library, name, with_size(function, SIZED[name], result, arguments))
        else:
            function.restype, function.argtypes = result, arguments
    return library


library = load_library()
__version__ = library.cst_version().decode()
library_path = library._name
# in the order of cst_integration
_names = map(library.cst_integrator_name, itertools.count())
INTEGRATORS = [x.decode() for x in itertools.takewhile(bool, _names)]
