/* The Jacobian of the forces by columns and by rows: a body that many others push on (a vehicle's
 * chassis) has rows that depend on all of them and would keep all of their columns apart.  Those
 * rows are taken one by one, in reverse; the others by columns. */
#ifndef CST_SPLIT_H
#define CST_SPLIT_H

#include "sparse/compress.h"

typedef struct {
    int count, *row;          /* the rows taken in reverse */
    cst_pattern by_q, by_v;   /* n x count: what each of them depends on */
    int *target_q, *target_v; /* where these entries are in the whole matrix */
} cst_rows;

/* Chooses the rows for the least time; what is left of q and v, to be taken by columns, `width` a
 * pass, goes into the other two.  0 when out of memory. */
int cst_split(const cst_pattern *q, const cst_pattern *v, const cst_pattern *whole, int width,
              cst_rows *rows, cst_pattern *left_q, cst_pattern *left_v);
void cst_rows_free(cst_rows *rows);

#endif
