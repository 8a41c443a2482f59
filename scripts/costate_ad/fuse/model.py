"""The derivatives of a model as expressions: Tapenade's code, run with a unit direction in each lane."""
import os

from . import expressions as ex
from .. import passes
from .expressions import Lanes, Refused, TooLong
from .machine import Machine, array, directions, unset
from .outline import Outline


def inputs(name, count, whole=False):
    return array(ex.node("input", name, k, whole=whole) for k in range(count))


def zeros(count):
    return array([0.0] * count)


def entries(rows):
    """{(row, column): expression}, column by column; each row is Lanes, by columns"""
    for row in rows:
        if row.__class__ is not Lanes and row != 0.0:
            raise Refused("a derivative that is not one of the directions")
    there = {(i, j): x for i, row in enumerate(rows) if row.__class__ is Lanes for j, x in row.of.items()}
    return {k: there[k] for k in sorted(there, key=lambda k: (k[1], k[0]))}


machines = {} # of all files that this process has run, by path
used = set()  # the functions that were run


def machine(path, outline):
    """What runs the functions of a file: compiled once, however often they are run."""
    if path not in machines:
        machines[path] = Machine(path, outline)
    machines[path].begin(outline)
    return machines[path]


class Model:
    """F1 = M a + Phi_q' lambda - Q, F2 = Phi_ddot + damping Phi_dot + stiffness Phi (- lambda / alpha): see src/system.h."""

    def __init__(self, directory, name, outline):
        self.directory, self.name, self.outline, self.machines, self.passes = directory, name, outline, {}, passes.functions()
        n, m, p, s = self.sizes()
        self.n, self.m, self.p = n, m, p
        self.arrays = {"q": n, "v": n, "a": n, "lambda": m, "rho": p, "mode": s, "z": n + m, # the inputs and their sizes
                       "dq": n, "dv": n, "da": n, "dlambda": m, "drho": p}
        self.t = ex.node("input", "t", None)
        self.damping, self.stiffness = ex.node("input", "damping", None), ex.node("input", "stiffness", None)
        self.q, self.v, self.a = inputs("q", n), inputs("v", n), inputs("a", n)
        self.lam, self.rho, self.mode = inputs("lambda", m), inputs("rho", p), inputs("mode", s, whole=True)

    def path(self, function):
        """The file that has it: what a pass of Tapenade's wrote, or the model itself."""
        name = self.name + "_" + self.passes[function] if function in self.passes else self.name
        return "%s/%s.c" % (self.directory, name)

    def machine(self, function):
        path = self.path(function)
        if path not in self.machines:
            self.machines[path] = machine(path, self.outline)
        return self.machines[path]

    def run(self, function, *args):
        self.outline.kernel += 1
        used.add(function)
        try:
            self.machine(function).run("%s_%s" % (self.name, function), list(args))
        except TooLong:
            raise
        except Refused as why:
            where = ", line %d" % why.line if why.line else ""
            raise Refused("%s_%s (%s%s): %s" % (self.name, function, os.path.basename(self.path(function)), where, why)) from None

    def sizes(self):
        """n, m, p and the number of modes, as the kernels declare their arguments."""
        def of(function):
            return self.machine(function).sizes("%s_%s" % (self.name, function))
        m = of("constraints_dv")["phi"] if os.path.exists(self.path("constraints_dv")) else 0
        forces = of("forces_dv")
        return forces["q"], m, forces["rho"], forces["mode"]

    def unit(self):
        return [Lanes({k: 1.0}) for k in range(self.n)]

    def motion(self):
        """Q, Phi, Phi_dot, Phi_ddot without accelerations: lists; M: {(row, column): expression}.  What is not a derivative is the
        author's own kernel, not what Tapenade repeats of it: else an error there would be in psi and in its differences too."""
        n, m = self.n, self.m
        Q, f, phi, phi_dot, phi_ddot = unset(n), unset(n), unset(m), unset(m), unset(m)
        self.run("forces", self.t, self.q, self.v, self.rho, self.mode, Q)
        self.run("inertia", self.q, array(self.unit()), self.rho, f)
        if m:
            self.run("constraints", self.t, self.q, self.rho, phi)
            self.run("constraints_d0_d1", self.t, 1.0, 1.0, self.q, self.v, self.v, zeros(n), self.rho, unset(m), unset(m), phi_dot, phi_ddot)
        return [x.store for x in (Q, phi, phi_dot, phi_ddot)], entries(f.store)

    def phi_q(self):
        """{(row, column): expression}"""
        d = directions([None] * self.m)
        if self.m:
            self.run("constraints_dv", self.t, self.q, directions(self.unit()), self.rho, unset(self.m), d, 1)
        return entries(d.store)

    def jacobian(self):
        """dF/dq and dF/dv: {(row, column): expression}"""
        n, m = self.n, self.m
        none, rho0 = directions([0.0] * n), directions([0.0] * self.p)
        by_q, by_v = [0.0] * (n + m), [0.0] * (n + m)
        d = directions([None] * n)
        self.run("inertia_dv", self.q, directions(self.unit()), self.a, none, self.rho, rho0, unset(n), d, 1)
        for i in range(n):
            by_q[i] = ex.add(by_q[i], d.store[i])
        for into, dq, dv in ((by_q, directions(self.unit()), none), (by_v, none, directions(self.unit()))):
            d = directions([None] * n)
            self.run("forces_dv", self.t, self.q, dq, self.v, dv, self.rho, rho0, self.mode, unset(n), d, 1)
            for i in range(n):
                into[i] = ex.sub(into[i], d.store[i])
        if m:
            d = unset(n)
            self.run("constraints_d0_b", self.t, 0.0, self.q, d, array(self.unit()), unset(n), self.rho, unset(self.p),
                     unset(m), zeros(m), unset(m), array(self.lam.store))
            o0, o1, o2, o3 = (directions([None] * m) for _ in range(4))
            self.run("constraints_d0_d1_qv", self.t, 1.0, 1.0, self.q, directions(self.unit()), self.v, self.v, self.a, self.rho,
                     unset(m), o0, unset(m), o3, unset(m), o1, unset(m), o2, 1)
            for i in range(n):
                by_q[i] = ex.add(by_q[i], d.store[i])
            for i in range(m):
                x0, x1, x2 = o0.store[i], o1.store[i], o2.store[i]
                by_v[n + i] = ex.add(ex.mul(2.0, x1), ex.mul(self.damping, x0))
                by_q[n + i] = ex.add(ex.add(x2, ex.mul(self.damping, x1)), ex.mul(self.stiffness, x0))
        return entries(by_q), entries(by_v)

    def by_rho(self):
        """dF/drho: {(row, parameter): expression}"""
        n, m, p = self.n, self.m, self.p
        none, unit, rows, Q = directions([0.0] * n), [Lanes({k: 1.0}) for k in range(p)], directions([None] * n), directions([None] * n)
        self.run("inertia_dv", self.q, none, self.a, none, self.rho, directions(unit), unset(n), rows, 1)
        self.run("forces_dv", self.t, self.q, none, self.v, none, self.rho, directions(unit), self.mode, unset(n), Q, 1)
        F = [ex.sub(x, y) for x, y in zip(rows.store, Q.store)]
        if m:
            d = unset(n)
            self.run("constraints_r0_b", self.t, self.q, d, self.rho, array(unit), unset(m), zeros(m), unset(m), array(self.lam.store))
            F = [ex.add(x, y) for x, y in zip(F, d.store)]
            o0, o1, o2, o3 = (directions([None] * m) for _ in range(4))
            self.run("constraints_d0_d1_dv", self.t, 1.0, 1.0, self.q, none, self.v, none, self.v, none, self.a, none, self.rho,
                     directions(unit), unset(m), o0, unset(m), o3, unset(m), o1, unset(m), o2, 1)
            for x0, x1, x2 in zip(o0.store, o1.store, o2.store):
                F.append(ex.add(ex.add(x2, ex.mul(self.damping, x1)), ex.mul(self.stiffness, x0)))
        return entries(F)

    def products(self):
        """F_q'(z, W), F_v'(z, W), F_rho'(z, W)"""
        n, m, p = self.n, self.m, self.p
        z, W = inputs("z", n).store, [ex.node("input", "z", n + i) for i in range(m)]
        Fq, Fv, Frho, x = unset(n), unset(n), unset(p), unset(n)
        self.run("inertia_b", self.q, Fq, self.a, unset(n), self.rho, Frho, unset(n), array(z))
        sums = [Fq.store, [0.0] * n, Frho.store]

        def gather(*parts):
            for k, part in enumerate(parts):
                sums[k] = [ex.add(x, y) for x, y in zip(sums[k], part)]

        qb, vb, rhob = unset(n), unset(n), unset(p)
        self.run("forces_b", self.t, self.q, qb, self.v, vb, self.rho, rhob, self.mode, unset(n), array([ex.neg(x) for x in z]))
        gather(qb.store, vb.store, rhob.store)
        if m:
            qb, rhob = unset(n), unset(p)
            self.run("constraints_d0_b", self.t, 0.0, self.q, qb, array(z), unset(n), self.rho, rhob, unset(m), zeros(m), unset(m),
                     array(self.lam.store))
            gather(qb.store, [0.0] * n, rhob.store)
            qb, vb, ab, rhob = unset(n), unset(n), unset(n), unset(p)
            self.run("constraints_d0_d1_b", self.t, 1.0, 1.0, self.q, qb, self.v, vb, self.v, ab, self.a, unset(n), self.rho, rhob,
                     unset(m), array([ex.mul(self.stiffness, w) for w in W]), unset(m), zeros(m), unset(m),
                     array([ex.mul(self.damping, w) for w in W]), unset(m), array(W))
            gather(qb.store, [ex.add(x, y) for x, y in zip(vb.store, ab.store)], rhob.store)
        return sums

    def second(self):
        """The gradient of ((F_q dq + F_v dv + F_a da + F_rho drho)' (z, W) + dlambda' Phi_q z) with respect to q, v, a, lambda, rho:
        reverse over tangent."""
        n, m, p = self.n, self.m, self.p
        z, W = inputs("z", n).store, [ex.node("input", "z", n + i) for i in range(m)]
        dq, dv, da, drho = inputs("dq", n), inputs("dv", n), inputs("da", n), inputs("drho", p)
        Fq, Fa, Frho = unset(n), unset(n), unset(p)
        self.run("inertia_e0_b", self.q, Fq, dq, self.a, Fa, da, self.rho, Frho, drho, unset(n), zeros(n), unset(n), array(z))
        sums = {"q": Fq.store, "v": [0.0] * n, "a": Fa.store, "lambda": [0.0] * m, "rho": Frho.store}

        def gather(**parts):
            for k, part in parts.items():
                sums[k] = [ex.add(x, y) for x, y in zip(sums[k], part.store)]

        qb, vb, rhob = unset(n), unset(n), unset(p)
        self.run("forces_e0_b", self.t, unset(1), 0.0, self.q, qb, dq, self.v, vb, dv, self.rho, rhob, drho, self.mode, unset(n),
                 zeros(n), unset(n), array([ex.neg(x) for x in z]))
        gather(q=qb, v=vb, rho=rhob)
        if m:
            self.second_of_constraints(array(z), W, (dq, dv, da, drho), gather)
        return list(sums.values())

    def second_of_constraints(self, z, W, direction, gather):
        """Of lambda' Phi_q z, and of W'(Phi_ddot + damping Phi_dot + stiffness Phi)."""
        n, m, p = self.n, self.m, self.p
        dq, dv, da, drho = direction
        none = zeros(n)

        def reverse(time, first, dfirst, second, dsecond, weights):
            """weights: of phi, Phi_dot and Phi_ddot along the direction, and of Phi_ddot itself"""
            qb, d1b, d0b, ab, rhob = unset(n), unset(n), unset(n), unset(n), unset(p)
            phi, phi_dot, phi_ddot, value = weights
            self.run("constraints_d0_d1_e1_b", self.t, unset(1), 0.0, time, time, self.q, qb, dq, first, d1b, dfirst, first, d0b, dfirst,
                     second, ab, dsecond, self.rho, rhob, drho, unset(m), zeros(m), unset(m), phi, unset(m), zeros(m), unset(m),
                     zeros(m), unset(m), zeros(m), unset(m), phi_dot, unset(m), value, unset(m), phi_ddot)
            gather(q=qb, rho=rhob)
            return array([ex.add(x, y) for x, y in zip(d1b.store, d0b.store)]), ab

        reverse(0.0, none, none, z, none, (zeros(m), zeros(m), array(self.lam.store), inputs("dlambda", m)))
        vb, ab = reverse(1.0, self.v, dv, self.a, da, (array([ex.mul(self.stiffness, w) for w in W]),
                                                       array([ex.mul(self.damping, w) for w in W]), array(W), zeros(m)))
        gather(v=vb, a=ab)
        lane = [directions([Lanes({0: x}) for x in d.store]) for d in (dq, drho)]
        zero, out = directions([0.0] * n), directions([None] * m)
        self.run("constraints_d0_d1_dv", self.t, 0.0, 0.0, self.q, lane[0], none, zero, none, zero, z, zero, self.rho, lane[1],
                 *(x for _ in range(3) for x in (unset(m), directions([None] * m))), unset(m), out, 1)
        gather(**{"lambda": array([x.of.get(0, 0.0) if x.__class__ is Lanes else 0.0 for x in out.store])})
