/* statistics.h: what many numbers have in common. */
#ifndef CLI_STATISTICS_H
#define CLI_STATISTICS_H

enum { QUANTILES = 7 };
extern const double quantile_at[QUANTILES]; /* 0.01 ... 0.99 */

typedef struct {
    int count;
    double mean, std; /* std: of the population, from count - 1; NaN for fewer than two */
    double mean_error, std_error; /* standard errors, as of independent numbers */
    double least, most, quantiles[QUANTILES];
} statistics;

/* Of x [count], which is sorted afterwards.  Sums are taken in the order given. */
statistics statistics_of(double *x, int count);

void mean_and_std(const double *x, int count, int stride, double *mean, double *std);

#endif
