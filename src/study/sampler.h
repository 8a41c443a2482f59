/* Samples of a problem. */
#ifndef CST_SAMPLER_H
#define CST_SAMPLER_H

#include "model/problem.h"
#include "study/job.h"

struct cst_sampler {
    cst_job job;      /* in: the parameters' values; out: the responses                     */
    cst_problem *p;   /* its design variables vary, its responses are psi and those asked for */
    int n, m;         /* parameters that vary, responses                                    */
    cst_variation *v; /* [n]                                                             */
    cst_work **works; /* [lanes] or NULL                                                 */
    struct cst_lanes **vectors; /* [lanes] or NULL: several samples at once, sensitivity/lanes.h */
    double *samples, *means;    /* [count][n]; [n] of the parameters       */
    double *at_means, *first_order, *slopes; /* [m], [m], [m][n] NaN where that run failed */
    cst_statistics *found;                   /* [m]                                     */
    int failed, first_failed, finished;
};

#endif
