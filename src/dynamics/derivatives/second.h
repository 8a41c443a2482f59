/* Second derivatives at one instant: how the products of the adjoint change along a direction.
 *
 * With L = (z, W)'F, the products are L_x and A'(z, W) = L_(a, lambda).  Along d, with z and W
 * held, they change by L_xx d, which is the gradient of (F_x d)'(z, W): reverse over tangent, as
 * all of the generated code below is. */
#ifndef CST_SECOND_H
#define CST_SECOND_H

#include "dynamics/cost.h"
#include "dynamics/outputs.h"
#include "dynamics/switches.h"
#include "model/response.h"

/* A direction in all that a kernel depends on. */
typedef struct cst_along {
    double t;
    const double *q, *v, *a, *lambda, *rho; /* [n] [n] [n] [m] [p] */
    int by_t; /* the derivative with respect to t is wanted, along whatever direction: sum.t */
} cst_along;

/* A gradient with respect to the same. */
typedef struct cst_partials {
    double t, *q, *v, *a, *lambda, *rho;
} cst_partials;

/* A result, and memory for what leads to it. */
typedef struct cst_second {
    cst_partials sum; /* L_xx d                                              */
    double tb, *qb, *d1b, *d0b, *ab, *lambdab, *rhob; /* of one generated pass            */
    double *value, *seed[10]; /* arguments of kernels: [max(n, m, s, 1)] each         */
    double *none;             /* [max(n, m)] zeros                                   */
    double *unit;             /* [n + m]                                             */
    double apart;             /* [s] of two instants, for differences                */
    double *Fq, *Fv, *Frho;   /* products                                            */
    cst_outs drho;            /* [p] a direction in the lanes of vector code         */
    double *memory;
} cst_second;

int cst_second_create(cst_second *x, const cst_system *s); /* 0 when out of memory */
void cst_second_free(cst_second *x);

/* x->sum = L_xx d where the system stands, sum.t only with d->by_t; by the provider, and by the
 * kernels. */
void cst_system_second(cst_system *s, cst_second *x, const double *zW, const cst_along *d);
void cst_system_kernel_second(cst_system *s, cst_second *x, const double *zW, const cst_along *d);

/* The derivative along d of (z, W) = A' \ b and of its products.  dzW holds db on entry and d(z, W)
 * on return; x->sum is the derivative of F_q'(z, W), F_v'(z, W), F_rho'(z, W), and sum.t that of
 * F_t'(z, W) less F_t' d(z, W).  Unless Fq is NULL: these products themselves as well. */
void cst_system_second_solve(cst_system *s, cst_second *x, const double *zW, const cst_along *d,
                             double *dzW, double *Fq, double *Fv, double *Frho);

/* (Phi_q z)_x d: [m].  The direction's t, q and rho count. */
void cst_system_phi_second(cst_system *s, cst_second *x, const double *z, const cst_along *d,
                           double *out);

/* Reverse over tangent of the constraints along two directions: weights of Phi, Phi_dot, Phi_ddot
 * along d and of Phi_ddot itself, NULL for zeros.  The gradient is in x->tb, qb, d1b (with respect
 * to the first direction), d0b, ab and rhob. */
typedef struct {
    double td1, td0;
    const double *d1, *d0, *a, *d1e, *d0e, *ae; /* directions, and theirs along d; NULL: zero */
    const double *phi, *phi_dot, *phi_ddot, *value;
    const double *of_phi, *of_phi_dot; /* weights of Phi and Phi_dot themselves */
} cst_curve;
void cst_system_curve_second(cst_system *s, cst_second *x, const cst_along *d, const cst_curve *c);

/* by_time.c: derivatives by t itself where the system stands: of (z, W)'F, of F [n + m], of a cost,
 * of a quantity.  Where the model's table is without generated code for them, x->apart is how far
 * apart kernels are called. */
double cst_system_by_time(cst_system *s, cst_second *x, const double *zW);
double cst_system_forces_by_time(cst_system *s, cst_second *x, const double *zW); /* z'F1_t */
void cst_system_time_rate(cst_system *s, cst_second *x, double *F_t);
double cst_cost_by_time(const cst_cost_terms *g, cst_system *s, int final, cst_second *x);
/* of a formula, after cst_outputs_take */
double cst_quantity_by_time(const cst_outputs *y, cst_system *s, cst_quantity of, cst_second *x);

/* weight g_x + along g_xx d of the running cost (or of the final one) into x->sum. */
void cst_cost_second(const cst_cost_terms *g, const cst_system *s, int final, const cst_along *d,
                     double weight, double along, cst_second *x);

/* The same of a quantity: an output, or a coordinate. */
void cst_quantity_second(const cst_system *s, cst_quantity of, const cst_along *d, double weight,
                         double along, cst_second *x);

/* s_xx d of switch k into x->sum: of t, q, v and rho. */
void cst_switch_second(const cst_switches *k, int which, double t, const double *y,
                       const cst_along *d, cst_second *x);

#endif
