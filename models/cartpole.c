/* A cart-pole that is swung up by a force on its cart: M. Kelly, An Introduction to Trajectory
 * Optimization, SIAM Review 59 (2017).
 *
 *     q = (x, theta), theta = 0 where the pole hangs; its mass is at its end. */
#include <math.h>

#include "tables.h"

#define N     2
#define NODES 41
enum { CART, BOB, LENGTH, GRAVITY, FORCE, P = FORCE + TABLE_CELL };

void cartpole_inertia(const double q[N], const double a[N], const double rho[P], double f[N])
{
    double m = rho[BOB], l = rho[LENGTH];
    f[0] = (rho[CART] + m) * a[0] + m * l * cos(q[1]) * a[1];
    f[1] = m * l * cos(q[1]) * a[0] + m * l * l * a[1];
}

void cartpole_forces(double t, const double q[N], const double v[N], const double rho[P],
                     const int mode[1], double Q[N])
{
    double m = rho[BOB], l = rho[LENGTH];
    Q[0] = table(&rho[FORCE], t) + m * l * sin(q[1]) * v[1] * v[1];
    Q[1] = -m * rho[GRAVITY] * l * sin(q[1]);
}

void cartpole_initial(const double rho[P], double q[N], double v[N])
{
    q[0] = 0.0;
    q[1] = 0.0;
    v[0] = 0.0;
    v[1] = 0.0;
}

double cartpole_potential(double t, const double q[N], const double rho[P])
{
    return -rho[BOB] * rho[GRAVITY] * rho[LENGTH] * cos(q[1]);
}

double cartpole_cost_effort(double t, const double q[N], const double v[N], const double a[N],
                            const double lambda[1], const double rho[P], const int mode[1])
{
    double force = table(&rho[FORCE], t);
    return force * force;
}

void cartpole_outputs(double t, const double q[N], const double v[N], const double a[N],
                      const double lambda[1], const double rho[P], const int mode[1], double out[2])
{
    out[0] = table(&rho[FORCE], t);
    out[1] = table_slope(&rho[FORCE], t);
}

#include "costate.h" /* Tapenade reads up to here */

#include <string.h>

static const cst_table force = { .kind = CST_TABLE_LINEAR, .from = 0.0, .to = 2.0 };

static const cst_parameter parameters[] = {
    { "m1", "kg", 1.0, 1e-3, 1e3, "mass of the cart" },
    { "m2", "kg", 0.3, 1e-3, 1e3, "mass at the end of the pole" },
    { "l", "m", 0.5, 1e-2, 1e2, "length of the pole" },
    { "g", "m/s^2", 9.81, 0.0, 1e2, "gravity" },
    { "u", "N", 1.0, -1e3, 1e3, "force on the cart at a node", .count = NODES, .table = &force },
};

static const cst_cost costs[] = { { "effort", "N^2 s", "integral of the force squared" } };
static const char *const coordinates[N] = { "x", "theta" };
static const cst_output outputs[] = {
    { "force", "N", "force on the cart" },
    { "rate", "N/s", "rate of the force" },
};

static void cartpole_sketch(double t, const double *q, const double *rho, double (*points)[3])
{
    double l = rho[LENGTH];
    const double at[4][3] = {
        { -1.5, 0.0 }, { 2.5, 0.0 }, { q[0], 0.0 }, { q[0] + l * sin(q[1]), -l * cos(q[1]) }
    };
    memcpy(points, at, sizeof at);
}

static const cst_sketch_part parts[] = {
    { CST_LINE, 0, 1, 0, "rail" }, { CST_MASS, 2, 0, 0, "cart" }, { CST_BAR, 2, 3, 0, "pole" },
    { CST_MASS, 3, 0, 0, "bob" },  { CST_TRACE, 3, 0, 0, "bob" },
};
static const cst_sketch sketch = { .place = cartpole_sketch,
                                   .points = 4,
                                   .parts = parts,
                                   .parts_count = sizeof parts / sizeof parts[0],
                                   .up = 1 };

extern const cst_kernels cartpole_kernels;
const cst_model cartpole_model = {
    .abi = CST_ABI,
    .name = "cartpole",
    .about = "a cart-pole that a force of 41 nodes swings up",
    .n = N,
    .m = 0,
    .p = P,
    .parameters = parameters,
    .costs = costs,
    .costs_count = 1,
    .design = "u",
    .coordinates = coordinates,
    .outputs = outputs,
    .outputs_count = 2,
    .start = CST_GIVEN,
    .tf = 2.0,
    .kernels = &cartpole_kernels,
    .sketch = &sketch,
};
