/* turns: the joints of space.h and joints.h that turn, once each, with parameters in all of
 * their geometry: hinge, driven angle, universal, cylindrical, revolute, spherical.  No machine:
 * a test of derivatives (test_zoo.sh). */
#include <math.h>

#include "space.h"
#include "drivers.h"

enum { BODIES = 5, N = 35, M = 28 };

#define PARAMETERS(X) \
    X(MASS, 1.2) X(JX, 0.1) X(JY, 0.2) X(JZ, 0.25) X(GRAVITY, 9.7) X(OX, 0.1) X(OY, -0.05) \
    X(OZ, 0.07) X(PX, 0.02) X(PY, 0.04) X(PZ, -0.03) X(LENGTH, 0.6) X(UX, 0.3) X(UY, 1.0) \
    X(UZ, 0.2) X(WX, 0.9) X(WY, -0.2) X(WZ, 0.4) X(ANGLE0, 0.0) X(AMPLITUDE, 0.4) \
    X(FREQUENCY, 0.8) X(PHASE, 0.1) X(SPEED, 0.5)
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

void turns_inertia(const double q[N], const double a[N], const double rho[P], double f[N])
{
    int i;
    for (i = 0; i < N; i++)
        f[i] = 0.0;
    for (i = 0; i < BODIES; i++)
        add_one(&q[7 * i], &a[7 * i], rho, &f[7 * i]);
}

static void add_forces(const double q[7], const double v[7], const double rho[P], double Q[7])
{
    double body[4], g[3];
    body_of(rho, body);
    g[0] = 0.1 * rho[GRAVITY];
    g[1] = 0.2 * rho[GRAVITY];
    g[2] = -rho[GRAVITY];
    add_gravity(body, g, Q);
    add_gyration(q, v, body, Q);
}

void turns_forces(double t, const double q[N], const double v[N], const double rho[P],
                  const int mode[1], double Q[N])
{
    int i;
    for (i = 0; i < N; i++)
        Q[i] = 0.0;
    for (i = 0; i < BODIES; i++)
        add_forces(&q[7 * i], &v[7 * i], rho, &Q[7 * i]);
}

/* Nominal origins, the ground's first, and a point per joint: all bodies along x */
static void places(const double rho[P], double o[3 * BODIES + 3], double p[3 * BODIES])
{
    int i;
    o[0] = 0.0;
    o[1] = 0.0;
    o[2] = 0.0;
    for (i = 0; i < BODIES; i++) {
        o[3 * i + 3] = rho[OX] + (i + 0.5) * rho[LENGTH];
        o[3 * i + 4] = rho[OY] + 0.1 * i;
        o[3 * i + 5] = rho[OZ];
        p[3 * i] = rho[PX] + i * rho[LENGTH];
        p[3 * i + 1] = rho[PY] * (1.0 + i);
        p[3 * i + 2] = rho[PZ];
    }
}

void turns_constraints(double t, const double q[N], const double rho[P], double phi[M])
{
    int i;
    double b[(BODIES + 1) * FRAME], o[3 * BODIES + 3], p[3 * BODIES], u[6], n[18], angle;
    places(rho, o, p);
    for (i = 0; i < 6; i++)
        u[i] = rho[UX + i];
    triad(&u[0], 0, &n[0]);
    triad(&u[3], 1, &n[9]);
    rest(&b[0]);
    for (i = 0; i < BODIES; i++) {
        frame(&q[7 * i], &b[FRAME * (i + 1)]);
        phi[i] = euler_norm(&q[7 * i]);
    }
    angle = harmonic(t, rho[ANGLE0], rho[AMPLITUDE], rho[FREQUENCY], rho[PHASE]);
    hinge(&b[0], &o[0], &b[FRAME], &o[3], &p[0], &n[0], &phi[5]);
    phi[10] = angle_is(&b[0], &b[FRAME], &n[0], angle);
    universal(&b[FRAME], &o[3], &b[2 * FRAME], &o[6], &p[3], &n[3], &n[6], &phi[11]);
    cylindrical(&b[2 * FRAME], &o[6], &b[3 * FRAME], &o[9], &p[6], &n[9], &phi[15]);
    revolute(&b[FRAME], &o[3], &b[4 * FRAME], &o[12], &p[9], 2, &phi[19]);
    spherical(&b[4 * FRAME], &o[12], &b[5 * FRAME], &o[15], &p[12], &phi[24]);
    phi[27] = perpendicular(&b[0], 0, &b[5 * FRAME], 1);
}

void turns_initial(const double rho[P], double q[N], double v[N])
{
    int i;
    double o[3 * BODIES + 3], p[3 * BODIES];
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
    v[15] = rho[SPEED];
    v[23] = rho[SPEED];
}

double turns_cost_all(double t, const double q[N], const double v[N], const double a[N],
                      const double lambda[M], const double rho[P],
                      const int mode[1])
{
    int i;
    double sum;
    sum = 0.0;
    for (i = 0; i < N; i++)
        sum += (1.0 + 0.1 * i) * q[i] * q[i];
    return sum + 0.01 * lambda[10] * lambda[10] + 0.01 * lambda[6] * lambda[6];
}

#include "costate.h"

#define ROW(name, value) { #name, "1", value, -1e6, 1e6, #name },
static const cst_parameter parameters[P] = { PARAMETERS(ROW) };
static const cst_cost costs[] = { { "all", "m^2 s", "integral of all coordinates squared" } };
extern const cst_kernels turns_kernels;
const cst_model turns_model = {
    .abi = CST_ABI, .name = "turns", .about = "the joints of space that turn", .n = N, .m = M,
    .p = P,
    .parameters = parameters, .costs = costs, .costs_count = 1, .design = "LENGTH",
    .start = CST_ASSEMBLED, .tf = 0.3,
    .kernels = &turns_kernels,
};
