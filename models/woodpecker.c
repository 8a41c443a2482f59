/* A woodpecker toy: a sleeve that jams on a pole and slides down it, a bird on a spring that pecks.
 *
 *     R. I. Leine, C. Glocker, D. H. van Campen, Nonlinear dynamics of the woodpecker toy, ASME
 *     DETC 2001, VIB-21608; C. Glocker, Dynamik von Starrkoerpersystemen mit Reibung und Stoessen,
 *     thesis, TU Muenchen 1995
 *
 * y: height of the sleeve, pM its angle, pS that of the bird, both small (the equations are linear,
 * as published).  The sleeve has play on the pole: it touches by its lower or its upper edge; the
 * beak strikes the pole.  Each of the three has friction along the pole.  The start is where the
 * published motion, which is periodic but for the fall, jams on its lower edge. */
#define N 3
#define M 6
#define P 18
enum { M_SLEEVE, J_SLEEVE, M_BIRD, J_BIRD, SPRING, GRAVITY, POLE, BORE, EDGE, ARM, REACH, BEAK_UP,
       BEAK_OUT, MU, RESTITUTION, SPEED, ANGLE, TURN };
enum { Y, PM, PS };
enum { BEAK, LOWER, UPPER };
#define MODES 10 /* of a search, of three contacts, of three frictions */
enum { BEAK_STICKS = 4, LOWER_STICKS = 6, UPPER_STICKS = 8 };

void woodpecker_inertia(const double q[N], const double a[N], const double rho[P], double f[N])
{
    double bird;
    bird = rho[M_BIRD] * (a[Y] + rho[ARM] * a[PM] + rho[REACH] * a[PS]);
    f[Y] = rho[M_SLEEVE] * a[Y] + bird;
    f[PM] = rho[J_SLEEVE] * a[PM] + rho[ARM] * bird;
    f[PS] = rho[J_BIRD] * a[PS] + rho[REACH] * bird;
}

void woodpecker_forces(double t, const double q[N], const double v[N], const double rho[P],
                       const int mode[MODES], double Q[N])
{
    double T;
    T = rho[SPRING] * (q[PS] - q[PM]);
    Q[Y] = -(rho[M_SLEEVE] + rho[M_BIRD]) * rho[GRAVITY];
    Q[PM] = T - rho[M_BIRD] * rho[GRAVITY] * rho[ARM];
    Q[PS] = -T - rho[M_BIRD] * rho[GRAVITY] * rho[REACH];
}

/* The gaps of beak, lower and upper edge; where they are along the pole. */
void woodpecker_constraints(double t, const double q[N], const double rho[P], double phi[M])
{
    double play, edge;
    play = rho[BORE] - rho[POLE];
    edge = q[Y] + rho[BORE] * q[PM];
    phi[BEAK] = rho[ARM] + rho[REACH] - rho[BEAK_OUT] - rho[POLE] - rho[BEAK_UP] * q[PS];
    phi[LOWER] = play + rho[EDGE] * q[PM];
    phi[UPPER] = play - rho[EDGE] * q[PM];
    phi[3 + BEAK] = q[Y] + rho[ARM] * q[PM] + (rho[REACH] - rho[BEAK_OUT]) * q[PS];
    phi[3 + LOWER] = edge;
    phi[3 + UPPER] = edge;
}

void woodpecker_initial(const double rho[P], double q[N], double v[N])
{
    q[Y] = 0.0;
    q[PM] = -(rho[BORE] - rho[POLE]) / rho[EDGE];
    q[PS] = rho[ANGLE];
    v[Y] = rho[SPEED];
    v[PM] = 0.0;
    v[PS] = rho[TURN];
}

double woodpecker_potential(double t, const double q[N], const double rho[P])
{
    double bird;
    bird = q[Y] + rho[ARM] * q[PM] + rho[REACH] * q[PS];
    return rho[GRAVITY] * (rho[M_SLEEVE] * q[Y] + rho[M_BIRD] * bird) +
           0.5 * rho[SPRING] * (q[PS] - q[PM]) * (q[PS] - q[PM]);
}

double woodpecker_final_height(double t, const double q[N], const double v[N], const double a[N],
                               const double lambda[M], const double rho[P], const int mode[MODES])
{
    return q[Y];
}

double woodpecker_cost_swing(double t, const double q[N], const double v[N], const double a[N],
                             const double lambda[M], const double rho[P], const int mode[MODES])
{
    return q[PS] * q[PS];
}

/* The time in which an edge holds the sleeve on the pole. */
double woodpecker_cost_jammed(double t, const double q[N], const double v[N], const double a[N],
                              const double lambda[M], const double rho[P], const int mode[MODES])
{
    double time;
    time = 0.0;
    if (mode[LOWER_STICKS] || mode[UPPER_STICKS])
        time = 1.0;
    return time;
}

/* Forces of the pole on the three, and their friction upwards. */
void woodpecker_outputs(double t, const double q[N], const double v[N], const double a[N],
                        const double lambda[M], const double rho[P], const int mode[MODES],
                        double out[6])
{
    int i;
    for (i = 0; i < 6; i++)
        out[i] = -lambda[i];
}

#include "costate.h" /* Tapenade reads up to here */

#include <math.h>
#include <string.h>

static const cst_parameter parameters[P] = {
    { "mM", "kg", 3e-4, 1e-6, 1.0, "mass of the sleeve" },
    { "JM", "kg m^2", 5e-9, 1e-12, 1.0, "inertia of the sleeve" },
    { "mS", "kg", 4.5e-3, 1e-6, 1.0, "mass of the bird" },
    { "JS", "kg m^2", 7e-7, 1e-12, 1.0, "inertia of the bird" },
    { "c", "N m", 5.6e-3, 0.0, 10.0, "rate of the spring between sleeve and bird" },
    { "g", "m/s^2", 9.81, 0.0, 1e2, "gravity" },
    { "r0", "m", 2.5e-3, 0.0, 1.0, "radius of the pole" },
    { "rM", "m", 3.1e-3, 0.0, 1.0, "inner radius of the sleeve" },
    { "hM", "m", 5.8e-3, 1e-6, 1.0, "half the height of the sleeve" },
    { "lM", "m", 0.010, 0.0, 1.0, "from the pole to the spring" },
    { "lG", "m", 0.015, 0.0, 1.0, "from the spring to the bird's center of mass" },
    { "hS", "m", 0.020, 1e-6, 1.0, "from the center of mass up to the beak" },
    { "lS", "m", 0.0201, 0.0, 1.0, "from the center of mass to the beak, towards the pole" },
    { "mu", "-", 0.3, 0.0, 10.0, "friction on the pole" },
    { "e", "-", 0.5, 0.0, 1.0, "restitution of the beak; the sleeve has none" },
    { "v0", "m/s", -0.3411, -1e2, 1e2, "speed of the sleeve at the start" },
    { "pS0", "rad", -0.2788, -1.0, 1.0, "angle of the bird at the start" },
    { "wS0", "rad/s", -7.4583, -1e3, 1e3, "its rate at the start" },
};

static const cst_cost costs[] = {
    { "height", "m", "height of the sleeve at the end; 0 at the start" },
    { "swing", "rad^2 s", "integral of the bird's squared angle" },
    { "jammed", "s", "time in which an edge of the sleeve sticks to the pole" },
};

static const char *const coordinates[N] = { "y", "pM", "pS" };

static const cst_output outputs[] = {
    { "beak_force", "N", "of the pole on the beak, not that of impacts" },
    { "lower_force", "N", "of the pole on the sleeve's lower edge" },
    { "upper_force", "N", "of the pole on the sleeve's upper edge" },
    { "beak_friction", "N", "friction on the beak, upwards" },
    { "lower_friction", "N", "friction on the lower edge, upwards" },
    { "upper_friction", "N", "friction on the upper edge, upwards" },
};

static const cst_contact contacts[] = {
    { .name = "beak", .row = BEAK, .restitution = "e" },
    { .name = "lower edge", .row = LOWER },
    { .name = "upper edge", .row = UPPER },
};

static const cst_friction frictions[] = {
    { .name = "beak along the pole", .row = 3 + BEAK, .contact = "beak", .coefficient = "mu" },
    { .name = "lower edge along the pole", .row = 3 + LOWER, .contact = "lower edge",
      .coefficient = "mu" },
    { .name = "upper edge along the pole", .row = 3 + UPPER, .contact = "upper edge",
      .coefficient = "mu" },
};

/* A point of the sleeve or the bird, from a point of it: turned, so that it keeps its size. */
static void turned(const double from[3], double angle, double x, double y, double to[3])
{
    const double c = cos(angle), s = sin(angle);
    to[0] = from[0] + c * x - s * y;
    to[1] = from[1] + s * x + c * y;
    to[2] = 0.0;
}

static void woodpecker_sketch(double t, const double *q, const double *rho, double (*points)[3])
{
    const double r = rho[BORE], h = rho[EDGE], sleeve[3] = { 0.0, q[Y], 0.0 };
    double pole[2][3] = { { 0.0, 0.03 }, { 0.0, -0.05 } };
    memcpy(points, pole, sizeof pole);
    turned(sleeve, q[PM], r, -h, points[2]);
    turned(sleeve, q[PM], r, h, points[3]);
    turned(sleeve, q[PM], -r, h, points[4]);
    turned(sleeve, q[PM], -r, -h, points[5]);
    turned(sleeve, q[PM], rho[ARM], 0.0, points[6]);
    turned(points[6], q[PS], rho[REACH], 0.0, points[7]);
    turned(points[7], q[PS], -rho[BEAK_OUT], rho[BEAK_UP], points[8]);
}

static const cst_sketch_part parts[] = {
    { CST_BAR, 0, 1, 0, "pole" },    { CST_PLATE, 2, 5, 0, "sleeve" },
    { CST_SPRING, 6, 7, 0, "spring" }, { CST_MASS, 7, 0, 0, "bird" },
    { CST_BAR, 7, 8, 0, "beak" },    { CST_TRACE, 8, 0, 0, "beak" },
};
static const cst_sketch sketch = { .place = woodpecker_sketch,
                                   .points = 9,
                                   .parts = parts,
                                   .parts_count = sizeof parts / sizeof parts[0],
                                   .up = 1 };

extern const cst_kernels woodpecker_kernels;
const cst_model woodpecker_model = {
    .abi = CST_ABI,
    .name = "woodpecker",
    .about = "a woodpecker toy: impacts and friction, a periodic motion known from the literature",
    .n = N,
    .m = M,
    .p = P,
    .parameters = parameters,
    .costs = costs,
    .costs_count = 3,
    .design = "all",
    .coordinates = coordinates,
    .outputs = outputs,
    .outputs_count = 6,
    .start = CST_GIVEN,
    .tf = 0.3,
    .kernels = &woodpecker_kernels,
    .sketch = &sketch,
    .contacts = contacts,
    .contacts_count = 3,
    .frictions = frictions,
    .frictions_count = 3,
};
