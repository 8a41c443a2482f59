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

#include <limits.h>
#include <math.h>
#include <stdlib.h>

#define EXACT_BOUND 1e-6
#define NEGLIGIBLE 1e-5 /* % per % */
#define IN_ALL 1e-3     /* of the largest change: what cannot be judged and is less is negligible */
#define SHRINKS 0.25    /* of itself, at a hundredth of rtol: an error of integration          */
#define MOST_LEFT 1e-4  /* that a long run may leave of its tolerance: more is no agreement    */
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

static double largest_scale(const cst_problem *p, double psi, const double *a, const double *b)
{
    double largest = 0.0;
    for (int k = 0; k < cst_design_count(p); k++)
        largest = fmax(largest, own_scale(p, k, psi, a, b));
    return largest;
}

static double least_bound(const cst_problem *p)
{
    return fmax(EXACT_BOUND, 100.0 * cst_problem_options(p).rtol);
}

/* Adjoint against direct: what the tolerances leave is a part of the largest component, and more of
 * the others.  A long run leaves more: `more` times as much. */
static void compare_exact(const cst_problem *p, const double *adjoint, const double *direct,
                          double more, gradient_check *check)
{
    double largest = largest_scale(p, check->psi, adjoint, direct), least = more * least_bound(p);
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

/* psi of two solutions: their difference, of the larger or of the largest change. */
static double psi_apart(const cst_problem *p, const solution *a, const solution *b)
{
    double scale = fmax(fmax(fabs(a->psi), fabs(b->psi)),
                        largest_scale(p, a->psi, a->gradient, b->gradient));
    return scale > 0.0 ? fabs(a->psi - b->psi) / scale : 0.0;
}

/* The largest difference of two solutions, of psi or of a derivative. */
static double apart(const cst_problem *p, const solution *a, const solution *b)
{
    double scale = largest_scale(p, a->psi, a->gradient, b->gradient), worst = 0.0;
    for (int k = 0; k < cst_design_count(p); k++)
        worst = fmax(worst, parameter_size(p, k) * fabs(a->gradient[k] - b->gradient[k]));
    return fmax(psi_apart(p, a, b), scale > 0.0 ? worst / scale : 0.0);
}

static int set_integrator(cst_problem *p, cst_integration integrator)
{
    cst_options o = cst_problem_options(p);
    o.integrator = integrator;
    int status = cst_set_options(p, &o);
    return status < 0 ? problem_error(p, status) : STATUS_FINE;
}

/* One solution more, with a hundredth of the tolerances. */
static int solve_closer(cst_problem *p, const settings *s, const solution *like, solution *result)
{
    cst_options asked = cst_problem_options(p), o = asked;
    o.rtol = fmax(1e-2 * o.rtol, 1e-13);
    o.atol *= 1e-2;
    o.max_steps = o.max_steps > INT_MAX / 10 ? INT_MAX : 10 * o.max_steps;
    o.integrator = (cst_integration)like->stats.integrator;
    int status = cst_set_options(p, &o);
    status = status < 0 ? problem_error(p, status) : solve(p, s, like->method, result);
    asked.method = like->method;
    int back = cst_set_options(p, &asked);
    return status ? status : back < 0 ? problem_error(p, back) : STATUS_FINE;
}

/* Errors of integration grow with the length of a run, those of a wrong derivative stay where they
 * are: where adjoint and direct differ by more than the usual, both are computed once more with a
 * hundredth of the tolerances.  more: of the usual bound. */
static int allow_for_length(cst_problem *p, const settings *s, const solution *adjoint,
                            const solution *direct, double *more)
{
    double usual = least_bound(p), first = apart(p, adjoint, direct);
    solution a = { .gradient = NULL }, b = a;
    if (!(first > usual && first <= fmax(MOST_LEFT, usual)))
        return STATUS_FINE;
    int status = solve_closer(p, s, adjoint, &a);
    if (!status)
        status = solve_closer(p, s, direct, &b);
    if (!status && apart(p, &a, &b) <= SHRINKS * first)
        *more = 1.01 * first / usual;
    solution_free(&a);
    solution_free(&b);
    return status;
}

/* psi of one integrator against that of the other: where they differ, so do the derivatives, and
 * none of them is judged. */
static void compare_psi(const cst_problem *p, const solution *own, double more,
                        gradient_check *check)
{
    const solution *other = &check->others[0];
    check->other_psi = other->psi;
    check->psi_apart = psi_apart(p, own, other);
    check->psi_bound = more * least_bound(p);
    check->psi_agrees = check->psi_apart <= check->psi_bound;
    for (int k = 0; !check->psi_agrees && k < cst_design_count(p); k++)
        check->judged[k].verdict = CST_UNJUDGED;
}

/* What is confirmed; of what the differences cannot judge, what does not matter beside the
 * others. */
static void conclude(const cst_problem *p, const double *gradient, gradient_check *check)
{
    double largest = fmax(fabs(check->psi), largest_scale(p, check->psi, gradient, gradient));
    check->passed = check->psi_agrees;
    for (int k = 0; k < cst_design_count(p); k++) {
        const cst_judged *j = &check->judged[k];
        double most = parameter_size(p, k) * (fabs(gradient[k]) + j->error);
        check->negligible[k] =
            check->psi_agrees && j->verdict == CST_UNJUDGED && most <= IN_ALL * largest;
        check->passed =
            check->passed && (j->verdict == CST_CONFIRMED || check->negligible[k]);
    }
}

static int check_by_others(cst_problem *p, const settings *s, const solution *own,
                           gradient_check *check)
{
    static const cst_method methods[OTHERS] = { CST_ADJOINT, CST_DIRECT };
    *check = (gradient_check){ .psi = own->psi, .passed = 1 };
    check->judged = take((size_t)cst_design_count(p), sizeof *check->judged);
    check->negligible = take((size_t)cst_design_count(p), sizeof *check->negligible);
    for (int i = 0; i < OTHERS; i++) {
        if (methods[i] == own->method)
            continue;
        int status = solve(p, s, methods[i], &check->others[check->count++]);
        if (status)
            return status;
    }
    check->own_integrator = own->stats.integrator;
    check->integrator = check->others[0].stats.integrator;
    const solution *adjoint = by_method(check, own, CST_ADJOINT),
                   *direct = by_method(check, own, CST_DIRECT);
    double more = 1.0;
    int status = judge(p, s, adjoint->gradient, check->judged);
    if (!status)
        status = allow_for_length(p, s, adjoint, direct, &more);
    if (status)
        return status;
    compare_exact(p, adjoint->gradient, direct->gradient, more, check);
    compare_psi(p, own, more, check);
    conclude(p, adjoint->gradient, check);
    return set_method(p, own->method);
}

/* What rk took is held against CVODES, which shares nothing with its steps. */
int check_gradient(cst_problem *p, const settings *s, const solution *own, gradient_check *check)
{
    cst_integration asked = cst_problem_options(p).integrator;
    const cst_model *model = cst_problem_model(p);
    int alone = model->contacts_count + model->frictions_count > 0; /* CVODES has no contacts */
    if (own->stats.integrator != CST_RK || alone)
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
    free(check->negligible);
    check->judged = NULL;
    check->negligible = NULL;
}

const char *check_verdict(const gradient_check *check, int k)
{
    return check->negligible[k] ? "negligible" : verdict_name(check->judged[k].verdict);
}

const char *verdict_name(cst_verdict verdict)
{
    return verdict == CST_CONFIRMED      ? "confirmed"
           : verdict == CST_CONTRADICTED ? "CONTRADICTED"
                                         : "not judged";
}

/* " name, name", of one kind. */
static void print_names(FILE *file, const cst_problem *p, const gradient_check *check,
                        cst_verdict verdict, int negligible, const char *says)
{
    int some = 0;
    for (int k = 0; k < cst_design_count(p); k++)
        if (check->judged[k].verdict == verdict && check->negligible[k] == negligible)
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
    if (check->passed)
        fputs("The gradient is confirmed.\n", file);
    else
        fputs("The gradient is NOT confirmed:\n", file);
    if (!check->psi_agrees) {
        fprintf(file,
                "  psi itself differs, %.10g by %s and %.10g by %s: one of the two runs overlooks "
                "something, such as a short pulse; lower --rtol until they agree\n",
                check->psi, integrator_name((cst_integration)check->own_integrator),
                check->other_psi, integrator_name((cst_integration)check->integrator));
        return;
    }
    print_names(file, p, check, CST_UNJUDGED, 1,
                "too small beside the others to be judged by differences, negligible");
    if (check->passed)
        return;
    print_names(file, p, check, CST_CONTRADICTED, 0,
                "contradicted; costate check shows which derivative is wrong");
    print_names(file, p, check, CST_UNJUDGED, 0,
                "cannot be judged, the differences' own error is too large (+-); lower --rtol, or "
                "give --fd-step");
    print_names(file, p, check, CST_CONFIRMED, 0, "confirmed");
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
    json_number(j, "psi", check->other_psi);
    json_number(j, "psi_difference", check->psi_apart);
    json_number(j, "psi_bound", check->psi_bound);
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
                      : check_verdict(check, k));
    json_close(j, '}');
    json_number(j, "worst", check->exact);
    json_number(j, "bound", check->exact_bound);
    json_truth(j, "passed", check->passed);
    json_close(j, '}');
}
