/* Switches at one instant: their values, rates and uncertainty, and the modes that follow from
 * them. */
#include "dynamics/switches.h"

#include "base/vectors.h"
#include "model/contacts.h"
#include "model/facts.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>

int cst_switches_create(cst_switches *x, cst_system *s, cst_report *r)
{
    size_t n = (size_t)s->n, p = (size_t)s->p + 1, count = (size_t)cst_mode_count(s->model);
    double *memory = calloc(4 * count + 4 * n + p, sizeof *memory);
    x->system = s;
    x->report = r;
    x->count = (int)count;
    x->own = s->model->s;
    x->mode0 = calloc(2 * count + 1, sizeof *x->mode0);
    x->on_edge = x->mode0 ? x->mode0 + count : NULL;
    x->value = memory;
    if (!memory || !x->mode0)
        return 0;
    cst_take(&memory, count);
    x->rate = cst_take(&memory, count);
    x->shift = cst_take(&memory, count);
    x->seed = cst_take(&memory, count);
    x->by_q = cst_take(&memory, n);
    x->by_v = cst_take(&memory, n);
    x->by_rho = cst_take(&memory, p);
    x->state = cst_take(&memory, 2 * n);
    return 1;
}

void cst_switches_free(cst_switches *x)
{
    free(x->value);
    free(x->mode0);
}

void cst_switch_values_of_contacts(const cst_switches *x, double t, const double *y, double *out)
{
    cst_contact_values(x->system, t, y, out);
    for (int k = x->own + 1; k < x->count; k++)
        out[k] += x->system->mode[k] ? x->shift[k] : -x->shift[k];
}

/* A contact or a friction in place of a switch. */
static const char *contact_label(cst_switches *x, int k)
{
    const cst_model *m = x->system->model;
    int c = cst_contact_of_mode(m, k), f = cst_friction_of_mode(m, k);
    if (c >= 0)
        snprintf(x->label, sizeof x->label, "contact %d (%.60s)", c + 1, m->contacts[c].name);
    else if (f >= 0)
        snprintf(x->label, sizeof x->label, "friction %d (%.60s)", f + 1, m->frictions[f].name);
    else
        snprintf(x->label, sizeof x->label, "a search");
    return x->label;
}

/* "switch 2", or "switch 2 (left wheel)" where the model has names. */
const char *cst_switch_label(cst_switches *x, int k)
{
    if (k >= x->own)
        return contact_label(x, k);
    const char *name = x->system->model->switches ? x->system->model->switches[k] : "";
    snprintf(x->label, sizeof x->label, name[0] ? "switch %d (%.80s)" : "switch %d", k + 1, name);
    return x->label;
}

void cst_modes_start(cst_switches *x, const double *y, int searching)
{
    cst_system *s = x->system;
    int count = x->count;
    memset(s->mode, 0, (size_t)count * sizeof *s->mode);
    s->mode[x->own] = searching;
    cst_switch_values_own(x, 0.0, y, x->value);
    for (int k = 0; k < x->own; k++)
        s->mode[k] = x->value[k] > 0.0;
    if (!searching)
        memcpy(x->mode0, s->mode, (size_t)count * sizeof *s->mode);
    cst_system_invalidate(s);
}

/* The gradient of switch k into x->by_q, s_v, s_rho. */
static void gradient(cst_switches *x, int k, double t, const double *q, const double *v)
{
    cst_system *s = x->system;
    cst_tables_at(&s->tables, t, q);
    cst_clear(x->seed, x->own);
    x->seed[k] = 1.0;
    s->kernels->switches_b(t, q, x->by_q, v, x->by_v, s->rho, x->by_rho, s->mode, x->value,
                           x->seed);
}

/* The terms at y of the switch whose gradient is in x, all positive; `small`: for q and v besides
 * themselves, or NULL. */
static double terms(const cst_switches *x, const double *y, const double *small)
{
    int n = x->system->n;
    double sum = 0.0;
    for (int i = 0; i < n; i++)
        sum += fabs(x->by_q[i]) * (fabs(y[i]) + (small ? small[i] : 0.0)) +
               fabs(x->by_v[i]) * (fabs(y[n + i]) + (small ? small[n + i] : 0.0));
    return sum;
}

/* An instant is known to a rounding error of the time, which is all that is open of a switch that
 * looks at t alone. */
double cst_switch_uncertainty(cst_switches *x, int k, double t, const double *y)
{
    double by_t = cst_switch_gradient(x, k, t, y);
    return x->rtol * terms(x, y, x->small) + fabs(by_t) * CST_INSTANT * x->tf;
}

/* s_t of switch k; all values, which reverse code does not compute, into x->value. */
static double by_time(cst_switches *x, int k, double t, const double *y)
{
    cst_system *s = x->system;
    double td[CST_LANES] = { 1.0 };
    if (!(cst_facts_switch(s->kernels, k) & CST_LOOKS_AT_T)) {
        s->kernels->switches(t, y, y + s->n, s->rho, s->mode, x->value);
        return 0.0;
    }
    s->kernels->switches_dv(t, td, y, (cst_dirs)s->lanes.zeros, y + s->n, (cst_dirs)s->lanes.zeros,
                            s->rho, (cst_dirs)s->lanes.zeros, s->mode, x->value, s->lanes.out0,
                            CST_LANES);
    return s->lanes.out0[k][0];
}

double cst_switch_gradient(cst_switches *x, int k, double t, const double *y)
{
    if (k >= x->own) {
        double by_t = cst_contact_gradient(x->system, k, t, y, x->by_q, x->by_v, x->by_rho, x->tf);
        cst_contact_values(x->system, t, y, x->value);
        return by_t;
    }
    gradient(x, k, t, y, y + x->system->n);
    return by_time(x, k, t, y);
}

double cst_switch_rate_at(cst_switches *x, int k, double t, const double *y, const double *a,
                          double *size)
{
    const cst_system *s = x->system;
    const double *v = y + s->n;
    double sum = cst_switch_gradient(x, k, t, y);
    *size = fabs(sum);
    for (int i = 0; i < s->n; i++) {
        sum += x->by_q[i] * v[i] + x->by_v[i] * a[i];
        *size += fabs(x->by_q[i] * v[i]) + fabs(x->by_v[i] * a[i]);
    }
    return sum;
}

/* s_t + s_q v + s_v a where the system was solved last. */
void cst_switch_rates(cst_switches *x)
{
    cst_system *s = x->system;
    if (!x->own)
        return;
    double td[CST_LANES] = { 1.0 };
    cst_outs along_v = s->lanes.out1, along_a = s->lanes.out2;
    cst_clear(&along_v[0][0], s->n * CST_LANES);
    cst_clear(&along_a[0][0], s->n * CST_LANES);
    for (int i = 0; i < s->n; i++) {
        along_v[i][0] = s->v[i];
        along_a[i][0] = s->a[i];
    }
    s->kernels->switches_dv(s->t, td, s->q, (cst_dirs)along_v, s->v, (cst_dirs)along_a, s->rho,
                            (cst_dirs)s->lanes.zeros, s->mode, x->value, s->lanes.out0, CST_LANES);
    for (int k = 0; k < x->own; k++)
        x->rate[k] = s->lanes.out0[k][0];
}

double cst_switch_rate(cst_switches *x, int k, double *size)
{
    cst_system *s = x->system;
    cst_copy(x->state, s->q, s->n);
    cst_copy(x->state + s->n, s->v, s->n);
    return cst_switch_rate_at(x, k, s->t, x->state, s->a, size);
}

/* A time in which the motion shows where it leads, of tF, where a switch has no rate: a mass at
 * rest on its edge. */
#define GLANCE 1e-5

int cst_switch_leads_to(cst_switches *x, int k)
{
    cst_system *s = x->system;
    double size, speed = cst_switch_rate(x, k, &size), h = GLANCE * x->tf, *ahead = x->state;
    if (fabs(speed) > CST_SLOW * size)
        return speed > 0.0 ? 1 : -1;
    for (int i = 0; i < s->n; i++) {
        ahead[i] += h * (s->v[i] + 0.5 * h * s->a[i]);
        ahead[s->n + i] += h * s->a[i];
    }
    cst_switch_values_own(x, s->t + h, ahead, x->value);
    double value = x->value[k];
    cst_switch_gradient(x, k, s->t, ahead);
    double rounding = 1e-15 * terms(x, ahead, NULL);
    return value > rounding ? 1 : value < -rounding ? -1 : 0;
}

/* One flip of a switch on its edge that the motion contradicts: 1, or 0 where there is none. */
static int flip_on_edge(cst_switches *x, const double *y)
{
    cst_system *s = x->system;
    for (int k = 0; k < x->own; k++) {
        cst_switch_values_own(x, 0.0, y, x->value);
        if (x->value[k] != 0.0)
            continue;
        int side = cst_switch_leads_to(x, k);
        if (side == 0 || (side > 0) == s->mode[k])
            continue;
        x->edge = k;
        s->mode[k] = x->mode0[k] = side > 0;
        cst_system_invalidate(s);
        return 1;
    }
    return 0;
}

/* A start that is given is known to rounding, one that is searched to its tolerance. */
static void find_edges(cst_switches *x, const double *y)
{
    int given = x->system->model->start == CST_GIVEN;
    cst_switch_values_own(x, 0.0, y, x->value);
    for (int k = 0; k < x->own; k++) {
        double open = cst_switch_uncertainty(x, k, 0.0, y) * (given ? 1e-15 / x->rtol : 1.0);
        x->on_edge[k] = fabs(x->value[k]) <= open;
    }
}

/* Switches that are exactly zero at the start take the branch that the motion leads into.  The
 * system is solved there. */
int cst_modes_on_edge(cst_switches *x, const double *y)
{
    cst_system *s = x->system;
    find_edges(x, y);
    for (int round = 0; round <= 2 * x->own; round++) {
        if (!flip_on_edge(x, y))
            return CST_OK;
        int status = cst_system_solve(s, 0.0, y, y + s->n);
        if (status < 0)
            return cst_system_failed(s, x->report, status, 0.0);
    }
    return cst_fail(x->report, CST_EINTEGRATOR,
                    "%s attracts from both sides at t = 0 s: the motion begins at rest there, or "
                    "sliding; blend its "
                    "two branches over a narrow band",
                    cst_switch_label(x, x->edge));
}
