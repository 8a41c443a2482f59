/* Ideal joints do no work.  The power of the reactions is
 *
 *     -lambda*' Phi_q v = -lambda*' Phi_dot + lambda*' Phi_t
 *
 * The second part is what drivers put in.  The first is 0 in an exact solution; its integral is
 * what the energy of the mechanism changes by without a reason in the model.  rk sums it over the
 * stages of its steps, with the weights of the method, the others over the ends of theirs.  What
 * projections take from the kinetic and the potential energy counts too.
 *
 * The penalty stores a part and gives it back, alpha (|Phi_dot|^2 + omega^2 |Phi|^2) / 2.  Where
 * errors of the steps put energy into it, that is none of the mechanism's.  So the work is judged
 * with and without what is stored, whichever is less.
 *
 * Impacts and friction do work of their own: an impact is an instant, which no step's sum has, and
 * Phi_dot of rows that slip or are open counts as 0 (contacts.h).
 *
 * The measure is the energy that the run exchanges: the largest kinetic energy, and the range of
 * the work of applied forces and of drivers.  It needs no potential, and nothing of a mechanism
 * that is driven looks like a loss. */
#include "integrate/constraints/audit.h"

#include "base/vectors.h"
#include "integrate/work.h"
#include "model/facts.h"

#include <math.h>
#include <stdio.h>
#include <string.h>

/* Of what is exchanged.  Over the models of the tree at their defaults it is below 3e-4; the
 * N-four-bar that loses all of its energy has 0.25. */
#define WARNED  1e-3
#define REFUSED 0.1
/* Of the sum of |Q_i q_i|: what is exchanged is at least this, or so many times rtol, so that a
 * mechanism at rest is not judged by its errors. */
#define AT_REST 1e-6
#define OF_RTOL 10.0

void cst_audit_begin(cst_work *w)
{
    cst_audit *x = &w->run.audit;
    *x = (cst_audit){ .t = NAN,
                      .driven = (cst_facts_constraints(w->system.kernels) & CST_LOOKS_AT_T) != 0 };
}

/* The power of the applied forces, and that of drivers: lambda' Phi_t. */
static void powers(const cst_audit *x, cst_system *s, double power[2])
{
    power[0] = power[1] = 0.0;
    for (int i = 0; i < s->n; i++)
        power[0] += s->Q[i] * s->v[i];
    if (!x->driven)
        return;
    s->kernels->constraints_d0_d1(s->t, 1.0, 1.0, s->q, s->args.zero, s->args.zero, s->args.zero,
                                  s->rho, s->args.scratch_m, s->args.phid1, s->args.f, s->args.fb);
    for (int i = 0; i < s->m; i++)
        power[1] += s->lambda[i] * s->args.f[i];
}

/* lambda' Phi_dot where the system stands; the row that it is mostly of. */
static double spurious_power(const cst_system *s, int *row)
{
    double sum = 0.0, most = 0.0;
    *row = 0;
    for (int i = 0; i < s->m; i++) {
        double one = s->lambda[i] * s->phi_dot[i];
        sum += one;
        *row = fabs(one) > most ? i : *row;
        most = fmax(most, fabs(one));
    }
    return sum;
}

/* What the penalty holds there. */
static double stored(const cst_system *s)
{
    double sum = 0.0;
    for (int i = 0; i < s->m && s->penalty.compliance > 0.0; i++)
        sum += s->phi_dot[i] * s->phi_dot[i] + s->penalty.stiffness * s->phi[i] * s->phi[i];
    return s->penalty.compliance > 0.0 ? 0.5 * sum / s->penalty.compliance : 0.0;
}

static void add_powers(cst_audit *x, const double power[2], double h)
{
    for (int k = 0; k < 2; k++) {
        x->net[k] += 0.5 * h * (x->power[k] + power[k]);
        x->power[k] = power[k];
        x->least[k] = fmin(x->least[k], x->net[k]);
        x->most[k] = fmax(x->most[k], x->net[k]);
    }
}

double cst_audit_exchanged(const cst_audit *x)
{
    return x->kinetic + (x->most[0] - x->least[0]) + (x->most[1] - x->least[1]);
}

/* The kinetic energy where the system stands, and what counts as some at rest. */
double cst_audit_at_rest(const cst_work *w)
{
    return fmax(AT_REST, OF_RTOL * w->p->options.rtol);
}

static void look_at_motion(cst_work *w)
{
    cst_audit *x = &w->run.audit;
    cst_system *s = &w->system;
    double sum = 0.0, rest = cst_audit_at_rest(w);
    s->kernels->inertia(s->q, s->v, s->rho, s->args.f);
    for (int i = 0; i < s->n; i++)
        sum += 0.5 * s->v[i] * s->args.f[i] + rest * fabs(s->Q[i] * s->q[i]);
    x->kinetic = fmax(x->kinetic, sum);
}

/* The row, where the rows are not redundant, for then only their sum means something. */
static const char *where(const cst_work *w, char *text, size_t size)
{
    text[0] = '\0';
    if (w->system.redundant.count)
        return text;
    snprintf(text, size, ", ");
    cst_row_name(w, w->run.audit.row, text + 2, size - 2);
    return text;
}

static const char *remedy(const cst_work *w)
{
    return w->p->options.projection == CST_PROJECTION_OFF ? ", or set projection to auto"
           : w->integrator->id == CST_ONESTEP             ? ", or use the integrator rk"
                                                          : "";
}

void cst_audit_warning(cst_work *w)
{
    const cst_audit *x = &w->run.audit;
    char row[220];
    cst_warn(&w->report, CST_WSPURIOUS,
             "the reactions did %.2g J of work that no joint does, %.2g of the energy exchanged, "
             "most of it at t = %.6g s%s: tighten rtol, or take shorter steps%s",
             x->worst, x->worst / cst_audit_exchanged(x), x->t_worst, where(w, row, sizeof row),
             remedy(w));
}

int cst_audit_found(const cst_audit *x)
{
    return x->worst > WARNED * cst_audit_exchanged(x);
}

/* The kinetic energy is looked at only where what is known is not enough: 1. */
static int judge(cst_audit *x)
{
    double size = fmin(fabs(x->total), fabs(x->total - x->stored));
    if (size <= x->worst)
        return 0;
    x->worst = size;
    return size > 0.1 * WARNED * cst_audit_exchanged(x);
}

/* The step that did most, and the row. */
static void remember(cst_audit *x, double t, double size, int row)
{
    if (fabs(size) <= x->step_most)
        return;
    x->step_most = fabs(size);
    x->t_worst = t;
    x->row = row;
}

void cst_audit_step(cst_work *w, double t, double work)
{
    cst_audit *x = &w->run.audit;
    cst_system *s = &w->system;
    if (!s->m || s->t != t)
        return;
    int row;
    double power = spurious_power(s, &row), of[2];
    powers(x, s, of);
    if (isnan(x->t)) {
        look_at_motion(w);
        work = isnan(work) ? 0.0 : work;
    }
    if (isnan(work))
        work = 0.5 * (t - x->t) * (x->rate + power);
    x->rate = power;
    remember(x, t, work, row);
    if (cst_audit_add(x, t, of, stored(s), work))
        look_at_motion(w);
}

int cst_audit_add(cst_audit *x, double t, const double power[2], double stored, double work)
{
    if (isnan(x->t))
        memcpy(x->power, power, sizeof x->power);
    else
        add_powers(x, power, t - x->t);
    x->t = t;
    x->stored = stored;
    x->total += work;
    return judge(x);
}

int cst_audit_is_close(const cst_audit *x)
{
    return x->worst > 0.5 * WARNED * cst_audit_exchanged(x);
}

/* At the end, when it is known what the run exchanges. */
int cst_audit_end(cst_work *w)
{
    const cst_audit *x = &w->run.audit;
    char row[220];
    if (x->worst <= REFUSED * cst_audit_exchanged(x) || w->run.drift.worst > 0.0)
        return CST_OK; /* or loads are too large for alpha, of which a warning tells */
    return cst_fail(&w->report, CST_ESPURIOUS,
                    "the motion is not that of the model: the reactions did %.2g J of work that no "
                    "joint does, %.2g of the energy exchanged, most of it at t = %.6g s%s: tighten "
                    "rtol, or take shorter steps%s",
                    x->worst, x->worst / cst_audit_exchanged(x), x->t_worst,
                    where(w, row, sizeof row), remedy(w));
}

void cst_audit_project(cst_work *w, const double *before, const double *after)
{
    cst_audit *x = &w->run.audit;
    cst_system *s = &w->system;
    int n = s->n;
    double change = 0.0;
    s->kernels->inertia(before, before + n, s->rho, s->args.f);
    for (int i = 0; i < n; i++)
        change -= 0.5 * before[n + i] * s->args.f[i] + s->Q[i] * (after[i] - before[i]);
    s->kernels->inertia(after, after + n, s->rho, s->args.f);
    for (int i = 0; i < n; i++)
        change += 0.5 * after[n + i] * s->args.f[i];
    x->total -= change;
}
