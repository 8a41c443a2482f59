/* Configurations that are searched for: with x = (q, lambda),
 *
 *     assembly      q - q0(rho) + Phi_q' lambda = 0,     Phi(0, q, rho) = 0   nearest to the guess
 *     equilibrium   -Q(0, q, 0, rho) + Phi_q' lambda = 0, Phi(0, q, rho) = 0
 *
 * by Newton's method with the exact Jacobian, and velocities projected onto the constraints:
 *
 *     v - v0(rho) + Phi_q' eta = 0,                      Phi_q v + Phi_t = 0
 *
 * A small -delta I in the lower corner keeps the matrix regular where constraints are redundant.
 * In the search it acts on the increment of lambda only, in the derivatives iterative refinement
 * takes its effect out: both are those of delta = 0. */
#include "start/start.h"

#include "base/vectors.h"

#include <math.h>

#define DELTA 1e-10
/* larger: away from Phi = 0 redundant constraints contradict each other; close to it, the
 * iteration with the larger one converges slowly, and where the forces hardly hold, not at all */
#define DELTA_SEARCH 1e-7
#define CLOSE        1e-4 /* a step, in the coordinates' units */
#define ITERATIONS   200
#define LONGEST      0.05 /* step, in the coordinates' units */

/* The matrix of a search for the rows of Phi that are held: joints, and contacts that touch. */
void cst_static_set(cst_initial *start, const unsigned char *held, const double *q,
                    const double *lambda, int equilibrium, double delta)
{
    cst_system_static(start->system, q, lambda, equilibrium, delta);
    if (cst_contacts_any(&start->system->contacts))
        cst_contacts_hold(start->system, held);
}

/* b = N \ b (or N' \ b) with delta = 0, by refinement: N is factored with delta. */
void cst_static_solve(cst_initial *start, double *b, int transposed)
{
    cst_system *s = start->system;
    int n = s->n, size = n + s->m;
    double *x = start->solution, *r = s->rhs;
    cst_clear(x, size);
    cst_copy(r, b, size);
    for (int round = 0; round < 4; round++) {
        (transposed ? cst_lu_tsolve : cst_lu_solve)(&s->matrices.lu_S, r, 1);
        for (int i = 0; i < size; i++)
            x[i] += r[i];
        cst_clear(r, size);
        (transposed ? cst_multiply_transposed : cst_multiply)(&s->matrices.N,
                                                              s->matrices.lu_S.value, size, x, r);
        for (int i = 0; i < size; i++)
            r[i] = b[i] - r[i] - (i >= n ? DELTA * x[i] : 0.0);
    }
    cst_copy(b, x, size);
}

static int factor(cst_initial *start)
{
    cst_system *s = start->system;
    if (cst_lu_factor(&s->matrices.lu_S))
        return CST_OK;
    if (s->matrices.lu_S.out_of_memory)
        return cst_fail(start->report, CST_EMEMORY,
                        "out of memory: the factors of %s do not fit: free some and try again",
                        s->model->name);
    return cst_fail(
        start->report, CST_ESTART,
        "%s: the search for the start met a singular matrix: a coordinate that no force and no "
        "constraint holds: give it one",
        s->model->name);
}

/* The matrix at (q, lambda), and the residual into r [n + m]. */
static void equations(cst_initial *start, int equilibrium, double delta, const double *q,
                      const double *lambda, const double *guess, double *r)
{
    cst_system *s = start->system;
    int n = s->n;
    cst_static_set(start, start->held, q, lambda, equilibrium, delta);
    cst_clear(s->args.bb, n);
    if (s->m)
        cst_system_reaction_b(s, 0.0, s->args.zero, lambda); /* bb = Phi_q' lambda */
    if (equilibrium)
        s->kernels->forces(0.0, s->q, s->v, s->rho, s->mode, s->Q);
    for (int i = 0; i < n; i++)
        r[i] = s->args.bb[i] + (equilibrium ? -s->Q[i] : q[i] - guess[i]);
    cst_copy(r + n, s->phi, s->m);
}

/* The multipliers that fit best at q = x, of least size: (d, -lambda) solves
 *
 *     d + Phi_q' (-lambda) = q - q0 (or -Q),     Phi_q d - delta (-lambda) = 0. */
static int fit_multipliers(cst_initial *start, int equilibrium, const double *x, double *lambda)
{
    cst_system *s = start->system;
    int n = s->n;
    double *r = start->residual;
    cst_static_set(start, start->held, x, start->none, 0, DELTA);
    if (equilibrium)
        s->kernels->forces(0.0, s->q, s->v, s->rho, s->mode, s->Q);
    for (int i = 0; i < n; i++)
        r[i] = equilibrium ? -s->Q[i] : x[i] - start->guess[i];
    cst_clear(r + n, s->m);
    TRY(factor(start));
    cst_lu_solve(&s->matrices.lu_S, r, 1);
    for (int i = 0; i < s->m; i++)
        lambda[i] = -r[n + i];
    return CST_OK;
}

/* The modes, equations and Newton step at (x, lambda): into start->residual. */
static int newton_step(cst_initial *start, int equilibrium, double delta, double *x, double *lambda)
{
    cst_system *s = start->system;
    double *r = start->residual;
    TRY(cst_progress_report(start->report, "start", 0.0, start->switches->tf));
    equations(start, equilibrium, delta, x, lambda, start->guess, r);
    if (!isfinite(cst_largest(r, s->n + s->m)))
        return cst_fail(
            start->report, CST_ENAN,
            "%s: a kernel is not finite in the search for the start: check the parameters",
            s->model->name);
    TRY(factor(start));
    cst_lu_solve(&s->matrices.lu_S, r, 1);
    return CST_OK;
}

/* From the guess: 1 where the search has converged, 0 where not.  `fitted`: multipliers are fitted
 * before each step, not carried along, and the longest step is relative to the coordinates. */
static int search_from(cst_initial *start, int equilibrium, int fitted)
{
    cst_system *s = start->system;
    int n = s->n;
    double *x = start->q, *lambda = start->lambda, *r = start->residual, step = INFINITY;
    double longest = LONGEST * (fitted ? fmax(1.0, cst_largest(start->guess, n)) : 1.0);
    cst_copy(x, start->guess, n);
    cst_clear(lambda, s->m);
    cst_lu_reset(&s->matrices.lu_S);
    for (int iteration = 0; iteration < ITERATIONS; iteration++) {
        if (equilibrium) {
            cst_copy(start->at_rest, x, n);
            cst_clear(start->at_rest + n, n);
            cst_modes_start(start->switches, start->at_rest, 1);
        }
        if (fitted)
            TRY(fit_multipliers(start, equilibrium, x, lambda));
        TRY(newton_step(start, equilibrium, equilibrium && step > CLOSE ? DELTA_SEARCH : DELTA, x,
                        lambda));
        step = cst_largest(r, n);
        double cut = step > longest ? longest / step : 1.0;
        if (!isfinite(step))
            return 0;
        for (int i = 0; i < n; i++)
            x[i] -= cut * r[i];
        for (int i = 0; i < s->m; i++)
            lambda[i] -= cut * r[n + i];
        double scale = 1.0 + cst_largest(x, n);
        if (step < 1e-13 * scale) /* otherwise as near as it gets, and not there */
            return cst_largest(s->phi, s->m) <= CST_CONSISTENT * scale * scale;
    }
    return 0;
}

/* Rows that say the same in other words (r - L and r^2 - L^2) contradict each other away from
 * Phi = 0: the multipliers that are carried along then grow to contradiction / delta, and their
 * rounding keeps the steps from converging though Phi = 0.  There they are fitted. */
int cst_static_search(cst_initial *start, int equilibrium)
{
    int found = search_from(start, equilibrium, 0);
    return found ? found : search_from(start, equilibrium, 1);
}

/* v becomes that next to v on the constraints. */
int cst_static_velocity(cst_initial *start, const double *q, double *v)
{
    cst_system *s = start->system;
    int n = s->n;
    double *r = start->residual;
    cst_clear(start->eta, s->m);
    cst_static_set(start, start->held_v, q, start->eta, 0, DELTA);
    TRY(factor(start));
    cst_copy(r, v, n);
    for (int i = 0; i < s->m; i++)
        r[n + i] = -s->phi_dot[i]; /* Phi_t: the velocity is zero there */
    cst_static_solve(start, r, 0);
    cst_copy(v, r, n);
    cst_copy(start->v, v, n);
    cst_copy(start->eta, r + n, s->m);
    return CST_OK;
}

/* qb = ((Phi_q d + dt Phi_t)' weight)_q, and gradient -= the same by rho. */
static void weighted(cst_initial *start, double dt, const double *d, const double *weight,
                     double *gradient)
{
    cst_system *s = start->system;
    cst_system_reaction_b(s, dt, d, weight);
    for (int i = 0; i < s->p; i++)
        gradient[i] -= s->args.rhob[i];
}

/* mu_q and the gradient: less (x, y)' times the derivatives of v - v0 + Phi_q' eta and Phi_q v +
 * Phi_t. */
void cst_static_projection_adjoint(cst_initial *start, const double *xy, double *mu_q,
                                   double *gradient)
{
    cst_system *s = start->system;
    int n = s->n;
    weighted(start, 0.0, xy, start->eta, gradient);
    for (int i = 0; i < n; i++)
        mu_q[i] -= s->args.qb[i];
    weighted(start, 1.0, start->v, xy + n, gradient);
    for (int i = 0; i < n; i++)
        mu_q[i] -= s->args.qb[i];
}

/* From the adjoint of the projected velocity to that of the guess (mu_v, overwritten) and of q
 * (mu_q, added to). */
int cst_static_velocity_adjoint(cst_initial *start, double *gradient)
{
    cst_system *s = start->system;
    int n = s->n;
    double *x = start->residual, *mu_q = start->mu_q, *mu_v = start->mu_v;
    cst_static_set(start, start->held_v, start->q, start->none, 0, DELTA);
    TRY(factor(start));
    cst_copy(x, mu_v, n);
    cst_clear(x + n, s->m);
    cst_static_solve(start, x, 1);
    cst_copy(mu_v, x, n);
    if (s->m)
        cst_static_projection_adjoint(start, x, mu_q, gradient);
    return CST_OK;
}

/* gradient less (x, y)' times the derivative of the search's equations with respect to rho. */
void cst_static_equations_adjoint(cst_initial *start, int equilibrium, const double *xy,
                                  double *gradient)
{
    cst_system *s = start->system;
    int n = s->n, m = s->m;
    if (equilibrium) { /* gradient -= (-Q_rho)' x */
        cst_copy(s->args.Qb, xy, n);
        s->kernels->forces_b(0.0, s->q, s->args.qb, s->v, s->args.vb, s->rho, s->args.rhob, s->mode,
                             s->args.f, s->args.Qb);
        cst_add(gradient, s->args.rhob, s->p);
    }
    if (!m)
        return;
    weighted(start, 0.0, xy, start->lambda, gradient);
    cst_copy(s->args.phib, xy + n, m); /* gradient -= Phi_rho' y */
    cst_clear(s->args.phid0b, m);
    cst_clear(s->args.phid1b, m);
    cst_system_constraints_b(s, s->args.zero, s->args.zero);
    for (int i = 0; i < s->p; i++)
        gradient[i] -= s->args.rhob[i];
}

int cst_static_matrix(cst_initial *start, const double *lambda, int equilibrium)
{
    cst_static_set(start, start->held, start->q, lambda, equilibrium, DELTA);
    return factor(start);
}

/* From the adjoint of q to that of the guess (mu_q, overwritten; meaningless for an equilibrium),
 * and the gradient. */
int cst_static_search_adjoint(cst_initial *start, int equilibrium, double *gradient)
{
    cst_system *s = start->system;
    int n = s->n, m = s->m;
    double *x = start->residual, *mu_q = start->mu_q;
    TRY(cst_static_matrix(start, start->lambda, equilibrium));
    cst_copy(x, mu_q, n);
    cst_clear(x + n, m);
    cst_static_solve(start, x, 1);
    cst_copy(mu_q, x, n);
    cst_static_equations_adjoint(start, equilibrium, x, gradient);
    return CST_OK;
}

/* out1 = tangents of Phi_dot, out0 of Phi, in the lanes of (start->dq, start->drho), at velocity
 * v. */
static void constraint_tangents(cst_initial *start, const double *v, const double (*dq)[CST_LANES])
{
    cst_system *s = start->system;
    s->kernels->constraints_d0_d1_dv(
        0.0, 1.0, 1.0, s->q, dq, v, (cst_dirs)s->lanes.zeros, v, (cst_dirs)s->lanes.zeros,
        s->args.zero, (cst_dirs)s->lanes.zeros, s->rho, (cst_dirs)start->drho, s->args.scratch_m,
        s->lanes.out0, s->args.phid1, s->lanes.out3, s->args.f, s->lanes.out1, s->args.fb,
        s->lanes.out2, CST_LANES);
}

/* start->dq: tangents of the guess on entry, of q on return. */
int cst_static_search_tangents(cst_initial *start, int equilibrium, int lanes)
{
    cst_system *s = start->system;
    int n = s->n, m = s->m;
    double *x = start->residual;
    cst_static_set(start, start->held, start->q, start->lambda, equilibrium, DELTA);
    TRY(factor(start));
    if (equilibrium)
        s->kernels->forces_dv(0.0, s->q, (cst_dirs)s->lanes.zeros, s->v, (cst_dirs)s->lanes.zeros,
                              s->rho, (cst_dirs)start->drho, s->mode, s->args.f, start->dq,
                              CST_LANES);
    if (m)
        constraint_tangents(start, s->args.zero, (cst_dirs)s->lanes.zeros);
    for (int l = 0; l < lanes; l++) {
        cst_clear(x, n);
        if (m)
            cst_system_reaction_tangent(s, start->lambda, (cst_dirs)s->lanes.zeros,
                                        (cst_dirs)start->drho, l, x);
        for (int i = 0; i < n; i++)
            x[i] = start->dq[i][l] - x[i];
        for (int i = 0; i < m; i++)
            x[n + i] = start->held[i] ? -s->lanes.out0[i][l] : 0.0;
        cst_static_solve(start, x, 0);
        for (int i = 0; i < n; i++)
            start->dq[i][l] = x[i];
        for (int i = 0; i < m; i++)
            start->dlambda[i][l] = x[n + i];
    }
    return CST_OK;
}

/* start->dv: tangents of the velocity's guess on entry, of the projected one on return; start->dq:
 * those of q. */
int cst_static_velocity_tangents(cst_initial *start, int lanes)
{
    cst_system *s = start->system;
    int n = s->n, m = s->m;
    double *x = start->residual;
    cst_static_set(start, start->held_v, start->q, start->none, 0, DELTA);
    if (!m)
        return CST_OK;
    TRY(factor(start));
    constraint_tangents(start, start->v, (cst_dirs)start->dq);
    for (int l = 0; l < lanes; l++) {
        cst_clear(x, n);
        cst_system_reaction_tangent(s, start->eta, (cst_dirs)start->dq, (cst_dirs)start->drho, l,
                                    x);
        for (int i = 0; i < n; i++)
            x[i] = start->dv[i][l] - x[i];
        for (int i = 0; i < m; i++)
            x[n + i] = start->held_v[i] ? -s->lanes.out1[i][l] : 0.0;
        cst_static_solve(start, x, 0);
        for (int i = 0; i < n; i++)
            start->dv[i][l] = x[i];
        for (int i = 0; i < m; i++)
            start->deta[i][l] = x[n + i];
    }
    return CST_OK;
}
