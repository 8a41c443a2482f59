"""Reads the kernels of a model (FILE.c up to its #include "costate.h") and refuses C that compiles,
and whose derivatives would be wrong or are not what the author means.  Where the file cannot be
read at all (Unreadable), the compiler may have better words."""
import glob
import os
import re
import sys

from pycparser import c_ast, c_generator

from . import forms, kinks
from .depends import Depends, Function, inner
from .syntax import Refused, Types, Unreadable, all_of, declarations, parse, refuse

KNOWN = set(
    "sin cos tan asin acos atan atan2 sinh cosh tanh exp log log10 pow sqrt fabs floor ceil fmod".
    split())
# functions that jump: of the state they are refused, of parameters the first three are known
JUMPS = set("floor ceil fmod round lround llround rint lrint llrint nearbyint trunc remainder remquo "
            "modf frexp logb ilogb signbit isnan isinf isfinite isnormal fpclassify isgreater "
            "isgreaterequal isless islessequal islessgreater isunordered".split())
TOLD_ELSEWHERE = re.compile(
    "(fmin|fmax|fdim|fma|hypot|copysign|cbrt|exp2|expm1|log2|log1p|asinh|acosh|atanh|"
    # regen_ad.sh, which does without this file
    "memcpy|memmove|memset)[fl]?$")
BRANCH = ("a branch on the state, across which the gradient would be wrong: declare a switch, and "
          "choose by mode[k] (doc/guide/authors.md, switches)")
JUMP = ("%s of the state or of t jumps, and across a jump the gradient would be wrong: declare a "
        "switch where it jumps, and choose by mode[k] (doc/guide/authors.md, switches)")
COMPARISONS = ("<", ">", "<=", ">=", "==", "!=", "&&", "||")


class Author:
    def __init__(self, path, library):
        self.library, tree = library, parse(path, library)
        self.types, self.functions, self.globals = Types(tree), {}, {}
        for d in tree:
            if isinstance(d, c_ast.FuncDef):
                self.define(d)
            elif isinstance(d, c_ast.Decl) and d.name:
                self.globals[d.name] = d.type
        self.constants = {e.name for d in tree for e in all_of(d, c_ast.Enumerator)}
        self.tree, self.depends = tree, Depends(os.path.basename(path)[:-2], self.functions, self.types)

    def define(self, d):
        name, arguments = d.decl.name, d.decl.type.args
        if name in self.functions:
            first = self.functions[name].definition.decl.coord
            refuse(d.decl, "%s is defined in %s:%d already: give this one another name" %
                   (name, os.path.basename(first.file), first.line))
        if d.param_decls or any(isinstance(p, (c_ast.ID, c_ast.EllipsisParam))
                                for p in (arguments.params if arguments else [])):
            refuse(d.decl, "the arguments of %s have no types: write them as in double f(double x)" %
                   name)
        self.functions[name] = Function(d, self.types)

    def check(self):
        self.lasting()
        for f in self.functions.values():
            self.floats(f)
            self.pointers(f)
            self.names(f)
            self.calls(f)
            self.returns(f)
            self.quotients(f, f.body)
        for f in self.depends.differentiated:
            self.branches(f)
        forms.prototypes(self.tree, self.functions)
        for f in self.functions.values():  # Tapenade reads them all
            forms.check(f, self)
        for f in self.depends.differentiated:
            self.arguments_kept(f)

    # ---- names, types and calls

    def lasting(self):
        """Variables that outlive a call; regen_ad.sh finds the plain ones."""
        found = [d for d in self.tree if isinstance(d, c_ast.Decl) and d.name and not isinstance(
            d.type, c_ast.FuncDecl)]
        found += [d for f in self.functions.values() for d in declarations(f.body)
                  if {"static", "extern", "_Thread_local"} & set(d.storage or [])]
        for d in found:
            if not self.types.is_const(d.type):
                refuse(d, "'%s' outlives the call: kernels keep nothing, and threads would race: "
                       "make it a local without static, or a const table" % d.name)

    def floats(self, f):
        for d in declarations(f.definition):
            if "float" in self.types.words(d.type):
                refuse(
                    d, "'%s' is a float, which has 7 digits, and differences fail: write double" %
                    d.name)
        if "float" in self.types.words(f.definition.decl.type.type):
            refuse(
                f.definition.decl,
                "%s returns a float, which has 7 digits, and differences fail: write double" %
                f.name)
        for x in all_of(f.definition, c_ast.Cast):
            if "float" in self.types.words(x.to_type.type):
                refuse(x, "a cast to float, which has 7 digits: write double")
        for x in all_of(f.definition, c_ast.Constant):
            if x.type == "float" and not re.match("0[xX]", x.value):
                refuse(
                    x,
                    "%s is a float, which has 7 digits: write %s" % (x.value, x.value.rstrip("fF")))

    def names(self, f):
        """Every variable is one of the kernels' own: a macro of a system header may hide
        anything."""
        known = {"true", "false", *f.kinds, *self.globals, *self.constants, *self.functions}

        def visit(x):
            if isinstance(x, c_ast.ID) and x.name not in known:
                raise Unreadable(
                    x.coord.file, x.coord.line,
                    "'%s' is not defined in the kernels, and Tapenade does not see the macros of "
                    "system headers: define it here, by #define or enum" % x.name)
            parts = inner(x)
            if isinstance(x, c_ast.FuncCall):
                parts = [x.args] if x.args else []
            elif isinstance(x, c_ast.NamedInitializer):
                parts = [x.expr]
            for child in parts:
                visit(child)

        visit(f.body)

    def pointers(self, f):
        """What would make two names of one variable."""
        returned = f.definition.decl.type.type
        if self.types.has(returned, c_ast.PtrDecl):
            refuse(f.definition.decl, "%s returns a pointer, and what is behind it cannot be "
                   "followed: give it an array to fill" % f.name)
        for d in declarations(f.definition):
            kind, local = d.type, d.name not in f.parameters
            if self.types.has(kind, c_ast.Union):
                refuse(d, "'%s' is a union, whose parts share memory: write a variable for each" %
                       d.name)
            if self.types.has(kind, c_ast.PtrDecl) and (
                    local or self.types.has(kind, c_ast.FuncDecl)
                    or "double" in self.types.words(kind)):
                refuse(d, "'%s' is a pointer, and what is behind it cannot be followed: write the "
                       "array itself, double x[N]" % d.name)
        for x in all_of(f.body, (c_ast.Cast, c_ast.CompoundLiteral, c_ast.Assignment)):
            if isinstance(x, c_ast.Assignment):
                if not self.depends.written(f, x.lvalue):
                    refuse(x, "an assignment that cannot be followed: write x = ... or x[i] = ...")
            elif isinstance(x, c_ast.CompoundLiteral):
                refuse(x, "a variable without a name: declare it, and assign to it")
            elif self.types.has(x.to_type.type, c_ast.PtrDecl):
                refuse(x, "a cast to a pointer: write the array itself")

    def calls(self, f):
        for x in all_of(f.body, c_ast.FuncCall):
            name = x.name.name if isinstance(x.name, c_ast.ID) else None
            if name is None or name in f.kinds:
                refuse(x, "a call by a pointer has no derivative: call the function by its name")
            if name in ("abs", "labs", "llabs"):
                refuse(x, "%s() rounds its argument to an integer: write fabs(...)" % name)
            if self.depends.kernel(name) and name in self.functions:
                refuse(
                    x,
                    "%s calls the kernel %s, whose adjoints would be counted twice: put what they "
                    "share into a static "
                    "function" % (f.name, name))
            if name in self.functions:
                self.arguments(f, x)
            elif name in JUMPS:
                self.jumps(f, x)
            elif name not in KNOWN and not TOLD_ELSEWHERE.match(name):
                self.unknown(x, name)

    def jumps(self, f, call):
        name, arguments = call.name.name, call.args.exprs if call.args else []
        if f in self.depends.differentiated and any(self.depends.on_state(f, a) for a in arguments):
            refuse(call, JUMP % (name + "()"))
        if name not in KNOWN:
            refuse(call, "Tapenade does not know %s(): write floor(x + 0.5) or the like, of "
                   "parameters only" % name)

    def unknown(self, call, name):
        """A function that is neither the model's nor one that Tapenade knows."""
        if name.endswith("f") and name[:-1] in KNOWN:
            refuse(call, "%s works in float, which has 7 digits: write %s" % (name, name[:-1]))
        if name in self.globals:
            return  # declared and defined elsewhere: the linker reports it
        for header in sorted(glob.glob(os.path.join(self.library, "*.h"))):
            with open(header, encoding="latin-1") as file:
                if re.search(r"^static \w+ %s\(" % re.escape(name), file.read(), re.M):
                    refuse(call, "%s is a function of %s: add the line #include \"%s\"" %
                           (name, os.path.basename(header), os.path.basename(header)))
        refuse(
            call,
            "%s has no derivative: leave the call out of the kernels; what is to be seen of a "
            "run is an output "
            "of the descriptor" % name)

    def arguments(self, f, call):
        """As many as the function has; and no variable as two of them: their adjoints are one
        variable, and the second may overwrite the first."""
        g, given = self.functions[call.name.name], call.args.exprs if call.args else []
        wanted, at = [p for p in g.parameters if p], g.definition.decl.coord
        if len(given) != len(wanted):
            refuse(call, "%s is called with %d arguments and has %d (%s:%d): call it with (%s)" % (
                g.name, len(given), len(wanted), os.path.basename(at.file), at.line,
                ", ".join(wanted) or "void"))
        places = [x for x in (self.place(f, a) for a in given) if x]
        for i, (name, one, whole) in enumerate(places):
            for other_name, other, other_whole in places[:i]:
                if name != other_name:
                    continue
                if one == other and not (whole and self.depends.kernel(f.name) and name in f.parameters):
                    refuse(call, "%s gets %s twice, and its derivative would be wrong: assign it to two "
                           "variables first, and pass these" % (g.name, one))
                if whole != other_whole:
                    refuse(call, "%s gets %s and a part of it, %s, and its derivative would be wrong: "
                           "assign the part to a variable of its own first, and pass that" %
                           (g.name, name, other if whole else one))

    def place(self, f, x):
        """(variable, text, whether it is the variable itself) of an argument that is one or a part
        of one, and real; None: it is none or a constant, and has no adjoint of its own."""
        write = c_generator.CGenerator().visit
        text = write(x)
        while isinstance(x, c_ast.UnaryOp) and x.op == "&":
            x = x.expr
        whole, base = isinstance(x, c_ast.ID), x
        while isinstance(base, (c_ast.ArrayRef, c_ast.StructRef)):
            base = base.name
        if not isinstance(base, c_ast.ID) or base.name not in f.kinds or self.is_int(f, x):
            return None
        if not self.depends.sources(f, base):
            return None
        return base.name, text, whole

    def arguments_kept(self, f):
        """Tapenade takes an argument's derivative for that of what is assigned to it."""
        for x in all_of(f.body, (c_ast.Assignment, c_ast.UnaryOp)):
            if isinstance(x, c_ast.UnaryOp) and x.op not in ("++", "p++", "--", "p--"):
                continue
            to = x.lvalue if isinstance(x, c_ast.Assignment) else x.expr
            if isinstance(to, c_ast.ID) and to.name in f.parameters and not self.types.is_int(
                    f.kinds[to.name]):
                refuse(x, "'%s' is an argument of %s, and assigned to, and its derivative would be "
                       "wrong: copy it into a local variable first" % (to.name, f.name))

    def returns(self, f):
        kind = self.types.words(f.definition.decl.type.type)
        if kind != ["void"] and not any(x.expr for x in all_of(f.body, c_ast.Return)):
            refuse(f.definition.decl, "%s returns nothing: end it with return ...;" % f.name)

    # ---- quotients of integers

    def is_int(self, f, x):
        if isinstance(x, c_ast.Constant):
            return "int" in x.type or x.type == "char"
        if isinstance(x, c_ast.ID):
            kind = f.kinds.get(x.name, self.globals.get(x.name))
            return x.name in self.constants if kind is None else self.types.is_int(kind)
        if isinstance(x, c_ast.ArrayRef):
            return self.is_int(f, x.name)
        if isinstance(x, c_ast.StructRef):
            return any(map(self.types.is_int, self.types.fields.get(x.field.name, [])))
        if isinstance(x, c_ast.UnaryOp):
            return x.op in ("!", "sizeof") or self.is_int(f, x.expr)
        if isinstance(x, c_ast.BinaryOp):
            return x.op in (*COMPARISONS,
                            "%") or self.is_int(f, x.left) and self.is_int(f, x.right)
        if isinstance(x, c_ast.Cast):
            return self.types.is_int(x.to_type.type)
        if isinstance(x, c_ast.TernaryOp):
            return self.is_int(f, x.iftrue) and self.is_int(f, x.iffalse)
        if isinstance(x, c_ast.FuncCall) and x.name.name in self.functions:
            return self.types.is_int(self.functions[x.name.name].definition.decl.type.type)
        return False

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
            if isinstance(x, c_ast.Decl) and (name == "type" or self.types.is_int(x.type)):
                continue
            self.quotients(f, child)

    # ---- branches on the state, and what jumps as they do

    def branches(self, f):
        for x in all_of(f.body, c_ast.Node):
            why = self.judge(f, x)
            if why:
                refuse(x, why)

    def judge(self, f, x):
        """Why this part of a function would not be smooth in the state, or None."""
        def on(part):
            return part is not None and self.depends.on_state(f, part)

        if isinstance(x, (c_ast.If, c_ast.While, c_ast.DoWhile, c_ast.For, c_ast.TernaryOp,
                          c_ast.Switch)):
            return BRANCH if on(x.cond) else None
        if isinstance(x, c_ast.BinaryOp) and x.op in COMPARISONS:
            return BRANCH if on(x) else None
        if isinstance(x, c_ast.BinaryOp) and x.op == "/":
            return JUMP % "a sign" if on(x) and self.is_sign(f, x) else None
        if isinstance(x, c_ast.UnaryOp) and x.op == "!":
            return BRANCH if on(x) else None
        if isinstance(x, c_ast.ArrayRef):
            casts = all_of(x.subscript, c_ast.Cast)  # a variable is refused where it is assigned
            return JUMP % "an index" if any(map(on, casts)) else None
        if isinstance(x, c_ast.InitList):
            return ("a list of initial values that depend on the state loses their derivatives: "
                    "assign them one by one" if on(x) else None)
        return JUMP % "a whole number" if any(map(on, self.made_whole(f, x))) else None

    def made_whole(self, f, x):
        """The values that become integers here."""
        if isinstance(x, c_ast.Cast) and self.types.is_int(x.to_type.type):
            yield x.expr
        elif isinstance(x, c_ast.Assignment) and self.is_int(f, x.lvalue):
            yield x.rvalue
        elif isinstance(x, c_ast.Decl) and x.init is not None and self.types.is_int(x.type):
            yield x.init
        elif isinstance(x, c_ast.Return) and self.types.is_int(f.definition.decl.type.type):
            yield x.expr
        elif isinstance(x, c_ast.FuncCall) and x.name.name in self.functions:
            g = self.functions[x.name.name]
            for p, a in zip(g.parameters, x.args.exprs if x.args else []):
                if p and self.types.is_int(g.kinds[p]):
                    yield a

    def is_sign(self, f, x):
        """x / |x|, or the other way around."""
        write = c_generator.CGenerator().visit
        return any(self.magnitude(f, one) == write(other)
                   for one, other in ((x.left, x.right), (x.right, x.left)))

    def magnitude(self, f, x):
        """The text of y where x is |y|: fabs(y), sqrt(y * y), or a variable that is assigned once,
        to such; or None."""
        write = c_generator.CGenerator().visit
        if isinstance(x, c_ast.ID):
            values = [a.rvalue for a in all_of(f.body, c_ast.Assignment) if write(a.lvalue) == x.name]
            values += [d.init for d in declarations(f.body) if d.name == x.name and d.init is not None]
            return self.magnitude(f, values[0]) if len(values) == 1 else None
        name, given = getattr(getattr(x, "name", None), "name", ""), getattr(x, "args", None)
        if not isinstance(x, c_ast.FuncCall) or not given:
            return None
        first = given.exprs[0]
        if name == "fabs":
            return write(first)
        if name == "sqrt" and isinstance(first, c_ast.BinaryOp) and first.op == "*":
            return write(first.left) if write(first.left) == write(first.right) else None
        return None


def refused(path, library):
    """What is refused in a model's kernels, as an exception, or None; what may be meant is a warning
    on stderr."""
    try:
        author = Author(path, library)
        author.check()
        for file, line, text in kinks.found(author):
            print("%s:%d: warning: %s" % (os.path.basename(file), line, text), file=sys.stderr)
    except Exception as why:  # pylint: disable=broad-except
        return why  # whatever it is: what cannot be read is not built
    return None


def words(path, why):
    """(what to write and where, the line itself) of what is refused."""
    if not isinstance(why, Refused):
        return ("%s cannot be read (%s: %s): check that its headers are there and that cpp is "
                "installed, and write plainer C" %
                (os.path.basename(path), type(why).__name__, why)), []
    file, line, text = why.args
    try:
        with open(file, encoding="latin-1") as source:
            shown = [source.readlines()[line - 1].strip()]
    except (OSError, IndexError):
        shown = []
    return "%s:%d: %s" % (os.path.basename(file), line, text), shown


def main(path, library):
    """Prints one line, "file:line: what and what to write"; the line itself goes to stderr."""
    why = refused(path, library)
    if why is None:
        return 0
    text, shown = words(path, why)
    print("\n".join(shown), end="\n" if shown else "", file=sys.stderr)
    print(text)
    return 1 if isinstance(why, Refused) and not isinstance(why, Unreadable) else 3
