/* A run once more, with shorter steps: those of the last one, each by a factor.  The bounds end
 * with the call, so that a result depends on the problem and its parameters alone. */
#include "integrate/rk/rk.h"

#include <math.h>
#include <stdlib.h>

/* Of the mean step: those that begin a run, or follow an event, are short enough. */
#define SHORT 0.1

int cst_rk_shorten(cst_work *w, double factor)
{
    cst_rk *x = cst_rk_of(w);
    cst_rk_bounds *b = &x->bounds;
    if (x->steps.count > b->room) {
        cst_rk_bound *more = realloc(b->list, (size_t)x->steps.count * sizeof *more);
        if (!more)
            return cst_fail(&w->report, CST_EMEMORY, "out of memory: free some and try again");
        b->list = more;
        b->room = x->steps.count;
    }
    double least = SHORT * cst_tf(w) / x->steps.count;
    for (int k = 0; k < x->steps.count; k++)
        b->list[k] = (cst_rk_bound){ x->steps.list[k].t, factor * fmax(x->steps.list[k].h, least) };
    b->count = x->steps.count;
    return CST_OK;
}

/* Runs go forward: the bound that holds at x->current.t is the last one or a later one. */
double cst_rk_longest(cst_rk *x)
{
    cst_rk_bounds *b = &x->bounds;
    if (!b->count)
        return INFINITY;
    while (b->at + 1 < b->count && b->list[b->at + 1].t <= x->current.t)
        b->at++;
    double longest = b->list[b->at].h;
    if (b->at + 1 < b->count)
        longest = fmin(longest, b->list[b->at + 1].t - x->current.t + b->list[b->at + 1].h);
    return longest;
}
