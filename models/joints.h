/* Joints between rigid bodies in Euler parameters, as plain C for Tapenade.
 *
 * A body has seven coordinates: the position r of its origin and the Euler parameters p = e0 e1 e2
 * e3. They are normalized wherever they are used: whatever |p| a run has drifted to, A is a
 * rotation, and neither joints nor forces act along p. In the nominal configuration all body frames
 * are parallel to the global one. A joint is then given by a point p and an axis of that
 * configuration: the vector from a body's nominal origin o to p is the same in both frames.
 *
 * What a body's position is made of and what is fixed to it stay in arrays of their own: Tapenade
 * decides array by array what has a derivative, and a derivative that is always zero costs as much
 * as any other.
 *
 * A frame is what a joint has to know of a body's position: */
enum {
    FR = 0,        /* r, position of the origin                              [3] */
    FA = 3,        /* A, rotation matrix by columns: A's column k at FA + 3k [9] */
    FRAME = 12
};

static double dot(const double a[3], const double b[3])
{
    return a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
}

/* 2 / p.p, which is 2 where the norm is kept */
static double two_over_norm(const double q[7])
{
    return 2 / (q[3] * q[3] + q[4] * q[4] + q[5] * q[5] + q[6] * q[6]);
}

/* A(p) s = (2 e0^2 - 1) s + 2 e (e.s) + 2 e0 e x s of p / |p| */
static void frame(const double q[7], double b[FRAME])
{
    int k;
    double e0, e1, e2, e3, w;
    e0 = q[3];
    e1 = q[4];
    e2 = q[5];
    e3 = q[6];
    w = two_over_norm(q);
    for (k = 0; k < 3; k++)
        b[FR + k] = q[k];
    b[FA + 0] = w * (e0 * e0 + e1 * e1) - 1;
    b[FA + 1] = w * (e1 * e2 + e0 * e3);
    b[FA + 2] = w * (e1 * e3 - e0 * e2);
    b[FA + 3] = w * (e1 * e2 - e0 * e3);
    b[FA + 4] = w * (e0 * e0 + e2 * e2) - 1;
    b[FA + 5] = w * (e2 * e3 + e0 * e1);
    b[FA + 6] = w * (e1 * e3 + e0 * e2);
    b[FA + 7] = w * (e2 * e3 - e0 * e1);
    b[FA + 8] = w * (e0 * e0 + e3 * e3) - 1;
}

/* Component k of A (p - o): from the body's origin to its point p, in global axes. A number and not
 * an array on purpose: an array that is filled here would be cleared first in every derivative, at
 * every level of them. */
static double lever_to(const double b[FRAME], const double o[3], const double p[3], int k)
{
    return b[FA + k] * (p[0] - o[0]) + b[FA + 3 + k] * (p[1] - o[1]) +
           b[FA + 6 + k] * (p[2] - o[2]);
}

/* d: from the point p of body i to the point p of body j; oi, oj: their nominal origins */
static void gap(const double bi[FRAME], const double oi[3], const double bj[FRAME],
                const double oj[3], const double p[3], double d[3])
{
    int k;
    for (k = 0; k < 3; k++)
        d[k] = bj[FR + k] - bi[FR + k] + lever_to(bj, oj, p, k) - lever_to(bi, oi, p, k);
}

/* 1 equation: e.e = 1 */
static double euler_norm(const double q[7])
{
    return q[3] * q[3] + q[4] * q[4] + q[5] * q[5] + q[6] * q[6] - 1;
}

/* The two axes after a given one are turn[axis + 1] and turn[axis + 2]. They stay in the
 * expressions: Tapenade's reverse code loses an integer that only ever serves as an index in an
 * argument. */
static const int turn[5] = { 0, 1, 2, 0, 1 };

/* 1 equation: body i's axis ki stays perpendicular to body j's axis kj (ki != kj) */
static double perpendicular(const double bi[FRAME], int ki, const double bj[FRAME], int kj)
{
    return dot(&bi[FA + 3 * ki], &bj[FA + 3 * kj]);
}

/* 3 equations: p is one point of both bodies */
static void spherical(const double bi[FRAME], const double oi[3], const double bj[FRAME],
                      const double oj[3], const double p[3], double phi[3])
{
    gap(bi, oi, bj, oj, p, phi);
}

/* 5 equations: a hinge at p about the given axis (0 x, 1 y, 2 z) */
static void revolute(const double bi[FRAME], const double oi[3], const double bj[FRAME],
                     const double oj[3], const double p[3], int axis, double phi[5])
{
    gap(bi, oi, bj, oj, p, &phi[0]);
    phi[3] = perpendicular(bi, turn[axis + 1], bj, axis);
    phi[4] = perpendicular(bi, turn[axis + 2], bj, axis);
}

/* 5 equations: body j slides on body i along the axis through p and does not turn */
static void translational(const double bi[FRAME], const double oi[3], const double bj[FRAME],
                          const double oj[3], const double p[3], int axis, double phi[5])
{
    double d[3];
    gap(bi, oi, bj, oj, p, d);
    phi[0] = dot(&bi[FA + 3 * turn[axis + 1]], d);
    phi[1] = dot(&bi[FA + 3 * turn[axis + 2]], d);
    phi[2] = perpendicular(bi, turn[axis + 1], bj, axis);
    phi[3] = perpendicular(bi, turn[axis + 2], bj, axis);
    phi[4] = perpendicular(bi, turn[axis + 1], bj, turn[axis + 2]);
}

/* A driven coordinate: how far body j has slid along body i's axis. The equation is slide(...) -
 * x(t) = 0. */
static double slide(const double bi[FRAME], const double oi[3], const double bj[FRAME],
                    const double oj[3], const double p[3], int axis)
{
    double d[3];
    gap(bi, oi, bj, oj, p, d);
    return dot(&bi[FA + 3 * axis], d);
}
