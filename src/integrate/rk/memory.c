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
    x->storage.error =
        cst_pages_grow(p, entry * (size_t)count, count > fit ? x->storage.directory : NULL);
    return !x->storage.error;
}

int cst_rk_grow(cst_rk *x)
{
    int room = next_room(x->steps.room, x->steps.in_memory, x->steps.max);
    if (!room || !grow(x, &x->steps.pages, sizeof *x->steps.list, room, x->steps.in_memory))
        return 0;
    x->steps.list = x->steps.pages.at;
    x->steps.room = room;
    return 1;
}

int cst_rk_grow_states(cst_rk *x)
{
    int states = next_room(x->states.room, x->states.in_memory, x->states.max);
    size_t state = (2 * (size_t)x->n + (size_t)x->max_integrals) * sizeof *x->states.y;
    if (!states ||
        !grow(x, &x->states.stage_pages, sizeof *x->states.stages, states, x->states.in_memory))
        return 0;
    x->states.stages = x->states.stage_pages.at;
    if (!grow(x, &x->states.pages, state, states, x->states.in_memory))
        return 0;
    x->states.y = x->states.pages.at;
    x->states.room = states;
    return 1;
}

/* What was written or read is left, so that it takes up memory no longer. */
static void leave(cst_rk *x, int block)
{
    if (!x->tape.block[block].in_file)
        return;
    cst_pages_leave(&x->tape.block[block]);
    cst_pages_leave(&x->steps.pages);
    cst_pages_leave(&x->states.pages);
    cst_pages_leave(&x->states.stage_pages);
}

static int grow_tape(cst_rk *x)
{
    if (x->tape.count >= x->tape.max || x->storage.error)
        return 0;
    if (x->tape.count == x->tape.room) {
        int room = 2 * x->tape.room + 8;
        cst_pages *block = realloc(x->tape.block, (size_t)room * sizeof *block);
        if (!block)
            return 0;
        x->tape.block = block;
        x->tape.room = room;
    }
    x->tape.block[x->tape.count] = (cst_pages){ .at = NULL };
    if (!grow(x, &x->tape.block[x->tape.count], x->tape.block_size * sizeof(double), 1,
              x->tape.count < x->tape.in_memory))
        return 0;
    x->tape.count++;
    return 1;
}

double *cst_rk_place(cst_rk *x)
{
    size_t longest = (CST_RK_STAGES + 1) * (size_t)x->stride;
    if (x->tape.current < x->tape.count && x->tape.block_size - x->tape.block_used < longest) {
        leave(x, x->tape.current++);
        x->tape.block_used = 0;
    }
    if (x->tape.current == x->tape.count && !grow_tape(x))
        return x->current.scratch;
    return (double *)x->tape.block[x->tape.current].at + x->tape.block_used;
}

void cst_rk_approach(cst_rk *x, const double *on_tape)
{
    if (!x->storage.directory)
        return;
    for (int tries = 0; tries < x->tape.count; tries++) {
        const double *begin = x->tape.block[x->tape.last_read].at;
        if (begin <= on_tape && on_tape < begin + x->tape.block_size)
            return;
        leave(x, x->tape.last_read);
        x->tape.last_read = (x->tape.last_read + x->tape.count - 1) % x->tape.count;
    }
}

void cst_rk_free_steps(cst_rk *x)
{
    cst_pages_free(&x->steps.pages);
    cst_pages_free(&x->states.pages);
    cst_pages_free(&x->states.stage_pages);
    for (int i = 0; i < x->tape.count; i++)
        cst_pages_free(&x->tape.block[i]);
    free(x->tape.block);
}
