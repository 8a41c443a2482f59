"""What every command's --json holds: key by key, with its kind, as test/cli/json_keys lists it.

    test_json.py COSTATE [--write]      --write: the list from what the program says now

Programs read these: a key that goes, or becomes another kind of thing, is a break.  A new one is
shown, to be listed.
"""
import difflib
import json
import os
import subprocess
import sys
import tempfile

program, here = os.path.abspath(sys.argv[1]), os.path.dirname(os.path.abspath(__file__))
listed = os.path.join(here, "json_keys")
TABLE = "t,x2\n0.1,0.5\n0.2,0.52\n0.3,0.51\n"
SCENARIOS = '[{"name": "one", "tf": 0.2}, {"name": "two", "tf": 0.3, "weight": 2}]'
PARAMETERS = "m1 m2 m3 m4 k1 k2 L01 L02 g m v0 b1 F1 b2 F2".split()
short = "fivebar --tf 0.3"
commands = [
    "models",
    "models barrier",
    "equilibrium fivebar",
    f"simulate {short}",
    "simulate barrier --tf 1.5",
    f"gradient {short}",
    f"gradient {short} --check",
    f"gradient {short} --response max(x2) --response final(y2)",
    f"gradient {short} --hessian",
    f"gradient {short} --hessian-vector L01=1",
    f"gradient {short} --tolerance k1=2%",
    f"gradient {short} --scenarios scenarios.json",
    f"check {short}",
    f"compare {short}",
    f"optimize {short} --max-evaluations 3",
    f"optimize {short} --optimizer newton --max-evaluations 3",
    f"optimize {short} --subject-to max(x2)<=3 --max-evaluations 3",
    f"optimize {short} --bounds L01=2:2.4 --bounds L02=1.9:2.2 --starts 2",
    f"optimize {short} --vary k1=normal(100,1) --count 4 --robust mean+3*std --max-iterations 1",
    f"sample {short} --vary k1=normal(100,1) --count 4",
    f"fit {short} --data table.csv --wrt k1",
]


def keys(x, place=""):
    """The paths of all values with their kinds; elements of an array, and parameters, together."""
    kinds = {dict: "object", list: "array", str: "text", bool: "truth", type(None): "null"}
    kind = kinds.get(type(x), "number")
    found = {f"{place} {kind}"} if place else set()
    for name, one in x.items() if isinstance(x, dict) else []:
        name = "PARAMETER" if name in PARAMETERS else name
        found |= keys(one, f"{place}.{name}" if place else name)
    for one in x if isinstance(x, list) else []:
        found |= keys(one, place + "[]")
    return found


def main():
    now = []
    with tempfile.TemporaryDirectory(prefix="json.") as scratch:
        open(os.path.join(scratch, "table.csv"), "w").write(TABLE)
        open(os.path.join(scratch, "scenarios.json"), "w").write(SCENARIOS)
        for command in commands:
            words = [program, *command.split(), "--json"]
            run = subprocess.run(words, cwd=scratch, capture_output=True, text=True)
            if run.returncode:
                sys.exit(f"costate {command} --json: status {run.returncode}: {run.stderr}")
            now += [f"$ {command}"] + [f"    {key}" for key in sorted(keys(json.loads(run.stdout)))]
    if "--write" in sys.argv:
        open(listed, "w").write("\n".join(now) + "\n")
    before = open(listed).read().splitlines()
    shown = [x for x in difflib.unified_diff(before, now, lineterm="", n=99) if x[0] in "-+ "][2:]
    gone = [x for x in shown if x[0] == "-"]
    for line in shown:
        if line[0] in "-+":
            print(line)
    print(f"{len(commands)} commands, {len(now)} keys")
    return bool(gone)


sys.exit(main())
