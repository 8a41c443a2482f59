/* The memory of rk.  What a run is long grows with it, and stays for the next one. */
#include "base/memory.h"
#include "integrate/rk/rk.h"

#include <limits.h>
#include <math.h>
#include <stdlib.h>

/* Of the budget: for the lengths of the steps, for the states between them, and for their stages.
 * States beyond it become check-points (checkpoints.c), stages beyond it are recomputed. */
#define STEPS         0.25
#define STATES        0.25
#define TAPE          0.5
#define FEWEST_STEPS  8192 /* and states, that there may be in any budget */
#define FEWEST_STATES 64
#define BLOCK                                                                                      \
    (64.0 * 1024.0 * 1024.0) /* [bytes] of a part of it, at the most                         */
#define FILE_BLOCK (4.0 * 1024.0 * 1024.0) /* and at least where it may be a file           */

/* Of rtol, for a step of order 8 between whose ends no event can be; otherwise CST_LOCAL.
 * Its estimate is a cautious one: at this the gradients of the small models by default are 2 to 600
 * times as accurate as those of CVODES were at CST_LOCAL (slider-crank: 2.0, squeezer: 7.6,
 * five-bar: 170; at 0.35 the slider-crank's was 0.9 times). */
#define SMOOTH 0.3

/* NULL memory: only counts. */
static double *take(double *memory, size_t *used, size_t count)
{
    double *x = memory ? memory + *used : NULL;
    *used += count;
    return x;
}

/* [doubles] of the stages of a step, at the most. */
static size_t longest_step(const cst_rk *x)
{
    size_t kept = x->masses > CST_RK_FACTORS ? (size_t)x->masses : CST_RK_FACTORS;
    return (CST_RK_STAGES + 1) * ((size_t)(3 * x->n + x->most_integrals + x->m) + kept);
}

/* All arrays of doubles but the tape and the states; counts first, with x->memory NULL. */
static size_t share_out(cst_work *w)
{
    cst_rk *x = cst_rk_of(w);
    size_t integrals = (size_t)x->most_integrals, size = 2 * (size_t)x->n + integrals;
    size_t stages = CST_RK_STAGES, s = (size_t)w->switches.count;
    size_t columns = cst_wants_direct(w) ? (size_t)w->count : 0;
    size_t wanted = 3 * (w->p->responses_count > 1 ? (size_t)w->p->responses_count : 1);
    size_t back = 2 * (size_t)x->n + 2, used = 0;
    x->scratch = take(x->memory, &used, longest_step(x));
    x->node = take(x->memory, &used, 4 * (size_t)x->n);
    x->end_node = take(x->memory, &used, 4 * (size_t)x->n);
    x->quintic = take(x->memory, &used, 2 * (size_t)x->n);
    x->y1 = take(x->memory, &used, size);
    x->inside = take(x->memory, &used, size);
    x->slope = take(x->memory, &used, size);
    x->sum = take(x->memory, &used, size);
    x->lambda = take(x->memory, &used, wanted * back);
    x->tau = take(x->memory, &used, wanted);
    x->by_t = take(x->memory, &used, wanted);
    x->by_h = take(x->memory, &used, wanted);
    x->Kbar = take(x->memory, &used, stages * wanted * back);
    x->Ybar = take(x->memory, &used, stages * wanted * back);
    x->Ysum = take(x->memory, &used, wanted * back);
    x->mu = take(x->memory, &used, 2 * (size_t)x->n);
    x->bars.next = take(x->memory, &used, size);
    x->bars.turn = (double(*)[3])take(x->memory, &used, wanted);
    x->g_t = take(x->memory, &used, integrals);
    x->F_t = take(x->memory, &used, (size_t)(x->n + x->m));
    x->at_start = take(x->memory, &used, s);
    x->at_middle = take(x->memory, &used, s);
    x->at_end = take(x->memory, &used, s);
    x->at_ahead = take(x->memory, &used, s);
    x->dy = take(x->memory, &used, columns * size);
    x->dK = take(x->memory, &used, stages * columns * size);
    x->dY = take(x->memory, &used, size);
    x->dobservation = take(x->memory, &used, columns * 2 * (size_t)x->n);
    x->dt = take(x->memory, &used, columns);
    x->dh = take(x->memory, &used, columns);
    return used;
}

/* [doubles] of a state, at the most. */
static size_t state_size(const cst_rk *x)
{
    return 2 * (size_t)x->n + (size_t)x->most_integrals;
}

/* How many blocks of the tape fit, and how many there may be. */
static void share_tape(cst_rk *x)
{
    x->blocks_fit = (int)(TAPE * x->budget / sizeof(double) / (double)x->block_size);
    x->block_most = x->directory ? INT_MAX : x->blocks_fit;
}

static int allocate(cst_work *w)
{
    cst_rk *x = cst_rk_of(w);
    double bytes = (double)state_size(x) * sizeof(double) + sizeof *x->stages;
    double steps = w->p->options.max_steps;
    x->budget = cst_memory_budget(w->p->options.memory);
    x->steps_fit = (int)fmin(fmax(STEPS * x->budget / sizeof *x->step, FEWEST_STEPS), steps);
    x->states_fit = (int)fmin(fmax(STATES * x->budget / bytes, FEWEST_STATES), steps + 1.0);
    x->directory = w->p->options.memory_dir;
    x->most = x->directory ? w->p->options.max_steps : x->steps_fit;
    x->states_most = x->directory ? (int)fmin(steps + 1.0, INT_MAX) : x->states_fit;
    x->every = 1;
    x->block_size = longest_step(x);
    share_tape(x);
    x->memory = calloc(share_out(w), sizeof *x->memory);
    size_t modes = (size_t)w->switches.count + 1, wanted = 3 * (size_t)w->p->responses_count + 3;
    x->ignored = calloc(2 * modes + wanted, sizeof *x->ignored);
    if (!x->memory || !x->ignored || !cst_rk_grow(x) || !cst_rk_grow_states(x))
        return 0;
    x->modes = x->ignored + modes;
    x->active = x->modes + modes;
    share_out(w);
    return 1;
}

/* The tape's first part, once it is known what a stage takes. */
void cst_rk_reserve(cst_work *w)
{
    cst_rk *x = cst_rk_of(w);
    cst_rk_lay_out(w);
    double wanted = (double)x->room * CST_RK_STAGES * x->stride, part = TAPE / 8.0 * x->budget;
    double most = fmin(BLOCK, part) / sizeof(double), least = (double)x->block_size;
    if (x->directory)
        least = fmax(least, FILE_BLOCK / sizeof(double));
    x->block_size = (size_t)fmax(fmin(wanted, most), least);
    share_tape(x);
    cst_rk_open_step(x, NULL);
}

int cst_rk_create(cst_work *w)
{
    cst_rk *x = w->own = calloc(1, sizeof *x);
    if (x) {
        x->usual = w->p->options.rtol > CST_COARSE_RTOL ? &cst_dopri5 : &cst_dop853;
        x->n = w->system.n;
        x->m = w->system.m;
        x->masses = cst_system_masses(&w->system);
        x->most_integrals = w->of_responses.integrals > 1 ? w->of_responses.integrals : 1;
        x->at = -1;
        x->direct = cst_wants_direct(w);
        double local = x->usual == &cst_dop853 && !w->switches.count ? SMOOTH : CST_LOCAL;
        x->rtol = local * w->p->options.rtol;
    }
    if (!x || !allocate(w))
        return cst_fail(&w->report, CST_EMEMORY,
                        "out of memory: the steps of %s do not fit: free some and try "
                        "again",
                        w->model->name);
    return CST_OK;
}

void cst_rk_free(cst_work *w)
{
    cst_rk *x = cst_rk_of(w);
    if (!x)
        return;
    free(x->memory);
    cst_rk_free_steps(x);
    free(x->bounds.list);
    free(x->ignored);
    free(x);
    w->own = NULL;
}
