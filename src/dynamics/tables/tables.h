/* Tables: arrays of parameters that are looked up.  Kernels do not get the values of a table but,
 * for each place at which it is looked up, a cell: the polynomial there (pieces.h).
 *
 *     rho of the user, flat   [parameters | values of table 1 | values of table 2 ...]
 *     rho of the kernels      [parameters | cell, cell ... of table 1 | ...]
 *
 * Derivatives by rho of the kernels are summed while a cell stays; when it moves on, those by its
 * coefficients go to the controls that they are made of.  So neither a lookup nor its adjoint
 * depends on how many knots there are. */
#ifndef CST_TABLES_H
#define CST_TABLES_H

#include "model/arrays/pieces.h"

#include "costate_model.h"
#include "model/arrays/arrays.h"

enum { CST_NO_CELL = -2 };

typedef struct {
    int slot;    /* of its cell in rho of the kernels */
    int table;   /* that it looks up                  */
    int in_time; /* 1: at t                         */
    int cell;
    int held; /* of a coordinate: the cell of the step, or CST_NO_CELL */
    cst_piece piece;
} cst_lookup;

typedef struct {
    const cst_model *model;
    int single;            /* parameters before the tables; 0 tables: all             */
    int count, lookups;    /* of tables; of cells                                     */
    int values, controls;  /* of all tables                                           */
    cst_knots *table;      /* [count]                                                 */
    int *first, *control1; /* [count] of a table's values, of its controls            */
    cst_lookup *lookup;    /* [lookups]                                               */
    double *x;             /* [lookups] where they look                               */
    double *flat;          /* [single + values] rho of the user                       */
    double *control;       /* [controls]                                              */
    double *rho;           /* of the kernels                                          */
    double *scratch;       /* [values]                                                */
    double *bar, *by_user; /* [controls], [single + values + 1]                       */
    /* A time inside the step: at a knot, a linear table takes the piece on this side.  NaN: none */
    double inside;
    double **sum; /* [sums] derivatives by rho of the kernels, then by controls */
    int sums, room;
} cst_tables;

/* 0: out of memory.  rho of the kernels, in which the cells are kept. */
int cst_tables_create(cst_tables *x, const cst_model *model, double *rho);
void cst_tables_free(cst_tables *x);

/* After x->flat was set. */
void cst_tables_take(cst_tables *x);

/* The places at which they are looked up. */
void cst_tables_places(const cst_tables *x, double t, const double *q, double *places);

/* The cells at an instant. */
int cst_tables_move(cst_tables *x, double t, const double *q); /* 1: one is another */
static inline void cst_tables_at(cst_tables *x, double t, const double *q)
{
    if (x->count)
        cst_tables_move(x, t, q);
}

/* Doubles of a gradient by rho of the user that is summed here, and cleared. */
static inline int cst_tables_room(const cst_tables *x)
{
    return cst_rho_room(x->model) + 1 + x->controls;
}

/* The direction of parameter i of the user in rho of the kernels, where the cells are, into a lane
 * that is 0; along it, the derivative of what by_rho is the gradient of. */
void cst_tables_direct(cst_tables *x, int i, double (*drho)[CST_LANES], int lane);
double cst_tables_along(cst_tables *x, const double *by_rho, int i);

/* From a gradient by rho of the kernels, where the cells are, to that by rho of the user; itself
 * where there are no tables, otherwise memory of the tables. */
const double *cst_tables_by_user(cst_tables *x, const double *by_rho);

/* What number k of the kernels' rho is: a parameter's name, or that of a table. */
const char *cst_tables_name(const cst_tables *x, int k);
const char *cst_tables_of(const cst_tables *x, int lookup); /* the name of its table */

/* Is it a knot of a linear table in time?  Steps end at them: the next one after t, or the last one
 * before it, or `otherwise`. */
int cst_tables_break(const cst_tables *x, double t);
double cst_tables_next(const cst_tables *x, double t, double otherwise);
double cst_tables_last(const cst_tables *x, double t, double otherwise);

/* From now on cells that move on leave their derivatives in these sums; until end, which makes
 * gradients by rho of the user of them. */
void cst_tables_begin(cst_tables *x);
int cst_tables_sum(cst_tables *x, double *gradient); /* 0: out of memory */
void cst_tables_end(cst_tables *x);

#endif
