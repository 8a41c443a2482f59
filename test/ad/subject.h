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
    double *junk;      /* [4n+9m+2s+2 outputs] for outputs that are not looked at: NaN          */
    quad *moved;       /* [1+5n+l+p]                                                */
    double *direction; /* [1+5n+l+p] along which second derivatives are taken         */
    double break_b,
        break_dv; /* what the entry below is multiplied by: 1, or the negative control */
    int broken_in, broken_out; /* of _b and of _dv                                          */
} trial;

typedef struct {
    const char *name;
    const char *in; /* inputs, a letter each: t q v w a l(ambda) r(ho)                  */
    char out;       /* size of an output block: n m s o(utputs), 2 (2n), 1                        */
    int blocks, axes[4]; /* output blocks: the derivative of F along the inner axes 0, 1, 2  */
    int passive;         /* so many leading inputs have no adjoint                           */
    int moded;           /* depends on the mode                                             */
    int (*present)(const trial *z);
    /* quadruple precision; s: inner axes */
    void (*value)(const trial *z, const quad *x, const quad *s, quad *y);
    void (*primal)(const trial *z, const double *x, double *y); /* may be NULL, as the next two */
    void (*reverse)(const trial *z, const double *x, double *xb, double *yb);
    void (*vector)(const trial *z, const double *x, cst_dirs xd, double *y, cst_outs yd, int lanes);
} subject;

extern const subject subjects[], second_subjects[];
extern const int subjects_count, second_subjects_count;

int subject_is_second(const subject *f);

/* A kernel's direction along axis 2, that of second derivatives: of input j. */
double subject_direction(const subject *f, const trial *z, int j);

int subject_inputs(const subject *f, const trial *z);
int subject_block(const subject *f, const trial *z);
void subject_stack(const subject *f, const trial *z, double *x);  /* x = the trial's point */
quad subject_step(const subject *f, const trial *z, int axis);    /* for the inner axes */
quad subject_input_size(const subject *f, const trial *z, int j); /* natural size of x[j] */

#endif
