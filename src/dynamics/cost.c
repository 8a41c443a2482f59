#include "dynamics/cost.h"

#include "base/vectors.h"
#include "model/arrays/arrays.h"
#include "model/facts.h"

#include <stdlib.h>

int cst_cost_create(cst_cost_terms *x, const cst_model *model)
{
    size_t n = (size_t)model->n, p = (size_t)cst_rho_size(model) + 1;
    size_t m = model->m ? (size_t)model->m : 1; /* kernels declare lambda[1] without constraints */
    double *memory = calloc(3 * n + m + p, sizeof *memory);
    if (!memory)
        return 0;
    x->q = cst_take(&memory, n);
    x->v = cst_take(&memory, n);
    x->a = cst_take(&memory, n);
    x->lambda = cst_take(&memory, m);
    x->rho = cst_take(&memory, p);
    return 1;
}

void cst_cost_free(cst_cost_terms *x)
{
    free(x->q);
}

static double value(cst_scalar *f, const cst_system *s)
{
    return f ? f(s->t, s->q, s->v, s->a, s->lambda, s->rho, s->mode) : 0.0;
}

double cst_running_cost(const cst_cost_terms *x, const cst_system *s)
{
    return value(x->kernels->g, s);
}

double cst_final_cost(const cst_cost_terms *x, const cst_system *s)
{
    return value(x->kernels->w, s);
}

void cst_cost_gradient(cst_cost_terms *x, const cst_system *s, int final)
{
    cst_scalar_b *b = final ? x->kernels->w_b : x->kernels->g_b;
    if (b) {
        b(s->t, s->q, x->q, s->v, x->v, s->a, x->a, s->lambda, x->lambda, s->rho, x->rho, s->mode,
          1.0);
        return;
    }
    cst_clear(x->q, s->n);
    cst_clear(x->v, s->n);
    cst_clear(x->a, s->n);
    cst_clear(x->lambda, s->m);
    cst_clear(x->rho, s->p);
}

int cst_needs(int looks)
{
    return looks & CST_LOOKS_AT_LAMBDA ? CST_NEEDS_REACTION
           : looks & CST_LOOKS_AT_A    ? CST_NEEDS_ACCELERATION
                                       : CST_NEEDS_NOTHING;
}

int cst_cost_needs(const cst_cost_terms *x, const cst_system *s)
{
    return cst_needs(cst_facts_cost(s->kernels, x->kernels));
}
