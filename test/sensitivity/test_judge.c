/* Verdicts on gradients and on products of the Hessian: right ones are confirmed, and each that is
 * made wrong is found. */
#include "costate.h"
#include "unity.h"

#include <math.h>

enum { N = 2 };

static cst_problem *p;
static cst_work *w;

void setUp(void)
{
    TEST_ASSERT_EQUAL_INT(CST_OK, cst_problem_create(cst_model_find("fivebar"), &p));
    cst_options o = cst_problem_options(p);
    o.tf = 0.5;
    o.integrator = CST_CVODES;
    cst_set_options(p, &o);
    TEST_ASSERT_EQUAL_INT(CST_OK, cst_work_create(p, &w));
}

void tearDown(void)
{
    cst_work_free(w);
    cst_problem_free(p);
}

/* The verdict on a gradient of which component `wrong` is off by a part of itself. */
static cst_agreement judge(int wrong, double by, cst_judged *judged, int *negligible)
{
    static double gradient[N], direct[N];
    double psi;
    TEST_ASSERT_EQUAL_INT(CST_OK, cst_gradient(p, w, NULL, &psi, gradient));
    for (int k = 0; k < N; k++)
        direct[k] = gradient[k] * (1.0 + 1e-9);
    gradient[wrong] *= 1.0 + by;
    TEST_ASSERT_EQUAL_INT(CST_OK, cst_judge(p, w, NULL, gradient, judged));
    cst_solution own = { psi, gradient }, other = { psi, direct };
    cst_agreement x = { .own = own,
                        .other = other,
                        .adjoint = own,
                        .direct = other,
                        .more = 1.0,
                        .judged = judged,
                        .negligible = negligible };
    TEST_ASSERT_EQUAL_INT(CST_OK, cst_agree(p, &x));
    return x;
}

static void test_gradient(void)
{
    cst_judged judged[N];
    int negligible[N];
    cst_agreement x = judge(0, 0.0, judged, negligible);
    TEST_ASSERT_TRUE(x.passed && x.psi_agrees && x.exact <= x.exact_bound);
    for (int k = 0; k < N; k++) {
        x = judge(k, 0.05, judged, negligible); /* both by differences and by the direct method */
        TEST_ASSERT_TRUE(!x.passed && x.worst == k && x.exact > x.exact_bound);
        TEST_ASSERT_EQUAL_INT(CST_CONTRADICTED, judged[k].verdict);
        TEST_ASSERT_EQUAL_INT(CST_CONFIRMED, judged[1 - k].verdict);
    }
    x = judge(1, 1e-4, judged, negligible); /* too little for differences, not for two methods */
    TEST_ASSERT_EQUAL_INT(CST_CONTRADICTED, judged[1].verdict);
}

/* psi that differs between integrators leaves nothing confirmed. */
static void test_psi(void)
{
    cst_judged judged[N];
    int negligible[N];
    cst_agreement x = judge(0, 0.0, judged, negligible);
    x.other.psi *= 1.01;
    TEST_ASSERT_EQUAL_INT(CST_OK, cst_agree(p, &x));
    TEST_ASSERT_TRUE(!x.passed && !x.psi_agrees);
    for (int k = 0; k < N; k++)
        TEST_ASSERT_EQUAL_INT(CST_UNJUDGED, judged[k].verdict);
    x.own.gradient = NULL;
    TEST_ASSERT_EQUAL_INT(CST_EARGUMENT, cst_agree(p, &x));
}

static void test_products(void)
{
    static const double directions[N][N] = { { 1.0, 0.0 }, { 0.0, 1.0 } };
    double hessian[N][N], psi, gradient[N], shares[N][N];
    cst_judged judged[N][N];
    TEST_ASSERT_EQUAL_INT(CST_OK, cst_hessian(p, w, NULL, hessian[0], &psi, gradient));
    const cst_curvatures x = { N, psi, gradient, directions[0], hessian[0] };
    TEST_ASSERT_EQUAL_INT(CST_OK, cst_judge_products(p, w, &x, judged[0], shares[0]));
    for (int i = 0; i < N; i++)
        for (int k = 0; k < N; k++)
            TEST_ASSERT_TRUE(judged[i][k].verdict == CST_CONFIRMED && shares[i][k] <= 1.0);
    hessian[1][0] *= 1.05;
    TEST_ASSERT_EQUAL_INT(CST_OK, cst_judge_products(p, w, &x, judged[0], NULL));
    TEST_ASSERT_EQUAL_INT(CST_CONTRADICTED, judged[1][0].verdict);
    TEST_ASSERT_EQUAL_INT(CST_CONFIRMED, judged[0][1].verdict);
    cst_options o;
    TEST_ASSERT_EQUAL_INT(CST_OK, cst_judging_options(p, CST_RK, &o));
    TEST_ASSERT_TRUE(o.integrator == CST_CVODES && o.rtol == 1e-2 * cst_problem_options(p).rtol);
}

int main(void)
{
    UNITY_BEGIN();
    RUN_TEST(test_gradient);
    RUN_TEST(test_psi);
    RUN_TEST(test_products);
    return UNITY_END();
}
