/* A four-bar whose crank is driven at a constant speed: no degree of freedom is left, the motion is
 * kinematics.
 *
 * Crank O-A, coupler A-B, rocker B-D, D on the x axis; a point P of the coupler is to follow a
 * path.  The lengths are parameters, so the start is assembled.  Where the bars are too short or
 * too long for a whole turn, the mechanism locks: that is an error. */
#include <math.h>

#include "planar.h"

#define N 9
#define M 9
#define P 9
enum { GROUND, CRANK, COUPLER, ROCKER, PX, PY, SPEED, DENSITY, GRAVITY };

void fourbar_inertia(const double q[N], const double a[N], const double rho[P], double f[N])
{
    int i;
    double m, J;
    for (i = 0; i < N; i++)
        f[i] = 0.0;
    for (i = 0; i < 3; i++) {
        m = rho[DENSITY] * rho[CRANK + i];
        J = m * rho[CRANK + i] * rho[CRANK + i] / 12.0;
        add_body(m, J, &a[3 * i], &f[3 * i]);
    }
}

void fourbar_forces(double t, const double q[N], const double v[N], const double rho[P],
                    const int mode[1], double Q[N])
{
    int i;
    double m;
    for (i = 0; i < N; i++)
        Q[i] = 0.0;
    for (i = 0; i < 3; i++) {
        m = rho[DENSITY] * rho[CRANK + i];
        add_weight(m, rho[GRAVITY], &Q[3 * i]);
    }
}

void fourbar_constraints(double t, const double q[N], const double rho[P], double phi[M])
{
    double r, c, b, minus_r, minus_c, minus_b, at[2], end[2]; /* an argument is a variable */
    r = 0.5 * rho[CRANK];
    c = 0.5 * rho[COUPLER];
    b = 0.5 * rho[ROCKER];
    minus_r = -0.5 * rho[CRANK];
    minus_c = -0.5 * rho[COUPLER];
    minus_b = -0.5 * rho[ROCKER];
    point(&q[0], minus_r, 0.0, at);
    phi[0] = at[0];
    phi[1] = at[1];
    pin(&q[0], r, 0.0, &q[3], minus_c, 0.0, &phi[2]);
    pin(&q[3], c, 0.0, &q[6], b, 0.0, &phi[4]);
    point(&q[6], minus_b, 0.0, end);
    phi[6] = end[0] - rho[GROUND];
    phi[7] = end[1];
    phi[8] = q[2] - rho[SPEED] * t;
}

/* A guess: the crank along the x axis; the coupler and the rocker meet above it, at the height h,
 * or nearly so if the bars are too short. */
void fourbar_initial(const double rho[P], double q[N], double v[N])
{
    int i;
    double d, x, hh, h;
    d = rho[GROUND] - rho[CRANK];
    x = 0.5 * (d + (rho[COUPLER] * rho[COUPLER] - rho[ROCKER] * rho[ROCKER]) / d);
    hh = rho[COUPLER] * rho[COUPLER] - x * x;
    h = 0.1 * rho[COUPLER];
    if (hh > h * h)
        h = sqrt(hh);
    q[0] = 0.5 * rho[CRANK];
    q[1] = 0.0;
    q[2] = 0.0;
    q[3] = rho[CRANK] + 0.5 * x;
    q[4] = 0.5 * h;
    q[5] = atan2(h, x);
    q[6] = 0.5 * (rho[CRANK] + x + rho[GROUND]);
    q[7] = 0.5 * h;
    q[8] = atan2(h, x - d);
    for (i = 0; i < N; i++)
        v[i] = 0.0;
    v[2] = rho[SPEED];
}

double fourbar_potential(double t, const double q[N], const double rho[P])
{
    return rho[DENSITY] * rho[GRAVITY] *
           (rho[CRANK] * q[1] + rho[COUPLER] * q[4] + rho[ROCKER] * q[7]);
}

/* How far the point P of the coupler is from where it should be: on an ellipse, at the crank's
 * pace. */
double fourbar_cost_path(double t, const double q[N], const double v[N], const double a[N],
                         const double lambda[M], const double rho[P], const int mode[1])
{
    double r[2], angle, dx, dy;
    point(&q[3], rho[PX], rho[PY], r);
    angle = rho[SPEED] * t;
    dx = r[0] - 0.5 - 0.25 * cos(angle);
    dy = r[1] - 0.6 - 0.1 * sin(angle);
    return dx * dx + dy * dy;
}

/* What the drive has to do. */
double fourbar_cost_torque(double t, const double q[N], const double v[N], const double a[N],
                           const double lambda[M], const double rho[P], const int mode[1])
{
    return lambda[8] * lambda[8];
}

void fourbar_outputs(double t, const double q[N], const double v[N], const double a[N],
                     const double lambda[M], const double rho[P], const int mode[1], double out[3])
{
    double r[2];
    point(&q[3], rho[PX], rho[PY], r);
    out[0] = r[0];
    out[1] = r[1];
    out[2] = -lambda[8];
}

#include "costate.h" /* Tapenade reads up to here */

#include <string.h>

static const cst_parameter parameters[P] = {
    { "ground", "m", 1.0, 0.1, 10.0, "distance of the two hinges on the ground" },
    { "crank", "m", 0.25, 0.01, 5.0, "length of the crank" },
    { "coupler", "m", 0.9, 0.1, 10.0, "length of the coupler" },
    { "rocker", "m", 0.7, 0.1, 10.0, "length of the rocker" },
    { "px", "m", 0.0, -5.0, 5.0, "point P along the coupler, from its middle" },
    { "py", "m", 0.2, -5.0, 5.0, "point P across the coupler" },
    { "speed", "rad/s", 6.0, -100.0, 100.0, "speed of the crank" },
    { "density", "kg/m", 1.0, 1e-3, 1e3, "mass of a bar per length" },
    { "g", "m/s^2", 9.81, 0.0, 100.0, "gravity" },
};

static const cst_cost costs[] = {
    { "path", "m^2 s", "integral of the squared distance of P from its path" },
    { "torque", "N^2 m^2 s", "integral of the drive's torque squared" },
};

static const cst_output outputs[] = {
    { "px", "m", "x of the point P" },
    { "py", "m", "y of the point P" },
    { "torque", "N m", "torque of the drive" },
};

static const char *const coordinates[N] = { "x1",     "y1", "theta1", "x2",    "y2",
                                            "theta2", "x3", "y3",     "theta3" };

static void fourbar_sketch(double t, const double *q, const double *rho, double (*points)[3])
{
    double A[2], B[2], path[2];
    point(&q[0], 0.5 * rho[CRANK], 0.0, A);
    point(&q[3], 0.5 * rho[COUPLER], 0.0, B);
    point(&q[3], rho[PX], rho[PY], path);
    const double at[5][3] = {
        { 0.0, 0.0 }, { A[0], A[1] }, { B[0], B[1] }, { path[0], path[1] }, { rho[GROUND], 0.0 }
    };
    memcpy(points, at, sizeof at);
}

static const cst_sketch_part parts[] = {
    { CST_PIVOT, 0, 0, 0, "O" },       { CST_PIVOT, 4, 0, 0, "D" },
    { CST_PLATE, 1, 3, 0, "coupler" }, { CST_BAR, 0, 1, 0, "crank" },
    { CST_BAR, 1, 2, 0, "coupler" },   { CST_BAR, 2, 4, 0, "rocker" },
    { CST_TRACE, 3, 0, 0, "P" },
};
static const cst_sketch sketch = { .place = fourbar_sketch,
                                   .points = 5,
                                   .parts = parts,
                                   .parts_count = sizeof parts / sizeof parts[0],
                                   .up = 1 };

extern const cst_kernels fourbar_kernels;
const cst_model fourbar_model = {
    .abi = CST_ABI,
    .name = "fourbar",
    .about = "a four-bar with a driven crank: a point of its coupler follows a path",
    .n = N,
    .m = M,
    .p = P,
    .parameters = parameters,
    .costs = costs,
    .costs_count = 2,
    .design = "coupler,rocker,px,py",
    .coordinates = coordinates,
    .outputs = outputs,
    .outputs_count = 3,
    .start = CST_ASSEMBLED,
    .tf = 1.0,
    .kernels = &fourbar_kernels,
    .sketch = &sketch,
};
