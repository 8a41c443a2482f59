"""Tapenade: where it is, which version, and one pass of it.

A pass has a directory of its own, with its source, its output and its log: Tapenade's temporary
files have fixed names.  It runs in one Java machine for all passes (Passes.java), or, one machine
or two for each, by Tapenade's own program: the files are the same, which --check proves."""
import glob
import os
import re
import shutil
import subprocess
import threading

from . import files, passes
from .failure import Failure
from .place import PACKAGE

# A run is short: a compiler that optimizes would take longer than what it saves.
JAVA = ["-XX:TieredStopAtLevel=1", "-XX:+UseSerialGC"]
MISSING = ("Tapenade not found%s: it is INRIA's tool for automatic differentiation, published by its "
           "authors at tapenade.gitlabpages.inria.fr.  Version 3.16 is needed, and a Java runtime.  "
           "Unpack it, set TAPENADE_HOME to its directory (the one with bin/tapenade) or put tapenade "
           "on the PATH, and run this again.  Building and testing Costate never needs it.")


def find():
    """The path of Tapenade's program."""
    home = os.environ.get("TAPENADE_HOME", "")
    program = os.path.join(home, "bin", "tapenade")
    if not (home and os.access(program, os.X_OK)):
        program = shutil.which("tapenade")
    if not program:
        raise Failure(MISSING % (home and " (TAPENADE_HOME is %s, which has no program bin/tapenade)" %
                                 home))
    if not shutil.which("java"):
        raise Failure("Tapenade needs Java: install a runtime (Debian: default-jre-headless)")
    if not shutil.which("cpp"):
        raise Failure("Tapenade needs the C preprocessor cpp: install gcc")
    return program


def version_in(words):
    """The version in what Tapenade says of itself, or None where it is another than 3.16."""
    name = re.search(r"(Tapenade 3\.[0-9]*[^-\n]*) *-[^\n]* [^\n]*Java", words)
    stamp = re.search("3\\.16-v[0-9A-Za-z-]*", words)
    found = (name[1] if name else "Tapenade") + (" " + stamp[0] if stamp else "")
    return found, "3.16" in found


def version(program):
    done = subprocess.run([program, "-java", " ".join(JAVA), "-version"], stdout=subprocess.PIPE,
                          stderr=subprocess.STDOUT, check=False)
    found, right = version_in(done.stdout.decode("latin-1"))
    if not right:
        raise Failure("%s is %s: version 3.16 is needed" % (program, found))
    return found


def options(one):
    """Those of a pass, but for its heads."""
    last = passes.suffix(one.name)
    if one.mode == "reverse":
        return ["-b"]
    if one.mode == "tangent":
        return ["-d", "-tgtvarname", "%" + last, "-tgtfuncname", "%_" + last]
    named = [] if last == "dv" else ["-tgtfuncname", "%_" + last[:-1]]
    return ["-d", "-vector", "-nooptim", "mergediff", *named]


def command(one, model, kernels):
    """The arguments of a pass; None where the model has none of its kernels."""
    found = passes.arguments(one, model, kernels)
    if not found:
        return None
    stem = "_".join([model] + one.name.split("_")[:-1])
    return ["-fixinterface", *options(one), "-o", stem, *(x for h in found for x in ("-head", h))]


class Program:
    """Tapenade's own program."""

    def __init__(self, path):
        self.path = path

    def run(self, directory, source, text, arguments):
        """Whether it ended well."""
        files.write(os.path.join(directory, source), text)
        with open(os.path.join(directory, "log"), "wb") as log:
            done = subprocess.run([self.path, "-java", " ".join(JAVA), *arguments, source],
                                  cwd=directory, stdout=log, stderr=subprocess.STDOUT, check=False)
        return done.returncode == 0

    def close(self):
        """Nothing is left running."""


class Machine:
    """One Java machine for all passes: it starts when it is first needed."""

    def __init__(self, path, scratch):
        self.program, self.scratch = Program(path), scratch
        self.home = os.path.dirname(os.path.dirname(os.path.realpath(path)))
        self.java, self.lock, self.answers = None, threading.Lock(), {}

    def start(self):
        self.java = subprocess.Popen(
            ["java", *JAVA, "-Dfile.encoding=ISO-8859-15", os.path.join(PACKAGE, "Passes.java"),
             self.home], cwd=self.scratch, text=True, bufsize=1, stdin=subprocess.PIPE,
            stdout=subprocess.PIPE, stderr=subprocess.DEVNULL)
        threading.Thread(target=self.listen, daemon=True).start()

    def listen(self):
        """An answer is a pass's name and whether it ended well."""
        for line in self.java.stdout:
            name, _, how = line.strip().partition(" ")
            if name in self.answers:
                self.answers[name].append(how == "done")
                self.answers[name][0].set()
        with self.lock:
            for event, *_ in self.answers.values():
                event.set()

    def run(self, directory, source, text, arguments):
        """Whether the pass ended well; by Tapenade's own program where the machine fails."""
        name, event = os.path.basename(directory), threading.Event()
        files.write(os.path.join(directory, source), text)
        try:
            with self.lock:
                self.answers[name] = [event]
                if not self.java:
                    self.start()
                self.java.stdin.write("\t".join([name, source, *arguments]) + "\n")
            while not event.wait(0.2):
                if self.java.poll() is not None:
                    event.wait(1.0)
                    break
        except OSError:
            pass
        if self.answers[name][1:] == [True]:
            return True
        for path in glob.glob(os.path.join(glob.escape(directory), "*")):
            os.remove(path)
        return self.program.run(directory, source, text, arguments)

    def close(self):
        if self.java:
            self.java.kill()
            self.java.wait()


def machine(path, scratch):
    """One Java machine where there is a Java compiler."""
    home = os.path.dirname(os.path.dirname(os.path.realpath(path)))
    there = os.path.isfile(os.path.join(home, "build", "libs", "tapenade-3.16.jar"))
    return Machine(path, scratch) if there and shutil.which("javac") else Program(path)
