"""What calls return: named tuples."""

import collections


Array = collections.namedtuple("Array", "name unit count meaning indices")
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
