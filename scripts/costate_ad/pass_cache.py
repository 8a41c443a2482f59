"""After an edit, only the passes of Tapenade run whose input has changed.

A pass depends on the kernels that it differentiates, on the functions that they call, and on all
that is no function (enumerations, tables, macros); a pass of a pass on that one too.  The sum of
this is the pass's key.  MODEL.ad/passes has the keys of what was written last, and the raw output
of passes that others read.  Models of the tree are always differentiated again."""
import json
import os
import re
import shutil

from . import compiler, files, passes, source
from .place import PACKAGE, in_tree


def tools(program):
    """The sum of all that a pass's output depends on besides its source."""
    parts = ["tapenade.py", "differentiate.py", "pass_cache.py", "passes.py", "source.py", "Passes.java"]
    paths = [os.path.join(PACKAGE, x) for x in parts]
    paths += files.python_files(os.path.join(PACKAGE, "repair"))
    paths += [in_tree("src", "costate_model.h"), in_tree("src", "ad", "adBuffer.h")]
    return files.sha("%s %s %s" % (files.sha_of_all(paths), " ".join(compiler.command()), program))


def keys(run, plain, program):
    """{pass: key}; plain: the kernels without comments."""
    functions, outside = source.split_functions(plain)
    found, sum_of_tools = {}, tools(program)
    for name, one in run.passes.items():
        arguments = run.arguments(one)
        text = found.get(one.of)
        if one.of == "model":
            wanted = [m[1] for m in (re.match(r"(\w+)\(", x) for x in arguments) if m]
            text = outside + "".join(functions[f] for f in source.reachable(functions, wanted))
        found[name] = files.sha("\n".join([run.name, *arguments, sum_of_tools, text]))
    return found


class Cache:
    """The passes of a model elsewhere, as they were written last."""

    def __init__(self, place):
        self.place, self.directory = place, os.path.join(place.directory, "passes")
        try:
            with open(os.path.join(self.directory, "keys.json"), encoding="utf-8") as file:
                self.kept = json.load(file)
        except (OSError, ValueError):
            self.kept = {"version": "", "passes": {}}

    @property
    def version(self):
        return self.kept["version"]

    def read(self, path, wanted):
        """The file's text, if it is what was written: its sum is the wanted one."""
        try:
            text = files.read(path)
        except OSError:
            return None
        return text if files.sha(text) == wanted else None

    def take(self, run, found):
        """Gives the run what is there: raw and made of each pass whose key is as it was."""
        for name, key in found.items():
            kept = self.kept["passes"].get(name)
            if not kept or kept["key"] != key:
                continue
            file = self.place.generated(name)
            raw = kept["raw"] and self.read(os.path.join(self.directory, file), kept["raw"])
            made = kept["made"] and self.read(os.path.join(self.place.directory, file), kept["made"])
            if (raw or not kept["raw"]) and (made or not kept["made"]):
                run.raw[name], run.made[name] = raw, made
        return len(run.raw)

    def keep(self, run, found, version):
        """For the next edit, when all is written."""
        shutil.rmtree(self.directory, ignore_errors=True)
        os.makedirs(self.directory)
        read_by_others = {one.of for one in passes.by_name().values()}
        kept = {}
        for name, key in found.items():
            raw = run.raw[name] if name in read_by_others else None
            made = run.made[name]
            if raw is not None:
                files.write(os.path.join(self.directory, self.place.generated(name)), raw)
            kept[name] = {"key": key, "raw": raw and files.sha(raw), "made": made and files.sha(made)}
        with open(os.path.join(self.directory, "keys.json"), "w", encoding="utf-8") as file:
            json.dump({"version": version, "passes": kept}, file, indent=1)
