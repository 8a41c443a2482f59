/* The discrete tangent: the derivatives of all stages by the design variables, step by step. */
#include "integrate/rk/rk.h"

#include "base/vectors.h"

#include <math.h>
#include <string.h>

static double *column(const cst_rk *x, int c)
{
    return x->tangent.dy + (size_t)c * (size_t)x->size;
}

static double *slopes(const cst_work *w, int i)
{
    return cst_rk_of(w)->tangent.dK + (size_t)i * (size_t)w->count * (size_t)cst_rk_of(w)->size;
}

/* Derivatives of a stage's q and v for the design variables first .. first + lanes into
 * w->directions.dq, w->directions.dv; x->sum is that of a_ij K_j. */
static void directions(cst_work *w, int i, int first, int lanes)
{
    cst_rk *x = cst_rk_of(w);
    int n = x->n;
    cst_set_directions(w, first, lanes);
    for (int l = 0; l < CST_LANES; l++) {
        int c = first + (l < lanes ? l : 0);
        cst_rk_tangent_at(w, c, x->current.tableau->a[i], i, 2 * n, 0.0, NULL, x->tangent.dY);
        for (int j = 0; j < n; j++) {
            w->directions.dq[j][l] = x->tangent.dY[j];
            w->directions.dv[j][l] = x->tangent.dY[n + j];
        }
    }
}

/* The derivative of the time of stage i. */
static double time_moves(const cst_rk *x, int i, int c)
{
    return x->tangent.dt[c] + x->current.tableau->c[i] * x->tangent.dh[c];
}

/* dK_i of the lanes; x->by_time.F is the tangent of (a, lambda) by time. */
static void put(cst_work *w, int i, int first, int lanes)
{
    cst_rk *x = cst_rk_of(w);
    cst_system *s = &w->system;
    int n = x->n, size = n + x->m;
    cst_dirs dq = (cst_dirs)w->directions.dq, dv = (cst_dirs)w->directions.dv,
             drho = (cst_dirs)w->directions.drho;
    cst_system_tangents(s, dq, dv, drho, lanes);
    for (int l = 0; l < lanes; l++) {
        double dt = time_moves(x, i, first + l);
        for (int j = 0; dt != 0.0 && j < size; j++)
            s->rhs[l * size + j] += dt * x->by_time.F[j];
    }
    if (!w->targets->of_cost)
        cst_outputs_tangents(&w->observation.quantities, s, dq, dv, drho, lanes);
    for (int l = 0; l < lanes; l++) {
        int c = first + l;
        double *d = s->rhs + l * size, *dK = slopes(w, i) + (size_t)c * (size_t)x->size;
        double dt = time_moves(x, i, c);
        for (int j = 0; j < n; j++) {
            dK[j] = w->directions.dv[j][l];
            dK[n + j] = d[j];
        }
        cst_targets_tangents(w, c, l, d, dK + 2 * n);
        for (int j = 0; dt != 0.0 && j < x->integrals; j++)
            dK[2 * n + j] += dt * x->by_time.g[j];
    }
}

/* What the derivatives of the integrands take: the terms of costs, the values of outputs. */
static void set_terms(cst_work *w)
{
    cst_place at = cst_system_place(&w->system);
    for (int r = 0; r < w->targets->count; r++)
        if (w->targets->list[r].parsed->functional == CST_FN_COST)
            cst_cost_gradient(w->targets->list[r].g, &w->system, 0);
    if (!w->targets->of_cost)
        cst_outputs_take(&w->observation.quantities, &w->system, &at);
}

static int tangent_stage(cst_work *w, int i, int moves)
{
    cst_rk *x = cst_rk_of(w);
    if (moves)
        TRY(cst_rk_by_time(w, i));
    TRY(cst_rk_system(w, i));
    if (moves) {
        cst_rk_integrands_by_time(w);
        cst_rk_tangent_by_time(w, x->by_time.F);
    }
    set_terms(w);
    cst_rk_combine(x, x->current.tableau->a[i], i, 2 * x->n, x->sum);
    for (int first = 0; first < w->count; first += CST_LANES) {
        int lanes = cst_lanes_from(w, first);
        TRY(cst_progress_report(&w->report, "direct", x->current.t, cst_tf(w)));
        directions(w, i, first, lanes);
        put(w, i, first, lanes);
    }
    cst_solver_place(&w->system.solver, NULL);
    return CST_OK;
}

/* dy at the end of the current step; an event's instant is held. */
static void advance_all(cst_work *w, const double *weight, int stages, double theta,
                        const double *slope)
{
    cst_rk *x = cst_rk_of(w);
    cst_rk_combine(x, weight, stages, x->size, x->sum);
    for (int c = 0; c < w->count; c++) {
        cst_rk_tangent_at(w, c, weight, stages, x->size, theta, slope, x->tangent.dY);
        memcpy(column(x, c), x->tangent.dY, (size_t)x->size * sizeof *x->tangent.dY);
    }
}

static int tangent_step(cst_work *w, int k)
{
    cst_rk *x = cst_rk_of(w);
    const cst_tableau *m = cst_rk_formulas(x, k);
    const cst_rk_step *s = &x->steps.list[k];
    int stages = s->cut || cst_rk_has_observations(w, k, 1) ? m->dense : m->stages;
    int moves = k > 0 && x->steps.list[k - 1].cut;
    double beta[CST_RK_STAGES], by_theta[CST_RK_STAGES];
    TRY(cst_rk_load(w, k, stages));
    for (int i = 0; i < stages; i++)
        TRY(tangent_stage(w, i, moves));
    TRY(cst_rk_observations_inside_tangent(w, k));
    if (s->cut) {
        m->weights(s->theta, beta, by_theta, NULL);
        cst_rk_combine(x, by_theta, stages, x->size, x->slope);
        advance_all(w, beta, stages, s->theta, x->slope);
        TRY(cst_rk_event_tangent(w, k));
    } else {
        advance_all(w, m->a[m->stages], m->stages, 1.0, NULL);
        TRY(cst_rk_project_tangent(w, k));
        TRY(cst_rk_observations_at_end_tangent(w, k));
        TRY(cst_rk_cells_tangent(w, k));
    }
    for (int c = 0; c < w->count; c++) {
        x->tangent.dt[c] = s->cut ? x->tangent.dt[c] : 0.0;
        x->tangent.dh[c] = -x->tangent.dt[c];
        if (!isfinite(cst_largest(column(x, c), x->size)))
            return cst_derivative_failed(w, x->current.t), w->report.callback_status;
    }
    return CST_OK;
}

static int begin(cst_work *w)
{
    cst_rk *x = cst_rk_of(w);
    TRY(cst_rk_bring(w, 0));
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
    for (int c = 0; c < w->count; c++) {
        cst_clear(column(x, c) + 2 * x->n, x->integrals);
        x->tangent.dt[c] = x->tangent.dh[c] = 0.0;
    }
    for (int r = 0; r < w->targets->count; r++)
        cst_clear(w->targets->list[r].gradient, w->model->p);
    w->targets->unweighted = 1;
    x->next_instant = 0;
    return cst_rk_observations_at_end_tangent(w, -1);
}

/* An event at tF: what is left of the run is shorter as it moves. */
static void shorten(cst_work *w)
{
    cst_rk *x = cst_rk_of(w);
    cst_system *s = &w->system;
    int n = x->n;
    cst_place at = cst_system_place(s);
    cst_targets_integrands(w, &at, w->targets->now);
    for (int c = 0; c < w->count; c++) {
        double *dy = column(x, c), dt = x->tangent.dt[c];
        for (int i = 0; i < n; i++) {
            dy[i] -= dt * s->v[i];
            dy[n + i] -= dt * s->a[i];
        }
        for (int i = 0; i < x->integrals; i++)
            dy[2 * n + i] -= dt * w->targets->now[i];
    }
}

/* The integrals, and the looks at the end. */
static int finish(cst_work *w)
{
    cst_rk *x = cst_rk_of(w);
    const double *y = cst_rk_state(x, x->steps.count);
    cst_rk_modes(w, w->stats.events);
    int status = cst_system_solve(&w->system, cst_tf(w), y, y + x->n);
    if (status < 0)
        return cst_state_failed(w, status, cst_tf(w));
    if (x->steps.count && x->steps.list[x->steps.count - 1].cut)
        shorten(w);
    for (int r = 0; r < w->targets->count; r++) {
        const cst_target *one = &w->targets->list[r];
        for (int c = 0; one->integral >= 0 && c < w->count; c++)
            one->gradient[w->p->design[c]] += one->weight * column(x, c)[2 * x->n + one->integral];
    }
    return cst_rk_final_observations_tangent(w);
}

int cst_rk_direct(cst_work *w)
{
    cst_rk *x = cst_rk_of(w);
    if (w->targets->of_cost) /* of responses the driver has run it */
        TRY(cst_run_forward(w));
    TRY(begin(w));
    for (int k = 0; k < x->steps.count; k++)
        TRY(tangent_step(w, k));
    return finish(w);
}
