/* The descriptor of the integrator, and its memory. */
#include "integrate/cvodes/cvodes.h"

#include "base/vectors.h"

#include <math.h>
#include <stdlib.h>

/* A node per step, and as many again between them, within a gigabyte of address space. */
static int nodes(const cst_problem *p)
{
    double most = 1024.0 * 1024.0 * 1024.0 / (4.0 * sizeof(double) * p->model->n);
    return (int)fmin(fmax(most, 2000.0), 2.0 * p->options.max_steps + 2.0);
}

static int allocate(cst_work *w, cst_cvodes *c)
{
    size_t n = (size_t)w->system.n, count = (size_t)w->count;
    double *x = c->memory = calloc(13 * n + count, sizeof *x);
    if (!x || SUNContext_Create(NULL, &c->context))
        return 0;
    c->forward.node = cst_take(&x, 4 * n);
    c->forward.between = cst_take(&x, 4 * n);
    c->forward.acceleration = cst_take(&x, n);
    c->backward.state = cst_take(&x, 2 * n);
    c->direct.cost_row = cst_take(&x, 2 * n);
    c->direct.sizes = cst_take(&x, count);
    c->backward.tolerance = N_VNew_Serial(w->count, c->context);
    c->backward.slope = N_VNew_Serial(2 * w->system.n, c->context);
    return c->backward.tolerance && c->backward.slope;
}

static int create(cst_work *w)
{
    cst_cvodes *c = w->cvodes = calloc(1, sizeof *c);
    if (!c || !allocate(w, c))
        return cst_fail(&w->report, CST_EMEMORY, "out of memory: free some and try again");
    TRY(cst_forward_create(w));
    TRY(cst_backward_create(w));
    return w->p->options.method == CST_DIRECT ? cst_direct_create(w) : CST_OK;
}

static void destroy(cst_work *w)
{
    cst_cvodes *c = w->cvodes;
    if (!c)
        return;
    cst_instance_free(&c->forward.x);
    cst_instance_free(&c->backward.x);
    cst_instance_free(&c->direct.x);
    if (c->direct.yS)
        N_VDestroyVectorArray(c->direct.yS, w->count);
    if (c->backward.tolerance)
        N_VDestroy(c->backward.tolerance);
    if (c->backward.slope)
        N_VDestroy(c->backward.slope);
    if (c->context)
        SUNContext_Free(&c->context);
    free(c->direct.dy);
    free(c->memory);
    free(c);
}

/* The direct method's instance is made only for those that ask for it. */
static int direct(cst_work *w)
{
    if (!w->cvodes->direct.x.cvodes)
        return cst_fail(&w->report, CST_EARGUMENT,
                        "the problem changed its model, design or options after the work was created: create a new work");
    return cst_direct(w);
}

const cst_integrator cst_integrator_cvodes = {
    .name = "cvodes",
    .about = "variable order and step to a tolerance, events located; the continuous adjoint",
    .id = CST_CVODES,
    .ode_only = 1,
    .nodes = nodes,
    .create = create,
    .free = destroy,
    .forward = cst_forward,
    .backward = cst_backward,
    .direct = direct,
};
