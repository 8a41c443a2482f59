/* Ensembles: every task once, the same numbers by any number of lanes, failures that stay where
 * they belong; an optimizer with an evaluation of the caller's own. */
#include "costate.h"
#include "unity.h"

#include <math.h>
#include <stdatomic.h>
#include <stdio.h>
#include <string.h>

enum { COUNT = 200, LANES = 8 };

static double in[COUNT][2], out[COUNT][3];
static int status[COUNT];
static char text[COUNT][CST_TASK_TEXT];
static unsigned char solved[COUNT];
static atomic_int busy[LANES], clashes, runs[COUNT];
static int inside, reported, stop_at;

static int run(void *user, int lane, int task, const double *x, double *y, char *message)
{
    if (lane < 0 || lane >= LANES || atomic_fetch_add(&busy[lane], 1))
        atomic_fetch_add(&clashes, 1);
    atomic_fetch_add(&runs[task], 1);
    y[0] = sin(x[0]) * x[1];
    y[1] = x[0] / x[1];
    y[2] = task;
    atomic_fetch_sub(&busy[lane], 1);
    if (task % 50 == 7) {
        snprintf(message, CST_TASK_TEXT, "task %d fails", task);
        y[0] = y[1] = y[2] = NAN;
        return CST_ENAN;
    }
    return task == 3 ? CST_WPEAK : CST_OK;
}

static int done(void *user, int task)
{
    TEST_ASSERT_EQUAL_INT_MESSAGE(0, inside++, "one call at a time");
    reported++;
    inside--;
    return task == stop_at;
}

static const cst_ensemble ensemble = { .count = COUNT,
                                       .inputs = 2,
                                       .outputs = 3,
                                       .in = in[0],
                                       .out = out[0],
                                       .status = status,
                                       .text = text,
                                       .run = run,
                                       .done = done };

void setUp(void)
{
    for (int i = 0; i < COUNT; i++) {
        in[i][0] = 0.1 * i;
        in[i][1] = 1.0 + i;
        atomic_store(&runs[i], 0);
        solved[i] = 0;
    }
    reported = inside = 0;
    stop_at = -1;
    atomic_store(&clashes, 0);
}

void tearDown(void) {}

static void test_every_task_once(void)
{
    static const int lanes[] = { 1, 2, 5, LANES };
    double first[COUNT][3];
    for (size_t k = 0; k < sizeof lanes / sizeof lanes[0]; k++) {
        setUp();
        TEST_ASSERT_EQUAL_INT(CST_ENAN, cst_ensemble_threads(&ensemble, lanes[k]));
        for (int i = 0; i < COUNT; i++) {
            TEST_ASSERT_EQUAL_INT(1, runs[i]);
            TEST_ASSERT_EQUAL_INT(i % 50 == 7 ? CST_ENAN : i == 3 ? CST_WPEAK : CST_OK, status[i]);
        }
        TEST_ASSERT_EQUAL_INT(COUNT, reported);
        TEST_ASSERT_EQUAL_INT_MESSAGE(0, clashes, "a lane runs one task at a time");
        TEST_ASSERT_TRUE(strcmp(text[57], "task 57 fails") == 0 && text[58][0] == '\0');
        if (k == 0)
            memcpy(first, out, sizeof out);
        TEST_ASSERT_EQUAL_INT_MESSAGE(0, memcmp(first, out, sizeof out), "the same bits");
    }
}

static void test_solved_tasks_stay(void)
{
    for (int i = 0; i < COUNT; i += 2) {
        solved[i] = 1;
        status[i] = CST_OK;
        out[i][0] = -i;
    }
    cst_ensemble e = ensemble;
    e.solved = solved;
    TEST_ASSERT_EQUAL_INT(CST_ENAN, cst_ensemble_threads(&e, 3));
    TEST_ASSERT_EQUAL_INT(COUNT / 2, reported);
    for (int i = 0; i < COUNT; i++)
        TEST_ASSERT_EQUAL_INT(i % 2, runs[i]);
    TEST_ASSERT_TRUE(out[20][0] == -20.0 && out[21][2] == 21.0);
}

static void test_stop(void)
{
    stop_at = 30;
    TEST_ASSERT_TRUE(cst_ensemble_threads(&ensemble, 1) < 0);
    TEST_ASSERT_EQUAL_INT(31, reported);
    TEST_ASSERT_EQUAL_INT(CST_ECANCELED, status[31]);
    TEST_ASSERT_TRUE(isnan(out[31][0]) && runs[31] == 0);
    TEST_ASSERT_EQUAL_INT(CST_EARGUMENT, cst_ensemble_threads(NULL, 1));
    TEST_ASSERT_EQUAL_INT(CST_EARGUMENT, cst_ensemble_threads(&(cst_ensemble){ .count = 1 }, 1));
}

/* Three tasks at a time, the last of them first. */
static void run_three(void *user, int lane, const cst_tasks *tasks)
{
    int count;
    do {
        int task[3];
        for (count = 0; count < 3 && (task[count] = tasks->next(tasks->of)) >= 0; count++)
            ;
        for (int k = count - 1; k >= 0; k--)
            tasks->done(tasks->of, task[k],
                        run(user, lane, task[k], in[task[k]], out[task[k]], text[task[k]]));
    } while (count == 3);
}

static void test_several_at_once(void)
{
    double alone[COUNT][3];
    cst_ensemble e = ensemble;
    TEST_ASSERT_EQUAL_INT(CST_ENAN, cst_ensemble_threads(&e, 1));
    memcpy(alone, out, sizeof out);
    e.run_many = run_three;
    for (int lanes = 1; lanes <= LANES; lanes += 3) {
        setUp();
        TEST_ASSERT_EQUAL_INT(CST_ENAN, cst_ensemble_threads(&e, lanes));
        for (int i = 0; i < COUNT; i++)
            TEST_ASSERT_EQUAL_INT(1, runs[i]);
        TEST_ASSERT_EQUAL_INT(COUNT, reported);
        TEST_ASSERT_EQUAL_INT(0, memcmp(alone, out, sizeof out));
        TEST_ASSERT_EQUAL_INT(CST_WPEAK, status[3]);
    }
    setUp();
    stop_at = 30;
    TEST_ASSERT_TRUE(cst_ensemble_threads(&e, 1) < 0);
    TEST_ASSERT_EQUAL_INT_MESSAGE(33, reported, "tasks that are begun are finished");
    TEST_ASSERT_EQUAL_INT(CST_ECANCELED, status[33]);
}

/* ---- an optimizer with an evaluation of the caller's own ---- */

static cst_problem *p;
static cst_work *w;
static int evaluations;

static int evaluate(void *user, const double *rho, double seconds, double *psi, double *gradient,
                    const char **why)
{
    evaluations++;
    int result = cst_gradient(p, w, rho, psi, gradient);
    *why = cst_message(w);
    return user ? CST_ECANCELED : result;
}

static void test_evaluate(void)
{
    cst_optimizer *o;
    cst_limits limits = cst_limits_default();
    double best[2], psi[2];
    limits.max_iterations = 4;
    TEST_ASSERT_EQUAL_INT(CST_OK, cst_problem_create(cst_model_find("fivebar"), &p));
    cst_options options = cst_problem_options(p);
    options.tf = 0.5;
    cst_set_options(p, &options);
    TEST_ASSERT_EQUAL_INT(CST_OK, cst_work_create(p, &w));
    for (int own = 0; own < 2; own++) {
        TEST_ASSERT_EQUAL_INT(CST_OK, cst_optimizer_create(&(cst_scenario){ p, w, 1.0 }, 1, &o));
        TEST_ASSERT_EQUAL_INT(CST_OK, cst_optimizer_evaluate(o, own ? evaluate : NULL, NULL));
        TEST_ASSERT_EQUAL_INT(CST_OK, cst_optimizer_run(o, &limits));
        psi[own] = cst_optimizer_result(o).psi;
        best[own] = cst_optimizer_result(o).rho[0];
        TEST_ASSERT_EQUAL_INT(own ? cst_optimizer_result(o).evaluations : 0, evaluations);
        cst_optimizer_free(o);
    }
    TEST_ASSERT_TRUE_MESSAGE(psi[0] == psi[1] && best[0] == best[1], "the same bits");
    TEST_ASSERT_EQUAL_INT(CST_OK, cst_optimizer_create(&(cst_scenario){ p, w, 1.0 }, 1, &o));
    cst_optimizer_evaluate(o, evaluate, &evaluations);
    TEST_ASSERT_EQUAL_INT_MESSAGE(CST_ECANCELED, cst_optimizer_run(o, &limits), "it may stop");
    cst_optimizer_free(o);
    TEST_ASSERT_EQUAL_INT(CST_EARGUMENT, cst_optimizer_evaluate(NULL, evaluate, NULL));
    TEST_ASSERT_EQUAL_INT(CST_EARGUMENT, cst_optimizer_depends(NULL, "", 0));
    cst_work_free(w);
    cst_problem_free(p);
}

/* The first error, or else the first warning, whatever comes after it. */
static void test_verdict(void)
{
    static const struct {
        int of[3], verdict;
    } cases[] = { { { 0, 0, 0 }, 0 },   { { 0, 3, 0 }, 3 },   { { 3, 4, 0 }, 3 },
                  { { 3, -2, 0 }, -2 }, { { 0, 3, -4 }, -4 }, { { -2, 3, -4 }, -2 } };
    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
        int each[3];
        memcpy(each, cases[i].of, sizeof each);
        cst_ensemble e = { .count = 3, .status = each };
        TEST_ASSERT_EQUAL_INT(cases[i].verdict, cst_ensemble_verdict(&e));
    }
}

int main(void)
{
    UNITY_BEGIN();
    RUN_TEST(test_verdict);
    RUN_TEST(test_every_task_once);
    RUN_TEST(test_solved_tasks_stay);
    RUN_TEST(test_stop);
    RUN_TEST(test_several_at_once);
    RUN_TEST(test_evaluate);
    return UNITY_END();
}
