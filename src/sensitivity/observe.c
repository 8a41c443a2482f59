/* Looking at the last run. */
#include "sensitivity/sensitivity.h"

#include "base/sized.h"
#include "base/vectors.h"

#include <math.h>
#include <string.h>

/* The nodes where the integrator makes them when they are first asked for: a cache, in a work that
 * is const to the caller. */
static int complete(const cst_work *w)
{
    return w->integrator && w->integrator->trajectory ? w->integrator->trajectory((cst_work *)w)
                                                      : CST_OK;
}

int cst_trajectory_nodes(const cst_work *w)
{
    return w && complete(w) >= 0 ? w->run.trajectory.count : 0;
}

double cst_trajectory_time(const cst_work *w, int i)
{
    return i >= 0 && i < cst_trajectory_nodes(w) ? w->run.trajectory.t[i] : NAN;
}

/* Solves the system at time t of the trajectory. */
static int solve_at(cst_work *w, double t)
{
    cst_trajectory *x = &w->run.trajectory;
    TRY(complete(w));
    if (x->count < 2)
        return cst_fail(
            &w->report, CST_EARGUMENT,
            "there is no trajectory (the direct method keeps none): call cst_simulate first");
    double end = x->t[x->count - 1];
    if (t > end && t <= (1.0 + 1e-14) * end)
        t = end; /* tf * k / k may be beyond tf by a rounding error: 4 of 100 do */
    if (!(t >= x->t[0] && t <= end))
        return cst_fail(
            &w->report, CST_EARGUMENT,
            "t = %g s is outside the run, which ends at %g s: ask for an instant within it", t,
            end);
    w->report.message[0] = '\0';
    cst_modes_at(w, t);
    if (w->run.impacts.count)
        x->last = 0; /* at an impact the state before it, whatever was looked at last */
    cst_trajectory_state(x, t, w->observation.state);
    int status =
        cst_system_solve(&w->system, t, w->observation.state, w->observation.state + w->system.n);
    return status < 0 ? cst_state_failed(w, status, t) : CST_OK;
}

static void copy(double *to, const double *from, int n, int ok)
{
    for (int i = 0; to && i < n; i++)
        to[i] = ok ? from[i] : NAN;
}

/* NaN into what a failed call would have filled. */
static int refuse(const cst_problem *p, double *q, double *v, double *a, double *lambda)
{
    const cst_model *m = p ? p->model : NULL;
    copy(q, NULL, m ? m->n : 0, 0);
    copy(v, NULL, m ? m->n : 0, 0);
    copy(a, NULL, m ? m->n : 0, 0);
    copy(lambda, NULL, m ? m->m : 0, 0);
    return CST_EARGUMENT;
}

int cst_trajectory_at(const cst_problem *p, cst_work *w, double t, double *q, double *v, double *a,
                      double *lambda)
{
    if (!p || !cst_is_whole(w))
        return refuse(p, q, v, a, lambda);
    int status = solve_at(w, t);
    const cst_system *s = &w->system;
    copy(q, s->q, s->n, status >= 0);
    copy(v, s->v, s->n, status >= 0);
    copy(a, s->a, s->n, status >= 0);
    copy(lambda, s->lambda, s->m, status >= 0);
    return status;
}

static void outputs(cst_work *w, double *out, int ok)
{
    cst_system *s = &w->system;
    for (int i = 0; i < w->model->outputs_count; i++)
        out[i] = NAN;
    cst_output_function *output =
        w->model->kernels->outputs ? w->model->kernels->outputs : w->model->output;
    if (ok && output)
        output(s->t, s->q, s->v, s->a, s->lambda, s->rho, s->mode, out);
}

int cst_outputs_at(const cst_problem *p, cst_work *w, double t, double *out)
{
    if (!p || !cst_is_whole(w) || !out)
        return CST_EARGUMENT;
    int status = solve_at(w, t);
    outputs(w, out, status >= 0);
    return status;
}

int cst_sketch_at(const cst_problem *p, cst_work *w, double t, double *points)
{
    if (!p || !cst_is_whole(w) || !points)
        return CST_EARGUMENT;
    const cst_sketch *sketch = p->model->sketch;
    if (!sketch)
        return cst_fail(&w->report, CST_EARGUMENT,
                        "model %s has no sketch: write %s_sketch and .sketch", p->model->name,
                        p->model->name);
    int status = solve_at(w, t);
    for (int i = 0; i < 3 * sketch->points; i++)
        points[i] = NAN;
    if (status >= 0)
        sketch->place(t, w->system.q, w->system.rho, (double(*)[3])points);
    return status;
}

int cst_start_at(const cst_problem *p, cst_work *w, const double *rho, double *q, double *v,
                 double *a, double *lambda, double *out)
{
    if (!p || !cst_is_whole(w))
        return refuse(p, q, v, a, lambda);
    cst_system *s = &w->system;
    int status = cst_prepare(p, w, rho), n = s->n;
    if (status >= 0)
        status = cst_start_state(&w->start, w->start.y);
    w->start.violation = status >= 0 ? cst_largest(s->phi, s->m) : NAN;
    copy(q, s->q, n, status >= 0);
    copy(v, s->v, n, status >= 0);
    copy(a, s->a, n, status >= 0);
    copy(lambda, s->lambda, s->m, status >= 0);
    /* at rest, in the branches of the search */
    if (out && status >= 0 && p->model->start == CST_EQUILIBRIUM) {
        cst_clear(s->v, n);
        cst_clear(s->a, n);
        cst_clear(w->start.y + n, n);
        cst_modes_start(&w->switches, w->start.y, 1);
    }
    if (out)
        outputs(w, out, status >= 0);
    cst_system_invalidate(s);
    w->p = NULL;
    return status;
}

double cst_start_violation(const cst_work *w)
{
    return w ? w->start.violation : NAN;
}

int cst_rank(const cst_problem *p, cst_work *w, const double *rho, int *rank)
{
    if (!p || !cst_is_whole(w) || !rank)
        return CST_EARGUMENT;
    *rank = -1;
    int status = cst_start_at(p, w, rho, NULL, NULL, NULL, NULL, NULL);
    if (status < 0)
        return status;
    *rank = cst_constraint_rank(&w->system);
    return *rank < 0 ? cst_fail(&w->report, CST_EMEMORY,
                                "out of memory: Phi_q is taken as a dense matrix for its rank: "
                                "free some and try again")
                     : CST_OK;
}

static int observe(const cst_problem *p, cst_work *w, double t, cst_observed *o)
{
    TRY(solve_at(w, t));
    cst_system *s = &w->system;
    s->kernels->inertia(s->q, s->v, s->rho, s->args.f);
    o->kinetic = 0.0;
    for (int i = 0; i < s->n - s->model->states_count; i++) /* states have no energy */
        o->kinetic += 0.5 * s->v[i] * s->args.f[i];
    if (s->kernels->potential)
        o->potential = s->kernels->potential(t, s->q, s->rho);
    o->phi = cst_largest(s->phi, s->m);
    o->phi_dot = cst_largest(s->phi_dot, s->m);
    w->g.kernels = p->cost_kernels;
    o->cost = cst_running_cost(&w->g, s);
    return CST_OK;
}

int cst_observe_sized(const cst_problem *p, cst_work *w, double t, cst_observed *observed,
                      size_t size)
{
    cst_observed o = { NAN, NAN, NAN, NAN, NAN };
    int status = p && cst_is_whole(w) && observed ? observe(p, w, t, &o) : CST_EARGUMENT;
    cst_hand_out(observed, size, &o, sizeof o);
    return status;
}

void cst_work_stats_sized(const cst_work *w, cst_stats *stats, size_t size)
{
    cst_stats none;
    memset(&none, 0, sizeof none);
    cst_hand_out(stats, size, w ? &w->stats : &none, sizeof none);
}

void cst_set_progress(cst_work *w, cst_progress *progress, void *user)
{
    if (!w)
        return;
    w->report.progress = progress;
    w->report.progress_user = user;
    w->report.progress_calls = 0;
}
