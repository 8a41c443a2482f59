"""All passes of a model: each when the one that writes its source is done, several at a time.

The output of a pass is `raw`, which other passes read, and `made`, which is raw corrected (repair/)
for the compiler."""
import os
import re
import shutil
from concurrent.futures import FIRST_COMPLETED, ThreadPoolExecutor, wait

from . import compiler, files, passes, source, tapenade
from .failure import Failure
from .place import in_tree
from .progress import Progress
from .repair.clear_adjoints import clear_adjoints
from .repair.mark_dropped import Dropped, mark_dropped
from .repair.match_signatures import Differs, match_signatures
from .repair.restore_functions import restore_functions
from .repair.zeros import correct_zeros, prepare_second

FAILED = re.compile("AD09|DF05|TC30|Unexpected|rror|not found")


class Differentiation:
    def __init__(self, author, kernels, flat, scratch):
        self.author, self.place, self.kernels = author, author.place, kernels
        self.flat, self.scratch = flat, scratch
        self.name, self.raw, self.made = author.place.name, {}, {}
        self.kept = set(passes.kept())
        self.passes = {one.name: one for one in passes.by_name().values()
                       if tapenade.command(one, self.name, kernels)}

    def arguments(self, one):
        return tapenade.command(one, self.name, self.kernels)

    def source_of(self, one):
        """(file name, text) that a pass differentiates."""
        text = self.flat if one.of == "model" else self.raw[one.of]
        name = self.name if one.of == "model" else "%s_%s" % (self.name, one.of)
        return name + ".c", prepare_second(text) if passes.is_second(one.name) else text

    def run(self, runner):
        """All passes that are not there yet.  Of those that fail, the first of the table says why."""
        todo = [one for name, one in self.passes.items() if name not in self.raw]
        progress, failed, running = Progress("pass", len(todo)), {}, {}
        with ThreadPoolExecutor(os.cpu_count() or 1) as pool:
            while running or todo and not failed:
                for one in [x for x in todo if not failed and (x.of == "model" or x.of in self.raw)]:
                    running[pool.submit(self.one, runner, one)] = one
                    todo.remove(one)
                done, _ = wait(running, return_when=FIRST_COMPLETED)
                for future in done:
                    one = running.pop(future)
                    why = future.exception()
                    if why:
                        failed[one.name] = why
                        running = {f: x for f, x in running.items() if not f.cancel()}
                    else:
                        self.raw[one.name], self.made[one.name] = future.result()
                    progress.step()
        progress.close()
        if failed:
            raise next(failed[name] for name in self.passes if name in failed)

    def one(self, runner, one):
        """(raw, made) of a pass; made is None of those that only other passes read."""
        directory = os.path.join(self.scratch, one.name)
        shutil.rmtree(directory, ignore_errors=True)
        os.mkdir(directory)
        name, text = self.source_of(one)
        well = runner.run(directory, name, text, self.arguments(one))
        self.judge(one.name, directory, well)
        output = os.path.join(directory, self.place.generated(one.name))
        if not os.path.isfile(output):
            raise Failure("%s: pass %s wrote no %s: run this again" %
                          (self.name, one.name, os.path.basename(output)))
        raw = restore_functions(text, files.read(output))
        return raw, self.repair(one.name, raw) if one.name in self.kept else None

    def judge(self, name, directory, well):
        """A suspicious word in a pass's log is an error."""
        logs = sorted(x for x in os.listdir(directory) if x == "log" or x.endswith(".msg"))
        words = "".join(files.read(os.path.join(directory, x)) for x in logs)
        if "unexpected token: D0" in words:
            function = self.name + "_constraints"
            raise Failure("%s: %s: a derivative that is always 0 comes out as Fortran (0.D0), mostly "
                          "that of 0.0 * x, here or in a helper: leave that term out" %
                          (self.author.place_of(function), function))
        if "arrayTriplet" in words:
            self.refuse_part(name, directory)
        found = [line for line in words.splitlines() if FAILED.search(line)]
        if found:
            raise Failure("%s: pass %s: Tapenade cannot differentiate this (see above); write the "
                          "kernel in plainer C" % (self.name, name), found)
        if not well:
            os.makedirs(self.place.directory, exist_ok=True)
            files.write(os.path.join(self.place.directory, "tapenade.log"), words)
            raise Failure("%s: Tapenade itself fails in pass %s: undo the last edit, and make it in "
                          "smaller steps, with helper functions that take variables and whole arrays.  "
                          "Its words are in %s/tapenade.log" %
                          (self.place.source, name, self.place.out))

    def refuse_part(self, name, directory):
        """Tapenade saves a part of an array, and cannot write which: push(&(q[14])[])."""
        output = os.path.join(directory, self.place.generated(name))
        text = files.read(output) if os.path.isfile(output) else ""
        saved = re.search(r"push\(&\((\w+)\[[^]]*\]\)\[\]\)", text)
        function = saved and re.findall(r"^\w[\w ]* \**(\w+)_\w+\(", text[:saved.start()], re.M)
        if function:
            raise Failure("%s: %s: a helper gets a part of %s and reads there what it has set: let it "
                          "compute that in variables of its own, and set the part last" %
                          (self.author.place_of(function[-1]), function[-1], saved[1]))

    def repair(self, name, text):
        reverse, second = passes.suffix(name) == "b", passes.is_second(name)
        if second and reverse or name in ("b", "dv"):  # no pass reads these
            text = correct_zeros(text)
        if reverse:
            text = self.mark_dropped(name, clear_adjoints(text), 2 if second else 1)
        header = files.read(in_tree("src", "costate_model.h"))
        try:
            return match_signatures(header, self.name, text)
        except Differs as why:
            function, argument = source.author_of(why.args[0]), why.args[1]
            raise Failure("%s: Tapenade gives the derivatives of %s other arguments than asked for "
                          "(%s): assign to local variables what %s computes of rho alone, and pass "
                          "these" % (self.author.place_of(function), function, argument,
                                     function)) from None

    def mark_dropped(self, name, text, level):
        """level: of optimization, by which the compiler sees what is not set.  In second
        derivatives a value is pushed before the first one is computed, and never used."""
        path = os.path.join(self.scratch, self.place.generated(name))
        files.write(path, text)
        status, words = compiler.run(["-std=c11", "-O%d" % level, "-Wuninitialized",
                                      "-I" + in_tree("src", "ad"), "-I" + in_tree("src"), "-c", path,
                                      "-o", path[:-2] + ".dropped.o"])
        if status:
            return text
        try:
            return mark_dropped(text, words)
        except Dropped as why:
            raise self.dropped(str(why)) from None

    def dropped(self, name):
        place = self.author.assignment_of(name)
        if place == self.place.source:
            return Failure("%s: Tapenade drops '%s', a variable of its own, which its reverse code "
                           "needs: write a loop in place of a recursion, and a statement for each part "
                           "of a long expression" % (place, name))
        return Failure("%s: Tapenade drops the assignment to '%s' where its reverse code needs it: "
                       "write the expression itself in place of %s, and a loop without break" %
                       (place, name, name))
