/* Do two switches that meet come apart with the design variables?
 *
 * Left and right wheel of a vehicle on a straight road reach their switches at one instant, and one
 * flip may change the rate of the other.  That is a corner of psi only where a design variable
 * moves one instant against the other; those of a symmetric design move both alike.  A run with all
 * design variables moved a little tells: where the two meet there as well, there is no corner. */
#include "sensitivity/sensitivity.h"

#include "base/vectors.h"

#include <math.h>

#define MOVED 1e-4 /* of the size of a parameter */
#define GOLDEN                                                                                     \
    0.61803398875 /* multiples of it, modulo 1, are spread evenly: no two moves agree              \
                   */

/* Parameter i moved by its own part of MOVED, within its bounds. */
static double moved(const cst_work *w, int i, int k)
{
    const cst_parameter *x = cst_parameter_row(w->p, i);
    double turn = (k + 1) * GOLDEN, part = 0.5 + turn - floor(turn), now = w->system.tables.flat[i];
    double by = MOVED * part * cst_parameter_size(w, i);
    return now + by <= x->upper ? now + by : now - by;
}

/* The same meeting, in either order. */
static int meets(const cst_work *w, const cst_corner *c)
{
    for (int i = 0; i < w->run.events.corners; i++) {
        const cst_corner *o = &w->run.events.corner[i];
        if (o->kind == c->kind &&
            ((o->k == c->k && o->other == c->other) || (o->k == c->other && o->other == c->k)))
            return 1;
    }
    return 0;
}

static int has_meetings(const cst_work *w)
{
    for (int i = 0; i < w->run.events.corners; i++)
        if (w->run.events.corner[i].kind == CST_CORNER_MEET)
            return 1;
    return 0;
}

static int run_moved(const cst_problem *p, cst_work *w, const cst_work *of)
{
    double *rho = w->bars.jacobian;
    for (int k = 0; k < of->count; k++)
        rho[k] = moved(of, p->design[k], k);
    int status = cst_prepare(p, w, rho);
    if (status >= 0 && !of->targets->of_cost)
        cst_ask(w, &w->targets_of.responses);
    if (status >= 0)
        status = cst_solve(w, 0);
    w->p = NULL;
    return status;
}

/* Where that run fails, the corners stay. */
void cst_corners_apart(cst_work *w)
{
    cst_events *e = &w->run.events;
    if (!w->call.computes_derivatives || !has_meetings(w))
        return;
    int status = w->bars.moved ? CST_OK : cst_work_create(w->p, &w->bars.moved), count = 0;
    if (status >= 0)
        status = run_moved(w->p, w->bars.moved, w);
    if (status < 0)
        return;
    for (int i = 0; i < e->corners; i++)
        if (e->corner[i].kind != CST_CORNER_MEET || !meets(w->bars.moved, &e->corner[i]))
            e->corner[count++] = e->corner[i];
    e->corners = count;
}
