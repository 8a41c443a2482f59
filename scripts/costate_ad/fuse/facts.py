"""Writes DIRECTORY/MODEL_facts.c: what the kernels of a model look at, and the functions of time that are in them (clocks.py).  DIRECTORY has
MODEL.c, its kernels, and the derivatives that Tapenade wrote; the costs are in the order of the table of kernels.  The kernels are run with
expressions in place of numbers (machine.py).  Of a kernel that this refuses, the arguments that its body names are written down.
"""
import os
import sys

from pycparser import c_ast

from . import expressions as ex
from .clocks import EVERYTHING, LOOKS, Clocks, Looks
from .expressions import Node, Refused
from .machine import Machine, array, unset
from .model import inputs
from .outline import Outline
from .program import Place, Program, wrapped

UNKNOWN = "{ 0, 0, 1, NULL }" # no clocks, mixed
NONE = "{ 0, 0, 0, NULL }"
LIMIT = 300000 # expressions; of a model that comes to more, only what its kernels name is known


class Opened(Outline):
    """No call becomes a function."""

    def call(self, machine, name, args):
        return machine.run(name, args, 1)


class Reader(Machine):
    """Also of functions that have no fused code: they are not written, but for clocks."""
    MATHEMATICS = Machine.MATHEMATICS + ("log10", "floor", "ceil", "fmod")


class Group:
    """What a part of the model looks at, and its clocks.  Without expressions: all of them are unknown."""

    def __init__(self, mask, clocks=None):
        self.mask, self.clocks = mask, clocks


class Facts:
    def __init__(self, directory, name):
        self.name, self.machines, self.looks = name, {}, Looks()
        self.directory = directory
        self.reader = self.machine(name)

    def machine(self, file):
        path = "%s/%s.c" % (self.directory, file)
        if file not in self.machines:
            if not os.path.exists(path):
                raise Refused("no file %s.c" % file)
            self.machines[file] = Reader(path, Opened())
        return self.machines[file]

    def has(self, kernel):
        return "%s_%s" % (self.name, kernel) in self.reader.functions

    def arguments(self, machine, function):
        """Of each parameter its name, and an array of inputs where its name is that of one; others are results."""
        values = {}
        for p in machine.functions[function].decl.type.args.params:
            if not isinstance(p.type, c_ast.ArrayDecl):
                values[p.name] = ex.node("input", p.name, None) if p.name in LOOKS else None
            elif p.name in LOOKS:
                values[p.name] = inputs(p.name, machine.shape(p.type)[0], whole=p.name == "mode")
            else:
                values[p.name] = unset(machine.shape(p.type)[0])
        return values

    def results(self, kernel):
        """The expressions of what a kernel computes."""
        function = "%s_%s" % (self.name, kernel)
        values = self.arguments(self.reader, function)
        returned = self.reader.run(function, list(values.values()))
        out = [v for name, v in values.items() if name not in LOOKS]
        return out[0].store if out else [returned]

    def named(self, kernel):
        """The arguments that the body of a kernel names."""
        function = self.reader.functions["%s_%s" % (self.name, kernel)]
        found, todo = 0, [function.body]
        while todo:
            x = todo.pop()
            found |= LOOKS.get(x.name, 0) if isinstance(x, c_ast.ID) else 0
            todo.extend(child for _, child in x.children())
        return found

    def count(self, kernel):
        """The number of results."""
        function = "%s_%s" % (self.name, kernel)
        sizes = self.reader.sizes(function)
        return next((k for name, k in sizes.items() if name not in LOOKS), 1)

    def mask(self, values):
        found = 0
        for x in values:
            found |= EVERYTHING if x is None else self.looks.at(x)
        return found

    def group(self, *values):
        clocks = Clocks(self.looks)
        for x in values:
            if x.__class__ is Node:
                clocks.add(x)
        return Group(self.mask(values), clocks)

    def each(self, kernel):
        """A group for every result of a kernel."""
        if not self.has(kernel):
            return []
        try:
            return [self.group(x) for x in self.results(kernel)]
        except Refused:
            return [Group(self.named(kernel))] * self.count(kernel)

    def whole(self, kernel):
        """One for the kernel."""
        groups = self.each(kernel)
        mask = 0
        for g in groups:
            mask |= g.mask
        return mask

    def motion(self):
        """Forces and what the constraints come to in the equations of motion: the second derivative of Phi."""
        try:
            found = self.results("forces")
            if self.has("constraints"):
                found = found + self.phi_ddot()
            return self.group(*found)
        except Refused:
            return Group(0)

    def phi_ddot(self):
        machine, function = self.machine(self.name + "_d1"), self.name + "_constraints_d0_d1"
        values = self.arguments(machine, function)
        v = inputs("v", len(values["q"].store))
        values.update(td1=1.0, td0=1.0, qd1=v, qd0=v, qd0d1=array([0.0] * len(v.store)))
        machine.run(function, list(values.values()))
        return values["phid0d1"].store

    def phi_q_moves(self):
        """Whether Phi_q depends on t: the derivatives of t-dependent parts by q."""
        if not self.whole("constraints") & LOOKS["t"]:
            return 0
        try:
            machine, function = self.machine(self.name + "_d1"), self.name + "_constraints_d0_d1"
            values = self.arguments(machine, function) # Phi_ddot is Phi_q a, where all else is zero
            n = len(values["q"].store)
            a = inputs("a", n)
            none = [0.0] * n
            values.update(td1=0.0, td0=0.0, qd1=array(none), qd0=array(none), qd0d1=a)
            machine.run(function, list(values.values()))
            return int(bool(self.mask(values["phid0d1"].store) & LOOKS["t"]))
        except Refused:
            return 1


def clock_function(name, which, group, arrays):
    """C of the clocks and kinks of a group, and its line of the table."""
    if group.clocks is None:
        return "", UNKNOWN
    outputs = [("out", k, x) for k, x in enumerate([*group.clocks.clocks, *group.clocks.kinks])]
    line = "{ %d, %d, %d, %%s }" % (len(group.clocks.clocks), len(group.clocks.kinks), group.clocks.mixed)
    if not outputs:
        return "", line % "NULL"
    function = "%s_%s_clocks" % (name, which)
    try:
        text = Program(function, outputs, arrays, {"out": Place("out")}).text("double t, const double *restrict rho, double *restrict out")
    except Refused:
        return "", UNKNOWN
    return text.replace("void %s(" % function, "static void %s(" % function), line % function


def masks(name, groups):
    """C of what each looks at, and what it is called in the table."""
    if not groups:
        return "", "NULL"
    return "static const unsigned char %s[] = {\n%s};\n" % (name, wrapped([g.mask for g in groups])), name


def clocks(name, which, groups, arrays):
    """The same of their clocks: none where no group has any."""
    found = [clock_function(name, "%s%d" % (which, k), g, arrays) for k, g in enumerate(groups)]
    if all(line == NONE for _, line in found):
        return "", "NULL"
    table = "%s_clocks" % which
    lines = "".join("    %s,\n" % line for _, line in found)
    return "%sstatic const cst_clocks %s[] = {\n%s};\n" % ("".join(c for c, _ in found), table, lines), table


def main(directory, name, costs):
    sys.setrecursionlimit(100000)
    ex.use(ex.Graph(LIMIT))
    facts = Facts(directory, name)
    arrays = {"rho": facts.reader.sizes(name + "_forces")["rho"]}

    def scalars(stem):
        return [facts.each(stem + c)[0] if facts.has(stem + c) else facts.group() for c in costs]
    outputs, integrands = facts.each("outputs"), scalars("cost_")
    tables = [masks("switches", facts.each("switches")), masks("outputs", outputs), masks("costs", integrands), masks("finals", scalars("final_")),
              clock_function(name, "motion", facts.motion(), arrays), clocks(name, "outputs", outputs, arrays), clocks(name, "costs", integrands, arrays)]
    constraints = facts.whole("constraints") if facts.has("constraints") else 0
    with open("%s/%s_facts.c" % (directory, name), "w") as file:
        file.write("/* Written by scripts/costate_ad/fuse: what the kernels of %s look at, and the functions of time in them. */\n"
                   "#include \"costate_model.h\"\n#include <math.h>\n#include <stddef.h>\n" % name + "".join(c for c, _ in tables))
        file.write("extern const cst_facts {0}_facts;\nconst cst_facts {0}_facts = {{\n"
                   "    {1}, {2}, {3}, {4},\n    {5}\n}};\n".format(
                       name, facts.whole("inertia"), facts.whole("forces"), constraints, facts.phi_q_moves(), ", ".join(line for _, line in tables)))
