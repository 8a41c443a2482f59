/* A power whose base and exponent both depend on the state, and a term that is 0: their second
 * derivatives were wrong, or not C. */
#include <math.h>
#define N 2
#define P 5
enum { MASS, K, PLACE, D, E };

void terms_inertia(const double q[N], const double a[N], const double rho[P], double f[N])
{
    f[0] = rho[MASS] * a[0];
    f[1] = 2.0 * rho[MASS] * a[1];
}
void terms_forces(double t, const double q[N], const double v[N], const double rho[P],
              const int mode[1], double Q[N])
{
    double x;
    x = pow(q[0] * q[0] + 1.0, rho[E] + 0.1 * q[1]);
    Q[0] = x - rho[K] * (q[0] - 0.3 * q[1]) - rho[D] * v[0];
    Q[1] = 0.5 * x - rho[K] * (q[1] - 0.3 * q[0]) - rho[D] * v[1] + rho[E];
}
void terms_initial(const double rho[P], double q[N], double v[N])
{
    q[0] = rho[PLACE];
    q[1] = 0.5 * rho[PLACE];
    v[0] = 0.1;
    v[1] = 0.0;
}
double terms_cost_x(double t, const double q[N], const double v[N], const double a[N],
                const double lambda[1], const double rho[P], const int mode[1])
{
    double g, F;
    g = q[0] * q[0];
    F = rho[K] * q[0];
    g = g + 0.0 * F;
    return g;
}
#include "costate.h"
static const cst_parameter parameters[P] = {
    { "m", "kg", 1.3, 1e-3, 1e3, "mass" },
    { "k", "N/m", 7.0, 0.0, 1e3, "stiffness" },
    { "x0", "m", 0.7, -10.0, 10.0, "start" },
    { "d", "N s/m", 0.4, 0.0, 10.0, "damping" },
    { "e", "-", 1.1, -10.0, 10.0, "a force" },
};
static const cst_cost costs[] = { { "x", "m^2 s", "a cost" } };
extern const cst_kernels terms_kernels;
const cst_model terms_model = {
    .abi = CST_ABI,
    .name = "terms",
    .about = "two masses with a power of their places",
    .n = N,
    .m = 0,
    .p = P,
    .parameters = parameters,
    .costs = costs,
    .costs_count = 1,
    .design = "all",
    .start = CST_GIVEN,
    .tf = 2.0,
    .kernels = &terms_kernels,
};
