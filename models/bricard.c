/* The Bricard mechanism, a benchmark of IFToMM (problem A04 of its library): five bars along the
 * edges of a cube and six hinges.
 *
 *     P0 (0, 0, 0)  P1 (1, 0, 0)  P2 (1, -1, 0)  P3 (1, -1, 1)  P4 (0, -1, 1)  P5 (0, 0, 1),
 *     times the length; P5-P0 is the ground
 *
 * The hinge in a point is perpendicular to the two bars that meet there.  Counted, no degree of
 * freedom is left; there is one, because one of the constraints is redundant, and which one cannot
 * be said.  Gravity acts along -y; the start is at rest. */
#include <math.h>

#include "joints.h"
#include "elements.h"

#define BARS 5
#define N 35
#define M 35
#define P 7
enum { M1, LENGTH = 5, GRAVITY };

/* The axis (0 x, 1 y, 2 z) of a bar, and of a hinge */
static const int bar_axis[5] = { 0, 1, 2, 0, 1 };
static const int hinge_axis[6] = { 1, 2, 0, 1, 2, 0 };

/* { m, Jx, Jy, Jz } of a slender bar */
static void bar(double m, double length, int axis, double body[4])
{
    int k;
    body[0] = m;
    for (k = 0; k < 3; k++)
        body[1 + k] = m * length * length / 12.0;
    body[1 + axis] = 0.0;
}

static void add_bar(const double q[7], const double a[7], double m, double length, int axis,
                    double f[7])
{
    double body[4];
    bar(m, length, axis, body);
    add_inertia(q, a, body, f);
}

/* The weight along -y, and the quadratic velocity term */
static void add_bar_forces(const double q[7], const double v[7], double m, double length, int axis,
                           double g, double Q[7])
{
    double body[4], down[3];
    bar(m, length, axis, body);
    down[0] = 0.0;
    down[1] = -g;
    down[2] = 0.0;
    add_gravity(body, down, Q);
    add_gyration(q, v, body, Q);
}

/* p: the points P0 to P5 of the nominal configuration; o: the bodies' origins, the ground's first
 * and last */
static void places(double length, double p[18], double o[21])
{
    int i, k;
    for (k = 0; k < 18; k++)
        p[k] = 0.0;
    p[3] = length;
    p[6] = length;
    p[7] = -length;
    p[9] = length;
    p[10] = -length;
    p[11] = length;
    p[13] = -length;
    p[14] = length;
    p[17] = length;
    for (k = 0; k < 21; k++)
        o[k] = 0.0;
    for (i = 0; i < BARS; i++)
        for (k = 0; k < 3; k++)
            o[3 * (i + 1) + k] = 0.5 * (p[3 * i + k] + p[3 * (i + 1) + k]);
}

void bricard_inertia(const double q[N], const double a[N], const double rho[P], double f[N])
{
    int i;
    for (i = 0; i < N; i++)
        f[i] = 0.0;
    for (i = 0; i < BARS; i++)
        add_bar(&q[7 * i], &a[7 * i], rho[M1 + i], rho[LENGTH], bar_axis[i], &f[7 * i]);
}

void bricard_forces(double t, const double q[N], const double v[N], const double rho[P],
                    const int mode[1], double Q[N])
{
    int i;
    for (i = 0; i < N; i++)
        Q[i] = 0.0;
    for (i = 0; i < BARS; i++)
        add_bar_forces(&q[7 * i], &v[7 * i], rho[M1 + i], rho[LENGTH], bar_axis[i], rho[GRAVITY],
                       &Q[7 * i]);
}

/* Hinge k joins bar k - 1 to bar k; the ground, at rest, is before the first and after the last. */
void bricard_constraints(double t, const double q[N], const double rho[P], double phi[M])
{
    int i, k;
    double b[7 * FRAME], o[21], p[18];
    places(rho[LENGTH], p, o);
    for (k = 0; k < 7 * FRAME; k++)
        b[k] = 0.0;
    for (k = 0; k < 3; k++) {
        b[FA + 4 * k] = 1.0;
        b[6 * FRAME + FA + 4 * k] = 1.0;
    }
    for (i = 0; i < BARS; i++) {
        frame(&q[7 * i], &b[FRAME * (i + 1)]);
        phi[i] = euler_norm(&q[7 * i]);
    }
    for (k = 0; k < 6; k++)
        revolute(&b[FRAME * k], &o[3 * k], &b[FRAME * (k + 1)], &o[3 * (k + 1)], &p[3 * k],
                 hinge_axis[k], &phi[5 + 5 * k]);
}

void bricard_initial(const double rho[P], double q[N], double v[N])
{
    int i, k;
    double o[21], p[18];
    places(rho[LENGTH], p, o);
    for (i = 0; i < N; i++) {
        q[i] = 0.0;
        v[i] = 0.0;
    }
    for (i = 0; i < BARS; i++) {
        for (k = 0; k < 3; k++)
            q[7 * i + k] = o[3 * (i + 1) + k];
        q[7 * i + 3] = 1.0;
    }
}

double bricard_potential(double t, const double q[N], const double rho[P])
{
    int i;
    double sum;
    sum = 0.0;
    for (i = 0; i < BARS; i++)
        sum += rho[M1 + i] * rho[GRAVITY] * q[7 * i + 1];
    return sum;
}

/* x: where P3 is, the end of the third bar */
static void point3(const double q[N], const double rho[P], double x[3])
{
    int k;
    double b[FRAME], o[21], p[18];
    places(rho[LENGTH], p, o);
    frame(&q[14], b);
    for (k = 0; k < 3; k++)
        x[k] = b[FR + k] + lever_to(b, &o[9], &p[9], k);
}

/* x: where P2 is, the end of the second bar; the benchmark, which counts from 1, calls it P3, and
 * its reference is of this point */
static void point2(const double q[N], const double rho[P], double x[3])
{
    int k;
    double b[FRAME], o[21], p[18];
    places(rho[LENGTH], p, o);
    frame(&q[7], b);
    for (k = 0; k < 3; k++)
        x[k] = b[FR + k] + lever_to(b, &o[6], &p[6], k);
}

/* How P3 swings. */
double bricard_cost_swing(double t, const double q[N], const double v[N], const double a[N],
                          const double lambda[M], const double rho[P], const int mode[1])
{
    double x[3];
    point3(q, rho, x);
    return x[1] * x[1];
}

/* How high P3 is at the end. */
double bricard_final_height(double t, const double q[N], const double v[N], const double a[N],
                            const double lambda[M], const double rho[P], const int mode[1])
{
    double x[3];
    point3(q, rho, x);
    return x[1];
}

/* The first hinge's reaction, which redundancy leaves open. */
double bricard_cost_reaction(double t, const double q[N], const double v[N], const double a[N],
                             const double lambda[M], const double rho[P], const int mode[1])
{
    return lambda[5] * lambda[5] + lambda[6] * lambda[6] + lambda[7] * lambda[7];
}

void bricard_outputs(double t, const double q[N], const double v[N], const double a[N],
                     const double lambda[M], const double rho[P], const int mode[1], double out[6])
{
    point3(q, rho, &out[0]);
    point2(q, rho, &out[3]);
}

#include "costate.h" /* Tapenade reads up to here */

#include <string.h>

static const cst_parameter parameters[P] = {
    { "m1", "kg", 1.0, 1e-3, 1e3, "mass of the bar P0-P1" },
    { "m2", "kg", 1.0, 1e-3, 1e3, "mass of the bar P1-P2" },
    { "m3", "kg", 1.0, 1e-3, 1e3, "mass of the bar P2-P3" },
    { "m4", "kg", 1.0, 1e-3, 1e3, "mass of the bar P3-P4" },
    { "m5", "kg", 1.0, 1e-3, 1e3, "mass of the bar P4-P5" },
    { "length", "m", 1.0, 0.1, 10.0,
      "length of the bars, and distance of the hinges on the ground" },
    { "g", "m/s^2", 9.81, 0.0, 1e2, "gravity, along -y" },
};

static const cst_cost costs[] = {
    { "swing", "m^2 s", "integral of the squared height of P3" },
    { "height", "m", "y of P3 at the end" },
    { "reaction", "N^2 s", "integral of the squared force in the hinge P0, which is not unique" },
};

static const cst_output outputs[] = {
    { "x3", "m", "x of P3" },
    { "y3", "m", "y of P3" },
    { "z3", "m", "z of P3" },
    { "x2", "m", "x of P2" },
    { "y2", "m", "y of P2" },
    { "z2", "m", "z of P2" },
};

/* P0 to P5: bar i carries its end from P(i); and P0 once more, for the ground between P5 and P0. */
static void bricard_sketch(double t, const double *q, const double *rho, double (*points)[3])
{
    double o[21], p[18];
    places(rho[LENGTH], p, o);
    memset(points, 0, 7 * sizeof *points);
    for (int i = 0; i < BARS; i++) {
        double b[FRAME];
        frame(&q[7 * i], b);
        for (int k = 0; k < 3; k++)
            points[i + 1][k] = b[FR + k] + lever_to(b, &o[3 * (i + 1)], &p[3 * (i + 1)], k);
    }
}

static const cst_sketch_part parts[] = {
    { CST_GROUND, 5, 6, 5, "ground" }, { CST_PIVOT, 0, 0, 0, "P0" },  { CST_PIVOT, 5, 0, 0, "P5" },
    { CST_BAR, 0, 1, 0, "P0-P1" },     { CST_BAR, 1, 2, 0, "P1-P2" }, { CST_BAR, 2, 3, 0, "P2-P3" },
    { CST_BAR, 3, 4, 0, "P3-P4" },     { CST_BAR, 4, 5, 0, "P4-P5" }, { CST_TRACE, 3, 0, 0, "P3" },
};
static const cst_sketch sketch = { .place = bricard_sketch,
                                   .points = 7,
                                   .parts = parts,
                                   .parts_count = sizeof parts / sizeof parts[0],
                                   .space = 1,
                                   .up = 1 };

extern const cst_kernels bricard_kernels;
const cst_model bricard_model = {
    .abi = CST_ABI,
    .name = "bricard",
    .about = "the Bricard mechanism of the IFToMM benchmark: a redundant constraint",
    .n = N,
    .m = M,
    .p = P,
    .parameters = parameters,
    .costs = costs,
    .costs_count = 3,
    .design = "m1,m3,length",
    .outputs = outputs,
    .outputs_count = 6,
    .start = CST_GIVEN,
    .tf = 10.0,
    .kernels = &bricard_kernels,
    .sketch = &sketch,
};
