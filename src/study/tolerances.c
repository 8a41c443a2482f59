/* What independent, normally distributed parameters do to psi.  With their standard deviations s,
 * the gradient g and the Hessian H:
 *
 *     first order    variance = sum of g_i^2 s_i^2
 *     second order   mean - psi = sum of H_ii s_i^2 / 2
 *                    variance = first order + sum over i, j of H_ij^2 s_i^2 s_j^2 / 2
 *                               + sum over i, j of g_i s_i^2 s_j^2 (H_jj)_i
 *
 * which is all of second power in the variances s^2; with the Hessian alone, without the last sum,
 * the variance may be farther off than that of first order.  (H_jj)_i along s^2 g is a difference
 * of two Hessians. */
#include "costate_study.h"
#include "base/sized.h"
#include "integrate/work.h"

#include <math.h>
#include <stdlib.h>

enum { STEP = 100 }; /* of a deviation: one over it */

static void add_up(int n, const double *deviation, const double *gradient, const double *hessian,
                   double *share, cst_uncertainty *u)
{
    for (int i = 0; i < n; i++) {
        double s2 = deviation[i] * deviation[i], linear = gradient[i] * gradient[i] * s2;
        u->first += linear;
        u->bias += 0.5 * hessian[i * n + i] * s2;
        share[i] = linear;
        for (int j = 0; j < n; j++) {
            double h = hessian[i * n + j] * deviation[j];
            share[i] += 0.5 * h * h * s2;
        }
        u->second += share[i];
    }
    for (int i = 0; i < n; i++)
        share[i] /= u->second > 0.0 ? u->second : 1.0;
}

/* Sum of s_j^2 H_jj at `at` deviations along the gradient; room [n + n n]. */
static int trace_at(const cst_problem *p, cst_work *w, const double *deviation,
                    const double *gradient, double first, double at, double *room, double *trace)
{
    int n = p->count;
    double *rho = room, *hessian = room + n;
    for (int k = 0; k < n; k++)
        rho[k] =
            p->rho[p->design[k]] + at * gradient[k] * deviation[k] * deviation[k] / sqrt(first);
    TRY(cst_hessian(p, w, rho, hessian, NULL, NULL));
    *trace = 0.0;
    for (int k = 0; k < n; k++)
        *trace += deviation[k] * deviation[k] * hessian[k * n + k];
    return CST_OK;
}

static int add_third(const cst_problem *p, cst_work *w, const double *deviation,
                     const double *gradient, cst_uncertainty *u)
{
    size_t n = (size_t)p->count;
    double ahead = 0.0, behind = 0.0;
    if (!(u->first > 0.0))
        return CST_OK;
    double *room = malloc((n + n * n) * sizeof *room);
    if (!room)
        return cst_fail(&w->report, CST_EMEMORY, "out of memory: free some and try again");
    int status = trace_at(p, w, deviation, gradient, u->first, 1.0 / STEP, room, &ahead);
    if (status >= 0)
        status = trace_at(p, w, deviation, gradient, u->first, -1.0 / STEP, room, &behind);
    free(room);
    u->third = sqrt(u->first) * (ahead - behind) * 0.5 * STEP;
    return status;
}

static int tolerances(const cst_problem *p, cst_work *w, const double *deviation, double *gradient,
                      double *hessian, double *share, cst_uncertainty *u)
{
    for (int k = 0; k < p->count; k++)
        if (!(deviation[k] >= 0.0) || !isfinite(deviation[k]))
            return cst_fail(&w->report, CST_EVALUE,
                            "the standard deviation of %s is %g: give a number that is not "
                            "negative",
                            cst_parameter_row(p, p->design[k])->name, deviation[k]);
    int status = cst_hessian(p, w, NULL, hessian, &u->psi, gradient);
    if (status < 0)
        return status;
    u->stats = cst_work_stats(w);
    u->first = u->bias = u->second = u->third = 0.0;
    add_up(p->count, deviation, gradient, hessian, share, u);
    cst_report kept = w->report;
    int third = add_third(p, w, deviation, gradient, u);
    if (third < 0) {
        u->first = u->bias = u->second = u->third = NAN;
        return third;
    }
    w->report = kept;
    return status;
}

int cst_tolerances_sized(const cst_problem *p, cst_work *w, const double *deviation,
                         double *gradient, double *hessian, double *share,
                         cst_uncertainty *uncertainty, size_t size)
{
    if (!p || !w || !deviation || !gradient || !hessian || !share || !uncertainty)
        return CST_EARGUMENT;
    cst_uncertainty u = { .psi = NAN, .first = NAN, .bias = NAN, .second = NAN, .third = NAN };
    int status = tolerances(p, w, deviation, gradient, hessian, share, &u);
    cst_hand_out(uncertainty, size, &u, sizeof u);
    return status;
}
