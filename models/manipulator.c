/* A robot arm in spherical coordinates: the rigid bar of length R slides through a joint at the
 * origin, turns and is lifted: E. Dolan, J. More and T. Munson, Benchmarking Optimization Software
 * with COPS 3.0 (2004), problem 8, whose equations leave out what couples the three motions.
 *
 *     R rho'' = u1,   I sin(phi)^2 theta'' = u2,   I phi'' = u3,   I = ((R - rho)^3 + rho^3) / 3
 *
 * All |u| <= 1. */
#include <math.h>

#include "tables.h"

#define N     3
#define NODES 61
enum { LENGTH, U1, U2 = U1 + TABLE_CELL, U3 = U2 + TABLE_CELL, P = U3 + TABLE_CELL };
enum { RHO, THETA, PHI };

void manipulator_inertia(const double q[N], const double a[N], const double rho[P], double f[N])
{
    double R = rho[LENGTH], behind = R - q[RHO], inertia, s = sin(q[PHI]);
    inertia = (behind * behind * behind + q[RHO] * q[RHO] * q[RHO]) / 3.0;
    f[RHO] = R * a[RHO];
    f[THETA] = inertia * s * s * a[THETA];
    f[PHI] = inertia * a[PHI];
}

void manipulator_forces(double t, const double q[N], const double v[N], const double rho[P],
                        const int mode[1], double Q[N])
{
    Q[RHO] = table(&rho[U1], t);
    Q[THETA] = table(&rho[U2], t);
    Q[PHI] = table(&rho[U3], t);
}

void manipulator_initial(const double rho[P], double q[N], double v[N])
{
    q[RHO] = 4.5;
    q[THETA] = 0.0;
    q[PHI] = 3.14159265358979323846 / 4.0;
    v[RHO] = 0.0;
    v[THETA] = 0.0;
    v[PHI] = 0.0;
}

double manipulator_cost_effort(double t, const double q[N], const double v[N], const double a[N],
                               const double lambda[1], const double rho[P], const int mode[1])
{
    double u1 = table(&rho[U1], t), u2 = table(&rho[U2], t), u3 = table(&rho[U3], t);
    return u1 * u1 + u2 * u2 + u3 * u3;
}

void manipulator_outputs(double t, const double q[N], const double v[N], const double a[N],
                         const double lambda[1], const double rho[P], const int mode[1],
                         double out[3])
{
    out[0] = table(&rho[U1], t);
    out[1] = table(&rho[U2], t);
    out[2] = table(&rho[U3], t);
}

#include "costate.h" /* Tapenade reads up to here */

#include <string.h>

static const cst_table input = { .kind = CST_TABLE_LINEAR, .from = 0.0, .to = 12.0 };

static const cst_parameter parameters[] = {
    { "R", "m", 5.0, 4.6, 1e2, "length of the bar" },
    { "u1", "-", 0.0, -1.0, 1.0, "input of the extension", .count = NODES, .table = &input },
    { "u2", "-", 0.1, -1.0, 1.0, "input of the turn", .count = NODES, .table = &input },
    { "u3", "-", 0.0, -1.0, 1.0, "input of the lift", .count = NODES, .table = &input },
};

static const cst_cost costs[] = { { "effort", "s", "integral of the inputs squared" } };
static const char *const coordinates[N] = { "rho", "theta", "phi" };
static const cst_output outputs[] = {
    { "extend", "-", "input of the extension" },
    { "turn", "-", "input of the turn" },
    { "lift", "-", "input of the lift" },
};

static void manipulator_sketch(double t, const double *q, const double *rho, double (*points)[3])
{
    double s = sin(q[PHI]), back = q[RHO] - rho[LENGTH];
    const double along[3] = { s * cos(q[THETA]), s * sin(q[THETA]), cos(q[PHI]) };
    memset(points, 0, 3 * sizeof *points);
    for (int k = 0; k < 3; k++) {
        points[1][k] = q[RHO] * along[k];
        points[2][k] = back * along[k];
    }
}

static const cst_sketch_part parts[] = {
    { CST_PIVOT, 0, 0, 0, "joint" },
    { CST_BAR, 2, 1, 0, "arm" },
    { CST_MASS, 1, 0, 0, "hand" },
    { CST_TRACE, 1, 0, 0, "hand" },
};
static const cst_sketch sketch = { .place = manipulator_sketch,
                                   .points = 3,
                                   .parts = parts,
                                   .parts_count = sizeof parts / sizeof parts[0],
                                   .space = 1,
                                   .up = 2 };

extern const cst_kernels manipulator_kernels;
const cst_model manipulator_model = {
    .abi = CST_ABI,
    .name = "manipulator",
    .about = "a robot arm that extends, turns and lifts, three inputs of 61 nodes",
    .n = N,
    .m = 0,
    .p = P,
    .parameters = parameters,
    .costs = costs,
    .costs_count = 1,
    .design = "u1,u2,u3",
    .coordinates = coordinates,
    .outputs = outputs,
    .outputs_count = 3,
    .start = CST_GIVEN,
    .tf = 10.0,
    .kernels = &manipulator_kernels,
    .sketch = &sketch,
};
