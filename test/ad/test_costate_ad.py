"""scripts/costate_ad without Tapenade: each module on small inputs.

    test_costate_ad.py       needs cc and cpp

recorded/ has what Tapenade wrote for models of ours: REPAIR.c, and REPAIR.diff, what that repair
makes of it; pendulum/, all passes of one model, which a stand-in for Tapenade plays back."""
import difflib
import os
import re
import sys
import tempfile
import unittest

root = os.path.dirname(os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
sys.path.insert(0, os.path.join(root, "scripts"))
from costate_ad import files, generated, manifest, pass_cache, passes, source, table, tapenade  # noqa: E402
from costate_ad.differentiate import Differentiation  # noqa: E402
from costate_ad.fuse.kept import Kept  # noqa: E402
from costate_ad.failure import Failure  # noqa: E402
from costate_ad.lint import text as lint  # noqa: E402
from costate_ad.place import Place  # noqa: E402
from costate_ad.repair import zeros  # noqa: E402
from costate_ad.repair.clear_adjoints import clear_adjoints  # noqa: E402
from costate_ad.repair.mark_dropped import Dropped, mark_dropped  # noqa: E402
from costate_ad.repair.match_signatures import Differs, match_signatures  # noqa: E402
from costate_ad.repair.restore_functions import restore_functions  # noqa: E402

RECORDED = os.path.join(root, "test", "ad", "recorded")
HEADER = files.read(os.path.join(root, "src", "costate_model.h"))
MODELS = files.read(os.path.join(root, "models", "MODELS")).split()


def recorded(name):
    return files.read(os.path.join(RECORDED, name))


def committed(model):
    """{part: text} of a model's ad/."""
    place = Place(model)
    return {part: files.read(os.path.join(place.directory, place.generated(part)))
            for part in manifest.parts()
            if os.path.isfile(os.path.join(place.directory, place.generated(part)))}


class Repairs(unittest.TestCase):
    def same(self, name, after, before=None):
        before = recorded(name + ".c") if before is None else before
        difference = difflib.unified_diff(before.splitlines(True), after.splitlines(True), n=1)
        self.assertEqual("".join(difference), recorded(name + ".diff"))

    def test_zeros(self):
        self.same("correct_zeros", zeros.correct_zeros(recorded("correct_zeros.c")))
        self.same("prepare_second", zeros.prepare_second(recorded("prepare_second.c")))
        self.assertEqual(zeros.correct_zeros("x = (a ? : b);"), "x = (a ? 0.0 : b);")
        self.assertEqual(zeros.prepare_second("y = x--2.0;"), "y = x+2.0;")
        nested = zeros.prepare_second("{\n    x = (a ? b : (c ? d : e));\n}")
        self.assertEqual(nested.count("if ("), 2)
        self.assertNotIn("?", nested)

    def test_clear_adjoints(self):
        text = recorded("clear_adjoints.c")
        self.same("clear_adjoints", clear_adjoints(text))

    def test_mark_dropped(self):
        text, words = recorded("mark_dropped.c"), recorded("mark_dropped.words")
        self.same("mark_dropped", mark_dropped(text, words))
        self.assertEqual(mark_dropped(text, ""), text)
        line = 1 + text.split("\n").index(next(x for x in text.split("\n") if x.startswith("    int ")))
        with self.assertRaises(Dropped):
            mark_dropped(text, "m_b.c:%d:9: note: 'k' was declared here\n" % line)

    def test_match_signatures(self):
        text = recorded("match_signatures.c")
        self.same("match_signatures", match_signatures(HEADER, "bouncer", text))
        with self.assertRaises(Differs) as caught:
            match_signatures(HEADER, "bouncer", text.replace("double phi[1]", "double other[1]"))
        self.assertEqual(caught.exception.args, ("bouncer_constraints_d0_d1_e1_b", "other"))

    def test_restore_functions(self):
        given = recorded("restore_functions.source.c")
        self.same("restore_functions", restore_functions(given, recorded("restore_functions.c")))
        self.same("writable", restore_functions("", recorded("writable.c")))

    def test_committed(self):
        """What is in ad/ needs no repair: it has the signatures, and no function lacks its body."""
        for model in MODELS:
            for name, text in committed(model).items():
                if name in passes.kept():
                    with self.subTest(model=model, name=name):
                        self.assertTrue(match_signatures(HEADER, model, text) == text)
                        self.assertTrue(restore_functions("", text) == text)


class Tables(unittest.TestCase):
    def test_table(self):
        """The table of kernels of every model in the tree, from its text and its derivatives."""
        for model in MODELS:
            with self.subTest(model):
                place, parts = Place(model), committed(model)
                flat = source.flatten(place.path, place.library)
                made = table.table(model, flat, source.kernels(flat, model), parts)
                self.assertTrue(made == parts["kernels"], model)

    def test_manifest(self):
        """What it says of the tree's files is what it has of them, but for what is edited."""
        _, sums, lines = manifest.read(Place(MODELS[0]).manifest)
        for model in MODELS:
            place = Place(model)
            for line in manifest.describe(place):
                self.assertIn(line, lines)
            self.assertEqual(manifest.kept(place, lines), manifest.describe(place))
        self.assertEqual(manifest.check([Place(m) for m in MODELS]), [])
        place = Place(MODELS[0])
        name = "%s/%s" % (place.out, place.generated("b"))
        self.assertIn("edited by hand", manifest.check_outputs(place, dict(sums, **{name: "0"}))[0])

    def test_passes(self):
        found = passes.by_name()
        self.assertEqual(passes.functions()["constraints_d0_b"], "d0_b")
        self.assertEqual(passes.functions()["constraints_dv"], "q_dv")
        self.assertEqual(passes.derivatives("constraints"),
                         ["constraints_dv", "constraints_d0_d1", "constraints_d0_b",
                          "constraints_d0_d1_b", "constraints_d0_d1_dv", "constraints_d0_d1_qv",
                          "constraints_r0_b", "constraints_d0_d1_e1_b"])
        given = passes.arguments(found["b"], "m", ["inertia", "cost_x", "cost_y"])
        self.assertEqual(given, ["m_inertia(f)/(q a rho)", "m_cost_x(m_cost_x)/(q v a lambda rho)",
                                 "m_cost_y(m_cost_y)/(q v a lambda rho)"])
        self.assertEqual([n for n in found if passes.is_second(n)], ["e0", "e1", "e0_b", "e1_b"])

    def test_commands(self):
        found = passes.by_name()
        self.assertIsNone(tapenade.command(found["d0"], "m", ["inertia"]))
        for name, wanted in (("d0_b", "-fixinterface -b -o m_d0 -head m_constraints_d0(phi"),
                             ("d1", "-fixinterface -d -tgtvarname %d1 -tgtfuncname %_d1 -o m -head"),
                             ("q_dv", "-d -vector -nooptim mergediff -o m_q -head m_constraints(phi)"),
                             ("d1_qv", "-vector -nooptim mergediff -tgtfuncname %_q -o m_d1 -head")):
            self.assertIn(wanted, " ".join(tapenade.command(found[name], "m", ["constraints"])))

    def test_version(self):
        said = "Tapenade 3.16 (master) -  9 Oct 2020 17:47 - Java 17.0.15 Linux\n@@ 3.16-v0-1-g8a\n"
        self.assertEqual(tapenade.version_in(said), ("Tapenade 3.16 (master)  3.16-v0-1-g8a", True))
        self.assertFalse(tapenade.version_in("Tapenade 3.15 (x) - 1 Jan 2019 - Java 8")[1])


MODEL = """#include <math.h>
#pragma once
#include "shared.h"
static double half(double x) { return 0.5 * x; }
void m_inertia(const double q[1], double f[1])
{
    f[0] = half(q[0]); /* half */
}
double m_cost_x(double t)
{
    return twice(t);
}
double m_final_x(double t) { return t; }
#include "costate.h"
const cst_model m_model = { 0 };
"""
SHARED = "static double twice(double x)\n{\n    return 2.0 * x;\n}\n"


class Sources(unittest.TestCase):
    def setUp(self):
        self.directory = tempfile.TemporaryDirectory()
        self.addCleanup(self.directory.cleanup)
        self.path = os.path.join(self.directory.name, "m.c")
        files.write(self.path, MODEL)
        files.write(os.path.join(self.directory.name, "shared.h"), SHARED)
        self.place = Place(self.path)
        self.flat = source.flatten(self.path, "/nowhere")

    def test_flatten(self):
        self.assertEqual(self.flat, MODEL.split("#include \"costate.h\"")[0].replace(
            "#pragma once\n", "").replace("#include \"shared.h\"\n", SHARED))
        self.assertEqual(source.kernels(self.flat, "m"), ["inertia", "cost_x", "final_x"])
        self.assertEqual(source.costs(["final_y", "cost_x", "final_x"]), ["y", "x"])
        for text, wanted in (("int x;\n", "no line"), ('#include "no.h"\n', "cannot read")):
            files.write(self.path, text)
            with self.assertRaisesRegex(Failure, wanted):
                source.flatten(self.path, "/nowhere")

    def test_functions(self):
        functions, outside = source.split_functions(self.flat)
        self.assertEqual(sorted(functions), ["half", "m_cost_x", "m_final_x", "m_inertia", "twice"])
        self.assertEqual(outside, "#include <math.h>\n")
        self.assertEqual(source.reachable(functions, ["m_inertia"]), ["half", "m_inertia"])
        self.assertEqual(source.reachable(functions, ["m_cost_x", "m_none"]), ["m_cost_x", "twice"])

    def test_places(self):
        author = source.Author(self.place)
        self.assertEqual(author.place_of("m_inertia"), "m.c:5")
        self.assertEqual(author.place_of("twice"), "shared.h:1")
        self.assertEqual(author.place_of("none"), "m.c")
        self.assertEqual(author.locate("half(q[0])"), "m.c:7: half(q[0])")
        self.assertEqual(author.assignment_of("f[0]"), "m.c:7")
        for name in ("m_cost_x_b", "m_cost_x_e0_b", "m_cost_x_dv", "m_cost_x_d0_d1_qv", "m_cost_x_all"):
            self.assertEqual(source.author_of(name), "m_cost_x")

    def test_keys(self):
        """An edit changes the keys of the passes that see it, and of those that read them."""
        def keys(text):
            plain = source.without_comments(text)
            kernels = source.kernels(text, "m")
            run = Differentiation(source.Author(self.place), kernels, text, "/nowhere")
            return pass_cache.keys(run, plain, "tapenade")
        text = self.flat + "void m_constraints(double phi[1])\n{\n    phi[0] = 1.0;\n}\n"
        first = keys(text)
        self.assertEqual(first, keys(text.replace("/* half */", "")))
        for edit, wanted in ((("2.0 * x", "3.0 * x"), {"b", "e0", "e0_b"}),
                             (("phi[0] = 1.0", "phi[0] = 2.0"), set(first) - {"b", "dv", "e0", "e0_b"}),
                             (("#include <math.h>", "#define N 2"), set(first))):
            other = keys(text.replace(*edit))
            self.assertEqual({k for k in first if first[k] != other[k]}, wanted, edit)

    def test_generated(self):
        author, plain = source.Author(self.place), "x = sqrt(y);"
        for line, wanted in (
                ("    x = 0.D0;", "m.c:9: m_cost_x: the derivative of sqrt in a constraint comes out"),
                ("    float x;", "m.c:9: m_cost_x: a temporary of its derivative comes out as float"),
                ("    pushReal8(*x);", "m.c:9: m_cost_x: of a local array only the first element"),
                ("static double tableb[3];", "the table table is passed to a helper")):
            with self.assertRaisesRegex(Failure, re.escape(wanted)):
                generated.check(author, plain, {"b": "void m_cost_x_b(double x) {\n%s\n}\n" % line})
        with self.assertRaisesRegex(Failure, "leave that term out"):
            generated.check(author, "", {"b": "void m_cost_x_b(double x) {\n    x = 0.D0;\n}\n"})
        generated.check(author, plain, {"b": "void m_cost_x_b(double x) {\n    x = 0.0;\n}\n"})


class Texts(unittest.TestCase):
    """What is refused by the text, and what looks like it and is not."""

    def test_checks(self):
        for check, refused, innocent in (
                (lint.pointers, "void f(double *x)", "x = y * double_z;"),
                (lint.initializers, "    double x[2] = { 1.0, 2.0 };", "static double x[2] = { 1.0 };"),
                (lint.constants, "x = M_PI;", "x = M_PIE;"),
                (lint.lasting, "static int turn[2] = { 1, 2 };", "static const int turn[1] = { 4 };"),
                (lint.lasting, "double x;", "void f(void) { double x; x = 1.0; }"),
                (lint.quotients, "void f(void) { x = 1 / 2 * q; }", "void f(void) { x = q[4 / 2] * 1 / 2.0; }"),
                (lint.quotients, "#define H (1/2)\nvoid f(void) { x = H; }",
                 "#define H (1/2.0)\nvoid f(void) { for (i = 0; i < 4 / 2; i++) x = H; }"),
                (lint.quotients, "void f(void) { x = 2 * 3 / 4; }", "void f(void) { x = (double)3 / 4; }"),
                (lint.unknown_functions, "x = fmax(y, z);", "static double fmax(double x)\ny = fmax(z);")):
            with self.subTest(refused):
                self.assertEqual(len(list(check(refused + "\n"))), 1)
                self.assertEqual(list(check(innocent + "\n")), [])

    def test_kernels(self):
        lint.check_kernels("m", ["inertia", "forces", "initial", "final_x"])
        with self.assertRaisesRegex(Failure, "no function m_forces"):
            lint.check_kernels("m", ["inertia", "initial", "final_x"])
        with self.assertRaisesRegex(Failure, "there is no cost"):
            lint.check_kernels("m", ["inertia", "forces", "initial"])


class Player:
    """In place of Tapenade: writes what it wrote, after a look at what it is given."""

    def __init__(self, test, spoil=None, log=""):
        self.test, self.spoil, self.log, self.order = test, spoil, log, []

    def run(self, directory, name, text, arguments):
        one = os.path.basename(directory)
        self.order.append(one)
        given = recorded("pendulum/" + name)
        self.test.assertEqual(text, zeros.prepare_second(given) if passes.is_second(one) else given)
        self.test.assertIn("-head", arguments)
        files.write(os.path.join(directory, "log"), self.log if one in (self.spoil or ()) else "fine\n")
        files.write(os.path.join(directory, "pendulum_%s.c" % one), recorded("pendulum/pendulum_%s.c" % one))
        return True


class Passes(unittest.TestCase):
    def setUp(self):
        directory = tempfile.TemporaryDirectory()
        self.addCleanup(directory.cleanup)
        flat = recorded("pendulum/pendulum.c")
        self.run_ = Differentiation(source.Author(Place("pendulum")), source.kernels(flat, "pendulum"),
                                    flat, directory.name)

    def test_all(self):
        """All passes in an order in which each has its source; what is kept is what was written,
        with the signature of the header."""
        player = Player(self)
        self.run_.run(player)
        self.assertEqual(sorted(player.order), sorted(self.run_.passes))
        for name, one in self.run_.passes.items():
            text = recorded("pendulum/pendulum_%s.c" % name)
            self.assertEqual(self.run_.raw[name].rstrip(), text.rstrip())
            if one.use == "passes":
                self.assertIsNone(self.run_.made[name])
            elif name in ("e0_b", "e1_b"):
                self.assertIn("_all(double t, double tb, ", self.run_.made[name])
            else:
                self.assertEqual(self.run_.made[name].rstrip(), text.rstrip())

    def test_trouble(self):
        for log, wanted in (("(AD09) no\n", "pass d0: Tapenade cannot differentiate this"),
                            ("unexpected token: D0\n", "comes out as Fortran")):
            with self.assertRaisesRegex(Failure, wanted):
                self.run_.run(Player(self, ("d0", ), log))
            self.assertNotIn("d1", self.run_.raw)

    def test_part_that_is_read(self):
        """Tapenade writes push(&(q[14])[]): the message says where and what to do."""
        with tempfile.TemporaryDirectory() as directory:
            files.write(os.path.join(directory, "log"), "Tool: Unexpected operator arrayTriplet\n")
            files.write(os.path.join(directory, self.run_.place.generated("b")),
                        "static void part_b(double x) {\n}\nvoid pendulum_initial_b(double q[2], double\n"
                        "        qb[2]) {\n    push(&(q[1])[]);\n}\n")
            with self.assertRaisesRegex(Failure, r"^pendulum\.c:\d+: pendulum_initial: a helper gets a part "
                                        "of q and reads there"):
                self.run_.judge("b", directory, True)

    def test_keep(self):
        """What was kept is taken again while nothing was edited, and only then."""
        self.run_.run(Player(self))
        with tempfile.TemporaryDirectory() as directory:
            path = os.path.join(directory, "pendulum.c")
            files.write(path, self.run_.flat)
            place, found = Place(path), dict.fromkeys(self.run_.passes, "key")
            os.makedirs(place.directory)
            for name, text in self.run_.made.items():
                if text is not None:
                    files.write(os.path.join(place.directory, place.generated(name)), text)
            pass_cache.Cache(place).keep(self.run_, found, "version")
            again = Differentiation(self.run_.author, self.run_.kernels, self.run_.flat, directory)
            files.write(os.path.join(place.directory, "pendulum_b.c"), "edited")
            pass_cache.Cache(place).take(again, dict(found, dv="other"))
            self.assertEqual(set(self.run_.passes) - set(again.raw), {"b", "dv"})
            for name in ("d0_b", "e1_b"):
                self.assertEqual(again.made[name], self.run_.made[name])
            self.assertEqual(again.raw["d1"], self.run_.raw["d1"])


class Programs(unittest.TestCase):
    """Fused programs of an earlier run."""

    def test_kept(self):
        with tempfile.TemporaryDirectory() as directory:
            parts = committed("pendulum")
            path = os.path.join(directory, "kept", "fused.json")

            def kept(part="b", old="", new=""):
                for name, text in dict(parts, **{"": source.flatten(Place("pendulum").path, "")}).items():
                    self.assertIn(old if name == part else "", text)
                    text = text.replace(old, new) if name == part and old else text
                    files.write(os.path.join(directory, "pendulum%s.c" % (name and "_" + name)), text)
                return Kept(path, directory, "pendulum")

            first = kept()
            first.put("products", ["forces_b", "forces"], ["text", 3])
            first.write()
            cost = next(k for k in source.kernels(parts["b"], "pendulum") if k.startswith("cost_"))
            for edit, wanted in (((), ["text", 3]),
                                 (("b", "pendulum_%s(" % cost, "pendulum_cost_other("), ["text", 3]),
                                 (("b", "/*", "/* other"), ["text", 3]),
                                 (("b", "void pendulum_forces_b(", "void  pendulum_forces_b("), None),
                                 (("", "void pendulum_forces(", "void  pendulum_forces("), None),
                                 (("dv", "void pendulum_forces_dv(", "void  pendulum_forces_dv("), None)):
                self.assertEqual(kept(*edit).take("products"), wanted, edit)
            self.assertIsNone(kept().take("second"))


if __name__ == "__main__":
    unittest.main()
