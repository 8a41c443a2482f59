/* paper.c: the table "Sensitivities of the five-bar mechanism" of the paper. */
#include "cli/commands/paper.h"

#include <string.h>

static const paper_row rows[] = {
    { "direct-index3", -4.2381, 3.2170 },   { "direct-index1", -4.2383, 3.2169 },
    { "direct-penalty", -4.2305, 3.2154 },  { "direct-maggi", -4.2300, 3.2112 },
    { "adjoint-index3", -4.2287, 3.2090 },  { "adjoint-index1", -4.2294, 3.2094 },
    { "adjoint-penalty", -4.2293, 3.2137 }, { "adjoint-maggi", -4.2294, 3.2093 },
    { "fd-1e-7", -9.7390, -4.0344 },        { "fd-1e-4", -4.2194, 3.2055 },
};

int paper_applies(const cst_problem *p)
{
    const cst_model *model = cst_problem_model(p);
    if (strcmp(model->name, "fivebar") ||
        strcmp(model->costs[cst_cost_index(p)].name, "position") ||
        cst_problem_options(p).tf != model->tf)
        return 0;
    for (int i = 0; i < model->p; i++)
        if (cst_parameter_value(p, i) != model->parameters[i].value)
            return 0;
    return 1;
}

const paper_row *paper_find(const char *approach)
{
    for (size_t i = 0; i < sizeof rows / sizeof rows[0]; i++)
        if (!strcmp(rows[i].approach, approach))
            return &rows[i];
    return NULL;
}
