/* The integrator rk: adaptive explicit Runge-Kutta steps (tableaux.h) of y = (q, v, z), where
 * z' = g for each integral that is asked for, so that these are under the error control; their
 * exact tangent and adjoint.
 *
 *     value   = weight z(tF) + sum over its looks of weight x(t, y(t)),   y(t) the dense output
 *     adjoint   k-bar_i = h b_i lambda + h sum over j > i of a_ji Y-bar_j
 *                       + h sum over the looks in the step of beta_i(theta) mu,   mu = (dx/dy)'
 *               Y-bar_i = f_y(Y_i)' k-bar_i,   gradient += f_rho(Y_i)' k-bar_i
 *               lambda += sum of Y-bar_i + sum of mu
 *
 * with a lambda for each of those that are asked for, all on the same factors.
 *
 * They are the derivatives of the numbers that were computed, with the ends t1 of the steps held
 * where they are.  An event ends a step where the trigger's switch is zero on the dense output:
 * that instant is a function of the step's stages, and the next step begins there, so that its
 * length t1 - t0 depends on rho too.  Triggers at one instant are crossed one after the other, each
 * at an instant of its own that only happens to be the same. */
#ifndef CST_RK_H
#define CST_RK_H

#include "base/pages.h"
#include "integrate/constraints/near.h"
#include "integrate/work.h"
#include "integrate/rk/tableaux.h"

/* [doubles] Factors of a stage are kept where they are no larger; others are faster computed than
 * fetched. */
#define CST_RK_FACTORS 1024

/* A step that was taken. */
typedef struct {
    double t, h;                  /* its start, and its length as it was tried              */
    double theta;                 /* where an event ends it, as a part of h; 1: none does   */
    int events;                   /* flips before it                                        */
    int turns;                    /* of cells of tables, up to it: events/cells.h           */
    signed char cut;              /* an event ends it                                       */
    signed char low_order;        /* computed by order 5, since an event was close          */
    signed char error_negligible; /* its error did not limit its length                     */
    signed char projected;        /* the state at its end was projected: projection.c       */
} cst_rk_step;

/* The step being computed, or loaded from those that were taken. */
typedef struct {
    const cst_tableau *tableau;      /* its formulas                                        */
    double t, h;                     /* its start and its length                            */
    const double *y0;                /* [size] the state at its start                       */
    double *y1;                      /* [size] the state at its end                         */
    double *X;                       /* [stages][stride] its stages                         */
    int stages_done;                 /* how many of them are computed                       */
    int index;                       /* among the steps that were taken, or -1              */
    double *scratch;                 /* [CST_RK_STAGES][stride] stages without room on the tape */
    double power[CST_RK_STAGES + 1]; /* lambda' Phi_dot at the stages                       */
    double reaction_work;            /* its integral over the last step                     */
} cst_rk_current;

/* The control of the step size in a forward run. */
typedef struct {
    double rtol;           /* of a single step                                              */
    double next_h;         /* the length of the step after the current one                  */
    double full_h;         /* the current step ends at an event: its length otherwise; or 0 */
    double last_error;     /* of the last step that was accepted                            */
    int growing;           /* every error since the last event was negligible               */
    int by_integrals;      /* the current error is mostly that of integrals                 */
    int error_negligible;  /* the current error did not limit the step                      */
    int limited;           /* the timeline or bounds.c limits the current step              */
    long earlier_attempts; /* steps and failures of earlier runs of this call               */
} cst_rk_control;

/* What tells whether a run is stiff: stiffness.c. */
typedef struct {
    double slope_change; /* over a step, summed over the steps */
    int limited_steps;   /* steps at the limit of stability    */
} cst_rk_stiffness;

/* Memory for the run: what it may take, and the files for what is more. */
typedef struct {
    double budget;         /* [bytes] for steps, states and tape         */
    const char *directory; /* of files, or NULL                          */
    int error;             /* errno of what could not grow, or 0         */
} cst_rk_storage;

/* The steps that were taken. */
typedef struct {
    cst_rk_step *list; /* [room], in pages                              */
    int count;         /* of steps                                      */
    int room, max;     /* that there is memory for; that there may be   */
    int in_memory;     /* that fit; what is more goes to files          */
    double end;        /* of the run                                    */
    cst_pages pages;
} cst_rk_steps;

/* The states between the steps: all, or check-points and one segment (checkpoints.c). */
typedef struct {
    double *y;       /* [room][size], in pages                                             */
    double **stages; /* [room] stages on the tape, or NULL, in stage_pages                 */
    int room, max;   /* that there is memory for; that there may be                        */
    int in_memory;   /* that fit; what is more goes to files                               */
    int spacing;     /* 1: all states are kept; more: at every such step, in the first half of y */
    int first;       /* the step at whose start the loaded states begin                    */
    int segment;     /* the segment that is loaded, or -1                                  */
    cst_pages pages, stage_pages;
} cst_rk_states;

/* The stages of the steps, as many as fit, in blocks. */
typedef struct {
    cst_pages *block;              /* [room]                                                 */
    int count, room, max;          /* blocks; room for them; that there may be               */
    int in_memory;                 /* that fit; what is more goes to files                   */
    int current;                   /* the block being written                                */
    int last_read;                 /* the block of the step that was loaded last             */
    size_t block_size, block_used; /* [doubles]                                              */
} cst_rk_tape;

/* Scratch of the trajectory: its nodes at both ends, and its interpolation between them. */
typedef struct {
    double *start, *end; /* [4 n] */
    double *quintic;     /* [2 n] */
} cst_rk_nodes;

/* The search for events within a step. */
typedef struct {
    int *ignored; /* [s] switches that were touched and not crossed         */
    int *modes;   /* [s + 1] the caller's, during an observation            */
    /* [s] values at the step's start, in its middle, at its end, a little after its start */
    double *at_start, *at_middle, *at_end, *at_ahead;
} cst_rk_switches;

/* Derivatives by time, of steps whose start or length moves with an event. */
typedef struct {
    int explicit; /* the kernels use t                               */
    int resting;  /* no driver moves in the step that begins ...     */
    double since; /* ... here                                        */
    double *F;    /* [n + m] of (F1, F2), or the tangent of (a, lambda) */
    double *g;    /* [integrals] of the integrands                   */
} cst_rk_time_terms;

/* The discrete adjoint: a lambda for each target, all on the same factors. */
typedef struct {
    int count;           /* of targets, with their errors three times as many              */
    int size;            /* of one lambda, 2 n + 2: of q, of v, of its integral, and 0     */
    double *lambda;      /* [count][size] of y                                             */
    double *tau;         /* [count] of the instant of an event                             */
    double *by_t, *by_h; /* [count] of a step's start and of its length                    */
    double *Kbar, *Ybar; /* [CST_RK_STAGES][count][size] of a step's stages                */
    double *Ysum;        /* [count][size] Ybar, summed over the stages                     */
    double *mu;          /* [2 n] of the state at an observation                           */
    int *active;         /* [count] the targets whose lambda is not zero ...               */
    int active_count;    /* ... and how many                                               */
} cst_rk_adjoint;

/* The discrete tangent, of the direct method, for `count` design variables. */
typedef struct {
    int available;        /* there is memory for it                    */
    double *dy, *dK;      /* [count][size], [CST_RK_STAGES][count][size] */
    double *dY;           /* [size] of a stage, or of the step's end   */
    double *dobservation; /* [count][2 n] of an observed state         */
    double *dt, *dh;      /* [count] of a step's start and length      */
} cst_rk_tangents;

/* A parameter of value 0, in a backward pass that carries no errors: see bars.c. */
typedef struct {
    double by_cost; /* the part of its derivative that integrands make, as it is added up       */
    double sum[2];  /* of g_rho over the stages of the current step, by the errors' weights     */
    double error;   /* of by_cost                                                               */
} cst_rk_zero;

/* Estimates of errors, made in the backward pass: see bars.c. */
typedef struct {
    cst_rk_zero (*zero)[CST_ZEROS]; /* [asked] */
    double *next; /* [size] the slope at the end of the step: the next one's first, and          */
    int has_next; /* whether it is known: after an event it is not                               */
    int weighed;  /* 1: the backward pass carries the adjoints of the errors besides             */
    double (*turn)[3]; /* [asked] sums over the stages of the current step: of what is solved for,
                        * and of the products with F_q and with F_v                             */
} cst_rk_bars;

/* The longest steps of a run that is made once more: see bounds.c. */
typedef struct {
    double t, h; /* from t on, no step is longer than h */
} cst_rk_bound;
typedef struct {
    cst_rk_bound *list; /* [room] */
    int count, room;    /* 0: there are none */
    int at;             /* the one that holds where the run is */
} cst_rk_bounds;

typedef struct cst_rk {
    const cst_tableau *default_tableau; /* of the run; a step may take another               */
    int n, m;
    int integrals, size; /* of this run; size: of y, 2 n + integrals                         */
    int max_integrals;   /* that there is memory for                                         */
    int stride;          /* of a stage: q, v, a, g, lambda, factors or M; K_i = (v, a, g) is at n */
    int keeps_factors;   /* of A at each stage; otherwise M                                  */
    int masses;          /* entries of M                                                     */
    double *memory;      /* all of the arrays of doubles but the tape                        */

    cst_rk_current current;
    cst_rk_control control;
    cst_rk_bounds bounds;
    cst_rk_stiffness stiffness;
    cst_near singular; /* positions, near by: projection.c                                   */
    cst_rk_switches switches;

    cst_rk_storage storage;
    cst_rk_steps steps;
    cst_rk_states states;
    cst_rk_tape tape;
    cst_rk_nodes nodes;

    cst_rk_adjoint adjoint;
    cst_rk_tangents tangent;
    cst_rk_time_terms by_time;
    cst_rk_bars bars;
    int next_instant; /* the next one of w->targets's list, in a backward or a direct run      */

    /* scratch, [size] */
    double *inside; /* a state within the current step                                       */
    double *sum;    /* of its stages' slopes, weighted                                       */
    double *slope;  /* of the dense output                                                   */
} cst_rk;

static inline cst_rk *cst_rk_of(const cst_work *w)
{
    return w->integrator_data;
}

int cst_rk_create(cst_work *w);
void cst_rk_reserve(cst_work *w);
void cst_rk_free(cst_work *w);
int cst_rk_forward(cst_work *w);    /* psi and the steps                 */
int cst_rk_begin(cst_work *w);      /* up to the first step              */
int cst_rk_backward(cst_work *w);   /* the gradient, after forward       */
int cst_rk_weigh(cst_work *w);      /* once more, with the errors of the gradient: its bars */
int cst_rk_direct(cst_work *w);     /* psi, the steps and the gradient   */
int cst_rk_trajectory(cst_work *w); /* the nodes for observers, after forward */

/* Once more with the steps and events of the last run, for other parameters: t1 of each step and
 * the order of the flips stay.  All states must have been kept. */
int cst_rk_replay(cst_work *w);
int cst_rk_finish(cst_work *w); /* psi, where the state at the end is known */

/* forward.c: Hairer's combination of two estimates of a step's error; the length of the step after
 * one of length h with that error, and of another attempt; the shortest one. */
double cst_rk_join(const cst_tableau *m, double fine, double coarse);
void cst_rk_next_size(const cst_tableau *m, cst_rk_control *c, double h, double error,
                      int rejected);
double cst_rk_shorter(const cst_tableau *m, double h, double error);
int cst_rk_is_too_short(double h, double tf);

/* stages.c: the current step.  Its first stage is known (`first`), or NULL where a run begins
 * or a switch flipped. */
void cst_rk_lay_out(cst_work *w); /* the tape, for this run                                      */
void cst_rk_open_step(cst_rk *x, const double *first);
void cst_rk_place_step(cst_rk *x, const double *first); /* the same, but for its start          */
int cst_rk_stages(cst_work *w, int count); /* up to `count`; 1: not possible, try a smaller step */
void cst_rk_end(cst_rk *x);                /* y1                                                */
double cst_rk_time(const cst_rk *x, int i);
void cst_rk_combine(const cst_rk *x, const double *weight, int count, int size, double *out);
void cst_rk_dense(const cst_rk *x, double theta, double *y, double *slope); /* dy/dt, or NULL     */
double *cst_rk_factors(const cst_rk *x, int i); /* of stage i, or M         */
void cst_rk_modes(cst_work *w, long events);    /* those after so many flips                      */
int cst_rk_system(cst_work *w, int i);          /* the system at stage i, with its factors        */
/* cells.c: the cells of the step in hand and the end that they set, at most `end`; once a step was
 * computed, 1: it goes too far, and a shorter one is tried; the derivatives at the knots between
 * steps k and k + 1: lambda and gradients, dy. */
int cst_rk_cells(cst_work *w, double *end);
int cst_rk_cells_passed(cst_work *w);
int cst_rk_cells_adjoint(cst_work *w, int k);
int cst_rk_cells_tangent(cst_work *w, int k);
/* The end of step k. */
static inline double cst_rk_end_of(const cst_rk *x, int k)
{
    return k < 0 ? 0.0 : k + 1 < x->steps.count ? x->steps.list[k + 1].t : x->steps.end;
}
/* The formulas of step k. */
static inline const cst_tableau *cst_rk_formulas(const cst_rk *x, int k)
{
    return x->steps.list[k].low_order ? &cst_dopri5 : x->default_tableau;
}
static inline double *cst_rk_stage(const cst_rk *x, int i)
{
    return x->current.X + (size_t)i * (size_t)x->stride;
}
static inline double *cst_rk_slope(const cst_rk *x, int i)
{
    return cst_rk_stage(x, i) + x->n;
}
static inline double *cst_rk_reactions(const cst_rk *x, int i) /* lambda of stage i */
{
    return cst_rk_stage(x, i) + 3 * x->n + x->integrals;
}
static inline double *cst_rk_lambda(const cst_rk *x, int r)
{
    return x->adjoint.lambda + (size_t)r * (size_t)x->adjoint.size;
}
static inline double *cst_rk_kbar(const cst_rk *x, int i, int r)
{
    return x->adjoint.Kbar +
           ((size_t)i * (size_t)x->adjoint.count + (size_t)r) * (size_t)x->adjoint.size;
}
static inline double *cst_rk_ybar(const cst_rk *x, int i, int r)
{
    return x->adjoint.Ybar +
           ((size_t)i * (size_t)x->adjoint.count + (size_t)r) * (size_t)x->adjoint.size;
}
static inline double *cst_rk_slot(const cst_rk *x, int i)
{
    return x->states.y + (size_t)i * (size_t)x->size;
}
/* The state at the start of step k: of those in memory. */
static inline double *cst_rk_state(const cst_rk *x, int k)
{
    return cst_rk_slot(x, (x->states.spacing > 1 ? x->states.room / 2 : 0) + k - x->states.first);
}

/* memory.c: room for more steps, for more states, 0: there is none; for the stages of a step, on
 * the tape or, where it may not grow, in scratch.  A block of the tape is left for that of
 * on_tape. */
int cst_rk_grow(cst_rk *x);
int cst_rk_grow_states(cst_rk *x);
double *cst_rk_place(cst_rk *x);
void cst_rk_approach(cst_rk *x, const double *on_tape);
void cst_rk_free_steps(cst_rk *x);

/* checkpoints.c: memory for the states that is bounded.  The state at the end of the last step,
 * 0: there is no room for it; the states of step k's segment, at its ends too, in memory; and step
 * k itself. */
int cst_rk_keep_state(cst_rk *x, const double *y);
void cst_rk_forget(cst_work *w); /* a call that begins has no steps to show */
int cst_rk_bring(cst_work *w, int k);
int cst_rk_load(cst_work *w, int k, int stages); /* step k with at least so many stages           */

/* stiffness.c: the current step is looked at before it is kept; an error where whoever left the
 * choice of the integrator to the program should hear that the run is stiff, after a step and after
 * all of them. */
void cst_rk_watch(cst_work *w);
int cst_rk_is_stiff(const cst_work *w); /* the run so far */
int cst_rk_judge_step(cst_work *w);
/* The same by numbers: a step whose slope changes by so much of itself, with that h |f_y|; does a
 * run stop after so many steps, at that part of it? */
void cst_rk_add_stiffness(cst_rk_stiffness *x, const cst_tableau *m, int by_integrals,
                          double change, double radius);
int cst_rk_stops(const cst_work *w, const cst_rk_stiffness *x, int steps, double passed);
int cst_rk_judge_run(cst_work *w);

/* events.c: the first event of the current step, crossed: 1, or 0 where there is none. */
int cst_rk_event(cst_work *w, double *theta);
double cst_rk_reach(cst_work *w); /* about the time to the next one; its first stage is known */
int cst_rk_event_again(cst_work *w, int k); /* in a replay */
int cst_rk_event_adjoint(cst_work *w,
                         int k); /* lambda, tau: from behind the flips that end step k to before */
int cst_rk_event_tangent(cst_work *w, int k); /* dy, dt: the other way */

/* The state at the event that ends step k, just before its flips `first` ... */
const double *cst_rk_event_state(const cst_work *w, int k, long first);

/* impact.c: the derivatives through the impact of the group of flips that begins with `first`,
 * if it is one: lambda, tau and gradients from behind it to before it; dy the other way.  The state
 * at the end of step k, from the dense output.  Functions of contacts that leave zero where they
 * are beyond it by what rows drift are shifted, until they have left it at the end of a step. */
int cst_rk_impact_adjoint(cst_work *w, long first);
int cst_rk_impact_tangent(cst_work *w, long first);
void cst_rk_event_end(const cst_work *w, int k); /* into x->inside */

/* bars.c: the estimates begin, where x->slope is that at the end of the run; the current step is
 * estimated, with lambda at its end. */
void cst_rk_bars_begin(cst_work *w);
static inline int cst_rk_turns(const cst_work *w, int r)
{
    return cst_rk_of(w)->bars.weighed && r < w->targets->count;
}
void cst_rk_bars_step(cst_work *w, int cut);
void cst_rk_bars_turned(cst_work *w, const cst_rk_step *s); /* after its stages */
void cst_rk_bars_end(cst_work *w); /* the errors of the gradient, from their two estimates */

/* bars.c: parameters of value 0 that only integrands look at.  What was added to the gradient at
 * stage i of the current step; after its stages; after the run: the bars of their derivatives. */
void cst_rk_zeros_stage(cst_work *w, int i, int r);
void cst_rk_zeros_step(cst_work *w);
void cst_rk_zeros_end(cst_work *w);

/* projection.c: the end of the last step is projected where it is needed: 1, into x->inside, or
 * 0; the state y at the end
 * of step k again, where it was; lambda, from behind it to before; dy, the other way.  Step k is
 * loaded. */
int cst_rk_project(cst_work *w);
int cst_rk_project_again(cst_work *w, int k, double *y);
int cst_rk_project_adjoint(cst_work *w, int k);
int cst_rk_project_tangent(cst_work *w, int k);

/* bounds.c: the next run takes the steps of the last one, each by a factor at the most; the
 * longest step from where the run is. */
int cst_rk_shorten(cst_work *w, double factor);
double cst_rk_longest(cst_rk *x);

/* observations.c: looks at instants on the dense output.  The system at t, in the present modes. */
int cst_rk_observe(cst_work *w, double t, int needs);
/* lambda . slope of one that is asked for: of q, of v and of its own integral. */
double cst_rk_dot(const cst_work *w, int r, const double *lambda, const double *slope);
/* Adjoint: the looks at the state at the end of the run, of step k where no event ends it, at the
 * start (k = -1), into lambda; those inside step k, into Kbar, lambda, by_t, by_h; those that move
 * with the flips first .. of the event that ends step k, on the side of the present modes, into
 * lambda, tau. */
int cst_rk_final_observations(cst_work *w);
int cst_rk_observations_at_end(cst_work *w, int k);
int cst_rk_observations_inside(cst_work *w, int k, int moves);
int cst_rk_observations_at_event(cst_work *w, int k, long first, int side);
int cst_rk_has_observations(const cst_work *w, int k,
                            int forward); /* inside step k: the next stop is */
/* Tangent: the same with dy and dt. */
int cst_rk_final_observations_tangent(cst_work *w);
int cst_rk_observations_at_end_tangent(cst_work *w, int k);
int cst_rk_observations_inside_tangent(cst_work *w, int k);
int cst_rk_observations_at_event_tangent(cst_work *w, int k, long first, int side);

/* dy at theta of the current step, at a fixed instant: y0 + h sum of weight_i K_i; x->inside
 * is sum of weight_i K_i, and slope dy/dt, or NULL at its end. */
void cst_rk_tangent_at(const cst_work *w, int c, const double *weight, int stages, int size,
                       double theta, const double *slope, double *out);

/* time_derivatives.c: do the kernels look at t?  Where the system stands: g_t into x->by_time.g,
 * (z, W)'F_t, and the tangent of (a, lambda) by t [n + m]. */
int cst_rk_looks_at_time(const cst_work *w);
/* time_contacts.c: for models with contacts, before the stage is set. */
int cst_rk_by_time(cst_work *w, int i);
void cst_rk_integrands_by_time(cst_work *w);
double cst_rk_product_by_time(cst_work *w, const double *zW);
void cst_rk_tangent_by_time(cst_work *w, double *out);

#endif
