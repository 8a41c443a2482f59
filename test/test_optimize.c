/* Optimisation with known answers: L-BFGS-B through its adapter, functions that fail, resuming, mechanisms. */
#include "minimise.h"
#include "unity.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

void setUp(void) {}
void tearDown(void) {}

/* ---- plain functions ---- */

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

/* Rosenbrock's function that cannot be computed outside of its valley, which the trials run into. */
static int valley(void *user, const double *x, double *f, double *g, const char **why)
{
    int *mode = user;
    rosenbrock(NULL, x, f, g, why);
    if (*f <= 4.5)
        return 0;
    *why = "out of the valley";
    if (*mode == 0)
        return CST_EINTEGRATOR;
    if (*mode == 1)
        *f = NAN;
    else
        g[1] = INFINITY;
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

static const cst_limits tight = { .gradient_tol = 1e-9, .decrease_tol = 0.0, .max_iterations = 300, .max_evaluations = 1000 };

static void prepare(cst_minimiser *m, int n, cst_objective *f, void *user, double lower, double upper, double start)
{
    TEST_ASSERT_EQUAL_INT(0, cst_minimiser_create(m, n, f, user));
    for (int k = 0; k < n; k++) {
        m->lower[k] = lower;
        m->upper[k] = upper;
        m->start[k] = start;
    }
}

static void test_quadratic_with_active_bounds(void)
{
    cst_minimiser m;
    cst_reason reason;
    prepare(&m, 4, quadratic, NULL, 0.0, 2.0, 1.7);
    TEST_ASSERT_EQUAL_INT(0, cst_minimise(&m, &tight, &reason));
    TEST_ASSERT_EQUAL_INT(CST_STOP_GRADIENT, reason);
    TEST_ASSERT_DOUBLE_WITHIN(1e-5, 1.0, m.best[0]);
    TEST_ASSERT_TRUE(m.best[1] == 0.0); /* on the bound to the last bit */
    TEST_ASSERT_TRUE(m.best[2] == 2.0);
    TEST_ASSERT_DOUBLE_WITHIN(1e-5, 0.5, m.best[3]);
    TEST_ASSERT_TRUE(m.s.evaluations < 40);
    cst_minimiser_free(&m);
}

static void test_quadratic_unbounded(void)
{
    cst_minimiser m;
    cst_reason reason;
    prepare(&m, 4, quadratic, NULL, -INFINITY, INFINITY, 1.7);
    TEST_ASSERT_EQUAL_INT(0, cst_minimise(&m, &tight, &reason));
    TEST_ASSERT_DOUBLE_WITHIN(1e-4, -2.0, m.best[1]);
    TEST_ASSERT_DOUBLE_WITHIN(1e-2, 3.0, m.best[2]);
    cst_minimiser_free(&m);
}

static void test_fixed_variable_and_start_outside(void)
{
    cst_minimiser m;
    cst_reason reason;
    prepare(&m, 4, quadratic, NULL, -5.0, 5.0, 77.0);
    m.lower[0] = m.upper[0] = 0.25;
    TEST_ASSERT_EQUAL_INT(0, cst_minimise(&m, &tight, &reason));
    TEST_ASSERT_TRUE(m.first[1] == 5.0);
    TEST_ASSERT_TRUE(m.best[0] == 0.25);
    TEST_ASSERT_DOUBLE_WITHIN(1e-4, -2.0, m.best[1]);
    cst_minimiser_free(&m);
}

static void test_rosenbrock(void)
{
    cst_minimiser m;
    cst_reason reason;
    prepare(&m, 2, rosenbrock, NULL, -2.0, 2.0, -1.2);
    m.start[1] = 1.0;
    TEST_ASSERT_EQUAL_INT(0, cst_minimise(&m, &tight, &reason));
    TEST_ASSERT_DOUBLE_WITHIN(1e-6, 1.0, m.best[0]);
    TEST_ASSERT_DOUBLE_WITHIN(1e-6, 1.0, m.best[1]);
    TEST_ASSERT_TRUE(m.s.evaluations < 80);
    cst_minimiser_free(&m);
}

/* With x0 <= 1/2 the minimum is at (1/2, 1/4). */
static void test_rosenbrock_with_bound(void)
{
    cst_minimiser m;
    cst_reason reason;
    prepare(&m, 2, rosenbrock, NULL, -2.0, 2.0, -1.2);
    m.upper[0] = 0.5;
    TEST_ASSERT_EQUAL_INT(0, cst_minimise(&m, &tight, &reason));
    TEST_ASSERT_TRUE(m.best[0] == 0.5);
    TEST_ASSERT_DOUBLE_WITHIN(1e-7, 0.25, m.best[1]);
    TEST_ASSERT_DOUBLE_WITHIN(1e-12, 0.25, m.s.best);
    cst_minimiser_free(&m);
}

static void test_failed_evaluations_are_rejected_steps(void)
{
    for (int mode = 0; mode < 3; mode++) {
        cst_minimiser m;
        cst_reason reason;
        prepare(&m, 2, valley, &mode, -5.0, 5.0, -1.0);
        m.start[1] = 1.0;
        TEST_ASSERT_EQUAL_INT(0, cst_minimise(&m, &tight, &reason));
        TEST_ASSERT_TRUE(m.s.rejected > 0);
        TEST_ASSERT_DOUBLE_WITHIN(1e-6, 1.0, m.best[0]);
        TEST_ASSERT_DOUBLE_WITHIN(1e-6, 1.0, m.best[1]);
        cst_minimiser_free(&m);
    }
}

static void test_failure_all_around_ends_with_the_reason(void)
{
    cst_minimiser m;
    cst_reason reason;
    double there = 0.5;
    prepare(&m, 1, impossible, &there, -1.0, 1.0, there);
    TEST_ASSERT_EQUAL_INT(0, cst_minimise(&m, &tight, &reason));
    TEST_ASSERT_EQUAL_INT(CST_STOP_FAILED, reason);
    TEST_ASSERT_TRUE(m.best[0] == there && m.s.best == 1.0);
    TEST_ASSERT_EQUAL_STRING("nowhere but there", m.s.why);
    TEST_ASSERT_TRUE(m.s.evaluations < 40);
    cst_minimiser_free(&m);
    prepare(&m, 1, impossible, &there, -1.0, 1.0, 0.0);
    TEST_ASSERT_EQUAL_INT(CST_ESTART, cst_minimise(&m, &tight, &reason));
    TEST_ASSERT_EQUAL_STRING("nowhere but there", m.s.why);
    cst_minimiser_free(&m);
}

static void test_a_wrong_gradient_is_told(void)
{
    cst_minimiser m;
    cst_reason reason;
    prepare(&m, 1, liar, NULL, -3.0, 3.0, 1.0);
    TEST_ASSERT_EQUAL_INT(0, cst_minimise(&m, &tight, &reason));
    TEST_ASSERT_EQUAL_INT(CST_STOP_STALLED, reason);
    TEST_ASSERT_TRUE(m.best[0] == 1.0);
    cst_minimiser_free(&m);
}

static void test_limits(void)
{
    cst_minimiser m;
    cst_reason reason;
    cst_limits l = tight;
    prepare(&m, 2, rosenbrock, NULL, -2.0, 2.0, -1.2);
    l.max_evaluations = 5;
    cst_minimise(&m, &l, &reason);
    TEST_ASSERT_EQUAL_INT(CST_STOP_EVALUATIONS, reason);
    TEST_ASSERT_EQUAL_INT(5, m.s.evaluations);
    l.max_evaluations = 0;
    l.max_iterations = 7;
    cst_minimise(&m, &l, &reason);
    TEST_ASSERT_EQUAL_INT(CST_STOP_ITERATIONS, reason);
    TEST_ASSERT_EQUAL_INT(7, m.s.iterations);
    TEST_ASSERT_EQUAL_INT(8, m.s.rows); /* and the start */
    l.max_iterations = 0;
    l.max_seconds = 1e-9;
    cst_minimise(&m, &l, &reason);
    TEST_ASSERT_EQUAL_INT(CST_STOP_SECONDS, reason);
    cst_minimise(&m, &tight, &reason); /* and on to the end */
    TEST_ASSERT_DOUBLE_WITHIN(1e-6, 1.0, m.best[1]);
    cst_minimiser_free(&m);
}

/* ---- mechanisms ---- */

typedef struct {
    cst_problem *p;
    cst_work *w;
    cst_optimizer *o;
} optimisation;

static optimisation create(const char *model, const char *design, const char *cost)
{
    optimisation x = { NULL, NULL, NULL };
    TEST_ASSERT_EQUAL_INT(0, cst_problem_create(cst_model_find(model), &x.p));
    TEST_ASSERT_EQUAL_INT(0, cst_set_design(x.p, design));
    TEST_ASSERT_EQUAL_INT(0, cst_set_cost(x.p, cost));
    TEST_ASSERT_EQUAL_INT(0, cst_work_create(x.p, &x.w));
    TEST_ASSERT_EQUAL_INT(0, cst_optimizer_create(&(cst_scenario){ x.p, x.w, 1.0 }, 1, &x.o));
    return x;
}

static void destroy(optimisation *x)
{
    cst_optimizer_free(x->o);
    cst_work_free(x->w);
    cst_problem_free(x->p);
}

/* The height at the end is least, 0, where the pendulum passes its lowest point; L and theta0 can both do it. */
static void test_pendulum_comes_to_its_lowest_point(void)
{
    optimisation x = create("pendulum", "L,theta0", "height");
    TEST_ASSERT_EQUAL_INT(0, cst_optimizer_bounds(x.o, 1, 0.5, 2.0));
    TEST_ASSERT_EQUAL_INT(0, cst_optimizer_run(x.o, NULL));
    cst_optimum r = cst_optimizer_result(x.o);
    TEST_ASSERT_TRUE(r.psi_initial > 0.1);
    TEST_ASSERT_DOUBLE_WITHIN(1e-7, 0.0, r.psi);
    TEST_ASSERT_TRUE(r.reason == CST_STOP_GRADIENT || r.reason == CST_STOP_NOISE);
    destroy(&x);
}

/* The paper's springs are at rest in the start; without gravity point 2 never moves with the natural lengths that leave
 * the springs without force: psi = 0 at L01 = sqrt(5), L02 = sqrt(4.25), and nowhere else nearby. */
static void test_fivebar_finds_its_natural_lengths(void)
{
    optimisation x = { NULL, NULL, NULL };
    cst_problem_create(cst_model_find("fivebar"), &x.p);
    TEST_ASSERT_EQUAL_INT(0, cst_set_parameter(x.p, "g", 0.0));
    TEST_ASSERT_EQUAL_INT(0, cst_set_parameter(x.p, "L01", 2.3));
    TEST_ASSERT_EQUAL_INT(0, cst_set_parameter(x.p, "L02", 1.9));
    cst_options options = cst_problem_options(x.p);
    options.tf = 1.0;
    cst_set_options(x.p, &options);
    cst_work_create(x.p, &x.w);
    cst_optimizer_create(&(cst_scenario){ x.p, x.w, 1.0 }, 1, &x.o);
    TEST_ASSERT_EQUAL_INT(0, cst_optimizer_run(x.o, NULL));
    cst_optimum r = cst_optimizer_result(x.o);
    TEST_ASSERT_DOUBLE_WITHIN(1e-4, sqrt(5.0), r.rho[0]);
    TEST_ASSERT_DOUBLE_WITHIN(1e-4, sqrt(4.25), r.rho[1]);
    TEST_ASSERT_TRUE(r.psi < 1e-6 * r.psi_initial);
    destroy(&x);
}

/* Stops each time that it is asked, and keeps the state. */
typedef struct {
    char *bytes;
    long size;
    int stop_at;
} keeper;

static int keep(void *user, cst_optimizer *o, const cst_iterate *it)
{
    keeper *k = user;
    long size = cst_optimizer_save(o, NULL, 0);
    k->bytes = realloc(k->bytes, (size_t)size);
    k->size = cst_optimizer_save(o, k->bytes, size);
    return it->evaluations >= k->stop_at;
}

static void test_resumed_after_every_evaluation_it_is_the_same_bit_by_bit(void)
{
    cst_limits l = cst_limits_default();
    l.max_iterations = 12;
    optimisation whole = create("fivebar", "L01,L02,k1", "position");
    TEST_ASSERT_EQUAL_INT(0, cst_optimizer_run(whole.o, &l));
    cst_optimum a = cst_optimizer_result(whole.o);
    keeper k = { NULL, 0, 1 };
    cst_optimum b = { .reason = CST_STOP_CANCELLED };
    for (; b.reason == CST_STOP_CANCELLED; k.stop_at++) {
        optimisation part = create("fivebar", "L01,L02,k1", "position");
        cst_optimizer_watch(part.o, keep, &k);
        if (k.bytes)
            TEST_ASSERT_EQUAL_INT(0, cst_optimizer_load(part.o, k.bytes, k.size));
        TEST_ASSERT_EQUAL_INT(0, cst_optimizer_run(part.o, &l));
        b = cst_optimizer_result(part.o);
        if (b.reason != CST_STOP_CANCELLED) {
            TEST_ASSERT_EQUAL_INT(0, memcmp(a.rho, b.rho, 3 * sizeof *a.rho));
            TEST_ASSERT_EQUAL_INT(0, memcmp(a.gradient, b.gradient, 3 * sizeof *a.rho));
        }
        destroy(&part);
    }
    TEST_ASSERT_TRUE(a.psi == b.psi);
    TEST_ASSERT_EQUAL_INT(a.iterations, b.iterations);
    TEST_ASSERT_EQUAL_INT(a.evaluations, b.evaluations);
    TEST_ASSERT_TRUE(k.stop_at > 5);
    free(k.bytes);
    destroy(&whole);
}

static void test_damaged_and_foreign_states_are_refused(void)
{
    cst_limits l = cst_limits_default();
    l.max_iterations = 2;
    optimisation x = create("fivebar", "L01,L02", "position"), y = create("fivebar", "L01,L02", "acceleration");
    TEST_ASSERT_EQUAL_INT(0, cst_optimizer_run(x.o, &l));
    long size = cst_optimizer_save(x.o, NULL, 0);
    char *bytes = malloc((size_t)size);
    TEST_ASSERT_EQUAL_INT(size, cst_optimizer_save(x.o, bytes, size));
    TEST_ASSERT_TRUE(cst_optimizer_load(y.o, bytes, size) < 0);
    TEST_ASSERT_NOT_NULL(strstr(cst_optimizer_message(y.o), "another"));
    TEST_ASSERT_TRUE(cst_optimizer_load(x.o, bytes, size - 8) < 0);
    TEST_ASSERT_TRUE(cst_optimizer_load(x.o, bytes, 3) < 0);
    for (long i = 0; i < size; i += 97) {
        bytes[i] ^= 4;
        TEST_ASSERT_TRUE(cst_optimizer_load(x.o, bytes, size) < 0);
        bytes[i] ^= 4;
    }
    TEST_ASSERT_EQUAL_INT(0, cst_optimizer_load(x.o, bytes, size));
    free(bytes);
    destroy(&x);
    destroy(&y);
}

/* Twice the same scenario with weights 0.25 and 0.75 is the scenario. */
static void test_scenarios_add_up(void)
{
    optimisation x = create("fivebar", "L01,L02", "position"), y = create("fivebar", "L01,L02", "position");
    cst_limits l = cst_limits_default();
    l.max_iterations = 3;
    cst_optimizer_run(x.o, &l);
    cst_optimizer *both;
    const cst_scenario two[2] = { { x.p, x.w, 0.25 }, { y.p, y.w, 0.75 } };
    TEST_ASSERT_EQUAL_INT(0, cst_optimizer_create(two, 2, &both));
    TEST_ASSERT_EQUAL_INT(0, cst_optimizer_run(both, &l));
    cst_optimum a = cst_optimizer_result(x.o), b = cst_optimizer_result(both);
    TEST_ASSERT_DOUBLE_WITHIN(1e-9 * fabs(a.psi), a.psi, b.psi);
    TEST_ASSERT_DOUBLE_WITHIN(1e-6, a.rho[0], b.rho[0]);
    cst_optimizer_free(both);
    destroy(&x);
    destroy(&y);
}

static void test_certificate(void)
{
    optimisation x = create("fivebar", "L01,L02", "position");
    cst_certificate c;
    TEST_ASSERT_EQUAL_INT(CST_EARGUMENT, cst_optimizer_certify(x.o, &c));
    TEST_ASSERT_EQUAL_INT(0, cst_optimizer_bounds(x.o, 0, 2.2, 2.3)); /* becomes active */
    cst_limits l = cst_limits_default();
    l.max_iterations = 1;
    TEST_ASSERT_EQUAL_INT(0, cst_optimizer_run(x.o, &l));
    TEST_ASSERT_EQUAL_INT(0, cst_optimizer_certify(x.o, &c));
    TEST_ASSERT_TRUE(c.agrees);
    TEST_ASSERT_DOUBLE_WITHIN(1e-3 * fabs(c.adjoint), c.adjoint, c.differences);
    ((double *)cst_optimizer_result(x.o).gradient)[1] *= 1.1; /* and a broken gradient is seen */
    TEST_ASSERT_EQUAL_INT(0, cst_optimizer_certify(x.o, &c));
    TEST_ASSERT_FALSE(c.agrees);
    destroy(&x);
}

static double random_between(unsigned long long *seed, double lower, double upper)
{
    *seed = *seed * 6364136223846793005u + 1442695040888963407u;
    return lower + (upper - lower) * (double)(*seed >> 11) / 9007199254740992.0;
}

/* From anywhere: an end with a reason, numbers that are numbers, never above the start. */
static void test_random_starts_end_cleanly(void)
{
    static const double lower[4] = { 20.0, 20.0, 1.0, 1.0 }, upper[4] = { 300.0, 300.0, 4.0, 4.0 };
    unsigned long long seed = 5;
    cst_limits l = cst_limits_default();
    l.max_iterations = 15;
    for (int i = 0; i < 20; i++) {
        optimisation x = create("fivebar", "k1,k2,L01,L02", i % 2 ? "acceleration" : "reaction");
        double rho[4];
        for (int k = 0; k < 4; k++) {
            TEST_ASSERT_EQUAL_INT(0, cst_optimizer_bounds(x.o, k, lower[k], upper[k]));
            rho[k] = random_between(&seed, lower[k], upper[k]);
        }
        TEST_ASSERT_EQUAL_INT(0, cst_optimizer_start(x.o, rho));
        TEST_ASSERT_EQUAL_INT(0, cst_optimizer_run(x.o, &l));
        cst_optimum r = cst_optimizer_result(x.o);
        TEST_ASSERT_TRUE(r.reason != CST_RUNNING && strlen(r.text) > 0);
        TEST_ASSERT_TRUE(isfinite(r.psi) && r.psi <= r.psi_initial);
        for (int k = 0; k < 4; k++)
            TEST_ASSERT_TRUE(r.rho[k] >= lower[k] && r.rho[k] <= upper[k] && isfinite(r.gradient[k]));
        destroy(&x);
    }
}

static void test_wrong_arguments(void)
{
    optimisation x = create("fivebar", "L01,L02", "position"), y = create("fivebar", "L01,k1", "position");
    cst_optimizer *o;
    cst_limits l = cst_limits_default();
    const cst_scenario two[2] = { { x.p, x.w, 1.0 }, { y.p, y.w, 1.0 } }, nan[1] = { { x.p, x.w, NAN } };
    TEST_ASSERT_EQUAL_INT(CST_EVALUE, cst_optimizer_bounds(x.o, 0, 2.0, 1.0));
    TEST_ASSERT_EQUAL_INT(CST_EVALUE, cst_optimizer_bounds(x.o, 0, NAN, 1.0));
    TEST_ASSERT_EQUAL_INT(CST_EVALUE, cst_optimizer_bounds(x.o, 0, 1.0, 11.0)); /* the model's are 0 to 10 */
    TEST_ASSERT_NOT_NULL(strstr(cst_optimizer_message(x.o), "L01"));
    TEST_ASSERT_EQUAL_INT(CST_EARGUMENT, cst_optimizer_bounds(x.o, 2, 1.0, 2.0));
    TEST_ASSERT_EQUAL_INT(CST_EVALUE, cst_optimizer_create(two, 2, &o));
    cst_optimizer_free(o);
    TEST_ASSERT_EQUAL_INT(CST_EVALUE, cst_optimizer_create(nan, 1, &o));
    cst_optimizer_free(o);
    TEST_ASSERT_EQUAL_INT(CST_EARGUMENT, cst_optimizer_create(NULL, 1, &o));
    l.decrease_tol = NAN;
    TEST_ASSERT_EQUAL_INT(CST_EVALUE, cst_optimizer_run(x.o, &l));
    TEST_ASSERT_EQUAL_INT(CST_EARGUMENT, cst_optimizer_run(NULL, NULL));
    TEST_ASSERT_TRUE(isnan(cst_optimizer_result(x.o).psi));
    destroy(&x);
    destroy(&y);
}

static void test_one_call(void)
{
    optimisation x = create("pendulum", "theta0", "height");
    double rho[1], psi;
    TEST_ASSERT_EQUAL_INT(0, cst_optimize(x.p, x.w, NULL, rho, &psi));
    TEST_ASSERT_DOUBLE_WITHIN(1e-7, 0.0, psi);
    TEST_ASSERT_TRUE(strlen(cst_message(x.w)) > 0);
    TEST_ASSERT_EQUAL_INT(CST_EARGUMENT, cst_optimize(NULL, x.w, NULL, rho, &psi));
    TEST_ASSERT_TRUE(isnan(psi));
    destroy(&x);
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
    RUN_TEST(test_limits);
    RUN_TEST(test_pendulum_comes_to_its_lowest_point);
    RUN_TEST(test_fivebar_finds_its_natural_lengths);
    RUN_TEST(test_resumed_after_every_evaluation_it_is_the_same_bit_by_bit);
    RUN_TEST(test_damaged_and_foreign_states_are_refused);
    RUN_TEST(test_scenarios_add_up);
    RUN_TEST(test_certificate);
    RUN_TEST(test_random_starts_end_cleanly);
    RUN_TEST(test_wrong_arguments);
    RUN_TEST(test_one_call);
    return UNITY_END();
}
