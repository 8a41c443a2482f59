/* cmd_compare.c: the paper's table.  One gradient by every method and formulation, beside a
 * reference. */
#include "cli/command.h"
#include "cli/output/messages.h"
#include "cli/output/write_results.h"
#include "cli/commands/gradient/check.h"
#include "cli/signals.h"
#include "cli/memory.h"
#include "cli/input/names.h"
#include "cli/output/output.h"
#include "cli/commands/paper.h"
#include "cli/output/report.h"
#include "cli/input/setup.h"
#include "cli/output/table.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

enum { MOST_WARNED = 8 };

typedef struct {
    char approach[CST_APPROACH], message[512]; /* why it did not run, or nothing */
    char warned[MOST_WARNED][512];             /* what the run warned of */
    int warnings;
    cst_options options;
    double psi, *gradient, seconds;
} row;

typedef struct {
    row *rows, reference;
    int count;
} comparison;

/* One approach.  That it does not apply is part of the result; only an interrupt ends the
 * comparison. */
static int run_row(cst_problem *p, const settings *s, int i, row *out)
{
    cst_options before = cst_problem_options(p);
    run r = { .w = NULL };
    out->options = before;
    out->gradient = take((size_t)cst_design_count(p), sizeof *out->gradient);
    out->psi = out->seconds = NAN;
    for (int k = 0; k < cst_design_count(p); k++)
        out->gradient[k] = NAN;
    int status = cst_approach(i, &out->options, out->approach);
    if (status >= 0 && (status = cst_set_options(p, &out->options)) < 0)
        snprintf(out->message, sizeof out->message, "%s", cst_problem_message(p));
    if (status >= 0) {
        status = cst_work_create(p, &r.w);
        if (status >= 0) {
            progress_attach(&r.line, r.w, out->approach, s->json);
            status = cst_gradient(p, r.w, NULL, &out->psi, out->gradient);
            progress_erase(&r.line);
        }
        if (status < 0)
            snprintf(out->message, sizeof out->message, "%s", cst_message(r.w));
        for (int k = 0; status > 0 && k < cst_warning_count(r.w) && k < MOST_WARNED; k++)
            snprintf(out->warned[out->warnings++], sizeof out->warned[0], "%s",
                     cst_warning_text(r.w, k));
        if (status >= 0)
            out->seconds =
                cst_work_stats(r.w).seconds_forward + cst_work_stats(r.w).seconds_backward;
    }
    cst_work_free(r.w);
    cst_set_options(p, &before);
    for (int k = 0; k < out->warnings; k++)
        warning("%s: %s", out->approach, out->warned[k]);
    if (interrupted()) {
        run_error("stopped by %s: during %s: no result was written",
                  interrupted() == 2 ? "Ctrl-C" : "a signal", out->approach);
        return 128 + interrupted();
    }
    return STATUS_FINE;
}

static int ran(const row *one)
{
    return !one->message[0];
}

/* The worst component against the reference, or NaN. */
static double row_error(const cst_problem *p, const comparison *c, const row *one)
{
    double worst = ran(one) && ran(&c->reference) ? 0.0 : NAN;
    for (int k = 0; k < cst_design_count(p) && !isnan(worst); k++)
        worst = fmax(worst, cst_component_difference(p, k, c->reference.psi, one->gradient,
                                                     c->reference.gradient));
    return worst;
}

static int run_all(cst_problem *p, const settings *s, comparison *c)
{
    int some = 0, status = run_row(p, s, CST_REFERENCE, &c->reference);
    c->count = cst_approach_count();
    c->rows = take((size_t)c->count, sizeof *c->rows);
    for (int i = 0; i < c->count && !status; i++) {
        status = run_row(p, s, i, &c->rows[i]);
        some |= ran(&c->rows[i]);
    }
    if (!status && !some)
        status = run_error("%s", c->rows[0].message);
    return status;
}

static void comparison_free(comparison *c)
{
    for (int i = 0; c->rows && i < c->count; i++)
        free(c->rows[i].gradient);
    free(c->rows);
    free(c->reference.gradient);
}

static void print_cells(table *t, const cst_problem *p, const comparison *c, const row *one)
{
    double error = row_error(p, c, one);
    table_cell(t, "%s", one->approach);
    if (!ran(one)) {
        for (int k = 0; k < cst_design_count(p) + 3; k++)
            table_cell(t, "-");
        return;
    }
    table_cell(t, "%.8g", one->psi);
    for (int k = 0; k < cst_design_count(p); k++)
        table_cell(t, "%.8g", one->gradient[k]);
    if (one == &c->reference || isnan(error))
        table_cell(t, "-");
    else
        table_cell(t, "%.1e", error);
    table_cell(t, "%.3f", one->seconds);
}

static void print_table(FILE *file, const cst_problem *p, const comparison *c,
                        const paper_row *const *paper)
{
    int count = cst_design_count(p);
    char *align = take((size_t)count + 8, 1);
    table t;
    memset(align, 'r', (size_t)count + 4 + (paper ? 1 : 0));
    align[0] = 'l';
    table_begin(&t, align);
    table_cell(&t, "approach");
    table_cell(&t, "psi");
    for (int k = 0; k < count; k++)
        table_cell(&t, "dpsi/d%s", design_name(p, k));
    table_cell(&t, "error");
    table_cell(&t, "seconds");
    if (paper)
        table_cell(&t, "paper (h = 0.01 s)");
    for (int i = -1; i < c->count; i++) {
        const row *one = i < 0 ? &c->reference : &c->rows[i];
        print_cells(&t, p, c, one);
        if (paper && i >= 0 && paper[i])
            table_cell(&t, "%.4f %.4f", paper[i]->L01, paper[i]->L02);
        else if (paper)
            table_cell(&t, "-");
    }
    table_end(&t, file);
    free(align);
}

static char *print_comparison(const cst_problem *p, const comparison *c,
                              const paper_row *const *paper)
{
    const cst_model *model = cst_problem_model(p);
    cst_options o = cst_problem_options(p);
    text_stream text;
    text_begin(&text);
    fprintf(text.file,
            "%s: %s\ncost %s, 0 to %g s; one-step integrator, step %g s; reference by CVODES, rtol "
            "%g\n\n",
            model->name, model->about, model->costs[cst_cost_index(p)].name, o.tf, report_step(&o),
            c->reference.options.rtol);
    print_table(text.file, p, c, paper);
    for (int i = -1; i < c->count; i++) {
        const row *one = i < 0 ? &c->reference : &c->rows[i];
        if (!ran(one))
            fprintf(text.file, "\n%s: %s\n", one->approach, one->message);
    }
    return text_end(&text);
}
static void json_warned(json *j, const row *one)
{
    char text[CST_APPROACH + 520];
    for (int k = 0; k < one->warnings; k++) {
        snprintf(text, sizeof text, "%s: %s", one->approach, one->warned[k]);
        json_text(j, NULL, text);
    }
}

static void json_row(json *j, const cst_problem *p, const comparison *c, const row *one,
                     const paper_row *paper)
{
    json_object(j, NULL);
    json_text(j, "approach", one->approach);
    json_problem(j, p, method_name(one->options.method));
    json_number(j, "psi", one->psi);
    json_gradient(j, "gradient", p, one->gradient);
    json_number(j, "error", row_error(p, c, one));
    json_number(j, "seconds", one->seconds);
    json_array(j, "warnings");
    json_warned(j, one);
    json_warned(j, &c->reference);
    json_close(j, ']');
    json_number(j, "reference_psi", c->reference.psi);
    json_gradient(j, "reference", p, c->reference.gradient);
    if (paper) {
        json_object(j, "paper");
        json_number(j, "L01", paper->L01);
        json_number(j, "L02", paper->L02);
        json_close(j, '}');
    }
    if (!ran(one))
        json_text(j, "message", one->message);
    json_close(j, '}');
}

static char *json_comparison(cst_problem *p, const comparison *c, const paper_row *const *paper)
{
    cst_options before = cst_problem_options(p);
    json j;
    json_begin(&j);
    json_array(&j, NULL);
    for (int i = 0; i < c->count; i++) {
        cst_set_options(p, &c->rows[i].options); /* json_problem reports the problem's own */
        json_row(&j, p, c, &c->rows[i], paper ? paper[i] : NULL);
    }
    cst_set_options(p, &before);
    json_close(&j, ']');
    return json_end(&j);
}

static int run_compare(const settings *s)
{
    cst_problem *p;
    comparison c = { .rows = NULL };
    const paper_row **paper = NULL;
    int status = create_problem(s, &p);
    if (!status && s->out)
        status = output_directory(s->out);
    if (!status)
        status = run_all(p, s, &c);
    if (!status && paper_applies(p)) {
        paper = take((size_t)c.count, sizeof *paper);
        for (int i = 0; i < c.count; i++)
            paper[i] = paper_find(c.rows[i].approach);
    }
    if (!status) {
        const page_run one = { "run", NULL };
        const page content = { .p = p, .runs = &one, .runs_count = 1 };
        status = write_results(s, "compare", json_comparison(p, &c, paper),
                               print_comparison(p, &c, paper), &content);
    }
    free(paper);
    comparison_free(&c);
    cst_problem_free(p);
    return status;
}

const command compare_command = {
    .name = "compare",
    .arguments = "MODEL",
    .about = "the gradient by every method and formulation, side by side",
    .details = "    costate compare fivebar --step 1e-2\n"
               "    costate compare pendulum --wrt all --cost tension --json\n"
               "All rows but the reference are by the one-step integrator: direct and adjoint "
               "agree to its last digits, and 'error', the\n"
               "worst difference to the reference, falls with the square of the step.",
    .needs_model = 1,
    .groups = GROUP_MODEL | GROUP_PROBLEM | GROUP_DESIGN | GROUP_OUT | GROUP_COMMON,
    .run = run_compare,
};
