/* The analysis of a pattern for fronts, on the way. */
#ifndef CST_FRONTS_ORDER_H
#define CST_FRONTS_ORDER_H

#include "sparse/fronts/fronts.h"

/* What the analysis needs on the way. */
typedef struct {
    const cst_pattern *A;
    int n;
    cst_pattern H;
    int *place;               /* [n] when a column is eliminated: the inverse of order         */
    int *parent, *count;      /* [n] elimination tree, rows below the diagonal                 */
    int *start, *row, size;   /* [n + 1], [size] those rows, ascending                         */
    int *first, fronts;       /* [n + 1] first column of each supernode                        */
    int *of, *mark, *scratch; /* [n] supernode of a column; [n] marks; [3 n] for any purpose    */
    int *order, *at;          /* [n] the column that is eliminated k-th; where it is with padding */
    int *memory;
} cst_analysis;

/* Order, elimination tree, rows of L, supernodes; or, whole, one front.  0 when out of memory. */
int cst_fronts_order(cst_analysis *a, int whole);

/* Multiplications of a front with its padding. */
double cst_front_cost(int pivots, int below);

static inline int cst_padded(int count)
{
    return (count + CST_PAD - 1) / CST_PAD * CST_PAD;
}

static inline int cst_ascending(const void *a, const void *b)
{
    return *(const int *)a - *(const int *)b;
}

#endif
