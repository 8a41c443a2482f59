/* What a fixed step leaves open.  The trapezoidal rule has the order 2, in every formulation: a run
 * with steps r times as long is off by r^2 times as much, and the two tell the error,
 *
 *     value - true = (coarse - value) / (r^2 - 1),   r = 2, or a little less where steps are odd
 *
 * the same for each derivative.  It costs half a run. */
#include "integrate/work.h"

#include "base/vectors.h"
#include "integrate/onestep/onestep.h"

#include <math.h>

static int coarse_run(cst_work *w)
{
    TRY(cst_run_forward(w));
    return cst_onestep_backward(w);
}

/* A coarse run that fails tells nothing, and the run itself is yet to come. */
int cst_onestep_coarse(cst_work *w)
{
    cst_onestep *x = cst_onestep_of(w);
    cst_stats stats = w->stats;
    int p = w->model->p;
    x->coarse.steps = 0;
    if (cst_onestep_steps(&w->p->options) < 2)
        return CST_OK;
    x->coarse.is_run = 1;
    int status = coarse_run(w);
    x->coarse.is_run = 0;
    w->stats = stats;
    if (status == CST_ECANCELED || status == CST_EMEMORY)
        return status;
    w->report.message[0] = '\0';
    w->report.callback_status = 0;
    for (int r = 0; status >= 0 && r < w->targets->count; r++) {
        x->coarse.value[r] = w->targets->list[r].value;
        cst_copy(x->coarse.gradient + r * p, w->targets->list[r].gradient, p);
        x->coarse.steps = x->steps;
    }
    return CST_OK;
}

void cst_onestep_errors(cst_work *w)
{
    const cst_onestep *x = cst_onestep_of(w);
    int p = w->model->p;
    double ratio = x->coarse.steps ? (double)x->steps / x->coarse.steps : NAN,
           off = ratio * ratio - 1.0;
    for (int r = 0; r < w->targets->count; r++) {
        cst_target *one = &w->targets->list[r];
        one->error = fabs(x->coarse.value[r] - one->value) / off;
        for (int i = 0; i < p; i++)
            one->bar[i] = fabs(x->coarse.gradient[r * p + i] - one->gradient[i]) / off;
    }
}
