/* Products of the Hessian of psi with directions: one forward run, then a tangent and a backward
 * run for each eight of them.  The forward run of a gradient or of products at the same point is
 * not made again. */
#include "sensitivity/sensitivity.h"

#include "base/status.h"
#include "base/vectors.h"

#include <math.h>
#include <stdlib.h>

static void fill_nan(double *x, int count)
{
    for (int i = 0; x && i < count; i++)
        x[i] = NAN;
}

static int check(cst_work *w, int count, const double *directions)
{
    if (!w->integrator->second)
        return cst_fail(
            &w->report, CST_EARGUMENT,
            "the integrator %s has no second derivatives: choose the integrator rk or onestep",
            w->integrator->name);
    if (w->switches.count > w->switches.own)
        return cst_fail(&w->report, CST_EARGUMENT,
                        "model %s has contacts or friction, across which there are no second "
                        "derivatives: use gradients only",
                        w->model->name);
    if (cst_end_is_free(w->p))
        return cst_fail(&w->report, CST_EARGUMENT,
                        "there are no second derivatives with respect to tf: take it out of the "
                        "design variables, or choose the optimizer lbfgsb or slsqp");
    if (!w->model->kernels->inertia_e0_b)
        return cst_fail(&w->report, CST_EMODEL,
                        "model %s has no second derivatives: build it again with costate build",
                        w->model->name);
    if (cst_of_tables(w->p, w) >= 0)
        return cst_fail(&w->report, CST_EARGUMENT,
                        "%s is a value of a table, which has no second derivatives: use "
                        "gradients only, or leave it out of the design variables",
                        w->model->parameters[cst_of_tables(w->p, w)].name);
    for (int i = 0; i < count * w->count; i++)
        if (!isfinite(directions[i]))
            return cst_fail(&w->report, CST_EVALUE,
                            "a direction of the Hessian is not finite along %s: give numbers",
                            cst_parameter_row(w->p, w->p->design[i % w->count])->name);
    if (!w->second_order.products)
        w->second_order.products = cst_products_create(&w->system);
    if (!w->second_order.products)
        return cst_fail(&w->report, CST_EMEMORY, "out of memory: free some and try again");
    return CST_OK;
}

/* Directions first ... of them, at most CST_LANES. */
static int some(cst_work *w, int lanes, const double *directions, double *products)
{
    cst_products *x = w->second_order.products;
    const cst_system *s = &w->system;
    x->lanes = lanes;
    cst_clear(x->drho, CST_LANES * s->p);
    for (int l = 0; l < lanes; l++)
        for (int k = 0; k < w->count; k++)
            cst_products_direction(x, s, l)[w->p->design[k]] = directions[l * w->count + k];
    TRY(w->integrator->second(w));
    for (int l = 0; l < lanes; l++)
        for (int k = 0; k < w->count; k++) {
            double value = cst_products_result(x, s, l)[w->p->design[k]];
            if (!isfinite(value))
                return cst_fail(&w->report, CST_ENAN,
                                "the second derivative with respect to %s is not finite: check the "
                                "model's kernels "
                                "at this point",
                                cst_parameter_row(w->p, w->p->design[k])->name);
            products[l * w->count + k] = value;
        }
    return CST_OK;
}

/* By the steps that the gradient takes: shorter ones where parameters that are 0 ask for them. */
static int forward(cst_work *w)
{
    TRY(cst_run_forward(w));
    cst_look_at_reactions(w, 0);
    if (!w->integrator->weigh || !cst_bars_has_zeros(w))
        return CST_OK;
    TRY(cst_bars_backward(w));
    return cst_bars_make(w);
}

/* Knots move along the time; where second derivatives by the coordinate jump there, what that makes
 * is not computed. */
static int check_knots(cst_work *w)
{
    int lookup = cst_cells_bent(w);
    if (lookup < 0)
        return CST_OK;
    return cst_fail(&w->report, CST_EVALUE,
                    "the run passes knots of the table %s, whose second derivatives jump there: "
                    "there is no Hessian: use gradients only, or a natural cubic spline",
                    cst_tables_of(&w->system.tables, lookup));
}

static int solve(cst_work *w, int made, int count, const double *directions, double *products)
{
    double begin = cst_seconds();
    w->call.computes_derivatives = 1;
    TRY(made ? CST_OK : cst_choose_integrator(w));
    TRY(check(w, count, directions));
    TRY(made ? CST_OK : forward(w));
    TRY(check_knots(w));
    w->stats.seconds_forward = cst_seconds() - begin;
    for (int first = 0; first < count; first += CST_LANES) {
        int lanes = count - first < CST_LANES ? count - first : CST_LANES;
        TRY(some(w, lanes, directions + first * w->count, products + first * w->count));
    }
    w->stats.seconds_backward = cst_seconds() - begin - w->stats.seconds_forward;
    return cst_check_gradient(w, 0);
}

int cst_hessian_products(const cst_problem *p, cst_work *w, const double *rho, int count,
                         const double *directions, double *products, double *psi, double *gradient)
{
    int designs = p ? p->count : 0;
    fill_nan(products, count * designs);
    fill_nan(gradient, designs);
    fill_nan(psi, 1);
    if (!p || !cst_is_whole(w) || !directions || !products || count < 1)
        return CST_EARGUMENT;
    int made = cst_recall(p, w, rho), status = made ? CST_OK : cst_prepare(p, w, rho);
    if (status >= 0)
        status = cst_conclude(w, solve(w, made, count, directions, products));
    if (status < 0)
        fill_nan(products, count * designs);
    for (int k = 0; status >= 0 && gradient && k < designs; k++)
        gradient[k] = w->gradient[p->design[k]];
    if (status >= 0 && psi)
        *psi = w->psi;
    cst_remember(w, status);
    w->p = NULL;
    return status;
}

/* The products of the objective: of the cost, or of a misfit in its place. */
int cst_objective_products(const cst_problem *p, cst_work *w, const double *rho, int count,
                           const double *directions, double *products)
{
    const cst_parsed *misfit = p->objective ? cst_response_is(p, p->objective - 1) : NULL;
    if (!misfit)
        return cst_hessian_products(p, w, rho, count, directions, products, NULL, NULL);
    fill_nan(products, count * p->count);
    TRY(cst_prepare(p, w, rho));
    int status = cst_choose_integrator(w);
    if (status >= 0)
        status = check(w, count, directions);
    if (status >= 0 && w->integrator->id != CST_RK)
        status = cst_fail(&w->report, CST_EARGUMENT,
                          "second derivatives of a misfit are those of the integrator rk, not %s: "
                          "choose rk, or the optimizer lbfgsb",
                          w->integrator->name);
    if (status >= 0) {
        w->second_order.products->misfit = misfit;
        status = cst_conclude(w, solve(w, 0, count, directions, products));
        w->second_order.products->misfit = NULL;
    }
    if (status < 0)
        fill_nan(products, count * p->count);
    w->p = NULL;
    return status;
}

int cst_hessian_vector(const cst_problem *p, cst_work *w, const double *rho,
                       const double *direction, double *Hv)
{
    return cst_hessian_products(p, w, rho, 1, direction, Hv, NULL, NULL);
}

int cst_hessian(const cst_problem *p, cst_work *w, const double *rho, double *hessian, double *psi,
                double *gradient)
{
    int n = p ? p->count : 0;
    double *unit = n ? calloc((size_t)n * (size_t)n, sizeof *unit) : NULL;
    if (!unit || !hessian) {
        free(unit);
        fill_nan(hessian, n * n);
        fill_nan(gradient, n);
        fill_nan(psi, 1);
        return p && w && hessian
                   ? cst_fail(&w->report, CST_EMEMORY, "out of memory: free some and try again")
                   : CST_EARGUMENT;
    }
    for (int k = 0; k < n; k++)
        unit[k * n + k] = 1.0;
    int status = cst_hessian_products(p, w, rho, n, unit, hessian, psi, gradient);
    for (int i = 0; i < n; i++) /* symmetric but for rounding: the mean */
        for (int j = 0; j < i; j++)
            hessian[i * n + j] = hessian[j * n + i] =
                0.5 * (hessian[i * n + j] + hessian[j * n + i]);
    free(unit);
    return status;
}
