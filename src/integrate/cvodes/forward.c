/* eq:1st_explicit_ODE, y' = f(t, y, rho), from 0 to tF, with the integral of the cost. */
#include "integrate/cvodes/implicit.h"

#include "base/vectors.h"

#include <cvodes/cvodes.h>
#include <math.h>

static int rhs(double t, N_Vector y, N_Vector ydot, void *user)
{
    cst_work *w = user;
    cst_system *s = &w->system;
    if (cst_canceled(w, "forward", t))
        return -1;
    int n = s->n, status = cst_system_solve(s, t, NV_DATA_S(y), NV_DATA_S(y) + n);
    if (status < 0) {
        cst_state_failed(w, status, t);
        return 1; /* perhaps a smaller step goes around it */
    }
    w->report.callback_status = 0;
    cst_copy(NV_DATA_S(ydot), NV_DATA_S(y) + n, n);
    cst_copy(NV_DATA_S(ydot) + n, s->a, n);
    return 0;
}

/* ---- the equation of a step (implicit.h) ----------------------------------------------------- */

/* The predicted accelerations; at a start, the reactions there. */
static int guess(cst_implicit *x)
{
    const cst_system *s = &x->w->system;
    int n = s->n;
    if (!x->known)
        cst_copy(x->u + n, s->lambda, s->m);
    for (int i = 0; i < n; i++)
        x->u[i] = x->rl1 * x->zn1[n + i] / x->gamma;
    return 0;
}

static int advance(cst_implicit *x)
{
    int n = x->w->system.n;
    cst_implicit_advance(x, n, x->u);     /* v from a */
    cst_implicit_advance(x, 0, x->y + n); /* q from v */
    return 0;
}

static int residual(cst_implicit *x)
{
    cst_work *w = x->w;
    cst_system *s = &w->system;
    if (cst_canceled(w, "forward", x->t))
        return CV_RHSFUNC_FAIL;
    int n = s->n, status = cst_system_set(s, x->t, x->y, x->y + n, x->u, x->u + n);
    if (status < 0) {
        cst_state_failed(w, status, x->t);
        return SUN_NLS_CONV_RECVR; /* perhaps a smaller step goes around it */
    }
    w->report.callback_status = 0;
    cst_system_residual(s, x->u, x->r);
    return 0;
}

static void correct(cst_implicit *x)
{
    cst_lu_solve(&x->w->system.matrices.lu_N, x->r, 1);
}

/* A turns with the mechanism, while C and K may stay. */
static int refresh(cst_implicit *x)
{
    cst_system *s = &x->w->system;
    cst_system_new_A(s);
    if (cst_system_newton(s, x->gamma))
        return 0;
    if (!s->matrices.lu_N.out_of_memory)
        return SUN_NLS_CONV_RECVR;
    cst_state_failed(x->w, CST_EMEMORY, x->t);
    return CV_LSETUP_FAIL;
}

/* It stops at a thousandth of the error test: with less, psi is no smoother a function of rho
 * (pendulum: it scatters by 5e-9 at 1e-3, by 1.6e-8 at 1e-5), and takes more (chain of 10,000
 * coordinates: 407 evaluations at CVODES' own 0.1, 535 at 1e-3, 703 at 1e-5). */
static const cst_step_equation equation = {
    guess, advance, residual, correct, NULL, refresh, 1e-3
};

/* ---- the integrals of the cost --------------------------------------------------------------- */

/* The acceleration at the end of a step as the integration formula has it, rl1 zn1 + y - ypred =
 * gamma f(t, y): exact but for the tolerance of the Newton iteration, and without a solve of its
 * own.  NULL where there is no step: at a start. */
static const double *formula_acceleration(cst_work *w, double t)
{
    int n = w->system.n;
    realtype tcur, gamma, rl1;
    N_Vector ypred, yn, fn, zn1;
    void *user;
    double *out = cst_cvodes_of(w)->forward.acceleration;
    if (CVodeGetNonlinearSystemData(cst_cvodes_of(w)->forward.x.cvodes, &tcur, &ypred, &yn, &fn,
                                    &gamma, &rl1, &zn1, &user) ||
        tcur != t || t == cst_cvodes_of(w)->forward.started)
        return NULL;
    double v = 0.0, a = 0.0;
    for (int i = 0; i < n; i++) {
        out[i] =
            (rl1 * NV_Ith_S(zn1, n + i) + NV_Ith_S(yn, n + i) - NV_Ith_S(ypred, n + i)) / gamma;
        v = fmax(v, fabs(NV_Ith_S(yn, n + i)));
        a = fmax(a, fabs(out[i]));
    }
    /* a step so short that the difference has no digits */
    return 4e-16 * v > 0.1 * w->rtol * a * fabs(gamma) ? NULL : out;
}

static int quadrature(double t, N_Vector y, N_Vector out, void *user)
{
    cst_work *w = user;
    cst_system *s = &w->system;
    const double *q = NV_DATA_S(y), *v = q + s->n, *a;
    cst_place at = { t, q, v, s->args.zero, s->args.zero, s->rho, s->mode };
    if (cst_canceled(w, "forward", t))
        return -1;
    if (cst_cvodes_of(w)->forward.cost_needs == CST_NEEDS_ACCELERATION &&
        (a = formula_acceleration(w, t))) {
        at.a = a;
    } else if (cst_cvodes_of(w)->forward.cost_needs) {
        int status = cst_system_solve(s, t, q, v);
        if (status < 0) {
            cst_state_failed(w, status, t);
            return 1;
        }
        at = cst_system_place(s);
    }
    NV_DATA_S(out)[0] = 0.0; /* where there is no integral */
    cst_targets_integrands(w, &at, NV_DATA_S(out));
    for (int r = 0; r < w->targets->count; r++)
        if (w->targets->list[r].integral >= 0 &&
            !isfinite(NV_DATA_S(out)[w->targets->list[r].integral]))
            return cst_cost_failed(w, r, t);
    return 0;
}

/* ---- the run --------------------------------------------------------------------------------- */

/* CVODES asks for them at the start of each step. */
static int weights(N_Vector y, N_Vector weight, void *user)
{
    cst_work *w = user;
    cst_sizes_see(&w->run.sizes, NV_DATA_S(y));
    for (int i = 0; i < 2 * w->system.n; i++)
        NV_Ith_S(weight, i) =
            1.0 / cst_in_flight(w, i, w->rtol * (fabs(NV_Ith_S(y, i)) + w->run.sizes.small[i]));
    return 0;
}

/* The norm is an average: no integral hides among the others. */
static void set_quadrature_tolerances(cst_work *w)
{
    N_Vector tolerance = cst_cvodes_of(w)->forward.tolerance;
    int integrals = w->targets->integrals;
    double each = integrals ? sqrt(integrals) : 1.0;
    N_VConst(1.0, tolerance); /* where there is no integral */
    for (int i = 0; i < integrals; i++)
        NV_Ith_S(tolerance, i) = w->rtol * w->run.sizes.integral[i] / each;
    CVodeQuadSVtolerances(cst_cvodes_of(w)->forward.x.cvodes, w->rtol / each, tolerance);
}

int cst_forward_create(cst_work *w)
{
    int integrals = w->targets->integrals;
    TRY(cst_instance_create(w, &cst_cvodes_of(w)->forward.x, rhs, quadrature,
                            integrals ? integrals : 1, CST_STATE, 1));
    if (!w->choice.adams)
        TRY(cst_implicit_attach(w, &cst_cvodes_of(w)->forward.x, &equation, 1));
    N_VConst(1.0, cst_cvodes_of(w)->forward.tolerance); /* set before each run; here to allocate */
    if (cst_stepping_roots(w, &cst_cvodes_of(w)->forward.x) != CV_SUCCESS ||
        CVodeWFtolerances(cst_cvodes_of(w)->forward.x.cvodes, weights) ||
        CVodeQuadSVtolerances(cst_cvodes_of(w)->forward.x.cvodes, w->rtol,
                              cst_cvodes_of(w)->forward.tolerance))
        return cst_fail(&w->report, CST_EMEMORY,
                        "out of memory: CVODES could not be set up; use a smaller model");
    return CST_OK;
}

static int restart(cst_work *w, double t)
{
    void *cvodes = cst_cvodes_of(w)->forward.x.cvodes;
    cst_cvodes_of(w)->forward.started = t;
    cst_implicit_restart(&cst_cvodes_of(w)->forward.x);
    int bad = CVodeReInit(cvodes, t, cst_cvodes_of(w)->forward.x.y) ||
              CVodeQuadReInit(cvodes, cst_cvodes_of(w)->forward.x.quadrature) ||
              CVodeSetStopTime(cvodes, cst_tf(w)) || CVodeSetMinStep(cvodes, 1e-15 * cst_tf(w));
    return bad ? cst_instance_fail(w, &cst_cvodes_of(w)->forward.x, "forward", CV_ILL_INPUT)
               : CST_OK;
}

static int rewind_to(cst_work *w, double t)
{
    cst_instance *x = &cst_cvodes_of(w)->forward.x;
    cst_copy(NV_DATA_S(x->y), cst_trajectory_last(&w->run.trajectory), 2 * w->system.n);
    return CVodeGetQuadDky(x->cvodes, t, 0, x->quadrature)
               ? cst_instance_fail(w, x, "forward", CV_BAD_DKY)
               : CST_OK;
}

static void reached(cst_work *w)
{
    double t;
    CVodeGetQuad(cst_cvodes_of(w)->forward.x.cvodes, &t, cst_cvodes_of(w)->forward.x.quadrature);
}

/* A node on the other side of the flips at t. */
static int cross(cst_work *w, double t, long first)
{
    double *y = NV_DATA_S(cst_cvodes_of(w)->forward.x.y);
    (void)first;
    set_quadrature_tolerances(w);
    int status = cst_system_solve(&w->system, t, y, y + w->system.n);
    return status < 0 ? cst_state_failed(w, status, t) : cst_record_start(w, t);
}

/* The state before the projection is kept, the one behind it is a node of its own. */
static int project(cst_work *w, double t)
{
    const double *y = cst_cvodes_of(w)->projecting.y;
    TRY(cst_projecting_keep(w, t));
    int status = cst_system_solve(&w->system, t, y, y + w->system.n);
    return status < 0 ? cst_state_failed(w, status, t) : cst_record_start(w, t);
}

/* A node on the other side of a knot where accelerations jump. */
static int turn(cst_work *w, double t, int first)
{
    return cross(w, t, first);
}

static int begin(cst_work *w)
{
    cst_instance *x = &cst_cvodes_of(w)->forward.x;
    double *g = w->targets->now;
    cst_trajectory_clear(&w->run.trajectory);
    cst_events_begin(w);
    cst_cells_begin(w);
    cst_cvodes_of(w)->projecting.count = 0;
    cst_sizes_reset(&w->run.sizes);
    TRY(cst_start_state(&w->start, NV_DATA_S(x->y)));
    cst_timeline_begin(w);
    TRY(cst_implicit_begin(w, x));
    cst_cvodes_of(w)->forward.cost_needs = cst_targets_needs(w);
    cst_place at = cst_system_place(&w->system);
    cst_targets_integrands(w, &at, g);
    for (int r = 0; r < w->targets->count; r++)
        if (w->targets->list[r].integral >= 0 && !isfinite(g[w->targets->list[r].integral]))
            return cst_fail(&w->report, CST_ENAN,
                            "the cost '%s' is not finite at the start: check the parameters",
                            cst_targets_name(w, r));
    TRY(cst_sizes_begin(w, NV_DATA_S(x->y)));
    TRY(cst_record_start(w, 0.0));
    if (w->system.contacts.any)
        cst_contacts_resolve_errors(w, 0.0, NV_DATA_S(x->y));
    N_VConst(0.0, x->quadrature);
    set_quadrature_tolerances(w);
    return restart(w, 0.0);
}

/* psi = w(tF) + integral of g */
static int finish(cst_work *w, double t)
{
    double *y = NV_DATA_S(cst_cvodes_of(w)->forward.x.y);
    reached(w);
    /* which t may miss by a rounding error */
    w->run.trajectory.t[w->run.trajectory.count - 1] = cst_tf(w);
    int status = cst_system_solve(&w->system, t, y, y + w->system.n);
    if (status < 0)
        return cst_state_failed(w, status, t);
    for (int i = 0; i < w->targets->integrals; i++)
        w->targets->integral[i] = NV_DATA_S(cst_cvodes_of(w)->forward.x.quadrature)[i];
    w->stats.nodes = w->run.trajectory.count;
    if (!w->targets->of_cost)
        return CST_OK;
    w->psi = w->targets->integral[0] + cst_final_cost(&w->g, &w->system);
    if (!isfinite(w->psi))
        return cst_fail(&w->report, CST_ENAN,
                        "the cost '%s' is not finite at the end: check the parameters",
                        w->model->costs[w->p->cost].name);
    return CST_OK;
}

/* A step was taken: its nodes, and the sizes that it reached. */
static int accept(cst_work *w, double t)
{
    cst_instance *x = &cst_cvodes_of(w)->forward.x;
    TRY(cst_record(w, t));
    if (w->run.sizes.given || !w->targets->integrals)
        return CST_OK;
    cst_sizes_see(&w->run.sizes, NV_DATA_S(x->y));
    cst_sizes_refresh(w, t, NV_DATA_S(x->y));
    reached(w);
    cst_sizes_see_integrals(&w->run.sizes, NV_DATA_S(x->quadrature), w->targets->integrals);
    set_quadrature_tolerances(w);
    return CST_OK;
}

int cst_forward(cst_work *w)
{
    static const cst_stepping run = { "forward", restart, rewind_to, accept,
                                      reached,   cross,   project,   turn };
    double t = 0.0;
    TRY(begin(w));
    TRY(cst_stepping_run(w, &cst_cvodes_of(w)->forward.x, &run, &t));
    return finish(w, t);
}
