"""What is refused of Tapenade's output, named by the author's function and line."""
import re

from .failure import Failure
from .source import author_of

NAMED = re.compile(r"[a-z][^;]*\(")


def culprit(outputs, pattern):
    """The generated function in which that is found; None where it is in none."""
    for _, text in sorted(outputs.items()):
        name = None
        for line in text.splitlines():
            if NAMED.match(line):
                name = re.sub(r".*[ *]", "", line.split("(")[0])
            if re.search(pattern, line):
                if name:
                    return name
                break
    return None


def table_without_const(outputs):
    """The author's table of which there is a derivative."""
    for _, text in sorted(outputs.items()):
        for line in text.splitlines():
            found = re.match(r"static double (\w+)[^()]*(=|;)", line, re.ASCII)
            if found and "static const" not in line:
                return re.sub("(b|d[01]?|r0)+$", "", found[1])
    return None


def check(author, plain, outputs):
    """plain: the kernels without comments; outputs: {pass: text}."""
    def refuse(name, what):
        name = author_of(name)
        raise Failure("%s: %s: %s" % (author.place_of(name), name, what))

    name = table_without_const(outputs)
    if name:
        raise Failure("%s: the table %s is passed to a helper that is differentiated with respect to "
                      "it: its derivative would be writable static data, and threads would race: copy "
                      "it into a local array first" % (author.table(name), name))
    name = culprit(outputs, "[0-9][.]D0")
    if name and re.search(r"\b(sqrt|asin|acos) *\(", plain, re.ASCII):
        refuse(name, "the derivative of sqrt in a constraint comes out as Fortran: write pow(x, 0.5) "
               "there")
    if name:
        refuse(name, "a derivative that is always 0 comes out as Fortran (0.D0), mostly that of 0.0 * "
               "x, here or in a helper: leave that term out")
    name = culprit(outputs, "^ *float ")
    if name:
        refuse(name, "a temporary of its derivative comes out as float, which costs half of the digits "
               "or worse: assign to a double first what mixes integers and reals in an argument, and a "
               "constant where another call passes a variable")
    name = culprit(outputs, "pushReal8[(][*]")
    if name:
        refuse(name, "of a local array only the first element is saved for the reverse sweep, which is "
               "silently wrong: the array is filled again and again in a loop; make the loop's body a "
               "function of its own, with the array inside")
