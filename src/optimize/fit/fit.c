/* Fitting: an optimizer whose objective is the sum of the squared residuals of its experiments, and
 * which Levenberg and Marquardt's method minimizes; where parameters are many, L-BFGS-B with the
 * adjoint's gradient of that sum. */
#include "optimize/optimizer.h"

#include "base/sized.h"
#include "base/status.h"
#include "model/problem.h"
#include "optimize/scenarios.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

/* Parameters up to which Levenberg-Marquardt is the default.  Vehicle, instructions: residuals and
 * Jacobian by the direct method cost as much as 0.55 + 0.24 n gradients by the adjoint, 12.5 of
 * them at n = 50.  L-BFGS-B takes more evaluations: 22 instead of 8 for three parameters of the
 * slider-crank, and the more the more parameters there are. */
#define MANY 50

void cst_fit_limits_sized(cst_limits *limits, size_t size)
{
    static const cst_limits own = {
        .gradient_tol = 1e-9, .decrease_tol = 1e-9, .max_iterations = 200, .max_evaluations = 500
    };
    cst_hand_out(limits, size, &own, sizeof own);
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

static int failure(const cst_optimizer *o, int status, const char **why)
{
    for (int i = 0; i < o->count; i++)
        if (o->status[i] < 0) {
            *why = cst_message(o->scenarios[i].w);
            return status;
        }
    return CST_OK;
}

/* The gradient by the adjoint. */
static int by_adjoint(cst_optimizer *o, const double *rho, double *psi, double *gradient,
                      const char **why)
{
    int n = o->m.n;
    cst_batch b = { .scenarios = o->scenarios,
                    .count = o->count,
                    .n = n,
                    .rho = rho,
                    .psi = o->psi,
                    .gradients = o->gradients,
                    .responses = o->responses,
                    .status = o->status,
                    .deadline = o->deadline,
                    .stop = 1,
                    .misfits = 1 };
    TRY(failure(o, cst_batch_run(&b, o->jobs), why));
    *psi = 0.0;
    for (int k = 0; k < n; k++)
        gradient[k] = 0.0;
    for (int i = 0; i < o->count; i++) {
        *psi += o->scenarios[i].weight * o->psi[i];
        for (int k = 0; k < n; k++)
            gradient[k] += o->scenarios[i].weight * o->gradients[(long)i * n + k];
    }
    return CST_OK;
}

/* The residuals and, with a gradient, their Jacobian by the direct method. */
static int by_residuals(cst_optimizer *o, const double *rho, double *psi, double *gradient,
                        const char **why)
{
    int n = o->m.n, m = o->fit->count;
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
    TRY(failure(o, cst_batch_run(&b, o->jobs), why));
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

static int objective(cst_optimizer *o, const double *rho, double *psi, double *gradient,
                     const char **why)
{
    return (gradient && !o->search.residuals ? by_adjoint : by_residuals)(o, rho, psi, gradient,
                                                                          why);
}

/* Residuals and Jacobian at the best point, for the standard errors. */
static void end(cst_optimizer *o)
{
    cst_fit *f = o->fit;
    double psi, *gradient = o->certify;
    const char *why = "";
    f->known = 0;
    if (o->search.residuals || !o->m.s.started)
        return;
    o->deadline = INFINITY;
    f->known = by_residuals(o, o->m.best, &psi, gradient, &why) >= 0;
    memcpy(f->best, f->residuals, (size_t)f->count * sizeof *f->best);
}

int cst_fit_create(const cst_scenario *experiments, int count, cst_optimizer **out)
{
    TRY(cst_optimizer_create(experiments, count, out));
    cst_optimizer *o = *out;
    int m = count_residuals(o), n = o->m.n;
    TRY(m);
    o->fit = calloc(1, sizeof *o->fit);
    double *x = o->fit ? calloc((size_t)m * (size_t)(2 * n + 2) + (size_t)n * (size_t)(3 * n + 4),
                                sizeof *x)
                       : NULL;
    if (!x)
        return cst_optimizer_fail(o, CST_EMEMORY, "out of memory: free some and try again");
    o->fit->objective = objective;
    o->fit->end = end;
    o->fit->count = m;
    o->fit->limits = cst_fit_limits();
    o->fit->memory = o->fit->residuals = x;
    o->fit->best = o->fit->residuals + m;
    o->fit->jacobian = o->fit->best + m;
    o->fit->columns = o->fit->jacobian + (size_t)m * (size_t)n;
    double **parts[] = { &o->fit->vectors,  &o->fit->correlation, &o->fit->directions,
                         &o->fit->singular, &o->fit->error,       &o->fit->direction_error,
                         &o->fit->size };
    x = o->fit->columns + (size_t)m * (size_t)n;
    for (int i = 0; i < 7; i++, x += i <= 3 ? n * n : n)
        *parts[i] = x;
    return cst_optimizer_algorithm(o, n > MANY ? "lbfgsb" : "levenberg");
}
