/* Newton's method: functions with known minima and Hessians, at bounds, from points of negative
 * curvature, with a matrix and with products; a search replayed from every prefix of its log; then
 * problems: the same minimum as L-BFGS-B, the same bits after a stop, scenarios, refusals. */
#include "optimize/methods/newton.h"
#include "unity.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

enum { MOST = 60 };

static cst_minimizer m;
static cst_search s;
static int calls, multiplied;
static int broken; /* 1: products fail */

void setUp(void)
{
    calls = multiplied = broken = 0;
}
void tearDown(void)
{
    cst_search_free(&s);
    cst_minimizer_free(&m);
}

/* The chained Rosenbrock function: 0 at (1, ..., 1), narrow and curved. */
static int rosenbrock(void *user, const double *x, double *f, double *g, double *c, double *j,
                      const char **why)
{
    (void)user, (void)why, (void)c, (void)j;
    int n = m.n;
    calls++;
    *f = 0.0;
    memset(g, 0, (size_t)n * sizeof *g);
    for (int k = 0; k + 1 < n; k++) {
        double a = x[k + 1] - x[k] * x[k], b = 1.0 - x[k];
        *f += 100.0 * a * a + b * b;
        g[k] += -400.0 * a * x[k] - 2.0 * b;
        g[k + 1] += 200.0 * a;
    }
    return 0;
}

static int rosenbrock_products(void *user, const double *x, int count, const double *d, double *Hd,
                               const char **why)
{
    (void)user;
    int n = m.n;
    multiplied += count;
    *why = "broken";
    memset(Hd, 0, (size_t)(count * n) * sizeof *Hd);
    for (int i = 0; i < count; i++, d += n, Hd += n)
        for (int k = 0; k + 1 < n; k++) {
            double bend = 1200.0 * x[k] * x[k] - 400.0 * x[k + 1] + 2.0, cross = -400.0 * x[k];
            Hd[k] += bend * d[k] + cross * d[k + 1];
            Hd[k + 1] += cross * d[k] + 200.0 * d[k + 1];
        }
    return broken ? CST_EVALUE : 0;
}

static void open_search(int n, double start, double low, double high)
{
    TEST_ASSERT_EQUAL_INT(0, cst_minimizer_create(&m, n, NULL, NULL));
    TEST_ASSERT_EQUAL_INT(0, cst_search_create(&s, &m, 0, rosenbrock, NULL));
    s.multiply = rosenbrock_products;
    s.algorithm = cst_algorithm_find("newton");
    m.noise = 1e-14;
    for (int k = 0; k < n; k++) {
        m.start[k] = k % 2 ? 1.0 : start;
        m.lower[k] = low;
        m.upper[k] = high;
    }
}

static cst_reason run(int evaluations)
{
    cst_limits l = { .gradient_tol = 1e-10, .max_evaluations = evaluations };
    cst_reason reason;
    TEST_ASSERT_EQUAL_INT(0, cst_search_run(&s, &l, &reason));
    return reason;
}

static void test_known_minimum(void)
{
    static const int sizes[] = { 2, 6, 10, 16, 40, 60 };             /* the last one by products */
    static const double start[] = { -1.2, 0.5, 0.5, 0.5, 0.5, 0.5 }; /* another one beyond 0 */
    for (int i = 0; i < 6; i++) {
        open_search(sizes[i], start[i], -5.0, 10.0);
        TEST_ASSERT_EQUAL_INT(CST_STOP_GRADIENT, run(2000));
        for (int k = 0; k < m.n; k++)
            TEST_ASSERT_DOUBLE_WITHIN(1e-6, 1.0, m.best[k]);
        if (m.n == 10 || m.n == 60) /* gradients alone are enough for the others */
            TEST_ASSERT_TRUE(multiplied > 0);
        TEST_ASSERT_EQUAL_INT(multiplied, m.s.products);
        TEST_ASSERT_EQUAL_INT(calls, m.s.evaluations);
        tearDown();
        setUp();
    }
}

/* With x <= 0.5 the minimum is at x = 0.5, y = 0.25. */
static void test_bounds(void)
{
    open_search(2, -1.2, -2.0, 0.5);
    m.start[1] = 0.5;
    TEST_ASSERT_EQUAL_INT(CST_STOP_GRADIENT, run(200));
    TEST_ASSERT_TRUE(m.best[0] == 0.5);
    TEST_ASSERT_DOUBLE_WITHIN(1e-7, 0.25, m.best[1]);
    for (int k = 0; k < 2; k++)
        TEST_ASSERT_TRUE(m.best[k] >= m.lower[k] && m.best[k] <= m.upper[k]);
}

/* Beside 1000 the steps along the valley are small, and there is more to gain at its other end:
 * five of them are no end.  Where little is left there is one. */
static int high_rosenbrock(void *user, const double *x, double *f, double *g, double *c, double *j,
                           const char **why)
{
    int status = rosenbrock(user, x, f, g, c, j, why);
    *f += 1000.0;
    return status;
}

static void test_small_steps_are_no_end(void)
{
    const cst_limits l = { .gradient_tol = 1e-10, .decrease_tol = 5e-4 };
    cst_reason reason;
    open_search(2, -1.2, -5.0, 10.0);
    s.evaluate = high_rosenbrock;
    TEST_ASSERT_EQUAL_INT(0, cst_search_run(&s, &l, &reason));
    TEST_ASSERT_EQUAL_INT(CST_STOP_DECREASE, reason);
    TEST_ASSERT_TRUE(m.s.best - 1000.0 < 2.0 * 5e-4 * 1000.0); /* 24.2 at the start, then 4 */
    TEST_ASSERT_TRUE(calls < 60);
}

/* A valley with a kink along its bottom: gradients promise what no step keeps, and it ends. */
static int kinked(void *user, const double *x, double *f, double *g, double *c, double *j,
                  const char **why)
{
    (void)user, (void)why, (void)c, (void)j;
    double side = x[1] - x[0] * x[0], sign = side < 0.0 ? -8.0 : 8.0, along = x[0] - 3.0;
    calls++;
    *f = 1.0 + sign * side + along * along;
    g[0] = -2.0 * sign * x[0] + 2.0 * along;
    g[1] = sign;
    return 0;
}

static void test_kinks(void)
{
    const cst_limits l = { .gradient_tol = 1e-10, .decrease_tol = 5e-4 };
    cst_reason reason;
    open_search(2, -1.2, -5.0, 10.0);
    s.evaluate = kinked;
    s.kinks = 1;
    TEST_ASSERT_EQUAL_INT(0, cst_search_run(&s, &l, &reason));
    TEST_ASSERT_TRUE(reason == CST_STOP_DECREASE || reason == CST_STOP_STALLED);
    TEST_ASSERT_TRUE(m.s.best < m.s.psi_initial);
    TEST_ASSERT_TRUE(calls < 60);
    TEST_ASSERT_EQUAL_INT(0, multiplied);
}

/* From (0, 1) the curvature by x is -398. */
static void test_negative_curvature(void)
{
    open_search(2, 0.0, -5.0, 5.0);
    TEST_ASSERT_EQUAL_INT(CST_STOP_GRADIENT, run(200));
    TEST_ASSERT_DOUBLE_WITHIN(1e-7, 1.0, m.best[0]);
}

/* A log that is cut anywhere leads to the same point, by the calls that are missing only. */
static void test_replay(void)
{
    static const int sizes[] = { 2, 10, 60 };
    for (int i = 0; i < 3; i++) {
        open_search(sizes[i], -1.2, -5.0, 10.0);
        run(2000);
        double best[MOST];
        int evaluations = m.s.evaluations, products = m.s.products;
        long rows = s.kept.rows;
        memcpy(best, m.best, (size_t)m.n * sizeof *best);
        TEST_ASSERT_EQUAL_INT(rows, evaluations + products);
        for (long cut = rows; cut >= 0; cut -= 1 + rows / 60) {
            s.kept.rows = cut;
            calls = multiplied = 0;
            TEST_ASSERT_EQUAL_INT(CST_STOP_GRADIENT, run(2000));
            TEST_ASSERT_TRUE(!memcmp(best, m.best, (size_t)m.n * sizeof *best));
            TEST_ASSERT_EQUAL_INT(evaluations, m.s.evaluations);
            TEST_ASSERT_EQUAL_INT(products, m.s.products);
            TEST_ASSERT_TRUE(calls + multiplied >= rows - cut);
            TEST_ASSERT_TRUE(calls + multiplied < rows - cut + 16); /* a block is made as one */
        }
        tearDown();
        setUp();
    }
}

/* Gradients of a quadratic at as many points as variables tell its Hessian, indefinite or not; at
 * fewer points they tell its products. */
static void test_secants(void)
{
    enum { N = 4 };
    static const double H[N][N] = {
        { 5, 1, 0, 2 }, { 1, -3, 1, 0 }, { 0, 1, 40, 1 }, { 2, 0, 1, 0.5 }
    };
    double memory[N * (7 * N + 2 * CST_SECANTS + 3)], B[N * N];
    cst_secants x = { .bend = { 0.0 } };
    TEST_ASSERT_EQUAL_INT(sizeof memory / sizeof *memory, cst_secants_size(N));
    cst_secants_take(&x, N, memory);
    for (int count = 1; count <= N; count++) {
        cst_secants_guess(&x, 3.0);
        for (int j = 0; j < count; j++)
            for (int k = 0; k < N; k++)
                x.step[j * N + k] = 1e-5 * cos(0.7 * (j + 1) * (k + 0.5));
        for (int j = 0; j < count; j++)
            for (int k = 0; k < N; k++) {
                x.change[j * N + k] = 0.0;
                for (int i = 0; i < N; i++)
                    x.change[j * N + k] += H[k][i] * x.step[j * N + i];
            }
        cst_secants_fit(&x, count, 0.0, B);
        for (int j = 0; j < count; j++)
            for (int k = 0; k < N; k++) {
                double Bs = 0.0;
                for (int i = 0; i < N; i++)
                    Bs += B[k * N + i] * x.step[j * N + i];
                TEST_ASSERT_DOUBLE_WITHIN(1e-11, x.change[j * N + k], Bs);
            }
        for (int i = 0; i < N; i++)
            for (int k = 0; k < N; k++) {
                TEST_ASSERT_DOUBLE_WITHIN(1e-9, B[k * N + i], B[i * N + k]);
                if (count == N)
                    TEST_ASSERT_DOUBLE_WITHIN(1e-5, H[i][k], B[i * N + k]);
            }
    }
}

static void test_limit_counts_products(void)
{
    open_search(60, -1.2, -5.0, 10.0);
    TEST_ASSERT_EQUAL_INT(CST_STOP_EVALUATIONS, run(25));
    TEST_ASSERT_TRUE(multiplied > 0 && calls + multiplied == 25);
}

/* With few variables gradients are enough. */
static void test_product_fails(void)
{
    broken = 1;
    open_search(10, 0.5, -5.0, 10.0);
    TEST_ASSERT_EQUAL_INT(CST_STOP_GRADIENT, run(2000));
    TEST_ASSERT_TRUE(multiplied == 10); /* asked for once */
    tearDown();
    setUp();
    broken = 1;
    open_search(60, -1.2, -5.0, 10.0);
    TEST_ASSERT_EQUAL_INT(CST_STOP_FAILED, run(200));
    TEST_ASSERT_EQUAL_STRING("no second derivatives: broken", m.s.why);
    TEST_ASSERT_TRUE(isfinite(m.s.best));
}

/* ---- problems ---- */

enum { SCENARIOS = 2 };
static cst_problem *p[SCENARIOS];
static cst_work *w[SCENARIOS];
static cst_scenario scenarios[SCENARIOS];

static void open_problems(const char *objective)
{
    for (int i = 0; i < SCENARIOS; i++) {
        TEST_ASSERT_EQUAL_INT(0, cst_problem_create(cst_model_find("fourbar"), &p[i]));
        if (i)
            TEST_ASSERT_EQUAL_INT(0, cst_set_parameter(p[i], "speed", 5.0));
        if (objective)
            TEST_ASSERT_EQUAL_INT(0, cst_set_objective(p[i], objective));
        TEST_ASSERT_EQUAL_INT(0, cst_work_create(p[i], &w[i]));
        scenarios[i] = (cst_scenario){ p[i], w[i], i ? 0.5 : 1.0 };
    }
}

static void close_problems(void)
{
    for (int i = 0; i < SCENARIOS; i++) {
        cst_work_free(w[i]);
        cst_problem_free(p[i]);
    }
}

static cst_optimizer *optimizer(const char *algorithm, int count, int jobs)
{
    cst_optimizer *o;
    TEST_ASSERT_EQUAL_INT(0, cst_optimizer_create(scenarios, count, &o));
    TEST_ASSERT_EQUAL_INT(0, cst_optimizer_algorithm(o, algorithm));
    TEST_ASSERT_EQUAL_INT(0, cst_optimizer_jobs(o, jobs));
    TEST_ASSERT_EQUAL_INT(0, cst_optimizer_bounds(o, 0, 0.5, 1.5));
    TEST_ASSERT_EQUAL_INT(0, cst_optimizer_bounds(o, 1, 0.5, 1.5));
    return o;
}

static void run_to(cst_optimizer *o, int evaluations)
{
    cst_limits l = { .gradient_tol = 1e-7, .max_evaluations = evaluations };
    TEST_ASSERT_EQUAL_INT(0, cst_optimizer_run(o, &l));
}

/* The minimum of a sum of two psi, which is not 0: Newton and L-BFGS-B find the same. */
static void test_scenarios(void)
{
    double rho[2][4];
    open_problems(NULL);
    for (int i = 0; i < 3; i++) {
        cst_optimizer *o = optimizer(i ? "newton" : "lbfgsb", SCENARIOS, i == 2 ? 2 : 1);
        cst_certificate c;
        run_to(o, 500);
        cst_optimum r = cst_optimizer_result(o);
        TEST_ASSERT_EQUAL_INT(CST_STOP_GRADIENT, r.reason);
        TEST_ASSERT_EQUAL_STRING(i ? "newton" : "lbfgsb", r.algorithm);
        TEST_ASSERT_EQUAL_INT(i > 0, r.products > 0);
        TEST_ASSERT_EQUAL_INT(0, cst_optimizer_certify(o, &c));
        TEST_ASSERT_TRUE(c.agrees);
        if (i == 2) /* whatever the threads */
            TEST_ASSERT_TRUE(!memcmp(rho[1], r.rho, sizeof rho[1]));
        else
            memcpy(rho[i], r.rho, sizeof rho[i]);
        cst_optimizer_free(o);
    }
    for (int k = 0; k < 4; k++)
        TEST_ASSERT_DOUBLE_WITHIN(1e-5, rho[0][k], rho[1][k]);
    close_problems();
}

/* Stopped after every count of evaluations, saved, loaded by another one and run on. */
static void test_same_bits_after_a_stop(void)
{
    open_problems(NULL);
    cst_optimizer *whole = optimizer("newton", SCENARIOS, 1);
    run_to(whole, 500);
    cst_optimum r = cst_optimizer_result(whole);
    for (int stop = 1; stop < r.evaluations + r.products; stop++) {
        cst_optimizer *first = optimizer("newton", SCENARIOS, 1), *second;
        run_to(first, stop);
        long size = cst_optimizer_save(first, NULL, 0);
        char *bytes = malloc((size_t)size);
        cst_optimizer_save(first, bytes, size);
        second = optimizer("newton", SCENARIOS, 1);
        TEST_ASSERT_EQUAL_INT_MESSAGE(0, cst_optimizer_load(second, bytes, size),
                                      cst_optimizer_message(second));
        run_to(second, 500);
        cst_optimum again = cst_optimizer_result(second);
        TEST_ASSERT_TRUE(again.psi == r.psi);
        TEST_ASSERT_TRUE(!memcmp(r.rho, again.rho, 4 * sizeof *r.rho));
        TEST_ASSERT_EQUAL_INT(r.evaluations, again.evaluations);
        TEST_ASSERT_EQUAL_INT(r.products, again.products);
        free(bytes);
        cst_optimizer_free(first);
        cst_optimizer_free(second);
    }
    cst_optimizer_free(whole);
    close_problems();
}

static int own(void *user, const double *rho, double seconds, double *psi, double *gradient,
               const char **why)
{
    (void)user, (void)rho, (void)seconds, (void)why;
    *psi = 0.0;
    if (gradient)
        memset(gradient, 0, 4 * sizeof *gradient);
    return 0;
}

static void test_refused(void)
{
    cst_optimizer *o;
    open_problems(NULL);
    o = optimizer("newton", 1, 1);
    TEST_ASSERT_EQUAL_INT(CST_EVALUE, cst_optimizer_evaluate(o, own, NULL));
    TEST_ASSERT_NOT_NULL(strstr(cst_optimizer_message(o), "by other means"));
    cst_optimizer_free(o);
    o = optimizer("lbfgsb", 1, 1);
    TEST_ASSERT_EQUAL_INT(0, cst_optimizer_evaluate(o, own, NULL));
    TEST_ASSERT_EQUAL_INT(CST_EVALUE, cst_optimizer_algorithm(o, "newton"));
    cst_optimizer_free(o);
    close_problems();
    open_problems("rms(x2)");
    TEST_ASSERT_EQUAL_INT(0, cst_optimizer_create(scenarios, 1, &o));
    TEST_ASSERT_EQUAL_INT(CST_EVALUE, cst_optimizer_algorithm(o, "newton"));
    TEST_ASSERT_NOT_NULL(strstr(cst_optimizer_message(o), "only a misfit has second derivatives"));
    cst_optimizer_free(o);
    close_problems();
}

static const char *chosen(const char *algorithm, const char *model, const char *objective,
                          const char *design)
{
    cst_problem *one;
    cst_work *work;
    cst_optimizer *o;
    static char name[16];
    TEST_ASSERT_EQUAL_INT(0, cst_problem_create(cst_model_find(model), &one));
    TEST_ASSERT_EQUAL_INT(0, cst_set_design(one, design));
    if (objective)
        TEST_ASSERT_EQUAL_INT(0, cst_set_objective(one, objective));
    TEST_ASSERT_EQUAL_INT(0, cst_work_create(one, &work));
    TEST_ASSERT_EQUAL_INT(0, cst_optimizer_create(&(cst_scenario){ one, work, 1.0 }, 1, &o));
    if (algorithm)
        TEST_ASSERT_EQUAL_INT(0, cst_optimizer_algorithm(o, algorithm));
    strcpy(name, cst_optimizer_result(o).algorithm);
    TEST_ASSERT_EQUAL_INT(0, cst_optimizer_evaluate(o, own, NULL)); /* no second derivatives */
    int switches = cst_model_find(model)->s > 0;
    TEST_ASSERT_EQUAL_STRING(switches ? name : "lbfgsb", cst_optimizer_result(o).algorithm);
    cst_optimizer_free(o);
    cst_work_free(work);
    cst_problem_free(one);
    return name;
}

static void test_auto(void)
{
    TEST_ASSERT_EQUAL_STRING("newton", chosen("auto", "fivebar", NULL, "all"));
    TEST_ASSERT_EQUAL_STRING("lbfgsb", chosen(NULL, "fivebar", NULL, "all"));
    TEST_ASSERT_EQUAL_STRING("lbfgsb", chosen("auto", "fivebar", "rms(bar1)", "L01"));
    TEST_ASSERT_EQUAL_STRING("lbfgsb", chosen("auto", "squeezer", NULL, "all")); /* many of them */
    TEST_ASSERT_EQUAL_STRING("newton", chosen("auto", "iltis", NULL, "lL1"));    /* switches */
    TEST_ASSERT_EQUAL_STRING("newton", chosen(NULL, "iltis", NULL, "lL1"));
    TEST_ASSERT_EQUAL_STRING("newton", chosen(NULL, "iltis", "rms(travel_fl)", "lL1"));
    TEST_ASSERT_EQUAL_STRING("lbfgsb", chosen(NULL, "iltis", NULL, "all"));
}

int main(void)
{
    UNITY_BEGIN();
    RUN_TEST(test_known_minimum);
    RUN_TEST(test_bounds);
    RUN_TEST(test_negative_curvature);
    RUN_TEST(test_small_steps_are_no_end);
    RUN_TEST(test_kinks);
    RUN_TEST(test_replay);
    RUN_TEST(test_secants);
    RUN_TEST(test_limit_counts_products);
    RUN_TEST(test_product_fails);
    RUN_TEST(test_scenarios);
    RUN_TEST(test_same_bits_after_a_stop);
    RUN_TEST(test_refused);
    RUN_TEST(test_auto);
    return UNITY_END();
}
