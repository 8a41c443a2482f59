/* Two bodies in space for the tests of joints and elements. Rotations are Rodrigues' here (axis and
 * angle); the library's are Euler parameters, which it gets with a norm of 1.3. */
#ifndef CST_POSES_H
#define CST_POSES_H

#include "space.h"

#define NEAR(expected, value) TEST_ASSERT_DOUBLE_WITHIN(1e-12, expected, value)
#define CLOSE(expected, value)                                                                     \
    TEST_ASSERT_DOUBLE_WITHIN(2e-8, expected, value) /* by differences                             \
                                                      */

typedef struct {
    double r[3], A[3][3];
} pose;

static void cross3(const double a[3], const double b[3], double c[3])
{
    c[0] = a[1] * b[2] - a[2] * b[1];
    c[1] = a[2] * b[0] - a[0] * b[2];
    c[2] = a[0] * b[1] - a[1] * b[0];
}

static double dot3(const double a[3], const double b[3])
{
    return a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
}

/* Rodrigues: I + sin K + (1 - cos) K K of a unit axis */
static void rodrigues(const double u[3], double angle, double A[3][3])
{
    double K[3][3] = { { 0, -u[2], u[1] }, { u[2], 0, -u[0] }, { -u[1], u[0], 0 } };
    for (int i = 0; i < 3; i++)
        for (int j = 0; j < 3; j++) {
            double KK = K[i][0] * K[0][j] + K[i][1] * K[1][j] + K[i][2] * K[2][j];
            A[i][j] = (i == j) + sin(angle) * K[i][j] + (1 - cos(angle)) * KK;
        }
}

static void multiply(double A[3][3], double B[3][3], double C[3][3])
{
    double T[3][3];
    for (int i = 0; i < 3; i++)
        for (int j = 0; j < 3; j++)
            T[i][j] = A[i][0] * B[0][j] + A[i][1] * B[1][j] + A[i][2] * B[2][j];
    memcpy(C, T, sizeof T);
}

static void apply(double A[3][3], const double s[3], double x[3])
{
    for (int i = 0; i < 3; i++)
        x[i] = dot3(A[i], s);
}

/* The library's coordinates of a pose: Euler parameters with a norm that is not 1 */
static void coordinates_of(const pose *b, double q[7])
{
    double e0 = 0.5 * sqrt(1 + b->A[0][0] + b->A[1][1] + b->A[2][2]), norm = 1.3;
    memcpy(q, b->r, 3 * sizeof *q);
    q[3] = norm * e0;
    q[4] = norm * (b->A[2][1] - b->A[1][2]) / (4 * e0);
    q[5] = norm * (b->A[0][2] - b->A[2][0]) / (4 * e0);
    q[6] = norm * (b->A[1][0] - b->A[0][1]) / (4 * e0);
}

/* Moved by x and turned by the vector w about its origin */
static pose moved(const pose *b, const double x[3], const double w[3])
{
    pose c = *b;
    double angle = sqrt(dot3(w, w)), u[3], R[3][3];
    for (int k = 0; k < 3; k++) {
        c.r[k] += x[k];
        u[k] = angle > 0 ? w[k] / angle : 0;
    }
    rodrigues(u, angle, R);
    multiply(R, c.A, c.A);
    return c;
}

static const double oi[3] = { 0.2, -0.1, 0.4 }, oj[3] = { -0.3, 0.5, 0.1 },
                    p[3] = { 0.6, 0.3, -0.2 }, pj[3] = { -0.5, 0.9, 0.7 };
static double n[9], s[3], t[3];

/* Body i somewhere; body j where the nominal configuration has it, then slid along u and turned by
 * `angle` about the axis u through p */
static void place(const double u[3], double slid, double angle, pose *i, pose *j)
{
    static const double axis[3] = { 0.6, 0.64, 0.48 };
    double R[3][3], y[3], z[3];
    rodrigues(axis, 0.7, i->A);
    i->r[0] = 1.1, i->r[1] = -0.4, i->r[2] = 0.8;
    rodrigues(u, angle, R);
    multiply(i->A, R, j->A);
    for (int k = 0; k < 3; k++)
        y[k] = p[k] - oi[k] + slid * u[k]; /* the point of body j, in body i's axes */
    apply(i->A, y, j->r);
    for (int k = 0; k < 3; k++)
        z[k] = p[k] - oj[k];
    apply(j->A, z, y);
    for (int k = 0; k < 3; k++)
        j->r[k] += i->r[k] - y[k];
}

static void set_axes(void)
{
    static const double u[3] = { 0.5, -1.2, 2.0 };
    triad(u, 0, n);
    for (int k = 0; k < 3; k++) {
        s[k] = 2 * n[k];
        t[k] = 3 * n[3 + k];
    }
}

#endif
