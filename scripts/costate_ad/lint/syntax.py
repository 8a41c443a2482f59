"""The kernels of a model as a syntax tree: what the compiler and Tapenade read, or Refused.

Reading is strict: what is not understood is refused, because a branch on the state may hide in
it."""
import os
import re
import shlex
import subprocess

from pycparser import c_ast, c_parser
from pycparser.c_parser import ParseError

STANDARD = set("assert complex ctype errno fenv float inttypes iso646 limits math setjmp stdalign "
               "stdarg stdbool stddef stdint stdio stdlib string tgmath time".split())
HARMLESS = set("unused maybe_unused always_inline noinline const pure hot cold flatten nonnull "
               "warn_unused_result deprecated leaf nothrow artificial gnu_inline used".split())
TYPES = "typedef int bool; typedef unsigned long size_t; typedef int int32_t; typedef long int64_t;\n"
# words of gcc's that say nothing about values
SILENT = ("__attribute__(x)=", "__extension__=", "__inline=inline", "__inline__=inline",
          "__restrict=restrict", "__const=const", "__volatile__=volatile", "__signed__=signed")
TWO_TEXTS = ("the compiler and Tapenade read different text here: a macro that only one of them has: "
             "choose by macros that the model defines")


class Refused(Exception):
    """File, line, and what to write."""


class Unreadable(Refused):
    """The compiler may know better what is wrong."""


def refuse(node, text):
    """Where the node is, or the first of its parts that has a place."""
    coord = next(x.coord for x in all_of(node, c_ast.Node) if x.coord and x.coord.line)
    raise Refused(coord.file, coord.line, text)


def check_line(path, number, line):
    """Includes and attributes that would hide something from Tapenade or from this file."""
    if re.match(r'\s*#\s*include\b', line):
        name = re.match(r'\s*#\s*include\s*<([a-z0-9_]+)\.h>', line)
        if not (name and name[1] in STANDARD):
            raise Refused(path, number, "an include that Tapenade would not see: write "
                          "#include \"FILE.h\" at the beginning of the line; what it defines is "
                          "differentiated with the kernels")
    attributes = re.findall(r"__attribute__\s*\(\(([^;{]*?)\)\)", line)
    if line.count("__attribute__") != len(attributes):
        raise Refused(path, number, "an attribute that cannot be read: write it in one line, "
                      "or leave it out")
    for words in attributes:
        for word in re.findall(r"[A-Za-z_]+", re.sub(r"\([^()]*\)", "", words)):
            if word.strip("_") not in HARMLESS:
                raise Refused(path, number, "the attribute %s, which may change what the code "
                              "means: leave it out" % word.strip("_"))


def flatten(path, library, seen):
    """The kernels with the headers in quotes put in, and line markers; system headers are left out.
    """
    if path in seen:
        return "", False
    seen.add(path)
    text = ['# 1 "%s"\n' % path]
    with open(path, encoding="latin-1") as file:
        for number, line in enumerate(file, 1):
            if line.startswith('#include "costate.h"'):
                return "".join(text), True
            name = re.match('#include "([^"]*)"', line)
            if name:
                beside = os.path.join(os.path.dirname(path), name[1])
                inner, ended = flatten(
                    beside if os.path.exists(beside) else os.path.join(library, name[1]), library,
                    seen)
                text += [inner, '# %d "%s"\n' % (number + 1, path)]
                if ended:
                    return "".join(text), True
                continue
            check_line(path, number, line)
            text.append("\n" if re.match(r"\s*#\s*include\b", line) else line)
    return "".join(text), False


def check_conditions(text):
    """Conditions on names that compilers define, as their options are: the model's own are fine."""
    own, file, number = set(re.findall(r"^[ \t]*#[ \t]*define[ \t]+(\w+)", text, re.M)), "", 0
    for line in text.split("\n"):
        marker = re.match(r'# (\d+) "([^"]*)"', line)
        if marker:
            number, file = int(marker[1]), marker[2]
            continue
        if re.match(r"\s*#\s*(if|elif)", line):
            for word in re.findall(r"\b_[A-Z_]\w*", line):
                if word not in own:
                    raise Refused(file, number, TWO_TEXTS)
        number += 1


def preprocess(path, text):
    """Without macros.  What the compiler defines, and Tapenade does not, must not matter."""

    def run(*options):
        command = ["cpp", "-std=c11", *("-D" + x for x in SILENT), *options]
        done = subprocess.run(command, input=text, capture_output=True, text=True, check=False)
        if done.returncode:
            place = re.search(r"^(.*?):(\d+):\d+: (?:fatal )?error: (.*)$", done.stderr, re.M)
            raise Unreadable(*((place[1], int(place[2])) if place else (path, 1)),
                             "the preprocessor refuses this (%s): correct it" %
                             (place[3] if place else done.stderr.strip()[:80]))
        return re.sub(r'^# (\d+) ("[^"]*").*$', r"# \1 \2", done.stdout, flags=re.M)

    check_conditions(text)
    plain = run("-undef")
    flags = [x for x in shlex.split(os.environ.get("CFLAGS", "")) if re.match("-[DU].", x)]
    compiled = run("-DNDEBUG", "-D_POSIX_C_SOURCE=200809L", *flags)
    different = set(lines_of(plain)) ^ set(lines_of(compiled))
    if different:
        file, line, _ = min(different, key=lambda x: x[1])
        raise Refused(file, line, TWO_TEXTS)
    return plain


def lines_of(text):
    """(file, line, text) of all lines that are not empty."""
    found, file, number = [], "", 0
    for line in text.split("\n"):
        marker = re.match(r'# (\d+) "([^"]*)"', line)
        if marker:
            number, file = int(marker[1]), marker[2]
            continue
        if line.strip():
            found.append((file, number, line.strip()))
        number += 1
    return found


def parse(path, library):
    """The declarations of a model's kernels."""
    text, _ = flatten(path, library, set())
    plain = preprocess(path, text)
    try:
        return c_parser.CParser().parse(TYPES + plain, filename=path).ext
    except ParseError as why:
        place = re.match(r"(.*?):(\d+)(?::\d+)?:? *(.*)$", str(why), re.S)
        raise Unreadable(*((place[1], int(place[2])) if place else (path, 1)),
                         "this cannot be read (%s), and a branch on the state might hide in it: "
                         "write plain C11 there, without extensions of a compiler" %
                         (place[3] if place else why)) from why


# ---- parts of the tree


def all_of(node, kind):
    if isinstance(node, kind):
        yield node
    for _, child in node.children():
        yield from all_of(child, kind)


def declarations(node):
    """All declarations in a function, of its parameters and its locals."""
    for d in all_of(node, c_ast.Decl):
        if not isinstance(d.type, c_ast.FuncDecl):
            yield d


class Types:
    """What the words of a type stand for, typedefs followed."""

    def __init__(self, tree):
        self.typedefs = {d.name: d.type for d in tree if isinstance(d, c_ast.Typedef)}
        self.fields = {}  # of all structs: the types of that name
        for d in tree:
            for s in all_of(d, (c_ast.Struct, c_ast.Union)):
                for field in s.decls or []:
                    if getattr(field, "name", None):
                        self.fields.setdefault(field.name, []).append(field.type)

    def chain(self, kind):
        """The type, then what it is an array of, a pointer to, another name for."""
        while kind is not None:
            yield kind
            if isinstance(kind, c_ast.IdentifierType):
                kind = self.typedefs.get(kind.names[0]) if len(kind.names) == 1 else None
            else:
                kind = getattr(kind, "type", None)

    def words(self, kind):
        last = list(self.chain(kind))[-1]
        if isinstance(last, c_ast.IdentifierType):
            return last.names
        return ["int"] if isinstance(last, c_ast.Enum) else ["struct"]

    def has(self, kind, part):
        return any(isinstance(x, part) for x in self.chain(kind))

    def is_int(self, kind):
        words = self.words(kind)
        return not {"double", "float", "struct", "void"} & set(words)

    def is_const(self, kind):
        return any("const" in x.quals for x in self.chain(kind) if isinstance(x, c_ast.TypeDecl))
