/* The memory of rk.  What a run is long grows with it, and stays for the next one. */
#include "base/memory.h"
#include "integrate/rk/rk.h"

#include <math.h>
#include <stdlib.h>

/* Of the budget: for the lengths of the steps, for the states between them, and for their stages.
 * States beyond it become check-points (rk_checkpoints.c), stages beyond it are recomputed. */
#define STEPS  0.25
#define STATES 0.25
#define TAPE   0.5
#define FEWEST_STEPS  8192 /* and states, that there may be in any budget */
#define FEWEST_STATES 64
#define BLOCK                                                                                      \
    (64.0 * 1024.0 * 1024.0) /* [bytes] of a part of it, at the most                         */
#define FIRST 1024           /* steps that there is room for before a run                    */

/* Order 5 above this rtol, order 8 from it on.  Of the smooth models order 8 is the faster one at
 * equal error from 1e-4 on and fails to see their motion at 1e-3; of the vehicle, with an event
 * every 20 steps, from 1e-5 on (psi off by 3.5e-8 against 3.1e-6, in 0.9 times the time). */
#define COARSE 3e-5

/* Of rtol and atol, for a step of order 8 between whose ends no event can be; otherwise CST_LOCAL.
 * Its estimate is a cautious one: at this the gradient of the small models is 1 to 400 times as
 * accurate as that of CVODES at CST_LOCAL (slider-crank: 1.0, squeezer: 2.4, five-bar: 130). */
#define SMOOTH 0.35

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
    size_t stages = CST_RK_STAGES, s = (size_t)w->model->s;
    size_t columns = cst_wants_direct(w) ? (size_t)w->count : 0;
    size_t wanted = w->p->responses_count > 1 ? (size_t)w->p->responses_count : 1;
    size_t back = 2 * (size_t)x->n + 2, used = 0;
    x->scratch = take(x->memory, &used, longest_step(x));
    x->node = take(x->memory, &used, 4 * (size_t)x->n);
    x->end_node = take(x->memory, &used, 4 * (size_t)x->n);
    x->quintic = take(x->memory, &used, 2 * (size_t)x->n);
    x->y1 = take(x->memory, &used, size);
    x->inside = take(x->memory, &used, size);
    x->slope = take(x->memory, &used, size);
    x->sum = take(x->memory, &used, size);
    x->integral_floor = take(x->memory, &used, integrals);
    x->lambda = take(x->memory, &used, wanted * back);
    x->tau = take(x->memory, &used, wanted);
    x->by_t = take(x->memory, &used, wanted);
    x->by_h = take(x->memory, &used, wanted);
    x->Kbar = take(x->memory, &used, stages * wanted * back);
    x->Ybar = take(x->memory, &used, stages * wanted * back);
    x->Ysum = take(x->memory, &used, wanted * back);
    x->mu = take(x->memory, &used, 2 * (size_t)x->n);
    x->g_t = take(x->memory, &used, integrals);
    x->F_t = take(x->memory, &used, (size_t)(x->n + x->m));
    x->at_start = take(x->memory, &used, s);
    x->at_middle = take(x->memory, &used, s);
    x->at_end = take(x->memory, &used, s);
    x->at_ahead = take(x->memory, &used, s);
    x->dy = take(x->memory, &used, columns * size);
    x->dK = take(x->memory, &used, stages * columns * size);
    x->dY = take(x->memory, &used, size);
    x->dlook = take(x->memory, &used, columns * 2 * (size_t)x->n);
    x->dt = take(x->memory, &used, columns);
    x->dh = take(x->memory, &used, columns);
    return used;
}

/* [doubles] of a state, at the most. */
static size_t state_size(const cst_rk *x)
{
    return 2 * (size_t)x->n + (size_t)x->most_integrals;
}

/* Twice the room for steps; 0 when there may not be more. */
int cst_rk_grow(cst_rk *x)
{
    int room = 2 * x->room < x->most ? 2 * x->room : x->most;
    if (room <= x->room)
        return 0;
    cst_rk_step *step = realloc(x->step, (size_t)room * sizeof *step);
    if (!step)
        return 0;
    x->step = step;
    x->room = room;
    return 1;
}

int cst_rk_grow_states(cst_rk *x)
{
    int states = 2 * x->states < x->states_most ? 2 * x->states : x->states_most;
    if (states <= x->states)
        return 0;
    double **stages = realloc(x->stages, (size_t)states * sizeof *stages);
    x->stages = stages ? stages : x->stages;
    double *y = stages ? realloc(x->y, (size_t)states * state_size(x) * sizeof *y) : NULL;
    if (!y)
        return 0;
    x->y = y;
    x->states = states;
    return 1;
}

static int smaller(int a, int b) { return a < b ? a : b; }

static int allocate(cst_work *w)
{
    cst_rk *x = cst_rk_of(w);
    double bytes = (double)state_size(x) * sizeof(double) + sizeof *x->stages;
    double steps = w->p->options.max_steps;
    x->budget = cst_memory_budget(w->p->options.memory);
    x->most = (int)fmin(fmax(STEPS * x->budget / sizeof *x->step, FEWEST_STEPS), steps);
    x->states_most = (int)fmin(fmax(STATES * x->budget / bytes, FEWEST_STATES), steps + 1.0);
    x->room = smaller(x->most, FIRST);
    x->states = smaller(x->states_most, FIRST);
    x->every = 1;
    x->block_size = longest_step(x);
    x->block_most = (int)(TAPE * x->budget / sizeof(double) / (double)x->block_size);
    x->memory = calloc(share_out(w), sizeof *x->memory);
    x->step = malloc((size_t)x->room * sizeof *x->step);
    x->y = malloc((size_t)x->states * state_size(x) * sizeof *x->y);
    x->stages = malloc((size_t)x->states * sizeof *x->stages);
    x->block = malloc(((size_t)x->block_most + 1) * sizeof *x->block);
    size_t modes = (size_t)w->model->s + 1, wanted = (size_t)w->p->responses_count + 1;
    x->ignored = calloc(2 * modes + wanted, sizeof *x->ignored);
    if (!x->memory || !x->step || !x->y || !x->stages || !x->block || !x->ignored)
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
    double most = fmin(BLOCK, part) / sizeof(double);
    x->block_size = (size_t)fmax(fmin(wanted, most), (double)x->block_size);
    x->block_most = (int)(TAPE * x->budget / sizeof(double) / (double)x->block_size);
    cst_rk_open_step(x, NULL);
}

int cst_rk_create(cst_work *w)
{
    cst_rk *x = w->own = calloc(1, sizeof *x);
    if (x) {
        x->tableau = w->p->options.rtol > COARSE ? &cst_dopri5 : &cst_dop853;
        x->n = w->system.n;
        x->m = w->system.m;
        x->masses = cst_system_masses(&w->system);
        x->most_integrals = w->of_responses.integrals > 1 ? w->of_responses.integrals : 1;
        x->at = -1;
        x->direct = cst_wants_direct(w);
        double local = x->tableau == &cst_dop853 && !w->model->s ? SMOOTH : CST_LOCAL;
        x->rtol = local * w->p->options.rtol;
        x->atol = local * w->p->options.atol;
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
    free(x->step);
    free(x->y);
    free(x->stages);
    for (int i = 0; i < x->blocks; i++)
        free(x->block[i]);
    free(x->block);
    free(x->ignored);
    free(x);
    w->own = NULL;
}
