/* Sparse LU by KLU: analysed once, factored and refactored many times, solved both ways with the same factors. */
#ifndef CST_LU_H
#define CST_LU_H

#include "sparse.h"

#ifdef CST_SUITESPARSE_DIR
#include <suitesparse/klu.h>
#else
#include <klu.h>
#endif

typedef struct {
    const cst_pattern *pattern; /* square                                                       */
    double *value;              /* [entries] the matrix                                         */
    klu_common common;
    klu_symbolic *symbolic;
    klu_numeric *numeric;
    double rcond;               /* estimate for the factors in hand                             */
    double rcond_pivoted;       /* the same when the pivots were last chosen                    */
    long factorisations, refactorisations;
} cst_lu;

int cst_lu_create(cst_lu *lu, const cst_pattern *pattern); /* 0 when out of memory                */
void cst_lu_free(cst_lu *lu);
int cst_lu_factor(cst_lu *lu);                             /* 0 when singular                     */
void cst_lu_repivot(cst_lu *lu);                           /* the next factorisation chooses pivots anew */
void cst_lu_solve(cst_lu *lu, double *b, int count);       /* b = A \ b, count right-hand sides   */
void cst_lu_tsolve(cst_lu *lu, double *b, int count);      /* b = A'\ b                           */

#endif
