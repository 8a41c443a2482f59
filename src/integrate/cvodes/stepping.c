/* From 0 to tF step by step, with the switches: steps that passed over a contact are taken again,
 * roots are crossed. */
#include "integrate/cvodes/cvodes.h"

#include "base/vectors.h"

#include <cvodes/cvodes.h>
#include <math.h>

static int roots(double t, N_Vector y, double *out, void *work)
{
    cst_work *w = work;
    if (cst_canceled(w, cst_cvodes_of(w)->phase, t))
        return -1;
    cst_switch_values(&w->switches, t, NV_DATA_S(y), out);
    return 0;
}

int cst_stepping_roots(cst_work *w, cst_instance *x)
{
    return w->switches.count ? CVodeRootInit(x->cvodes, w->switches.count, roots) : CV_SUCCESS;
}

/* From here a step, of tF, ends at a knot as its motion is straight. */
#define CLOSE_BY 1e-5

typedef struct {
    cst_work *w;
    cst_instance *x;
} last_step;

static int state_at(void *context, double t, double *y)
{
    last_step *s = context;
    const double *state = cst_instance_polynomial(s->x, t, 0);
    if (state)
        cst_copy(y, state, 2 * s->w->system.n);
    return state != NULL;
}

/* Passes the switches that flipped at t; CVODES restarts after them. */
static int cross(cst_work *w, cst_instance *x, const cst_stepping *run, double t)
{
    long first = w->stats.events;
    run->reached(w);
    if (CVodeGetRootInfo(x->cvodes, w->run.events.roots) != CV_SUCCESS)
        return cst_instance_fail(w, x, "switches", CV_ILL_INPUT);
    int contacts = w->switches.count > w->switches.own;
    TRY((contacts ? cst_contacts_cross : cst_events_cross)(w, t, NV_DATA_S(x->y)));
    if (w->stats.events == first) /* it turned, or was crossed a rounding error ago */
        return CST_OK;
    cst_impacts_apply(w, first, w->stats.events, NV_DATA_S(x->y));
    TRY(cst_corners_meet(w, t, NV_DATA_S(x->y)));
    TRY(run->cross(w, t, first));
    if (contacts)
        cst_contacts_released(w, t, NV_DATA_S(x->y));
    cst_instance_count(w, x);
    return run->restart(w, t);
}

/* The last step is taken again, from t0. */
static int step_again(cst_work *w, cst_instance *x, const cst_stepping *run, double t0)
{
    TRY(run->rewind(w, t0));
    cst_instance_count(w, x);
    return run->restart(w, t0);
}

/* Roots at t.  After a root CVODES looks right behind it before it goes on (cvRcheck2), and where
 * another switch is zero there to the last bit it returns the same instant, again and again.  A
 * root without an event and without any progress: CVODES restarts, and then takes a step first. */
static int cross_roots(cst_work *w, cst_instance *x, const cst_stepping *run, double from, double t)
{
    long events = w->stats.events;
    TRY(cross(w, x, run, t));
    if (w->stats.events > events || t > from)
        return CST_OK;
    cst_instance_count(w, x);
    return run->restart(w, t);
}

/* w->run.events.within holds the switches at the end of the step: cst_events_sides. */
static int contacts_after_step(cst_work *w, cst_instance *x, double t, int event)
{
    if (!event && w->switches.count)
        cst_contacts_left(w, w->run.events.within + 2 * w->switches.count);
    return w->system.contacts.frictions ? cst_contacts_check(w, t, NV_DATA_S(x->y)) : CST_OK;
}

/* The cells of the next step, noted; its end, which does not go beyond a knot: to one of straight
 * lines in steps of which each leaves a hundredth, as none can be taken again. */
static int cells(cst_work *w, cst_instance *x, const cst_stepping *run, double t, double *end)
{
    const double *y = NV_DATA_S(x->y);
    double h = 0.0, limit = *end;
    int turned, status;
    if (!w->run.cells.count)
        return CST_OK;
    CVodeGetCurrentStep(x->cvodes, &h);
    if ((status = cst_system_solve(&w->system, t, y, y + w->system.n)) < 0)
        return cst_state_failed(w, status, t);
    h = h > 0.0 ? h : limit - t;
    limit = cst_cells_hold(w, t, y, w->system.a, h, limit, &turned);
    double left = limit - t;
    if (limit < *end && left > CLOSE_BY * cst_tf(w))
        limit = t + 0.99 * left;
    *end = limit;
    int first = w->run.cells.turns, bends = 0;
    TRY(turned ? cst_cells_keep(w, t, y) : CST_OK);
    for (int i = first; i < w->run.cells.turns; i++)
        bends |= w->run.cells.list[i].bends;
    if (!bends)
        return CST_OK;
    run->reached(w);
    TRY(run->turn(w, t, first));
    cst_instance_count(w, x);
    return run->restart(w, t);
}

int cst_stepping_run(cst_work *w, cst_instance *x, const cst_stepping *run, double *t)
{
    const cst_options *o = &w->p->options;
    last_step last = { w, x };
    cst_dense dense = { state_at, &last };
    double again = -1.0, begun = 0.0, tf = cst_tf(w), stop = tf;
    cst_cvodes_of(w)->phase = run->phase;
    w->run.drift = (cst_drift){ .motion = 0.0 };
    cst_audit_begin(w);
    cst_projecting_begin(w);
    for (int steps = 1; tf - *t > CST_INSTANT * tf; steps++) {
        double from = *t, hidden, end = fmin(stop, cst_timeline_limit(w, *t));
        TRY(cells(w, x, run, *t, &end));
        CVodeSetStopTime(x->cvodes, end);
        int flag = CVode(x->cvodes, tf, x->y, t, CV_ONE_STEP);
        /* a switch is zero at t and right after it: a new start there */
        if (flag == CV_ILL_INPUT && *t > begun) {
            begun = *t;
            TRY(run->restart(w, *t));
            continue;
        }
        if (flag < 0)
            return cst_instance_fail(w, x, run->phase, flag);
        w->stats.steps++;
        if (steps > o->max_steps)
            return cst_instance_fail(w, x, run->phase, CV_TOO_MUCH_WORK);
        hidden = from == again ? NAN : cst_events_hidden(w, dense, from, *t);
        if (!isnan(hidden)) {
            *t = again = from;
            stop = hidden; /* where a switch is beyond zero that the step passed by */
            TRY(step_again(w, x, run, from));
            continue;
        }
        if (run->accept)
            TRY(run->accept(w, *t));
        if (*t >= stop - CST_INSTANT * tf || flag == CV_ROOT_RETURN)
            stop = tf;
        if (flag == CV_ROOT_RETURN)
            TRY(cross_roots(w, x, run, from, *t));
        TRY(cst_events_sides(w, *t, NV_DATA_S(x->y)));
        if (w->system.contacts.any)
            TRY(contacts_after_step(w, x, *t, flag == CV_ROOT_RETURN));
        TRY(cst_drift_check(w, *t));
        cst_audit_step(w, *t, NAN);
        if (flag != CV_ROOT_RETURN)
            TRY(cst_projecting_step(w, x, run, *t));
        TRY(cst_progress_report(&w->report, run->phase, *t, tf));
    }
    cst_instance_count(w, x);
    return cst_audit_end(w);
}
