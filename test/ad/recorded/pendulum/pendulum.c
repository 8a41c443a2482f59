/* A point mass on a massless rod: the model to copy.  Its motion is known in Jacobi's elliptic
 * functions.
 *
 *     q = (x, y), the rod's length is the constraint, y points up, it starts at rest at the angle
 *     theta0. */
#include <math.h>

#define N 2
#define M 1
#define P 4
enum { MASS, LENGTH, GRAVITY, THETA0 };

void pendulum_inertia(const double q[N], const double a[N], const double rho[P], double f[N])
{
    f[0] = rho[MASS] * a[0];
    f[1] = rho[MASS] * a[1];
}

void pendulum_forces(double t, const double q[N], const double v[N], const double rho[P],
                     const int mode[1], double Q[N])
{
    Q[0] = 0.0;
    Q[1] = -rho[MASS] * rho[GRAVITY];
}

void pendulum_constraints(double t, const double q[N], const double rho[P], double phi[M])
{
    phi[0] = 0.5 * (q[0] * q[0] + q[1] * q[1] - rho[LENGTH] * rho[LENGTH]);
}

void pendulum_initial(const double rho[P], double q[N], double v[N])
{
    q[0] = rho[LENGTH] * sin(rho[THETA0]);
    q[1] = -rho[LENGTH] * cos(rho[THETA0]);
    v[0] = 0.0;
    v[1] = 0.0;
}

double pendulum_potential(double t, const double q[N], const double rho[P])
{
    return rho[MASS] * rho[GRAVITY] * q[1];
}

/* The height of the mass above its lowest point at the end. */
double pendulum_final_height(double t, const double q[N], const double v[N], const double a[N],
                             const double lambda[M], const double rho[P], const int mode[1])
{
    return q[1] + rho[LENGTH];
}

/* The rod's tension is lambda* times its length. */
double pendulum_cost_tension(double t, const double q[N], const double v[N], const double a[N],
                             const double lambda[M], const double rho[P], const int mode[1])
{
    return lambda[0] * lambda[0] * rho[LENGTH] * rho[LENGTH];
}

/* What an engineer looks at; a response may be a functional of it, such as max(tension). */
void pendulum_outputs(double t, const double q[N], const double v[N], const double a[N],
                      const double lambda[M], const double rho[P], const int mode[1], double out[2])
{
    out[0] = lambda[0] * rho[LENGTH];
    out[1] = atan2(q[0], -q[1]);
}

