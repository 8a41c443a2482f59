/* Matrices besides those of the motion: of a search for a configuration (start/static.c), and of a
 * weighted rule M x + Phi_q' eta (index3, maggi). */
#include "dynamics/system.h"

#include "base/vectors.h"

void cst_system_static(cst_system *s, const double *q, const double *lambda, int equilibrium,
                       double delta)
{
    int n = s->n, m = s->m;
    double *value = s->matrices.lu_S.value;
    s->solved = s->derivatives.fused.taken = 0;
    s->t = 0.0;
    memmove(s->q, q, (size_t)n * sizeof *q);
    cst_tables_at(&s->tables, 0.0, s->q);
    memset(s->v, 0, (size_t)n * sizeof *q);
    memset(value, 0, (size_t)s->matrices.N.p[n + m] * sizeof *value);
    if (equilibrium) {
        cst_blocks_forces_q(s, value);
        cst_blocks_forces_rows(s, value, NULL);
    }
    for (int i = 0; i < n && !equilibrium; i++)
        value[s->matrices.diagonal[i]] = 1.0;
    if (!m)
        return;
    cst_system_kinematics(s);
    s->derivatives.provider->phi_q(s);
    cst_blocks_hessian(s, lambda, value);
    for (int j = 0; j < n + m; j++) /* Phi_q and Phi_q' */
        for (int e = s->matrices.A.p[j]; e < s->matrices.A.p[j + 1]; e++)
            if ((s->matrices.A.i[e] < n) != (j < n))
                value[s->matrices.A_in_N[e]] = s->matrices.lu_A.value[e];
    for (int i = n; i < n + m; i++)
        value[s->matrices.diagonal[i]] = -delta;
}

void cst_system_weighted(cst_system *s, const double *x, const double *eta, double *value)
{
    memset(value, 0, (size_t)s->matrices.N.p[s->matrices.N.cols] * sizeof *value);
    cst_blocks_inertia_q(s, x, value);
    if (s->m)
        cst_blocks_hessian(s, eta, value);
}

void cst_system_weighted_tangent(cst_system *s, const double *x, const double *eta, cst_dirs drho,
                                 int count, double *r, int stride)
{
    s->kernels->inertia_dv(s->q, s->lanes.zeros, x, s->lanes.zeros, s->rho, drho, s->args.f,
                           s->lanes.out0, CST_LANES);
    for (int l = 0; l < count; l++) {
        for (int i = 0; i < s->n; i++)
            r[l * stride + i] += s->lanes.out0[i][l];
        if (s->m)
            cst_system_reaction_tangent(s, eta, s->lanes.zeros, drho, l, r + l * stride);
    }
}

void cst_system_weighted_adjoint(cst_system *s, const double *x, const double *eta, const double *z,
                                 double *rho_b)
{
    memcpy(s->args.fb, z, (size_t)s->n * sizeof *z);
    s->kernels->inertia_b(s->q, s->args.qb, x, s->args.ab, s->rho, s->args.rhob, s->args.f,
                          s->args.fb);
    cst_add(rho_b, s->args.rhob, s->p);
    if (!s->m)
        return;
    cst_system_reaction_b(s, 0.0, z, eta);
    cst_add(rho_b, s->args.rhob, s->p);
}
