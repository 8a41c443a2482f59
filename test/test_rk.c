/* The integrator rk: its orders, the gradient of the steps taken, events, memory, errors. */
#include "discrete.h"
#include "integrate/rk/rk.h"
#include "rig.h"
#include "sensitivity/sensitivity.h"
#include "unity.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/resource.h>

enum { MOST = 160 }; /* design variables */

static rig one, two;
static const cst_tableau *const tableaux[] = { &cst_dopri5, &cst_dop853 };

void setUp(void) {}

void tearDown(void)
{
    rig_close(&one);
    rig_close(&two);
}

/* A run of the model's default problem with rk, or another integrator; tf 0: the model's own. */
static void open_with(rig *r, const char *model, const char *cost, const char *wrt,
                      cst_method method, cst_integration integrator, double rtol, double tf)
{
    rig_open(r, cst_model_find(model), cost, wrt, method, rtol);
    cst_options o = cst_problem_options(r->p);
    o.integrator = integrator;
    o.tf = tf > 0.0 ? tf : o.tf;
    rig_options(r, o);
}

/* The work for it, with one of the two orders. */
static void use(rig *r, const cst_tableau *m)
{
    rig_work(r);
    if (m)
        cst_rk_of(r->w)->tableau = m;
}

/* As rig_solve, and a warning is not an error. */
static int solve(rig *r)
{
    int status = cst_gradient(r->p, r->w, NULL, &r->psi, r->gradient);
    TEST_ASSERT_TRUE_MESSAGE(status >= CST_OK, cst_message(r->w));
    return status;
}

/* max |rho (x - y)| over max |rho y| */
static double difference(const rig *r, const double *x, const double *y)
{
    double worst = 0.0;
    for (int k = 0; k < r->count; k++) {
        TEST_ASSERT_TRUE(isfinite(x[k]));
        worst = fmax(worst, rig_size(r, k) * fabs(x[k] - y[k]));
    }
    return worst / rig_scale(r, y);
}

static const char *label(const rig *r, const cst_tableau *m, double value)
{
    static char text[200];
    snprintf(text, sizeof text, "%s: %.2e", rig_name(r, m ? m->name : "rk"), value);
    return text;
}

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
        use(r, m);
        status = solve(r);
    }
    TEST_ASSERT_TRUE(one.psi == two.psi);
    TEST_ASSERT_TRUE(!large || cst_work_stats(one.w).events > 20);
    double error = difference(&one, one.gradient, two.gradient);
    int open = status == CST_WREDUNDANT; /* a cost of reactions that only alpha decides: 1e9 */
    TEST_ASSERT_TRUE_MESSAGE(error < (open ? 1e-7 : 1e-11), label(&one, m, error));
    *worst = open ? *worst : fmax(*worst, error);
}

/* Every registered model and cost, both orders; index1 where the constraints have full rank. */
static void test_tangent_and_adjoint(void)
{
    double worst = 0.0;
    for (int i = 0; i < cst_model_count(); i++) {
        const cst_model *model = cst_model_at(i);
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
    cst_rk_of(r->w)->count = steps;
    r->w->asked = &r->w->of_cost;
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
    int steps = cst_rk_of(one.w)->count;
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
        discrete d = { model,   quad_registry[index], form, o.tf, o.alpha, o.xi,
                       o.omega, cst_rk_of(one.w)->count,     m,    h };
        TEST_ASSERT_TRUE(d.steps > 2 && d.steps <= 200);
        for (int k = 0; k < d.steps; k++)
            h[k] = cst_rk_of(one.w)->step[k].h;
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
        int large = model->n > 50;
        double rtol = large ? 1e-8 : 1e-11;
        open_with(&one, model->name, NULL, large ? VEHICLE : "all", CST_ADJOINT, CST_RK, rtol,
                  large ? 1.05 : 0.0);
        open_with(&two, model->name, NULL, large ? VEHICLE : "all", CST_ADJOINT, CST_CVODES, rtol,
                  large ? 1.05 : 0.0);
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

/* ---- memory
 * ------------------------------------------------------------------------------------------ */

/* Stages that the tape has no room for are computed again: the same bits. */
static void test_short_tape(void)
{
    static const char *const names[] = { "fivebar", "barrier" };
    for (int i = 0; i < 2; i++)
        for (int method = CST_ADJOINT; method <= CST_DIRECT; method++) {
            open_with(&one, names[i], NULL, "all", (cst_method)method, CST_RK, RIG_DEFAULT, 0.0);
            rig_solve(&one, NULL);
            double psi = one.psi, gradient[MOST];
            memcpy(gradient, one.gradient, (size_t)one.count * sizeof *gradient);
            rig_work(&one);
            /* a few steps, and no more */
            cst_rk_of(one.w)->block_size = 100 * (size_t)cst_rk_of(one.w)->n * 12;
            cst_rk_of(one.w)->block_most = names[i][0] == 'f' ? 2 : 0;
            rig_solve(&one, NULL);
            TEST_ASSERT_TRUE(one.psi == psi &&
                             !cst_rk_of(one.w)->stages[cst_rk_of(one.w)->count - 1]);
            TEST_ASSERT_TRUE(names[i][0] == 'b' || cst_rk_of(one.w)->stages[0]);
            for (int k = 0; k < one.count; k++)
                TEST_ASSERT_TRUE_MESSAGE(one.gradient[k] == gradient[k], names[i]);
        }
}

/* The bits of `one`, which has all its states, with memory for a few only. */
static void with_few_states(int states, const cst_tableau *m, const char *what)
{
    double psi = one.psi, gradient[MOST];
    memcpy(gradient, one.gradient, (size_t)one.count * sizeof *gradient);
    use(&one, m);
    cst_rk *x = cst_rk_of(one.w);
    x->states = x->states_most = states;
    solve(&one);
    TEST_ASSERT_TRUE_MESSAGE(x->every > 1 && x->count >= states, what);
    TEST_ASSERT_TRUE_MESSAGE(one.psi == psi, what);
    for (int k = 0; k < one.count; k++)
        TEST_ASSERT_TRUE_MESSAGE(one.gradient[k] == gradient[k], what);
}

/* States that there is no room for are computed again from check-points: the same bits, by both
 * methods and orders, across events too. */
static void test_checkpoints(void)
{
    static cst_tableau slow;
    static const struct {
        const char *name;
        double rtol, tf;
        int order, events;
    } runs[] = { { "pendulum", 1e-8, 0.0, 1, 0 }, { "fivebar", 1e-8, 0.0, 1, 0 },
                 { "fivebar", 1e-5, 0.0, 0, 0 },  { "barrier", 1e-8, 10.0, 0, 4 },
                 { "iltis", 1e-5, 1.5, 1, 10 } };
    for (int i = 0; i < (int)(sizeof runs / sizeof runs[0]); i++)
        for (int method = CST_ADJOINT; method <= CST_DIRECT; method++) {
            const cst_tableau *m = tableaux[runs[i].order];
            slow = *m;
            slow.most = 1.1; /* of a step to the next, where 8 would do for the whole run */
            m = strcmp(runs[i].name, "barrier") ? m : &slow;
            open_with(&one, runs[i].name, NULL, NULL, (cst_method)method, CST_RK, runs[i].rtol,
                      runs[i].tf);
            use(&one, m);
            solve(&one);
            int count = cst_rk_of(one.w)->count;
            TEST_ASSERT_EQUAL_INT(1, cst_rk_of(one.w)->every);
            TEST_ASSERT_TRUE_MESSAGE(one.w->stats.events >= runs[i].events, runs[i].name);
            with_few_states(count, m, runs[i].name); /* one state too many */
            with_few_states((int)(3.0 * sqrt(count)) + 4, m, runs[i].name);
            rig_close(&one);
        }
}

/* Products of the Hessian: the same bits. */
static void test_checkpoints_of_products(void)
{
    double all[2], few[2];
    static const double along[2] = { 1.0, -0.5 };
    open_with(&one, "fivebar", NULL, "L01,L02", CST_ADJOINT, CST_RK, RIG_DEFAULT, 0.0);
    rig_work(&one);
    TEST_ASSERT_EQUAL_INT(CST_OK, cst_hessian_vector(one.p, one.w, NULL, along, all));
    rig_work(&one);
    cst_rk_of(one.w)->states = cst_rk_of(one.w)->states_most = 40;
    TEST_ASSERT_EQUAL_INT(CST_OK, cst_hessian_vector(one.p, one.w, NULL, along, few));
    TEST_ASSERT_TRUE(cst_rk_of(one.w)->every > 1);
    TEST_ASSERT_TRUE(isfinite(all[0]) && all[0] == few[0] && all[1] == few[1]);
}

/* Who looks at the motion, at a peak and at instants, sees the same. */
static void test_checkpoints_of_looks(void)
{
    static const char *const list[] = { "peak(x)", "mean(x)", "at(x, 0.7)" };
    double value[2][3], gradient[2][3 * MOST], y[2][64];
    for (int few = 0; few < 2; few++) {
        open_with(&one, "pendulum", NULL, "all", CST_ADJOINT, CST_RK, RIG_DEFAULT, 0.0);
        for (int i = 0; i < 3; i++)
            TEST_ASSERT_EQUAL_INT_MESSAGE(CST_OK, cst_add_response(one.p, list[i]),
                                          cst_problem_message(one.p));
        rig_work(&one);
        cst_rk *x = cst_rk_of(one.w);
        if (few)
            x->states = x->states_most = 40;
        memset(y[few], 0, sizeof y[few]);
        TEST_ASSERT_TRUE(cst_responses(one.p, one.w, NULL, value[few], gradient[few]) >= 0);
        for (int i = 0; i < 10; i++)
            TEST_ASSERT_EQUAL_INT(CST_OK, cst_trajectory_at(one.p, one.w, 0.1 * ((7 * i) % 10),
                                                            y[few] + 2 * i, NULL, NULL, NULL));
        TEST_ASSERT_EQUAL_INT(few, x->every > 1);
        int count = one.count;
        rig_close(&one);
        if (few) {
            TEST_ASSERT_TRUE(!memcmp(value[0], value[1], sizeof value[0]));
            TEST_ASSERT_TRUE(
                !memcmp(gradient[0], gradient[1], 3 * (size_t)count * sizeof(double)));
            TEST_ASSERT_TRUE(!memcmp(y[0], y[1], sizeof y[0]));
        }
    }
}

/* A horizon 100 times as long in the least memory: the tape, the steps and the states keep to it,
 * and the bits are those of a run that has all it asks for. */
static void test_budget(void)
{
    double psi = 0.0, gradient[MOST];
    for (int few = 0; few < 2; few++) {
        open_with(&one, "pendulum", NULL, "all", CST_ADJOINT, CST_RK, 1e-6, 0.0);
        cst_options o = cst_problem_options(one.p);
        o.tf *= 100.0;
        o.memory = few ? 262144.0 : 0.0;
        rig_options(&one, o);
        rig_work(&one);
        solve(&one);
        const cst_rk *x = cst_rk_of(one.w);
        double states = (double)x->states * (x->size + 1.0) * sizeof(double);
        double tape = (double)x->blocks * (double)x->block_size * sizeof(double);
        TEST_ASSERT_TRUE(few == (x->every > 1));
        TEST_ASSERT_TRUE(!few || states + tape <= 0.75 * o.memory);
        TEST_ASSERT_TRUE(!few || (psi == one.psi && !memcmp(gradient, one.gradient,
                                                            (size_t)one.count * sizeof psi)));
        psi = one.psi;
        memcpy(gradient, one.gradient, (size_t)one.count * sizeof psi);
        rig_close(&one);
    }
}

/* The same with what does not fit in files: all is kept, nothing computed again, and the bits are
 * those of memory; with events and by both methods. */
static void test_directory(void)
{
    static const char *const names[] = { "fivebar", "fivebar", "iltis" };
    for (int i = 0; i < 3; i++) {
        double psi = 0.0, gradient[MOST];
        for (int files = 0; files < 2; files++) {
            open_with(&one, names[i], NULL, NULL, i == 1 ? CST_DIRECT : CST_ADJOINT, CST_RK,
                      RIG_DEFAULT, i == 2 ? 1.5 : 60.0);
            cst_options o = cst_problem_options(one.p);
            o.memory = files ? 65536.0 : 0.0;
            o.memory_dir = files ? "/tmp" : NULL;
            rig_options(&one, o);
            rig_work(&one);
            solve(&one);
            solve(&one); /* and once more, in what there is */
            const cst_rk *x = cst_rk_of(one.w);
            TEST_ASSERT_EQUAL_INT(1, x->every);
            TEST_ASSERT_TRUE(x->count > 64 && x->stages[0] && x->stages[x->count - 1]);
            TEST_ASSERT_TRUE(files == x->in_states.in_file && files == x->in_stages.in_file);
            TEST_ASSERT_TRUE(files == x->block[0].in_file && (!files || x->blocks > 1));
            TEST_ASSERT_TRUE(!files || (psi == one.psi && !memcmp(gradient, one.gradient,
                                                                  (size_t)one.count * sizeof psi)));
            psi = one.psi;
            memcpy(gradient, one.gradient, (size_t)one.count * sizeof psi);
            rig_close(&one);
        }
    }
}

/* Files that may not grow: an error that says where, and NaN. */
static void test_full_directory(void)
{
    struct rlimit before, few;
    double psi = 1.0, gradient[2];
    TEST_ASSERT_EQUAL_INT(0, getrlimit(RLIMIT_FSIZE, &before));
    open_with(&one, "fivebar", NULL, NULL, CST_ADJOINT, CST_RK, RIG_DEFAULT, 60.0);
    cst_options o = cst_problem_options(one.p);
    o.memory = 65536.0;
    o.memory_dir = "/tmp";
    rig_options(&one, o);
    rig_work(&one);
    few = before;
    few.rlim_cur = 65536;
    TEST_ASSERT_EQUAL_INT(0, setrlimit(RLIMIT_FSIZE, &few));
    int status = cst_gradient(one.p, one.w, NULL, &psi, gradient);
    setrlimit(RLIMIT_FSIZE, &before);
    TEST_ASSERT_EQUAL_INT(CST_EMEMORY, status);
    TEST_ASSERT_NOT_NULL_MESSAGE(strstr(cst_message(one.w), "no room in '/tmp'"),
                                 cst_message(one.w));
    TEST_ASSERT_NOT_NULL(strstr(cst_message(one.w), "--memory-dir"));
    TEST_ASSERT_TRUE(isnan(psi) && isnan(gradient[0]));
    /* and with room again it goes on */
    TEST_ASSERT_EQUAL_INT(CST_OK, cst_gradient(one.p, one.w, NULL, &psi, gradient));
}

static void test_full(void)
{
    double psi;
    open_with(&one, "fivebar", NULL, NULL, CST_ADJOINT, CST_RK, RIG_DEFAULT, 0.0);
    rig_work(&one);
    cst_rk_of(one.w)->most = cst_rk_of(one.w)->room = 20;
    TEST_ASSERT_EQUAL_INT(CST_EINTEGRATOR, cst_simulate(one.p, one.w, NULL, &psi));
    TEST_ASSERT_NOT_NULL_MESSAGE(strstr(cst_message(one.w), "memory for 20 steps"),
                                 cst_message(one.w));
    TEST_ASSERT_TRUE(isnan(psi));
    rig_work(&one);
    cst_rk_of(one.w)->states = cst_rk_of(one.w)->states_most = 4;
    TEST_ASSERT_EQUAL_INT(CST_EINTEGRATOR, cst_simulate(one.p, one.w, NULL, &psi));
    TEST_ASSERT_NOT_NULL_MESSAGE(strstr(cst_message(one.w), "--memory"), cst_message(one.w));
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

/* A pendulum whose constraint comes back with 1e5 rad/s: stability holds explicit steps down. */
static void test_stiff(void)
{
    double psi = 1.0;
    open_with(&one, "pendulum", NULL, NULL, CST_ADJOINT, CST_RK, 1e-5, 0.0);
    cst_options o = cst_problem_options(one.p);
    o.omega = 1e5;
    o.xi = 1.0;
    rig_options(&one, o);
    rig_work(&one);
    TEST_ASSERT_EQUAL_INT(CST_EINTEGRATOR, cst_simulate(one.p, one.w, NULL, &psi));
    TEST_ASSERT_NOT_NULL_MESSAGE(strstr(cst_message(one.w), "stiff"), cst_message(one.w));
    TEST_ASSERT_NOT_NULL_MESSAGE(strstr(cst_message(one.w), "use the integrator cvodes"),
                                 cst_message(one.w));
    TEST_ASSERT_TRUE(isnan(psi));
}

/* auto: CVODES with BDF where the motion is stiff, decided once, at the problem's parameters. */
static void test_auto(void)
{
    double psi, other, gradient[2], again[2], rho[2] = { 1.6, 1.1 };
    for (int stiff = 0; stiff < 2; stiff++) {
        int used = stiff ? CST_CVODES : CST_RK;
        open_with(&one, "pendulum", NULL, "L,theta0", CST_ADJOINT, CST_INTEGRATOR_AUTO, 1e-7, 0.0);
        cst_options o = cst_problem_options(one.p);
        o.omega = stiff ? 1e3 : o.omega;
        rig_options(&one, o);
        rig_work(&one);
        TEST_ASSERT_EQUAL_INT(CST_OK, cst_gradient(one.p, one.w, NULL, &psi, gradient));
        TEST_ASSERT_EQUAL_INT(used, cst_work_stats(one.w).integrator);
        /* the same bits by the integrator that was chosen, in the first run and in later ones */
        open_with(&two, "pendulum", NULL, "L,theta0", CST_ADJOINT, (cst_integration)used, 1e-7,
                  0.0);
        o.integrator = (cst_integration)used;
        o.adams = !stiff;
        rig_options(&two, o);
        rig_work(&two);
        for (int later = 0; later < 2; later++) {
            TEST_ASSERT_EQUAL_INT(CST_OK,
                                  cst_gradient(two.p, two.w, later ? rho : NULL, &other, again));
            TEST_ASSERT_TRUE(psi == other && gradient[0] == again[0] && gradient[1] == again[1]);
            TEST_ASSERT_EQUAL_INT(CST_OK, cst_gradient(one.p, one.w, rho, &psi, gradient));
        }
        /* a work whose first run is elsewhere decides alike */
        rig_work(&one);
        TEST_ASSERT_EQUAL_INT(CST_OK, cst_gradient(one.p, one.w, rho, &psi, gradient));
        TEST_ASSERT_EQUAL_INT(used, cst_work_stats(one.w).integrator);
        TEST_ASSERT_TRUE(psi == other && gradient[0] == again[0] && gradient[1] == again[1]);
    }
}

/* A damper that makes a later run stiff: that run, by any method, is CVODES's with BDF formulas,
 * bit by bit, and the next one is rk's as if nothing had been. */
static void test_auto_later(void)
{
    double first, psi, other, gradient[2], again[2], rho[2] = { 1e4, 1.0 }, at_first[2];
    for (int method = CST_ADJOINT; method <= CST_DIRECT; method++) {
        open_with(&one, "slidercrank", NULL, "c,crank", (cst_method)method, CST_INTEGRATOR_AUTO,
                  1e-6, 6.0);
        rig_set(&one, "k", 1e3);
        rig_work(&one);
        TEST_ASSERT_EQUAL_INT(CST_OK, cst_gradient(one.p, one.w, NULL, &first, at_first));
        TEST_ASSERT_EQUAL_INT(CST_RK, cst_work_stats(one.w).integrator);
        open_with(&two, "slidercrank", NULL, "c,crank", (cst_method)method, CST_CVODES, 1e-6, 6.0);
        rig_set(&two, "k", 1e3);
        cst_options o = cst_problem_options(two.p);
        o.adams = 0;
        rig_options(&two, o);
        rig_work(&two);
        TEST_ASSERT_EQUAL_INT(CST_OK, cst_gradient(two.p, two.w, rho, &other, again));
        for (int twice = 0; twice < 2; twice++) {
            TEST_ASSERT_EQUAL_INT(CST_OK, cst_gradient(one.p, one.w, rho, &psi, gradient));
            TEST_ASSERT_EQUAL_INT(CST_CVODES, cst_work_stats(one.w).integrator);
            TEST_ASSERT_TRUE(psi == other && gradient[0] == again[0] && gradient[1] == again[1]);
        }
        TEST_ASSERT_EQUAL_INT(CST_OK, cst_gradient(one.p, one.w, NULL, &psi, gradient));
        TEST_ASSERT_EQUAL_INT(CST_RK, cst_work_stats(one.w).integrator);
        TEST_ASSERT_TRUE(psi == first && gradient[0] == at_first[0] && gradient[1] == at_first[1]);
    }
}

/* A strong damper: the first run by rk ends within a thousand steps, all of them at the limit of
 * stability.  Later runs are CVODES's, as the first one.  A weak one stays with rk. */
static void test_auto_damper(void)
{
    const double rtol[] = { 1e-4, 1e-6, 1e-8, 1e-10 };
    double psi, gradient[2];
    for (int k = 0; k < 8; k++) {
        open_with(&one, "slidercrank", NULL, "c,crank", CST_ADJOINT, CST_INTEGRATOR_AUTO,
                  rtol[k / 2], 0.0);
        rig_set(&one, "c", k % 2 ? 1e4 : 100.0);
        rig_work(&one);
        for (int twice = 0; twice < 2; twice++) {
            TEST_ASSERT_EQUAL_INT(CST_OK, cst_gradient(one.p, one.w, NULL, &psi, gradient));
            TEST_ASSERT_EQUAL_INT(k % 2 ? CST_CVODES : CST_RK, cst_work_stats(one.w).integrator);
        }
    }
}

/* A fast return of the constraints that takes less than a thousand steps. */
static void test_auto_return(void)
{
    double psi, gradient[MOST];
    for (int fast = 0; fast < 2; fast++) {
        open_with(&one, "chain", NULL, NULL, CST_ADJOINT, CST_INTEGRATOR_AUTO, 1e-8, 0.0);
        cst_options o = cst_problem_options(one.p);
        o.omega = fast ? 300.0 : 30.0;
        rig_options(&one, o);
        rig_work(&one);
        TEST_ASSERT_EQUAL_INT(CST_OK, cst_gradient(one.p, one.w, NULL, &psi, gradient));
        TEST_ASSERT_EQUAL_INT(fast ? CST_CVODES : CST_RK, cst_work_stats(one.w).integrator);
    }
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

/* The direct method, differences and responses decide too. */
static void test_auto_of_others(void)
{
    double psi, gradient[2], value;
    for (int method = CST_DIRECT; method <= CST_FD_CENTRAL; method++) {
        open_with(&one, "pendulum", NULL, "L,theta0", (cst_method)method, CST_INTEGRATOR_AUTO, 1e-5,
                  0.0);
        cst_options o = cst_problem_options(one.p);
        o.omega = 1e3;
        rig_options(&one, o);
        TEST_ASSERT_EQUAL_INT(CST_OK, cst_add_response(one.p, "mean(tension)"));
        rig_work(&one);
        TEST_ASSERT_EQUAL_INT(CST_OK, cst_responses(one.p, one.w, NULL, &value, gradient));
        TEST_ASSERT_EQUAL_INT(CST_CVODES, cst_work_stats(one.w).integrator);
        TEST_ASSERT_EQUAL_INT(CST_OK, cst_gradient(one.p, one.w, NULL, &psi, gradient));
        TEST_ASSERT_EQUAL_INT(CST_CVODES, cst_work_stats(one.w).integrator);
    }
}

int main(void)
{
    UNITY_BEGIN();
    RUN_TEST(test_orders);
    RUN_TEST(test_tangent_and_adjoint);
    RUN_TEST(test_frozen_steps);
    RUN_TEST(test_frozen_steps_of_the_vehicle);
    RUN_TEST(test_frozen_steps_in_time);
    RUN_TEST(test_against_quad);
    RUN_TEST(test_against_cvodes);
    RUN_TEST(test_short_tape);
    RUN_TEST(test_checkpoints);
    RUN_TEST(test_checkpoints_of_products);
    RUN_TEST(test_checkpoints_of_looks);
    RUN_TEST(test_budget);
    RUN_TEST(test_directory);
    RUN_TEST(test_full_directory);
    RUN_TEST(test_full);
    RUN_TEST(test_formulations);
    RUN_TEST(test_stiff);
    RUN_TEST(test_auto);
    RUN_TEST(test_auto_of_others);
    RUN_TEST(test_auto_later);
    RUN_TEST(test_auto_damper);
    RUN_TEST(test_auto_return);
    RUN_TEST(test_limit_of_each_run);
    return UNITY_END() != 0;
}
