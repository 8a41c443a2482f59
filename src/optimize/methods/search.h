/* A search by an algorithm that calls back for evaluations, such as those of NLopt.  It cannot be
 * left and gone on with as L-BFGS-B can; but it is deterministic: from its log of evaluations it
 * runs again to the same bits, without solving anything. */
#ifndef CST_SEARCH_H
#define CST_SEARCH_H

#include "optimize/minimize.h"

typedef struct cst_search cst_search;

/* An algorithm is one const descriptor and one line in algorithms.c. */
typedef struct {
    const char *name, *about;
    int inequalities, equalities; /* the constraints that it can keep */
    void (*run)(cst_search *s);   /* from s->m->best to an end of its own, or until cst_search_at
                                   * returns below 0;   NULL: L-BFGS-B, which minimize.c drives   */
    int least_squares;            /* 1: it takes residuals, and decides by itself where it ends */
    const char *(*library)(void); /* with its version: a log is replayed by the same */
    int second;                   /* 1: it needs products of the Hessian */
} cst_algorithm;

const cst_algorithm *cst_algorithm_find(const char *name); /* NULL: there is none */

/* psi, gradient [n], the constraints' values [m] and Jacobian [m][n] at rho; otherwise as
 * cst_objective. */
typedef int cst_evaluate_all(void *user, const double *rho, double *psi, double *gradient,
                             double *values, double *jacobian, const char **why);

/* The Hessian of psi at rho times directions [count][n]: products [count][n]; otherwise as
 * cst_objective. */
typedef int cst_evaluate_products(void *user, const double *rho, int count,
                                  const double *directions, double *products, const char **why);

/* What is kept of a search besides its log. */
typedef struct {
    long rows, best;
    double seconds;
    char why[CST_WHY]; /* the last failure */
} cst_search_kept;

/* Evaluations in which a search with constraints has to make progress: in search.c. */
typedef struct {
    int rows, idle;       /* in this window; windows running without progress */
    int feasible;         /* the best point at its begin */
    double psi;           /* there */
    double before, least; /* the least sum of violations in the window before, and in this one */
    long nearest;         /* the row of the latter */
} cst_window;

struct cst_search {
    const cst_algorithm *algorithm;
    cst_minimizer *m; /* bounds, units, the best point, history, watch */
    cst_evaluate_all *evaluate;
    cst_evaluate_products *multiply;
    void *user;
    int constraints;            /* m: values of a row that have limits; or */
    int residuals;              /* m: of a fit, those that have none */
    double *lower, *upper;      /* [m] of the constraints      */
    double *scale;              /* [m] what their violations are measured by              */
    double *multiplier, *trial; /* [m] at the best point; at another one; per scaled unit */
    double *scratch;            /* of cst_multipliers            */
    double *memory;             /* all of these             */
    double *products;           /* scratch of products.c, by the algorithm */
    double *log; /* rows of CST_LOG + 2 n + m + m n                                               */
    long room, next, best,
        last; /* next: the row that is replayed or made next; last: the last that was solved */
    cst_window window;
    int settled; /* feasible iterates running                                                     */
    int kinks;   /* psi may have them: a model has switches                                       */
    int predicts; /* the algorithm knows what is left, and ends where it is little                */
    int repeats;  /* calls running for points that are known */
    cst_reason reason;
    cst_search_kept kept;
};

/* a row: these, rho, gradient, values, Jacobian.  A row that is a product of the Hessian has its
 * direction in place of rho, the product in place of the gradient, and zeros */
enum {
    CST_LOG_STATUS,
    CST_LOG_SECONDS,
    CST_LOG_PRODUCT, /* 1: it is one */
    CST_LOG_PSI,
    CST_LOG
};

int cst_search_create(cst_search *s, cst_minimizer *m, int constraints, cst_evaluate_all *evaluate,
                      void *user); /* below 0: no memory */
void cst_search_free(cst_search *s);
int cst_search_reserve(cst_search *s, long rows); /* 0 when out of memory */

static inline size_t cst_search_width(const cst_search *s)
{
    size_t n = (size_t)s->m->n, m = (size_t)(s->constraints + s->residuals);
    return CST_LOG + 2 * n + m + m * n;
}

static inline double *cst_search_row(const cst_search *s, long i)
{
    return s->log + (size_t)i * cst_search_width(s);
}
static inline double *cst_row_rho(const cst_search *s, long i)
{
    return cst_search_row(s, i) + CST_LOG;
}
static inline double *cst_row_gradient(const cst_search *s, long i)
{
    return cst_row_rho(s, i) + s->m->n;
}
static inline double *cst_row_values(const cst_search *s, long i)
{
    return cst_row_gradient(s, i) + s->m->n;
}
static inline double *cst_row_jacobian(const cst_search *s, long i)
{
    return cst_row_values(s, i) + s->constraints + s->residuals;
}

/* As cst_minimize: from the start, by way of what the log has. */
int cst_search_run(cst_search *s, const cst_limits *limits, cst_reason *reason);

/* For an algorithm: the row of the evaluation at x, in scaled variables (rho - best) / unit of
 * where it was begun (s->m->origin); below 0: it has to end. */
long cst_search_at(cst_search *s, const double *x);

/* search_rows.c: the same in scaled numbers; where the model could not be solved, numbers that lead
 * the algorithm back. */
double cst_search_objective(const cst_search *s, long row, const double *x, double *gradient);
double cst_search_constraint(const cst_search *s, long row, int j,
                             double *gradient); /* value / scale */

/* What constraints are measured by: their limits and their values in the first row.  Whether all
 * numbers of a row can be used: see cst_scale_usable. */
void cst_search_scales(cst_search *s);
int cst_row_is_usable(const cst_search *s, long row);

/* What share of a row's violation is left, at the least, within a unit of each variable and the
 * bounds, where the constraints are as linear as their derivatives: 1 where they contradict. */
double cst_search_left(const cst_search *s, long row);

/* The limit that forbids another evaluation, or CST_RUNNING. */
cst_reason cst_search_limit(const cst_search *s);

/* products.c, for an algorithm: the Hessian at a row's point times directions [count][n], into
 * products [count][n], all in scaled variables.  Each is a row of the log.  Below 0: it has to
 * end. */
int cst_search_products(cst_search *s, long row, int count, const double *directions,
                        double *products);

/* multipliers.c: those at a row that leave the least of the Lagrangian's gradient, into multiplier
 * [m]; returns what is left: the largest component of its projection, scaled. */
double cst_multipliers(const cst_search *s, long row, double *multiplier);
size_t cst_multipliers_scratch(int n, int constraints);

/* How far a value is outside, scaled; whether it is at a limit. */
double cst_violation(const cst_search *s, int j, double value);
int cst_at_limit(const cst_search *s, int j,
                 double value); /* -1 at the lower, 1 at the upper, 2 at both, 0: not */

#define CST_NO_SECOND "no second derivatives: " /* the failure of a product begins so */
#define CST_EDGE      1e-12 /* of its unit: a variable this close to its bound is at it */
#define CST_FEASIBLE  1e-6  /* a violation within it is none */

#endif
