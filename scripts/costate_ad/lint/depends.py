"""Which values in the kernels depend on the state, through variables, arrays and helpers.

For each function: the parameters that a variable, its result and each array that it fills may
depend on, whatever the order of its statements.  Then, from the kernels down: the parameters that
are given what depends on the state."""
from pycparser import c_ast

from .syntax import all_of, declarations

# the arguments of each kernel that are t or the state, by position; rho, mode and outputs are not
STATE = {"inertia": (0, 1), "forces": (0, 1, 2), "constraints": (0, 1), "switches": (0, 1, 2),
         "initial": (), "launch": (0, ), "outputs": (0, 1, 2, 3, 4), "cost": (0, 1, 2, 3, 4),
         "final": (0, 1, 2, 3, 4)}
NONE = frozenset()


def inner(node):
    """Its parts that have values: not the name of a field, not what is only measured."""
    if isinstance(node, c_ast.StructRef):
        return [node.name]
    if isinstance(node, c_ast.UnaryOp) and node.op in ("sizeof", "_Alignof"):
        return []
    return [child for _, child in node.children()]


class Function:
    def __init__(self, definition, types):
        self.definition, self.name = definition, definition.decl.name
        self.body = definition.body
        arguments = definition.decl.type.args
        declared = arguments.params if arguments else []
        self.parameters = [getattr(p, "name", None) for p in declared]
        self.kinds = {d.name: d.type for d in declarations(definition) if d.name}
        self.of = {p: {p} for p in self.parameters if p}  # variable: parameters it depends on
        self.result = set()
        self.given = set()  # the parameters that depend on the state
        self.fills = [i for i, p in enumerate(self.parameters)
                      if p and types.has(self.kinds[p], (c_ast.ArrayDecl, c_ast.PtrDecl))
                      and not types.is_const(self.kinds[p])]


class Depends:
    def __init__(self, model, functions, types):
        self.model, self.functions, self.types = model, functions, types
        self.settle(self.follow, lambda f: len(f.result) + sum(len(x) for x in f.of.values()))
        kernels = [f for f in functions.values() if self.kernel(f.name)]
        for f in kernels:
            at = STATE[self.kernel(f.name)]
            f.given = {p for i, p in enumerate(f.parameters) if i in at and p}
        self.differentiated = self.below(kernels)
        # by Tapenade's vector code too: all but costs
        self.by_vectors = self.below([f for f in kernels if self.kernel(f.name) not in ("cost", "final")])
        self.settle(self.give, lambda f: len(f.given))

    def kernel(self, name):
        """The kind of kernel that a function is, or None."""
        if not name.startswith(self.model + "_"):
            return None
        kind = name[len(self.model) + 1:]
        kind = kind.split("_")[0] if kind.startswith(("cost_", "final_")) else kind
        return kind if kind in STATE else None

    def below(self, kernels):
        """The kernels and what they call: not the potential energy alone."""
        found = list(kernels)
        for f in found:
            for g, _ in self.calls(f):
                if g not in found:
                    found.append(g)
        return found

    def calls(self, f):
        """(function, arguments) of each call of one that is defined here."""
        for x in all_of(f.body, c_ast.FuncCall):
            g = self.functions.get(getattr(x.name, "name", None))
            if g:
                yield g, x.args.exprs if x.args else []

    def settle(self, step, size):
        before = None
        while before != sum(map(size, self.functions.values())):
            before = sum(map(size, self.functions.values()))
            for f in self.functions.values():
                step(f)

    # ---- within a function

    def sources(self, f, x):
        """The parameters of f that the value of an expression may depend on."""
        if isinstance(x, c_ast.ID):
            return f.of.get(x.name, NONE)
        if isinstance(x, c_ast.FuncCall):
            g = self.functions.get(getattr(x.name, "name", None))
            arguments = x.args.exprs if x.args else []
            if g and len(arguments) == len(g.parameters):
                arguments = [a for p, a in zip(g.parameters, arguments) if p in g.result]
            return set().union(*[self.sources(f, a) for a in arguments])
        return set().union(*[self.sources(f, child) for child in inner(x)])

    def written(self, f, x):
        """The variables that an lvalue or an array that is passed is a part of."""
        if isinstance(x, c_ast.ID):
            return {x.name}
        if isinstance(x, (c_ast.ArrayRef, c_ast.StructRef)):
            return self.written(f, x.name)
        if isinstance(x, (c_ast.UnaryOp, c_ast.Cast)):
            return self.written(f, x.expr)
        names = set().union(*[self.written(f, child) for child in inner(x)])
        return {n for n in names if n not in f.kinds or not self.scalar_int(f.kinds[n])}

    def scalar_int(self, kind):
        return self.types.is_int(kind) and not self.types.has(kind, (c_ast.ArrayDecl, c_ast.PtrDecl))

    def follow(self, f):
        for x in all_of(f.body, (c_ast.Assignment, c_ast.Decl, c_ast.Return)):
            if isinstance(x, c_ast.Assignment):
                for name in self.written(f, x.lvalue):
                    f.of.setdefault(name, set()).update(self.sources(f, x.rvalue))
            elif isinstance(x, c_ast.Decl) and x.init is not None:
                f.of.setdefault(x.name, set()).update(self.sources(f, x.init))
            elif isinstance(x, c_ast.Return) and x.expr is not None:
                f.result.update(self.sources(f, x.expr))
        for g, arguments in self.calls(f):
            if len(arguments) == len(g.parameters):
                self.follow_call(f, g, arguments)

    def follow_call(self, f, g, arguments):
        """What g writes into its arrays, for whoever calls it."""
        for i in g.fills:
            on = g.of.get(g.parameters[i], NONE)
            added = [self.sources(f, a) for p, a in zip(g.parameters, arguments) if p in on]
            for name in self.written(f, arguments[i]):
                f.of.setdefault(name, set()).update(*added)

    # ---- from the kernels down

    def on_state(self, f, x):
        return not f.given.isdisjoint(self.sources(f, x))

    def give(self, f):
        if f not in self.differentiated:
            return
        for g, arguments in self.calls(f):
            g.given.update(p for p, a in zip(g.parameters, arguments) if p and self.on_state(f, a))
