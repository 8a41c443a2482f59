/* @NAME@: a bar that falls onto a moving floor with its two ends: impacts, rest, stick and slip.
 *
 * A model to be edited into your own.  A gap is a row of Phi that may only be positive; friction is a row of Phi whose rate is the
 * velocity of slip.  The descriptor at the end says which rows they are, and by which parameters; contact.md is their guide.  A body has
 * x, y of its center of mass and its angle; the start must be the state for any parameters. */
#include <math.h>

#include "planar.h"

enum { BAR = 0, N = 3 };

/* The rows of Phi: two gaps, and where the ends are along the floor */
enum { LEFT_GAP, RIGHT_GAP, LEFT_SLIP, RIGHT_SLIP, M };

enum { MASS, LENGTH, GRAVITY, RESTITUTION, SLIP, STICK, FLOOR_SPEED, HEIGHT, ANGLE, SPEED, TURN, P };

/* The modes that the kernels see: of a search, of two contacts, of two frictions with two each */
enum { LEFT_CLOSED = 1, RIGHT_CLOSED, LEFT_STICKS, LEFT_FORWARD, RIGHT_STICKS, RIGHT_FORWARD, MODES };

void @NAME@_inertia(const double q[N], const double a[N], const double rho[P], double f[N])
{
    int i;
    double J;
    J = rho[MASS] * rho[LENGTH] * rho[LENGTH] / 12.0;
    for (i = 0; i < N; i++)
        f[i] = 0.0;
    add_body(rho[MASS], J, &a[BAR], &f[BAR]);
}

void @NAME@_forces(double t, const double q[N], const double v[N], const double rho[P], const int mode[MODES], double Q[N])
{
    int i;
    for (i = 0; i < N; i++)
        Q[i] = 0.0;
    add_weight(rho[MASS], rho[GRAVITY], &Q[BAR]);
}

/* Gaps above the floor y = 0; places along the floor, which moves: their rates are the slips. */
void @NAME@_constraints(double t, const double q[N], const double rho[P], double phi[M])
{
    double dx, dy;
    dx = 0.5 * rho[LENGTH] * cos(q[2]);
    dy = 0.5 * rho[LENGTH] * sin(q[2]);
    phi[LEFT_GAP] = q[1] - dy;
    phi[RIGHT_GAP] = q[1] + dy;
    phi[LEFT_SLIP] = q[0] - dx - rho[FLOOR_SPEED] * t;
    phi[RIGHT_SLIP] = q[0] + dx - rho[FLOOR_SPEED] * t;
}

void @NAME@_initial(const double rho[P], double q[N], double v[N])
{
    q[0] = 0.0;
    q[1] = rho[HEIGHT] + 0.5 * rho[LENGTH] * sin(rho[ANGLE]);
    q[2] = rho[ANGLE];
    v[0] = rho[SPEED];
    v[1] = 0.0;
    v[2] = rho[TURN];
}

double @NAME@_potential(double t, const double q[N], const double rho[P])
{
    return rho[MASS] * rho[GRAVITY] * q[1];
}

/* How far it has come. */
double @NAME@_final_place(double t, const double q[N], const double v[N], const double a[N], const double lambda[M], const double rho[P],
                          const int mode[MODES])
{
    return q[0];
}

double @NAME@_cost_turn(double t, const double q[N], const double v[N], const double a[N], const double lambda[M], const double rho[P],
                        const int mode[MODES])
{
    return q[2] * q[2];
}

/* lambda of a gap is minus the force of the floor, without that of impacts; 0 while it is open. */
void @NAME@_outputs(double t, const double q[N], const double v[N], const double a[N], const double lambda[M], const double rho[P],
                    const int mode[MODES], double out[3])
{
    out[0] = -lambda[LEFT_GAP];
    out[1] = -lambda[RIGHT_GAP];
    out[2] = 0.0;
    if (mode[LEFT_STICKS])
        out[2] = 1.0;
}

#include "costate.h" /* Tapenade reads up to here */

#include <string.h>

static const cst_parameter parameters[P] = {
    { "m", "kg", 1.0, 1e-3, 1e3, "mass" },
    { "L", "m", 1.0, 1e-2, 1e2, "length" },
    { "g", "m/s^2", 9.81, 0.0, 1e2, "gravity" },
    { "e", "-", 0.4, 0.0, 1.0, "restitution" },
    { "mu", "-", 0.3, 0.0, 10.0, "friction of slip" },
    { "mus", "-", 0.4, 0.0, 10.0, "limit of stick, not below mu" },
    { "floor", "m/s", 0.1, -10.0, 10.0, "speed of the floor" },
    { "height", "m", 0.2, 0.0, 1e2, "height of the left end at the start" },
    { "angle", "rad", 0.3, -1.5, 1.5, "angle at the start" },
    { "speed", "m/s", 0.5, -1e2, 1e2, "speed at the start" },
    { "turn", "rad/s", 0.2, -1e2, 1e2, "speed of rotation at the start" },
};

static const cst_cost costs[] = {
    { "place", "m", "where the bar is at the end" },
    { "turn", "rad^2 s", "integral of the squared angle" },
};

static const char *const coordinates[N] = { "x", "y", "angle" };

static const cst_output outputs[] = {
    { "left", "N", "force of the floor on the left end" },
    { "right", "N", "force of the floor on the right end" },
    { "sticks", "-", "1 while the left end sticks" },
};

static const cst_contact contacts[] = {
    { .name = "left end", .row = LEFT_GAP, .restitution = "e" },
    { .name = "right end", .row = RIGHT_GAP, .restitution = "e" },
};

static const cst_friction frictions[] = {
    { .name = "left end along the floor", .row = LEFT_SLIP, .contact = "left end", .coefficient = "mu", .limit = "mus" },
    { .name = "right end along the floor", .row = RIGHT_SLIP, .contact = "right end", .coefficient = "mu", .limit = "mus" },
};

static void @NAME@_sketch(double t, const double *q, const double *rho, double (*points)[3])
{
    double dx = 0.5 * rho[LENGTH] * cos(q[2]), dy = 0.5 * rho[LENGTH] * sin(q[2]);
    const double at[4][3] = { { q[0] - dx, q[1] - dy }, { q[0] + dx, q[1] + dy }, { -1.5, 0.0 }, { 2.0, 0.0 } };
    memcpy(points, at, sizeof at);
}

static const cst_sketch_part parts[] = {
    { CST_GROUND, 2, 3, 2, "floor" },
    { CST_BAR, 0, 1, 0, "bar" },
};
static const cst_sketch sketch = { .place = @NAME@_sketch, .points = 4, .parts = parts, .parts_count = 2, .up = 1 };

extern const cst_kernels @NAME@_kernels;
const cst_model @NAME@_model = {
    .abi = CST_ABI, .name = "@NAME@", .about = "a bar that falls onto a moving floor",
    .n = N, .m = M, .p = P, .parameters = parameters, .costs = costs, .costs_count = 2,
    .design = "e,mu,floor", .coordinates = coordinates, .outputs = outputs, .outputs_count = 3,
    .start = CST_GIVEN, .tf = 0.4, .kernels = &@NAME@_kernels, .sketch = &sketch,
    .contacts = contacts, .contacts_count = 2, .frictions = frictions, .frictions_count = 2,
};
