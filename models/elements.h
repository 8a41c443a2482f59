/* Inertia and force elements, as plain C for Tapenade. They need joints.h.
 *
 * Forces are gathered per body as a wrench; `wrench_to_Q` turns it into generalized forces. No
 * element tests the state: where its law has pieces, the caller says which one holds by integers
 * that are 0 or 1.
 *
 * A twist is what a force element has to know of a body's velocity: */
enum {
    VO = 0,        /* velocity of the origin                  [3] */
    VW = 3,        /* omega = 2 G p_dot / p.p, in global axes [3] */
    TWIST = 6
};

/* A wrench, in global axes */
enum {
    WF = 0,        /* force                          [3] */
    WM = 3,        /* moment about the body's origin [3] */
    WRENCH = 6
};

static void twist(const double q[7], const double v[7], double w[TWIST])
{
    double n;
    n = two_over_norm(q);
    w[VO + 0] = v[0];
    w[VO + 1] = v[1];
    w[VO + 2] = v[2];
    w[VW + 0] = n * (-q[4] * v[3] + q[3] * v[4] - q[6] * v[5] + q[5] * v[6]);
    w[VW + 1] = n * (-q[5] * v[3] + q[6] * v[4] + q[3] * v[5] - q[4] * v[6]);
    w[VW + 2] = n * (-q[6] * v[3] - q[5] * v[4] + q[4] * v[5] + q[3] * v[6]);
}

/* w = L(p) p_dot: half the angular velocity in the body's own axes */
static void half_omega(const double p[4], const double v[4], double w[3])
{
    w[0] = -p[1] * v[0] + p[0] * v[1] + p[3] * v[2] - p[2] * v[3];
    w[1] = -p[2] * v[0] - p[3] * v[1] + p[0] * v[2] + p[1] * v[3];
    w[2] = -p[3] * v[0] + p[2] * v[1] - p[1] * v[2] + p[0] * v[3];
}

/* f += L(p)' n */
static void add_Lt(const double p[4], const double n[3], double f[4])
{
    f[0] += -p[1] * n[0] - p[2] * n[1] - p[3] * n[2];
    f[1] += p[0] * n[0] - p[3] * n[1] + p[2] * n[2];
    f[2] += p[3] * n[0] + p[0] * n[1] - p[1] * n[2];
    f[3] += -p[2] * n[0] + p[1] * n[1] + p[0] * n[2];
}

/* f += M a of one body: m r_ddot and 4 L' J L p_ddot. body = { m, Jx, Jy, Jz }, origin at the
 * center of mass. */
static void add_inertia(const double q[7], const double a[7], const double body[4], double f[7])
{
    int k;
    double w[3], n[3];
    half_omega(&q[3], &a[3], w);
    for (k = 0; k < 3; k++) {
        n[k] = 4 * body[1 + k] * w[k];
        f[k] += body[0] * a[k];
    }
    add_Lt(&q[3], n, &f[3]);
}

/* Q += the weight, g the acceleration of gravity in global axes */
static void add_gravity(const double body[4], const double g[3], double Q[7])
{
    int k;
    for (k = 0; k < 3; k++)
        Q[k] += body[0] * g[k];
}

/* Q += the quadratic velocity term -8 L_dot' J L p_dot */
static void add_gyration(const double q[7], const double v[7], const double body[4], double Q[7])
{
    int k;
    double w[3], n[3];
    half_omega(&q[3], &v[3], w);
    for (k = 0; k < 3; k++)
        n[k] = -8 * body[1 + k] * w[k];
    add_Lt(&v[3], n, &Q[3]);
}

/* Q = (F, 2 G' n / p.p): for a force F in the point s this is (A s)_p' F. It has no part along p,
 * so that it is the gradient of a potential wherever the forces are. */
static void wrench_to_Q(const double q[7], const double W[WRENCH], double Q[7])
{
    int k;
    double w;
    w = two_over_norm(q);
    for (k = 0; k < 3; k++)
        Q[k] = W[k];
    Q[3] = w * (-q[4] * W[3] - q[5] * W[4] - q[6] * W[5]);
    Q[4] = w * (q[3] * W[3] + q[6] * W[4] - q[5] * W[5]);
    Q[5] = w * (-q[6] * W[3] + q[3] * W[4] + q[4] * W[5]);
    Q[6] = w * (q[5] * W[3] - q[4] * W[4] + q[3] * W[5]);
}

/* ---- elements between two points ---- */

/* A line from the point pi of body i to the point pj of body j: */
enum {
    LU = 0,      /* unit vector from i to j [3] */
    LI = 3,      /* lever of pi             [3] */
    LJ = 6,      /* lever of pj             [3] */
    LL = 9,      /* length                      */
    LINE = 10
};

/* oi, oj: the bodies' nominal origins */
static void line(const double bi[FRAME], const double oi[3], const double pi[3],
                 const double bj[FRAME], const double oj[3], const double pj[3], double l[LINE])
{
    int k;
    double ci[3], cj[3], u[3], x, y, z, length;
    for (k = 0; k < 3; k++) {
        ci[k] = lever_to(bi, oi, pi, k);
        cj[k] = lever_to(bj, oj, pj, k);
    }
    x = bj[FR] + cj[0] - bi[FR] - ci[0];
    y = bj[FR + 1] + cj[1] - bi[FR + 1] - ci[1];
    z = bj[FR + 2] + cj[2] - bi[FR + 2] - ci[2];
    length = sqrt(x * x + y * y + z * z);
    u[0] = x / length;
    u[1] = y / length;
    u[2] = z / length;
    for (k = 0; k < 3; k++) {
        l[LU + k] = u[k];
        l[LI + k] = ci[k];
        l[LJ + k] = cj[k];
    }
    l[LL] = length;
}

/* c . (w x s) */
static double triple(const double c[3], const double w[3], const double s[3])
{
    return c[0] * (w[1] * s[2] - w[2] * s[1]) + c[1] * (w[2] * s[0] - w[0] * s[2]) +
           c[2] * (w[0] * s[1] - w[1] * s[0]);
}

/* d(length)/dt */
static double line_rate(const double wi[TWIST], const double wj[TWIST], const double l[LINE])
{
    double ri, rj;
    ri = dot(&l[LU], &wi[VO]) + triple(&l[LU], &wi[VW], &l[LI]);
    rj = dot(&l[LU], &wj[VO]) + triple(&l[LU], &wj[VW], &l[LJ]);
    return rj - ri;
}

/* W += the wrench of the force F along u with lever c */
static void add_force_at(double F, const double u[3], const double c[3], double W[WRENCH])
{
    W[WF] += F * u[0];
    W[WF + 1] += F * u[1];
    W[WF + 2] += F * u[2];
    W[WM] += F * (c[1] * u[2] - c[2] * u[1]);
    W[WM + 1] += F * (c[2] * u[0] - c[0] * u[2]);
    W[WM + 2] += F * (c[0] * u[1] - c[1] * u[0]);
}

/* A force F in the line: positive pushes its ends apart. */
static void push(double F, const double l[LINE], double Wi[WRENCH], double Wj[WRENCH])
{
    double back;
    back = -F;
    add_force_at(back, &l[LU], &l[LI], Wi);
    add_force_at(F, &l[LU], &l[LJ], Wj);
}

/* ---- laws ---- */

static double spring(double k, double l0, double l)
{
    return -k * (l - l0);
}

static double bump_stop(double k, double l0, double l, int hit)
{
    return -hit * k * (l - l0);
}

/* k[0] + k[1] s + k[2] s^2 + k[3] s^3 */
static double cubic_spring(double s, const double k[4])
{
    return k[0] + s * (k[1] + s * (k[2] + s * k[3]));
}

/* 0 before `in`, 1 after `past`, x / width between them. width = 0: both flip at once and nothing
 * is divided. */
static double rise(double x, double width, int in, int past)
{
    double w;
    w = past;
    if (in > past && width > 0)
        w = x / width;
    return w;
}

/* A damper with three laws:
 *
 *     F = d[6] + d[5] v                      v < d[4]
 *     F = d[0] v + d[1] v^2 + d[2] v^3 + d[3] v^4
 *     F = d[9] + d[8] v                      v > d[7]
 *
 * Where the laws do not meet, F jumps. A jump upwards attracts the velocity from both sides, and no
 * solution crosses or leaves it in the usual sense. So each jump is a steep line: within `band` of
 * the joint the two laws are mixed, with a weight linear in v. Laws that meet are changed by
 * O(band) times the difference of their slopes (by O(band^2) where they meet smoothly). band = 0 is
 * the literal law. in = { v > d[4] - band, v > d[4] + band, v > d[7] - band, v > d[7] + band }. */
static double damper(double v, const double d[10], double band, const int in[4])
{
    double low, mid, high, wl, wh;
    low = d[6] + d[5] * v;
    mid = v * (d[0] + v * (d[1] + v * (d[2] + v * d[3])));
    high = d[9] + d[8] * v;
    wl = rise(v - d[4] + band, 2 * band, in[0], in[1]);
    wh = rise(v - d[7] + band, 2 * band, in[2], in[3]);
    return (1 - wl) * low + (wl - wh) * mid + wh * high;
}

/* ---- road and tyre ---- */

/* A step of height h down at x0, spread over `ramp` by a quintic smoothstep (0: sharp) */
static double ground(double x, double h, double x0, double ramp, int on, int past)
{
    double u;
    u = rise(x - x0, ramp, on, past);
    return -h * u * u * u * (10 + u * (6 * u - 15));
}

/* Slip of a wheel whose center is the origin of b, whose axis is its y, at height r above the
 * ground with normal z. */
enum { SB = 0, SKAPPA = 2, SALPHA = 3, SLIP = 4 };    /* b (x and y), kappa, alpha */

static void slip(const double b[FRAME], const double w[TWIST], double r, double s[SLIP])
{
    double ux, uy, n, bx, by, vx, vy;
    ux = b[FA + 3];
    uy = b[FA + 4];
    n = sqrt(ux * ux + uy * uy);
    bx = uy / n;                      /* b = u x n / |u x n| */
    by = -ux / n;
    vx = bx * w[VO] + by * w[VO + 1]; /* b . v_c */
    vy = bx * w[VO + 1] - by * w[VO]; /* (n x b) . v_c */
    s[SB] = bx;
    s[SB + 1] = by;
    s[SKAPPA] = -(vx - r * (bx * w[VW + 1] - by * w[VW])) / vx; /* -b . (v_c - w x r n) / b . v_c */
    s[SALPHA] = -asin(vy / sqrt(vx * vx + vy * vy));
}

/* The data of a tyre: k_n, R, mu_x, mu_y, kappa_c, alpha_c */
enum { TKN = 0, TR = 1, TMUX = 2, TMUY = 3, TKAPPA = 4, TALPHA = 5, TYRE = 6 };

/* x within -1 .. 1 */
static double clip(double x, int above, int below)
{
    return (1 - above - below) * x + above - below;
}

/* W += tangential forces at the contact point, for the load Fn.
 *     in = { kappa > kappa_c, kappa < -kappa_c, alpha > alpha_c, alpha < -alpha_c,
 *            outside the ellipse }
 * The ellipse is tested before kappa and alpha are clipped: the answer is the same, and it does
 * not hover at its limit when one of them is. */
static void grip(const double b[FRAME], const double w[TWIST], double r, double Fn,
                 const double y[TYRE], const int in[5], double W[WRENCH])
{
    double s[SLIP], x, z, f, Fx, Fy, tx, ty;
    slip(b, w, r, s);
    x = clip(s[SKAPPA] / y[TKAPPA], in[0], in[1]);
    z = clip(s[SALPHA] / y[TALPHA], in[2], in[3]);
    f = Fn;
    if (in[4])
        f = Fn / sqrt(x * x + z * z);
    Fx = y[TMUX] * f * x;
    Fy = y[TMUY] * f * z;
    tx = Fx * s[SB] - Fy * s[SB + 1];
    ty = Fx * s[SB + 1] + Fy * s[SB];
    W[WF] += tx;
    W[WF + 1] += ty;
    W[WM] += r * ty;
    W[WM + 1] -= r * tx;
}
