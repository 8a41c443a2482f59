/* N four-bar windows in a row, all bars of one length: the benchmark of the IFToMM for singular
 * positions.
 *
 *     q = (x0, y0, x1, y1, ...): the upper ends of the N + 1 upright bars, which stand on the
 *     ground at (i L, 0); couplers join each to the next.  All windows move as one pendulum.  Twice
 *     per turn all bars lie in a line, and there each window could fold on its own: Phi_q loses N
 *     ranks.
 *
 * It starts upright with the speed v0 to the right.  The number of windows is an enumerator, which
 * Tapenade keeps: a test builds 40 from this file and its derivatives. */
#include <math.h>

enum { WINDOWS = 5, N = 2 * WINDOWS + 2, M = 2 * WINDOWS + 1, P = 5 };
enum { LENGTH, BAR, COUPLER, GRAVITY, SPEED };

/* Inertia of a uniform coupler between two points: m/6 [2I I; I 2I]. */
static void coupler(double m, const double a1[2], const double a2[2], double f1[2], double f2[2])
{
    f1[0] += m / 6.0 * (2.0 * a1[0] + a2[0]);
    f1[1] += m / 6.0 * (2.0 * a1[1] + a2[1]);
    f2[0] += m / 6.0 * (a1[0] + 2.0 * a2[0]);
    f2[1] += m / 6.0 * (a1[1] + 2.0 * a2[1]);
}

void nfourbar_inertia(const double q[N], const double a[N], const double rho[P], double f[N])
{
    int i;
    for (i = 0; i < N; i++)
        f[i] = rho[BAR] / 3.0 * a[i];
    for (i = 0; i < WINDOWS; i++)
        coupler(rho[COUPLER], &a[2 * i], &a[2 * i + 2], &f[2 * i], &f[2 * i + 2]);
}

void nfourbar_forces(double t, const double q[N], const double v[N], const double rho[P],
                     const int mode[1], double Q[N])
{
    int i;
    for (i = 0; i <= WINDOWS; i++) {
        Q[2 * i] = 0.0;
        Q[2 * i + 1] = -0.5 * rho[BAR] * rho[GRAVITY];
    }
    for (i = 0; i < WINDOWS; i++) {
        Q[2 * i + 1] -= 0.5 * rho[COUPLER] * rho[GRAVITY];
        Q[2 * i + 3] -= 0.5 * rho[COUPLER] * rho[GRAVITY];
    }
}

/* Excess of the squared length of (x, y) over l^2, over 2 l: its gradient is a unit vector. */
static double excess(double x, double y, double l)
{
    return 0.5 * ((x * x + y * y) / l - l);
}

void nfourbar_constraints(double t, const double q[N], const double rho[P], double phi[M])
{
    int i;
    double x, y;
    for (i = 0; i <= WINDOWS; i++) {
        x = q[2 * i] - i * rho[LENGTH];
        y = q[2 * i + 1];
        phi[i] = excess(x, y, rho[LENGTH]);
    }
    for (i = 0; i < WINDOWS; i++) {
        x = q[2 * i + 2] - q[2 * i];
        y = q[2 * i + 3] - q[2 * i + 1];
        phi[WINDOWS + 1 + i] = excess(x, y, rho[LENGTH]);
    }
}

void nfourbar_initial(const double rho[P], double q[N], double v[N])
{
    int i;
    for (i = 0; i <= WINDOWS; i++) {
        q[2 * i] = i * rho[LENGTH];
        q[2 * i + 1] = rho[LENGTH];
        v[2 * i] = rho[SPEED];
        v[2 * i + 1] = 0.0;
    }
}

double nfourbar_potential(double t, const double q[N], const double rho[P])
{
    int i;
    double sum;
    sum = 0.0;
    for (i = 0; i <= WINDOWS; i++)
        sum += 0.5 * rho[BAR] * q[2 * i + 1];
    for (i = 0; i < WINDOWS; i++)
        sum += 0.5 * rho[COUPLER] * (q[2 * i + 1] + q[2 * i + 3]);
    return rho[GRAVITY] * sum;
}

/* How high the first coupler is, squared. */
double nfourbar_cost_height(double t, const double q[N], const double v[N], const double a[N],
                            const double lambda[M], const double rho[P], const int mode[1])
{
    return q[1] * q[1];
}

/* How far to the right the last bar leans at the end. */
double nfourbar_final_lean(double t, const double q[N], const double v[N], const double a[N],
                           const double lambda[M], const double rho[P], const int mode[1])
{
    return q[N - 2] - WINDOWS * rho[LENGTH];
}

#include "costate.h" /* Tapenade reads up to here */

static const cst_parameter parameters[P] = {
    { "L", "m", 1.0, 1e-2, 1e2, "length of every bar" },
    { "m1", "kg", 1.0, 1e-3, 1e3, "mass of an upright bar" },
    { "m2", "kg", 1.0, 1e-3, 1e3, "mass of a coupler" },
    { "g", "m/s^2", 9.81, 0.0, 1e2, "gravity" },
    { "v0", "m/s", 1.0, -1e2, 1e2, "speed of the couplers at the start" },
};

static const cst_cost costs[] = {
    { "height", "m^2 s", "integral of the height of the first coupler squared" },
    { "lean", "m", "how far to the right the last bar leans at the end" },
};

/* The ground points, then the upper ends. */
static void nfourbar_sketch(double t, const double *q, const double *rho, double (*points)[3])
{
    for (int i = 0; i <= WINDOWS; i++) {
        points[i][0] = i * rho[LENGTH];
        points[i][1] = points[i][2] = 0.0;
        points[WINDOWS + 1 + i][0] = q[2 * i];
        points[WINDOWS + 1 + i][1] = q[2 * i + 1];
        points[WINDOWS + 1 + i][2] = 0.0;
    }
}

static const cst_sketch_part parts[] = {
    { CST_PIVOT, 0, 0, 0, "pivot" },
    { CST_PIVOT, WINDOWS, 0, 0, "pivot" },
    { CST_BAR, 0, WINDOWS + 1, 0, "first bar" },
    { CST_BAR, WINDOWS, 2 * WINDOWS + 1, 0, "last bar" },
    { CST_LINE, WINDOWS + 1, 2 * WINDOWS + 1, 0, "couplers" },
};
static const cst_sketch sketch = { .place = nfourbar_sketch,
                                   .points = 2 * WINDOWS + 2,
                                   .parts = parts,
                                   .parts_count = sizeof parts / sizeof parts[0],
                                   .up = 1 };

extern const cst_kernels nfourbar_kernels;
const cst_model nfourbar_model = {
    .abi = CST_ABI,
    .name = "nfourbar",
    .about = "five coupled four-bar windows that pass singular positions",
    .n = N,
    .m = M,
    .p = P,
    .parameters = parameters,
    .costs = costs,
    .costs_count = 2,
    .design = "L,m1,m2,g",
    .start = CST_GIVEN,
    .tf = 10.0,
    .kernels = &nfourbar_kernels,
    .sketch = &sketch,
};
