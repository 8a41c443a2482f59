/* Outputs, coordinates and reactions at the instant that the system stands at: values, gradients,
 * tangents. */
#ifndef CST_OUTPUTS_H
#define CST_OUTPUTS_H

#include "dynamics/cost.h"
#include "model/response.h"

typedef struct {
    int count;            /* the model's outputs                      */
    double *value;        /* [count]                                  */
    double *seed;         /* [count]                                  */
    cst_outs tangent;     /* [count]                                  */
    cst_outs da, dlambda; /* [n] [m]                              */
} cst_outputs;

int cst_outputs_create(cst_outputs *x, const cst_model *model); /* 0 when out of memory */
void cst_outputs_free(cst_outputs *x);

/* The model's outputs there, into x->value. */
void cst_outputs_take(cst_outputs *x, cst_system *s, const cst_place *at);

/* A quantity there; of an output, or a formula, after cst_outputs_take. */
double cst_quantity_value(const cst_outputs *x, const cst_place *at, cst_quantity of);

/* g = factor times its partial derivatives where the system stands; of a formula, after
 * cst_outputs_take there. */
void cst_quantity_gradient(cst_outputs *x, cst_system *s, cst_quantity of, double factor,
                           cst_cost_terms *g);

/* The tangents of all outputs along (dq, dv, drho) and the tangents of (a, lambda) in s->rhs, as
 * cst_system_tangents leaves them; then those of a quantity in lane l. */
void cst_outputs_tangents(cst_outputs *x, const cst_system *s, cst_dirs dq, cst_dirs dv,
                          cst_dirs drho, int lanes);
double cst_quantity_tangent(const cst_outputs *x, const cst_system *s, cst_quantity of, cst_dirs dq,
                            cst_dirs dv, cst_dirs drho, int l);

/* The leaves of a formula there, as cst_quantity_value gives them. */
void cst_quantity_leaves(const cst_outputs *x, const cst_place *at, const struct cst_formula *of,
                         double *leaf);

/* What a quantity looks at besides q and v: CST_NEEDS_... of cost.h. */
int cst_quantity_needs(const cst_system *s, cst_quantity of);

#endif
