/* Configurations that are searched for: with x = (q, lambda),
 *
 *     assembly      q - q0(rho) + Phi_q' lambda = 0,     Phi(0, q, rho) = 0        the nearest one to the guess
 *     equilibrium   -Q(0, q, 0, rho) + Phi_q' lambda = 0, Phi(0, q, rho) = 0
 *
 * by Newton's method with the exact Jacobian, and velocities projected onto the constraints:
 *
 *     v - v0(rho) + Phi_q' eta = 0,                      Phi_q v + Phi_t = 0
 *
 * A small -delta I in the lower corner keeps the matrix regular where constraints are redundant.  In the search it acts on
 * the increment of lambda only, in the derivatives iterative refinement takes its effect out: both are those of delta = 0. */
#include "integrate/internal.h"

#include <math.h>
#include <string.h>

#define DELTA 1e-10
#define DELTA_SEARCH 1e-7 /* larger: away from Phi = 0 redundant constraints contradict each other */
#define ITERATIONS 200
#define LONGEST 0.05 /* step, in the coordinates' units */

double cst_largest(const double *x, int n)
{
    double most = 0.0;
    for (int i = 0; i < n; i++)
        if (!(fabs(x[i]) <= most)) {
            most = fabs(x[i]);
            if (isnan(most))
                break;
        }
    return most;
}

/* The parts of w->start: what a search found. */
static double *found_q(cst_work *w) { return w->start; }
static double *found_v(cst_work *w) { return w->start + w->system.n; }
static double *found_lambda(cst_work *w) { return w->start + 2 * w->system.n; }
static double *found_eta(cst_work *w) { return w->start + 2 * w->system.n + w->system.m; }
static double *scratch(cst_work *w) { return w->start + 2 * (w->system.n + w->system.m); }

static void clear(double *x, int n) { memset(x, 0, (size_t)n * sizeof *x); }
static void copy(double *to, const double *from, int n) { memcpy(to, from, (size_t)n * sizeof *to); }

/* b = N \ b (or N' \ b) with delta = 0, by refinement: N is factored with delta. */
static void solve(cst_work *w, double *b, int transposed)
{
    cst_system *s = &w->system;
    int n = s->n, size = n + s->m;
    double *x = w->zW, *r = s->rhs;
    clear(x, size);
    copy(r, b, size);
    for (int round = 0; round < 4; round++) {
        (transposed ? cst_lu_tsolve : cst_lu_solve)(&s->lu_S, r, 1);
        for (int i = 0; i < size; i++)
            x[i] += r[i];
        clear(r, size);
        (transposed ? cst_multiply_transposed : cst_multiply)(&s->N, s->lu_S.value, size, x, r);
        for (int i = 0; i < size; i++)
            r[i] = b[i] - r[i] - (i >= n ? DELTA * x[i] : 0.0);
    }
    copy(b, x, size);
}

static int factor(cst_work *w)
{
    if (cst_lu_factor(&w->system.lu_S))
        return CST_OK;
    if (w->system.lu_S.starved)
        return cst_fail(w, CST_EMEMORY, "out of memory: the factors of %s do not fit: free some and try again", w->model->name);
    return cst_fail(w, CST_ESTART, "%s: the search for the start met a singular matrix: a coordinate that no force and no "
                    "constraint holds: give it one", w->model->name);
}

/* The matrix at (q, lambda), and the residual into r [n + m]. */
static void equations(cst_work *w, int equilibrium, const double *q, const double *lambda, const double *guess, double *r)
{
    cst_system *s = &w->system;
    int n = s->n;
    cst_system_static(s, q, lambda, equilibrium, equilibrium ? DELTA_SEARCH : DELTA);
    clear(s->bb, n);
    if (s->m)
        cst_system_reaction_b(s, 0.0, s->zero, lambda); /* bb = Phi_q' lambda */
    if (equilibrium)
        s->kernels->forces(0.0, s->q, s->v, s->rho, s->mode, s->Q);
    for (int i = 0; i < n; i++)
        r[i] = s->bb[i] + (equilibrium ? -s->Q[i] : q[i] - guess[i]);
    copy(r + n, s->phi, s->m);
}

int cst_static_search(cst_work *w, int equilibrium, double *q)
{
    cst_system *s = &w->system;
    int n = s->n, size = n + s->m;
    double *x = found_q(w), *lambda = found_lambda(w), *guess = found_v(w), *r = scratch(w), *mode_state = w->dky;
    copy(guess, q, n);
    copy(x, q, n);
    clear(lambda, s->m);
    cst_lu_reset(&s->lu_S);
    for (int iteration = 0; iteration < ITERATIONS; iteration++) {
        if (equilibrium) {
            copy(mode_state, x, n);
            clear(mode_state + n, n);
            cst_modes_start(w, mode_state, 1);
        }
        TRY(cst_progress_report(w, "start", 0.0, w->p->options.tf));
        equations(w, equilibrium, x, lambda, guess, r);
        if (!isfinite(cst_largest(r, size)))
            return cst_fail(w, CST_ENAN, "%s: a kernel is not finite in the search for the start: check the parameters", w->model->name);
        TRY(factor(w));
        cst_lu_solve(&s->lu_S, r, 1);
        double step = cst_largest(r, n), cut = step > LONGEST ? LONGEST / step : 1.0;
        if (!isfinite(step))
            break;
        for (int i = 0; i < n; i++)
            x[i] -= cut * r[i];
        for (int i = 0; i < s->m; i++)
            lambda[i] -= cut * r[n + i];
        double scale = 1.0 + cst_largest(x, n);
        if (step < 1e-13 * scale && cst_largest(s->phi, s->m) > CST_CONSISTENT * scale * scale)
            break; /* as near as it gets, and not there */
        if (step < 1e-13 * scale) {
            copy(q, x, n);
            return CST_OK;
        }
    }
    return cst_fail(w, CST_ESTART, "%s: no %s found near %s_initial (|Phi| = %.2g): check the parameters%s",
                    w->model->name, equilibrium ? "static equilibrium" : "assembled configuration", w->model->name,
                    cst_largest(s->phi, s->m), equilibrium ? ", or begin nearer to the equilibrium" : "");
}

int cst_static_velocity(cst_work *w, const double *q, double *v)
{
    cst_system *s = &w->system;
    int n = s->n;
    double *r = scratch(w);
    clear(found_eta(w), s->m);
    cst_system_static(s, q, found_eta(w), 0, DELTA);
    TRY(factor(w));
    copy(r, v, n);
    for (int i = 0; i < s->m; i++)
        r[n + i] = -s->phi_dot[i]; /* Phi_t: the velocity is zero there */
    solve(w, r, 0);
    copy(v, r, n);
    copy(found_v(w), v, n);
    copy(found_eta(w), r + n, s->m);
    return CST_OK;
}

/* qb = ((Phi_q d + dt Phi_t)' weight)_q, and gradient -= the same by rho. */
static void weighted(cst_work *w, double dt, const double *d, const double *weight, double *gradient)
{
    cst_system *s = &w->system;
    cst_system_reaction_b(s, dt, d, weight);
    for (int i = 0; i < s->p; i++)
        gradient[i] -= s->rhob[i];
}

/* From the adjoint of the projected velocity to that of the guess (mu_v, overwritten) and of q (mu_q, added to). */
int cst_static_velocity_adjoint(cst_work *w, double *mu_q, double *mu_v, double *gradient)
{
    cst_system *s = &w->system;
    int n = s->n;
    double *x = scratch(w);
    clear(w->g_lambda, s->m);
    cst_system_static(s, found_q(w), w->g_lambda, 0, DELTA);
    TRY(factor(w));
    copy(x, mu_v, n);
    clear(x + n, s->m);
    solve(w, x, 1);
    copy(mu_v, x, n);
    if (!s->m)
        return CST_OK;
    weighted(w, 0.0, x, found_eta(w), gradient);
    for (int i = 0; i < n; i++)
        mu_q[i] -= s->qb[i];
    weighted(w, 1.0, found_v(w), x + n, gradient);
    for (int i = 0; i < n; i++)
        mu_q[i] -= s->qb[i];
    return CST_OK;
}

/* From the adjoint of q to that of the guess (mu_q, overwritten; meaningless for an equilibrium), and the gradient. */
int cst_static_search_adjoint(cst_work *w, int equilibrium, double *mu_q, double *gradient)
{
    cst_system *s = &w->system;
    const cst_kernels *k = s->kernels;
    int n = s->n, m = s->m;
    double *x = scratch(w);
    cst_system_static(s, found_q(w), found_lambda(w), equilibrium, DELTA);
    TRY(factor(w));
    copy(x, mu_q, n);
    clear(x + n, m);
    solve(w, x, 1);
    copy(mu_q, x, n);
    if (equilibrium) { /* gradient -= (-Q_rho)' x */
        copy(s->Qb, x, n);
        k->forces_b(0.0, s->q, s->qb, s->v, s->vb, s->rho, s->rhob, s->mode, s->f, s->Qb);
        for (int i = 0; i < s->p; i++)
            gradient[i] += s->rhob[i];
    }
    if (!m)
        return CST_OK;
    weighted(w, 0.0, x, found_lambda(w), gradient);
    copy(s->phib, x + n, m); /* gradient -= Phi_rho' y */
    clear(s->phid0b, m);
    clear(s->phid1b, m);
    cst_system_constraints_b(s, s->zero, s->zero);
    for (int i = 0; i < s->p; i++)
        gradient[i] -= s->rhob[i];
    return CST_OK;
}

/* out1 = tangents of Phi_dot, out0 of Phi, in the lanes of (w->dq, w->drho), at velocity v. */
static void constraint_tangents(cst_work *w, const double *v, const double (*dq)[CST_LANES])
{
    cst_system *s = &w->system;
    s->kernels->constraints_d0_d1_dv(0.0, 1.0, 1.0, s->q, dq, v, (cst_dirs)s->zeros, v, (cst_dirs)s->zeros, s->zero, (cst_dirs)s->zeros,
                                     s->rho, (cst_dirs)w->drho, s->scratch_m, s->out0, s->phid1, s->out3, s->f, s->out1, s->fb, s->out2,
                                     CST_LANES);
}

/* w->dq: tangents of the guess on entry, of q on return. */
int cst_static_search_tangents(cst_work *w, int equilibrium, int lanes)
{
    cst_system *s = &w->system;
    int n = s->n, m = s->m;
    double *x = scratch(w);
    cst_system_static(s, found_q(w), found_lambda(w), equilibrium, DELTA);
    TRY(factor(w));
    if (equilibrium)
        s->kernels->forces_dv(0.0, s->q, (cst_dirs)s->zeros, s->v, (cst_dirs)s->zeros, s->rho, (cst_dirs)w->drho, s->mode, s->f, w->dq,
                              CST_LANES);
    if (m)
        constraint_tangents(w, s->zero, (cst_dirs)s->zeros);
    for (int l = 0; l < lanes; l++) {
        clear(x, n);
        if (m)
            cst_system_reaction_tangent(s, found_lambda(w), (cst_dirs)s->zeros, (cst_dirs)w->drho, l, x);
        for (int i = 0; i < n; i++)
            x[i] = w->dq[i][l] - x[i];
        for (int i = 0; i < m; i++)
            x[n + i] = -s->out0[i][l];
        solve(w, x, 0);
        for (int i = 0; i < n; i++)
            w->dq[i][l] = x[i];
    }
    return CST_OK;
}

/* w->dv: tangents of the velocity's guess on entry, of the projected one on return; w->dq: those of q. */
int cst_static_velocity_tangents(cst_work *w, int lanes)
{
    cst_system *s = &w->system;
    int n = s->n, m = s->m;
    double *x = scratch(w);
    clear(w->g_lambda, m);
    cst_system_static(s, found_q(w), w->g_lambda, 0, DELTA);
    if (!m)
        return CST_OK;
    TRY(factor(w));
    constraint_tangents(w, found_v(w), (cst_dirs)w->dq);
    for (int l = 0; l < lanes; l++) {
        clear(x, n);
        cst_system_reaction_tangent(s, found_eta(w), (cst_dirs)w->dq, (cst_dirs)w->drho, l, x);
        for (int i = 0; i < n; i++)
            x[i] = w->dv[i][l] - x[i];
        for (int i = 0; i < m; i++)
            x[n + i] = -s->out1[i][l];
        solve(w, x, 0);
        for (int i = 0; i < n; i++)
            w->dv[i][l] = x[i];
    }
    return CST_OK;
}
