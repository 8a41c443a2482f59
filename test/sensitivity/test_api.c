/* Every argument that the library can be given wrongly: a status, a message that says what to do,
 * and NaN in the outputs. */
#include "rig.h"
#include "unity.h"

#include <limits.h>
#include <math.h>
#include <string.h>

static rig one;
static const cst_model *fivebar;
static const double inf = INFINITY;

void setUp(void)
{
    fivebar = cst_model_find("fivebar");
    rig_open(&one, fivebar, NULL, NULL, CST_ADJOINT, RIG_DEFAULT);
}

void tearDown(void)
{
    rig_close(&one);
}

/* A message of some length that has the words. */
static void says(const char *message, const char *word, const char *remedy)
{
    TEST_ASSERT_TRUE_MESSAGE(strlen(message) > 20 && strlen(message) < 500, message);
    TEST_ASSERT_TRUE_MESSAGE(strstr(message, word) != NULL, message);
    TEST_ASSERT_TRUE_MESSAGE(strstr(message, remedy) != NULL, message);
    TEST_ASSERT_TRUE_MESSAGE(!strchr(message, '\n'), message);
}

/* ---- nothing there --------------------------------------------------------------------------- */

static void test_null(void)
{
    double psi = 1.0, gradient[2] = { 1.0, 1.0 };
    cst_rung rung;
    cst_problem *p = one.p;
    cst_work *w = NULL;
    rig_work(&one);
    TEST_ASSERT_NULL(cst_model_find(NULL));
    TEST_ASSERT_EQUAL_INT(CST_EARGUMENT, cst_problem_create(NULL, NULL));
    TEST_ASSERT_EQUAL_INT(CST_EARGUMENT, cst_problem_create(fivebar, NULL));
    TEST_ASSERT_EQUAL_INT(CST_EARGUMENT, cst_problem_create(NULL, &p));
    TEST_ASSERT_NULL(p);
    TEST_ASSERT_EQUAL_INT(CST_EARGUMENT, cst_set_parameter(NULL, "L01", 1.0));
    TEST_ASSERT_EQUAL_INT(CST_EARGUMENT, cst_set_parameter(one.p, NULL, 1.0));
    TEST_ASSERT_EQUAL_INT(CST_EARGUMENT, cst_set_design(NULL, "L01"));
    TEST_ASSERT_EQUAL_INT(CST_EARGUMENT, cst_set_design(one.p, NULL));
    TEST_ASSERT_EQUAL_INT(CST_EARGUMENT, cst_set_cost(NULL, "position"));
    TEST_ASSERT_EQUAL_INT(CST_EARGUMENT, cst_set_cost(one.p, NULL));
    TEST_ASSERT_EQUAL_INT(CST_EARGUMENT, cst_set_options(one.p, NULL));
    cst_options options = cst_problem_options(one.p);
    TEST_ASSERT_EQUAL_INT(CST_EARGUMENT, cst_set_options(NULL, &options));
    TEST_ASSERT_EQUAL_INT(CST_EARGUMENT, cst_work_create(NULL, &w));
    TEST_ASSERT_EQUAL_INT(CST_EARGUMENT, cst_work_create(one.p, NULL));
    TEST_ASSERT_EQUAL_INT(CST_EARGUMENT, cst_gradient(one.p, NULL, NULL, &psi, gradient));
    TEST_ASSERT_TRUE(isnan(psi) && isnan(gradient[0]) && isnan(gradient[1]));
    psi = 1.0;
    TEST_ASSERT_EQUAL_INT(CST_EARGUMENT, cst_gradient(NULL, one.w, NULL, &psi, gradient));
    TEST_ASSERT_TRUE(isnan(psi));
    psi = 1.0;
    TEST_ASSERT_EQUAL_INT(CST_EARGUMENT, cst_simulate(one.p, NULL, NULL, &psi));
    TEST_ASSERT_TRUE(isnan(psi));
    TEST_ASSERT_EQUAL_INT(CST_EARGUMENT, cst_check(NULL, one.w, &rung, 1));
    TEST_ASSERT_EQUAL_INT(CST_EARGUMENT, cst_check(one.p, NULL, &rung, 1));
    TEST_ASSERT_EQUAL_INT(CST_EARGUMENT, cst_check(one.p, one.w, NULL, 1));
    TEST_ASSERT_EQUAL_INT(CST_EARGUMENT, cst_check(one.p, one.w, &rung, 0));
    TEST_ASSERT_EQUAL_INT(CST_EARGUMENT, cst_rank(one.p, one.w, NULL, NULL));
    TEST_ASSERT_EQUAL_INT(CST_EARGUMENT, cst_outputs_at(one.p, one.w, 0.0, NULL));
}

/* A work that could not be created has a message, and nothing else: each call refuses it. */
static void test_a_work_that_could_not_be_created(void)
{
    rig barrier = { .p = NULL };
    cst_work *w;
    cst_optimizer *o;
    cst_rung rung;
    cst_observed seen;
    double x[64], y[64], psi = 1.0;
    int rank;
    rig_open(&barrier, cst_model_find("barrier"), NULL, NULL, CST_ADJOINT, RIG_DEFAULT);
    cst_options options = cst_problem_options(barrier.p);
    options.integrator = CST_ONESTEP; /* which locates no switches */
    rig_options(&barrier, options);
    cst_problem *p = barrier.p;
    TEST_ASSERT_EQUAL_INT(CST_EARGUMENT, cst_work_create(p, &w));
    TEST_ASSERT_NOT_NULL(w);
    TEST_ASSERT_EQUAL_INT(CST_EARGUMENT, cst_gradient(p, w, NULL, &psi, x));
    TEST_ASSERT_TRUE(isnan(psi) && isnan(x[0]));
    TEST_ASSERT_EQUAL_INT(CST_EARGUMENT, cst_simulate(p, w, NULL, &psi));
    TEST_ASSERT_EQUAL_INT(CST_EARGUMENT, cst_responses(p, w, NULL, x, y));
    TEST_ASSERT_EQUAL_INT(CST_EARGUMENT, cst_residuals(p, w, NULL, x, y));
    TEST_ASSERT_EQUAL_INT(CST_EARGUMENT, cst_hessian_vector(p, w, NULL, x, y));
    TEST_ASSERT_EQUAL_INT(CST_EARGUMENT, cst_hessian(p, w, NULL, x, &psi, y));
    TEST_ASSERT_EQUAL_INT(CST_EARGUMENT, cst_check(p, w, &rung, 1));
    TEST_ASSERT_EQUAL_INT(CST_EARGUMENT, cst_rank(p, w, NULL, &rank));
    TEST_ASSERT_EQUAL_INT(CST_EARGUMENT, cst_start_at(p, w, NULL, x, y, NULL, NULL, NULL));
    TEST_ASSERT_EQUAL_INT(CST_EARGUMENT, cst_trajectory_at(p, w, 0.0, x, y, NULL, NULL));
    TEST_ASSERT_EQUAL_INT(CST_EARGUMENT, cst_outputs_at(p, w, 0.0, x));
    TEST_ASSERT_EQUAL_INT(CST_EARGUMENT, cst_observe(p, w, 0.0, &seen));
    TEST_ASSERT_TRUE(cst_trajectory_nodes(w) == 0 && cst_event_count(w) == 0);
    TEST_ASSERT_EQUAL_INT(CST_EARGUMENT, cst_optimizer_create(&(cst_scenario){ p, w, 1.0 }, 1, &o));
    TEST_ASSERT_NOT_NULL_MESSAGE(strstr(cst_message(w), "switches"), cst_message(w));
    cst_optimizer_free(o);
    cst_work_free(w);
    rig_close(&barrier);
}

/* Without a problem or a work the outputs of what looks at a run hold NaN too. */
static void test_null_observed(void)
{
    cst_observed o = { 1.0, 1.0, 1.0, 1.0, 1.0 };
    double q[6] = { 1.0 }, v[6] = { 1.0 }, a[6] = { 1.0 }, lambda[4] = { 1.0 };
    rig_work(&one);
    TEST_ASSERT_EQUAL_INT(CST_EARGUMENT, cst_observe(one.p, one.w, 0.0, NULL));
    TEST_ASSERT_EQUAL_INT(CST_EARGUMENT, cst_observe(one.p, NULL, 0.0, &o));
    TEST_ASSERT_TRUE_MESSAGE(isnan(o.kinetic) && isnan(o.phi) && isnan(o.cost),
                             "cst_observe without a work");
    TEST_ASSERT_EQUAL_INT(CST_EARGUMENT, cst_trajectory_at(one.p, NULL, 0.0, q, v, a, lambda));
    TEST_ASSERT_TRUE_MESSAGE(isnan(q[0]) && isnan(v[0]) && isnan(a[0]) && isnan(lambda[0]),
                             "cst_trajectory_at without a work");
    q[0] = v[0] = a[0] = lambda[0] = 1.0;
    TEST_ASSERT_EQUAL_INT(CST_EARGUMENT, cst_start_at(one.p, NULL, NULL, q, v, a, lambda, NULL));
    TEST_ASSERT_TRUE_MESSAGE(isnan(q[0]) && isnan(v[0]) && isnan(a[0]) && isnan(lambda[0]),
                             "cst_start_at without a work");
}

/* What only looks answers something harmless. */
static void test_null_looks(void)
{
    cst_problem_free(NULL);
    cst_work_free(NULL);
    cst_set_progress(NULL, NULL, NULL);
    TEST_ASSERT_TRUE(strlen(cst_problem_message(NULL)) > 0);
    TEST_ASSERT_TRUE(strlen(cst_message(NULL)) > 0);
    TEST_ASSERT_NULL(cst_problem_model(NULL));
    TEST_ASSERT_EQUAL_INT(0, cst_design_count(NULL));
    TEST_ASSERT_EQUAL_INT(-1, cst_design_index(NULL, 0));
    TEST_ASSERT_EQUAL_INT(-1, cst_design_index(one.p, -1));
    TEST_ASSERT_EQUAL_INT(-1, cst_design_index(one.p, 2));
    TEST_ASSERT_TRUE(isnan(cst_parameter_value(NULL, 0)));
    TEST_ASSERT_TRUE(isnan(cst_parameter_value(one.p, -1)) &&
                     isnan(cst_parameter_value(one.p, fivebar->p + 1)));
    TEST_ASSERT_EQUAL_INT(-1, cst_cost_index(NULL));
    TEST_ASSERT_EQUAL_INT(0, cst_trajectory_nodes(NULL));
    TEST_ASSERT_TRUE(isnan(cst_trajectory_time(NULL, 0)));
    TEST_ASSERT_EQUAL_INT(0, cst_work_stats(NULL).steps);
    TEST_ASSERT_EQUAL_INT(0, cst_event_count(NULL));
    TEST_ASSERT_TRUE(isnan(cst_event_at(NULL, 0).t));
    TEST_ASSERT_TRUE(cst_problem_options(NULL).tf == 0.0);
    TEST_ASSERT_NULL(cst_model_at(-1));
    TEST_ASSERT_NULL(cst_model_at(cst_model_count()));
    TEST_ASSERT_NULL(cst_formulation_name(-1));
    TEST_ASSERT_NULL(cst_formulation_name(cst_formulation_count()));
    TEST_ASSERT_EQUAL_STRING(CST_VERSION, cst_version());
}

/* ---- names ----------------------------------------------------------------------------------- */

static void test_names(void)
{
    static const char *const bad[] = { "",         "l01",  "L01 ", "L0",       "L011",
                                       "nonsense", "L01,", ",L01", "L01,,L02", "all,L01" };
    TEST_ASSERT_NULL(cst_model_find("nonsense"));
    TEST_ASSERT_NULL(cst_model_find(""));
    for (size_t i = 0; i < 6; i++) {
        TEST_ASSERT_EQUAL_INT_MESSAGE(CST_ENAME, cst_set_parameter(one.p, bad[i], 1.0), bad[i]);
        says(cst_problem_message(one.p), "no parameter", "costate models fivebar");
    }
    for (size_t i = 0; i < sizeof bad / sizeof *bad; i++) {
        TEST_ASSERT_EQUAL_INT_MESSAGE(CST_ENAME, cst_set_design(one.p, bad[i]), bad[i]);
        TEST_ASSERT_EQUAL_INT_MESSAGE(2, cst_design_count(one.p),
                                      "a refused design changed the problem");
        TEST_ASSERT_EQUAL_INT(6, cst_design_index(one.p, 0));
    }
    TEST_ASSERT_EQUAL_INT(CST_EVALUE, cst_set_design(one.p, "L01,L02,L01"));
    says(cst_problem_message(one.p), "L01", "once");
    TEST_ASSERT_EQUAL_INT(CST_ENAME, cst_set_cost(one.p, "nonsense"));
    says(cst_problem_message(one.p), "nonsense", "costate models fivebar");
    TEST_ASSERT_EQUAL_INT(0, cst_cost_index(one.p));
    TEST_ASSERT_EQUAL_INT(CST_ENAME, cst_set_cost(one.p, ""));
}

/* A name as long as a book, and one with a format in it. */
static void test_strange_names(void)
{
    static char endless[100000];
    memset(endless, 'x', sizeof endless - 1);
    TEST_ASSERT_EQUAL_INT(CST_ENAME, cst_set_parameter(one.p, endless, 1.0));
    TEST_ASSERT_EQUAL_INT(CST_ENAME, cst_set_design(one.p, endless));
    TEST_ASSERT_EQUAL_INT(CST_ENAME, cst_set_cost(one.p, endless));
    TEST_ASSERT_EQUAL_INT(CST_ENAME, cst_set_parameter(one.p, "%s%n%d", 1.0));
    says(cst_problem_message(one.p), "%s%n%d", "lists them");
}

/* ---- numbers --------------------------------------------------------------------------------- */

static void test_values(void)
{
    static const double bad[] = { NAN, INFINITY, -INFINITY, -1e-300, 10.0000001, 1e300 };
    double before = cst_parameter_value(one.p, 6);
    for (size_t i = 0; i < sizeof bad / sizeof *bad; i++) {
        TEST_ASSERT_EQUAL_INT(CST_EVALUE, cst_set_parameter(one.p, "L01", bad[i]));
        says(cst_problem_message(one.p), "L01", "from 0 to 10 m");
        TEST_ASSERT_TRUE(cst_parameter_value(one.p, 6) == before);
    }
    TEST_ASSERT_EQUAL_INT(CST_OK, cst_set_parameter(one.p, "L01", 0.0));
    TEST_ASSERT_EQUAL_INT(CST_OK, cst_set_parameter(one.p, "L01", 10.0));
    TEST_ASSERT_TRUE(cst_parameter_value(one.p, 6) == 10.0);
}

static void refuse(cst_options o, int status, const char *word)
{
    cst_options before = cst_problem_options(one.p);
    TEST_ASSERT_EQUAL_INT_MESSAGE(status, cst_set_options(one.p, &o), word);
    says(cst_problem_message(one.p), word, "");
    cst_options after = cst_problem_options(one.p);
    TEST_ASSERT_TRUE_MESSAGE(after.tf == before.tf && after.rtol == before.rtol &&
                                 after.method == before.method &&
                                 after.formulation == before.formulation,
                             "all or nothing");
}

static void test_options(void)
{
    static const double bad[] = { 0.0, -1.0, -0.0, NAN, INFINITY, -INFINITY };
    cst_options o;
    for (size_t i = 0; i < sizeof bad / sizeof *bad; i++) {
        o = cst_problem_options(one.p), o.tf = bad[i], refuse(o, CST_EVALUE, "tf");
        o = cst_problem_options(one.p), o.rtol = bad[i], refuse(o, CST_EVALUE, "rtol");
        o = cst_problem_options(one.p), o.atol = bad[i];
        if (bad[i] == 0.0)
            TEST_ASSERT_EQUAL_INT(CST_OK, cst_set_options(one.p, &o)); /* by the motion */
        else
            refuse(o, CST_EVALUE, "atol");
        o = cst_problem_options(one.p), o.alpha = bad[i], refuse(o, CST_EVALUE, "alpha");
        o = cst_problem_options(one.p), o.fd_step = bad[i], refuse(o, CST_EVALUE, "fd_step");
        if (bad[i] == 0.0)
            continue;
        o = cst_problem_options(one.p), o.xi = bad[i], refuse(o, CST_EVALUE, "xi");
        o = cst_problem_options(one.p), o.omega = bad[i], refuse(o, CST_EVALUE, "omega");
    }
    /* in horizons of the model's own */
    static const double unresolved[] = { 1e200, 1.1e9, 1e-31, 1e-310 };
    for (size_t i = 0; i < sizeof unresolved / sizeof *unresolved; i++)
        o = cst_problem_options(one.p), o.tf *= unresolved[i], refuse(o, CST_EVALUE, "horizon");
    o = cst_problem_options(one.p), o.rtol = 1.0, refuse(o, CST_EVALUE, "rtol");
    o = cst_problem_options(one.p), o.max_steps = 0, refuse(o, CST_EVALUE, "max_steps");
    o = cst_problem_options(one.p), o.memory = 65535.0, refuse(o, CST_EVALUE, "memory");
    o = cst_problem_options(one.p), o.memory = -1.0, refuse(o, CST_EVALUE, "memory");
    o = cst_problem_options(one.p), o.memory = NAN, refuse(o, CST_EVALUE, "memory");
    static char endless[5000];
    memset(endless, 'x', sizeof endless - 1);
    const char *const nowhere[] = { "", "/no/such/place", "/dev/null", "/proc", endless };
    for (size_t i = 0; i < sizeof nowhere / sizeof *nowhere; i++)
        o = cst_problem_options(one.p), o.memory_dir = nowhere[i],
        refuse(o, CST_EVALUE, "memory_dir");
    o = cst_problem_options(one.p), o.max_steps = INT_MIN, refuse(o, CST_EVALUE, "max_steps");
    o = cst_problem_options(one.p), o.method = (cst_method)99, refuse(o, CST_EVALUE, "method");
    o = cst_problem_options(one.p), o.method = (cst_method)-1, refuse(o, CST_EVALUE, "method");
    o = cst_problem_options(one.p), o.formulation = "nonsense", refuse(o, CST_ENAME, "nonsense");
    o = cst_problem_options(one.p), o.formulation = NULL, refuse(o, CST_ENAME, "formulation");
}

/* rho that is no number. */
static void test_rho(void)
{
    const double bad[] = { NAN, inf, -inf };
    rig_work(&one);
    for (int method = CST_ADJOINT; method <= CST_FD_FORWARD; method++)
        for (int i = 0; i < 3; i++) {
            cst_options o = cst_problem_options(one.p);
            o.method = (cst_method)method;
            rig_options(&one, o);
            rig_work(&one);
            double rho[2] = { 2.2, bad[i] }, psi = 1.0, gradient[2] = { 1.0, 1.0 };
            TEST_ASSERT_EQUAL_INT(CST_EVALUE, cst_gradient(one.p, one.w, rho, &psi, gradient));
            says(cst_message(one.w), "L02", "finite");
            TEST_ASSERT_TRUE(isnan(psi) && isnan(gradient[0]) && isnan(gradient[1]));
            psi = 1.0;
            TEST_ASSERT_EQUAL_INT(CST_EVALUE, cst_simulate(one.p, one.w, rho, &psi));
            TEST_ASSERT_TRUE(isnan(psi));
        }
}

static void test_problem_message_of_success(void)
{
    TEST_ASSERT_EQUAL_INT(CST_ENAME, cst_set_cost(one.p, "nonsense"));
    TEST_ASSERT_EQUAL_INT(CST_OK, cst_set_cost(one.p, "position"));
    TEST_ASSERT_EQUAL_STRING_MESSAGE("", cst_problem_message(one.p),
                                     "the message of an earlier error stayed");
}

/* A registry that can be looked through; names are unique and fit for a command line. */
static void test_registry(void)
{
    TEST_ASSERT_TRUE(cst_model_count() >= 2);
    for (int i = 0; i < cst_model_count(); i++) {
        const cst_model *m = cst_model_at(i);
        TEST_ASSERT_TRUE(cst_model_find(m->name) == m);
        TEST_ASSERT_TRUE(m->abi == CST_ABI && strlen(m->about) > 10);
        for (int k = 0; k < m->p; k++) {
            const cst_parameter *x = &m->parameters[k];
            TEST_ASSERT_TRUE_MESSAGE(
                x->lower <= x->value && x->value <= x->upper && x->lower < x->upper, x->name);
            TEST_ASSERT_TRUE_MESSAGE(
                x->unit && strlen(x->unit) && x->meaning && strlen(x->meaning) > 3, x->name);
            TEST_ASSERT_TRUE_MESSAGE(
                strlen(x->name) && !strpbrk(x->name, " ,=") && strcmp(x->name, "all"), x->name);
            for (int j = 0; j < k; j++)
                TEST_ASSERT_TRUE_MESSAGE(strcmp(x->name, m->parameters[j].name), x->name);
        }
        for (int k = 0; k < m->costs_count; k++)
            TEST_ASSERT_TRUE_MESSAGE(m->costs[k].unit && strlen(m->costs[k].unit) &&
                                         strlen(m->costs[k].meaning) > 5,
                                     m->costs[k].name);
    }
    int penalty = 0;
    for (int i = 0; i < cst_formulation_count(); i++) {
        penalty += !strcmp(cst_formulation_name(i), "penalty");
        TEST_ASSERT_TRUE(strlen(cst_formulation_about(i)) > 10);
    }
    TEST_ASSERT_EQUAL_INT(1, penalty);
}

/* The sketch at an instant of the run, at a state, and where there is none. */
static void test_sketch(void)
{
    cst_problem *p;
    cst_work *w;
    cst_model plain = *cst_model_find("fivebar");
    double q[6], at[15], of[15];
    const double rho[9] = { 0.0 };
    cst_problem_create(cst_model_find("fivebar"), &p);
    cst_work_create(p, &w);
    TEST_ASSERT_EQUAL_INT(CST_EARGUMENT, cst_sketch_at(p, w, 0.0, at)); /* no run yet */
    TEST_ASSERT_TRUE(isnan(at[0]) && isnan(at[14]));
    TEST_ASSERT_EQUAL_INT(CST_OK, cst_simulate(p, w, NULL, NULL));
    TEST_ASSERT_EQUAL_INT(CST_OK, cst_sketch_at(p, w, 1.25, at));
    TEST_ASSERT_EQUAL_INT(CST_OK, cst_trajectory_at(p, w, 1.25, q, NULL, NULL, NULL));
    TEST_ASSERT_EQUAL_INT(CST_OK, cst_sketch_of(cst_problem_model(p), 1.25, q, rho, of));
    TEST_ASSERT_TRUE(at[6] == q[2] && at[7] == q[3] && at[8] == 0.0 &&
                     memcmp(at, of, sizeof at) == 0);
    TEST_ASSERT_EQUAL_INT(CST_EARGUMENT, cst_sketch_at(p, w, 1.0, NULL));
    TEST_ASSERT_EQUAL_INT(CST_EARGUMENT, cst_sketch_of(NULL, 0.0, q, rho, of));
    cst_work_free(w);
    cst_problem_free(p);
    plain.sketch = NULL;
    TEST_ASSERT_EQUAL_INT(CST_OK, cst_problem_create(&plain, &p));
    cst_work_create(p, &w);
    TEST_ASSERT_EQUAL_INT(CST_EARGUMENT, cst_sketch_at(p, w, 0.0, at));
    TEST_ASSERT_NOT_NULL(strstr(cst_message(w), "no sketch"));
    TEST_ASSERT_EQUAL_INT(CST_EARGUMENT, cst_sketch_of(&plain, 0.0, q, rho, of));
    cst_work_free(w);
    cst_problem_free(p);
}

int main(void)
{
    UNITY_BEGIN();
    RUN_TEST(test_null);
    RUN_TEST(test_a_work_that_could_not_be_created);
    RUN_TEST(test_null_looks);
    RUN_TEST(test_null_observed);
    RUN_TEST(test_names);
    RUN_TEST(test_strange_names);
    RUN_TEST(test_values);
    RUN_TEST(test_options);
    RUN_TEST(test_rho);
    RUN_TEST(test_problem_message_of_success);
    RUN_TEST(test_registry);
    RUN_TEST(test_sketch);
    return UNITY_END() != 0;
}
