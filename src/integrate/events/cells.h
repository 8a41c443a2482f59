/* The cells of tables that are looked up in a coordinate, along a run.
 *
 * A step holds the cell in which it begins, so that what it integrates is one polynomial, and ends
 * where a coordinate reaches the cell's end: for straight lines to a rounding error of the time,
 * for splines about there, as long as steps are no longer than a cell.  A step that passes several
 * knots of a spline is left to its error control.
 *
 * What is between the knots is continuous, so that a run with the ends of its steps held has the
 * derivatives of one whose steps follow the knots, but for the slope of straight lines: where
 * accelerations or integrands jump at a knot, which is passed when x(t, q, rho) is there,
 *
 *     kappa = mu+ . (f- - f+) / (x_t + x_q v),   mu- = mu+ - kappa x_q',   gradient -= kappa x_rho'
 *     dt    = -(x_q s- + x_rho) / (x_t + x_q v),   s+ = s- + (f- - f+) dt */
#ifndef CST_CELLS_H
#define CST_CELLS_H

#include "costate.h"
#include "dynamics/system.h"

/* At the instant t a lookup turned to another cell. */
typedef struct {
    double t;
    int k, from, to; /* which of those watched */
    int bends;       /* straight lines meet there: what is integrated has no derivative */
    int jumps;       /* and accelerations or integrands jump */
} cst_turn;

typedef struct {
    int count;    /* of lookups in a coordinate, 0: nothing is done here          */
    int *watched; /* [count]                                                      */
    int *kept;    /* [count] cells as the list has them                           */
    int lines;    /* 1: some tables are of straight lines                         */
    cst_turn *list;
    int turns, room;
    int at;                      /* so many turns are behind the cells that are held */
    double *q;                   /* [n] of a place                                   */
    double *place, *soon, *late; /* [lookups] places                                */
    double *by_q, *by_rho;       /* [n] [parameters before the tables] of one place  */
    double *slope;               /* [2][n + integrals] accelerations and integrands  */
} cst_cells;

int cst_cells_create(cst_cells *x, const cst_system *s, int integrals); /* 0: out of memory */
void cst_cells_free(cst_cells *x);

/* A run begins, or none is under way: no cell is held. */
void cst_cells_begin(cst_work *w);

/* The cells for a step of at most h from (t, y), where the accelerations are a.  Returns the latest
 * end of the step, at most `end`; *turned is 1 where a cell is another than before. */
double cst_cells_hold(cst_work *w, double t, const double *y, const double *a, double h, double end,
                      int *turned);

/* A step from y0 to y1 was computed: a shorter length, where it passed the end of a straight line;
 * h where it did not. */
double cst_cells_passed(cst_work *w, double t, const double *y0, const double *y1, double h);

/* The step from (t, y) is taken: its cells go onto the list, whose length is w->run.cells.turns. */
int cst_cells_keep(cst_work *w, double t, const double *y);

/* The lookup, from 0, at whose knots the run has no second derivatives, or -1. */
int cst_cells_bent(const cst_work *w);

/* The cells after so many turns; those just before t; the last turn before t that is after
 * `otherwise`, or that. */
void cst_cells_set(cst_work *w, int turns);
void cst_cells_at(cst_work *w, double t);
double cst_cells_last(const cst_work *w, double t, double otherwise);

/* Turn i, at y: f- - f+ of the accelerations and then the integrands into slope; x_q and x_rho of
 * its place, divided by x_t + x_q v, into by_q and by_rho.  The cells are those after it. */
int cst_cells_jump(cst_work *w, int i, const double *y);

/* After it: the derivatives dy of (q, v, integrals) by design variable c; kappa, with mu of (q, v)
 * and the weight of the integral of what is asked for, of mu and its gradient. */
void cst_cells_cross(const cst_work *w, int c, double *dy);
void cst_cells_cross_back(const cst_work *w, int wanted, double *mu, double weight);

#endif
