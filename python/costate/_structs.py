"""The structs and numbers of costate.h and costate_study.h, field by field;
test/python/test_python_layout.py holds them against the C compiler."""

import ctypes
from ctypes import (CFUNCTYPE, POINTER, Structure, c_char_p, c_double, c_int, c_long, c_size_t,
                    c_void_p)
from typing import Any


STATUS = {
    0: "CST_OK", 1: "CST_WCONDITION", 2: "CST_WGRAZING", 3: "CST_WDRIFT", 4: "CST_WREDUNDANT",
    5: "CST_WPEAK", 6: "CST_WCORNER", 7: "CST_WACCURACY", 8: "CST_WUNRESOLVED", 9: "CST_WSPURIOUS", -1: "CST_EMEMORY",
    -2: "CST_EARGUMENT", -3: "CST_ENAME", -4: "CST_EVALUE",
    -5: "CST_EMODEL", -6: "CST_ESTART", -7: "CST_ESINGULAR", -8: "CST_EINTEGRATOR", -9: "CST_ENAN",
    -10: "CST_ECANCELED", -11: "CST_EDRIFT", -12: "CST_EFILE",
    -13: "CST_ESPURIOUS"
}
METHODS = ["adjoint", "direct", "fd", "fd-forward"]     # cst_method
FORMULAS = ["bdf", "adams"]                             # cst_options.adams
BARS = ["auto", "weighed", "full"]                      # cst_bars
PROJECTIONS = ["auto", "off", "always"]                 # cst_projection_choice
REASONS = ["running", "gradient", "decrease", "noise", "stalled", "failed", "infeasible",
           "iterations", "evaluations", "seconds", "canceled"]  # cst_reason
STARTS = ["given", "assembled", "equilibrium"]          # cst_start
SHAPES = ["bar", "line", "plate", "spring", "damper", "wheel", "mass", "pivot", "ground", "trace"]  # cst_shape


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
                ("upper", c_double), ("meaning", c_char_p), ("count", c_int), ("table", c_void_p)]


class cst_table(Structure):
    _fields_ = [("values", POINTER(c_double)), ("kind", c_int), ("lookups", c_int),
                ("from", c_double), ("to", c_double), ("knots", POINTER(c_double)),
                ("reserved", c_void_p * 10)]


class cst_array(Structure):
    _fields_ = [("name", c_char_p), ("unit", c_char_p), ("meaning", c_char_p), ("first", c_int),
                ("count", c_int), ("table", POINTER(cst_table)), ("reserved", c_void_p * 4)]


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
                ("coefficient", c_char_p), ("limit", c_char_p), ("across", c_char_p),
                ("reserved", c_void_p * 3)]


class cst_latch(Structure):
    _fields_ = [("name", c_char_p), ("row", c_int), ("by", c_int), ("reserved", c_void_p * 4)]


class cst_state(Structure):
    _fields_ = [("name", c_char_p), ("unit", c_char_p), ("meaning", c_char_p), ("reserved", c_void_p * 2)]


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
                ("arrays_count", c_int), ("arrays", POINTER(cst_array)),
                ("lookups", c_void_p), ("rho_size", c_int), ("states_count", c_int),
                ("states", POINTER(cst_state)),
                ("reserved", c_void_p * 20)]


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
doubles, ints, out_handle = POINTER(c_double), POINTER(c_int), POINTER(c_void_p)
model_pointer = POINTER(cst_model)


def no_callback(kind: Any) -> Any:
    """NULL in place of a function."""
    return kind()
