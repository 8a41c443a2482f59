/* Peaks that are reached at several instants: do the rivals have the same derivatives?
 *
 * max(x) over instants of equal x has a derivative only where all of them have the same one: a tyre
 * off the ground has a force of 0 for any design, a pendulum that passes its lowest point twice
 * gets a higher tension there first or last.  One backward pass tells: it looks at all rivals at
 * once, with a weight each, and its gradient is that of the peak times the sum of the weights. */
#include "sensitivity/sensitivity.h"

#include "base/vectors.h"

#include <math.h>

#define GOLDEN 0.61803398875 /* of the weights, no two of which are alike */
/* of the largest effect of a parameter: derivatives that differ by less are alike; of tolerances,
 * and of fixed steps, whose errors they do not tell */
#define ALIKE       1e3
#define FIXED_ALIKE 1e-3

static double weight_of(int k)
{
    double turn = (k + 1) * GOLDEN;
    return 0.5 + turn - floor(turn);
}

/* The stops of the rivals besides those of their peaks. */
static int add_stops(cst_work *w)
{
    cst_targets *x = w->targets;
    for (int k = 0; k < x->rivals_count; k++) {
        cst_stop stop = x->rivals[k].stop;
        stop.weight *= weight_of(k);
        stop.rival = 1;
        TRY(cst_stop_add(w, stop));
    }
    cst_stops_sort(x);
    return CST_OK;
}

static void remove_stops(cst_targets *x)
{
    int count = 0;
    for (int i = 0; i < x->stops_count; i++)
        if (!x->stops[i].rival)
            x->stops[count++] = x->stops[i];
    x->stops_count = count;
}

/* Is the gradient of all that of the peak, times the sum of the weights? */
static int agrees(const cst_work *w, int r)
{
    const cst_target *one = &w->targets->list[r];
    double sum = 1.0, largest = fabs(one->value), off = 0.0;
    for (int k = 0; k < w->targets->rivals_count; k++)
        if (w->targets->rivals[k].stop.wanted == r) {
            sum += weight_of(k);
            largest = fmax(largest, w->targets->rivals[k].size);
        }
    for (int k = 0; k < w->count; k++) {
        int i = w->p->design[k];
        double size = cst_parameter_size(w, i);
        largest = fmax(largest, size * fabs(one->kept[i]));
        off = fmax(off, size * fabs(one->gradient[i] / sum - one->kept[i]));
    }
    double alike = w->integrator->fixed_steps ? FIXED_ALIKE : ALIKE * w->p->options.rtol;
    return off <= alike * largest;
}

static void exchange(cst_target *one, int p)
{
    for (int i = 0; i < p; i++) {
        double x = one->gradient[i];
        one->gradient[i] = one->kept[i];
        one->kept[i] = x;
    }
}

/* After a backward pass, whose gradients and estimates stay. */
int cst_rivals_compare(cst_work *w)
{
    cst_targets *x = w->targets;
    int p = w->model->p;
    if (!x->rivals_count)
        return CST_OK;
    for (int r = 0; r < x->count; r++) {
        cst_copy(x->list[r].kept, x->list[r].gradient, p);
        x->list[r].kept_error = x->list[r].error;
    }
    TRY(add_stops(w));
    int status = w->integrator->backward(w);
    remove_stops(x);
    for (int k = x->rivals_count - 1; k >= 0 && status >= 0; k--)
        if (!agrees(w, x->rivals[k].stop.wanted))
            x->corner = k + 1;
    for (int r = 0; r < x->count; r++) {
        exchange(&x->list[r], p);
        x->list[r].error = x->list[r].kept_error;
    }
    return status;
}
