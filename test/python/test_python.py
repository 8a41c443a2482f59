"""The Python module: numbers against the paper's and scipy's, errors, ownership, threads.

    test_python.py [--plain]     --plain: as if numpy were not installed
"""
import concurrent.futures
import gc
import math
import multiprocessing
import os
import pickle
import shutil
import signal
import subprocess
import sys
import tempfile
import threading
import time
import unittest

if "--plain" in sys.argv:
    sys.argv.remove("--plain")
    os.environ["TEST_PLAIN"] = "1"  # for processes that are started from here too
plain = "TEST_PLAIN" in os.environ
if plain:
    sys.modules["numpy"] = None
import costate

try:
    import numpy
except ImportError:
    numpy = None


class Models(unittest.TestCase):
    def test_registry(self):
        with open(os.path.join(os.path.dirname(__file__), "..", "..", "models", "MODELS")) as file:
            self.assertEqual(costate.models(), file.read().split())

    def test_description(self):
        m = costate.Model("fivebar")
        self.assertEqual((m.n, m.m, m.p, m.s, m.start, m.tf), (6, 4, 9, 0, "given", 5.0))
        self.assertEqual([x.name for x in m.parameters],
                         ["m1", "m2", "m3", "m4", "k1", "k2", "L01", "L02", "g"])
        self.assertEqual(m.parameters[6][:2] + m.parameters[6][3:5], ("L01", "m", 0.0, 10.0))
        self.assertEqual([x.name for x in m.costs],
                         ["position", "acceleration", "reaction", "everything"])
        self.assertEqual((m.coordinates[0], m.design), ("x1", ["L01", "L02"]))
        self.assertEqual(repr(m), "Model('fivebar')")

    def test_every_model(self):
        for name in costate.models():
            m = costate.Model(name)
            self.assertTrue(m.about and m.costs and len(m.coordinates) == m.n and
                            len(m.switches) == m.s)
            self.assertTrue(all(x.lower <= x.value <= x.upper for x in m.parameters))


    def test_sketches(self):
        """Of every model: bars and wheels keep their size, pivots and the ground stay (not a road that shakes), and something moves."""
        for name in costate.models():
            m = costate.Model(name)
            if name == "bead":  # its place is a first-order state, which a sketch is not given
                continue
            self.assertTrue(m.points and m.parts, name)
            r = costate.Problem(name, tf=min(m.tf, 0.5), rtol=1e-6).simulate(times=5)
            at = [[row[3 * i:3 * i + 3] for i in range(m.points)] for row in r.points]
            self.assertGreater(max(math.dist(x, y) for x, y in zip(at[0], at[-1])), 1e-3, name)
            for x in m.parts:
                ends = {"bar": (x.a, x.b), "wheel": (x.a, x.c)}.get(x.shape)
                size = [math.dist(row[ends[0]], row[ends[1]]) for row in at] if ends else [1.0]
                self.assertTrue(min(size) > 0.0 and max(size) / min(size) < 1.0 + 1e-4, (name, x, size))
                for k in {"pivot": [x.a], "ground": range(x.a, x.b + 1)}.get(x.shape, []) if x.name != "road" else []:
                    self.assertLess(max(math.dist(row[k], at[0][k]) for row in at), 1e-6, (name, x))

    def test_sketch_of_a_state(self):
        """The pendulum's mass and the vehicle's wheels are where their coordinates say."""
        r = costate.Problem("pendulum").simulate(times=4)
        for q, x in zip(r.q, r.points):
            self.assertEqual(list(x), [0.0, 0.0, 0.0, q[0], q[1], 0.0])
        m = costate.Model("iltis")
        r = costate.Problem(m, tf=0.05).simulate(times=2)
        wheels = [x.a for x in m.parts if x.shape == "wheel"]
        for c, place in zip(("fl", "fr", "rl", "rr"), wheels):
            k = m.coordinates.index(f"wheel_{c}_x")
            self.assertEqual(list(r.points[1][3 * place:3 * place + 3]), list(r.q[1][k:k + 3]))

    def test_load(self):
        for path, status in (("/nonexistent/model.so", -3), (costate.library_path, -5), ("", -2)):
            with self.assertRaises(costate.Error) as caught:
                costate.load(path)
            self.assertEqual(caught.exception.status, status, str(caught.exception))

    def test_plugin(self):
        """The five-bar as a plug-in is the five-bar that is built in."""
        source = os.path.join(os.path.dirname(__file__), "..", "..", "models", "fivebar.c")
        program = os.path.join(os.path.dirname(costate.library_path), "costate")
        with tempfile.TemporaryDirectory() as directory:
            shutil.copy(source, directory)
            subprocess.run([program, "build", "fivebar.c"],
                           cwd=directory,
                           check=True,
                           capture_output=True)
            model = costate.load(os.path.join(directory, "fivebar.so"))
            self.assertEqual((model.name, model.n, model.parameters),
                             ("fivebar", 6, costate.Model("fivebar").parameters))
            a, b = costate.Problem(model).gradient(), costate.Problem("fivebar").gradient()
            self.assertAlmostEqual(a[0], b[0], delta=1e-9)
            self.assertAlmostEqual(a[1][0], b[1][0], delta=1e-6)
            named = costate.Problem(os.path.join(directory, "fivebar.so"))  # by its path
            self.assertEqual(list(named.gradient()[1]), list(a[1]))
        self.assertRaises(costate.Error, costate.Problem, "./nothing.so")


class Solving(unittest.TestCase):
    def test_paper(self):
        psi, g = costate.Problem("fivebar").gradient()
        self.assertAlmostEqual(psi, 0.72688, delta=5e-6)
        self.assertAlmostEqual(g[0], -4.2288, delta=5e-5)
        self.assertAlmostEqual(g[1], 3.2116, delta=5e-5)
        self.assertIsInstance(g, list if numpy is None else numpy.ndarray)

    def test_settings(self):
        p = costate.Problem("fivebar",
                            cost="reaction",
                            wrt=["k1", "m2"],
                            parameters={"k1": 90},
                            tf=1.0,
                            formulation="index3",
                            integrator="onestep",
                            step=1e-2,
                            method="direct")
        self.assertEqual((p["k1"], p.design, list(p.x)), (90.0, ["k1", "m2"], [90.0, 1.5]))
        self.assertEqual(p.bounds, [(0.0, 1e6), (1e-3, 1e3)])
        o = p.options
        self.assertEqual((o["tf"], o["formulation"], o["integrator"], o["step"], o["method"]),
                         (1.0, "index3", "onestep", 1e-2, "direct"))
        direct = p.gradient()
        p.set(method="adjoint")
        adjoint = p.gradient()
        self.assertEqual(direct[0], adjoint[0])
        for a, b in zip(direct[1], adjoint[1]):
            self.assertAlmostEqual(a, b, delta=1e-9 * abs(b))
        p.wrt("all")
        self.assertEqual(len(p.design), 9)
        p.cost("position")
        self.assertNotEqual(p.psi(), adjoint[0])

    def test_rho(self):
        p, other = costate.Problem("fivebar"), costate.Problem("fivebar",
                                                               parameters={"L01": 2.3, "L02": 2.0})
        a, b = p.gradient([2.3, 2.0]), other.gradient()
        self.assertAlmostEqual(a[0], b[0], delta=1e-9)
        self.assertEqual((p["L01"], p.psi([2.3, 2.0])), (2.23606797749978969, a[0]))
        if numpy is not None:
            self.assertEqual(p(numpy.array([2.3, 2.0]))[0], a[0])

    def test_trajectory(self):
        p = costate.Problem("fivebar")
        r = p.simulate(times=11)
        self.assertEqual((len(r.t), len(r.q), len(r.q[0]), len(r.lam[0])), (11, 11, 6, 4))
        self.assertEqual((r.t[0], r.t[10], list(r.q[0])), (0.0, 5.0, [-1, -1, 0.5, -2, 2, -1]))
        for i in range(11):
            self.assertAlmostEqual(r.q[i][0] ** 2 + r.q[i][1] ** 2, 2.0, delta=1e-7)
            self.assertAlmostEqual(r.kinetic[i] + r.potential[i],
                                   r.kinetic[0] + r.potential[0],
                                   delta=1e-5)
        self.assertEqual(len(p.simulate().t), p.stats["nodes"])
        self.assertEqual(list(p.simulate(times=[1.0, 0.25]).t), [1.0, 0.25])
        self.assertEqual(r.psi, p.psi())
        if numpy is not None:
            self.assertEqual((r.q.shape, r.a.shape, r.lam.shape, r.t.shape),
                             ((11, 6), (11, 6), (11, 4), (11,)))

    def test_outputs(self):
        p = costate.Problem("iltis", tf=0.1)
        r = p.simulate(times=3)
        self.assertEqual(list(r.outputs), [x.name for x in p.model.outputs])
        self.assertTrue(
            r.outputs and
            all(len(x) == 3 and all(math.isfinite(y) for y in x) for x in r.outputs.values()))

    def test_responses(self):
        p = costate.Problem("barrier", wrt=["b1", "F2"], rtol=1e-9)
        p.ask("final(x)", top="max(power)")
        values, jacobian = p.responses()
        self.assertEqual((p.response_names, len(values), len(jacobian), len(jacobian[0])),
                         (["final(x)", "top"], 2, 2, 2))
        psi, gradient = p.gradient()
        self.assertAlmostEqual(values[0], psi, delta=1e-9)
        for a, b in zip(gradient, jacobian[0]):
            self.assertAlmostEqual(a, b, delta=1e-7)
        self.assertAlmostEqual(values[1], 3.5 * 7.8 ** 0.5, delta=1e-7)
        self.assertAlmostEqual(jacobian[1][1], 7.8 ** 0.5, delta=1e-6)
        self.assertTrue(math.isnan(p.instants[0]) and abs(p.instants[1] - 0.5404853) < 1e-6)
        self.assertEqual(list(p.responses(jacobian=False)), list(values))
        with self.assertRaisesRegex(costate.Error, "column 5"):
            p.ask("rms(nothing)")

    def test_events(self):
        events = costate.Problem("barrier").simulate().events
        self.assertEqual([(e.switch, e.to) for e in events], [(e.trigger, 1) for e in events])
        self.assertAlmostEqual(events[0].t, 1.0 / 3.0, delta=1e-9)

    def test_no_constraints(self):
        self.assertEqual([list(x) for x in costate.Problem("barrier").simulate(times=4).lam],
                         [[]] * 4)

    def test_check(self):
        rungs = costate.Problem("pendulum").check()
        self.assertTrue(len(rungs) >= 8 and all(x.passed and x.error <= x.bound for x in rungs))

    def test_optimize_takes_bounds_start_scenarios(self):
        p = costate.Problem("fivebar", tf=1.0)
        start = list(p.x)
        free = p.optimize()
        best = p.optimize(bounds={"L02": (2.0, 2.1)}, max_iterations=20)
        self.assertTrue(2.0 <= best.x[1] <= 2.1 and best.psi > free.psi)
        self.assertEqual(list(p.optimize(bounds=[(0, 10), (2.0, 2.1)], max_iterations=20).x),
                         list(best.x))
        self.assertEqual(list(p.x), start)
        p.x = best.x  # the round trip: the problem is the one at the optimum
        self.assertEqual(p.psi(), best.psi)
        self.assertEqual(p["L01"], best.x[0])
        again = p.optimize(start=start, bounds={"L02": (2.0, 2.1)}, max_iterations=20)
        self.assertEqual(list(again.x), list(best.x))
        q = costate.Problem("fivebar", tf=0.5, parameters={"g": 5.0})
        p.x = q.x = start
        both = p.optimize(scenarios=[p, (q, 2.0)], jobs=2, max_iterations=3)
        self.assertAlmostEqual(both.psi, p.psi(both.x) + 2.0 * q.psi(both.x), delta=1e-12)
        self.assertTrue(both.psi < p.psi() + 2.0 * q.psi())

    def test_what_optimize_refuses(self):
        p = costate.Problem("fivebar", tf=0.5)
        self.assertRaises(KeyError, p.optimize, bounds={"k1": (1, 2)})
        table = costate.Problem("cartpole", cost="effort", wrt="u")
        table.minimize("effort", "final(x) = 0.5")
        force = list(table.optimize(bounds={"u[3]": (1, 2), "u": (-0.9, 0.9)}, max_iterations=3).x)
        self.assertTrue(1 <= force.pop(3) <= 2 and max(map(abs, force)) <= 0.9)
        self.assertRaises(ValueError, p.optimize, bounds=[(1, 2)])
        self.assertRaises(ValueError, p.optimize, start=[1.0])
        self.assertRaises(costate.Error, p.optimize, bounds={"L01": (3, 2)})
        self.assertRaises(costate.Error, p.optimize, scenarios=[p, costate.Problem("pendulum")])
        self.assertRaises(AttributeError, setattr, p, "tf", 2.0)
        self.assertRaises(ValueError, setattr, p, "x", [1.0])
        p.progress = lambda phase, t, tf: True
        self.assertRaises(costate.Error, p.optimize)

    def test_optimize(self):
        p = costate.Problem("fivebar", parameters={"g": 0, "L01": 2.3, "L02": 1.9}, tf=1.0)
        best = p.optimize()
        self.assertAlmostEqual(best.x[0], 5 ** 0.5, delta=1e-4)
        self.assertAlmostEqual(best.x[1], 17 ** 0.5 / 2, delta=1e-4)
        self.assertTrue(best.psi < 1e-8 and best.message)
        self.assertTrue(best.psi < p.optimize(max_evaluations=2).psi)

    def test_constraints(self):
        p = costate.Problem("fivebar", wrt=["L01", "L02", "k1"])
        p.minimize("position", "end=final(x2) >= 0.6")
        best = p.optimize()
        self.assertEqual([c.name for c in best.constraints], ["end"])
        self.assertTrue(best.constraints[0].binds and best.constraints[0].multiplier < 0)
        self.assertTrue(best.violation <= 1e-6 and best.kkt <= 1e-4)
        self.assertTrue(p.optimize(bounds={"k1": (90, 110)}).psi > best.psi)
        self.assertRaises(KeyError, p.optimize, bounds={"m1": (1, 2)})
        self.assertRaises(costate.Error, p.optimize, optimizer="lbfgsb")
        self.assertRaises(costate.Error, p.minimize, "position", "final(x2) <= 0.5")

    def test_newton(self):
        p = costate.Problem("fourbar")
        bounds = {"coupler": (0.5, 1.5), "rocker": (0.5, 1.5)}
        a, b = (p.optimize(bounds=bounds, optimizer=o, decrease_tol=0) for o in ("lbfgsb", "newton"))
        self.assertAlmostEqual(a.psi, b.psi, delta=1e-8 * a.psi)
        self.assertTrue(b.evaluations < a.evaluations)
        self.assertRaises(costate.Error, p.optimize, optimizer="simplex")

    def test_fit(self):
        p = costate.Problem("slidercrank", wrt=["c", "k", "speed"])
        self.assertRaises(costate.Error, p.residuals)
        p.data(os.path.join(os.path.dirname(os.path.abspath(__file__)), os.pardir, os.pardir, "examples", "damper.csv"))
        measured = p.measured
        self.assertEqual((measured[0].name, measured[0].t, measured[0].sigma), ("x2", 0.03, 0.004))
        f = p.fit()
        self.assertEqual(len(f.residuals), len(measured))
        self.assertAlmostEqual(sum(r * r for r in f.residuals), f.chi2, delta=1e-9 * f.chi2)
        for x, truth, error in zip(f.x, (3.2, 36.0, 4.3), f.error):
            self.assertTrue(abs(x - truth) < 3 * error)
        both = p.fit([p])  # the same data twice
        self.assertAlmostEqual(f.error[0] / both.error[0], 2 ** 0.5, delta=1e-3)
        jacobian = p.residuals_jacobian(f.x)
        self.assertEqual((len(jacobian), len(jacobian[0])), (len(measured), 3))
        x, h = list(f.x), 2e-3
        sides = [p.residuals([x[0] + s, x[1], x[2]]) for s in (h, -h)]
        for i in range(0, len(measured), 10):
            self.assertAlmostEqual((sides[0][i] - sides[1][i]) / (2 * h), jacobian[i][0], delta=1e-4 * max(abs(row[0]) for row in jacobian))

    def test_scipy(self):
        if plain:
            self.skipTest("without numpy")
        try:
            from scipy.optimize import minimize
        except ImportError:
            self.skipTest("scipy is not installed")
        p = costate.Problem("fivebar", parameters={"g": 0, "L01": 2.3, "L02": 1.9}, tf=1.0)
        found = minimize(p, p.x, jac=True, bounds=p.bounds, method="L-BFGS-B")
        self.assertAlmostEqual(found.x[0], 5 ** 0.5, delta=1e-3)
        self.assertTrue(found.fun < 1e-6)


class Errors(unittest.TestCase):
    def fails(self, status, words, function, *arguments, **options):
        with self.assertRaises(costate.Error) as caught:
            function(*arguments, **options)
        self.assertEqual((caught.exception.status, caught.exception.name),
                         (status, costate.STATUS[status]))
        self.assertIn(words, str(caught.exception))

    def test_status_and_message(self):
        p = costate.Problem("fivebar")
        self.fails(-3, "fivebar", costate.Model, "nonsense")
        self.fails(-3, "no parameter", p.__setitem__, "L03", 1)
        self.fails(-4, "from 0 to 10 m", p.__setitem__, "L01", 11)
        self.fails(-3, "costate models fivebar", p.cost, "nonsense")
        self.fails(-3, "no parameter", p.wrt, ["L01", "x"])
        self.fails(-4, "rtol", p.set, rtol=-1.0)
        self.fails(-4, "rtol = 1e-40 is below the rounding", p.set, rtol=1e-40)
        self.fails(-3, "adjoint", p.set, method="ajoint")
        self.fails(-4, "memory", p.set, memory=1000.0)
        self.fails(-4, "not finite", p.gradient, [math.nan, 1.0])
        p.set(max_steps=3)
        self.fails(-8, "max_steps", p.gradient)
        p.set(max_steps=20000)
        self.assertAlmostEqual(p.psi(), 0.72688, delta=5e-6)

    def test_memory(self):
        results = []
        for memory, directory in ((0, None), (65536, None), (65536, "/tmp")):
            p = costate.Problem("fivebar", tf=100.0, memory=memory, memory_dir=directory)
            psi, gradient = p.gradient()
            results.append([psi] + list(gradient))
            self.assertEqual(p.options["memory_dir"], directory)
        self.assertEqual(results[0], results[1])
        self.assertEqual(results[0], results[2])
        self.fails(-4, "memory_dir", p.set, memory_dir="/no/such/place")

    def test_python_errors(self):
        p = costate.Problem("fivebar")
        self.assertRaises(KeyError, p.__getitem__, "L03")
        self.assertRaises(TypeError, p.set, tff=1.0)
        self.assertRaises(TypeError, p.optimize, tff=1.0)
        self.assertRaises(ValueError, p.gradient, [1.0])
        self.assertRaises(ValueError, p.__setitem__, "L01", "long")
        before = p.options
        for kind, text, call in (
            (TypeError, "rtol: 'x' is not a number", lambda: p.set(tf=1.0, rtol="x")),
            (TypeError, "max_steps: 1.5 is not an integer", lambda: p.set(max_steps=1.5)),
            (TypeError, "tf: None is not a number", lambda: p.set(tf=None)),
            (TypeError, "formulation: 3 is not a text", lambda: p.set(formulation=3)),
            (ValueError, "memory: '64 MB' is not a size", lambda: p.set(memory="64 MB")),
            (TypeError, "max_iterations: 'x' is not an", lambda: p.optimize(max_iterations="x")),
            (TypeError, "5 is not a sequence of numbers", lambda: p.gradient(5)),
            (TypeError, "'5' is not a sequence of numbers", lambda: p.gradient("5")),
            (ValueError, "must be numbers: .*'a'", lambda: p.gradient([1.0, "a"])),
            (TypeError, "must be numbers: .*NoneType", lambda: p.gradient([1.0, None])),
        ):
            self.assertRaisesRegex(kind, text, call)
        self.assertEqual(p.options, before)

    def test_sizes(self):
        for text, size in (("64M", 64 * 1024**2), ("1.5G", 1.5 * 1024**3), ("512K", 512 * 1024),
                           ("65536", 65536)):
            self.assertEqual(costate.Problem("fivebar", memory=text).options["memory"], size)


    def test_warning(self):
        p = costate.Problem("barrier",
                            wrt="b2",
                            parameters={"F1": 9, "b2": 2},
                            tf=1.5,
                            rtol=1e-10,
                            atol=1e-12)
        with self.assertWarnsRegex(costate.CostateWarning, "touched rather than crossed"):
            self.assertTrue(math.isfinite(p.psi()))
        self.assertEqual([x.name for x in p.warnings], ["CST_WGRAZING"])
        self.assertIn("touched rather than crossed", p.warnings[0].message)
        p["b2"] = 1.9
        self.assertTrue(math.isfinite(p.psi()))
        self.assertEqual(p.warnings, [])

    def test_progress(self):
        p, seen = costate.Problem("fivebar"), []
        p.progress = lambda phase, t, tf: seen.append((phase, tf)) and False
        p.gradient()
        self.assertEqual({x for x in seen}, {("forward", 5.0), ("backward", 5.0)})
        p.progress = lambda phase, t, tf: True
        self.fails(-10, "canceled", p.gradient)
        p.progress = lambda phase, t, tf: 1 / 0
        self.assertRaises(ZeroDivisionError, p.gradient)
        p.progress = lambda phase, t, tf: sys.exit(3)
        self.assertRaises(SystemExit, p.gradient)
        p.progress = None
        self.assertAlmostEqual(p.psi(), 0.72688, delta=5e-6)

    def test_interrupt(self):
        """A signal that comes when the run has taken 0.3 s of a processor."""
        p = costate.Problem("fivebar", tf=1e5, max_steps=10 ** 9)
        for long in (p.gradient, p.check, lambda: costate.gradients([p, p], jobs=2)):
            begin = time.process_time()

            def interrupt(due=begin + 0.3):
                while time.process_time() < due:
                    time.sleep(0.005)
                os.kill(os.getpid(), signal.SIGINT)
            thread = threading.Thread(target=interrupt)
            thread.start()
            self.assertRaises(KeyboardInterrupt, long)
            thread.join()
            self.assertTrue(time.process_time() - begin < 10)
        self.assertIs(signal.getsignal(signal.SIGINT), signal.default_int_handler)


class Ownership(unittest.TestCase):
    def test_context(self):
        with costate.Problem("pendulum") as p:
            p.gradient()
        self.assertRaises(ValueError, p.gradient)
        self.assertRaises(ValueError, p.__setitem__, "L", 1.0)
        p.close()

    def test_results_outlive(self):
        g = costate.Problem("fivebar").gradient()[1]
        r = costate.Problem("fivebar").simulate(times=3)
        before = [list(x) for x in r.q]
        gc.collect()
        for _ in range(20):
            costate.Problem("fivebar", tf=0.1).gradient()
        self.assertEqual([list(x) for x in r.q], before)
        self.assertAlmostEqual(g[0], -4.2288, delta=5e-5)

    def test_memory(self):
        def resident():
            with open("/proc/self/statm") as file:
                return int(file.read().split()[1]) * os.sysconf("SC_PAGE_SIZE")
        if not os.path.exists("/proc/self/statm"):
            self.skipTest("no /proc")
        def many():
            for _ in range(200):
                costate.Problem("fivebar", tf=0.1).gradient()
            gc.collect()
        many()
        before = resident()
        many()
        many()
        self.assertTrue(resident() - before < 16 << 20, f"{resident() - before} bytes more")


class Threads(unittest.TestCase):
    def test_one_problem_many_threads(self):
        p = costate.Problem("fivebar", wrt="all")
        alone, found = p.gradient(), []
        threads = [threading.Thread(target=lambda: found.append(p.gradient())) for _ in range(6)]
        for t in threads:
            t.start()
        for t in threads:
            t.join()
        self.assertEqual([(x, list(g)) for x, g in found], [(alone[0], list(alone[1]))] * 6)

    def test_lock_is_released(self):
        """While one thread solves, this one goes on: it counts far beyond what the callbacks would
        let it.  On a busy machine this thread may get a processor only when the other one has ended:
        then once more."""
        p, counts = costate.Problem("fivebar", tf=200.0, max_steps=10 ** 8, rtol=1e-10), []
        while len(counts) < 20 and max(counts, default=0) <= 1000:
            count, thread = 0, threading.Thread(target=p.psi)
            thread.start()
            while thread.is_alive():
                count += 1
            counts.append(count)
        self.assertGreater(max(counts), 1000, f"rounds: {counts}")

    def test_hessian(self):
        p = costate.Problem("fivebar", wrt="L01,L02", rtol=1e-9)
        matrix = p.hessian()
        self.assertAlmostEqual(matrix[0][0], 19.8622, 3)
        self.assertAlmostEqual(matrix[1][0], -3.8985, 4)
        rho = [1.1 * p["L01"], p["L02"]]
        product = p.hessian_vector(rho, [1.0, 0.0])
        step = 1e-4
        ahead = p.gradient([rho[0] + step, rho[1]])[1]
        behind = p.gradient([rho[0] - step, rho[1]])[1]
        for x, a, b in zip(product, ahead, behind):
            self.assertAlmostEqual(x, (a - b) / (2 * step), 4)
        p.set(integrator="cvodes")
        self.assertAlmostEqual(p.hessian()[0][0], 19.8622, 3)

    def test_gradients(self):
        problems = [
            costate.Problem("fivebar", parameters={"g": g}, tf=1.0) for g in (9.81, 5.0, 1.6)
        ]
        alone = [p.gradient() for p in problems]
        for jobs in (1, 2, 0):
            found = costate.gradients(problems, jobs=jobs)
            self.assertEqual([(x, list(g)) for x, g in found], [(x, list(g)) for x, g in alone])
        problems[1].set(max_steps=2)
        with self.assertRaises(costate.Error) as caught:
            costate.gradients(problems)
        self.assertEqual(caught.exception.status, -8)
        self.assertEqual(costate.gradients([]), [])
        with self.assertRaisesRegex(costate.Error, "design variables"):
            costate.gradients([problems[0], costate.Problem("fivebar", wrt="L01")])


class Studies(unittest.TestCase):
    """The numbers of the program, and of one thread as of three."""
    vary = {"k1": "normal(100,5)", "L01": "+uniform(-0.05,0.05)"}

    def setUp(self):
        self.p = costate.Problem("fivebar", wrt=["L01", "L02"], tf=0.5)

    def test_sample(self):
        self.p.ask("peak=max(x2)")
        one, three = (self.p.sample(self.vary, count=12, seed=3, jobs=jobs) for jobs in (1, 3))
        self.assertEqual(repr(one), repr(three))
        self.assertEqual((one.parameters, one.responses), (["k1", "L01"], ["psi", "peak"]))
        self.assertEqual(one.errors, {})
        q = costate.Problem("fivebar", wrt=["k1", "L01"], tf=0.5)
        for x, y in zip(one.samples, one.values):
            self.assertEqual(q.psi(x), y[0])
        psi, gradient = q.gradient([100.0, q["L01"]])
        first = one.first_order["psi"]
        self.assertEqual((first.mean, list(first.gradient.values())), (psi, list(gradient)))
        self.assertAlmostEqual(one.statistics["psi"].std, first.std, delta=0.2 * first.std)

    def test_failures(self):
        found = self.p.sample({"k1": "normal(1,1)"}, count=20)  # bounds of the model: 0 and more
        self.assertTrue(0 < len(found.errors) < 20)
        self.assertTrue(all("bounds" in text for text in found.errors.values()))
        self.assertEqual(found.statistics["psi"].count, 20 - len(found.errors))
        for vary, name in (({"nix": "normal(1,2)"}, "CST_ENAME"), (["k1=5"], "CST_EVALUE"),
                           ({"k1": "normal(1,0)"}, "CST_EVALUE"), ({}, "CST_EARGUMENT")):
            with self.assertRaises(costate.Error) as caught:
                self.p.sample(vary, count=2)
            self.assertEqual(caught.exception.name, name)

    def test_journal(self):
        with tempfile.TemporaryDirectory() as folder:
            path = os.path.join(folder, "journal")
            whole = self.p.sample(self.vary, count=6, journal=path)
            with open(path) as file:
                lines = file.readlines()
            with open(path, "w") as file:
                file.writelines(lines[:4])
            again = self.p.sample(self.vary, count=6, journal=path, resume=True)
            self.assertEqual((again.resumed, repr(again.values)), (3, repr(whole.values)))
            with self.assertWarnsRegex(costate.CostateWarning, "older journal"):
                self.p.sample(self.vary, count=6, journal=path)
            with self.assertRaisesRegex(costate.Error, "another job"):
                self.p.sample(self.vary, count=7, journal=path, resume=True)
            with self.assertRaises(costate.Error) as caught:
                self.p.sample(self.vary, count=6, journal=os.path.join(folder, "none", "journal"))
            self.assertEqual(caught.exception.name, "CST_EFILE")

    def test_tolerances(self):
        found = self.p.tolerances(L01=0.002)
        psi, gradient = self.p.gradient()
        hessian = self.p.hessian()
        self.assertEqual(found.psi, psi)
        self.assertAlmostEqual(found.std_first, abs(gradient[0]) * 0.002, places=12)
        self.assertAlmostEqual(found.mean, psi + 0.5 * hessian[0][0] * 0.002**2, places=12)
        self.assertEqual(found.share, {"L01": 1.0, "L02": 0.0})
        with self.assertRaises(KeyError):
            self.p.tolerances(k1=1.0)

    def test_robust(self):
        vary = {"k1": "normal(100,5)"}
        found = self.p.robust(vary, count=8, jobs=2)
        values = self.p.sample(vary, count=8).statistics["psi"]
        self.assertAlmostEqual(found.psi, values.mean + 3.0 * values.std, places=12)
        h, x = 1e-4, list(self.p.x)
        ahead, behind = (self.p.robust(vary, count=8, rho=[x[0] + d, x[1]]).psi for d in (h, -h))
        self.assertAlmostEqual((ahead - behind) / (2.0 * h), found.gradient[0], places=4)
        best = self.p.optimize_robust(vary, count=8, max_iterations=3)
        self.assertTrue(best.psi < found.psi)
        self.assertAlmostEqual(self.p.robust(vary, count=8, rho=best.x).psi, best.psi, places=12)
        with self.assertRaisesRegex(costate.Error, "design variable"):
            self.p.robust({"L01": "normal(2,0.1)"}, count=8)

    def test_starts(self):
        bounds = {"L01": (1.5, 4), "L02": (1.5, 4)}
        one, two = (self.p.starts(3, bounds=bounds, max_iterations=4, jobs=jobs) for jobs in (1, 2))
        self.assertEqual(repr(one), repr(two))
        self.assertEqual(len(one.starts), 3)
        self.assertEqual(one.best.psi, min(x.psi for x in one.starts))
        self.assertEqual(list(one.starts[0].initial), list(self.p.x))
        self.assertEqual(one.starts[0].psi,
                         self.p.optimize(bounds=bounds, max_iterations=4).psi)


def solve_elsewhere(problem, k1):
    """In another process: a problem of its own, which may be changed."""
    problem["k1"] = k1
    return problem.gradient()


class Processes(unittest.TestCase):
    def problem(self):
        p = costate.Problem("fivebar", cost="acceleration", wrt=["k1", "L02"], parameters={"g": 5},
                            tf=0.5, rtol=1e-7, formulation="index1", integrator="onestep",
                            step=1e-2)
        p.ask("max(x2)", travel="rms(x1)")
        return p

    def test_pickle(self):
        p = self.problem()
        q = pickle.loads(pickle.dumps(p))
        self.assertEqual((q.model.name, q.design, q.options, q.response_names, q["g"]),
                         (p.model.name, p.design, p.options, p.response_names, 5.0))
        self.assertEqual((q.gradient()[0], list(q.gradient()[1])),
                         (p.gradient()[0], list(p.gradient()[1])))
        self.assertEqual([list(x) for x in q.responses()[1]], [list(x) for x in p.responses()[1]])
        q["g"] = 9.0
        self.assertEqual(p["g"], 5.0, "a copy")
        auto = costate.Problem("fivebar")
        self.assertEqual(pickle.loads(pickle.dumps(auto)).options, auto.options)

    def test_processes(self):
        values = [80.0, 90.0, 100.0]
        p = self.problem()
        with concurrent.futures.ProcessPoolExecutor(
                2, mp_context=multiprocessing.get_context("spawn")) as pool:
            found = list(pool.map(solve_elsewhere, [p] * 3, values))
            points = list(pool.map(p.gradient, [[k1, 2.0] for k1 in values], chunksize=2))
            with self.assertRaises(costate.Error) as caught:
                pool.submit(p.gradient, [100.0, float("nan")]).result()
        self.assertEqual(caught.exception.name, "CST_EVALUE")
        for k1, (psi, gradient) in zip(values, found):
            p["k1"] = k1
            self.assertEqual((psi, list(gradient)), (p.gradient()[0], list(p.gradient()[1])))
        for k1, (psi, gradient) in zip(values, points):
            self.assertEqual(psi, p.gradient([k1, 2.0])[0])

    def test_error(self):
        e = pickle.loads(pickle.dumps(costate.Error(-4, "out of range")))
        self.assertEqual((e.status, e.name, str(e)), (-4, "CST_EVALUE", "out of range"))


class Finding(unittest.TestCase):
    def run_python(self, **environment):
        return subprocess.run([sys.executable, "-c", "import costate; print(costate.library_path)"],
                              text=True,
                              capture_output=True,
                              env=dict(os.environ, **environment))

    def test_named(self):
        r = self.run_python(COSTATE_LIBRARY=costate.library_path)
        self.assertEqual((r.returncode, r.stdout.strip()), (0, costate.library_path))

    def test_wrong(self):
        r = self.run_python(COSTATE_LIBRARY="/nonexistent/libcostate.so")
        self.assertNotEqual(r.returncode, 0)
        self.assertIn("COSTATE_LIBRARY", r.stderr)
        r = self.run_python(COSTATE_LIBRARY="libm.so.6")
        self.assertIn("install both from one version", r.stderr)


if __name__ == "__main__":
    print("numpy:", "none" if numpy is None else numpy.__version__)
    unittest.main()
