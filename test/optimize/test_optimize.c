/* Optimization of mechanisms: known minima, resuming bit by bit, scenarios, the certificate, wrong
 * arguments. */
#include "costate.h"
#include "unity.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

void setUp(void) {}
void tearDown(void) {}

typedef struct {
    cst_problem *p;
    cst_work *w;
    cst_optimizer *o;
} optimization;

static optimization create(const char *model, const char *design, const char *cost)
{
    optimization x = { NULL, NULL, NULL };
    TEST_ASSERT_EQUAL_INT(0, cst_problem_create(cst_model_find(model), &x.p));
    TEST_ASSERT_EQUAL_INT(0, cst_set_design(x.p, design));
    TEST_ASSERT_EQUAL_INT(0, cst_set_cost(x.p, cost));
    TEST_ASSERT_EQUAL_INT(0, cst_work_create(x.p, &x.w));
    TEST_ASSERT_EQUAL_INT(0, cst_optimizer_create(&(cst_scenario){ x.p, x.w, 1.0 }, 1, &x.o));
    return x;
}

static void destroy(optimization *x)
{
    cst_optimizer_free(x->o);
    cst_work_free(x->w);
    cst_problem_free(x->p);
}

/* The height at the end is least, 0, where the pendulum passes its lowest point; L and theta0 can
 * both do it. */
static void test_pendulum_comes_to_its_lowest_point(void)
{
    optimization x = create("pendulum", "L,theta0", "height");
    TEST_ASSERT_EQUAL_INT(0, cst_optimizer_bounds(x.o, 1, 0.5, 2.0));
    TEST_ASSERT_EQUAL_INT(0, cst_optimizer_run(x.o, NULL));
    cst_optimum r = cst_optimizer_result(x.o);
    TEST_ASSERT_TRUE(r.psi_initial > 0.1);
    TEST_ASSERT_DOUBLE_WITHIN(1e-7, 0.0, r.psi);
    TEST_ASSERT_TRUE(r.reason == CST_STOP_GRADIENT || r.reason == CST_STOP_NOISE);
    destroy(&x);
}

/* The paper's springs are at rest in the start; without gravity point 2 never moves with the
 * natural lengths that leave the springs without force: psi = 0 at L01 = sqrt(5), L02 = sqrt(4.25),
 * and nowhere else nearby. */
static void test_fivebar_finds_its_natural_lengths(void)
{
    optimization x = { NULL, NULL, NULL };
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
    optimization whole = create("fivebar", "L01,L02,k1", "position");
    TEST_ASSERT_EQUAL_INT(0, cst_optimizer_run(whole.o, &l));
    cst_optimum a = cst_optimizer_result(whole.o);
    keeper k = { NULL, 0, 1 };
    cst_optimum b = { .reason = CST_STOP_CANCELED };
    for (; b.reason == CST_STOP_CANCELED; k.stop_at++) {
        optimization part = create("fivebar", "L01,L02,k1", "position");
        cst_optimizer_watch(part.o, keep, &k);
        if (k.bytes)
            TEST_ASSERT_EQUAL_INT(0, cst_optimizer_load(part.o, k.bytes, k.size));
        TEST_ASSERT_EQUAL_INT(0, cst_optimizer_run(part.o, &l));
        b = cst_optimizer_result(part.o);
        if (b.reason != CST_STOP_CANCELED) {
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
    optimization x = create("fivebar", "L01,L02", "position"),
                 y = create("fivebar", "L01,L02", "acceleration");
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
    optimization x = create("fivebar", "L01,L02", "position"),
                 y = create("fivebar", "L01,L02", "position");
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
    optimization x = create("fivebar", "L01,L02", "position");
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
        optimization x = create("fivebar", "k1,k2,L01,L02", i % 2 ? "acceleration" : "reaction");
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
            TEST_ASSERT_TRUE(r.rho[k] >= lower[k] && r.rho[k] <= upper[k] &&
                             isfinite(r.gradient[k]));
        destroy(&x);
    }
}

static void test_wrong_arguments(void)
{
    optimization x = create("fivebar", "L01,L02", "position"),
                 y = create("fivebar", "L01,k1", "position");
    cst_optimizer *o;
    cst_limits l = cst_limits_default();
    const cst_scenario two[2] = { { x.p, x.w, 1.0 }, { y.p, y.w, 1.0 } },
                       nan[1] = { { x.p, x.w, NAN } };
    TEST_ASSERT_EQUAL_INT(CST_EVALUE, cst_optimizer_bounds(x.o, 0, 2.0, 1.0));
    TEST_ASSERT_EQUAL_INT(CST_EVALUE, cst_optimizer_bounds(x.o, 0, NAN, 1.0));
    /* the model's are 0 to 10 */
    TEST_ASSERT_EQUAL_INT(CST_EVALUE, cst_optimizer_bounds(x.o, 0, 1.0, 11.0));
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
    optimization x = create("pendulum", "theta0", "height");
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
