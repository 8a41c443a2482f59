/* The mass-orthogonal projection of a state onto the constraints, at one instant, and its
 * derivatives:
 *
 *     A(t, q)  (d, mu) = (0, -Phi(t, q)),           q+ = q + d
 *     A(t, q+) (e, nu) = (0, -Phi_dot(t, q+, v)),   v+ = v + e
 *
 * with the matrix A of the equations of motion: d and e are the least motions in the norm of the
 * masses.  What a joint does not hold, for it is folded, is left alone: -I/alpha in A keeps a small
 * singular value of Phi_q from dividing it.  The same term makes them regular with redundant rows.
 */
#ifndef CST_PROJECTION_H
#define CST_PROJECTION_H

#include "dynamics/derivatives/second.h"
#include "dynamics/system.h"

typedef struct {
    double *y;       /* [2 n] the state that is projected                                        */
    double *q, *d;   /* [n + m] (q+, .), (d, mu)                                                 */
    double *u, *e;   /* [n + m] (v + e, .), (e, nu)                                              */
    double *zW, *mu; /* [n + m] [2 n] adjoint                                                    */
    double *dzW, *dmu, *lane; /* [n + m] [2 n] [2 n + 2 m + p] its change along a direction      */
    double (*dd)[CST_LANES], (*de)[CST_LANES]; /* [n + m] tangents of (d, mu) and of (e, nu)     */
    double *memory;
} cst_projection;

int cst_projection_create(cst_projection *x, const cst_system *s); /* 0 when out of memory */
void cst_projection_free(cst_projection *x);

/* How far Phi, or with `velocity` Phi_dot, moves the masses for its size, where the system was
 * solved and its factors are current: from the projection's first step, d into x->d or e into
 * x->e. */
double cst_projection_measure(cst_projection *x, cst_system *s, int velocity);

/* y becomes the projected state; the system was solved there by then.  A status of the system. */
int cst_projection_apply(cst_projection *x, cst_system *s, double t, double *y);

/* The state `y` before it again, for the derivatives below.  A status of the system. */
int cst_projection_load(cst_projection *x, cst_system *s, double t, const double *y);

/* lambda [2 n]: of the projected state on entry, of the one before on return; the gradient. */
int cst_projection_adjoint(cst_projection *x, cst_system *s, double t, double *lambda,
                           double *gradient);

/* dq, dv, drho: tangents of the state before, and of the parameters, in all lanes; on return of the
 * projected one, with those of the multipliers in x->dd and x->de. */
int cst_projection_tangents(cst_projection *x, cst_system *s, double t, cst_outs dq, cst_outs dv,
                            cst_dirs drho);

/* The change of the adjoint along a direction: dy the tangent of the state before, lane l of the
 * last tangents.  dlambda as lambda, whose value behind the projection it needs; Hd: of the
 * gradient. */
int cst_projection_second(cst_projection *x, cst_system *s, cst_second *z, double t,
                          const double *dy, const double *drho, int l, const double *lambda,
                          double *dlambda, double *Hd);

#endif
