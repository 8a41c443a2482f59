/* The values of an array, from a file. */
#ifndef CST_ARRAY_FILE_H
#define CST_ARRAY_FILE_H

#include "base/status.h"
#include "costate.h"

/* Reads values [count] of the array from a table of one column, or of knots and values. */
int cst_array_read(const cst_array *array, const char *path, double *values, cst_report *report);

#endif
