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

/* Two ends are one minimum where psi differs by this share of itself, or of what was gained (psi
 * may be 0 there), and every variable by this share of the distance of its bounds. */
#define NEAR_PSI  0.01
#define NEAR_GAIN 1e-4
#define NEAR_RHO  0.01

const double *starts_result(const starts *t, int i)
{
    return t->e.out + (size_t)i * (size_t)t->e.outputs;
}

#define KEPT 1e-6 /* a violation within it is none, as in constraints.c */

/* What a minimum may be: kept constraints, also where a limit ended the search. */
static int counts(const starts *t, int i)
{
    const double *x = starts_result(t, i);
    return t->e.status[i] >= 0 && x[START_REASON] != CST_STOP_INFEASIBLE &&
           x[START_VIOLATION] <= KEPT;
}

static int is_near(const starts *t, int a, int b)
{
    cst_optimum r = cst_optimizer_result(t->x->o);
    const double *x = starts_result(t, a), *y = starts_result(t, b);
    double gain = fmax(fabs(x[START_INITIAL] - x[0]), fabs(y[START_INITIAL] - y[0]));
    double psi = fmax(fabs(x[0]), fabs(y[0]));
    int near = fabs(x[0] - y[0]) <= fmax(NEAR_PSI * psi, NEAR_GAIN * gain);
    for (int k = 0; k < t->n && near; k++)
        near = fabs(x[START_RHO + k] - y[START_RHO + k]) <= NEAR_RHO * (r.upper[k] - r.lower[k]);
    return near;
}

static void insert(starts *t, int i)
{
    int at = t->solved++;
    for (; at > 0 && starts_result(t, i)[0] < starts_result(t, t->order[at - 1])[0]; at--)
        t->order[at] = t->order[at - 1];
    t->order[at] = i;
}

/* By its criteria, and the gradient promises no more than what tells two minima apart: a psi of
 * many kinks also hardly decreases at other points. */
static int converged(const starts *t, int i)
{
    const double *x = starts_result(t, i);
    int reason = (int)x[START_REASON];
    double promise = 0.5 * x[START_PROJECTED] * x[START_PROJECTED];
    return reason == CST_STOP_GRADIENT ||
           ((reason == CST_STOP_DECREASE || reason == CST_STOP_NOISE) && promise <= NEAR_GAIN);
}

/* Each end's group, the first by psi first. */
static void group(starts *t)
{
    for (int a = 0; a < t->solved; a++) {
        t->same[a] = -1;
        for (int b = 0; b < a && t->same[a] < 0; b++)
            if (is_near(t, t->order[b], t->order[a]))
                t->same[a] = t->same[b];
        if (t->same[a] < 0)
            t->same[a] = t->ends++;
    }
}

/* Groups in which one end converged are minima, and come first. */
static void number_minima(starts *t)
{
    int *is_minimum = take((size_t)t->ends, sizeof *is_minimum),
        *number = take((size_t)t->ends, sizeof *number), next = 0;
    for (int a = 0; a < t->solved; a++)
        is_minimum[t->same[a]] |= converged(t, t->order[a]);
    for (int minimum = 1; minimum >= 0; minimum--) {
        for (int m = 0; m < t->ends; m++)
            if (is_minimum[m] == minimum)
                number[m] = next++;
        if (minimum)
            t->minima = next;
    }
    for (int a = 0; a < t->solved; a++)
        t->same[a] = number[t->same[a]];
    free(is_minimum);
    free(number);
}

int starts_sort(starts *t)
{
    t->order = take((size_t)t->e.count, sizeof *t->order);
    t->same = take((size_t)t->e.count, sizeof *t->same);
    for (int i = 0; i < t->e.count; i++)
        if (counts(t, i))
            insert(t, i);
    if (!t->solved)
        return run_error("no start led to a minimum: the first of %d: %s", t->e.count,
                         t->e.status[0] < 0 ? t->e.text[0]
                                            : "no point keeps all constraints: widen the bounds");
    group(t);
    number_minima(t);
    return STATUS_FINE;
}

static const char *reason_of(const starts *t, int i)
{
    return optimization_keyword((cst_reason)starts_result(t, i)[START_REASON]);
}

static void print_failed(FILE *file, const starts *t)
{
    for (int i = 0; i < t->e.count; i++)
        if (t->e.status[i] < 0)
            fprintf(file, "start %d failed: %s\n", i + 1, t->e.text[i]);
        else if (!counts(t, i))
            fprintf(file, "start %d: no point was found that keeps all constraints\n", i + 1);
}

/* One line per end that differs, from the first to before the last: the best of its kind, and how
 * many starts led to it. */
static void print_ends(FILE *file, const starts *t, int first, int last)
{
    char columns[64] = "rrrrrl";
    int shown = t->n < 40 ? t->n : 40;
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
        while (t->same[a] != m)
            a++;
        for (int b = 0; b < t->solved; b++)
            led += t->same[b] == m;
        const double *x = starts_result(t, t->order[a]);
        table_cell(&columns_of, "%.8g", x[0]);
        table_cell(&columns_of, "%d", led);
        table_cell(&columns_of, "%d", t->order[a] + 1);
        table_cell(&columns_of, "%.0f", x[START_EVALUATIONS]);
        table_cell(&columns_of, "%.1e", x[START_PROJECTED]);
        table_cell(&columns_of, "%s", reason_of(t, t->order[a]));
        for (int k = 0; k < shown; k++)
            table_cell(&columns_of, "%.8g", x[START_RHO + k]);
    }
    table_end(&columns_of, file);
}

/* Is it the value of a design variable, "NAME=1"? */
static int is_variable(const starts *t, const char *value)
{
    for (int k = 0; k < t->n; k++) {
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
    for (int k = 0; k < t->n; k++)
        fprintf(file, " -p %s=%.17g", optimization_variable(t->x, k)->name,
                starts_result(t, t->order[0])[START_RHO + k]);
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
            t->e.count, t->seed);
    if (t->j.resumed)
        fprintf(text.file, "%d of them from %s\n", t->j.resumed, t->j.path);
    print_failed(text.file, t);
    if (t->minima) {
        fprintf(text.file, "\n%d %s found:\n", t->minima, t->minima > 1 ? "minima" : "minimum");
        print_ends(text.file, t, 0, t->minima);
    }
    if (t->ends > t->minima) {
        fprintf(text.file, "\nnot converged, %d %s:\n", t->ends - t->minima,
                t->ends > t->minima + 1 ? "ends that may be no minima"
                                        : "end that may be no minimum");
        print_ends(text.file, t, t->minima, t->ends);
    }
    print_command(text.file, t);
    return text_end(&text);
}

static void json_values(json *j, const char *key, const starts *t, const double *values)
{
    json_object(j, key);
    for (int k = 0; k < t->n; k++)
        json_number(j, optimization_variable(t->x, k)->name, values[k]);
    json_close(j, '}');
}

static void json_start(json *j, const starts *t, int i, int minimum)
{
    const double *x = starts_result(t, i);
    json_object(j, NULL);
    json_integer(j, "start", i + 1);
    json_text(j, "error", t->e.status[i] < 0 ? t->e.text[i] : NULL);
    json_values(j, "parameters_initial", t, t->e.in + (size_t)i * (size_t)t->n);
    if (t->e.status[i] >= 0) {
        json_truth(j, "converged", counts(t, i) && converged(t, i));
        if (minimum >= 0 && minimum < t->minima)
            json_integer(j, "minimum", minimum + 1);
        if (minimum < 0)
            json_number(j, "violation", x[START_VIOLATION]);
        json_number(j, "psi_initial", x[START_INITIAL]);
        json_number(j, "psi", x[START_PSI]);
        json_number(j, "projected_gradient", x[START_PROJECTED]);
        json_integer(j, "iterations", (long)x[START_ITERATIONS]);
        json_integer(j, "evaluations", (long)x[START_EVALUATIONS]);
        json_text(j, "stop", reason_of(t, i));
        json_values(j, "parameters", t, x + START_RHO);
    }
    json_close(j, '}');
}

static char *to_json(const starts *t)
{
    json j;
    int *minimum = take((size_t)t->e.count, sizeof *minimum);
    for (int i = 0; i < t->e.count; i++)
        minimum[i] = -1;
    for (int a = 0; a < t->solved; a++)
        minimum[t->order[a]] = t->same[a];
    json_begin(&j);
    json_object(&j, NULL);
    json_problem(&j, t->x->set.p[0], NULL);
    json_number(&j, "psi", starts_result(t, t->order[0])[0]);
    json_values(&j, "parameters", t, starts_result(t, t->order[0]) + START_RHO);
    json_integer(&j, "minima", t->minima);
    json_integer(&j, "seed", t->seed);
    json_array(&j, "starts");
    for (int i = 0; i < t->e.count; i++)
        json_start(&j, t, i, minimum[i]);
    json_close(&j, ']');
    free(minimum);
    return json_finish(&j);
}

int starts_deliver(starts *t)
{
    return deliver(t->x->s, "starts", to_json(t), print(t), NULL);
}
