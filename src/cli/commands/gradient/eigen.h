/* eigen.h: eigenvalues of a symmetric matrix. */
#ifndef CLI_EIGEN_H
#define CLI_EIGEN_H

/* a [n][n], destroyed; values [n] in increasing order, vectors [n][n]: one per row. */
void eigen_symmetric(double *a, int n, double *values, double *vectors);

#endif
