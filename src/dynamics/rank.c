/* The rank of Phi_q: Gaussian elimination with complete pivoting, on a dense copy. */
#include "dynamics/system.h"

#include <math.h>
#include <stdlib.h>

/* Pivots below this part of the largest one are rounding errors. */
#define RANK_TOLERANCE 1e-10

/* The largest entry of the rows and columns that are left, moved to (k, k). */
static double bring_pivot(double *x, int rows, int cols, int k)
{
    int best_row = k, best_col = k;
    for (int i = k; i < rows; i++)
        for (int j = k; j < cols; j++)
            if (fabs(x[i * cols + j]) > fabs(x[best_row * cols + best_col])) {
                best_row = i;
                best_col = j;
            }
    for (int j = 0; j < cols; j++) {
        double swap = x[k * cols + j];
        x[k * cols + j] = x[best_row * cols + j];
        x[best_row * cols + j] = swap;
    }
    for (int i = 0; i < rows; i++) {
        double swap = x[i * cols + k];
        x[i * cols + k] = x[i * cols + best_col];
        x[i * cols + best_col] = swap;
    }
    return x[k * cols + k];
}

int cst_constraint_rank(cst_system *s)
{
    int m = s->m, n = s->n, rank = 0;
    const double *A = cst_system_A(s);
    double largest = 0.0, *x = calloc((size_t)m * (size_t)n + 1, sizeof *x);
    if (!x)
        return -1;
    for (int j = 0; j < n; j++)
        for (int k = s->matrices.A.p[j]; k < s->matrices.A.p[j + 1]; k++)
            if (s->matrices.A.i[k] >= n)
                x[(s->matrices.A.i[k] - n) * n + j] = A[k];
    while (rank < m && rank < n) {
        double pivot = bring_pivot(x, m, n, rank);
        largest = fmax(largest, fabs(pivot));
        if (fabs(pivot) <= RANK_TOLERANCE * largest)
            break;
        for (int i = rank + 1; i < m; i++) {
            double factor = x[i * n + rank] / pivot;
            for (int j = rank; factor != 0.0 && j < n; j++)
                x[i * n + j] -= factor * x[rank * n + j];
        }
        rank++;
    }
    free(x);
    return rank;
}
