/* Limits on the rate of a table at all times, "-8 <= dot(F) <= 8 always". */
#ifndef CST_RATES_H
#define CST_RATES_H

#include "model/quantity.h"

/* The table whose rate the text is, "dot(F)", or NULL. */
const cst_array *cst_rate_find(const cst_model *m, const char *text);

/* Straight lines in time: its rate is constant between two knots. */
int cst_rate_is_straight(const cst_array *a);

/* The rate between knots k and k + 1 as a response, "NAME.k=(F[k + 1] - F[k]) / h", with the name
 * of this length, or one of its own. */
void cst_rate_text(const cst_array *a, int k, const char *name, int length, char *text,
                   size_t size);

#endif
