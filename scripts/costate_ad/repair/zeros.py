"""Zeros that Tapenade writes as Fortran, or not at all, and forms that it cannot read again."""
import re

ZERO = re.compile(r"\b0\.D0\b", re.ASCII)
CHOICE = re.compile(r"\n( *)([^;{}\n]+) = \(([^;?]*) \? ([^;:?]*) : ([^;]*)\);")


def correct_zeros(text):
    """At the edge of sqrt and asin, and of 0.0 * x, the derivative zero comes out as 0.D0, which
    is Fortran, or not at all."""
    return re.sub(r"\?([ \n]*):", r"? 0.0\1:", ZERO.sub("0.0", text))


def prepare_second(text):
    """The source of second derivatives, without two of Tapenade's habits: x - (-2.0) becomes
    x--2.0, which it cannot read; and x = (c ? a : b), whose reverse code does not keep what a and b
    need, becomes branches, those within b too: pow(x, y) has two, one in the other."""
    text, before = re.sub(r"--([0-9.])", r"+\1", ZERO.sub("0.0", text)), None
    while text != before:
        before, text = text, CHOICE.sub(
            r"\n\1if (\3)\n\1    \2 = \4;\n\1else\n\1    \2 = \5;", text)
    return text
