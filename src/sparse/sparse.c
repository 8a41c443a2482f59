#include "sparse/sparse.h"

#include <stdlib.h>

/* Sorts the rows of one column, which has few of them, and drops repeated ones. */
static int sort_unique(int *x, int n)
{
    int kept = 0;
    for (int k = 1; k < n; k++)
        for (int j = k; j > 0 && x[j - 1] > x[j]; j--) {
            int swap = x[j];
            x[j] = x[j - 1];
            x[j - 1] = swap;
        }
    for (int k = 0; k < n; k++)
        if (!kept || x[kept - 1] != x[k])
            x[kept++] = x[k];
    return kept;
}

/* The pattern of all (row[k], col[k]); an entry may be listed more than once.  0 when out of
 * memory. */
int cst_pattern_build(cst_pattern *s, int rows, int cols, int entries, const int *row,
                      const int *col)
{
    int *start = calloc((size_t)cols + 2, sizeof *start);
    s->rows = rows;
    s->cols = cols;
    s->p = calloc((size_t)cols + 1, sizeof *s->p);
    s->i = malloc(((size_t)entries + 1) * sizeof *s->i);
    if (!start || !s->p || !s->i) {
        free(start);
        cst_pattern_free(s);
        return 0;
    }
    for (int k = 0; k < entries; k++)
        start[col[k] + 2]++;
    for (int j = 0; j < cols; j++)
        start[j + 2] += start[j + 1];
    for (int k = 0; k < entries; k++)
        s->i[start[col[k] + 1]++] = row[k];
    for (int j = 0; j < cols; j++) { /* start[j] .. start[j + 1] is column j now */
        int *column = s->i + start[j], count = sort_unique(column, start[j + 1] - start[j]);
        for (int k = 0; k < count; k++)
            s->i[s->p[j] + k] = column[k];
        s->p[j + 1] = s->p[j] + count;
    }
    free(start);
    return 1;
}

void cst_pattern_free(cst_pattern *s)
{
    free(s->p);
    free(s->i);
    s->p = s->i = NULL;
}

int cst_pattern_find(const cst_pattern *s, int row, int col)
{
    int low = s->p[col], high = s->p[col + 1];
    while (low < high) {
        int middle = low + (high - low) / 2;
        if (s->i[middle] < row)
            low = middle + 1;
        else
            high = middle;
    }
    return low < s->p[col + 1] && s->i[low] == row ? low : -1;
}

void cst_multiply(const cst_pattern *s, const double *value, int cols, const double *x, double *y)
{
    for (int j = 0; j < cols; j++)
        for (int k = s->p[j]; k < s->p[j + 1]; k++)
            y[s->i[k]] += value[k] * x[j];
}

void cst_multiply_transposed(const cst_pattern *s, const double *value, int cols, const double *x,
                             double *y)
{
    for (int j = 0; j < cols; j++) {
        double sum = 0.0;
        for (int k = s->p[j]; k < s->p[j + 1]; k++)
            sum += value[k] * x[s->i[k]];
        y[j] += sum;
    }
}
