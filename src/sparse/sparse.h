/* Compressed sparse columns, square or not, with KLU's index type. */
#ifndef CST_SPARSE_H
#define CST_SPARSE_H

typedef struct {
    int rows, cols;
    int *p; /* [cols + 1] where each column starts */
    int *i; /* [p[cols]] row of each entry, ascending within a column */
} cst_pattern;

int cst_pattern_build(cst_pattern *s, int rows, int cols, int entries, const int *row,
                      const int *col);
void cst_pattern_free(cst_pattern *s);
int cst_pattern_find(const cst_pattern *s, int row, int col); /* index of an entry, or -1 */

/* y += A(:, 0:cols) x and y += A(:, 0:cols)' x, with the values in `value`. */
void cst_multiply(const cst_pattern *s, const double *value, int cols, const double *x, double *y);
void cst_multiply_transposed(const cst_pattern *s, const double *value, int cols, const double *x,
                             double *y);

#endif
