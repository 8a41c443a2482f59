/* One problem solved by many threads at once, each with a work of its own: bit by bit what one
 * thread alone gives.
 *
 * The whole test also runs built for ThreadSanitizer (test/meson.build).  `test_threads race` has a
 * race planted in it: the proof that a race would be seen. */
#include "rig.h"
#include "unity.h"

#include <math.h>
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { THREADS = 4, POINTS = 2, MANY = 256 };

static const struct {
    const char *model, *cost, *wrt, *formulation;
    cst_integration integrator;
    cst_method method;
    double tf, step;
} cases[] = {
    { "pendulum", "tension", "all", "penalty", CST_CVODES, CST_ADJOINT, 0.5, 0.0 },
    { "fivebar", NULL, "all", "penalty", CST_CVODES, CST_ADJOINT, 0.5, 0.0 },
    { "fivebar", "everything", NULL, "index1", CST_CVODES, CST_DIRECT, 0.5, 0.0 },
    { "fivebar", "reaction", NULL, "index3", CST_ONESTEP, CST_ADJOINT, 0.5, 1e-2 },
    { "fivebar", NULL, NULL, "maggi", CST_ONESTEP, CST_ADJOINT, 0.5, 1e-2 },
    /* an assembled start */
    { "slidercrank", NULL, "all", "penalty", CST_CVODES, CST_ADJOINT, 0.5, 0.0 },
    /* switches that flip */
    { "barrier", NULL, "all", "penalty", CST_CVODES, CST_ADJOINT, 0.0, 0.0 },
    { "iltis", NULL, "all", "penalty", CST_CVODES, CST_ADJOINT, 0.05, 0.0 }, /* an equilibrium */
    { "pendulum", NULL, NULL, "penalty", CST_CVODES, CST_FD_CENTRAL, 0.2, 0.0 },
};
enum { BARRIER = 6, CASES = sizeof cases / sizeof cases[0] };

/* What one thread alone computed, at the problem's own point and beside it. */
typedef struct {
    cst_problem *p;
    int count, events[POINTS];
    double rho[POINTS][MANY], psi[POINTS], gradient[POINTS][MANY];
} reference;
static reference references[CASES];

void setUp(void) {}
void tearDown(void) {}

static void open_case(int i)
{
    rig r = { 0 };
    reference *own = &references[i];
    const cst_model *model = cst_model_find(cases[i].model);
    rig_open(&r, model, cases[i].cost, cases[i].wrt, cases[i].method, RIG_DEFAULT);
    cst_options o = cst_problem_options(r.p);
    o.formulation = cases[i].formulation;
    o.integrator = cases[i].integrator;
    if (cases[i].tf > 0.0)
        o.tf = cases[i].tf;
    if (cases[i].step > 0.0)
        o.step = cases[i].step;
    rig_options(&r, o);
    rig_work(&r);
    TEST_ASSERT_TRUE(r.count <= MANY);
    for (int k = 0; k < POINTS; k++) {
        for (int j = 0; j < r.count; j++)
            own->rho[k][j] = rig_value(&r, j) * (1.0 + 1e-7 * k);
        rig_solve(&r, own->rho[k]);
        own->psi[k] = r.psi;
        own->events[k] = cst_event_count(r.w);
        memcpy(own->gradient[k], r.gradient, (size_t)r.count * sizeof *r.gradient);
    }
    own->count = r.count;
    own->p = r.p;
    r.p = NULL;
    rig_close(&r);
}

typedef struct {
    int number, repeat;
    pthread_barrier_t *all;
    /* calls that went well; of them, with other bits; wrong calls that were refused */
    int solved, differ, refused;
    char text[600];
} worker;

/* A call that fails in this thread's work leaves the others' alone. */
static void fail_once(worker *me, const reference *r, cst_work *w)
{
    double psi, gradient[MANY], rho[MANY];
    memcpy(rho, r->rho[0], sizeof rho);
    rho[0] = NAN;
    me->refused += cst_gradient(r->p, w, rho, &psi, gradient) == CST_EVALUE && isnan(psi) &&
                   strstr(cst_message(w), "rho[0]");
}

static void solve_case(worker *me, int i)
{
    const reference *r = &references[i];
    double psi, gradient[MANY];
    cst_work *w = NULL;
    int status = cst_work_create(r->p, &w);
    fail_once(me, r, w);
    for (int k = 0; k < POINTS * me->repeat && status >= 0; k++) {
        int at = (k + me->number) % POINTS;
        status = cst_gradient(r->p, w, r->rho[at], &psi, gradient);
        if (status < 0)
            break;
        me->solved++;
        if (psi != r->psi[at] ||
            memcmp(gradient, r->gradient[at], (size_t)r->count * sizeof *gradient) ||
            cst_event_count(w) != r->events[at]) {
            me->differ++;
            snprintf(me->text, sizeof me->text, "%s, %s: psi %.17g, alone %.17g", cases[i].model,
                     cases[i].formulation, psi, r->psi[at]);
        }
    }
    if (status < 0)
        snprintf(me->text, sizeof me->text, "%s, %s: %.500s", cases[i].model, cases[i].formulation,
                 cst_message(w));
    cst_work_free(w);
}

/* Two threads work on the same problem, two others on the next one. */
static void *work(void *user)
{
    worker *me = user;
    pthread_barrier_wait(me->all);
    for (int i = 0; i < CASES; i++)
        solve_case(me, (i + me->number / 2) % CASES);
    return NULL;
}

static void run_threads(worker *workers, void *(*routine)(void *))
{
    pthread_t threads[THREADS];
    pthread_barrier_t all;
    pthread_barrier_init(&all, NULL, THREADS);
    for (int i = 0; i < THREADS; i++) {
        workers[i].number = i;
        workers[i].all = &all;
        TEST_ASSERT_EQUAL_INT(0, pthread_create(&threads[i], NULL, routine, &workers[i]));
    }
    for (int i = 0; i < THREADS; i++)
        pthread_join(threads[i], NULL);
    pthread_barrier_destroy(&all);
}

static void test_gradients(void)
{
    worker workers[THREADS] = { { 0 } };
    int repeat = 2;
    for (int i = 0; i < CASES; i++)
        open_case(i);
    TEST_ASSERT_TRUE_MESSAGE(references[BARRIER].events[0] > 0, "no switch flips");
    for (int i = 0; i < THREADS; i++)
        workers[i].repeat = repeat;
    run_threads(workers, work);
    for (int i = 0; i < THREADS; i++) {
        TEST_ASSERT_EQUAL_INT_MESSAGE(CASES * POINTS * repeat, workers[i].solved, workers[i].text);
        TEST_ASSERT_EQUAL_INT_MESSAGE(0, workers[i].differ, workers[i].text);
        TEST_ASSERT_EQUAL_INT_MESSAGE(CASES, workers[i].refused,
                                      "a call with NaN was not refused in its own work");
    }
    for (int i = 0; i < CASES; i++)
        cst_problem_free(references[i].p);
}

/* Optimizations at once: L-BFGS-B keeps nothing to itself either. */
static double optimum[THREADS + 1][3];

static int minimize(double *result)
{
    cst_problem *p = NULL;
    cst_work *w = NULL;
    cst_limits limits = cst_limits_default();
    limits.max_iterations = 6;
    int status = cst_problem_create(cst_model_find("fivebar"), &p);
    cst_options o = cst_problem_options(p);
    o.tf = 0.5;
    if (status >= 0)
        status = cst_set_options(p, &o);
    if (status >= 0)
        status = cst_work_create(p, &w);
    if (status >= 0)
        status = cst_optimize(p, w, &limits, result, &result[2]);
    cst_work_free(w);
    cst_problem_free(p);
    return status;
}

static void *minimize_all(void *user)
{
    worker *me = user;
    pthread_barrier_wait(me->all);
    me->solved = minimize(optimum[me->number]) >= 0;
    return NULL;
}

static void test_optimizations(void)
{
    worker workers[THREADS] = { { 0 } };
    TEST_ASSERT_EQUAL_INT(CST_OK, minimize(optimum[THREADS]));
    run_threads(workers, minimize_all);
    for (int i = 0; i < THREADS; i++) {
        TEST_ASSERT_EQUAL_INT(1, workers[i].solved);
        TEST_ASSERT_TRUE_MESSAGE(!memcmp(optimum[i], optimum[THREADS], sizeof optimum[i]),
                                 "an optimization ends elsewhere in a thread");
    }
}

/* One work for all threads: what the header forbids. */
static cst_work *shared;

static void *race(void *user)
{
    worker *me = user;
    cst_progress *none = NULL;
    pthread_barrier_wait(me->all);
    cst_set_progress(shared, none, me);
    return NULL;
}

static void test_race(void)
{
    worker workers[THREADS] = { { 0 } };
    rig r = { 0 };
    rig_open(&r, cst_model_find("pendulum"), NULL, NULL, CST_ADJOINT, RIG_DEFAULT);
    rig_work(&r);
    shared = r.w;
    run_threads(workers, race);
    rig_close(&r);
}

int main(int argc, char **argv)
{
    UNITY_BEGIN();
    if (argc > 1 && !strcmp(argv[1], "race")) {
        RUN_TEST(test_race);
    } else {
        RUN_TEST(test_gradients);
        RUN_TEST(test_optimizations);
    }
    return UNITY_END() != 0;
}
