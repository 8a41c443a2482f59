"""costate gradient --scenarios --jobs, and the same for optimize: results, independence of the number of threads,
errors by name.

    test_scenarios.py COSTATE
"""
import os
import re
import signal

from program import ProgramTest, lines, main, read, without_seconds, write

FIVE = """[ { "name": "earth", "weight": 0.5 },
  { "name": "moon", "parameters": { "g": 1.6 }, "weight": 2 },
  { "name": "soft", "parameters": { "k1": 80, "k2": 80 }, "tf": 1 },
  { "name": "jerky", "cost": "acceleration" },
  { "name": "heavy", "parameters": { "m2": 3 } } ]
"""
COMMAND = "gradient fivebar --scenarios five.json"
ENDLESS = "--tf 100000 --max-steps 1000000000"


class Scenarios(ProgramTest):

    def setUp(self):
        super().setUp()
        write("five.json", FIVE)

    def test_results(self):
        a = self.works(f"{COMMAND} --tf 2 --jobs 1 --json").json
        alone = without_seconds(a)
        for jobs in ("--jobs 2", "--jobs 3", "--jobs 7", "--jobs 0", ""):
            self.assertEqual(self.works(f"{COMMAND} --tf 2 {jobs} --json").result, alone, jobs)
        scenarios = a["scenarios"]
        self.assertEqual([s["name"] for s in scenarios], ["earth", "moon", "soft", "jerky", "heavy"])
        self.assertEqual([s["tf"] for s in scenarios], [2, 2, 1, 2, 2])
        self.assertEqual(scenarios[3]["cost"], "acceleration")
        self.assertEqual([s["weight"] for s in scenarios], [0.5, 2, 1, 1, 1])
        self.near(a["sum"]["psi"], sum(s["weight"] * s["psi"] for s in scenarios), 1e-12 * a["sum"]["psi"])
        for k in ("L01", "L02"):
            self.near(a["sum"]["gradient"][k], sum(s["weight"] * s["gradient"][k] for s in scenarios), 1e-9)
        j = self.json_of("gradient fivebar --tf 2 -p g=1.6")
        self.assertEqual((j["psi"], j["gradient"]), (scenarios[1]["psi"], scenarios[1]["gradient"]))

    def test_text_and_files(self):
        run = self.call(f"{COMMAND} --tf 2")
        self.assertEqual(len(re.findall("^scenario '", run.out, re.M)), 5)
        self.tells("^scenario 'moon', 2 of 5, weight 2", "^sum by weight")
        self.assertEqual(self.call(f"{COMMAND} --tf 1 --method direct --out files").status, 0)
        self.assertEqual(os.listdir("files"), ["fivebar_gradient.json"])

    def test_problem_files(self):
        """One with scenarios serves both options; without weights there is no sum, and a scenario may set a design variable."""
        write("sweep.json", '{"model": "fivebar", "tf": 1, "scenarios": [{"parameters": {"L01": 2.2}}, {"parameters": {"L01": 2.3}}]}')
        b = self.json_of("gradient --scenarios sweep.json")["scenarios"]
        self.holds([s["name"] for s in b] == ["1", "2"], "sum" not in self.last.json, b[0]["psi"] != b[1]["psi"])
        j = self.json_of("gradient --problem sweep.json")
        self.assertEqual([s["psi"] for s in j["scenarios"]], [s["psi"] for s in b])
        j = self.json_of("gradient --scenarios five.json --problem sweep.json --wrt m1")["scenarios"]
        self.assertEqual((len(j), j[0]["tf"], list(j[0]["gradient"])), (5, 1, ["m1"]))

    def test_optimize(self):
        found = [self.works(f"optimize fivebar --scenarios five.json --tf 0.5 --max-iterations 2 --jobs {jobs} --json").result
                 for jobs in (1, 3)]
        self.assertEqual(found[0], found[1])
        self.holds(found[0]["scenarios"][1]["name"] == "moon", found[0]["psi"] < found[0]["psi_initial"])

    def test_journal(self):
        whole = self.call(f"{COMMAND} --tf 1 --jobs 1 --json").result
        run = self.call(f"{COMMAND} --tf 1 --state kept --json")
        self.assertEqual((run.status, len(lines("kept"))), (0, 6))
        kept = read("kept").splitlines(keepends=True)
        write("kept", "".join(kept[:3]) + kept[3][:40])
        self.assertEqual(self.call(f"{COMMAND} --tf 1 --state kept --resume --json").result, whole)
        self.assertEqual(len(lines("kept")), 6)
        self.refuses(f"{COMMAND} --tf 2 --state kept --resume", "belongs to another job")
        self.refuses("gradient fivebar --state kept", "without scenarios")

    def test_one_that_fails(self):
        write("hard.json", FIVE.replace('"m2": 3', '"m2": 3, "k1": 1e5'))
        command = "gradient fivebar --scenarios hard.json --tf 1 --max-steps 60"
        run = self.call(f"{command} --jobs 2 --json")
        self.assertEqual(run.status, 1)
        self.assertRegex(run.err, r"\Acostate: [^\n]*scenario 'heavy'[^\n]*max_steps[^\n]*\n\Z")
        j, scenarios = run.json, run.json["scenarios"]
        self.holds(j["failed"] == 1, scenarios[4]["psi"] is None, "max_steps" in scenarios[4]["error"],
                   scenarios[1]["psi"] > 0, scenarios[1]["error"] is None, j["sum"]["psi"] is None)
        self.assertEqual(self.call(command).status, 1)
        self.tells("^failed: .*max_steps")
        self.tells_not("sum by weight")

    def test_wrong_files(self):
        for text, words in (
                ('[{"name": "a"}, {"name": "wet", "parameters": {"k9": 1}}]', "scenario 'wet': unknown parameter 'k9'"),
                ('[{"name": "a"}, {"name": "a"}]', "named 'a'"),
                ('[{"weigth": 1}]', "did you mean 'weight'"),
                ('{"tf": 1}', "no scenarios in it"),
                ("[]", "one scenario or more"),
                (r'{ "scenarios": [ { "name": "a\u001b[31m" } ] }', "control character"),
                ('[{"parameters": {"L01": 2}, "weight": 1}]', "is a design variable: scenario '1'")):
            with self.subTest(text):
                write("bad.json", text)
                self.refuses("gradient fivebar --scenarios bad.json", words)
        self.refuses("gradient fivebar --scenarios missing.json", "missing.json")

    def test_wrong_options(self):
        self.refuses(f"{COMMAND} --check", "--check is for one problem")
        self.refuses("gradient fivebar --jobs 2", "--scenarios FILE.json")
        self.refuses(f"{COMMAND} --jobs x", "--jobs")
        self.refuses(f"{COMMAND} --jobs -1", "--jobs")

    def test_interrupt(self):
        """It reaches every thread, also those that wait for their turn."""
        child = self.start(f"{COMMAND} {ENDLESS} --jobs 2 --out stopped")
        self.signal_when_it_computes(child, signal.SIGINT)
        self.complains(130, "Ctrl-C")
        self.assertEqual(os.listdir("stopped"), [])

    def test_signal_in_the_first_evaluation(self):
        child = self.start(f"optimize fivebar {ENDLESS}")
        self.signal_when_it_computes(child, signal.SIGTERM)
        self.complains(143, "before the start was evaluated")


if __name__ == "__main__":
    main()
