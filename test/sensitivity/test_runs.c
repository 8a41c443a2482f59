/* Runs that fail, works that do not fit their problem, runs that are stopped; and looking at what a
 * run left. */
#include "integrate/work.h"
#include "rig.h"
#include "unity.h"

#include <math.h>
#include <stdio.h>
#include <string.h>

static rig one, two;
static const cst_model *fivebar;

void setUp(void)
{
    fivebar = cst_model_find("fivebar");
    rig_open(&one, fivebar, NULL, NULL, CST_ADJOINT, RIG_DEFAULT);
}

void tearDown(void)
{
    rig_close(&one);
    rig_close(&two);
}

/* A message of some length that has the words. */
static void says(const char *message, const char *word, const char *remedy)
{
    TEST_ASSERT_TRUE_MESSAGE(strlen(message) > 20 && strlen(message) < 500, message);
    TEST_ASSERT_TRUE_MESSAGE(strstr(message, word) != NULL, message);
    TEST_ASSERT_TRUE_MESSAGE(strstr(message, remedy) != NULL, message);
    TEST_ASSERT_TRUE_MESSAGE(!strchr(message, '\n'), message);
}

/* ---- runs that fail -------------------------------------------------------------------------- */

/* Each method with too few steps: the integrator's error, and NaN. */
static void test_too_few_steps(void)
{
    for (int method = CST_ADJOINT; method <= CST_FD_FORWARD; method++)
        for (int few = 1; few <= 100; few += 33) {
            cst_options o = cst_problem_options(one.p);
            double psi = 1.0, gradient[2] = { 1.0, 1.0 };
            o.method = (cst_method)method;
            o.max_steps = few;
            rig_options(&one, o);
            rig_work(&one);
            TEST_ASSERT_EQUAL_INT(CST_EINTEGRATOR,
                                  cst_gradient(one.p, one.w, NULL, &psi, gradient));
            says(cst_message(one.w), "steps", "max_steps");
            TEST_ASSERT_TRUE(isnan(psi) && isnan(gradient[0]) && isnan(gradient[1]));
        }
}

/* Tolerances beyond double precision: an error that says so, or a result that is right; never a
 * wrong number. */
static void test_too_tight(void)
{
    static const double rtols[] = { 1e-13, 1e-14, 1e-15 };
    for (int method = CST_ADJOINT; method <= CST_DIRECT; method++)
        for (int i = 0; i < 3; i++) {
            double psi, gradient[2];
            cst_options o = cst_problem_options(one.p);
            o.method = (cst_method)method;
            o.tf = 0.2;
            o.rtol = rtols[i];
            o.atol = rtols[i];
            rig_options(&one, o);
            rig_work(&one);
            int status = cst_gradient(one.p, one.w, NULL, &psi, gradient);
            TEST_ASSERT_TRUE_MESSAGE(status == CST_OK || status == CST_EINTEGRATOR,
                                     cst_message(one.w));
            if (status < 0) {
                TEST_ASSERT_TRUE(isnan(psi) && isnan(gradient[0]) && isnan(gradient[1]));
                TEST_ASSERT_TRUE_MESSAGE(strstr(cst_message(one.w), "loosen") != NULL,
                                         cst_message(one.w));
            } else {
                o.rtol = 1e-11;
                o.atol = 1e-13;
                rig_open(&two, fivebar, NULL, NULL, CST_ADJOINT, RIG_DEFAULT);
                rig_options(&two, o);
                rig_solve(&two, NULL);
                TEST_ASSERT_DOUBLE_WITHIN(1e-8 * fabs(two.psi), two.psi, psi);
                TEST_ASSERT_DOUBLE_WITHIN(1e-8 * fabs(two.gradient[0]), two.gradient[0],
                                          gradient[0]);
            }
        }
}

/* Below the rounding of a step nothing is controlled: refused, and the options stay. */
static void test_below_rounding(void)
{
    static const double rtols[] = { 8e-16, 1e-17, 1e-40, 1e-300 };
    cst_options before = cst_problem_options(one.p), o = before;
    for (int i = 0; i < 4; i++) {
        o.rtol = rtols[i];
        TEST_ASSERT_EQUAL_INT(CST_EVALUE, cst_set_options(one.p, &o));
        says(cst_problem_message(one.p), "below the rounding", "give at least 8.9e-16");
        TEST_ASSERT_TRUE(cst_problem_options(one.p).rtol == before.rtol);
    }
    o.rtol = 1e-15;
    TEST_ASSERT_EQUAL_INT(CST_OK, cst_set_options(one.p, &o));
}

/* A failed call does not spoil the next one, and its message does not stay. */
static void test_message_of_success(void)
{
    double rho[2] = { NAN, 2.0 }, psi;
    rig_solve(&one, NULL);
    double right = one.psi;
    TEST_ASSERT_EQUAL_STRING("", cst_message(one.w));
    TEST_ASSERT_EQUAL_INT(CST_EVALUE, cst_simulate(one.p, one.w, rho, &psi));
    TEST_ASSERT_TRUE(strlen(cst_message(one.w)) > 0);
    rig_solve(&one, NULL);
    TEST_ASSERT_TRUE(one.psi == right);
    TEST_ASSERT_EQUAL_STRING("", cst_message(one.w));
}

/* ---- a work and another problem -------------------------------------------------------------- */

static void refuse_work(const char *what)
{
    double psi = 1.0, gradient[16] = { 1.0 };
    TEST_ASSERT_EQUAL_INT_MESSAGE(CST_EARGUMENT, cst_gradient(one.p, one.w, NULL, &psi, gradient),
                                  what);
    says(cst_message(one.w), "", "create a new work");
    TEST_ASSERT_TRUE_MESSAGE(isnan(psi) && isnan(gradient[0]), what);
}

static void with_option(cst_options o, const char *what)
{
    cst_options before = cst_problem_options(one.p);
    rig_work(&one);
    rig_options(&one, o);
    refuse_work(what);
    rig_options(&one, before);
}

static void test_changed_problem(void)
{
    cst_options o = cst_problem_options(one.p), changed;
    rig_work(&one);
    TEST_ASSERT_EQUAL_INT(CST_OK, cst_set_design(one.p, "all"));
    refuse_work("more design variables");
    TEST_ASSERT_EQUAL_INT(CST_OK, cst_set_design(one.p, "L01,L02"));
    changed = o, changed.rtol = 1e-6, with_option(changed, "rtol");
    changed = o, changed.atol = 1e-6, with_option(changed, "atol");
    changed = o, changed.alpha = 1e6, with_option(changed, "alpha");
    changed = o, changed.xi = 0.5, with_option(changed, "xi");
    changed = o, changed.omega = 5.0, with_option(changed, "omega");
    changed = o, changed.adams = !o.adams, with_option(changed, "adams");
    changed = o, changed.max_steps = 7, with_option(changed, "max_steps");
    changed = o, changed.memory = 1e6, with_option(changed, "memory");
    changed = o, changed.formulation = "index1", with_option(changed, "formulation");
    rig_work(&one); /* all of it as it was */
    rig_solve(&one, NULL);
}

/* A work made for the adjoint has no memory for the direct method. */
static void test_changed_method(void)
{
    cst_options o = cst_problem_options(one.p);
    double psi, gradient[2];
    rig_work(&one);
    o.method = CST_DIRECT;
    rig_options(&one, o);
    int status = cst_gradient(one.p, one.w, NULL, &psi, gradient);
    TEST_ASSERT_TRUE_MESSAGE(status == CST_EARGUMENT || status == CST_OK, cst_message(one.w));
    TEST_ASSERT_TRUE(status == CST_OK ? fabs(gradient[0] + 4.2288) < 1e-3
                                      : isnan(psi) && isnan(gradient[0]));
}

static void test_other_model(void)
{
    double psi = 1.0, gradient[2] = { 1.0, 1.0 };
    rig_work(&one);
    rig_open(&two, cst_model_find("pendulum"), NULL, NULL, CST_ADJOINT, RIG_DEFAULT);
    TEST_ASSERT_EQUAL_INT(CST_EARGUMENT, cst_gradient(two.p, one.w, NULL, &psi, gradient));
    TEST_ASSERT_TRUE(isnan(psi) && isnan(gradient[0]));
}

/* ---- the trajectory -------------------------------------------------------------------------- */

/* Its memory is bounded, whatever max_steps is: the message does not advise to raise it where that
 * does not help. */
static void test_a_full_trajectory(void)
{
    rig_work(&one);
    if (cst_problem_integrator(one.p) == CST_RK) /* keeps steps instead: test_rk.c */
        return;
    double psi;
    one.w->run.trajectory.size = 20;
    TEST_ASSERT_EQUAL_INT(CST_EINTEGRATOR, cst_simulate(one.p, one.w, NULL, &psi));
    says(cst_message(one.w), "20 nodes, 1 GiB", "shorter tf");
    TEST_ASSERT_NULL(strstr(cst_message(one.w), "max_steps"));
}

static void test_trajectory(void)
{
    double q[6] = { 1.0 }, v[6] = { 1.0 }, a[6] = { 1.0 }, lambda[4] = { 1.0 };
    static const double bad[] = { -1e-9, 5.0 + 1e-9, NAN, INFINITY };
    cst_observed o;
    rig_work(&one);
    TEST_ASSERT_EQUAL_INT(0, cst_trajectory_nodes(one.w));
    TEST_ASSERT_EQUAL_INT(CST_EARGUMENT, cst_trajectory_at(one.p, one.w, 0.0, q, v, a, lambda));
    says(cst_message(one.w), "no trajectory", "cst_simulate");
    TEST_ASSERT_TRUE(isnan(q[0]) && isnan(v[5]) && isnan(a[0]) && isnan(lambda[3]));
    TEST_ASSERT_EQUAL_INT(CST_EARGUMENT, cst_observe(one.p, one.w, 0.0, &o));
    TEST_ASSERT_TRUE(isnan(o.kinetic) && isnan(o.cost));
    rig_simulate(&one, NULL);
    for (int i = 0; i < 4; i++) {
        q[0] = o.kinetic = 1.0;
        TEST_ASSERT_EQUAL_INT(CST_EARGUMENT,
                              cst_trajectory_at(one.p, one.w, bad[i], q, v, a, lambda));
        says(cst_message(one.w), "outside", "ends at");
        TEST_ASSERT_TRUE(isnan(q[0]) && isnan(v[0]) && isnan(a[0]) && isnan(lambda[0]));
        TEST_ASSERT_EQUAL_INT(CST_EARGUMENT, cst_observe(one.p, one.w, bad[i], &o));
        TEST_ASSERT_TRUE(isnan(o.kinetic) && isnan(o.phi));
    }
    TEST_ASSERT_EQUAL_INT(CST_OK, cst_trajectory_at(one.p, one.w, 5.0, NULL, NULL, NULL, NULL));
    TEST_ASSERT_EQUAL_STRING_MESSAGE("", cst_message(one.w),
                                     "the message of an earlier error stayed");
    TEST_ASSERT_TRUE(isnan(cst_trajectory_time(one.w, -1)));
    TEST_ASSERT_TRUE(isnan(cst_trajectory_time(one.w, cst_trajectory_nodes(one.w))));
    TEST_ASSERT_TRUE(cst_trajectory_time(one.w, 0) == 0.0);
}

/* n n-th parts of tf are tf but for rounding: the last instant that was asked for is there. */
static void test_parts_of_the_run(void)
{
    double q[6], last[6];
    int beyond = 0;
    for (int i = 0; i < 20; i++) {
        cst_options o = cst_problem_options(one.p);
        o.tf = 0.3 + 0.0137 * i;
        rig_options(&one, o);
        rig_simulate(&one, NULL);
        TEST_ASSERT_EQUAL_INT(0, cst_trajectory_at(one.p, one.w, o.tf, last, NULL, NULL, NULL));
        for (int n = 2; n < 300; n++) {
            double t = o.tf * n / n;
            beyond += t > o.tf;
            if (t <= o.tf)
                continue;
            TEST_ASSERT_EQUAL_INT(0, cst_trajectory_at(one.p, one.w, t, q, NULL, NULL, NULL));
            TEST_ASSERT_TRUE(!memcmp(q, last, sizeof q));
        }
    }
    TEST_ASSERT_TRUE(beyond > 10);
}

/* A failed run leaves no trajectory that looks like one. */
static void test_trajectory_of_failure(void)
{
    double q[6], rho[2] = { NAN, 2.0 };
    rig_simulate(&one, NULL);
    TEST_ASSERT_EQUAL_INT(CST_EVALUE, cst_simulate(one.p, one.w, rho, NULL));
    TEST_ASSERT_EQUAL_INT(CST_EARGUMENT, cst_trajectory_at(one.p, one.w, 0.0, q, NULL, NULL, NULL));
    TEST_ASSERT_TRUE(isnan(q[0]));
}

/* The start alone, and the rank of its constraints; a trajectory of before is not passed off as one
 * of now. */
static void test_start_at(void)
{
    double q[6], v[6], a[6], lambda[4], rho[2] = { NAN, 2.0 };
    int rank = 7;
    rig_work(&one);
    TEST_ASSERT_EQUAL_INT(CST_OK, cst_start_at(one.p, one.w, NULL, q, v, a, lambda, NULL));
    TEST_ASSERT_TRUE(q[0] == -1.0 && q[3] == -2.0 && v[0] == 0.0 && isfinite(a[0]) &&
                     isfinite(lambda[3]));
    TEST_ASSERT_EQUAL_INT(CST_OK, cst_rank(one.p, one.w, NULL, &rank));
    TEST_ASSERT_EQUAL_INT(4, rank);
    TEST_ASSERT_EQUAL_INT(CST_EVALUE, cst_start_at(one.p, one.w, rho, q, v, a, lambda, NULL));
    TEST_ASSERT_TRUE(isnan(q[0]) && isnan(v[0]) && isnan(a[0]) && isnan(lambda[0]));
    TEST_ASSERT_EQUAL_INT(CST_EVALUE, cst_rank(one.p, one.w, rho, &rank));
    TEST_ASSERT_EQUAL_INT(-1, rank);
    rig_simulate(&one, NULL);
    TEST_ASSERT_EQUAL_INT(CST_OK, cst_start_at(one.p, one.w, NULL, q, NULL, NULL, NULL, NULL));
    int status = cst_trajectory_at(one.p, one.w, 2.0, q, NULL, NULL, NULL);
    TEST_ASSERT_TRUE(status == CST_OK ? isfinite(q[0]) : status == CST_EARGUMENT && isnan(q[0]));
}

/* The last run's trajectory is there after a gradient; a method that keeps none says so by its
 * name. */
static void test_trajectory_after_gradient(void)
{
    for (int method = CST_ADJOINT; method <= CST_FD_FORWARD; method++) {
        double q[6];
        rig_open(&one, fivebar, NULL, NULL, (cst_method)method, RIG_DEFAULT);
        rig_solve(&one, NULL);
        int status = cst_trajectory_at(one.p, one.w, 0.0, q, NULL, NULL, NULL);
        if (status == CST_OK) {
            TEST_ASSERT_TRUE(q[0] == -1.0 && q[3] == -2.0);
        } else {
            TEST_ASSERT_EQUAL_INT_MESSAGE(CST_DIRECT, method, cst_message(one.w));
            TEST_ASSERT_EQUAL_INT(CST_EARGUMENT, status);
            TEST_ASSERT_TRUE(isnan(q[0]));
            says(cst_message(one.w), "direct", "cst_simulate");
        }
    }
}

/* ---- stopping a run -------------------------------------------------------------------------- */

typedef struct {
    const char *phase; /* stop in this one, or NULL */
    long calls, other;
    double last;
} observer;

static int watch(void *user, const char *phase, double t, double tf)
{
    observer *o = user;
    o->calls++;
    o->other += !(t >= 0.0 && t <= tf * (1.0 + 1e-12));
    o->last = t;
    return o->phase && !strcmp(o->phase, phase);
}

static void test_cancel(void)
{
    static const struct {
        cst_method method;
        const char *phase;
    } all[] = { { CST_ADJOINT, "forward" },
                { CST_ADJOINT, "backward" },
                { CST_DIRECT, "direct" },
                { CST_FD_CENTRAL, "forward" } };
    for (int i = 0; i < 4; i++) {
        observer o = { all[i].phase, 0, 0, 0.0 };
        double psi = 1.0, gradient[2] = { 1.0, 1.0 };
        rig_open(&one, fivebar, NULL, NULL, all[i].method, RIG_DEFAULT);
        rig_work(&one);
        cst_set_progress(one.w, watch, &o);
        TEST_ASSERT_EQUAL_INT(CST_ECANCELED, cst_gradient(one.p, one.w, NULL, &psi, gradient));
        says(cst_message(one.w), "canceled", "");
        TEST_ASSERT_TRUE(isnan(psi) && isnan(gradient[0]) && isnan(gradient[1]));
        o.phase = NULL; /* now let it run */
        o.calls = 0;
        rig_solve(&one, NULL);
        TEST_ASSERT_TRUE(o.calls > 10 && o.other == 0);
        TEST_ASSERT_DOUBLE_WITHIN(1e-3, -4.2288, one.gradient[0]);
        cst_set_progress(one.w, NULL, NULL);
        o.calls = 0;
        rig_solve(&one, NULL);
        TEST_ASSERT_EQUAL_INT(0, o.calls);
    }
}

typedef struct {
    const char *phase;
    long calls, stops;
} once;

/* Asks to stop once, and is not asked again. */
static int stop_once(void *user, const char *phase, double t, double tf)
{
    once *o = user;
    o->calls++;
    return o->stops == 0 && !strcmp(o->phase, phase) ? (int)++o->stops : 0;
}

/* Every callback of the integrators can end the run, not only the loop over their steps: one may
 * never come back to it. */
static void test_cancel_in_callbacks(void)
{
    static const struct {
        const char *model, *phase;
        cst_method method;
        int adams;
        cst_integration integrator;
    } all[] = { { "barrier", "forward", CST_ADJOINT, 1, CST_CVODES },
                { "barrier", "direct", CST_DIRECT, 1, CST_CVODES },
                { "fivebar", "forward", CST_ADJOINT, 0, CST_CVODES },
                { "fivebar", "direct", CST_DIRECT, 0, CST_CVODES },
                { "slidercrank", "onestep", CST_ADJOINT, 1, CST_ONESTEP },
                { "squeezer", "start", CST_ADJOINT, 1, CST_CVODES } };
    for (size_t i = 0; i < sizeof all / sizeof *all; i++) {
        once o = { all[i].phase, 0, 0 };
        double psi = 1.0;
        int status = CST_OK;
        rig_open(&one, cst_model_find(all[i].model), NULL, NULL, all[i].method, RIG_DEFAULT);
        cst_options options = cst_problem_options(one.p);
        options.adams = all[i].adams;
        options.integrator = all[i].integrator;
        rig_options(&one, options);
        rig_work(&one);
        cst_set_progress(one.w, stop_once, &o);
        /* it asks now and then: not always in this callback */
        for (int run = 0; run < 100 && status == CST_OK; run++)
            status = cst_gradient(one.p, one.w, NULL, &psi, one.gradient);
        TEST_ASSERT_EQUAL_INT_MESSAGE(CST_ECANCELED, status, all[i].phase);
        says(cst_message(one.w), all[i].phase, "canceled");
        TEST_ASSERT_TRUE(isnan(psi) && isnan(one.gradient[0]) && o.stops == 1);
        rig_solve(&one, NULL);
    }
}

/* Asked for within the evaluations, not only between steps: a run of n steps asks several times as
 * often as every 16 steps. */
static void test_asked_often(void)
{
    static const cst_method methods[] = { CST_ADJOINT, CST_DIRECT };
    for (int i = 0; i < 2; i++) {
        once o = { "never", 0, 0 };
        rig_open(&one, fivebar, NULL, NULL, methods[i], RIG_DEFAULT);
        rig_work(&one);
        cst_set_progress(one.w, stop_once, &o);
        rig_solve(&one, NULL);
        cst_stats s = cst_work_stats(one.w);
        TEST_ASSERT_TRUE(16 * o.calls > 2 * (s.steps + s.backward_steps));
    }
}

/* ---- the ladder ------------------------------------------------------------------------------ */

/* The statistics of a run are reset by the next one: this run has rejected steps. */
static void test_rejected_steps(void)
{
    cst_problem *p = NULL;
    cst_work *w = NULL;
    double psi;
    TEST_ASSERT_EQUAL_INT(CST_OK, cst_problem_create(cst_model_find("squeezer"), &p));
    TEST_ASSERT_EQUAL_INT(CST_OK, cst_work_create(p, &w));
    TEST_ASSERT_EQUAL_INT(CST_OK, cst_simulate(p, w, NULL, &psi));
    cst_stats first = cst_work_stats(w);
    TEST_ASSERT_TRUE(first.failures > 0 && first.failures < first.steps);
    TEST_ASSERT_EQUAL_INT(CST_OK, cst_simulate(p, w, NULL, &psi));
    TEST_ASSERT_EQUAL_INT((int)first.failures, (int)cst_work_stats(w).failures);
    cst_work_free(w);
    cst_problem_free(p);
}

/* How far the direct method by CVODES is off at rtol, of it. */
static double off_by(const cst_model *model, double rtol)
{
    rig_open(&two, model, "shake", NULL, CST_DIRECT, rtol);
    cst_options o = cst_problem_options(two.p);
    o.integrator = CST_CVODES;
    rig_options(&two, o);
    rig_solve(&two, NULL);
    double off = 0.0;
    for (int k = 0; k < one.count; k++)
        off = fmax(off, fabs(rig_value(&one, k) * (one.gradient[k] - two.gradient[k])));
    rig_close(&two);
    return off / rig_scale(&one, one.gradient) / rtol;
}

/* The integral of the cost among many states: the direct method controls its error as if it were
 * alone.  How far one run is off is chance, from 0.4 to 3 times rtol, so that many are taken. */
static void test_an_integral_among_many_states(void)
{
    enum { RUNS = 40 };
    const cst_model *slidercrank = cst_model_find("slidercrank");
    double sum = 0.0;
    rig_close(&one);
    rig_open(&one, slidercrank, "shake", NULL, CST_ADJOINT, 1e-12);
    rig_solve(&one, NULL);
    for (int i = 0; i < RUNS; i++)
        sum += pow(off_by(slidercrank, 5e-9 * pow(4.0, (double)i / RUNS)), 2.0);
    printf("  the gradient of an integral is off by %.2g rtol\n", sqrt(sum / RUNS));
    TEST_ASSERT_TRUE(sqrt(sum / RUNS) < 2.5); /* 1.5; where it is one among others 4.4 */
}

/* Phi_ddot + 2 xi omega Phi_dot + omega^2 Phi = lambda / alpha, or 0. */
static void test_how_constraints_return(void)
{
    static const char *const formulations[] = { "penalty", "index1" };
    for (int i = 0; i < 2; i++) {
        cst_options o = cst_problem_options(one.p);
        o.formulation = formulations[i];
        o.xi = 0.25;
        o.omega = 12.0;
        o.alpha = 1e6;
        rig_options(&one, o);
        rig_work(&one);
        TEST_ASSERT_DOUBLE_WITHIN(1e-15, 6.0, one.w->system.penalty.damping);
        TEST_ASSERT_DOUBLE_WITHIN(1e-15, 144.0, one.w->system.penalty.stiffness);
        TEST_ASSERT_DOUBLE_WITHIN(1e-20, i ? 0.0 : 1e-6, one.w->system.penalty.compliance);
    }
}

/* The seconds of a run are parts of those that went by. */
static void test_seconds(void)
{
    double psi, gradient[64];
    rig_work(&one);
    double begin = cst_seconds();
    TEST_ASSERT_EQUAL_INT(CST_OK, cst_gradient(one.p, one.w, NULL, &psi, gradient));
    double all = cst_seconds() - begin;
    const cst_stats *s = &one.w->stats;
    TEST_ASSERT_TRUE(s->seconds_forward > 0.0 && s->seconds_backward > 0.0);
    TEST_ASSERT_TRUE(s->seconds_forward + s->seconds_backward <= all + 1e-9);
}

static void all_rungs_hold(rig *r)
{
    cst_rung rungs[64];
    rig_work(r);
    int count = cst_check(r->p, r->w, rungs, 64);
    TEST_ASSERT_TRUE_MESSAGE(count >= 8 && count < 64, cst_message(r->w));
    for (int i = 0; i < count; i++)
        TEST_ASSERT_TRUE_MESSAGE(rungs[i].error <= rungs[i].bound && strlen(rungs[i].name) > 5,
                                 rungs[i].name);
}

static void test_check(void)
{
    cst_rung rungs[64];
    all_rungs_hold(&one);
    rig_open(&two, fivebar, "everything", NULL, CST_ADJOINT, RIG_DEFAULT); /* of m1 itself too */
    all_rungs_hold(&two);
    TEST_ASSERT_EQUAL_INT(2, cst_check(one.p, one.w, rungs, 2));
    double psi;
    TEST_ASSERT_EQUAL_INT(CST_OK, cst_simulate(one.p, one.w, NULL, &psi));
    TEST_ASSERT_DOUBLE_WITHIN(0.5e-5, 0.72688, psi);
}

int main(void)
{
    UNITY_BEGIN();
    RUN_TEST(test_too_few_steps);
    RUN_TEST(test_too_tight);
    RUN_TEST(test_below_rounding);
    RUN_TEST(test_message_of_success);
    RUN_TEST(test_changed_problem);
    RUN_TEST(test_changed_method);
    RUN_TEST(test_other_model);
    RUN_TEST(test_a_full_trajectory);
    RUN_TEST(test_trajectory);
    RUN_TEST(test_parts_of_the_run);
    RUN_TEST(test_trajectory_of_failure);
    RUN_TEST(test_start_at);
    RUN_TEST(test_trajectory_after_gradient);
    RUN_TEST(test_cancel);
    RUN_TEST(test_cancel_in_callbacks);
    RUN_TEST(test_asked_often);
    RUN_TEST(test_rejected_steps);
    RUN_TEST(test_an_integral_among_many_states);
    RUN_TEST(test_how_constraints_return);
    RUN_TEST(test_seconds);
    RUN_TEST(test_check);
    return UNITY_END() != 0;
}
