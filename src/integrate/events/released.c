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

#define FINE      1e-3 /* of a flight: how well it is resolved                */
#define DIRECTION 1e-6 /* of a slip: what may be open of it across              */

/* Contact c rebounds with this speed, where the system is solved behind the impact. */
static void resolve_flight(cst_work *w, int c, double speed)
{
    const cst_system *s = &w->system;
    const cst_contact_row *r = &s->contacts.row[c];
    double fall = -s->contacts.phi_ddot[r->row], size = 0.0;
    for (int e = r->start; e < r->end; e++) {
        fall -= s->contacts.entries.value[e] * s->a[s->contacts.entries.col[e]];
        size += fabs(s->contacts.entries.value[e]);
    }
    for (int e = r->start; e < r->end && fall > 0.0; e++) {
        double *q = &w->run.impacts.flight[s->contacts.entries.col[e]], *v = q + s->n;
        *q = fmin(*q, FINE * 0.5 * speed * speed / fall / size);
        *v = fmin(*v, FINE * speed / size);
    }
}

/* A friction in space: the direction of its slip is as exact as the tolerances ask of other
 * quantities, up to where it stops; a step must not pass over that.  `values` of the switches, or
 * NULL: where the system is. */
static void resolve_slips(cst_work *w, const double *values)
{
    const cst_system *s = &w->system;
    const cst_contacts *x = &s->contacts;
    double *v = w->run.impacts.finest + s->n, *flight = w->run.impacts.flight + s->n, speeds[2];
    cst_copy(v, flight, s->n);
    for (int f = 0; f < x->frictions; f++) {
        const cst_contact_row *r = &x->row[x->count + f];
        double size = 0.0;
        if (r->mate < 0 || x->kind[r->row] != CST_ROW_SLIP)
            continue;
        int way = cst_mode_of_way(w->model, r->leads ? r->mate : f);
        double slip = values ? values[way] + cst_friction_slow(s, f)
                             : cst_friction_slip(s, f, x->phi_dot, speeds);
        for (int e = r->start; e < r->end; e++)
            size += fabs(x->entries.value[e]);
        for (int e = r->start; e < r->end; e++)
            v[x->entries.col[e]] =
                fmin(v[x->entries.col[e]], DIRECTION * fmax(slip, x->slip.slow[f]) / size);
    }
}

/* The flights that begin at the instant that was crossed last. */
void cst_contacts_resolve_errors(cst_work *w, double t, const double *y)
{
    const cst_impacts *x = &w->run.impacts;
    int n = w->system.n;
    for (int i = 0; i < 2 * n; i++)
        x->flight[i] = INFINITY;
    if (cst_system_solve(&w->system, t, y, y + n) < 0)
        return;
    for (long i = x->count - 1; i >= 0 && x->list[i].first >= w->run.events.instant; i--)
        for (int k = 0; k < x->list[i].count; k++) {
            const cst_impact_part *p = &x->list[i].part[k];
            if (p->kind == CST_PART_NORMAL && p->parameter >= 0)
                resolve_flight(w, p->index, x->list[i].after[k]);
        }
    cst_copy(x->finest, x->flight, 2 * n);
    if (w->system.contacts.slip.pairs)
        resolve_slips(w, NULL);
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
    cst_contacts_resolve_errors(w, t, y);
}

void cst_contacts_left(cst_work *w, const double *values)
{
    cst_switches *s = &w->switches;
    for (int k = s->own + 1; k < s->count; k++) {
        double value = w->system.mode[k] ? values[k] : -values[k];
        if (value > 2.0 * s->shift[k])
            s->shift[k] = 0.0;
    }
    if (w->system.contacts.slip.pairs)
        resolve_slips(w, values);
}
