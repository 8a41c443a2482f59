/* variations.h: parameters that vary (--vary).
 *
 *     --vary 'k1=normal(100,5)'     mean and standard deviation
 *     --vary 'm2=uniform(0.9,1.1)'  from, to
 *     --vary 'k1=+normal(0,5)'      a deviation from the parameter's value, as a tolerance is */
#ifndef CLI_VARIATIONS_H
#define CLI_VARIATIONS_H

#include "cli/input/settings.h"
#include "costate_study.h"

#include <stdio.h>

/* All of the settings, *v [s->vary_count], which is freed by the caller.  Returns an exit status.
 */
int read_variations(const settings *s, const cst_model *model, cst_variation **v);

/* "k1 = normal(100, 5), m2 = uniform(0.9, 1.1)" */
void print_variations(FILE *file, const cst_model *model, const cst_variation *v, int count);

#define SAMPLING_PLAN "Latin hypercube"

/* --resume without a file to resume from.  Returns an exit status. */
int nothing_to_resume(void);

#endif
