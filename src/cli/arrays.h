/* arrays.h: arrays of parameters in what is written: one row, or one list, each. */
#ifndef CLI_ARRAYS_H
#define CLI_ARRAYS_H

#include "cli/output/json.h"
#include "costate.h"

/* The array whose first value is parameter i, or NULL. */
const cst_array *array_from(const cst_model *model, int i);

/* How many design variables from number k on are one whole array, *array; otherwise 1, and *array
 * is NULL. */
int design_span(const cst_problem *p, int k, const cst_array **array);

/* An object of the design variables, whose values put writes: lists for arrays, where the key is
 * NULL. */
typedef void json_put(json *j, const char *key, const void *user, int k);
void json_design(json *j, const char *key, const cst_problem *p, json_put *put, const void *user);
void json_design_numbers(json *j, const char *key, const cst_problem *p, const double *values);

/* An object of all parameters; values [p of the model]. */
void json_all_parameters(json *j, const char *key, const cst_problem *p, const double *values);

/* "-3 ... 7" of so many values, or one of them where all are equal; to be freed. */
char *range_text(const double *values, int count, int digits);
double norm_of(const double *values, int count);

#endif
