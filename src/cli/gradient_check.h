/* gradient_check.h: a gradient beside the same one by other methods, with a verdict for each
 * derivative. */
#ifndef CLI_GRADIENT_CHECK_H
#define CLI_GRADIENT_CHECK_H

#include "json_out.h"
#include "run.h"

enum { OTHERS = 2 };

typedef struct {
    solution others[OTHERS]; /* adjoint, direct, without the one in question */
    int count;
    double psi;
    /* [cst_design_count] the adjoint's by differences; the verdict is that of both */
    cst_judged *judged;
    int *negligible; /* [cst_design_count] not judged, and does not matter beside the others */
    /* psi by the other integrator: the difference, of the largest change, and its bound */
    double other_psi, psi_apart, psi_bound;
    int psi_agrees;
    /* adjoint against direct: the worst component, by its own scale, and its bound */
    double exact, exact_bound;
    int worst;                 /* which one it is */
    int own_integrator, integrator; /* of the gradient, and of what it is held against */
    int projected;             /* near singular positions, where rk is held against rk */
    int passed;                /* psi and every derivative are confirmed */
} gradient_check;

/* Complains and returns an exit status where a method cannot run; a gradient that disagrees is in
 * `passed`. */
int check_gradient(cst_problem *p, const settings *s, const solution *own, gradient_check *check);
void gradient_check_free(gradient_check *check);

/* |a[k] - b[k]| relative to the larger of the two, or to what is negligible for psi where both are
 * less. */
double component_difference(const cst_problem *p, int k, double psi, const double *a,
                            const double *b);

const char *verdict_name(cst_verdict verdict);
const char *check_verdict(const gradient_check *check, int k); /* of derivative k */
void print_verdict(FILE *file, const cst_problem *p, const gradient_check *check);
void json_gradient(json *j, const char *key, const cst_problem *p, const double *gradient);
void json_check(json *j, const cst_problem *p, const gradient_check *check);

#endif
