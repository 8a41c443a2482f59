"""What the commands print, as text and as JSON, and what their options do.

    test_commands.py COSTATE
"""
import os
import re
import subprocess
import sys
import unittest

from program import PROGRAM, ProgramTest, has_gnuplot, main, models, parse, read, read_bytes, rows, words_of, write

COMMANDS = ("models", "simulate", "gradient", "check")


class Help(ProgramTest):

    def test_version(self):
        self.works("--version")
        self.tells(r"\Acostate [0-9]+\.[0-9]+\.[0-9]+$")

    def test_help(self):
        self.works("--help")
        self.tells(*(f"^ *{command}" for command in COMMANDS))
        for command in COMMANDS:
            self.works(f"{command} --help")
            self.tells(f"^usage: costate {command}")


class Models(ProgramTest):

    def test_list(self):
        self.works("models")
        self.tells(*(f"^{model} " for model in models()))
        self.assertIsInstance(self.works("models --json").json, dict)

    def test_each(self):
        for model in models():
            with self.subTest(model):
                self.works(f"models {model}")
                self.assertIsInstance(self.works(f"models {model} --json").json, dict)

    def test_words(self):
        self.works("models fivebar")
        for word in "L01 L02 k1 m4 position acceleration reaction everything N/m index3 index1 penalty maggi".split():
            self.tells(rf"(?<!\w){word}(?!\w)")
        self.tells("^   x1 y1 x2 y2 x3 y3$")

    def test_coordinates_of_the_vehicle(self):
        listed = self.works("models iltis").out.partition("\ncoordinates\n")[2]
        self.holds(len(listed.split()) == 140, all(len(line) <= 96 for line in listed.splitlines()))

    def test_units(self):
        j = self.works("models pendulum --json").json
        self.holds(j["degrees_of_freedom"] == 1, j["formulations"] == ["index3", "index1", "penalty", "maggi"],
                   j["coordinates"] == len(j["coordinate_names"]) == 2, j["coordinate_names"] == ["x", "y"],
                   [x["unit"] for x in j["parameters"]] == ["kg", "m", "m/s^2", "rad"], j["costs"][0]["unit"] == "m",
                   j["outputs"][0]["unit"] == "N")


class Responses(ProgramTest):
    TWO = "gradient barrier --response max(power) --response effort=integral(power)"

    def test_table(self):
        run = self.works("gradient slidercrank --response shake=rms(Fx) --response final(x2) --response position --wrt crank,c")
        self.tells("d shake", "% per %")
        self.assertEqual(len(re.findall("^(crank|c) ", run.out, re.M)), 2)

    def test_json(self):
        j = self.works(self.TWO + " --json").json["responses"]
        self.holds(set(j) == {"max(power)", "effort"}, set(j["effort"]["gradient"]) == {"b1", "b2"}, "instant" not in j["effort"])
        self.near(j["max(power)"]["instant"], 0.5404853, 1e-6)
        self.near(j["max(power)"]["value"], 3.5 * (9 - 1.2) ** 0.5, 1e-6)
        self.assertEqual(j["effort"]["unit"], "W s")
        self.near(j["max(power)"]["gradient"]["b1"], 3.5 / 7.8 ** 0.5, 1e-6)

    def test_peak_behind_an_event(self):
        """F1 v0 there, wherever the event is."""
        j = self.works("gradient barrier --wrt all --response max(power) --tf 0.45 --json").json["responses"]["max(power)"]
        for k, x in (("v0", 2), ("F1", 3), ("b1", 0), ("m", 0)):
            self.near(j["gradient"][k], x, 1e-6)

    def test_units(self):
        self.works(self.TWO)
        self.tells(r"^max\(power\)  9.774968.* W .*at t = 0.5404853. s", r"^effort *5.045082.*integral\(power\) *$",
                   r"^b1 .* 1.253201  \+- .*  W/m .*-1.2520451  \+- .*  W s/m ")
        self.works("gradient barrier --response effort")
        self.tells(r"^effort *3.22883.*kg m\^2/s\^3", r"^b1 .*-0.56467974  \+- .*  kg m/s\^3")

    def test_problem_file(self):
        write("responses.json", '{"model": "fivebar", "responses": {"reach": "max(x3)"}, "tf": 1}')
        self.assertEqual(list(self.works("gradient --problem responses.json --json").json["responses"]), ["reach"])

    def test_blanks(self):
        j = self.works("gradient fivebar --tf 0.1 --response ' r = max ( dot ( x2 ) ) ' --response s=max(dot(x2)) --json").json["responses"]
        self.holds(j["r"]["value"] == j["s"]["value"] > 0)

    def test_out(self):
        run = self.works("gradient fivebar --response rms(bar1) --tf 1 --json --out responses")
        self.assertEqual(read("responses/fivebar_responses.json"), run.out)


class Gradient(ProgramTest):

    def test_json(self):
        run = self.works("gradient fivebar --json")
        j = run.json
        self.holds({"model", "formulation", "method", "cost", "psi", "gradient", "stats", "seconds"} <= set(j),
                   (j["model"], j["formulation"], j["method"], j["cost"]) == ("fivebar", "penalty", "adjoint", "position"),
                   list(j["gradient"]) == ["L01", "L02"], all(type(x) is float for x in j["gradient"].values()),
                   all(j["stats"][k] > 0 for k in ("steps", "evaluations")),
                   j["stats"]["factorizations"] + j["stats"]["refactorizations"] > 0,
                   j["seconds"]["forward"] > 0, j["seconds"]["backward"] > 0)
        self.near(j["psi"], 0.72688, 5e-6)
        self.near(j["gradient"]["L01"], -4.2288, 5e-5)
        self.near(j["gradient"]["L02"], 3.2116, 5e-5)
        for x in [j["psi"], *j["gradient"].values()]:
            self.assertIn("%.17g" % x, run.out)

    def test_table(self):
        """Its numbers are the JSON's, with units."""
        j, text = self.works("gradient fivebar --json").json, self.works("gradient fivebar").out
        table = {line.split()[0]: line.split() for line in text.splitlines() if line.split()[:1] and line.split()[0] in j["gradient"]}
        self.assertEqual(set(table), set(j["gradient"]))
        for name, row in table.items():
            self.assertIn("%.10g" % j["gradient"][name], row)
            self.assertEqual(row[2], "m")
        self.assertIn("psi = %.10g" % j["psi"], text)

    def test_out(self):
        run = self.works("gradient pendulum --json --out results")
        self.assertEqual(read("results/pendulum_gradient.json"), run.out)
        self.assertEqual(sorted(os.listdir("results")), ["pendulum_gradient.json", "report.html"])

    def test_check(self):
        self.works("gradient fivebar --check")
        self.tells("The gradient is confirmed")
        j = self.works("gradient pendulum --wrt all --check --json").json
        check = j["check"]
        self.holds(0 < abs(check["psi"] - j["psi"]) < 1e-8, check["psi_difference"] < check["psi_bound"] <= 1e-5,
                   check["passed"] is True, set(check["direct"]) == set(j["gradient"]) == {"m", "L", "g", "theta0"})

    def test_check_of_a_long_run(self):
        """It tells errors of integration from wrong derivatives; at which end time they are above 1e-6 depends on rounding."""
        worst = []
        for tf in (0.165, 0.17, 0.175, 0.18, 0.2):
            check = self.works(f"gradient squeezer --tf {tf} --cost turn --wrt ss,yb --check --integrator cvodes --json").json["check"]
            self.holds(check["passed"], check["worst"] <= check["bound"] < 1e-4)
            worst.append(check["worst"])
        self.holds(max(worst) > 1e-6)

    def test_check_of_what_does_not_matter(self):
        self.works("gradient squeezer --rtol 3e-5 --wrt m4,ss --check")
        self.tells("m4: too small beside the others to be judged by differences, negligible")

    def test_check_across_singular_positions(self):
        self.works("gradient nfourbar --wrt m1 --tf 1 --check")
        self.tells("by rk, direct with the same steps", "is confirmed")

    def test_step_that_does_not_divide_the_horizon(self):
        self.works("gradient fivebar --tf 1 --integrator onestep --step 0.03")
        self.tells(r"step 0.0294118 s$", r"\(34 steps\)")


class SecondDerivatives(ProgramTest):

    def test_hessian(self):
        run = self.works("gradient fivebar --hessian")
        self.tells("^highest .*L01", r"^d2 psi  *L01  *L02 *\nL01  *19.862. *-3.8985 *$",
                   r"^lowest  *45.887. *\+0.95 L02 \+0.32 L01", r"^highest  *105.35. *\+0.95 L01 -0.32 L02")
        self.assertNotIn("negative curvature", run.out)
        j = self.works("gradient fivebar --hessian --json").json
        self.near(j["hessian"]["L01"]["L01"], 19.862, 1e-3)
        self.holds(j["hessian"]["L01"]["L02"] == j["hessian"]["L02"]["L01"], len(j["eigenvalues"]) == 2)

    def test_negative_curvature(self):
        run = self.works("gradient barrier --hessian")
        self.tells("^negative curvature in 2 of 2 directions")
        self.assertNotIn("absolute", run.out)

    def test_value_of_0(self):
        self.works("gradient fivebar --hessian --wrt g,L01 -p g=0")
        self.tells(r"^\(absolute changes of those with the value 0: g\)$")

    def test_product(self):
        j = self.works("gradient fivebar --hessian-vector L01=1,L02=2 --json").json
        self.near(j["hessian_vector"]["L01"], 19.8622 - 2 * 3.8985, 1e-3)
        run = self.works("gradient fivebar --hessian-vector L01=1,L02=2 --check")
        self.assertEqual(len(re.findall("^L0[12] .*confirmed$", run.out, re.M)), 2)
        self.tells(r"^The Hessian is confirmed.$")

    def test_check(self):
        j = self.works("gradient fivebar --hessian --check --json").json
        check = j["check"]
        self.holds(check["passed"], check["integrator"] == "cvodes")
        for x in ("L01", "L02"):
            for y in ("L01", "L02"):
                self.holds(abs(check["differences"][x][y] - j["hessian"][x][y]) < check["differences_error"][x][y] < 0.01,
                           check["verdict"][x][y] == "confirmed")

    def test_tolerances(self):
        j = self.works("gradient fivebar --tolerance L01=2%,L02=0.05 --json").json
        deviation = j["tolerances"]["L01"]["deviation"]
        self.near(j["bias"], 0.5 * (19.8622 * deviation ** 2 + 12.2195 * 0.05 ** 2), 1e-5)
        self.near(j["first_order"]["deviation"] ** 2, (j["gradient"]["L01"] * deviation) ** 2 + (j["gradient"]["L02"] * 0.05) ** 2, 1e-9)
        self.holds(j["second_order"]["hessian_alone"] > j["first_order"]["deviation"] > j["second_order"]["deviation"])

    def test_tolerances_against_samples(self):
        """40,000 samples: mean 0.76685, deviation 0.26458."""
        j = self.works("gradient fivebar --tolerance L01=0.05 --tolerance L02=0.05 --json").json
        self.near(j["second_order"]["mean"], 0.76685, 5e-4)
        self.holds(abs(j["second_order"]["deviation"] - 0.26458) < 3e-4 < abs(j["first_order"]["deviation"] - 0.26458))

    def test_tolerances_against_quadrature(self):
        """Gauss-Hermite, 5^4 runs: closer than first order, and half of the tolerance has a 16th of the error."""
        def found(size):
            return self.works("gradient fivebar %s --json" % " ".join(f"--tolerance {x}={size}" for x in ("L01", "L02", "k1", "k2"))).json
        j = found("1%")
        self.near(j["second_order"]["mean"], 0.73407716, 3e-6)
        self.near(j["second_order"]["deviation"], 0.11550491, 1e-5)
        self.holds(abs(j["first_order"]["deviation"] - 0.11550491) > 1e-4)
        j = found("0.5%")
        self.near(j["second_order"]["mean"], 0.72867770, 3e-7)
        self.near(j["second_order"]["deviation"], 0.05781915, 4e-7)

    def test_series_that_does_not_converge(self):
        j = self.call("gradient fivebar --tolerance L01=20% --method direct --json").json
        self.holds(j["second_order"]["deviation"] is None, "does not converge" in j["warnings"][1],
                   "method is not used" in j["warnings"][0])


class Options(ProgramTest):

    def gradient(self, options):
        return self.works(f"gradient fivebar --json {options}").json

    def setUp(self):
        super().setUp()
        self.plain = self.gradient("")

    def agrees(self, j, name="L01", error=1e-6):
        self.near(j["gradient"][name] / self.plain["gradient"][name], 1, error)

    def test_same_twice(self):
        j = self.gradient("")
        self.assertEqual((j["psi"], j["gradient"]), (self.plain["psi"], self.plain["gradient"]))

    def test_parameters(self):
        j = self.gradient("-p L01=2.3 -pk1=90")
        self.holds(j["parameters"]["L01"] == 2.3, j["parameters"]["k1"] == 90, j["psi"] != self.plain["psi"])
        self.assertEqual(self.gradient("--parameter L01=1 --parameter=L01=2.3 -p k1=90")["parameters"]["L01"], 2.3)

    def test_wrt(self):
        j = self.gradient("--wrt m2,L01")
        self.assertEqual(list(j["gradient"]), ["m2", "L01"])
        self.agrees(j)
        self.assertEqual(list(self.gradient("--wrt all")["gradient"]), ["m1", "m2", "m3", "m4", "k1", "k2", "L01", "L02", "g"])

    def test_formulas(self):
        j = self.gradient("--integrator cvodes --formulas bdf")
        self.holds(j["formulas"] == "bdf", j["integrator"] == "cvodes", self.plain["integrator"] == "rk",
                   j["stats"]["steps"] != self.plain["stats"]["steps"])
        self.agrees(j)
        self.assertEqual(self.gradient("--integrator cvodes --formulas adams --tf 0.1")["formulas"], "adams")

    def test_costs(self):
        for cost in ("acceleration", "reaction", "everything"):
            j = self.gradient(f"--cost {cost}")
            self.holds(j["cost"] == cost, j["psi"] != self.plain["psi"])

    def test_methods(self):
        for method in ("adjoint", "direct", "fd", "fd-forward"):
            j = self.gradient(f"--method {method}")
            self.assertEqual(j["method"], method)
            for name in self.plain["gradient"]:
                self.agrees(j, name, 3e-3)

    def test_horizon(self):
        j = self.gradient("--tf=2.5")
        self.holds(j["tf"] == 2.5, j["psi"] < self.plain["psi"], j["stats"]["steps"] < self.plain["stats"]["steps"])

    def test_tolerances(self):
        j = self.gradient("--atol 0")
        self.holds(j["atol"] == self.plain["atol"] == 0, j["psi"] == self.plain["psi"])
        j = self.gradient("--rtol 1e-11 --atol 1e-13")
        self.holds((j["rtol"], j["atol"]) == (1e-11, 1e-13), j["stats"]["steps"] > self.plain["stats"]["steps"],
                   abs(j["psi"] / self.plain["psi"] - 1) < 1e-6)

    def test_alpha(self):
        self.holds(1e-7 < abs(self.gradient("--alpha 1e4")["psi"] / self.plain["psi"] - 1) < 1e-1)

    def test_order_of_words(self):
        j = self.works("gradient --json --tf 2.5 fivebar").json
        self.assertEqual((j["model"], j["tf"]), ("fivebar", 2.5))
        for words in ("--model=fivebar", "--model fivebar"):
            j = self.works(f"{words} gradient --json --tf 0.1").json
            self.assertEqual((j["model"], j["tf"]), ("fivebar", 0.1))


class ProblemFile(ProgramTest):
    """The same settings in a file; the command line wins."""

    def test_settings(self):
        write("problem.json", """{ "model": "fivebar", "cost": "reaction", "wrt": ["L01", "k2"],
              "parameters": { "k1": 90, "L02": 2.1 }, "tf": 1.5, "rtol": 1e-7, "atol": 1e-9, "method": "direct" }""")
        a = self.works("gradient fivebar --json --cost reaction --wrt L01,k2 -p k1=90 -p L02=2.1 --tf 1.5 --rtol 1e-7 --atol 1e-9"
                       " --method direct").json
        j = self.works("gradient --problem problem.json --json").json
        for key in ("model", "cost", "method", "tf", "rtol", "atol", "parameters", "gradient", "psi"):
            self.assertEqual(j[key], a[key])
        j = self.works("gradient --problem problem.json --json --tf 1 --cost position -p k1=80 --wrt L02 --method adjoint").json
        self.assertEqual((j["tf"], j["cost"], j["parameters"]["k1"], list(j["gradient"]), j["method"]),
                         (1, "position", 80, ["L02"], "adjoint"))
        self.assertEqual((j["rtol"], j["parameters"]["L02"]), (1e-7, 2.1))

    def test_limits(self):
        write("one.json", '{"model": "fivebar", "tf": 0.1, "max_evaluations": 1}')
        self.assertEqual(self.works("optimize --problem one.json --json").json["evaluations"], 1)
        self.assertGreater(self.works("optimize --problem one.json --max-evaluations 0 --json").json["evaluations"], 1)

    def test_model_of_the_command_line(self):
        write("all.json", '{ "wrt": "all" }')
        self.assertEqual(list(self.works("gradient pendulum --problem all.json --json").json["gradient"]), ["m", "L", "g", "theta0"])


class Compare(ProgramTest):

    def test_ten_approaches(self):
        j = self.works("compare pendulum --tf 0.5 --step 1e-3 --json").json
        self.assertEqual(len({r["approach"] for r in j}), 10)
        for r in j:
            self.holds(abs(r["psi"] - 0.1749026) < 1e-6, abs(r["gradient"]["L"] - 0.422446) < 2e-6,
                       abs(r["gradient"]["theta0"] - 0.452346) < 2e-6, r["error"] < 1e-5, r["seconds"] > 0)

    def test_some_fail(self):
        """Those have no error, but a message."""
        j = self.works("compare bricard --tf 0.1 --step 1e-2 --json").json
        self.assertEqual(len(j), 10)
        for r in j:
            failed = r["formulation"] != "penalty"
            self.assertEqual((r["error"] is None, r["psi"] is None, "singular" in r.get("message", "")), (failed, failed, failed))


class Simulate(ProgramTest):
    RIGID = "slidercrank -p crank=1 -p rod=1 -p c=0 -p k=0 --tf 10"

    def drawn_by(self, script):
        """The environment in which this stands for gnuplot."""
        os.makedirs("bin", exist_ok=True)
        write("bin/gnuplot", "#!/bin/sh\n" + script, 0o755)
        return {"SCRIPT": os.path.abspath("script"), "PATH": os.path.abspath("bin") + ":" + os.environ["PATH"]}

    def test_energy(self):
        self.assertEqual(self.call(f"simulate {self.RIGID} --projection off").status, 0)
        self.tells("^energy .* not conserved: the reactions did work")
        self.warns("set projection to auto")
        self.works(f"simulate {self.RIGID}")
        self.tells("projections near singular positions")

    def test_text(self):
        self.works("simulate fivebar")
        self.tells("psi = 0.72687", "energy drift")

    def test_files(self):
        j = self.works("simulate fivebar --json --out sim/deep --samples 101").json
        self.holds({"model", "cost", "psi", "drift", "stats", "seconds", "files"} <= set(j), "fivebar_trajectory.csv" in j["files"])
        self.assertTrue(os.path.exists("sim/deep/fivebar_trajectory.svg") or not has_gnuplot())
        for name in os.listdir("sim/deep"):
            self.assertGreater(os.path.getsize("sim/deep/" + name), 0, name)
        path = rows("sim/deep/fivebar_trajectory.csv")
        t = [float(row["t"]) for row in path]
        self.holds(len(path) == 101, t[0] == 0, t[-1] == 5, all(b > a for a, b in zip(t, t[1:])),
                   [float(path[0][k]) for k in ("x1", "y1", "x2", "y2", "x3", "y3")] == [-1, -1, 0.5, -2, 2, -1])
        for row in path:
            self.holds(all(float(x) == float(x) for x in row.values()))
            self.near(float(row["x1"]) ** 2 + float(row["y1"]) ** 2, 2, 1e-7)
            self.near(float(row["energy"]), float(path[0]["energy"]), 1e-4)

    def test_samples_of_0(self):
        """The integrator's own instants; the command line wins, though it says 0."""
        write("samples.json", '{"model": "barrier", "samples": 29}')
        for given in ("barrier", "--problem samples.json"):
            j = self.works(f"simulate {given} --out sim0 --samples 0 --json").json
            count = len(rows("sim0/barrier_trajectory.csv"))
            self.holds(j["stats"]["nodes"] == count, count != 29)

    def test_curves_of_a_picture(self):
        """What gnuplot is told: each curve is the column of its name."""
        self.works("simulate iltis --tf 0.1 --samples 1001 --out drawn --json",
                   self.drawn_by('cat >"$SCRIPT"\necho "<svg>        </svg>"\n'))
        text = read("script")
        table = [line.split(",") for line in text.split("$data << END\n")[1].split("\nEND")[0].split("\n")]
        data, path = {float(x[0]): x for x in table}, rows("drawn/iltis_trajectory.csv")
        curves = re.findall(r"using 1:\(\$(\d+)-\((.*?)\)\) with lines title '(.*?)'", text)
        named = [(int(k), name) for k, less, name in curves if name in path[0] and float(less) == 0.0]
        self.assertGreater(len(named), 8)
        for k, name in named:
            for row in (path[1], path[len(path) // 2], path[-1]):
                self.assertEqual(float(data[float(row["t"])][k - 1]), float(row[name]), name)


class Check(ProgramTest):

    def test_rows(self):
        run = self.works("check pendulum")
        count = re.search("^([0-9]+) passed, 0 failed$", run.out, re.M)
        self.assertEqual(len(re.findall(r" (?:ok|FAIL|not judged.*)$", run.out, re.M)), int(count[1]))

    def test_gradient_of_0(self):
        self.works("check barrier --cost effort")

    def test_json(self):
        j = self.works("check barrier --json --wrt all").json
        self.holds(j["failed"] == 0, j["passed"] == len(j["rungs"]) >= 5, all(r["passed"] for r in j["rungs"]))


# Its largest resident memory [KiB], or that of the Python which starts it where that is larger (14 MiB, and costate 7).
PEAK = """import resource, subprocess, sys
with open(sys.argv[1], "w") as out:
    subprocess.run(sys.argv[2:], stdout=out, check=True)
print(resource.getrusage(resource.RUSAGE_CHILDREN).ru_maxrss)"""


@unittest.skipIf(b"__asan_init" in read_bytes(PROGRAM), "AddressSanitizer keeps what is freed")
class Memory(ProgramTest):
    """A horizon 100 times as long in 4 MiB: within that memory, and the digits of a run that has 1 GiB."""
    LONG = "gradient fivebar --wrt all --tf 500 --max-steps 100000 --json"

    def peak(self, name, command):
        environment = {k: x for k, x in os.environ.items() if k != "MALLOC_PERTURB_"}  # it would write to what is only reserved
        done = subprocess.run([sys.executable, "-c", PEAK, name, PROGRAM, *words_of(command)], check=True, capture_output=True,
                              text=True, env=environment)
        return int(done.stdout), parse(read(name))

    def test_limit(self):
        short, _ = self.peak("short.json", "gradient fivebar --wrt all --json --memory 4M")
        most, a = self.peak("a.json", self.LONG + " --memory 1G")
        few, b = self.peak("b.json", self.LONG + " --memory 4M")
        self.assertLessEqual(few - short, 4096)
        self.assertGreater(most - short, 40960)
        self.holds(a["psi"] == b["psi"], a["gradient"] == b["gradient"], a["stats"]["steps"] == b["stats"]["steps"] > 10000)
        disk, c = self.peak("c.json", self.LONG + " --memory 4M --memory-dir .")
        self.assertLessEqual(disk - short, 16384)
        self.holds(a["psi"] == c["psi"], a["gradient"] == c["gradient"])
        self.assertEqual(sorted(os.listdir(".")), ["a.json", "b.json", "c.json", "short.json"])

    def test_problem_file(self):
        write("memory.json", '{ "model": "fivebar", "wrt": "all", "memory": "64K" }')
        self.works("gradient --problem memory.json --tf 100")


if __name__ == "__main__":
    main()
