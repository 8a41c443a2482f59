#include "rig.h"
#include "unity.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

const cst_model *rig_model;
static char **wanted;
static int wanted_count;

void rig_arguments(int count, char **words)
{
    wanted_count = count - 1;
    wanted = words + 1;
}

int rig_wanted(const char *model)
{
    for (int i = 0; i < wanted_count; i++)
        if (!strcmp(wanted[i], model))
            return 1;
    return wanted_count < 1;
}

int rig_is_noise(const cst_model *m, int cost)
{
    return !strcmp(m->name, "bricard") && !strcmp(m->costs[cost].name, "reaction");
}

int rig_large(void)
{
    return rig_model && rig_model->n > 50;
}
double rig_nudge(void)
{
    return rig_large() ? 1e-7 : 1e-3;
}

void rig_shorten(rig *r, double share)
{
    cst_options o = cst_problem_options(r->p);
    if (!rig_large())
        return;
    o.tf *= share;
    rig_options(r, o);
}

const char *rig_name(const rig *r, const char *what)
{
    static char text[200];
    const cst_model *m = cst_problem_model(r->p);
    snprintf(text, sizeof text, "%s at %s.%s", what, m->name, m->costs[cst_cost_index(r->p)].name);
    return text;
}

static void fine(int status, const char *what, const char *message)
{
    char text[900];
    snprintf(text, sizeof text, "%s: %s", what, message);
    TEST_ASSERT_EQUAL_INT_MESSAGE(CST_OK, status, text);
}

void rig_open(rig *r, const cst_model *model, const char *cost, const char *wrt, cst_method method,
              double rtol)
{
    rig_close(r);
    fine(cst_problem_create(model, &r->p), "cst_problem_create", cst_problem_message(r->p));
    if (cost)
        fine(cst_set_cost(r->p, cost), "cst_set_cost", cst_problem_message(r->p));
    if (wrt)
        fine(cst_set_design(r->p, wrt), "cst_set_design", cst_problem_message(r->p));
    cst_options o = cst_problem_options(r->p);
    o.method = method;
    const char *targets = getenv("RIG_INTEGRATOR");
    int bdf = targets && !strcmp(targets, "bdf");
    if (bdf || (targets && !strcmp(targets, "cvodes")))
        o.integrator = CST_CVODES;
    o.adams = o.adams && !bdf;
    if (rtol > 0.0) {
        o.rtol = rtol;
        o.atol = 1e-2 * rtol;
    }
    rig_options(r, o);
}

void rig_options(rig *r, cst_options o)
{
    fine(cst_set_options(r->p, &o), "cst_set_options", cst_problem_message(r->p));
}

void rig_close(rig *r)
{
    cst_work_free(r->w);
    cst_problem_free(r->p);
    free(r->gradient);
    *r = (rig){ 0 };
}

void rig_set(rig *r, const char *parameter, double value)
{
    fine(cst_set_parameter(r->p, parameter, value), "cst_set_parameter", cst_problem_message(r->p));
}

void rig_work(rig *r)
{
    cst_work_free(r->w);
    r->w = NULL;
    free(r->gradient);
    r->count = cst_design_count(r->p);
    r->gradient = calloc((size_t)r->count, sizeof *r->gradient);
    TEST_ASSERT_NOT_NULL(r->gradient);
    fine(cst_work_create(r->p, &r->w), "cst_work_create", cst_message(r->w));
}

/* Success; or, where the model has redundant constraints, the warning about a cost that looks at
 * their reactions. */
static void solved(rig *r, int status, const char *what)
{
    int rank = 0;
    char message[500];
    snprintf(message, sizeof message, "%s", cst_message(r->w));
    if (status == CST_WREDUNDANT && cst_rank(r->p, r->w, NULL, &rank) >= 0 &&
        rank < cst_problem_model(r->p)->m)
        return;
    if (status > 0 && status == r->accepts)
        return;
    fine(status, rig_name(r, what), message);
}

void rig_solve(rig *r, const double *rho)
{
    if (!r->w)
        rig_work(r);
    solved(r, cst_gradient(r->p, r->w, rho, &r->psi, r->gradient), "cst_gradient");
    TEST_ASSERT_TRUE_MESSAGE(isfinite(r->psi), "psi is not finite");
    for (int k = 0; k < r->count; k++)
        TEST_ASSERT_TRUE_MESSAGE(isfinite(r->gradient[k]), "the gradient is not finite");
}

double rig_simulate(rig *r, const double *rho)
{
    if (!r->w)
        rig_work(r);
    solved(r, cst_simulate(r->p, r->w, rho, &r->psi), "cst_simulate");
    return r->psi;
}

double rig_value(const rig *r, int k)
{
    return cst_parameter_value(r->p, cst_design_index(r->p, k));
}

double rig_component(const rig *r, const char *parameter)
{
    const cst_parameter *all = cst_problem_model(r->p)->parameters;
    for (int k = 0; k < r->count; k++)
        if (!strcmp(all[cst_design_index(r->p, k)].name, parameter))
            return r->gradient[k];
    TEST_FAIL_MESSAGE("the test asks for a parameter that is not a design variable");
    return NAN;
}

double rig_size(const rig *r, int k)
{
    double value = fabs(rig_value(r, k));
    return value > 0.0 ? value : 1.0;
}

double rig_scale(const rig *r, const double *gradient)
{
    double scale = 0.0;
    for (int k = 0; k < r->count; k++)
        scale = fmax(scale, rig_size(r, k) * fabs(gradient[k]));
    return scale;
}

/* Of component k, against the larger of itself and the floor; infinite for a NaN. */
static double component(const rig *r, int k, const double *a, const double *b, double scale)
{
    double difference = fabs(a[k] - b[k]),
           against = fmax(fabs(b[k]), 1e-3 * scale / rig_size(r, k));
    if (difference == 0.0)
        return 0.0;
    return isnan(difference) || against == 0.0 ? INFINITY : difference / against;
}

double rig_difference(const rig *r, const double *a, const double *b)
{
    double worst = 0.0, scale = rig_scale(r, b);
    for (int k = 0; k < r->count; k++)
        worst = fmax(worst, component(r, k, a, b, scale));
    return worst;
}

void rig_agree(const rig *r, const double *a, const double *b, double bound, const char *what)
{
    rig_agree_noisy(r, a, b, bound, 0.0, what);
}

void rig_agree_noisy(const rig *r, const double *a, const double *b, double bound, double noise,
                     const char *what)
{
    double scale = rig_scale(r, b), worst = rig_difference(r, a, b);
    char text[400];
    printf("  %-48s %.1e (at most %.0e)\n", rig_name(r, what), worst, bound);
    for (int k = 0; k < r->count; k++) {
        if (fabs(a[k] - b[k]) <= noise / rig_size(r, k))
            continue;
        snprintf(
            text, sizeof text, "%s, by %s: %.12g and %.12g differ by %.2e, at most %.0e is right",
            rig_name(r, what), cst_problem_model(r->p)->parameters[cst_design_index(r->p, k)].name,
            a[k], b[k], component(r, k, a, b, scale), bound);
        TEST_ASSERT_TRUE_MESSAGE(component(r, k, a, b, scale) <= bound, text);
    }
}

void rig_each_model(void (*test)(void), const char *name)
{
    for (int i = 0; i < cst_model_count(); i++) {
        char text[160];
        rig_model = cst_model_at(i);
        if (!rig_wanted(rig_model->name))
            continue;
        snprintf(text, sizeof text, "%s.%s", name, rig_model->name);
        UnityDefaultTestRun(test, text, __LINE__);
    }
    rig_model = NULL;
}
