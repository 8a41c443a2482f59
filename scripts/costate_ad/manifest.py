"""What ad/ was written from: Tapenade's version and the sha256 of every input and output.

A model's input is its kernels, the part that Tapenade reads."""
import os
import re

from . import files, passes, source
from .place import PACKAGE, TREE, Place, in_tree

FUSE = "scripts/costate_ad/fuse"


def fuse_sum():
    return files.sha_of_all(files.python_files(os.path.join(PACKAGE, "fuse")))


def parts():
    """What a model's files are called after."""
    return passes.kept() + ["fused", "facts", "kernels"]


def generated(place, directory=None):
    """The names of a model's generated files that are there."""
    directory = directory or place.directory
    names = [place.generated(part) for part in parts()]
    return sorted(x for x in names if os.path.isfile(os.path.join(directory, x)))


def kernels_sum(place):
    return files.sha(source.flatten(place.path, place.library))


def read(path):
    """(version, {name: sum}, lines)"""
    try:
        lines = files.read(path).splitlines()
    except OSError:
        return None, None, []
    versions = [line[2:] for line in lines if line.startswith("# Tapenade")]
    sums = {x[1]: x[0] for x in (line.split("  ", 1) for line in lines) if len(x) == 2 and x[0] != "#"}
    return versions[0] if versions else "", sums, lines


def describe(place):
    """The lines of one model: its kernels, then its generated files."""
    found = ["%s  kernels of %s" % (kernels_sum(place), place.source)]
    return found + ["%s  %s/%s" % (files.sha_of(os.path.join(place.directory, name)), place.out, name)
                    for name in generated(place)]


def kept(place, lines):
    """The same lines as a manifest has them now."""
    wanted = re.compile(r".*  (kernels of (models/)?%s\.c|%s/%s_(%s)\.c)" %
                        (place.name, re.escape(place.out), place.name, "|".join(parts())))
    return [line for line in lines if wanted.fullmatch(line)]


def write(written, every, version, quick=False):
    """written: the places that are described again; every: all of the manifest; quick: there is no
    fused code yet."""
    path = every[0].manifest
    _, _, before = read(path)
    lines = ["# Written by scripts/regen_ad.sh", "# " + version,
             "%s  ad/passes" % files.sha_of(in_tree("ad", "passes")), "%s  %s" % ("none" if quick else fuse_sum(), FUSE)]
    names = {place.name for place in written}
    for place in every:
        lines += describe(place) if place.name in names else kept(place, before)
    files.write(path, "".join(line + "\n" for line in lines))


def check(places):
    """What is not as it was written, one line each: nothing, where all is."""
    first = places[0]
    _, sums, _ = read(first.manifest)
    if sums is None:
        return ["%s/manifest is missing: run %s" % (first.folder, first.remedy_for_all)]
    found = []
    if sums.get("ad/passes") != files.sha_of(in_tree("ad", "passes")):
        found.append("ad/passes is another than when %s/ was written: run %s" %
                     (first.folder, first.remedy_for_all))
    if sums.get(FUSE) != fuse_sum():
        found.append("%s is another than when %s/ was written: run %s" %
                     (FUSE, first.folder, first.remedy_for_all))
    for place in places:
        now = sums.get("kernels of " + place.source)
        if now is None:
            found.append("%s was never differentiated: run %s" % (place.source, place.remedy))
        elif now != kernels_sum(place):
            found.append("%s was edited after its derivatives were written: run %s" %
                         (place.source, place.remedy))
    return found + check_outputs(first, sums)


def check_outputs(place, sums):
    found = []
    for name, wanted in sums.items():
        if not re.fullmatch(r"%s/.*_.*\.c" % re.escape(place.folder), name):
            continue
        path = os.path.join(place.home, name)
        if not os.path.isfile(path):
            found.append("%s is missing: run %s" % (name, place.remedy_for_all))
        elif files.sha_of(path) != wanted:
            found.append("%s was edited by hand: generated files are never edited; run %s" %
                         (name, place.remedy_for_all))
    return found


def is_of_tree(place):
    """Whether a model elsewhere has the kernels of one of the tree, whose derivatives it can have."""
    if not place.elsewhere:
        return False
    _, sums, _ = read(in_tree("ad", "manifest"))
    return bool(sums) and sums.get("kernels of models/%s.c" % place.name) == kernels_sum(place)


def of_tree(name):
    return Place(name, TREE)
