"""usage: python3 scripts/fuse DIRECTORY MODEL

Writes DIRECTORY/MODEL_fused.c: the motion, the Jacobians and the adjoint products of a model, each as one C function without a
multiplication by zero.  It runs the derivatives that Tapenade wrote into DIRECTORY with expressions in place of numbers (machine.py),
one direction a coordinate, and writes what is left (program.py).  What it cannot do, it says, and no file is written.
"""
import sys

import expressions as ex
from expressions import Refused, TooLong
from model import Model
from outline import Outline
from program import Program

SHORT = 4000     # expressions: a program that is no longer has no functions
LIMIT = 300000   # a model that comes to more stays with its vector code

STATE = "double t, const double *restrict q, const double *restrict v, %sconst double *restrict rho, const int *restrict mode, %s"
REACTIONS = "const double *restrict a, const double *restrict lambda, "


def listed(name, values):
    return "static const int %s[] = { %s };\n" % (name, ", ".join(map(str, values)) or "0")


def positions(name, matrices):
    """The rows and the columns of all entries."""
    keys = [k for matrix in matrices for k in matrix]
    return listed(name + "_row", [k[0] for k in keys]) + listed(name + "_col", [k[1] for k in keys])


def motion(model):
    vectors, mass, phi_q = model.motion()
    outputs = [(name, k, x) for name, vector in zip(("Q", "phi", "phi_dot", "phi_ddot"), vectors) for k, x in enumerate(vector)]
    places = {name: name + "[%s]" for name in ("Q", "phi", "phi_dot", "phi_ddot")}
    count = len(mass)
    for e, x in enumerate(list(mass.values()) + list(phi_q.values())):
        outputs.append(("A", e, x))
    for e, x in enumerate(phi_q.values()):
        outputs.append(("At", e, x))
    places["A"] = "A[at[%s]]"
    places["At"] = "A[at[%d + %%s]]" % (count + len(phi_q))
    name = model.name + "_motion"
    arguments = STATE % ("", "const int *restrict at, double *restrict Q, double *restrict phi, double *restrict phi_dot, double *restrict phi_ddot, double *restrict A")
    return positions("motion", (mass, phi_q)) + Program(name, outputs, model.arrays, places).text(arguments), len(mass), len(phi_q)


def jacobian(model):
    by_q, by_v = model.jacobian()
    outputs = [("K", e, x) for e, x in enumerate(by_q.values())] + [("C", e, x) for e, x in enumerate(by_v.values())]
    places = {"K": "K[at[%s]]", "C": "C[at[%d + %%s]]" % len(by_q)}
    arguments = STATE % (REACTIONS, "double damping, double stiffness, const int *restrict at, double *restrict K, double *restrict C")
    text = Program(model.name + "_jacobian", outputs, model.arrays, places).text(arguments)
    return positions("jacobian", (by_q, by_v)) + text, len(by_q), len(by_v)


def by_rho(model):
    matrix = model.by_rho()
    arguments = STATE % (REACTIONS, "double damping, double stiffness, double *restrict F")
    text = Program(model.name + "_by_rho", [("F", e, x) for e, x in enumerate(matrix.values())], model.arrays, {"F": "F[%s]"}).text(arguments)
    return positions("by_rho", (matrix,)) + text, len(matrix)


def products(model):
    outputs = [(name, k, x) for name, values in zip(("Fq", "Fv", "Frho"), model.products()) for k, x in enumerate(values)]
    arguments = STATE % (REACTIONS, "double damping, double stiffness, const double *restrict z, double *restrict Fq, double *restrict Fv, double *restrict Frho")
    return Program(model.name + "_products", outputs, model.arrays, {name: name + "[%s]" for name in ("Fq", "Fv", "Frho")}).text(arguments)


def build(make, directory, name):
    """One program: without functions where it is short."""
    try:
        ex.use(ex.Graph(SHORT))
        return make(Model(directory, name, Outline(SHORT)))
    except TooLong:
        ex.use(ex.Graph(LIMIT))
        return make(Model(directory, name, Outline()))


def main(directory, name):
    sys.setrecursionlimit(100000)
    parts = [build(make, directory, name) for make in (motion, jacobian, by_rho, products)]
    (m_text, mass, phi_q), (j_text, by_q, by_v), (r_text, parameters), p_text = parts
    table = ("extern const cst_fused %s_fused;\nconst cst_fused %s_fused = { %d, %d, motion_row, motion_col, %s_motion,\n"
             "    %d, %d, jacobian_row, jacobian_col, %s_jacobian, %d, by_rho_row, by_rho_col, %s_by_rho, %s_products };\n" %
             (name, name, mass, phi_q, name, by_q, by_v, name, parameters, name, name))
    with open("%s/%s_fused.c" % (directory, name), "w") as file:
        file.write("/* Written by scripts/fuse from the derivatives that Tapenade made of %s. */\n#include \"costate.h\"\n#include <math.h>\n" % name)
        file.write(m_text + j_text + r_text + p_text + table)


if __name__ == "__main__":
    if len(sys.argv) != 3:
        sys.exit(__doc__)
    try:
        main(*sys.argv[1:])
    except Refused as why:
        sys.exit("fuse: %s: %s" % (sys.argv[2], why))
