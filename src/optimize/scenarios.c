/* Many scenarios at once, each in its own work, by as many threads as asked for.
 *
 * Which thread solves which scenario is left to chance; what a scenario gives is not: it depends on its problem and its work
 * alone, and sums are taken afterwards, in order. */
#include "optimize/scenarios.h"

#include "base/clock.h"
#include "base/status.h"
#include "integrate/work.h"

#include <math.h>
#include <pthread.h>
#include <unistd.h>

enum { MOST = 256 }; /* threads */

typedef struct {
    const cst_batch *batch;
    pthread_mutex_t lock;
    int next, stopped; /* the scenario that comes next; one failed, and the rest is not wanted */
} crowd;

/* An evaluation that outlasts the limit is left; whoever watched the work before is still asked. */
typedef struct {
    cst_progress *progress;
    void *user;
    double deadline;
} patience;

static int lose_patience(void *user, const char *phase, double t, double tf)
{
    const patience *x = user;
    int stop = x->progress ? x->progress(x->user, phase, t, tf) : 0;
    return stop || cst_seconds() >= x->deadline;
}

static int solve(const cst_batch *b, int i)
{
    const cst_scenario *one = &b->scenarios[i];
    patience limit = { one->w->report.progress, one->w->report.progress_user, b->deadline };
    cst_set_progress(one->w, lose_patience, &limit);
    int status = cst_gradient(one->p, one->w, b->rho, &b->psi[i], b->gradients ? &b->gradients[(size_t)i * (size_t)b->n] : NULL);
    cst_set_progress(one->w, limit.progress, limit.user);
    return status;
}

static int take_next(crowd *c)
{
    pthread_mutex_lock(&c->lock);
    int i = c->stopped || c->next == c->batch->count ? -1 : c->next++;
    pthread_mutex_unlock(&c->lock);
    return i;
}

static void *work(void *user)
{
    crowd *c = user;
    const cst_batch *b = c->batch;
    for (int i = take_next(c); i >= 0; i = take_next(c)) {
        b->status[i] = solve(b, i);
        if (b->status[i] < 0 && b->stop) {
            pthread_mutex_lock(&c->lock);
            c->stopped = 1;
            pthread_mutex_unlock(&c->lock);
        }
    }
    return NULL;
}

static void spoil(const cst_batch *b)
{
    for (int i = 0; i < b->count; i++) {
        b->psi[i] = NAN;
        b->status[i] = CST_ECANCELED;
        for (int k = 0; b->gradients && k < b->n; k++)
            b->gradients[(size_t)i * (size_t)b->n + (size_t)k] = NAN;
    }
}

/* The first error in the scenarios' order, whichever came first in time; otherwise the first warning. */
static int verdict(const cst_batch *b)
{
    int found = CST_OK;
    for (int i = 0; i < b->count && found >= 0; i++)
        if (b->status[i] < 0 || (found == CST_OK && b->status[i] > 0))
            found = b->status[i];
    return found;
}

int cst_batch_run(const cst_batch *b, int jobs)
{
    pthread_t threads[MOST];
    crowd c = { .batch = b, .lock = PTHREAD_MUTEX_INITIALIZER };
    int others = 0;
    if (jobs < 1)
        jobs = (int)sysconf(_SC_NPROCESSORS_ONLN);
    spoil(b);
    while (others < jobs - 1 && others < b->count - 1 && others < MOST &&
           pthread_create(&threads[others], NULL, work, &c) == 0)
        others++; /* where a thread cannot be had, fewer do it */
    work(&c);
    for (int i = 0; i < others; i++)
        pthread_join(threads[i], NULL);
    return verdict(b);
}

int cst_scenarios_apart(const cst_scenario *scenarios, int count)
{
    for (int i = 0; i < count; i++)
        for (int j = 0; j < i; j++)
            if (scenarios[i].w == scenarios[j].w)
                return 0;
    return 1;
}

int cst_gradients(const cst_scenario *scenarios, int count, int jobs, const double *rho, double *psi, double *gradients, int *status)
{
    if (!scenarios || count < 1 || !psi || !status)
        return CST_EARGUMENT;
    cst_batch b = { scenarios, count, cst_design_count(scenarios[0].p), rho, psi, gradients, status, INFINITY, 0 };
    int right = cst_scenarios_apart(scenarios, count);
    for (int i = 0; i < count; i++)
        right = right && scenarios[i].p && scenarios[i].w && scenarios[i].p->count == b.n;
    if (right)
        return cst_batch_run(&b, jobs);
    spoil(&b);
    for (int i = 0; i < count; i++)
        status[i] = CST_EARGUMENT;
    return CST_EARGUMENT;
}
