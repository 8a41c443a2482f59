/* Many runs of one small model at once, each with its own parameters: a run for each lane of a
 * vector, each with its own step control.  Every number of a lane is that of the lone run, to the
 * last bit: the same operations in the same order, by generated code that is the same for one
 * instant and for many (costate_model.h).
 *
 * Only what every run does is done here.  A lane that comes to anything else (a stage that cannot
 * be evaluated, a singular position close by, a drift or a work of the reactions that needs a
 * second look, too many steps) leaves, and its run is made from the beginning by forward.c.
 *
 * Number i of lane l is at [i * width + l]. */
#ifndef CST_RK_LANES_H
#define CST_RK_LANES_H

#include "integrate/rk/rk.h"

enum { CST_LANES_MOST = 8 };

typedef enum {
    CST_LANE_FREE, /* there is no run in it                   */
    CST_LANE_RUNS,
    CST_LANE_DONE, /* its run is at its end                   */
    CST_LANE_LEFT  /* its run is to be made alone             */
} cst_lane_status;

/* A lane beside its vectors. */
typedef struct {
    cst_lane_status status;
    cst_rk_control control;
    cst_audit audit;
    cst_near near;
    cst_rk_stiffness stiffness;
    double motion, closed; /* of cst_drift                                        */
    double seen[2];        /* of cst_sizes                                        */
    double rcond;          /* of the run up to its first step                     */
    double *rho;           /* [p + 1]                                             */
    int steps, failures;
    int rejected; /* the current step was tried before                   */
    int accepted; /* its last attempt is taken                           */
    int ends;     /* the current step ends at tf                         */
    int judged;   /* the run stops if it is stiff                        */
} cst_lane;

/* The steps in hand. */
typedef struct {
    double *t, *h;   /* their starts and their lengths                              */
    double *y0, *y1; /* [size] the states at their starts and ends                  */
    double *Y;       /* [2 n] of the last stage before their ends                   */
    double *slope;   /* [stages + 1][size] of their stages: v, a, g                 */
    double *power;   /* [stages + 1] lambda' Phi_dot there                          */
} cst_lanes_step;

/* The systems at one stage. */
typedef struct {
    double *t, *y; /* [1], [2 n]                                                  */
    double *Q, *phi, *phi_dot, *phi_ddot;
    double *b;            /* [n + m] a and lambda                                      */
    double *rho, *K;      /* [p], of the straight lines, as E, F, limits               */
    double *E, *F;        /* what moves in A; factors                                    */
    double *limits;       /* [2]                                                         */
    double *d, *refined;  /* [n + m] of a measured drift; of refinements, twice          */
    double *growth, *bad; /* the largest so far in a run; not 0: not evaluated           */
} cst_lanes_system;

/* The sizes of the motions: sizes.h. */
typedef struct {
    double *own, *small, *root, *rounding; /* [2 n] [2 n] [n] [2 n] */
    double *tf;
    double *integral, *largest, *noise; /* [integrals]           */
    double *position, *velocity;        /* the largest of own    */
} cst_lanes_sizes;

/* Sums over a step or at its end. */
typedef struct {
    double *fine, *coarse;            /* of the two estimates                               */
    double *motion;                   /* of the last one, without the integrals             */
    double *change, *radius;          /* of the slope; h |f_y|: stiffness.c                 */
    double *drift, *rate, *reactions; /* |Phi|^2, |Phi_dot|^2, |lambda|^2                   */
    double *forces, *work;            /* Q'v; the work of the reactions over the step       */
    double *amplified;                /* by a drift in Phi or in Phi_dot (projection.c)     */
} cst_lanes_sums;

/* Memory for what a kernel sees of one lane. */
typedef struct {
    double *q, *v, *a, *lambda, *f, *g;
} cst_lanes_place;

typedef struct {
    cst_work *w;
    const cst_straight *one;
    const cst_straight_lanes *code;
    const cst_tableau *formulas;
    int width, n, m, p, integrals, size;
    int looks; /* of the integrands, CST_LOOKS_AT_...                         */
    int costs; /* all of them are costs                                       */
    int given; /* atol is                                                     */
    double *memory, *scalars;
    cst_lane lane[CST_LANES_MOST];
    cst_lanes_step step;
    cst_lanes_system at;
    cst_lanes_sizes sizes;
    cst_lanes_sums sums;
    cst_lanes_place place[CST_LANES_MOST];
} cst_rk_lanes;

/* For runs of what w is asked for, w->targets; NULL where such runs cannot be made in lanes, or out
 * of memory. */
cst_rk_lanes *cst_rk_lanes_create(cst_work *w);
void cst_rk_lanes_free(cst_rk_lanes *x);

/* The run that w has begun (cst_rk_begin) goes on in a lane. */
void cst_rk_lanes_take(cst_rk_lanes *x, int l);
/* Each lane that runs tries a step, and takes it where its error is small enough. */
void cst_rk_lanes_step(cst_rk_lanes *x);
/* cst_sizes_refresh for the run of a lane. */
void cst_rk_lanes_refresh(cst_rk_lanes *x, int l);
/* The run of a lane, which is done, is that of w: psi or the integrals, and the state at its end.
 */
int cst_rk_lanes_put(cst_rk_lanes *x, int l);

/* numbers.h: for four lanes and for eight. */
typedef struct {
    void (*stage)(cst_rk_lanes *x, int i);   /* q, v, a, lambda of stage i, and their slopes   */
    void (*advance)(cst_rk_lanes *x, int i); /* the state of stage i, into at.y                */
    void (*end)(cst_rk_lanes *x);            /* y1, its sizes, sums.fine and sums.coarse       */
    void (*sum)(cst_rk_lanes *x);            /* the other sums                                 */
    void (*measure)(cst_rk_lanes *x, const double *by);   /* sums.amplified, by [m]              */
    void (*watch)(cst_rk_lanes *x);                       /* sums.change, sums.radius      */
    void (*see)(cst_rk_lanes *x, const double *accepted); /* steps are taken where that is 1   */
} cst_lanes_numbers;
extern const cst_lanes_numbers cst_lanes_of_four, cst_lanes_of_eight;

#endif
