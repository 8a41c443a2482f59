/* Constrained minimization: plain functions with known answers and multipliers, points that cannot
 * be computed, contradictions, and a search replayed from every prefix of its log; then the
 * constraints of problems. */
#include "optimize/methods/search.h"
#include "unity.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

void setUp(void) {}
void tearDown(void) {}

static cst_minimizer m;
static cst_search s;
static int calls;

/* Hock and Schittkowski 71: f* = 17.0140173, x* = (1, 4.7429994, 3.8211503, 1.3794082). */
static int hs71(void *user, const double *x, double *f, double *g, double *c, double *j,
                const char **why)
{
    (void)user, (void)why;
    calls++;
    *f = x[0] * x[3] * (x[0] + x[1] + x[2]) + x[2];
    g[0] = x[3] * (2 * x[0] + x[1] + x[2]), g[1] = x[0] * x[3], g[2] = x[0] * x[3] + 1,
    g[3] = x[0] * (x[0] + x[1] + x[2]);
    c[0] = x[0] * x[1] * x[2] * x[3];
    c[1] = 0.0;
    for (int k = 0; k < 4; k++) {
        j[k] = c[0] / x[k];
        j[4 + k] = 2 * x[k];
        c[1] += x[k] * x[k];
    }
    return 0;
}

/* (x - 2)^2 + (y - 1)^2, with x + y held; it cannot be computed beyond a radius, which the first
 * trials cross. */
static int disk(void *user, const double *x, double *f, double *g, double *c, double *j,
                const char **why)
{
    calls++;
    *f = (x[0] - 2) * (x[0] - 2) + (x[1] - 1) * (x[1] - 1);
    g[0] = 2 * (x[0] - 2), g[1] = 2 * (x[1] - 1);
    c[0] = x[0] + x[1];
    j[0] = j[1] = 1.0;
    if (user && x[0] * x[0] + x[1] * x[1] > *(double *)user) {
        *why = "outside of the disk";
        return CST_ESTART;
    }
    return 0;
}

/* 1 + (x - 2)^4 / 1000 + ...: hardly less with each step. */
static int flat(void *user, const double *x, double *f, double *g, double *c, double *j,
                const char **why)
{
    (void)user, (void)why;
    double u = x[0] - 2.0, v = x[1] - 1.0;
    calls++;
    *f = 1.0 + 1e-5 * (u * u * u * u + v * v * v * v);
    g[0] = 4e-5 * u * u * u, g[1] = 4e-5 * v * v * v;
    c[0] = x[0] + x[1];
    j[0] = j[1] = 1.0;
    return 0;
}

static void open_search(int n, int constraints, cst_evaluate_all *evaluate, void *user,
                        const double *start, double low, double high)
{
    TEST_ASSERT_EQUAL_INT(0, cst_minimizer_create(&m, n, NULL, NULL));
    TEST_ASSERT_EQUAL_INT(0, cst_search_create(&s, &m, constraints, evaluate, user));
    s.algorithm = cst_algorithm_find("slsqp");
    m.noise = 1e-12;
    for (int k = 0; k < n; k++) {
        m.start[k] = start[k];
        m.lower[k] = low;
        m.upper[k] = high;
    }
    for (int j = 0; j < constraints; j++) {
        s.lower[j] = -INFINITY;
        s.upper[j] = INFINITY;
    }
    calls = 0;
}

static void close_search(void)
{
    cst_search_free(&s);
    cst_minimizer_free(&m);
}

static cst_reason run(int evaluations)
{
    cst_limits l = { .gradient_tol = 1e-7, .max_evaluations = evaluations };
    cst_reason reason;
    TEST_ASSERT_EQUAL_INT(0, cst_search_run(&s, &l, &reason));
    return reason;
}

static void open_hs71(void)
{
    static const double start[4] = { 1, 5, 5, 1 };
    open_search(4, 2, hs71, NULL, start, 1.0, 5.0);
    s.lower[0] = 25.0;
    s.lower[1] = s.upper[1] = 40.0;
}

static void test_known_answer(void)
{
    static const double answer[4] = { 1.0, 4.74299963, 3.82114998, 1.37940829 };
    open_hs71();
    TEST_ASSERT_EQUAL_INT(CST_STOP_GRADIENT, run(200));
    TEST_ASSERT_DOUBLE_WITHIN(1e-6, 17.0140173, m.s.best);
    for (int k = 0; k < 4; k++)
        TEST_ASSERT_DOUBLE_WITHIN(1e-5, answer[k], m.best[k]);
    TEST_ASSERT_TRUE(m.s.violation <= CST_FEASIBLE);
    TEST_ASSERT_TRUE(m.s.projected <= 1e-7);
    /* the multipliers of the literature: 0.5522937 and 0.1614686 */
    TEST_ASSERT_DOUBLE_WITHIN(1e-5, -0.5522937, s.multiplier[0] * m.s.psi_scale / s.scale[0]);
    TEST_ASSERT_DOUBLE_WITHIN(1e-5, 0.1614686, s.multiplier[1] * m.s.psi_scale / s.scale[1]);
    close_search();
}

/* From a start that keeps x + y = 0 to 1e-9: that is no size of x + y. */
static void test_a_good_start(void)
{
    static const double start[2] = { 1.0 + 1e-9, -1.0 };
    open_search(2, 1, disk, NULL, start, -5.0, 5.0);
    s.lower[0] = s.upper[0] = 0.0;
    TEST_ASSERT_EQUAL_INT(CST_STOP_GRADIENT, run(30));
    TEST_ASSERT_TRUE(s.scale[0] > 1e-2);
    TEST_ASSERT_DOUBLE_WITHIN(1e-6, 0.5, m.best[0]);
    TEST_ASSERT_DOUBLE_WITHIN(1e-6, -0.5, m.best[1]);
    close_search();
}

/* d f* / d limit = -multiplier: by solving the problem again with another limit. */
static void test_multipliers_are_derivatives(void)
{
    double best[2];
    for (int i = 0; i < 2; i++) {
        open_hs71();
        s.lower[0] = 25.0 + 0.01 * i;
        run(200);
        best[i] = m.s.best;
        if (i == 0) {
            double expected = m.s.best - 0.01 * s.multiplier[0] * m.s.psi_scale / s.scale[0];
            close_search();
            open_hs71();
            s.lower[0] = 25.01;
            run(200);
            TEST_ASSERT_DOUBLE_WITHIN(2e-6, expected, m.s.best);
        }
        close_search();
    }
    TEST_ASSERT_TRUE(best[1] > best[0]);
}

/* Cut after each evaluation and gone on with: the same bits, and nothing is computed twice. */
static void test_replay(void)
{
    double best[4], psi, multiplier;
    long rows;
    open_hs71();
    run(200);
    rows = s.kept.rows;
    psi = m.s.best;
    multiplier = s.multiplier[0];
    memcpy(best, m.best, sizeof best);
    int history = m.s.rows, all = calls;
    close_search();
    for (int cut = 1; cut < rows; cut++) {
        open_hs71();
        TEST_ASSERT_EQUAL_INT(CST_STOP_EVALUATIONS, run(cut));
        TEST_ASSERT_EQUAL_INT(cut, (int)s.kept.rows);
        run(200);
        TEST_ASSERT_EQUAL_INT(all, calls);
        TEST_ASSERT_EQUAL_INT(history, m.s.rows);
        TEST_ASSERT_EQUAL_INT(0, memcmp(best, m.best, sizeof best));
        TEST_ASSERT_TRUE(psi == m.s.best && multiplier == s.multiplier[0]);
        close_search();
    }
}

static void test_failures_are_stepped_back_from(void)
{
    static const double start[2] = { 0.1, -0.3 };
    double radius = 1.3;
    open_search(2, 1, disk, &radius, start, -10.0, 10.0);
    s.upper[0] = 1.5;
    run(300);
    TEST_ASSERT_TRUE(m.s.rejected > 0);
    /* the least on x + y <= 1.5 is (1.25, 0.25), outside of the disk: the search comes close to the
     * circle */
    TEST_ASSERT_TRUE(m.s.best < 1.45);
    TEST_ASSERT_TRUE(m.best[0] * m.best[0] + m.best[1] * m.best[1] <= radius);
    TEST_ASSERT_EQUAL_STRING("outside of the disk", m.s.why);
    close_search();
}

/* Within its tolerances of psi, long before those of the gradient. */
static void test_the_end_by_the_decrease(void)
{
    static const double start[2] = { 0.1, -0.3 };
    const cst_limits l = { .decrease_tol = 0.05, .max_evaluations = 400 };
    cst_reason reason;
    open_search(2, 1, flat, NULL, start, -10.0, 10.0);
    s.upper[0] = 5.0;
    TEST_ASSERT_EQUAL_INT(0, cst_search_run(&s, &l, &reason));
    TEST_ASSERT_EQUAL_INT(CST_STOP_DECREASE, reason);
    close_search();
}

static void test_contradiction_ends(void)
{
    static const double start[2] = { 0.0, 0.0 };
    open_search(2, 1, disk, NULL, start, -1.0, 1.0);
    s.lower[0] = 3.0;
    TEST_ASSERT_EQUAL_INT(CST_STOP_INFEASIBLE, run(2000));
    TEST_ASSERT_TRUE(calls < 400);
    TEST_ASSERT_DOUBLE_WITHIN(1e-6, 2.0, m.best[0] + m.best[1]);
    close_search();
}

static void test_no_constraint_binds(void)
{
    static const double start[2] = { 0.0, 0.0 };
    open_search(2, 1, disk, NULL, start, -5.0, 5.0);
    s.upper[0] = 4.0;
    TEST_ASSERT_EQUAL_INT(CST_STOP_GRADIENT, run(100));
    TEST_ASSERT_DOUBLE_WITHIN(1e-6, 2.0, m.best[0]);
    TEST_ASSERT_TRUE(s.multiplier[0] == 0.0);
    close_search();
    open_search(2, 1, disk, NULL, start, -5.0, 5.0);
    s.algorithm = cst_algorithm_find("mma");
    s.upper[0] = 2.0;
    run(500);
    TEST_ASSERT_DOUBLE_WITHIN(1e-4, 1.5, m.best[0]);
    TEST_ASSERT_DOUBLE_WITHIN(1e-3, 1.0, s.multiplier[0] * m.s.psi_scale / s.scale[0]);
    close_search();
}

static int stop_at_three(void *user, const cst_iterate *it)
{
    return it->evaluations == *(int *)user;
}

/* Stopped, and gone on with. */
static void test_stopped_and_gone_on_with(void)
{
    int three = 3;
    open_hs71();
    m.watch = stop_at_three;
    m.watch_user = &three;
    TEST_ASSERT_EQUAL_INT(CST_STOP_CANCELED, run(200));
    TEST_ASSERT_EQUAL_INT(3, calls);
    TEST_ASSERT_EQUAL_INT(CST_STOP_GRADIENT, run(200));
    TEST_ASSERT_DOUBLE_WITHIN(1e-6, 17.0140173, m.s.best);
    close_search();
}

/* Bounds that bind, on either side, with a constraint that does or does not: to the last bit. */
static void test_bounds_bind(void)
{
    static const struct {
        const char *name;
        double lower[2], upper[2], sum, x[2];
    } cases[] = {
        { "slsqp", { -5.0, -5.0 }, { 1.5, 5.0 }, 9.0, { 1.5, 1.0 } },
        { "slsqp", { -5.0, 1.25 }, { 5.0, 5.0 }, 9.0, { 2.0, 1.25 } },
        { "slsqp", { -5.0, -5.0 }, { 1.5, 5.0 }, 2.0, { 1.5, 0.5 } },
        { "mma", { -5.0, -5.0 }, { 1.5, 5.0 }, 9.0, { 1.5, 1.0 } },
        { "mma", { -5.0, 1.25 }, { 5.0, 5.0 }, 2.0, { 0.75, 1.25 } },
    };
    static const double start[2] = { 0.0, 2.0 };
    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
        open_search(2, 1, disk, NULL, start, -5.0, 5.0);
        s.algorithm = cst_algorithm_find(cases[i].name);
        s.upper[0] = cases[i].sum;
        memcpy(m.lower, cases[i].lower, sizeof cases[i].lower);
        memcpy(m.upper, cases[i].upper, sizeof cases[i].upper);
        TEST_ASSERT_EQUAL_INT(CST_STOP_GRADIENT, run(100));
        TEST_ASSERT_TRUE(calls < 20);
        for (int k = 0; k < 2; k++) {
            int bound = cases[i].x[k] == m.lower[k] || cases[i].x[k] == m.upper[k];
            TEST_ASSERT_DOUBLE_WITHIN(bound ? 0.0 : 1e-6, cases[i].x[k], m.best[k]);
        }
        close_search();
    }
}

/* (x - 2)^2 with a plateau above it, from -3 to -1/2, where the first trial is. */
static int plateau(void *user, const double *x, double *f, double *g, double *c, double *j,
                   const char **why)
{
    int on = x[0] > -3.0 && x[0] < -0.5;
    calls++;
    *f = on ? 50.0 : (x[0] - 2.0) * (x[0] - 2.0);
    g[0] = on ? 0.0 : 2.0 * (x[0] - 2.0);
    for (int k = 0; k < *(int *)user; k++)
        c[k] = x[0], j[k] = 1.0;
    return 0;
}

/* No slope, but more than at the start: no end. */
static void test_a_plateau_above_is_no_end(void)
{
    static const double start[1] = { -4.0 };
    for (int constraints = 0; constraints < 2; constraints++) {
        open_search(1, constraints, plateau, &constraints, start, -5.0, 5.0);
        run(2);
        TEST_ASSERT_EQUAL_INT(2, calls);
        TEST_ASSERT_TRUE(cst_search_row(&s, 1)[CST_LOG_PSI] == 50.0);
        run(100);
        TEST_ASSERT_TRUE(m.s.best < 36.0);
        close_search();
    }
}

/* A valley that ends at a wall, exp(power (x - 0.3)), which the first trials cross; the constraint
 * is of the same size. */
static int steep(void *user, const double *x, double *f, double *g, double *c, double *j,
                 const char **why)
{
    double power = *(double *)user, wall = exp(power * (x[0] - 0.3)), y = x[1] - 1.0;
    (void)why;
    calls++;
    *f = wall + (x[0] - 1.4) * (x[0] - 1.4) + y * y;
    g[0] = power * wall + 2.0 * (x[0] - 1.4), g[1] = 2.0 * y;
    c[0] = wall;
    j[0] = power * wall, j[1] = 0.0;
    return 0;
}

/* What is too large to be calculated with is stepped back from; a search always ends. */
static void test_huge_numbers(void)
{
    static const char *const names[] = { "slsqp", "mma" };
    static const double powers[] = { 10.0, 100.0, 300.0, 450.0, 800.0, 2000.0 };
    for (int i = 0; i < 12; i++) {
        double power = powers[i / 2], start[2] = { 0.0, 0.0 }, most = 0.0;
        open_search(2, 1, steep, &power, start, -1.0, 2.0);
        s.algorithm = cst_algorithm_find(names[i % 2]);
        s.upper[0] = 3.0;
        TEST_ASSERT_EQUAL_INT(CST_STOP_GRADIENT, run(1000));
        TEST_ASSERT_DOUBLE_WITHIN(1e-4, 1.0, m.best[1]);
        TEST_ASSERT_DOUBLE_WITHIN(1e-4, 0.3 + log(2.0 * (1.4 - m.best[0]) / power) / power,
                                  m.best[0]);
        TEST_ASSERT_TRUE(power < 300.0 || m.s.rejected > 0);
        for (long row = 0; row < s.kept.rows; row++)
            if (cst_search_row(&s, row)[CST_LOG_STATUS] >= 0.0)
                most = fmax(most, cst_search_row(&s, row)[CST_LOG_PSI]);
        TEST_ASSERT_TRUE(most <= 1e51);
        close_search();
    }
}

/* An algorithm that never moves again is ended; so is a start whose numbers cannot be scaled. */
static void stays(cst_search *x)
{
    double at[2] = { 0.25, 0.0 };
    while (cst_search_at(x, at) >= 0)
        calls++;
}

static void test_an_algorithm_that_does_not_move_is_ended(void)
{
    const cst_algorithm still = { .name = "still", .run = stays };
    double start[2] = { 1.0, 0.0 }, power = 1.0;
    open_search(2, 1, steep, &power, start, 0.0, 2.0);
    s.algorithm = &still;
    TEST_ASSERT_EQUAL_INT(CST_STOP_STALLED, run(1000));
    TEST_ASSERT_TRUE(calls > 100 && calls < 1000);
    close_search();
}

/* A point that misses a bound by the algorithm's rounding is on it, for all who compare; one that
 * is a little further inside is not. */
static double missed_by;

static void brushes(cst_search *x)
{
    const cst_minimizer *of = x->m;
    double at[2] = { (of->lower[0] - of->origin[0]) / of->unit[0] + missed_by,
                     (of->upper[1] - of->origin[1]) / of->unit[1] - missed_by };
    cst_search_at(x, at);
}

static void test_rounding_at_a_bound(void)
{
    static const double misses[] = { 0.0, 1e-15, 3e-13, 1e-10 };
    const cst_algorithm algorithm = { .name = "brushes", .run = brushes };
    double power = 1.0;
    for (int i = 0; i < 8; i++) { /* of ones, and of variables that are small */
        double by = i < 4 ? 1.0 : 1e-4, low = 0.05 * by, high = 0.7 * by;
        double start[2] = { 0.5 * by, 0.2 * by };
        open_search(2, 1, steep, &power, start, low, high);
        s.algorithm = &algorithm;
        missed_by = misses[i % 4];
        run(2);
        const double *rho = cst_row_rho(&s, 1);
        TEST_ASSERT_EQUAL_INT(2, (int)s.kept.rows);
        TEST_ASSERT_TRUE((rho[0] == low) == (i % 4 < 3) && (rho[1] == high) == (i % 4 < 3));
        TEST_ASSERT_TRUE(rho[0] >= low && rho[1] <= high);
        close_search();
    }
}

static int cliff(void *user, const double *x, double *f, double *g, double *c, double *j,
                 const char **why)
{
    (void)user, (void)why;
    *f = x[0] * x[0], g[0] = 2.0 * x[0];
    c[0] = 1.0, j[0] = 1e60;
    return 0;
}

static void test_a_start_that_cannot_be_scaled(void)
{
    const double start[1] = { 1.0 };
    cst_reason reason;
    const cst_limits l = { .max_evaluations = 10 };
    open_search(1, 1, cliff, NULL, start, 0.0, 2.0);
    s.upper[0] = 2.0;
    TEST_ASSERT_EQUAL_INT(CST_ENAN, cst_search_run(&s, &l, &reason));
    TEST_ASSERT_NOT_NULL(strstr(m.s.why, "derivative of a constraint"));
    close_search();
}

/* Numbers at the left of the response, at the right, and on both sides. */
static void test_ranges(cst_problem *p)
{
    static const struct {
        const char *text, *name;
        double lower, upper;
    } ranges[] = {
        { "0.6 <= final(x2) <= 0.9", "final(x2)", 0.6, 0.9 },
        { " 9e-1 >= e=final(x2) > +.6 ", "e", 0.6, 0.9 },
        { "-1<final(x2)", "final(x2)", -1.0, INFINITY },
        { "3 >= c=position", "c", -INFINITY, 3.0 },
        { "0.6 = final(x2)", "final(x2)", 0.6, 0.6 },
        { "f-2.a=final(x2) == 0.6", "f-2.a", 0.6, 0.6 },
    };
    for (size_t i = 0; i < sizeof ranges / sizeof ranges[0]; i++) {
        cst_clear_responses(p);
        TEST_ASSERT_EQUAL_INT_MESSAGE(0, cst_add_constraint(p, ranges[i].text),
                                      cst_problem_message(p));
        cst_constraint one = cst_constraint_at(p, 0);
        TEST_ASSERT_EQUAL_STRING(ranges[i].name, cst_response_at(p, one.response).name);
        TEST_ASSERT_TRUE(one.lower == ranges[i].lower && one.upper == ranges[i].upper);
    }
}

/* A limit at all times is one on the largest value, on the smallest, or on both. */
static void test_always(cst_problem *p)
{
    cst_clear_responses(p);
    TEST_ASSERT_EQUAL_INT(0, cst_add_constraint(p, "x2 - 2*y2 <= 0.3 always "));
    TEST_ASSERT_EQUAL_INT(0, cst_add_constraint(p, "low=y2 >= -1 always"));
    TEST_ASSERT_EQUAL_INT(0, cst_add_constraint(p, "-2 <= dot(x1) < 3 always"));
    TEST_ASSERT_EQUAL_INT(4, cst_constraint_count(p));
    static const char *const names[] = { "max(x2 - 2*y2)", "low", "max(dot(x1))", "min(dot(x1))" };
    static const double limits[4][2] = {
        { -INFINITY, 0.3 }, { -1.0, INFINITY }, { -INFINITY, 3.0 }, { -2.0, INFINITY }
    };
    for (int k = 0; k < 4; k++) {
        cst_constraint one = cst_constraint_at(p, k);
        TEST_ASSERT_EQUAL_STRING(names[k], cst_response_at(p, one.response).name);
        TEST_ASSERT_TRUE(one.lower == limits[k][0] && one.upper == limits[k][1]);
    }
    TEST_ASSERT_EQUAL_STRING("min(y2)", cst_response_at(p, 1).text);
}

/* Problems: what is added, merged, refused, and where the message points. */
static void test_problem(void)
{
    static const struct {
        const char *text, *words;
    } wrong[] = {
        { "max(bar1)", "has no relation: response 'max(bar1)', column 10" },
        { "max(bar1) <= x", "column 14" },
        { "max(bar1) <= 1e999", "column 14" },
        { "max(bar1) =< 3", "this is no relation" },
        { "max(foo) <= 3", "no such output" },
        { "least(bar1) <= 3", "no such functional" },
        { "rms(bar1) <= -1", "never below 0" },
        { "max(bar1) >= 30", "cannot be at least 30 and at most 20" },
        { "min(bar1) >= 21", "'min(bar1)' and 'max(bar1)' contradict" },
        { "at(bar1, 9) <= 3", "outside the run" },
        { "again=final(x2) >= 0.6", "'again' and 'end' contradict" },
        { "6 <= max(bar1) <= 5", "cannot be at least 6 and at most 5" },
        { "6 <= max(bar1) >= 5", "do not make a range: response '6 <= max(bar1) >= 5', column 16" },
        { "6 = max(bar1) <= 8", "do not make a range" },
        { "6 <= max(bar1) = 8", "should end here" },
        { "5 <= 6 <= max(bar1) <= 8", "not a response's name" },
        { "1e999 <= max(bar1)", "finite number" },
        { "6 <=", "empty" },
        { "-6", "no relation" },
        { "x2 = 0.3 always", "equal at all times" },
        { "max(x2) <= 0.3 always", "no such output or coordinate" },
        { "x2 always", "has no relation" },
        { "max(bar1) + max(foo) <= 3", "no such output" },
    };
    cst_problem *p;
    TEST_ASSERT_EQUAL_INT(0, cst_problem_create(cst_model_find("fivebar"), &p));
    TEST_ASSERT_EQUAL_INT(-1, cst_objective_index(p));
    TEST_ASSERT_EQUAL_INT(0, cst_set_objective(p, "shake=rms(bar1)"));
    TEST_ASSERT_EQUAL_INT(0, cst_add_constraint(p, "max(bar1) <= 20"));
    TEST_ASSERT_EQUAL_INT(0, cst_add_constraint(p, "max(bar1) >= 5"));
    TEST_ASSERT_EQUAL_INT(0, cst_add_constraint(p, "end=final(x2) = 0.5"));
    TEST_ASSERT_EQUAL_INT(3, cst_response_count(p));
    TEST_ASSERT_EQUAL_INT(2, cst_constraint_count(p));
    TEST_ASSERT_TRUE(cst_constraint_at(p, 0).lower == 5.0 && cst_constraint_at(p, 0).upper == 20.0);
    TEST_ASSERT_EQUAL_STRING("end", cst_response_at(p, cst_constraint_at(p, 1).response).name);
    for (size_t i = 0; i < sizeof wrong / sizeof wrong[0]; i++) {
        TEST_ASSERT_TRUE_MESSAGE(cst_add_constraint(p, wrong[i].text) < 0, wrong[i].text);
        TEST_ASSERT_TRUE_MESSAGE(strstr(cst_problem_message(p), wrong[i].words) != NULL,
                                 cst_problem_message(p));
        TEST_ASSERT_EQUAL_INT(2, cst_constraint_count(p));
    }
    test_ranges(p);
    test_always(p);
    cst_clear_responses(p);
    TEST_ASSERT_EQUAL_INT(0, cst_constraint_count(p));
    TEST_ASSERT_EQUAL_INT(-1, cst_objective_index(p));
    /* a motion that stays where it is keeps both */
    TEST_ASSERT_EQUAL_INT(0, cst_add_constraint(p, "max(y3) <= 1"));
    TEST_ASSERT_EQUAL_INT(0, cst_add_constraint(p, "min(y3) >= 1"));
    cst_problem_free(p);
}

static cst_problem *limited(const char *objective, const char *constraint, cst_work **w)
{
    cst_problem *p;
    TEST_ASSERT_EQUAL_INT(0, cst_problem_create(cst_model_find("fivebar"), &p));
    TEST_ASSERT_EQUAL_INT(0, cst_set_design(p, "L01,L02,k1"));
    if (objective)
        TEST_ASSERT_EQUAL_INT(0, cst_set_objective(p, objective));
    if (constraint)
        TEST_ASSERT_EQUAL_INT(0, cst_add_constraint(p, constraint));
    TEST_ASSERT_EQUAL_INT(0, cst_work_create(p, w));
    return p;
}

/* The five-bar: a limit that binds, its multiplier by differences, the state saved and loaded, and
 * what is refused. */
/* The constraints of all scenarios, in their order, by their own names. */
static void test_two_scenarios(void)
{
    cst_work *w[2];
    cst_problem *p[2] = { limited("position", "final(x2) >= 0.6", &w[0]),
                          limited("position", "low=final(y2) <= 9", &w[1]) };
    cst_optimizer *o;
    cst_constrained c;
    const cst_scenario both[] = { { p[0], w[0], 1.0 }, { p[1], w[1], 1.0 } };
    TEST_ASSERT_EQUAL_INT(0, cst_optimizer_create(both, 2, &o));
    TEST_ASSERT_EQUAL_INT(1, cst_optimizer_constraint(o, 0, &c));
    TEST_ASSERT_EQUAL_STRING("final(x2)", c.name);
    TEST_ASSERT_EQUAL_INT(1, cst_optimizer_constraint(o, 1, &c));
    TEST_ASSERT_EQUAL_STRING("low", c.name);
    TEST_ASSERT_EQUAL_INT(1, c.scenario);
    TEST_ASSERT_TRUE(isnan(c.violation) && c.upper == 9.0);
    cst_optimizer_free(o);
    for (int i = 0; i < 2; i++) {
        cst_work_free(w[i]);
        cst_problem_free(p[i]);
    }
}

static void test_optimizer(void)
{
    cst_work *w, *w2;
    cst_optimizer *o, *other;
    cst_constrained c;
    cst_certificate certificate;
    double best[2];
    for (int i = 0; i < 2; i++) {
        cst_problem *p = limited("position", i ? "final(x2) >= 0.6001" : "final(x2) >= 0.6", &w);
        TEST_ASSERT_EQUAL_INT(0, cst_optimizer_create(&(cst_scenario){ p, w, 1.0 }, 1, &o));
        TEST_ASSERT_EQUAL_INT(0, cst_optimizer_run(o, NULL));
        cst_optimum r = cst_optimizer_result(o);
        best[i] = r.psi;
        TEST_ASSERT_EQUAL_STRING("slsqp", r.algorithm);
        TEST_ASSERT_TRUE(r.violation <= 1e-6 && r.projected <= 1e-4);
        TEST_ASSERT_EQUAL_INT(1, cst_optimizer_constraint(o, 0, &c));
        TEST_ASSERT_EQUAL_INT(-1, c.binds);
        TEST_ASSERT_TRUE(c.violation == r.violation);
        TEST_ASSERT_EQUAL_INT(0, cst_optimizer_constraint(o, 1, &c));
        TEST_ASSERT_EQUAL_INT(0, cst_optimizer_certify(o, &certificate));
        TEST_ASSERT_TRUE(certificate.agrees);
        if (i) {
            double slope = (best[1] - best[0]) / 1e-4;
            TEST_ASSERT_DOUBLE_WITHIN(1e-3 * fabs(slope), slope, -c.multiplier);
        }
        long size = cst_optimizer_save(o, NULL, 0);
        char *bytes = malloc((size_t)size);
        cst_optimizer_save(o, bytes, size);
        cst_problem *q = limited("position", i ? "final(x2) >= 0.6001" : "final(x2) >= 0.7", &w2);
        TEST_ASSERT_EQUAL_INT(0, cst_optimizer_create(&(cst_scenario){ q, w2, 1.0 }, 1, &other));
        TEST_ASSERT_EQUAL_INT(i ? 0 : CST_EVALUE, cst_optimizer_load(other, bytes, size));
        if (i) {
            TEST_ASSERT_EQUAL_INT(0, cst_optimizer_run(other, NULL));
            TEST_ASSERT_TRUE(cst_optimizer_result(other).psi == best[1]);
            bytes[size - 9] ^= 1;
            TEST_ASSERT_EQUAL_INT(CST_EVALUE, cst_optimizer_load(other, bytes, size));
        }
        free(bytes);
        cst_optimizer_free(o);
        cst_optimizer_free(other);
        cst_work_free(w);
        cst_work_free(w2);
        cst_problem_free(p);
        cst_problem_free(q);
    }
}

static void test_refused(void)
{
    cst_work *w;
    cst_optimizer *o;
    cst_problem *p = limited(NULL, "final(x2) = 0.6", &w);
    TEST_ASSERT_EQUAL_INT(CST_EVALUE, cst_optimizer_create(&(cst_scenario){ p, w, 1.0 }, 1, &o));
    TEST_ASSERT_NOT_NULL(strstr(cst_optimizer_message(o), "no objective"));
    cst_optimizer_free(o);
    cst_set_objective(p, "position");
    TEST_ASSERT_EQUAL_INT(CST_EARGUMENT, cst_optimizer_create(&(cst_scenario){ p, w, 1.0 }, 1, &o));
    cst_optimizer_free(o);
    cst_work_free(w);
    cst_work_create(p, &w);
    TEST_ASSERT_EQUAL_INT(0, cst_optimizer_create(&(cst_scenario){ p, w, 1.0 }, 1, &o));
    TEST_ASSERT_EQUAL_INT(CST_ENAME, cst_optimizer_algorithm(o, "simplex"));
    TEST_ASSERT_EQUAL_INT(CST_EVALUE, cst_optimizer_algorithm(o, "lbfgsb"));
    TEST_ASSERT_EQUAL_INT(CST_EVALUE, cst_optimizer_algorithm(o, "mma"));
    TEST_ASSERT_EQUAL_INT(0, cst_optimizer_algorithm(o, "slsqp"));
    cst_optimizer_free(o);
    cst_work_free(w);
    cst_problem_free(p);
}

int main(void)
{
    UNITY_BEGIN();
    RUN_TEST(test_known_answer);
    RUN_TEST(test_a_good_start);
    RUN_TEST(test_multipliers_are_derivatives);
    RUN_TEST(test_replay);
    RUN_TEST(test_failures_are_stepped_back_from);
    RUN_TEST(test_the_end_by_the_decrease);
    RUN_TEST(test_two_scenarios);
    RUN_TEST(test_contradiction_ends);
    RUN_TEST(test_no_constraint_binds);
    RUN_TEST(test_stopped_and_gone_on_with);
    RUN_TEST(test_bounds_bind);
    RUN_TEST(test_a_plateau_above_is_no_end);
    RUN_TEST(test_huge_numbers);
    RUN_TEST(test_an_algorithm_that_does_not_move_is_ended);
    RUN_TEST(test_rounding_at_a_bound);
    RUN_TEST(test_a_start_that_cannot_be_scaled);
    RUN_TEST(test_problem);
    RUN_TEST(test_optimizer);
    RUN_TEST(test_refused);
    return UNITY_END();
}
