/* A run once more, with the steps and events of the last one. */
#include "integrate/rk/rk.h"

#include "base/vectors.h"

#include <string.h>

/* A step of the last run, for other parameters: t1 stays. */
static int repeat(cst_work *w, int k)
{
    cst_rk *x = cst_rk_of(w);
    cst_rk_step *s = &x->step[k];
    double end = s->t + s->h;
    x->tableau = cst_rk_formulas(x, k);
    cst_rk_modes(w, s->events);
    s->t = x->t;
    s->h = x->h = end - x->t;
    x->stages[k] = NULL;
    x->y0 = cst_rk_state(x, k);
    x->X = x->scratch;
    x->known = 0;
    x->at = -1;
    if (cst_rk_stages(w, s->cut ? x->tableau->dense : x->tableau->stages))
        return w->report.callback_status;
    if (s->cut)
        return cst_rk_event_again(w, k);
    cst_rk_end(x);
    memcpy(cst_rk_state(x, k + 1), x->y1, (size_t)x->size * sizeof(double));
    x->t = end;
    return cst_rk_project_again(w, k, cst_rk_state(x, k + 1));
}

int cst_rk_replay(cst_work *w)
{
    cst_rk *x = cst_rk_of(w);
    if (x->every > 1)
        return CST_EARGUMENT;
    double *y = cst_rk_state(x, 0);
    TRY(cst_start_state(&w->start, y));
    cst_clear(y + 2 * x->n, x->integrals);
    x->t = 0.0;
    for (int k = 0; k < x->count; k++)
        TRY(repeat(w, k));
    return cst_rk_finish(w);
}
