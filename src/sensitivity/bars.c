/* Error bars: what the numbers of a run are open by, and steps that are shortened where a
 * derivative needs it.
 *
 * The step control keeps the error of the motion small, not that of a derivative: a parameter of
 * value 0 (a force of no amplitude, a control that is still off) does not show in the motion that
 * the steps follow.  Such parameters are suspects.  For them the integrator weighs the errors of
 * the gradient; where they are too large, the run is made once more with shorter steps, a few
 * times at the most.  What is left becomes a warning.
 *
 * The bars that are printed (CST_BARS_WEIGHED) come from the same weighing of all derivatives, or
 * from a second run (bars_second.c). */
#include "sensitivity/sensitivity.h"

#include "base/vectors.h"

#include <math.h>
#include <string.h>

/* Estimates are multiplied by this: over 30 draws of each small model, with all parameters, the
 * error of psi was at most 2.8 times its estimate (bricard at rtol 1e-4), half of them a tenth of
 * it. */
#define SAFETY 3.0
/* of its size: a parameter that does not show in the motion; of the largest |rho dpsi/drho|: a
 * derivative that is about 0 */
#define SMALL_OWN 1e-6
#define WIDE      1e6 /* bounds so far apart say nothing about the size of a parameter */
/* of rtol and of that largest: errors of the motion leave more in every derivative.  Below it none
 * is worth a run with shorter steps (the vehicle's by its ramp and its steering: 1e-8 and 1e-9) */
#define NOISE 0.1
/* of rtol: a derivative that is open by more is not resolved; the estimates of order 8 are cautious
 * by a factor of 10 and more */
#define RESOLVED 1e2
#define CAUTIOUS 10.0
/* of the estimate before: a derivative that a shorter step moves by more was not estimated well */
#define SURPRISE    10.0
#define VISIBLE     1e-3 /* of the largest effect: of a derivative that the motion shows */
#define LIKE_OTHERS 3.0  /* times the part that these are open by */
#define IN_VAIN     0.5  /* of what was open before, by a run that need not have been made again */
#define ROUNDS      4    /* runs that are made once more, at the most */
#define ORDER       8.0  /* of the steps that are shortened */
#define SHORTEST    0.2  /* factor of a step from one round to the next, and */
#define LONGEST     0.5
#define VALUE_OPEN  1e4  /* of rtol and of the value: a value that is open by more is a warning */
#define NEAR_ZERO   1e2  /* times the value: what its errors are measured by where it passes 0 */
#define FIXED_OPEN  1e-2 /* the same of fixed steps, of the value */
/* Of the largest effect of a parameter: an error below it matters to nobody, however near to 0 the
 * value is (the speed of a crane that was parked: 1e-15 +- 3e-14, where a node makes 5e-3). */
#define EFFECT_ROUNDED 1e-10
/* of itself: a derivative that is open by more is a warning */
#define DERIVATIVE_OPEN 0.1
/* of the value, and of the largest change of it for a change of a parameter by its own size */
#define ROUNDING     1e-13
#define FIXED_SAFETY 2.0 /* Richardson's extrapolation is right to a few parts in 1000 at best */

static void clear(cst_targets *x, int p)
{
    for (int r = 0; r < x->count; r++) {
        x->list[r].error = NAN;
        for (int i = 0; i < p; i++)
            x->list[r].bar[i] = NAN;
    }
}

void cst_bars_clear(cst_work *w)
{
    clear(&w->targets_of.cost, w->model->p + 1);
    clear(&w->targets_of.responses, w->model->p + 1);
    w->bars.open = (cst_open){ .parameter = -1, .vague = -1, .value = -1 };
}

static double value_of(const cst_work *w, int r)
{
    return w->targets->of_cost ? w->psi : w->targets->list[r].value;
}

/* What a change of parameter i is measured by, also where it is 0. */
double cst_parameter_size(const cst_work *w, int i)
{
    const cst_parameter *x = cst_parameter_row(w->p, i);
    double usual = fabs(x->value), range = x->upper - x->lower;
    usual = usual > 0.0 ? usual : range < WIDE ? 0.5 * range : 0.0;
    double now = fmax(fabs(w->system.tables.flat[i]), usual);
    return now > 0.0 ? now : 1.0;
}

/* What the gradient amounts to: the largest change of the value for a change of a parameter by its
 * own size, or the value itself. */
static double largest_effect(const cst_work *w, int r)
{
    double largest = fabs(value_of(w, r));
    for (int k = 0; k < w->count; k++) {
        int i = w->p->design[k];
        largest = fmax(largest, fabs(w->system.tables.flat[i] * w->targets->list[r].gradient[i]));
    }
    return largest;
}

/* ---- suspects -------------------------------------------------------------------------------- */

/* A parameter that is 0, or as good as 0. */
static int is_zero(const cst_work *w, int i)
{
    return fabs(w->system.tables.flat[i]) <= SMALL_OWN * cst_parameter_size(w, i);
}

static int is_suspect(const cst_work *w, int r, int i)
{
    return w->targets->list[r].gradient[i] != 0.0 && is_zero(w, i);
}

int cst_bars_has_zeros(const cst_work *w)
{
    for (int k = 0; k < w->count; k++)
        if (is_zero(w, w->p->design[k]))
            return 1;
    return 0;
}

/* Is the parameter known to act on the motion, and not only on a cost? */
static int acts(const cst_work *w, int i)
{
    const cst_fused *f = w->system.kernels->fused;
    for (int e = 0; f && e < f->parameters; e++)
        if (f->by_rho_col[e] == i)
            return 1;
    return 0;
}

int cst_bars_backward(cst_work *w)
{
    int zeros = 0;
    w->bars.at_once = 0;
    for (int k = 0; w->integrator->weigh && k < w->count; k++) {
        int i = w->p->design[k], zero = is_zero(w, i);
        if (zero && zeros < CST_ZEROS)
            w->bars.zero[zeros] = i;
        zeros += zero;
        w->bars.at_once = w->bars.at_once || (zero && acts(w, i));
    }
    if (w->bars.at_once)
        return w->integrator->weigh(w);
    w->bars.zeros = zeros <= CST_ZEROS ? zeros : 0;
    int status = w->integrator->backward(w);
    w->bars.zeros = 0;
    return status;
}

/* The relative tolerance of the motion: an atol that is given may be much of a small one. */
static double tolerance_of(const cst_work *w)
{
    const cst_sizes *x = &w->run.sizes;
    double coarsest = 0.0;
    for (int i = 0; x->given && i < 2 * x->n; i++)
        coarsest = fmax(coarsest, x->own[i] > 0.0 ? x->small[i] / x->own[i] : 0.0);
    return w->p->options.rtol * (1.0 + coarsest);
}

/* What derivatives of one value are measured by. */
typedef struct {
    double largest;  /* effect of a parameter */
    double relative; /* what a derivative may be open by, of itself */
} cst_scale;

/* Of those that the motion shows, the worst tells what the tolerance makes of a derivative: near
 * events, more than RESOLVED (the vehicle's kL2: 2e-4 at rtol 1e-6).  The steps of those that it
 * does not show need not be shorter for less. */
static cst_scale scale_of(const cst_work *w, int r)
{
    const cst_target *one = &w->targets->list[r];
    cst_scale x = { .largest = largest_effect(w, r) };
    double ordinary = 0.0, cautious = cst_takes_order_5(w) ? 1.0 : CAUTIOUS;
    for (int k = 0; k < w->count; k++) {
        int i = w->p->design[k];
        double effect = fabs(w->system.tables.flat[i] * one->gradient[i]);
        if (effect > VISIBLE * x.largest)
            ordinary = fmax(ordinary, one->bar[i] / fabs(one->gradient[i]));
    }
    x.relative = fmax(RESOLVED * tolerance_of(w), LIKE_OTHERS * ordinary / cautious);
    return x;
}

static double limit_of(const cst_work *w, int r, int i, cst_scale x)
{
    double own = fabs(w->targets->list[r].gradient[i]);
    double like = x.largest / cst_parameter_size(w, i);
    return fmax(x.relative * fmax(own, SMALL_OWN * like), NOISE * tolerance_of(w) * like);
}

/* The backward pass knows the errors of some suspects without being made once more, and they are
 * small. */
static int is_known_well(const cst_work *w, int r, int i)
{
    double limit = limit_of(
        w, r, i,
        (cst_scale){ .largest = largest_effect(w, r), .relative = RESOLVED * tolerance_of(w) });
    return w->targets->list[r].bar[i] <= limit; /* not NaN */
}

static int has_suspects(const cst_work *w)
{
    for (int r = 0; r < w->targets->count; r++)
        for (int k = 0; k < w->count; k++) {
            int i = w->p->design[k];
            if (is_suspect(w, r, i) && (w->bars.at_once || !is_known_well(w, r, i)))
                return 1;
        }
    return 0;
}

/* How much a derivative is open by, as a part of its limit.  `before` has the gradient and the
 * estimate of the round before, where there was one: where the step from there is a surprise, the
 * estimates are not to be trusted yet. */
static double part_open(const cst_work *w, int r, int i, cst_scale scale, const double *before)
{
    const cst_target *one = &w->targets->list[r];
    double cautious = cst_takes_order_5(w) ? 1.0 : CAUTIOUS;
    double limit = limit_of(w, r, i, scale), part = one->bar[i] / cautious;
    double moved = before ? fabs(one->gradient[i] - before[0]) : INFINITY;
    if (moved > limit)
        part = fmax(part, one->turned * fabs(one->gradient[i]));
    if (before && moved > SURPRISE * fmax(before[1], 10.0 * limit))
        part = fmax(part, 2.0 * limit);
    return part / limit;
}

/* The suspect whose derivative is open by the largest part of its limit; that part. */
static double worst_suspect(const cst_work *w, int round, cst_open *open)
{
    double worst = 0.0, *before = w->bars.jacobian;
    for (int r = 0; r < w->targets->count; r++) {
        cst_scale scale = scale_of(w, r);
        for (int k = 0; k < w->count; k++, before += 2) {
            int i = w->p->design[k];
            double part = part_open(w, r, i, scale, round ? before : NULL);
            before[0] = w->targets->list[r].gradient[i];
            before[1] = w->targets->list[r].bar[i];
            if (is_suspect(w, r, i) && !(part <= worst)) {
                worst = isfinite(part) ? part : INFINITY;
                open->parameter = i;
                open->of = r;
            }
        }
    }
    return worst;
}

static double factor_of(double part)
{
    return fmin(fmax(pow(part, -1.0 / ORDER), SHORTEST), LONGEST);
}

/* Shorter steps help where there may be as many, and where time alone does not ask for more. */
static int may_run_again(const cst_work *w, double part, long steps)
{
    double most = 0.5 * factor_of(part) * w->p->options.max_steps;
    return !w->run.timeline.unresolved && (double)steps < most;
}

static int run_again(cst_work *w, double part)
{
    TRY(w->integrator->shorten(w, factor_of(part)));
    TRY(cst_run_forward(w));
    return cst_bars_backward(w);
}

/* Unless the backward pass has carried the errors already. */
static int weigh(cst_work *w)
{
    return w->bars.at_once ? CST_OK : w->integrator->weigh(w);
}

static int resolve(cst_work *w)
{
    cst_open open = w->bars.open;
    long before = 0;
    double last = INFINITY;
    for (int round = 0;; round++) {
        TRY(weigh(w));
        double part = worst_suspect(w, round, &open);
        if (part <= 1.0)
            return CST_OK;
        int in_vain = part > IN_VAIN * last;
        last = part;
        if (round == ROUNDS || in_vain || !may_run_again(w, part, w->stats.steps - before)) {
            w->bars.open.parameter = open.parameter;
            w->bars.open.of = open.of;
            return CST_OK;
        }
        before = w->stats.steps;
        TRY(run_again(w, part));
        w->stats.repeated++;
    }
}

/* ---- the bars -------------------------------------------------------------------------------- */

/* What rounding leaves of any number: derivatives are sums of terms of the size of the largest. */
static void add_rounding(cst_work *w, int r)
{
    cst_target *one = &w->targets->list[r];
    double largest = largest_effect(w, r);
    one->error += ROUNDING * fabs(value_of(w, r));
    for (int k = 0; k < w->count; k++) {
        int i = w->p->design[k];
        one->bar[i] += ROUNDING * fmax(fabs(one->gradient[i]), largest / cst_parameter_size(w, i));
    }
}

/* What errors within the tolerance make of the integral of a square, where that is 0. */
static double noise_of(const cst_work *w, int r)
{
    int integral = w->targets->list[r].integral;
    return integral >= 0 ? w->run.sizes.noise[integral] : 0.0;
}

static void judge_value(cst_work *w, int r)
{
    const cst_target *one = &w->targets->list[r];
    double value = fabs(value_of(w, r)), effect = fmin(largest_effect(w, r), NEAR_ZERO * value);
    double accepted = w->p->options.rtol * fmax(value, effect) + w->p->options.atol;
    double most = w->integrator->fixed_steps ? FIXED_OPEN * FIXED_SAFETY * largest_effect(w, r)
                                             : VALUE_OPEN * accepted;
    double noise = fmax(noise_of(w, r), EFFECT_ROUNDED * largest_effect(w, r));
    if (one->error > fmax(most, noise) && (w->targets->of_cost || value > one->noise))
        w->bars.open.value = r;
}

/* Derivatives of which hardly a digit is known, whatever the reason: open by more than a tenth, and
 * by more than tolerances explain.  Where the value itself is 0 but for errors (an optimum that
 * fits exactly), so are they. */
static void judge_derivatives(cst_work *w, int r)
{
    const cst_target *one = &w->targets->list[r];
    double of_all = fmax(VISIBLE * DERIVATIVE_OPEN, RESOLVED * tolerance_of(w)),
           least = of_all * largest_effect(w, r), worst = 1.0;
    if (fabs(value_of(w, r)) <= noise_of(w, r))
        return;
    for (int k = 0; k < w->count && w->bars.open.parameter < 0; k++) {
        int i = w->p->design[k];
        double limit =
            fmax(DERIVATIVE_OPEN * fabs(one->gradient[i]), least / cst_parameter_size(w, i));
        if (limit > 0.0 && one->bar[i] > worst * limit) {
            worst = one->bar[i] / limit;
            w->bars.open.vague = i;
            w->bars.open.vague_of = r;
        }
    }
}

/* From estimates to bars; a derivative is at best as accurate as what it is of. */
static void make_bars(cst_work *w, int weighed)
{
    for (int r = 0; r < w->targets->count; r++) {
        cst_target *one = &w->targets->list[r];
        double value = fabs(value_of(w, r)), part = value > 0.0 ? one->error / value : 0.0;
        for (int k = 0; k < w->count; k++) {
            int i = w->p->design[k];
            double least = part * fabs(one->gradient[i]);
            one->bar[i] = weighed ? SAFETY * (one->bar[i] + least) : NAN;
        }
        one->error *= SAFETY;
        add_rounding(w, r);
        judge_value(w, r);
        if (weighed)
            judge_derivatives(w, r);
    }
}

static void estimate_fixed(cst_work *w)
{
    w->integrator->estimate_errors(w);
    for (int r = 0; r < w->targets->count; r++) {
        w->targets->list[r].error *= FIXED_SAFETY;
        for (int k = 0; k < w->count; k++)
            w->targets->list[r].bar[w->p->design[k]] *= FIXED_SAFETY;
        add_rounding(w, r);
        judge_value(w, r);
        judge_derivatives(w, r);
    }
}

int cst_bars_make(cst_work *w)
{
    if (w->integrator->estimate_errors && w->p->options.bars == CST_BARS_WEIGHED)
        estimate_fixed(w);
    if (!w->integrator->weigh)
        return CST_OK;
    int suspects = has_suspects(w), weighed = suspects || w->p->options.bars != CST_BARS_AUTO;
    if (suspects)
        TRY(resolve(w));
    else if (weighed)
        TRY(weigh(w));
    make_bars(w, weighed);
    return CST_OK;
}

void cst_bars_warn(cst_work *w)
{
    const cst_open *open = &w->bars.open;
    if (open->value >= 0 && w->integrator->fixed_steps)
        cst_warn(&w->report, CST_WACCURACY,
                 "%s may be off by %.2g: the fixed step is too long; take a shorter one (--step)",
                 cst_targets_name(w, open->value), w->targets->list[open->value].error);
    else if (open->value >= 0)
        cst_warn(&w->report, CST_WACCURACY,
                 "%s may be off by %.2g: small errors grow during the run; tighten rtol and atol, "
                 "or shorten tf",
                 cst_targets_name(w, open->value), w->targets->list[open->value].error);
    if (open->parameter >= 0)
        cst_warn(&w->report, CST_WACCURACY,
                 "the derivative of %s with respect to %s may be off by %.2g: the steps do not "
                 "resolve what it acts on; tighten rtol and atol",
                 cst_targets_name(w, open->of), cst_parameter_row(w->p, open->parameter)->name,
                 w->targets->list[open->of].bar[open->parameter]);
    if (open->vague >= 0)
        cst_warn(&w->report, CST_WACCURACY,
                 "the derivative of %s with respect to %s may be off by %.2g, more than a tenth of "
                 "it: tighten rtol and atol",
                 cst_targets_name(w, open->vague_of), cst_parameter_row(w->p, open->vague)->name,
                 w->targets->list[open->vague_of].bar[open->vague]);
}

int cst_bars_judge(cst_work *w)
{
    w->bars.open = (cst_open){ .parameter = -1, .vague = -1, .value = -1 };
    for (int r = 0; r < w->targets->count; r++) {
        cst_scale scale = scale_of(w, r);
        add_rounding(w, r);
        judge_value(w, r);
        for (int k = 0; k < w->count; k++) {
            int i = w->p->design[k];
            if (is_suspect(w, r, i) && w->targets->list[r].bar[i] > limit_of(w, r, i, scale)) {
                w->bars.open.parameter = i;
                w->bars.open.of = r;
            }
        }
        judge_derivatives(w, r);
    }
    cst_bars_warn(w);
    return w->report.warnings ? w->report.warned[0].code : CST_OK;
}

/* ---- for who asks ---------------------------------------------------------------------------- */

int cst_gradient_bars(const cst_problem *p, const cst_work *w, double *psi, double *gradient)
{
    if (!p || !cst_is_whole(w) || p->count != w->count || p->model != w->model)
        return CST_EARGUMENT;
    if (psi)
        *psi = w->targets_of.cost.list[0].error;
    for (int k = 0; gradient && k < p->count; k++)
        gradient[k] = w->targets_of.cost.list[0].bar[p->design[k]];
    return CST_OK;
}
