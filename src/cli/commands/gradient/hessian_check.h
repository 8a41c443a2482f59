/* hessian_check.h: second derivatives beside differences of the gradient, with verdicts. */
#ifndef CLI_HESSIAN_CHECK_H
#define CLI_HESSIAN_CHECK_H

#include "cli/commands/gradient/check.h"

/* Products of the Hessian, as they are judged. */
typedef struct {
    int n, whole; /* design variables; 1: the directions are those of the parameters */
    cst_curvatures of;
    cst_judged *judged; /* [count][n]: products by differences, their error, a verdict   */
    double *shares;     /* [count][n]: how much of its limit each is off                  */
    int own_integrator, integrator; /* of the products, and of the differences */
    int projected;                  /* near singular positions: the differences are by rk, too */
    int passed;                     /* all are confirmed */
} hessian_check;

/* Prints an error and returns an exit status where the gradients cannot be computed; a product that
 * disagrees is in `passed`. */
int check_hessian(cst_problem *p, const settings *s, hessian_check *check);
void hessian_check_free(hessian_check *check);

/* Of each parameter the worst product, relative to its limit; the verdict. */
void print_hessian_check(FILE *file, const cst_problem *p, const hessian_check *check);
void json_hessian_check(json *j, const cst_problem *p, const hessian_check *check);

#endif
