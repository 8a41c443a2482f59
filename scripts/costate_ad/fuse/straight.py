"""L D L' of A = [M Phi_q'; Phi_q -c I] of a small model as straight lines: one elimination order, no loops, no zeros.

What depends on the parameters alone (where M does, all of its factors) is computed once for each rho, into K; the entries of A that
move are computed at the instant, into E; the factors that move, from K and E, into F.  A is quasi-definite, so that every order has
pivots, of which those of M are positive and those of the constraints negative.  A constraint is eliminated after all of its
coordinates: its pivot is then what its own reaction moves, not -c.  How far the pivots cancel is a result of the factorization.
"""
from . import expressions as ex
from .expressions import Node
from .program import FREE, FUSED, Curved, Place, Program, together

UNKNOWNS = 24     # larger models have fronts
PRODUCTS = 1500   # of a factorization: more are faster as loops
CAUTION = 1e-8    # a constraint's pivot may lose so much more than a coordinate's: its reaction does, not the accelerations

INSTANT = ("double t, const double *restrict q, const double *restrict v, const double *restrict rho, const int *restrict mode, "
           "double damping, double stiffness, ")
NAMES = ("Q", "phi", "phi_dot", "phi_ddot")
EVALUATE = INSTANT + ", ".join("double *restrict " + x for x in NAMES + ("b", "E"))
FACTOR = "const double *restrict K, const double *restrict E, double *restrict F, double *restrict limits"
MOVING = ("t", "q", "v", "rho", "K", "E") # what differs from lane to lane
NONE = "", "", ""
# The functions of many instants at once, as the table has them.
MANY = """static void {0}_evaluate_of_{1}(const double *t, const double *q, const double *v, const double *rho, const int *mode, double damping, double stiffness, double *Q, double *phi, double *phi_dot, double *phi_ddot, double *b, double *E)
{{
    {0}_evaluate_{1}(*(const {1} *)t, (const {1} *)q, (const {1} *)v, (const {1} *)rho, mode, damping, stiffness, ({1} *)Q, ({1} *)phi, ({1} *)phi_dot, ({1} *)phi_ddot, ({1} *)b, ({1} *)E);
}}
static void {0}_factor_of_{1}(const double *K, const double *E, double *F, double *limits)
{{
    {0}_factor_{1}((const {1} *)K, (const {1} *)E, ({1} *)F, ({1} *)limits);
}}
static void {0}_substitute_of_{1}(const double *K, const double *F, double *b)
{{
    {0}_substitute_own_{1}((const {1} *)K, (const {1} *)F, ({1} *)b);
}}
"""
RESIDUAL_OF_MANY = """static void {0}_residual_of_{1}(const double *K, const double *E, const double *b, const double *x, double *r)
{{
    {0}_residual_{1}((const {1} *)K, (const {1} *)E, (const {1} *)b, (const {1} *)x, ({1} *)r);
}}
"""
LANES = """static const cst_straight_lanes {0}_{1} = {{ sizeof({1}) / sizeof(double), {0}_evaluate_of_{1}, {0}_factor_of_{1}, {0}_substitute_of_{1}, {2} }};
"""
INSTANCES = (("four", "__GNUC__", "%s"), ("eight", "CST_AVX512", '#pragma GCC push_options\n#pragma GCC target("avx512f")\n%s#pragma GCC pop_options\n'))
DESCRIPTOR = """#ifdef __GNUC__
static void {0}_substitute_at_once(const double *K, const double *F, cst_adjoint_outs b)
{{
    {0}_substitute_four(K, F, (four *)b);
}}
#else
#define {0}_substitute_at_once NULL
#endif
static const cst_straight {0} = {{ {1}, {2}, {3}, {0}_fix, {0}_evaluate, {0}_entries, {0}_factor, {0}_substitute, {0}_substitute_at_once, {4}, {5}, {6} }};
"""


def is_fixed(x, known):
    """Whether a value depends on the parameters and the compliance alone."""
    if x.__class__ is not Node:
        return True
    if x not in known:
        known[x] = x.args[0] in ("rho", "compliance") if x.op == "input" else \
            x.op not in ("call", "out") and all(is_fixed(a, known) for a in x.args)
    return known[x]


class Entries:
    """The entries of A that move, each different one once."""

    def __init__(self):
        self.values, self.known = [], {}

    def of(self, x):
        """x as the factorization sees it."""
        if is_fixed(x, self.known):
            return x
        if x.op == "neg":
            return ex.neg(self.of(x.args[0]))
        if x not in self.values:
            self.values.append(x)
        return ex.node("input", "E", self.values.index(x))


def elimination_order(n, size, adjacent, first):
    """Least degree first, but for the unknowns below `first`, which come before all others; a constraint after its coordinates."""
    graph, own, left, order = [set(a) for a in adjacent], [{j for j in a if j < n} for a in adjacent], set(range(size)), []
    while left:
        ready = [i for i in left if i < first] or [i for i in left if i < n or not own[i] & left]
        i = min(ready, key=lambda i: (len(graph[i] & left), i))
        left.discard(i)
        order.append(i)
        for a in graph[i] & left:
            graph[a] |= graph[i] & left - {a}
    return order


def total(values):
    result = 0.0
    for x in values:
        result = ex.add(result, x)
    return result


def larger(a, b):
    return ex.choose(ex.node(">", a, b, whole=True), a, b)


def smaller(a, b):
    return ex.choose(ex.node("<", a, b, whole=True), a, b)


class Factors:
    """L, column by column: {(i, k): value}; inverse: 1 / pivot; growth: of a pivot, by how much its terms are larger than it;
    positive: what must be above 0."""

    def __init__(self, n, matrix, order):
        self.n, self.order, self.place = n, order, {u: k for k, u in enumerate(order)}
        self.L, self.inverse, self.growth, self.positive = {}, [], [], []
        self.own = [[matrix[u, u]] if u < n else [ex.neg(matrix[u, u])] for u in order] # of the pivot's sign
        self.lost, self.products = [[] for _ in order], 0
        self.below = {}
        for (i, j), x in matrix.items():
            a, b = self.place[i], self.place[j]
            if a > b:
                self.below[a, b] = x
        for k in range(len(order)):
            self.eliminate(k)

    def eliminate(self, k):
        n, order = self.n, self.order
        sign = ex.neg if order[k] >= n else lambda x: x
        own = total(self.own[k])
        pivot = ex.sub(own, total(self.lost[k]))
        inverse = ex.div(1.0, pivot)
        if self.lost[k]:
            part = ex.mul(own, inverse)
            self.growth.append(part if order[k] < n else ex.mul(CAUTION, part))
            self.positive.append(part)
        elif order[k] < n:
            self.positive.append(pivot)
        self.inverse.append(sign(inverse))
        rows = sorted(i for i, j in self.below if j == k)
        for i in rows:
            self.L[i, k] = ex.mul(self.below[i, k], self.inverse[k])
        for b, j in enumerate(rows):
            for i in rows[b:]:
                self.update(i, j, k)

    def update(self, i, j, k):
        self.products += 1
        product = ex.mul(self.L[i, k], self.below[j, k])
        if i != j:
            self.below[i, j] = ex.sub(self.below.get((i, j), 0.0), product)
        elif (self.order[i] < self.n) == (self.order[k] < self.n):
            self.lost[i].append(product if self.order[k] < self.n else ex.neg(product))
        else:
            self.own[i].append(product if self.order[k] < self.n else ex.neg(product))


class Split:
    """Values with what is fixed in them replaced by entries of K, from K[2] on: before them is what its pivots have lost."""

    def __init__(self):
        self.known, self.fixed, self.renamed = {}, [], {}

    def of(self, x):
        if x.__class__ is not Node:
            return x
        if x not in self.renamed:
            if is_fixed(x, self.known):
                if x.op == "neg":
                    self.renamed[x] = ex.neg(self.of(x.args[0]))
                else:
                    self.fixed.append(x)
                    self.renamed[x] = ex.node("input", "K", len(self.fixed) + 1)
            elif x.op == "input":
                self.renamed[x] = x
            else:
                self.renamed[x] = ex.again(x, self.of)
        return self.renamed[x]


def extremes(values, start, pick):
    for x in values:
        start = pick(start, x)
    return start


def text_of(x, place):
    """C of a number, an entry of K, or a value of F."""
    if x.__class__ is not Node:
        return repr(x)
    if x in place:
        return "F[%d]" % place[x]
    if x.op == "neg":
        return "-%s" % text_of(x.args[0], place)
    return "%s[%d]" % x.args


def less(c, x, value):
    """value - c * x in one instruction"""
    return "FMA(SPREAD(%s), %s, %s)" % (c[1:] if c[0] == "-" else "-" + c, x, value)


def substitution(name, f, place):
    """b = A \\ b with the factors."""
    lines = ["static void NAME(%s_substitute)(const double *restrict K, const double *restrict F, LANE *restrict b)" % name, "{"]
    size = len(f.order)
    lines += ["    LANE x%d = b[%d];" % (k, u) for k, u in enumerate(f.order)]
    columns = [[(i, text_of(f.L[i, k], place)) for i in range(k + 1, size) if (i, k) in f.L and f.L[i, k] != 0.0] for k in range(size)]
    for k in range(size):
        lines += ["    x%d = %s;" % (i, less(c, "x%d" % k, "x%d" % i)) for i, c in columns[k]]
    for k in reversed(range(size)):
        value = "%s * x%d" % (text_of(f.inverse[k], place), k)
        for i, c in reversed(columns[k]): # last what is known last
            value = less(c, "x%d" % i, value)
        lines.append("    b[%d] = x%d = %s;" % (f.order[k], k, value))
    return "\n".join(lines + ["}", ""])


def residual(name, size, matrix):
    """r = b - A x"""
    lines = ["static void NAME(%s_residual)(const LANE *restrict K, const LANE *restrict E, const LANE *restrict b, const LANE *restrict x, "
             "LANE *restrict r)" % name, "{"]
    for i in range(size):
        value = "b[%d]" % i
        for j, x in sorted((j, x) for (k, j), x in matrix.items() if k == i):
            value = less(text_of(x, {}), "x[%d]" % j, value)
        lines.append("    r[%d] = %s;" % (i, value))
    return "\n".join(lines + ["}", ""])


def assembled(model, mass, phi_q, entries):
    """A as the factorization sees it, or None where M has no symmetric pattern or an empty diagonal."""
    n, A = model.n, {}
    for (i, j), x in mass.items():
        if (j, i) not in mass:
            return None
        A[i, j] = entries.of(x)
    for (r, j), x in phi_q.items():
        A[n + r, j] = A[j, n + r] = entries.of(x)
    for r in range(model.m):
        A[n + r, n + r] = ex.neg(ex.node("input", "compliance", None))
    return A if all((i, i) in A for i in range(n)) else None


def load(model, results):
    """The right-hand side."""
    Q, phi, phi_dot, phi_ddot = results
    return Q + [ex.neg(ex.add(ex.add(c, ex.mul(model.damping, b)), ex.mul(model.stiffness, a))) for a, b, c in zip(phi, phi_dot, phi_ddot)]


def written(name, outputs, arrays, arguments):
    return Program(name, outputs, arrays, {array: Place(array) for array in dict.fromkeys(array for array, _, _ in outputs)}).text(arguments)


def in_lanes(arguments):
    """The arguments of a function for many instants: damping and stiffness are the same for all."""
    return arguments.replace("double *", "LANE *").replace("double t,", "LANE t,")


def written_in_lanes(name, outputs, arrays, arguments, how):
    """For one instant and for many, or None where that cannot be."""
    places = {array: Place(array) for array in dict.fromkeys(array for array, _, _ in outputs)}
    try:
        functions, tables, main = Program(name, outputs, arrays, places, MOVING, how).parts(in_lanes(arguments))
    except Curved:
        return None
    return None if functions or tables else main


def lanes_of(name, refined):
    """What the table of kernels says of the functions for many instants."""
    text = ""
    for lane, known, wrap in INSTANCES:
        functions = MANY + (RESIDUAL_OF_MANY if refined else "") + LANES
        one = functions.format(name, lane, "%s_residual_of_%s" % (name, lane) if refined else "NULL")
        text += "#ifdef %s\n%s#define %s_at_%s &%s_%s\n#else\n#define %s_at_%s NULL\n#endif\n" % (known, wrap % one, name, lane, name, lane, name, lane)
    return text, "%s_at_four" % name, "%s_at_eight" % name


def numbered(array, values):
    return [(array, k, x) for k, x in enumerate(values)]


def straight(model):
    """Functions; the substitution, which is compiled for several right-hand sides too; the descriptor, which follows it."""
    n, size = model.n, model.n + model.m
    if size > UNKNOWNS:
        return NONE
    results, mass = model.motion()
    entries = Entries()
    A = assembled(model, mass, model.phi_q(), entries)
    if A is None:
        return NONE
    adjacent = [{j for j in range(size) if (i, j) in A and j != i} for i in range(size)]
    first = n if all(is_fixed(x, entries.known) for x in mass.values()) else 0 # then its factors are fixed too
    f = Factors(n, A, elimination_order(n, size, adjacent, first))
    if f.products > PRODUCTS:
        return NONE
    return texts(model, results, entries.values, f, A if model.m >= n else None)


def texts(model, results, moving, f, refined):
    """refined: A, where its residual is needed: where the constraints alone determine the accelerations, these are a small difference
    of reactions and forces, which one refinement brings back."""
    name, split = model.name + "_straight", Split()
    tests = [[x for x in values if is_fixed(x, split.known) == fixed] for fixed in (True, False) for values in (f.growth, f.positive)]
    f.L, f.inverse = {k: split.of(x) for k, x in f.L.items()}, [split.of(x) for x in f.inverse]
    place = {}
    for x in list(f.L.values()) + f.inverse:
        x = x.args[0] if x.__class__ is Node and x.op == "neg" else x
        if x.__class__ is Node and x.args[0] != "K":
            place.setdefault(x, len(place))
    refined = {k: split.of(x) for k, x in refined.items()} if refined else None
    limits = [extremes(map(split.of, x), ex.node("input", "K", k), pick) for k, x, pick in ((0, tests[2], larger), (1, tests[3], smaller))]
    fixed = [extremes(tests[0], 1.0, larger), extremes(tests[1], 1e300, smaller)] + split.fixed
    moves = numbered("E", moving)
    arrays = {**model.arrays, "K": len(fixed), "E": len(moving)}
    motion = [(array, k, x) for array, values in zip(NAMES, results) for k, x in enumerate(values)] + numbered("b", load(model, results))
    factors = [("F", k, x) for x, k in place.items()] + numbered("limits", limits)
    text = together(written(name + "_fix", numbered("K", fixed), arrays, "const double *restrict rho, double compliance, double *restrict K"))
    text += written(name + "_entries", moves, arrays, INSTANT + "double *restrict E")
    one = substitution(name, f, place)
    lanes = one
    factor, evaluate = written_in_lanes(name + "_factor", factors, arrays, FACTOR, FUSED), written_in_lanes(name + "_evaluate", motion + moves, arrays, EVALUATE, FREE)
    table, four, eight = "", "NULL", "NULL"
    if refined:
        lanes += residual(name, len(f.order), refined)
    if factor and evaluate:
        lanes += factor + one.replace("_substitute)(", "_substitute_own)(").replace("const double", "const LANE")
        table, four, eight = lanes_of(name, refined)
    else:
        text += together(written(name + "_factor", factors, arrays, FACTOR)) + written(name + "_evaluate", motion + moves, arrays, EVALUATE)
        evaluate = ""
    return text, lanes + evaluate, table + DESCRIPTOR.format(
        name, len(fixed), len(moving), len(place), name + "_residual" if refined else "NULL", four, eight)
