/* Rigid bodies in the plane, with joints and force elements, as plain C for Tapenade.
 *
 * A body has three coordinates: x and y of its centre of mass, and its angle theta. A point of it is given by (sx, sy), from the centre
 * of mass in the body's own axes; a point of the ground by (x, y). A body's coordinates are passed as &q[3 * i].
 *
 * The reaction of a joint is its lambda: the force on the second body, or on the body that is joined to the ground, is -lambda. */

/* f += M a: m is the mass, J the moment of inertia about the centre of mass */
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

/* l: from the centre of mass to the point, in the axes of the ground */
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
static void pin(const double qi[3], double xi, double yi, const double qj[3], double xj, double yj, double phi[2])
{
    double ri[2], rj[2];
    point(qi, xi, yi, ri);
    point(qj, xj, yj, rj);
    phi[0] = rj[0] - ri[0];
    phi[1] = rj[1] - ri[1];
}

/* 2 equations: a hinge joins a point of the body to the point (x, y) of the ground */
static void pin_to_ground(const double q[3], double sx, double sy, double x, double y, double phi[2])
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

/* ---- forces ---- */

/* Q += a force (Fx, Fy) on the end of the lever */
static void add_force(const double l[2], double Fx, double Fy, double Q[3])
{
    Q[0] += Fx;
    Q[1] += Fy;
    Q[2] += l[0] * Fy - l[1] * Fx;
}

/* Q += a spring and a damper side by side, from a point of the body to the point (x, y) of the ground: rate k, damping c, natural
 * length l0. Its length must not become 0. */
static void add_spring_to_ground(const double q[3], const double v[3], double sx, double sy, double x, double y, double k, double c,
                                 double l0, double Q[3])
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
static void add_spring(const double qi[3], const double vi[3], double xi, double yi, const double qj[3], const double vj[3], double xj,
                       double yj, double k, double c, double l0, double Qi[3], double Qj[3])
{
    double li[2], lj[2], dx, dy, length, rate, F, Fx, Fy, Gx, Gy;
    lever(qi, xi, yi, li);
    lever(qj, xj, yj, lj);
    dx = qj[0] + lj[0] - qi[0] - li[0];
    dy = qj[1] + lj[1] - qi[1] - li[1];
    length = sqrt(dx * dx + dy * dy);
    rate = (dx * (vj[0] - vj[2] * lj[1] - vi[0] + vi[2] * li[1]) + dy * (vj[1] + vj[2] * lj[0] - vi[1] - vi[2] * li[0])) / length;
    F = (k * (length - l0) + c * rate) / length;
    Fx = F * dx;
    Fy = F * dy;
    add_force(li, Fx, Fy, Qi);
    Gx = -Fx;
    Gy = -Fy;
    add_force(lj, Gx, Gy, Qj);
}

/* Q += a damper in a hinge: the torque c times the difference of the angular velocities */
static void add_hinge_damper(double c, const double vi[3], const double vj[3], double Qi[3], double Qj[3])
{
    double T;
    T = c * (vj[2] - vi[2]);
    Qi[2] += T;
    Qj[2] -= T;
}

/* From (ax, ay) to (bx, by): a spring's length, for its energy 0.5 k (length - l0)^2 */
static double distance(double ax, double ay, double bx, double by)
{
    return sqrt((bx - ax) * (bx - ax) + (by - ay) * (by - ay));
}
