#include <math.h>
#define N 2
#define S 5
enum { M1, M2, K, C, T0, B1, W, K1, C1, B2, F2, V0, X0, A, OM, D, VS, T1, P };
void sw_inertia(const double q[N], const double a[N], const double rho[P], double f[N])
{
    f[0] = rho[M1] * a[0];
    f[1] = rho[M2] * a[1];
}
void sw_forces(double t, const double q[N], const double v[N], const double rho[P],
    const int mode[S + 1], double Q[N])
{
    double r, d, pen, dv;
    r = q[0] - q[1];
    d = v[0] - v[1];
    Q[0] = -rho[K] * r - rho[C] * d * d * d;
    Q[1] = rho[K] * r + rho[C] * d * d * d - rho[K] * q[1] * q[1] * q[1];
    if (mode[0])
        Q[0] += rho[A] * sin(rho[OM] * t);
    if (mode[1]) {
        pen = q[0] - rho[B1] - rho[W] * t;
        dv = v[0] - rho[W];
        Q[0] -= rho[K1] * pen + rho[C1] * dv;
    }
    if (mode[2])
        Q[0] -= rho[F2];
    if (mode[3])
        Q[1] -= rho[F2] * 0.5;
    if (mode[4])
        Q[1] += rho[F2];
}
void sw_switches(double t, const double q[N], const double v[N], const double rho[P],
    const int mode[S + 1], double s[S])
{
    s[0] = t - rho[T0];
    s[1] = q[0] - rho[B1] - rho[W] * t;
    s[2] = q[0] - rho[B2] - rho[W] * t;
    s[3] = v[1] - rho[VS] - 0.5 * t;
    s[4] = t - rho[T1];
}
void sw_initial(const double rho[P], double q[N], double v[N])
{
    q[0] = rho[X0];
    q[1] = 0.1 * rho[X0] * rho[V0];
    v[0] = rho[V0];
    v[1] = sin(rho[V0]);
}
double sw_cost_jump(double t, const double q[N], const double v[N], const double a[N],
    const double lambda[1], const double rho[P], const int mode[S + 1])
{
    double g;
    g = 0.01 * a[0] * a[0];
    if (mode[0])
        g += rho[D] * q[0] * q[0];
    if (mode[1])
        g += 1.0;
    if (mode[3])
        g += rho[D] * rho[D] * t;
    return g;
}
double sw_cost_time(double t, const double q[N], const double v[N], const double a[N],
    const double lambda[1], const double rho[P], const int mode[S + 1])
{
    double g;
    g = 0.0;
    if (mode[1])
        g = 1.0;
    return g;
}
double sw_final_time(double t, const double q[N], const double v[N], const double a[N],
    const double lambda[1], const double rho[P], const int mode[S + 1])
{
    double g;
    g = a[0];
    if (mode[1])
        g += rho[D];
    return g;
}
double sw_final_end(double t, const double q[N], const double v[N], const double a[N],
    const double lambda[1], const double rho[P], const int mode[S + 1])
{
    return q[1] * v[0] + rho[D] * q[0];
}
void sw_outputs(double t, const double q[N], const double v[N], const double a[N],
    const double lambda[1], const double rho[P], const int mode[S + 1], double out[5])
{
    out[0] = 0.0;
    if (mode[1])
        out[0] = rho[K1] * (q[0] - rho[B1] - rho[W] * t) + rho[C1] * (v[0] - rho[W]);
    out[1] = 0.3;
    if (mode[0])
        out[1] = rho[D] * q[0];
    out[2] = q[0] - q[1];
    out[3] = exp(-(t - rho[T0]) * (t - rho[T0]) * 1e6);
    out[4] = sin(300.0 * t) * q[0];
}
#include "costate.h"
static const cst_parameter parameters[P] = {
    [M1] = { "m1", "kg", 1.0, 1e-6, 1e6, "m" },
    [M2] = { "m2", "kg", 2.0, 1e-6, 1e6, "m" },
    [K] = { "k", "N/m", 50.0, 0.0, 1e9, "m" },
    [C] = { "c", "N s^3/m^3", 0.3, 0.0, 1e6, "m" },
    [T0] = { "T0", "s", 0.7, -10.0, 1e3, "m" },
    [B1] = { "b1", "m", 0.3, -10.0, 1e3, "m" },
    [W] = { "w", "m/s", 0.1, -10.0, 1e3, "m" },
    [K1] = { "k1", "N/m", 500.0, 0.0, 1e12, "m" },
    [C1] = { "c1", "N s/m", 5.0, 0.0, 1e9, "m" },
    [B2] = { "b2", "m", 0.3, -10.0, 1e3, "m" },
    [F2] = { "F2", "N", 3.0, -1e6, 1e6, "m" },
    [V0] = { "v0", "m/s", 1.5, -1e3, 1e3, "m" },
    [X0] = { "x0", "m", 0.05, -1e3, 1e3, "m" },
    [A] = { "A", "N", 2.0, -1e6, 1e6, "m" },
    [OM] = { "om", "rad/s", 7.0, 0.0, 1e6, "m" },
    [D] = { "D", "-", 0.4, -1e6, 1e6, "m" },
    [VS] = { "vs", "m/s", 0.2, -1e3, 1e3, "m" },
    [T1] = { "T1", "s", 1.3, -10.0, 1e3, "m" },
};
static const cst_cost costs[] = {
    { "jump", "1", "jumps" }, { "time", "s", "contact time" }, { "end", "1", "final" },
};
static const cst_output outputs[] = {
    { "contact", "N", "jumps" }, { "half", "m", "jumps" }, { "rel", "m", "x-y" }, { "spike", "1",
        "narrow" }, { "hum", "m", "fast" },
};
static const char *const coordinates[N] = { "x", "y" };
extern const cst_kernels sw_kernels;
const cst_model sw_model = {
    .abi = CST_ABI, .name = "sw", .about = "switches", .n = N, .m = 0, .p = P, .s = S,
        .parameters = parameters, .costs = costs, .costs_count = 3,
    .design = "b1,k1", .coordinates = coordinates, .outputs = outputs, .outputs_count = 5,
        .start = CST_GIVEN, .tf = 2.0, .kernels = &sw_kernels,
};
