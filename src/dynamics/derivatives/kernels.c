/* The generated passes of a model at the instant of the system: reverse products and derivatives
 * along directions. */
#include "dynamics/system.h"

#include "base/vectors.h"

#include <math.h>

void cst_system_kinematics(cst_system *s)
{
    if (s->m)
        s->kernels->constraints_d0_d1(s->t, 1.0, 1.0, s->q, s->v, s->v, s->args.zero, s->rho,
                                      s->phi, s->args.phid1, s->phi_dot, s->phi_ddot);
}

void cst_system_reaction_b(cst_system *s, double dt, const double *d, const double *weight)
{
    memset(s->args.unused, 0, (size_t)s->m * sizeof *weight);
    memcpy(s->args.phid0b, weight, (size_t)s->m * sizeof *weight);
    s->kernels->constraints_d0_b(s->t, dt, s->q, s->args.qb, d, s->args.bb, s->rho, s->args.rhob,
                                 s->args.scratch_m, s->args.unused, s->args.phid1, s->args.phid0b);
}

void cst_system_constraints_b(cst_system *s, const double *v, const double *a)
{
    memset(s->args.unused, 0, (size_t)s->m * sizeof *v);
    s->kernels->constraints_d0_d1_b(s->t, 1.0, 1.0, s->q, s->args.qb, v, s->args.vb, v, s->args.ab,
                                    a, s->args.bb, s->rho, s->args.rhob, s->args.scratch_m,
                                    s->args.phib, s->args.phid1, s->args.unused, s->args.f,
                                    s->args.phid0b, s->args.fb, s->args.phid1b);
    cst_add(s->args.vb, s->args.ab, s->n); /* v is both directions: its adjoint is the sum */
}

void cst_system_reaction_tangent(cst_system *s, const double *lambda, cst_dirs dq, cst_dirs drho,
                                 int lane, double *F1)
{
    double *direction = s->args.rhob, any = 0.0;
    for (int i = 0; i < s->n; i++)
        s->args.vb[i] = dq[i][lane];
    cst_system_reaction_b(s, 0.0, s->args.vb, lambda);
    cst_add(F1, s->args.qb, s->n);
    for (int i = 0; i < s->p; i++) {
        direction[i] = drho[i][lane];
        any += fabs(direction[i]);
    }
    if (any == 0.0)
        return;
    memset(s->args.unused, 0, (size_t)s->m * sizeof *lambda);
    memcpy(s->args.phid0b, lambda, (size_t)s->m * sizeof *lambda);
    s->kernels->constraints_r0_b(s->t, s->q, s->args.qb, s->rho, direction, s->args.scratch_m,
                                 s->args.unused, s->args.phid1, s->args.phid0b);
    cst_add(F1, s->args.qb, s->n);
}

/* The reverse products of the constraints: of z'Phi_q' lambda, and of W'(Phi_ddot + 2 xi omega
 * Phi_dot + omega^2 Phi). */
static void constraint_products(cst_system *s, const double *z, const double *W, double *Fq,
                                double *Fv, double *Frho)
{
    cst_system_reaction_b(s, 0.0, z, s->lambda);
    cst_add(Fq, s->args.qb, s->n);
    cst_add(Frho, s->args.rhob, s->p);
    for (int i = 0; i < s->m; i++) {
        s->args.phib[i] = s->penalty.stiffness * W[i];
        s->args.phid0b[i] = s->penalty.damping * W[i];
        s->args.phid1b[i] = W[i];
    }
    cst_system_constraints_b(s, s->v, s->a);
    cst_add(Fq, s->args.qb, s->n);
    cst_add(Fv, s->args.vb, s->n);
    cst_add(Frho, s->args.rhob, s->p);
}

void cst_system_kernel_products(cst_system *s, const double *zW, double *Fq, double *Fv,
                                double *Frho)
{
    const cst_kernels *k = s->kernels;
    size_t size = (size_t)s->n * sizeof *zW;
    memcpy(s->args.fb, zW, size);
    k->inertia_b(s->q, Fq, s->a, s->args.ab, s->rho, Frho, s->args.f, s->args.fb);
    for (int i = 0; i < s->n; i++)
        s->args.Qb[i] = -zW[i];
    k->forces_b(s->t, s->q, s->args.qb, s->v, Fv, s->rho, s->args.rhob, s->mode, s->args.f,
                s->args.Qb);
    cst_add(Fq, s->args.qb, s->n);
    cst_add(Frho, s->args.rhob, s->p);
    if (s->m)
        constraint_products(s, zW, zW + s->n, Fq, Fv, Frho);
}

void cst_system_phi_adjoint(cst_system *s, const double *weight, const double *weight_dot,
                            double *rho_b)
{
    if (!s->m)
        return;
    memcpy(s->args.phib, weight, (size_t)s->m * sizeof *weight);
    memcpy(s->args.phid0b, weight_dot, (size_t)s->m * sizeof *weight);
    memset(s->args.phid1b, 0, (size_t)s->m * sizeof *weight);
    cst_system_constraints_b(s, s->v, s->a);
    cst_add(rho_b, s->args.rhob, s->p);
}

void cst_system_directions(cst_system *s, cst_dirs dq, cst_dirs dv, cst_dirs drho, int count)
{
    const cst_kernels *k = s->kernels;
    int n = s->n, m = s->m, size = n + m;
    k->inertia_dv(s->q, dq, s->a, s->lanes.zeros, s->rho, drho, s->args.f, s->lanes.out0,
                  CST_LANES);
    k->forces_dv(s->t, s->q, dq, s->v, dv, s->rho, drho, s->mode, s->args.f, s->lanes.out1,
                 CST_LANES);
    for (int l = 0; l < count; l++)
        for (int i = 0; i < n; i++)
            s->rhs[l * size + i] = s->lanes.out0[i][l] - s->lanes.out1[i][l];
    if (m) {
        k->constraints_d0_d1_dv(s->t, 1.0, 1.0, s->q, dq, s->v, dv, s->v, dv, s->a, s->lanes.zeros,
                                s->rho, drho, s->args.scratch_m, s->lanes.out0, s->args.phid1,
                                s->lanes.out3, s->args.f, s->lanes.out1, s->args.fb, s->lanes.out2,
                                CST_LANES);
        for (int l = 0; l < count; l++) {
            for (int i = 0; i < m; i++)
                s->rhs[l * size + n + i] = s->lanes.out2[i][l] +
                                           s->penalty.damping * s->lanes.out1[i][l] +
                                           s->penalty.stiffness * s->lanes.out0[i][l];
            cst_system_reaction_tangent(s, s->lambda, dq, drho, l, s->rhs + l * size);
        }
    }
}
