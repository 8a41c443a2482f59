/* The derivative ladder: its rungs, and the checks at one instant. */
#ifndef CST_LADDER_H
#define CST_LADDER_H

#include "sensitivity/sensitivity.h"

typedef struct {
    const cst_problem *p;
    cst_work *w;
    cst_rung *rungs;
    int count, size;
    unsigned seed;
    double *memory;
    double *dq, *dv, *drho;           /* a direction                      */
    double *q, *v, *a, *lambda, *rho; /* the instant                      */
    double *F, *G;                    /* [n + m] residuals                */
    double *zW;                       /* [n + m] weights                  */
} cst_ladder;

double cst_ladder_random(cst_ladder *l); /* from -1 to 1 */

/* Keeps the worst error of a rung over all instants; a row for each name and parameter; the worst
 * of many that share a row, which is named. */
void cst_rung_put(cst_ladder *l, const char *name, double error, double bound);
void cst_rung_about(cst_ladder *l, const char *name, const char *about, double error, double bound,
                    int judged);
void cst_rung_worst(cst_ladder *l, const char *name, const char *about, double error, double bound);

/* ladder_start.c: the start and its kernels. */
int cst_check_start(cst_ladder *l);

/* Kernels, matrices and costs at time t of the trajectory. */
int cst_check_instant(cst_ladder *l, double t);

#endif
