/* The steps: size by the estimated error, events, and what stops a run. */
#include "integrate/rk/rk.h"

#include "base/vectors.h"

#include <math.h>
#include <string.h>

#define SAFETY      0.85
#define LEAST_FIRST 1e-9   /* step, of tF: the error decides what is less                */
#define RETREAT     0.25   /* of a step, where a stage of it could not be evaluated         */
#define NEGLIGIBLE  0.01   /* error of a step that is far too short                        */
#define AFTER       0.7    /* of the step before two events in a row, for the one after them */
#define SHORTEST    1e-14  /* step, of tF                                                   */
#define TINY        1e-150 /* whose square is 0                                             */
#define TIGHTEST    1e-15  /* tolerance of a step that double precision can tell           */

/* ---- the error and the size of a step ------------------------------------------------------- */

/* What an error in component i is measured by; one in an integral counts as much as all of q and v
 * together. */
static double tolerance(const cst_work *w, int i)
{
    const cst_rk *x = cst_rk_of(w);
    double before = fabs(x->current.y0[i]), after = fabs(x->current.y1[i]);
    double size = before > after ? before : after; /* fmax is a call */
    int n2 = 2 * x->n;
    if (i < n2)
        return cst_in_flight(w, i, x->control.rtol * (size + w->run.sizes.small[i]));
    return x->control.rtol * (size + w->run.sizes.integral[i - n2]) / sqrt(n2);
}

/* Root mean square of an estimate. */
static double estimate(const cst_work *w, const double *weight, double *e)
{
    cst_rk *x = cst_rk_of(w);
    double sum = 0.0, motion = 0.0;
    cst_rk_combine(x, weight, x->current.tableau->error_stages, x->size, e);
    for (int i = 0; i < x->size; i++) {
        double part = e[i] / tolerance(w, i);
        sum += part * part;
        motion += i < 2 * x->n ? part * part : 0.0;
    }
    x->control.by_integrals = sum > 2.0 * motion;
    return sqrt(sum / (2.0 * x->n));
}

double cst_rk_join(const cst_tableau *m, double fine, double coarse)
{
    if (!m->error3 || !(fine > TINY))
        return fine;
    return fine * (fine / sqrt(fine * fine + 0.01 * coarse * coarse));
}

/* In units of the tolerance. */
static double error_of(cst_work *w)
{
    cst_rk *x = cst_rk_of(w);
    const cst_tableau *m = x->current.tableau;
    cst_sizes_try(&w->run.sizes, x->current.y1);
    double error = estimate(w, m->error, x->sum);
    if (m->error3 && error > TINY)
        error = cst_rk_join(m, error, estimate(w, m->error3, x->sum));
    return x->current.h * error;
}

static double norm(const cst_work *w, const double *e)
{
    const cst_rk *x = cst_rk_of(w);
    double sum = 0.0;
    for (int i = 0; i < 2 * x->n; i++) {
        double part = e[i] / (x->control.rtol * (fabs(x->current.y0[i]) + w->run.sizes.small[i]));
        sum += part * part;
    }
    return sqrt(sum / (2.0 * x->n));
}

/* Hairer's guess, from f and its change over an Euler step; the first stage is known. */
static double first_size(cst_work *w)
{
    cst_rk *x = cst_rk_of(w);
    cst_system *s = &w->system;
    int n = x->n;
    const double *f = cst_rk_slope(x, 0);
    double tf = cst_tf(w), d0 = norm(w, x->current.y0), d1 = norm(w, f), *ahead = x->inside;
    double h = d0 < 1e-5 || d1 < 1e-5 ? 1e-6 * tf : fmin(0.01 * d0 / d1, tf);
    for (int i = 0; i < 2 * n; i++)
        ahead[i] = x->current.y0[i] + h * f[i];
    if (cst_system_solve(s, h, ahead, ahead + n) < 0)
        return 0.1 * h;
    for (int i = 0; i < n; i++) {
        x->sum[i] = (s->v[i] - f[i]) / h;
        x->sum[n + i] = (s->a[i] - f[n + i]) / h;
    }
    double most = fmax(d1, norm(w, x->sum));
    double by_error = most > 1e-15 ? pow(0.01 / most, 1.0 / x->current.tableau->order) : 1e-3 * tf;
    return fmin(fmax(fmin(100.0 * h, by_error), LEAST_FIRST * tf), tf);
}

/* By the error and the one before: where stability and not the error limits the step, that finds
 * the limit instead of running into it again and again.  After an event, while the error is
 * negligible, by the error alone. */
void cst_rk_next_size(const cst_tableau *m, cst_rk_control *c, double h, double error, int rejected)
{
    error = fmax(error, 1e-10);
    double factor =
        SAFETY * (c->growing ? pow(error, -1.0 / m->order)
                             : pow(error, -m->exponent) * pow(c->last_error, m->memory));
    c->next_h = h * fmin(fmax(factor, m->least), rejected ? 1.0 : m->most);
    c->last_error = fmax(error, 1e-4);
    c->growing = c->growing && !rejected && error < NEGLIGIBLE;
}

double cst_rk_shorter(const cst_tableau *m, double h, double error)
{
    double factor = SAFETY * pow(error, -1.0 / m->order);
    return h * (isinf(error) ? RETREAT : fmax(factor, m->least));
}

int cst_rk_is_too_short(double h, double tf)
{
    return h < SHORTEST * tf;
}

/* After an event: not far beyond the next one.  From that one on about as before the two. */
static void size_after(cst_work *w, int cut)
{
    cst_rk *x = cst_rk_of(w);
    if (!cut)
        return (void)(x->control.full_h = 0.0);
    x->control.growing = 1;
    x->current.h = fmax(x->current.h, AFTER * x->control.full_h);
    double reach = cst_rk_reach(w);
    x->control.full_h = reach < x->current.h ? x->current.h : 0.0;
    x->current.h = fmin(x->current.h, reach);
}

/* ---- one step ------------------------------------------------------------------------------- */

static int too_many(cst_work *w)
{
    const cst_rk *x = cst_rk_of(w);
    w->choice.found_stiff = cst_rk_is_stiff(w);
    if (w->choice.found_stiff)
        return cst_fail(&w->report, CST_EINTEGRATOR,
                        "rk: more than %d steps before t = %.6g s: the motion is "
                        "stiff there (the last step was %.2g s): use the integrator cvodes",
                        w->p->options.max_steps, x->current.t, x->current.h);
    return cst_fail(&w->report, CST_EINTEGRATOR,
                    "rk: more than %d steps before t = %.6g s (the last was %.2g "
                    "s): loosen rtol and atol, or raise max_steps",
                    w->p->options.max_steps, x->current.t, x->current.h);
}

static int too_short(cst_work *w)
{
    const cst_rk *x = cst_rk_of(w);
    if (w->report.callback_status)
        return w->report.callback_status; /* its text is in the work already */
    if (w->rtol < TIGHTEST)
        return cst_fail(&w->report, CST_EINTEGRATOR,
                        "rk: rtol = %.2g and atol = %.2g ask for more than "
                        "double precision has at t = %.6g s: loosen them",
                        w->p->options.rtol, w->p->options.atol, x->current.t);
    return cst_fail(&w->report, CST_EINTEGRATOR,
                    "rk: the step size fell to %.2g s at t = %.6g s: the motion is "
                    "not smooth there; declare the branch as a switch, or check the parameters",
                    x->current.h, x->current.t);
}

/* The stages and the end of the current step; its error, infinite where it cannot be taken. */
static int attempt(cst_work *w, double *error)
{
    cst_rk *x = cst_rk_of(w);
    *error = INFINITY;
    int status = cst_rk_stages(w, x->current.tableau->error_stages);
    if (status)
        return status < 0 ? status : CST_OK;
    cst_rk_end(x);
    double found = error_of(w);
    if (found <= 1.0)
        status = cst_rk_stages(w, x->current.tableau->stages + 1);
    if (!status && found >= 0.0) /* not NaN */
        *error = found;
    return status < 0 ? status : CST_OK;
}

/* To an event that is close by, order 5 goes in half of the stages: tried where the step is this
 * part of its usual length, kept where its error is this part of the tolerance (the vehicle: 20
 * such steps of 391, 3 % less time for a gradient). */
#define BRIEF 0.1
#define CLEAR 0.01

static void choose_formulas(cst_rk *x, double h, double usual)
{
    int brief = h <= BRIEF * usual && x->default_tableau->stages > cst_dopri5.stages;
    x->current.tableau = brief ? &cst_dopri5 : x->default_tableau;
}

/* Is the step too long for order 5?  It is tried again by the usual formulas. */
static int is_too_long(cst_rk *x, double error)
{
    if (x->current.tableau == x->default_tableau || error <= CLEAR)
        return 0;
    x->current.tableau = x->default_tableau;
    x->current.stages_done = 1;
    return 1;
}

/* Tries until the error is within the tolerance. */
static int choose_size(cst_work *w)
{
    cst_rk *x = cst_rk_of(w);
    double tf = cst_tf(w), limit = cst_timeline_limit(w, x->current.t), wanted = x->current.h,
           error;
    int rejected = 0, first = 1;
    choose_formulas(x, x->current.h, x->control.full_h);
    double longest = fmin(cst_rk_longest(x), cst_contacts_longest(&w->system));
    x->control.limited = x->current.h > longest;
    x->current.h = fmin(x->current.h, longest);
    for (;;) {
        double end = limit;
        TRY(cst_rk_cells(w, &end));
        if (first && end < limit)
            choose_formulas(x, end - x->current.t, wanted);
        first = 0;
        if (x->current.t + 1.01 * x->current.h >= end) {
            x->control.limited = x->control.limited || end < tf;
            x->current.h = end - x->current.t;
        }
        if (cst_rk_is_too_short(x->current.h, tf))
            return too_short(w);
        if (w->stats.steps + w->stats.failures - x->control.earlier_attempts >=
            w->p->options.max_steps)
            return too_many(w);
        TRY(attempt(w, &error));
        if (is_too_long(x, error))
            continue;
        if (error <= 1.0 && !cst_rk_cells_passed(w)) {
            x->control.error_negligible = error < NEGLIGIBLE;
            cst_rk_next_size(x->current.tableau, &x->control, x->current.h, error, rejected);
            if (x->control.limited && !rejected &&
                error < NEGLIGIBLE) /* it tells nothing about the next one */
                x->control.next_h = fmax(x->control.next_h, wanted);
            return CST_OK;
        }
        w->stats.failures++;
        if (error <= 1.0) { /* a knot was passed */
            limit = x->current.t + x->current.h;
            continue;
        }
        rejected = 1;
        x->current.h = cst_rk_shorter(x->current.tableau, x->current.h, error);
        x->current.stages_done = 1;
    }
}

static int no_room(cst_work *w, int steps)
{
    const cst_rk *x = cst_rk_of(w);
    if (x->storage.directory && x->storage.error)
        return cst_fail(&w->report, CST_EMEMORY,
                        "rk: no room in '%s' for the steps after t = %.6g s: %s: free some there, "
                        "or give another memory_dir (--memory-dir) or more memory (--memory)",
                        x->storage.directory, x->current.t, strerror(x->storage.error));
    return cst_fail(&w->report, CST_EINTEGRATOR,
                    "rk: there is memory for %d steps, which end at t = %.6g s: raise memory "
                    "(--memory), loosen rtol and atol, or take a shorter tf",
                    steps, x->current.t);
}

/* The sizes at the end of the current step. */
static void see(cst_work *w, const double *y)
{
    cst_rk *x = cst_rk_of(w);
    cst_sizes_see(&w->run.sizes, y);
    cst_sizes_see_integrals(&w->run.sizes, y + 2 * x->n, x->integrals);
}

/* The work of the reactions over the current step, by the powers at its stages: see audit.c. */
static double spurious_work(const cst_rk *x, int cut, double theta)
{
    double beta[CST_RK_STAGES], slope[CST_RK_STAGES], sum = 0.0;
    const cst_tableau *m = x->current.tableau;
    const double *weight = cut ? beta : m->a[m->stages];
    if (cut)
        m->weights(theta, beta, slope, NULL);
    for (int i = 0; i < (cut ? m->dense : m->stages); i++)
        sum += weight[i] * x->current.power[i];
    return x->current.h * sum;
}

/* The current step becomes one that was taken; the next one begins where it ends. */
static int keep(cst_work *w, long events, int cut, double theta)
{
    cst_rk *x = cst_rk_of(w);
    int stages = cut ? x->current.tableau->dense : x->current.tableau->stages;
    double tf = cst_tf(w);
    if (x->steps.count == x->steps.room && !cst_rk_grow(x))
        return no_room(w, x->steps.room);
    double *first =
        cut ? NULL : x->current.X + stages * x->stride; /* of the next step: the last of this */
    cst_rk_step *s = &x->steps.list[x->steps.count];
    TRY(cst_cells_keep(w, x->current.t, x->current.y0));
    if (x->states.spacing == 1)
        x->states.stages[x->steps.count] = x->current.X == x->current.scratch ? NULL : x->current.X;
    if (x->current.X != x->current.scratch)
        x->tape.block_used += (size_t)stages * (size_t)x->stride;
    x->steps.count++;
    s->t = x->current.t;
    s->h = x->current.h;
    s->events = (int)events;
    s->turns = w->run.cells.turns;
    s->cut = (signed char)cut;
    s->projected = 0;
    s->low_order = x->current.tableau != x->default_tableau;
    s->error_negligible = (short)x->control.error_negligible;
    s->theta = theta;
    x->current.reaction_work = spurious_work(x, cut, theta);
    if (!cst_rk_keep_state(x, cut ? x->inside : x->current.y1))
        return no_room(w, x->steps.count - 1);
    see(w, cut ? x->inside : x->current.y1);
    x->current.t = cut                                 ? x->current.t + theta * x->current.h
                   : x->current.h == tf - x->current.t ? tf
                                                       : x->current.t + x->current.h;
    x->current.power[0] =
        x->current.power[stages]; /* of the next step's first stage, where that is known */
    if (cst_tables_break(&w->system.tables, x->current.t))
        first = NULL;
    cst_rk_open_step(x, first);
    w->stats.steps++;
    return x->storage.directory && x->storage.error ? no_room(w, x->steps.count) : CST_OK;
}

/* Can the parts be put together at the end of the step?  Its stage is in the system, but where the
 * dense output was looked at since. */
static int check_drift(cst_work *w)
{
    cst_rk *x = cst_rk_of(w);
    const double *y = cst_rk_state(x, x->steps.count);
    int status = CST_OK;
    if (x->m && w->system.t != x->current.t)
        status = cst_system_solve(&w->system, x->current.t, y, y + x->n);
    if (status < 0)
        return cst_state_failed(w, status, x->current.t);
    TRY(cst_drift_check(w, x->current.t));
    cst_audit_step(w, x->current.t, x->current.reaction_work);
    return CST_OK;
}

static int project(cst_work *w)
{
    cst_rk *x = cst_rk_of(w);
    int projected = cst_rk_project(w);
    if (projected == 1) {
        cst_rk_keep_state(x, x->inside);
        cst_rk_open_step(x, NULL);
    }
    return projected < 0 ? projected : CST_OK;
}

static int take_step(cst_work *w)
{
    cst_rk *x = cst_rk_of(w);
    long events = w->stats.events;
    double theta = 1.0;
    TRY(choose_size(w));
    cst_rk_watch(w);
    int cut = w->switches.count ? cst_rk_event(w, &theta) : 0;
    if (cut < 0)
        return cut;
    TRY(keep(w, events, cut, theta));
    x->current.h = x->control.next_h;
    TRY(cst_rk_judge_step(w));
    if (!cut)
        TRY(project(w));
    if (w->switches.count)
        TRY(cst_events_sides(w, x->current.t, cst_rk_state(x, x->steps.count)));
    if (w->system.contacts.frictions)
        TRY(cst_contacts_check(w, x->current.t, cst_rk_state(x, x->steps.count)));
    int status = cst_rk_stages(w, 1);
    if (status)
        return w->report.callback_status;
    size_after(w, cut);
    TRY(check_drift(w));
    cst_sizes_refresh(w, x->current.t, cst_rk_state(x, x->steps.count));
    return CST_OK;
}

/* ---- a run ---------------------------------------------------------------------------------- */

/* The sizes to expect, of the motion and of the integrals. */
static int set_sizes(cst_work *w, const double *y)
{
    cst_targets *targets = w->targets;
    cst_place at = cst_system_place(&w->system);
    cst_targets_integrands(w, &at, targets->now);
    for (int r = 0; r < targets->count; r++) {
        int i = targets->list[r].integral;
        if (i >= 0 && !isfinite(targets->now[i]))
            return cst_fail(&w->report, CST_ENAN,
                            "the cost '%s' is not finite at the start: check the parameters",
                            cst_targets_name(w, r));
    }
    return cst_sizes_begin(w, y);
}

static int begin(cst_work *w)
{
    cst_rk *x = cst_rk_of(w);
    cst_trajectory_clear(&w->run.trajectory);
    if (w->switches.count)
        cst_events_begin(w);
    cst_cells_begin(w);
    w->run.drift = (cst_drift){ .motion = 0.0 };
    cst_audit_begin(w);
    cst_rk_lay_out(w);
    x->steps.count = x->states.first = 0;
    x->current.tableau = x->default_tableau;
    x->states.spacing = 1;
    x->states.segment = -1;
    x->singular = (cst_near){ .least = INFINITY };
    x->stiffness.slope_change = 0.0;
    x->stiffness.limited_steps = 0;
    x->control.earlier_attempts = w->stats.steps + w->stats.failures;
    x->control.last_error = 1e-4;
    x->control.growing = 1;
    x->control.full_h = 0.0;
    x->bounds.at = 0;
    x->current.t = x->current.h = 0.0;
    x->steps.end = cst_tf(w);
    memset(x->switches.ignored, 0, (size_t)w->switches.count * sizeof *x->switches.ignored);
    double *y = cst_rk_state(x, 0);
    cst_sizes_reset(&w->run.sizes);
    TRY(cst_start_state(&w->start, y));
    cst_clear(y + 2 * x->n, x->integrals);
    TRY(set_sizes(w, y));
    cst_timeline_begin(w);
    if (w->system.contacts.any)
        cst_contacts_resolve_errors(w, 0.0, y);
    x->by_time.explicit = w->switches.count ? cst_rk_looks_at_time(w) : 0;
    x->by_time.since = NAN;
    cst_rk_open_step(x, NULL);
    int status = cst_rk_stages(w, 1);
    return status ? w->report.callback_status : CST_OK;
}

/* psi = w(tF) + z(tF) */
int cst_rk_finish(cst_work *w)
{
    cst_rk *x = cst_rk_of(w);
    const double *y = cst_rk_state(x, x->steps.count);
    int status = cst_system_solve(&w->system, cst_tf(w), y, y + x->n);
    if (status < 0)
        return cst_state_failed(w, status, cst_tf(w));
    cst_copy(w->targets->integral, y + 2 * x->n, x->integrals);
    if (!w->targets->of_cost)
        return CST_OK;
    w->psi = y[2 * x->n] + cst_final_cost(&w->g, &w->system);
    if (!isfinite(w->psi))
        return cst_fail(&w->report, CST_ENAN,
                        "the cost '%s' is not finite at the end: check the parameters",
                        w->model->costs[w->p->cost].name);
    return CST_OK;
}

int cst_rk_begin(cst_work *w)
{
    TRY(begin(w));
    cst_rk_of(w)->current.h = first_size(w);
    return CST_OK;
}

int cst_rk_forward(cst_work *w)
{
    const cst_rk *x = cst_rk_of(w);
    double tf = cst_tf(w);
    TRY(cst_rk_begin(w));
    while (tf - x->current.t > CST_INSTANT * tf)
        TRY(take_step(w));
    TRY(cst_rk_judge_run(w));
    TRY(cst_audit_end(w));
    return cst_rk_finish(w);
}
