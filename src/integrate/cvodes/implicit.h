/* The equation of a BDF step, solved for what the mechanism's equations are linear in instead of
 * for y.  A step asks for the correction c of the predicted y with
 *
 *     rl1 zn1 + c = gamma y',     y = zn0 + c
 *
 * CVODES would evaluate y' = f(t, y) in every iteration: a factorization of A and a solve with it,
 * besides the solve with N of newton.c.  From the unknowns u of the mechanism y follows without
 * either:
 *
 *     forward    u = (a, lambda)   a gives v, v gives q      F(t, q, v, a, lambda, rho) = 0
 *     backward   u = (z, W)        z gives mu_q, then mu_v   A'(z, W) = (mu_v + g_a, g_lambda)
 *
 * Newton's matrix is N, and N' backwards.  One iteration is one evaluation and one solve with N,
 * and a agrees with v as the formula has it: no remainder of the iteration is multiplied by stiff
 * forces (chain of 10,000 coordinates: a gradient takes 0.71 s instead of 1.4 s at rtol 1e-6, 1.6 s
 * instead of 8.4 s at 1e-8). */
#ifndef CST_IMPLICIT_H
#define CST_IMPLICIT_H

#include "integrate/cvodes/cvodes.h"

typedef struct cst_implicit cst_implicit;

/* The equation of a step.  0, SUN_NLS_CONV_RECVR (try a smaller step) or CV_RHSFUNC_FAIL (stop). */
typedef struct {
    int (*guess)(cst_implicit *x);    /* u, where more is known than the steps before say */
    int (*advance)(cst_implicit *x);  /* y and c from u                                   */
    int (*residual)(cst_implicit *x); /* r, from u and y                                  */
    void (*correct)(cst_implicit *x); /* r = N \ r                                        */
    /* what a change r of u means in units of y, where y alone does not show it; may be NULL */
    void (*weigh)(cst_implicit *x, double *out);
    int (*refresh)(cst_implicit *x); /* N of this step, as far as that is cheap; may be NULL */
    double converged;                /* of the error test: where the iteration stops */
} cst_step_equation;

/* Steps before that a guess is made from (chain of 10,000 coordinates, evaluations backwards: 603,
 * 504, 507, 515 from three to six; from five on the gradient's last digits stay). */
enum { CST_PAST = 5 };

struct cst_implicit {
    cst_work *w;
    const cst_step_equation *equation;
    int blocks, size, unknowns; /* size: [blocks][2 n], unknowns: [blocks][n + m]     */
    double t, gamma, rl1;       /* of the current step                                */
    const double *zn0, *zn1;    /* [size] y and h y' as predicted                     */
    double *y, *c;              /* [size]                                             */
    double *u, *r;              /* [unknowns]                                         */
    double *before;             /* [size] c of the iteration before                   */
    N_Vector delta;             /* its change                                         */
    int known;                  /* steps before: u at these times, the last one first */
    double time[CST_PAST], *past[CST_PAST];
    double rate;       /* of convergence                                     */
    int slow;          /* how many steps of late took a second iteration     */
    booleantype fresh; /* the matrix is of this step                         */
    SUNNonlinSolLSetupFn setup;
    int iteration;
    long iterations, failures; /* of the last solve                                  */
    double *memory;
};

/* The instance solves its steps by `equation`. */
int cst_implicit_attach(cst_work *w, cst_instance *x, const cst_step_equation *equation,
                        int blocks);
void cst_implicit_free(cst_instance *x);

/* A run begins: with redundant constraints by CVODES' own iteration, as the reactions that no force
 * determines are noise in N (redundant.c). */
int cst_implicit_begin(cst_work *w, cst_instance *x);

/* The integration starts again: the steps before say nothing. */
void cst_implicit_restart(cst_instance *x);

/* Are the guesses by y, as predicted, worse than those by the steps before?  So they are where y'
 * multiplies the errors of y. */
int cst_implicit_is_stiff(const cst_implicit *x);

/* n components of y, from the first on, and of c, where y' is `slope` [n]. */
void cst_implicit_advance(cst_implicit *x, int first, const double *slope);

#endif
