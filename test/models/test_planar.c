/* Joints and elements of the plane, bodies of the plane in space, points: each against an
 * independent formula. */
#include "unity.h"

#include <math.h>
#include <string.h>

#pragma GCC diagnostic ignored "-Wunused-function"
#include "planar.h"
#include "poses.h"
#include "points.h"

void setUp(void) {}
void tearDown(void) {}

/* ---- the plane ---- */

static const double qa[3] = { 0.4, -0.3, 0.7 }, qb[3] = { 1.2, 0.5, -0.4 },
                    va[3] = { 0.3, -0.5, 0.8 }, vb[3] = { -0.2, 0.4, -0.6 };

/* A point by complex numbers: r + s exp(i theta) */
static void spot(const double q[3], double sx, double sy, double r[2])
{
    r[0] = q[0] + sx * cos(q[2]) - sy * sin(q[2]);
    r[1] = q[1] + sx * sin(q[2]) + sy * cos(q[2]);
}

static void test_joints_of_the_plane(void)
{
    double a[2], b[2], phi[3], L, along, curve[8] = { 0, 0, 1, 2, 3, -1, 4, 1 }, r[2];
    spot(qa, 0.3, 0.2, a);
    spot(qb, -0.1, 0.4, b);
    L = sqrt((b[0] - a[0]) * (b[0] - a[0]) + (b[1] - a[1]) * (b[1] - a[1]));
    NEAR(0.0, tie(qa, 0.3, 0.2, qb, -0.1, 0.4, L));
    TEST_ASSERT_DOUBLE_WITHIN(1e-11, -1e-6, tie(qa, 0.3, 0.2, qb, -0.1, 0.4, L + 1e-6));
    NEAR(0.0, tie_to_ground(qb, -0.1, 0.4, a[0], a[1], L));
    double angle = atan2(b[1] - a[1], b[0] - a[0]) - qa[2]; /* the slot that points at b */
    NEAR(0.0, in_slot(qa, 0.3, 0.2, angle, qb, -0.1, 0.4));
    NEAR(L * sin(0.2), in_slot(qa, 0.3, 0.2, angle - 0.2, qb, -0.1, 0.4));
    slide_in(qa, 0.3, 0.2, angle, qb, -0.1, 0.4, qb[2] - qa[2] - 0.1, phi);
    NEAR(0.0, phi[0]);
    NEAR(0.1, phi[1]);
    fixed_to(qa, 0.3, 0.2, qb, -0.1, 0.4, qb[2] - qa[2], phi);
    NEAR(b[0] - a[0], phi[0]);
    NEAR(b[1] - a[1], phi[1]);
    NEAR(0.0, phi[2]);
    fixed_to_ground(qa, 0.1, 0.2, 0.3, phi);
    NEAR(0.3, phi[0]);
    NEAR(-0.5, phi[1]);
    NEAR(0.4, phi[2]);
    /* wheels of 2 and 1: the small one turns twice as fast, the other way */
    gear((double[3]){ 0, 0, 0.5 }, 2.0, (double[3]){ 3, 0, -1.0 }, 1.0, 0.0, 0.0, &phi[0]);
    gear((double[3]){ 0, 0, 0.5 + 0.3 }, 2.0, (double[3]){ 3, 0, -1.0 + 0.3 }, 1.0, 0.3, 0.0,
         &phi[1]);
    NEAR(0.0, phi[0]);
    NEAR(0.0, phi[1]);
    /* a wheel above a line rolls forward by r for each radian clockwise; line and all turned by 0.7
     */
    for (int k = 0; k < 2; k++) {
        double rolled = 0.8 * k, x = 1.0 + 0.25 * rolled, q[3];
        q[0] = qa[0] + x * cos(qa[2] + 0.2) - 0.25 * sin(qa[2] + 0.2);
        q[1] = qa[1] + x * sin(qa[2] + 0.2) + 0.25 * cos(qa[2] + 0.2);
        q[2] = qa[2] - rolled;
        NEAR(0.0, rack(qa, 0.0, 0.0, 0.2, q, 0.25, 1.0));
    }
    bezier(0.5, curve, r); /* de Casteljau */
    NEAR((0 + 3 * 1 + 3 * 3 + 4) / 8.0, r[0]);
    NEAR((0 + 3 * 2 - 3 * 1 + 1) / 8.0, r[1]);
    on_curve(qa, 0.3, 0.2, 0.5, curve, phi);
    NEAR(a[0] - r[0], phi[0]);
    NEAR(a[1] - r[1], phi[1]);
    along = 0.1 + 0.2 * a[0] - 0.3 * a[0] * a[0] + 0.4 * a[0] * a[0] * a[0];
    NEAR(a[1] - along, on_cubic(qa, 0.3, 0.2, (double[4]){ 0.1, 0.2, -0.3, 0.4 }));
    pin_to_ground(qa, 0.3, 0.2, 0.1, 0.2, phi);
    NEAR(a[0] - 0.1, phi[0]);
    NEAR(a[1] - 0.2, phi[1]);
    NEAR(-(a[0] - 0.1) * sin(0.3) + (a[1] - 0.2) * cos(0.3), on_line(qa, 0.3, 0.2, 0.1, 0.2, 0.3));
}

/* lambda of a tie is its tension: -Phi_q' is a unit force towards the other end. */
static void test_reactions_of_the_plane(void)
{
    double a[2], b[2], L, D[3], h = 1e-6;
    spot(qa, 0.3, 0.2, a);
    spot(qb, -0.1, 0.4, b);
    L = sqrt((b[0] - a[0]) * (b[0] - a[0]) + (b[1] - a[1]) * (b[1] - a[1]));
    for (int k = 0; k < 3; k++) {
        double q[2][3];
        for (int side = 0; side < 2; side++) {
            memcpy(q[side], qb, sizeof q[side]);
            q[side][k] += side ? h : -h;
        }
        D[k] = (tie(qa, 0.3, 0.2, q[1], -0.1, 0.4, L) - tie(qa, 0.3, 0.2, q[0], -0.1, 0.4, L)) /
               (2 * h);
    }
    CLOSE((a[0] - b[0]) / L, -D[0]);
    CLOSE((a[1] - b[1]) / L, -D[1]);
    CLOSE((b[0] - qb[0]) * (a[1] - b[1]) / L - (b[1] - qb[1]) * (a[0] - b[0]) / L, -D[2]);
}

static double bush_energy(const double *x, const double *y, const double k[3])
{
    double a[2], b[2], dx, dy, turned_by = y[2] - x[2];
    spot(x, 0.3, 0.2, a);
    spot(y, -0.1, 0.4, b);
    dx = cos(x[2]) * (b[0] - a[0]) + sin(x[2]) * (b[1] - a[1]);
    dy = cos(x[2]) * (b[1] - a[1]) - sin(x[2]) * (b[0] - a[0]);
    return 0.5 * (k[0] * dx * dx + k[1] * dy * dy + k[2] * turned_by * turned_by);
}

static void test_elements_of_the_plane(void)
{
    static const double k[3] = { 3, 5, 0.7 }, c[3] = { 0.3, 0.2, 0.1 }, none[3] = { 0 };
    double Qa[3] = { 0 }, Qb[3] = { 0 }, h = 1e-5;
    add_bush(qa, none, 0.3, 0.2, qb, none, -0.1, 0.4, k, none, Qa, Qb);
    for (int m = 0; m < 6; m++) {
        double x[2][3], y[2][3];
        for (int side = 0; side < 2; side++) {
            memcpy(x[side], qa, sizeof x[side]);
            memcpy(y[side], qb, sizeof y[side]);
            (m < 3 ? x[side] : y[side])[m % 3] += side ? h : -h;
        }
        CLOSE(-(bush_energy(x[1], y[1], k) - bush_energy(x[0], y[0], k)) / (2 * h),
              (m < 3 ? Qa : Qb)[m % 3]);
    }
    /* the damper: forces in sum nothing, power against the motion, none in a rigid one */
    double Da[3] = { 0 }, Db[3] = { 0 }, power = 0;
    add_bush(qa, va, 0.3, 0.2, qb, vb, -0.1, 0.4, none, c, Da, Db);
    NEAR(0.0, Da[0] + Db[0]);
    NEAR(0.0, Da[1] + Db[1]);
    NEAR(0.0, Da[2] + qa[0] * Da[1] - qa[1] * Da[0] + Db[2] + qb[0] * Db[1] - qb[1] * Db[0]);
    for (int m = 0; m < 3; m++)
        power += Da[m] * va[m] + Db[m] * vb[m];
    TEST_ASSERT_TRUE(power < -1e-3);
    double vr[3] = { va[0] - va[2] * (qb[1] - qa[1]), va[1] + va[2] * (qb[0] - qa[0]), va[2] },
           Ra[3] = { 0 }, Rb[3] = { 0 };
    add_bush(qa, va, 0.3, 0.2, qb, vr, -0.1, 0.4, none, c, Ra, Rb);
    for (int m = 0; m < 3; m++)
        NEAR(0.0, Rb[m]);
    double Ta[3] = { 0 }, Tb[3] = { 0 }, Tg[3] = { 0 }, Q[3] = { 0 };
    add_torsion(2.0, 0.5, 0.1, qa, va, qb, vb, Ta, Tb);
    NEAR(2.0 * (-1.1 - 0.1) + 0.5 * (-1.4), Ta[2]);
    NEAR(-Ta[2], Tb[2]);
    add_torsion_to_ground(2.0, 0.5, 0.1, qa, va, Tg);
    NEAR(-2.0 * 0.6 - 0.5 * 0.8, Tg[2]);
    add_weight_along(2.0, 3.0, -4.0, Q);
    NEAR(6.0, Q[0]);
    NEAR(-8.0, Q[1]);
}

/* A disc on a slope: as deep as its center is low, pushed along the normal. */
static void test_contact_of_the_plane(void)
{
    double a[2], height, Q[3] = { 0 }, u[2], F, nx = -sin(0.3), ny = cos(0.3);
    spot(qa, 0.3, 0.2, a);
    height = (a[0] - 0.1) * nx + (a[1] + 2.0) * ny;
    NEAR(0.02, depth(qa, 0.3, 0.2, height + 0.02, 0.1, -2.0, 0.3));
    add_contact(qa, va, 0.3, 0.2, height + 0.02, 0.1, -2.0, 0.3, 1000, 0.5, 0, Q);
    NEAR(0.0, Q[1]);
    add_contact(qa, va, 0.3, 0.2, height + 0.02, 0.1, -2.0, 0.3, 1000, 0.5, 1, Q);
    u[0] = va[0] - va[2] * (a[1] - qa[1]);
    u[1] = va[1] + va[2] * (a[0] - qa[0]);
    F = 1000 * 0.02 * (1 - 0.5 * (u[0] * nx + u[1] * ny));
    NEAR(F * nx, Q[0]);
    NEAR(F * ny, Q[1]);
    NEAR((a[0] - qa[0]) * F * ny - (a[1] - qa[1]) * F * nx, Q[2]);
}

/* A body of the plane as one in space */
static void test_flat(void)
{
    static const double o[3] = { 0, 0, 0 }, point3[3] = { 0.3, 0.2, 0 };
    double b[FRAME], w[TWIST], a[2], W[WRENCH] = { 1, 2, 3, 4, 5, 6 }, Q[3] = { 0 };
    spot(qa, 0.3, 0.2, a);
    flat_frame(qa, b);
    NEAR(a[0], b[FR] + lever_to(b, o, point3, 0));
    NEAR(a[1], b[FR + 1] + lever_to(b, o, point3, 1));
    NEAR(0.0, b[FR + 2] + lever_to(b, o, point3, 2));
    flat_twist(va, w);
    add_flat(W, Q);
    double power = 0, virtual = 0;
    for (int k = 0; k < 6; k++)
        virtual += W[k] * w[k];
    for (int k = 0; k < 3; k++)
        power += Q[k] * va[k];
    NEAR(virtual, power);
}

/* ---- points ---- */

/* A uniform bar: a'M a is twice the kinetic energy, integrated along it by Simpson's rule, which is
 * exact */
static void test_points(void)
{
    double ri[3] = { 0.1, -0.4, 0.7 }, rj[3] = { 1.0, 0.3, -0.2 }, ai[3] = { 0.3, -0.5, 0.2 },
           aj[3] = { 0.7, 0.1, -0.4 }, g[3] = { 1, -2, 3 };
    double none[3] = { 0 };
    for (int space = 0; space < 2; space++) {
        double fi[3] = { 0 }, fj[3] = { 0 }, twice = 0, L = 0, sum = 0, Qi[3] = { 0 },
               Qj[3] = { 0 }, rate = 0;
        int size = space ? 3 : 2;
        if (space)
            add_bar3(2.0, ai, aj, fi, fj);
        else
            add_bar2(2.0, ai, aj, fi, fj);
        for (int k = 0; k < size; k++) {
            double middle = 0.5 * (ai[k] + aj[k]);
            sum += ai[k] * fi[k] + aj[k] * fj[k];
            twice += 2.0 * (ai[k] * ai[k] + 4 * middle * middle + aj[k] * aj[k]) / 6;
            L += (rj[k] - ri[k]) * (rj[k] - ri[k]);
        }
        NEAR(twice, sum);
        L = sqrt(L);
        NEAR(0.0, space ? apart3(ri, rj, L) : apart2(ri, rj, L));
        TEST_ASSERT_DOUBLE_WITHIN(1e-11, -1e-6,
                                  space ? apart3(ri, rj, L + 1e-6) : apart2(ri, rj, L + 1e-6));
        for (int k = 0; k < size; k++)
            rate += (rj[k] - ri[k]) / L * (aj[k] - ai[k]);
        if (space)
            add_spring3(ri, ai, rj, aj, 30.0, 0.5, 0.8, Qi, Qj);
        else
            add_spring2(ri, ai, rj, aj, 30.0, 0.5, 0.8, Qi, Qj);
        for (int k = 0; k < size; k++) {
            NEAR((30.0 * (L - 0.8) + 0.5 * rate) * (rj[k] - ri[k]) / L, Qi[k]);
            NEAR(-Qi[k], Qj[k]);
        }
    }
    double f[3] = { 0 }, Q[3] = { 0 }, angle = atan2(rj[1] - ri[1], rj[0] - ri[0]),
           L2 = sqrt(0.9 * 0.9 + 0.7 * 0.7), on[2];
    add_mass2(2.0, ai, f);
    add_mass3(2.0, ai, f);
    NEAR(4.0 * ai[1], f[1]);
    NEAR(2.0 * ai[2], f[2]);
    add_weight2(2.0, g, Q);
    add_weight3(2.0, g, Q);
    NEAR(-8.0, Q[1]);
    NEAR(6.0, Q[2]);
    NEAR(L2 * sin(0.2), bar_angle(ri, rj, angle - 0.2));
    for (int k = 0; k < 2; k++)
        on[k] = ri[k] + 0.3 * (rj[k] - ri[k]);
    NEAR(0.0, in_line2(ri, rj, on, L2));
    on[0] -= 0.05 * (rj[1] - ri[1]) / L2;
    on[1] += 0.05 * (rj[0] - ri[0]) / L2;
    NEAR(0.05, in_line2(ri, rj, on, L2));
    NEAR(0.0, none[0]);
}

int main(void)
{
    UNITY_BEGIN();
    RUN_TEST(test_joints_of_the_plane);
    RUN_TEST(test_reactions_of_the_plane);
    RUN_TEST(test_elements_of_the_plane);
    RUN_TEST(test_contact_of_the_plane);
    RUN_TEST(test_flat);
    RUN_TEST(test_points);
    return UNITY_END();
}
