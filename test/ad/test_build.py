"""scripts/costate_ad from a model's file to its plug-in, without Tapenade: the compiler's flags, the runners of Tapenade's
passes, what is regenerated, what is compiled.  Stand-ins take the place of cc and tapenade.

    test_build.py       needs cpp, and python3-pycparser for what reads models
"""
import contextlib
import io
import os
import shutil
import sys
import tempfile
import unittest
from unittest import mock

root = os.path.dirname(os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
sys.path.insert(0, os.path.join(root, "scripts"))
from costate_ad import compiler, files, manifest, plugin, regenerate, tapenade  # noqa: E402
from costate_ad.failure import Failure  # noqa: E402
from costate_ad.place import Place  # noqa: E402

try:
    import pycparser
except ImportError:
    pycparser = None

# Makes an empty file of what follows -o, notes what it was given, refuses -fno-such; OTHER: what it fails for.
CC = """#!/bin/sh
echo "$*" >>{log}
case "$*" in *--version*) echo "{version}"; exit 0 ;; *-fno-such*) exit 1 ;; *{fails}*) echo "a.c:1:1: In function 'slidercrank_forces_b'"; \
echo "error: no"; exit 1 ;; esac
while [ $# -gt 0 ]; do [ "$1" = -o ] && : >"$2"; shift; done
"""


class Scratch(unittest.TestCase):

    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.folder = os.path.realpath(folder.name)
        self.said = io.StringIO()
        redirected = contextlib.redirect_stdout(self.said)
        redirected.__enter__()
        self.addCleanup(redirected.__exit__, None, None, None)

    def path(self, name):
        return os.path.join(self.folder, name)

    def script(self, name, text):
        files.write(self.path(name), text)
        os.chmod(self.path(name), 0o755)
        return self.path(name)

    def environment(self, **values):
        patch = mock.patch.dict(os.environ, values)
        patch.start()
        self.addCleanup(patch.stop)

    def stand_in(self, version="cc 1", fails="-fails"):
        """In place of cc."""
        self.environment(CC=self.script("cc", CC.format(log=self.path("log"), version=version, fails=fails)), CFLAGS="-O7 -DX")
        self.forget()

    def forget(self):
        files.write(self.path("log"), "")

    def compiled(self):
        """The sources that were compiled since."""
        found = [line.split(" -c ")[1].split()[0] for line in files.read(self.path("log")).splitlines() if " -c " in line]
        return sorted(os.path.basename(x) for x in found)


class Compiler(Scratch):

    def test_flags(self):
        self.stand_in()
        self.assertEqual(compiler.own_flags(), ["-O7", "-DX"])
        self.assertEqual(compiler.accepted(["-fno-such", "-fgood"]), ["-fgood"])
        self.assertEqual(compiler.accepted(["-fgood", "-fbetter"]), ["-fgood", "-fbetter"])
        for kind in ("model", "generated", "fused", "native", "clang"):
            self.assertTrue(all(x.startswith("-") for x in compiler.flags(kind)), kind)
        self.assertIn("-O3", compiler.flags("generated"))
        self.assertEqual(compiler.flags("no such kind"), [])

    def test_which(self):
        self.stand_in("clang version 1")
        self.assertTrue(compiler.is_clang())
        self.stand_in("gcc 1")
        self.assertFalse(compiler.is_clang())
        compiler.need()
        self.environment(CC="/no/such/cc")
        self.assertRaisesRegex(Failure, "there is no compiler '/no/such/cc': install gcc", compiler.need)


class Runner(Scratch):
    """Tapenade's own program, which is played."""

    def setUp(self):
        super().setUp()
        os.mkdir(self.path("bin"))
        self.program = self.script("bin/tapenade", '#!/bin/sh\ncase "$*" in *-version*) echo "Tapenade 3.16 (x) - 3.16-v1-gab Java";; '
                                   '*-b*) cp m.c m_b.c; echo fine;; *) echo worse; exit 3;; esac\n')
        self.script("bin/java", "#!/bin/sh\n")

    def test_find(self):
        self.environment(TAPENADE_HOME=self.folder, PATH=self.path("bin") + ":" + os.environ["PATH"])
        self.assertEqual(tapenade.find(), self.program)
        self.assertIn("3.16", tapenade.version(self.program))
        self.environment(TAPENADE_HOME="/no/such/place", PATH="/no/such/place")
        self.assertRaisesRegex(Failure, "Tapenade not found .TAPENADE_HOME is /no/such/place", tapenade.find)
        other = self.script("other", "#!/bin/sh\necho 'Tapenade 3.15 (x) - Java'\n")
        self.assertRaisesRegex(Failure, "version 3.16 is needed", tapenade.version, other)

    def test_run(self):
        runner = tapenade.machine(self.program, self.folder)
        self.assertIsInstance(runner, tapenade.Program)  # there is no library for a machine
        self.assertTrue(runner.run(self.folder, "m.c", "text\n", ["-b"]))
        self.assertEqual(files.read(self.path("m_b.c")), "text\n")
        self.assertFalse(runner.run(self.folder, "m.c", "text\n", ["-d"]))
        self.assertIn("worse", files.read(self.path("log")))
        runner.close()

    def test_machine(self):
        """One that does not start: each pass by Tapenade's own program, and nothing of the other is left."""
        self.environment(PATH=self.path("bin") + ":" + os.environ["PATH"])
        machine = tapenade.Machine(self.program, self.folder)
        os.mkdir(self.path("b"))
        files.write(self.path("b/left"), "")
        self.assertTrue(machine.run(self.path("b"), "m.c", "text\n", ["-b"]))
        machine.close()
        self.assertEqual(sorted(os.listdir(self.path("b"))), ["log", "m.c", "m_b.c"])


@unittest.skipUnless(pycparser, "pycparser is not installed")
class Regenerated(Scratch):

    def setUp(self):
        super().setUp()
        shutil.copy(os.path.join(root, "models", "slidercrank.c"), self.folder)
        self.place = Place(self.path("slidercrank.c"))

    def edit(self, old, new):
        text = files.read(self.place.path)
        self.assertIn(old, text)
        files.write(self.place.path, text.replace(old, new, 1))

    def test_of_the_tree(self):
        """A model of the tree that stands elsewhere has its derivatives."""
        self.assertIn("never differentiated" if os.path.isfile(self.place.manifest) else "missing", manifest.check([self.place])[0])
        regenerate.update(self.place)
        self.assertEqual(manifest.check([self.place]), [])
        self.assertTrue(manifest.is_of_tree(self.place))
        theirs = Place("slidercrank")
        for name in manifest.generated(theirs):
            self.assertEqual(files.read(os.path.join(self.place.directory, name)), files.read(os.path.join(theirs.directory, name)))
        self.assertIn("derivatives taken from those that come with Costate", self.said.getvalue())
        regenerate.main(["--manifest", self.place.path])

    def test_edited(self):
        """Kernels that were edited need Tapenade; a generated file is not edited."""
        regenerate.update(self.place)
        self.environment(TAPENADE_HOME="/no/such/place", PATH="/usr/bin:/bin")
        path = os.path.join(self.place.directory, "slidercrank_b.c")
        files.write(path, files.read(path) + "\n")
        self.assertRaisesRegex(Failure, "slidercrank_b.c was edited by hand", regenerate.main, ["--manifest", self.place.path])
        regenerate.take_from_tree(self.place)
        self.edit("Q[0] = 0.0;", "Q[0] = 1.0;")
        self.assertRaisesRegex(Failure, "slidercrank.c was edited after its derivatives were written", regenerate.main,
                               ["--manifest", self.place.path])
        if not shutil.which("tapenade"):
            self.assertRaisesRegex(Failure, "Tapenade not found", regenerate.update, self.place)

    def test_fuse(self):
        """Without Tapenade: the derivatives that are there are kept; differs() says what is another than what was written."""
        regenerate.update(self.place)
        made = regenerate.generate(self.place, "fuse", quick=True)
        self.assertNotIn("fused", made.outputs)
        kernels = "slidercrank.ad/slidercrank_kernels.c"  # whose table has no fused code then
        self.assertEqual(list(made.differs()), [kernels])
        made.outputs["b"] += "/* other */\n"
        self.assertEqual(list(made.differs()), ["slidercrank.ad/slidercrank_b.c", kernels])
        made.write()
        self.assertEqual(list(made.differs()), [])
        self.assertFalse(os.path.isfile(os.path.join(self.place.directory, "slidercrank_fused.c")))

    def test_arguments(self):
        self.assertRaisesRegex(Failure, "unknown option --no", regenerate.main, ["--no"])
        self.assertRaisesRegex(Failure, "no model 'nonsense' in models/MODELS", regenerate.places_of, ["nonsense"])
        self.assertRaisesRegex(Failure, "one FILE.c at a time", regenerate.places_of, [self.place.path, self.place.path])
        places, every = regenerate.places_of(["fivebar"])
        self.assertEqual(([x.name for x in places], len(every)), (["fivebar"], len(files.read(os.path.join(root, "models", "MODELS")).split())))


@unittest.skipUnless(pycparser, "pycparser is not installed")
class Plugin(Regenerated):
    """What is compiled, and when."""

    def setUp(self):
        super().setUp()
        self.stand_in()
        regenerate.update(self.place)

    def make(self):
        self.forget()
        plugin.Plugin(self.place).make()
        return self.compiled()

    def test_once(self):
        every = sorted(manifest.generated(self.place) + ["buffer.c", "plugin.c", "slidercrank.c"])
        self.assertEqual(self.make(), every)
        self.assertEqual(sorted(os.listdir(self.folder)), ["cc", "log", "slidercrank.ad", "slidercrank.c", "slidercrank.so"])
        self.assertEqual(self.make(), [])
        self.assertIn("slidercrank.so is up to date", self.said.getvalue())
        os.remove(self.path("slidercrank.so"))
        self.assertEqual(self.make(), ["slidercrank.c"])

    def test_parts(self):
        """What changed, alone; objects of what is no more are removed; another compiler makes all again."""
        every = self.make()
        path = os.path.join(self.place.directory, "slidercrank_dv.c")
        files.write(path, files.read(path) + "\n")
        manifest.write([self.place], [self.place], "Tapenade 3.16")
        self.assertEqual(self.make(), ["slidercrank.c", "slidercrank_dv.c"])
        os.remove(path)
        manifest.write([self.place], [self.place], "Tapenade 3.16")
        self.make()
        self.assertFalse(os.path.exists(os.path.join(self.place.directory, "objects", "slidercrank_dv.o")))
        self.stand_in("cc 2")
        self.assertEqual(self.make(), [x for x in every if x != "slidercrank_dv.c"])

    def test_flags(self):
        flags = plugin.Flags("slidercrank", has_fused=True)
        self.assertIn("-O1", flags.of("slidercrank_dv.c"))
        self.assertNotIn("-O1", flags.of("slidercrank_b.c"))
        self.assertIn("-DMODEL=slidercrank_model", flags.of("slidercrank_b.c"))
        self.assertNotIn("-O1", plugin.Flags("slidercrank", has_fused=False).of("slidercrank_dv.c"))
        self.assertEqual(flags.of("slidercrank_fused.c")[-2:], ["-O7", "-DX"])

    def test_refused(self):
        """By the function and line of the author, not of generated code."""
        self.stand_in(fails="slidercrank_b.c")
        with self.assertRaisesRegex(Failure, r"slidercrank.c:\d+: the derivative of slidercrank_forces .pass b. does not compile .no.: pass variables"):
            self.make()
        self.stand_in(fails="-shared")
        self.assertRaisesRegex(Failure, "slidercrank.so does not link", self.make)

    def test_arguments(self):
        self.assertRaisesRegex(Failure, "give one FILE.c", plugin.main, ["slidercrank"])
        self.assertRaisesRegex(Failure, "none.c does not exist", plugin.main, [self.path("none.c")])
        self.assertEqual(plugin.quoted("a"), "a")
        self.assertEqual(plugin.quoted("a\nb"), r"$'a\nb'")

    test_of_the_tree = test_edited = test_fuse = None  # of Regenerated alone


if __name__ == "__main__":
    unittest.main()
