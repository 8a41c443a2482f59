/* Responses: functionals of what can be looked at in a run, parsed from text such as
 * "shake=rms(Fx)". */
#ifndef CST_RESPONSE_H
#define CST_RESPONSE_H

#include "base/status.h"
#include "costate_model.h"

/* What a functional is taken of: an output, a coordinate, its rates, a reaction. */
typedef enum { CST_OF_OUTPUT, CST_OF_Q, CST_OF_V, CST_OF_A, CST_OF_LAMBDA } cst_quantity_kind;
typedef struct {
    cst_quantity_kind kind;
    int index;
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
    CST_FN_PEAK,  /* largest x, smallest x, largest |x| */
    CST_FN_MISFIT /* sum of ((x - value) / sigma)^2 over samples */
} cst_functional;

/* A measured value. */
typedef struct {
    double t, value, sigma;
    cst_quantity x;
    int column, weighed; /* of cst_parsed.columns; 1: its sigma is given */
} cst_sample;

typedef struct {
    char *name, *text; /* of the response; what is right of the '=' */
    char unit[64];
    cst_functional functional;
    const cst_cost_kernels *cost;
    cst_quantity x;
    double t;            /* of CST_FN_AT                              */
    cst_sample *samples; /* of CST_FN_MISFIT, in the order of t      */
    int samples_count;
    char **columns; /* the names of its columns */
    int columns_count;
} cst_parsed;

static inline int cst_is_peak(const cst_parsed *r)
{
    return r->functional >= CST_FN_MAX && r->functional <= CST_FN_PEAK;
}

static inline int cst_has_integral(const cst_parsed *r)
{
    return r->functional <= CST_FN_RMS;
}

/* text: "NAME=EXPRESSION" or "EXPRESSION", which is then its own name.  An error leaves nothing to
 * be freed. */
int cst_response_parse(cst_parsed *r, const cst_model *model, double tf, const char *text,
                       cst_report *report);
void cst_response_free(cst_parsed *r);

/* samples.c: a table of measurements.  A column t (or time), a column for each quantity, sigma_NAME
 * beside it where samples do not all weigh the same; empty cells are missing values. */
int cst_samples_read(cst_parsed *r, const cst_model *model, double tf, const char *path,
                     cst_report *report);

#endif
