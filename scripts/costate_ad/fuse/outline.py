"""Calls that become functions of the program: the elements of a mechanism, each written once however often it occurs."""
from . import canonical
from . import expressions as ex
from .expressions import Lanes, Node, Refused

SMALL = 6     # operations: as long a function is put in where it is called
LONG = 900    # operations: a longer function may be opened, so that what it calls is outlined instead
SPARED = 0.25 # of a call's operations: lanes become calls of their own where that many need not be written


ZEROS = "0"   # the input of which all numbers are zero


def without(x):
    """A value, or the zero that it stands for."""
    return 0.0 if x.__class__ is Node and x.op == "input" and x.args[0] == ZEROS else x


class Function:
    """Expressions of inputs that are numbered: steps are (op, arguments), an argument being ('in', k), ('step', k) or a number."""

    def __init__(self, name, number, steps, wholes, outputs):
        self.name, self.number, self.steps, self.wholes, self.outputs = name, number, steps, wholes, outputs
        self.kind = 0 # of those with other arguments that are lanes (program.py)
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
    """opened: functions that are not outlined, so that those that they call are; None: all are outlined, however long
    general: what the calls of each function were given before (`known`).  A zero in place of what another call has a value for is then
    given as a number, so that both share a function, which multiplies by that zero."""

    def __init__(self, small=SMALL, opened=(), general=None):
        self.small, self.opened, self.general = small, opened, general or {}
        self.known = {}  # of each function: the reads, by number, that find an expression
        self.zeros = {}  # of the call that is run now: (store's id, index) -> what stands for a zero there
        self.reads = self.kernel = 0
        self.functions = {}
        self.called = 0 # operations of all calls
        self.long = set() # functions that are to be opened: all is started again, so that they are opened wherever they are called
        self.leaves = None

    def inside(self, outer):
        """What stands for a value of the caller in the function that is made now."""
        leaf = self.leaves.get(outer)
        if leaf is None:
            leaf = self.leaves[outer] = ex.node("in", len(self.leaves), whole=outer.whole)
            leaf.tame = outer.tame
        return leaf

    def given(self, store, k, value):
        """What the function that is made now reads of what its caller has."""
        self.reads += 1
        if value.__class__ is Node:
            self.known.setdefault((self.kernel, self.name), set()).add(self.reads)
        elif value.__class__ is float and value == 0.0:
            if (store, k) not in self.zeros and self.reads in self.general.get((self.kernel, self.name), ()):
                self.zeros[store, k] = self.outer.node("input", ZEROS, len(self.zeros))
            value = self.zeros.get((store, k), value)
        return value

    def call(self, machine, name, args):
        if self.opened and name in self.opened:
            return machine.run(name, args, 1)
        self.name, self.can_open = name, machine.calls_any(name)
        machine.log, machine.made, machine.touched, self.leaves, self.zeros, self.reads = [], {}, set(), {}, {}, 0
        stack, outer = machine.stack, ex.use(ex.Graph())
        self.outer = outer
        returned = machine.run(name, args)
        made = machine.made
        written = [w for w in machine.taken_back().values() if id(w[0]) not in made]
        local = ex.use(outer)
        leaves = self.leaves
        machine.log = machine.made = self.leaves = None
        if machine.stack is not stack: # it keeps values for another call
            machine.stack = stack
            return machine.run(name, args)
        before = [self.zeros.get((id(store), k), store[k]) for store, k, _ in written]
        self.zeros = {}
        values = self.bring_out(local, leaves, [v for _, _, v in written] + [returned], before + [None])
        for (store, k, _), value in zip(written, values):
            machine.write(store, k, value)
        return values[-1]

    def bring_out(self, local, leaves, values, before):
        """The values outside; `before` is what was at each place."""
        short = len(local.nodes) <= self.small
        if self.opened is not None and self.can_open and len(local.nodes) > max(LONG, self.small):
            found = [x for v in values for x in (v.of.values() if v.__class__ is Lanes else (v,)) if x.__class__ is Node]
            if len(self.reachable(found)) > max(LONG, self.small):
                self.long.add(self.name)
        rank = self.ranks(values, before, leaves) if not short else {}
        parts = [] # of all values that are expressions: (index of the value, lane or None, local node, what it is added to)
        for i, value in enumerate(values):
            was = before[i]
            if value.__class__ is Node:
                parts.append((i, None, *self.increment(value, was if was.__class__ is Node else None, leaves)))
            elif value.__class__ is Lanes:
                for lane, x in sorted(value.of.items(), key=lambda item: rank.get(item[0], item[0])):
                    old = was.of.get(lane) if was.__class__ is Lanes else None
                    parts.append((i, lane, *(self.increment(x, old if old.__class__ is Node else None, leaves) if x.__class__ is Node else (x, None))))
        signs, nodes = zip(*((-1, x.args[0]) if ex.negated(x) else (1, x) for _, _, x, _ in parts)) if parts else ((), ())
        outer_of = {leaf: value for value, leaf in leaves.items()}
        outside = self.put(outer_of, nodes) if short else self.place(outer_of, nodes, [lane for _, lane, _, _ in parts])
        result = [v if v.__class__ is not Lanes else {} for v in values]
        for (i, lane, _, base), x, sign in zip(parts, outside, signs):
            x = x if sign == 1 else ex.neg(x)
            x = x if base is None else ex.add(without(base), x)
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
            if x.op == "?" and not holds(x.args[0]):
                a, b = (parted(y) if y.__class__ is Node else None for y in x.args[1:])
                return a and b and a[0] == b[0] and (a[0], ex.choose(x.args[0], a[1], b[1])) or None
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

    def ranks(self, values, before, leaves):
        """The lanes in an order that does not depend on their numbers, but where they are alike."""
        roots, outer_of = {}, {leaf: value for value, leaf in leaves.items()}
        for i, value in enumerate(values):
            for lane, x in (value.of.items() if value.__class__ is Lanes else ()):
                old = before[i].of.get(lane) if before[i].__class__ is Lanes else None
                x = self.increment(x, old if old.__class__ is Node else None, leaves)[0] if x.__class__ is Node else x
                roots.setdefault(lane, []).append((i, x.args[0] if ex.negated(x) else x))
        keys = {}
        for lane, found in roots.items():
            nodes = [x for _, x in found if x.__class__ is Node and x not in outer_of]
            keys[lane] = repr([i for i, _ in found]), self.structure(outer_of, nodes), lane
        return {lane: k for k, lane in enumerate(sorted(keys, key=keys.get))}

    def place(self, outer_of, nodes, lanes):
        """Local nodes as nodes of the caller.  Lanes that are alike become calls of one function each, which reads what they share
        from the function of all others."""
        alike, shared = self.alike(outer_of, nodes, lanes)
        rest = [x for x, lane in zip(nodes, lanes) if lane not in alike] + shared
        there = dict(zip(rest, self.put(outer_of, rest)))
        known = {**outer_of, **{x: there[x] for x in shared}}
        for lane in alike:
            own = [x for x, k in zip(nodes, lanes) if k == lane]
            there.update({(lane, x): y for x, y in zip(own, self.put(known, own))})
        return [there[(lane, x) if lane in alike else x] if x.__class__ is Node else x for x, lane in zip(nodes, lanes)]

    def alike(self, outer_of, nodes, lanes):
        """The lanes whose expressions are those of another lane, if that makes the program shorter, and what they share."""
        roots = {}
        for x, lane in zip(nodes, lanes):
            if x.__class__ is Node and x not in outer_of:
                roots.setdefault(lane, []).append(x)
        reach = {lane: [x for x in self.reachable(wanted) if x.op != "in"] for lane, wanted in roots.items()}
        chosen = [lane for lane in roots if lane is not None]
        while True: # until all that are left have another one that is alike
            lanes_of = {}
            for lane in reach:
                for x in reach[lane]:
                    lanes_of.setdefault(x, set()).add(lane if lane in chosen else None)
            shared = {x: outer_of for x, users in lanes_of.items() if len(users) > 1 or None in users}
            own = {lane: [x for x in reach[lane] if x not in shared] for lane in chosen}
            keys = {}
            for lane in chosen:
                if len(own[lane]) > self.small:
                    keys.setdefault(self.structure({**outer_of, **shared}, roots[lane]), []).append(lane)
            left = [lane for same in keys.values() if len(same) > 1 for lane in same]
            if len(left) == len(chosen):
                break
            chosen = sorted(left, key=chosen.index)
        spared = sum(len(own[same[0]]) * (len(same) - 1) for same in keys.values())
        if spared < SPARED * len(lanes_of):
            return [], []
        used = {a for lane in chosen for x in own[lane] for a in x.args if a.__class__ is Node and a in shared}
        return chosen, sorted(used.union(x for lane in chosen for x in roots[lane] if x in shared), key=lambda x: x.id)

    def structure(self, outer_of, roots):
        wanted = self.results(self.rebuilt(roots, outer_of)[0])
        return self.as_steps(self.reachable(wanted), wanted)[0]

    def put(self, outer_of, nodes):
        """Local nodes as nodes of the caller: outputs of a function, or put in where that is short."""
        nodes, outer_of = self.rebuilt(nodes, outer_of)
        wanted = self.results(nodes)
        order = self.reachable(wanted)
        if sum(1 for x in order if x.op != "in") <= self.small:
            there = {}
            for x in order:
                there[x] = without(outer_of[x]) if x.op == "in" else ex.again(x, there.get)
        else:
            there = self.function_call(order, wanted, outer_of)

        def outside(x):
            if x.__class__ is not Node:
                return x
            return ex.neg(outside(x.args[0])) if ex.negated(x) else without(outer_of[x]) if x in outer_of else there[x]
        return [outside(x) for x in nodes]

    @staticmethod
    def rebuilt(nodes, outer_of):
        """The same in a new graph, made in an order that only depends on what the expressions are: so what is alike comes out alike.
        What has a value outside is an input."""
        there, inputs = {}, {}
        order = canonical.Order(nodes, outer_of, there)
        before = ex.use(ex.Graph())
        for root in order.roots():
            todo = [root]
            while todo:
                x = todo[-1]
                missing = [] if x in outer_of else order.sorted([a for a in x.args if a.__class__ is Node and a not in there])
                if x in outer_of and x not in there:
                    there[x] = ex.node("in", len(inputs), whole=x.whole)
                    inputs[there[x]] = outer_of[x]
                elif x not in there and not missing:
                    there[x] = ex.again(x, there.get)
                todo = todo[:-1] if not missing else todo + missing
        ex.use(before)
        return [there[x] if x.__class__ is Node else x for x in nodes], inputs

    @staticmethod
    def results(nodes):
        """What is to be computed, without signs, in the order in which it was made."""
        nodes = {x.args[0] if ex.negated(x) else x for x in nodes}
        return sorted((x for x in nodes if x.__class__ is Node and x.op != "in"), key=lambda x: x.id)

    @staticmethod
    def reachable(wanted, ends=()):
        seen, todo = set(), list(wanted)
        while todo:
            x = todo.pop()
            if x not in seen:
                seen.add(x)
                todo.extend(a for a in (x.args if x not in ends else ()) if a.__class__ is Node)
        return sorted(seen, key=lambda x: x.id)

    @staticmethod
    def as_steps(order, wanted):
        """A text that is the same for what is alike; steps, inputs, outputs."""
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
        return repr((steps, tuple(x.whole for x in inputs), outputs)), steps, inputs, outputs

    def function_call(self, order, wanted, outer_of):
        key, steps, inputs, outputs = self.as_steps(order, wanted)
        if key not in self.functions:
            self.functions[key] = Function(self.name, len(self.functions), steps, tuple(x.whole for x in inputs), outputs)
        self.called += len(steps)
        call = ex.node("call", self.functions[key], *(outer_of[x] for x in inputs))
        return {x: ex.node("out", call, k, whole=x.whole) for k, x in enumerate(wanted)}

    def sharing(self):
        """How often an operation of a function is called, on average."""
        return self.called / max(1, sum(len(f.steps) for f in self.functions.values()))
