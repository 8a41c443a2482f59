/* Gaps and slips of the libraries of joints: each against the geometry, and against the velocities
 * of the points that touch. */
#include "unity.h"

#include <math.h>

#pragma GCC diagnostic ignored "-Wunused-function"
#include "planar.h"
#include "points.h"
#include "space.h"

#define NEAR(wanted, seen)  TEST_ASSERT_DOUBLE_WITHIN(1e-13, wanted, seen)
#define CLOSE(wanted, seen) TEST_ASSERT_DOUBLE_WITHIN(1e-8, wanted, seen)

void setUp(void) {}
void tearDown(void) {}

static const double qa[3] = { 0.4, -0.3, 0.7 }, qb[3] = { 1.2, 0.5, -0.4 },
                    va[3] = { 0.3, -0.5, 0.8 }, vb[3] = { -0.2, 0.4, -0.6 };

/* A point by complex numbers: r + s exp(i theta) */
static void spot(const double q[3], double sx, double sy, double r[2])
{
    r[0] = q[0] + sx * cos(q[2]) - sy * sin(q[2]);
    r[1] = q[1] + sx * sin(q[2]) + sy * cos(q[2]);
}

static void moved(const double q[3], const double v[3], double h, double out[3])
{
    for (int k = 0; k < 3; k++)
        out[k] = q[k] + h * v[k];
}

/* The velocity of what is at (x, y) of a body */
static void speed_at(const double q[3], const double v[3], double x, double y, double u[2])
{
    u[0] = v[0] - v[2] * (y - q[1]);
    u[1] = v[1] + v[2] * (x - q[0]);
}

/* A slip's rate, by differences, is the velocity of the body's contact point along the line. */
static void test_disc_on_a_line(void)
{
    const double c = cos(0.3), s = sin(0.3), h = 1e-5, R = 0.25;
    double a[2], u[2], ahead[3], back[3];
    spot(qa, 0.3, 0.2, a);
    double height = -(a[0] - 0.1) * s + (a[1] + 2.0) * c;
    NEAR(height - R, above_line(qa, 0.3, 0.2, R, 0.1, -2.0, 0.3));
    speed_at(qa, va, a[0] + R * s, a[1] - R * c, u);
    moved(qa, va, h, ahead);
    moved(qa, va, -h, back);
    CLOSE(c * u[0] + s * u[1], (along_line(ahead, 0.3, 0.2, R, 0.1, -2.0, 0.3) -
                                along_line(back, 0.3, 0.2, R, 0.1, -2.0, 0.3)) /
                                   (2 * h));
}

/* The same on a body: what counts is the velocity of one contact point against the other. */
static void test_disc_on_a_flat(void)
{
    const double h = 1e-5, R = 0.25, angle = qa[2] + 0.15, c = cos(angle), s = sin(angle);
    double a[2], b[2], ui[2], uj[2], rate = 0.0;
    spot(qa, 0.3, 0.2, a);
    spot(qb, -0.1, 0.4, b);
    NEAR(-(b[0] - a[0]) * s + (b[1] - a[1]) * c - R,
         above_flat(qa, 0.3, 0.2, 0.15, qb, -0.1, 0.4, R));
    /* so that they touch */
    double gap = above_flat(qa, 0.3, 0.2, 0.15, qb, -0.1, 0.4, R),
           q[3] = { qb[0] + gap * s, qb[1] - gap * c, qb[2] };
    spot(q, -0.1, 0.4, b);
    speed_at(qa, va, b[0] + R * s, b[1] - R * c, ui);
    speed_at(q, vb, b[0] + R * s, b[1] - R * c, uj);
    for (int side = 1; side >= -1; side -= 2) {
        double i[3], j[3];
        moved(qa, va, side * h, i);
        moved(q, vb, side * h, j);
        rate += side * along_flat(i, 0.3, 0.2, 0.15, j, -0.1, 0.4, R) / (2 * h);
    }
    CLOSE(c * (uj[0] - ui[0]) + s * (uj[1] - ui[1]), rate);
}

/* Two discs that touch: along the line across of that of their centers. */
static void test_discs(void)
{
    const double h = 1e-5, Ri = 0.4;
    double a[2], b[2], ui[2], uj[2], rate = 0.0, closing = 0.0;
    spot(qa, 0.3, 0.2, a);
    spot(qb, -0.1, 0.4, b);
    double d = hypot(b[0] - a[0], b[1] - a[1]), Rj = d - Ri, nx = (b[0] - a[0]) / d,
           ny = (b[1] - a[1]) / d;
    speed_at(qa, va, a[0] + Ri * nx, a[1] + Ri * ny, ui);
    speed_at(qb, vb, a[0] + Ri * nx, a[1] + Ri * ny, uj);
    for (int side = 1; side >= -1; side -= 2) {
        double i[3], j[3];
        moved(qa, va, side * h, i);
        moved(qb, vb, side * h, j);
        rate += side * along_disc(i, 0.3, 0.2, Ri, j, -0.1, 0.4, Rj) / (2 * h);
        closing += side * tie(i, 0.3, 0.2, j, -0.1, 0.4, Ri + Rj) / (2 * h);
    }
    CLOSE(-ny * (uj[0] - ui[0]) + nx * (uj[1] - ui[1]), rate);
    CLOSE(nx * (uj[0] - ui[0]) + ny * (uj[1] - ui[1]), closing);
    NEAR(0.0, in_hole(qa, 0.3, 0.2, qb, -0.1, 0.4, d));
    TEST_ASSERT_TRUE(in_hole(qa, 0.3, 0.2, qb, -0.1, 0.4, 1.1 * d) > 0.0);
}

/* Of points, and of a body in space: a ball, a wheel's rim by its points, a hinge's angle. */
static void test_contacts_in_space(void)
{
    const double r[3] = { 0.4, 0.7, -0.2 }, x[3] = { 0.1, -0.2, 0.3 }, c = cos(0.3), s = sin(0.3),
                 u[3] = { -s, 0, c }, o[3] = { 0.1, 0.2, -0.1 }, p[3] = { 0.5, 0.1, 0.2 },
                 axis[3] = { sin(0.2), cos(0.2), 0 };
    double b[FRAME], phi[3], least = INFINITY, q[7] = { 0.3, 0.4, 0.9, 0.9, 0.2, -0.3, 0.1 };
    above2(r, 0.1, -0.2, 0.3, &phi[0]);
    along2(r, 0.1, -0.2, 0.3, &phi[1]);
    along3(r, x, u, &phi[2]);
    NEAR((r[1] + 0.2) * c - (r[0] - 0.1) * s, phi[0]);
    NEAR((r[0] - 0.1) * c + (r[1] + 0.2) * s, phi[1]);
    NEAR(-s * 0.3 - c * 0.5, phi[2]);
    frame(q, b);
    NEAR(-ball_depth(b, o, p, 0.05, x, u), along_axis(b, o, p, x, u) - 0.05);
    for (int k = 0; k < 100000; k++) { /* across the axis: v, w */
        double t = 2e-5 * acos(-1.0) * k, on[3];
        on[0] = p[0] + 0.3 * cos(t) * cos(0.2);
        on[1] = p[1] - 0.3 * cos(t) * sin(0.2);
        on[2] = p[2] + 0.3 * sin(t);
        least = fmin(least, along_axis(b, o, on, x, u));
    }
    TEST_ASSERT_DOUBLE_WITHIN(1e-9, least, rim_above(b, o, p, axis, 0.3, x, u));
    double i[FRAME], j[FRAME], n[9];
    for (double by = -3.0; by <= 3.0; by += 0.5) { /* about z */
        flat_frame((double[3]){ 0, 0, 0.4 }, i);
        flat_frame((double[3]){ 0, 0, 0.4 + by }, j);
        triad((double[3]){ 0, 0, 2 }, 0, n);
        NEAR(0.1 * by, turned_about(i, j, n, 0.1));
    }
}

int main(void)
{
    UNITY_BEGIN();
    RUN_TEST(test_disc_on_a_line);
    RUN_TEST(test_disc_on_a_flat);
    RUN_TEST(test_discs);
    RUN_TEST(test_contacts_in_space);
    return UNITY_END();
}
