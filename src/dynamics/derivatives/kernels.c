/* The generated passes of a model at the instant of the system: reverse products and derivatives
 * along directions. */
#include "dynamics/system.h"

#include "base/vectors.h"

#include <math.h>

void cst_system_kinematics(cst_system *s)
{
    if (s->m)
        s->kernels->constraints_d0_d1(s->t, 1.0, 1.0, s->q, s->v, s->v, s->zero, s->rho, s->phi,
                                      s->phid1, s->phi_dot, s->phi_ddot);
}

void cst_system_reaction_b(cst_system *s, double dt, const double *d, const double *weight)
{
    memset(s->unused, 0, (size_t)s->m * sizeof *weight);
    memcpy(s->phid0b, weight, (size_t)s->m * sizeof *weight);
    s->kernels->constraints_d0_b(s->t, dt, s->q, s->qb, d, s->bb, s->rho, s->rhob, s->scratch_m,
                                 s->unused, s->phid1, s->phid0b);
}

void cst_system_constraints_b(cst_system *s, const double *v, const double *a)
{
    memset(s->unused, 0, (size_t)s->m * sizeof *v);
    s->kernels->constraints_d0_d1_b(s->t, 1.0, 1.0, s->q, s->qb, v, s->vb, v, s->ab, a, s->bb,
                                    s->rho, s->rhob, s->scratch_m, s->phib, s->phid1, s->unused,
                                    s->f, s->phid0b, s->fb, s->phid1b);
    cst_add(s->vb, s->ab, s->n); /* v is both directions: its adjoint is the sum */
}

void cst_system_reaction_tangent(cst_system *s, const double *lambda, cst_dirs dq, cst_dirs drho,
                                 int lane, double *F1)
{
    double *direction = s->rhob, any = 0.0;
    for (int i = 0; i < s->n; i++)
        s->vb[i] = dq[i][lane];
    cst_system_reaction_b(s, 0.0, s->vb, lambda);
    cst_add(F1, s->qb, s->n);
    for (int i = 0; i < s->p; i++) {
        direction[i] = drho[i][lane];
        any += fabs(direction[i]);
    }
    if (any == 0.0)
        return;
    memset(s->unused, 0, (size_t)s->m * sizeof *lambda);
    memcpy(s->phid0b, lambda, (size_t)s->m * sizeof *lambda);
    s->kernels->constraints_r0_b(s->t, s->q, s->qb, s->rho, direction, s->scratch_m, s->unused,
                                 s->phid1, s->phid0b);
    cst_add(F1, s->qb, s->n);
}

/* The reverse products of the constraints: of z'Phi_q' lambda, and of W'(Phi_ddot + 2 xi omega
 * Phi_dot + omega^2 Phi). */
static void constraint_products(cst_system *s, const double *z, const double *W, double *Fq,
                                double *Fv, double *Frho)
{
    cst_system_reaction_b(s, 0.0, z, s->lambda);
    cst_add(Fq, s->qb, s->n);
    cst_add(Frho, s->rhob, s->p);
    for (int i = 0; i < s->m; i++) {
        s->phib[i] = s->stiffness * W[i];
        s->phid0b[i] = s->damping * W[i];
        s->phid1b[i] = W[i];
    }
    cst_system_constraints_b(s, s->v, s->a);
    cst_add(Fq, s->qb, s->n);
    cst_add(Fv, s->vb, s->n);
    cst_add(Frho, s->rhob, s->p);
}

void cst_system_kernel_products(cst_system *s, const double *zW, double *Fq, double *Fv,
                                double *Frho)
{
    const cst_kernels *k = s->kernels;
    size_t size = (size_t)s->n * sizeof *zW;
    memcpy(s->fb, zW, size);
    k->inertia_b(s->q, Fq, s->a, s->ab, s->rho, Frho, s->f, s->fb);
    for (int i = 0; i < s->n; i++)
        s->Qb[i] = -zW[i];
    k->forces_b(s->t, s->q, s->qb, s->v, Fv, s->rho, s->rhob, s->mode, s->f, s->Qb);
    cst_add(Fq, s->qb, s->n);
    cst_add(Frho, s->rhob, s->p);
    if (s->m)
        constraint_products(s, zW, zW + s->n, Fq, Fv, Frho);
}

void cst_system_phi_adjoint(cst_system *s, const double *weight, const double *weight_dot,
                            double *rho_b)
{
    if (!s->m)
        return;
    memcpy(s->phib, weight, (size_t)s->m * sizeof *weight);
    memcpy(s->phid0b, weight_dot, (size_t)s->m * sizeof *weight);
    memset(s->phid1b, 0, (size_t)s->m * sizeof *weight);
    cst_system_constraints_b(s, s->v, s->a);
    cst_add(rho_b, s->rhob, s->p);
}

void cst_system_directions(cst_system *s, cst_dirs dq, cst_dirs dv, cst_dirs drho, int count)
{
    const cst_kernels *k = s->kernels;
    int n = s->n, m = s->m, size = n + m;
    k->inertia_dv(s->q, dq, s->a, s->zeros, s->rho, drho, s->f, s->out0, CST_LANES);
    k->forces_dv(s->t, s->q, dq, s->v, dv, s->rho, drho, s->mode, s->f, s->out1, CST_LANES);
    for (int l = 0; l < count; l++)
        for (int i = 0; i < n; i++)
            s->rhs[l * size + i] = s->out0[i][l] - s->out1[i][l];
    if (m) {
        k->constraints_d0_d1_dv(s->t, 1.0, 1.0, s->q, dq, s->v, dv, s->v, dv, s->a, s->zeros,
                                s->rho, drho, s->scratch_m, s->out0, s->phid1, s->out3, s->f,
                                s->out1, s->fb, s->out2, CST_LANES);
        for (int l = 0; l < count; l++) {
            for (int i = 0; i < m; i++)
                s->rhs[l * size + n + i] =
                    s->out2[i][l] + s->damping * s->out1[i][l] + s->stiffness * s->out0[i][l];
            cst_system_reaction_tangent(s, s->lambda, dq, drho, l, s->rhs + l * size);
        }
    }
}
