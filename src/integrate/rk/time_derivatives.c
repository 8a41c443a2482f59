/* How the equations of motion and the integrands depend on t itself.  Only the step after an event
 * needs it: its times depend on rho. */
#include "integrate/rk/rk.h"

#include "base/vectors.h"
#include "dynamics/derivatives/second.h"
#include "model/facts.h"

#define APART 0.02 /* of a step: two instants, where the kernels have no derivative by t */

int cst_rk_looks_at_time(const cst_work *w)
{
    const cst_kernels *k = w->system.kernels;
    int looks = cst_facts_forces(k) | cst_facts_constraints(k) | cst_targets_observations(w);
    return (looks & CST_LOOKS_AT_T) != 0;
}

void cst_rk_integrands_by_time(cst_work *w)
{
    cst_rk *x = cst_rk_of(w);
    if (w->system.contacts.any)
        return; /* by cst_rk_by_time */
    cst_clear(x->by_time.g, x->integrals);
    if (!x->by_time.explicit)
        return;
    w->second_order.by_time->apart = APART * x->current.h;
    for (int r = 0; r < w->targets->count; r++)
        if (w->targets->list[r].integral >= 0)
            x->by_time.g[w->targets->list[r].integral] = cst_targets_by_time(w, r);
}

/* Phi = A(q) + b(t): are the first and second derivatives of b zero, to the bit, at the instants of
 * all stages?  Then there is no third one to take, which costs a gradient of Phi_ddot. */
static int drivers_rest(const cst_work *w)
{
    const cst_rk *x = cst_rk_of(w);
    const cst_system *s = &w->system;
    const double *none = s->args.zero;
    double **b = w->second_order.by_time->seed;
    if (!s->m || s->tables.count || cst_facts_phi_q_moves(s->kernels))
        return 0;
    for (int i = 0; i < x->current.tableau->stages; i++) {
        s->kernels->constraints_d0_d1(cst_rk_time(x, i), 1.0, 1.0, s->q, none, none, none, s->rho,
                                      s->args.scratch_m, b[0], b[1], b[2]);
        if (cst_largest(b[0], s->m) != 0.0 || cst_largest(b[2], s->m) != 0.0)
            return 0;
    }
    return 1;
}

double cst_rk_product_by_time(cst_work *w, const double *zW)
{
    cst_rk *x = cst_rk_of(w);
    if (!x->by_time.explicit)
        return 0.0;
    if (w->system.contacts.any)
        return cst_dot(zW, x->by_time.F, x->n + x->m);
    w->second_order.by_time->apart = APART * x->current.h;
    if (x->by_time.since != x->current.t)
        x->by_time.resting = drivers_rest(w);
    x->by_time.since = x->current.t;
    return x->by_time.resting ? cst_system_forces_by_time(&w->system, w->second_order.by_time, zW)
                              : cst_system_by_time(&w->system, w->second_order.by_time, zW);
}

void cst_rk_tangent_by_time(cst_work *w, double *out)
{
    cst_rk *x = cst_rk_of(w);
    int size = x->n + x->m;
    if (!w->system.contacts.any)
        cst_clear(out, size);
    if (!x->by_time.explicit)
        return;
    w->second_order.by_time->apart = APART * x->current.h;
    if (!w->system.contacts.any)
        cst_system_time_rate(&w->system, w->second_order.by_time, out);
    /* A is symmetric but for friction */
    cst_solver_solve(&w->system.solver, out, 1, !w->system.contacts.frictions);
    for (int j = 0; j < size; j++)
        out[j] = -out[j];
}
