/* The discrete adjoint: from the last step to the first, the stages of each likewise (rk.h). */
#include "integrate/rk/rk.h"

#include "base/vectors.h"

#include <math.h>
#include <string.h>

static double dot(const double *a, const double *b, int n)
{
    double sum = 0.0;
    for (int i = 0; i < n; i++)
        sum += a[i] * b[i];
    return sum;
}

/* Y-bar = f_y' k-bar, gradient += f_rho' k-bar, where the system stands; w->zW is (z, W) then:
 *
 *     A'(z, W) = (k-bar_v + k-bar_z g_a, k-bar_z g_lambda)
 *     Y-bar_q  = k-bar_z g_q - F_q'(z, W)
 *     Y-bar_v  = k-bar_z g_v - F_v'(z, W) + k-bar_q */
static void reverse(cst_work *w, const double *Kbar, double *Ybar)
{
    cst_system *s = &w->system;
    int n = s->n;
    double z = Kbar[2 * n];
    for (int i = 0; i < n; i++)
        w->zW[i] = Kbar[n + i] + z * w->g.a[i];
    for (int i = 0; i < s->m; i++)
        w->zW[n + i] = z * w->g.lambda[i];
    cst_system_adjoint(s, w->zW, 1);
    cst_system_products(s, w->zW, w->Fq, w->Fv, w->Frho);
    for (int i = 0; i < n; i++) {
        Ybar[i] = z * w->g.q[i] - w->Fq[i];
        Ybar[n + i] = Kbar[i] + z * w->g.v[i] - w->Fv[i];
    }
    for (int i = 0; i < s->p; i++)
        w->gradient[i] += z * w->g.rho[i] - w->Frho[i];
    w->stats.backward_evaluations++;
}

/* Stage i of the step in hand.  With `moves`, its derivative by its time besides, in *by_time. */
static int reverse_stage(cst_work *w, int i, int moves, double *by_time)
{
    cst_rk *x = w->rk;
    double *Kbar = x->Kbar + (size_t)i * (size_t)x->size;
    TRY(cst_progress_report(&w->report, "backward", w->p->options.tf - x->t, w->p->options.tf));
    if (moves)
        TRY(cst_rk_by_time(w, i));
    TRY(cst_rk_system(w, i));
    if (Kbar[2 * x->n] != 0.0)
        cst_cost_gradient(&w->g, &w->system, 0);
    reverse(w, Kbar, x->Ybar + (size_t)i * (size_t)x->size);
    cst_solver_place(&w->system.solver, NULL);
    *by_time = moves ? Kbar[2 * x->n] * x->g_t - dot(w->zW, x->F_t, x->n + x->m) : 0.0;
    return CST_OK;
}

/* What the stages after i need of K_i. */
static void gather(cst_rk *x, int i, int stages)
{
    double *Kbar = x->Kbar + (size_t)i * (size_t)x->size;
    for (int j = i + 1; j < stages; j++) {
        double factor = x->h * x->tableau->a[j][i];
        const double *Ybar = x->Ybar + (size_t)j * (size_t)x->size;
        for (int d = 0; factor != 0.0 && d < 2 * x->n; d++)
            Kbar[d] += factor * Ybar[d];
    }
}

/* All stages of the step in hand, whose result is y0 + h sum of weight_i K_i.  Where its start
 * moves, at fixed t1, tau becomes the derivative by t0. */
static int reverse_stages(cst_work *w, const double *weight, int stages, int moves)
{
    cst_rk *x = w->rk;
    int n2 = 2 * x->n;
    double by_t = x->tau, by_h = 0.0, by_time;
    for (int i = 0; i < stages; i++)
        for (int d = 0; d < x->size; d++)
            x->Kbar[i * x->size + d] = x->h * weight[i] * x->lambda[d];
    for (int i = stages - 1; i >= 0; i--) {
        const double *Ybar = x->Ybar + (size_t)i * (size_t)x->size;
        gather(x, i, stages);
        TRY(reverse_stage(w, i, moves, &by_time));
        for (int d = 0; d < n2; d++)
            x->sum[d] = i == stages - 1 ? Ybar[d] : x->sum[d] + Ybar[d];
        if (!moves)
            continue;
        cst_rk_combine(x, x->tableau->a[i], i, n2, x->inside);
        by_h += dot(Ybar, x->inside, n2) + x->tableau->c[i] * by_time;
        by_t += by_time;
    }
    if (moves) {
        cst_rk_combine(x, weight, stages, x->size, x->inside);
        by_h += dot(x->lambda, x->inside, x->size);
    }
    for (int d = 0; d < n2; d++)
        x->lambda[d] += x->sum[d];
    x->tau = moves ? by_t - by_h : 0.0;
    return CST_OK;
}

static int step_back(cst_work *w, int k)
{
    cst_rk *x = w->rk;
    const cst_tableau *m = x->tableau;
    const cst_rk_step *s = &x->step[k];
    int moves = k > 0 && x->step[k - 1].cut;
    double beta[CST_RK_STAGES], slope[CST_RK_STAGES];
    TRY(cst_rk_load(w, k, 0));
    if (s->cut) {
        TRY(cst_rk_event_adjoint(w, k)); /* tau: by theta h, with t* held, is -lambda . y' */
        m->weights(s->theta, beta, slope, NULL);
        double by_h = s->theta * x->tau;
        TRY(reverse_stages(w, beta, m->dense, moves));
        x->tau -= moves ? by_h : 0.0;
    } else {
        x->tau = 0.0;
        TRY(reverse_stages(w, m->a[m->stages], m->stages, moves));
    }
    w->stats.backward_steps++;
    TRY(cst_stack_unbalanced(w));
    if (!isfinite(cst_largest(x->lambda, 2 * x->n)))
        return cst_derivative_failed(w, s->t), w->report.callback_status;
    return CST_OK;
}

/* lambda(tF) from the final cost; the running one enters by z. */
static int terminal(cst_work *w)
{
    cst_rk *x = w->rk;
    const double *y = cst_rk_state(x, x->count);
    double tf = w->p->options.tf, *Kbar = x->Kbar;
    memset(w->gradient, 0, (size_t)w->system.p * sizeof *w->gradient);
    memset(Kbar, 0, (size_t)x->size * sizeof *Kbar);
    cst_rk_modes(w, w->stats.events);
    int status = cst_system_solve(&w->system, tf, y, y + x->n);
    if (status < 0)
        return cst_state_failed(w, status, tf);
    double g = cst_running_cost(&w->g, &w->system);
    Kbar[2 * x->n] = 1.0;
    cst_cost_gradient(&w->g, &w->system, 1);
    reverse(w, Kbar, x->lambda);
    x->lambda[2 * x->n] = 1.0;
    const double *a =
        w->system.a; /* an event at tF: what is left of the run is shorter as it moves */
    x->tau = -dot(x->lambda, y + x->n, x->n) - dot(x->lambda + x->n, a, x->n) - g;
    return CST_OK;
}

int cst_rk_backward(cst_work *w)
{
    cst_rk *x = w->rk;
    TRY(terminal(w));
    for (int k = x->count - 1; k >= 0; k--)
        TRY(step_back(w, k));
    cst_rk_modes(w, 0);
    return cst_start_adjoint(&w->start, x->lambda, w->gradient);
}
