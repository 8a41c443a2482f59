"""Bad input to the program: one line on stderr that says what and what to do, nothing on stdout, a status that is not
0, no partial file.

    test_wrong_input.py COSTATE
"""
import os
import signal
import subprocess
import unittest

from program import PROGRAM, ProgramTest, main, write

ROOT_USER = os.geteuid() == 0


class WrongInput(ProgramTest):

    def all_refused(self, cases):
        """(command, words...) each."""
        for command, *words in cases:
            with self.subTest(command):
                self.refuses(command, *words)


class CommandLine(WrongInput):

    def test_commands(self):
        self.all_refused([
            ("", "help"),
            ("gradeint fivebar", "gradeint", "gradient"),
            ("''",),
            ("--json gradient fivebar", "help")])

    def test_models(self):
        self.all_refused([
            ("gradient", "model"),
            ("gradient fivbar", "fivbar", "fivebar"),
            ("simulate nonsense", "nonsense", "costate models"),
            ("models nonsense", "nonsense"),
            ("check nonsense", "nonsense"),
            ("gradient ''",),
            ("gradient fivebar pendulum", "pendulum"),
            (["gradient", "five\nbar"],),
            (["gradient", "\udcff\udcfe"],)])  # not UTF-8

    def test_options(self):
        self.all_refused([
            ("gradient fivebar --projection never", "never", "auto, off, always"),
            ("gradient fivebar --jsno", "'--jsno'", "did you mean '--json'?"),
            ("sample fivebar --samples 50", "--samples", "did you mean --count?"),
            ("gradient --problem .", "Is a directory", "give the path of a JSON file"),
            ("gradient fivebar -x 3", "-x"),
            ("simulate fivebar --method fd", "--method"),
            ("gradient fivebar --tf", "--tf"),
            ("gradient fivebar --json=1", "--json")])
        # an option as the library spells it
        self.fails("gradient fivebar --max_steps 2", "more than 2 steps", "raise max_steps")


class NamesAndNumbers(WrongInput):

    def test_design(self):
        self.all_refused([
            ("gradient fivebar -p L03=1", "L03", "L01"),
            ("gradient fivebar --wrt L01,L03", "L03", "L01"),
            ("gradient fivebar --wrt L01,L01", "L01", "once"),
            ("gradient fivebar --wrt L01,,L02",),
            ("gradient fivebar --wrt ''", "--wrt"),
            ("gradient fivebar -p L01", "NAME=VALUE"),
            ("gradient fivebar -p =1", "NAME=VALUE"),
            ("gradient fivebar -p L01=-1", "L01", "from 0 to 10"),
            ("gradient fivebar -p L01=11", "L01", "from 0 to 10")])
        self.all_refused([(["gradient", "fivebar", "-p", "L01=" + bad], "L01") for bad in
                          ("", "x", "1x", "1,5", "1 ", " 1", "nan", "NaN", "-nan", "inf", "-inf", "1e999", "0x", "--")])

    def test_responses(self):
        self.all_refused([
            ("gradient fivebar --response rms(bar9)", "bar9", "column 5"),
            ("gradient fivebar --response x=median(bar1)", "median"),
            ("gradient fivebar --response rms(bar1", "column 9"),
            ("gradient fivebar --tf 1 --response 'at(x2, 2)'", "outside the run"),
            ("gradient fivebar --response misfit(nowhere.csv)", "nowhere.csv"),
            ("gradient fivebar --response max(x2) --response max(x2)", "two responses"),
            ("gradient fivebar --response ''", "empty"),
            ("gradient fivebar --cost position --response max(x2)", "--response"),
            ("gradient fivebar --check --response max(x2)", "--method")])

    def test_choices(self):
        self.all_refused([
            ("gradient fivebar --cost postion", "postion", "position"),
            ("gradient fivebar --method ajoint", "ajoint", "adjoint"),
            ("gradient fivebar --formulas gear", "'gear'", "--formulas", "bdf, adams"),
            ("gradient fivebar --formulation nonsense", "nonsense", "penalty")])

    def test_switches(self):
        """The remedy is one that works, not the next one that is refused."""
        for form in ("index3", "maggi"):
            self.fails(f"gradient barrier --formulation {form}", "use the formulation penalty")
            self.refuses(f"gradient barrier --formulation {form} --integrator cvodes", "switches", "use the formulation penalty")
        self.fails("gradient barrier --integrator onestep", "use the integrator rk")

    def test_positive_numbers(self):
        self.all_refused([([*"gradient fivebar".split(), f"--{option}={bad}"], "--" + option)
                          for option in ("tf", "rtol", "alpha", "fd-step") for bad in ("0", "-1", "-1e-8", "nan", "inf", "x", "")])
        self.all_refused([([*"gradient fivebar".split(), f"--atol={bad}"], "--atol") for bad in ("-1", "-1e-8", "nan", "inf", "x", "")])
        self.all_refused([
            ("gradient barrier --tf 1e200", "tf", "from 1e-30 to 1e+09"),
            ("gradient fivebar --rtol 1", "rtol"),
            ("gradient fivebar --rtol 1e-40",
             "rtol = 1e-40 is below the rounding of double precision: give at least 8.9e-16, such as 1e-12"),
            ("simulate fivebar --samples 1", "samples"),
            ("gradient fivebar --xi -1", "--xi"),
            ("gradient fivebar --max-steps 0", "steps")])
        self.all_refused([(f"gradient fivebar --max-steps {bad}", "max-steps") for bad in ("-1", "1.5", "x", "nan", "1e30")])

    def test_memory(self):
        self.all_refused([(f"gradient fivebar --memory={bad}", "not a size", "--memory")
                          for bad in ("x", "M", "64X", "64MB", "-1", "nan", "inf", "1e999")])
        self.all_refused([(f"gradient fivebar --memory-dir {bad}", "memory_dir", "directory") for bad in ("/no/such/place", "/dev/null")])
        self.refuses("gradient fivebar --memory 1K", "memory", "65536")

    @unittest.skipIf(ROOT_USER, "root may write anywhere")
    def test_memory_in_a_directory_that_is_locked(self):
        os.mkdir("locked", 0o555)
        self.refuses("gradient fivebar --memory-dir locked", "memory_dir", "can be written")


class SecondDerivatives(WrongInput):

    def test_directions(self):
        self.all_refused([
            ("gradient fivebar --hessian-vector L01=1,L01=2", "L01", "twice"),
            ("gradient fivebar --hessian-vector L01=1,L02", "L02", "L02=1"),
            ("gradient fivebar --hessian-vector L01=nan", "L01"),
            ("gradient fivebar --hessian-vector k1=1", "k1", "--wrt"),
            ("gradient fivebar --hessian --hessian-vector L01=1", "one of the two"),
            ("gradient fivebar --hessian --response rms(x2)", "one cost")])

    def test_tolerances(self):
        self.all_refused([(f"gradient fivebar --tolerance {text}", "--tolerance") for text in
                          ("k1", "k1=", "k1=%", "k1=-1", "k1=nan", "k1=inf", "k1=1e999", "k1=2%%", "k1=2x", "=2",
                           "k1=2,5%", "k1=2%,", "k1=2%,L01", "k1=2%,k1=3%")])
        self.all_refused([
            ("gradient fivebar --tolerance k1=2% --tolerance k1=0.1", "k1", "twice"),
            ("gradient fivebar --tolerance k9=1", "k9"),
            ("gradient fivebar --tolerance k1=1% --wrt L01", "--wrt"),
            ("gradient fivebar --tolerance k1=1% --hessian", "--hessian")])
        self.fails("gradient fivebar --tolerance L01=1e200", "L01")


class ProblemFiles(WrongInput):

    def test_no_file(self):
        self.refuses("gradient fivebar --problem missing.json", "missing.json")
        self.refuses("gradient fivebar --problem /tmp", "/tmp")

    def test_content(self):
        for text, *words in (
                ("", "line 1"),
                ('{ "tf": 1,\n "cost": ', "line 2"),
                ("tf = 1", "line 1"),
                ('{ "tf": 1 } x', "line 1"),
                ("[1, 2]", "object"),
                ('{ "tff": 1 }', "tff", "tf"),
                ('{ "tf": 1, "tf": 2 }', "twice"),
                ('{ "tf": "1" }', "tf", "number"),
                ('{ "cost": 1 }', "cost", "string"),
                ('{ "tf": null }', "tf"),
                ('{ "rtol": -1e-8 }', "rtol"),
                ('{ "tf": 0 }', "tf"),
                ('{ "tf": NaN }',),
                ('{ "tf": 1e999 }', "tf"),
                ('{ "parameters": [1] }', "parameters"),
                ('{ "parameters": { "k1": "x" } }', "k1"),
                ('{ "parameters": { "k1": 1, "k1": 2 } }', "k1", "twice"),
                ('{ "wrt": [1] }', "wrt"),
                ('{ "wrt": [] }', "wrt"),
                ('{ "tf": 1 \0 }', "line 1")):
            with self.subTest(text):
                write("bad.json", text)
                self.refuses("gradient fivebar --problem bad.json --json", "bad.json", *words)

    def test_values(self):
        write("bad.json", '{ "rtol": 1e-40 }')
        self.refuses("gradient fivebar --problem bad.json", "below the rounding")
        write("bad.json", '{ "parameters": { "k9": 1 } }')
        self.refuses("gradient fivebar --problem bad.json", "k9")
        write("bad.json", '{ "model": "nonsense" }')
        self.refuses("gradient --problem bad.json", "nonsense")

    def test_brackets(self):
        write("deep.json", "[" * 100000)
        self.refuses("gradient fivebar --problem deep.json", "deep.json")


class Runs(ProgramTest):
    """No plausible number and no file after a run that failed."""

    def test_too_few_steps(self):
        for command in ("simulate", "gradient", "check"):
            self.fails(f"{command} fivebar --max-steps 5 --out none", "steps", "max")
            self.assertEqual(os.listdir("none") if os.path.exists("none") else [], [], command)
        for method in ("adjoint", "direct", "fd"):
            self.fails(f"gradient fivebar --method {method} --max-steps 5 --json", "steps")

    def test_memory(self):
        self.call("gradient fivebar --tf 60 --memory 64K --memory-dir .", limit=65536)
        self.complains(1, "no room in '.'", "--memory-dir")
        self.fails("gradient fivebar --tf 500 --max-steps 100000 --memory 64K", "raise memory", "--memory")

    def test_tolerances_beyond_double_precision(self):
        self.fails("gradient fivebar --rtol 1e-15 --atol 1e-30", "loosen")

    def test_start_far_from_the_guess(self):
        """Found, or an error."""
        run = self.call("simulate slidercrank -p crank=0.1 -p rod=20 --tf 0.01")
        if run.status == 0:
            self.tells("psi = [0-9]")
        else:
            self.complains(1, "no assembled configuration", "check the parameters")

    def test_interrupt(self):
        child = self.start("gradient fivebar --tf 100000 --max-steps 1000000000 --out stopped")
        self.signal_when_it_computes(child, signal.SIGINT)
        self.complains(130, "stopped")
        self.assertEqual(os.listdir("stopped"), [])


class Files(ProgramTest):

    def test_out(self):
        write("file", "")
        self.fails("gradient pendulum --out file", "file")
        self.fails("simulate pendulum --out file/deeper", "file")
        self.fails("gradient pendulum --out /proc/nothing/here", "/proc")
        self.refuses("gradient pendulum --out ''", "--out")

    def test_directory_in_the_place_of_a_file(self):
        """The result is printed, and no temporary file is left."""
        os.makedirs("closed/pendulum_gradient.json")
        run = self.call("gradient pendulum --out closed --json")
        self.tells('"psi": ')
        run.out = ""
        self.complains(1, "pendulum_gradient.json")
        self.assertEqual(os.listdir("closed"), ["pendulum_gradient.json"])

    @unittest.skipIf(ROOT_USER, "root may write anywhere")
    def test_no_permission(self):
        os.mkdir("locked", 0o555)
        self.fails("gradient pendulum --out locked", "locked")

    def test_full_stdout(self):
        for command in ("gradient pendulum", "gradient pendulum --json", "simulate pendulum", "check barrier", "models",
                        "models fivebar", "--help"):
            with self.subTest(command), open("/dev/full", "w", encoding="utf-8") as full:
                done = subprocess.run([PROGRAM, *command.split()], stdout=full, stderr=subprocess.PIPE, check=False, text=True)
                self.assertEqual(done.returncode, 1)
                self.assertRegex(done.stderr, r"\Acostate: [^\n]*stdout[^\n]*\n\Z")

    def test_file_that_may_not_grow(self):
        os.mkdir("limited")
        self.call("simulate pendulum --out limited --samples 5000", limit=8192)
        self.complains(1, "limited/pendulum_trajectory.csv")
        self.assertEqual(os.listdir("limited"), [])

    def test_full_disk(self):
        os.mkdir("small")
        if subprocess.run("mount -t tmpfs -o size=16k none small".split(), stderr=subprocess.DEVNULL, check=False).returncode:
            self.skipTest("mounting is not allowed here")
        self.addCleanup(subprocess.run, ["umount", os.path.abspath("small")], check=True)
        self.fails("simulate pendulum --out small --samples 5000", "small", "No space left")
        self.assertEqual(os.listdir("small"), [])


if __name__ == "__main__":
    main()
