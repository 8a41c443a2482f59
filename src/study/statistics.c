/* Sample statistics. */
#include "study/statistics.h"

#include <math.h>
#include <stddef.h>
#include <stdlib.h>

static const double quantiles[CST_QUANTILES] = { 0.01, 0.05, 0.25, 0.5, 0.75, 0.95, 0.99 };

static int compare(const void *a, const void *b)
{
    double x = *(const double *)a, y = *(const double *)b;
    return (x > y) - (x < y);
}

/* Two passes: the second has no large numbers to cancel. */
void cst_mean_and_std(const double *x, int count, int stride, double *mean, double *std)
{
    double sum = 0.0, square = 0.0, rest = 0.0;
    for (int i = 0; i < count; i++)
        sum += x[(size_t)i * (size_t)stride];
    *mean = count ? sum / count : NAN;
    for (int i = 0; i < count; i++) {
        double d = x[(size_t)i * (size_t)stride] - *mean;
        rest += d;
        square += d * d;
    }
    *std = count > 1 ? sqrt((square - rest * rest / count) / (count - 1)) : NAN;
}

/* Of sorted numbers, linear between two of them. */
static double quantile(const double *x, int count, double p)
{
    double at = p * (count - 1);
    int i = (int)at;
    return i + 1 < count ? x[i] + (at - i) * (x[i + 1] - x[i]) : x[count - 1];
}

/* From the fourth moment: the variance of a variance is (kurtosis - 1) / count of its square; NaN
 * where so few numbers have a kurtosis below 1. */
static double error_of_std(const double *x, const cst_statistics *s)
{
    double fourth = 0.0;
    for (int i = 0; i < s->count; i++)
        fourth += pow((x[i] - s->mean) / s->std, 4.0);
    double excess = fourth / s->count - 1.0;
    if (!(s->std > 0.0))
        return s->std;
    return excess >= 0.0 ? 0.5 * s->std * sqrt(excess / s->count) : NAN;
}

double cst_quantile_at(int i)
{
    return i >= 0 && i < CST_QUANTILES ? quantiles[i] : NAN;
}

int cst_statistics_of(double *x, int count, cst_statistics *s)
{
    if (!s || count < 0 || (count && !x))
        return CST_EARGUMENT;
    *s = (cst_statistics){ .count = count, .least = NAN, .most = NAN };
    cst_mean_and_std(x, count, 1, &s->mean, &s->std);
    s->mean_error = s->std / sqrt(count);
    s->std_error = error_of_std(x, s);
    if (count)
        qsort(x, (size_t)count, sizeof *x, compare);
    for (int k = 0; k < CST_QUANTILES; k++)
        s->quantiles[k] = count ? quantile(x, count, quantiles[k]) : NAN;
    if (count) {
        s->least = x[0];
        s->most = x[count - 1];
    }
    return CST_OK;
}
