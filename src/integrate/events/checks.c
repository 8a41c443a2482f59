/* What may go wrong about switches, and is found: a contact that a step passes over, a switch on
 * the side that its mode denies, events that accumulate, a crossing so slow that its instant is not
 * known. */
#include "integrate/work.h"

#include <math.h>
#include <string.h>

/* The switches at t, where the state is w->run.events.y then. */
static int values_at(cst_work *w, cst_dense dense, double t, double *out)
{
    if (!dense.at(dense.context, t, w->run.events.y))
        return 0;
    cst_switch_values(&w->switches, t, w->run.events.y, out);
    return 1;
}

/* Where in the last step, as a part of it, a switch with the values a, b, c at its start, middle
 * and end may be nearest to zero: the vertex of the parabola, or NAN where that does not come
 * near. */
double cst_turning_point(double a, double b, double c)
{
    double bend = a + c - 2.0 * b, slope = 4.0 * b - 3.0 * a - c, u = -slope / (4.0 * bend);
    double lowest = a - slope * slope / (8.0 * bend);
    return bend > 0.0 && u > 0.0 && u < 1.0 && lowest <= 0.2 * fmin(a, fmin(b, c)) ? u : NAN;
}

static double parabola(double a, double b, double c, double u)
{
    return a * (1.0 - u) * (1.0 - 2.0 * u) + 4.0 * b * u * (1.0 - u) + c * u * (2.0 * u - 1.0);
}

/* Is the switch, with the values a, b, c at an interval's start, middle and end and l, r at
 * CST_EARLY and CST_LATE of it, resolved there?  The parabola through the first three must tell the
 * other two so well that it does not come near to zero; otherwise it may cross it in between.  The
 * ends may be at zero, where it has flipped or is about to. */
int cst_switch_resolved(double a, double l, double b, double r, double c)
{
    double error =
        fmax(fabs(l - parabola(a, b, c, CST_EARLY)), fabs(r - parabola(a, b, c, CST_LATE)));
    return fmin(l, fmin(b, r)) > 2.0 * error;
}

/* An instant between t0 and t1 at which a switch is beyond zero, by its values at the ends and in
 * the middle, or NAN.  At the ends none is, but that one may be at zero. */
static double beyond_in(cst_work *w, cst_dense dense, double t0, double t1, const double *start,
                        const double *middle, const double *end)
{
    double found = NAN;
    for (int k = 0; k < w->switches.count; k++) {
        double side = w->system.mode[k] ? 1.0 : -1.0, a = side * start[k], b = side * middle[k],
               c = side * end[k], u = 0.5;
        if (b > 0.0)
            u = a > 0.0 && c > 0.0 ? cst_turning_point(a, b, c) : NAN;
        double t = t0 + u * (t1 - t0);
        if (isnan(u) || !values_at(w, dense, t, w->switches.value))
            continue;
        double value = side * w->switches.value[k],
               open = cst_switch_uncertainty(&w->switches, k, t, w->run.events.y);
        if (value < -open)
            found = fmin(found, t);                     /* the earliest */
        else if (a > open && c > open && value <= open) /* it does not begin or end at zero */
            cst_note_grazing(w, k, t, INFINITY);
    }
    return found;
}

/* The same; where a switch is not resolved, in the first half, then in the second. */
static double search(cst_work *w, cst_dense dense, double t0, double t1, const double *start,
                     const double *middle, const double *end, int depth)
{
    int count = w->switches.count, all = 1;
    double *left = w->run.events.quarters + 2 * depth * count, *right = left + count,
           half = 0.5 * (t0 + t1), found = beyond_in(w, dense, t0, t1, start, middle, end);
    if (depth == CST_HALVINGS || !values_at(w, dense, t0 + CST_EARLY * (t1 - t0), left) ||
        !values_at(w, dense, t0 + CST_LATE * (t1 - t0), right))
        return found;
    for (int k = 0; k < count; k++) {
        double side = w->system.mode[k] ? 1.0 : -1.0;
        all = all && cst_switch_resolved(side * start[k], side * left[k], side * middle[k],
                                         side * right[k], side * end[k]);
    }
    if (all)
        return found;
    if (!values_at(w, dense, 0.5 * (t0 + half), left) ||
        !values_at(w, dense, 0.5 * (half + t1), right))
        return found;
    double earlier = search(w, dense, t0, half, start, left, middle, depth + 1);
    if (!isnan(earlier) || !isnan(found))
        return isnan(earlier) ? found : earlier;
    return search(w, dense, half, t1, middle, right, end, depth + 1);
}

/* A contact so short that the integrator steps over it: its root finder compares the ends of a
 * step.  An instant between t0 and t1 at which a switch is beyond zero that is not so at either
 * end, or NAN.  One that turns back so near to zero that the tolerances cannot tell the side is
 * noted as touched. */
double cst_events_hidden(cst_work *w, cst_dense dense, double t0, double t1)
{
    int count = w->switches.count;
    double *start = w->run.events.within, *middle = start + count, *end = middle + count;
    if (!count || !(t1 > t0))
        return NAN;
    if (w->run.events.within_t == t0) /* where the step before ended */
        memcpy(start, end, (size_t)count * sizeof *start);
    else if (!values_at(w, dense, t0, start))
        return NAN;
    w->run.events.within_t = NAN;
    if (!values_at(w, dense, 0.5 * (t0 + t1), middle) || !values_at(w, dense, t1, end))
        return NAN;
    w->run.events.within_t = t1;
    return search(w, dense, t0, t1, start, middle, end, 0);
}

void cst_note_grazing(cst_work *w, int k, double t, double error)
{
    if (w->run.events.grazing && w->run.events.grazing_error >= error)
        return;
    w->run.events.grazing = k + 1;
    w->run.events.grazing_t = t;
    w->run.events.grazing_error = error;
}

/* After each step, and after all flips at its end: every switch is on the side of its mode, as far
 * as the tolerances tell. */
int cst_events_sides(cst_work *w, double t, const double *y)
{
    int count = w->switches.count;
    double *now = w->run.events.within + 2 * count;
    if (!count)
        return CST_OK;
    if (w->run.events.within_t != t)
        cst_switch_values(&w->switches, t, y, now);
    w->run.events.within_t = t;
    for (int k = 0; k < count; k++) {
        double side = w->system.mode[k] ? 1.0 : -1.0, beyond = -side * now[k];
        if (!(beyond > 0.0) || beyond <= 2.0 * cst_switch_uncertainty(&w->switches, k, t, y))
            continue;
        if (k > w->switches.own)
            return cst_fail(&w->report, CST_EINTEGRATOR,
                            "%s is %.2g beyond its limit at t = %.6g s: tighten rtol and atol, or "
                            "give a longest step (max_step)",
                            cst_switch_label(&w->switches, k), beyond, t);
        return cst_fail(&w->report, CST_EINTEGRATOR,
                        "%s is %.2g beyond zero at t = %.6g s while the run is still in the other "
                        "branch: the motion "
                        "slides or rests on its switches; blend their branches over a narrow band, "
                        "or tighten rtol and atol",
                        cst_switch_label(&w->switches, k), beyond, t);
    }
    return CST_OK;
}

/* ---- events that accumulate ------------------------------------------------------------------ */

#define SHRINKING 0.999 /* of a round's duration, at the most, is the next one's */
#define SHRUNK    1e-4  /* of the first round's duration: so short, events accumulate */

/* The event before e at which the same switch flipped, or -1. */
static long same_before(const cst_work *w, long e)
{
    long before = e - 1;
    while (before >= 0 && w->run.events.list[before].k != w->run.events.list[e].k)
        before--;
    return before;
}

/* Every interval of the last round is shorter than that in its place one round before. */
static int all_shrink(const cst_work *w, long last, long period)
{
    const cst_event *e = w->run.events.list;
    double tiny = CST_INSTANT * cst_tf(w);
    for (long i = last; i > last - period; i--) {
        double now = e[i].t - e[i - 1].t,
               before = i - period > 0 ? e[i - period].t - e[i - period - 1].t : INFINITY;
        if (e[i].k != e[i - period].k || (now > SHRINKING * before && now > tiny))
            return 0;
    }
    return 1;
}

/* Rounds of the same flips whose durations shrink as a geometric series, by SHRUNK and more: an end
 * in finite time, after infinitely many of them.  Sets the instant; otherwise returns 0. */
static int accumulates(const cst_work *w, double *when)
{
    const cst_event *e = w->run.events.list;
    long last = w->stats.events - 1, from = same_before(w, last), period = last - from, rounds = 0;
    if (from < period || !all_shrink(w, last, period))
        return 0;
    double shortest = e[last].t - e[from].t, longest = shortest, ratio = 0.0;
    for (long to = from; (from = same_before(w, to)) >= 0 && from == to - period;
         to = from, rounds++) {
        double duration = e[to].t - e[from].t;
        if (longest > SHRINKING * duration)
            break;
        if (!rounds)
            ratio = shortest / duration;
        longest = duration;
    }
    *when = e[last].t + shortest * ratio / (1.0 - ratio);
    return rounds >= 2 && shortest <= SHRUNK * longest && *when < cst_tf(w);
}

int cst_events_chatter(cst_work *w)
{
    const cst_event *e = &w->run.events.list[w->stats.events - 1];
    return cst_fail(&w->report, CST_EINTEGRATOR, "%s chatters at t = %.6g s after %ld flips: %s",
                    cst_switch_label(&w->switches, e->k), e->t, w->stats.events,
                    e->k > w->switches.own
                        ? "end the run before, change a restitution, or make a contact elastic"
                        : "give it a hysteresis or a smooth transition");
}

/* Events that no step size resolves: rounds that shrink towards one instant, or too many flips in
 * too short a time. */
int cst_events_accumulate(cst_work *w)
{
    const int many = 4 * w->switches.count + 60;
    const cst_event *e = &w->run.events.list[w->stats.events - 1];
    double when;
    int rests = e->trigger > w->switches.own && w->p->options.rest > 0.0;
    if (!rests && accumulates(w, &when))
        return cst_fail(&w->report, CST_EINTEGRATOR,
                        "the events accumulate at t = %.6g s (%ld flips, each round shorter than "
                        "the one before; the "
                        "last is of %s): the motion comes to rest on its switches there; blend "
                        "their branches over a narrow band, or "
                        "end the run earlier",
                        when, w->stats.events, cst_switch_label(&w->switches, e->k));
    if (w->stats.events > many && e->t - e[-many].t < 1e-9 * cst_tf(w))
        return cst_events_chatter(w);
    return CST_OK;
}

/* ---- slow crossings -------------------------------------------------------------------------- */

/* A crossing is as sharp as its rate: what part of it does not hold throughout the time that the
 * tolerances leave open of the instant?  The derivatives, which are divided by the rate, are known
 * no better.  The modes and a_at, the accelerations at t, are those before the flip. */
double cst_switch_blur(cst_work *w, int k, double t, const double *y, const double *a_at)
{
    cst_system *s = &w->system;
    int n = s->n;
    double size, speed = cst_switch_rate_at(&w->switches, k, t, y, a_at, &size),
                 *before = w->run.events.earlier, *a = before + 2 * n, moving = 0.0;
    double h = cst_switch_uncertainty(&w->switches, k, t, y) / fabs(speed);
    h = fmin(h, 1e-3 * cst_tf(w));
    for (int i = 0; i < n; i++) {
        before[i] = y[i] - h * (y[n + i] - 0.5 * h * a_at[i]);
        before[n + i] = y[n + i] - h * a_at[i];
        a[i] = a_at[i];
        moving += fabs(w->switches.by_v[i]);
    }
    if (moving > 0.0 && cst_system_solve(s, t - h, before, before + n) == CST_OK)
        memcpy(a, s->a, (size_t)n * sizeof *a);
    double earlier = cst_switch_rate_at(&w->switches, k, t - h, before, a, &size);
    return fabs(earlier - speed) / fabs(speed);
}
