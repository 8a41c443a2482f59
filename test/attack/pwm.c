#include <math.h>
#define N 1
#define S 1
enum { MM, K, C, F, OM, X0, DUTY, P };
void pwm_inertia(const double q[N], const double a[N], const double rho[P], double f[N])
{
    f[0] = rho[MM] * a[0];
}
void pwm_forces(double t, const double q[N], const double v[N], const double rho[P],
    const int mode[S + 1], double Q[N])
{
    Q[0] = -rho[K] * q[0] - rho[C] * v[0];
    if (mode[0])
        Q[0] += rho[F];
}
void pwm_switches(double t, const double q[N], const double v[N], const double rho[P],
    const int mode[S + 1], double s[S])
{
    s[0] = sin(rho[OM] * t) - rho[DUTY];
}
void pwm_initial(const double rho[P], double q[N], double v[N])
{
    q[0] = rho[X0];
    v[0] = 0.0;
}
double pwm_final_end(double t, const double q[N], const double v[N], const double a[N],
    const double lambda[1], const double rho[P], const int mode[S + 1])
{
    return q[0];
}
#include "costate.h"
static const cst_parameter parameters[P] = {
    [MM] = { "m", "kg", 1, 1e-9, 1e6, "m" }, [K] = { "k", "N/m", 1, 0.0, 1e6, "m" }, [C] = { "c",
        "N s/m", 0.1, 0.0, 1e9, "m" }, [F] = { "F", "N", 1, -1e6, 1e9, "m" },
    [OM] = { "om", "rad/s", 50, 0, 1e9, "m" }, [X0] = { "x0", "m", 0.0, -10, 10, "m" },
        [DUTY] = { "duty", "-", 0.3, -2, 2, "m" },
};
static const cst_cost costs[] = { { "end", "m", "m" } };
static const char *const coordinates[N] = { "x" };
extern const cst_kernels pwm_kernels;
const cst_model pwm_model = {
    .abi = CST_ABI, .name = "pwm", .about = "a switched force", .n = N, .m = 0, .p = P, .s = S,
        .parameters = parameters, .costs = costs, .costs_count = 1,
    .design = "F,duty", .coordinates = coordinates, .start = CST_GIVEN, .tf = 10.0,
        .kernels = &pwm_kernels,
};
