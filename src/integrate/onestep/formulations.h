/* A formulation of the equations of motion: one file src/integrate/onestep/<name>.c with one const
 * descriptor, and one line in formulations.c.  The comparison, the CLI and the tests find it there.
 *
 * A formulation chooses the coefficients of F (system.h) and, for the one-step integrator, the
 * rules that lead from one instant to the next.  With X = (q, v, a, lambda, eta, sigma), X0 before
 * and X after a step of length h:
 *
 *     B x_q + Phi_q' eta   = 0      x_q = q - q0 - h/2 (v0 + v)        rule of q    [n]
 *     B x_v + Phi_q' sigma = 0      x_v = v - v0 - h/2 (a0 + a)        rule of v    [n]
 *     F1(t, q, v, a, lambda, rho) = 0                                  motion       [n]
 *     F2(t, q, v, a, lambda, rho) = 0                                  constraints  [m]
 *     Phi(t, q, rho)        = 0                                        if held at each step  [m]
 *     Phi_dot(t, q, v, rho) = 0                                        if held at each step  [m]
 *
 * B is the formulation's: the identity (the trapezoidal rule as it is), the mass matrix, or R'M.
 * eta and sigma are there only with CST_MULTIPLIED; with CST_IN_PLACE, Phi and Phi_dot take the
 * last m rows of each rule, where B has none. */
#ifndef CST_FORMULATIONS_H
#define CST_FORMULATIONS_H

#include "costate.h"
#include "integrate/onestep/onestep.h"
#include "dynamics/derivatives/second.h"

/* how Phi = 0 and Phi_dot = 0 are held */
typedef enum { CST_IN_F2, CST_MULTIPLIED, CST_IN_PLACE } cst_constraint_rows;

/* A rule under second derivatives: B x + Phi_q' multiplier, weighted with z = its rows of Lambda,
 * along a direction d. */
typedef struct {
    const double *x, *dx;                   /* [n] its left-hand side, and its change along d  */
    const double *multiplier, *dmultiplier; /* [m]                                             */
    const double *Lambda;                   /* [n] or [n - m]                                  */
    const cst_along *d;
    double *by_x, *by_multiplier; /* [n] [m] changes of the derivatives by these two */
    double *by_q, *by_rho;        /* [n] [p] added to                                */
} cst_rule;

typedef struct cst_formulation {
    const char *name, *about;
    int ode; /* 1: y' = f(t, y, rho) with y = (q, v), so that CVODES can integrate it too */
    cst_constraint_rows constraints;
    const cst_term *terms; /* [terms_count] places of the rules' derivatives in the step's matrix */
    int terms_count;

    /* s->penalty.compliance, s->penalty.damping, s->penalty.stiffness: the coefficients of F2. */
    void (*settings)(const cst_options *o, cst_system *s);

    /* Before step k, or when the backward pass reaches it (`again`); a status.  May be NULL. */
    int (*prepare)(cst_work *w, int k, int again);

    /* What B takes, at the point where the system stands; 0 when singular.  May be NULL. */
    int (*project)(cst_onestep *x, const cst_system *s);

    /* out = B in, or B'in: [n].  The system stands at X.  NULL: B is the identity. */
    void (*weigh)(const cst_onestep *x, const cst_system *s, int transposed, const double *in,
                  double *out);

    /* The rules' derivatives with respect to X, added to the step's matrix. */
    void (*matrix)(cst_onestep *x, cst_system *s, const double *X);

    /* The rules' derivatives with respect to rho: r[lane][size] += (...) drho, and rho_b += (...)'
     * Lambda.  NULL: none. */
    void (*tangent)(cst_onestep *x, cst_system *s, const double *X, cst_dirs drho, int lanes,
                    double *r);
    void (*adjoint)(cst_onestep *x, cst_system *s, const double *X, const double *Lambda,
                    double *rho_b);

    /* The changes of a rule's derivatives along a direction.  NULL: none. */
    void (*second)(cst_onestep *x, cst_system *s, cst_second *z, const cst_rule *r);
} cst_formulation;

/* NULL: there is none of that name */
const cst_formulation *cst_formulation_find(const char *name);

/* index1.c: the trapezoidal rule as it is, B = I. */
extern const cst_term cst_plain_terms[];
enum { CST_PLAIN_TERMS = 4 };
void cst_plain_matrix(cst_onestep *x, cst_system *s, const double *X);

#endif
