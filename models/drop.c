/* A rod whose tip falls onto a rough floor: impact with friction, then a contact that slips and
 * sticks.
 *
 *     center (x, y), angle th from the x axis, J = m l^2 / 12, tip A = (x - l/2 cos th, y - l/2 sin
 *     th);  floor y = 0, e = 0, Coulomb's friction mu in impact, slip and stick */
#include <math.h>

#define N 3
#define M 2
#define P 8
enum { MASS, LENGTH, GRAVITY, FRICTION, HEIGHT, ANGLE, SPEED, TURN };
enum { X, Y, TH };
#define MODES 4 /* of a search, of the contact, of its friction */

void drop_inertia(const double q[N], const double a[N], const double rho[P], double f[N])
{
    f[X] = rho[MASS] * a[X];
    f[Y] = rho[MASS] * a[Y];
    f[TH] = rho[MASS] * rho[LENGTH] * rho[LENGTH] / 12.0 * a[TH];
}

void drop_forces(double t, const double q[N], const double v[N], const double rho[P],
                 const int mode[MODES], double Q[N])
{
    Q[X] = 0.0;
    Q[Y] = -rho[MASS] * rho[GRAVITY];
    Q[TH] = 0.0;
}

/* The gap below the tip, and where the tip is along the floor. */
void drop_constraints(double t, const double q[N], const double rho[P], double phi[M])
{
    phi[0] = q[Y] - 0.5 * rho[LENGTH] * sin(q[TH]);
    phi[1] = q[X] - 0.5 * rho[LENGTH] * cos(q[TH]);
}

void drop_initial(const double rho[P], double q[N], double v[N])
{
    q[X] = 0.0;
    q[Y] = rho[HEIGHT] + 0.5 * rho[LENGTH] * sin(rho[ANGLE]);
    q[TH] = rho[ANGLE];
    v[X] = rho[SPEED];
    v[Y] = 0.0;
    v[TH] = rho[TURN];
}

double drop_potential(double t, const double q[N], const double rho[P])
{
    return rho[MASS] * rho[GRAVITY] * q[Y];
}

double drop_cost_turn(double t, const double q[N], const double v[N], const double a[N],
                      const double lambda[M], const double rho[P], const int mode[MODES])
{
    return q[TH] * q[TH];
}

double drop_final_place(double t, const double q[N], const double v[N], const double a[N],
                        const double lambda[M], const double rho[P], const int mode[MODES])
{
    return q[X];
}

void drop_outputs(double t, const double q[N], const double v[N], const double a[N],
                  const double lambda[M], const double rho[P], const int mode[MODES],
                  double out[3])
{
    out[0] = -lambda[0];
    out[1] = -lambda[1];
    out[2] = v[X] + 0.5 * rho[LENGTH] * sin(q[TH]) * v[TH];
}

#include "costate.h" /* Tapenade reads up to here */

#include <string.h>

static const cst_parameter parameters[P] = {
    { "m", "kg", 1.0, 1e-3, 1e3, "mass" },
    { "l", "m", 1.0, 1e-2, 1e2, "length" },
    { "g", "m/s^2", 9.81, 0.0, 1e2, "gravity" },
    { "mu", "-", 0.29, 0.0, 10.0, "friction" },
    { "h", "m", 0.34, 0.0, 1e2, "height of the tip at the start" },
    { "th0", "rad", 1.02, -10.0, 10.0, "angle at the start" },
    { "vx0", "m/s", 1.68, -1e2, 1e2, "speed along the floor at the start" },
    { "om0", "rad/s", 2.86, -1e2, 1e2, "speed of rotation at the start" },
};

static const cst_cost costs[] = {
    { "turn", "rad^2 s", "integral of the squared angle" },
    { "place", "m", "where the center is at the end" },
};

static const char *const coordinates[N] = { "x", "y", "th" };

static const cst_output outputs[] = {
    { "normal", "N", "force of the floor on the tip, upwards" },
    { "friction", "N", "force of the floor along x" },
    { "slip", "m/s", "velocity of the tip along the floor" },
};

static const cst_contact contacts[] = { { .name = "tip on the floor", .row = 0 } };

static const cst_friction frictions[] = {
    { .name = "tip along the floor", .row = 1, .contact = "tip on the floor", .coefficient = "mu" },
};

static void drop_sketch(double t, const double *q, const double *rho, double (*points)[3])
{
    double c = 0.5 * rho[LENGTH] * cos(q[TH]), s = 0.5 * rho[LENGTH] * sin(q[TH]);
    const double at[4][3] = { { q[X] - c, q[Y] - s }, { q[X] + c, q[Y] + s }, { -2.0, 0.0 },
                              { 3.0, 0.0 } };
    memcpy(points, at, sizeof at);
}

static const cst_sketch_part parts[] = {
    { CST_GROUND, 2, 3, 2, "floor" },
    { CST_BAR, 0, 1, 0, "rod" },
};
static const cst_sketch sketch = { .place = drop_sketch,
                                   .points = 4,
                                   .parts = parts,
                                   .parts_count = sizeof parts / sizeof parts[0],
                                   .up = 1 };

extern const cst_kernels drop_kernels;
const cst_model drop_model = {
    .abi = CST_ABI,
    .name = "drop",
    .about = "a rod whose tip falls onto a rough floor: impact with friction, slip and stick",
    .n = N,
    .m = M,
    .p = P,
    .parameters = parameters,
    .costs = costs,
    .costs_count = 2,
    .design = "all",
    .coordinates = coordinates,
    .outputs = outputs,
    .outputs_count = 3,
    .start = CST_GIVEN,
    .tf = 0.89,
    .kernels = &drop_kernels,
    .sketch = &sketch,
    .contacts = contacts,
    .contacts_count = 1,
    .frictions = frictions,
    .frictions_count = 1,
};
