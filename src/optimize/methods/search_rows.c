/* Rows of a search's log in scaled numbers, as an algorithm sees them. */
#include "optimize/methods/search.h"

#include <math.h>
#include <string.h>

/* The largest of the limits and the value at the start.  Where all limits are 0, a value that is
 * small says that the start is good, not that the response is small: an optimization that began at
 * an optimum, where the value was 2e-9, took an error of 2e-9 for one of 100 %.  Then the size is
 * at least what a unit of a variable changes. */
void cst_search_scales(cst_search *s)
{
    for (int j = 0; j < s->constraints; j++) {
        double value = fabs(cst_row_values(s, 0)[j]), limit = 0.0, reach = 0.0;
        for (int side = 0; side < 2; side++) {
            double one = fabs(side ? s->upper[j] : s->lower[j]);
            limit = isfinite(one) ? fmax(limit, one) : limit;
        }
        for (int k = 0; k < s->m->n; k++)
            reach = fmax(reach, fabs(cst_row_jacobian(s, 0)[j * s->m->n + k]) * s->m->unit[k]);
        double size = fmax(limit > 0.0 ? limit : reach, value);
        s->scale[j] = size > 0.0 ? size : 1.0;
    }
}

int cst_row_is_usable(const cst_search *s, long row)
{
    const cst_minimizer *m = s->m;
    const double *value = cst_row_values(s, row), *slope = cst_row_jacobian(s, row);
    int usable = cst_scale_usable(m, cst_search_row(s, row)[CST_LOG_PSI], cst_row_gradient(s, row));
    for (int j = 0; j < s->constraints + s->residuals; j++) {
        double most = j < s->constraints && m->s.started ? CST_SCALED_MOST * s->scale[j] : INFINITY;
        usable = usable && isfinite(value[j]) && fabs(value[j]) <= most;
        for (int k = 0; k < m->n; k++, slope++)
            usable = usable && isfinite(*slope) && fabs(*slope) * m->unit[k] <= most;
    }
    return usable;
}

/* At a point that could not be solved: more than at the last that was, so that a step is shortened.
 */
double cst_search_objective(const cst_search *s, long row, const double *x, double *gradient)
{
    const cst_minimizer *m = s->m;
    int failed = cst_search_row(s, row)[CST_LOG_STATUS] < 0.0;
    long from = failed ? s->last : row;
    double f = cst_search_row(s, from)[CST_LOG_PSI] / m->s.psi_scale, along = 0.0;
    for (int k = 0; k < m->n; k++) {
        double g = cst_row_gradient(s, from)[k] * m->unit[k] / m->s.psi_scale;
        if (gradient)
            gradient[k] = g;
        along +=
            failed ? fabs(g * (x[k] - (cst_row_rho(s, from)[k] - m->origin[k]) / m->unit[k])) : 0.0;
    }
    return failed ? f + 10.0 * (along + fabs(f)) : f;
}

double cst_search_constraint(const cst_search *s, long row, int j, double *gradient)
{
    const cst_minimizer *m = s->m;
    long from = cst_search_row(s, row)[CST_LOG_STATUS] < 0.0 ? s->last : row;
    for (int k = 0; gradient && k < m->n; k++)
        gradient[k] = cst_row_jacobian(s, from)[j * m->n + k] * m->unit[k] / s->scale[j];
    return cst_row_values(s, from)[j] / s->scale[j];
}

/* Signed, scaled: above 0 beyond the upper limit, below 0 beyond the lower one. */
static double beyond(const cst_search *s, int j, double value)
{
    double over = value - s->upper[j], under = value - s->lower[j];
    return (over > 0.0 ? over : under < 0.0 ? under : 0.0) / s->scale[j];
}

static double squares(const cst_search *s, const double *value)
{
    double sum = 0.0;
    for (int j = 0; j < s->constraints; j++)
        sum += beyond(s, j, value[j]) * beyond(s, j, value[j]);
    return sum;
}

/* By Newton's method in one variable after the other: the sum of squares is convex. */
static void sweep(const cst_search *s, long row, double *value, double *d)
{
    const cst_minimizer *m = s->m;
    for (int k = 0; k < m->n; k++) {
        double slope = 0.0, curvature = 0.0, rho = cst_row_rho(s, row)[k], unit = m->unit[k];
        for (int j = 0; j < s->constraints; j++) {
            double r = beyond(s, j, value[j]);
            double a = cst_row_jacobian(s, row)[j * m->n + k] / s->scale[j];
            slope += r * a;
            curvature += r != 0.0 ? a * a : 0.0;
        }
        double to = curvature > 0.0 ? d[k] - slope / curvature : d[k];
        to = fmin(fmax(to, fmax(m->lower[k] - rho, -unit)), fmin(m->upper[k] - rho, unit));
        for (int j = 0; j < s->constraints; j++)
            value[j] += cst_row_jacobian(s, row)[j * m->n + k] * (to - d[k]);
        d[k] = to;
    }
}

double cst_search_left(const cst_search *s, long row)
{
    enum { SWEEPS = 100 };
    double *value = s->scratch, *d = value + s->constraints;
    memcpy(value, cst_row_values(s, row), (size_t)s->constraints * sizeof *value);
    memset(d, 0, (size_t)s->m->n * sizeof *d);
    double before = squares(s, value);
    for (int i = 0; i < SWEEPS; i++)
        sweep(s, row, value, d);
    return before > 0.0 ? sqrt(squares(s, value) / before) : 0.0;
}
