/* A cart-pole that is swung up: M. Kelly, An Introduction to Trajectory Optimization, SIAM Review
 * 59 (2017), with the force as a polynomial of degree 20.
 *
 *     q = (x, theta), theta = 0 where the pole hangs;  u(t) = sum of c_k T_k(2 t / T - 1)
 *
 * To be minimized: the integral of u^2, subject to x = d, theta = pi and both at rest at the
 * end. */
#include <math.h>

#define N 2
#define C 21
#define P 26
enum { CART, BOB, LENGTH, GRAVITY, PERIOD, FIRST };

/* Chebyshev's polynomials by their recurrence. */
static double push(double t, const double rho[P])
{
    double T[C], s, sum;
    int k;
    s = 2.0 * t / rho[PERIOD] - 1.0;
    T[0] = 1.0;
    T[1] = s;
    for (k = 2; k < C; k++)
        T[k] = 2.0 * s * T[k - 1] - T[k - 2];
    sum = 0.0;
    for (k = 0; k < C; k++)
        sum = sum + rho[FIRST + k] * T[k];
    return sum;
}

void cartpole_inertia(const double q[N], const double a[N], const double rho[P], double f[N])
{
    double arm;
    arm = rho[BOB] * rho[LENGTH];
    f[0] = (rho[CART] + rho[BOB]) * a[0] + arm * cos(q[1]) * a[1];
    f[1] = arm * cos(q[1]) * a[0] + arm * rho[LENGTH] * a[1];
}

void cartpole_forces(double t, const double q[N], const double v[N], const double rho[P],
                     const int mode[1], double Q[N])
{
    double arm, u;
    arm = rho[BOB] * rho[LENGTH];
    u = push(t, rho);
    Q[0] = u + arm * sin(q[1]) * v[1] * v[1];
    Q[1] = -arm * rho[GRAVITY] * sin(q[1]);
}

void cartpole_initial(const double rho[P], double q[N], double v[N])
{
    q[0] = 0.0;
    q[1] = 0.0;
    v[0] = 0.0;
    v[1] = 0.0;
}

double cartpole_cost_effort(double t, const double q[N], const double v[N], const double a[N],
                            const double lambda[1], const double rho[P], const int mode[1])
{
    double u;
    u = push(t, rho);
    return u * u;
}

void cartpole_outputs(double t, const double q[N], const double v[N], const double a[N],
                      const double lambda[1], const double rho[P], const int mode[1], double out[1])
{
    out[0] = push(t, rho);
}

#include "costate.h" /* Tapenade reads up to here */

#define COEFFICIENT(k) { "c" #k, "N", 0.0, -1e3, 1e3, "coefficient of T_" #k }
static const cst_parameter parameters[P] = {
    { "m1", "kg", 1.0, 1e-3, 1e3, "mass of the cart" },
    { "m2", "kg", 0.3, 1e-3, 1e3, "mass at the end of the pole" },
    { "l", "m", 0.5, 1e-2, 1e2, "length of the pole" },
    { "g", "m/s^2", 9.81, 0.0, 1e2, "gravity" },
    { "T", "s", 2.0, 1e-2, 1e2, "duration" },
    { "c0", "N", 1.0, -1e3, 1e3, "coefficient of T_0" },
    COEFFICIENT(1),  COEFFICIENT(2),  COEFFICIENT(3),  COEFFICIENT(4),
    COEFFICIENT(5),  COEFFICIENT(6),  COEFFICIENT(7),  COEFFICIENT(8),  COEFFICIENT(9),
    COEFFICIENT(10), COEFFICIENT(11), COEFFICIENT(12), COEFFICIENT(13), COEFFICIENT(14),
    COEFFICIENT(15), COEFFICIENT(16), COEFFICIENT(17), COEFFICIENT(18), COEFFICIENT(19),
    COEFFICIENT(20),
};

static const cst_cost costs[] = { { "effort", "N^2 s", "integral of the force squared" } };
static const char *const coordinates[N] = { "x", "theta" };
static const cst_output outputs[] = { { "u", "N", "force on the cart" } };

extern const cst_kernels cartpole_kernels;
const cst_model cartpole_model = {
    .abi = CST_ABI,
    .name = "cartpole",
    .about = "a cart-pole that a force swings up, a polynomial of time",
    .n = N,
    .m = 0,
    .p = P,
    .parameters = parameters,
    .costs = costs,
    .costs_count = 1,
    .design = "c0,c1,c2,c3,c4,c5,c6,c7,c8,c9,c10,c11,c12,c13,c14,c15,c16,c17,c18,c19,c20",
    .coordinates = coordinates,
    .outputs = outputs,
    .outputs_count = 1,
    .start = CST_GIVEN,
    .tf = 2.0,
    .kernels = &cartpole_kernels,
};
