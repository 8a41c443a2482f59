/* optimize_setup.c: from settings to an optimizer: scenarios, bounds, limits. */
#include "complain.h"
#include "memory.h"
#include "names.h"
#include "optimize.h"
#include "setup.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

static int optimizer_error(const cst_optimizer *o, int status)
{
    const char *text = cst_optimizer_message(o);
    return status == CST_EVALUE || status == CST_EARGUMENT ? usage_error("%s", text) : run_error("%s", text);
}

/* What a scenario sets must not be what is optimised. */
static int check_scenario(const settings *s, const cst_problem *p, int number)
{
    const cst_model *model = cst_problem_model(p);
    for (int i = 0; i < s->parameters_count; i++)
        for (int k = 0; k < cst_design_count(p); k++)
            if (strcmp(s->parameters[i].name, model->parameters[cst_design_index(p, k)].name) == 0)
                return usage_error("'%s' is a design variable: scenario %d: leave it out there, or out of --wrt",
                                   s->parameters[i].name, number);
    return STATUS_FINE;
}

static int open_scenario(optimization *x, int i)
{
    const settings *s = x->s, *own = s->scenarios_count ? &s->scenarios[i] : NULL;
    settings merged;
    settings_init(&merged);
    if (own)
        settings_fill(&merged, own);
    settings_fill(&merged, s);
    x->weight[i] = own && !isnan(own->weight) ? own->weight : 1.0;
    int status = create_problem(&merged, &x->p[i]);
    settings_free(&merged);
    if (!status && own)
        status = check_scenario(own, x->p[i], i + 1);
    if (status)
        return status;
    int created = cst_work_create(x->p[i], &x->w[i]);
    if (created < 0)
        return run_error("%s", x->w[i] ? cst_message(x->w[i]) : "out of memory: creating a run: free some and try again");
    return STATUS_FINE;
}

static int create_optimizer(optimization *x)
{
    cst_scenario *scenarios = take((size_t)x->count, sizeof *scenarios);
    for (int i = 0; i < x->count; i++)
        scenarios[i] = (cst_scenario){ x->p[i], x->w[i], x->weight[i] };
    int status = cst_optimizer_create(scenarios, x->count, &x->o);
    free(scenarios);
    return status < 0 ? optimizer_error(x->o, status) : STATUS_FINE;
}

/* The index among the design variables of a parameter that --bounds names. */
static int find_variable(const optimization *x, const char *name, int *k)
{
    const cst_model *model = cst_problem_model(x->p[0]);
    names set = names_of_parameters(model);
    char advice[512];
    int i = names_find(&set, name);
    if (i < 0)
        return usage_error("unknown parameter '%s': --bounds: %s", name,
                           names_advice(&set, name, "see costate models", advice, sizeof advice));
    for (*k = 0; *k < cst_design_count(x->p[0]); ++*k)
        if (cst_design_index(x->p[0], *k) == i)
            return STATUS_FINE;
    return usage_error("'%s' is not a design variable: --bounds: name it in --wrt too, or leave it out", name);
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

static void set_limits(optimization *x)
{
    const settings *s = x->s;
    x->limits = cst_limits_default();
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

int optimization_open(optimization *x, const settings *s)
{
    size_t count = s->scenarios_count ? (size_t)s->scenarios_count : 1;
    *x = (optimization){ .s = s, .count = (int)count, .plot = PLOT_FAILED };
    x->p = take(count, sizeof *x->p);
    x->w = take(count, sizeof *x->w);
    x->weight = take(count, sizeof *x->weight);
    int status = STATUS_FINE;
    for (int i = 0; i < x->count && !status; i++)
        status = open_scenario(x, i);
    if (!status)
        status = create_optimizer(x);
    if (!status)
        status = set_bounds(x);
    set_limits(x);
    if (s->state)
        x->state = copy_text(s->state);
    else if (s->out)
        x->state = print_text("%s/%s_optimize.state", s->out, s->model);
    if (!status && s->resume && !x->state)
        status = usage_error("nothing to go on from: --resume: name the file with --state FILE or its directory with --out DIR");
    return status;
}

void optimization_close(optimization *x)
{
    cst_optimizer_free(x->o);
    for (int i = 0; i < x->count; i++) {
        cst_work_free(x->w[i]);
        cst_problem_free(x->p[i]);
    }
    free(x->p);
    free(x->w);
    free(x->weight);
    free(x->state);
    free(x->bytes);
    free(x->files);
}
