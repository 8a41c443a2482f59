/* How a minimization goes on after a step that fails, and when it ends: noise, a small decrease. */
#include "minimize_runs.h"

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
    TEST_ASSERT_EQUAL_INT(CST_STOP_ITERATIONS, reason);           /* one such is no end */
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

/* Of f, what the model of L-BFGS-B promises from an iterate. */
static double left_at(const cst_minimizer *m, int k)
{
    int width = CST_HISTORY + m->n;
    return m->s.left[k % CST_TRAIL] / fabs(m->history[k * width + 1] / m->s.psi_scale);
}

/* It ends at the first iterate whose last five gained less than the tolerance in the mean, and from
 * which no more than that is expected, by the model and by one more step down the gradient. */
static void test_the_end_by_the_decrease(void)
{
    int went_on = 0; /* though the last five gained less than the tolerance */
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
                         mean_of_five(&m, m.s.iterations - 1) > tol ||
                         left_at(&m, m.s.iterations - 1) > tol);
        TEST_ASSERT_TRUE(m.s.promise <= tol * m.s.best / m.s.psi_scale || m.s.restarts > 0);
        went_on +=
            !m.s.restarts && m.s.iterations > 5 && mean_of_five(&m, m.s.iterations - 1) <= tol;
        cst_minimizer_free(&m);
    }
    TEST_ASSERT_TRUE(went_on > 0);
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

/* A sum of squares: two iterates with nothing to gain are an end, long before five are. */
static int bowl(void *user, const double *x, double *f, double *g, const char **why)
{
    *f = 3.0;
    for (int k = 0; k < 4; k++) {
        double c = 1.0 + k, u = x[k] - 0.3 * k;
        *f += c * u * u;
        g[k] = 2.0 * c * u;
    }
    return 0;
}

static void test_two_iterates_with_nothing_left_are_an_end(void)
{
    cst_minimizer m;
    cst_reason reason;
    cst_limits l = { .decrease_tol = 1e-2, .max_evaluations = 500 };
    prepare(&m, 4, bowl, NULL, -20.0, 20.0, 4.0);
    TEST_ASSERT_EQUAL_INT(0, cst_minimize(&m, &l, &reason));
    TEST_ASSERT_EQUAL_INT(CST_STOP_DECREASE, reason);
    int last = m.s.iterations, width = CST_HISTORY + 4;
    TEST_ASSERT_TRUE(mean_of_five(&m, last) > l.decrease_tol);
    for (int k = last; k > last - 2; k--) {
        TEST_ASSERT_TRUE(left_at(&m, k) <= 1e-4 * (1.0 + 1e-9));
        TEST_ASSERT_TRUE(m.history[(k - 1) * width + 1] - m.history[k * width + 1] <=
                         1e-4 * (1.0 + 1e-9) * m.s.best);
    }
    TEST_ASSERT_TRUE(m.s.best - 3.0 < 1e-3);
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
    RUN_TEST(test_after_a_failure_a_fifth_of_the_step_is_tried);
    RUN_TEST(test_what_is_noise);
    RUN_TEST(test_two_noisy_iterates_are_an_end);
    RUN_TEST(test_the_end_by_the_decrease);
    RUN_TEST(test_the_earliest_end_by_the_decrease);
    RUN_TEST(test_two_iterates_with_nothing_left_are_an_end);
    RUN_TEST(test_a_restart_before_the_end_by_the_decrease);
    return UNITY_END();
}
