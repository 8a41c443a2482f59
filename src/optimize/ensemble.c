/* The thread backend of ensembles.  Which lane runs which task is left to chance; what a task gives
 * is not: it depends on its input alone, and whoever adds results up does so afterwards, in
 * order. */
#include "costate.h"

#include <math.h>
#include <pthread.h>
#include <unistd.h>

enum { MOST_LANES = 256 };

typedef struct {
    const cst_ensemble *e;
    pthread_mutex_t lock;
    int next, stopped; /* the task that comes next; no other is wanted */
} pool;

typedef struct {
    pool *pool;
    int index;
} lane;

static int take_next(pool *p)
{
    const cst_ensemble *e = p->e;
    pthread_mutex_lock(&p->lock);
    while (e->solved && p->next < e->count && e->solved[p->next])
        p->next++;
    int i = p->stopped || p->next == e->count ? -1 : p->next++;
    pthread_mutex_unlock(&p->lock);
    return i;
}

static int next_of(void *of)
{
    return take_next(((lane *)of)->pool);
}

static void done(void *of, int i, int status)
{
    pool *p = ((lane *)of)->pool;
    const cst_ensemble *e = p->e;
    e->status[i] = status;
    pthread_mutex_lock(&p->lock);
    if (e->done && e->done(e->user, i))
        p->stopped = 1;
    pthread_mutex_unlock(&p->lock);
}

static void *run_lane(void *user)
{
    lane *own = user;
    const cst_ensemble *e = own->pool->e;
    if (e->run_many) {
        e->run_many(e->user, own->index, &(cst_tasks){ next_of, done, own });
        return NULL;
    }
    for (int i = next_of(own); i >= 0; i = next_of(own)) {
        char *text = e->text ? e->text[i] : NULL;
        done(own, i,
             e->run(e->user, own->index, i, e->in ? e->in + (size_t)i * (size_t)e->inputs : NULL,
                    e->out ? e->out + (size_t)i * (size_t)e->outputs : NULL, text));
    }
    return NULL;
}

void cst_ensemble_reset(const cst_ensemble *e)
{
    for (int i = 0; i < e->count; i++) {
        if (e->solved && e->solved[i])
            continue;
        e->status[i] = CST_ECANCELED;
        if (e->text)
            e->text[i][0] = '\0';
        for (int k = 0; e->out && k < e->outputs; k++)
            e->out[(size_t)i * (size_t)e->outputs + (size_t)k] = NAN;
    }
}

int cst_ensemble_verdict(const cst_ensemble *e)
{
    int found = CST_OK;
    for (int i = 0; i < e->count && found >= 0; i++)
        if (e->status[i] < 0 || (found == CST_OK && e->status[i] > 0))
            found = e->status[i];
    return found;
}

int cst_ensemble_threads(const cst_ensemble *e, int lanes)
{
    pthread_t threads[MOST_LANES];
    lane all[MOST_LANES];
    if (!e || e->count < 1 || !e->run || !e->status)
        return CST_EARGUMENT;
    pool p = { .e = e, .lock = PTHREAD_MUTEX_INITIALIZER };
    int others = 0;
    if (lanes < 1)
        lanes = (int)sysconf(_SC_NPROCESSORS_ONLN);
    cst_ensemble_reset(e);
    for (int i = 0; i < MOST_LANES; i++)
        all[i] = (lane){ &p, i };
    while (others < lanes - 1 && others < e->count - 1 && others < MOST_LANES - 1 &&
           pthread_create(&threads[others], NULL, run_lane, &all[others + 1]) == 0)
        others++; /* where a thread cannot be had, fewer do it */
    run_lane(&all[0]);
    for (int i = 0; i < others; i++)
        pthread_join(threads[i], NULL);
    return cst_ensemble_verdict(e);
}
