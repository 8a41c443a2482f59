/* a mass on a spring, shaken by a force of amplitude A (0 by default) */
#include <math.h>
#define N 1
#define M 0
#define P 3
void shake_inertia(const double q[N], const double a[N], const double rho[P], double f[N])
{
    f[0] = a[0];
}
void shake_forces(double t, const double q[N], const double v[N], const double rho[P],
    const int mode[1], double Q[N])
{
    Q[0] = -q[0] + rho[0] * sin(rho[1] * t);
}
void shake_initial(const double rho[P], double q[N], double v[N])
{
    q[0] = rho[2];
    v[0] = 0.0;
}
double shake_final_place(double t, const double q[N], const double v[N], const double a[N],
    const double lambda[1], const double rho[P], const int mode[1])
{
    return q[0];
}
#include "costate.h"
static const cst_parameter parameters[P] = {
    { "A", "N", 0.0, -10.0, 10.0, "amplitude" },
    { "W", "rad/s", 60.0, 1.0, 1000.0, "frequency" },
    { "x0", "m", 1.0, -10.0, 10.0, "start" },
};
static const cst_cost costs[] = { { "place", "m", "place at the end" } };
extern const cst_kernels shake_kernels;
const cst_model shake_model = {
    .abi = CST_ABI, .name = "shake", .about = "a shaken mass", .n = N, .m = M, .p = P,
        .parameters = parameters, .costs = costs, .costs_count = 1,
    .design = "A,x0", .start = CST_GIVEN, .tf = 3.0, .kernels = &shake_kernels,
};
