/* eigen.c: Jacobi's rotations. */
#include "cli/commands/gradient/eigen.h"

#include <math.h>

enum { SWEEPS = 60 };

/* Turns rows p and q of a, and its columns, so that a_pq becomes 0; v takes the turn along. */
static void rotate(double *a, int n, double *v, int p, int q)
{
    double apq = a[p * n + q], theta = (a[q * n + q] - a[p * n + p]) / (2.0 * apq);
    double t = (theta < 0.0 ? -1.0 : 1.0) / (fabs(theta) + sqrt(theta * theta + 1.0));
    double c = 1.0 / sqrt(t * t + 1.0), s = t * c;
    for (int k = 0; k < n; k++) {
        double x = a[k * n + p], y = a[k * n + q];
        a[k * n + p] = c * x - s * y;
        a[k * n + q] = s * x + c * y;
    }
    for (int k = 0; k < n; k++) {
        double x = a[p * n + k], y = a[q * n + k];
        a[p * n + k] = c * x - s * y;
        a[q * n + k] = s * x + c * y;
        x = v[p * n + k];
        y = v[q * n + k];
        v[p * n + k] = c * x - s * y;
        v[q * n + k] = s * x + c * y;
    }
}

static void swap(double *values, double *vectors, int n, int i, int j)
{
    double x = values[i];
    values[i] = values[j];
    values[j] = x;
    for (int k = 0; k < n; k++) {
        x = vectors[i * n + k];
        vectors[i * n + k] = vectors[j * n + k];
        vectors[j * n + k] = x;
    }
}

void eigen_symmetric(double *a, int n, double *values, double *vectors)
{
    double left = 1.0, all = 0.0;
    for (int i = 0; i < n * n; i++) {
        vectors[i] = i % (n + 1) ? 0.0 : 1.0;
        all += a[i] * a[i];
    }
    for (int sweep = 0; sweep < SWEEPS && left > 1e-32 * all; sweep++) {
        left = 0.0;
        for (int p = 0; p < n; p++)
            for (int q = p + 1; q < n; q++) {
                left += a[p * n + q] * a[p * n + q];
                if (a[p * n + q] != 0.0)
                    rotate(a, n, vectors, p, q);
            }
    }
    for (int i = 0; i < n; i++)
        values[i] = a[i * n + i];
    for (int i = 0; i < n; i++)
        for (int j = i + 1; j < n; j++)
            if (values[j] < values[i])
                swap(values, vectors, n, i, j);
}
