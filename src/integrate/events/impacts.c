/* The impacts of a run, kept for the derivatives. */
#include "integrate/work.h"

#include "base/vectors.h"
#include "model/contacts.h"

#include <stdlib.h>

#define USUAL 64 /* impacts: there is room for them from the start */

static int reserve(cst_impacts *x, const cst_system *s)
{
    x->list = calloc(USUAL, sizeof *x->list);
    x->room = x->list ? USUAL : 0;
    while (x->made < x->room && cst_impact_create(&x->list[x->made], s))
        x->made++;
    return x->list && x->made == x->room;
}

int cst_impacts_create(cst_work *w)
{
    cst_impacts *x = &w->run.impacts;
    const cst_system *s = &w->system;
    if (!cst_contacts_any(&s->contacts))
        return 1;
    x->fastest = calloc((size_t)s->contacts.count + 6 * (size_t)s->n + 1, sizeof *x->fastest);
    x->released = calloc((size_t)w->switches.count, sizeof *x->released);
    x->after = x->fastest ? x->fastest + s->contacts.count : NULL;
    x->finest = x->fastest ? x->after + 2 * s->n : NULL;
    x->flight = x->fastest ? x->finest + 2 * s->n : NULL;
    if (s->contacts.slip.pairs && !cst_directions_create(w))
        return 0;
    return x->fastest && x->released && cst_impact_space_create(&x->space, s) && reserve(x, s);
}

void cst_impacts_free(cst_impacts *x)
{
    for (long i = 0; i < x->made; i++)
        cst_impact_free(&x->list[i]);
    free(x->list);
    free(x->fastest);
    free(x->released);
    cst_directions_free(x);
    cst_impact_space_free(&x->space);
}

void cst_impacts_begin(cst_work *w)
{
    w->run.impacts.count = 0;
    w->run.impacts.plastic = 0;
    cst_directions_begin(w);
    if (!w->run.impacts.fastest)
        return;
    cst_clear(w->run.impacts.fastest, w->system.contacts.count);
    cst_clear(w->switches.shift, w->switches.count);
    for (int i = 0; i < 2 * w->system.n; i++)
        w->run.impacts.finest[i] = w->run.impacts.flight[i] = INFINITY;
}

void cst_impacts_warn(cst_work *w)
{
    const cst_impacts *x = &w->run.impacts;
    if (!x->plastic || !w->call.computes_derivatives)
        return;
    int parameter = w->system.contacts.row[x->plastic - 1].coefficient;
    for (int i = 0; i < w->count; i++)
        if (w->p->design[i] == parameter)
            cst_warn(&w->report, CST_WCORNER,
                     "%s does not rebound, %s = 0: there is a corner, and the derivative with "
                     "respect to it is 0: make it a little larger",
                     cst_switch_label(&w->switches, cst_mode_of_contact(w->model, x->plastic - 1)),
                     w->model->parameters[parameter].name);
}

/* Room for one more, whose arrays are there. */
cst_impact *cst_impact_add(cst_work *w)
{
    cst_impacts *x = &w->run.impacts;
    if (x->count == x->room) {
        long room = 2 * x->room + 16;
        cst_impact *list = realloc(x->list, (size_t)room * sizeof *list);
        if (!list)
            return NULL;
        x->list = list;
        x->room = room;
    }
    cst_impact *one = &x->list[x->count];
    cst_impact arrays = { 0 };
    if (x->count < x->made)
        arrays = *one;
    else if (!cst_impact_create(&arrays, &w->system))
        return NULL;
    *one = (cst_impact){ .first = w->stats.events,
                         .q = arrays.q,
                         .v = arrays.v,
                         .dv = arrays.dv,
                         .impulse = arrays.impulse };
    x->count++;
    x->made = x->made > x->count ? x->made : x->count;
    return one;
}

/* The first impact of an event that is not before `first`. */
static long find(const cst_work *w, long first)
{
    long low = 0, high = w->run.impacts.count;
    while (low < high) {
        long middle = (low + high) / 2;
        if (w->run.impacts.list[middle].first >= first)
            high = middle;
        else
            low = middle + 1;
    }
    return low;
}

cst_impact *cst_impact_of(const cst_work *w, long first)
{
    long i = find(w, first);
    return i < w->run.impacts.count && w->run.impacts.list[i].first == first
               ? &w->run.impacts.list[i]
               : NULL;
}

const double *cst_impacts_before(const cst_work *w, long first, long end, const double *y)
{
    long i = find(w, first);
    return i < w->run.impacts.count && w->run.impacts.list[i].first < end ? w->run.impacts.list[i].q
                                                                          : y;
}

void cst_impacts_apply(const cst_work *w, long first, long end, double *y)
{
    int n = w->system.n;
    for (long i = find(w, first); i < w->run.impacts.count && w->run.impacts.list[i].first < end;
         i++) {
        const cst_impact *x = &w->run.impacts.list[i];
        for (int d = 0; d < n; d++)
            y[n + d] = x->v[d] + x->dv[d];
    }
}

int cst_impact_again(cst_work *w, cst_impact *x, double t, double *y)
{
    int n = w->system.n;
    x->t = t;
    cst_copy(x->q, y, n);
    cst_copy(x->v, y + n, n);
    int status = cst_impact_begin(&w->system, &w->run.impacts.space, x);
    if (status >= 0 && !cst_impact_solve(&w->system, &w->run.impacts.space, x, NULL))
        status = CST_ESINGULAR;
    cst_impact_end(&w->system);
    if (status < 0)
        return cst_state_failed(w, status, t);
    cst_add(y + n, x->dv, n);
    return CST_OK;
}

/* ---- responses of impulses ------------------------------------------------------------------- */

static int is_of(const cst_work *w, const cst_impact_part *p, int index)
{
    int contacts = w->system.contacts.count;
    return index < contacts ? p->kind == CST_PART_NORMAL && p->index == index
                            : (p->kind == CST_PART_STOP || p->kind == CST_PART_SLIDE) &&
                                  p->index == index - contacts;
}

double cst_impulse_sum(const cst_work *w, int index)
{
    double sum = 0.0;
    for (long i = 0; i < w->run.impacts.count; i++)
        for (int k = 0; k < w->run.impacts.list[i].count; k++) {
            const cst_impact_part *p = &w->run.impacts.list[i].part[k];
            if (is_of(w, p, index))
                sum -= w->run.impacts.list[i].impulse[p->row];
        }
    return sum;
}

int cst_impact_count(const cst_work *w, int index)
{
    const cst_model *m = w->model;
    int contacts = m->contacts_count, count = 0;
    for (long e = 0; e < w->stats.events && index >= contacts; e++)
        count += w->run.events.list[e].k == cst_mode_of_stick(m, index - contacts) &&
                 w->run.events.list[e].to && !w->run.events.list[e].from;
    for (long i = 0; i < w->run.impacts.count && index < contacts; i++)
        count += w->run.impacts.list[i].k == cst_mode_of_contact(m, index);
    return count;
}

const double *cst_impulse_weights(const cst_work *w, const cst_impact *one, int r, double *weight)
{
    const cst_targets *x = w->targets;
    if (r >= x->count || x->list[r].parsed->functional != CST_FN_IMPULSE)
        return NULL;
    for (int k = 0; k < one->count; k++)
        weight[k] = is_of(w, &one->part[k], x->list[r].parsed->x.index) ? -1.0 : 0.0;
    return weight;
}

void cst_impulse_tangents(cst_work *w, const cst_impact *one, int first, int lanes)
{
    double weight[CST_PARTS];
    for (int r = 0; r < w->targets->count; r++) {
        double *gradient = w->targets->list[r].gradient;
        if (!cst_impulse_weights(w, one, r, weight))
            continue;
        for (int k = 0; k < one->count; k++)
            for (int l = 0; l < lanes; l++)
                gradient[w->p->design[first + l]] += weight[k] * w->run.impacts.space.dI[k][l];
    }
}
