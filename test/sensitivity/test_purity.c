/* A solve depends on its problem alone: not on what the work did before, and not on what memory
 * held. */
#include "rig.h"
#include "unity.h"

#include <math.h>
#include <string.h>

static rig one, two;
enum { MANY = 512 };
static double kept[MANY];

void setUp(void) {}

void tearDown(void)
{
    rig_close(&one);
    rig_close(&two);
}

static void keep(const rig *r)
{
    TEST_ASSERT_TRUE(r->count <= MANY);
    memcpy(kept, r->gradient, (size_t)r->count * sizeof *kept);
}

static void identical(const rig *r, double psi, const char *what)
{
    TEST_ASSERT_TRUE_MESSAGE(r->psi == psi, rig_name(r, what));
    TEST_ASSERT_TRUE_MESSAGE(!memcmp(kept, r->gradient, (size_t)r->count * sizeof *kept),
                             rig_name(r, what));
}

/* The same call again, and after a call at another point: the same bits. */
static void same_bits(cst_method method)
{
    double elsewhere[MANY];
    for (int i = 0; i < rig_model->costs_count; i++) {
        if (rig_is_noise(rig_model, i) && method == CST_DIRECT)
            continue;
        rig_open(&one, rig_model, rig_model->costs[i].name, NULL, method, RIG_DEFAULT);
        rig_shorten(&one, 0.2);
        rig_solve(&one, NULL);
        keep(&one);
        double psi = one.psi;
        rig_solve(&one, NULL);
        identical(&one, psi, "the second call");
        for (int k = 0; k < one.count; k++)
            elsewhere[k] = (1.0 - rig_nudge()) * rig_value(&one, k);
        rig_solve(&one, elsewhere);
        rig_solve(&one, NULL);
        identical(&one, psi, "a call after one elsewhere");
        rig_work(&one);
        rig_solve(&one, NULL);
        identical(&one, psi, "a new work");
        if (rig_large())
            break;
    }
}

static void test_adjoint(void)
{
    same_bits(CST_ADJOINT);
}
static void test_direct(void)
{
    same_bits(CST_DIRECT);
}

/* Another cost in between leaves nothing behind. */
static void test_costs(void)
{
    int last = rig_model->costs_count - 1;
    rig_open(&one, rig_model, NULL, NULL, CST_ADJOINT, RIG_DEFAULT);
    rig_shorten(&one, 0.2);
    rig_solve(&one, NULL);
    keep(&one);
    double psi = one.psi;
    TEST_ASSERT_EQUAL_INT(CST_OK, cst_set_cost(one.p, rig_model->costs[last].name));
    rig_solve(&one, NULL);
    TEST_ASSERT_TRUE_MESSAGE(!last || one.psi != psi, "the cost has no effect");
    TEST_ASSERT_EQUAL_INT(CST_OK, cst_set_cost(one.p, rig_model->costs[0].name));
    rig_solve(&one, NULL);
    identical(&one, psi, "after another cost");
}

/* A gradient by any method does not disturb the next run, nor its trajectory. */
static void test_simulate_after(void)
{
    static const cst_method methods[] = { CST_ADJOINT, CST_DIRECT, CST_FD_CENTRAL };
    double q[2][MANY];
    int n = rig_model->n;
    TEST_ASSERT_TRUE(n <= MANY);
    for (int i = 0; i < 3; i++) {
        rig_open(&one, rig_model, NULL, NULL, methods[i], RIG_DEFAULT);
        rig_shorten(&one, 0.1);
        double psi = rig_simulate(&one, NULL), t = 0.37 * cst_problem_options(one.p).tf;
        int nodes = cst_trajectory_nodes(one.w);
        TEST_ASSERT_EQUAL_INT(CST_OK, cst_trajectory_at(one.p, one.w, t, q[0], NULL, NULL, NULL));
        rig_solve(&one, NULL);
        TEST_ASSERT_TRUE_MESSAGE(psi == rig_simulate(&one, NULL), rig_name(&one, "psi"));
        TEST_ASSERT_EQUAL_INT(nodes, cst_trajectory_nodes(one.w));
        TEST_ASSERT_EQUAL_INT(CST_OK, cst_trajectory_at(one.p, one.w, t, q[1], NULL, NULL, NULL));
        TEST_ASSERT_TRUE_MESSAGE(!memcmp(q[0], q[1], (size_t)n * sizeof **q),
                                 rig_name(&one, "the trajectory"));
    }
}

/* psi is one number, whoever computes it; looking at the trajectory does not change the next
 * gradient. */
static void test_psi(void)
{
    double psi, q[MANY];
    cst_observed o;
    rig_open(&one, rig_model, NULL, NULL, CST_ADJOINT, RIG_DEFAULT);
    rig_shorten(&one, 0.2);
    rig_solve(&one, NULL);
    keep(&one);
    double from_gradient = one.psi;
    TEST_ASSERT_TRUE(from_gradient == rig_simulate(&one, NULL));
    TEST_ASSERT_EQUAL_INT(CST_OK, cst_gradient(one.p, one.w, NULL, &psi, NULL));
    TEST_ASSERT_TRUE(psi == from_gradient);
    TEST_ASSERT_EQUAL_INT(CST_OK, cst_gradient(one.p, one.w, NULL, NULL, NULL));
    TEST_ASSERT_EQUAL_INT(CST_OK, cst_simulate(one.p, one.w, NULL, NULL));
    for (int k = 0; k <= 10; k++) {
        double t = cst_problem_options(one.p).tf * k / 10.0;
        TEST_ASSERT_EQUAL_INT(CST_OK, cst_trajectory_at(one.p, one.w, t, q, NULL, NULL, NULL));
        TEST_ASSERT_EQUAL_INT(CST_OK, cst_observe(one.p, one.w, t, &o));
    }
    rig_solve(&one, NULL);
    identical(&one, from_gradient, "after looking around");
    rig_open(&two, rig_model, NULL, NULL, CST_FD_CENTRAL, RIG_DEFAULT);
    rig_shorten(&two, 0.2);
    rig_solve(&two, NULL);
    TEST_ASSERT_TRUE_MESSAGE(two.psi == from_gradient,
                             "psi of the differences is that of the point itself");
}

int main(int argc, char **argv)
{
    rig_arguments(argc, argv);
    UNITY_BEGIN();
    rig_each_model(test_adjoint, "adjoint");
    rig_each_model(test_direct, "direct");
    rig_each_model(test_costs, "costs");
    rig_each_model(test_simulate_after, "simulate_after");
    rig_each_model(test_psi, "psi");
    return UNITY_END() != 0;
}
