/* The derivative ladder at the start: its kernels and the start itself, each against differences,
 * by the parameters' own sizes, also where they are 0. */
#include "sensitivity/check/ladder.h"

#include "base/vectors.h"

#include <math.h>
#include <string.h>

#define APART    1e-3  /* of a parameter's size: a step of the differences           */
#define KERNELS  1e-7  /* accepted: of the largest derivative of a kernel by a parameter */
#define SEARCHED 1e-5  /* of the start, which may have been searched for              */
#define EXACT    1e-9  /* of the terms of a product, by tangents and in reverse       */
#define ZERO     1e-2  /* of the size of a parameter that is 0                        */
#define ROUNDED  1e-12 /* of the values: what rounding makes of differences           */

typedef enum { INITIAL, LAUNCH, START } what;

/* q and v at l->rho + h l->drho; a launch from l->q. */
static int evaluate(cst_ladder *l, what of, double h, double *y)
{
    cst_system *s = &l->w->system;
    int n = s->n;
    for (int i = 0; i < s->p; i++)
        s->rho[i] = l->rho[i] + h * l->drho[i];
    cst_system_invalidate(s);
    if (of == START)
        return cst_start_state(&l->w->start, y);
    if (of == INITIAL) {
        s->kernels->initial(s->rho, y, y + n);
        return CST_OK;
    }
    cst_copy(y, l->q, n);
    s->kernels->launch(y, s->rho, y + n);
    return CST_OK;
}

/* dy along the direction by differences of fourth order into l->w->observation.state; the largest y
 * besides, infinite where one of them is not defined. */
static double differences(cst_ladder *l, what of, double h, double *y)
{
    static const double at[] = { 1.0, -1.0, 2.0, -2.0 }, weight[] = { 8.0, -8.0, -1.0, 1.0 };
    int n2 = 2 * l->w->system.n;
    double *sum = l->w->observation.state, most = 0.0;
    cst_clear(sum, n2);
    for (int k = 0; k < 4; k++) {
        if (evaluate(l, of, at[k] * h, y) < 0)
            return INFINITY;
        for (int i = 0; i < n2; i++)
            sum[i] += weight[k] * y[i] / (12.0 * h);
        most = fmax(most, cst_largest(y, n2));
    }
    return isfinite(most) ? most : INFINITY;
}

/* The same from generated tangents, into lane 0 of start.dq and start.dv. */
static int tangents(cst_ladder *l, what of)
{
    cst_initial *x = &l->w->start;
    cst_system *s = &l->w->system;
    memcpy(s->rho, l->rho, (size_t)s->p * sizeof *s->rho);
    cst_tables_take(&s->tables);
    cst_system_invalidate(s);
    for (int i = 0; i < s->p; i++)
        for (int lane = 0; lane < CST_LANES; lane++)
            x->drho[i][lane] = l->drho[i];
    if (of == START)
        return cst_start_along(x, 1);
    if (of == INITIAL) {
        s->kernels->initial_dv(s->rho, (cst_dirs)x->drho, s->args.f, x->dq, s->args.fb, x->dv,
                               CST_LANES);
        return CST_OK;
    }
    cst_clear(&x->dq[0][0], s->n * CST_LANES);
    s->kernels->launch_dv(l->q, (cst_dirs)x->dq, s->rho, (cst_dirs)x->drho, s->args.f, x->dv,
                          CST_LANES);
    return CST_OK;
}

/* The distance of both, of the largest; less than rounding is none. */
static double apart(const cst_ladder *l, double most, double h)
{
    const cst_initial *x = &l->w->start;
    const double *by = l->w->observation.state;
    int n = l->w->system.n;
    double largest = 0.0, worst = 0.0, rounding = ROUNDED * most / h;
    for (int i = 0; i < 2 * n; i++) {
        double own = i < n ? x->dq[i][0] : x->dv[i - n][0];
        largest = fmax(largest, fmax(fabs(own), fabs(by[i])));
        worst = isnan(own - by[i]) ? NAN : fmax(worst, fabs(own - by[i]) - rounding);
    }
    return worst > 0.0 ? worst / fmax(largest, rounding) : worst;
}

/* One kernel, parameter by parameter; where its differences are not defined, no rung. */
static int check_kernel(cst_ladder *l, what of, const char *name, double *y)
{
    cst_system *s = &l->w->system;
    for (int k = 0; k < s->p; k++) {
        double size = k < s->tables.single ? cst_parameter_size(l->w, k) : 1.0;
        cst_clear(l->drho, s->p);
        l->drho[k] = 1.0;
        double h = APART * size, most = differences(l, of, h, y);
        TRY(tangents(l, of));
        if (isfinite(most))
            cst_rung_worst(l, name, cst_tables_name(&s->tables, k), apart(l, most, h), KERNELS);
    }
    return CST_OK;
}

/* mu'dy by tangents, which are there, and by the adjoint. */
static int check_adjoint(cst_ladder *l, double *mu)
{
    cst_initial *x = &l->w->start;
    cst_system *s = &l->w->system;
    double forward = 0.0, reverse = 0.0, terms = 0.0, *gradient = l->w->adjoint.Frho;
    for (int i = 0; i < 2 * s->n; i++) {
        double dy = i < s->n ? x->dq[i][0] : x->dv[i - s->n][0];
        mu[i] = cst_ladder_random(l);
        forward += mu[i] * dy;
        terms += fabs(mu[i] * dy);
    }
    cst_clear(gradient, s->p);
    TRY(cst_start_adjoint(x, mu, gradient));
    for (int i = 0; i < s->p; i++) {
        reverse += gradient[i] * l->drho[i];
        terms += fabs(gradient[i] * l->drho[i]);
    }
    if (terms > 0.0)
        cst_rung_put(l, "start: the adjoint against tangents", fabs(forward - reverse) / terms,
                     EXACT);
    return CST_OK;
}

/* All of it along one direction: what was assembled, or searched for, as well. */
static int check_whole(cst_ladder *l, double *y)
{
    cst_system *s = &l->w->system;
    for (int i = 0; i < s->p; i++)
        l->drho[i] = cst_ladder_random(l) *
                     (l->rho[i] != 0.0 ? fabs(l->rho[i]) : ZERO * cst_parameter_size(l->w, i));
    double most = differences(l, START, APART, y);
    memcpy(s->rho, l->rho, (size_t)s->p * sizeof *s->rho);
    cst_tables_take(&s->tables);
    cst_system_invalidate(s);
    TRY(cst_start_state(&l->w->start, y));
    TRY(tangents(l, START));
    if (isfinite(most))
        cst_rung_put(l, "start by tangents against differences", apart(l, most, APART), SEARCHED);
    return check_adjoint(l, y);
}

int cst_check_start(cst_ladder *l)
{
    cst_work *w = l->w;
    cst_system *s = &w->system;
    double *y = w->start.y;
    memcpy(l->rho, s->rho, (size_t)s->p * sizeof *s->rho);
    TRY(cst_start_state(&w->start, y));
    cst_copy(l->q, y, s->n);
    if (s->model->start != CST_EQUILIBRIUM || s->kernels->initial_dv)
        TRY(check_kernel(l, INITIAL, "initial by tangents against differences", y));
    if (s->kernels->launch)
        TRY(check_kernel(l, LAUNCH, "launch by tangents against differences", y));
    TRY(check_whole(l, y));
    memcpy(s->rho, l->rho, (size_t)s->p * sizeof *s->rho);
    cst_tables_take(&s->tables);
    cst_system_invalidate(s);
    return cst_start_state(&w->start, y);
}
