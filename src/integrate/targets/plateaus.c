/* Peaks without a derivative: of a quantity that stays the same for a while.  Whatever tilts it,
 * one way or the other, moves the peak to one end or the other: a corner. */
#include "integrate/targets/peaks.h"

#include "base/vectors.h"

#include <math.h>

#define ROUNDED 1e-12 /* of its size: a quantity that changes by less stays the same */
#define LOOKS   3

/* Where a part is looked at: within it, at no simple fraction. */
static const double at_part[LOOKS] = { 0.13, 0.52, 0.87 };

static double within(const cst_smooth *part, int k)
{
    return part->left + at_part[k] * (part->right - part->left);
}

/* The derivatives of the quantity at t by the motion: is there one?  Those by parameters alone stay
 * in g->rho of its target. */
static int follows_motion(cst_work *w, const cst_peak_search *s, double t, int *yes)
{
    const cst_cost_terms *g = w->targets->list[s->wanted].g;
    const cst_stop stop = {
        .t = t, .wanted = s->wanted, .x = cst_peak_quantity(w, s), .weight = 1.0
    };
    TRY(w->integrator->look(w, t, CST_NEEDS_REACTION));
    cst_stop_gradient(w, &stop);
    *yes = cst_largest(g->q, w->system.n) + cst_largest(g->v, w->system.n) +
               cst_largest(g->a, w->system.n) + cst_largest(g->lambda, w->system.m) >
           0.0;
    return CST_OK;
}

/* One that follows the motion may change, and one whose derivatives by parameters vary in time. */
int cst_peak_may_change(cst_work *w, const cst_peak_search *s, double t, const cst_smooth *part,
                        int *yes)
{
    const double *rho = w->targets->list[s->wanted].g->rho;
    int p = w->system.p;
    double *here = w->targets->peaks->by_rho, size;
    cst_modes_at(w, 0.5 * (part->left + part->right));
    TRY(follows_motion(w, s, t, yes));
    if (*yes || !p)
        return CST_OK;
    for (int i = 0; i < p; i++)
        here[i] = rho[i];
    size = cst_largest(rho, p);
    for (int k = 0; k < LOOKS && !*yes; k++) {
        TRY(follows_motion(w, s, within(part, k), yes));
        for (int i = 0; i < p && !*yes; i++)
            *yes = fabs(rho[i] - here[i]) > ROUNDED * fmax(size, fabs(rho[i]));
    }
    return CST_OK;
}

int cst_peak_is_plateau(cst_work *w, const cst_peak_search *s, const cst_smooth *part, double y,
                        int *yes)
{
    cst_modes_at(w, 0.5 * (part->left + part->right));
    *yes = part->left < part->right;
    for (int k = 0; k < LOOKS && *yes; k++) {
        double there;
        TRY(cst_peak_value(w, s, within(part, k), &there));
        *yes = fabs(there - y) <= ROUNDED * s->size;
    }
    if (*yes)
        TRY(cst_peak_may_change(w, s, within(part, 0), part, yes));
    return CST_OK;
}
