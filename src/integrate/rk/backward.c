/* The discrete adjoint: from the last step to the first, the stages of each likewise (rk.h). */
#include "integrate/rk/rk.h"

#include "base/vectors.h"

#include <math.h>
#include <string.h>

static void add(double *restrict to, double factor, const double *restrict from, int n)
{
    for (int i = 0; i < n; i++)
        to[i] += factor * from[i];
}

/* The right-hand sides of A'(z, W) = (k-bar_v + k-bar_z g_a, k-bar_z g_lambda), into w->adjoint.zW.
 */
static void set_sources(cst_work *w, int i)
{
    cst_rk *x = cst_rk_of(w);
    int n = x->n, m = x->m;
    for (int k = 0; k < x->adjoint.active_count; k++) {
        int r = x->adjoint.active[k];
        const double *Kbar = cst_rk_kbar(x, i, r);
        double z = Kbar[2 * n], *zW = w->adjoint.zW + k * (n + m);
        if (z == 0.0) {
            cst_copy(zW, Kbar + n, n);
            cst_clear(zW + n, m);
        } else {
            cst_targets_gradient(w, r);
            const cst_cost_terms *g = w->targets->list[r].g;
            for (int d = 0; d < n; d++)
                zW[d] = Kbar[n + d] + z * g->a[d];
            for (int d = 0; d < m; d++)
                zW[n + d] = z * g->lambda[d];
        }
        if (cst_rk_turns(w, r))
            x->bars.turn[r][0] += cst_largest(zW, n);
    }
}

/* Y-bar = f_y' k-bar, gradient += f_rho' k-bar of one of those that are asked for, whose
 * products are in w->adjoint.Fq, w->adjoint.Fv, w->adjoint.Frho:
 *
 *     Y-bar_q  = k-bar_z g_q - F_q'(z, W)
 *     Y-bar_v  = k-bar_z g_v - F_v'(z, W) + k-bar_q */
static void reverse(cst_work *w, int i, int r)
{
    cst_rk *x = cst_rk_of(w);
    cst_system *s = &w->system;
    int n = x->n;
    const cst_cost_terms *g = w->targets->list[r].g;
    const double *restrict Kbar = cst_rk_kbar(x, i, r), *restrict Frho = w->adjoint.Frho;
    const double z = Kbar[2 * n], *restrict g_rho = g->rho;
    double *restrict Ybar = cst_rk_ybar(x, i, r), *restrict gradient = w->targets->list[r].gradient;
    if (z == 0.0) { /* g may be that of elsewhere */
        for (int d = 0; d < n; d++) {
            Ybar[d] = -w->adjoint.Fq[d];
            Ybar[n + d] = Kbar[d] - w->adjoint.Fv[d];
        }
        for (int d = 0; d < s->p; d++)
            gradient[d] -= Frho[d];
        return;
    }
    for (int d = 0; d < n; d++) {
        Ybar[d] = z * g->q[d] - w->adjoint.Fq[d];
        Ybar[n + d] = Kbar[d] + z * g->v[d] - w->adjoint.Fv[d];
    }
    for (int d = 0; d < s->p; d++)
        gradient[d] += z * g_rho[d] - Frho[d];
}

/* Stage i of the current step.  With `moves`, its derivatives by its time besides. */
static int reverse_stage(cst_work *w, int i, int moves)
{
    cst_rk *x = cst_rk_of(w);
    TRY(cst_progress_report(&w->report, "backward", cst_tf(w) - x->current.t, cst_tf(w)));
    if (moves)
        TRY(cst_rk_by_time(w, i));
    TRY(cst_rk_system(w, i));
    if (moves)
        cst_rk_integrands_by_time(w);
    set_sources(w, i);
    cst_system_adjoint(&w->system, w->adjoint.zW, x->adjoint.active_count);
    for (int k = 0; k < x->adjoint.active_count; k++) {
        int r = x->adjoint.active[k];
        cst_targets_products(w, k, x->adjoint.active_count);
        if (cst_rk_turns(w, r)) {
            x->bars.turn[r][1] += cst_largest(w->adjoint.Fq, x->n);
            x->bars.turn[r][2] += cst_largest(w->adjoint.Fv, x->n);
        }
        reverse(w, i, r);
        if (w->bars.zeros && r < w->targets->count)
            cst_rk_zeros_stage(w, i, r);
    }
    w->stats.backward_evaluations++;
    cst_solver_place(&w->system.solver, NULL);
    for (int k = 0; moves && k < x->adjoint.active_count; k++) {
        int r = x->adjoint.active[k], integral = w->targets->list[r].integral;
        double by_time = -cst_rk_product_by_time(w, w->adjoint.zW + k * (x->n + x->m));
        by_time += integral >= 0 ? cst_rk_kbar(x, i, r)[2 * x->n] * x->by_time.g[integral] : 0.0;
        x->adjoint.by_t[r] += by_time;
        x->adjoint.by_h[r] += x->current.tableau->c[i] * by_time;
    }
    return CST_OK;
}

static void add_two(double *restrict to, const double factor[2], const double *restrict first,
                    const double *restrict second, int n)
{
    for (int i = 0; i < n; i++)
        to[i] = to[i] + factor[0] * first[i] + factor[1] * second[i];
}

/* What the stages after i need of K_i: those of two stages at a time, the one after the other. */
static void gather(cst_rk *x, int i, int stages)
{
    double *Kbar = cst_rk_kbar(x, i, 0), factor[2];
    const double *Ybar[2];
    int count = 0,
        size = x->adjoint.count * x->adjoint.size; /* what is not of q and v is zero in Y-bar */
    for (int j = i + 1; j < stages; j++) {
        factor[count] = x->current.h * x->current.tableau->a[j][i];
        Ybar[count] = cst_rk_ybar(x, j, 0);
        count += factor[count] != 0.0;
        if (count == 2) {
            add_two(Kbar, factor, Ybar[0], Ybar[1], size);
            count = 0;
        }
    }
    if (count)
        add(Kbar, factor[0], Ybar[0], size);
}

/* Kbar, by_t and by_h from the step's result, which is y0 + h sum of weight_i K_i. */
static void set_step(cst_work *w, const double *weight, int stages, int moves)
{
    cst_rk *x = cst_rk_of(w);
    int size = x->adjoint.count * x->adjoint.size;
    for (int i = 0; i < stages; i++) {
        double *restrict Kbar = cst_rk_kbar(x, i, 0), factor = x->current.h * weight[i];
        const double *restrict lambda = x->adjoint.lambda;
        for (int d = 0; d < size; d++)
            Kbar[d] = factor * lambda[d];
    }
    if (!moves)
        return;
    cst_rk_combine(x, weight, stages, x->size, x->sum);
    for (int r = 0; r < x->adjoint.count; r++) {
        x->adjoint.by_t[r] = x->adjoint.tau[r];
        x->adjoint.by_h[r] = cst_rk_dot(w, r, cst_rk_lambda(x, r), x->sum);
    }
}

static int is_active(const cst_rk *x, int r)
{
    for (int k = 0; k < x->adjoint.active_count; k++)
        if (x->adjoint.active[k] == r)
            return 1;
    return 0;
}

/* Adds those whose adjoint begins here: that of a look at an instant is zero after it, and Y-bar
 * with it; errors begin with what they are of. */
static void list_active(cst_rk *x, int of)
{
    for (int r = 0; r < x->adjoint.count; r++)
        if (!is_active(x, r) && cst_largest(cst_rk_lambda(x, r % of), x->adjoint.size) != 0.0)
            x->adjoint.active[x->adjoint.active_count++] = r;
}

#define LINE 8 /* [doubles] of the cache */

/* Of a long run the stages are not in the cache: those of the step before come while this one is
 * crossed, two at a time, so that all are there when it begins.  (gcc removes calls of a function
 * that only fetches ahead.) */
static inline __attribute__((always_inline)) void fetch_ahead(const cst_rk *x, int i, int stages)
{
    int k = x->current.index - 1, at = 2 * (stages - 1 - i);
    if (at >= stages || k < x->states.first || !x->states.stages[k - x->states.first])
        return;
    const double *stage = x->states.stages[k - x->states.first] + at * x->stride;
    for (int d = 0; d < 2 * x->stride; d += LINE)
        __builtin_prefetch(stage + d);
}

/* All stages of the current step.  Where its start moves, at fixed t1, tau becomes the derivative
 * by t0. */
static int reverse_stages(cst_work *w, int stages, int moves)
{
    cst_rk *x = cst_rk_of(w);
    int n2 = 2 * x->n;
    list_active(x, w->targets->count);
    for (int i = stages - 1; i >= 0 && x->adjoint.active_count; i--) {
        fetch_ahead(x, i, stages);
        gather(x, i, stages);
        TRY(reverse_stage(w, i, moves));
        if (!moves)
            continue;
        cst_rk_combine(x, x->current.tableau->a[i], i, n2, x->sum);
        for (int r = 0; r < x->adjoint.count; r++)
            x->adjoint.by_h[r] += cst_dot(cst_rk_ybar(x, i, r), x->sum, n2);
    }
    int size = x->adjoint.count * x->adjoint.size;
    cst_copy(x->adjoint.Ysum, cst_rk_ybar(x, stages - 1, 0), size);
    for (int i = stages - 2; i >= 0; i--)
        add(x->adjoint.Ysum, 1.0, cst_rk_ybar(x, i, 0), size);
    add(x->adjoint.lambda, 1.0, x->adjoint.Ysum, size);
    for (int r = 0; r < x->adjoint.count; r++)
        x->adjoint.tau[r] = moves ? x->adjoint.by_t[r] - x->adjoint.by_h[r] : 0.0;
    return CST_OK;
}

static int step_back(cst_work *w, int k)
{
    cst_rk *x = cst_rk_of(w);
    const cst_tableau *m = cst_rk_formulas(x, k);
    const cst_rk_step *s = &x->steps.list[k];
    int moves = k > 0 && x->steps.list[k - 1].cut, stages = s->cut ? m->dense : m->stages;
    double beta[CST_RK_STAGES], slope[CST_RK_STAGES];
    TRY(cst_rk_cells_adjoint(w, k));
    if (s->cut) {
        TRY(cst_rk_load(w, k, stages));
        TRY(cst_rk_event_adjoint(w, k)); /* tau: by theta h, with t* held, is -lambda . y' */
        m->weights(s->theta, beta, slope, NULL);
    } else {
        cst_clear(x->adjoint.tau, x->adjoint.count);
        TRY(cst_rk_observations_at_end(w, k));
        if (cst_rk_has_observations(w, k, 0))
            stages = m->dense;
        else if (x->bars.weighed && m->error_stages > stages)
            stages = m->error_stages;
        TRY(cst_rk_load(w, k, stages));
        TRY(cst_rk_project_adjoint(w, k));
    }
    set_step(w, s->cut ? beta : m->a[m->stages], stages, moves);
    for (int r = 0; moves && s->cut && r < x->adjoint.count; r++)
        x->adjoint.by_h[r] += s->theta * x->adjoint.tau[r];
    cst_rk_bars_step(w, s->cut);
    TRY(cst_rk_observations_inside(w, k, moves));
    TRY(reverse_stages(w, stages, moves));
    cst_rk_bars_turned(w, s);
    cst_rk_zeros_step(w);
    w->stats.backward_steps++;
    TRY(cst_stack_unbalanced(w));
    if (!isfinite(cst_largest(x->adjoint.lambda, x->adjoint.count * x->adjoint.size)))
        return cst_derivative_failed(w, s->t), w->report.callback_status;
    return CST_OK;
}

/* lambda(tF) from what looks at the end; integrands enter by z.  An event at tF: what is left of
 * the run is shorter as it moves. */
static int terminal(cst_work *w)
{
    cst_rk *x = cst_rk_of(w);
    cst_targets *targets = w->targets;
    int n = x->n;
    memset(x->adjoint.lambda, 0,
           (size_t)(x->adjoint.count * x->adjoint.size) * sizeof *x->adjoint.lambda);
    memset(x->adjoint.Ybar, 0,
           (size_t)(CST_RK_STAGES * x->adjoint.count * x->adjoint.size) * sizeof *x->adjoint.Ybar);
    targets->unweighted = 1; /* the weights are lambda's */
    x->adjoint.active_count = 0;
    for (int r = 0; r < x->adjoint.count; r++) {
        cst_clear(targets->list[r].gradient, w->system.p);
        if (!cst_tables_sum(&w->system.tables, targets->list[r].gradient))
            return cst_fail(&w->report, CST_EMEMORY, "out of memory: free some and try again");
        if (r < targets->count && targets->list[r].integral >= 0)
            cst_rk_lambda(x, r)[2 * n] = targets->list[r].weight;
    }
    TRY(cst_rk_final_observations(w));
    const double *y = cst_rk_state(x, x->steps.count);
    cst_place at = cst_system_place(&w->system);
    cst_copy(x->slope, y + n, n);
    cst_copy(x->slope + n, at.a, n);
    cst_targets_integrands(w, &at, x->slope + 2 * n);
    for (int r = 0; r < x->adjoint.count; r++)
        x->adjoint.tau[r] = -cst_rk_dot(w, r, cst_rk_lambda(x, r), x->slope);
    return CST_OK;
}

static int run_back(cst_work *w)
{
    cst_rk *x = cst_rk_of(w);
    TRY(terminal(w));
    cst_rk_bars_begin(w);
    for (int k = x->steps.count - 1; k >= 0; k--)
        TRY(step_back(w, k));
    TRY(cst_rk_observations_at_end(w, -1));
    cst_rk_modes(w, 0);
    for (int r = 0; r < x->adjoint.count; r++)
        TRY(cst_start_adjoint(&w->start, cst_rk_lambda(x, r), w->targets->list[r].gradient));
    if (!x->bars.weighed)
        cst_rk_zeros_end(w);
    return CST_OK;
}

int cst_rk_backward(cst_work *w)
{
    cst_tables *tables = &w->system.tables;
    cst_tables_begin(tables);
    int status = run_back(w);
    cst_tables_end(tables);
    return status;
}

int cst_rk_weigh(cst_work *w)
{
    cst_rk *x = cst_rk_of(w);
    int count = w->targets->count, p = w->model->p;
    x->bars.weighed = 1;
    x->adjoint.count = 3 * count;
    for (int r = 0; r < count && !w->bars.at_once; r++)
        cst_copy(w->targets->list[r].kept, w->targets->list[r].gradient, p);
    int status = cst_rk_backward(w);
    for (int r = 0; r < count && !w->bars.at_once; r++) /* other lanes round otherwise */
        cst_copy(w->targets->list[r].gradient, w->targets->list[r].kept, p);
    cst_rk_bars_end(w);
    x->bars.weighed = 0;
    x->adjoint.count = count;
    return status;
}
