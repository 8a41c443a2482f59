/* Points as bodies: natural coordinates, in the plane (two each) and in space (three), as plain C
 * for Tapenade.
 *
 * A point's coordinates are passed as &q[i]. Bars between points need no angle: the mass matrix of
 * a uniform bar is m/6 [2I I; I 2I], constant, so that there is no quadratic velocity term.
 *
 * 2 in a name: in the plane, 3: in space. The force on a bar's point i by its constraint is lambda
 * u, on point j -lambda u, with the unit vector u from i to j: lambda is the bar's tension. */

/* ---- inertia: f += M a ---- */

static void add_mass2(double m, const double a[2], double f[2])
{
    f[0] += m * a[0];
    f[1] += m * a[1];
}

static void add_mass3(double m, const double a[3], double f[3])
{
    f[0] += m * a[0];
    f[1] += m * a[1];
    f[2] += m * a[2];
}

/* A uniform bar of mass m from point i to point j */
static void add_bar2(double m, const double ai[2], const double aj[2], double fi[2], double fj[2])
{
    int k;
    for (k = 0; k < 2; k++) {
        fi[k] += m * (2 * ai[k] + aj[k]) / 6;
        fj[k] += m * (ai[k] + 2 * aj[k]) / 6;
    }
}

static void add_bar3(double m, const double ai[3], const double aj[3], double fi[3], double fj[3])
{
    int k;
    for (k = 0; k < 3; k++) {
        fi[k] += m * (2 * ai[k] + aj[k]) / 6;
        fj[k] += m * (ai[k] + 2 * aj[k]) / 6;
    }
}

/* ---- forces ---- */

/* Q += the weight of a mass m (of a bar: half of it at each end), g the acceleration of gravity */
static void add_weight2(double m, const double g[2], double Q[2])
{
    Q[0] += m * g[0];
    Q[1] += m * g[1];
}

static void add_weight3(double m, const double g[3], double Q[3])
{
    Q[0] += m * g[0];
    Q[1] += m * g[1];
    Q[2] += m * g[2];
}

/* Q += a spring and a damper side by side between two points: rate k, damping c, natural length
 * l0 */
static void add_spring2(const double ri[2], const double vi[2], const double rj[2],
                        const double vj[2], double k, double c, double l0, double Qi[2],
                        double Qj[2])
{
    double dx, dy, length, rate, F;
    dx = rj[0] - ri[0];
    dy = rj[1] - ri[1];
    length = sqrt(dx * dx + dy * dy);
    rate = (dx * (vj[0] - vi[0]) + dy * (vj[1] - vi[1])) / length;
    F = (k * (length - l0) + c * rate) / length;
    Qi[0] += F * dx;
    Qi[1] += F * dy;
    Qj[0] -= F * dx;
    Qj[1] -= F * dy;
}

static void add_spring3(const double ri[3], const double vi[3], const double rj[3],
                        const double vj[3], double k, double c, double l0, double Qi[3],
                        double Qj[3])
{
    double dx, dy, dz, length, rate, F;
    dx = rj[0] - ri[0];
    dy = rj[1] - ri[1];
    dz = rj[2] - ri[2];
    length = sqrt(dx * dx + dy * dy + dz * dz);
    rate = (dx * (vj[0] - vi[0]) + dy * (vj[1] - vi[1]) + dz * (vj[2] - vi[2])) / length;
    F = (k * (length - l0) + c * rate) / length;
    Qi[0] += F * dx;
    Qi[1] += F * dy;
    Qi[2] += F * dz;
    Qj[0] -= F * dx;
    Qj[1] -= F * dy;
    Qj[2] -= F * dz;
}

/* ---- constraints ---- */

/* 1 equation: two points stay at the distance L. (d.d - L^2) / 2L, not |d| - L: it has no root, and
 * lambda is a force all the same. */
static double apart2(const double ri[2], const double rj[2], double L)
{
    double dx, dy;
    dx = rj[0] - ri[0];
    dy = rj[1] - ri[1];
    return (dx * dx + dy * dy - L * L) / (2 * L);
}

static double apart3(const double ri[3], const double rj[3], double L)
{
    double dx, dy, dz;
    dx = rj[0] - ri[0];
    dy = rj[1] - ri[1];
    dz = rj[2] - ri[2];
    return (dx * dx + dy * dy + dz * dz - L * L) / (2 * L);
}

/* 1 equation: the bar from point i to point j, of length L, is at the angle given: its lever's end
 * across that direction is at 0. With a function of time for the angle it is a driver; its torque
 * on the bar is -lambda L (where the bar points along the angle). */
static double bar_angle(const double ri[2], const double rj[2], double angle)
{
    return (rj[1] - ri[1]) * cos(angle) - (rj[0] - ri[0]) * sin(angle);
}

/* 1 equation: the point r stays on the line through ri and rj, which are L apart */
static double in_line2(const double ri[2], const double rj[2], const double r[2], double L)
{
    return ((rj[0] - ri[0]) * (r[1] - ri[1]) - (rj[1] - ri[1]) * (r[0] - ri[0])) / L;
}

/* ---- contacts and friction (doc/guide/contact.md); apart2/3 are the gaps of two balls ---- */

/* A gap: the point over the left side of the line through (x, y) at that angle.  (Into an array, as
 * what is linear in q: see `gear` of planar.h.) */
static void above2(const double r[2], double x, double y, double angle, double phi[1])
{
    phi[0] = (r[1] - y) * cos(angle) - (r[0] - x) * sin(angle);
}

/* Its slip: how far it is along that line */
static void along2(const double r[2], double x, double y, double angle, double phi[1])
{
    phi[0] = (r[0] - x) * cos(angle) + (r[1] - y) * sin(angle);
}

/* How far the point is from x along the unit vector u: a gap over the plane through x with the
 * normal u; with two u across of that, its slips */
static void along3(const double r[3], const double x[3], const double u[3], double phi[1])
{
    phi[0] = u[0] * (r[0] - x[0]) + u[1] * (r[1] - x[1]) + u[2] * (r[2] - x[2]);
}
