/* setup.c: from settings to an optimizer: scenarios, bounds, limits. */
#include "cli/cluster.h"
#include "cli/input/variations.h"
#include "cli/output/messages.h"
#include "cli/memory.h"
#include "cli/input/names.h"
#include "cli/commands/optimize/optimize.h"
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

/* The index among the design variables of a parameter that --bounds names. */
static int find_variable(const optimization *x, const char *name, int *k)
{
    const cst_model *model = cst_problem_model(x->set.p[0]);
    names set = names_of_parameters(model);
    char advice[512];
    int i = names_find(&set, name);
    if (i < 0)
        return usage_error("unknown parameter '%s': --bounds: %s", name,
                           names_advice(&set, name, "see costate models", advice, sizeof advice));
    for (*k = 0; *k < cst_design_count(x->set.p[0]); ++*k)
        if (cst_design_index(x->set.p[0], *k) == i)
            return STATUS_FINE;
    return usage_error(
        "'%s' is not a design variable: --bounds: name it in --wrt too, or leave it out", name);
}

static int set_bounds(optimization *x)
{
    for (int i = 0; i < x->s->bounds_count; i++) {
        const interval *b = &x->s->bounds[i];
        int k, status = find_variable(x, b->name, &k);
        if (status)
            return status;
        if ((status = cst_optimizer_bounds(x->o, k, b->lower, b->upper)) < 0)
            return optimizer_error(x->o, status);
    }
    return STATUS_FINE;
}

/* A start that --bounds leave out is moved to the nearest bound: nobody asked for that. */
static void warn_of_start(const optimization *x)
{
    cst_optimum r = cst_optimizer_result(x->o);
    for (int k = 0; k < r.count && !x->s->resume && !cluster_rank(); k++) {
        double at = r.rho[k], from = fmin(fmax(at, r.lower[k]), r.upper[k]);
        const char *name = optimization_variable(x, k)->name;
        if (at != from)
            warning("%s = %.10g is outside its bounds: it starts from %.10g: choose another start "
                    "with -p %s=X",
                    name, at, from, name);
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
