/* Responses: adjoint against direct against differences; one of them and many at once. */
#include "response_runs.h"

#include <unistd.h>

static double other_values[MOST], other[MOST * DESIGNS];
static char table[] = "responses_samples_XXXXXX";

/* ---- three ways, everywhere ------------------------------------------------------------------ */

typedef struct {
    const char *model, *wrt;
    double tf, rtol, exact, differences, fd_step;
    const char *texts[MOST];
} subject;

static const subject subjects[] = {
    { "pendulum",
      "all",
      1.2,
      1e-10,
      1e-6,
      1e-4,
      1e-4,
      { "integral(angle)", "mean(x)", "rms(tension)", "final(y)", "at(angle, 0.7)", "max(tension)",
        "min(tension)", "peak(dot(x))", "height", "force=tension", "fit=misfit(@)",
        "mix=rms(tension)/9.81 + 0.1*peak(dot(x)) * exp(-final(y)^2)" } },
    { "fivebar",
      "all",
      2.0,
      1e-10,
      1e-6,
      1e-4,
      1e-4,
      { "integral(sag)", "mean(bar1)", "rms(ddot(y2))", "final(x2)", "at(lambda(3), 1.234)",
        "max(bar2)", "min(spring2)", "peak(dot(x1))", "position", "everything", "fit=misfit(@)",
        "max(sqrt(x1^2 + y1^2) - 0.3 * sag)", "at(x2 * ddot(x2) + lambda(1) / 100, 0.77)",
        "rms(t * x2 + tanh(y2)) - 0.25 * L01 * mean(bar1)" } },
    { "slidercrank",
      "all",
      2.0,
      1e-10,
      1e-6,
      1e-4,
      1e-4,
      { "integral(push)", "mean(x2)", "rms(Fx)", "final(dot(x2))", "at(Fy, 0.3)", "max(Fx)",
        "min(x2)", "peak(ddot(x2))", "shake", "position", "fit=misfit(@)", "integral(Fx^2 + Fy^2)",
        "final(m2 * dot(x2)^2 / 2)", "max(Fx) - min(x2)" } },
    { "barrier",
      "all",
      1.0,
      1e-10,
      1e-6,
      1e-4,
      1e-4,
      { "integral(power)", "mean(x)", "rms(power)", "final(x)", "at(dot(x), 0.8)", "max(power)",
        "min(dot(x))", "peak(ddot(x))", "reach", "effort", "fit=misfit(@)", "integral(resistance)",
        "integral(power^2)", "max(power * dot(x)) / reach",
        "1e-4 * misfit(@) + log(1 + rms(x))" } },
};

/* Measurements that the model does not meet: two columns, a missing cell, a sigma. */
static void write_samples(const subject *s)
{
    FILE *file = fopen(table, "w");
    const cst_model *m = cst_model_find(s->model);
    TEST_ASSERT_NOT_NULL(file);
    fprintf(file, "t,%s,sigma_%s,dot(%s)\n", m->outputs[1].name, m->outputs[1].name,
            m->coordinates[0]);
    for (int k = 1; k <= 5; k++) {
        fprintf(file, "%.10g,%.10g,%.10g,", 0.19 * k * s->tf, 0.3 * k, 2.0 + k);
        fprintf(file, k == 3 ? "\n" : "%.10g\n", 0.1 * k);
    }
    fclose(file);
}

static const cst_model *instead; /* of the subject's model, or NULL */

static void open_subject(rig *r, const subject *s, cst_method method, cst_integration integrator)
{
    char text[400];
    rig_open(r, instead ? instead : cst_model_find(s->model), NULL, s->wrt, method, s->rtol);
    cst_options o = cst_problem_options(r->p);
    o.tf = s->tf;
    o.fd_step = s->fd_step;
    o.integrator = integrator;
    o.step = s->tf / 400.0;
    rig_options(r, o);
    for (int k = 0; s->texts[k]; k++) {
        const char *at = strchr(s->texts[k], '@');
        snprintf(text, sizeof text, "%.*s%s%.90s", at ? (int)(at - s->texts[k]) : 100, s->texts[k],
                 at ? table : "", at ? at + 1 : "");
        TEST_ASSERT_EQUAL_INT_MESSAGE(CST_OK, cst_add_response(r->p, text),
                                      cst_problem_message(r->p));
    }
}

/* Values by cvodes scatter from run to run, with a standard deviation of up to 1.2 rtol (measured,
 * src/sensitivity/check/judge.c): three of those of (x+ - x-) / 2h are
 * 3 x 1.2 / sqrt(2) rtol |x| / h. */
#define SCATTER 2.5

static void compare(const char *what, double bound, double value_bound, double noise)
{
    for (int k = 0; k < cst_response_count(one.p); k++) {
        char text[200];
        double scale = fmax(fabs(values[k]), rig_scale(&one, jacobian + k * one.count));
        snprintf(text, sizeof text, "%s, %s", cst_response_at(one.p, k).name, what);
        TEST_ASSERT_TRUE_MESSAGE(scale > 0.0, text);
        rig_agree_noisy(&one, jacobian + k * one.count, other + k * one.count, bound,
                        noise * fabs(values[k]), text);
        TEST_ASSERT_DOUBLE_WITHIN_MESSAGE(value_bound * scale, values[k], other_values[k], text);
    }
}

static void three_ways(const subject *s, cst_integration integrator)
{
    write_samples(s);
    open_subject(&one, s, CST_ADJOINT, integrator);
    ask_cleanly(&one, values, jacobian);
    open_subject(&two, s, CST_DIRECT, integrator);
    ask_cleanly(&two, other_values, other);
    compare("adjoint, direct", s->exact, 1e-12, 0.0);
    subject apart = *s;
    if (integrator == CST_CVODES)
        apart.fd_step *= 3.0; /* its values scatter by a tolerance, which the step divides */
    open_subject(&two, &apart, CST_FD_CENTRAL, integrator);
    ask_cleanly(&two, other_values, other);
    compare("adjoint, differences", s->differences, 1e-12,
            integrator == CST_CVODES ? SCATTER * s->rtol / apart.fd_step : 0.0);
}

static const subject *now;
static void test_cvodes(void)
{
    three_ways(now, CST_CVODES);
}
static void test_onestep(void)
{
    three_ways(now, CST_ONESTEP);
}
static void test_rk(void)
{
    three_ways(now, CST_RK);
}

/* Adjoint and direct derive the same numbers, at any tolerance, in both orders. */
static void test_rk_exact(void)
{
    static const double rtol[] = { 1e-4, 1e-6 };
    for (int i = 0; i < 2; i++) {
        subject coarse = *now;
        coarse.rtol = rtol[i];
        write_samples(now);
        open_subject(&one, &coarse, CST_ADJOINT, CST_RK);
        ask(&one, values, jacobian);
        open_subject(&two, &coarse, CST_DIRECT, CST_RK);
        ask(&two, other_values, other);
        compare("rk, adjoint, direct", 1e-10, 0.0, 0.0);
    }
}

/* The barrier with outputs and a cost that depend on time itself, 2 + sin(3 t) times its own, with
 * the speed added to the power: where an event moves, a look at it and an integrand move in
 * time. */
static const cst_kernels *barrier;
static double factor(double t)
{
    return 2.0 + sin(3.0 * t);
}

static void timed_outputs(double t, const double *q, const double *v, const double *a,
                          const double *lambda, const double *rho, const int *mode, double *out)
{
    barrier->outputs(t, q, v, a, lambda, rho, mode, out);
    out[0] *= factor(t);
    out[1] = factor(t) * (out[1] + v[0]);
}

static void timed_outputs_b(double t, const double *q, double *qb, const double *v, double *vb,
                            const double *a, double *ab, const double *lambda, double *lambdab,
                            const double *rho, double *rhob, const int *mode, double *out,
                            double *outb)
{
    outb[0] *= factor(t);
    outb[1] *= factor(t);
    double by_speed = outb[1];
    barrier->outputs_b(t, q, qb, v, vb, a, ab, lambda, lambdab, rho, rhob, mode, out, outb);
    vb[0] += by_speed;
}

static void timed_outputs_dv(double t, const double *q, cst_dirs qd, const double *v, cst_dirs vd,
                             const double *a, cst_dirs ad, const double *lambda, cst_dirs lambdad,
                             const double *rho, cst_dirs rhod, const int *mode, double *out,
                             cst_outs outd, int lanes)
{
    barrier->outputs_dv(t, q, qd, v, vd, a, ad, lambda, lambdad, rho, rhod, mode, out, outd, lanes);
    out[0] *= factor(t);
    out[1] = factor(t) * (out[1] + v[0]);
    for (int l = 0; l < lanes; l++) {
        outd[0][l] *= factor(t);
        outd[1][l] = factor(t) * (outd[1][l] + vd[0][l]);
    }
}

static double timed_effort(double t, const double *q, const double *v, const double *a,
                           const double *lambda, const double *rho, const int *mode)
{
    return factor(t) * barrier->costs[1].g(t, q, v, a, lambda, rho, mode);
}

static void timed_effort_b(double t, const double *q, double *qb, const double *v, double *vb,
                           const double *a, double *ab, const double *lambda, double *lambdab,
                           const double *rho, double *rhob, const int *mode, double b)
{
    barrier->costs[1].g_b(t, q, qb, v, vb, a, ab, lambda, lambdab, rho, rhob, mode, b * factor(t));
}

static void test_time_itself(void)
{
    const cst_model *original = cst_model_find("barrier");
    cst_model model = *original;
    barrier = original->kernels;
    cst_kernels kernels = *barrier;
    cst_cost_kernels costs[2] = { barrier->costs[0], barrier->costs[1] };
    TEST_ASSERT_EQUAL_INT(2, model.costs_count);
    TEST_ASSERT_NOT_NULL(costs[1].g);
    costs[1].g = timed_effort;
    costs[1].g_b = timed_effort_b;
    costs[1].g_e0_b = NULL;
    kernels.facts = NULL; /* they are of the original */
    kernels.costs = costs;
    kernels.outputs = timed_outputs;
    kernels.outputs_e0_b = NULL; /* differences take its place */
    kernels.outputs_b = timed_outputs_b;
    kernels.outputs_dv = timed_outputs_dv;
    model.kernels = &kernels;
    instead = &model;
    subject strict = *now;
    strict.differences = 1e-5;
    three_ways(&strict, CST_RK);
    three_ways(&strict, CST_CVODES);
    strict.texts[0] = "at(power, 0)"; /* 2 v0 */
    strict.texts[1] = NULL;
    strict.wrt = "v0";
    for (int by = CST_CVODES; by <= CST_RK; by += CST_RK - CST_CVODES) {
        three_ways(&strict, (cst_integration)by);
        TEST_ASSERT_DOUBLE_WITHIN(1e-12, 2.0, jacobian[0]);
        TEST_ASSERT_DOUBLE_WITHIN(1e-12, 2.0 * rig_value(&one, 0), values[0]);
    }
    rig_close(&one);
    rig_close(&two);
    instead = NULL;
}

/* The discrete gradient is exact, whatever the formulation. */
static void test_formulations(void)
{
    for (int i = 0; i < cst_formulation_count(); i++) {
        write_samples(now);
        for (int direct = 0; direct < 2; direct++) {
            rig *r = direct ? &two : &one;
            open_subject(r, now, direct ? CST_DIRECT : CST_ADJOINT, CST_ONESTEP);
            cst_options o = cst_problem_options(r->p);
            o.formulation = cst_formulation_name(i);
            rig_options(r, o);
            ask_cleanly(r, direct ? other_values : values, direct ? other : jacobian);
        }
        compare(cst_formulation_name(i), 1e-8, 1e-12, 0.0);
    }
}

/* ---- one and many ---------------------------------------------------------------------------- */

/* A cost alone is what cst_gradient gives; each response among others is what it is alone; the
 * cost's own bits do not change. */
static void test_together(void)
{
    static const char *const texts[] = { "position", "max(bar2)", "rms(sag)", "at(x2, 0.5)", NULL };
    rig_open(&one, cst_model_find("fivebar"), NULL, NULL, CST_ADJOINT, 1e-9);
    rig_solve(&one, NULL);
    double psi = one.psi, gradient[2] = { one.gradient[0], one.gradient[1] };
    add(&one, texts);
    ask_cleanly(&one, values, jacobian);
    near(psi, values[0], 1e-9, "psi");
    rig_agree(&one, gradient, jacobian, 1e-7, "the cost among responses");
    rig_solve(&one, NULL);
    TEST_ASSERT_TRUE(one.psi == psi && one.gradient[0] == gradient[0] &&
                     one.gradient[1] == gradient[1]);
    for (int k = 0; texts[k]; k++) {
        const char *const alone[] = { texts[k], NULL };
        rig_open(&two, cst_model_find("fivebar"), NULL, NULL, CST_ADJOINT, 1e-9);
        add(&two, alone);
        ask_cleanly(&two, other_values, other);
        near(other_values[0], values[k], 1e-8, texts[k]);
        rig_agree(&one, jacobian + 2 * k, other, 1e-6, texts[k]);
    }
    TEST_ASSERT_EQUAL_INT(CST_OK, cst_responses(one.p, one.w, NULL, other_values, NULL));
    TEST_ASSERT_TRUE(!memcmp(values, other_values, 4 * sizeof *values));
}

int main(void)
{
    UNITY_BEGIN();
    close(mkstemp(table));
    for (unsigned i = 0; i < sizeof subjects / sizeof subjects[0]; i++) {
        char name[100];
        now = &subjects[i];
        snprintf(name, sizeof name, "cvodes.%s", now->model);
        UnityDefaultTestRun(test_cvodes, name, __LINE__);
        snprintf(name, sizeof name, "rk.%s", now->model);
        UnityDefaultTestRun(test_rk, name, __LINE__);
        snprintf(name, sizeof name, "rk_exact.%s", now->model);
        UnityDefaultTestRun(test_rk_exact, name, __LINE__);
        if (cst_model_find(now->model)->s)
            continue;
        snprintf(name, sizeof name, "onestep.%s", now->model);
        UnityDefaultTestRun(test_onestep, name, __LINE__);
        snprintf(name, sizeof name, "formulations.%s", now->model);
        UnityDefaultTestRun(test_formulations, name, __LINE__);
    }
    RUN_TEST(test_time_itself); /* of the last subject, the barrier */
    RUN_TEST(test_together);
    remove(table);
    return UNITY_END() != 0;
}
