/* A problem: what is asked.  It is const while it is solved and may be shared by threads. */
#ifndef CST_PROBLEM_H
#define CST_PROBLEM_H

#include "base/status.h"
#include "costate_model.h"
#include "model/response.h"

struct cst_problem {
    const cst_model *model;
    int cost;             /* index in model->costs                                */
    const cst_cost_kernels *cost_kernels;
    double *rho;          /* [p] all parameters                                   */
    int *design, count;   /* [count] indices of the design variables              */
    cst_options options;
    cst_parsed *responses;   /* [responses_count]                                 */
    int responses_count;
    int objective; /* 1 + the response that an optimization makes least; 0: the cost */
    cst_constraint *constraints; /* [constraints_count]                               */
    int constraints_count;
    long responses_version;  /* of this list: another number after each change    */
    cst_report report;
};

#endif
