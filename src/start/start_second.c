/* The second derivative of the start: how its adjoint changes along a direction in rho.
 *
 *     search       N'(x, y) = (mu_q, 0),  gradient -= F_rho'(x, y)     F: the equations of
 * static.c, N = F_(q, lambda) along d      N'(dx, dy) = (dmu_q, 0) - L_(q, lambda)d,  gradient -=
 * F_rho'(dx, dy) + L_rho d,   L = (x, y)'F
 *
 * and likewise for the projection of velocities. */
#include "start/start.h"

#include "base/vectors.h"
#include "dynamics/derivatives/second.h"

static void subtract(double *to, const double *x, int n)
{
    for (int i = 0; i < n; i++)
        to[i] -= x[i];
}

/* Lane l of a tangent. */
static const double *lane(cst_outs from, int l, int size, double *to)
{
    for (int i = 0; i < size; i++)
        to[i] = from[i][l];
    return to;
}

/* L_xx d of the search: x->sum.q, lambda and rho. */
static void search_second(cst_system *s, cst_second *x, int equilibrium, const double *lambda,
                          const double *uU, const cst_along *d)
{
    int n = s->n;
    cst_clear(x->sum.q, n);
    cst_clear(x->sum.rho, s->p);
    if (equilibrium) {
        for (int i = 0; i < n; i++)
            x->seed[2][i] = -uU[i];
        cst_clear(x->seed[0], n);
        s->kernels->forces_e0_b(0.0, &x->tb, 0.0, s->q, x->sum.q, d->q, s->v, x->d1b, x->none,
                                s->rho, x->sum.rho, d->rho, s->mode, x->value, x->seed[0],
                                x->seed[1], x->seed[2]);
    }
    if (!s->m)
        return;
    cst_curve c = { .a = uU, .phi = uU + n, .phi_ddot = lambda, .value = d->lambda };
    cst_system_curve_second(s, x, d, &c);
    cst_add(x->sum.q, x->qb, n);
    cst_add(x->sum.rho, x->rhob, s->p);
    cst_system_phi_second(s, x, uU, d, x->sum.lambda);
}

/* mu_q, dmu_q: of q on entry, of the guess on return. */
static int search(cst_initial *x, cst_second *z, const cst_along *d, double *dmu_q,
                  double *gradient)
{
    cst_system *s = x->system;
    int n = s->n, m = s->m, equilibrium = s->model->start == CST_EQUILIBRIUM;
    double *u = x->residual, *du = x->along;
    TRY(cst_static_matrix(x, x->lambda, equilibrium));
    cst_copy(u, x->mu_q, n);
    cst_clear(u + n, m);
    cst_static_solve(x, u, 1);
    cst_copy(x->mu_q, u, n);
    search_second(s, z, equilibrium, x->lambda, u, d);
    cst_copy(du, dmu_q, n);
    cst_clear(du + n, m);
    subtract(du, z->sum.q, n);
    subtract(du + n, z->sum.lambda, m);
    cst_static_solve(x, du, 1);
    cst_copy(dmu_q, du, n);
    subtract(gradient, z->sum.rho, s->p);
    cst_static_equations_adjoint(x, equilibrium, du, gradient);
    return CST_OK;
}

/* mu_v, dmu_v: of the projected velocity on entry, of its guess on return; mu_q and dmu_q are added
 * to. */
static int projection(cst_initial *x, cst_second *z, const cst_along *d, double *dmu_q,
                      double *dmu_v, double *gradient)
{
    cst_system *s = x->system;
    int n = s->n, m = s->m;
    double *u = x->residual, *du = x->along;
    TRY(cst_static_matrix(x, x->none, 0));
    cst_copy(u, x->mu_v, n);
    cst_clear(u + n, m);
    cst_static_solve(x, u, 1);
    cst_copy(x->mu_v, u, n);
    cst_copy(du, dmu_v, n);
    cst_clear(du + n, m);
    if (m) {
        cst_curve c = { .td0 = 1.0,
                        .d0 = x->v,
                        .d0e = d->v,
                        .a = u,
                        .phi_dot = u + n,
                        .phi_ddot = x->eta,
                        .value = d->lambda };
        cst_system_curve_second(s, z, d, &c);
        subtract(dmu_q, z->qb, n);
        subtract(gradient, z->rhob, s->p);
        subtract(du, z->d0b, n);
        cst_system_phi_second(s, z, u, d, z->sum.lambda);
        subtract(du + n, z->sum.lambda, m);
    }
    cst_static_solve(x, du, 1);
    cst_copy(dmu_v, du, n);
    if (!m)
        return CST_OK;
    cst_static_projection_adjoint(x, du, dmu_q, gradient);
    cst_clear(z->rhob, s->p); /* mu_q only: its gradient is the first derivative's */
    cst_static_projection_adjoint(x, u, x->mu_q, z->rhob);
    return CST_OK;
}

static void launch(cst_initial *x, cst_second *z, const cst_along *d, double *dmu_q, double *dmu_v,
                   double *gradient)
{
    cst_system *s = x->system;
    int n = s->n;
    cst_copy(z->seed[0], dmu_v, n);
    cst_copy(z->seed[1], x->mu_v, n);
    s->kernels->launch_e0_b(x->q, z->qb, d->q, s->rho, z->rhob, d->rho, z->value, z->seed[0],
                            z->seed[2], z->seed[1]);
    cst_add(dmu_q, z->qb, n);
    cst_add(gradient, z->rhob, s->p);
    s->kernels->launch_b(x->q, s->args.qb, s->rho, s->args.rhob, s->args.f, x->mu_v);
    cst_add(x->mu_q, s->args.qb, n);
}

int cst_start_second(cst_initial *x, cst_second *z, int l, const double *mu, const double *dmu,
                     double *gradient)
{
    cst_system *s = x->system;
    int n = s->n, m = s->m;
    cst_start kind = s->model->start;
    double *dmu_q = x->dmu, *dmu_v = x->dmu + n, *to = x->direction;
    cst_along d = { .q = lane(x->dq, l, n, to),
                    .v = lane(x->dv, l, n, to + n),
                    .rho = lane(x->drho, l, s->p, to + 2 * n),
                    .lambda = lane(x->dlambda, l, m, to + 2 * n + s->p) };
    cst_copy(x->mu_q, mu, n);
    cst_copy(x->mu_v, mu + n, n);
    cst_copy(x->dmu, dmu, 2 * n);
    if (kind == CST_EQUILIBRIUM)
        launch(x, z, &d, dmu_q, dmu_v, gradient);
    cst_start_modes(x, 1);
    if (kind == CST_ASSEMBLED) {
        cst_along projected = d;
        projected.lambda = lane(x->deta, l, m, to + 2 * n + s->p + m);
        TRY(projection(x, z, &projected, dmu_q, dmu_v, gradient));
    }
    if (kind != CST_GIVEN)
        TRY(search(x, z, &d, dmu_q, gradient));
    cst_start_modes(x, 0);
    if (kind == CST_EQUILIBRIUM) /* the guess has no influence */
        return CST_OK;
    s->kernels->initial_e0_b(s->rho, z->rhob, d.rho, z->value, dmu_q, z->seed[0], x->mu_q,
                             z->seed[1], dmu_v, z->seed[2], x->mu_v);
    cst_add(gradient, z->rhob, s->p);
    return CST_OK;
}
