"""Every status of costate.h is reached by a test, every message of the library names a remedy, and
doc/reference/errors.md has them all; the program's exit statuses likewise.

    test_errors.py TEST_ERRORS COSTATE      test_errors, the program that reaches each status;
    costate """
import glob
import os
import re
import signal
import subprocess
import sys
import tempfile
import unittest

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), os.pardir, "fixtures"))
from processes import wait_until_it_computes  # noqa: E402  pylint: disable=wrong-import-position

reach, costate = sys.argv[1:3]
root = os.path.join(os.path.dirname(os.path.abspath(__file__)), os.pardir, os.pardir)
# In the last clause; a message that is cut short in the source ("...") may have it anywhere.
REMEDY = re.compile(
    r"[:;,(] ?[^:;]*\b(add|ask|begin|blend|build|call|check|choose|complete|correct|create|declare|do not|free|give|install|list|lists them|loosen|make|move|"
    r"name|raise|run|see|set|start|stay|take|tighten|use|widen|write)\b([^:;]*$|.*\.\.\.$)")


def read(*path):
    with open(os.path.join(root, *path)) as file:
        return file.read()


header, doc = read("src", "costate.h"), read("doc", "reference", "errors.md")
codes = dict(
    (name, int(value)) for name, value in re.findall(r"\b(CST_[EW][A-Z]+) = (-?\d+)", header))


def calls(text):
    """The arguments of each call of the functions that keep a message."""
    for start in re.finditer(r"(?<![a-z_])(?:(?:cst_(?:problem_|optimizer_)?)?fail|cst_warn)\(", text):
        depth, i = 1, start.end()
        while depth:
            if text[i] == '"':
                i = re.compile(r'"(?:[^"\\]|\\.)*"').match(text, i).end()
                continue
            depth += {"(": 1, ")": -1}.get(text[i], 0)
            i += 1
        yield text[start.end():i - 1]


def messages():
    """(file, message) for each text in the engine: %s and the like are dots."""
    paths = glob.glob(os.path.join(root, "src", "**", "*.c"), recursive=True)
    for path in sorted(path for path in paths
                       if not os.path.relpath(path, root).startswith((os.path.join("src", "cli"), os.path.join("src", "fmi")))):
        for call in calls(read(os.path.relpath(path, root))):
            literal = re.search(r'(?:"(?:[^"\\]|\\.)*"\s*)+', call)
            if literal and "const char" not in call:
                text = "".join(re.findall(r'"((?:[^"\\]|\\.)*)"', literal.group(0)))
                text = re.sub(r"%[-+ .0-9*l]*[a-z]", "...", text)
                if text != "...":
                    yield os.path.basename(path), text


class Library(unittest.TestCase):
    def test_header(self):
        self.assertTrue(len(codes) >= 12)

    def test_every_status_is_reached(self):
        result = subprocess.run([reach], capture_output=True, text=True)
        self.assertEqual(result.stderr, "")
        reached = dict(line.split(" ", 1) for line in result.stdout.splitlines())
        self.assertEqual(set(reached), set(codes), "a status without a case in test/doc/test_errors.c")
        for code, message in reached.items():
            self.assertTrue(
                len(message) > 20 and REMEDY.search(message), f"{code} names no remedy: {message}")

    def test_every_message_names_a_remedy(self):
        found = list(messages())
        self.assertTrue(len(found) > 60, len(found))
        for file, text in found:
            if not text.endswith("..."):  # those end with another message
                self.assertTrue(REMEDY.search(text), f"{file} names no remedy: {text}")

    def test_doc(self):
        sections = {
            code: int(value)
            for code, value in re.findall(r"(?m)^### `(CST_[A-Z]+)` \((-?\d+)\)$", doc)
        }
        self.assertEqual(sections, codes, "the statuses in doc/reference/errors.md")
        told = " ".join(doc.split())
        missing = [x for x in messages() if "`" + " ".join(x[1].split()) + "`" not in told]
        self.assertEqual(missing, [], "messages that doc/reference/errors.md does not have")
        known = {" ".join(text.split()) for _, text in messages()}
        for text in re.findall(r"(?m)^- `(.*)`$", doc):
            self.assertIn(text, known, "doc/reference/errors.md has a message that is none")


class Program(unittest.TestCase):
    def status(self, *arguments):
        return subprocess.run([costate, *arguments], capture_output=True).returncode

    def stopped_by(self, number):
        with tempfile.TemporaryFile() as sink:
            child = subprocess.Popen(
                [costate, "gradient", "fivebar", "--tf", "1e5", "--max-steps", "1000000000"],
                stdout=sink,
                stderr=sink)
            self.assertTrue(wait_until_it_computes(child))
            child.send_signal(number)
            return child.wait()

    def test_exit_statuses(self):
        reached = {
            0: self.status("gradient", "pendulum"), 1: self.status(
                "gradient", "fivebar", "--max-steps", "10"), 2: self.status("gradient", "nonsense"),
            130: self.stopped_by(signal.SIGINT), 143: self.stopped_by(signal.SIGTERM)
        }
        self.assertEqual({k: k for k in reached}, reached)
        listed = {int(x) for x in re.findall(r"(?m)^\| (\d+) \|", doc)}
        self.assertEqual(listed, set(reached), "exit statuses in doc/reference/errors.md")
        told = {
            int(x)
            for x in re.findall(r"STATUS_[A-Z]+ = (\d+)", read("src", "cli", "output", "messages.h"))
        }
        self.assertEqual(told, {0, 1, 2}, "an exit status without a test")


if __name__ == "__main__":
    unittest.main(argv=sys.argv[:1])
