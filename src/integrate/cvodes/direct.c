/* The direct method: the sensitivities s = dy/drho by CVODES's forward sensitivity module, one a design variable.
 *
 *     A (a', lambda') = -(F_q s_q + F_v s_v + F_rho),   s_q' = s_v,   s_v' = a'
 *     dpsi/drho       = dw/drho + integral of (g_q s_q + g_v s_v + g_a a' + g_lambda lambda' + g_rho)
 *
 * It shares the kernels with the adjoint but neither its equations nor its integration: each checks the other. */
#include "integrate/internal.h"

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

/* y = (q, v, z), z the integral of g: a state, because CVODES's quadrature sensitivities forget their history when an Adams
 * formula changes its order (cvAdjustAdams, SUNDIALS 6.4 to 7.5: znQS is neither cleared nor adjusted). */
static int rhs(double t, N_Vector y, N_Vector ydot, void *user)
{
    cst_work *w = user;
    size_t n = (size_t)w->system.n, size = n * sizeof(double);
    if (cst_cancelled(w, "direct", t))
        return -1;
    if (system_at(w, t, y))
        return 1;
    w->trouble = 0;
    memcpy(NV_DATA_S(ydot), NV_DATA_S(y) + n, size);
    memcpy(NV_DATA_S(ydot) + n, w->system.a, size);
    NV_DATA_S(ydot)[2 * n] = cst_running_cost(w->p, w);
    return isfinite(NV_DATA_S(ydot)[2 * n]) ? 0 : cst_cost_failed(w, t);
}

/* dg/dy with a and lambda as functions of y: one transposed solve, as in backward.c with mu = 0. */
void cst_cost_row(cst_work *w)
{
    cst_system *s = &w->system;
    int n = s->n;
    cst_cost_gradient(w->p, w, 0);
    memcpy(w->zW, w->g_a, (size_t)n * sizeof *w->zW);
    memcpy(w->zW + n, w->g_lambda, (size_t)s->m * sizeof *w->zW);
    cst_system_adjoint(s, w->zW);
    cst_system_products(s, w->zW, w->Fq, w->Fv, w->Frho);
    for (int i = 0; i < n; i++) {
        w->cost_row[i] = w->g_q[i] - w->Fq[i];
        w->cost_row[n + i] = w->g_v[i] - w->Fv[i];
    }
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

/* d/drho of g, or of w, for design variable k along its sensitivity y and the tangent d of (a, lambda). */
static double cost_tangent(const cst_work *w, int k, const double *y, const double *d)
{
    int n = w->system.n;
    double sum = w->g_rho[w->p->design[k]];
    for (int i = 0; i < n; i++)
        sum += w->g_q[i] * y[i] + w->g_v[i] * y[n + i] + w->g_a[i] * d[i];
    for (int i = 0; i < w->system.m; i++)
        sum += w->g_lambda[i] * d[n + i];
    return sum;
}

static int sensitivity_rhs(int count, double t, N_Vector y, N_Vector ydot, N_Vector *yS, N_Vector *ySdot, void *user,
                           N_Vector tmp1, N_Vector tmp2)
{
    cst_work *w = user;
    int n = w->system.n, size = n + w->system.m;
    (void)ydot, (void)tmp1, (void)tmp2;
    if (system_at(w, t, y))
        return 1;
    cst_cost_gradient(w->p, w, 0);
    for (int first = 0; first < count; first += CST_LANES) {
        int lanes = count - first < CST_LANES ? count - first : CST_LANES;
        if (cst_cancelled(w, "direct", t))
            return -1;
        tangents(w, yS, first, lanes);
        for (int l = 0; l < lanes; l++) {
            double *out = NV_DATA_S(ySdot[first + l]), *s = NV_DATA_S(yS[first + l]), *d = w->system.rhs + l * size;
            memcpy(out, s + n, (size_t)n * sizeof *out);
            memcpy(out + n, d, (size_t)n * sizeof *out);
            out[2 * n] = cost_tangent(w, first + l, s, d);
            if (!isfinite(cst_largest(out, 2 * n + 1)))
                return cst_derivative_failed(w, t);
        }
    }
    return 0;
}

/* Error weights of y, and of a sensitivity times the size of its parameter.  A norm is an average over the components:
 * the integral counts as much as all of the others. */
static int weights(N_Vector y, N_Vector weight, void *user)
{
    cst_work *w = user;
    int n = w->system.n;
    double *x = NV_DATA_S(y), *out = NV_DATA_S(weight);
    for (int i = 0; i < 2 * n; i++)
        out[i] = 1.0 / (w->rtol * fabs(x[i]) + w->atol);
    out[2 * n] = sqrt(2.0 * n + 1.0) / (w->rtol * fabs(x[2 * n]) + w->integral_floor);
    return 0;
}

int cst_direct_create(const cst_problem *p, cst_work *w)
{
    void *cvodes;
    TRY(cst_integrator_create(p, w, &w->direct, rhs, NULL, 0, 0));
    cvodes = w->direct.cvodes;
    w->yS = N_VCloneVectorArray(w->count, w->direct.y);
    if (!w->yS)
        return cst_fail(w, CST_EMEMORY, "out of memory: the sensitivities of %d design variables do not fit: take fewer, or the adjoint method", w->count);
    for (int k = 0; k < w->count; k++)
        w->sizes[k] = 1.0; /* set anew for each run; now for the memory */
    int bad = CVodeSensInit(cvodes, w->count, CV_STAGGERED, sensitivity_rhs, w->yS) || CVodeSetSensErrCon(cvodes, 1) ||
              CVodeWFtolerances(cvodes, weights) || CVodeSensEEtolerances(cvodes) ||
              CVodeSetSensParams(cvodes, NULL, w->sizes, NULL);
    bad = bad || (w->model->s && CVodeRootInit(cvodes, w->model->s, cst_switch_roots));
    return bad ? cst_fail(w, CST_EMEMORY, "out of memory: CVODES could not be set up; use fewer design variables") : CST_OK;
}

/* Relative, and absolute as for the state, per unit of the parameter. */
static int set_tolerances(const cst_problem *p, cst_work *w)
{
    for (int k = 0; k < w->count; k++) {
        double rho = fabs(w->system.rho[p->design[k]]);
        w->sizes[k] = rho > 0.0 ? rho : 1.0;
    }
    w->integral_floor = w->atol * fmax(1.0, fabs(cst_running_cost(p, w)) * p->options.tf);
    return CVodeSetSensParams(w->direct.cvodes, NULL, w->sizes, NULL);
}

static int restart(const cst_problem *p, cst_work *w, double t)
{
    void *cvodes = w->direct.cvodes;
    int bad = CVodeReInit(cvodes, t, w->direct.y) || CVodeSensReInit(cvodes, CV_STAGGERED, w->yS) ||
              CVodeSetStopTime(cvodes, p->options.tf) || CVodeSetMinStep(cvodes, 1e-15 * p->options.tf);
    return bad ? cst_integrator_fail(w, &w->direct, "direct", CV_ILL_INPUT) : CST_OK;
}

static void fetch(cst_work *w)
{
    double t;
    CVodeGetSens(w->direct.cvodes, &t, w->yS);
}

static int cross(const cst_problem *p, cst_work *w, double t)
{
    long first = w->stats.events;
    fetch(w);
    TRY(cst_events_cross(w, &w->direct, t));
    if (w->stats.events == first) /* it turned, or was crossed a rounding error ago */
        return w->turned ? restart(p, w, t) : CST_OK;
    for (long k = w->stats.events; k-- > first;)
        w->system.mode[w->events[k].k] = !w->events[k].to;
    for (long last; first < w->stats.events; first = last + 1) {
        for (last = first; last + 1 < w->stats.events && w->events[last + 1].k != w->events[last + 1].trigger;)
            last++;
        TRY(cst_event_tangent(w, first, last, NV_DATA_S(w->direct.y), w->yS));
    }
    cst_integrator_count(w, &w->direct);
    return restart(p, w, t);
}

/* Takes the last step again, from t0 as far as `stop`, where a switch is beyond zero that the step passed by. */
static int step_again(const cst_problem *p, cst_work *w, double t0, double stop)
{
    void *cvodes = w->direct.cvodes;
    if (CVodeGetDky(cvodes, t0, 0, w->direct.y) || CVodeGetSensDky(cvodes, t0, 0, w->yS))
        return cst_integrator_fail(w, &w->direct, "direct", CV_BAD_DKY);
    cst_integrator_count(w, &w->direct);
    TRY(restart(p, w, t0));
    CVodeSetStopTime(cvodes, stop);
    return CST_OK;
}

static int begin(const cst_problem *p, cst_work *w)
{
    w->stats.events = w->grazing = 0;
    w->within_t = NAN;
    TRY(cst_start_state(p, w, NV_DATA_S(w->direct.y)));
    if (set_tolerances(p, w))
        return cst_integrator_fail(w, &w->direct, "direct", CV_ILL_INPUT);
    TRY(cst_start_tangent(p, w, w->yS));
    NV_DATA_S(w->direct.y)[2 * w->system.n] = 0.0;
    for (int k = 0; k < w->count; k++)
        NV_DATA_S(w->yS[k])[2 * w->system.n] = 0.0;
    return restart(p, w, 0.0);
}

static int finish(const cst_problem *p, cst_work *w, double t)
{
    int n = w->system.n, size = n + w->system.m;
    cst_integrator_count(w, &w->direct);
    fetch(w);
    if (system_at(w, t, w->direct.y))
        return w->trouble;
    w->psi = NV_DATA_S(w->direct.y)[2 * n] + cst_final_cost(p, w);
    cst_cost_gradient(p, w, 1);
    for (int first = 0; first < w->count; first += CST_LANES) {
        int lanes = w->count - first < CST_LANES ? w->count - first : CST_LANES;
        tangents(w, w->yS, first, lanes);
        for (int l = 0; l < lanes; l++) {
            const double *s = NV_DATA_S(w->yS[first + l]);
            w->gradient[p->design[first + l]] = s[2 * n] + cost_tangent(w, first + l, s, w->system.rhs + l * size);
        }
    }
    return isfinite(w->psi) ? CST_OK : cst_fail(w, CST_ENAN, "the cost '%s' is not finite at the end: check the parameters",
                                                w->model->costs[p->cost].name);
}

int cst_direct(const cst_problem *p, cst_work *w)
{
    double t = 0.0, tf = p->options.tf, again = -1.0, begun = 0.0;
    int steps = 0;
    TRY(begin(p, w));
    while (tf - t > CST_INSTANT * tf) {
        double from = t, hidden;
        int flag = CVode(w->direct.cvodes, tf, w->direct.y, &t, CV_ONE_STEP);
        if (flag == CV_ILL_INPUT && t > begun) { /* a switch is zero at t and right after it: CVODES needs a new start there */
            begun = t;
            TRY(restart(p, w, t));
            continue;
        }
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
        TRY(cst_events_sides(w, &w->direct, t));
        TRY(cst_progress_report(w, "direct", t, tf));
    }
    return finish(p, w, t);
}
