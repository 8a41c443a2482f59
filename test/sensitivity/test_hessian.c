/* Products of the Hessian: against differences of the gradient with the steps held, symmetry, known
 * values, errors. */
#include "integrate/rk/rk.h"
#include "rig.h"
#include "sensitivity/check/second.h"
#include "sensitivity/sensitivity.h"
#include "unity.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { MOST = 200 }; /* design variables */

static rig one;
static unsigned long long seed;

void setUp(void)
{
    seed = 20260101;
}
void tearDown(void)
{
    rig_close(&one);
}

static double uniform(void)
{
    seed = seed * 6364136223846793005ull + 1442695040888963407ull;
    return ((double)(seed >> 12) + 0.5) * 0x1p-51 - 1.0;
}

/* Each design variable by its own size. */
static void draw(double *d)
{
    for (int k = 0; k < one.count; k++)
        d[k] = uniform() * rig_size(&one, k);
}

/* The N-four-bar up to its first singular position: beyond it, steps that are held do not fit other
 * parameters.  test_projection.c goes on. */
static void before_singular(cst_options *o)
{
    if (!strcmp(cst_problem_model(one.p)->name, "nfourbar"))
        o->tf = 0.6;
}

static int is_rk(void)
{
    return cst_problem_integrator(one.p) == CST_RK;
}

/* The gradient with the steps and flips of the last run, for other parameters. */
static void replayed(const double *rho, int steps, long events, double *gradient)
{
    cst_work *w = one.w;
    TEST_ASSERT_EQUAL_INT(CST_OK, cst_prepare(one.p, w, rho));
    cst_rk_of(w)->steps.count = steps;
    w->stats.events = events;
    int status = cst_rk_replay(w);
    TEST_ASSERT_TRUE_MESSAGE(status >= 0, cst_message(w));
    status = w->integrator->backward(w);
    TEST_ASSERT_TRUE_MESSAGE(status >= 0, cst_message(w));
    for (int k = 0; k < one.count; k++)
        gradient[k] = w->gradient[one.p->design[k]];
    w->p = NULL;
}

/* The gradient at rho, whatever the integrator, on the steps of the run at the problem's own
 * values. */
static void gradient_at(const double *rho, int steps, long events, double *gradient)
{
    if (is_rk())
        replayed(rho, steps, events, gradient);
    else
        TEST_ASSERT_TRUE_MESSAGE(cst_gradient(one.p, one.w, rho, NULL, gradient) >= 0,
                                 cst_message(one.w));
}

/* Differences of the gradient along d, of sixth order. */
static void differences(const double *d, double h, double *out)
{
    static const double weight[] = { 3.0 / 4.0, -3.0 / 20.0, 1.0 / 60.0 };
    double rho[MOST], ahead[MOST], behind[MOST];
    int steps = is_rk() ? cst_rk_of(one.w)->steps.count : 0;
    long events = one.w->stats.events;
    memset(out, 0, (size_t)one.count * sizeof *out);
    for (int i = 1; i <= 3; i++) {
        for (int k = 0; k < one.count; k++)
            rho[k] = rig_value(&one, k) + i * h * d[k];
        gradient_at(rho, steps, events, ahead);
        for (int k = 0; k < one.count; k++)
            rho[k] = rig_value(&one, k) - i * h * d[k];
        gradient_at(rho, steps, events, behind);
        for (int k = 0; k < one.count; k++)
            out[k] += weight[i - 1] * (ahead[k] - behind[k]) / h;
    }
}

static double dot(const double *a, const double *b)
{
    double sum = 0.0;
    for (int k = 0; k < one.count; k++)
        sum += a[k] * b[k];
    return sum;
}

/* Largest difference of two products, by the largest of their scaled components. */
static double difference(const double *a, const double *b)
{
    double worst = 0.0;
    for (int k = 0; k < one.count; k++) {
        TEST_ASSERT_TRUE(isfinite(a[k]));
        worst = fmax(worst, rig_size(&one, k) * fabs(a[k] - b[k]));
    }
    return worst / rig_scale(&one, b);
}

/* The product along d against differences with several steps: the best of them. */
static double from_differences(const double *d, const double *Hd, double bound)
{
    static const double steps[2][6] = { { 1e-4, 1e-5, 1e-3, 3e-3, 3e-4, 1e-2 },
                                        { 1e-5, 3e-6, 1e-6, 3e-7, 2e-5, 2e-6 } };
    const double *step = steps[cst_problem_model(one.p)->n > 100];
    double best = INFINITY, other[MOST];
    for (int i = 0; i < 6 && !(best <= bound); i++) {
        TEST_ASSERT_TRUE(cst_gradient(one.p, one.w, NULL, NULL, one.gradient) >= 0);
        differences(d, step[i], other);
        best = fmin(best, difference(Hd, other));
    }
    return best;
}

/* Two random directions: products, their symmetry, the gradient that comes with them, and
 * differences.  A cost of reactions that are not unique has no digits to compare. */
static void compare(const char *what, double bound)
{
    double d[2 * MOST], Hd[2 * MOST], gradient[MOST], psi;
    char text[200];
    TEST_ASSERT_TRUE(one.count <= MOST);
    draw(d);
    draw(d + one.count);
    int status = cst_hessian_products(one.p, one.w, NULL, 2, d, Hd, &psi, gradient);
    TEST_ASSERT_TRUE_MESSAGE(status >= 0, cst_message(one.w));
    if (status == CST_WREDUNDANT)
        return;
    double off = from_differences(d, Hd, bound);
    double size = fabs(dot(d, Hd)) + fabs(dot(d + one.count, Hd + one.count));
    double skew = fabs(dot(d, Hd + one.count) - dot(d + one.count, Hd)) / size;
    snprintf(text, sizeof text, "%s: from differences %.1e, asymmetry %.1e", rig_name(&one, what),
             off, skew);
    printf("  %s\n", text);
    TEST_ASSERT_TRUE_MESSAGE(off <= bound, text);
    TEST_ASSERT_TRUE_MESSAGE(skew <= 1e-2 * bound, text);
    status = cst_gradient(one.p, one.w, NULL, &one.psi, one.gradient);
    TEST_ASSERT_TRUE_MESSAGE(status >= 0, cst_message(one.w));
    TEST_ASSERT_TRUE(psi == one.psi);
    TEST_ASSERT_TRUE(difference(gradient, one.gradient) <= 1e-2 * bound);
}

/* ---- the integrator rk ---- */

static void open_rk(const cst_model *model, const char *cost, const char *wrt, double rtol)
{
    rig_open(&one, model, cost, wrt, CST_ADJOINT, rtol);
    cst_options o = cst_problem_options(one.p);
    o.integrator = CST_RK;
    before_singular(&o);
    rig_options(&one, o);
    if (model->n > 50)
        rig_shorten(&one, 0.1);
    rig_work(&one);
}

static int has_contacts(void)
{
    return rig_model->contacts_count + rig_model->frictions_count;
}

static void test_rk(void)
{
    if (has_contacts())
        TEST_IGNORE_MESSAGE("has contacts");
    for (int cost = 0; cost < rig_model->kernels->costs_count; cost++) {
        open_rk(rig_model, rig_model->kernels->costs[cost].name, "all", rig_large() ? 1e-4 : 1e-6);
        compare("rk", 1e-8);
        rig_close(&one);
    }
}

/* The vehicle over its step: left and right cross their switches together, whatever its parameters
 * are, and so the second derivative exists. */
static void test_vehicle(void)
{
    rig_open(&one, cst_model_find("iltis"), NULL, "kS1,cS1,kL1,mW1", CST_ADJOINT, 1e-6);
    cst_options o = cst_problem_options(one.p);
    o.integrator = CST_RK;
    o.tf = 1.12;
    rig_options(&one, o);
    rig_work(&one);
    compare("over the step", 1e-8);
    TEST_ASSERT_TRUE(cst_work_stats(one.w).events >= 16);
    double d[MOST], error, own; /* and the ladder's rung: on held steps, not on the tolerance */
    draw(d);
    TEST_ASSERT_EQUAL_INT(CST_OK, cst_check_hessian(one.p, one.w, d, &error, &own));
    TEST_ASSERT_TRUE(error < 1e-5 && own < 1e-3);
}

/* Redundant constraints make the equations singular but for 1 / alpha: what they are off by is
 * rounding times alpha, and the second derivatives with it.  With a small one nothing is left. */
static void test_redundant(void)
{
    rig_open(&one, cst_model_find("bricard"), "height", "all", CST_ADJOINT, RIG_DEFAULT);
    cst_options o = cst_problem_options(one.p);
    o.integrator = CST_ONESTEP;
    o.alpha = 1e4;
    o.tf *= 0.05;
    o.step = o.tf / 10;
    rig_options(&one, o);
    rig_work(&one);
    compare("alpha 1e4", 1e-10);
}

/* The whole Hessian, column by column: the largest |H_ij - H_ji| by the largest |H_ij|, scaled. */
static double asymmetry(void)
{
    double d[MOST] = { 0.0 }, H[MOST], skew = 0.0, largest = 0.0;
    int p = one.count;
    TEST_ASSERT_TRUE(p * p <= MOST);
    for (int k = 0; k < p; k++)
        d[k * p + k] = rig_size(&one, k);
    int status = cst_hessian_products(one.p, one.w, NULL, p, d, H, NULL, NULL);
    /* a step of 0.01 s loses 0.18 J in ten seconds, which is told */
    TEST_ASSERT_TRUE_MESSAGE(status == CST_OK || status == CST_WSPURIOUS, cst_message(one.w));
    for (int i = 0; i < p; i++)
        for (int j = 0; j < p; j++) {
            double ij = rig_size(&one, j) * H[i * p + j], ji = rig_size(&one, i) * H[j * p + i];
            TEST_ASSERT_TRUE(isfinite(ij));
            skew = fmax(skew, fabs(ij - ji));
            largest = fmax(largest, fabs(ij));
        }
    return skew / largest;
}

/* Rounding times alpha is corrected in the solves: the Hessian is symmetric at the default alpha,
 * above it, and over a long run. */
static void test_redundant_symmetry(void)
{
    static const struct {
        double alpha, tf;
        int steps;
    } runs[] = { { 1e9, 0.05, 200 }, { 1e10, 0.05, 200 }, { 1e9, 1.0, 1000 } };
    for (int i = 0; i < 6; i++) {
        rig_open(&one, cst_model_find("bricard"), i < 3 ? "swing" : "height", "all", CST_ADJOINT,
                 RIG_DEFAULT);
        cst_options o = cst_problem_options(one.p);
        o.integrator = CST_ONESTEP;
        o.alpha = runs[i % 3].alpha;
        o.tf *= runs[i % 3].tf;
        o.step = o.tf / runs[i % 3].steps;
        rig_options(&one, o);
        rig_work(&one);
        double skew = asymmetry();
        printf("  %s: asymmetry %.1e\n", rig_name(&one, "redundant"), skew);
        TEST_ASSERT_TRUE(skew <= 1e-10);
        rig_close(&one);
    }
}

/* A misfit: products against differences of its gradient, which has steps of its own: to
 * tolerance.  A coordinate and an output, at t = 0, within steps and at the end. */
static void test_misfit(void)
{
    static const char *const names[2] = { "x2", "push" };
    double d[MOST], Hd[2 * MOST], other[MOST] = { 0.0 }, value, rho[MOST], jacobian[MOST];
    char path[] = "hessian_samples_XXXXXX", misfit[64];
    FILE *file = fdopen(mkstemp(path), "w");
    TEST_ASSERT_NOT_NULL(file);
    fprintf(file, "t,%s,sigma_%s,%s\n", names[0], names[0], names[1]);
    for (int i = 0; i <= 20; i++)
        fprintf(file, "%.3f,%.4f,0.2,%.3f\n", 0.1 * i, 2.0 + 0.3 * sin(i), 5.0 * cos(2.0 * i));
    fclose(file);
    snprintf(misfit, sizeof misfit, "misfit(%s)", path);
    rig_open(&one, cst_model_find("slidercrank"), NULL, "all", CST_ADJOINT, 1e-11);
    TEST_ASSERT_EQUAL_INT(0, cst_set_objective(one.p, misfit));
    cst_options o = cst_problem_options(one.p);
    o.integrator = CST_RK;
    rig_options(&one, o);
    rig_work(&one);
    draw(d);
    for (int i = 0; i < 2; i++)
        memcpy(Hd + i * one.count, d, (size_t)one.count * sizeof *d);
    double two[2 * MOST];
    memcpy(two, Hd, sizeof two);
    draw(two + one.count);
    TEST_ASSERT_TRUE_MESSAGE(cst_objective_products(one.p, one.w, NULL, 2, two, Hd) >= 0,
                             cst_message(one.w));
    for (int i = -2; i <= 2; i++) {
        static const double weight[] = { 1.0, -8.0, 0.0, 8.0, -1.0 };
        for (int k = 0; k < one.count; k++)
            rho[k] = rig_value(&one, k) + 3e-4 * i * d[k];
        TEST_ASSERT_TRUE(cst_responses(one.p, one.w, rho, &value, jacobian) >= 0);
        for (int k = 0; k < one.count; k++)
            other[k] += weight[i + 2] * jacobian[k] / 3.6e-3;
    }
    double skew = fabs(dot(two, Hd + one.count) - dot(two + one.count, Hd)) /
                  (fabs(dot(two, Hd)) + fabs(dot(two + one.count, Hd + one.count)));
    printf("  misfit: from differences %.1e, asymmetry %.1e\n", difference(Hd, other), skew);
    TEST_ASSERT_TRUE(difference(Hd, other) <= 1e-6);
    TEST_ASSERT_TRUE(skew <= 1e-10);
    remove(path);
}

/* ---- the one-step integrator, in every formulation that can solve the model ---- */

/* 0: redundant constraints, which this formulation does not take. */
static int open_onestep(const char *form, const char *cost)
{
    double psi;
    rig_open(&one, rig_model, cost, "all", CST_ADJOINT, RIG_DEFAULT);
    cst_options o = cst_problem_options(one.p);
    o.integrator = CST_ONESTEP;
    o.formulation = form;
    o.tf *= rig_model->n > 20 ? 0.05 : 0.5;
    o.step = o.tf / (rig_model->n > 20 ? 40 : 100); /* with 10, bricard loses half of its energy */
    before_singular(&o);
    rig_options(&one, o);
    cst_work *w = NULL;
    int status = cst_work_create(one.p, &w);
    if (status >= 0)
        status = cst_simulate(one.p, w, NULL, &psi);
    TEST_ASSERT_TRUE_MESSAGE(status >= 0 || status == CST_ESINGULAR, cst_message(w));
    cst_work_free(w);
    if (status >= 0)
        rig_work(&one);
    return status >= 0;
}

static void test_onestep(void)
{
    int solved = 0;
    if (rig_model->s || has_contacts())
        TEST_IGNORE_MESSAGE("has switches");
    for (int form = 0; form < cst_formulation_count(); form++)
        for (int cost = 0; cost < rig_model->kernels->costs_count; cost++) {
            if (open_onestep(cst_formulation_name(form), rig_model->kernels->costs[cost].name)) {
                compare(cst_formulation_name(form), 1e-8);
                solved++;
            }
            rig_close(&one);
        }
    TEST_ASSERT_TRUE(solved > 0);
}

/* ---- CVODES: to its tolerance, against differences of its gradient ---- */

static void open_cvodes(const cst_model *model, const char *cost, const char *form, int adams)
{
    rig_open(&one, model, cost, "all", CST_ADJOINT, adams ? 1e-11 : 1e-9);
    cst_options o = cst_problem_options(one.p);
    o.integrator = CST_CVODES;
    o.formulation = form;
    o.adams = adams;
    o.max_steps = 100000;
    o.tf *= 0.25;
    before_singular(&o);
    rig_options(&one, o);
    rig_work(&one);
}

/* The largest difference of a product from differences with two steps, and its asymmetry. */
static void compare_cvodes(const char *what)
{
    double d[2 * MOST], Hd[2 * MOST], other[MOST], off = INFINITY;
    char text[200];
    draw(d);
    draw(d + one.count);
    int status = cst_hessian_products(one.p, one.w, NULL, 2, d, Hd, NULL, NULL);
    TEST_ASSERT_TRUE_MESSAGE(status >= 0, cst_message(one.w));
    TEST_ASSERT_EQUAL_INT(CST_CVODES, cst_work_stats(one.w).integrator);
    for (double h = 3e-3; h > 2e-4 && !(off <= 1e-5); h /= 3.0) {
        differences(d, h, other);
        off = fmin(off, difference(Hd, other));
    }
    double size = fabs(dot(d, Hd)) + fabs(dot(d + one.count, Hd + one.count));
    double skew = fabs(dot(d, Hd + one.count) - dot(d + one.count, Hd)) / size;
    snprintf(text, sizeof text, "%s: from differences %.1e, asymmetry %.1e", rig_name(&one, what),
             off, skew);
    printf("  %s\n", text);
    TEST_ASSERT_TRUE_MESSAGE(off <= 1e-5 && skew <= 1e-6, text);
}

static void test_cvodes(void)
{
    if (rig_model->s || has_contacts())
        TEST_IGNORE_MESSAGE("has switches");
    if (!strcmp(rig_model->name, "bricard"))
        TEST_IGNORE_MESSAGE("has redundant constraints");
    for (int cost = 0; cost < rig_model->kernels->costs_count; cost++)
        for (int form = 0; form < 2; form++) {
            open_cvodes(rig_model, rig_model->kernels->costs[cost].name,
                        form ? "index1" : "penalty", 1);
            compare_cvodes(form ? "cvodes index1" : "cvodes penalty");
            rig_close(&one);
        }
}

static void test_cvodes_bdf(void)
{
    open_cvodes(cst_model_find("slidercrank"), "shake", "penalty", 0);
    compare_cvodes("cvodes bdf");
}

static void refused(const char *model, const char *why)
{
    double psi, gradient[MOST], d[MOST] = { 1.0 }, Hd[MOST];
    rig_open(&one, cst_model_find(model), NULL, NULL, CST_ADJOINT, 1e-6);
    cst_options o = cst_problem_options(one.p);
    o.integrator = CST_CVODES;
    rig_options(&one, o);
    rig_work(&one);
    TEST_ASSERT_EQUAL_INT(CST_EINTEGRATOR, cst_hessian_vector(one.p, one.w, NULL, d, Hd));
    TEST_ASSERT_NOT_NULL_MESSAGE(strstr(cst_message(one.w), why), cst_message(one.w));
    TEST_ASSERT_TRUE(isnan(Hd[0]));
    TEST_ASSERT_TRUE(cst_gradient(one.p, one.w, NULL, &psi, gradient) >= 0);
    rig_close(&one);
}

static void test_cvodes_refuses(void)
{
    refused("barrier", "do not cross events");
    refused("bricard", "constraints are redundant");
}

/* The Hessian of the five-bar by its two springs' lengths. */
static void test_five_bar(void)
{
    double H[4];
    open_rk(cst_model_find("fivebar"), NULL, "L01,L02", 1e-9);
    TEST_ASSERT_EQUAL_INT(CST_OK, cst_hessian(one.p, one.w, NULL, H, NULL, NULL));
    printf("  five-bar: %.6g %.6g %.6g\n", H[0], H[3], H[1]);
    TEST_ASSERT_DOUBLE_WITHIN(5e-4, 19.862, H[0]);
    TEST_ASSERT_DOUBLE_WITHIN(5e-4, 12.220, H[3]);
    TEST_ASSERT_DOUBLE_WITHIN(5e-5, -3.8985, H[1]);
    TEST_ASSERT_TRUE(H[1] == H[2]);
}

/* After a gradient at the same point its forward run is used again: the same bits as without.  What
 * has changed since is never overlooked. */
static void check_products(cst_problem *p, cst_work *w, const double *rho, const char *what)
{
    double d[2] = { 1.0, -0.5 }, again[2], fresh[2];
    cst_work *other;
    TEST_ASSERT_EQUAL_INT(CST_OK, cst_hessian_vector(p, w, rho, d, again));
    TEST_ASSERT_EQUAL_INT(CST_OK, cst_work_create(p, &other));
    TEST_ASSERT_EQUAL_INT(CST_OK, cst_hessian_vector(p, other, rho, d, fresh));
    TEST_ASSERT_TRUE_MESSAGE(!memcmp(again, fresh, sizeof again), what);
    cst_work_free(other);
}

static void test_run_is_used_again(void)
{
    const double here[2] = { 2.3, 2.0 }, there[2] = { 2.2, 2.1 };
    double psi, gradient[2];
    for (int onestep = 0; onestep < 2; onestep++) {
        open_rk(cst_model_find("fivebar"), NULL, "L01,L02", 1e-8);
        cst_options o = cst_problem_options(one.p);
        o.tf = 1.0;
        o.integrator = onestep ? CST_ONESTEP : CST_RK;
        rig_options(&one, o);
        rig_work(&one);
        cst_gradient(one.p, one.w, here, &psi, gradient);
        check_products(one.p, one.w, here, "the same point");
        TEST_ASSERT_TRUE(cst_work_stats(one.w).steps > 0);
        check_products(one.p, one.w, here, "again");
        check_products(one.p, one.w, there, "another point");
        cst_gradient(one.p, one.w, here, &psi, gradient);
        cst_simulate(one.p, one.w, there, &psi);
        check_products(one.p, one.w, here, "after another run");
        cst_gradient(one.p, one.w, here, &psi, gradient);
        cst_trajectory_at(one.p, one.w, 0.5, NULL, NULL, NULL, NULL);
        check_products(one.p, one.w, here, "after a look");
        cst_gradient(one.p, one.w, here, &psi, gradient);
        cst_set_parameter(one.p, "m1", 1.1);
        check_products(one.p, one.w, here, "another mass");
        cst_gradient(one.p, one.w, here, &psi, gradient);
        cst_set_cost(one.p, "acceleration");
        check_products(one.p, one.w, here, "another cost");
        cst_gradient(one.p, one.w, here, &psi, gradient);
        o.tf = 0.5;
        cst_set_options(one.p, &o);
        check_products(one.p, one.w, here, "another horizon");
        rig_close(&one);
    }
}

int main(int count, char **words)
{
    rig_arguments(count, words);
    UNITY_BEGIN();
    rig_each_model(test_rk, "rk");
    rig_each_model(test_onestep, "onestep");
    rig_each_model(test_cvodes, "cvodes");
    RUN_TEST(test_vehicle);
    RUN_TEST(test_redundant);
    RUN_TEST(test_redundant_symmetry);
    RUN_TEST(test_misfit);
    RUN_TEST(test_cvodes_bdf);
    RUN_TEST(test_cvodes_refuses);
    RUN_TEST(test_five_bar);
    RUN_TEST(test_run_is_used_again);
    return UNITY_END() != 0;
}
