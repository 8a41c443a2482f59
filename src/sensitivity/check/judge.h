/* What every verdict on a derivative is made by. */
#ifndef CST_JUDGE_H
#define CST_JUDGE_H

#include "model/problem.h"

#include <math.h>

#define CST_NEGLIGIBLE 1e-5 /* of psi, for a relative change of a parameter by 1: less is none */
#define CST_SHARE      1e-2 /* of a derivative: accepted besides the differences' own error    */
#define CST_DOUBT      0.1  /* of a derivative: with a larger error nothing can be said        */
#define CST_ENOUGH     1e-3 /* of a derivative: with a smaller error no other steps are tried  */

/* What a change of design variable k is measured by: its value, or 1. */
static inline double cst_design_size(const cst_problem *p, int k)
{
    double value = fabs(p->rho[p->design[k]]);
    return value > 0.0 ? value : 1.0;
}

#endif
