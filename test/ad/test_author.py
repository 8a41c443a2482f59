"""What scripts/costate_ad/lint refuses, by its exact words, and what it must not refuse.

    test_author.py       needs python3 with pycparser and cpp, no Tapenade

Each case is a small model whose force, cost or helper is replaced."""
import contextlib
import io
import os
import subprocess
import sys
import tempfile
import unittest

root = os.path.join(os.path.dirname(os.path.abspath(__file__)), os.pardir, os.pardir)
author = os.path.join(root, "scripts", "costate_ad")
sys.path.insert(0, os.path.dirname(author))
try:
    import pycparser  # noqa: F401
except ImportError:
    print("SKIP: python3 has no pycparser")
    sys.exit(77)
from costate_ad.lint.rules import main  # noqa: E402

MODEL = """#include <math.h>
#define N 2
#define P 3
enum { MASS, K, PLACE };
static const double table[4] = { 0.0, 1.0, 3.0, 4.0 };
%(helper)s
void m_inertia(const double q[N], const double a[N], const double rho[P], double f[N])
{
    f[0] = rho[MASS] * a[0];
    f[1] = rho[MASS] * a[1];
}
void m_forces(double t, const double q[N], const double v[N], const double rho[P],
              const int mode[1], double Q[N])
{
    double z[3], x;
    int i, k;
    k = 0;
    for (i = 0; i < 3; i++)
        z[i] = 0.0;
    x = z[k];
%(force)s
    Q[0] = x - rho[K] * q[0];
    Q[1] = 0.0;
}
void m_initial(const double rho[P], double q[N], double v[N])
{
    q[0] = rho[PLACE];
    q[1] = 0.0;
    v[0] = 0.0;
    v[1] = 0.0;
%(initial)s
}
double m_cost_x(double t, const double q[N], const double v[N], const double a[N],
                const double lambda[1], const double rho[P], const int mode[1])
{
    double g;
    g = q[0];
%(cost)s
    return g;
}
double m_potential(double t, const double q[N], const double rho[P])
{
    return q[0] > 0.0 ? q[0] : 0.0;
}
%(outputs)s
#include "costate.h"
"""
OUTPUTS = """void m_outputs(double t, const double q[N], const double v[N], const double a[N],
               const double lambda[1], const double rho[P], const int mode[1], double out[1])
{
    out[0] = %s;
}"""
BRANCH = ("a branch on the state, across which the gradient would be wrong: declare a switch, and "
          "choose by mode[k] (doc/guide/authors.md, switches)")
JUMP = ("%s of the state or of t jumps, and across a jump the gradient would be wrong: declare a "
        "switch where it jumps, and choose by mode[k] (doc/guide/authors.md, switches)")
WHOLE, INDEX = JUMP % "a whole number", JUMP % "an index"
UNREAD = ("this cannot be read (%s), and a branch on the state might hide in it: write plain C11 "
          "there, without extensions of a compiler")
TWO = ("the compiler and Tapenade read different text here: a macro that only one of them has: "
       "choose by macros that the model defines")
POINTER = ("'%s' is a pointer, and what is behind it cannot be followed: write the array itself, "
           "double x[N]")
HIDDEN = ("an include that Tapenade would not see: write #include \"FILE.h\" at the beginning of the "
          "line; what it defines is differentiated with the kernels")
LASTS = ("'%s' outlives the call: kernels keep nothing, and threads would race: make it a local "
         "without static, or a const table")

BOTH = "static double both(double x, double y) { return x * y; }"
TWICE = ("%s gets %s twice, and its derivative would be wrong: assign it to two variables first, and pass "
         "these")
DOUBLE = "Tapenade writes %s as %s, which C reads as another operator: write %s"
ASSIGNED = ("'%s' is an argument of %s, and assigned to, and its derivative would be wrong: copy it into a "
            "local variable first")
ASSIGNS = ("an assignment within an expression, which Tapenade may misread: make it a statement of its "
           "own")
ROWS = ("'%s' is an array of arrays, whose adjoints would be wrong in a helper: make it one array, and write "
        "its index out")

# what is written in place of what; the mark whose line is named; the words
REFUSED = [
    # branches
    (dict(force="if (q[0] > 0.0) x = 1.0;"), "if (q", BRANCH),
    (dict(force="x = t < 1.0 ? 0.0 : 1.0;"), "t < 1", BRANCH),
    (dict(force="x = (q[0] > 0.0) * rho[K];"), "(q[0] > 0.0)", BRANCH),
    (dict(force="x = !(q[0] - 1.0);"), "!(q", BRANCH),
    (dict(force="x = q[0] && v[0];"), "&&", BRANCH),
    (dict(force="x = 1.0 + (1.0 == q[0] || mode[0]);"), "||", BRANCH),
    (dict(force="while (x > v[0]) x -= 1.0;"), "while", BRANCH),
    (dict(force="do { x -= 1.0; } while (x > v[0]);"), "do {", BRANCH),
    (dict(force="for (x = q[0]; x > 0.0; x -= 1.0) Q[0] = x;"), "for (x", BRANCH),
    (dict(force="z[1] = 2.0 * v[1]; x = z[1] > 0.0 ? 1.0 : 2.0;"), "z[1] > 0", BRANCH),
    (dict(force="again: x += 0.1; if (x < q[0]) goto again;"), "goto", BRANCH),
    (dict(force="switch (q[0] > 0.0) { case 1: x = 1.0; }"), "switch", BRANCH),
    (dict(cost="if (lambda[0] > 0.0) g = 0.0;"), "if (lambda", BRANCH),
    (dict(cost="if (a[0] > 0.0) g = 0.0;"), "if (a", BRANCH),
    (dict(outputs=OUTPUTS % "q[0] > 0.0 ? 1.0 : 0.0"), "q[0] > 0.0 ? 1.0", BRANCH),
    (dict(helper="#define UP(x) ((x) > 0.0 ? (x) : 0.0)", force="x = UP(q[0]);"), "x = UP", BRANCH),
    (dict(helper="static double up(double x) { if (x > 0.0) return x; return 0.0; }",
          force="x = up(q[1]);"), "if (x", BRANCH),
    (dict(helper="__attribute__((unused)) static double up(double x) { return x > 0.0 ? x : 0.0; }",
          cost="g = up(q[1]);"), "up(double", BRANCH),
    (dict(helper="static void fill(double x, double y[3]) { y[1] = 2.0 * x; }",
          force="fill(q[0], z); if (z[1] > 0.0) x = 1.0;"), "if (z", BRANCH),
    (dict(helper="static void fill(double x, double y[3]) { y[1] = 2.0 * x; }\n"
          "static void deeper(double x, double y[3]) { fill(x, y); }",
          force="deeper(q[0], z); if (z[1] > 0.0) x = 1.0;"), "if (z", BRANCH),
    (dict(helper="static double down(double x, int n) { if (n == 0) return x > 0.0; return down(x, n - 1); }",
          force="x = down(q[0], 3);"), "static double down", BRANCH),
    (dict(helper="struct pair { double a, b; };",
          force="struct pair s; s.a = q[0]; s.b = 0.0; if (s.a > 0.0) x = s.b;"), "if (s", BRANCH),
    (dict(force="x = ({ double y = q[0]; y > 0.0; });"), "({", BRANCH),
    (dict(force="*(z + 1) = q[0]; if (z[1] > 0.0) x = 1.0;"), "if (z", BRANCH),
    (dict(helper="typedef double real;", force="real y; y = q[0]; if (y > 0.0) x = 1.0;"), "if (y", BRANCH),
    (dict(force="volatile double y; y = q[0]; x = y > 0.0;"), "y > 0", BRANCH),
    # whole numbers and indices
    (dict(force="k = (int)q[1]; x = table[k];"), "(int)q", WHOLE),
    (dict(force="k = q[1]; x = table[k];"), "k = q", WHOLE),
    (dict(force="int j = 2.0 * t; x = table[j];"), "int j", WHOLE),
    (dict(force="x = table[(int)(t * 10.0)];"), "table[(int)", INDEX),
    (dict(force="x = (long)q[1] % 2;"), "(long)", WHOLE),
    (dict(force="x = (unsigned char)q[1] & 1;"), "(unsigned", WHOLE),
    (dict(helper="typedef int whole;", force="x = (whole)q[1];"), "(whole)", WHOLE),
    (dict(helper="enum side { LEFT, RIGHT };", force="x = (enum side)q[1];"), "(enum", WHOLE),
    (dict(force="_Bool b; b = q[0]; x = b;"), "_Bool", WHOLE),
    (dict(force="int b[2] = { q[0], 1 }; x = b[0];"), "int b", WHOLE),
    (dict(helper="static int whole(double x) { return x; }", force="x = whole(q[0]);"), "int whole", WHOLE),
    (dict(helper="static double same(int n) { return 2.0 * n; }", force="x = same(q[0]);"), "x = same", WHOLE),
    (dict(helper="struct cell { int n; };", force="struct cell s; s.n = q[0]; x = s.n;"), "s.n = q", WHOLE),
    (dict(helper="struct cell { int n; };", force="struct cell s = { q[0] }; x = s.n;"), "= { q[0] }",
     "a list of initial values that depend on the state loses their derivatives: assign them one by one"),
    (dict(force="k += q[0];"), "k +=", WHOLE),
    *[(dict(force="x = %s(q[0] + t);" % name), "x = " + name, JUMP % (name + "()"))
      for name in ("floor", "ceil", "round", "trunc", "rint", "nearbyint", "lround", "lrint", "signbit", "isnan")],
    (dict(force="x = fmod(t, 1.0);"), "fmod", JUMP % "fmod()"),
    (dict(force="x = remainder(q[0], 1.0);"), "remainder", JUMP % "remainder()"),
    (dict(helper="static double saw(double x) { double y; y = 2.0 * x; return y - floor(y); }",
          force="x = saw(t);"), "floor", JUMP % "floor()"),
    (dict(force="x = q[0] / fabs(q[0]);"), "fabs", JUMP % "a sign"),
    (dict(force="x = fabs(v[0]) / v[0];"), "fabs", JUMP % "a sign"),
    (dict(force="x = v[0] / sqrt(v[0] * v[0]);"), "sqrt", JUMP % "a sign"),
    (dict(force="double s; s = fabs(q[0]);\n    x = q[0] / s;"), "q[0] / s", JUMP % "a sign"),
    # what could hide one
    (dict(force="int *p = (int *)&q[0]; x = p[1] >> 31;"), "int *p", POINTER % "p"),
    (dict(force="struct { double *p; } s; s.p = z; s.p[0] = q[0]; x = z[0] > 0.0;"), "*p", POINTER % "p"),
    (dict(helper="typedef double *row;\nstatic double first(row x) { return x[0]; }", force="x = first(z);"),
     "first(row", POINTER % "x"),
    (dict(force="double (*f)(double); f = sin; x = f(q[0]);"), "(*f)", POINTER % "f"),
    (dict(helper="static double apply(double (*f)(double), double x) { return f(x); }", force="x = apply(sin, q[0]);"),
     "apply(double (*f)", POINTER % "f"),
    (dict(force="union { double d; int i[2]; } u; u.d = q[0]; x = u.i[1];"), "union",
     "'u' is a union, whose parts share memory: write a variable for each"),
    (dict(force="x = (int){ q[0] };"), "(int){", "a variable without a name: declare it, and assign to it"),
    (dict(force="x = (*(long *)&q[0]) >> 63;"), "(long *)", "a cast to a pointer: write the array itself"),
    (dict(force="static double count; count += 1.0; x = count;"), "static double count", LASTS % "count"),
    (dict(force="double static count; count += 1.0; x = count;"), "double static count", LASTS % "count"),
    (dict(helper="double count;"), "double count", LASTS % "count"),
    (dict(force="1[z] = q[0];"), "1[z]", "an assignment that cannot be followed: write x = ... or x[i] = ..."),
    # two names for one variable, and one for two
    (dict(helper=BOTH, force="z[1] = q[0]; x = both(z[1], z[1]);"), "z[1] = q", TWICE % ("both", "z[1]")),
    (dict(helper=BOTH, cost="double y; y = q[0]; g = both(y, y);"), "y = q", TWICE % ("both", "y")),
    (dict(helper="static double dot(const double a[3], const double b[3]) { return a[0] * b[1]; }",
          force="z[1] = q[0]; x = dot(z, z);"), "z[1] = q", TWICE % ("dot", "z")),
    (dict(helper="static double dot(const double a[2], const double b[2]) { return a[0] * b[1]; }\n"
          "static double square(const double a[2]) { return dot(a, a); }", force="x = square(q);"),
     "square(const", TWICE % ("dot", "a")),
    (dict(helper="static void put(double a, double y[3]) { y[0] = a * a; y[1] = a; }",
          force="z[0] = q[0]; put(z[0], z); x = z[1];"), "put(z", "put gets z and a part of it, z[0], and its "
     "derivative would be wrong: assign the part to a variable of its own first, and pass that"),
    (dict(helper="static double more(double y) { y = y * y; return y; }", force="x = more(q[0]);"), "more(double",
     ASSIGNED % ("y", "more")),
    (dict(helper="static double more(double y) { y += 1.0; return y * y; }", cost="g = more(q[0]);"), "more(double",
     ASSIGNED % ("y", "more")),
    # what Tapenade misreads
    (dict(force="x = 010 * q[0];"), "010", "010 is octal, and Tapenade reads it as decimal: write 8"),
    (dict(force="x = 2U * q[0];"), "2U", "Tapenade misreads the suffix of 2U: write 2"),
    (dict(force="x = 0x1.8p1 * q[0];"), "0x1", "Tapenade cannot read 0x1.8p1: write it in decimal"),
    (dict(force="x = (z[0] = q[0], z[0] * q[1]);"), "x = (", "a comma between expressions, which Tapenade "
     "misreads: write a statement for each"),
    (dict(force="for (i = 0, k = 1; i < 2; i++, k--) x += q[i] * q[k];"), "for (i = 0, k", "a comma between "
     "expressions, which Tapenade misreads: write a statement for each"),
    (dict(force="x = (z[0] = q[0]) * 2.0;"), "x = (", ASSIGNS),
    (dict(force="if ((k = 2) > 1) x = q[0];"), "(k = 2)", ASSIGNS),
    (dict(force="x = ({ z[0] = q[0]; z[0]; });"), "({", "a block within an expression: make a helper function of it"),
    (dict(helper="static double trace(const double y[2][2]) { return y[0][0] * y[1][1]; }",
          force="double w[2][2]; w[0][0] = w[0][1] = w[1][0] = w[1][1] = q[0]; x = trace(w);"), "trace(const",
     ROWS % "y"),
    (dict(helper="static double sum(const double y[2]) { return y[0] + y[1]; }",
          force="double w[2][2]; w[0][0] = w[0][1] = w[1][0] = w[1][1] = q[0]; x = sum(w[1]);"), "sum(w", ROWS % "w"),
    (dict(helper="static double f(const double y[static 2]) { return y[0]; }", force="x = f(q);"), "f(const",
     "Tapenade cannot read the words in the brackets of 'y': write its size alone"),
    (dict(force="int n; n = 2; double w[n]; w[0] = q[0]; x = w[0];"), "w[n]",
     "the size of 'w' is a variable: write a constant, by #define or enum"),
    (dict(helper="struct pair { double a, b; };", force="struct pair s[2]; s[0].a = q[0]; x = s[0].a;"), "s[2]",
     "'s' is an array of structs, whose derivatives Tapenade cannot write: make an array of each of its parts"),
    (dict(helper="struct pair { double a, b; };\nstatic struct pair make(double a) { struct pair s; s.a = a; s.b = a; return s; }",
          force="struct pair s; s = make(q[0]); x = s.a;"), "pair make",
     "make returns a struct, whose derivative Tapenade cannot write: give it an array to fill"),
    (dict(helper="enum side { LEFT, RIGHT };", force="enum side s; s = RIGHT; x = q[s];"), "enum side s",
     "'s' is of an enumeration's type, which Tapenade cannot read: write int"),
    (dict(force="double w[2] = { [1] = 2.0 }; x = w[1];"), "w[2]",
     "Tapenade cannot read the initial values of 'w': assign them one by one"),
    (dict(helper="_Noreturn static void die(void) { for (;;) {} }"), "_Noreturn", "Tapenade cannot read _Noreturn: leave it out"),
    (dict(helper="static double sq(double);\nstatic double sq(double x) { return x * x; }", force="x = sq(q[0]);"), "sq(double);",
     "sq is declared besides its definition, at which Tapenade fails: move the definition up, and leave this line out"),
    (dict(force="double nbdirs; nbdirs = q[0]; x = nbdirs;"), "nbdirs", "'nbdirs' is a name of the generated code: choose another"),
    (dict(force="double vd; vd = q[0]; x = vd;"), "vd", "'vd' is a name that a derivative of an argument gets: choose another"),
    (dict(cost="double rhob0; rhob0 = q[0]; g = rhob0;"), "rhob0",
     "'rhob0' is a name that a derivative of an argument gets: choose another"),
    # what cannot be read
    (dict(force="__asm__ volatile(\"nop\" : : : \"memory\");"), "__asm__", None),
    (dict(force="__typeof__(q[0]) y; y = q[0]; x = y > 0.0;"), "__typeof__", None),
    (dict(helper="__attribute__((vector_size(32))) typedef double four;"), "vector_size",
     "the attribute vector_size, which may change what the code means: leave it out"),
    (dict(helper="__attribute__((\nunused)) static double f(double x) { return x; }"), "__attribute__((",
     "an attribute that cannot be read: write it in one line, or leave it out"),
    (dict(helper="# include \"planar.h\""), "# include \"", HIDDEN),
    (dict(helper="#include <planar.h>"), "<planar", HIDDEN),
    (dict(force="#ifdef __GNUC__\n    x = q[0] > 0.0;\n#endif"), "#ifdef", TWO),
    (dict(force="#ifdef __OPTIMIZE__\n    x = q[0] * q[0];\n#endif"), "#ifdef", TWO),
    (dict(force="#if defined(__FAST_MATH__) || 0\n    x = q[0];\n#endif"), "#if ", TWO),
    (dict(force="#ifdef NDEBUG\n    x = q[0] > 0.0;\n#endif"), "x = q[0] >", TWO),
    (dict(force="x = DBL_EPSILON;"), "DBL_EPSILON", "'DBL_EPSILON' is not defined in the kernels, and Tapenade does "
     "not see the macros of system headers: define it here, by #define or enum"),
    (dict(helper="static double old(x) double x; { return x > 0.0; }", force="x = old(q[0]);"), "old(x)",
     "the arguments of old have no types: write them as in double f(double x)"),
    # calls
    (dict(helper="#include \"planar.h\"", force="point(q, 0.0, z);"), "point(q",
     "point is called with 3 arguments and has 4 (planar.h:35): call it with (q, sx, sy, r)"),
    (dict(force="point(q, 0.0, 0.0, z);"), "point(q",
     "point is a function of planar.h: add the line #include \"planar.h\""),
    (dict(helper="#include \"planar.h\"\nstatic double point(double x) { return x; }", force="x = point(q[0]);"),
     "static double point", "point is defined in planar.h:35 already: give this one another name"),
    (dict(initial="q[0] = round(rho[PLACE]);"), "round",
     "Tapenade does not know round(): write floor(x + 0.5) or the like, of parameters only"),
    (dict(helper="typedef float real;", force="real y; y = q[0]; x = y;"), "real y;",
     "'y' is a float, which has 7 digits, and differences fail: write double"),
    (dict(helper="static double both(double x, double y) { return x * y; }", force="x = both(rho[K], rho[K]);"),
     "both(rho", "both gets rho[K] twice, and its derivative would be wrong: assign it to two variables first, "
     "and pass these"),
    # signs
    (dict(helper=BOTH, force="x = both(q[0], -v[0]);"), "both(q",
     "both gets -v[0], whose derivative Tapenade cannot write: write -1.0 * v[0]"),
    (dict(helper=BOTH, force="x = both(-rho[K], v[0]);"), "both(-",
     "both gets -rho[K], whose derivative Tapenade cannot write: write -1.0 * rho[K]"),
    (dict(helper=BOTH, force="z[0] = q[0]; x = both((double)z[0], v[0]);"), "both((",
     "both gets (double) z[0], whose derivative Tapenade cannot write: write z[0]"),
    (dict(helper=BOTH + "\nstatic double less(double x) { return both(2.0, -x); }", force="x = less(q[0]);"),
     "both(2.0", "both gets -x, whose derivative Tapenade cannot write: write -1.0 * x"),
    (dict(force="x = -(-q[0]);"), "-(-", DOUBLE % ("-(-q[0])", "--q[0]", "q[0]")),
    (dict(helper="#define SPEED (-v[0])", force="x = sin(-SPEED);"), "-SPEED",
     DOUBLE % ("-(-v[0])", "--v[0]", "v[0]")),
    (dict(force="x = q[0] * +(+v[0]);"), "+(+", DOUBLE % ("+(+v[0])", "++v[0]", "v[0]")),
]

ALLOWED = [
    dict(),
    dict(force="k = (int)rho[K]; x = table[k];"),
    dict(force="k = 2; x = table[(k + 1) % 4] + z[k / 2];"),
    dict(force="if (rho[K] > 0.0 && mode[0]) x = floor(rho[K]);"),
    dict(force="for (i = 0; i < 3; i++) if (i != 1) x += q[0] * table[i];"),
    dict(force="x = mode[0] ? q[0] : fabs(q[1]);"),
    dict(helper="static inline __attribute__((always_inline)) double sq(double x) { return x * x; }", force="x = sq(q[0]);"),
    dict(helper="#ifndef _OWN_H\n#define _OWN_H\n#endif", force="x = q[0];"),
    dict(force="z[0] = z[1] = q[0]; for (i = 0; i < 2; i++) x += 3L * q[i];"),
    dict(force="double w[2][2]; w[0][0] = w[0][1] = w[1][0] = w[1][1] = q[0]; x = w[0][1] * w[1][1];"),
    # an argument twice, where it is of another array, a constant or an int
    dict(helper="static double both(double x, double y) { return x * y; }",
         force="x = both(z[0], z[1]) + both(q[0], v[0]) + both(table[1], table[1]);"),
    dict(helper="static double dot(const double a[3], const double b[3]) { return a[0] * b[1]; }",
         force="double none[3]; for (i = 0; i < 3; i++) none[i] = 0.0; x = dot(none, none) + dot(none, z);"),
    # a sign before what is no variable of its own, is an int or a constant; in a cost; in a function of libm
    dict(helper=BOTH, force="x = both(-1.0 * q[0], -(q[0] + v[0])) + both(-q[0] * v[0], -2.0) + q[0] - -v[0];"),
    dict(helper="static double both(double x, int n) { return x * n; }", force="x = both(q[0], -k) + sin(-q[0]);"),
    dict(helper=BOTH, cost="g = both(-q[0], v[0]);"),
    dict(helper="static double both(double x, int n, int m) { return x * n * m; }", force="x = both(q[0], k, k);"),
    dict(helper="static double down(double x, int n) { n--; return x * n; }", force="x = down(q[0], 3);"),
    dict(force="double s; s = fabs(t - 1.0); s = s + 1.0; x = q[0] / s;"),
    # |x| without a kink
    dict(force="x = v[0] * fabs(v[0]) - rho[K] * fabs(q[0]) * q[0] / 2.0;"),
    dict(force="double s; s = fabs(v[0]); x = -rho[K] * s * v[0] + s * s;"),
    dict(helper="static double soft(double x) { return fabs(x); }", force="x = soft(t - 1.0) + soft(rho[K]);"),
    # a helper's result depends on what this call gives it, not on what another one does
    dict(helper="static double twice(double x) { return 2.0 * x; }",
         force="z[0] = twice(q[0]); z[1] = 0.0; if (twice(rho[K]) > 1.0) x = z[0];"),
    dict(helper="static void fill(double x, double y[3]) { y[0] = x; y[1] = 0.0; y[2] = 0.0; }",
         force="double w[3]; fill(q[0], z); fill(rho[K], w); if (w[0] > 1.0) x = z[0];"),
    # a start is a function of rho
    dict(initial="if (q[0] > 1.0) v[0] = floor(q[0]);"),
    dict(helper="#ifndef HEADER\n#define HEADER 1\n#endif\n#if HEADER\nenum { EXTRA = 4 / 2 };\n#endif", force="x = EXTRA * q[0];"),
    dict(helper="#include \"planar.h\"", force="double r[2]; point(q, 0.0, 0.0, r); x = r[0];"),
    dict(outputs=OUTPUTS % "mode[0] ? q[0] : a[0]"),
    dict(helper="static double only_here(double x) { return x > 0.0 ? x : 0.0; }",
         outputs="double m_energy(double t, const double q[N]) { return only_here(q[0]); }"),
    dict(helper="struct pair { double t; int n; };", force="struct pair s; s.t = rho[K]; s.n = 1; if (s.t > 0.0) x = q[0];"),
]

KINK = ("the slope of %s jumps where %s passes 0, and derivatives of a run through it are wrong (gradient --check "
        "contradicts them): declare a switch, and write mode[k] ? x : -x; fine where it never passes")
WARNED = [
    (dict(force="x = 0.5 * (q[0] + fabs(q[0]));"), "fabs", ("fabs(q[0])", "q[0]")),
    (dict(cost="g = sqrt(v[0] * v[0]);"), "sqrt", ("sqrt(v[0] * v[0])", "v[0]")),
    (dict(force="double s; s = fabs(q[0] - q[1]); x = s * q[0];"), "fabs", ("fabs(q[0] - q[1])", "q[0] - q[1]")),
    (dict(force="double s; s = fabs(q[0]); s = s + 1.0; x = q[0] / s;"), "fabs", ("fabs(q[0])", "q[0]")),
    (dict(force="x = q[0] / (1.0 + fabs(v[0]) * q[0]);"), "fabs", ("fabs(v[0])", "v[0]")),
    (dict(helper="static double soft(double x) { return fabs(x); }", force="x = soft(q[0]);"), "fabs", ("fabs(x)", "x")),
]


def read(path):
    """Status, words, and the line that is shown."""
    out, err = io.StringIO(), io.StringIO()
    with contextlib.redirect_stdout(out), contextlib.redirect_stderr(err):
        status = main(path, os.path.join(root, "models"))
    return status, out.getvalue(), err.getvalue()


class Cases(unittest.TestCase):
    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.path = os.path.join(folder.name, "m.c")

    def write(self, text):
        with open(self.path, "w", encoding="ascii") as file:
            file.write(text)
        return text

    def model(self, parts):
        empty = dict.fromkeys(("helper", "force", "initial", "cost", "outputs"), "")
        return self.write(MODEL % {**empty, **parts})

    def test_what_is_refused(self):
        for parts, mark, words in REFUSED:
            with self.subTest(**parts):
                lines = self.model(parts).split("\n")
                number = next(i for i, x in enumerate(lines, 1) if mark in x)
                status, out, err = read(self.path)
                if words is None:
                    start, end = (UNREAD % "@").split("@")
                    self.assertTrue(out.startswith("m.c:%d: %s" % (number, start)), out)
                    self.assertTrue(out.endswith(end + "\n"), out)
                else:
                    self.assertEqual(out, "m.c:%d: %s\n" % (number, words))
                self.assertIn(status, (1, 3))
                self.assertEqual(err, lines[number - 1].strip() + "\n")

    def test_what_is_not(self):
        for parts in ALLOWED:
            with self.subTest(**parts):
                self.model(parts)
                self.assertEqual(read(self.path), (0, "", ""))

    def test_what_is_warned_of(self):
        for parts, mark, names in WARNED:
            with self.subTest(**parts):
                number = next(i for i, x in enumerate(self.model(parts).split("\n"), 1) if mark in x)
                self.assertEqual(read(self.path), (0, "", "m.c:%d: warning: %s\n" % (number, KINK % names)))

    def test_names_of_arguments(self):
        """t and the state are known by their places, whatever their names."""
        for kernel, head in (("inertia", "double x[N], double y[N], double rho[P], double f[N]"),
                             ("forces", "double s, double x[N], double y[N], double rho[P], "
                              "const int mode[1], double f[N]")):
            self.write("#define N 2\n#define P 3\nvoid m_%s(%s)\n{\n    if (y[0] > 0.0) f[0] = "
                       "1.0;\n}\n#include \"costate.h\"\n" % (kernel, head))
            self.assertEqual(read(self.path)[1], "m.c:5: %s\n" % BRANCH)

    def test_no_pycparser(self):
        folder = os.path.dirname(self.path)
        with open(os.path.join(folder, "pycparser.py"), "w", encoding="ascii") as file:
            file.write("raise ImportError\n")
        self.model({})
        done = subprocess.run([sys.executable, "-B", author, "lint", self.path, root], capture_output=True,
                              text=True, check=False, env=dict(os.environ, PYTHONPATH=folder))
        self.assertEqual((done.returncode, done.stdout, done.stderr), (
            1, "", "costate_ad: python3 has no pycparser, without which kernels cannot be read and a "
            "branch on the state would be overlooked: install python3-pycparser (Debian), or pip "
            "install pycparser\n"))

    def test_the_tree(self):
        """Every model that comes with Costate is legal."""
        for folder in ("models", "doc/guide/tutorial", "test/zoo", "test/attack"):
            for name in sorted(os.listdir(os.path.join(root, folder))):
                if name.endswith(".c"):
                    self.assertEqual(read(os.path.join(root, folder, name)), (0, "", ""), name)

    def test_scaffolds(self):
        """What costate new writes."""
        folder = os.path.join(root, "scripts", "scaffolds")
        names = [x for x in sorted(os.listdir(folder)) if x.endswith(".c")]
        self.assertTrue(names)
        for name in names:
            with open(os.path.join(folder, name), encoding="ascii") as file:
                self.write(file.read().replace("@NAME@", "m"))
            self.assertEqual(read(self.path), (0, "", ""), name)


unittest.main()
