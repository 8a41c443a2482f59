/* Newton's method in a trust region, within bounds. */
#ifndef CST_NEWTON_H
#define CST_NEWTON_H

#include "optimize/methods/search.h"

extern const cst_algorithm cst_newton;

/* newton_model.c: a quadratic model g'd + d'B d / 2 in a box, minimized by conjugate gradients on
 * one face after another. */
typedef struct {
    int n, most;           /* most: products, of one call                               */
    double radius;         /* of the trust region: |d|                                  */
    int at_radius;         /* the step ends there                                       */
    const double *g;       /* [n]                                                       */
    double *lower, *upper; /* [n] of d: what bounds and trust region leave              */
    double *d, *r;         /* [n] the step; g + B d there                               */
    double *p, *Bp;        /* [n]                                                       */
    int *held;             /* [n] at an end of the box, from which the model rises      */
    int (*multiply)(void *user, const double *p, double *Bp); /* below 0: it has to end */
    void *user;
} cst_box_model;

/* Returns the decrease that the step promises, or a number below 0: a product failed. */
double cst_box_minimize(cst_box_model *x, double tolerance);

/* newton_secant.c: the Hessian that gradients at several points agree with best. */
enum { CST_SECANTS = 10 }; /* points */
typedef struct {
    int n, guess;              /* guess: M is a multiple of the unit matrix                     */
    double *mean, *M;          /* [n][n] what B is without any point; the metric                */
    double *C, *G, *T, *V, *E; /* [n][n] of cst_secants_fit                                 */
    double *step, *change;     /* [CST_SECANTS][n] the points less the iterate, their gradients */
    double bend[CST_SECANTS];  /* what psi adds to the curvature along the step              */
    double *values, *u, *r;    /* [n]                                                          */
} cst_secants;

size_t cst_secants_size(int n); /* numbers */
void cst_secants_take(cst_secants *x, int n, double *memory);
void cst_secants_guess(cst_secants *x, double scale); /* mean = M = scale I              */
void cst_secants_exact(cst_secants *x);               /* mean is the Hessian: M from it   */
void cst_secants_update(cst_secants *x, const double *s, const double *y);
/* B from the first count points, whose gradients have an error of `noise`. */
void cst_secants_fit(cst_secants *x, int count, double noise, double *B);

#endif
