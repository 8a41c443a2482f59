"""Expressions of what is only known when the program runs.

A value is a number, a Node, or Lanes: one value for each of many directions at once, those that are not there being zero.  The
rules below drop zeros and ones and take one reciprocal where there were many quotients; else every operation is as it was, so what is
left gives the numbers that the C code would have given, but for the last digit and the sign of a zero.
"""
import math
import operator


class Refused(Exception):
    """This code cannot be fused: the message says why, line where in the file that is run."""
    line = None


class TooLong(Refused):
    """A graph has more nodes than it may have."""


class Node:
    """tame: it is finite where its inputs are"""
    __slots__ = ("op", "args", "whole", "id", "graph", "tame")

    def __init__(self, op, args, whole, number, graph):
        self.op, self.args, self.whole, self.id, self.graph = op, args, whole, number, graph
        self.tame = op in TAME and all(a.__class__ is not Node or a.tame for a in args)


class Graph:
    """Nodes, each different one once."""

    def __init__(self, limit=1 << 30):
        self.known, self.nodes, self.limit = {}, [], limit

    def node(self, op, *args, whole=False):
        key = (op, *((a.id,) if a.__class__ is Node else (a, a.__class__) if a != 0 else repr(a) for a in args)) # 0, 0.0 and -0.0 are three
        found = self.known.get(key)
        if found is None:
            found = self.known[key] = Node(op, args, whole, len(self.nodes), self)
            self.nodes.append(found)
            if len(self.nodes) > self.limit:
                raise TooLong("it comes to more than %d expressions" % self.limit)
        return found


class Lanes:
    __slots__ = ("of",)

    def __init__(self, of):
        self.of = of


TAME = frozenset(("+", "-", "*", "neg", "real", "?", "<", ">", "<=", ">=", "==", "!=", "sin", "cos", "atan", "tanh", "fabs", "input", "in"))

# The operations of nodes that have no value, which is an error only where a result depends on one.
UNSET = "a variable that was not set"
MIXED = "a choice between a derivative and a value"
ZERO = "a division by zero"
NOTHING = (UNSET, MIXED, ZERO)

current = Graph()


def use(graph):
    """Makes it the graph in which nodes are made; returns the one before."""
    global current
    before, current = current, graph
    return before


def node(op, *args, whole=False):
    return current.node(op, *args, whole=whole)


def is_whole(x):
    return x.whole if x.__class__ is Node else x.__class__ is int


def real(x):
    if x.__class__ is Node:
        return node("real", x) if x.whole else x
    return float(x) if x.__class__ is int else x


def converted(x, whole):
    """As C assigns it to an int or to a double."""
    if not whole:
        return real(x)
    if x.__class__ is Lanes or (x.__class__ is Node and not x.whole and x.op not in NOTHING):
        raise Refused("a conversion to an integer")
    return int(x) if x.__class__ is float else x


def lanes(of):
    of = {k: x for k, x in of.items() if x.__class__ is Node or x != 0.0}
    return Lanes(of) if of else 0.0


def each(rule, a, b):
    """A linear rule, lane by lane."""
    x = a.of if a.__class__ is Lanes else None
    y = b.of if b.__class__ is Lanes else None
    if x is None:
        return lanes({k: rule(a, y[k]) for k in y})
    if y is None:
        return lanes({k: rule(x[k], b) for k in x})
    if rule is mul:
        return lanes({k: mul(x[k], y[k]) for k in x if k in y})
    return lanes({k: rule(x.get(k, 0.0), y.get(k, 0.0)) for k in {**x, **y}})


def ordered(a, b):
    if a.__class__ is Node and (b.__class__ is not Node or a.id > b.id):
        return b, a
    return a, b


def negated(x):
    return x.__class__ is Node and x.op == "neg"


def power_of_two(x):
    return x.__class__ is float and math.frexp(x)[0] == 0.5


def neg(a):
    if a.__class__ is Node:
        if a.op == "neg":
            return a.args[0]
        return node("neg", a, whole=a.whole)
    if a.__class__ is Lanes:
        return Lanes({k: neg(x) for k, x in a.of.items()})
    return -a


def add(a, b):
    if a.__class__ is not Node and a.__class__ is not Lanes and a == 0:
        return b if a.__class__ is int else real(b)
    if b.__class__ is not Node and b.__class__ is not Lanes and b == 0:
        return a if b.__class__ is int else real(a)
    if a.__class__ is Lanes or b.__class__ is Lanes:
        if not (a.__class__ is Lanes and b.__class__ is Lanes):
            raise Refused("a derivative is added to a value")
        return each(add, a, b)
    if a.__class__ is not Node and b.__class__ is not Node:
        return a + b
    if is_whole(a) and is_whole(b):
        return node("+", *ordered(a, b), whole=True)
    a, b = real(a), real(b)
    if negated(b):
        return sub(a, b.args[0])
    if negated(a):
        return sub(b, a.args[0])
    return node("+", *ordered(a, b))


def sub(a, b):
    if b.__class__ is not Node and b.__class__ is not Lanes and b == 0:
        return a if b.__class__ is int else real(a)
    if a.__class__ is not Node and a.__class__ is not Lanes and a == 0:
        return neg(b if a.__class__ is int else real(b))
    if a.__class__ is Lanes or b.__class__ is Lanes:
        if not (a.__class__ is Lanes and b.__class__ is Lanes):
            raise Refused("a derivative is subtracted from a value")
        return each(sub, a, b)
    if a.__class__ is not Node and b.__class__ is not Node:
        return a - b
    if is_whole(a) and is_whole(b):
        return node("-", a, b, whole=True)
    a, b = real(a), real(b)
    if a is b:
        return 0.0
    if negated(b):
        return add(a, b.args[0])
    if negated(a):
        return neg(add(a.args[0], b))
    if a.__class__ is Node and b.__class__ is Node and a.id > b.id: # x - y and y - x are one
        return neg(node("-", b, a))
    return node("-", a, b)


def mul(a, b):
    if a.__class__ is Lanes or b.__class__ is Lanes:
        if (a.__class__ is not Lanes and a.__class__ is not Node and a == 0) or (b.__class__ is not Lanes and b.__class__ is not Node and b == 0):
            return 0.0
        return each(mul, a, b)
    if a.__class__ is not Node and b.__class__ is not Node:
        return a * b
    if is_whole(a) and is_whole(b):
        return node("*", *ordered(a, b), whole=True)
    a, b = ordered(real(a), real(b))
    if a.__class__ is not Node: # a number times a node
        if a == 0.0:
            return 0.0
        if a == 1.0:
            return b
        if a == -1.0:
            return neg(b)
        if b.op == "neg":
            return mul(-a, b.args[0])
        if a < 0.0:
            return neg(mul(-a, b))
        if b.op == "*" and b.args[0].__class__ is float and (power_of_two(a) or power_of_two(b.args[0])): # exact
            return mul(a * b.args[0], b.args[1])
        return node("*", a, b)
    if a.op == "neg":
        return neg(mul(a.args[0], b))
    if b.op == "neg":
        return neg(mul(a, b.args[0]))
    return node("*", a, b)


def div(a, b):
    if b.__class__ is Lanes:
        raise Refused("a division by a derivative")
    if is_whole(a) and is_whole(b):
        if a.__class__ is Node or b.__class__ is Node:
            raise Refused("a quotient of integers")
        return int(a / b) if b else node(ZERO)
    if a.__class__ is Lanes:
        return each(div, a, b)
    a, b = real(a), real(b)
    if b.__class__ is not Node and b == 0.0:
        return node(ZERO)
    if a.__class__ is not Node and b.__class__ is not Node:
        return a / b
    if a.__class__ is not Node and a == 0.0:
        return 0.0
    if b.__class__ is not Node and b == 1.0:
        return a
    if negated(b):
        return neg(div(a, b.args[0]))
    return mul(a, reciprocal(b))


def reciprocal(b):
    """Once for all that is divided by it."""
    if b.__class__ is not Node:
        return 1.0 / b
    if b.op == "*" and power_of_two(b.args[0]):
        return mul(1.0 / b.args[0], reciprocal(b.args[1]))
    return node("/", 1.0, b)


def mod(a, b):
    if a.__class__ is not int or b.__class__ is not int:
        raise Refused("a remainder of what is only known at run time")
    return a - b * int(a / b) if b else node(ZERO)


ARITHMETIC = {"+": add, "-": sub, "*": mul, "/": div, "%": mod}
COMPARISON = {"<": operator.lt, ">": operator.gt, "<=": operator.le, ">=": operator.ge, "==": operator.eq, "!=": operator.ne}


def exact(x):
    """A quotient as C has it, to be compared: there the last digit may decide (Tapenade asks whether the argument of asin is 1)."""
    if x.__class__ is Node and x.op == "*":
        for a, b in (x.args, x.args[::-1]):
            if b.__class__ is Node and b.op == "/" and b.args[0] == 1.0:
                return node("quotient", a, b.args[1])
    return x


def compare(op, a, b):
    if a.__class__ is Lanes or b.__class__ is Lanes:
        raise Refused("a branch on a derivative")
    if a.__class__ is not Node and b.__class__ is not Node:
        return int(COMPARISON[op](a, b))
    if a.__class__ is Node and a.op == "?" and b.__class__ is int and a.args[1].__class__ is int and a.args[2].__class__ is int:
        return choose(a.args[0], compare(op, a.args[1], b), compare(op, a.args[2], b))
    if a.__class__ is Node and a.op in COMPARISON and b.__class__ is int:
        return choose(a, compare(op, 1, b), compare(op, 0, b))
    if not (is_whole(a) and is_whole(b)):
        a, b = exact(real(a)), exact(real(b))
    return node(op, a, b, whole=True)


def truth(c):
    if c.__class__ is Lanes:
        raise Refused("a branch on a derivative")
    return c if c.__class__ is Node else int(c != 0)


def is_flag(c):
    """Whether it is 0 or 1."""
    if c.__class__ is not Node:
        return c.__class__ is int and c in (0, 1)
    return c.op in COMPARISON or (c.op == "?" and is_flag(c.args[1]) and is_flag(c.args[2]))


def flag(c):
    """The value of a condition."""
    c = truth(c)
    return c if is_flag(c) else compare("!=", c, 0)


def choose(c, a, b):
    """c ? a : b"""
    if c.__class__ is not Node:
        return a if c else b
    if a is b:
        return a
    if a.__class__ is Lanes or b.__class__ is Lanes:
        if any(x.__class__ is Node or (x.__class__ is not Lanes and x != 0) for x in (a, b)):
            return node(MIXED)
        x = a.of if a.__class__ is Lanes else {}
        y = b.of if b.__class__ is Lanes else {}
        return lanes({k: choose(c, x.get(k, 0.0), y.get(k, 0.0)) for k in {**x, **y}})
    if not (is_whole(a) and is_whole(b)):
        a, b = real(a), real(b)
    if a.__class__ is not Node and b.__class__ is not Node and a == b:
        return a
    if a.__class__ is int and b.__class__ is int and (a, b) == (1, 0) and c.op in COMPARISON:
        return c
    if c.op == "?" and c.args[1:] == (0, 1): # not
        return choose(c.args[0], b, a)
    if a.__class__ is float and a == 0.0 and b.__class__ is Node and b.op == "*": # a quotient: one choice for all lanes, not one each
        for x, y in (b.args, b.args[::-1]):
            if (x.__class__ is not Node or x.tame) and y.__class__ is Node and (y.op == "/" or y.op == "*" and y.args[0].__class__ is float and y.args[1].op == "/"):
                return mul(x, choose(c, 0.0, y))
    return node("?", c, a, b, whole=is_whole(a) and is_whole(b))


def again(x, rename):
    """The same expression with other arguments, by the rules above."""
    op, args = x.op, [rename(a) if a.__class__ is Node else a for a in x.args]
    if op in ARITHMETIC:
        return ARITHMETIC[op](*args)
    if op in COMPARISON:
        return compare(op, *args)
    if op == "neg":
        return neg(*args)
    if op == "real":
        return real(*args)
    if op == "?":
        return choose(*args)
    return node(op, *args, whole=x.whole)
