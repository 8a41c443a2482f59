/* psi, its gradient and what a run did, above the integrators. */
#ifndef CST_SENSITIVITY_H
#define CST_SENSITIVITY_H

#include "integrate/work.h"

/* call.c: what every call on a work begins and ends with.  cst_prepare puts the problem and its parameters into the
 * work and resets the statistics; cst_conclude collects them and turns what was noticed into a warning. */
int cst_prepare(const cst_problem *p, cst_work *w, const double *rho);
int cst_conclude(cst_work *w, int status);

/* differences.c: psi, and w->gradient by finite differences. */
int cst_differences(cst_work *w);

#endif
