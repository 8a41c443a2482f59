/* Rigid bodies in space: joints about any axis, bushings, torques, contact, as plain C for
 * Tapenade. It brings joints.h and elements.h.
 *
 * A joint is between body i and body j, with their frames bi, bj and nominal origins oi, oj
 * (joints.h). Its point p and its axes are those of the nominal configuration, in global axes, and
 * may depend on parameters. The axes come as a triad, three unit vectors: n[0..2] the joint's axis
 * u, n[3..5] and n[6..8] two across it, v and w = u x v. The ground is a body too, at rest, with
 * its origin in 0. Its frame and its origin belong into the arrays of the others (Tapenade refuses
 * arrays of their own, which have no derivative):
 *
 *     double b[2 * FRAME], o[6];
 *     rest(&b[0]);  frame(&q[0], &b[FRAME]);  o[0] = 0; ... o[5] = ...;
 *     hinge(&b[0], &o[0], &b[FRAME], &o[3], p, n, &phi[1]);
 *
 * What lambda is, row by row, stands in doc/guide/joints.md. */
#include "joints.h"
#include "elements.h"

/* ---- frames that are not a body's in Euler parameters ---- */

/* The ground */
static void rest(double b[FRAME])
{
    int k;
    for (k = 0; k < FRAME; k++)
        b[k] = 0;
    b[FA] = 1;
    b[FA + 4] = 1;
    b[FA + 8] = 1;
}

/* A body of planar.h, q = (x, y, angle), that moves in the plane z = 0: with it joints.h and
 * planar.h meet. (It does not call `rest`: Tapenade loses a helper that one caller needs with
 * derivatives and another without.) */
static void flat_frame(const double q[3], double b[FRAME])
{
    double c, s;
    c = cos(q[2]);
    s = sin(q[2]);
    b[FR] = q[0];
    b[FR + 1] = q[1];
    b[FR + 2] = 0;
    b[FA] = c;
    b[FA + 1] = s;
    b[FA + 2] = 0;
    b[FA + 3] = -s;
    b[FA + 4] = c;
    b[FA + 5] = 0;
    b[FA + 6] = 0;
    b[FA + 7] = 0;
    b[FA + 8] = 1;
}

static void flat_twist(const double v[3], double w[TWIST])
{
    w[VO] = v[0];
    w[VO + 1] = v[1];
    w[VO + 2] = 0;
    w[VW] = 0;
    w[VW + 1] = 0;
    w[VW + 2] = v[2];
}

/* Q += what of a wrench acts in the plane */
static void add_flat(const double W[WRENCH], double Q[3])
{
    Q[0] += W[WF];
    Q[1] += W[WF + 1];
    Q[2] += W[WM + 2];
}

/* ---- axes ---- */

static const int global_axis[9] = { 1, 0, 0, 0, 1, 0, 0, 0, 1 };

/* The triad of the axis u, of any length; k is the global axis (0 x, 1 y, 2 z) that v is
 * perpendicular to: any that u is not along */
static void triad(const double u[3], int k, double n[9])
{
    double length, ux, uy, uz, x, y, z, across, vx, vy, vz;
    length = pow(u[0] * u[0] + u[1] * u[1] + u[2] * u[2], 0.5);
    ux = u[0] / length;
    uy = u[1] / length;
    uz = u[2] / length;
    x = global_axis[3 * k + 1] * uz - global_axis[3 * k + 2] * uy;
    y = global_axis[3 * k + 2] * ux - global_axis[3 * k] * uz;
    z = global_axis[3 * k] * uy - global_axis[3 * k + 1] * ux;
    across = pow(x * x + y * y + z * z, 0.5);
    vx = x / across;
    vy = y / across;
    vz = z / across;
    n[0] = ux;
    n[1] = uy;
    n[2] = uz;
    n[3] = vx;
    n[4] = vy;
    n[5] = vz;
    n[6] = uy * vz - uz * vy;
    n[7] = uz * vx - ux * vz;
    n[8] = ux * vy - uy * vx;
}

/* Component k of A s: the body's vector s in global axes */
static double turned(const double b[FRAME], const double s[3], int k)
{
    return b[FA + k] * s[0] + b[FA + 3 + k] * s[1] + b[FA + 6 + k] * s[2];
}

/* Body i's vector s times body j's vector t */
static double product(const double bi[FRAME], const double s[3], const double bj[FRAME],
                      const double t[3])
{
    return turned(bi, s, 0) * turned(bj, t, 0) + turned(bi, s, 1) * turned(bj, t, 1) +
           turned(bi, s, 2) * turned(bj, t, 2);
}

/* How far the point p of body j is from that of body i, along body i's vector s */
static double shift(const double bi[FRAME], const double oi[3], const double bj[FRAME],
                    const double oj[3], const double p[3], const double s[3])
{
    double d[3];
    gap(bi, oi, bj, oj, p, d);
    return turned(bi, s, 0) * d[0] + turned(bi, s, 1) * d[1] + turned(bi, s, 2) * d[2];
}

/* ---- joints ---- */

/* 2 equations: body j's axis u stays along body i's */
static void parallel(const double bi[FRAME], const double bj[FRAME], const double n[9],
                     double phi[2])
{
    phi[0] = product(bi, &n[3], bj, &n[0]);
    phi[1] = product(bi, &n[6], bj, &n[0]);
}

/* 5 equations: a hinge at p about the axis u */
static void hinge(const double bi[FRAME], const double oi[3], const double bj[FRAME],
                  const double oj[3], const double p[3], const double n[9], double phi[5])
{
    gap(bi, oi, bj, oj, p, &phi[0]);
    parallel(bi, bj, n, &phi[3]);
}

/* 4 equations: body j slides along the axis u through p, and turns about it */
static void cylindrical(const double bi[FRAME], const double oi[3], const double bj[FRAME],
                        const double oj[3], const double p[3], const double n[9], double phi[4])
{
    phi[0] = shift(bi, oi, bj, oj, p, &n[3]);
    phi[1] = shift(bi, oi, bj, oj, p, &n[6]);
    parallel(bi, bj, n, &phi[2]);
}

/* 5 equations: body j slides along the axis u through p, and does not turn */
static void prismatic(const double bi[FRAME], const double oi[3], const double bj[FRAME],
                      const double oj[3], const double p[3], const double n[9], double phi[5])
{
    cylindrical(bi, oi, bj, oj, p, n, &phi[0]);
    phi[4] = product(bi, &n[3], bj, &n[6]);
}

/* 4 equations: a cross at p, on the axis s of body i and the axis t of body j, which are
 * perpendicular in the nominal configuration */
static void universal(const double bi[FRAME], const double oi[3], const double bj[FRAME],
                      const double oj[3], const double p[3], const double s[3], const double t[3],
                      double phi[4])
{
    gap(bi, oi, bj, oj, p, &phi[0]);
    phi[3] = product(bi, s, bj, t);
}

/* 6 equations: body j is fixed to body i */
static void rigid(const double bi[FRAME], const double oi[3], const double bj[FRAME],
                  const double oj[3], const double p[3], double phi[6])
{
    gap(bi, oi, bj, oj, p, &phi[0]);
    phi[3] = perpendicular(bi, 1, bj, 0);
    phi[4] = perpendicular(bi, 2, bj, 0);
    phi[5] = perpendicular(bi, 1, bj, 2);
}

/* 1 equation: a massless rod of length L from the point pi of body i to the point pj of body j.
 * (d.d - L^2) / 2L has no root, and its lambda is the rod's tension. */
static double rod(const double bi[FRAME], const double oi[3], const double pi[3],
                  const double bj[FRAME], const double oj[3], const double pj[3], double L)
{
    int k;
    double d, sum;
    sum = 0;
    for (k = 0; k < 3; k++) {
        d = bj[FR + k] - bi[FR + k] + lever_to(bj, oj, pj, k) - lever_to(bi, oi, pi, k);
        sum += d * d;
    }
    return (sum - L * L) / (2 * L);
}

/* 1 equation: the point p of body j stays in the plane through p across body i's axis u */
static double in_plane(const double bi[FRAME], const double oi[3], const double bj[FRAME],
                       const double oj[3], const double p[3], const double n[9])
{
    return shift(bi, oi, bj, oj, p, &n[0]);
}

/* 2 equations: the point p of body j stays on body i's line through p along u */
static void on_axis(const double bi[FRAME], const double oi[3], const double bj[FRAME],
                    const double oj[3], const double p[3], const double n[9], double phi[2])
{
    phi[0] = shift(bi, oi, bj, oj, p, &n[3]);
    phi[1] = shift(bi, oi, bj, oj, p, &n[6]);
}

/* 3 equations: the point p of body j is in x, in global axes: a point of a curve, or a position as
 * a function of time */
static void at_place(const double bj[FRAME], const double oj[3], const double p[3],
                     const double x[3], double phi[3])
{
    int k;
    for (k = 0; k < 3; k++)
        phi[k] = bj[FR + k] + lever_to(bj, oj, p, k) - x[k];
}

/* 1 equation: body j is turned by that angle against body i about the axis u of a hinge or a
 * cylindrical joint. With a function of time it is a driver. With a coordinate for the angle it
 * counts turns without end: for gears, racks, screws and torsional springs. (There is a second
 * solution half a turn away: the start decides.) */
static double angle_is(const double bi[FRAME], const double bj[FRAME], const double n[9],
                       double angle)
{
    double s[3];
    int k;
    for (k = 0; k < 3; k++) /* an argument of its own: one that is passed twice has one adjoint */
        s[k] = n[3 + k];
    return product(bi, &n[6], bj, &n[3]) * cos(angle) - product(bi, s, bj, &n[3]) * sin(angle);
}

/* ---- contacts and friction (doc/guide/contact.md): gaps, and places whose rates are slips ---- */

/* How far the point p of the body is from x along the unit vector u, both global.  A gap over the
 * plane through x with the normal u (less its radius, that of a ball about p); with two u across of
 * that, the slips of a point of the body. */
static double along_axis(const double b[FRAME], const double o[3], const double p[3],
                         const double x[3], const double u[3])
{
    return u[0] * (b[FR] + lever_to(b, o, p, 0) - x[0]) +
           u[1] * (b[FR + 1] + lever_to(b, o, p, 1) - x[1]) +
           u[2] * (b[FR + 2] + lever_to(b, o, p, 2) - x[2]);
}

/* A gap: a thin wheel about p, of that radius, with the unit axis s of the body, over the plane
 * through x with the normal u: its rim's lowest point.  It must not lie flat. */
static double rim_above(const double b[FRAME], const double o[3], const double p[3],
                        const double s[3], double radius, const double x[3], const double u[3])
{
    double c;
    c = turned(b, s, 0) * u[0] + turned(b, s, 1) * u[1] + turned(b, s, 2) * u[2];
    return along_axis(b, o, p, x, u) - radius * pow(1 - c * c, 0.5);
}

/* The slip of friction at that radius of a hinge or a cylindrical joint about the axis u: its rate
 * is the radius times that of the angle.  Its value jumps where the angle passes half a turn. */
static double turned_about(const double bi[FRAME], const double bj[FRAME], const double n[9],
                           double radius)
{
    double s[3];
    int k;
    for (k = 0; k < 3; k++) /* an argument of its own, as in angle_is */
        s[k] = n[3 + k];
    return radius * atan2(product(bi, &n[6], bj, &n[3]), product(bi, s, bj, &n[3]));
}

/* ---- forces ---- */

/* d(angle)/dt of a hinge */
static double hinge_rate(const double bi[FRAME], const double wi[TWIST], const double wj[TWIST],
                         const double n[9])
{
    return turned(bi, &n[0], 0) * (wj[VW] - wi[VW]) +
           turned(bi, &n[0], 1) * (wj[VW + 1] - wi[VW + 1]) +
           turned(bi, &n[0], 2) * (wj[VW + 2] - wi[VW + 2]);
}

/* W += a torque T on body j about body i's axis u, and -T on body i: a motor, or -k (angle -
 * angle0) - c rate */
static void torque(double T, const double bi[FRAME], const double n[9], double Wi[WRENCH],
                   double Wj[WRENCH])
{
    double x, y, z;
    x = turned(bi, &n[0], 0);
    y = turned(bi, &n[0], 1);
    z = turned(bi, &n[0], 2);
    Wi[WM] -= T * x;
    Wi[WM + 1] -= T * y;
    Wi[WM + 2] -= T * z;
    Wj[WM] += T * x;
    Wj[WM + 1] += T * y;
    Wj[WM + 2] += T * z;
}

/* A spring and a damper side by side in a line: the force for `push` */
static double strut(double k, double c, double l0, double length, double rate)
{
    return -k * (length - l0) - c * rate;
}

/* x = A' y: a global vector in the body's axes */
static double seen(const double b[FRAME], const double y[3], int k)
{
    return b[FA + 3 * k] * y[0] + b[FA + 3 * k + 1] * y[1] + b[FA + 3 * k + 2] * y[2];
}

/* z += x times y */
static void add_cross(const double x[3], const double y[3], double z[3])
{
    z[0] += x[1] * y[2] - x[2] * y[1];
    z[1] += x[2] * y[0] - x[0] * y[2];
    z[2] += x[0] * y[1] - x[1] * y[0];
}

/* e: what a bushing is moved and turned by, d: the gap; both as body i's axes see it. Of the
 * rotation it takes the sine of its angle times its axis. rate: their derivatives. */
static void deformation(const double bi[FRAME], const double wi[TWIST], const double ci[3],
                        const double bj[FRAME], const double wj[TWIST], const double cj[3],
                        const double d[3], double e[6], double rate[6])
{
    int k;
    double arm[3], u[3], w[3], r[3];
    for (k = 0; k < 3; k++) {
        arm[k] = ci[k] + d[k];
        w[k] = wj[VW + k] - wi[VW + k];
        u[k] = wj[VO + k] - wi[VO + k];
        r[k] = 0;
    }
    add_cross(&wj[VW], cj, u);
    add_cross(arm, &wi[VW], u);
    for (k = 0; k < 3; k++)
        add_cross(&bi[FA + 3 * k], &bj[FA + 3 * k], r);
    for (k = 0; k < 3; k++) {
        e[k] = seen(bi, d, k);
        e[3 + k] = 0.5 * seen(bi, r, k);
        rate[k] = seen(bi, u, k);
        rate[3 + k] = seen(bi, w, k);
    }
}

/* W += a bushing at p: stiffness k and damping c along body i's axes [3] and in rotation about them
 * [3]. The force acts on both bodies in the point of body j, so that it has no moment in sum. Its
 * moments are for rotations of some 30 degrees at most. */
static void bushing(const double bi[FRAME], const double oi[3], const double wi[TWIST],
                    const double bj[FRAME], const double oj[3], const double wj[TWIST],
                    const double p[3], const double k[6], const double c[6], double Wi[WRENCH],
                    double Wj[WRENCH])
{
    int j;
    double ci[3], cj[3], d[3], e[6], rate[6], L[6], F[3], G[3], M;
    for (j = 0; j < 3; j++) {
        ci[j] = lever_to(bi, oi, p, j);
        cj[j] = lever_to(bj, oj, p, j);
    }
    gap(bi, oi, bj, oj, p, d);
    deformation(bi, wi, ci, bj, wj, cj, d, e, rate);
    for (j = 0; j < 6; j++)
        L[j] = k[j] * e[j] + c[j] * rate[j];
    for (j = 0; j < 3; j++) {
        F[j] = turned(bi, &L[0], j);
        G[j] = -F[j];
        M = turned(bi, &L[3], j);
        ci[j] += d[j];
        Wi[WF + j] += F[j];
        Wi[WM + j] += M;
        Wj[WF + j] -= F[j];
        Wj[WM + j] -= M;
    }
    add_cross(ci, F, &Wi[WM]);
    add_cross(cj, G, &Wj[WM]);
}

/* How deep a ball of that radius about the point p of the body is in the ground, below the plane
 * through x with the unit normal u: the switch function of a contact */
static double ball_depth(const double b[FRAME], const double o[3], const double p[3], double radius,
                         const double x[3], const double u[3])
{
    return radius - u[0] * (b[FR] + lever_to(b, o, p, 0) - x[0]) -
           u[1] * (b[FR + 1] + lever_to(b, o, p, 1) - x[1]) -
           u[2] * (b[FR + 2] + lever_to(b, o, p, 2) - x[2]);
}

/* W += the force of that contact where `on` is 1: k depth (1 + c d(depth)/dt), along u. It begins
 * at 0, whatever the speed. */
static void ball_contact(const double b[FRAME], const double o[3], const double w[TWIST],
                         const double p[3], double radius, const double x[3], const double u[3],
                         double k, double c, int on, double W[WRENCH])
{
    int j;
    double arm[3], deep, rate, F;
    for (j = 0; j < 3; j++)
        arm[j] = lever_to(b, o, p, j);
    deep = ball_depth(b, o, p, radius, x, u);
    rate = -dot(u, &w[VO]) - triple(u, &w[VW], arm);
    F = on * k * deep * (1 + c * rate);
    add_force_at(F, u, arm, W);
}
