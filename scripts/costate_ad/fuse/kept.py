"""Programs of an earlier run: each is made again only when a function that it runs was edited.

Costs and outputs are in the files that it reads, and no program runs them."""
import json
import os
import re

from .. import files, passes, source

ALWAYS = ("forces_dv", "constraints_dv") # they say the sizes


def code(path):
    """The functions of a file and what is outside of them, without comments."""
    text = re.sub(r"/\*.*?\*/", "", files.read(path), flags=re.S)
    functions, outside = source.split_functions(text)
    return functions, "".join(line for line in outside.splitlines(True) if line.strip())


class Kept:
    """path: where they are kept, or None."""

    def __init__(self, path, directory, name):
        self.path, self.directory, self.name, self.read = path, directory, name, {}
        self.passes = passes.functions()
        self.tools = files.sha_of_all(files.python_files(os.path.dirname(os.path.abspath(__file__))))
        try:
            with open(path or "", encoding="utf-8") as file:
                self.programs = json.load(file)
        except (OSError, ValueError):
            self.programs = {}

    def key(self, functions):
        """The sum of all that running these depends on."""
        found = [self.tools]
        for function in sorted({*functions, *ALWAYS}):
            part = "_" + self.passes[function] if function in self.passes else ""
            path = os.path.join(self.directory, "%s%s.c" % (self.name, part))
            if path not in self.read:
                self.read[path] = code(path) if os.path.exists(path) else ({}, "")
            texts, outside = self.read[path]
            wanted = source.reachable(texts, ["%s_%s" % (self.name, function)])
            found += [function, outside, *(texts[f] for f in wanted)]
        return files.sha("\n".join(found))

    def take(self, program):
        """What was written for it, or None."""
        kept = self.programs.get(program)
        return kept["result"] if kept and kept["key"] == self.key(kept["functions"]) else None

    def put(self, program, functions, result):
        self.programs[program] = {"functions": functions, "key": self.key(functions), "result": result}

    def write(self):
        """For the next edit."""
        if self.path:
            os.makedirs(os.path.dirname(self.path), exist_ok=True)
            with open(self.path, "w", encoding="utf-8") as file:
                json.dump(self.programs, file)
