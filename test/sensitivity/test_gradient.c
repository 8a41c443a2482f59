/* The gradient, over every registered model: adjoint against direct against differences, and the
 * paper's five-bar. */
#include "rig.h"
#include "unity.h"

#include <math.h>
#include <stdio.h>

enum { MOST = 160 };
static rig one, two;

void setUp(void) {}

void tearDown(void)
{
    rig_close(&one);
    rig_close(&two);
}

/* The continuous adjoint and the direct method of CVODES have errors of their own, which the bars
 * tell. */
static void ask_for_bars(rig *r)
{
    cst_options o = cst_problem_options(r->p);
    if (o.integrator != CST_CVODES || rig_large())
        return;
    o.bars = CST_BARS_WEIGHED;
    rig_options(r, o);
    rig_work(r);
}

/* The gradient of `two`, that of `one` where both are the same within their bars. */
static void within_bars(double *others)
{
    double first[MOST], second[MOST];
    TEST_ASSERT_TRUE(one.count <= MOST);
    cst_gradient_bars(one.p, one.w, NULL, first);
    cst_gradient_bars(two.p, two.w, NULL, second);
    for (int k = 0; k < one.count; k++) {
        double apart = fabs(one.gradient[k] - two.gradient[k]);
        int same =
            cst_problem_options(one.p).integrator == CST_CVODES && apart <= first[k] + second[k];
        others[k] = same ? one.gradient[k] : two.gradient[k];
    }
}

/* Every cost, all parameters; of a large model its own design variables, and the costs after the
 * first over half the run. */
static void adjoint_against_direct(double rtol, double bound, const char *what)
{
    const char *wrt = rig_large() ? NULL : "all";
    for (int i = 0; i < rig_model->costs_count; i++) {
        if (rig_is_noise(rig_model, i))
            continue;
        rig_open(&one, rig_model, rig_model->costs[i].name, wrt, CST_ADJOINT, rtol);
        rig_open(&two, rig_model, rig_model->costs[i].name, wrt, CST_DIRECT, rtol);
        if (i > 0 || rtol > 0.0) {
            rig_shorten(&one, 0.5);
            rig_shorten(&two, 0.5);
        }
        ask_for_bars(&one);
        ask_for_bars(&two);
        rig_solve(&one, NULL);
        rig_solve(&two, NULL);
        TEST_ASSERT_TRUE_MESSAGE(rig_scale(&one, one.gradient) > 0.0,
                                 "the gradient is zero: nothing was compared");
        double others[MOST];
        within_bars(others);
        rig_agree(&one, one.gradient, two.gradient, 10.0 * bound, what);
        rig_agree(&one, one.gradient, others, bound, what);
        TEST_ASSERT_DOUBLE_WITHIN_MESSAGE(
            bound * fmax(fabs(one.psi), rig_scale(&one, one.gradient)), one.psi, two.psi, "psi");
        if (rig_large() && rtol > 0.0)
            break;
    }
}

/* 1e-6 at the usual tolerance, 1e-8.  The vehicle asks for 1e-6 and gets 1e-4: its psi moves 200
 * times as far, relatively, as its k_S does (1.8e-9 at 1e-10, below). */
static double default_bound(void)
{
    return rig_model->rtol > 0.0 ? 1e-4 : 1e-6;
}

static void test_default_tolerances(void)
{
    adjoint_against_direct(RIG_DEFAULT, default_bound(), "adjoint, direct");
}

/* A hundredth of the usual tolerance; a model that asks for a finer one than usual gets a hundredth
 * of that. */
static void test_tight_tolerances(void)
{
    double rtol = rig_model->rtol > 0.0 ? fmin(1e-10, 0.01 * rig_model->rtol) : 1e-10;
    adjoint_against_direct(rtol, 1e-8, "adjoint, direct, tight");
}

/* Differences know nothing of derivatives: they find what adjoint and direct have wrong in common.
 * The step changes psi by a thousandth at the most, so the bound is a wide one, against the
 * gradient's scale. */
static void test_central_differences(void)
{
    rig_open(&one, rig_model, NULL, NULL, CST_ADJOINT, RIG_DEFAULT);
    rig_open(&two, rig_model, NULL, NULL, CST_FD_CENTRAL, RIG_DEFAULT);
    rig_solve(&one, NULL);
    double scale = rig_scale(&one, one.gradient);
    cst_options o = cst_problem_options(two.p);
    o.fd_step = fmin(1e-4, 1e-3 * fmax(fabs(one.psi), 1e-6 * scale) / scale);
    rig_options(&two, o);
    rig_solve(&two, NULL);
    for (int k = 0; k < one.count; k++)
        TEST_ASSERT_DOUBLE_WITHIN((rig_large() ? 5e-3 : 1e-3) * scale / rig_size(&one, k),
                                  two.gradient[k], one.gradient[k]);
}

/* Some design variables alone, and among all the others. */
static void test_subset(void)
{
    rig_open(&one, rig_model, NULL, NULL, CST_ADJOINT, RIG_DEFAULT);
    rig_open(&two, rig_model, NULL, "all", CST_ADJOINT, RIG_DEFAULT);
    for (int i = 0; rig_large() && i < 4; i++) { /* at 0 they would shorten the steps of all */
        rig_set(i < 2 ? &one : &two, i % 2 ? "ramp" : "steer", i % 2 ? 1e-3 : 1e-4);
    }
    rig_solve(&one, NULL);
    rig_solve(&two, NULL);
    TEST_ASSERT_EQUAL_INT(0, cst_work_stats(two.w).repeated);
    TEST_ASSERT_TRUE(two.count == rig_model->p && one.count >= 1 && one.count <= two.count);
    double same[512], scale = rig_scale(&two, two.gradient);
    TEST_ASSERT_TRUE(one.count <= 512);
    for (int k = 0; k < one.count; k++) {
        same[k] = two.gradient[cst_design_index(one.p, k)];
        TEST_ASSERT_DOUBLE_WITHIN(0.1 * default_bound() *
                                      fmax(fabs(same[k]), 1e-3 * scale / rig_size(&one, k)),
                                  same[k], one.gradient[k]);
    }
}

/* rho as an argument is the same as parameters that were set: to the last bit; of a large model,
 * whose work may choose other pivots for the parameters that it is created with, to a thousandth of
 * what the change does to psi, and to the tolerance. */
static void test_rho(void)
{
    double rho[512];
    rig_open(&one, rig_model, NULL, NULL, CST_ADJOINT, RIG_DEFAULT);
    rig_open(&two, rig_model, NULL, NULL, CST_ADJOINT, RIG_DEFAULT);
    for (int k = 0; k < cst_design_count(one.p); k++) {
        const cst_parameter *x = &rig_model->parameters[cst_design_index(one.p, k)];
        rho[k] = fmin(fmax((1.0 + rig_nudge()) * x->value, x->lower), x->upper);
        rig_set(&two, x->name, rho[k]);
    }
    rig_solve(&one, NULL);
    double before = one.psi;
    rig_solve(&one, rho);
    rig_solve(&two, NULL);
    TEST_ASSERT_TRUE_MESSAGE(one.psi != before, "rho has no effect");
    TEST_ASSERT_DOUBLE_WITHIN_MESSAGE(1e-3 * fabs(one.psi - before), two.psi, one.psi, "psi");
    rig_agree(&one, one.gradient, two.gradient, default_bound(), "rho, set parameters");
    for (int k = 0; !rig_large() && k < one.count; k++)
        TEST_ASSERT_TRUE_MESSAGE(one.psi == two.psi && one.gradient[k] == two.gradient[k],
                                 "a small model, to the last bit");
    rig_solve(&one, NULL);
    TEST_ASSERT_TRUE_MESSAGE(one.psi == before, "rho of one call is remembered in the next");
}

/* The paper's numbers. */
static void test_fivebar_paper(void)
{
    static const cst_method methods[] = { CST_ADJOINT, CST_DIRECT, CST_FD_CENTRAL, CST_FD_FORWARD };
    for (int i = 0; i < 4; i++) {
        rig_open(&one, cst_model_find("fivebar"), "position", "L01,L02", methods[i], RIG_DEFAULT);
        /* of first order: its error asks for a small step, and that for digits */
        if (methods[i] == CST_FD_FORWARD) {
            cst_options o = cst_problem_options(one.p);
            o.fd_step = 1e-6;
            o.rtol = 1e-11;
            o.atol = 1e-13;
            rig_options(&one, o);
        }
        rig_solve(&one, NULL);
        TEST_ASSERT_DOUBLE_WITHIN(0.5e-5, 0.72688, one.psi);
        TEST_ASSERT_DOUBLE_WITHIN(0.5e-4, -4.2288, one.gradient[0]);
        TEST_ASSERT_DOUBLE_WITHIN(0.5e-4, 3.2116, one.gradient[1]);
    }
}

/* A perturbation of 1e-7 m, with which the paper's own differences fail (its row 9): the solve here
 * keeps its digits. */
static void differences_of_1e_7(const char *name, cst_method method)
{
    double adjoint[2];
    rig_open(&one, cst_model_find("fivebar"), "position", name, CST_ADJOINT, 1e-12);
    rig_solve(&one, NULL);
    adjoint[0] = one.gradient[0];
    cst_options o = cst_problem_options(one.p);
    o.method = method;
    o.fd_step = 1e-7 / rig_value(&one, 0);
    rig_options(&one, o);
    rig_work(&one);
    rig_solve(&one, NULL);
    printf("  %s by 1e-7 m: %.8f, adjoint %.8f, relative difference %.1e\n", name, one.gradient[0],
           adjoint[0], fabs(one.gradient[0] / adjoint[0] - 1.0));
    TEST_ASSERT_DOUBLE_WITHIN(1e-4 * fabs(adjoint[0]), adjoint[0], one.gradient[0]);
}

static void test_fivebar_small_differences(void)
{
    differences_of_1e_7("L01", CST_FD_CENTRAL);
    differences_of_1e_7("L02", CST_FD_CENTRAL);
    differences_of_1e_7("L01", CST_FD_FORWARD);
    differences_of_1e_7("L02", CST_FD_FORWARD);
}

int main(int argc, char **argv)
{
    rig_arguments(argc, argv);
    UNITY_BEGIN();
    rig_each_model(test_default_tolerances, "adjoint_direct");
    rig_each_model(test_tight_tolerances, "adjoint_direct_tight");
    rig_each_model(test_central_differences, "central_differences");
    rig_each_model(test_subset, "subset");
    rig_each_model(test_rho, "rho");
    if (rig_wanted("fivebar")) {
        RUN_TEST(test_fivebar_paper);
        RUN_TEST(test_fivebar_small_differences);
    }
    return UNITY_END() != 0;
}
