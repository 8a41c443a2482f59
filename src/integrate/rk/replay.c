/* A run once more, with the steps and events of the last one. */
#include "integrate/rk/rk.h"

#include "base/vectors.h"

#include <string.h>

/* A step of the last run, for other parameters: t1 stays. */
static int repeat(cst_work *w, int k)
{
    cst_rk *x = cst_rk_of(w);
    cst_rk_step *s = &x->steps.list[k];
    double end = s->t + s->h;
    x->current.tableau = cst_rk_formulas(x, k);
    cst_rk_modes(w, s->events);
    cst_cells_set(w, s->turns);
    s->t = x->current.t;
    s->h = x->current.h = end - x->current.t;
    x->states.stages[k] = NULL;
    x->current.y0 = cst_rk_state(x, k);
    x->current.X = x->current.scratch;
    x->current.stages_done = 0;
    x->current.index = -1;
    if (cst_rk_stages(w, s->cut ? x->current.tableau->dense : x->current.tableau->stages))
        return w->report.callback_status;
    if (s->cut)
        return cst_rk_event_again(w, k);
    cst_rk_end(x);
    memcpy(cst_rk_state(x, k + 1), x->current.y1, (size_t)x->size * sizeof(double));
    x->current.t = end;
    return cst_rk_project_again(w, k, cst_rk_state(x, k + 1));
}

int cst_rk_replay(cst_work *w)
{
    cst_rk *x = cst_rk_of(w);
    if (x->states.spacing > 1)
        return CST_EARGUMENT;
    double *y = cst_rk_state(x, 0);
    TRY(cst_start_state(&w->start, y));
    cst_clear(y + 2 * x->n, x->integrals);
    x->current.t = 0.0;
    for (int k = 0; k < x->steps.count; k++)
        TRY(repeat(w, k));
    return cst_rk_finish(w);
}
