/* A problem: a model with its parameters, design variables, cost and options, each checked when it
 * is set. */
#include "model/problem.h"

#include "base/sized.h"
#include "model/arrays/arrays.h"
#include "model/arrays/array_file.h"
#include "model/contract/contract.h"
#include "model/registry.h"
#include "model/sketch.h"

#include <math.h>
#include <stdatomic.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

const char *cst_problem_message(const cst_problem *p)
{
    return p ? p->report.message
             : "problem is NULL: unknown model, or out of memory: see cst_model_find, or free some "
               "and try again";
}

#define END_RANGE 1e3 /* bounds of tf as a design variable: by this factor from the model's own */

static void defaults(cst_problem *p)
{
    double rtol = p->model->rtol > 0.0 ? p->model->rtol : 1e-8;
    const cst_options o = { .formulation = "penalty",
                            .method = CST_ADJOINT,
                            .step = fmin(1e-3, 1e-3 * p->model->tf),
                            .tf = p->model->tf,
                            .rtol = rtol,
                            .atol = 0.0,
                            .alpha = 1e9,
                            .xi = 1.0,
                            .omega = 10.0,
                            .fd_step = 1e-4,
                            .adams = !p->model->stiff,
                            .max_steps = 20000,
                            .rest = 1e-5 };
    p->options = o;
    p->end = (cst_parameter){ .name = "tf",
                              .unit = "s",
                              .value = o.tf,
                              .lower = o.tf / END_RANGE,
                              .upper = o.tf * END_RANGE,
                              .meaning = "end of the run" };
    p->rho[p->model->p] = o.tf;
    for (int i = 0; i < p->model->p; i++)
        p->rho[i] = p->model->parameters[i].value;
}

int cst_problem_create(const cst_model *model, cst_problem **out)
{
    if (!out)
        return CST_EARGUMENT;
    *out = NULL;
    if (!model)
        return CST_EARGUMENT;
    cst_problem *p = calloc(1, sizeof *p);
    if (!p)
        return CST_EMEMORY;
    *out = p;
    model = cst_model_expanded(model);
    if (!model)
        return cst_fail(&p->report, CST_EMEMORY, "out of memory: free some and try again");
    TRY(cst_check_descriptor(p, model));
    TRY(cst_check_sketch(model, &p->report));
    TRY(cst_check_states(model, &p->report));
    p->model = model;
    p->rho = calloc((size_t)cst_rho_room(model) + 1, sizeof *p->rho);
    p->design = calloc((size_t)model->p + 1, sizeof *p->design);
    if (!p->rho || !p->design)
        return cst_fail(&p->report, CST_EMEMORY, "out of memory: free some and try again");
    defaults(p);
    int status = cst_set_cost(p, model->costs[0].name);
    if (status >= 0)
        status = cst_set_design(p, model->design);
    if (status < 0)
        p->model = NULL; /* of no use but for its message */
    return status;
}

void cst_problem_free(cst_problem *p)
{
    if (!p)
        return;
    cst_clear_responses(p);
    free(p->responses);
    free(p->functionals.list);
    free(p->constraints);
    free(p->rho);
    free(p->design);
    free(p);
}

static atomic_long versions; /* no two lists of responses have the same */

void cst_clear_responses(cst_problem *p)
{
    for (int k = 0; p && k < p->responses_count; k++)
        cst_response_free(&p->responses[k]);
    if (p)
        cst_functionals_keep(&p->functionals, 0);
    if (p && p->responses_count)
        p->responses_version = ++versions;
    if (p)
        p->responses_count = p->constraints_count = p->objective = 0;
}

int cst_add_response(cst_problem *p, const char *text)
{
    cst_expression one;
    if (!p || !p->model || !text)
        return CST_EARGUMENT;
    int functionals = p->functionals.count;
    p->report.message[0] = '\0';
    TRY(cst_response_parse(&one, &p->functionals, p->model, p->options.tf, text, &p->report));
    int status = CST_OK;
    for (int k = 0; k < p->responses_count; k++)
        if (!strcmp(p->responses[k].name, one.name))
            status = cst_fail(&p->report, CST_EVALUE,
                              "there are two responses '%.80s': give one another name, NAME=%.80s",
                              one.name, one.text);
    cst_expression *more =
        status < 0 ? NULL : realloc(p->responses, (size_t)(p->responses_count + 1) * sizeof *more);
    if (!more) {
        cst_response_free(&one);
        cst_functionals_keep(&p->functionals, functionals);
        return status < 0
                   ? status
                   : cst_fail(&p->report, CST_EMEMORY, "out of memory: free some and try again");
    }
    p->responses = more;
    p->responses[p->responses_count++] = one;
    p->responses_version = ++versions;
    return CST_OK;
}

const cst_parsed *cst_response_is(const cst_problem *p, int r)
{
    return cst_response_functional(&p->responses[r], &p->functionals);
}

int cst_objective_is_smooth(const cst_problem *p)
{
    const cst_parsed *one = p->objective ? cst_response_is(p, p->objective - 1) : NULL;
    return !cst_end_is_free(p) && (!p->objective || (one && one->functional == CST_FN_MISFIT));
}

int cst_response_count(const cst_problem *p)
{
    return p ? p->responses_count : 0;
}

void cst_response_at_sized(const cst_problem *p, int k, cst_response *response, size_t size)
{
    cst_response r = { "", "", "" };
    if (p && k >= 0 && k < p->responses_count)
        r = (cst_response){ p->responses[k].name, p->responses[k].text, p->responses[k].unit };
    cst_hand_out(response, size, &r, sizeof r);
}

int cst_end_is_free(const cst_problem *p)
{
    for (int k = 0; k < p->count; k++)
        if (p->design[k] == p->model->p)
            return 1;
    return 0;
}

const cst_parameter *cst_design_parameter(const cst_problem *p, int k)
{
    return p && k >= 0 && k < p->count ? cst_parameter_row(p, p->design[k]) : NULL;
}

static int unknown_parameter(cst_problem *p, const char *name, size_t length)
{
    return cst_fail(
        &p->report, CST_ENAME, "model %s has no parameter '%.*s': 'costate models %s' lists them",
        p->model->name, (int)(length < 60 ? length : 60), name, cst_spelled(p->model).text);
}

/* A value within the bounds of parameter i. */
static int check_value(cst_problem *p, int i, double value)
{
    const cst_parameter *x = cst_parameter_row(p, i);
    if (value >= x->lower && value <= x->upper)
        return CST_OK;
    return cst_fail(&p->report, CST_EVALUE,
                    "parameter %s = %g is not within its bounds: give a number from %g to %g %s",
                    x->name, value, x->lower, x->upper, x->unit);
}

int cst_set_parameter(cst_problem *p, const char *name, double value)
{
    if (!p || !p->model || !name)
        return CST_EARGUMENT;
    int first = cst_parameter_next(p->model, name, -1);
    if (first < 0)
        return unknown_parameter(p, name, strlen(name));
    for (int i = first; i >= 0; i = cst_parameter_next(p->model, name, i))
        TRY(check_value(p, i, value));
    for (int i = first; i >= 0; i = cst_parameter_next(p->model, name, i))
        p->rho[i] = value;
    p->options.tf = p->rho[p->model->p];
    p->report.message[0] = '\0';
    return CST_OK;
}

static int no_array(cst_problem *p, const char *name)
{
    if (cst_parameter_index(p->model, name, strlen(name)) < 0)
        return unknown_parameter(p, name, strlen(name));
    return cst_fail(&p->report, CST_EVALUE,
                    "parameter %s is one number, no array: give it one value", name);
}

int cst_set_array(cst_problem *p, const char *name, const double *values, int count)
{
    if (!p || !p->model || !name || !values)
        return CST_EARGUMENT;
    const cst_array *array = cst_array_find(p->model, name, strlen(name));
    if (!array)
        return no_array(p, name);
    if (count != array->count)
        return cst_fail(&p->report, CST_EVALUE,
                        "%d values for the array %s, which has %d: give it as many", count, name,
                        array->count);
    for (int i = 0; i < count; i++)
        TRY(check_value(p, array->first + i, values[i]));
    memcpy(p->rho + array->first, values, (size_t)count * sizeof *values);
    p->report.message[0] = '\0';
    return CST_OK;
}

int cst_set_array_file(cst_problem *p, const char *name, const char *path)
{
    if (!p || !p->model || !name || !path)
        return CST_EARGUMENT;
    const cst_array *array = cst_array_find(p->model, name, strlen(name));
    if (!array)
        return no_array(p, name);
    double *values = malloc((size_t)array->count * sizeof *values);
    if (!values)
        return cst_fail(&p->report, CST_EMEMORY, "out of memory: free some and try again");
    int status = cst_array_read(array, path, values, &p->report);
    if (status >= 0)
        status = cst_set_array(p, name, values, array->count);
    free(values);
    return status;
}

/* Adds the parameters that one name of a list means. */
static int add_design(cst_problem *p, const char *name, size_t length, int *design, int *count,
                      char *listed)
{
    int i = cst_parameter_match(p->model, name, length, -1);
    if (i < 0)
        return unknown_parameter(p, name, length);
    for (; i >= 0; i = cst_parameter_match(p->model, name, length, i)) {
        if (listed[i]++)
            return cst_fail(&p->report, CST_EVALUE,
                            "design variable '%s' is listed twice: list it once",
                            cst_parameter_row(p, i)->name);
        design[(*count)++] = i;
    }
    return CST_OK;
}

static int list_design(cst_problem *p, const char *names, int *design, int *count, char *listed)
{
    for (size_t length;; names += length + 1) {
        length = strcspn(names, ",");
        TRY(add_design(p, names, length, design, count, listed));
        if (!names[length])
            return CST_OK;
    }
}

int cst_set_design(cst_problem *p, const char *names)
{
    if (!p || !p->model || !names)
        return CST_EARGUMENT;
    int count = 0, status = CST_OK, all = !strcmp(names, "all");
    int *design = calloc((size_t)p->model->p + 1, sizeof *design);
    char *listed = calloc((size_t)p->model->p + 1, 1);
    if (!design || !listed)
        status = cst_fail(&p->report, CST_EMEMORY, "out of memory: free some and try again");
    for (int i = 0; status >= 0 && all && i < p->model->p; i++)
        design[count++] = i;
    if (status >= 0 && !all)
        status = list_design(p, names, design, &count, listed);
    if (status >= 0) {
        memcpy(p->design, design, (size_t)count * sizeof *design);
        p->count = count;
        p->report.message[0] = '\0';
    }
    free(design);
    free(listed);
    return status;
}

int cst_set_design_values(cst_problem *p, const double *values)
{
    if (!p || !p->model || !values)
        return CST_EARGUMENT;
    for (int k = 0; k < p->count; k++)
        TRY(check_value(p, p->design[k], values[k]));
    for (int k = 0; k < p->count; k++)
        p->rho[p->design[k]] = values[k];
    p->options.tf = p->rho[p->model->p];
    p->report.message[0] = '\0';
    return CST_OK;
}

int cst_set_cost(cst_problem *p, const char *name)
{
    if (!p || !p->model || !name)
        return CST_EARGUMENT;
    const cst_model *m = p->model;
    for (int i = 0; i < m->costs_count; i++) {
        if (strcmp(m->costs[i].name, name))
            continue;
        p->report.message[0] = '\0';
        p->cost = i;
        p->cost_kernels = cst_cost_kernels_of(m, name); /* there: cst_problem_create saw to it */
        return CST_OK;
    }
    return cst_fail(&p->report, CST_ENAME,
                    "model %s has no cost '%.60s': 'costate models %s' lists them", m->name, name,
                    cst_spelled(m).text);
}

const cst_model *cst_problem_model(const cst_problem *p)
{
    return p ? p->model : NULL;
}

void cst_problem_options_sized(const cst_problem *p, cst_options *options, size_t size)
{
    cst_options none;
    memset(&none, 0, sizeof none);
    cst_hand_out(options, size, p ? &p->options : &none, sizeof none);
}

int cst_design_count(const cst_problem *p)
{
    return p ? p->count : 0;
}

int cst_design_index(const cst_problem *p, int k)
{
    return p && k >= 0 && k < p->count ? p->design[k] : -1;
}

double cst_parameter_value(const cst_problem *p, int i)
{
    return p && p->model && i >= 0 && i <= p->model->p ? p->rho[i] : NAN;
}

int cst_cost_index(const cst_problem *p)
{
    return p ? p->cost : -1;
}
