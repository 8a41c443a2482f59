/* The optimizer's interface: scenarios and bounds are checked here, minimize.c does the work.
 *
 *     min  sum of weight_i psi_i(rho),   lower <= rho <= upper */
#include "optimize/optimizer.h"

#include "base/sized.h"
#include "base/status.h"
#include "integrate/work.h"
#include "model/problem.h"
#include "optimize/scenarios.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

const char *cst_optimizer_message(const cst_optimizer *o)
{
    return o ? o->message
             : "optimizer is NULL: it was not created, or out of memory: give it scenarios, or "
               "free "
               "some and try again";
}

void cst_limits_default_sized(cst_limits *limits, size_t size)
{
    static const cst_limits own = {
        .gradient_tol = 1e-6, .decrease_tol = 5e-4, .max_iterations = 1000, .max_evaluations = 2000
    };
    cst_hand_out(limits, size, &own, sizeof own);
}

static int check_scenario(cst_optimizer *o, int i)
{
    const cst_scenario *one = &o->scenarios[i], *first = &o->scenarios[0];
    if (!one->p || !cst_is_whole(one->w) || !one->p->count)
        return cst_optimizer_fail(o, CST_EARGUMENT,
                                  "scenario %d: no problem or no work: create both for it", i + 1);
    if (!isfinite(one->weight))
        return cst_optimizer_fail(o, CST_EVALUE,
                                  "scenario %d: weight %g is not a finite number: give one", i + 1,
                                  one->weight);
    int same = one->p->model == first->p->model && one->p->count == first->p->count;
    for (int k = 0; same && k < one->p->count; k++)
        same = one->p->design[k] == first->p->design[k];
    if (one->p->constraints_count && !one->p->objective)
        return cst_optimizer_fail(o, CST_EVALUE,
                                  "scenario %d: there are constraints but no objective: name it "
                                  "with cst_set_objective, for "
                                  "example the cost '%s'",
                                  i + 1, one->p->model->costs[one->p->cost].name);
    if (one->p->responses_count && one->p->responses_version != one->w->created.responses_version)
        return cst_optimizer_fail(o, CST_EARGUMENT,
                                  "scenario %d: the problem changed its responses after the work "
                                  "was created: create a new "
                                  "work",
                                  i + 1);
    if (!same)
        return cst_optimizer_fail(
            o, CST_EVALUE,
            "scenario %d: its model or design variables are not those of the first: give all "
            "the same",
            i + 1);
    return CST_OK;
}

static void defaults(cst_optimizer *o)
{
    const cst_problem *p = o->scenarios[0].p;
    for (int k = 0; k < p->count; k++) {
        const cst_parameter *one = cst_parameter_row(p, p->design[k]);
        o->m.lower[k] = one->lower;
        o->m.upper[k] = one->upper;
        o->m.start[k] = p->rho[p->design[k]];
    }
    for (int i = 0; i < o->count; i++)
        o->m.noise = fmax(o->m.noise, o->scenarios[i].p->options.rtol);
}

/* The minimizer's watch: passes it on with the optimizer. */
static int pass_on(void *user, const cst_iterate *it)
{
    cst_optimizer *o = user;
    return o->watch ? o->watch(o->watch_user, o, it) : 0;
}

int cst_optimizer_create(const cst_scenario *scenarios, int count, cst_optimizer **out)
{
    if (!out)
        return CST_EARGUMENT;
    *out = NULL;
    if (!scenarios || count < 1)
        return CST_EARGUMENT;
    cst_optimizer *o = calloc(1, sizeof *o);
    if (!o)
        return CST_EMEMORY;
    *out = o;
    o->scenarios = malloc((size_t)count * sizeof *o->scenarios);
    if (!o->scenarios)
        return cst_optimizer_fail(o, CST_EMEMORY, "out of memory: free some and try again");
    memcpy(o->scenarios, scenarios, (size_t)count * sizeof *o->scenarios);
    o->count = count;
    for (int i = 0; i < count; i++)
        TRY(check_scenario(o, i));
    int n = scenarios[0].p->count;
    o->jobs = 1;
    o->certify = calloc(2 * (size_t)n, sizeof *o->certify);
    o->gradients = calloc((size_t)count * (size_t)n, sizeof *o->gradients);
    o->psi = calloc((size_t)count, sizeof *o->psi);
    o->status = calloc((size_t)count, sizeof *o->status);
    if (!o->certify || !o->gradients || !o->psi || !o->status ||
        cst_minimizer_create(&o->m, n, cst_optimizer_objective, o) < 0)
        return cst_optimizer_fail(o, CST_EMEMORY, "out of memory: free some and try again");
    TRY(cst_optimizer_gather(o));
    o->m.watch = pass_on;
    o->m.watch_user = o;
    defaults(o);
    cst_optimizer_words(o);
    return CST_OK;
}

void cst_optimizer_free(cst_optimizer *o)
{
    if (!o)
        return;
    cst_optimizer_scatter(o);
    cst_minimizer_free(&o->m);
    free(o->certify);
    free(o->gradients);
    free(o->psi);
    free(o->status);
    free(o->scenarios);
    free(o);
}

int cst_optimizer_bounds(cst_optimizer *o, int k, double lower, double upper)
{
    if (!o || !o->m.n)
        return CST_EARGUMENT;
    if (k < 0 || k >= o->m.n)
        return cst_optimizer_fail(
            o, CST_EARGUMENT, "there is no design variable %d: there are %d: give an index from 0",
            k, o->m.n);
    const cst_problem *p = o->scenarios[0].p;
    const cst_parameter *one = cst_parameter_row(p, p->design[k]);
    if (o->m.s.started)
        return cst_optimizer_fail(o, CST_EARGUMENT,
                                  "bounds of %s: the optimization has begun: set them before",
                                  one->name);
    if (!(lower <= upper))
        return cst_optimizer_fail(
            o, CST_EVALUE, "bounds of %s: nothing lies between %g and %g: give the lower one first",
            one->name, lower, upper);
    if (!(lower >= one->lower && upper <= one->upper))
        return cst_optimizer_fail(
            o, CST_EVALUE,
            "bounds of %s: %g to %g is not within the model's: stay between %g and %g %s",
            one->name, lower, upper, one->lower, one->upper, one->unit);
    o->m.lower[k] = lower;
    o->m.upper[k] = upper;
    return CST_OK;
}

int cst_optimizer_jobs(cst_optimizer *o, int jobs)
{
    if (!o || !o->m.n)
        return CST_EARGUMENT;
    if (jobs != 1 && !cst_scenarios_apart(o->scenarios, o->count))
        return cst_optimizer_fail(
            o, CST_EARGUMENT, "two scenarios share a work: %d jobs: give each a work of its own",
            jobs);
    o->jobs = jobs;
    return CST_OK;
}

static int no_products(cst_optimizer *o, const char *name)
{
    return cst_optimizer_fail(o, CST_EVALUE,
                              "algorithm %s: an evaluation by other means has no second "
                              "derivatives: choose lbfgsb",
                              name);
}

/* Whether every scenario has a Hessian. */
static int check_second(cst_optimizer *o, const char *name)
{
    if (o->evaluate)
        return no_products(o, name);
    for (int i = 0; i < o->count; i++) {
        const cst_problem *p = o->scenarios[i].p;
        if (!cst_objective_is_smooth(p))
            return cst_optimizer_fail(o, CST_EVALUE,
                                      "algorithm %s: of responses only a misfit has second "
                                      "derivatives: choose lbfgsb, or a cost (cst_set_cost, "
                                      "--cost)",
                                      name);
        if (!p->model->kernels->inertia_e0_b)
            return cst_optimizer_fail(o, CST_EVALUE,
                                      "algorithm %s: model %s has no second derivatives: build it "
                                      "again with costate build",
                                      name, p->model->name);
    }
    return CST_OK;
}

int cst_optimizer_algorithm(cst_optimizer *o, const char *name)
{
    if (!o || !o->m.n || !name)
        return CST_EARGUMENT;
    const cst_algorithm *found = cst_algorithm_find(name);
    int automatic = !o->fit && !strcmp(name, "auto");
    if (!found && !o->fit && !strcmp(name, "ipopt"))
        return cst_optimizer_fail(o, CST_ENAME,
                                  "there is no algorithm 'ipopt' in this build: install IPOPT "
                                  "(Debian: coinor-libipopt-dev) and build again, or choose slsqp");
    if (!found && !automatic)
        return cst_optimizer_fail(o, CST_ENAME, "there is no algorithm '%.40s': choose %s", name,
                                  o->fit ? "levenberg or lbfgsb"
                                         : "auto, lbfgsb, newton, slsqp, mma or ipopt");
    if (o->m.s.started)
        return cst_optimizer_fail(
            o, CST_EARGUMENT, "algorithm %s: the optimization has begun: choose it before", name);
    o->automatic = automatic;
    if (automatic) {
        o->algorithm = NULL;
        return CST_OK;
    }
    if (o->fit ? found->inequalities || found->second : found->least_squares)
        return cst_optimizer_fail(o, CST_EVALUE,
                                  "algorithm %s: it is %s: choose another, or leave it out", name,
                                  found->least_squares ? "for fits" : "not for fits");
    if (o->search.constraints && !found->inequalities)
        return cst_optimizer_fail(
            o, CST_EVALUE,
            "algorithm %s: it keeps no constraints: choose slsqp, mma or ipopt, or leave them "
            "out",
            name);
    for (int j = 0; j < o->search.constraints; j++)
        if (o->search.lower[j] == o->search.upper[j] && !found->equalities)
            return cst_optimizer_fail(o, CST_EVALUE,
                                      "algorithm %s: it keeps no equality constraints: choose "
                                      "slsqp, or give an inequality",
                                      name);
    TRY(found->second ? check_second(o, name) : CST_OK);
    o->algorithm = found;
    o->search.residuals = found->least_squares ? o->fit->count : 0;
    return CST_OK;
}

int cst_optimizer_start(cst_optimizer *o, const double *rho)
{
    if (!o || !o->m.n || !rho)
        return CST_EARGUMENT;
    if (o->m.s.started)
        return cst_optimizer_fail(o, CST_EARGUMENT,
                                  "the optimization has begun: set its start before");
    for (int k = 0; k < o->m.n; k++)
        if (!isfinite(rho[k]))
            return cst_optimizer_fail(o, CST_EVALUE, "rho[%d] is not finite: give a number", k);
    memcpy(o->m.start, rho, (size_t)o->m.n * sizeof *rho);
    return CST_OK;
}

void cst_optimizer_watch(cst_optimizer *o, cst_watch *watch, void *user)
{
    if (!o)
        return;
    o->watch = watch;
    o->watch_user = user;
}

int cst_optimizer_evaluate(cst_optimizer *o, cst_evaluate *evaluate, void *user)
{
    if (!o || !o->m.n)
        return CST_EARGUMENT;
    if (evaluate && o->search.constraints)
        return cst_optimizer_fail(o, CST_EVALUE,
                                  "the constraints are those of its scenarios: they cannot be "
                                  "evaluated elsewhere: run it in one "
                                  "process");
    if (evaluate && o->algorithm && o->algorithm->second)
        TRY(no_products(o, o->algorithm->name));
    o->evaluate = evaluate;
    o->evaluate_user = user;
    return CST_OK;
}

static int check_limits(cst_optimizer *o, const cst_limits *l)
{
    if (!(l->gradient_tol >= 0.0 && l->decrease_tol >= 0.0 && l->max_seconds >= 0.0 &&
          l->max_iterations >= 0 && l->max_evaluations >= 0))
        return cst_optimizer_fail(
            o, CST_EVALUE,
            "a limit of the optimization is negative or not a number: give 0 or more");
    return CST_OK;
}

int cst_optimizer_run_sized(cst_optimizer *o, const cst_limits *limits, size_t size)
{
    if (!o || !o->m.n)
        return CST_EARGUMENT;
    cst_limits l = o->fit ? o->fit->limits : cst_limits_default();
    o->message[0] = '\0';
    if (limits && !cst_take_in(&l, sizeof l, limits, size))
        return cst_optimizer_fail(
            o, CST_EARGUMENT,
            "cst_limits: a field is set that this library does not have: install the "
            "library of the costate.h that the program was compiled with");
    TRY(check_limits(o, &l));
    int calls_back = cst_optimizer_chosen(o)->run != NULL;
    double spent = calls_back ? o->search.kept.seconds : o->m.s.seconds;
    o->deadline = l.max_seconds > 0.0 ? cst_seconds() - spent + l.max_seconds : INFINITY;
    o->search.algorithm = cst_optimizer_chosen(o);
    int status = calls_back ? cst_search_run(&o->search, &l, &o->reason)
                            : cst_minimize(&o->m, &l, &o->reason);
    if (o->fit)
        o->fit->end(o);
    cst_optimizer_words(o);
    if (status == CST_ECANCELED)
        return cst_optimizer_fail(
            o, status,
            "stopped before the start was evaluated: there is no state to resume: run it again");
    if (status < 0)
        return cst_optimizer_fail(o, status, "the start cannot be solved: %.400s", o->m.s.why);
    return CST_OK;
}
