/* The driver: psi, its gradient, and the trajectory of the last run. */
#include "integrate/internal.h"
#include "ad/stack.h"
#include "integrate/onestep/onestep.h"

#include <math.h>
#include <string.h>
#include <time.h>

double cst_seconds(void)
{
    struct timespec now;
    clock_gettime(CLOCK_MONOTONIC, &now);
    return (double)now.tv_sec + 1e-9 * (double)now.tv_nsec;
}

static void spoil(const cst_problem *p, double *psi, double *gradient)
{
    if (psi)
        *psi = NAN;
    for (int k = 0; p && gradient && k < p->count; k++)
        gradient[k] = NAN;
}

static int compatible(const cst_problem *p, cst_work *w)
{
    if (p->model != w->model || p->count != w->count || p->options.adams != w->created.adams ||
        p->options.rtol != w->created.rtol || p->options.atol != w->created.atol ||
        p->options.max_steps != w->created.max_steps || p->options.alpha != w->created.alpha ||
        p->options.xi != w->created.xi || p->options.omega != w->created.omega ||
        p->options.formulation != w->created.formulation || cst_problem_integrator(p) != w->created.integrator ||
        p->options.step != w->created.step || (p->options.method == CST_DIRECT && !w->onestep && !w->direct.cvodes))
        return cst_fail(w, CST_EARGUMENT, "the problem changed its model, design or options after the work was created: create "
                        "a new work");
    return CST_OK;
}

/* Puts the parameters into the work and starts its books anew. */
int cst_prepare(const cst_problem *p, cst_work *w, const double *rho)
{
    cst_system *s = &w->system;
    w->p = p;
    w->message[0] = '\0';
    w->trouble = 0;
    w->trajectory.count = 0;
    cst_stack_reset();
    memset(&w->stats, 0, sizeof w->stats);
    s->evaluations = s->jacobians = 0;
    s->rcond = 1.0;
    s->lu_A.factorisations = s->lu_A.refactorisations = s->lu_N.factorisations = s->lu_N.refactorisations = 0;
    s->lu_S.factorisations = s->lu_S.refactorisations = 0;
    if (w->onestep)
        w->onestep->lu.factorisations = w->onestep->lu.refactorisations = 0;
    TRY(compatible(p, w));
    memcpy(s->rho, p->rho, (size_t)s->p * sizeof *s->rho);
    for (int k = 0; rho && k < p->count; k++) {
        if (!isfinite(rho[k]))
            return cst_fail(w, CST_EVALUE, "rho[%d] (%s) is not finite: give a number", k, w->model->parameters[p->design[k]].name);
        s->rho[p->design[k]] = rho[k];
    }
    cst_lu_reset(&s->lu_A);
    cst_lu_reset(&s->lu_N);
    cst_lu_reset(&s->lu_S);
    cst_system_invalidate(s);
    return CST_OK;
}

static int warn_of_grazing(cst_work *w)
{
    const char *label = cst_switch_label(w, w->grazing - 1);
    if (isinf(w->grazing_error))
        return cst_fail(w, CST_WGRAZING, "%s is touched rather than crossed at t = %.6g s: the gradient may not exist there; move a "
                        "parameter a little", label, w->grazing_t);
    return cst_fail(w, CST_WGRAZING, "%s is crossed so slowly at t = %.6g s that the gradient may be off by %.2g percent: tighten rtol and "
                    "atol, or move a parameter a little", label, w->grazing_t, 100.0 * w->grazing_error);
}

static int conclude(cst_work *w, int status)
{
    cst_system *s = &w->system;
    w->stats.evaluations = s->evaluations;
    w->stats.jacobians = s->jacobians;
    w->stats.factorisations = s->lu_A.factorisations + s->lu_N.factorisations + s->lu_S.factorisations;
    w->stats.refactorisations = s->lu_A.refactorisations + s->lu_N.refactorisations + s->lu_S.refactorisations;
    if (w->onestep) {
        w->stats.factorisations += w->onestep->lu.factorisations;
        w->stats.refactorisations += w->onestep->lu.refactorisations;
        w->stats.choices = w->onestep->choices;
    }
    w->stats.rcond = s->rcond;
    if (status >= 0 && (cst_stack_failed() || cst_stack_depth())) {
        cst_stack_reset();
        return cst_fail(w, CST_EMODEL, "%s: the generated reverse code left its stack unbalanced: run scripts/regen_ad.sh and the "
                        "derivative tests", w->model->name);
    }
    if (status == CST_OK && s->rcond < 1e-15 * (s->m && s->compliance > 0.0 ? s->compliance : 1.0)) {
        cst_fail(w, CST_WCONDITION, "the equations came close to singular (reciprocal condition %.1e): check for redundant "
                 "constraints or bodies without mass", s->rcond);
        status = CST_WCONDITION;
    }
    return status == CST_OK && w->grazing ? warn_of_grazing(w) : status;
}

int cst_primal(const cst_problem *p, cst_work *w) { return w->onestep ? cst_onestep_forward(p, w) : cst_forward(p, w); }

int cst_simulate(const cst_problem *p, cst_work *w, const double *rho, double *psi)
{
    return cst_gradient(p, w, rho, psi, NULL);
}

static int solve(const cst_problem *p, cst_work *w, int gradient)
{
    double begin = cst_seconds(), between;
    cst_method method = gradient ? p->options.method : CST_ADJOINT;
    int status = method == CST_DIRECT    ? (w->onestep ? cst_onestep_direct(p, w) : cst_direct(p, w))
                 : method == CST_ADJOINT ? cst_primal(p, w)                    /* eq:1st_explicit_ODE             */
                                         : cst_differences(p, w);
    between = cst_seconds();
    w->stats.seconds_forward = between - begin;
    if (status >= 0 && gradient && method == CST_ADJOINT) {
        status = w->onestep ? cst_onestep_backward(p, w) : cst_backward(p, w); /* eq:adjointODE, eq_gradient      */
        w->stats.seconds_backward = cst_seconds() - between;
    }
    return status;
}

int cst_gradient(const cst_problem *p, cst_work *w, const double *rho, double *psi, double *gradient)
{
    spoil(p, psi, gradient);
    if (!p || !w)
        return CST_EARGUMENT;
    int status = cst_prepare(p, w, rho);
    if (status >= 0)
        status = conclude(w, solve(p, w, gradient != NULL));
    for (int k = 0; status >= 0 && gradient && k < p->count; k++)
        if (!isfinite(w->gradient[p->design[k]]))
            status = cst_fail(w, CST_ENAN, "the derivative by %s is not finite: check the model's kernels at this point",
                              w->model->parameters[p->design[k]].name);
    for (int k = 0; status >= 0 && gradient && k < p->count; k++)
        gradient[k] = w->gradient[p->design[k]];
    if (status >= 0 && psi)
        *psi = w->psi;
    w->p = NULL;
    return status;
}
