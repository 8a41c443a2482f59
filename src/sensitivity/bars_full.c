/* Full error bars: a second gradient at a tolerance so much tighter that its own error does not
 * count. */
#include "sensitivity/sensitivity.h"

#include <math.h>

#define FINER 1e-2      /* of rtol and atol, for full bars */
#define AGREED 2.0      /* times the distance to the finer run */
#define ROUNDING 1e-13  /* of a number: what full bars are at least */

/* The same problem at finer tolerances, or with half the step. */
static cst_problem finer_problem(const cst_problem *p, const cst_work *w)
{
    cst_problem finer = *p;
    finer.options.bars = CST_BARS_AUTO;
    finer.options.rtol = fmax(FINER * p->options.rtol, 10.0 * CST_LEAST_RTOL);
    finer.options.atol *= FINER;
    finer.options.max_steps = p->options.max_steps > 100000000 ? p->options.max_steps
                                                               : 10 * p->options.max_steps;
    if (w->integrator->fixed_steps)
        finer.options.step *= 0.5;
    return finer;
}

static void compare(cst_work *w, const cst_work *finer, const cst_asked *other, cst_asked *own)
{
    /* the error of a rule of order 2 is 4/3 of its distance to half the step */
    for (int r = 0; r < own->count; r++) {
        cst_wanted *one = &own->list[r];
        const cst_wanted *two = &other->list[r];
        double value = own->of_cost ? w->psi : one->value;
        double better = own->of_cost ? finer->psi : two->value;
        one->error = AGREED * fabs(value - better) + ROUNDING * fabs(value);
        for (int i = 0; i < w->system.p; i++)
            one->bar[i] = AGREED * fabs(one->gradient[i] - two->gradient[i]) +
                          ROUNDING * fabs(one->gradient[i]);
    }
}

static int solve(const cst_problem *finer, cst_work *w, const double *rho, int responses)
{
    int status = cst_prepare(finer, w, rho);
    if (responses)
        cst_ask(w, &w->of_responses);
    if (status >= 0)
        status = cst_conclude(w, cst_solve(w, 1));
    w->p = NULL;
    return status;
}

int cst_bars_full(const cst_problem *p, cst_work *w, const double *rho, int responses)
{
    if (p->options.bars != CST_BARS_FULL)
        return CST_OK;
    cst_problem finer = finer_problem(p, w);
    int status = w->finer ? CST_OK : cst_work_create(&finer, &w->finer);
    if (status >= 0)
        status = solve(&finer, w->finer, rho, responses);
    if (status < 0)
        return cst_fail(&w->report, status,
                        "the finer run of --bars full failed (%.300s): use --bars weighed",
                        cst_message(w->finer));
    cst_work *other = w->finer;
    compare(w, other, responses ? &other->of_responses : &other->of_cost,
            responses ? &w->of_responses : &w->of_cost);
    return CST_OK;
}

