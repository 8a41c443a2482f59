/* The state at t = 0 as a function of rho, in its three kinds (cst_start: given, assembled,
 * equilibrium), and its derivatives.  start.c puts it together, static.c searches configurations
 * and projects velocities. */
#ifndef CST_START_H
#define CST_START_H

#include "base/status.h"
#include "dynamics/switches.h"

struct cst_second;

/* How far a start may be from satisfying its constraints, relative to the size of the coordinates.
 */
#define CST_CONSISTENT 1e-8

typedef struct {
    cst_system *system;
    cst_switches *switches;
    cst_report *report;
    double *q, *v, *lambda, *eta; /* what was found: [n] [n] [m] [m]; lambda, eta: multipliers of
                                     the search and of the projection */
    double *y;        /* [2 n] for those who ask for the start alone                             */
    double violation; /* the largest |Phi| there                                                 */
    double *guess;    /* [n] where the search began                                              */
    double *residual, *solution; /* [n + m] of the search's linear equations */
    double *at_rest; /* [2 n] (q, 0): the state whose modes the search takes                    */
    double *mu_q, *mu_v; /* [n] [n] adjoint of the start */
    double *none; /* [m] zeros                                                               */
    cst_outs dq, dv, drho; /* tangents: [n] [n] [p], CST_LANES of them at a time           */
    double *along, *dmu, *direction; /* second derivatives: [n + m] [2 n] [2 n + p + 2 m] */
    unsigned char *held, *held_v;    /* [m] rows of Phi in the search, in the projection   */
    cst_outs dlambda, deta;          /* and those of the multipliers: [m] [m]          */
} cst_initial;

/* 0 when out of memory.  The other parts must outlive it. */
int cst_initial_create(cst_initial *x, cst_system *s, cst_switches *k, cst_report *r);
void cst_initial_free(cst_initial *x);

/* y = (q, v) at t = 0; the system is solved there. */
int cst_start_state(cst_initial *x, double *y);

/* gradient += (dy/drho)' mu */
int cst_start_adjoint(cst_initial *x, const double *mu, double *gradient);

/* dy/drho for `lanes` parameters, at most CST_LANES: x->dq and x->dv. */
int cst_start_tangent(cst_initial *x, const int *parameters, int lanes);

/* The modes of the search, which its derivatives need, and back. */
void cst_start_modes(cst_initial *x, int searching);

/* The same along the directions in x->drho. */
int cst_start_along(cst_initial *x, int lanes);

/* start_second.c: after cst_start_along, for lane l: gradient += d((dy/drho)' mu), of which dmu is
 * the adjoint's derivative. */
int cst_start_second(cst_initial *x, struct cst_second *d, int l, const double *mu,
                     const double *dmu, double *gradient);

/* one_sided.c: the same where there are contacts, and which of them touch. */
int cst_one_sided_search(cst_initial *x, int equilibrium); /* 1 found, 0 not, or a status */
int cst_one_sided_velocity(cst_initial *x, const double *q, double *v);

/* static.c */
/* the matrix of a search, and the search, with the rows that are held */
void cst_static_set(cst_initial *x, const unsigned char *held, const double *q,
                    const double *lambda, int equilibrium, double delta);
int cst_static_search(cst_initial *x, int equilibrium); /* 1 found, 0 not, or a status */
int cst_static_velocity(cst_initial *x, const double *q, double *v);
/* mu_q += ..., mu_v: of the guess */
int cst_static_velocity_adjoint(cst_initial *x, double *gradient);
/* mu_q: of the guess */
int cst_static_search_adjoint(cst_initial *x, int equilibrium, double *gradient);
int cst_static_velocity_tangents(cst_initial *x, int lanes);
int cst_static_search_tangents(cst_initial *x, int equilibrium, int lanes);
int cst_static_matrix(cst_initial *x, const double *lambda,
                      int equilibrium); /* at x->q, factored             */
void cst_static_solve(cst_initial *x, double *b, int transposed); /* with it */
void cst_static_equations_adjoint(cst_initial *x, int equilibrium, const double *uU,
                                  double *gradient);
void cst_static_projection_adjoint(cst_initial *x, const double *uU, double *mu_q,
                                   double *gradient);

#endif
