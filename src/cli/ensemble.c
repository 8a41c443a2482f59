/* ensemble.c: what ensembles of the program share. */
#include "ensemble.h"

#include "memory.h"

#include <stdio.h>
#include <stdlib.h>
#include <unistd.h>

enum { MOST_LANES = 256 };

int ensemble_lanes(const settings *s)
{
    long lanes = s->jobs < 0 && cluster_size() > 1 ? 1 : s->jobs;
    if (lanes < 1)
        lanes = sysconf(_SC_NPROCESSORS_ONLN);
    return lanes > MOST_LANES ? MOST_LANES : (int)lanes;
}

void ensemble_reserve(cst_ensemble *e)
{
    size_t count = cluster_rank() ? 0 : (size_t)e->count;
    e->out = take(count * (size_t)e->outputs, sizeof *e->out);
    e->status = take(count, sizeof *e->status);
    e->text = take(count, sizeof *e->text);
}

void ensemble_free(cst_ensemble *e)
{
    free(e->out);
    free(e->status);
    free(e->text);
}

/* The most severe warning, and how many more there are. */
int ensemble_tell(const cst_work *w, int status, char *text)
{
    int more = status > 0 ? cst_warning_count(w) - 1 : 0;
    if (status && text && more > 0)
        snprintf(text, CST_TASK_TEXT, "%.460s (and %d more)", cst_message(w), more);
    else if (status && text)
        snprintf(text, CST_TASK_TEXT, "%s",
                 w ? cst_message(w) : "out of memory: free some and try again");
    return status;
}

void ensemble_pack(const cst_stats *s, double *out)
{
    const double all[ENSEMBLE_STATS] = { (double)s->steps,
                                         (double)s->evaluations,
                                         (double)s->jacobians,
                                         (double)s->factorizations,
                                         (double)s->refactorizations,
                                         (double)s->failures,
                                         (double)s->events,
                                         (double)s->backward_steps,
                                         (double)s->backward_evaluations,
                                         (double)s->backward_jacobians,
                                         s->nodes,
                                         s->choices,
                                         s->rcond,
                                         s->seconds_forward,
                                         s->seconds_backward,
                                         s->integrator,
                                         s->repeated,
                                         s->projections,
                                         s->spurious_work,
                                         s->exchanged };
    for (int i = 0; i < ENSEMBLE_STATS; i++)
        out[i] = all[i];
}

cst_stats ensemble_unpack(const double *x)
{
    return (cst_stats){ (long)x[0], (long)x[1], (long)x[2], (long)x[3], (long)x[4],
                        (long)x[5], (long)x[6], (long)x[7], (long)x[8], (long)x[9],
                        (int)x[10], (int)x[11], x[12],      x[13],      x[14],
                        (int)x[15], (int)x[16], (int)x[17], x[18],    x[19] };
}
