/* Sample statistics. */
#ifndef CST_STATISTICS_H
#define CST_STATISTICS_H

#include "costate_study.h"

/* Of every stride-th number; std: NaN for fewer than two. */
void cst_mean_and_std(const double *x, int count, int stride, double *mean, double *std);

#endif
