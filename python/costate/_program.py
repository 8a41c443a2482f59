"""The command `costate` of a wheel: the program that is inside the package."""

import os
import sys


def main() -> None:
    program = os.path.join(os.path.dirname(os.path.abspath(__file__)), "bin", "costate")
    os.execv(program, [program, *sys.argv[1:]])
