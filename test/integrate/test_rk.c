/* The integrator rk: its orders, the gradient of the steps taken, events, errors. */
#include "discrete.h"
#include "rk_runs.h"
#include "sensitivity/sensitivity.h"

/* ---- the tableaux
 * ---------------------------------------------------------------------------------- */

/* y' = y cos t, y(0) = 1: exp(sin t). */
static double error_after(const cst_tableau *m, int steps, double theta)
{
    double h = 2.0 / steps, y = 1.0, K[CST_RK_STAGES], beta[CST_RK_STAGES], slope[CST_RK_STAGES],
           worst = 0.0;
    for (int k = 0; k < steps; k++) {
        double t = k * h, end = y, between = y;
        for (int i = 0; i < m->dense; i++) {
            double Y = y;
            for (int j = 0; j < i; j++)
                Y += h * m->a[i][j] * K[j];
            K[i] = Y * cos(t + m->c[i] * h);
        }
        m->weights(theta, beta, slope, NULL);
        for (int i = 0; i < m->dense; i++) {
            between += h * beta[i] * K[i];
            end += i < m->stages ? h * m->a[m->stages][i] * K[i] : 0.0;
        }
        if (theta < 1.0) /* of one step, from the exact start */
            worst = fmax(worst, fabs(between - exp(sin(t + theta * h))));
        y = theta < 1.0 ? exp(sin(t + h)) : end;
    }
    return theta < 1.0 ? worst : fabs(y - exp(sin(2.0)));
}

/* The end of order p; within a step the error is h^(p+1), of order 7 and 4 between the ends. */
static void test_orders(void)
{
    static const double of_dense[] = { 5.0, 8.0 };
    for (int i = 0; i < 2; i++) {
        const cst_tableau *m = tableaux[i];
        double order = log2(error_after(m, 8, 1.0) / error_after(m, 16, 1.0));
        double dense = log2(error_after(m, 8, 0.4) / error_after(m, 16, 0.4));
        printf("  %s: order %.2f, dense output %.2f\n", m->name, order, dense);
        TEST_ASSERT_TRUE_MESSAGE(order > m->order - 0.5, m->name);
        TEST_ASSERT_TRUE_MESSAGE(dense > of_dense[i] - 0.5, m->name);
        for (int s = 0; s < m->dense; s++) { /* the sum of a row is its c */
            double sum = 0.0;
            for (int j = 0; j < s; j++)
                sum += m->a[s][j];
            TEST_ASSERT_DOUBLE_WITHIN(1e-14, m->c[s], sum);
        }
    }
}

/* ---- the gradient of what was computed
 * -------------------------------------------------------------- */

/* Of the vehicle: the sharp step, its six design variables, and what moves left and right apart. */
#define VEHICLE       "kL1,kL2,cS1,cS2,kS1,kS2,steer,speed,step_h"
#define OVER_THE_STEP 1.25

static void tangent_and_adjoint(const cst_model *model, const char *cost, const char *form,
                                const cst_tableau *m, double *worst)
{
    int large = model->n > 50, status = CST_OK;
    for (int direct = 0; direct < 2; direct++) {
        rig *r = direct ? &two : &one;
        open_with(r, model->name, cost, large ? VEHICLE : "all", direct ? CST_DIRECT : CST_ADJOINT,
                  CST_RK, large ? 1e-4 : 1e-6, large ? OVER_THE_STEP : 0.0);
        cst_options o = cst_problem_options(r->p);
        o.formulation = form;
        rig_options(r, o);
        if (large) /* at 0 it would shorten the steps of the adjoint */
            rig_set(r, "steer", 1e-4);
        use(r, m);
        status = solve(r);
    }
    TEST_ASSERT_TRUE(one.psi == two.psi);
    TEST_ASSERT_TRUE(!large || cst_work_stats(one.w).events > 20);
    double error = difference(&one, one.gradient, two.gradient);
    int open = status == CST_WREDUNDANT; /* a cost of reactions that only alpha decides: 1e9 */
    int passes = !strcmp(model->name, "nfourbar"); /* singular positions: rounding is amplified */
    TEST_ASSERT_TRUE_MESSAGE(error < (open ? 1e-7 : passes ? 1e-7 : 1e-11), label(&one, m, error));
    *worst = open ? *worst : fmax(*worst, error);
}

/* Every registered model and cost, both orders; index1 where the constraints have full rank. */
static void test_tangent_and_adjoint(void)
{
    double worst = 0.0;
    for (int i = 0; i < cst_model_count(); i++) {
        const cst_model *model = cst_model_at(i);
        if (model->rho_size) /* with tables: test_tables */
            continue;
        for (int c = 0; c < model->costs_count; c++)
            for (int k = 0; k < 2; k++)
                if (model->n <= 50 || (k == 0 && c < 2))
                    tangent_and_adjoint(model, model->costs[c].name, "penalty", tableaux[k],
                                        &worst);
        /* a redundant constraint: no index1 */
        if (model->n <= 50 && strcmp(model->name, "bricard"))
            tangent_and_adjoint(model, NULL, "index1", NULL, &worst);
    }
    printf("  tangent against adjoint: %.1e\n", worst);
}

/* psi with the steps and flips of the last run, for other parameters. */
static double replay(rig *r, const double *rho, int steps, long events)
{
    TEST_ASSERT_EQUAL_INT(CST_OK, cst_prepare(r->p, r->w, rho));
    cst_rk_of(r->w)->steps.count = steps;
    r->w->targets = &r->w->targets_of.cost;
    r->w->stats.events = events;
    int status = cst_rk_replay(r->w);
    TEST_ASSERT_TRUE_MESSAGE(status >= 0, cst_message(r->w));
    return r->w->psi;
}

/* The adjoint against central differences with the steps held, each component by itself. */
static void frozen(const char *what, double relative, double bound)
{
    double rho[MOST], gradient[MOST], worst = 0.0;
    solve(&one);
    int steps = cst_rk_of(one.w)->steps.count;
    long events = one.w->stats.events;
    memcpy(gradient, one.gradient, (size_t)one.count * sizeof *gradient);
    for (int k = 0; k < one.count; k++)
        rho[k] = rig_value(&one, k);
    TEST_ASSERT_DOUBLE_WITHIN(1e-11 * fabs(one.psi), one.psi, replay(&one, NULL, steps, events));
    for (int k = 0; k < one.count; k++) {
        double kept = rho[k], d = relative * (kept != 0.0 ? fabs(kept) : 0.01);
        rho[k] = kept + d;
        double ahead = replay(&one, rho, steps, events);
        rho[k] = kept - d;
        double behind = replay(&one, rho, steps, events);
        rho[k] = kept;
        double difference = (ahead - behind) / (2.0 * d),
               error = fabs(gradient[k] / difference - 1.0);
        if (difference == gradient[k])
            error = 0.0;
        char text[200];
        snprintf(text, sizeof text, "%s, %s: %.12g, steps held %.12g", what,
                 cst_problem_model(one.p)->parameters[cst_design_index(one.p, k)].name, gradient[k],
                 difference);
        TEST_ASSERT_TRUE_MESSAGE(error <= bound, text);
        worst = fmax(worst, error);
    }
    printf("  %-28s %ld events, steps held: %.1e\n", what, events, worst);
}

static void test_frozen_steps(void)
{
    for (int k = 0; k < 2; k++) {
        open_with(&one, "barrier", NULL, "all", CST_ADJOINT, CST_RK, 1e-4, 0.0);
        use(&one, tableaux[k]);
        frozen("barrier", 1e-5, 1e-7);
        open_with(&one, "slidercrank", NULL, "all", CST_ADJOINT, CST_RK, 1e-5, 0.0);
        use(&one, tableaux[k]);
        frozen("slidercrank", 1e-5, 1e-6);
    }
}

/* Left and right reach their switches together: `steer` moves them apart, which the seat (not in
 * the middle) feels. */
static void test_frozen_steps_of_the_vehicle(void)
{
    open_with(&one, "iltis", NULL, "kL1,kL2,cS1,cS2", CST_ADJOINT, CST_RK, 1e-4, OVER_THE_STEP);
    use(&one, &cst_dopri5);
    frozen("iltis", 1e-5, 1e-6);
    open_with(&one, "iltis", NULL, "kS1,kS2", CST_ADJOINT, CST_RK, 1e-4, OVER_THE_STEP);
    use(&one, &cst_dopri5);
    frozen("iltis, its springs", 1e-7, 1e-6);
    open_with(&one, "iltis", "seat", "steer,step_h", CST_ADJOINT, CST_RK, 1e-4, OVER_THE_STEP);
    use(&one, &cst_dopri5);
    frozen("iltis, left and right apart", 1e-5, 1e-6);
}

/* Steps of order 5 on the way to an event that is close by, among those of order 8: how many. */
static int count_brief(const rig *r)
{
    const cst_rk *x = cst_rk_of(r->w);
    int brief = 0;
    for (int k = 0; k < x->steps.count; k++)
        brief += x->steps.list[k].low_order;
    return brief;
}

/* Held steps differentiate through them (measured 1.2e-6, which is the differences' own error: 8e-7
 * by order 8 alone), the tangent is the adjoint, and psi is the converged one to the tolerance. */
static void test_brief_steps(void)
{
    double adjoint[MOST];
    open_with(&one, "iltis", NULL, "kL1,kL2,cS1,cS2", CST_ADJOINT, CST_RK, 1e-6, 1.15);
    use(&one, &cst_dop853);
    frozen("iltis, brief steps", 3e-5, 3e-6);
    solve(&one);
    TEST_ASSERT_TRUE(count_brief(&one) > 2 &&
                     count_brief(&one) < cst_rk_of(one.w)->steps.count / 4);
    memcpy(adjoint, one.gradient, (size_t)one.count * sizeof *adjoint);
    open_with(&two, "iltis", NULL, "kL1,kL2,cS1,cS2", CST_DIRECT, CST_RK, 1e-6, 1.15);
    use(&two, &cst_dop853);
    solve(&two);
    double apart = difference(&one, adjoint, two.gradient);
    TEST_ASSERT_TRUE_MESSAGE(apart <= 1e-11, label(&one, &cst_dop853, apart));
    open_with(&one, "iltis", NULL, NULL, CST_ADJOINT, CST_RK, 1e-10, 1.15);
    rig_work(&one);
    TEST_ASSERT_DOUBLE_WITHIN(1e-6 * fabs(two.psi), rig_simulate(&one, NULL), two.psi);
}

/* A rack that moves: the constraints depend on t, and so do the stages of a step that begins at an
 * event. */
static void test_frozen_steps_in_time(void)
{
    open_with(&one, "iltis", "seat", "steer,steer_f,speed", CST_ADJOINT, CST_RK, 1e-4, 1.1);
    rig_set(&one, "steer", 0.01);
    use(&one, &cst_dopri5);
    frozen("iltis, steered", 1e-5, 1e-6);
}

/* The same steps in quadruple precision. */
static void against_quad(int index, const char *form, const cst_tableau *m)
{
    const cst_model *model = cst_model_at(index);
    if (model->rho_size) /* with tables: test_tables */
        return;
    const int costs = model->kernels->costs_count;
    quad *psi = calloc((size_t)(costs * (model->p + 1)), sizeof *psi), *reference = psi + costs;
    double rho[MOST], h[200], column[MOST], worst = 0.0;
    for (int i = 0; i < model->p; i++)
        rho[i] = model->parameters[i].value;
    for (int c = 0; c < costs; c++) { /* each cost takes steps of its own */
        open_with(&one, model->name, model->kernels->costs[c].name, "all", CST_ADJOINT, CST_RK,
                  1e-6, 0.06 * model->tf);
        cst_options o = cst_problem_options(one.p);
        o.formulation = form;
        rig_options(&one, o);
        use(&one, m);
        rig_solve(&one, NULL);
        discrete d = { model,   quad_registry[index],          form, o.tf, o.alpha, o.xi,
                       o.omega, cst_rk_of(one.w)->steps.count, m,    h };
        TEST_ASSERT_TRUE(d.steps > 2 && d.steps <= 200);
        for (int k = 0; k < d.steps; k++)
            h[k] = cst_rk_of(one.w)->steps.list[k].h;
        TEST_ASSERT_EQUAL_INT(0, discrete_gradient(&d, rho, psi, reference));
        for (int i = 0; i < model->p; i++)
            column[i] = (double)reference[i * costs + c];
        double error = difference(&one, one.gradient, column),
               of_psi = fabs(one.psi / (double)psi[c] - 1.0);
        TEST_ASSERT_TRUE_MESSAGE(of_psi < 1e-12, label(&one, m, of_psi));
        TEST_ASSERT_TRUE_MESSAGE(error < 1e-10, label(&one, m, error));
        worst = fmax(worst, error);
    }
    printf("  %s, %s, %s in quadruple precision: %.1e\n", model->name, form, m->name, worst);
    free(psi);
}

static void test_against_quad(void)
{
    for (int i = 0; i < cst_model_count(); i++)
        for (int k = 0; k < 2 && !strcmp(cst_model_at(i)->name, "fivebar"); k++)
            against_quad(i, k ? "index1" : "penalty", tableaux[k]);
}

/* ---- against CVODES
 * ---------------------------------------------------------------------------------- */

static void test_against_cvodes(void)
{
    for (int i = 0; i < cst_model_count(); i++) {
        const cst_model *model = cst_model_at(i);
        if (model->rho_size || model->contacts_count + model->frictions_count)
            continue;
        int large = model->n > 50;
        /* the N-four-bar up to its first singular position: CVODES goes on at its default only */
        double end = large ? 1.05 : !strcmp(model->name, "nfourbar") ? 0.6 : 0.0;
        double rtol = large ? 1e-8 : 1e-11;
        open_with(&one, model->name, NULL, large ? VEHICLE : "all", CST_ADJOINT, CST_RK, rtol, end);
        open_with(&two, model->name, NULL, large ? VEHICLE : "all", CST_ADJOINT, CST_CVODES, rtol,
                  end);
        use(&one, NULL);
        use(&two, NULL);
        solve(&one);
        solve(&two);
        double error = difference(&one, one.gradient, two.gradient),
               of_psi = fabs(one.psi / two.psi - 1.0);
        printf("  %s: rk and cvodes differ by %.1e in psi, %.1e in the gradient\n", model->name,
               of_psi, error);
        TEST_ASSERT_TRUE_MESSAGE(of_psi < (large ? 1e-6 : 1e-9), label(&one, NULL, of_psi));
        TEST_ASSERT_TRUE_MESSAGE(error < (large ? 1e-5 : 1e-8), label(&one, NULL, error));
    }
}

/* ---- what it refuses
 * --------------------------------------------------------------------------------- */

static void test_formulations(void)
{
    rig_open(&one, cst_model_find("fivebar"), NULL, NULL, CST_ADJOINT, RIG_DEFAULT);
    cst_options o = cst_problem_options(one.p);
    o.integrator = CST_RK;
    o.formulation = "index3";
    TEST_ASSERT_EQUAL_INT(CST_EVALUE, cst_set_options(one.p, &o));
    TEST_ASSERT_NOT_NULL(strstr(cst_problem_message(one.p), "rk cannot integrate"));
}

/* max_steps is for each run of a call, not for all of them: differences are of many runs. */
static void test_limit_of_each_run(void)
{
    double psi, gradient[9];
    cst_judged judged[9];
    open_with(&one, "fivebar", NULL, "all", CST_ADJOINT, CST_RK, 1e-6, 0.0);
    rig_work(&one);
    TEST_ASSERT_EQUAL_INT(CST_OK, cst_gradient(one.p, one.w, NULL, &psi, gradient));
    cst_options o = cst_problem_options(one.p);
    o.max_steps = 2 * (int)cst_work_stats(one.w).steps;
    rig_options(&one, o);
    rig_work(&one);
    TEST_ASSERT_EQUAL_INT(CST_OK, cst_judge(one.p, one.w, NULL, gradient, judged));
    for (int k = 0; k < 9; k++)
        TEST_ASSERT_TRUE(judged[k].verdict != CST_UNJUDGED);
    o.method = CST_FD_CENTRAL;
    rig_options(&one, o);
    rig_work(&one);
    TEST_ASSERT_EQUAL_INT(CST_OK, cst_gradient(one.p, one.w, NULL, &psi, gradient));
}

int main(void)
{
    UNITY_BEGIN();
    RUN_TEST(test_orders);
    RUN_TEST(test_tangent_and_adjoint);
    RUN_TEST(test_frozen_steps);
    RUN_TEST(test_frozen_steps_of_the_vehicle);
    RUN_TEST(test_brief_steps);
    RUN_TEST(test_frozen_steps_in_time);
    RUN_TEST(test_against_quad);
    RUN_TEST(test_against_cvodes);
    RUN_TEST(test_formulations);
    RUN_TEST(test_limit_of_each_run);
    return UNITY_END();
}
