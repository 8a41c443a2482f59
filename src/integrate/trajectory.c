#include "integrate/trajectory.h"

#include <limits.h>
#include <stdlib.h>
#include <string.h>

int cst_trajectory_create(cst_trajectory *x, int n, int size)
{
    x->n = n;
    x->size = size;
    x->t = malloc((size_t)size * sizeof *x->t);
    /* touched only as far as it is used */
    x->node = malloc((size_t)size * 4 * (size_t)n * sizeof *x->node);
    cst_trajectory_clear(x);
    return x->t && x->node;
}

void cst_trajectory_free(cst_trajectory *x)
{
    free(x->t);
    free(x->node);
    x->t = x->node = NULL;
}

int cst_trajectory_add(cst_trajectory *x, double t, const double *node)
{
    if (x->count == x->size)
        return 0;
    x->t[x->count++] = t;
    memcpy(cst_trajectory_last(x), node, 4 * (size_t)x->n * sizeof *node);
    return 1;
}

int cst_trajectory_grow(cst_trajectory *x)
{
    size_t size = 2 * (size_t)x->size, n = (size_t)x->n;
    double *t = size <= INT_MAX ? realloc(x->t, size * sizeof *t) : NULL;
    x->t = t ? t : x->t;
    double *node = t ? realloc(x->node, size * 4 * n * sizeof *node) : NULL;
    x->node = node ? node : x->node;
    if (!node)
        return 0;
    x->high = x->high == x->size ? (int)size : x->high;
    x->size = (int)size;
    return 1;
}

double *cst_trajectory_last(cst_trajectory *x)
{
    return x->node + (size_t)(x->count - 1) * 4 * (size_t)x->n;
}

void cst_hermite(int n, double t0, const double *node0, double t1, const double *node1, double t,
                 double *y)
{
    double h = t1 - t0, s = (t - t0) / h, s2 = s * s, s3 = s2 * s;
    double value = s3 * (10.0 + s * (-15.0 + 6.0 * s)); /* of the difference of the two values */
    double slope0 = h * (s + s3 * (-6.0 + s * (8.0 - 3.0 * s))),
           slope1 = h * s3 * (-4.0 + s * (7.0 - 3.0 * s));
    double bend0 = 0.5 * h * h * s2 * (1.0 + s * (-3.0 + s * (3.0 - s))),
           bend1 = 0.5 * h * h * s3 * (1.0 + s * (-2.0 + s));
    for (int i = 0; i < 2 * n; i++) /* q with v and a, then v with a and the jerk */
        y[i] = node0[i] + value * (node1[i] - node0[i]) + slope0 * node0[n + i] +
               slope1 * node1[n + i] + bend0 * node0[2 * n + i] + bend1 * node1[2 * n + i];
}

/* The first node at t or, `behind`, after it. */
static int node_at(const cst_trajectory *x, double t, int behind)
{
    int low = 0, high = x->count;
    while (low < high) {
        int middle = (low + high) / 2;
        if (behind ? x->t[middle] > t : x->t[middle] >= t)
            high = middle;
        else
            low = middle + 1;
    }
    return low;
}

void cst_trajectory_within(cst_trajectory *x, double from, double to)
{
    int low = node_at(x, from, 1) - 1, high = node_at(x, to, 0);
    x->low = low > 0 ? low : 0;
    x->high = high < x->count ? high : x->count - 1;
    if (x->high <= x->low) /* no more than an instant: the interval before it or after it */
        cst_trajectory_whole(x);
}

void cst_trajectory_whole(cst_trajectory *x)
{
    x->low = 0;
    x->high = x->size;
}

/* The interval that t is in, looked for from the one asked for last. */
static int interval(cst_trajectory *x, double t)
{
    int most = (x->high < x->count ? x->high : x->count - 1) - 1,
        k = x->last < most ? x->last : most;
    k = k > x->low ? k : x->low;
    while (k > x->low && t < x->t[k])
        k--;
    while (k < most && t > x->t[k + 1])
        k++;
    return x->last = k;
}

void cst_trajectory_state(cst_trajectory *x, double t, double *y)
{
    int k = interval(x, t);
    size_t stride = 4 * (size_t)x->n;
    const double *node0 = x->node + (size_t)k * stride;
    if (t == x->t[k])
        memcpy(y, node0, 2 * (size_t)x->n * sizeof *y);
    else if (t == x->t[k + 1])
        memcpy(y, node0 + stride, 2 * (size_t)x->n * sizeof *y);
    else
        cst_hermite(x->n, x->t[k], node0, x->t[k + 1], node0 + stride, t, y);
}

void cst_trajectory_slope(cst_trajectory *x, double t, double *a)
{
    int n = x->n, k = interval(x, t);
    const double *v0 = x->node + (size_t)k * 4 * (size_t)n + n, *v1 = v0 + 4 * n;
    double h = x->t[k + 1] - x->t[k], s = h > 0.0 ? (t - x->t[k]) / h : 0.0, s2 = s * s;
    /* cst_hermite, derived by t */
    double value = h > 0.0 ? s2 * (30.0 + s * (-60.0 + 30.0 * s)) / h : 0.0;
    double slope0 = 1.0 + s2 * (-18.0 + s * (32.0 - 15.0 * s)),
           slope1 = s2 * (-12.0 + s * (28.0 - 15.0 * s));
    double bend0 = 0.5 * h * s * (2.0 + s * (-9.0 + s * (12.0 - 5.0 * s))),
           bend1 = 0.5 * h * s2 * (3.0 + s * (-8.0 + 5.0 * s));
    for (int i = 0; i < n; i++)
        a[i] = value * (v1[i] - v0[i]) + slope0 * v0[n + i] + slope1 * v1[n + i] +
               bend0 * v0[2 * n + i] + bend1 * v1[2 * n + i];
}
