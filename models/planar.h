/* Rigid bodies in the plane, with joints and force elements, as plain C for Tapenade.
 *
 * A body has three coordinates: x and y of its center of mass, and its angle theta. A point of it
 * is given by (sx, sy), from the center of mass in the body's own axes; a point of the ground by
 * (x, y). A body's coordinates are passed as &q[3 * i].
 *
 * The reaction of a joint is its lambda: the force on the second body, or on the body that is
 * joined to the ground, is -lambda. */

/* f += M a: m is the mass, J the moment of inertia about the center of mass */
static void add_body(double m, double J, const double a[3], double f[3])
{
    f[0] += m * a[0];
    f[1] += m * a[1];
    f[2] += J * a[2];
}

/* Q += the weight, along -y */
static void add_weight(double m, double g, double Q[3])
{
    Q[1] -= m * g;
}

/* l: from the center of mass to the point, in the axes of the ground */
static void lever(const double q[3], double sx, double sy, double l[2])
{
    double c, s;
    c = cos(q[2]);
    s = sin(q[2]);
    l[0] = c * sx - s * sy;
    l[1] = s * sx + c * sy;
}

/* r: where the point is */
static void point(const double q[3], double sx, double sy, double r[2])
{
    double l[2];
    lever(q, sx, sy, l);
    r[0] = q[0] + l[0];
    r[1] = q[1] + l[1];
}

/* ---- joints ---- */

/* 2 equations: a hinge joins a point of body i to a point of body j */
static void pin(const double qi[3], double xi, double yi, const double qj[3], double xj, double yj,
                double phi[2])
{
    double ri[2], rj[2];
    point(qi, xi, yi, ri);
    point(qj, xj, yj, rj);
    phi[0] = rj[0] - ri[0];
    phi[1] = rj[1] - ri[1];
}

/* 2 equations: a hinge joins a point of the body to the point (x, y) of the ground */
static void pin_to_ground(const double q[3], double sx, double sy, double x, double y,
                          double phi[2])
{
    double r[2];
    point(q, sx, sy, r);
    phi[0] = r[0] - x;
    phi[1] = r[1] - y;
}

/* 1 equation: a point of the body stays on the line through (x, y) at that angle */
static double on_line(const double q[3], double sx, double sy, double x, double y, double angle)
{
    double r[2];
    point(q, sx, sy, r);
    return (r[1] - y) * cos(angle) - (r[0] - x) * sin(angle);
}

/* 2 equations: the body slides along the line through (x, y) at that angle, and does not turn */
static void slider(const double q[3], double x, double y, double angle, double phi[2])
{
    phi[0] = (q[1] - y) * cos(angle) - (q[0] - x) * sin(angle);
    phi[1] = q[2] - angle;
}

/* 1 equation: a point of body j stays in a slot of body i: the line through its point (xi, yi) at
 * the angle in its axes */
static double in_slot(const double qi[3], double xi, double yi, double angle, const double qj[3],
                      double xj, double yj)
{
    double ri[2], rj[2], a;
    point(qi, xi, yi, ri);
    point(qj, xj, yj, rj);
    a = qi[2] + angle;
    return (rj[1] - ri[1]) * cos(a) - (rj[0] - ri[0]) * sin(a);
}

/* 2 equations: body j slides in that slot and does not turn in it: its angle is that of body i plus
 * `by` */
static void slide_in(const double qi[3], double xi, double yi, double angle, const double qj[3],
                     double xj, double yj, double by, double phi[2])
{
    phi[0] = in_slot(qi, xi, yi, angle, qj, xj, yj);
    phi[1] = qj[2] - qi[2] - by;
}

/* 3 equations: body j is fixed to body i, the two points one upon the other, turned by an angle
 * against it */
static void fixed_to(const double qi[3], double xi, double yi, const double qj[3], double xj,
                     double yj, double by, double phi[3])
{
    pin(qi, xi, yi, qj, xj, yj, &phi[0]);
    phi[2] = qj[2] - qi[2] - by;
}

/* 3 equations: the body is fixed, with its center of mass in (x, y), at the angle */
static void fixed_to_ground(const double q[3], double x, double y, double angle, double phi[3])
{
    phi[0] = q[0] - x;
    phi[1] = q[1] - y;
    phi[2] = q[2] - angle;
}

/* 1 equation: a massless bar of length L between two points. (d.d - L^2) / 2L has no root, and its
 * lambda is the bar's tension. */
static double tie(const double qi[3], double xi, double yi, const double qj[3], double xj,
                  double yj, double L)
{
    double ri[2], rj[2];
    point(qi, xi, yi, ri);
    point(qj, xj, yj, rj);
    return ((rj[0] - ri[0]) * (rj[0] - ri[0]) + (rj[1] - ri[1]) * (rj[1] - ri[1]) - L * L) /
           (2 * L);
}

/* 1 equation: the same to the point (x, y) of the ground; a point that stays on a circle */
static double tie_to_ground(const double q[3], double sx, double sy, double x, double y, double L)
{
    double r[2];
    point(q, sx, sy, r);
    return ((r[0] - x) * (r[0] - x) + (r[1] - y) * (r[1] - y) - L * L) / (2 * L);
}

/* 1 equation: two gears on fixed bearings, or on a carrier with angle `carrier`: ri and rj are
 * their radii, negative for an inner gear. (Into an array: Tapenade's vector code of a function
 * that returns what is linear in q does not compile.) */
static void gear(const double qi[3], double ri, const double qj[3], double rj, double carrier,
                 double start, double phi[1])
{
    phi[0] = ri * (qi[2] - carrier) + rj * (qj[2] - carrier) - start;
}

/* 1 equation: body j, a pinion of radius r about its center of mass, rolls on body i, a rack
 * through its point (xi, yi) at the angle in its axes; the pinion is on the rack's left */
static double rack(const double qi[3], double xi, double yi, double angle, const double qj[3],
                   double r, double start)
{
    double ri[2], a;
    point(qi, xi, yi, ri);
    a = qi[2] + angle;
    return (qj[0] - ri[0]) * cos(a) + (qj[1] - ri[1]) * sin(a) + r * (qj[2] - qi[2]) - start;
}

/* r: the point at s, from 0 to 1, of the cubic Bezier curve with the control points c = { x0, y0,
 * ... x3, y3 } */
static void bezier(double s, const double c[8], double r[2])
{
    int k;
    double u;
    u = 1 - s;
    for (k = 0; k < 2; k++)
        r[k] = u * u * u * c[k] + 3 * u * u * s * c[2 + k] + 3 * u * s * s * c[4 + k] +
               s * s * s * c[6 + k];
}

/* 2 equations: a point of the body is on that curve, at s, which is a coordinate of its own */
static void on_curve(const double q[3], double sx, double sy, double s, const double c[8],
                     double phi[2])
{
    double r[2], x[2];
    point(q, sx, sy, r);
    bezier(s, c, x);
    phi[0] = r[0] - x[0];
    phi[1] = r[1] - x[1];
}

/* 1 equation: a point of the body is on y = c[0] + c[1] x + c[2] x^2 + c[3] x^3 */
static double on_cubic(const double q[3], double sx, double sy, const double c[4])
{
    double r[2];
    point(q, sx, sy, r);
    return r[1] - c[0] - r[0] * (c[1] + r[0] * (c[2] + r[0] * c[3]));
}

/* ---- contacts and friction (doc/guide/contact.md): gaps, and places whose rates are slips ---- */

/* A gap: a disc of that radius about a point of the body (0: the point itself, a wheel's rim) over
 * the left side of the line through (x, y) at that angle */
static double above_line(const double q[3], double sx, double sy, double radius, double x,
                         double y, double angle)
{
    return on_line(q, sx, sy, x, y, angle) - radius;
}

/* Its slip: how far it is along that line, and how far it has rolled back */
static double along_line(const double q[3], double sx, double sy, double radius, double x,
                         double y, double angle)
{
    double r[2];
    point(q, sx, sy, r);
    return (r[0] - x) * cos(angle) + (r[1] - y) * sin(angle) + radius * q[2];
}

/* A gap: a disc about a point of body j over a flat of body i, the left side of the line through
 * its point (xi, yi) at the angle in its axes */
static double above_flat(const double qi[3], double xi, double yi, double angle,
                         const double qj[3], double xj, double yj, double radius)
{
    return in_slot(qi, xi, yi, angle, qj, xj, yj) - radius;
}

/* Its slip.  With radius 0 it is the stroke of `slide_in`: its rate is the slip of friction in that
 * slider, and less a limit it is the gap of its stop. */
static double along_flat(const double qi[3], double xi, double yi, double angle,
                         const double qj[3], double xj, double yj, double radius)
{
    double ri[2], rj[2], a;
    point(qi, xi, yi, ri);
    point(qj, xj, yj, rj);
    a = qi[2] + angle;
    return (rj[0] - ri[0]) * cos(a) + (rj[1] - ri[1]) * sin(a) + radius * (qj[2] - qi[2]);
}

/* The slip of two discs of the radii Ri and Rj; their gap is tie(..., Ri + Rj). */
static double along_disc(const double qi[3], double xi, double yi, double Ri, const double qj[3],
                         double xj, double yj, double Rj)
{
    double ri[2], rj[2];
    point(qi, xi, yi, ri);
    point(qj, xj, yj, rj);
    return (Ri + Rj) * atan2(rj[1] - ri[1], rj[0] - ri[0]) - Ri * qi[2] - Rj * qj[2];
}

/* A gap: a point of body j is less than `play` from a point of body i: a pin in a hole, with the
 * difference of their radii.  (play^2 - d.d) / 2 play has no root. */
static double in_hole(const double qi[3], double xi, double yi, const double qj[3], double xj,
                      double yj, double play)
{
    double d;
    d = tie(qi, xi, yi, qj, xj, yj, play);
    return -d;
}

/* ---- forces ---- */

/* Q += a force (Fx, Fy) on the end of the lever */
static void add_force(const double l[2], double Fx, double Fy, double Q[3])
{
    Q[0] += Fx;
    Q[1] += Fy;
    Q[2] += l[0] * Fy - l[1] * Fx;
}

/* Q += a spring and a damper side by side, from a point of the body to the point (x, y) of the
 * ground: rate k, damping c, natural length l0. Its length must not become 0. */
static void add_spring_to_ground(const double q[3], const double v[3], double sx, double sy,
                                 double x, double y, double k, double c, double l0, double Q[3])
{
    double l[2], dx, dy, length, rate, F, Fx, Fy;
    lever(q, sx, sy, l);
    dx = q[0] + l[0] - x;
    dy = q[1] + l[1] - y;
    length = sqrt(dx * dx + dy * dy);
    rate = (dx * (v[0] - v[2] * l[1]) + dy * (v[1] + v[2] * l[0])) / length;
    F = (k * (length - l0) + c * rate) / length;
    Fx = -F * dx;
    Fy = -F * dy;
    add_force(l, Fx, Fy, Q);
}

/* The same between a point of body i and a point of body j */
static void add_spring(const double qi[3], const double vi[3], double xi, double yi,
                       const double qj[3], const double vj[3], double xj, double yj, double k,
                       double c, double l0, double Qi[3], double Qj[3])
{
    double li[2], lj[2], dx, dy, length, rate, F, Fx, Fy, Gx, Gy;
    lever(qi, xi, yi, li);
    lever(qj, xj, yj, lj);
    dx = qj[0] + lj[0] - qi[0] - li[0];
    dy = qj[1] + lj[1] - qi[1] - li[1];
    length = sqrt(dx * dx + dy * dy);
    rate = (dx * (vj[0] - vj[2] * lj[1] - vi[0] + vi[2] * li[1]) +
            dy * (vj[1] + vj[2] * lj[0] - vi[1] - vi[2] * li[0])) /
           length;
    F = (k * (length - l0) + c * rate) / length;
    Fx = F * dx;
    Fy = F * dy;
    add_force(li, Fx, Fy, Qi);
    Gx = -Fx;
    Gy = -Fy;
    add_force(lj, Gx, Gy, Qj);
}

/* Q += a damper in a hinge: the torque c times the difference of the angular velocities */
static void add_hinge_damper(double c, const double vi[3], const double vj[3], double Qi[3],
                             double Qj[3])
{
    double T;
    T = c * (vj[2] - vi[2]);
    Qi[2] += T;
    Qj[2] -= T;
}

/* Q += the weight, (gx, gy) the acceleration of gravity */
static void add_weight_along(double m, double gx, double gy, double Q[3])
{
    Q[0] += m * gx;
    Q[1] += m * gy;
}

/* Q += a torsional spring and damper: a torque k (turned - angle0) + c (rate), by which body j is
 * turned back against body i */
static void add_torsion(double k, double c, double angle0, const double qi[3], const double vi[3],
                        const double qj[3], const double vj[3], double Qi[3], double Qj[3])
{
    double T;
    T = k * (qj[2] - qi[2] - angle0) + c * (vj[2] - vi[2]);
    Qi[2] += T;
    Qj[2] -= T;
}

/* The same against the ground */
static void add_torsion_to_ground(double k, double c, double angle0, const double q[3],
                                  const double v[3], double Q[3])
{
    Q[2] -= k * (q[2] - angle0) + c * v[2];
}

/* Q += a bushing between a point of body i and a point of body j: k = { along body i's x, its y, in
 * rotation }, c likewise */
static void add_bush(const double qi[3], const double vi[3], double xi, double yi,
                     const double qj[3], const double vj[3], double xj, double yj,
                     const double k[3], const double c[3], double Qi[3], double Qj[3])
{
    double li[2], lj[2], cs, sn, dx, dy, ux, uy, Fx, Fy, Gx, Gy, T;
    lever(qi, xi, yi, li);
    lever(qj, xj, yj, lj);
    cs = cos(qi[2]);
    sn = sin(qi[2]);
    dx = qj[0] + lj[0] - qi[0] - li[0];
    dy = qj[1] + lj[1] - qi[1] - li[1];
    ux = vj[0] - vj[2] * lj[1] - vi[0] + vi[2] * (li[1] + dy);        /* as seen from body i */
    uy = vj[1] + vj[2] * lj[0] - vi[1] - vi[2] * (li[0] + dx);
    Fx = k[0] * (cs * dx + sn * dy) + c[0] * (cs * ux + sn * uy);      /* in its axes         */
    Fy = k[1] * (cs * dy - sn * dx) + c[1] * (cs * uy - sn * ux);
    T = k[2] * (qj[2] - qi[2]) + c[2] * (vj[2] - vi[2]);
    Gx = cs * Fx - sn * Fy;
    Gy = sn * Fx + cs * Fy;
    Qi[0] += Gx;
    Qi[1] += Gy;
    Qi[2] += (li[0] + dx) * Gy - (li[1] + dy) * Gx + T;
    Qj[0] -= Gx;
    Qj[1] -= Gy;
    Qj[2] -= lj[0] * Gy - lj[1] * Gx + T;
}

/* How deep a disc of that radius about a point of the body is in the ground, the right side of the
 * line through (x, y) at that angle: the switch function of a contact */
static double depth(const double q[3], double sx, double sy, double radius, double x, double y,
                    double angle)
{
    double r[2];
    point(q, sx, sy, r);
    return radius - (r[1] - y) * cos(angle) + (r[0] - x) * sin(angle);
}

/* Q += the force of that contact where `on` is 1: k depth (1 + c d(depth)/dt), normal to the line.
 * It begins at 0, whatever the speed. */
static void add_contact(const double q[3], const double v[3], double sx, double sy, double radius,
                        double x, double y, double angle, double k, double c, int on, double Q[3])
{
    double l[2], nx, ny, deep, rate, F, Fx, Fy;
    lever(q, sx, sy, l);
    nx = -sin(angle);
    ny = cos(angle);
    deep = radius - (q[0] + l[0] - x) * nx - (q[1] + l[1] - y) * ny;
    rate = -(v[0] - v[2] * l[1]) * nx - (v[1] + v[2] * l[0]) * ny;
    F = on * k * deep * (1 + c * rate);
    Fx = F * nx;
    Fy = F * ny;
    add_force(l, Fx, Fy, Q);
}

/* From (ax, ay) to (bx, by): a spring's length, for its energy 0.5 k (length - l0)^2 */
static double distance(double ax, double ay, double bx, double by)
{
    return sqrt((bx - ax) * (bx - ax) + (by - ay) * (by - ay));
}
