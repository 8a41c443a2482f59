/* Switches: which branch holds, where it changes, and how the derivatives cross.
 *
 * At an event the state is continuous and its slope is not (- before, + after):
 *
 *     kappa = (mu+ . (f- - f+) + g- - g+) / (s_t + s_y f-)
 *     mu-   = mu+ - kappa s_y',   gradient -= kappa s_rho'                              adjoint, backwards
 *     s+    = s- + (f- - f+) dt,  dt = -(s_y s- + s_rho) / (s_t + s_y f-)               direct, forwards
 *
 * f jumps in its lower half only: (0, a- - a+).  Switches that flip at one instant are crossed one after another. */
#include "internal.h"

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

/* The modes just before t. */
void cst_modes_at(cst_work *w, double t)
{
    cst_system *s = &w->system;
    if (!w->model->s)
        return;
    memcpy(s->mode, w->mode0, (size_t)w->model->s * sizeof *s->mode);
    for (long e = 0; e < w->stats.events && w->events[e].t < t; e++)
        s->mode[w->events[e].k] = w->events[e].to;
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

/* Too many flips in too short a time: an accumulation that no step size resolves. */
static int check_chatter(cst_work *w, double t)
{
    const int many = 64;
    const cst_event *e = &w->events[w->stats.events - 1];
    if (w->stats.events == CST_EVENTS || (w->stats.events > many && t - e[-many].t < 1e-9 * w->p->options.tf))
        return cst_fail(w, CST_EINTEGRATOR, "switch %d chatters at t = %.6g s: %ld flips so far: give it a hysteresis or a smooth "
                        "transition", e->k + 1, t, w->stats.events);
    return CST_OK;
}

/* Flips one switch; the branch behind it must lead away from it, or the motion sticks there. */
static int flip(cst_work *w, double t, const double *y, int k, int to)
{
    cst_system *s = &w->system;
    double size, speed;
    cst_event *e = &w->events[w->stats.events];
    e->t = t;
    e->node = w->trajectory.count - 1;
    e->k = k;
    e->to = to;
    w->stats.events++;
    int status = cst_system_solve(s, t, y, y + s->n);
    if (status < 0)
        return cst_state_failed(w, status, t);
    speed = rate(w, k, &size);
    if (fabs(speed) < 1e-9 * size)
        w->grazing = k + 1;
    s->mode[k] = to;
    cst_system_invalidate(s);
    status = cst_system_solve(s, t, y, y + s->n);
    if (status < 0)
        return cst_state_failed(w, status, t);
    speed = rate(w, k, &size);
    if ((to ? speed : -speed) < -1e-9 * size)
        return cst_fail(w, CST_EINTEGRATOR, "switch %d attracts from both sides at t = %.6g s: the motion sticks there; blend its two "
                        "branches over a narrow band", k + 1, t);
    return check_chatter(w, t);
}

/* All flips that the integrator found at t, where its state is x->y. */
int cst_events_cross(cst_work *w, cst_integrator *x, double t)
{
    if (CVodeGetRootInfo(x->cvodes, w->roots) != CV_SUCCESS)
        return cst_integrator_fail(w, x, "switches", CV_ILL_INPUT);
    for (int k = 0; k < w->model->s; k++)
        if (w->roots[k] && w->system.mode[k] != (w->roots[k] > 0))
            TRY(flip(w, t, NV_DATA_S(x->y), k, w->roots[k] > 0));
    return CST_OK;
}

/* Solves on both sides of a flip: the jump of a (into w->dky), of g, and the switch's rate.  The mode ends before it if
 * `backwards`, after it otherwise; w->s_q, s_v, s_rho hold the switch's gradient. */
static int jump(cst_work *w, const cst_event *e, const double *y, int backwards, double *dg, double *speed)
{
    cst_system *s = &w->system;
    double size, g[2];
    for (int side = 0; side < 2; side++) { /* after, then before */
        s->mode[e->k] = side == 0 ? e->to : !e->to;
        cst_system_invalidate(s);
        int status = cst_system_solve(s, e->t, y, y + s->n);
        if (status < 0)
            return cst_state_failed(w, status, e->t);
        g[side] = cst_running_cost(w->p, w);
        for (int i = 0; i < s->n; i++)
            w->dky[i] = side == 0 ? -s->a[i] : w->dky[i] + s->a[i];
    }
    *dg = g[1] - g[0];
    *speed = rate(w, e->k, &size);
    if (!backwards) {
        s->mode[e->k] = e->to;
        cst_system_invalidate(s);
    }
    return CST_OK;
}

int cst_event_adjoint(cst_work *w, const cst_event *e, double *mu, double *gradient)
{
    int n = w->system.n;
    double dg, speed, kappa;
    cst_trajectory_state(&w->trajectory, e->t, w->state);
    TRY(jump(w, e, w->state, 1, &dg, &speed));
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

int cst_event_tangent(cst_work *w, const cst_event *e, const double *y, N_Vector *yS, N_Vector *quadratureS)
{
    int n = w->system.n;
    double dg, speed;
    TRY(jump(w, e, y, 0, &dg, &speed));
    for (int k = 0; k < w->count; k++) {
        double *s = NV_DATA_S(yS[k]), dt = -w->s_rho[w->p->design[k]];
        for (int i = 0; i < n; i++)
            dt -= w->s_q[i] * s[i] + w->s_v[i] * s[n + i];
        dt /= speed;
        for (int i = 0; i < n; i++)
            s[n + i] += w->dky[i] * dt;
        NV_DATA_S(quadratureS[k])[0] += dg * dt;
    }
    return CST_OK;
}
