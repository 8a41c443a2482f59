/* Check-points: memory for the states of the steps that does not grow with the run.
 *
 * While they fit, all states are kept.  From then on the first half of y holds those of every 2nd,
 * 4th, 8th, ... step, twice as many steps apart each time it is full, and the second half the
 * states of one segment between two of them.  A segment is recomputed from its check-point when one
 * of its steps is asked for.  The lengths of all steps and all events are known, so nothing is
 * decided again: the states and the stages come out the same to the bit, in one more evaluation of
 * each stage. */
#include "integrate/rk/rk.h"

#include <string.h>

static void copy_state(const cst_rk *x, double *to, const double *from)
{
    memmove(to, from, (size_t)x->size * sizeof *to);
}

/* Every second check-point of those of the states 0 .. count - 1 stays. */
static void thin(cst_rk *x)
{
    int kept = (x->steps.count - 1) / x->states.spacing + 1;
    for (int i = 1; 2 * i < kept; i++)
        copy_state(x, cst_rk_slot(x, i), cst_rk_slot(x, 2 * i));
    x->states.spacing *= 2;
}

/* 0: a segment is longer than the room for it. */
static int keep_checkpoint(cst_rk *x, const double *y)
{
    while (x->steps.count / x->states.spacing >= x->states.room / 2)
        thin(x);
    if (x->states.spacing >= x->states.room - x->states.room / 2)
        return 0;
    if (x->steps.count % x->states.spacing == 0)
        copy_state(x, cst_rk_slot(x, x->steps.count / x->states.spacing), y);
    x->states.first = x->steps.count; /* the run itself looks at the last state only */
    copy_state(x, cst_rk_state(x, x->steps.count), y);
    return 1;
}

void cst_rk_forget(cst_work *w)
{
    cst_rk_of(w)->steps.count = cst_rk_of(w)->bounds.count = 0;
}

int cst_rk_keep_state(cst_rk *x, const double *y)
{
    if (x->states.spacing == 1 && (x->steps.count < x->states.room || cst_rk_grow_states(x))) {
        copy_state(x, cst_rk_state(x, x->steps.count), y);
        return 1;
    }
    return x->storage.directory ? 0 : keep_checkpoint(x, y);
}

/* Step k and the state at its end, from the state at its start; `first` is its first stage, or
 * NULL; out: that of the next step, likewise. */
static int recompute(cst_work *w, int k, const double **first)
{
    cst_rk *x = cst_rk_of(w);
    const cst_rk_step *s = &x->steps.list[k];
    x->current.tableau = cst_rk_formulas(x, k);
    int kept = s->cut ? x->current.tableau->dense : x->current.tableau->stages;
    cst_rk_modes(w, s->events);
    cst_cells_set(w, s->turns);
    cst_rk_place_step(x, *first);
    x->current.t = s->t;
    x->current.h = s->h;
    x->current.y0 = cst_rk_state(x, k);
    if (cst_rk_stages(w, s->cut ? kept : kept + 1))
        return w->report.callback_status;
    if (s->cut)
        cst_rk_event_end(w, k);
    else
        cst_rk_end(x);
    copy_state(x, cst_rk_state(x, k + 1), s->cut ? x->inside : x->current.y1);
    TRY(cst_rk_project_again(w, k, cst_rk_state(x, k + 1)));
    int turns = k + 1 < x->steps.count && x->steps.list[k + 1].turns != s->turns;
    *first = s->cut || s->projected || turns || cst_tables_break(&w->system.tables, s->t + s->h)
                 ? NULL
                 : x->current.X + kept * x->stride;
    x->states.stages[k - x->states.first] =
        x->current.X == x->current.scratch ? NULL : x->current.X;
    if (x->current.X != x->current.scratch)
        x->tape.block_used += (size_t)kept * (size_t)x->stride;
    return CST_OK;
}

int cst_rk_bring(cst_work *w, int k)
{
    cst_rk *x = cst_rk_of(w);
    cst_cells_set(w, k < 0 ? 0 : x->steps.list[k].turns);
    if (x->states.spacing == 1 || k < 0 || x->states.segment == k / x->states.spacing)
        return CST_OK;
    const double *first = NULL;
    int segment = k / x->states.spacing, end = (segment + 1) * x->states.spacing;
    x->states.first = segment * x->states.spacing;
    x->states.segment = -1;
    x->tape.current = 0;
    x->tape.block_used = 0;
    copy_state(x, cst_rk_state(x, x->states.first), cst_rk_slot(x, segment));
    for (int i = x->states.first; i < end && i < x->steps.count; i++)
        TRY(recompute(w, i, &first));
    x->states.segment = segment;
    x->current.index = -1;
    cst_cells_set(w, x->steps.list[k].turns);
    return CST_OK;
}

int cst_rk_load(cst_work *w, int k, int stages)
{
    cst_rk *x = cst_rk_of(w);
    const cst_rk_step *s = &x->steps.list[k];
    TRY(cst_rk_bring(w, k));
    x->current.tableau = cst_rk_formulas(x, k);
    int kept = s->cut ? x->current.tableau->dense : x->current.tableau->stages;
    double *on_tape = x->states.stages[k - x->states.first];
    if (on_tape)
        cst_rk_approach(x, on_tape);
    cst_rk_modes(w, s->events);
    if (x->current.index == k && x->current.stages_done >= stages)
        return CST_OK;
    x->current.index = -1;
    x->current.t = s->t;
    x->current.h = s->h;
    x->current.y0 = cst_rk_state(x, k);
    x->current.X = on_tape;
    x->current.stages_done = kept;
    if (on_tape && stages <= kept) {
        x->current.index = k;
        return CST_OK;
    }
    x->current.X = x->current.scratch; /* what follows on the tape is the next step's */
    x->current.stages_done = on_tape ? kept : 0;
    if (on_tape)
        memcpy(x->current.X, on_tape, (size_t)kept * (size_t)x->stride * sizeof *x->current.X);
    int status = cst_rk_stages(w, stages > kept ? stages : kept);
    x->current.index = status ? -1 : k;
    return status ? w->report.callback_status : CST_OK;
}
