/* The blocks of dF/dq and dF/dv by colored passes of the generated code. */
#include "dynamics/system.h"

#include <string.h>

static cst_dirs dirs(const double *x)
{
    return (cst_dirs)x;
}

/* value[target] += sign * out for one pass of a block. */
static void scatter(const cst_block *b, int pass, double sign, const double *out, double *value)
{
    for (int e = b->plan.start[pass]; e < b->plan.start[pass + 1]; e++)
        value[b->target[e]] += sign * out[b->plan.source[e]];
}

/* M, column by column: f = M a is linear in a. */
void cst_blocks_mass(cst_system *s)
{
    const cst_plan *plan = &s->derivatives.blocks.mass.plan;
    for (int k = 0; k < plan->passes; k++) {
        s->kernels->inertia(s->q, cst_plan_seeds(plan, k), s->rho, s->args.f);
        for (int e = plan->start[k]; e < plan->start[k + 1]; e++)
            s->matrices.lu_A.value[s->derivatives.blocks.mass.target[e]] =
                s->args.f[plan->source[e]];
    }
}

/* dF2/dq and dF2/dv from one set of passes: (Phi_ddot)_v = 2 (Phi_dot)_q. */
void cst_blocks_phi_x(cst_system *s)
{
    const cst_plan *plan = &s->derivatives.blocks.phi_x.plan;
    const double *o0 = &s->lanes.out0[0][0], *o1 = &s->lanes.out1[0][0], *o2 = &s->lanes.out2[0][0];
    for (int k = 0; k < plan->passes; k++) {
        s->kernels->constraints_d0_d1_qv(s->t, 1.0, 1.0, s->q, dirs(cst_plan_seeds(plan, k)), s->v,
                                         s->v, s->a, s->rho, s->args.scratch_m, s->lanes.out0,
                                         s->args.phid1, s->lanes.out3, s->args.f, s->lanes.out1,
                                         s->args.fb, s->lanes.out2, CST_LANES);
        for (int e = plan->start[k]; e < plan->start[k + 1]; e++) {
            int from = plan->source[e], to = s->derivatives.blocks.phi_x.target[e];
            s->matrices.C[to] += 2.0 * o1[from] + s->penalty.damping * o0[from];
            s->matrices.K[to] +=
                o2[from] + s->penalty.damping * o1[from] + s->penalty.stiffness * o0[from];
        }
    }
}

/* (Phi_q' lambda)_q, one direction a call: reverse of the tangent. */
void cst_blocks_hessian(cst_system *s, const double *lambda, double *value)
{
    const cst_plan *plan = &s->derivatives.blocks.hessian.plan;
    for (int k = 0; k < plan->passes; k++) {
        cst_system_reaction_b(s, 0.0, cst_plan_seeds(plan, k), lambda);
        scatter(&s->derivatives.blocks.hessian, k, 1.0, s->args.qb, value);
    }
}

void cst_blocks_forces_q(cst_system *s, double *value)
{
    const cst_plan *plan = &s->derivatives.blocks.forces_q.plan;
    for (int k = 0; k < plan->passes; k++) {
        s->kernels->forces_dv(s->t, s->q, dirs(cst_plan_seeds(plan, k)), s->v, s->lanes.zeros,
                              s->rho, s->lanes.zeros, s->mode, s->args.f, s->lanes.out0, CST_LANES);
        scatter(&s->derivatives.blocks.forces_q, k, -1.0, &s->lanes.out0[0][0], value);
    }
}

void cst_blocks_forces_v(cst_system *s, double *value)
{
    const cst_plan *plan = &s->derivatives.blocks.forces_v.plan;
    for (int k = 0; k < plan->passes; k++) {
        s->kernels->forces_dv(s->t, s->q, s->lanes.zeros, s->v, dirs(cst_plan_seeds(plan, k)),
                              s->rho, s->lanes.zeros, s->mode, s->args.f, s->lanes.out0, CST_LANES);
        scatter(&s->derivatives.blocks.forces_v, k, -1.0, &s->lanes.out0[0][0], value);
    }
}

/* The rows that are taken in reverse; C may be NULL. */
void cst_blocks_forces_rows(cst_system *s, double *K, double *C)
{
    const cst_rows *r = &s->derivatives.blocks.forces_rows;
    for (int d = 0; d < r->count; d++) {
        memset(s->args.Qb, 0, (size_t)s->n * sizeof *s->args.Qb);
        s->args.Qb[r->row[d]] = -1.0;
        s->kernels->forces_b(s->t, s->q, s->args.qb, s->v, s->args.vb, s->rho, s->args.rhob,
                             s->mode, s->args.f, s->args.Qb);
        for (int k = r->by_q.p[d]; k < r->by_q.p[d + 1]; k++)
            K[r->target_q[k]] += s->args.qb[r->by_q.i[k]];
        for (int k = r->by_v.p[d]; C && k < r->by_v.p[d + 1]; k++)
            C[r->target_v[k]] += s->args.vb[r->by_v.i[k]];
    }
}

void cst_blocks_inertia_q(cst_system *s, const double *a, double *value)
{
    const cst_plan *plan = &s->derivatives.blocks.inertia_q.plan;
    for (int k = 0; k < plan->passes; k++) {
        s->kernels->inertia_dv(s->q, dirs(cst_plan_seeds(plan, k)), a, s->lanes.zeros, s->rho,
                               s->lanes.zeros, s->args.f, s->lanes.out0, CST_LANES);
        scatter(&s->derivatives.blocks.inertia_q, k, 1.0, &s->lanes.out0[0][0], value);
    }
}
