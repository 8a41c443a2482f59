/* Memory: all of it is taken when a work is created, a solve takes none and gives none back, and no
 * number depends on what was in it. */
#include "allocation.h"
#include "integrate/work.h"
#include "rig.h"
#include "unity.h"

#include <math.h>
#include <pthread.h>
#include <stdio.h>
#include <string.h>

static rig one;
/* KLU takes memory where pivots are chosen again, and only there: 17 calls and its growth */
enum { MANY = 512, KLU_CALLS = 24 };

void setUp(void) {}

void tearDown(void)
{
    allocation_fill(-1);
    allocation_trace(0);
    rig_close(&one);
}

/* The calls but for those of so many factorizations, if that explains them. */
static long calls_besides(long factorizations)
{
    long calls = allocation_now().calls;
    return calls <= KLU_CALLS * factorizations ? 0 : calls;
}

static int solve(int simulate, double *psi, double *gradient)
{
    return simulate ? cst_simulate(one.p, one.w, NULL, psi)
                    : cst_gradient(one.p, one.w, NULL, psi, gradient);
}

/* The calls of one solve that is the work's first.  A gradient that passes singular positions makes
 * a second work for its error bars, once: there it is the second solve. */
static void first_solve(cst_method method, const char *cost, int simulate)
{
    const char *wrt = rig_large() && method != CST_ADJOINT ? NULL : "all";
    double psi, gradient[MANY];
    char text[160];
    rig_open(&one, rig_model, cost, wrt, method, RIG_DEFAULT);
    rig_shorten(&one, method == CST_FD_CENTRAL ? 0.05 : 0.5);
    TEST_ASSERT_TRUE(cst_design_count(one.p) <= MANY);
    rig_work(&one);
    allocation_trace(1);
    allocation_watch();
    int status = solve(simulate, &psi, gradient);
    if (!simulate && cst_work_stats(one.w).projections > 0) {
        allocation_watch();
        status = solve(simulate, &psi, gradient);
    }
    long calls = calls_besides(cst_work_stats(one.w).factorizations);
    if (calls)
        allocation_print();
    allocation_trace(0);
    TEST_ASSERT_EQUAL_INT_MESSAGE(CST_OK, status, cst_message(one.w));
    snprintf(text, sizeof text, "allocations during %s, method %d, cost %s",
             simulate ? "cst_simulate" : "cst_gradient", (int)method, cost);
    TEST_ASSERT_EQUAL_INT_MESSAGE(0, calls, text);
}

static void test_simulate(void)
{
    first_solve(CST_ADJOINT, rig_model->costs[0].name, 1);
}
static void test_adjoint(void)
{
    first_solve(CST_ADJOINT, rig_model->costs[0].name, 0);
}
static void test_direct(void)
{
    first_solve(CST_DIRECT, rig_model->costs[0].name, 0);
}
static void test_differences(void)
{
    first_solve(CST_FD_CENTRAL, rig_model->costs[0].name, 0);
}

/* Looking at a run. */
static void test_look(void)
{
    double q[MANY], v[MANY], a[MANY], lambda[MANY];
    cst_observed o;
    TEST_ASSERT_TRUE(rig_model->n <= MANY && rig_model->m <= MANY);
    rig_open(&one, rig_model, NULL, NULL, CST_ADJOINT, RIG_DEFAULT);
    rig_simulate(&one, NULL);
    const cst_lu *A = &one.w->system.matrices.lu_A;
    long before = A->factorizations;
    allocation_watch();
    for (int k = 0; k <= 20; k++) {
        double t = cst_problem_options(one.p).tf * k / 20.0;
        TEST_ASSERT_EQUAL_INT(CST_OK, cst_trajectory_at(one.p, one.w, t, q, v, a, lambda));
        TEST_ASSERT_EQUAL_INT(CST_OK, cst_observe(one.p, one.w, t, &o));
    }
    TEST_ASSERT_EQUAL_INT(0, calls_besides(A->factorizations - before));
}

/* Gradient after gradient, through seven designs again and again: no block and no byte more than
 * the first time through.  (Which design it is matters: where KLU had to choose new pivots, their
 * factors stay until the next run.) */
static void test_no_growth(void)
{
    int times = rig_large() ? 10 : 200;
    double rho[MANY];
    for (int method = CST_ADJOINT; method <= CST_DIRECT; method++) {
        rig_open(&one, rig_model, NULL, NULL, (cst_method)method, RIG_DEFAULT);
        cst_options o = cst_problem_options(one.p);
        o.tf *= rig_large() ? 0.02 : 0.1;
        rig_options(&one, o);
        rig_work(&one);
        allocation_count after = { 0 };
        for (int i = 0; i < times; i++) {
            for (int k = 0; k < one.count; k++)
                rho[k] = rig_value(&one, k) * (1.0 + rig_nudge() * (i % 7));
            rig_solve(&one, rho);
            allocation_count now = allocation_now();
            if (i < 7) {
                after.live = now.live > after.live ? now.live : after.live;
                after.bytes = now.bytes > after.bytes ? now.bytes : after.bytes;
            } else {
                TEST_ASSERT_TRUE(now.live <= after.live && now.bytes <= after.bytes);
            }
        }
    }
}

/* Everything that was taken is given back. */
static void test_given_back(void)
{
    for (int method = CST_ADJOINT; method <= CST_FD_FORWARD; method++)
        for (int round = 0; round < 2; round++) {
            rig_open(&one, rig_model, NULL, NULL, (cst_method)method, RIG_DEFAULT);
            cst_options o = cst_problem_options(one.p);
            o.tf *= rig_large() ? 0.02 : 0.1;
            rig_options(&one, o);
            rig_close(&one);
            long before = allocation_now().live;
            rig_open(&one, rig_model, NULL, NULL, (cst_method)method, RIG_DEFAULT);
            rig_options(&one, o);
            rig_solve(&one, NULL);
            rig_close(&one);
            if (round) /* the first round leaves this thread's stack of the generated code */
                TEST_ASSERT_EQUAL_INT(before, allocation_now().live);
        }
}

/* A thread that ends leaves nothing behind: the stack of the generated code was its own. */
static void *solve_in_thread(void *user)
{
    (void)user;
    rig_solve(&one, NULL);
    return NULL;
}

static void test_threads_end(void)
{
    long before = 0;
    rig_open(&one, rig_model, NULL, "all", CST_ADJOINT, RIG_DEFAULT);
    cst_options o = cst_problem_options(one.p);
    o.tf *= rig_large() ? 0.02 : 0.1;
    rig_options(&one, o);
    rig_work(&one);
    for (int i = 0; i < 4; i++) {
        pthread_t thread;
        TEST_ASSERT_EQUAL_INT(0, pthread_create(&thread, NULL, solve_in_thread, NULL));
        pthread_join(thread, NULL);
        if (i == 0) /* the first thread's own records are kept for the next */
            before = allocation_now().live;
    }
    TEST_ASSERT_EQUAL_INT(before, allocation_now().live);
}

/* New memory full of zeros, of 2.26e6 and of NaN: the same bits come out. */
static void test_contents(void)
{
    static const int bytes[] = { 0, 0x41, 0xff };
    for (int method = CST_ADJOINT; method <= CST_DIRECT; method++)
        for (int i = 0; i < rig_model->costs_count; i++) {
            double psi = 0.0, gradient[MANY];
            for (int k = 0; k < 3 && !rig_is_noise(rig_model, i); k++) {
                allocation_fill(bytes[k]);
                rig_open(&one, rig_model, rig_model->costs[i].name, NULL, (cst_method)method,
                         RIG_DEFAULT);
                rig_shorten(&one, 0.1);
                rig_solve(&one, NULL);
                if (k == 0) {
                    psi = one.psi;
                    memcpy(gradient, one.gradient, (size_t)one.count * sizeof *gradient);
                } else {
                    double difference = rig_difference(&one, one.gradient, gradient);
                    if (difference != 0.0 || psi != one.psi)
                        printf("  %s, method %d, memory of 0x%02x: the gradient differs by %.1e\n",
                               rig_name(&one, "new memory"), method, bytes[k], difference);
                    TEST_ASSERT_TRUE_MESSAGE(psi == one.psi && difference == 0.0,
                                             rig_name(&one, "what was in memory matters"));
                }
            }
        }
}

int main(int argc, char **argv)
{
    rig_arguments(argc, argv);
    UNITY_BEGIN();
    rig_each_model(test_simulate, "simulate");
    rig_each_model(test_adjoint, "adjoint");
    rig_each_model(test_direct, "direct");
    rig_each_model(test_differences, "differences");
    rig_each_model(test_look, "look");
    rig_each_model(test_no_growth, "no_growth");
    rig_each_model(test_given_back, "given_back");
    rig_each_model(test_threads_end, "threads_end");
    rig_each_model(test_contents, "contents");
    return UNITY_END() != 0;
}
