/* The step of each lane: as forward.c does it for one run. */
#include "integrate/rk/lanes/lanes.h"

#include "base/vectors.h"

#include <math.h>
#include <stddef.h>

static const cst_lanes_numbers *numbers_of(const cst_rk_lanes *x)
{
#ifdef CST_AVX512
    if (x->width == 8)
        return &cst_lanes_of_eight;
#endif
    return &cst_lanes_of_four;
}

static int runs(const cst_rk_lanes *x, int l)
{
    return x->lane[l].status == CST_LANE_RUNS;
}

static void leave(cst_rk_lanes *x, int l)
{
    x->lane[l].status = CST_LANE_LEFT;
}

/* ---- kernels that are not in vectors --------------------------------------------------------- */

/* Numbers of all lanes, from vectors, to where the kernels of each see them. */
static void scatter(const cst_rk_lanes *x, const double *from, size_t to, int count)
{
    for (int l = 0; l < x->width; l++) {
        double *own = *(double *const *)((const char *)&x->place[l] + to);
        for (int i = 0; i < count; i++)
            own[i] = from[i * x->width + l];
    }
}

static void place(const cst_rk_lanes *x, int looks)
{
    const cst_lanes_system *s = &x->at;
    int n = x->n, shift = n * x->width;
    if (looks & CST_LOOKS_AT_Q)
        scatter(x, s->y, offsetof(cst_lanes_place, q), n);
    if (looks & CST_LOOKS_AT_V)
        scatter(x, s->y + shift, offsetof(cst_lanes_place, v), n);
    if (looks & CST_LOOKS_AT_A)
        scatter(x, s->b, offsetof(cst_lanes_place, a), n);
    if (looks & CST_LOOKS_AT_LAMBDA)
        scatter(x, s->b + shift, offsetof(cst_lanes_place, lambda), x->m);
}

static cst_place place_of(const cst_rk_lanes *x, int l)
{
    const cst_lanes_place *at = &x->place[l];
    return (cst_place){ x->at.t[l],       at->q, at->v, at->a, at->lambda, x->lane[l].rho,
                        x->w->system.mode };
}

static void costs(const cst_targets *targets, const cst_place *at, double *g)
{
    for (int r = 0; r < targets->count; r++) {
        const cst_target *one = &targets->list[r];
        cst_scalar *f = one->g->kernels->g;
        if (one->integral >= 0)
            g[one->integral] =
                f ? f(at->t, at->q, at->v, at->a, at->lambda, at->rho, at->mode) : 0.0;
    }
}

static void integrands(cst_rk_lanes *x, int i)
{
    double *to =
        x->step.slope + ((size_t)i * (size_t)x->size + 2 * (size_t)x->n) * (size_t)x->width;
    if (!x->integrals)
        return;
    place(x, x->looks);
    for (int l = 0; l < x->width; l++) {
        double *g = x->place[l].g;
        cst_place at = place_of(x, l);
        if (!runs(x, l))
            continue;
        if (x->costs)
            costs(x->w->targets, &at, g);
        else
            cst_targets_integrands(x->w, &at, g);
        for (int k = 0; k < x->integrals; k++) {
            to[k * x->width + l] = g[k];
            if (!isfinite(g[k]))
                leave(x, l);
        }
    }
}

/* v'M v / 2 and the sum of |Q_i q_i| of a lane. */
static double kinetic(cst_rk_lanes *x, int l, double *loads)
{
    const cst_lanes_place *at = &x->place[l];
    double sum = 0.0;
    for (int i = 0; i < x->n; i++) {
        at->q[i] = x->at.y[i * x->width + l];
        at->v[i] = x->at.y[(x->n + i) * x->width + l];
    }
    x->w->system.kernels->inertia(at->q, at->v, x->lane[l].rho, at->f);
    *loads = 0.0;
    for (int i = 0; i < x->n; i++) {
        sum += 0.5 * at->v[i] * at->f[i];
        *loads += fabs(x->at.Q[i * x->width + l] * at->q[i]);
    }
    return sum;
}

/* ---- what a lone run would look at twice ----------------------------------------------------- */

/* Do the parts still fit together (run.c)? */
static void check_drift(cst_rk_lanes *x, int l)
{
    cst_lane *lane = &x->lane[l];
    const cst_penalty *penalty = &x->w->system.penalty;
    double load = penalty->stiffness > 0.0
                      ? 0.5 * x->sums.reactions[l] * penalty->compliance / penalty->stiffness
                      : 0.0;
    double energy =
        0.5 * (x->sums.rate[l] + penalty->stiffness * x->sums.drift[l]) / penalty->compliance;
    if (!x->m || fmax(energy, load) <= 0.1 * CST_DRIFT_LOOSE * lane->motion)
        return;
    double loads, moving = kinetic(x, l, &loads);
    lane->motion = moving + loads;
    if (!(load <= CST_DRIFT_LOOSE * lane->motion && energy <= CST_DRIFT_SUSPICIOUS * lane->motion))
        leave(x, l);
}

/* The power of drivers, lambda' Phi_t. */
static double driving_power(cst_rk_lanes *x, int l)
{
    const cst_system *s = &x->w->system;
    const double *lambda = x->at.b + x->n * x->width + l;
    double *q = x->place[l].q, *rate = s->args.f, sum = 0.0;
    for (int i = 0; i < x->n; i++)
        q[i] = x->at.y[i * x->width + l];
    s->kernels->constraints_d0_d1(x->at.t[l], 1.0, 1.0, q, s->args.zero, s->args.zero, s->args.zero,
                                  x->lane[l].rho, s->args.scratch_m, s->args.phid1, rate,
                                  s->args.fb);
    for (int i = 0; i < x->m; i++)
        sum += lambda[i * x->width] * rate[i];
    return sum;
}

/* The work of the reactions (audit.c). */
static void audit(cst_rk_lanes *x, int l, double t)
{
    cst_audit *a = &x->lane[l].audit;
    const cst_penalty *penalty = &x->w->system.penalty;
    double stored =
        0.5 * (x->sums.rate[l] + penalty->stiffness * x->sums.drift[l]) / penalty->compliance;
    const double power[2] = { x->sums.forces[l], a->driven ? driving_power(x, l) : 0.0 };
    if (!x->m)
        return;
    int first = isnan(a->t);
    if (cst_audit_add(a, t, power, stored, x->sums.work[l]) || first) {
        double loads, moving = kinetic(x, l, &loads);
        a->kinetic = fmax(a->kinetic, moving + cst_audit_at_rest(x->w) * loads);
    }
}

/* Is it near a singular position (near.c)?  Then it is to be projected. */
static void look_for_singular(cst_rk_lanes *x, const cst_lanes_numbers *numbers)
{
    double by[CST_LANES_MOST][2];
    if (!x->m || x->w->p->options.projection == CST_PROJECTION_OFF)
        return;
    numbers->measure(x, x->at.phi);
    for (int l = 0; l < x->width; l++)
        by[l][0] = x->sums.amplified[l];
    numbers->measure(x, x->at.phi_dot);
    for (int l = 0; l < x->width; l++) {
        cst_lane *lane = &x->lane[l];
        by[l][1] = x->sums.amplified[l];
        if (runs(x, l) && lane->accepted && !lane->ends && cst_near_watch(&lane->near, by[l]))
            leave(x, l);
    }
}

/* ---- the size of a step ---------------------------------------------------------------------- */

/* Of the attempt that comes. */
static void limit(cst_rk_lanes *x, int l)
{
    const cst_work *w = x->w;
    double tf = x->sizes.tf[l], t = x->step.t[l], *h = &x->step.h[l];
    cst_lane *lane = &x->lane[l];
    if (t + 1.01 * *h >= tf)
        *h = tf - t;
    lane->ends = *h == tf - t;
    if (cst_rk_is_too_short(*h, tf) || lane->steps + lane->failures >= w->p->options.max_steps)
        leave(x, l);
}

/* A lone run stops there, or has no room. */
static int stops(cst_rk_lanes *x, int l)
{
    cst_lane *lane = &x->lane[l];
    const cst_rk *rk = cst_rk_of(x->w);
    cst_rk_add_stiffness(&lane->stiffness, x->formulas, x->sums.coarse[l] > 2.0 * x->sums.motion[l],
                         x->sums.change[l], x->sums.radius[l]);
    return lane->steps + 1 >= rk->steps.max ||
           (lane->judged &&
            cst_rk_stops(x->w, &lane->stiffness, lane->steps, x->step.t[l] / x->sizes.tf[l]));
}

static void judge(cst_rk_lanes *x, int l)
{
    cst_lane *lane = &x->lane[l];
    double n = x->n, fine = sqrt(x->sums.fine[l] / (2.0 * n)), h = x->step.h[l];
    double error = h * cst_rk_join(x->formulas, fine, sqrt(x->sums.coarse[l] / (2.0 * n)));
    lane->accepted = 0;
    if (!runs(x, l))
        return;
    if (x->at.bad[l] != 0.0 || !(error >= 0.0) || isinf(error)) {
        leave(x, l);
    } else if (error <= 1.0) {
        lane->accepted = 1;
        cst_rk_next_size(x->formulas, &lane->control, h, error, lane->rejected);
    } else {
        lane->failures++;
        lane->rejected = 1;
        x->step.h[l] = cst_rk_shorter(x->formulas, h, error);
    }
}

/* ---- the step -------------------------------------------------------------------------------- */

/* All stages but the last, which only steps that are accepted need. */
static void try_steps(cst_rk_lanes *x, const cst_lanes_numbers *numbers)
{
    for (int i = 1; i < x->formulas->error_stages; i++) {
        numbers->advance(x, i);
        numbers->stage(x, i);
        integrands(x, i);
    }
    cst_copy(x->step.Y, x->at.y, 2 * x->n * x->width);
    numbers->end(x);
}

/* The stage at the end of the steps. */
static void try_ends(cst_rk_lanes *x, const cst_lanes_numbers *numbers)
{
    int last = x->formulas->stages;
    cst_copy(x->at.y, x->step.y1, 2 * x->n * x->width);
    numbers->stage(x, last);
    integrands(x, last);
    for (int l = 0; l < x->width; l++)
        if (runs(x, l) && x->lane[l].accepted && x->at.bad[l] != 0.0)
            leave(x, l);
}

static void go_on(cst_rk_lanes *x, int l)
{
    cst_lane *lane = &x->lane[l];
    double *t = &x->step.t[l], *h = &x->step.h[l];
    *t = lane->ends ? x->sizes.tf[l] : *t + *h;
    *h = lane->control.next_h;
    lane->rejected = 0;
    lane->steps++;
    audit(x, l, *t);
    check_drift(x, l);
    if (stops(x, l))
        leave(x, l);
    if (!(x->sizes.tf[l] - *t > CST_INSTANT * x->sizes.tf[l]) && runs(x, l))
        lane->status = cst_audit_is_close(&lane->audit) ? CST_LANE_LEFT : CST_LANE_DONE;
}

/* What errors of the state make of the integrals, where the motion has grown. */
static void refresh(cst_rk_lanes *x, int l)
{
    const double *seen = x->lane[l].seen;
    if (x->given || !x->integrals || !runs(x, l) ||
        !cst_sizes_have_grown(seen, x->sizes.position[l], x->sizes.velocity[l]))
        return;
    cst_rk_lanes_refresh(x, l);
}

void cst_rk_lanes_step(cst_rk_lanes *x)
{
    const cst_lanes_numbers *numbers = numbers_of(x);
    double accepted[CST_LANES_MOST] = { 0.0 };
    int any = 0;
    for (int l = 0; l < x->width; l++)
        if (runs(x, l))
            limit(x, l);
    try_steps(x, numbers);
    for (int l = 0; l < x->width; l++) {
        judge(x, l);
        any |= x->lane[l].accepted;
    }
    if (!any)
        return;
    try_ends(x, numbers);
    numbers->sum(x);
    numbers->watch(x);
    look_for_singular(x, numbers);
    for (int l = 0; l < x->width; l++)
        accepted[l] = runs(x, l) && x->lane[l].accepted;
    for (int l = 0; l < x->width; l++)
        if (accepted[l] > 0.0)
            go_on(x, l);
    numbers->see(x, accepted);
    for (int l = 0; l < x->width; l++)
        if (accepted[l] > 0.0)
            refresh(x, l);
}
