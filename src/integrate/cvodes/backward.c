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
#include "integrate/internal.h"
#include "ad/stack.h"

#include <cvodes/cvodes.h>
#include <math.h>
#include <string.h>

/* In a stiff run the accelerations are the trajectory's: solved for, they would be the rounding errors of v times the stiffness, and
 * the way back would have to follow them (chain of 10,000 coordinates: 613 steps back; 276 so). */
int cst_backward_system(cst_work *w, double t)
{
    cst_system *s = &w->system;
    cst_trajectory_state(&w->trajectory, t, w->state);
    int status = cst_system_solve(s, t, w->state, w->state + s->n);
    if (status >= 0 && !w->p->options.adams) {
        cst_trajectory_slope(&w->trajectory, t, s->a);
        s->solved = 0; /* this a is not the solution */
    }
    return status;
}

/* The mechanism and the cost's derivatives at time t of the trajectory; kept while t stays.  1: try a smaller step; -1: stop. */
static int at_time(cst_work *w, double t)
{
    if (cst_cancelled(w, "backward", w->p->options.tf - t))
        return -1;
    if (w->cost_known && t == w->cost_time)
        return 0;
    w->cost_known = 0;
    int status = cst_backward_system(w, t);
    if (status < 0) {
        cst_state_failed(w, status, t);
        return 1;
    }
    cst_cost_gradient(w->p, w, 0);
    w->cost_time = t;
    w->cost_known = 1;
    return 0;
}

/* (z, W) and the products with it for the costate mu; NULL is mu = 0. */
static int products(cst_work *w, const double *mu)
{
    cst_system *s = &w->system;
    int n = s->n;
    for (int i = 0; i < n; i++)
        w->zW[i] = w->g_a[i] + (mu ? mu[n + i] : 0.0);
    memcpy(w->zW + n, w->g_lambda, (size_t)s->m * sizeof *w->zW);
    cst_system_adjoint(s, w->zW);
    cst_system_products(s, w->zW, w->Fq, w->Fv, w->Frho);
    if (cst_stack_failed() || cst_stack_depth()) {
        cst_stack_reset();
        return w->trouble = cst_fail(w, CST_EMODEL, "%s: the generated reverse code left its stack unbalanced: run "
                                     "scripts/regen_ad.sh and the derivative tests", w->model->name);
    }
    return 0;
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
        out[i] = w->Fq[i] - w->g_q[i];
        out[n + i] = w->Fv[i] - w->g_v[i] - mu[i];
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
        NV_DATA_S(out)[k] = w->g_rho[w->p->design[k]] - w->Frho[w->p->design[k]];
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
        double *most = &w->mu_largest[kind];
        for (int i = 0; i < n; i++)
            *most = fmax(*most, fabs(mu[kind * n + i]));
        for (int i = 0; i < n; i++)
            out[kind * n + i] = 1.0 / (rtol * fmax(fabs(mu[kind * n + i]), 0.01 * *most) + w->mu_floor);
    }
    return 0;
}

int cst_backward_create(const cst_problem *p, cst_work *w)
{
    TRY(cst_integrator_create(p, w, &w->backward, rhs, quadrature, w->count, 1));
    N_VConst(1.0, w->tolerance); /* set anew for each run; now for the memory */
    if (CVodeWFtolerances(w->backward.cvodes, weights) || CVodeQuadSVtolerances(w->backward.cvodes, w->rtol, w->tolerance))
        return cst_fail(w, CST_EMEMORY, "out of memory: CVODES could not be set up; use a smaller model");
    return CST_OK;
}

/* eq:adjointODEb: the same lines with w for g and mu = 0 on the right. */
static int terminal(const cst_problem *p, cst_work *w)
{
    int n = w->system.n;
    double *mu = NV_DATA_S(w->backward.y);
    cst_trajectory_state(&w->trajectory, p->options.tf, w->state);
    int status = cst_system_solve(&w->system, p->options.tf, w->state, w->state + n);
    if (status < 0)
        return cst_state_failed(w, status, p->options.tf);
    cst_cost_gradient(p, w, 1);
    TRY(products(w, NULL));
    for (int i = 0; i < n; i++) {
        mu[i] = w->g_q[i] - w->Fq[i];
        mu[n + i] = w->g_v[i] - w->Fv[i];
    }
    for (int i = 0; i < w->system.p; i++)
        w->gradient[i] = w->g_rho[i] - w->Frho[i];
    w->cost_known = 0;
    return CST_OK;
}

/* What counts as small: a part of what the cost feeds into mu over the whole run, sampled.  It matters only until mu has
 * a size of its own. */
static int set_floor(const cst_problem *p, cst_work *w)
{
    const int samples = 16;
    double tf = p->options.tf, most = 0.0;
    N_Vector slope = w->forward.y;
    for (int k = samples; k >= 0; k--) {
        cst_modes_at(w, tf * (samples - k) / samples);
        w->cost_known = 0;
        if (rhs(tf * (samples - k) / samples, w->backward.y, slope, w))
            return w->trouble ? w->trouble : CST_EINTEGRATOR;
        most = fmax(most, N_VMaxNorm(slope));
    }
    most = fmax(most * tf, N_VMaxNorm(w->backward.y));
    w->mu_floor = 1e-3 * w->rtol * (most > 0.0 ? most : 1.0);
    w->mu_largest[0] = w->mu_largest[1] = 0.0;
    return CST_OK;
}

/* The gradient's quadratures: relative, and no finer than a tenth of psi per parameter. */
static void set_quadrature_tolerances(const cst_problem *p, cst_work *w)
{
    double *atol = NV_DATA_S(w->tolerance);
    for (int k = 0; k < w->count; k++) {
        double rho = fabs(w->system.rho[p->design[k]]);
        atol[k] = 1e-1 * TIGHTER * w->rtol * fmax(fabs(w->psi), 1e-30) / (rho > 0.0 ? rho : 1.0);
    }
    CVodeQuadSVtolerances(w->backward.cvodes, TIGHTER * w->rtol, w->tolerance);
}

/* From tb down to ta, within which no switch flips. */
static int segment(const cst_problem *p, cst_work *w, double tb, double ta)
{
    void *cvodes = w->backward.cvodes;
    double t = tb;
    w->cost_known = 0;
    if (tb - ta <= CST_INSTANT * p->options.tf)
        return CST_OK;
    if (CVodeReInit(cvodes, tb, w->backward.y) || CVodeQuadReInit(cvodes, w->backward.quadrature) ||
        CVodeSetStopTime(cvodes, ta) || CVodeSetMinStep(cvodes, 1e-15 * p->options.tf))
        return cst_integrator_fail(w, &w->backward, "backward", CV_ILL_INPUT);
    while (t > ta) {
        int flag = CVode(cvodes, ta, w->backward.y, &t, CV_ONE_STEP);
        if (flag < 0)
            return cst_integrator_fail(w, &w->backward, "backward", flag);
        if (++w->stats.backward_steps > p->options.max_steps)
            return cst_integrator_fail(w, &w->backward, "backward", CV_TOO_MUCH_WORK);
        TRY(cst_progress_report(w, "backward", p->options.tf - t, p->options.tf));
    }
    CVodeGetQuad(cvodes, &t, w->backward.quadrature);
    return CST_OK;
}

int cst_backward(const cst_problem *p, cst_work *w)
{
    long jacobians = w->system.jacobians;
    double tb = p->options.tf;
    TRY(terminal(p, w));                                                       /* eq:adjointODEb  mu(tF)          */
    TRY(set_floor(p, w));
    set_quadrature_tolerances(p, w);
    N_VConst(0.0, w->backward.quadrature);
    for (long last = w->stats.events - 1, first; last >= 0; last = first - 1) { /* between two events:            */
        const cst_event *e = w->events;
        for (first = last; e[first].k != e[first].trigger;)
            first--;
        TRY(segment(p, w, tb, e[first].t));                                    /* eq:adjointODE   mu' = -f_y' mu  */
        TRY(cst_event_adjoint(w, first, last, NV_DATA_S(w->backward.y), w->gradient));
        tb = e[first].t;
    }
    TRY(segment(p, w, tb, 0.0));
    for (int k = 0; k < w->count; k++)                                         /* eq_gradient     the integral    */
        w->gradient[p->design[k]] -= NV_DATA_S(w->backward.quadrature)[k];
    TRY(cst_start_adjoint(p, w, NV_DATA_S(w->backward.y), w->gradient));       /* eq_gradient     [dy/drho' mu]_0 */
    w->stats.backward_jacobians = w->system.jacobians - jacobians;
    return CST_OK;
}
