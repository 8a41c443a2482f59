/* gradient_check.h: a gradient beside the same one by other methods. */
#ifndef CLI_GRADIENT_CHECK_H
#define CLI_GRADIENT_CHECK_H

#include "json_out.h"
#include "run.h"

enum { OTHERS = 3 };

typedef struct {
    solution others[OTHERS]; /* adjoint, direct, central differences, without the one in question */
    int count;
    double exact, exact_bound;             /* adjoint against direct, relative to the gradient's scale */
    double differences, differences_bound; /* adjoint against central differences, likewise             */
    int passed;
} gradient_check;

/* Complains and returns an exit status where a method cannot run; a gradient that disagrees is in `passed`. */
int check_gradient(cst_problem *p, const settings *s, const solution *own, gradient_check *check);
void gradient_check_free(gradient_check *check);

/* |a[k] - b[k]| relative to the larger of the two, or to a thousandth of the gradient's scale where both are less. */
double component_difference(const cst_problem *p, int k, const double *a, const double *b);

void print_verdict(FILE *file, const gradient_check *check);
void json_gradient(json *j, const char *key, const cst_problem *p, const double *gradient);
void json_check(json *j, const cst_problem *p, const gradient_check *check);

#endif
