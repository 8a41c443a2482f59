/* slides: the joints of space.h and joints.h that slide, once each, with parameters in all of
 * their geometry: translational, driven slide, prismatic, rigid, in_plane, rod, on_axis,
 * parallel, at_place.  No machine: a test of derivatives (test_zoo.sh). */
#include <math.h>

#include "space.h"
#include "drivers.h"

enum { BODIES = 6, N = 42, M = 32 };

#define PARAMETERS(X) \
    X(MASS, 1.2) X(JX, 0.1) X(JY, 0.2) X(JZ, 0.25) X(GRAVITY, 9.7) X(OX, 0.1) X(OY, -0.05) \
    X(OZ, 0.07) X(PX, 0.02) X(PY, 0.04) X(PZ, -0.03) X(LENGTH, 0.6) X(UX, 0.3) X(UY, 1.0) \
    X(UZ, 0.2) X(WX, 0.9) X(WY, -0.2) X(WZ, 0.4) X(C0, 0.0) X(C1, 0.2) X(C2, 0.3) X(C3, -0.2) \
    X(AMPLITUDE, 0.4) X(FREQUENCY, 0.8) X(PHASE, 0.1) X(T0, 0.1) X(WIDTH, 0.3) X(SPEED, 0.5)
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

void slides_inertia(const double q[N], const double a[N], const double rho[P], double f[N])
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

void slides_forces(double t, const double q[N], const double v[N], const double rho[P],
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

void slides_constraints(double t, const double q[N], const double rho[P], double phi[M])
{
    int i;
    double b[(BODIES + 1) * FRAME], o[3 * BODIES + 3], p[3 * BODIES], u[6], n[18], x[3], c[4], way;
    places(rho, o, p);
    for (i = 0; i < 6; i++)
        u[i] = rho[UX + i];
    for (i = 0; i < 4; i++)
        c[i] = rho[C0 + i];
    triad(&u[0], 0, &n[0]);
    triad(&u[3], 1, &n[9]);
    rest(&b[0]);
    for (i = 0; i < BODIES; i++) {
        frame(&q[7 * i], &b[FRAME * (i + 1)]);
        phi[i] = euler_norm(&q[7 * i]);
    }
    way = cubic(t, c);
    translational(&b[0], &o[0], &b[FRAME], &o[3], &p[0], 1, &phi[6]);
    phi[11] = slide(&b[0], &o[0], &b[FRAME], &o[3], &p[0], 1) - way;
    prismatic(&b[FRAME], &o[3], &b[2 * FRAME], &o[6], &p[3], &n[0], &phi[12]);
    rigid(&b[2 * FRAME], &o[6], &b[3 * FRAME], &o[9], &p[6], &phi[17]);
    phi[23] = in_plane(&b[FRAME], &o[3], &b[4 * FRAME], &o[12], &p[9], &n[9]);
    phi[24] = rod(&b[3 * FRAME], &o[9], &p[6], &b[4 * FRAME], &o[12], &p[9], rho[LENGTH]);
    on_axis(&b[4 * FRAME], &o[12], &b[5 * FRAME], &o[15], &p[12], &n[0], &phi[25]);
    parallel(&b[4 * FRAME], &b[5 * FRAME], &n[0], &phi[27]);
    x[0] = steady(t, rho[PX], rho[SPEED]);
    x[1] = move(t, rho[PY], rho[OY], rho[T0], rho[WIDTH]);
    x[2] = harmonic(t, rho[PZ], rho[AMPLITUDE], rho[FREQUENCY], rho[PHASE]);
    at_place(&b[6 * FRAME], &o[18], &p[15], x, &phi[29]);
}

void slides_initial(const double rho[P], double q[N], double v[N])
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

double slides_cost_all(double t, const double q[N], const double v[N], const double a[N],
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
extern const cst_kernels slides_kernels;
const cst_model slides_model = {
    .abi = CST_ABI, .name = "slides", .about = "the joints of space that slide", .n = N, .m = M,
    .p = P,
    .parameters = parameters, .costs = costs, .costs_count = 1, .design = "LENGTH",
    .start = CST_ASSEMBLED, .tf = 0.3,
    .kernels = &slides_kernels,
};
