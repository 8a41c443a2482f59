/* How the equations of motion and the integrands depend on t itself, with contacts and friction,
 * whose rows follow the modes: differences of sixth order, at a fiftieth of the step, an error of
 * 5e-13 of the change over a step. */
#include "integrate/rk/rk.h"

#include "base/vectors.h"
#include "model/facts.h"

#include <math.h>
#include <string.h>

#define APART 0.02 /* of a step: the distance of two points */

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
    cst_multiply(&s->matrices.A, cst_system_A(s), n + m, solution, F);
    for (int j = 0; j < n + m; j++)
        x->by_time.F[j] += factor * F[j];
}

/* F_t += factor * (F(t, X_i) - anything that does not depend on t), g_t likewise. */
static int add(cst_work *w, int i, double t, double factor)
{
    cst_rk *x = cst_rk_of(w);
    cst_system *s = &w->system;
    int n = x->n, m = x->m, matrix = cst_facts_phi_q_moves(s->kernels);
    const double *X = cst_rk_stage(x, i), *a = X + 2 * n, *lambda = cst_rk_reactions(x, i);
    int status =
        matrix ? cst_system_set(s, t, X, X + n, a, lambda) : cst_system_motion(s, t, X, X + n);
    if (status < 0)
        return cst_state_failed(w, status, t);
    if (matrix)
        add_matrix(w, a, lambda, factor);
    for (int j = 0; j < n; j++)
        x->by_time.F[j] -= factor * s->Q[j];
    for (int j = 0; j < m; j++)
        x->by_time.F[n + j] += factor * (s->phi_ddot[j] + s->penalty.damping * s->phi_dot[j] +
                                         s->penalty.stiffness * s->phi[j]);
    for (int j = 0; s->contacts.frictions && j < m; j++)
        x->by_time.F[n + j] -= factor * s->contacts.slip.load[j];
    cst_place at = cst_system_place(s);
    at.a = a;
    at.lambda = lambda;
    cst_targets_integrands(w, &at, w->targets->now);
    for (int j = 0; j < x->integrals; j++)
        x->by_time.g[j] += factor * w->targets->now[j];
    return CST_OK;
}

/* For models without contacts there is generated code: time_derivatives.c.
 *
 * The farthest points first: where they are the same to the bit, nothing changes with t now (a
 * steering of no amplitude, a push that is over), and there is no need for the others. */
int cst_rk_by_time(cst_work *w, int i)
{
    static const double weight[3] = { 3.0 / 4.0, -3.0 / 20.0, 1.0 / 60.0 };
    cst_rk *x = cst_rk_of(w);
    double t = cst_rk_time(x, i), d = APART * x->current.h;
    if (!w->system.contacts.any)
        return CST_OK;
    cst_clear(x->by_time.F, x->n + x->m);
    cst_clear(x->by_time.g, x->integrals);
    for (int k = 2; x->by_time.explicit && k >= 0; k--) {
        TRY(add(w, i, t + (k + 1) * d, weight[k] / d));
        TRY(add(w, i, t - (k + 1) * d, -weight[k] / d));
        if (k == 2 && cst_largest(x->by_time.F, x->n + x->m) == 0.0 &&
            cst_largest(x->by_time.g, x->integrals) == 0.0)
            break;
    }
    return CST_OK;
}
