/* What a fit says of its parameters: standard errors, correlations, and combinations of parameters
 * that the data do not determine.
 *
 *     J D = U S V',   covariance = D V S^-2 V' D
 *
 * with D the sizes of the parameters, so that singular values mean relative changes. */
#include "optimize/optimizer.h"

#include "base/sized.h"
#include "base/status.h"
#include "optimize/fit/singular.h"

#include <math.h>
#include <string.h>

#define NOISE_MARGIN                                                                               \
    100.0               /* times rtol, of the largest singular value: less is none at all        */
#define NEGLIGIBLE 1e-3 /* of a direction: a part that does not count */

/* 1: the variable has moved freely. */
static int is_free(const cst_minimizer *m, int k)
{
    return m->best[k] > m->lower[k] && m->best[k] < m->upper[k];
}

/* The free variables' columns of the Jacobian at the best point, times their sizes. */
static int take_columns(cst_optimizer *o)
{
    const double *jacobian = cst_fit_jacobian(o);
    int n = o->m.n, m = o->fit->count, count = 0;
    for (int k = 0; k < n; k++) {
        double value = fabs(o->m.best[k]);
        o->fit->size[k] = value > 1e-6 * o->m.unit[k] ? value : o->m.unit[k];
        if (!is_free(&o->m, k))
            continue;
        for (int i = 0; i < m; i++)
            o->fit->columns[(long)count * m + i] = jacobian[(long)i * n + k] * o->fit->size[k];
        count++;
    }
    return count;
}

/* Sum over the singular directions of v_i v_j / s^2; infinite where one that the data do not know
 * has parts of both. */
static double covariance(const cst_fit *f, int count, int i, int j, double least)
{
    double sum = 0.0;
    for (int d = 0; d < count; d++) {
        double a = f->vectors[d * count + i], b = f->vectors[d * count + j], s = f->singular[d];
        if (s > least)
            sum += a * b / (s * s);
        else if (i == j && fabs(a) > NEGLIGIBLE)
            return INFINITY;
    }
    return sum;
}

static void take_errors(cst_optimizer *o, int count, double least, double factor)
{
    cst_fit *f = o->fit;
    int n = o->m.n;
    for (int k = 0, i = 0; k < n; k++) {
        f->error[k] =
            is_free(&o->m, k) ? factor * f->size[k] * sqrt(covariance(f, count, i, i, least)) : NAN;
        for (int l = 0, j = 0; l < n; l++) {
            double both = NAN;
            if (is_free(&o->m, k) && is_free(&o->m, l)) {
                double a = covariance(f, count, i, i, least), b = covariance(f, count, j, j, least);
                both = isfinite(a) && isfinite(b) ? covariance(f, count, i, j, least) / sqrt(a * b)
                                                  : NAN;
            }
            f->correlation[k * n + l] = k == l ? 1.0 : both;
            j += is_free(&o->m, l);
        }
        i += is_free(&o->m, k);
    }
}

/* Singular directions of an error of 100 % or more, the worst first. */
static int take_directions(cst_optimizer *o, int count, double least, double factor)
{
    cst_fit *f = o->fit;
    int n = o->m.n, found = 0;
    for (int d = count - 1; d >= 0; d--) {
        double error = f->singular[d] > least ? factor / f->singular[d] : INFINITY;
        if (!(error >= 1.0))
            continue;
        for (int k = 0, i = 0; k < n; k++)
            f->directions[found * n + k] = is_free(&o->m, k) ? f->vectors[d * count + i++] : 0.0;
        f->direction_error[found++] = error;
    }
    return found;
}

static int sigmas_are_given(const cst_optimizer *o)
{
    int given = 1;
    for (int i = 0; i < o->count; i++)
        for (int k = 0; k < cst_residual_count(o->scenarios[i].p); k++)
            given = given && cst_measured_at(o->scenarios[i].p, k).sigma_given;
    return given;
}

/* At a best point whose residuals were not solved for: the run was stopped. */
static void fill_nan(cst_fit *f, int n)
{
    for (long i = 0; i < f->count; i++)
        f->best[i] = NAN;
    for (long i = 0; i < (long)f->count * n; i++)
        f->jacobian[i] = NAN;
}

int cst_fit_result_sized(cst_optimizer *o, cst_fitted *out, size_t size)
{
    if (!o || !o->fit || !out || !o->m.s.started)
        return CST_EARGUMENT;
    cst_fit *f = o->fit;
    int m = f->count, count = take_columns(o), given = sigmas_are_given(o);
    int known = cst_fit_is_known(o);
    if (!known)
        fill_nan(f, o->m.n);
    if (count && known)
        cst_singular(f->columns, m, count, f->vectors, f->singular);
    double chi2 = o->m.s.best,
           least = count && known ? NOISE_MARGIN * o->m.noise * f->singular[0] : 0.0;
    double factor = given ? 1.0 : m > count ? sqrt(chi2 / (m - count)) : NAN;
    take_errors(o, count, least, known ? factor : NAN);
    cst_fitted own = { .count = o->m.n,
                       .samples = m,
                       .freedom = m - count,
                       .sigma_given = given,
                       .chi2_initial = o->m.s.psi_initial,
                       .chi2 = chi2,
                       .residuals = cst_fit_residuals(o),
                       .jacobian = cst_fit_jacobian(o),
                       .error = f->error,
                       .correlation = f->correlation,
                       .size = f->size,
                       .directions = known ? take_directions(o, count, least, factor) : 0,
                       .direction = f->directions,
                       .direction_error = f->direction_error };
    cst_hand_out(out, size, &own, sizeof own);
    return CST_OK;
}
