"""An independent solution of the Bricard mechanism (test_mechanisms.c): one angle, the loop closed
by Newton's method.

    python3 test/bricard.py > test/bricard_reference.h

The bars are P_i to P_(i+1), i = 0 ... 4; hinge i turns about an axis that is fixed in the bars on
both of its sides.  With the six angles theta the chain from P0 comes back to P5 with the ground's
orientation: 12 equations (3 of place, 9 of rotation), of which 5 are independent.  The angle
theta_0 is given, the other five follow by Gauss-Newton, with derivatives by complex steps.  From
there the kinetic energy I(theta_0) theta_0_dot^2 / 2 and the potential one V(theta_0), as Chebyshev
series over the angles that the motion reaches, and theta_0_ddot = -(I' theta_0_dot^2 / 2 + V') / I.
It needs numpy and scipy. """
import numpy as np
from numpy.polynomial import Chebyshev
from scipy.integrate import solve_ivp

CORNERS = np.array([[0, 0, 0], [1, 0, 0], [1, -1, 0], [1, -1, 1], [0, -1, 1], [0, 0, 1.0]])
AXES = np.eye(3)[[1, 2, 0, 1, 2, 0]]
GRAVITY = 9.81


def turn(axis, angle):
    x, y, z = axis
    k = np.array([[0, -z, y], [z, 0, -x], [-y, x, 0.0]])
    return np.eye(3) + np.sin(angle) * k + (1 - np.cos(angle)) * k @ k


def chain(theta):
    """The points P0 ... P5 in a column, and how far the end is from the ground: both as functions
    of the six angles."""
    points, rotation = [CORNERS[0] + 0 * theta[0]], np.eye(3)
    for i in range(5):
        rotation = rotation @ turn(AXES[i], theta[i])
        points.append(points[-1] + rotation @ (CORNERS[i + 1] - CORNERS[i]))
    rotation = rotation @ turn(AXES[5], theta[5])
    return np.concatenate(points), np.concatenate(
        [points[5] - CORNERS[5], (rotation - np.eye(3)).ravel()])


def derivatives(theta):
    """d(points)/d(theta), d(residual)/d(theta): a column an angle."""
    columns = [chain(theta + 1e-30j * e) for e in np.eye(6)]
    return np.array([c[0].imag for c in columns]).T / 1e-30, np.array([c[1].imag
                                                                       for c in columns]).T / 1e-30


def close(theta):
    """The other five angles for theta[0], from a guess."""
    for _ in range(30):
        step = np.linalg.lstsq(derivatives(theta)[1][:, 1:], -chain(theta)[1], rcond=1e-6)[0]
        theta = theta + np.array([0, *step])
        if np.abs(step).max() < 1e-15:
            break
    assert np.abs(chain(theta)[1]).max() < 1e-12, theta
    return theta


def energies(theta):
    """I and V of five slender bars of 1 kg."""
    by_theta, of_residual = derivatives(theta)
    others = np.linalg.lstsq(of_residual[:, 1:], -of_residual[:, 0], rcond=1e-6)[0]
    slope = (by_theta @ np.array([1, *others])).reshape(6, 3)
    points = chain(theta)[0].reshape(6, 3)
    inertia = sum((a @ a + a @ b + b @ b) / 3 for a, b in zip(slope[:-1], slope[1:]))
    return inertia, GRAVITY * sum((a[1] + b[1]) / 2 for a, b in zip(points[:-1], points[1:]))


def follow(angles, theta):
    """The configurations at these values of theta_0, one after another, so that the branch stays.
    """
    found = []
    for angle in angles:
        theta = close(np.array([angle, *theta[1:]]))
        found.append(theta)
    return found


def reach(step):
    """How far theta_0 goes in this direction before the potential is that of the start again."""
    theta, start = close(np.zeros(6)), energies(np.zeros(6))[1]
    while abs(theta[0]) < 6.2:
        theta = close(theta + np.array([step, 0, 0, 0, 0, 0]))
        if energies(theta)[1] > start:
            break
    return theta[0]


def main():
    down = 0.05 if energies(close(np.array([1e-3, 0, 0, 0, 0, 0])))[1] < energies(
        np.zeros(6))[1] else -0.05
    low, high = sorted([-down, reach(down)])
    fine = np.cos(np.pi * (np.arange(120) + 0.5) / 120) * (high - low) / 2 + (high + low) / 2
    up = np.sort(fine[fine >= 0])
    angles = np.concatenate([up, -np.sort(-fine[fine < 0])])
    found = follow(up, np.zeros(6)) + follow(-np.sort(-fine[fine < 0]), np.zeros(6))
    inertia, potential = np.array([energies(theta) for theta in found]).T
    points = np.array([chain(theta)[0].reshape(6, 3)[3] for theta in found])
    fit = [
        Chebyshev.fit(angles, y, 90, domain=[low, high]) for y in (inertia, potential, *points.T)
    ]
    assert max(np.abs(fit[0](angles) - inertia).max(),
               np.abs(fit[1](angles) - potential).max()) < 1e-10
    slope = fit[0].deriv(), fit[1].deriv()
    times = [0.5, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10]
    y = solve_ivp(
        lambda t, y: [y[1], -(slope[0](y[0]) * y[1]**2 / 2 + slope[1](y[0])) / fit[0]
                      (y[0])], (0, 10), [0, 0],
        method="DOP853",
        rtol=1e-12,
        atol=1e-13,
        t_eval=times).y
    for t, first in zip(times, y[0]):
        print("{ %g, %.10f, %.10f, %.10f }," % (t, *(f(first) for f in fit[2:])))


if __name__ == "__main__":
    main()
