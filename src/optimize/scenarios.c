/* Many scenarios at once, each in its own work: an ensemble whose task i is scenario i. */
#include "optimize/scenarios.h"

#include "base/status.h"
#include "sensitivity/sensitivity.h"
#include "model/problem.h"

#include <math.h>

/* An evaluation past the deadline is left; whoever watched the work before is still asked. */
typedef struct {
    cst_progress *progress;
    void *user;
    double deadline;
} time_limit;

static int past_deadline(void *user, const char *phase, double t, double tf)
{
    const time_limit *x = user;
    int stop = x->progress ? x->progress(x->user, phase, t, tf) : 0;
    return stop || cst_seconds() >= x->deadline;
}

/* psi and its gradient; what the constraints need stays in the responses. */
static int solve_responses(const cst_batch *b, int i, double *gradient)
{
    const cst_scenario *one = &b->scenarios[i];
    double *values = b->responses[i], *jacobian = values + one->p->responses_count;
    int k = one->p->objective - 1;
    int status = cst_responses(one->p, one->w, b->rho, values, gradient ? jacobian : NULL);
    b->psi[i] = values[k];
    for (int j = 0; gradient && j < b->n; j++)
        gradient[j] = jacobian[k * b->n + j];
    return status;
}

/* The sum of the misfits and its gradient. */
static int solve_misfits(const cst_batch *b, int i, double *gradient)
{
    const cst_scenario *one = &b->scenarios[i];
    double *values = b->responses[i], *jacobian = values + one->p->responses_count;
    int status = cst_responses(one->p, one->w, b->rho, values, jacobian);
    b->psi[i] = 0.0;
    for (int j = 0; j < b->n; j++)
        gradient[j] = 0.0;
    for (int r = 0; r < one->p->responses_count; r++) {
        const cst_parsed *functional = cst_response_is(one->p, r);
        if (!functional || !functional->samples_count)
            continue;
        b->psi[i] += values[r];
        for (int j = 0; j < b->n; j++)
            gradient[j] += jacobian[r * b->n + j];
    }
    return status;
}

/* The residuals of a scenario's measurements, each times the root of its weight. */
static int solve_residuals(const cst_batch *b, int i)
{
    const cst_scenario *one = &b->scenarios[i];
    long first = 0, count = cst_residual_count(one->p);
    for (int j = 0; j < i; j++)
        first += cst_residual_count(b->scenarios[j].p);
    double *residuals = b->residuals + first,
           *jacobian = b->jacobian ? b->jacobian + first * b->n : NULL;
    int status = cst_residuals(one->p, one->w, b->rho, residuals, jacobian);
    for (long k = 0; one->weight != 1.0 && k < count; k++)
        residuals[k] *= sqrt(one->weight);
    for (long k = 0; one->weight != 1.0 && jacobian && k < count * b->n; k++)
        jacobian[k] *= sqrt(one->weight);
    return status;
}

static int solve_products(const cst_batch *b, int i)
{
    const cst_scenario *one = &b->scenarios[i];
    return cst_objective_products(one->p, one->w, b->rho, b->lanes, b->directions,
                                  b->products + (size_t)i * (size_t)b->lanes * (size_t)b->n);
}

static int solve(void *user, int lane, int i, const double *in, double *out, char *text)
{
    const cst_batch *b = user;
    const cst_scenario *one = &b->scenarios[i];
    double *gradient = b->gradients ? &b->gradients[(size_t)i * (size_t)b->n] : NULL;
    time_limit limit = { one->w->report.progress, one->w->report.progress_user, b->deadline };
    (void)lane, (void)in, (void)out, (void)text;
    cst_set_progress(one->w, past_deadline, &limit);
    int status = b->lanes       ? solve_products(b, i)
                 : b->residuals ? solve_residuals(b, i)
                 : b->misfits   ? solve_misfits(b, i, gradient)
                 : b->responses && one->p->objective
                     ? solve_responses(b, i, gradient)
                     : cst_gradient(one->p, one->w, b->rho, &b->psi[i], gradient);
    cst_set_progress(one->w, limit.progress, limit.user);
    return status;
}

static int stop_after_error(void *user, int i)
{
    const cst_batch *b = user;
    return b->stop && b->status[i] < 0;
}

static void fill_nan(const cst_batch *b)
{
    for (int i = 0; i < b->count; i++) {
        b->psi[i] = NAN;
        for (int k = 0; b->gradients && k < b->n; k++)
            b->gradients[(size_t)i * (size_t)b->n + (size_t)k] = NAN;
    }
}

int cst_batch_run(const cst_batch *b, int jobs)
{
    cst_ensemble e = { .count = b->count,
                       .status = b->status,
                       .run = solve,
                       .done = stop_after_error,
                       .user = (void *)b };
    fill_nan(b);
    return cst_ensemble_threads(&e, jobs);
}

int cst_scenarios_apart(const cst_scenario *scenarios, int count)
{
    for (int i = 0; i < count; i++)
        for (int j = 0; j < i; j++)
            if (scenarios[i].w == scenarios[j].w)
                return 0;
    return 1;
}

int cst_gradients(const cst_scenario *scenarios, int count, int jobs, const double *rho,
                  double *psi, double *gradients, int *status)
{
    if (!scenarios || count < 1 || !psi || !status)
        return CST_EARGUMENT;
    cst_batch b = { .scenarios = scenarios,
                    .count = count,
                    .n = cst_design_count(scenarios[0].p),
                    .rho = rho,
                    .psi = psi,
                    .gradients = gradients,
                    .status = status,
                    .deadline = INFINITY };
    int right = cst_scenarios_apart(scenarios, count);
    for (int i = 0; i < count; i++)
        right = right && scenarios[i].p && scenarios[i].w && scenarios[i].p->count == b.n;
    if (right)
        return cst_batch_run(&b, jobs);
    fill_nan(&b);
    for (int i = 0; i < count; i++)
        status[i] = CST_EARGUMENT;
    return CST_EARGUMENT;
}
