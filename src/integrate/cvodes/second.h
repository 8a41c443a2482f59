/* Products of the Hessian with CVODES, to its tolerance: the tangents along the kept trajectory,
 * kept in the same way, then the adjoint and its derivatives along the directions backwards:
 *
 *     dq' = dv,  A (da, dlambda) = -(F_q dq + F_v dv + F_rho drho)
 *     A' d(z, W) = d(mu_v + g_a, g_lambda) - dA'(z, W)
 *     dmu_q' = d(F_q'(z, W) - g_q),   dmu_v' = d(F_v'(z, W) - g_v) - dmu_q
 *     d gradient = ... + integral of d(g_rho - F_rho'(z, W)) */
#ifndef CST_CVODES_SECOND_H
#define CST_CVODES_SECOND_H

#include "integrate/cvodes/cvodes.h"

typedef struct cst_cvodes_second {
    cst_work *w;
    cst_products *h;
    int lanes, n, m;
    cst_trajectory tangents;      /* of (dq, dv) of all lanes: lanes n coordinates              */
    cst_instance along, back;     /* [lanes][2 n]; [1 + lanes][2 n] (mu, dmu)                   */
    double *node, *between, *own; /* [4 lanes n] each                                           */
    double *state;                /* [2 lanes n] tangents at an instant                         */
    double *dal;                  /* [lanes][n + m] of (a, lambda) there                        */
    double *largest, *floor;      /* [2 (1 + lanes)] of q and v of a block, so far; small */
    double *atol;                 /* [(1 + lanes) count] of the quadratures                     */
    double *size; /* [1 + lanes] of a direction, relative to the parameters; of the gradient: 1   */
    double time;  /* the instant of what is known, or NAN                       */
    double *memory;
} cst_cvodes_second;

/* second_tangent.c: z->tangents; then (a, lambda)'s along z->state, where the system stands. */
int cst_cvodes_tangents_create(cst_cvodes_second *z); /* its instance */
int cst_cvodes_tangents(cst_cvodes_second *z);
void cst_cvodes_tangents_at(cst_cvodes_second *z, const double *state);

/* What is small for a block: a part of the tolerance of what feeds it, or of what a direction of
 * this size may do to what has the size `whole`. */
double cst_block_floor(const cst_cvodes_second *z, int block, double fed, double whole);

/* Weights of an instance whose state is blocks of (q, v): relative to each component, but no finer
 * than a hundredth of the largest of its kind so far. */
void cst_block_weights(cst_cvodes_second *z, int blocks, double rtol, const double *y, double *out);

#endif
