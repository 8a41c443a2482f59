/* Does the cost, or an output, look at a reaction that redundant constraints leave open? */
#include "sensitivity/sensitivity.h"

#include "base/vectors.h"

#include <math.h>

#define MOVED 1e-9 /* of a cost or an output: more than nothing */

/* The cost with the reactions moved along nu by their own size, in w->zW. */
static int cost_moves(cst_work *w, cst_scalar *f)
{
    cst_system *s = &w->system;
    if (!f)
        return 0;
    double here = f(s->t, s->q, s->v, s->a, s->lambda, s->rho, s->mode);
    double there = f(s->t, s->q, s->v, s->a, w->zW, s->rho, s->mode);
    return fabs(there - here) > MOVED * (fabs(here) + fabs(there));
}

/* 1 + the first output that moves, or 0. */
static int output_moves(cst_work *w)
{
    cst_system *s = &w->system;
    const cst_model *model = w->model;
    double *here = w->outputs, *there = here + model->outputs_count;
    cst_output_function *output = model->kernels->outputs ? model->kernels->outputs : model->output;
    if (!output)
        return 0;
    output(s->t, s->q, s->v, s->a, s->lambda, s->rho, s->mode, here);
    output(s->t, s->q, s->v, s->a, w->zW, s->rho, s->mode, there);
    for (int i = 0; i < model->outputs_count; i++)
        if (fabs(there[i] - here[i]) > MOVED * (fabs(here[i]) + fabs(there[i])))
            return 1 + i;
    return 0;
}

void cst_look_at_reactions(cst_work *w, int outputs)
{
    cst_system *s = &w->system;
    w->redundant_cost = w->redundant_output = 0;
    if (!s->redundant || cst_system_solve(s, s->t, s->q, s->v) < 0)
        return;
    cst_redundant_follow(s, 1);
    for (int k = 0; k < s->redundant; k++) {
        double size = 1.0 + cst_largest(s->lambda, s->m);
        for (int i = 0; i < s->m; i++)
            w->zW[i] = s->lambda[i] + size * s->null[k * s->m + i];
        if (cost_moves(w, w->g.kernels->g) || cost_moves(w, w->g.kernels->w))
            w->redundant_cost = 1 + w->p->cost;
        else if (outputs && !w->redundant_output)
            w->redundant_output = output_moves(w);
    }
}

int cst_reactions_warning(cst_work *w)
{
    const char *what = w->redundant_cost ? "cost" : "output";
    const char *name = w->redundant_cost ? w->model->costs[w->redundant_cost - 1].name
                                         : w->model->outputs[w->redundant_output - 1].name;
    return cst_fail(&w->report, CST_WREDUNDANT,
                    "the %s '%s' depends on reactions that are not unique, because constraints are "
                    "redundant: remove the redundant constraints, or use a sum that is unique",
                    what, name);
}
