/* starts.h: optimizations from many starts, and the files that share them. */
#ifndef CLI_STARTS_H
#define CLI_STARTS_H

#include "cli/journal.h"
#include "cli/commands/optimize/optimize.h"

/* A result: these numbers, then rho where it ended. */
enum {
    START_PSI,
    START_INITIAL,
    START_PROJECTED,
    START_ITERATIONS,
    START_EVALUATIONS,
    START_REASON,
    START_VIOLATION,
    START_RHO
};

typedef struct {
    optimization *x;
    int n, lanes;
    long seed;
    cst_scenario **scenarios; /* [lanes][x->set.count]                                    */
    cst_ensemble e;           /* in: where to start; out: a result                        */
    journal j;
    int *order; /* [solved] by psi, the least first                         */
    int *same;  /* [solved] number of the end it is, from 0, the minima first */
    int solved, minima, ends; /* ends that differ, minima among them */
} starts;

const double *starts_result(const starts *t, int i);

/* starts_report.c: sorts the results and tells minima apart; prints and writes them.  Both complain
 * and return an exit status. */
int starts_sort(starts *t);
int starts_deliver(starts *t);

#endif
