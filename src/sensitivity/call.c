#include "sensitivity/sensitivity.h"

#include "ad/stack.h"
#include "base/vectors.h"

#include <math.h>
#include <string.h>

static int is_design(const cst_problem *p, int i)
{
    int found = 0;
    for (int k = 0; k < p->count; k++)
        found = found || p->design[k] == i;
    return found;
}

static int is_compatible(const cst_problem *p, const cst_work *w)
{
    const cst_options *now = &p->options, *then = &w->created.options;
    return p->model == w->model && p->count == w->count && now->adams == then->adams &&
           now->rtol == then->rtol && now->atol == then->atol && now->rest == then->rest &&
           now->max_steps == then->max_steps && now->alpha == then->alpha && now->xi == then->xi &&
           now->omega == then->omega && now->step == then->step && now->memory == then->memory &&
           !now->memory_dir == !then->memory_dir && !strcmp(now->formulation, then->formulation) &&
           now->integrator == then->integrator && now->projection == then->projection;
}

void cst_ask(cst_work *w, cst_targets *targets)
{
    w->targets = targets;
    if (w->integrator->turn_to)
        w->integrator->turn_to(w);
}

static void reset_statistics(cst_work *w)
{
    cst_system *s = &w->system;
    memset(&w->stats, 0, sizeof w->stats);
    s->effort.evaluations = s->effort.jacobians = 0;
    s->effort.rcond = 1.0;
    s->matrices.lu_A.factorizations = s->matrices.lu_A.refactorizations =
        s->matrices.lu_N.factorizations = s->matrices.lu_N.refactorizations = 0;
    s->matrices.lu_S.factorizations = s->matrices.lu_S.refactorizations = 0;
    w->stats.integrator = (int)w->integrator->id;
    if (w->integrator->reset_statistics)
        w->integrator->reset_statistics(w);
}

void cst_restart(cst_work *w)
{
    cst_system *s = &w->system;
    cst_no_warnings(&w->report);
    w->report.callback_status = 0;
    w->run.trajectory.count = w->call.instant = 0;
    cst_cells_begin(w);
    w->run.timeline.unresolved = 0;
    w->run.drift = (cst_drift){ .motion = 0.0 };
    cst_audit_begin(w);
    memset(w->run.parting.jumps, 0, (size_t)w->model->p);
    w->run.parting.any = 0;
    w->run.parting.amplified = 0.0;
    w->redundant.cost = w->redundant.output = w->redundant.response = 0;
    w->choice.forward_done = w->run.events.corners = 0;
    cst_stack_reset();
    reset_statistics(w);
    cst_lu_reset(&s->matrices.lu_A);
    cst_lu_reset(&s->matrices.lu_N);
    cst_lu_reset(&s->matrices.lu_S);
    cst_system_invalidate(s);
}

void cst_remember(cst_work *w, int status)
{
    w->last.valid = status >= 0 && w->p->options.method == CST_ADJOINT;
    w->last.options = w->p->options;
    w->last.cost = w->p->cost_kernels;
    cst_copy(w->last.rho, w->system.tables.flat, w->model->p + 1);
}

/* The options are compared as bytes: where these differ for nothing, the run is made again. */
int cst_recall(const cst_problem *p, cst_work *w, const double *rho)
{
    const double *last = w->last.rho;
    int same = w->last.valid && p->model == w->model && p->count == w->count &&
               p->cost_kernels == w->last.cost &&
               !memcmp(&p->options, &w->last.options, sizeof p->options);
    for (int i = 0; same && i <= w->model->p; i++)
        same = p->rho[i] == last[i] || (rho && is_design(p, i));
    for (int k = 0; same && rho && k < p->count; k++)
        same = rho[k] == last[p->design[k]];
    if (!same)
        return 0;
    w->p = p;
    cst_no_warnings(&w->report);
    w->report.callback_status = 0;
    cst_stack_reset();
    w->stats.backward_steps = w->stats.backward_evaluations = 0;
    return 1;
}

/* Where the end of the run is a design variable. */
static int check_end(cst_work *w)
{
    return cst_tf(w) > 0.0 ? CST_OK
                           : cst_fail(&w->report, CST_EVALUE,
                                      "tf = %g s: a run ends after it begins: give tf a lower "
                                      "bound above 0",
                                      cst_tf(w));
}

int cst_prepare(const cst_problem *p, cst_work *w, const double *rho)
{
    cst_system *s = &w->system;
    w->p = p;
    w->last.valid = 0;
    w->g.kernels = p->cost_kernels;
    cst_ask(w, &w->targets_of.cost);
    cst_bars_clear(w);
    cst_restart(w);
    if (!is_compatible(p, w))
        return cst_fail(&w->report, CST_EARGUMENT,
                        "the problem changed its model, design or options after the work was "
                        "created: create a new work");
    w->switches.rtol = p->options.rtol;
    w->switches.small = w->run.sizes.small;
    cst_copy(s->tables.flat, p->rho, p->model->p + 1);
    for (int k = 0; rho && k < p->count; k++) {
        if (!isfinite(rho[k]))
            return cst_fail(&w->report, CST_EVALUE, "rho[%d] (%s) is not finite: give a number", k,
                            cst_parameter_row(p, p->design[k])->name);
        s->tables.flat[p->design[k]] = rho[k];
    }
    w->switches.tf = w->system.contacts.horizon = cst_tf(w);
    cst_system_new_rho(s);
    return check_end(w);
}
