/* The forward run, kept for the backward pass: q, v, a and the jerk at its nodes, quintic Hermite
 * between them: q from (q, v, a) and v from (v, a, jerk), so that neither is the derivative of a
 * rounding error.
 *
 * Nodes lie at the integrator's steps; where the quintic would be less accurate than the
 * integration, more of them are put in between (forward.c).  An event is two nodes at one instant:
 * before and after the switch. */
#ifndef CST_TRAJECTORY_H
#define CST_TRAJECTORY_H

typedef struct {
    int n, count, size;
    int last;      /* interval that was asked for last            */
    int low, high; /* the first and the last node that are read   */
    double *t;     /* [size]                                      */
    double *node;  /* [size][4 n]: q, v, a, jerk                  */
} cst_trajectory;

int cst_trajectory_create(cst_trajectory *x, int n, int size); /* 0 when out of memory */
void cst_trajectory_free(cst_trajectory *x);
static inline void cst_trajectory_clear(cst_trajectory *x)
{
    x->count = x->last = x->low = 0;
    x->high = x->size;
}
int cst_trajectory_add(cst_trajectory *x, double t, const double *node); /* 0 when full */
int cst_trajectory_grow(cst_trajectory *x);     /* twice the room; 0 when out of memory */
double *cst_trajectory_last(cst_trajectory *x); /* the last node  */

/* Only the part from one instant to a later one is read: of two nodes at an instant, where the
 * state jumps, the second one at `from` and the first one at `to`.  And all of it again. */
void cst_trajectory_within(cst_trajectory *x, double from, double to);
void cst_trajectory_whole(cst_trajectory *x);

/* y = (q, v) at time t, between the first and the last node. */
void cst_trajectory_state(cst_trajectory *x, double t, double *y);

/* The accelerations at time t: the slope of v, where cst_trajectory_state gives v. */
void cst_trajectory_slope(cst_trajectory *x, double t, double *a);

/* y at t from the quintics between two given nodes. */
void cst_hermite(int n, double t0, const double *node0, double t1, const double *node1, double t,
                 double *y);

#endif
