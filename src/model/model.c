/* The models that are built in, and what a descriptor must have. */
#include "costate.h"
#include "model/arrays/arrays.h"
#include "model/problem.h"
#include "model/registry.h"

#include <stdio.h>
#include <string.h>

int cst_model_count(void)
{
    return cst_registry_count;
}

const cst_model *cst_model_at(int i)
{
    return i >= 0 && i < cst_registry_count ? cst_model_expanded(cst_registry[i]) : NULL;
}

const cst_model *cst_model_find(const char *name)
{
    for (int i = 0; name && i < cst_registry_count; i++)
        if (!strcmp(cst_registry[i]->name, name))
            return cst_model_expanded(cst_registry[i]);
    return NULL;
}

cst_spelling cst_spelled(const cst_model *model)
{
    cst_spelling spelled;
    int known = cst_model_find(model->name) == model;
    snprintf(spelled.text, sizeof spelled.text, known ? "%.40s" : "./%.40s.so", model->name);
    return spelled;
}

const char *cst_version(void)
{
    return CST_VERSION;
}

int cst_parameter_index(const cst_model *m, const char *name, size_t length)
{
    for (int i = 0; i < m->p; i++)
        if (strlen(m->parameters[i].name) == length &&
            !strncmp(m->parameters[i].name, name, length))
            return i;
    return -1;
}

int cst_parameter_or_end(const cst_model *m, const char *name, size_t length)
{
    int i = cst_parameter_index(m, name, length);
    return i < 0 && length == 2 && !strncmp(name, "tf", 2) ? m->p : i;
}
