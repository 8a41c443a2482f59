/* Singular values of a small matrix. */
#ifndef CST_SINGULAR_H
#define CST_SINGULAR_H

/* A = U S V' by Jacobi's rotations of the columns of a [n][m], which become U S, in the order of
 * falling values; v: [n][n], its rows the right singular vectors; s: [n]. */
void cst_singular(double *a, int m, int n, double *v, double *s);

#endif
