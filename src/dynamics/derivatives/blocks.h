/* The blocks of the system's matrices as the generated code gives them: patterns found by
 * poisoning, columns colored, some rows in reverse.  A block that nobody needs is not set up, and
 * adds nothing. */
#ifndef CST_BLOCKS_H
#define CST_BLOCKS_H

#include "costate_model.h"
#include "sparse/split.h"

/* What blocks are needed for. */
enum {
    CST_BLOCKS_SEARCH = 1,   /* a search for a configuration: forces_q, forces_rows, hessian */
    CST_BLOCKS_WEIGHTED = 2, /* M x + Phi_q' eta: inertia_q, hessian                         */
    CST_BLOCKS_MOTION = 4,   /* M, Phi_q, dF/dq, dF/dv: all of them                          */
    CST_BLOCKS_ALL = 7
};

/* A block of a Jacobian: where its entries come from and where they go. */
typedef struct {
    cst_pattern pattern;
    cst_plan plan;
    int *target;   /* [entries] index of plan entry e in the matrix that it is part of */
    int *mirrored; /* the same for the transposed block, where there is one            */
} cst_block;

typedef struct {
    cst_block mass, phi_q;                                   /* in A */
    cst_block phi_x, inertia_q, forces_q, forces_v, hessian; /* in N */
    cst_rows forces_rows; /* those of -dQ/dq and -dQ/dv that forces_q and forces_v leave out */
    int mass_constant;    /* M does not depend on q                                          */
    int mass_known;       /* ... and is in A                                                 */
} cst_blocks;

struct cst_system;

/* blocks_create.c: patterns of what is needed; what they add to A and N; then how to fill them.  0
 * when out of memory. */
int cst_blocks_probe(struct cst_system *s, int needed);
void cst_blocks_entries_A(const struct cst_system *s, cst_entries *e);
void cst_blocks_entries_N(const struct cst_system *s, cst_entries *e);
int cst_blocks_plan(struct cst_system *s, int needed);
void cst_blocks_free(cst_blocks *b);

/* Each adds its block at the instant of the system to values on the pattern of N. */
void cst_blocks_mass(struct cst_system *s);  /* M, column by column, into A */
void cst_blocks_phi_x(struct cst_system *s); /* dF2/dq and dF2/dv into K and C */
/* (Phi_q' lambda)_q */
void cst_blocks_hessian(struct cst_system *s, const double *lambda, double *value);
void cst_blocks_forces_q(struct cst_system *s, double *value);
void cst_blocks_forces_v(struct cst_system *s, double *value);
void cst_blocks_forces_rows(struct cst_system *s, double *K, double *C); /* C may be NULL */
void cst_blocks_inertia_q(struct cst_system *s, const double *a, double *value);

#endif
