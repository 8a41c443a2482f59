/* One evaluation of an optimization as an ensemble: task i is scenario i, or sample i of a robust
 * objective, all at one rho. */
#include "study/robust.h"

#include "base/sized.h"
#include "sensitivity/sensitivity.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { SECONDS, WANTED, RHO }; /* a task: seconds left, is the gradient wanted, rho */

struct cst_evaluator {
    cst_job job;
    int n;                   /* design variables */
    double *in, *row;        /* [count][RHO + variables]; [n] the problem's rho */
    cst_scenario *scenarios; /* [count], or NULL: samples                */
    cst_robust_sum samples;
    cst_work **works; /* [lanes] of samples, or NULL */
    char why[CST_TASK_TEXT + 300];
};

typedef struct {
    const cst_job *job;
    cst_progress *progress; /* whoever watched the work before */
    void *user;
    double deadline;
} time_limit;

static int past_deadline(void *user, const char *phase, double t, double tf)
{
    const time_limit *x = user;
    int stop = x->progress ? x->progress(x->user, phase, t, tf) : 0;
    return stop || cst_job_stopped(x->job) || cst_seconds() >= x->deadline;
}

/* psi of a problem: its cost, or the response that stands for it. */
static int solve(const cst_problem *p, cst_work *w, const double *rho, double *psi,
                 double *gradient)
{
    int at = cst_objective_index(p), m = cst_response_count(p), n = p->count;
    if (at < 0)
        return cst_gradient(p, w, rho, psi, gradient);
    double *values = malloc((size_t)m * (1 + (size_t)n) * sizeof *values);
    if (!values)
        return cst_no_memory(&w->report);
    double *jacobian = values + m;
    int status = cst_responses(p, w, rho, values, gradient ? jacobian : NULL);
    *psi = values[at];
    if (gradient)
        memcpy(gradient, jacobian + (size_t)at * (size_t)n, (size_t)n * sizeof *gradient);
    free(values);
    return status;
}

/* The work of a task: that of its scenario, or of its lane, which creates it. */
static int work_of(cst_evaluator *r, int lane, int task, cst_work **w, char *text)
{
    if (r->scenarios) {
        *w = r->scenarios[task].w;
        return CST_OK;
    }
    if (lane < 0 || lane >= r->job.lanes)
        return CST_EARGUMENT;
    int status = r->works[lane] ? CST_OK : cst_work_create(r->samples.p, &r->works[lane]);
    if (status < 0) {
        cst_task_tell(r->works[lane], status, text);
        cst_work_free(r->works[lane]);
        r->works[lane] = NULL;
    }
    *w = r->works[lane];
    return status;
}

static int run_one(void *user, int lane, int task, const double *in, double *out, char *text)
{
    cst_evaluator *r = user;
    const cst_problem *p = r->scenarios ? r->scenarios[task].p : r->samples.p;
    cst_work *w;
    TRY(work_of(r, lane, task, &w, text));
    time_limit limit = { &r->job, w->report.progress, w->report.progress_user,
                         cst_seconds() + in[SECONDS] };
    cst_set_progress(w, past_deadline, &limit);
    int status = solve(p, w, in + RHO, out, in[WANTED] != 0.0 ? out + 1 : NULL);
    cst_set_progress(w, limit.progress, limit.user);
    return cst_task_tell(w, status, text);
}

/* One that fails is enough to know that there is no psi. */
static int stop_after_error(void *user, int task)
{
    const cst_evaluator *r = user;
    return cst_job_stopped(&r->job) || r->job.e.status[task] < 0;
}

static double weighted_sum(const cst_evaluator *r, double *gradient)
{
    double psi = 0.0;
    for (int k = 0; gradient && k < r->n; k++)
        gradient[k] = 0.0;
    for (int i = 0; i < r->job.e.count; i++) {
        const double *one = cst_job_result(&r->job, i);
        psi += r->scenarios[i].weight * one[0];
        for (int k = 0; gradient && k < r->n; k++)
            gradient[k] += r->scenarios[i].weight * one[1 + k];
    }
    return psi;
}

static int failure(cst_evaluator *r, const char **why)
{
    const cst_ensemble *e = &r->job.e;
    for (int i = 0; i < e->count; i++) {
        if (e->status[i] >= 0 || e->status[i] == CST_ECANCELED)
            continue;
        if (r->scenarios)
            snprintf(r->why, sizeof r->why, "%s", e->text[i]);
        else
            snprintf(r->why, sizeof r->why, "sample %d: %s", i + 1, e->text[i]);
        *why = r->why;
        return e->status[i];
    }
    *why = "stopped";
    return CST_ECANCELED;
}

static int evaluate(void *user, const double *rho, double seconds, double *psi, double *gradient,
                    const char **why)
{
    cst_evaluator *r = user;
    for (int i = 0; i < r->job.e.count; i++) {
        double *task = r->in + (size_t)i * (size_t)r->job.e.inputs;
        task[SECONDS] = seconds;
        task[WANTED] = gradient != NULL;
        if (r->scenarios)
            memcpy(task + RHO, rho, (size_t)r->n * sizeof *rho);
        else
            cst_robust_point(&r->samples, i, rho, task + RHO);
    }
    if (cst_job_run(&r->job) < 0)
        return failure(r, why);
    *psi = r->scenarios ? weighted_sum(r, gradient)
                        : cst_robust_value(&r->samples, r->job.e.out, gradient);
    return CST_OK;
}

/* ---- creating -------------------------------------------------------------------------------- */

static int prepare(cst_evaluator *r, const cst_problem *p, int count, int variables)
{
    r->n = p->count;
    r->job.e = (cst_ensemble){ .count = count,
                               .inputs = RHO + variables,
                               .outputs = 1 + variables,
                               .run = run_one,
                               .done = stop_after_error,
                               .user = r };
    r->in = calloc((size_t)count * (size_t)(RHO + variables), sizeof *r->in);
    r->row = calloc((size_t)r->n, sizeof *r->row);
    if (!r->in || !r->row)
        return cst_no_memory(&r->job.report);
    for (int k = 0; k < r->n; k++)
        r->row[k] = p->rho[p->design[k]];
    r->job.e.in = r->in;
    return cst_job_reserve(&r->job);
}

static int create(cst_evaluator **out, const cst_study *how)
{
    *out = calloc(1, sizeof **out);
    return *out ? cst_job_open(&(*out)->job, how) : CST_EMEMORY;
}

int cst_robust(const cst_problem *p, const char *objective, const cst_variation *v, int n,
               int count, long seed, const cst_study *how, cst_evaluator **out)
{
    if (!out)
        return CST_EARGUMENT;
    *out = NULL;
    if (!p || !p->model || !objective)
        return CST_EARGUMENT;
    TRY(create(out, how));
    cst_evaluator *r = *out;
    TRY(cst_robust_open(&r->samples, p, objective, v, n, count, seed, &r->job.report));
    r->works = calloc((size_t)r->job.lanes, sizeof *r->works);
    if (!r->works)
        return cst_no_memory(&r->job.report);
    return prepare(r, p, count, r->samples.all);
}

int cst_weighted_sum(const cst_scenario *scenarios, int count, const cst_study *how,
                     cst_evaluator **out)
{
    if (!out)
        return CST_EARGUMENT;
    *out = NULL;
    if (!scenarios || count < 1)
        return CST_EARGUMENT;
    TRY(create(out, how));
    cst_evaluator *r = *out;
    for (int i = 0; i < count; i++)
        if (!scenarios[i].p || !scenarios[i].w || scenarios[i].p->count != scenarios[0].p->count)
            return cst_fail(&r->job.report, CST_EARGUMENT,
                            "scenario %d: it has no work, or other design variables than the "
                            "first: give all the same",
                            i + 1);
    r->scenarios = malloc((size_t)count * sizeof *r->scenarios);
    if (!r->scenarios)
        return cst_no_memory(&r->job.report);
    memcpy(r->scenarios, scenarios, (size_t)count * sizeof *scenarios);
    return prepare(r, scenarios[0].p, count, scenarios[0].p->count);
}

void cst_evaluator_free(cst_evaluator *r)
{
    if (!r)
        return;
    for (int i = 0; r->works && i < r->job.lanes; i++)
        cst_work_free(r->works[i]);
    free(r->works);
    free(r->scenarios);
    cst_robust_close(&r->samples);
    cst_job_close(&r->job);
    free(r->in);
    free(r->row);
    free(r);
}

/* ---- using ----------------------------------------------------------------------------------- */

int cst_evaluator_run(cst_evaluator *r, const double *rho, double *psi, double *gradient)
{
    const char *why = "";
    if (!r || !r->job.e.out || !psi)
        return CST_EARGUMENT;
    int status = evaluate(r, rho ? rho : r->row, INFINITY, psi, gradient, &why);
    if (status >= 0)
        return CST_OK;
    *psi = NAN;
    for (int k = 0; gradient && k < r->n; k++)
        gradient[k] = NAN;
    return cst_fail(&r->job.report, status, "%.500s", why);
}

int cst_evaluator_attach(cst_evaluator *r, cst_optimizer *o)
{
    if (!r || !r->job.e.out || !o)
        return CST_EARGUMENT;
    int status = cst_optimizer_evaluate(o, evaluate, r);
    if (status >= 0 && !r->scenarios)
        status = cst_robust_depends(&r->samples, o);
    return status < 0 ? cst_fail(&r->job.report, status, "%s", cst_optimizer_message(o)) : CST_OK;
}

const char *cst_evaluator_message(const cst_evaluator *r)
{
    return r ? r->job.report.message
             : "there is no evaluator: give a problem, or out of memory: free some and try again";
}

const cst_ensemble *cst_evaluator_ensemble(const cst_evaluator *r)
{
    return r && r->job.e.run ? &r->job.e : NULL;
}

int cst_evaluator_result_sized(const cst_evaluator *r, cst_robustness *x, size_t size)
{
    if (!r || !x || r->scenarios || !r->job.e.run)
        return CST_EARGUMENT;
    const cst_robust_sum *s = &r->samples;
    cst_robustness own = { .count = s->count,
                           .variables = s->variables,
                           .samples = s->samples,
                           .psi_first = s->first[0],
                           .mean_first = s->first[1],
                           .std_first = s->first[2],
                           .psi = s->best[0],
                           .mean = s->best[1],
                           .std = s->best[2] };
    cst_hand_out(x, size, &own, sizeof own);
    return CST_OK;
}
