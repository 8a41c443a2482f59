/* A car on a road of two tracks, each a cubic spline of 10,000 points: 7 degrees of freedom for the
 * body and the wheels, and the distance driven.
 *
 *     q = (x, z, roll, pitch, wheels front left, front right, rear left, rear right), upwards
 *
 * Small angles; the springs carry the changes from equilibrium alone. */
#include <math.h>

#include "tables.h"

#define N      8
#define POINTS 10000
enum {
    MASS,
    ROLL,
    PITCH,
    WHEEL,
    FRONT,
    REAR,
    TRACK,
    K,
    C,
    TYRE,
    SPEED,
    LEFT,
    RIGHT = LEFT + 2 * TABLE_CELL,
    P = RIGHT + 2 * TABLE_CELL
};
enum { S, Z, PHI, THETA, W };

void rover_inertia(const double q[N], const double a[N], const double rho[P], double f[N])
{
    f[S] = rho[MASS] * a[S];
    f[Z] = rho[MASS] * a[Z];
    f[PHI] = rho[ROLL] * a[PHI];
    f[THETA] = rho[PITCH] * a[THETA];
    f[W] = rho[WHEEL] * a[W];
    f[W + 1] = rho[WHEEL] * a[W + 1];
    f[W + 2] = rho[WHEEL] * a[W + 2];
    f[W + 3] = rho[WHEEL] * a[W + 3];
}

/* Of a corner: the force of its spring and damper on the body, upwards. */
static double strut(const double q[N], const double v[N], const double rho[P], int wheel,
                    double ahead, double aside)
{
    double u, du;
    u = q[W + wheel] - q[Z] - aside * q[PHI] - ahead * q[THETA];
    du = v[W + wheel] - v[Z] - aside * v[PHI] - ahead * v[THETA];
    return rho[K] * u + rho[C] * du;
}

void rover_forces(double t, const double q[N], const double v[N], const double rho[P],
                  const int mode[1], double Q[N])
{
    double front, rear, half, other, behind, f0, f1, f2, f3;
    front = rho[FRONT];
    rear = -rho[REAR];
    half = 0.5 * rho[TRACK];
    other = -1.0 * half;
    behind = q[S] - rho[FRONT] - rho[REAR];
    f0 = strut(q, v, rho, 0, front, half);
    f1 = strut(q, v, rho, 1, front, other);
    f2 = strut(q, v, rho, 2, rear, half);
    f3 = strut(q, v, rho, 3, rear, other);
    Q[S] = 0.0;
    Q[Z] = f0 + f1 + f2 + f3;
    Q[PHI] = half * (f0 - f1 + f2 - f3);
    Q[THETA] = front * (f0 + f1) + rear * (f2 + f3);
    Q[W] = rho[TYRE] * (table(&rho[LEFT], q[S]) - q[W]) - f0;
    Q[W + 1] = rho[TYRE] * (table(&rho[RIGHT], q[S]) - q[W + 1]) - f1;
    Q[W + 2] = rho[TYRE] * (table(&rho[LEFT + TABLE_CELL], behind) - q[W + 2]) - f2;
    Q[W + 3] = rho[TYRE] * (table(&rho[RIGHT + TABLE_CELL], behind) - q[W + 3]) - f3;
}

void rover_initial(const double rho[P], double q[N], double v[N])
{
    int i;
    for (i = 0; i < N; i++) {
        q[i] = 0.0;
        v[i] = 0.0;
    }
    q[S] = 5.0;
    v[S] = rho[SPEED];
}

/* Comfort: the square of the vertical acceleration. */
double rover_cost_comfort(double t, const double q[N], const double v[N], const double a[N],
                          const double lambda[1], const double rho[P], const int mode[1])
{
    return a[Z] * a[Z];
}

void rover_outputs(double t, const double q[N], const double v[N], const double a[N],
                   const double lambda[1], const double rho[P], const int mode[1], double out[2])
{
    out[0] = table(&rho[LEFT], q[S]);
    out[1] = table(&rho[RIGHT], q[S]);
}

#include "costate.h" /* Tapenade reads up to here */

static void rover_lookups(double t, const double *q, const double *rho, double *x)
{
    double base = rho[FRONT] + rho[REAR];
    x[0] = x[2] = q[S];
    x[1] = x[3] = q[S] - base;
}

static const cst_table track = { .kind = CST_TABLE_CUBIC, .lookups = 2, .from = 0.0, .to = 999.9 };

static const cst_parameter parameters[] = {
    { "m", "kg", 1200.0, 1.0, 1e5, "mass of the body" },
    { "Ix", "kg m^2", 500.0, 1.0, 1e5, "moment of inertia, roll" },
    { "Iy", "kg m^2", 1800.0, 1.0, 1e5, "moment of inertia, pitch" },
    { "mw", "kg", 40.0, 1.0, 1e3, "mass of a wheel" },
    { "front", "m", 1.1, 0.1, 5.0, "from the center to the front axle" },
    { "rear", "m", 1.4, 0.1, 5.0, "from the center to the rear axle" },
    { "track", "m", 1.5, 0.1, 3.0, "between the wheels of an axle" },
    { "k", "N/m", 25e3, 1.0, 1e6, "stiffness of a spring" },
    { "c", "N s/m", 1800.0, 0.0, 1e5, "of a damper" },
    { "tyre", "N/m", 2e5, 1.0, 1e7, "stiffness of a tyre" },
    { "speed", "m/s", 20.0, 0.0, 80.0, "speed" },
    { "left", "m", 0.0, -10.0, 10.0, "height of the left track", .count = POINTS, .table = &track },
    { "right", "m", 0.0, -10.0, 10.0, "height of the right track", .count = POINTS,
      .table = &track },
};

static const cst_cost costs[] = { { "comfort", "m^2/s^3",
                                    "integral of the vertical acceleration squared" } };
static const char *const coordinates[N] = { "x", "z", "roll", "pitch", "w1", "w2", "w3", "w4" };
static const cst_output outputs[] = { { "hl", "m", "left track" }, { "hr", "m", "right track" } };

extern const cst_kernels rover_kernels;
const cst_model rover_model = {
    .abi = CST_ABI,
    .name = "rover",
    .about = "a car on a road of two tracks of 10,000 points each",
    .n = N,
    .m = 0,
    .p = P,
    .parameters = parameters,
    .costs = costs,
    .costs_count = 1,
    .design = "k,c,tyre,speed",
    .coordinates = coordinates,
    .outputs = outputs,
    .outputs_count = 2,
    .lookups = rover_lookups,
    .start = CST_GIVEN,
    .tf = 5.0,
    .kernels = &rover_kernels,
};
