/* Formulas: arithmetic on quantities, such as x2^2 + 0.1 * F, and on functionals, such as
 * rms(az) / 9.81 + peak(F).  Values, gradients and second derivatives by exact rules. */
#ifndef CST_FORMULA_H
#define CST_FORMULA_H

#include "model/quantity.h"

enum { CST_TERMS = 128, CST_LEAVES = 32 }; /* of one formula, at the most */

typedef enum {
    CST_TERM_NUMBER,
    CST_TERM_LEAF,
    CST_TERM_ADD,
    CST_TERM_SUBTRACT,
    CST_TERM_MULTIPLY,
    CST_TERM_DIVIDE,
    CST_TERM_POWER,
    CST_TERM_NEGATE,
    CST_TERM_SQRT, /* from here on functions of one argument */
    CST_TERM_EXP,
    CST_TERM_LOG,
    CST_TERM_SIN,
    CST_TERM_COS,
    CST_TERM_TAN,
    CST_TERM_ATAN,
    CST_TERM_TANH
} cst_operation;

/* One operation; its operands a and b are earlier terms, of a leaf a is its number. */
typedef struct {
    cst_operation operation;
    int a, b;
    double number;
} cst_term;

/* Terms in the order of evaluation: the last one is the value. */
typedef struct cst_formula {
    cst_term *term;
    int terms;
    cst_quantity *leaf;
    int leaves;
} cst_formula;

/* What stands at the cursor, after spaces, as a leaf. */
typedef int cst_leaf_reader(cst_cursor *c, void *context, cst_quantity *x);

/* A formula, up to where it ends.  An error leaves nothing to be freed. */
int cst_formula_read(cst_formula *f, cst_cursor *c, cst_leaf_reader *read, void *context);
/* Two formulas with one of the `signs` between them: the first less the second, or with '<' the
 * second less the first. */
int cst_formula_read_relation(cst_formula *f, cst_cursor *c, cst_leaf_reader *read, void *context,
                              const char *signs);
void cst_formula_free(cst_formula *f);

/* The leaf that is all of the formula, or NULL. */
const cst_quantity *cst_formula_single(const cst_formula *f);

/* leaf, by, along: [f->leaves] */
double cst_formula_value(const cst_formula *f, const double *leaf);
void cst_formula_gradient(const cst_formula *f, const double *leaf, double *by);
/* by = the Hessian times along */
void cst_formula_product(const cst_formula *f, const double *leaf, const double *along, double *by);

#endif
