/* A problem like another: model, values, design variables, cost, options, responses. */
#include "model/problem.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* The text of a response as cst_add_response takes it. */
static int add_response(cst_problem *to, const cst_expression *r)
{
    size_t size = strlen(r->name) + strlen(r->text) + 2;
    char *text = malloc(size);
    if (!text)
        return cst_fail(&to->report, CST_EMEMORY, "out of memory: free some and try again");
    if (strcmp(r->name, r->text) == 0)
        snprintf(text, size, "%s", r->text);
    else
        snprintf(text, size, "%s=%s", r->name, r->text);
    int status = cst_add_response(to, text);
    free(text);
    return status;
}

static int copy_constraints(cst_problem *to, const cst_problem *from)
{
    size_t size = (size_t)from->constraints_count * sizeof *to->constraints;
    to->objective = from->objective;
    if (!size)
        return CST_OK;
    to->constraints = malloc(size);
    if (!to->constraints)
        return cst_fail(&to->report, CST_EMEMORY, "out of memory: free some and try again");
    memcpy(to->constraints, from->constraints, size);
    to->constraints_count = from->constraints_count;
    return CST_OK;
}

int cst_copy_responses(cst_problem *to, const cst_problem *from)
{
    for (int k = 0; k < from->responses_count; k++)
        TRY(add_response(to, &from->responses[k]));
    return CST_OK;
}

int cst_problem_copy(const cst_problem *from, cst_problem **out)
{
    if (!out)
        return CST_EARGUMENT;
    *out = NULL;
    if (!from || !from->model)
        return CST_EARGUMENT;
    TRY(cst_problem_create(from->model, out));
    cst_problem *to = *out;
    memcpy(to->rho, from->rho, ((size_t)from->model->p + 1) * sizeof *to->rho);
    memcpy(to->design, from->design, (size_t)from->count * sizeof *to->design);
    to->count = from->count;
    to->cost = from->cost;
    to->cost_kernels = from->cost_kernels;
    memcpy(to->memory_dir, from->memory_dir, sizeof to->memory_dir);
    to->options = from->options;
    to->options.memory_dir = from->options.memory_dir ? to->memory_dir : NULL;
    TRY(cst_copy_responses(to, from));
    return copy_constraints(to, from);
}
