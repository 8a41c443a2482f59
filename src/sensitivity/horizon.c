/* Derivatives with respect to the end of the run, tf, where it is a design variable.
 *
 * The motion up to tf does not depend on it, so that they follow from the end of the run alone,
 * whatever the method:
 *
 *     integral of g dt:  g(tF)        mean:  (g - mean) / tF      rms:  (x^2 - rms^2) / (2 rms tF)
 *     w(tF), x(tF):      its rate along the motion                a peak that is the end: the same
 *
 * Looks at fixed instants and at crossings do not move; a duration grows with tf where it goes on.
 */
#include "sensitivity/sensitivity.h"

#include <math.h>

#define APART 1e-3 /* of the run: two instants, where kernels have no derivative by t */

static double value_of(cst_work *w, const cst_stop *stop)
{
    cst_place at = cst_system_place(&w->system);
    if (stop->final)
        return cst_final_cost(w->targets->list[stop->wanted].g, &w->system);
    cst_outputs_take(&w->observation.quantities, &w->system, &at);
    return stop->weight * cst_quantity_value(&w->observation.quantities, &at, stop->x);
}

/* With contacts, whose rows have no derivatives by time: along the last part of the run. */
static int rate_by_differences(cst_work *w, const cst_stop *stop, double *rate)
{
    static const double weight[6] = { 137.0 / 60.0, -5.0, 5.0, -10.0 / 3.0, 5.0 / 4.0, -1.0 / 5.0 };
    long events = w->stats.events;
    double tf = cst_tf(w), last = events ? w->run.events.list[events - 1].t : 0.0;
    double h = fmin(0.02 * (tf - last), APART * tf);
    *rate = 0.0;
    for (int k = 0; k < 6; k++) {
        cst_modes_at(w, INFINITY);
        TRY(w->integrator->look(w, tf - k * h, CST_NEEDS_REACTION));
        *rate += weight[k] * value_of(w, stop) / h;
    }
    return CST_OK;
}

/* Of what is looked at at the end: its rate, in the modes after all events. */
static int end_rate(cst_work *w, const cst_stop *stop, double *rate)
{
    if (w->system.contacts.any)
        return rate_by_differences(w, stop, rate);
    cst_modes_at(w, INFINITY);
    TRY(w->integrator->look(w, stop->t, CST_NEEDS_REACTION));
    w->second_order.by_time->apart = APART * cst_tf(w);
    *rate = cst_stop_rate(w, stop, 1);
    return CST_OK;
}

static int moves_with_end(const cst_work *w, const cst_stop *stop, int r)
{
    const cst_parsed *of = w->targets->list[r].parsed;
    int at_end = stop->final || of->functional == CST_FN_FINAL || cst_is_peak(of);
    return stop->wanted == r && at_end && stop->first < 0 && stop->t == cst_tf(w);
}

/* Of the integral itself, with the integrand at the end. */
static double of_integral(const cst_work *w, int r, double integrand)
{
    const cst_target *one = &w->targets->list[r];
    double tf = cst_tf(w), mean;
    switch (one->parsed->functional) {
    case CST_FN_MEAN:
        return (integrand - one->value) / tf;
    case CST_FN_RMS:
        mean = one->value * one->value;
        return 0.5 * (integrand - mean) / (one->value * tf);
    default:
        return integrand;
    }
}

/* What the error of a value makes of its derivative: of a value that oscillates its phase is open,
 * of one that grows its size. */
static double error_of(const cst_work *w, const cst_target *one, double value)
{
    double part = value != 0.0 ? one->error / fabs(value) : 0.0;
    return part * fabs(one->gradient[w->model->p]) + one->error / cst_tf(w);
}

int cst_horizon_gradients(cst_work *w)
{
    cst_targets *x = w->targets;
    int p = w->model->p;
    if (!cst_end_is_free(w->p))
        return CST_OK;
    cst_modes_at(w, INFINITY);
    TRY(w->integrator->look(w, cst_tf(w), CST_NEEDS_REACTION));
    cst_place at = cst_system_place(&w->system);
    cst_targets_integrands(w, &at, x->now);
    for (int r = 0; r < x->count; r++) {
        cst_target *one = &x->list[r];
        double *derivative = &one->gradient[p], rate;
        *derivative = one->integral >= 0 ? of_integral(w, r, x->now[one->integral]) : 0.0;
        for (int k = 0; k < x->stops_count; k++) {
            if (!moves_with_end(w, &x->stops[k], r))
                continue;
            TRY(end_rate(w, &x->stops[k], &rate));
            *derivative += rate;
        }
        if (one->parsed->functional == CST_FN_DURATION)
            *derivative +=
                cst_quantity_value(&w->observation.quantities, &at, one->parsed->x) > 0.0;
        one->bar[p] = error_of(w, one, x->of_cost ? w->psi : one->value);
    }
    return CST_OK;
}

void cst_horizon_clear(cst_work *w)
{
    for (int r = 0; r < w->targets->count; r++)
        w->targets->list[r].gradient[w->model->p] = w->targets->list[r].kept[w->model->p] = 0.0;
}
