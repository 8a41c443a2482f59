/* Events on the dense output: found, and how the derivatives cross them.
 *
 * The first trigger is zero at t* on the dense output y(t).  A further one at the same instant is
 * zero after a time that is 0 in this run, in which the motion follows f of the modes between:
 *
 *     s_1(t*, y(t*), rho) = 0,   y_j = y_(j-1) + (t_j - t_(j-1)) f,   s_j(t_j, y_j, rho) = 0
 *
 * With sigma = lambda . y' + tau for the derivatives lambda by y and tau by t behind the flip, y'
 * the slope before it, and rate = s_t + s_y y':
 *
 *     kappa = sigma / rate,   lambda -= kappa s_y',   gradient -= kappa s_rho'
 *     tau   = -lambda . y' */
#include "integrate/rk/rk.h"

#include "base/vectors.h"

#include <math.h>
#include <string.h>

#define STRAIGHT 1e-3 /* of a step: what a switch is extrapolated from               */
#define SOONEST  0.01 /* of a step: what is nearer may be the switch that has just flipped */
#define BEYOND   1.25 /* of the time to a switch: how long the step to it is         */

/* ---- found ---------------------------------------------------------------------------------- */

static int is_beyond(const cst_work *w, int k, double value)
{
    return w->system.mode[k] != (value > 0.0);
}

/* Switch k at theta, positive on the side of its mode. */
static double value_at(cst_work *w, int k, double theta)
{
    cst_rk *x = cst_rk_of(w);
    cst_rk_dense(x, theta, x->inside, NULL);
    cst_switch_values(&w->switches, x->current.t + theta * x->current.h, x->inside,
                      w->switches.value);
    return w->system.mode[k] ? w->switches.value[k] : -w->switches.value[k];
}

/* Beyond zero at hi and not so at lo, where it is f_lo: the root, by secants and halving. */
static double root(cst_work *w, int k, double lo, double f_lo, double hi)
{
    double f_hi = value_at(w, k, hi);
    int side = -1;
    for (int i = 0; i < 200 && hi - lo > 1e-15 * hi; i++) {
        double theta = i % 3 == 2 ? 0.5 * (lo + hi) : lo + f_lo / (f_lo - f_hi) * (hi - lo);
        theta = fmin(fmax(theta, lo + 4e-16 * hi), hi - 4e-16 * hi); /* also out of a NaN */
        double f = value_at(w, k, theta);
        int beyond = is_beyond(w, k, w->switches.value[k]);
        if (beyond) {
            hi = theta;
            f_hi = f;
        } else {
            lo = theta;
            f_lo = f;
        }
        if (beyond == side) /* Illinois: the end that stays counts half */
            *(beyond ? &f_lo : &f_hi) *= 0.5;
        side = beyond;
    }
    return hi;
}

/* The first root of switch k before hi, where it is beyond zero.  One that begins at zero, because
 * it flipped there, may lead away from it first. */
static double first_root(cst_work *w, int k, double hi)
{
    double f = value_at(w, k, 0.0), theta = hi;
    if (!is_beyond(w, k, w->switches.value[k]))
        return root(w, k, 0.0, f, hi);
    for (int i = 0; i < 50; i++, hi = theta) {
        theta = 0.5 * hi;
        f = value_at(w, k, theta);
        if (!is_beyond(w, k, w->switches.value[k]))
            return root(w, k, theta, f, hi);
    }
    return 0.0;
}

static int prepare_dense(cst_work *w)
{
    int status = cst_rk_stages(w, cst_rk_of(w)->current.tableau->dense);
    return status ? w->report.callback_status : CST_OK;
}

/* The switches at theta, in `out`. */
static void values_at(cst_work *w, double theta, double *out)
{
    value_at(w, 0, theta);
    cst_copy(out, w->switches.value, w->switches.count);
}

/* The earliest root of the switches that are beyond zero at *theta. */
static void earliest(cst_work *w, double *theta, int *which)
{
    cst_rk *x = cst_rk_of(w);
    double *now = x->switches.at_middle;
    values_at(w, *theta, now);
    for (int k = 0; k < w->switches.count; k++)
        if (!x->switches.ignored[k] && is_beyond(w, k, now[k])) {
            *theta = first_root(w, k, *theta);
            *which = k;
            values_at(w, *theta, now);
        }
}

static int inside(void *integrator, double t, double *y)
{
    cst_rk *x = integrator;
    cst_rk_dense(x, (t - x->current.t) / x->current.h, x->inside, NULL);
    cst_copy(y, x->inside, 2 * x->n);
    return 1;
}

/* The switches at theta of the cubic through the ends of the step. */
static void values_on_cubic(cst_work *w, double theta, double *out)
{
    cst_rk *x = cst_rk_of(w);
    const double *f0 = cst_rk_slope(x, 0), *f1 = cst_rk_slope(x, x->current.tableau->stages);
    double u = 1.0 - theta, w0 = u * u * (1.0 + 2.0 * theta), w1 = 1.0 - w0,
           h0 = x->current.h * theta * u * u, h1 = -x->current.h * theta * theta * u;
    for (int i = 0; i < 2 * x->n; i++)
        x->inside[i] = w0 * x->current.y0[i] + w1 * x->current.y1[i] + h0 * f0[i] + h1 * f1[i];
    cst_switch_values(&w->switches, x->current.t + theta * x->current.h, x->inside, out);
}

/* May a switch be beyond zero within the step and not at its ends?  By cubics through its ends,
 * without the stages that the dense output would take. */
static int may_hide(cst_work *w, const double *end)
{
    cst_rk *x = cst_rk_of(w);
    int count = w->switches.count;
    double *start = x->switches.at_start, *middle = x->switches.at_middle,
           *left = x->switches.at_ahead, *right = w->run.events.quarters;
    cst_switch_values(&w->switches, x->current.t, x->current.y0, start);
    values_on_cubic(w, CST_EARLY, left);
    values_on_cubic(w, 0.5, middle);
    values_on_cubic(w, CST_LATE, right);
    for (int k = 0; k < count; k++) {
        double side = w->system.mode[k] ? 1.0 : -1.0, a = side * start[k], b = side * middle[k];
        double c = side * end[k];
        if (x->switches.ignored[k])
            continue;
        if (!cst_switch_resolved(a, side * left[k], b, side * right[k], c) ||
            (a > 0.0 && c > 0.0 && !isnan(cst_turning_point(a, b, c))))
            return 1;
    }
    return 0;
}

/* The first event of the current step, at whose end the switches are `end`: its switch, or -1. */
static int find(cst_work *w, const double *end, double *theta, int *which)
{
    cst_rk *x = cst_rk_of(w);
    int beyond = 0;
    *theta = 1.0;
    *which = -1;
    for (int k = 0; k < w->switches.count; k++)
        beyond += is_beyond(w, k, end[k]) && !x->switches.ignored[k];
    if (!beyond && x->current.stages_done < x->current.tableau->dense && !may_hide(w, end))
        return CST_OK;
    TRY(prepare_dense(w));
    if (beyond)
        earliest(w, theta, which);
    double hidden = cst_events_hidden(w, (cst_dense){ inside, x }, x->current.t,
                                      x->current.t + *theta * x->current.h);
    if (isnan(hidden))
        return CST_OK;
    double before = (hidden - x->current.t) / x->current.h;
    int other = -1;
    earliest(w, &before, &other);
    if (other >= 0) {
        *theta = before;
        *which = other;
    }
    return CST_OK;
}

int cst_rk_event(cst_work *w, double *theta)
{
    cst_rk *x = cst_rk_of(w);
    int count = w->switches.count;
    double *end = x->switches.at_end;
    long before = w->stats.events;
    if (!count)
        return 0;
    cst_switch_values(&w->switches, x->current.t + x->current.h, x->current.y1, end);
    for (int k = 0; k < count; k++)
        x->switches.ignored[k] = x->switches.ignored[k] && is_beyond(w, k, end[k]);
    for (int k;;) {
        TRY(find(w, end, theta, &k));
        if (k < 0) {
            cst_contacts_left(w, end);
            return 0;
        }
        cst_rk_dense(x, *theta, x->inside, NULL);
        memset(w->run.events.roots, 0, (size_t)count * sizeof *w->run.events.roots);
        w->run.events.roots[k] = w->system.mode[k] ? -1 : 1;
        TRY((count > w->switches.own ? cst_contacts_cross : cst_events_cross)(
            w, x->current.t + *theta * x->current.h, x->inside));
        if (w->stats.events > before) {
            cst_impacts_apply(w, before, w->stats.events, x->inside);
            TRY(cst_corners_meet(w, x->current.t + *theta * x->current.h, x->inside));
            break;
        }
        x->switches.ignored[k] = 1; /* touched: the step goes on */
    }
    memset(x->switches.ignored, 0, (size_t)count * sizeof *x->switches.ignored);
    if (count > w->switches.own)
        cst_contacts_released(w, x->current.t + *theta * x->current.h, x->inside);
    return 1;
}

/* Switches often flip in pairs: those of a narrow zone, in which the forces are steep.  The time to
 * the first one from the start of a step, straight on, and a bit more; a step much longer would
 * follow the law of the zone far out of it. */
double cst_rk_reach(cst_work *w)
{
    cst_rk *x = cst_rk_of(w);
    int count = w->switches.count;
    double *start = x->switches.at_start, *ahead = x->switches.at_ahead,
           d = STRAIGHT * x->current.h, reach = INFINITY;
    const double *slope = cst_rk_slope(x, 0);
    for (int i = 0; i < 2 * x->n; i++)
        x->inside[i] = x->current.y0[i] + d * slope[i];
    cst_switch_values(&w->switches, x->current.t, x->current.y0, start);
    cst_switch_values(&w->switches, x->current.t + d, x->inside, ahead);
    for (int k = 0; k < count; k++) {
        double side = w->system.mode[k] ? 1.0 : -1.0;
        double value = side * start[k], rate = side * (ahead[k] - start[k]) / d;
        if (value > 0.0 && rate < 0.0 && value > -SOONEST * x->current.h * rate)
            reach = fmin(reach, -BEYOND * value / rate);
    }
    return reach;
}

/* ---- crossed -------------------------------------------------------------------------------- */

/* Flips up to the end of step k. */
static long events_until(const cst_work *w, int k)
{
    return k + 1 < cst_rk_of(w)->steps.count ? cst_rk_of(w)->steps.list[k + 1].events
                                             : w->stats.events;
}

/* The slope of y at an event before the flips of a group: of the dense output for the first one. */
static int slope_before(cst_work *w, int k, int initial, const double *y, double *slope)
{
    cst_rk *x = cst_rk_of(w);
    cst_system *s = &w->system;
    const cst_rk_step *step = &x->steps.list[k];
    double t = step->t + step->theta * step->h;
    if (initial) {
        cst_rk_dense(x, step->theta, x->inside, slope);
        return CST_OK;
    }
    int status = cst_system_solve(s, t, y, y + x->n);
    if (status < 0)
        return cst_state_failed(w, status, t);
    memcpy(slope, y + x->n, (size_t)x->n * sizeof *slope);
    memcpy(slope + x->n, s->a, (size_t)x->n * sizeof *slope);
    cst_place at = cst_system_place(s);
    cst_targets_integrands(w, &at, slope + 2 * x->n);
    return CST_OK;
}

/* s_t + s_y y' of a trigger; w->switches.by_q, s_v, s_rho are its gradient. */
static double rate(cst_work *w, int trigger, double t, const double *y, const double *slope)
{
    int n = w->system.n;
    double s_t = cst_switch_gradient(&w->switches, trigger, t, y);
    return s_t + cst_dot(w->switches.by_q, slope, n) + cst_dot(w->switches.by_v, slope + n, n);
}

/* lambda and tau of one that is asked for; slope, speed and gradient are the trigger's. */
static void cross(cst_work *w, int r, double speed)
{
    cst_rk *x = cst_rk_of(w);
    int n = x->n;
    double *lambda = cst_rk_lambda(x, r), *gradient = w->targets->list[r].gradient;
    double kappa = (cst_rk_dot(w, r, lambda, x->slope) + x->adjoint.tau[r]) / speed;
    for (int i = 0; i < n; i++) {
        lambda[i] -= kappa * w->switches.by_q[i];
        lambda[n + i] -= kappa * w->switches.by_v[i];
    }
    for (int i = 0; i < w->system.p; i++)
        gradient[i] -= kappa * w->switches.by_rho[i];
    x->adjoint.tau[r] = -cst_rk_dot(w, r, lambda, x->slope);
}

int cst_rk_event_adjoint(cst_work *w, int k)
{
    cst_rk *x = cst_rk_of(w);
    const cst_rk_step *step = &x->steps.list[k];
    double t = step->t + step->theta * step->h;
    cst_events_set_modes(w, step->events, events_until(w, k) - 1, 1);
    for (long last = events_until(w, k) - 1, first; last >= step->events; last = first - 1) {
        first = cst_events_first(w, last);
        const double *y = cst_rk_event_state(w, k, first);
        TRY(cst_rk_observations_at_event(w, k, first, 1));
        TRY(cst_rk_impact_adjoint(w, first));
        cst_events_set_modes(w, first, last, 0);
        TRY(cst_rk_observations_at_event(w, k, first, -1));
        TRY(slope_before(w, k, first == step->events, y, x->slope));
        double speed = rate(w, w->run.events.list[first].trigger, t, y, x->slope);
        for (int r = 0; r < x->adjoint.count; r++)
            cross(w, r, speed);
    }
    return CST_OK;
}

int cst_rk_event_tangent(cst_work *w, int k)
{
    cst_rk *x = cst_rk_of(w);
    const cst_rk_step *step = &x->steps.list[k];
    double t = step->t + step->theta * step->h;
    int n = x->n;
    long end = events_until(w, k);
    for (int c = 0; c < w->count; c++)
        x->tangent.dt[c] =
            0.0; /* x->tangent.dy is at the instant as it is; from the first group on it moves */
    for (long first = step->events, last; first < end; first = last + 1) {
        const double *y = cst_rk_event_state(w, k, first);
        last = cst_events_last(w, first);
        TRY(slope_before(w, k, first == step->events, y, x->slope));
        double speed = rate(w, w->run.events.list[first].trigger, t, y, x->slope);
        for (int c = 0; c < w->count; c++) {
            double *dy = x->tangent.dy + (size_t)c * (size_t)x->size,
                   s = cst_tables_along(&w->system.tables, w->switches.by_rho, w->p->design[c]);
            for (int i = 0; i < x->size; i++)
                dy[i] -= x->slope[i] * x->tangent.dt[c];
            x->tangent.dt[c] =
                -(s + cst_dot(w->switches.by_q, dy, n) + cst_dot(w->switches.by_v, dy + n, n)) /
                speed;
            for (int i = 0; i < x->size; i++)
                dy[i] += x->slope[i] * x->tangent.dt[c];
        }
        TRY(cst_rk_observations_at_event_tangent(w, k, first, -1));
        TRY(cst_rk_impact_tangent(w, first));
        cst_events_set_modes(w, first, last, 1);
        TRY(cst_rk_observations_at_event_tangent(w, k, first, 1));
    }
    return CST_OK;
}

/* ---- once more ------------------------------------------------------------------------------ */

/* The time after t at which a trigger is zero along y + (time) slope, or, with
 * theta, on the dense output: by Newton's method. */
static double time_to(cst_work *w, int trigger, double t, double *y, double *slope, double theta)
{
    cst_rk *x = cst_rk_of(w);
    double moved = 0.0, change = INFINITY;
    for (int i = 0; i < 50 && fabs(change) > 1e-16 * (1.0 + fabs(moved)); i++) {
        if (!isnan(theta))
            cst_rk_dense(x, theta + moved / x->current.h, y, slope);
        double speed = rate(w, trigger, t + moved, y, slope);
        change = -w->switches.value[trigger] / speed;
        moved += change;
        for (int j = 0; isnan(theta) && j < x->size; j++)
            y[j] += change * slope[j];
    }
    return moved;
}

/* The flips of step k, in the same order: each where its trigger is zero. */
int cst_rk_event_again(cst_work *w, int k)
{
    cst_rk *x = cst_rk_of(w);
    cst_rk_step *step = &x->steps.list[k];
    long end = events_until(w, k);
    double *y = cst_rk_state(x, k + 1), t = x->current.t + step->theta * x->current.h;
    for (long first = step->events, last; first < end; first = last + 1) {
        int initial = first == step->events, trigger = w->run.events.list[first].trigger;
        last = cst_events_last(w, first);
        TRY(slope_before(w, k, initial, y, x->slope));
        double moved = time_to(w, trigger, t, y, x->slope, initial ? step->theta : NAN);
        t += moved;
        if (initial)
            step->theta += moved / x->current.h;
        if (cst_impact_of(w, first))
            TRY(cst_impact_again(w, cst_impact_of(w, first), t, y));
        cst_events_set_modes(w, first, last, 1);
    }
    x->current.t = t;
    return CST_OK;
}
