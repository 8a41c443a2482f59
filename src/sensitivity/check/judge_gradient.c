/* One gradient held against the same by other runs.
 *
 * Adjoint and direct are both exact and must agree closely.  Differences of psi share no derivative
 * with them, so they find what both have wrong, as far as their own error allows (cst_judge).  Each
 * derivative is judged by its own scale: one that is small beside the others, or in another unit,
 * is not hidden by them. */
#include "sensitivity/check/judge.h"

#include "base/sized.h"

#define EXACT_BOUND 1e-6
#define IN_ALL      1e-3 /* of the largest change: less is negligible if it cannot be judged */

/* Derivative k per relative change of its parameter, so that units and magnitudes do not matter. */
static double own_scale(const cst_problem *p, int k, double psi, const double *a, const double *b)
{
    return fmax(cst_design_size(p, k) * fmax(fabs(a[k]), fabs(b[k])), CST_NEGLIGIBLE * fabs(psi));
}

static double largest_scale(const cst_problem *p, double psi, const double *a, const double *b)
{
    double largest = 0.0;
    for (int k = 0; k < p->count; k++)
        largest = fmax(largest, own_scale(p, k, psi, a, b));
    return largest;
}

double cst_component_difference(const cst_problem *p, int k, double psi, const double *a,
                                const double *b)
{
    double scale = own_scale(p, k, psi, a, b);
    return scale > 0.0 ? cst_design_size(p, k) * fabs(a[k] - b[k]) / scale : 0.0;
}

double cst_agreement_bound(const cst_problem *p)
{
    return fmax(EXACT_BOUND, 100.0 * p->options.rtol);
}

/* psi of two solutions: their difference, of the larger or of the largest change. */
static double psi_apart(const cst_problem *p, const cst_solution *a, const cst_solution *b)
{
    double scale =
        fmax(fmax(fabs(a->psi), fabs(b->psi)), largest_scale(p, a->psi, a->gradient, b->gradient));
    return scale > 0.0 ? fabs(a->psi - b->psi) / scale : 0.0;
}

double cst_solutions_apart(const cst_problem *p, const cst_solution *a, const cst_solution *b)
{
    double scale = largest_scale(p, a->psi, a->gradient, b->gradient), worst = 0.0;
    for (int k = 0; k < p->count; k++)
        worst = fmax(worst, cst_design_size(p, k) * fabs(a->gradient[k] - b->gradient[k]));
    return fmax(psi_apart(p, a, b), scale > 0.0 ? worst / scale : 0.0);
}

/* Adjoint against direct: what the tolerances leave is a part of the largest component, and more of
 * the others.  A long run leaves more. */
static void compare_exact(const cst_problem *p, cst_agreement *x)
{
    const double *adjoint = x->adjoint.gradient, *direct = x->direct.gradient;
    double psi = x->own.psi, largest = largest_scale(p, psi, adjoint, direct),
           least = x->more * cst_agreement_bound(p);
    for (int k = 0; k < p->count; k++) {
        double own = own_scale(p, k, psi, adjoint, direct),
               error = cst_component_difference(p, k, psi, adjoint, direct);
        double bound = own > 0.0 ? least * largest / own : least;
        if (!(error <= bound))
            x->judged[k].verdict = CST_CONTRADICTED;
        else if (error > CST_DOUBT && x->judged[k].verdict == CST_CONFIRMED)
            x->judged[k].verdict = CST_UNJUDGED;
        if (k == 0 || !(error / bound <= x->exact / x->exact_bound)) {
            x->exact = error;
            x->exact_bound = bound;
            x->worst = k;
        }
    }
}

/* psi of one integrator against that of the other: where they differ, so do the derivatives, and
 * none of them is judged. */
static void compare_psi(const cst_problem *p, cst_agreement *x)
{
    x->psi_apart = psi_apart(p, &x->own, &x->other);
    x->psi_bound = x->more * cst_agreement_bound(p);
    x->psi_agrees = x->psi_apart <= x->psi_bound;
    for (int k = 0; !x->psi_agrees && k < p->count; k++)
        x->judged[k].verdict = CST_UNJUDGED;
}

/* What is confirmed; of what the differences cannot judge, what does not matter beside the
 * others. */
static void conclude(const cst_problem *p, cst_agreement *x)
{
    const double *gradient = x->adjoint.gradient;
    double largest = fmax(fabs(x->own.psi), largest_scale(p, x->own.psi, gradient, gradient));
    x->passed = x->psi_agrees;
    for (int k = 0; k < p->count; k++) {
        const cst_judged *j = &x->judged[k];
        double most = cst_design_size(p, k) * (fabs(gradient[k]) + j->error);
        x->negligible[k] = x->psi_agrees && j->verdict == CST_UNJUDGED && most <= IN_ALL * largest;
        x->passed = x->passed && (j->verdict == CST_CONFIRMED || x->negligible[k]);
    }
}

static int agree(const cst_problem *p, cst_agreement *x)
{
    if (!x->own.gradient || !x->other.gradient || !x->adjoint.gradient || !x->direct.gradient ||
        !x->judged || !x->negligible)
        return CST_EARGUMENT;
    compare_exact(p, x);
    compare_psi(p, x);
    conclude(p, x);
    return CST_OK;
}

int cst_agree_sized(const cst_problem *p, cst_agreement *agreement, size_t size)
{
    cst_agreement x = { 0 };
    if (!p || !agreement || !cst_take_in(&x, sizeof x, agreement, size))
        return CST_EARGUMENT;
    int status = agree(p, &x);
    cst_hand_out(agreement, size, &x, sizeof x);
    return status;
}
