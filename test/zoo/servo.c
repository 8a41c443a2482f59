/* servo: an arm that a PID controller moves through an actuator with a lag; two states. */
#include <math.h>

#include "controllers.h"

enum { ANGLE, ERROR, TORQUE, N, M = 0 };
enum { MASS, LENGTH, FRICTION, G, REFERENCE, KP, KI, KD, LAG, P };

void servo_inertia(const double q[N], const double a[N], const double rho[P], double f[N])
{
    f[ANGLE] = rho[MASS] * rho[LENGTH] * rho[LENGTH] * a[ANGLE];
    f[ERROR] = a[ERROR];
    f[TORQUE] = a[TORQUE];
}

void servo_forces(double t, const double q[N], const double v[N], const double rho[P],
                  const int mode[1], double Q[N])
{
    double error, rate, u;
    error = rho[REFERENCE] - q[ANGLE];
    rate = -v[ANGLE];
    u = pid(error, v[ERROR], rate, rho[KP], rho[KI], rho[KD]);
    Q[ANGLE] = v[TORQUE] - rho[FRICTION] * v[ANGLE] -
               rho[MASS] * rho[G] * rho[LENGTH] * sin(q[ANGLE]);
    Q[ERROR] = error;
    Q[TORQUE] = lag(u, v[TORQUE], rho[LAG]);
}

void servo_initial(const double rho[P], double q[N], double v[N])
{
    int i;
    for (i = 0; i < N; i++) {
        q[i] = 0.0;
        v[i] = 0.0;
    }
}

double servo_cost_error(double t, const double q[N], const double v[N], const double a[N],
                        const double lambda[1], const double rho[P], const int mode[1])
{
    return (rho[REFERENCE] - q[ANGLE]) * (rho[REFERENCE] - q[ANGLE]);
}

#include "costate.h"

static const cst_parameter parameters[P] = {
    { "m", "kg", 1.2, 0.01, 100.0, "mass of the arm, at its end" },
    { "l", "m", 0.7, 0.01, 10.0, "length" },
    { "c", "N m s", 0.1, 0.0, 100.0, "friction of the hinge" },
    { "g", "m/s^2", 9.81, 0.0, 100.0, "gravity" },
    { "ref", "rad", 0.8, -3.0, 3.0, "reference" },
    { "kp", "N m", 30.0, 0.0, 1000.0, "gain" },
    { "ki", "N m/s", 40.0, 0.0, 1000.0, "gain of the integral" },
    { "kd", "N m s", 6.0, 0.0, 1000.0, "gain of the rate" },
    { "lag", "s", 0.02, 1e-4, 1.0, "time constant of the actuator" },
};
static const cst_cost costs[] = { { "error", "rad^2 s", "integral of the squared error" } };
static const char *const coordinates[N] = { "angle", "unused", "unused" };
static const cst_state states[] = {
    { "error_sum", "rad s", "integral of the error" },
    { "torque", "N m", "torque of the actuator" },
};
extern const cst_kernels servo_kernels;
const cst_model servo_model = {
    .abi = CST_ABI, .name = "servo", .about = "an arm with a PID controller and an actuator",
    .n = N, .m = M, .p = P, .s = 0,
    .parameters = parameters, .costs = costs, .costs_count = 1, .design = "kp,ki,kd,m",
    .coordinates = coordinates, .states = states, .states_count = 2,
    .start = CST_GIVEN, .tf = 2.0,
    .kernels = &servo_kernels,
};
