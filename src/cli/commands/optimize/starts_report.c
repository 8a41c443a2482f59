/* starts_report.c: the minima that many starts led to. */
#include "cli/input/arguments.h"
#include "cli/output/messages.h"
#include "cli/output/json.h"
#include "cli/memory.h"
#include "cli/output/output.h"
#include "cli/output/write_results.h"
#include "cli/output/report.h"
#include "cli/commands/optimize/starts.h"
#include "cli/output/table.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

static cst_ended ended(const starts *t, int i)
{
    cst_ended one;
    cst_multistart_at(t->of, i, &one);
    return one;
}

static void print_failed(FILE *file, const starts *t)
{
    for (int i = 0; i < t->r.count; i++) {
        cst_ended one = ended(t, i);
        if (one.status < 0)
            fprintf(file, "start %d failed: %s\n", i + 1, one.text);
        else if (!one.kept)
            fprintf(file, "start %d: no point was found that keeps all constraints\n", i + 1);
    }
}

/* One line per end that differs, from the first to before the last: the best of its kind, and how
 * many starts led to it. */
static void print_ends(FILE *file, const starts *t, int first, int last)
{
    char columns[64] = "rrrrrl";
    int shown = t->r.variables < 40 ? t->r.variables : 40;
    table columns_of;
    memset(columns + 6, 'r', (size_t)shown);
    table_begin(&columns_of, columns);
    static const char *const heads[] = { "psi",         "starts",    "best from",
                                         "evaluations", "projected", "ended" };
    for (int k = 0; k < 6; k++)
        table_cell(&columns_of, "%s", heads[k]);
    for (int k = 0; k < shown; k++)
        table_cell(&columns_of, "%s", optimization_variable(t->x, k)->name);
    for (int m = first; m < last; m++) {
        int led = 0, a = 0;
        while (t->r.end[a] != m)
            a++;
        for (int b = 0; b < t->r.solved; b++)
            led += t->r.end[b] == m;
        cst_ended x = ended(t, t->r.order[a]);
        table_cell(&columns_of, "%.8g", x.psi);
        table_cell(&columns_of, "%d", led);
        table_cell(&columns_of, "%d", t->r.order[a] + 1);
        table_cell(&columns_of, "%d", x.evaluations);
        table_cell(&columns_of, "%.1e", x.projected);
        table_cell(&columns_of, "%s", optimization_keyword(x.reason));
        for (int k = 0; k < shown; k++)
            table_cell(&columns_of, "%.8g", x.rho[k]);
    }
    table_end(&columns_of, file);
}

/* Is it the value of a design variable, "NAME=1"? */
static int is_variable(const starts *t, const char *value)
{
    for (int k = 0; k < t->r.variables; k++) {
        const char *name = optimization_variable(t->x, k)->name;
        if (!strncmp(value, name, strlen(name)) && value[strlen(name)] == '=')
            return 1;
    }
    return 0;
}

/* Is the option one of many starts, or a value that the best point takes the place of? */
static int is_left_out(const void *user, const char *option, const char *value)
{
    static const char *const names[] = { "starts", "seed", "state", "resume", "out", "json" };
    if (!strcmp(option, "parameter"))
        return is_variable(user, value);
    for (size_t i = 0; i < sizeof names / sizeof *names; i++)
        if (!strcmp(option, names[i]))
            return 1;
    return 0;
}

/* The command of this run without its starts, from the best point. */
static void print_command(FILE *file, const starts *t)
{
    fprintf(file, "\nto continue from the best, or to certify it%s:\n",
            command_has("starts") ? "" : " (with \"starts\" left out of the problem file)");
    command_print(file, is_left_out, t);
    cst_ended best = ended(t, t->r.order[0]);
    for (int k = 0; k < t->r.variables; k++)
        fprintf(file, " -p %s=%.17g", optimization_variable(t->x, k)->name, best.rho[k]);
    fputc('\n', file);
}

static char *print(const starts *t)
{
    text_stream text;
    text_begin(&text);
    report_runs(text.file, t->x->set.p, t->x->set.count, NULL, 0);
    fprintf(text.file,
            "%d starts, Latin hypercube within the bounds, seed %ld; start 1 is the problem's own "
            "values\n",
            t->r.count, t->seed);
    if (t->r.journal.resumed)
        fprintf(text.file, "%d of them from %s\n", t->r.journal.resumed, t->path);
    print_failed(text.file, t);
    if (t->r.minima) {
        fprintf(text.file, "\n%d %s found:\n", t->r.minima, t->r.minima > 1 ? "minima" : "minimum");
        print_ends(text.file, t, 0, t->r.minima);
    }
    if (t->r.ends > t->r.minima) {
        fprintf(text.file, "\nnot converged, %d %s:\n", t->r.ends - t->r.minima,
                t->r.ends > t->r.minima + 1 ? "ends that may be no minima"
                                            : "end that may be no minimum");
        print_ends(text.file, t, t->r.minima, t->r.ends);
    }
    print_command(text.file, t);
    return text_end(&text);
}

static void json_values(json *j, const char *key, const starts *t, const double *values)
{
    json_object(j, key);
    for (int k = 0; k < t->r.variables; k++)
        json_number(j, optimization_variable(t->x, k)->name, values[k]);
    json_close(j, '}');
}

static void json_start(json *j, const starts *t, int i, int minimum)
{
    cst_ended x = ended(t, i);
    json_object(j, NULL);
    json_integer(j, "start", i + 1);
    json_text(j, "error", x.status < 0 ? x.text : NULL);
    json_values(j, "parameters_initial", t, x.initial);
    if (x.status >= 0) {
        json_truth(j, "converged", x.kept && x.converged);
        if (minimum >= 0 && minimum < t->r.minima)
            json_integer(j, "minimum", minimum + 1);
        if (minimum < 0)
            json_number(j, "violation", x.violation);
        json_number(j, "psi_initial", x.psi_initial);
        json_number(j, "psi", x.psi);
        json_number(j, "projected_gradient", x.projected);
        json_integer(j, "iterations", x.iterations);
        json_integer(j, "evaluations", x.evaluations);
        json_text(j, "stop", optimization_keyword(x.reason));
        json_values(j, "parameters", t, x.rho);
    }
    json_close(j, '}');
}

static char *to_json(const starts *t)
{
    json j;
    int *minimum = take((size_t)t->r.count, sizeof *minimum);
    for (int i = 0; i < t->r.count; i++)
        minimum[i] = -1;
    for (int a = 0; a < t->r.solved; a++)
        minimum[t->r.order[a]] = t->r.end[a];
    cst_ended best = ended(t, t->r.order[0]);
    json_begin(&j);
    json_object(&j, NULL);
    json_problem(&j, t->x->set.p[0], NULL);
    json_number(&j, "psi", best.psi);
    json_values(&j, "parameters", t, best.rho);
    json_integer(&j, "minima", t->r.minima);
    json_integer(&j, "seed", t->seed);
    json_array(&j, "starts");
    for (int i = 0; i < t->r.count; i++)
        json_start(&j, t, i, minimum[i]);
    json_close(&j, ']');
    free(minimum);
    return json_finish(&j);
}

int write_starts(starts *t)
{
    const cst_ended best = ended(t, t->r.order[0]);
    const page_run one = { "best", best.rho };
    const page content = { .p = t->x->set.p[0], .runs = &one, .runs_count = t->r.solved > 0 };
    return write_results(t->x->s, "starts", to_json(t), print(t), &content);
}
