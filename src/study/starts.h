/* Optimizations from many starts. */
#ifndef CST_STARTS_H
#define CST_STARTS_H

#include "optimize/optimizer.h"
#include "study/job.h"

/* A result: these fields, then rho where it ended. */
typedef struct {
    double psi, psi_initial, projected;
    int iterations, evaluations, reason;
    double violation;
} cst_start_end;
enum { CST_START_FIELDS = 7 };

struct cst_multistart {
    cst_job job; /* in: where to start; out: a result                               */
    int n, count, scenarios;
    long seed;
    const cst_optimizer *like;
    cst_limits limits;
    cst_scenario **lanes;           /* [lanes][scenarios] with works of their own, or NULL    */
    double *points, *lower, *upper; /* [count][n], [n], [n]                         */
    int *order; /* [solved] by psi, the least first                                 */
    int *end;   /* [solved] number of the end it is, from 0, the minima first       */
    int finished, solved, minima, ends; /* ends that differ, minima among them                */
};

static inline const double *cst_start_rho(const cst_multistart *m, int i)
{
    return cst_job_result(&m->job, i) + CST_START_FIELDS;
}

/* minima.c: a result as numbers; sorts the results and tells minima apart. */
void cst_start_pack(const cst_start_end *end, double *out);
cst_start_end cst_start_unpack(const cst_multistart *m, int i);
int cst_minima_sort(cst_multistart *m);
int cst_start_converged(const cst_multistart *m, int i);
/* what a minimum may be: it keeps all constraints */
int cst_start_counts(const cst_multistart *m, int i);

#endif
