/* The direct method: the sensitivities s = dy/drho by CVODES's forward sensitivity module, one a design variable.
 *
 *     A (a', lambda') = -(F_q s_q + F_v s_v + F_rho),   s_q' = s_v,   s_v' = a'
 *     dpsi/drho       = dw/drho + integral of (g_q s_q + g_v s_v + g_a a' + g_lambda lambda' + g_rho)
 *
 * It shares the kernels with the adjoint but neither its equations nor its integration: each checks the other. */
#include "integrate/cvodes/cvodes.h"

#include "base/vectors.h"

#include <cvodes/cvodes.h>
#include <math.h>
#include <stdlib.h>

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
    int n = w->system.n;
    if (cst_cancelled(w, "direct", t))
        return -1;
    if (system_at(w, t, y))
        return 1;
    w->report.callback_status = 0;
    cst_copy(NV_DATA_S(ydot), NV_DATA_S(y) + n, n);
    cst_copy(NV_DATA_S(ydot) + n, w->system.a, n);
    NV_DATA_S(ydot)[2 * n] = cst_running_cost(&w->g, &w->system);
    return isfinite(NV_DATA_S(ydot)[2 * n]) ? 0 : cst_cost_failed(w, t);
}

/* Tangents of (a, lambda) for the design variables first .. first + lanes, into the system's rhs. */
static void tangents(cst_work *w, N_Vector *yS, int first, int lanes)
{
    cst_system *s = &w->system;
    int n = s->n;
    cst_set_directions(w, first, lanes);
    for (int l = 0; l < CST_LANES; l++) {
        const double *y = NV_DATA_S(yS[first + (l < lanes ? l : 0)]);
        for (int i = 0; i < n; i++) {
            w->dq[i][l] = y[i];
            w->dv[i][l] = y[n + i];
        }
    }
    cst_system_tangents(s, (cst_dirs)w->dq, (cst_dirs)w->dv, (cst_dirs)w->drho, lanes);
}

/* d/drho of g, or of w, for design variable k along its sensitivity y and the tangent d of (a, lambda). */
static double cost_tangent(const cst_work *w, int k, const double *y, const double *d)
{
    int n = w->system.n;
    double sum = w->g.rho[w->p->design[k]];
    for (int i = 0; i < n; i++)
        sum += w->g.q[i] * y[i] + w->g.v[i] * y[n + i] + w->g.a[i] * d[i];
    for (int i = 0; i < w->system.m; i++)
        sum += w->g.lambda[i] * d[n + i];
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
    cst_cost_gradient(&w->g, &w->system, 0);
    for (int first = 0; first < count; first += CST_LANES) {
        int lanes = count - first < CST_LANES ? count - first : CST_LANES;
        if (cst_cancelled(w, "direct", t))
            return -1;
        tangents(w, yS, first, lanes);
        for (int l = 0; l < lanes; l++) {
            double *out = NV_DATA_S(ySdot[first + l]), *s = NV_DATA_S(yS[first + l]), *d = w->system.rhs + l * size;
            cst_copy(out, s + n, n);
            cst_copy(out + n, d, n);
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
    out[2 * n] = sqrt(2.0 * n + 1.0) / (w->rtol * fabs(x[2 * n]) + w->cvodes->direct.integral_floor);
    return 0;
}

int cst_direct_create(cst_work *w)
{
    void *cvodes;
    TRY(cst_instance_create(w, &w->cvodes->direct.x, rhs, NULL, 0, 0));
    cvodes = w->cvodes->direct.x.cvodes;
    w->cvodes->direct.yS = N_VCloneVectorArray(w->count, w->cvodes->direct.x.y);
    w->cvodes->direct.dy = malloc((size_t)w->count * sizeof *w->cvodes->direct.dy);
    if (!w->cvodes->direct.yS || !w->cvodes->direct.dy)
        return cst_fail(&w->report, CST_EMEMORY, "out of memory: the sensitivities of %d design variables do not fit: take fewer, or the adjoint method", w->count);
    for (int k = 0; k < w->count; k++) {
        w->cvodes->direct.dy[k] = NV_DATA_S(w->cvodes->direct.yS[k]);
        w->cvodes->direct.sizes[k] = 1.0; /* set anew for each run; now for the memory */
    }
    int bad = CVodeSensInit(cvodes, w->count, CV_STAGGERED, sensitivity_rhs, w->cvodes->direct.yS) || CVodeSetSensErrCon(cvodes, 1) ||
              CVodeWFtolerances(cvodes, weights) || CVodeSensEEtolerances(cvodes) ||
              CVodeSetSensParams(cvodes, NULL, w->cvodes->direct.sizes, NULL);
    bad = bad || cst_stepping_roots(w, &w->cvodes->direct.x);
    return bad ? cst_fail(&w->report, CST_EMEMORY, "out of memory: CVODES could not be set up; use fewer design variables") : CST_OK;
}

/* Relative, and absolute as for the state, per unit of the parameter. */
static int set_tolerances(cst_work *w)
{
    for (int k = 0; k < w->count; k++) {
        double rho = fabs(w->system.rho[w->p->design[k]]);
        w->cvodes->direct.sizes[k] = rho > 0.0 ? rho : 1.0;
    }
    w->cvodes->direct.integral_floor = w->atol * fmax(1.0, fabs(cst_running_cost(&w->g, &w->system)) * w->p->options.tf);
    return CVodeSetSensParams(w->cvodes->direct.x.cvodes, NULL, w->cvodes->direct.sizes, NULL);
}

static int restart(cst_work *w, double t)
{
    void *cvodes = w->cvodes->direct.x.cvodes;
    int bad = CVodeReInit(cvodes, t, w->cvodes->direct.x.y) || CVodeSensReInit(cvodes, CV_STAGGERED, w->cvodes->direct.yS) ||
              CVodeSetStopTime(cvodes, w->p->options.tf) || CVodeSetMinStep(cvodes, 1e-15 * w->p->options.tf);
    return bad ? cst_instance_fail(w, &w->cvodes->direct.x, "direct", CV_ILL_INPUT) : CST_OK;
}

static int rewind_to(cst_work *w, double t)
{
    cst_instance *x = &w->cvodes->direct.x;
    if (CVodeGetDky(x->cvodes, t, 0, x->y) || CVodeGetSensDky(x->cvodes, t, 0, w->cvodes->direct.yS))
        return cst_instance_fail(w, x, "direct", CV_BAD_DKY);
    return CST_OK;
}

static void reached(cst_work *w)
{
    double t;
    CVodeGetSens(w->cvodes->direct.x.cvodes, &t, w->cvodes->direct.yS);
}

/* The sensitivities through the flips from `first` on, trigger by trigger. */
static int cross(cst_work *w, double t, long first)
{
    const cst_event *e = w->events.list;
    (void)t;
    for (long k = w->stats.events; k-- > first;)
        w->system.mode[e[k].k] = !e[k].to;
    for (long last; first < w->stats.events; first = last + 1) {
        last = cst_events_last(w, first);
        TRY(cst_event_tangent(w, first, last, NV_DATA_S(w->cvodes->direct.x.y), w->cvodes->direct.dy));
    }
    return CST_OK;
}

static int start_tangents(cst_work *w)
{
    int n = w->system.n;
    for (int first = 0; first < w->count; first += CST_LANES) {
        int lanes = cst_lanes_from(w, first);
        TRY(cst_start_tangent(&w->start, w->p->design + first, lanes));
        for (int l = 0; l < lanes; l++) {
            double *dy = w->cvodes->direct.dy[first + l];
            for (int i = 0; i < n; i++) {
                dy[i] = w->start.dq[i][l];
                dy[n + i] = w->start.dv[i][l];
            }
            dy[2 * n] = 0.0;
        }
    }
    return CST_OK;
}

static int begin(cst_work *w)
{
    double *y = NV_DATA_S(w->cvodes->direct.x.y);
    cst_events_begin(w);
    TRY(cst_start_state(&w->start, y));
    if (set_tolerances(w))
        return cst_instance_fail(w, &w->cvodes->direct.x, "direct", CV_ILL_INPUT);
    TRY(start_tangents(w));
    y[2 * w->system.n] = 0.0;
    return restart(w, 0.0);
}

static int finish(cst_work *w, double t)
{
    int n = w->system.n, size = n + w->system.m;
    reached(w);
    if (system_at(w, t, w->cvodes->direct.x.y))
        return w->report.callback_status;
    w->psi = NV_DATA_S(w->cvodes->direct.x.y)[2 * n] + cst_final_cost(&w->g, &w->system);
    cst_cost_gradient(&w->g, &w->system, 1);
    for (int first = 0; first < w->count; first += CST_LANES) {
        int lanes = cst_lanes_from(w, first);
        tangents(w, w->cvodes->direct.yS, first, lanes);
        for (int l = 0; l < lanes; l++) {
            const double *s = NV_DATA_S(w->cvodes->direct.yS[first + l]);
            w->gradient[w->p->design[first + l]] = s[2 * n] + cost_tangent(w, first + l, s, w->system.rhs + l * size);
        }
    }
    return isfinite(w->psi) ? CST_OK : cst_fail(&w->report, CST_ENAN, "the cost '%s' is not finite at the end: check the parameters",
                                                w->model->costs[w->p->cost].name);
}

int cst_direct(cst_work *w)
{
    static const cst_stepping run = { "direct", restart, rewind_to, NULL, reached, cross };
    double t = 0.0;
    TRY(begin(w));
    TRY(cst_stepping_run(w, &w->cvodes->direct.x, &run, &t));
    return finish(w, t);
}
