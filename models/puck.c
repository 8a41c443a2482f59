/* A puck on a turntable: friction in space, slip and stick, with the force of a contact.
 *
 *     mass m at (x, y, z) over the table z = 0, onto which it falls from h, and which turns about
 *     the z axis at the speed w; a spring k and a damper c to the axis hold it; its slip is that of
 *     its place in axes that turn with the table */
#include <math.h>

#define N 3
#define M 3
#define P 12
enum { MASS, STIFFNESS, DAMPING, TABLE, MU, STICK, GRAVITY, X0, VX, VY, HEIGHT, RESTITUTION };
enum { X, Y, Z };
#define MODES 6 /* of a search, of the contact, of its friction in two directions */

void puck_inertia(const double q[N], const double a[N], const double rho[P], double f[N])
{
    f[X] = rho[MASS] * a[X];
    f[Y] = rho[MASS] * a[Y];
    f[Z] = rho[MASS] * a[Z];
}

void puck_forces(double t, const double q[N], const double v[N], const double rho[P],
                 const int mode[MODES], double Q[N])
{
    Q[X] = -rho[STIFFNESS] * q[X] - rho[DAMPING] * v[X];
    Q[Y] = -rho[STIFFNESS] * q[Y] - rho[DAMPING] * v[Y];
    Q[Z] = -rho[MASS] * rho[GRAVITY];
}

/* The gap; the place on the table. */
void puck_constraints(double t, const double q[N], const double rho[P], double phi[M])
{
    double c, s;
    c = cos(rho[TABLE] * t);
    s = sin(rho[TABLE] * t);
    phi[0] = q[Z];
    phi[1] = c * q[X] + s * q[Y];
    phi[2] = c * q[Y] - s * q[X];
}

void puck_initial(const double rho[P], double q[N], double v[N])
{
    q[X] = rho[X0];
    q[Y] = 0.0;
    q[Z] = rho[HEIGHT];
    v[X] = rho[VX];
    v[Y] = rho[VY];
    v[Z] = 0.0;
}

double puck_cost_area(double t, const double q[N], const double v[N], const double a[N],
                      const double lambda[M], const double rho[P], const int mode[MODES])
{
    return q[X] * q[X] + q[Y] * q[Y];
}

double puck_final_x(double t, const double q[N], const double v[N], const double a[N],
                    const double lambda[M], const double rho[P], const int mode[MODES])
{
    return q[X];
}

double puck_final_y(double t, const double q[N], const double v[N], const double a[N],
                    const double lambda[M], const double rho[P], const int mode[MODES])
{
    return q[Y];
}

/* Time in stick */
double puck_cost_sticking(double t, const double q[N], const double v[N], const double a[N],
                          const double lambda[M], const double rho[P], const int mode[MODES])
{
    double now;
    if (mode[2])
        now = 1.0;
    else
        now = 0.0;
    return now;
}

#include "costate.h" /* Tapenade reads up to here */

#include <string.h>

static const cst_parameter parameters[P] = {
    { "m", "kg", 1.0, 1e-3, 1e3, "mass" },
    { "k", "N/m", 8.0, 0.0, 1e6, "rate of the spring to the axis" },
    { "c", "N s/m", 0.2, 0.0, 1e6, "damper to the axis" },
    { "w", "rad/s", 1.5, -1e2, 1e2, "speed of the table" },
    { "mu", "-", 0.25, 0.0, 10.0, "friction in slip" },
    { "mus", "-", 0.35, 0.0, 10.0, "friction in stick, not below mu" },
    { "g", "m/s^2", 9.81, 0.0, 1e2, "gravity" },
    { "x0", "m", 0.3, -1e2, 1e2, "where it starts on the x axis" },
    { "vx", "m/s", 0.5, -1e2, 1e2, "speed along x at the start" },
    { "vy", "m/s", -0.4, -1e2, 1e2, "speed along y at the start" },
    { "h", "m", 0.02, 0.0, 1e2, "height over the table at the start" },
    { "e", "-", 0.3, 0.0, 1.0, "restitution on the table" },
};

static const cst_cost costs[] = {
    { "area", "m^2 s", "integral of the squared distance from the axis" },
    { "x", "m", "where it is at the end, along x" },
    { "y", "m", "where it is at the end, along y" },
    { "sticking", "s", "time in stick" },
};

static const char *const coordinates[N] = { "x", "y", "z" };

static const cst_contact contacts[] = {
    { .name = "puck on the table", .row = 0, .restitution = "e" },
};

static const cst_friction frictions[] = {
    { .name = "slip", .row = 1, .contact = "puck on the table", .coefficient = "mu",
      .limit = "mus" },
    { .name = "slip across", .row = 2, .contact = "puck on the table", .coefficient = "mu",
      .limit = "mus", .across = "slip" },
};

static void puck_sketch(double t, const double *q, const double *rho, double (*points)[3])
{
    double c = cos(rho[TABLE] * t), s = sin(rho[TABLE] * t);
    const double at[4][3] = { { q[X], q[Y], q[Z] }, { 0.0, 0.0, 0.0 }, { c, s, 0.0 },
                              { -c, -s, 0.0 } };
    memcpy(points, at, sizeof at);
}

static const cst_sketch_part parts[] = {
    { CST_BAR, 2, 3, 0, "table" },
    { CST_SPRING, 1, 0, 0, "spring" },
    { CST_TRACE, 0, 0, 0, "puck" },
};
static const cst_sketch sketch = { .place = puck_sketch,
                                   .points = 4,
                                   .parts = parts,
                                   .parts_count = sizeof parts / sizeof parts[0],
                                   .up = 2 };

extern const cst_kernels puck_kernels;
const cst_model puck_model = {
    .abi = CST_ABI,
    .name = "puck",
    .about = "a puck that falls onto a turntable, held by a spring: friction in space",
    .n = N,
    .m = M,
    .p = P,
    .parameters = parameters,
    .costs = costs,
    .costs_count = 4,
    .design = "all",
    .coordinates = coordinates,
    .start = CST_GIVEN,
    .tf = 4.0,
    .kernels = &puck_kernels,
    .sketch = &sketch,
    .contacts = contacts,
    .contacts_count = 1,
    .frictions = frictions,
    .frictions_count = 2,
};
