/* The memory of the integrator rk: stages and states that do not fit are computed again or kept in
 * files. */
#include "rk_runs.h"
#include "sensitivity/sensitivity.h"

#include <sys/resource.h>

/* Stages that the tape has no room for are computed again: the same bits. */
static void test_short_tape(void)
{
    static const char *const names[] = { "fivebar", "barrier" };
    for (int i = 0; i < 2; i++)
        for (int method = CST_ADJOINT; method <= CST_DIRECT; method++) {
            open_with(&one, names[i], NULL, "all", (cst_method)method, CST_RK, RIG_DEFAULT, 0.0);
            rig_solve(&one, NULL);
            double psi = one.psi, gradient[MOST];
            memcpy(gradient, one.gradient, (size_t)one.count * sizeof *gradient);
            rig_work(&one);
            /* a few steps, and no more */
            cst_rk *x = cst_rk_of(one.w);
            x->tape.block_size = 2 * (CST_RK_STAGES + 1) * (size_t)x->stride;
            x->tape.max = names[i][0] == 'f' ? 2 : 0;
            rig_solve(&one, NULL);
            TEST_ASSERT_TRUE(one.psi == psi &&
                             !cst_rk_of(one.w)->states.stages[cst_rk_of(one.w)->steps.count - 1]);
            TEST_ASSERT_TRUE(names[i][0] == 'b' || cst_rk_of(one.w)->states.stages[0]);
            for (int k = 0; k < one.count; k++)
                TEST_ASSERT_TRUE_MESSAGE(one.gradient[k] == gradient[k], names[i]);
        }
}

/* The bits of `one`, which has all its states, with memory for a few only. */
static void with_few_states(int states, const cst_tableau *m, const char *what)
{
    double psi = one.psi, gradient[MOST];
    memcpy(gradient, one.gradient, (size_t)one.count * sizeof *gradient);
    use(&one, m);
    cst_rk *x = cst_rk_of(one.w);
    x->states.room = x->states.max = states;
    solve(&one);
    TEST_ASSERT_TRUE_MESSAGE(x->states.spacing > 1 && x->steps.count >= states, what);
    TEST_ASSERT_TRUE_MESSAGE(one.psi == psi, what);
    for (int k = 0; k < one.count; k++)
        TEST_ASSERT_TRUE_MESSAGE(one.gradient[k] == gradient[k], what);
}

/* States that there is no room for are computed again from check-points: the same bits, by both
 * methods and orders, across events too. */
static void test_checkpoints(void)
{
    static cst_tableau slow;
    static const struct {
        const char *name;
        double rtol, tf;
        int order, events;
    } runs[] = { { "pendulum", 1e-8, 0.0, 1, 0 },
                 { "fivebar", 1e-8, 0.0, 1, 0 },
                 { "fivebar", 1e-5, 0.0, 0, 0 },
                 { "barrier", 1e-8, 10.0, 0, 4 },
                 { "iltis", 1e-5, 1.5, 1, 10 } };
    for (int i = 0; i < (int)(sizeof runs / sizeof runs[0]); i++)
        for (int method = CST_ADJOINT; method <= CST_DIRECT; method++) {
            const cst_tableau *m = tableaux[runs[i].order];
            slow = *m;
            slow.most = 1.1; /* of a step to the next, where 8 would do for the whole run */
            m = strcmp(runs[i].name, "barrier") ? m : &slow;
            open_with(&one, runs[i].name, NULL, NULL, (cst_method)method, CST_RK, runs[i].rtol,
                      runs[i].tf);
            use(&one, m);
            solve(&one);
            int count = cst_rk_of(one.w)->steps.count;
            TEST_ASSERT_EQUAL_INT(1, cst_rk_of(one.w)->states.spacing);
            TEST_ASSERT_TRUE_MESSAGE(one.w->stats.events >= runs[i].events, runs[i].name);
            with_few_states(count, m, runs[i].name); /* one state too many */
            with_few_states((int)(3.0 * sqrt(count)) + 4, m, runs[i].name);
            rig_close(&one);
        }
}

/* Products of the Hessian: the same bits. */
static void test_checkpoints_of_products(void)
{
    double all[2], few[2];
    static const double along[2] = { 1.0, -0.5 };
    open_with(&one, "fivebar", NULL, "L01,L02", CST_ADJOINT, CST_RK, RIG_DEFAULT, 0.0);
    rig_work(&one);
    TEST_ASSERT_EQUAL_INT(CST_OK, cst_hessian_vector(one.p, one.w, NULL, along, all));
    rig_work(&one);
    cst_rk_of(one.w)->states.room = cst_rk_of(one.w)->states.max = 40;
    TEST_ASSERT_EQUAL_INT(CST_OK, cst_hessian_vector(one.p, one.w, NULL, along, few));
    TEST_ASSERT_TRUE(cst_rk_of(one.w)->states.spacing > 1);
    TEST_ASSERT_TRUE(isfinite(all[0]) && all[0] == few[0] && all[1] == few[1]);
}

/* Who looks at the motion, at a peak and at instants, sees the same. */
static void test_checkpoints_of_looks(void)
{
    static const char *const list[] = { "peak(x)", "mean(x)", "at(x, 0.7)" };
    double value[2][3], gradient[2][3 * MOST], y[2][64];
    for (int few = 0; few < 2; few++) {
        open_with(&one, "pendulum", NULL, "all", CST_ADJOINT, CST_RK, RIG_DEFAULT, 0.0);
        for (int i = 0; i < 3; i++)
            TEST_ASSERT_EQUAL_INT_MESSAGE(CST_OK, cst_add_response(one.p, list[i]),
                                          cst_problem_message(one.p));
        rig_work(&one);
        cst_rk *x = cst_rk_of(one.w);
        if (few)
            x->states.room = x->states.max = 40;
        memset(y[few], 0, sizeof y[few]);
        TEST_ASSERT_TRUE(cst_responses(one.p, one.w, NULL, value[few], gradient[few]) >= 0);
        for (int i = 0; i < 10; i++)
            TEST_ASSERT_EQUAL_INT(CST_OK, cst_trajectory_at(one.p, one.w, 0.1 * ((7 * i) % 10),
                                                            y[few] + 2 * i, NULL, NULL, NULL));
        TEST_ASSERT_EQUAL_INT(few, x->states.spacing > 1);
        int count = one.count;
        rig_close(&one);
        if (few) {
            TEST_ASSERT_TRUE(!memcmp(value[0], value[1], sizeof value[0]));
            TEST_ASSERT_TRUE(!memcmp(gradient[0], gradient[1], 3 * (size_t)count * sizeof(double)));
            TEST_ASSERT_TRUE(!memcmp(y[0], y[1], sizeof y[0]));
        }
    }
}

/* A horizon 100 times as long in the least memory: the tape, the steps and the states keep to it,
 * and the bits are those of a run that has all it asks for. */
static void test_budget(void)
{
    double psi = 0.0, gradient[MOST];
    for (int few = 0; few < 2; few++) {
        open_with(&one, "pendulum", NULL, "all", CST_ADJOINT, CST_RK, 1e-6, 0.0);
        cst_options o = cst_problem_options(one.p);
        o.tf *= 100.0;
        o.memory = few ? 262144.0 : 0.0;
        rig_options(&one, o);
        rig_work(&one);
        solve(&one);
        const cst_rk *x = cst_rk_of(one.w);
        double states = (double)x->states.room * (x->size + 1.0) * sizeof(double);
        double tape = (double)x->tape.count * (double)x->tape.block_size * sizeof(double);
        TEST_ASSERT_TRUE(few == (x->states.spacing > 1));
        TEST_ASSERT_TRUE(!few || states + tape <= 0.75 * o.memory);
        TEST_ASSERT_TRUE(!few || (psi == one.psi &&
                                  !memcmp(gradient, one.gradient, (size_t)one.count * sizeof psi)));
        psi = one.psi;
        memcpy(gradient, one.gradient, (size_t)one.count * sizeof psi);
        rig_close(&one);
    }
}

/* The same with what does not fit in files: all is kept, nothing computed again, and the bits are
 * those of memory; with events and by both methods. */
static void test_directory(void)
{
    static const char *const names[] = { "fivebar", "fivebar", "iltis" };
    for (int i = 0; i < 3; i++) {
        double psi = 0.0, gradient[MOST];
        for (int files = 0; files < 2; files++) {
            open_with(&one, names[i], NULL, NULL, i == 1 ? CST_DIRECT : CST_ADJOINT, CST_RK,
                      RIG_DEFAULT, i == 2 ? 1.5 : 60.0);
            cst_options o = cst_problem_options(one.p);
            o.memory = files ? 65536.0 : 0.0;
            o.memory_dir = files ? "/tmp" : NULL;
            rig_options(&one, o);
            rig_work(&one);
            solve(&one);
            solve(&one); /* and once more, in what there is */
            const cst_rk *x = cst_rk_of(one.w);
            TEST_ASSERT_EQUAL_INT(1, x->states.spacing);
            TEST_ASSERT_TRUE(x->steps.count > 64 && x->states.stages[0] &&
                             x->states.stages[x->steps.count - 1]);
            TEST_ASSERT_TRUE(files == x->states.pages.in_file &&
                             files == x->states.stage_pages.in_file);
            TEST_ASSERT_TRUE(files == x->tape.block[0].in_file && (!files || x->tape.count > 1));
            TEST_ASSERT_TRUE(!files || (psi == one.psi && !memcmp(gradient, one.gradient,
                                                                  (size_t)one.count * sizeof psi)));
            psi = one.psi;
            memcpy(gradient, one.gradient, (size_t)one.count * sizeof psi);
            rig_close(&one);
        }
    }
}

/* Files that may not grow: an error that says where, and NaN. */
static void test_full_directory(void)
{
    struct rlimit before, few;
    double psi = 1.0, gradient[2];
    TEST_ASSERT_EQUAL_INT(0, getrlimit(RLIMIT_FSIZE, &before));
    open_with(&one, "fivebar", NULL, NULL, CST_ADJOINT, CST_RK, RIG_DEFAULT, 60.0);
    cst_options o = cst_problem_options(one.p);
    o.memory = 65536.0;
    o.memory_dir = "/tmp";
    rig_options(&one, o);
    rig_work(&one);
    few = before;
    few.rlim_cur = 65536;
    TEST_ASSERT_EQUAL_INT(0, setrlimit(RLIMIT_FSIZE, &few));
    int status = cst_gradient(one.p, one.w, NULL, &psi, gradient);
    setrlimit(RLIMIT_FSIZE, &before);
    TEST_ASSERT_EQUAL_INT(CST_EMEMORY, status);
    TEST_ASSERT_NOT_NULL_MESSAGE(strstr(cst_message(one.w), "no room in '/tmp'"),
                                 cst_message(one.w));
    TEST_ASSERT_NOT_NULL(strstr(cst_message(one.w), "--memory-dir"));
    TEST_ASSERT_TRUE(isnan(psi) && isnan(gradient[0]));
    /* and with room again it goes on */
    TEST_ASSERT_EQUAL_INT(CST_OK, cst_gradient(one.p, one.w, NULL, &psi, gradient));
}

static void test_full(void)
{
    double psi;
    open_with(&one, "fivebar", NULL, NULL, CST_ADJOINT, CST_RK, RIG_DEFAULT, 0.0);
    rig_work(&one);
    cst_rk_of(one.w)->steps.max = cst_rk_of(one.w)->steps.room = 20;
    TEST_ASSERT_EQUAL_INT(CST_EINTEGRATOR, cst_simulate(one.p, one.w, NULL, &psi));
    TEST_ASSERT_NOT_NULL_MESSAGE(strstr(cst_message(one.w), "memory for 20 steps"),
                                 cst_message(one.w));
    TEST_ASSERT_TRUE(isnan(psi));
    rig_work(&one);
    cst_rk_of(one.w)->states.room = cst_rk_of(one.w)->states.max = 4;
    TEST_ASSERT_EQUAL_INT(CST_EINTEGRATOR, cst_simulate(one.p, one.w, NULL, &psi));
    TEST_ASSERT_NOT_NULL_MESSAGE(strstr(cst_message(one.w), "--memory"), cst_message(one.w));
}

int main(void)
{
    UNITY_BEGIN();
    RUN_TEST(test_short_tape);
    RUN_TEST(test_checkpoints);
    RUN_TEST(test_checkpoints_of_products);
    RUN_TEST(test_checkpoints_of_looks);
    RUN_TEST(test_budget);
    RUN_TEST(test_directory);
    RUN_TEST(test_full_directory);
    RUN_TEST(test_full);
    return UNITY_END();
}
