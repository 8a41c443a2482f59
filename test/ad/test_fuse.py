"""scripts/costate_ad/fuse against the C compiler: what it makes of C gives the numbers of that C, and what it cannot do, it refuses.

    test_fuse.py CC...

Every function here is f(q, mode, Q).  It is compiled as it is and as it was fused, and both are called with all modes; once with
short calls put in, once with all calls put in, once with every call a function and every expression in a loop, and so once more with
functions that are as general as can be.
"""
import ctypes
import itertools
import os
import random
import shutil
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
sys.setrecursionlimit(100000)
from costate_ad.fuse import expressions as ex  # noqa: E402
from costate_ad.fuse import program  # noqa: E402
from costate_ad.fuse.expressions import Lanes, Refused  # noqa: E402
from costate_ad.fuse.machine import Machine, array  # noqa: E402
from costate_ad.fuse.model import entries, inputs  # noqa: E402
from costate_ad.fuse.outline import Outline  # noqa: E402

cc = sys.argv[1:]
SIZE, MODES = 6, 3 # of q and Q, of mode
BOUND = 1e-13
FORMS = ((6, 500, 4, False), (4000, 500, 4, False), (0, 0, 2, False), (0, 0, 2, True)) # outline's SMALL, program's LARGE and ROLLED, general
HEAD = "void f(const double q[6], const int mode[3], double Q[6])\n"
POINTS = [[0.0] * SIZE, [1.0] * SIZE] + [[random.Random(k).uniform(-2.0, 2.0) for _ in range(SIZE)] for k in range(3)]
STACK = """
static double stack[1000];
static int top;
void pushReal8(double x) { stack[top++] = x; }
void popReal8(double *x) { *x = stack[--top]; }
void pushControl1b(int k) { stack[top++] = k; }
void popControl1b(int *k) { *k = (int)stack[--top]; }
void pushInteger4(int k) { stack[top++] = k; }
void popInteger4(int *k) { *k = (int)stack[--top]; }
"""
PROTOTYPES = "".join(line.split(" {")[0] + ";\n" for line in STACK.splitlines() if line.startswith("void")) + "#include <math.h>\n"

# Helpers that the cases call: by-value arguments that are changed, sums through pointers, parts that overlap, an early return.
HELPERS = """
enum { TWO = 2, THREE };
static const double scale[2][3] = {{1, 2}, {3}};
static const int next[4] = {1, 2, 3, 0};
static double blend(double a, double b, int k) {
    a = a*0.5 + b;
    if (k > 1) a = a - b*b;
    k = k + 1;
    return a + k;
}
static double first(double a, int n) { if (n == 0) return a; for (int i = 0; i < n; i++) { a *= 0.5; if (i == 1) return a + 1; } return -a; }
static int count(int k, double a) { return a > 0.5 ? k + 1 : k; }
static void gather(const double a[2], double b[3], double *s) {
    int i;
    for (i = 0; i < THREE; ++i) b[i] += a[i % TWO]*(i + 1)*0.25 + scale[1][i];
    *s = *s - a[0]*a[1]*0.5;
    if (a[0] > a[1]) b[2] = cos(a[1]);
}
static void swap(double *a, double *b) { double t = *a; *a = *b; *b = t; }
static void reach(double x, double b[1]) { b[0] = b[0] + sin(x)*x/(2.0 + x*x); }
static void flip(double x, double b[2]) { double t = b[1]; b[0] = sin(x)*x/(2.0 + x*x) - b[0]; b[1] = cos(x)*x - t; }
static void mix(const double a[3], int k, double b[3]) {
    int j = (k + 1) % 3, l = (k + 2) % 3;
    for (int i = 0; i < 3; i++) b[i] += a[j]*a[i]*(a[k] - a[l]) - a[k]*(a[l] + sin(a[j]));
}
static void twist(const double x[3], double xd[3][1], double *y, double yd[1], int n) {
    for (int d = 0; d < n; ++d) yd[d] = (x[0] == 0.0 ? 0.0 : xd[0][d]/(2.0*x[0])) + x[2]*xd[1][d] + x[1]*xd[2][d];
    *y = x[1]*x[2];
}
"""

# What once went wrong, or could: each is the body of f.
CASES = {
    "a table of double is not of int": "Q[0] = scale[0][0] / 2 + q[0]; Q[1] = scale[1][0] / 2; Q[2] = next[0] / 2;",
    "a row that is not filled ends in zeros": "for (int i = 0; i < 6; i++) Q[i] = scale[i / 3][i % 3] + q[i];",
    "blocks have names of their own": "double a = q[0]; int n = 3; { double a = 5.0; int n = 1; Q[n] = a; } Q[0] = a/n; { int a = 7; Q[2] = a / 2; } Q[3] = a / 2;",
    "a name of the file is hidden": "double scale = q[1]; int THREE = 1; Q[THREE] = scale; for (int next = 2; next < 4; next++) Q[next] = next*scale;",
    "a name of the frame": "double depth = q[0], ints = 2.0; Q[0] = depth*ints; Q[1] = blend(depth, ints, 1);",
    "integers in arrays": "int k[3]; int *p = k; k[0] = 7; k[1] = k[0] / 2; p[2] = 3; p[2] *= 1.5; Q[k[1]] = q[0]*k[0]; Q[0] = k[2] / 2 + k[0] / 4.0;",
    "conversions": "int k = 2.75; double a = 7; k += 1.5; Q[0] = a / 2*q[0] + k; Q[1] = first(3, 0) / 2; Q[2] = (double)k / 2; Q[3] = count(1, 0.75) / 2;",
    "a choice is double where one side is": "Q[0] = (TWO == 2 ? 1 : 2.5) / 2 + q[0]; Q[1] = (TWO == 2 ? 3 : 4) / 2; Q[2] = (mode[0] ? 1 : 2.5) / 2;",
    "the value of a condition is 0 or 1": "Q[0] = (mode[0] && mode[1]) + q[0]; Q[1] = 0 || mode[2]; Q[2] = 1 && q[1]; Q[3] = !q[2]; Q[4] = (mode[0] || q[3])*3;",
    "only one side is run": "int i = 0; Q[1] = i > 0 && q[i - 1] > 0.0; Q[0] = i > 0 ? q[i - 1] : 3.0; double z = 0.0; Q[2] = z == 0.0 ? q[0] : q[1]/z;",
    "calls in a choice": "double a = q[0], b = q[1]; Q[0] = mode[0] ? (Q[1] = 2.0) : a; if (mode[1] == 1 && count(mode[2], a) > 1) swap(&a, &b); Q[2] = a; Q[3] = b;",
    "assignments have values": "double a, b = 3.0; int i = 1; if (mode[0]) a = b = 1.0; else a = q[0]; Q[0] = a + b; Q[i++] = 1.0; Q[++i] = q[1]; Q[0] += i--; Q[4] = i; b++; Q[5] = b;",
    "returns end a function": "for (int i = 0; i < 4; i++) Q[i] = first(q[i], i); if (TWO == 2) return; Q[0] = 100.0;",
    "an int where a double is wanted": "for (int i = 0; i < 3; i++) Q[i] = blend(mode[i], mode[0] + q[i], mode[i]);",
    "infinite where it is not chosen": "double r = 1.0/q[0]; if (q[0] == 0.0) Q[0] = 0.0; else Q[0] = r*r*r; Q[1] = mode[0] ? 0.0 : sqrt(q[1])*(1.0/q[1]);",
    "a quotient that is compared is exact": "double a = 49.0*q[0], b = 49.0*q[1]; if (a/b == 1.0) Q[0] = 2.0; else Q[0] = a/b;", # 49 (1 / 49) is not 1
    "branches in branches": "double a = q[0]; if (mode[0] == 1) { if (q[1] > 0.0) a = 2.0; else if (mode[1]) a *= q[2]; Q[1] = a; } else if (mode[0] == 2) Q[2] = a; Q[0] = a;",
    "set on one side": "double a; if (mode[0]) a = q[0]; else Q[1] = 1.0; if (mode[0]) Q[0] = a;",
    "the same array twice": "double w[4]; for (int i = 0; i < 4; i++) w[i] = q[i]; for (int i = 0; i < 2; i++) gather(&w[i], &w[1], &w[0]); gather(w, w, &w[1]); for (int i = 0; i < 4; i++) Q[i] = w[i];",
    "one sum for many": "for (int i = 0; i < 9; i++) reach(q[i % 6]*i, &Q[i / 5]); for (int i = 0; i < 3; i++) reach(Q[0], &Q[0]);",
    "a sum that changes its sign": "for (int i = 0; i < 7; i++) flip(q[i % 6], &Q[i % 3]);",
    "kept on one side": """double a = q[0]; int b, k = 3; pushInteger4(k); for (int i = 0; i < 3; ++i) { pushReal8(a); if (mode[i]) { pushReal8(q[i]); pushReal8(k); a = a*q[i]; k = i; }
        a += cos(a); } for (int i = 2; i >= 0; --i) { if (mode[i]) { double c; popReal8(&c); Q[1] += c / 2; popReal8(&c); Q[2] += a*c; } popReal8(&a); Q[0] += a; }
        popInteger4(&k); Q[3] = k / 2; if (mode[0] == 1 || q[1] > 0.5) pushControl1b(0); else pushControl1b(1); popControl1b(&b); if (b == 0) Q[4] = 5.0;""",
    "the sign of a zero": "double z = 0.0; Q[0] = atan2(0.0, z) + q[0]; Q[1] = atan2(0.0, -z) + q[0];",
    "lanes": "double x[3], xd[3][1], y, yd[1]; for (int i = 0; i < 3; i++) { x[i] = q[i]; xd[i][0] = q[i + 3]; } twist(x, xd, &y, yd, 1); Q[0] = y; Q[1] = *yd; Q[2] = -(-y) - -2.0;",
    "calls that differ by a zero": "double w[3]; w[0] = 0.0; w[1] = q[1]; w[2] = mode[0] ? q[2] : 0.0; for (int i = 0; i < 4; i++) { mix(i % 2 ? w : q, i / 2, &Q[3*(i % 2)]); w[1] = i < 2 ? 0.0 : q[4]; }",
    "sums and differences of all kinds": "double a = q[0], b = q[1], c = q[2], d = q[3]; Q[0] = a - (b - (c - d)) - (a + b*(c - d)); Q[1] = -(a*b)*-(c/d) - -a/(b*c); Q[2] = a/(b/c)/d - (-2.0)*a*(b*c)*(a + 1.0); Q[3] = -(a - b) - (-(c + d)*(mode[0] ? a : b)); Q[4] = (a > b)*c - (mode[1] == 1)*-d;",
    "integers at run time": "int k = mode[0]*3 - mode[1], n = -k; if (k > n) n = mode[2] ? 3 : k; Q[0] = n*q[0]; Q[1] = -n*(mode[2] - 1) + pow(q[1]*q[1] + 1.0, 2); Q[2] = k == n;",
}

# What is refused, and why.
REFUSED = {
    "while (mode[0]) Q[0] = 1.0;": "C of the kind While",
    "switch (mode[0]) { case 0: Q[0] = 1.0; }": "C of the kind Switch",
    "for (int i = 0; i < mode[0]; i++) Q[0] += 1.0;": "a loop whose length is only known at run time",
    "Q[mode[0]] = 1.0;": "an index that is only known at run time",
    "Q[6] = 1.0;": "an index beyond its array",
    "if (mode[0]) return; Q[0] = 1.0;": "a return from inside a branch",
    "int k = q[0]; Q[0] = k;": "a conversion to an integer",
    "Q[0] = (int)q[0];": "a conversion to an integer",
    "Q[0] = mode[0] / 2;": "a quotient of integers",
    "Q[0] = mode[0] % 2;": "a remainder of what is only known at run time",
    "float x = 0.1; Q[0] = x;": "the type float",
    "unsigned int k = 1; Q[0] = k;": "the type unsigned int",
    "Q[0] = 0.1f;": "a constant of the type float",
    "Q[0] = 010;": "the constant 010",
    "Q[0] = mode[0] | 1;": "the operator |",
    "int k = 1; k <<= 1; Q[0] = k;": "the operator <<=",
    "static double x = 1.0; Q[0] = x;": "the variable x, which outlives a call",
    "double x[2] = {1.0, 2.0}; Q[0] = x[0];": "a local array with an initializer",
    "Q += 1; Q[0] = 1.0;": "an assignment to a pointer",
    "reach(1.0, Q + 1);": "arithmetic with a pointer",
    "double a = q[0], b = q[1], *p = &a; if (mode[0]) p = &b; Q[0] = p[0];": "an index of what is no array",
    "Q[0] = M_PI;": "the name M_PI, which is not declared in the file",
    "Q[0] = hypot(q[0], q[1]);": "the function hypot",
    "double x; Q[0] = x;": "a result depends on a variable that was not set",
    "double x = 0.0; Q[0] = q[0]/x;": "a result depends on a division by zero",
    "Q[0] = 1e300*1e300;": "a result depends on what is no number",
    "popReal8(&Q[0]);": "more is popped than was pushed",
}


class Writer:
    """C at random."""

    def __init__(self, seed):
        self.random, self.loops = random.Random(seed), []

    def pick(self, *choices):
        return self.random.choice(choices)

    def place(self):
        k = self.random.randrange(4)
        return self.pick("a", "b", "w[%d]" % k, "w[next[%s]]" % self.loops[-1] if self.loops else "w[%d]" % k)

    def condition(self, depth=1):
        if depth == 0:
            return "mode[%d]" % self.random.randrange(3)
        e = self.pick("mode[%d] %s %d" % (self.random.randrange(3), self.pick("==", ">", "!="), self.random.randrange(3)), "mode[1]",
                      "%s < %s" % (self.expression(0), self.expression(depth - 1)), "k > 1", "TWO < 3")
        return e if self.random.random() < 0.7 else "%s(%s) %s %s" % (self.pick("", "!"), e, self.pick("&&", "||"), self.condition(0))

    def expression(self, depth):
        if depth == 0:
            return self.pick(self.place(), self.place(), "q[%d]" % self.random.randrange(6), "k", "1.5", "-2", "0.0", "mode[2]", "scale[1][0]")
        a, b = self.expression(depth - 1), self.expression(depth - 1)
        return self.pick("(%s + %s)", "(%s - %s)", "(%s*%s)", "(- %s - %s)", "sin(%s + %s)", "%s/(2.5 + cos(%s))", "blend(%s, %s, mode[0])",
                         "(" + self.condition(depth - 1) + " ? %s : %s)") % (a, b)

    def statement(self, depth):
        if depth == 0 or self.random.random() < 0.3:
            return "%s %s cos(%s);" % (self.place(), self.pick("=", "+=", "-=", "*="), self.expression(2))
        return self.pick(self.branch, self.branch, self.loop, self.call, self.block, self.saved)(depth - 1)

    def body(self, depth):
        return "{ " + " ".join(self.statement(depth) for _ in range(self.random.randrange(1, 4))) + " }"

    def branch(self, depth):
        return "if (%s) %s" % (self.condition(), self.body(depth)) + self.pick("", " else " + self.body(depth))

    def loop(self, depth):
        name = "i%d" % len(self.loops)
        self.loops.append(name)
        body = self.body(depth)
        self.loops.pop()
        return "for (int {0} = 0; {0} < {1}; {0}++) {2}".format(name, self.pick(2, 3), body)

    def call(self, depth):
        j, k = self.random.randrange(3), self.random.randrange(2)
        return self.pick("gather(&w[%d], &w[%d], &%s);" % (j, k, self.place()), "swap(&%s, &%s);" % (self.place(), self.place()),
                         "reach(%s, &%s);" % (self.expression(1), self.place()), "k = count(mode[1], %s);" % self.place())

    def block(self, depth):
        return "{ %s = %s; %s }" % (self.pick("double a", "double b", "int k"), self.pick("2", "1"), self.body(depth))

    def saved(self, depth):
        """Values kept and taken back in the order that reverse code has, some of them only on one side of a branch."""
        name, kept, condition, c = self.place(), self.place(), self.condition(), "c%d" % self.random.randrange(10**6)
        there, back = self.body(depth), self.body(depth)
        return ("{ int %s; pushReal8(%s); if (%s) { pushReal8(%s); %s pushControl1b(1); } else pushControl1b(0); %s = sin(%s); popControl1b(&%s); "
                "if (%s == 0) %s else popReal8(&%s); popReal8(&%s); }" % (c, name, condition, kept, there, name, name, c, c, back, kept, name))

    def function(self):
        text = " ".join(self.statement(2) for _ in range(8))
        return ("double a = q[0], b = q[1]; double w[4]; int k = mode[2]; for (int i = 0; i < 4; i++) w[i] = q[i + 2]*0.5; %s "
                "Q[0] = a; Q[1] = b; for (int i = 0; i < 4; i++) Q[i + 2] = w[i];" % text)


def expressed(path, outline):
    """The results of f, with an outline that was given nothing before or what another one was."""
    ex.use(ex.Graph())
    Q = array([0.0] * SIZE)
    Machine(path, outline).run("f", [inputs("q", SIZE), inputs("mode", MODES, whole=True), Q])
    return Q.store


def fused(body, name, form=FORMS[0], used=None):
    """C of what f is; used: gets the functions that were outlined"""
    small, program.LARGE, program.ROLLED, general = form
    with tempfile.NamedTemporaryFile("w", suffix=".c") as file:
        file.write(HELPERS + HEAD + "{ " + body + " }\n")
        file.flush()
        outline = Outline(small)
        results = expressed(file.name, outline)
        if general:
            outline = Outline(small, general=outline.known)
            results = expressed(file.name, outline)
    if used is not None:
        used.extend(outline.functions.values())
    outputs = [("Q", k, x) for k, x in enumerate(results)]
    arguments = "const double *restrict q, const int *restrict mode, double *restrict Q"
    return program.Program(name, outputs, {"q": SIZE, "mode": MODES}, {"Q": program.Place("Q")}).text(arguments)


# The last three of q are lanes.  A function is called with them and without.
LANES = """double u[2], w[2];
u[0] = 0.0; u[1] = q[1]; w[0] = q[4]; w[1] = 0.0;
lever(q[0], q[1], u); lever(q[1], q[2], u); lever(q[0], q[3], w); lever(q[2], q[5], w);
Q[0] = u[0]*q[3] + w[0]; Q[1] = mode[1] ? w[1] : 0.0; Q[2] = u[1] > 0.5 ? -w[0]/u[0] : q[4]*u[1];
Q[3] = 0.0; Q[4] = q[3] - q[4]; Q[5] = mode[0] ? w[0]*2.0 : q[5];"""
LEVER = """static void lever(double c, double x, double y[2]) {
    y[0] = y[0] + sin(c)*x*2.0 + x*c*c;
    y[1] = y[1] - ((c > 0.0 ? x*cos(c) : 0.0) + x/(1.0 + c*c));
}
"""
FOUR = """typedef double four __attribute__((vector_size(32), aligned(8), may_alias));
#define LANE four
#define SPREAD(x) ((x) - (four){ 0.0 })
#define NAME(x) x
"""
ONE = "#define LANE double\n#define SPREAD(x) (x)\n#define NAME(x) x\n"


def with_lanes(body, name, form, types):
    small, program.LARGE, program.ROLLED, _ = form
    ex.use(ex.Graph())
    with tempfile.NamedTemporaryFile("w", suffix=".c") as file:
        file.write(LEVER + HEAD + "{ " + body + " }\n")
        file.flush()
        machine = Machine(file.name, Outline(small))
    q, Q = array(inputs("q", 3).store + inputs("z", 3).store), array([0.0] * SIZE)
    machine.run("f", [q, inputs("mode", MODES, whole=True), Q])
    outputs = [("Q", k, x) for k, x in enumerate(Q.store)]
    arguments = "const double *restrict q, const LANE *restrict z, const int *restrict mode, LANE *restrict Q"
    sizes, places = {"q": 3, "z": 3, "mode": MODES}, {"Q": program.Place("Q")}
    return "#include <math.h>\n" + types + program.Program(name, outputs, sizes, places, ("z",)).text(arguments)


def compiled(sources):
    """One library of all: {name: body of the file}."""
    with tempfile.TemporaryDirectory() as directory:
        paths = []
        for name, text in {**sources, "stack": STACK}.items():
            paths.append(os.path.join(directory, name + ".c"))
            with open(paths[-1], "w") as file:
                file.write(text)
        library = os.path.join(directory, "cases.so")
        subprocess.run(cc + ["-O1", "-w", "-ffp-contract=off", "-shared", "-fPIC"] + paths + ["-o", library, "-lm"], check=True)
        return ctypes.CDLL(library)


def called(function, q, mode):
    result = (ctypes.c_double * SIZE)()
    function((ctypes.c_double * SIZE)(*q), (ctypes.c_int * MODES)(*mode), result)
    return list(result)


def difference(one, other):
    """The largest in all modes, and where it is; of NaN and infinity, both must be the same."""
    worst = 0.0, None
    for q, mode in itertools.product(POINTS, itertools.product(range(3), repeat=MODES)):
        for x, y in zip(called(one, q, mode), called(other, q, mode)):
            if repr(x) != repr(y):
                d = abs(x - y) / max(1.0, abs(x))
                worst = worst if d <= worst[0] else (d, (q, mode, x, y)) # also where d is NaN
    return worst


class Fuse(unittest.TestCase):
    def agree(self, cases):
        sources = {}
        for k, (what, body) in enumerate(cases.items()):
            with self.subTest(what, body=body):
                sources["f%d" % k] = (PROTOTYPES + HELPERS + HEAD.replace("f(", "f%d(" % k) + "{ " + body + " }\n" +
                                      "".join(fused(body, "fused%d_%d" % (k, j), form) for j, form in enumerate(FORMS)))
        library = compiled(sources)
        for (k, what), j in itertools.product(enumerate(cases), range(len(FORMS))):
            if "f%d" % k in sources:
                with self.subTest(what, form=FORMS[j]):
                    worst, where = difference(library["f%d" % k], library["fused%d_%d" % (k, j)])
                    self.assertLessEqual(worst, BOUND, (where, cases[what]))

    def test_cases(self):
        self.agree(CASES)

    def test_random(self):
        self.agree({"seed %d" % k: Writer(k).function() for k in range(24)})

    def test_shared(self):
        """Calls that are alike but for names, order and signs share a function; those that differ by a zero, if it is to be general."""
        mirrored = "double w[3]; for (int i = 0; i < 3; i++) w[i] = q[i]; for (int i = 0; i < 2; i++) { mix(w, i, &Q[0]); mix(&q[3], 1 - i, &Q[3]); }"
        with_zero = "double w[3]; w[0] = q[0]; w[1] = q[1]; w[2] = 0.0; for (int i = 0; i < 2; i++) mix(i ? w : q, 0, &Q[3*i]);"
        for body, general, count in ((mirrored, False, 1), (with_zero, False, 2), (with_zero, True, 1)):
            used = []
            fused(body, "shared", (6, 500, 4, general), used)
            self.assertEqual(len([f for f in used if f.name == "mix"]), count, body)

    def test_refused(self):
        for body, why in REFUSED.items():
            with self.subTest(body):
                with self.assertRaises(Refused) as caught:
                    fused(body, "none")
                self.assertEqual(str(caught.exception), why)

    def test_directions(self):
        """Derivatives and values do not mix, and what has no value is an error only where a result depends on it."""
        condition, lanes = ex.node("input", "q", 0), Lanes({0: 1.0, 2: ex.node("input", "q", 1)})
        self.assertEqual(set(ex.choose(condition, lanes, 0.0).of), {0, 2})
        for value in (1.0, condition):
            self.assertEqual(ex.choose(condition, lanes, value).op, ex.MIXED)
            for rule in (ex.add, ex.sub):
                self.assertRaises(Refused, rule, lanes, value)
        self.assertRaises(Refused, ex.div, 1.0, lanes)
        self.assertRaises(Refused, ex.truth, lanes)
        self.assertEqual(list(entries([lanes, 0.0])), [(0, 0), (0, 2)])
        for row in (None, 1.0, condition):
            self.assertRaises(Refused, entries, [lanes, row])

    def test_lanes(self):
        """What is linear in some inputs, for one of each and for four at once: the numbers of the compiler."""
        sources = {"plain": "#include <math.h>\n" + LEVER + HEAD.replace("f(", "plain(") + "{ " + LANES + " }\n"}
        for j, form in enumerate(FORMS):
            sources["one%d" % j], sources["four%d" % j] = (with_lanes(LANES, name % j, form, types) for name, types in (("one%d", ONE), ("four%d", FOUR)))
            self.assertGreaterEqual(sources["four%d" % j].count("static void"), 0 if j == 1 else 2, "a function of lanes and one of numbers")
        library = compiled(sources)
        for q, mode, j in itertools.product(POINTS, itertools.product(range(2), repeat=MODES), range(len(FORMS))):
            z, modes = [[(1 + l) * x + l for x in q[3:]] for l in range(4)], (ctypes.c_int * MODES)(*mode)
            start, many = (ctypes.c_double * 3)(*q[:3]), (ctypes.c_double * (4 * SIZE))()
            library["four%d" % j](start, (ctypes.c_double * 12)(*(x[i] for i in range(3) for x in z)), modes, many)
            for l in range(4):
                one = (ctypes.c_double * SIZE)()
                library["one%d" % j](start, (ctypes.c_double * 3)(*z[l]), modes, one)
                self.assertEqual(list(map(repr, one)), list(map(repr, many[l::4])))
                for x, y in zip(one, called(library.plain, q[:3] + z[l], mode)):
                    self.assertTrue(repr(x) == repr(y) or abs(x - y) <= BOUND * max(1.0, abs(x)), (q, mode, x, y))

    def test_curved(self):
        """What is not linear in its lanes cannot be written for many of them."""
        for body in ("Q[0] = sin(q[3]);", "Q[0] = q[0]/q[3];", "Q[0] = q[3] > 0.0 ? q[4] : 0.0;"):
            with self.subTest(body):
                self.assertRaises(program.Curved, with_lanes, body, "none", FORMS[0], ONE)

    def test_spoiled(self):
        """The comparison fails where it should: an error in one mode only, or of one sign."""
        body = "Q[0] = mode[1] == 2 ? q[2] + q[3]*sin(q[1]) : 1.0; Q[1] = mode[0] + 0.5;"
        sound = fused(body, "sound")
        wrong = {"sign": sound.replace("q[2]+", "q[2]-"), "mode": sound.replace("== 2", "== 1"), "digits": sound.replace("0.5", "0.500000000001"),
                 "no_number": sound.replace("sin(", "0.0/0.0*sin(")}
        library = compiled({name: "#include <math.h>\n" + text.replace("sound", name) for name, text in {"sound": sound, **wrong}.items()})
        self.assertEqual(difference(library.sound, library.sound)[0], 0.0)
        for name in wrong:
            self.assertFalse(difference(library.sound, library[name])[0] <= BOUND, name)

    def test_where_refused(self):
        """The program names the kernel, its file and the line of the innermost statement, in one line."""
        wrong = (("spring(", "Q[9] = 0.0;", 0, "an index beyond its array"), # called by the kernel
                 ("fivebar_forces(", "for (int i = 0; i < (int)q[0]; i++) Q[0] += 1.0;", 0, "a conversion to an integer"),
                 ("fivebar_forces(", "if (t > 1.0) {\n        Q[0] = gamma(t);\n    }", 1, "the function gamma"))
        with open(os.path.join(root, "models", "fivebar.c")) as file:
            lines = file.read().split('#include "costate.h"')[0].split("\n")
        for function, statement, below, why in wrong:
            opening = next(k for k, line in enumerate(lines) if function in line)
            at = next(k for k in range(opening, len(lines)) if lines[k].startswith("{")) + 1
            with self.subTest(statement), tempfile.TemporaryDirectory() as directory:
                for name in os.listdir(os.path.join(root, "ad", "fivebar")):
                    shutil.copy(os.path.join(root, "ad", "fivebar", name), directory)
                with open(os.path.join(directory, "fivebar.c"), "w") as kernels:
                    kernels.write("\n".join(lines[:at] + ["    " + statement] + lines[at:]))
                run = subprocess.run([sys.executable, "-B", os.path.join(root, "scripts", "costate_ad"), "fuse", directory, "fivebar"],
                                     stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
                self.assertEqual(run.stderr, "costate_ad: fivebar: fivebar_forces (fivebar.c, line %d): %s\n" % (at + 1 + below, why))
                self.assertEqual((run.returncode, run.stdout), (1, ""))

    def test_repeatable(self):
        """The same bytes with every seed of Python's hashes, and those that are in ad/."""
        with open(os.path.join(root, "ad", "fivebar", "fivebar_fused.c")) as file:
            kept = file.read()
        for seed in ("1", "2"):
            with tempfile.TemporaryDirectory() as directory:
                for name in os.listdir(os.path.join(root, "ad", "fivebar")):
                    if name != "fivebar_fused.c":
                        shutil.copy(os.path.join(root, "ad", "fivebar", name), directory)
                with open(os.path.join(root, "models", "fivebar.c")) as model, open(os.path.join(directory, "fivebar.c"), "w") as kernels:
                    kernels.write(model.read().split('#include "costate.h"')[0])
                subprocess.run([sys.executable, "-B", os.path.join(root, "scripts", "costate_ad"), "fuse", directory, "fivebar"], check=True,
                               env={**os.environ, "PYTHONHASHSEED": seed})
                with open(os.path.join(directory, "fivebar_fused.c")) as file:
                    self.assertTrue(file.read() == kept, "seed " + seed)


if __name__ == "__main__":
    unittest.main(argv=sys.argv[:1])
