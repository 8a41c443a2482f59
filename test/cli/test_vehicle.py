"""The vehicle from outside: costate models, equilibrium and simulate, as text, as JSON and as files.

    test_vehicle.py COSTATE
"""
from program import ProgramTest, main, rows


class Vehicle(ProgramTest):

    def test_models(self):
        self.works("models iltis")
        self.tells(r"^ *their rank +126$", r"^ *redundant +6$", r"^degrees of freedom +14$", r"^switches +52$",
                   r"^ *strut_rr +N +rear right spring-damper")
        j = self.works("models iltis --json").json
        self.assertEqual((j["rank"], j["degrees_of_freedom"], j["redundant"], len(j["outputs"]), len(j["switch_names"])),
                         (126, 14, 6, 28, 52))
        for model in self.works("models --json").json["models"]:
            self.assertEqual(model["degrees_of_freedom"], model["coordinates"] - model["rank"], model["name"])

    def test_equilibrium(self):
        self.works("equilibrium iltis --out results")
        self.tells(r"^chassis_dz +-0\.0071013", r"^tyre_fl +3831\.42", r"^largest .Phi. +[0-9.]+e-1")
        start = rows("results/iltis_start.csv")
        self.assertEqual(len(start), 140)
        self.near(float(start[2]["q"]), 0.5628987, 1e-6)
        j = self.works("equilibrium iltis --json").json
        self.holds(j["start"] == "equilibrium", j["phi"] < 1e-12, len(j["lambda"]) == 132)
        self.near(j["outputs"]["strut_rl"], -241.86, 0.006)

    def test_other_starts(self):
        self.works("equilibrium pendulum")
        self.tells("start is given")
        self.works("equilibrium slidercrank")
        self.tells("assembled")

    def test_no_equilibrium(self):
        """A spring that cannot hold the vehicle is beyond its bounds; a mass that none can hold is an error."""
        self.refuses("equilibrium iltis -p kS1=0", "2.8114e+07")
        self.fails("equilibrium iltis -p mC=1e6", "no static equilibrium")

    def test_simulate(self):
        self.works("simulate iltis --out results --samples 101")
        self.tells(r"^ *1\.006[0-9]+ +front left: end of the step +on$",
                   r"front left: tyre loaded +off, follows from front left: end of the step$",
                   r"^\.\.\. and [0-9]+ more, .* iltis_events\.csv$",
                   r"^energy +-[0-9]+ J from start to end: not conserved")
        events, path = rows("results/iltis_events.csv"), rows("results/iltis_trajectory.csv")
        self.holds(len(events) > 40, events[2]["trigger_name"] == "front left: end of the step",
                   len(path) == 101, abs(float(path[0]["tyre_rr"]) - 3591.81) < 1,
                   min(float(row["tyre_fl"]) for row in path) == 0.0)

    def test_ramp(self):
        j = self.works("simulate iltis -p ramp=1.5 --tf 1.2 --rtol 1e-5 --json").json
        self.holds(j["events"], all(e["t"] <= 1.2 and e["to"] in (0, 1) for e in j["events"]),
                   j["drift"]["energy"] is None, not j["energy"]["conserved"])

    def test_events_of_others(self):
        self.works("simulate barrier")
        self.tells(r"^0\.333333 +switch 1 +on$")
        self.works("simulate fivebar")
        self.tells("^energy drift")
        self.tells_not("events")


if __name__ == "__main__":
    main()
