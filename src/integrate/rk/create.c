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
#define LEAST_BLOCK (16.0 * 1024.0 * 1024.0) /* and at least: most of it is large pages then    */
#define FILE_BLOCK  (4.0 * 1024.0 * 1024.0)  /* and at least where it may be a file           */

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
    return (CST_RK_STAGES + 1) * ((size_t)(3 * x->n + x->max_integrals + x->m) + kept);
}

/* All arrays of doubles but the tape and the states; counts first, with x->memory NULL. */
static size_t share_out(cst_work *w)
{
    cst_rk *x = cst_rk_of(w);
    size_t integrals = (size_t)x->max_integrals, size = 2 * (size_t)x->n + integrals;
    size_t stages = CST_RK_STAGES, s = (size_t)w->switches.count;
    size_t columns = cst_wants_direct(w) ? (size_t)w->count : 0;
    size_t wanted = 3 * (w->p->functionals.count > 1 ? (size_t)w->p->functionals.count : 1);
    size_t back = 2 * (size_t)x->n + 2, used = 0;
    x->current.scratch = take(x->memory, &used, longest_step(x));
    x->nodes.start = take(x->memory, &used, 4 * (size_t)x->n);
    x->nodes.end = take(x->memory, &used, 4 * (size_t)x->n);
    x->nodes.quintic = take(x->memory, &used, 2 * (size_t)x->n);
    x->current.y1 = take(x->memory, &used, size);
    x->inside = take(x->memory, &used, size);
    x->slope = take(x->memory, &used, size);
    x->sum = take(x->memory, &used, size);
    x->adjoint.lambda = take(x->memory, &used, wanted * back);
    x->adjoint.tau = take(x->memory, &used, wanted);
    x->adjoint.by_t = take(x->memory, &used, wanted);
    x->adjoint.by_h = take(x->memory, &used, wanted);
    x->adjoint.Kbar = take(x->memory, &used, stages * wanted * back);
    x->adjoint.Ybar = take(x->memory, &used, stages * wanted * back);
    x->adjoint.Ysum = take(x->memory, &used, wanted * back);
    x->adjoint.mu = take(x->memory, &used, 2 * (size_t)x->n);
    x->bars.next = take(x->memory, &used, size);
    x->bars.turn = (double(*)[3])take(x->memory, &used, wanted);
    x->bars.zero = (cst_rk_zero(*)[CST_ZEROS])take(
        x->memory, &used, wanted / 3 * sizeof *x->bars.zero / sizeof(double));
    x->by_time.g = take(x->memory, &used, integrals);
    x->by_time.F = take(x->memory, &used, (size_t)(x->n + x->m));
    x->switches.at_start = take(x->memory, &used, s);
    x->switches.at_middle = take(x->memory, &used, s);
    x->switches.at_end = take(x->memory, &used, s);
    x->switches.at_ahead = take(x->memory, &used, s);
    x->tangent.dy = take(x->memory, &used, columns * size);
    x->tangent.dK = take(x->memory, &used, stages * columns * size);
    x->tangent.dY = take(x->memory, &used, size);
    x->tangent.dobservation = take(x->memory, &used, columns * 2 * (size_t)x->n);
    x->tangent.dt = take(x->memory, &used, columns);
    x->tangent.dh = take(x->memory, &used, columns);
    return used;
}

/* [doubles] of a state, at the most. */
static size_t state_size(const cst_rk *x)
{
    return 2 * (size_t)x->n + (size_t)x->max_integrals;
}

/* How many blocks of the tape fit, and how many there may be. */
static void share_tape(cst_rk *x)
{
    x->tape.in_memory =
        (int)(TAPE * x->storage.budget / sizeof(double) / (double)x->tape.block_size);
    x->tape.max = x->storage.directory ? INT_MAX : x->tape.in_memory;
}

static int allocate(cst_work *w)
{
    cst_rk *x = cst_rk_of(w);
    double bytes = (double)state_size(x) * sizeof(double) + sizeof *x->states.stages;
    double steps = w->p->options.max_steps;
    x->storage.budget = cst_memory_budget(w->p->options.memory);
    x->steps.in_memory =
        (int)fmin(fmax(STEPS * x->storage.budget / sizeof *x->steps.list, FEWEST_STEPS), steps);
    x->states.in_memory =
        (int)fmin(fmax(STATES * x->storage.budget / bytes, FEWEST_STATES), steps + 1.0);
    x->storage.directory = w->p->options.memory_dir;
    x->steps.max = x->storage.directory ? w->p->options.max_steps : x->steps.in_memory;
    x->states.max = x->storage.directory ? (int)fmin(steps + 1.0, INT_MAX) : x->states.in_memory;
    x->states.spacing = 1;
    x->tape.block_size = longest_step(x);
    share_tape(x);
    x->memory = calloc(share_out(w), sizeof *x->memory);
    size_t modes = (size_t)w->switches.count + 1, wanted = 3 * (size_t)w->p->functionals.count + 3;
    x->switches.ignored = calloc(2 * modes + wanted, sizeof *x->switches.ignored);
    if (!x->memory || !x->switches.ignored || !cst_rk_grow(x) || !cst_rk_grow_states(x))
        return 0;
    x->switches.modes = x->switches.ignored + modes;
    x->adjoint.active = x->switches.modes + modes;
    share_out(w);
    return 1;
}

/* The tape's first part, once it is known what a stage takes. */
void cst_rk_reserve(cst_work *w)
{
    cst_rk *x = cst_rk_of(w);
    cst_rk_lay_out(w);
    double wanted = fmax((double)x->steps.room * CST_RK_STAGES * x->stride,
                         LEAST_BLOCK / sizeof(double)),
           part = TAPE / 8.0 * x->storage.budget;
    double most = fmin(BLOCK, part) / sizeof(double), least = (double)x->tape.block_size;
    if (x->storage.directory)
        least = fmax(least, FILE_BLOCK / sizeof(double));
    x->tape.block_size = (size_t)fmax(fmin(wanted, most), least);
    share_tape(x);
    cst_rk_open_step(x, NULL);
}

int cst_rk_create(cst_work *w)
{
    cst_rk *x = w->integrator_data = calloc(1, sizeof *x);
    if (x) {
        x->default_tableau = cst_takes_order_5(w) ? &cst_dopri5 : &cst_dop853;
        x->n = w->system.n;
        x->m = w->system.m;
        x->masses = cst_system_masses(&w->system);
        x->max_integrals =
            w->targets_of.responses.integrals > 1 ? w->targets_of.responses.integrals : 1;
        x->current.index = -1;
        x->tangent.available = cst_wants_direct(w);
        double local = x->default_tableau == &cst_dop853 && !w->switches.count ? SMOOTH : CST_LOCAL;
        x->control.rtol = local * w->p->options.rtol;
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
    free(x->switches.ignored);
    free(x);
    w->integrator_data = NULL;
}
