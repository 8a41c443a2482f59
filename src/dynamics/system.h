/* The mechanism at one instant: the equations of motion in augmented form, their solution and their
 * derivatives.
 *
 *     F1 = M(q, rho) a + Phi_q' lambda - Q(t, q, v, rho)                              = 0     [n]
 *     F2 = Phi_ddot + 2 xi omega Phi_dot + omega^2 Phi - lambda / alpha               = 0     [m]
 *
 * which is eq:penalty with eq:lambda kept as unknowns of their own: no digits are lost to alpha,
 * redundant constraints stay regular, and index-1 is 1/alpha = 0.  A = dF/d(a, lambda) = [M Phi_q';
 * Phi_q -I/alpha]. */
#ifndef CST_SYSTEM_H
#define CST_SYSTEM_H

#include "base/status.h"
#include "sparse/compress.h"
#include "dynamics/derivatives/blocks.h"
#include "dynamics/contacts/contacts.h"
#include "dynamics/derivatives/provider.h"
#include "dynamics/solver.h"
#include "dynamics/tables/tables.h"

#define CST_REDUNDANT 16 /* redundant constraints that are looked after */

enum { CST_BUT_MODES = 2 }; /* solved, but in other modes: A and its factors are those */

/* The constraints' penalty and stabilization. */
typedef struct {
    double compliance;         /* 1 / alpha */
    double damping, stiffness; /* 2 xi omega and omega^2 */
} cst_penalty;

/* The matrices at the instant, their patterns and factors. */
typedef struct {
    cst_pattern A, N; /* of A, and of A + gamma C + gamma^2 K                         */
    /* A (factored by the solver), N, and of a search's matrix on N's pattern (static.c) */
    cst_lu lu_A, lu_N, lu_S;
    double *A0, *C, *K;     /* on N's pattern: A, dF/dv and dF/dq where they were last taken */
    int *A_in_N, *diagonal; /* [entries of A], [n + m]: indices in N                   */
    int *mass_at, masses;   /* those of M in A (cst_system_masses)                     */
} cst_matrices;

/* The matrices of fused code. */
typedef struct {
    double *by_qv, *by_rho; /* entries of dF/dq, of dF/dv and, after these, of dF/drho */
    double *own;            /* where they are unless they were placed                  */
    int taken;              /* are they up to date?                                    */
    int *mass_at, *phi_q_at, *jacobian_at, *alone_at; /* where its entries go: in A, in N, in
                                                       * by_qv                         */
    int *front_at; /* those of Phi_q and Phi_q' in a factor, once placed               */
    int placed;
} cst_fused_matrices;

/* How derivatives are computed. */
typedef struct {
    const cst_provider *provider;
    int weighted; /* 1: the formulation has a weighted rule (cst_system_weighted)      */
    cst_blocks blocks;
    cst_fused_matrices fused;
} cst_derivatives;

/* Arguments of kernels: results, their adjoints (b), and those of q, v, a, b and rho. */
typedef struct {
    double *f, *fb, *Qb, *phib, *phid0b, *phid1b, *unused, *phid1, *scratch_m;
    double *qb, *vb, *ab, *bb, *rhob, *zero;
} cst_arguments;

/* Arguments of kernels that are differentiated along several directions at once. */
typedef struct {
    double (*zeros)[CST_LANES], (*out0)[CST_LANES], (*out1)[CST_LANES], (*out2)[CST_LANES],
        (*out3)[CST_LANES], (*product)[CST_LANES];
} cst_lane_arguments;

/* Reactions that no force determines: redundant.c. */
typedef struct {
    double *vectors; /* [CST_REDUNDANT][m] */
    int count;
} cst_redundancy;

/* What the solves took. */
typedef struct {
    long evaluations, jacobians;
    double rcond; /* the smallest of any solve */
} cst_effort;

typedef struct cst_system {
    const cst_model *model;
    const cst_kernels *kernels;
    int n, m, p;
    cst_penalty penalty;
    double *rho; /* [p]                                                                */
    /* [s + 1]; the last is 1 in the search for an equilibrium; then those of contacts */
    int *mode;

    double t, *q, *v, *a, *lambda;    /* the instant, and the solution there            */
    double *phi, *phi_dot, *phi_ddot; /* [m]; phi_ddot without the part Phi_q a         */
    double *Q;                        /* [n]                                            */
    int solved;                       /* is the above up to date?  CST_BUT_MODES        */

    cst_tables tables;     /* what of rho the kernels see as cells; none in most models */
    cst_contacts contacts; /* which rows of Phi act; none in most models               */
    cst_matrices matrices;
    cst_solver solver; /* of A                                                         */
    cst_derivatives derivatives;
    cst_redundancy redundant;
    cst_effort effort;

    cst_arguments args;
    cst_lane_arguments lanes;
    double *rhs;    /* [n + m][CST_LANES]                                              */
    double *memory; /* all of the arrays of doubles                                    */
} cst_system;

int cst_system_create(cst_system *s, const cst_model *model, const double *rho); /* a status */
void cst_system_free(cst_system *s);

/* Where a quantity is looked at. */
typedef struct {
    double t;
    const double *q, *v, *a, *lambda, *rho;
    const int *mode;
} cst_place;

cst_place cst_system_place(const cst_system *s); /* where the system stands */

/* A where the system was solved or set last: M, Phi_q and Phi_q'. */
const double *cst_system_A(cst_system *s);

/* Chooses the solver where the system is solved, with its right-hand side in s->rhs.  0 when out
 * of memory. */
int cst_system_choose(cst_system *s);

/* After s->tables.flat, rho of the user, was set: rho of the kernels. */
void cst_system_new_rho(cst_system *s);

/* Forgets what is known: after rho or mode changed; after mode alone, A and its factors stay. */
void cst_system_invalidate(cst_system *s);
void cst_system_new_modes(cst_system *s);

/* a and lambda at (t, q, v).  0, or CST_ESINGULAR or CST_ENAN. */
int cst_system_solve(cst_system *s, double t, const double *q, const double *v);

/* The text for a system that could not be solved at t, kept as the reason should an integrator give
 * up over it. */
int cst_system_failed(const cst_system *s, cst_report *r, int status, double t);

/* The right-hand side of A (a, lambda) = b at the instant evaluated last: [n + m]. */
void cst_system_load(const cst_system *s, double *b);

/* F = A (a, lambda) - b for u = (a, lambda) at the instant set last: [n + m]. */
void cst_system_residual(cst_system *s, const double *u, double *F);

/* The instant with a and lambda given rather than solved for: everything but the factors of A.  0
 * or CST_ENAN. */
int cst_system_set(cst_system *s, double t, const double *q, const double *v, const double *a,
                   const double *lambda);

/* The same with the factors of A, at an instant that was solved before: from M as it was there
 * (keep_mass, into cst_system_masses doubles) or, where that is NULL, those in `factors`
 * (cst_solver_use).  Q and the kinematics stay those of elsewhere.  0, CST_ESINGULAR or
 * CST_EMEMORY. */
int cst_system_masses(cst_system *s);
void cst_system_keep_mass(const cst_system *s, double *mass);
int cst_system_factored(cst_system *s, double t, const double *q, const double *v, const double *a,
                        const double *lambda, double *mass, double *factors);

/* Phi, Phi_dot and the part of Phi_ddot without accelerations (eq:dotPhi, eq:ddotPhi). */
void cst_system_kinematics(cst_system *s);

/* Q, Phi, Phi_dot and Phi_ddot alone; Phi_q stays that of elsewhere.  0 or CST_ENAN. */
int cst_system_motion(cst_system *s, double t, const double *q, const double *v);

/* Phi_q and Phi_q' in A, at s->t and s->q. */
void cst_system_phi_q(cst_system *s);

/* C = dF/dv and K = dF/dq at the instant solved or set last; jacobian: and A0. */
void cst_system_derivatives(cst_system *s);
void cst_system_jacobian(cst_system *s);

/* A0 alone. */
void cst_system_new_A(cst_system *s);

/* N = A0 + gamma C + gamma^2 K, factored.  0 when singular. */
int cst_system_newton(cst_system *s, double gamma);

/* (z, W) = A' \ (bz, bW), in place: b is [count][n + m]. */
void cst_system_adjoint(cst_system *s, double *b, int count);

/* F_q'(z, W), F_v'(z, W), F_rho'(z, W) at the instant solved last: [n], [n], [p], overwritten. */
void cst_system_products(cst_system *s, const double *zW, double *Fq, double *Fv, double *Frho);
/* Those of the first of `count` (z, W), zW [count][n + m], at once: how many, at most CST_LANES; Fq
 * is [n][as many], Fv and Frho likewise.  0 where they cost less one by one; then nothing was
 * done. */
int cst_system_products_at_once(cst_system *s, const double *zW, int count, double *Fq, double *Fv,
                                double *Frho);
/* without fused code */
void cst_system_kernel_products(cst_system *s, const double *zW, double *Fq, double *Fv,
                                double *Frho);

/* Reverse of weight'(Phi_q d + dt Phi_t): by q into s->args.qb, by d into s->args.bb, by rho into
 * s->args.rhob. */
void cst_system_reaction_b(cst_system *s, double dt, const double *d, const double *weight);

/* Reverse of b0'Phi + b1'Phi_dot + b2'Phi_ddot along (v, a), with the weights in s->args.phib,
 * phid0b, phid1b (destroyed): by q into s->args.qb, by v into s->args.vb, by a into s->args.bb, by
 * rho into s->args.rhob. */
void cst_system_constraints_b(cst_system *s, const double *v, const double *a);

/* Tangents of (a, lambda) in `count` directions (dq, dv, drho): d[n + m] for each, in s->rhs. */
void cst_system_tangents(cst_system *s, cst_dirs dq, cst_dirs dv, cst_dirs drho, int count);

/* F_q, F_v and F_rho as the next tangents take them are kept in memory [cst_system_linear_size] and
 * used by products at that instant: place it before; at the instant again, recall it.  With NULL
 * they are not kept. */
size_t cst_system_linear_size(const cst_system *s); /* 0: the provider has none */
void cst_system_linear_place(cst_system *s, double *memory);
void cst_system_linear_recall(cst_system *s, double *memory);

/* The same before the solve: F_q dq + F_v dv + F_rho drho in s->rhs, and those of Phi and Phi_dot
 * in s->lanes.out0, s->lanes.out1. */
void cst_system_directions(cst_system *s, cst_dirs dq, cst_dirs dv, cst_dirs drho, int count);

/* F1 += (Phi_q' lambda)_q dq + (Phi_q' lambda)_rho drho for one lane: second derivatives of Phi,
 * transposed. */
void cst_system_reaction_tangent(cst_system *s, const double *lambda, cst_dirs dq, cst_dirs drho,
                                 int lane, double *F1);

/* redundant.c: the directions nu of reactions that no force determines, Phi_q' nu = 0, where the
 * system was solved last; the same ones at the instant solved now (`far`: not one close by);
 * reaction [m] without its part along them. */
void cst_redundant_find(cst_system *s);
void cst_redundant_follow(cst_system *s, int far);
void cst_redundant_remove(cst_system *s, double *reaction);

/* The matrix of a search for a configuration (static.c), into lu_S, not factored yet, at rest at
 * t = 0:
 *     S = [E + (Phi_q' lambda)_q  Phi_q'; Phi_q  -delta I]
 *     E = -Q_q for an equilibrium, I for an assembly
 * Phi and Phi_t = Phi_dot are left in s->phi and s->phi_dot. */
void cst_system_static(cst_system *s, const double *q, const double *lambda, int equilibrium,
                       double delta);

/* P = M x + Phi_q' eta at fixed x and eta: P_q on N's pattern; r[lane][stride] += P_rho drho; rho_b
 * += P_rho' z. */
void cst_system_weighted(cst_system *s, const double *x, const double *eta, double *value);
void cst_system_weighted_tangent(cst_system *s, const double *x, const double *eta, cst_dirs drho,
                                 int count, double *r, int stride);
void cst_system_weighted_adjoint(cst_system *s, const double *x, const double *eta, const double *z,
                                 double *rho_b);

/* rank.c: of Phi_q where the system is, or -1 when out of memory. */
int cst_constraint_rank(cst_system *s);

/* rho_b += Phi_rho' weight + Phi_dot_rho' weight_dot */
void cst_system_phi_adjoint(cst_system *s, const double *weight, const double *weight_dot,
                            double *rho_b);

#endif
