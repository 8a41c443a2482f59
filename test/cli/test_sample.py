"""costate sample: means and deviations in closed form, the same samples for any number of threads, failures by number,
the journal.

    test_sample.py COSTATE
"""
import math
import os
import signal
import unittest

from program import ProgramTest, has_gnuplot, lines, main, read, read_bytes, write

VARIED = "--vary k1=normal(100,5) --vary L01=uniform(2.1,2.3) --tf 1 --count 60"


class Sample(ProgramTest):

    def first(self, command):
        return self.json_of("sample " + command)["responses"][0]

    def test_linear_model(self):
        """The barrier's end is linear in what slows it down: 3 - F1 / 9."""
        r, mean, std = self.first("barrier -p b2=100 --vary F1=normal(2,0.3) --count 1000"), 3 - 2 / 9, 0.3 / 9
        self.near(r["mean"], mean, 1e-3 * std)
        self.near(r["std"], std, 2e-3 * std)
        self.near(r["std"], std, 3 * r["std_error"])
        self.near(r["std_error"], r["std"] / math.sqrt(2000), 0.2 * r["std_error"])
        self.near(r["mean_error"], r["std"] / math.sqrt(1000), 1e-12)
        for q, z in (("0.05", -1.644854), ("0.5", 0), ("0.95", 1.644854)):
            self.near(r["quantiles"][q], mean + z * std, 0.02 * std)
        self.near(r["first_order"]["mean"], mean, 1e-7)
        self.near(r["first_order"]["std"], std, 1e-8)

    def test_distributions(self):
        """Without barriers the end is v0 T."""
        r = self.first("barrier -p b1=100 -p b2=100 --vary v0=uniform(2,4) --tf 0.5 --count 500")
        self.near(r["mean"], 1.5, 1e-4)
        self.near(r["std"], 1 / math.sqrt(12), 1e-3)
        self.holds(r["least"] > 1, r["most"] < 2)
        r = self.first("barrier -p b1=100 -p b2=100 -p v0=5 --vary v0=+normal(0,0.1) --count 200")
        self.near(r["mean"], 5, 1e-4)
        self.near(r["std"], 0.1, 1e-3)

    def test_threads_and_seeds(self):
        command = f"sample fivebar {VARIED} --response max(x2) --json"
        alone = self.call(f"{command} --jobs 1 --seed 7")
        j = alone.json
        self.assertEqual(([x["name"] for x in j["responses"]], j["failed"], j["plan"]), (["psi", "max(x2)"], 0, "Latin hypercube"))
        for x in j["responses"]:
            self.near(x["std"], x["first_order"]["std"], 0.05 * x["std"])
        self.assertEqual(self.call(f"{command} --jobs 3 --seed 7").out, alone.out)
        other = self.call(f"{command} --seed 8")
        self.holds(other.status == 0, other.out != alone.out)

    def test_failures(self):
        """A tenth of the values is outside the model's bounds, 0 to 10 m."""
        j = self.json_of("sample fivebar --vary L01=uniform(2,10.8) --tf 0.2 --count 40")
        self.holds(j["failed"] == len(j["failures"]), 2 <= j["failed"] <= 6,
                   all("L01" in x["error"] and 1 <= x["sample"] <= 40 for x in j["failures"]))
        self.call("sample fivebar --vary L01=uniform(20,30) --count 4")
        self.assertEqual(self.last.status, 1)
        self.warns("every sample failed")

    def test_files_and_journal(self):
        command = f"sample fivebar {VARIED} --out made"
        run = self.call(command)
        table = lines("made/fivebar_samples.csv")
        self.assertEqual((run.status, len(table), table[0]), (0, 61, 'sample,k1,L01,"psi",status'))
        journal = "made/fivebar_sample.journal"
        self.holds("</svg>" in read("made/fivebar_samples.svg") or not has_gnuplot(),
                   '"std"' in read("made/fivebar_sample.json"), len(lines(journal)) == 61)
        self.tells("^psi ", "by k1")

        whole, result = read(journal), read_bytes("made/fivebar_sample.json")
        for cut in (1, 2, 30, 59):
            kept = whole.splitlines(keepends=True)
            write(journal, "".join(kept[:cut]) + kept[cut][:25])
            run = self.call(command + " --resume")
            self.assertEqual((run.status, read_bytes("made/fivebar_sample.json"), sorted(lines(journal))),
                             (0, result, sorted(whole.splitlines())), f"resumed after {cut} lines and a piece")
        self.tells("58 of them from made/fivebar_sample.journal")

        kept = whole.splitlines(keepends=True)
        self.assertIn("0x1", kept[19])
        write(journal, "".join(kept[:19]) + kept[19].replace("0x1", "0x2", 1) + "".join(kept[20:]))
        self.refuses(command + " --resume", "the journal is damaged")
        write(journal, whole)
        self.refuses(command + " --seed 2 --resume", "belongs to another job")
        self.refuses(command + " --rtol 1e-6 --resume", "belongs to another job")
        self.json_of(command)
        self.warns("an older journal is kept as")
        self.assertEqual(read(journal + ".old"), whole)
        self.json_of(f"sample fivebar {VARIED} --state new.journal --resume")
        self.warns("no journal yet")

    def test_interrupt(self):
        child = self.start("sample fivebar --vary k1=normal(100,5) --count 100000 --state stopped.journal")
        self.assertEqual(self.signal_when(lambda: len(lines("stopped.journal")) > 2, child, signal.SIGINT).status, 130)
        self.warns("of 100000 samples are in stopped.journal: the same command with --resume")

    def test_wrong_input(self):
        for command, words in (("", "nothing varies"),
                               ("--vary k11=normal(1,2)", "did you mean 'k1'"),
                               ("--vary k1=gauss(1,2)", "is not NAME=normal(MEAN,STD)"),
                               ("--vary k1=normal(1", "is not NAME=normal(MEAN,STD)"),
                               ("--vary k1=normal(1,0)", "above 0"),
                               ("--vary k1=uniform(2,1)", "give the lower one first"),
                               ("--vary k1=uniform(1,2) --vary k1=uniform(1,2)", "varies twice"),
                               ("--vary k1=uniform(1,2) --count 1", "give 2 or more"),
                               ("--vary k1=uniform(1,2) --resume", "--resume needs a saved state")):
            with self.subTest(command):
                self.refuses("sample fivebar " + command, words)

    def test_problem_file(self):
        write("problem.json", '{"model": "barrier", "parameters": {"b2": 100}, "vary": {"F1": "normal(2,0.3)"}, "count": 100, "seed": 3}')
        alone = self.call("sample barrier -p b2=100 --vary F1=normal(2,0.3) --count 100 --seed 3 --json").out
        run = self.call("sample --problem problem.json --json")
        self.assertEqual((run.status, run.out), (0, alone))


class Pictures(ProgramTest):
    """A name is a text in pictures too, and no command of gnuplot's or of a shell."""

    @unittest.skipUnless(has_gnuplot(), "no gnuplot")
    def test_names(self):
        for name in ("`touch struck`", '"`touch struck`"', "it's"):
            write(name, "t,bar1\n0.2,1\n")
        self.call("""sample fivebar --tf 0.3 --vary k1=uniform(1,2) --count 5 --response 'misfit(`touch struck`)'
                  --response "misfit(it's)" --out named""")
        drawn = read("named/fivebar_samples.svg")
        self.holds(self.last.status == 0, "`touch struck`) [-]" in drawn, "it's) [-]" in drawn, not os.path.exists("struck"))
        self.call("""gradient fivebar --tf 0.3 --response 'misfit("`touch struck`")' --response "misfit(it's)" --out named""")
        drawn = read("named/fivebar_responses.svg")
        self.holds(self.last.status == 0, "`touch struck`" in drawn, "it's" in drawn, not os.path.exists("struck"))

    def test_bars_of_a_histogram(self):
        """As gnuplot is told: densities, whose areas sum to 1, around the mean."""
        os.mkdir("bin")
        write("bin/gnuplot", '#!/bin/sh\ncat >"$SCRIPT"\n', 0o755)
        run = self.call("sample barrier -p b2=100 --vary F1=normal(2,0.3) --count 400 --out bars --json",
                        {"SCRIPT": os.path.abspath("script"), "PATH": os.path.abspath("bin") + ":" + os.environ["PATH"]})
        table = read("script").split("\nEND")[0].split("END\n")[1].splitlines()
        bars = [tuple(map(float, line.split())) for line in table]
        width, mean = bars[1][0] - bars[0][0], run.json["responses"][0]["mean"]
        self.near(width * sum(y for _, y in bars), 1, 1e-6)
        self.near(width * sum(x * y for x, y in bars), mean, width / 2)
        self.holds(len(bars) > 5)

    def test_lines_in_a_name(self):
        write("struck.json", r'{"model": "fivebar", "responses": ["a\nEND\n!touch struck\n$d << END\nb=max(bar1)"]}')
        self.refuses("gradient --problem struck.json --out named", "cannot be printed")
        self.holds(not os.path.exists("struck"))


if __name__ == "__main__":
    main()
