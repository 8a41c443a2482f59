/* @NAME@: a corner of a vehicle in the plane across it: a quarter of the chassis, which moves up and down, a hub carrier on two
 * wishbones, a spring and a damper, and a tyre that may lift off, on a road that rises and falls.
 *
 * A model to be edited into your own.  The wishbones have no mass: each is a distance (tie).  The tyre is a contact with a switch: its
 * depth is the switch function, and mode[0] is 1 where it is positive.  The start is the static equilibrium.  y points outward from the
 * vehicle, z up; a body has y, z of its center of mass and its angle.  joints.md lists joints, elements and the signs of reactions. */
#include <math.h>

#include "planar.h"
#include "drivers.h"

enum { CHASSIS = 0, HUB = 3, N = 6, M = 4, S = 1 };

/* The points of the nominal configuration: y and z each */
enum { LOWER_IN, LOWER_OUT = 2, UPPER_IN = 4, UPPER_OUT = 6, SPRING_TOP = 8, SPRING_FOOT = 10, WHEEL = 12, MC = 14, MW, JW, GRAVITY, STIFFNESS,
       DAMPING, FREE, RADIUS, TYRE, ROAD, FREQUENCY, CHASSIS_Z, P };

void @NAME@_inertia(const double q[N], const double a[N], const double rho[P], double f[N])
{
    int i;
    double J;
    J = 1.0; /* the chassis does not turn: any value will do */
    for (i = 0; i < N; i++)
        f[i] = 0.0;
    add_body(rho[MC], J, &a[CHASSIS], &f[CHASSIS]);
    add_body(rho[MW], rho[JW], &a[HUB], &f[HUB]);
}

/* How high the road is: 0 at the start */
static double road(double t, const double rho[P])
{
    return 0.5 * rho[ROAD] * (1.0 - cos(6.283185307179586 * rho[FREQUENCY] * t));
}

void @NAME@_forces(double t, const double q[N], const double v[N], const double rho[P], const int mode[S + 1], double Q[N])
{
    int i;
    double fy, fz, ty, tz, z, none;
    for (i = 0; i < N; i++)
        Q[i] = 0.0;
    none = 0.0;
    fy = rho[SPRING_FOOT] - rho[WHEEL]; /* the hub carrier's center of mass is the wheel's center */
    fz = rho[SPRING_FOOT + 1] - rho[WHEEL + 1];
    ty = rho[SPRING_TOP];
    tz = rho[SPRING_TOP + 1] - rho[CHASSIS_Z];
    z = road(t, rho);
    add_weight(rho[MC], rho[GRAVITY], &Q[CHASSIS]);
    add_weight(rho[MW], rho[GRAVITY], &Q[HUB]);
    add_spring(&q[CHASSIS], &v[CHASSIS], ty, tz, &q[HUB], &v[HUB], fy, fz, rho[STIFFNESS], rho[DAMPING], rho[FREE], &Q[CHASSIS], &Q[HUB]);
    add_contact(&q[HUB], &v[HUB], none, none, rho[RADIUS], none, z, none, rho[TYRE], none, mode[0], &Q[HUB]);
}

/* The length of a wishbone, as it was drawn */
static double drawn(double y1, double z1, double y2, double z2)
{
    return pow((y2 - y1) * (y2 - y1) + (z2 - z1) * (z2 - z1), 0.5);
}

void @NAME@_constraints(double t, const double q[N], const double rho[P], double phi[M])
{
    double lower, upper, li, lo, ly, ui, uo, uy;
    lower = drawn(rho[LOWER_IN], rho[LOWER_IN + 1], rho[LOWER_OUT], rho[LOWER_OUT + 1]);
    upper = drawn(rho[UPPER_IN], rho[UPPER_IN + 1], rho[UPPER_OUT], rho[UPPER_OUT + 1]);
    li = rho[LOWER_IN + 1] - rho[CHASSIS_Z];
    ly = rho[LOWER_OUT] - rho[WHEEL];
    lo = rho[LOWER_OUT + 1] - rho[WHEEL + 1];
    ui = rho[UPPER_IN + 1] - rho[CHASSIS_Z];
    uy = rho[UPPER_OUT] - rho[WHEEL];
    uo = rho[UPPER_OUT + 1] - rho[WHEEL + 1];
    phi[0] = q[CHASSIS];
    phi[1] = q[CHASSIS + 2];
    phi[2] = tie(&q[CHASSIS], rho[LOWER_IN], li, &q[HUB], ly, lo, lower);
    phi[3] = tie(&q[CHASSIS], rho[UPPER_IN], ui, &q[HUB], uy, uo, upper);
}

/* As it was drawn; the program looks for the equilibrium near it */
void @NAME@_initial(const double rho[P], double q[N], double v[N])
{
    int i;
    for (i = 0; i < N; i++) {
        q[i] = 0.0;
        v[i] = 0.0;
    }
    q[CHASSIS + 1] = rho[CHASSIS_Z];
    q[HUB] = rho[WHEEL];
    q[HUB + 1] = rho[WHEEL + 1];
}

/* The velocities at the start from the equilibrium */
void @NAME@_launch(const double q[N], const double rho[P], double v[N])
{
    int i;
    for (i = 0; i < N; i++)
        v[i] = 0.0;
}

/* The tyre's depth: it is loaded where this is positive */
void @NAME@_switches(double t, const double q[N], const double v[N], const double rho[P], const int mode[S + 1], double s[S])
{
    double z, none;
    none = 0.0;
    z = road(t, rho);
    s[0] = depth(&q[HUB], none, none, rho[RADIUS], none, z, none);
}

/* Comfort: the chassis's acceleration, squared */
double @NAME@_cost_comfort(double t, const double q[N], const double v[N], const double a[N], const double lambda[M], const double rho[P],
                           const int mode[S + 1])
{
    return a[CHASSIS + 1] * a[CHASSIS + 1];
}

/* Camber: the hub carrier's angle, squared, in degrees */
double @NAME@_cost_camber(double t, const double q[N], const double v[N], const double a[N], const double lambda[M], const double rho[P],
                          const int mode[S + 1])
{
    return 3282.806350011744 * q[HUB + 2] * q[HUB + 2];
}

void @NAME@_outputs(double t, const double q[N], const double v[N], const double a[N], const double lambda[M], const double rho[P],
                    const int mode[S + 1], double out[4])
{
    double z, none;
    none = 0.0;
    z = road(t, rho);
    out[0] = mode[0] * rho[TYRE] * depth(&q[HUB], none, none, rho[RADIUS], none, z, none);
    out[1] = 57.29577951308232 * q[HUB + 2];
    out[2] = q[CHASSIS + 1] - rho[CHASSIS_Z];
    out[3] = z;
}

#include "costate.h" /* Tapenade reads up to here; below, any C will do */

static const cst_parameter parameters[P] = {
    [LOWER_IN] = { "lower_y", "m", 0.25, 0.1, 0.5, "lower wishbone at the chassis" },
    [LOWER_IN + 1] = { "lower_z", "m", 0.28, 0.1, 0.5, "lower wishbone at the chassis" },
    [LOWER_OUT] = { "lower_y2", "m", 0.62, 0.5, 0.8, "lower wishbone at the hub carrier" },
    [LOWER_OUT + 1] = { "lower_z2", "m", 0.22, 0.1, 0.4, "lower wishbone at the hub carrier" },
    [UPPER_IN] = { "upper_y", "m", 0.32, 0.1, 0.5, "upper wishbone at the chassis" },
    [UPPER_IN + 1] = { "upper_z", "m", 0.55, 0.3, 0.8, "upper wishbone at the chassis" },
    [UPPER_OUT] = { "upper_y2", "m", 0.58, 0.5, 0.8, "upper wishbone at the hub carrier" },
    [UPPER_OUT + 1] = { "upper_z2", "m", 0.50, 0.3, 0.8, "upper wishbone at the hub carrier" },
    [SPRING_TOP] = { "top_y", "m", 0.40, 0.1, 0.6, "spring and damper at the chassis" },
    [SPRING_TOP + 1] = { "top_z", "m", 0.75, 0.5, 1.0, "spring and damper at the chassis" },
    [SPRING_FOOT] = { "foot_y", "m", 0.58, 0.4, 0.7, "spring and damper at the hub carrier" },
    [SPRING_FOOT + 1] = { "foot_z", "m", 0.30, 0.1, 0.45, "spring and damper at the hub carrier" },
    [WHEEL] = { "wheel_y", "m", 0.70, 0.5, 1.0, "center of the wheel and of the hub carrier's mass" },
    [WHEEL + 1] = { "wheel_z", "m", 0.30, 0.2, 0.5, "center of the wheel" },
    [MC] = { "mc", "kg", 350.0, 50.0, 2000.0, "a quarter of the chassis" },
    [MW] = { "mw", "kg", 35.0, 5.0, 200.0, "wheel, hub carrier and brake" },
    [JW] = { "jw", "kg m^2", 1.2, 0.05, 20.0, "their inertia about the direction of travel" },
    [GRAVITY] = { "g", "m/s^2", 9.81, 0.0, 20.0, "gravity" },
    [STIFFNESS] = { "k", "N/m", 30000.0, 5000.0, 2e5, "rate of the spring" },
    [DAMPING] = { "c", "N s/m", 2000.0, 0.0, 2e4, "coefficient of the damper" },
    [FREE] = { "l0", "m", 0.62, 0.3, 1.0, "natural length of the spring" },
    [RADIUS] = { "radius", "m", 0.32, 0.2, 0.5, "radius of the tyre, unloaded" },
    [TYRE] = { "kt", "N/m", 2e5, 2e4, 1e6, "vertical stiffness of the tyre" },
    [ROAD] = { "road", "m", 0.05, -0.2, 0.2, "height of the road's waves" },
    [FREQUENCY] = { "f", "Hz", 2.0, 0.0, 20.0, "their frequency" },
    [CHASSIS_Z] = { "zc", "m", 0.6, 0.2, 1.5, "height of the chassis's center of mass" },
};

static const cst_cost costs[] = {
    { "comfort", "m^2/s^3", "integral of the chassis's squared vertical acceleration" },
    { "camber", "deg^2 s", "integral of the squared change of camber" },
};

static const cst_output outputs[] = {
    { "tyre", "N", "vertical force of the tyre" },
    { "camber", "deg", "change of camber" },
    { "heave", "m", "chassis, above its drawn height" },
    { "road", "m", "height of the road" },
};

static const char *const coordinates[N] = { "chassis_y", "chassis_z", "chassis_angle", "hub_y", "hub_z", "hub_angle" };
static const char *const switches[S] = { "tyre loaded" };

extern const cst_kernels @NAME@_kernels;
const cst_model @NAME@_model = {
    .abi = CST_ABI, .name = "@NAME@", .about = "a corner of a vehicle: two wishbones, spring, damper, a tyre that may lift off",
    .n = N, .m = M, .p = P, .s = S, .parameters = parameters, .costs = costs, .costs_count = 2, .design = "k,c,lower_z,upper_z",
    .coordinates = coordinates, .switches = switches, .outputs = outputs, .outputs_count = 4,
    .start = CST_EQUILIBRIUM, .tf = 1.5, .kernels = &@NAME@_kernels,
};
