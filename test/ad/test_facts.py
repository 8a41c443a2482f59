"""scripts/costate_ad/fuse/facts.py: what kernels look at in any mode, and the functions of time that are in them.

    test_facts.py CC...

Models of a few lines are read as they are, without derivatives; clocks are compiled and compared with what they should be.
"""
import ctypes
import math
import os
import re
import subprocess
import sys
import tempfile
import unittest

try:
    import pycparser  # noqa: F401
except ImportError:
    print("skipped: no pycparser, which scripts/costate_ad/fuse reads C with (python3-pycparser)")
    sys.exit(77)

root = os.path.dirname(os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
sys.path.insert(0, os.path.join(root, "scripts"))
from costate_ad.fuse import facts  # noqa: E402
from costate_ad.fuse.clocks import A, EVERYTHING, LAMBDA, MODE, Q, RHO, T, V  # noqa: E402

cc = sys.argv[1:]
MODEL = """#include <math.h>
enum { N = 2, P = 4, S = 2 };
%(helpers)s
void m_inertia(const double q[N], const double a[N], const double rho[P], double f[N]) { f[0] = rho[0]*a[0]; f[1] = rho[1]*a[1]; }
void m_forces(double t, const double q[N], const double v[N], const double rho[P], const int mode[S + 1], double Q[N])
{
    Q[0] = -rho[2]*q[0];
    Q[1] = 0.0;
    %(forces)s
}
void m_switches(double t, const double q[N], const double v[N], const double rho[P], const int mode[S + 1], double s[S])
{ s[0] = sin(rho[3]*t) - rho[2]; s[1] = q[0]; if (mode[0]) s[1] = v[1]; }
void m_outputs(double t, const double q[N], const double v[N], const double a[N], const double lambda[1], const double rho[P], const int mode[S + 1], double out[2])
{
    out[0] = 0.0;
    out[1] = t*q[1];
    if (mode[1]) out[0] = a[0];
    %(outputs)s
}
double m_cost_one(double t, const double q[N], const double v[N], const double a[N], const double lambda[1], const double rho[P], const int mode[S + 1])
{
    double g;
    g = 0.0;
    if (mode[0]) g = %(cost)s;
    return g;
}
double m_final_two(double t, const double q[N], const double v[N], const double a[N], const double lambda[1], const double rho[P], const int mode[S + 1])
{ return q[0]; }
"""


def read(**parts):
    """The facts of a model with these parts, and their text."""
    with tempfile.TemporaryDirectory() as directory:
        with open(directory + "/m.c", "w") as file:
            file.write(MODEL % {"helpers": "", "forces": "", "outputs": "", "cost": "q[0]", **parts})
        facts.main(directory, "m", ["one", "two"])
        with open(directory + "/m_facts.c") as file:
            return file.read()


def masks(text, name):
    return [int(x) for x in re.search(r" %s\[\] = \{\n([0-9,\n]*)\};" % name, text)[1].replace("\n", "").split(",") if x]


def kernels(text):
    """Of inertia, forces and constraints; whether Phi_q moves."""
    return [int(x) for x in re.search(r"m_facts = \{\n +(\d+), (\d+), (\d+), (\d+),", text).groups()]


def motion(text):
    """The line of the motion: clocks, kinks, mixed."""
    return [int(x) for x in re.search(r"finals, \{ (\d+), (\d+), (\d+), ", text).groups()]


def values(text, t, rho, group="motion"):
    """Clocks and kinks there, by the compiler."""
    body = re.search(r"static void m_%s_clocks.*?\n\}\n" % group, text, re.S)[0].replace("static ", "")
    with tempfile.TemporaryDirectory() as directory:
        with open(directory + "/c.c", "w") as file:
            file.write("#include <math.h>\n" + body)
        subprocess.run([*cc, "-shared", "-fPIC", "-o", directory + "/c.so", directory + "/c.c", "-lm"], check=True)
        function = getattr(ctypes.CDLL(directory + "/c.so"), "m_%s_clocks" % group)
        out = (ctypes.c_double * 64)()
        function(ctypes.c_double(t), (ctypes.c_double * 4)(*rho), out)
        return list(out)


class Facts(unittest.TestCase):
    def clocks(self, forces, *wanted, kinks=0, mixed=0, rho=(1.0, 0.3, 0.7, 2.5), helpers=""):
        """The motion's clocks and kinks are the functions of t in `wanted`, in any order."""
        text = read(forces=forces, helpers=helpers)
        self.assertEqual(motion(text), [len(wanted) - kinks, kinks, mixed], forces)
        if not wanted:
            return
        t = 0.37
        found = values(text, t, rho)[:len(wanted)]
        split = len(wanted) - kinks
        for part in (slice(0, split), slice(split, None)):
            for x, y in zip(sorted(found[part]), sorted(f(t, *rho) for f in wanted[part])):
                self.assertAlmostEqual(x, y, 12, forces)

    def test_every_mode_counts(self):
        text = read(cost="lambda[0] + t")
        self.assertEqual(masks(text, "outputs"), [A | MODE, T | Q])
        self.assertEqual(masks(text, "switches"), [T | RHO, Q | V | MODE])
        self.assertEqual(masks(text, "costs"), [T | LAMBDA | MODE, 0])
        self.assertEqual(masks(text, "finals"), [0, Q])
        self.assertEqual(kernels(text), [A | RHO, Q | RHO, 0, 0])

    def test_what_is_not_understood_is_what_it_names(self):
        text = read(forces="int k; k = (int)v[0]; Q[1] = k;", outputs="for (int i = 0; i < lambda[0]; i++) out[1] += 1.0;")
        self.assertEqual(kernels(text)[1], Q | V | RHO)
        self.assertEqual(masks(text, "outputs"), [T | Q | A | LAMBDA | MODE] * 2)
        self.assertEqual(motion(text), [0, 0, 1])

    def test_what_was_not_set_may_be_anything(self):
        self.assertEqual(kernels(read(forces="double x; if (mode[0]) x = 1.0; Q[1] = x*rho[0];"))[1] & ~EVERYTHING, 0)

    def test_no_clock(self):
        self.clocks("Q[1] = v[0]*q[0];")
        self.clocks("Q[1] = rho[1]*t;")
        self.clocks("Q[1] = (t - rho[1])*(t - rho[2])*q[0];")

    def test_amplitudes_are_left_out(self):
        self.clocks("Q[1] = rho[0]*sin(rho[3]*t)*q[1] - v[0];", lambda t, a, b, c, w: math.sin(w*t))
        self.clocks("Q[1] = (rho[0] + rho[1]*cos(rho[3]*t))/rho[2];", lambda t, a, b, c, w: math.cos(w*t))
        self.clocks("if (mode[0]) Q[1] += rho[0]*sin(rho[3]*t);", lambda t, a, b, c, w: math.sin(w*t))
        self.clocks("Q[1] = v[0]; if (mode[1]) Q[0] -= sin(t)*v[0]; else Q[0] += sin(2*t);", lambda t, *_: math.sin(t), lambda t, *_: math.sin(2*t))

    def test_products_of_clocks(self):
        self.clocks("Q[1] = rho[0]*sin(t)*(1.0 + rho[1]*cos(9.0*t));", lambda t, *_: math.sin(t), lambda t, *_: math.sin(t)*math.cos(9*t))

    def test_inside_a_function(self):
        """An amplitude of 0 inside: the clock there has a derivative."""
        self.clocks("Q[1] = exp(rho[0]*sin(rho[3]*t));", lambda t, a, b, c, w: math.sin(w*t), lambda t, a, b, c, w: math.exp(a*math.sin(w*t)))

    def test_modes_inside_a_function(self):
        self.clocks("Q[1] = sin((mode[0] ? rho[3] : rho[2])*t);", lambda t, a, b, c, w: math.sin(w*t), lambda t, a, b, c, w: math.sin(c*t))

    def test_helpers(self):
        helper = "static double wave(double w, double t) { double x; x = w*t; return sin(x); }"
        self.clocks("Q[1] = rho[0]*wave(rho[3], t) + rho[1]*wave(rho[2], t);", lambda t, a, b, c, w: math.sin(w*t), lambda t, a, b, c, w: math.sin(c*t), helpers=helper)

    def test_kinks(self):
        self.clocks("Q[1] = rho[0]*fabs(t - rho[3]);", lambda t, a, b, c, w: abs(t - w), lambda t, a, b, c, w: t - w, kinks=1)
        self.clocks("Q[1] = t < rho[3] ? sin(t) : 0.0;", lambda t, *_: math.sin(t), lambda t, a, b, c, w: t - w, kinks=1)
        self.clocks("Q[1] = fmod(t, rho[3]);", lambda t, a, b, c, w: math.fmod(t, w), lambda t, a, b, c, w: math.sin(math.pi*t/w), kinks=1)
        self.clocks("Q[1] = 1.0/(rho[3] + t);", lambda t, a, b, c, w: 1/(w + t), lambda t, a, b, c, w: w + t, kinks=1)

    def test_mixed(self):
        self.clocks("Q[1] = sin(q[0] - rho[3]*t);", mixed=1)
        self.clocks("Q[1] = 1.0/(2.0 + sin(t)*q[0]);", lambda t, *_: math.sin(t), mixed=1)
        self.clocks("Q[1] = q[0] > t ? 1.0 : 0.0;", mixed=1)
        self.clocks("Q[1] = (q[0] - sin(t))*(q[1] - sin(t));", lambda t, *_: math.sin(t))

    def test_outputs_and_costs_have_their_own(self):
        text = read(outputs="out[1] += sin(300.0*t)*q[0];", cost="cos(rho[3]*t)")
        self.assertEqual(motion(text), [0, 0, 0])
        self.assertAlmostEqual(values(text, 0.1, (1, 1, 1, 1), "outputs1")[0], math.sin(30.0), 12)
        self.assertAlmostEqual(values(text, 0.1, (1, 1, 1, 2), "costs0")[0], math.cos(0.2), 12)


if __name__ == "__main__":
    unittest.main(argv=sys.argv[:1])
