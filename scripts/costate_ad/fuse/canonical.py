"""An order of expressions that does not depend on how they came about: two elements that are alike get the same order.

Every node has a color, a number made of what it computes and then of what it is used for, and again (the refinement of Weisfeiler and
Leman).  Arguments of sums and products have no order, and signs do not count: those may be taken out of one element and not of another.
"""
from .expressions import Node

ROUNDS = 2
KIND = {"+": 1, "-": 1, "*": 2}  # no order of the arguments
MASK = (1 << 61) - 1


def mixed(*numbers):
    """A number made of numbers, the same in every run."""
    x = 88172645463325252
    for n in numbers:
        x = ((x ^ n) * 6364136223846793005 + 1442695040888963407) & MASK
        x ^= x >> 29
    return x


def label(op):
    return KIND.get(op) or mixed(*op.encode())


def value(number):
    return mixed(*repr(abs(number)).encode())


class Order:
    """Of nodes: by color, longer ones last; those of one color by what they are made of that was made before (`there`)."""

    def __init__(self, roots, ends, there):
        self.wanted, self.ends, self.there = [x for x in dict.fromkeys(roots) if x.__class__ is Node], ends, there
        nodes, height = reached(self.wanted, ends)
        color, context = {}, {x: 1 for x in nodes if x in ends or x.op == "in"}
        for _ in range(ROUNDS):
            for x in nodes:
                color[x] = upward(x, color, context)
            of_inputs = context = downward(nodes, self.wanted, ends, color)
            context = {x: c for x, c in of_inputs.items() if x in ends or x.op == "in"}
        self.key = {x: (height[x], color[x], of_inputs[x]) for x in nodes}

    def sorted(self, nodes):
        if len(nodes) > 1 and len({self.key[x] for x in nodes}) < len(nodes):
            return sorted(nodes, key=lambda x: (self.key[x], self.made(x)))
        return sorted(nodes, key=self.key.get)

    def roots(self):
        """One after the other: each choice may tell the others apart."""
        groups = {}
        for x in self.wanted:
            groups.setdefault(self.key[x], []).append(x)
        for key in sorted(groups):
            left = groups[key]
            while left:
                x = min(left, key=self.made) if len(left) > 1 else left[0]
                left.remove(x)
                yield x

    def made(self, x):
        """The numbers of what was made before that x needs."""
        found, seen, todo = [], set(), [x]
        while todo:
            x = todo.pop()
            if x in self.there:
                found.append(self.there[x].id if self.there[x].__class__ is Node else -1)
            elif x not in seen and x not in self.ends:
                seen.add(x)
                todo.extend(a for a in x.args if a.__class__ is Node)
        return sorted(found)


def reached(roots, ends):
    seen, todo = set(), list(roots)
    while todo:
        x = todo.pop()
        if x not in seen:
            seen.add(x)
            todo.extend(a for a in (x.args if x not in ends else ()) if a.__class__ is Node)
    nodes, height = sorted(seen, key=lambda x: x.id), {}
    for x in nodes:
        height[x] = 1 + max((height[a] for a in x.args if a.__class__ is Node), default=0) if x not in ends else 1
    return nodes, height


def upward(x, color, context):
    """Its color by those of its arguments; of an input, by what it is used for."""
    if x in context:
        return mixed(3 + x.whole, context[x])
    if x.op == "neg":
        return color[x.args[0]]
    of = [color[a] if a.__class__ is Node else value(a) if a.__class__ in (int, float) else 0 for a in x.args]
    return mixed(label(x.op), *(sorted(of) if x.op in KIND else of))


def downward(nodes, roots, ends, color):
    """The color of what each node is used for."""
    uses = {x: [] for x in nodes}
    for x in roots:
        uses[x].append(5)
    context = {}
    for x in reversed(nodes):
        context[x] = mixed(*sorted(uses[x]))
        if x in ends:
            continue
        for k, a in enumerate(x.args):
            if a.__class__ is Node:
                uses[a].append(context[x] if x.op == "neg" else mixed(color[x], context[x], 0 if x.op in KIND else k))
    return context
