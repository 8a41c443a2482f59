/* Searches with contacts, of which Phi >= 0 is asked and a force that is not negative: which of
 * them touch is found by adding one that is violated, or leaving out one that pulls, and searching
 * again.  Velocities likewise: a contact that touches may not close, and a latch that is on holds.
 * Frictions have no part in either. */
#include "start/start.h"

#include "base/vectors.h"
#include "model/contacts.h"

#include <math.h>
#include <string.h>

#define PULLS 1e-10 /* of the multipliers: more is a force that pulls                 */
#define INSIDE                                                                                     \
    1e-10 /* in the coordinates' units: a gap below is not that of a contact that touches */
enum { ROUNDS = 4 * CST_CONTACTS };

static int row_of(const cst_system *s, int c)
{
    return s->contacts.row[c].row;
}

/* All rows of contacts, frictions and latches: none is held. */
static void release_all(const cst_system *s, unsigned char *held)
{
    memset(held, 1, (size_t)s->m);
    for (int k = 0; k < s->contacts.any; k++)
        held[s->contacts.row[k].row] = 0;
}

/* The contact with the lowest gap (or rate) in value, of those that are not held, if that is below
 * -open; or -1. */
static int violated(const cst_system *s, const unsigned char *held, const double *value,
                    double open)
{
    int worst = -1;
    for (int c = 0; c < s->contacts.count; c++) {
        int i = row_of(s, c);
        if (!held[i] && value[i] < -open && (worst < 0 || value[i] < value[row_of(s, worst)]))
            worst = c;
    }
    return worst;
}

/* The contact that pulls the most, or -1. */
static int pulls(const cst_system *s, const unsigned char *held, const double *force)
{
    double open = PULLS * cst_largest(force, s->m);
    int worst = -1;
    for (int c = 0; c < s->contacts.count; c++) {
        int i = row_of(s, c);
        if (held[i] && force[i] > open && (worst < 0 || force[i] > force[row_of(s, worst)]))
            worst = c;
    }
    return worst;
}

/* Phi and Phi_dot of all rows at (0, q, v). */
static void kinematics(cst_system *s, const double *q, const double *v)
{
    s->t = 0.0;
    memmove(s->q, q, (size_t)s->n * sizeof *q);
    memmove(s->v, v, (size_t)s->n * sizeof *q);
    cst_system_kinematics(s);
}

/* From the contacts that are held on; 1: found. */
static int search(cst_initial *start, int equilibrium)
{
    cst_system *s = start->system;
    for (int round = 0; round < ROUNDS; round++) {
        int found = cst_static_search(start, equilibrium);
        if (found <= 0)
            return found;
        kinematics(s, start->q, s->args.zero);
        int c = violated(s, start->held, s->phi, INSIDE * (1.0 + cst_largest(start->q, s->n)));
        if (c >= 0) {
            start->held[row_of(s, c)] = 1;
            continue;
        }
        c = pulls(s, start->held, start->lambda);
        if (c < 0)
            return 1;
        start->held[row_of(s, c)] = 0;
    }
    return 0;
}

/* First with those that touch in the guess; where nothing holds the mechanism then, with all. */
int cst_one_sided_search(cst_initial *start, int equilibrium)
{
    cst_system *s = start->system;
    release_all(s, start->held);
    kinematics(s, start->guess, s->args.zero);
    for (int c = 0; c < s->contacts.count; c++)
        start->held[row_of(s, c)] = s->phi[row_of(s, c)] <= INSIDE;
    int found = search(start, equilibrium);
    if (found == 1 || (found < 0 && found != CST_ESTART))
        return found;
    start->report->message[0] = '\0';
    release_all(s, start->held);
    for (int c = 0; c < s->contacts.count; c++)
        start->held[row_of(s, c)] = 1;
    return search(start, equilibrium);
}

/* The rows of the projection at first: contacts that touch, latches that are on. */
static void begin_velocity(cst_initial *start, const double *q, const double *v)
{
    cst_system *s = start->system;
    const cst_contacts *x = &s->contacts;
    double *y = start->at_rest;
    memcpy(start->held_v, start->held, (size_t)s->m);
    cst_copy(y, q, s->n);
    cst_copy(y + s->n, v, s->n);
    cst_modes_start(start->switches, y, 0);
    for (int l = 0; l < x->latches; l++) {
        const cst_contact_row *r = &x->row[x->count + x->frictions + l];
        start->held_v[r->row] = s->mode[r->by] != 0;
    }
}

int cst_one_sided_velocity(cst_initial *start, const double *q, double *v)
{
    cst_system *s = start->system;
    double *found = start->v;
    begin_velocity(start, q, v);
    for (int round = 0; round < ROUNDS; round++) {
        double *next = start->mu_q;
        cst_copy(next, v, s->n);
        TRY(cst_static_velocity(start, q, next));
        int c = pulls(s, start->held_v, start->eta);
        if (c >= 0) {
            start->held_v[row_of(s, c)] = 0;
            continue;
        }
        kinematics(s, q, found);
        for (c = 0; c < s->contacts.count; c++) { /* of those that do not touch, any rate will do */
            int i = row_of(s, c);
            s->phi_dot[i] = start->held[i] ? s->phi_dot[i] : 0.0;
        }
        c = violated(s, start->held_v, s->phi_dot, INSIDE * (1.0 + cst_largest(found, s->n)));
        if (c < 0)
            break;
        start->held_v[row_of(s, c)] = 1;
    }
    cst_copy(v, found, s->n);
    return CST_OK;
}
