/* The stiff flyball governor of the IFToMM's library of benchmarks (problem A05).
 *
 *     M. Gonzalez, D. Dopico, U. Lugris, J. Cuadrado, A benchmarking system for MBS simulation
 *     software, Multibody System Dynamics 16, 2006.
 *
 * A shaft turns about z, a slider goes up and down on it, two rods hang from its top, each with a
 * ball at its end; a stiff spring with a damper stands between the slider and the middle of each
 * rod.  Bodies: shaft, slider, rod, rod, in Euler parameters. */
#include <math.h>

#include "space.h"

enum { BODIES = 4, N = 28, M = 24, P = 11 };
enum { SHAFT, SLIDER };
enum { LENGTH, WIDTH, CUBE, DENSITY, BALL, RATE, DAMPING, REST, ANGLE, SPEED, GRAVITY };

/* { m, Jx, Jy, Jz } of a block of the width w across the axis k and the length l along it */
static void block(double m, double w, double l, int k, double body[4])
{
    double wide;
    wide = m / 12.0 * (w * w + l * l);
    body[0] = m;
    body[1] = wide;
    body[2] = wide;
    body[3] = wide;
    body[1 + k] = m / 6.0 * w * w;
}

static double rod_mass(const double rho[P])
{
    return rho[DENSITY] * rho[LENGTH] * rho[WIDTH] * rho[WIDTH];
}

/* From the hinge to the center of mass */
static double rod_center(const double rho[P])
{
    return rho[LENGTH] * (0.5 * rod_mass(rho) + rho[BALL]) / (rod_mass(rho) + rho[BALL]);
}

/* A rod lies along x and has the ball at its end: about their center of mass. */
static void body_of(const double rho[P], int i, double body[4])
{
    double m, c, l, w;
    l = rho[LENGTH];
    w = rho[WIDTH];
    if (i == SHAFT) {
        block(rod_mass(rho), w, l, 2, body);
    } else if (i == SLIDER) {
        l = rho[CUBE];
        w = rho[CUBE];
        block(rho[DENSITY] * l * l * l, w, l, 0, body);
    } else {
        m = rod_mass(rho);
        c = rod_center(rho);
        block(m, w, l, 0, body);
        m = m * (c - 0.5 * l) * (c - 0.5 * l) + rho[BALL] * (l - c) * (l - c);
        body[0] = body[0] + rho[BALL];
        body[2] = body[2] + m;
        body[3] = body[3] + m;
    }
}

static void add_one(const double q[7], const double a[7], const double rho[P], int i, double f[7])
{
    double body[4];
    body_of(rho, i, body);
    add_inertia(q, a, body, f);
}

void governor_inertia(const double q[N], const double a[N], const double rho[P], double f[N])
{
    int i;
    for (i = 0; i < N; i++)
        f[i] = 0.0;
    for (i = 0; i < BODIES; i++)
        add_one(&q[7 * i], &a[7 * i], rho, i, &f[7 * i]);
}

/* Nominal: the rods stand out along +x and -x from the top, so that their axes are the global ones.
 * o: origins, the ground's first. */
static void origins(const double rho[P], double o[3 * BODIES + 3])
{
    int i;
    for (i = 0; i < 3 * BODIES + 3; i++)
        o[i] = 0.0;
    o[5] = 0.5 * rho[LENGTH];
    o[8] = rho[REST];
    o[9] = 0.5 * rho[CUBE] + rod_center(rho);
    o[11] = rho[LENGTH];
    o[12] = -o[9];
    o[14] = rho[LENGTH];
}

static void add_body_forces(const double q[7], const double v[7], const double rho[P], int i,
                            const double W[6], double Q[7])
{
    double body[4], g[3];
    body_of(rho, i, body);
    wrench_to_Q(q, W, Q);
    g[0] = 0.0;
    g[1] = 0.0;
    g[2] = -rho[GRAVITY];
    add_gravity(body, g, Q);
    add_gyration(q, v, body, Q);
}

/* Between the slider's face and the middle of the rod on the side +1 or -1; oi, oj: their origins
 */
static void add_spring_damper(const double rho[P], double side, const double bi[FRAME],
                              const double oi[3], const double wi[TWIST], const double bj[FRAME],
                              const double oj[3], const double wj[TWIST], double Wi[WRENCH],
                              double Wj[WRENCH])
{
    double p[6], l[LINE], F;
    p[0] = side * 0.5 * rho[CUBE];
    p[1] = 0.0;
    p[2] = rho[REST];
    p[3] = side * 0.5 * (rho[CUBE] + rho[LENGTH]);
    p[4] = 0.0;
    p[5] = rho[LENGTH];
    line(bi, oi, &p[0], bj, oj, &p[3], l);
    F = -rho[RATE] * (l[LL] - rho[REST]) - rho[DAMPING] * line_rate(wi, wj, l);
    push(F, l, Wi, Wj);
}

void governor_forces(double t, const double q[N], const double v[N], const double rho[P],
                     const int mode[1], double Q[N])
{
    int i;
    double b[BODIES * FRAME], w[BODIES * TWIST], W[BODIES * WRENCH], o[3 * BODIES + 3];
    origins(rho, o);
    for (i = 0; i < BODIES; i++) {
        frame(&q[7 * i], &b[FRAME * i]);
        twist(&q[7 * i], &v[7 * i], &w[TWIST * i]);
    }
    for (i = 0; i < BODIES * WRENCH; i++)
        W[i] = 0.0;
    add_spring_damper(rho, 1.0, &b[FRAME], &o[6], &w[TWIST], &b[2 * FRAME], &o[9], &w[2 * TWIST],
                      &W[WRENCH], &W[2 * WRENCH]);
    add_spring_damper(rho, -1.0, &b[FRAME], &o[6], &w[TWIST], &b[3 * FRAME], &o[12], &w[3 * TWIST],
                      &W[WRENCH], &W[3 * WRENCH]);
    for (i = 0; i < BODIES; i++)
        add_body_forces(&q[7 * i], &v[7 * i], rho, i, &W[WRENCH * i], &Q[7 * i]);
}

void governor_constraints(double t, const double q[N], const double rho[P], double phi[M])
{
    int i;
    double b[(BODIES + 1) * FRAME], o[3 * BODIES + 3], p[9];
    origins(rho, o);
    rest(&b[0]);
    for (i = 0; i < BODIES; i++) {
        frame(&q[7 * i], &b[FRAME * (i + 1)]);
        phi[i] = euler_norm(&q[7 * i]);
    }
    for (i = 0; i < 9; i++)
        p[i] = 0.0;
    p[3] = 0.5 * rho[CUBE];
    p[5] = rho[LENGTH];
    p[6] = -0.5 * rho[CUBE];
    p[8] = rho[LENGTH];
    revolute(&b[0], &o[0], &b[FRAME], &o[3], &p[0], 2, &phi[4]);
    translational(&b[FRAME], &o[3], &b[2 * FRAME], &o[6], &p[0], 2, &phi[9]);
    revolute(&b[FRAME], &o[3], &b[3 * FRAME], &o[9], &p[3], 1, &phi[14]);
    revolute(&b[FRAME], &o[3], &b[4 * FRAME], &o[12], &p[6], 1, &phi[19]);
}

/* A rod hangs down by the angle from the horizontal; all turn with the shaft. */
static void hang(const double rho[P], double side, double q[7], double v[7])
{
    double c, x, e0, e2;
    c = rod_center(rho);
    x = 0.5 * rho[CUBE] + c * cos(rho[ANGLE]);
    e0 = cos(0.5 * rho[ANGLE]);
    e2 = side * sin(0.5 * rho[ANGLE]);
    q[0] = side * x;
    q[2] = rho[LENGTH] - c * sin(rho[ANGLE]);
    q[3] = e0;
    q[5] = e2;
    v[1] = side * rho[SPEED] * x;
    v[4] = -0.5 * rho[SPEED] * e2;
    v[6] = 0.5 * rho[SPEED] * e0;
}

void governor_initial(const double rho[P], double q[N], double v[N])
{
    int i;
    for (i = 0; i < N; i++) {
        q[i] = 0.0;
        v[i] = 0.0;
    }
    q[2] = 0.5 * rho[LENGTH];
    q[9] = rho[REST];
    q[3] = 1.0;
    q[10] = 1.0;
    v[6] = 0.5 * rho[SPEED];
    v[13] = 0.5 * rho[SPEED];
    hang(rho, 1.0, &q[14], &v[14]);
    hang(rho, -1.0, &q[21], &v[21]);
}

/* How far the slider goes from its start */
double governor_cost_travel(double t, const double q[N], const double v[N], const double a[N],
                            const double lambda[M], const double rho[P], const int mode[1])
{
    return (q[9] - rho[REST]) * (q[9] - rho[REST]);
}

#include "costate.h" /* Tapenade reads up to here */

static const cst_parameter parameters[P] = {
    { "length", "m", 1.0, 0.1, 10.0, "length of the shaft and of the rods" },
    { "width", "m", 0.01, 1e-3, 0.1, "width of the shaft and of the rods" },
    { "cube", "m", 0.1, 1e-2, 1.0, "edge of the slider, and distance of the hinges" },
    { "density", "kg/m^3", 3000.0, 1.0, 1e5, "density of all but the balls" },
    { "ball", "kg", 5.0, 0.0, 100.0, "mass of a ball" },
    { "k", "N/m", 8e5, 0.0, 1e7, "rate of the springs" },
    { "c", "N s/m", 4e4, 0.0, 1e6, "damping of the springs" },
    { "s0", "m", 0.5, 0.1, 0.9,
      "natural length of the springs, and height of the slider at the start" },
    { "alpha0", "rad", 0.5235987755982988, 0.1, 1.4,
      "angle of the rods at the start, below the horizontal" },
    { "omega0", "rad/s", 6.283185307179586, 0.0, 100.0, "speed of the shaft at the start" },
    { "g", "m/s^2", 9.81, 0.0, 100.0, "gravity" },
};

static const cst_cost costs[] = {
    { "travel", "m^2 s", "integral of the squared travel of the slider from its start" },
};
static const char *const coordinates[N] = {
    "x1", "y1", "z1", "e10", "e11", "e12", "e13", "x2", "y2", "z2", "e20", "e21", "e22", "e23",
    "x3", "y3", "z3", "e30", "e31", "e32", "e33", "x4", "y4", "z4", "e40", "e41", "e42", "e43",
};

extern const cst_kernels governor_kernels;
const cst_model governor_model = {
    .abi = CST_ABI,
    .name = "governor",
    .about = "the stiff flyball governor of the IFToMM",
    .n = N,
    .m = M,
    .p = P,
    .parameters = parameters,
    .costs = costs,
    .costs_count = 1,
    .design = "k,c",
    .coordinates = coordinates,
    .start = CST_GIVEN,
    .stiff = 1,
    .tf = 10.0,
    .kernels = &governor_kernels,
};
