/* eq:adjointODE backwards through the trajectory, with the integral of eq_gradient.
 *
 * One transposed solve and a handful of reverse products take the place of f_y', f_rho' and the derivatives of lambda*:
 *
 *     A'(z, W) = (mu_v + g_a, g_lambda)
 *     mu_q'    = F_q'(z, W) - g_q
 *     mu_v'    = F_v'(z, W) - g_v - mu_q
 *     gradient = ... + integral of (g_rho - F_rho'(z, W))
 *
 * This is the paper's system with W = alpha (Phi_q z - g_lambda) as an unknown of its own: the derivatives of lambda*
 * (eq:lambda_vp ... eq:lambda_ro) ride on W, and no number is multiplied by alpha. */
#include "integrate/cvodes/cvodes.h"

#include "base/vectors.h"

#include <cvodes/cvodes.h>
#include <math.h>

/* The mechanism and the cost's derivatives at time t of the trajectory; kept while t stays.  1: try a smaller step; -1: stop. */
static int at_time(cst_work *w, double t)
{
    if (cst_cancelled(w, "backward", w->p->options.tf - t))
        return -1;
    if (w->cvodes->backward.cost_known && t == w->cvodes->backward.cost_time)
        return 0;
    w->cvodes->backward.cost_known = 0;
    int status = cst_adjoint_instant(w, t);
    if (status < 0) {
        cst_state_failed(w, status, t);
        return 1;
    }
    cst_cost_gradient(&w->g, &w->system, 0);
    w->cvodes->backward.cost_time = t;
    w->cvodes->backward.cost_known = 1;
    return 0;
}

/* (z, W) and the products with it for the costate mu; NULL is mu = 0. */
static int products(cst_work *w, const double *mu)
{
    cst_system *s = &w->system;
    int n = s->n;
    for (int i = 0; i < n; i++)
        w->zW[i] = w->g.a[i] + (mu ? mu[n + i] : 0.0);
    cst_copy(w->zW + n, w->g.lambda, s->m);
    cst_redundant_remove(s, w->zW + n); /* noise: redundant.c */
    cst_system_adjoint(s, w->zW);
    cst_redundant_remove(s, w->zW + n);
    cst_system_products(s, w->zW, w->Fq, w->Fv, w->Frho);
    return cst_stack_unbalanced(w);
}

static int rhs(double t, N_Vector y, N_Vector ydot, void *user)
{
    cst_work *w = user;
    int n = w->system.n;
    const double *mu = NV_DATA_S(y);
    double *out = NV_DATA_S(ydot);
    w->stats.backward_evaluations++;
    int status = at_time(w, t);
    if (status)
        return status;
    if (products(w, mu))
        return -1;
    for (int i = 0; i < n; i++) {
        out[i] = w->Fq[i] - w->g.q[i];
        out[n + i] = w->Fv[i] - w->g.v[i] - mu[i];
    }
    if (!isfinite(cst_largest(out, 2 * n)))
        return cst_derivative_failed(w, t);
    return 0;
}

static int quadrature(double t, N_Vector y, N_Vector out, void *user)
{
    cst_work *w = user;
    int status = at_time(w, t);
    if (status)
        return status;
    if (products(w, NV_DATA_S(y)))
        return -1;
    for (int k = 0; k < w->count; k++)
        NV_DATA_S(out)[k] = w->g.rho[w->p->design[k]] - w->Frho[w->p->design[k]];
    if (!isfinite(cst_largest(NV_DATA_S(out), w->count)))
        return cst_derivative_failed(w, t);
    return 0;
}

/* Tolerance of the way back, of that of the way out: the gradient cancels more than psi does (Iltis, k_S1: 1.2e-4 off at 1,
 * 1e-5 at 0.3, for 7 % more steps). */
#define TIGHTER 0.3

/* Error weights: relative to each component, but no finer than a hundredth of the largest of its kind so far. */
static int weights(N_Vector y, N_Vector weight, void *user)
{
    cst_work *w = user;
    int n = w->system.n;
    double *mu = NV_DATA_S(y), *out = NV_DATA_S(weight), rtol = TIGHTER * w->rtol;
    for (int kind = 0; kind < 2; kind++) {
        double *most = &w->cvodes->backward.mu_largest[kind];
        for (int i = 0; i < n; i++)
            *most = fmax(*most, fabs(mu[kind * n + i]));
        for (int i = 0; i < n; i++)
            out[kind * n + i] = 1.0 / (rtol * fmax(fabs(mu[kind * n + i]), 0.01 * *most) + w->cvodes->backward.mu_floor);
    }
    return 0;
}

int cst_backward_create(cst_work *w)
{
    TRY(cst_instance_create(w, &w->cvodes->backward.x, rhs, quadrature, w->count, 1));
    N_VConst(1.0, w->cvodes->backward.tolerance); /* set anew for each run; now for the memory */
    if (CVodeWFtolerances(w->cvodes->backward.x.cvodes, weights) || CVodeQuadSVtolerances(w->cvodes->backward.x.cvodes, w->rtol, w->cvodes->backward.tolerance))
        return cst_fail(&w->report, CST_EMEMORY, "out of memory: CVODES could not be set up; use a smaller model");
    return CST_OK;
}

/* eq:adjointODEb: the same lines with w for g and mu = 0 on the right. */
static int terminal(cst_work *w)
{
    int n = w->system.n;
    double *mu = NV_DATA_S(w->cvodes->backward.x.y);
    double *y = w->cvodes->backward.state, tf = w->p->options.tf;
    cst_trajectory_state(&w->trajectory, tf, y);
    int status = cst_system_solve(&w->system, tf, y, y + n);
    if (status < 0)
        return cst_state_failed(w, status, tf);
    cst_cost_gradient(&w->g, &w->system, 1);
    TRY(products(w, NULL));
    for (int i = 0; i < n; i++) {
        mu[i] = w->g.q[i] - w->Fq[i];
        mu[n + i] = w->g.v[i] - w->Fv[i];
    }
    for (int i = 0; i < w->system.p; i++)
        w->gradient[i] = w->g.rho[i] - w->Frho[i];
    w->cvodes->backward.cost_known = 0;
    return CST_OK;
}

/* What counts as small: a part of what the cost feeds into mu over the whole run, sampled.  It matters only until mu has
 * a size of its own. */
static int set_floor(cst_work *w)
{
    const int samples = 16;
    double tf = w->p->options.tf, most = 0.0;
    N_Vector slope = w->cvodes->backward.slope;
    for (int k = samples; k >= 0; k--) {
        cst_modes_at(w, tf * (samples - k) / samples);
        w->cvodes->backward.cost_known = 0;
        if (rhs(tf * (samples - k) / samples, w->cvodes->backward.x.y, slope, w))
            return w->report.callback_status ? w->report.callback_status : CST_EINTEGRATOR;
        most = fmax(most, N_VMaxNorm(slope));
    }
    most = fmax(most * tf, N_VMaxNorm(w->cvodes->backward.x.y));
    w->cvodes->backward.mu_floor = 1e-3 * w->rtol * (most > 0.0 ? most : 1.0);
    w->cvodes->backward.mu_largest[0] = w->cvodes->backward.mu_largest[1] = 0.0;
    return CST_OK;
}

/* The gradient's quadratures: relative, and no finer than a tenth of psi per parameter. */
static void set_quadrature_tolerances(cst_work *w)
{
    double *atol = NV_DATA_S(w->cvodes->backward.tolerance);
    for (int k = 0; k < w->count; k++) {
        double rho = fabs(w->system.rho[w->p->design[k]]);
        atol[k] = 1e-1 * TIGHTER * w->rtol * fmax(fabs(w->psi), 1e-30) / (rho > 0.0 ? rho : 1.0);
    }
    CVodeQuadSVtolerances(w->cvodes->backward.x.cvodes, TIGHTER * w->rtol, w->cvodes->backward.tolerance);
}

/* From tb down to ta, within which no switch flips. */
static int segment(cst_work *w, double tb, double ta)
{
    void *cvodes = w->cvodes->backward.x.cvodes;
    double t = tb;
    w->cvodes->backward.cost_known = 0;
    if (tb - ta <= CST_INSTANT * w->p->options.tf)
        return CST_OK;
    if (CVodeReInit(cvodes, tb, w->cvodes->backward.x.y) || CVodeQuadReInit(cvodes, w->cvodes->backward.x.quadrature) ||
        CVodeSetStopTime(cvodes, ta) || CVodeSetMinStep(cvodes, 1e-15 * w->p->options.tf))
        return cst_instance_fail(w, &w->cvodes->backward.x, "backward", CV_ILL_INPUT);
    while (t > ta) {
        int flag = CVode(cvodes, ta, w->cvodes->backward.x.y, &t, CV_ONE_STEP);
        if (flag < 0)
            return cst_instance_fail(w, &w->cvodes->backward.x, "backward", flag);
        if (++w->stats.backward_steps > w->p->options.max_steps)
            return cst_instance_fail(w, &w->cvodes->backward.x, "backward", CV_TOO_MUCH_WORK);
        TRY(cst_progress_report(&w->report, "backward", w->p->options.tf - t, w->p->options.tf));
    }
    CVodeGetQuad(cvodes, &t, w->cvodes->backward.x.quadrature);
    return CST_OK;
}

int cst_backward(cst_work *w)
{
    long jacobians = w->system.jacobians;
    double tb = w->p->options.tf;
    w->cvodes->phase = "backward";
    TRY(terminal(w));                                                       /* eq:adjointODEb  mu(tF)          */
    TRY(set_floor(w));
    set_quadrature_tolerances(w);
    N_VConst(0.0, w->cvodes->backward.x.quadrature);
    for (long last = w->stats.events - 1, first; last >= 0; last = first - 1) { /* between two events:            */
        first = cst_events_first(w, last);
        double t = w->events.list[first].t;
        TRY(segment(w, tb, t));                                    /* eq:adjointODE   mu' = -f_y' mu  */
        TRY(cst_event_adjoint(w, first, last, NV_DATA_S(w->cvodes->backward.x.y), w->gradient));
        tb = t;
    }
    TRY(segment(w, tb, 0.0));
    for (int k = 0; k < w->count; k++)                                         /* eq_gradient     the integral    */
        w->gradient[w->p->design[k]] -= NV_DATA_S(w->cvodes->backward.x.quadrature)[k];
    TRY(cst_start_adjoint(&w->start, NV_DATA_S(w->cvodes->backward.x.y), w->gradient));       /* eq_gradient     [dy/drho' mu]_0 */
    w->stats.backward_jacobians = w->system.jacobians - jacobians;
    return CST_OK;
}
