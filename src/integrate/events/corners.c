/* Where no derivative exists: what is asked for has a corner, or jumps, as a function of rho.  A
 * run is on one side of it; the derivatives are those of that side, and a warning says so.
 *
 *     a switch is zero at the start     on one side of rho it flips soon after, on the other never
 *     the equilibrium is on a switch    its stiffness is another on each side
 *     two switches meet at an instant   and what the one does depends on the other
 *     a look, or the end, on an event   on one side of rho it comes before the event */
#include "integrate/work.h"

#include "base/vectors.h"

#include <math.h>
#include <string.h>

#define NEAR  1e-3 /* of tF: farther from a look no event is looked at more closely */
#define STILL 1e-9 /* of the terms of a switch: less is no derivative of it         */
#define WHILE 1e-2 /* of tF: what is zero at the start and still then stays zero    */

void cst_note_corner(cst_work *w, cst_corner one)
{
    cst_events *e = &w->run.events;
    for (int i = 0; i < e->corners; i++)
        if (e->corner[i].kind == one.kind && e->corner[i].k == one.k &&
            e->corner[i].other == one.other)
            return;
    if (e->corners < CST_CORNERS)
        e->corner[e->corners++] = one;
}

static int solve(cst_work *w, double t, const double *y)
{
    int status = cst_system_solve(&w->system, t, y, y + w->system.n);
    return status < 0 ? cst_state_failed(w, status, t) : CST_OK;
}

/* Flips that may be or not be at an instant: those of an event, or that of a switch that is zero
 * and has not flipped (first -1). */
typedef struct {
    long first, last;
    int k;
} crossing;

static void set_side(cst_work *w, const crossing *c, int after)
{
    if (c->first >= 0) {
        cst_events_set_modes(w, c->first, c->last, after);
        return;
    }
    w->system.mode[c->k] = !w->system.mode[c->k];
    cst_system_new_modes(&w->system);
}

/* ---- two switches at one instant ------------------------------------------------------------- */

/* a - b of the accelerations and integrands of the present modes, times sign, is added to the mixed
 * difference; the rates of both triggers besides. */
static int add_mode(cst_work *w, double t, const double *y, double sign, double *mixed,
                    const int trigger[2], double rate[2], double size[2])
{
    const cst_targets *x = w->targets;
    TRY(solve(w, t, y));
    cst_place at = cst_system_place(&w->system);
    cst_targets_integrands(w, &at, x->now);
    for (int i = 0; i < w->system.n; i++)
        mixed[i] += sign * w->system.a[i];
    for (int i = 0; i < x->integrals; i++)
        x->before[i] += sign * x->now[i];
    for (int i = 0; i < 2; i++)
        rate[i] = cst_switch_rate(&w->switches, trigger[i], &size[i]);
    return CST_OK;
}

/* Can the instants of both triggers come apart?  dt = -(s_y dy + s_rho drho) / rate of each: where
 * s_y / rate is the same, as of two that look at t alone, s_rho of the design variables tells;
 * where it is not, they may. */
static int come_apart(cst_work *w, double t, const double *y, const int trigger[2])
{
    cst_switches *s = &w->switches;
    int n = w->system.n;
    double *by_y = w->run.events.earlier, *by_rho = w->adjoint.Frho, rate[2], size;
    TRY(solve(w, t, y));
    for (int i = 0; i < 2; i++) {
        rate[i] = cst_switch_rate(s, trigger[i], &size);
        for (int d = 0; d < 2 * n; d++) {
            double now = d < n ? s->by_q[d] : s->by_v[d - n];
            if (i && fabs(by_y[d] * rate[1] - now * rate[0]) > STILL * fabs(now * rate[0]))
                return 1;
            by_y[d] = now;
        }
        for (int k = 0; k < w->count; k++) {
            int d = w->p->design[k];
            if (d >= w->system.tables.single)
                continue;
            double now = s->by_rho[d],
                   larger = fmax(fabs(now * rate[0]), fabs(by_rho[d] * rate[i]));
            if (i && fabs(by_rho[d] * rate[1] - now * rate[0]) > STILL * larger)
                return 1;
            by_rho[d] = now;
        }
    }
    return 0;
}

/* Two events at one instant, in the modes before both: do they commute?  They do where what the one
 * changes, accelerations, integrands and the rate of the other, is the same after the other. */
static int commute(cst_work *w, double t, const double *y, const crossing pair[2], int *yes)
{
    const cst_targets *x = w->targets;
    double *mixed = w->run.events.jump, rate[4][2], size[4][2], largest = 0.0, integrand = 0.0;
    const int trigger[2] = { w->run.events.list[pair[0].first].trigger,
                             w->run.events.list[pair[1].first].trigger };
    cst_clear(mixed, w->system.n);
    cst_clear(x->before, x->integrals);
    for (int m = 0; m < 4; m++) { /* neither, the first, the second, both */
        for (int i = 0; i < 2; i++)
            if (m >> i & 1)
                set_side(w, &pair[i], 1);
        TRY(add_mode(w, t, y, m == 1 || m == 2 ? -1.0 : 1.0, mixed, trigger, rate[m], size[m]));
        largest = fmax(largest, cst_largest(w->system.a, w->system.n));
        integrand = fmax(integrand, cst_largest(x->now, x->integrals));
        for (int i = 1; i >= 0; i--)
            if (m >> i & 1)
                set_side(w, &pair[i], 0);
    }
    *yes = cst_largest(mixed, w->system.n) <= CST_JUMP * largest &&
           cst_largest(x->before, x->integrals) <= CST_JUMP * integrand &&
           fabs(rate[2][0] - rate[0][0]) <= CST_JUMP * size[0][0] &&
           fabs(rate[1][1] - rate[0][1]) <= CST_JUMP * size[0][1];
    return CST_OK;
}

/* Of contacts it is not tried whether they commute, but of impacts that do not feel each other. */
static int meet_contacts(cst_work *w, double t)
{
    long first = w->run.events.instant, next;
    for (; (next = cst_events_last(w, first) + 1) < w->stats.events; first = next)
        if (!cst_impact_of(w, first) || !cst_impact_of(w, next))
            cst_note_corner(w, (cst_corner){ CST_CORNER_MEET, w->run.events.list[first].trigger,
                                             w->run.events.list[next].trigger, t, 0.0, 0.0, 0 });
    return CST_OK;
}

/* All events at t, the flips since w->run.events.instant: each with the next one. */
int cst_corners_meet(cst_work *w, double t, const double *y)
{
    long begin = w->run.events.instant, end = w->stats.events;
    crossing pair[2];
    if (cst_events_last(w, begin) + 1 >= end)
        return CST_OK;
    if (w->switches.count > w->switches.own)
        return meet_contacts(w, t);
    cst_events_set_modes(w, begin, end - 1, 0);
    for (long first = begin, next; (next = cst_events_last(w, first) + 1) < end; first = next) {
        int yes = 1, k = w->run.events.list[first].trigger,
            other = w->run.events.list[next].trigger;
        int apart = k != other ? come_apart(w, t, y, (int[]){ k, other }) : 0;
        if (apart < 0)
            return apart;
        pair[0] = (crossing){ first, next - 1, k };
        pair[1] = (crossing){ next, cst_events_last(w, next), other };
        if (apart)
            TRY(commute(w, t, y, pair, &yes));
        if (!yes)
            cst_note_corner(w, (cst_corner){ CST_CORNER_MEET, k, other, t, 0.0, 0.0, 0 });
        cst_events_set_modes(w, first, next - 1, 1);
    }
    cst_events_set_modes(w, cst_events_first(w, end - 1), end - 1, 1);
    return CST_OK;
}

/* ---- the start ------------------------------------------------------------------------------- */

/* Does switch k at the start depend on a design variable? */
static int moves(cst_work *w, int k, const double *y, int *yes)
{
    cst_switches *s = &w->switches;
    int n = w->system.n;
    double *mu = w->run.events.earlier, *gradient = w->adjoint.Frho;
    double terms = cst_switch_uncertainty(s, k, 0.0, y) / s->rtol;
    cst_copy(mu, s->by_q, n);
    cst_copy(mu + n, s->by_v, n);
    cst_copy(gradient, s->by_rho, w->system.p);
    TRY(cst_start_adjoint(&w->start, mu, gradient));
    *yes = 0;
    for (int i = 0; i < w->count; i++) {
        if (w->p->design[i] >= w->system.tables.single)
            continue;
        double rho = w->system.rho[w->p->design[i]], size = rho != 0.0 ? fabs(rho) : 1.0;
        *yes |= size * fabs(gradient[w->p->design[i]]) > STILL * terms;
    }
    return CST_OK;
}

/* Do all derivatives of switch k vanish at the start?  Then the next ones decide: w^2 - (t - t0)^2
 * at w = t0 = 0. */
static int is_degenerate(cst_work *w, int k, const double *y)
{
    cst_switches *s = &w->switches;
    double by_t = cst_switch_gradient(s, k, 0.0, y);
    return by_t == 0.0 && cst_largest(s->by_q, w->system.n) == 0.0 &&
           cst_largest(s->by_v, w->system.n) == 0.0 && cst_largest(s->by_rho, w->system.p) == 0.0;
}

/* Does switch k, which is zero at the start, stay zero for a while?  Then the side that it is on
 * decides for that while what the derivatives see, also where the motion is the same on both. */
static int stays(cst_work *w, int k, int *yes)
{
    double *y = w->run.events.y, *value = w->run.events.within, t = WHILE * cst_tf(w);
    *yes = 0;
    for (long e = 0; e < w->stats.events && w->run.events.list[e].t <= t; e++)
        if (w->run.events.list[e].k == k)
            return CST_OK;
    cst_modes_at(w, t);
    TRY(w->integrator->look(w, t, CST_NEEDS_REACTION));
    cst_copy(y, w->system.q, w->system.n);
    cst_copy(y + w->system.n, w->system.v, w->system.n);
    cst_switch_values(&w->switches, t, y, value);
    *yes = fabs(value[k]) <= cst_switch_uncertainty(&w->switches, k, t, y);
    return CST_OK;
}

/* A switch that is zero at the start y, in the start's modes. */
static int check_start(cst_work *w, int k, const double *y)
{
    const crossing flip = { -1, -1, k };
    int yes, mode = w->system.mode[k], jumps;
    TRY(moves(w, k, y, &yes));
    if (!yes && !is_degenerate(w, k, y))
        return CST_OK;
    if (w->model->start == CST_EQUILIBRIUM && cst_largest(w->switches.by_q, w->system.n) > 0.0) {
        cst_note_corner(w, (cst_corner){ CST_CORNER_REST, k, -1, 0.0, 0.0, 0.0, mode });
        return CST_OK;
    }
    TRY(solve(w, 0.0, y));
    cst_events_remember(w);
    set_side(w, &flip, 1);
    TRY(solve(w, 0.0, y));
    jumps = cst_events_jump(w);
    set_side(w, &flip, 0);
    if (!jumps)
        TRY(stays(w, k, &jumps));
    if (jumps)
        cst_note_corner(w, (cst_corner){ CST_CORNER_START, k, -1, 0.0, 0.0, 0.0, mode });
    return CST_OK;
}

static int check_starts(cst_work *w)
{
    double *y = w->run.events.y;
    int any = 0;
    for (int k = 0; k < w->model->s; k++)
        any |= w->switches.on_edge[k];
    if (!any || !w->call.computes_derivatives)
        return CST_OK;
    for (int k = 0; k < w->model->s; k++) {
        if (!w->switches.on_edge[k])
            continue;
        cst_modes_at(w, 0.0);
        TRY(w->integrator->look(w, 0.0, CST_NEEDS_REACTION));
        cst_copy(y, w->system.q, w->system.n);
        cst_copy(y + w->system.n, w->system.v, w->system.n);
        TRY(check_start(w, k, y));
    }
    return CST_OK;
}

/* ---- looks, and the end ---------------------------------------------------------------------- */

static double value_of(cst_work *w, const cst_stop *stop)
{
    cst_place at = cst_system_place(&w->system);
    if (stop->final)
        return cst_final_cost(w->targets->list[stop->wanted].g, &w->system);
    cst_outputs_take(&w->observation.quantities, &w->system, &at);
    return cst_quantity_value(&w->observation.quantities, &at, stop->x);
}

/* May the instant of a crossing move with a design variable?  Of one that depends on the state, it
 * may. */
static int may_move(cst_work *w, int k, double t, const double *y)
{
    cst_switches *s = &w->switches;
    cst_switch_gradient(s, k, t, y);
    int yes = cst_largest(s->by_q, w->system.n) > 0.0 || cst_largest(s->by_v, w->system.n) > 0.0;
    for (int i = 0; i < w->count; i++)
        yes |= w->p->design[i] < w->system.tables.single && s->by_rho[w->p->design[i]] != 0.0;
    return yes;
}

/* The look of `stop` at (t, y), where the flips c are; the modes are those before them.  `given`:
 * the side of what is printed. */
static int compare_look(cst_work *w, const cst_stop *stop, double t, const double *y,
                        const crossing *c, int given)
{
    int n = w->system.n, r = stop->wanted;
    double slope = 0.0, size = 0.0, largest;
    TRY(solve(w, t, y));
    double before = value_of(w, stop);
    cst_stop_gradient(w, stop);
    cst_copy(w->run.events.a, w->system.a, n);
    largest = cst_largest(w->system.a, n);
    set_side(w, c, 1);
    TRY(solve(w, t, y));
    double after = value_of(w, stop);
    for (int i = 0; i < n; i++) {
        slope += w->targets->list[r].g->v[i] * (w->system.a[i] - w->run.events.a[i]);
        size += fabs(w->targets->list[r].g->v[i]) * fmax(largest, fabs(w->system.a[i]));
    }
    set_side(w, c, 0);
    if (fabs(after - before) > CST_JUMP * fmax(fabs(after), fabs(before)))
        cst_note_corner(w, (cst_corner){ CST_CORNER_JUMP, c->k, r, t, before, after, given });
    else if (fabs(slope) > CST_JUMP * size && may_move(w, c->k, t, y))
        cst_note_corner(w, (cst_corner){ CST_CORNER_LOOK, c->k, r, t, 0.0, 0.0, given });
    return CST_OK;
}

/* The same for the integrals, which end there. */
static int compare_integrals(cst_work *w, double t, const double *y, const crossing *c, int given)
{
    cst_targets *x = w->targets;
    TRY(solve(w, t, y));
    cst_events_remember(w);
    set_side(w, c, 1);
    TRY(solve(w, t, y));
    cst_place at = cst_system_place(&w->system);
    cst_targets_integrands(w, &at, x->now);
    set_side(w, c, 0);
    for (int r = 0; r < x->count; r++) {
        int i = x->list[r].integral;
        if (i >= 0 && fabs(x->now[i] - x->before[i]) > CST_JUMP * fabs(x->before[i]) &&
            may_move(w, c->k, t, y))
            cst_note_corner(w, (cst_corner){ CST_CORNER_LOOK, c->k, r, t, 0.0, 0.0, given });
    }
    return CST_OK;
}

/* Is the event so near to t that the tolerances cannot tell?  Sets the modes before it, and y. */
static int is_at(cst_work *w, const crossing *c, double t, double *y, int *yes)
{
    double te = w->run.events.list[c->first].t, size, tf = cst_tf(w);
    *yes = 0;
    if (fabs(te - t) > NEAR * tf)
        return CST_OK;
    cst_modes_at(w, te);
    for (long e = 0; e < c->first && w->run.events.list[e].t <= te;
         e++) /* others of this instant */
        w->system.mode[w->run.events.list[e].k] = w->run.events.list[e].to;
    cst_system_new_modes(&w->system);
    TRY(w->integrator->look(w, te, CST_NEEDS_REACTION));
    cst_copy(y, w->system.q, w->system.n);
    cst_copy(y + w->system.n, w->system.v, w->system.n);
    double speed = fabs(cst_switch_rate(&w->switches, c->k, &size));
    double open = cst_switch_uncertainty(&w->switches, c->k, te, y) / speed;
    *yes = fabs(te - t) <= fmax(open, CST_INSTANT * tf);
    return CST_OK;
}

/* The first event that is not before t, by halving. */
static long first_after(const cst_work *w, double t)
{
    long low = 0, high = w->stats.events;
    while (low < high) {
        long middle = (low + high) / 2;
        if (w->run.events.list[middle].t >= t)
            high = middle;
        else
            low = middle + 1;
    }
    return low;
}

/* Looks at fixed instants, and the ends of integrals (stop NULL), at events. */
static int check_events(cst_work *w, const cst_stop *stop, double t)
{
    double *y = w->run.events.y, near = NEAR * cst_tf(w);
    long end = w->stats.events;
    for (long first = first_after(w, t - near), last; first < end; first = last + 1) {
        const cst_event *e = &w->run.events.list[first];
        int yes;
        last = cst_events_last(w, first);
        if (e->t > t + near)
            break;
        if (e->k != e->trigger)
            continue;
        crossing c = { first, last, e->trigger };
        TRY(is_at(w, &c, t, y, &yes));
        int given = !stop || stop->side > 0 || e->t < t;
        if (yes)
            TRY(stop ? compare_look(w, stop, e->t, y, &c, given)
                     : compare_integrals(w, e->t, y, &c, given));
    }
    return CST_OK;
}

/* Switches that are zero at the end and have not flipped there. */
static int check_end(cst_work *w, const double *y)
{
    const cst_targets *x = w->targets;
    double tf = cst_tf(w), *value = w->run.events.within;
    cst_modes_at(w, INFINITY);
    cst_switch_values(&w->switches, tf, y, value);
    for (int k = 0; k < w->model->s; k++) {
        const crossing c = { -1, -1, k };
        long e = w->stats.events;
        while (e > 0 && w->run.events.list[e - 1].t > (1.0 - NEAR) * tf &&
               w->run.events.list[e - 1].k != k)
            e--;
        int flipped = e > 0 && w->run.events.list[e - 1].k == k;
        if (flipped || fabs(value[k]) > cst_switch_uncertainty(&w->switches, k, tf, y))
            continue;
        TRY(compare_integrals(w, tf, y, &c, 0));
        for (int i = 0; i < x->stops_count; i++)
            if (x->stops[i].wanted >= 0 && x->stops[i].first < 0 && x->stops[i].t == tf)
                TRY(compare_look(w, &x->stops[i], tf, y, &c, 0));
    }
    return CST_OK;
}

/* After a forward run, when its looks are known; the system stands at its end, before and after. */
int cst_corners_check(cst_work *w)
{
    const cst_targets *x = w->targets;
    cst_system *s = &w->system;
    double tf = cst_tf(w), *y = w->run.events.y;
    if (!w->switches.count)
        return CST_OK;
    cst_modes_at(w, INFINITY);
    TRY(w->integrator->look(w, tf, CST_NEEDS_REACTION));
    cst_copy(y, s->q, s->n);
    cst_copy(y + s->n, s->v, s->n);
    TRY(check_end(w, y));
    for (int i = 0; i < x->stops_count; i++)
        if (x->stops[i].wanted >= 0 && x->stops[i].first < 0)
            TRY(check_events(w, &x->stops[i], x->stops[i].t));
    TRY(check_events(w, NULL, tf));
    TRY(check_starts(w));
    cst_modes_at(w, INFINITY);
    return w->integrator->look(w, tf, CST_NEEDS_REACTION);
}

/* ---- warnings -------------------------------------------------------------------------------- */

static void warn_of_look(cst_work *w, const cst_corner *c)
{
    const char *label = cst_switch_label(&w->switches, c->k), *name = cst_targets_name(w, c->other);
    if (c->kind == CST_CORNER_JUMP)
        cst_warn(&w->report, CST_WCORNER,
                 "'%.80s' jumps from %.6g to %.6g at t = %.6g s, where %s is zero and it is looked "
                 "at: the value and its derivatives are those %s the flip; move the instant, or a "
                 "parameter, a little",
                 name, c->before, c->after, c->t, label, c->side ? "after" : "before");
    else
        cst_warn(&w->report, CST_WCORNER,
                 "'%.80s' has a corner: %s is zero at t = %.6g s, where it is looked at or ends: "
                 "the derivatives are those of runs in which it flips %s that; move the instant, "
                 "or a parameter, a little",
                 name, label, c->t, c->side ? "before" : "after");
}

static void warn_of_start(cst_work *w, const cst_corner *c)
{
    const char *label = cst_switch_label(&w->switches, c->k);
    cst_warn(&w->report, CST_WCORNER,
             c->kind == CST_CORNER_REST
                 ? "the equilibrium is on %s: it has a corner there, and the derivatives are those "
                   "of the side on which it is %s; move a parameter a little"
                 : "%s is zero at t = 0: there is a corner, and the derivatives are those of runs "
                   "that begin with it %s; move a parameter a little",
             label, c->side ? "on" : "off");
}

void cst_corners_warn(cst_work *w)
{
    char first[sizeof w->switches.label];
    for (int i = 0; i < w->run.events.corners; i++) {
        const cst_corner *c = &w->run.events.corner[i];
        if (c->kind != CST_CORNER_JUMP && !w->call.computes_derivatives)
            continue;
        if (c->kind == CST_CORNER_JUMP || c->kind == CST_CORNER_LOOK)
            warn_of_look(w, c);
        else if (c->kind != CST_CORNER_MEET)
            warn_of_start(w, c);
        else {
            memcpy(first, cst_switch_label(&w->switches, c->k), sizeof first);
            cst_warn(&w->report, CST_WCORNER,
                     "%s and %s are crossed together at t = %.6g s, and their order matters: there "
                     "is a corner, and the derivatives are those of the first before the second; "
                     "move a parameter a little",
                     first, cst_switch_label(&w->switches, c->other), c->t);
        }
    }
}
