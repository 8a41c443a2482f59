/* A work: all that a solve writes.
 *
 *     paper        here             size    paper            here                     size
 *     q, v, a      s->q, v, a       n       Phi_q, M         lu_A (system.h)          n + m
 *     lambda*      s->lambda        m       f_y              A0, C, K (system.h)      n + m
 *     rho          s->rho           p       psi, gradient    w->psi, w->gradient      1, p
 *     mu           an integrator's  2 n     F_q'(z, W), ...  w->adjoint.zW, Fq ...  n + m, n, n, p
 *
 * The problem reaches a function as w->p, which the public functions set for the time of a call. */
#ifndef CST_WORK_H
#define CST_WORK_H

#include "dynamics/cost.h"
#include "integrate/targets/targets.h"
#include "integrate/constraints/audit.h"
#include "integrate/constraints/drift.h"
#include "integrate/events/cells.h"
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

/* The responses, which are formulas of the functionals that a run gives (sensitivity/combine.c). */
typedef struct {
    int count;
    double *value, *base; /* [count]; base: those that differences are taken from */
    double *gradient;     /* [count][p] */
    int *functional;      /* [count] the functional that is all of it, or -1 */
} cst_combined;

/* rk: order 5 above this rtol where switches of forces may end steps (the vehicle, an event every
 * four steps: 135 against 178 ms at 1e-4, 185 ms at 1e-6), order 8 from it on and everywhere else:
 * there it is as fast at 1e-3 and faster below (five-bar 0.116 against 0.180 ms at 1e-4, with a
 * tenth of the error), and a looser tolerance takes no longer. */
#define CST_COARSE_RTOL 3e-5

/* What a forward run records, and what bounds its steps. */
typedef struct {
    cst_trajectory trajectory;
    cst_events events;
    cst_impacts impacts;
    cst_cells cells;       /* of tables in a coordinate                                    */
    cst_parting parting;   /* switches that meet and may come apart                          */
    cst_timeline timeline; /* where steps end, or how long they may be                       */
    cst_sizes sizes;       /* of the motion: absolute tolerances are made of them            */
    cst_drift drift;
    cst_audit audit;
} cst_run;

/* What rk does where it finds its run stiff: goes on, stops, or decides for the runs to come. */
typedef enum { CST_STIFF_GOES_ON, CST_STIFF_STOPS, CST_STIFF_DECIDES } cst_when_stiff;

/* The choice of the integrator: sensitivity/choice.c. */
typedef struct {
    int pending;               /* the options leave the choice to the first run                  */
    int automatic;             /* rk was that choice                                             */
    int fell_back;             /* CVODES took over for the last run                              */
    cst_when_stiff when_stiff; /* of the next run                                          */
    int found_stiff;           /* the last run stopped, or decided, since it is stiff         */
    int forward_done;          /* the run that chose is the one that is needed: not again        */
    int adams;                 /* CVODES: 1: Adams formulas, 0: BDF                              */
    double *rho;               /* [p] of the next run, while the choice is made                  */
} cst_choice;

#define CST_ZEROS 16 /* so many parameters of value 0 are looked at in the same backward pass */

/* What the estimates of errors leave open: see sensitivity/bars.c. */
typedef struct {
    int parameter, of;   /* whose derivative, and of what; -1: none */
    int vague, vague_of; /* a derivative of which hardly a digit is known; -1: none */
    int value;           /* the target; -1: none                    */
} cst_open;

/* Error bars (sensitivity/bars.c), and works of their own for them. */
typedef struct {
    cst_open open;
    int zero[CST_ZEROS], zeros; /* parameters of value 0, for the next backward pass; how many */
    int at_once;                /* the backward pass carries the errors besides                */
    cst_work *second;  /* of error bars by a second run; NULL before the first               */
    cst_bars made_for; /* the option that it was made for                                    */
    cst_work *moved;   /* of corners that may be none; NULL before the first                 */
    double *jacobian;  /* [3 responses][count] scratch                                       */
} cst_work_bars;

/* Outputs and coordinates at an instant. */
typedef struct {
    cst_outputs quantities;
    double *outputs; /* [2 outputs]                  */
    double *state;   /* [2 n] the state there        */
} cst_observation;

/* 1 + the target that depends on a reaction that is not unique, or 0. */
typedef struct {
    int cost, output, response;
} cst_redundant_targets;

/* Second derivatives. */
typedef struct {
    cst_second *by_time;    /* of derivatives by t, where there are switches; or NULL        */
    cst_products *products; /* of the Hessian; NULL before the first                         */
} cst_second_order;

/* What the last gradient was computed for. */
typedef struct {
    int valid; /* 1: the last call was a gradient of these options, cost and rho */
    cst_options options;
    const cst_cost_kernels *cost;
    double *rho; /* [p] */
} cst_last_call;

/* What the current call is. */
typedef struct {
    int instant;              /* 1: no run since cst_instant_start     */
    int computes_derivatives; /* 1: it does, and they may not exist    */
} cst_current_call;

/* What the work was created for. */
typedef struct {
    cst_options options;
    long responses_version; /* of the problem's responses                                    */
    int failed;             /* 1: it could not be created; there is only its message         */
} cst_created;

/* Adjoints of (F1, F2) at an instant, and their products. */
typedef struct {
    double *zW;             /* [3 responses][n + m]   */
    double *Fq, *Fv, *Frho; /* [n] [n] [p]            */
    struct {
        int first, lanes; /* the first (z, W) of those whose products are taken at once */
    } at_once;
} cst_adjoint;

/* Directions of the direct method, or products of several adjoints: [n] [n] [p]. */
typedef struct {
    cst_outs dq, dv, drho;
} cst_directions;

struct cst_work {
    const cst_problem *p; /* valid during a call only                                        */
    const cst_model *model;
    cst_created created;
    cst_combined combined;
    int count;      /* design variables                                                       */
    double rtol;    /* relative tolerance of a single step                                    */
    double *memory; /* all of the arrays of doubles                                          */

    cst_system system;
    cst_switches switches;
    cst_cost_terms g; /* of the running cost or of the final one                             */
    cst_observation observation;
    cst_initial start;
    cst_projection projection;

    const cst_integrator *integrator;
    void *integrator_data; /* only its own files look inside                                 */
    cst_choice choice;
    cst_run run;

    cst_targets *targets; /* which of the two this run is for                                */
    struct {
        cst_targets cost, responses;
    } targets_of;
    cst_current_call call;
    cst_adjoint adjoint;
    cst_directions directions;
    cst_second_order second_order;
    cst_work_bars bars;
    cst_redundant_targets redundant;
    cst_last_call last;

    double psi, *gradient; /* [p] */
    cst_stats stats;
    cst_report report;
};

/* The end of the run.  It is the value behind those of the parameters, so that it may be a design
 * variable: arrays by parameter have p + 1 numbers. */
static inline double cst_tf(const cst_work *w)
{
    return w->system.rho[w->system.p];
}

/* The derivatives of residual i of a misfit: [p + 1]. */
static inline double *cst_residual_row(const cst_work *w, int i)
{
    return w->targets->rows + (size_t)i * ((size_t)w->model->p + 1);
}

/* Are rk's steps of order 5? */
static inline int cst_takes_order_5(const cst_work *w)
{
    return w->p->options.rtol > CST_COARSE_RTOL && w->switches.count &&
           !cst_contacts_any(&w->system.contacts);
}

/* Is there a work, and could it be created? */
static inline int cst_is_whole(const cst_work *w)
{
    return w && !w->created.failed;
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
/* The gradients of all that is asked for are 0, and summed by rho of the kernels, until
 * cst_tables_end. */
int cst_gradients_begin(cst_work *w);
int cst_stack_unbalanced(cst_work *w); /* CST_OK, or the error of generated code    */
int cst_canceled(cst_work *w, const char *phase, double t); /* for callbacks: 1, stop         */
void cst_set_directions(cst_work *w, int first, int lanes); /* w->directions.drho: unit vectors */
/* how many design variables are left, at most CST_LANES */
int cst_lanes_from(const cst_work *w, int first);

/* Whether memory for sensitivities is taken: for the direct method, and for residuals. */
static inline int cst_wants_direct(const cst_work *w)
{
    return w->p->options.method == CST_DIRECT || w->targets_of.responses.samples > 0;
}

/* A tolerance of component i of (q, v), finer in a flight or a slip that it would not resolve. */
static inline double cst_in_flight(const cst_work *w, int i, double tolerance)
{
    const double *finest = w->run.impacts.finest;
    return finest && finest[i] < tolerance ? finest[i] : tolerance;
}

#endif
