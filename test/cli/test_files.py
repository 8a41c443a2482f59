"""The files that the program reads and keeps: nothing is written through a link, lost, left behind, or ignored without
a warning; a file of somebody else is data and no code; warnings are in the JSON.

    test_files.py COSTATE
"""
import json
import os
import resource
import signal
import time

from program import ProgramTest, main, read, read_bytes, wait_for, write

SHORT = "optimize fivebar --tf 0.5 --max-iterations 1"
ENDLESS = "optimize fivebar --wrt all --cost reaction --decrease-tol 0 --max-evaluations 0 --max-iterations 0"


def size(path):
    return os.path.getsize(path) if os.path.exists(path) else 0


class Links(ProgramTest):
    """A link in the place of a file is replaced, its target stays as it is."""

    def setUp(self):
        super().setUp()
        write("target", "precious\n")

    def kept(self):
        self.assertEqual(read("target"), "precious\n")

    def test_state(self):
        for name in ("s", "s.part", "s.old"):
            with self.subTest(name):
                for old in ("s", "s.part", "s.old"):
                    if os.path.lexists(old):
                        os.remove(old)
                if name == "s.old":
                    write("s", "older\n")
                os.symlink("target", name)
                self.assertEqual(self.call(SHORT + " --state s").status, 0)
                self.kept()
                self.holds(size("s") > 0, not os.path.islink("s"), not os.path.lexists("s.part"))

    def test_lock(self):
        os.symlink("target", "s.lock")
        self.fails(SHORT + " --state s", "s.lock", "symbolic link")
        self.kept()

    def test_out(self):
        os.mkdir("linked")
        for name in ("fivebar_history.csv", "fivebar_optimize.json", "fivebar_parameters.svg"):
            os.symlink("../target", "linked/" + name)
        self.assertEqual(self.call(SHORT + " --out linked").status, 0)
        self.kept()

    def test_directory(self):
        os.mkdir("s.part")
        self.assertEqual(self.call(SHORT + " --state s").status, 0)
        self.warns("warning: the state is not kept: s: ")
        self.holds(not os.path.exists("s"))


class Locks(ProgramTest):
    """Two runs with one state: the second names the first and does no harm; after a SIGKILL the lock is nobody's."""

    def other(self, options, path):
        child = self.start(f"{ENDLESS} {options}")
        self.assertTrue(wait_for(lambda: size(path) > 0, child))
        return child, f"process {child.pid}:"

    def test_state(self):
        child, name = self.other("--state s", "s")
        self.fails(SHORT + " --state s", "another run", name, "--state")
        self.fails(SHORT + " --state s --resume", name)
        self.assertEqual(self.call(SHORT + " --state other").status, 0)
        child.kill()
        child.wait()
        self.assertTrue(os.path.exists("s.lock"))
        self.assertEqual(self.call(SHORT + " --state s").status, 0)
        self.assertFalse(os.path.exists("s.lock"))

    def test_out(self):
        _, name = self.other("--out two", "two/fivebar_optimize.state")
        self.fails(SHORT + " --out two", name, "two/fivebar_optimize.state")


class States(ProgramTest):

    def test_older_state(self):
        run = self.call(SHORT + " --state s --json")
        self.assertEqual((run.status, run.err, os.path.exists("s.old")), (0, "", False))
        before = read_bytes("s")
        j = self.json_of(SHORT + " --state s")
        self.assertIn("kept as s.old: ", j["warnings"][0])
        self.assertEqual(read_bytes("s.old"), before)
        self.assertGreater(size("s"), 0)
        j = self.json_of(SHORT + " --state s")
        self.assertIn("kept as s.old, in place of the one before it: ", j["warnings"][0])

    def test_resumed_state(self):
        self.call(SHORT + " --state s")
        before = read_bytes("s")
        run = self.call(SHORT + " --state s --resume --max-iterations 2 --json")
        self.assertEqual((run.status, run.err, os.path.exists("s.old")), (0, "", False))
        with open("s", "wb") as file:
            file.write(before)
        write("s.old", "")
        self.fails("optimize fivebar --max-steps 2 --state s", "start cannot be solved")
        self.assertEqual((read_bytes("s"), size("s.old")), (before, 0))

    def test_unwritable(self):
        """Told once, and the result is there."""
        j = self.json_of(SHORT + " --state nowhere/s")
        self.assertRegex(self.last.err, r"\A[^\n]*the state is not kept: nowhere/s: No such file[^\n]*\n\Z")
        self.holds(len(j["warnings"]) == 1, "not kept" in j["warnings"][0], j["psi"] > 0)
        self.call(SHORT + " --state nowhere/s")
        self.tells("add -p L01=")
        self.tells_not("the same command with --resume")

    def test_directory(self):
        os.mkdir("d")
        self.assertEqual(self.call(SHORT + " --state d").status, 0)
        self.warns("the state is not kept: d: ")
        self.holds(not os.path.exists("d.part"))

    def test_full_disk(self):
        self.assertEqual(self.call(SHORT + " --state limited", limit=1024).status, 0)
        self.warns("the state is not kept: limited: File too large")
        self.holds(not os.path.exists("limited"), not os.path.exists("limited.part"))


class SlowGnuplot(ProgramTest):
    """gnuplot that does not end: killed then, the program leaves nothing; it does not listen to a signal, but to a second
    one."""

    def draw(self):
        os.mkdir("slow")
        write("slow/gnuplot", f"#!/bin/sh\necho $$ >{os.getcwd()}/part && mv {os.getcwd()}/part {os.getcwd()}/gnuplot.pid\nexec sleep 600\n",
              0o755)
        child = self.start("simulate pendulum --out drawn", {"PATH": os.getcwd() + "/slow:" + os.environ["PATH"]})
        self.assertTrue(wait_for(lambda: os.path.exists("gnuplot.pid"), child))
        gnuplot = int(read("gnuplot.pid"))
        self.addCleanup(os.kill, gnuplot, signal.SIGTERM)
        return child

    def test_killed(self):
        child = self.draw()
        child.kill()
        child.wait()
        self.assertEqual(os.listdir("drawn"), ["pendulum_trajectory.csv"])

    def test_signals(self):
        child = self.draw()
        # A signal and its echo, which come together however busy the machine is: the program is stopped until both are sent.
        for number in (signal.SIGSTOP, signal.SIGINT, signal.SIGTERM, signal.SIGCONT):
            child.send_signal(number)
        time.sleep(0.5)  # beyond the 0.3 s of an echo
        self.assertIsNone(child.poll(), "an echo is no second signal")
        child.terminate()
        self.assertEqual(self.ended(child).status, 143)


class Data(ProgramTest):
    """A problem file is data."""

    def problem(self, name="p.json", **settings):
        write(name, json.dumps({"model": "pendulum", **settings}))

    def test_out(self):
        os.mkdir("inside")
        for link, target in (("away", "/tmp"), ("within", "inside"), ("dangling", "/nowhere/at/all")):
            os.symlink(target, link)
        for out in ("/tmp/x", "..", "../x", "inside/../../x", "away", "away/x", "away/x/y", "dangling", "dangling/x"):
            self.problem(out=out)
            self.refuses("gradient --problem p.json", f"'{out}'", "--out")
        write("p.json", '{ "out": "/tmp/x", "scenarios": [{ "tf": 1 }] }')
        self.refuses("gradient pendulum --scenarios p.json", "'/tmp/x'", "--out")
        for out in ("new", "new/deeper", "within", "..x", "./inside", "."):
            self.problem(out=out, tf=0.1)
            self.assertEqual(self.call("gradient --problem p.json").status, 0, out)
            self.assertGreater(size(out + "/pendulum_gradient.json"), 0, out)
        self.problem(out="/nowhere", tf=0.1)
        self.assertEqual(self.call(f"gradient --problem p.json --out {os.getcwd()}/chosen").status, 0)
        self.assertGreater(size("chosen/pendulum_gradient.json"), 0)

    def test_memory_directory(self):
        """Steps are written only where the file itself is, or where the user says."""
        says = "a file names a directory outside of its own: memory_dir"
        os.makedirs("folder/below")
        os.mkdir("inside")
        os.symlink("/tmp", "away")
        for place in ("/tmp", "..", ".", "away", "inside/.."):
            self.problem("folder/p.json", tf=0.1, memory_dir=place)
            self.refuses("gradient --problem folder/p.json", f"{says} '{place}'", "--memory-dir, or add --trust")
            self.assertEqual(self.call("gradient --problem folder/p.json --trust").status, 0)
            self.assertEqual(self.call("gradient --problem folder/p.json --memory-dir /tmp").status, 0)
        for place in ("folder", "folder/below", os.getcwd() + "/folder/below"):
            self.problem("folder/p.json", tf=0.1, memory_dir=place)
            self.assertEqual(self.call("gradient --problem folder/p.json").status, 0, place)
        write("p.json", '{ "memory_dir": "/tmp", "scenarios": [{ "tf": 1 }] }')
        self.refuses("gradient pendulum --scenarios p.json", f"{says} '/tmp'")

    def test_characters(self):
        write("p.json", '{ "model": "pendulum",\n "cost": "height\\u0000, or not" }')
        self.refuses("gradient --problem p.json", "zero character", "line 2")
        write("p.json", '{ "model": "pendulum", "cost": "\\\\u0000" }')
        self.refuses("gradient --problem p.json", "unknown cost")

    def test_twice(self):
        write("p.json", '{ "model": "fivebar", "bounds": { "L01": [1, 2], "L02": [1, 2], "L01": [1, 3] } }')
        self.refuses("optimize --problem p.json", "bounds.L01", "twice")
        self.refuses("optimize fivebar --bounds L01=1:2 --bounds L01=1:3", "'L01'", "twice")
        write("p.json", '{ "model": "fivebar", "bounds": { "L01": [1, 2] }, "max_iterations": 1, "tf": 0.2 }')
        self.assertEqual(self.json_of("optimize --problem p.json --bounds L01=2:3")["upper"]["L01"], 3)
        j = self.json_of("gradient pendulum -p L=-7 -p L=2 -p m=3 -p L=1 --tf 0.1")["parameters"]
        self.assertEqual((j["L"], j["m"]), (1, 3))


class Large(ProgramTest):
    """Large files take no longer than they must: 870 kB took two minutes."""

    def test_time(self):
        many = {"p%07d" % i: 1.0 for i in range(50000)}
        for name, content in (("parameters", {"model": "fivebar", "parameters": many}),
                              ("bounds", {"model": "fivebar", "bounds": {k: [0, 1] for k in many}}),
                              ("both", {"model": "fivebar", "parameters": many, "scenarios": [{"parameters": many}]}),
                              ("scenarios", [{"name": "s%d" % (i % 99999)} for i in range(100000)])):
            write(name + ".json", json.dumps(content))
        for command in ("gradient --problem parameters.json", "optimize --problem bounds.json", "gradient --scenarios both.json",
                        "gradient fivebar --scenarios scenarios.json"):
            before = resource.getrusage(resource.RUSAGE_CHILDREN)
            self.refuses(command)
            after = resource.getrusage(resource.RUSAGE_CHILDREN)
            # time of the processor, which other programs do not lengthen
            self.assertLess(after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime, 20, command)
        self.complains(2, "scenarios 1 and 100000")


class Warnings(ProgramTest):
    """Every command's JSON has its warnings."""

    def test_none(self):
        for command in ("models", "models pendulum", "equilibrium pendulum", "simulate pendulum --tf 0.2",
                        "gradient pendulum --tf 0.2", "check barrier", "optimize pendulum --max-iterations 1"):
            run = self.call(command + " --json")
            self.assertEqual((run.err, run.json["warnings"]), ("", []), command)
        self.assertTrue(all(row["warnings"] == [] for row in self.json_of("compare pendulum --tf 0.1")))
        self.assertEqual(self.call("compare pendulum --tf 0.1 --step 0.01 --json").err, "", "compare uses the step")

    def one(self, command, start):
        j = self.json_of(command)
        self.assertEqual(len(j["warnings"]), 1, command)
        self.assertTrue(j["warnings"][0].startswith(start), command)

    def test_what_is_not_used(self):
        for command in ("simulate", "gradient", "check", "optimize"):
            j = self.json_of(f"{command} pendulum --tf 0.2 --step 0.01")
            self.warns("^costate: warning: the step is not used")
            self.assertTrue(j["warnings"][0].startswith("the step is not used"))
        write("scenarios.json", '[{ "tf": 0.1 }, { "tf": 0.2 }]')
        self.one("gradient pendulum --scenarios scenarios.json --step 0.01", "")
        self.one("gradient pendulum --tf 0.2 --formulation index3 --step 0.01 --formulas bdf", "the formulas are not used")
        self.one("gradient pendulum --tf 0.2 --integrator cvodes --memory 1M", "the memory is not used")

    def test_of_the_library(self):
        self.one("gradient barrier -p b2=2 -p F1=9 --tf 1.5", "")
        self.warns("^costate: warning: adjoint: switch 2 .* touched")
        self.assertIn("touched", self.last.json["warnings"][0])


if __name__ == "__main__":
    main()
