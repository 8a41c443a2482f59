"""costate optimize: results, files, killing and resuming, scenarios, constraints, Newton's method, wrong input.

    test_optimize.py COSTATE
"""
import json
import os
import re
import signal

from program import ProgramTest, has_gnuplot, lines, main, read, read_bytes, write

LONG = "fivebar --wrt k1,k2,L01,L02,m2 --cost acceleration --tf 2"
LIMITED = "fivebar --wrt L01,L02,k1,k2 --minimize position --subject-to 'final(x2) >= 0.6' --subject-to 'max(spring1) <= 40'"
BAR = "fourbar -p coupler=0.6 --bounds coupler=0.5:1.5 --bounds rocker=0.5:1.5 --decrease-tol 0"


class Optimize(ProgramTest):

    def optimum(self, options):
        return self.json_of("optimize " + options)

    def same(self, found, wanted, keys, what=""):
        for key in keys.split():
            self.assertEqual(found[key], wanted[key], f"{what}{key}")

    def refused(self, options, words):
        self.refuses(f"optimize {options} --out never", words)
        self.assertFalse(os.path.exists("never"))

    def killed(self, options, state, kills, wanted):
        """The result of a run that is killed so many times, always after other steps, and resumed; one that gets through
        starts again."""
        count = 0
        for attempt in range(20 * kills):
            if count == kills:
                break
            if self.kill_after_writes(self.start(f"optimize {options} --state {state} --resume --json"), state, 1 + attempt % 3):
                count += 1
            elif os.path.exists(state):
                os.remove(state)
        self.assertGreater(count, 0)
        found = self.optimum(f"{options} --state {state} --resume")
        self.same(found, wanted, "psi evaluations iterations", f"killed {count} times and resumed: ")
        self.holds(sum(name.endswith(".part") for name in os.listdir(".")) <= 1)
        return found


class Results(Optimize):

    def test_minimum(self):
        """Without gravity the five-bar stays at rest when no spring pulls."""
        run = self.works("optimize fivebar -p g=0 -p L01=2.3 -p L02=1.9 --tf 1 --json --out files")
        j = run.json
        self.near(j["parameters"]["L01"], 2.2360680, 1e-4)
        self.near(j["parameters"]["L02"], 2.0615528, 1e-4)
        self.holds(j["psi"] < j["psi_initial"], j["reason"], j["evaluations"] > 0, "L02" in j["gradient"], j["certificate"]["agrees"])
        for name in ("fivebar_history.csv", "fivebar_optimize.json", "fivebar_optimize.state"):
            self.assertGreater(os.path.getsize("files/" + name), 0, name)
        self.assertEqual(len(lines("files/fivebar_history.csv")), 2 + j["iterations"])
        if has_gnuplot():
            self.assertIn("</svg>", read("files/fivebar_parameters.svg"))
            self.assertIn("</svg>", read("files/fivebar_before_after.svg"))

    def test_bounds(self):
        j = self.optimum("fivebar --bounds L01=2.2:2.3 --bounds L02=1.9:2.1")
        self.assertEqual((j["parameters"]["L02"], j["where"]["L02"]), (1.9, "lower bound"))
        self.call("optimize fivebar --bounds L02=1.9:2.1 --max-iterations 1")
        self.warns("^iteration 1, psi ")
        self.tells("^L02  *m  *2.06", "to go on .* -p L01=")

    def test_how_to_go_further(self):
        self.call("optimize fivebar --tf 1 --cost reaction --wrt all --gradient-tol 0 --decrease-tol 0.5")
        self.tells(r"^to go further: a smaller --decrease-tol \(now 0.5\)$")

    def test_full_disk(self):
        """The result is printed all the same."""
        for command, words in (("optimize fivebar --tf 0.5 --max-iterations 1", "^psi  .* -> .*divided by"),
                               ("optimize fivebar --tf 0.5 --max-iterations 1 --json", '"psi_initial": '),
                               ("sample fivebar --tf 0.1 --vary k1=normal(100,1) --count 400", "^ *psi")):
            run = self.call(command + " --out limited", limit=8192)
            self.assertEqual(run.status, 1)
            self.tells(words)
            self.warns("cannot write the file: limited/.*: make room")
            self.assertIsNone(re.search("gnuplot.*failed$", run.err, re.M))

    def test_start(self):
        j = self.optimum("fivebar --bounds L01=3:4 --tf 1 --max-iterations 1")
        told = "L01 = 2.236067977 is outside its bounds: it starts from 3"
        self.assertEqual((self.last.err.count(told), sum(told in x for x in j["warnings"])), (1, 1))
        self.assertEqual((self.last.err.count("outside its bounds"), j["parameters_initial"]["L01"]), (1, 3))
        run = self.call("optimize fivebar --bounds L01=2:4 --tf 1 --max-iterations 1 --json")
        self.assertNotIn("outside its bounds", run.err + run.out)

    def test_list_of_bounds(self):
        j = self.optimum("fivebar --bounds L01=2:2.5,L02=1.8:2.2 --max-iterations 1")
        self.assertEqual((j["lower"]["L01"], j["upper"]["L01"]), (2, 2.5))
        self.near(j["upper"]["L02"], 2.2, 1e-12)


class RoundTrip(Optimize):
    """A result is a problem, the one at the best point: the same bits, variables and bounds."""

    def further(self, first, path, options="", command="optimize --problem {} --max-iterations 1"):
        j = self.json_of(f"{command.format(path)} {options}")
        self.assertEqual(j["psi_initial"], first["psi"])
        return j

    def test_problems(self):
        for options in ("fivebar --tf 1",
                        "fivebar --tf 1 --alpha 1e6 --omega 20 --xi 0.8 --rtol 1e-6 --wrt k1,k2 --bounds k1=50:200",
                        "fivebar --tf 1 --integrator onestep --step 0.02",
                        "barrier --integrator rk --cost effort"):
            with self.subTest(options):
                self.call(f"optimize {options} --max-iterations 1 --out once")
                path = f"once/{options.split()[0]}_optimize.json"
                first = json.loads(read(path))
                self.assertEqual(self.json_of(f"gradient --problem {path}")["psi"], first["psi"])
                self.same(self.further(first, path), first, "lower upper")

    def kept(self, options, name):
        run = self.call(f"optimize {options} --max-iterations 1 --json")
        write(name, run.out)
        return run.json

    def test_response(self):
        self.further(self.kept("fivebar --tf 1 --minimize rms(x2)", "once.json"), "once.json")

    def test_another_objective(self):
        """What the command line minimizes takes the place of what the file does."""
        first = self.kept("fivebar --tf 1 --minimize position", "once.json")
        other = self.json_of("optimize --problem once.json --minimize rms(x2) --max-iterations 1")
        self.assertEqual((other["minimize"], first["minimize"]), ("rms(x2)", "position"))
        self.kept("fivebar --tf 1 --minimize rms(x2)", "once.json")
        self.assertEqual(self.json_of("optimize --problem once.json --cost reaction --max-iterations 1")["cost"], "reaction")

    def test_scenarios(self):
        write("two.json", '[{ "tf": 1 }, { "tf": 0.5, "weight": 2, "parameters": { "g": 5 } }]')
        first = self.kept("fivebar --scenarios two.json", "once.json")
        self.call("optimize fivebar --scenarios two.json --max-iterations 1")
        self.tells(", horizons of 0.5 to 1 s, ")
        self.refuses("optimize --problem once.json", "add --scenarios")
        self.further(first, "once.json", "--scenarios two.json")
        write("other.json", read("once.json").replace('"psi_initial"', '"psi_first"'))
        self.refuses("optimize --problem other.json", "unknown key")

    def test_constraints(self):
        first = self.kept("fivebar --tf 1 --subject-to max(x2)<=3", "bound.json")
        further = self.further(first, "bound.json")
        self.assertEqual([x["name"] for x in further["constraints"]], ["max(x2)"])
        for command in ("simulate", "gradient", "check", "compare", "equilibrium"):
            self.assertEqual(self.call(f"{command} --problem bound.json --tf 0.1").status, 0, command)
        self.assertEqual(self.call("sample --problem bound.json --tf 0.1 --vary k1=normal(100,1) --count 2").status, 0)
        del first["subject_to"]
        write("bare.json", json.dumps(first))
        self.refuses("optimize --problem bare.json", "add --subject-to")


class Resume(Optimize):

    def test_limit(self):
        whole = self.optimum(LONG)
        part = self.optimum(LONG + " --state s --max-evaluations 4")
        self.assertEqual((part["stop"], part["evaluations"]), ("evaluations", 4))
        self.same(self.optimum(LONG + " --state s --resume"), whole, "psi iterations evaluations stop parameters")

    def test_killed(self):
        self.killed(LONG, "s", 12, self.optimum(LONG))

    def test_signal(self):
        """It keeps the best and says how to go on."""
        child = self.start("optimize fivebar --wrt all --cost reaction --state s --decrease-tol 0 --max-evaluations 0 --max-iterations 0")
        self.assertEqual(self.signal_when(lambda: os.path.exists("s"), child, signal.SIGTERM).status, 143)
        self.tells("with --resume", "^psi ")

    def test_signal_in_the_first_evaluation(self):
        """It does not wait for an evaluation to end: this one would take minutes."""
        child = self.start("optimize fivebar --tf 100000 --max-steps 1000000000")
        self.assertEqual(self.signal_when_it_computes(child, signal.SIGTERM).status, 143)
        self.warns("stopped before the start was evaluated")

    def test_foreign_states(self):
        self.call(f"optimize {LONG} --state s --max-evaluations 3")
        self.refuses("optimize fivebar --state s --resume", "another optimization")
        state = read_bytes("s")
        for name, content, words in (("damaged", state[:900] + b"x" + state[901:], "damaged"),
                                     ("short", state[:300], "damaged|too short"), ("text", b"hello\n", "not the state")):
            with open(name, "wb") as file:
                file.write(content)
            self.refuses(f"optimize {LONG} --state {name} --resume")
            self.warns(words)


class Scenarios(Optimize):

    def test_sum(self):
        write("two.json", """{"model": "fivebar", "wrt": ["L01", "L02"], "tf": 1, "bounds": {"L01": [2, 2.5]}, "max_iterations": 2,
              "scenarios": [{"parameters": {"g": 9.81}, "weight": 0.5}, {"parameters": {"g": 5}, "cost": "acceleration", "weight": 2}]}""")
        j = self.optimum("--problem two.json")
        a = self.json_of("gradient fivebar --tf 1")["psi"]
        b = self.json_of("gradient fivebar --tf 1 -p g=5 --cost acceleration")["psi"]
        self.near(j["psi_initial"], 0.5 * a + 2 * b, 1e-9)
        self.assertEqual(j["upper"]["L01"], 2.5)

    def test_constraints_of_their_own(self):
        write("both.json", """{"model": "fivebar", "wrt": ["L01", "L02"], "tf": 1, "minimize": "rms(bar1)",
              "subject_to": ["max(spring1) <= 45"], "max_evaluations": 5, "scenarios": [{"parameters": {"g": 9.81}},
              {"parameters": {"g": 5}, "subject_to": ["max(spring2) <= 60"]}]}""")
        self.assertEqual(len(re.findall('"multiplier"', self.call("optimize --problem both.json --json").out)), 2)


class Constraints(Optimize):

    def test_limits(self):
        """A limit that binds, kept and with a multiplier; killed again and again; another limit is another optimization."""
        j = self.optimum(LIMITED + " --out limited")
        self.holds(any(x["binds"] for x in j["constraints"]), j["violation"] < 1e-6, 0 < j["kkt_residual"] < 1e-4, j["optimizer"] == "slsqp")
        self.assertTrue(lines("limited/fivebar_history.csv")[0].endswith(",violation"))
        self.near(self.optimum(LIMITED + " --optimizer mma")["psi"], j["psi"], 5e-5)
        found = self.killed(LIMITED, "c", 8, j)
        self.same(found, j, "kkt_residual violation")
        self.assertEqual([x["multiplier"] for x in found["constraints"]], [x["multiplier"] for x in j["constraints"]])
        self.refuses(f"optimize {LIMITED.replace('0.6', '0.61')} --state c --resume", "another optimization")

    def test_ipopt(self):
        """On three problems it ends at a KKT point no worse than that of SLSQP."""
        run = self.call("optimize fivebar --tf 0.1 --optimizer ipopt --max-evaluations 1 --json")
        if "in this build" in run.err:
            self.skipTest("IPOPT is not built in")
        for options in (LIMITED, "slidercrank --minimize rms(Fx) --subject-to 'final(x2) >= 2'",
                        "slidercrank --subject-to 'final(x2) = 2.2'"):
            with self.subTest(options):
                other, j = self.optimum(options + " --optimizer slsqp"), self.optimum(options + " --optimizer ipopt")
                self.holds(j["stop"] == "gradient", j["psi"] < other["psi"] * (1 + 1e-6), j["violation"] < 1e-6,
                           j["kkt_residual"] < 1e-5, j["certificate"]["agrees"])
        whole = self.optimum(LIMITED + " --optimizer ipopt")
        self.call(f"optimize {LIMITED} --optimizer ipopt --state i --max-evaluations 9 --json")
        self.assertEqual(self.optimum(LIMITED + " --optimizer ipopt --state i --resume")["psi"], whole["psi"])

    def test_what_cannot_be_kept(self):
        run = self.call("optimize fivebar --wrt L01 --subject-to 'max(bar1) <= 5'")
        self.assertEqual(run.status, 1)
        self.warns(r"'max\(bar1\)' is violated most")
        self.assertEqual(len(re.findall("VIOLATED +- ", run.out)), 1)
        self.tells_not("divided by", "KKT residual [0-9]")
        j = self.call("optimize fivebar --wrt L01 --subject-to 'max(bar1) <= 5' --optimizer mma --json").json
        self.assertEqual((j["kkt_residual"], j["projected_gradient"]), (None, None))

    def test_a_start_that_violates(self):
        """psi grows until the constraint holds: nothing is divided."""
        self.call("optimize slidercrank --minimize 'rms(Fx)' --subject-to 'max(x2) <= 2.5'")
        self.tells("; the start violated constraints by 0.17 of their limits")
        self.tells_not("divided by")

    def test_range(self):
        """It is both limits."""
        j = self.optimum("fivebar --subject-to '0.6 <= final(x2) <= 0.9'")
        self.assertEqual(j["psi"], self.optimum("fivebar --subject-to 'final(x2) >= 0.6' --subject-to 'final(x2) <= 0.9'")["psi"])
        self.near(j["constraints"][0]["value"], 0.6, 1e-6)


class Newton(Optimize):

    def test_minimum(self):
        line, newton = self.optimum(BAR), self.optimum(BAR + " --optimizer newton")
        self.assertEqual(newton["optimizer"], "newton")
        self.assertEqual(self.optimum(BAR + " --optimizer auto --max-iterations 1")["optimizer"], "newton")
        self.near(newton["psi"], line["psi"], 1e-8)
        self.holds(newton["products"] > 0, newton["evaluations"] < line["evaluations"])
        self.call(f"optimize {BAR} --optimizer newton")
        self.tells("products of the Hessian")
        for limit in (3, 14, 24):
            self.optimum(f"{BAR} --optimizer newton --state n{limit} --max-evaluations {limit}")
            self.same(self.optimum(f"{BAR} --optimizer newton --state n{limit} --resume"), newton,
                      "psi evaluations products iterations projected_gradient", f"stopped at {limit} and resumed: ")

    def test_fit(self):
        write("few.csv", "t,x2,push\n0.5,2.1,10\n1,1.9,-5\n1.5,2.2,3\n1.9,2.0,8\n")
        fit = "slidercrank -p k=60 -p c=0.3 --minimize misfit(few.csv) --wrt c,k,speed --decrease-tol 0"
        line, newton = self.optimum(fit), self.optimum(fit + " --optimizer newton")
        self.near(newton["psi"], line["psi"], 1e-7)
        self.assertGreater(newton["products"], 0)
        newton = self.optimum(fit + " --optimizer newton --integrator cvodes")
        self.assertNotIn("products", newton)  # without second derivatives
        self.near(newton["psi"], line["psi"], 1e-5)

    def test_without_second_derivatives(self):
        self.refused("fivebar --optimizer newton --minimize rms(bar1)", "only a misfit has second derivatives")
        self.refused("fivebar --optimizer newton --robust mean --vary k1=normal(100,5)", "by other means has no second derivatives")
        self.refused("fivebar --optimizer newton --minimize position --subject-to 'max(bar1) <= 30'", "keeps no constraints")


class WrongInput(Optimize):

    def test_constraints(self):
        for options, words in (
                ("--minimize '0.6 <= final(x2)'", "not a response's name"),
                ("--subject-to 'max(bar1) <= 5' --subject-to 'max(bar1) >= 6'", "'max(bar1)' contradict each other"),
                ("--subject-to 'max(bar1) <= 5' --subject-to 'min(bar1) >= 6'", "'min(bar1)' and 'max(bar1)' contradict"),
                ("--subject-to 'rms(bar1) <= -5'", "never below 0"),
                ("--subject-to max(bar1)", "column 10"),
                ("--subject-to 'max(bar1) <= b'", "column 14"),
                ("--subject-to 'max(bar9) <= 1'", "no such output or coordinate: response 'max(bar9)', column 5"),
                ("--minimize least(bar1)", "no such functional"),
                ("--subject-to 'at(bar1, 7) <= 1'", "outside the run"),
                ("--optimizer lbfgsb --subject-to 'max(bar1) <= 30'", "keeps no constraints"),
                ("--optimizer mma --subject-to 'max(bar1) = 30'", "no equality"),
                ("--optimizer simplex", "no algorithm 'simplex'"),
                ("--cost position --minimize rms(bar1)", "name one of them")):
            with self.subTest(options):
                self.refused("fivebar " + options, words)

    def test_names(self):
        self.refuses("optimize fivebr", "did you mean 'fivebar'")
        self.refuses("optimize fivebar --wrt L01,L03", "did you mean")
        self.refuses("optimize fivebar --resume", "--state FILE")

    def test_bounds(self):
        for bounds, words in (("L01=2:2.5,", "'' is not NAME=LO:HI"), ("L01=2,1:2,5", "'L01=2' is not NAME=LO:HI"),
                              ("L01=2:2.5,L01=2:3", "twice"), ("zz=1:2", "unknown parameter 'zz'"),
                              ("m1=1:2", "not a design variable"), ("L01=3:2", "nothing lies between"),
                              ("L01=1:20", "within the model's"), ("L01=1", "NAME=LO:HI"), ("L01=a:nan", "not a finite number")):
            with self.subTest(bounds):
                self.refuses(f"optimize fivebar --bounds {bounds}", words)

    def test_scenarios(self):
        for scenarios, words in (('[{"weigth": 1}]', "did you mean 'weight'"),
                                 ('[{"parameters": {"L01": 2}}]', "is a design variable"), ("[]", "one scenario or more")):
            write("wrong.json", '{"model": "fivebar", "scenarios": %s}' % scenarios)
            self.refuses("optimize --problem wrong.json", words)

    def test_start_that_fails(self):
        self.fails("optimize fivebar --max-steps 2", "start cannot be solved")


if __name__ == "__main__":
    main()
