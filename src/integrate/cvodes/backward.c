/* eq:adjointODE backwards through the trajectory, with the integral of eq_gradient.
 *
 * One transposed solve and a handful of reverse products take the place of f_y', f_rho' and the
 * derivatives of lambda*:
 *
 *     A'(z, W) = (mu_v + g_a, g_lambda)
 *     mu_q'    = F_q'(z, W) - g_q
 *     mu_v'    = F_v'(z, W) - g_v - mu_q
 *     gradient = ... + integral of (g_rho - F_rho'(z, W))
 *
 * This is the paper's system with W = alpha (Phi_q z - g_lambda) as an unknown of its own: the
 * derivatives of lambda* (eq:lambda_vp ... eq:lambda_ro) ride on W, and no number is multiplied by
 * alpha.
 *
 * Several responses are several blocks (mu_q, mu_v) of one state: their systems share the
 * mechanism's factors at each instant. */
#include "integrate/cvodes/implicit.h"

#include "base/vectors.h"

#include <cvodes/cvodes.h>
#include <math.h>

/* The mechanism and the integrands' derivatives at time t of the trajectory; kept while t stays.
 * 1: try a smaller step; -1: stop. */
static int at_time(cst_work *w, double t)
{
    if (cst_canceled(w, "backward", cst_tf(w) - t))
        return -1;
    if (cst_cvodes_of(w)->backward.cost_known && t == cst_cvodes_of(w)->backward.cost_time)
        return 0;
    cst_cvodes_of(w)->backward.cost_known = 0;
    int status = cst_adjoint_instant(w, t);
    if (status < 0) {
        cst_state_failed(w, status, t);
        return 1;
    }
    cst_targets_gradients(w);
    cst_cvodes_of(w)->backward.cost_time = t;
    cst_cvodes_of(w)->backward.cost_known = 1;
    return 0;
}

/* (z, W) of every block for the costates mu. */
static void solve(cst_work *w, const double *mu)
{
    cst_system *s = &w->system;
    int n = s->n, size = n + s->m;
    for (int r = 0; r < w->targets->count; r++, mu += 2 * n) {
        const cst_cost_terms *g = w->targets->list[r].g;
        double *zW = w->adjoint.zW + r * size;
        for (int i = 0; i < n; i++)
            zW[i] = g->a[i] + mu[n + i];
        cst_copy(zW + n, g->lambda, s->m);
        cst_redundant_remove(s, zW + n); /* noise: redundant.c */
    }
    cst_system_adjoint(s, w->adjoint.zW, w->targets->count);
    for (int r = 0; r < w->targets->count; r++)
        cst_redundant_remove(s, w->adjoint.zW + r * size + n);
}

static void products(cst_work *w, int r)
{
    cst_targets_products(w, r, w->targets->count);
}

static int rhs(double t, N_Vector y, N_Vector ydot, void *user)
{
    cst_work *w = user;
    int n = w->system.n;
    const double *mu = NV_DATA_S(y);
    double *out = NV_DATA_S(ydot);
    w->stats.backward_evaluations++;
    cst_cvodes_of(w)->backward.solved = NAN;
    int status = at_time(w, t);
    if (status)
        return status;
    solve(w, mu);
    for (int r = 0; r < w->targets->count; r++, mu += 2 * n, out += 2 * n) {
        const cst_cost_terms *g = w->targets->list[r].g;
        products(w, r);
        for (int i = 0; i < n; i++) {
            out[i] = w->adjoint.Fq[i] - g->q[i];
            out[n + i] = w->adjoint.Fv[i] - g->v[i] - mu[i];
        }
    }
    if (cst_stack_unbalanced(w))
        return -1;
    if (!isfinite(cst_largest(NV_DATA_S(ydot), w->targets->count * 2 * n)))
        return cst_derivative_failed(w, t);
    return 0;
}

/* ---- the equation of a step (implicit.h) ----------------------------------------------------- */

/* The mechanism at the end of the step, and (z, W) for mu as predicted. */
static int guess(cst_implicit *x)
{
    int status = at_time(x->w, x->t);
    if (!status && !cst_implicit_is_stiff(x)) {
        solve(x->w, x->zn0);
        cst_copy(x->u, x->w->adjoint.zW, x->unknowns);
    }
    return status < 0 ? CV_RHSFUNC_FAIL : status ? SUN_NLS_CONV_RECVR : 0;
}

/* mu_q, then mu_v, by the products with (z, W); those by rho are kept for the quadrature. */
static int advance(cst_implicit *x)
{
    cst_work *w = x->w;
    cst_system *s = &w->system;
    int n = s->n;
    w->stats.backward_evaluations++;
    cst_copy(w->adjoint.zW, x->u, x->unknowns);
    for (int r = 0; r < x->blocks; r++) {
        const cst_cost_terms *g = w->targets->list[r].g;
        int q = 2 * r * n, v = q + n;
        products(w, r);
        for (int i = 0; i < n; i++)
            w->adjoint.Fq[i] -= g->q[i];
        cst_implicit_advance(x, q, w->adjoint.Fq);
        for (int i = 0; i < n; i++)
            w->adjoint.Fv[i] -= g->v[i] + x->y[q + i];
        cst_implicit_advance(x, v, w->adjoint.Fv);
        cst_copy(cst_cvodes_of(w)->backward.Frho + r * (s->p + 1), w->adjoint.Frho, s->p + 1);
    }
    cst_cvodes_of(w)->backward.solved = x->t;
    if (cst_stack_unbalanced(w) ||
        (!isfinite(cst_largest(x->c, x->size)) && isfinite(cst_largest(x->u, x->unknowns)) &&
         cst_derivative_failed(w, x->t)))
        return CV_RHSFUNC_FAIL;
    return 0;
}

static int residual(cst_implicit *x)
{
    cst_work *w = x->w;
    cst_system *s = &w->system;
    int n = s->n, m = s->m, size = n + m;
    const double *A = cst_system_A(s);
    cst_clear(x->r, x->unknowns);
    for (int r = 0; r < x->blocks; r++) {
        const cst_cost_terms *g = w->targets->list[r].g;
        double *out = x->r + r * size, *mu_v = x->y + 2 * r * n + n;
        cst_multiply_transposed(&s->matrices.A, A, size, x->u + r * size, out);
        for (int i = 0; i < n; i++)
            out[i] -= mu_v[i] + g->a[i];
        for (int i = 0; i < m; i++)
            out[n + i] -= g->lambda[i];
    }
    return 0;
}

static void correct(cst_implicit *x)
{
    cst_lu_tsolve(&x->w->system.matrices.lu_N, x->r, x->blocks);
}

/* z makes the gradient as much as mu does: A'z has the unit of mu_v. */
static void weigh(cst_implicit *x, double *out)
{
    cst_system *s = &x->w->system;
    int n = s->n;
    const double *A = cst_system_A(s);
    cst_clear(out, x->size);
    for (int r = 0; r < x->blocks; r++)
        cst_multiply_transposed(&s->matrices.A, A, n, x->r + r * (n + s->m), out + 2 * r * n + n);
}

static const cst_step_equation equation = { guess, advance, residual,          correct,
                                            weigh, NULL,    CST_STIFF_BACKWARD };

/* ---- the gradients' integrals ---------------------------------------------------------------- */

/* F_rho'(z, W) for mu at the end of a step.  With Adams formulas (z, W) are not those of rhs:
 * CVODES asks for the integrand where the last correction has moved mu to, by 0.1 to 10 tolerances
 * (the same bits in 152 of the vehicle's 3440 calls). */
static const double *by_rho(cst_work *w, double t, const double *mu)
{
    double *out = cst_cvodes_of(w)->backward.Frho;
    int p = w->system.p + 1;
    if (t == cst_cvodes_of(w)->backward.solved)
        return out;
    solve(w, mu);
    for (int r = 0; r < w->targets->count; r++) {
        products(w, r);
        cst_copy(out + r * p, w->adjoint.Frho, p);
    }
    return out;
}

static int quadrature(double t, N_Vector y, N_Vector out, void *user)
{
    cst_work *w = user;
    double *into = NV_DATA_S(out);
    int status = at_time(w, t);
    if (status)
        return status;
    const double *Frho = by_rho(w, t, NV_DATA_S(y));
    for (int r = 0; r < w->targets->count; r++, into += w->count, Frho += w->system.p + 1) {
        const double *g = w->targets->list[r].g->rho;
        double *sum = w->adjoint.Frho;
        for (int i = 0; i <= w->system.p; i++)
            sum[i] = g[i] - Frho[i];
        const double *by_user = cst_tables_by_user(&w->system.tables, sum);
        for (int k = 0; k < w->count; k++)
            into[k] = by_user[w->p->design[k]];
    }
    if (cst_stack_unbalanced(w))
        return -1;
    if (!isfinite(cst_largest(NV_DATA_S(out), w->targets->count * w->count)))
        return cst_derivative_failed(w, t);
    return 0;
}

/* ---- tolerances ------------------------------------------------------------------------------ */

/* Tolerance of the backward pass, relative to that of the forward run: the gradient cancels more
 * than psi does (Iltis, k_S1: 1.2e-4 off at 1, 1e-5 at 0.3, for 7 % more steps). */
#define TIGHTER 0.3

/* A norm is an average over all blocks: so weighed, none is held to less than it would be alone. */
static double share(const cst_work *w)
{
    return sqrt(w->targets->count);
}

/* Error weights: relative to each component, but no finer than a hundredth of the largest of its
 * kind so far. */
static int weights(N_Vector y, N_Vector weight, void *user)
{
    cst_work *w = user;
    int n = w->system.n;
    double *mu = NV_DATA_S(y), *out = NV_DATA_S(weight), rtol = TIGHTER * w->rtol, each = share(w);
    for (int block = 0; block < 2 * w->targets->count; block++, mu += n, out += n) {
        double *most = &cst_cvodes_of(w)->backward.mu_largest[block],
               floor = cst_cvodes_of(w)->backward.mu_floor[block / 2];
        for (int i = 0; i < n; i++)
            *most = fmax(*most, fabs(mu[i]));
        for (int i = 0; i < n; i++)
            out[i] = each / (rtol * fmax(fabs(mu[i]), 0.01 * *most) + floor);
    }
    return 0;
}

int cst_backward_create(cst_work *w)
{
    TRY(cst_instance_create(w, &cst_cvodes_of(w)->backward.x, rhs, quadrature,
                            w->targets->count * w->count, CST_TRANSPOSED, w->targets->count));
    if (!w->choice.adams)
        TRY(cst_implicit_attach(w, &cst_cvodes_of(w)->backward.x, &equation, w->targets->count));
    N_VConst(1.0, cst_cvodes_of(w)->backward.tolerance); /* set before each run; here to allocate */
    if (CVodeWFtolerances(cst_cvodes_of(w)->backward.x.cvodes, weights) ||
        CVodeQuadSVtolerances(cst_cvodes_of(w)->backward.x.cvodes, w->rtol,
                              cst_cvodes_of(w)->backward.tolerance))
        return cst_fail(&w->report, CST_EMEMORY,
                        "out of memory: CVODES could not be set up; use a smaller model");
    return CST_OK;
}

/* What counts as small: a part of what is fed into mu, by the integrands over the whole run
 * (sampled) and by looks.  It matters only until mu has a size of its own. */
static void set_floor(cst_work *w, int r)
{
    int n = w->system.n;
    double *most = &cst_cvodes_of(w)->backward.mu_most[r];
    *most = fmax(*most, cst_largest(NV_DATA_S(cst_cvodes_of(w)->backward.x.y) + r * 2 * n, 2 * n));
    cst_cvodes_of(w)->backward.mu_floor[r] = 1e-3 * w->rtol * (*most > 0.0 ? *most : 1.0);
}

static int set_floors(cst_work *w)
{
    const int samples = 16;
    int n = w->system.n;
    double tf = cst_tf(w), *most = cst_cvodes_of(w)->backward.mu_most;
    N_Vector slope = cst_cvodes_of(w)->backward.x.slope;
    cst_clear(most, w->targets->count);
    cst_clear(cst_cvodes_of(w)->backward.mu_largest, 2 * w->targets->count);
    for (int k = samples; k >= 0; k--) {
        cst_modes_at(w, tf * (samples - k) / samples);
        cst_cvodes_of(w)->backward.cost_known = 0;
        if (rhs(tf * (samples - k) / samples, cst_cvodes_of(w)->backward.x.y, slope, w))
            return w->report.callback_status ? w->report.callback_status : CST_EINTEGRATOR;
        for (int r = 0; r < w->targets->count; r++)
            most[r] = fmax(most[r], cst_largest(NV_DATA_S(slope) + r * 2 * n, 2 * n));
    }
    for (int r = 0; r < w->targets->count; r++) {
        most[r] *= tf;
        set_floor(w, r);
    }
    return CST_OK;
}

/* Of the value: a derivative below is as good as 0. */
#define SMALL_OWN 1e-4

static void set_tolerances_of_quadrature(cst_work *w)
{
    CVodeQuadSVtolerances(cst_cvodes_of(w)->backward.x.cvodes, TIGHTER * w->rtol / share(w),
                          cst_cvodes_of(w)->backward.tolerance);
}

/* The gradients' quadratures: relative, and no finer than a tenth of the value per parameter. */
static void set_quadrature_tolerances(cst_work *w)
{
    double *atol = NV_DATA_S(cst_cvodes_of(w)->backward.tolerance), each = share(w);
    for (int r = 0; r < w->targets->count; r++)
        for (int k = 0; k < w->count; k++) {
            double rho = fabs(w->system.tables.flat[w->p->design[k]]);
            double scale = fmax(w->targets->list[r].size, 1e-30);
            *atol++ = 1e-1 * TIGHTER * w->rtol * scale / (rho > 0.0 ? rho : 1.0) / each;
        }
    set_tolerances_of_quadrature(w);
}

/* Are the tolerances too coarse for parameters that are 0?  Whatever acts by them has no part in
 * the value, and their derivatives may be small beside it.  Sets finer ones: of the derivatives
 * themselves. */
static int refine_quadratures(cst_work *w)
{
    double *atol = NV_DATA_S(cst_cvodes_of(w)->backward.tolerance);
    int coarse = 0;
    for (int r = 0; r < w->targets->count; r++)
        for (int k = 0; k < w->count; k++, atol++) {
            const cst_target *one = &w->targets->list[r];
            double own = fabs(one->gradient[w->p->design[k]]);
            double fine = TIGHTER * w->rtol * fmax(own, SMALL_OWN * one->size) / share(w);
            if (w->system.tables.flat[w->p->design[k]] == 0.0 && own > 0.0 && *atol > fine) {
                *atol = fine;
                coarse = 1;
            }
        }
    if (coarse)
        set_tolerances_of_quadrature(w);
    return coarse;
}

/* ---- the run --------------------------------------------------------------------------------- */

static int start(cst_work *w, double t)
{
    cst_instance *x = &cst_cvodes_of(w)->backward.x;
    int bad = CVodeReInit(x->cvodes, t, x->y) || CVodeQuadReInit(x->cvodes, x->quadrature) ||
              CVodeSetMinStep(x->cvodes, 1e-15 * cst_tf(w));
    return bad ? cst_instance_fail(w, x, "backward", CV_ILL_INPUT) : CST_OK;
}

/* mu from behind the turns of cells at t to before them, and the cells there. */
static int cells(cst_work *w, double t)
{
    cst_cells *x = &w->run.cells;
    cst_instance *of = &cst_cvodes_of(w)->backward.x;
    int n = w->system.n, last = x->at, bends = 0;
    cst_cells_at(w, t);
    int first = x->at;
    if (first == last)
        return CST_OK;
    double now;
    CVodeGetQuad(of->cvodes, &now, of->quadrature);
    cst_cvodes_of(w)->backward.cost_known = 0;
    cst_cvodes_of(w)->backward.solved = NAN;
    for (int i = last - 1; i >= first; i--) {
        bends |= x->list[i].bends;
        if (!x->list[i].jumps)
            continue;
        cst_trajectory_state(&w->run.trajectory, t, w->run.events.y);
        TRY(cst_cells_jump(w, i, w->run.events.y));
        for (int r = 0; r < w->targets->count; r++)
            cst_cells_cross_back(w, r, NV_DATA_S(of->y) + r * 2 * n, w->targets->list[r].weight);
    }
    cst_cells_set(w, first);
    return bends ? start(w, t) : CST_OK;
}

/* From tb down to ta, within which there is no stop. */
static int segment(cst_work *w, double tb, double ta)
{
    void *cvodes = cst_cvodes_of(w)->backward.x.cvodes;
    double t = tb;
    cst_cvodes_of(w)->backward.cost_known = 0;
    cst_cvodes_of(w)->backward.solved = NAN;
    cst_trajectory_within(&w->run.trajectory, ta, tb);
    cst_implicit_restart(&cst_cvodes_of(w)->backward.x);
    if (tb - ta <= CST_INSTANT * cst_tf(w))
        return CST_OK;
    TRY(start(w, tb));
    while (t > ta) {
        TRY(cells(w, t));
        if (t - ta <= CST_INSTANT * cst_tf(w)) /* too short for a start */
            break;
        double end = cst_cells_last(w, t, cst_timeline_limit_back(w, t, ta));
        CVodeSetStopTime(cvodes, end);
        int flag = CVode(cvodes, ta, cst_cvodes_of(w)->backward.x.y, &t, CV_ONE_STEP);
        if (flag < 0)
            return cst_instance_fail(w, &cst_cvodes_of(w)->backward.x, "backward", flag);
        if (++w->stats.backward_steps - cst_cvodes_of(w)->backward.before > w->p->options.max_steps)
            return cst_instance_fail(w, &cst_cvodes_of(w)->backward.x, "backward",
                                     CV_TOO_MUCH_WORK);
        TRY(cst_progress_report(&w->report, "backward", cst_tf(w) - t, cst_tf(w)));
    }
    CVodeGetQuad(cvodes, &t, cst_cvodes_of(w)->backward.x.quadrature);
    return CST_OK;
}

/* The same across projections. */
static int stretch(cst_work *w, double tb, double ta)
{
    for (double t; (t = cst_projecting_before(w, ta)) > ta; tb = t) {
        TRY(segment(w, tb, t));
        TRY(cst_projecting_back(w, t, NV_DATA_S(cst_cvodes_of(w)->backward.x.y)));
    }
    return segment(w, tb, ta);
}

/* The stops at the end of the run: eq:adjointODEb, mu(tF).  Those that are left. */
static int terminal(cst_work *w, int *left)
{
    cst_targets *x = w->targets;
    double *mu = NV_DATA_S(cst_cvodes_of(w)->backward.x.y);
    N_VConst(0.0, cst_cvodes_of(w)->backward.x.y);
    TRY(cst_gradients_begin(w));
    cst_modes_at(w, INFINITY); /* after all events */
    int k = x->stops_count;
    for (; k > 0 && x->stops[k - 1].t == cst_tf(w) && x->stops[k - 1].wanted >= 0; k--)
        TRY(cst_cross_back(w, &x->stops[k - 1], mu));
    *left = k;
    cst_cvodes_of(w)->backward.cost_known = 0;
    return CST_OK;
}

/* eq_gradient: the integral, and [dy/drho' mu]_0. */
static int finish(cst_work *w)
{
    const double *mu = NV_DATA_S(cst_cvodes_of(w)->backward.x.y),
                 *quadrature = NV_DATA_S(cst_cvodes_of(w)->backward.x.quadrature);
    for (int r = 0; r < w->targets->count; r++, mu += 2 * w->system.n)
        TRY(cst_start_adjoint(&w->start, mu, w->targets->list[r].gradient));
    cst_tables_end(&w->system.tables); /* by rho of the user from here on */
    for (int r = 0; r < w->targets->count; r++, quadrature += w->count)
        for (int k = 0; k < w->count; k++)
            w->targets->list[r].gradient[w->p->design[k]] -= quadrature[k];
    return CST_OK;
}

static int run_back(cst_work *w)
{
    double tb = cst_tf(w), *mu = NV_DATA_S(cst_cvodes_of(w)->backward.x.y);
    int k;
    cst_cvodes_of(w)->phase = "backward";
    cst_trajectory_whole(&w->run.trajectory); /* the run before ended in the first segment */
    TRY(terminal(w, &k));                     /* eq:adjointODEb  mu(tF) */
    TRY(cst_implicit_begin(w, &cst_cvodes_of(w)->backward.x));
    TRY(set_floors(w));
    N_VConst(0.0, cst_cvodes_of(w)->backward.x.quadrature);
    cst_cvodes_of(w)->projecting.left = cst_cvodes_of(w)->projecting.count;
    while (k-- > 0) { /* between two stops: */
        const cst_stop *stop = &w->targets->stops[k];
        TRY(stretch(w, tb, stop->t)); /* eq:adjointODE   mu' = -f_y' mu */
        TRY(cst_cross_back(w, stop, mu));
        if (stop->wanted >= 0)
            set_floor(w, stop->wanted);
        tb = stop->t;
    }
    TRY(stretch(w, tb, 0.0));
    return finish(w); /* eq_gradient */
}

/* With the finer tolerances; should these take too many steps, the gradients stay as they are. */
static int run_back_again(cst_work *w)
{
    cst_targets *x = w->targets;
    for (int r = 0; r < x->count; r++)
        cst_copy(x->list[r].kept, x->list[r].gradient, w->model->p);
    int status = run_back(w);
    for (int r = 0; status == CST_EINTEGRATOR && r < x->count; r++)
        cst_copy(x->list[r].gradient, x->list[r].kept, w->model->p);
    return status == CST_EINTEGRATOR ? CST_OK : status;
}

/* Once more where it was too coarse for a parameter that is 0: x'' = -x + A sin(W t), A = 0, psi =
 * x(3) = 0.99, W up to 400: dpsi/dA, 7e-4 to 0.2, was off by up to 350 rtol. */
int cst_backward(cst_work *w)
{
    long jacobians = w->system.effort.jacobians;
    set_quadrature_tolerances(w);
    cst_cvodes_of(w)->backward.before = w->stats.backward_steps;
    int status = run_back(w);
    cst_cvodes_of(w)->backward.before = w->stats.backward_steps;
    if (!status && refine_quadratures(w))
        status = run_back_again(w);
    cst_trajectory_whole(&w->run.trajectory);
    TRY(status);
    w->stats.backward_jacobians = w->system.effort.jacobians - jacobians;
    return CST_OK;
}
