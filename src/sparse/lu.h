/* Sparse LU by KLU: analyzed once, factored and refactored many times, solved both ways with the
 * same factors.  Pivots are chosen when the work is created and kept; only a configuration in which
 * they are bad takes others, and memory for them. */
#ifndef CST_LU_H
#define CST_LU_H

#include "sparse/sparse.h"

#ifdef CST_SUITESPARSE_DIR
#include <suitesparse/klu.h>
#else
#include <klu.h>
/* So that a run does not depend on the one before. */
static inline void cst_lu_reset(cst_lu *lu)
{
    if (lu->numeric != lu->kept)
        cst_lu_restore(lu);
}

#endif

typedef struct {
    const cst_pattern *pattern; /* square                                                       */
    double *value;              /* [entries] the matrix                                         */
    klu_common common;
    klu_symbolic *symbolic;
    /* the current factors, and those whose pivots every run begins with */
    klu_numeric *numeric, *kept;
    double rcond; /* estimate for the current factors                             */
    double rcond_pivoted, rcond_kept; /* the same when their pivots were chosen                  */
    double fall;       /* pivots are kept while rcond stays within this factor of theirs */
    int out_of_memory; /* the last failure was out of memory                      */
    long factorizations, refactorizations;
} cst_lu;

int cst_lu_create(cst_lu *lu, const cst_pattern *pattern, double fall); /* 0 when out of memory   */
void cst_lu_free(cst_lu *lu);
int cst_lu_factor(cst_lu *lu);   /* 0 when singular                     */
void cst_lu_keep(cst_lu *lu);    /* every run is to begin with the current pivots */
void cst_lu_restore(cst_lu *lu); /* back to them */
void cst_lu_solve(cst_lu *lu, double *b, int count);  /* b = A \ b, count right-hand sides   */
void cst_lu_tsolve(cst_lu *lu, double *b, int count); /* b = A'\ b                           */

/* The same, or with A', and corrected once by its residual; room: [2][count][cols]. */
void cst_lu_solve_refined(cst_lu *lu, double *b, int count, int transposed, double *room);

/* So that a run does not depend on the one before. */
static inline void cst_lu_reset(cst_lu *lu)
{
    if (lu->numeric != lu->kept)
        cst_lu_restore(lu);
}

#endif
