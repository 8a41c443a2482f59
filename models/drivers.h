/* Functions of time for drivers, and relations between driven coordinates, as plain C for Tapenade:
 * for planar.h, space.h and points.h.
 *
 * A driver is a joint's equation with a function of time in it: an angle (q[2] - x, angle_is), a
 * distance (tie, rod, apart2), a position (pin_to_ground, at a point that moves). lambda is then
 * what the drive exerts. What these functions depend on may be parameters. */

/* From x0 at the speed v */
static double steady(double t, double x0, double v)
{
    return x0 + v * t;
}

/* About x0: amplitude, frequency [Hz], phase [rad] */
static double harmonic(double t, double x0, double amplitude, double frequency, double phase)
{
    return x0 + amplitude * sin(6.283185307179586 * frequency * t + phase);
}

/* c[0] + c[1] t + c[2] t^2 + c[3] t^3 */
static double cubic(double t, const double c[4])
{
    return c[0] + t * (c[1] + t * (c[2] + t * c[3]));
}

/* From x0 to x1 about the time t0, 5 % to 95 % of the way within `width`. A constraint has no
 * modes: so this has no corners. */
static double move(double t, double x0, double x1, double t0, double width)
{
    return x0 + 0.5 * (x1 - x0) * (1 + tanh(2.9444389791664403 * (t - t0) / width));
}

/* 1 equation: two wheels with angles ai and aj roll on each other, ri ai + rj aj = start: an inner
 * gear has a negative radius */
static void gears(double ai, double ri, double aj, double rj, double start, double phi[1])
{
    phi[0] = ri * ai + rj * aj - start;
}

/* 1 equation: x slides by r for each radian of a: a rack and its pinion of radius r, a screw of
 * lead 2 pi r */
static void slides_by(double x, double a, double r, double start, double phi[1])
{
    phi[0] = x - r * a - start;
}
