"""What of an expression is a function of time alone: the clocks that the steps of an integration must resolve.

A clock is a function of t and rho in the text of a model.  Sums are taken apart, and factors without t are left out, so that A sin(W t) is the
clock sin(W t) also where A = 0.  A kink is a function of t and rho at whose zeros a clock has a corner, a jump or a pole.  An expression is
mixed where t and the state meet in what is neither a sum nor a product: sin(q - W t).
"""
import math

from . import expressions as ex
from .expressions import COMPARISON, NOTHING, Node

T, Q, V, A, LAMBDA, RHO, MODE = (1 << k for k in range(7))
EVERYTHING = 127
LOOKS = {"t": T, "q": Q, "v": V, "a": A, "lambda": LAMBDA, "rho": RHO, "mode": MODE}
MOST = 24      # clocks of a group; what comes to more is mixed
SMOOTH = 5     # a polynomial in t of this degree needs no attention
LINEAR = ("+", "-", "neg", "real")


class Looks:
    """What a node depends on, as a sum of the numbers above."""

    def __init__(self):
        self.of = {}

    def at(self, x):
        if x.__class__ is not Node:
            return 0
        todo = [x]
        while todo:
            y = todo[-1]
            missing = [a for a in y.args if a.__class__ is Node and a not in self.of] if y not in self.of else []
            if y not in self.of and not missing:
                self.of[y] = LOOKS.get(y.args[0], 0) if y.op == "input" else EVERYTHING if y.op in NOTHING else self.union(y.args)
            todo = todo + missing if missing else todo[:-1]
        return self.of[x]

    def union(self, args):
        mask = 0
        for a in args:
            mask |= self.of[a] if a.__class__ is Node else 0
        return mask


class Clocks:
    """Of the expressions that are added: clocks and kinks, each once and in the order in which they are met."""

    def __init__(self, looks):
        self.looks, self.clocks, self.kinks, self.mixed, self.seen, self.parts = looks, {}, {}, False, set(), {}

    def add(self, root):
        todo = [root]
        while todo:
            x = todo.pop()
            if x in self.seen or not self.looks.at(x) & T:
                continue
            self.seen.add(x)
            if self.timely(x):
                for core in self.cores(x):
                    self.keep(core)
                continue
            todo.extend(a for a in x.args if a.__class__ is Node)
            if x.op == "?":
                self.condition(x.args[0])
            elif x.op not in LINEAR and x.op != "*" and x.op not in COMPARISON:
                self.mixed = True

    def timely(self, x):
        return not self.looks.at(x) & ~(T | RHO | MODE)

    def condition(self, c):
        """Of a choice: where it changes with t, it does so at a zero of a kink."""
        if not self.looks.at(c) & T:
            return
        if not self.timely(c):
            self.mixed = True
        elif c.op in COMPARISON:
            self.kink(ex.sub(ex.real(c.args[0]), ex.real(c.args[1])))
        else:
            for a in c.args:
                if a.__class__ is Node:
                    self.condition(a)

    def keep(self, core):
        if core is None or self.degree(core) <= SMOOTH:
            return
        for x in self.without_modes(core):
            self.clocks[x] = None
        if len(self.clocks) > MOST:
            self.mixed = True

    def kink(self, x):
        if x.__class__ is Node and self.looks.at(x) & T:
            for y in self.without_modes(x):
                self.kinks[y] = None
        if len(self.kinks) > MOST:
            self.mixed = True

    def cores(self, x):
        """The functions of t that x is a sum of, but for factors; None stands for a constant."""
        if not self.looks.at(x) & T:
            return [None]
        if x not in self.parts:
            self.parts[x] = list(dict.fromkeys(self.parted(x)))
        return self.parts[x]

    def parted(self, x):
        if x.op in LINEAR:
            return [c for a in x.args for c in self.cores(a)]
        if x.op == "*":
            return self.product(x)
        if x.op == "?":
            self.condition(x.args[0])
            return [c for a in x.args[1:] for c in self.cores(a)]
        if x.op == "input":
            return [x]
        self.corners(x)
        for a in x.args: # an amplitude that is zero now has a derivative
            for core in self.cores(a):
                self.keep(core)
        return [x]

    def product(self, x):
        a, b = x.args
        if not self.looks.at(a) & T:
            return self.cores(b)
        if not self.looks.at(b) & T:
            return self.cores(a)
        pairs = [(c, d) for c in self.cores(a) for d in self.cores(b)]
        if len(pairs) > MOST:
            return [x, *self.cores(a), *self.cores(b)]
        return [d if c is None else c if d is None else ex.mul(c, d) for c, d in pairs]

    def corners(self, x):
        first = x.args[0]
        if x.op in ("fabs", "sqrt", "log", "log10", "pow", "atan2"):
            self.kink(first)
        elif x.op in ("asin", "acos"):
            self.kink(ex.sub(1.0, ex.mul(first, first)))
        elif x.op == "tan":
            self.kink(ex.node("cos", first))
        elif x.op in ("/", "quotient"):
            self.kink(x.args[1])
        elif x.op in ("floor", "ceil", "fmod"):
            turns = ex.div(first, x.args[1]) if x.op == "fmod" else first
            self.kink(ex.node("sin", ex.mul(math.pi, turns)))

    def degree(self, x):
        """Of a polynomial in t, or infinity."""
        if not self.looks.at(x) & T:
            return 0
        if x.op == "input":
            return 1
        if x.op in LINEAR:
            return max(map(self.degree, x.args))
        if x.op == "*":
            return sum(map(self.degree, x.args))
        return math.inf

    def without_modes(self, x, left=4):
        """The same for every choice by modes that is in it."""
        if not self.looks.at(x) & MODE:
            return [x]
        choice = self.choice(x)
        if choice is None or left == 0:
            self.mixed = True
            return []
        ways = []
        for arm in choice.args[1:]:
            there = {choice: arm}
            for y in sorted(self.inside(x), key=lambda y: y.id):
                if y not in there:
                    there[y] = y if y.op == "input" else ex.again(y, there.get)
            if there[x].__class__ is Node and self.looks.at(there[x]) & T:
                ways += self.without_modes(there[x], left - 1)
        return ways

    def choice(self, x):
        """One that depends on modes and not on t."""
        for y in sorted(self.inside(x), key=lambda y: y.id):
            if y.op == "?" and self.looks.at(y.args[0]) & MODE and not self.looks.at(y.args[0]) & T:
                return y
        return None

    @staticmethod
    def inside(x):
        seen, todo = set(), [x]
        while todo:
            y = todo.pop()
            if y not in seen:
                seen.add(y)
                todo.extend(a for a in y.args if a.__class__ is Node)
        return seen
