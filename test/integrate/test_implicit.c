/* BDF steps that are solved for (a, lambda), and backwards for (z, W) (implicit.h): the numbers are
 * those of other ways, whatever the formulation, the cost and the matrix. */
#include "integrate/cvodes/implicit.h"
#include "rig.h"
#include "unity.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { MOST = 64 }; /* design variables */

static rig one, two;

void setUp(void) {}

void tearDown(void)
{
    rig_close(&one);
    rig_close(&two);
}

static void open_bdf(rig *r, const char *model, const char *cost, const char *wrt,
                     cst_method method, const char *formulation, double rtol)
{
    rig_open(r, cst_model_find(model), cost, wrt, method, rtol);
    cst_options o = cst_problem_options(r->p);
    o.formulation = formulation;
    o.integrator = CST_CVODES;
    o.adams = 0;
    rig_options(r, o);
}

/* max |rho (x - y)| over max |rho y| */
static double difference(const rig *r, const double *x, const double *y)
{
    double worst = 0.0;
    for (int k = 0; k < r->count; k++)
        worst = fmax(worst, rig_size(r, k) * fabs(x[k] - y[k])) + x[k] * 0.0;
    return worst / rig_scale(r, y);
}

static void within(double bound, double actual, const char *what)
{
    char text[200];
    snprintf(text, sizeof text, "%s: %.2e of %.0e", what, actual, bound);
    TEST_ASSERT_TRUE_MESSAGE(actual <= bound, text);
}

static cst_instance *forward(rig *r)
{
    return &cst_cvodes_of(r->w)->forward.x;
}
static cst_instance *backward(rig *r)
{
    return &cst_cvodes_of(r->w)->backward.x;
}

/* ---- where it is used ------------------------------------------------------------------------ */

/* With BDF formulas; not with Adams formulas, and not with redundant constraints. */
static void test_used(void)
{
    static const struct {
        const char *model, *formulation;
        int adams, used;
    } cases[] = { { "fivebar", "penalty", 0, 1 },
                  { "fivebar", "index1", 0, 1 },
                  { "barrier", "penalty", 0, 1 }, /* no constraints, but switches */
                  { "fivebar", "penalty", 1, 0 },
                  { "bricard", "penalty", 0, 0 } };
    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
        open_bdf(&one, cases[i].model, NULL, NULL, CST_ADJOINT, cases[i].formulation, 1e-5);
        cst_options o = cst_problem_options(one.p);
        o.adams = cases[i].adams;
        rig_options(&one, o);
        rig_shorten(&one, 0.1);
        rig_work(&one);
        rig_solve(&one, NULL);
        TEST_ASSERT_EQUAL_INT_MESSAGE(cases[i].used, forward(&one)->by_implicit, cases[i].model);
        TEST_ASSERT_EQUAL_INT_MESSAGE(cases[i].used, backward(&one)->by_implicit, cases[i].model);
    }
}

/* ---- the numbers ----------------------------------------------------------------------------- */

/* Measured at most 4.2e-7, the slider-crank's, with CVODES' own iteration 3.8e-7. */
static void against_rk(const cst_model *m, const char *cost, const char *formulation)
{
    rig_open(&two, m, cost, "all", CST_ADJOINT, 1e-11);
    cst_options o = cst_problem_options(two.p);
    o.formulation = formulation;
    o.integrator = CST_RK;
    rig_options(&two, o);
    rig_work(&two);
    rig_solve(&two, NULL);
    open_bdf(&one, m->name, cost, "all", CST_ADJOINT, formulation, 1e-8);
    rig_work(&one);
    rig_solve(&one, NULL);
    TEST_ASSERT_TRUE(forward(&one)->by_implicit && backward(&one)->by_implicit);
    within(1e-6, fabs(one.psi - two.psi) / fmax(fabs(two.psi), 1e-3), rig_name(&one, "psi"));
    within(1e-6, difference(&one, one.gradient, two.gradient), rig_name(&one, formulation));
}

static void test_every_cost(void)
{
    static const char *const names[] = { "pendulum", "fivebar",  "slidercrank", "barrier",
                                         "chain",    "squeezer", "fourbar" };
    for (size_t i = 0; i < sizeof names / sizeof *names; i++) {
        const cst_model *m = cst_model_find(names[i]);
        for (int c = 0; c < m->costs_count; c++) {
            against_rk(m, m->costs[c].name, "penalty");
            against_rk(m, m->costs[c].name, "index1");
        }
    }
}

/* Stiff motions: a damper, a fast return of the constraints.  The adjoint against the direct
 * method, whose run and sensitivities are by CVODES' own iteration. */
static void open_stiff(rig *r, int which, cst_method method, double rtol)
{
    static const struct {
        const char *model, *cost, *wrt, *parameter;
        double value, omega;
    } cases[] = { { "chain", "swing", "all", "c", 100.0, 10.0 },
                  { "chain", "tension", "all", "c", 100.0, 10.0 },
                  { "slidercrank", "shake", "all", "c", 1e4, 10.0 },
                  { "pendulum", "height", "all", NULL, 0.0, 1e3 } };
    open_bdf(r, cases[which].model, cases[which].cost, cases[which].wrt, method, "penalty", rtol);
    cst_options o = cst_problem_options(r->p);
    o.omega = cases[which].omega;
    rig_options(r, o);
    if (cases[which].parameter)
        rig_set(r, cases[which].parameter, cases[which].value);
    if (!strcmp(cases[which].model, "chain"))
        rig_set(r, "omega0", 3.0); /* a psi far above its absolute tolerance */
    rig_work(r);
}

static void test_stiff(void)
{
    int by_steps = 0;
    for (int which = 0; which < 4; which++) {
        open_stiff(&one, which, CST_ADJOINT, 1e-8);
        rig_solve(&one, NULL);
        TEST_ASSERT_TRUE(forward(&one)->by_implicit && backward(&one)->by_implicit);
        by_steps += cst_implicit_is_stiff(backward(&one)->implicit);
        open_stiff(&two, which, CST_DIRECT, 1e-10);
        rig_solve(&two, NULL);
        within(1e-6, fabs(one.psi - two.psi) / fabs(two.psi), rig_name(&one, "psi"));
        within(1e-6, difference(&one, one.gradient, two.gradient), rig_name(&one, "adjoint"));
    }
    printf("  guesses by the steps before: %d of 4\n", by_steps);
    TEST_ASSERT_TRUE(by_steps > 0);
}

/* A run depends on nothing that was before it: other parameters, and a work of its own. */
static void test_same_bits(void)
{
    double psi, gradient[MOST], rho[MOST];
    open_stiff(&one, 0, CST_ADJOINT, 1e-6);
    rig_solve(&one, NULL);
    psi = one.psi;
    memcpy(gradient, one.gradient, (size_t)one.count * sizeof *gradient);
    for (int k = 0; k < one.count; k++)
        rho[k] = 1.01 * rig_value(&one, k);
    rig_solve(&one, rho);
    TEST_ASSERT_TRUE(one.psi != psi);
    rig_solve(&one, NULL);
    TEST_ASSERT_TRUE(one.psi == psi);
    for (int k = 0; k < one.count; k++)
        TEST_ASSERT_TRUE(one.gradient[k] == gradient[k]);
}

/* Several responses share the factors; each is what it is alone. */
static void test_responses(void)
{
    static const char *const texts[] = { "swing", "rms(q19)", "mean(q20)", "final(q9)" };
    double values[4], jacobian[4 * MOST], value, row[MOST];
    for (int all = 1; all >= 0; all--)
        for (int k = 0; k < (all ? 1 : 4); k++) {
            open_stiff(&one, 0, CST_ADJOINT, 1e-8);
            for (int i = all ? 0 : k; i < (all ? 4 : k + 1); i++)
                TEST_ASSERT_EQUAL_INT_MESSAGE(CST_OK, cst_add_response(one.p, texts[i]),
                                              cst_problem_message(one.p));
            rig_work(&one);
            TEST_ASSERT_EQUAL_INT(CST_OK, cst_responses(one.p, one.w, NULL, all ? values : &value,
                                                        all ? jacobian : row));
            if (all)
                continue;
            within(1e-7, fabs(value - values[k]) / fabs(value), texts[k]);
            within(1e-6, difference(&one, jacobian + k * one.count, row), texts[k]);
        }
}

/* ---- the matrix ------------------------------------------------------------------------------ */

static const cst_provider *sound;

/* dF/dv a third too large, dF/dq a third too small. */
static void wrong(cst_system *s)
{
    sound->jacobian(s);
    for (int e = 0; e < s->matrices.N.p[s->matrices.N.cols]; e++) {
        s->matrices.C[e] *= 4.0 / 3.0;
        s->matrices.K[e] *= 2.0 / 3.0;
    }
}

/* A wrong matrix costs iterations and steps, not digits: the residual decides. */
static void test_wrong_matrix(void)
{
    open_stiff(&two, 0, CST_ADJOINT, 1e-8);
    rig_solve(&two, NULL);
    open_stiff(&one, 0, CST_ADJOINT, 1e-8);
    sound = one.w->system.derivatives.provider;
    static cst_provider changed; /* for as long as the work is there */
    changed = *sound;
    changed.jacobian = wrong;
    one.w->system.derivatives.provider = &changed;
    rig_solve(&one, NULL);
    within(1e-6, difference(&one, one.gradient, two.gradient), "a wrong matrix");
    TEST_ASSERT_TRUE(cst_work_stats(one.w).evaluations > cst_work_stats(two.w).evaluations);
}

/* ---- what it saves --------------------------------------------------------------------------- */

/* A is factored backwards at the instants of the steps alone, forward hardly ever: with CVODES' own
 * iteration at every evaluation. */
static void test_factorizations(void)
{
    open_stiff(&one, 0, CST_ADJOINT, 1e-6);
    rig_simulate(&one, NULL);
    cst_stats s = cst_work_stats(one.w);
    long factored = s.factorizations + s.refactorizations;
    TEST_ASSERT_TRUE(s.steps > 50);
    printf("  forward: %ld steps, %ld evaluations, %ld factorizations\n", s.steps, s.evaluations,
           factored);
    TEST_ASSERT_TRUE(factored < s.steps);
}

/* A mechanism that turns quickly: the matrix follows it, and the iteration hardly fails (5 times
 * in 610 steps; 23 times with a matrix that stays). */
static void test_matrix_follows(void)
{
    open_bdf(&one, "pendulum", NULL, NULL, CST_ADJOINT, "penalty", RIG_DEFAULT);
    rig_work(&one);
    rig_simulate(&one, NULL);
    printf("  %ld failures\n", cst_work_stats(one.w).failures);
    TEST_ASSERT_TRUE(cst_work_stats(one.w).failures <= 12);
}

int main(void)
{
    UNITY_BEGIN();
    RUN_TEST(test_matrix_follows);
    RUN_TEST(test_used);
    RUN_TEST(test_every_cost);
    RUN_TEST(test_stiff);
    RUN_TEST(test_same_bits);
    RUN_TEST(test_responses);
    RUN_TEST(test_wrong_matrix);
    RUN_TEST(test_factorizations);
    return UNITY_END();
}
