/* Random points of a model at which its derivatives are compared. */
#ifndef CST_TRIAL_H
#define CST_TRIAL_H

#include "subject.h"

void trial_create(trial *z, const cst_model *model, const quad_kernels *kernels);
void trial_free(trial *z);
/* a point near the start, parameters near their defaults */
void trial_draw(trial *z, unsigned long long *seed);

/* A new trial, as z but with every number changed by about this relative error. */
void trial_rounded(trial *out, const trial *z, double rounding, unsigned long long *seed);

/* Modes in which every entry, and every pair of entries, takes all its values: how many, and the
 * i-th of them. */
int trial_modes(const trial *z);
void trial_set_mode(trial *z, int i);

#endif
