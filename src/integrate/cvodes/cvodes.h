/* The integrator CVODES: variable order and step to a tolerance, and the continuous adjoint,
 * integrated backwards through the kept trajectory.  One instance each for the forward, the
 * backward and the direct run. */
#ifndef CST_CVODES_H
#define CST_CVODES_H

#include "integrate/constraints/near.h"
#include "integrate/work.h"

#include <nvector/nvector_serial.h>
#include <sundials/sundials_context.h>
#include <sundials/sundials_linearsolver.h>
#include <sundials/sundials_matrix.h>
#include <sundials/sundials_nonlinearsolver.h>

typedef struct {
    void *cvodes;
    N_Vector y;          /* state of the integration                                  */
    N_Vector slope;      /* of y, where it is sampled                                 */
    N_Vector polynomial; /* or a derivative of it: of cst_instance_polynomial         */
    N_Vector quadrature; /* psi, or minus the gradient; NULL where it is a state      */
    SUNMatrix matrix;    /* handles for newton.c                                      */
    SUNLinearSolver solver;
    double converged;              /* where CVODES' iteration stops, of its error test, or 0 */
    SUNNonlinearSolver nonlinear;  /* of implicit.h, or NULL                          */
    SUNNonlinearSolver own;        /* CVODES' own in its place, where it cannot be used */
    struct cst_implicit *implicit; /* data of `nonlinear`                             */
    int by_implicit;               /* is it used in this run?                         */
} cst_instance;

/* Projections near singular positions: see projecting.c. */
typedef struct {
    cst_near near;         /* of singular positions                                */
    int steps;             /* of the run                                           */
    double *y;             /* [2 n]                                                */
    double *list;          /* [room][1 + 2 n] forward: when, and the state before  */
    int count, room, left; /* left: backward, those that are not crossed yet       */
} cst_projecting;

typedef struct cst_cvodes {
    SUNContext context;
    const char *phase; /* of the run that is under way: forward, backward, direct */
    struct {
        cst_instance x;
        double *node;         /* [4 n] of the trajectory: q, v, a, jerk               */
        double *between;      /* [4 n] the same between two steps                     */
        double *quintic;      /* [2 n] what the trajectory gives within the last step */
        double *acceleration; /* [n] at the end of a step, as its formula has it      */
        double started;       /* when the integration last started                    */
        int cost_needs;       /* what the integrands look at                          */
        N_Vector tolerance;   /* [integrals] of the integrals                         */
    } forward;
    struct {
        cst_instance x;
        N_Vector tolerance;         /* [blocks][count] of the gradients' quadratures */
        double *state;              /* [2 n] of the trajectory                    */
        double *mu_largest;         /* [blocks][2] mu_q's and mu_v's size so far  */
        double *mu_most, *mu_floor; /* [blocks] what feeds mu; what is small      */
        double cost_time;           /* instant of the integrands' gradients       */
        int cost_known;             /* is cost_time valid                         */
        double *Frho;               /* [blocks][p] F_rho'(z, W) at the end of a step */
        double solved;              /* the end of that step, or NAN               */
        long before;                /* steps before this pass                     */
    } backward;
    struct {
        cst_instance x;
        N_Vector *yS;     /* [count] d(q, v, integrals)/drho                     */
        double **dy;      /* [count] their data                                  */
        double *cost_row; /* [integrals][2 n] dg/d(q, v), through a and lambda too */
        double *sizes;    /* [count] what a sensitivity is measured by           */
        N_Vector *at; /* [count] sensitivities at a look, and the state there; cost's run: NULL */
        int next;     /* the next stop                                       */
    } direct;
    cst_projecting projecting;
    struct cst_cvodes_second *second; /* while products of the Hessian are computed */
    double *memory;
} cst_cvodes;

/* One for the cost's runs and one for those of the responses; `now` is one of them. */
typedef struct {
    cst_cvodes *now, *of[2];
} cst_cvodes_pair;

static inline cst_cvodes *cst_cvodes_of(const cst_work *w)
{
    return ((const cst_cvodes_pair *)w->integrator_data)->now;
}

/* instance.c */
/* Of the error test: where the iteration of a stiff backward pass stops (chain of 10,000
 * coordinates: 212 steps back and 492 evaluations at 0.1, 510 at 0.03, 564 at 0.003; the error of
 * its smallest derivative 5.3e-7, 5.2e-7 and 2.3e-7). */
#define CST_STIFF_BACKWARD 0.03
typedef int cst_rhs(double t, N_Vector y, N_Vector ydot, void *work);
/* What is integrated: (q, v), tangents along the kept trajectory, or costates along it. */
typedef enum { CST_STATE, CST_TANGENT, CST_TRANSPOSED } cst_kind;
int cst_instance_create(cst_work *w, cst_instance *x, cst_rhs *rhs, cst_rhs *quadrature,
                        int quadratures, cst_kind kind, int blocks);
void cst_instance_free(cst_instance *x);

/* The integrator's polynomial at t, or its k-th derivative, until the next call; NULL where that is
 * not known. */
double *cst_instance_polynomial(cst_instance *x, double t, int k);
void cst_instance_count(cst_work *w, const cst_instance *x);
int cst_instance_fail(cst_work *w, const cst_instance *x, const char *phase, int flag);

/* newton.c */
int cst_newton_attach(cst_work *w, cst_instance *x, cst_kind kind, int blocks);
/* the system as the adjoint sees it at t of the trajectory */
int cst_adjoint_instant(cst_work *w, double t);
void cst_cost_row(cst_work *w); /* direct.cost_row where the system was solved */

/* stepping.c: the loop that the forward and the direct run share. */
typedef struct {
    const char *phase;
    int (*restart)(cst_work *w, double t); /* CVODES restarts at t from x->y */
    int (*rewind)(cst_work *w, double t);  /* back to t, where the last step began */
    int (*accept)(cst_work *w, double t);  /* after a step; may be NULL */
    void (*reached)(cst_work *w);          /* before the flips at a root: what goes with y */
    int (*cross)(cst_work *w, double t, long first); /* after them */
    int (*project)(cst_work *w, double t);           /* at a projection: what goes with y */
    int (*turn)(cst_work *w, double t, int first);   /* behind knots of straight lines    */
} cst_stepping;
int cst_stepping_roots(cst_work *w, cst_instance *x); /* has CVODES watch the switches; its flag */
/* from 0 to tF */
int cst_stepping_run(cst_work *w, cst_instance *x, const cst_stepping *run, double *t);

/* projecting.c: a run begins; after a step, the state is projected where it is needed; `project` of
 * the forward run keeps it for the backward pass. */
void cst_projecting_begin(cst_work *w);
int cst_projecting_step(cst_work *w, cst_instance *x, const cst_stepping *run, double t);
int cst_projecting_keep(cst_work *w, double t);
/* Backward: the last one after t, or t; it is crossed. */
double cst_projecting_before(const cst_work *w, double t);
int cst_projecting_back(cst_work *w, double t, double *mu);

/* recording.c */
/* the node at t, where the last step ended, and more before it */
int cst_record(cst_work *w, double t);
/* the node of a fresh start, where the system was solved */
int cst_record_start(cst_work *w, double t);

int cst_forward_create(cst_work *w);
int cst_forward(cst_work *w);
int cst_backward_create(cst_work *w);
int cst_backward(cst_work *w);
int cst_direct_create(cst_work *w);
int cst_direct(cst_work *w);
int cst_cvodes_second_run(cst_work *w); /* second.c: after forward */

#endif
