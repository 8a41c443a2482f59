/* Newton's method in a trust region, within bounds. */
#ifndef CST_NEWTON_H
#define CST_NEWTON_H

#include "optimize/search.h"

extern const cst_algorithm cst_newton;

/* newton_model.c: a quadratic model g'd + d'B d / 2 in a box, minimized by conjugate gradients on
 * one face after another. */
typedef struct {
    int n, most;          /* most: products, of one call                               */
    double radius;        /* of the trust region: |d|                                  */
    int at_radius;        /* the step ends there                                       */
    const double *g;      /* [n]                                                       */
    double *lower, *upper; /* [n] of d: what bounds and trust region leave              */
    double *d, *r;        /* [n] the step; g + B d there                               */
    double *p, *Bp;       /* [n]                                                       */
    int *held;            /* [n] at an end of the box, from which the model rises      */
    int (*multiply)(void *user, const double *p, double *Bp); /* below 0: it has to end */
    void *user;
} cst_box_model;

/* Returns the decrease that the step promises, or a number below 0: a product failed. */
double cst_box_minimize(cst_box_model *x, double tolerance);

#endif
