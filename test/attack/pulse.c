#include <math.h>
#define N 1
#define S 2
enum { MM, K, K3, C, T0, WD, F, X0, V0, WIN, FW, CS, KS, TS, P };
void pulse_inertia(const double q[N], const double a[N], const double rho[P], double f[N])
{
    f[0] = rho[MM] * a[0];
}
void pulse_forces(double t, const double q[N], const double v[N], const double rho[P],
    const int mode[S + 1], double Q[N])
{
    double u, on;
    u = (t - rho[T0]) / rho[WD];
    on = 0.5 * (1.0 + tanh((t - rho[TS]) / 0.05));
    Q[0] = -rho[K] * q[0] - rho[K3] * q[0] * q[0] * q[0] - rho[C] * v[0] + rho[F] * exp(-u * u)
        - on * (rho[CS] * v[0] + rho[KS] * q[0]);
    if (mode[0])
        Q[0] += rho[FW];
}
void pulse_switches(double t, const double q[N], const double v[N], const double rho[P],
    const int mode[S + 1], double s[S])
{
    s[0] = rho[WIN] * rho[WIN] - (t - rho[T0]) * (t - rho[T0]);
    s[1] = 1e9;
}
void pulse_initial(const double rho[P], double q[N], double v[N])
{
    q[0] = rho[X0];
    v[0] = rho[V0];
}
double pulse_cost_sq(double t, const double q[N], const double v[N], const double a[N],
    const double lambda[1], const double rho[P], const int mode[S + 1])
{
    return q[0] * q[0];
}
double pulse_final_end(double t, const double q[N], const double v[N], const double a[N],
    const double lambda[1], const double rho[P], const int mode[S + 1])
{
    return q[0];
}
void pulse_outputs(double t, const double q[N], const double v[N], const double a[N],
    const double lambda[1], const double rho[P], const int mode[S + 1], double out[3])
{
    double u;
    u = (t - rho[T0]) / rho[WD];
    out[0] = rho[F] * exp(-u * u);
    out[1] = q[0];
    out[2] = a[0];
}
#include "costate.h"
static const cst_parameter parameters[P] = {
    [MM] = { "m", "kg", 1.0, 1e-30, 1e30, "m" }, [K] = { "k", "N/m", 1.0, 0.0, 1e30, "m" },
        [K3] = { "k3", "N/m^3", 0.0, 0.0, 1e30, "m" },
    [C] = { "c", "N s/m", 0.1, 0.0, 1e30, "m" }, [T0] = { "t0", "s", 5.0, -10, 1e3, "m" },
        [WD] = { "wd", "s", 1e-3, 1e-12, 1e3, "m" },
    [F] = { "F", "N", 0.0, -1e30, 1e30, "m" }, [X0] = { "x0", "m", 0.0, -1e30, 1e30, "m" },
        [V0] = { "v0", "m/s", 0.0, -1e30, 1e30, "m" },
    [WIN] = { "win", "s", 1e-3, 0.0, 10, "m" }, [FW] = { "FW", "N", 0.0, -1e30, 1e30, "m" },
        [CS] = { "cs", "N s/m", 0.0, 0.0, 1e30, "m" },
    [KS] = { "ks", "N/m", 0.0, 0.0, 1e30, "m" }, [TS] = { "ts", "s", 5.0, 0.0, 1e3, "m" },
};
static const cst_cost costs[] = { { "sq", "m^2 s", "m" }, { "end", "m", "m" } };
static const cst_output outputs[] = { { "force", "N", "m" }, { "pos", "m", "m" }, { "acc", "m/s^2",
    "m" } };
static const char *const coordinates[N] = { "x" };
extern const cst_kernels pulse_kernels;
const cst_model pulse_model = {
    .abi = CST_ABI, .name = "pulse", .about = "pulse", .n = N, .m = 0, .p = P, .s = S,
        .parameters = parameters, .costs = costs, .costs_count = 2,
    .design = "F,m", .coordinates = coordinates, .outputs = outputs, .outputs_count = 3,
        .start = CST_GIVEN, .tf = 10.0, .kernels = &pulse_kernels,
};
