#include "dynamics/outputs.h"

#include "base/vectors.h"
#include "model/facts.h"
#include "model/formula.h"

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

void cst_outputs_take(cst_outputs *x, cst_system *s, const cst_place *at)
{
    cst_tables_at(&s->tables, at->t, at->q);
    if (s->kernels->outputs)
        s->kernels->outputs(at->t, at->q, at->v, at->a, at->lambda, at->rho, at->mode, x->value);
}

static double leaf_value(const cst_outputs *x, const cst_place *at, cst_quantity of)
{
    const double *from[] = { x->value, at->q, at->v, at->a, at->lambda, at->rho, &at->t };
    return from[of.kind][of.index];
}

void cst_quantity_leaves(const cst_outputs *x, const cst_place *at, const cst_formula *of,
                         double *leaf)
{
    for (int k = 0; k < of->leaves; k++)
        leaf[k] = leaf_value(x, at, of->leaf[k]);
}

double cst_quantity_value(const cst_outputs *x, const cst_place *at, cst_quantity of)
{
    double leaf[CST_LEAVES];
    if (of.kind != CST_OF_FORMULA)
        return leaf_value(x, at, of);
    cst_quantity_leaves(x, at, of.formula, leaf);
    return cst_formula_value(of.formula, leaf);
}

static void clear_terms(const cst_system *s, cst_cost_terms *g)
{
    cst_clear(g->q, s->n);
    cst_clear(g->v, s->n);
    cst_clear(g->a, s->n);
    cst_clear(g->lambda, s->m);
    cst_clear(g->rho, s->p);
}

/* g = the gradient of the outputs, weighed by x->seed. */
static void outputs_gradient(cst_outputs *x, const cst_system *s, cst_cost_terms *g)
{
    s->kernels->outputs_b(s->t, s->q, g->q, s->v, g->v, s->a, g->a, s->lambda, g->lambda, s->rho,
                          g->rho, s->mode, x->value, x->seed);
}

/* Outputs by one pass for all of them, the rest as it is. */
static void formula_gradient(cst_outputs *x, const cst_system *s, const cst_formula *of,
                             double factor, cst_cost_terms *g)
{
    double *into[] = { x->seed, g->q, g->v, g->a, g->lambda, g->rho, NULL };
    double leaf[CST_LEAVES], by[CST_LEAVES];
    const cst_place at = cst_system_place(s);
    int outputs = 0;
    cst_quantity_leaves(x, &at, of, leaf);
    cst_formula_gradient(of, leaf, by);
    cst_clear(x->seed, x->count);
    for (int k = 0; k < of->leaves; k++)
        if (of->leaf[k].kind == CST_OF_OUTPUT) {
            x->seed[of->leaf[k].index] = factor * by[k];
            outputs++;
        }
    if (outputs)
        outputs_gradient(x, s, g);
    else
        clear_terms(s, g);
    for (int k = 0; k < of->leaves; k++)
        if (of->leaf[k].kind != CST_OF_OUTPUT && of->leaf[k].kind != CST_OF_T)
            into[of->leaf[k].kind][of->leaf[k].index] += factor * by[k];
}

void cst_quantity_gradient(cst_outputs *x, cst_system *s, cst_quantity of, double factor,
                           cst_cost_terms *g)
{
    double *into[] = { NULL, g->q, g->v, g->a, g->lambda, g->rho };
    cst_tables_at(&s->tables, s->t, s->q);
    if (of.kind == CST_OF_FORMULA) {
        formula_gradient(x, s, of.formula, factor, g);
    } else if (of.kind == CST_OF_OUTPUT) {
        cst_clear(x->seed, x->count);
        x->seed[of.index] = factor;
        outputs_gradient(x, s, g);
    } else {
        clear_terms(s, g);
        if (of.kind != CST_OF_T)
            into[of.kind][of.index] = factor;
    }
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

double cst_quantity_tangent(const cst_outputs *x, const cst_system *s, cst_quantity of, cst_dirs dq,
                            cst_dirs dv, cst_dirs drho, int l)
{
    const cst_dirs from[] = { (cst_dirs)x->tangent, dq,  dv, (cst_dirs)x->da,
                              (cst_dirs)x->dlambda, drho };
    double leaf[CST_LEAVES], by[CST_LEAVES], sum = 0.0;
    if (of.kind == CST_OF_T)
        return 0.0;
    if (of.kind != CST_OF_FORMULA)
        return from[of.kind][of.index][l];
    const cst_place at = cst_system_place(s);
    cst_quantity_leaves(x, &at, of.formula, leaf);
    cst_formula_gradient(of.formula, leaf, by);
    for (int k = 0; k < of.formula->leaves; k++) {
        const cst_quantity *of_leaf = &of.formula->leaf[k];
        if (of_leaf->kind != CST_OF_T)
            sum += by[k] * from[of_leaf->kind][of_leaf->index][l];
    }
    return sum;
}

static int leaf_needs(const cst_system *s, cst_quantity of)
{
    if (of.kind != CST_OF_OUTPUT)
        return of.kind == CST_OF_LAMBDA ? CST_NEEDS_REACTION
               : of.kind == CST_OF_A    ? CST_NEEDS_ACCELERATION
                                        : CST_NEEDS_NOTHING;
    return cst_needs(cst_facts_output(s->kernels, of.index));
}

int cst_quantity_needs(const cst_system *s, cst_quantity of)
{
    int most = CST_NEEDS_NOTHING;
    if (of.kind != CST_OF_FORMULA)
        return leaf_needs(s, of);
    for (int k = 0; k < of.formula->leaves; k++) {
        int needs = leaf_needs(s, of.formula->leaf[k]);
        most = needs > most ? needs : most;
    }
    return most;
}
