/* Switches: which branch holds, where it changes, and how the derivatives cross.
 *
 * At an event the slope of the state jumps, and at an impact the state, y+ = R(t, y-, rho) (-
 * before,
 * + after; R is the identity elsewhere):
 *
 *     kappa = (R_y' mu+ . f- + R_t . mu+ - mu+ . f+ + g- - g+ + dx/dt) / (s_t + s_y f-)
 *     mu-   = R_y' mu+ - kappa s_y',   gradient += R_rho' mu+ - kappa s_rho'   adjoint, backwards
 *     s+    = R_y (s- + f- dt) + R_rho + R_t dt - f+ dt,                       direct, forwards
 *     dt    = -(s_y s- + s_rho) / (s_t + s_y f-)
 *
 * dx/dt is that of looks that move with the event.  Switches that reach zero at one instant are
 * crossed one after another.  A flip may take others with it, whose functions jump (a wheel that
 * passes the edge of a step loses its load): they belong to the switch that triggered them, and the
 * derivatives cross all of them at once with its rate. */
#include "integrate/work.h"

#include "base/sized.h"
#include "base/vectors.h"
#include "model/contacts.h"

#include <math.h>
#include <stdlib.h>

int cst_events_create(cst_events *x, const cst_model *model, int designs, int targets)
{
    size_t n = (size_t)model->n, s = (size_t)cst_mode_count(model);
    size_t size = (3 + 2 * CST_HALVINGS) * s + 11 * n + (size_t)(designs + targets);
    double *memory = calloc(size, sizeof *memory);
    x->list = malloc(CST_EVENTS * sizeof *x->list);
    x->roots = calloc(s + 1, sizeof *x->roots);
    x->y = memory;
    if (!x->list || !x->roots || !memory)
        return 0;
    cst_take(&memory, 2 * n);
    x->earlier = cst_take(&memory, 3 * n);
    x->a = cst_take(&memory, n);
    x->jump = cst_take(&memory, n);
    x->slope = cst_take(&memory, 4 * n);
    x->dt = cst_take(&memory, (size_t)designs);
    x->kappa = cst_take(&memory, (size_t)targets);
    x->within = cst_take(&memory, 3 * s);
    x->quarters = cst_take(&memory, 2 * CST_HALVINGS * s);
    return 1;
}

void cst_events_free(cst_events *x)
{
    free(x->list);
    free(x->roots);
    free(x->y);
}

void cst_events_begin(cst_work *w)
{
    w->stats.events = w->run.events.grazing = 0;
    cst_impacts_begin(w);
    w->run.events.within_t = NAN;
}

/* Just before t. */
static void set_directions(cst_work *w, double t)
{
    long e = 0;
    if (!w->system.contacts.slip.pairs)
        return;
    while (e < w->stats.events && w->run.events.list[e].t < t)
        e++;
    cst_directions_at(w, e);
}

void cst_modes_at(cst_work *w, double t)
{
    cst_system *s = &w->system;
    size_t count = (size_t)w->switches.count;
    w->run.events.modes_t = t;
    cst_cells_at(w, t);
    if (!count)
        return;
    memcpy(s->mode, w->switches.mode0, count * sizeof *s->mode);
    for (long e = 0; e < w->stats.events && w->run.events.list[e].t < t; e++)
        s->mode[w->run.events.list[e].k] = w->run.events.list[e].to;
    set_directions(w, t);
    s->mode[w->model->s] = 0;
    cst_system_invalidate(s);
}

static int is_trigger(const cst_event *e)
{
    return e->k == e->trigger;
}

long cst_events_first(const cst_work *w, long last)
{
    while (!is_trigger(&w->run.events.list[last]))
        last--;
    return last;
}

long cst_events_last(const cst_work *w, long first)
{
    while (first + 1 < w->stats.events && !is_trigger(&w->run.events.list[first + 1]))
        first++;
    return first;
}

int cst_events_note(cst_work *w, double t, int k, int to, int trigger)
{
    if (w->stats.events == CST_EVENTS)
        return cst_events_chatter(w);
    w->run.events.list[w->stats.events++] = (cst_event){ t, k, to, trigger, w->system.mode[k] };
    w->system.mode[k] = to;
    w->run.events.within_t = NAN;
    cst_system_new_modes(&w->system);
    return CST_OK;
}

void cst_events_set_modes(cst_work *w, long first, long last, int after)
{
    for (long e = first; after && e <= last; e++)
        w->system.mode[w->run.events.list[e].k] = w->run.events.list[e].to;
    /* undone in reverse: a switch may have flipped twice */
    for (long e = last; !after && e >= first; e--)
        w->system.mode[w->run.events.list[e].k] = w->run.events.list[e].from;
    if (w->system.contacts.slip.pairs)
        cst_directions_at(w, after ? last + 1 : first);
    cst_system_new_modes(&w->system);
}

static int solve_at(cst_work *w, double t, const double *y)
{
    int status = cst_system_solve(&w->system, t, y, y + w->system.n);
    return status < 0 ? cst_state_failed(w, status, t) : CST_OK;
}

/* in w->run.events.roots: flipped at this instant already, where its value may be zero or of either
 * sign */
#define CROSSED 2

/* Is switch k zero, as far as the tolerances tell?  Its rate in the present modes besides. */
static int is_zero(cst_work *w, int k, double t, const double *y, double *speed, double *size)
{
    *speed = cst_switch_rate(&w->switches, k, size);
    return fabs(w->switches.value[k]) <= cst_switch_uncertainty(&w->switches, k, t, y);
}

/* Flips that follow from the last one: switches whose functions have the other sign in the new
 * mode.  One that is crossed in its own right at this instant is not among them, unless its
 * function jumps. */
int cst_events_follow(cst_work *w, double t, const double *y, int trigger)
{
    cst_system *s = &w->system;
    double speed, size;
    /* one at a time: each may change the others */
    for (int round = 0, k = 0; k < w->model->s && round <= 2 * w->model->s; round++) {
        cst_switch_values_own(&w->switches, t, y, w->switches.value);
        for (k = 0; k < w->model->s; k++)
            if (w->switches.value[k] != 0.0 && s->mode[k] != (w->switches.value[k] > 0.0) &&
                (!w->run.events.roots[k] || !is_zero(w, k, t, y, &speed, &size))) {
                TRY(cst_events_note(w, t, k, !s->mode[k], trigger));
                break;
            }
    }
    return CST_OK;
}

static int sticks(cst_work *w, double t, int k)
{
    return cst_fail(&w->report, CST_EINTEGRATOR,
                    "%s attracts from both sides at t = %.6g s: the motion sticks there; blend its "
                    "two branches over a "
                    "narrow band",
                    cst_switch_label(&w->switches, k), t);
}

/* Does switch k, at zero, lead away from the side of its mode?  Where it stays there, its
 * derivatives may not exist. */
static int check_lead(cst_work *w, double t, const double *y, int k, int *back)
{
    double speed, size;
    *back = 0;
    TRY(solve_at(w, t, y));
    int zero = is_zero(w, k, t, y, &speed, &size);
    *back = zero && (w->system.mode[k] ? speed : -speed) < -CST_SLOW * size;
    if (zero && fabs(speed) <= CST_SLOW * size)
        cst_note_grazing(w, k, t, INFINITY);
    return CST_OK;
}

static void integrands(cst_work *w, double *out)
{
    cst_place at = cst_system_place(&w->system);
    cst_targets_integrands(w, &at, out);
}

void cst_events_remember(cst_work *w)
{
    integrands(w, w->targets->before);
    memcpy(w->run.events.a, w->system.a, (size_t)w->system.n * sizeof *w->run.events.a);
}

int cst_events_jump(cst_work *w)
{
    const cst_targets *x = w->targets;
    double change = 0.0;
    integrands(w, x->now);
    for (int i = 0; i < x->integrals; i++)
        if (fabs(x->now[i] - x->before[i]) > CST_JUMP * fabs(x->before[i]))
            return 1;
    for (int i = 0; i < w->system.n; i++)
        change = fmax(change, fabs(w->system.a[i] - w->run.events.a[i]));
    return change > CST_JUMP * cst_largest(w->run.events.a, w->system.n);
}

/* What the tolerances leave open of the flips since `first`, by the motion before them, whose
 * accelerations are w->run.events.a. */
static double blur(cst_work *w, double t, const double *y, int k, long first)
{
    cst_events_set_modes(w, first, w->stats.events - 1, 0);
    double open = cst_switch_blur(w, k, t, y, w->run.events.a);
    cst_events_set_modes(w, first, w->stats.events - 1, 1);
    return open;
}

/* Flips switch k, which crosses zero cleanly, and what follows; notes what the tolerances leave
 * open of it where it matters: where something jumps.  The system is solved before the flip. */
static int flip_clean(cst_work *w, double t, const double *y, int k, int to)
{
    long first = w->stats.events;
    int back;
    cst_events_remember(w);
    TRY(cst_events_note(w, t, k, to, k));
    TRY(cst_events_follow(w, t, y, k));
    TRY(check_lead(w, t, y, k, &back));
    double open = cst_events_jump(w) ? blur(w, t, y, k, first) : 0.0;
    if (open > CST_BLURRED)
        cst_note_grazing(w, k, t, open);
    return back ? sticks(w, t, k) : CST_OK;
}

/* Flips switch k, which turns at zero, where the branch behind it keeps it there; otherwise it was
 * only touched. */
static int flip_touched(cst_work *w, double t, const double *y, int k, int to)
{
    long first = w->stats.events;
    int back;
    cst_note_grazing(w, k, t, INFINITY);
    TRY(cst_events_note(w, t, k, to, k));
    TRY(cst_events_follow(w, t, y, k));
    TRY(check_lead(w, t, y, k, &back));
    if (back) {
        cst_events_set_modes(w, first, w->stats.events - 1, 0);
        w->stats.events = first;
    }
    return CST_OK;
}

/* Flips one switch and what follows; the branch behind it must lead away from it, or the motion
 * sticks there. */
static int flip(cst_work *w, double t, const double *y, int k, int to)
{
    double size, speed;
    TRY(solve_at(w, t, y));
    speed = cst_switch_rate(&w->switches, k, &size) * (to ? 1.0 : -1.0);
    w->run.events.roots[k] = CROSSED;
    if (speed >= CST_SLOW * size)
        return flip_clean(w, t, y, k, to);
    if (speed >= -CST_SLOW * size)
        return flip_touched(w, t, y, k, to);
    /* otherwise a flip at this instant has turned it back */
    if (w->stats.events == w->run.events.instant)
        cst_note_grazing(w, k, t, INFINITY);
    return CST_OK;
}

/* Adds to the roots the switches that reach zero within so short a time of t that the tolerance
 * cannot tell: left and right of a symmetric vehicle are crossed at one instant, not in a restart
 * each. */
static int gather(cst_work *w, double t, const double *y)
{
    double window = fmax(CST_INSTANT, 1e-2 * w->rtol) * cst_tf(w), speed, size;
    TRY(solve_at(w, t, y));
    cst_switch_rates(&w->switches);
    for (int k = 0; k < w->model->s; k++) {
        int rising = !w->system.mode[k];
        double rate = w->switches.rate[k];
        if (!w->run.events.roots[k] && fabs(w->switches.value[k]) <= window * fabs(rate) &&
            (rising ? rate > 0.0 : rate < 0.0) && is_zero(w, k, t, y, &speed, &size))
            w->run.events.roots[k] = rising ? 1 : -1;
    }
    return CST_OK;
}

/* A root that is the last flip's own: a rounding error later the value is zero once more, while the
 * motion leads away. */
static int echo(cst_work *w, double t, int k, int to)
{
    double size, speed;
    for (long e = w->stats.events - 1; e >= 0 && t - w->run.events.list[e].t <= 1e-12 * cst_tf(w);
         e--)
        if (w->run.events.list[e].k == k) {
            speed = cst_switch_rate(&w->switches, k, &size);
            return (to ? speed : -speed) < 0.0;
        }
    return 0;
}

/* The same for any switch, whose value is given: of those that did not cross here, one that is zero
 * exactly has left no sign to find a root by. */
static int check_any(cst_work *w, double t, const double *y, int k, double value, int *back)
{
    *back = 0;
    if (w->run.events.roots[k] == CROSSED)
        return check_lead(w, t, y, k, back);
    if (value != 0.0)
        return CST_OK;
    TRY(solve_at(w, t, y));
    *back = cst_switch_leads_to(&w->switches, k) == (w->system.mode[k] ? -1 : 1);
    return CST_OK;
}

/* Flips at one instant act on each other: a switch that crossed may be led back by a later one.  It
 * flips again, and where that does not end, the motion stays where the switches meet. */
static int settle(cst_work *w, double t, const double *y)
{
    int most = 2 * w->model->s, k = 0;
    double *value = w->run.events.within; /* scratch: between steps the first third of it is free */
    for (int round = 0; k < w->model->s; round++) {
        cst_switch_values_own(&w->switches, t, y, value);
        for (int back = k = 0; k < w->model->s; k++) {
            TRY(check_any(w, t, y, k, value[k], &back));
            if (back)
                break;
        }
        if (k < w->model->s)
            TRY(round < most ? flip(w, t, y, k, !w->system.mode[k]) : sticks(w, t, k));
    }
    return CST_OK;
}

int cst_events_cross(cst_work *w, double t, const double *y)
{
    w->run.events.instant = w->stats.events;
    TRY(gather(w, t, y));
    for (int k = 0; k < w->model->s; k++) {
        int to = w->run.events.roots[k] > 0;
        if (w->run.events.roots[k] && w->run.events.roots[k] != CROSSED &&
            w->system.mode[k] != to && !echo(w, t, k, to))
            TRY(flip(w, t, y, k, to));
    }
    TRY(settle(w, t, y));
    if (w->stats.events == w->run.events.instant || w->switches.count > w->switches.own)
        return CST_OK;
    return cst_events_conclude(w, t, y);
}

int cst_events_conclude(cst_work *w, double t, const double *y)
{
    TRY(cst_sizes_after_event(w, t, y));
    return cst_events_accumulate(w);
}

/* Flips first .. last of one trigger, with the state on both sides and its slope there. */
typedef struct {
    long first, last;
    const double *before, *after; /* [2 n] (q, v) */
    double speed;                 /* s_t + s_y f- */
} passage;

/* Solves on both sides: f- and f+ (into w->run.events.slope), the jump of the integrands (into
 * w->targets->before), the trigger's rate before it.  The modes end before the flips; w->switches
 * holds the trigger's gradient. */
static int pass(cst_work *w, passage *p)
{
    cst_system *s = &w->system;
    const cst_targets *x = w->targets;
    double size, t = w->run.events.list[p->first].t;
    int n = s->n;
    for (int before = 0; before < 2; before++) {
        const double *y = before ? p->before : p->after;
        double *slope = w->run.events.slope + (before ? 0 : 2 * n);
        cst_events_set_modes(w, p->first, p->last, !before);
        TRY(solve_at(w, t, y));
        integrands(w, before ? x->before : x->now);
        cst_copy(slope, y + n, n);
        cst_copy(slope + n, s->a, n);
    }
    for (int i = 0; i < x->integrals; i++)
        x->before[i] -= x->now[i];
    p->speed = cst_switch_rate(&w->switches, w->run.events.list[p->first].trigger, &size);
    return CST_OK;
}

/* The end of the events at the instant of `first`. */
static long end_of_instant(const cst_work *w, long first)
{
    double t = w->run.events.list[first].t;
    while (first < w->stats.events && w->run.events.list[first].t == t)
        first++;
    return first;
}

/* The passage of flips first .. last, where y is the state behind the instant. */
static passage passage_of(const cst_work *w, long first, long last, const double *y)
{
    long end = w->run.impacts.count ? end_of_instant(w, first) : first;
    return (passage){ first, last, cst_impacts_before(w, first, end, y),
                      cst_impacts_before(w, last + 1, end, y), 0.0 };
}

/* What the looks that move with this event have of dx/dt. */
static double moving(const cst_targets *x, int wanted, long first)
{
    double sum = 0.0;
    for (int k = 0; k < x->stops_count; k++) {
        const cst_stop *stop = &x->stops[k];
        if (stop->wanted == wanted && stop->side && stop->first == first)
            sum += stop->weight * stop->rate;
    }
    return sum;
}

/* mu+ becomes R_y' mu+ of an impact; kappa, which has -mu+ . f+ already, gets what is by time. */
static int through_impact(cst_work *w, long first, double *mu, double *kappa)
{
    const cst_impact *one = cst_impact_of(w, first);
    cst_impacts_space *space = &w->run.impacts.space;
    int n = w->system.n, status = one ? cst_impact_begin(&w->system, space, one) : 0;
    for (int r = 0; one && status >= 0 && r < w->targets->count; r++) {
        double weight[CST_PARTS];
        kappa[r] +=
            cst_impact_adjoint(&w->system, space, one, cst_impulse_weights(w, one, r, weight),
                               mu + r * 2 * n, w->targets->list[r].gradient);
    }
    if (one)
        cst_impact_end(&w->system);
    return status < 0 ? cst_state_failed(w, status, w->run.events.list[first].t) : CST_OK;
}

/* With the gradient of the trigger, of all that is asked for. */
static void subtract(cst_work *w, const double *kappa, double *mu)
{
    int n = w->system.n;
    for (int r = 0; r < w->targets->count; r++, mu += 2 * n) {
        for (int i = 0; i < n; i++) {
            mu[i] -= kappa[r] * w->switches.by_q[i];
            mu[n + i] -= kappa[r] * w->switches.by_v[i];
        }
        for (int i = 0; i < w->system.p; i++)
            w->targets->list[r].gradient[i] -= kappa[r] * w->switches.by_rho[i];
    }
}

int cst_event_adjoint(cst_work *w, long first, long last, double *mu)
{
    int n = w->system.n;
    const cst_targets *x = w->targets;
    const double *slope = w->run.events.slope;
    double t = w->run.events.list[first].t, *kappa = w->run.events.kappa;
    cst_trajectory_within(&w->run.trajectory, t, INFINITY);
    cst_trajectory_state(&w->run.trajectory, t, w->run.events.y);
    cst_trajectory_whole(&w->run.trajectory);
    passage p = passage_of(w, first, last, w->run.events.y);
    TRY(pass(w, &p));
    for (int r = 0; r < x->count; r++)
        kappa[r] =
            (x->list[r].integral >= 0 ? x->list[r].weight * x->before[x->list[r].integral] : 0.0) +
            moving(x, r, first) - cst_dot(mu + r * 2 * n, slope + 2 * n, 2 * n);
    TRY(through_impact(w, first, mu, kappa));
    for (int r = 0; r < x->count; r++)
        kappa[r] = (kappa[r] + cst_dot(mu + r * 2 * n, slope, 2 * n)) / p.speed;
    if (cst_impact_of(w, first)) /* which took the place of the trigger's gradient */
        cst_switch_gradient(&w->switches, w->run.events.list[first].trigger, t, p.before);
    subtract(w, kappa, mu);
    w->run.events.modes_t = t;
    return CST_OK;
}

/* s of number c, at the instant, moves with it by w->run.events.dt times a slope. */
static void move(cst_work *w, double *const *dy, double factor, const double *slope)
{
    for (int k = 0; k < w->count; k++)
        cst_add_times(dy[k], factor * w->run.events.dt[k], slope, 2 * w->system.n);
}

static int impact_tangents(cst_work *w, long first, double *const *dy)
{
    const cst_impact *one = cst_impact_of(w, first);
    int n = w->system.n,
        status = one ? cst_impact_begin(&w->system, &w->run.impacts.space, one) : 0;
    for (int c = 0; one && status >= 0 && c < w->count; c += CST_LANES) {
        int lanes = cst_lanes_from(w, c);
        cst_set_directions(w, c, lanes);
        for (int l = 0; l < CST_LANES; l++)
            for (int i = 0; i < n; i++) {
                w->directions.dq[i][l] = dy[c + (l < lanes ? l : 0)][i];
                w->directions.dv[i][l] = dy[c + (l < lanes ? l : 0)][n + i];
            }
        cst_impact_tangent(&w->system, &w->run.impacts.space, one, (cst_dirs)w->directions.dq,
                           w->directions.dv, w->run.events.dt + c, (cst_dirs)w->directions.drho,
                           lanes);
        cst_impulse_tangents(w, one, c, lanes);
        for (int l = 0; l < lanes; l++)
            for (int i = 0; i < n; i++)
                dy[c + l][n + i] = w->directions.dv[i][l];
    }
    if (one)
        cst_impact_end(&w->system);
    return status < 0 ? cst_state_failed(w, status, w->run.events.list[first].t) : CST_OK;
}

int cst_event_tangent(cst_work *w, long first, long last, const double *y, double *const *dy)
{
    int n = w->system.n;
    const cst_targets *x = w->targets;
    const double *slope = w->run.events.slope;
    passage p = passage_of(w, first, last, y);
    TRY(pass(w, &p));
    for (int k = 0; k < w->count; k++)
        w->run.events.dt[k] =
            -(cst_tables_along(&w->system.tables, w->switches.by_rho, w->p->design[k]) +
              cst_dot(w->switches.by_q, dy[k], n) + cst_dot(w->switches.by_v, dy[k] + n, n)) /
            p.speed;
    move(w, dy, 1.0, slope);
    TRY(impact_tangents(w, first, dy));
    move(w, dy, -1.0, slope + 2 * n);
    for (int k = 0; k < w->count; k++)
        for (int i = 0; i < x->integrals; i++)
            dy[k][2 * n + i] += x->before[i] * w->run.events.dt[k];
    cst_events_set_modes(w, first, last, 1);
    return CST_OK;
}

int cst_event_count(const cst_work *w)
{
    return w ? (int)w->stats.events : 0;
}

void cst_event_at_sized(const cst_work *w, int i, cst_event *event, size_t size)
{
    cst_event none = { NAN, -1, 0, -1, 0 };
    int there = w && i >= 0 && i < w->stats.events;
    cst_hand_out(event, size, there ? &w->run.events.list[i] : &none, sizeof none);
}
