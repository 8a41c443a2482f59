"""What the benchmarks are held against: published digits, and independent solutions of those problems
whose published solution is a curve.

    python3 bench/benchmarks/references.py      computes the independent ones once more (needs scipy)

Each reference is {instant: {name of a coordinate or an output: value}}.
"""
import math

# Test Set for IVP Solvers: car axis, Andrews' squeezer, slider-crank.
CAR_AXIS = {3.0: {"xl": 0.0493455784275402809, "yl": 0.496989460230171154, "xr": 1.04174252488542152,
                  "yr": 0.373911027265361257}}
SQUEEZER = {0.03: {"beta": 15.81077119629904, "Theta": -15.75637105984298,
                   "gamma": 0.04082224013073101, "Phi": -0.5347301163226948,
                   "delta": 0.5244099658805304, "Omega": 0.5347301163226948,
                   "epsilon": 1.048080741042263}}
CRANK = {0.1: {"phi2": -0.3311734988256260, "x3": 0.1697373328427860, "q1": 1.893192899613509e-4}}

# Computed below
PENDULUM = {10.0: {"x": -0.2750874625761, "y": -0.9614192050991}}
FOUR_BARS = {10.0: {"q1": 0.3284581115370, "q2": 0.9445185381799}}
GOVERNOR = {10.0: {"z2": 0.6196229170613}}


def solve(rhs, start, end, method="DOP853"):
    from scipy.integrate import solve_ivp
    return solve_ivp(rhs, (0.0, end), start, method=method, rtol=1e-13, atol=1e-15).y[:, -1]


def pendulum(end=10.0, g=9.81, length=1.0):
    """A01, released from the horizontal at (-1, 0): theta(t) = 2 asin(k cd(w t, k)), k = sin(45 deg)."""
    from scipy.special import ellipj
    sn, cn, dn, _ = ellipj(math.sqrt(g / length) * end, 0.5)
    half = math.asin(math.sqrt(0.5) * cn / dn)
    return {"x": -length * math.sin(2.0 * half), "y": -length * math.cos(2.0 * half)}


def four_bars(end=10.0, windows=2, g=9.81):
    """A02: all windows move as one pendulum, upright at the start and pushed at 1 m/s."""
    inertia = (windows + 1) / 3.0 + windows
    weight = (0.5 * (windows + 1) + windows) * g
    angle = solve(lambda t, y: [y[1], weight / inertia * math.sin(y[0])], [0.0, 1.0], end)[0]
    return {"q1": math.sin(angle), "q2": math.cos(angle)}


def governor(end=10.0, g=9.81):
    """A05 in two coordinates, the angle of the rods below the horizontal and the height of the slider:
    both sides move alike, and the moment of momentum about the shaft is constant."""
    length, width, cube, density, ball, k, c, rest = 1.0, 0.01, 0.1, 3000.0, 5.0, 8e5, 4e4, 0.5
    rod, slider, h = density * length * width**2, density * cube**3, 0.5 * cube
    first = 0.5 * rod * length + ball * length
    second = rod * length**2 / 3.0 + ball * length**2
    thick = rod * width**2 / 12.0

    def about_shaft(a):
        """The moment of inertia about the shaft and its derivative by the angle"""
        ca, sa = math.cos(a), math.sin(a)
        one = (rod + ball) * h * h + 2 * h * first * ca + second * ca * ca + thick * (1.0 + sa * sa)
        own = rod * width**2 / 6.0 + slider * cube**2 / 6.0
        return own + 2 * one, 4 * (-h * first * sa - second * ca * sa + thick * sa * ca)

    momentum = about_shaft(math.pi / 6)[0] * 2 * math.pi

    def rhs(_, y):
        a, s, da, ds = y
        ca, sa = math.cos(a), math.sin(a)
        x, z = 0.5 * length * ca, length - 0.5 * length * sa - s
        dx, dz = -0.5 * length * sa, -0.5 * length * ca  # by the angle
        spring = math.hypot(x, z)
        rate = (x * dx * da + z * (dz * da - ds)) / spring
        force = -k * (spring - rest) - c * rate
        inertia, slope = about_shaft(a)
        return [da, ds,
                (2 * first * g * ca + 0.5 * (momentum / inertia)**2 * slope +
                 2 * force * (x * dx + z * dz) / spring) / (2 * (second + thick)),
                -g - 2 * force * z / spring / slider]

    return {"z2": solve(rhs, [math.pi / 6, rest, 0.0, 0.0], end, "Radau")[1]}


def main():
    for name, found, kept in (("pendulum", pendulum(), PENDULUM), ("nfourbar", four_bars(), FOUR_BARS),
                              ("governor", governor(), GOVERNOR)):
        for key, value in found.items():
            print(f"{name}  {key:3} {value:.13f}  kept {kept[10.0][key]:.13f}")


if __name__ == "__main__":
    main()
