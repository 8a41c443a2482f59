"""Writes expressions as C: what occurs often, as a loop over a table of where its arguments are; what occurs once, as it is.

All values that loops read or write are in one array, x, which begins with the inputs.  The work is cut into units, which are calls of
functions (outline.py) and the expressions between them, done level by level: what a unit reads was made on the levels before.
An expression that only reads what one call made becomes a part of that call where all calls of the function have it.
"""
import math

from expressions import ARITHMETIC, COMPARISON, NOTHING, Node, Refused

LARGE = 500  # units: shorter programs have no loops over expressions
ROLLED = 4   # so many of a kind are a loop


SIGNS = {op: "%s " + op.replace("%", "%%") + " %s" for op in (*ARITHMETIC, *COMPARISON)}
SIGNS.update({"neg": "-%s", "real": "(double)%s", "?": "%s ? %s : %s", "quotient": "%s / %s"})


def number(x):
    if x.__class__ not in (int, float) or not math.isfinite(x):
        raise Refused("a result depends on what is no number")
    return repr(x) if x.__class__ is float or x >= 0 else "(%d)" % x


def operation(op, args):
    """C of one operation on arguments that are C."""
    if op in NOTHING:
        raise Refused("a result depends on " + op)
    if op not in SIGNS:
        return "%s(%s)" % (op, ", ".join(args))
    return SIGNS[op] % tuple(a if a.replace("[", "").replace("]", "").isidentifier() or a.replace(".", "").isdigit() else "(%s)" % a for a in args)


def formula(shape, leaves):
    """C of a shape: the number of a leaf, a constant's text in a tuple, or (operation, shapes...)."""
    if shape.__class__ is int:
        return leaves[shape]
    if len(shape) == 1 and shape[0] not in NOTHING:
        return shape[0]
    return operation(shape[0], [formula(s, leaves) for s in shape[1:]])


class Expression:
    """target: a node, or (array, index) outside"""
    __slots__ = ("shape", "reads", "target", "level")

    def __init__(self, shape, reads, target, level):
        self.shape, self.reads, self.target, self.level = shape, reads, target, level

    def array(self):
        return self.target[0] if self.target.__class__ is tuple else None

    def kind(self):
        return self.shape, self.array()


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
        return e.shape, e.array(), tuple(reads)


class Use:
    """What is needed of a function: outputs that are kept, inputs, steps; parts: the kinds of the expressions that are put in."""

    def __init__(self, function, kept, parts):
        self.function, self.kept, self.parts = function, sorted(kept), parts
        made = set(kept).union(k for _, _, reads in parts for k in reads if k is not None)
        self.inputs = sorted(set().union(*(function.needs[k][0] for k in made)))
        self.steps = sorted(set().union(*(function.needs[k][1] for k in made)))
        self.extra = sum(1 for _, _, reads in parts for k in reads if k is None)

    def width(self):
        return len(self.inputs) + self.extra + len(self.kept) + len(self.parts)


class Program:
    """outputs: [(array, index, expression)]; arrays: the sizes of those inputs that are arrays; places: how a result outside is
    addressed, a format by array."""

    def __init__(self, name, outputs, arrays, places):
        self.name, self.outputs, self.arrays, self.places = name, outputs, arrays, places
        self.calls, self.expressions, self.level = {}, [], {}
        self.count_reads()
        self.divide()
        self.put_in()

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
            self.expressions.append(Expression(shape, reads, (array, index), top))

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
                self.expressions.append(Expression(shape, reads, x, self.level[x]))
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
        common = {}
        for call, there in options.items():
            common[call.function] = set(there) & common.get(call.function, set(there))
        moved = set()
        parts = {function: sorted(kinds, key=repr) for function, kinds in common.items()}
        for call, there in options.items():
            call.expressions = [there[kind] for kind in parts[call.function]]
            moved.update(call.expressions)
        self.expressions = [e for e in self.expressions if e not in moved]
        kept = {function: set() for function in parts}
        readers = [x for e in self.expressions for x in e.reads] + [a for call in self.calls for a in call.args if a.__class__ is Node]
        for x in readers:
            if x.op == "out" and x in self.reads: # and not only an argument that nothing needs
                kept[x.args[0].args[0]].add(x.args[1])
        self.use = {function: Use(function, kept[function], parts[function]) for function in parts}

    # ---- where values are

    def home(self, x):
        """The C of a value where no loop reads it."""
        if x.op == "input":
            return x.args[0] if x.args[1] is None else "%s[%d]" % x.args
        return "x[%d]" % self.slot[x] if x in self.slot else "v%d" % self.local[x]

    def slot_of(self, x):
        """The index in x of a value that a loop reads or writes."""
        if x.op == "input":
            name, k = x.args
            if name not in self.first:
                self.first[name] = self.length
                self.length += self.arrays.get(name, 1)
            return self.first[name] + (k or 0)
        if x not in self.slot:
            self.slot[x] = self.length
            self.length += 1
        return self.slot[x]

    def place(self, array, index):
        return "x[%s]" % index if array is None else self.places[array] % index

    # ---- C

    def text(self, arguments):
        self.slot, self.local, self.first, self.length, self.tables = {}, {}, {}, 0, []
        groups = {}
        for call in self.calls.values():
            groups.setdefault((call.level, call.function), []).append(call)
        for e in self.expressions:
            groups.setdefault((e.level, e.kind()), []).append(e)
        large = len(self.expressions) + len(self.calls) > LARGE
        order = sorted(groups, key=lambda key: key[0])
        rows = {key: [self.row(u) for u in groups[key]] for key in order
                if groups[key][0].__class__ is Call or (large and len(groups[key]) >= ROLLED)} # before any code: then values have their homes
        body = []
        for key in order:
            body += self.loop(groups[key][0], rows[key]) if key in rows else [self.line(e) for e in groups[key]]
        functions = [self.function(use) for _, use in sorted(self.use.items(), key=lambda item: item[0].number)]
        head = ["    double x[%d];" % self.length] if self.length else []
        for name, start in self.first.items():
            if name in self.arrays:
                head += ["    for (int i = 0; i < %d; i++)" % self.arrays[name], "        x[%d + i] = %s[i];" % (start, name)]
            else:
                head += ["    x[%d] = %s;" % (start, name)]
        tables = ["static const @index %s_at%d[] = {\n%s};" % (self.name, k, wrapped(t)) for k, t in enumerate(self.tables)]
        text = "\n".join(functions + tables + ["void %s(%s)" % (self.name, arguments), "{"] + head + body + ["}", ""])
        return text.replace("@index", "unsigned short" if self.length + len(self.outputs) < 65536 else "int")

    def row(self, u):
        """A unit's line in its loop's table: what it reads, then what it writes."""
        if u.__class__ is not Call:
            return [self.slot_of(x) for x in u.reads] + [self.target_index(u)]
        use = self.use[u.function]
        row = [self.slot_of(u.node.args[1 + i]) for i in use.inputs]
        row += [self.slot_of(x) for e in u.expressions for x in e.reads if x.op == "input"]
        row += [self.slot_of(u.node.graph.node("out", u.node, k)) for k in use.kept]
        return row + [self.target_index(e) for e in u.expressions]

    def target_index(self, e):
        return e.target[1] if e.array() else self.slot_of(e.target)

    def loop(self, first, rows):
        table, width = len(self.tables), len(rows[0])
        self.tables.append([k for row in rows for k in row])
        if first.__class__ is Call:
            results = "".join(", " + name for name in self.results(self.use[first.function]))
            return ["    %s_f%d(x, x%s, %s_at%d, %d);" % (self.name, first.function.number, results, self.name, table, len(rows))]
        value = formula(first.shape, ["x[i[%d]]" % k for k in range(width - 1)])
        return ["    for (const @index *i = %s_at%d, *end = i + %d; i != end; i += %d)" % (self.name, table, len(rows) * width, width),
                "        %s = %s;" % (self.place(first.array(), "i[%d]" % (width - 1)), value)]

    def line(self, e):
        value = formula(e.shape, [self.home(x) for x in e.reads])
        if e.array() or e.target in self.slot:
            return "    %s = %s;" % (self.place(e.array(), self.target_index(e)), value)
        self.local[e.target] = len(self.local)
        return "    %s v%d = %s;" % ("int" if e.target.whole else "double", self.local[e.target], value)

    def results(self, use):
        """The arguments outside that a function writes to."""
        arrays = sorted({array for _, array, _ in use.parts if array})
        return sorted({word for array in arrays for word in self.places[array].replace("[", " ").replace("]", " ").split()
                       if word.isidentifier()})

    def function(self, use):
        """An outlined function, for as many calls as a table says."""
        f, counts, text, lines = use.function, {}, {}, []
        for k in use.steps:
            for a in f.steps[k][1]:
                counts[a] = counts.get(a, 0) + 1
        for k in use.kept + [k for _, _, reads in use.parts for k in reads if k is not None]:
            counts[f.outputs[k]] = counts.get(f.outputs[k], 0) + 1
        for i, k in enumerate(use.inputs):
            lines.append("%s a%d = %sx[i[%d]];" % (("int", k, "(int)", i) if f.wholes[k] else ("double", k, "", i)))
            text["in", k] = "a%d" % k
        for k in use.steps:
            op, args, whole = f.steps[k]
            value = operation(op, [text[a] if a.__class__ is tuple else number(a) for a in args])
            if counts["step", k] > 1 or len(value) > 300:
                lines.append("%s s%d = %s;" % ("int" if whole else "double", k, value))
                value = "s%d" % k
            text["step", k] = value
        column, extra = len(use.inputs) + use.extra, len(use.inputs)
        for k in use.kept:
            lines.append("y[i[%d]] = %s;" % (column, text[f.outputs[k]]))
            column += 1
        for shape, array, reads in use.parts:
            leaves = []
            for k in reads:
                leaves.append("x[i[%d]]" % extra if k is None else text[f.outputs[k]])
                extra += k is None
            where = self.place(array, "i[%d]" % column)
            lines.append("%s = %s;" % (where if array else where.replace("x[", "y[", 1), formula(shape, leaves)))
            column += 1
        arguments = "".join(", %s *restrict %s" % ("const int" if name == "at" else "double", name) for name in self.results(use))
        return "\n".join(["static void %s_f%d(const double *restrict x, double *restrict y%s, const @index *i, int count)" %
                          (self.name, f.number, arguments), "{", "    for (; count; count--, i += %d) {" % use.width()] +
                         lines + ["    }", "}", ""])


def wrapped(values, width=120):
    lines, line = [], ""
    for v in values:
        if len(line) > width:
            lines.append(line)
            line = ""
        line += "%d," % v
    return "\n".join(lines + [line]) + "\n"
