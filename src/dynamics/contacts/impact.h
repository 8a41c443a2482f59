/* An impact: the jump of the velocities at one instant.
 *
 *     M dv + Phi_q' Lambda = 0,   dv = v+ - v-
 *     joint      Phi_q dv - Lambda / alpha = 0
 *     normal     N v+ + g_t = -e (N v- + g_t)         N = Phi_q of its row
 *     stop       T v+ + tau_t = 0                     its slip ends; a latch likewise
 *     slide      Lambda = -sigma mu Lambda of its contact; in space sigma = w+ / |w+| of two rows
 *
 * which is E(dv, Lambda; t, q, v-, rho) = 0: joints have the penalty's compliance, contacts none.
 * With E_u' zeta = (mu_v+, 0), for a change of anything that it depends on,
 *
 *     mu_v+ dv = -zeta' E_x dx */
#ifndef CST_IMPACT_H
#define CST_IMPACT_H

#include "dynamics/system.h"

#define CST_PARTS 8 /* rows that take part in one impact, at the most */

enum { CST_PART_NORMAL, CST_PART_STOP, CST_PART_SLIDE, CST_PART_LATCH };

typedef struct {
    int index; /* of the contact, of the friction or of the latch */
    int row, kind;
    int partner;   /* of a slide: the part of its contact */
    int parameter; /* restitution, or -1: nothing rebounds; of a slide: mu */
    int mate;      /* of a friction in space: the other part of the two; or -1 */
    double along;  /* of a slide: sigma, of v+ */
    double spread; /* of a slide in space: 1 / |w+| */
} cst_impact_part;

typedef struct {
    long first; /* of its group of events */
    int k;      /* the mode whose event it is: a contact's */
    double t;
    int count;
    cst_impact_part part[CST_PARTS];
    double before[CST_PARTS], after[CST_PARTS]; /* velocities of the rows */
    double *q, *v, *dv, *impulse;               /* [n] [n] [n] [m], one block of memory */
} cst_impact;

typedef struct {
    double *X;                       /* [CST_PARTS][n + m] A^-1 (Phi_q' of a part's row, 0) */
    double G[CST_PARTS][CST_PARTS];  /* of the rows of all parts */
    double *b;                       /* [n + m] */
    double *S, *T;                   /* [CST_PARTS] of zeta: of the part, of the rate of its row */
    double dI[CST_PARTS][CST_LANES]; /* tangents of the parts' impulses */
    double *weight, *along;          /* [m] [n] */
    double *row_t;                   /* [m] */
    double *lanes;                   /* [n][CST_LANES] twice */
    double *memory;
} cst_impacts_space;

int cst_impact_space_create(cst_impacts_space *x, const cst_system *s); /* 0: out of memory */
void cst_impact_space_free(cst_impacts_space *x);

int cst_impact_create(cst_impact *x, const cst_system *s); /* 0: out of memory */
void cst_impact_free(cst_impact *x);

/* The matrices at x->t, x->q, x->v for the rows of x->part, with the joints alone; then, once or
 * more for those that take part, dv and impulses; both leave the system elsewhere.  Below 0 where
 * the joints are singular; 0 from solve where the parts are. */
int cst_impact_begin(cst_system *s, cst_impacts_space *m, const cst_impact *x);
int cst_impact_solve(cst_system *s, cst_impacts_space *m, cst_impact *x, const int *takes);
void cst_impact_end(cst_system *s);

/* The velocity of the row of part i at v; after cst_impact_begin. */
double cst_impact_rate(const cst_system *s, const cst_impact *x, int i, const double *v);

/* Between begin and end: mu [2 n] by (q, v+) becomes that by (q, v-), gradient [p] +=; returns the
 * derivative by t; of the impulses of the parts besides, with their weights or NULL.  And the
 * tangent: of v+ along (dq, dv-, dt, drho), in place in dv, lanes, and of the impulses, m->dI. */
double cst_impact_adjoint(cst_system *s, cst_impacts_space *m, const cst_impact *x,
                          const double *weight, double *mu, double *gradient);
void cst_impact_tangent(cst_system *s, cst_impacts_space *m, const cst_impact *x, cst_dirs dq,
                        cst_outs dv, const double *dt, cst_dirs drho, int count);

/* What the impact takes from the kinetic energy, v'Mbar v / 2, where no surface moves. */
double cst_impact_loss(cst_system *s, const cst_impact *x);

#endif
