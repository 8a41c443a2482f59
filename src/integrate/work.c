/* A work: all memory that solving takes, allocated here and nowhere later. */
#include "integrate/formulations.h"
#include "integrate/internal.h"

#include <math.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

int cst_fail(cst_work *w, int status, const char *format, ...)
{
    va_list arguments;
    va_start(arguments, format);
    vsnprintf(w->message, sizeof w->message, format, arguments);
    va_end(arguments);
    return status;
}

const char *cst_message(const cst_work *w)
{
    return w ? w->message : "no work: it was not created, or out of memory: create it, or free some and try again";
}

/* The text for a system that could not be solved; kept as the reason should the integrator give up over it. */
int cst_state_failed(cst_work *w, int status, double t)
{
    w->trouble = status;
    if (status == CST_EMEMORY)
        return cst_fail(w, status, "out of memory: the factors of %s do not fit: free some and try again", w->model->name);
    if (status == CST_ENAN)
        return cst_fail(w, status, "%s: a kernel returned a number that is not finite at t = %.6g s: check the parameters",
                        w->model->name, t);
    return cst_fail(w, status, "%s: the equations of motion are singular at t = %.6g s (reciprocal condition %.1e): a body "
                    "without mass or constraint, or redundant constraints: use the formulation penalty", w->model->name, t,
                    w->system.lu_A.rcond);
}

int cst_cost_failed(cst_work *w, double t)
{
    w->trouble = cst_fail(w, CST_ENAN, "the cost '%s' is not finite at t = %.6g s: check the parameters",
                          w->model->costs[w->p->cost].name, t);
    return 1;
}

int cst_derivative_failed(cst_work *w, double t)
{
    w->trouble = cst_fail(w, CST_ENAN, "%s: a derivative is not finite at t = %.6g s where its function is: check the model's kernels",
                          w->model->name, t);
    return -1;
}

static double *take(double **cursor, size_t count)
{
    double *x = *cursor;
    *cursor += count;
    return x;
}

static int allocate(cst_work *w)
{
    size_t n = (size_t)w->system.n, p = (size_t)w->system.p, s = (size_t)w->model->s;
    size_t m = w->system.m ? (size_t)w->system.m : 1; /* kernels declare lambda[1] where there is no constraint */
    double *x = calloc(24 * n + p + 5 * m + 5 * p + 4 * s + (2 * n + p) * CST_LANES + 1, sizeof *x);
    w->memory = x;
    w->events = malloc(CST_EVENTS * sizeof *w->events);
    w->roots = calloc(s + 1, sizeof *w->roots);
    w->mode0 = calloc(s + 1, sizeof *w->mode0);
    if (!x || !w->events || !w->roots || !w->mode0)
        return 0;
    w->dq = (double(*)[CST_LANES])take(&x, n * CST_LANES);
    w->dv = (double(*)[CST_LANES])take(&x, n * CST_LANES);
    w->drho = (double(*)[CST_LANES])take(&x, p * CST_LANES);
    w->gradient = take(&x, p);
    w->zW = take(&x, n + m);
    w->Fq = take(&x, n);
    w->Fv = take(&x, n);
    w->Frho = take(&x, p);
    w->g_q = take(&x, n);
    w->g_v = take(&x, n);
    w->g_a = take(&x, n);
    w->g_lambda = take(&x, m);
    w->g_rho = take(&x, p);
    w->dky = take(&x, 4 * n);
    w->state = take(&x, 4 * n);
    w->switches = take(&x, s);
    w->within = take(&x, 3 * s);
    w->s_q = take(&x, n);
    w->s_v = take(&x, n);
    w->s_rho = take(&x, p);
    w->start = take(&x, 4 * n + 2 * m);
    w->cost_row = take(&x, 2 * n);
    w->sizes = take(&x, p);
    return 1;
}

/* Room for the trajectory: a node a step, and as many again between them, within a gigabyte of address space. */
static int trajectory_size(const cst_problem *p)
{
    if (cst_problem_integrator(p) == CST_ONESTEP)
        return cst_onestep_steps(&p->options) + 1;
    double most = 1024.0 * 1024.0 * 1024.0 / (4.0 * sizeof(double) * p->model->n);
    return (int)fmin(fmax(most, 2000.0), 2.0 * p->options.max_steps + 2.0);
}

/* The pivots that every run begins with are those of the problem's own start and of a Newton matrix there; should there be
 * no start for these parameters, the runs choose their own and say what is wrong. */
static int choose_pivots(const cst_problem *p, cst_work *w)
{
    cst_system *s = &w->system;
    if (cst_prepare(p, w, NULL) >= 0 && cst_start_state(p, w, w->dky) >= 0) {
        cst_lu_keep(&s->lu_A);
        cst_lu_keep(&s->lu_S);
        cst_system_kernel_products(s, w->zW, w->Fq, w->Fv, w->Frho); /* grows the stack of the reverse code once */
        cst_system_jacobian(s);
        if (cst_system_newton(s, 1e-3 * p->options.tf))
            cst_lu_keep(&s->lu_N);
        if (w->onestep)
            cst_onestep_choose_pivots(p, w);
    }
    w->message[0] = '\0';
    w->trouble = 0;
    if (s->lu_A.starved || s->lu_N.starved || s->lu_S.starved || (w->onestep && w->onestep->lu.starved))
        return cst_fail(w, CST_EMEMORY, "out of memory: the factors of %s do not fit: free some and try again", w->model->name);
    return CST_OK;
}

static int create_integrators(const cst_problem *p, cst_work *w)
{
    TRY(cst_forward_create(p, w));
    TRY(cst_backward_create(p, w));
    if (w->created.integrator == CST_ONESTEP)
        return cst_onestep_create(p, w);
    return p->options.method == CST_DIRECT ? cst_direct_create(p, w) : CST_OK;
}

static int create(const cst_problem *p, cst_work *w)
{
    const cst_options *o = &p->options;
    w->p = p;
    w->model = p->model;
    w->count = p->count;
    w->created = *o;
    w->rtol = CST_LOCAL * o->rtol;
    w->atol = CST_LOCAL * o->atol;
    w->created.integrator = cst_problem_integrator(p);
    cst_formulation_find(o->formulation)->settings(o, &w->system);
    if (w->created.integrator == CST_ONESTEP)
        TRY(cst_onestep_check(p, w));
    TRY(cst_contract(w, p->rho));
    if (cst_system_create(&w->system, p->model, p->rho) < 0 || !allocate(w) ||
        !cst_trajectory_create(&w->trajectory, p->model->n, trajectory_size(p)) || SUNContext_Create(NULL, &w->context))
        return cst_fail(w, CST_EMEMORY, "out of memory: model %s has %d coordinates: free some and try again", p->model->name, p->model->n);
    w->tolerance = N_VNew_Serial(p->count, w->context);
    if (!w->tolerance)
        return cst_fail(w, CST_EMEMORY, "out of memory: free some and try again");
    TRY(create_integrators(p, w));
    return choose_pivots(p, w);
}

int cst_work_create(const cst_problem *p, cst_work **out)
{
    if (!out)
        return CST_EARGUMENT;
    *out = NULL;
    if (!p || !p->count)
        return CST_EARGUMENT;
    cst_work *w = calloc(1, sizeof *w);
    if (!w)
        return CST_EMEMORY;
    *out = w;
    int status = create(p, w);
    w->p = NULL;
    return status;
}

void cst_work_free(cst_work *w)
{
    if (!w)
        return;
    cst_integrator_free(&w->forward);
    cst_integrator_free(&w->backward);
    cst_integrator_free(&w->direct);
    if (w->yS)
        N_VDestroyVectorArray(w->yS, w->count);
    if (w->tolerance)
        N_VDestroy(w->tolerance);
    if (w->context)
        SUNContext_Free(&w->context);
    cst_onestep_free(w->onestep);
    cst_trajectory_free(&w->trajectory);
    cst_system_free(&w->system);
    free(w->memory);
    free(w->events);
    free(w->roots);
    free(w->mode0);
    free(w);
}
