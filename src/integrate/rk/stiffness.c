/* Is a run stiff: does stability hold its steps down, and not accuracy?  Two signs of it.
 *
 *     slope   it changes less over a step than the tolerance allows
 *     radius  h |f_y| stays where the method begins to lose its stability (Hairer and Wanner:
 *             Solving Ordinary Differential Equations II, IV.2), from the two stages at the end of
 *             a step: |f(y1) - f(Y)| / |y1 - Y|
 *
 * The slope finds constraints that return fast, the radius finds strong dampers, whose noise is in
 * the slope.  With the first sign BDF is 1.4 to 10 times as fast as rk, with the second 1.4 to 9
 * times. */
#include "integrate/rk/rk.h"

#include <math.h>

/* The slope's change over a step, over rtol^(1 / order), on average: 0.7 to 3.3 for the models as
 * they are, 0.23 for bricard at 1e-3; with constraints stabilized at 100 rad/s 0.13 (pendulum) and
 * 0.4 (five-bar), at 300 rad/s 0.05 and 0.16. */
#define STIFF   0.2
#define PLAINLY 0.1 /* stiff: less steps than LATE tell, the chain at 300 rad/s: 0.05 in 575 */
#define ROUGHER                                                                                    \
    4.0 /* than the motion, and so asking for shorter steps: what an integrand may be              \
         */

/* Steps at the limit of stability, of all.  A damper of 1e4 N s/m in the slider-crank: 0.93 to
 * 0.98; of 2e3, where BDF is as fast at 1e-8: 0.39; the vehicle 0.02 to 0.22, at 1e-2 0.51, where
 * rk is twice as fast; other models as they are: 0, the chain at 1e-3 0.52. */
#define LIMITED 0.85

#define EARLY 50   /* steps after which it may be plain that there will be far too many         */
#define SOON  200  /* steps after which one looks, where the model says that it is stiff        */
#define LATE  1000 /* and where it does not: less are cheaper than a second look                */

/* h |f_y| as the last two stages tell it, in the norm of the errors; small: sizes.h. */
static double radius(const cst_rk *x, const double *small)
{
    int last = x->current.tableau->stages;
    const double *Y = cst_rk_stage(x, last - 1), *f0 = cst_rk_slope(x, last - 1),
                 *f1 = cst_rk_slope(x, last);
    double slopes = 0.0, states = 0.0;
    for (int i = 0; i < 2 * x->n; i++) {
        double scale = fabs(x->current.y1[i]) + small[i], f = (f1[i] - f0[i]) / scale,
               y = (x->current.y1[i] - Y[i]) / scale;
        slopes += f * f;
        states += y * y;
    }
    return states > 0.0 ? x->current.h * sqrt(slopes / states) : 0.0;
}

/* How much the slope changes over the step, in units of itself. */
static double change(const cst_rk *x, const double *small)
{
    const double *f0 = cst_rk_slope(x, 0), *f1 = cst_rk_slope(x, x->current.tableau->stages);
    double sum = 0.0, size = 0.0;
    for (int i = 0; i < 2 * x->n; i++) {
        double scale = fabs(x->current.y1[i]) + small[i], d = (f1[i] - f0[i]) / scale;
        sum += d * d;
        size += (f0[i] * f0[i] + f1[i] * f1[i]) / (scale * scale);
    }
    return size > 0.0 ? sqrt(2.0 * sum / size) : 1.0; /* at rest nothing holds it down */
}

void cst_rk_add_stiffness(cst_rk_stiffness *x, const cst_tableau *m, int by_integrals,
                          double change, double radius)
{
    x->slope_change += (by_integrals ? ROUGHER : 1.0) * change;
    x->limited_steps += radius > m->stable;
}

void cst_rk_watch(cst_work *w)
{
    cst_rk *x = cst_rk_of(w);
    const double *small = w->run.sizes.small;
    if (x->control.limited) /* neither: something else holds it down */
        x->stiffness.slope_change += 1.0;
    else
        cst_rk_add_stiffness(&x->stiffness, x->current.tableau, x->control.by_integrals,
                             change(x, small), radius(x, small));
}

/* With a slope that changes by less than this part of the usual. */
static int is_held_down(const cst_work *w, const cst_rk_stiffness *x, double steps, double part)
{
    double usual = pow(w->p->options.rtol, 1.0 / cst_rk_of(w)->default_tableau->order);
    return x->slope_change < part * usual * steps || x->limited_steps > LIMITED * steps;
}

int cst_rk_is_stiff(const cst_work *w)
{
    const cst_rk *x = cst_rk_of(w);
    return is_held_down(w, &x->stiffness, x->steps.count, STIFF);
}

/* At this pace it would take far more than max_steps: stability holds it down, although the noise
 * of fast modes in the slope hides that (a chain of 10,000 coordinates: 470,000 steps). */
static int is_hopeless(const cst_work *w, int steps, double passed)
{
    double most = w->p->options.max_steps;
    return most >= LATE && steps % EARLY == 0 && steps > 2.0 * most * passed;
}

int cst_rk_stops(const cst_work *w, const cst_rk_stiffness *x, int steps, double passed)
{
    int soon = w->model->stiff ? SOON : LATE;
    return is_hopeless(w, steps, passed) || (steps % soon == 0 && is_held_down(w, x, steps, STIFF));
}

static int found(cst_work *w)
{
    w->choice.found_stiff = 1;
    return cst_fail(&w->report, CST_EINTEGRATOR,
                    "rk: the motion is stiff before t = %.6g s: use the integrator cvodes",
                    cst_rk_of(w)->current.t);
}

/* After a step: the error with which a stiff run stops. */
int cst_rk_judge_step(cst_work *w)
{
    const cst_rk *x = cst_rk_of(w);
    int stops = w->choice.when_stiff != CST_STIFF_GOES_ON &&
                cst_rk_stops(w, &x->stiffness, x->steps.count, x->current.t / cst_tf(w));
    return stops ? found(w) : CST_OK;
}

/* At the end: a run that decides for later ones is judged once more. */
int cst_rk_judge_run(cst_work *w)
{
    const cst_rk *x = cst_rk_of(w);
    int decides = w->choice.when_stiff == CST_STIFF_DECIDES && x->steps.count >= SOON;
    return decides && is_held_down(w, &x->stiffness, x->steps.count, PLAINLY) ? found(w) : CST_OK;
}
