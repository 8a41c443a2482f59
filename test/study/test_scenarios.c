/* cst_gradients and an optimizer's jobs: the same bits whatever the number of threads, and errors
 * that stay where they belong. */
#include "costate.h"
#include "unity.h"

#include <math.h>
#include <string.h>

enum { COUNT = 5, N = 2 };

static cst_scenario scenarios[COUNT];
static cst_problem *problems[COUNT];
static double psi[COUNT], gradients[COUNT][N];
static int status[COUNT];

/* The five-bar under five gravities; the third runs into its limit of steps where `broken` is 1. */
static void open_all(int broken)
{
    for (int i = 0; i < COUNT; i++) {
        TEST_ASSERT_EQUAL_INT(CST_OK, cst_problem_create(cst_model_find("fivebar"), &problems[i]));
        TEST_ASSERT_EQUAL_INT(CST_OK, cst_set_parameter(problems[i], "g", 8.0 + 0.5 * i));
        cst_options o = cst_problem_options(problems[i]);
        o.tf = 0.6;
        if (broken && i == 2)
            o.max_steps = 3;
        TEST_ASSERT_EQUAL_INT(CST_OK, cst_set_options(problems[i], &o));
        scenarios[i] = (cst_scenario){ problems[i], NULL, 1.0 + i };
        TEST_ASSERT_EQUAL_INT(CST_OK, cst_work_create(problems[i], &scenarios[i].w));
    }
}

void setUp(void) {}

void tearDown(void)
{
    for (int i = 0; i < COUNT; i++) {
        cst_work_free(scenarios[i].w);
        cst_problem_free(problems[i]);
        scenarios[i] = (cst_scenario){ 0 };
        problems[i] = NULL;
    }
}

static void test_same_bits(void)
{
    double alone[COUNT], alone_gradients[COUNT][N];
    static const int jobs[] = { 1, 2, 3, 5, 64, 0, -1 };
    open_all(0);
    for (int i = 0; i < COUNT; i++)
        TEST_ASSERT_EQUAL_INT(
            CST_OK, cst_gradient(problems[i], scenarios[i].w, NULL, &alone[i], alone_gradients[i]));
    TEST_ASSERT_TRUE(alone[0] != alone[1]);
    for (size_t k = 0; k < sizeof jobs / sizeof jobs[0]; k++) {
        memset(psi, 0, sizeof psi);
        memset(gradients, 0, sizeof gradients);
        TEST_ASSERT_EQUAL_INT(
            CST_OK, cst_gradients(scenarios, COUNT, jobs[k], NULL, psi, gradients[0], status));
        TEST_ASSERT_TRUE(!memcmp(psi, alone, sizeof psi) &&
                         !memcmp(gradients, alone_gradients, sizeof gradients));
        for (int i = 0; i < COUNT; i++)
            TEST_ASSERT_EQUAL_INT(CST_OK, status[i]);
    }
    TEST_ASSERT_EQUAL_INT(CST_OK, cst_gradients(scenarios, COUNT, 2, NULL, psi, NULL, status));
    TEST_ASSERT_TRUE_MESSAGE(!memcmp(psi, alone, sizeof psi), "psi alone");
}

static void test_rho(void)
{
    double rho[N] = { 2.3, 2.0 }, one, gradient[N];
    open_all(0);
    TEST_ASSERT_EQUAL_INT(CST_OK,
                          cst_gradients(scenarios, COUNT, 2, rho, psi, gradients[0], status));
    TEST_ASSERT_EQUAL_INT(CST_OK, cst_gradient(problems[3], scenarios[3].w, rho, &one, gradient));
    TEST_ASSERT_TRUE(one == psi[3] && !memcmp(gradient, gradients[3], sizeof gradient));
}

/* One fails: its own outputs are NaN, its own work tells why, the others are as they should be. */
static void test_one_fails(void)
{
    open_all(1);
    for (int jobs = 1; jobs <= 3; jobs++) {
        TEST_ASSERT_EQUAL_INT(CST_EINTEGRATOR, cst_gradients(scenarios, COUNT, jobs, NULL, psi,
                                                             gradients[0], status));
        for (int i = 0; i < COUNT; i++) {
            TEST_ASSERT_EQUAL_INT(i == 2 ? CST_EINTEGRATOR : CST_OK, status[i]);
            TEST_ASSERT_TRUE(isnan(psi[i]) == (i == 2) && isnan(gradients[i][1]) == (i == 2));
        }
        TEST_ASSERT_TRUE(strstr(cst_message(scenarios[2].w), "max_steps") != NULL);
        TEST_ASSERT_EQUAL_STRING("", cst_message(scenarios[1].w));
    }
}

static void test_arguments(void)
{
    open_all(0);
    TEST_ASSERT_EQUAL_INT(CST_EARGUMENT,
                          cst_gradients(NULL, COUNT, 1, NULL, psi, gradients[0], status));
    TEST_ASSERT_EQUAL_INT(CST_EARGUMENT,
                          cst_gradients(scenarios, 0, 1, NULL, psi, gradients[0], status));
    TEST_ASSERT_EQUAL_INT(CST_EARGUMENT,
                          cst_gradients(scenarios, COUNT, 1, NULL, NULL, gradients[0], status));
    TEST_ASSERT_EQUAL_INT(CST_EARGUMENT,
                          cst_gradients(scenarios, COUNT, 1, NULL, psi, gradients[0], NULL));
    cst_work *own = scenarios[4].w;
    scenarios[4].w = scenarios[0].w;
    psi[0] = 1.0;
    TEST_ASSERT_EQUAL_INT_MESSAGE(
        CST_EARGUMENT, cst_gradients(scenarios, COUNT, 2, NULL, psi, gradients[0], status),
        "a work twice");
    TEST_ASSERT_TRUE(isnan(psi[0]) && isnan(gradients[4][0]) && status[0] == CST_EARGUMENT);
    scenarios[4].w = NULL;
    TEST_ASSERT_EQUAL_INT_MESSAGE(
        CST_EARGUMENT, cst_gradients(scenarios, COUNT, 2, NULL, psi, gradients[0], status),
        "no work");
    scenarios[4].w = own;
    TEST_ASSERT_EQUAL_INT(CST_OK, cst_set_design(problems[4], "L01"));
    TEST_ASSERT_EQUAL_INT_MESSAGE(
        CST_EARGUMENT, cst_gradients(scenarios, COUNT, 2, NULL, psi, gradients[0], status),
        "another design");
}

/* Two iterations over all scenarios; rho and psi into result. */
static void optimize(int jobs, double result[N + 1])
{
    cst_optimizer *o = NULL;
    cst_limits limits = cst_limits_default();
    limits.max_iterations = 2;
    TEST_ASSERT_EQUAL_INT(CST_OK, cst_optimizer_create(scenarios, COUNT, &o));
    TEST_ASSERT_EQUAL_INT(CST_OK, cst_optimizer_jobs(o, jobs));
    TEST_ASSERT_EQUAL_INT(CST_OK, cst_optimizer_run(o, &limits));
    cst_optimum r = cst_optimizer_result(o);
    memcpy(result, r.rho, N * sizeof *result);
    result[N] = r.psi;
    TEST_ASSERT_EQUAL_INT(2, r.iterations);
    cst_optimizer_free(o);
}

static void test_optimizer(void)
{
    double one[N + 1], many[N + 1];
    cst_optimizer *o = NULL;
    open_all(0);
    optimize(1, one);
    optimize(3, many);
    TEST_ASSERT_TRUE(!memcmp(one, many, sizeof one));
    TEST_ASSERT_EQUAL_INT(CST_EARGUMENT, cst_optimizer_jobs(NULL, 2));
    cst_scenario twice[2] = { scenarios[0], scenarios[0] };
    TEST_ASSERT_EQUAL_INT(CST_OK, cst_optimizer_create(twice, 2, &o));
    TEST_ASSERT_EQUAL_INT(CST_EARGUMENT, cst_optimizer_jobs(o, 2));
    TEST_ASSERT_TRUE(strstr(cst_optimizer_message(o), "work of its own") != NULL);
    cst_optimizer_free(o);
}

/* The start cannot be solved in one scenario: the optimizer says so, in its words, with any number
 * of threads. */
static void test_optimizer_fails(void)
{
    open_all(1);
    for (int jobs = 1; jobs <= 3; jobs++) {
        cst_optimizer *o = NULL;
        TEST_ASSERT_EQUAL_INT(CST_OK, cst_optimizer_create(scenarios, COUNT, &o));
        TEST_ASSERT_EQUAL_INT(CST_OK, cst_optimizer_jobs(o, jobs));
        TEST_ASSERT_EQUAL_INT(CST_EINTEGRATOR, cst_optimizer_run(o, NULL));
        TEST_ASSERT_TRUE(strstr(cst_optimizer_message(o), "max_steps") != NULL);
        cst_optimizer_free(o);
    }
}

int main(void)
{
    UNITY_BEGIN();
    RUN_TEST(test_same_bits);
    RUN_TEST(test_rho);
    RUN_TEST(test_one_fails);
    RUN_TEST(test_arguments);
    RUN_TEST(test_optimizer);
    RUN_TEST(test_optimizer_fails);
    return UNITY_END() != 0;
}
