/* Fitting: an optimizer whose objective is the sum of the squared residuals of its experiments, and
 * which Levenberg and Marquardt's method minimizes. */
#include "optimize/optimizer.h"

#include "base/status.h"
#include "model/problem.h"
#include "optimize/scenarios.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

cst_limits cst_fit_limits(void)
{
    return (cst_limits){
        .gradient_tol = 1e-9, .decrease_tol = 1e-9, .max_iterations = 200, .max_evaluations = 500
    };
}

static int count_residuals(cst_optimizer *o)
{
    int count = 0;
    for (int i = 0; i < o->count; i++) {
        int own = cst_residual_count(o->scenarios[i].p);
        if (!own)
            return cst_optimizer_fail(o, CST_EVALUE,
                                      "experiment %d: it has no measurements: add the response "
                                      "misfit(FILE.csv), a table of them",
                                      i + 1);
        if (o->scenarios[i].p->constraints_count)
            return cst_optimizer_fail(o, CST_EVALUE,
                                      "experiment %d: a fit keeps no constraints: give bounds, or "
                                      "use cst_optimizer_create",
                                      i + 1);
        count += own;
    }
    if (count < o->m.n)
        return cst_optimizer_fail(o, CST_EVALUE,
                                  "there are more unknowns than data: %d parameters and %d "
                                  "samples: name fewer parameters, or give "
                                  "more samples",
                                  o->m.n, count);
    return count;
}

static int objective(cst_optimizer *o, const double *rho, double *psi, double *gradient,
                     const char **why)
{
    int n = o->m.n, m = o->search.residuals;
    cst_batch b = { .scenarios = o->scenarios,
                    .count = o->count,
                    .n = n,
                    .rho = rho,
                    .psi = o->psi,
                    .status = o->status,
                    .deadline = o->deadline,
                    .stop = 1,
                    .residuals = o->fit->residuals,
                    .jacobian = gradient ? o->fit->jacobian : NULL };
    int status = cst_batch_run(&b, o->jobs);
    for (int i = 0; i < o->count; i++)
        if (o->status[i] < 0) {
            *why = cst_message(o->scenarios[i].w);
            return status;
        }
    *psi = 0.0;
    for (int i = 0; i < m; i++)
        *psi += o->fit->residuals[i] * o->fit->residuals[i];
    for (int k = 0; gradient && k < n; k++) {
        gradient[k] = 0.0;
        for (int i = 0; i < m; i++)
            gradient[k] += 2.0 * o->fit->residuals[i] * o->fit->jacobian[(long)i * n + k];
    }
    return CST_OK;
}

int cst_fit_create(const cst_scenario *experiments, int count, cst_optimizer **out)
{
    TRY(cst_optimizer_create(experiments, count, out));
    cst_optimizer *o = *out;
    int m = count_residuals(o), n = o->m.n;
    TRY(m);
    o->fit = calloc(1, sizeof *o->fit);
    double *x = o->fit ? calloc((size_t)m * (size_t)(2 * n + 1) + (size_t)n * (size_t)(3 * n + 4),
                                sizeof *x)
                       : NULL;
    if (!x)
        return cst_optimizer_fail(o, CST_EMEMORY, "out of memory: free some and try again");
    o->fit->objective = objective;
    o->fit->limits = cst_fit_limits();
    o->fit->memory = o->fit->residuals = x;
    o->fit->jacobian = o->fit->residuals + m;
    o->fit->columns = o->fit->jacobian + (size_t)m * (size_t)n;
    double **parts[] = { &o->fit->vectors,  &o->fit->correlation, &o->fit->directions,
                         &o->fit->singular, &o->fit->error,       &o->fit->direction_error,
                         &o->fit->size };
    x = o->fit->columns + (size_t)m * (size_t)n;
    for (int i = 0; i < 7; i++, x += i <= 3 ? n * n : n)
        *parts[i] = x;
    o->search.residuals = m;
    o->algorithm = cst_algorithm_find("levenberg");
    return CST_OK;
}
