/* dots: every element and every constraint of points.h, in the plane and in space, once each,
 * with parameters in all of their geometry.  No machine: a test of derivatives (test_zoo.sh). */
#include <math.h>

#include "points.h"
#include "drivers.h"

/* Four points in the plane, three in space */
enum { A = 0, B = 2, C = 4, D = 6, E = 8, F = 11, G = 14, N = 17, M = 5 };

#define PARAMETERS(X) \
    X(MASS, 1.2) X(BAR, 0.8) X(GX, 0.3) X(GY, -9.6) X(GZ, 0.2) X(LENGTH, 1.1) X(LENGTH3, 0.9) \
    X(ANGLE0, 0.2) X(SPEED, 0.5) X(STIFFNESS, 40.0) X(DAMPING, 1.5) X(FREE, 0.7) X(X0, 0.1) \
    X(Y0, 0.2)
#define INDEX(name, value) name,
enum { PARAMETERS(INDEX) P };

void dots_inertia(const double q[N], const double a[N], const double rho[P], double f[N])
{
    int i;
    for (i = 0; i < N; i++)
        f[i] = 0.0;
    for (i = 0; i < 4; i++)
        add_mass2(rho[MASS], &a[2 * i], &f[2 * i]);
    for (i = 0; i < 3; i++)
        add_mass3(rho[MASS], &a[E + 3 * i], &f[E + 3 * i]);
    add_bar2(rho[BAR], &a[A], &a[B], &f[A], &f[B]);
    add_bar3(rho[BAR], &a[E], &a[F], &f[E], &f[F]);
}

void dots_forces(double t, const double q[N], const double v[N], const double rho[P],
                 const int mode[1], double Q[N])
{
    int i;
    double g[3];
    for (i = 0; i < 3; i++)
        g[i] = rho[GX + i];
    for (i = 0; i < N; i++)
        Q[i] = 0.0;
    for (i = 0; i < 4; i++)
        add_weight2(rho[MASS], &g[0], &Q[2 * i]);
    for (i = 0; i < 3; i++)
        add_weight3(rho[MASS], g, &Q[E + 3 * i]);
    add_spring2(&q[B], &v[B], &q[C], &v[C], rho[STIFFNESS], rho[DAMPING], rho[FREE], &Q[B], &Q[C]);
    add_spring3(&q[F], &v[F], &q[G], &v[G], rho[STIFFNESS], rho[DAMPING], rho[FREE], &Q[F], &Q[G]);
}

void dots_constraints(double t, const double q[N], const double rho[P], double phi[M])
{
    double angle;
    angle = steady(t, rho[ANGLE0], rho[SPEED]);
    phi[0] = apart2(&q[A], &q[B], rho[LENGTH]);
    phi[1] = bar_angle(&q[A], &q[B], angle);
    phi[2] = in_line2(&q[A], &q[B], &q[D], rho[LENGTH]);
    phi[3] = apart3(&q[E], &q[F], rho[LENGTH3]);
    slides_by(q[A], q[C], rho[X0], rho[Y0], &phi[4]);
}

void dots_initial(const double rho[P], double q[N], double v[N])
{
    int i;
    for (i = 0; i < N; i++)
        v[i] = 0.0;
    q[A] = rho[X0];
    q[A + 1] = rho[Y0];
    q[B] = rho[X0] + rho[LENGTH];
    q[B + 1] = rho[Y0] + 0.2;
    q[C] = 2.0;
    q[C + 1] = 0.8;
    q[D] = 0.5;
    q[D + 1] = 0.3;
    for (i = 0; i < 9; i++)
        q[E + i] = 0.1 * i;
    q[F] = 0.9;
    q[G] = 1.7;
    q[G + 1] = -0.5;
    v[F + 2] = rho[SPEED];
    v[D] = rho[SPEED];
}

double dots_cost_all(double t, const double q[N], const double v[N], const double a[N],
                     const double lambda[M], const double rho[P],
                     const int mode[1])
{
    int i;
    double sum;
    sum = 0.0;
    for (i = 0; i < N; i++)
        sum += (1.0 + 0.1 * i) * q[i] * q[i];
    return sum + 0.01 * lambda[1] * lambda[1] + 0.01 * lambda[3] * lambda[3];
}

#include "costate.h"

#define ROW(name, value) { #name, "1", value, -1e6, 1e6, #name },
static const cst_parameter parameters[P] = { PARAMETERS(ROW) };
static const cst_cost costs[] = { { "all", "m^2 s", "integral of all coordinates squared" } };
extern const cst_kernels dots_kernels;
const cst_model dots_model = {
    .abi = CST_ABI, .name = "dots", .about = "every element and constraint of points.h", .n = N,
    .m = M, .p = P,
    .parameters = parameters, .costs = costs, .costs_count = 1, .design = "STIFFNESS",
    .start = CST_ASSEMBLED, .tf = 0.3,
    .kernels = &dots_kernels,
};
