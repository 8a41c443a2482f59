/* gradient_check.c: a gradient beside the same one by other methods.
 *
 * Adjoint and direct are both exact and must agree closely.  Differences share no derivative with them, so they
 * find what both have wrong, but are themselves rough: their bound is wide. */
#include "gradient_check.h"

#include "complain.h"
#include "names.h"
#include "setup.h"
#include "table.h"

#include <math.h>

#define EXACT_BOUND 1e-6
#define DIFFERENCES_BOUND 1e-2
#define NEGLIGIBLE 1e-3 /* of the gradient's scale */

/* What a change of a parameter is measured by: its value, or where that is 0 its range. */
static double parameter_size(const cst_problem *p, int k)
{
    int i = cst_design_index(p, k);
    const cst_parameter *one = &cst_problem_model(p)->parameters[i];
    double value = fabs(cst_parameter_value(p, i)), range = one->upper - one->lower;
    return value > 0.0 ? value : isfinite(range) && range > 0.0 ? range : 1.0;
}

/* The largest component, per relative change of its parameter so that units and magnitudes do not matter. */
static double gradient_scale(const cst_problem *p, const double *a, const double *b)
{
    double scale = 0.0;
    for (int k = 0; k < cst_design_count(p); k++)
        scale = fmax(scale, parameter_size(p, k) * fmax(fabs(a[k]), fabs(b[k])));
    return scale;
}

static double scaled_difference(const cst_problem *p, const double *a, const double *b)
{
    double difference = 0.0, scale = gradient_scale(p, a, b);
    for (int k = 0; k < cst_design_count(p); k++)
        difference = fmax(difference, parameter_size(p, k) * fabs(a[k] - b[k]));
    return scale > 0.0 ? difference / scale : 0.0;
}

double component_difference(const cst_problem *p, int k, const double *a, const double *b)
{
    double floor = NEGLIGIBLE * gradient_scale(p, a, b) / parameter_size(p, k);
    double scale = fmax(floor, fmax(fabs(a[k]), fabs(b[k])));
    return scale > 0.0 ? fabs(a[k] - b[k]) / scale : 0.0;
}

static const solution *by_method(const gradient_check *check, const solution *own, cst_method method)
{
    for (int i = 0; i < check->count; i++)
        if (check->others[i].method == method)
            return &check->others[i];
    return own;
}

int check_gradient(cst_problem *p, const settings *s, const solution *own, gradient_check *check)
{
    static const cst_method methods[OTHERS] = { CST_ADJOINT, CST_DIRECT, CST_FD_CENTRAL };
    *check = (gradient_check){ .count = 0 };
    for (int i = 0; i < OTHERS; i++) {
        if (methods[i] == own->method)
            continue;
        int status = solve(p, s, methods[i], &check->others[check->count++]);
        if (status)
            return status;
    }
    const solution *adjoint = by_method(check, own, CST_ADJOINT);
    const solution *direct = by_method(check, own, CST_DIRECT);
    const solution *central = by_method(check, own, CST_FD_CENTRAL);
    check->exact = scaled_difference(p, adjoint->gradient, direct->gradient);
    check->exact_bound = fmax(EXACT_BOUND, 100.0 * cst_problem_options(p).rtol);
    check->differences = scaled_difference(p, adjoint->gradient, central->gradient);
    check->differences_bound = DIFFERENCES_BOUND;
    check->passed = check->exact <= check->exact_bound && check->differences <= check->differences_bound;
    return set_method(p, own->method);
}

void gradient_check_free(gradient_check *check)
{
    for (int i = 0; i < check->count; i++)
        solution_free(&check->others[i]);
    check->count = 0;
}

static void print_comparison(table *t, const char *other, double difference, double bound)
{
    table_cell(t, "%s", "");
    table_cell(t, "adjoint and %s", other);
    table_cell(t, "%.1e", difference);
    table_cell(t, "(at most %.0e)", bound);
    table_cell(t, difference <= bound ? "ok" : "FAIL");
}

void print_verdict(FILE *file, const gradient_check *check)
{
    table t;
    fputs("\ncheck, relative to the gradient's scale:\n", file);
    table_begin(&t, "llrll");
    print_comparison(&t, "direct", check->exact, check->exact_bound);
    print_comparison(&t, "central differences", check->differences, check->differences_bound);
    table_end(&t, file);
    fprintf(file, "%s\n", check->passed ? "The gradient is confirmed."
                                          : "The gradient is NOT confirmed: costate check shows which derivative is wrong.");
}

void json_gradient(json *j, const char *key, const cst_problem *p, const double *gradient)
{
    json_object(j, key);
    for (int k = 0; k < cst_design_count(p); k++)
        json_number(j, cst_problem_model(p)->parameters[cst_design_index(p, k)].name, gradient[k]);
    json_close(j, '}');
}

void json_check(json *j, const cst_problem *p, const gradient_check *check)
{
    json_object(j, "check");
    for (int i = 0; i < check->count; i++) {
        const solution *other = &check->others[i];
        json_gradient(j, other->method == CST_FD_CENTRAL ? "differences" : method_name(other->method), p,
                      other->gradient);
    }
    json_number(j, "worst", check->exact);
    json_number(j, "bound", check->exact_bound);
    json_number(j, "worst_differences", check->differences);
    json_number(j, "bound_differences", check->differences_bound);
    json_truth(j, "passed", check->passed);
    json_close(j, '}');
}
