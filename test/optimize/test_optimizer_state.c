/* The state of an optimization as bytes: kept while an evaluation is pending, after the model was
 * edited, forged with a right checksum; and the limit of time after it was loaded. */
#include "optimize/optimizer.h"
#include "costate_model.h"
#include "unity.h"

#include <math.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

/* The pendulum's height at the end and a crooked valley, 10 (L - theta0^2)^2, that takes some
 * iterations; with what an author may have edited since. */
static const cst_cost_kernels *sound;
static cst_cost_kernels costs[2];
static cst_kernels kernels;
static cst_model model;
static double lift, twist; /* added to the cost, and to its derivative by theta0 */

static double height(double t, const double *q, const double *v, const double *a,
                     const double *lambda, const double *rho, const int *mode)
{
    double u = rho[1] - rho[3] * rho[3];
    return sound->w(t, q, v, a, lambda, rho, mode) + 10.0 * u * u + lift;
}

static void height_b(double t, const double *q, double *qb, const double *v, double *vb,
                     const double *a, double *ab, const double *lambda, double *lambdab,
                     const double *rho, double *rhob, const int *mode, double b)
{
    sound->w_b(t, q, qb, v, vb, a, ab, lambda, lambdab, rho, rhob, mode, b);
    double u = rho[1] - rho[3] * rho[3];
    rhob[1] += 20.0 * u * b;
    rhob[3] += (twist - 40.0 * u * rho[3]) * b;
}

void setUp(void)
{
    const cst_model *original = cst_model_find("pendulum");
    model = *original;
    kernels = *original->kernels;
    memcpy(costs, kernels.costs, sizeof costs);
    sound = &kernels.costs[0];
    TEST_ASSERT_EQUAL_STRING("height", sound->name);
    costs[0].w = height;
    costs[0].w_b = height_b;
    kernels.costs = costs;
    model.kernels = &kernels;
    lift = twist = 0.0;
}

void tearDown(void) {}

typedef struct {
    cst_problem *p;
    cst_work *w;
    cst_optimizer *o;
} optimization;

static optimization create(void)
{
    optimization x = { NULL, NULL, NULL };
    TEST_ASSERT_EQUAL_INT(0, cst_problem_create(&model, &x.p));
    cst_options options = cst_problem_options(x.p);
    options.tf = 0.5;
    options.rtol = 1e-4;
    TEST_ASSERT_EQUAL_INT(0, cst_set_options(x.p, &options));
    TEST_ASSERT_EQUAL_INT(0, cst_work_create(x.p, &x.w));
    TEST_ASSERT_EQUAL_INT(0, cst_optimizer_create(&(cst_scenario){ x.p, x.w, 1.0 }, 1, &x.o));
    TEST_ASSERT_EQUAL_INT(0, cst_optimizer_bounds(x.o, 0, 0.5, 3.0));
    TEST_ASSERT_EQUAL_INT(0, cst_optimizer_bounds(x.o, 1, 0.3, 2.0));
    return x;
}

static void destroy(optimization *x)
{
    cst_optimizer_free(x->o);
    cst_work_free(x->w);
    cst_problem_free(x->p);
}

static cst_limits limits(int evaluations)
{
    /* no tolerance: it goes on for as long as it may */
    return (cst_limits){ .max_evaluations = evaluations };
}

typedef struct {
    char *bytes;
    long size;
} state;

static state save(const cst_optimizer *o)
{
    state s = { NULL, cst_optimizer_save(o, NULL, 0) };
    s.bytes = malloc((size_t)s.size);
    TEST_ASSERT_EQUAL_INT(s.size, cst_optimizer_save(o, s.bytes, s.size));
    return s;
}

static state state_after(int evaluations)
{
    cst_limits l = limits(evaluations);
    optimization x = create();
    TEST_ASSERT_EQUAL_INT(0, cst_optimizer_run(x.o, &l));
    state s = save(x.o);
    destroy(&x);
    return s;
}

/* ---- an edited model ------------------------------------------------------------------------- */

static void refuses(const state *s, int status, const char *words)
{
    optimization x = create();
    TEST_ASSERT_EQUAL_INT(status, cst_optimizer_load(x.o, s->bytes, s->size));
    TEST_ASSERT_NOT_NULL_MESSAGE(strstr(cst_optimizer_message(x.o), words),
                                 cst_optimizer_message(x.o));
    TEST_ASSERT_TRUE(isnan(cst_optimizer_result(x.o).psi)); /* as it was: not begun */
    TEST_ASSERT_EQUAL_INT(0, x.o->m.s.rows);
    destroy(&x);
}

static void test_an_edited_model_is_refused(void)
{
    state s = state_after(4);
    lift = 1e-15; /* of a height of some centimeters: the last bits */
    refuses(&s, CST_EVALUE, "psi was");
    lift = 0.0;
    twist = 1e-12;
    refuses(&s, CST_EVALUE, "its gradient is not");
    twist = 0.0;
    lift = NAN;
    refuses(&s, CST_EVALUE, "it fails at the best point");
    lift = 0.0;
    optimization x = create();
    TEST_ASSERT_EQUAL_INT(0, cst_optimizer_load(x.o, s.bytes, s.size));
    destroy(&x);
    free(s.bytes);
}

static int stop(void *user, const char *phase, double t, double tf)
{
    int *left = user;
    return left && (*left)-- <= 0;
}

static void test_loading_can_be_stopped(void)
{
    state s = state_after(4);
    int none = 0;
    optimization x = create();
    cst_set_progress(x.w, stop, &none);
    TEST_ASSERT_EQUAL_INT(CST_ECANCELED, cst_optimizer_load(x.o, s.bytes, s.size));
    TEST_ASSERT_TRUE(isnan(cst_optimizer_result(x.o).psi));
    destroy(&x);
    free(s.bytes);
}

/* ---- going on -------------------------------------------------------------------------------- */

static void same_end(const cst_optimizer *a, const cst_optimizer *b)
{
    cst_optimum x = cst_optimizer_result(a), y = cst_optimizer_result(b);
    size_t bytes = (size_t)x.count * sizeof *x.rho;
    TEST_ASSERT_TRUE(x.psi == y.psi);
    TEST_ASSERT_EQUAL_INT(0, memcmp(x.rho, y.rho, bytes));
    TEST_ASSERT_EQUAL_INT(0, memcmp(x.gradient, y.gradient, bytes));
    TEST_ASSERT_EQUAL_INT(x.evaluations, y.evaluations);
    TEST_ASSERT_EQUAL_INT(x.iterations, y.iterations);
    TEST_ASSERT_EQUAL_INT(x.rejected, y.rejected);
    TEST_ASSERT_EQUAL_INT(x.restarts, y.restarts);
}

/* Stopped in the middle of each evaluation in turn, kept, loaded and run on: the evaluation is made
 * again, and none is lost. */
static void test_a_pending_evaluation_is_made_again(void)
{
    cst_limits few = limits(12);
    optimization whole = create();
    TEST_ASSERT_EQUAL_INT(0, cst_optimizer_run(whole.o, &few));
    int last = cst_optimizer_result(whole.o).evaluations;
    TEST_ASSERT_TRUE(last > 5);
    for (int evaluations = 1; evaluations < last; evaluations++) {
        optimization first = create(), second = create();
        cst_limits l = limits(evaluations);
        TEST_ASSERT_EQUAL_INT(0, cst_optimizer_run(first.o, &l));
        int some = 3;
        cst_set_progress(first.w, stop, &some);
        TEST_ASSERT_EQUAL_INT(0, cst_optimizer_run(first.o, &few));
        TEST_ASSERT_EQUAL_INT(CST_STOP_CANCELED, cst_optimizer_result(first.o).reason);
        TEST_ASSERT_EQUAL_INT(evaluations, cst_optimizer_result(first.o).evaluations);
        TEST_ASSERT_EQUAL_INT(1, first.o->m.s.pending);
        state s = save(first.o);
        TEST_ASSERT_EQUAL_INT_MESSAGE(0, cst_optimizer_load(second.o, s.bytes, s.size),
                                      cst_optimizer_message(second.o));
        TEST_ASSERT_EQUAL_INT(0, cst_optimizer_run(second.o, &few));
        same_end(whole.o, second.o);
        cst_set_progress(first.w, NULL, NULL); /* and the same in one optimizer */
        TEST_ASSERT_EQUAL_INT(0, cst_optimizer_run(first.o, &few));
        same_end(whole.o, first.o);
        free(s.bytes);
        destroy(&first);
        destroy(&second);
    }
    destroy(&whole);
}

static int slow(void *user, const char *phase, double t, double tf)
{
    (void)user;
    nanosleep(&(struct timespec){ 0, 200000000 }, NULL);
    return 0;
}

/* What ran before counts: a limit that is nearly used up ends the very evaluation that outlasts
 * it.  One second is left: more than a busy machine takes to begin that evaluation. */
static void test_the_limit_of_time_counts_what_ran_before(void)
{
    cst_limits l = limits(4);
    optimization first = create();
    TEST_ASSERT_EQUAL_INT(0, cst_optimizer_run(first.o, &l));
    first.o->m.s.seconds = 1000.0;
    state s = save(first.o);
    optimization second = create();
    TEST_ASSERT_EQUAL_INT(0, cst_optimizer_load(second.o, s.bytes, s.size));
    cst_set_progress(second.w, slow, NULL);
    l = limits(100);
    l.max_seconds = 1001.0;
    TEST_ASSERT_EQUAL_INT(0, cst_optimizer_run(second.o, &l));
    cst_optimum r = cst_optimizer_result(second.o);
    TEST_ASSERT_EQUAL_INT(CST_STOP_SECONDS, r.reason);
    TEST_ASSERT_EQUAL_INT(4, r.evaluations); /* the fifth was cut */
    TEST_ASSERT_EQUAL_INT(1, second.o->m.s.pending);
    TEST_ASSERT_TRUE(r.seconds >= 1001.0 && r.seconds < 1100.0);
    l.max_seconds = 999.0;
    TEST_ASSERT_EQUAL_INT(0, cst_optimizer_run(second.o, &l));
    TEST_ASSERT_EQUAL_INT(CST_STOP_SECONDS, cst_optimizer_result(second.o).reason);
    TEST_ASSERT_EQUAL_INT(4, cst_optimizer_result(second.o).evaluations);
    free(s.bytes);
    destroy(&first);
    destroy(&second);
}

/* ---- forged ---------------------------------------------------------------------------------- */

enum { HEAD = 32 }; /* magic, size, fingerprint, checksum */

static void sign(state *s)
{
    uint64_t h = 14695981039346656037u;
    for (long i = HEAD; i < s->size; i++)
        h = (h ^ (unsigned char)s->bytes[i]) * 1099511628211u;
    memcpy(s->bytes + 24, &h, sizeof h);
}

/* With these bytes at that place, and a right checksum: is it refused?  Where not, it must run to
 * an end that makes sense. */
static int forged(cst_optimizer *o, const state *s, long at, const void *bytes, size_t size)
{
    char before[8];
    cst_limits l = limits(12);
    memcpy(before, s->bytes + at, size);
    memcpy(s->bytes + at, bytes, size);
    state copy = *s;
    sign(&copy);
    int status = cst_optimizer_load(o, s->bytes, s->size);
    TEST_ASSERT_TRUE(status == 0 || status == CST_EVALUE);
    if (status == 0) {
        TEST_ASSERT_EQUAL_INT(0, cst_optimizer_run(o, &l));
        cst_optimum r = cst_optimizer_result(o);
        TEST_ASSERT_TRUE(isfinite(r.psi) && r.psi <= r.psi_initial && r.reason != CST_RUNNING);
    }
    memcpy(s->bytes + at, before, size);
    sign(&copy);
    return status < 0;
}

static void test_the_layout_is_what_the_forger_thinks(void)
{
    state s = state_after(4);
    optimization x = create();
    int value = 1;
    TEST_ASSERT_EQUAL_INT(0, forged(x.o, &s, HEAD + (long)offsetof(cst_minimize_state, credible),
                                    &value, sizeof value));
    TEST_ASSERT_EQUAL_INT(0, cst_optimizer_load(x.o, s.bytes, s.size));
    destroy(&x);
    free(s.bytes);
}

#define FIELD(name) HEAD + (long)offsetof(cst_minimize_state, name)

static void test_counts_out_of_range_are_refused(void)
{
    static const struct {
        long at;
        int least, most; /* the nearest values that are out of range */
    } rows[] = {
        { FIELD(started), -1, 2 },
        { FIELD(pending), -1, 2 },
        { FIELD(failed), -1, 2 },
        { FIELD(ended), -1, CST_STOP_DECREASE },
        { FIELD(iterations), -1, (1 << 30) + 1 },
        { FIELD(evaluations), -1, (1 << 30) + 1 },
        { FIELD(rejected), -1, 5 },
        { FIELD(restarts), -1, (1 << 30) + 1 },
        { FIELD(searching), -1, CST_SEARCH + 1 },
        { FIELD(fruitless), -1, CST_FRUITLESS + 2 },
        { FIELD(launched), -1, 1000 },
        { FIELD(settled), -1, 2 },
        { FIELD(credible), -1, 2 },
        { FIELD(poor), -1, 1000 },
        { FIELD(noisy), -1, 1000 },
        { FIELD(rows), -1, 1000 },
    };
    state s = state_after(4);
    optimization x = create();
    for (size_t i = 0; i < sizeof rows / sizeof rows[0]; i++) {
        TEST_ASSERT_TRUE(forged(x.o, &s, rows[i].at, &rows[i].least, sizeof(int)));
        TEST_ASSERT_TRUE(forged(x.o, &s, rows[i].at, &rows[i].most, sizeof(int)));
    }
    destroy(&x);
    free(s.bytes);
}

static void test_numbers_out_of_range_are_refused(void)
{
    static const double bad[] = { NAN, INFINITY, -1e300 };
    static const long fields[] = { FIELD(psi_scale), FIELD(seconds), FIELD(best) };
    state s = state_after(4);
    optimization x = create();
    for (int i = 0; i < 3; i++) {
        for (int k = 0; k < 3; k++)
            TEST_ASSERT_TRUE(forged(x.o, &s, fields[k], &bad[i], sizeof(double)));
        for (int vector = 0; vector < CST_VECTORS; vector++) {
            long at =
                HEAD + (long)sizeof(cst_minimize_state) + (long)(2 * vector * (int)sizeof(double));
            /* a gradient, x0 and g0 may be anything finite */
            int wild = i == 2 && (vector == 8 || vector >= 11);
            TEST_ASSERT_TRUE(forged(x.o, &s, at, &bad[i], sizeof(double)) || wild);
        }
    }
    memset(s.bytes + FIELD(why), 'x', CST_WHY); /* a text without an end */
    sign(&s);
    TEST_ASSERT_EQUAL_INT(CST_EVALUE, cst_optimizer_load(x.o, s.bytes, s.size));
    destroy(&x);
    free(s.bytes);
}

/* The indices that L-BFGS-B goes by: each beyond its range by one, and by much. */
static void test_indices_of_lbfgsb_out_of_range_are_refused(void)
{
    if (strcmp(cst_lbfgsb_name, "L-BFGS-B 3.0"))
        TEST_IGNORE_MESSAGE("the layout of the reference code is known here, no other");
    enum { N = 2, PAIRS = 5, LSAVE = 120, ISAVE = 136, REALS = 552 };
    state s = state_after(9);
    optimization x = create();
    const long block =
        HEAD + (long)sizeof(cst_minimize_state) + (long)(N * CST_VECTORS * sizeof(double));
    const long iwa = block + (long)x.o->m.l.size - (long)(4 * N * sizeof(int));
    TEST_ASSERT_EQUAL_INT(PAIRS, x.o->m.l.pairs);
    TEST_ASSERT_EQUAL_INT(REALS, (char *)x.o->m.l.x - (char *)x.o->m.l.block);
    static const struct {
        int k, least, most;
    } rows[] = { { 24, -1, (1 << 30) + 1 },
                 { 26, 0, PAIRS + 1 },
                 { 27, -1, PAIRS + 1 },
                 { 28, 0, PAIRS + 1 },
                 { 29, -1, (1 << 30) + 1 },
                 { 30, -1, (1 << 30) + 1 },
                 { 34, -1, 1 },
                 { 35, -1, (1 << 30) + 1 },
                 { 37, -1, N + 1 },
                 { 38, -1, N + 1 },
                 { 39, 0, N + 2 },
                 { 40, -1, N + 1 } };
    for (size_t i = 0; i < sizeof rows / sizeof rows[0]; i++) {
        TEST_ASSERT_TRUE(
            forged(x.o, &s, block + ISAVE + 4L * rows[i].k, &rows[i].least, sizeof(int)));
        TEST_ASSERT_TRUE(
            forged(x.o, &s, block + ISAVE + 4L * rows[i].k, &rows[i].most, sizeof(int)));
    }
    for (int k = 0; k < 16; k++) {
        static const int wrong[] = { -1, 999999999, 1999999999 };
        for (int i = 0; i < 3; i++)
            TEST_ASSERT_TRUE(forged(x.o, &s, block + ISAVE + 4L * k, &wrong[i], sizeof(int)));
    }
    /* kinds of bounds, free variables, where they are, which moved */
    for (int k = 0; k < 4 * N; k++) {
        const int much = 1 << 20, below = -4;
        TEST_ASSERT_TRUE(forged(x.o, &s, iwa + 4L * k, &much, sizeof(int)) &&
                         forged(x.o, &s, iwa + 4L * k, &below, sizeof(int)));
    }
    const int truth = 2;
    TEST_ASSERT_TRUE(forged(x.o, &s, block + LSAVE, &truth, sizeof(int)));
    TEST_ASSERT_TRUE(forged(x.o, &s, block, "STOP: CP", 8));
    destroy(&x);
    free(s.bytes);
}

/* Every word of the state in turn, with values that hurt. */
static void test_no_forged_word_does_harm(void)
{
    static const int words[] = { -1, 0, 1, 1 << 28, -2147483647 - 1 };
    static const double numbers[] = { NAN, INFINITY, 1e308, -0.0 };
    state s = state_after(9);
    optimization x = create();
    int refused = 0, count = 0;
    for (long at = HEAD; at + 8 <= s.size; at += 4) {
        refused += forged(x.o, &s, at, &words[count % 5], sizeof(int));
        if (at % 8 == 0)
            refused += forged(x.o, &s, at, &numbers[count % 4], sizeof(double));
        count++;
    }
    TEST_ASSERT_TRUE(refused > 50);
    destroy(&x);
    free(s.bytes);
}

/* The log of a search: the start and the best point were solved, and what a row says of itself is
 * a small whole number. */
static void test_a_forged_log_is_refused(void)
{
    static const double bad[] = { -2.0, 0.5, 1e168, -1e168, NAN, 100.0 };
    cst_limits l = limits(5);
    optimization x = create();
    TEST_ASSERT_EQUAL_INT(0, cst_optimizer_algorithm(x.o, "slsqp"));
    TEST_ASSERT_EQUAL_INT(0, cst_optimizer_run(x.o, &l));
    state s = save(x.o);
    size_t row = cst_search_width(&x.o->search) * sizeof(double);
    long first = HEAD + (long)sizeof(cst_search_kept) + 3L * x.o->m.n * (long)sizeof(double);
    TEST_ASSERT_TRUE(x.o->search.kept.rows == 5 && s.size == first + 5 * (long)row);
    for (int i = 0; i < 5; i++)
        for (size_t k = 0; k < sizeof bad / sizeof *bad; k++) {
            int refused = forged(x.o, &s, first + i * (long)row, &bad[k], sizeof bad[k]);
            /* one may have failed that is neither */
            TEST_ASSERT_TRUE(refused || (!k && i && i != x.o->search.kept.best));
        }
    TEST_ASSERT_EQUAL_INT(0, cst_optimizer_load(x.o, s.bytes, s.size));
    destroy(&x);
    free(s.bytes);
}

/* Another optimization, where what it depends on differs. */
static void test_what_an_evaluation_depends_on(void)
{
    static const char *const seeds[] = { "seed 1", "seed 2", "" };
    cst_limits l = limits(3);
    optimization x = create();
    TEST_ASSERT_EQUAL_INT(CST_EARGUMENT, cst_optimizer_depends(x.o, NULL, 1));
    TEST_ASSERT_EQUAL_INT(0, cst_optimizer_depends(x.o, seeds[0], 6));
    TEST_ASSERT_EQUAL_INT(0, cst_optimizer_run(x.o, &l));
    state s = save(x.o);
    for (int i = 0; i < 3; i++) {
        optimization other = create();
        cst_optimizer_depends(other.o, seeds[i], (long)strlen(seeds[i]));
        int status = cst_optimizer_load(other.o, s.bytes, s.size);
        TEST_ASSERT_EQUAL_INT(i ? CST_EVALUE : 0, status);
        TEST_ASSERT_TRUE(!i || strstr(cst_optimizer_message(other.o), "their seed"));
        destroy(&other);
    }
    destroy(&x);
    free(s.bytes);
}

int main(void)
{
    UNITY_BEGIN();
    RUN_TEST(test_an_edited_model_is_refused);
    RUN_TEST(test_loading_can_be_stopped);
    RUN_TEST(test_a_pending_evaluation_is_made_again);
    RUN_TEST(test_the_limit_of_time_counts_what_ran_before);
    RUN_TEST(test_the_layout_is_what_the_forger_thinks);
    RUN_TEST(test_counts_out_of_range_are_refused);
    RUN_TEST(test_numbers_out_of_range_are_refused);
    RUN_TEST(test_indices_of_lbfgsb_out_of_range_are_refused);
    RUN_TEST(test_no_forged_word_does_harm);
    RUN_TEST(test_a_forged_log_is_refused);
    RUN_TEST(test_what_an_evaluation_depends_on);
    return UNITY_END();
}
