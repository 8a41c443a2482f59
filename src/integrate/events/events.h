/* Switches along a run: where they flip, and how the derivatives cross (events.c); what may go
 * wrong about them (checks.c). */
#ifndef CST_EVENTS_H
#define CST_EVENTS_H

#include "costate.h"

#define CST_EVENTS 4096 /* flips in one run, at the most */
/* relative uncertainty of a switch's rate beyond which there is a warning */
#define CST_BLURRED 1e-3

/* of an acceleration or an integrand: less is a continuous law at the root's rounding (Iltis, bump
 * stop: 5e-8) */
#define CST_JUMP     1e-6
#define CST_HALVINGS 6 /* of a step in which a switch is not resolved */
/* of a step: where it is tested whether the switches are resolved; with the middle they have no
 * period in common that an oscillation might hide behind */
#define CST_EARLY   0.1
#define CST_LATE    0.7236
#define CST_CORNERS 8 /* noted in one call */

/* What has no derivative (corners.c): a switch that is zero at the start, an equilibrium on one,
 * two that meet, a look or an end at an event, whose value jumps there. */
typedef enum {
    CST_CORNER_START,
    CST_CORNER_REST,
    CST_CORNER_MEET,
    CST_CORNER_LOOK,
    CST_CORNER_JUMP
} cst_corner_kind;

typedef struct {
    cst_corner_kind kind;
    int k, other;            /* a switch; the other switch, or who looks */
    double t, before, after; /* when; a value that jumps */
    int side;                /* what is given: 1: after the flip, with the switch on */
} cst_corner;

typedef struct {
    /* [CST_EVENTS] the flips, those of one trigger together; w->stats.events of them */
    cst_event *list;
    double modes_t; /* the modes that are set are those just before this instant */
    long instant;   /* events before those of the instant that is crossed */
    int *roots; /* [s] the switches that reached zero at this instant: 1 rising, -1 falling, 0 */
    double *within;   /* [3 s] their values at the start, in the middle and at the end of a step */
    double *quarters; /* [2 CST_HALVINGS s] at two points of a part of it */
    double within_t;  /* when that step ended, or NAN */
    double *y;        /* [2 n] the state at an instant within a step, or at an event */
    double *earlier;  /* [3 n] q, v, a a moment before a crossing */
    double *a;        /* [n] accelerations before a flip */
    double *jump;     /* [n] of the accelerations */
    double *slope;    /* [2][2 n] of the state before and after an event */
    double *kappa;    /* [targets] of an event */
    /* [design variables] derivatives of the instant that was crossed last, direct method */
    double *dt;
    int grazing; /* 1 + the switch that was touched or hardly crossed, or 0 */
    /* when, and the part of its rate that is open: INFINITY for a touch */
    double grazing_t, grazing_error;
    cst_corner corner[CST_CORNERS]; /* noted since the call began */
    int corners;
} cst_events;

/* The state at an instant of the integrator's last step; 0 where it has none. */
typedef struct {
    int (*at)(void *context, double t, double *y);
    void *context;
} cst_dense;

/* 0 when out of memory */
int cst_events_create(cst_events *x, const cst_model *model, int designs, int targets);
void cst_events_free(cst_events *x);
void cst_events_begin(cst_work *w);       /* before a run                  */
void cst_modes_at(cst_work *w, double t); /* s->mode, just before t        */

/* All flips at t, where the state is y and the integrator found the roots in w->run.events.roots.
 */
int cst_events_cross(cst_work *w, double t, const double *y);
int cst_events_conclude(cst_work *w, double t, const double *y); /* where there were some */

/* A flip; and the switches that follow from the one of `trigger`. */
int cst_events_note(cst_work *w, double t, int k, int to, int trigger);
int cst_events_follow(cst_work *w, double t, const double *y, int trigger);

/* The modes after the flips first .. last, or before them. */
void cst_events_set_modes(cst_work *w, long first, long last, int after);

/* The derivatives through flips first .. last of one trigger. */
/* of all that is asked for: [count][2 n] */
int cst_event_adjoint(cst_work *w, long first, long last, double *mu);
int cst_event_tangent(cst_work *w, long first, long last, const double *y, double *const *dy);
long cst_events_first(const cst_work *w, long last); /* of the trigger whose last flip this is  */
long cst_events_last(const cst_work *w, long first); /* of the trigger whose first flip this is */

/* The accelerations and integrands where the system stands, and whether they jump from those to
 * where it stands now. */
void cst_events_remember(cst_work *w);
int cst_events_jump(cst_work *w);

/* corners.c: at an instant after its flips, after a forward run, and at the end of a call. */
void cst_note_corner(cst_work *w, cst_corner one);
int cst_corners_meet(cst_work *w, double t, const double *y);
int cst_corners_check(cst_work *w);
void cst_corners_warn(cst_work *w);

/* checks.c */
double cst_events_hidden(cst_work *w, cst_dense dense, double t0, double t1);
int cst_switch_resolved(double a, double l, double b, double r, double c);
double cst_turning_point(double a, double b, double c);
int cst_events_sides(cst_work *w, double t, const double *y);
int cst_events_accumulate(cst_work *w);
int cst_events_chatter(cst_work *w);
double cst_switch_blur(cst_work *w, int k, double t, const double *y, const double *a_at);
void cst_note_grazing(cst_work *w, int k, double t, double error);

#endif
