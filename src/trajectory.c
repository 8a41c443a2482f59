#include "trajectory.h"

#include <stdlib.h>
#include <string.h>

int cst_trajectory_create(cst_trajectory *x, int n, int size)
{
    x->n = n;
    x->size = size;
    x->t = malloc((size_t)size * sizeof *x->t);
    x->node = malloc((size_t)size * 3 * (size_t)n * sizeof *x->node); /* touched only as far as it is used */
    cst_trajectory_clear(x);
    return x->t && x->node;
}

void cst_trajectory_free(cst_trajectory *x)
{
    free(x->t);
    free(x->node);
    x->t = x->node = NULL;
}

void cst_trajectory_clear(cst_trajectory *x) { x->count = x->last = 0; }

int cst_trajectory_add(cst_trajectory *x, double t, const double *y, const double *a)
{
    if (x->count == x->size)
        return 0;
    double *node = x->node + (size_t)x->count * 3 * (size_t)x->n;
    x->t[x->count++] = t;
    memcpy(node, y, 2 * (size_t)x->n * sizeof *y);
    memcpy(node + 2 * x->n, a, (size_t)x->n * sizeof *a);
    return 1;
}

void cst_hermite(int n, double t0, const double *node0, double t1, const double *node1, double t, double *y)
{
    double h = t1 - t0, s = (t - t0) / h, s2 = s * s, s3 = s2 * s;
    double q1 = s3 * (10.0 + s * (-15.0 + 6.0 * s));                             /* of q1 - q0         */
    double v0 = h * (s + s3 * (-6.0 + s * (8.0 - 3.0 * s))), v1 = h * s3 * (-4.0 + s * (7.0 - 3.0 * s));
    double a0 = 0.5 * h * h * s2 * (1.0 + s * (-3.0 + s * (3.0 - s))), a1 = 0.5 * h * h * s3 * (1.0 + s * (-2.0 + s));
    double dq1 = s2 * (30.0 + s * (-60.0 + 30.0 * s)) / h;
    double dv0 = 1.0 + s2 * (-18.0 + s * (32.0 - 15.0 * s)), dv1 = s2 * (-12.0 + s * (28.0 - 15.0 * s));
    double da0 = 0.5 * h * s * (2.0 + s * (-9.0 + s * (12.0 - 5.0 * s))), da1 = 0.5 * h * s2 * (3.0 + s * (-8.0 + 5.0 * s));
    for (int i = 0; i < n; i++) {
        double d = node1[i] - node0[i];
        double va = node0[n + i], vb = node1[n + i], aa = node0[2 * n + i], ab = node1[2 * n + i];
        y[i] = node0[i] + q1 * d + v0 * va + v1 * vb + a0 * aa + a1 * ab;
        y[n + i] = dq1 * d + dv0 * va + dv1 * vb + da0 * aa + da1 * ab;
    }
}

void cst_trajectory_state(cst_trajectory *x, double t, double *y)
{
    int k = x->last < x->count - 2 ? x->last : x->count - 2;
    while (k > 0 && t < x->t[k])
        k--;
    while (k < x->count - 2 && t > x->t[k + 1])
        k++;
    x->last = k;
    size_t stride = 3 * (size_t)x->n;
    const double *node0 = x->node + (size_t)k * stride;
    if (t == x->t[k])
        memcpy(y, node0, 2 * (size_t)x->n * sizeof *y);
    else if (t == x->t[k + 1])
        memcpy(y, node0 + stride, 2 * (size_t)x->n * sizeof *y);
    else
        cst_hermite(x->n, x->t[k], node0, x->t[k + 1], node0 + stride, t, y);
}
