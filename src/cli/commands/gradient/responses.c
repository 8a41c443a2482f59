/* responses.c: several responses at once, as one table of parameters and responses, as
 * JSON, and as bars. */
#include "cli/arrays.h"
#include "cli/output/messages.h"
#include "cli/output/write_results.h"
#include "cli/commands/gradient/report.h"
#include "cli/memory.h"
#include "cli/input/names.h"
#include "cli/output/output.h"
#include "cli/output/plot.h"
#include "cli/output/report.h"
#include "cli/input/setup.h"
#include "cli/output/table.h"
#include "cli/output/units.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

typedef struct {
    int count, designs;
    double *values, *jacobian, *instants;
    double *errors, *bars; /* estimates of the errors of values and jacobian; NaN: none */
    cst_stats stats;
    char *picture; /* its name in --out, or NULL */
} responses;

static void responses_free(responses *r)
{
    free(r->values);
    free(r->jacobian);
    free(r->instants);
    free(r->errors);
    free(r->bars);
    free(r->picture);
}

static int compute(cst_problem *p, const settings *s, responses *r)
{
    run one;
    r->count = cst_response_count(p);
    r->designs = cst_design_count(p);
    r->values = take((size_t)r->count, sizeof *r->values);
    r->instants = take((size_t)r->count, sizeof *r->instants);
    r->jacobian = take((size_t)(r->count * r->designs), sizeof *r->jacobian);
    r->errors = take((size_t)r->count, sizeof *r->errors);
    r->bars = take((size_t)(r->count * r->designs), sizeof *r->bars);
    int status = run_open(&one, p, s, method_name(cst_problem_options(p).method));
    if (!status)
        status = run_status(&one, cst_responses(p, one.w, NULL, r->values, r->jacobian));
    if (!status)
        r->stats = cst_work_stats(one.w);
    if (!status)
        cst_response_bars(p, one.w, r->errors, r->bars);
    for (int k = 0; !status && k < r->count; k++)
        r->instants[k] = cst_response_instant(one.w, k);
    run_close(&one);
    return status;
}

/* The change of response k in percent for one percent of design variable i; NaN where it is
 * zero. */
static double percent(const cst_problem *p, const responses *r, int k, int i)
{
    double value = cst_parameter_value(p, cst_design_index(p, i));
    return r->values[k] != 0.0 ? value / r->values[k] * r->jacobian[k * r->designs + i] + 0.0 : NAN;
}

static void print_bar(table *t, double bar)
{
    if (isnan(bar))
        table_cell(t, "%s", "");
    else
        table_cell(t, "+- %.1e", bar);
}

static void print_values(FILE *file, const cst_problem *p, const responses *r)
{
    table t;
    table_begin(&t, "lrllll");
    for (int k = 0; k < r->count; k++) {
        cst_response x = cst_response_at(p, k);
        table_cell(&t, "%s", x.name);
        table_cell(&t, "%.10g", r->values[k]);
        print_bar(&t, r->errors[k]);
        table_cell(&t, "%s", strcmp(x.unit, "-") ? x.unit : "");
        table_cell(&t, "%s", strcmp(x.name, x.text) ? x.text : "");
        if (isnan(r->instants[k]))
            table_cell(&t, "%s", "");
        else
            table_cell(&t, "at t = %.8g s", r->instants[k]);
    }
    table_end(&t, file);
}

static void print_parameter(table *t, const cst_problem *p, const responses *r, int i)
{
    const cst_parameter *x = cst_design_parameter(p, i);
    char unit[128];
    table_cell(t, "%s", x->name);
    table_cell(t, "%.8g", cst_parameter_value(p, cst_design_index(p, i)));
    table_cell(t, "%s", x->unit);
    for (int k = 0; k < r->count; k++) {
        const char *of = cst_response_at(p, k).unit;
        double share = percent(p, r, k, i);
        table_cell(t, "%.8g", r->jacobian[k * r->designs + i]);
        print_bar(t, r->bars[k * r->designs + i]);
        table_cell(t, "%s", *of ? unit_quotient(of, x->unit, unit, sizeof unit) : "");
        if (isnan(share))
            table_cell(t, "-");
        else
            table_cell(t, "%.4g", share);
    }
}

/* One row for the values of an array: their range, and the norms of their derivatives. */
static void print_array(table *t, const cst_problem *p, const responses *r, const cst_array *array,
                        int i)
{
    double *values = take((size_t)array->count, sizeof *values);
    char unit[128];
    for (int k = 0; k < array->count; k++)
        values[k] = cst_parameter_value(p, array->first + k);
    char *text = range_text(values, array->count, 6);
    table_cell(t, "%s[%d]", array->name, array->count);
    table_cell(t, "%s", text);
    table_cell(t, "%s", array->unit);
    for (int k = 0; k < r->count; k++) {
        const char *of = cst_response_at(p, k).unit;
        double most = NAN;
        for (int l = i; l < i + array->count; l++)
            most = fmax(most, r->bars[k * r->designs + l]);
        table_cell(t, "|%.8g|", norm_of(r->jacobian + k * r->designs + i, array->count));
        print_bar(t, most);
        table_cell(t, "%s", *of ? unit_quotient(of, array->unit, unit, sizeof unit) : "");
        table_cell(t, "-");
    }
    free(text);
    free(values);
}

static void print_jacobian(FILE *file, const cst_problem *p, const responses *r)
{
    char *columns = take((size_t)(4 + 4 * r->count), 1);
    table t;
    strcpy(columns, "lrl");
    for (int k = 0; k < r->count; k++)
        strcat(columns, "rllr");
    table_begin(&t, columns);
    table_cell(&t, "parameter");
    table_cell(&t, "value");
    table_cell(&t, "unit");
    for (int k = 0; k < r->count; k++) {
        table_cell(&t, "d %s", cst_response_at(p, k).name);
        table_cell(&t, "%s", "");
        table_cell(&t, "unit");
        table_cell(&t, "%% per %%");
    }
    const cst_array *array;
    for (int i = 0, span; i < r->designs; i += span) {
        span = design_span(p, i, &array);
        if (array)
            print_array(&t, p, r, array, i);
        else
            print_parameter(&t, p, r, i);
    }
    table_end(&t, file);
    free(columns);
}

static char *print_responses(const cst_problem *p, const settings *s, const responses *r)
{
    cst_method method = cst_problem_options(p).method;
    solution times = { .method = method, .stats = r->stats };
    text_stream text;
    text_begin(&text);
    report_run(text.file, p, method_name(method), r->stats.integrator);
    print_values(text.file, p, r);
    fputc('\n', text.file);
    print_jacobian(text.file, p, r);
    gradient_times(text.file, &times);
    if (r->picture)
        fprintf(text.file, "\npicture in %s: %s\n", s->out, r->picture);
    return text_end(&text);
}

static char *json_responses(const cst_problem *p, const responses *r)
{
    json j;
    json_begin(&j);
    json_object(&j, NULL);
    json_run(&j, p, method_name(cst_problem_options(p).method), r->stats.integrator);
    json_object(&j, "responses");
    for (int k = 0; k < r->count; k++) {
        cst_response x = cst_response_at(p, k);
        json_object(&j, x.name);
        json_text(&j, "expression", x.text);
        json_number(&j, "value", r->values[k]);
        json_number(&j, "error", r->errors[k]);
        json_text(&j, "unit", *x.unit ? x.unit : NULL);
        if (!isnan(r->instants[k]))
            json_number(&j, "instant", r->instants[k]);
        json_gradient(&j, "gradient", p, r->jacobian + k * r->designs);
        json_gradient(&j, "gradient_error", p, r->bars + k * r->designs);
        json_close(&j, '}');
    }
    json_close(&j, '}');
    json_parameters(&j, p);
    json_stats(&j, &r->stats);
    return json_finish(&j);
}

/* Bars: what one percent of each parameter does to each response, in percent. */
static void draw(const cst_problem *p, const settings *s, responses *r)
{
    const cst_model *model = cst_problem_model(p);
    text_stream text;
    text_begin(&text);
    fprintf(text.file, "$data << END");
    for (int i = 0; i < r->designs; i++) {
        fprintf(text.file, "\n\"%s\"", cst_design_parameter(p, i)->name);
        for (int k = 0; k < r->count; k++)
            fprintf(text.file, "\t%.6g", percent(p, r, k, i));
    }
    fprintf(text.file,
            "\nEND\nset style data histogram\nset style fill solid 0.8\nset xzeroaxis\nset xtics "
            "rotate by -45\n"
            "set key noenhanced\nset ylabel '%% per %%'\nset title '%s' noenhanced\nplot ",
            model->name);
    for (int k = 0; k < r->count; k++) {
        fprintf(text.file, "%s$data using %d:xtic(1) title ", k ? ", " : "", k + 2);
        plot_quote(text.file, cst_response_at(p, k).name);
    }
    fputc('\n', text.file);
    char *script = text_end(&text), *name = print_text("%s_responses.svg", model->name);
    if (plot_write(s->out, name, script) == PLOT_DONE)
        r->picture = name;
    else
        free(name);
    free(script);
}

int run_responses(const settings *s)
{
    cst_problem *p;
    responses r = { .count = 0 };
    if (s->check)
        return usage_error("--check with responses: gradient: run again with --method direct or "
                           "--method fd and compare");
    if (s->cost)
        return usage_error(
            "--cost with responses: gradient: name the cost as a response, --response %s", s->cost);
    int status = begin_problem(s, &p);
    if (!status)
        status = weigh_bars(p, s);
    if (!status)
        status = compute(p, s, &r);
    if (!status && s->out)
        draw(p, s, &r);
    if (!status) {
        const page_run one = { "run", NULL };
        const page content = { .p = p, .runs = &one, .runs_count = 1 };
        status = write_results(s, "responses", json_responses(p, &r), print_responses(p, s, &r),
                               &content);
    }
    responses_free(&r);
    cst_problem_free(p);
    return status;
}
