"""costate fit: results, files, killing and resuming, several experiments, wrong data.

    test_fit.py COSTATE [KILLS]      20 by hand
"""
import math
import os
import shutil

from program import MORE, ROOT, ProgramTest, has_gnuplot, lines, main, read, rows, without_seconds, write

KILLS = int(MORE[0]) if MORE else 5
FIT = "fit slidercrank --data damper.csv --wrt c,k,speed -p k=50 -p c=1"


class FitTest(ProgramTest):

    def setUp(self):
        super().setUp()
        shutil.copy(os.path.join(ROOT, "examples", "damper.csv"), ".")


class Fit(FitTest):

    def test_result(self):
        j = self.json_of(FIT + " --out results")
        for key in ("chi2 chi2_per_freedom samples freedom sigma standard_errors correlations undetermined fitted experiments"
                    " certificate").split():
            self.assertIn(key, j)
        self.near(j["fitted"]["c"], 3.2, 3 * j["standard_errors"]["c"])  # the truth
        table = rows("results/slidercrank_fit.csv")
        self.assertEqual(list(table[0]), "experiment t column value sigma fitted residual".split())
        self.assertEqual(len(table), j["samples"])
        self.near(sum(float(row["residual"]) ** 2 for row in table) / j["chi2"], 1, 1e-6)
        curve = lines("results/slidercrank_fit_curve.csv")
        self.assertEqual((curve[0], len(curve)), ("t,x2,push", 1002))
        if has_gnuplot():
            self.assertIn("</svg>", read("results/slidercrank_fit.svg"))

    def test_degrees_of_freedom(self):
        """Standard errors from residuals need a degree of freedom: one is enough."""
        self.call("simulate slidercrank --out truth")
        samples = [f"{row['t']},{float(row['x2']) + 1e-4 * float(row['t']):.9g}\n"
                   for row in rows("truth/slidercrank_trajectory.csv") if float(row["t"]) in (0.5, 1)]
        self.assertEqual(len(samples), 2)
        write("two.csv", "t,x2\n" + "".join(samples))
        write("one.csv", "t,x2\n" + samples[0])
        self.call("fit slidercrank --data two.csv --wrt c")
        self.tells(r"degree of freedom \(1\)")
        self.tells_not("no standard errors")
        self.call("fit slidercrank --data one.csv --wrt c")
        self.tells("^no standard errors: without sigma")
        # as many samples as parameters: why there are none
        write("single.csv", "t,bar1\n0.1,8.83\n")
        self.assertEqual(self.call("fit fivebar --tf 0.3 --data single.csv --wrt k1").status, 0)
        self.tells("^1 sample in 1 experiment, ", "^1 of 1 variable free", "^no standard errors: .*add samples")

    def test_killed(self):
        """A run that got through starts again."""
        whole, kills = without_seconds(self.json_of(FIT)), 0
        for attempt in range(40 * KILLS):
            if kills == KILLS:
                break
            if self.kill_after_writes(self.start(FIT + " --state s --resume --json"), "s", 1 + attempt % 3):
                kills += 1
            elif os.path.exists("s"):
                os.remove("s")
        self.assertGreater(kills, 0)
        found = without_seconds(self.json_of(FIT + " --state s --resume"))
        for key in ("chi2", "evaluations", "iterations", "fitted", "standard_errors"):
            self.assertEqual(found[key], whole[key], f"killed {kills} times and resumed: {key}")
        write("other.csv", read("damper.csv").replace("0.004", "0.005"))
        self.refuses(FIT.replace("damper", "other") + " --state s --resume", "another optimization")

    def test_by_the_adjoint(self):
        """The same parameters, and the output says which method it was."""
        whole, adjoint = self.json_of(FIT), self.json_of(FIT + " --optimizer lbfgsb")
        self.assertEqual((adjoint["method"], adjoint["optimizer"], whole["method"]), ("adjoint", "lbfgsb", "direct"))
        self.near(adjoint["fitted"]["c"], whole["fitted"]["c"], 0.01 * whole["standard_errors"]["c"])
        self.call(FIT + " --optimizer lbfgsb")
        self.tells("^L-BFGS-B, .* of chi2 and its gradient")
        self.call(FIT + " --optimizer slsqp")
        self.assertEqual(self.last.status, 2)
        self.warns("not for fits")

    def test_sigma_is_estimated(self):
        table = [line for line in lines("damper.csv") if not line.startswith("#")]
        write("plain.csv", "".join(",".join(line.split(",")[:2]) + "\n" for line in table))
        j = self.json_of("fit slidercrank --data plain.csv --wrt c,k -p speed=4.3")
        self.holds(j["sigma"] == "estimated", 0.001 < j["standard_errors"]["c"] < 0.1)

    def test_two_experiments(self):
        """The same data twice: errors smaller by the root of 2."""
        write("both.json", """{"model": "slidercrank", "wrt": ["c", "k"], "scenarios": [
              {"data": "damper.csv", "parameters": {"speed": 4.3}}, {"data": "damper.csv", "parameters": {"speed": 4.3}}]}""")
        both = self.json_of("fit --problem both.json --jobs 2")
        one = self.json_of("fit slidercrank --data damper.csv --wrt c,k -p speed=4.3")
        self.near(one["standard_errors"]["c"] / both["standard_errors"]["c"] / math.sqrt(2), 1, 1e-3)


class WrongInput(FitTest):
    """One line, status 2, nothing written."""

    def refused(self, command, words):
        self.refuses(command + " --out never", words)
        self.assertFalse(os.path.exists("never"))

    def test_tables(self):
        for table, words in (("t,x9\n0.1,2\n", "line 1: there is no output or coordinate"),
                             ("t,x2\n0.1,2\n0.2,two\n", "line 3: not a number: 'two'"),
                             ("t,x2\n0.1,nan\n", "line 2: not a number"),
                             ("t,x2\n0.2,2\n0.1,2\n", "line 3: the time is before"),
                             ("t,x2\n0.2,2\n2.5,2\n", "outside the run"),
                             ("t,x2,push\n0.2,2\n", "one cell per column"),
                             ("t,x2,sigma_x2\n0.1,2,0\n", "sigma is not above 0"),
                             ("t,x2,sigma_push\n0.1,2,1\n", "no column goes with"),
                             ("x2,push\n0.1,2\n", "the first column is"),
                             ("t,x2\n", "there is no data"),
                             ("t,x2\n0.1,\n", "there is no data")):
            with self.subTest(table):
                write("bad.csv", table)
                self.refused("fit slidercrank --data bad.csv --wrt c,k", words)

    def test_unknowns(self):
        write("two.csv", "t,x2\n0.1,2\n0.2,2\n")
        self.refused("fit slidercrank --data two.csv --wrt c,k,speed", "more unknowns than data: 3 parameters and 2 samples")
        self.refused("fit slidercrank --data two.csv --wrt cc", "unknown parameter 'cc'")
        self.refused("fit slidercrank --data damper.csv", "no unknowns")

    def test_no_table(self):
        self.refused("fit damper.csv", "unknown model 'damper.csv'")
        self.refused("fit slidercrank --wrt c", "no data")
        self.refused("fit slidercrank --wrt c --data absent.csv", "No such file")


if __name__ == "__main__":
    main()
