/* The residuals of the measurements and their Jacobian, by the direct method: one run with the
 * sensitivities of the state, whatever the number of samples. */
#include "sensitivity/sensitivity.h"

#include "base/sized.h"

#include <math.h>

int cst_residual_count(const cst_problem *p)
{
    int count = 0;
    for (int r = 0; p && r < p->functionals.count; r++)
        count += p->functionals.list[r].samples_count;
    return count;
}

static cst_measured measured_at(const cst_problem *p, int i)
{
    for (int r = 0; p && i >= 0 && r < p->functionals.count; r++) {
        const cst_parsed *x = &p->functionals.list[r];
        if (i < x->samples_count) {
            const cst_sample *s = &x->samples[i];
            return (cst_measured){ x->columns[s->column], s->t, s->value, s->sigma, s->weighed };
        }
        i -= x->samples_count;
    }
    return (cst_measured){ "", NAN, NAN, NAN, 0 };
}

void cst_measured_at_sized(const cst_problem *p, int i, cst_measured *measured, size_t size)
{
    cst_measured m = measured_at(p, i);
    cst_hand_out(measured, size, &m, sizeof m);
}

static void fill_nan(const cst_problem *p, double *residuals, double *jacobian)
{
    int count = cst_residual_count(p);
    for (int i = 0; residuals && i < count; i++)
        residuals[i] = NAN;
    for (long i = 0; jacobian && i < (long)count * p->count; i++)
        jacobian[i] = NAN;
}

/* Every misfit is a response of its own: what a formula makes of one is no sum of squares. */
static int check_misfits(cst_work *w)
{
    const cst_problem *p = w->p;
    int alone = 0, all = 0;
    for (int r = 0; r < p->responses_count; r++)
        alone += cst_response_is(p, r) && cst_response_is(p, r)->samples_count;
    for (int i = 0; i < p->functionals.count; i++)
        all += p->functionals.list[i].samples_count > 0;
    return all == alone ? CST_OK
                        : cst_fail(&w->report, CST_EVALUE,
                                   "a misfit within a formula has no residuals: make it a response "
                                   "of its own, or an objective");
}

static int solve(cst_work *w, int jacobian)
{
    TRY(check_misfits(w));
    TRY(cst_check_responses(w));
    w->call.computes_derivatives = jacobian;
    cst_ask(w, &w->targets_of.responses);
    w->targets->split = 1;
    int status = cst_run_forward(w);
    if (status >= 0 && w->system.redundant.count)
        cst_look_at_reactions(w, 0);
    if (status >= 0 && jacobian)
        status = w->integrator->direct(w);
    w->targets->split = 0;
    return status;
}

static int copy(cst_work *w, double *residuals, double *jacobian)
{
    const cst_targets *x = w->targets;
    for (int i = 0; i < x->samples; i++) {
        const double *row = cst_residual_row(w, i);
        if (residuals)
            residuals[i] = x->residuals[i];
        for (int k = 0; jacobian && k < w->count; k++) {
            double value = jacobian[(long)i * w->count + k] = row[w->p->design[k]];
            if (!isfinite(value))
                return cst_fail(&w->report, CST_ENAN,
                                "the derivative of a residual with respect to %s is not finite: "
                                "check the model's kernels at "
                                "this point",
                                cst_parameter_row(w->p, w->p->design[k])->name);
        }
    }
    return CST_OK;
}

int cst_residuals(const cst_problem *p, cst_work *w, const double *rho, double *residuals,
                  double *jacobian)
{
    fill_nan(p, residuals, jacobian);
    if (!p || !cst_is_whole(w))
        return CST_EARGUMENT;
    int status = cst_prepare(p, w, rho);
    if (status >= 0 && !cst_residual_count(p))
        status = cst_fail(
            &w->report, CST_EARGUMENT,
            "the problem has no measurements: add the response misfit(FILE.csv) before the work is "
            "created");
    if (status >= 0)
        status = cst_conclude(w, solve(w, jacobian != NULL));
    if (status >= 0) {
        int finite = copy(w, residuals, jacobian);
        status = finite < 0 ? finite : status;
    }
    if (status < 0)
        fill_nan(p, residuals, jacobian);
    w->p = NULL;
    return status;
}
