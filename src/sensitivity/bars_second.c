/* Error bars by a second gradient: at a tolerance so much finer that its own error does not count
 * (CST_BARS_FULL), or at a coarser one, where there are no estimates from the steps, by CVODES and
 * by the direct method, and where those do not tell all: within sqrt(1/alpha) of a singular
 * position a joint holds by degrees, and psi scatters with the place where a step ends in there
 * (CST_BARS_WEIGHED). */
#include "sensitivity/sensitivity.h"

#include <math.h>

#define FINER   1e-2 /* of rtol and atol, for full bars */
#define AGREED  2.0  /* times the distance to the finer run */
#define COARSER 10.0 /* of rtol and atol, for the others */
/* times the distance to the coarser run, which is that run's error: 2 times what a method of order
 * 2 leaves at half the step */
#define COARSE_SHARE 2.0
#define COARSE_STEPS (2.0 / 3.0)
#define CHANCE       0.1 /* of rtol: two runs that agree to less do so by chance */

static int is_full(const cst_problem *p)
{
    return p->options.bars == CST_BARS_FULL;
}

/* The same problem at another tolerance, or with another step. */
static cst_problem second_problem(const cst_problem *p, const cst_work *w)
{
    cst_problem second = *p;
    cst_options *o = &second.options;
    double factor = is_full(p) ? FINER : COARSER;
    o->bars = CST_BARS_AUTO;
    o->rtol = fmax(factor * p->options.rtol, 10.0 * CST_LEAST_RTOL);
    o->atol *= factor;
    if (is_full(p))
        o->max_steps = o->max_steps > 100000000 ? o->max_steps : 10 * o->max_steps;
    if (w->integrator->fixed_steps)
        o->step *= is_full(p) ? 0.5 : 2.0;
    return second;
}

/* The bar for this distance between two runs. */
static double bar(const cst_work *w, const cst_problem *p, double x, double y)
{
    double factor = is_full(p) ? AGREED : w->integrator->fixed_steps ? COARSE_STEPS : COARSE_SHARE;
    double least = is_full(p) || w->integrator->fixed_steps ? 0.0 : CHANCE * p->options.rtol;
    return factor * fabs(x - y) + least * fabs(x);
}

/* Is there no other estimate of the gradient's error? */
static int has_none(const cst_work *w)
{
    cst_method method = w->p->options.method;
    int estimated = w->integrator->weigh || w->integrator->estimate_errors;
    return w->p->options.bars == CST_BARS_WEIGHED &&
           (method == CST_ADJOINT ? !estimated : method == CST_DIRECT && !w->integrator->weigh);
}

/* fmax: the other where there is none. */
static void compare(cst_work *w, const cst_problem *p, const cst_targets *other, cst_targets *own)
{
    int besides = !is_full(p) && !has_none(w);
    for (int r = 0; r < own->count; r++) {
        cst_target *one = &own->list[r];
        const cst_target *two = &other->list[r];
        double error = own->of_cost ? bar(w, p, w->psi, w->bars.second->psi)
                                    : bar(w, p, one->value, two->value);
        one->error = besides ? fmax(one->error, error) : error;
        for (int i = 0; i <= w->model->p; i++) {
            double second = bar(w, p, one->gradient[i], two->gradient[i]);
            one->bar[i] = besides ? fmax(one->bar[i], second) : second;
        }
    }
}

static int solve(const cst_problem *second, cst_work *w, const double *rho, int responses)
{
    int status = cst_prepare(second, w, rho);
    if (responses)
        cst_ask(w, &w->targets_of.responses);
    if (status >= 0)
        status = cst_conclude(w, cst_solve(w, 1));
    w->p = NULL;
    return status;
}

/* A work for it, kept as long as the same bars are asked for. */
static int provide(const cst_problem *second, cst_work *w, cst_bars kind)
{
    if (w->bars.second && w->bars.made_for != kind) {
        cst_work_free(w->bars.second);
        w->bars.second = NULL;
    }
    w->bars.made_for = kind;
    return w->bars.second ? CST_OK : cst_work_create(second, &w->bars.second);
}

/* A coarse run that fails tells nothing. */
static int failed(cst_work *w, int status, int before)
{
    if (!is_full(w->p) && status != CST_ECANCELED && status != CST_EMEMORY)
        return before;
    return cst_fail(&w->report, status,
                    "the second run of --bars %s failed (%.300s): use --bars auto",
                    is_full(w->p) ? "full" : "weighed", cst_message(w->bars.second));
}

/* Are there some that do not tell all?  Near singular positions a gradient can lose all digits
 * while psi is right, by the continuous adjoint of CVODES (N-four-bar over 6.5 s at rtol 2.4e-7:
 * psi to 7e-6, dpsi/dL off by a third) and where masses are small for alpha (slider-crank of 10 g:
 * dpsi/dg off by a tenth).  So bars are made there for who did not ask for them, too. */
static int has_too_few(const cst_work *w)
{
    int asked = w->p->options.bars == CST_BARS_WEIGHED;
    cst_method method = w->p->options.method;
    return w->stats.projections > 0 && (asked || (!w->integrator->fixed_steps &&
                                                  (method == CST_ADJOINT || method == CST_DIRECT)));
}

int cst_bars_second(cst_work *w, const double *rho, int before)
{
    const cst_problem *p = w->p;
    int responses = !w->targets->of_cost;
    if (!is_full(p) && !has_none(w) && !has_too_few(w))
        return before;
    cst_problem second = second_problem(p, w);
    int status = provide(&second, w, p->options.bars);
    if (status >= 0)
        status = solve(&second, w->bars.second, rho, responses);
    if (status < 0)
        return failed(w, status, before);
    compare(w, p,
            responses ? &w->bars.second->targets_of.responses : &w->bars.second->targets_of.cost,
            w->targets);
    status = cst_bars_judge(w);
    return status ? status : before;
}
