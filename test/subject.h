/* A kernel with its derivatives as one function y = F(x) of stacked inputs, compared by one
 * code. */
#ifndef CST_SUBJECT_H
#define CST_SUBJECT_H

#include "costate_model.h"
#include "mixed.h"

/* Where a model is looked at: a point, directions, a mode. */
typedef struct {
    const cst_model *model;
    const cst_kernels *k;
    const quad_kernels *quad;
    int n, m, p, s, l;           /* l: size of lambda, m or, C having no empty arrays, 1      */
    double t, td0, td1;          /* time and its two directions                               */
    double *q, *v, *w, *a;       /* [n]; w is a second velocity: the direction 0, v is 1       */
    double *lambda, *rho, *rhor; /* [l], [p], [p]: a direction in rho                          */
    int *mode;                   /* [s+1]                                                     */
    int cost;                    /* which of the model's costs                                */
    double *junk;                /* [2n+9m+s] for outputs that are not looked at: NaN          */
    quad *moved;                 /* [n+p]                                                     */
    /* what the entry below is multiplied by: 1, or the negative control */
    double break_b, break_dv;
    int broken_in, broken_out;   /* of _b and of _dv                                          */
} trial;

typedef struct {
    const char *name;
    const char *in;        /* inputs, a letter each: t q v w a l(ambda) r(ho)                  */
    char out;              /* size of an output block: n m s o(utputs), 2 (2n), 1 */
    int blocks, axes[3];   /* output blocks: the derivative of F along the inner axes 0, 1     */
    int passive;           /* so many leading inputs have no adjoint                           */
    int moded;             /* depends on the mode                                             */
    int (*present)(const trial *z);
    /* quadruple precision; s: inner axes */
    void (*value)(const trial *z, const quad *x, const quad *s, quad *y);
    void (*primal)(const trial *z, const double *x, double *y); /* may be NULL, as the next two */
    void (*reverse)(const trial *z, const double *x, double *xb, double *yb);
    void (*vector)(const trial *z, const double *x, cst_dirs xd, double *y, cst_outs yd, int lanes);
} subject;

extern const subject subjects[];
extern const int subjects_count;

int subject_inputs(const subject *f, const trial *z);
int subject_block(const subject *f, const trial *z);
void subject_stack(const subject *f, const trial *z, double *x);        /* x = the trial's point */
quad subject_step(const subject *f, const trial *z, int axis);          /* for the inner axes */
quad subject_input_size(const subject *f, const trial *z, int j);       /* natural size of x[j] */

#endif
