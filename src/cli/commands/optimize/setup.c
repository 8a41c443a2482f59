/* setup.c: from settings to an optimizer: scenarios, bounds, limits. */
#include "cli/cluster.h"
#include "cli/input/variations.h"
#include "cli/output/messages.h"
#include "cli/memory.h"
#include "cli/input/names.h"
#include "cli/input/setup.h"
#include "cli/commands/optimize/optimize.h"
#include "cli/arrays.h"
#include "cli/output/progress.h"

#include <math.h>
#include <stdlib.h>

static int optimizer_error(const cst_optimizer *o, int status)
{
    const char *text = cst_optimizer_message(o);
    return status == CST_EVALUE || status == CST_EARGUMENT || status == CST_ENAME
               ? usage_error("%s", text)
               : run_error("%s", text);
}

static int create_optimizer(optimization *x)
{
    for (int i = 0; i < x->set.count; i++)
        progress_listen(x->set.all[i].w);
    int status = x->fit ? cst_fit_create(x->set.all, x->set.count, &x->o)
                        : cst_optimizer_create(x->set.all, x->set.count, &x->o);
    if (status >= 0)
        status = cst_optimizer_jobs(x->o, scenarios_jobs(x->s));
    if (status >= 0 && x->s->optimizer)
        status = cst_optimizer_algorithm(x->o, x->s->optimizer);
    return status < 0 ? optimizer_error(x->o, status) : STATUS_FINE;
}

static int find_variable(const cst_problem *p, int i)
{
    int k = cst_design_count(p) - 1;
    while (k >= 0 && cst_design_index(p, k) != i)
        k--;
    return k;
}

/* Those of the design variables that a name of --bounds means. */
static int set_bound(optimization *x, const interval *b)
{
    const cst_problem *p = x->set.p[0];
    const cst_model *model = cst_problem_model(p);
    names set = names_of_parameters(model);
    char advice[512];
    int found = 0, status = CST_OK;
    if (cst_parameter_next(model, b->name, -1) < 0)
        return usage_error(
            "unknown parameter '%s': --bounds: %s", b->name,
            names_advice(&set, b->name, "see costate models", advice, sizeof advice));
    for (int i = -1, k; status >= 0 && (i = cst_parameter_next(model, b->name, i)) >= 0;)
        if ((k = find_variable(p, i)) >= 0) {
            status = cst_optimizer_bounds(x->o, k, b->lower, b->upper);
            found = 1;
        }
    if (!found)
        return usage_error(
            "'%s' is not a design variable: --bounds: name it in --wrt too, or leave it out",
            b->name);
    return status < 0 ? optimizer_error(x->o, status) : STATUS_FINE;
}

static int set_bounds(optimization *x)
{
    const cst_model *model = cst_problem_model(x->set.p[0]);
    int status = STATUS_FINE;
    for (int breadth = 0; breadth < NAME_BREADTHS; breadth++)
        for (int i = 0; i < x->s->bounds_count && !status; i++)
            if (name_breadth(model, x->s->bounds[i].name) == breadth)
                status = set_bound(x, &x->s->bounds[i]);
    return status;
}

/* Where a variable starts, and whether it is moved there. */
static int is_moved(const cst_optimum *r, int k, double *from)
{
    *from = fmin(fmax(r->rho[k], r->lower[k]), r->upper[k]);
    return r->rho[k] != *from;
}

/* A start that --bounds leave out is moved to the nearest bound: nobody asked for that. */
static void warn_of_start(const optimization *x)
{
    cst_optimum r = cst_optimizer_result(x->o);
    const cst_array *array;
    for (int k = 0, span; k < r.count && !x->s->resume && !cluster_rank(); k += span) {
        int moved = 0;
        double from;
        span = design_span(x->set.p[0], k, &array);
        for (int i = k; i < k + span; i++)
            moved += is_moved(&r, i, &from);
        if (moved > 1)
            warning("%d of %d values of %s are outside their bounds: they start from the nearest "
                    "one: choose another start with -p %s=X",
                    moved, span, array->name, array->name);
        for (int i = k; moved == 1 && i < k + span; i++)
            if (is_moved(&r, i, &from))
                warning("%s = %.10g is outside its bounds: it starts from %.10g: choose another "
                        "start with -p %s=X",
                        optimization_variable(x, i)->name, r.rho[i], from,
                        optimization_variable(x, i)->name);
    }
}

static void set_limits(optimization *x)
{
    const settings *s = x->s;
    x->limits = x->fit ? cst_fit_limits() : cst_limits_default();
    if (s->max_iterations >= 0)
        x->limits.max_iterations = (int)s->max_iterations;
    if (s->max_evaluations >= 0)
        x->limits.max_evaluations = (int)s->max_evaluations;
    if (!isnan(s->max_seconds))
        x->limits.max_seconds = s->max_seconds;
    if (!isnan(s->gradient_tol))
        x->limits.gradient_tol = s->gradient_tol;
    if (!isnan(s->decrease_tol))
        x->limits.decrease_tol = s->decrease_tol;
}

int optimization_open(optimization *x, const settings *s, int fit)
{
    *x = (optimization){ .s = s, .plot = PLOT_FAILED, .lock = -1, .fit = fit };
    int status =
        s->cost && s->minimize
            ? usage_error(
                  "--cost with --minimize: optimize: name one of them: a cost may be given as "
                  "--minimize %s",
                  s->cost)
            : STATUS_FINE;
    if (!status)
        status = scenarios_open(&x->set, s);
    if (!status)
        status = scenarios_check_sum(&x->set, s);
    if (!status)
        status = create_optimizer(x);
    if (!status)
        status = set_bounds(x);
    if (!status)
        warn_of_start(x);
    set_limits(x);
    if (s->state)
        x->state = copy_text(s->state);
    else if (s->out)
        x->state = print_text("%s/%s_%s.state", s->out, s->model, fit ? "fit" : "optimize");
    if (!status && s->resume && !x->state)
        status = nothing_to_resume();
    return status;
}

void optimization_close(optimization *x)
{
    state_unlock(x);
    optimization_leave(x);
    cst_optimizer_free(x->o);
    scenarios_close(&x->set);
    free(x->state);
    free(x->bytes);
    free(x->files);
}
