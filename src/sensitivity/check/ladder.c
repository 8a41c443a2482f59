/* The derivative ladder at one instant: kernels, matrices and costs, each against something that
 * does not share its code. */
#include "sensitivity/check/ladder.h"

#include "base/vectors.h"
#include "sensitivity/check/second.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

#define ROUNDED 1e-5 /* of a cost: a derivative below is lost in its differences' rounding */

double cst_ladder_random(cst_ladder *l)
{
    l->seed = l->seed * 1664525u + 1013904223u;
    return (double)(l->seed >> 8) / 8388608.0 - 1.0;
}

static int same(const char *x, const char *y)
{
    return x == y || (x && y && !strcmp(x, y));
}

/* A row of its own for each name and parameter. */
void cst_rung_about(cst_ladder *l, const char *name, const char *about, double error, double bound,
                    int judged)
{
    int k = 0;
    while (k < l->count && (strcmp(l->rungs[k].name, name) || !same(l->rungs[k].about, about)))
        k++;
    if (k == l->size)
        return;
    if (k == l->count)
        l->rungs[l->count++] = (cst_rung){ name, about, 0.0, bound, judged };
    if (!(error <= l->rungs[k].error))
        l->rungs[k].error = isnan(error) ? INFINITY : error;
}

/* Keeps the worst error of a rung over all instants. */
void cst_rung_put(cst_ladder *l, const char *name, double error, double bound)
{
    cst_rung_about(l, name, NULL, error, bound, 1);
}

/* The worst of many that share a row: names the one. */
void cst_rung_worst(cst_ladder *l, const char *name, const char *about, double error, double bound)
{
    int k = 0;
    while (k < l->count && strcmp(l->rungs[k].name, name))
        k++;
    if (k == l->count && k < l->size)
        l->rungs[l->count++] = (cst_rung){ name, about, -1.0, bound, 1 };
    if (k < l->count && !(error / bound <= l->rungs[k].error / l->rungs[k].bound))
        l->rungs[k] =
            (cst_rung){ name, about, isnan(error) ? INFINITY : error, bound, bound <= 0.1 };
}

static double relative(const double *x, const double *y, int n)
{
    double difference = 0.0, scale = 0.0;
    for (int i = 0; i < n; i++) {
        difference = fmax(difference, fabs(x[i] - y[i]));
        scale = fmax(scale, fmax(fabs(x[i]), fabs(y[i])));
        if (isnan(x[i] - y[i]))
            return NAN;
    }
    return scale > 0.0 ? difference / scale : 0.0;
}

/* F(q, v, rho) at fixed a and lambda, at the instant + h times the direction. */
static void residual(cst_ladder *l, double h, double *F)
{
    cst_system *s = &l->w->system;
    const cst_kernels *k = s->kernels;
    int n = s->n, m = s->m;
    for (int i = 0; i < n; i++) {
        s->q[i] = l->q[i] + h * l->dq[i];
        s->v[i] = l->v[i] + h * l->dv[i];
    }
    for (int i = 0; i < s->p; i++)
        s->rho[i] = l->rho[i] + h * l->drho[i];
    k->inertia(s->q, l->a, s->rho, F);
    k->forces(s->t, s->q, s->v, s->rho, s->mode, s->args.f);
    for (int i = 0; i < n; i++)
        F[i] -= s->args.f[i];
    if (!m)
        return;
    cst_system_reaction_b(s, 0.0, s->args.zero, l->lambda);
    for (int i = 0; i < n; i++)
        F[i] += s->args.bb[i];
    k->constraints_d0_d1(s->t, 1.0, 1.0, s->q, s->v, s->v, l->a, s->rho, s->args.phib,
                         s->args.phid1, s->args.phid0b, s->args.phid1b);
    for (int i = 0; i < m; i++)
        F[n + i] = s->args.phid1b[i] + s->penalty.damping * s->args.phid0b[i] +
                   s->penalty.stiffness * s->args.phib[i] - s->penalty.compliance * l->lambda[i];
}

/* Puts the system back to the instant and solves it. */
static int restore(cst_ladder *l)
{
    cst_system *s = &l->w->system;
    memcpy(s->rho, l->rho, (size_t)s->p * sizeof *s->rho);
    cst_tables_take(&s->tables);
    cst_system_invalidate(s);
    int status = cst_system_solve(s, s->t, l->q, l->v);
    return status < 0 ? cst_state_failed(l->w, status, s->t) : CST_OK;
}

/* dF along the direction by differences of fourth order, into l->F. */
static void difference(cst_ladder *l)
{
    cst_system *s = &l->w->system;
    int size = s->n + s->m;
    const double h = 1e-3, weight[2] = { 8.0 / 12.0, -1.0 / 12.0 };
    memset(l->F, 0, (size_t)size * sizeof *l->F);
    for (int k = 0; k < 4; k++) {
        double step = (k < 2 ? 1 : 2) * (k % 2 ? -h : h);
        residual(l, step, l->G);
        for (int i = 0; i < size; i++)
            l->F[i] += (k % 2 ? -1.0 : 1.0) * weight[k / 2] * l->G[i] / h;
    }
}

/* dF along the direction from the generated tangents, into l->G. */
static void tangent(cst_ladder *l)
{
    cst_work *w = l->w;
    cst_system *s = &w->system;
    for (int i = 0; i < s->n; i++)
        for (int lane = 0; lane < CST_LANES; lane++) {
            w->directions.dq[i][lane] = l->dq[i];
            w->directions.dv[i][lane] = l->dv[i];
        }
    for (int i = 0; i < s->p; i++)
        for (int lane = 0; lane < CST_LANES; lane++)
            w->directions.drho[i][lane] = l->drho[i];
    cst_system_directions(s, (cst_dirs)w->directions.dq, (cst_dirs)w->directions.dv,
                          (cst_dirs)w->directions.drho, 1);
    memcpy(l->G, s->rhs, (size_t)(s->n + s->m) * sizeof *l->G);
}

static void set_direction(cst_ladder *l, double of_q, double of_v, double of_rho)
{
    cst_system *s = &l->w->system;
    for (int i = 0; i < s->n; i++) {
        l->dq[i] = of_q * cst_ladder_random(l);
        l->dv[i] = of_v * cst_ladder_random(l);
    }
    for (int i = 0; i < s->p; i++)
        l->drho[i] = of_rho * cst_ladder_random(l) * (l->rho[i] != 0.0 ? fabs(l->rho[i]) : 1.0);
}

/* What rounding leaves of a difference of the residual's terms, at most. */
static double rounding(cst_ladder *l)
{
    cst_system *s = &l->w->system;
    s->kernels->inertia(l->q, l->a, l->rho, s->args.f);
    double terms = fmax(fmax(cst_largest(s->args.f, s->n), cst_largest(s->Q, s->n)),
                        cst_largest(l->lambda, s->m));
    terms = fmax(terms, fmax(cst_largest(s->phi_ddot, s->m), cst_largest(l->a, s->n)));
    return 1e-11 * terms;
}

/* The relative difference of F, by differences, and G: rounding alone is no error. */
static double apart(const cst_ladder *l, double rounding)
{
    int size = l->w->system.n + l->w->system.m;
    double difference = relative(l->F, l->G, size),
           scale = fmax(cst_largest(l->F, size), cst_largest(l->G, size));
    return scale > 0.0 ? fmax(difference - rounding / scale, 0.0 * difference) : difference;
}

/* The residual's derivatives along one kind of direction: tangent against differences. */
static int check_tangent(cst_ladder *l, const char *name, double of_q, double of_v, double of_rho)
{
    set_direction(l, of_q, of_v, of_rho);
    double allowed = rounding(l);
    difference(l);
    TRY(restore(l));
    tangent(l);
    cst_rung_put(l, name, apart(l, allowed), 1e-7);
    return CST_OK;
}

/* The residual's derivative by each parameter, by its own scale: tangent against differences. */
static int check_parameters(cst_ladder *l)
{
    cst_system *s = &l->w->system;
    double allowed = rounding(l);
    for (int k = 0; k < s->p; k++) {
        memset(l->dq, 0, (size_t)s->n * sizeof *l->dq);
        memset(l->dv, 0, (size_t)s->n * sizeof *l->dv);
        memset(l->drho, 0, (size_t)s->p * sizeof *l->drho);
        l->drho[k] = 0.1 * (l->rho[k] != 0.0 ? fabs(l->rho[k]) : 1.0);
        difference(l);
        TRY(restore(l));
        tangent(l);
        cst_rung_worst(l, "F_rho, parameter by parameter", cst_tables_name(&s->tables, k),
                       apart(l, allowed), 1e-7);
    }
    return CST_OK;
}

/* (z, W).dF by tangents and by reverse products. */
static void check_dot_product(cst_ladder *l)
{
    cst_work *w = l->w;
    cst_system *s = &w->system;
    int size = s->n + s->m;
    double forward = 0.0, reverse = 0.0, scale = 0.0;
    set_direction(l, 0.1, 0.1, 0.1);
    tangent(l);
    for (int i = 0; i < size; i++)
        l->zW[i] = cst_ladder_random(l);
    /* of all rows, whichever contacts act */
    s->derivatives.provider->products(s, l->zW, w->adjoint.Fq, w->adjoint.Fv, w->adjoint.Frho);
    for (int i = 0; i < size; i++)
        forward += l->zW[i] * l->G[i];
    for (int i = 0; i < s->n; i++) {
        reverse += w->adjoint.Fq[i] * l->dq[i] + w->adjoint.Fv[i] * l->dv[i];
        scale += fabs(w->adjoint.Fq[i] * l->dq[i]) + fabs(w->adjoint.Fv[i] * l->dv[i]);
    }
    for (int i = 0; i < s->p; i++) {
        reverse += w->adjoint.Frho[i] * l->drho[i];
        scale += fabs(w->adjoint.Frho[i] * l->drho[i]);
    }
    cst_rung_put(l, "reverse products against tangents: z'dF",
                 fabs(forward - reverse) / fmax(scale, 1e-300), 1e-11);
}

/* The matrices against single directions: of all rows, whichever contacts act. */
static void check_matrices(cst_ladder *l)
{
    cst_system *s = &l->w->system;
    int n = s->n, size = n + s->m;
    set_direction(l, 0.1, 0.1, 0.0);
    tangent(l);
    cst_system_new_A(s);
    s->derivatives.provider->jacobian(s);
    memset(l->F, 0, (size_t)size * sizeof *l->F);
    cst_multiply(&s->matrices.N, s->matrices.K, n, l->dq, l->F);
    cst_multiply(&s->matrices.N, s->matrices.C, n, l->dv, l->F);
    cst_rung_put(l, "Jacobians K, C against single tangents", relative(l->F, l->G, size), 1e-11);
    memset(l->F, 0, (size_t)size * sizeof *l->F);
    cst_multiply(&s->matrices.A, cst_system_A(s), n, l->dq, l->F);
    s->kernels->inertia(s->q, l->dq, s->rho, l->G);
    cst_rung_put(l, "mass matrix against the inertia kernel", relative(l->F, l->G, n), 1e-13);
}

/* g along the direction of everything it may depend on. */
static double cost_at(cst_ladder *l, int final, double h)
{
    cst_system *s = &l->w->system;
    cst_scalar *f = final ? l->p->cost_kernels->w : l->p->cost_kernels->g;
    for (int i = 0; i < s->n; i++) {
        s->q[i] = l->q[i] + h * l->dq[i];
        s->v[i] = l->v[i] + h * l->dv[i];
        s->a[i] = l->a[i] * (1.0 + h * l->dq[i]) + h * l->dv[i];
    }
    for (int i = 0; i < s->m; i++)
        s->lambda[i] = l->lambda[i] * (1.0 + h * l->zW[i]) + h * l->zW[i];
    for (int i = 0; i < s->p; i++)
        s->rho[i] = l->rho[i] + h * l->drho[i];
    return f(s->t, s->q, s->v, s->a, s->lambda, s->rho, s->mode);
}

/* Its derivative along that by differences, of fourth order; most: the largest value of them. */
static double cost_difference(cst_ladder *l, int final, double *most)
{
    static const double at[] = { 1.0, -1.0, 2.0, -2.0 }, weight[] = { 8.0, -8.0, -1.0, 1.0 };
    const double h = 1e-3;
    double sum = 0.0;
    *most = 0.0;
    for (int k = 0; k < 4; k++) {
        double value = cost_at(l, final, at[k] * h);
        sum += weight[k] * value / (12.0 * h);
        *most = fmax(*most, fabs(value));
    }
    return sum;
}

static int check_cost(cst_ladder *l, int final)
{
    cst_work *w = l->w;
    cst_system *s = &w->system;
    double sum = 0.0, scale = 0.0, most;
    if (!(final ? l->p->cost_kernels->w : l->p->cost_kernels->g))
        return CST_OK;
    set_direction(l, 0.1, 0.1, 0.1);
    for (int i = 0; i < s->m; i++)
        l->zW[i] = 0.1 * cst_ladder_random(l);
    double by_difference = cost_difference(l, final, &most);
    TRY(restore(l));
    cst_cost_gradient(&w->g, &w->system, final);
    for (int i = 0; i < s->n; i++) {
        double term = w->g.q[i] * l->dq[i] + w->g.v[i] * l->dv[i] +
                      w->g.a[i] * (l->a[i] * l->dq[i] + l->dv[i]);
        sum += term;
        scale += fabs(term);
    }
    for (int i = 0; i < s->m; i++) {
        sum += w->g.lambda[i] * l->zW[i] * (l->lambda[i] + 1.0);
        scale += fabs(w->g.lambda[i] * l->zW[i] * (l->lambda[i] + 1.0));
    }
    for (int i = 0; i < s->p; i++) {
        sum += w->g.rho[i] * l->drho[i];
        scale += fabs(w->g.rho[i] * l->drho[i]);
    }
    scale = fmax(scale, fmax(ROUNDED * most, 1e-300)); /* it may be 0, its differences are not */
    cst_rung_put(l, "gradient of the cost against differences", fabs(sum - by_difference) / scale,
                 1e-7);
    return CST_OK;
}

/* Reverse over tangent of the residual, where the model has it. */
static int check_second(cst_ladder *l)
{
    cst_system *s = &l->w->system;
    int n = s->n, m = s->m, size = 3 * n + m + s->p;
    if (!s->kernels->inertia_e0_b)
        return CST_OK;
    if (!l->w->second_order.products)
        l->w->second_order.products = cst_products_create(s);
    double *x = l->w->second_order.products ? malloc(3 * (size_t)size * sizeof *x) : NULL;
    if (!x)
        return cst_fail(&l->w->report, CST_EMEMORY, "out of memory: free some and try again");
    const double *at[5] = { l->q, l->v, l->a, l->lambda, l->rho };
    const int sizes[5] = { n, n, n, m, s->p };
    for (int block = 0, k = 0; block < 5; block++)
        for (int i = 0; i < sizes[block]; i++, k++) {
            double unit = fabs(at[block][i]) > 0.0 ? fabs(at[block][i]) : 1.0;
            x[k] = at[block][i];
            x[size + k] = 0.1 * cst_ladder_random(l) * (block == 4 ? unit : fmax(unit, 1.0));
            x[2 * size + k] = 0.1 * cst_ladder_random(l) * (block == 4 ? unit : fmax(unit, 1.0));
        }
    for (int i = 0; i < n + m; i++)
        l->zW[i] = cst_ladder_random(l);
    cst_rung_put(l, "second derivatives of F against differences",
                 cst_check_curvature(l->w, x, x + size, x + 2 * size, l->zW), 1e-6);
    free(x);
    return restore(l);
}

int cst_check_instant(cst_ladder *l, double t)
{
    cst_system *s = &l->w->system;
    TRY(cst_trajectory_at(l->p, l->w, t, l->q, l->v, l->a, l->lambda));
    memcpy(l->rho, s->rho, (size_t)s->p * sizeof *s->rho);
    TRY(check_tangent(l, "F_q by tangents against differences", 0.1, 0.0, 0.0));
    TRY(check_tangent(l, "F_v by tangents against differences", 0.0, 0.1, 0.0));
    TRY(check_tangent(l, "F_rho by tangents against differences", 0.0, 0.0, 0.1));
    TRY(check_parameters(l));
    check_dot_product(l);
    check_matrices(l);
    TRY(check_second(l));
    TRY(check_cost(l, 0));
    return check_cost(l, 1);
}
