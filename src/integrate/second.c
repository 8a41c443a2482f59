#include "integrate/second.h"

#include "base/vectors.h"

#include <stdlib.h>

cst_products *cst_products_create(const cst_system *s)
{
    size_t p = (size_t)s->p, size = (size_t)(s->n + s->m);
    cst_products *x = calloc(1, sizeof *x);
    double *memory = x ? calloc(2 * CST_LANES * p + size, sizeof *memory) : NULL;
    if (!memory || !cst_second_create(&x->at, s) || !cst_second_create(&x->cost, s)) {
        if (x)
            x->memory = memory;
        cst_products_free(x);
        return NULL;
    }
    x->memory = memory;
    x->drho = cst_take(&memory, CST_LANES * p);
    x->Hd = cst_take(&memory, CST_LANES * p);
    x->dzW = cst_take(&memory, size);
    return x;
}

void cst_products_free(cst_products *x)
{
    if (!x)
        return;
    cst_second_free(&x->at);
    cst_second_free(&x->cost);
    free(x->memory);
    free(x);
}
