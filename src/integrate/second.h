/* Hessian products: what is asked for, and what the integrators share. */
#ifndef CST_INTEGRATE_SECOND_H
#define CST_INTEGRATE_SECOND_H

#include "dynamics/derivatives/second.h"
#include "model/response.h"

typedef struct cst_products {
    int lanes;                /* directions of this pass, at most CST_LANES     */
    double *drho;             /* [CST_LANES][p] directions                      */
    double *Hd;               /* [CST_LANES][p] the Hessian times each of them  */
    cst_second at, cost;      /* of the equations of motion, of the cost        */
    const cst_parsed *misfit; /* in place of the cost, or NULL             */
    double *dzW;              /* [n + m]                                        */
    double *memory;
} cst_products;

cst_products *cst_products_create(const cst_system *s); /* NULL: out of memory */
void cst_products_free(cst_products *x);

static inline double *cst_products_direction(const cst_products *x, const cst_system *s, int l)
{
    return x->drho + (size_t)l * (size_t)s->p;
}

static inline double *cst_products_result(const cst_products *x, const cst_system *s, int l)
{
    return x->Hd + (size_t)l * (size_t)s->p;
}

#endif
