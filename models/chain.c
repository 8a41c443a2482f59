/* A chain of uniform bars that hangs from the origin and is set swinging: a model of any size.
 *
 *     q = (x1, y1, x2, y2, ...): the bars' lower ends, y up.  It hangs straight down at first, with
 *     the velocities of a rope's slowest swing: Bessel's J0(j sqrt(z / L)), z above the lower end,
 *     j J0's first zero, at 0.5 j sqrt(g / L) rad/s.
 *
 * The number of bars is an enumerator, which Tapenade keeps: bench/ builds other sizes from this
 * file and its derivatives. */
#include <math.h>

enum { LINKS = 10, N = 2 * LINKS, M = LINKS, P = 5 };
enum { MASS, LENGTH, GRAVITY, DAMPING, OMEGA0 };

/* Inertia of a uniform bar between two points: m/6 [2I I; I 2I]. */
static void bar(double m, const double a1[2], const double a2[2], double f1[2], double f2[2])
{
    f1[0] += m / 6.0 * (2.0 * a1[0] + a2[0]);
    f1[1] += m / 6.0 * (2.0 * a1[1] + a2[1]);
    f2[0] += m / 6.0 * (a1[0] + 2.0 * a2[0]);
    f2[1] += m / 6.0 * (a1[1] + 2.0 * a2[1]);
}

void chain_inertia(const double q[N], const double a[N], const double rho[P], double f[N])
{
    int i;
    double m;
    m = rho[MASS] / LINKS;
    for (i = 0; i < N; i++)
        f[i] = 0.0;
    for (i = 0; i < LINKS - 1; i++)
        bar(m, &a[2 * i], &a[2 * i + 2], &f[2 * i], &f[2 * i + 2]);
    f[0] += m / 3.0 * a[0];
    f[1] += m / 3.0 * a[1];
}

/* Half of a bar's weight on each of its ends, and a damper between them. */
static void load(double weight, double c, const double v1[2], const double v2[2], double Q1[2],
                 double Q2[2])
{
    Q1[0] += c * (v2[0] - v1[0]);
    Q1[1] += c * (v2[1] - v1[1]) - 0.5 * weight;
    Q2[0] -= c * (v2[0] - v1[0]);
    Q2[1] -= c * (v2[1] - v1[1]) + 0.5 * weight;
}

/* Dampers in series: the whole chain's coefficient is DAMPING. */
void chain_forces(double t, const double q[N], const double v[N], const double rho[P],
                  const int mode[1], double Q[N])
{
    int i;
    double weight, c;
    weight = rho[MASS] / LINKS * rho[GRAVITY];
    c = rho[DAMPING] * LINKS;
    for (i = 0; i < N; i++)
        Q[i] = 0.0;
    for (i = 0; i < LINKS - 1; i++)
        load(weight, c, &v[2 * i], &v[2 * i + 2], &Q[2 * i], &Q[2 * i + 2]);
    Q[0] -= c * v[0];
    Q[1] -= c * v[1] + 0.5 * weight;
}

/* Excess of a squared length over l^2, over 2 l: its gradient is a unit vector. */
static double distance(const double r1[2], const double r2[2], double l)
{
    double x, y;
    x = r2[0] - r1[0];
    y = r2[1] - r1[1];
    return 0.5 * ((x * x + y * y) / l - l);
}

void chain_constraints(double t, const double q[N], const double rho[P], double phi[M])
{
    int i;
    double l;
    l = rho[LENGTH] / LINKS;
    phi[0] = 0.5 * ((q[0] * q[0] + q[1] * q[1]) / l - l);
    for (i = 0; i < LINKS - 1; i++)
        phi[i + 1] = distance(&q[2 * i], &q[2 * i + 2], l);
}

/* J0(2 sqrt(x)) = sum of (-x)^k / k!^2, for x up to j^2 / 4 */
static double bessel(double x)
{
    int k;
    double term, sum;
    term = 1.0;
    sum = 1.0;
    for (k = 1; k < 16; k++) {
        term *= -x / (k * k);
        sum += term;
    }
    return sum;
}

#define J2 1.4457964907366962 /* j^2 / 4 */

/* The point at the height z / L above the lower end */
static void place(double z, double L, double omega0, double q[2], double v[2])
{
    double shape;
    shape = bessel(J2 * z);
    q[0] = 0.0;
    q[1] = (z - 1.0) * L;
    v[0] = L * omega0 * shape;
    v[1] = 0.0;
}

void chain_initial(const double rho[P], double q[N], double v[N])
{
    int i;
    double z; /* in the call itself, Tapenade would keep it as a float */
    for (i = 0; i < LINKS; i++) {
        z = (LINKS - 1.0 - i) / LINKS;
        place(z, rho[LENGTH], rho[OMEGA0], &q[2 * i], &v[2 * i]);
    }
}

double chain_potential(double t, const double q[N], const double rho[P])
{
    int i;
    double height;
    height = 0.5 * q[N - 1];
    for (i = 0; i < LINKS - 1; i++)
        height += q[2 * i + 1];
    return rho[MASS] / LINKS * rho[GRAVITY] * height;
}

/* How far the chain swings, on the average along it. */
double chain_cost_swing(double t, const double q[N], const double v[N], const double a[N],
                        const double lambda[M], const double rho[P], const int mode[1])
{
    int i;
    double sum;
    sum = 0.0;
    for (i = 0; i < LINKS; i++)
        sum += q[2 * i] * q[2 * i];
    return sum / LINKS;
}

/* The force in the first bar: lambda* is each bar's own. */
double chain_cost_tension(double t, const double q[N], const double v[N], const double a[N],
                          const double lambda[M], const double rho[P], const int mode[1])
{
    return lambda[0] * lambda[0];
}

#include "costate.h" /* Tapenade reads up to here */

static const cst_parameter parameters[P] = {
    { "m", "kg", 1.0, 1e-3, 1e3, "mass of the chain" },
    { "L", "m", 1.0, 1e-2, 1e2, "length of the chain" },
    { "g", "m/s^2", 9.81, 0.0, 1e2, "gravity" },
    { "c", "N s/m", 2e-2, 0.0, 1e2, "damping between the chain's ends" },
    { "omega0", "rad/s", 0.1, -1e2, 1e2, "velocity of the lower end at the start, over L" },
};

static const cst_cost costs[] = {
    { "swing", "m^2 s",
      "integral of the distance from the vertical, squared and averaged along the chain" },
    { "tension", "N^2 s", "integral of the force in the first bar, squared" },
};

static void chain_sketch(double t, const double *q, const double *rho, double (*points)[3])
{
    for (int i = 0; i <= LINKS; i++) {
        points[i][0] = i ? q[2 * i - 2] : 0.0;
        points[i][1] = i ? q[2 * i - 1] : 0.0;
        points[i][2] = 0.0;
    }
}

static const cst_sketch_part parts[] = {
    { CST_PIVOT, 0, 0, 0, "pivot" },
    { CST_LINE, 0, LINKS, 0, "chain" },
    { CST_TRACE, LINKS, 0, 0, "lower end" },
};
static const cst_sketch sketch = { .place = chain_sketch,
                                   .points = LINKS + 1,
                                   .parts = parts,
                                   .parts_count = sizeof parts / sizeof parts[0],
                                   .up = 1 };

extern const cst_kernels chain_kernels;
const cst_model chain_model = {
    .abi = CST_ABI,
    .name = "chain",
    .about = "a hanging chain of 10 bars, for measuring growth",
    .n = N,
    .m = M,
    .p = P,
    .parameters = parameters,
    .costs = costs,
    .costs_count = 2,
    .design = "L,omega0",
    .start = CST_GIVEN,
    .stiff = 1,
    .tf = 1.0,
    .kernels = &chain_kernels,
    .sketch = &sketch,
};
