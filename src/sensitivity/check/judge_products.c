/* Products of the Hessian against differences of the gradient.
 *
 * What rk took is held against gradients of CVODES at a hundredth of its tolerances, which share
 * neither steps nor second derivatives with it.  Central differences D with the steps h and h/2
 * give (4 D(h/2) - D(h)) / 3, and their distance the error that the length of the steps leaves; a
 * hundredth of what the two integrators' gradients differ by is what the tolerances leave open.
 * Where the error is too large to say anything, other steps are tried, and for each product the
 * best is kept.  Products are judged by relative changes of the parameters, each by its own scale,
 * as derivatives of a gradient are. */
#include "base/vectors.h"
#include "base/sized.h"
#include "sensitivity/check/judge.h"
#include "sensitivity/sensitivity.h"

#include <stdlib.h>

#define TIGHTER  1e-2  /* of rtol and atol    */
#define TIGHTEST 1e-12 /* rtol, at the least  */

/* Memory of one call: the point, and gradients. */
typedef struct {
    const cst_problem *p;
    cst_work *w;
    const cst_curvatures *x;
    double *rho, *gradient, *wide, *narrow, *noise; /* [n] */
} judging;

/* The largest relative change of a parameter along the direction. */
static double length_of(const cst_problem *p, const double *direction)
{
    double length = 0.0;
    for (int k = 0; k < p->count; k++)
        length = fmax(length, fabs(direction[k]) / cst_design_size(p, k));
    return length > 0.0 ? length : 1.0;
}

/* What component k is measured by: itself, or what is negligible. */
static double scale_of(const judging *y, int d, int k, const cst_judged *j)
{
    const double *direction = y->x->directions + d * y->p->count;
    double unit = cst_design_size(y->p, k) / length_of(y->p, direction);
    double own = fmax(fabs(y->x->products[d * y->p->count + k]), fabs(j->difference));
    return fmax(isfinite(own) ? own : 0.0, CST_NEGLIGIBLE * fabs(y->x->psi) / unit);
}

/* (g(rho + h d) - g(rho - h d)) / 2h into D [n]; a status of the library. */
static int difference(judging *y, const double *direction, double h, double *D)
{
    int n = y->p->count, status = CST_OK;
    double psi;
    for (int side = 1; side >= -1 && status >= 0; side -= 2) {
        for (int k = 0; k < n; k++)
            y->rho[k] = y->p->rho[y->p->design[k]] + side * h * direction[k];
        status = cst_gradient(y->p, y->w, y->rho, &psi, y->gradient);
        for (int k = 0; k < n; k++)
            D[k] = (side > 0 ? 0.0 : D[k]) + side * y->gradient[k] / (2.0 * h);
    }
    return status;
}

/* The differences along direction d with one step; better ones are kept.  1: no others are
 * needed. */
static int try_step(judging *y, int d, double step, cst_judged *judged)
{
    int n = y->p->count, enough = 1;
    const double *direction = y->x->directions + d * n;
    double h = step / length_of(y->p, direction);
    int status = difference(y, direction, h, y->wide);
    if (status >= 0)
        status = difference(y, direction, 0.5 * h, y->narrow);
    for (int k = 0; k < n && status >= 0; k++) {
        double error = fabs(y->narrow[k] - y->wide[k]) + 2.0 * y->noise[k] / h;
        if (error < judged[k].error) {
            judged[k].difference = (4.0 * y->narrow[k] - y->wide[k]) / 3.0;
            judged[k].error = error;
        }
        enough = enough && judged[k].error <= CST_ENOUGH * scale_of(y, d, k, &judged[k]);
    }
    return status == CST_ECANCELED ? status : status >= 0 && enough;
}

/* The verdict; returns how much of its limit the product is off: above 1 it is not confirmed. */
static double decide(const judging *y, int d, int k, cst_judged *j)
{
    double scale = scale_of(y, d, k, j),
           apart = fabs(y->x->products[d * y->p->count + k] - j->difference);
    j->verdict = apart > j->error + CST_SHARE * scale ? CST_CONTRADICTED
                 : j->error <= CST_DOUBT * scale      ? CST_CONFIRMED
                                                      : CST_UNJUDGED;
    return j->verdict == CST_CONFIRMED  ? apart / (j->error + CST_SHARE * scale)
           : j->verdict == CST_UNJUDGED ? 2.0
                                        : 3.0;
}

static int judge(judging *y, cst_judged *judged, double *shares)
{
    static const double steps[] = { 1e-2, 1e-3, 4e-2, 1e-4 }; /* relative */
    int n = y->p->count;
    double psi;
    int status = cst_gradient(y->p, y->w, NULL, &psi, y->noise);
    for (int k = 0; k < n && status >= 0; k++)
        y->noise[k] = TIGHTER * fabs(y->noise[k] - y->x->gradient[k]) +
                      y->p->options.rtol * fabs(y->x->gradient[k]);
    for (int d = 0; d < y->x->count && status >= 0; d++) {
        int done = 0;
        for (int k = 0; k < n; k++)
            judged[d * n + k] = (cst_judged){ .difference = NAN, .error = INFINITY };
        for (int i = 0; i < 4 && !done; i++)
            done = try_step(y, d, steps[i], &judged[d * n]);
        if (done < 0)
            status = done;
        for (int k = 0; k < n; k++) {
            double share = decide(y, d, k, &judged[d * n + k]);
            if (shares)
                shares[d * n + k] = share;
        }
    }
    return status;
}

static int judge_products(const cst_problem *p, cst_work *w, const cst_curvatures *x,
                          cst_judged *judged, double *shares)
{
    if (x->count < 1 || !x->directions || !x->products || !x->gradient || !judged)
        return CST_EARGUMENT;
    size_t n = (size_t)p->count;
    double *room = malloc(5 * n * sizeof *room), *at = room;
    if (!room)
        return cst_fail(&w->report, CST_EMEMORY,
                        "out of memory: judging the Hessian: free some and try again");
    judging y = { .p = p, .w = w, .x = x };
    y.rho = cst_take(&at, n);
    y.gradient = cst_take(&at, n);
    y.wide = cst_take(&at, n);
    y.narrow = cst_take(&at, n);
    y.noise = cst_take(&at, n);
    int status = judge(&y, judged, shares);
    free(room);
    return status;
}

int cst_judge_products_sized(const cst_problem *p, cst_work *w, const cst_curvatures *curvatures,
                             size_t size, cst_judged *judged, double *shares)
{
    cst_curvatures x = { 0 };
    if (!p || !w || !curvatures)
        return CST_EARGUMENT;
    if (!cst_take_in(&x, sizeof x, curvatures, size))
        return cst_fail(
            &w->report, CST_EARGUMENT,
            "cst_curvatures: a field is set that this library does not have: install the "
            "library of the costate.h that the program was compiled with");
    return judge_products(p, w, &x, judged, shares);
}

int cst_judging_options_sized(const cst_problem *p, cst_integration integrator,
                              cst_options *options, size_t size)
{
    if (!p || !options)
        return CST_EARGUMENT;
    cst_options o = p->options;
    if (integrator == CST_RK) {
        o.integrator = CST_CVODES;
        o.rtol = fmax(TIGHTER * o.rtol, fmin(o.rtol, TIGHTEST));
        o.atol *= TIGHTER;
    }
    cst_hand_out(options, size, &o, sizeof o);
    return CST_OK;
}
