/* Contacts and frictions along a run: impacts, rest and release, slip and stick; how the state
 * jumps, and how the derivatives cross.  An impact is an event whose state jumps; the rest are
 * flips, decided by what accelerations and reactions allow. */
#ifndef CST_IMPACTS_H
#define CST_IMPACTS_H

#include "dynamics/contacts/impact.h"
#include "dynamics/switches.h"

typedef struct {
    cst_impact *list; /* [room] in the order of time */
    long made;        /* of them have arrays, of this run or of one before */
    long count, room;
    cst_impacts_space space;
    double *fastest;         /* [contacts] the largest speed of an impact in this run */
    double *after;           /* [2 n] the state behind the impacts of an instant */
    unsigned char *released; /* [modes] 1: its contact opened here, or its stick ended */
    struct cst_direction_list
        *directions; /* of frictions in space, kept; NULL where there are none */
    double *flight,
        *finest; /* [2 n] errors of q and v that a flight, and slips, allow, or INFINITY */
    int plastic; /* 1 + a contact whose restitution is 0, or 0 */
} cst_impacts;

int cst_impacts_create(cst_work *w); /* 0 when out of memory */
void cst_impacts_free(cst_impacts *x);
void cst_impacts_begin(cst_work *w); /* before a run */

void cst_impacts_warn(cst_work *w); /* at the end of a call */

cst_impact *cst_impact_add(cst_work *w); /* of the next event; NULL when out of memory */

/* contacts.c: cst_events_cross with all that contacts and frictions do. */
int cst_contacts_cross(cst_work *w, double t, const double *y);
int cst_contacts_check(cst_work *w, double t, const double *y); /* after a step */

/* directions.c: sigma of frictions in space while it is held, after the events so far; it is set as
 * it was after so many events. */
int cst_directions_create(cst_work *w); /* 0 when out of memory */
void cst_directions_free(cst_impacts *x);
void cst_directions_begin(cst_work *w); /* before a run */
int cst_directions_note(cst_work *w);
void cst_directions_at(cst_work *w, long events);

/* released.c: after the flips at (t, y), functions that leave zero are shifted and flights
 * resolved; after a step without one, at whose end they are `values`, those that have left it no
 * longer. */
void cst_contacts_released(cst_work *w, double t, const double *y);
void cst_contacts_resolve_errors(cst_work *w, double t, const double *y); /* at the start */
void cst_contacts_left(cst_work *w, const double *values);

/* The impact of the group of events that begins with number `first`, or NULL; the state just before
 * that group, and behind all before `end`, where y is the state behind the instant. */
cst_impact *cst_impact_of(const cst_work *w, long first);
const double *cst_impacts_before(const cst_work *w, long first, long end, const double *y);

/* The velocities of y [2 n] behind the impacts among the events first ... end - 1. */
void cst_impacts_apply(const cst_work *w, long first, long end, double *y);

/* Of a contact, or of a friction, which is after the contacts: the sum of its impulses, and how
 * many impacts it has, or how often it sticks. */
double cst_impulse_sum(const cst_work *w, int index);
int cst_impact_count(const cst_work *w, int index);

/* What the response of number r has of the impulses of an impact's parts: into weight [CST_PARTS],
 * which is returned; NULL for others. */
const double *cst_impulse_weights(const cst_work *w, const cst_impact *one, int r, double *weight);

/* After cst_impact_tangent of design variables first ... first + lanes: into the gradients of the
 * responses that are impulses. */
void cst_impulse_tangents(cst_work *w, const cst_impact *one, int first, int lanes);

/* Once more for another state before it, y [2 n], which becomes that behind it. */
int cst_impact_again(cst_work *w, cst_impact *x, double t, double *y);

#endif
