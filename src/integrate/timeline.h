/* What a run knows about its time before it begins: how long a step may be where, so that the
 * functions of time in its kernels are resolved, and the instants at which steps must end.
 *
 * The functions come from the text of the model (model/facts.h).  They are sampled at tF / 4096 and
 * finer until polynomials of degree 7 represent them; what is shorter than tF / 4096 and not near
 * an instant that is known may be missed. */
#ifndef CST_TIMELINE_H
#define CST_TIMELINE_H

#include "costate.h"
#include "model/facts.h"

enum {
    CST_TIME_POINTS = 17, /* samples of an interval, the ends included: 16 parts */
    CST_TIME_WHOLE = 8,   /* halvings from the run to tF / 4096, the grid */
    CST_TIME_GRID = 16 << CST_TIME_WHOLE,
    CST_TIME_LEVELS = 22, /* halvings at the most: parts of tF / 6.7e7 */
    CST_TIME_SPANS = 1 << 15,
    CST_TIME_STOPS = 3 * 4096
};
enum { CST_TIME_CLOCK, CST_TIME_KINK, CST_TIME_SWITCH }; /* roles of functions */

typedef struct {
    double end, longest; /* up to this instant no step is longer */
} cst_span;

typedef struct {
    const cst_clocks *of;
    int first; /* its first function among all */
} cst_clock_group;

typedef struct {
    int most;      /* functions in any run: room */
    int functions; /* in this run */
    cst_clock_group *group;
    int groups;
    int *sw, switches; /* [2 s] the switches of time alone, after the groups; those that look at
                        * modes twice, with all modes off and on (2 k, 2 k + 1) */
    int *off, *on;     /* [s + 1] modes */
    char *role;        /* [most] */
    double *size;      /* [most] largest |x - x(0)| over the run */
    double *grid;      /* [CST_TIME_GRID + 1][functions] */
    double *fine;      /* [levels][points][functions] */
    double *scratch;   /* [2 most + s] */
    double *none;      /* [n] */
    int *instant, instants; /* parameters that the model declares as instants */
    int mixed;              /* 1: the functions of time in the motion are not all known */
    cst_span *span;
    int count;
    double *stop;
    int stops;
    double tolerance, shortest;
    int unresolved; /* 1: a function of time is too fast, 2: for the fixed step; from when */
    double unresolved_t;
} cst_timeline;

int cst_timeline_create(cst_timeline *x, cst_work *w); /* 0 when out of memory */
void cst_timeline_free(cst_timeline *x);

/* At the start of a run, for the present rho and what is asked for. */
void cst_timeline_begin(cst_work *w);

/* Does a fixed step resolve them?  Notes from when on it does not. */
void cst_timeline_judge(cst_work *w, double step);

/* timeline_scan.c: the spans and stops of the functions that were chosen. */
void cst_timeline_scan(cst_work *w);

/* The latest end of a step that begins at t; the earliest of one that goes back from t to
 * `last`. */
double cst_timeline_limit(const cst_work *w, double t);
double cst_timeline_limit_back(const cst_work *w, double t, double last);

#endif
