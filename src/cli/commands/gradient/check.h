/* check.h: a gradient beside the same one by other methods, with a verdict for each
 * derivative. */
#ifndef CLI_GRADIENT_CHECK_H
#define CLI_GRADIENT_CHECK_H

#include "cli/output/json.h"
#include "cli/commands/run.h"

enum { OTHERS = 2 };

typedef struct {
    solution others[OTHERS]; /* adjoint, direct, without the one in question */
    int count;
    cst_agreement by;               /* the verdict */
    int own_integrator, integrator; /* of the gradient, and of what it is held against */
    int projected;                  /* near singular positions, where rk is held against rk */
} gradient_check;

/* Prints an error and returns an exit status where a method cannot run; a gradient that disagrees
 * is in `by.passed`. */
int check_gradient(cst_problem *p, const settings *s, const solution *own, gradient_check *check);
void gradient_check_free(gradient_check *check);

const char *verdict_name(cst_verdict verdict);
const char *check_verdict(const gradient_check *check, int k); /* of derivative k */
void print_verdict(FILE *file, const cst_problem *p, const gradient_check *check);
void json_gradient(json *j, const char *key, const cst_problem *p, const double *gradient);
void json_check(json *j, const cst_problem *p, const gradient_check *check);

#endif
