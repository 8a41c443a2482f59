/* vary.h: parameters that vary, and samples of them.
 *
 *     --vary 'k1=normal(100,5)'     mean and standard deviation
 *     --vary 'm2=uniform(0.9,1.1)'  from, to
 *     --vary 'k1=+normal(0,5)'      a deviation from the value that the parameter has, as a
 * tolerance is */
#ifndef CLI_VARY_H
#define CLI_VARY_H

#include "costate.h"
#include "cli/input/settings.h"

#include <stdio.h>

typedef enum { VARY_NORMAL, VARY_UNIFORM } vary_kind;

typedef struct {
    int index; /* of the model's parameters                  */
    vary_kind kind;
    int deviation; /* 1: is added to the parameter's value       */
    double a, b;   /* normal: mean and deviation; uniform: from, to */
} variation;

typedef struct {
    variation *all; /* [count] */
    int count;
    const cst_model *model;
} vary_set;

/* From the settings' --vary.  Complains, returns an exit status; free accepts what failed. */
int vary_open(vary_set *v, const settings *s, const cst_model *model);
void vary_free(vary_set *v);
int vary_find(const vary_set *v, int parameter); /* its variation, or -1 */

double vary_mean(const variation *one);
double vary_std(const variation *one);

/* A Latin hypercube: in every parameter one value in each of `count` parts of the same probability,
 * in an order of its own. out: [count][v->count].  The same for the same seed, count and
 * parameters, on any number of processes. */
#define VARY_PLAN "Latin hypercube"
void vary_samples(const vary_set *v, int count, long seed, double *out);

/* Points of a Latin hypercube in the unit cube, [count][n]: what vary_samples is made of. */
void vary_unit(int n, int count, long seed, double *out);

void vary_print(FILE *file, const vary_set *v); /* "k1 = normal(100, 5), m2 = uniform(0.9, 1.1)" */

#endif
