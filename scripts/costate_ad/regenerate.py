"""Writes ad/ of the tree's models, and NAME.ad of a model elsewhere."""
import glob
import os
import shutil
import tempfile

from . import files, generated, manifest, pass_cache, passes, source, table, tapenade
from .differentiate import Differentiation
from .failure import Failure
from .lint import need_parser
from .place import Place, in_tree
from .progress import say

USAGE = """usage: scripts/regen_ad.sh [--check | --manifest | --update | --fuse] [MODEL... | FILE.c]

  (nothing)    run Tapenade on the models (all of models/MODELS and the tutorial's, or those named) and write ad/
  --check      run Tapenade, write nothing, and fail when ad/ is not what it writes now
  --manifest   without Tapenade: fail when a model was edited after ad/ was written, or a file of ad/ by hand
  --update     run Tapenade only where --manifest would fail
  --fuse       without Tapenade: only what costate_ad/fuse makes of the kernels and of the derivatives that are there

A model that is not in the tree is given as a path, FILE.c, and its derivatives are kept in FILE.ad beside it.
ad/passes says what is differentiated with respect to what; ad/manifest keeps Tapenade's version and the sha256 of
every input (a model's kernels: the part that Tapenade reads) and output.  Needed are python3 with pycparser and,
but for --manifest and --fuse, Tapenade and Java.
"""
ACTIONS = ("--check", "--manifest", "--update", "--fuse")


QUICK = ("{0}: --quick: without fused code: its results are the same, its matrices come from vector "
         "code, which takes several times as long; costate build {1} makes it")


class Generation:
    """All that is written for one model, from its text."""

    def __init__(self, place, scratch):
        need_parser()
        from .lint.check import check  # pylint: disable=import-outside-toplevel
        self.place, self.scratch = place, scratch
        self.author = source.Author(place)
        self.flat = source.flatten(place.path, place.library)
        self.kernels = source.kernels(self.flat, place.name)
        self.plain = source.without_comments(self.flat)
        self.outputs, self.run, self.keys, self.version, self.kept = {}, None, None, None, None
        check(self.author, self.plain, self.kernels, scratch)

    def differentiate(self, program, cached, one_by_one):
        """By Tapenade.  cached: take what an earlier run has left; one_by_one: by its own program."""
        run = self.run = Differentiation(self.author, self.kernels, self.flat, self.scratch)
        if cached:
            self.take_from_cache(program)
        if len(run.raw) < len(run.passes):
            runner = (tapenade.Program(program) if one_by_one else
                      tapenade.machine(program, self.scratch))
            try:
                run.run(runner)
            finally:
                runner.close()
            self.version = tapenade.version(program)
        self.outputs = {name: run.made[name] for name in run.passes if run.made[name] is not None}
        generated.check(self.author, self.plain, self.outputs)

    def take_from_cache(self, program):
        self.keys = pass_cache.keys(self.run, self.plain, program)
        kept = pass_cache.Cache(self.place)
        count = kept.take(self.run, self.keys)
        self.version = kept.version
        if count:
            say("%s: %d of %d passes are as before" % (self.place.name, count, len(self.keys)))

    def take(self):
        """The derivatives that are there."""
        for name in passes.kept():
            path = os.path.join(self.place.directory, self.place.generated(name))
            if os.path.isfile(path):
                self.outputs[name] = files.read(path)

    def fuse(self, cached, quick):
        """Code for matrices and products, and facts: a model can do without them.  cached: programs
        of an earlier run; quick: without that code."""
        from .fuse import facts, fused, kept  # pylint: disable=import-outside-toplevel
        from .fuse.expressions import Refused  # pylint: disable=import-outside-toplevel
        name, costs = self.place.name, source.costs(self.kernels)
        files.write(os.path.join(self.scratch, name + ".c"), self.flat)
        for part, text in self.outputs.items():
            files.write(os.path.join(self.scratch, self.place.generated(part)), text)
        path = os.path.join(self.place.directory, "passes", "fused.json")
        self.kept = kept.Kept(path if cached else None, self.scratch, name)
        for part, write, without in (
                ("fused", lambda: fused.main(self.scratch, name, self.kept),
                 "no fused code (%s): its results are the same, its matrices come from vector code, "
                 "which takes several times as long"),
                ("facts", lambda: facts.main(self.scratch, name, costs),
                 "no facts (%s): the engine takes its kernels to look at everything")):
            if quick and part == "fused":
                say(QUICK.format(name, self.place.source))
                continue
            try:
                write()
            except Refused as why:
                say("%s: %s" % (name, without % why))
                continue
            self.outputs[part] = files.read(os.path.join(self.scratch, self.place.generated(part)))

    def write(self):
        """A kernel that is no more has no derivatives either."""
        os.makedirs(self.place.directory, exist_ok=True)
        for name in manifest.generated(self.place):
            os.remove(os.path.join(self.place.directory, name))
        for part, text in self.outputs.items():
            files.write(os.path.join(self.place.directory, self.place.generated(part)), text)

    def differs(self):
        """The files that are not what was made now."""
        for part, text in sorted(self.outputs.items()):
            path = os.path.join(self.place.directory, self.place.generated(part))
            if not os.path.isfile(path) or files.read(path) != text:
                yield "%s/%s" % (self.place.out, self.place.generated(part))


class Scratch:
    """A directory that is removed at the end."""

    def __enter__(self):
        self.path = tempfile.mkdtemp()
        return self.path

    def __exit__(self, *_):
        shutil.rmtree(self.path, ignore_errors=True)


def generate(place, action, quick):
    """The texts of a model's files, and Tapenade's version (None where it did not run)."""
    with Scratch() as scratch:
        made = Generation(place, scratch)
        if action == "fuse":
            made.take()
        else:
            program = tapenade.find()
            say("differentiating %s" % place.name)
            made.differentiate(program, place.elsewhere and action != "check", action == "check")
        if not quick:
            say("fusing the derivatives of %s" % place.name)
        made.fuse(place.elsewhere and action != "check", quick)
        made.outputs["kernels"] = table.table(place.name, made.flat, made.kernels, made.outputs)
    return made


def regenerate(places, every, action, quick=False):
    """Writes what is made now, or says what is not that.  quick: without fused code."""
    version, _, _ = manifest.read(every[0].manifest)
    different = []
    for place in places:
        made = generate(place, action, quick)
        version = made.version or version
        if action == "check":
            different += made.differs()
            continue
        made.write()
        if made.keys:
            pass_cache.Cache(place).keep(made.run, made.keys, made.version)
        made.kept.write()
    if action != "check":
        manifest.write(places, every, version, quick)
        return
    if different:
        raise Failure("run %s" % places[0].remedy_for_all,
                      ["%s is not what Tapenade writes now" % name for name in different])
    refuse(manifest.check(places))
    say("%s/ is what %s writes" % (places[0].folder, version))


def refuse(found):
    if found:
        raise Failure(found[-1], found[:-1])


def update(place, quick=False, every=None):
    """Runs what must run for a model elsewhere, and takes what comes with Costate.  quick: without
    fused code, where it is not there yet.  every: all of its manifest, of a model of the tree."""
    source.flatten(place.path, place.library)
    from .lint.text import check_descriptor  # pylint: disable=import-outside-toplevel
    check_descriptor(place, files.read(place.path))
    found, of_tree = manifest.check([place]), manifest.is_of_tree(place)
    only_fuse = all(why.startswith(manifest.FUSE + " is another") for why in found)
    if not found or quick and only_fuse:
        if not of_tree:  # its derivatives may be older than what is refused now
            check_syntax(place)
        return
    if of_tree:
        take_from_tree(place)
        return
    if os.path.isfile(place.manifest) and not only_fuse:
        for why in found:
            say(why.split(": run ")[0].split("; run ")[0])
    regenerate([place], every or [place], "fuse" if only_fuse else "write", quick)


def check_syntax(place):
    need_parser()
    from .lint.check import check_syntax as check  # pylint: disable=import-outside-toplevel
    with Scratch() as scratch:
        check(place, scratch)


def take_from_tree(place):
    """The derivatives of the tree's model."""
    theirs = manifest.of_tree(place.name)
    os.makedirs(place.directory, exist_ok=True)
    for name in manifest.generated(place):
        os.remove(os.path.join(place.directory, name))
    for name in manifest.generated(theirs):
        shutil.copyfile(os.path.join(theirs.directory, name), os.path.join(place.directory, name))
    say("%s: derivatives taken from those that come with Costate" % place.name)
    manifest.write([place], [place], manifest.read(theirs.manifest)[0])


def places_of(arguments):
    """(the places that are named, all of their manifest)"""
    if arguments and arguments[0].endswith(".c"):
        if len(arguments) > 1:
            raise Failure("one FILE.c at a time: run it once for each")
        found = [Place(arguments[0])]
        return found, found
    every = files.read(in_tree("models", "MODELS")).split()
    for name in arguments:
        if name not in every:
            raise Failure("no model '%s' in models/MODELS: add a line with its name there" % name)
    places = {name: Place(name) for name in every}
    return [places[name] for name in arguments or every], list(places.values())


def act(action, arguments):
    places, every = places_of(arguments)
    if action == "manifest":
        refuse(manifest.check(places))
        say("%s/ is up to date" % places[0].folder)
    elif action == "update":
        for place in places:
            update(place, every=every)
    else:
        regenerate(places, every, action)


def main(arguments):
    action, names = "write", []
    for argument in arguments:
        if argument in ("-h", "--help"):
            print(USAGE, end="")
            return
        if argument in ACTIONS:
            action = argument[2:]
        elif argument.startswith("-"):
            raise Failure("unknown option %s" % argument, USAGE.splitlines())
        else:
            names.append(argument)
    if not names:
        for path in sorted(glob.glob(in_tree("doc", "guide", "tutorial", "*.c"))):
            act(action, [path])
    act(action, names)
