/* The direct method: the sensitivities s = dy/drho by CVODES's forward sensitivity module, one a design variable.
 *
 *     A (a', lambda') = -(F_q s_q + F_v s_v + F_rho),   s_q' = s_v,   s_v' = a'
 *     dpsi/drho       = dw/drho + integral of (g_q s_q + g_v s_v + g_a a' + g_lambda lambda' + g_rho)
 *
 * It shares the kernels with the adjoint but neither its equations nor its integration: each checks the other. */
#include "internal.h"

#include <cvodes/cvodes.h>
#include <math.h>
#include <string.h>

static int system_at(cst_work *w, double t, N_Vector y)
{
    cst_system *s = &w->system;
    int status = cst_system_solve(s, t, NV_DATA_S(y), NV_DATA_S(y) + s->n);
    if (status < 0)
        cst_state_failed(w, status, t);
    return status < 0;
}

static int rhs(double t, N_Vector y, N_Vector ydot, void *user)
{
    cst_work *w = user;
    size_t size = (size_t)w->system.n * sizeof(double);
    if (system_at(w, t, y))
        return 1;
    w->trouble = 0;
    memcpy(NV_DATA_S(ydot), NV_DATA_S(y) + w->system.n, size);
    memcpy(NV_DATA_S(ydot) + w->system.n, w->system.a, size);
    return 0;
}

static int quadrature(double t, N_Vector y, N_Vector out, void *user)
{
    cst_work *w = user;
    if (system_at(w, t, y))
        return 1;
    NV_DATA_S(out)[0] = cst_running_cost(w->p, w);
    return 0;
}

/* Tangents of (a, lambda) for the design variables first .. first + lanes, into the system's rhs. */
static void tangents(cst_work *w, N_Vector *yS, int first, int lanes)
{
    cst_system *s = &w->system;
    int n = s->n;
    memset(w->drho, 0, (size_t)s->p * sizeof *w->drho);
    for (int l = 0; l < CST_LANES; l++) {
        const double *y = NV_DATA_S(yS[first + (l < lanes ? l : 0)]);
        for (int i = 0; i < n; i++) {
            w->dq[i][l] = y[i];
            w->dv[i][l] = y[n + i];
        }
        if (l < lanes)
            w->drho[w->p->design[first + l]][l] = 1.0;
    }
    cst_system_tangents(s, (cst_dirs)w->dq, (cst_dirs)w->dv, (cst_dirs)w->drho, lanes);
}

static int sensitivity_rhs(int count, double t, N_Vector y, N_Vector ydot, N_Vector *yS, N_Vector *ySdot, void *user,
                           N_Vector tmp1, N_Vector tmp2)
{
    cst_work *w = user;
    int n = w->system.n, size = n + w->system.m;
    (void)ydot, (void)tmp1, (void)tmp2;
    if (system_at(w, t, y))
        return 1;
    for (int first = 0; first < count; first += CST_LANES) {
        int lanes = count - first < CST_LANES ? count - first : CST_LANES;
        tangents(w, yS, first, lanes);
        for (int l = 0; l < lanes; l++) {
            double *out = NV_DATA_S(ySdot[first + l]);
            memcpy(out, NV_DATA_S(yS[first + l]) + n, (size_t)n * sizeof *out);
            memcpy(out + n, w->system.rhs + l * size, (size_t)n * sizeof *out);
        }
    }
    return 0;
}

/* d/drho of g, or of w, along each sensitivity; the cost's partial derivatives are in the work. */
static void cost_tangents(cst_work *w, int count, N_Vector *yS, double *out)
{
    cst_system *s = &w->system;
    int n = s->n, m = s->m;
    for (int first = 0; first < count; first += CST_LANES) {
        int lanes = count - first < CST_LANES ? count - first : CST_LANES;
        tangents(w, yS, first, lanes);
        for (int l = 0; l < lanes; l++) {
            const double *y = NV_DATA_S(yS[first + l]), *d = s->rhs + l * (n + m);
            double sum = w->g_rho[w->p->design[first + l]];
            for (int i = 0; i < n; i++)
                sum += w->g_q[i] * y[i] + w->g_v[i] * y[n + i] + w->g_a[i] * d[i];
            for (int i = 0; i < m; i++)
                sum += w->g_lambda[i] * d[n + i];
            out[first + l] = sum;
        }
    }
}

static int quadrature_sensitivity(int count, double t, N_Vector y, N_Vector *yS, N_Vector yQdot, N_Vector *out, void *user,
                                  N_Vector tmp, N_Vector tmpQ)
{
    cst_work *w = user;
    (void)yQdot, (void)tmp, (void)tmpQ;
    if (system_at(w, t, y))
        return 1;
    cst_cost_gradient(w->p, w, 0);
    cost_tangents(w, count, yS, NV_DATA_S(w->tolerance));
    for (int k = 0; k < count; k++)
        NV_DATA_S(out[k])[0] = NV_DATA_S(w->tolerance)[k];
    return 0;
}

int cst_direct_create(const cst_problem *p, cst_work *w)
{
    void *cvodes;
    TRY(cst_integrator_create(p, w, &w->direct, rhs, quadrature, 1, 0));
    cvodes = w->direct.cvodes;
    w->yS = N_VCloneVectorArray(w->count, w->direct.y);
    w->quadratureS = N_VCloneVectorArray(w->count, w->direct.quadrature);
    if (!w->yS || !w->quadratureS)
        return cst_fail(w, CST_EMEMORY, "out of memory: the sensitivities of %d design variables do not fit", w->count);
    for (int k = 0; k < w->count; k++) {
        N_VConst(0.0, w->yS[k]);
        N_VConst(0.0, w->quadratureS[k]);
    }
    int bad = CVodeSensInit(cvodes, w->count, CV_STAGGERED, sensitivity_rhs, w->yS) || CVodeSetSensErrCon(cvodes, 1) ||
              CVodeQuadSensInit(cvodes, quadrature_sensitivity, w->quadratureS) || CVodeSetQuadSensErrCon(cvodes, 1);
    bad = bad || (w->model->s && CVodeRootInit(cvodes, w->model->s, cst_switch_values));
    return bad ? cst_fail(w, CST_EMEMORY, "out of memory: CVODES could not be set up; use fewer design variables") : CST_OK;
}

/* Relative, and absolute as for the state, per unit of the parameter. */
static int set_tolerances(const cst_problem *p, cst_work *w)
{
    double *atol = NV_DATA_S(w->tolerance), rtol = w->rtol;
    for (int k = 0; k < w->count; k++) {
        double rho = fabs(w->system.rho[p->design[k]]);
        atol[k] = w->atol / (rho > 0.0 ? rho : 1.0);
    }
    return CVodeSensSStolerances(w->direct.cvodes, rtol, atol) || CVodeQuadSensSStolerances(w->direct.cvodes, rtol, atol);
}

static int restart(const cst_problem *p, cst_work *w, double t)
{
    void *cvodes = w->direct.cvodes;
    int bad = CVodeReInit(cvodes, t, w->direct.y) || CVodeQuadReInit(cvodes, w->direct.quadrature) ||
              CVodeSensReInit(cvodes, CV_STAGGERED, w->yS) || CVodeQuadSensReInit(cvodes, w->quadratureS) ||
              CVodeSetStopTime(cvodes, p->options.tf);
    return bad ? cst_integrator_fail(w, &w->direct, "direct", CV_ILL_INPUT) : CST_OK;
}

static void fetch(cst_work *w)
{
    double t;
    CVodeGetQuad(w->direct.cvodes, &t, w->direct.quadrature);
    CVodeGetSens(w->direct.cvodes, &t, w->yS);
    CVodeGetQuadSens(w->direct.cvodes, &t, w->quadratureS);
}

static int cross(const cst_problem *p, cst_work *w, double t)
{
    long first = w->stats.events;
    fetch(w);
    TRY(cst_events_cross(w, &w->direct, t));
    if (w->stats.events == first) /* it was crossed a rounding error ago */
        return CST_OK;
    for (long k = w->stats.events; k-- > first;)
        w->system.mode[w->events[k].k] = !w->events[k].to;
    for (long last; first < w->stats.events; first = last + 1) {
        for (last = first; last + 1 < w->stats.events && w->events[last + 1].k != w->events[last + 1].trigger;)
            last++;
        TRY(cst_event_tangent(w, first, last, NV_DATA_S(w->direct.y), w->yS, w->quadratureS));
    }
    return restart(p, w, t);
}

/* Takes the last step again, from t0 as far as `stop`, where a switch is beyond zero that the step passed by. */
static int step_again(const cst_problem *p, cst_work *w, double t0, double stop)
{
    void *cvodes = w->direct.cvodes;
    if (CVodeGetDky(cvodes, t0, 0, w->direct.y) || CVodeGetQuadDky(cvodes, t0, 0, w->direct.quadrature) ||
        CVodeGetSensDky(cvodes, t0, 0, w->yS) || CVodeGetQuadSensDky(cvodes, t0, 0, w->quadratureS))
        return cst_integrator_fail(w, &w->direct, "direct", CV_BAD_DKY);
    TRY(restart(p, w, t0));
    CVodeSetStopTime(cvodes, stop);
    return CST_OK;
}

static int begin(const cst_problem *p, cst_work *w)
{
    w->stats.events = w->grazing = 0;
    w->within_t = NAN;
    TRY(cst_start_state(p, w, NV_DATA_S(w->direct.y)));
    TRY(cst_start_tangent(p, w, w->yS));
    N_VConst(0.0, w->direct.quadrature);
    for (int k = 0; k < w->count; k++)
        N_VConst(0.0, w->quadratureS[k]);
    TRY(restart(p, w, 0.0));
    return set_tolerances(p, w) ? cst_integrator_fail(w, &w->direct, "direct", CV_ILL_INPUT) : CST_OK;
}

static int finish(const cst_problem *p, cst_work *w, double t)
{
    fetch(w);
    if (system_at(w, t, w->direct.y))
        return w->trouble;
    w->psi = NV_DATA_S(w->direct.quadrature)[0] + cst_final_cost(p, w);
    cst_cost_gradient(p, w, 1);
    cost_tangents(w, w->count, w->yS, NV_DATA_S(w->tolerance));
    for (int k = 0; k < w->count; k++)
        w->gradient[p->design[k]] = NV_DATA_S(w->quadratureS[k])[0] + NV_DATA_S(w->tolerance)[k];
    return CST_OK;
}

int cst_direct(const cst_problem *p, cst_work *w)
{
    double t = 0.0, tf = p->options.tf, again = -1.0;
    int steps = 0;
    TRY(begin(p, w));
    while (tf - t > CST_INSTANT * tf) {
        double from = t, hidden;
        int flag = CVode(w->direct.cvodes, tf, w->direct.y, &t, CV_ONE_STEP);
        if (flag < 0)
            return cst_integrator_fail(w, &w->direct, "direct", flag);
        w->stats.steps++;
        if (++steps > p->options.max_steps)
            return cst_integrator_fail(w, &w->direct, "direct", CV_TOO_MUCH_WORK);
        hidden = from == again ? NAN : cst_events_hidden(w, &w->direct, from, t);
        if (!isnan(hidden)) {
            t = again = from;
            TRY(step_again(p, w, from, hidden));
            continue;
        }
        if (flag == CV_TSTOP_RETURN)
            CVodeSetStopTime(w->direct.cvodes, tf);
        if (flag == CV_ROOT_RETURN)
            TRY(cross(p, w, t));
        TRY(cst_progress_report(w, "direct", t, tf));
    }
    return finish(p, w, t);
}
