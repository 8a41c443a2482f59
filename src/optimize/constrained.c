/* The constraints of an optimizer: those of its scenarios' problems, one after another. */
#include "optimize/optimizer.h"

#include "base/sized.h"
#include "base/status.h"
#include "model/problem.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

static int evaluate(void *user, const double *rho, double *psi, double *gradient, double *values,
                    double *jacobian, const char **why)
{
    cst_optimizer *o = user;
    TRY(cst_optimizer_objective(o, rho, psi, gradient, why));
    cst_optimizer_constraints(o, values, jacobian);
    size_t m = (size_t)o->search.residuals;
    if (m) {
        memcpy(values, o->fit->residuals, m * sizeof *values);
        memcpy(jacobian, o->fit->jacobian, m * (size_t)o->m.n * sizeof *jacobian);
    }
    return CST_OK;
}

/* Room for the values and the Jacobian of each scenario's responses. */
static int room_for_responses(cst_optimizer *o)
{
    size_t n = (size_t)o->m.n, all = 0, count = o->count > 0 ? (size_t)o->count : 1;
    for (int i = 0; i < o->count; i++)
        all += (size_t)o->scenarios[i].p->responses_count * (1 + n);
    o->responses = calloc(count, sizeof *o->responses);
    double *x = o->responses_memory = calloc(all + 1, sizeof *x);
    if (!x || !o->responses)
        return 0;
    for (int i = 0; i < o->count; i++) {
        o->responses[i] = x;
        x += (size_t)o->scenarios[i].p->responses_count * (1 + n);
    }
    return 1;
}

int cst_optimizer_gather(cst_optimizer *o)
{
    int count = 0, j = 0;
    for (int i = 0; i < o->count; i++)
        count += o->scenarios[i].p->constraints_count;
    o->owner = calloc((size_t)count + 1, sizeof *o->owner);
    if (!o->owner || !room_for_responses(o) ||
        cst_search_create(&o->search, &o->m, count, evaluate, o) < 0)
        return cst_optimizer_fail(o, CST_EMEMORY, "out of memory: free some and try again");
    o->search.multiply = cst_optimizer_products;
    for (int i = 0; i < o->count; i++)
        o->search.kinks = o->search.kinks || o->scenarios[i].p->model->s;
    for (int i = 0; i < o->count; i++)
        for (int k = 0; k < o->scenarios[i].p->constraints_count; k++, j++) {
            o->owner[j] = i;
            o->search.lower[j] = o->scenarios[i].p->constraints[k].lower;
            o->search.upper[j] = o->scenarios[i].p->constraints[k].upper;
            o->search.scale[j] = 1.0;
        }
    return CST_OK;
}

void cst_optimizer_scatter(cst_optimizer *o)
{
    cst_search_free(&o->search);
    free(o->owner);
    if (o->fit)
        free(o->fit->memory);
    free(o->fit);
    free(o->responses);
    free(o->responses_memory);
}

void cst_optimizer_constraints(const cst_optimizer *o, double *values, double *jacobian)
{
    int n = o->m.n;
    for (int i = 0, j = 0; i < o->count; i++) {
        const cst_problem *p = o->scenarios[i].p;
        for (int k = 0; k < p->constraints_count; k++, j++) {
            int r = p->constraints[k].response;
            values[j] = o->responses[i][r];
            if (jacobian)
                memcpy(jacobian + j * n, o->responses[i] + p->responses_count + r * n,
                       (size_t)n * sizeof *jacobian);
        }
    }
}

static const cst_expression *response_of(const cst_optimizer *o, int j)
{
    int first = 0;
    for (int i = 0; i < o->owner[j]; i++)
        first += o->scenarios[i].p->constraints_count;
    const cst_problem *p = o->scenarios[o->owner[j]].p;
    return &p->responses[p->constraints[j - first].response];
}

const char *cst_optimizer_worst(const cst_optimizer *o)
{
    const cst_search *s = &o->search;
    int worst = 0;
    for (int j = 0; j < s->constraints; j++)
        if (cst_violation(s, j, cst_row_values(s, s->best)[j]) >
            cst_violation(s, worst, cst_row_values(s, s->best)[worst]))
            worst = j;
    return s->constraints ? response_of(o, worst)->name : "";
}

int cst_optimizer_constraint_sized(const cst_optimizer *o, int j, cst_constrained *constrained,
                                   size_t size)
{
    if (!o || j < 0 || j >= o->search.constraints)
        return 0;
    const cst_search *s = &o->search;
    const cst_expression *r = response_of(o, j);
    cst_constrained one = { .name = r->name,
                            .unit = r->unit,
                            .scenario = o->owner[j],
                            .value = NAN,
                            .lower = s->lower[j],
                            .upper = s->upper[j],
                            .multiplier = NAN,
                            .violation = NAN };
    if (o->m.s.started) {
        one.value = cst_row_values(s, s->best)[j];
        one.multiplier = s->multiplier[j] * o->m.s.psi_scale / s->scale[j];
        one.violation = cst_violation(s, j, one.value);
        one.binds = s->lower[j] == s->upper[j]                       ? 2
                    : s->multiplier[j] != 0.0 || one.violation > 0.0 ? cst_at_limit(s, j, one.value)
                                                                     : 0;
    }
    cst_hand_out(constrained, size, &one, sizeof one);
    return 1;
}
