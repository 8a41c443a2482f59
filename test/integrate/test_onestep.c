/* The one-step integrator: the gradient of what was computed, in every formulation; its order;
 * Maggi's choices; errors. */
#include "costate.h"
#include "discrete.h"
#include "tilted.h"
#include "twice.h"
#include "unity.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { MOST = 64 };  /* design variables */
static int thorough; /* more steps in quadruple precision */

static cst_problem *p;
static cst_work *w;

void setUp(void)
{
    p = NULL;
    w = NULL;
}

void tearDown(void)
{
    cst_work_free(w);
    cst_problem_free(p);
}

/* A fixed step locates no event. */
static int usable(const cst_model *m)
{
    int events = m->s + m->contacts_count + m->frictions_count + m->latches_count;
    return events == 0 && !m->rho_size && m->n <= 12 && m->p <= MOST;
}

static void open_problem(const cst_model *model, const char *design, const char *cost)
{
    tearDown();
    w = NULL;
    TEST_ASSERT_EQUAL_INT(CST_OK, cst_problem_create(model, &p));
    if (design)
        TEST_ASSERT_EQUAL_INT(CST_OK, cst_set_design(p, design));
    if (cost)
        TEST_ASSERT_EQUAL_INT(CST_OK, cst_set_cost(p, cost));
}

/* One run with the problem that is open; a status.  The steps are coarse on purpose: a warning that
 * they are is none here. */
static int run(const char *formulation, cst_method method, double tf, double step, double *psi,
               double *gradient)
{
    cst_options o = cst_problem_options(p);
    o.formulation = formulation;
    o.integrator = CST_ONESTEP;
    o.method = method;
    o.tf = tf;
    o.step = step;
    cst_work_free(w);
    w = NULL;
    int status = cst_set_options(p, &o);
    if (status >= 0)
        status = cst_work_create(p, &w);
    if (status >= 0)
        status = cst_gradient(p, w, NULL, psi, gradient);
    int coarse = status == CST_WSPURIOUS || status == CST_WUNRESOLVED;
    return coarse ? CST_OK : status;
}

/* max |rho (x - y)| over max |rho y| */
static double difference(const double *x, const double *y)
{
    double worst = 0.0, scale = 0.0;
    for (int k = 0; k < cst_design_count(p); k++) {
        double rho = fabs(cst_parameter_value(p, cst_design_index(p, k)));
        rho = rho > 0.0 ? rho : 1.0;
        worst = fmax(worst, rho * fabs(x[k] - y[k]));
        scale = fmax(scale, rho * fabs(y[k]));
        if (isnan(x[k] - y[k]))
            return INFINITY;
    }
    return scale > 0.0 ? worst / scale : worst;
}

/* "fivebar, index3, reaction" */
static const char *label(const cst_model *m, const char *formulation, const char *cost,
                         double value)
{
    static char text[160];
    snprintf(text, sizeof text, "%s, %s, %s: %.2e", m->name, formulation, cost, value);
    return text;
}

/* The usual step, or for a fast mechanism a part of its own horizon. */
static double usual_step(const cst_model *m, double part)
{
    return fmin(1e-2, m->tf * part);
}

/* nfourbar: before its first singular position, which no fixed step of this length passes. */
static double horizon(const cst_model *m)
{
    return strcmp(m->name, "nfourbar") ? m->tf : 0.6;
}

static void test_tangent_and_adjoint_agree(void)
{
    double psi[2], g[2][MOST], worst = 0.0;
    for (int i = 0; i < cst_model_count(); i++)
        for (int c = 0; usable(cst_model_at(i)) && c < cst_model_at(i)->costs_count; c++)
            for (int f = 0; f < cst_formulation_count(); f++) {
                const cst_model *m = cst_model_at(i);
                const char *form = cst_formulation_name(f), *cost = m->costs[c].name;
                open_problem(m, "all", cost);
                TEST_ASSERT_EQUAL_INT(CST_OK, run(form, CST_DIRECT, horizon(m),
                                                  usual_step(m, 1.0 / 200.0), &psi[0], g[0]));
                TEST_ASSERT_EQUAL_INT(CST_OK, run(form, CST_ADJOINT, horizon(m),
                                                  usual_step(m, 1.0 / 200.0), &psi[1], g[1]));
                double error = difference(g[1], g[0]);
                TEST_ASSERT_TRUE_MESSAGE(psi[0] == psi[1], label(m, form, cost, psi[0] - psi[1]));
                TEST_ASSERT_TRUE_MESSAGE(error < 1e-11, label(m, form, cost, error));
                worst = fmax(worst, error);
            }
    printf("tangent against adjoint: %.1e\n", worst);
}

/* One model and formulation, every cost and parameter, against the same scheme in quadruple
 * precision. */
static double against_quad(const cst_model *m, const quad_kernels *k, const char *form)
{
    const int costs = m->kernels->costs_count;
    quad *psi = calloc((size_t)(costs * (m->p + 1)), sizeof *psi), *reference = psi + costs;
    double rho[MOST], column[MOST], g[MOST], mine, worst = 0.0;
    open_problem(m, "all", NULL);
    cst_options o = cst_problem_options(p);
    /* each parameter takes two runs in quad precision */
    int steps = m->n * m->p > (thorough ? 60 : 12) ? 3 : 20;
    discrete d = { m,     k,    form, steps * usual_step(m, 1.0 / 60.0), o.alpha, o.xi, o.omega,
                   steps, NULL, NULL };
    for (int i = 0; i < m->p; i++)
        rho[i] = m->parameters[i].value;
    int status = discrete_gradient(&d, rho, psi, reference);
    for (int c = 0; c < costs && !status; c++) {
        TEST_ASSERT_EQUAL_INT(CST_OK, cst_set_cost(p, m->kernels->costs[c].name));
        TEST_ASSERT_EQUAL_INT(CST_OK, run(form, CST_ADJOINT, d.tf, d.tf / d.steps, &mine, g));
        TEST_ASSERT_EQUAL_INT(d.steps, (int)cst_work_stats(w).steps);
        for (int i = 0; i < m->p; i++)
            column[i] = (double)reference[i * costs + c];
        double error = difference(g, column),
               of_psi = fabs(mine - (double)psi[c]) / (fabs((double)psi[c]) + 1e-6);
        TEST_ASSERT_TRUE_MESSAGE(of_psi < 1e-12, label(m, form, m->kernels->costs[c].name, of_psi));
        TEST_ASSERT_TRUE_MESSAGE(error < 1e-10, label(m, form, m->kernels->costs[c].name, error));
        worst = fmax(worst, error);
    }
    free(psi);
    TEST_ASSERT_EQUAL_INT(0, status);
    return worst;
}

/* squeezer: 18 s each for index3 and maggi, a quarter of that for the others. */
static int is_quick(const cst_model *m, const char *form)
{
    return thorough || m->n * m->p < 200 || (strcmp(form, "index3") && strcmp(form, "maggi"));
}

static void test_gradient_of_what_was_computed(void)
{
    double worst = 0.0;
    for (int i = 0; i < cst_model_count(); i++)
        for (int f = 0; f < cst_formulation_count(); f++) {
            const cst_model *m = cst_model_at(i);
            const char *form = cst_formulation_name(f);
            if (usable(m) && m->start != CST_EQUILIBRIUM && is_quick(m, form))
                worst = fmax(worst, against_quad(m, quad_registry[i], form));
        }
    printf("against the same scheme in quadruple precision: %.1e\n", worst);
}

/* And where the directions of the constraints depend on a parameter themselves: the projections do
 * too then. */
static void test_gradient_of_parametric_projections(void)
{
    double worst = 0.0;
    for (int i = 0; i < cst_model_count(); i++)
        for (int f = 0; f < cst_formulation_count() && !strcmp(cst_model_at(i)->name, "pendulum");
             f++)
            worst = fmax(worst, against_quad(tilted_model(), tilted_quad(quad_registry[i]),
                                             cst_formulation_name(f)));
    TEST_ASSERT_TRUE(worst > 0.0);
    printf("the same where Phi_q turns with rho: %.1e\n", worst);
}

/* log2 of the ratio of two successive changes as h is halved. */
static double order(double coarse, double middle, double fine)
{
    return log2(fabs((coarse - middle) / (middle - fine)));
}

static void test_order_two(void)
{
    const char *costs[] = { "position", "acceleration", "reaction" };
    double psi[3], g[3][MOST];
    for (int c = 0; c < 3; c++)
        for (int f = 0; f < cst_formulation_count(); f++) {
            const char *form = cst_formulation_name(f);
            open_problem(cst_model_find("fivebar"), NULL, costs[c]);
            for (int k = 0; k < 3; k++)
                TEST_ASSERT_EQUAL_INT(CST_OK,
                                      run(form, CST_ADJOINT, 1.0, 4e-3 / (1 << k), &psi[k], g[k]));
            double of_psi = order(psi[0], psi[1], psi[2]);
            TEST_ASSERT_TRUE_MESSAGE(fabs(of_psi - 2.0) < 0.05,
                                     label(cst_problem_model(p), form, costs[c], of_psi));
            for (int k = 0; k < 2; k++) {
                double of_gradient = order(g[0][k], g[1][k], g[2][k]);
                TEST_ASSERT_TRUE_MESSAGE(fabs(of_gradient - 2.0) < 0.05,
                                         label(cst_problem_model(p), form, costs[c], of_gradient));
            }
        }
}

/* All approaches of the comparison within `bound` of the reference; the worst. */
static double compare(double step, double bound)
{
    double psi, reference[MOST], g[MOST], worst = 0.0;
    char name[CST_APPROACH];
    open_problem(cst_model_find("fivebar"), NULL, NULL);
    cst_options base = cst_problem_options(p);
    base.step = step;
    for (int i = CST_REFERENCE; i < cst_approach_count(); i++) {
        cst_options o = base;
        TEST_ASSERT_EQUAL_INT(CST_OK, cst_approach(i, &o, name));
        TEST_ASSERT_EQUAL_INT(CST_OK, cst_set_options(p, &o));
        cst_work_free(w);
        TEST_ASSERT_EQUAL_INT(CST_OK, cst_work_create(p, &w));
        TEST_ASSERT_EQUAL_INT(CST_OK,
                              cst_gradient(p, w, NULL, &psi, i == CST_REFERENCE ? reference : g));
        double error = i == CST_REFERENCE
                           ? 0.0
                           : fmax(fabs(g[0] / reference[0] - 1.0), fabs(g[1] / reference[1] - 1.0));
        TEST_ASSERT_TRUE_MESSAGE(error < bound,
                                 label(cst_problem_model(p), name, "position", error));
        worst = fmax(worst, error);
    }
    TEST_ASSERT_DOUBLE_WITHIN(1e-6, -4.2288110, reference[0]);
    TEST_ASSERT_DOUBLE_WITHIN(1e-6, 3.2116042, reference[1]);
    return worst;
}

static void test_paper_table(void)
{
    printf("compare fivebar: h = 1e-2 %.1e, ", compare(1e-2, 3e-3));
    printf("h = 2e-4 %.1e\n", compare(2e-4, 1e-6));
}

/* Swings from 160 degrees through horizontal, bottom, horizontal and back: x alone, then y alone,
 * become singular. */
static void test_maggi_through_degenerate_choices(void)
{
    double psi[3], g[3][MOST], fd[MOST];
    open_problem(cst_model_find("pendulum"), "all", "tension");
    TEST_ASSERT_EQUAL_INT(CST_OK, cst_set_parameter(p, "theta0", 2.8));
    TEST_ASSERT_EQUAL_INT(CST_OK, run("maggi", CST_ADJOINT, 6.0, 2e-3, &psi[0], g[0]));
    TEST_ASSERT_TRUE(cst_work_stats(w).choices >= 6);
    TEST_ASSERT_EQUAL_INT(CST_OK, run("index3", CST_ADJOINT, 6.0, 2e-3, &psi[1], g[1]));
    /* the pendulum's mass matrix is m I: both project alike, so any trace of the choices would show
     * to the last digit */
    TEST_ASSERT_DOUBLE_WITHIN(1e-11 * psi[1], psi[1], psi[0]);
    TEST_ASSERT_TRUE(difference(g[0], g[1]) < 1e-10);
    /* nor is psi rough in rho */
    TEST_ASSERT_EQUAL_INT(CST_OK, run("maggi", CST_FD_CENTRAL, 6.0, 2e-3, &psi[2], fd));
    TEST_ASSERT_TRUE(difference(fd, g[0]) < 1e-6);
}

static void check_singular(const char *form, cst_integration integrator)
{
    double psi = 1.0, g[MOST] = { 1.0 };
    cst_options o = cst_problem_options(p);
    o.formulation = form;
    o.integrator = integrator;
    cst_work_free(w);
    TEST_ASSERT_EQUAL_INT(CST_OK, cst_set_options(p, &o));
    TEST_ASSERT_EQUAL_INT(CST_OK, cst_work_create(p, &w));
    TEST_ASSERT_EQUAL_INT(CST_ESINGULAR, cst_gradient(p, w, NULL, &psi, g));
    TEST_ASSERT_NOT_NULL_MESSAGE(strstr(cst_message(w), "use the formulation penalty"),
                                 cst_message(w));
    TEST_ASSERT_TRUE(isnan(psi) && isnan(g[0]));
}

static void test_redundant_constraints(void)
{
    double psi[2], g[2][MOST], once, g_once[MOST];
    open_problem(cst_model_find("pendulum"), "all", "height");
    TEST_ASSERT_EQUAL_INT(CST_OK, run("penalty", CST_ADJOINT, 1.0, 1e-3, &once, g_once));
    open_problem(twice_model(), "all", "height");
    check_singular("index1", CST_CVODES);
    check_singular("index1", CST_ONESTEP);
    check_singular("index3", CST_ONESTEP);
    check_singular("maggi", CST_ONESTEP);
    TEST_ASSERT_EQUAL_INT(CST_OK, run("penalty", CST_ADJOINT, 1.0, 1e-3, &psi[0], g[0]));
    TEST_ASSERT_EQUAL_INT(CST_OK, run("penalty", CST_DIRECT, 1.0, 1e-3, &psi[1], g[1]));
    TEST_ASSERT_TRUE(difference(g[0], g[1]) < 1e-11);
    TEST_ASSERT_DOUBLE_WITHIN(1e-7, once, psi[0]);
    TEST_ASSERT_TRUE(difference(g[0], g_once) < 1e-6);
}

static void test_index1_by_cvodes(void)
{
    double psi[2], g[2][MOST];
    const char *forms[] = { "penalty", "index1" };
    open_problem(cst_model_find("fivebar"), "all", NULL);
    for (int k = 0; k < 2; k++) {
        cst_options o = cst_problem_options(p);
        o.formulation = forms[k];
        o.integrator = CST_CVODES;
        o.rtol = 1e-10;
        o.atol = 1e-12;
        cst_work_free(w);
        TEST_ASSERT_EQUAL_INT(CST_OK, cst_set_options(p, &o));
        TEST_ASSERT_EQUAL_INT(CST_OK, cst_work_create(p, &w));
        TEST_ASSERT_EQUAL_INT(CST_OK, cst_gradient(p, w, NULL, &psi[k], g[k]));
    }
    TEST_ASSERT_DOUBLE_WITHIN(1e-8, psi[0], psi[1]);
    TEST_ASSERT_TRUE(difference(g[1], g[0]) < 1e-6);
}

static void test_no_memory_of_the_run_before(void)
{
    double psi[2], g[2][MOST], rho[2] = { 2.3, 2.0 };
    open_problem(cst_model_find("fivebar"), NULL, NULL);
    TEST_ASSERT_EQUAL_INT(CST_OK, run("maggi", CST_ADJOINT, 1.0, 1e-2, &psi[0], g[0]));
    TEST_ASSERT_EQUAL_INT(CST_OK, cst_gradient(p, w, rho, &psi[1], g[1]));
    TEST_ASSERT_EQUAL_INT(CST_OK, cst_gradient(p, w, NULL, &psi[1], g[1]));
    TEST_ASSERT_TRUE(psi[0] == psi[1] && g[0][0] == g[1][0] && g[0][1] == g[1][1]);
}

static void test_wrong_options(void)
{
    cst_options o;
    open_problem(cst_model_find("fivebar"), NULL, NULL);
    o = cst_problem_options(p);
    o.formulation = "maggi";
    o.integrator = CST_CVODES;
    TEST_ASSERT_EQUAL_INT(CST_EVALUE, cst_set_options(p, &o));
    TEST_ASSERT_NOT_NULL(strstr(cst_problem_message(p), "onestep"));
    o.integrator = CST_INTEGRATOR_AUTO;
    TEST_ASSERT_EQUAL_INT(CST_OK, cst_set_options(p, &o));
    TEST_ASSERT_EQUAL_INT(CST_ONESTEP, cst_problem_integrator(p));
    o.step = 0.0;
    TEST_ASSERT_EQUAL_INT(CST_EVALUE, cst_set_options(p, &o));
    o.step = NAN;
    TEST_ASSERT_EQUAL_INT(CST_EVALUE, cst_set_options(p, &o));
    o.step = 1e-3;
    o.formulation = "index2";
    TEST_ASSERT_EQUAL_INT(CST_ENAME, cst_set_options(p, &o));
    TEST_ASSERT_NOT_NULL(strstr(cst_problem_message(p), "maggi"));
    double psi = 1.0, g[MOST];
    /* no step of 1 s converges */
    TEST_ASSERT_EQUAL_INT(CST_EINTEGRATOR, run("index3", CST_ADJOINT, 5.0, 1.0, &psi, g));
    TEST_ASSERT_TRUE(isnan(psi) && isnan(g[0]));
    TEST_ASSERT_EQUAL_INT(CST_EMEMORY, run("index3", CST_ADJOINT, 5.0, 1e-9, &psi, g));
    TEST_ASSERT_NOT_NULL(strstr(cst_message(w), "longer step"));
}

static void test_switches_are_refused(void)
{
    double psi, g[MOST];
    for (int i = 0; i < cst_model_count(); i++)
        if (cst_model_at(i)->s && !cst_model_at(i)->contacts_count) { /* others: test contacts */
            open_problem(cst_model_at(i), NULL, NULL);
            TEST_ASSERT_EQUAL_INT(CST_EARGUMENT, run("penalty", CST_ADJOINT, 1.0, 1e-2, &psi, g));
            TEST_ASSERT_NOT_NULL(strstr(cst_message(w), "cvodes"));
        }
}

/* test_onestep [thorough] */
int main(int argc, char **argv)
{
    (void)argv;
    thorough = argc > 1;
    UNITY_BEGIN();
    RUN_TEST(test_tangent_and_adjoint_agree);
    RUN_TEST(test_gradient_of_what_was_computed);
    RUN_TEST(test_gradient_of_parametric_projections);
    RUN_TEST(test_order_two);
    RUN_TEST(test_paper_table);
    RUN_TEST(test_maggi_through_degenerate_choices);
    RUN_TEST(test_redundant_constraints);
    RUN_TEST(test_index1_by_cvodes);
    RUN_TEST(test_no_memory_of_the_run_before);
    RUN_TEST(test_wrong_options);
    RUN_TEST(test_switches_are_refused);
    return UNITY_END();
}
