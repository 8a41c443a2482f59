/* psi over samples, made one number: a mean + b std. */
#ifndef CST_ROBUST_H
#define CST_ROBUST_H

#include "model/problem.h"
#include "study/job.h"

typedef struct {
    double mean, std; /* their factors                                                     */
    cst_variation *v; /* [variables]                                                       */
    int variables, count;
    long seed;
    cst_problem *p;  /* design variables, then those that vary and are none                */
    int n, all;      /* design variables; all variables of p                               */
    int *at;         /* [variables] which variable of p varies                             */
    double *samples; /* [count][variables]                                                 */
    double best[3], first[3]; /* psi, mean, std: at the best evaluation, at the first one  */
} cst_robust_sum;

int cst_robust_open(cst_robust_sum *r, const cst_problem *p, const char *objective,
                    const cst_variation *v, int n, int count, long seed, cst_report *report);
void cst_robust_close(cst_robust_sum *r);

/* The variables [all] of sample i at rho [n]. */
void cst_robust_point(const cst_robust_sum *r, int i, const double *rho, double *point);

/* psi and its gradient [n] (NULL: not wanted) from results of the samples: rows of psi and its
 * gradient [1 + all]. */
double cst_robust_value(cst_robust_sum *r, const double *rows, double *gradient);

/* The optimizer's state is of these samples, and of what is made of them. */
int cst_robust_depends(const cst_robust_sum *r, cst_optimizer *o);

#endif
