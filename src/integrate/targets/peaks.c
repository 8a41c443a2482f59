/* Where a quantity is largest along a run: max(x), min(x), peak(x).
 *
 * Between two events the run is smooth.  The nodes of the trajectory bracket the candidates; each
 * that may be the largest is located on the trajectory, as the zero of dx/dt.  At such an instant
 * the derivative of max(x) is that of x(t) with t held; at an end of the run too.  At an event the
 * instant moves: a stop on one side of it keeps dx/dt there. */
#include "integrate/targets/peaks.h"

#include "base/vectors.h"

#include <float.h>
#include <math.h>

#define GOLDEN  0.3819660112501051
#define CLOSE   1e-2  /* of its bracket: from here Newton's method finds a maximum */
#define SETTLED 1e-10 /* of its bracket: a step of Newton's method that is the last one */
#define CORNER  1e-13 /* of the value: what a node has to be higher by */
#define BEFORE  1e-11 /* of an interval between nodes: just before one */
#define APART   1e-3  /* of a smooth part: two instants, where kernels have no derivative by t */

/* Golden section: *t with the largest y between a and b. */
static int bracket(cst_work *w, const cst_peak_search *s, double a, double b, double *t, double *y)
{
    double t0 = a + GOLDEN * (b - a), t1 = b - GOLDEN * (b - a), y0, y1, wide = b - a;
    TRY(cst_peak_value(w, s, t0, &y0));
    TRY(cst_peak_value(w, s, t1, &y1));
    while (b - a > CLOSE * wide) {
        if (y0 >= y1) {
            b = t1, t1 = t0, y1 = y0;
            t0 = a + GOLDEN * (b - a);
            TRY(cst_peak_value(w, s, t0, &y0));
        } else {
            a = t0, t0 = t1, y0 = y1;
            t1 = b - GOLDEN * (b - a);
            TRY(cst_peak_value(w, s, t1, &y1));
        }
    }
    *t = y0 >= y1 ? t0 : t1;
    *y = fmax(y0, y1);
    return CST_OK;
}

/* One step of Newton's method for dx/dt = 0 within lo .. hi, where x is smooth: from the quartic
 * through five instants a hundredth of the bracket apart.  A value's rounding errors, which a
 * search for the largest value would turn into a millionth of it, do not count.  0 where there is
 * no maximum. */
static int newton(cst_work *w, const cst_peak_search *s, double wide, double lo, double hi,
                  double *t, int *found)
{
    double h = fmin(0.02 * wide, 0.2 * (hi - lo)), c = fmin(fmax(*t, lo + 2.0 * h), hi - 2.0 * h),
           x[5];
    *found = 0;
    for (int k = -2; k <= 2; k++)
        TRY(cst_peak_value(w, s, c + k * h, &x[k + 2]));
    double d1 = (8.0 * (x[3] - x[1]) - (x[4] - x[0])) / 12.0,
           d2 = (16.0 * (x[3] + x[1]) - (x[4] + x[0]) - 30.0 * x[2]) / 12.0;
    double d3 = 0.5 * (x[4] - x[0]) - (x[3] - x[1]),
           d4 = x[4] + x[0] - 4.0 * (x[3] + x[1]) + 6.0 * x[2], u = (*t - c) / h;
    double slope = d1 + u * (d2 + u * (0.5 * d3 + u * d4 / 6.0)),
           bend = d2 + u * (d3 + 0.5 * u * d4);
    *found = bend < 0.0 && fabs(h * slope / bend) <= 0.5 * wide;
    if (*found)
        *t = fmin(fmax(*t - h * slope / bend, lo), hi);
    return CST_OK;
}

/* The interval of the trajectory that t is in, from the side that `up` says where it is a node. */
static void node_interval(const cst_trajectory *x, double t, int up, double *lo, double *hi)
{
    int k = 0, last = x->count - 2;
    while (k < last && (up ? x->t[k + 1] <= t : x->t[k + 1] < t))
        k++;
    *lo = x->t[k];
    *hi = x->t[k + 1];
}

/* To the last digits.  Where x has corners at nodes, the maximum may be one: then Newton's steps
 * from both sides end there. */
static int polish(cst_work *w, const cst_peak_search *s, const cst_candidate *c, double *t,
                  double *y)
{
    double lo = c->within.left, hi = c->within.right, wide = c->to - c->from;
    for (int i = 0, up = 0, found; i < 4; i++) {
        double before = *t;
        if (w->integrator->piecewise)
            node_interval(&w->run.trajectory, *t, up, &lo, &hi);
        TRY(newton(w, s, wide, lo, hi, t, &found));
        if (!found || *t < c->from || *t > c->to) {
            *t = before;
            break;
        }
        if (i && *t == before && (*t == lo || *t == hi))
            break;
        if (*t > lo && *t < hi && fabs(*t - before) <= SETTLED * wide)
            break;
        up = *t == hi;
    }
    return cst_peak_value(w, s, *t, y);
}

/* A node inside that is clearly higher takes the place: a corner, such as a knot of a table of
 * straight lines, at which neither the search nor Newton's method ends.  max(u) of a table was off
 * by 1e-5 of it, and the derivative by a node too.  What jumps there, such as the rate of the
 * table, may be highest just before. */
static int try_nodes(cst_work *w, const cst_peak_search *s, const cst_candidate *c, cst_peak *best)
{
    double lo, hi, y;
    node_interval(&w->run.trajectory, best->t, 0, &lo, &hi);
    double just = fmax(BEFORE * (hi - lo), 8.0 * DBL_EPSILON * hi);
    const double at[] = { lo - just, lo, hi - just, hi };
    for (int k = 0; k < 4; k++) {
        if (at[k] <= c->from || at[k] >= c->to)
            continue;
        TRY(cst_peak_value(w, s, at[k], &y));
        if (y > best->y + CORNER * fabs(best->y)) {
            best->t = at[k];
            best->y = y;
        }
    }
    return CST_OK;
}

/* An end of the smooth part takes the place of an inner instant where x is no less there. */
static int try_end(cst_work *w, const cst_peak_search *s, double end, int side, long event,
                   cst_peak *best)
{
    double y;
    TRY(cst_peak_value(w, s, end, &y));
    if (y >= best->y) {
        best->t = end;
        best->y = y;
        best->side = event >= 0 ? side : 0;
        best->event = event;
    }
    return CST_OK;
}

int cst_peak_locate(cst_work *w, const cst_peak_search *s, const cst_candidate *c, cst_peak *out)
{
    cst_modes_at(w, 0.5 * (c->within.left + c->within.right));
    *out = (cst_peak){ .event = -1, .by = s, .from = *c };
    TRY(bracket(w, s, c->from, c->to, &out->t, &out->y));
    TRY(polish(w, s, c, &out->t, &out->y));
    TRY(try_nodes(w, s, c, out));
    if (c->from == c->within.left)
        TRY(try_end(w, s, c->from, 1, c->within.before, out));
    if (c->to == c->within.right)
        TRY(try_end(w, s, c->to, -1, c->within.after, out));
    return CST_OK;
}

/* The same with contacts, where the jump has the other side at the same instant. */
static int rate_by_differences(cst_work *w, const cst_peak *p, double *rate)
{
    static const double weight[6] = { -137.0 / 60.0, 5.0, -5.0, 10.0 / 3.0, -5.0 / 4.0, 1.0 / 5.0 };
    const cst_smooth *within = &p->from.within;
    double span = p->side > 0 ? cst_timeline_limit(w, p->t) - p->t
                              : p->t - cst_timeline_limit_back(w, p->t, 0.0);
    double h = fmin(fmin(0.1 * (within->right - within->left), 0.02 * span),
                    0.2 * cst_tf(w) / w->run.trajectory.count) *
               (p->side > 0 ? 1.0 : -1.0);
    *rate = 0.0;
    for (int k = 0; k < 6; k++) {
        double y;
        TRY(cst_peak_value(w, p->by, p->t + k * h, &y));
        *rate += p->by->sign * weight[k] * y / h;
    }
    return CST_OK;
}

/* dx/dt at an end of a smooth part, on its own side. */
static int end_rate(cst_work *w, const cst_peak *p, double *rate)
{
    const cst_smooth *within = &p->from.within;
    const cst_stop stop = { .wanted = p->by->wanted,
                            .x = cst_peak_quantity(w, p->by),
                            .weight = 1.0 };
    cst_modes_at(w, 0.5 * (within->left + within->right));
    if (w->system.contacts.any)
        return rate_by_differences(w, p, rate);
    TRY(w->integrator->look(w, p->t, CST_NEEDS_REACTION));
    w->second_order.by_time->apart = APART * (within->right - within->left);
    *rate = cst_stop_rate(w, &stop, 1);
    return CST_OK;
}

/* The derivatives of the peak are those at its instant. */
int cst_peak_stop(cst_work *w, const cst_peak *p, double back, cst_stop *stop)
{
    double rate = 0.0;
    if (p->side)
        TRY(end_rate(w, p, &rate));
    *stop = (cst_stop){ .t = p->t,
                        .wanted = p->by->wanted,
                        .x = cst_peak_quantity(w, p->by),
                        .weight = back * p->by->sign,
                        .side = p->side,
                        .first = p->event,
                        .rate = rate };
    return CST_OK;
}
