/* The derivative of the discrete adjoint along directions in rho: a tangent run over the steps that
 * were taken, then a backward run that carries lambda and its derivative.
 *
 *     dY_i  = dy0 + h sum of a_ij dK_j + dh sum of a_ij K_j,     dK_i = f_y dY_i + f_rho drho + f_t
 * dt_i A'(z, W)    = (k-bar_v + k-bar_z g_a, k-bar_z g_lambda) A' d(z, W)  = d(right-hand side) -
 * dA'(z, W)                                  (dynamics/derivatives/second.h) dY-bar, dlambda, d
 * gradient: the derivatives of rk.h's lines
 *
 * Where a step begins at an event, its start and its length move: dt and dh = -dt. */
#ifndef CST_RK_SECOND_H
#define CST_RK_SECOND_H

#include "integrate/rk/rk.h"
#include "integrate/second.h"

typedef struct {
    cst_work *w;
    cst_products *h;
    int lanes, n, m, size, stride; /* as in cst_rk: of y, of a stage                            */
    double *dy;     /* [steps + 1][lanes][size] of the state at a step's start                 */
    double *dt;     /* [steps + 1][lanes] of the instant of a step's start                     */
    double *tape;   /* [steps][CST_RK_STAGES][lanes][stride] stages' tangents; NULL: one step  */
    double *dX;     /* those of the current step                                               */
    double *linear; /* [steps][CST_RK_STAGES][linears] F_q, F_v, F_rho there; NULL: not kept   */
    size_t linears;
    double *scratch; /* [CST_RK_STAGES][lanes][stride]                                          */
    double *dlambda, *dtau; /* [lanes][size] [lanes] of the adjoint                       */
    double *dKbar, *dYbar;  /* [CST_RK_STAGES][lanes][size]                               */
    double *dslope; /* [lanes][size] of the slope where an event is                            */
    double *combined, *changed, *F_t; /* [size] [size] [n + m]                                   */
    int together; /* 1 + the last step that ends with several triggers, or 0                 */
    int looking;  /* the current step has samples of a misfit: what they feed back           */
    double *look, *dobservation; /* [CST_RK_STAGES + 1][size], [CST_RK_STAGES + 1][lanes][size]: the
                                  * stages' and, last, the start's */
    double *looked; /* [lanes][3 n + m] tangents at a sample                                   */
    double *memory;
} cst_rk_second;

static inline double *cst_rk_tangent(const cst_rk_second *z, int i, int l)
{
    return z->dX + (size_t)(i * z->lanes + l) * (size_t)z->stride;
}
static inline double *cst_rk_slope_tangent(const cst_rk_second *z, int i, int l)
{
    return cst_rk_tangent(z, i, l) + z->n;
}
static inline double *cst_rk_state_tangent(const cst_rk_second *z, int k, int l)
{
    return z->dy + (size_t)(k * z->lanes + l) * (size_t)z->size;
}

static inline double *cst_rk_linear(const cst_rk_second *z, int k, int i)
{
    return z->linear ? z->linear + ((size_t)k * CST_RK_STAGES + (size_t)i) * z->linears : NULL;
}

/* The change of a step's start: dt.  Its length changes by -dt. */
static inline double cst_rk_shift(const cst_rk_second *z, int k, int l)
{
    return z->dt[k * z->lanes + l];
}

/* second/second.c: after forward: the gradient and the products. */
int cst_rk_second_run(cst_work *w);

/* second/tangent.c: z->dX of step k, which is loaded; out = sum of weight_j dK_j of lane l. */
int cst_rk_tangent_stages(cst_rk_second *z, int k, int stages);
void cst_rk_tangent_combine(const cst_rk_second *z, const double *weight, int count, int l,
                            int size, double *out);

/* [lanes][size] of the state at the end of step k, where no event is, before a projection. */
void cst_rk_tangents_at_end(cst_rk_second *z, int k, double *out);

/* projection.c: across the projection at the end of step k, if there is one, forward and
 * backward. */
int cst_rk_project_along(cst_rk_second *z, int k);
int cst_rk_project_second(cst_rk_second *z, int k);

/* second/backward.c */
int cst_rk_second_back(cst_rk_second *z);

/* second/observations.c: how many stages of step k count; its samples, into z->look and
 * z->dobservation. */
int cst_rk_second_stages(const cst_rk_second *z, int k);
int cst_rk_second_observations(cst_rk_second *z, int k);

/* second/events.c: across the event that ends step k, forward and backward. */
int cst_rk_event_along(cst_rk_second *z, int k);
int cst_rk_event_second(cst_rk_second *z, int k);
int cst_rk_second_parted(cst_work *w, int k); /* the error: triggers that do not stay together */

#endif
