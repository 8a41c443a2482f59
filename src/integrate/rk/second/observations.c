/* Second derivatives of a misfit, sum of ((x - value) / sigma)^2: its samples lie on the dense
 * output of the steps.  With the weight W = 2 (x - value) / sigma^2 of a sample, and dx along a
 * direction:
 *
 *     mu = W x_y',   dmu = 2 dx / sigma^2 x_y' + W (x_y')_y dy
 *
 * each through (a, lambda) as those of a cost, and into the stages by the weights of the dense
 * output.  Events are refused: cst_rk_second_run. */
#include "integrate/rk/second/second.h"

#include "base/vectors.h"

/* The samples of step k: first to *last; the first step has those at t = 0 too. */
static int samples_of(const cst_rk_second *z, int k, int *last)
{
    const cst_rk *x = cst_rk_of(z->w);
    const cst_parsed *m = z->h->misfit;
    double from = k ? cst_rk_end_of(x, k - 1) : -1.0, to = cst_rk_end_of(x, k);
    int first = 0;
    while (m && first < m->samples_count && m->samples[first].t <= from)
        first++;
    *last = first;
    while (m && *last < m->samples_count && (m->samples[*last].t <= to || k + 1 == x->steps.count))
        ++*last;
    return first;
}

int cst_rk_second_stages(const cst_rk_second *z, int k)
{
    const cst_rk *x = cst_rk_of(z->w);
    const cst_tableau *m = cst_rk_formulas(x, k);
    int last, first = samples_of(z, k, &last);
    return x->steps.list[k].cut || first < last ? m->dense : m->stages;
}

/* The system and its tangents at theta of the step that is loaded; the lanes are in z->looked:
 * (dq, dv, da, dlambda). */
static int stand_at(cst_rk_second *z, int k, double t, const double *beta)
{
    cst_work *w = z->w;
    cst_rk *x = cst_rk_of(w);
    cst_system *s = &w->system;
    int n = z->n, size = n + z->m;
    int status = cst_system_solve(s, t, x->inside, x->inside + n);
    if (status < 0)
        return cst_state_failed(w, status, t);
    for (int l = 0; l < CST_LANES; l++) {
        int from = l < z->lanes ? l : 0;
        const double *dy = cst_rk_state_tangent(z, k, from);
        double *to = z->looked + from * (3 * n + z->m);
        cst_rk_tangent_combine(z, beta, x->current.tableau->dense, from, 2 * n, z->changed);
        for (int i = 0; i < 2 * n; i++)
            to[i] = dy[i] + x->current.h * z->changed[i];
        for (int i = 0; i < n; i++) {
            w->directions.dq[i][l] = to[i];
            w->directions.dv[i][l] = to[n + i];
        }
    }
    cst_system_tangents(s, (cst_dirs)w->directions.dq, (cst_dirs)w->directions.dv,
                        (cst_dirs)w->directions.drho, z->lanes);
    for (int l = 0; l < z->lanes; l++)
        cst_copy(z->looked + l * (3 * n + z->m) + 2 * n, s->rhs + l * size, size);
    cst_outputs_tangents(&w->observation.quantities, s, (cst_dirs)w->directions.dq,
                         (cst_dirs)w->directions.dv, (cst_dirs)w->directions.drho, z->lanes);
    return CST_OK;
}

/* What is fed back by the dense output: mu into the stages of the step and its start. */
static void spread(const cst_rk_second *z, const double *beta, const double *mu, double *to,
                   int stride)
{
    const cst_rk *x = cst_rk_of(z->w);
    for (int i = 0; i < x->current.tableau->dense; i++)
        for (int d = 0; beta[i] != 0.0 && d < 2 * z->n; d++)
            to[i * stride + d] += x->current.h * beta[i] * mu[d];
    cst_add(to + CST_RK_STAGES * stride, mu, 2 * z->n);
}

/* mu of a sample, into the stages, and the gradient. */
static void first_order(cst_rk_second *z, const double *beta, double W)
{
    cst_work *w = z->w;
    cst_system *s = &w->system;
    int n = z->n;
    double *mu = z->combined;
    for (int i = 0; i < n; i++)
        w->adjoint.zW[i] = W * w->g.a[i];
    for (int i = 0; i < z->m; i++)
        w->adjoint.zW[n + i] = W * w->g.lambda[i];
    cst_system_adjoint(s, w->adjoint.zW, 1);
    cst_system_products(s, w->adjoint.zW, w->adjoint.Fq, w->adjoint.Fv, w->adjoint.Frho);
    for (int i = 0; i < n; i++) {
        mu[i] = W * w->g.q[i] - w->adjoint.Fq[i];
        mu[n + i] = W * w->g.v[i] - w->adjoint.Fv[i];
    }
    for (int i = 0; i < s->p; i++)
        w->gradient[i] += W * w->g.rho[i] - w->adjoint.Frho[i];
    spread(z, beta, mu, z->look, z->size);
}

static void second_order(cst_rk_second *z, const double *beta, const cst_sample *sample, double W,
                         int l)
{
    cst_work *w = z->w;
    cst_system *s = &w->system;
    int n = z->n;
    const double *d = z->looked + l * (3 * n + z->m);
    double *mu = z->combined, *dzW = z->h->dzW, *Hd = cst_products_result(z->h, s, l);
    const cst_partials *g = &z->h->cost.sum, *F = &z->h->at.sum;
    cst_along along = { .q = d,
                        .v = d + n,
                        .a = d + 2 * n,
                        .lambda = d + 3 * n,
                        .rho = cst_products_direction(z->h, s, l) };
    double dx =
        cst_quantity_tangent(&w->observation.quantities, s, sample->x, (cst_dirs)w->directions.dq,
                             (cst_dirs)w->directions.dv, (cst_dirs)w->directions.drho, l);
    cst_quantity_second(s, sample->x, &along, 2.0 * dx / (sample->sigma * sample->sigma), W,
                        &z->h->cost);
    cst_copy(dzW, g->a, n);
    cst_copy(dzW + n, g->lambda, z->m);
    cst_system_second_solve(s, &z->h->at, w->adjoint.zW, &along, dzW, NULL, NULL, NULL);
    for (int i = 0; i < n; i++) {
        mu[i] = g->q[i] - F->q[i];
        mu[n + i] = g->v[i] - F->v[i];
    }
    for (int i = 0; i < s->p; i++)
        Hd[i] += g->rho[i] - F->rho[i];
    spread(z, beta, mu, z->dobservation + l * z->size, z->lanes * z->size);
}

int cst_rk_second_observations(cst_rk_second *z, int k)
{
    cst_work *w = z->w;
    cst_rk *x = cst_rk_of(w);
    cst_system *s = &w->system;
    int last, first = samples_of(z, k, &last);
    z->looking = first < last;
    if (!z->looking)
        return CST_OK;
    cst_clear(z->look, (CST_RK_STAGES + 1) * z->size);
    cst_clear(z->dobservation, (CST_RK_STAGES + 1) * z->lanes * z->size);
    for (int i = first; i < last; i++) {
        const cst_sample *sample = &z->h->misfit->samples[i];
        double beta[CST_RK_STAGES], theta = (sample->t - x->current.t) / x->current.h;
        x->current.tableau->weights(theta, beta, (double[CST_RK_STAGES]){ 0.0 }, NULL);
        cst_rk_dense(x, theta, x->inside, NULL);
        TRY(stand_at(z, k, sample->t, beta));
        cst_place at = cst_system_place(s);
        cst_outputs_take(&w->observation.quantities, s, &at);
        double off = cst_quantity_value(&w->observation.quantities, &at, sample->x) - sample->value,
               W = 2.0 * off / (sample->sigma * sample->sigma);
        cst_quantity_gradient(&w->observation.quantities, s, sample->x, 1.0, &w->g);
        first_order(z, beta, W);
        for (int l = 0; l < z->lanes; l++)
            second_order(z, beta, sample, W, l);
    }
    return CST_OK;
}
