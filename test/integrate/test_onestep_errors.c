/* The estimated errors of a fixed step, against a run to tolerance. */
#include "integrate/onestep/onestep.h"
#include "rig.h"
#include "sensitivity/sensitivity.h"
#include "unity.h"

#include <math.h>
#include <stdio.h>
#include <string.h>

enum { MOST = 64 };
static rig one, two;

void setUp(void) {}
void tearDown(void)
{
    rig_close(&one);
    rig_close(&two);
}

static void fixed(const char *model, const char *formulation, double step)
{
    rig_open(&one, cst_model_find(model), NULL, NULL, CST_ADJOINT, RIG_DEFAULT);
    cst_options o = cst_problem_options(one.p);
    o.formulation = formulation;
    o.integrator = CST_ONESTEP;
    o.step = step;
    o.adams = 1;
    rig_options(&one, o);
    rig_work(&one);
}

/* Psi, its derivatives [p] and their estimated errors. */
static void estimate(double *psi, double *error, double *bar)
{
    TEST_ASSERT_EQUAL_INT(CST_OK, cst_prepare(one.p, one.w, NULL));
    TEST_ASSERT_EQUAL_INT(CST_OK, cst_onestep_coarse(one.w));
    TEST_ASSERT_EQUAL_INT(CST_OK, cst_run_forward(one.w));
    TEST_ASSERT_EQUAL_INT(CST_OK, cst_onestep_backward(one.w));
    cst_onestep_errors(one.w);
    *error = one.w->targets_of.cost.list[0].error;
    memcpy(bar, one.w->targets_of.cost.list[0].bar, (size_t)one.w->system.p * sizeof *bar);
    *psi = one.w->psi;
}

/* From a part of the error to a few times it. */
static void holds(const char *what, double off, double bar, double scale)
{
    char text[160];
    snprintf(text, sizeof text, "%s: off by %.2e, +- %.2e (%.2f)", what, off, bar, bar / off);
    printf("  %s\n", text);
    TEST_ASSERT_TRUE_MESSAGE((bar > 0.7 * off && bar < 1.5 * off) || fmax(bar, off) < 1e-9 * scale,
                             text);
}

static void by(const char *model, const char *formulation, double step)
{
    double psi, error, bar[MOST];
    char what[120];
    rig_open(&two, cst_model_find(model), NULL, NULL, CST_ADJOINT, 1e-11);
    cst_options o = cst_problem_options(two.p);
    o.formulation = "index1"; /* without a penalty, as the others */
    o.omega = o.xi = 0.0;
    if (formulation[0] == 'p')
        o = cst_problem_options(two.p);
    rig_options(&two, o);
    rig_work(&two);
    rig_solve(&two, NULL);
    fixed(model, formulation, step);
    estimate(&psi, &error, bar);
    snprintf(what, sizeof what, "%s, %s, %g s: psi", model, formulation, step);
    holds(what, fabs(psi - two.psi), error, fabs(psi));
    for (int k = 0; k < one.count; k++) {
        int i = one.p->design[k];
        snprintf(what, sizeof what, "%s, %s, %g s: by design variable %d", model, formulation, step,
                 k);
        holds(what, fabs(one.w->gradient[i] - two.gradient[k]), bar[i],
              fabs(psi) / fabs(one.p->rho[i]));
    }
    rig_close(&one);
    rig_close(&two);
    one = two = (rig){ 0 };
}

static void test_pendulum(void)
{
    static const char *const names[] = { "index3", "index1", "maggi", "penalty" };
    for (int k = 0; k < 4; k++) {
        by("pendulum", names[k], 1e-2);
        by("pendulum", names[k], 3.0 / 1001.0); /* an odd number of steps */
    }
}

static void test_fivebar(void)
{
    by("fivebar", "index3", 2e-3);
    by("fivebar", "maggi", 2e-3);
}

/* One step: there is nothing to compare with. */
static void test_single(void)
{
    const cst_target *x;
    fixed("pendulum", "index3", 10.0);
    cst_prepare(one.p, one.w, NULL);
    cst_onestep_coarse(one.w);
    cst_run_forward(one.w);
    cst_onestep_backward(one.w);
    cst_onestep_errors(one.w);
    x = one.w->targets_of.cost.list;
    TEST_ASSERT_TRUE(!isnan(one.w->psi) && isnan(x->error) && isnan(x->bar[0]));
}

/* The run itself is the same with and without a coarse one before it. */
static void test_pure(void)
{
    double psi, error, bar[MOST];
    fixed("pendulum", "maggi", 1e-2);
    rig_solve(&one, NULL);
    double before = one.psi;
    estimate(&psi, &error, bar);
    TEST_ASSERT_TRUE(psi == before);
}

int main(void)
{
    UNITY_BEGIN();
    RUN_TEST(test_pendulum);
    RUN_TEST(test_fivebar);
    RUN_TEST(test_single);
    RUN_TEST(test_pure);
    return UNITY_END();
}
