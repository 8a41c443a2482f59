/* The adjoint and its derivatives along the directions, backwards. */
#include "integrate/cvodes/second.h"

#include "base/vectors.h"

#include <cvodes/cvodes.h>
#include <math.h>
#include <stdlib.h>

/* As in backward.c, and once more: a product cancels more than the gradient does. */
#define TIGHTER 0.1
enum { SAMPLES = 16 };

static cst_along lane(const cst_cvodes_second *z, int l)
{
    int n = z->n;
    const double *a = z->dal + l * (n + z->m);
    return (cst_along){ .q = z->state + l * n,
                        .v = z->state + (z->lanes + l) * n,
                        .a = a,
                        .lambda = a + n,
                        .rho = cst_products_direction(z->h, &z->w->system, l) };
}

/* The system, its tangents and the cost's derivatives at time t; kept while t stays. */
static int at_time(cst_cvodes_second *z, double t)
{
    cst_work *w = z->w;
    if (cst_canceled(w, "backward", cst_tf(w) - t))
        return -1;
    if (t == z->time)
        return 0;
    z->time = NAN;
    int status = cst_adjoint_instant(w, t);
    if (status < 0) {
        cst_state_failed(w, status, t);
        return 1;
    }
    cst_trajectory_state(&z->tangents, t, z->state);
    cst_cvodes_tangents_at(z, z->state);
    cst_cost_gradient(&w->g, &w->system, 0);
    z->time = t;
    return 0;
}

/* (z, W) of mu_v (NULL: zero), and its products. */
static void first_order(cst_cvodes_second *z, const double *mu_v)
{
    cst_work *w = z->w;
    int n = z->n;
    for (int i = 0; i < n; i++)
        w->adjoint.zW[i] = w->g.a[i] + (mu_v ? mu_v[i] : 0.0);
    cst_copy(w->adjoint.zW + n, w->g.lambda, z->m);
    cst_system_adjoint(&w->system, w->adjoint.zW, 1);
    cst_system_products(&w->system, w->adjoint.zW, w->adjoint.Fq, w->adjoint.Fv, w->adjoint.Frho);
}

/* Their changes along lane l: of the cost in z->h->cost.sum, of the products in z->h->at.sum. */
static void second_order(cst_cvodes_second *z, int final, int l, const double *dmu_v)
{
    cst_work *w = z->w;
    const cst_partials *g = &z->h->cost.sum;
    double *dzW = z->h->dzW;
    cst_along d = lane(z, l);
    cst_cost_second(&w->g, &w->system, final, &d, 0.0, 1.0, &z->h->cost);
    for (int i = 0; i < z->n; i++)
        dzW[i] = g->a[i] + (dmu_v ? dmu_v[i] : 0.0);
    cst_copy(dzW + z->n, g->lambda, z->m);
    cst_system_second_solve(&w->system, &z->h->at, w->adjoint.zW, &d, dzW, NULL, NULL, NULL);
}

static int rhs(double t, N_Vector y, N_Vector ydot, void *user)
{
    cst_work *w = user;
    cst_cvodes_second *z = cst_cvodes_of(w)->second;
    int n = z->n, status = at_time(z, t);
    const double *mu = NV_DATA_S(y);
    double *out = NV_DATA_S(ydot);
    const cst_partials *g = &z->h->cost.sum, *F = &z->h->at.sum;
    w->stats.backward_evaluations++;
    if (status)
        return status;
    first_order(z, mu + n);
    for (int i = 0; i < n; i++) {
        out[i] = w->adjoint.Fq[i] - w->g.q[i];
        out[n + i] = w->adjoint.Fv[i] - w->g.v[i] - mu[i];
    }
    for (int l = 0; l < z->lanes; l++) {
        mu += 2 * n;
        out += 2 * n;
        second_order(z, 0, l, mu + n);
        for (int i = 0; i < n; i++) {
            out[i] = F->q[i] - g->q[i];
            out[n + i] = F->v[i] - g->v[i] - mu[i];
        }
    }
    if (cst_stack_unbalanced(w))
        return -1;
    if (!isfinite(cst_largest(NV_DATA_S(ydot), (1 + z->lanes) * 2 * n)))
        return cst_derivative_failed(w, t);
    return 0;
}

static int quadrature(double t, N_Vector y, N_Vector ydot, void *user)
{
    cst_work *w = user;
    cst_cvodes_second *z = cst_cvodes_of(w)->second;
    int n = z->n, status = at_time(z, t);
    double *out = NV_DATA_S(ydot);
    const double *mu = NV_DATA_S(y);
    if (status)
        return status;
    first_order(z, mu + n);
    for (int k = 0; k < w->count; k++)
        *out++ = w->g.rho[w->p->design[k]] - w->adjoint.Frho[w->p->design[k]];
    for (int l = 0; l < z->lanes; l++) {
        second_order(z, 0, l, mu + (l + 1) * 2 * n + n);
        for (int k = 0; k < w->count; k++)
            *out++ = z->h->cost.sum.rho[w->p->design[k]] - z->h->at.sum.rho[w->p->design[k]];
    }
    return cst_stack_unbalanced(w) ? -1 : 0;
}

static int weights(N_Vector y, N_Vector weight, void *user)
{
    cst_cvodes_second *z = cst_cvodes_of(user)->second;
    cst_block_weights(z, 1 + z->lanes, TIGHTER * z->w->rtol, NV_DATA_S(y), NV_DATA_S(weight));
    return 0;
}

/* mu(tF) and its change from the final cost, and what it adds to the gradient and the products. */
static int terminal(cst_cvodes_second *z)
{
    cst_work *w = z->w;
    int n = z->n, p = w->system.p;
    double *mu = NV_DATA_S(z->back.y);
    const cst_partials *g = &z->h->cost.sum, *F = &z->h->at.sum;
    cst_modes_at(w, INFINITY);
    z->time = NAN;
    if (at_time(z, cst_tf(w)))
        return w->report.callback_status ? w->report.callback_status : CST_EINTEGRATOR;
    cst_cost_gradient(&w->g, &w->system, 1);
    first_order(z, NULL);
    for (int i = 0; i < n; i++) {
        mu[i] = w->g.q[i] - w->adjoint.Fq[i];
        mu[n + i] = w->g.v[i] - w->adjoint.Fv[i];
    }
    for (int i = 0; i < p; i++)
        w->gradient[i] = w->g.rho[i] - w->adjoint.Frho[i];
    for (int l = 0; l < z->lanes; l++) {
        double *dmu = mu + (l + 1) * 2 * n, *Hd = cst_products_result(z->h, &w->system, l);
        second_order(z, 1, l, NULL);
        for (int i = 0; i < n; i++) {
            dmu[i] = g->q[i] - F->q[i];
            dmu[n + i] = g->v[i] - F->v[i];
        }
        for (int i = 0; i < p; i++)
            Hd[i] = g->rho[i] - F->rho[i];
    }
    z->time = NAN; /* of the running cost, from here on */
    return CST_OK;
}

/* What counts as small, by what feeds the costates over the whole run; and for the quadratures. */
static int set_tolerances(cst_cvodes_second *z)
{
    cst_work *w = z->w;
    int blocks = 2 * (1 + z->lanes);
    double tf = cst_tf(w);
    cst_clear(z->largest, blocks);
    cst_clear(z->floor, blocks);
    cst_clear(z->atol, (1 + z->lanes) * w->count);
    for (int k = 0; k <= SAMPLES; k++) {
        double t = tf * k / SAMPLES;
        if (rhs(t, z->back.y, z->back.slope, w) || quadrature(t, z->back.y, z->back.quadrature, w))
            return w->report.callback_status ? w->report.callback_status : CST_EINTEGRATOR;
        for (int b = 0; b < blocks; b++) /* q's and v's part feed each other */
            z->floor[b] = fmax(z->floor[b],
                               cst_largest(NV_DATA_S(z->back.slope) + b / 2 * 2 * z->n, 2 * z->n));
        for (int i = 0; i < (1 + z->lanes) * w->count; i++)
            z->atol[i] = fmax(z->atol[i], fabs(NV_Ith_S(z->back.quadrature, i)));
    }
    for (int b = blocks - 1; b >= 0; b--)
        z->floor[b] = cst_block_floor(z, b / 2, tf * z->floor[b], tf * z->floor[b % 2]);
    for (int i = (1 + z->lanes) * w->count - 1; i >= 0; i--)
        z->atol[i] = cst_block_floor(z, i / w->count, tf * z->atol[i], tf * z->atol[i % w->count]);
    return CST_OK;
}

static int integrate(cst_cvodes_second *z)
{
    cst_work *w = z->w;
    cst_instance *x = &z->back;
    double tf = cst_tf(w), t = tf;
    N_Vector atol = N_VMake_Serial((1 + z->lanes) * w->count, z->atol, cst_cvodes_of(w)->context);
    N_VConst(0.0, x->quadrature);
    int bad = !atol || CVodeWFtolerances(x->cvodes, weights) || CVodeReInit(x->cvodes, tf, x->y) ||
              CVodeQuadReInit(x->cvodes, x->quadrature) ||
              CVodeQuadSVtolerances(x->cvodes, TIGHTER * w->rtol, atol) ||
              CVodeSetStopTime(x->cvodes, 0.0) || CVodeSetMinStep(x->cvodes, 1e-15 * tf);
    if (atol)
        N_VDestroy(atol); /* CVODES has a copy */
    if (bad)
        return cst_instance_fail(w, x, "backward", CV_ILL_INPUT);
    while (t > 0.0) {
        CVodeSetStopTime(x->cvodes, cst_timeline_limit_back(w, t, 0.0));
        int flag = CVode(x->cvodes, 0.0, x->y, &t, CV_ONE_STEP);
        if (flag < 0 || ++w->stats.backward_steps > w->p->options.max_steps)
            return cst_instance_fail(w, x, "backward", flag < 0 ? flag : CV_TOO_MUCH_WORK);
        TRY(cst_progress_report(&w->report, "backward", tf - t, tf));
    }
    CVodeGetQuad(x->cvodes, &t, x->quadrature);
    return CST_OK;
}

/* The integrals, and the start. */
static int finish(cst_cvodes_second *z)
{
    cst_work *w = z->w;
    const double *mu = NV_DATA_S(z->back.y), *sum = NV_DATA_S(z->back.quadrature);
    for (int k = 0; k < w->count; k++)
        w->gradient[w->p->design[k]] -= *sum++;
    cst_modes_at(w, 0.0);
    for (int l = 0; l < z->lanes; l++) {
        double *Hd = cst_products_result(z->h, &w->system, l);
        for (int k = 0; k < w->count; k++)
            Hd[w->p->design[k]] -= *sum++;
        TRY(cst_start_second(&w->start, &z->h->at, l, mu, mu + (l + 1) * 2 * z->n, Hd));
    }
    return cst_start_adjoint(&w->start, mu, w->gradient);
}

static int allocate(cst_cvodes_second *z)
{
    cst_work *w = z->w;
    size_t n = (size_t)z->n, lanes = (size_t)z->lanes, size = n + (size_t)z->m;
    double *x = z->memory =
        calloc(14 * lanes * n + lanes * size + 5 * (1 + lanes) + (1 + lanes) * (size_t)w->count,
               sizeof *x);
    if (!x || !cst_trajectory_create(&z->tangents, z->lanes * z->n, w->run.trajectory.count + 16))
        return cst_fail(&w->report, CST_EMEMORY,
                        "out of memory: the tangents of %d steps do not fit: free some and try "
                        "again",
                        w->run.trajectory.count);
    z->node = cst_take(&x, 4 * lanes * n);
    z->between = cst_take(&x, 4 * lanes * n);
    z->own = cst_take(&x, 4 * lanes * n);
    z->state = cst_take(&x, 2 * lanes * n);
    z->dal = cst_take(&x, lanes * size);
    z->largest = cst_take(&x, 2 * (1 + lanes));
    z->floor = cst_take(&x, 2 * (1 + lanes));
    z->size = cst_take(&x, 1 + lanes);
    z->atol = cst_take(&x, (1 + lanes) * (size_t)w->count);
    TRY(cst_cvodes_tangents_create(z));
    return cst_instance_create(w, &z->back, rhs, quadrature, (1 + z->lanes) * w->count,
                               CST_TRANSPOSED, 1 + z->lanes);
}

static int run(cst_cvodes_second *z)
{
    TRY(allocate(z));
    TRY(cst_cvodes_tangents(z));
    cst_cvodes_of(z->w)->phase = "backward";
    TRY(terminal(z));
    TRY(set_tolerances(z));
    TRY(integrate(z));
    return finish(z);
}

int cst_cvodes_second_run(cst_work *w)
{
    cst_cvodes_second z = { .w = w,
                            .h = w->second_order.products,
                            .lanes = w->second_order.products->lanes,
                            .n = w->system.n,
                            .m = w->system.m };
    if (w->stats.events)
        return cst_fail(&w->report, CST_EINTEGRATOR,
                        "cvodes: second derivatives do not cross events, of which the run has "
                        "%ld: choose the integrator rk",
                        w->stats.events);
    if (w->stats.projections)
        return cst_fail(&w->report, CST_EINTEGRATOR,
                        "cvodes: second derivatives do not cross projections near singular "
                        "positions, of which the run has %ld: choose the integrator rk",
                        w->stats.projections);
    if (w->system.redundant.count)
        return cst_fail(&w->report, CST_EINTEGRATOR,
                        "cvodes: constraints are redundant, and second derivatives drown in the "
                        "noise of their reactions: choose the integrator rk");
    cst_cvodes_of(w)->second = &z;
    int status = run(&z);
    cst_cvodes_of(w)->second = NULL;
    cst_instance_free(&z.along);
    cst_instance_free(&z.back);
    cst_trajectory_free(&z.tangents);
    free(z.memory);
    return status;
}
