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
    double t, h;       /* its start, and its length as it was tried                               */
    double theta;      /* where an event ends it, as a part of h; 1 where none does               */
    int events;        /* flips before it                                                         */
    signed char cut;   /* an event ends it                                                 */
    signed char brief; /* it is so short that order 5 is enough                            */
    signed char unfelt;    /* its error is so small that the motion does not limit it          */
    signed char projected; /* the state at its end was projected: projection.c              */
} cst_rk_step;

/* Estimates of errors, made in the backward pass: see bars.c. */
typedef struct {
    double *next; /* [size] the slope at the end of the step: the next one's first, and          */
    int has_next; /* whether it is known: after an event it is not                               */
    int weighed;  /* 1: the backward pass carries the adjoints of the errors besides             */
    double (*turn)[3]; /* [asked] sums over the stages of the step in hand: of what is solved for,
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
    const cst_tableau *usual;   /* of the run                                                  */
    const cst_tableau *tableau; /* of the step in hand                                         */
    int n, m;
    int integrals, size; /* of this run; size: of y, 2 n + integrals                              */
    int most_integrals;  /* that there is memory for                                              */
    int wanted, back;    /* how many are asked for, with their errors more; size of the lambda of
                          * one, 2 n + 2: of q, of v, the weight of its own integral, and nothing */
    int stride;          /* of a stage: q, v, a, g, lambda, factors or M; K_i = (v, a, g) is at n */
    int keeps_factors;   /* of A at each stage; otherwise M                                     */
    int masses;          /* entries of M                                                        */
    double *memory;      /* all of the arrays of doubles but the tape                           */

    double end;            /* of the run                                                          */
    int count, room, most; /* steps taken; that there is memory for; that there may be            */
    cst_rk_step *step;     /* [room]                                                              */
    double *y;             /* [states][size] the states between them, or check-points           */
    double **stages;       /* [states] those of the steps that were kept, or NULL               */
    int states, states_most; /* that there is memory for; that there may be                       */
    int every;   /* 1: all states are kept; more: at every such step, in the first half of y      */
    int first;   /* the step at whose start the states in hand begin: all, or a segment           */
    int segment; /* the one that is in hand, or -1                                                */
    double budget;    /* [bytes] for steps, states and tape                                  */
    cst_pages *block; /* [block_room] the tape: stages of the steps, as many as fit          */
    int blocks, block_room, block_most; /* that there are; room for them; that there may be       */
    cst_pages in_steps, in_states, in_stages; /* where step, y and stages are                     */
    int steps_fit, states_fit, blocks_fit; /* into memory; what is more goes to files             */
    const char *directory; /* of these, or NULL                                                   */
    int no_place;          /* errno of what could not grow, or 0                                  */
    int near;              /* the block of the step that was loaded last                          */
    int at_block;          /* the one in use                                                      */
    size_t block_size, block_used; /* [doubles]                                                   */

    double *scratch;   /* [CST_RK_STAGES][stride] stages of a step that the tape has no room for */
    double *X;         /* stages of the step in hand                                          */
    int known;         /* how many of them are                                                */
    int at;            /* the step in hand is this one of those that were taken, or -1        */
    double t, h, next; /* of the step in hand; the length of the one after it                 */
    const double *y0;  /* [size] its start                                                    */
    double *y1;        /* [size] its end                                                      */
    double *inside;    /* [size] a state within it                                            */
    double *sum;       /* [size] of its stages' slopes, weighted                              */
    double *node, *end_node; /* [4 n] of the trajectory                                           */
    double *quintic;     /* [2 n] what the trajectory gives within the step                     */
    double error_before; /* of the last step that was accepted                                  */
    int growing;         /* since an event, no error that is felt                               */
    double shortened;    /* the step in hand is to end at an event: its length otherwise, or 0  */
    double rtol;         /* of a single step                                                    */
    int by_integrals;    /* the error of the step in hand is mostly that of integrals           */
    double power[CST_RK_STAGES + 1]; /* lambda' Phi_dot at the stages                           */
    double work;       /* and its integral over the last step                               */
    cst_near singular; /* positions, near by: projection.c                               */
    double change;     /* of the slope over a step, summed over the steps                     */
    int bounded;       /* 1: the timeline, or bounds.c, bounds the step in hand            */
    int unfelt;        /* 1: the error of the step in hand is                                 */
    int limited;       /* steps at the limit of stability                                     */
    long before;       /* steps and failures of the earlier runs of this call                 */
    int *ignored;      /* [s] switches that were touched and not crossed                      */
    int *modes;        /* [s + 1] those of the caller of a look                               */
    /* [s] the switches at the step's start, in its middle, at its end, a little after its start */
    double *at_start, *at_middle, *at_end, *at_ahead;
    int timed; /* 1: the kernels look at t                                            */

    double *lambda;      /* [wanted][back] adjoint: of y                                        */
    double *tau;         /* [wanted] adjoint: of the instant of an event                        */
    double *by_t, *by_h; /* [wanted] adjoint: of a step's start and of its length               */
    double *Kbar, *Ybar; /* [CST_RK_STAGES][wanted][back] adjoint: of a step's stages           */
    double *Ysum;        /* [wanted][back] adjoint: Ybar, summed over the stages                */
    double *mu;          /* [2 n] adjoint: of the state that is looked at                       */
    int stop;            /* the next one in w->targets's list                                     */
    int *active, actives; /* [wanted] adjoint: those whose lambda is not zero, and how many      */
    cst_rk_bars bars;
    cst_rk_bounds bounds;
    double *slope;        /* [size] of the dense output                                          */
    double *F_t, *g_t;    /* [n + m] [integrals] of (a, lambda) and of the integrands, by t       */
    int direct;           /* there is memory for the direct method                               */
    double *dy, *dK;      /* direct: [count][size], [CST_RK_STAGES][count][size]                 */
    double *dY;           /* direct: [size] of a stage, or of the step's end                     */
    double *dobservation; /* direct: [count][2 n] of a state that is looked at                   */
    double *dt, *dh;      /* direct: [count] of a step's start and length                        */
} cst_rk;

static inline cst_rk *cst_rk_of(const cst_work *w)
{
    return w->own;
}

int cst_rk_create(cst_work *w);
void cst_rk_reserve(cst_work *w);
void cst_rk_free(cst_work *w);
int cst_rk_forward(cst_work *w);    /* psi and the steps                 */
int cst_rk_backward(cst_work *w);   /* the gradient, after forward       */
int cst_rk_weigh(cst_work *w);      /* once more, with the errors of the gradient: its bars */
int cst_rk_direct(cst_work *w);     /* psi, the steps and the gradient   */
int cst_rk_trajectory(cst_work *w); /* the nodes for observers, after forward */

/* Once more with the steps and events of the last run, for other parameters: t1 of each step and
 * the order of the flips stay.  All states must have been kept. */
int cst_rk_replay(cst_work *w);
int cst_rk_finish(cst_work *w); /* psi, where the state at the end is known */

/* stages.c: the step in hand.  Its first stage is known (`first`), or NULL where a run begins
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
/* The end of step k. */
static inline double cst_rk_end_of(const cst_rk *x, int k)
{
    return k < 0 ? 0.0 : k + 1 < x->count ? x->step[k + 1].t : x->end;
}
/* The formulas of step k. */
static inline const cst_tableau *cst_rk_formulas(const cst_rk *x, int k)
{
    return x->step[k].brief ? &cst_dopri5 : x->usual;
}
static inline double *cst_rk_stage(const cst_rk *x, int i)
{
    return x->X + (size_t)i * (size_t)x->stride;
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
    return x->lambda + (size_t)r * (size_t)x->back;
}
static inline double *cst_rk_kbar(const cst_rk *x, int i, int r)
{
    return x->Kbar + ((size_t)i * (size_t)x->wanted + (size_t)r) * (size_t)x->back;
}
static inline double *cst_rk_ybar(const cst_rk *x, int i, int r)
{
    return x->Ybar + ((size_t)i * (size_t)x->wanted + (size_t)r) * (size_t)x->back;
}
static inline double *cst_rk_slot(const cst_rk *x, int i)
{
    return x->y + (size_t)i * (size_t)x->size;
}
/* The state at the start of step k: of those in hand. */
static inline double *cst_rk_state(const cst_rk *x, int k)
{
    return cst_rk_slot(x, (x->every > 1 ? x->states / 2 : 0) + k - x->first);
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
 * 0: there is no room for it; the states of step k's segment, at its ends too, in hand; and step k
 * itself. */
int cst_rk_keep_state(cst_rk *x, const double *y);
void cst_rk_forget(cst_work *w); /* a call that begins has no steps to show */
int cst_rk_bring(cst_work *w, int k);
int cst_rk_load(cst_work *w, int k, int stages); /* step k with at least so many stages           */

/* stiffness.c: the step in hand is looked at before it is kept; an error where whoever left the
 * choice of the integrator to the program should hear that the run is stiff, after a step and after
 * all of them. */
void cst_rk_watch(cst_work *w);
int cst_rk_is_stiff(const cst_work *w); /* the run so far */
int cst_rk_judge_step(cst_work *w);
int cst_rk_judge_run(cst_work *w);

/* events.c: the first event of the step in hand, crossed: 1, or 0 where there is none. */
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
void cst_rk_shift_released(cst_work *w, double t);
void cst_rk_unshift(cst_work *w, const double *end);

/* bars.c: the estimates begin, where x->slope is that at the end of the run; the step in hand is
 * estimated, with lambda at its end. */
void cst_rk_bars_begin(cst_work *w);
static inline int cst_rk_turns(const cst_work *w, int r)
{
    return cst_rk_of(w)->bars.weighed && r < w->targets->count;
}
void cst_rk_bars_step(cst_work *w, int cut);
void cst_rk_bars_turned(cst_work *w, const cst_rk_step *s); /* after its stages */
void cst_rk_bars_end(cst_work *w); /* the errors of the gradient, from their two estimates */

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

/* dy at theta of the step in hand, at a fixed instant: y0 + h sum of weight_i K_i; x->inside
 * is sum of weight_i K_i, and slope dy/dt, or NULL at its end. */
void cst_rk_tangent_at(const cst_work *w, int c, const double *weight, int stages, int size,
                       double theta, const double *slope, double *out);

/* time_derivatives.c: do the kernels look at t?  Where the system stands: g_t into x->g_t, (z,
 * W)'F_t, and the tangent of (a, lambda) by t [n + m]. */
int cst_rk_looks_at_time(const cst_work *w);
/* time_contacts.c: for models with contacts, before the stage is set. */
int cst_rk_by_time(cst_work *w, int i);
void cst_rk_integrands_by_time(cst_work *w);
double cst_rk_product_by_time(cst_work *w, const double *zW);
void cst_rk_tangent_by_time(cst_work *w, double *out);

#endif
