"""Runs C with expressions in place of numbers: the part of C that models and Tapenade's output are written in.

Loops and indices are numbers and are carried out; a branch on what is not known runs both ways, and each variable becomes a
choice between its two values.  A call of a helper becomes a call in the program that is written (outline), and those that come to the
same expressions share one function.
"""
import subprocess

from pycparser import c_ast, c_parser

import expressions as ex
from expressions import UNSET, Lanes, Node, Refused


class Pointer:
    """shape: of what it points to, () for a number"""
    __slots__ = ("store", "offset", "shape")

    def __init__(self, store, offset, shape):
        self.store, self.offset, self.shape = store, offset, shape


def size(shape):
    n = 1
    for k in shape:
        n *= k
    return n


def array(values):
    return Pointer(list(values), 0, ())


def unset(count):
    return Pointer([None] * count, 0, ())


def directions(values):
    """One direction a number: [count][1], as vector-mode code takes it; the direction is Lanes."""
    return Pointer(list(values), 0, (1,))


class Machine:
    def __init__(self, path, outline):
        with open(path) as file:
            text = "".join(line for line in file if not line.startswith("#include"))
        text = subprocess.run(["cpp", "-P", "-undef", "-DNBDirsMax=1"], input=text, capture_output=True, text=True, check=True).stdout
        self.constants, self.tables, self.functions, self.compiled, self.repeating = {}, {}, {}, {}, {}
        self.log = None     # what was overwritten since a branch or an outlined call began: (store, index, value)
        self.stack = None   # of Tapenade's push and pop: (value, below), or (condition, stack if so, stack if not)
        self.known = {}     # conditions that hold or not in the branch that is run
        self.loops = 0      # of the function that is run, around the statement
        self.made = None    # stores that were made since an outlined call began
        self.outline = outline
        for d in c_parser.CParser().parse(text).ext:
            if isinstance(d, c_ast.FuncDef):
                self.functions[d.decl.name] = d
            elif isinstance(d, c_ast.Decl):
                self.declare(d)

    # ---- declarations

    def declare(self, d):
        kind = d.type.type if isinstance(d.type, c_ast.TypeDecl) else d.type
        if isinstance(kind, c_ast.Enum) and kind.values:
            value = 0
            for e in kind.values.enumerators:
                value = self.constant(e.value) if e.value is not None else value
                self.constants[e.name] = value
                value += 1
        if d.name and d.init is not None:
            shape, values = self.shape(d.type), self.initial(d.init)
            self.tables[d.name] = Pointer(values + [0] * (size(shape) - len(values)), 0, shape[1:])

    def initial(self, x):
        if isinstance(x, c_ast.InitList):
            return [v for y in x.exprs for v in self.initial(y)]
        return [self.constant(x)]

    def constant(self, x):
        return self.expression(x)({})

    def shape(self, kind):
        dims = []
        while isinstance(kind, c_ast.ArrayDecl):
            dims.append(self.constant(kind.dim) if kind.dim else 0)
            kind = kind.type
        return tuple(dims)

    @staticmethod
    def is_int(kind):
        while not isinstance(kind, c_ast.TypeDecl):
            kind = kind.type
        return kind.type.names[-1] == "int"

    # ---- memory

    def write(self, store, k, value):
        if self.log is not None:
            self.log.append((store, k, store[k]))
        store[k] = value

    def read(self, store, k):
        value = self.inside(store[k])
        return ex.node(UNSET) if value is None else value # an error only where a result depends on it

    def inside(self, value):
        """A value of the caller, as the function that is outlined now knows it."""
        if value.__class__ is Node and value.graph is not ex.current:
            return self.outline.inside(value)
        if value.__class__ is Lanes:
            return Lanes({k: self.inside(x) for k, x in value.of.items()})
        return value

    # ---- expressions, as functions of the frame: name -> Pointer, or the store of a number

    def expression(self, x):
        return getattr(self, "x_" + x.__class__.__name__, self.x_other)(x)

    def x_other(self, x):
        raise Refused("an expression of the kind " + x.__class__.__name__)

    def x_Constant(self, x):
        value = int(x.value, 0) if x.type == "int" else float(x.value)
        return lambda f: value

    def x_ID(self, x):
        name = x.name
        if name in self.constants or name in self.tables:
            value = self.constants[name] if name in self.constants else self.tables[name]
            return lambda f: value

        def get(f):
            p = f[name]
            return p if p.__class__ is Pointer else self.read(p, 0)
        return get

    def x_ArrayRef(self, x):
        place = self.place(x)

        def get(f):
            store, k, shape = place(f)
            return Pointer(store, k, shape[1:]) if shape else self.read(store, k)
        return get

    def x_UnaryOp(self, x):
        if x.op == "*":
            return self.x_ArrayRef(x)
        if x.op == "&":
            place = self.place(x.expr)
            return lambda f: Pointer(*place(f))
        if x.op in ("++", "--", "p++", "p--"):
            name, step = x.expr.name, 1 if "+" in x.op else -1
            return lambda f: self.write(f[name], 0, f[name][0] + step)
        e = self.expression(x.expr)
        if x.op == "-":
            return lambda f: ex.neg(e(f))
        if x.op == "!":
            return lambda f: ex.choose(ex.truth(e(f)), 0, 1)
        if x.op == "+":
            return e
        raise Refused("the operator " + x.op)

    def x_BinaryOp(self, x):
        a, b, op = self.expression(x.left), self.expression(x.right), x.op
        if op in ex.ARITHMETIC:
            rule = ex.ARITHMETIC[op]
            return lambda f: rule(a(f), b(f))
        if op in ex.COMPARISON:
            return lambda f: ex.compare(op, a(f), b(f))
        if op == "&&":
            return lambda f: ex.choose(ex.truth(a(f)), ex.truth(b(f)), 0)
        if op == "||":
            return lambda f: ex.choose(ex.truth(a(f)), 1, ex.truth(b(f)))
        raise Refused("the operator " + op)

    def x_TernaryOp(self, x):
        c, a, b = self.expression(x.cond), self.expression(x.iftrue), self.expression(x.iffalse)
        return lambda f: ex.choose(ex.truth(c(f)), a(f), b(f))

    def x_Cast(self, x):
        if self.is_int(x.to_type.type):
            raise Refused("a conversion to an integer")
        e = self.expression(x.expr)
        return lambda f: ex.real(e(f))

    def x_Assignment(self, x):
        place, e, op = self.place(x.lvalue), self.expression(x.rvalue), x.op
        name = x.lvalue.name if isinstance(x.lvalue, c_ast.ID) else None

        def assign(f):
            value = e(f)
            store, k, _ = place(f)
            if op != "=":
                value = ex.ARITHMETIC[op[0]](self.read(store, k), value)
            self.write(store, k, value if name in f["ints"] else ex.real(value))
        return assign

    def x_FuncCall(self, x):
        name, args = x.name.name, [self.expression(a) for a in (x.args.exprs if x.args else [])]
        if name in self.functions:
            return lambda f: self.call(name, [a(f) for a in args])
        if name in ("pushReal8", "pushInteger4") or name.startswith("pushControl"):
            def push(f):
                self.stack = (args[0](f), self.stack)
            return push
        if name in ("popReal8", "popInteger4") or name.startswith("popControl"):
            def pop(f):
                p = args[0](f)
                value, self.stack = self.popped(self.stack)
                self.write(p.store, p.offset, value)
            return pop
        if name not in ("sqrt", "sin", "cos", "tan", "asin", "acos", "atan", "atan2", "exp", "log", "pow", "sinh", "cosh", "tanh", "fabs"):
            raise Refused("the function " + name)

        def mathematics(f):
            values = [ex.real(a(f)) for a in args]
            if any(v.__class__ is Lanes for v in values):
                raise Refused("the function %s of a derivative" % name)
            return ex.node(name, *values)
        return mathematics

    def popped(self, stack):
        if len(stack) == 2:
            return stack
        condition, yes, no = stack
        if condition in self.known:
            return self.popped(yes if self.known[condition] else no)
        (a, yes), (b, no) = self.popped(yes), self.popped(no)
        return ex.choose(condition, a, b), yes if yes is no else (condition, yes, no)

    def place(self, x):
        if isinstance(x, c_ast.ID):
            name = x.name
            return lambda f: (f[name], 0, ()) if f[name].__class__ is list else (f[name].store, f[name].offset, f[name].shape)
        if isinstance(x, c_ast.ArrayRef):
            base, index = self.expression(x.name), self.expression(x.subscript)
        elif isinstance(x, c_ast.UnaryOp) and x.op == "*":
            base, index = self.expression(x.expr), lambda f: 0
        else:
            raise Refused("a place of the kind " + x.__class__.__name__)

        def place(f):
            p, k = base(f), index(f)
            if k.__class__ is not int:
                raise Refused("an index that is only known at run time")
            k = p.offset + k * size(p.shape)
            if not 0 <= k < len(p.store):
                raise Refused("an index beyond its array")
            return p.store, k, p.shape
        return place

    # ---- statements

    def statement(self, s):
        kind = s.__class__.__name__
        return getattr(self, "s_" + kind)(s) if hasattr(self, "s_" + kind) else self.expression(s)

    def s_NoneType(self, s):
        return lambda f: None
    s_EmptyStatement = s_NoneType

    def s_Compound(self, s):
        return self.sequence(s.block_items or [])

    def s_DeclList(self, s):
        return self.sequence(s.decls)

    def sequence(self, items):
        body = [self.statement(x) for x in items]

        def run(f):
            for b in body:
                b(f)
        return run

    def s_Decl(self, s):
        name, shape, whole = s.name, self.shape(s.type), self.is_int(s.type)
        e = self.expression(s.init) if s.init is not None else None
        if shape:
            if e:
                raise Refused("a local array with an initialiser")

            def make(f):
                f[name] = Pointer([None] * size(shape), 0, shape[1:])
                if self.made is not None:
                    self.made.append(f[name].store)
            return make

        def make_number(f):
            f[name] = [None if e is None else e(f) if whole else ex.real(e(f))]
            if self.made is not None:
                self.made.append(f[name])
            if whole:
                f["ints"].add(name)
        return make_number

    def s_For(self, s):
        first, test, step, body = self.statement(s.init), self.expression(s.cond), self.expression(s.next), self.statement(s.stmt)

        def run(f):
            first(f)
            self.loops += 1
            while True:
                go_on = test(f)
                if go_on.__class__ is not int:
                    raise Refused("a loop whose length is only known at run time")
                if not go_on:
                    break
                body(f)
                step(f)
            self.loops -= 1
        return run

    def s_If(self, s):
        test, yes, no = self.expression(s.cond), self.statement(s.iftrue), self.statement(s.iffalse)
        return lambda f: self.branch(f, ex.truth(test(f)), yes, no)

    def s_Return(self, s):
        e = self.expression(s.expr) if s.expr is not None else lambda f: None

        def leave(f):
            if len(self.known) != f["depth"] or f["return"] is not None:
                raise Refused("a return from inside a branch")
            f["return"] = e(f)
        return leave

    def branch(self, f, condition, yes, no):
        if condition.__class__ is Node and condition in self.known:
            condition = self.known[condition]
        if condition.__class__ is not Node:
            (yes if condition else no)(f)
            return
        outer, stack, ends = self.log, self.stack, []
        for way, holds in ((yes, 1), (no, 0)):
            self.log, self.stack, self.known[condition] = [], stack, holds
            way(f)
            ends.append((self.taken_back(), self.stack))
        del self.known[condition]
        self.log = outer
        (a, stack_a), (b, stack_b) = ends
        for key in {**a, **b}:
            store, k, _ = a.get(key) or b[key]
            x, y = (end[key][2] if key in end else self.inside(store[k]) for end in (a, b))
            self.write(store, k, y if x is None else x if y is None else ex.choose(condition, x, y))
        self.stack = stack_a if stack_a is stack_b else (condition, stack_a, stack_b)

    def taken_back(self):
        """Undoes what the log holds; what had been written: key -> (store, index, value)."""
        written = {}
        for store, k, _ in self.log:
            written.setdefault((id(store), k), (store, k, store[k]))
        for store, k, old in reversed(self.log):
            store[k] = old
        return written

    # ---- calls

    def sizes(self, name):
        """The sizes of a function's arrays."""
        return {p.name: self.shape(p.type)[0] for p in self.functions[name].decl.type.args.params if isinstance(p.type, c_ast.ArrayDecl)}

    def call(self, name, args):
        if self.log is None and not self.known and (self.loops or not self.repeats(name)):
            return self.outline.call(self, name, args)
        return self.run(name, args)

    def repeats(self, name):
        """Whether the function calls others in a loop: then it stands for many elements, and they are what is outlined."""
        if name not in self.repeating:
            self.repeating[name] = self.calls_in_loops(self.functions[name].body, False)
        return self.repeating[name]

    def calls_in_loops(self, x, inside):
        if isinstance(x, c_ast.FuncCall) and x.name.name in self.functions and (inside or self.repeats(x.name.name)):
            return True
        return any(self.calls_in_loops(child, inside or isinstance(x, c_ast.For)) for _, child in x.children())

    def run(self, name, args):
        if name not in self.compiled:
            d = self.functions[name]
            self.compiled[name] = (d.decl.type.args.params, self.statement(d.body))
        parameters, body = self.compiled[name]
        f = {"ints": set(), "return": None, "depth": len(self.known)}
        for p, value in zip(parameters, args, strict=True):
            if isinstance(p.type, c_ast.ArrayDecl):
                f[p.name] = Pointer(value.store, value.offset, self.shape(p.type)[1:])
            elif isinstance(p.type, c_ast.PtrDecl):
                f[p.name] = Pointer(value.store, value.offset, self.shape(p.type.type))
            else:
                whole = self.is_int(p.type)
                f[p.name] = [value if whole else ex.real(value)]
                if whole:
                    f["ints"].add(p.name)
                if self.made is not None:
                    self.made.append(f[p.name])
        loops, self.loops = self.loops, 0
        body(f)
        self.loops = loops
        return f["return"]
