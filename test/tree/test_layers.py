"""The layers of src/: each uses only those before it, by what it includes and by the symbols of its
object files, and no two files use each other.

    test_layers.py SRC OBJECTS NM      SRC: the folder src; OBJECTS: where the libraries are built;
    NM: nm """
import glob
import os
import re
import subprocess
import sys
import tempfile
import unittest

LAYERS = [
    "ad", "base", "sparse", "model", "dynamics", "start", "integrate", "sensitivity", "optimize",
    "study", "fmi", "cli"
]
PUBLIC = ("costate.h", "costate_instant.h", "costate_study.h", "costate_mpi.h")
OUTSIDE = ("cli/", "study/mpi/", "fmi/")  # on the public headers alone
MOST = 25  # sources in a folder
FIELDS = 30  # of a struct of state
# What is no state of a run, and has more: two tables of functions and descriptions, of which a model fills in what it has
# (costate.h, costate_model.h); and the settings of the program, one for each option, of which settings_table.c has the places.
TABLES = {"cst_kernels", "cst_model", "settings"}
src, objects, nm = sys.argv[1:4]


def layer(path):
    """The layer of a file below src; costate.h and its like, which belong to none, come before all.
    """
    top = path.split("/")[0]
    return LAYERS.index(top) if top in LAYERS else -1


def sources(root):
    for path in glob.glob(os.path.join(root, "**", "*.[ch]"), recursive=True):
        yield os.path.relpath(path, root)


def bodies(text):
    """(name, body) of each struct."""
    text = re.sub(r"/\*.*?\*/", "", text, flags=re.S)
    for begin in re.finditer(r"\bstruct\s*(\w*)\s*{", text):
        depth, i = 1, begin.end()
        while depth:
            depth += {"{": 1, "}": -1}.get(text[i], 0)
            i += 1
        yield begin[1] or re.match(r"\s*\**(\w*)", text[i:])[1], text[begin.end():i - 1]


def fields(body):
    """How many: a struct in it is one, whatever it has itself."""
    inner = r"{[^{}]*}"
    while re.search(inner, body):
        body = re.sub(inner, "", body)
    while re.search(r"\([^()]*\)", body):
        body = re.sub(r"\([^()]*\)", "", body)
    body = re.sub(r"\[[^\]]*\]", "", body)
    return sum(1 + one.count(",") for one in body.split(";") if one.strip())


def large_structs(root):
    for path in sorted(sources(root)):
        with open(os.path.join(root, path), encoding="utf-8") as file:
            for name, body in bodies(file.read()):
                if fields(body) > FIELDS and name not in TABLES:
                    yield "%s: %s has %d fields" % (path, name, fields(body))


def wrong_includes(root):
    """'a includes b' for each that breaks the order."""
    for path in sorted(sources(root)):
        with open(os.path.join(root, path)) as file:
            included = re.findall(r'^#include "([^"]+)"', file.read(), re.M)
        for name in included:
            beside = os.path.join(os.path.dirname(path), name)
            target = beside if os.path.exists(os.path.join(root, beside)) else name
            program = path.startswith(OUTSIDE) and not target.startswith(
                ("cli/", "study/mpi/", "fmi/")) and target not in PUBLIC
            if layer(target) > layer(path) or program:
                yield "%s includes %s" % (path, target)


def symbols(paths):
    """{object file: (what it defines, what it needs)}"""
    listing = subprocess.run([nm, "-gA", *paths], check=True, capture_output=True, text=True).stdout
    table = {path: (set(), set()) for path in paths}
    for path, kind, name in re.findall(r"^(.*\.o):[0-9a-f]* *([A-Za-z]) (\w+)$", listing, re.M):
        if kind == "U":
            table[path][1].add(name)
        elif kind not in "vw":
            table[path][0].add(name)
    return table


def uses(folder):
    """{file: {files whose symbols it needs}} of the library's own object files."""
    names = {path.replace("/", "_"): path for path in sources(src)}
    objects_of = {path: names[os.path.basename(path)[:-2]]
                  for path in glob.glob(os.path.join(folder, "lib*.p", "*.o"))
                  if os.path.basename(path)[:-2] in names}
    table = {objects_of[path]: found for path, found in symbols(list(objects_of)).items()}
    home = {symbol: path for path, (defined, _) in table.items() for symbol in defined}
    return {
        path: {home[s]
               for s in needed if s in home} - {path}
        for path, (_, needed) in table.items()
    }


def wrong_uses(graph):
    return [
        "%s uses %s" % (a, b) for a in sorted(graph) for b in sorted(graph[a])
        if layer(b) > layer(a)
    ]


def reachable(graph, start):
    seen, ahead = set(), list(graph.get(start, ()))
    while ahead:
        path = ahead.pop()
        if path not in seen:
            seen.add(path)
            ahead.extend(graph.get(path, ()))
    return seen


def cycles(graph):
    return sorted(path for path in graph if path in reachable(graph, path))


class Layers(unittest.TestCase):
    graph = uses(objects)

    def test_objects_are_there(self):
        files = {
            path
            for path in sources(src) if path.endswith(".c") and layer(path) < LAYERS.index("cli")
        }
        # where MPI is installed; on Linux
        apart = {path for path in files if path.startswith(("study/mpi/", "fmi/"))}
        self.assertEqual(files - set(self.graph) - {"ad/plugin.c"} - apart, set())

    def test_rooms(self):
        """No folder has more sources than one can look through."""
        too_many = {
            folder: len(names)
            for folder in {os.path.dirname(path) for path in sources(src)}
            for names in [[p for p in sources(src) if os.path.dirname(p) == folder]]
            if len(names) > MOST
        }
        self.assertEqual(too_many, {})

    def test_structs(self):
        """No struct has more fields than one can read."""
        self.assertEqual(list(large_structs(src)), [])

    def test_includes(self):
        self.assertEqual(list(wrong_includes(src)), [])

    def test_symbols(self):
        self.assertEqual(wrong_uses(self.graph), [])

    def test_cycles(self):
        self.assertEqual(cycles(self.graph), [])


class Controls(unittest.TestCase):
    """What breaks the order is found."""

    def include(self, path, line):
        with tempfile.TemporaryDirectory() as root:
            for name in (path, "costate.h", "optimize/optimizer.h", "model/problem.h",
                         "cli/output/table.h", "study/job.h"):
                os.makedirs(os.path.dirname(os.path.join(root, name)), exist_ok=True)
                open(os.path.join(root, name), "w").close()
            with open(os.path.join(root, path), "w") as file:
                file.write('#include "costate.h"\n' + line)
            return list(wrong_includes(root))

    def test_include(self):
        self.assertEqual(self.include("sparse/lu.c", '#include "optimize/optimizer.h"\n'),
                         ["sparse/lu.c includes optimize/optimizer.h"])
        self.assertEqual(self.include("cli/commands/run.c", '#include "model/problem.h"\n'),
                         ["cli/commands/run.c includes model/problem.h"])
        self.assertEqual(self.include("cli/commands/run.c", '#include "cli/output/table.h"\n'), [])
        self.assertEqual(self.include("study/mpi/mpi.c", '#include "model/problem.h"\n'),
                         ["study/mpi/mpi.c includes model/problem.h"])
        self.assertEqual(self.include("optimize/fit/fit.c", '#include "study/job.h"\n'),
                         ["optimize/fit/fit.c includes study/job.h"])

    def test_fields(self):
        text = "typedef struct { int a, *b; struct { int c, d; } e; double (*f)(int, int), g[2]; } x;"
        self.assertEqual([(name, fields(body)) for name, body in bodies(text)], [("x", 5), ("e", 2)])
        self.assertEqual([name for name, _ in bodies("struct one { int a; }; struct one *b;")], ["one"])

    def test_symbol(self):
        graph = dict(Layers.graph, **{"sparse/lu.c": {"integrate/trajectory.c"}})
        self.assertEqual(wrong_uses(graph), ["sparse/lu.c uses integrate/trajectory.c"])

    def test_cycle(self):
        graph = dict(Layers.graph, **{"base/status.c": {"start/start.c"}})
        self.assertIn("start/start.c", cycles(graph))


if __name__ == "__main__":
    unittest.main(argv=sys.argv[:1])
