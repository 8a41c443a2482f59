/* Where the steps of a run are kept: their lengths, the states between them, the tape of their
 * stages.  Each grows with the run, up to its part of the memory, and from there on in files where
 * a directory is given for them. */
#include "integrate/rk/rk.h"

#include <stdlib.h>

#define FIRST 1024 /* steps that there is room for before a run */

/* So many more entries; 0: there may not be as many, or there is no place for them. */
static int next_room(int now, int fit, int most)
{
    int next = now > most / 2 ? most : now ? 2 * now : FIRST;
    if (next > most)
        next = most;
    if (now < fit && next > fit)
        next = fit;
    return next > now ? next : 0;
}

static int grow(cst_rk *x, cst_pages *p, size_t entry, int count, int fit)
{
    x->no_place = cst_pages_grow(p, entry * (size_t)count, count > fit ? x->directory : NULL);
    return !x->no_place;
}

int cst_rk_grow(cst_rk *x)
{
    int room = next_room(x->room, x->steps_fit, x->most);
    if (!room || !grow(x, &x->in_steps, sizeof *x->step, room, x->steps_fit))
        return 0;
    x->step = x->in_steps.at;
    x->room = room;
    return 1;
}

int cst_rk_grow_states(cst_rk *x)
{
    int states = next_room(x->states, x->states_fit, x->states_most);
    size_t state = (2 * (size_t)x->n + (size_t)x->most_integrals) * sizeof *x->y;
    if (!states || !grow(x, &x->in_stages, sizeof *x->stages, states, x->states_fit))
        return 0;
    x->stages = x->in_stages.at;
    if (!grow(x, &x->in_states, state, states, x->states_fit))
        return 0;
    x->y = x->in_states.at;
    x->states = states;
    return 1;
}

/* What was written or read is left, so that it takes up memory no longer. */
static void leave(cst_rk *x, int block)
{
    if (!x->block[block].in_file)
        return;
    cst_pages_leave(&x->block[block]);
    cst_pages_leave(&x->in_steps);
    cst_pages_leave(&x->in_states);
    cst_pages_leave(&x->in_stages);
}

static int grow_tape(cst_rk *x)
{
    if (x->blocks >= x->block_most || x->no_place)
        return 0;
    if (x->blocks == x->block_room) {
        int room = 2 * x->block_room + 8;
        cst_pages *block = realloc(x->block, (size_t)room * sizeof *block);
        if (!block)
            return 0;
        x->block = block;
        x->block_room = room;
    }
    x->block[x->blocks] = (cst_pages){ .at = NULL };
    if (!grow(x, &x->block[x->blocks], x->block_size * sizeof(double), 1,
              x->blocks < x->blocks_fit))
        return 0;
    x->blocks++;
    return 1;
}

double *cst_rk_place(cst_rk *x)
{
    size_t longest = (CST_RK_STAGES + 1) * (size_t)x->stride;
    if (x->at_block < x->blocks && x->block_size - x->block_used < longest) {
        leave(x, x->at_block++);
        x->block_used = 0;
    }
    if (x->at_block == x->blocks && !grow_tape(x))
        return x->scratch;
    return (double *)x->block[x->at_block].at + x->block_used;
}

void cst_rk_approach(cst_rk *x, const double *on_tape)
{
    if (!x->directory)
        return;
    for (int tries = 0; tries < x->blocks; tries++) {
        const double *begin = x->block[x->near].at;
        if (begin <= on_tape && on_tape < begin + x->block_size)
            return;
        leave(x, x->near);
        x->near = (x->near + x->blocks - 1) % x->blocks;
    }
}

void cst_rk_free_steps(cst_rk *x)
{
    cst_pages_free(&x->in_steps);
    cst_pages_free(&x->in_states);
    cst_pages_free(&x->in_stages);
    for (int i = 0; i < x->blocks; i++)
        cst_pages_free(&x->block[i]);
    free(x->block);
}
