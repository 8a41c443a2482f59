/* What an optimizer evaluates: the weighted sum over its scenarios. */
#include "optimize/optimizer.h"

#include "base/status.h"
#include "model/problem.h"
#include "optimize/scenarios.h"

#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

int cst_optimizer_fail(cst_optimizer *o, int status, const char *format, ...)
{
    va_list arguments;
    va_start(arguments, format);
    vsnprintf(o->message, sizeof o->message, format, arguments);
    va_end(arguments);
    return status;
}

int cst_optimizer_objective(void *user, const double *rho, double *psi, double *gradient,
                            const char **why)
{
    cst_optimizer *o = user;
    if (o->fit)
        return o->fit->objective(o, rho, psi, gradient, why);
    if (o->evaluate)
        return o->evaluate(o->evaluate_user, rho, o->deadline - cst_seconds(), psi, gradient, why);
    cst_batch b = { .scenarios = o->scenarios,
                    .count = o->count,
                    .n = o->m.n,
                    .rho = rho,
                    .psi = o->psi,
                    .gradients = gradient ? o->gradients : NULL,
                    .responses = o->responses,
                    .status = o->status,
                    .deadline = o->deadline,
                    .stop = 1 };
    int status = cst_batch_run(&b, o->jobs);
    *psi = 0.0;
    for (int k = 0; gradient && k < b.n; k++)
        gradient[k] = 0.0;
    for (int i = 0; i < o->count; i++) {
        if (o->status[i] < 0) {
            *why = cst_message(o->scenarios[i].w);
            return status;
        }
        *psi += o->scenarios[i].weight * o->psi[i];
        for (int k = 0; gradient && k < b.n; k++)
            gradient[k] += o->scenarios[i].weight * o->gradients[i * b.n + k];
    }
    return CST_OK;
}

int cst_optimizer_products(void *user, const double *rho, int count, const double *directions,
                           double *products, const char **why)
{
    cst_optimizer *o = user;
    size_t size = (size_t)count * (size_t)o->m.n;
    double *each = malloc((size_t)o->count * size * sizeof *each);
    if (!each) {
        *why = "out of memory: free some and try again";
        return CST_EMEMORY;
    }
    cst_batch b = { .scenarios = o->scenarios,
                    .count = o->count,
                    .n = o->m.n,
                    .rho = rho,
                    .psi = o->psi,
                    .status = o->status,
                    .deadline = o->deadline,
                    .stop = 1,
                    .lanes = count,
                    .directions = directions,
                    .products = each };
    int status = cst_batch_run(&b, o->jobs), failed = 0;
    memset(products, 0, size * sizeof *products);
    for (int i = 0; i < o->count && !failed; i++) {
        failed = o->status[i] < 0;
        if (failed)
            *why = cst_message(o->scenarios[i].w);
        for (size_t k = 0; !failed && k < size; k++)
            products[k] += o->scenarios[i].weight * each[(size_t)i * size + k];
    }
    free(each);
    return failed ? status : CST_OK;
}

/* Newton wins where variables are few, up to as many as were measured (doc/theory/second.md):
 * clearly where switches make kinks of psi, and there it needs gradients alone; otherwise by little
 * and not always, so that it has to be asked for. */
enum { NEWTON_MOST = 9 };
static int is_for_newton(const cst_optimizer *o)
{
    if (o->fit || o->m.n > NEWTON_MOST)
        return 0;
    int fits = o->automatic && !o->evaluate;
    for (int i = 0; fits && i < o->count; i++) {
        const cst_problem *p = o->scenarios[i].p;
        fits = p->model->kernels->inertia_e0_b && cst_objective_is_smooth(p);
    }
    return fits || o->search.kinks;
}

const cst_algorithm *cst_optimizer_chosen(const cst_optimizer *o)
{
    return o->algorithm ? o->algorithm
                        : cst_algorithm_find(o->search.constraints ? "slsqp"
                                             : is_for_newton(o)    ? "newton"
                                                                   : "lbfgsb");
}
