/* gradient_check.c: a gradient beside the same one by other methods, with a verdict for each
 * derivative.
 *
 * Adjoint and direct are both exact and must agree closely.  Differences of psi share no derivative
 * with them, so they find what both have wrong, as far as their own error allows (cst_judge).  Each
 * derivative is judged by its own scale: one that is small beside the others, or in another unit,
 * is not hidden by them. */
#include "gradient_check.h"

#include "complain.h"
#include "memory.h"
#include "names.h"
#include "setup.h"
#include "table.h"

#include <math.h>
#include <stdlib.h>

#define EXACT_BOUND 1e-6
#define NEGLIGIBLE 1e-5 /* % per % */
#define DOUBT 0.1       /* a bound of more than this part of a derivative says nothing about it */

/* What a change of a parameter is measured by: its value, or 1. */
static double parameter_size(const cst_problem *p, int k)
{
    double value = fabs(cst_parameter_value(p, cst_design_index(p, k)));
    return value > 0.0 ? value : 1.0;
}

/* Derivative k per relative change of its parameter, so that units and magnitudes do not matter. */
static double own_scale(const cst_problem *p, int k, double psi, const double *a, const double *b)
{
    return fmax(parameter_size(p, k) * fmax(fabs(a[k]), fabs(b[k])), NEGLIGIBLE * fabs(psi));
}

double component_difference(const cst_problem *p, int k, double psi, const double *a,
                            const double *b)
{
    double scale = own_scale(p, k, psi, a, b);
    return scale > 0.0 ? parameter_size(p, k) * fabs(a[k] - b[k]) / scale : 0.0;
}

/* Adjoint against direct: what the tolerances leave is a part of the largest component, and more of
 * the others. */
static void compare_exact(const cst_problem *p, const double *adjoint, const double *direct,
                          gradient_check *check)
{
    double largest = 0.0, least = fmax(EXACT_BOUND, 100.0 * cst_problem_options(p).rtol);
    for (int k = 0; k < cst_design_count(p); k++)
        largest = fmax(largest, own_scale(p, k, check->psi, adjoint, direct));
    for (int k = 0; k < cst_design_count(p); k++) {
        double own = own_scale(p, k, check->psi, adjoint, direct),
               error = component_difference(p, k, check->psi, adjoint, direct);
        double bound = own > 0.0 ? least * largest / own : least;
        if (!(error <= bound))
            check->judged[k].verdict = CST_CONTRADICTED;
        else if (error > DOUBT && check->judged[k].verdict == CST_CONFIRMED)
            check->judged[k].verdict = CST_UNJUDGED;
        if (k == 0 || !(error / bound <= check->exact / check->exact_bound)) {
            check->exact = error;
            check->exact_bound = bound;
            check->worst = k;
        }
    }
}

static const solution *by_method(const gradient_check *check, const solution *own,
                                 cst_method method)
{
    for (int i = 0; i < check->count; i++)
        if (check->others[i].method == method)
            return &check->others[i];
    return own;
}

static int judge(cst_problem *p, const settings *s, const double *gradient, cst_judged *judged)
{
    run r;
    int status = set_method(p, CST_ADJOINT);
    if (!status)
        status = run_open(&r, p, s, "differences");
    if (!status) {
        status = run_status(&r, cst_judge(p, r.w, NULL, gradient, judged));
        run_close(&r);
    }
    return status;
}

static int set_integrator(cst_problem *p, cst_integration integrator)
{
    cst_options o = cst_problem_options(p);
    o.integrator = integrator;
    int status = cst_set_options(p, &o);
    return status < 0 ? problem_error(p, status) : STATUS_FINE;
}

static int check_by_others(cst_problem *p, const settings *s, const solution *own,
                           gradient_check *check)
{
    static const cst_method methods[OTHERS] = { CST_ADJOINT, CST_DIRECT };
    *check = (gradient_check){ .psi = own->psi, .passed = 1 };
    check->judged = take((size_t)cst_design_count(p), sizeof *check->judged);
    for (int i = 0; i < OTHERS; i++) {
        if (methods[i] == own->method)
            continue;
        int status = solve(p, s, methods[i], &check->others[check->count++]);
        if (status)
            return status;
    }
    check->own_integrator = own->stats.integrator;
    check->integrator = check->others[0].stats.integrator;
    const solution *adjoint = by_method(check, own, CST_ADJOINT);
    int status = judge(p, s, adjoint->gradient, check->judged);
    if (status)
        return status;
    compare_exact(p, adjoint->gradient, by_method(check, own, CST_DIRECT)->gradient, check);
    for (int k = 0; k < cst_design_count(p); k++)
        check->passed = check->passed && check->judged[k].verdict == CST_CONFIRMED;
    return set_method(p, own->method);
}

/* What rk took is held against CVODES, which shares nothing with its steps. */
int check_gradient(cst_problem *p, const settings *s, const solution *own, gradient_check *check)
{
    cst_integration asked = cst_problem_options(p).integrator;
    if (own->stats.integrator != CST_RK)
        return check_by_others(p, s, own, check);
    int status = set_integrator(p, CST_CVODES);
    if (!status)
        status = check_by_others(p, s, own, check);
    return status ? status : set_integrator(p, asked);
}

void gradient_check_free(gradient_check *check)
{
    for (int i = 0; i < check->count; i++)
        solution_free(&check->others[i]);
    check->count = 0;
    free(check->judged);
    check->judged = NULL;
}

const char *verdict_name(cst_verdict verdict)
{
    return verdict == CST_CONFIRMED      ? "confirmed"
           : verdict == CST_CONTRADICTED ? "CONTRADICTED"
                                         : "not judged";
}

/* " name, name", of one kind. */
static void print_names(FILE *file, const cst_problem *p, const gradient_check *check,
                        cst_verdict verdict, const char *says)
{
    int some = 0;
    for (int k = 0; k < cst_design_count(p); k++)
        if (check->judged[k].verdict == verdict)
            fprintf(file, "%s%s", some++ ? ", " : "  ", design_name(p, k));
    if (some)
        fprintf(file, ": %s\n", says);
}

void print_verdict(FILE *file, const cst_problem *p, const gradient_check *check)
{
    fprintf(file,
            "\nadjoint and direct %s, each derivative by its own scale; closest to its limit is "
            "%s, %.1e of %.1e.\n",
            check->exact <= check->exact_bound ? "agree" : "DISAGREE",
            design_name(p, check->worst), check->exact, check->exact_bound);
    if (check->integrator != check->own_integrator)
        fprintf(file, "The gradient is by %s; direct and differences are by %s.\n",
                integrator_name((cst_integration)check->own_integrator),
                integrator_name((cst_integration)check->integrator));
    if (check->passed) {
        fputs("The gradient is confirmed.\n", file);
        return;
    }
    fputs("The gradient is NOT confirmed:\n", file);
    print_names(file, p, check, CST_CONTRADICTED,
                "contradicted; costate check shows which derivative is wrong");
    print_names(file, p, check, CST_UNJUDGED,
                "cannot be judged, the differences' own error is too large (+-); lower --rtol, or "
                "give --fd-step");
    print_names(file, p, check, CST_CONFIRMED, "confirmed");
}

void json_gradient(json *j, const char *key, const cst_problem *p, const double *gradient)
{
    json_object(j, key);
    for (int k = 0; k < cst_design_count(p); k++)
        json_number(j, design_name(p, k), gradient[k]);
    json_close(j, '}');
}

void json_check(json *j, const cst_problem *p, const gradient_check *check)
{
    json_object(j, "check");
    json_text(j, "integrator", integrator_name((cst_integration)check->integrator));
    for (int i = 0; i < check->count; i++)
        json_gradient(j, method_name(check->others[i].method), p, check->others[i].gradient);
    json_object(j, "differences");
    for (int k = 0; k < cst_design_count(p); k++)
        json_number(j, design_name(p, k), check->judged[k].difference);
    json_close(j, '}');
    json_object(j, "differences_error");
    for (int k = 0; k < cst_design_count(p); k++)
        json_number(j, design_name(p, k), check->judged[k].error);
    json_close(j, '}');
    json_object(j, "verdict");
    for (int k = 0; k < cst_design_count(p); k++)
        json_text(j, design_name(p, k),
                  check->judged[k].verdict == CST_CONTRADICTED
                      ? "contradicted"
                      : verdict_name(check->judged[k].verdict));
    json_close(j, '}');
    json_number(j, "worst", check->exact);
    json_number(j, "bound", check->exact_bound);
    json_truth(j, "passed", check->passed);
    json_close(j, '}');
}
