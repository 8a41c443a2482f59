/* Limits on the rate of a table at all times: of a table of straight lines in time, one for each
 * interval, on values alone. */
#include "model/rates.h"

#include "model/arrays/arrays.h"

#include <stdio.h>
#include <string.h>

static int is_coordinate(const cst_model *m, const char *name, size_t length)
{
    cst_quantity x;
    return cst_quantity_find(m, name, length, &x) && x.kind != CST_OF_OUTPUT;
}

/* A coordinate of that name hides it. */
const cst_array *cst_rate_find(const cst_model *m, const char *text)
{
    cst_cursor c = { m, NULL, text, text };
    cst_skip(&c);
    if (strncmp(c.at, "dot", 3))
        return NULL;
    c.at += 3;
    cst_skip(&c);
    if (*c.at++ != '(')
        return NULL;
    cst_skip(&c);
    size_t length = cst_word(&c);
    const cst_array *a = cst_array_find(m, c.at, length);
    if (!a || !cst_is_table(a->table) || is_coordinate(m, c.at, length))
        return NULL;
    c.at += length;
    cst_skip(&c);
    if (*c.at++ != ')')
        return NULL;
    cst_skip(&c);
    return *c.at ? NULL : a;
}

int cst_rate_is_straight(const cst_array *a)
{
    return a->table->kind == CST_TABLE_LINEAR && !a->table->lookups;
}

void cst_rate_text(const cst_array *a, int k, const char *name, int length, char *text, size_t size)
{
    const cst_table *t = a->table;
    double step = t->knots ? t->knots[k + 1] - t->knots[k] : (t->to - t->from) / (a->count - 1);
    if (length)
        snprintf(text, size, "%.*s.%d=(%s[%d] - %s[%d]) / %.17g", length, name, k, a->name, k + 1,
                 a->name, k, step);
    else
        snprintf(text, size, "dot_%s.%d=(%s[%d] - %s[%d]) / %.17g", a->name, k, a->name, k + 1,
                 a->name, k, step);
}
