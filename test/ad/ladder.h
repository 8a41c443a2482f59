/* The comparison of one kernel's derivatives with differences in quadruple precision. */
#ifndef CST_LADDER_H
#define CST_LADDER_H

#include "subject.h"

#include <stddef.h>

/* J = dF/dx and, for each entry, the scale that its error is measured by:
 *
 *     S_ij = |J_ij| + |change of J_ij when every input changes by a relative rounding error|
 *                     / rounding error
 *            + (1e-6 max(1, |y|) + 1e-1 max_k |J_ik| size of x_k) / size of x_j
 *
 * The second term is what no computation in double precision can escape (the magnitude of terms
 * that cancel), the third keeps the noise of the reference out of entries that are zero, and the
 * rounding of terms that always cancel (a hardpoint that two bodies share) out of entries far below
 * the others of their row.  A product w'J is measured by |w|'S, J d by S|d|. */
typedef struct {
    int nin, nout, block;
    int stride, phase; /* every so many columns are looked at, from this one on: all, but for second
                        * derivatives of a large model                                           */
    double *x;         /* [nin]                       */
    quad *y, *yS;      /* [nout]: the value, likewise */
    quad *J, *S;       /* [nout][nin]                 */
} reference;

/* The largest error seen, relative to its scale, and where. */
typedef struct {
    double value, reverse, vector, dot;
    const char *what; /* of the largest of them */
    int row, column;
    double worst;
} verdict;

/* 0: not finite here */
int reference_make(reference *r, const subject *f, const trial *z, unsigned long long *seed);
void reference_free(reference *r);

/* Each derivative: every entry alone and all together; outputs hold NaN before each call. */
verdict ladder_check(const reference *r, const subject *f, const trial *z,
                     unsigned long long *seed);

void *zeros(size_t count, size_t size);   /* calloc that aborts */
double uniform(unsigned long long *seed); /* in (-1, 1) */

#endif
