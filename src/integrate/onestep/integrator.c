/* The descriptor of the one-step integrator. */
#include "integrate/onestep/formulations.h"
#include "integrate/work.h"

#define MOST_BYTES 4e9 /* of the states and the trajectory that are kept */

/* Switches need another integrator, and that a formulation that is an ODE. */
static int refuse_switches(cst_work *w)
{
    const cst_formulation *form = cst_formulation_find(w->p->options.formulation);
    if (form->ode)
        return cst_fail(&w->report, CST_EARGUMENT,
                        "%s has switches, which the one-step integrator cannot locate: use the "
                        "integrator rk or cvodes",
                        w->model->name);
    return cst_fail(&w->report, CST_EARGUMENT,
                    "%s has switches, which the one-step integrator cannot locate, and no other "
                    "integrates the formulation %s: use the formulation penalty with the "
                    "integrator auto",
                    w->model->name, form->name);
}

static int check(cst_work *w)
{
    const cst_model *m = w->model;
    const cst_options *o = &w->p->options;
    int steps = cst_onestep_steps(o);
    double bytes = (steps + 1.0) * (double)((size_t)(8 * m->n + 3 * m->m) * sizeof(double));
    if (bytes > MOST_BYTES)
        return cst_fail(
            &w->report, CST_EMEMORY,
            "step = %g s: %d steps to tf = %g s take %.0f GB to keep: take a longer step", o->step,
            steps, o->tf, bytes / 1e9);
    if (m->s)
        return refuse_switches(w);
    if (cst_end_is_free(w->p))
        return cst_fail(&w->report, CST_EARGUMENT,
                        "tf is a design variable, and the steps of the one-step integrator are "
                        "fixed: use the integrator rk or cvodes");
    if (m->m > m->n && cst_formulation_find(o->formulation)->constraints != CST_IN_F2)
        return cst_fail(&w->report, CST_ESINGULAR,
                        "%s has more constraints than coordinates, so some are redundant: use the "
                        "formulation penalty",
                        m->name);
    return CST_OK;
}

static int nodes(const cst_problem *p)
{
    return cst_onestep_steps(&p->options) + 1;
}

static void reset_statistics(cst_work *w)
{
    cst_onestep_of(w)->lu.factorizations = cst_onestep_of(w)->lu.refactorizations = 0;
}

static void add_statistics(cst_work *w)
{
    w->stats.factorizations += cst_onestep_of(w)->lu.factorizations;
    w->stats.refactorizations += cst_onestep_of(w)->lu.refactorizations;
    w->stats.choices = cst_onestep_of(w)->maggi.choices;
}

const cst_integrator cst_integrator_onestep = {
    .name = "onestep",
    .about = "trapezoidal rule at a fixed step; the gradient is exact for the steps taken",
    .id = CST_ONESTEP,
    .fixed_steps = 1,
    .check = check,
    .nodes = nodes,
    .create = cst_onestep_create,
    .free = cst_onestep_free,
    .choose_pivots = cst_onestep_choose_pivots,
    .forward = cst_onestep_forward,
    .backward = cst_onestep_backward,
    .prepare_errors = cst_onestep_coarse,
    .estimate_errors = cst_onestep_errors,
    .direct = cst_onestep_direct,
    .second = cst_onestep_second,
    .look = cst_onestep_observe,
    .piecewise = 1,
    .reset_statistics = reset_statistics,
    .add_statistics = add_statistics,
};
