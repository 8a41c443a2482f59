"""What the tests of the program share: an empty folder for each test, runs of the program, what they must say.

    test_NAME.py COSTATE [more]      COSTATE: the program; more: see the test

A command is one text, in which words are quoted as in a shell.  Files are named in the test's folder.
"""
import csv
import json
import os
import re
import resource
import shlex
import shutil
import signal
import subprocess
import sys
import tempfile
import time
import unittest

ROOT = os.path.dirname(os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
sys.path.insert(0, os.path.join(ROOT, "test", "fixtures"))
from processes import GIVE_UP, is_alive, status_of, wait_for, wait_until_it_computes  # noqa: E402,F401  pylint: disable=all

PROGRAM = os.path.abspath(sys.argv[1])
MORE = sys.argv[2:]


def words_of(command):
    return shlex.split(command) if isinstance(command, str) else list(command)


def read(path):
    with open(path, encoding="utf-8", newline="") as file:
        return file.read()


def write(path, text, mode=0o644):
    with open(path, "w", encoding="utf-8", newline="") as file:
        file.write(text)
    os.chmod(path, mode)


def read_bytes(path):
    with open(path, "rb") as file:
        return file.read()


def no_such_number(text):
    raise ValueError("not JSON: " + text)


def parse(text):
    return json.loads(text, parse_constant=no_such_number)


def rows(path):
    """A CSV's rows, by the names of its columns."""
    with open(path, encoding="utf-8", newline="") as file:
        return list(csv.DictReader(file))


def lines(path):
    return read(path).splitlines() if os.path.exists(path) else []


def models():
    return lines(os.path.join(ROOT, "models", "MODELS"))


def has_gnuplot():
    return shutil.which("gnuplot") is not None


def without_seconds(x):
    """A result, but for the clock."""
    if isinstance(x, dict):
        return {name: without_seconds(one) for name, one in x.items() if name != "seconds"}
    return [without_seconds(one) for one in x] if isinstance(x, list) else x


class Run:
    """What a run said."""

    def __init__(self, command, status, out, err):
        self.command, self.status, self.out, self.err = command, status, out, err

    @property
    def json(self):
        return parse(self.out)

    @property
    def result(self):
        """Its JSON, but for the clock."""
        return without_seconds(self.json)

    def __str__(self):
        shown = "\n    $ costate %s\n    status %s" % (self.command, self.status)
        for name, text in (("out", self.out), ("err", self.err)):
            shown += "".join("\n    %s: %s" % (name, line) for line in text.splitlines()[:8])
        return shown


class ProgramTest(unittest.TestCase):
    """A failure shows the last run."""
    last = None

    def setUp(self):
        folder, self.last = tempfile.mkdtemp(), None
        self.addCleanup(shutil.rmtree, folder, ignore_errors=True)
        self.addCleanup(os.chdir, os.getcwd())
        os.chdir(folder)

    def _formatMessage(self, msg, standardMsg):  # the name is unittest's
        return super()._formatMessage(msg, standardMsg) + str(self.last or "")

    # ---- runs

    def execute(self, words, environment=None, limit=None):
        """limit: the largest file that may be written [bytes]."""
        def before():
            if limit is not None:
                resource.setrlimit(resource.RLIMIT_FSIZE, (limit, limit))
        done = subprocess.run(words, stdin=subprocess.DEVNULL, capture_output=True, check=False,
                              env=dict(os.environ, **(environment or {})), preexec_fn=before)
        self.last = Run(shlex.join(words[1:]), done.returncode, done.stdout.decode("utf-8", "replace"),
                        done.stderr.decode("utf-8", "replace"))
        return self.last

    def call(self, command, environment=None, limit=None):
        return self.execute([PROGRAM, *words_of(command)], environment, limit)

    def works(self, command, environment=None):
        """Status 0, nothing on stderr."""
        run = self.call(command, environment)
        self.assertEqual((run.status, run.err), (0, ""))
        return run

    def json_of(self, command, environment=None):
        """The object that a run prints; it may warn."""
        run = self.call(command + " --json", environment)
        self.assertEqual(run.status, 0)
        return run.json

    def complains(self, status, *words, run=None):
        """Nothing on stdout, one line on stderr with these words."""
        run = run or self.last
        self.assertEqual((run.status, run.out), (status, ""))
        self.assertRegex(run.err, r"\Acostate: [^\n]*\n\Z")
        for word in words:
            self.assertIn(word, run.err)

    def refuses(self, command, *words):
        """Wrong input."""
        self.call(command)
        self.complains(2, *words)

    def fails(self, command, *words):
        """A run or a file that failed."""
        self.call(command)
        self.complains(1, *words)

    # ---- what a run said

    def holds(self, *conditions):
        for k, condition in enumerate(conditions, 1):
            self.assertTrue(condition, "condition %d of %d" % (k, len(conditions)))

    def tells(self, *patterns, run=None):
        """Each is in the output; ^ and $ are of a line."""
        for pattern in patterns:
            self.assertTrue(re.search(pattern, (run or self.last).out, re.M), "not told: " + pattern)

    def tells_not(self, *patterns, run=None):
        for pattern in patterns:
            self.assertFalse(re.search(pattern, (run or self.last).out, re.M), "told: " + pattern)

    def warns(self, *patterns, run=None):
        for pattern in patterns:
            self.assertTrue(re.search(pattern, (run or self.last).err, re.M), "not warned of: " + pattern)

    def near(self, x, wanted, error):
        self.assertLessEqual(abs(x - wanted), error)

    # ---- runs that are stopped: by what they did, not by the clock

    def start(self, command, environment=None):
        """A process, which does not outlive the test."""
        with open("started.out", "w", encoding="utf-8") as out, open("started.err", "w", encoding="utf-8") as err:
            child = subprocess.Popen([PROGRAM, *words_of(command)], stdin=subprocess.DEVNULL, stdout=out, stderr=err,
                                     env=dict(os.environ, **(environment or {})))
        child.command = command
        self.addCleanup(lambda: (child.poll() is None and child.kill(), child.wait()))
        return child

    def ended(self, child):
        """The run of a process that was started, at its end."""
        status = child.wait(GIVE_UP)
        self.last = Run(child.command, 128 - status if status < 0 else status, read("started.out"), read("started.err"))
        return self.last

    def signal_when(self, what, child, number):
        """A signal to a process, when what() is true; its run, at its end."""
        self.assertTrue(wait_for(what, child), "it ended at once")
        child.send_signal(number)
        return self.ended(child)

    def signal_when_it_computes(self, child, number):
        self.assertTrue(wait_until_it_computes(child), "it ended at once")
        child.send_signal(number)
        return self.ended(child)

    def kill_after_writes(self, child, path, count):
        """Kills it when it has written a file so many times.  Whether it was still running."""
        def version():
            try:
                found = os.stat(path)
                return found.st_ino, found.st_mtime_ns, found.st_size
            except OSError:
                return None
        seen, versions = version(), 0
        while versions < count and child.poll() is None:
            now = version()
            versions, seen = versions + (now != seen), now
            time.sleep(0.0005)
        child.send_signal(signal.SIGKILL)
        return child.wait() == -signal.SIGKILL


def main():
    unittest.main(argv=sys.argv[:1], verbosity=2)
