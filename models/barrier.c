/* A mass that slides into two resistances: switches with a known answer.
 *
 *     m x'' = -F1 (x > b1) - F2 (x > b2),  x(0) = 0,  x'(0) = v0
 *     x(T)  = v0 T - F1 (T - t1)^2 / (2 m) - F2 (T - t2)^2 / (2 m),  t1 and t2 the instants of
 *             passing b1 and b2
 *
 * The force jumps where the mass passes b1 and b2; with b1 = b2 both switches flip at one
 * instant. */
#define N 1
#define P 6
#define S 2
enum { MASS, SPEED, B1, F1, B2, F2 };

void barrier_inertia(const double q[N], const double a[N], const double rho[P], double f[N])
{
    f[0] = rho[MASS] * a[0];
}

void barrier_forces(double t, const double q[N], const double v[N], const double rho[P],
                    const int mode[S + 1], double Q[N])
{
    Q[0] = 0.0;
    if (mode[0])
        Q[0] -= rho[F1];
    if (mode[1])
        Q[0] -= rho[F2];
}

void barrier_switches(double t, const double q[N], const double v[N], const double rho[P],
                      const int mode[S + 1], double s[S])
{
    s[0] = q[0] - rho[B1];
    s[1] = q[0] - rho[B2];
}

void barrier_initial(const double rho[P], double q[N], double v[N])
{
    q[0] = 0.0;
    v[0] = rho[SPEED];
}

/* Where the mass is at the end. */
double barrier_final_reach(double t, const double q[N], const double v[N], const double a[N],
                           const double lambda[1], const double rho[P], const int mode[S + 1])
{
    return q[0];
}

/* The work of the resistances squared: a cost that jumps at the switches itself. */
double barrier_cost_effort(double t, const double q[N], const double v[N], const double a[N],
                           const double lambda[1], const double rho[P], const int mode[S + 1])
{
    return rho[MASS] * a[0] * a[0];
}

/* Both jump at the switches: the resistance up or down, its power with it. */
void barrier_outputs(double t, const double q[N], const double v[N], const double a[N],
                     const double lambda[1], const double rho[P], const int mode[S + 1],
                     double out[2])
{
    out[0] = 0.0;
    if (mode[0])
        out[0] += rho[F1];
    if (mode[1])
        out[0] += rho[F2];
    out[1] = -rho[MASS] * a[0] * v[0];
}

#include "costate.h" /* Tapenade reads up to here */

#include <string.h>

static const cst_parameter parameters[P] = {
    { "m", "kg", 2.0, 1e-3, 1e3, "mass" },
    { "v0", "m/s", 3.0, 1e-3, 1e2, "speed at the start" },
    { "b1", "m", 1.0, 0.0, 1e2, "where the first resistance begins" },
    { "F1", "N", 2.0, -1e3, 1e3, "the first resistance" },
    { "b2", "m", 1.6, 0.0, 1e2, "where the second resistance begins" },
    { "F2", "N", 1.5, -1e3, 1e3, "the second resistance" },
};

static const cst_cost costs[] = {
    { "reach", "m", "where the mass is at the end" },
    { "effort", "kg m^2/s^3", "integral of mass times acceleration squared" },
};

static const char *const coordinates[N] = { "x" };

static const cst_output outputs[] = {
    { "resistance", "N", "the resistances that act" },
    { "power", "W", "what they take from the mass" },
};

/* A block on the ground, which carries a post where each resistance begins. */
static void barrier_sketch(double t, const double *q, const double *rho, double (*points)[3])
{
    double x = q[0], end = 1.5 * (rho[B1] > rho[B2] ? rho[B1] : rho[B2]) + 1.0;
    const double at[10][3] = {
        { x - 0.2, 0.0 },  { x, 0.0 },       { x, 0.2 },        { x - 0.2, 0.2 }, { rho[B1], 0.0 },
        { rho[B1], 0.35 }, { rho[B2], 0.0 }, { rho[B2], 0.35 }, { -0.5, 0.0 },    { end, 0.0 },
    };
    memcpy(points, at, sizeof at);
}

static const cst_sketch_part parts[] = {
    { CST_GROUND, 8, 9, 8, "ground" },
    { CST_LINE, 4, 5, 0, "first resistance" },
    { CST_LINE, 6, 7, 0, "second resistance" },
    { CST_PLATE, 0, 3, 0, "mass" },
};
static const cst_sketch sketch = { .place = barrier_sketch,
                                   .points = 10,
                                   .parts = parts,
                                   .parts_count = sizeof parts / sizeof parts[0],
                                   .up = 1 };

extern const cst_kernels barrier_kernels;
const cst_model barrier_model = {
    .abi = CST_ABI,
    .name = "barrier",
    .about = "a mass that slides into two resistances: switches with a known answer",
    .n = N,
    .m = 0,
    .p = P,
    .s = S,
    .parameters = parameters,
    .costs = costs,
    .costs_count = 2,
    .design = "b1,b2",
    .coordinates = coordinates,
    .outputs = outputs,
    .outputs_count = 2,
    .start = CST_GIVEN,
    .tf = 1.0,
    .kernels = &barrier_kernels,
    .sketch = &sketch,
};
