/* The optimizer: scenarios, their objective, and the minimizer that works on it. */
#ifndef CST_OPTIMIZER_H
#define CST_OPTIMIZER_H

#include "optimize/methods/search.h"

/* Of a fit: its residuals and their Jacobian at the last evaluation; what they say at the end.
 * Levenberg-Marquardt needs them at every point; L-BFGS-B, for many parameters, only chi-square
 * and its gradient by the adjoint: they are solved for at the end. */
typedef struct {
    /* The sum of the squared residuals, as cst_optimizer_objective. */
    int (*objective)(cst_optimizer *o, const double *rho, double *psi, double *gradient,
                     const char **why);
    void (*end)(cst_optimizer *o); /* of a run: what is known at the best point       */
    cst_limits limits;             /* without others                                         */
    int count;                     /* m, the residuals                                       */
    int known;                     /* without Levenberg-Marquardt: `best` and `jacobian` are */
    double *memory, *residuals, *jacobian; /* [m], [m][n] */
    double *best; /* [m] residuals at the best point, without Levenberg-Marquardt */
    double *columns, *vectors,
        *singular;               /* [n][m], [n][n], [n]: the singular value decomposition  */
    double *size;                /* [n] what a variable is measured by                     */
    double *error, *correlation; /* [n], [n][n]                                            */
    double *directions, *direction_error; /* [n][n], [n] */
} cst_fit;

struct cst_optimizer {
    cst_scenario *scenarios; /* [count]              */
    int count;
    cst_minimizer m;
    cst_search search; /* where the algorithm is one that calls back                  */
    const cst_algorithm *algorithm; /* NULL: chosen by whether there are constraints              */
    int automatic;                  /* and by what the problem is: "auto"                         */
    double **responses, *responses_memory; /* [count] room for what cst_responses gives          */
    int *owner;              /* [search.constraints] the scenario of each                   */
    cst_fit *fit;            /* NULL: it is none                                            */
    int jobs;                /* threads              */
    double *psi, *gradients; /* [count], [count][n] of the scenarios */
    int *status;             /* [count]              */
    double *certify;         /* [2 n] scratch        */
    cst_reason reason;
    cst_watch *watch;
    void *watch_user;
    cst_evaluate *evaluate; /* in place of the sum over the scenarios, or NULL */
    void *evaluate_user;
    unsigned long long depends; /* hash of what it depends on besides the scenarios */
    double deadline;            /* of the clock; INFINITY without a limit */
    char text[CST_WHY + 256], message[512];
};

/* Of a fit: are the residuals and their Jacobian at the best point known?  And they. */
static inline int cst_fit_is_known(const cst_optimizer *o)
{
    return o->search.residuals || o->fit->known;
}
static inline const double *cst_fit_residuals(const cst_optimizer *o)
{
    const cst_search *s = &o->search;
    return s->residuals ? cst_row_values(s, s->best) : o->fit->best;
}
static inline const double *cst_fit_jacobian(const cst_optimizer *o)
{
    const cst_search *s = &o->search;
    return s->residuals ? cst_row_jacobian(s, s->best) : o->fit->jacobian;
}

int cst_optimizer_fail(cst_optimizer *o, int status, const char *format, ...)
    __attribute__((format(printf, 3, 4)));

/* The algorithm that it uses. */
const cst_algorithm *cst_optimizer_chosen(const cst_optimizer *o);

/* constrained.c: memory for the scenarios' responses and constraints, and their limits; the values
 * and Jacobian of the constraints, after cst_optimizer_objective (jacobian may be NULL). */
int cst_optimizer_gather(cst_optimizer *o);
void cst_optimizer_constraints(const cst_optimizer *o, double *values, double *jacobian);
void cst_optimizer_scatter(cst_optimizer *o); /* frees it */
const char *
cst_optimizer_worst(const cst_optimizer *o); /* the name of the constraint that is violated most */

void cst_optimizer_words(cst_optimizer *o); /* puts the reason into o->text */

/* The weighted sum over the scenarios, as a cst_objective; user is the optimizer; gradient may be
 * NULL. */
int cst_optimizer_objective(void *user, const double *rho, double *psi, double *gradient,
                            const char **why);

/* The weighted sum of the scenarios' Hessians times directions, as a cst_evaluate_products. */
int cst_optimizer_products(void *user, const double *rho, int count, const double *directions,
                           double *products, const char **why);

#endif
