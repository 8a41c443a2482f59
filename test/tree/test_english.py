"""Our own text: American spelling, and lines of at most 100 columns in code.

    test_english.py ROOT       ROOT: the source tree

Generated files (ad/, test/ad/recorded, the tutorial's derivatives) are not ours.
"""
import glob
import os
import re
import sys
import tempfile
import unittest

COLUMNS = 100
FOLDERS = ["src", "models", "test", "bench", "scripts", "python", "examples", "doc", "."]
GENERATED = re.compile(r"^(ad|test/ad/recorded|build[^/]*|doc/guide/tutorial/[a-z]+\.ad)/|/__pycache__/")
TEXT = (".c", ".h", ".cc", ".in", ".py", ".sh", ".java", ".awk", ".build", ".md", ".1", ".txt")
CODE = (".c", ".h", ".cc")
PLAIN = ("src", "models", "test", "bench", "examples")  # folders whose code keeps to COLUMNS

# Stems of words that are spelled in another way in America.  This file has them, and is left out.
BRITISH = re.compile(
    r"(optimis|minimis|maximis|normalis|initialis|linearis|factoris|generalis|stabilis|"
    r"discretis|parametris|characteris|symmetris|organis|recognis|summaris|visualis|"
    r"standardis|penalis|randomis|synchronis|serialis|utilis|colour|behaviour|neighbour|favour|"
    r"honour|rigour|cancelled|cancelling|modelled|modelling|labelled|labelling|travelled|"
    r"travelling|fulfil\b|metres\b|metre\b|centre\b|centres\b|centred\b|licence|analyse|"
    r"artefact|grey\b|whilst|amongst|catalogue|judgement)", re.IGNORECASE)


def files(root):
    """Paths below root of the text that is ours."""
    for folder in FOLDERS:
        pattern = os.path.join(root, folder, "*" if folder == "." else "**")
        for path in sorted(glob.glob(pattern, recursive=folder != ".")):
            name = os.path.normpath(os.path.relpath(path, root))
            if os.path.isfile(path) and name.endswith(TEXT) and not GENERATED.search(name) and \
                    os.path.basename(name) != os.path.basename(__file__):
                yield name


def ours(root, name):
    """Its text."""
    with open(os.path.join(root, name), encoding="utf-8") as file:
        return file.read()


def british(root):
    for name in files(root):
        text = ours(root, name)
        for word in BRITISH.finditer(text):
            number = text.count("\n", 0, word.start()) + 1
            yield "%s:%d: %s...: use the American spelling" % (name, number, word[0])


def long_lines(root):
    for name in files(root):
        if name.endswith(CODE) and name.split(os.sep)[0] in PLAIN:
            for number, line in enumerate(ours(root, name).split("\n"), 1):
                if len(line) > COLUMNS:
                    yield "%s:%d: %d columns, more than %d" % (name, number, len(line), COLUMNS)


class English(unittest.TestCase):
    root = None

    def nothing(self, found):
        found = list(found)
        if found:
            self.fail("\n" + "\n".join(found))

    def test_spelling(self):
        self.nothing(british(self.root))

    def test_columns(self):
        self.nothing(long_lines(self.root))

    def test_reads_the_tree(self):
        self.assertGreater(len(list(files(self.root))), 200)

    def test_finds_what_is_wrong(self):
        with tempfile.TemporaryDirectory() as root:
            os.makedirs(os.path.join(root, "src"))
            with open(os.path.join(root, "src", "wrong.c"), "w", encoding="utf-8") as file:
                file.write("/* a colour */\nint minimise(void);\n/*" + 99 * "x" + "*/\nint fine;\n")
            self.assertEqual([f.split(":")[1] for f in british(root)], ["1", "2"])
            self.assertEqual([f.split(":")[1] for f in long_lines(root)], ["3"])


if __name__ == "__main__":
    English.root = sys.argv.pop(1)
    unittest.main()
