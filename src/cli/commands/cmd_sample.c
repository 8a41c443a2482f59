/* cmd_sample.c: parameters that vary, and what that does to psi and to other responses. */
#include "cli/command.h"
#include "cli/output/messages.h"
#include "cli/signals.h"
#include "cli/memory.h"
#include "cli/output/output.h"
#include "cli/output/progress.h"
#include "cli/output/write_results.h"
#include "cli/output/report.h"
#include "cli/commands/sample/sample.h"
#include "cli/input/setup.h"

#include <stdlib.h>
#include <string.h>

enum { DEFAULT_COUNT = 1000, DEFAULT_SEED = 1 };

/* A value that the model does not allow is a sample that fails, not one that is moved to the bound.
 */
static int within_bounds(const sampling *x, const double *rho, char *text)
{
    for (int k = 0; k < x->n; k++) {
        const cst_parameter *one = &x->v.model->parameters[x->v.all[k].index];
        if (rho[k] >= one->lower && rho[k] <= one->upper)
            continue;
        snprintf(text, CST_TASK_TEXT,
                 "%s = %g is not within the model's bounds, %g to %g: narrow its distribution",
                 one->name, rho[k], one->lower, one->upper);
        return 0;
    }
    return 1;
}

static int run_one(void *user, int lane, int task, const double *in, double *out, char *text)
{
    const sampling *x = user;
    (void)task;
    if (!within_bounds(x, in, text))
        return CST_EVALUE;
    return ensemble_tell(x->works[lane], cst_responses(x->p, x->works[lane], in, out, NULL), text);
}

static int keep_one(void *user, int task)
{
    sampling *x = user;
    journal_add(&x->j, task);
    return interrupted();
}

/* The problem: psi is its first response, what varies its design. */
static int create(sampling *x, const settings *s)
{
    const cst_model *model;
    settings own;
    text_stream names;
    int status = find_model(s->model, &model);
    if (!status)
        status = vary_open(&x->v, s, model);
    if (status)
        return status;
    settings_init(&own);
    char *psi = print_text("psi=%s", s->cost ? s->cost : model->costs[0].name);
    setting_response(&own, psi);
    free(psi);
    for (int i = 0; i < s->responses_count; i++)
        setting_response(&own, s->responses[i]);
    text_begin(&names);
    for (int i = 0; i < x->v.count; i++)
        fprintf(names.file, "%s%s", i ? "," : "", model->parameters[x->v.all[i].index].name);
    own.wrt = text_end(&names);
    settings_fill(&own, s);
    status = create_problem(&own, &x->p);
    settings_free(&own);
    return status;
}

static int create_works(sampling *x)
{
    x->works = take((size_t)x->lanes, sizeof *x->works);
    for (int i = 0; i < x->lanes; i++) {
        if (cst_work_create(x->p, &x->works[i]) < 0)
            return run_error("%s", x->works[i]
                                       ? cst_message(x->works[i])
                                       : "out of memory: creating a run: free some and try again");
        progress_listen(x->works[i]);
    }
    return STATUS_FINE;
}

/* Every process has the ensemble, process 0 the samples. */
static void draw(sampling *x, const settings *s)
{
    int count = s->count > 0 ? (int)s->count : DEFAULT_COUNT;
    x->n = x->v.count;
    x->m = cst_response_count(x->p);
    x->e = (cst_ensemble){
        .count = count, .inputs = x->n, .outputs = x->m, .run = run_one, .done = keep_one, .user = x
    };
    ensemble_reserve(&x->e);
    if (cluster_rank())
        return;
    double *values = take((size_t)count * (size_t)x->n, sizeof *values);
    vary_samples(&x->v, count, s->seed >= 0 ? s->seed : DEFAULT_SEED, values);
    x->e.in = values;
    x->means = take((size_t)x->n, sizeof *x->means);
    for (int k = 0; k < x->n; k++) {
        double around = x->v.all[k].deviation ? cst_parameter_value(x->p, x->v.all[k].index) : 0.0;
        x->means[k] = around + vary_mean(&x->v.all[k]);
        for (int i = 0; i < count; i++)
            values[(size_t)i * (size_t)x->n + (size_t)k] += around;
    }
}

static int sampling_open(sampling *x, const settings *s)
{
    *x = (sampling){
        .s = s, .plot = PLOT_FAILED, .lanes = ensemble_lanes(s), .j = { .descriptor = -1 }
    };
    if (s->scenarios_count)
        return usage_error("scenarios: sample: it varies one problem: leave them out");
    if (s->count == 0 || s->count == 1)
        return usage_error("--count %ld: a deviation needs 2 samples: give 2 or more", s->count);
    int status = create(x, s);
    if (!status)
        status = create_works(x);
    if (!status)
        draw(x, s);
    return status;
}

static void sampling_close(sampling *x)
{
    for (int i = 0; x->works && i < x->lanes; i++)
        cst_work_free(x->works[i]);
    free(x->works);
    journal_close(&x->j);
    free((void *)x->e.in);
    ensemble_free(&x->e);
    cst_problem_free(x->p);
    vary_free(&x->v);
    free(x->means);
    free(x->first);
    free(x->slopes);
    free(x->found);
    free(x->files);
}

/* Responses and gradients at the means: what the samples are compared with. */
static void predict(sampling *x)
{
    x->first = take((size_t)x->m, sizeof *x->first);
    x->slopes = take((size_t)x->m * (size_t)x->n, sizeof *x->slopes);
    int status = cst_responses(x->p, x->works[0], x->means, x->first, x->slopes);
    if (status < 0 && !interrupted())
        warning("no prediction by the gradient: the run at the means fails: %s",
                cst_message(x->works[0]));
    for (int k = 0; status > 0 && k < cst_warning_count(x->works[0]); k++)
        warning("at the means: %s", cst_warning_text(x->works[0], k));
}

static void evaluate(sampling *x)
{
    const cst_ensemble *e = &x->e;
    double *column = take((size_t)e->count, sizeof *column);
    x->found = take((size_t)x->m, sizeof *x->found);
    x->first_failed = -1;
    for (int i = 0; i < e->count; i++)
        if (e->status[i] < 0) {
            x->failed++;
            x->first_failed = x->first_failed < 0 ? i : x->first_failed;
        }
    for (int k = 0; k < x->m; k++) {
        int used = 0;
        for (int i = 0; i < e->count; i++)
            if (e->status[i] >= 0)
                column[used++] = e->out[(size_t)i * (size_t)x->m + (size_t)k];
        x->found[k] = statistics_of(column, used);
    }
    free(column);
}

static int open_journal(sampling *x)
{
    const settings *s = x->s;
    char *path = s->state ? copy_text(s->state)
                 : s->out ? print_text("%s/%s_sample.journal", s->out, s->model)
                          : NULL;
    int status = journal_open(&x->j, path, "samples", journal_fingerprint(JOURNAL_SEED, x->p),
                              &x->e, s->resume);
    free(path);
    return status ? status : journal_check(&x->j, x->m);
}

static int solve_all(sampling *x)
{
    predict(x);
    if (!interrupted())
        cluster_run(&x->e, x->lanes);
    if (interrupted()) {
        journal_tell(&x->j, "samples");
        return 128 + interrupted();
    }
    evaluate(x);
    if (x->failed == x->e.count)
        return run_error("every sample failed: the first of %d: %s", x->e.count, x->e.text[0]);
    return STATUS_FINE;
}

static int run_sample(const settings *s)
{
    sampling x;
    int status = sampling_open(&x, s);
    status = cluster_join(status, &x.e, x.lanes);
    if (!status && s->out)
        status = output_directory(s->out);
    if (!status)
        status = open_journal(&x);
    if (!status)
        status = solve_all(&x);
    int written = !status && s->out ? sample_files(&x) : STATUS_FINE;
    if (written)
        status = deliver_printed(s, written, sample_json(&x), sample_text(&x));
    else if (!status)
        status = deliver(s, "sample", sample_json(&x), sample_text(&x), NULL);
    sampling_close(&x);
    return status;
}

const command sample_command = {
    .name = "sample",
    .arguments = "MODEL",
    .about = "what parameters that vary do to psi and to other responses",
    .details = "    costate sample fivebar --vary 'k1=normal(100,5)' --vary 'L01=uniform(2.1,2.3)' "
               "--count 1000 --out results\n"
               "    costate sample slidercrank --vary 'm2=+normal(0,0.01)' --response "
               "'shake=rms(Fx)' --seed 7\n"
               "    mpirun -n 8 costate sample iltis --vary 'k=normal(35900,1000)' --count 10000 "
               "--out results\n"
               "    mpirun -n 8 costate sample iltis ... --out results --resume\n"
               "Samples are those of a Latin hypercube; a sample that fails is counted and named, "
               "the others go on.\n"
               "Mean, standard deviation and quantiles stand beside the first-order prediction by "
               "the gradient at the means.\n"
               "Results are appended to a journal (--state FILE, or in --out DIR); after a kill, "
               "--resume continues from there.",
    .needs_model = 1,
    .groups = GROUP_MODEL | GROUP_PROBLEM | GROUP_FORM | GROUP_RESPONSES | GROUP_VARY |
              GROUP_RESUME | GROUP_OUT | GROUP_COMMON,
    .run = run_sample,
};
