"""Runs C with expressions in place of numbers: the part of C that models and Tapenade's output are written in.

Loops and indices are numbers and are carried out; a branch on what is not known runs both ways, and each variable becomes a
choice between its two values.  A call of a helper becomes a call in the program that is written (outline), and those that come to the
same expressions share one function.
"""
import functools
import subprocess

from pycparser import c_ast, c_parser

from . import expressions as ex
from .expressions import UNSET, Lanes, Node, Refused


class Left(Exception):
    """A function returned."""


class Pointer:
    """shape: of what it points to, () for a number"""
    __slots__ = ("store", "offset", "shape")

    def __init__(self, store, offset, shape):
        self.store, self.offset, self.shape = store, offset, shape

    def refuse(self, *_):
        raise Refused("arithmetic with a pointer")
    __add__ = __radd__ = __sub__ = __rsub__ = refuse


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


@functools.cache
def parsed(path):
    """Its declarations: read once, however often they are run (which was two thirds of the time)."""
    with open(path) as file:
        text = "".join(line if not line.startswith("#include") else "\n" for line in file)
    text = subprocess.run(["cpp", "-undef", "-DNBDirsMax=1"], input=text, capture_output=True, text=True, check=True).stdout
    return c_parser.CParser().parse(text).ext


class Machine:
    MATHEMATICS = ("sqrt", "sin", "cos", "tan", "asin", "acos", "atan", "atan2", "exp", "log", "pow", "sinh", "cosh", "tanh", "fabs")

    def __init__(self, path, outline):
        self.constants, self.functions, self.compiled, self.repeating = {}, {}, {}, {}
        self.scopes = [{}]  # around what is compiled, the file's first: name -> (its key in the frame or None, whether it is an int)
        self.begin(outline)
        for d in parsed(path):
            if isinstance(d, c_ast.FuncDef):
                self.functions[d.decl.name] = d
            elif isinstance(d, c_ast.Decl):
                self.declare(d)

    def begin(self, outline):
        """Again, with another outline: what is compiled is kept."""
        del self.scopes[1:]
        self.log = None     # what was overwritten since a branch or an outlined call began: (store, index, value)
        self.stack = None   # of Tapenade's push and pop: (value, below), or (condition, stack if so, stack if not)
        self.known = {}     # conditions that hold or not in the branch that is run
        self.loops = 0      # of the function that is run, around the statement
        self.made = None    # stores that were made since an outlined call began, by id
        self.touched = set() # (store's id, index) of what was written since a branch or an outlined call began
        self.outline = outline

    # ---- declarations

    def declare(self, d):
        kind = d.type.type if isinstance(d.type, c_ast.TypeDecl) else d.type
        if isinstance(kind, c_ast.Enum) and kind.values:
            value = 0
            for e in kind.values.enumerators:
                value = self.constant(e.value) if e.value is not None else value
                self.constants[e.name], self.scopes[0][e.name] = value, (None, True)
                value += 1
        if d.name and d.init is not None:
            if "const" not in self.named(d.type).quals:
                raise Refused("the variable %s, which outlives a call" % d.name)
            shape, whole = self.shape(d.type), self.is_int(d.type)
            store = [ex.converted(v, whole) for v in self.initial(d.init, shape)]
            self.constants[d.name], self.scopes[0][d.name] = Pointer(store, 0, shape[1:]) if shape else store, (None, whole)

    def initial(self, x, shape):
        """The elements of a table: in each row, those that are not given are zero."""
        if not shape:
            return [self.constant(x)]
        if not isinstance(x, c_ast.InitList) or (len(shape) > 1 and any(not isinstance(y, c_ast.InitList) for y in x.exprs)):
            raise Refused("a table whose rows are not in braces")
        values = [v for y in x.exprs for v in self.initial(y, shape[1:])]
        return values + [0] * (size(shape) - len(values))

    def constant(self, x):
        return self.expression(x)({})

    def shape(self, kind):
        dims = []
        while isinstance(kind, c_ast.ArrayDecl):
            dims.append(self.constant(kind.dim) if kind.dim else 0)
            kind = kind.type
        return tuple(dims)

    @staticmethod
    def named(kind):
        """What the arrays and pointers of a type are made of."""
        while not isinstance(kind, c_ast.TypeDecl):
            kind = kind.type
        return kind

    def is_int(self, kind):
        names = getattr(self.named(kind).type, "names", ["struct or enum"])
        if names not in (["int"], ["double"]):
            raise Refused("the type " + " ".join(names))
        return names == ["int"]

    def scope(self, compile, *args):
        self.scopes.append({})
        compiled = compile(*args)
        self.scopes.pop()
        return compiled

    def new(self, name, whole):
        """The key in the frame of a variable that is declared here: another one than that of the scopes around, which may have the name too."""
        key = "%s %d" % (name, len(self.scopes))
        self.scopes[-1][name] = key, whole
        return key

    def lookup(self, name):
        for scope in reversed(self.scopes):
            if name in scope:
                return scope[name]
        raise Refused("the name %s, which is not declared in the file" % name)

    def whole(self, x):
        """Whether an expression, or what it points to, is an int."""
        if isinstance(x, c_ast.Constant):
            return x.type == "int"
        if isinstance(x, c_ast.ID):
            return self.lookup(x.name)[1]
        if isinstance(x, c_ast.ArrayRef):
            return self.whole(x.name)
        if isinstance(x, c_ast.UnaryOp):
            return x.op == "!" or self.whole(x.expr)
        if isinstance(x, c_ast.BinaryOp):
            return x.op not in ex.ARITHMETIC or (self.whole(x.left) and self.whole(x.right))
        if isinstance(x, c_ast.TernaryOp):
            return self.whole(x.iftrue) and self.whole(x.iffalse)
        if isinstance(x, c_ast.FuncCall) and x.name.name in self.functions:
            return self.is_int(self.functions[x.name.name].decl.type.type)
        return False # conversions and functions of math.h

    # ---- memory

    def write(self, store, k, value):
        if self.log is not None:
            self.log.append((store, k, store[k]))
            self.touched.add((id(store), k))
        store[k] = value

    def read(self, store, k):
        value = store[k]
        if self.made is not None and (id(store), k) not in self.touched and id(store) not in self.made:
            value = self.outline.given(id(store), k, value)
        value = self.inside(value)
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
        raise Refused("C of the kind " + x.__class__.__name__)

    def x_Constant(self, x):
        if x.type not in ("int", "double"):
            raise Refused("a constant of the type " + x.type)
        try:
            value = int(x.value, 0) if x.type == "int" else float(x.value)
        except ValueError:
            raise Refused("the constant " + x.value) from None
        return lambda f: value

    def x_ID(self, x):
        key, _ = self.lookup(x.name)
        if key is None:
            value = self.constants[x.name]
            return (lambda f: self.read(value, 0)) if value.__class__ is list else lambda f: value

        def get(f):
            p = f[key]
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
            return self.step(x)
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
            return lambda f: self.either(f, a(f), lambda f: ex.flag(b(f)), lambda f: 0, True)
        if op == "||":
            return lambda f: self.either(f, a(f), lambda f: 1, lambda f: ex.flag(b(f)), True)
        raise Refused("the operator " + op)

    def x_TernaryOp(self, x):
        c, a, b, whole = self.expression(x.cond), self.expression(x.iftrue), self.expression(x.iffalse), self.whole(x)
        return lambda f: self.either(f, c(f), a, b, whole)

    def either(self, f, condition, yes, no, whole):
        """The value of a choice, of which only one way may be run when the condition is known."""
        store = [None]
        if self.made is not None:
            self.made[id(store)] = store
        self.branch(f, ex.truth(condition), lambda f: self.write(store, 0, yes(f)), lambda f: self.write(store, 0, no(f)))
        return ex.converted(self.read(store, 0), whole)

    def x_Cast(self, x):
        if not isinstance(x.to_type.type, c_ast.TypeDecl):
            raise Refused("a conversion of a pointer")
        e, whole = self.expression(x.expr), self.is_int(x.to_type.type)
        return lambda f: ex.converted(e(f), whole)

    def x_Assignment(self, x):
        place, e, op, whole = self.variable(x.lvalue), self.expression(x.rvalue), x.op, self.whole(x.lvalue)
        if op != "=" and op[:-1] not in ex.ARITHMETIC:
            raise Refused("the operator " + op)

        def assign(f):
            value = e(f)
            store, k = place(f)
            if op != "=":
                value = ex.ARITHMETIC[op[0]](self.read(store, k), value)
            value = ex.converted(value, whole)
            self.write(store, k, value)
            return value
        return assign

    def step(self, x):
        """++ and --, before or behind."""
        place, by, before, whole = self.variable(x.expr), 1 if "+" in x.op else -1, x.op[0] != "p", self.whole(x.expr)

        def step(f):
            store, k = place(f)
            old = self.read(store, k)
            value = ex.converted(ex.add(old, by), whole)
            self.write(store, k, value)
            return value if before else old
        return step

    def x_FuncCall(self, x):
        name, args = x.name.name, [self.expression(a) for a in (x.args.exprs if x.args else [])]
        if name in self.functions:
            return lambda f: self.call(name, [a(f) for a in args])
        if name in ("pushReal8", "pushInteger4") or name.startswith("pushControl"):
            whole = name != "pushReal8"

            def push(f):
                self.stack = (ex.converted(args[0](f), whole), self.stack)
            return push
        if name in ("popReal8", "popInteger4") or name.startswith("popControl"):
            whole = name != "popReal8"

            def pop(f):
                p = args[0](f)
                value, self.stack = self.popped(self.stack)
                self.write(p.store, p.offset, ex.converted(value, whole))
            return pop
        if name not in self.MATHEMATICS:
            raise Refused("the function " + name)

        def mathematics(f):
            values = [ex.real(a(f)) for a in args]
            if any(v.__class__ is Lanes for v in values):
                raise Refused("the function %s of a derivative" % name)
            return ex.node(name, *values)
        return mathematics

    def popped(self, stack):
        if stack is None:
            raise Refused("more is popped than was pushed")
        stack = self.resolved(stack)
        if len(stack) == 2:
            return stack
        condition, yes, no = stack
        (a, yes), (b, no) = self.popped(yes), self.popped(no)
        return ex.choose(condition, a, b), yes if yes is no else (condition, yes, no)

    def resolved(self, stack):
        """What it is in the branch that is run."""
        while stack is not None and len(stack) == 3 and stack[0] in self.known:
            stack = stack[1 if self.known[stack[0]] else 2]
        return stack

    def place(self, x):
        if isinstance(x, c_ast.ID):
            key, _ = self.lookup(x.name)
            if key is None:
                raise Refused("the address of the constant " + x.name)
            return lambda f: (f[key], 0, ()) if f[key].__class__ is list else (f[key].store, f[key].offset, f[key].shape)
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
            if p.__class__ is not Pointer:
                raise Refused("an index of what is no array")
            k = p.offset + k * size(p.shape)
            if not 0 <= k < len(p.store):
                raise Refused("an index beyond its array")
            return p.store, k, p.shape
        return place

    def variable(self, x):
        """The place of a number that is assigned to."""
        place = self.place(x)
        key = self.lookup(x.name)[0] if isinstance(x, c_ast.ID) else None

        def number(f):
            store, k, shape = place(f)
            if shape or (key and f[key].__class__ is Pointer):
                raise Refused("an assignment to a pointer")
            return store, k
        return number

    # ---- statements

    def statement(self, s):
        kind = s.__class__.__name__
        try:
            return getattr(self, "s_" + kind)(s) if hasattr(self, "s_" + kind) else self.expression(s)
        except Refused as why:
            raise self.located(why, s)

    @staticmethod
    def located(why, s):
        """A refusal with the line of the innermost statement that it is about."""
        if why.line is None and s is not None and s.coord is not None:
            why.line = s.coord.line
        return why

    def s_NoneType(self, s):
        return lambda f: None
    s_EmptyStatement = s_NoneType

    def s_Compound(self, s):
        return self.scope(self.sequence, s.block_items or [])

    def s_DeclList(self, s):
        return self.sequence(s.decls)

    def sequence(self, items):
        body = [self.statement(x) for x in items]

        def run(f):
            k = 0
            try:
                for k, b in enumerate(body):
                    b(f)
            except Refused as why:
                raise self.located(why, items[k])
        return run

    def s_Decl(self, s):
        shape, whole = self.shape(s.type), self.is_int(s.type)
        if "static" in s.storage:
            raise Refused("the variable %s, which outlives a call" % s.name)
        if shape and s.init is not None:
            raise Refused("a local array with an initializer")
        e = self.expression(s.init) if s.init is not None else None
        key = self.new(s.name, whole)

        def make(f):
            store = [None] * size(shape)
            if e is not None:
                store[0] = ex.converted(e(f), whole)
            f[key] = Pointer(store, 0, shape[1:]) if shape else store
            if self.made is not None:
                self.made[id(store)] = store
        return make

    def s_For(self, s):
        return self.scope(self.loop, s)

    def loop(self, s):
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
            if len(self.known) != f["depth"]:
                raise Refused("a return from inside a branch")
            f["return"] = e(f)
            raise Left
        return leave

    def branch(self, f, condition, yes, no):
        while condition.__class__ is Node and condition.op == "?" and condition.args[1:] in ((1, 0), (0, 1)): # what was pushed in a branch
            yes, no = (yes, no) if condition.args[1] else (no, yes)
            condition = condition.args[0]
        if condition.__class__ is Node and condition in self.known:
            condition = self.known[condition]
        if condition.__class__ is not Node:
            (yes if condition else no)(f)
            return
        outer, touched, stack, ends = self.log, self.touched, self.stack, []
        for way, holds in ((yes, 1), (no, 0)):
            self.log, self.touched, self.stack, self.known[condition] = [], set(touched), stack, holds
            way(f)
            ends.append((self.taken_back(), self.resolved(self.stack)))
        del self.known[condition]
        self.log, self.touched = outer, touched
        (a, stack_a), (b, stack_b) = ends
        for key in {**a, **b}:
            store, k, _ = a.get(key) or b[key]
            was = self.inside(self.outline.zeros.get(key, store[k]))
            x, y = (end[key][2] if key in end else was for end in (a, b))
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

    def calls_any(self, name):
        """Whether the function calls others."""
        return self.calls_in_loops(self.functions[name].body, True)

    def run(self, name, args, inside=0):
        """inside: loops that the function is to be seen in"""
        if name not in self.compiled:
            self.compiled[name] = self.scope(self.compile, self.functions[name])
        parameters, body, returns = self.compiled[name]
        f = {"return": None, "depth": len(self.known)}
        for (key, shape, whole), value in zip(parameters, args, strict=True):
            if shape is None:
                f[key] = [ex.converted(self.inside(value), whole)]
                if self.made is not None:
                    self.made[id(f[key])] = f[key]
            elif value.__class__ is Pointer:
                f[key] = Pointer(value.store, value.offset, shape)
            else:
                raise Refused("an argument that is no array")
        loops, self.loops = self.loops, inside
        try:
            body(f)
        except Left:
            pass
        self.loops = loops
        return f["return"] if f["return"] is None else ex.converted(f["return"], returns)

    def compile(self, d):
        """A function: its parameters, each with the shape of what it points to or None, its body, and whether it returns an int."""
        parameters = []
        for p in d.decl.type.args.params if d.decl.type.args else []:
            if p.name is None: # (void)
                continue
            shape = self.shape(p.type)[1:] if isinstance(p.type, c_ast.ArrayDecl) else self.shape(p.type.type) if isinstance(p.type, c_ast.PtrDecl) else None
            whole = self.is_int(p.type)
            parameters.append((self.new(p.name, whole), shape, whole))
        returns = self.named(d.decl.type.type).type.names != ["void"] and self.is_int(d.decl.type.type)
        return parameters, self.statement(d.body), returns
