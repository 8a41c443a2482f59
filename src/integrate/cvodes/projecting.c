/* Projections between two steps of CVODES, near singular positions (near.h): it restarts behind
 * them.  The forward run keeps the states before them, which the backward pass crosses. */
#include "integrate/cvodes/cvodes.h"

#include "base/vectors.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

/* Steps between two looks, far from singular positions: BDF's are so short that it comes close to
 * one in many. */
#define SELDOM 10
/* In tolerances of a step, how far a projection moves the state: less is left, for each is a new
 * start at order 1.  N-four-bar, N = 5: psi off by 1.4e-8 at 10; at 0.01 it stands still. */
#define FAR    10.0
#define CLOSER 4.0 /* amplification, of the least: from there on each step is looked at */

void cst_projecting_begin(cst_work *w)
{
    cst_projecting *x = &cst_cvodes_of(w)->projecting;
    x->near = (cst_near){ .tolerance = FAR * w->rtol, .least = INFINITY };
    x->steps = 0;
}

static int is_needed(cst_work *w, double t, const double *y)
{
    cst_projecting *x = &cst_cvodes_of(w)->projecting;
    if (x->steps++ % SELDOM && x->near.amplified <= CLOSER * x->near.least)
        return 0;
    if (cst_system_solve(&w->system, t, y, y + w->system.n) < 0)
        return 0;
    return cst_near_singular(w, y, &x->near);
}

int cst_projecting_step(cst_work *w, cst_instance *instance, const cst_stepping *run, double t)
{
    cst_projecting *x = &cst_cvodes_of(w)->projecting;
    double *y = NV_DATA_S(instance->y), *projected = x->y;
    int n = w->system.n;
    if (!w->system.m || w->p->options.projection == CST_PROJECTION_OFF ||
        cst_tf(w) - t <= CST_INSTANT * cst_tf(w) || !is_needed(w, t, y))
        return CST_OK;
    cst_copy(projected, y, 2 * n);
    if (cst_projection_apply(&w->projection, &w->system, t, projected) < 0 ||
        cst_near_flips(w, t, y, projected))
        return CST_OK;
    cst_audit_project(w, y, projected);
    TRY(cst_near_look(w, t));
    run->reached(w);
    TRY(run->project(w, t));
    cst_copy(y, projected, 2 * n);
    w->stats.projections++;
    cst_instance_count(w, instance);
    return run->restart(w, t);
}

int cst_projecting_keep(cst_work *w, double t)
{
    cst_projecting *x = &cst_cvodes_of(w)->projecting;
    size_t n2 = 2 * (size_t)w->system.n;
    if (x->count == x->room) {
        int room = 2 * x->room + 64;
        double *more = realloc(x->list, (size_t)room * (n2 + 1) * sizeof *more);
        if (!more)
            return cst_fail(&w->report, CST_EMEMORY, "out of memory: free some and try again");
        x->list = more;
        x->room = room;
    }
    double *one = x->list + (size_t)x->count++ * (n2 + 1);
    *one = t;
    memcpy(one + 1, w->projection.y, n2 * sizeof *one);
    return CST_OK;
}

double cst_projecting_before(const cst_work *w, double t)
{
    const cst_projecting *x = &cst_cvodes_of(w)->projecting;
    return x->left > 0 ? fmax(t, x->list[(size_t)(x->left - 1) * (2 * (size_t)w->system.n + 1)])
                       : t;
}

int cst_projecting_back(cst_work *w, double t, double *mu)
{
    cst_projecting *x = &cst_cvodes_of(w)->projecting;
    int n = w->system.n;
    const double *one = x->list + (size_t)--x->left * (2 * (size_t)n + 1);
    int status = cst_projection_load(&w->projection, &w->system, t, one + 1);
    for (int r = 0; r < w->targets->count && status >= 0; r++)
        status = cst_projection_adjoint(&w->projection, &w->system, t, mu + r * 2 * n,
                                        w->targets->list[r].gradient);
    return status < 0 ? cst_state_failed(w, status, t) : CST_OK;
}
