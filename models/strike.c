/* The five-bar mechanism of the paper (fivebar.c) over a floor that its point 2 strikes.
 *
 *     A (0, 0) --m1-- 1 --m2-- 2 --m3-- 3 --m4-- B (1, 0), uniform bars, springs k1 from 1 to B and
 *     k2 from 2 to B, gravity along -y, at rest at the start; point 2 rebounds from the
 *     floor with restitution e.  q = (x1, y1, x2, y2, x3, y3). */
#include <math.h>

#define N 6
#define M 5
#define P 11
enum { M1, M2, M3, M4, K1, K2, L01, L02, GRAVITY, RESTITUTION, FLOOR };
#define MODES 2 /* of a search, of the contact */

/* Where the points start; the bars' lengths follow from it. */
#define X1 -1.0
#define Y1 -1.0
#define X2 0.5
#define Y2 -2.0
#define X3 2.0
#define Y3 -1.0
#define XB 1.0
#define LA1 1.4142135623730951 /* sqrt(2) */
#define L12 1.8027756377319946 /* sqrt(3.25) */

/* Inertia of a uniform bar between two points: m/6 [2I I; I 2I]. */
static void bar(double m, const double a1[2], const double a2[2], double f1[2], double f2[2])
{
    f1[0] += m / 6.0 * (2.0 * a1[0] + a2[0]);
    f1[1] += m / 6.0 * (2.0 * a1[1] + a2[1]);
    f2[0] += m / 6.0 * (a1[0] + 2.0 * a2[0]);
    f2[1] += m / 6.0 * (a1[1] + 2.0 * a2[1]);
}

void strike_inertia(const double q[N], const double a[N], const double rho[P], double f[N])
{
    f[0] = rho[M1] / 3.0 * a[0];
    f[1] = rho[M1] / 3.0 * a[1];
    f[2] = 0.0;
    f[3] = 0.0;
    f[4] = rho[M4] / 3.0 * a[4];
    f[5] = rho[M4] / 3.0 * a[5];
    bar(rho[M2], &a[0], &a[2], &f[0], &f[2]);
    bar(rho[M3], &a[2], &a[4], &f[2], &f[4]);
}

/* A spring from a moving point to B, which pushes as well as pulls. */
static void spring(double k, double L0, const double r[2], double Q[2])
{
    double dx, dy, L, F;
    dx = r[0] - XB;
    dy = r[1];
    L = sqrt(dx * dx + dy * dy);
    F = k * (L - L0) / L;
    Q[0] -= F * dx;
    Q[1] -= F * dy;
}

void strike_forces(double t, const double q[N], const double v[N], const double rho[P],
                    const int mode[MODES], double Q[N])
{
    Q[0] = 0.0;
    Q[1] = -0.5 * (rho[M1] + rho[M2]) * rho[GRAVITY];
    Q[2] = 0.0;
    Q[3] = -0.5 * (rho[M2] + rho[M3]) * rho[GRAVITY];
    Q[4] = 0.0;
    Q[5] = -0.5 * (rho[M3] + rho[M4]) * rho[GRAVITY];
    spring(rho[K1], rho[L01], &q[0], &Q[0]);
    spring(rho[K2], rho[L02], &q[2], &Q[2]);
}

/* Half the excess of a squared distance: its gradient is the distance vector. */
static double distance(double dx, double dy, double L)
{
    return 0.5 * (dx * dx + dy * dy - L * L);
}

void strike_constraints(double t, const double q[N], const double rho[P], double phi[M])
{
    phi[0] = distance(q[0], q[1], LA1);
    phi[1] = distance(q[2] - q[0], q[3] - q[1], L12);
    phi[2] = distance(q[4] - q[2], q[5] - q[3], L12);
    phi[3] = distance(q[4] - XB, q[5], LA1);
    phi[4] = q[3] - rho[FLOOR]; /* the gap */
}

void strike_initial(const double rho[P], double q[N], double v[N])
{
    int i;
    q[0] = X1;
    q[1] = Y1;
    q[2] = X2;
    q[3] = Y2;
    q[4] = X3;
    q[5] = Y3;
    for (i = 0; i < N; i++)
        v[i] = 0.0;
}

double strike_potential(double t, const double q[N], const double rho[P])
{
    double height, s1, s2;
    height = (rho[M1] + rho[M2]) * q[1] + (rho[M2] + rho[M3]) * q[3] + (rho[M3] + rho[M4]) * q[5];
    s1 = sqrt((q[0] - XB) * (q[0] - XB) + q[1] * q[1]) - rho[L01];
    s2 = sqrt((q[2] - XB) * (q[2] - XB) + q[3] * q[3]) - rho[L02];
    return 0.5 * (rho[GRAVITY] * height + rho[K1] * s1 * s1 + rho[K2] * s2 * s2);
}

/* eq_cost_fivebar.old: |r2 - r2(0)|^2 */
double strike_cost_position(double t, const double q[N], const double v[N], const double a[N],
                             const double lambda[M], const double rho[P], const int mode[MODES])
{
    return (q[2] - X2) * (q[2] - X2) + (q[3] - Y2) * (q[3] - Y2);
}

double strike_final_end(double t, const double q[N], const double v[N], const double a[N],
                        const double lambda[M], const double rho[P], const int mode[MODES])
{
    return q[1];
}

/* The energy in bar 1 as its axial force stores it, but for its stiffness. */
double strike_cost_bar(double t, const double q[N], const double v[N], const double a[N],
                       const double lambda[M], const double rho[P], const int mode[MODES])
{
    return LA1 * LA1 * lambda[0] * lambda[0];
}

/* Axial forces in the bars, forces of the springs, the gap and the force of the floor. */
void strike_outputs(double t, const double q[N], const double v[N], const double a[N],
                    const double lambda[M], const double rho[P], const int mode[MODES],
                    double out[8])
{
    out[0] = LA1 * lambda[0];
    out[1] = L12 * lambda[1];
    out[2] = L12 * lambda[2];
    out[3] = LA1 * lambda[3];
    out[4] = rho[K1] * (sqrt((q[0] - XB) * (q[0] - XB) + q[1] * q[1]) - rho[L01]);
    out[5] = rho[K2] * (sqrt((q[2] - XB) * (q[2] - XB) + q[3] * q[3]) - rho[L02]);
    out[6] = q[3] - rho[FLOOR];
    out[7] = -lambda[4];
}

#include "costate.h" /* Tapenade reads up to here */

#include <string.h>

static const cst_parameter parameters[P] = {
    { "m1", "kg", 1.0, 1e-3, 1e3, "mass of the bar A-1" },
    { "m2", "kg", 1.5, 1e-3, 1e3, "mass of the bar 1-2" },
    { "m3", "kg", 1.5, 1e-3, 1e3, "mass of the bar 2-3" },
    { "m4", "kg", 1.0, 1e-3, 1e3, "mass of the bar 3-B" },
    { "k1", "N/m", 100.0, 0.0, 1e6, "rate of the spring 1-B" },
    { "k2", "N/m", 100.0, 0.0, 1e6, "rate of the spring 2-B" },
    { "L01", "m", 2.23606797749978969, 0.0, 10.0, "natural length of the spring 1-B" },
    { "L02", "m", 2.06155281280883027, 0.0, 10.0, "natural length of the spring 2-B" },
    { "g", "m/s^2", 9.81, 0.0, 1e2, "gravity" },
    { "e", "-", 0.7, 0.0, 1.0, "restitution of point 2 on the floor" },
    { "floor", "m", -2.35, -10.0, 10.0, "height of the floor" },
};

static const cst_cost costs[] = {
    { "position", "m^2 s",
      "integral of the squared distance of point 2 from its start (the paper's)" },
    { "end", "m", "height of point 1 at the end" },
    { "bar", "N^2 s", "integral of the squared axial force in the bar A-1" },
};

static const char *const coordinates[N] = { "x1", "y1", "x2", "y2", "x3", "y3" };

static const cst_output outputs[] = {
    { "bar1", "N", "axial force in the bar A-1, positive in tension" },
    { "bar2", "N", "axial force in the bar 1-2, positive in tension" },
    { "bar3", "N", "axial force in the bar 2-3, positive in tension" },
    { "bar4", "N", "axial force in the bar 3-B, positive in tension" },
    { "spring1", "N", "force of the spring 1-B, positive pulls" },
    { "spring2", "N", "force of the spring 2-B, positive pulls" },
    { "gap", "m", "height of point 2 above the floor" },
    { "floor_force", "N", "force of the floor, not that of impacts" },
};

static const cst_contact contacts[] = {
    { .name = "point 2 on the floor", .row = 4, .restitution = "e" },
};

static void strike_sketch(double t, const double *q, const double *rho, double (*points)[3])
{
    const double at[7][3] = { { 0.0, 0.0 },  { q[0], q[1] },        { q[2], q[3] },
                              { q[4], q[5] }, { XB, 0.0 },           { -1.5, rho[FLOOR] },
                              { 2.5, rho[FLOOR] } };
    memcpy(points, at, sizeof at);
}

static const cst_sketch_part parts[] = {
    { CST_GROUND, 5, 6, 5, "floor" },
    { CST_PIVOT, 0, 0, 0, "A" },         { CST_PIVOT, 4, 0, 0, "B" },
    { CST_BAR, 0, 1, 0, "A-1" },         { CST_BAR, 1, 2, 0, "1-2" },
    { CST_BAR, 2, 3, 0, "2-3" },         { CST_BAR, 3, 4, 0, "3-B" },
    { CST_SPRING, 1, 4, 0, "spring 1" }, { CST_SPRING, 2, 4, 0, "spring 2" },
    { CST_TRACE, 2, 0, 0, "point 2" },
};
static const cst_sketch sketch = { .place = strike_sketch,
                                   .points = 7,
                                   .parts = parts,
                                   .parts_count = sizeof parts / sizeof parts[0],
                                   .up = 1 };

extern const cst_kernels strike_kernels;
const cst_model strike_model = {
    .abi = CST_ABI, .name = "strike",
    .about = "the five-bar mechanism over a floor that its lowest point strikes",
    .n = N, .m = M, .p = P, .parameters = parameters, .costs = costs, .costs_count = 3,
    .design = "all", .coordinates = coordinates, .outputs = outputs, .outputs_count = 8,
    .start = CST_GIVEN, .tf = 5.0, .kernels = &strike_kernels, .sketch = &sketch,
    .contacts = contacts, .contacts_count = 1,
};
