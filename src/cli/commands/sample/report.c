/* report.c: what samples have in common, for people and as JSON. */
#include "cli/output/json.h"
#include "cli/input/names.h"
#include "cli/output/report.h"
#include "cli/commands/sample/sample.h"
#include "cli/output/table.h"

#include <math.h>

enum { FEW = 10 }; /* failed samples that are named for people */

double sample_value(const sampling *x, int i, int k)
{
    return x->e.in[(size_t)i * (size_t)x->n + (size_t)k];
}

double sample_predicted(const sampling *x, int k)
{
    double square = 0.0;
    for (int i = 0; i < x->n; i++)
        square += pow(x->slopes[k * x->n + i] * vary_std(&x->v.all[i]), 2.0);
    return sqrt(square);
}

static const char *parameter_name(const sampling *x, int i)
{
    return x->v.model->parameters[x->v.all[i].index].name;
}

static long seed_of(const sampling *x)
{
    return x->s->seed >= 0 ? x->s->seed : 1;
}

static void print_failed(FILE *file, const sampling *x)
{
    int told = 0;
    if (!x->failed)
        return;
    fprintf(file, "%d failed: %s", x->failed, x->failed > 1 ? "samples" : "sample");
    for (int i = 0; i < x->e.count && told < FEW; i++)
        if (x->e.status[i] < 0)
            fprintf(file, "%s %d", told++ ? "," : "", i + 1);
    fprintf(file, "%s; the first: %s\n", x->failed > FEW ? ", ..." : "",
            x->e.text[x->first_failed]);
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
    for (int q = 0; q < QUANTILES; q++)
        table_cell(&t, "%g %%", 100.0 * quantile_at[q]);
    table_cell(&t, "most");
    for (int k = 0; k < x->m; k++) {
        const statistics *one = &x->found[k];
        table_cell(&t, "%s", cst_response_at(x->p, k).name);
        table_cell(&t, "%s", cst_response_at(x->p, k).unit);
        table_cell(&t, "%.8g", one->mean);
        table_cell(&t, "%.1e", one->mean_error);
        table_cell(&t, "%.5g", one->std);
        table_cell(&t, "%.1e", one->std_error);
        table_cell(&t, "%.6g", one->least);
        for (int q = 0; q < QUANTILES; q++)
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
    int shown = x->n < 40 ? x->n : 40;
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
    for (int k = 0; k < x->m; k++) {
        double std = sample_predicted(x, k), found = x->found[k].std;
        table_cell(&t, "%s", cst_response_at(x->p, k).name);
        table_cell(&t, "%.8g", x->first[k]);
        if (found > 0.0)
            table_cell(&t, "%.2g std", (x->first[k] - x->found[k].mean) / found);
        else
            table_cell(&t, "-");
        table_cell(&t, "%.5g", std);
        percent_cell(&t, (std - found) / found, 2, 1);
        for (int i = 0; i < shown; i++)
            percent_cell(&t, pow(x->slopes[k * x->n + i] * vary_std(&x->v.all[i]) / std, 2.0), 3,
                         0);
    }
    table_end(&t, file);
}

char *sample_text(const sampling *x)
{
    text_stream text;
    text_begin(&text);
    report_problem(text.file, x->p, NULL);
    fprintf(text.file, "%d sample%s, " VARY_PLAN ", seed %ld: ", x->e.count, plural(x->e.count),
            seed_of(x));
    vary_print(text.file, &x->v);
    fputc('\n', text.file);
    if (x->j.resumed)
        fprintf(text.file, "%d of them from %s\n", x->j.resumed, x->j.path);
    print_failed(text.file, x);
    fputc('\n', text.file);
    print_found(text.file, x);
    if (isfinite(x->first[0]))
        print_predicted(text.file, x);
    if (x->files)
        fprintf(text.file, "\nin %s: %s%s\n", x->s->out, x->files,
                x->plot == PLOT_MISSING ? " (no plots: gnuplot is not installed)" : "");
    return text_end(&text);
}

static void json_found(json *j, const sampling *x, int k)
{
    const statistics *one = &x->found[k];
    const char *unit = cst_response_at(x->p, k).unit;
    json_object(j, NULL);
    json_text(j, "name", cst_response_at(x->p, k).name);
    json_text(j, "response", cst_response_at(x->p, k).text);
    json_text(j, "unit", *unit ? unit : NULL); /* a coordinate's is not known */
    json_number(j, "mean", one->mean);
    json_number(j, "mean_error", one->mean_error);
    json_number(j, "std", one->std);
    json_number(j, "std_error", one->std_error);
    json_number(j, "least", one->least);
    json_number(j, "most", one->most);
    json_object(j, "quantiles");
    for (int q = 0; q < QUANTILES; q++) {
        char key[16];
        snprintf(key, sizeof key, "%g", quantile_at[q]);
        json_number(j, key, one->quantiles[q]);
    }
    json_close(j, '}');
    json_object(j, "first_order");
    json_number(j, "mean", x->first[k]);
    json_number(j, "std", sample_predicted(x, k));
    json_object(j, "gradient");
    for (int i = 0; i < x->n; i++)
        json_number(j, parameter_name(x, i), x->slopes[k * x->n + i]);
    json_close(j, '}');
    json_close(j, '}');
    json_close(j, '}');
}

static void json_failures(json *j, const sampling *x)
{
    json_array(j, "failures");
    for (int i = 0; i < x->e.count; i++)
        if (x->e.status[i] < 0) {
            json_object(j, NULL);
            json_integer(j, "sample", i + 1);
            json_text(j, "error", x->e.text[i]);
            json_close(j, '}');
        }
    json_close(j, ']');
}

char *sample_json(const sampling *x)
{
    json j;
    json_begin(&j);
    json_object(&j, NULL);
    json_problem(&j, x->p, NULL);
    json_integer(&j, "count", x->e.count);
    json_integer(&j, "seed", seed_of(x));
    json_text(&j, "plan", VARY_PLAN);
    json_object(&j, "vary");
    for (int i = 0; i < x->n; i++) {
        json_object(&j, parameter_name(x, i));
        json_text(&j, "distribution", x->v.all[i].kind == VARY_NORMAL ? "normal" : "uniform");
        json_number(&j, "mean", x->means[i]);
        json_number(&j, "std", vary_std(&x->v.all[i]));
        json_close(&j, '}');
    }
    json_close(&j, '}');
    json_integer(&j, "failed", x->failed);
    json_failures(&j, x);
    json_array(&j, "responses");
    for (int k = 0; k < x->m; k++)
        json_found(&j, x, k);
    json_close(&j, ']');
    if (x->files)
        json_text(&j, "files", x->files);
    return json_finish(&j);
}
