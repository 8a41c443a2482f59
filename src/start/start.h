/* The state at t = 0 as a function of rho, in its three kinds (cst_start: given, assembled,
 * equilibrium), and its derivatives.  start.c puts it together, static.c searches configurations
 * and projects velocities. */
#ifndef CST_START_H
#define CST_START_H

#include "base/status.h"
#include "dynamics/switches.h"

/* How far a start may be from satisfying its constraints, relative to the size of the
 * coordinates. */
#define CST_CONSISTENT 1e-8

typedef struct {
    cst_system *system;
    cst_switches *switches;
    cst_report *report;
    double *q, *v, *lambda, *eta;  /* what was found: [n] [n] [m] [m]; lambda, eta: multipliers of
                                      the search and  of the projection  */
    double *y;                     /* [2 n] for those who ask for the start alone */
    double violation;              /* the largest |Phi| there */
    double *guess;                 /* [n] where the search began */
    double *residual, *solution;   /* [n + m] of the search's linear equations */
    double *at_rest;               /* [2 n] (q, 0): the state whose modes the search takes */
    double *mu_q, *mu_v;           /* [n] [n] adjoint of the start */
    double *none;                  /* [m] zeros */
    cst_outs dq, dv, drho;         /* tangents: [n] [n] [p], CST_LANES of them at a time */
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

/* static.c */
int cst_static_search(cst_initial *x, int equilibrium, double *q);
int cst_static_velocity(cst_initial *x, const double *q, double *v);
/* mu_q += ..., mu_v: of the guess */
int cst_static_velocity_adjoint(cst_initial *x, double *gradient);
/* mu_q: of the guess */
int cst_static_search_adjoint(cst_initial *x, int equilibrium, double *gradient);
int cst_static_velocity_tangents(cst_initial *x, int lanes);
int cst_static_search_tangents(cst_initial *x, int equilibrium, int lanes);

#endif
