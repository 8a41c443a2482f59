/* How the equations of motion and the cost depend on t itself.  Only the step after an event needs
 * it: its times depend on rho.  The kernels have no derivative by t, so differences of sixth order
 * take its place, at a fiftieth of the step: an error of 5e-13 of the change over a step. */
#include "integrate/rk/rk.h"

#include "base/vectors.h"

#include <math.h>
#include <string.h>

#define APART 0.02 /* of a step: the distance of two points */

static int has_nan(const double *x, int n)
{
    for (int i = 0; i < n; i++)
        if (isnan(x[i]))
            return 1;
    return 0;
}

/* Poisons t and sees whether forces, constraints and integrands mind. */
static int looks_at_time(cst_work *w)
{
    cst_system *s = &w->system;
    const cst_kernels *k = s->kernels;
    cst_place at = cst_system_place(s);
    at.t = NAN;
    k->forces(NAN, s->q, s->v, s->rho, s->mode, s->f);
    cst_asked_integrands(w, &at, w->asked->now);
    if (has_nan(s->f, s->n) || has_nan(w->asked->now, w->asked->integrals))
        return 1;
    if (!w->asked->of_cost && has_nan(w->quantities.value, w->quantities.count))
        return 1;
    if (!s->m)
        return 0;
    k->constraints(NAN, s->q, s->rho, s->scratch_m);
    return has_nan(s->scratch_m, s->m);
}

int cst_rk_looks_at_time(cst_work *w)
{
    if (!looks_at_time(w))
        return CST_RK_NEVER;
    return w->system.m && cst_system_phi_q_moves(&w->system) ? CST_RK_MATRIX : CST_RK_MOTION;
}

/* F_t += factor * A (a, lambda) where the system was set. */
static void add_matrix(cst_work *w, const double *a, const double *lambda, double factor)
{
    cst_rk *x = cst_rk_of(w);
    cst_system *s = &w->system;
    int n = x->n, m = x->m;
    double *F = s->rhs, *solution = F + n + m;
    memcpy(solution, a, (size_t)n * sizeof *a);
    memcpy(solution + n, lambda, (size_t)m * sizeof *a);
    memset(F, 0, (size_t)(n + m) * sizeof *F);
    cst_multiply(&s->A, cst_system_A(s), n + m, solution, F);
    for (int j = 0; j < n + m; j++)
        x->F_t[j] += factor * F[j];
}

/* F_t += factor * (F(t, X_i) - anything that does not depend on t), g_t likewise. */
static int add(cst_work *w, int i, double t, double factor)
{
    cst_rk *x = cst_rk_of(w);
    cst_system *s = &w->system;
    int n = x->n, m = x->m, matrix = x->timed == CST_RK_MATRIX;
    const double *X = cst_rk_stage(x, i), *a = X + 2 * n, *lambda = cst_rk_reactions(x, i);
    int status = matrix ? cst_system_set(s, t, X, X + n, a, lambda)
                        : cst_system_motion(s, t, X, X + n);
    if (status < 0)
        return cst_state_failed(w, status, t);
    if (matrix)
        add_matrix(w, a, lambda, factor);
    for (int j = 0; j < n; j++)
        x->F_t[j] -= factor * s->Q[j];
    for (int j = 0; j < m; j++)
        x->F_t[n + j] += factor * (s->phi_ddot[j] + s->damping * s->phi_dot[j] +
                                   s->stiffness * s->phi[j]);
    cst_place at = cst_system_place(s);
    at.a = a;
    at.lambda = lambda;
    cst_asked_integrands(w, &at, w->asked->now);
    for (int j = 0; j < x->integrals; j++)
        x->g_t[j] += factor * w->asked->now[j];
    return CST_OK;
}

/* The farthest points first: where they are the same to the bit, nothing changes with t now (a
 * steering of no amplitude, a push that is over), and there is no need for the others. */
int cst_rk_by_time(cst_work *w, int i)
{
    static const double weight[3] = { 3.0 / 4.0, -3.0 / 20.0, 1.0 / 60.0 };
    cst_rk *x = cst_rk_of(w);
    double t = cst_rk_time(x, i), d = APART * x->h;
    cst_clear(x->F_t, x->n + x->m);
    cst_clear(x->g_t, x->integrals);
    for (int k = 2; x->timed && k >= 0; k--) {
        TRY(add(w, i, t + (k + 1) * d, weight[k] / d));
        TRY(add(w, i, t - (k + 1) * d, -weight[k] / d));
        if (k == 2 && cst_largest(x->F_t, x->n + x->m) == 0.0 &&
            cst_largest(x->g_t, x->integrals) == 0.0)
            break;
    }
    return CST_OK;
}
