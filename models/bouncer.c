/* A ball that bounces on a floor: a contact with restitution, whose motion is known exactly.
 *
 *     m y'' = -m g,  y(0) = h,  y'(0) = u,  y >= f;  at y = f the velocity v becomes -e v
 *
 * With e < 1 it comes to rest after infinitely many impacts, in finite time. */
#define N 1
#define M 1
#define P 6
enum { MASS, GRAVITY, HEIGHT, SPEED, RESTITUTION, FLOOR };
#define MODES 2 /* of a search, of the contact */
enum { TOUCHES = 1 };

void bouncer_inertia(const double q[N], const double a[N], const double rho[P], double f[N])
{
    f[0] = rho[MASS] * a[0];
}

void bouncer_forces(double t, const double q[N], const double v[N], const double rho[P],
                    const int mode[MODES], double Q[N])
{
    Q[0] = -rho[MASS] * rho[GRAVITY];
}

/* The gap. */
void bouncer_constraints(double t, const double q[N], const double rho[P], double phi[M])
{
    phi[0] = q[0] - rho[FLOOR];
}

void bouncer_initial(const double rho[P], double q[N], double v[N])
{
    q[0] = rho[HEIGHT];
    v[0] = rho[SPEED];
}

double bouncer_potential(double t, const double q[N], const double rho[P])
{
    return rho[MASS] * rho[GRAVITY] * q[0];
}

double bouncer_cost_area(double t, const double q[N], const double v[N], const double a[N],
                         const double lambda[M], const double rho[P], const int mode[MODES])
{
    return q[0] * q[0];
}

double bouncer_final_place(double t, const double q[N], const double v[N], const double a[N],
                           const double lambda[M], const double rho[P], const int mode[MODES])
{
    return q[0];
}

double bouncer_cost_motion(double t, const double q[N], const double v[N], const double a[N],
                           const double lambda[M], const double rho[P], const int mode[MODES])
{
    return 0.5 * rho[MASS] * v[0] * v[0];
}

void bouncer_outputs(double t, const double q[N], const double v[N], const double a[N],
                     const double lambda[M], const double rho[P], const int mode[MODES],
                     double out[3])
{
    out[0] = q[0] - rho[FLOOR];
    out[1] = -lambda[0];
    out[2] = 1.0;
    if (mode[TOUCHES])
        out[2] = 0.0;
}

#include "costate.h" /* Tapenade reads up to here */

#include <string.h>

static const cst_parameter parameters[P] = {
    { "m", "kg", 1.3, 1e-3, 1e3, "mass" },
    { "g", "m/s^2", 9.81, 0.0, 1e2, "gravity" },
    { "h", "m", 1.0, -1e2, 1e2, "height at the start" },
    { "u", "m/s", 0.5, -1e2, 1e2, "speed at the start, upwards" },
    { "e", "-", 0.8, 0.0, 1.0, "restitution" },
    { "f", "m", 0.1, -1e2, 1e2, "height of the floor" },
};

static const cst_cost costs[] = {
    { "area", "m^2 s", "integral of the squared height" },
    { "place", "m", "height at the end" },
    { "motion", "J s", "integral of the kinetic energy" },
};

static const char *const coordinates[N] = { "y" };

static const cst_output outputs[] = {
    { "gap", "m", "height above the floor" },
    { "force", "N", "force of the floor, not that of impacts" },
    { "flight", "-", "1 until it rests, then 0: its integral is the time of rest" },
};

static const cst_contact contacts[] = {
    { .name = "ball on the floor", .row = 0, .restitution = "e" },
};

static void bouncer_sketch(double t, const double *q, const double *rho, double (*points)[3])
{
    const double at[3][3] = { { 0.0, q[0] }, { -0.5, rho[FLOOR] }, { 0.5, rho[FLOOR] } };
    memcpy(points, at, sizeof at);
}

static const cst_sketch_part parts[] = {
    { CST_GROUND, 1, 2, 1, "floor" },
    { CST_MASS, 0, 0, 0, "ball" },
};
static const cst_sketch sketch = { .place = bouncer_sketch,
                                   .points = 3,
                                   .parts = parts,
                                   .parts_count = sizeof parts / sizeof parts[0],
                                   .up = 1 };

extern const cst_kernels bouncer_kernels;
const cst_model bouncer_model = {
    .abi = CST_ABI,
    .name = "bouncer",
    .about = "a ball that bounces on a floor: a contact whose motion is known exactly",
    .n = N,
    .m = M,
    .p = P,
    .parameters = parameters,
    .costs = costs,
    .costs_count = 3,
    .design = "all",
    .coordinates = coordinates,
    .outputs = outputs,
    .outputs_count = 3,
    .start = CST_GIVEN,
    .tf = 2.4,
    .kernels = &bouncer_kernels,
    .sketch = &sketch,
    .contacts = contacts,
    .contacts_count = 1,
};
