"""usage: python3 scripts/author.py FILE.c LIBRARY

Reads the kernels of a model (FILE.c up to its #include "costate.h") and refuses C that compiles,
and whose derivatives would be wrong or are not what the author means.  Prints one line, "file:line:
what and what to write" (the line itself goes to stderr), and ends with status 1. LIBRARY is where
headers that are not beside the model are. """
import os
import re
import subprocess
import sys

from pycparser import c_ast, c_generator, c_parser
from pycparser.c_parser import ParseError

KERNELS = ("inertia", "forces", "constraints", "switches", "initial", "launch")
STATE = ("t", "q", "v", "a", "lambda")
KNOWN = set(
    "sin cos tan asin acos atan atan2 sinh cosh tanh exp log log10 pow sqrt fabs floor ceil fmod".
    split())
TOLD_ELSEWHERE = re.compile(
    "(fmin|fmax|fdim|fma|hypot|copysign|cbrt|exp2|expm1|log2|log1p|asinh|acosh|atanh|"
    # regen_ad.sh, which does without this file
    "memcpy|memmove|memset)[fl]?$")
TYPES = "typedef int bool; typedef unsigned long size_t; typedef int int32_t; typedef long int64_t;\n"


class Refused(Exception):
    """Where, and what to write."""


def refuse(node, text):
    raise Refused(node.coord.file, node.coord.line, text)


def flatten(path, library, seen):
    """The kernels with the headers in quotes put in, and line markers; system headers are left out.
    """
    if path in seen:
        return "", False
    seen.add(path)
    text = ['# 1 "%s"\n' % path]
    with open(path, encoding="latin-1") as file:
        for number, line in enumerate(file, 1):
            if line.startswith('#include "costate.h"'):
                return "".join(text), True
            name = re.match('#include "([^"]*)"', line)
            if name:
                beside = os.path.join(os.path.dirname(path), name[1])
                inner, ended = flatten(
                    beside if os.path.exists(beside) else os.path.join(library, name[1]), library,
                    seen)
                text += [inner, '# %d "%s"\n' % (number + 1, path)]
                if ended:
                    return "".join(text), True
            elif re.match("# *include", line):
                text.append("\n")
            else:
                text.append(line)
    return "".join(text), False


def declarations(node):
    """All declarations in a function, of its parameters and its locals."""
    if isinstance(node, c_ast.Decl) and not isinstance(node.type, c_ast.FuncDecl):
        yield node
    for _, child in node.children():
        yield from declarations(child)


def all_of(node, kind):
    if isinstance(node, kind):
        yield node
    for _, child in node.children():
        yield from all_of(child, kind)


def base(kind):
    """The words of a type, without arrays and pointers."""
    while isinstance(kind, (c_ast.ArrayDecl, c_ast.PtrDecl)):
        kind = kind.type
    if isinstance(kind, c_ast.TypeDecl):
        kind = kind.type
    return kind.names if isinstance(
        kind, c_ast.IdentifierType) else ["int"] if isinstance(kind, c_ast.Enum) else ["struct"]


def root(node):
    """The variable that an lvalue or an argument is a part of."""
    while isinstance(node, (c_ast.ArrayRef, c_ast.UnaryOp, c_ast.StructRef)):
        node = node.expr if isinstance(node, c_ast.UnaryOp) else node.name
    return node.name if isinstance(node, c_ast.ID) else None


class Function:
    def __init__(self, definition):
        self.definition, self.name = definition, definition.decl.name
        arguments = definition.decl.type.args
        self.parameters = [p.name for p in arguments.params] if arguments else []
        self.types = {d.name: base(d.type) for d in declarations(definition) if d.name}
        self.depends = set()  # the variables that depend on the state


class Author:
    def __init__(self, path, library):
        text, _ = flatten(path, library, set())
        plain = subprocess.run(["cpp", "-undef"],
                               input=text,
                               capture_output=True,
                               text=True,
                               check=True).stdout
        plain = re.sub(r'^# (\d+) ("[^"]*").*$', r"# \1 \2", plain, flags=re.M)
        self.name = os.path.basename(path)[:-2]
        self.functions, self.types = {}, {}
        for d in c_parser.CParser().parse(TYPES + plain, filename=path).ext:
            if isinstance(d, c_ast.FuncDef):
                self.functions[d.decl.name] = Function(d)
            elif isinstance(d, c_ast.Decl) and d.name:
                self.types[d.name] = base(d.type)
            for e in all_of(d, c_ast.Enumerator):
                self.types[e.name] = ["int"]

    def is_kernel(self, name):
        if not name.startswith(self.name + "_"):
            return False
        kernel = name[len(self.name) + 1:]
        return kernel in KERNELS or kernel.startswith(("cost_", "final_"))

    def check(self):
        for f in self.functions.values():
            self.floats(f)
            self.calls(f)
            self.returns(f)
            self.quotients(f, f.definition.body)
        self.branches()

    # ---- types and calls

    def floats(self, f):
        for d in declarations(f.definition):
            if "float" in base(d.type):
                refuse(
                    d, "'%s' is a float, which has 7 digits, and differences fail: write double" %
                    d.name)
        if "float" in base(f.definition.decl.type.type):
            refuse(
                f.definition.decl,
                "%s returns a float, which has 7 digits, and differences fail: write double" %
                f.name)
        for x in all_of(f.definition, c_ast.Cast):
            if "float" in base(x.to_type.type):
                refuse(x, "a cast to float, which has 7 digits: write double")
        for x in all_of(f.definition, c_ast.Constant):
            if x.type == "float":
                refuse(
                    x,
                    "%s is a float, which has 7 digits: write %s" % (x.value, x.value.rstrip("fF")))

    def calls(self, f):
        for x in all_of(f.definition.body, c_ast.FuncCall):
            name = x.name.name if isinstance(x.name, c_ast.ID) else None
            if name is None:
                refuse(x, "a call by a pointer has no derivative: call the function by its name")
            if name in ("abs", "labs", "llabs"):
                refuse(x, "%s() rounds its argument to an integer: write fabs(...)" % name)
            if self.is_kernel(name) and name in self.functions:
                refuse(
                    x,
                    "%s calls the kernel %s, whose adjoints would be counted twice: put what they "
                    "share into a static "
                    "function" % (f.name, name))
            if name in self.functions:
                self.twice(f, x)
            if name in self.functions or name in KNOWN or TOLD_ELSEWHERE.match(name):
                continue
            if name.endswith("f") and name[:-1] in KNOWN:
                refuse(x, "%s works in float, which has 7 digits: write %s" % (name, name[:-1]))
            if name in self.types:
                continue  # declared and defined elsewhere: the linker reports it
            refuse(
                x,
                "%s has no derivative: leave the call out of the kernels; what is to be seen of a "
                "run is an output "
                "of the descriptor" % name)

    def twice(self, f, call):
        """One element of rho or of the state as two arguments: their adjoints are one variable, and
        the second may overwrite the first."""
        seen = set()
        for a in call.args.exprs if call.args else []:
            if self.is_kernel(f.name) and root(a) in STATE[1:] + ("rho",) and not isinstance(a, c_ast.ID):
                text = c_generator.CGenerator().visit(a)
                if text in seen:
                    refuse(call, "%s gets %s twice, and its derivative would be wrong: assign it to two "
                           "variables first, and pass these" % (call.name.name, text))
                seen.add(text)

    def returns(self, f):
        kind = base(f.definition.decl.type.type)
        if kind != ["void"] and not any(x.expr for x in all_of(f.definition.body, c_ast.Return)):
            refuse(f.definition.decl, "%s returns nothing: end it with return ...;" % f.name)

    # ---- quotients of integers

    def is_int(self, f, x):
        if isinstance(x, c_ast.Constant):
            return "int" in x.type or x.type == "char"
        if isinstance(x, c_ast.ID):
            return self.int_type(f.types.get(x.name, self.types.get(x.name, ["double"])))
        if isinstance(x, c_ast.ArrayRef):
            return self.int_type(f.types.get(root(x), self.types.get(root(x), ["double"])))
        if isinstance(x, c_ast.UnaryOp):
            return x.op in ("!", "sizeof") or self.is_int(f, x.expr)
        if isinstance(x, c_ast.BinaryOp):
            return x.op in ("<", ">", "<=", ">=", "==", "!=", "&&", "||",
                            "%") or self.is_int(f, x.left) and self.is_int(f, x.right)
        if isinstance(x, c_ast.Cast):
            return self.int_type(base(x.to_type.type))
        if isinstance(x, c_ast.TernaryOp):
            return self.is_int(f, x.iftrue) and self.is_int(f, x.iffalse)
        return False

    @staticmethod
    def int_type(names):
        return "double" not in names and "float" not in names and "struct" not in names

    def quotients(self, f, x):
        """Divisions of integers whose value becomes a real one: not in an index, the head of a
        loop, or the value of an int."""
        if isinstance(x, c_ast.BinaryOp) and x.op == "/" and self.is_int(f, x.left) and self.is_int(
                f, x.right):
            refuse(
                x,
                "a quotient of integers, which C rounds towards 0 and Tapenade does not: write 1.0 "
                "/ 2, or 0.5 * n"
            )
        for name, child in x.children():
            if isinstance(x, c_ast.ArrayRef) and name == "subscript":
                continue
            if isinstance(x, c_ast.For) and name in ("init", "cond", "next"):
                continue
            if isinstance(x, c_ast.Assignment) and name == "rvalue" and self.is_int(f, x.lvalue):
                continue
            if isinstance(x, c_ast.Decl) and (name == "type" or self.int_type(base(x.type))):
                continue
            self.quotients(f, child)

    # ---- branches on the state

    def branches(self):
        """What depends on the state is followed through assignments and calls until nothing is
        added."""
        for f in self.functions.values():
            if self.is_kernel(f.name):
                f.depends = {p for p in f.parameters if p in STATE}
        self.result = set()  # functions whose value depends on the state
        before = None
        while before != self.size():
            before = self.size()
            for f in self.functions.values():
                self.follow(f)
        for f in self.differentiated():
            self.conditions(f)

    def differentiated(self):
        """The kernels and what they call: not the potential energy alone."""
        names = [name for name in self.functions if self.is_kernel(name)]
        for name in names:
            for x in all_of(self.functions[name].definition.body, c_ast.FuncCall):
                if x.name.name in self.functions and x.name.name not in names:
                    names.append(x.name.name)
        return [self.functions[name] for name in names]

    def size(self):
        return len(self.result) + sum(len(f.depends) for f in self.functions.values())

    def on_state(self, f, x):
        """Whether the value of an expression depends on the state."""
        if isinstance(x, c_ast.ID):
            return x.name in f.depends
        if isinstance(x, c_ast.FuncCall) and isinstance(x.name, c_ast.ID):
            if x.name.name in self.functions and x.name.name not in self.result:
                return False
            return x.args is not None and any(self.on_state(f, a) for a in x.args.exprs)
        return any(self.on_state(f, child) for _, child in x.children())

    def follow(self, f):
        for x in all_of(f.definition.body, c_ast.Assignment):
            if self.on_state(f, x.rvalue):
                f.depends.add(root(x.lvalue))
        for x in all_of(f.definition.body, c_ast.Decl):
            if x.init is not None and self.on_state(f, x.init):
                f.depends.add(x.name)
        for x in all_of(f.definition.body, c_ast.Return):
            if x.expr is not None and self.on_state(f, x.expr):
                self.result.add(f.name)
        for x in all_of(f.definition.body, c_ast.FuncCall):
            g = self.functions.get(getattr(x.name, "name", None))
            if g is None or x.args is None:
                continue
            for p, a in zip(g.parameters, x.args.exprs):
                if self.on_state(f, a):
                    g.depends.add(p)
                variable = root(a) # an array that g fills, for whoever calls it
                if variable and p in g.depends and self.array(g, p) and self.fills(g, p):
                    f.depends.add(variable)

    @staticmethod
    def array(g, p):
        """Whether that parameter is an array that the function may write."""
        return any(
            d.name == p and isinstance(d.type, (c_ast.ArrayDecl,
                                                c_ast.PtrDecl)) and "const" not in d.type.type.quals
            for d in g.definition.decl.type.args.params)

    def fills(self, g, p):
        return any(root(x.lvalue) == p and self.on_state(g, x.rvalue) for x in all_of(g.definition.body, c_ast.Assignment)) or \
            any(root(a) == p for x in all_of(g.definition.body, c_ast.FuncCall) for a in (x.args.exprs if x.args else []))

    def conditions(self, f):
        for x in all_of(
                f.definition.body,
            (c_ast.If, c_ast.While, c_ast.DoWhile, c_ast.For, c_ast.TernaryOp, c_ast.Switch)):
            if x.cond is not None and self.on_state(f, x.cond):
                refuse(
                    x,
                    "a branch on the state, across which the gradient would be wrong: declare a "
                    "switch, and choose by "
                    "mode[k] (doc/authors.md, switches)")


def main(path, library):
    try:
        author = Author(path, library)
    except (ParseError, OSError, subprocess.CalledProcessError):
        return 0  # what it cannot read, it does not judge: the compiler does
    try:
        author.check()
    except Refused as why:
        file, line, text = why.args
        with open(file, encoding="latin-1") as source:
            print(source.readlines()[line - 1].strip(), file=sys.stderr)
        print("%s:%d: %s" % (os.path.basename(file), line, text))
        return 1
    return 0


if __name__ == "__main__":
    if len(sys.argv) != 3:
        sys.exit(__doc__)
    sys.setrecursionlimit(10000)
    sys.exit(main(*sys.argv[1:]))
