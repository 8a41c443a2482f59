/* scenarios.c: psi and its gradient in many scenarios at once, and their sum by weight.
 *
 * A scenario that fails is reported by its name; the others are printed all the same, and the exit
 * status is that of the failure. */
#include "cli/output/messages.h"
#include "cli/output/write_results.h"
#include "cli/cluster.h"
#include "cli/commands/gradient/report.h"
#include "cli/signals.h"
#include "cli/memory.h"
#include "cli/input/names.h"
#include "cli/input/variations.h"
#include "cli/output/output.h"
#include "cli/output/progress.h"
#include "cli/output/report.h"
#include "cli/input/scenarios.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

typedef struct {
    scenario_set set;
    int n;                     /* design variables                        */
    cst_ensemble e;            /* task: a scenario; result: psi, gradient, what it took */
    cst_journal *j;            /* or NULL */
    progress_part *parts;      /* [count] what a terminal is told, or NULL    */
    int failed;                /* how many                                */
    double sum, *sum_gradient; /* by weight; NaN where one failed */
} batch;

static double *result_of(const batch *b, int i)
{
    return b->e.out + (size_t)i * (size_t)b->e.outputs;
}

static solution solution_of(const batch *b, int i)
{
    double *x = result_of(b, i);
    cst_stats stats;
    cst_stats_unpack(x + 1 + b->n, &stats);
    return (solution){ .method = cst_problem_options(b->set.p[i]).method,
                       .psi = x[0],
                       .gradient = x + 1,
                       .psi_bar = NAN,
                       .stats = stats };
}

/* A work is created by whoever runs the scenario, not by every process for all of them: 64 of the
 * vehicle take 4 s of CPU time, their gradients 60 s. */
static int run_one(void *user, int lane, int i, const double *in, double *out, char *text)
{
    const batch *b = user;
    const cst_problem *p = b->set.p[i];
    cst_work *w = NULL;
    (void)lane, (void)in;
    for (int k = 0; k < 1 + b->n; k++)
        out[k] = NAN;
    int status = cst_work_create(p, &w);
    if (w && b->parts)
        progress_attach_part(&b->parts[i], w);
    else if (w)
        progress_listen(w);
    if (status >= 0)
        status = cst_gradient(p, w, NULL, &out[0], &out[1]);
    cst_task_tell(w, status, text);
    cst_stats stats = w ? cst_work_stats(w) : (cst_stats){ 0 };
    cst_stats_pack(&stats, &out[1 + b->n]);
    cst_work_free(w);
    return status;
}

static int keep_one(void *user, int i)
{
    batch *b = user;
    cst_journal_add(b->j, i);
    return interrupted();
}

static int open_journal(batch *b, const settings *s)
{
    uint64_t h = CST_FINGERPRINT;
    cst_study how = cluster_study_kept(s, s->state);
    if (!s->state)
        return s->resume ? nothing_to_resume() : STATUS_FINE;
    for (int i = 0; i < b->set.count; i++)
        h = cst_fingerprint(h, b->set.p[i]);
    int status = cst_journal_open(&how, "scenarios", h, &b->e, &b->j);
    if (status >= 0)
        status = cst_journal_check(b->j, 1 + b->n); /* not the times */
    return status < 0 ? cluster_failed(status, cst_journal_message(b->j)) : STATUS_FINE;
}

/* Memory for the results, in process 0. */
static void reserve(batch *b)
{
    size_t count = cluster_rank() ? 0 : (size_t)b->e.count;
    b->e.out = take(count * (size_t)b->e.outputs, sizeof *b->e.out);
    b->e.status = take(count, sizeof *b->e.status);
    b->e.text = take(count, sizeof *b->e.text);
}

static int batch_open(batch *b, const settings *s)
{
    *b = (batch){ .j = NULL };
    if (s->check)
        return usage_error("--check is for one problem: %d scenarios: leave one of the two out",
                           s->scenarios_count);
    int status = scenarios_open_problems(&b->set, s);
    if (!status && b->set.weighted)
        status = scenarios_check_sum(&b->set, s);
    if (status)
        return status;
    b->n = cst_design_count(b->set.p[0]);
    b->sum_gradient = take((size_t)b->n, sizeof *b->sum_gradient);
    b->e = (cst_ensemble){ .count = b->set.count,
                           .outputs = 1 + b->n + CST_PACKED_STATS,
                           .run = run_one,
                           .done = keep_one,
                           .user = b };
    reserve(b);
    return STATUS_FINE;
}

static void batch_close(batch *b)
{
    cst_journal_close(b->j);
    scenarios_close(&b->set);
    free(b->e.out);
    free(b->e.status);
    free(b->e.text);
    free(b->sum_gradient);
}

static void add_up(batch *b)
{
    for (int i = 0; i < b->set.count; i++) {
        double weight = b->set.all[i].weight;
        const double *x = result_of(b, i);
        b->sum += weight * x[0];
        for (int k = 0; k < b->n; k++)
            b->sum_gradient[k] += weight * x[1 + k];
    }
}

/* Each scenario's error or warning in a line. */
static void tell(batch *b)
{
    for (int i = 0; i < b->set.count; i++) {
        const char *message = b->e.text[i];
        messages_within("scenario", b->set.names[i]);
        if (b->e.status[i] < 0) {
            run_error("%s", message);
            b->failed++;
        } else if (b->e.status[i] > 0) {
            warning("%s", message);
        }
        messages_within(NULL, NULL);
    }
}

/* Runs them all.  Prints an error; an exit status only where there is nothing to tell. */
static int solve_all(batch *b, const settings *s)
{
    progress line;
    progress_part *parts = take((size_t)b->set.count, sizeof *parts);
    char **labels = take((size_t)b->set.count, sizeof *labels);
    progress_begin(&line, s->json);
    for (int i = 0; i < b->set.count; i++) {
        labels[i] = print_text("scenario '%.40s', %d of %d", b->set.names[i], i + 1, b->set.count);
        parts[i] = (progress_part){ &line, labels[i] };
    }
    b->parts = parts;
    cluster_run(&b->e, cluster_lanes(s));
    b->parts = NULL;
    progress_erase(&line);
    for (int i = 0; i < b->set.count; i++)
        free(labels[i]);
    free(labels);
    free(parts);
    if (interrupted()) {
        cst_kept kept;
        cst_journal_kept(b->j, &kept);
        return cluster_stopped(s->state, kept, b->e.count, "scenarios");
    }
    tell(b);
    add_up(b);
    return STATUS_FINE;
}

static char *print_batch(const batch *b)
{
    text_stream text;
    const char *unit = scenarios_unit(&b->set);
    text_begin(&text);
    for (int i = 0; i < b->set.count; i++) {
        const cst_problem *p = b->set.p[i];
        solution result = solution_of(b, i);
        fprintf(text.file, "%sscenario '%s', %d of %d", i ? "\n" : "", b->set.names[i], i + 1,
                b->set.count);
        if (b->set.weighted)
            fprintf(text.file, ", weight %g", b->set.all[i].weight);
        fputc('\n', text.file);
        report_run(text.file, p, method_name(result.method), result.stats.integrator);
        if (b->e.status[i] < 0) {
            fprintf(text.file, "failed: %s\n", b->e.text[i]);
            continue;
        }
        report_psi(text.file, p, result.psi, NAN);
        fputc('\n', text.file);
        gradient_table(text.file, p, cst_problem_model(p)->costs[cst_cost_index(p)].unit, &result,
                       NULL);
        gradient_times(text.file, &result);
    }
    if (b->set.weighted && !b->failed) {
        solution sum = { .method = cst_problem_options(b->set.p[0]).method,
                         .psi = b->sum,
                         .gradient = b->sum_gradient };
        fprintf(text.file, "\nsum by weight\npsi = %.10g%s%s\n\n", b->sum,
                strcmp(unit, "-") ? " " : "", strcmp(unit, "-") ? unit : "");
        gradient_table(text.file, b->set.p[0], unit, &sum, NULL);
    }
    return text_end(&text);
}

static char *json_batch(const batch *b)
{
    json j;
    json_begin(&j);
    json_object(&j, NULL);
    json_text(&j, "model", cst_problem_model(b->set.p[0])->name);
    json_integer(&j, "failed", b->failed);
    json_array(&j, "scenarios");
    for (int i = 0; i < b->set.count; i++) {
        solution result = solution_of(b, i);
        json_object(&j, NULL);
        json_text(&j, "name", b->set.names[i]);
        if (b->set.weighted)
            json_number(&j, "weight", b->set.all[i].weight);
        json_text(&j, "error", b->e.status[i] < 0 ? b->e.text[i] : NULL);
        json_solution(&j, b->set.p[i], &result, NULL);
        json_close(&j, '}');
    }
    json_close(&j, ']');
    if (b->set.weighted) {
        json_object(&j, "sum");
        json_number(&j, "psi", b->sum);
        json_gradient(&j, "gradient", b->set.p[0], b->sum_gradient);
        json_close(&j, '}');
    }
    return json_finish(&j);
}

int run_scenarios(const settings *s)
{
    batch b;
    int status = cluster_join(batch_open(&b, s), &b.e, cluster_lanes(s));
    if (!status && s->out)
        status = output_directory(s->out);
    if (!status)
        status = open_journal(&b, s);
    if (!status)
        status = solve_all(&b, s);
    if (!status)
        status = write_results(s, "gradient", json_batch(&b), print_batch(&b), NULL);
    if (!status && b.failed)
        status = STATUS_FAILED;
    batch_close(&b);
    return status;
}
