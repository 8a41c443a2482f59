/* pushes: the elements of space.h and elements.h, once each, with parameters in all of their
 * geometry: springs and dampers in lines, a motor, a bushing, contact; and a body of planar.h
 * among those of space.  No machine: a test of derivatives (test_zoo.sh). */
#include <math.h>

#include "space.h"
#include "planar.h"

enum { BODIES = 3, N = 24, M = 3, S = 1 };

#define PARAMETERS(X) \
    X(MASS, 1.2) X(JX, 0.1) X(JY, 0.2) X(JZ, 0.25) X(GRAVITY, 9.7) X(OX, 0.1) X(OY, -0.05) \
    X(OZ, 0.07) X(PX, 0.02) X(PY, 0.04) X(PZ, -0.03) X(LENGTH, 0.6) X(UX, 0.3) X(UY, 1.0) \
    X(UZ, 0.2) X(GROUNDX, 0.1) X(GROUNDY, 0.0) X(GROUNDZ, 0.0) X(STIFFNESS, 40.0) \
    X(DAMPING, 1.5) X(LENGTH0, 0.5) X(LAW, 0.5) X(LAW1, 20.0) X(LAW2, 3.0) X(LAW3, 4.0) \
    X(TORQUE, 0.7) X(RADIUS, 0.5) X(CONTACT, 300.0) X(LOSS, 0.3) X(SPEED, 0.5)
#define INDEX(name, value) name,
enum { PARAMETERS(INDEX) P };

static void body_of(const double rho[P], double body[4])
{
    int k;
    for (k = 0; k < 4; k++)
        body[k] = rho[MASS + k];
}

static void add_one(const double q[7], const double a[7], const double rho[P], double f[7])
{
    double body[4];
    body_of(rho, body);
    add_inertia(q, a, body, f);
}

void pushes_inertia(const double q[N], const double a[N], const double rho[P], double f[N])
{
    int i;
    for (i = 0; i < N; i++)
        f[i] = 0.0;
    for (i = 0; i < BODIES; i++)
        add_one(&q[7 * i], &a[7 * i], rho, &f[7 * i]);
    add_body(rho[MASS], rho[JX], &a[7 * BODIES], &f[7 * BODIES]);
}

/* Weight and quadratic velocity term */
static void add_own(const double q[7], const double v[7], const double rho[P], double Q[7])
{
    double body[4], g[3];
    body_of(rho, body);
    g[0] = 0.1 * rho[GRAVITY];
    g[1] = 0.2 * rho[GRAVITY];
    g[2] = -rho[GRAVITY];
    add_gravity(body, g, Q);
    add_gyration(q, v, body, Q);
}

/* Nominal origins, the ground's first, and a point per joint: all bodies along x */
static void places(const double rho[P], double o[3 * BODIES + 6], double p[3 * BODIES + 6])
{
    int i;
    for (i = 0; i < 3; i++) {
        o[i] = 0.0;
        p[i] = 0.0;
        o[12 + i] = 0.0;
    }
    for (i = 0; i < BODIES; i++) {
        o[3 * i + 3] = rho[OX] + (i + 0.5) * rho[LENGTH];
        o[3 * i + 4] = rho[OY] + 0.1 * i;
        o[3 * i + 5] = rho[OZ];
        p[3 * i + 3] = rho[PX] + i * rho[LENGTH];
        p[3 * i + 4] = rho[PY] * (1.0 + i);
        p[3 * i + 5] = rho[PZ];
    }
    p[12] = rho[PX];
    p[13] = -rho[PY];
    p[14] = 0.0;
}

/* A rope with a cubic law from body three to the flat one */
static void rope(const double b[5 * FRAME], const double o[15], const double p[15],
                 const double rho[P], double W[5 * WRENCH])
{
    int i;
    double l[LINE], law[4], s, F;
    line(&b[3 * FRAME], &o[9], &p[9], &b[4 * FRAME], &o[12], &p[12], l);
    for (i = 0; i < 4; i++)
        law[i] = rho[LAW + i];
    s = rho[LENGTH0] - l[LL];
    F = cubic_spring(s, law);
    push(F, l, &W[3 * WRENCH], &W[4 * WRENCH]);
}

enum { GROUND, ONE, TWO, THREE, FLAT, ALL };

void pushes_forces(double t, const double q[N], const double v[N], const double rho[P],
                   const int mode[S + 1], double Q[N])
{
    int i;
    double b[ALL * FRAME], w[ALL * TWIST], W[ALL * WRENCH], o[3 * ALL], p[3 * ALL], u[3], n[9],
        l[LINE], k[6], c[6], z[3], F, T, rate;
    places(rho, o, p);
    for (i = 0; i < 3; i++)
        u[i] = rho[UX + i];
    triad(u, 0, n);
    rest(&b[0]);
    for (i = 0; i < TWIST; i++)
        w[i] = 0.0;
    for (i = 0; i < BODIES; i++) {
        frame(&q[7 * i], &b[FRAME * (i + 1)]);
        twist(&q[7 * i], &v[7 * i], &w[TWIST * (i + 1)]);
    }
    flat_frame(&q[7 * BODIES], &b[FRAME * FLAT]);
    flat_twist(&v[7 * BODIES], &w[TWIST * FLAT]);
    for (i = 0; i < ALL * WRENCH; i++)
        W[i] = 0.0;
    /* a spring and a damper between two bodies, another to the flat one, with a cubic law */
    line(&b[ONE * FRAME], &o[3 * ONE], &p[3 * ONE], &b[TWO * FRAME], &o[3 * TWO], &p[3 * TWO], l);
    rate = line_rate(&w[ONE * TWIST], &w[TWO * TWIST], l);
    F = strut(rho[STIFFNESS], rho[DAMPING], rho[LENGTH0], l[LL], rate);
    push(F, l, &W[ONE * WRENCH], &W[TWO * WRENCH]);
    rope(b, o, p, rho, W);
    /* a motor and a torsional damper */
    rate = hinge_rate(&b[ONE * FRAME], &w[ONE * TWIST], &w[THREE * TWIST], n);
    T = rho[TORQUE] - rho[DAMPING] * rate;
    torque(T, &b[ONE * FRAME], n, &W[ONE * WRENCH], &W[THREE * WRENCH]);
    for (i = 0; i < 6; i++) {
        k[i] = rho[STIFFNESS] * (1.0 + 0.1 * i);
        c[i] = rho[DAMPING] * (1.0 + 0.2 * i);
    }
    bushing(&b[TWO * FRAME], &o[3 * TWO], &w[TWO * TWIST], &b[THREE * FRAME], &o[3 * THREE],
            &w[THREE * TWIST], &p[3 * THREE], k, c,
            &W[TWO * WRENCH], &W[THREE * WRENCH]);
    for (i = 0; i < 3; i++)
        z[i] = rho[GROUNDX + i];
    ball_contact(&b[ONE * FRAME], &o[3 * ONE], &w[ONE * TWIST], &p[3 * ONE], rho[RADIUS], z, &n[3],
                 rho[CONTACT], rho[LOSS], mode[0],
                 &W[ONE * WRENCH]);
    for (i = 0; i < BODIES; i++) {
        wrench_to_Q(&q[7 * i], &W[WRENCH * (i + 1)], &Q[7 * i]);
        add_own(&q[7 * i], &v[7 * i], rho, &Q[7 * i]);
    }
    for (i = 7 * BODIES; i < N; i++)
        Q[i] = 0.0;
    add_flat(&W[WRENCH * FLAT], &Q[7 * BODIES]);
}

void pushes_switches(double t, const double q[N], const double v[N], const double rho[P],
                     const int mode[S + 1], double s[S])
{
    int i;
    double b[FRAME], o[3 * ALL], p[3 * ALL], u[3], n[9], z[3];
    places(rho, o, p);
    for (i = 0; i < 3; i++) {
        u[i] = rho[UX + i];
        z[i] = rho[GROUNDX + i];
    }
    triad(u, 0, n);
    frame(&q[0], b);
    s[0] = ball_depth(b, &o[3 * ONE], &p[3 * ONE], rho[RADIUS], z, &n[3]);
}

void pushes_constraints(double t, const double q[N], const double rho[P], double phi[M])
{
    int i;
    for (i = 0; i < BODIES; i++)
        phi[i] = euler_norm(&q[7 * i]);
}

void pushes_initial(const double rho[P], double q[N], double v[N])
{
    int i;
    double o[3 * BODIES + 6], p[3 * BODIES + 6];
    places(rho, o, p);
    for (i = 0; i < N; i++) {
        q[i] = 0.0;
        v[i] = 0.0;
    }
    for (i = 0; i < BODIES; i++) {
        q[7 * i] = o[3 * i + 3];
        q[7 * i + 1] = o[3 * i + 4];
        q[7 * i + 2] = o[3 * i + 5];
        q[7 * i + 3] = 1.0;
    }
    q[21] = 3.0 * rho[LENGTH];
    q[22] = -0.4;
    v[2] = -rho[SPEED];
    v[18] = rho[SPEED];
    v[22] = rho[SPEED];
}

double pushes_cost_all(double t, const double q[N], const double v[N], const double a[N],
                       const double lambda[M], const double rho[P],
                      const int mode[S + 1])
{
    int i;
    double sum;
    sum = 0.0;
    for (i = 0; i < N; i++)
        sum += (1.0 + 0.1 * i) * q[i] * q[i];
    return sum;
}

#include "costate.h"

#define ROW(name, value) { #name, "1", value, -1e6, 1e6, #name },
static const cst_parameter parameters[P] = { PARAMETERS(ROW) };
static const cst_cost costs[] = { { "all", "m^2 s", "integral of all coordinates squared" } };
extern const cst_kernels pushes_kernels;
const cst_model pushes_model = {
    .abi = CST_ABI, .name = "pushes", .about = "the elements of space", .n = N, .m = M, .p = P,
    .s = S,
    .parameters = parameters, .costs = costs, .costs_count = 1, .design = "STIFFNESS",
    .start = CST_GIVEN, .tf = 0.3,
    .kernels = &pushes_kernels,
};
