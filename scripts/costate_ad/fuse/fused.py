"""Writes DIRECTORY/MODEL_fused.c: the motion, the Jacobians, the adjoint products and their derivatives of a model, each as one C function without a
multiplication by zero.  DIRECTORY has MODEL.c, the model's kernels, and the derivatives that Tapenade wrote.  They are run with
expressions in place of numbers (machine.py), one direction per coordinate, and what is left is written (program.py).  Unsupported
code is reported, and no file is written.
"""
import os
import sys
from concurrent.futures import ProcessPoolExecutor
from itertools import repeat

from . import expressions as ex
from .expressions import Refused, TooLong
from .kept import Kept
from .model import Model, used
from .outline import Outline
from .program import Curved, Place, Program, together, wrapped
from .straight import straight

SHORT = 4000     # expressions: a program that is no longer has no functions
LIMIT = 300000   # a model that comes to more stays with its vector code
SHARED = 2.0     # calls of a function: where there are fewer, long functions are opened, which have more in common inside

STATE = "double t, const double *restrict q, const double *restrict v, %sconst double *restrict rho, const int *restrict mode, %s"
REACTIONS = "const double *restrict a, const double *restrict lambda, "


def listed(name, values):
    return "static const int %s[] = {\n%s};\n" % (name, wrapped(values) if values else "0\n")


def numbered(matrix, place):
    """The entries of a matrix in the order in which the program numbers them."""
    keys = list(matrix)
    return [keys[k] for k in sorted(range(len(keys)), key=place.order.get)]


def positions(name, keys):
    """The rows and the columns of all entries."""
    return listed(name + "_row", [k[0] for k in keys]) + listed(name + "_col", [k[1] for k in keys])


def vectors(*names):
    return {name: Place(name) for name in names}


def motion(model):
    results, mass = model.motion()
    names = ("Q", "phi", "phi_dot", "phi_ddot")
    outputs = [(name, k, x) for name, vector in zip(names, results) for k, x in enumerate(vector)]
    outputs += [("A", e, x) for e, x in enumerate(mass.values())]
    places = {**vectors(*names), "A": Place("A", {})}
    arguments = STATE % ("", "const int *restrict at, double *restrict Q, double *restrict phi, double *restrict phi_dot, double *restrict phi_ddot, double *restrict A")
    text = Program(model.name + "_motion", outputs, model.arrays, places).text(arguments)
    return positions("mass", numbered(mass, places["A"])) + text, len(mass)


def phi_q(model):
    matrix = model.phi_q()
    outputs = [(array, e, x) for array in ("A", "At") for e, x in enumerate(matrix.values())]
    order = {}
    places = {"A": Place("A", order), "At": Place("A", order, len(matrix))}
    arguments = "double t, const double *restrict q, const double *restrict rho, const int *restrict at, double *restrict A"
    text = Program(model.name + "_phi_q", outputs, model.arrays, places).text(arguments)
    return positions("phi_q", numbered(matrix, places["A"])) + text, len(matrix)


def jacobian(model):
    by_q, by_v = model.jacobian()
    outputs = [("K", e, x) for e, x in enumerate(by_q.values())] + [("C", e, x) for e, x in enumerate(by_v.values())]
    places = {"K": Place("K", {}), "C": Place("C", {}, len(by_q))}
    arguments = STATE % (REACTIONS, "double damping, double stiffness, const int *restrict at, double *restrict K, double *restrict C")
    text = Program(model.name + "_jacobian", outputs, model.arrays, places).text(arguments)
    return positions("jacobian", numbered(by_q, places["K"]) + numbered(by_v, places["C"])) + text, len(by_q), len(by_v)


def by_rho(model):
    matrix = model.by_rho()
    arguments = STATE % (REACTIONS, "double damping, double stiffness, double *restrict F")
    outputs = [("F", e, x) for e, x in enumerate(matrix.values())]
    return positions("by_rho", matrix) + Program(model.name + "_by_rho", outputs, model.arrays, vectors("F")).text(arguments), len(matrix)


def products(model):
    names = ("Fq", "Fv", "Frho")
    outputs = [(name, k, x) for name, values in zip(names, model.products()) for k, x in enumerate(values)]
    arguments = STATE % (REACTIONS, "double damping, double stiffness, const LANE *restrict z, LANE *restrict Fq, LANE *restrict Fv, LANE *restrict Frho")
    try:
        return Program(model.name + "_products", outputs, model.arrays, vectors(*names), ("z",)).parts(arguments)
    except Curved:
        raise Refused("its products are not linear in z") from None


MACROS = {"LANE": "{1}", "SPREAD(x)": "{2}", "NAME(x)": "x{3}", "MASK": "{4}", "CHOOSE(c, a, b)": "{5}", "EACH(f, x)": "{6}", "EACH_OF_TWO(f, x, y)": "{7}",
          "ROOT(x)": "{8}", "FMA(x, y, z)": "{9}"}
INSTANCE = ("".join("#define %s %s\n" % pair for pair in MACROS.items()) + '#include "{0}_fused.c"\n' +
            "".join("#undef %s\n" % name.split("(")[0] for name in MACROS))
MANY = """typedef double {1} __attribute__((vector_size({2} * sizeof(double)), aligned(8), may_alias));
typedef long long {1}_mask __attribute__((vector_size({2} * sizeof(double))));
{6}static void {0}_products_{3}({7}double damping, double stiffness, {4} z, {5} Fq, {5} Fv, {5} Frho)
{{
    {0}_products_{1}(t, q, v, a, lambda, rho, mode, damping, stiffness, (const {1} *)z, ({1} *)Fq, ({1} *)Fv, ({1} *)Frho);
}}
"""


def instances(name):
    """The products of one adjoint, of four, and of eight where the compiler and the processor know AVX-512."""
    def many(lane, count, which, *types):
        instance = INSTANCE.format(name, lane, "((x) - (%s){ 0.0 })" % lane, "##_" + lane, lane + "_mask", "CST_CHOOSE(%s, %s_mask, c, a, b)" % (lane, lane),
                                   "CST_EACH(%s, f, x)" % lane, "CST_EACH_OF_TWO(%s, f, x, y)" % lane, "CST_ROOT_OF_%s(%s, x)" % (lane.upper(), lane), "CST_FMA_OF_%s(%s, x, y, z)" % (lane.upper(), lane))
        return MANY.format(name, lane, count, which, *types, instance, STATE % (REACTIONS, ""))
    one = INSTANCE.format(name, "double", "(x)", "", "int", "((c) ? (a) : (b))", "f(x)", "f(x, y)", "sqrt(x)", "CST_FMA(x, y, z)")
    return (one + "#ifdef __GNUC__\n" +
            many("four", "CST_ADJOINTS", "at_once", "cst_adjoints", "cst_adjoint_outs") +
            "#else\n#define {0}_products_at_once NULL\n#endif\n#ifdef CST_AVX512\n#pragma GCC push_options\n#pragma GCC target(\"avx512f\")\n".format(name) +
            many("eight", "CST_LANES", "wide", "cst_dirs", "cst_outs") +
            "#pragma GCC pop_options\n#else\n#define {0}_products_wide NULL\n#endif\n".format(name))


def second(model):
    names, d = ("Fq", "Fv", "Fa", "Flambda", "Frho"), ("z", "dq", "dv", "da", "dlambda", "drho")
    outputs = [(name, k, x) for name, values in zip(names, model.second()) for k, x in enumerate(values)]
    arguments = STATE % (REACTIONS, "double damping, double stiffness, " + ", ".join(
        ["const double *restrict " + x for x in d] + ["double *restrict " + x for x in names]))
    return Program(model.name + "_second", outputs, model.arrays, vectors(*names)).text(arguments)


GENERAL = (second,) # programs that are seldom run: their functions are as general as can be


def build(make, directory, name):
    """One program: without functions where it is short."""
    try:
        short = Outline(SHORT)
        ex.use(ex.Graph(SHORT))
        result = make(Model(directory, name, short))
        if not short.long:
            return result
    except TooLong:
        pass
    return with_functions(make, directory, name)


def with_functions(make, directory, name):
    """One program that is long: with functions for what its kernels call, or, where these have little in common, for what those call."""
    opened, whole = set(), Outline(opened=None)
    ex.use(ex.Graph(LIMIT))
    result = make(Model(directory, name, whole))
    if make in GENERAL:
        whole = Outline(opened=None, general=whole.known)
        ex.use(ex.Graph(LIMIT))
        result = make(Model(directory, name, whole))
    if whole.sharing() >= SHARED:
        return result
    while True:
        outline = Outline(opened=opened)
        ex.use(ex.Graph(LIMIT))
        result = make(Model(directory, name, outline))
        if not outline.long:
            return result
        opened = opened | outline.long


def built(make, directory, name):
    """The same in a process of its own: what is refused comes back as a text."""
    sys.setrecursionlimit(100000)
    used.clear()
    try:
        return build(make, directory, name), sorted(used), None
    except Refused as why:
        return None, [], str(why)


MAKES = (second, products, by_rho, jacobian, motion, phi_q, straight) # those that take longest first


def programs(kept, directory, name):
    """The text of each program; only those are made that an edit concerns."""
    found = {make: kept.take(make.__name__) for make in MAKES}
    todo = [make for make in MAKES if found[make] is None]
    if todo:
        with ProcessPoolExecutor(min(len(todo), os.cpu_count() or 1)) as pool:
            parts = list(pool.map(built, todo, repeat(directory), repeat(name)))
        for _, _, why in reversed(parts):
            if why is not None:
                raise Refused(why)
        for make, (part, functions, _) in zip(todo, parts):
            kept.put(make.__name__, functions, part)
            found[make] = part
    return [found[make] for make in MAKES]


def main(directory, name, kept=None):
    """Writes MODEL_fused.c; kept: programs of an earlier run (kept.py)."""
    s_text, (p_functions, p_tables, p_main), (r_text, parameters), (j_text, by_q, by_v), (m_text, mass), (q_text, constraints), (l_text, l_lanes, l_table) = programs(
        kept or Kept(None, directory, name), directory, name)
    table = ("extern const cst_fused {0}_fused;\nconst cst_fused {0}_fused = {{\n    {1}, mass_row, mass_col, {0}_motion,\n"
             "    {2}, phi_q_row, phi_q_col, {0}_phi_q,\n    {3}, {4}, jacobian_row, jacobian_col, {0}_jacobian,\n"
             "    {5}, by_rho_row, by_rho_col, {0}_by_rho,\n    {0}_products, {0}_products_at_once, {0}_products_wide, {0}_second, {6}\n}};\n").format(
        name, mass, constraints, by_q, by_v, parameters, "&%s_straight" % name if l_table else "NULL")
    with open("%s/%s_fused.c" % (directory, name), "w") as file:
        file.write("/* Written by scripts/costate_ad/fuse from the derivatives that Tapenade made of %s.  The products are compiled\n"
                   " * for one adjoint and for many: LANE is the type of what depends on it. */\n"
                   "#ifndef LANE\n#include \"costate_model.h\"\n#include <math.h>\n#include <stddef.h>\n" % name)
        large = together if p_functions else str
        file.write(m_text + large(q_text) + j_text + r_text + s_text + p_tables + l_text + large(instances(name)) + l_table + table)
        file.write("#else\n" + l_lanes + p_functions + p_main + "#endif\n")
