/* The instants of a run: the values of what is asked for there, and the list of stops that the
 * backward pass crosses. */
#include "integrate/work.h"

#include "base/vectors.h"

#include <math.h>
#include <stdlib.h>

#define SAMPLES 16 /* instants at which the sizes of quantities are taken */
/* Of a quantity by q and v, at the most, where there are constraints, of which such changes are not
 * a motion: what is larger is no error of theirs. */
#define GAIN 1e6
enum { DIRECTIONS = 3 };

/* Puts the system at t, in the modes just before it; at the end, in those after all events. */
static int look(cst_work *w, double t, int needs, int end)
{
    cst_modes_at(w, end ? INFINITY : t);
    return w->integrator->look(w, t, needs);
}

/* The value of a quantity there. */
static int value_at(cst_work *w, double t, cst_quantity x, int end, double *value)
{
    TRY(look(w, t, CST_NEEDS_REACTION, end));
    cst_place at = cst_system_place(&w->system);
    cst_outputs_take(&w->observation.quantities, &w->system, &at);
    *value = cst_quantity_value(&w->observation.quantities, &at, x);
    return CST_OK;
}

static int look_once(cst_work *w, int r, double t, int end)
{
    cst_target *one = &w->targets->list[r];
    TRY(value_at(w, t, one->parsed->x, end, &one->value));
    return cst_stop_add(
        w, (cst_stop){
               .t = t, .wanted = r, .x = one->parsed->x, .weight = 1.0, .first = -1, .side = end });
}

/* Where it is split, each look is a residual, with a row of derivatives of its own. */
static int misfit(cst_work *w, int r)
{
    cst_targets *all = w->targets;
    cst_target *one = &all->list[r];
    one->value = 0.0;
    for (int k = 0; k < one->parsed->samples_count; k++) {
        const cst_sample *s = &one->parsed->samples[k];
        double x, *row = all->split ? cst_residual_row(w, one->sample + k) : NULL;
        TRY(value_at(w, s->t, s->x, 0, &x));
        double off = all->residuals[one->sample + k] = (x - s->value) / s->sigma;
        one->value += off * off;
        if (row)
            cst_clear(row, w->model->p + 1);
        TRY(cst_stop_add(w, (cst_stop){ .t = s->t,
                                        .wanted = r,
                                        .x = s->x,
                                        .weight = (row ? 1.0 : 2.0 * off) / s->sigma,
                                        .row = row,
                                        .first = -1 }));
    }
    return CST_OK;
}

/* The integral of g, and w at the end. */
static int cost(cst_work *w, int r, double integral)
{
    cst_target *one = &w->targets->list[r];
    double tf = cst_tf(w);
    if (w->targets->of_cost) {
        one->value = w->psi;
    } else {
        TRY(look(w, tf, CST_NEEDS_REACTION, 1));
        one->value = integral + cst_final_cost(one->g, &w->system);
    }
    return cst_stop_add(
        w, (cst_stop){ .t = tf, .wanted = r, .final = 1, .weight = 1.0, .first = -1, .side = 1 });
}

static int evaluate(cst_work *w, int r)
{
    cst_target *one = &w->targets->list[r];
    double tf = cst_tf(w),
           integral = one->integral >= 0 ? w->targets->integral[one->integral] : 0.0;
    switch (one->parsed->functional) {
    case CST_FN_COST:
        return cost(w, r, integral);
    case CST_FN_INTEGRAL:
        one->value = integral;
        return CST_OK;
    case CST_FN_MEAN:
        one->weight = 1.0 / tf;
        one->value = integral / tf;
        return CST_OK;
    case CST_FN_RMS:
        one->value = sqrt(integral / tf);
        one->weight = 0.5 / (tf * one->value);
        return CST_OK;
    case CST_FN_FINAL:
        return look_once(w, r, tf, 1);
    case CST_FN_AT:
        return look_once(w, r, one->parsed->t, 0);
    case CST_FN_MISFIT:
        return misfit(w, r);
    case CST_FN_IMPULSE:
        one->value = cst_impulse_sum(w, one->parsed->x.index);
        return CST_OK;
    case CST_FN_COUNT:
        one->value = cst_impact_count(w, one->parsed->x.index);
        return CST_OK;
    case CST_FN_MAX:
    case CST_FN_MIN:
    case CST_FN_PEAK:
    case CST_FN_TIME:
    case CST_FN_DURATION:
    case CST_FN_WHEN:
        break; /* in cst_peaks_find and cst_crossings_find */
    }
    return CST_OK;
}

/* The largest x of each at a few instants: what the errors of a continuous adjoint are measured by
 * where a value happens to be near zero. */
static int take_sizes(cst_work *w)
{
    cst_targets *x = w->targets;
    double tf = cst_tf(w);
    if (!w->integrator->continuous)
        return CST_OK;
    for (int r = 0; r < x->count; r++)
        x->list[r].size = 0.0;
    for (int k = 0; k <= SAMPLES && !x->of_cost; k++) {
        TRY(look(w, tf * k / SAMPLES, CST_NEEDS_REACTION, 0));
        cst_place at = cst_system_place(&w->system);
        cst_outputs_take(&w->observation.quantities, &w->system, &at);
        for (int r = 0; r < x->count; r++) {
            const cst_parsed *of = x->list[r].parsed;
            if (of->functional != CST_FN_COST && of->functional != CST_FN_MISFIT &&
                of->x.kind != CST_OF_CONTACT)
                x->list[r].size =
                    fmax(x->list[r].size,
                         fabs(cst_quantity_value(&w->observation.quantities, &at, of->x)));
        }
    }
    for (int r = 0; r < x->count; r++) {
        cst_target *one = &x->list[r];
        if (one->parsed->functional == CST_FN_INTEGRAL)
            one->size *= tf;
        if (one->parsed->functional == CST_FN_TIME || one->parsed->functional == CST_FN_DURATION)
            one->size = tf;
        if (one->parsed->functional == CST_FN_MISFIT)
            one->size = one->parsed->samples_count; /* as much as noise alone makes of it */
        one->size = fmax(fabs(one->value), one->size);
    }
    return CST_OK;
}

/* What is small for a component of the state besides itself, as a tolerance. */
static double small(const cst_work *w, int i)
{
    return w->p->options.rtol * w->run.sizes.small[i];
}

/* What a change of the state by that, in a few directions, makes of a quantity at t. */
static int noise_at(cst_work *w, double t, cst_quantity x, double *noise)
{
    cst_system *s = &w->system;
    double *near = w->targets->near, here, there;
    TRY(value_at(w, t, x, t >= cst_tf(w), &here));
    for (unsigned direction = 0; direction < DIRECTIONS; direction++) {
        unsigned signs = 0x9e3779b9u + direction;
        TRY(look(w, t, CST_NEEDS_REACTION, t >= cst_tf(w)));
        for (int i = 0; i < 2 * s->n; i++) {
            signs = signs * 1664525u + 1013904223u;
            near[i] =
                (i < s->n ? s->q[i] : s->v[i - s->n]) + (signs >> 31 ? small(w, i) : -small(w, i));
        }
        if (cst_system_solve(s, t, near, near + s->n))
            continue;
        cst_place at = cst_system_place(s);
        cst_outputs_take(&w->observation.quantities, s, &at);
        there = cst_quantity_value(&w->observation.quantities, &at, x);
        *noise = fmax(*noise, fabs(there - here));
    }
    cst_system_invalidate(s);
    return CST_OK;
}

/* |x| of a quantity that is 0 but for the errors of its integration has a corner: the sign of its
 * derivative is that of the errors (the vehicle's rack, which turns by 3e-13 rad/s). */
static int take_noise(cst_work *w)
{
    double tf = cst_tf(w);
    int n = w->system.n;
    double most =
        w->system.m ? GAIN * w->p->options.rtol * cst_largest(w->run.sizes.small, 2 * n) : INFINITY;
    for (int r = 0; !w->targets->of_cost && r < w->targets->count; r++) {
        cst_target *one = &w->targets->list[r];
        const cst_parsed *of = one->parsed;
        int state = of->x.kind == CST_OF_Q || of->x.kind == CST_OF_V;
        one->noise = -1.0;
        if (of->functional != CST_FN_RMS && of->functional != CST_FN_PEAK)
            continue;
        one->noise = state ? small(w, of->x.index + (of->x.kind == CST_OF_V ? n : 0)) : 0.0;
        if (!state && fabs(one->value) <= most)
            TRY(noise_at(w, isfinite(one->instant) ? one->instant : tf, of->x, &one->noise));
    }
    return CST_OK;
}

static int add_events(cst_work *w)
{
    for (long first = 0, last; first < w->stats.events; first = last + 1) {
        last = cst_events_last(w, first);
        TRY(cst_stop_add(
            w, (cst_stop){
                   .t = w->run.events.list[first].t, .wanted = -1, .first = first, .last = last }));
    }
    return CST_OK;
}

/* In the order of time; at one instant looks before the event, the events as they happened, looks
 * after them. */
static int earlier(const void *a, const void *b)
{
    const cst_stop *x = a, *y = b;
    int here = x->wanted < 0 ? 0
               : x->side > 0 ? 1
                             : -1,
        there = y->wanted < 0 ? 0
                : y->side > 0 ? 1
                              : -1;
    if (x->t != y->t)
        return x->t < y->t ? -1 : 1;
    if (here != there)
        return here < there ? -1 : 1;
    if (x->wanted < 0)
        return x->first < y->first ? -1 : x->first > y->first;
    return x->wanted < y->wanted ? -1 : x->wanted > y->wanted;
}

void cst_stops_sort(cst_targets *x)
{
    qsort(x->stops, (size_t)x->stops_count, sizeof *x->stops, earlier);
}

static int conclude(cst_work *w)
{
    cst_targets *x = w->targets;
    x->stops_count = x->rivals_count = 0;
    for (int r = 0; r < x->count; r++)
        TRY(evaluate(w, r));
    if (x->peaks && !x->of_cost)
        TRY(cst_peaks_find(w));
    TRY(cst_crossings_find(w));
    TRY(take_sizes(w));
    TRY(take_noise(w));
    TRY(cst_corners_check(w));
    TRY(add_events(w));
    cst_stops_sort(x);
    for (int r = 0; !x->of_cost && r < x->count; r++)
        if (!isfinite(x->list[r].value))
            return cst_fail(&w->report, CST_ENAN,
                            "the response '%.80s' is not finite: check the parameters",
                            cst_targets_name(w, r));
    return CST_OK;
}

int cst_run_forward(cst_work *w)
{
    int done = w->choice.forward_done;
    w->targets->unweighted = 0;
    w->choice.forward_done = 0;
    if (!done)
        TRY(w->integrator->forward(w));
    return conclude(w);
}

int cst_cross_back(cst_work *w, const cst_stop *stop, double *mu)
{
    if (stop->wanted < 0)
        return cst_event_adjoint(w, stop->first, stop->last, mu);
    TRY(w->integrator->look(w, stop->t, CST_NEEDS_REACTION));
    return cst_stop_adjoint(w, stop, mu + stop->wanted * 2 * w->system.n);
}
