"""Calls that become functions of the program: the elements of a mechanism, each written once however often it occurs."""
import expressions as ex
from expressions import Lanes, Node, Refused

SMALL = 6 # operations: as long a function is put in where it is called


class Function:
    """Expressions of inputs that are numbered: steps are (op, arguments), an argument being ('in', k), ('step', k) or a number."""

    def __init__(self, number, steps, wholes, outputs):
        self.number, self.steps, self.wholes, self.outputs = number, steps, wholes, outputs
        self.needs = [self.reach(x) for x in outputs] # of each output: inputs and steps

    def reach(self, x):
        inputs, steps, todo = set(), set(), [x]
        while todo:
            x = todo.pop()
            if x.__class__ is not tuple:
                continue
            kind, k = x
            if kind == "in":
                inputs.add(k)
            elif k not in steps:
                steps.add(k)
                todo.extend(self.steps[k][1])
        return inputs, steps


class Outline:
    def __init__(self, small=SMALL):
        self.small = small
        self.functions = {}
        self.leaves = None

    def inside(self, outer):
        """What stands for a value of the caller in the function that is made now."""
        leaf = self.leaves.get(outer)
        if leaf is None:
            leaf = self.leaves[outer] = ex.node("in", len(self.leaves), whole=outer.whole)
            leaf.tame = outer.tame
        return leaf

    def call(self, machine, name, args):
        machine.log, machine.made, self.leaves = [], [], {}
        stack, outer = machine.stack, ex.use(ex.Graph())
        returned = machine.run(name, args)
        made = {id(s) for s in machine.made}
        written = [w for w in machine.taken_back().values() if id(w[0]) not in made]
        local = ex.use(outer)
        leaves = self.leaves
        machine.log = machine.made = self.leaves = None
        if machine.stack is not stack: # it keeps values for another call
            machine.stack = stack
            return machine.run(name, args)
        before = [store[k] for store, k, _ in written]
        values = self.bring_out(local, leaves, [v for _, _, v in written] + [returned], before + [None])
        for (store, k, _), value in zip(written, values):
            machine.write(store, k, value)
        return values[-1]

    def bring_out(self, local, leaves, values, before):
        """The values outside; `before` is what was at each place."""
        parts = [] # of all values that are expressions: (index of the value, lane or None, local node, what it is added to)
        for i, value in enumerate(values):
            was = before[i]
            if value.__class__ is Node:
                parts.append((i, None, *self.increment(value, was if was.__class__ is Node else None, leaves)))
            elif value.__class__ is Lanes:
                for lane, x in sorted(value.of.items(), key=lambda item: item[0]):
                    old = was.of.get(lane) if was.__class__ is Lanes else None
                    parts.append((i, lane, *(self.increment(x, old if old.__class__ is Node else None, leaves) if x.__class__ is Node else (x, None))))
        outside = self.place(local, leaves, [x for _, _, x, _ in parts])
        result = [v if v.__class__ is not Lanes else {} for v in values]
        for (i, lane, _, base), x in zip(parts, outside):
            x = x if base is None else ex.add(base, x)
            if lane is None:
                result[i] = x
            else:
                result[i][lane] = x
        return [ex.lanes(v) if v.__class__ is dict else v for v in result]

    @staticmethod
    def increment(value, was, leaves):
        """(x, was) where value is was + x, or (value, None): so an element that adds to a sum is the same for every sum."""
        leaf = leaves.get(was) if was is not None else None
        if leaf is None or value is leaf or value.whole:
            return value, None

        seen = {}

        def holds(x):
            if x.__class__ is not Node:
                return False
            if x not in seen:
                seen[x] = x is leaf or (x.op != "in" and any(holds(a) for a in x.args))
            return seen[x]

        def parted(x):
            """(sign, rest) where x is sign * leaf + rest, or None"""
            if x is leaf:
                return 1, 0.0
            if x.op == "neg":
                found = parted(x.args[0])
                return found and (-found[0], ex.neg(found[1]))
            if x.op not in ("+", "-") or holds(x.args[0]) == holds(x.args[1]):
                return None
            a, b = x.args
            first = holds(a)
            found = parted(a if first else b)
            if not found:
                return None
            if first:
                return found[0], ex.ARITHMETIC[x.op](found[1], b)
            return found[0] if x.op == "+" else -found[0], ex.ARITHMETIC[x.op](a, found[1])

        if not holds(value):
            return value, None
        before = ex.use(leaf.graph)
        found = parted(value)
        ex.use(before)
        return (found[1], was) if found and found[0] == 1 else (value, None)

    def place(self, local, leaves, nodes):
        """Local nodes as nodes of the caller: outputs of a function, or put in where that is short."""
        outer_of = {leaf: value for value, leaf in leaves.items()}
        nodes, outer_of = self.rebuilt(nodes, outer_of)
        wanted = [x for x in dict.fromkeys(nodes) if x.__class__ is Node and x.op != "in"]
        order = self.reachable(wanted)
        if sum(1 for x in order if x.op != "in") <= self.small:
            there = {}
            for x in order:
                there[x] = outer_of[x] if x.op == "in" else ex.again(x, there.get)
        else:
            there = self.function_call(order, wanted, outer_of)
        return [outer_of[x] if x in outer_of else there[x] if x.__class__ is Node else x for x in nodes]

    @staticmethod
    def rebuilt(nodes, outer_of):
        """The same in a new graph, made in the order in which the results need it, the longer of two arguments first: so what is
        alike comes out alike."""
        there, inputs, height = {}, {}, {}
        for x in Outline.reachable([x for x in nodes if x.__class__ is Node]):
            height[x] = 1 + max((height[a] for a in x.args if a.__class__ is Node), default=0)
        before = ex.use(ex.Graph())
        for root in nodes:
            todo = [root] if root.__class__ is Node else []
            while todo:
                x = todo[-1]
                missing = sorted((a for a in x.args if a.__class__ is Node and a not in there), key=height.get)
                if x.op == "in" and x not in there:
                    there[x] = ex.node("in", len(inputs), whole=x.whole)
                    inputs[there[x]] = outer_of[x]
                elif x not in there and not missing:
                    there[x] = ex.again(x, there.get)
                todo = todo[:-1] if not missing else todo + missing
        ex.use(before)
        return [there[x] if x.__class__ is Node else x for x in nodes], inputs

    @staticmethod
    def reachable(wanted):
        seen, todo = set(), list(wanted)
        while todo:
            x = todo.pop()
            if x not in seen:
                seen.add(x)
                todo.extend(a for a in x.args if a.__class__ is Node)
        return sorted(seen, key=lambda x: x.id)

    def function_call(self, order, wanted, outer_of):
        number, steps, inputs = {}, [], []
        for x in order:
            if x.op == "in":
                number[x] = ("in", len(inputs))
                inputs.append(x)
        for x in order:
            if x.op != "in":
                number[x] = ("step", len(steps))
                steps.append((x.op, tuple(number[a] if a.__class__ is Node else a for a in x.args), x.whole))
        outputs = tuple(number[x] for x in wanted)
        wholes = tuple(x.whole for x in inputs)
        key = repr((steps, wholes, outputs))
        if key not in self.functions:
            self.functions[key] = Function(len(self.functions), steps, wholes, outputs)
        function = self.functions[key]
        call = ex.node("call", function, *(outer_of[x] for x in inputs))
        return {x: ex.node("out", call, k, whole=x.whole) for k, x in enumerate(wanted)}
