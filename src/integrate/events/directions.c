/* The directions in which frictions in space began to slip, kept as events are: with the modes at
 * an instant they say which way the friction acts. */
#include "integrate/work.h"

#include "base/vectors.h"

#include <stdlib.h>

typedef struct cst_direction_list {
    long *events; /* [CST_EVENTS] behind which they hold */
    double *held; /* [CST_EVENTS][frictions] */
    long count;
} direction_list;

int cst_directions_create(cst_work *w)
{
    size_t frictions = (size_t)w->system.contacts.frictions;
    direction_list *x = w->run.impacts.directions = calloc(1, sizeof *x);
    if (!x)
        return 0;
    x->events = malloc(CST_EVENTS * sizeof *x->events);
    x->held = malloc(CST_EVENTS * frictions * sizeof *x->held); /* touched as far as it is used */
    return x->events && x->held;
}

void cst_directions_free(cst_impacts *x)
{
    if (x->directions) {
        free(x->directions->events);
        free(x->directions->held);
    }
    free(x->directions);
}

void cst_directions_begin(cst_work *w)
{
    if (w->run.impacts.directions)
        w->run.impacts.directions->count = 0;
}

int cst_directions_note(cst_work *w)
{
    direction_list *x = w->run.impacts.directions;
    int frictions = w->system.contacts.frictions;
    if (x->count == CST_EVENTS)
        return cst_events_chatter(w);
    x->events[x->count] = w->stats.events;
    cst_copy(x->held + x->count++ * frictions, w->system.contacts.slip.held, frictions);
    return CST_OK;
}

void cst_directions_at(cst_work *w, long events)
{
    cst_contacts *c = &w->system.contacts;
    const direction_list *x = w->run.impacts.directions;
    long k = x->count;
    while (k > 0 && x->events[k - 1] > events)
        k--;
    cst_copy(c->slip.held, k ? x->held + (k - 1) * c->frictions : c->slip.held_first, c->frictions);
}
