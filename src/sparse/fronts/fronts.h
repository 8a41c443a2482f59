/* The penalty system by dense fronts: a static-order L D L' with one refinement in augmented form.
 *
 *     [ M   P'      ] [ x      ]   [ b1 ]        M symmetric [n][n], P = Phi_q [m][n]
 *     [ P  -I/alpha ] [ lambda ] = [ b2 ]
 *
 * Eliminating lambda leaves H x = b1 + alpha P'b2 with H = M + alpha P'P, symmetric and positive
 * definite where the mechanism is determinate: no pivoting, one elimination order for all instants.
 * alpha costs H nine digits; a residual of the system above, in which alpha stands alone, brings
 * them back.  Fronts are dense: the pivots of a supernode, then the rows below them, both padded
 * with zeros to multiples of CST_PAD.  The products with P and P' ride on the two triangular
 * sweeps.
 *
 * Analyzed once.  The numbers of a factorization are one array of f->size doubles without pointers
 * in it: it may be copied, kept, and solved with later. */
#ifndef CST_FRONTS_H
#define CST_FRONTS_H

#include "sparse/sparse.h"

#include <stddef.h>

#define CST_PAD 4

typedef struct {
    int first, pivots;           /* the unknowns that it eliminates: f->place of the first  */
    int below, row;              /* rows below the pivots: how many, from where in f->row   */
    int parent, child, sibling;  /* the front that takes its update, and whose it takes; -1 */
    int up;                      /* where its rows below are in the parent: from f->up[up]  */
    int constraints, constraint; /* rows of P, and the first of them in f->constraint       */
    int mass, masses;            /* entries of M, in f->M...                                  */
    int padded, height;          /* pivots with padding; that and the rows below with it    */
    size_t panel, E;             /* in the factor: [padded][height], [constraints][height]  */
    size_t update; /* in f->scratch.update: [height - padded][height - padded]        */
    int tile;      /* in f->tile: of the 4 by 8 blocks of its lower half      */
} cst_front;

/* Where P and its E are. */
typedef struct {
    int count, *from, *to;       /* entries of P, constraint by constraint: index in A's values,
                                  * in the factor                                             */
    int *place, *start;          /* places of their unknowns; [m + 1] first of a constraint   */
    int *T_row, *T_to, *T_start; /* the same, unknown by unknown: their constraints, index in
                                  * the factor; [length + 1] first of a place               */
} cst_front_entries;

/* The lower half of M. */
typedef struct {
    int count, *from, *mirror; /* in A's values, and mirrored */
    int *row, *col, *to;       /* places; index in the factor */
} cst_front_mass;

/* Of a factorization and of a solve. */
typedef struct {
    double *update, *unscaled, *diagonal, *x, *r, *w, *u, *lambda, *t;
} cst_front_scratch;

typedef struct {
    int n, m, count;    /* unknowns, constraints, fronts                           */
    cst_front *front;   /* in postorder: children first                            */
    int *place, length; /* [n] of the unknowns in elimination order with padding   */
    int *row, *up;      /* rows below of all fronts; where they are in the parent  */
    int *constraint;    /* [m] front by front                                      */
    cst_front_entries E;
    cst_front_mass M;
    cst_front_scratch scratch;
    int *tile, *tile_row;     /* rows of E, times height, that are not zero in a tile of
                               * E'E: from tile_row[tile[k]] to tile_row[tile[k + 1]]    */
    size_t pivot, mass, size; /* where 1/d and M are in a factor; its doubles            */
    double multiplications;   /* of one factorization                                    */
    double *memory;           /* of all the arrays of doubles                            */
    void *indices;            /* of all the arrays of integers                           */
    int whole;                /* A is one front                                          */
    int lanes;                /* numbers in a vector: 8, 4 or what there is; no bit differs */
    int positive;             /* pivots before this place are positive, others negative  */
    int fits;                 /* 0: the pattern does not suit fronts                     */
} cst_fronts;

/* Analyzes A [n + m][n + m], to be reduced to H or, small, taken as a whole.  0 when out of memory;
 * then, and where f->fits is 0, there is nothing to factor with. */
int cst_fronts_create(cst_fronts *f, const cst_pattern *A, int n, int whole);
void cst_fronts_free(cst_fronts *f);

/* Clears what a factorization leaves as it is: once, in memory that held anything else. */
void cst_fronts_clear(const cst_fronts *f, double *factor);

/* Factors A, given by its values on the pattern, into factor [f->size]; with has_P, P is there
 * already.  The least pivot as a part of its diagonal entry of H, a measure of the digits lost; 0
 * where a pivot is lost in rounding errors, or not finite: the factor is then of no use. */
double cst_fronts_factor(cst_fronts *f, const double *A, int has_P, double alpha, double *factor);

int cst_fronts_symmetric(const cst_fronts *f, const double *A); /* is M symmetric? */

/* b = A \ b.  1, or 0 where the refinement does not converge; b is unchanged then. */
int cst_fronts_solve(cst_fronts *f, const double *factor, double *b);

/* Four right-hand sides at once, b [4][size], where A is one front of at most CST_WHOLE unknowns:
 * 1.  0 where it is not; then nothing was done. */
#define CST_WHOLE 48
int cst_fronts_solve_four(cst_fronts *f, const double *factor, double *b, int size);

/* block.c: several at once on any fronts, b [count][size], with scratch memory of so many
 * doubles.  1, or 0 where the refinement of one does not converge; b is unchanged then.  At most as
 * many as the width says, which is that of the processor's vectors. */
#define CST_FRONTS_BLOCK 8
int cst_fronts_block_width(void);
size_t cst_fronts_block_size(const cst_fronts *f);
int cst_fronts_solve_block(const cst_fronts *f, const double *factor, double *b, int size,
                           int count, double *scratch);

#endif
