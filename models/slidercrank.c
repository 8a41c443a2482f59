/* A slider-crank: crank O-1, rod 1-2, slider 2 on the x axis, with a spring and a damper on the
 * slider.
 *
 *     q = (x1, y1, x2).  The lengths are parameters, so the start is assembled: the nearest
 *     configuration to the guess whose bars fit, with the nearest velocities to a crank that turns
 *     at the speed given. */
#include <math.h>

#define N 3
#define M 2
#define P 9
enum { CRANK, ROD, M1, M2, M3, SPRING, DAMPER, SPEED, GRAVITY };

void slidercrank_inertia(const double q[N], const double a[N], const double rho[P], double f[N])
{
    double rod;
    rod = rho[M2] / 6.0;
    f[0] = rho[M1] / 3.0 * a[0] + rod * (2.0 * a[0] + a[2]);
    f[1] = rho[M1] / 3.0 * a[1] + rod * 2.0 * a[1];
    f[2] = rho[M3] * a[2] + rod * (2.0 * a[2] + a[0]);
}

void slidercrank_forces(double t, const double q[N], const double v[N], const double rho[P],
                        const int mode[1], double Q[N])
{
    Q[0] = 0.0;
    Q[1] = -0.5 * (rho[M1] + rho[M2]) * rho[GRAVITY];
    Q[2] = -rho[SPRING] * (q[2] - 3.0) - rho[DAMPER] * v[2];
}

void slidercrank_constraints(double t, const double q[N], const double rho[P], double phi[M])
{
    double dx;
    dx = q[2] - q[0];
    phi[0] = 0.5 * (q[0] * q[0] + q[1] * q[1] - rho[CRANK] * rho[CRANK]);
    phi[1] = 0.5 * (dx * dx + q[1] * q[1] - rho[ROD] * rho[ROD]);
}

/* A guess: the crank at 45 degrees. */
void slidercrank_initial(const double rho[P], double q[N], double v[N])
{
    q[0] = 0.7;
    q[1] = 0.7;
    q[2] = 2.6;
    v[0] = -rho[SPEED] * 0.7;
    v[1] = rho[SPEED] * 0.7;
    v[2] = 0.0;
}

double slidercrank_potential(double t, const double q[N], const double rho[P])
{
    return 0.5 * (rho[M1] + rho[M2]) * rho[GRAVITY] * q[1] +
           0.5 * rho[SPRING] * (q[2] - 3.0) * (q[2] - 3.0);
}

/* How unevenly the slider moves. */
double slidercrank_cost_shake(double t, const double q[N], const double v[N], const double a[N],
                              const double lambda[M], const double rho[P], const int mode[1])
{
    return a[2] * a[2];
}

/* The slider's position at the end. */
double slidercrank_final_position(double t, const double q[N], const double v[N], const double a[N],
                                  const double lambda[M], const double rho[P], const int mode[1])
{
    return q[2];
}

/* The forces that shake the frame, and what spring and damper do to the slider. */
void slidercrank_outputs(double t, const double q[N], const double v[N], const double a[N],
                         const double lambda[M], const double rho[P], const int mode[1],
                         double out[3])
{
    out[0] = -lambda[0] * q[0];
    out[1] = -lambda[0] * q[1];
    out[2] = -rho[SPRING] * (q[2] - 3.0) - rho[DAMPER] * v[2];
}

#include "costate.h" /* Tapenade reads up to here */

#include <string.h>

static const cst_parameter parameters[P] = {
    { "crank", "m", 1.0, 0.1, 1.9, "length of the crank" },
    { "rod", "m", 2.0, 1.0, 20.0, "length of the rod" },
    { "m1", "kg", 1.0, 1e-3, 1e3, "mass of the crank" },
    { "m2", "kg", 2.0, 1e-3, 1e3, "mass of the rod" },
    { "m3", "kg", 1.5, 1e-3, 1e3, "mass of the slider" },
    { "k", "N/m", 40.0, 0.0, 1e5, "rate of the slider's spring" },
    { "c", "N s/m", 2.0, 0.0, 1e4, "coefficient of the slider's damper" },
    { "speed", "rad/s", 4.0, -1e2, 1e2, "speed of the crank at the start" },
    { "g", "m/s^2", 9.81, 0.0, 1e2, "gravity" },
};

static const cst_cost costs[] = {
    { "shake", "m^2/s^3", "integral of the slider's acceleration squared" },
    { "position", "m", "the slider's position at the end" },
};

static const char *const coordinates[N] = { "x1", "y1", "x2" };

static const cst_output outputs[] = {
    { "Fx", "N", "force on the crank at its bearing along x" },
    { "Fy", "N", "force on the crank at its bearing along y" },
    { "push", "N", "force of spring and damper on the slider" },
};

/* The slider is a block on a guide; spring and damper hold it to a wall beyond its reach. */
static void slidercrank_sketch(double t, const double *q, const double *rho, double (*points)[3])
{
    double reach = rho[CRANK] + rho[ROD], s = 0.05 * reach, wall = 1.4 * reach;
    const double at[14][3] = {
        { 0.0, 0.0 },           { q[0], q[1] },
        { q[2], 0.0 },          { q[2] - 1.5 * s, -s },
        { q[2] + 1.5 * s, -s }, { q[2] + 1.5 * s, s },
        { q[2] - 1.5 * s, s },  { q[2] + 1.5 * s, 0.6 * s },
        { wall, 0.6 * s },      { q[2] + 1.5 * s, -0.6 * s },
        { wall, -0.6 * s },     { 0.2 * reach, -s },
        { wall, -s },           { wall, 3.0 * s },
    };
    memcpy(points, at, sizeof at);
}

static const cst_sketch_part parts[] = {
    { CST_GROUND, 11, 13, 11, "guide" }, { CST_PIVOT, 0, 0, 0, "pivot" },
    { CST_BAR, 0, 1, 0, "crank" },       { CST_PLATE, 3, 6, 0, "slider" },
    { CST_BAR, 1, 2, 0, "rod" },         { CST_SPRING, 7, 8, 0, "spring" },
    { CST_DAMPER, 9, 10, 0, "damper" },
};
static const cst_sketch sketch = { .place = slidercrank_sketch,
                                   .points = 14,
                                   .parts = parts,
                                   .parts_count = sizeof parts / sizeof parts[0],
                                   .up = 1 };

extern const cst_kernels slidercrank_kernels;
const cst_model slidercrank_model = {
    .abi = CST_ABI,
    .name = "slidercrank",
    .about = "a slider-crank whose lengths are parameters: an assembled start",
    .n = N,
    .m = M,
    .p = P,
    .parameters = parameters,
    .costs = costs,
    .costs_count = 2,
    .design = "crank,rod",
    .coordinates = coordinates,
    .outputs = outputs,
    .outputs_count = 3,
    .start = CST_ASSEMBLED,
    .tf = 2.0,
    .kernels = &slidercrank_kernels,
    .sketch = &sketch,
};
