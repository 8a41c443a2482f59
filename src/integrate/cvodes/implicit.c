/* Newton's iteration for the equation of a step, as a nonlinear solver of CVODES. */
#include "integrate/cvodes/implicit.h"

#include "base/vectors.h"

#include <cvodes/cvodes.h>
#include <math.h>
#include <stdlib.h>
#include <sunnonlinsol/sunnonlinsol_newton.h>

#define ITERATIONS 4
#define DIVERGES   2.0 /* times the correction before                    */
#define FORGETS    0.3 /* of the rate of convergence of the steps before */
#define STALE      0.1 /* rate of convergence, of a matrix that is not of this step */
#define SLOW       6   /* steps that took a second iteration, less those that did not */

/* ---- the iteration --------------------------------------------------------------------------- */

void cst_implicit_advance(cst_implicit *x, int first, const double *slope)
{
    const double *zn0 = x->zn0 + first, *zn1 = x->zn1 + first;
    double *restrict y = x->y + first, *restrict c = x->c + first;
    double gamma = x->gamma, rl1 = x->rl1;
    for (int i = 0; i < x->w->system.n; i++) {
        c[i] = gamma * slope[i] - rl1 * zn1[i];
        y[i] = zn0[i] + c[i];
    }
}

/* What the steps before say about u at t: the polynomial through their last ones. */
static void extrapolate(cst_implicit *x)
{
    cst_clear(x->u, x->unknowns);
    for (int i = 0; i < x->known; i++) {
        double weight = 1.0;
        for (int j = 0; j < x->known; j++)
            if (j != i)
                weight *= (x->t - x->time[j]) / (x->time[i] - x->time[j]);
        cst_add_times(x->u, weight, x->past[i], x->unknowns);
    }
}

/* u at t joins them; a step that was taken again takes the place of the first try. */
static void remember(cst_implicit *x)
{
    int last = x->known < CST_PAST ? x->known : CST_PAST - 1;
    double *oldest = x->past[last], direction = x->gamma;
    int beyond = x->known && (x->t - x->time[0]) * direction <= 0.0;
    if (!beyond) {
        for (int i = last; i > 0; i--) {
            x->past[i] = x->past[i - 1];
            x->time[i] = x->time[i - 1];
        }
        x->past[0] = oldest;
        x->known = last + 1;
    }
    x->time[0] = x->t;
    cst_copy(x->past[0], x->u, x->unknowns);
}

/* How much the last iteration moved y and u, in units of y's tolerance. */
static double change(cst_implicit *x, N_Vector weight)
{
    double *delta = NV_DATA_S(x->delta);
    for (int i = 0; i < x->size; i++)
        delta[i] = x->c[i] - x->before[i];
    double most = N_VWrmsNorm(x->delta, weight);
    if (!x->equation->weigh)
        return most;
    x->equation->weigh(x, delta);
    return fmax(most, N_VWrmsNorm(x->delta, weight)) + most * 0.0; /* NaN stays */
}

int cst_implicit_is_stiff(const cst_implicit *x)
{
    return x->slow >= SLOW;
}

/* Once it is stiff, it stays so until the next start. */
static void count_slow(cst_implicit *x)
{
    if (cst_implicit_is_stiff(x))
        return;
    x->slow += x->iterations > 1 ? 1 : -1;
    x->slow = x->slow < 0 ? 0 : x->slow;
}

/* Newton's iteration with the current factors. */
static int iterate(cst_implicit *x, N_Vector weight, double tolerance)
{
    double before = 0.0;
    for (x->iteration = 0; x->iteration < ITERATIONS; x->iteration++) {
        cst_copy(x->before, x->c, x->size);
        x->equation->correct(x);
        x->iterations++;
        for (int i = 0; i < x->unknowns; i++)
            x->u[i] -= x->r[i];
        int status = x->equation->advance(x);
        if (status)
            return status;
        double now = change(x, weight);
        if (!isfinite(now))
            return SUN_NLS_CONV_RECVR;
        if (x->iteration > 0)
            x->rate = fmax(FORGETS * x->rate, now / before);
        if (now * fmin(1.0, x->rate) <= tolerance)
            return SUN_NLS_SUCCESS;
        if (x->iteration > 0 && now > DIVERGES * before)
            return SUN_NLS_CONV_RECVR;
        before = now;
        status = x->equation->residual(x);
        if (status)
            return status;
    }
    return SUN_NLS_CONV_RECVR;
}

/* From the guess on, with a new matrix where one is asked for. */
static int attempt(cst_implicit *x, int setup, int bad, N_Vector weight, double tolerance,
                   void *cvodes)
{
    extrapolate(x);
    int status = x->equation->guess(x);
    if (!status)
        status = x->equation->advance(x);
    if (!status)
        status = x->equation->residual(x);
    if (!status && setup) {
        x->rate = 1.0;
        status = x->setup(bad, &x->fresh, cvodes);
    } else if (!status && x->equation->refresh && x->rate > STALE) {
        status = x->equation->refresh(x);
    }
    return status ? status : iterate(x, weight, tolerance);
}

static int solve(SUNNonlinearSolver solver, N_Vector y0, N_Vector c, N_Vector weight,
                 realtype tolerance, booleantype setup, void *cvodes)
{
    cst_implicit *x = solver->content;
    N_Vector zn0, y, f, zn1;
    void *user;
    (void)y0;
    if (CVodeGetNonlinearSystemData(cvodes, &x->t, &zn0, &y, &f, &x->gamma, &x->rl1, &zn1, &user))
        return SUN_NLS_EXT_FAIL;
    x->zn0 = NV_DATA_S(zn0);
    x->zn1 = NV_DATA_S(zn1);
    x->y = NV_DATA_S(y);
    x->c = NV_DATA_S(c);
    x->iterations = x->failures = 0;
    x->fresh = 0;
    int status = attempt(x, setup, 0, weight, tolerance, cvodes);
    if (status > 0 && !x->fresh) { /* with a matrix of this step */
        x->failures++;
        status = attempt(x, 1, 1, weight, tolerance, cvodes);
    }
    if (status) {
        x->failures++;
    } else {
        remember(x);
        if (!setup)
            count_slow(x);
    }
    return status;
}

/* ---- what CVODES asks of a nonlinear solver -------------------------------------------------- */

static SUNNonlinearSolver_Type type(SUNNonlinearSolver solver)
{
    (void)solver;
    return SUNNONLINEARSOLVER_ROOTFIND;
}

static int set_system(SUNNonlinearSolver solver, SUNNonlinSolSysFn system)
{
    (void)solver, (void)system;
    return SUN_NLS_SUCCESS;
}

static int set_setup(SUNNonlinearSolver solver, SUNNonlinSolLSetupFn setup)
{
    ((cst_implicit *)solver->content)->setup = setup;
    return SUN_NLS_SUCCESS;
}

static int iterations(SUNNonlinearSolver solver, long *count)
{
    *count = ((cst_implicit *)solver->content)->iterations;
    return SUN_NLS_SUCCESS;
}

static int iteration(SUNNonlinearSolver solver, int *count)
{
    *count = ((cst_implicit *)solver->content)->iteration;
    return SUN_NLS_SUCCESS;
}

static int failures(SUNNonlinearSolver solver, long *count)
{
    *count = ((cst_implicit *)solver->content)->failures;
    return SUN_NLS_SUCCESS;
}

static int refused(cst_work *w)
{
    return cst_fail(&w->report, CST_EINTEGRATOR,
                    "CVODES refused the nonlinear solver: build it with SUNDIALS 6");
}

void cst_implicit_restart(cst_instance *x)
{
    if (x->implicit)
        x->implicit->known = x->implicit->slow = 0;
}

int cst_implicit_begin(cst_work *w, cst_instance *x)
{
    if (!x->implicit)
        return CST_OK;
    SUNNonlinearSolver solver = w->system.redundant.count ? x->own : x->nonlinear;
    x->by_implicit = solver == x->nonlinear;
    double converged = x->by_implicit ? x->implicit->equation->converged : x->converged;
    return CVodeSetNonlinearSolver(x->cvodes, solver) ||
                   CVodeSetNonlinConvCoef(x->cvodes, converged)
               ? refused(w)
               : CST_OK;
}

void cst_implicit_free(cst_instance *x)
{
    if (x->nonlinear)
        SUNNonlinSolFreeEmpty(x->nonlinear);
    if (x->own)
        SUNNonlinSolFree(x->own);
    if (x->implicit) {
        if (x->implicit->delta)
            N_VDestroy(x->implicit->delta);
        free(x->implicit->memory);
        free(x->implicit);
    }
}

static int allocate(cst_implicit *x)
{
    size_t unknowns = (size_t)x->unknowns, size = (size_t)x->size;
    double *memory = x->memory = calloc((2 + CST_PAST) * unknowns + size, sizeof *memory);
    if (!memory)
        return 0;
    x->u = cst_take(&memory, unknowns);
    x->r = cst_take(&memory, unknowns);
    for (int i = 0; i < CST_PAST; i++)
        x->past[i] = cst_take(&memory, unknowns);
    x->before = cst_take(&memory, size);
    return 1;
}

int cst_implicit_attach(cst_work *w, cst_instance *i, const cst_step_equation *equation, int blocks)
{
    cst_implicit *x = i->implicit = calloc(1, sizeof *x);
    i->nonlinear = SUNNonlinSolNewEmpty(cst_cvodes_of(w)->context);
    i->own = SUNNonlinSol_Newton(i->y, cst_cvodes_of(w)->context);
    if (x) {
        x->w = w;
        x->equation = equation;
        x->blocks = blocks;
        x->size = blocks * 2 * w->system.n;
        x->unknowns = blocks * (w->system.n + w->system.m);
        x->rate = 1.0;
        x->delta = N_VClone(i->y);
    }
    if (!x || !i->nonlinear || !i->own || !x->delta || !allocate(x))
        return cst_fail(&w->report, CST_EMEMORY,
                        "out of memory: the integrator could not be created; use a smaller model");
    i->nonlinear->content = x;
    i->nonlinear->ops->gettype = type;
    i->nonlinear->ops->solve = solve;
    i->nonlinear->ops->setsysfn = set_system;
    i->nonlinear->ops->setlsetupfn = set_setup;
    i->nonlinear->ops->getnumiters = iterations;
    i->nonlinear->ops->getcuriter = iteration;
    i->nonlinear->ops->getnumconvfails = failures;
    return CVodeSetNonlinearSolver(i->cvodes, i->nonlinear) ? refused(w) : CST_OK;
}
