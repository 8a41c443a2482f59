/* A mass on a belt, held to the wall by a spring and a damper: it sticks and slips.
 *
 *     m x'' = -k x - c x' + F,   slip w = x' - vb
 *     slip   F = -mu m g sign(w)         stick   w = 0 while |F| <= mus m g */
#define N 1
#define M 1
#define P 7
enum { MASS, RATE, DAMPING, BELT, FRICTION, LIMIT, GRAVITY };
#define MODES 3 /* of a search, of the friction: it sticks, it slips forward */
enum { STICKS = 1 };

void belt_inertia(const double q[N], const double a[N], const double rho[P], double f[N])
{
    f[0] = rho[MASS] * a[0];
}

void belt_forces(double t, const double q[N], const double v[N], const double rho[P],
                 const int mode[MODES], double Q[N])
{
    Q[0] = -rho[RATE] * q[0] - rho[DAMPING] * v[0];
}

/* Its rate is the slip: only that counts. */
void belt_constraints(double t, const double q[N], const double rho[P], double phi[M])
{
    phi[0] = q[0] - rho[BELT] * t;
}

void belt_initial(const double rho[P], double q[N], double v[N])
{
    q[0] = 0.0;
    v[0] = 0.0;
}

double belt_cost_swing(double t, const double q[N], const double v[N], const double a[N],
                       const double lambda[M], const double rho[P], const int mode[MODES])
{
    return q[0] * q[0];
}

double belt_final_place(double t, const double q[N], const double v[N], const double a[N],
                        const double lambda[M], const double rho[P], const int mode[MODES])
{
    return q[0];
}

double belt_cost_sticking(double t, const double q[N], const double v[N], const double a[N],
                          const double lambda[M], const double rho[P], const int mode[MODES])
{
    double time;
    time = 0.0;
    if (mode[STICKS])
        time = 1.0;
    return time;
}

/* The normal force; the friction, and the slip. */
void belt_outputs(double t, const double q[N], const double v[N], const double a[N],
                  const double lambda[M], const double rho[P], const int mode[MODES],
                  double out[3])
{
    out[0] = rho[MASS] * rho[GRAVITY];
    out[1] = -lambda[0];
    out[2] = v[0] - rho[BELT];
}

#include "costate.h" /* Tapenade reads up to here */

#include <string.h>

static const cst_parameter parameters[P] = {
    { "m", "kg", 1.0, 1e-3, 1e3, "mass" },
    { "k", "N/m", 30.0, 0.0, 1e6, "rate of the spring" },
    { "c", "N s/m", 0.3, 0.0, 1e4, "damping" },
    { "vb", "m/s", 0.2, -1e2, 1e2, "speed of the belt" },
    { "mu", "-", 0.3, 0.0, 10.0, "friction of slip" },
    { "mus", "-", 0.45, 0.0, 10.0, "limit of stick, not below mu" },
    { "g", "m/s^2", 9.81, 0.0, 1e2, "gravity" },
};

static const cst_cost costs[] = {
    { "swing", "m^2 s", "integral of the squared displacement" },
    { "place", "m", "where the mass is at the end" },
    { "sticking", "s", "time in stick" },
};

static const char *const coordinates[N] = { "x" };

static const cst_output outputs[] = {
    { "weight", "N", "normal force on the belt" },
    { "friction", "N", "force of the belt on the mass" },
    { "slip", "m/s", "velocity of the mass on the belt" },
};

static const cst_friction frictions[] = {
    { .name = "mass on the belt", .row = 0, .normal = "weight", .coefficient = "mu",
      .limit = "mus" },
};

static void belt_sketch(double t, const double *q, const double *rho, double (*points)[3])
{
    double x = q[0];
    const double at[7][3] = { { -1.0, 0.05 }, { x - 0.05, 0.05 }, { x - 0.05, 0.0 },
                              { x + 0.05, 0.0 }, { x + 0.05, 0.1 }, { x - 0.05, 0.1 },
                              { 1.0, 0.0 } };
    memcpy(points, at, sizeof at);
}

static const cst_sketch_part parts[] = {
    { CST_PIVOT, 0, 0, 0, "wall" },
    { CST_SPRING, 0, 1, 0, "spring" },
    { CST_PLATE, 2, 5, 0, "mass" },
};
static const cst_sketch sketch = { .place = belt_sketch,
                                   .points = 7,
                                   .parts = parts,
                                   .parts_count = sizeof parts / sizeof parts[0],
                                   .up = 1 };

extern const cst_kernels belt_kernels;
const cst_model belt_model = {
    .abi = CST_ABI,
    .name = "belt",
    .about = "a mass on a belt, held by a spring: stick and slip",
    .n = N,
    .m = M,
    .p = P,
    .parameters = parameters,
    .costs = costs,
    .costs_count = 3,
    .design = "all",
    .coordinates = coordinates,
    .outputs = outputs,
    .outputs_count = 3,
    .start = CST_GIVEN,
    .tf = 6.0,
    .kernels = &belt_kernels,
    .sketch = &sketch,
    .frictions = frictions,
    .frictions_count = 1,
};
