/* Bounded minimization of plain functions with known answers, of functions that fail, and of ones
 * that lie. */
#include "optimize/minimize.h"
#include "unity.h"

#include <math.h>

void setUp(void) {}
void tearDown(void) {}

/* sum of c_k (x_k - a_k)^2 / 2, the stiffest by 1e8 */
static int quadratic(void *user, const double *x, double *f, double *g, const char **why)
{
    static const double c[4] = { 1.0, 1e3, 1e-5, 30.0 }, a[4] = { 1.0, -2.0, 3.0, 0.5 };
    *f = 0.0;
    for (int k = 0; k < 4; k++) {
        g[k] = c[k] * (x[k] - a[k]);
        *f += 0.5 * g[k] * (x[k] - a[k]);
    }
    return 0;
}

static int rosenbrock(void *user, const double *x, double *f, double *g, const char **why)
{
    double u = x[1] - x[0] * x[0], v = 1.0 - x[0];
    *f = 100.0 * u * u + v * v;
    g[0] = -400.0 * u * x[0] - 2.0 * v;
    g[1] = 200.0 * u;
    return 0;
}

/* Rosenbrock's function that cannot be computed outside of its valley, which the trials run
 * into. */
static int valley(void *user, const double *x, double *f, double *g, const char **why)
{
    int *mode = user;
    rosenbrock(NULL, x, f, g, why);
    if (*f <= 4.5)
        return 0;
    *why = "out of the valley";
    if (*mode == 0)
        return CST_EINTEGRATOR;
    static const double bad[] = { NAN, INFINITY, 1e60 }; /* the last is finite, but of no use */
    if (*mode <= 3)
        *f = bad[*mode - 1];
    else
        g[1] = bad[*mode - 4];
    return 0;
}

static int impossible(void *user, const double *x, double *f, double *g, const char **why)
{
    if (*(double *)user == x[0]) {
        *f = 1.0;
        g[0] = 1.0;
        return 0;
    }
    *why = "nowhere but there";
    return CST_ESTART;
}

/* A gradient of the wrong sign. */
static int liar(void *user, const double *x, double *f, double *g, const char **why)
{
    *f = 2.0 + x[0] * x[0];
    g[0] = -2.0 * x[0];
    return 0;
}

/* A bowl with a floor of noise, of 1e-7 of f. */
static int noisy(void *user, const double *x, double *f, double *g, const char **why)
{
    unsigned long long *seed = user;
    double noise[3];
    for (int k = 0; k < 3; k++) {
        *seed = *seed * 6364136223846793005u + 1442695040888963407u;
        noise[k] = 1e-7 * ((double)(*seed >> 11) / 4503599627370496.0 - 1.0);
    }
    *f = (1.0 + (x[0] - 1.0) * (x[0] - 1.0) + 10.0 * (x[1] + 2.0) * (x[1] + 2.0)) *
         (1.0 + noise[0]);
    g[0] = 2.0 * (x[0] - 1.0) + 10.0 * noise[1];
    g[1] = 20.0 * (x[1] + 2.0) + 10.0 * noise[2];
    return 0;
}

/* A valley with a kink along its bottom: 1 + 5 |x0 + x1 / 2| + (x1 - 1)^2, least at (-1/2, 1). */
static int kinked(void *user, const double *x, double *f, double *g, const char **why)
{
    double side = x[0] + 0.5 * x[1], sign = side > 0.0 ? 1.0 : -1.0;
    *f = 1.0 + 5.0 * fabs(side) + (x[1] - 1.0) * (x[1] - 1.0);
    g[0] = 5.0 * sign;
    g[1] = 2.5 * sign + 2.0 * (x[1] - 1.0);
    return 0;
}

/* It rises on both sides of 3, whatever its gradient says: the number in `user`. */
static int misled(void *user, const double *x, double *f, double *g, const char **why)
{
    *f = 1.0 + fabs(x[0] - 3.0);
    g[0] = *(const double *)user;
    return 0;
}

static const cst_limits tight = {
    .gradient_tol = 1e-9, .decrease_tol = 0.0, .max_iterations = 300, .max_evaluations = 1000
};

static void prepare(cst_minimizer *m, int n, cst_objective *f, void *user, double lower,
                    double upper, double start)
{
    TEST_ASSERT_EQUAL_INT(0, cst_minimizer_create(m, n, f, user));
    for (int k = 0; k < n; k++) {
        m->lower[k] = lower;
        m->upper[k] = upper;
        m->start[k] = start;
    }
}

static void test_quadratic_with_active_bounds(void)
{
    cst_minimizer m;
    cst_reason reason;
    prepare(&m, 4, quadratic, NULL, 0.0, 2.0, 1.7);
    TEST_ASSERT_EQUAL_INT(0, cst_minimize(&m, &tight, &reason));
    TEST_ASSERT_EQUAL_INT(CST_STOP_GRADIENT, reason);
    TEST_ASSERT_DOUBLE_WITHIN(1e-5, 1.0, m.best[0]);
    TEST_ASSERT_TRUE(m.best[1] == 0.0); /* on the bound to the last bit */
    TEST_ASSERT_TRUE(m.best[2] == 2.0);
    TEST_ASSERT_DOUBLE_WITHIN(1e-5, 0.5, m.best[3]);
    TEST_ASSERT_TRUE(m.s.evaluations < 40);
    cst_minimizer_free(&m);
}

static void test_quadratic_unbounded(void)
{
    cst_minimizer m;
    cst_reason reason;
    prepare(&m, 4, quadratic, NULL, -INFINITY, INFINITY, 1.7);
    TEST_ASSERT_EQUAL_INT(0, cst_minimize(&m, &tight, &reason));
    TEST_ASSERT_DOUBLE_WITHIN(1e-4, -2.0, m.best[1]);
    TEST_ASSERT_DOUBLE_WITHIN(1e-2, 3.0, m.best[2]);
    cst_minimizer_free(&m);
}

static void test_fixed_variable_and_start_outside(void)
{
    cst_minimizer m;
    cst_reason reason;
    prepare(&m, 4, quadratic, NULL, -5.0, 5.0, 77.0);
    m.lower[0] = m.upper[0] = 0.25;
    TEST_ASSERT_EQUAL_INT(0, cst_minimize(&m, &tight, &reason));
    TEST_ASSERT_TRUE(m.first[1] == 5.0);
    TEST_ASSERT_TRUE(m.best[0] == 0.25);
    TEST_ASSERT_DOUBLE_WITHIN(1e-4, -2.0, m.best[1]);
    cst_minimizer_free(&m);
}

static void test_rosenbrock(void)
{
    cst_minimizer m;
    cst_reason reason;
    prepare(&m, 2, rosenbrock, NULL, -2.0, 2.0, -1.2);
    m.start[1] = 1.0;
    TEST_ASSERT_EQUAL_INT(0, cst_minimize(&m, &tight, &reason));
    TEST_ASSERT_DOUBLE_WITHIN(1e-6, 1.0, m.best[0]);
    TEST_ASSERT_DOUBLE_WITHIN(1e-6, 1.0, m.best[1]);
    TEST_ASSERT_TRUE(m.s.evaluations < 80);
    cst_minimizer_free(&m);
}

/* With x0 <= 1/2 the minimum is at (1/2, 1/4). */
static void test_rosenbrock_with_bound(void)
{
    cst_minimizer m;
    cst_reason reason;
    prepare(&m, 2, rosenbrock, NULL, -2.0, 2.0, -1.2);
    m.upper[0] = 0.5;
    TEST_ASSERT_EQUAL_INT(0, cst_minimize(&m, &tight, &reason));
    TEST_ASSERT_TRUE(m.best[0] == 0.5);
    TEST_ASSERT_DOUBLE_WITHIN(1e-7, 0.25, m.best[1]);
    TEST_ASSERT_DOUBLE_WITHIN(1e-12, 0.25, m.s.best);
    cst_minimizer_free(&m);
}

static void test_failed_evaluations_are_rejected_steps(void)
{
    for (int mode = 0; mode < 7; mode++) {
        cst_minimizer m;
        cst_reason reason;
        prepare(&m, 2, valley, &mode, -5.0, 5.0, -1.0);
        m.start[1] = 1.0;
        TEST_ASSERT_EQUAL_INT(0, cst_minimize(&m, &tight, &reason));
        TEST_ASSERT_TRUE(m.s.rejected > 0);
        TEST_ASSERT_DOUBLE_WITHIN(1e-6, 1.0, m.best[0]);
        TEST_ASSERT_DOUBLE_WITHIN(1e-6, 1.0, m.best[1]);
        cst_minimizer_free(&m);
    }
}

static void test_failure_all_around_ends_with_the_reason(void)
{
    cst_minimizer m;
    cst_reason reason;
    double there = 0.5;
    prepare(&m, 1, impossible, &there, -1.0, 1.0, there);
    TEST_ASSERT_EQUAL_INT(0, cst_minimize(&m, &tight, &reason));
    TEST_ASSERT_EQUAL_INT(CST_STOP_FAILED, reason);
    TEST_ASSERT_TRUE(m.best[0] == there && m.s.best == 1.0);
    TEST_ASSERT_EQUAL_STRING("nowhere but there", m.s.why);
    TEST_ASSERT_TRUE(m.s.evaluations < 40);
    cst_minimizer_free(&m);
    prepare(&m, 1, impossible, &there, -1.0, 1.0, 0.0);
    TEST_ASSERT_EQUAL_INT(CST_ESTART, cst_minimize(&m, &tight, &reason));
    TEST_ASSERT_EQUAL_STRING("nowhere but there", m.s.why);
    cst_minimizer_free(&m);
}

static void test_a_wrong_gradient_is_told(void)
{
    cst_minimizer m;
    cst_reason reason;
    prepare(&m, 1, liar, NULL, -3.0, 3.0, 1.0);
    TEST_ASSERT_EQUAL_INT(0, cst_minimize(&m, &tight, &reason));
    TEST_ASSERT_EQUAL_INT(CST_STOP_STALLED, reason);
    TEST_ASSERT_TRUE(m.best[0] == 1.0);
    cst_minimizer_free(&m);
}

static void test_the_noise_floor_is_an_end(void)
{
    cst_minimizer m;
    cst_reason reason;
    cst_limits l = tight;
    unsigned long long seed = 3;
    prepare(&m, 2, noisy, &seed, -10.0, 10.0, 4.0);
    m.noise = 1e-7;
    l.gradient_tol = 0.0;
    TEST_ASSERT_EQUAL_INT(0, cst_minimize(&m, &l, &reason));
    TEST_ASSERT_EQUAL_INT(CST_STOP_NOISE, reason);
    TEST_ASSERT_DOUBLE_WITHIN(2e-3, 1.0, m.best[0]);
    TEST_ASSERT_DOUBLE_WITHIN(2e-3, -2.0, m.best[1]);
    TEST_ASSERT_TRUE(m.s.evaluations < 60);
    cst_minimizer_free(&m);
}

/* Where no step decreases psi, the size of the gradient tells noise from a kink. */
static void test_noise_or_a_kink(void)
{
    static const cst_reason reasons[] = { CST_STOP_NOISE, CST_STOP_STALLED };
    double slopes[] = { 1e-6, 1.0 };
    for (int i = 0; i < 2; i++) {
        cst_minimizer m;
        cst_reason reason;
        prepare(&m, 1, misled, &slopes[i], -10.0, 10.0, 3.0);
        m.noise = 1e-7;
        TEST_ASSERT_EQUAL_INT(0, cst_minimize(&m, &tight, &reason));
        TEST_ASSERT_EQUAL_INT(reasons[i], reason);
        cst_minimizer_free(&m);
    }
}

static void test_along_a_kink(void)
{
    cst_minimizer m;
    cst_reason reason;
    cst_limits l = cst_limits_default();
    prepare(&m, 2, kinked, NULL, -10.0, 10.0, 3.0);
    TEST_ASSERT_EQUAL_INT(0, cst_minimize(&m, &l, &reason));
    TEST_ASSERT_TRUE(reason != CST_RUNNING && m.s.evaluations < 200);
    TEST_ASSERT_DOUBLE_WITHIN(0.1, 1.0, m.s.best);
    cst_minimizer_free(&m);
}

static void test_limits(void)
{
    cst_minimizer m;
    cst_reason reason;
    cst_limits l = tight;
    prepare(&m, 2, rosenbrock, NULL, -2.0, 2.0, -1.2);
    l.max_evaluations = 5;
    cst_minimize(&m, &l, &reason);
    TEST_ASSERT_EQUAL_INT(CST_STOP_EVALUATIONS, reason);
    TEST_ASSERT_EQUAL_INT(5, m.s.evaluations);
    l.max_evaluations = 0;
    l.max_iterations = 7;
    cst_minimize(&m, &l, &reason);
    TEST_ASSERT_EQUAL_INT(CST_STOP_ITERATIONS, reason);
    TEST_ASSERT_EQUAL_INT(7, m.s.iterations);
    TEST_ASSERT_EQUAL_INT(8, m.s.rows); /* and the start */
    l.max_iterations = 0;
    l.max_seconds = 1e-9;
    cst_minimize(&m, &l, &reason);
    TEST_ASSERT_EQUAL_INT(CST_STOP_SECONDS, reason);
    cst_minimize(&m, &tight, &reason); /* and on to the end */
    TEST_ASSERT_DOUBLE_WITHIN(1e-6, 1.0, m.best[1]);
    cst_minimizer_free(&m);
}

static int bowl(void *user, const double *x, double *f, double *g, const char **why)
{
    static const double c[4] = { 1.0, 4.0, 2.0, 3.0 }, a[4] = { 1.0, -2.0, 3.0, 0.5 };
    *f = 0.0;
    for (int k = 0; k < 4; k++) {
        g[k] = c[k] * (x[k] - a[k]);
        *f += 0.5 * g[k] * (x[k] - a[k]);
    }
    return 0;
}

/* Each variable has bounds of its own, none within another's: one that is mixed up shows in the
 * answer. */
static void test_every_variable_has_its_own_bounds(void)
{
    static const double lower[4] = { 0.2, -1.5, 2.0, -3.0 }, upper[4] = { 1.5, -0.5, 2.5, 0.1 },
                        start[4] = { 1.4, -0.7, 2.1, -2.0 };
    static const double answer[4] = { 1.0, -1.5, 2.5, 0.1 };
    cst_minimizer m;
    cst_reason reason;
    TEST_ASSERT_EQUAL_INT(0, cst_minimizer_create(&m, 4, bowl, NULL));
    for (int k = 0; k < 4; k++) {
        m.lower[k] = lower[k];
        m.upper[k] = upper[k];
        m.start[k] = start[k];
    }
    TEST_ASSERT_EQUAL_INT(0, cst_minimize(&m, &tight, &reason));
    TEST_ASSERT_TRUE(m.s.iterations > 1 && m.s.evaluations < 60);
    TEST_ASSERT_DOUBLE_WITHIN(1e-6, answer[0], m.best[0]);
    for (int k = 1; k < 4; k++)
        TEST_ASSERT_TRUE(m.best[k] == answer[k]);
    for (int i = 0; i < m.s.rows; i++)
        for (int k = 0; k < 4; k++) {
            double rho = m.history[i * (CST_HISTORY + 4) + CST_HISTORY + k];
            TEST_ASSERT_TRUE(rho >= lower[k] && rho <= upper[k]);
        }
    cst_minimizer_free(&m);
}

/* Units and scale from psi, gradient, values and ranges, as the head of scaling.c says. */
static int slopes(void *user, const double *x, double *f, double *g, const char **why)
{
    const double *c = user; /* f at the start, and four slopes */
    *f = c[0];
    for (int k = 0; k < 4; k++)
        g[k] = c[1 + k], *f += c[1 + k] * (x[k] - 2.0);
    return 0;
}

static void test_units(void)
{
    double c[5] = { 6.0, 30.0, -0.5, 0.0, 4.0 };
    static const double range[4] = { 8.0, 3.0, 100.0, 1.0 };
    cst_minimizer m;
    cst_reason reason;
    cst_limits l = { .max_evaluations = 1 };
    TEST_ASSERT_EQUAL_INT(0, cst_minimizer_create(&m, 4, slopes, c));
    for (int k = 0; k < 4; k++) {
        m.lower[k] = 2.0 - 0.5 * range[k];
        m.upper[k] = 2.0 + 0.5 * range[k];
        m.start[k] = 2.0;
    }
    TEST_ASSERT_EQUAL_INT(0, cst_minimize(&m, &l, &reason));
    TEST_ASSERT_DOUBLE_WITHIN(1e-12, 6.0, m.s.psi_scale);
    TEST_ASSERT_DOUBLE_WITHIN(1e-12, 6.0 / (30.0 * 2.0), m.unit[0]); /* psi / (|slope| sqrt(4)) */
    TEST_ASSERT_DOUBLE_WITHIN(1e-12, 1.0, m.unit[1]);                /* weak: half of its value */
    TEST_ASSERT_DOUBLE_WITHIN(1e-12, 1.0, m.unit[2]); /* without any slope the same */
    TEST_ASSERT_DOUBLE_WITHIN(1e-12, 0.5, m.unit[3]); /* the range is less than the value */
    /* One step down the gradient, within the bounds: 1/2, -1/12 and 0 units; 1/3 of a unit each way
     * in the last. */
    TEST_ASSERT_DOUBLE_WITHIN(1e-12, 0.5, m.s.projected);
    TEST_ASSERT_DOUBLE_WITHIN(1e-12, 0.5 * (0.25 + 1.0 / 144.0 + 1.0 / 9.0), m.s.promise);
    cst_minimizer_free(&m);
    c[0] = 0.0; /* psi says nothing: the largest of what half of a variable's size can do */
    TEST_ASSERT_EQUAL_INT(0, cst_minimizer_create(&m, 4, slopes, c));
    for (int k = 0; k < 4; k++) {
        m.lower[k] = -INFINITY;
        m.upper[k] = INFINITY;
        m.start[k] = 2.0;
    }
    TEST_ASSERT_EQUAL_INT(0, cst_minimize(&m, &l, &reason));
    TEST_ASSERT_DOUBLE_WITHIN(1e-12, 30.0, m.s.psi_scale);
    TEST_ASSERT_DOUBLE_WITHIN(1e-12, 0.5, m.unit[0]);
    cst_minimizer_free(&m);
}

/* A step down the gradient ends at the variable's own bound, not at another's. */
static void test_a_projected_step_ends_at_its_own_bound(void)
{
    double c[5] = { 6.0, 30.0, 4.0, -8.0, 5.0 };
    static const double lower[4] = { 1.0, 1.99, -50.0, 1.9 }, upper[4] = { 10.0, 3.0, 2.02, 60.0 };
    /* half a unit; the ways to the bounds in units of half the range and of psi / (|slope| 2) */
    static const double moved[4] = { 0.5, 0.01 / 0.505, 0.02 / 0.375, 0.1 / 0.6 };
    double promise = 0.0;
    cst_minimizer m;
    cst_reason reason;
    cst_limits l = { .max_evaluations = 1 };
    TEST_ASSERT_EQUAL_INT(0, cst_minimizer_create(&m, 4, slopes, c));
    for (int k = 0; k < 4; k++) {
        m.lower[k] = lower[k];
        m.upper[k] = upper[k];
        m.start[k] = 2.0;
        promise += 0.5 * moved[k] * moved[k];
    }
    TEST_ASSERT_EQUAL_INT(0, cst_minimize(&m, &l, &reason));
    TEST_ASSERT_DOUBLE_WITHIN(1e-12, 0.5, m.s.projected);
    TEST_ASSERT_DOUBLE_WITHIN(1e-12, promise, m.s.promise);
    cst_minimizer_free(&m);
}

/* A value of 0 says nothing about a variable's size: a hundredth of the range does, or 1 without a
 * range. */
static void test_units_at_zero(void)
{
    double c[5] = { 6.0, 0.0, 0.0, 0.0, 0.0 };
    cst_minimizer m;
    cst_reason reason;
    cst_limits l = { .max_evaluations = 1 };
    prepare(&m, 4, slopes, c, -3.0, 5.0, 0.0);
    m.lower[1] = -INFINITY;
    m.start[2] = 1e-5;
    m.lower[3] = m.upper[3] = 0.0;
    TEST_ASSERT_EQUAL_INT(0, cst_minimize(&m, &l, &reason));
    TEST_ASSERT_DOUBLE_WITHIN(1e-15, 0.5 * 0.08, m.unit[0]);
    TEST_ASSERT_DOUBLE_WITHIN(1e-15, 0.5, m.unit[1]);
    TEST_ASSERT_DOUBLE_WITHIN(1e-15, 0.5e-5, m.unit[2]);
    TEST_ASSERT_DOUBLE_WITHIN(1e-15, 0.5, m.unit[3]);
    TEST_ASSERT_EQUAL_INT(CST_STOP_GRADIENT, reason); /* no slope, nothing to do */
    cst_minimizer_free(&m);
}

/* ---- a step that fails ----------------------------------------------------------------------- */

/* Rosenbrock's function that fails at its second evaluation, and keeps where it was asked for. */
typedef struct {
    int count, fails;
    double x[64][2];
} recorder;

static int recorded(void *user, const double *x, double *f, double *g, const char **why)
{
    recorder *r = user;
    r->x[r->count % 64][0] = x[0];
    r->x[r->count % 64][1] = x[1];
    rosenbrock(NULL, x, f, g, why);
    return r->count++ == r->fails ? CST_EINTEGRATOR : 0;
}

/* The first trial of a line search fails: the next one is at a fifth of the step, wherever in the
 * optimization that is. */
static void test_after_a_failure_a_fifth_of_the_step_is_tried(void)
{
    int seen = 0;
    for (int fails = 1; fails < 30; fails++) {
        recorder r = { .fails = fails };
        cst_minimizer m;
        cst_reason reason;
        cst_limits l = tight;
        prepare(&m, 2, recorded, &r, -2.0, 2.0, -1.2);
        m.start[1] = 1.0;
        l.max_evaluations = fails + 1;
        TEST_ASSERT_EQUAL_INT(0, cst_minimize(&m, &l, &reason));
        TEST_ASSERT_EQUAL_INT(1, m.s.rejected);
        double from[2] = { m.origin[0] + m.scale[0] * m.x0[0], m.origin[1] + m.scale[1] * m.x0[1] };
        int first = m.s.searching == 1, iterations = m.s.iterations;
        TEST_ASSERT_TRUE(*m.l.f > m.s.f0); /* what failed looks worse than where it came from */
        l.max_evaluations++;
        TEST_ASSERT_EQUAL_INT(0, cst_minimize(&m, &l, &reason));
        TEST_ASSERT_EQUAL_INT(iterations, m.s.iterations); /* what failed is no iterate */
        for (int k = 0; first && k < 2; k++) {
            double step = r.x[fails][k] - from[k];
            TEST_ASSERT_DOUBLE_WITHIN(1e-7 * fabs(step) + 1e-15, from[k] + 0.2 * step,
                                      r.x[fails + 1][k]);
        }
        seen += first;
        cst_minimizer_free(&m);
    }
    TEST_ASSERT_TRUE(seen > 5);
}

/* ---- noise ----------------------------------------------------------------------------------- */

/* 2 + (x - 1)^2 + (y + 3)^2 / 5 with a gradient that is a share of the right one. */
static int share(void *user, const double *x, double *f, double *g, const char **why)
{
    double part = *(double *)user, u = x[0] - 1.0, v = x[1] + 3.0;
    *f = 2.0 + u * u + 0.2 * v * v;
    g[0] = part * 2.0 * u;
    g[1] = part * 0.4 * v;
    return 0;
}

/* How many iterates running are called noisy after that many, with a share of the gradient and so
 * much noise, measured by the decrease of the first iteration. */
static int noisy_after(int iterations, double part, double noise, cst_reason *reason)
{
    cst_minimizer m;
    cst_limits l = { .max_iterations = 1 };
    prepare(&m, 2, share, &part, -10.0, 10.0, 4.0);
    TEST_ASSERT_EQUAL_INT(0, cst_minimize(&m, &l, reason));
    double before = m.history[1], after = m.history[CST_HISTORY + 2 + 1];
    TEST_ASSERT_TRUE(after < before && m.s.noisy == 0);
    cst_minimizer_free(&m);
    prepare(&m, 2, share, &part, -10.0, 10.0, 4.0);
    m.noise = noise * (before - after) / before;
    l.max_iterations = iterations;
    TEST_ASSERT_EQUAL_INT(0, cst_minimize(&m, &l, reason));
    int found = m.s.noisy;
    cst_minimizer_free(&m);
    return found;
}

static void test_what_is_noise(void)
{
    cst_reason reason;
    TEST_ASSERT_EQUAL_INT(1, noisy_after(1, 1.0, 1.01, &reason)); /* a decrease within the noise */
    TEST_ASSERT_EQUAL_INT(CST_STOP_ITERATIONS, reason);                  /* one such is no end */
    /* above it, and the gradient agrees */
    TEST_ASSERT_EQUAL_INT(0, noisy_after(1, 1.0, 0.99, &reason));
    /* it disagrees by less than it says */
    TEST_ASSERT_EQUAL_INT(0, noisy_after(1, 0.5001, 0.99, &reason));
    TEST_ASSERT_EQUAL_INT(1, noisy_after(1, 0.4999, 0.99, &reason)); /* by more than it says */
    /* up to a hundred times the noise */
    TEST_ASSERT_EQUAL_INT(1, noisy_after(1, 0.4, 1.01 / 100.0, &reason));
    TEST_ASSERT_EQUAL_INT(0, noisy_after(1, 0.4, 0.99 / 100.0, &reason)); /* and no more */
}

static void test_two_noisy_iterates_are_an_end(void)
{
    cst_minimizer m;
    cst_reason reason;
    prepare(&m, 2, rosenbrock, NULL, -2.0, 2.0, -1.2);
    m.noise = 10.0;
    TEST_ASSERT_EQUAL_INT(0, cst_minimize(&m, &tight, &reason));
    TEST_ASSERT_EQUAL_INT(CST_STOP_NOISE, reason);
    TEST_ASSERT_EQUAL_INT(2, m.s.iterations);
    cst_minimizer_free(&m);
}

/* ---- an end by the decrease ------------------------------------------------------------------ */

/* A long valley: it takes many iterations, each of which gains less. */
static int quartic(void *user, const double *x, double *f, double *g, const char **why)
{
    *f = 1.0;
    for (int k = 0; k < 4; k++) {
        double u = x[k] - 1.0, c = 1.0 + 3.0 * k;
        *f += c * u * u * u * u;
        g[k] = 4.0 * c * u * u * u;
    }
    return 0;
}

static double mean_of_five(const cst_minimizer *m, int last)
{
    int width = CST_HISTORY + m->n;
    double now = m->history[last * width + 1], then = m->history[(last - 5) * width + 1];
    return (then - now) / fmax(fabs(now), fabs(then)) / 5.0;
}

/* It ends at the first iterate whose last five gained less than the tolerance in the mean, where
 * one more step down the gradient promises no more than that. */
static void test_the_end_by_the_decrease(void)
{
    for (double tol = 0.3; tol > 1e-7; tol *= 0.8) {
        cst_minimizer m;
        cst_reason reason;
        cst_limits l = { .decrease_tol = tol, .max_evaluations = 500 };
        prepare(&m, 4, quartic, NULL, -20.0, 20.0, 4.0);
        TEST_ASSERT_EQUAL_INT(0, cst_minimize(&m, &l, &reason));
        TEST_ASSERT_EQUAL_INT(CST_STOP_DECREASE, reason);
        TEST_ASSERT_EQUAL_INT(1, m.s.settled);
        TEST_ASSERT_EQUAL_INT(m.s.iterations + 1, m.s.rows);
        TEST_ASSERT_TRUE(mean_of_five(&m, m.s.iterations) <= tol * (1.0 + 1e-12));
        TEST_ASSERT_TRUE(m.s.restarts || m.s.iterations == 5 ||
                         mean_of_five(&m, m.s.iterations - 1) > tol);
        TEST_ASSERT_TRUE(m.s.promise <= tol * m.s.best / m.s.psi_scale || m.s.restarts > 0);
        cst_minimizer_free(&m);
    }
}

/* A mean over five takes five: with a tolerance that nothing fulfils it ends there, neither before
 * nor after. */
static void test_the_earliest_end_by_the_decrease(void)
{
    cst_minimizer m;
    cst_reason reason;
    cst_limits l = { .decrease_tol = 10.0, .max_evaluations = 500 };
    prepare(&m, 2, rosenbrock, NULL, -10.0, 10.0, -1.2);
    m.start[1] = 5.0;
    TEST_ASSERT_EQUAL_INT(0, cst_minimize(&m, &l, &reason));
    TEST_ASSERT_EQUAL_INT(CST_STOP_DECREASE, reason);
    TEST_ASSERT_EQUAL_INT(5, m.s.iterations);
    TEST_ASSERT_EQUAL_INT(0, m.s.restarts);
    cst_minimizer_free(&m);
}

/* Rosenbrock's valley, ten times as narrow and far above zero: it bends, and every step gains
 * little. */
static int bent(void *user, const double *x, double *f, double *g, const char **why)
{
    double u = x[1] - x[0] * x[0], v = 1.0 - x[0];
    *f = 5.0 + 1000.0 * u * u + v * v;
    g[0] = -4000.0 * u * x[0] - 2.0 * v;
    g[1] = 2000.0 * u;
    return 0;
}

/* Where f hardly decreases and the gradient promises more, that is an end only after a restart has
 * not helped: by less than the tolerance times the five iterations of the mean. */
static void test_a_restart_before_the_end_by_the_decrease(void)
{
    int seen = 0;
    for (int i = 0; i < 200; i++) {
        double tol = 0.05 * pow(0.5, i % 5);
        cst_minimizer m;
        cst_reason reason;
        cst_limits l = { .decrease_tol = tol, .max_evaluations = 500 };
        prepare(&m, 2, bent, NULL, -10.0, 10.0, -1.4 + 0.0025 * i);
        m.start[1] = m.start[0] * m.start[0];
        TEST_ASSERT_EQUAL_INT(0, cst_minimize(&m, &l, &reason));
        double gained = m.s.since - m.s.best;
        int promises = m.s.promise > tol * m.s.f0;
        if (reason == CST_STOP_DECREASE && promises)
            TEST_ASSERT_TRUE(m.s.restarts > 0 && gained <= 5.0 * tol * m.s.best);
        seen += reason == CST_STOP_DECREASE && promises && gained > 0.0;
        cst_minimizer_free(&m);
    }
    TEST_ASSERT_TRUE(seen > 150);
}

int main(void)
{
    UNITY_BEGIN();
    RUN_TEST(test_quadratic_with_active_bounds);
    RUN_TEST(test_quadratic_unbounded);
    RUN_TEST(test_fixed_variable_and_start_outside);
    RUN_TEST(test_rosenbrock);
    RUN_TEST(test_rosenbrock_with_bound);
    RUN_TEST(test_failed_evaluations_are_rejected_steps);
    RUN_TEST(test_failure_all_around_ends_with_the_reason);
    RUN_TEST(test_a_wrong_gradient_is_told);
    RUN_TEST(test_the_noise_floor_is_an_end);
    RUN_TEST(test_noise_or_a_kink);
    RUN_TEST(test_along_a_kink);
    RUN_TEST(test_limits);
    RUN_TEST(test_every_variable_has_its_own_bounds);
    RUN_TEST(test_units);
    RUN_TEST(test_a_projected_step_ends_at_its_own_bound);
    RUN_TEST(test_units_at_zero);
    RUN_TEST(test_after_a_failure_a_fifth_of_the_step_is_tried);
    RUN_TEST(test_what_is_noise);
    RUN_TEST(test_two_noisy_iterates_are_an_end);
    RUN_TEST(test_the_end_by_the_decrease);
    RUN_TEST(test_the_earliest_end_by_the_decrease);
    RUN_TEST(test_a_restart_before_the_end_by_the_decrease);
    return UNITY_END();
}
