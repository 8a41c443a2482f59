/* A pendulum whose rod is two constraints that say the same in other words, r - L and r^2 - L^2,
 * and a start that has to be assembled: away from Phi = 0 the rows contradict each other. */
#include <math.h>
#define N 2
#define M 2
#define P 4
enum { MASS, LENGTH, GRAVITY, THETA0 };

void again_inertia(const double q[N], const double a[N], const double rho[P], double f[N])
{
    f[0] = rho[MASS] * a[0];
    f[1] = rho[MASS] * a[1];
}

void again_forces(double t, const double q[N], const double v[N], const double rho[P],
                  const int mode[1], double Q[N])
{
    Q[0] = 0.0;
    Q[1] = -rho[MASS] * rho[GRAVITY];
}

void again_constraints(double t, const double q[N], const double rho[P], double phi[M])
{
    phi[0] = 0.5 * (q[0] * q[0] + q[1] * q[1] - rho[LENGTH] * rho[LENGTH]);
    phi[1] = pow(q[0] * q[0] + q[1] * q[1], 0.5) - rho[LENGTH];
}

void again_initial(const double rho[P], double q[N], double v[N])
{
    q[0] = 1.4 * sin(rho[THETA0]);
    q[1] = -1.4 * cos(rho[THETA0]);
    v[0] = 0.3;
    v[1] = 0.0;
}

double again_final_height(double t, const double q[N], const double v[N], const double a[N],
                          const double lambda[M], const double rho[P], const int mode[1])
{
    return q[1] + rho[LENGTH];
}

#include "costate.h" /* Tapenade reads up to here */
static const cst_parameter parameters[P] = {
    { "m", "kg", 2.0, 1e-3, 1e3, "mass" },
    { "L", "m", 1.5, 1e-2, 1e2, "length of the rod" },
    { "g", "m/s^2", 9.81, 0.0, 1e2, "gravity" },
    { "theta0", "rad", 1.2, -3.1, 3.1, "angle at the start, from the lowest point" },
};
static const cst_cost costs[] = {
    { "height", "m", "height of the mass above its lowest point at the end" },
};
extern const cst_kernels again_kernels;
const cst_model again_model = {
    .abi = CST_ABI, .name = "again", .about = "a pendulum with its rod in two constraints",
    .n = N, .m = M, .p = P, .tf = 3.0, .start = CST_ASSEMBLED,
    .parameters = parameters, .design = "all", .costs = costs, .costs_count = 1,
    .kernels = &again_kernels };
