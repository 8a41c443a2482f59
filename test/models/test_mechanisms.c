/* Mechanisms that lock, and mechanisms with redundant constraints. */
#include "costate.h"
#include "rig.h"
#include "unity.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

void setUp(void) {}
void tearDown(void) {}

typedef struct {
    cst_problem *p;
    cst_work *w;
} run;

/* With the integrator cvodes where the environment's RIG_INTEGRATOR asks for it. */
static cst_problem *problem(const char *model)
{
    cst_problem *p = NULL;
    const char *integrator = getenv("RIG_INTEGRATOR");
    TEST_ASSERT_EQUAL_INT(0, cst_problem_create(cst_model_find(model), &p));
    cst_options o = cst_problem_options(p);
    if (integrator && !strcmp(integrator, "cvodes"))
        o.integrator = CST_CVODES;
    TEST_ASSERT_EQUAL_INT(0, cst_set_options(p, &o));
    return p;
}

/* The crank's angle where the coupler and the rocker are in line: beyond it no configuration is
 * left. */
static double dead_center(double ground, double crank, double both)
{
    return acos((ground * ground + crank * crank - both * both) / (2.0 * ground * crank));
}

static void locks(const char *formulation, cst_method method, double alpha, double rtol)
{
    cst_work *w = NULL;
    cst_problem *p = problem("fourbar");
    cst_options o = cst_problem_options(p);
    double psi = 0.0, gradient[4], t = dead_center(1.0, 0.25, 1.2) / 6.0, when = 0.0;
    o.formulation = formulation;
    o.method = method;
    o.alpha = alpha;
    o.rtol = rtol;
    o.atol = 1e-2 * rtol;
    cst_set_options(p, &o);
    cst_set_parameter(p, "coupler", 0.6);
    cst_set_parameter(p, "rocker", 0.6);
    TEST_ASSERT_EQUAL_INT(0, cst_work_create(p, &w));
    TEST_ASSERT_EQUAL_INT_MESSAGE(CST_EDRIFT, cst_gradient(p, w, NULL, &psi, gradient),
                                  cst_message(w));
    TEST_ASSERT_TRUE(isnan(psi) && isnan(gradient[0]) && isnan(gradient[3]));
    const char *at = strstr(cst_message(w), "the mechanism locks at t = ");
    TEST_ASSERT_TRUE_MESSAGE(at && sscanf(at, "the mechanism locks at t = %lf", &when) == 1,
                             cst_message(w));
    TEST_ASSERT_DOUBLE_WITHIN(0.01 * t, t, when);
    TEST_ASSERT_TRUE_MESSAGE(strstr(cst_message(w), "theta") != NULL, cst_message(w));
    cst_work_free(w);
    cst_problem_free(p);
}

static void test_a_four_bar_that_cannot_turn_is_an_error(void)
{
    locks("penalty", CST_ADJOINT, 1e9, 1e-8);
    locks("penalty", CST_DIRECT, 1e9, 1e-8);
    locks("penalty", CST_FD_CENTRAL, 1e9, 1e-8);
    locks("penalty", CST_ADJOINT, 1e9, 1e-4);
    locks("penalty", CST_ADJOINT, 1e7, 1e-6);
    locks("penalty", CST_ADJOINT, 1e3, 1e-8);
}

/* A bar longer by so little that it can just turn, or shorter: on one side it runs, on the other it
 * locks. */
static void test_the_limit_is_that_of_the_lengths(void)
{
    for (int locked = 0; locked < 2; locked++) {
        cst_work *w = NULL;
        cst_problem *p = problem("fourbar");
        double psi;
        cst_set_parameter(p, "coupler", locked ? 0.5499 : 0.5501);
        TEST_ASSERT_EQUAL_INT(0, cst_work_create(p, &w));
        TEST_ASSERT_EQUAL_INT_MESSAGE(locked ? CST_EDRIFT : CST_OK, cst_simulate(p, w, NULL, &psi),
                                      cst_message(w));
        cst_work_free(w);
        cst_problem_free(p);
    }
}

/* Drift that a penalty, a loose tolerance or a long step has anyway is no alarm. */
static void test_drift_is_not_a_lock(void)
{
    static const char *const models[] = { "pendulum", "fivebar",  "slidercrank",
                                          "fourbar",  "squeezer", "bricard" };
    for (int i = 0; i < 6; i++)
        for (int k = 0; k < 4; k++) {
            cst_work *w = NULL;
            cst_problem *p = problem(models[i]);
            cst_options o = cst_problem_options(p);
            double psi;
            o.tf = fmin(o.tf, 2.0);
            o.alpha = k == 0 ? 1e5 : k == 1 ? 1e11 : o.alpha;
            o.rtol = k == 2 ? 1e-3 : o.rtol;
            o.atol = k == 2 ? 1e-5 : o.atol;
            o.integrator = k == 3 ? CST_ONESTEP : o.integrator;
            o.step = o.tf / 200.0;
            TEST_ASSERT_EQUAL_INT(0, cst_set_options(p, &o));
            TEST_ASSERT_EQUAL_INT(0, cst_work_create(p, &w));
            int status = cst_simulate(p, w, NULL, &psi); /* what coarse steps lose is told */
            TEST_ASSERT_TRUE_MESSAGE(status == CST_OK || (k > 1 && status == CST_WSPURIOUS),
                                     cst_message(w));
            cst_work_free(w);
            cst_problem_free(p);
        }
}

/* An optimization steps over lengths that lock; it goes on from where the mechanism turns. */
static void test_the_optimizer_rejects_what_locks(void)
{
    cst_problem *p = problem("fourbar");
    cst_work *w = NULL;
    cst_optimizer *o = NULL;
    cst_limits limits = cst_limits_default();
    limits.max_evaluations = 60;
    cst_set_design(p, "rocker"); /* the shorter the better, down to 0.63 */
    cst_set_parameter(p, "coupler", 0.62);
    cst_set_parameter(p, "rocker", 0.66);
    TEST_ASSERT_EQUAL_INT(0, cst_work_create(p, &w));
    cst_scenario one = { p, w, 1.0 };
    TEST_ASSERT_EQUAL_INT(0, cst_optimizer_create(&one, 1, &o));
    TEST_ASSERT_TRUE_MESSAGE(cst_optimizer_run(o, &limits) >= 0, cst_optimizer_message(o));
    cst_optimum r = cst_optimizer_result(o);
    TEST_ASSERT_TRUE(r.rejected > 0);
    TEST_ASSERT_TRUE_MESSAGE(strstr(r.rejection, "the mechanism locks") != NULL, r.rejection);
    TEST_ASSERT_TRUE(r.rho[0] > 0.63 && r.psi < r.psi_initial);
    cst_optimizer_free(o);
    cst_work_free(w);
    cst_problem_free(p);
}

/* P3 of the benchmark by test/fixtures/bricard.py, which integrates one angle (its loop closed by
 * Newton's method) to 1e-12. */
static void test_bricard_moves_as_its_reference(void)
{
    static const double reference[][4] = {
#include "bricard_reference.h"
    };
    cst_work *w = NULL;
    cst_problem *p = problem("bricard");
    double psi, x[6];
    TEST_ASSERT_EQUAL_INT(0, cst_work_create(p, &w));
    TEST_ASSERT_EQUAL_INT_MESSAGE(CST_OK, cst_simulate(p, w, NULL, &psi), cst_message(w));
    for (size_t i = 0; i < sizeof reference / sizeof reference[0]; i++) {
        TEST_ASSERT_EQUAL_INT(CST_OK, cst_outputs_at(p, w, reference[i][0], x));
        for (int k = 0; k < 3; k++)
            TEST_ASSERT_DOUBLE_WITHIN(2e-6, reference[i][1 + k], x[k]);
    }
    for (int i = 0; i <= 20; i++) {
        cst_observed o;
        TEST_ASSERT_EQUAL_INT(CST_OK, cst_observe(p, w, 0.5 * i, &o));
        TEST_ASSERT_DOUBLE_WITHIN(1e-6, -3.0 * 9.81, o.kinetic + o.potential);
    }
    cst_work_free(w);
    cst_problem_free(p);
}

/* P2, which the benchmark calls P3, as it was published: six digits. */
static void test_bricard_moves_as_published(void)
{
    static const double published[][4] = {
        { 1, 0.273334, -0.886544, -0.462644 },  { 2, -0.779947, -0.980636, -0.195841 },
        { 3, -0.768606, -0.978841, -0.204622 }, { 4, 0.288330, -0.888729, -0.458433 },
        { 5, 0.999816, -1.000000, -0.000184 },  { 6, 0.258309, -0.884448, -0.466638 },
        { 7, -0.791078, -0.982341, -0.187098 }, { 8, -0.757063, -0.976959, -0.213428 },
        { 9, 0.303294, -0.890998, -0.454006 },  { 10, 0.999265, -1.000000, -0.000735 },
    };
    cst_work *w = NULL;
    cst_problem *p = problem("bricard");
    cst_options o = cst_problem_options(p);
    double psi, x[6];
    o.rtol = 1e-10;
    o.atol = 1e-12;
    cst_set_options(p, &o);
    TEST_ASSERT_EQUAL_INT(0, cst_work_create(p, &w));
    TEST_ASSERT_EQUAL_INT_MESSAGE(CST_OK, cst_simulate(p, w, NULL, &psi), cst_message(w));
    for (size_t i = 0; i < sizeof published / sizeof published[0]; i++) {
        TEST_ASSERT_EQUAL_INT(CST_OK, cst_outputs_at(p, w, published[i][0], x));
        for (int k = 0; k < 3; k++)
            TEST_ASSERT_DOUBLE_WITHIN(7e-7, published[i][1 + k], x[3 + k]);
    }
    cst_work_free(w);
    cst_problem_free(p);
}

/* Adjoint against direct and against differences of the fourth order, at the defaults. */
static void test_bricard_has_a_gradient_at_the_defaults(void)
{
    cst_problem *p = problem("bricard");
    cst_options o = cst_problem_options(p);
    cst_work *w = NULL;
    double psi, adjoint[7], direct[7], rho[7];
    cst_set_design(p, "all");
    TEST_ASSERT_EQUAL_INT(0, cst_work_create(p, &w));
    TEST_ASSERT_EQUAL_INT_MESSAGE(CST_OK, cst_gradient(p, w, NULL, &psi, adjoint), cst_message(w));
    cst_stats stats = cst_work_stats(w);
    TEST_ASSERT_TRUE(stats.backward_steps < 2 * stats.steps);
    cst_work_free(w);
    o.method = CST_DIRECT;
    o.rtol = 1e-10;
    o.atol = 1e-12;
    cst_set_options(p, &o);
    TEST_ASSERT_EQUAL_INT(0, cst_work_create(p, &w));
    TEST_ASSERT_EQUAL_INT_MESSAGE(CST_OK, cst_gradient(p, w, NULL, &psi, direct), cst_message(w));
    for (int k = 0; k < 7; k++) {
        double value = cst_parameter_value(p, k), h = 5e-3 * value, shifted[4];
        TEST_ASSERT_DOUBLE_WITHIN(1e-6 * fabs(direct[k]) + 1e-9, direct[k], adjoint[k]);
        for (int j = 0; j < 4; j++) {
            for (int i = 0; i < 7; i++)
                rho[i] = cst_parameter_value(p, i);
            rho[k] += h * (double[]){ -2.0, -1.0, 1.0, 2.0 }[j];
            TEST_ASSERT_EQUAL_INT_MESSAGE(CST_OK, cst_simulate(p, w, rho, &shifted[j]),
                                          cst_message(w));
        }
        double difference =
            (shifted[0] - 8.0 * shifted[1] + 8.0 * shifted[2] - shifted[3]) / (12.0 * h);
        TEST_ASSERT_DOUBLE_WITHIN(1e-6 * fabs(difference) + 1e-8 * psi / value, difference,
                                  adjoint[k]);
    }
    cst_work_free(w);
    cst_problem_free(p);
}

/* The vectors that redundant constraints leave open turn with the mechanism: the adjoint of a look
 * at an acceleration takes those of its own instant.  With those of the start it was 6 % off at the
 * end, and with rk 10 % within. */
static void test_accelerations_of_a_redundant_mechanism(void)
{
    cst_problem *p = problem("bricard");
    cst_options o = cst_problem_options(p);
    double value[3], gradient[2][9];
    o.tf = 3.3;
    TEST_ASSERT_EQUAL_INT(CST_OK, cst_add_response(p, "final(ddot(q17))"));
    TEST_ASSERT_EQUAL_INT(CST_OK, cst_add_response(p, "at(ddot(q20), 1.234)"));
    TEST_ASSERT_EQUAL_INT(CST_OK, cst_add_response(p, "at(ddot(q17), 2.5)"));
    for (int direct = 0; direct < 2; direct++) {
        cst_work *w = NULL;
        o.method = direct ? CST_DIRECT : CST_ADJOINT;
        TEST_ASSERT_EQUAL_INT(CST_OK, cst_set_options(p, &o));
        TEST_ASSERT_EQUAL_INT(CST_OK, cst_work_create(p, &w));
        TEST_ASSERT_EQUAL_INT_MESSAGE(CST_OK, cst_responses(p, w, NULL, value, gradient[direct]),
                                      cst_message(w));
        cst_work_free(w);
    }
    for (int k = 0; k < 9; k++) {
        const double *of = &gradient[1][k - k % 3];
        TEST_ASSERT_DOUBLE_WITHIN(1e-6 * fmax(fabs(of[0]), fmax(fabs(of[1]), fabs(of[2]))),
                                  gradient[1][k], gradient[0][k]);
    }
    cst_problem_free(p);
}

/* At alpha = 4e9 the discrete adjoint and tangent of a fixed step lose ten digits and, corrected by
 * their residuals, get most of them back: they were 3e-5 off. */
static void test_a_fixed_step_at_a_large_alpha(void)
{
    cst_problem *p = problem("bricard");
    cst_options o = cst_problem_options(p);
    double value, gradient[2][3], shifted[2];
    o.integrator = CST_ONESTEP;
    o.tf = 2.4;
    o.step = 0.015;
    o.alpha = 4e9;
    TEST_ASSERT_EQUAL_INT(CST_OK, cst_add_response(p, "integral(ddot(q15))"));
    for (int direct = 0; direct < 2; direct++) {
        cst_work *w = NULL;
        o.method = direct ? CST_DIRECT : CST_ADJOINT;
        TEST_ASSERT_EQUAL_INT(CST_OK, cst_set_options(p, &o));
        TEST_ASSERT_EQUAL_INT(CST_OK, cst_work_create(p, &w));
        /* 0.69 J of the energy are lost at such a step */
        TEST_ASSERT_EQUAL_INT_MESSAGE(
            CST_WSPURIOUS, cst_responses(p, w, NULL, &value, gradient[direct]), cst_message(w));
        for (int k = 0; k < 2; k++) {
            double rho[3] = { cst_parameter_value(p, cst_design_index(p, 0)),
                              cst_parameter_value(p, cst_design_index(p, 1)),
                              cst_parameter_value(p, cst_design_index(p, 2)) + (k ? 1e-4 : -1e-4) };
            TEST_ASSERT_EQUAL_INT(CST_WSPURIOUS, cst_responses(p, w, rho, &shifted[k], NULL));
        }
        double difference = (shifted[1] - shifted[0]) / 2e-4;
        TEST_ASSERT_DOUBLE_WITHIN(5e-6 * fabs(difference), difference, gradient[direct][2]);
        cst_work_free(w);
    }
    cst_problem_free(p);
}

static void test_a_reaction_that_is_not_unique_is_told(void)
{
    cst_problem *p = problem("bricard");
    cst_options o = cst_problem_options(p);
    cst_work *w = NULL;
    double psi, gradient[3];
    o.tf = 0.5;
    cst_set_options(p, &o);
    cst_set_cost(p, "reaction");
    TEST_ASSERT_EQUAL_INT(0, cst_work_create(p, &w));
    TEST_ASSERT_EQUAL_INT(CST_WREDUNDANT, cst_gradient(p, w, NULL, &psi, gradient));
    TEST_ASSERT_TRUE(strstr(cst_message(w), "cost 'reaction'") != NULL);
    cst_work_free(w);
    cst_set_cost(p, "swing");
    TEST_ASSERT_EQUAL_INT(0, cst_work_create(p, &w));
    TEST_ASSERT_EQUAL_INT(CST_OK, cst_gradient(p, w, NULL, &psi, gradient));
    cst_work_free(w);
    cst_problem_free(p);
}

/* A rod like rubber, and a peak of 0: both are told, the more severe one as the status; a call that
 * fails has none of them, and the next one has its own. */
static void test_several_warnings(void)
{
    cst_problem *p = problem("pendulum");
    cst_options o = cst_problem_options(p);
    cst_work *w = NULL;
    double value, jacobian, wrong = NAN, right = 1.5;
    o.tf = 1.0;
    o.alpha = 1.0;
    cst_set_options(p, &o);
    cst_set_parameter(p, "theta0", 1e-14);
    cst_set_design(p, "L");
    cst_add_response(p, "peak(x)");
    TEST_ASSERT_EQUAL_INT(0, cst_work_create(p, &w));
    TEST_ASSERT_EQUAL_INT(0, cst_warning_count(w));
    TEST_ASSERT_EQUAL_INT_MESSAGE(CST_WDRIFT, cst_responses(p, w, NULL, &value, &jacobian),
                                  cst_message(w));
    TEST_ASSERT_EQUAL_INT(3, cst_warning_count(w));
    TEST_ASSERT_EQUAL_INT(CST_WDRIFT, cst_warning_code(w, 0));
    TEST_ASSERT_EQUAL_INT(CST_WPEAK, cst_warning_code(w, 1));
    TEST_ASSERT_EQUAL_STRING(cst_message(w), cst_warning_text(w, 0));
    TEST_ASSERT_NOT_NULL(strstr(cst_warning_text(w, 1), "response 'peak(x)'"));
    TEST_ASSERT_EQUAL_INT(CST_WSPURIOUS, cst_warning_code(w, 2)); /* the rubber is damped */
    TEST_ASSERT_EQUAL_INT(CST_OK, cst_warning_code(w, 3));
    TEST_ASSERT_EQUAL_STRING("", cst_warning_text(w, 3));
    TEST_ASSERT_EQUAL_STRING("", cst_warning_text(w, -1));
    TEST_ASSERT_EQUAL_INT(CST_EVALUE, cst_responses(p, w, &wrong, &value, &jacobian));
    TEST_ASSERT_EQUAL_INT(0, cst_warning_count(w));
    TEST_ASSERT_EQUAL_INT(CST_WDRIFT, cst_responses(p, w, &right, &value, &jacobian));
    TEST_ASSERT_EQUAL_INT(3, cst_warning_count(w));
    cst_work_free(w);
    cst_problem_free(p);
}

/* The status of two responses, of which the message names the second where it is not unique. */
static int responses(const char *second, cst_method method, int direct_residuals)
{
    cst_problem *p = problem("bricard");
    cst_options o = cst_problem_options(p);
    cst_work *w = NULL;
    double values[2], jacobian[2 * 16], residuals[2];
    o.tf = 0.5;
    o.method = method;
    TEST_ASSERT_EQUAL_INT(0, cst_set_options(p, &o));
    TEST_ASSERT_EQUAL_INT(0, cst_set_cost(p, "reaction")); /* which is not asked for */
    TEST_ASSERT_EQUAL_INT(0, cst_add_response(p, "rms(y3)"));
    TEST_ASSERT_EQUAL_INT_MESSAGE(0, cst_add_response(p, second), cst_problem_message(p));
    TEST_ASSERT_EQUAL_INT(0, cst_work_create(p, &w));
    int status = direct_residuals ? cst_residuals(p, w, NULL, residuals, NULL)
                                  : cst_responses(p, w, NULL, values, jacobian);
    if (status == CST_WREDUNDANT)
        TEST_ASSERT_NOT_NULL(strstr(cst_message(w), cst_response_at(p, 1).name));
    cst_work_free(w);
    cst_problem_free(p);
    return status;
}

/* So is a response: of a reaction, of a cost of reactions, of a table with a column of them. */
static void test_a_response_that_is_not_unique_is_told(void)
{
    char path[] = "/tmp/costate_reactions_XXXXXX", misfit[64];
    int descriptor = mkstemp(path);
    TEST_ASSERT_TRUE(descriptor >= 0 && write(descriptor, "t,lambda(6)\n0.1,0\n", 18) == 18);
    close(descriptor);
    snprintf(misfit, sizeof misfit, "open=misfit(%s)", path);
    for (int method = 0; method < 3; method++) {
        static const cst_method methods[] = { CST_ADJOINT, CST_DIRECT, CST_FD_CENTRAL };
        TEST_ASSERT_EQUAL_INT(CST_WREDUNDANT, responses("final(lambda(6))", methods[method], 0));
        TEST_ASSERT_EQUAL_INT(CST_OK, responses("final(lambda(1))", methods[method], 0));
    }
    TEST_ASSERT_EQUAL_INT(CST_WREDUNDANT, responses("reaction", CST_ADJOINT, 0));
    TEST_ASSERT_EQUAL_INT(CST_WREDUNDANT, responses(misfit, CST_ADJOINT, 0));
    TEST_ASSERT_EQUAL_INT(CST_WREDUNDANT, responses(misfit, CST_ADJOINT, 1));
    remove(path);
}

int main(void)
{
    UNITY_BEGIN();
    RUN_TEST(test_a_four_bar_that_cannot_turn_is_an_error);
    RUN_TEST(test_the_limit_is_that_of_the_lengths);
    RUN_TEST(test_drift_is_not_a_lock);
    RUN_TEST(test_the_optimizer_rejects_what_locks);
    RUN_TEST(test_bricard_moves_as_its_reference);
    RUN_TEST(test_bricard_moves_as_published);
    RUN_TEST(test_bricard_has_a_gradient_at_the_defaults);
    RUN_TEST(test_accelerations_of_a_redundant_mechanism);
    RUN_TEST(test_a_fixed_step_at_a_large_alpha);
    RUN_TEST(test_a_reaction_that_is_not_unique_is_told);
    RUN_TEST(test_several_warnings);
    RUN_TEST(test_a_response_that_is_not_unique_is_told);
    return UNITY_END();
}
