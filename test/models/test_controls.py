"""Inputs over time as design variables, held against what is known of them: the brachistochrone, a
robot arm in minimum time, a cart-pole that is swung up.

    test_controls.py COSTATE"""
import json
import math
import subprocess
import sys
import unittest

costate = sys.argv.pop(1)


def optimize(*arguments):
    done = subprocess.run([costate, "optimize", *arguments, "--json"], capture_output=True,
                          text=True, check=True)
    result = json.loads(done.stdout)
    print(*arguments[:2], result["psi"], result["evaluations"], result["stop"])
    return result


def ends(**values):
    """Limits at the end: of coordinates and states, and rest where a name begins with d_."""
    for name, value in values.items():
        inner = "dot(%s)" % name[2:] if name.startswith("d_") else name
        yield from ("--subject-to", "final(%s) = %.17g" % (inner, value))


def cycloid(x, y, g):
    """The least time to slide x meters ahead and y down, from rest."""
    low, high = 1e-3, 2 * math.pi - 1e-3
    for _ in range(200):
        turn = 0.5 * (low + high)
        short = (turn - math.sin(turn)) / (1 - math.cos(turn)) < x / y
        low, high = (turn, high) if short else (low, turn)
    return turn * math.sqrt(y / (1 - math.cos(turn)) / g)


class Controls(unittest.TestCase):
    def test_brachistochrone(self):
        r = optimize("bead", "--wrt", "angle,tf", "--minimize", "tf", *ends(x=10, y=-5))
        least = cycloid(10.0, 5.0, 9.80665)
        self.assertAlmostEqual(least, 1.8016, 4)
        self.assertAlmostEqual(r["psi"], least, 6)
        self.assertLessEqual(r["evaluations"], 60)

    def test_crossing(self):
        """The same by the instant at which x is 10, at whatever height: half a cycloid."""
        r = optimize("bead", "--wrt", "angle", "--minimize", "time(x = 10)", "--tf", "2.5")
        self.assertAlmostEqual(r["psi"], math.sqrt(10 * math.pi / 9.80665), 4)

    def test_arm(self):
        """COPS: 9.1414 s with as fine a grid as one likes."""
        there = ends(rho=4.5, theta=2 * math.pi / 3, phi=math.pi / 4, d_rho=0, d_theta=0, d_phi=0)
        r = optimize("manipulator", "--wrt", "u1,u2,u3,tf", "--bounds", "tf=5:12",
                     "--minimize", "tf", *there)
        self.assertTrue(9.14 < r["psi"] <= 1.005 * 9.1414)

    def test_swing_up(self):
        """41 nodes: below the 58.05 of a polynomial of degree 20."""
        up = ends(x=1, theta=math.pi, d_x=0, d_theta=0)
        r = optimize("cartpole", "--minimize", "effort", *up)
        self.assertTrue(57.9 < r["psi"] <= 58.05)
        self.assertLessEqual(r["history"][-1]["violation"], 1e-6)

    def test_start_out_of_bounds(self):
        """Of an array: one warning."""
        done = subprocess.run([costate, "optimize", "cartpole", "-p", "u=2", "--bounds", "u=-1:1",
                               "--max-evaluations", "1"], capture_output=True, text=True)
        told = [line for line in done.stderr.splitlines() if "warning" in line]
        self.assertEqual(len(told), 1)
        self.assertIn("41 of 41 values of u are outside their bounds", told[0])

    def test_rate(self):
        """Parking a crane with a force whose rate is limited: a limit for each interval."""
        park = ends(load=4, theta=0, d_x=0, d_theta=0)
        r = optimize("crane", "--minimize", "effort", *park, "--bounds", "F=-300:300",
                     "--subject-to", "-8 <= dot(F) <= 8 always")
        force, step = r["parameters"]["F"], 6.0 / 199
        rates = [(b - a) / step for a, b in zip(force, force[1:])]
        self.assertLess(max(map(abs, rates)), 8 + 1e-4)
        self.assertAlmostEqual(r["psi"], 830.382, delta=0.05)
        self.assertLess(r["evaluations"], 60)


unittest.main()
