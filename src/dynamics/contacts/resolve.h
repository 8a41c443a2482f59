/* Which contacts hold and which frictions stick, where the velocities leave it open: by the
 * accelerations.  A contact that touches at rest stays closed with a force that is not negative, or
 * opens with a gap that does not close; a friction without slip sticks within its limit, or begins
 * to slip that way. */
#ifndef CST_RESOLVE_H
#define CST_RESOLVE_H

#include "dynamics/system.h"
#include "model/contacts.h"

typedef struct {
    unsigned char contact[CST_CONTACTS], friction[CST_CONTACTS]; /* 1: it is open what it does */
    int trigger; /* a mode that must change, whose zero is what happens here; or -1 */
} cst_undecided;

enum { CST_RESOLVED, CST_NO_ANSWER, CST_ANSWERS };

/* Sets the modes of contacts and frictions at (t, y).  CST_NO_ANSWER: there is none;
 * CST_ANSWERS: there are several, with different motions; then, and where memory runs out
 * (CST_EMEMORY), the modes are as before. */
int cst_contacts_resolve(cst_system *s, double t, const double *y, const cst_undecided *u);

/* All that is closed, and all frictions that act and do not slip. */
void cst_contacts_undecided(cst_system *s, double t, const double *y, cst_undecided *u);

/* Is a friction's slip, where the system was solved, no more than errors? */
int cst_is_still(const cst_system *s, int f);

/* The modes at the start y, t = 0.  held [m]: of a start that is searched, 1 for the rows of
 * contacts that touch there; or NULL. */
int cst_contacts_start(cst_system *s, const double *y, const unsigned char *held, cst_report *r);

#endif
