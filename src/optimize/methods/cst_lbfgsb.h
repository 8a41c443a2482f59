/* L-BFGS-B 3.0 (Byrd, Lu, Nocedal, Zhu; Morales, Nocedal): min f(x), lower <= x <= upper, by
 * reverse communication.  All that it remembers between two calls is one block of plain bytes: a
 * copy of the block is a checkpoint. */
#ifndef CST_LBFGSB_H
#define CST_LBFGSB_H

#include <stddef.h>

typedef struct {
    int n, pairs; /* variables, corrections of the curvature that are kept */
    /* [n] [n] [n] [n] [1], inside the block; an infinite bound is none */
    double *x, *lower, *upper, *g, *f;
    void *block;
    size_t size; /* of the block in bytes */
} cst_lbfgsb;

typedef enum {
    CST_LBFGSB_EVALUATE, /* put f and its gradient g at x into the block and call again  */
    CST_LBFGSB_ITERATE,  /* x is a new iterate; call again to go on                      */
    CST_LBFGSB_END       /* it cannot go on from here                                    */
} cst_lbfgsb_action;

/* 0 when out of memory; free it all the same */
int cst_lbfgsb_create(cst_lbfgsb *l, int n, int pairs);
void cst_lbfgsb_free(cst_lbfgsb *l);
void cst_lbfgsb_start(cst_lbfgsb *l); /* after x, lower and upper were set: forgets all curvature */
cst_lbfgsb_action cst_lbfgsb_next(cst_lbfgsb *l);

/* While it waits for the first trial of a line search: what f decreases by to the minimum of its
 * quadratic model within the bounds. */
double cst_lbfgsb_left(const cst_lbfgsb *l);

/* Whether these bytes, l->size of them, are a block that can be gone on with: every index in it
 * within its array, f, x and g finite.  What else is not finite cannot lead out of an array.
 * waits: for f and g at a trial x. */
int cst_lbfgsb_can_go_on(const cst_lbfgsb *l, const void *bytes, int waits);

extern const char cst_lbfgsb_name[]; /* which implementation: their blocks differ */

#endif
