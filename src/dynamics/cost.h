/* The cost function of a problem at the instant that the system was solved for last
 * (eq_cost_function). */
#ifndef CST_COST_H
#define CST_COST_H

#include "dynamics/system.h"

typedef struct {
    const cst_cost_kernels *kernels;  /* the problem's */
    double *q, *v, *a, *lambda, *rho; /* partial derivatives of g, or of w: [n] [n] [n] [m] [p] */
} cst_cost_terms;

int cst_cost_create(cst_cost_terms *x, const cst_model *model); /* 0 when out of memory */
void cst_cost_free(cst_cost_terms *x);

double cst_running_cost(const cst_cost_terms *x, const cst_system *s);     /* g */
double cst_final_cost(const cst_cost_terms *x, const cst_system *s);       /* w */
void cst_cost_gradient(cst_cost_terms *x, const cst_system *s, int final); /* of g, or of w */

/* What g looks at besides q and v, in any mode. */
enum { CST_NEEDS_NOTHING, CST_NEEDS_ACCELERATION, CST_NEEDS_REACTION };
int cst_needs(int looks); /* of a sum of CST_LOOKS_AT_... */
int cst_cost_needs(const cst_cost_terms *x, const cst_system *s);

#endif
