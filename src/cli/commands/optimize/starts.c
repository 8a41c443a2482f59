/* starts.c: optimizations from many starts, as an ensemble: task i is all of the
 * optimization from start i.  The first start is the problem's own values, the others are points of
 * a Latin hypercube within the bounds. */
#include "cli/cluster.h"
#include "cli/output/messages.h"
#include "cli/ensemble.h"
#include "cli/signals.h"
#include "cli/journal.h"
#include "cli/memory.h"
#include "cli/commands/optimize/optimize.h"
#include "cli/output/output.h"
#include "cli/output/progress.h"
#include "cli/output/silence_stdout.h"
#include "cli/commands/optimize/starts.h"
#include "cli/vary.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

enum { DEFAULT_SEED = 1 };

static int watch(void *user, cst_optimizer *o, const cst_iterate *it)
{
    (void)user, (void)o, (void)it;
    return interrupted();
}

static int set_up(const starts *t, cst_optimizer *o, const double *rho)
{
    cst_optimum r = cst_optimizer_result(t->x->o);
    const settings *s = t->x->s;
    int status = s->optimizer ? cst_optimizer_algorithm(o, s->optimizer) : CST_OK;
    for (int k = 0; k < t->n && status >= 0; k++)
        status = cst_optimizer_bounds(o, k, r.lower[k], r.upper[k]);
    if (status >= 0)
        status = cst_optimizer_start(o, rho);
    cst_optimizer_watch(o, watch, NULL);
    return status;
}

static int run_one(void *user, int lane, int i, const double *in, double *out, char *text)
{
    const starts *t = user;
    cst_optimizer *o = NULL;
    (void)i;
    int status = cst_optimizer_create(t->scenarios[lane], t->x->set.count, &o);
    if (status >= 0)
        status = set_up(t, o, in);
    if (status >= 0)
        status = cst_optimizer_run(o, &t->x->limits);
    if (status < 0) {
        snprintf(text, CST_TASK_TEXT, "%s", cst_optimizer_message(o));
    } else {
        cst_optimum r = cst_optimizer_result(o);
        const double head[START_RHO] = { r.psi,         r.psi_initial, r.projected, r.iterations,
                                         r.evaluations, r.reason,      r.violation };
        memcpy(out, head, sizeof head);
        memcpy(out + START_RHO, r.rho, (size_t)t->n * sizeof *out);
        if (r.reason == CST_STOP_CANCELED)
            status = CST_ECANCELED; /* not a result */
    }
    cst_optimizer_free(o);
    return status;
}

static int keep_one(void *user, int i)
{
    starts *t = user;
    journal_add(&t->j, i);
    return interrupted();
}

/* Scenarios with works of its own for every lane. */
static int create_works(starts *t)
{
    const scenario_set *set = &t->x->set;
    t->scenarios = take((size_t)t->lanes, sizeof *t->scenarios);
    for (int lane = 0; lane < t->lanes; lane++) {
        t->scenarios[lane] = take((size_t)set->count, sizeof **t->scenarios);
        for (int i = 0; i < set->count; i++) {
            cst_scenario *one = &t->scenarios[lane][i];
            *one = (cst_scenario){ set->p[i], NULL, set->all[i].weight };
            if (cst_work_create(set->p[i], &one->w) < 0)
                return run_error("%s",
                                 one->w ? cst_message(one->w)
                                        : "out of memory: creating a run: free some and try again");
            progress_listen(one->w);
        }
    }
    return STATUS_FINE;
}

static int draw(starts *t)
{
    cst_optimum r = cst_optimizer_result(t->x->o);
    double *points = take((size_t)t->e.count * (size_t)t->n, sizeof *points);
    t->e.in = points;
    vary_unit(t->n, t->e.count, t->seed, points);
    for (int k = 0; k < t->n; k++) {
        if (!isfinite(r.lower[k]) || !isfinite(r.upper[k]))
            return usage_error(
                "'%s' has no bounds to start between: --starts: add --bounds %s=LO:HI",
                optimization_variable(t->x, k)->name, optimization_variable(t->x, k)->name);
        for (int i = 0; i < t->e.count; i++) {
            double *x = &points[(size_t)i * (size_t)t->n + (size_t)k];
            *x = i ? r.lower[k] + *x * (r.upper[k] - r.lower[k]) : r.rho_initial[k];
        }
    }
    return STATUS_FINE;
}

static int starts_open(starts *t, optimization *x)
{
    *t = (starts){ .x = x,
                   .n = cst_design_count(x->set.p[0]),
                   .lanes = ensemble_lanes(x->s),
                   .seed = x->s->seed >= 0 ? x->s->seed : DEFAULT_SEED,
                   .j = { .descriptor = -1 } };
    if (x->s->starts < 1)
        return usage_error("--starts %ld: nothing to do: give 1 or more", x->s->starts);
    t->e = (cst_ensemble){ .count = (int)x->s->starts,
                           .inputs = t->n,
                           .outputs = START_RHO + t->n,
                           .run = run_one,
                           .done = keep_one,
                           .user = t };
    ensemble_reserve(&t->e);
    int status = create_works(t);
    return status ? status : draw(t);
}

static void starts_close(starts *t)
{
    for (int lane = 0; t->scenarios && lane < t->lanes; lane++) {
        for (int i = 0; t->scenarios[lane] && i < t->x->set.count; i++)
            cst_work_free(t->scenarios[lane][i].w);
        free(t->scenarios[lane]);
    }
    free(t->scenarios);
    journal_close(&t->j);
    free((void *)t->e.in);
    free(t->order);
    free(t->same);
    ensemble_free(&t->e);
}

/* Of all that decides how an optimization goes, besides its start. */
static uint64_t fingerprint(const starts *t)
{
    const optimization *x = t->x;
    cst_optimum r = cst_optimizer_result(x->o);
    const double limits[] = { x->limits.gradient_tol, x->limits.decrease_tol,
                              x->limits.max_iterations, x->limits.max_evaluations,
                              x->limits.max_seconds };
    uint64_t h = JOURNAL_SEED;
    for (int i = 0; i < x->set.count; i++)
        h = journal_hash(journal_fingerprint(h, x->set.p[i]), &x->set.all[i].weight,
                         sizeof(double));
    h = journal_hash(journal_hash(h, r.lower, (size_t)t->n * sizeof(double)), r.upper,
                     (size_t)t->n * sizeof(double));
    if (x->s->optimizer)
        h = journal_hash(h, x->s->optimizer, strlen(x->s->optimizer));
    return journal_hash(h, limits, sizeof limits);
}

/* psi where the first optimization of the journal ended, once more: what depends on the model's
 * code shows there. */
static int check_model(const starts *t)
{
    cst_optimizer *o = NULL;
    cst_limits one = { .max_evaluations = 1 };
    int i = 0, status = STATUS_FINE;
    while (i < t->e.count && !(t->j.solved && t->j.solved[i] && t->e.status[i] >= 0))
        i++;
    if (!t->j.resumed || i == t->e.count)
        return status;
    const double *kept = starts_result(t, i);
    if (cst_optimizer_create(t->scenarios[0], t->x->set.count, &o) >= 0 &&
        set_up(t, o, kept + START_RHO) >= 0 &&
        (cst_optimizer_run(o, &one) < 0 ||
         memcmp(&(double){ cst_optimizer_result(o).psi_initial }, kept, sizeof *kept)) &&
        !interrupted())
        status = usage_error("the model was changed since the journal was kept: %s: run %d gave "
                             "%.17g and gives %.17g: leave "
                             "out --resume",
                             t->j.path, i + 1, kept[0], cst_optimizer_result(o).psi_initial);
    cst_optimizer_free(o);
    return status;
}

static int open_journal(starts *t)
{
    const settings *s = t->x->s;
    char *path = s->state ? copy_text(s->state)
                 : s->out ? print_text("%s/%s_starts.journal", s->out, s->model)
                          : NULL;
    int status = journal_open(&t->j, path, "starts", fingerprint(t), &t->e, s->resume);
    free(path);
    return status ? status : check_model(t);
}

static int solve_all(starts *t)
{
    quiet_begin();
    cluster_run(&t->e, t->lanes);
    quiet_end();
    if (!interrupted())
        return starts_sort(t);
    journal_tell(&t->j, "starts");
    return 128 + interrupted();
}

int run_starts(optimization *x, int status)
{
    starts t = { .j = { .descriptor = -1 } };
    const settings *s = x->s;
    if (!status && (s->robust || s->vary_count))
        status = usage_error("--robust with --starts: optimize: leave one of the two out");
    if (!status)
        status = starts_open(&t, x);
    status = cluster_join(status, &t.e, t.lanes);
    if (!status && s->out)
        status = output_directory(s->out);
    if (!status)
        status = open_journal(&t);
    if (!status)
        status = solve_all(&t);
    if (!status)
        status = starts_deliver(&t);
    if (t.x)
        starts_close(&t);
    quiet_begin();
    return status;
}
