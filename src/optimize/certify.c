/* Final check independent of the gradient: psi along a random direction into the
 * bounds, by one-sided differences of the second order with steps h and h/2; from the two comes the
 * estimate of their error.  Where they disagree with the gradient, the other side is asked; where
 * the two sides contradict each other, both are asked closer by: beside a kink or a jump of psi the
 * gradient is that of one side (the vehicle's optimum: 141 and 4.1, by the gradient 4.6). */
#include "optimize/optimizer.h"

#include "base/sized.h"
#include "base/random.h"
#include "base/status.h"

#include <math.h>
#include <stdint.h>

#define LEAST   1e-3 /* step in scaled units; larger where psi is rough            */
#define SHARE   1e-3 /* of the derivative: accepted besides the differences' error */
#define CLOSER  0.25 /* of the step, beside a kink or a jump                       */
#define TELLING 0.25 /* of the derivative: the largest error that confirms it then */

/* The unit of a variable here: that of the optimization, but within the variable's own size, which
 * may have shrunk since. */
static double unit(const cst_minimizer *m, int k)
{
    double value = fabs(m->best[k]);
    return value > 1e-6 * m->unit[k] ? fmin(value, m->unit[k]) : m->unit[k];
}

/* d of norm 1 in these units, with room for 2 h d; 0 where a variable has none. */
static double direction(cst_minimizer *m, double h, double *d)
{
    uint64_t seed = 0x9e3779b97f4a7c15u;
    double square = 0.0;
    for (int k = 0; k < m->n; k++) {
        double room = 2.0 * h * unit(m, k);
        int below = m->best[k] - room >= m->lower[k], above = m->best[k] + room <= m->upper[k];
        d[k] = cst_random_sign(&seed);
        d[k] = below && above ? d[k] : above ? fabs(d[k]) : below ? -fabs(d[k]) : 0.0;
        square += d[k] * d[k];
    }
    for (int k = 0; k < m->n && square > 0.0; k++)
        d[k] /= sqrt(square);
    return square;
}

/* The j-th of many random numbers between -1 and 1. */
static double random_at(int j)
{
    uint64_t seed = 0x2545f4914f6cdd1du + (uint64_t)j;
    for (int i = 0; i < 8; i++)
        cst_random_sign(&seed);
    return cst_random_sign(&seed);
}

/* What constraint j counts in the combination that is checked: as much as psi, up to a random
 * number. */
static double share_of(const cst_optimizer *o, int j)
{
    return random_at(j) * o->m.s.psi_scale / o->search.scale[j];
}

/* psi; with constraints, a random combination of it and them; of a fit, one of the residuals: of
 * their squares there is no slope at a minimum. */
static int psi_at(cst_optimizer *o, const double *d, double step, double *psi)
{
    cst_minimizer *m = &o->m;
    const char *why = "";
    for (int k = 0; k < m->n; k++)
        o->certify[k] = m->best[k] + step * unit(m, k) * d[k];
    int status = cst_optimizer_objective(o, o->certify, psi, NULL, &why);
    if (status < 0)
        return cst_optimizer_fail(o, status, "the certificate's run failed: %.400s", why);
    cst_optimizer_constraints(o, o->search.trial, NULL);
    for (int j = 0; j < o->search.constraints; j++)
        *psi += share_of(o, j) * o->search.trial[j];
    if (o->fit)
        *psi = 0.0;
    for (int i = 0; o->fit && i < o->fit->count; i++)
        *psi += random_at(i) * o->fit->residuals[i];
    return CST_OK;
}

/* How large what is combined is: what its noise is relative to. */
static double size_of(const cst_optimizer *o, double psi)
{
    double size = fabs(psi) + o->search.constraints * o->m.s.psi_scale;
    for (int i = 0; o->fit && i < o->count; i++)
        for (int k = 0; k < cst_residual_count(o->scenarios[i].p); k++) {
            cst_measured s = cst_measured_at(o->scenarios[i].p, k);
            size += fabs(s.value / s.sigma);
        }
    return size;
}

/* By the gradients, along d. */
static double along(const cst_optimizer *o, const double *d)
{
    const cst_minimizer *m = &o->m;
    const cst_search *s = &o->search;
    double sum = 0.0;
    for (int k = 0; k < m->n; k++) {
        double slope = o->fit ? 0.0 : m->best_gradient[k];
        for (int i = 0; o->fit && i < o->fit->count; i++)
            slope += random_at(i) * cst_fit_jacobian(o)[(long)i * m->n + k];
        for (int j = 0; j < s->constraints; j++)
            slope += share_of(o, j) * cst_row_jacobian(s, s->best)[j * m->n + k];
        sum += slope * unit(m, k) * d[k];
    }
    return sum;
}

/* Whether there is room for 2 h d on the other side too; d is turned round then. */
static int turn_round(cst_minimizer *m, double h, double *d)
{
    for (int k = 0; k < m->n; k++) {
        double end = m->best[k] - 2.0 * h * unit(m, k) * d[k];
        if (end < m->lower[k] || end > m->upper[k])
            return 0;
    }
    for (int k = 0; k < m->n; k++)
        d[k] = -d[k];
    return 1;
}

/* Along d, with psi at the best point: the derivatives of both kinds, and do they agree? */
static int compare(cst_optimizer *o, const double *d, double h, double here, cst_certificate *c)
{
    const double steps[3] = { 0.5 * h, h, 2.0 * h };
    double psi[3];
    c->adjoint = along(o, d);
    for (int i = 0; i < 3; i++, c->evaluations++)
        TRY(psi_at(o, d, steps[i], &psi[i]));
    double wide = (-3.0 * here + 4.0 * psi[1] - psi[2]) / (2.0 * h);
    double narrow = (-3.0 * here + 4.0 * psi[0] - psi[1]) / h;
    c->differences = (4.0 * narrow - wide) / 3.0;
    c->error = fabs(narrow - wide) + 4.0 * o->m.noise * size_of(o, here) / h;
    c->agrees = fabs(c->adjoint - c->differences) <=
                c->error + SHARE * fmax(fabs(c->adjoint), fabs(c->differences));
    return CST_OK;
}

static int tells(const cst_certificate *c)
{
    return c->agrees && c->error <= TELLING * fmax(fabs(c->adjoint), fabs(c->differences));
}

/* The other side; and closer by, first there, then here, if the sides contradict each other.  c is
 * replaced by one that agrees. */
static int look_around(cst_optimizer *o, double *d, double h, double here, cst_certificate *c)
{
    cst_certificate other = *c;
    if (!turn_round(&o->m, h, d))
        return CST_OK;
    TRY(compare(o, d, h, here, &other));
    int smooth = fabs(c->differences + other.differences) <= c->error + other.error;
    int agrees = other.agrees;
    for (int side = 0; side < 2 && !agrees && !smooth; side++) {
        TRY(compare(o, d, CLOSER * h, here, &other));
        agrees = tells(&other);
        if (!agrees)
            turn_round(&o->m, CLOSER * h, d);
    }
    c->evaluations = other.evaluations;
    if (agrees)
        *c = other;
    return CST_OK;
}

static int certify(cst_optimizer *o, cst_certificate *c)
{
    if (o->fit && !cst_fit_is_known(o))
        return cst_optimizer_fail(
            o, CST_EARGUMENT, "the residuals at the best point are not known: run the fit first");
    cst_minimizer *m = &o->m;
    double here, *d = o->certify + m->n, h = fmax(LEAST, 0.5 * cbrt(m->noise));
    if (direction(m, h, d) == 0.0)
        return cst_optimizer_fail(
            o, CST_EVALUE, "no variable can move: there is nothing to check: widen the bounds");
    o->deadline = INFINITY;
    TRY(psi_at(o, d, 0.0, &here));
    c->evaluations = 1;
    TRY(compare(o, d, h, here, c));
    return c->agrees ? CST_OK : look_around(o, d, h, here, c);
}

int cst_optimizer_certify_sized(cst_optimizer *o, cst_certificate *certificate, size_t size)
{
    cst_certificate c = { .differences = NAN, .error = NAN };
    if (!o || !certificate || !o->m.s.started)
        return CST_EARGUMENT;
    int status = certify(o, &c);
    cst_hand_out(certificate, size, &c, sizeof c);
    return status;
}
