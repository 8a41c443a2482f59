"""The tutorial's commands, run in order on the tutorial's file; their output must be what it shows.

    tutorial.py TUTORIAL.md extract FILE.c      the C of all blocks
    tutorial.py TUTORIAL.md compare DIRECTORY   runs the commands there, compares
    tutorial.py TUTORIAL.md write DIRECTORY     runs them there, puts their output into the tutorial

Words must be equal, numbers to 0.2 %; a number below 1e-3, an error bar such as 3.6e-03, times and
counts of the integrator only have to be numbers.  So has the error that differences of psi are said to have: it is measured,
from three pairs of runs.  Which derivative is the worst one is a matter of rounding errors."""
import os
import re
import subprocess
import sys

NUMBER = re.compile(r"[-+]?(?:\d+\.?\d*|\.\d+)(?:e[-+]?\d+)?")
BAR = re.compile(r"\d\.\de[-+]\d\d")
LOOSE = re.compile(
    r"^(forward|time|steps|constraint drift|certificate)|iterations,|^(offset|rod|p[xy]) .*(free|bound)|^offset +-0[.]04"
)
CLOSEST = re.compile(r"(worst component|adjoint against direct:) [A-Za-z]\w*(\[\d+\])?")
ERROR = re.compile(r"\S+(?=  confirmed$)")
OMITTED = re.compile(r"^differentiating |passes are as before$|^fusing |come with Costate|^written to|^and .*report.html|^tables and pictures|^history and|^tables and"
                     )  # Tapenade, gnuplot: if they are there


def blocks(text, kind):
    """Without those that need IPOPT, where the program was built without it."""
    found = re.findall(r"^```" + kind + r"\n(.*?)^```\n", text, re.M | re.S)
    return [x for x in found if "--optimizer ipopt" not in x or "NO_IPOPT" not in os.environ]


def same_number(a, b):
    if BAR.fullmatch(a):
        return True
    a, b = float(a), float(b)
    return abs(a - b) <= 2e-3 * max(abs(a), abs(b)) or max(abs(a), abs(b)) < 1e-3


def same_line(shown, seen):
    shown, seen = (ERROR.sub("0", CLOSEST.sub("closest", line)) for line in (shown, seen))
    if NUMBER.sub("#", shown).split() != NUMBER.sub("#", seen).split():
        return False
    if LOOSE.search(shown):
        return True
    return all(same_number(a, b) for a, b in zip(NUMBER.findall(shown), NUMBER.findall(seen)))


def run(command, directory):
    done = subprocess.run(command, shell=True, cwd=directory, capture_output=True, text=True)
    if done.returncode:
        sys.exit("FAIL: $ %s: exit status %d\n%s%s" %
                 (command, done.returncode, done.stdout, done.stderr))
    return done.stdout


def lines(text):
    return [line.rstrip() for line in text.splitlines() if not OMITTED.search(line)]


def compare(text, directory):
    wrong = 0
    for block in blocks(text, "console"):
        command, _, shown = block.partition("\n")
        shown, seen = lines(shown), lines(run(command.removeprefix("$ "), directory))
        bad = [pair for pair in zip(shown, seen) if not same_line(*pair)]
        if bad or len(shown) != len(seen):
            wrong += 1
            print("FAIL:", command, "(%d lines shown, %d seen)" % (len(shown), len(seen)))
            for pair in bad[:5]:
                print("    shown: %s\n    seen:  %s" % pair)
        else:
            print("PASS:", command)
    sys.exit(1 if wrong else 0)


def write(path, text, directory):
    def filled(match):
        command = match.group(1).partition("\n")[0]
        return "```console\n%s\n%s```\n" % (command, run(command.removeprefix("$ "), directory))
    new = re.sub(r"^```console\n(.*?)^```\n", filled, text, flags=re.M | re.S)
    open(path, "w").write(new)


path, action, where = sys.argv[1:]
tutorial = open(path).read()
if action == "extract":
    open(where, "w").write("".join(blocks(tutorial, "c")))
elif action == "write":
    write(path, tutorial, where)
else:
    compare(tutorial, where)
