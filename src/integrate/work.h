/* A work: all that a solve writes.
 *
 *     paper        here             size       paper            here                       size
 *     q, v, a      s->q, v, a       n          Phi_q, M         lu_A (system.h)            n + m
 *     lambda*      s->lambda        m          f_y              A0, C, K (system.h)        n + m
 *     rho          s->rho           p          psi, gradient    w->psi, w->gradient        1, p
 *     mu           an integrator's  2 n        F_q'(z, W), ...  w->zW, Fq, ...   n + m, n, n, p
 *
 * The problem reaches a function as w->p, which the public functions set for the time of a call. */
#ifndef CST_WORK_H
#define CST_WORK_H

#include "dynamics/cost.h"
#include "integrate/targets/targets.h"
#include "integrate/constraints/audit.h"
#include "integrate/constraints/drift.h"
#include "integrate/events/events.h"
#include "integrate/events/impacts.h"
#include "integrate/integrator.h"
#include "integrate/constraints/near.h"
#include "integrate/constraints/projection.h"
#include "integrate/second.h"
#include "integrate/sizes.h"
#include "integrate/timeline.h"
#include "integrate/trajectory.h"
#include "model/problem.h"
#include "start/start.h"

/* tolerance of a single step, of what the user asks for: errors add up over a run */
#define CST_LOCAL 0.1

/* What the estimates of errors leave open: see sensitivity/bars.c. */
typedef struct {
    int parameter, of; /* whose derivative, and of what; -1: none */
    int value;         /* of those that are asked for; -1: none   */
} cst_open;

/* rk: order 5 above this rtol, order 8 from it on.  Of the smooth models order 8 is the faster one
 * at equal error from 1e-4 on and fails to see their motion at 1e-3; of the vehicle, with an event
 * every 20 steps, from 1e-5 on (psi off by 3.5e-8 against 3.1e-6, in 0.9 times the time). */
#define CST_COARSE_RTOL 3e-5

struct cst_work {
    const cst_problem *p; /* valid during a call only                                  */
    const cst_model *model;
    cst_report report;
    cst_system system;
    cst_switches switches;
    cst_cost_terms g;       /* of the running cost or of the final one                   */
    cst_outputs quantities; /* outputs and coordinates at an instant                     */
    cst_initial start;
    cst_trajectory trajectory;
    cst_events events;
    cst_impacts impacts;
    cst_timeline timeline;
    cst_drift drift;
    cst_audit audit;
    cst_projection projection;
    cst_parting parting;
    cst_sizes sizes; /* of the motion: what absolute tolerances are made of        */
    cst_open open;
    cst_work *second;     /* of error bars by a second run; NULL before the first      */
    cst_bars second_bars; /* that it was made for                                      */
    cst_work *moved;      /* of corners that may be none; NULL before the first        */
    double *own_jacobian; /* [3 responses][count] scratch of sensitivity/bars.c        */
    /* 1 + the one that looks at a reaction that is not unique, or 0 */
    int redundant_cost, redundant_output, redundant_response;
    double *outputs; /* [2 outputs]                                               */
    const cst_integrator *integrator;
    void *own;                /* the integrator's data; only its own files look inside     */
    int undecided;            /* 1: the options leave the choice to the first run (choice.c) */
    int automatic, fell_back; /* rk was that choice; CVODES took over for the last run      */
    int watched, found_stiff; /* may a run end because it is stiff; it has                 */
    int derivatives;          /* 1: the call computes derivatives, which may not exist     */
    int made;                 /* 1: the next forward run has been made already             */
    int adams;                /* CVODES: 1: Adams formulas, 0: BDF                         */
    cst_second *by_time;      /* of derivatives by t, where there are switches; or NULL    */
    cst_products *products;   /* of the Hessian; NULL before the first                     */
    int broken;               /* 1: it could not be created; there is only its message */
    int remembered;           /* 1: the last call was a gradient of these options, cost and rho */
    cst_options last_options;
    const cst_cost_kernels *last_cost;
    cst_targets of_cost, of_responses, *targets; /* asked: which of the two this run is for */
    int count;              /* design variables                                          */
    long responses;         /* the version of the problem's responses it was created for */
    cst_options created;    /* the options it was created for                            */
    double rtol;            /* relative tolerance of a single step                       */
    double psi, *gradient;  /* [p]                                                       */
    double *zW;             /* [3 responses][n + m] the adjoint of (F1, F2)              */
    double *Fq, *Fv, *Frho; /* [n] [n] [p] its products                                  */
    struct {
        int first, lanes; /* the first (z, W) of those whose products are taken at once */
    } at_once;
    cst_outs dq, dv, drho; /* directions of the direct method, or products of several
                            * adjoints: [n] [n] [p]                                     */
    double *rho_kept;      /* [p] of the run that is to come, while the choice is made  */
    double *last_rho;      /* [p]                                                       */
    double *observed;      /* [2 n] the state at the instant that is looked at          */
    double *memory;        /* of all the arrays above                                   */
    cst_stats stats;
};

/* Is there a work, and could it be created? */
static inline int cst_is_whole(const cst_work *w)
{
    return w && !w->broken;
}

/* The name of what is asked for, for messages. */
static inline const char *cst_targets_name(const cst_work *w, int wanted)
{
    return w->targets->of_cost ? w->model->costs[w->p->cost].name
                               : w->targets->list[wanted].parsed->name;
}

/* run.c: what the integrators share. */
int cst_state_failed(cst_work *w, int status, double t);
/* 1, for the integrator: try a smaller step */
int cst_cost_failed(cst_work *w, int wanted, double t);
int cst_derivative_failed(cst_work *w, double t); /* -1, for the integrator: stop              */
/* "constraint 3 of 11 (hinge)" */
void cst_row_name(const cst_work *w, int row, char *name, size_t size);
int cst_stack_unbalanced(cst_work *w); /* CST_OK, or the error of generated code    */
int cst_canceled(cst_work *w, const char *phase, double t); /* for callbacks: 1, stop         */
void cst_set_directions(cst_work *w, int first, int lanes); /* w->drho: unit vectors          */
/* how many design variables are left, at most CST_LANES */
int cst_lanes_from(const cst_work *w, int first);

/* Whether memory for sensitivities is taken: for the direct method, and for residuals. */
static inline int cst_wants_direct(const cst_work *w)
{
    return w->p->options.method == CST_DIRECT || w->of_responses.samples > 0;
}

#endif
