/* Elements in space: their forces are those of a potential, their sum is nothing, a damper takes
 * power. */
#include "unity.h"

#include <math.h>
#include <string.h>

#pragma GCC diagnostic ignored "-Wunused-function"
#include "poses.h"

void setUp(void) {}
void tearDown(void) {}

/* ---- elements in space ---- */

typedef struct {
    double Wi[WRENCH], Wj[WRENCH];
} pair;

static void twist_of(const double v[6], double w[TWIST])
{
    memcpy(w, v, 6 * sizeof *w);
}

/* Force and moment of both bodies about the global origin vanish in sum. */
static void balanced(const pose *i, const pose *j, const pair *W)
{
    double a[3], b[3];
    cross3(i->r, &W->Wi[WF], a);
    cross3(j->r, &W->Wj[WF], b);
    for (int k = 0; k < 3; k++) {
        NEAR(0.0, W->Wi[WF + k] + W->Wj[WF + k]);
        NEAR(0.0, a[k] + b[k] + W->Wi[WM + k] + W->Wj[WM + k]);
    }
}

static void frames_of(const pose *i, const pose *j, double bi[FRAME], double bj[FRAME])
{
    double q[7];
    coordinates_of(i, q);
    frame(q, bi);
    coordinates_of(j, q);
    frame(q, bj);
}

static const double ki[6] = { 3, 5, 7, 0.4, 0.5, 0.6 }, ci[6] = { 0.3, 0.2, 0.1, 0.04, 0.05, 0.06 },
                    still[TWIST] = { 0 };

/* The gap as body i sees it, by matrices */
static void gap_of(const pose *i, const pose *j, double e[3])
{
    double a[3], b[3], d[3], z[3];
    for (int k = 0; k < 3; k++)
        z[k] = p[k] - oi[k];
    apply((double(*)[3])i->A, z, a);
    for (int k = 0; k < 3; k++)
        z[k] = p[k] - oj[k];
    apply((double(*)[3])j->A, z, b);
    for (int k = 0; k < 3; k++)
        d[k] = j->r[k] + b[k] - i->r[k] - a[k];
    for (int k = 0; k < 3; k++)
        e[k] = i->A[0][k] * d[0] + i->A[1][k] * d[1] + i->A[2][k] * d[2];
}

static double bushing_energy(const pose *i, const pose *j)
{
    double e[3];
    gap_of(i, j, e);
    return 0.5 * (ki[0] * e[0] * e[0] + ki[1] * e[1] * e[1] + ki[2] * e[2] * e[2]);
}

/* Its forces are those of k e^2 / 2, its moment k sin(angle) about an axis of body i; its damper
 * takes power, and rigid motion none. */
static void test_bushing(void)
{
    static const double unit[3][3] = { { 1, 0, 0 }, { 0, 1, 0 }, { 0, 0, 1 } },
                        shift_by[3] = { 0.02, -0.03, 0.05 };
    double bi[FRAME], bj[FRAME], k0[6], w[TWIST], wj[TWIST], x[3];
    pose i, j;
    pair W = { { 0 }, { 0 } };
    set_axes();
    memcpy(k0, ki, sizeof k0);
    k0[3] = k0[4] = k0[5] = 0;
    place(n, 0.1, 0.4, &i, &j);
    j = moved(&j, shift_by, still);
    frames_of(&i, &j, bi, bj);
    bushing(bi, oi, still, bj, oj, still, p, k0, still, W.Wi, W.Wj);
    balanced(&i, &j, &W);
    for (int k = 0; k < 6; k++)
        for (int body = 0; body < 2; body++) {
            double xs[2][3] = { { 0 } }, ws[2][3] = { { 0 } }, V[2];
            for (int side = 0; side < 2; side++) {
                (k < 3 ? xs[side] : ws[side])[k % 3] = side ? 1e-5 : -1e-5;
                pose one = moved(body ? &j : &i, xs[side], ws[side]);
                V[side] = bushing_energy(body ? &i : &one, body ? &one : &j);
            }
            CLOSE(-(V[1] - V[0]) / 2e-5, (body ? W.Wj : W.Wi)[k]);
        }
    for (int a = 0; a < 3; a++) { /* turned about body i's axis a */
        place(unit[a], 0.0, 0.3, &i, &j);
        frames_of(&i, &j, bi, bj);
        memset(&W, 0, sizeof W);
        bushing(bi, oi, still, bj, oj, still, p, ki, still, W.Wi, W.Wj);
        apply(i.A, unit[a], x);
        for (int k = 0; k < 3; k++)
            NEAR(-ki[3 + a] * sin(0.3) * x[k], W.Wj[WM + k]);
    }
    double rigid_motion[6] = { 0.3, -0.2, 0.5, 0.7, 0.4, -0.6 }, d[3],
           free[6] = { 0.3, -0.2, 0.5, 0.2, -0.4, 0.1 };
    place(n, 0.1, 0.4, &i, &j);
    frames_of(&i, &j, bi, bj);
    twist_of(rigid_motion, w);
    memcpy(wj, w, sizeof wj);
    for (int k = 0; k < 3; k++)
        d[k] = j.r[k] - i.r[k];
    cross3(&w[VW], d, x);
    for (int k = 0; k < 3; k++)
        wj[VO + k] += x[k];
    memset(&W, 0, sizeof W);
    bushing(bi, oi, w, bj, oj, wj, p, still, ci, W.Wi, W.Wj);
    for (int k = 0; k < 6; k++)
        NEAR(0.0, W.Wj[k]);
    for (int k = 0; k < 6; k++)
        wj[k] += free[k];
    bushing(bi, oi, w, bj, oj, wj, p, still, ci, W.Wi, W.Wj);
    balanced(&i, &j, &W);
    double power = 0;
    for (int k = 0; k < 6; k++)
        power += W.Wi[k] * w[k] + W.Wj[k] * wj[k];
    TEST_ASSERT_TRUE(power < -1e-3);
}

/* wrench_to_Q: the power of a wrench is Q v, for a velocity that twist gives; strut, torque,
 * gravity. */
static void test_wrench_and_twist(void)
{
    pose i, j;
    double q[7], v[7] = { 0.3, -0.2, 0.5, 0.1, -0.3, 0.2, 0.4 }, w[TWIST],
                 W[WRENCH] = { 1, -2, 3, 0.5, -0.7, 0.9 }, Q[7], h = 1e-6;
    double bi[FRAME], bj[FRAME], Wi[WRENCH] = { 0 }, Wj[WRENCH] = { 0 }, S[3][3];
    set_axes();
    place(n, 0.1, 0.7, &i, &j);
    coordinates_of(&j, q);
    twist(q, v, w);
    wrench_to_Q(q, W, Q);
    double power = 0, virtual = 0, along = 0;
    for (int k = 0; k < 7; k++)
        power += Q[k] * v[k];
    for (int k = 0; k < 6; k++)
        virtual += W[k] * w[k];
    for (int k = 3; k < 7; k++)
        along += Q[k] * q[k];
    NEAR(virtual, power);
    NEAR(0.0, along);                      /* nothing acts along p */
    for (int side = 0; side < 2; side++) { /* A_dot A' = omega x */
        double qs[7], b[FRAME];
        for (int k = 0; k < 7; k++)
            qs[k] = q[k] + (side ? h : -h) * v[k];
        frame(qs, b);
        for (int r = 0; r < 3; r++)
            for (int c = 0; c < 3; c++) {
                double x =
                    b[FA + r] * j.A[c][0] + b[FA + 3 + r] * j.A[c][1] + b[FA + 6 + r] * j.A[c][2];
                S[r][c] = side ? (x - S[r][c]) / (2 * h) : x;
            }
    }
    CLOSE(w[VW], S[2][1]);
    CLOSE(w[VW + 1], S[0][2]);
    CLOSE(w[VW + 2], S[1][0]);
    frames_of(&i, &j, bi, bj);
    torque(2.0, bi, n, Wi, Wj);
    double x[3], wi[TWIST] = { 0 }, wj[TWIST] = { 0 };
    apply(i.A, n, x);
    for (int k = 0; k < 3; k++) {
        NEAR(2.0 * x[k], Wj[WM + k]);
        NEAR(-2.0 * x[k], Wi[WM + k]);
        wj[VW + k] = 0.4 * x[k];
        wi[VW + k] = 0.1 * x[k];
    }
    NEAR(0.3, hinge_rate(bi, wi, wj, n));
    NEAR(-3.0 * 0.2 - 0.5 * 0.7, strut(3.0, 0.5, 1.0, 1.2, 0.7));
    double g[3] = { 1, -2, 3 }, body[4] = { 2.5, 0.3, 0.4, 0.5 }, f[7] = { 0 };
    add_gravity(body, g, f);
    for (int k = 0; k < 3; k++)
        NEAR(2.5 * g[k], f[k]);
}

/* A ball on a tilted plane: depth, and k depth (1 + c rate) along the normal, at its center */
static void test_contact(void)
{
    pose i, j;
    double bi[FRAME], bj[FRAME], u[3] = { 0.6, 0.0, 0.8 }, ground[3] = { 0.1, 0.2, 0.3 }, y[3],
                                 c[3], w[TWIST] = { 0.2, -0.1, 0.3, 0.5, 0.7, -0.4 };
    double W[WRENCH] = { 0 }, v[3], M[3], height, deep, F;
    set_axes();
    place(n, 0.1, 0.7, &i, &j);
    frames_of(&i, &j, bi, bj);
    for (int k = 0; k < 3; k++)
        y[k] = p[k] - oj[k];
    apply(j.A, y, c);
    cross3(&w[VW], c, v);
    height = u[0] * (j.r[0] + c[0] - ground[0]) + u[2] * (j.r[2] + c[2] - ground[2]);
    deep = ball_depth(bj, oj, p, height + 0.02, ground, u);
    NEAR(0.02, deep);
    ball_contact(bj, oj, w, p, height + 0.02, ground, u, 1000, 0.5, 0, W);
    NEAR(0.0, W[WF]);
    ball_contact(bj, oj, w, p, height + 0.02, ground, u, 1000, 0.5, 1, W);
    F = 1000 * 0.02 * (1 - 0.5 * (u[0] * (w[0] + v[0]) + u[2] * (w[2] + v[2])));
    cross3(c, u, M);
    for (int k = 0; k < 3; k++) {
        NEAR(F * u[k], W[WF + k]);
        NEAR(F * M[k], W[WM + k]);
    }
}

int main(void)
{
    UNITY_BEGIN();
    RUN_TEST(test_bushing);
    RUN_TEST(test_wrench_and_twist);
    RUN_TEST(test_contact);
    return UNITY_END();
}
