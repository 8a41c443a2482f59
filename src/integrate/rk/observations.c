/* Looks at instants of a run: at a state between two steps, on the dense output within a step, or
 * at an event, with which they move.
 *
 * Within a step, at a fixed t = t0 + theta h:
 *
 *     y = y0 + h sum of beta_i(theta) K_i,   dtheta = -(dt0 + theta dh) / h
 *
 * At an event the instant is that of the trigger: the derivatives by y and by t both count. */
#include "integrate/rk/rk.h"

#include "base/vectors.h"
#include "dynamics/derivatives/second.h"

#include <math.h>
#include <string.h>

/* The first step that ends at t or after it. */
static int step_at(const cst_rk *x, double t)
{
    int low = 0, high = x->steps.count - 1;
    while (low < high) {
        int middle = (low + high) / 2;
        if (cst_rk_end_of(x, middle) >= t)
            high = middle;
        else
            low = middle + 1;
    }
    return low;
}

/* The system at (t, y), in the present modes. */
static int solve(cst_work *w, double t, const double *y)
{
    int status = cst_system_solve(&w->system, t, y, y + w->system.n);
    return status < 0 ? cst_state_failed(w, status, t) : CST_OK;
}

/* The same, where q and v are enough. */
static int set_state(cst_system *s, double t, const double *y)
{
    s->t = t;
    cst_copy(s->q, y, s->n);
    cst_copy(s->v, y + s->n, s->n);
    return CST_OK;
}

int cst_rk_observe(cst_work *w, double t, int needs)
{
    cst_rk *x = cst_rk_of(w);
    cst_system *s = &w->system;
    const double *y = x->inside;
    int k = step_at(x, t);
    size_t modes = (size_t)(w->switches.count + 1) * sizeof *x->switches.modes;
    int between = t >= cst_rk_end_of(x, k) || t <= x->steps.list[k].t;
    memcpy(x->switches.modes, s->mode, modes);
    TRY(between ? cst_rk_bring(w, k) : cst_rk_load(w, k, cst_rk_formulas(x, k)->dense));
    memcpy(s->mode, x->switches.modes, modes);
    cst_system_invalidate(s);
    if (between && t > x->steps.list[k].t && x->steps.list[k].cut && w->run.events.modes_t <= t)
        y = cst_rk_event_state(w, k, x->steps.list[k].events); /* before its impacts */
    else if (between)
        y = cst_rk_state(x, t <= x->steps.list[k].t ? k : k + 1);
    else
        cst_rk_dense(x, (t - x->current.t) / x->current.h, x->inside, NULL);
    return needs == CST_NEEDS_NOTHING ? set_state(s, t, y) : solve(w, t, y);
}

/* A look at an instant that does not move. */
static int is_fixed(const cst_stop *stop)
{
    return stop->wanted >= 0 && stop->first < 0;
}

/* The next one on the list, forward or backward, that is; NULL where there is none. */
static const cst_stop *next_fixed(const cst_work *w, int forward)
{
    int *at = &cst_rk_of(w)->next_instant;
    const cst_targets *targets = w->targets;
    while (*at >= 0 && *at < targets->stops_count && !is_fixed(&targets->stops[*at]))
        *at += forward ? 1 : -1;
    return *at >= 0 && *at < targets->stops_count ? &targets->stops[*at] : NULL;
}

/* Is it one at the end of the run, after all events? */
static int is_final(const cst_work *w, const cst_stop *stop)
{
    return stop && stop->t == cst_tf(w) && stop->side > 0;
}

static int is_inside(const cst_work *w, const cst_stop *stop, int k)
{
    const cst_rk *x = cst_rk_of(w);
    double end = cst_rk_end_of(x, k);
    if (!stop || is_final(w, stop) || !(stop->t > x->steps.list[k].t))
        return 0;
    return x->steps.list[k].cut ? stop->t <= end : stop->t < end;
}

int cst_rk_has_observations(const cst_work *w, int k, int forward)
{
    return is_inside(w, next_fixed(w, forward), k);
}

/* At the state between steps k and k + 1, where no event is. */
static int is_at_end(const cst_work *w, const cst_stop *stop, int k)
{
    if (!stop || is_final(w, stop))
        return 0;
    return k < 0 ? stop->t <= 0.0
                 : !cst_rk_of(w)->steps.list[k].cut && stop->t == cst_rk_end_of(cst_rk_of(w), k);
}

/* d/dt of what a stop looks at, with y held: with contacts by differences, which follow the
 * rows. */
static int by_time(cst_work *w, const cst_stop *stop, double t, const double *y, double h,
                   double *rate)
{
    static const double weight[3] = { 3.0 / 4.0, -3.0 / 20.0, 1.0 / 60.0 };
    double d = 0.02 * h;
    *rate = 0.0;
    for (int k = -3; w->system.contacts.any && cst_rk_of(w)->by_time.explicit && k <= 3; k++) {
        if (!k)
            continue;
        TRY(solve(w, t + k * d, y));
        cst_place at = cst_system_place(&w->system);
        cst_outputs_take(&w->observation.quantities, &w->system, &at);
        double x = cst_quantity_value(&w->observation.quantities, &at, stop->x);
        *rate += stop->weight * (k > 0 ? weight[k - 1] : -weight[-k - 1]) * x / d;
    }
    TRY(solve(w, t, y));
    w->second_order.by_time->apart = d;
    if (stop->x.kind == CST_OF_T && !stop->final)
        *rate = stop->weight;
    else if (!w->system.contacts.any && cst_rk_of(w)->by_time.explicit)
        *rate = cst_stop_rate(w, stop, 0);
    return CST_OK;
}

static int moves_with(const cst_stop *stop, long first, int side)
{
    return stop->wanted >= 0 && stop->first == first && stop->side == side;
}

/* ---- adjoint -------------------------------------------------------------------------------- */

int cst_rk_final_observations(cst_work *w)
{
    cst_rk *x = cst_rk_of(w);
    const cst_stop *stop;
    x->next_instant = w->targets->stops_count - 1;
    TRY(cst_rk_bring(w, x->steps.count - 1));
    cst_rk_modes(w, w->stats.events);
    TRY(solve(w, cst_tf(w), cst_rk_state(x, x->steps.count)));
    for (; is_final(w, stop = next_fixed(w, 0)); x->next_instant--)
        TRY(cst_stop_adjoint(w, stop, cst_rk_lambda(x, stop->wanted)));
    return CST_OK;
}

int cst_rk_observations_at_end(cst_work *w, int k)
{
    cst_rk *x = cst_rk_of(w);
    const cst_stop *stop = next_fixed(w, 0);
    if (!is_at_end(w, stop, k))
        return CST_OK;
    cst_rk_modes(w, k < 0 ? 0 : x->steps.list[k].events);
    TRY(solve(w, stop->t, cst_rk_state(x, k + 1)));
    for (; is_at_end(w, stop = next_fixed(w, 0), k); x->next_instant--)
        TRY(cst_stop_adjoint(w, stop, cst_rk_lambda(x, stop->wanted)));
    return CST_OK;
}

/* mu of a look at theta, into what it depends on. */
static void spread(cst_work *w, int r, double theta, int moves)
{
    cst_rk *x = cst_rk_of(w);
    int n2 = 2 * x->n, stages = x->current.tableau->dense;
    double beta[CST_RK_STAGES], by_theta[CST_RK_STAGES], along, *lambda = cst_rk_lambda(x, r);
    x->current.tableau->weights(theta, beta, by_theta, NULL);
    for (int i = 0; i < stages; i++) {
        double *Kbar = cst_rk_kbar(x, i, r), factor = x->current.h * beta[i];
        for (int d = 0; factor != 0.0 && d < n2; d++)
            Kbar[d] += factor * x->adjoint.mu[d];
    }
    for (int d = 0; d < n2; d++)
        lambda[d] += x->adjoint.mu[d];
    if (!moves)
        return;
    cst_rk_combine(x, beta, stages, n2, x->sum);
    cst_rk_combine(x, by_theta, stages, n2, x->slope);
    along = 0.0;
    for (int d = 0; d < n2; d++) {
        x->adjoint.by_h[r] += x->adjoint.mu[d] * x->sum[d];
        along += x->adjoint.mu[d] * x->slope[d];
    }
    x->adjoint.by_t[r] -= along;
    x->adjoint.by_h[r] -= theta * along;
}

int cst_rk_observations_inside(cst_work *w, int k, int moves)
{
    cst_rk *x = cst_rk_of(w);
    const cst_stop *stop;
    for (; is_inside(w, stop = next_fixed(w, 0), k); x->next_instant--) {
        double theta = (stop->t - x->current.t) / x->current.h;
        cst_rk_dense(x, theta, x->inside, NULL);
        TRY(solve(w, stop->t, x->inside));
        cst_clear(x->adjoint.mu, 2 * x->n);
        TRY(cst_stop_adjoint(w, stop, x->adjoint.mu));
        spread(w, stop->wanted, theta, moves);
    }
    return CST_OK;
}

/* Every look that moves with the event that ends step k; `add` takes it with its rate, where the
 * system was solved. */
static int at_event(cst_work *w, int k, long first, int side,
                    int (*add)(cst_work *w, const cst_stop *stop, double rate))
{
    cst_rk *x = cst_rk_of(w);
    long group = side < 0 ? first : cst_events_last(w, first) + 1;
    const double *y = cst_rk_event_state(w, k, group);
    double t = cst_rk_end_of(x, k);
    for (int j = 0; j < w->targets->stops_count; j++) {
        const cst_stop *stop = &w->targets->stops[j];
        if (!moves_with(stop, first, side))
            continue;
        double rate;
        TRY(by_time(w, stop, t, y, x->steps.list[k].h, &rate));
        TRY(add(w, stop, rate));
    }
    return CST_OK;
}

static int add_adjoint(cst_work *w, const cst_stop *stop, double rate)
{
    cst_rk *x = cst_rk_of(w);
    TRY(cst_stop_adjoint(w, stop, cst_rk_lambda(x, stop->wanted)));
    x->adjoint.tau[stop->wanted] += rate;
    return CST_OK;
}

int cst_rk_observations_at_event(cst_work *w, int k, long first, int side)
{
    return at_event(w, k, first, side, add_adjoint);
}

/* ---- tangent -------------------------------------------------------------------------------- */

void cst_rk_tangent_at(const cst_work *w, int c, const double *weight, int stages, int size,
                       double theta, const double *slope, double *out)
{
    const cst_rk *x = cst_rk_of(w);
    double back = slope ? -x->tangent.dt[c] - theta * x->tangent.dh[c] : 0.0; /* h dtheta */
    memcpy(out, x->tangent.dy + (size_t)c * (size_t)x->size, (size_t)size * sizeof *out);
    for (int j = 0; j < stages; j++) {
        const double *dK =
            x->tangent.dK + ((size_t)j * (size_t)w->count + (size_t)c) * (size_t)x->size;
        double factor = x->current.h * weight[j];
        for (int d = 0; factor != 0.0 && d < size; d++)
            out[d] += factor * dK[d];
    }
    for (int d = 0; d < size; d++)
        out[d] += x->tangent.dh[c] * x->sum[d] + (slope ? back * slope[d] : 0.0);
}

/* Where the system stands: derivatives of what a stop looks at along those of y, which are the
 * columns of `dy`, `stride` apart, and, at the rate `rate`, along x->tangent.dt. */
static void add_observation(cst_work *w, const cst_stop *stop, const double *dy, int stride,
                            double rate)
{
    cst_rk *x = cst_rk_of(w);
    int n = x->n, size = n + x->m;
    double *gradient = cst_stop_sum(w->targets, stop);
    if (stop->final)
        cst_stop_gradient(w, stop);
    for (int first = 0; first < w->count; first += CST_LANES) {
        int lanes = cst_lanes_from(w, first);
        cst_set_directions(w, first, lanes);
        for (int l = 0; l < CST_LANES; l++) {
            const double *d = dy + (size_t)(first + (l < lanes ? l : 0)) * (size_t)stride;
            for (int i = 0; i < n; i++) {
                w->directions.dq[i][l] = d[i];
                w->directions.dv[i][l] = d[n + i];
            }
        }
        cst_targets_directions(w, lanes);
        for (int l = 0; l < lanes; l++) {
            const double *d = w->system.rhs + l * size;
            gradient[w->p->design[first + l]] +=
                cst_stop_tangent(w, stop, first + l, l, d) +
                (rate != 0.0 ? rate * x->tangent.dt[first + l] : 0.0);
        }
    }
}

int cst_rk_final_observations_tangent(cst_work *w)
{
    cst_rk *x = cst_rk_of(w);
    const cst_stop *stop;
    for (; is_final(w, stop = next_fixed(w, 1)); x->next_instant++)
        add_observation(w, stop, x->tangent.dy, x->size, 0.0);
    return CST_OK;
}

int cst_rk_observations_at_end_tangent(cst_work *w, int k)
{
    cst_rk *x = cst_rk_of(w);
    const cst_stop *stop = next_fixed(w, 1);
    if (!is_at_end(w, stop, k))
        return CST_OK;
    cst_rk_modes(w, k < 0 ? 0 : x->steps.list[k].events);
    TRY(solve(w, stop->t, cst_rk_state(x, k + 1)));
    for (; is_at_end(w, stop = next_fixed(w, 1), k); x->next_instant++)
        add_observation(w, stop, x->tangent.dy, x->size, 0.0);
    return CST_OK;
}

int cst_rk_observations_inside_tangent(cst_work *w, int k)
{
    cst_rk *x = cst_rk_of(w);
    const cst_stop *stop;
    int n2 = 2 * x->n, stages = x->current.tableau->dense;
    double beta[CST_RK_STAGES], by_theta[CST_RK_STAGES];
    for (; is_inside(w, stop = next_fixed(w, 1), k); x->next_instant++) {
        double theta = (stop->t - x->current.t) / x->current.h;
        cst_rk_dense(x, theta, x->inside, NULL);
        TRY(solve(w, stop->t, x->inside));
        x->current.tableau->weights(theta, beta, by_theta, NULL);
        cst_rk_combine(x, beta, stages, n2, x->sum);
        cst_rk_combine(x, by_theta, stages, n2, x->slope);
        for (int c = 0; c < w->count; c++)
            cst_rk_tangent_at(w, c, beta, stages, n2, theta, x->slope,
                              x->tangent.dobservation + c * n2);
        add_observation(w, stop, x->tangent.dobservation, n2, 0.0);
    }
    return CST_OK;
}

static int add_tangent(cst_work *w, const cst_stop *stop, double rate)
{
    add_observation(w, stop, cst_rk_of(w)->tangent.dy, cst_rk_of(w)->size, rate);
    return CST_OK;
}

int cst_rk_observations_at_event_tangent(cst_work *w, int k, long first, int side)
{
    return at_event(w, k, first, side, add_tangent);
}
