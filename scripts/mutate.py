#!/usr/bin/env python3
"""Mutants of src/: would the tests notice?  scripts/mutate.sh runs this.

    scripts/mutate.sh [--count N] [--seed K] [--files PATH[:LINE],...] [--tests NAME,...] [--slowest S] [--budget S]
                      [--part I/N] [--listed WORD] [--results FILE] [--build DIR]

A mutant is one small change of one line: another comparison, another sign, a number, a condition negated, a statement left out.
Its object is linked in front of the engine's library into the tests of a build, which is left as it is, one test after another,
those first that killed most mutants of that folder per second, until one fails.  The result of each is one of

    killed        a test failed, crashed or did not end
    refused       the compiler's warnings (which are errors) found it
    listed        it survives, and test/survivors says why that is no hole
    SURVIVED      none of these; exit status 1

Those listed for AddressSanitizer are judged by a build with it (scripts/sanitize.sh): --listed AddressSanitizer --build build-asan.
"""
import argparse
import collections
import functools
import hashlib
import json
import math
import os
import re
import resource
import shlex
import signal
import subprocess
import sys
import tempfile
import time

here = os.path.dirname(os.path.abspath(__file__))
root = os.path.dirname(here)
ap = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
ap.add_argument("--count", type=int, default=200)
ap.add_argument("--seed", type=int, default=1)
ap.add_argument("--files", default="src", help="what the mutants are of: folders, files, or lines of files as FILE:LINE (src)")
ap.add_argument("--tests", help="only these tests")
ap.add_argument("--slowest", type=float, default=3.0, help="tests that take no longer than this many seconds (3)")
ap.add_argument("--budget", type=float, default=1e9, help="seconds of tests for one mutant, the likeliest killers first")
ap.add_argument("--part", default="0/1", help="i/n: every n-th mutant from the i-th on, to share them out")
ap.add_argument("--results", help="append a line per mutant to this file, and skip those that are there")
ap.add_argument("--listed", help="only those that test/survivors lists with this word in the reason")
ap.add_argument("--build", default=os.path.join(root, "build"))
ap.add_argument("--list", action="store_true", help="show the mutants only")
options = ap.parse_args()
build = os.path.realpath(options.build)
scratch = tempfile.TemporaryDirectory(prefix="mutate.")

# ---- mutants ------------------------------------------------------------------------------------------------

SWAPS = [("<=", "<"), (">=", ">"), ("<", "<="), (">", ">="), ("==", "!="), ("!=", "=="), ("&&", "||"), ("||", "&&"), ("+", "-"), ("-", "+"),
         ("*", "/"), ("/", "*"), ("+=", "-="), ("-=", "+=")]
OPERATOR = re.compile(r"(?<=[\w\])] )(" + "|".join(re.escape(a) for a, _ in sorted(SWAPS, key=lambda x: -len(x[0]))) + r")(?= [\w(\-!&*])")
NUMBER = re.compile(r"(?<![\w.\[])(\d+\.\d+(?:e[-+]?\d+)?|\d+)(?![\w.\]])")
STATEMENT = re.compile(r"^\s+(?!return\b|break\b|continue\b|goto\b|case\b|static\b|const\b|else\b|for\b|while\b|if\b|do\b|typedef\b|enum\b|struct\b)"
                       r"(?:TRY\(.*\)|[\w>\-.\[\]*+() ]+ [-+*/|]?= [^;{}]*|[\w>\-.\[\]]+\(.*\)|[\w>\-.\[\]]+(?:\+\+|--));\s*(?:/\*.*\*/)?$")
DECLARATION = re.compile(r"^\s+(?:unsigned |const |struct )*(?:double|int|long|char|size_t|float|FILE|void|u?int\d+_t|cst_\w+|[a-z_]+) +\**\w+(?:\[[^]]*\])?(?:,| =|;)")


def blank(text):
    """The same length, with comments and strings replaced by spaces."""
    return re.sub(r'/\*.*?\*/|//[^\n]*|"(?:\\.|[^"\\\n])*"|\'(?:\\.|[^\'\\\n])*\'',
                  lambda m: re.sub(r"[^\n]", " ", m.group()), text, flags=re.S)


def mutants_of(path):
    """(line number, new line, kind) of one file."""
    text = open(path).read()
    plain, lines, deep = blank(text).split("\n"), text.split("\n"), 0
    for i, line in enumerate(plain):
        inside, deep = deep > 0, deep + line.count("{") - line.count("}")
        if not inside or line.lstrip().startswith("#"):
            continue
        old = lines[i]
        pointer = DECLARATION.match(line)
        for m in OPERATOR.finditer(line):
            if not (pointer and m.group() == "*"):
                yield i, old[:m.start()] + dict(SWAPS)[m.group()] + old[m.end():], "operator"
        for m in NUMBER.finditer(line):
            new = {"0": "1", "1": "2", "2": "1", "0.0": "1.0", "1.0": "2.0"}.get(m.group())
            new = new or (m.group() + "1" if "e" not in m.group() and "." in m.group() else None if "e" in m.group() else str(int(m.group()) + 1))
            if new and not re.search(r"\bcase |\bsizeof|snprintf|print|\[\d+\];", line):
                yield i, old[:m.start()] + new + old[m.end():], "number"
        m = re.match(r"^(\s+(?:\} else )?(?:if|while) \()(.*)\)(\s*\{?)$", line)
        if m and line.count("(") == line.count(")"):
            yield i, f"{old[:m.end(1)]}!({old[m.end(1):m.end(2)]}){old[m.end(2):]}", "negated"
        if STATEMENT.match(line) and not pointer and line.count("(") == line.count(")"):
            yield i, re.match(r"\s*", line).group() + ";", "left out"
        for a, b in (("fmax(", "fmin("), ("fmin(", "fmax(")):
            for m in re.finditer(re.escape(a), line):
                yield i, old[:m.start()] + b + old[m.end():], "operator"


def all_mutants():
    files = []
    for path in options.files.split(","):
        path = os.path.join(root, path.partition(":")[0])
        files += [path] if os.path.isfile(path) else [os.path.join(d, f) for d, _, fs in os.walk(path) for f in fs if f.endswith(".c")]
    found = []
    for path in sorted(set(files)):
        if os.path.basename(path) in ("plugin.c",):  # part of plug-ins alone
            continue
        found += [(os.path.relpath(path, root), *m) for m in mutants_of(path)]
    return found


# ---- the build ------------------------------------------------------------------------------------------------

commands = {}  # source file: its compile commands
for one in json.load(open(os.path.join(build, "compile_commands.json"))):
    source = os.path.relpath(os.path.realpath(os.path.join(one["directory"], one["file"])), root)
    commands.setdefault(source, []).append(one)
sanitized = any("-fsanitize=" in one["command"] for several in commands.values() for one in several if "tsan" not in one["output"])


def compile_command(source):
    """That of the library or the program, not of a test's own copy."""
    mine = [c for c in commands.get(source, []) if re.match(r"src/(lib(costate|cli)\S*\.a|costate|libcostate\S*\.so\S*)\.p/", c["output"])]
    return mine[0] if mine else None


def compiled(mutant):
    """The mutant's object, or None where the compiler refuses it."""
    source, line, new, _ = mutant
    lines = open(os.path.join(root, source)).read().split("\n")
    lines[line] = new
    path, out = os.path.join(scratch.name, os.path.basename(source)), os.path.join(scratch.name, "mutant.o")
    open(path, "w").write("\n".join(lines))
    words = [w for w in shlex.split(compile_command(source)["command"]) if w != "ccache"]
    words = words[:words.index("-MD")] + ["-iquote", os.path.join(root, os.path.dirname(source)), "-o", out, "-c", path]
    run = subprocess.run(words, cwd=build, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    return out if run.returncode == 0 else None


links = {}  # program: the words of its link command
preloaded = {}  # program: the shared library with the mutant, which it is run with


def link_words(program):
    if program not in links:
        target = os.path.relpath(program, build)
        last = subprocess.check_output(["ninja", "-C", build, "-t", "commands", target], text=True).strip().split("\n")[-1]
        links[program] = shlex.split(last)
    return links[program]


def linked(program, mutant, made):
    """The program with the mutant's object in the place of its own; the library's member is not taken then.  None: not linked to it."""
    words, source = list(link_words(program)), mutant[0]
    own = compile_command(source)["output"]
    copies = [c["output"] for c in commands[source] if c["output"] in words]  # of the library, or a test's own
    if copies:
        words[words.index(copies[0])] = made
    elif any(re.search(r"src/libcli\.a$" if own.startswith("src/libcli") else r"src/libcostate\S*\.a$", w) for w in words):
        words.insert(words.index("-o") + 2, made)
    elif library := next((w for w in words if re.search(r"src/libcostate\.so\S*$", w)), None):
        preloaded[program] = linked(os.path.join(build, library), mutant, made)  # it has the name of the one that is asked for
        return program
    else:
        return None
    to = os.path.join(scratch.name, os.path.basename(program))
    words[words.index("-o") + 1] = to
    subprocess.run(words, cwd=build, check=True, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    return to


# ---- tests ------------------------------------------------------------------------------------------------------

Test = collections.namedtuple("Test", "name program words env")


def run_test(test, program, seconds):
    """Does it pass within so many seconds of CPU time?  On a busy machine the clock says nothing: it only ends what waits for ever."""
    def limits():
        if not sanitized:  # a sanitizer's shadow is terabytes
            resource.setrlimit(resource.RLIMIT_AS, (6 << 30, 6 << 30))
        resource.setrlimit(resource.RLIMIT_CORE, (0, 0))
        resource.setrlimit(resource.RLIMIT_CPU, (int(seconds) + 1, int(seconds) + 1))
    words = [program if w == test.program else w for w in test.words]
    env = {k: program if v == test.program else v for k, v in test.env.items()}
    env = {**os.environ, **env, "PYTHONDONTWRITEBYTECODE": "1"}
    if program in preloaded:
        env["LD_PRELOAD"] = preloaded[program]
    with subprocess.Popen(words, cwd=build, env=env, stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL,
                          preexec_fn=limits, start_new_session=True) as run:
        try:
            return run.wait(60 + 5 * seconds) in (0, 77)
        except subprocess.TimeoutExpired:
            os.killpg(run.pid, signal.SIGKILL)  # those too that it started and waits for
            return False


def all_tests(wanted):
    """The tests that link the engine, load its library or run the program; how long they take is not known yet."""
    tests = []
    program = os.path.join(build, "src", "costate")
    for one in json.loads(subprocess.check_output(["meson", "introspect", "--tests", build])):
        words = [program if w == "src/costate" or os.path.realpath(os.path.join(build, w)) == program else w for w in one["cmd"]]
        mine = words[0] if words[0].startswith(os.path.join(build, "test")) else program if program in words else None
        mine = mine or one["env"].get("COSTATE_LIBRARY")
        if one["name"] in ("mutants", "install", "errors", "tutorial", "examples", "python layout", "python doc") or "tsan" in words[0] or not mine or (wanted and one["name"] not in wanted):
            continue
        tests.append(Test(one["name"], mine, words, one["env"]))
    return tests


times = {}  # test: seconds of CPU time without a mutant; infinite where it fails, or takes longer than it may


def seconds_of(test):
    """Measured when it is first needed; with --results kept beside them."""
    if test.name not in times:
        begun = os.times()
        most = options.slowest * (1 if test.program == test.words[0] else 10)  # few of them, and the only ones for src/cli
        fine = run_test(test, test.program, 300 if options.tests else 2 * most)
        spent = os.times()
        seconds = spent.children_user - begun.children_user + spent.children_system - begun.children_system
        if not fine and options.tests:
            sys.exit(f"mutate: the test '{test.name}' fails without a mutant")
        times[test.name] = seconds if fine and (options.tests or seconds <= most) else math.inf
        if options.results:
            json.dump(times, open(options.results + ".times", "w"))
    return times[test.name]


# The tests of a folder, or of a file of the program, come first, until the kills say better.
PROGRAM = {"sample|vary|statistics|journal": "cli_sample", "robust|starts|ensemble": "cli_robust", "fit": "cli_fit", "optimize": "cli_optimize|cli_files",
           "gradient|response|eigen|simulate|models|check|compare|equilibrium|plot|table|report|run": "cli_commands", "page|report|write_results": "report",
           "settings|arguments|problem_file|result|names|trust|messages|data": "cli_wrong_input|cli_files", "scenario": "cli_scenarios", "cluster": "cluster|kill"}
NEAR = {"src/study": "study|ensemble", "src/optimize": "minimize.*|optimizer?|optimizer_state|constrained|newton|fit|scenarios|ensemble", "src/integrate/rk": "rk.*|auto|hessian|respon.*|peaks|switches|follow|rest",
        "src/integrate/cvodes": ".* cvodes.*|respon.*|peaks|runs", "src/integrate/onestep": "onestep|hessian|respon.*|peaks", "src/integrate": "switches.*|follow.*|rest.*|respon.*|peaks|runs|degenerate",
        "src/sparse": "solver.*|compress|fused.*|mechanisms", "src/start": "start|mechanisms", "src/model": "api|respon.*|peaks|refused_models|constrained|fit|fuzz.*",
        "src/dynamics": "fused.*|broken_models|mechanisms|respon.*|peaks", "src/sensitivity": "respon.*|peaks|hessian|runs|fit|broken_models", "src/ad": "stack"}


def judge(mutant, tests, kills):
    folder = os.path.dirname(mutant[0])
    near = NEAR.get(folder, "")
    if mutant[0].startswith("src/cli/"):
        folder, near = mutant[0], "|".join(tests for words, tests in PROGRAM.items() if re.search(words, mutant[0][len("src/cli/"):]))
    for test in tests:
        if not kills[folder, test.name] and re.fullmatch(near, test.name):
            kills[folder, test.name] = 0.5
    made = compiled(mutant)
    if not made:
        return "refused", "by the compiler"
    of_program = mutant[0].startswith("src/cli")
    order = sorted((t for t in tests if of_program == (os.path.basename(t.program) == "costate")),
                   key=lambda t: -(kills[folder, t.name] + 0.02) / (times.get(t.name, 10.0 if of_program else 1.0) + 0.1))
    programs, left = {}, options.budget
    preloaded.clear()
    for test in order:
        seconds = seconds_of(test) if left > 0.0 else math.inf
        if seconds > left:
            continue
        left -= seconds
        if test.program not in programs:
            programs[test.program] = linked(test.program, mutant, made)
        if programs[test.program] and not run_test(test, programs[test.program], 10 + 5 * seconds):
            kills[folder, test.name] += 1
            return "killed", test.name
    return "SURVIVED", ""


# ---- the whole --------------------------------------------------------------------------------------------------

@functools.cache
def lines_of(source):
    return open(os.path.join(root, source)).read().split("\n")


def key(mutant):
    """What a mutant is known by, when lines have moved."""
    source, line, new, _ = mutant
    return f"{source} | {lines_of(source)[line].strip()} | {new.strip()}"


def named(mutants):
    """Each with the name that results and test/survivors know it by: its key, and (2), (3) ... where the same line comes again."""
    seen, names = collections.Counter(), {}
    for m in sorted(mutants):
        seen[key(m)] += 1
        names[m] = key(m) + (f" ({seen[key(m)]})" if seen[key(m)] > 1 else "")
    return names


def survivors():
    listed = {}
    path = os.path.join(root, "test", "survivors")
    for line in open(path) if os.path.exists(path) else []:
        if line.strip() and not line.startswith("#"):
            what, reason = line.rstrip("\n").rsplit(" | ", 1)
            listed[what] = reason
    return listed


def main():
    mutants = [m for m in all_mutants() if compile_command(m[0])]
    names = named(mutants)
    # By a hash of each, not of the list: most of a seed's mutants stay the same when the source changes.
    mutants.sort(key=lambda m: hashlib.sha256(f"{options.seed} {key(m)}".encode()).digest())
    if ":" in options.files:
        mutants = [m for m in mutants if f"{m[0]}:{m[1] + 1}" in options.files.split(",") or m[0] in options.files.split(",")]
    if options.listed:
        reasons = survivors()
        mutants = [m for m in mutants if options.listed in reasons.get(names[m], "")]
    first, parts = (int(x) for x in options.part.split("/"))
    mutants = mutants[:options.count][first::parts]
    if options.list:
        for m in mutants:
            print(f"{m[0]}:{m[1] + 1}: {m[3]}: {names[m]}")
        return 0
    done, listed, counts, kills = {}, survivors(), collections.Counter(), collections.Counter()
    if options.results and os.path.exists(options.results):
        done = dict(line.rstrip("\n").split("\t")[:2][::-1] for line in open(options.results))
    if os.path.exists(os.path.join(build, "src", "costate.source")):
        os.symlink(os.path.join(build, "src", "costate.source"), os.path.join(scratch.name, "costate.source"))
    tests = all_tests(options.tests.split(",") if options.tests else None)
    if options.results and os.path.exists(options.results + ".times"):
        times.update(json.load(open(options.results + ".times")))
    print(f"{len(mutants)} mutants, seed {options.seed}; {len(tests)} tests", flush=True)
    begun = time.time()
    for m in mutants:
        name = names[m]
        verdict, by = (done[name], "before") if name in done else judge(m, tests, kills)
        if verdict == "SURVIVED" and name in listed:
            verdict, by = "listed", listed[name]
        counts[verdict] += 1
        if verdict in ("SURVIVED", "listed"):
            print(f"{verdict}: {m[0]}:{m[1] + 1}: {name.split(' | ', 1)[1]}  {by}", flush=True)
        if options.results and name not in done:
            with open(options.results, "a") as file:
                print(verdict, name, by, sep="\t", file=file)
    print(f"{sum(counts.values())} mutants, seed {options.seed}:", ", ".join(f"{v} {k}" for k, v in sorted(counts.items())),
          f"({time.time() - begun:.0f} s)")
    return counts["SURVIVED"] > 0


sys.exit(main())
