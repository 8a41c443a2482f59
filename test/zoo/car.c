/* car: tables in a coordinate.  Two axles with springs and dampers on a road of straight lines,
 * whose slope jumps, and a mass on a spring whose force is a spline over its length, driven along a
 * B-spline over time: a test of steps and derivatives at knots (test_tables.sh). */
#include <math.h>

#include "tables.h"

enum { N = 4, KNOTS = 41, FORCES = 9, THRUSTS = 8 };
enum { MASS, STIFFNESS, DAMPING, SPEED, BASE, LOAD, ROAD, SPRING = ROAD + 2 * TABLE_CELL,
    THRUST = SPRING + TABLE_CELL, P = THRUST + TABLE_CELL };

void car_inertia(const double q[N], const double a[N], const double rho[P], double f[N])
{
    f[0] = rho[MASS] * a[0];
    f[1] = rho[MASS] * a[1];
    f[2] = 0.5 * rho[MASS] * a[2];
    f[3] = rho[LOAD] * a[3];
}

void car_forces(double t, const double q[N], const double v[N], const double rho[P],
                const int mode[1], double Q[N])
{
    double k, c, x1, x2, f1, f2, f3;
    k = rho[STIFFNESS];
    c = rho[DAMPING];
    x1 = q[0];
    x2 = q[0] - rho[BASE];
    f1 = k * (table(&rho[ROAD], x1) - q[1] - q[2]) +
         c * (table_slope(&rho[ROAD], x1) * v[0] - v[1] - v[2]);
    f2 = k * (table(&rho[ROAD + TABLE_CELL], x2) - q[1] + q[2]) +
         c * (table_slope(&rho[ROAD + TABLE_CELL], x2) * v[0] - v[1] + v[2]);
    f3 = table(&rho[SPRING], q[3]);
    Q[0] = table(&rho[THRUST], t);
    Q[1] = f1 + f2 + f3;
    Q[2] = f1 - f2;
    Q[3] = -f3 - rho[LOAD] * 9.81;
}

void car_initial(const double rho[P], double q[N], double v[N])
{
    q[0] = 0.3;
    q[1] = 0.0;
    q[2] = 0.0;
    q[3] = 0.05;
    v[0] = rho[SPEED];
    v[1] = 0.0;
    v[2] = 0.0;
    v[3] = 0.0;
}

double car_cost_ride(double t, const double q[N], const double v[N], const double a[N],
                     const double lambda[1], const double rho[P], const int mode[1])
{
    return a[1] * a[1];
}

double car_final_height(double t, const double q[N], const double v[N], const double a[N],
                        const double lambda[1], const double rho[P], const int mode[1])
{
    return q[1] + 0.3 * v[2] + 0.2 * q[3];
}

#include "costate.h"

static void car_lookups(double t, const double *q, const double *rho, double *x)
{
    x[0] = q[0];
    x[1] = q[0] - rho[BASE];
    x[2] = q[3];
}

static const double heights[KNOTS] = {
    0.0,  0.03, -.02, 0.01, 0.04, -.01, -.03, 0.02, 0.00, 0.01, -.02, 0.03, 0.02, -.04,
    0.01, 0.02, -.01, 0.00, 0.03, -.03, 0.02, 0.01, -.02, 0.04, 0.00, -.01, 0.02, 0.03,
    -.02, 0.01, 0.00, -.03, 0.02, 0.04, -.01, 0.01, -.02, 0.03, 0.00, 0.02, -.01,
};
static const double springs[FORCES] = { -60.0, -30.0, -20.0, -8.0, 0.0, 6.0, 20.0, 45.0, 90.0 };
static const double thrusts[THRUSTS] = { 0.0, 60.0, 90.0, 20.0, -60.0, -80.0, 10.0, 50.0 };
static const cst_table road = {
    .values = heights, .kind = CST_TABLE_LINEAR, .lookups = 2, .from = 0.0, .to = 20.0
};
static const cst_table spring = {
    .values = springs, .kind = CST_TABLE_CUBIC, .lookups = 1, .from = -0.2, .to = 0.2
};
static const cst_table thrust = { .values = thrusts, .kind = CST_TABLE_BSPLINE, .to = 2.0 };

static const cst_parameter parameters[] = {
    { "m", "kg", 30.0, 1.0, 1e4, "mass" },
    { "k", "N/m", 1200.0, 0.0, 1e6, "stiffness of an axle" },
    { "c", "N s/m", 90.0, 0.0, 1e6, "damping of an axle" },
    { "speed", "m/s", 6.0, 0.0, 100.0, "speed at the start" },
    { "base", "m", 1.7, 0.0, 10.0, "wheel base" },
    { "load", "kg", 2.0, 0.1, 100.0, "mass on the spring" },
    { "road", "m", 0.0, -1.0, 1.0, "height of the road", .count = KNOTS, .table = &road },
    { "spring", "N", 0.0, -1e3, 1e3, "force of the spring", .count = FORCES, .table = &spring },
    { "thrust", "N", 0.0, -1e3, 1e3, "thrust", .count = THRUSTS, .table = &thrust },
};

static const cst_cost costs[] = {
    { "height", "m", "height at the end" },
    { "ride", "m^2/s^3", "integral of the acceleration squared" },
};
static const char *const coordinates[N] = { "x", "y", "theta", "z" };

extern const cst_kernels car_kernels;
const cst_model car_model = {
    .abi = CST_ABI,
    .name = "car",
    .about = "two axles on a road of straight lines",
    .n = N,
    .m = 0,
    .p = P,
    .parameters = parameters,
    .costs = costs,
    .costs_count = 2,
    .design = "m,k,c,speed,base,load",
    .coordinates = coordinates,
    .start = CST_GIVEN,
    .tf = 2.0,
    .kernels = &car_kernels,
    .lookups = car_lookups,
};
