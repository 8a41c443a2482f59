/* What has just left zero.  Functions of contacts and frictions: drift of the rows leaves them
 * beyond it by a little; they are shifted to the side of their modes until they have left zero, so
 * that neither that nor a rounding error is an event.  Gaps: while one is in a flight
 * lower than the tolerances of its coordinates, these are held to that height and to its speed. */
#include "integrate/work.h"

#include "base/vectors.h"
#include "model/contacts.h"

#include <math.h>

/* What is left is shifted by so much more, of its terms: rounding errors do not bring it back. */
#define MARGIN 1e-13

#define FINE 1e-3 /* of a flight: how well it is resolved */

/* Contact c rebounds with this speed, where the system is solved behind the impact. */
static void resolve_flight(cst_work *w, int c, double speed)
{
    const cst_system *s = &w->system;
    const cst_contact_row *r = &s->contacts.row[c];
    double fall = -s->contacts.phi_ddot[r->row], size = 0.0;
    for (int e = r->start; e < r->end; e++) {
        fall -= s->contacts.value[e] * s->a[s->contacts.col[e]];
        size += fabs(s->contacts.value[e]);
    }
    for (int e = r->start; e < r->end && fall > 0.0; e++) {
        double *q = &w->run.impacts.finest[s->contacts.col[e]], *v = q + s->n;
        *q = fmin(*q, FINE * 0.5 * speed * speed / fall / size);
        *v = fmin(*v, FINE * speed / size);
    }
}

/* The flights that begin at the instant that was crossed last. */
static void resolve_flights(cst_work *w, double t, const double *y)
{
    const cst_impacts *x = &w->run.impacts;
    int n = w->system.n;
    for (int i = 0; i < 2 * n; i++)
        x->finest[i] = INFINITY;
    if (!x->count || x->list[x->count - 1].first < w->run.events.instant ||
        cst_system_solve(&w->system, t, y, y + n) < 0)
        return;
    for (long i = x->count - 1; i >= 0 && x->list[i].first >= w->run.events.instant; i--)
        for (int k = 0; k < x->list[i].count; k++) {
            const cst_impact_part *p = &x->list[i].part[k];
            if (p->kind == CST_PART_NORMAL && p->parameter >= 0)
                resolve_flight(w, p->index, x->list[i].after[k]);
        }
}

void cst_contacts_released(cst_work *w, double t, const double *y)
{
    const cst_model *m = w->model;
    cst_switches *s = &w->switches;
    double *now = w->run.events.within; /* scratch: between steps the first third of it is free */
    cst_clear(s->shift, s->count);
    cst_switch_values(s, t, y, now);
    for (int k = s->own + 1; k < s->count; k++) {
        int f = cst_friction_of_mode(m, k);
        /* of a stick that ended, its way */
        int from = f >= 0 && k == cst_mode_of_way(m, f) ? k - 1 : k;
        double beyond = w->system.mode[k] ? -now[k] : now[k];
        double open = MARGIN / s->rtol * cst_switch_uncertainty(s, k, t, y);
        if (w->run.impacts.released[from] && beyond > -open)
            s->shift[k] = fmax(beyond, 0.0) + open;
    }
    resolve_flights(w, t, y);
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
