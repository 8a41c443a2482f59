/* What the integrators share. */
#include "integrate/work.h"

#include "ad/stack.h"
#include "base/vectors.h"

int cst_state_failed(cst_work *w, int status, double t)
{
    return cst_system_failed(&w->system, &w->report, status, t);
}

int cst_cost_failed(cst_work *w, int wanted, double t)
{
    w->report.callback_status = cst_fail(
        &w->report, CST_ENAN, "the cost '%s' is not finite at t = %.6g s: check the parameters",
        cst_asked_name(w, wanted), t);
    return 1;
}

int cst_derivative_failed(cst_work *w, double t)
{
    w->report.callback_status = cst_fail(&w->report, CST_ENAN,
                                         "%s: a derivative is not finite at t = %.6g s where its "
                                         "function is: check the model's kernels",
                                         w->model->name, t);
    return -1;
}

int cst_stack_unbalanced(cst_work *w)
{
    if (!cst_stack_failed() && !cst_stack_depth())
        return CST_OK;
    cst_stack_reset();
    w->report.callback_status =
        cst_fail(&w->report, CST_EMODEL,
                 "%s: the generated reverse code left its stack unbalanced: run "
                 "scripts/regen_ad.sh and the derivative tests",
                 w->model->name);
    return CST_EMODEL;
}

int cst_canceled(cst_work *w, const char *phase, double t)
{
    if (cst_progress_report(&w->report, phase, t, w->p->options.tf) >= 0)
        return 0;
    w->report.callback_status = CST_ECANCELED;
    return 1;
}

int cst_lanes_from(const cst_work *w, int first)
{
    return w->count - first < CST_LANES ? w->count - first : CST_LANES;
}

void cst_set_directions(cst_work *w, int first, int lanes)
{
    cst_clear(&w->drho[0][0], w->system.p * CST_LANES);
    for (int l = 0; l < lanes; l++)
        w->drho[w->p->design[first + l]][l] = 1.0;
}
