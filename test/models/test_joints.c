/* Joints in space, each against an independent formula: phi = 0 along its own motions and not along
 * others, as many independent equations as it says, and reactions as doc/guide/joints.md says:
 * -lambda' d(phi) is the work of the force and the moment on each body. */
#include "unity.h"

#include <math.h>
#include <string.h>

#pragma GCC diagnostic ignored "-Wunused-function"
#include "drivers.h"
#include "poses.h"

void setUp(void) {}
void tearDown(void) {}

/* ---- joints in space ---- */

static double length = 1.7, turn_by = 0.4;

typedef void joint(const double bi[FRAME], const double bj[FRAME], double *phi);

static void j_spherical(const double bi[FRAME], const double bj[FRAME], double *phi)
{
    spherical(bi, oi, bj, oj, p, phi);
}
static void j_revolute(const double bi[FRAME], const double bj[FRAME], double *phi)
{
    revolute(bi, oi, bj, oj, p, 1, phi);
}
static void j_translational(const double bi[FRAME], const double bj[FRAME], double *phi)
{
    translational(bi, oi, bj, oj, p, 1, phi);
}
static void j_hinge(const double bi[FRAME], const double bj[FRAME], double *phi)
{
    hinge(bi, oi, bj, oj, p, n, phi);
}
static void j_cylindrical(const double bi[FRAME], const double bj[FRAME], double *phi)
{
    cylindrical(bi, oi, bj, oj, p, n, phi);
}
static void j_prismatic(const double bi[FRAME], const double bj[FRAME], double *phi)
{
    prismatic(bi, oi, bj, oj, p, n, phi);
}
static void j_universal(const double bi[FRAME], const double bj[FRAME], double *phi)
{
    universal(bi, oi, bj, oj, p, s, t, phi);
}
static void j_rigid(const double bi[FRAME], const double bj[FRAME], double *phi)
{
    rigid(bi, oi, bj, oj, p, phi);
}
static void j_plane(const double bi[FRAME], const double bj[FRAME], double *phi)
{
    phi[0] = in_plane(bi, oi, bj, oj, p, n);
}
static void j_axis(const double bi[FRAME], const double bj[FRAME], double *phi)
{
    on_axis(bi, oi, bj, oj, p, n, phi);
}
static void j_rod(const double bi[FRAME], const double bj[FRAME], double *phi)
{
    phi[0] = rod(bi, oi, p, bj, oj, pj, length);
}
static void j_angle(const double bi[FRAME], const double bj[FRAME], double *phi)
{
    phi[0] = angle_is(bi, bj, n, turn_by);
}
static void j_slide(const double bi[FRAME], const double bj[FRAME], double *phi)
{
    phi[0] = slide(bi, oi, bj, oj, p, 2) - 0.3;
}
static void j_perpendicular(const double bi[FRAME], const double bj[FRAME], double *phi)
{
    phi[0] = perpendicular(bi, 0, bj, 1);
}

static void evaluate(joint *f, const pose *i, const pose *j, double *phi)
{
    double qi[7], qj[7], bi[FRAME], bj[FRAME];
    coordinates_of(i, qi);
    coordinates_of(j, qj);
    frame(qi, bi);
    frame(qj, bj);
    f(bi, bj, phi);
}

/* What phi changes by along the six motions of a body, about its origin */
static void rates(joint *f, const pose *i, const pose *j, int second, int rows, double D[6][6])
{
    static const double h = 1e-5;
    for (int k = 0; k < 6; k++) {
        double x[2][3] = { { 0 } }, w[2][3] = { { 0 } }, a[6], b[6];
        for (int side = 0; side < 2; side++)
            (k < 3 ? x[side] : w[side])[k % 3] = side ? h : -h;
        pose back = moved(second ? j : i, x[0], w[0]), on = moved(second ? j : i, x[1], w[1]);
        evaluate(f, second ? i : &back, second ? &back : j, a);
        evaluate(f, second ? i : &on, second ? &on : j, b);
        for (int r = 0; r < rows; r++)
            D[r][k] = (b[r] - a[r]) / (2 * h);
    }
}

static int rank_of(int rows, double D[6][6])
{
    double B[6][6];
    int rank = 0;
    memcpy(B, D, sizeof B);
    for (int c = 0; c < 6 && rank < rows; c++) {
        int best = rank;
        for (int r = rank; r < rows; r++)
            if (fabs(B[r][c]) > fabs(B[best][c]))
                best = r;
        if (fabs(B[best][c]) < 1e-6)
            continue;
        for (int k = 0; k < 6; k++) {
            double y = B[best][k];
            B[best][k] = B[rank][k];
            B[rank][k] = y;
        }
        for (int r = rank + 1; r < rows; r++)
            for (int k = 5; k >= c; k--)
                B[r][k] -= B[r][c] / B[rank][c] * B[rank][k];
        rank++;
    }
    return rank;
}

static void test_triad(void)
{
    static const double u[3] = { 0.5, -1.2, 2.0 };
    for (int k = 0; k < 3; k++) {
        triad(u, k, n);
        for (int a = 0; a < 3; a++)
            for (int b = 0; b < 3; b++)
                NEAR(a == b, dot3(&n[3 * a], &n[3 * b]));
        double w[3];
        cross3(&n[0], &n[3], w);
        for (int a = 0; a < 3; a++) {
            NEAR(w[a], n[6 + a]);
            NEAR(u[a] / sqrt(dot3(u, u)), n[a]);
        }
        NEAR(0.0, n[3 + k]);
    }
}

/* A frame is Rodrigues' rotation, whatever the norm of its Euler parameters. */
static void test_frame(void)
{
    pose i, j;
    double q[7], b[FRAME];
    set_axes();
    place(&n[0], 0.3, 0.9, &i, &j);
    coordinates_of(&j, q);
    frame(q, b);
    for (int k = 0; k < 9; k++)
        NEAR(j.A[k % 3][k / 3], b[FA + k]);
}

/* Along the joint's own motions phi is 0; across them it is not; its equations are independent. */
static void test_joints_allow_their_motions_and_no_others(void)
{
    static const struct {
        const char *name;
        joint *f;
        int rows, slides, turns; /* along and about u */
        int y;                   /* its axis is y     */
    } all[] = {
        { "spherical", j_spherical, 3, 0, 1, 0 },
        { "revolute", j_revolute, 5, 0, 1, 1 },
        { "translational", j_translational, 5, 1, 0, 1 },
        { "hinge", j_hinge, 5, 0, 1, 0 },
        { "cylindrical", j_cylindrical, 4, 1, 1, 0 },
        { "prismatic", j_prismatic, 5, 1, 0, 0 },
        { "universal", j_universal, 4, 0, 1, 0 },
        { "rigid", j_rigid, 6, 0, 0, 0 },
        { "on_axis", j_axis, 2, 1, 1, 0 },
        { "in_plane", j_plane, 1, 0, 1, 0 },
    };
    static const double y[3] = { 0, 1, 0 };
    set_axes();
    for (size_t k = 0; k < sizeof all / sizeof *all; k++) {
        const double *u = all[k].y ? y : n;
        double phi[6], D[6][6], largest;
        pose i, j;
        place(u, all[k].slides ? 0.35 : 0.0, all[k].turns ? 0.8 : 0.0, &i, &j);
        evaluate(all[k].f, &i, &j, phi);
        for (int r = 0; r < all[k].rows; r++)
            TEST_ASSERT_DOUBLE_WITHIN_MESSAGE(1e-12, 0.0, phi[r], all[k].name);
        rates(all[k].f, &i, &j, 1, all[k].rows, D);
        TEST_ASSERT_EQUAL_INT_MESSAGE(all[k].rows, rank_of(all[k].rows, D), all[k].name);
        for (int what = 0; what < 2; what++) { /* a motion that it does not allow shows */
            if (what ? all[k].turns : all[k].slides)
                continue;
            place(u, what ? 0.0 : 0.35, what ? 0.8 : 0.0, &i, &j);
            evaluate(all[k].f, &i, &j, phi);
            largest = 0;
            for (int r = 0; r < all[k].rows; r++)
                largest = fmax(largest, fabs(phi[r]));
            TEST_ASSERT_TRUE_MESSAGE(largest > 0.1, all[k].name);
        }
    }
}

/* The rows of doc/guide/joints.md: on body j acts, for lambda = 1 of row r, the force `force` in
 * its point p and the moment `moment`. */
static void reaction(const char *name, joint *f, int row, int rows, const double at[3],
                     const double force[3], const double moment[3], const pose *i, const pose *j)
{
    double Di[6][6], Dj[6][6], z[3], arm[3], M[3], Mi[3], x[3];
    rates(f, i, j, 1, rows, Dj);
    rates(f, i, j, 0, rows, Di);
    for (int k = 0; k < 3; k++)
        z[k] = at[k] - oj[k];
    apply((double(*)[3])j->A, z, arm);
    cross3(arm, force, M);
    for (int k = 0; k < 3; k++)
        x[k] = j->r[k] + arm[k] - i->r[k];
    cross3(x, force, Mi); /* the same force, in the same point, on body i, with the other sign */
    for (int k = 0; k < 3; k++) {
        TEST_ASSERT_DOUBLE_WITHIN_MESSAGE(2e-8, force[k], -Dj[row][k], name);
        TEST_ASSERT_DOUBLE_WITHIN_MESSAGE(2e-8, M[k] + moment[k], -Dj[row][3 + k], name);
        TEST_ASSERT_DOUBLE_WITHIN_MESSAGE(2e-8, -force[k], -Di[row][k], name);
        TEST_ASSERT_DOUBLE_WITHIN_MESSAGE(2e-8, -Mi[k] - moment[k], -Di[row][3 + k], name);
    }
}

static void axis_in_space(const pose *i, const double a[3], double sign, double x[3])
{
    apply((double(*)[3])i->A, a, x);
    for (int k = 0; k < 3; k++)
        x[k] *= sign;
}

static void test_reactions(void)
{
    static const double none[3] = { 0 };
    static const double unit[3][3] = { { 1, 0, 0 }, { 0, 1, 0 }, { 0, 0, 1 } };
    double x[3], a[3], b[3];
    pose i, j;
    set_axes();
    place(n, 0.0, 0.8, &i, &j);
    for (int k = 0; k < 3; k++) { /* a gap: the force -lambda, along the global axes */
        double minus[3] = { -unit[k][0], -unit[k][1], -unit[k][2] };
        reaction("spherical", j_spherical, k, 3, p, minus, none, &i, &j);
        reaction("hinge", j_hinge, k, 5, p, minus, none, &i, &j);
    }
    axis_in_space(&i, &n[6], -1, x); /* hinge: -lambda w, lambda v */
    reaction("hinge 3", j_hinge, 3, 5, p, none, x, &i, &j);
    axis_in_space(&i, &n[3], 1, x);
    reaction("hinge 4", j_hinge, 4, 5, p, none, x, &i, &j);
    axis_in_space(&i, s, 1, a); /* universal: lambda (s x t) */
    apply(j.A, t, b);
    cross3(a, b, x);
    reaction("universal", j_universal, 3, 4, p, none, x, &i, &j);
    place(n, 0.35, 0.8, &i, &j);
    axis_in_space(&i, &n[3], -1, x);
    reaction("cylindrical 0", j_cylindrical, 0, 4, p, x, none, &i, &j);
    axis_in_space(&i, &n[6], -1, x);
    reaction("cylindrical 1", j_cylindrical, 1, 4, p, x, none, &i, &j);
    reaction("cylindrical 2", j_cylindrical, 2, 4, p, none, x, &i, &j);
    axis_in_space(&i, &n[0], -1, x);
    place(n, 0.0, 0.8, &i, &j);
    reaction("in_plane", j_plane, 0, 1, p, x, none, &i, &j);
    turn_by = 0.8; /* the drive's torque on body j: -lambda u */
    reaction("angle_is", j_angle, 0, 1, p, none, x, &i, &j);
    place(n, 0.35, 0.0, &i, &j);
    axis_in_space(&i, &n[0], 1, x); /* prismatic: lambda u keeps it from turning */
    reaction("prismatic 4", j_prismatic, 4, 5, p, none, x, &i, &j);
    place(n, 0.0, 0.0, &i, &j);
    axis_in_space(&i, unit[2], -1, x);
    reaction("rigid 3", j_rigid, 3, 6, p, none, x, &i, &j);
    axis_in_space(&i, unit[1], 1, x);
    reaction("rigid 4", j_rigid, 4, 6, p, none, x, &i, &j);
    axis_in_space(&i, unit[0], 1, x);
    reaction("rigid 5", j_rigid, 5, 6, p, none, x, &i, &j);
}

/* A rod: its tension is lambda; body j is pulled towards body i. */
static void test_rod(void)
{
    pose i, j;
    double a[3], b[3], za[3], zb[3], u[3], phi[1];
    set_axes();
    place(n, 0.2, 0.9, &i, &j);
    for (int k = 0; k < 3; k++) {
        za[k] = p[k] - oi[k];
        zb[k] = pj[k] - oj[k];
    }
    apply(i.A, za, a);
    apply(j.A, zb, b);
    for (int k = 0; k < 3; k++)
        u[k] = j.r[k] + b[k] - i.r[k] - a[k];
    length = sqrt(dot3(u, u));
    evaluate(j_rod, &i, &j, phi);
    NEAR(0.0, phi[0]);
    for (int k = 0; k < 3; k++)
        u[k] /= -length;
    reaction("rod", j_rod, 0, 1, pj, u, (double[3]){ 0 }, &i, &j);
    length += 1e-6;
    evaluate(j_rod, &i, &j, phi);
    TEST_ASSERT_DOUBLE_WITHIN(1e-11, -1e-6, phi[0]);
}

/* An angle, a displacement, a position that are given. */
static void test_drivers(void)
{
    static const double z[3] = { 0, 0, 1 };
    double phi[3], q[7], b[FRAME], x[3], y[3];
    pose i, j;
    set_axes();
    for (int k = -3; k <= 3; k++) {
        place(n, 0.1, 0.3 * k, &i, &j);
        turn_by = 0.3 * k + 6.283185307179586 * k; /* turns are counted */
        evaluate(j_angle, &i, &j, phi);
        NEAR(0.0, phi[0]);
        turn_by += 0.2;
        evaluate(j_angle, &i, &j, phi);
        NEAR(-sin(0.2), phi[0]);
    }
    place(z, 0.3, 0.5, &i, &j);
    evaluate(j_slide, &i, &j, phi);
    NEAR(0.0, phi[0]);
    coordinates_of(&j, q);
    frame(q, b);
    for (int k = 0; k < 3; k++)
        y[k] = p[k] - oj[k];
    apply(j.A, y, x);
    for (int k = 0; k < 3; k++)
        y[k] = j.r[k] + x[k] - 0.1 * (k + 1);
    at_place(b, oj, p, y, phi);
    for (int k = 0; k < 3; k++)
        NEAR(0.1 * (k + 1), phi[k]);
    NEAR(2.0 + 3.0 * 0.5, steady(0.5, 2.0, 3.0));
    NEAR(1.0 + 0.3 * sin(2 * acos(-1.0) * 2.0 * 0.7 + 0.4), harmonic(0.7, 1.0, 0.3, 2.0, 0.4));
    NEAR(1 + 2 * 0.5 + 3 * 0.25 + 4 * 0.125, cubic(0.5, (double[4]){ 1, 2, 3, 4 }));
    NEAR(3.0, move(1.0, 2.0, 4.0, 1.0, 0.5));
    NEAR(2.0 + 0.05 * 2.0, move(0.75, 2.0, 4.0, 1.0, 0.5));
    NEAR(2.0 + 0.95 * 2.0, move(1.25, 2.0, 4.0, 1.0, 0.5));
    gears(0.3, 2.0, -0.6, 1.0, 0.0, &phi[0]);
    slides_by(0.3 * 0.05 + 1.0, 0.3, 0.05, 1.0, &phi[1]);
    NEAR(0.0, phi[0]);
    NEAR(0.0, phi[1]);
}

int main(void)
{
    UNITY_BEGIN();
    RUN_TEST(test_triad);
    RUN_TEST(test_frame);
    RUN_TEST(test_joints_allow_their_motions_and_no_others);
    RUN_TEST(test_reactions);
    RUN_TEST(test_rod);
    RUN_TEST(test_drivers);
    return UNITY_END();
}
