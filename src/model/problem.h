/* A problem: what is asked.  It is const while it is solved and may be shared by threads. */
#ifndef CST_PROBLEM_H
#define CST_PROBLEM_H

#include "base/status.h"
#include "costate_model.h"
#include "model/response.h"

#include <float.h>

/* The least rtol: a step rounds its sums by some units in the last place, and nothing below that
 * is controlled. */
#define CST_LEAST_RTOL (4.0 * DBL_EPSILON)

enum { CST_PATH = 4096 }; /* longest path of a directory, with its end */

struct cst_problem {
    const cst_model *model;
    int cost; /* index in model->costs                                */
    const cst_cost_kernels *cost_kernels;
    double *rho;        /* [p + 1] all parameters, and tf                       */
    int *design, count; /* [count] indices of the design variables; p: tf       */
    cst_parameter end;  /* the row of tf, as if it were a parameter             */
    cst_options options;
    char memory_dir[CST_PATH]; /* the text of options.memory_dir */
    cst_expression *responses; /* [responses_count]                                 */
    int responses_count;
    cst_functionals functionals; /* of all responses                                  */
    int objective; /* 1 + the response that an optimization makes least; 0: the cost */
    cst_constraint *constraints; /* [constraints_count]                               */
    int constraints_count;
    long responses_version; /* of this list: another number after each change    */
    cst_report report;
};

/* descriptor.c: what a problem needs of its model, checked; the kernels of a cost, or NULL: there
 * are none, or their derivatives are missing; the parameter whose name is the first `length`
 * characters of `name`, or -1. */
int cst_check_descriptor(cst_problem *p, const cst_model *m);
const cst_cost_kernels *cst_cost_kernels_of(const cst_model *m, const char *name);
int cst_parameter_index(const cst_model *m, const char *name, size_t length);

/* Row i of the parameters; of number p that of tf. */
static inline const cst_parameter *cst_parameter_row(const cst_problem *p, int i)
{
    return i < p->model->p ? &p->model->parameters[i] : &p->end;
}

/* The parameter of that name, or p for "tf" where the model has none of that name; or -1. */
int cst_parameter_or_end(const cst_model *m, const char *name, size_t length);

/* Is tf a design variable? */
int cst_end_is_free(const cst_problem *p);

/* The functional that is all of response r, or NULL: it is a formula. */
const cst_parsed *cst_response_is(const cst_problem *p, int r);
/* May the optimizers have second derivatives of the objective: a cost, or a misfit alone, of a run
 * whose end is fixed? */
int cst_objective_is_smooth(const cst_problem *p);

/* copy.c: the responses of one problem, added to another of the same model. */
int cst_copy_responses(cst_problem *to, const cst_problem *from);

#endif
