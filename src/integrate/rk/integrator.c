/* The descriptor of the explicit Runge-Kutta integrator. */
#include "integrate/rk/second/second.h"

#include <math.h>

/* Within half a gigabyte of address space. */
static int nodes(const cst_problem *p)
{
    double most = 512.0 * 1024.0 * 1024.0 / (4.0 * sizeof(double) * p->model->n);
    return (int)fmin(fmax(most, 2000.0), 2.0 * p->options.max_steps + 2.0);
}

static int direct(cst_work *w)
{
    if (!cst_rk_of(w)->tangent.available)
        return cst_fail(&w->report, CST_EARGUMENT,
                        "the problem changed its model, design or options after the "
                        "work was created: create a new work");
    return cst_rk_direct(w);
}

const cst_integrator cst_integrator_rk = {
    .name = "rk",
    .about = "explicit Runge-Kutta steps to a tolerance, events located; the gradient is exact for "
             "the steps taken",
    .id = CST_RK,
    .ode_only = 1,
    .nodes = nodes,
    .create = cst_rk_create,
    .free = cst_rk_free,
    .choose_pivots = cst_rk_reserve,
    .forward = cst_rk_forward,
    .backward = cst_rk_backward,
    .weigh = cst_rk_weigh,
    .shorten = cst_rk_shorten,
    .direct = direct,
    .look = cst_rk_observe,
    .second = cst_rk_second_run,
    .piecewise = 1,
    .trajectory = cst_rk_trajectory,
    .reset_statistics = cst_rk_forget,
};
