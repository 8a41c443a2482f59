/* The formulations there are, in the order of the paper's table. */
#include "integrate/onestep/formulations.h"

#include <string.h>

extern const cst_formulation cst_index3_formulation, cst_index1_formulation,
    cst_penalty_formulation, cst_maggi_formulation;
static const cst_formulation *const formulations[] = { &cst_index3_formulation,
                                                       &cst_index1_formulation,
                                                       &cst_penalty_formulation,
                                                       &cst_maggi_formulation };
enum { COUNT = sizeof formulations / sizeof formulations[0] };

int cst_formulation_count(void)
{
    return COUNT;
}

const char *cst_formulation_name(int i)
{
    return i >= 0 && i < COUNT ? formulations[i]->name : NULL;
}

const char *cst_formulation_about(int i)
{
    return i >= 0 && i < COUNT ? formulations[i]->about : NULL;
}

const cst_formulation *cst_formulation_find(const char *name)
{
    for (int i = 0; name && i < COUNT; i++)
        if (!strcmp(formulations[i]->name, name))
            return formulations[i];
    return NULL;
}
