/* Bounded minimization of plain functions with known answers, of functions that fail, and of ones
 * that lie. */
#include "minimize_runs.h"

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
    *f =
        (1.0 + (x[0] - 1.0) * (x[0] - 1.0) + 10.0 * (x[1] + 2.0) * (x[1] + 2.0)) * (1.0 + noise[0]);
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
    return UNITY_END();
}
