/* check.c: a gradient beside the same one by other methods: the runs, and how the verdict of the
 * library is told. */
#include "cli/commands/gradient/check.h"

#include "cli/arrays.h"
#include "cli/output/messages.h"
#include "cli/memory.h"
#include "cli/input/names.h"
#include "cli/input/setup.h"
#include "cli/output/table.h"

#include <limits.h>
#include <math.h>
#include <stdlib.h>

#define SHRINKS   0.25 /* of itself, at a hundredth of rtol: an error of integration          */
#define MOST_LEFT 1e-4 /* that a long run may leave of its tolerance: more is no agreement    */

static cst_solution of(const solution *x)
{
    return (cst_solution){ x->psi, x->gradient };
}

static double apart(const cst_problem *p, const solution *a, const solution *b)
{
    cst_solution one = of(a), other = of(b);
    return cst_solutions_apart(p, &one, &other);
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
 * are: where adjoint and direct differ by more than the tolerances explain, both are computed once
 * more with a hundredth of the tolerances.  more: a factor of the bound. */
static int allow_for_length(cst_problem *p, const settings *s, const solution *adjoint,
                            const solution *direct, double *more)
{
    double bound = cst_agreement_bound(p), first = apart(p, adjoint, direct);
    solution a = { .gradient = NULL }, b = a;
    if (!(first > bound && first <= fmax(MOST_LEFT, bound)))
        return STATUS_FINE;
    int status = solve_closer(p, s, adjoint, &a);
    if (!status)
        status = solve_closer(p, s, direct, &b);
    if (!status && apart(p, &a, &b) <= SHRINKS * first)
        *more = 1.01 * first / bound;
    solution_free(&a);
    solution_free(&b);
    return status;
}

static int check_by_others(cst_problem *p, const settings *s, const solution *own,
                           gradient_check *check)
{
    static const cst_method methods[OTHERS] = { CST_ADJOINT, CST_DIRECT };
    *check = (gradient_check){ .by = { .own = of(own), .more = 1.0 } };
    check->by.judged = take((size_t)cst_design_count(p), sizeof *check->by.judged);
    check->by.negligible = take((size_t)cst_design_count(p), sizeof *check->by.negligible);
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
    int status = judge(p, s, adjoint->gradient, check->by.judged);
    if (!status)
        status = allow_for_length(p, s, adjoint, direct, &check->by.more);
    if (status)
        return status;
    check->by.other = of(&check->others[0]);
    check->by.adjoint = of(adjoint);
    check->by.direct = of(direct);
    cst_agree(p, &check->by);
    return set_method(p, own->method);
}

/* What rk took is held against CVODES, which shares nothing with its steps; but not across singular
 * positions, where the sensitivities of CVODES end. */
int check_gradient(cst_problem *p, const settings *s, const solution *own, gradient_check *check)
{
    cst_integration asked = cst_problem_options(p).integrator;
    if (own->stats.integrator != CST_RK)
        return check_by_others(p, s, own, check);
    int projected = own->stats.projections > 0;
    int status = set_integrator(p, projected ? CST_RK : CST_CVODES);
    if (!status)
        status = check_by_others(p, s, own, check);
    check->projected = projected;
    return status ? status : set_integrator(p, asked);
}

void gradient_check_free(gradient_check *check)
{
    for (int i = 0; i < check->count; i++)
        solution_free(&check->others[i]);
    check->count = 0;
    free(check->by.judged);
    free(check->by.negligible);
    check->by.judged = NULL;
    check->by.negligible = NULL;
}

const char *check_verdict(const gradient_check *check, int k)
{
    return check->by.negligible[k] ? "negligible" : verdict_name(check->by.judged[k].verdict);
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
        if (check->by.judged[k].verdict == verdict && check->by.negligible[k] == negligible)
            fprintf(file, "%s%s", some++ ? ", " : "  ", design_name(p, k));
    if (some)
        fprintf(file, ": %s\n", says);
}

void print_verdict(FILE *file, const cst_problem *p, const gradient_check *check)
{
    fprintf(file, "\nadjoint and direct %s; worst component %s: %.1e (limit %.1e).\n",
            check->by.exact <= check->by.exact_bound ? "agree" : "DISAGREE",
            design_name(p, check->by.worst), check->by.exact, check->by.exact_bound);
    if (check->projected)
        fputs("The state was projected between steps, near singular positions, which cvodes has no "
              "sensitivities\nacross: direct and differences are by rk, direct with the same "
              "steps.\n",
              file);
    if (check->integrator != check->own_integrator)
        fprintf(file, "The gradient is by %s; direct and differences are by %s.\n",
                integrator_name((cst_integration)check->own_integrator),
                integrator_name((cst_integration)check->integrator));
    if (check->by.passed)
        fputs("The gradient is confirmed.\n", file);
    else
        fputs("The gradient is NOT confirmed:\n", file);
    if (!check->by.psi_agrees) {
        fprintf(file,
                "  psi itself differs, %.10g by %s and %.10g by %s: one of the two runs overlooks "
                "something, such as a short pulse; lower --rtol until they agree\n",
                check->by.own.psi, integrator_name((cst_integration)check->own_integrator),
                check->by.other.psi, integrator_name((cst_integration)check->integrator));
        return;
    }
    print_names(file, p, check, CST_UNJUDGED, 1,
                "too small beside the others to be judged by differences, negligible");
    if (check->by.passed)
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
    json_design_numbers(j, key, p, gradient);
}

static void put_difference(json *j, const char *key, const void *check, int k)
{
    json_number(j, key, ((const gradient_check *)check)->by.judged[k].difference);
}

static void put_error(json *j, const char *key, const void *check, int k)
{
    json_number(j, key, ((const gradient_check *)check)->by.judged[k].error);
}

static void put_verdict(json *j, const char *key, const void *check, int k)
{
    const gradient_check *x = check;
    json_text(j, key,
              x->by.judged[k].verdict == CST_CONTRADICTED ? "contradicted" : check_verdict(x, k));
}

void json_check(json *j, const cst_problem *p, const gradient_check *check)
{
    json_object(j, "check");
    json_text(j, "integrator", integrator_name((cst_integration)check->integrator));
    for (int i = 0; i < check->count; i++)
        json_gradient(j, method_name(check->others[i].method), p, check->others[i].gradient);
    json_number(j, "psi", check->by.other.psi);
    json_number(j, "psi_difference", check->by.psi_apart);
    json_number(j, "psi_bound", check->by.psi_bound);
    json_design(j, "differences", p, put_difference, check);
    json_design(j, "differences_error", p, put_error, check);
    json_design(j, "verdict", p, put_verdict, check);
    json_number(j, "worst", check->by.exact);
    json_number(j, "bound", check->by.exact_bound);
    json_truth(j, "passed", check->by.passed);
    json_close(j, '}');
}
