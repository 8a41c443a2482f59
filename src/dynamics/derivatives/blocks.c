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
    const cst_plan *plan = &s->blocks.mass.plan;
    for (int k = 0; k < plan->passes; k++) {
        s->kernels->inertia(s->q, cst_plan_seeds(plan, k), s->rho, s->f);
        for (int e = plan->start[k]; e < plan->start[k + 1]; e++)
            s->lu_A.value[s->blocks.mass.target[e]] = s->f[plan->source[e]];
    }
}

/* dF2/dq and dF2/dv from one set of passes: (Phi_ddot)_v = 2 (Phi_dot)_q. */
void cst_blocks_phi_x(cst_system *s)
{
    const cst_plan *plan = &s->blocks.phi_x.plan;
    const double *o0 = &s->out0[0][0], *o1 = &s->out1[0][0], *o2 = &s->out2[0][0];
    for (int k = 0; k < plan->passes; k++) {
        s->kernels->constraints_d0_d1_qv(s->t, 1.0, 1.0, s->q, dirs(cst_plan_seeds(plan, k)), s->v,
                                         s->v, s->a, s->rho, s->scratch_m, s->out0, s->phid1,
                                         s->out3, s->f, s->out1, s->fb, s->out2, CST_LANES);
        for (int e = plan->start[k]; e < plan->start[k + 1]; e++) {
            int from = plan->source[e], to = s->blocks.phi_x.target[e];
            s->C[to] += 2.0 * o1[from] + s->damping * o0[from];
            s->K[to] += o2[from] + s->damping * o1[from] + s->stiffness * o0[from];
        }
    }
}

/* (Phi_q' lambda)_q, one direction a call: reverse of the tangent. */
void cst_blocks_hessian(cst_system *s, const double *lambda, double *value)
{
    const cst_plan *plan = &s->blocks.hessian.plan;
    for (int k = 0; k < plan->passes; k++) {
        cst_system_reaction_b(s, 0.0, cst_plan_seeds(plan, k), lambda);
        scatter(&s->blocks.hessian, k, 1.0, s->qb, value);
    }
}

void cst_blocks_forces_q(cst_system *s, double *value)
{
    const cst_plan *plan = &s->blocks.forces_q.plan;
    for (int k = 0; k < plan->passes; k++) {
        s->kernels->forces_dv(s->t, s->q, dirs(cst_plan_seeds(plan, k)), s->v, s->zeros, s->rho,
                              s->zeros, s->mode, s->f, s->out0, CST_LANES);
        scatter(&s->blocks.forces_q, k, -1.0, &s->out0[0][0], value);
    }
}

void cst_blocks_forces_v(cst_system *s, double *value)
{
    const cst_plan *plan = &s->blocks.forces_v.plan;
    for (int k = 0; k < plan->passes; k++) {
        s->kernels->forces_dv(s->t, s->q, s->zeros, s->v, dirs(cst_plan_seeds(plan, k)), s->rho,
                              s->zeros, s->mode, s->f, s->out0, CST_LANES);
        scatter(&s->blocks.forces_v, k, -1.0, &s->out0[0][0], value);
    }
}

/* The rows that are taken in reverse; C may be NULL. */
void cst_blocks_forces_rows(cst_system *s, double *K, double *C)
{
    const cst_rows *r = &s->blocks.forces_rows;
    for (int d = 0; d < r->count; d++) {
        memset(s->Qb, 0, (size_t)s->n * sizeof *s->Qb);
        s->Qb[r->row[d]] = -1.0;
        s->kernels->forces_b(s->t, s->q, s->qb, s->v, s->vb, s->rho, s->rhob, s->mode, s->f, s->Qb);
        for (int k = r->by_q.p[d]; k < r->by_q.p[d + 1]; k++)
            K[r->target_q[k]] += s->qb[r->by_q.i[k]];
        for (int k = r->by_v.p[d]; C && k < r->by_v.p[d + 1]; k++)
            C[r->target_v[k]] += s->vb[r->by_v.i[k]];
    }
}

void cst_blocks_inertia_q(cst_system *s, const double *a, double *value)
{
    const cst_plan *plan = &s->blocks.inertia_q.plan;
    for (int k = 0; k < plan->passes; k++) {
        s->kernels->inertia_dv(s->q, dirs(cst_plan_seeds(plan, k)), a, s->zeros, s->rho, s->zeros,
                               s->f, s->out0, CST_LANES);
        scatter(&s->blocks.inertia_q, k, 1.0, &s->out0[0][0], value);
    }
}
