"""Writes expressions as C: what occurs often, as a loop over a table of where its arguments are; what occurs once, as it is.

All values that loops read or write are in one array, x, which begins with the inputs.  The work is cut into units, which are calls of
functions (outline.py) and the expressions between them, done level by level: what a unit reads was made on the levels before.
An expression that only reads what one call made becomes a part of that call where all calls of the function have it.

A program that is linear in some of its inputs can be written for many of these at once: they and what depends on them are of the type
LANE, which may be a vector, in an array of their own, X.  All else is computed once.  A program that is free need not be linear: what
is compared is a mask, of the type MASK, both sides of a choice are computed, and functions are called for each number of a vector.
One that is fused besides says itself where a product and a sum are one instruction: a compiler that chooses may do so in one way for
one number and in another for a vector.
"""
import copy
import math

from .expressions import ARITHMETIC, COMPARISON, NOTHING, Node, Refused
from .outline import ZEROS

LARGE = 500  # units: shorter programs have no loops over expressions
ROLLED = 4   # so many of a kind are a loop
MOST = 0.5   # of a function's calls: an expression that so many have is made by all of them


SIGN, PRODUCT, SUM, OTHER = 1, 2, 3, 4 # how loosely operators bind
LOOSE = {"neg": SIGN, "*": PRODUCT, "/": PRODUCT, "quotient": PRODUCT, "+": SUM, "-": SUM}
SIGNS = {op: "%s " + op.replace("%", "%%") + " %s" for op in (*ARITHMETIC, *COMPARISON)}
SIGNS.update({"+": "%s+%s", "-": "%s-%s", "*": "%s*%s", "/": "%s/%s", "neg": "-%s", "real": "(double)%s", "?": "%s ? %s : %s", "quotient": "%s/%s"})


ARRAYS = {"x": "xy", "X": "XY"} # of values: the name in a function where it is read, and where it is written


# Products and sums in one instruction, in what is called most often of a model that is not small (0.87 of the time for the vehicle's
# products) and in what factors a small one.  Not in the motion and the matrices: what cancels in them (the forces of a spring whose
# polynomial is a small difference of large terms: 1.4e-12) would be rounded in another way than in the kernels.
TOGETHER = '#pragma GCC push_options\n#pragma GCC optimize("fp-contract=fast")\n%s#pragma GCC pop_options\n'


def together(text):
    return TOGETHER % text


class Curved(Refused):
    """A program is not linear in its lanes."""


LINEAR, FREE, FUSED, COMPARED = 1, 2, 3, 4 # what depends on lanes: of the type LANE, of it in a program that is free or fused, and of the type MASK


class Text(str):
    """C of a value.  loose: how its outermost operator binds, 0 where it has none; lane: LINEAR, FREE, FUSED or COMPARED, 0 where it depends on none;
    product: the two factors of a product"""
    loose, lane, product = 0, 0, None

    @staticmethod
    def of(c, loose=0, lane=0):
        text = Text(c)
        text.loose, text.lane = loose, lane
        return text


def is_lane(c):
    return c.lane if c.__class__ is Text else 0


def spread(c):
    return c if is_lane(c) else "SPREAD(%s)" % c


def like(c, model):
    return Text.of(c, 0, is_lane(model))


def kind(value, whole):
    """The type of a variable."""
    return "MASK" if is_lane(value) == COMPARED else "int" if whole else "LANE" if is_lane(value) else "double"


def number(x):
    if x.__class__ not in (int, float) or not math.isfinite(x):
        raise Refused("a result depends on what is no number")
    return repr(x) if x.__class__ is float or x >= 0 else "(%d)" % x


def operation(op, args):
    """C of one operation on arguments that are C.  Sums and products are done from the left, as C does them."""
    if op in NOTHING:
        raise Refused("a result depends on " + op)
    lane = max(map(is_lane, args), default=0)
    if lane >= FREE:
        return free(op, args)
    if lane and (op in COMPARISON or op not in SIGNS or op in ("?", "/", "quotient") and is_lane(args[op != "?"])):
        raise Curved("it is not linear")
    if lane and op == "?":
        args = [args[0], *(Text.of("(LANE)(%s)" % spread(a), SIGN) for a in args[1:])]
    if op not in SIGNS:
        return "%s(%s)" % (op, ", ".join(args))
    loose = LOOSE.get(op, OTHER)
    return Text.of(SIGNS[op] % tuple(bound(a, loose, k) for k, a in enumerate(args)), loose, lane)


def free(op, args):
    """The same of lanes in a program that is free."""
    masks = [is_lane(a) == COMPARED for a in args]
    how = FUSED if FUSED in map(is_lane, args) else FREE
    if op in ("%", "real") or any(masks[1:] if op == "?" else masks):
        raise Curved("it has a comparison in a number")
    if op == "?" and masks[0]:
        return Text.of("CHOOSE(%s, %s, %s)" % (args[0], *map(spread, args[1:])), 0, how)
    if op == "?":
        args = [args[0], *(Text.of("(LANE)(%s)" % spread(a), SIGN) for a in args[1:])]
    if op == "sqrt":
        return Text.of("ROOT(%s)" % args[0], 0, how)
    if op not in SIGNS:
        return Text.of("%s(%s, %s)" % ("EACH" if len(args) == 1 else "EACH_OF_TWO", op, ", ".join(map(spread, args))), 0, how)
    if how == FUSED and op in "+-" and (product_of(args[1]) or product_of(args[0])):
        return with_product(op, *args)
    loose = LOOSE.get(op, OTHER)
    text = Text.of(SIGNS[op] % tuple(bound(a, loose, k) for k, a in enumerate(args)), loose, COMPARED if op in COMPARISON else how)
    text.product = args if op == "*" else None
    return text


def product_of(c):
    return c.product if c.__class__ is Text else None


def negative(c):
    return Text.of("-%s" % bound(c, SIGN, 0), SIGN, is_lane(c))


def with_product(op, a, b):
    """a + b or a - b in one instruction."""
    if product_of(b):
        x, y = product_of(b)
        return fused(negative(x) if op == "-" else x, y, a)
    return fused(*product_of(a), negative(b) if op == "-" else b)


def fused(x, y, more):
    """x * y + more"""
    return Text.of("FMA(%s, %s, %s)" % tuple(map(spread, (x, y, more))), 0, FUSED)


def bound(a, loose, k):
    """Argument k of an operator: in parentheses where it binds as loosely (on the left of a sum or product, more loosely), or where
    its sign would follow another."""
    own = a.loose if a.__class__ is Text else 0
    plain = own < loose or (own == loose and k == 0 and loose in (PRODUCT, SUM))
    return a if plain and loose != OTHER and not a.startswith("-") or own == 0 and not a.startswith("-") else "(%s)" % a


def formula(shape, leaves):
    """C of a shape: the number of a leaf, a constant's text in a tuple, or (operation, shapes...)."""
    if shape.__class__ is int:
        return leaves[shape]
    if len(shape) == 1 and shape[0] not in NOTHING:
        return shape[0]
    return operation(shape[0], [formula(s, leaves) for s in shape[1:]])


class Expression:
    """target: a node, or (array, index) outside; lanes: which of those that it reads are"""
    __slots__ = ("shape", "reads", "target", "level", "lanes")

    def __init__(self, shape, reads, target, level, lanes):
        self.shape, self.reads, self.target, self.level, self.lanes = shape, reads, target, level, lanes

    def array(self):
        return self.target[0] if self.target.__class__ is tuple else None

    def kind(self):
        return self.shape, self.array(), self.lanes


class Call:
    """node: of the call; expressions: those that it makes as well"""
    __slots__ = ("node", "function", "level", "expressions")

    def __init__(self, node, level):
        self.node, self.function, self.level, self.expressions = node, node.args[0], level, []

    def as_part(self, e):
        """The kind of an expression as a part of this call, which says what it reads, or None."""
        reads = []
        for x in e.reads:
            if x.op == "out" and x.args[0] is self.node:
                reads.append(x.args[1])
            elif x.op == "input":
                reads.append(None)
            else:
                return None
        return e.shape, e.array(), tuple(reads), e.lanes


class Use:
    """What is needed of a function: outputs that are kept, inputs, steps; parts: the kinds of the expressions that are put in."""

    def __init__(self, function, kept, parts):
        self.function, self.kept, self.parts = function, sorted(kept), parts
        made = set(kept).union(k for _, _, reads, _ in parts for k in reads if k is not None)
        self.inputs = sorted(set().union(*(function.needs[k][0] for k in made)))
        self.steps = sorted(set().union(*(function.needs[k][1] for k in made)))
        self.extra = sum(1 for _, _, reads, _ in parts for k in reads if k is None)

    def width(self):
        return len(self.inputs) + self.extra + len(self.kept) + len(self.parts)


class Place:
    """Where results outside go: an array, or the entries of a matrix, which are numbered by `order` (index -> number) and found by `at`,
    those of the first matrix before those of the second."""

    def __init__(self, name, order=None, before=0):
        self.name, self.order, self.before = name, order, before

    def c(self, index):
        if self.order is None:
            return "%s[%s]" % (self.name, index)
        return "%s[at[%s%s]]" % (self.name, "%d + " % self.before if self.before else "", index)


class Layout:
    """How the units of a loop find their numbers.  rows: a list of (array, index) per unit, the same arrays in each.  Columns whose
    distance is the same in all rows share one number of the table, and where there is only one row there is no table."""

    def __init__(self, rows):
        self.columns, self.fixed = rows[0], len(rows) == 1
        self.place = [(None, index) for _, index in rows[0]] # of each column: its group, its distance from the group's lowest
        self.first = [] # of each group: a column, and how far below it the lowest is
        groups = {}
        for c, (array, index) in enumerate(rows[0] if not self.fixed else []):
            groups.setdefault((array, tuple(row[c][1] - index for row in rows)), []).append(c)
        for columns in groups.values():
            lowest = min(rows[0][c][1] for c in columns)
            for c in columns:
                self.place[c] = len(self.first), rows[0][c][1] - lowest
            self.first.append((columns[0], lowest - rows[0][columns[0]][1]))

    def set_pointers(self, inputs, arrays):
        """The groups to which a function has a pointer, to what is read (the first columns) or to what is written: those that have
        several numbers.  arrays: for each array that is in question, its names when it is read and when it is written"""
        columns = [(arrays[array][c >= inputs], self.place[c][0]) for c, (array, _) in enumerate(self.columns) if array in arrays]
        self.pointers = sorted({p for p in columns if columns.count(p) > 1 and not self.fixed})

    def count_up(self, rows):
        """Takes those numbers out of the table that grow by the same step from row to row: k counts the rows."""
        if self.fixed:
            return
        columns = list(zip(*(self.bases(row) for row in rows)))
        rule, kept = {}, []
        for g, numbers in enumerate(columns):
            step = numbers[1] - numbers[0]
            if all(y - x == step for x, y in zip(numbers, numbers[1:])) and step >= 0:
                rule[g] = "%d + %s%%d" % (numbers[0], "%d * k + " % step if step else "")
            else:
                rule[g] = len(kept)
                kept.append(self.first[g])
        self.first, self.place = kept, [(rule[g], offset) for g, offset in self.place]

    def bases(self, row):
        """A unit's line of the table."""
        return [row[c][1] + shift for c, shift in self.first]


class Program:
    """outputs: [(array, index, expression)]; arrays: the sizes of those inputs that are arrays; places: where results outside go, a
    Place by array; lanes: the names of those inputs of which there are many; how: LINEAR, FREE or FUSED in them."""

    def __init__(self, name, outputs, arrays, places, lanes=(), how=LINEAR):
        self.name, self.outputs, self.arrays, self.places, self.lanes, self.how = name, outputs, arrays, places, lanes, how
        self.calls, self.expressions, self.level, self.is_lane = {}, [], {}, {}
        if lanes:
            self.part_functions()
        self.count_reads()
        self.divide()
        self.put_in()

    # ---- lanes

    def lane(self, x):
        """Whether a value is of the type LANE: whether it depends on an input that is."""
        if x.__class__ is not Node or not self.lanes:
            return False
        if x not in self.is_lane:
            if x.op == "out":
                call = x.args[0]
                self.is_lane[x] = any(self.lane(call.args[1 + i]) for i in call.args[0].needs[x.args[1]][0])
            else:
                self.is_lane[x] = x.args[0] in self.lanes if x.op == "input" else any(map(self.lane, x.args))
        return self.is_lane[x]

    def which(self, reads):
        return tuple(map(self.lane, reads))

    def part_functions(self):
        """A function with arguments that are lanes in one call and not in another becomes two."""
        known, seen, todo = {}, set(), [x for _, _, x in self.outputs]
        while todo:
            x = todo.pop()
            if x.__class__ is not Node or x in seen or x.op == "input":
                continue
            seen.add(x)
            todo.extend(x.args)
            if x.op == "call":
                function, lanes = x.args[0], self.which(x.args[1:])
                kinds = known.setdefault(function, {})
                if lanes not in kinds:
                    kinds[lanes] = copy.copy(function)
                    kinds[lanes].kind = len(kinds) - 1
                x.args = (kinds[lanes], *x.args[1:])

    # ---- units

    def count_reads(self):
        """How often each node is read, by expressions or by calls; of a function, all of its calls make the same outputs."""
        self.reads, made, calls, todo = {}, {}, {}, [x for _, _, x in self.outputs]
        while todo:
            while todo:
                x = todo.pop()
                if x.__class__ is not Node:
                    continue
                self.reads[x] = self.reads.get(x, 0) + 1
                if self.reads[x] > 1:
                    continue
                if x.op == "out":
                    calls.setdefault(x.args[0], set())
                    made.setdefault(x.args[0].args[0], set()).add(x.args[1])
                elif x.op != "input":
                    todo.extend(x.args)
            for call, counted in calls.items():
                function = call.args[0]
                wanted = set().union(*(function.needs[k][0] for k in made[function]))
                todo.extend(call.args[1 + i] for i in wanted - counted)
                counted |= wanted
        self.made = made
        self.cut = {x for x, n in self.reads.items() if n > 1 and x.op not in ("input", "out")}
        for call, counted in calls.items():
            self.cut.update(a for a in (call.args[1 + i] for i in counted) if a.__class__ is Node and a.op not in ("input", "out"))

    def divide(self):
        for _, _, x in self.outputs:
            self.find_level(x)
        top = 1 + max(self.level.values(), default=0)
        for array, index, x in self.outputs:
            plain = x.__class__ is not Node or x.op in ("input", "out") or x in self.cut
            reads, shape = self.tree(x) if not plain else ([x], 0) if x.__class__ is Node else ([], (number(x),))
            self.expressions.append(Expression(shape, reads, (array, index), top, self.which(reads)))

    def find_level(self, x):
        """The level on which x is made; makes the unit that makes it."""
        if x.__class__ is not Node or x.op == "input":
            return 0
        if x not in self.level:
            if x.op == "out":
                self.level[x] = self.call_level(x.args[0])
            elif x in self.cut:
                reads, shape = self.tree(x)
                self.level[x] = 1 + max((self.find_level(a) for a in reads), default=0)
                self.expressions.append(Expression(shape, reads, x, self.level[x], self.which(reads)))
            else:
                self.level[x] = max((self.find_level(a) for a in x.args), default=0)
        return self.level[x]

    def call_level(self, call):
        if call not in self.calls:
            inputs = set().union(*(call.args[0].needs[k][0] for k in self.made[call.args[0]]))
            self.calls[call] = Call(call, 1 + max((self.find_level(call.args[1 + i]) for i in inputs), default=0))
        return self.calls[call].level

    def tree(self, root):
        """The nodes that an expression reads, and its shape, in which they are numbered."""
        leaves = {}

        def shape(x):
            if x.__class__ is not Node:
                return (number(x),)
            if x is not root and (x.op in ("input", "out") or x in self.cut):
                return leaves.setdefault(x, len(leaves))
            return (x.op, *(shape(a) for a in x.args))
        s = shape(root)
        return list(leaves), s

    def put_in(self):
        """Moves expressions into the calls whose results they read."""
        options = {call: {} for call in self.calls.values()}
        for e in self.expressions:
            made_by = {x.args[0] for x in e.reads if x.op == "out"}
            if len(made_by) == 1:
                call = self.calls[made_by.pop()]
                kind = call.as_part(e)
                if kind and kind not in options[call]:
                    options[call][kind] = e
        calls, having = {}, {}
        for call, there in options.items():
            calls.setdefault(call.function, []).append(call)
            for kind in there:
                having[call.function, kind] = having.get((call.function, kind), 0) + 1
        parts, moved = {}, set()
        for function, all_calls in calls.items():
            kinds = {kind for call in all_calls for kind in options[call]}
            parts[function] = sorted((kind for kind in kinds if self.joins(kind, having[function, kind], len(all_calls))), key=repr)
        for call, there in options.items():
            call.expressions = [there.get(kind) for kind in parts[call.function]]
            moved.update(e for e in call.expressions if e is not None)
        self.expressions = [e for e in self.expressions if e not in moved]
        kept = {function: set() for function in parts}
        readers = [x for e in self.expressions for x in e.reads] + [a for call in self.calls for a in call.args if a.__class__ is Node]
        for x in readers:
            if x.op == "out" and x in self.reads: # and not only an argument that nothing needs
                kept[x.args[0].args[0]].add(x.args[1])
        self.use = {function: Use(function, kept[function], parts[function]) for function in parts}

    @staticmethod
    def joins(kind, having, calls):
        """Whether an expression that so many of the calls have is made by all of them."""
        _, array, reads, _ = kind
        return having == calls or (array is None and None not in reads and having >= MOST * calls)

    # ---- where values are

    def home(self, x):
        """The C of a value where no loop reads it."""
        if x.op == "input":
            text = x.args[0] if x.args[1] is None else "%s[%d]" % x.args
        else:
            text = "%s[%d]" % self.slot[x] if x in self.slot else "v%d" % self.local[x]
        return Text.of(text, 0, self.lane(x) and (COMPARED if self.how != LINEAR and x.op in COMPARISON else self.how))

    def slot_of(self, x):
        """The array, x or X, and the index in it of a value that a loop reads or writes."""
        array = "X" if self.lane(x) else "x"
        if x.op == "input":
            name, k = x.args
            if name == ZEROS: # each beside what else the call reads
                self.zeros.append(self.length[array])
                self.length[array] += 1
                return array, self.zeros[-1]
            if name not in self.first:
                self.first[name] = self.length[array]
                self.length[array] += self.arrays.get(name, 1)
            return array, self.first[name] + (k or 0)
        if x not in self.slot:
            self.slot[x] = array, self.length[array]
            self.length[array] += 1
        return self.slot[x]

    def entry(self, array, index):
        """The index of a result outside; entries of a matrix are numbered as they are made, so that a call's follow one another."""
        place = self.places[array]
        if place.order is None:
            return index
        return place.order.setdefault(index, len(place.order))

    # ---- C

    def text(self, arguments):
        functions, tables, main = self.parts(arguments)
        return functions + tables + main

    def parts(self, arguments):
        """The functions; their tables; the one that calls them."""
        self.slot, self.local, self.first, self.length, self.tables, self.zeros = {}, {}, {}, {"x": 0, "X": 0}, [], []
        groups = {}
        for call in self.calls.values():
            groups.setdefault((call.level, call.function), []).append(call)
        for e in self.expressions:
            groups.setdefault((e.level, e.kind()), []).append(e)
        large = len(self.expressions) + len(self.calls) > LARGE
        order = sorted(groups, key=lambda key: key[0])
        calls = [key for key in order if groups[key][0].__class__ is Call]
        rows = {key: [self.row(u) for u in groups[key]] for key in calls} # first: so what a call reads and writes is together
        rows.update({key: [self.row(u) for u in groups[key]] for key in order if key not in rows and large and len(groups[key]) >= ROLLED})
        layouts = {}
        for key in calls:
            layouts.setdefault(key[1], []).extend(rows[key])
        layouts = {function: Layout(all_rows) for function, all_rows in layouts.items()}
        body = []
        for key in order:
            if key in calls:
                body += self.call_lines(layouts[key[1]], self.use[key[1]], rows[key])
            elif key in rows:
                body += self.loop(groups[key][0], rows[key])
            else:
                body += [self.line(e) for e in groups[key]]
        functions = [self.function(use, layouts[f]) for f, use in sorted(self.use.items(), key=lambda item: (item[0].number, item[0].kind))]
        head = ["    %s[%d];" % (x, self.length[x[-1]]) for x in ("double x", "_Alignas(64) LANE X") if self.length[x[-1]]]
        head += self.clear()
        for name, start in self.first.items():
            array = "X" if name in self.lanes else "x"
            if name in self.arrays:
                head += ["    for (int i = 0; i < %d; i++)" % self.arrays[name], "        %s[%d + i] = %s[i];" % (array, start, name)]
            else:
                head += ["    %s[%d] = %s;" % (array, start, name)]
        tables = ["static const @index %s_at%d[] = {\n%s};" % (self.name, k, wrapped(t)) for k, t in enumerate(self.tables)]
        main = ["void %s(%s)" % (self.named(self.name), arguments), "{"] + head + body + ["}"]
        index = "unsigned short" if max(self.length.values()) + len(self.outputs) < 65536 else "int"
        return ["".join(line + "\n" for line in part).replace("@index", index) for part in (functions, tables, main)]

    def clear(self):
        """Sets those numbers to zero that stand for a zero: from where to where, in a table."""
        if not self.zeros:
            return []
        first, last = ([k for k in self.zeros if k + step not in self.zeros] for step in (-1, 1))
        self.tables.append([k for a, b in zip(first, last) for k in (a, b + 1)])
        table = "%s_at%d" % (self.name, len(self.tables) - 1)
        return ["    for (int k = 0; k < %d; k += 2)" % len(self.tables[-1]),
                "        for (int i = {0}[k]; i < {0}[k + 1]; i++)".format(table), "            x[i] = 0.0;"]

    def named(self, name):
        return "NAME(%s)" % name if self.lanes else name

    def row(self, u):
        """What a unit reads, then what it writes: (array, index) each."""
        if u.__class__ is not Call:
            return [self.slot_of(x) for x in u.reads] + [self.target(u)]
        use = self.use[u.function]
        row = [self.slot_of(u.node.args[1 + i]) for i in use.inputs]
        row += [self.slot_of(x) for e in u.expressions if e is not None for x in e.reads if x.op == "input"]
        row += [self.slot_of(u.node.graph.node("out", u.node, k)) for k in use.kept]
        return row + [self.target(e, part) for e, part in zip(u.expressions, use.parts)]

    def target(self, e, part=None):
        if e is None: # nothing reads it
            array = "X" if any(part[3]) else "x"
            self.length[array] += 1
            return array, self.length[array] - 1
        return (e.array(), self.entry(*e.target)) if e.array() else self.slot_of(e.target)

    def table(self, layout, rows):
        self.tables.append([k for row in rows for k in layout.bases(row)])
        return "%s_at%d" % (self.name, len(self.tables) - 1)

    def call_lines(self, layout, use, rows):
        names = (", X, X" if self.lanes else "") + "".join(", " + name for name in self.results(use))
        if layout.fixed:
            return ["    %s(x, x%s);" % (self.function_name(use), names)]
        return ["    %s(x, x%s, %s, %d);" % (self.function_name(use), names, self.table(layout, rows), len(rows))]

    def function_name(self, use):
        f = use.function
        return self.named("%s_%s_%d%s" % (self.name, f.name, f.number, "_%d" % f.kind if f.kind else ""))

    def loop(self, first, rows):
        layout = Layout(rows)
        layout.count_up(rows)
        value = formula(first.shape, [self.at(layout, k) for k in range(len(first.reads))])
        row = ""
        if layout.first:
            row = "const @index *i = %s + %d * k; " % (self.table(layout, rows), len(layout.first))
        return ["    for (int k = 0; k < %d; k++) { %s%s = %s; }" % (len(rows), row, self.at(layout, len(first.reads)), self.given(first, value))]

    def given(self, e, value):
        """A value as it is assigned to the target of an expression: results are lanes where there are any."""
        return spread(value) if self.lanes and e.array() else value

    def at(self, layout, column, written=False):
        """The C of what a unit of a loop reads or writes; where it is written in a function, x is y."""
        array, _ = layout.columns[column]
        group, offset = layout.place[column]
        index = "%d" % offset if group is None else group % offset if group.__class__ is str else \
            "i[%d] + %d" % (group, offset) if offset else "i[%d]" % group
        if array in self.places:
            return self.places[array].c(index)
        return Text.of("%s[%s]" % (ARRAYS[array][written], index), 0, array == "X" and self.how)

    def in_function(self, layout, column, written=False):
        """The same in a function: through a pointer that is set for each call."""
        array, _ = layout.columns[column]
        group, offset = layout.place[column]
        pointer = array in ARRAYS and (ARRAYS[array][written], group)
        return Text.of("%s%d[%d]" % (*pointer, offset), 0, array == "X" and self.how) if pointer in layout.pointers else self.at(layout, column, written)

    def line(self, e):
        value = formula(e.shape, [self.home(x) for x in e.reads])
        if e.array():
            return "    %s = %s;" % (self.places[e.array()].c(self.entry(*e.target)), self.given(e, value))
        if e.target in self.slot:
            return "    %s[%d] = %s;" % (*self.slot[e.target], value)
        self.local[e.target] = len(self.local)
        return "    %s v%d = %s;" % (kind(value, e.target.whole), self.local[e.target], value)

    def results(self, use):
        """The arguments outside that a function writes to."""
        places = [self.places[array] for array in {array for _, array, _, _ in use.parts if array}]
        return sorted({p.name for p in places} | {"at" for p in places if p.order is not None})

    def function(self, use, layout):
        """An outlined function, for as many calls as a table says."""
        f, counts, text, lines = use.function, {}, {}, []
        layout.set_pointers(len(use.inputs) + use.extra, ARRAYS)
        for k in use.steps:
            for a in f.steps[k][1]:
                counts[a] = counts.get(a, 0) + 1
        for k in use.kept + [k for _, _, reads, _ in use.parts for k in reads if k is not None]:
            counts[f.outputs[k]] = counts.get(f.outputs[k], 0) + 1
        for i, k in enumerate(use.inputs):
            text["in", k] = self.in_function(layout, i)
            if f.wholes[k]:
                lines.append(("int", "a%d" % k, "(int)" + text["in", k]))
                text["in", k] = "a%d" % k
        for k in use.steps:
            op, args, whole = f.steps[k]
            value = operation(op, [text[a] if a.__class__ is tuple else number(a) for a in args])
            if counts["step", k] > 1 or len(value) > 300:
                lines.append((kind(value, whole), "s%d" % len(lines), value))
                value = like(lines[-1][1], value)
            text["step", k] = value
        lines = declared(lines) + self.written(use, layout, text)
        arguments = "".join(", %s *restrict %s" % ("const int" if name == "at" else "LANE" if self.lanes else "double", name) for name in self.results(use))
        arguments = (", const LANE *restrict X, LANE *restrict Y" if self.lanes else "") + arguments
        head = "static void %s(const double *restrict x, double *restrict y%s" % (self.function_name(use), arguments)
        if layout.fixed: # one call
            return "\n".join([head + ")", "{"] + lines + ["}", ""])
        return "\n".join([head + ", const @index *i, int count)", "{", "    for (; count; count--, i += %d) {" % len(layout.first)] +
                         pointers(layout.pointers) + lines + ["    }", "}", ""])

    def written(self, use, layout, text):
        """What an outlined function writes: outputs, and the expressions that were put in."""
        f, lines, column, extra = use.function, [], len(use.inputs) + use.extra, len(use.inputs)
        for k in use.kept:
            lines.append("%s=%s;" % (self.in_function(layout, column, True), text[f.outputs[k]]))
            column += 1
        for shape, array, reads, _ in use.parts:
            leaves = []
            for k in reads:
                leaves.append(self.in_function(layout, extra) if k is None else text[f.outputs[k]])
                extra += k is None
            value = formula(shape, leaves)
            lines.append("%s=%s;" % (self.in_function(layout, column, True), spread(value) if self.lanes and array else value))
            column += 1
        return lines


def pointers(groups):
    """Declarations of pointers to groups of numbers, [(array, group)]."""
    lines = []
    for x in dict.fromkeys(x for x, _ in groups):
        of = "%s%s " % ("const " if x in "xX" else "", "LANE" if x in "XY" else "double")
        lines.append(of + ",".join("*{0}{1}={0}+i[{1}]".format(x, g) for y, g in groups if y == x) + ";")
    return lines


def declared(variables):
    """Declarations of (type, name, value), those of one type together."""
    lines = []
    for k, (of_type, name, value) in enumerate(variables):
        again = k and variables[k - 1][0] == of_type
        lines.append("%s%s=%s" % ("" if again else of_type + " ", name, value))
    return [line + ("," if k + 1 < len(lines) and variables[k + 1][0] == variables[k][0] else ";") for k, line in enumerate(lines)]


def wrapped(values, width=120):
    lines, line = [], ""
    for v in values:
        if len(line) > width:
            lines.append(line)
            line = ""
        line += "%d," % v
    return "\n".join(lines + [line]) + "\n"
