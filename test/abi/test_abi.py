"""Programs that were compiled with the headers of earlier releases, with this library.

    test_abi.py LIBRARY SRC NM CC...

test/abi/VERSION has the public headers of a release (scripts/freeze_abi.sh).  Those of 0.1.0 passed
structs without their sizes: its programs are refused by the loader.  From 0.2.0 on they run."""
import glob
import os
import re
import shutil
import subprocess
import sys
import tempfile
import unittest

library, src, nm, cc = sys.argv[1], sys.argv[2], sys.argv[3], sys.argv[4:]
here = os.path.dirname(os.path.abspath(__file__))
RELEASES = sorted(x for x in os.listdir(here) if re.fullmatch(r"\d+\.\d+\.\d+", x))[1:]
HEADERS = ["costate.h", "costate_model.h", "costate_sized.h", "costate_study.h"]
FIXED = ["cst_scenario", "cst_judged", "cst_solution", "cst_kept", "cst_statistics"]
GROW = ["cst_options", "cst_limits", "cst_stats", "cst_event", "cst_observed", "cst_rung",
        "cst_optimum", "cst_iterate", "cst_constrained", "cst_response", "cst_constraint",
        "cst_certificate"]


def text_of(folder):
    text = ""
    for name in HEADERS:
        with open(os.path.join(folder, name)) as file:
            text += re.sub(r"/\*.*?\*/", "", file.read(), flags=re.S)
    return text


def structs_of(text):
    """{name: [fields]}, as the header declares them."""
    found = {}
    for body, name in re.findall(r"typedef struct \{([^{}]*)\} (cst_\w+);", text):
        found[name] = body
    for name, body in re.findall(r"struct (cst_\w+) \{([^{}]*)\};", text):
        found["struct " + name] = body
    return {name: list(fields(body)) for name, body in found.items()}


def fields(body):
    for declaration in body.split(";"):
        pointer = re.search(r"\(\*(\w+)\)\s*[(\[]", declaration)
        if pointer:
            yield pointer.group(1)
            continue
        for x in declaration.split(","):
            word = re.split(r"[\s*]+", x.split("[")[0].strip())[-1]
            if word:
                yield word


def functions_of(text):
    return set(re.findall(r"CST_API [^;]*?\b(cst_\w+)\([^;]*\);", text))


class Programs(unittest.TestCase):

    @classmethod
    def setUpClass(cls):
        cls.home = tempfile.mkdtemp()
        cls.libraries = os.path.join(cls.home, "lib")
        os.mkdir(cls.libraries)
        shutil.copy(library, os.path.join(cls.libraries, "libcostate.so.1"))
        cls.now = cls.run_program(cls, src)

    @classmethod
    def tearDownClass(cls):
        shutil.rmtree(cls.home)

    def compile(self, headers, *options, source="program.c"):
        program = os.path.join(self.home, "program")
        subprocess.run(cc + ["-std=c11", "-Wall", "-Werror", "-I", headers, *options,
                             os.path.join(here, source), "-o", program,
                             os.path.join(self.libraries, "libcostate.so.1"), "-lm"], check=True)
        return program

    def run_program(self, headers, *options):
        program = self.compile(self, headers, *options) if isinstance(self, type) else self.compile(
            headers, *options)
        run = subprocess.run([program], capture_output=True, text=True,
                             env={**os.environ, "LD_LIBRARY_PATH": self.libraries})
        assert run.returncode == 0, (run.returncode, run.stdout, run.stderr)
        return run.stdout

    def changed(self, change):
        """A folder of headers whose growing structs are changed."""
        folder = tempfile.mkdtemp(dir=self.home)
        for name in HEADERS:
            shutil.copy(os.path.join(src, name), folder)
        path = os.path.join(folder, "costate.h")
        with open(path) as file:
            text = file.read()
        for name in GROW:
            body = re.search(r"typedef struct \{([^{}]*)\} %s;" % name, text)
            self.assertTrue(body, name)
            text = text[:body.start(1)] + change(body.group(1)) + text[body.end(1):]
        with open(path, "w") as file:
            file.write(text)
        return folder

    def test_what_it_prints(self):
        self.assertIn("gradient 0 ", self.now)
        self.assertIn("rungs 1 1", self.now)
        self.assertIn("certificate 0 1", self.now)
        self.assertNotIn("beside", self.now)

    def test_releases(self):
        self.assertIn("0.2.0", RELEASES)
        for release in RELEASES:
            self.assertEqual(self.run_program(os.path.join(here, release)), self.now, release)

    def test_shorter_structs(self):
        """Without the last field of each, as an earlier release may be."""

        def shorter(body):
            body = re.sub(r"/\*.*?\*/", "", body, flags=re.S).rstrip().rstrip(";")
            cut = max(body.rfind(";"), body.rfind(","))
            return body[:cut] + ";\n"

        self.assertEqual(self.run_program(self.changed(shorter)), self.now)

    def test_longer_structs(self):
        """With a field more, as a later release may be: 0, and refused where it is set."""
        output = self.run_program(self.changed(lambda body: body + "    double later;\n"),
                                  "-DLATER")
        later = re.search(r"^later 1: .*install the library.*\n", output, re.M)
        self.assertTrue(later, output)
        self.assertEqual(output.replace(later.group(0), ""), self.now)

    def test_a_program_of_0_1_0_is_refused(self):
        """By the loader: there is no libcostate.so.0; and under that name no such symbols."""
        headers, stub = os.path.join(here, "0.1.0"), os.path.join(self.home, "libcostate.so.0")
        program = os.path.join(self.home, "old")
        subprocess.run(cc + ["-shared", "-fPIC", "-Wl,-soname,libcostate.so.0", "-I", headers,
                             os.path.join(here, "stub_0_1_0.c"), "-o", stub], check=True)
        subprocess.run(cc + ["-I", headers, os.path.join(here, "program_0_1_0.c"), "-o", program,
                             stub], check=True)
        folder = tempfile.mkdtemp(dir=self.home)
        shutil.copy(library, os.path.join(folder, "libcostate.so.1"))
        for renamed in (False, True):
            if renamed:
                shutil.copy(library, os.path.join(folder, "libcostate.so.0"))
            run = subprocess.run([program], capture_output=True, text=True,
                                 env={**os.environ, "LD_LIBRARY_PATH": folder})
            self.assertEqual((run.returncode, run.stdout), (127, ""), run.stderr)
            self.assertIn("libcostate.so.0" if not renamed else "cst_problem_options", run.stderr)


def measured(folder, names, structs):
    """{"cst_options": size, "cst_options.tf": (offset, size)} and the values of the names."""
    lines = []
    for tag, members in structs.items():
        lines.append(f'printf("{tag.split()[-1]} %zu\\n", sizeof({tag}));')
        lines += [f'printf("{tag.split()[-1]}.{x} %zu\\n", offsetof({tag}, {x}) * 100000 + '
                  f'sizeof((({tag} *)0)->{x}));' for x in members]
    lines += [f'printf("{x} %d\\n", (int){x});' for x in names]
    text = ("#include <costate_model.h>\n#include <costate_study.h>\n#include <stdio.h>\n"
            "int main(void) {\n" + "\n".join(lines) + "\nreturn 0; }\n")
    with tempfile.TemporaryDirectory() as home:
        source = os.path.join(home, "layout.c")
        with open(source, "w") as file:
            file.write(text)
        subprocess.run(cc + ["-I", folder, source, "-o", source[:-2]], check=True)
        output = subprocess.run([source[:-2]], check=True, capture_output=True, text=True).stdout
    return {a: int(b) for a, b in (line.rsplit(" ", 1) for line in output.splitlines())}


class Headers(unittest.TestCase):

    def test_nothing_moved(self):
        """Fields of a release are where they were; new ones are behind them, or in what was
        reserved; enumerators are what they were."""
        for release in RELEASES:
            text = text_of(os.path.join(here, release))
            structs = structs_of(text)
            self.assertTrue(len(structs) > 40, len(structs))
            names = set(re.findall(r"\b(CST_[A-Z_0-9]+)\b(?=\s*[,=}])", text)) - {"CST_VERSION"}
            names = {x for x in names if re.search(r"enum \w*\s*\{[^}]*\b%s\b" % x, text)}
            self.assertTrue(len(names) > 60, len(names))
            then = measured(os.path.join(here, release), names, structs)
            kept = {tag: [x for x in members if x != "reserved"]
                    for tag, members in structs.items()}
            now = measured(src, names, kept)
            for name in now:
                if name in kept or "struct " + name in kept:
                    continue
                self.assertEqual(now[name], then[name],
                                 f"{name} is not where {release} has it: add at the end of its "
                                 "struct, or take of `reserved`")
            for tag in structs:
                short = tag.split()[-1]
                fixed = short in FIXED or "reserved" in structs[tag]
                compare = self.assertEqual if fixed else self.assertGreaterEqual
                compare(now[short], then[short], tag)

    def test_functions(self):
        """Those of the releases are exported with their version; later ones with a later one."""
        listing = subprocess.run([nm, "-D", "--defined-only", library], check=True,
                                 capture_output=True, text=True).stdout
        exported = dict(re.findall(r" T (cst_\w+)@@(\S+)", listing))
        if not exported:
            self.skipTest("the linker has no versions of symbols")
        released = set()
        for release in RELEASES:
            names = functions_of(text_of(os.path.join(here, release)))
            self.assertTrue(len(names) > 100, len(names))
            for name in names - released:
                self.assertEqual(exported.get(name), "COSTATE_" + release.rsplit(".", 1)[0], name)
            released |= names
        last = "COSTATE_" + RELEASES[-1].rsplit(".", 1)[0]
        late = sorted(x for x in exported if x not in released and exported[x] == last)
        self.assertEqual(late, [], "not in test/abi/" + RELEASES[-1] + ": list them in "
                         "src/costate.map, in a version of their own; before the release run "
                         "scripts/freeze_abi.sh")

    def test_all_are_exported(self):
        listing = subprocess.run([nm, "-D", "--defined-only", library], check=True,
                                 capture_output=True, text=True).stdout
        exported = set(re.findall(r" T (cst_\w+)", listing))
        self.assertEqual(functions_of(text_of(src)) - exported, set())


if __name__ == "__main__":
    unittest.main(argv=sys.argv[:1])
