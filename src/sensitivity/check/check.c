/* The derivative ladder of one problem: from single kernels up to the gradient, each rung against
 * something that does not share its code.  It runs at several instants of the problem's own
 * trajectory. */
#include "sensitivity/check/second.h"
#include "base/sized.h"
#include "sensitivity/check/ladder.h"

#include "base/vectors.h"
#include "model/contacts.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

#define INSTANTS 3
#define TAYLOR   1e-2 /* of a direction: the longest step of the Taylor remainders        */
#define SHORTER  3    /* sets of steps, each a quarter of the one before, at the most     */
#define SLOPE    0.3  /* accepted: the remainders' slope below 2                          */
#define STRAIGHT 1e-4 /* of the change of psi: a remainder this small is none             */

static double size_of(const cst_ladder *l, int k)
{
    double rho = fabs(l->p->rho[l->p->design[k]]);
    return rho > 0.0 ? rho : 1.0;
}

static const char *name_of(const cst_ladder *l, int k)
{
    return cst_parameter_row(l->p, l->p->design[k])->name;
}

/* Each component by its own scale; the bound is that of the largest, which is what the tolerances
 * leave. */
static void compare_exact(cst_ladder *l, const char *name, const double *x, const double *y,
                          double psi, double bound)
{
    double largest = 0.0;
    for (int k = 0; k < l->p->count; k++)
        largest = fmax(largest, size_of(l, k) * fmax(fabs(x[k]), fabs(y[k])));
    for (int k = 0; k < l->p->count; k++) {
        double own = size_of(l, k) * cst_derivative_scale(psi, size_of(l, k), x[k], y[k]);
        double error = own > 0.0 ? size_of(l, k) * fabs(x[k] - y[k]) / own : 0.0;
        cst_rung_worst(l, name, name_of(l, k), error,
                       own > 0.0 ? bound * fmax(1.0, largest / own) : bound);
    }
}

/* A row for each component: by its own scale, as far as the differences' own error allows. */
static int compare_differences(cst_ladder *l, const cst_problem *p, const double *gradient,
                               double psi)
{
    cst_judged *judged = malloc((size_t)p->count * sizeof *judged);
    if (!judged)
        return cst_fail(&l->w->report, CST_EMEMORY, "out of memory: free some and try again");
    int status = cst_judge(p, l->w, NULL, gradient, judged);
    for (int k = 0; status >= 0 && k < p->count; k++) {
        const cst_judged *j = &judged[k];
        double own = cst_derivative_scale(psi, size_of(l, k), gradient[k], j->difference);
        double error = isnan(j->difference) ? 0.0
                       : own > 0.0          ? fabs(gradient[k] - j->difference) / own
                                            : 0.0;
        double bound = own > 0.0 ? 1e-2 + j->error / own : 1e-2;
        cst_rung_about(l, "derivative against differences of psi", name_of(l, k), error, bound,
                       j->verdict != CST_UNJUDGED);
    }
    free(judged);
    return status;
}

/* psi(rho + s d) - psi - s gradient.d for the steps s = h, h/2 and h/4. */
static int remainders(cst_ladder *l, double psi, double along, double h, double remainder[3])
{
    const cst_problem *p = l->p;
    for (int j = 0; j < 3; j++, h *= 0.5) {
        double shifted;
        for (int k = 0; k < p->count; k++)
            l->rho[k] = p->rho[p->design[k]] + h * l->drho[k];
        TRY(cst_simulate(p, l->w, l->rho, &shifted));
        remainder[j] = fabs(shifted - psi - h * along);
    }
    return CST_OK;
}

/* How far the remainders' slope over two halvings is below 2.  Terms of higher order bend it where
 * the direction is long (the squeezer's shake: 1.20 and 1.16 at 1e-2, 1.71 and 1.88 at a quarter of
 * it); shorter ones decide.  A wrong gradient takes them to 1.  There the slope must be 2, not
 * larger: a remainder that changes its sign is not quadratic. */
static int slope_below_2(cst_ladder *l, double psi, double along, double *below)
{
    double h = TAYLOR, r[3];
    for (int k = 0; k < SHORTER; k++, h *= 0.25) {
        TRY(remainders(l, psi, along, h, r));
        double slope = 0.5 * log2(r[0] / r[2]);
        *below = k ? fabs(2.0 - slope) : fmax(2.0 - slope, 0.0);
        /* psi is straight there: nothing left to be quadratic */
        if (r[2] < STRAIGHT * fabs(0.25 * h * along))
            *below = 0.0;
        if (*below <= SLOPE)
            break;
    }
    return CST_OK;
}

static int check_taylor(cst_ladder *l, const double *gradient, double psi)
{
    const cst_problem *p = l->p;
    double below, along = 0.0;
    for (int k = 0; k < p->count; k++) {
        /* where psi itself would have changed */
        double x = fabs(p->rho[p->design[k]]), far = fabs(psi / gradient[k]);
        l->drho[k] =
            cst_ladder_random(l) * fmin(x > 0.0 ? x : 1.0, isfinite(far) && far > 0.0 ? far : 1.0);
        along += gradient[k] * l->drho[k];
    }
    TRY(slope_below_2(l, psi, along, &below));
    cst_rung_put(l, "Taylor remainder of psi: its slope below 2", below, SLOPE);
    return CST_OK;
}

/* The Hessian along the direction of check_taylor; where there is none, no rung. */
static int check_hessian(cst_ladder *l, const cst_problem *p)
{
    double error, own;
    if (!l->w->system.kernels->inertia_e0_b || cst_has_contacts(l->p->model) ||
        cst_of_tables(l->p, l->w) >= 0)
        return CST_OK;
    int status = cst_check_hessian(p, l->w, l->drho, &error, &own);
    if (status >= 0)
        cst_rung_about(l, "Hessian product against gradient differences", NULL, error, 1e-3 + own,
                       own <= 0.1);
    return status == CST_ECANCELED || status == CST_EMEMORY ? status : CST_OK;
}

/* The gradient by the direct method, which needs a work of its own. */
static int direct_gradient(cst_ladder *l, const cst_problem *p, double *gradient)
{
    cst_work *w = NULL;
    double psi;
    int status = cst_work_create(p, &w);
    if (status >= 0)
        status = cst_gradient(p, w, NULL, &psi, gradient);
    if (status < 0 && w)
        cst_fail(&l->w->report, status, "%s", cst_message(w));
    cst_work_free(w);
    return status;
}

/* The whole gradient three ways.  What cannot be run is a rung that fails: those below it are there
 * to be seen. */
static int check_gradient(cst_ladder *l)
{
    int count = l->p->count;
    double psi, *adjoint = malloc(2 * (size_t)count * sizeof *adjoint), *other = adjoint + count;
    cst_problem q = *l->p;
    const char *what = "the adjoint's run";
    if (!adjoint)
        return cst_fail(&l->w->report, CST_EMEMORY, "out of memory: free some and try again");
    q.options.method = CST_ADJOINT;
    int status = cst_gradient(&q, l->w, NULL, &psi, adjoint), projections = l->w->stats.projections;
    if (status >= 0) {
        what = "runs beside the problem's values";
        status = check_taylor(l, adjoint, psi);
    }
    if (status >= 0)
        status = check_hessian(l, &q);
    if (status >= 0) {
        what = "the direct method's run";
        q.options.method = CST_DIRECT;
        /* by other steps than those that are checked, but across singular positions */
        if (l->w->integrator->id == CST_RK && !projections)
            q.options.integrator = CST_CVODES;
        status = direct_gradient(l, &q, other);
    }
    if (status >= 0) {
        what = "runs for differences";
        compare_exact(l, "adjoint against direct", adjoint, other, psi,
                      fmax(1e-6, 100.0 * q.options.rtol));
        q.options.integrator = l->p->options.integrator;
        q.options.method = CST_ADJOINT;
        status = compare_differences(l, &q, adjoint, psi);
    }
    if (status < 0 && status != CST_ECANCELED && status != CST_EMEMORY) {
        cst_rung_put(l, what, INFINITY, 0.0);
        status = CST_OK;
    }
    free(adjoint);
    return status;
}

static int allocate(cst_ladder *l)
{
    size_t n = (size_t)l->w->system.n, p = (size_t)cst_rho_room(l->w->model) + 1;
    size_t m = l->w->system.m ? (size_t)l->w->system.m : 1;
    double *x = l->memory = calloc(8 * n + 4 * m + 2 * p, sizeof *x);
    if (!x)
        return 0;
    l->dq = x, x += n;
    l->dv = x, x += n;
    l->drho = x, x += p;
    l->q = x, x += n;
    l->v = x, x += n;
    l->a = x, x += n;
    l->lambda = x, x += m;
    l->rho = x, x += p;
    l->F = x, x += n + m;
    l->G = x, x += n + m;
    l->zW = x;
    return 1;
}

static int check(const cst_problem *p, cst_work *w, cst_rung *rungs, int size)
{
    cst_ladder l = { .p = p, .w = w, .rungs = rungs, .size = size, .seed = 7 };
    if (!allocate(&l))
        return cst_fail(&w->report, CST_EMEMORY, "out of memory: free some and try again");
    int status = cst_simulate(p, w, NULL, NULL);
    w->p = p;
    if (status >= 0)
        status = cst_check_start(&l);
    for (int k = 1; status >= 0 && k <= INSTANTS; k++)
        status = cst_check_instant(&l, p->options.tf * k / (INSTANTS + 1.0));
    if (status >= 0)
        status = check_gradient(&l);
    w->p = NULL;
    free(l.memory);
    return status < 0 ? status : l.count;
}

int cst_check_sized(const cst_problem *p, cst_work *w, cst_rung *rungs, int size, size_t each)
{
    if (!p || !cst_is_whole(w) || !rungs || size < 1)
        return CST_EARGUMENT;
    cst_rung *own = calloc((size_t)size, sizeof *own);
    if (!own)
        return cst_fail(&w->report, CST_EMEMORY, "out of memory: free some and try again");
    int count = check(p, w, own, size);
    for (int i = 0; i < count && i < size; i++)
        cst_hand_out((char *)rungs + (size_t)i * each, each, &own[i], sizeof own[i]);
    free(own);
    return count;
}
