"""Makes FILE.so, which the program loads by its path, of the model in FILE.c.

Objects are kept in FILE.ad/objects; what is up to date is not made again."""
import glob
import os
import platform
import re
import shlex
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor

from . import compiler, files, manifest, regenerate, source
from .failure import Failure
from .place import Place, check_name, in_tree
from .progress import Progress, say

USAGE = """usage: costate build [--quick] FILE.c

Makes FILE.so, which the program loads by its path, from the model in FILE.c.  Derivatives and objects are kept in FILE.ad;
what is up to date is not made again.  Tapenade runs only when the kernels were edited (scripts/regen_ad.sh).

  --quick   without fused code: sooner there, and slower when it runs

  CC        the C compiler (cc)
  CFLAGS    more flags for it, after those of ad/flags
"""


class Flags:
    """How each kind of file is compiled."""

    def __init__(self, model, has_fused):
        native = compiler.flags("native")
        native = native if compiler.accepts(native) else []
        common = compiler.STANDARD + ["-DNDEBUG", "-fPIC", "-fvisibility=hidden", *native] + [
            "-I" + in_tree(*x) for x in (("src", ), ("src", "ad"), ("models", ))]
        own, clang = compiler.own_flags(), compiler.flags("clang") if compiler.is_clang() else []

        def accepted(kind, *more):
            return compiler.accepted(compiler.flags(kind) + list(more))

        self.model = [*common, "-Wall", "-Wno-unused-parameter", "-Werror=implicit-function-declaration",
                      *accepted("model"), *own]
        self.generated = [*common, *accepted("generated", *clang), "-DMODEL=%s_model" % model, *own]
        self.fused = [*common, *accepted("fused", *clang), *own]
        # with fused code little of it is run, and at -O3 it takes longer to compile than all the rest
        self.vector = self.generated + ["-O1"] if has_fused else self.generated

    def of(self, path):
        if path.endswith(("_fused.c", "_facts.c")):
            return self.fused
        return self.vector if path.endswith(("_dv.c", "_qv.c")) else self.generated


def machine():
    """What objects depend on besides flags: the compiler, and the processor it compiles for."""
    done = subprocess.run(compiler.command() + ["--version"], stdout=subprocess.PIPE,
                          stderr=subprocess.STDOUT, check=False)
    first = done.stdout.decode("utf-8", "replace").split("\n")[0]
    processor = ""
    if os.path.isfile("/proc/cpuinfo"):
        processor = re.search("model name.*|$", files.read("/proc/cpuinfo"))[0]
    return "\n".join([first, platform.machine(), processor, " ".join(compiler.command())])


def own_headers():
    return sorted(glob.glob(in_tree("src", "ad", "*"))) + [in_tree("src", "costate.h"),
                                                           in_tree("src", "costate_model.h")]


class Plugin:
    def __init__(self, place):
        self.place, self.name = place, place.name
        self.library = os.path.join(place.home, self.name + ".so")
        self.objects = os.path.join(place.directory, "objects")
        self.flags = Flags(self.name, os.path.isfile(self.output("fused")))
        self.machine, self.headers = machine(), files.sha_of_all(own_headers())

    def output(self, part):
        return os.path.join(self.place.directory, self.place.generated(part))

    def sum_of(self, flags, text):
        return files.sha("\n".join([self.machine, *flags, self.headers, text]))

    def state(self):
        """What the plug-in depends on, and the plug-in itself: as text."""
        expanded = compiler.run(self.flags.model + ["-E", self.place.path])[1]
        sums = [self.sum_of(self.flags.generated + self.flags.fused, files.read(self.place.manifest)),
                self.sum_of(self.flags.model, files.sha(expanded.encode("utf-8", "replace")))]
        if os.path.isfile(self.library):
            sums.append(files.sha_of(self.library))
        return " ".join(sums)

    def up_to_date(self):
        built = os.path.join(self.objects, "built")
        return (os.path.isfile(self.library) and os.path.isfile(built) and
                files.read(built) == self.state())

    def make(self):
        if self.up_to_date():
            say("%s.so is up to date" % self.name)
            return
        os.makedirs(self.objects, exist_ok=True)
        self.compile_generated()
        self.compile_model()
        self.link()
        files.write(os.path.join(self.objects, "built"), self.state())

    # ---- generated code

    def sources(self):
        """(object's stem, source) of all generated code and of what is linked with it."""
        paths = [os.path.join(self.place.directory, x) for x in manifest.generated(self.place)]
        paths += [in_tree("src", "ad", x) for x in ("buffer.c", "plugin.c")]
        return [(os.path.join(self.objects, os.path.basename(x)[:-2]), x) for x in paths]

    def compile_generated(self):
        sources = self.sources()
        self.forget({stem for stem, _ in sources})
        todo = []
        for stem, path in sources:
            wanted = self.sum_of(self.flags.of(path), files.read(path))
            kept = os.path.isfile(stem + ".o") and os.path.isfile(stem + ".sum")
            if not kept or files.read(stem + ".sum") != wanted:
                todo.append((stem, path, wanted))
        if not todo:
            return
        say("compiling the derivatives of %s" % self.name)
        todo.sort(key=lambda x: -os.path.getsize(x[1]))  # those that take longest first
        progress = Progress("file", len(todo))
        with ThreadPoolExecutor(os.cpu_count() or 1) as pool:
            refused = [x for x in pool.map(lambda x: self.compile_one(progress, *x), todo) if x]
        progress.close()
        if refused:
            raise self.refused(min(refused))

    def forget(self, stems):
        """Objects of passes that are no more."""
        for path in glob.glob(os.path.join(glob.escape(self.objects), "*")):
            stem, kind = os.path.splitext(path)
            if kind == ".log" or kind in (".o", ".sum") and stem not in stems:
                os.remove(path)

    def compile_one(self, progress, stem, path, wanted):
        """None, or the log of what the compiler refuses: kept, not shown; no author wrote that
        code."""
        for old in (stem + ".sum", stem + ".o"):
            if os.path.isfile(old):
                os.remove(old)
        status, words = compiler.run(self.flags.of(path) + ["-c", path, "-o", stem + ".o"])
        progress.step()
        if status:
            files.write(stem + ".log", words)
            return stem + ".log"
        files.write(stem + ".sum", wanted)
        return None

    def refused(self, log):
        """The function of the author's whose derivative the compiler refuses, with its line, and
        what to write."""
        words, author = files.read(log), source.Author(self.place)
        what = re.search("error: (.*)", words)
        if not what:
            return Failure("the derivatives of %s do not compile: see %s/objects/*.log, and check CC "
                           "and CFLAGS" % (self.name, self.place.out))
        named = re.search(r"[Ii]n function '(\w+)'", words)
        function = source.author_of(named[1]) if named else ""
        unit = re.sub("^%s_" % self.name, "", os.path.basename(log)[:-4])
        return Failure("%s: the derivative of %s (pass %s) does not compile (%s): pass variables to "
                       "the functions that it calls: assign -x, a sum or a part of an expression to a "
                       "variable first, and declare variables at the top without an initializer.  The "
                       "compiler's words are in %s/objects/%s" %
                       (author.place_of(function or "none"), function or "the kernels", unit, what[1],
                        self.place.out, os.path.basename(log)))

    # ---- the model, and all of it

    def compile_model(self):
        say("compiling %s" % self.place.source)
        status, words = compiler.run(self.flags.model + ["-c", self.place.path, "-o",
                                                         os.path.join(self.objects, self.name + "_.o")])
        sys.stderr.write(words)
        if status:
            raise Failure("%s does not compile (above): correct it and build again" % self.place.source)

    def link(self):
        stems = [stem for stem, _ in self.sources()] + [os.path.join(self.objects, self.name + "_")]
        library = os.path.join(self.objects, self.name + ".so")
        status, words = compiler.run(["-shared", "-o", library, *(stem + ".o" for stem in stems), "-lm",
                                      "-Wl,-z,defs"])
        sys.stderr.write(words)
        if status:
            raise Failure("%s.so does not link (above): define the function that is named there, or "
                          "leave its call out" % self.name)
        os.replace(library, self.library)


def main(arguments):
    if arguments and arguments[0] in ("-h", "--help"):
        print(USAGE, end="")
        return
    quick = arguments[:1] == ["--quick"]
    arguments = arguments[1:] if quick else arguments
    arguments = arguments[1:] if arguments[:1] == ["--"] else arguments
    if len(arguments) != 1 or not arguments[0].endswith(".c"):
        raise Failure("give one FILE.c", USAGE.splitlines())
    path = arguments[0]
    name = os.path.basename(path)[:-2]
    check_name(name, quoted(name))
    if not os.path.isfile(path):
        raise Failure("%s does not exist: costate new NAME writes a model to begin with" % path)
    compiler.need()
    place = Place(path)
    regenerate.update(place, quick)
    Plugin(place).make()


def quoted(name):
    """As a shell would take it."""
    if re.fullmatch("[!-~]*", name):
        return name if re.fullmatch(r"[\w.,:/+=@%-]+", name, re.ASCII) else shlex.quote(name)
    return "$'%s'" % name.encode("unicode_escape").decode("ascii").replace("'", "\\'")
