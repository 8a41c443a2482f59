/* A corner of a vehicle over a bump: a trailing arm whose wheel travels up to an elastic bump stop,
 * and on to a rigid one, which it strikes.
 *
 *     hull    mass M, moves along y only        q[0..2] = (x, y, angle)
 *     arm     with the wheel, center of mass in the hub, pivot on the hull at L in front of the hub
 *     s       travel: the hub over the pivot; the elastic stop acts from s = se on, a cubic spring;
 *             the rigid one allows s <= sr, with restitution e
 *     tyre    a spring and a damper to the road h exp(-((t - t0) / w)^2); it may lift off */
#include <math.h>

#include "planar.h"

enum { HULL = 0, ARM = 3, N = 6 };
enum { GUIDE, UPRIGHT, PIVOT, STOP = PIVOT + 2, M };
enum {
    M_HULL,
    M_ARM,
    J_ARM,
    LENGTH,
    RATE,
    DAMPING,
    FREE,
    STOP_FROM,
    STOP_RATE,
    STOP_CUBIC,
    LIMIT,
    RESTITUTION,
    TYRE,
    TYRE_DAMPING,
    RADIUS,
    BUMP,
    INSTANT,
    WIDTH,
    GRAVITY,
    P
};
enum { ROLLS, PRESSES, SWITCHES };
#define MODES (SWITCHES + 2) /* of a search, of the contact */

/* Where the spring is: behind the pivot on the hull, and on the arm, from the hub */
#define SPRING_X -0.1
#define SPRING_Y 0.35

static double road(double t, double h, double t0, double w)
{
    return h * exp(-(t - t0) * (t - t0) / (w * w));
}

/* By how much the tyre is pressed in */
static double pressed(double t, const double q[N], const double rho[P])
{
    return road(t, rho[BUMP], rho[INSTANT], rho[WIDTH]) + rho[RADIUS] - q[ARM + 1];
}

static double load(double t, const double q[N], const double v[N], const double rho[P])
{
    double rate;
    rate = -2 * (t - rho[INSTANT]) / (rho[WIDTH] * rho[WIDTH]) *
               road(t, rho[BUMP], rho[INSTANT], rho[WIDTH]) -
           v[ARM + 1];
    return rho[TYRE] * pressed(t, q, rho) + rho[TYRE_DAMPING] * rate;
}

static double elastic_stop(const double q[N], const double rho[P])
{
    double s;
    s = q[ARM + 1] - q[HULL + 1] - rho[STOP_FROM];
    return s * (rho[STOP_RATE] + rho[STOP_CUBIC] * s * s);
}

void bumpstop_inertia(const double q[N], const double a[N], const double rho[P], double f[N])
{
    int i;
    for (i = 0; i < N; i++)
        f[i] = 0.0;
    add_body(rho[M_HULL], rho[J_ARM], &a[HULL], &f[HULL]); /* its angle is held */
    add_body(rho[M_ARM], rho[J_ARM], &a[ARM], &f[ARM]);
}

void bumpstop_forces(double t, const double q[N], const double v[N], const double rho[P],
                     const int mode[MODES], double Q[N])
{
    int i;
    double F;
    for (i = 0; i < N; i++)
        Q[i] = 0.0;
    add_weight(rho[M_HULL], rho[GRAVITY], &Q[HULL]);
    add_weight(rho[M_ARM], rho[GRAVITY], &Q[ARM]);
    add_spring(&q[HULL], &v[HULL], SPRING_X, SPRING_Y, &q[ARM], &v[ARM], SPRING_X, 0.0, rho[RATE],
               rho[DAMPING], rho[FREE], &Q[HULL], &Q[ARM]);
    if (mode[ROLLS]) {
        F = load(t, q, v, rho);
        Q[ARM + 1] += F;
    }
    if (mode[PRESSES]) {
        F = elastic_stop(q, rho);
        Q[HULL + 1] += F;
        Q[ARM + 1] -= F;
    }
}

void bumpstop_switches(double t, const double q[N], const double v[N], const double rho[P],
                       const int mode[MODES], double s[SWITCHES])
{
    s[ROLLS] = pressed(t, q, rho);
    s[PRESSES] = q[ARM + 1] - q[HULL + 1] - rho[STOP_FROM];
}

void bumpstop_constraints(double t, const double q[N], const double rho[P], double phi[M])
{
    double on_hull, on_arm;
    on_hull = -1.0 * rho[LENGTH];
    on_arm = -1.0 * rho[LENGTH];
    phi[GUIDE] = q[HULL];
    phi[UPRIGHT] = q[HULL + 2];
    pin(&q[HULL], on_hull, 0.0, &q[ARM], on_arm, 0.0, &phi[PIVOT]);
    phi[STOP] = rho[LIMIT] - q[ARM + 1] + q[HULL + 1]; /* the gap */
}

/* A guess: the start is an equilibrium. */
void bumpstop_initial(const double rho[P], double q[N], double v[N])
{
    int i;
    for (i = 0; i < N; i++) {
        q[i] = 0.0;
        v[i] = 0.0;
    }
    q[ARM + 1] = rho[RADIUS] - (rho[M_HULL] + rho[M_ARM]) * rho[GRAVITY] / rho[TYRE];
    q[HULL + 1] = q[ARM + 1];
}

/* Velocities at the equilibrium */
void bumpstop_launch(const double q[N], const double rho[P], double v[N])
{
    int i;
    for (i = 0; i < N; i++)
        v[i] = 0.0;
}

/* Discomfort: the hull's acceleration, but for the impacts' */
double bumpstop_cost_ride(double t, const double q[N], const double v[N], const double a[N],
                          const double lambda[M], const double rho[P], const int mode[MODES])
{
    return a[HULL + 1] * a[HULL + 1];
}

double bumpstop_cost_heave(double t, const double q[N], const double v[N], const double a[N],
                           const double lambda[M], const double rho[P], const int mode[MODES])
{
    return (q[HULL + 1] - rho[RADIUS]) * (q[HULL + 1] - rho[RADIUS]);
}

double bumpstop_final_height(double t, const double q[N], const double v[N], const double a[N],
                             const double lambda[M], const double rho[P], const int mode[MODES])
{
    return q[HULL + 1];
}

void bumpstop_outputs(double t, const double q[N], const double v[N], const double a[N],
                      const double lambda[M], const double rho[P], const int mode[MODES],
                      double out[5])
{
    out[0] = q[ARM + 1] - q[HULL + 1];
    out[1] = 0.0;
    out[2] = 0.0;
    if (mode[PRESSES])
        out[1] = elastic_stop(q, rho);
    if (mode[ROLLS])
        out[2] = load(t, q, v, rho);
    out[3] = -lambda[STOP];
    out[4] = a[HULL + 1];
}

#include "costate.h" /* Tapenade reads up to here */

#include <string.h>

static const cst_parameter parameters[P] = {
    { "M", "kg", 400.0, 1.0, 1e5, "mass of the hull" },
    { "m", "kg", 40.0, 0.1, 1e4, "mass of arm and wheel" },
    { "J", "kg m^2", 2.0, 1e-3, 1e4, "their inertia about the hub" },
    { "L", "m", 0.45, 0.2, 2.0, "length of the arm" },
    { "k", "N/m", 40e3, 0.0, 1e7, "rate of the spring" },
    { "c", "N s/m", 2500.0, 0.0, 1e6, "damping of the damper" },
    { "l0", "m", 0.476, 0.1, 2.0, "natural length of the spring" },
    { "se", "m", 0.03, -0.5, 0.5, "travel at which the elastic stop begins to act" },
    { "ke", "N/m", 60e3, 0.0, 1e8, "its rate at the begin" },
    { "ke3", "N/m^3", 40e6, 0.0, 1e12, "its cubic rate" },
    { "sr", "m", 0.055, -0.5, 0.5, "travel at the rigid stop" },
    { "e", "-", 0.3, 0.0, 1.0, "restitution of the rigid stop" },
    { "kt", "N/m", 200e3, 0.0, 1e8, "rate of the tyre" },
    { "ct", "N s/m", 150.0, 0.0, 1e6, "damping of the tyre" },
    { "R", "m", 0.3, 0.05, 2.0, "radius of the tyre" },
    { "h", "m", 0.1, -1.0, 1.0, "height of the bump" },
    { "t0", "s", 0.12, 0.0, 1e2, "when it is passed" },
    { "w", "s", 0.04, 1e-3, 10.0, "half its width, in time" },
    { "g", "m/s^2", 9.81, 0.0, 1e2, "gravity" },
};

static const cst_cost costs[] = {
    { "ride", "m^2/s^3", "integral of the hull's squared acceleration, impacts apart" },
    { "heave", "m^2 s", "integral of the hull's squared displacement" },
    { "height", "m", "height of the hull at the end" },
};

static const char *const coordinates[N] = { "x", "y", "angle", "hub_x", "hub_y", "arm" };
static const char *const switches[SWITCHES] = { "tyre on the road", "elastic stop" };

static const cst_output outputs[] = {
    { "travel", "m", "of the wheel, upwards" },
    { "bump_stop", "N", "force of the elastic stop" },
    { "tyre", "N", "load of the tyre" },
    { "rigid_stop", "N", "force of the rigid stop, not that of impacts" },
    { "az", "m/s^2", "acceleration of the hull" },
};

static const cst_contact contacts[] = {
    { .name = "rigid stop", .row = STOP, .restitution = "e" },
};

static void bumpstop_sketch(double t, const double *q, const double *rho, double (*points)[3])
{
    double pivot[2], foot[2], head[2];
    point(&q[HULL], -rho[LENGTH], 0.0, pivot);
    point(&q[HULL], SPRING_X, SPRING_Y, head);
    point(&q[ARM], SPRING_X, 0.0, foot);
    const double ground = road(t, rho[BUMP], rho[INSTANT], rho[WIDTH]);
    const double at[10][3] = { { pivot[0], pivot[1] },
                               { q[ARM], q[ARM + 1] },
                               { head[0], head[1] },
                               { foot[0], foot[1] },
                               { q[ARM], q[ARM + 1] - rho[RADIUS] },
                               { -0.3, ground },
                               { 0.3, ground },
                               { pivot[0], head[1] },
                               { 0.1, head[1] },
                               { 0.0, q[HULL + 1] + rho[LIMIT] } };
    memcpy(points, at, sizeof at);
}

static const cst_sketch_part parts[] = {
    { CST_GROUND, 5, 6, 5, "road" },   { CST_BAR, 7, 8, 0, "hull" },
    { CST_BAR, 0, 7, 0, "hull" },      { CST_BAR, 0, 1, 0, "arm" },
    { CST_SPRING, 2, 3, 0, "spring" }, { CST_SPRING, 1, 4, 0, "tyre" },
    { CST_MASS, 1, 0, 0, "wheel" },    { CST_MASS, 9, 0, 0, "rigid stop" },
};
static const cst_sketch sketch = { .place = bumpstop_sketch,
                                   .points = 10,
                                   .parts = parts,
                                   .parts_count = sizeof parts / sizeof parts[0],
                                   .up = 1 };

extern const cst_kernels bumpstop_kernels;
const cst_model bumpstop_model = {
    .abi = CST_ABI,
    .name = "bumpstop",
    .about = "a corner of a vehicle that strikes a rigid bump stop beside an elastic one",
    .n = N,
    .m = M,
    .p = P,
    .s = SWITCHES,
    .parameters = parameters,
    .costs = costs,
    .costs_count = 3,
    .design = "k,c,se,ke,ke3,sr,e",
    .coordinates = coordinates,
    .switches = switches,
    .outputs = outputs,
    .outputs_count = 5,
    .start = CST_EQUILIBRIUM,
    .tf = 0.8,
    .kernels = &bumpstop_kernels,
    .sketch = &sketch,
    .contacts = contacts,
    .contacts_count = 1,
};
