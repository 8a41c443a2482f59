/* Rivals of a peak: other instants at which the response has the same value, within tolerance.  The
 * response has a derivative only where all of them have the same one; otherwise it has a corner, as
 * a change of the design makes one or the other the peak. */
#include "integrate/targets/peaks.h"

#include "base/vectors.h"

#include <math.h>

#define ROUNDED 1e-12 /* of its size: a quantity that changes by less stays the same */
#define LOOKS   3

/* Where a part is looked at: within it, at no simple fraction. */
static const double at_part[LOOKS] = { 0.13, 0.52, 0.87 };

static double within(double left, double right, int k)
{
    return left + at_part[k] * (right - left);
}

void cst_rival_add(cst_work *w, const cst_rival *rival)
{
    cst_targets *x = w->targets;
    if (x->rivals_count < x->rivals_room)
        x->rivals[x->rivals_count++] = *rival;
}

void cst_plateau_add(cst_work *w, double left, double right, const cst_rival *like)
{
    for (int k = 0; k < LOOKS; k++) {
        cst_rival rival = *like;
        rival.t[0] = left;
        rival.t[1] = right;
        rival.plateau = 1;
        rival.stop.t = within(left, right, k);
        rival.stop.side = 0;
        rival.stop.first = -1;
        rival.stop.rate = 0.0;
        cst_rival_add(w, &rival);
    }
}

int cst_plateau_list(cst_work *w, const cst_peak_search *s, const cst_smooth *part, double y,
                     const cst_rival *like)
{
    if (part->left >= part->right)
        return CST_OK;
    cst_modes_at(w, 0.5 * (part->left + part->right));
    for (int k = 0; k < LOOKS; k++) {
        double there;
        TRY(cst_peak_value(w, s, within(part->left, part->right, k), &there));
        if (fabs(there - y) > ROUNDED * s->size)
            return CST_OK;
    }
    cst_plateau_add(w, part->left, part->right, like);
    return CST_OK;
}
