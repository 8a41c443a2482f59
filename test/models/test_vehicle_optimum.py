"""The vehicle as in the paper: six variables, default settings. In how many evaluations psi falls by
the paper's factor, and below 205.5; that it ends, on what is left.

    test_vehicle_optimum.py COSTATE        half a minute"""
import json
import subprocess
import sys
import unittest

costate = sys.argv.pop(1)


class Vehicle(unittest.TestCase):
    def test_evaluations(self):
        done = subprocess.run([costate, "optimize", "iltis", "--json"], capture_output=True,
                              text=True, check=True)
        result = json.loads(done.stdout)
        history = [(row["psi"], row["evaluations"]) for row in result["history"]]

        def until(psi):
            return next(count for value, count in history if value <= psi)

        print(result["optimizer"], result["psi"], result["evaluations"], result["stop"])
        self.assertLessEqual(until(result["psi_initial"] / 14.1), 20)
        self.assertLessEqual(until(205.5), 70)
        self.assertEqual(result["stop"], "decrease")
        self.assertLess(result["evaluations"], 200)


unittest.main()
