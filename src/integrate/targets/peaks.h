/* What the parts of the search for peaks share: peaks_scan.c lists candidates, peaks.c locates one,
 * peaks_select.c takes the best of them, plateaus.c lists its rivals. */
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

typedef struct {
    double t, y;
    int side;   /* 0: within; -1, 1: at an event, before or after it */
    long event; /* its first flip                                    */
    const cst_peak_search *by;
    cst_candidate from;
    cst_smooth beside; /* the part on the other side of its event, where there is a peak too */
} cst_peak;

struct cst_peaks {
    int count, needs;
    cst_peak_search *list;
};

static inline cst_quantity cst_peak_quantity(const cst_work *w, const cst_peak_search *s)
{
    return w->targets->list[s->wanted].parsed->x;
}

/* sign * x at t.  What a look takes from the trajectory is less accurate, but for q and v. */
int cst_peak_value(cst_work *w, const cst_peak_search *s, double t, double *y);
int cst_peak_locate(cst_work *w, const cst_peak_search *s, const cst_candidate *c, cst_peak *out);
/* Its stop; back: min(x) = -max(-x), peak(x) = max(x) or max(-x). */
int cst_peak_stop(cst_work *w, const cst_peak *p, double back, cst_stop *stop);
/* Is it y all over this part?  Then instants of it are rivals. */
int cst_plateau_list(cst_work *w, const cst_peak_search *s, const cst_smooth *part, double y,
                     const cst_rival *like);
void cst_plateau_add(cst_work *w, double left, double right, const cst_rival *like);
void cst_rival_add(cst_work *w, const cst_rival *rival); /* as long as there is room */
int cst_peak_look(cst_work *w, double t, int needs,
                  cst_place *at); /* the system and outputs at t */
int cst_peaks_scan(cst_work *w);  /* the candidates of every search, from the trajectory's nodes */

#endif
