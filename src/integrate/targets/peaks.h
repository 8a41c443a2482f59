/* What the parts of the search for peaks share: peaks_scan.c lists candidates, peaks.c locates
 * the best of them, plateaus.c looks for those that have no derivative. */
#ifndef CST_PEAKS_H
#define CST_PEAKS_H

#include "integrate/work.h"

#define CST_CANDIDATES 512

typedef struct {
    double left, right; /* of the smooth part of the run    */
    /* the events there, or -1: the first flip of the last trigger at `left`, of the first one at
     * `right` */
    long before, after;
} cst_smooth;

typedef struct {
    double from, to; /* brackets it */
    double estimate, slack;
    cst_smooth within;
} cst_candidate;

/* A search for the largest sign * x. */
typedef struct {
    int wanted, needs; /* needs: besides q and v, CST_NEEDS_... */
    double sign;
    double t[2], y[2]; /* the last two nodes   */
    int nodes;         /* of this smooth part  */
    double size;       /* largest |x| seen     */
    double low, high;  /* and the range of it  */
    cst_candidate list[CST_CANDIDATES];
    int count;
} cst_peak_search;

struct cst_peaks {
    int count, needs;
    cst_peak_search *list;
    double *by_rho; /* [p] derivatives of a quantity, kept */
};

static inline cst_quantity cst_peak_quantity(const cst_work *w, const cst_peak_search *s)
{
    return w->targets->list[s->wanted].parsed->x;
}

/* sign * x at t.  What a look takes from the trajectory is less accurate, but for q and v. */
int cst_peak_value(cst_work *w, const cst_peak_search *s, double t, double *y);
/* Can a parameter make another peak of a quantity that stays the same over this part? */
int cst_peak_may_change(cst_work *w, const cst_peak_search *s, double t, const cst_smooth *part,
                        int *yes);
/* Is it y all over this part, and may change? */
int cst_peak_is_plateau(cst_work *w, const cst_peak_search *s, const cst_smooth *part, double y,
                        int *yes);
int cst_peak_look(cst_work *w, double t, int needs,
                  cst_place *at); /* the system and outputs at t */
int cst_peaks_scan(cst_work *w);  /* the candidates of every search, from the trajectory's nodes */

#endif
