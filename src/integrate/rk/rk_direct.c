/* The discrete tangent: the derivatives of all stages by the design variables, step by step. */
#include "integrate/rk/rk.h"

#include "base/vectors.h"

#include <math.h>
#include <string.h>

static double *column(const cst_rk *x, int c)
{
    return x->dy + (size_t)c * (size_t)x->size;
}

static double *slopes(const cst_work *w, int i)
{
    return w->rk->dK + (size_t)i * (size_t)w->count * (size_t)w->rk->size;
}

/* out = dy + h sum of weight_j dK_j of design variable c, of the first `size` entries. */
static void advance(const cst_work *w, int c, const double *weight, int count, int size,
                    double *out)
{
    const cst_rk *x = w->rk;
    memcpy(out, column(x, c), (size_t)size * sizeof *out);
    for (int j = 0; j < count; j++) {
        const double *dK = slopes(w, j) + (size_t)c * (size_t)x->size;
        double factor = x->h * weight[j];
        for (int d = 0; factor != 0.0 && d < size; d++)
            out[d] += factor * dK[d];
    }
}

/* Derivatives of a stage's q and v for the design variables first .. first + lanes into w->dq,
 * w->dv; x->inside is sum of a_ij K_j. */
static void directions(cst_work *w, int i, int first, int lanes)
{
    cst_rk *x = w->rk;
    int n = x->n;
    cst_set_directions(w, first, lanes);
    for (int l = 0; l < CST_LANES; l++) {
        int c = first + (l < lanes ? l : 0);
        advance(w, c, x->tableau->a[i], i, 2 * n, x->slope);
        for (int j = 0; j < n; j++) {
            w->dq[j][l] = x->slope[j] + x->dh[c] * x->inside[j];
            w->dv[j][l] = x->slope[n + j] + x->dh[c] * x->inside[n + j];
        }
    }
}

/* d/drho of g, or of w, for design variable c in lane l: d is the tangent of (a, lambda). */
static double cost_tangent(const cst_work *w, int c, int l, const double *d)
{
    const cst_system *s = &w->system;
    double sum = w->g.rho[w->p->design[c]];
    for (int i = 0; i < s->n; i++)
        sum += w->g.q[i] * w->dq[i][l] + w->g.v[i] * w->dv[i][l] + w->g.a[i] * d[i];
    for (int i = 0; i < s->m; i++)
        sum += w->g.lambda[i] * d[s->n + i];
    return sum;
}

/* dK_i of the lanes; x->F_t is the tangent of (a, lambda) by time. */
static void put(cst_work *w, int i, int first, int lanes)
{
    cst_rk *x = w->rk;
    cst_system *s = &w->system;
    int n = x->n, size = n + x->m;
    cst_system_tangents(s, (cst_dirs)w->dq, (cst_dirs)w->dv, (cst_dirs)w->drho, lanes);
    for (int l = 0; l < lanes; l++) {
        int c = first + l;
        double *d = s->rhs + l * size, *dK = slopes(w, i) + (size_t)c * (size_t)x->size;
        double dt = x->dt[c] + x->tableau->c[i] * x->dh[c];
        for (int j = 0; dt != 0.0 && j < size; j++)
            d[j] += dt * x->F_t[j];
        for (int j = 0; j < n; j++) {
            dK[j] = w->dv[j][l];
            dK[n + j] = d[j];
        }
        dK[2 * n] = cost_tangent(w, c, l, d) + dt * x->g_t;
    }
}

static int tangent_stage(cst_work *w, int i, int moves)
{
    cst_rk *x = w->rk;
    if (moves)
        TRY(cst_rk_by_time(w, i));
    TRY(cst_rk_system(w, i));
    if (moves)
        cst_system_adjoint(&w->system, x->F_t, 1); /* A is symmetric */
    for (int j = 0; moves && j < x->n + x->m; j++)
        x->F_t[j] = -x->F_t[j];
    cst_cost_gradient(&w->g, &w->system, 0);
    cst_rk_combine(x, x->tableau->a[i], i, 2 * x->n, x->inside);
    for (int first = 0; first < w->count; first += CST_LANES) {
        int lanes = cst_lanes_from(w, first);
        TRY(cst_progress_report(&w->report, "direct", x->t, w->p->options.tf));
        directions(w, i, first, lanes);
        put(w, i, first, lanes);
    }
    cst_solver_place(&w->system.solver, NULL);
    return CST_OK;
}

/* dy at the end of the step in hand, y0 + h sum of weight_i K_i; an event's instant is held. */
static void advance_all(cst_work *w, const double *weight, int stages, double theta,
                        const double *slope)
{
    cst_rk *x = w->rk;
    cst_rk_combine(x, weight, stages, x->size, x->inside);
    for (int c = 0; c < w->count; c++) {
        double back = slope ? -x->dt[c] - theta * x->dh[c] : 0.0; /* h dtheta */
        double *dy = column(x, c), *end = x->sum;
        advance(w, c, weight, stages, x->size, end);
        for (int d = 0; d < x->size; d++)
            dy[d] = end[d] + x->dh[c] * x->inside[d] + (slope ? back * slope[d] : 0.0);
    }
}

static int tangent_step(cst_work *w, int k)
{
    cst_rk *x = w->rk;
    const cst_tableau *m = x->tableau;
    const cst_rk_step *s = &x->step[k];
    int stages = s->cut ? m->dense : m->stages, moves = k > 0 && x->step[k - 1].cut;
    double beta[CST_RK_STAGES], by_theta[CST_RK_STAGES];
    TRY(cst_rk_load(w, k, 0));
    for (int i = 0; i < stages; i++)
        TRY(tangent_stage(w, i, moves));
    if (s->cut) {
        m->weights(s->theta, beta, by_theta, NULL);
        cst_rk_combine(x, by_theta, stages, x->size, x->slope);
        advance_all(w, beta, stages, s->theta, x->slope);
        TRY(cst_rk_event_tangent(w, k));
    } else {
        advance_all(w, m->a[m->stages], stages, 1.0, NULL);
    }
    for (int c = 0; c < w->count; c++) {
        x->dt[c] = s->cut ? x->dt[c] : 0.0;
        x->dh[c] = -x->dt[c];
        if (!isfinite(cst_largest(column(x, c), x->size)))
            return cst_derivative_failed(w, x->t), w->report.callback_status;
    }
    return CST_OK;
}

static int begin(cst_work *w)
{
    cst_rk *x = w->rk;
    const double *y = cst_rk_state(x, 0);
    cst_rk_modes(w, 0);
    int status = cst_system_solve(&w->system, 0.0, y, y + x->n);
    if (status < 0)
        return cst_state_failed(w, status, 0.0);
    for (int first = 0; first < w->count; first += CST_LANES) {
        int lanes = cst_lanes_from(w, first);
        TRY(cst_start_tangent(&w->start, w->p->design + first, lanes));
        for (int l = 0; l < lanes; l++)
            for (int i = 0; i < x->n; i++) {
                column(x, first + l)[i] = w->start.dq[i][l];
                column(x, first + l)[x->n + i] = w->start.dv[i][l];
            }
    }
    for (int c = 0; c < w->count; c++)
        column(x, c)[2 * x->n] = x->dt[c] = x->dh[c] = 0.0;
    return CST_OK;
}

/* dpsi/drho = dz + d(final cost) */
static int finish(cst_work *w)
{
    cst_rk *x = w->rk;
    cst_system *s = &w->system;
    int n = x->n;
    const double *y = cst_rk_state(x, x->count);
    cst_rk_modes(w, w->stats.events);
    int status = cst_system_solve(s, w->p->options.tf, y, y + n);
    if (status < 0)
        return cst_state_failed(w, status, w->p->options.tf);
    double g = cst_running_cost(&w->g, &w->system);
    cst_cost_gradient(&w->g, &w->system, 1);
    for (int c = 0; c < w->count; c++) { /* an event at tF: what is left of the run is shorter */
        double *dy = column(x, c), dt = x->step[x->count - 1].cut ? x->dt[c] : 0.0;
        for (int i = 0; i < n; i++) {
            dy[i] -= dt * y[n + i];
            dy[n + i] -= dt * s->a[i];
        }
        dy[2 * n] -= dt * g;
    }
    memset(x->inside, 0, (size_t)x->size * sizeof *x->inside);
    for (int first = 0; first < w->count; first += CST_LANES) {
        int lanes = cst_lanes_from(w, first);
        directions(w, 0, first, lanes);
        cst_system_tangents(s, (cst_dirs)w->dq, (cst_dirs)w->dv, (cst_dirs)w->drho, lanes);
        for (int l = 0; l < lanes; l++)
            w->gradient[w->p->design[first + l]] =
                column(x, first + l)[2 * n] +
                cost_tangent(w, first + l, l, s->rhs + l * (n + x->m));
    }
    return CST_OK;
}

int cst_rk_direct(cst_work *w)
{
    cst_rk *x = w->rk;
    TRY(cst_rk_forward(w));
    TRY(begin(w));
    for (int k = 0; k < x->count; k++)
        TRY(tangent_step(w, k));
    return finish(w);
}
