/* An overhead crane: a load on a rope below a cart, driven by a force with 200 nodes.
 *
 *     q = (x, theta), x of the cart, theta of the rope from the vertical; it starts at rest, and is
 *     to be at rest at the distance x1 at the end. */
#include <math.h>

#include "tables.h"

#define N     2
#define NODES 200
enum { CART, LOAD, ROPE, GRAVITY, TARGET, FORCE, P = FORCE + TABLE_CELL };

void crane_inertia(const double q[N], const double a[N], const double rho[P], double f[N])
{
    double m = rho[LOAD], L = rho[ROPE];
    f[0] = (rho[CART] + m) * a[0] + m * L * cos(q[1]) * a[1];
    f[1] = m * L * cos(q[1]) * a[0] + m * L * L * a[1];
}

void crane_forces(double t, const double q[N], const double v[N], const double rho[P],
                  const int mode[1], double Q[N])
{
    double m = rho[LOAD], L = rho[ROPE];
    Q[0] = table(&rho[FORCE], t) + m * L * sin(q[1]) * v[1] * v[1];
    Q[1] = -m * rho[GRAVITY] * L * sin(q[1]);
}

void crane_initial(const double rho[P], double q[N], double v[N])
{
    q[0] = 0.0;
    q[1] = 0.0;
    v[0] = 0.0;
    v[1] = 0.0;
}

double crane_potential(double t, const double q[N], const double rho[P])
{
    return -rho[LOAD] * rho[GRAVITY] * rho[ROPE] * cos(q[1]);
}

double crane_cost_effort(double t, const double q[N], const double v[N], const double a[N],
                         const double lambda[1], const double rho[P], const int mode[1])
{
    double force = table(&rho[FORCE], t);
    return force * force;
}

/* How far the load is from rest at x1, at the end. */
double crane_final_parked(double t, const double q[N], const double v[N], const double a[N],
                          const double lambda[1], const double rho[P], const int mode[1])
{
    double x = q[0] - rho[TARGET];
    return x * x + q[1] * q[1] + v[0] * v[0] + v[1] * v[1];
}

/* The square of the force's rate, to keep it smooth. */
double crane_cost_rate(double t, const double q[N], const double v[N], const double a[N],
                       const double lambda[1], const double rho[P], const int mode[1])
{
    double rate = table_slope(&rho[FORCE], t);
    return rate * rate;
}

void crane_outputs(double t, const double q[N], const double v[N], const double a[N],
                   const double lambda[1], const double rho[P], const int mode[1], double out[3])
{
    out[0] = table(&rho[FORCE], t);
    out[1] = q[0] + rho[ROPE] * sin(q[1]);
    out[2] = table_slope(&rho[FORCE], t);
}

#include "costate.h" /* Tapenade reads up to here */

#include <string.h>

static const cst_table force = { .kind = CST_TABLE_LINEAR, .from = 0.0, .to = 6.0 };

static const cst_parameter parameters[] = {
    { "M", "kg", 20.0, 1e-3, 1e4, "mass of the cart" },
    { "m", "kg", 10.0, 1e-3, 1e4, "mass of the load" },
    { "L", "m", 2.0, 1e-2, 1e2, "length of the rope" },
    { "g", "m/s^2", 9.81, 0.0, 1e2, "gravity" },
    { "x1", "m", 4.0, -1e2, 1e2, "where the load is to rest" },
    { "F", "N", 1.0, -500.0, 500.0, "force at a node", .count = NODES, .table = &force },
};

static const cst_cost costs[] = {
    { "parked", "-", "squares of distance, angle and speeds at the end" },
    { "effort", "N^2 s", "integral of the force squared" },
    { "rate", "N^2/s", "integral of the rate of the force squared" },
};

static const char *const coordinates[N] = { "x", "theta" };

static const cst_output outputs[] = {
    { "F", "N", "force on the cart" },
    { "load", "m", "position of the load" },
    { "rate", "N/s", "rate of the force" },
};

static void crane_sketch(double t, const double *q, const double *rho, double (*points)[3])
{
    double L = rho[ROPE];
    const double at[4][3] = {
        { -1.0, 0.0 }, { 6.0, 0.0 }, { q[0], 0.0 }, { q[0] + L * sin(q[1]), -L * cos(q[1]) }
    };
    memcpy(points, at, sizeof at);
}

static const cst_sketch_part parts[] = {
    { CST_LINE, 0, 1, 0, "rail" }, { CST_MASS, 2, 0, 0, "cart" },  { CST_BAR, 2, 3, 0, "rope" },
    { CST_MASS, 3, 0, 0, "load" }, { CST_TRACE, 3, 0, 0, "load" },
};
static const cst_sketch sketch = { .place = crane_sketch,
                                   .points = 4,
                                   .parts = parts,
                                   .parts_count = sizeof parts / sizeof parts[0],
                                   .up = 1 };

extern const cst_kernels crane_kernels;
const cst_model crane_model = {
    .abi = CST_ABI,
    .name = "crane",
    .about = "an overhead crane with a force of 200 nodes",
    .n = N,
    .m = 0,
    .p = P,
    .parameters = parameters,
    .costs = costs,
    .costs_count = 3,
    .design = "F",
    .coordinates = coordinates,
    .outputs = outputs,
    .outputs_count = 3,
    .start = CST_GIVEN,
    .tf = 6.0,
    .kernels = &crane_kernels,
    .sketch = &sketch,
};
