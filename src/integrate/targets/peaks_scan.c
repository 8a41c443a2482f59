/* Candidates for peaks: the nodes of the trajectory, part by part between two events, bracket them.
 */
#include "integrate/targets/peaks.h"

#include <math.h>

/* Keeps the likeliest. */
static void keep(cst_peak_search *s, cst_candidate c)
{
    int k = s->count < CST_CANDIDATES ? s->count++ : CST_CANDIDATES;
    for (; k > 0 && s->list[k - 1].estimate + s->list[k - 1].slack < c.estimate + c.slack; k--)
        if (k < CST_CANDIDATES)
            s->list[k] = s->list[k - 1];
    if (k < CST_CANDIDATES)
        s->list[k] = c;
}

/* The top of the parabola through three nodes of which the middle one is the highest. */
static cst_candidate triple(const cst_peak_search *s, double t, double y, const cst_smooth *within)
{
    double h0 = s->t[1] - s->t[0], h1 = t - s->t[1], d0 = (s->y[1] - s->y[0]) / h0,
           d1 = (y - s->y[1]) / h1;
    double bend = (d0 - d1) / (h0 + h1), slope = (d0 * h1 + d1 * h0) / (h0 + h1),
           rise = bend > 0.0 ? slope * slope / (4.0 * bend) : 0.0;
    return (cst_candidate){ s->t[0], t, s->y[1] + rise, rise, *within };
}

/* How much higher than the nodes the curve may be in an interval of the length h: what the parabola
 * through the last three nodes makes of it, twice. */
static double hump(const cst_peak_search *s, double t, double y, double h)
{
    double h0 = s->t[1] - s->t[0], h1 = t - s->t[1];
    double bend = ((s->y[1] - s->y[0]) / h0 - (y - s->y[1]) / h1) / (h0 + h1);
    return 0.5 * fabs(bend) * h * h;
}

/* One more node of this smooth part, which has three or more: what the last three say. */
static void add_node(cst_peak_search *s, double t, double y, int last, const cst_smooth *within)
{
    double first = s->t[1] - s->t[0], latest = t - s->t[1];
    s->size = fmax(s->size, fabs(y));
    s->low = fmin(s->low, y);
    s->high = fmax(s->high, y);
    if (s->nodes == 2 && s->y[0] >= s->y[1])
        keep(s, (cst_candidate){ s->t[0], s->t[1], s->y[0],
                                 0.25 * (s->y[0] - s->y[1]) + hump(s, t, y, first), *within });
    if (s->nodes > 1 && s->y[1] >= s->y[0] && s->y[1] >= y)
        keep(s, triple(s, t, y, within));
    if (last && y >= s->y[1])
        keep(s, (cst_candidate){ s->t[1], t, y, 0.25 * (y - s->y[1]) + hump(s, t, y, latest),
                                 *within });
    s->t[0] = s->t[1];
    s->y[0] = s->y[1];
    s->t[1] = t;
    s->y[1] = y;
    s->nodes++;
}

/* The system at t, and the outputs there. */
int cst_peak_look(cst_work *w, double t, int needs, cst_place *at)
{
    TRY(w->integrator->look(w, t, needs));
    *at = cst_system_place(&w->system);
    cst_outputs_take(&w->observation.quantities, &w->system, at);
    return CST_OK;
}

int cst_peak_value(cst_work *w, const cst_peak_search *s, double t, double *y)
{
    cst_place at;
    TRY(cst_peak_look(w, t, s->needs == CST_NEEDS_NOTHING ? CST_NEEDS_NOTHING : CST_NEEDS_REACTION,
                      &at));
    *y = s->sign * cst_quantity_value(&w->observation.quantities, &at, cst_peak_quantity(w, s));
    return CST_OK;
}

/* A node of the trajectory, where reactions are not needed. */
static void take_node(cst_work *w, double t, const double *node, cst_place *at)
{
    int n = w->system.n;
    *at = cst_system_place(&w->system);
    at->t = t;
    at->q = node;
    at->v = node + n;
    at->a = node + 2 * n;
    cst_outputs_take(&w->observation.quantities, &w->system, at);
}

/* At the ends of a smooth part, where `node` is NULL, the trajectory's accelerations may be those
 * of the other side: they are solved for. */
static int add_instant(cst_work *w, double t, const double *node, const cst_smooth *within)
{
    struct cst_peaks *p = w->targets->peaks;
    cst_place at;
    if (node && p->needs < CST_NEEDS_REACTION)
        take_node(w, t, node, &at);
    else
        TRY(cst_peak_look(w, t, CST_NEEDS_REACTION, &at));
    for (int k = 0; k < p->count; k++) {
        cst_peak_search *s = &p->list[k];
        double y =
            s->sign * cst_quantity_value(&w->observation.quantities, &at, cst_peak_quantity(w, s));
        if (!isfinite(y))
            return cst_fail(
                &w->report, CST_ENAN,
                "the response '%.80s' is not finite at t = %.6g s: check the parameters",
                cst_targets_name(w, s->wanted), t);
        add_node(s, t, y, t == within->right, within);
    }
    return CST_OK;
}

/* The nodes of one smooth part; *k is the trajectory's first that is not before it.  Its first and
 * its last interval, which may be one, are halved: a curve that rises and falls in between ends no
 * higher than it began. */
static int scan(cst_work *w, const cst_smooth *within, int *k)
{
    const cst_trajectory *x = &w->run.trajectory;
    double tiny = CST_INSTANT * cst_tf(w), before = within->left;
    int inner = 0;
    if (within->right - within->left <= tiny)
        return CST_OK;
    cst_modes_at(w, 0.5 * (within->left + within->right));
    for (int i = 0; i < w->targets->peaks->count; i++)
        w->targets->peaks->list[i].nodes = 0;
    TRY(add_instant(w, within->left, NULL, within));
    for (; *k < x->count && x->t[*k] < within->right - tiny; (*k)++)
        if (x->t[*k] > before + tiny) { /* a projection has two nodes at one instant */
            if (!inner++)
                TRY(add_instant(w, 0.5 * (before + x->t[*k]), NULL, within));
            TRY(add_instant(w, x->t[*k], x->node + 4 * (size_t)x->n * (size_t)*k, within));
            before = x->t[*k];
        }
    TRY(add_instant(w, 0.5 * (before + within->right), NULL, within));
    return add_instant(w, within->right, NULL, within);
}

/* Part by part, between the instants of events. */
int cst_peaks_scan(cst_work *w)
{
    const cst_event *e = w->run.events.list;
    cst_smooth within = { 0.0, 0.0, -1, -1 };
    int k = 0;
    for (long first = 0, last; first < w->stats.events; first = last + 1) {
        last = cst_events_last(w, first);
        within.right = e[first].t;
        within.after = first;
        if (e[first].t > within.left) {
            TRY(scan(w, &within, &k));
            within.left = e[first].t;
        }
        within.before = first;
    }
    within.right = cst_tf(w);
    within.after = -1;
    return scan(w, &within, &k);
}
