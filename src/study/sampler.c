/* Samples: psi and the responses of a problem over values of its parameters that vary, as an
 * ensemble whose task i is sample i. */
#include "study/sampler.h"

#include "base/sized.h"
#include "sensitivity/lanes.h"
#include "study/sampling.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* A value that the model does not allow is a sample that fails, not one that is moved to the
 * bound. */
static int within_bounds(const cst_sampler *s, const double *rho, char *text)
{
    for (int k = 0; k < s->n; k++) {
        const cst_parameter *one = &s->p->model->parameters[s->v[k].parameter];
        if (rho[k] >= one->lower && rho[k] <= one->upper)
            continue;
        snprintf(text, CST_TASK_TEXT,
                 "%s = %g is not within the model's bounds, %g to %g: narrow its distribution",
                 one->name, rho[k], one->lower, one->upper);
        return 0;
    }
    return 1;
}

/* The work of a lane, created by the lane itself: a process that only hands out tasks needs none.
 */
static int work_of(cst_sampler *s, int lane, char *text)
{
    if (lane < 0 || lane >= s->job.lanes)
        return CST_EARGUMENT;
    if (s->works[lane])
        return CST_OK;
    int status = cst_work_create(s->p, &s->works[lane]);
    if (status < 0) {
        cst_task_tell(s->works[lane], status, text);
        cst_work_free(s->works[lane]);
        s->works[lane] = NULL;
        return status;
    }
    cst_set_progress(s->works[lane], cst_job_progress, &s->job);
    return CST_OK;
}

static int run_one(void *user, int lane, int task, const double *in, double *out, char *text)
{
    cst_sampler *s = user;
    char unused[CST_TASK_TEXT];
    (void)task;
    text = text ? text : unused;
    if (!within_bounds(s, in, text))
        return CST_EVALUE;
    TRY(work_of(s, lane, text));
    return cst_task_tell(s->works[lane], cst_responses(s->p, s->works[lane], in, out, NULL), text);
}

/* ---- several at once ------------------------------------------------------------------------- */

typedef struct {
    cst_sampler *s;
    int lane;
    const cst_tasks *tasks;
} samples;

static void alone(void *of, int task)
{
    const samples *x = of;
    const cst_ensemble *e = &x->s->job.e;
    int status = e->run(x->s, x->lane, task, e->in + (size_t)task * (size_t)e->inputs,
                        e->out + (size_t)task * (size_t)e->outputs, e->text[task]);
    x->tasks->done(x->tasks->of, task, status);
}

static void done(void *of, int task)
{
    const samples *x = of;
    x->tasks->done(x->tasks->of, task, CST_OK);
}

/* One within its bounds: others are failures at once. */
static int next(void *of, const double **rho, double **values)
{
    const samples *x = of;
    const cst_ensemble *e = &x->s->job.e;
    char unused[CST_TASK_TEXT];
    for (int task = x->tasks->next(x->tasks->of); task >= 0; task = x->tasks->next(x->tasks->of)) {
        *rho = e->in + (size_t)task * (size_t)e->inputs;
        *values = e->out + (size_t)task * (size_t)e->outputs;
        if (within_bounds(x->s, *rho, unused))
            return task;
        alone(of, task);
    }
    return -1;
}

/* The first one is made alone: it chooses the integrator, where that is open. */
static void run_many(void *user, int lane, const cst_tasks *tasks)
{
    cst_sampler *s = user;
    samples x = { s, lane, tasks };
    int task = tasks->next(tasks->of);
    if (task < 0)
        return;
    alone(&x, task);
    if (!s->vectors[lane] && s->works[lane])
        s->vectors[lane] = cst_lanes_create(s->p, s->works[lane]);
    if (s->vectors[lane])
        cst_lanes_run(s->vectors[lane], &(cst_runs){ next, alone, done, &x });
    else
        while ((task = tasks->next(tasks->of)) >= 0)
            alone(&x, task);
}

static int keep_one(void *user, int task)
{
    cst_sampler *s = user;
    return cst_job_keep(&s->job, task);
}

/* ---- creating -------------------------------------------------------------------------------- */

/* Its design variables are those that vary, its responses psi and those of p. */
static int create_problem(cst_sampler *s, const cst_problem *p)
{
    char psi[CST_MESSAGE];
    int status = cst_problem_copy(p, &s->p);
    if (status < 0)
        return cst_fail(&s->job.report, status, "%s", cst_problem_message(s->p));
    for (int k = 0; k < s->n; k++)
        s->p->design[k] = s->v[k].parameter;
    s->p->count = s->n;
    cst_clear_responses(s->p);
    snprintf(psi, sizeof psi, "psi=%s", p->model->costs[p->cost].name);
    status = cst_add_response(s->p, psi);
    if (status >= 0)
        status = cst_copy_responses(s->p, p);
    s->m = cst_response_count(s->p);
    return status < 0 ? cst_fail(&s->job.report, status, "%s", cst_problem_message(s->p)) : CST_OK;
}

static int allocate(cst_sampler *s, int count)
{
    size_t n = (size_t)s->n, m = (size_t)s->m;
    s->works = calloc((size_t)s->job.lanes, sizeof *s->works);
    s->vectors = calloc((size_t)s->job.lanes, sizeof *s->vectors);
    s->samples = calloc((size_t)count * n, sizeof *s->samples);
    s->means = calloc(n, sizeof *s->means);
    s->at_means = calloc(m * (2 + n), sizeof *s->at_means);
    s->found = calloc(m, sizeof *s->found);
    if (!s->works || !s->vectors || !s->samples || !s->means || !s->at_means || !s->found)
        return cst_no_memory(&s->job.report);
    s->first_order = s->at_means + m;
    s->slopes = s->first_order + m;
    return CST_OK;
}

static int draw(cst_sampler *s, int count, long seed)
{
    int status = cst_draw(s->v, s->n, count, seed, s->samples);
    if (status < 0)
        return cst_no_memory(&s->job.report);
    for (int k = 0; k < s->n; k++) {
        double around = s->v[k].deviation ? s->p->rho[s->v[k].parameter] : 0.0;
        s->means[k] = around + cst_variation_mean(&s->v[k]);
        for (int i = 0; i < count; i++)
            s->samples[(size_t)i * (size_t)s->n + (size_t)k] += around;
    }
    return CST_OK;
}

static int create(cst_sampler *s, const cst_problem *p, const cst_variation *v, int n, int count,
                  long seed, const cst_study *how)
{
    TRY(cst_job_open(&s->job, how));
    TRY(cst_variations_check(v, n, p->model, &s->job.report));
    if (count < 2)
        return cst_fail(&s->job.report, CST_EVALUE,
                        "%d samples: a deviation needs 2: give 2 or more", count);
    s->n = n;
    s->v = malloc((size_t)n * sizeof *s->v);
    if (!s->v)
        return cst_no_memory(&s->job.report);
    memcpy(s->v, v, (size_t)n * sizeof *s->v);
    TRY(create_problem(s, p));
    TRY(allocate(s, count));
    TRY(draw(s, count, seed));
    s->first_failed = -1;
    s->job.e = (cst_ensemble){ .count = count,
                               .inputs = n,
                               .outputs = s->m,
                               .in = s->samples,
                               .run = run_one,
                               .run_many = run_many,
                               .done = keep_one,
                               .user = s };
    return CST_OK;
}

int cst_sampler_create(const cst_problem *p, const cst_variation *v, int n, int count, long seed,
                       const cst_study *how, cst_sampler **out)
{
    if (!out)
        return CST_EARGUMENT;
    *out = NULL;
    if (!p || !p->model)
        return CST_EARGUMENT;
    *out = calloc(1, sizeof **out);
    return *out ? create(*out, p, v, n, count, seed, how) : CST_EMEMORY;
}

void cst_sampler_free(cst_sampler *s)
{
    if (!s)
        return;
    for (int i = 0; s->vectors && i < s->job.lanes; i++)
        cst_lanes_free(s->vectors[i]);
    for (int i = 0; s->works && i < s->job.lanes; i++)
        cst_work_free(s->works[i]);
    cst_job_close(&s->job);
    cst_problem_free(s->p);
    free(s->works);
    free(s->vectors);
    free(s->v);
    free(s->samples);
    free(s->means);
    free(s->at_means);
    free(s->found);
    free(s);
}

/* ---- running --------------------------------------------------------------------------------- */

/* Responses and gradients at the means: what the samples are compared with. */
static int predict(cst_sampler *s)
{
    char text[CST_TASK_TEXT] = "";
    int status = work_of(s, 0, text);
    if (status < 0)
        return cst_fail(&s->job.report, status, "%s", text);
    const cst_work *w = s->works[0];
    status = cst_responses(s->p, s->works[0], s->means, s->at_means, s->slopes);
    if (status < 0 && !cst_job_stopped(&s->job))
        cst_study_warn(&s->job.how, "no prediction by the gradient: the run at the means fails: %s",
                       cst_message(w));
    for (int k = 0; status > 0 && k < cst_warning_count(w); k++)
        cst_study_warn(&s->job.how, "at the means: %s", cst_warning_text(w, k));
    for (int k = 0; k < s->m; k++) {
        double square = 0.0;
        for (int i = 0; i < s->n; i++)
            square += pow(s->slopes[k * s->n + i] * cst_variation_std(&s->v[i]), 2.0);
        s->first_order[k] = sqrt(square);
    }
    return CST_OK;
}

static int evaluate(cst_sampler *s)
{
    const cst_ensemble *e = &s->job.e;
    double *column = malloc((size_t)e->count * sizeof *column);
    if (!column)
        return cst_no_memory(&s->job.report);
    s->failed = 0;
    s->first_failed = -1;
    for (int i = 0; i < e->count; i++)
        if (e->status[i] < 0) {
            s->failed++;
            s->first_failed = s->first_failed < 0 ? i : s->first_failed;
        }
    for (int k = 0; k < s->m; k++) {
        int used = 0;
        for (int i = 0; i < e->count; i++)
            if (e->status[i] >= 0)
                column[used++] = cst_job_result(&s->job, i)[k];
        cst_statistics_of(column, used, &s->found[k]);
    }
    free(column);
    return CST_OK;
}

static int open_journal(cst_sampler *s)
{
    cst_job *job = &s->job;
    if (job->journal || !job->path)
        return CST_OK;
    TRY(cst_job_resume(job, "samples", cst_fingerprint(CST_FINGERPRINT, s->p)));
    char text[CST_TASK_TEXT] = "";
    int status = work_of(s, 0, text);
    if (status < 0)
        return cst_fail(&job->report, status, "%s", text);
    status = cst_journal_check(job->journal, s->m);
    return status < 0 ? cst_fail(&job->report, status, "%s", cst_journal_message(job->journal))
                      : CST_OK;
}

int cst_sampler_run(cst_sampler *s)
{
    if (!s || !s->job.e.run)
        return CST_EARGUMENT;
    TRY(cst_job_reserve(&s->job));
    TRY(open_journal(s));
    TRY(predict(s));
    if (!cst_job_stopped(&s->job))
        cst_job_run(&s->job);
    if (cst_job_stopped(&s->job))
        return cst_fail(
            &s->job.report, CST_ECANCELED,
            "stopped during the samples: run them again, with a journal to resume from");
    s->finished = 1;
    TRY(evaluate(s));
    if (s->failed == s->job.e.count)
        return cst_fail(&s->job.report, s->job.e.status[0],
                        "every sample failed: the first of %d: %.400s", s->job.e.count,
                        s->job.e.text[0]);
    return CST_OK;
}

int cst_samples(const cst_problem *p, const char *const *vary, int n, int count, long seed,
                const cst_study *how, cst_sampler **out)
{
    if (!out)
        return CST_EARGUMENT;
    *out = NULL;
    if (!p || !p->model || !vary || n < 1)
        return CST_EARGUMENT;
    cst_variation *v = calloc((size_t)n, sizeof *v);
    cst_report report = { .message = "" };
    int status = v ? CST_OK : CST_EMEMORY;
    for (int i = 0; i < n && status >= 0; i++)
        status = cst_variation_parse(p->model, vary[i], &v[i], report.message, CST_MESSAGE);
    if (status < 0 && (*out = calloc(1, sizeof **out)))
        status = cst_fail(&(*out)->job.report, status, "%s", report.message);
    if (status >= 0)
        status = cst_sampler_create(p, v, n, count, seed, how, out);
    free(v);
    return status < 0 ? status : cst_sampler_run(*out);
}

const char *cst_sampler_message(const cst_sampler *s)
{
    return s ? s->job.report.message
             : "there is no sampler: give a problem, or out of memory: free some and try again";
}

const cst_ensemble *cst_sampler_ensemble(const cst_sampler *s)
{
    return s && s->job.e.run ? &s->job.e : NULL;
}

int cst_sampler_result_sized(const cst_sampler *s, cst_sampled *r, size_t size)
{
    if (!s || !r || !s->job.e.run)
        return CST_EARGUMENT;
    const cst_ensemble *e = &s->job.e;
    cst_sampled own = { .problem = s->p,
                        .variables = s->n,
                        .responses = s->m,
                        .count = e->count,
                        .finished = s->finished,
                        .samples = s->samples,
                        .values = e->out,
                        .status = e->status,
                        .text = (const char(*)[CST_TASK_TEXT])e->text,
                        .failed = s->failed,
                        .first_failed = s->first_failed,
                        .statistics = s->found,
                        .means = s->means,
                        .at_means = s->at_means,
                        .slopes = s->slopes,
                        .first_order = s->first_order };
    cst_journal_kept(s->job.journal, &own.journal);
    cst_hand_out(r, size, &own, sizeof own);
    return CST_OK;
}
