/* Switches: which branch holds, where it changes, and how the derivatives cross.
 *
 * At an event the state is continuous and its slope is not (- before, + after):
 *
 *     kappa = (mu+ . (f- - f+) + g- - g+) / (s_t + s_y f-)
 *     mu-   = mu+ - kappa s_y',   gradient -= kappa s_rho'                              adjoint, backwards
 *     s+    = s- + (f- - f+) dt,  dt = -(s_y s- + s_rho) / (s_t + s_y f-)               direct, forwards
 *
 * f jumps in its lower half only: (0, a- - a+).  Switches that reach zero at one instant are crossed one after another.
 * A flip may take others with it, whose functions jump (a wheel that passes the edge of a step loses its load): they belong
 * to the switch that triggered them, and the derivatives cross all of them at once with its rate. */
#include "integrate/internal.h"

#include <cvodes/cvodes.h>
#include <math.h>
#include <string.h>

int cst_switch_values(double t, N_Vector y, double *out, void *work)
{
    cst_work *w = work;
    cst_system *s = &w->system;
    s->kernels->switches(t, NV_DATA_S(y), NV_DATA_S(y) + s->n, s->rho, s->mode, out);
    return 0;
}

void cst_modes_start(cst_work *w, const double *y, int searching)
{
    cst_system *s = &w->system;
    int count = w->model->s;
    memset(s->mode, 0, (size_t)count * sizeof *s->mode);
    s->mode[count] = searching;
    if (count) {
        s->kernels->switches(0.0, y, y + s->n, s->rho, s->mode, w->switches);
        for (int k = 0; k < count; k++)
            s->mode[k] = w->switches[k] > 0.0;
    }
    if (!searching)
        memcpy(w->mode0, s->mode, (size_t)count * sizeof *s->mode);
    cst_system_invalidate(s);
}

static int values_at(cst_work *w, cst_integrator *x, double t, double *out)
{
    return CVodeGetDky(x->cvodes, t, 0, x->dky) == CV_SUCCESS && cst_switch_values(t, x->dky, out, w) == 0;
}

/* Where in the last step, as a part of it, a switch with the values a, b, c at its start, middle and end may be nearest to
 * zero: the vertex of the parabola, or NAN where that does not come near. */
static double turning_point(double a, double b, double c)
{
    double bend = a + c - 2.0 * b, slope = 4.0 * b - 3.0 * a - c, u = -slope / (4.0 * bend);
    double lowest = a - slope * slope / (8.0 * bend);
    return bend > 0.0 && u > 0.0 && u < 1.0 && lowest <= 0.2 * fmin(a, fmin(b, c)) ? u : NAN;
}

/* What the tolerances leave open of switch k, at the instant of the last values_at. */
static double uncertainty(cst_work *w, const cst_integrator *x, double t, int k)
{
    cst_system *s = &w->system;
    const cst_options *o = &w->p->options;
    const double *q = NV_DATA_S(x->dky), *v = q + s->n;
    double sum = 0.0;
    memset(s->out1, 0, (size_t)w->model->s * sizeof(double));
    ((double *)s->out1)[k] = 1.0;
    s->kernels->switches_b(t, q, w->s_q, v, w->s_v, s->rho, w->s_rho, s->mode, w->switches, (double *)s->out1);
    for (int i = 0; i < s->n; i++)
        sum += fabs(w->s_q[i]) * (o->rtol * fabs(q[i]) + o->atol) + fabs(w->s_v[i]) * (o->rtol * fabs(v[i]) + o->atol);
    return sum;
}

/* A contact so short that the integrator steps over it: its root finder compares the ends of a step.  An instant between t0
 * and t1 at which a switch is beyond zero that is not so at either end, or NAN.  One that turns back so near to zero that
 * the tolerances cannot tell the side is noted as touched. */
double cst_events_hidden(cst_work *w, cst_integrator *x, double t0, double t1)
{
    int count = w->model->s;
    double *start = w->within, *middle = start + count, *end = middle + count, found = NAN;
    if (!count || !(t1 > t0))
        return NAN;
    if (w->within_t == t0) /* where the step before ended */
        memcpy(start, end, (size_t)count * sizeof *start);
    else if (!values_at(w, x, t0, start))
        return NAN;
    w->within_t = NAN;
    if (!values_at(w, x, 0.5 * (t0 + t1), middle) || !values_at(w, x, t1, end))
        return NAN;
    w->within_t = t1;
    for (int k = 0; k < count; k++) {
        double side = w->system.mode[k] ? 1.0 : -1.0, a = side * start[k], b = side * middle[k], c = side * end[k], u = 0.5;
        if (!(a > 0.0 && c > 0.0))
            continue;
        if (b > 0.0)
            u = turning_point(a, b, c);
        double t = t0 + u * (t1 - t0);
        if (isnan(u) || !values_at(w, x, t, w->switches))
            continue;
        double value = side * w->switches[k], open = uncertainty(w, x, t, k);
        if (a <= open || c <= open) /* it begins or ends with a crossing */
            continue;
        if (fabs(value) <= open)
            w->grazing = k + 1;
        else if (value < 0.0)
            found = fmin(found, t); /* the earliest */
    }
    return found;
}

/* The modes just before t. */
void cst_modes_at(cst_work *w, double t)
{
    cst_system *s = &w->system;
    if (!w->model->s)
        return;
    memcpy(s->mode, w->mode0, (size_t)w->model->s * sizeof *s->mode);
    for (long e = 0; e < w->stats.events && w->events[e].t < t; e++)
        s->mode[w->events[e].k] = w->events[e].to;
    s->mode[w->model->s] = 0;
    cst_system_invalidate(s);
}

/* s_t + s_q v + s_v a of switch k at the instant solved last; *size is the same with all terms positive. */
static double rate(cst_work *w, int k, double *size)
{
    cst_system *s = &w->system;
    double td[CST_LANES] = { 1.0 }, sum;
    s->kernels->switches_dv(s->t, td, s->q, (cst_dirs)s->zeros, s->v, (cst_dirs)s->zeros, s->rho, (cst_dirs)s->zeros, s->mode,
                            w->switches, s->out0, CST_LANES);
    sum = s->out0[k][0];
    *size = fabs(sum);
    memset(s->out1, 0, (size_t)w->model->s * sizeof(double));
    ((double *)s->out1)[k] = 1.0;
    s->kernels->switches_b(s->t, s->q, w->s_q, s->v, w->s_v, s->rho, w->s_rho, s->mode, w->switches, (double *)s->out1);
    for (int i = 0; i < s->n; i++) {
        sum += w->s_q[i] * s->v[i] + w->s_v[i] * s->a[i];
        *size += fabs(w->s_q[i] * s->v[i]) + fabs(w->s_v[i] * s->a[i]);
    }
    return sum;
}

/* Switches that are exactly zero at the start take the branch that the motion leads into.  Returns how many flipped. */
int cst_modes_on_edge(cst_work *w, const double *y)
{
    cst_system *s = &w->system;
    int flipped = 0;
    for (int k = 0; k < w->model->s; k++) {
        double size, speed;
        s->kernels->switches(0.0, y, y + s->n, s->rho, s->mode, w->switches);
        if (w->switches[k] != 0.0)
            continue;
        speed = rate(w, k, &size);
        if (speed > 0.0) {
            s->mode[k] = w->mode0[k] = 1;
            flipped++;
        }
    }
    if (flipped)
        cst_system_invalidate(s);
    return flipped;
}

static const char *switch_name(const cst_work *w, int k) { return w->model->switches ? w->model->switches[k] : ""; }

/* Too many flips in too short a time: an accumulation that no step size resolves. */
static int check_chatter(cst_work *w, double t)
{
    const int many = 4 * w->model->s + 60;
    const cst_event *e = &w->events[w->stats.events - 1];
    if (w->stats.events == CST_EVENTS || (w->stats.events > many && t - e[-many].t < 1e-9 * w->p->options.tf))
        return cst_fail(w, CST_EINTEGRATOR, "switch %d (%s) chatters at t = %.6g s after %ld flips: give it a hysteresis or a smooth "
                        "transition", e->k + 1, switch_name(w, e->k), t, w->stats.events);
    return CST_OK;
}

static int note(cst_work *w, double t, int k, int to, int trigger)
{
    w->events[w->stats.events++] = (cst_event){ t, k, to, trigger };
    w->system.mode[k] = to;
    w->within_t = NAN;
    cst_system_invalidate(&w->system);
    return check_chatter(w, t);
}

static int solve_at(cst_work *w, double t, const double *y)
{
    int status = cst_system_solve(&w->system, t, y, y + w->system.n);
    return status < 0 ? cst_state_failed(w, status, t) : CST_OK;
}

#define CROSSED 2 /* in w->roots: flipped at this instant already, where its value may be zero or of either sign */

/* Flips that follow from the last one: switches whose functions have the other sign in the new mode.  One that is crossed
 * in its own right at this instant is not among them. */
static int follow(cst_work *w, double t, const double *y, int trigger)
{
    cst_system *s = &w->system;
    for (int round = 0, k = 0; k < w->model->s && round <= 2 * w->model->s; round++) { /* one at a time: each may change the others */
        s->kernels->switches(t, y, y + s->n, s->rho, s->mode, w->switches);
        for (k = 0; k < w->model->s; k++)
            if (!w->roots[k] && w->switches[k] != 0.0 && s->mode[k] != (w->switches[k] > 0.0)) {
                TRY(note(w, t, k, !s->mode[k], trigger));
                break;
            }
    }
    return CST_OK;
}

/* Flips one switch and what follows; the branch behind it must lead away from it, or the motion sticks there. */
static int flip(cst_work *w, double t, const double *y, int k, int to)
{
    double size, speed;
    TRY(solve_at(w, t, y));
    speed = rate(w, k, &size);
    int touched = (to ? speed : -speed) < 1e-9 * size; /* it turns back at zero: no true crossing */
    if (touched)
        w->grazing = k + 1;
    TRY(note(w, t, k, to, k));
    w->roots[k] = CROSSED;
    TRY(follow(w, t, y, k));
    TRY(solve_at(w, t, y));
    speed = rate(w, k, &size);
    if (!touched && w->system.mode[k] == to && (to ? speed : -speed) < -1e-9 * size)
        return cst_fail(w, CST_EINTEGRATOR, "switch %d (%s) attracts from both sides at t = %.6g s: the motion sticks there; blend its "
                        "two branches over a narrow band", k + 1, switch_name(w, k), t);
    return CST_OK;
}

/* Adds to the roots the switches that reach zero within so short a time of t that the tolerance cannot tell: left and right
 * of a symmetric vehicle are crossed at one instant, not in a restart each. */
static int gather(cst_work *w, double t, const double *y)
{
    cst_system *s = &w->system;
    double window = fmax(CST_INSTANT, 1e-2 * w->rtol) * w->p->options.tf;
    TRY(solve_at(w, t, y));
    for (int k = 0; k < w->model->s; k++) {
        double size, speed = rate(w, k, &size), value = w->switches[k];
        int rising = !s->mode[k];
        if (!w->roots[k] && fabs(value) <= window * fabs(speed) && (rising ? speed > 0.0 : speed < 0.0))
            w->roots[k] = rising ? 1 : -1;
    }
    return CST_OK;
}

/* A root that is the last flip's own: a rounding error later the value is zero once more, while the motion leads away. */
static int echo(cst_work *w, double t, int k, int to)
{
    double size, speed;
    for (long e = w->stats.events - 1; e >= 0 && t - w->events[e].t <= 1e-12 * w->p->options.tf; e--)
        if (w->events[e].k == k) {
            speed = rate(w, k, &size);
            return (to ? speed : -speed) < 0.0;
        }
    return 0;
}

/* All flips at t, where the integrator found a root and its state is x->y. */
int cst_events_cross(cst_work *w, cst_integrator *x, double t)
{
    const double *y = NV_DATA_S(x->y);
    if (CVodeGetRootInfo(x->cvodes, w->roots) != CV_SUCCESS)
        return cst_integrator_fail(w, x, "switches", CV_ILL_INPUT);
    TRY(gather(w, t, y));
    for (int k = 0; k < w->model->s; k++) {
        int to = w->roots[k] > 0;
        if (w->roots[k] && w->roots[k] != CROSSED && w->system.mode[k] != to && !echo(w, t, k, to))
            TRY(flip(w, t, y, k, to));
    }
    return CST_OK;
}

static void set_modes(cst_work *w, long first, long last, int after)
{
    for (long e = first; after && e <= last; e++)
        w->system.mode[w->events[e].k] = w->events[e].to;
    for (long e = last; !after && e >= first; e--) /* undone in reverse: a switch may have flipped twice */
        w->system.mode[w->events[e].k] = !w->events[e].to;
    cst_system_invalidate(&w->system);
}

/* Solves on both sides of the flips first .. last of one trigger: the jump of a (into w->dky), of g, and the trigger's rate
 * before.  The modes end before the flips; w->s_q, s_v, s_rho hold the switch's gradient. */
static int jump(cst_work *w, long first, long last, const double *y, double *dg, double *speed)
{
    cst_system *s = &w->system;
    double size, g[2];
    for (int before = 0; before < 2; before++) {
        set_modes(w, first, last, !before);
        TRY(solve_at(w, w->events[first].t, y));
        g[before] = cst_running_cost(w->p, w);
        for (int i = 0; i < s->n; i++)
            w->dky[i] = before ? w->dky[i] + s->a[i] : -s->a[i];
    }
    *dg = g[1] - g[0];
    *speed = rate(w, w->events[first].trigger, &size);
    return CST_OK;
}

int cst_event_adjoint(cst_work *w, long first, long last, double *mu, double *gradient)
{
    int n = w->system.n;
    double dg, speed, kappa;
    cst_trajectory_state(&w->trajectory, w->events[first].t, w->state);
    TRY(jump(w, first, last, w->state, &dg, &speed));
    kappa = dg;
    for (int i = 0; i < n; i++)
        kappa += mu[n + i] * w->dky[i];
    kappa /= speed;
    for (int i = 0; i < n; i++) {
        mu[i] -= kappa * w->s_q[i];
        mu[n + i] -= kappa * w->s_v[i];
    }
    for (int i = 0; i < w->system.p; i++)
        gradient[i] -= kappa * w->s_rho[i];
    return CST_OK;
}

int cst_event_tangent(cst_work *w, long first, long last, const double *y, N_Vector *yS)
{
    int n = w->system.n;
    double dg, speed;
    TRY(jump(w, first, last, y, &dg, &speed));
    for (int k = 0; k < w->count; k++) {
        double *s = NV_DATA_S(yS[k]), dt = -w->s_rho[w->p->design[k]];
        for (int i = 0; i < n; i++)
            dt -= w->s_q[i] * s[i] + w->s_v[i] * s[n + i];
        dt /= speed;
        for (int i = 0; i < n; i++)
            s[n + i] += w->dky[i] * dt;
        s[2 * n] += dg * dt;
    }
    set_modes(w, first, last, 1);
    return CST_OK;
}

int cst_event_count(const cst_work *w) { return w ? (int)w->stats.events : 0; }

cst_event cst_event_at(const cst_work *w, int i)
{
    cst_event none = { NAN, -1, 0, -1 };
    return w && i >= 0 && i < w->stats.events ? w->events[i] : none;
}
