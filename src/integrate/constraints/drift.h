/* Is the mechanism still together?  See run.c. */
#ifndef CST_DRIFT_H
#define CST_DRIFT_H

#include "costate.h"

#define CST_DRIFT_SUSPICIOUS 1.0  /* E / E_motion */
#define CST_DRIFT_LOOSE      1e-2 /* of the loads alone: a warning */

typedef struct {
    double motion;        /* energy of the motion when last looked at                        */
    double closed;        /* |Phi|^2 of a drift that closed, and twice as much on each side  */
    double worst, t, phi; /* the loads' share of that energy, when, and how far it opens     */
    int row;              /* which constraint                                                */
} cst_drift;

/* After each step: CST_OK, or CST_EDRIFT. */
int cst_drift_check(cst_work *w, double t);
void cst_drift_warning(cst_work *w);

#endif
