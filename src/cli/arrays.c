/* arrays.c: arrays of parameters in what is written. */
#include "cli/arrays.h"

#include <math.h>
#include <stdlib.h>

const cst_array *array_from(const cst_model *model, int i)
{
    for (int a = 0; a < model->arrays_count; a++)
        if (model->arrays[a].first == i)
            return &model->arrays[a];
    return NULL;
}

int design_span(const cst_problem *p, int k, const cst_array **array)
{
    int first = cst_design_index(p, k), count = cst_design_count(p);
    *array = array_from(cst_problem_model(p), first);
    if (*array && k + (*array)->count > count)
        *array = NULL;
    for (int i = 0; *array && i < (*array)->count; i++)
        if (cst_design_index(p, k + i) != first + i)
            *array = NULL;
    return *array ? (*array)->count : 1;
}

void json_design(json *j, const char *key, const cst_problem *p, json_put *put, const void *user)
{
    const cst_array *array;
    json_object(j, key);
    for (int k = 0, span; k < cst_design_count(p); k += span) {
        span = design_span(p, k, &array);
        if (array)
            json_array(j, array->name);
        for (int i = k; i < k + span; i++)
            put(j, array ? NULL : cst_design_parameter(p, i)->name, user, i);
        if (array)
            json_close(j, ']');
    }
    json_close(j, '}');
}

static void put_number(json *j, const char *key, const void *user, int k)
{
    json_number(j, key, ((const double *)user)[k]);
}

void json_design_numbers(json *j, const char *key, const cst_problem *p, const double *values)
{
    json_design(j, key, p, put_number, values);
}

void json_all_parameters(json *j, const char *key, const cst_problem *p, const double *values)
{
    const cst_model *model = cst_problem_model(p);
    json_object(j, key);
    for (int i = 0, span; i < model->p; i += span) {
        const cst_array *array = array_from(model, i);
        span = array ? array->count : 1;
        if (array)
            json_array(j, array->name);
        for (int k = i; k < i + span; k++)
            json_number(j, array ? NULL : model->parameters[k].name, values[k]);
        if (array)
            json_close(j, ']');
    }
    for (int k = 0; k < cst_design_count(p); k++)
        if (cst_design_index(p, k) == model->p)
            json_number(j, cst_design_parameter(p, k)->name, values[model->p]);
    json_close(j, '}');
}

char *range_text(const double *values, int count, int digits)
{
    double least = values[0], most = values[0];
    for (int i = 1; i < count; i++) {
        least = fmin(least, values[i]);
        most = fmax(most, values[i]);
    }
    char low[64], high[64];
    snprintf(low, sizeof low, "%.*g", digits, least);
    snprintf(high, sizeof high, "%.*g", digits, most);
    return least == most ? print_text("%s", low) : print_text("%s ... %s", low, high);
}

double norm_of(const double *values, int count)
{
    double sum = 0.0;
    for (int i = 0; i < count; i++)
        sum = hypot(sum, values[i]);
    return sum;
}
