/* The direct method: the sensitivities s = dy/drho by CVODES's forward sensitivity module, one a
 * design variable.
 *
 *     A (a', lambda') = -(F_q s_q + F_v s_v + F_rho),   s_q' = s_v,   s_v' = a'
 *     dpsi/drho       = dw/drho
 *                     + integral of (g_q s_q + g_v s_v + g_a a' + g_lambda lambda' + g_rho)
 *
 * What is looked at at an instant is taken along with the sensitivities there, from the
 * integrator's own polynomial.  The instants are those of a forward run.
 *
 * It shares the kernels with the adjoint but neither its equations nor its integration: each checks
 * the other. */
#include "integrate/cvodes/cvodes.h"

#include "base/vectors.h"

#include <cvodes/cvodes.h>
#include <math.h>
#include <stdlib.h>

static int system_at(cst_work *w, double t, const double *y)
{
    cst_system *s = &w->system;
    int status = cst_system_solve(s, t, y, y + s->n);
    if (status < 0)
        cst_state_failed(w, status, t);
    return status < 0;
}

/* y = (q, v, z), z the integrals: states, because CVODES's quadrature sensitivities forget their
 * history when an Adams formula changes its order (cvAdjustAdams, SUNDIALS 6.4 to 7.5: znQS is
 * neither cleared nor adjusted). */
static int rhs(double t, N_Vector y, N_Vector ydot, void *user)
{
    cst_work *w = user;
    int n = w->system.n;
    if (cst_canceled(w, "direct", t))
        return -1;
    if (system_at(w, t, NV_DATA_S(y)))
        return 1;
    w->report.callback_status = 0;
    cst_copy(NV_DATA_S(ydot), NV_DATA_S(y) + n, n);
    cst_copy(NV_DATA_S(ydot) + n, w->system.a, n);
    cst_place at = cst_system_place(&w->system);
    cst_targets_integrands(w, &at, NV_DATA_S(ydot) + 2 * n);
    for (int r = 0; r < w->targets->count; r++) {
        int k = w->targets->list[r].integral;
        if (k >= 0 && !isfinite(NV_DATA_S(ydot)[2 * n + k]))
            return cst_cost_failed(w, r, t);
    }
    return 0;
}

/* Tangents of (a, lambda) for the design variables first .. first + lanes, into the system's
 * rhs. */
static void tangents(cst_work *w, N_Vector *yS, int first, int lanes)
{
    cst_system *s = &w->system;
    int n = s->n;
    cst_set_directions(w, first, lanes);
    for (int l = 0; l < CST_LANES; l++) {
        const double *y = NV_DATA_S(yS[first + (l < lanes ? l : 0)]);
        for (int i = 0; i < n; i++) {
            w->directions.dq[i][l] = y[i];
            w->directions.dv[i][l] = y[n + i];
        }
    }
    cst_targets_directions(w, lanes);
}

static int sensitivity_rhs(int count, double t, N_Vector y, N_Vector ydot, N_Vector *yS,
                           N_Vector *ySdot, void *user, N_Vector tmp1, N_Vector tmp2)
{
    cst_work *w = user;
    int n = w->system.n, size = n + w->system.m, states = 2 * n + w->targets->integrals;
    (void)ydot, (void)tmp1, (void)tmp2;
    if (system_at(w, t, NV_DATA_S(y)))
        return 1;
    for (int r = 0; r < w->targets->count; r++)
        if (w->targets->list[r].parsed->functional == CST_FN_COST)
            cst_cost_gradient(w->targets->list[r].g, &w->system, 0);
    for (int first = 0; first < count; first += CST_LANES) {
        int lanes = count - first < CST_LANES ? count - first : CST_LANES;
        if (cst_canceled(w, "direct", t))
            return -1;
        tangents(w, yS, first, lanes);
        for (int l = 0; l < lanes; l++) {
            double *out = NV_DATA_S(ySdot[first + l]), *s = NV_DATA_S(yS[first + l]),
                   *d = w->system.rhs + l * size;
            cst_copy(out, s + n, n);
            cst_copy(out + n, d, n);
            cst_targets_tangents(w, first + l, l, d, out + 2 * n);
            if (!isfinite(cst_largest(out, states)))
                return cst_derivative_failed(w, t);
        }
    }
    return 0;
}

/* A size below is none: a mechanism at rest.  Its sensitivities, which do move, are measured by
 * themselves, with this part of the largest of their kind; integrals follow from those. */
#define AT_REST 1e-140
#define STILL   1e-3

/* Error weights of y, and of a sensitivity times the size of its parameter, which is no state and
 * has no part in the sizes of the motion.  A norm is an average over the components: each integral
 * counts as much as all of the others. */
static int weights(N_Vector y, N_Vector weight, void *user)
{
    cst_work *w = user;
    int n = w->system.n;
    double *x = NV_DATA_S(y), *out = NV_DATA_S(weight), tf = cst_tf(w);
    double motion = fmax(cst_largest(x, n), tf * cst_largest(x + n, n));
    for (int i = 0; i < 2 * n; i++) {
        double own = STILL * (i < n ? motion : motion / tf);
        double small = w->run.sizes.small[i] > AT_REST ? w->run.sizes.small[i] : fmax(own, AT_REST);
        out[i] = 1.0 / cst_in_flight(w, i, w->rtol * (fabs(x[i]) + small));
    }
    for (int k = 0; k < w->targets->integrals; k++) {
        double small = w->run.sizes.integral[k];
        out[2 * n + k] = small > AT_REST ? sqrt(2.0 * n + w->targets->integrals) /
                                               (w->rtol * (fabs(x[2 * n + k]) + small))
                                         : AT_REST;
    }
    return 0;
}

int cst_direct_create(cst_work *w)
{
    void *cvodes;
    TRY(cst_instance_create(w, &cst_cvodes_of(w)->direct.x, rhs, NULL, 0, CST_STATE, 1));
    cvodes = cst_cvodes_of(w)->direct.x.cvodes;
    cst_cvodes_of(w)->direct.yS = N_VCloneVectorArray(w->count, cst_cvodes_of(w)->direct.x.y);
    cst_cvodes_of(w)->direct.at =
        w->targets->of_cost ? NULL : N_VCloneVectorArray(w->count, cst_cvodes_of(w)->direct.x.y);
    cst_cvodes_of(w)->direct.dy = malloc((size_t)w->count * sizeof *cst_cvodes_of(w)->direct.dy);
    if (!cst_cvodes_of(w)->direct.yS || !cst_cvodes_of(w)->direct.dy ||
        (!w->targets->of_cost && !cst_cvodes_of(w)->direct.at))
        return cst_fail(&w->report, CST_EMEMORY,
                        "out of memory: the sensitivities of %d design variables do not fit: take "
                        "fewer, or the adjoint method",
                        w->count);
    for (int k = 0; k < w->count; k++) {
        cst_cvodes_of(w)->direct.dy[k] = NV_DATA_S(cst_cvodes_of(w)->direct.yS[k]);
        cst_cvodes_of(w)->direct.sizes[k] = 1.0; /* set before each run; here to allocate */
    }
    int bad = CVodeSensInit(cvodes, w->count, CV_STAGGERED, sensitivity_rhs,
                            cst_cvodes_of(w)->direct.yS) ||
              CVodeSetSensErrCon(cvodes, 1) || CVodeWFtolerances(cvodes, weights) ||
              CVodeSensEEtolerances(cvodes) ||
              CVodeSetSensParams(cvodes, NULL, cst_cvodes_of(w)->direct.sizes, NULL);
    bad = bad || cst_stepping_roots(w, &cst_cvodes_of(w)->direct.x);
    return bad ? cst_fail(&w->report, CST_EMEMORY,
                          "out of memory: CVODES could not be set up; use fewer design variables")
               : CST_OK;
}

/* Relative, and absolute as for the state, per unit of the parameter. */
static int set_tolerances(cst_work *w)
{
    for (int k = 0; k < w->count; k++) {
        double rho = fabs(w->system.tables.flat[w->p->design[k]]);
        cst_cvodes_of(w)->direct.sizes[k] = rho > 0.0 ? rho : 1.0;
    }
    return CVodeSetSensParams(cst_cvodes_of(w)->direct.x.cvodes, NULL,
                              cst_cvodes_of(w)->direct.sizes, NULL);
}

static int restart(cst_work *w, double t)
{
    void *cvodes = cst_cvodes_of(w)->direct.x.cvodes;
    int bad = CVodeReInit(cvodes, t, cst_cvodes_of(w)->direct.x.y) ||
              CVodeSensReInit(cvodes, CV_STAGGERED, cst_cvodes_of(w)->direct.yS) ||
              CVodeSetStopTime(cvodes, cst_tf(w)) || CVodeSetMinStep(cvodes, 1e-15 * cst_tf(w));
    return bad ? cst_instance_fail(w, &cst_cvodes_of(w)->direct.x, "direct", CV_ILL_INPUT) : CST_OK;
}

static int rewind_to(cst_work *w, double t)
{
    cst_instance *x = &cst_cvodes_of(w)->direct.x;
    if (CVodeGetDky(x->cvodes, t, 0, x->y) ||
        CVodeGetSensDky(x->cvodes, t, 0, cst_cvodes_of(w)->direct.yS))
        return cst_instance_fail(w, x, "direct", CV_BAD_DKY);
    return CST_OK;
}

static void reached(cst_work *w)
{
    double t;
    CVodeGetSens(cst_cvodes_of(w)->direct.x.cvodes, &t, cst_cvodes_of(w)->direct.yS);
}

/* What a stop looks at, by each design variable, where the system was solved and the sensitivities
 * are yS. */
static void add_observation(cst_work *w, const cst_stop *stop, N_Vector *yS)
{
    double *gradient = cst_stop_sum(w->targets, stop);
    int size = w->system.n + w->system.m;
    if (stop->final)
        cst_stop_gradient(w, stop);
    for (int first = 0; first < w->count; first += CST_LANES) {
        int lanes = cst_lanes_from(w, first);
        tangents(w, yS, first, lanes);
        for (int l = 0; l < lanes; l++)
            gradient[w->p->design[first + l]] +=
                cst_stop_tangent(w, stop, first + l, l, w->system.rhs + l * size);
    }
}

/* The looks up to t, the end of the last step, that come before the next event and do not move with
 * it. */
static int accept(cst_work *w, double t)
{
    cst_instance *x = &cst_cvodes_of(w)->direct.x;
    const cst_targets *a = w->targets;
    int *next = &cst_cvodes_of(w)->direct.next;
    double close = CST_INSTANT * cst_tf(w), from;
    CVodeGetLastStep(x->cvodes, &from);
    for (; *next < a->stops_count && a->stops[*next].wanted >= 0 && !a->stops[*next].side &&
           a->stops[*next].t <= t + close;
         (*next)++) {
        const cst_stop *stop = &a->stops[*next];
        double when = fmax(fmin(stop->t, t), t - from);
        const double *state = cst_instance_polynomial(x, when, 0);
        if (!state || CVodeGetSensDky(x->cvodes, when, 0, cst_cvodes_of(w)->direct.at))
            return cst_instance_fail(w, x, "direct", CV_BAD_DKY);
        if (system_at(w, when, state))
            return w->report.callback_status;
        add_observation(w, stop, cst_cvodes_of(w)->direct.at);
    }
    const double *y = NV_DATA_S(x->y);
    cst_sizes_see(&w->run.sizes, y);
    cst_sizes_see_integrals(&w->run.sizes, y + 2 * w->system.n, a->integrals);
    cst_sizes_refresh(w, t, y);
    return CST_OK;
}

/* The sensitivities through the flips from `first` on, trigger by trigger. */
static int flips(cst_work *w, long first)
{
    const cst_targets *a = w->targets;
    for (long last; first < w->stats.events; first = last + 1) {
        last = cst_events_last(w, first);
        TRY(cst_event_tangent(w, first, last, NV_DATA_S(cst_cvodes_of(w)->direct.x.y),
                              cst_cvodes_of(w)->direct.dy));
        for (int j = 0; j < a->stops_count; j++) { /* looks that move with the event */
            const cst_stop *stop = &a->stops[j];
            for (int k = 0; stop->wanted >= 0 && stop->side && stop->first == first && k < w->count;
                 k++)
                a->list[stop->wanted].gradient[w->p->design[k]] +=
                    stop->weight * stop->rate * w->run.events.dt[k];
        }
    }
    return CST_OK;
}

static int other_order(cst_work *w, double t)
{
    return cst_fail(
        &w->report, CST_EINTEGRATOR,
        "direct: the switches flip at other instants than on the forward run, around t = %.6g s: "
        "tighten rtol and atol, or use the method adjoint",
        t);
}

/* The same, the looks right before them, and those right after. */
static int cross(cst_work *w, double t, long first)
{
    cst_targets *a = w->targets;
    int *next = &cst_cvodes_of(w)->direct.next;
    long events = w->stats.events - first, seen = 0;
    /* the two runs find an event at slightly different instants */
    double close = 1e-6 * cst_tf(w);
    const double *y = NV_DATA_S(cst_cvodes_of(w)->direct.x.y),
                 *before = cst_impacts_before(w, first, w->stats.events, y);
    cst_events_set_modes(w, first, w->stats.events - 1, 0);
    cst_system_invalidate(&w->system);
    for (; *next < a->stops_count && a->stops[*next].wanted >= 0 && a->stops[*next].t <= t + close;
         (*next)++) {
        if (system_at(w, t, before))
            return w->report.callback_status;
        add_observation(w, &a->stops[*next], cst_cvodes_of(w)->direct.yS);
    }
    TRY(flips(w, first));
    if (a->of_cost)
        return CST_OK;
    for (; *next < a->stops_count && a->stops[*next].wanted < 0 && seen < events; (*next)++)
        seen += a->stops[*next].last - a->stops[*next].first + 1;
    if (seen != events)
        return other_order(w, t);
    for (; *next < a->stops_count && a->stops[*next].wanted >= 0 && a->stops[*next].side > 0 &&
           a->stops[*next].first >= 0;
         (*next)++) {
        if (system_at(w, t, y))
            return w->report.callback_status;
        add_observation(w, &a->stops[*next], cst_cvodes_of(w)->direct.yS);
    }
    return CST_OK;
}

/* Across a singular position errors of sensitivities are as large as their size over the distance
 * to it, and the steps fall to 1e-11 s. */
static int project(cst_work *w, double t)
{
    return cst_fail(&w->report, CST_EINTEGRATOR,
                    "direct: the mechanism passes a singular position at t = %.6g s, where CVODES "
                    "cannot hold the errors of sensitivities: use the integrator rk",
                    t);
}

/* Knots where accelerations or integrands jump. */
static int turn(cst_work *w, double t, int first)
{
    const cst_cells *cells = &w->run.cells;
    const double *y = NV_DATA_S(cst_cvodes_of(w)->direct.x.y);
    (void)t;
    for (int i = first; i < cells->turns; i++) {
        if (!cells->list[i].jumps)
            continue;
        TRY(cst_cells_jump(w, i, y));
        for (int k = 0; k < w->count; k++)
            cst_cells_cross(w, k, cst_cvodes_of(w)->direct.dy[k]);
    }
    return CST_OK;
}

static int start_tangents(cst_work *w)
{
    int n = w->system.n;
    for (int first = 0; first < w->count; first += CST_LANES) {
        int lanes = cst_lanes_from(w, first);
        TRY(cst_start_tangent(&w->start, w->p->design + first, lanes));
        for (int l = 0; l < lanes; l++) {
            double *dy = cst_cvodes_of(w)->direct.dy[first + l];
            for (int i = 0; i < n; i++) {
                dy[i] = w->start.dq[i][l];
                dy[n + i] = w->start.dv[i][l];
            }
            cst_clear(dy + 2 * n, w->targets->integrals);
        }
    }
    return CST_OK;
}

static int begin(cst_work *w)
{
    double *y = NV_DATA_S(cst_cvodes_of(w)->direct.x.y);
    cst_events_begin(w);
    cst_cells_begin(w);
    cst_sizes_reset(&w->run.sizes);
    TRY(cst_start_state(&w->start, y));
    cst_place at = cst_system_place(&w->system);
    cst_targets_integrands(w, &at, w->targets->now);
    TRY(cst_sizes_begin(w, y));
    cst_timeline_begin(w);
    if (set_tolerances(w))
        return cst_instance_fail(w, &cst_cvodes_of(w)->direct.x, "direct", CV_ILL_INPUT);
    TRY(start_tangents(w));
    if (w->system.contacts.any)
        cst_contacts_resolve_errors(w, 0.0, y);
    cst_clear(y + 2 * w->system.n, w->targets->integrals);
    return restart(w, 0.0);
}

/* The looks at the start, the only ones that no step passes; and gradients that are added to. */
static int first_looks(cst_work *w)
{
    cst_targets *a = w->targets;
    cst_cvodes_of(w)->direct.next = 0;
    for (int r = 0; r < a->count; r++)
        cst_clear(a->list[r].gradient, w->model->p);
    for (int *next = &cst_cvodes_of(w)->direct.next;
         *next < a->stops_count && a->stops[*next].t == 0.0 && a->stops[*next].wanted >= 0;
         (*next)++) {
        if (system_at(w, 0.0, NV_DATA_S(cst_cvodes_of(w)->direct.x.y)))
            return w->report.callback_status;
        add_observation(w, &a->stops[*next], cst_cvodes_of(w)->direct.yS);
    }
    return CST_OK;
}

/* The looks at the end, and the integrals. */
static int finish(cst_work *w, double t)
{
    cst_targets *a = w->targets;
    int n = w->system.n;
    const cst_stop the_end = {
        .t = cst_tf(w), .wanted = 0, .final = 1, .weight = 1.0, .first = -1
    };
    reached(w);
    if (system_at(w, t, NV_DATA_S(cst_cvodes_of(w)->direct.x.y)))
        return w->report.callback_status;
    if (a->of_cost) {
        w->psi = NV_DATA_S(cst_cvodes_of(w)->direct.x.y)[2 * n] + cst_final_cost(&w->g, &w->system);
        add_observation(w, &the_end, cst_cvodes_of(w)->direct.yS);
    }
    for (int j = cst_cvodes_of(w)->direct.next; j < a->stops_count; j++) {
        if (a->stops[j].wanted < 0 || a->stops[j].t < (1.0 - 1e-6) * cst_tf(w))
            return other_order(w, a->stops[j].t);
        add_observation(w, &a->stops[j], cst_cvodes_of(w)->direct.yS);
    }
    for (int r = 0; r < a->count; r++)
        for (int k = 0; a->list[r].integral >= 0 && k < w->count; k++)
            a->list[r].gradient[w->p->design[k]] +=
                a->list[r].weight *
                NV_DATA_S(cst_cvodes_of(w)->direct.yS[k])[2 * n + a->list[r].integral];
    return isfinite(w->psi) || !a->of_cost
               ? CST_OK
               : cst_fail(&w->report, CST_ENAN,
                          "the cost '%s' is not finite at the end: check the parameters",
                          w->model->costs[w->p->cost].name);
}

int cst_direct(cst_work *w)
{
    static const cst_stepping run = { "direct", restart, rewind_to, accept,
                                      reached,  cross,   project,   turn };
    double t = 0.0;
    w->targets->unweighted = 1;
    if (w->targets->of_cost)
        w->targets->stops_count = 0; /* no forward run has gone before */
    TRY(begin(w));
    TRY(first_looks(w));
    TRY(cst_stepping_run(w, &cst_cvodes_of(w)->direct.x, &run, &t));
    return finish(w, t);
}
