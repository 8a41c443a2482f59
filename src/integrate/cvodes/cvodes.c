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
    size_t n = (size_t)w->system.n, count = (size_t)w->count, blocks = (size_t)w->targets->count;
    size_t p = (size_t)w->system.p + 1;
    size_t integrals = w->targets->integrals ? (size_t)w->targets->integrals : 1;
    double *x = c->memory =
        calloc(15 * n + 2 * n * integrals + count + (4 + p) * blocks, sizeof *x);
    if (!x || SUNContext_Create(NULL, &c->context))
        return 0;
    c->forward.node = cst_take(&x, 4 * n);
    c->forward.between = cst_take(&x, 4 * n);
    c->forward.quintic = cst_take(&x, 2 * n);
    c->forward.acceleration = cst_take(&x, n);
    c->backward.state = cst_take(&x, 2 * n);
    c->projecting.y = cst_take(&x, 2 * n);
    c->backward.mu_largest = cst_take(&x, 2 * blocks);
    c->backward.mu_most = cst_take(&x, blocks);
    c->backward.mu_floor = cst_take(&x, blocks);
    c->backward.Frho = cst_take(&x, p * blocks);
    c->backward.solved = NAN;
    c->direct.cost_row = cst_take(&x, 2 * n * integrals);
    c->direct.sizes = cst_take(&x, count);
    c->forward.tolerance = N_VNew_Serial((sunindextype)integrals, c->context);
    c->backward.tolerance = N_VNew_Serial((sunindextype)(blocks * count), c->context);
    return c->forward.tolerance && c->backward.tolerance;
}

/* For what is asked: the cost, or the responses. */
static int create_one(cst_work *w)
{
    cst_cvodes_pair *pair = w->integrator_data;
    cst_cvodes *c = pair->now = pair->of[!w->targets->of_cost] = calloc(1, sizeof *c);
    if (!c || !allocate(w, c))
        return cst_fail(&w->report, CST_EMEMORY, "out of memory: free some and try again");
    TRY(cst_forward_create(w));
    TRY(cst_backward_create(w));
    return cst_wants_direct(w) ? cst_direct_create(w) : CST_OK;
}

static void turn_to(cst_work *w)
{
    cst_cvodes_pair *pair = w->integrator_data;
    pair->now = pair->of[!w->targets->of_cost];
}

static int create(cst_work *w)
{
    w->integrator_data = calloc(1, sizeof(cst_cvodes_pair));
    if (!w->integrator_data)
        return cst_fail(&w->report, CST_EMEMORY, "out of memory: free some and try again");
    if (w->targets_of.responses.count) {
        w->targets = &w->targets_of.responses;
        TRY(create_one(w));
    }
    w->targets = &w->targets_of.cost;
    return create_one(w);
}

static void destroy_one(cst_work *w, cst_cvodes *c)
{
    if (!c)
        return;
    cst_instance_free(&c->forward.x);
    cst_instance_free(&c->backward.x);
    cst_instance_free(&c->direct.x);
    if (c->direct.yS)
        N_VDestroyVectorArray(c->direct.yS, w->count);
    if (c->direct.at)
        N_VDestroyVectorArray(c->direct.at, w->count);
    if (c->forward.tolerance)
        N_VDestroy(c->forward.tolerance);
    if (c->backward.tolerance)
        N_VDestroy(c->backward.tolerance);
    if (c->context)
        SUNContext_Free(&c->context);
    free(c->direct.dy);
    free(c->projecting.list);
    free(c->memory);
    free(c);
}

static void destroy(cst_work *w)
{
    cst_cvodes_pair *pair = w->integrator_data;
    if (!pair)
        return;
    destroy_one(w, pair->of[0]);
    destroy_one(w, pair->of[1]);
    free(pair);
    w->integrator_data = NULL;
}

static int look(cst_work *w, double t, int needs)
{
    cst_system *s = &w->system;
    double *y = cst_cvodes_of(w)->backward.state;
    /* at an impact, the side that the modes are of */
    int before = w->run.events.modes_t <= t;
    cst_trajectory_within(&w->run.trajectory, before ? 0.0 : t, before ? t : INFINITY);
    cst_trajectory_state(&w->run.trajectory, t, y);
    cst_trajectory_slope(&w->run.trajectory, t, s->a);
    cst_trajectory_whole(&w->run.trajectory);
    cst_system_invalidate(s);
    if (needs == CST_NEEDS_REACTION) {
        int status = cst_system_solve(s, t, y, y + s->n);
        return status < 0 ? cst_state_failed(w, status, t) : CST_OK;
    }
    s->t = t;
    cst_copy(s->q, y, s->n);
    cst_copy(s->v, y + s->n, s->n);
    return CST_OK;
}

/* The direct method's instance is made only for those that ask for it. */
static int direct(cst_work *w)
{
    if (!cst_cvodes_of(w)->direct.x.cvodes)
        return cst_fail(&w->report, CST_EARGUMENT,
                        "the problem changed its model, design or options after the work was "
                        "created: create a new work");
    return cst_direct(w);
}

const cst_integrator cst_integrator_cvodes = {
    .name = "cvodes",
    .about = "variable order and step to a tolerance, events located; the continuous adjoint",
    .id = CST_CVODES,
    .ode_only = 1,
    .continuous = 1,
    .nodes = nodes,
    .create = create,
    .free = destroy,
    .forward = cst_forward,
    .backward = cst_backward,
    .direct = direct,
    .look = look,
    .turn_to = turn_to,
    .second = cst_cvodes_second_run,
};
