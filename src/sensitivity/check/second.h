/* The derivative ladder's rungs of second derivatives. */
#ifndef CST_CHECK_SECOND_H
#define CST_CHECK_SECOND_H

#include "sensitivity/sensitivity.h"

/* How far the change of the products F_x'(z, W) along d, contracted with e, is from differences,
 * relative.  at, d, e: (q, v, a, lambda, rho) of the instant and of directions.  The system is left
 * at the instant, w->second_order.products must be there. */
double cst_check_curvature(cst_work *w, const double *at, const double *d, const double *e,
                           const double *zW);

/* The Hessian times d against differences of the gradient: their distance, and what the differences
 * are open by, both relative.  A status below 0: there is no such product, or a run failed. */
int cst_check_hessian(const cst_problem *p, cst_work *w, const double *d, double *error,
                      double *own);

#endif
