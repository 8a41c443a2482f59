"""FMUs: modelDescription.xml by the standard's rules, every function, states and derivatives
against the library, malformed calls.

    test_fmu.py PROGRAM
"""
import ctypes
import os
import platform
import subprocess
import sys
import tempfile
import unittest
import xml.etree.ElementTree as ET
import zipfile
from ctypes import (CFUNCTYPE, POINTER, byref, c_bool, c_char_p, c_double, c_int, c_size_t,
                    c_uint32, c_void_p)

import costate

program = os.path.abspath(sys.argv[1])
LOG = CFUNCTYPE(None, c_void_p, c_int, c_char_p, c_char_p)
TYPES = ["Float32", "Float64", "Int8", "UInt8", "Int16", "UInt16", "Int32", "UInt32", "Int64",
         "UInt64", "Boolean", "String", "Binary", "Clock"]
FUNCTIONS = """GetVersion SetDebugLogging InstantiateModelExchange InstantiateCoSimulation
InstantiateScheduledExecution FreeInstance EnterInitializationMode ExitInitializationMode
EnterEventMode Terminate Reset GetNumberOfVariableDependencies GetVariableDependencies GetFMUState
SetFMUState FreeFMUState SerializedFMUStateSize SerializeFMUState DeserializeFMUState
GetDirectionalDerivative GetAdjointDerivative EnterConfigurationMode ExitConfigurationMode
GetIntervalDecimal GetIntervalFraction GetShiftDecimal GetShiftFraction SetIntervalDecimal
SetIntervalFraction SetShiftDecimal SetShiftFraction EvaluateDiscreteStates UpdateDiscreteStates
EnterContinuousTimeMode CompletedIntegratorStep SetTime SetContinuousStates
GetContinuousStateDerivatives GetEventIndicators GetContinuousStates
GetNominalsOfContinuousStates GetNumberOfEventIndicators GetNumberOfContinuousStates EnterStepMode
GetOutputDerivatives DoStep ActivateModelPartition""".split()
OK, ERROR = 0, 3


class Fmu:
    """An importer: the archive, its description, its binary."""

    def __init__(self, directory, model):
        self.path = os.path.join(directory, model + ".fmu")
        done = subprocess.run([program, "fmu", model, "-o", self.path], capture_output=True,
                              text=True)
        assert done.returncode == 0, done.stderr
        self.directory = os.path.join(directory, model)
        with zipfile.ZipFile(self.path) as archive:
            assert archive.testzip() is None
            archive.extractall(self.directory)
        self.xml = ET.parse(os.path.join(self.directory, "modelDescription.xml")).getroot()
        self.variables = list(self.xml.find("ModelVariables"))
        self.reference = {x.get("name"): int(x.get("valueReference")) for x in self.variables}
        self.resources = os.path.join(self.directory, "resources") + os.sep
        self.binary = os.path.join(self.directory, "binaries", platform.machine() + "-linux",
                                   model + ".so")
        self.library = ctypes.CDLL(self.binary)
        self.library.fmi3GetVersion.restype = c_char_p
        for name in ("ModelExchange", "CoSimulation", "ScheduledExecution"):
            getattr(self.library, "fmi3Instantiate" + name).restype = c_void_p

    def instance(self, kind="ModelExchange", token=None, resources=None):
        return Instance(self, kind, token or self.xml.get("instantiationToken"),
                        resources or self.resources)


class Instance:

    def __init__(self, fmu, kind, token, resources):
        self.fmu, self.said = fmu, []
        self.log = LOG(lambda _, status, category, text: self.said.append(text.decode()))
        create = getattr(fmu.library, "fmi3Instantiate" + kind)
        tail = [c_void_p(), self.log] if kind == "ModelExchange" else [
            c_bool(False), c_bool(False), None, c_size_t(0), c_void_p(), self.log, None]
        self.pointer = create(b"one", token.encode(), resources.encode(), c_bool(False),
                              c_bool(False), *tail)

    def call(self, name, *arguments, expect=OK):
        status = getattr(self.fmu.library, "fmi3" + name)(c_void_p(self.pointer), *arguments)
        assert status == expect, (name, status, self.said)

    def begin(self, stop=None):
        self.call("EnterInitializationMode", c_bool(False), c_double(0), c_double(0),
                  c_bool(stop is not None), c_double(stop or 0))
        self.call("ExitInitializationMode")
        if self.fmu.xml.find("ModelExchange") is not None and stop is None:
            self.events()
            self.call("EnterContinuousTimeMode")
        return self

    def events(self):
        flags, after = [c_bool() for _ in range(5)], c_double()
        self.call("UpdateDiscreteStates", *map(byref, flags), byref(after))

    def references(self, names):
        return (c_uint32 * len(names))(*[self.fmu.reference[name] for name in names])

    def get(self, *names):
        values = (c_double * len(names))()
        self.call("GetFloat64", self.references(names), c_size_t(len(names)), values,
                  c_size_t(len(names)))
        return list(values)

    def set(self, **given):
        values = (c_double * len(given))(*given.values())
        self.call("SetFloat64", self.references(list(given)), c_size_t(len(given)), values,
                  c_size_t(len(given)))

    def vector(self, name, size):
        values = (c_double * size)()
        self.call(name, values, c_size_t(size))
        return list(values)

    def product(self, name, unknowns, knowns, seed):
        size = len(knowns) if name == "GetAdjointDerivative" else len(unknowns)
        found = (c_double * size)()
        self.call(name, self.references(unknowns), c_size_t(len(unknowns)),
                  self.references(knowns), c_size_t(len(knowns)), (c_double * len(seed))(*seed),
                  c_size_t(len(seed)), found, c_size_t(size))
        return list(found)

    def close(self):
        self.fmu.library.fmi3FreeInstance(c_void_p(self.pointer))

    # an integrator of our own: the classical Runge-Kutta method, switches by bisection
    def slope(self, t, y):
        self.call("SetTime", c_double(t))
        self.call("SetContinuousStates", (c_double * len(y))(*y), c_size_t(len(y)))
        return self.vector("GetContinuousStateDerivatives", len(y))

    def rk4(self, t, y, h):
        k1 = self.slope(t, y)
        k2 = self.slope(t + h / 2, [a + h / 2 * b for a, b in zip(y, k1)])
        k3 = self.slope(t + h / 2, [a + h / 2 * b for a, b in zip(y, k2)])
        k4 = self.slope(t + h, [a + h * b for a, b in zip(y, k3)])
        return [a + h / 6 * (b + 2 * c + 2 * d + e) for a, b, c, d, e in zip(y, k1, k2, k3, k4)]

    def gates(self, t, y, count):
        self.slope(t, y)
        return self.vector("GetEventIndicators", count)

    def integrate(self, tf, steps, size, count):
        y, t, h, events = self.vector("GetContinuousStates", size), 0.0, tf / steps, 0
        while t < tf - 1e-12:
            step = min(h, tf - t)
            before, after = self.gates(t, y, count), self.rk4(t, y, step)
            end = self.gates(t + step, after, count)
            if any((a > 0) != (b > 0) for a, b in zip(before, end) if a):
                low, high = 0.0, step
                for _ in range(60):
                    middle = (low + high) / 2
                    inside = self.gates(t + middle, self.rk4(t, y, middle), count)
                    if any((a > 0) != (b > 0) for a, b in zip(before, inside) if a):
                        high = middle
                    else:
                        low = middle
                step, after, events = high, self.rk4(t, y, high), events + 1
                self.slope(t + step, after)
                self.call("EnterEventMode")
                self.events()
                self.call("EnterContinuousTimeMode")
            t, y = t + step, after
        return y, events


scratch = tempfile.TemporaryDirectory()


class Fmi(unittest.TestCase):
    fmus = {name: Fmu(scratch.name, name) for name in ("fivebar", "barrier", "bouncer", "fourbar")}

    def test_description(self):
        """The rules of the standard that a schema does not say, and some that it does."""
        for name, fmu in self.fmus.items():
            xml = fmu.xml
            self.assertEqual((xml.tag, xml.get("fmiVersion")), ("fmiModelDescription", "3.0"))
            self.assertEqual([x.tag for x in xml if x.tag not in ("ModelExchange",
                                                                  "UnitDefinitions")],
                             ["CoSimulation", "DefaultExperiment", "ModelVariables",
                              "ModelStructure"])
            names = [x.get("name") for x in fmu.variables]
            self.assertEqual(len(set(names)), len(names), name)
            references = [x.get("valueReference") for x in fmu.variables]
            self.assertEqual(len(set(references)), len(references))
            units = {x.get("name") for x in xml.iter("Unit")}
            by_reference = {x.get("valueReference"): x for x in fmu.variables}
            for x in fmu.variables:
                self.assertIn(x.get("unit"), units | {None})
                if x.get("causality") == "parameter":
                    self.assertEqual((x.get("variability"), x.get("initial")), ("fixed", "exact"))
                    float(x.get("start"))
                else:
                    self.assertIsNone(x.get("start"))
                if x.get("derivative"):
                    self.assertIn(x.get("derivative"), by_reference)
            structure = xml.find("ModelStructure")
            order = ["Output", "ContinuousStateDerivative", "InitialUnknown", "EventIndicator"]
            tags = [x.tag for x in structure]
            self.assertEqual(tags, sorted(tags, key=order.index))
            listed = {tag: {x.get("valueReference") for x in structure.findall(tag)}
                      for tag in order}
            outputs = {x.get("valueReference") for x in fmu.variables
                       if x.get("causality") == "output"}
            derivatives = {x.get("valueReference") for x in fmu.variables if x.get("derivative")}
            self.assertEqual((listed["Output"], listed["ContinuousStateDerivative"]),
                             (outputs, derivatives))
            unknown = {x.get("valueReference") for x in fmu.variables
                       if x.get("initial") == "calculated"}
            self.assertEqual(listed["InitialUnknown"] | listed["EventIndicator"], unknown)

    def test_every_function(self):
        library = self.fmus["fivebar"].library
        for name in FUNCTIONS + [way + t for t in TYPES for way in ("Get", "Set")]:
            self.assertTrue(hasattr(library, "fmi3" + name), name)
        self.assertEqual(library.fmi3GetVersion(), b"3.0")
        text = subprocess.run(["nm", "-D", "--defined-only", self.fmus["fivebar"].binary],
                              check=True, capture_output=True, text=True).stdout
        others = [line.split()[-1] for line in text.splitlines() if " fmi3" not in line]
        self.assertEqual(others, [])

    def test_types_without_variables(self):
        one = self.fmus["fivebar"].instance()
        references = (c_uint32 * 1)(0)
        for kind in TYPES:
            if kind in ("Float64", "Binary", "Clock"):
                continue
            one.call("Get" + kind, references, c_size_t(0), None, c_size_t(0))
            one.call("Get" + kind, references, c_size_t(1), (c_double * 1)(), c_size_t(1),
                     expect=ERROR)
            self.assertIn("no variables of type " + kind, one.said[-1])
        one.close()

    def test_model_exchange_is_the_library_s(self):
        p = costate.Problem("fivebar", tf=1.0, rtol=1e-11)
        start = p.simulate(times=[0.0])
        one = self.fmus["fivebar"].instance().begin()
        y = one.vector("GetContinuousStates", 12)
        self.assertEqual(y, [*start.q[0], *start.v[0]])
        for mine, theirs in zip(one.vector("GetContinuousStateDerivatives", 12)[6:], start.a[0]):
            self.assertAlmostEqual(mine, theirs, delta=1e-10)
        self.assertAlmostEqual(one.get("bar1")[0], start.outputs["bar1"][0], delta=1e-7)
        y, events = one.integrate(1.0, 400, 12, 0)
        end = p.simulate(times=[1.0])
        for mine, theirs in zip(y, [*end.q[0], *end.v[0]]):
            self.assertAlmostEqual(mine, theirs, delta=2e-7)
        self.assertEqual(events, 0)
        one.close()

    def test_switches(self):
        p = costate.Problem("barrier", rtol=1e-11)
        tf = p.options["tf"]
        one = self.fmus["barrier"].instance().begin()
        count = ctypes.c_size_t()
        one.call("GetNumberOfEventIndicators", byref(count))
        y, events = one.integrate(tf, 200, 2 * p.model.n, count.value)
        run = p.simulate(times=[tf])
        self.assertEqual(events, len(run.events))
        for mine, theirs in zip(y, [*run.q[0], *run.v[0]]):
            self.assertAlmostEqual(mine, theirs, delta=1e-8)
        one.close()

    def test_derivatives(self):
        one = self.fmus["fourbar"].instance().begin()
        states = [x.get("name") for x in one.fmu.variables][1:1 + 2 * costate.Model("fourbar").n]
        n = len(states) // 2
        rates = [f"der({name})" for name in states]
        outputs = [x.get("name") for x in one.fmu.variables if x.get("causality") == "output"]
        y, h = one.vector("GetContinuousStates", 2 * n), 1e-6
        direction = [0.3 + 0.1 * ((7 * i) % 5) for i in range(2 * n)]
        one.slope(0.0, y)
        tangent = one.product("GetDirectionalDerivative", rates + outputs, states, direction)
        moved = []
        for sign in (1, -1):
            one.slope(0.0, [a + sign * h * b for a, b in zip(y, direction)])
            moved.append(one.get(*rates, *outputs))
        size = max(map(abs, tangent))
        for derivative, plus, minus in zip(tangent, *moved):
            self.assertAlmostEqual(derivative, (plus - minus) / (2 * h), delta=2e-5 * size)
        one.slope(0.0, y)
        weights = [1.0 / (1 + i) for i in range(len(tangent))]
        adjoint = one.product("GetAdjointDerivative", rates + outputs, states, weights)
        left = sum(a * b for a, b in zip(weights, tangent))
        right = sum(a * b for a, b in zip(adjoint, direction))
        self.assertAlmostEqual(left, right, delta=1e-9 * (1 + abs(left)))
        one.close()

    def test_derivatives_by_parameters(self):
        def rates(m1):
            one = self.fmus["fivebar"].instance()
            one.set(m1=m1)
            return one.begin()
        h, one = 1e-5, rates(1.0)
        names = ["der(x1_dot)", "der(y2_dot)", "bar1"]
        tangent = one.product("GetDirectionalDerivative", names, ["m1"], [1.0])
        high, low = rates(1.0 + h).get(*names), rates(1.0 - h).get(*names)
        for derivative, plus, minus in zip(tangent, high, low):
            self.assertAlmostEqual(derivative, (plus - minus) / (2 * h), delta=1e-5)
        adjoint = one.product("GetAdjointDerivative", names, ["m1"], [1.0, 2.0, 3.0])
        self.assertAlmostEqual(adjoint[0], sum(a * b for a, b in zip([1, 2, 3], tangent)),
                               delta=1e-8)

    def test_co_simulation(self):
        for name in ("fivebar", "bouncer"):
            p = costate.Problem(name)
            tf, steps = p.options["tf"], 20
            one = self.fmus[name].instance("CoSimulation").begin(stop=tf)
            flags, last = [c_bool() for _ in range(3)], c_double()
            run = p.simulate(times=steps + 1)
            states = p.model.coordinates
            for k in range(steps):
                one.call("DoStep", c_double(tf * k / steps), c_double(tf / steps), c_bool(True),
                         *map(byref, flags), byref(last))
                for mine, theirs in zip(one.get(*states), run.q[k + 1]):
                    self.assertAlmostEqual(mine, theirs, delta=1e-9)
            one.call("DoStep", c_double(tf), c_double(1.0), c_bool(True), *map(byref, flags),
                     byref(last), expect=ERROR)
            self.assertIn("beyond the stop time", one.said[-1])
            for start, step in ((float("nan"), 0.1), (tf, float("inf")), (tf, float("nan"))):
                one.call("DoStep", c_double(start), c_double(step), c_bool(True),
                         *map(byref, flags), byref(last), expect=ERROR)
            self.assertEqual(one.get("time"), [tf])
            one.close()

    def test_without_a_stop_time(self):
        one = self.fmus["fivebar"].instance("CoSimulation")
        one.call("EnterInitializationMode", c_bool(True), c_double(1e-6), c_double(0),
                 c_bool(False), c_double(0))
        one.call("ExitInitializationMode")
        flags, last = [c_bool() for _ in range(3)], c_double()
        one.call("DoStep", c_double(0.0), c_double(7.0), c_bool(True), *map(byref, flags),
                 byref(last))
        run = costate.Problem("fivebar", tf=10.0, rtol=1e-6).simulate(times=[7.0])
        self.assertEqual(last.value, 7.0)
        self.assertAlmostEqual(one.get("x2")[0], run.q[0][2], delta=1e-9)
        one.close()

    def test_states_kept(self):
        one = self.fmus["barrier"].instance().begin()
        names = costate.Model("barrier").coordinates
        state, size = c_void_p(), c_size_t()
        one.call("GetFMUState", byref(state))
        before = one.vector("GetContinuousStates", 2 * len(names))
        rates = one.vector("GetContinuousStateDerivatives", 2 * len(names))
        one.call("SerializedFMUStateSize", state, byref(size))
        data = (ctypes.c_uint8 * size.value)()
        one.call("SerializeFMUState", state, data, size)
        one.slope(0.3, [x + 0.1 for x in before])
        one.call("SetFMUState", state)
        self.assertEqual(one.vector("GetContinuousStates", 2 * len(names)), before)
        self.assertEqual(one.get("time"), [0.0])
        one.call("FreeFMUState", byref(state))
        other = self.fmus["barrier"].instance()
        again = c_void_p()
        other.call("DeserializeFMUState", data, size, byref(again))
        other.call("SetFMUState", again)
        self.assertEqual(other.vector("GetContinuousStateDerivatives", 2 * len(names)), rates)
        other.call("FreeFMUState", byref(again))
        data[0] ^= 1
        other.call("DeserializeFMUState", data, size, byref(again), expect=ERROR)
        self.assertIn("no state of this FMU", other.said[-1])

    def test_reset(self):
        one = self.fmus["fivebar"].instance()
        one.set(m1=2.0)
        one.begin()
        one.call("Reset")
        self.assertEqual(one.get("m1"), [1.0])
        one.begin()
        one.close()

    def test_wrong_use(self):
        fmu = self.fmus["fivebar"]
        self.assertIsNone(fmu.instance(token="{other}").pointer)
        one = fmu.instance(resources="/nowhere/")
        self.assertIsNone(one.pointer)
        self.assertIn("cannot read /nowhere/model.txt", one.said[-1])
        one = fmu.instance()
        one.call("SetTime", c_double(1.0), expect=ERROR)
        one.call("EnterContinuousTimeMode", expect=ERROR)
        one.call("EnterInitializationMode", c_bool(False), c_double(0), c_double(1.0),
                 c_bool(False), c_double(0), expect=ERROR)
        self.assertIn("models of Costate start at 0", one.said[-1])
        unknown = (c_uint32 * 1)(9999)
        one.call("GetFloat64", unknown, c_size_t(1), (c_double * 1)(), c_size_t(1), expect=ERROR)
        one.call("GetFloat64", unknown, c_size_t(1), (c_double * 2)(), c_size_t(2), expect=ERROR)
        one.call("SetFloat64", one.references(["m1"]), c_size_t(1), (c_double * 1)(float("nan")),
                 c_size_t(1), expect=ERROR)
        one.begin()
        one.call("SetFloat64", one.references(["m1"]), c_size_t(1), (c_double * 1)(2.0),
                 c_size_t(1), expect=ERROR)
        self.assertIn("cannot be set now", one.said[-1])
        one.call("SetContinuousStates", (c_double * 3)(), c_size_t(3), expect=ERROR)
        one.call("GetDirectionalDerivative", one.references(["bar1"]), c_size_t(1),
                 one.references(["bar2"]), c_size_t(1), (c_double * 1)(1.0), c_size_t(1),
                 (c_double * 1)(), c_size_t(1), expect=ERROR)
        self.assertIn("is no known", one.said[-1])
        one.call("Terminate")
        one.call("Terminate", expect=ERROR)
        one.close()
        self.assertEqual(fmu.library.fmi3Reset(None), ERROR)

    def test_contacts_have_co_simulation_alone(self):
        fmu = self.fmus["bouncer"]
        self.assertIsNone(fmu.xml.find("ModelExchange"))
        one = fmu.instance()
        one.call("EnterInitializationMode", c_bool(False), c_double(0), c_double(0),
                 c_bool(False), c_double(0))
        one.call("ExitInitializationMode", expect=ERROR)
        self.assertIn("has contacts", one.said[-1])

    def test_it_is_whole(self):
        """No library beside those of the archive and of a plain system."""
        text = subprocess.run(["ldd", self.fmus["fivebar"].binary], check=True,
                              capture_output=True, text=True).stdout
        for line in text.splitlines():
            if "=>" in line and not any(name in line for name in (
                    "libc.so", "libm.so", "libdl.so", "libpthread", "librt.so", "libgcc_s.so",
                    "libmvec")):
                self.assertIn(scratch.name, line)


if __name__ == "__main__":
    unittest.main(argv=sys.argv[:1])
