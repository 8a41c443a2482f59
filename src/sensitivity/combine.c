/* Responses from the functionals that a run gave: values, derivatives by the chain rule, and
 * estimates of their errors. */
#include "sensitivity/sensitivity.h"

#include "base/vectors.h"
#include "model/formula.h"

#include <math.h>
#include <stdlib.h>

int cst_combined_create(cst_combined *x, const cst_problem *p)
{
    size_t count = (size_t)p->responses_count, parameters = (size_t)p->model->p + 1;
    double *memory = x->value = calloc(count * (2 + parameters) + 1, sizeof *memory);
    x->functional = malloc((count + 1) * sizeof *x->functional);
    if (!memory || !x->functional)
        return 0;
    for (int r = 0; r < p->responses_count; r++) {
        const cst_quantity *single = cst_formula_single(p->responses[r].formula);
        x->functional[r] = single && single->kind == CST_OF_FUNCTIONAL ? single->index : -1;
    }
    x->count = p->responses_count;
    cst_take(&memory, count);
    x->base = cst_take(&memory, count);
    x->gradient = cst_take(&memory, count * parameters);
    return 1;
}

void cst_combined_free(cst_combined *x)
{
    free(x->value);
    free(x->functional);
}

static const cst_formula *formula_of(const cst_work *w, int r)
{
    return w->p->responses[r].formula;
}

static int is_functional(const cst_formula *f, int k)
{
    return f->leaf[k].kind == CST_OF_FUNCTIONAL;
}

static void take_leaves(const cst_work *w, const cst_formula *f, double *leaf)
{
    for (int k = 0; k < f->leaves; k++)
        leaf[k] = is_functional(f, k) ? w->targets_of.responses.list[f->leaf[k].index].value
                                      : w->system.tables.flat[f->leaf[k].index];
}

void cst_combine_values(cst_work *w)
{
    double leaf[CST_LEAVES];
    for (int r = 0; r < w->combined.count; r++) {
        take_leaves(w, formula_of(w, r), leaf);
        w->combined.value[r] = cst_formula_value(formula_of(w, r), leaf);
    }
}

static void combine_gradient(cst_work *w, int r)
{
    const cst_formula *f = formula_of(w, r);
    double leaf[CST_LEAVES], by[CST_LEAVES], *row = cst_combined_row(w, r);
    take_leaves(w, f, leaf);
    cst_formula_gradient(f, leaf, by);
    cst_clear(row, w->model->p + 1);
    for (int k = 0; k < f->leaves; k++) {
        int of = f->leaf[k].index;
        if (!is_functional(f, k))
            row[of] += by[k];
        for (int i = 0; is_functional(f, k) && i <= w->model->p; i++)
            row[i] += by[k] * w->targets_of.responses.list[of].gradient[i];
    }
}

void cst_combine_gradients(cst_work *w)
{
    for (int r = 0; r < w->combined.count; r++)
        combine_gradient(w, r);
}

/* What the errors of the functionals x_k make of a value f, and of a derivative, the sum of
 * f_k dx_k: its factors are open too, by f_kl times the error of x_l. */
double cst_combine_error(const cst_work *w, const cst_expression *r)
{
    const cst_formula *f = r->formula;
    double leaf[CST_LEAVES], by[CST_LEAVES], sum = 0.0;
    take_leaves(w, f, leaf);
    cst_formula_gradient(f, leaf, by);
    for (int k = 0; k < f->leaves; k++)
        if (is_functional(f, k))
            sum += fabs(by[k]) * w->targets_of.responses.list[f->leaf[k].index].error;
    return sum;
}

/* How much the error of leaf k turns the gradient of the formula. */
static double turn(const cst_work *w, const cst_formula *f, const double *leaf, int k, int i)
{
    double along[CST_LEAVES] = { 0.0 }, by[CST_LEAVES], sum = 0.0;
    along[k] = w->targets_of.responses.list[f->leaf[k].index].error;
    cst_formula_product(f, leaf, along, by);
    for (int l = 0; l < f->leaves; l++)
        sum += is_functional(f, l)
                   ? fabs(by[l] * w->targets_of.responses.list[f->leaf[l].index].gradient[i])
               : f->leaf[l].index == i ? fabs(by[l])
                                       : 0.0;
    return sum;
}

double cst_combine_bar(const cst_work *w, const cst_expression *r, int i)
{
    const cst_formula *f = r->formula;
    double leaf[CST_LEAVES], by[CST_LEAVES], sum = 0.0;
    take_leaves(w, f, leaf);
    cst_formula_gradient(f, leaf, by);
    for (int k = 0; k < f->leaves; k++)
        if (is_functional(f, k))
            sum += fabs(by[k]) * w->targets_of.responses.list[f->leaf[k].index].bar[i] +
                   (cst_formula_single(f) ? 0.0 : turn(w, f, leaf, k, i));
    return sum;
}
