/* Switches at one instant: their values, rates and uncertainty, and the modes that follow from them. */
#include "integrate/internal.h"

#include <math.h>
#include <stdio.h>
#include <string.h>

void cst_switch_values(cst_work *w, double t, const double *y, double *out)
{
    cst_system *s = &w->system;
    s->kernels->switches(t, y, y + s->n, s->rho, s->mode, out);
}

int cst_switch_roots(double t, N_Vector y, double *out, void *work)
{
    cst_work *w = work;
    if (cst_cancelled(w, "switches", t))
        return -1;
    cst_switch_values(w, t, NV_DATA_S(y), out);
    return 0;
}

/* "switch 2", or "switch 2 (left wheel)" where the model has names. */
const char *cst_switch_label(cst_work *w, int k)
{
    const char *name = w->model->switches ? w->model->switches[k] : "";
    snprintf(w->label, sizeof w->label, name[0] ? "switch %d (%.80s)" : "switch %d", k + 1, name);
    return w->label;
}

void cst_modes_start(cst_work *w, const double *y, int searching)
{
    cst_system *s = &w->system;
    int count = w->model->s;
    memset(s->mode, 0, (size_t)count * sizeof *s->mode);
    s->mode[count] = searching;
    if (count) {
        cst_switch_values(w, 0.0, y, w->switches);
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
    s->mode[w->model->s] = 0;
    cst_system_invalidate(s);
}

/* The gradient of switch k into w->s_q, s_v, s_rho; its value and those of the others into w->switches. */
static void gradient(cst_work *w, int k, double t, const double *q, const double *v)
{
    cst_system *s = &w->system;
    memset(s->out1, 0, (size_t)w->model->s * sizeof(double));
    ((double *)s->out1)[k] = 1.0;
    s->kernels->switches_b(t, q, w->s_q, v, w->s_v, s->rho, w->s_rho, s->mode, w->switches, (double *)s->out1);
}

double cst_switch_uncertainty(cst_work *w, int k, double t, const double *y)
{
    const cst_options *o = &w->p->options;
    const double *q = y, *v = y + w->system.n;
    double sum = 0.0;
    gradient(w, k, t, q, v);
    for (int i = 0; i < w->system.n; i++)
        sum += fabs(w->s_q[i]) * (o->rtol * fabs(q[i]) + o->atol) + fabs(w->s_v[i]) * (o->rtol * fabs(v[i]) + o->atol);
    return sum;
}

double cst_switch_rate_at(cst_work *w, int k, double t, const double *y, const double *a, double *size)
{
    cst_system *s = &w->system;
    const double *q = y, *v = y + s->n;
    double td[CST_LANES] = { 1.0 }, sum;
    s->kernels->switches_dv(t, td, q, (cst_dirs)s->zeros, v, (cst_dirs)s->zeros, s->rho, (cst_dirs)s->zeros, s->mode, w->switches,
                            s->out0, CST_LANES);
    sum = s->out0[k][0];
    *size = fabs(sum);
    gradient(w, k, t, q, v);
    for (int i = 0; i < s->n; i++) {
        sum += w->s_q[i] * v[i] + w->s_v[i] * a[i];
        *size += fabs(w->s_q[i] * v[i]) + fabs(w->s_v[i] * a[i]);
    }
    return sum;
}

/* s_t + s_q v + s_v a where the system was solved last. */
double cst_switch_rate(cst_work *w, int k, double *size)
{
    cst_system *s = &w->system;
    memcpy(w->state, s->q, (size_t)s->n * sizeof *s->q);
    memcpy(w->state + s->n, s->v, (size_t)s->n * sizeof *s->v);
    return cst_switch_rate_at(w, k, s->t, w->state, s->a, size);
}

/* A time in which the motion shows where it leads, of tF, where a switch has no rate: a mass at rest on its edge. */
#define GLANCE 1e-5

/* The side that switch k, which is zero, moves to in the present modes, where the system is solved: 1, -1, or 0 where it stays. */
int cst_switch_leads_to(cst_work *w, int k)
{
    cst_system *s = &w->system;
    double size, speed = cst_switch_rate(w, k, &size), h = GLANCE * w->p->options.tf, *ahead = w->state;
    if (fabs(speed) > CST_SLOW * size)
        return speed > 0.0 ? 1 : -1;
    for (int i = 0; i < s->n; i++) {
        ahead[i] += h * (s->v[i] + 0.5 * h * s->a[i]);
        ahead[s->n + i] += h * s->a[i];
    }
    cst_switch_values(w, s->t + h, ahead, w->switches);
    double value = w->switches[k], rounding = 1e-15 * cst_switch_uncertainty(w, k, s->t, ahead) / w->p->options.rtol;
    return value > rounding ? 1 : value < -rounding ? -1 : 0;
}

/* One flip of a switch on its edge that the motion contradicts: 1, or 0 where there is none. */
static int flip_on_edge(cst_work *w, const double *y)
{
    cst_system *s = &w->system;
    for (int k = 0; k < w->model->s; k++) {
        cst_switch_values(w, 0.0, y, w->switches);
        if (w->switches[k] != 0.0)
            continue;
        int side = cst_switch_leads_to(w, k);
        if (side == 0 || (side > 0) == s->mode[k])
            continue;
        w->edge = k;
        s->mode[k] = w->mode0[k] = side > 0;
        cst_system_invalidate(s);
        return 1;
    }
    return 0;
}

/* Switches that are exactly zero at the start take the branch that the motion leads into.  The system is solved there. */
int cst_modes_on_edge(cst_work *w, const double *y)
{
    cst_system *s = &w->system;
    for (int round = 0; round <= 2 * w->model->s; round++) {
        if (!flip_on_edge(w, y))
            return CST_OK;
        int status = cst_system_solve(s, 0.0, y, y + s->n);
        if (status < 0)
            return cst_state_failed(w, status, 0.0);
    }
    return cst_fail(w, CST_EINTEGRATOR, "%s attracts from both sides at t = 0 s: the motion begins at rest there, or sliding; blend its "
                    "two branches over a narrow band", cst_switch_label(w, w->edge));
}
