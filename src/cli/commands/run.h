/* run.h: a run of the library, with its progress line and its messages. */
#ifndef CLI_RUN_H
#define CLI_RUN_H

#include "costate.h"
#include "cli/output/progress.h"
#include "cli/input/settings.h"

typedef struct {
    cst_work *w;
    progress line;
} run;

/* Each prints an error and returns an exit status.  run_close accepts a run that failed to open. */
int run_open(run *r, const cst_problem *p, const settings *s, const char *label);
/* a status of the library, after a call with r->w; a warning is printed */
int run_status(run *r, int status);
void run_close(run *r);

/* psi, its gradient [cst_design_count] and what it took, by one method. */
typedef struct {
    cst_method method;
    double psi, *gradient;
    double psi_bar, *bars; /* estimates of their errors; NaN: there is none */
    cst_stats stats;
} solution;
int solve(cst_problem *p, const settings *s, cst_method method, solution *result);
void solution_free(solution *result);

#endif
