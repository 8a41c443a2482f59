/* touches: every gap and every slip of planar.h, points.h and space.h, once each, with parameters
 * in all of their geometry.  No machine: a test of derivatives (test_zoo.sh). */
#include <math.h>

#include "planar.h"
#include "points.h"
#include "space.h"

/* In the plane: a disc on a slope, a plate, a disc on it, two discs, a pin in the plate's hole;
 * points in the plane and in space; a body with a foot, a wheel */
enum { DISC = 0, PLATE = 3, ROLLER = 6, LEFT = 9, RIGHT = 12, PIN = 15, DOT = 18, SPOT = 20,
    FOOT = 23, WHEEL = 30, N = 37 };
/* Gaps, then slips */
enum { G_DISC, G_ROLLER, G_DISCS, G_PIN, G_DOT, G_SPOT, G_FOOT, G_RIM, S_DISC, S_ROLLER, S_DISCS,
    S_DOT, S_SPOT, S_SPOT2, S_FOOT, S_FOOT2, S_HINGE, NORM, M = NORM + 2 };

#define PARAMETERS(X) \
    X(MASS, 1.2) X(INERTIA, 0.3) X(G, 9.81) X(SX, 0.02) X(SY, -0.01) X(RADIUS, 0.1) X(LX, 0.1) \
    X(LY, -0.5) X(SLOPE, 0.15) X(FX, 0.02) X(FY, 0.03) X(FLAT, 0.1) X(RI, 0.2) X(RJ, 0.15) \
    X(HX, 0.3) X(HY, -0.1) X(PLAY, 0.04) X(PX, 0.2) X(PY, -0.3) X(PZ, -0.4) X(TILT, 0.1) \
    X(FOOTX, 0.1) X(FOOTY, -0.1) X(FOOTZ, -0.3) X(ROLLING, 0.3) X(CAMBER, 0.2) X(HINGE, 0.05) \
    X(MU, 0.3) X(E, 0.5) X(LOAD, 2.0) X(STIFFNESS, 40.0) X(SPEED, 0.4) X(TURN, 0.5)
#define INDEX(name, value) name,
enum { PARAMETERS(INDEX) P };
#define MODES (1 + 8 + 2 * 9)

void touches_inertia(const double q[N], const double a[N], const double rho[P], double f[N])
{
    int i;
    double body[4];
    body[0] = rho[MASS];
    body[1] = rho[INERTIA];
    body[2] = 1.1 * rho[INERTIA];
    body[3] = 1.3 * rho[INERTIA];
    for (i = 0; i < N; i++)
        f[i] = 0.0;
    for (i = 0; i < 6; i++)
        add_body(rho[MASS], rho[INERTIA], &a[3 * i], &f[3 * i]);
    add_mass2(rho[MASS], &a[DOT], &f[DOT]);
    add_mass3(rho[MASS], &a[SPOT], &f[SPOT]);
    add_inertia(&q[FOOT], &a[FOOT], body, &f[FOOT]);
    add_inertia(&q[WHEEL], &a[WHEEL], body, &f[WHEEL]);
}

void touches_forces(double t, const double q[N], const double v[N], const double rho[P],
                    const int mode[MODES], double Q[N])
{
    int i;
    double body[4], g[3];
    body[0] = rho[MASS];
    body[1] = rho[INERTIA];
    body[2] = 1.1 * rho[INERTIA];
    body[3] = 1.3 * rho[INERTIA];
    g[0] = 0.0;
    g[1] = 0.0;
    g[2] = -rho[G];
    for (i = 0; i < N; i++)
        Q[i] = 0.0;
    add_weight(rho[MASS], rho[G], &Q[DISC]);
    add_weight(rho[MASS], rho[G], &Q[ROLLER]);
    add_weight(rho[MASS], rho[G], &Q[PIN]);
    Q[PLATE] = -rho[STIFFNESS] * q[PLATE];
    Q[PLATE + 1] = -rho[STIFFNESS] * q[PLATE + 1];
    Q[PLATE + 2] = -rho[STIFFNESS] * q[PLATE + 2];
    Q[LEFT] = rho[G];
    Q[RIGHT] = -rho[G];
    Q[DOT + 1] = -rho[MASS] * rho[G];
    add_weight3(rho[MASS], g, &Q[SPOT]);
    add_gravity(body, g, &Q[FOOT]);
    add_gravity(body, g, &Q[WHEEL]);
    add_gyration(&q[FOOT], &v[FOOT], body, &Q[FOOT]);
    add_gyration(&q[WHEEL], &v[WHEEL], body, &Q[WHEEL]);
}

/* The unit vectors of a plane: its normal, two across */
static void plane(double tilt, double u[9])
{
    double c, s;
    c = cos(tilt);
    s = sin(tilt);
    u[0] = -s;
    u[1] = 0;
    u[2] = c;
    u[3] = c;
    u[4] = 0;
    u[5] = s;
    u[6] = 0;
    u[7] = -1;
    u[8] = 0;
}

void touches_constraints(double t, const double q[N], const double rho[P], double phi[M])
{
    int k;
    double x[3], u[9], w[9], n[9], p[3], s[3], axis[3], b[2 * FRAME], o[6];
    for (k = 0; k < 3; k++) {
        x[k] = rho[PX + k];
        p[k] = rho[FOOTX + k];
        s[k] = 0;
    }
    for (k = 0; k < 6; k++)
        o[k] = 0;
    plane(rho[TILT], u);
    plane(rho[TILT], w);
    s[0] = sin(rho[CAMBER]);
    s[1] = cos(rho[CAMBER]);
    axis[0] = 0.1;
    axis[1] = 1;
    axis[2] = rho[CAMBER];
    triad(axis, 0, n);
    phi[G_DISC] = above_line(&q[DISC], rho[SX], rho[SY], rho[RADIUS], rho[LX], rho[LY], rho[SLOPE]);
    phi[S_DISC] = along_line(&q[DISC], rho[SX], rho[SY], rho[RADIUS], rho[LX], rho[LY], rho[SLOPE]);
    phi[G_ROLLER] = above_flat(&q[PLATE], rho[FX], rho[FY], rho[FLAT], &q[ROLLER], rho[SX],
                               rho[SY], rho[RADIUS]);
    phi[S_ROLLER] = along_flat(&q[PLATE], rho[FX], rho[FY], rho[FLAT], &q[ROLLER], rho[SX],
                               rho[SY], rho[RADIUS]);
    phi[G_DISCS] = tie(&q[LEFT], rho[SX], rho[SY], &q[RIGHT], rho[FX], rho[FY], rho[RI] + rho[RJ]);
    phi[S_DISCS] = along_disc(&q[LEFT], rho[SX], rho[SY], rho[RI], &q[RIGHT], rho[FX], rho[FY],
                              rho[RJ]);
    phi[G_PIN] = in_hole(&q[PLATE], rho[HX], rho[HY], &q[PIN], rho[SX], rho[SY], rho[PLAY]);
    above2(&q[DOT], rho[LX], rho[LY], rho[SLOPE], &phi[G_DOT]);
    along2(&q[DOT], rho[LX], rho[LY], rho[SLOPE], &phi[S_DOT]);
    along3(&q[SPOT], x, &u[0], &phi[G_SPOT]);
    along3(&q[SPOT], x, &u[3], &phi[S_SPOT]);
    along3(&q[SPOT], x, &u[6], &phi[S_SPOT2]);
    frame(&q[FOOT], &b[0]);
    frame(&q[WHEEL], &b[FRAME]);
    phi[G_FOOT] = along_axis(&b[0], &o[0], p, x, &w[0]);
    phi[S_FOOT] = along_axis(&b[0], &o[0], p, x, &w[3]);
    phi[S_FOOT2] = along_axis(&b[0], &o[0], p, x, &w[6]);
    phi[G_RIM] = rim_above(&b[FRAME], &o[3], p, s, rho[ROLLING], x, &w[0]);
    phi[S_HINGE] = turned_about(&b[0], &b[FRAME], n, rho[HINGE]);
    phi[NORM] = euler_norm(&q[FOOT]);
    phi[NORM + 1] = euler_norm(&q[WHEEL]);
}

/* All begin a little over what they fall onto. */
void touches_initial(const double rho[P], double q[N], double v[N])
{
    int i;
    for (i = 0; i < N; i++) {
        q[i] = 0.0;
        v[i] = 0.0;
    }
    q[DISC] = 0.1;
    q[DISC + 1] = -0.35;
    v[DISC] = rho[SPEED];
    v[DISC + 2] = rho[TURN];
    v[PLATE + 2] = 0.2 * rho[TURN];
    q[ROLLER + 1] = 0.19;
    v[ROLLER] = rho[SPEED];
    q[LEFT] = -2.0;
    q[LEFT + 1] = 0.05;
    v[LEFT] = rho[SPEED];
    v[LEFT + 2] = rho[TURN];
    q[RIGHT] = -1.6;
    q[PIN] = 0.3;
    q[PIN + 1] = -0.1;
    q[DOT] = 0.2;
    q[DOT + 1] = -0.4;
    v[DOT] = rho[SPEED];
    q[SPOT + 2] = -0.36;
    v[SPOT] = rho[SPEED];
    v[SPOT + 1] = 0.3 * rho[SPEED];
    q[FOOT + 2] = -0.05;
    q[FOOT + 3] = 1.0;
    v[FOOT] = rho[SPEED];
    v[FOOT + 5] = 0.2 * rho[TURN];
    q[WHEEL + 2] = 0.22;
    q[WHEEL + 3] = 1.0;
    v[WHEEL] = rho[SPEED];
    v[WHEEL + 4] = 0.2 * rho[TURN];
    v[WHEEL + 5] = 0.3 * rho[TURN];
}

double touches_cost_all(double t, const double q[N], const double v[N], const double a[N],
                        const double lambda[M], const double rho[P], const int mode[MODES])
{
    int i;
    double sum;
    sum = 0.0;
    for (i = 0; i < N; i++)
        sum += (1.0 + 0.1 * i) * q[i] * q[i];
    return sum;
}

void touches_outputs(double t, const double q[N], const double v[N], const double a[N],
                     const double lambda[M], const double rho[P], const int mode[MODES],
                     double out[1])
{
    out[0] = rho[LOAD];
}

#include "costate.h"

#define ROW(name, value) { #name, "1", value, -1e6, 1e6, #name },
static const cst_parameter parameters[P] = { PARAMETERS(ROW) };
static const cst_cost costs[] = { { "all", "m^2 s", "integral of all coordinates squared" } };
static const cst_output outputs[] = { { "load", "N", "on the hinge" } };
static const cst_contact contacts[] = {
    { .name = "disc", .row = G_DISC, .restitution = "E" },
    { .name = "roller", .row = G_ROLLER, .restitution = "E" },
    { .name = "discs", .row = G_DISCS, .restitution = "E" },
    { .name = "pin", .row = G_PIN, .restitution = "E" },
    { .name = "dot", .row = G_DOT, .restitution = "E" },
    { .name = "spot", .row = G_SPOT, .restitution = "E" },
    { .name = "foot", .row = G_FOOT, .restitution = "E" },
    { .name = "rim", .row = G_RIM, .restitution = "E" },
};
#define ON(name_, row_, contact_) \
    { .name = name_, .row = row_, .contact = contact_, .coefficient = "MU" }
#define ACROSS(name_, row_, contact_, of) \
    { .name = name_, .row = row_, .contact = contact_, .coefficient = "MU", .across = of }
static const cst_friction frictions[] = {
    ON("disc slip", S_DISC, "disc"),
    ON("roller slip", S_ROLLER, "roller"),
    ON("discs slip", S_DISCS, "discs"),
    ON("dot slip", S_DOT, "dot"),
    ON("spot slip", S_SPOT, "spot"),
    ACROSS("spot across", S_SPOT2, "spot", "spot slip"),
    ON("foot slip", S_FOOT, "foot"),
    ACROSS("foot across", S_FOOT2, "foot", "foot slip"),
    { .name = "hinge", .row = S_HINGE, .normal = "load", .coefficient = "MU" },
};
extern const cst_kernels touches_kernels;
const cst_model touches_model = {
    .abi = CST_ABI, .name = "touches", .about = "every gap and slip of the libraries of joints",
    .n = N, .m = M, .p = P,
    .parameters = parameters, .costs = costs, .costs_count = 1, .design = "MU",
    .outputs = outputs, .outputs_count = 1,
    .start = CST_GIVEN, .tf = 0.15,
    .kernels = &touches_kernels,
    .contacts = contacts, .contacts_count = 8, .frictions = frictions, .frictions_count = 9,
};
