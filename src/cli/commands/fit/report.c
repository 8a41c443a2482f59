/* report.c: the result of a fit, as text and as JSON. */
#include "cli/input/names.h"
#include "cli/commands/optimize/optimize.h"
#include "cli/output/report.h"
#include "cli/output/table.h"
#include "cli/output/units.h"

#include <math.h>
#include <string.h>

#define COUNTS 0.1    /* of a direction: parts that are named                        */
enum { WIDEST = 12 }; /* parameters whose correlations are shown                     */

static void print_parameters(FILE *file, const optimization *x, const cst_optimum *r,
                             const cst_fitted *f)
{
    static const char *const heads[] = { "parameter",      "unit",     "before", "fitted",
                                         "standard error", "relative", "" };
    table t;
    table_begin(&t, "llrrrrl");
    for (int i = 0; i < 7; i++)
        table_cell(&t, "%s", heads[i]);
    for (int k = 0; k < r->count; k++) {
        const cst_parameter *one = optimization_variable(x, k);
        table_cell(&t, "%s", one->name);
        table_cell(&t, "%s", one->unit);
        table_cell(&t, "%.10g", r->rho_initial[k]);
        table_cell(&t, "%.10g", r->rho[k]);
        if (isnan(f->error[k])) {
            table_cell(&t, "-");
            table_cell(&t, "-");
        } else {
            table_cell(&t, "%.3g", f->error[k]);
            if (r->rho[k] != 0.0 && isfinite(f->error[k]))
                table_cell(&t, "%.3g %%", 100.0 * f->error[k] / fabs(r->rho[k]));
            else
                table_cell(&t, "-");
        }
        table_cell(&t, "%s",
                   isinf(f->error[k])                         ? "the data do not tell"
                   : strcmp(optimization_where(r, k), "free") ? optimization_where(r, k)
                                                              : "");
    }
    table_end(&t, file);
}

static void print_correlations(FILE *file, const optimization *x, const cst_fitted *f)
{
    char columns[WIDEST + 2] = "l";
    table t;
    if (f->count < 2 || f->count > WIDEST)
        return;
    for (int k = 0; k < f->count; k++)
        strcat(columns, "r");
    fputs("\ncorrelations\n", file);
    table_begin(&t, columns);
    table_cell(&t, "%s", "");
    for (int k = 0; k < f->count; k++)
        table_cell(&t, "%s", optimization_variable(x, k)->name);
    for (int k = 0; k < f->count; k++) {
        table_cell(&t, "%s", optimization_variable(x, k)->name);
        for (int l = 0; l < f->count; l++)
            if (isnan(f->correlation[k * f->count + l]))
                table_cell(&t, "-");
            else
                table_cell(&t, "%.3f", f->correlation[k * f->count + l] + 0.0);
    }
    table_end(&t, file);
}

/* "+0.71 k1 -0.70 m1" */
static void print_directions(FILE *file, const optimization *x, const cst_fitted *f)
{
    if (f->directions)
        fputs("\nnot determined by the data, in parts of the parameters' sizes:\n", file);
    for (int d = 0; d < f->directions; d++) {
        fputs("   ", file);
        for (int k = 0; k < f->count; k++)
            if (fabs(f->direction[d * f->count + k]) >= COUNTS)
                fprintf(file, "%+.2f %s ", f->direction[d * f->count + k],
                        optimization_variable(x, k)->name);
        if (isinf(f->direction_error[d]))
            fputs(" not determined at all\n", file);
        else
            fprintf(file, " known to +- %.3g %%\n", 100.0 * f->direction_error[d]);
    }
}

static int by_residuals(const cst_optimum *r)
{
    return !strcmp(r->algorithm, "levenberg");
}

/* How the derivatives were computed. */
static const char *method_of(const cst_optimum *r)
{
    return by_residuals(r) ? "direct" : "adjoint";
}

static const char *name_of(const cst_optimum *r)
{
    return by_residuals(r) ? "Levenberg-Marquardt" : "L-BFGS-B";
}

char *fit_text(const optimization *x)
{
    cst_optimum r = cst_optimizer_result(x->o);
    cst_fitted f;
    text_stream text;
    cst_fit_result(x->o, &f);
    text_begin(&text);
    report_runs(text.file, x->set.p, x->set.count, method_of(&r), 0);
    fprintf(text.file, "%d sample%s in %d experiment%s, sigma %s\n", f.samples, plural(f.samples),
            x->set.count, plural(x->set.count),
            f.sigma_given ? "given" : "not given: taken from the residuals");
    fprintf(text.file, "chi2  %.8g -> %.8g", f.chi2_initial, f.chi2);
    if (f.freedom > 0)
        fprintf(text.file, ", %.4g per degree of freedom (%d)", f.chi2 / f.freedom, f.freedom);
    fprintf(text.file, "\n%s, %d iteration%s, %d evaluation%s of %s", name_of(&r), r.iterations,
            plural(r.iterations), r.evaluations, plural(r.evaluations),
            by_residuals(&r) ? "the residuals and their Jacobian" : "chi2 and its gradient");
    if (r.rejected)
        fprintf(text.file, " (%d rejected)", r.rejected);
    fprintf(text.file, ", %.3g s%s\nended: %s\n\n", r.seconds, x->resumed ? " in all" : "", r.text);
    print_parameters(text.file, x, &r, &f);
    if (!f.sigma_given && f.freedom <= 0)
        fputs("\nno standard errors: without sigma they need more samples than parameters: add "
              "samples, or columns sigma_NAME\n",
              text.file);
    print_correlations(text.file, x, &f);
    print_directions(text.file, x, &f);
    fputc('\n', text.file);
    optimization_certificate(text.file, x, &r);
    if (r.reason >= CST_STOP_ITERATIONS)
        optimization_further(text.file, x, &r);
    if (x->files)
        fprintf(text.file, "tables and pictures in %s: %s%s\n", x->s->out, x->files,
                x->plot == PLOT_MISSING ? " (no plots: gnuplot is not installed)" : "");
    return text_end(&text);
}

static void json_correlations(json *j, const optimization *x, const cst_fitted *f)
{
    json_object(j, "correlations");
    for (int k = 0; k < f->count; k++)
        optimization_values_json(j, optimization_variable(x, k)->name, x,
                                 f->correlation + k * f->count);
    json_close(j, '}');
}

static void json_directions(json *j, const optimization *x, const cst_fitted *f)
{
    json_array(j, "undetermined");
    for (int d = 0; d < f->directions; d++) {
        json_object(j, NULL);
        json_number(j, "relative_error", f->direction_error[d]);
        optimization_values_json(j, "direction", x, f->direction + d * f->count);
        json_close(j, '}');
    }
    json_close(j, ']');
}

static void json_experiments(json *j, const optimization *x, const cst_fitted *f)
{
    const double *residual = f->residuals;
    json_array(j, "experiments");
    for (int i = 0; i < x->set.count; i++) {
        double chi2 = 0.0;
        int count = cst_residual_count(x->set.p[i]);
        for (int k = 0; k < count; k++, residual++)
            chi2 += *residual * *residual;
        json_object(j, NULL);
        json_text(j, "name", x->set.names[i]);
        json_text(j, "data",
                  cst_response_at(x->set.p[i], cst_response_count(x->set.p[i]) - 1).text);
        json_integer(j, "samples", count);
        json_number(j, "chi2", chi2);
        json_close(j, '}');
    }
    json_close(j, ']');
}

char *fit_json(const optimization *x)
{
    cst_optimum r = cst_optimizer_result(x->o);
    cst_fitted f;
    json j;
    cst_fit_result(x->o, &f);
    json_begin(&j);
    json_object(&j, NULL);
    json_problem(&j, x->set.p[0], method_of(&r));
    json_text(&j, "optimizer", r.algorithm);
    json_number(&j, "chi2_initial", f.chi2_initial);
    json_number(&j, "chi2", f.chi2);
    json_integer(&j, "samples", f.samples);
    json_integer(&j, "freedom", f.freedom);
    json_number(&j, "chi2_per_freedom", f.freedom > 0 ? f.chi2 / f.freedom : NAN);
    json_text(&j, "sigma", f.sigma_given ? "given" : "estimated");
    json_integer(&j, "evaluations", r.evaluations);
    json_integer(&j, "iterations", r.iterations);
    json_integer(&j, "rejected", r.rejected);
    json_number(&j, "seconds", r.seconds);
    json_text(&j, "stop", optimization_keyword(r.reason));
    json_text(&j, "reason", r.text);
    optimization_best_json(&j, x, &r);
    optimization_values_json(&j, "fitted", x, r.rho);
    optimization_values_json(&j, "standard_errors", x, f.error);
    json_correlations(&j, x, &f);
    json_directions(&j, x, &f);
    optimization_values_json(&j, "parameters_initial", x, r.rho_initial);
    optimization_values_json(&j, "lower", x, r.lower);
    optimization_values_json(&j, "upper", x, r.upper);
    optimization_where_json(&j, x, &r);
    json_experiments(&j, x, &f);
    if (x->certified)
        optimization_certificate_json(&j, &x->certificate);
    if (x->files)
        json_text(&j, "files", x->files);
    return json_finish(&j);
}
