/* One table at one interval between two knots: a polynomial whose coefficients are linear in the
 * table's controls.
 *
 *     value = c0 + c1 d + c2 d^2 + c3 d^3,   d = x - origin
 *     c_k = sum of w[k][j] control[at[j]]
 *
 * Controls are the values of a linear table, the coefficients of a B-spline, and the values of a
 * cubic spline followed by its second derivatives at the knots, which a tridiagonal system gives.
 */
#ifndef CST_PIECES_H
#define CST_PIECES_H

#include "costate.h"

enum { CST_PIECE = 4 }; /* coefficients, and controls that they are made of */

typedef struct {
    cst_table_kind kind;
    int count, cells;    /* values; intervals                                    */
    const double *knots; /* [cells + 1], or NULL: every `step` from `from` on    */
    double from, step;
    double *pivot; /* [count] of the tridiagonal system, factored, or NULL */
} cst_knots;

typedef struct {
    int at[CST_PIECE];
    double w[CST_PIECE][CST_PIECE], origin;
} cst_piece;

/* pivot: memory [count], used by cubic splines. */
void cst_knots_create(cst_knots *k, const cst_array *array, double *pivot);

/* How many controls there are. */
int cst_knots_controls(const cst_knots *k);

double cst_knot(const cst_knots *k, int i);

/* The interval of x: -1 before the first knot, k->cells from the last one on.  `near` is where to
 * look first. */
int cst_knots_find(const cst_knots *k, double x, int near);

void cst_piece_make(const cst_knots *k, int cell, cst_piece *p);

/* The value at x. */
double cst_knots_value(const cst_knots *k, const double *control, double x);

/* From values to controls; and the adjoint: value_bar [count] of control_bar, which is used up. */
void cst_knots_controls_of(const cst_knots *k, const double *value, double *control);
/* The derivative of one control by value i; scratch [count]. */
double cst_knots_by_value(const cst_knots *k, int control, int i, double *scratch);
void cst_knots_adjoint(const cst_knots *k, double *control_bar, double *value_bar);

#endif
