/* The driver: psi and its gradient. */
#include "sensitivity/sensitivity.h"

#include "base/status.h"

#include <math.h>

static int adjoint(cst_work *w, int gradient, double begin)
{
    double between;
    if (gradient && w->integrator->prepare_errors && w->p->options.bars == CST_BARS_WEIGHED)
        TRY(w->integrator->prepare_errors(w));
    TRY(cst_run_forward(w)); /* eq:1st_explicit_ODE          y' = f(t, y, rho)     */
    if (w->system.redundant.count)
        cst_look_at_reactions(w, !gradient && w->targets->of_cost);
    between = cst_seconds();
    w->stats.seconds_forward = between - begin;
    if (gradient)
        TRY(cst_bars_backward(w)); /* eq:adjointODE, eq_gradient   mu' = -f_y' mu - ...  */
    if (gradient) {
        TRY(cst_bars_make(w));
        TRY(cst_rivals_compare(w));
        TRY(cst_horizon_gradients(w));
    }
    w->stats.seconds_backward = cst_seconds() - between;
    return CST_OK;
}

/* Rivals of peaks are compared by the adjoint. */
static int run_forward(cst_work *w)
{
    TRY(cst_run_forward(w));
    if (!w->targets->rivals_count)
        return CST_OK;
    TRY(w->integrator->backward(w));
    return cst_rivals_compare(w);
}

/* Looks and corners need the instants of a forward run; whether its steps resolve what parameters
 * of value 0 act on, only the errors of the adjoint tell. */
static int direct(cst_work *w, double begin)
{
    if (w->integrator->weigh && (w->p->options.bars != CST_BARS_AUTO || cst_bars_has_zeros(w)))
        TRY(adjoint(w, 1, begin));
    else if (!w->targets->of_cost || w->switches.count || cst_end_is_free(w->p))
        TRY(run_forward(w));
    TRY(cst_horizon_gradients(w)); /* of the run that is there */
    return w->integrator->direct(w);
}

int cst_of_tables(const cst_problem *p, const cst_work *w)
{
    for (int k = 0; k < w->count && w->system.tables.count; k++)
        if (p->design[k] >= w->system.tables.single && p->design[k] < w->model->p)
            return p->design[k];
    return -1;
}

static int by_method(cst_work *w, int gradient)
{
    double begin = cst_seconds();
    cst_method method = gradient ? w->p->options.method : CST_ADJOINT;
    if (method == CST_ADJOINT)
        return adjoint(w, gradient, begin);
    if (method != CST_DIRECT && w->targets->rivals_room)
        TRY(run_forward(w));
    int status = method == CST_DIRECT ? direct(w, begin) : cst_differences(w);
    w->stats.seconds_forward = cst_seconds() - begin;
    if (status >= 0)
        cst_look_at_reactions(w, 0);
    return status;
}

int cst_solve(cst_work *w, int gradient)
{
    double begin = cst_seconds();
    w->call.computes_derivatives = gradient;
    cst_horizon_clear(w);
    TRY(cst_choose_integrator(w));
    double chosen = cst_seconds() - begin; /* by a run that is not made again */
    w->choice.when_stiff = w->choice.automatic ? CST_STIFF_STOPS : CST_STIFF_GOES_ON;
    w->choice.found_stiff = w->targets->corner = 0;
    int status = by_method(w, gradient);
    w->choice.when_stiff = CST_STIFF_GOES_ON;
    if (status == CST_EINTEGRATOR && w->choice.automatic && w->choice.found_stiff) {
        TRY(cst_fall_back(w));
        status = by_method(w, gradient);
    }
    w->stats.seconds_forward += chosen;
    return status;
}

int cst_check_gradient(cst_work *w, int wanted)
{
    for (int k = 0; k < w->count; k++) {
        int i = w->p->design[k];
        if (!isfinite(w->targets->list[wanted].gradient[i]))
            return cst_fail(&w->report, CST_ENAN,
                            "the derivative with respect to %s is not finite: check the model's "
                            "kernels at this point",
                            cst_parameter_row(w->p, i)->name);
    }
    return CST_OK;
}
