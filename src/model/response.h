/* Responses: functionals of what can be looked at in a run, parsed from text such as
 * "shake=rms(Fx)". */
#ifndef CST_RESPONSE_H
#define CST_RESPONSE_H

#include "base/status.h"
#include "costate_model.h"

/* What a functional is taken of: an output, a coordinate, its rates, a reaction, or a formula of
 * these, of parameters and of t.  A response is a functional, or a formula of functionals and
 * parameters. */
typedef enum {
    CST_OF_OUTPUT,
    CST_OF_Q,
    CST_OF_V,
    CST_OF_A,
    CST_OF_LAMBDA,
    CST_OF_RHO,
    CST_OF_T,
    CST_OF_FORMULA,
    CST_OF_FUNCTIONAL,
    CST_OF_CONTACT,   /* its impacts; after the contacts, the frictions */
    CST_OF_TABLE,     /* in time, while it is read: formula.c makes terms of its cell; the */
    CST_OF_TABLE_RATE /* index is that of the cell in rho of the kernels                 */
} cst_quantity_kind;
struct cst_formula;
typedef struct {
    cst_quantity_kind kind;
    int index;
    const struct cst_formula *formula; /* of CST_OF_FORMULA, or NULL */
} cst_quantity;

typedef enum {
    CST_FN_COST,     /* one of the author's: integral of g + w(tF)  */
    CST_FN_INTEGRAL, /* integral of x dt                            */
    CST_FN_MEAN,     /* the same over tF                            */
    CST_FN_RMS,      /* sqrt(mean(x^2))                             */
    CST_FN_FINAL,    /* x(tF)                                       */
    CST_FN_AT,       /* x(t)                                        */
    CST_FN_MAX,
    CST_FN_MIN,
    CST_FN_PEAK,     /* largest x, smallest x, largest |x| */
    CST_FN_MISFIT,   /* sum of ((x - value) / sigma)^2 over samples */
    CST_FN_TIME,     /* when x passes zero                          */
    CST_FN_DURATION, /* how long x is above zero                    */
    CST_FN_WHEN,     /* x when `when` passes zero                   */
    CST_FN_IMPULSE,  /* the sum of a contact's impulses             */
    CST_FN_COUNT     /* how many impacts it has, or a friction sticks */
} cst_functional;

/* The text that is parsed, and where. */
typedef struct {
    const cst_model *model;
    cst_report *report;
    const char *text, *at;
} cst_cursor;

/* A measured value. */
typedef struct {
    double t, value, sigma;
    cst_quantity x;
    int column, weighed; /* of cst_parsed.columns; 1: its sigma is given */
} cst_sample;

/* One functional. */
typedef struct {
    char *name; /* of the response that is this functional alone, otherwise its own text */
    char *text; /* without spaces */
    cst_functional functional;
    const cst_cost_kernels *cost;
    cst_quantity x;
    struct cst_formula *formula; /* of x, or NULL */
    double t;                    /* of CST_FN_AT                              */
    cst_quantity when;           /* of CST_FN_WHEN                           */
    struct cst_formula *passes;  /* of that, or NULL                         */
    int number, direction;       /* of a crossing: which one; 1: upwards, -1: downwards, 0: any */
    cst_sample *samples;         /* of CST_FN_MISFIT, in the order of t      */
    int samples_count;
    char **columns; /* the names of its columns */
    int columns_count;
} cst_parsed;

/* The functionals of all responses of a problem, each one once. */
typedef struct {
    cst_parsed *list;
    int count;
} cst_functionals;

/* A response: a formula of functionals and parameters. */
typedef struct {
    char *name, *text; /* what is right of the '=' */
    char unit[64];
    struct cst_formula *formula;
} cst_expression;

static inline int cst_is_peak(const cst_parsed *r)
{
    return r->functional >= CST_FN_MAX && r->functional <= CST_FN_PEAK;
}

static inline int cst_is_crossing(const cst_parsed *r)
{
    return r->functional >= CST_FN_TIME && r->functional <= CST_FN_WHEN;
}

static inline int cst_has_integral(const cst_parsed *r)
{
    return r->functional <= CST_FN_RMS;
}

/* text: "NAME=EXPRESSION" or "EXPRESSION", which is then its own name.  Its functionals are added
 * to the list, unless they are there.  An error leaves the list as it was. */
int cst_response_parse(cst_expression *r, cst_functionals *all, const cst_model *model, double tf,
                       const char *text, cst_report *report);
void cst_response_free(cst_expression *r);
/* The functionals from number `first` on are removed. */
void cst_functionals_keep(cst_functionals *all, int first);

/* The functional that is all of the response, or NULL. */
const cst_parsed *cst_response_functional(const cst_expression *r, const cst_functionals *all);

/* functional.c: one functional, after spaces, into the list; its place.  The cursor stands at a
 * functional or a cost: 1 where it does. */
int cst_functional_read(cst_cursor *c, cst_functionals *all, double tf, int *place);
int cst_functional_here(const cst_cursor *c);
const char *cst_functional_unit(const cst_parsed *x, const cst_model *m, char *unit, size_t size);
void cst_functional_free(cst_parsed *x);

/* samples.c: a table of measurements.  A column t (or time), a column for each quantity, sigma_NAME
 * beside it where samples do not all weigh the same; empty cells are missing values. */
int cst_samples_read(cst_parsed *r, const cst_model *model, double tf, const char *path,
                     cst_report *report);

#endif
