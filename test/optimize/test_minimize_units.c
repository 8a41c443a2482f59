/* The units in which the minimizer takes variables and psi. */
#include "minimize_runs.h"

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

int main(void)
{
    UNITY_BEGIN();
    RUN_TEST(test_units);
    RUN_TEST(test_a_projected_step_ends_at_its_own_bound);
    RUN_TEST(test_units_at_zero);
    return UNITY_END();
}
