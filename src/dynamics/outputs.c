#include "dynamics/outputs.h"

#include "base/vectors.h"
#include "model/facts.h"

#include <stdlib.h>

int cst_outputs_create(cst_outputs *x, const cst_model *model)
{
    size_t n = (size_t)model->n, m = model->m ? (size_t)model->m : 1,
           count = (size_t)model->outputs_count;
    double *memory = calloc(2 * count + (count + n + m) * CST_LANES, sizeof *memory);
    if (!memory)
        return 0;
    x->count = model->outputs_count;
    x->tangent = (cst_outs)cst_take(&memory, count * CST_LANES);
    x->da = (cst_outs)cst_take(&memory, n * CST_LANES);
    x->dlambda = (cst_outs)cst_take(&memory, m * CST_LANES);
    x->value = cst_take(&memory, count);
    x->seed = cst_take(&memory, count);
    return 1;
}

void cst_outputs_free(cst_outputs *x)
{
    free(x->tangent);
}

void cst_outputs_take(cst_outputs *x, const cst_system *s, const cst_place *at)
{
    if (s->kernels->outputs)
        s->kernels->outputs(at->t, at->q, at->v, at->a, at->lambda, at->rho, at->mode, x->value);
}

double cst_quantity_value(const cst_outputs *x, const cst_place *at, cst_quantity of)
{
    const double *from[] = { x->value, at->q, at->v, at->a, at->lambda };
    return from[of.kind][of.index];
}

void cst_quantity_gradient(cst_outputs *x, const cst_system *s, cst_quantity of, double factor,
                           cst_cost_terms *g)
{
    double *into[] = { NULL, g->q, g->v, g->a, g->lambda };
    if (of.kind == CST_OF_OUTPUT) {
        cst_clear(x->seed, x->count);
        x->seed[of.index] = factor;
        s->kernels->outputs_b(s->t, s->q, g->q, s->v, g->v, s->a, g->a, s->lambda, g->lambda,
                              s->rho, g->rho, s->mode, x->value, x->seed);
        return;
    }
    cst_clear(g->q, s->n);
    cst_clear(g->v, s->n);
    cst_clear(g->a, s->n);
    cst_clear(g->lambda, s->m);
    cst_clear(g->rho, s->p);
    into[of.kind][of.index] = factor;
}

void cst_outputs_tangents(cst_outputs *x, const cst_system *s, cst_dirs dq, cst_dirs dv,
                          cst_dirs drho, int lanes)
{
    int n = s->n, m = s->m;
    for (int l = 0; l < CST_LANES; l++) {
        const double *d = s->rhs + (l < lanes ? l : 0) * (n + m);
        for (int i = 0; i < n; i++)
            x->da[i][l] = d[i];
        for (int i = 0; i < m; i++)
            x->dlambda[i][l] = d[n + i];
    }
    if (s->kernels->outputs)
        s->kernels->outputs_dv(s->t, s->q, dq, s->v, dv, s->a, (cst_dirs)x->da, s->lambda,
                               (cst_dirs)x->dlambda, s->rho, drho, s->mode, x->value, x->tangent,
                               CST_LANES);
}

double cst_quantity_tangent(const cst_outputs *x, cst_quantity of, cst_dirs dq, cst_dirs dv, int l)
{
    const cst_dirs from[] = { (cst_dirs)x->tangent, dq, dv, (cst_dirs)x->da, (cst_dirs)x->dlambda };
    return from[of.kind][of.index][l];
}

int cst_quantity_needs(const cst_system *s, cst_quantity of)
{
    if (of.kind != CST_OF_OUTPUT)
        return of.kind == CST_OF_LAMBDA ? CST_NEEDS_REACTION
               : of.kind == CST_OF_A    ? CST_NEEDS_ACCELERATION
                                        : CST_NEEDS_NOTHING;
    return cst_needs(cst_facts_output(s->kernels, of.index));
}
