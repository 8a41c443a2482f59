"""costate optimize --robust and --starts: results that are found in another way too, minima told apart, journals, errors.

    test_robust.py COSTATE
"""
import re

from program import ProgramTest, lines, main, read, without_seconds, write

VARIED = "--vary k1=normal(100,5) --vary m2=+normal(0,0.05) --count 30 --seed 4 --tf 0.5"
BOUNDS = "--bounds L01=1.5:4 --bounds L02=1.5:4 --tf 1"
BY_MEAN = "--robust mean+3*std"


class Robust(ProgramTest):

    def near_relative(self, x, wanted, error):
        self.near(x, wanted, error * abs(wanted))

    def test_result(self):
        samples = self.json_of(f"sample fivebar {VARIED}")["responses"][0]
        j = self.json_of(f"optimize fivebar {VARIED} {BY_MEAN} --max-iterations 3")
        alone = without_seconds(j)
        self.near_relative(j["psi_initial"], samples["mean"] + 3 * samples["std"], 1e-6)
        self.holds(j["psi"] < 0.5 * j["psi_initial"])
        self.near_relative(j["psi"], j["robust"]["mean"] + 3 * j["robust"]["std"], 1e-12)
        certificate = j["certificate"]
        self.holds(certificate["agrees"])
        self.near_relative(certificate["differences"], certificate["gradient"], 0.01)

        run = self.call(f"optimize fivebar {VARIED} --robust '3 * std + mean' --max-iterations 3 --jobs 3 --json")
        run.out = run.out.replace("3 * std + mean", "mean+3*std")
        self.assertEqual(run.result, alone, "by 3 threads, and in another order")

        self.json_of(f"optimize fivebar {VARIED} {BY_MEAN} --max-iterations 2 --state kept")
        j = self.json_of(f"optimize fivebar {VARIED} {BY_MEAN} --max-iterations 3 --state kept --resume")
        self.assertEqual((j["iterations"], j["psi"], j["parameters"]), (3, alone["psi"], alone["parameters"]))

        again = "optimize fivebar --tf 0.5 --max-iterations 3 --state kept --resume --vary m2=+normal(0,0.05)"
        for other in ("--seed 5 --count 30 --vary k1=normal(100,5)", "--seed 4 --count 31 --vary k1=normal(100,5)",
                      "--seed 4 --count 30 --vary k1=normal(100,6)"):
            self.refuses(f"{again} {other} {BY_MEAN}", "samples and their seed")
        self.refuses(f"{again} --seed 4 --count 30 --vary k1=normal(100,5) --robust mean+2*std",
                     "belongs to another optimization")

    def test_what_varies(self):
        j = self.json_of("optimize fivebar --vary L01=+normal(0,0.02) --robust std --count 20 --tf 0.5 --max-iterations 2")
        self.holds(j["psi"] < j["psi_initial"], j["certificate"]["agrees"])
        j = self.json_of("optimize barrier --tf 0.1 --wrt v0 --vary F2=normal(1.5,0.1) --count 5 --robust mean+3*std"
                         " --max-iterations 1")
        self.holds(j["robust"]["std"] == 0, abs(j["gradient"]["v0"] - 0.1) < 1e-9, j["certificate"]["agrees"], j["seconds"] > 0)

    def test_errors(self):
        write("two.json", '[{"name": "a"}, {"name": "b"}]')
        for command, words in (
                (f"{VARIED} --robust mean+3", "is not a sum of mean and std"),
                (f"{VARIED} --robust median", "is not a sum of mean and std"),
                (VARIED, "--vary without --robust"),
                ("--robust mean", "nothing varies"),
                ("--robust mean --vary L01=normal(2,0.1)", "is a design variable"),
                (f"{VARIED} --robust mean --starts 3", "leave one of the two out"),
                ("--starts 0", "give 1 or more"),
                (f"{VARIED} --robust mean --scenarios two.json", "leave one of the two out")):
            with self.subTest(command):
                self.refuses("optimize fivebar " + command, words)


class Starts(ProgramTest):

    def test_minima(self):
        six = f"optimize fivebar {BOUNDS} --starts 6"
        a = self.json_of(f"{six} --jobs 1")
        alone, starts = without_seconds(a), a["starts"]
        self.holds(1 <= a["minima"] < 6, [x["start"] for x in starts] == [1, 2, 3, 4, 5, 6],
                   a["psi"] == min(x["psi"] for x in starts))
        self.holds(starts[0]["parameters_initial"]["L01"] == 2.23606797749979,
                   all(1.5 <= x["parameters_initial"]["L02"] <= 4 for x in starts[1:]))
        j = self.json_of(f"optimize fivebar {BOUNDS}")
        self.assertEqual((starts[0]["psi"], starts[0]["evaluations"]), (j["psi"], j["evaluations"]))
        self.assertEqual(without_seconds(self.json_of(f"{six} --jobs 3")), alone, "by 3 threads")

        self.call(f"{six} --out made")
        self.tells("minim.* found", "best from")
        journal = "made/fivebar_starts.journal"
        kept = read(journal).splitlines(keepends=True)
        write(journal, "".join(kept[:4]) + kept[4][:30])
        self.assertEqual(without_seconds(self.json_of(f"{six} --out made --resume")), alone, "from a journal that was cut")
        self.assertEqual(len(lines(journal)), 7)
        self.refuses(f"{six} --gradient-tol 1e-3 --out made --resume", "belongs to another job")

    def test_violations(self):
        command = f"optimize fivebar {BOUNDS} --starts 6 --minimize rms(x2) --subject-to 'position <= 0.2' --max-evaluations 1"
        j = self.json_of(command)
        starts = j["starts"]
        self.holds(1 <= sum("violation" not in x for x in starts) < 6,
                   all("minimum" not in x and not x["converged"] and x.get("violation", 1) > 1e-6 for x in starts),
                   j["minima"] == 0, j["psi"] == min(x["psi"] for x in starts if "violation" not in x))
        self.call(command)
        self.tells("^start 2: no point was found that keeps all constraints", "^not converged")
        self.tells_not(" found:")

    def test_command_from_the_best_point(self):
        run = self.call(f"optimize fivebar {BOUNDS} -p L01=3 -pk1=100 --minimize peak(bar1) --starts=6 --seed 2 --jobs 2")
        table = run.out.splitlines()
        first = next(k for k, line in enumerate(table) if re.match(" *psi", line)) + 1
        best = float(table[first].split()[0])
        command = next(line for line in table if line.startswith("costate optimize"))
        self.assertEqual(command.partition(" -p L01=")[0],
                         f"costate optimize fivebar {BOUNDS} -pk1=100 --minimize 'peak(bar1)' --jobs 2")
        j = self.json_of(command.partition(" ")[2] + " --max-evaluations 1")
        self.near(j["psi_initial"] / best, 1, 1e-7)


if __name__ == "__main__":
    main()
