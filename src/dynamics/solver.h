/* The solver of A (a, lambda) = b.  Which one it is, is decided once per work, at its start:
 *
 *     straight a few bodies with fused code, M regular: L D L' of A by generated straight lines
 *     whole    the same by one dense front, exact for any alpha
 *     fronts   penalty: L D L' of M + alpha Phi_q' Phi_q, refined in augmented form
 *     KLU      all else: index1, M not symmetric or nearly singular
 *
 * KLU stands in wherever the others lose a pivot or their refinement does not converge.  With
 * them every factorization is a function of the matrix alone, whatever came before it, and A is
 * symmetric: they solve with A' as with A. */
#ifndef CST_SOLVER_H
#define CST_SOLVER_H

#include "costate_model.h"
#include "sparse/fronts/fronts.h"
#include "sparse/lu.h"

/* Taken as a whole, A loses the digits that M's own condition costs: not more than these. */
#define CST_LOST_DIGITS 1e-4

/* Whose factors the solver has. */
enum { CST_FACTORS_KLU, CST_FACTORS_FRONTS, CST_FACTORS_STRAIGHT };

typedef struct {
    cst_lu *lu; /* A's values, and KLU                                               */
    cst_fronts fronts;
    int chosen; /* are the fronts used?                                              */
    int kind;   /* of the present factors: CST_FACTORS_...                           */
    double alpha;
    double *memory;       /* of what follows                                                   */
    double *own, *factor; /* memory of a factorization; where the next one goes                */
    int dirty;            /* own held something else since                                     */
    int opened;           /* Phi_q is in the factor for the next factorization                 */
    int partial;          /* not all entries are among A's values                              */
    void (*complete)(void *owner); /* puts it there                                            */
    void *owner;
    const cst_straight *straight; /* generated L D L' of this model's A, or NULL       */
    double *fixed, *refined;      /* its K; scratch memory of a refinement             */
    int fixed_known;              /* is K that of the present rho?                     */
    double *block;  /* scratch memory of solving for several right-hand sides at once    */
    double rcond;   /* of the present factors: KLU's, or the least pivot of its diagonal */
    double growth;  /* of the terms of a pivot over it, in the last straight factorization  */
    long stand_ins; /* factorizations that KLU did in place of the fronts                */
} cst_solver;

/* With the values of a first A in the KLU and a right-hand side b [n + m], which is overwritten.  0
 * when out of memory. */
int cst_solver_choose(cst_solver *x, int n, double compliance, double *b);
void cst_solver_free(cst_solver *x);

/* Generated code in place of the fronts that were chosen.  0 when out of memory. */
int cst_solver_straighten(cst_solver *x, const cst_straight *code);
/* Where its E goes, and, with that computed, its factors: 0 where a pivot is lost. */
double *cst_solver_entries(const cst_solver *x);
int cst_solver_factor_straight(cst_solver *x);

/* Phi_q straight into the factor, before the next factorization, which does not look at A's values
 * of it: place gives, for each of A's values, its place there, or -1; 0 where this cannot be.  open
 * gives the factor, where all of them must be written; they are completed should KLU stand in. */
int cst_solver_placed(const cst_solver *x, int *place);
double *cst_solver_open(cst_solver *x);
void cst_solver_complete(cst_solver *x);

/* 0 when singular; solve then fills b [count][n + m] with NaN. */
int cst_solver_factor(cst_solver *x);
int cst_solver_solve(cst_solver *x, double *b, int count, int transposed);

/* Factorizations may be kept: they go where they are told to, cst_solver_size doubles (NULL: back
 * into the solver's own memory), and are solved with where they are.  use: 0 when singular. */
size_t cst_solver_size(const cst_solver *x);
void cst_solver_place(cst_solver *x, double *memory);
int cst_solver_use(cst_solver *x, double *memory);

#endif
