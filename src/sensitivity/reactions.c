/* Does the cost, a response or an output look at a reaction that redundant constraints leave open?
 */
#include "sensitivity/sensitivity.h"

#include "model/formula.h"

#include "base/vectors.h"

#include <math.h>

#define MOVED 1e-9 /* of a cost or an output: more than nothing */

/* The cost with the reactions moved along nu by their own size, in w->adjoint.zW. */
static int cost_moves(cst_work *w, cst_scalar *f)
{
    cst_system *s = &w->system;
    if (!f)
        return 0;
    double here = f(s->t, s->q, s->v, s->a, s->lambda, s->rho, s->mode);
    double there = f(s->t, s->q, s->v, s->a, w->adjoint.zW, s->rho, s->mode);
    return fabs(there - here) > MOVED * (fabs(here) + fabs(there));
}

/* The outputs with the reactions as they are, and moved. */
static int take_outputs(cst_work *w)
{
    cst_system *s = &w->system;
    const cst_model *model = w->model;
    cst_output_function *output = model->kernels->outputs ? model->kernels->outputs : model->output;
    if (!output)
        return 0;
    output(s->t, s->q, s->v, s->a, s->lambda, s->rho, s->mode, w->observation.outputs);
    output(s->t, s->q, s->v, s->a, w->adjoint.zW, s->rho, s->mode,
           w->observation.outputs + model->outputs_count);
    return model->outputs_count;
}

static int output_moves(const cst_work *w, int i)
{
    double here = w->observation.outputs[i],
           there = w->observation.outputs[w->model->outputs_count + i];
    return fabs(there - here) > MOVED * (fabs(here) + fabs(there));
}

/* 1 + the first output that moves, or 0. */
static int first_output(cst_work *w)
{
    int count = take_outputs(w);
    for (int i = 0; i < count; i++)
        if (output_moves(w, i))
            return 1 + i;
    return 0;
}

static int leaf_moves(const cst_work *w, cst_quantity x)
{
    const cst_system *s = &w->system;
    if (x.kind == CST_OF_LAMBDA)
        return fabs(w->adjoint.zW[x.index] - s->lambda[x.index]) >
               MOVED * (1.0 + cst_largest(s->lambda, s->m));
    return x.kind == CST_OF_OUTPUT && output_moves(w, x.index);
}

/* Of a formula the value: a sum of reactions may be unique although each of them is not. */
static int formula_moves(const cst_work *w, const cst_formula *of)
{
    const cst_system *s = &w->system;
    const cst_place at = cst_system_place(s);
    cst_place moved = at;
    cst_outputs here = w->observation.quantities, there = w->observation.quantities;
    double leaf[CST_LEAVES];
    here.value = w->observation.outputs;
    there.value = w->observation.outputs + w->model->outputs_count;
    moved.lambda = w->adjoint.zW;
    cst_quantity_leaves(&here, &at, of, leaf);
    double before = cst_formula_value(of, leaf);
    cst_quantity_leaves(&there, &moved, of, leaf);
    double after = cst_formula_value(of, leaf);
    return fabs(after - before) > MOVED * (fabs(before) + fabs(after));
}

static int quantity_moves(const cst_work *w, cst_quantity x)
{
    return x.kind == CST_OF_FORMULA ? formula_moves(w, x.formula) : leaf_moves(w, x);
}

static int response_moves(cst_work *w, int r)
{
    const cst_target *one = &w->targets->list[r];
    const cst_parsed *of = one->parsed;
    if (of->functional == CST_FN_COST)
        return cost_moves(w, one->g->kernels->g) || cost_moves(w, one->g->kernels->w);
    for (int k = 0; k < of->samples_count; k++)
        if (quantity_moves(w, of->samples[k].x))
            return 1;
    return of->functional != CST_FN_MISFIT && quantity_moves(w, of->x);
}

/* 1 + the first response that moves, or 0. */
static int first_response(cst_work *w)
{
    take_outputs(w);
    for (int r = 0; r < w->targets->count; r++)
        if (response_moves(w, r))
            return 1 + r;
    return 0;
}

void cst_look_at_reactions(cst_work *w, int outputs)
{
    cst_system *s = &w->system;
    w->redundant.cost = w->redundant.output = w->redundant.response = 0;
    if (!s->redundant.count || cst_system_solve(s, s->t, s->q, s->v) < 0)
        return;
    cst_redundant_follow(s, 1);
    for (int k = 0; k < s->redundant.count; k++) {
        double size = 1.0 + cst_largest(s->lambda, s->m);
        for (int i = 0; i < s->m; i++)
            w->adjoint.zW[i] = s->lambda[i] + size * s->redundant.vectors[k * s->m + i];
        if (!w->targets->of_cost && !w->redundant.response)
            w->redundant.response = first_response(w);
        else if (w->targets->of_cost &&
                 (cost_moves(w, w->g.kernels->g) || cost_moves(w, w->g.kernels->w)))
            w->redundant.cost = 1 + w->p->cost;
        else if (outputs && !w->redundant.output)
            w->redundant.output = first_output(w);
    }
}

void cst_reactions_warning(cst_work *w)
{
    const char *what = w->redundant.cost ? "cost" : w->redundant.response ? "response" : "output";
    const char *name = w->redundant.cost ? w->model->costs[w->redundant.cost - 1].name
                       : w->redundant.response
                           ? w->targets_of.responses.list[w->redundant.response - 1].parsed->name
                           : w->model->outputs[w->redundant.output - 1].name;
    cst_warn(&w->report, CST_WREDUNDANT,
             "the %s '%.80s' depends on reactions that are not unique, because constraints are "
             "redundant: remove the redundant constraints, or use a sum that is unique",
             what, name);
}
