/* Sparse Jacobians from few directional derivatives (Curtis, Powell, Reid): columns that share no
 * row share a direction.  The pattern is found by poisoning: an output that turns NaN when an input
 * is NaN depends on it.  Groups of inputs are poisoned and halved, those that share no output at
 * once: a sparse pattern takes few evaluations, whatever its size.  Where that finds more than it
 * can tell apart (a function that branches), it is done input by input, as for few inputs. */
#ifndef CST_COMPRESS_H
#define CST_COMPRESS_H

#include "sparse/sparse.h"

/* Entries as a growing list of (row, col). */
typedef struct {
    int *row, *col;
    int count, size, failed;
} cst_entries;
void cst_entries_add(cst_entries *e, int row, int col);
void cst_entries_add_pattern(cst_entries *e, const cst_pattern *s, int row0, int col0,
                             int transposed);
void cst_entries_free(cst_entries *e);

/* Evaluates a function of x [cols] into y [rows], in one of several variants (branches). */
typedef void cst_probe(void *context, int variant, const double *x, double *y);
int cst_pattern_probe(cst_pattern *s, int rows, int cols, int variants, cst_probe *f, void *context,
                      const double *x);

/* How a Jacobian is put together from directional derivatives, `width` directions a pass.
 *   for each pass k: y = J seeds[k] (y is [rows][width]), then value[target[e]] is y[source[e]]
 *   for e in start[k] .. start[k + 1].  `entry[e]` is the entry's index in the
 *   Jacobian's own pattern. */
typedef struct {
    int width, passes, cols;
    double *seeds; /* [passes][cols][width] of 0 and 1 */
    int *start;    /* [passes + 1]                     */
    int *source, *entry;
} cst_plan;
/* 0 when out of memory */
int cst_plan_build(cst_plan *plan, const cst_pattern *s, int width, int symmetric);
void cst_plan_free(cst_plan *plan);
static inline const double *cst_plan_seeds(const cst_plan *plan, int pass)
{
    return plan->seeds + (long)pass * plan->cols * plan->width;
}

#endif
