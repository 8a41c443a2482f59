/* The optimizer: scenarios, their objective, and the minimizer that works on it. */
#ifndef CST_OPTIMIZER_H
#define CST_OPTIMIZER_H

#include "optimize/minimize.h"

struct cst_optimizer {
    cst_scenario *scenarios;       /* [count]              */
    int count;
    cst_minimizer m;
    int jobs;                      /* threads              */
    double *psi, *gradients;       /* [count], [count][n] of the scenarios */
    int *status;                   /* [count]              */
    double *certify;               /* [2 n] scratch        */
    cst_reason reason;
    cst_watch *watch;
    void *watch_user;
    cst_evaluate *evaluate;        /* in place of the sum over the scenarios, or NULL */
    void *evaluate_user;
    double deadline;               /* of the clock; INFINITY without a limit */
    char text[CST_WHY + 256], message[512];
};

int cst_optimizer_fail(cst_optimizer *o, int status, const char *format, ...)
    __attribute__((format(printf, 3, 4)));

void cst_optimizer_words(cst_optimizer *o); /* puts the reason into o->text */

/* The weighted sum over the scenarios, as a cst_objective; user is the optimizer; gradient may be
 * NULL. */
int cst_optimizer_objective(void *user, const double *rho, double *psi, double *gradient,
                            const char **why);

#endif
