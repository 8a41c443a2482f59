/* The car axis of the Test Set for IVP Solvers (F. Mazzia, C. Magherini, University of Bari): an
 * axle on two springs over a bumpy road.
 *
 *     q = (xl, yl, xr, yr), its ends.  The left wheel stands on (0, 0), the right one goes up and
 * down at (xb, yb) = (sqrt(L^2 - yb^2), r sin(w t)).  The left end keeps to the line across the
 *     chassis, the axle keeps its length.
 *
 * Published with units left out; here they are those that make the springs' rate 1 N/m. */
#include <math.h>

#define N 4
#define M 2
#define P 7
enum { EPS, MASS, LENGTH, SPRING, BUMP, SPEED, GRAVITY };

static double wheel(double t, const double rho[P])
{
    return rho[BUMP] * sin(rho[SPEED] * t);
}

void caraxis_inertia(const double q[N], const double a[N], const double rho[P], double f[N])
{
    int i;
    for (i = 0; i < N; i++)
        f[i] = 0.5 * rho[MASS] * rho[EPS] * rho[EPS] * a[i];
}

void caraxis_forces(double t, const double q[N], const double v[N], const double rho[P],
                    const int mode[1], double Q[N])
{
    double xb, yb, ll, lr, weight;
    yb = wheel(t, rho);
    xb = pow(rho[LENGTH] * rho[LENGTH] - yb * yb, 0.5);
    ll = sqrt(q[0] * q[0] + q[1] * q[1]);
    lr = sqrt((q[2] - xb) * (q[2] - xb) + (q[3] - yb) * (q[3] - yb));
    weight = 0.5 * rho[MASS] * rho[EPS] * rho[EPS] * rho[GRAVITY];
    Q[0] = (rho[SPRING] - ll) * q[0] / ll;
    Q[1] = (rho[SPRING] - ll) * q[1] / ll - weight;
    Q[2] = (rho[SPRING] - lr) * (q[2] - xb) / lr;
    Q[3] = (rho[SPRING] - lr) * (q[3] - yb) / lr - weight;
}

/* Both in meters: lambda is in newtons */
void caraxis_constraints(double t, const double q[N], const double rho[P], double phi[M])
{
    double xb, yb, x, y;
    yb = wheel(t, rho);
    xb = pow(rho[LENGTH] * rho[LENGTH] - yb * yb, 0.5);
    x = q[0] - q[2];
    y = q[1] - q[3];
    phi[0] = (xb * q[0] + yb * q[1]) / rho[LENGTH];
    phi[1] = 0.5 * ((x * x + y * y) / rho[LENGTH] - rho[LENGTH]);
}

void caraxis_initial(const double rho[P], double q[N], double v[N])
{
    q[0] = 0.0;
    q[1] = rho[SPRING];
    q[2] = rho[LENGTH];
    q[3] = rho[SPRING];
    v[0] = -rho[BUMP] * rho[SPEED] * rho[SPRING] / rho[LENGTH];
    v[1] = 0.0;
    v[2] = v[0];
    v[3] = 0.0;
}

/* The height of the axle's right end */
double caraxis_cost_ride(double t, const double q[N], const double v[N], const double a[N],
                         const double lambda[M], const double rho[P], const int mode[1])
{
    return (q[3] - rho[SPRING]) * (q[3] - rho[SPRING]);
}

#include "costate.h" /* Tapenade reads up to here */

static const cst_parameter parameters[P] = {
    { "eps", "1", 1e-2, 1e-4, 1.0, "M eps^2 / 2 is the mass of an end" },
    { "M", "kg", 10.0, 1e-3, 1e3, "mass of the chassis over eps^2" },
    { "L", "m", 1.0, 1e-2, 1e2, "length of the axle" },
    { "L0", "m", 0.5, 1e-2, 1e2, "natural length of the springs" },
    { "r", "m", 0.1, 0.0, 0.5, "height of the bumps" },
    { "w", "rad/s", 10.0, 0.0, 1e3, "bumps, as an angular frequency" },
    { "g", "m/s^2", 1.0, 0.0, 1e2, "gravity" },
};

static const cst_cost costs[] = {
    { "ride", "m^2 s", "integral of the squared height of the right end above its start" },
};
static const char *const coordinates[N] = { "xl", "yl", "xr", "yr" };

extern const cst_kernels caraxis_kernels;
const cst_model caraxis_model = {
    .abi = CST_ABI,
    .name = "caraxis",
    .about = "the car axis of the test set for IVP solvers",
    .n = N,
    .m = M,
    .p = P,
    .parameters = parameters,
    .costs = costs,
    .costs_count = 1,
    .design = "L0,r",
    .coordinates = coordinates,
    .start = CST_GIVEN,
    .tf = 3.0,
    .kernels = &caraxis_kernels,
};
