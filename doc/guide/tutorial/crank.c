/* A crank-slider: crank, rod and slider, lying flat. */
#include <math.h>

#include "planar.h"

#define N 9 /* coordinates */
#define M 8 /* constraints */
enum { CRANK = 0, LINK = 3, SLIDER = 6 };                          /* where each body begins in q */
enum { M1, M2, M3, J1, RADIUS, ROD, OFFSET, TORQUE, FRICTION, P }; /* places in rho; P is their number */

void crank_inertia(const double q[N], const double a[N], const double rho[P], double f[N])
{
    int i;
    double J2, J3;
    J2 = rho[M2] * rho[ROD] * rho[ROD] / 12.0;
    J3 = 1e-3; /* the slider does not turn: any value will do */
    for (i = 0; i < N; i++)
        f[i] = 0.0;
    add_body(rho[M1], rho[J1], &a[CRANK], &f[CRANK]);
    add_body(rho[M2], J2, &a[LINK], &f[LINK]);
    add_body(rho[M3], J3, &a[SLIDER], &f[SLIDER]);
}

void crank_forces(double t, const double q[N], const double v[N], const double rho[P], const int mode[1], double Q[N])
{
    int i;
    for (i = 0; i < N; i++)
        Q[i] = 0.0;
    Q[CRANK + 2] = rho[TORQUE];
    Q[SLIDER] = -rho[FRICTION] * v[SLIDER];
}

void crank_constraints(double t, const double q[N], const double rho[P], double phi[M])
{
    double bearing, crankpin, back, front, middle;
    bearing = -rho[OFFSET];
    crankpin = rho[RADIUS] - rho[OFFSET];
    back = -0.5 * rho[ROD];
    front = 0.5 * rho[ROD];
    middle = 0.0;
    pin_to_ground(&q[CRANK], bearing, 0.0, 0.0, 0.0, &phi[0]);
    pin(&q[CRANK], crankpin, 0.0, &q[LINK], back, 0.0, &phi[2]);
    pin(&q[LINK], front, 0.0, &q[SLIDER], middle, 0.0, &phi[4]);
    slider(&q[SLIDER], 0.0, 0.0, 0.0, &phi[6]);
}

#define SPEED 20.0

void crank_initial(const double rho[P], double q[N], double v[N])
{
    int i;
    for (i = 0; i < N; i++) {
        q[i] = 0.0;
        v[i] = 0.0;
    }
    q[CRANK] = rho[OFFSET];
    q[LINK] = rho[RADIUS] + 0.5 * rho[ROD];
    q[SLIDER] = rho[RADIUS] + rho[ROD];
    v[CRANK + 1] = SPEED * rho[OFFSET];
    v[CRANK + 2] = SPEED;
    v[LINK + 1] = 0.5 * SPEED * rho[RADIUS];
    v[LINK + 2] = -SPEED * rho[RADIUS] / rho[ROD];
}

double crank_cost_shake(double t, const double q[N], const double v[N], const double a[N], const double lambda[M], const double rho[P],
                        const int mode[1])
{
    double Fx, Fy;
    Fx = lambda[0] + rho[FRICTION] * v[SLIDER];
    Fy = lambda[1] + lambda[6];
    return Fx * Fx + Fy * Fy;
}

#include "costate.h" /* Tapenade reads up to here */

#include <string.h>

static const cst_parameter parameters[P] = {
    [M1] = { "m1", "kg", 2.0, 0.1, 10.0, "mass of the crank" },
    [M2] = { "m2", "kg", 0.6, 0.1, 10.0, "mass of the rod" },
    [M3] = { "m3", "kg", 0.8, 0.1, 10.0, "mass of the slider" },
    [J1] = { "J1", "kg m^2", 0.05, 1e-3, 10.0, "inertia of the crank and its flywheel" },
    [RADIUS] = { "radius", "m", 0.1, 0.05, 0.2, "from the bearing to the crank pin" },
    [ROD] = { "rod", "m", 0.3, 0.25, 0.4, "length of the rod" },
    [OFFSET] = { "offset", "m", 0.0, -0.1, 0.1, "from the bearing to the crank's center of mass, along the arm" },
    [TORQUE] = { "torque", "N m", 0.5, -10.0, 10.0, "on the crank" },
    [FRICTION] = { "friction", "N s/m", 0.2, 0.0, 100.0, "of the slider" },
};

static const cst_cost costs[] = {
    { "shake", "N^2 s", "integral of the squared force on the frame" },
};

static const cst_output outputs[] = {
    { "Fx", "N", "force on the frame" },
    { "Fy", "N", "force on the frame" },
    { "speed", "rad/s", "of the crank" },
};

static void output(double t, const double *q, const double *v, const double *a, const double *lambda, const double *rho, const int *mode,
                   double *out)
{
    out[0] = lambda[0] + rho[FRICTION] * v[SLIDER];
    out[1] = lambda[1] + lambda[6];
    out[2] = v[CRANK + 2];
}

static void crank_sketch(double t, const double *q, const double *rho, double (*points)[3])
{
    double pin[2], x = q[SLIDER], s = 0.15 * rho[RADIUS], reach = rho[RADIUS] + rho[ROD];
    point(&q[CRANK], rho[RADIUS] - rho[OFFSET], 0.0, pin);
    const double at[9][3] = {
        { 0.0, 0.0 }, { pin[0], pin[1] }, { x, 0.0 },
        { x - 2.0 * s, -s }, { x + 2.0 * s, -s }, { x + 2.0 * s, s }, { x - 2.0 * s, s },
        { 0.3 * reach, -s }, { 1.2 * reach, -s },
    };
    memcpy(points, at, sizeof at);
}

static const cst_sketch_part parts[] = {
    { CST_GROUND, 7, 8, 7, "guide" }, { CST_PIVOT, 0, 0, 0, "bearing" }, { CST_BAR, 0, 1, 0, "crank" },
    { CST_PLATE, 3, 6, 0, "slider" }, { CST_BAR, 1, 2, 0, "rod" },
};

static const cst_sketch sketch = { .place = crank_sketch, .points = 9, .parts = parts, .parts_count = 5, .up = 1 };

extern const cst_kernels crank_kernels;
const cst_model crank_model = {
    .abi = CST_ABI, .name = "crank", .about = "a crank-slider that shakes its frame",
    .n = N, .m = M, .p = P, .parameters = parameters, .costs = costs, .costs_count = 1, .design = "offset,rod",
    .output = output, .outputs = outputs, .outputs_count = 3,
    .start = CST_ASSEMBLED, .tf = 1.0, .kernels = &crank_kernels, .sketch = &sketch,
};
