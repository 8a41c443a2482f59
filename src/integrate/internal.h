/* The two nouns of the engine, and what its files share.
 *
 *     paper        here             size       paper            here                       size
 *     q, v, a      s->q, v, a       n          Phi_q, M         lu_A (system.h)            n + m
 *     lambda*      s->lambda        m          f_y              A0, C, K (system.h)        n + m
 *     rho          s->rho           p          mu               w->mu                      2 n
 *     y = (q, v)   w->y             2 n        psi, gradient    w->psi, w->gradient        1, p       */
#ifndef CST_INTERNAL_H
#define CST_INTERNAL_H

#include "costate.h"
#include "dynamics/system.h"
#include "integrate/trajectory.h"

#include <nvector/nvector_serial.h>
#include <sundials/sundials_context.h>
#include <sundials/sundials_linearsolver.h>
#include <sundials/sundials_matrix.h>

#define CST_MESSAGE 512
#define CST_LOCAL 0.1   /* tolerance of a single step, of what the user asks for: errors add up over a run */
#define CST_CONSISTENT 1e-8 /* how far a start may be from satisfying its constraints, relative to the size of the coordinates */
#define CST_INSTANT 1e-13 /* a time so short that nothing happens in it, relative to tF */
#define CST_EVENTS 4096 /* flips in one run, at the most */
#define CST_SLOW 1e-9   /* a switch's rate this small, of its terms, is none */
#define CST_BLURRED 1e-3 /* of a switch's rate: what the tolerances may leave open before it is told */

struct cst_problem {
    const cst_model *model;
    int cost;             /* index in model->costs                                */
    const cst_cost_kernels *cost_kernels;
    double *rho;          /* [p] all parameters                                   */
    int *design, count;   /* [count] indices of the design variables              */
    cst_options options;
    char message[CST_MESSAGE];
};

typedef struct {
    void *cvodes;
    N_Vector y, dky;       /* state of the integration, and at another instant    */
    N_Vector quadrature;   /* psi, or minus the gradient                          */
    SUNMatrix matrix;      /* handles for newton.c                                */
    SUNLinearSolver solver;
} cst_integrator;

struct cst_work {
    const cst_problem *p;    /* valid during a call only                          */
    const cst_model *model;
    cst_system system;
    cst_trajectory trajectory;
    cst_event *events;       /* [stats.events] the flips, those of one trigger together */
    double *switches, *s_q, *s_v, *s_rho; /* [s], and the gradient of one of them: [n], [n], [p] */
    double *within, within_t; /* [3 s] the switches at the start, in the middle and at the end of a step; when it ended */
    int *roots, *mode0;      /* [s], and the modes at the start [s]               */
    double *start;           /* [4 n + 2 m]: q, v, lambda, eta of the start, and scratch (static.c) */
    SUNContext context;
    cst_integrator forward, backward, direct;
    struct cst_onestep *onestep; /* NULL: CVODES                                      */
    int count;               /* design variables                                  */
    cst_options created;     /* the options it was created for                    */
    double rtol, atol;       /* tolerances of a single step                       */
    N_Vector *yS;            /* direct: d(q, v, integral of g)/drho                */
    double *cost_row;        /* [2 n] direct: dg/d(q, v), through a and lambda too */
    double *sizes;           /* [p] direct: what a sensitivity is measured by      */
    double integral_floor;   /* direct: what is small for the integral of g        */
    N_Vector tolerance;      /* [count] of the gradient's quadratures             */
    double psi, *gradient;   /* [p]                                               */
    double *zW;              /* [n + m]                                           */
    double *Fq, *Fv, *Frho;  /* [n] [n] [p]                                       */
    double *memory;          /* all of the arrays of doubles                      */
    double *g_q, *g_v, *g_a, *g_lambda, *g_rho; /* gradient of the cost            */
    double (*dq)[CST_LANES], (*dv)[CST_LANES], (*drho)[CST_LANES];
    double *dky, *state;     /* [4 n] scratch of the trajectory, of the way back  */
    double mu_largest[2], mu_floor; /* the adjoint's size so far: of mu_q, of mu_v; its tolerance at the start */
    double cost_time;        /* instant of which g_... are the gradient           */
    int cost_known, cost_needs; /* is cost_time valid; what g looks at               */
    double started;          /* when the integration last started                 */
    cst_stats stats;
    long progress_calls;
    cst_progress *progress;
    void *progress_user;
    int grazing;             /* 1 + the switch that was touched or hardly crossed, or 0 */
    double grazing_t, grazing_error; /* when, and the part of its rate that is open: INFINITY for a touch */
    long instant;            /* events before those of the instant that is crossed */
    int turned;              /* a switch at zero turned back there                */
    int edge;                /* the switch on whose edge the start was last decided */
    char label[100];         /* of a switch, for messages                         */
    int trouble;             /* status behind a failed call of the integrator     */
    char message[CST_MESSAGE];
};

/* Keeps the text of an error and returns its status. */
int cst_fail(cst_work *w, int status, const char *format, ...) __attribute__((format(printf, 3, 4)));
int cst_problem_fail(cst_problem *p, int status, const char *format, ...) __attribute__((format(printf, 3, 4)));

#define TRY(call)                                                                                                      \
    do {                                                                                                               \
        int status_ = (call);                                                                                          \
        if (status_ < 0)                                                                                               \
            return status_;                                                                                            \
    } while (0)

/* integrator.c: one CVODES instance with our linear solver (newton.c). */
typedef int cst_rhs(double t, N_Vector y, N_Vector ydot, void *work);
int cst_integrator_create(const cst_problem *p, cst_work *w, cst_integrator *x, cst_rhs *rhs, cst_rhs *quadrature,
                          int quadratures, int transposed);
void cst_integrator_free(cst_integrator *x);
void cst_integrator_count(cst_work *w, const cst_integrator *x);
int cst_integrator_fail(cst_work *w, const cst_integrator *x, const char *phase, int flag);
int cst_progress_report(cst_work *w, const char *phase, double t, double tf);
int cst_cancelled(cst_work *w, const char *phase, double t); /* for callbacks of the integrator: 1, stop */

/* newton.c */
int cst_newton_attach(cst_work *w, cst_integrator *x, int transposed);

/* start.c: y(t0), gradient += (dy/drho)' mu at t0, and dy/drho itself. */
int cst_start_state(const cst_problem *p, cst_work *w, double *y);
int cst_start_adjoint(const cst_problem *p, cst_work *w, const double *mu, double *gradient);
int cst_start_tangent(const cst_problem *p, cst_work *w, N_Vector *yS);

/* static.c: a configuration searched for, and the velocities that fit it; start.c uses them. */
int cst_static_search(cst_work *w, int equilibrium, double *q);
int cst_static_velocity(cst_work *w, const double *q, double *v);
int cst_static_velocity_adjoint(cst_work *w, double *mu_q, double *mu_v, double *gradient);
int cst_static_search_adjoint(cst_work *w, int equilibrium, double *mu_q, double *gradient);
int cst_static_velocity_tangents(cst_work *w, int lanes);
int cst_static_search_tangents(cst_work *w, int equilibrium, int lanes);
double cst_largest(const double *x, int n);

/* cost.c */
double cst_running_cost(const cst_problem *p, cst_work *w);
double cst_final_cost(const cst_problem *p, cst_work *w);
void cst_cost_gradient(const cst_problem *p, cst_work *w, int final);
enum { CST_NEEDS_NOTHING, CST_NEEDS_ACCELERATION, CST_NEEDS_REACTION };
int cst_cost_needs(const cst_problem *p, cst_work *w);

/* switches.c: values, rates and modes at one instant. */
void cst_switch_values(cst_work *w, double t, const double *y, double *out);
int cst_switch_roots(double t, N_Vector y, double *out, void *work); /* the same, for CVODES */
const char *cst_switch_label(cst_work *w, int k); /* "switch 2 (its name)" */
void cst_modes_start(cst_work *w, const double *y, int searching);
void cst_modes_at(cst_work *w, double t);
int cst_modes_on_edge(cst_work *w, const double *y);
double cst_switch_uncertainty(cst_work *w, int k, double t, const double *y); /* what the tolerances leave open of it */

/* s_t + s_q v + s_v a; *size is the same with all terms positive.  w->s_q, s_v, s_rho are its gradient then. */
double cst_switch_rate_at(cst_work *w, int k, double t, const double *y, const double *a, double *size);
double cst_switch_rate(cst_work *w, int k, double *size); /* where the system was solved last */
int cst_switch_leads_to(cst_work *w, int k); /* the side, of one that is zero: 1, -1 or 0 */

/* event_checks.c: what may go wrong about switches. */
double cst_events_hidden(cst_work *w, cst_integrator *x, double t0, double t1);
int cst_events_sides(cst_work *w, cst_integrator *x, double t);
int cst_events_accumulate(cst_work *w);
int cst_events_chatter(cst_work *w);
double cst_switch_blur(cst_work *w, int k, double t, const double *y);
void cst_note_grazing(cst_work *w, int k, double t, double error);

/* events.c: flips, and how the derivatives cross them. */
int cst_events_cross(cst_work *w, cst_integrator *x, double t);
int cst_event_adjoint(cst_work *w, long first, long last, double *mu, double *gradient);
int cst_event_tangent(cst_work *w, long first, long last, const double *y, N_Vector *yS);

/* the parts of a gradient: gradient.c is the driver */
int cst_forward_create(const cst_problem *p, cst_work *w);
int cst_contract(cst_work *w, const double *rho); /* what a model's kernels promise */
int cst_forward(const cst_problem *p, cst_work *w);
int cst_backward_create(const cst_problem *p, cst_work *w);
int cst_backward(const cst_problem *p, cst_work *w);
int cst_backward_system(cst_work *w, double t); /* the system as the adjoint equations see it at time t of the trajectory */
int cst_direct_create(const cst_problem *p, cst_work *w);
int cst_direct(const cst_problem *p, cst_work *w);
void cst_cost_row(cst_work *w);
int cst_differences(const cst_problem *p, cst_work *w);

/* gradient.c: puts the parameters into the work and starts its books anew. */
int cst_prepare(const cst_problem *p, cst_work *w, const double *rho);

/* rank.c: of Phi_q where the system is, or -1 when out of memory. */
int cst_constraint_rank(cst_system *s);

/* gradient.c: psi and the trajectory, by the integrator that the problem asks for. */
int cst_primal(const cst_problem *p, cst_work *w);

int cst_state_failed(cst_work *w, int status, double t);
int cst_cost_failed(cst_work *w, double t);       /* 1, for the integrator: try a smaller step */
int cst_derivative_failed(cst_work *w, double t); /* -1, for the integrator: stop              */
double cst_seconds(void);

#endif
