/* Error bars against the errors that runs have: of psi, of derivatives, of responses; where a
 * derivative is not resolved, and where the motion is chaotic. */
#include "rig.h"
#include "sensitivity/sensitivity.h"
#include "unity.h"

#include <math.h>
#include <stdio.h>

enum { MOST = 64 };
static rig one, two;

void setUp(void) {}
void tearDown(void)
{
    rig_close(&one);
    rig_close(&two);
    one = two = (rig){ 0 };
}

static void open_with(rig *r, const char *model, const char *wrt, double rtol, cst_bars bars)
{
    rig_open(r, cst_model_find(model), NULL, wrt, CST_ADJOINT, RIG_DEFAULT);
    cst_options o = cst_problem_options(r->p);
    o.rtol = rtol;
    o.bars = bars;
    rig_options(r, o);
    rig_work(r);
}

/* How many of psi and its derivatives, with all parameters, are off by more than their bars; of
 * `total`.  What is below the rounding of the reference does not count. */
static int outside(const char *model, double rtol, cst_bars bars, int *total)
{
    double psi_bar, bar[MOST], scale;
    int count = 0;
    open_with(&one, model, "all", rtol, bars);
    open_with(&two, model, "all", 1e-12, CST_BARS_AUTO);
    rig_solve(&one, NULL);
    rig_solve(&two, NULL);
    TEST_ASSERT_EQUAL_INT(CST_OK, cst_gradient_bars(one.p, one.w, &psi_bar, bar));
    TEST_ASSERT_TRUE(psi_bar >= 0.0);
    scale = rig_scale(&two, two.gradient);
    count += fabs(one.psi - two.psi) > psi_bar + 1e-12 * fabs(two.psi);
    for (int k = 0; k < one.count; k++) {
        double off = fabs(one.gradient[k] - two.gradient[k]);
        TEST_ASSERT_TRUE(bar[k] >= 0.0);
        count += off > bar[k] + 1e-11 * scale / rig_size(&two, k);
    }
    *total = one.count + 1;
    printf("  %s at %.0e: %d of %d outside\n", model, rtol, count, *total);
    tearDown();
    return count;
}

static const char *const models[] = { "pendulum", "fivebar", "slidercrank", "fourbar", "chain" };

static void over_models(cst_bars bars, double share)
{
    int count = 0, all = 0, total;
    for (int i = 0; i < 5; i++)
        for (int e = 4; e <= 8; e += 2) {
            count += outside(models[i], pow(10.0, -e), bars, &total);
            all += total;
        }
    printf("  %d of %d\n", count, all);
    TEST_ASSERT_TRUE(count <= share * all);
}

static void test_weighed_bars(void)
{
    over_models(CST_BARS_WEIGHED, 0.1);
}
static void test_full_bars(void)
{
    over_models(CST_BARS_FULL, 0.01);
}

/* A bar that is many times the error is no help. */
static void test_bars_are_not_huge(void)
{
    double psi_bar, bar[MOST];
    open_with(&one, "fivebar", "L01,L02", 1e-8, CST_BARS_WEIGHED);
    rig_solve(&one, NULL);
    cst_gradient_bars(one.p, one.w, &psi_bar, bar);
    TEST_ASSERT_TRUE(psi_bar < 100.0 * 1e-8 * fabs(one.psi));
    for (int k = 0; k < 2; k++)
        TEST_ASSERT_TRUE(bar[k] < 100.0 * 1e-8 * fabs(one.gradient[k]));
}

/* Without a gradient, and by other methods, there are none. */
static void test_no_bars(void)
{
    double psi_bar, bar[2];
    open_with(&one, "fivebar", "L01,L02", 1e-8, CST_BARS_AUTO);
    rig_solve(&one, NULL);
    cst_gradient_bars(one.p, one.w, &psi_bar, bar);
    TEST_ASSERT_TRUE(psi_bar > 0.0 && isnan(bar[0])); /* none is a suspect */
    rig_simulate(&one, NULL);
    cst_gradient_bars(one.p, one.w, &psi_bar, bar);
    TEST_ASSERT_TRUE(isnan(psi_bar) && isnan(bar[0]));
    TEST_ASSERT_EQUAL_INT(CST_EARGUMENT, cst_gradient_bars(NULL, one.w, &psi_bar, bar));
    TEST_ASSERT_EQUAL_INT(CST_EARGUMENT, cst_response_bars(one.p, NULL, &psi_bar, bar));
}

/* The weighing changes no digit of the gradient. */
static void test_same_digits(void)
{
    open_with(&one, "slidercrank", NULL, 1e-8, CST_BARS_WEIGHED);
    open_with(&two, "slidercrank", NULL, 1e-8, CST_BARS_AUTO);
    rig_solve(&one, NULL);
    rig_solve(&two, NULL);
    for (int k = 0; k < one.count; k++)
        TEST_ASSERT_TRUE(one.gradient[k] == two.gradient[k]);
    TEST_ASSERT_TRUE(one.psi == two.psi);
}

static void test_responses(void)
{
    double values[2], better[2], errors[2], jacobian[MOST], bars[MOST];
    for (int k = 0; k < 2; k++) {
        rig *r = k ? &two : &one;
        open_with(r, "slidercrank", NULL, k ? 1e-12 : 1e-6, CST_BARS_FULL);
        TEST_ASSERT_EQUAL_INT(CST_OK, cst_add_response(r->p, "final(x2)"));
        TEST_ASSERT_EQUAL_INT(CST_OK, cst_add_response(r->p, "rms(Fx)"));
        rig_work(r);
    }
    TEST_ASSERT_EQUAL_INT(CST_OK, cst_responses(one.p, one.w, NULL, values, jacobian));
    TEST_ASSERT_EQUAL_INT(CST_OK, cst_response_bars(one.p, one.w, errors, bars));
    TEST_ASSERT_EQUAL_INT(CST_OK, cst_responses(two.p, two.w, NULL, better, NULL));
    for (int r = 0; r < 2; r++)
        TEST_ASSERT_TRUE(fabs(values[r] - better[r]) <= errors[r] && errors[r] < 1e-3);
}

/* A pendulum that hangs still: the steps have nothing to follow, and what its start does to where
 * it is at the end, L cos(sqrt(g / L) tf), needs steps that resolve its swing. */
static void at_rest(cst_integration integrator, cst_method method, double rtol)
{
    double value, error, jacobian[MOST], bars[MOST];
    char text[120];
    rig_open(&one, cst_model_find("pendulum"), NULL, "theta0", method, RIG_DEFAULT);
    cst_options o = cst_problem_options(one.p);
    o.integrator = integrator;
    o.rtol = rtol;
    o.atol = 0.0;
    o.bars = CST_BARS_WEIGHED;
    rig_options(&one, o);
    rig_set(&one, "theta0", 0.0);
    TEST_ASSERT_EQUAL_INT(CST_OK, cst_add_response(one.p, "final(x)"));
    rig_work(&one);
    TEST_ASSERT_EQUAL_INT(CST_OK, cst_responses(one.p, one.w, NULL, &value, jacobian));
    TEST_ASSERT_EQUAL_INT(CST_OK, cst_response_bars(one.p, one.w, &error, bars));
    double L = cst_parameter_value(one.p, 1), g = cst_parameter_value(one.p, 2),
           right = L * cos(sqrt(g / L) * o.tf), off = fabs(jacobian[0] - right);
    snprintf(text, sizeof text, "integrator %d, method %d, rtol %.0e: off by %.1e, +- %.1e",
             (int)integrator, (int)method, rtol, off, bars[0]);
    TEST_ASSERT_TRUE_MESSAGE(off <= 100.0 * rtol * L + 2e-9, text); /* 1 / alpha */
    TEST_ASSERT_TRUE_MESSAGE(off <= 3.0 * bars[0] + 2e-9 && bars[0] < 1e4 * rtol, text);
    rig_close(&one);
}

static void test_at_rest(void)
{
    for (int e = 4; e <= 10; e += 2)
        for (int method = CST_ADJOINT; method <= CST_DIRECT; method++) {
            at_rest(CST_RK, (cst_method)method, pow(10.0, -e));
            at_rest(CST_CVODES, (cst_method)method, pow(10.0, -e));
        }
}

/* What a gradient costs: evaluations of its backward passes, and how often its run was made. */
static long cost_of(const char *model, const char *wrt)
{
    open_with(&one, model, wrt, 1e-6, CST_BARS_AUTO);
    rig_solve(&one, NULL);
    cst_stats s = cst_work_stats(one.w);
    TEST_ASSERT_EQUAL_INT(0, s.repeated);
    rig_close(&one);
    return s.backward_evaluations;
}

/* Parameters of value 0: px is looked at by the four-bar's cost alone; the vehicle's ramp and
 * steering do next to nothing, and no shorter steps are taken for them. */
static void test_zeros_without_another_pass(void)
{
    TEST_ASSERT_EQUAL_INT(cost_of("fourbar", "ground"), cost_of("fourbar", "ground,px"));
    TEST_ASSERT_EQUAL_INT(cost_of("iltis", "kS2"), cost_of("iltis", "kS2,ramp,steer"));
}

/* The backward pass knows the error of a derivative that only an integrand makes, and no other. */
static void test_error_of_an_integrand(void)
{
    open_with(&two, "fourbar", "px", 1e-12, CST_BARS_AUTO);
    rig_solve(&two, NULL);
    for (int e = 2; e <= 6; e += 2) {
        open_with(&one, "fourbar", "px,ground", pow(10.0, -e), CST_BARS_AUTO);
        rig_solve(&one, NULL);
        int px = one.p->design[0], ground = one.p->design[1];
        one.w->bars.zeros = 2;
        one.w->bars.zero[0] = px;
        one.w->bars.zero[1] = ground;
        TEST_ASSERT_EQUAL_INT(CST_OK, one.w->integrator->backward(one.w));
        const double *bar = one.w->targets->list[0].bar;
        double off = fabs(one.gradient[0] - two.gradient[0]);
        printf("  px: off by %.1e, estimate %.1e\n", off, bar[px]);
        TEST_ASSERT_TRUE(bar[px] > 0.0 && off <= bar[px] + 1e-12);
        TEST_ASSERT_TRUE(isnan(bar[ground]));
        rig_close(&one);
    }
}

/* Where the steps tell nothing, a second run does: by CVODES, and by the direct method. */
static void test_second_runs(void)
{
    static const struct {
        cst_integration integrator;
        cst_method method;
    } by[] = { { CST_CVODES, CST_ADJOINT },
               { CST_CVODES, CST_DIRECT },
               { CST_ONESTEP, CST_DIRECT },
               { CST_RK, CST_DIRECT } };
    int beyond = 0;
    for (int k = 0; k < 4; k++) {
        double psi_bar, bar[MOST], scale;
        int fixed = by[k].integrator == CST_ONESTEP;
        open_with(&one, "fivebar", "all", 1e-6, CST_BARS_WEIGHED);
        cst_options o = cst_problem_options(one.p);
        o.integrator = by[k].integrator;
        o.method = by[k].method;
        o.step = 2e-3;
        rig_options(&one, o);
        rig_work(&one);
        open_with(&two, "fivebar", "all", 1e-12, CST_BARS_AUTO);
        rig_solve(&one, NULL);
        rig_solve(&two, NULL);
        TEST_ASSERT_EQUAL_INT(CST_OK, cst_gradient_bars(one.p, one.w, &psi_bar, bar));
        scale = rig_scale(&two, two.gradient);
        TEST_ASSERT_TRUE(fabs(one.psi - two.psi) <= psi_bar && psi_bar < 1e-2);
        for (int i = 0; i < one.count; i++) {
            double size = rig_size(&two, i), off = fabs(one.gradient[i] - two.gradient[i]);
            char text[120];
            snprintf(text, sizeof text, "way %d, variable %d: off by %.1e, +- %.1e of %.1e", k, i,
                     off, bar[i], scale / size);
            TEST_ASSERT_TRUE_MESSAGE(off <= 10.0 * bar[i] + 1e-9 * scale / size, text);
            beyond += off > bar[i] + 1e-9 * scale / size;
            TEST_ASSERT_TRUE_MESSAGE(size * bar[i] < (fixed ? 1e-1 : 1e-2) * scale, text);
        }
        tearDown();
    }
    TEST_ASSERT_TRUE(beyond <= 3); /* of 36 */
}

int main(void)
{
    UNITY_BEGIN();
    RUN_TEST(test_at_rest);
    RUN_TEST(test_zeros_without_another_pass);
    RUN_TEST(test_error_of_an_integrand);
    RUN_TEST(test_second_runs);
    RUN_TEST(test_weighed_bars);
    RUN_TEST(test_full_bars);
    RUN_TEST(test_bars_are_not_huge);
    RUN_TEST(test_no_bars);
    RUN_TEST(test_same_digits);
    RUN_TEST(test_responses);
    return UNITY_END();
}
