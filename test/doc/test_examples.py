"""Every program in examples/ builds without a warning, runs, and prints what its header says ("..."
is anything).

    test_examples.py EXAMPLES BUILD CC CXX      BUILD: the build directory; CXX may be ""
"""
import fnmatch
import importlib.util
import os
import re
import shutil
import subprocess
import sys
import tempfile
import unittest

folder, build, cc, cxx = sys.argv[1:5]
source = os.path.join(folder, os.pardir, "src")
library = os.path.join(build, "src")


WITH_PROGRAM = dict(os.environ, PATH=library + os.pathsep + os.environ["PATH"])
ROOT = {"OMPI_ALLOW_RUN_AS_ROOT": "1", "OMPI_ALLOW_RUN_AS_ROOT_CONFIRM": "1"}  # containers

# Where a header ends: the first line that has this, or that does not begin so.
LAST = {".c": r"\*/$", ".py": r'^"""$'}
BEGINS = {".cc": "//", ".sh": "#", ".m": "%"}


def header(path):
    """The lines of a program's first comment, without its marks."""
    kind = os.path.splitext(path)[1]
    with open(path) as file:
        for line in file:
            if kind in BEGINS and not line.startswith(BEGINS[kind]):
                return
            yield re.sub(r"^(?:/\*| \*|//|#|%)", "", line).replace("*/", "").rstrip()
            if kind in LAST and re.search(LAST[kind], line.rstrip()):
                return


def shown(path):
    """The lines below the command in a header: what the program is said to print."""
    lines = list(header(path))
    runs = re.compile(r"\./|python3 [-\w]|\.sh \[|octave-cli ")
    command = max(i for i, line in enumerate(lines) if runs.search(line))
    return [line.strip() for line in lines[command + 1:] if line.startswith("    ")]


def run(*command, **more):
    return subprocess.run(command, capture_output=True, text=True, **more)


class Examples(unittest.TestCase):
    def compare(self, path, result):
        self.assertEqual((result.returncode, result.stderr), (0, ""), path)
        printed, expected = result.stdout.splitlines(), shown(path)
        pattern = "\n".join(expected).replace("[", "[[]")
        pattern = re.sub(r"(?:^|(?<=\n))\.\.\.\n", "*", pattern).replace("...", "*")
        self.assertTrue(expected and fnmatch.fnmatchcase("\n".join(printed), pattern),
                        "%s prints\n%s\nand not\n%s" % (path, result.stdout, "\n".join(expected)))

    def compiled(self, name, compiler, standard, libraries=("-lcostate",), launcher=(), **more):
        path = os.path.join(folder, name)
        with tempfile.TemporaryDirectory() as scratch:
            program = os.path.join(scratch, "program")
            made = run(*compiler.split(), standard, "-Wall", "-Wextra", "-Werror", "-I" + source,
                       path, "-L" + library, *libraries, "-Wl,-rpath," + library, "-o", program)
            self.assertEqual((made.returncode, made.stderr), (0, ""))
            self.compare(path, run(*launcher, program, **more))

    def test_c(self):
        self.compiled("gradient.c", cc, "-std=c11")

    @unittest.skipUnless(cxx, "no C++ compiler")
    def test_cpp(self):
        self.compiled("watch.cc", cxx, "-std=c++17")

    @unittest.skipUnless(shutil.which("mpirun") and os.path.exists(
        os.path.join(library, "libcostate_mpi.so")), "no MPI")
    def test_mpi(self):
        both = ("-lcostate_mpi", "-lcostate")
        self.compiled("samples.c", cc, "-std=c11", both)
        self.compiled("samples.c", cc, "-std=c11", both, ("mpirun", "--oversubscribe", "-n", "3"),
                      env=dict(os.environ, **ROOT))

    def test_python(self):
        for name in ("sweep.py", "studies.py"):
            path = os.path.join(folder, name)
            self.compare(path, run(sys.executable, path))

    @unittest.skipUnless(importlib.util.find_spec("scipy"), "no scipy")
    def test_scipy(self):
        path = os.path.join(folder, "park.py")
        self.compare(path, run(sys.executable, path))

    @unittest.skipUnless(shutil.which("mpirun") and importlib.util.find_spec("mpi4py"), "no mpi4py")
    def test_cluster(self):
        path = os.path.join(folder, "cluster.py")
        self.compare(path, run("mpirun", "--oversubscribe", "-n", "3", sys.executable, "-m",
                               "mpi4py.futures", path, env=dict(os.environ, **ROOT)))

    def test_torch(self):
        path = os.path.join(folder, "train.py")
        found = run(sys.executable, "-c", "import torch")
        if found.returncode:
            self.skipTest("no PyTorch")
        self.compare(path, run(sys.executable, path))

    @unittest.skipUnless(shutil.which("octave-cli"), "no Octave")
    def test_octave(self):
        path = os.path.join(folder, "five_bar.m")
        result = run("octave-cli", "--quiet", "--norc", path, env=WITH_PROGRAM)
        # Octave 7 says this when it ends, whatever ran.
        result.stderr = re.sub("error: ignoring const execution_exception.*\n", "", result.stderr)
        self.compare(path, result)

    def test_shell(self):
        path = os.path.join(folder, "sensitivities.sh")
        self.compare(path, run(path, env=WITH_PROGRAM))

    def test_all_are_run(self):
        with open(__file__) as file:
            text = file.read()
        for name in os.listdir(folder):
            if name != "README.md" and not name.endswith(".csv"):  # tables of the tutorials
                self.assertIn('"%s"' % name, text)


if __name__ == "__main__":
    unittest.main(argv=sys.argv[:1])
