/* The nodes of a forward run: the integrator's polynomial at its steps, and between them where the
 * trajectory's own interpolation needs more. */
#include "integrate/cvodes/cvodes.h"

#include "base/vectors.h"

#include <cvodes/cvodes.h>
#include <math.h>

static int full(cst_work *w, double t)
{
    /* the bound of its memory, not of its steps: see nodes() */
    if (w->run.trajectory.size < 2.0 * w->p->options.max_steps + 2.0)
        return cst_fail(
            &w->report, CST_EINTEGRATOR,
            "forward: the trajectory is full at t = %.6g s: %d nodes, 1 GiB, are the most "
            "that is kept: loosen rtol and atol, or set a shorter tf",
            t, w->run.trajectory.size);
    return cst_fail(
        &w->report, CST_EINTEGRATOR,
        "forward: the trajectory is full at t = %.6g s: loosen rtol and atol, or raise max_steps "
        "(now %d)",
        t, w->p->options.max_steps);
}

/* The node at t: the integrator's polynomial (state, slope and, from order two on, bend) into node
 * [4 n]. */
static int node_at(cst_work *w, double t, double *node)
{
    cst_instance *x = &cst_cvodes_of(w)->forward.x;
    const double *found;
    int n = w->system.n;
    if (!(found = cst_instance_polynomial(x, t, 0)))
        return cst_instance_fail(w, x, "forward", CV_BAD_DKY);
    cst_copy(node, found, 2 * n);
    if (!(found = cst_instance_polynomial(x, t, 1)))
        return cst_instance_fail(w, x, "forward", CV_BAD_DKY);
    cst_copy(node + 2 * n, found + n, n);
    if ((found = cst_instance_polynomial(x, t, 2)))
        cst_copy(node + 3 * n, found + n, n);
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

/* How far the quintics over the last step are from the integrator's own polynomial, in units of the
 * tolerance. */
static double interpolation_error(cst_work *w, double t0, const double *node0, double t1,
                                  const double *node1)
{
    int n = w->system.n;
    double t = 0.5 * (t0 + t1), worst = 0.0, *quintic = cst_cvodes_of(w)->forward.quintic;
    const double *own = cst_instance_polynomial(&cst_cvodes_of(w)->forward.x, t, 0);
    if (!own)
        return 0.0;
    cst_hermite(n, t0, node0, t1, node1, t, quintic);
    for (int i = 0; i < 2 * n; i++) {
        double small = fabs(own[i]) + w->run.sizes.small[i],
               error = fabs(own[i] - quintic[i]) / cst_in_flight(w, i, w->rtol * small);
        worst = error > worst ? error : worst;
    }
    return worst;
}

int cst_record(cst_work *w, double t)
{
    cst_trajectory *x = &w->run.trajectory;
    int n = w->system.n, parts = 1;
    double *node = cst_cvodes_of(w)->forward.node, *between = cst_cvodes_of(w)->forward.between,
           *before = cst_trajectory_last(x), t0 = x->t[x->count - 1];
    TRY(node_at(w, t, node));
    complete_jerk(n, t - t0, before, node);
    double error = interpolation_error(w, t0, before, t, node);
    if (error > 0.5)
        parts = (int)fmin(ceil(pow(error / 0.5, 1.0 / 6.0)), 64.0);
    for (int k = 1; k < parts; k++) {
        double instant = t0 + (t - t0) * k / parts;
        TRY(node_at(w, instant, between));
        if (isnan(between[3 * n])) /* a first step: the slope of the acceleration, as at its ends */
            cst_copy(between + 3 * n, node + 3 * n, n);
        if (!cst_trajectory_add(x, instant, between))
            return full(w, instant);
    }
    return cst_trajectory_add(x, t, node) ? CST_OK : full(w, t);
}

int cst_record_start(cst_work *w, double t)
{
    cst_system *s = &w->system;
    int n = s->n;
    double *node = cst_cvodes_of(w)->forward.node;
    cst_copy(node, s->q, n);
    cst_copy(node + n, s->v, n);
    cst_copy(node + 2 * n, s->a, n);
    node[3 * n] = NAN;
    return cst_trajectory_add(&w->run.trajectory, t, node) ? CST_OK : full(w, t);
}
