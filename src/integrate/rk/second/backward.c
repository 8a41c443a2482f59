/* The backward run of the second derivatives: lambda and its change along the directions, stage by
 * stage. */
#include "integrate/rk/second/second.h"

#include "base/vectors.h"

#include <math.h>

/* A step's result is y0 + h sum of weight_i K_i. */
typedef struct {
    int k, stages, moves;
    double theta; /* where an event ends it, or 1                        */
    double weight[CST_RK_STAGES],
        slope[CST_RK_STAGES];   /* slope: of the weights where an event ends it, or 0  */
    double by_t, by_h, by_time; /* derivatives by the step's start, its length, a stage's time */
    double dby_t[CST_LANES], dby_h[CST_LANES], dby_time[CST_LANES]; /* and their changes */
} sweep;

static double *lane(double *x, const cst_rk_second *z, int i, int l)
{
    return x + (size_t)(i * z->lanes + l) * (size_t)z->size;
}

/* A' \ of k-bar at stage i, where the system stands; w->adjoint.zW and w->g are of this stage then.
 */
static void solve(cst_rk_second *z, int final, int i)
{
    cst_work *w = z->w;
    const cst_rk *x = cst_rk_of(w);
    int n = z->n;
    const double *Kbar = x->adjoint.Kbar + i * x->size;
    double weight = Kbar[2 * n];
    cst_cost_gradient(&w->g, &w->system, final);
    for (int j = 0; j < n; j++)
        w->adjoint.zW[j] = Kbar[n + j] + weight * w->g.a[j];
    for (int j = 0; j < z->m; j++)
        w->adjoint.zW[n + j] = weight * w->g.lambda[j];
    cst_system_adjoint(&w->system, w->adjoint.zW, 1);
}

/* Y-bar = f_y' k-bar at stage i and the gradient's part, from the products in w->adjoint.Fq, Fv,
 * Frho. */
static void reverse(cst_rk_second *z, int i, double *Ybar)
{
    cst_work *w = z->w;
    const cst_rk *x = cst_rk_of(w);
    int n = z->n;
    const double *Kbar = x->adjoint.Kbar + i * x->size;
    double weight = Kbar[2 * n];
    for (int j = 0; j < n; j++) {
        Ybar[j] = weight * w->g.q[j] - w->adjoint.Fq[j];
        Ybar[n + j] = Kbar[j] + weight * w->g.v[j] - w->adjoint.Fv[j];
    }
    for (int j = 0; j < w->system.p; j++)
        w->gradient[j] += weight * w->g.rho[j] - w->adjoint.Frho[j];
    w->stats.backward_evaluations++;
}

/* The change of Y-bar and of the gradient in lane l, dt being that of the stage's time, or NULL
 * where that is fixed; returns g_t' - F_t' of the change of the derivative by that time, without
 * the part of d(z, W), which stays in z->h->dzW.  With the first lane come the products of (z, W)
 * itself. */
static double reverse_along(cst_rk_second *z, int final, int i, int l, const double *dt,
                            double *dYbar)
{
    cst_work *w = z->w;
    cst_system *s = &w->system;
    int n = z->n;
    const double *dX = cst_rk_tangent(z, i, l), *dKbar = lane(z->dKbar, z, i, l);
    const cst_partials *g = &z->h->cost.sum, *F = &z->h->at.sum;
    double *dzW = z->h->dzW, *Hd = cst_products_result(z->h, s, l);
    cst_along d = { .t = dt ? *dt : 0.0,
                    .by_t = dt && cst_rk_of(w)->by_time.explicit,
                    .q = dX,
                    .v = dX + n,
                    .a = dX + 2 * n,
                    .lambda = dX + 3 * n + 1,
                    .rho = cst_products_direction(z->h, s, l) };
    cst_cost_second(&w->g, s, final, &d, dKbar[2 * n],
                    cst_rk_of(w)->adjoint.Kbar[i * z->size + 2 * n], &z->h->cost);
    for (int j = 0; j < n; j++)
        dzW[j] = dKbar[n + j] + g->a[j];
    cst_copy(dzW + n, g->lambda, z->m);
    cst_system_second_solve(s, &z->h->at, w->adjoint.zW, &d, dzW, l ? NULL : w->adjoint.Fq,
                            w->adjoint.Fv, w->adjoint.Frho);
    for (int j = 0; j < n; j++) {
        dYbar[j] = g->q[j] - F->q[j];
        dYbar[n + j] = dKbar[j] + g->v[j] - F->v[j];
    }
    for (int j = 0; j < s->p; j++)
        Hd[j] += g->rho[j] - F->rho[j];
    w->stats.backward_evaluations++;
    return g->t - F->t;
}

/* Stage i of the current step and its derivative by its time. */
static int reverse_stage(cst_rk_second *z, sweep *b, int i)
{
    cst_work *w = z->w;
    cst_rk *x = cst_rk_of(w);
    TRY(cst_progress_report(&w->report, "backward", cst_tf(w) - x->current.t, cst_tf(w)));
    TRY(cst_rk_system(w, i));
    if (b->moves)
        cst_rk_integrands_by_time(w);
    cst_system_linear_recall(&w->system, cst_rk_linear(z, b->k, i));
    solve(z, 0, i);
    if (b->moves)
        b->by_time = x->adjoint.Kbar[i * x->size + 2 * z->n] * x->by_time.g[0] -
                     cst_rk_product_by_time(w, w->adjoint.zW);
    for (int l = 0; l < z->lanes; l++) {
        double dt = b->moves ? (1.0 - x->current.tableau->c[i]) * cst_rk_shift(z, b->k, l) : 0.0;
        double along = reverse_along(z, 0, i, l, b->moves ? &dt : NULL, lane(z->dYbar, z, i, l));
        if (b->moves)
            b->dby_time[l] = along - cst_rk_product_by_time(w, z->h->dzW);
    }
    reverse(z, i, x->adjoint.Ybar + i * x->size);
    cst_solver_place(&w->system.solver, NULL);
    cst_system_linear_place(&w->system, NULL);
    return CST_OK;
}

/* K-bar_i = h weight_i lambda + h sum of a_ji Y-bar_j, and its change. */
static void gather(cst_rk_second *z, const sweep *b, int i)
{
    cst_rk *x = cst_rk_of(z->w);
    int size = z->size;
    double *Kbar = x->adjoint.Kbar + i * size;
    for (int d = 0; d < size; d++)
        Kbar[d] = x->current.h * b->weight[i] * x->adjoint.lambda[d];
    for (int j = i + 1; j < b->stages; j++)
        if (x->current.tableau->a[j][i] != 0.0)
            cst_add_times(Kbar, x->current.h * x->current.tableau->a[j][i],
                          x->adjoint.Ybar + j * size, size - 1);
    for (int l = 0; l < z->lanes; l++) {
        double *dKbar = lane(z->dKbar, z, i, l), dt = cst_rk_shift(z, b->k, l), dh = -dt;
        double moved = cst_rk_shift(z, b->k + 1, l) - dt - b->theta * dh; /* h dtheta */
        double change = dh * b->weight[i] + (b->slope[i] != 0.0 ? moved * b->slope[i] : 0.0);
        const double *dlambda = lane(z->dlambda, z, 0, l);
        for (int d = 0; d < size; d++)
            dKbar[d] = change * x->adjoint.lambda[d] + x->current.h * b->weight[i] * dlambda[d];
        for (int j = i + 1; j < b->stages; j++) {
            double a = x->current.tableau->a[j][i];
            if (a != 0.0)
                cst_add_times(dKbar, x->current.h * a, lane(z->dYbar, z, j, l), size - 1);
            if (a * dh != 0.0)
                cst_add_times(dKbar, dh * a, x->adjoint.Ybar + j * size, size - 1);
        }
        if (z->looking)
            cst_add(dKbar, lane(z->dobservation, z, i, l), size);
    }
    if (z->looking)
        cst_add(Kbar, z->look + i * size, size);
}

/* How stage i adds to the derivatives by the step's start and length. */
static void add_times(cst_rk_second *z, sweep *b, int i)
{
    cst_rk *x = cst_rk_of(z->w);
    int n2 = 2 * z->n;
    const double *row = x->current.tableau->a[i], *Ybar = x->adjoint.Ybar + i * z->size;
    double c = x->current.tableau->c[i];
    cst_rk_combine(x, row, i, n2, z->combined);
    b->by_h += cst_dot(Ybar, z->combined, n2) + c * b->by_time;
    b->by_t += b->by_time;
    for (int l = 0; l < z->lanes; l++) {
        cst_rk_tangent_combine(z, row, i, l, n2, z->changed);
        b->dby_h[l] += cst_dot(lane(z->dYbar, z, i, l), z->combined, n2) +
                       cst_dot(Ybar, z->changed, n2) + c * b->dby_time[l];
        b->dby_t[l] += b->dby_time[l];
    }
}

/* tau = by_t - by_h of the whole step, and its change. */
static void finish_times(cst_rk_second *z, sweep *b, const double *lambda, double tau)
{
    cst_rk *x = cst_rk_of(z->w);
    cst_rk_combine(x, b->weight, b->stages, z->size, z->combined);
    x->adjoint.tau[0] = b->by_t - b->by_h - cst_dot(lambda, z->combined, z->size) - b->theta * tau;
    for (int l = 0; l < z->lanes; l++) {
        double dt = cst_rk_shift(z, b->k, l),
               dtheta = (cst_rk_shift(z, b->k + 1, l) - (1.0 - b->theta) * dt) / x->current.h;
        double cut = x->steps.list[b->k].cut ? 1.0 : 0.0;
        cst_rk_tangent_combine(z, b->weight, b->stages, l, z->size, z->changed);
        double by_h = cst_dot(lane(z->dlambda, z, 0, l), z->combined, z->size) +
                      cst_dot(lambda, z->changed, z->size);
        cst_rk_combine(x, b->slope, b->stages, z->size, z->changed);
        by_h += cut * dtheta * cst_dot(lambda, z->changed, z->size);
        z->dtau[l] =
            b->dby_t[l] - b->dby_h[l] - by_h - cut * (dtheta * tau + b->theta * z->dtau[l]);
    }
}

/* All stages; lambda, tau and their changes go from the step's end to its start. */
static int reverse_stages(cst_rk_second *z, sweep *b)
{
    cst_rk *x = cst_rk_of(z->w);
    int n2 = 2 * z->n;
    for (int i = b->stages - 1; i >= 0; i--) {
        gather(z, b, i);
        TRY(reverse_stage(z, b, i));
        if (b->moves)
            add_times(z, b, i);
    }
    if (b->moves)
        finish_times(z, b, x->adjoint.lambda, x->adjoint.tau[0]);
    for (int i = b->stages - 1; i >= 0; i--) {
        cst_add(x->adjoint.lambda, x->adjoint.Ybar + i * z->size, n2);
        for (int l = 0; l < z->lanes; l++)
            cst_add(lane(z->dlambda, z, 0, l), lane(z->dYbar, z, i, l), n2);
    }
    if (z->looking) {
        cst_add(x->adjoint.lambda, z->look + CST_RK_STAGES * z->size, n2);
        for (int l = 0; l < z->lanes; l++)
            cst_add(lane(z->dlambda, z, 0, l), lane(z->dobservation, z, CST_RK_STAGES, l), n2);
    }
    return CST_OK;
}

static int step_back(cst_rk_second *z, int k)
{
    cst_work *w = z->w;
    cst_rk *x = cst_rk_of(w);
    const cst_tableau *m = cst_rk_formulas(x, k);
    const cst_rk_step *step = &x->steps.list[k];
    sweep b = { .k = k,
                .stages = cst_rk_second_stages(z, k),
                .moves = k > 0 && x->steps.list[k - 1].cut,
                .theta = 1.0 };
    TRY(cst_rk_load(w, k, b.stages));
    z->dX =
        z->tape ? z->tape + (size_t)k * CST_RK_STAGES * (size_t)(z->lanes * z->stride) : z->scratch;
    if (!z->tape)
        TRY(cst_rk_tangent_stages(z, k, b.stages));
    if (step->cut) {
        TRY(cst_rk_event_second(z, k));
        m->weights(step->theta, b.weight, b.slope, NULL);
        b.theta = step->theta;
    } else {
        cst_copy(b.weight, m->a[m->stages], m->stages);
        x->adjoint.tau[0] = 0.0;
        cst_clear(z->dtau, z->lanes);
        TRY(cst_rk_project_second(z, k));
    }
    b.by_t = x->adjoint.tau[0];
    cst_copy(b.dby_t, z->dtau, z->lanes);
    TRY(cst_rk_second_observations(z, k));
    TRY(reverse_stages(z, &b));
    w->stats.backward_steps++;
    TRY(cst_stack_unbalanced(w));
    if (!isfinite(cst_largest(x->adjoint.lambda, 2 * z->n) +
                  cst_largest(z->dlambda, z->lanes * z->size)))
        return cst_derivative_failed(w, step->t), w->report.callback_status;
    return CST_OK;
}

/* The stage that the end of the run is: the tangent of (a, lambda) there. */
static int end_tangents(cst_rk_second *z)
{
    cst_work *w = z->w;
    cst_rk *x = cst_rk_of(w);
    cst_system *s = &w->system;
    int n = z->n, size = n + z->m;
    TRY(cst_rk_bring(w, x->steps.count - 1));
    const double *y = cst_rk_state(x, x->steps.count);
    cst_rk_modes(w, w->stats.events);
    int status = cst_system_solve(s, cst_tf(w), y, y + n);
    if (status < 0)
        return cst_state_failed(w, status, cst_tf(w));
    z->dX = z->scratch;
    for (int l = 0; l < z->lanes; l++) {
        cst_copy(cst_rk_tangent(z, 0, l), cst_rk_state_tangent(z, x->steps.count, l), 2 * n);
        for (int j = 0; j < n; j++) {
            w->directions.dq[j][l] = cst_rk_tangent(z, 0, l)[j];
            w->directions.dv[j][l] = cst_rk_tangent(z, 0, l)[n + j];
        }
    }
    cst_system_tangents(s, (cst_dirs)w->directions.dq, (cst_dirs)w->directions.dv,
                        (cst_dirs)w->directions.drho, z->lanes);
    for (int l = 0; l < z->lanes; l++) {
        cst_copy(cst_rk_tangent(z, 0, l) + 2 * n, s->rhs + l * size, n);
        cst_copy(cst_rk_tangent(z, 0, l) + 3 * n + 1, s->rhs + l * size + n, z->m);
    }
    return CST_OK;
}

/* lambda(tF) from the final cost, and its change. */
static int terminal(cst_rk_second *z)
{
    cst_work *w = z->w;
    cst_rk *x = cst_rk_of(w);
    cst_clear(w->gradient, w->system.p);
    cst_clear(z->h->Hd, z->lanes * w->system.p);
    if (z->h->misfit) { /* all of it is in the samples */
        cst_clear(x->adjoint.lambda, z->size);
        cst_clear(z->dlambda, z->lanes * z->size);
        return CST_OK;
    }
    TRY(end_tangents(z));
    cst_clear(x->adjoint.Kbar, z->size);
    cst_clear(z->dKbar, z->lanes * z->size);
    x->adjoint.Kbar[2 * z->n] = 1.0;
    solve(z, 1, 0);
    for (int l = 0; l < z->lanes; l++) {
        reverse_along(z, 1, 0, l, NULL, lane(z->dlambda, z, 0, l));
        lane(z->dlambda, z, 0, l)[2 * z->n] = 0.0;
    }
    reverse(z, 0, x->adjoint.lambda);
    x->adjoint.lambda[2 * z->n] = 1.0;
    return CST_OK;
}

int cst_rk_second_back(cst_rk_second *z)
{
    cst_work *w = z->w;
    cst_rk *x = cst_rk_of(w);
    TRY(terminal(z));
    for (int k = x->steps.count - 1; k >= 0; k--)
        TRY(step_back(z, k));
    cst_rk_modes(w, 0);
    for (int l = 0; l < z->lanes; l++)
        TRY(cst_start_second(&w->start, &z->h->at, l, x->adjoint.lambda, lane(z->dlambda, z, 0, l),
                             cst_products_result(z->h, &w->system, l)));
    return cst_start_adjoint(&w->start, x->adjoint.lambda, w->gradient);
}
