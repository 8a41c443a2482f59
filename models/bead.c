/* A bead slides down a wire without friction.  The wire's shape is given by its inclination where
 * the bead is at t, from the vertical; the shape of the shortest time is a cycloid (Bernoulli's
 * brachistochrone), along which the inclination grows in proportion to t.
 *
 *     q = (s); s'' = g cos(angle(t));  states x' = s' sin(angle), y' = -s' cos(angle) */
#include <math.h>

#include "tables.h"

#define NODES 30
enum { S, X, Y, N };
enum { MASS, GRAVITY, ANGLE, P = ANGLE + TABLE_CELL };

void bead_inertia(const double q[N], const double a[N], const double rho[P], double f[N])
{
    f[S] = rho[MASS] * a[S];
    f[X] = a[X];
    f[Y] = a[Y];
}

void bead_forces(double t, const double q[N], const double v[N], const double rho[P],
                 const int mode[1], double Q[N])
{
    double angle = table(&rho[ANGLE], t);
    Q[S] = rho[MASS] * rho[GRAVITY] * cos(angle);
    Q[X] = v[S] * sin(angle);
    Q[Y] = -v[S] * cos(angle);
}

void bead_initial(const double rho[P], double q[N], double v[N])
{
    int i;
    for (i = 0; i < N; i++) {
        q[i] = 0.0;
        v[i] = 0.0;
    }
}

/* How far the bead is from 10 m ahead and 5 m below, at the end. */
double bead_final_missed(double t, const double q[N], const double v[N], const double a[N],
                         const double lambda[1], const double rho[P], const int mode[1])
{
    double x = v[X] - 10.0, y = v[Y] + 5.0;
    return x * x + y * y;
}

void bead_outputs(double t, const double q[N], const double v[N], const double a[N],
                  const double lambda[1], const double rho[P], const int mode[1], double out[2])
{
    out[0] = table(&rho[ANGLE], t);
    out[1] = rho[MASS] * (rho[GRAVITY] * sin(out[0]) + v[S] * table_slope(&rho[ANGLE], t));
}

#include "costate.h" /* Tapenade reads up to here */

static const cst_table angle = { .kind = CST_TABLE_LINEAR, .from = 0.0, .to = 2.5 };

static const cst_parameter parameters[] = {
    { "m", "kg", 1.0, 1e-3, 1e3, "mass of the bead" },
    { "g", "m/s^2", 9.80665, 0.0, 1e2, "gravity" },
    { "angle", "rad", 1.1, -3.2, 3.2, "inclination at a node", .count = NODES, .table = &angle },
};

static const cst_cost costs[] = { { "missed", "m^2",
                                    "squared distance from (10, -5) at the end" } };
static const char *const coordinates[N] = { "s", "unused", "unused" };
static const cst_state states[] = {
    { "x", "m", "horizontal position" },
    { "y", "m", "height" },
};
static const cst_output outputs[] = {
    { "inclination", "rad", "of the wire, from the vertical" },
    { "press", "N", "force of the wire on the bead, across it" },
};

extern const cst_kernels bead_kernels;
const cst_model bead_model = {
    .abi = CST_ABI,
    .name = "bead",
    .about = "a bead on a wire whose inclination has 30 nodes",
    .n = N,
    .m = 0,
    .p = P,
    .parameters = parameters,
    .costs = costs,
    .costs_count = 1,
    .design = "angle",
    .coordinates = coordinates,
    .states = states,
    .states_count = 2,
    .outputs = outputs,
    .outputs_count = 2,
    .start = CST_GIVEN,
    .tf = 2.0,
    .kernels = &bead_kernels,
};
