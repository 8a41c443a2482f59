/* Arrays of parameters: one row of a descriptor's table for many values. */
#ifndef CST_ARRAYS_H
#define CST_ARRAYS_H

#include "base/status.h"
#include "costate.h"

/* The model with a row for each value of its arrays; itself where it has none or is wrong.  It is
 * made once per descriptor and kept until the program ends.  NULL: out of memory. */
const cst_model *cst_model_expanded(const cst_model *m);

/* Whether an array's values are those of a table; at how many places it is looked up. */
int cst_is_table(const cst_table *table);
int cst_table_places(const cst_table *table);

/* The size of rho in the kernels, and the larger of it and p. */
int cst_rho_size(const cst_model *m);
int cst_rho_room(const cst_model *m);

/* The array that parameter i belongs to, or NULL. */
const cst_array *cst_array_of(const cst_model *m, int i);

/* The array of that name, or NULL. */
const cst_array *cst_array_find(const cst_model *m, const char *name, size_t length);

/* The next parameter after `after` that the first `length` characters of a name mean, or -1. */
int cst_parameter_match(const cst_model *m, const char *name, size_t length, int after);

/* CST_OK, or why the rows of a descriptor, which is not expanded, are not .p values. */
int cst_check_arrays(const cst_model *m, cst_report *r);

#endif
