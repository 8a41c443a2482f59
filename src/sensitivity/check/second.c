/* The derivative ladder's rungs of second derivatives: products at an instant, and the Hessian of
 * psi, each against differences of the first derivatives.  With rk the Hessian is the exact
 * derivative of the gradient on the steps that were taken: the differences hold these. */
#include "sensitivity/check/second.h"

#include "base/vectors.h"
#include "integrate/rk/rk.h"

#include <math.h>
#include <stdlib.h>

#define STEP    1e-3 /* of a direction, at an instant            */
#define WIDE    1e-2 /* of a direction in the parameters, of psi */
#define SHARP   1e-5 /* differences that are open by less: no other steps are tried */
#define ROUNDED 1e-6 /* of the first derivatives: less is lost in differences of them */

/* Entries of a vector (q, v, a, lambda, rho). */
static cst_along along(const cst_system *s, const double *x)
{
    int n = s->n;
    return (cst_along){
        .q = x, .v = x + n, .a = x + 2 * n, .lambda = x + 3 * n, .rho = x + 3 * n + s->m
    };
}

static void put(cst_system *s, const double *at, const double *d, double h)
{
    const cst_along x = along(s, at), y = along(s, d);
    for (int i = 0; i < s->n; i++) {
        s->q[i] = x.q[i] + h * y.q[i];
        s->v[i] = x.v[i] + h * y.v[i];
        s->a[i] = x.a[i] + h * y.a[i];
    }
    for (int i = 0; i < s->m; i++)
        s->lambda[i] = x.lambda[i] + h * y.lambda[i];
    for (int i = 0; i < s->p; i++)
        s->rho[i] = x.rho[i] + h * y.rho[i];
}

static double sum(const double *x, const double *e, int n, double *size)
{
    double total = 0.0;
    for (int i = 0; i < n; i++) {
        total += x[i] * e[i];
        *size += fabs(x[i] * e[i]);
    }
    return total;
}

/* e'(F_q'(z, W), F_v'(z, W), F_rho'(z, W)) at the instant + h d. */
static double first(cst_work *w, const double *at, const double *d, const double *e,
                    const double *zW, double h, double *size)
{
    cst_system *s = &w->system;
    const cst_along y = along(s, e);
    put(s, at, d, h);
    cst_system_kernel_products(s, zW, w->adjoint.Fq, w->adjoint.Fv, w->adjoint.Frho);
    return sum(w->adjoint.Fq, y.q, s->n, size) + sum(w->adjoint.Fv, y.v, s->n, size) +
           sum(w->adjoint.Frho, y.rho, s->p, size);
}

double cst_check_curvature(cst_work *w, const double *at, const double *d, const double *e,
                           const double *zW)
{
    cst_system *s = &w->system;
    cst_second *x = &w->second_order.products->at;
    const cst_along y = along(s, d), z = along(s, e);
    double size = 0.0, slopes = 0.0, difference = 0.0;
    static const double weight[2] = { 8.0 / 12.0, -1.0 / 12.0 };
    for (int k = 1; k <= 2; k++)
        difference += weight[k - 1] *
                      (first(w, at, d, e, zW, k * STEP, &slopes) -
                       first(w, at, d, e, zW, -k * STEP, &slopes)) /
                      STEP;
    put(s, at, d, 0.0);
    cst_system_kernel_second(s, x, zW, &y);
    double product = sum(x->sum.q, z.q, s->n, &size) + sum(x->sum.v, z.v, s->n, &size) +
                     sum(x->sum.rho, z.rho, s->p, &size);
    size = fmax(size, ROUNDED * slopes);
    return size > 0.0 ? fabs(product - difference) / size : 0.0;
}

/* The steps and flips of a run by rk, on which others are made; none (0): each has its own. */
typedef struct {
    int steps;
    long events;
} held;

static held hold(const cst_work *w)
{
    int all_kept = w->integrator->id == CST_RK && cst_rk_of(w)->states.spacing <= 1;
    return (held){ all_kept ? cst_rk_of(w)->steps.count : 0, w->stats.events };
}

static int gradient_at(const cst_problem *p, cst_work *w, held of, const double *rho,
                       double *gradient)
{
    if (!of.steps)
        return cst_gradient(p, w, rho, NULL, gradient);
    int status = cst_prepare(p, w, rho);
    cst_rk_of(w)->steps.count = of.steps;
    w->stats.events = of.events;
    if (status >= 0)
        status = cst_rk_replay(w);
    if (status >= 0)
        status = w->integrator->backward(w);
    for (int i = 0; i < p->count; i++)
        gradient[i] = w->gradient[p->design[i]];
    w->p = NULL;
    return status;
}

/* The derivative of the gradient along d by central differences with steps h and h/2, into wide and
 * narrow. */
static int differences(const cst_problem *p, cst_work *w, held of, const double *d, double longest,
                       double *rho, double *wide, double *narrow)
{
    double *gradient = rho + p->count;
    for (int k = 0; k < 4; k++) {
        double h = longest * (k < 2 ? 1.0 : 0.5) * (k % 2 ? -1.0 : 1.0);
        double *to = k < 2 ? wide : narrow;
        for (int i = 0; i < p->count; i++)
            rho[i] = p->rho[p->design[i]] + h * d[i];
        TRY(gradient_at(p, w, of, rho, gradient));
        for (int i = 0; i < p->count; i++)
            to[i] = (k % 2 ? to[i] : 0.0) + 0.5 * gradient[i] / h;
    }
    return CST_OK;
}

/* Largest component of a - b by the sizes of the parameters; b may be NULL. */
static double largest(const cst_problem *p, const double *a, const double *b)
{
    double most = 0.0;
    for (int i = 0; i < p->count; i++) {
        double x = fabs(p->rho[p->design[i]]), one = a[i] - (b ? b[i] : 0.0);
        most = isnan(one) ? INFINITY : fmax(most, fabs(one) * (x > 0.0 ? x : 1.0));
    }
    return most;
}

/* Runs of their own steps differ by what the tolerances leave, which a short step of the
 * differences blows up.  On held steps nothing but rounding is left: short ones are tried until
 * the differences are sharp, and the sharpest are kept. */
static int compare(const cst_problem *p, cst_work *w, const double *d, const double *Hd,
                   double *memory, double *error, double *own)
{
    static const double steps[] = { WIDE, 1e-4, 1e-5, 1e-6 };
    const held of = hold(w);
    double *wide = memory, *narrow = wide + p->count, *rho = narrow + p->count,
           scale = fmax(largest(p, Hd, NULL), 1e-300);
    int first = of.steps ? 1 : 0, last = of.steps ? 3 : 0, status = CST_OK;
    *error = *own = INFINITY;
    for (int k = first; k <= last && !(*own <= SHARP); k++) {
        status = differences(p, w, of, d, steps[k], rho, wide, narrow);
        if (status == CST_ECANCELED || (status < 0 && k == last && isinf(*own)))
            return status;
        double open = status < 0 ? INFINITY : largest(p, wide, narrow) / scale;
        if (!(open < *own))
            continue;
        *own = open;
        for (int i = 0; i < p->count; i++)
            narrow[i] += (narrow[i] - wide[i]) / 3.0;
        *error = largest(p, Hd, narrow) / scale;
    }
    return CST_OK;
}

int cst_check_hessian(const cst_problem *p, cst_work *w, const double *d, double *error,
                      double *own)
{
    size_t n = (size_t)p->count;
    double *Hd = malloc(5 * n * sizeof *Hd);
    if (!Hd)
        return cst_fail(&w->report, CST_EMEMORY, "out of memory: free some and try again");
    int status = cst_hessian_vector(p, w, NULL, d, Hd);
    if (status >= 0)
        status = compare(p, w, d, Hd, Hd + n, error, own);
    free(Hd);
    return status;
}
