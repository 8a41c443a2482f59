#!/usr/bin/env python3
"""Models of which the answer is known, over many settings: what do the steps leap over?

    sweeps.py COSTATE DIR     DIR holds pwm.so, pulse.so, shake.so

pwm    a force switched by sin(om t) > duty: psi from the exact motion between the switches
pulse  a Gaussian force from rest: psi by quadrature
shake  x'' = -x + A sin(W t) at A = 0: dpsi/dA in closed form
A number is right within ALLOWED rtol of its scale, or comes with a warning; anything else is missed.
"""
import json
import math
import subprocess
import sys

from scipy.integrate import quad

ALLOWED = 100


class Count:
    def __init__(self, name):
        self.name, self.right, self.warned, self.missed, self.worst = name, 0, 0, [], 0.0

    def judge(self, setting, value, exact, scale, rtol, warned):
        off = abs(value - exact) / (rtol * scale)
        if off <= ALLOWED:
            self.right += 1
            self.worst = max(self.worst, off)
        elif warned:
            self.warned += 1
        else:
            self.missed.append(f"{setting}: {value:.9g}, right {exact:.9g}, off by {off:.3g} rtol")

    def report(self):
        print(f"{self.name}: {self.right} right (at most {self.worst:.2g} rtol off), "
              f"{self.warned} warned, {len(self.missed)} missed")
        for line in self.missed:
            print("    " + line)
        return not self.missed and self.right > 0


def run(costate, model, *arguments):
    """The JSON of one run, and whether anything was warned of."""
    done = subprocess.run([costate, *arguments[:1], model, *arguments[1:], "--json"],
                          capture_output=True, text=True)
    if done.returncode:
        sys.exit(f"{' '.join(done.args)}: {done.stderr}")
    return json.loads(done.stdout), "warning" in done.stderr


def oscillate(x, v, force, h, k=1.0, c=0.1):
    """x'' = -k x - c x' + force, for a time h."""
    w, d = math.sqrt(k - c * c / 4), c / 2
    x -= force / k
    e, cos, sin = math.exp(-d * h), math.cos(w * h), math.sin(w * h)
    return (force / k + e * (x * cos + (v + d * x) / w * sin),
            e * (v * cos - (k * x + d * v) / w * sin))


def switched(om, duty, tf=10.0):
    """x(tf) from rest, with the force 1 where sin(om t) > duty."""
    first, last = math.asin(duty) / om, (math.pi - math.asin(duty)) / om
    turn, t, x, v, n = 2 * math.pi / om, 0.0, 0.0, 0.0, 0
    on = 0.0 > duty
    flips = sorted(f for n in range(-1, int(tf / turn) + 2)
                   for f in (first + n * turn, last + n * turn) if 0 < f < tf)
    for f in [*flips, tf]:
        x, v = oscillate(x, v, 1.0 if on else 0.0, f - t)
        t, on = f, not on
    return x


def pushed(force, width, at, tf=10.0, k=1.0, c=0.1):
    """x(tf) from rest, with a Gaussian force."""
    w, d = math.sqrt(k - c * c / 4), c / 2
    def part(t):
        return (force * math.exp(-((t - at) / width) ** 2) * math.exp(-d * (tf - t)) *
                math.sin(w * (tf - t)) / w)
    return quad(part, max(0.0, at - 9 * width), min(tf, at + 9 * width), epsabs=1e-13,
                epsrel=1e-13, limit=200)[0]


def sweep_pwm(costate, place):
    for integrator in "rk", "cvodes":
        count = Count(f"pwm, {integrator}")
        for om in 1, 10, 50, 200:
            for duty in -0.3, 0.3, 0.9:
                for rtol in 1e-6, 1e-9:
                    j, warned = run(costate, f"{place}/pwm.so", "simulate", "-p", f"om={om}", "-p",
                                    f"duty={duty}", "--integrator", integrator, "--rtol", f"{rtol}")
                    exact = switched(om, duty)
                    count.judge(f"om={om} duty={duty} rtol={rtol}", j["psi"], exact,
                                max(abs(exact), 0.1), rtol, warned)
        yield count


def sweep_pulse(costate, place):
    for integrator in "rk", "cvodes":
        for width in 0.1, 0.03, 0.01:
            count = Count(f"pulse of {width} s, {integrator}")
            force = 0.5 / width
            for k in range(60):
                at = 0.4 + 9.2 * (k + 0.5 * math.modf(k * 0.6180339887)[0]) / 60
                j, warned = run(costate, f"{place}/pulse.so", "simulate", "--cost", "end", "-p",
                                f"F={force}", "-p", f"wd={width}", "-p", f"t0={at}", "-p", "win=10",
                                "--integrator", integrator)
                exact = pushed(force, width, at)
                count.judge(f"t0={at:.6g}", j["psi"], exact, max(abs(exact), 0.1), 1e-6, warned)
            yield count


def sweep_shake(costate, place):
    """By a fixed step the error bar is the judge: the step has no rtol."""
    for integrator in "rk", "cvodes", "onestep":
        count = Count(f"shake, {integrator}")
        for W in 5, 10, 20, 40, 60, 100, 200, 400:
            exact = (W * math.sin(3) - math.sin(3 * W)) / (W * W - 1)
            for rtol in (1e-4, 1e-6, 1e-8, 1e-10) if integrator != "onestep" else (1e-2, 1e-3):
                fixed = integrator == "onestep"
                setting = ("--step", f"{rtol}") if fixed else ("--rtol", f"{rtol}")
                j, warned = run(costate, f"{place}/shake.so", "gradient", "-p", f"W={W}",
                                "--wrt", "A,x0", "--integrator", integrator, *setting)
                scale = 1.0 / W
                if fixed:
                    scale, rtol = j["gradient_error"]["A"] or 1e-300, 1.0 / ALLOWED
                count.judge(f"W={W} {setting[1]}", j["gradient"]["A"], exact, scale, rtol, warned)
        yield count


def main():
    costate, place = sys.argv[1:]
    sweeps = [*sweep_pwm(costate, place), *sweep_pulse(costate, place),
              *sweep_shake(costate, place)]
    sys.exit(0 if all([count.report() for count in sweeps]) else 1)


if __name__ == "__main__":
    main()
