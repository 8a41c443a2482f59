/* The integrator rk: adaptive explicit Runge-Kutta steps (tableaux.h) of y = (q, v, z), where
 * z' = g, so that the cost's integral is under the error control; their exact tangent and adjoint.
 *
 *     psi     = w(tF) + z(tF)
 *     adjoint   k-bar_i = h b_i lambda + h sum over j > i of a_ji Y-bar_j
 *               Y-bar_i = f_y(Y_i)' k-bar_i,   gradient += f_rho(Y_i)' k-bar_i
 *               lambda += sum of Y-bar_i
 *
 * They are the derivatives of the numbers that were computed, with the ends t1 of the steps held
 * where they are.  An event ends a step where the trigger's switch is zero on the dense output:
 * that instant is a function of the step's stages, and the next step begins there, so that its
 * length t1 - t0 depends on rho too.  Triggers at one instant are crossed one after the other, each
 * at an instant of its own that only happens to be the same. */
#ifndef CST_RK_H
#define CST_RK_H

#include "integrate/work.h"
#include "integrate/rk/tableaux.h"

/* [doubles] Factors of a stage are kept where they are no larger; others are faster computed than
 * fetched. */
#define CST_RK_FACTORS 1024

/* A step that was taken. */
typedef struct {
    double t, h;    /* its start, and its length as it was tried                               */
    double theta;   /* where an event ends it, as a part of h; 1 where none does               */
    int cut;        /* an event ends it                                                        */
    long events;    /* flips before it                                                         */
    double *stages; /* those that were kept, or NULL                                           */
} cst_rk_step;

typedef struct cst_rk {
    const cst_tableau *tableau;
    int n, m, size;    /* size: of y, 2 n + 1                                                 */
    int stride;        /* of a stage: q, v, a, g, lambda, factors; K_i = (v, a, g) is at n    */
    int keeps_factors; /* of A at each stage                                                  */
    double *memory;    /* all of the arrays of doubles but the tape                           */

    double end;            /* of the run                                                          */
    int count, room, most; /* steps taken; that there is memory for; that there may be            */
    cst_rk_step *step;     /* [room]                                                              */
    double *y;             /* [room + 1][size] the state at the start of each, and at the end     */
    double **block;        /* [block_most] the tape: stages of the steps, as many as fit          */
    int blocks, block_most; /* that there are; that there may be                                  */
    int at_block; /* the one in use                                                      */
    size_t block_size, block_used; /* [doubles]                                                   */

    double *scratch;   /* [CST_RK_STAGES][stride] stages of a step that the tape has no room for */
    double *X;         /* stages of the step in hand                                          */
    int known;         /* how many of them are                                                */
    double t, h, next; /* of the step in hand; the length of the one after it                 */
    const double *y0;  /* [size] its start                                                    */
    double *y1;        /* [size] its end                                                      */
    double *inside;    /* [size] the state within it                                          */
    double *node, *end_node; /* [4 n] of the trajectory                                           */
    double error_before;   /* of the last step that was accepted                                  */
    double rtol, atol;     /* of a single step                                                    */
    double integral_floor; /* what is small for z                                                 */
    double limited;        /* share of the last steps that stability holds down                   */
    int *ignored;          /* [s] switches that were touched and not crossed                      */
    double *values;        /* [3 s] of the switches, scratch                                      */
    int timed;             /* the kernels look at t                                               */

    double *lambda;      /* [size] adjoint: of y                                                */
    double tau;          /* adjoint: of the instant of an event                                 */
    double *Kbar, *Ybar; /* [CST_RK_STAGES][size] adjoint: of a step's stages                   */
    double *slope, *sum; /* [size] of the dense output where an event is; scratch               */
    double *F_t, g_t;    /* [n + m] derivatives by t                                            */
    int direct;          /* there is memory for the direct method                               */
    double *dy, *dK;     /* direct: [count][size], [CST_RK_STAGES][count][size]                 */
    double *dt, *dh;     /* direct: [count] of a step's start and length                        */
} cst_rk;

int cst_rk_create(cst_work *w);
void cst_rk_reserve(cst_work *w);
void cst_rk_free(cst_work *w);
int cst_rk_grow(cst_rk *x);         /* room for more steps; 0: there is none */
int cst_rk_forward(cst_work *w);    /* psi and the steps                 */
int cst_rk_backward(cst_work *w);   /* the gradient, after forward       */
int cst_rk_direct(cst_work *w);     /* psi, the steps and the gradient   */
int cst_rk_trajectory(cst_work *w); /* the nodes for observers, after forward */

/* Once more with the steps and events of the last run, for other parameters: t1 of each step and
 * the order of the flips stay. */
int cst_rk_replay(cst_work *w);

/* rk_stages.c: the step in hand.  Its first stage is known (`first`), or NULL where a run begins
 * or a switch flipped. */
void cst_rk_lay_out(cst_work *w); /* the tape, for this run                                      */
void cst_rk_open_step(cst_rk *x, const double *first);
int cst_rk_stages(cst_work *w, int count); /* up to `count`; 1: not possible, try a smaller step */
void cst_rk_end(cst_rk *x);                /* y1                                                */
double cst_rk_time(const cst_rk *x, int i);
void cst_rk_combine(const cst_rk *x, const double *weight, int count, int size, double *out);
void cst_rk_dense(const cst_rk *x, double theta, double *y, double *slope); /* dy/dt, or NULL     */
void cst_rk_modes(cst_work *w, long events); /* those after so many flips                      */
int cst_rk_load(cst_work *w, int k, int stages); /* step k with at least so many stages           */
int cst_rk_system(cst_work *w, int i); /* the system at stage i, with its factors        */
static inline double *cst_rk_stage(const cst_rk *x, int i)
{
    return x->X + (size_t)i * (size_t)x->stride;
}
static inline double *cst_rk_slope(const cst_rk *x, int i)
{
    return cst_rk_stage(x, i) + x->n;
}
static inline double *cst_rk_state(const cst_rk *x, int k)
{
    return x->y + (size_t)k * (size_t)x->size;
}

/* rk_events.c: the first event of the step in hand, crossed: 1, or 0 where there is none. */
int cst_rk_event(cst_work *w, double *theta);
int cst_rk_event_again(cst_work *w, int k); /* in a replay */
int cst_rk_event_adjoint(cst_work *w,
                         int k); /* lambda, tau: from behind the flips that end step k to before */
int cst_rk_event_tangent(cst_work *w, int k); /* dy, dt: the other way */

/* rk_time.c: do the kernels look at t; F_t and g_t at stage i, which moves the system away. */
int cst_rk_looks_at_time(cst_work *w);
int cst_rk_by_time(cst_work *w, int i);

#endif
