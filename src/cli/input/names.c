/* names.c: sets of valid names, and the nearest to a wrong one. */
#include "cli/input/names.h"

#include <ctype.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { LONGEST = 64, FEW = 12, NEAREST = 3 };

/* In the order of cst_method. */
static const char *const methods[] = { "adjoint", "direct", "fd", "fd-forward" };

/* In the order of cst_bars. */
static const char *const bars[] = { "auto", "weighed", "full" };

/* In the order of cst_projection_choice. */
static const char *const projections[] = { "auto", "off", "always" };

static const char *const formulas[] = { "bdf", "adams" }; /* by cst_options.adams */

static const char *model_at(const void *set, int i)
{
    (void)set;
    return cst_model_at(i)->name;
}

/* The name of parameter or array i. */
static const char *parameter_at(const void *set, int i)
{
    const cst_model *model = set;
    for (int a = 0; a < model->arrays_count; a++) {
        const cst_array *array = &model->arrays[a];
        if (i < array->first)
            break;
        if (i == array->first)
            return array->name;
        i += array->count - 1;
    }
    return model->parameters[i].name;
}

static const char *cost_at(const void *set, int i)
{
    return ((const cst_cost *)set)[i].name;
}

static const char *formulation_at(const void *set, int i)
{
    (void)set;
    return cst_formulation_name(i);
}

static const char *integrator_at(const void *set, int i)
{
    (void)set;
    return cst_integrator_name(i);
}

static const char *list_at(const void *set, int i)
{
    return ((const char *const *)set)[i];
}

names names_of_models(void)
{
    return (names){ model_at, NULL, cst_model_count() };
}

names names_of_parameters(const cst_model *model)
{
    int count = model->p;
    for (int a = 0; a < model->arrays_count; a++)
        count -= model->arrays[a].count - 1;
    return (names){ parameter_at, model, count };
}

names names_of_costs(const cst_model *model)
{
    return (names){ cost_at, model->costs, model->costs_count };
}

names names_of_formulations(void)
{
    return (names){ formulation_at, NULL, cst_formulation_count() };
}

names names_of_methods(void)
{
    return names_of_list(methods, (int)(sizeof methods / sizeof methods[0]));
}

names names_of_integrators(void)
{
    int count = 0;
    while (cst_integrator_name(count))
        count++;
    return (names){ integrator_at, NULL, count };
}

names names_of_bars(void)
{
    return names_of_list(bars, (int)(sizeof bars / sizeof bars[0]));
}

names names_of_projections(void)
{
    return names_of_list(projections, (int)(sizeof projections / sizeof projections[0]));
}

names names_of_formulas(void)
{
    return names_of_list(formulas, (int)(sizeof formulas / sizeof formulas[0]));
}

names names_of_list(const char *const *list, int count)
{
    return (names){ list_at, list, count };
}

const char *method_name(cst_method method)
{
    return methods[method];
}

const char *projection_name(cst_projection_choice projection)
{
    return projections[projection];
}

const char *integrator_name(cst_integration integrator)
{
    return cst_integrator_name((int)integrator);
}

int names_find(const names *set, const char *given)
{
    for (int i = 0; i < set->count; i++)
        if (strcmp(set->at(set->set, i), given) == 0)
            return i;
    return -1;
}

/* By name, and of the same name in their order. */
static int by_name(const void *a, const void *b)
{
    const name_at *x = a, *y = b;
    int order = strcmp(x->name, y->name);
    return order ? order : (x->at > y->at) - (x->at < y->at);
}

static int same_name(const void *a, const void *b)
{
    return strcmp(((const name_at *)a)->name, ((const name_at *)b)->name);
}

void names_sort(name_at *list, int count)
{
    qsort(list, (size_t)count, sizeof *list, by_name);
}

int names_contain(const name_at *sorted, int count, const char *name)
{
    return bsearch(&(name_at){ name, 0 }, sorted, (size_t)count, sizeof *sorted, same_name) != NULL;
}

int names_twice(const name_at *sorted, int count, int *first, int *second)
{
    int found = -1;
    for (int i = 1; i < count; i++)
        if (same_name(&sorted[i - 1], &sorted[i]) == 0 &&
            (found < 0 || sorted[i].at < sorted[found].at))
            found = i;
    if (found > 0) {
        *first = sorted[found - 1].at;
        *second = sorted[found].at;
    }
    return found > 0;
}

static int least(int a, int b)
{
    return a < b ? a : b;
}

/* Insertions, deletions and replacements from a to b, letter case aside. */
static int edit_distance(const char *a, const char *b)
{
    int row[LONGEST + 1];
    int na = (int)strlen(a), nb = (int)strlen(b);
    for (int j = 0; j <= nb; j++)
        row[j] = j;
    for (int i = 1; i <= na; i++) {
        int diagonal = row[0];
        row[0] = i;
        for (int j = 1; j <= nb; j++) {
            int same = tolower((unsigned char)a[i - 1]) == tolower((unsigned char)b[j - 1]);
            int replaced = diagonal + !same;
            diagonal = row[j];
            row[j] = least(replaced, 1 + least(row[j], row[j - 1]));
        }
    }
    return row[nb];
}

/* How far the name is from what was given. */
static int remoteness(const char *given, const char *name)
{
    size_t length = strlen(given);
    if (length > LONGEST || strlen(name) > LONGEST)
        return LONGEST;
    int distance = edit_distance(given, name);
    if (length >= 2 && strncmp(given, name, length) == 0)
        return least(distance, 1); /* an abbreviation */
    return distance;
}

static void append(char *text, size_t size, const char *before, const char *name, const char *after)
{
    size_t used = strlen(text);
    snprintf(text + used, size - used, "%s%s%s", before, name, after);
}

const char *plural(long count)
{
    return count == 1 ? "" : "s";
}

const char *names_advice(const names *set, const char *given, const char *otherwise, char *text,
                         size_t size)
{
    int length = least((int)strlen(given), LONGEST), found = 0;
    int nearest = length < 2 ? 0 : 1 + length / 4; /* beyond that it is another word */
    for (int i = 0; i < set->count; i++)
        nearest = least(nearest, remoteness(given, set->at(set->set, i)));
    text[0] = '\0';
    for (int i = 0; i < set->count && found < NEAREST; i++)
        if (remoteness(given, set->at(set->set, i)) == nearest)
            append(text, size, found++ ? " or '" : "did you mean '", set->at(set->set, i), "'");
    if (found) {
        append(text, size, "?", "", "");
    } else if (set->count <= FEW || !otherwise) {
        for (int i = 0; i < set->count; i++)
            append(text, size, i ? ", " : "choose from ", set->at(set->set, i), "");
    } else {
        append(text, size, otherwise, "", "");
    }
    return text;
}
