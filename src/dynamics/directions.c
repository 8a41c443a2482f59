/* Derivatives of the equations of motion along given directions, for the direct method: from the model's fused matrices, which are
 * taken once for all directions at an instant, or from its vector code. */
#include "dynamics/system.h"

#include "base/vectors.h"

#include <math.h>
#include <string.h>

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
        k->constraints_d0_d1_dv(s->t, 1.0, 1.0, s->q, dq, s->v, dv, s->v, dv, s->a, s->zeros, s->rho, drho,
                                s->scratch_m, s->out0, s->phid1, s->out3, s->f, s->out1, s->fb, s->out2, CST_LANES);
        for (int l = 0; l < count; l++) {
            for (int i = 0; i < m; i++)
                s->rhs[l * size + n + i] =
                    s->out2[i][l] + s->damping * s->out1[i][l] + s->stiffness * s->out0[i][l];
            cst_system_reaction_tangent(s, s->lambda, dq, drho, l, s->rhs + l * size);
        }
    }
}

/* dF/dq, dF/dv and dF/drho at the instant solved last. */
static void take(cst_system *s)
{
    const cst_fused *f = s->kernels->fused;
    if (s->taken)
        return;
    f->jacobian(s->t, s->q, s->v, s->a, s->lambda, s->rho, s->mode, s->damping, s->stiffness, s->jacobian_at, s->by_q, s->by_v);
    f->by_rho(s->t, s->q, s->v, s->a, s->lambda, s->rho, s->mode, s->damping, s->stiffness, s->by_rho);
    s->taken = 1;
}

static int is_zero(const double *x)
{
    for (int l = 0; l < CST_LANES; l++)
        if (x[l] != 0.0)
            return 0;
    return 1;
}

/* F_q dq + F_v dv + F_rho drho into s->product. */
static void multiply(cst_system *s, cst_dirs dq, cst_dirs dv, cst_dirs drho)
{
    const cst_fused *f = s->kernels->fused;
    memset(s->product, 0, (size_t)(s->n + s->m) * sizeof *s->product);
    for (int j = 0; j < s->n; j++)
        for (int k = s->N.p[j]; k < s->N.p[j + 1]; k++) {
            double *restrict product = s->product[s->N.i[k]], by_q = s->by_q[k], by_v = s->by_v[k];
            for (int l = 0; l < CST_LANES; l++)
                product[l] += by_q * dq[j][l] + by_v * dv[j][l];
        }
    for (int e = 0; e < f->parameters; e++) { /* parameter by parameter: few of them are in a call */
        int k = f->by_rho_col[e];
        if (is_zero(drho[k]))
            while (e + 1 < f->parameters && f->by_rho_col[e + 1] == k)
                e++;
        else
            for (int l = 0; l < CST_LANES; l++)
                s->product[f->by_rho_row[e]][l] += s->by_rho[e] * drho[k][l];
    }
}

void cst_system_tangents(cst_system *s, cst_dirs dq, cst_dirs dv, cst_dirs drho, int count)
{
    int size = s->n + s->m;
    if (s->kernels->fused) {
        take(s);
        multiply(s, dq, dv, drho);
        for (int l = 0; l < count; l++)
            for (int i = 0; i < size; i++)
                s->rhs[l * size + i] = -s->product[i][l];
    } else {
        cst_system_directions(s, dq, dv, drho, count);
        for (int i = 0; i < count * size; i++)
            s->rhs[i] = -s->rhs[i];
    }
    cst_solver_solve(&s->solver, s->rhs, count, 0);
}
