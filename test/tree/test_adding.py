"""CONTRIBUTING.md says which files a new formulation and a new integrator take: here both are added
in those files alone, and the program has them.

    test_adding.py SOURCE BUILD

The formulation twin is index1 under another name, the integrator twin is rk: their numbers are the
same to the bit.  Only what is new or edited is compiled; the rest comes from the build."""
import json
import os
import re
import shlex
import subprocess
import sys
import tempfile
import unittest

source, build = (os.path.abspath(path) for path in sys.argv[1:3])


def read(path):
    with open(os.path.join(source, path)) as file:
        return file.read()


def replaced(text, old, new):
    assert text.count(old) == 1, old
    return text.replace(old, new)


def table_with(path, table, entry):
    """A table of descriptors with one line more."""
    text = read(path)
    kind = re.search(r"extern const (\w+) ", text).group(1)
    text = replaced(text, table + "[] = {", table + "[] = { &%s," % entry)
    return text.replace("extern const %s " % kind, "extern const %s %s, " % (kind, entry), 1)


def words_of(target):
    out = subprocess.check_output(["ninja", "-C", build, "-t", "commands", target], text=True)
    return [w for w in shlex.split(out.strip().split("\n")[-1]) if w != "ccache"]


class Adding(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        cls.scratch = tempfile.TemporaryDirectory()
        cls.objects = []

    @classmethod
    def tearDownClass(cls):
        cls.scratch.cleanup()

    def path(self, name):
        return os.path.join(self.scratch.name, name)

    def write(self, name, text):
        with open(self.path(name), "w") as file:
            file.write(text)

    def compile(self, name, text):
        """As the build compiles the library, with the edited costate.h before its own."""
        self.write(name, text)
        words = words_of(self.sample)
        words = words[:words.index("-MD")]
        made = self.path(name[:-2] + ".o")
        subprocess.run(words[:1] + ["-I" + self.scratch.name] + words[1:] +
                       ["-o", made, "-c", self.path(name)], cwd=build, check=True)
        return made

    @property
    def sample(self):
        listing = subprocess.check_output(["ninja", "-C", build, "-t", "targets", "all"], text=True)
        return re.search(r"^(\S*libcostate\S*integrate_onestep_formulations\.c\.o):", listing, re.M).group(1)

    def link(self, objects):
        words = words_of("test/cli/costate_alone")
        program = self.path("costate")
        words[words.index("-o") + 1] = program
        words[words.index("-o") + 2:words.index("-o") + 2] = objects
        subprocess.run(words, cwd=build, check=True)
        return program

    def names(self, program, option):
        """What the program says that there is."""
        run = subprocess.run([program, "gradient", "fivebar", option, "none"], text=True,
                             capture_output=True)
        return re.findall(r"\w+", run.stderr.split("choose from")[1])

    def gradient(self, program, *options):
        out = subprocess.check_output([program, "gradient", "fivebar", "--json", "--tf", "1",
                                       *options], text=True)
        result = json.loads(out)
        return result["psi"], result["gradient"]

    def test_formulation(self):
        own = read("src/integrate/onestep/index1.c")
        own = own[:own.index("const cst_term cst_plain_terms")] + \
            own[own.index("const cst_formulation"):]
        own = replaced(replaced(own, "cst_index1_formulation", "cst_form_twin"), '"index1"', '"twin"')
        table = table_with("src/integrate/onestep/formulations.c", "formulations", "cst_form_twin")
        program = self.link([self.compile("form_twin.c", own),
                             self.compile("formulations.c", table)])
        self.assertIn("twin", self.names(program, "--formulation"))
        for integrator in ("rk", "cvodes", "onestep"):
            twin, index1 = (self.gradient(program, "--integrator", integrator, "--step", "0.01",
                                          "--formulation", form) for form in ("twin", "index1"))
            self.assertEqual(twin, index1)

    def test_integrator(self):
        own = read("src/integrate/rk/integrator.c")
        own = replaced(replaced(own, "cst_integrator_rk", "cst_integrator_twin"), '"rk"', '"twin"')
        own = replaced(own, ".id = CST_RK", ".id = CST_TWIN")
        header = re.sub(r"( CST_RK\b)(?=[^{}]*} cst_integration;)", r" CST_RK, CST_TWIN",
                        read("src/costate.h"))
        self.write("costate.h", header)
        table = table_with("src/integrate/integrators.c", "integrators", "cst_integrator_twin")
        program = self.link([self.compile("twin.c", own), self.compile("integrators.c", table)])
        os.remove(self.path("costate.h"))
        self.assertIn("twin", self.names(program, "--integrator"))
        for method in ("adjoint", "direct"):
            twin, rk = (self.gradient(program, "--method", method, "--integrator", name)
                        for name in ("twin", "rk"))
            self.assertEqual(twin, rk)


if __name__ == "__main__":
    unittest.main(argv=sys.argv[:1])
