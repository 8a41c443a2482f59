/* Parameters that vary, checked. */
#ifndef CST_SAMPLING_H
#define CST_SAMPLING_H

#include "costate_study.h"
#include "model/problem.h"

/* Parameters of the model, each once, with distributions that are some. */
int cst_variations_check(const cst_variation *v, int n, const cst_model *model, cst_report *report);

#endif
