/* robust.h: psi over samples of parameters that vary, made one number: a mean + b std. */
#ifndef CLI_ROBUST_H
#define CLI_ROBUST_H

#include "costate.h"
#include "cli/vary.h"

typedef struct {
    double mean, std; /* their factors                                                  */
    vary_set v;
    int count; /* samples                                                        */
    long seed;
    cst_problem *p;   /* design variables, then those that vary and are none            */
    int n, all;       /* design variables; all variables of p                           */
    int *at;          /* [v.count] which variable of p varies                           */
    double *samples;  /* [count][v.count]; process 0                                    */
    cst_work **works; /* [lanes]                                                        */
    int lanes;
    double best[3], first[3]; /* psi, mean, std: at the best evaluation, at the first one */
} robust;

/* For the design of p, by the settings' --robust, --vary, --count and --seed.  Complains, returns
 * an exit status; close accepts what failed to open. */
int robust_open(robust *r, const settings *s, const cst_problem *p, int lanes);
void robust_close(robust *r);

/* The variables [all] of sample i at rho [n]. */
void robust_point(const robust *r, int i, const double *rho, double *point);

/* psi and its gradient [n] (NULL: not wanted) from results of the samples: rows of psi and its
 * gradient [1 + all]. */
double robust_sum(robust *r, const double *rows, double *gradient);

#endif
