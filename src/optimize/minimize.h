/* min psi(rho), lower <= rho <= upper, of a function that may fail: the driver around L-BFGS-B.
 *
 * L-BFGS-B sees scaled variables x and f: rho = origin + scale x, f = psi / psi_scale. */
#ifndef CST_MINIMIZE_H
#define CST_MINIMIZE_H

#include "costate.h"
#include "optimize/methods/cst_lbfgsb.h"

#define CST_WHY   512
#define CST_TRAIL 6 /* iterates whose f is kept */

/* psi and its gradient [n] at rho [n]; below 0 it failed there and *why may tell; CST_ECANCELED
 * stops everything. */
typedef int cst_objective(void *user, const double *rho, double *psi, double *gradient,
                          const char **why);

/* Plain data, saved as it is. */
typedef struct {
    int started; /* psi is known at the start */
    int pending; /* L-BFGS-B waits for the evaluation of x */
    int failed;  /* the last evaluation failed */
    int ended;   /* cst_reason for which there is no going on, or CST_RUNNING */
    int iterations, evaluations, rejected, restarts;
    int products;  /* of the Hessian, by search.c */
    int searching; /* evaluations of the present line search */
    int fruitless; /* restarts running that gained nothing */
    int launched;  /* iterations at the last restart */
    int settled;   /* f hardly decreases, and a fresh start would not help */
    int credible;  /* the first step after the restart kept the gradient's promise */
    int poor;      /* iterates running that kept less of it */
    int noisy;     /* iterates running on which psi and gradient disagree */
    int rows;      /* of the history */
    double psi_initial, psi_scale, seconds;
    double violation; /* of constraints at the best point, by search.c; 0: there are none */
    double best;      /* psi at the best point */
    double since;     /* psi at the last restart */
    double f0;        /* f at the last iterate */
    double projected; /* largest component of P(x - g) - x there, in the first scale */
    double promise;   /* half its square norm: the decrease of f that one step along it promises */
    double trail[CST_TRAIL]; /* f at the last iterates; the i-th iterate's is at i % CST_TRAIL */
    double left[CST_TRAIL];  /* what the model of L-BFGS-B expects to gain from there      */
    char why[CST_WHY];       /* the last failure */
} cst_minimize_state;

typedef struct {
    int n;
    cst_objective *objective;
    void *user;
    int (*watch)(void *user, const cst_iterate *it); /* may be NULL */
    void *watch_user;
    double noise; /* relative accuracy of psi */
    int kinds;    /* 1: variables with the same bounds are of one kind: see scaling.c */
    cst_limits limits;
    double begin; /* of the clock */
    int canceled;
    cst_minimize_state s;
    cst_lbfgsb l;
    /* [n] each, in one array; first: the start within the bounds */
    double *lower, *upper, *start, *first, *unit;
    double *origin, *scale; /* unit: the first scale */
    /* rho: trial; x0, g0: the last iterate */
    double *rho, *gradient, *best, *best_gradient, *x0, *g0;
    double *history; /* rows of CST_HISTORY + n */
    int room;
} cst_minimizer;

/* a row: evaluations, psi, projected, seconds, rho */
enum {
    CST_VECTORS = 13,
    CST_AT_BEST = 9,
    CST_HISTORY = 5
}; /* a row: evaluations, psi, projected, seconds, violation, rho */
enum {
    CST_SEARCH = 6,   /* evaluations of one line search, at the most */
    CST_FRUITLESS = 2 /* restarts running that may gain nothing */
};

/* below 0: no memory */
int cst_minimizer_create(cst_minimizer *m, int n, cst_objective *objective, void *user);
void cst_minimizer_free(cst_minimizer *m);
int cst_minimizer_reserve(cst_minimizer *m, int rows); /* 0 when out of memory */

/* For who drives it: m->rho and m->gradient are the best point; the best point is a row of the
 * history; the watch is told. */
void cst_minimizer_keep(cst_minimizer *m, double psi);
void cst_minimizer_record(cst_minimizer *m, double seconds);
void cst_minimizer_tell(cst_minimizer *m, int iterate, double psi);

/* Whether a state, its CST_VECTORS vectors, block and history (s->rows) can be gone on with,
 * whatever wrote them: every number within its range, bounds and start as in m.  In
 * minimize_check.c. */
int cst_minimizer_can_go_on(const cst_minimizer *m, const cst_minimize_state *s,
                            const double *vectors, const void *block, const double *history);

/* From m->start, projected into the bounds, or from where it stands.  Below 0: the start cannot be
 * evaluated, s.why. */
int cst_minimize(cst_minimizer *m, const cst_limits *limits, cst_reason *reason);

/* scaling.c */
void cst_scale_start(cst_minimizer *m);          /* from psi and gradient at the start       */
void cst_scale_launch(cst_minimizer *m);         /* restart L-BFGS-B from the best point */
void cst_scale_in(cst_minimizer *m, double psi); /* m->gradient and psi to L-BFGS-B's g, f   */
void cst_scale_out(cst_minimizer *m);            /* L-BFGS-B's x to m->rho                   */
void cst_scale_projected(cst_minimizer *m);      /* s.projected, s.promise at m->rho         */

/* Whether a search can use psi and its gradient: they are finite and, once there is a scale, not
 * beyond CST_SCALED_MOST times it.  Algorithms multiply such numbers: larger ones overflow. */
int cst_scale_usable(const cst_minimizer *m, double psi, const double *gradient);
#define CST_SCALED_MOST 1e50
#define CST_NOT_USABLE  "is not finite, or more than 1e50 times as large as at the start"

#endif
