/* ensemble.c: one evaluation of an optimization as an ensemble: task i is scenario i, or
 * sample i of a robust objective, all at one rho. */
#define _POSIX_C_SOURCE 200809L
#include "cli/cluster.h"
#include "cli/output/messages.h"
#include "cli/ensemble.h"
#include "cli/signals.h"
#include "cli/memory.h"
#include "cli/commands/optimize/optimize.h"
#include "cli/output/progress.h"
#include "cli/robust.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

enum { SECONDS, WANTED, RHO }; /* a task: seconds left, is the gradient wanted, rho */

struct optimization_ensemble {
    const optimization *x;
    cst_ensemble e;
    double *in;
    int n;     /* design variables */
    robust *r; /* or NULL          */
    char why[CST_TASK_TEXT + 300];
};

static double now(void)
{
    struct timespec t;
    clock_gettime(CLOCK_MONOTONIC, &t);
    return (double)t.tv_sec + 1e-9 * (double)t.tv_nsec;
}

static int past_deadline(void *user, const char *phase, double t, double tf)
{
    (void)phase, (void)t, (void)tf;
    return interrupted() || now() >= *(const double *)user;
}

/* psi of a problem: its cost, or the response that stands for it. */
static int solve(const cst_problem *p, cst_work *w, const double *rho, double *psi,
                 double *gradient)
{
    int at = cst_objective_index(p), m = cst_response_count(p), n = cst_design_count(p);
    if (at < 0)
        return cst_gradient(p, w, rho, psi, gradient);
    double *values = take((size_t)m * (1 + (size_t)n), sizeof *values), *jacobian = values + m;
    int status = cst_responses(p, w, rho, values, gradient ? jacobian : NULL);
    *psi = values[at];
    if (gradient)
        memcpy(gradient, jacobian + (size_t)at * (size_t)n, (size_t)n * sizeof *gradient);
    free(values);
    return status;
}

static int run_one(void *user, int lane, int i, const double *in, double *out, char *text)
{
    const optimization_ensemble *o = user;
    const cst_problem *p = o->r ? o->r->p : o->x->set.all[i].p;
    cst_work *w = o->r ? o->r->works[lane] : o->x->set.all[i].w;
    double deadline = now() + in[SECONDS];
    cst_set_progress(w, past_deadline, &deadline);
    int status = solve(p, w, in + RHO, out, in[WANTED] != 0.0 ? out + 1 : NULL);
    progress_listen(w);
    return ensemble_tell(w, status, text);
}

/* One that fails is enough to know that there is no psi. */
static int stop_after_error(void *user, int i)
{
    const optimization_ensemble *o = user;
    return interrupted() || o->e.status[i] < 0;
}

static double weighted_sum(const optimization_ensemble *o, double *gradient)
{
    double psi = 0.0;
    for (int k = 0; gradient && k < o->n; k++)
        gradient[k] = 0.0;
    for (int i = 0; i < o->e.count; i++) {
        const double *one = o->e.out + (size_t)i * (size_t)o->e.outputs;
        psi += o->x->set.all[i].weight * one[0];
        for (int k = 0; gradient && k < o->n; k++)
            gradient[k] += o->x->set.all[i].weight * one[1 + k];
    }
    return psi;
}

static int failure(optimization_ensemble *o, const char **why)
{
    for (int i = 0; i < o->e.count; i++) {
        if (o->e.status[i] >= 0 || o->e.status[i] == CST_ECANCELED)
            continue;
        if (o->r)
            snprintf(o->why, sizeof o->why, "sample %d: %s", i + 1, o->e.text[i]);
        else
            snprintf(o->why, sizeof o->why, "%s", o->e.text[i]);
        *why = o->why;
        return o->e.status[i];
    }
    *why = "stopped";
    return CST_ECANCELED;
}

static int evaluate(void *user, const double *rho, double seconds, double *psi, double *gradient,
                    const char **why)
{
    optimization_ensemble *o = user;
    for (int i = 0; i < o->e.count; i++) {
        double *task = o->in + (size_t)i * (size_t)o->e.inputs;
        task[SECONDS] = seconds;
        task[WANTED] = gradient != NULL;
        if (o->r)
            robust_point(o->r, i, rho, task + RHO);
        else
            memcpy(task + RHO, rho, (size_t)o->n * sizeof *rho);
    }
    if (cluster_run(&o->e, ensemble_lanes(o->x->s)) < 0)
        return failure(o, why);
    *psi = o->r ? robust_sum(o->r, o->e.out, gradient) : weighted_sum(o, gradient);
    return CST_OK;
}

/* A state is of these samples, and of what is made of them. */
static int depend_on_samples(optimization *x, const robust *r)
{
    text_stream bytes;
    text_begin(&bytes);
    fprintf(bytes.file, "%.17g mean %.17g std of %d samples, seed %ld", r->mean, r->std, r->count,
            r->seed);
    for (int i = 0; i < r->v.count; i++)
        fprintf(bytes.file, ", %d by %d", r->v.all[i].index, r->v.all[i].deviation);
    for (int i = 0; i < r->count * r->v.count; i++)
        fprintf(bytes.file, " %.17g", r->samples[i]);
    char *text = text_end(&bytes);
    int status = cst_optimizer_depends(x->o, text, (long)strlen(text));
    free(text);
    return status;
}

/* An evaluation that fits what is asked for. */
static int check(const optimization *x)
{
    const settings *s = x->s;
    if (!s->robust && s->vary_count)
        return usage_error("--vary without --robust: optimize: add for example "
                           "--robust 'mean+3*std', or leave --vary out");
    if (s->robust && x->set.count > 1)
        return usage_error("--robust with scenarios: optimize: leave one of the two out");
    if (s->robust && s->starts >= 0)
        return usage_error("--robust with --starts: optimize: leave one of the two out");
    return STATUS_FINE;
}

static int create(optimization *x)
{
    optimization_ensemble *o = x->ensemble = take(1, sizeof *o);
    o->x = x;
    o->n = cst_design_count(x->set.p[0]);
    int status = STATUS_FINE;
    if (x->s->robust) {
        o->r = take(1, sizeof *o->r);
        status = robust_open(o->r, x->s, x->set.p[0], ensemble_lanes(x->s));
    }
    if (status)
        return status;
    int count = o->r ? o->r->count : x->set.count, variables = o->r ? o->r->all : o->n;
    o->e = (cst_ensemble){ .count = count,
                           .inputs = RHO + variables,
                           .outputs = 1 + variables,
                           .run = run_one,
                           .done = stop_after_error,
                           .user = o };
    ensemble_reserve(&o->e);
    o->in = take((size_t)count * (size_t)o->e.inputs, sizeof *o->in);
    o->e.in = o->in;
    status = cst_optimizer_evaluate(x->o, evaluate, o);
    if (status >= 0 && o->r)
        status = depend_on_samples(x, o->r);
    return status < 0 ? usage_error("%s", cst_optimizer_message(x->o)) : STATUS_FINE;
}

int optimization_join(optimization *x, int status)
{
    if (!status)
        status = check(x);
    if (!status && (x->s->robust || (cluster_size() > 1 && x->set.count > 1)))
        status = create(x);
    else if (!status && cluster_idle("optimize without scenarios, --robust or --starts"))
        return CLUSTER_SERVED;
    return x->ensemble || status
               ? cluster_join(status, x->ensemble ? &x->ensemble->e : NULL, ensemble_lanes(x->s))
               : status;
}

void optimization_leave(optimization *x)
{
    optimization_ensemble *o = x->ensemble;
    if (!o)
        return;
    if (o->r)
        robust_close(o->r);
    free(o->r);
    ensemble_free(&o->e);
    free(o->in);
    free(o);
}

void robust_print(FILE *file, const optimization *x)
{
    const robust *r = x->ensemble ? x->ensemble->r : NULL;
    if (!r)
        return;
    fprintf(file, "psi is %s over %d samples, " VARY_PLAN ", seed %ld: ", x->s->robust, r->count,
            r->seed);
    vary_print(file, &r->v);
    if (x->resumed) /* the first evaluation was that of the state's best point */
        fprintf(file, "\nmean %.8g, std %.8g\n\n", r->best[1], r->best[2]);
    else
        fprintf(file, "\nmean  %.8g -> %.8g\nstd  %.8g -> %.8g\n\n", r->first[1], r->best[1],
                r->first[2], r->best[2]);
}

void robust_json(json *j, const optimization *x)
{
    const robust *r = x->ensemble ? x->ensemble->r : NULL;
    if (!r)
        return;
    json_object(j, "robust");
    json_text(j, "objective", x->s->robust);
    json_text(j, "plan", VARY_PLAN);
    json_integer(j, "count", r->count);
    json_integer(j, "seed", r->seed);
    json_number(j, "mean_initial", x->resumed ? NAN : r->first[1]);
    json_number(j, "std_initial", x->resumed ? NAN : r->first[2]);
    json_number(j, "mean", r->best[1]);
    json_number(j, "std", r->best[2]);
    json_close(j, '}');
}
