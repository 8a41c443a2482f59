/* Scenarios solved side by side: what cst_gradients and the optimizer share. */
#ifndef CST_SCENARIOS_H
#define CST_SCENARIOS_H

#include "costate.h"

typedef struct {
    const cst_scenario *scenarios; /* [count]                                           */
    int count, n;                  /* n: design variables                               */
    const double *rho;             /* [n], or NULL: each problem's own                  */
    double *psi, *gradients;       /* [count], [count][n] or NULL                       */
    double **responses; /* [count] room for a problem's responses and their Jacobian: of its
                         * objective and constraints; or NULL: its cost                    */
    int *status;        /* [count]; CST_ECANCELED: not begun                */
    double deadline;    /* of the clock, or INFINITY                         */
    int stop;           /* 1: after an error no other scenario is begun      */
    int misfits;        /* 1: psi is the sum of the responses that are misfits */
    double *residuals, *jacobian; /* of measurements, scenario by scenario, in place of all that;
                                     the latter may be NULL */
    int lanes;                    /* above 0: products of the Hessians in place of all that: */
    const double *directions;     /* [lanes][n]                                        */
    double *products;             /* [count][lanes][n]                                 */
} cst_batch;

int cst_batch_run(const cst_batch *b, int jobs);
/* 1: no two of them have the same work */
int cst_scenarios_apart(const cst_scenario *scenarios, int count);

#endif
