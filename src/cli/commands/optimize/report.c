/* report.c: the result of an optimization, as text and as JSON. */
#include "cli/arrays.h"
#include "cli/memory.h"
#include "cli/input/names.h"
#include "cli/commands/optimize/optimize.h"
#include "cli/output/report.h"
#include "cli/output/table.h"
#include "cli/output/units.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

enum { FEW = 32 }; /* values that a command line has room for */

/* In the order of cst_reason. */
static const char *const keywords[] = { "running",     "gradient", "decrease",   "noise",
                                        "stalled",     "failed",   "infeasible", "iterations",
                                        "evaluations", "seconds",  "canceled" };

const char *optimization_keyword(cst_reason reason)
{
    return keywords[reason];
}

const cst_parameter *optimization_variable(const optimization *x, int k)
{
    return cst_design_parameter(x->set.p[0], k);
}

#define EDGE 1e-12 /* of its scale: a variable this close to its bound is at it, as in search.h */

const char *optimization_where(const cst_optimum *r, int k)
{
    double edge = EDGE * r->scale[k];
    return r->lower[k] == r->upper[k]        ? "fixed"
           : r->rho[k] <= r->lower[k] + edge ? "lower bound"
           : r->rho[k] >= r->upper[k] - edge ? "upper bound"
                                             : "free";
}

static void print_scenarios(FILE *file, const optimization *x)
{
    if (x->set.count < 2)
        return;
    fprintf(file, "psi is the sum of %d scenarios, by weight and cost:", x->set.count);
    for (int i = 0; i < x->set.count; i++)
        fprintf(file, "%s %g %s", i ? "," : "", x->set.all[i].weight, objective_name(x->set.p[i]));
    fputs("\n\n", file);
}

static void print_variable(table *t, const optimization *x, const cst_optimum *r, int k)
{
    const cst_parameter *one = optimization_variable(x, k);
    double before = r->rho_initial[k], change = r->rho[k] - before;
    char unit[128];
    table_cell(t, "%s", one->name);
    table_cell(t, "%s", one->unit);
    table_cell(t, "%.10g", before);
    table_cell(t, "%.10g", r->rho[k]);
    if (before != 0.0)
        table_cell(t, "%+.3g %%", 100.0 * change / fabs(before));
    else
        table_cell(t, "%+.3g", change);
    table_cell(t, "%g", r->lower[k]);
    table_cell(t, "%g", r->upper[k]);
    table_cell(t, "%s", optimization_where(r, k));
    table_cell(t, "%.4g", r->gradient[k] + 0.0); /* never -0 */
    table_cell(t, "%s", unit_quotient(scenarios_unit(&x->set), one->unit, unit, sizeof unit));
}

static void range_cell(table *t, const double *values, int count, int digits)
{
    char *text = range_text(values, count, digits);
    table_cell(t, "%s", text);
    free(text);
}

/* One row for all values of an array, which begin at design variable k: their ranges, the norms of
 * their change and of their derivatives. */
static void print_array(table *t, const optimization *x, const cst_optimum *r,
                        const cst_array *array, int k)
{
    int count = array->count, bound = 0;
    double *change = take((size_t)count, sizeof *change);
    char unit[128];
    for (int i = 0; i < count; i++) {
        change[i] = r->rho[k + i] - r->rho_initial[k + i];
        bound += strcmp(optimization_where(r, k + i), "free") != 0;
    }
    table_cell(t, "%s[%d]", array->name, count);
    table_cell(t, "%s", array->unit);
    range_cell(t, r->rho_initial + k, count, 6);
    range_cell(t, r->rho + k, count, 6);
    table_cell(t, "|%.3g|", norm_of(change, count));
    range_cell(t, r->lower + k, count, 6);
    range_cell(t, r->upper + k, count, 6);
    table_cell(t, "%d free, %d at a bound", count - bound, bound);
    table_cell(t, "|%.4g|", norm_of(r->gradient + k, count));
    table_cell(t, "%s", unit_quotient(scenarios_unit(&x->set), array->unit, unit, sizeof unit));
    free(change);
}

static void print_table(FILE *file, const optimization *x, const cst_optimum *r)
{
    static const char *const heads[] = { "parameter",       "unit",  "before", "after",
                                         "change",          "lower", "upper",  "",
                                         "dpsi/dparameter", "unit" };
    const cst_array *array;
    table t;
    table_begin(&t, "llrrrrrlrl");
    for (int i = 0; i < 10; i++)
        table_cell(&t, "%s", heads[i]);
    for (int k = 0, span; k < r->count; k += span) {
        span = design_span(x->set.p[0], k, &array);
        if (array)
            print_array(&t, x, r, array, k);
        else
            print_variable(&t, x, r, k);
    }
    table_end(&t, file);
}

static int count_at_bounds(const cst_optimum *r)
{
    int count = 0;
    for (int k = 0; k < r->count; k++)
        count += strcmp(optimization_where(r, k), "free") != 0;
    return count;
}

#define CONFIRMS 0.01 /* of the derivative: differences that are less certain do not confirm it */

/* What is known: a gradient that is wrong by less than the uncertainty would agree, too. */
static void certificate_says(FILE *file, const cst_certificate *c)
{
    double share = c->error / fmax(fabs(c->adjoint), fabs(c->differences));
    if (!c->agrees)
        fputs("NOT confirmed\n", file);
    else if (share <= CONFIRMS)
        fputs("confirmed\n", file);
    else if (share < 1.0)
        fprintf(file, "agrees within +- %.2g (%.2g %%)\n", c->error, 100.0 * share);
    else
        fputs("not contradicted, the differences are too rough to tell\n", file);
}

void optimization_certificate(FILE *file, const optimization *x, const cst_optimum *r)
{
    int bound = count_at_bounds(r);
    fprintf(file, "%d of %d variable%s free, %d at a bound\n", r->count - bound, r->count,
            plural(r->count), bound);
    if (!x->certified)
        return;
    fprintf(file,
            "certificate: along a random direction %s is %.4e by the gradient, %.4e by differences "
            "(+- %.1e): ",
            x->fit           ? "the derivative of the residuals"
            : r->constraints ? "the derivative of psi and constraints"
                             : "dpsi",
            x->certificate.adjoint, x->certificate.differences, x->certificate.error);
    certificate_says(file, &x->certificate);
}

/* The limit that ended it, and where it is now. */
static char *limit_text(const optimization *x, cst_reason reason)
{
    switch (reason) {
    case CST_STOP_DECREASE:
        return print_text("a smaller --decrease-tol (now %g)", x->limits.decrease_tol);
    case CST_STOP_ITERATIONS:
        return print_text("a larger --max-iterations (now %d)", x->limits.max_iterations);
    case CST_STOP_EVALUATIONS:
        return print_text("a larger --max-evaluations (now %d)", x->limits.max_evaluations);
    case CST_STOP_SECONDS:
        return print_text("a larger --max-seconds (now %g)", x->limits.max_seconds);
    default:
        return NULL;
    }
}

/* How to go on where there may be more to gain. */
void optimization_further(FILE *file, const optimization *x, const cst_optimum *r)
{
    char *limit = limit_text(x, r->reason);
    if (r->reason == CST_STOP_NOISE) {
        fputs("to go further: smaller --rtol and --atol, psi is known no better\n", file);
    } else if ((limit || r->reason == CST_STOP_CANCELED) && x->state && !x->state_failed) {
        fprintf(file, "to go %s: the same command with --resume%s%s; the state is in %s\n",
                r->reason < CST_STOP_ITERATIONS ? "further" : "on", limit ? " and " : "",
                limit ? limit : "", x->state);
    } else if (limit && r->reason < CST_STOP_ITERATIONS) {
        fprintf(file, "to go further: %s\n", limit);
    } else if (limit || r->reason == CST_STOP_CANCELED) {
        fputs("to go on from the best point (with --state FILE next time it could be resumed), add",
              file);
        for (int k = 0; k < r->count && r->count <= FEW; k++)
            fprintf(file, " -p %s=%.17g", optimization_variable(x, k)->name, r->rho[k]);
        fputs(r->count > FEW ? " --problem with this result's JSON (--json, --out)\n" : "\n", file);
    }
    free(limit);
}

/* What psi gained, or why it is larger now: the start violated a constraint. */
static void print_change(FILE *file, const optimization *x, const cst_optimum *r)
{
    cst_iterate start;
    if (!optimization_keeps(r))
        return;
    if (r->psi > 0.0 && r->psi_initial >= r->psi)
        fprintf(file, ", divided by %.5g", r->psi_initial / r->psi);
    else if (r->psi > r->psi_initial && cst_optimizer_history(x->o, 0, &start) &&
             start.violation > 0.0)
        fprintf(file, "; the start violated constraints by %.2g of their limits", start.violation);
}

char *optimization_text(const optimization *x)
{
    cst_optimum r = cst_optimizer_result(x->o);
    const char *unit = scenarios_unit(&x->set);
    text_stream text;
    text_begin(&text);
    report_runs(text.file, x->set.p, x->set.count, NULL,
                cst_work_stats(x->set.all[0].w).integrator);
    print_scenarios(text.file, x);
    robust_print(text.file, x);
    if (cst_objective_index(x->set.p[0]) >= 0 && x->set.count == 1)
        fprintf(text.file, "psi is %s\n", objective_name(x->set.p[0]));
    fprintf(text.file, "psi  %.8g -> %.8g%s%s", r.psi_initial, r.psi, strcmp(unit, "-") ? " " : "",
            strcmp(unit, "-") ? unit : "");
    print_change(text.file, x, &r);
    fprintf(text.file, "\n%d iteration%s, %d evaluation%s of psi and its gradient", r.iterations,
            plural(r.iterations), r.evaluations, plural(r.evaluations));
    if (r.products)
        fprintf(text.file, ", %d product%s of the Hessian", r.products, plural(r.products));
    if (r.rejected || r.restarts)
        fprintf(text.file, " (%d rejected, %d restart%s)", r.rejected, r.restarts,
                plural(r.restarts));
    fprintf(text.file, ", %.3g s%s\nended: %s\n", r.seconds, x->resumed ? " in all" : "", r.text);
    if (r.rejected)
        fprintf(text.file, "last rejected step: %s\n", r.rejection);
    fputc('\n', text.file);
    print_table(text.file, x, &r);
    fputc('\n', text.file);
    constraints_print(text.file, x, &r);
    optimization_certificate(text.file, x, &r);
    optimization_further(text.file, x, &r);
    if (x->files)
        fprintf(text.file, "history and pictures in %s: %s%s\n", x->s->out, x->files,
                x->plot == PLOT_MISSING ? " (no plots: gnuplot is not installed)" : "");
    return text_end(&text);
}

void optimization_values_json(json *j, const char *key, const optimization *x, const double *values)
{
    json_design_numbers(j, key, x->set.p[0], values);
}

/* All of the model's parameters, the design variables at their best. */
void optimization_best_json(json *j, const optimization *x, const cst_optimum *r)
{
    const cst_model *model = cst_problem_model(x->set.p[0]);
    double *values = take((size_t)model->p + 1, sizeof *values);
    for (int i = 0; i <= model->p; i++)
        values[i] = cst_parameter_value(x->set.p[0], i);
    for (int k = 0; k < r->count; k++)
        values[cst_design_index(x->set.p[0], k)] = r->rho[k];
    json_all_parameters(j, "parameters", x->set.p[0], values);
    free(values);
}

static void put_where(json *j, const char *key, const void *r, int k)
{
    json_text(j, key, optimization_where(r, k));
}

void optimization_where_json(json *j, const optimization *x, const cst_optimum *r)
{
    json_design(j, "where", x->set.p[0], put_where, r);
}

static void json_bounds(json *j, const optimization *x, const cst_optimum *r)
{
    optimization_values_json(j, "lower", x, r->lower);
    optimization_values_json(j, "upper", x, r->upper);
    optimization_where_json(j, x, r);
}

static void json_scenarios(json *j, const optimization *x)
{
    json_array(j, "scenarios");
    for (int i = 0; i < x->set.count; i++) {
        json_object(j, NULL);
        json_text(j, "name", x->set.names[i]);
        json_number(j, "weight", x->set.all[i].weight);
        json_text(j, "cost", objective_name(x->set.p[i]));
        json_close(j, '}');
    }
    json_close(j, ']');
}

static void json_history(json *j, const optimization *x)
{
    cst_iterate it;
    json_array(j, "history");
    for (int i = 0; cst_optimizer_history(x->o, i, &it); i++) {
        json_object(j, NULL);
        json_integer(j, "iteration", it.iteration);
        json_integer(j, "evaluations", it.evaluations);
        json_number(j, "psi", it.psi);
        json_number(j, "projected_gradient", it.projected);
        json_number(j, "seconds", it.seconds);
        if (cst_optimizer_constraint(x->o, 0, NULL))
            json_number(j, "violation", it.violation);
        optimization_values_json(j, "parameters", x, it.rho);
        json_close(j, '}');
    }
    json_close(j, ']');
}

void optimization_certificate_json(json *j, const cst_certificate *c)
{
    json_object(j, "certificate");
    json_number(j, "gradient", c->adjoint);
    json_number(j, "differences", c->differences);
    json_number(j, "error", c->error);
    json_truth(j, "agrees", c->agrees);
    json_close(j, '}');
}

char *optimization_json(const optimization *x)
{
    cst_optimum r = cst_optimizer_result(x->o);
    json j;
    json_begin(&j);
    json_object(&j, NULL);
    json_run(&j, x->set.p[0], NULL, cst_work_stats(x->set.all[0].w).integrator);
    json_number(&j, "psi_initial", r.psi_initial);
    json_number(&j, "psi", r.psi);
    json_integer(&j, "evaluations", r.evaluations);
    if (r.products)
        json_integer(&j, "products", r.products);
    json_integer(&j, "iterations", r.iterations);
    json_integer(&j, "rejected", r.rejected);
    json_integer(&j, "restarts", r.restarts);
    json_number(&j, "seconds", r.seconds);
    json_text(&j, "stop", keywords[r.reason]);
    json_text(&j, "reason", r.text);
    if (r.rejected)
        json_text(&j, "rejection", r.rejection);
    json_number(&j, "projected_gradient", r.projected);
    optimization_best_json(&j, x, &r);
    constraints_json(&j, x, &r);
    optimization_values_json(&j, "parameters_initial", x, r.rho_initial);
    optimization_values_json(&j, "gradient", x, r.gradient);
    json_bounds(&j, x, &r);
    json_scenarios(&j, x);
    robust_json(&j, x);
    if (x->certified)
        optimization_certificate_json(&j, &x->certificate);
    json_history(&j, x);
    if (x->files)
        json_text(&j, "files", x->files);
    return json_finish(&j);
}
