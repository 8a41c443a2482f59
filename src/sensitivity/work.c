/* A work: all memory that solving takes, allocated here and nowhere later. */
#include "sensitivity/sensitivity.h"

#include "base/vectors.h"
#include "integrate/onestep/formulations.h"
#include "model/contacts.h"
#include "model/contract/contract.h"

#include <stdlib.h>

const char *cst_message(const cst_work *w)
{
    return w ? w->report.message
             : "work is NULL: it was not created, or out of memory: create it, or free some and "
               "try again";
}

int cst_warning_count(const cst_work *w)
{
    return w ? w->report.warnings : 0;
}

int cst_warning_code(const cst_work *w, int k)
{
    return k >= 0 && k < cst_warning_count(w) ? w->report.warned[k].code : CST_OK;
}

const char *cst_warning_text(const cst_work *w, int k)
{
    return k >= 0 && k < cst_warning_count(w) ? w->report.warned[k].text : "";
}

/* Of the cost or of the responses, at the most. */
static int integrals(const cst_work *w)
{
    int most = w->targets_of.responses.integrals;
    return most > w->targets_of.cost.integrals ? most : w->targets_of.cost.integrals;
}

/* Events and crossings move, and the end of the run may. */
static int needs_by_time(const cst_work *w)
{
    return w->switches.count || cst_end_is_free(w->p) || cst_wants_crossings(&w->p->functionals);
}

static int create_by_time(cst_work *w)
{
    w->second_order.by_time = calloc(1, sizeof *w->second_order.by_time);
    return w->second_order.by_time && cst_second_create(w->second_order.by_time, &w->system);
}

static int allocate(cst_work *w)
{
    size_t n = (size_t)w->system.n, p = (size_t)w->system.p + 1, m = (size_t)w->system.m;
    size_t whole = (size_t)w->model->p + 1, /* rho of the user, and a gradient that is summed */
        room = (size_t)cst_tables_room(&w->system.tables);
    size_t outputs = (size_t)w->model->outputs_count,
           blocks = 3 * (w->p->functionals.count ? (size_t)w->p->functionals.count : 1);
    double *x = w->memory = calloc(2 * outputs + 4 * n + (n + m) * blocks + p + 2 * whole + room +
                                       (2 * n + p) * CST_LANES + blocks * (size_t)w->count,
                                   sizeof *x);
    if (!x)
        return 0;
    w->directions.dq = (cst_outs)cst_take(&x, n * CST_LANES);
    w->directions.dv = (cst_outs)cst_take(&x, n * CST_LANES);
    w->directions.drho = (cst_outs)cst_take(&x, p * CST_LANES);
    w->gradient = cst_take(&x, room);
    w->adjoint.zW = cst_take(&x, (n + m) * blocks);
    w->adjoint.Fq = cst_take(&x, n);
    w->adjoint.Fv = cst_take(&x, n);
    w->adjoint.Frho = cst_take(&x, p);
    w->choice.rho = cst_take(&x, whole);
    w->last.rho = cst_take(&x, whole);
    w->observation.state = cst_take(&x, 2 * n);
    w->observation.outputs = cst_take(&x, 2 * outputs);
    w->bars.jacobian = cst_take(&x, blocks * (size_t)w->count);
    return cst_cost_create(&w->g, w->model) &&
           cst_switches_create(&w->switches, &w->system, &w->report) &&
           cst_initial_create(&w->start, &w->system, &w->switches, &w->report) &&
           cst_events_create(&w->run.events, w->model, w->count, (int)blocks) &&
           cst_impacts_create(w) && cst_outputs_create(&w->observation.quantities, w->model) &&
           cst_targets_create(&w->targets_of.cost, w, NULL, 1) &&
           (!w->p->responses_count ||
            (cst_targets_create(&w->targets_of.responses, w, w->p->functionals.list,
                                w->p->functionals.count) &&
             cst_peaks_create(&w->targets_of.responses) &&
             cst_crossings_create(&w->targets_of.responses) &&
             cst_combined_create(&w->combined, w->p))) &&
           (w->run.parting.jumps = calloc((size_t)w->model->p + 1, 1)) &&
           cst_projection_create(&w->projection, &w->system) &&
           (!needs_by_time(w) || create_by_time(w)) && cst_timeline_create(&w->run.timeline, w) &&
           cst_sizes_create(&w->run.sizes, w->model->n, w->system.p, integrals(w)) &&
           cst_cells_create(&w->run.cells, &w->system, integrals(w)) &&
           cst_trajectory_create(&w->run.trajectory, w->model->n, w->integrator->nodes(w->p));
}

/* The solver, and the pivots that every run begins with: those of the problem's own start and of a
 * Newton matrix there; should there be no start for these parameters, the runs choose their own and
 * say what is wrong. */
static int choose_pivots(const cst_problem *p, cst_work *w)
{
    cst_system *s = &w->system;
    int fits = 1;
    if (cst_prepare(p, w, NULL) >= 0 && cst_start_state(&w->start, w->start.y) >= 0) {
        cst_lu_keep(&s->matrices.lu_A);
        cst_lu_keep(&s->matrices.lu_S);
        cst_system_load(s, s->rhs);
        fits = cst_system_choose(s);
        /* grows the stack of the reverse code once */
        cst_system_kernel_products(s, w->adjoint.zW, w->adjoint.Fq, w->adjoint.Fv, w->adjoint.Frho);
        cst_system_jacobian(s);
        if (cst_system_newton(s, 1e-3 * cst_tf(w)))
            cst_lu_keep(&s->matrices.lu_N);
        if (w->integrator->choose_pivots)
            w->integrator->choose_pivots(w);
    }
    int out_of_memory = !fits || w->report.callback_status == CST_EMEMORY ||
                        s->matrices.lu_A.out_of_memory || s->matrices.lu_N.out_of_memory ||
                        s->matrices.lu_S.out_of_memory;
    w->report.message[0] = '\0';
    w->report.callback_status = 0;
    return out_of_memory ? cst_system_failed(s, &w->report, CST_EMEMORY, 0.0) : CST_OK;
}

static int create(const cst_problem *p, cst_work *w)
{
    const cst_options *o = &p->options;
    w->p = p;
    w->model = p->model;
    w->count = p->count;
    w->created.responses_version = p->responses_version;
    w->created.options = *o;
    w->integrator = cst_integrator_find(cst_problem_integrator(p));
    w->choice.pending = o->integrator == CST_INTEGRATOR_AUTO && w->integrator->id == CST_RK;
    w->choice.adams = o->adams;
    w->rtol = CST_LOCAL * o->rtol;
    cst_formulation_find(o->formulation)->settings(o, &w->system);
    if (w->integrator->check)
        TRY(w->integrator->check(w));
    TRY(cst_contract(p->model, p->rho, &w->report));
    if (cst_system_create(&w->system, p->model, p->rho) < 0 || !allocate(w))
        return cst_fail(&w->report, CST_EMEMORY,
                        "out of memory: model %s has %d coordinates: free some and try again",
                        p->model->name, p->model->n);
    w->targets = &w->targets_of.cost;
    TRY(w->integrator->create(w));
    return choose_pivots(p, w);
}

int cst_work_create(const cst_problem *p, cst_work **out)
{
    if (!out)
        return CST_EARGUMENT;
    *out = NULL;
    if (!p || !p->count)
        return CST_EARGUMENT;
    cst_work *w = calloc(1, sizeof *w);
    if (!w)
        return CST_EMEMORY;
    *out = w;
    int status = create(p, w);
    w->created.failed = status < 0;
    w->p = NULL;
    return status;
}

void cst_work_free(cst_work *w)
{
    if (!w)
        return;
    cst_work_free(w->bars.second);
    cst_work_free(w->bars.moved);
    if (w->integrator)
        w->integrator->free(w);
    cst_trajectory_free(&w->run.trajectory);
    cst_targets_free(&w->targets_of.cost);
    cst_peaks_free(&w->targets_of.responses);
    cst_targets_free(&w->targets_of.responses);
    cst_combined_free(&w->combined);
    cst_outputs_free(&w->observation.quantities);
    cst_events_free(&w->run.events);
    cst_cells_free(&w->run.cells);
    cst_projection_free(&w->projection);
    free(w->run.parting.jumps);
    cst_impacts_free(&w->run.impacts);
    cst_timeline_free(&w->run.timeline);
    cst_sizes_free(&w->run.sizes);
    cst_initial_free(&w->start);
    cst_switches_free(&w->switches);
    cst_products_free(w->second_order.products);
    if (w->second_order.by_time)
        cst_second_free(w->second_order.by_time);
    free(w->second_order.by_time);
    cst_cost_free(&w->g);
    cst_system_free(&w->system);
    free(w->memory);
    free(w);
}
