/* The run as observers see it: nodes (trajectory.h) from the dense output, made when they are first
 * asked for.  A gradient does not need them, and order 8 takes three stages more for them. */
#include "integrate/rk/rk.h"

#include "base/vectors.h"

#include <math.h>
#include <string.h>

/* q, v, a and the jerk at theta of the current step. */
static void node_at(const cst_rk *x, double theta, double *node)
{
    double beta[CST_RK_STAGES], slope[CST_RK_STAGES], bend[CST_RK_STAGES];
    int n = x->n, stages = x->current.tableau->dense;
    x->current.tableau->weights(theta, beta, slope, bend);
    cst_rk_dense(x, theta, x->inside, x->slope);
    memcpy(node, x->inside, 2 * (size_t)n * sizeof *node);
    memcpy(node + 2 * n, x->slope + n, (size_t)n * sizeof *node);
    cst_rk_combine(x, bend, stages, x->size, x->sum);
    for (int i = 0; i < n; i++)
        node[3 * n + i] = x->sum[n + i] / x->current.h;
}

/* Of the tolerance of a step: what the quintics may add.  The states at its ends are often that
 * much better than the tolerance. */
#define PARTS 0.01

/* How far the quintics between two nodes are from the dense output, in units of the tolerance. */
static double interpolation_error(cst_work *w, double t0, const double *node0, double t1,
                                  const double *node1)
{
    cst_rk *x = cst_rk_of(w);
    double t = 0.5 * (t0 + t1), worst = 0.0, *quintic = x->nodes.quintic;
    cst_rk_dense(x, (t - x->current.t) / x->current.h, x->inside, NULL);
    cst_hermite(x->n, t0, node0, t1, node1, t, quintic);
    for (int i = 0; i < 2 * x->n; i++) {
        double small = fabs(x->inside[i]) + w->run.sizes.small[i],
               error = fabs(x->inside[i] - quintic[i]) / (x->control.rtol * small);
        worst = fmax(worst, error);
    }
    return worst;
}

static int add(cst_work *w, double t, double theta)
{
    cst_rk *x = cst_rk_of(w);
    node_at(x, theta, x->nodes.start);
    if (cst_trajectory_add(&w->run.trajectory, t, x->nodes.start))
        return CST_OK;
    /* a step may need several nodes, and a projection is one more */
    if (cst_trajectory_grow(&w->run.trajectory))
        return cst_trajectory_add(&w->run.trajectory, t, x->nodes.start) ? CST_OK : CST_EMEMORY;
    return cst_fail(&w->report, CST_EMEMORY,
                    "out of memory for the trajectory at t = %.6g s: loosen rtol, or shorten tf",
                    t);
}

/* The nodes of step k: its start where an event or a projection was or the run begins, its end, and
 * between them as many as the interpolation needs. */
static int record(cst_work *w, int k)
{
    cst_rk *x = cst_rk_of(w);
    const cst_rk_step *s = &x->steps.list[k];
    int parts = 1;
    double end = s->t + s->theta * s->h;
    TRY(cst_rk_load(w, k, cst_rk_formulas(x, k)->dense));
    if (k == 0 || x->steps.list[k - 1].cut || x->steps.list[k - 1].projected)
        TRY(add(w, s->t, 0.0));
    node_at(x, s->theta, x->nodes.end);
    if (end > s->t) {
        const double *start = cst_trajectory_last(&w->run.trajectory);
        double error = interpolation_error(w, s->t, start, end, x->nodes.end);
        parts = error > PARTS ? (int)fmin(ceil(pow(error / PARTS, 1.0 / 6.0)), 64.0) : 1;
    }
    for (int i = 1; i <= parts; i++)
        TRY(add(w, s->t + (end - s->t) * i / parts, s->theta * i / parts));
    return CST_OK;
}

int cst_rk_trajectory(cst_work *w)
{
    cst_rk *x = cst_rk_of(w);
    if (w->run.trajectory.count || !x->steps.count)
        return CST_OK;
    for (int k = 0; k < x->steps.count; k++) {
        int status = record(w, k);
        if (status < 0) {
            cst_trajectory_clear(&w->run.trajectory);
            x->steps.count = 0;
            return status;
        }
    }
    double *last = &w->run.trajectory.t[w->run.trajectory.count - 1];
    if (fabs(*last - x->steps.end) <=
        1e-12 * x->steps.end) /* which it may miss by a rounding error */
        *last = x->steps.end;
    w->stats.nodes = w->run.trajectory.count;
    return CST_OK;
}
