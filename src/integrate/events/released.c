/* Functions of contacts and frictions that have just left zero.  Drift of the rows leaves them
 * beyond it by a little; they are shifted to the side of their modes until they have left zero, so
 * that neither that nor a rounding error is an event. */
#include "integrate/work.h"

#include "base/vectors.h"
#include "model/contacts.h"

#include <math.h>

/* What is left is shifted by so much more, of its terms: rounding errors do not bring it back. */
#define MARGIN 1e-13

void cst_contacts_released(cst_work *w, double t, const double *y)
{
    const cst_model *m = w->model;
    cst_switches *s = &w->switches;
    double *now = w->events.within; /* scratch: between steps the first third of it is free */
    cst_clear(s->shift, s->count);
    cst_switch_values(s, t, y, now);
    for (int k = s->own + 1; k < s->count; k++) {
        int f = cst_friction_of_mode(m, k);
        /* of a stick that ended, its way */
        int from = f >= 0 && k == cst_mode_of_way(m, f) ? k - 1 : k;
        double beyond = w->system.mode[k] ? -now[k] : now[k];
        double open = MARGIN / s->rtol * cst_switch_uncertainty(s, k, t, y);
        if (w->impacts.released[from] && beyond > -open)
            s->shift[k] = fmax(beyond, 0.0) + open;
    }
}

void cst_contacts_left(cst_work *w, const double *values)
{
    cst_switches *s = &w->switches;
    for (int k = s->own + 1; k < s->count; k++) {
        double value = w->system.mode[k] ? values[k] : -values[k];
        if (value > 2.0 * s->shift[k])
            s->shift[k] = 0.0;
    }
}
