/* What a run is asked for: the problem's cost, or its responses.  Each is an integral, a sum over
 * instants, or both:
 *
 *     value = weight * integral of g(t, ...) dt + sum over its looks of weight * x(t)
 *
 * The integral enters the adjoint as g; a look adds (dx/dy)' to mu at its instant.  Looks and
 * events are one list in the order of time, which every integrator crosses by the same
 * functions. */
#ifndef CST_ASKED_H
#define CST_ASKED_H

#include "dynamics/outputs.h"

typedef struct {
    const cst_parsed *parsed;
    cst_cost_terms *g;       /* partial derivatives of its integrand, or of what it looks at */
    int integral;            /* the place of its integral among all, or -1 */
    double weight;           /* of the integral */
    double value, *gradient; /* gradient: [p] */
    double error, *bar;      /* estimates of their errors; bar: [p].  NAN: there is none */
    double *kept, *coarse;   /* [p] of bars.c and rivals.c */
    double kept_error;
    double turned;  /* largest error of its adjoint over a step, of itself */
    double size;    /* what its errors are measured by */
    double noise;   /* of |x|, an rms or a peak: less may be errors alone; -1: of others */
    double instant; /* of a peak [s], or NAN */
    int sample;     /* of a misfit: its first sample among those of all */
} cst_target;

/* A stop on the way: an event, or a look at a quantity. */
typedef struct {
    double t;
    int wanted; /* which of those asked for looks here; -1: an event */
    int final;  /* it looks at its cost's w */
    cst_quantity x;
    double weight;    /* of x in the value */
    long first, last; /* the flips of the event, or of the one that the look goes with; or -1 */
    int side;         /* of that event: -1 just before it, 1 just after */
    double *row;      /* [p] where its derivatives go, or NULL: the gradient of who looks */
    double rate;      /* dx/dt there: the look moves with the event */
    int rival;        /* 1: of a rival, for a backward pass that compares them */
} cst_stop;

/* Another instant at which a peak is as high (plateaus.c). */
typedef struct {
    cst_stop stop;
    double t[2]; /* of both, or of the plateau that they lie on */
    int plateau;
    double size; /* of the quantity along the run */
} cst_rival;

typedef struct {
    int count, integrals;
    cst_target *list;     /* [3 count]: after those asked for, their errors (bars.c) */
    double *integral;     /* [integrals] their values after a forward run */
    double *now, *before; /* [integrals] of integrands, at an event */
    double *base;         /* [count] values that differences are taken from */
    double *near;         /* [2 n] a state that is looked at */
    cst_stop *stops;      /* [stops_room] in the order of time */
    int stops_count, stops_room;
    int of_cost;         /* 1: the problem's cost, of which w->psi and w->gradient are the values */
    int unweighted;      /* 1: gradients of integrands are taken without their weights */
    cst_cost_terms *own; /* [count] memory of the terms, or NULL */
    double *memory;
    struct cst_peaks *peaks;        /* those that are asked for */
    struct cst_crossing *crossings; /* [CST_CROSSINGS] of one of them at a time, or NULL */
    int samples;                    /* of all misfits */
    int split;                /* 1: a misfit's looks are residuals of their own: the next two */
    double *residuals, *rows; /* [samples] (x - value) / sigma, [samples][p] its derivatives */
    cst_rival *rivals;        /* [rivals_room] of the peaks */
    int rivals_count, rivals_room;
    int corner; /* 1 + a rival that has other derivatives than its peak, or 0 */
} cst_targets;

/* Where the derivatives of what a stop looks at are summed. */
static inline double *cst_stop_sum(const cst_targets *x, const cst_stop *stop)
{
    return stop->row ? stop->row : x->list[stop->wanted].gradient;
}

/* 0 when out of memory.  The responses of a problem, or its cost (list NULL). */
int cst_targets_create(cst_targets *x, cst_work *w, const cst_parsed *list, int count);
void cst_targets_free(cst_targets *x);

/* What all that is asked for looks at, in any mode: CST_LOOKS_AT_...; and what the integrands look
 * at besides q and v: CST_NEEDS_... */
int cst_targets_observations(const cst_work *w);
int cst_targets_needs(const cst_work *w);

/* The integrands there, out: [integrals]; and their derivatives where the system stands, into the
 * terms. */
void cst_targets_integrands(cst_work *w, const cst_place *at, double *out);
void cst_targets_gradients(cst_work *w);
/* of the one that is asked for as number r, which has an integral */
void cst_targets_gradient(cst_work *w, int r);

/* The products with number k of the `count` (z, W) in w->adjoint.zW, into w->adjoint.Fq,
 * w->adjoint.Fv, w->adjoint.Frho.  Asked for in order, k from 0 on: several are taken at once. */
void cst_targets_products(cst_work *w, int k, int count);

/* Tangents of (a, lambda), and of the outputs where responses are asked for, along
 * w->directions.dq, w->directions.dv, w->directions.drho: in w->system.rhs and
 * w->observation.quantities. */
void cst_targets_directions(cst_work *w, int lanes);

/* After it, for design variable c in lane l and the tangent d of (a, lambda): the integrands'
 * derivatives without their weights, out: [integrals]; of a cost, from its terms.  And that of what
 * a stop looks at; of a final cost, from its terms. */
void cst_targets_tangents(cst_work *w, int c, int l, const double *d, double *out);
double cst_stop_tangent(cst_work *w, const cst_stop *stop, int c, int l, const double *d);

/* The derivatives of what a stop looks at, where the system stands, into its terms. */
void cst_stop_gradient(cst_work *w, const cst_stop *stop);

/* Its rate where the system was solved: by time alone, or along the motion. */
double cst_stop_rate(cst_work *w, const cst_stop *stop, int along);
double cst_targets_by_time(cst_work *w, int r); /* g_t of integrand r */

/* mu += (dx/dy)', gradient += dx/drho for a look at which the system was solved: for integrators of
 * y' = f(t, y). */
int cst_stop_adjoint(cst_work *w, const cst_stop *stop, double *mu);

/* One stop of the backward pass, look or event, of all that is asked for: mu is [count][2 n].  The
 * state is the trajectory's. */
int cst_cross_back(cst_work *w, const cst_stop *stop, double *mu);

/* evaluate.c: the forward run, then the values of all that is asked for, and the stops. */
int cst_run_forward(cst_work *w);

/* crossings.c: when quantities pass zero; a value, and stops for its derivatives. */
#define CST_CROSSINGS 512 /* of one quantity in a run, at the most */
int cst_crossings_find(cst_work *w);
int cst_crossings_create(cst_targets *x); /* 0 when out of memory; after cst_targets_create */
/* Does any functional of the problem ask for them? */
int cst_wants_crossings(const cst_functionals *all);

/* peaks.c: where the peaks are; a stop and a value for each. */
/* 0 when out of memory; after cst_targets_create */
int cst_peaks_create(cst_targets *x);
void cst_peaks_free(cst_targets *x);
int cst_peaks_find(cst_work *w);
int cst_stop_add(cst_work *w, cst_stop stop);
void cst_stops_sort(cst_targets *x); /* in the order of time */

#endif
