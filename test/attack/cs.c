/* A pendulum whose pivot is driven, with a stop: constraints that depend on t,
    and a switch.  Phi_q depends on t. */
#include <math.h>
#define N 2
#define M 1
#define S 1
enum { MB, A, W, L, G, X0, B, K, P };
void cs_inertia(const double q[N], const double a[N], const double rho[P], double f[N])
{
    f[0] = rho[MB] * a[0];
    f[1] = rho[MB] * a[1];
}
void cs_forces(double t, const double q[N], const double v[N], const double rho[P],
    const int mode[S + 1], double Q[N])
{
    Q[0] = 0.0;
    Q[1] = -rho[MB] * rho[G];
    if (mode[0])
        Q[0] -= rho[K] * (q[0] - rho[B]) + 2.0 * v[0];
}
void cs_constraints(double t, const double q[N], const double rho[P], double phi[M])
{
    double dx;
    dx = q[0] - rho[A] * sin(rho[W] * t);
    phi[0] = dx * dx + q[1] * q[1] - rho[L] * rho[L];
}
void cs_switches(double t, const double q[N], const double v[N], const double rho[P],
    const int mode[S + 1], double s[S])
{
    s[0] = q[0] - rho[B];
}
void cs_initial(const double rho[P], double q[N], double v[N])
{
    q[0] = rho[X0];
    q[1] = -rho[L];
    v[0] = 1.0;
    v[1] = 0.0;
}
double cs_cost_sq(double t, const double q[N], const double v[N], const double a[N],
    const double lambda[M], const double rho[P], const int mode[S + 1])
{
    return q[0] * q[0];
}
double cs_final_end(double t, const double q[N], const double v[N], const double a[N],
    const double lambda[M], const double rho[P], const int mode[S + 1])
{
    return q[0] + q[1];
}
double cs_cost_lam(double t, const double q[N], const double v[N], const double a[N],
    const double lambda[M], const double rho[P], const int mode[S + 1])
{
    return lambda[0] * lambda[0];
}
#include "costate.h"
static const cst_parameter parameters[P] = {
    [MB] = { "m", "kg", 1.0, 1e-9, 1e6, "mass" }, [A] = { "A", "m", 0.2, -1e3, 1e3,
        "amplitude of the pivot" },
    [W] = { "w", "rad/s", 6.0, -1e3, 1e3, "its frequency" }, [L] = { "L", "m", 1.0, 0.1, 10,
        "length" },
    [G] = { "g", "m/s^2", 9.81, 0, 100, "gravity" }, [X0] = { "x0", "m", -0.3, -10, 10, "start" },
    [B] = { "b", "m", 0.1, -10, 10, "where the stop begins" }, [K] = { "k", "N/m", 200, 0, 1e9,
        "its stiffness" },
};
static const cst_cost costs[] = { { "sq", "m^2 s", "m" }, { "end", "m", "m" }, { "lam",
    "N^2/m^2 s", "m" } };
static const char *const coordinates[N] = { "x", "y" };
extern const cst_kernels cs_kernels;
const cst_model cs_model = {
    .abi = CST_ABI, .name = "cs", .about = "a driven pendulum with a stop", .n = N, .m = M, .p = P,
        .s = S, .parameters = parameters, .costs = costs, .costs_count = 3,
    .design = "b,k", .coordinates = coordinates, .start = CST_ASSEMBLED, .tf = 2.0,
        .kernels = &cs_kernels,
};
