/* names.h: sets of valid names, and what to say about a name that is not among them. */
#ifndef CLI_NAMES_H
#define CLI_NAMES_H

#include "costate.h"

#include <stddef.h>

typedef struct {
    const char *(*at)(const void *set, int i);
    const void *set;
    int count;
} names;

names names_of_models(void);
names names_of_parameters(const cst_model *model);
names names_of_costs(const cst_model *model);
names names_of_formulations(void);
names names_of_methods(void);
names names_of_integrators(void);
names names_of_formulas(void);
names names_of_bars(void);
names names_of_projections(void);
const char *projection_name(cst_projection_choice projection);
names names_of_list(const char *const *list, int count);

int names_find(const names *set, const char *given); /* its index, or -1 */

/* Names sorted, each with its place in a list: among many thousands one is found without going
 * through them all. */
typedef struct {
    const char *name;
    int at;
} name_at;
void names_sort(name_at *list, int count);
int names_contain(const name_at *sorted, int count, const char *name);
/* 1: the places of a name that appears twice */
int names_twice(const name_at *sorted, int count, int *first, int *second);

/* "did you mean 'L01'?", else "choose from a, b" when they are few, else the text of
 * `otherwise`. */
const char *names_advice(const names *set, const char *given, const char *otherwise, char *text,
                         size_t size);

const char *plural(long count); /* "" of one, otherwise "s" */

/* The word for a method on the command line and in the output. */
const char *method_name(cst_method method);
const char *integrator_name(cst_integration integrator);

#endif
