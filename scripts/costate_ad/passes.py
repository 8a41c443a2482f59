"""The table of passes, ad/passes: what Tapenade differentiates with respect to what."""
import os
import re
from collections import namedtuple

from . import files
from .failure import Failure
from .place import in_tree

TABLE = in_tree("ad", "passes")
MODES = ("tangent", "vector", "reverse")

# A line: `kernel` is the model's function that it comes from, `function` what the pass writes.
Line = namedtuple("Line", "name of mode use head kernel function")
Pass = namedtuple("Pass", "name of mode use heads")


def suffix(name):
    """What the names of a pass's functions end in: d0_b is written by d0_b's last part, b."""
    return name.split("_")[-1]


def lines(path=TABLE):
    found, source = [], {}
    for text in files.read(path).splitlines():
        if not text.strip() or text.startswith("#"):
            continue
        name, of, mode, use, head = text.split(None, 4)
        source[name] = of
        function = kernel = head.split("(")[0]
        while of != "model":
            kernel = re.sub("_%s$" % suffix(of), "", kernel)
            of = source[of]
        found.append(Line(name, source[name], mode, use, head, kernel,
                          "%s_%s" % (function, suffix(name))))
    return found


def by_name(table=None):
    """{name: Pass}, in the order of the table."""
    found = {}
    for line in table or lines():
        if line.mode not in MODES:
            raise Failure("ad/passes: pass %s: there is no mode '%s': tangent, vector or reverse" %
                          (line.name, line.mode))
        if line.name not in found:
            found[line.name] = Pass(line.name, line.of, line.mode, line.use, [])
        found[line.name].heads.append(line)
    return found


def kept(table=None):
    """The passes whose output is kept: those that the engine calls."""
    return [p.name for p in by_name(table).values() if p.use == "engine"]


def functions(path=TABLE):
    """{function: pass}: constraints_d0_b is of the pass d0_b, constraints_dv of q_dv."""
    return {line.function: line.name for line in lines(path)}


def derivatives(kernel, table=None):
    """The functions that the engine has of a kernel."""
    return [x.function for x in table or lines() if x.use == "engine" and x.kernel == kernel]


def arguments(one, model, kernels):
    """The heads of a pass for the kernels that a model has, as Tapenade's arguments."""
    found = []
    for line in one.heads:
        if line.kernel.endswith("*"):
            stem = line.kernel[:-1]
            found += [re.sub(r"[a-z]+_\*", "%s_%s" % (model, k), line.head)
                      for k in kernels if k.startswith(stem)]
        elif line.kernel in kernels:
            found.append("%s_%s" % (model, line.head))
    return found


def is_second(name):
    """Whether a pass works on second derivatives: those with e0 or e1."""
    return any(re.fullmatch("e[0-9]", part) for part in name.split("_"))
