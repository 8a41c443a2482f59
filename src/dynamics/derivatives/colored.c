/* The derivative provider of a model without fused code: columns that share no row share a
 * direction of the generated vector code (blocks.h). */
#include "dynamics/derivatives/second.h"

#include <string.h>

static void phi_q(cst_system *s)
{
    const cst_plan *plan = &s->derivatives.blocks.phi_q.plan;
    double *value = s->matrices.lu_A.value, *out = &s->lanes.out0[0][0];
    for (int k = 0; k < plan->passes; k++) {
        s->kernels->constraints_dv(s->t, s->q, (cst_dirs)cst_plan_seeds(plan, k), s->rho,
                                   s->args.scratch_m, s->lanes.out0, CST_LANES);
        for (int e = plan->start[k]; e < plan->start[k + 1]; e++) {
            double x = out[plan->source[e]];
            value[s->derivatives.blocks.phi_q.target[e]] = x;
            value[s->derivatives.blocks.phi_q.mirrored[e]] = x;
        }
    }
}

static void motion(cst_system *s)
{
    s->kernels->forces(s->t, s->q, s->v, s->rho, s->mode, s->Q);
    cst_system_kinematics(s);
    if (!s->derivatives.blocks.mass_known)
        cst_blocks_mass(s);
    s->derivatives.blocks.mass_known = s->derivatives.blocks.mass_constant;
}

static void jacobian(cst_system *s)
{
    size_t size = (size_t)s->matrices.N.p[s->matrices.N.cols] * sizeof *s->matrices.K;
    memset(s->matrices.C, 0, size);
    memset(s->matrices.K, 0, size);
    cst_blocks_inertia_q(s, s->a, s->matrices.K);
    cst_blocks_forces_q(s, s->matrices.K);
    cst_blocks_forces_v(s, s->matrices.C);
    cst_blocks_forces_rows(s, s->matrices.K, s->matrices.C);
    if (s->m) {
        cst_blocks_hessian(s, s->lambda, s->matrices.K);
        cst_blocks_phi_x(s);
    }
}

static void tangents(cst_system *s, cst_dirs dq, cst_dirs dv, cst_dirs drho, int count)
{
    int size = s->n + s->m;
    cst_system_directions(s, dq, dv, drho, count);
    for (int i = 0; i < count * size; i++)
        s->rhs[i] = -s->rhs[i];
}

const cst_provider cst_provider_colored = {
    .name = "colored",
    .blocks = CST_BLOCKS_ALL,
    .motion = motion,
    .phi_q = phi_q,
    .jacobian = jacobian,
    .tangents = tangents,
    .products = cst_system_kernel_products,
    .second = cst_system_kernel_second,
};
