/* @NAME@: two bars in space with a spring and a damper: an arm on a hinge whose axis is tilted, and a bar on a universal joint at
 * its end, tied to an anchor.
 *
 * A model to be edited into your own.  A body has seven coordinates: the position of its center of mass and four Euler parameters.  The
 * joints are given where they are in the nominal configuration, which is drawn here: both bars along the x axis, all body frames parallel
 * to the global one.  Their places and axes may depend on parameters.  The ground is a body at rest.  joints.md lists joints, elements and
 * the signs of reactions; authors.md says what C Tapenade handles well.  z points up; SI units. */
#include <math.h>

#include "space.h"

enum { ARM = 0, BAR = 7, N = 14, M = 11 };

/* The bodies' places in arrays of frames, origins, twists and wrenches: the ground is one of them */
enum { GROUND, ARM_BODY, BAR_BODY, BODIES };

enum { M1, L1, R1, M2, L2, R2, TILT, TURN, GRAVITY, STIFFNESS, DAMPING, LENGTH0, ANCHOR_X, ANCHOR_Y, ANCHOR_Z, FRICTION, SPEED, P };

/* { m, Jx, Jy, Jz } of a round bar along x */
static void bar(double m, double length, double radius, double body[4])
{
    double across;
    across = m * (3.0 * radius * radius + length * length) / 12.0;
    body[0] = m;
    body[1] = 0.5 * m * radius * radius;
    body[2] = across;
    body[3] = across;
}

static void add_bar(const double q[7], const double a[7], double m, double length, double radius, double f[7])
{
    double body[4];
    bar(m, length, radius, body);
    add_inertia(q, a, body, f);
}

void @NAME@_inertia(const double q[N], const double a[N], const double rho[P], double f[N])
{
    int i;
    for (i = 0; i < N; i++)
        f[i] = 0.0;
    add_bar(&q[ARM], &a[ARM], rho[M1], rho[L1], rho[R1], &f[ARM]);
    add_bar(&q[BAR], &a[BAR], rho[M2], rho[L2], rho[R2], &f[BAR]);
}

/* o: the bodies' nominal origins; p: the joints' points: the hinge, the universal joint, the bar's end, the anchor */
enum { HINGE = 0, CROSS = 3, END = 6, ANCHOR = 9, POINTS = 12 };
static void places(const double rho[P], double o[3 * BODIES], double p[POINTS])
{
    int k;
    for (k = 0; k < 3 * BODIES; k++)
        o[k] = 0.0;
    for (k = 0; k < POINTS; k++)
        p[k] = 0.0;
    o[3 * ARM_BODY] = 0.5 * rho[L1];
    o[3 * BAR_BODY] = rho[L1] + 0.5 * rho[L2];
    p[CROSS] = rho[L1];
    p[END] = rho[L1] + rho[L2];
    p[ANCHOR] = rho[ANCHOR_X];
    p[ANCHOR + 1] = rho[ANCHOR_Y];
    p[ANCHOR + 2] = rho[ANCHOR_Z];
}

/* The hinge's axis: y, tilted towards z and turned towards x */
static void axis(const double rho[P], double n[9])
{
    double u[3];
    u[0] = sin(rho[TURN]) * cos(rho[TILT]);
    u[1] = cos(rho[TURN]) * cos(rho[TILT]);
    u[2] = sin(rho[TILT]);
    triad(u, 0, n);
}

static void frames(const double q[N], double b[BODIES * FRAME])
{
    rest(&b[GROUND * FRAME]);
    frame(&q[ARM], &b[ARM_BODY * FRAME]);
    frame(&q[BAR], &b[BAR_BODY * FRAME]);
}

/* Weight and quadratic velocity term */
static void add_own(const double q[7], const double v[7], double m, double length, double radius, double g, double Q[7])
{
    double body[4], down[3];
    bar(m, length, radius, body);
    down[0] = 0.0;
    down[1] = 0.0;
    down[2] = -g;
    add_gravity(body, down, Q);
    add_gyration(q, v, body, Q);
}

void @NAME@_forces(double t, const double q[N], const double v[N], const double rho[P], const int mode[1], double Q[N])
{
    int i;
    double b[BODIES * FRAME], w[BODIES * TWIST], W[BODIES * WRENCH], o[3 * BODIES], p[POINTS], n[9], l[LINE], F, T;
    places(rho, o, p);
    axis(rho, n);
    frames(q, b);
    for (i = 0; i < TWIST; i++)
        w[i] = 0.0;
    twist(&q[ARM], &v[ARM], &w[ARM_BODY * TWIST]);
    twist(&q[BAR], &v[BAR], &w[BAR_BODY * TWIST]);
    for (i = 0; i < BODIES * WRENCH; i++)
        W[i] = 0.0;
    T = -rho[FRICTION] * hinge_rate(&b[GROUND], &w[GROUND], &w[ARM_BODY * TWIST], n);
    torque(T, &b[GROUND], n, &W[GROUND], &W[ARM_BODY * WRENCH]);
    line(&b[GROUND], &o[GROUND], &p[ANCHOR], &b[BAR_BODY * FRAME], &o[3 * BAR_BODY], &p[END], l);
    F = strut(rho[STIFFNESS], rho[DAMPING], rho[LENGTH0], l[LL], line_rate(&w[GROUND], &w[BAR_BODY * TWIST], l));
    push(F, l, &W[GROUND], &W[BAR_BODY * WRENCH]);
    wrench_to_Q(&q[ARM], &W[ARM_BODY * WRENCH], &Q[ARM]);
    wrench_to_Q(&q[BAR], &W[BAR_BODY * WRENCH], &Q[BAR]);
    add_own(&q[ARM], &v[ARM], rho[M1], rho[L1], rho[R1], rho[GRAVITY], &Q[ARM]);
    add_own(&q[BAR], &v[BAR], rho[M2], rho[L2], rho[R2], rho[GRAVITY], &Q[BAR]);
}

/* The cross of the universal joint is along y of the arm and z of the bar. */
void @NAME@_constraints(double t, const double q[N], const double rho[P], double phi[M])
{
    double b[BODIES * FRAME], o[3 * BODIES], p[POINTS], n[9], s[6];
    places(rho, o, p);
    axis(rho, n);
    frames(q, b);
    s[0] = 0.0;
    s[1] = 1.0;
    s[2] = 0.0;
    s[3] = 0.0;
    s[4] = 0.0;
    s[5] = 1.0;
    phi[0] = euler_norm(&q[ARM]);
    phi[1] = euler_norm(&q[BAR]);
    hinge(&b[GROUND], &o[GROUND], &b[ARM_BODY * FRAME], &o[3 * ARM_BODY], &p[HINGE], n, &phi[2]);
    universal(&b[ARM_BODY * FRAME], &o[3 * ARM_BODY], &b[BAR_BODY * FRAME], &o[3 * BAR_BODY], &p[CROSS], &s[0], &s[3], &phi[7]);
}

/* As drawn, the arm turning; the program takes the nearest velocities that the joints allow. */
void @NAME@_initial(const double rho[P], double q[N], double v[N])
{
    int i;
    double o[3 * BODIES], p[POINTS];
    places(rho, o, p);
    for (i = 0; i < N; i++) {
        q[i] = 0.0;
        v[i] = 0.0;
    }
    q[ARM] = o[3 * ARM_BODY];
    q[ARM + 3] = 1.0;
    q[BAR] = o[3 * BAR_BODY];
    q[BAR + 3] = 1.0;
    v[BAR + 1] = rho[SPEED];
}

/* x: where the bar's end is */
static void end(const double q[N], const double rho[P], double x[3])
{
    int k;
    double b[FRAME], o[3 * BODIES], p[POINTS];
    places(rho, o, p);
    frame(&q[BAR], b);
    for (k = 0; k < 3; k++)
        x[k] = b[FR + k] + lever_to(b, &o[3 * BAR_BODY], &p[END], k);
}

double @NAME@_potential(double t, const double q[N], const double rho[P])
{
    double x[3], dx, dy, dz, stretch;
    end(q, rho, x);
    dx = x[0] - rho[ANCHOR_X];
    dy = x[1] - rho[ANCHOR_Y];
    dz = x[2] - rho[ANCHOR_Z];
    stretch = sqrt(dx * dx + dy * dy + dz * dz) - rho[LENGTH0];
    return rho[GRAVITY] * (rho[M1] * q[ARM + 2] + rho[M2] * q[BAR + 2]) + 0.5 * rho[STIFFNESS] * stretch * stretch;
}

/* How far the end is from the height where it began */
double @NAME@_cost_height(double t, const double q[N], const double v[N], const double a[N], const double lambda[M], const double rho[P],
                          const int mode[1])
{
    double x[3];
    end(q, rho, x);
    return x[2] * x[2];
}

/* The force in the hinge, squared: lambda[2] to lambda[4] are the reactions of the hinge's first three equations. */
double @NAME@_cost_hinge(double t, const double q[N], const double v[N], const double a[N], const double lambda[M], const double rho[P],
                         const int mode[1])
{
    return lambda[2] * lambda[2] + lambda[3] * lambda[3] + lambda[4] * lambda[4];
}

void @NAME@_outputs(double t, const double q[N], const double v[N], const double a[N], const double lambda[M], const double rho[P],
                    const int mode[1], double out[4])
{
    double x[3];
    end(q, rho, x);
    out[0] = x[0];
    out[1] = x[1];
    out[2] = x[2];
    out[3] = sqrt(lambda[2] * lambda[2] + lambda[3] * lambda[3] + lambda[4] * lambda[4]);
}

#include "costate.h" /* Tapenade reads up to here; below, any C will do */

#include <string.h>

static const cst_parameter parameters[P] = {
    [M1] = { "m1", "kg", 1.0, 1e-2, 1e3, "mass of the arm" },
    [L1] = { "L1", "m", 0.5, 0.05, 10.0, "length of the arm" },
    [R1] = { "r1", "m", 0.03, 1e-3, 1.0, "radius of the arm" },
    [M2] = { "m2", "kg", 0.6, 1e-2, 1e3, "mass of the bar" },
    [L2] = { "L2", "m", 0.4, 0.05, 10.0, "length of the bar" },
    [R2] = { "r2", "m", 0.02, 1e-3, 1.0, "radius of the bar" },
    [TILT] = { "tilt", "rad", 0.3, -1.2, 1.2, "the hinge's axis, from y towards z" },
    [TURN] = { "turn", "rad", 0.1, -1.2, 1.2, "the hinge's axis, from y towards x" },
    [GRAVITY] = { "g", "m/s^2", 9.81, 0.0, 100.0, "gravity, along -z" },
    [STIFFNESS] = { "k", "N/m", 60.0, 0.0, 1e6, "rate of the spring" },
    [DAMPING] = { "c", "N s/m", 1.5, 0.0, 1e4, "coefficient of the damper" },
    [LENGTH0] = { "l0", "m", 0.3, 0.0, 10.0, "natural length of the spring" },
    [ANCHOR_X] = { "xa", "m", 0.8, -100.0, 100.0, "the spring's anchor" },
    [ANCHOR_Y] = { "ya", "m", 0.3, -100.0, 100.0, "the spring's anchor" },
    [ANCHOR_Z] = { "za", "m", 0.5, -100.0, 100.0, "the spring's anchor" },
    [FRICTION] = { "b", "N m s/rad", 0.05, 0.0, 100.0, "damping in the hinge" },
    [SPEED] = { "v0", "m/s", 0.5, -100.0, 100.0, "speed of the bar along y at the start" },
};

static const cst_cost costs[] = {
    { "height", "m^2 s", "integral of the squared height of the bar's end" },
    { "hinge", "N^2 s", "integral of the squared force in the hinge" },
};

static const cst_output outputs[] = {
    { "end_x", "m", "position of the bar's end" },
    { "end_y", "m", "position of the bar's end" },
    { "end_z", "m", "position of the bar's end" },
    { "hinge_force", "N", "force in the hinge" },
};

/* How it is drawn in report.html: points in meters, and the parts that join them.  Optional. */
static void @NAME@_sketch(double t, const double *q, const double *rho, double (*points)[3])
{
    double b[FRAME], o[3 * BODIES], p[POINTS];
    places(rho, o, p);
    frame(&q[ARM], b);
    memcpy(points[0], &p[HINGE], sizeof points[0]);
    for (int k = 0; k < 3; k++)
        points[1][k] = b[FR + k] + lever_to(b, &o[3 * ARM_BODY], &p[CROSS], k);
    end(q, rho, points[2]);
    memcpy(points[3], &p[ANCHOR], sizeof points[3]);
}

static const cst_sketch_part parts[] = {
    { CST_PIVOT, 0, 0, 0, "hinge" }, { CST_PIVOT, 1, 0, 0, "universal joint" }, { CST_PIVOT, 3, 0, 0, "anchor" },
    { CST_BAR, 0, 1, 0, "arm" }, { CST_BAR, 1, 2, 0, "bar" }, { CST_SPRING, 2, 3, 0, "spring" }, { CST_TRACE, 2, 0, 0, "end" },
};
static const cst_sketch sketch = { .place = @NAME@_sketch, .points = 4, .parts = parts,
                                   .parts_count = sizeof parts / sizeof parts[0], .space = 1, .up = 2 };

extern const cst_kernels @NAME@_kernels;
const cst_model @NAME@_model = {
    .abi = CST_ABI, .name = "@NAME@", .about = "two bars in space with a spring and a damper",
    .n = N, .m = M, .p = P, .parameters = parameters, .costs = costs, .costs_count = 2, .design = "k,l0,tilt",
    .outputs = outputs, .outputs_count = 4, .start = CST_ASSEMBLED, .tf = 2.0, .kernels = &@NAME@_kernels, .sketch = &sketch,
};
