/* eq:1st_explicit_ODE, y' = f(t, y, rho), from 0 to tF, with the integral of the cost. */
#include "integrate/internal.h"

#include <cvodes/cvodes.h>
#include <math.h>
#include <string.h>

static int rhs(double t, N_Vector y, N_Vector ydot, void *user)
{
    cst_work *w = user;
    cst_system *s = &w->system;
    if (cst_cancelled(w, "forward", t))
        return -1;
    int n = s->n, status = cst_system_solve(s, t, NV_DATA_S(y), NV_DATA_S(y) + n);
    if (status < 0) {
        cst_state_failed(w, status, t);
        return 1; /* perhaps a smaller step goes around it */
    }
    w->trouble = 0;
    memcpy(NV_DATA_S(ydot), NV_DATA_S(y) + n, (size_t)n * sizeof(double));
    memcpy(NV_DATA_S(ydot) + n, s->a, (size_t)n * sizeof(double));
    return 0;
}

/* The acceleration at the end of a step as the integration formula has it, rl1 zn1 + y - ypred = gamma f(t, y): exact but
 * for the tolerance of the Newton iteration, and without a solve of its own.  NULL where there is no step: at a start. */
static const double *formula_acceleration(cst_work *w, double t)
{
    int n = w->system.n;
    realtype tcur, gamma, rl1;
    N_Vector ypred, yn, fn, zn1;
    void *user;
    if (CVodeGetNonlinearSystemData(w->forward.cvodes, &tcur, &ypred, &yn, &fn, &gamma, &rl1, &zn1, &user) || tcur != t ||
        t == w->started)
        return NULL;
    double v = 0.0, a = 0.0;
    for (int i = 0; i < n; i++) {
        w->state[i] = (rl1 * NV_Ith_S(zn1, n + i) + NV_Ith_S(yn, n + i) - NV_Ith_S(ypred, n + i)) / gamma;
        v = fmax(v, fabs(NV_Ith_S(yn, n + i)));
        a = fmax(a, fabs(w->state[i]));
    }
    return 4e-16 * v > 0.1 * w->rtol * a * fabs(gamma) ? NULL : w->state; /* a step so short that the difference has no digits */
}

static int quadrature(double t, N_Vector y, N_Vector out, void *user)
{
    cst_work *w = user;
    cst_system *s = &w->system;
    const double *q = NV_DATA_S(y), *v = q + s->n, *a;
    if (cst_cancelled(w, "forward", t))
        return -1;
    if (w->cost_needs == CST_NEEDS_ACCELERATION && (a = formula_acceleration(w, t))) {
        NV_DATA_S(out)[0] = w->p->cost_kernels->g(t, q, v, a, s->zero, s->rho, s->mode);
    } else if (w->cost_needs) {
        int status = cst_system_solve(s, t, q, v);
        if (status < 0) {
            cst_state_failed(w, status, t);
            return 1;
        }
        NV_DATA_S(out)[0] = cst_running_cost(w->p, w);
    } else {
        cst_scalar *g = w->p->cost_kernels->g;
        NV_DATA_S(out)[0] = g ? g(t, q, v, s->zero, s->zero, s->rho, s->mode) : 0.0;
    }
    return isfinite(NV_DATA_S(out)[0]) ? 0 : cst_cost_failed(w, t);
}

int cst_forward_create(const cst_problem *p, cst_work *w)
{
    TRY(cst_integrator_create(p, w, &w->forward, rhs, quadrature, 1, 0));
    if (w->model->s && CVodeRootInit(w->forward.cvodes, w->model->s, cst_switch_roots) != CV_SUCCESS)
        return cst_fail(w, CST_EMEMORY, "out of memory: CVODES could not be set up; use a smaller model");
    return CST_OK;
}

static int full(cst_work *w, double t)
{
    return cst_fail(w, CST_EINTEGRATOR, "forward: the trajectory is full at t = %.6g s: loosen rtol and atol, or raise max_steps "
                    "(now %d)", t, w->p->options.max_steps);
}

/* The node at t: the integrator's polynomial (state, slope and, from order two on, bend) into node [4 n]. */
static int node_at(cst_work *w, double t, double *node)
{
    void *cvodes = w->forward.cvodes;
    N_Vector dky = w->forward.dky;
    size_t n = (size_t)w->system.n, size = n * sizeof *node;
    if (CVodeGetDky(cvodes, t, 0, dky) != CV_SUCCESS)
        return cst_integrator_fail(w, &w->forward, "forward", CV_BAD_DKY);
    memcpy(node, NV_DATA_S(dky), 2 * size);
    CVodeGetDky(cvodes, t, 1, dky);
    memcpy(node + 2 * n, NV_DATA_S(dky) + n, size);
    if (CVodeGetDky(cvodes, t, 2, dky) == CV_SUCCESS)
        memcpy(node + 3 * n, NV_DATA_S(dky) + n, size);
    else
        node[3 * n] = NAN; /* not known */
    return CST_OK;
}

/* A first step has no history: the jerk there is the slope of the acceleration. */
static void complete_jerk(int n, double h, double *node0, double *node1)
{
    int unknown0 = isnan(node0[3 * n]), unknown1 = isnan(node1[3 * n]);
    for (int i = 0; i < n; i++) {
        double slope = (node1[2 * n + i] - node0[2 * n + i]) / h;
        if (unknown0)
            node0[3 * n + i] = slope;
        if (unknown1)
            node1[3 * n + i] = slope;
    }
}

/* How far the quintics over the last step are from the integrator's own polynomial, in units of the tolerance. */
static double interpolation_error(cst_work *w, double t0, const double *node0, double t1, const double *node1)
{
    int n = w->system.n;
    double t = 0.5 * (t0 + t1), worst = 0.0, *own = NV_DATA_S(w->forward.dky), *quintic = w->state;
    if (CVodeGetDky(w->forward.cvodes, t, 0, w->forward.dky) != CV_SUCCESS)
        return 0.0;
    cst_hermite(n, t0, node0, t1, node1, t, quintic);
    for (int i = 0; i < 2 * n; i++) {
        double error = fabs(own[i] - quintic[i]) / (w->rtol * fabs(own[i]) + w->atol);
        worst = error > worst ? error : worst;
    }
    return worst;
}

/* Adds the node at t, where the last step ended; before it as many as the interpolation needs. */
static int record(cst_work *w, double t)
{
    cst_trajectory *x = &w->trajectory;
    int n = w->system.n, parts = 1;
    double *node = w->dky, *before = cst_trajectory_last(x), t0 = x->t[x->count - 1];
    TRY(node_at(w, t, node));
    complete_jerk(n, t - t0, before, node);
    double error = interpolation_error(w, t0, before, t, node);
    if (error > 0.5)
        parts = (int)fmin(ceil(pow(error / 0.5, 1.0 / 6.0)), 64.0);
    for (int k = 1; k < parts; k++) {
        double between = t0 + (t - t0) * k / parts;
        TRY(node_at(w, between, w->state));
        if (isnan(w->state[3 * n])) /* a first step: the slope of the acceleration, as at its ends */
            memcpy(w->state + 3 * n, node + 3 * n, (size_t)n * sizeof *node);
        if (!cst_trajectory_add(x, between, w->state))
            return full(w, between);
    }
    return cst_trajectory_add(x, t, node) ? CST_OK : full(w, t);
}

/* Adds the node of a fresh start, at the instant that the system was solved for. */
static int record_start(cst_work *w, double t)
{
    cst_system *s = &w->system;
    size_t n = (size_t)s->n, size = n * sizeof *w->dky;
    memcpy(w->dky, s->q, size);
    memcpy(w->dky + n, s->v, size);
    memcpy(w->dky + 2 * n, s->a, size);
    w->dky[3 * n] = NAN;
    return cst_trajectory_add(&w->trajectory, t, w->dky) ? CST_OK : full(w, t);
}

static int restart(const cst_problem *p, cst_work *w, double t)
{
    void *cvodes = w->forward.cvodes;
    w->started = t;
    int bad = CVodeReInit(cvodes, t, w->forward.y) || CVodeQuadReInit(cvodes, w->forward.quadrature) ||
              CVodeSetStopTime(cvodes, p->options.tf) || CVodeSetMinStep(cvodes, 1e-15 * p->options.tf);
    return bad ? cst_integrator_fail(w, &w->forward, "forward", CV_ILL_INPUT) : CST_OK;
}

/* Passes the switches that flipped at t: a node on each side, and a new start of the integrator. */
static int cross(const cst_problem *p, cst_work *w, double t)
{
    double *y = NV_DATA_S(w->forward.y), reached;
    long before = w->stats.events;
    CVodeGetQuad(w->forward.cvodes, &reached, w->forward.quadrature);
    TRY(cst_events_cross(w, &w->forward, t));
    if (w->stats.events == before) /* it turned, or was crossed a rounding error ago */
        return w->turned ? restart(p, w, t) : CST_OK;
    int status = cst_system_solve(&w->system, t, y, y + w->system.n);
    if (status < 0)
        return cst_state_failed(w, status, t);
    TRY(record_start(w, t));
    cst_integrator_count(w, &w->forward);
    return restart(p, w, t);
}

static int begin(const cst_problem *p, cst_work *w)
{
    double *y = NV_DATA_S(w->forward.y), g;
    cst_trajectory_clear(&w->trajectory);
    w->stats.events = w->grazing = 0;
    w->within_t = NAN;
    TRY(cst_start_state(p, w, y));
    w->cost_needs = cst_cost_needs(p, w);
    g = cst_running_cost(p, w);
    if (!isfinite(g))
        return cst_fail(w, CST_ENAN, "the cost '%s' is not finite at the start: check the parameters", w->model->costs[p->cost].name);
    TRY(record_start(w, 0.0));
    NV_DATA_S(w->forward.quadrature)[0] = 0.0;
    CVodeQuadSStolerances(w->forward.cvodes, w->rtol, w->atol * fmax(1.0, fabs(g) * p->options.tf));
    return restart(p, w, 0.0);
}

/* Takes the last step again, from t0 as far as `stop`, where a switch is beyond zero that the step passed by. */
static int step_again(const cst_problem *p, cst_work *w, double t0, double stop)
{
    memcpy(NV_DATA_S(w->forward.y), cst_trajectory_last(&w->trajectory), 2 * (size_t)w->system.n * sizeof(double));
    if (CVodeGetQuadDky(w->forward.cvodes, t0, 0, w->forward.quadrature))
        return cst_integrator_fail(w, &w->forward, "forward", CV_BAD_DKY);
    cst_integrator_count(w, &w->forward);
    TRY(restart(p, w, t0));
    CVodeSetStopTime(w->forward.cvodes, stop);
    return CST_OK;
}

/* psi = w(tF) + integral of g */
static int finish(const cst_problem *p, cst_work *w, double t)
{
    double *y = NV_DATA_S(w->forward.y), reached;
    cst_integrator_count(w, &w->forward);
    CVodeGetQuad(w->forward.cvodes, &reached, w->forward.quadrature);
    w->trajectory.t[w->trajectory.count - 1] = p->options.tf; /* which t may miss by a rounding error */
    int status = cst_system_solve(&w->system, t, y, y + w->system.n);
    if (status < 0)
        return cst_state_failed(w, status, t);
    w->psi = NV_DATA_S(w->forward.quadrature)[0] + cst_final_cost(p, w);
    w->stats.nodes = w->trajectory.count;
    if (!isfinite(w->psi))
        return cst_fail(w, CST_ENAN, "the cost '%s' is not finite at the end: check the parameters", w->model->costs[p->cost].name);
    return CST_OK;
}

int cst_forward(const cst_problem *p, cst_work *w)
{
    double t = 0.0, tf = p->options.tf, again = -1.0, begun = 0.0;
    int steps = 0;
    TRY(begin(p, w));
    while (tf - t > CST_INSTANT * tf) {
        double from = t, hidden;
        int flag = CVode(w->forward.cvodes, tf, w->forward.y, &t, CV_ONE_STEP);
        if (flag == CV_ILL_INPUT && t > begun) { /* a switch is zero at t and right after it: CVODES needs a new start there */
            begun = t;
            TRY(restart(p, w, t));
            continue;
        }
        if (flag < 0)
            return cst_integrator_fail(w, &w->forward, "forward", flag);
        w->stats.steps++;
        if (++steps > p->options.max_steps)
            return cst_integrator_fail(w, &w->forward, "forward", CV_TOO_MUCH_WORK);
        hidden = from == again ? NAN : cst_events_hidden(w, &w->forward, from, t);
        if (!isnan(hidden)) {
            t = again = from;
            TRY(step_again(p, w, from, hidden));
            continue;
        }
        TRY(record(w, t));
        if (flag == CV_TSTOP_RETURN)
            CVodeSetStopTime(w->forward.cvodes, tf);
        if (flag == CV_ROOT_RETURN)
            TRY(cross(p, w, t));
        TRY(cst_events_sides(w, &w->forward, t));
        TRY(cst_progress_report(w, "forward", t, tf));
    }
    return finish(p, w, t);
}
