/* min g'd + d'B d / 2 in a box: conjugate gradients (Steihaug) on the face of the variables that
 * are free, until one of them meets an end of the box and is held there, or the gradient of the
 * face is small.  Where the curvature is negative the step goes to the end.  At last variables that
 * the model would lead back inside are let go, and it begins again: the model never rises. */
#include "optimize/methods/newton.h"

#include "base/vectors.h"

#include <math.h>

/* The longest step along p, and the variable that ends it; free ones only. */
static double room(const cst_box_model *x, int *which)
{
    double most = INFINITY;
    for (int k = 0; k < x->n; k++) {
        double left = x->p[k] > 0.0   ? (x->upper[k] - x->d[k]) / x->p[k]
                      : x->p[k] < 0.0 ? (x->lower[k] - x->d[k]) / x->p[k]
                                      : INFINITY;
        if (!x->held[k] && left < most) {
            most = left;
            *which = k;
        }
    }
    return most;
}

/* p = -r + beta p on the face; returns r'r there. */
static double turn(cst_box_model *x, double before)
{
    double square = 0.0;
    for (int k = 0; k < x->n; k++)
        square += x->held[k] ? 0.0 : x->r[k] * x->r[k];
    for (int k = 0; k < x->n; k++)
        x->p[k] = x->held[k] ? 0.0 : -x->r[k] + (before > 0.0 ? square / before * x->p[k] : 0.0);
    return square;
}

/* The longest step along p within the radius. */
static double reach(const cst_box_model *x)
{
    double pp = cst_dot(x->p, x->p, x->n), dp = cst_dot(x->d, x->p, x->n),
           left = x->radius * x->radius - cst_dot(x->d, x->d, x->n);
    return left <= 0.0 ? 0.0 : left / (dp + sqrt(dp * dp + pp * left));
}

/* One step of conjugate gradients. */
enum { ON, HELD, AT_RADIUS };
static int advance(cst_box_model *x, double square)
{
    int end = -1, status = x->multiply(x->user, x->p, x->Bp);
    if (status < 0)
        return status;
    double curvature = cst_dot(x->p, x->Bp, x->n), most = room(x, &end), last = reach(x);
    double step = fmin(fmin(curvature > 0.0 ? square / curvature : INFINITY, most), last);
    for (int k = 0; k < x->n; k++) {
        x->d[k] = fmin(fmax(x->d[k] + step * x->p[k], x->lower[k]), x->upper[k]);
        x->r[k] += step * x->Bp[k];
    }
    if (step == last)
        return AT_RADIUS;
    if (step < most)
        return ON;
    x->d[end] = x->p[end] > 0.0 ? x->upper[end] : x->lower[end];
    x->held[end] = 1;
    return HELD;
}

/* Down to the least of the faces that are met: 1 at the radius, below 0 where a product failed. */
static int descend(cst_box_model *x, double tolerance, int *left)
{
    double square = turn(x, 0.0);
    while (*left > 0 && sqrt(square) > tolerance) {
        int hit = advance(x, square);
        if (hit < 0 || hit == AT_RADIUS)
            return hit < 0 ? hit : 1;
        --*left;
        square = turn(x, hit == HELD ? 0.0 : square);
    }
    return 0;
}

/* At an end, and the model does not fall towards the inside. */
static int is_held(const cst_box_model *x, int k)
{
    return x->lower[k] == x->upper[k] || (x->d[k] <= x->lower[k] && x->r[k] >= 0.0) ||
           (x->d[k] >= x->upper[k] && x->r[k] <= 0.0);
}

double cst_box_minimize(cst_box_model *x, double tolerance)
{
    int left = x->most, moved = 1;
    for (int k = 0; k < x->n; k++) {
        x->d[k] = 0.0;
        x->r[k] = x->g[k];
        x->held[k] = is_held(x, k);
    }
    x->at_radius = 0;
    while (moved && left > 0) {
        int end = descend(x, tolerance, &left);
        if (end < 0)
            return -1.0;
        moved = 0;
        x->at_radius = end;
        if (end)
            break;
        for (int k = 0; k < x->n; k++)
            if (x->held[k] && !is_held(x, k) && fabs(x->r[k]) > tolerance) {
                x->held[k] = 0;
                moved = 1;
            }
    }
    return fmax(-0.5 * (cst_dot(x->g, x->d, x->n) + cst_dot(x->r, x->d, x->n)), 0.0);
}
