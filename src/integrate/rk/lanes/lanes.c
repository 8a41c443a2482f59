/* Lanes: which runs can be in them, their memory, how a run gets in and out. */
#include "integrate/rk/lanes/lanes.h"

#include "base/vectors.h"
#include "model/facts.h"

#include <math.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

#define LINE 8 /* [doubles] of the cache */

/* The response is a function of integrals and of the state at the end. */
static int is_simple(const cst_target *one)
{
    switch (one->parsed->functional) {
    case CST_FN_COST:
    case CST_FN_INTEGRAL:
    case CST_FN_MEAN:
    case CST_FN_RMS:
    case CST_FN_FINAL:
        return 1;
    default:
        return 0;
    }
}

/* What every run of w is, whatever its parameters. */
static int can_be_in_lanes(const cst_work *w)
{
    const cst_options *o = &w->p->options;
    const cst_system *s = &w->system;
    int simple = w->integrator->id == CST_RK && s->solver.straight && !w->switches.count &&
                 !cst_contacts_any(&s->contacts) && !s->tables.count && !w->run.timeline.most &&
                 !cst_rk_of(w)->bounds.count && o->max_step == 0.0 &&
                 o->projection != CST_PROJECTION_ALWAYS && s->penalty.compliance > 0.0 &&
                 cst_rk_of(w)->default_tableau == &cst_dop853;
    for (int r = 0; r < w->targets->count && simple; r++)
        simple = is_simple(&w->targets->list[r]);
    return simple;
}

static const cst_straight_lanes *widest(const cst_straight *one)
{
    return one->eight && cst_vector_width() >= 8 ? one->eight : one->four;
}

/* What the integrands look at; costs: whether they are costs alone. */
static int looks_of(const cst_work *w, int *costs)
{
    const cst_targets *targets = w->targets;
    int looks = 0;
    *costs = 1;
    for (int r = 0; r < targets->count; r++) {
        const cst_target *one = &targets->list[r];
        if (one->integral < 0)
            continue;
        if (one->parsed->functional == CST_FN_COST)
            looks |= cst_facts_cost(w->system.kernels, one->g->kernels);
        else
            *costs = 0;
    }
    return *costs ? looks : CST_LOOKS_AT_ALL;
}

/* ---- memory ---------------------------------------------------------------------------------- */

/* Of vectors; NULL memory only counts. */
static double *take(const cst_rk_lanes *x, double **memory, size_t *used, int count)
{
    double *at = *memory ? *memory + *used : NULL;
    *used += (size_t)count * (size_t)x->width;
    return at;
}

static size_t share_steps(cst_rk_lanes *x, double *memory, size_t used)
{
    cst_lanes_step *s = &x->step;
    int stages = x->formulas->stages + 1;
    s->t = take(x, &memory, &used, 1);
    s->h = take(x, &memory, &used, 1);
    s->y0 = take(x, &memory, &used, x->size);
    s->y1 = take(x, &memory, &used, x->size);
    s->Y = take(x, &memory, &used, 2 * x->n);
    s->slope = take(x, &memory, &used, stages * x->size);
    s->power = take(x, &memory, &used, stages);
    double **sums[] = { &x->sums.fine,   &x->sums.coarse, &x->sums.drift,     &x->sums.rate,
                        &x->sums.forces, &x->sums.work,   &x->sums.reactions, &x->sums.amplified,
                        &x->sums.motion, &x->sums.change, &x->sums.radius };
    for (size_t k = 0; k < sizeof sums / sizeof sums[0]; k++)
        *sums[k] = take(x, &memory, &used, 1);
    return used;
}

static size_t share_systems(cst_rk_lanes *x, double *memory, size_t used)
{
    cst_lanes_system *s = &x->at;
    int n = x->n, m = x->m;
    s->t = take(x, &memory, &used, 1);
    s->y = take(x, &memory, &used, 2 * n);
    s->Q = take(x, &memory, &used, n);
    s->phi = take(x, &memory, &used, m);
    s->phi_dot = take(x, &memory, &used, m);
    s->phi_ddot = take(x, &memory, &used, m);
    s->b = take(x, &memory, &used, n + m);
    s->rho = take(x, &memory, &used, x->p);
    s->K = take(x, &memory, &used, x->one->fixed);
    s->E = take(x, &memory, &used, x->one->entries);
    s->F = take(x, &memory, &used, x->one->factors);
    s->limits = take(x, &memory, &used, 2);
    s->d = take(x, &memory, &used, n + m);
    s->refined = take(x, &memory, &used, 2 * (n + m));
    s->growth = take(x, &memory, &used, 1);
    s->bad = take(x, &memory, &used, 1);
    return used;
}

static size_t share_sizes(cst_rk_lanes *x, double *memory, size_t used)
{
    cst_lanes_sizes *s = &x->sizes;
    s->own = take(x, &memory, &used, 2 * x->n);
    s->small = take(x, &memory, &used, 2 * x->n);
    s->root = take(x, &memory, &used, x->n);
    s->rounding = take(x, &memory, &used, 2 * x->n);
    s->tf = take(x, &memory, &used, 1);
    s->integral = take(x, &memory, &used, x->integrals);
    s->largest = take(x, &memory, &used, x->integrals);
    s->noise = take(x, &memory, &used, x->integrals);
    s->position = take(x, &memory, &used, 1);
    s->velocity = take(x, &memory, &used, 1);
    return used;
}

/* All vectors; counts first, with NULL. */
static size_t share(cst_rk_lanes *x, double *memory)
{
    return share_sizes(x, memory, share_systems(x, memory, share_steps(x, memory, 0)));
}

static int allocate(cst_rk_lanes *x)
{
    size_t n = (size_t)x->n, m = (size_t)(x->m ? x->m : 1), p = (size_t)x->p + 1;
    size_t of_lane = 4 * n + m + (size_t)x->integrals + p;
    x->memory = calloc(share(x, NULL) + LINE, sizeof *x->memory);
    x->scalars = calloc((size_t)x->width * of_lane, sizeof *x->scalars);
    if (!x->memory || !x->scalars)
        return 0;
    double *scalars = x->scalars;
    share(x, x->memory + -((uintptr_t)x->memory / sizeof(double)) % LINE);
    for (int l = 0; l < x->width; l++) {
        cst_lanes_place *at = &x->place[l];
        at->q = cst_take(&scalars, n);
        at->v = cst_take(&scalars, n);
        at->a = cst_take(&scalars, n);
        at->lambda = cst_take(&scalars, m);
        at->f = cst_take(&scalars, n);
        at->g = cst_take(&scalars, (size_t)x->integrals);
        x->lane[l].rho = cst_take(&scalars, p);
    }
    return 1;
}

cst_rk_lanes *cst_rk_lanes_create(cst_work *w)
{
    const cst_straight *one = w->system.solver.straight;
    const cst_straight_lanes *code = can_be_in_lanes(w) ? widest(one) : NULL;
    cst_rk_lanes *x = code ? calloc(1, sizeof *x) : NULL;
    if (!x)
        return NULL;
    x->w = w;
    x->one = one;
    x->code = code;
    x->width = code->width;
    x->formulas = cst_rk_of(w)->default_tableau;
    x->n = w->system.n;
    x->m = w->system.m;
    x->p = w->system.p;
    x->integrals = w->targets->integrals;
    x->size = 2 * x->n + x->integrals;
    x->looks = looks_of(w, &x->costs);
    x->given = w->p->options.atol > 0.0;
    if (allocate(x))
        return x;
    cst_rk_lanes_free(x);
    return NULL;
}

void cst_rk_lanes_free(cst_rk_lanes *x)
{
    if (!x)
        return;
    free(x->memory);
    free(x->scalars);
    free(x);
}

/* ---- a run gets in and out ------------------------------------------------------------------- */

static void put_in(const cst_rk_lanes *x, int l, double *vectors, const double *from, int count)
{
    for (int i = 0; i < count; i++)
        vectors[i * x->width + l] = from[i];
}

static void take_out(const cst_rk_lanes *x, int l, const double *vectors, double *to, int count)
{
    for (int i = 0; i < count; i++)
        to[i] = vectors[i * x->width + l];
}

static void take_sizes(cst_rk_lanes *x, int l)
{
    const cst_sizes *from = &x->w->run.sizes;
    cst_lanes_sizes *to = &x->sizes;
    put_in(x, l, to->own, from->own, 2 * x->n);
    put_in(x, l, to->small, from->small, 2 * x->n);
    put_in(x, l, to->root, from->root, x->n);
    put_in(x, l, to->rounding, from->rounding, 2 * x->n);
    put_in(x, l, to->integral, from->integral, x->integrals);
    put_in(x, l, to->largest, from->largest, x->integrals);
    put_in(x, l, to->noise, from->noise, x->integrals);
    to->tf[l] = from->tf;
}

static void take_system(cst_rk_lanes *x, int l)
{
    const cst_system *s = &x->w->system;
    cst_copy(x->lane[l].rho, s->rho, x->p + 1);
    put_in(x, l, x->at.rho, s->rho, x->p);
    put_in(x, l, x->at.K, s->solver.fixed, x->one->fixed);
    x->at.growth[l] = x->at.bad[l] = 0.0;
}

void cst_rk_lanes_take(cst_rk_lanes *x, int l)
{
    const cst_work *w = x->w;
    const cst_rk *rk = cst_rk_of(w);
    double *rho = x->lane[l].rho;
    x->lane[l] = (cst_lane){ .status = CST_LANE_RUNS,
                             .control = rk->control,
                             .audit = w->run.audit,
                             .near = { .least = INFINITY },
                             .rho = rho,
                             .seen = { w->run.sizes.seen[0], w->run.sizes.seen[1] },
                             .rcond = w->system.effort.rcond,
                             .judged = w->choice.when_stiff != CST_STIFF_GOES_ON };
    take_system(x, l);
    take_sizes(x, l);
    put_in(x, l, x->step.y0, cst_rk_state(rk, 0), x->size);
    put_in(x, l, x->step.slope, cst_rk_slope(rk, 0), x->size);
    x->step.power[l] = rk->current.power[0];
    x->step.t[l] = 0.0;
    x->step.h[l] = rk->current.h;
    if (!w->system.solver.fixed_known || w->system.redundant.count)
        x->lane[l].status = CST_LANE_LEFT;
}

void cst_rk_lanes_refresh(cst_rk_lanes *x, int l)
{
    cst_work *w = x->w;
    cst_sizes *sizes = &w->run.sizes;
    cst_copy(w->system.tables.flat, x->lane[l].rho, x->p + 1);
    cst_system_new_rho(&w->system);
    sizes->given = x->given;
    sizes->tf = x->sizes.tf[l];
    cst_copy(sizes->seen, x->lane[l].seen, 2);
    take_out(x, l, x->sizes.own, sizes->own, 2 * x->n);
    take_out(x, l, x->sizes.small, sizes->small, 2 * x->n);
    take_out(x, l, x->sizes.noise, sizes->noise, x->integrals);
    take_out(x, l, x->step.y0, cst_rk_slot(cst_rk_of(w), 0), x->size);
    cst_sizes_refresh(w, x->step.t[l], cst_rk_slot(cst_rk_of(w), 0));
    put_in(x, l, x->sizes.noise, sizes->noise, x->integrals);
    cst_copy(x->lane[l].seen, sizes->seen, 2);
}

int cst_rk_lanes_put(cst_rk_lanes *x, int l)
{
    cst_work *w = x->w;
    cst_rk *rk = cst_rk_of(w);
    double growth = x->at.growth[l];
    cst_rk_lay_out(w);
    rk->states.spacing = rk->steps.count = 1;
    rk->states.first = 0;
    rk->steps.end = cst_tf(w);
    rk->steps.list[0] = (cst_rk_step){ .h = cst_tf(w), .theta = 1.0 };
    take_out(x, l, x->step.y0, cst_rk_state(rk, 1), x->size);
    w->system.effort.rcond = growth * x->lane[l].rcond > 1.0 ? 1.0 / growth : x->lane[l].rcond;
    w->run.audit = x->lane[l].audit;
    w->stats.steps = x->lane[l].steps;
    w->stats.failures = x->lane[l].failures;
    return cst_rk_finish(w);
}
