/* A vehicle that is braked to a stop and held there: dry friction whose normal force grows.
 *
 *     m x'' = -m g sin(s) - r f,   slip of the pads w = r x',   r: the disc's radius by the wheel's
 *     clamping force of the pads    N = F (1 - exp(-t / tau))
 *     slip   f = mu N sign(w)       stick   w = 0 while |f| <= mus N */
#include <math.h>

#define N 1
#define M 1
#define P 9
enum { MASS, SPEED, FRICTION, LIMIT, CLAMP, DELAY, RATIO, SLOPE, GRAVITY };
#define MODES 3 /* of a search, of the friction: it sticks, it slips forward */
enum { STICKS = 1 };

void brake_inertia(const double q[N], const double a[N], const double rho[P], double f[N])
{
    f[0] = rho[MASS] * a[0];
}

void brake_forces(double t, const double q[N], const double v[N], const double rho[P],
                  const int mode[MODES], double Q[N])
{
    Q[0] = -rho[MASS] * rho[GRAVITY] * sin(rho[SLOPE]);
}

/* Its rate is the slip: only that counts. */
void brake_constraints(double t, const double q[N], const double rho[P], double phi[M])
{
    phi[0] = rho[RATIO] * q[0];
}

void brake_initial(const double rho[P], double q[N], double v[N])
{
    q[0] = 0.0;
    v[0] = rho[SPEED];
}

double brake_final_distance(double t, const double q[N], const double v[N], const double a[N],
                            const double lambda[M], const double rho[P], const int mode[MODES])
{
    return q[0];
}

double brake_cost_moving(double t, const double q[N], const double v[N], const double a[N],
                         const double lambda[M], const double rho[P], const int mode[MODES])
{
    double time;
    time = 1.0;
    if (mode[STICKS])
        time = 0.0;
    return time;
}

/* The clamping force; the friction of the pads, and their slip. */
void brake_outputs(double t, const double q[N], const double v[N], const double a[N],
                   const double lambda[M], const double rho[P], const int mode[MODES],
                   double out[3])
{
    out[0] = rho[CLAMP] * (1.0 - exp(-t / rho[DELAY]));
    out[1] = -lambda[0];
    out[2] = rho[RATIO] * v[0];
}

#include "costate.h" /* Tapenade reads up to here */

#include <string.h>

static const cst_parameter parameters[P] = {
    { "m", "kg", 1200.0, 1.0, 1e5, "mass" },
    { "v0", "m/s", 20.0, 0.0, 1e2, "speed at the start" },
    { "mu", "-", 0.4, 0.0, 10.0, "friction of the pads in slip" },
    { "mus", "-", 0.5, 0.0, 10.0, "in stick, not below mu" },
    { "F", "N", 40e3, 0.0, 1e7, "clamping force of all pads" },
    { "tau", "s", 0.2, 1e-3, 10.0, "time in which it grows" },
    { "r", "-", 0.4, 1e-2, 10.0, "radius of the disc by that of the wheel" },
    { "slope", "rad", 0.05, -1.5, 1.5, "of the road, upwards" },
    { "g", "m/s^2", 9.81, 0.0, 1e2, "gravity" },
};

static const cst_cost costs[] = {
    { "distance", "m", "where it is at the end: the stopping distance" },
    { "moving", "s", "time until it stands, and in which it moves after that" },
};

static const char *const coordinates[N] = { "x" };

static const cst_output outputs[] = {
    { "clamp", "N", "clamping force of the pads" },
    { "friction", "N", "force of the pads on the disc" },
    { "slip", "m/s", "velocity of the disc in the pads" },
};

static const cst_friction frictions[] = {
    { .name = "pads", .row = 0, .normal = "clamp", .coefficient = "mu", .limit = "mus" },
};

static void brake_sketch(double t, const double *q, const double *rho, double (*points)[3])
{
    const double c = cos(rho[SLOPE]), s = sin(rho[SLOPE]);
    static const double along[7] = { -2.0, 80.0, 0.0, 4.0, 4.0, 0.0, 0.0 },
                        above[7] = { 0.0, 0.0, 0.3, 0.3, 1.5, 1.5, 0.3 };
    for (int i = 0; i < 7; i++) {
        double x = along[i] + (i < 2 ? 0.0 : q[0]), y = above[i];
        points[i][0] = c * x - s * y;
        points[i][1] = s * x + c * y;
        points[i][2] = 0.0;
    }
}

static const cst_sketch_part parts[] = {
    { CST_GROUND, 0, 1, 0, "road" },
    { CST_PLATE, 2, 6, 0, "vehicle" },
};
static const cst_sketch sketch = { .place = brake_sketch,
                                   .points = 7,
                                   .parts = parts,
                                   .parts_count = sizeof parts / sizeof parts[0],
                                   .up = 1 };

extern const cst_kernels brake_kernels;
const cst_model brake_model = {
    .abi = CST_ABI,
    .name = "brake",
    .about = "a vehicle that is braked to a stop by dry friction, and held on its slope",
    .n = N,
    .m = M,
    .p = P,
    .parameters = parameters,
    .costs = costs,
    .costs_count = 2,
    .design = "all",
    .coordinates = coordinates,
    .outputs = outputs,
    .outputs_count = 3,
    .start = CST_GIVEN,
    .tf = 6.0,
    .kernels = &brake_kernels,
    .sketch = &sketch,
    .frictions = frictions,
    .frictions_count = 1,
};
