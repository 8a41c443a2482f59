"""Our own C is formatted by clang-format with the tree's .clang-format.

    test_format.py ROOT       ROOT: the source tree; skipped where clang-format 14 is not

Left out: generated files, headers of earlier releases, inputs of the fuzzers, scaffolds, and
models, whose text derivatives are made from: a model is formatted when it is changed, with its
derivatives written again.
"""
import glob
import os
import re
import shutil
import subprocess
import sys
import tempfile
import unittest

ROOT = os.path.abspath(sys.argv.pop(1))
FOLDERS = ("src", "test", "bench", "examples")
LEFT_OUT = re.compile(r"^test/(abi/[0-9]|fuzz|zoo|attack|ad/recorded)")
VERSION = "14"  # other versions format differently


def formatter():
    """The program, or None."""
    for name in ("clang-format-" + VERSION, "clang-format"):
        if shutil.which(name):
            version = subprocess.run([name, "--version"], capture_output=True, text=True).stdout
            if " %s." % VERSION in version:
                return name
    return None


def sources():
    for folder in FOLDERS:
        for kind in ("c", "h"):
            for path in glob.glob(os.path.join(ROOT, folder, "**", "*." + kind), recursive=True):
                if not LEFT_OUT.search(os.path.relpath(path, ROOT)) and not os.path.islink(path):
                    yield path


def differing(program, paths):
    """Those of paths that the program would change."""
    run = subprocess.run([program, "--dry-run", *paths], capture_output=True, text=True)
    found = re.findall(r"^(.*?):\d+:\d+: warning: code should be clang-formatted", run.stderr, re.M)
    return sorted(set(os.path.relpath(path, ROOT) for path in found))


class Format(unittest.TestCase):

    def test_all(self):
        paths = sorted(sources())
        self.assertGreater(len(paths), 300)
        found = differing(formatter(), paths)
        self.assertEqual(found, [], "run clang-format -i on these")

    def test_another_style_is_found(self):
        with tempfile.TemporaryDirectory() as folder:
            shutil.copy(os.path.join(ROOT, ".clang-format"), folder)
            broken = os.path.join(folder, "broken.h")
            with open(broken, "w", encoding="utf-8") as file:
                file.write("int  twice( int x );\n")
            self.assertEqual(len(differing(formatter(), [broken])), 1)


if __name__ == "__main__":
    if not formatter():
        print("SKIP: clang-format %s is not here" % VERSION)
        sys.exit(77)
    unittest.main()
