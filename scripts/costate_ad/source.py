"""A model's kernels as text: what Tapenade reads, their functions, and where the author has them."""
import os
import re
import subprocess

from . import files
from .failure import Failure

ENDS = '#include "costate.h"'


def flatten(path, library):
    """The part of a model that Tapenade reads: up to the descriptor, with the includes in quotes
    put in, each once, and without pragmas."""
    text = []
    if not put(path, library, set(), text):
        raise Failure("no line %s in %s: put it between the kernels and the descriptor" % (ENDS, path))
    return "".join(line + "\n" for line in text)


def put(path, library, seen, text):
    """Adds the lines of a file; whether the kernels end in it."""
    if path in seen:
        return False
    seen.add(path)
    try:
        lines = files.read(path).split("\n")
    except OSError:
        raise Failure("cannot read %s, which is included" % path) from None
    for line in lines[:-1] if lines[-1] == "" else lines:
        if line.startswith(ENDS):
            return True
        name = re.match('#include "([^"]*)', line)
        if name:
            if put(beside(path, name[1], library), library, seen, text):
                return True
        elif not re.match(r"[ \t]*#[ \t]*pragma", line):
            text.append(line)
    return False


def beside(path, name, library):
    """A header is looked for beside the model, then among the library's."""
    there = os.path.join(os.path.dirname(path), name)
    return there if os.path.exists(there) else os.path.join(library, name)


def kernels(text, model):
    """The names of a model's kernels, without the model's: inertia, cost_tip."""
    return re.findall(r"^(?:void|double) %s_([a-z0-9_]*)\(" % model, text, re.M)


def costs(names):
    """The costs among the names of kernels, each once, in the order of the model's table."""
    return list(dict.fromkeys(k.split("_", 1)[1] for k in names if re.match("(cost|final)_", k)))


def preprocess(text, *options):
    """By the C preprocessor, from text to text."""
    try:
        done = subprocess.run(["cpp", *options], input=text.encode("latin-1"), stdout=subprocess.PIPE,
                              stderr=subprocess.PIPE, check=False)
    except FileNotFoundError:
        raise Failure("the C preprocessor cpp is not found: install gcc") from None
    return done.stdout.decode("latin-1")


def without_comments(text):
    return preprocess(text, "-P", "-fpreprocessed", "-dD")


# ---- functions

HEAD = re.compile(r"(?:static +)?(?:inline +)?(?:void|double|int) +(\w+) *\(", re.ASCII)


def split_functions(text):
    """(functions {name: text}, what is outside of them)."""
    found, outside, name = {}, [], None
    for line in text.splitlines(keepends=True):
        if name is None:
            head = HEAD.match(line)
            if not head:
                outside.append(line)
                continue
            name = head[1]
        found[name] = found.get(name, "") + line
        ends = line.startswith("}") or re.search(r"\{.*}[ \t]*$", line)
        declared = "{" not in line and re.search(r";[ \t]*$", line) and "{" not in found[name]
        if ends or declared:
            name = None
    return found, "".join(outside)


def reachable(functions, names):
    """The functions of these names, and those that they call, sorted."""
    need, todo = set(), [n for n in names if n in functions]
    while todo:
        name = todo.pop()
        if name not in need:
            need.add(name)
            called = re.findall(r"(?<![A-Za-z0-9_])([A-Za-z_]\w*) *\(", functions[name])
            todo += [f for f in called if f in functions and f not in need]
    return sorted(need)


# ---- where the author has it

SUFFIX = re.compile(r"_(b|d|d[01]|e[01]|r0|dv|[dq]v|q|all|nodiff)$")


def author_of(function):
    """The author's function that a generated one is a derivative of."""
    while SUFFIX.search(function):
        function = SUFFIX.sub("", function)
    return function


class Author:
    """The author's files, to name places in them."""

    def __init__(self, place):
        self.place, self.kept = place, None

    def lines(self):
        """{line number: text} of the model without comments."""
        if self.kept is None:
            self.kept, number = {}, 0
            plain = preprocess(files.read(self.place.path), "-fpreprocessed", "-dD")
            for line in plain.splitlines():
                marker = re.match('# ([0-9]+) "', line)
                if marker:
                    number = int(marker[1]) - 1
                    continue
                number += 1
                self.kept[number] = line
        return self.kept

    def locate(self, text):
        """The text with file and line before it, where the model has it."""
        word = re.compile(r"(?<!\w)%s(?!\w)" % re.escape(text), re.ASCII)
        for number, line in self.lines().items():
            if word.search(":" + line):
                return "%s:%d: %s" % (self.place.source, number, text)
        return text

    def place_of(self, function):
        """The file and the line where a function is defined; the file alone if that is not found."""
        home = self.place.home
        headers = [os.path.join(d, name) for d in (home, self.place.library)
                   for name in sorted(os.listdir(d)) if name.endswith(".h")]
        defined = re.compile(r"[a-z][A-Za-z0-9_ ]*[ *]%s *\(" % re.escape(function))
        for path in [self.place.path] + headers:
            for number, line in enumerate(files.read(path).split("\n"), 1):
                if defined.match(line):
                    return "%s:%d" % (os.path.basename(path), number)
        return os.path.basename(self.place.source)

    def assignment_of(self, name):
        """The file and the line where the author assigns to that variable first."""
        assigned = re.compile(r"(^|[^A-Za-z0-9_])%s *=[^=]" % re.escape(name))
        for number, line in enumerate(files.read(self.place.path).split("\n"), 1):
            if assigned.search(line):
                return "%s:%d" % (self.place.source, number)
        return self.place.source

    def table(self, name):
        """Where a constant table is defined."""
        defined = re.compile(r"static const .*[^A-Za-z0-9_]%s" % re.escape(name))
        for number, line in enumerate(files.read(self.place.path).split("\n"), 1):
            if defined.match(line):
                return "%s:%d" % (self.place.source, number)
        return self.place.source
