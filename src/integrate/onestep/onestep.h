/* The one-step integrator: G(X0, X, rho) = 0 (formulations.h) at a fixed step h, its exact tangent
 * and adjoint.
 *
 *     psi      = w(X_N) + h (g_0 / 2 + g_1 + ... + g_N / 2)
 *     tangent    G_X dX = -(G_X0 dX0 + G_rho drho)
 *     adjoint    G_X' Lambda_k = psi_X_k - (G_X0' Lambda)_(k+1)
 *                gradient = psi_rho - sum of G_rho' Lambda_k + start
 *
 * They are the derivatives of the numbers that were computed, not of the motion that these
 * approximate. */
#ifndef CST_ONESTEP_H
#define CST_ONESTEP_H

#include "integrate/work.h"
#include "sparse/lu.h"
#include "sparse/sparse.h"

struct cst_formulation;
struct cst_system;

/* The blocks of X; G has a block of rows for each: two rules, F1, F2, Phi, Phi_dot. */
enum { CST_Q, CST_V, CST_A, CST_LAMBDA, CST_ETA, CST_SIGMA, CST_BLOCKS };

/* Parts of the matrices on the pattern of N (system.h), the diagonal of ones, and n - m full rows
 * of n. */
typedef enum {
    CST_PART_NN,
    CST_PART_NM,
    CST_PART_MN,
    CST_PART_MM,
    CST_PART_ONES,
    CST_PART_FULL
} cst_part;

/* A place in the step's matrix: the derivative of a block of rows by a block of X, and what can
 * stand there. */
typedef struct {
    int rows, cols;
    cst_part part;
} cst_term;

/* The terms of the rows that all formulations share. */
enum {
    CST_F1_Q,
    CST_F1_V,
    CST_F1_A,
    CST_F1_LAMBDA,
    CST_F2_Q,
    CST_F2_V,
    CST_F2_A,
    CST_F2_LAMBDA,
    CST_PHI_Q,
    CST_DOT_Q,
    CST_DOT_V,
    CST_SHARED_TERMS
};

typedef struct {
    /* entry in N, in the diagonal or in the full rows; entry in the step's matrix */
    int *from, *to, count;
} cst_placed;

/* A run with half of the steps, for errors. */
typedef struct {
    int is_run, steps;        /* this run is one; the steps of the last such, or 0             */
    double *value, *gradient; /* [responses] [responses][p] its results                        */
} cst_coarse;

/* Maggi: the choice of independent coordinates. */
typedef struct {
    char *dependent;    /* [room + 1][n] the choice of each step                          */
    const char *choice; /* [n] the one in use                                             */
    double pivots;      /* how good it was when it was chosen                             */
    int choices;        /* how often it was chosen                                        */
    double *eta;        /* [m] multipliers of a rule                                      */
    /* [m][n], [m][m], [n][n - m], [n - m][n], [n], [CST_LANES][n] */
    double *dense, *inverse, *R, *rows, *change, *changes;
} cst_maggi;

typedef struct cst_onestep {
    const struct cst_formulation *form;
    int n, m, size;         /* size: of X                                                      */
    int at[CST_BLOCKS + 1]; /* where the blocks of X begin                                     */
    int row[CST_BLOCKS];    /* where their rows begin                                          */
    int steps, room;        /* of this run; that there is memory for                           */
    cst_coarse coarse;
    cst_maggi maggi;
    double h;
    cst_pattern pattern; /* of G_X                                                          */
    cst_lu lu;
    cst_placed *placed; /* [terms of the integrator, then of the formulation]              */
    int placed_count;
    double *X; /* [room + 1][size]                                                */
    double *memory;
    double *x_q, *x_v; /* [n] how far X is from the rules                                 */
    double *padded;    /* [n + m] a vector of n or of m, with zeros for the rest          */
    double *whole;     /* [n + m] a matrix times a vector                                 */
    double *weighed;   /* [n] B times the row of a rule                                   */
    double *r;         /* [CST_LANES][size]                                               */
    double *refining;  /* [2][CST_LANES][size]                                            */
    double *dX;        /* [design variables][size]                                        */
    double *back;      /* [responses][size] what flows back from the step after           */
    double *between;   /* [size] X between two nodes                                      */
    double *extra;     /* [entries of N]                                                  */
    double *node;      /* [4 n] of the trajectory                                         */
} cst_onestep;

static inline cst_onestep *cst_onestep_of(const cst_work *w)
{
    return w->integrator_data;
}

/* G_X += factor * (what stands on N's pattern in `value`) at the formulation's own term k; ONES
 * take none. */
void cst_onestep_place(cst_onestep *x, int k, double factor, const double *value);

int cst_onestep_create(cst_work *w);
void cst_onestep_free(cst_work *w);
void cst_onestep_choose_pivots(cst_work *w); /* for all runs, by a first step */
int cst_onestep_forward(cst_work *w);        /* psi and the trajectory      */
int cst_onestep_direct(cst_work *w);         /* the same and the gradient   */
int cst_onestep_backward(cst_work *w);       /* the gradient, after forward */
int cst_onestep_second(cst_work *w); /* the same and w->second_order.products, after forward */

/* Errors: a run with half of the steps, to be made before the run itself; after the backward pass
 * of that, estimates of |value - true| [responses] and of each derivative [responses][p], NAN where
 * there are none. */
int cst_onestep_coarse(cst_work *w);
void cst_onestep_errors(cst_work *w);

/* G_rho' Lambda [p], in w->adjoint.Frho; b = -G_X0' Lambda.  The system stands at X, with its
 * matrix. */
const double *cst_onestep_by_rho(cst_work *w, const double *Lambda, const double *X);
void cst_onestep_pass_back(cst_onestep *x, const struct cst_system *s, const double *Lambda,
                           double *b);

/* r = B (-(d0 + h/2 d1)): a rule's derivative by X0 along (d0, d1) = (dq0, dv0) or (dv0, da0). */
void cst_onestep_past(cst_onestep *x, const struct cst_system *s, const double *d0,
                      const double *d1, double *r);

/* to tf, of the length asked for or a little shorter */
int cst_onestep_steps(const cst_options *o);

/* Shared by the three: the system at X of step k; G_X there, factored. */
double *cst_onestep_node(cst_onestep *x, int k);
double cst_onestep_time(const cst_onestep *x, double tf, int k);
int cst_onestep_at(cst_work *w, int k);
int cst_onestep_matrix(cst_work *w, int k);
double cst_onestep_weight(const cst_onestep *x, int k); /* of g_k in psi */
int cst_onestep_singular(cst_work *w, int k);

/* The instant t between nodes: a polynomial through `count` of them from *first on, with these
 * weights. */
enum { CST_ONESTEP_POINTS = 4 };
int cst_onestep_between(const cst_onestep *x, double tf, double t, int *first,
                        double weight[CST_ONESTEP_POINTS]);
int cst_onestep_observe(cst_work *w, double t, int needs);

/* All steps; `visit` (or NULL) is called at each, 0 included, while the system stands there. */
typedef int cst_onestep_visit(cst_work *w, int k);
int cst_onestep_run(cst_work *w, cst_onestep_visit *visit);

#endif
