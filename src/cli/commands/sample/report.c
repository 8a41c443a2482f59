/* report.c: what samples have in common, as text and as JSON. */
#include "cli/output/json.h"
#include "cli/input/names.h"
#include "cli/input/setup.h"
#include "cli/input/variations.h"
#include "cli/output/report.h"
#include "cli/commands/sample/sample.h"
#include "cli/output/table.h"

#include <math.h>

enum { FEW = 10 }; /* failed samples that are named in the text */

static const char *parameter_name(const sampling *x, int i)
{
    return design_name(x->r.problem, i);
}

static void print_failed(FILE *file, const sampling *x)
{
    int told = 0;
    if (!x->r.failed)
        return;
    fprintf(file, "%d failed: %s", x->r.failed, x->r.failed > 1 ? "samples" : "sample");
    for (int i = 0; i < x->r.count && told < FEW; i++)
        if (x->r.status[i] < 0)
            fprintf(file, "%s %d", told++ ? "," : "", i + 1);
    fprintf(file, "%s; the first: %s\n", x->r.failed > FEW ? ", ..." : "",
            x->r.text[x->r.first_failed]);
}

static void print_found(FILE *file, const sampling *x)
{
    table t;
    table_begin(&t, "llrrrrrrrrrrrrr");
    table_cell(&t, "response");
    table_cell(&t, "unit");
    table_cell(&t, "mean");
    table_cell(&t, "+-");
    table_cell(&t, "std");
    table_cell(&t, "+-");
    table_cell(&t, "least");
    for (int q = 0; q < CST_QUANTILES; q++)
        table_cell(&t, "%g %%", 100.0 * cst_quantile_at(q));
    table_cell(&t, "most");
    for (int k = 0; k < x->r.responses; k++) {
        const cst_statistics *one = &x->r.statistics[k];
        table_cell(&t, "%s", cst_response_at(x->r.problem, k).name);
        table_cell(&t, "%s", cst_response_at(x->r.problem, k).unit);
        table_cell(&t, "%.8g", one->mean);
        table_cell(&t, "%.1e", one->mean_error);
        table_cell(&t, "%.5g", one->std);
        table_cell(&t, "%.1e", one->std_error);
        table_cell(&t, "%.6g", one->least);
        for (int q = 0; q < CST_QUANTILES; q++)
            table_cell(&t, "%.6g", one->quantiles[q]);
        table_cell(&t, "%.6g", one->most);
    }
    table_end(&t, file);
}

/* A share in percent, or "-" where there is nothing to divide by. */
static void percent_cell(table *t, double share, int digits, int sign)
{
    if (isfinite(share))
        table_cell(t, sign ? "%+.*g %%" : "%.*g %%", digits, 100.0 * share);
    else
        table_cell(t, "-");
}

/* The first order beside it, and which parameter makes how much of the variance by it. */
static void print_predicted(FILE *file, const sampling *x)
{
    char columns[64] = "lrrrr";
    int shown = x->r.variables < 40 ? x->r.variables : 40;
    table t;
    for (int i = 0; i < shown; i++)
        columns[5 + i] = 'r';
    columns[5 + shown] = '\0';
    fputs("\nfirst order, by the gradient at the means of the parameters:\n", file);
    table_begin(&t, columns);
    table_cell(&t, "response");
    table_cell(&t, "at the means");
    table_cell(&t, "mean off by");
    table_cell(&t, "std");
    table_cell(&t, "off by");
    for (int i = 0; i < shown; i++)
        table_cell(&t, "by %s", parameter_name(x, i));
    for (int k = 0; k < x->r.responses; k++) {
        double std = x->r.first_order[k], found = x->r.statistics[k].std;
        table_cell(&t, "%s", cst_response_at(x->r.problem, k).name);
        table_cell(&t, "%.8g", x->r.at_means[k]);
        if (found > 0.0)
            table_cell(&t, "%.2g std", (x->r.at_means[k] - x->r.statistics[k].mean) / found);
        else
            table_cell(&t, "-");
        table_cell(&t, "%.5g", std);
        percent_cell(&t, (std - found) / found, 2, 1);
        for (int i = 0; i < shown; i++)
            percent_cell(
                &t,
                pow(x->r.slopes[k * x->r.variables + i] * cst_variation_std(&x->v[i]) / std, 2.0),
                3, 0);
    }
    table_end(&t, file);
}

char *sample_text(const sampling *x)
{
    text_stream text;
    text_begin(&text);
    report_problem(text.file, x->r.problem, NULL);
    fprintf(text.file, "%d sample%s, " SAMPLING_PLAN ", seed %ld: ", x->r.count, plural(x->r.count),
            x->seed);
    print_variations(text.file, cst_problem_model(x->r.problem), x->v, x->r.variables);
    fputc('\n', text.file);
    if (x->r.journal.resumed)
        fprintf(text.file, "%d of them from %s\n", x->r.journal.resumed, x->path);
    print_failed(text.file, x);
    fputc('\n', text.file);
    print_found(text.file, x);
    if (isfinite(x->r.at_means[0]))
        print_predicted(text.file, x);
    if (x->files)
        fprintf(text.file, "\nin %s: %s%s\n", x->s->out, x->files,
                x->plot == PLOT_MISSING ? " (no plots: gnuplot is not installed)" : "");
    return text_end(&text);
}

static void json_found(json *j, const sampling *x, int k)
{
    const cst_statistics *one = &x->r.statistics[k];
    const char *unit = cst_response_at(x->r.problem, k).unit;
    json_object(j, NULL);
    json_text(j, "name", cst_response_at(x->r.problem, k).name);
    json_text(j, "response", cst_response_at(x->r.problem, k).text);
    json_text(j, "unit", *unit ? unit : NULL); /* a coordinate's is not known */
    json_number(j, "mean", one->mean);
    json_number(j, "mean_error", one->mean_error);
    json_number(j, "std", one->std);
    json_number(j, "std_error", one->std_error);
    json_number(j, "least", one->least);
    json_number(j, "most", one->most);
    json_object(j, "quantiles");
    for (int q = 0; q < CST_QUANTILES; q++) {
        char key[16];
        snprintf(key, sizeof key, "%g", cst_quantile_at(q));
        json_number(j, key, one->quantiles[q]);
    }
    json_close(j, '}');
    json_object(j, "first_order");
    json_number(j, "mean", x->r.at_means[k]);
    json_number(j, "std", x->r.first_order[k]);
    json_object(j, "gradient");
    for (int i = 0; i < x->r.variables; i++)
        json_number(j, parameter_name(x, i), x->r.slopes[k * x->r.variables + i]);
    json_close(j, '}');
    json_close(j, '}');
    json_close(j, '}');
}

static void json_failures(json *j, const sampling *x)
{
    json_array(j, "failures");
    for (int i = 0; i < x->r.count; i++)
        if (x->r.status[i] < 0) {
            json_object(j, NULL);
            json_integer(j, "sample", i + 1);
            json_text(j, "error", x->r.text[i]);
            json_close(j, '}');
        }
    json_close(j, ']');
}

char *sample_json(const sampling *x)
{
    json j;
    json_begin(&j);
    json_object(&j, NULL);
    json_problem(&j, x->r.problem, NULL);
    json_integer(&j, "count", x->r.count);
    json_integer(&j, "seed", x->seed);
    json_text(&j, "plan", SAMPLING_PLAN);
    json_object(&j, "vary");
    for (int i = 0; i < x->r.variables; i++) {
        json_object(&j, parameter_name(x, i));
        json_text(&j, "distribution", cst_distribution_name(x->v[i].kind));
        json_number(&j, "mean", x->r.means[i]);
        json_number(&j, "std", cst_variation_std(&x->v[i]));
        json_close(&j, '}');
    }
    json_close(&j, '}');
    json_integer(&j, "failed", x->r.failed);
    json_failures(&j, x);
    json_array(&j, "responses");
    for (int k = 0; k < x->r.responses; k++)
        json_found(&j, x, k);
    json_close(&j, ']');
    if (x->files)
        json_text(&j, "files", x->files);
    return json_finish(&j);
}
