/* The index-3 DAE: positions satisfy Phi = 0, velocities and accelerations are projected onto
 * Phi_dot = 0 and Phi_ddot = 0, all with the mass matrix:
 *
 *     M x_q + Phi_q' eta   = 0,  Phi      = 0
 *     M x_v + Phi_q' sigma = 0,  Phi_dot  = 0
 *     F1                   = 0,  Phi_ddot = 0
 *
 * The textbook scheme, M a* + Phi_q' lambda* = Q and Phi = 0 with q and v* from the trapezoidal
 * rule, has multipliers that are only first order accurate and oscillate.  But its errors are of
 * the form M^-1 Phi_q' (...), which is what the projections take out: written with the projected v
 * and a it is the above, second order in everything, and nothing oscillates. */
#include "integrate/onestep/formulations.h"

#include "base/vectors.h"

#include <string.h>

static void settings(const cst_options *o, cst_system *s)
{
    (void)o;
    s->penalty.compliance = s->penalty.damping = s->penalty.stiffness = 0.0; /* F2 = Phi_ddot */
    s->derivatives.weighted = 1;
}

enum { Q_Q, Q_V, Q_ETA, V_Q, V_V, V_A, V_SIGMA };
static const cst_term terms[] = {
    { CST_Q, CST_Q, CST_PART_NN },     { CST_Q, CST_V, CST_PART_NN },
    { CST_Q, CST_ETA, CST_PART_NM },   { CST_V, CST_Q, CST_PART_NN },
    { CST_V, CST_V, CST_PART_NN },     { CST_V, CST_A, CST_PART_NN },
    { CST_V, CST_SIGMA, CST_PART_NM },
};

/* B = M(q, rho), which stands in A. */
static void weigh(const cst_onestep *x, const cst_system *s, int transposed, const double *in,
                  double *out)
{
    memset(x->whole, 0, (size_t)(x->n + x->m) * sizeof *x->whole);
    if (transposed) {
        memcpy(x->padded, in, (size_t)x->n * sizeof *in);
        memset(x->padded + x->n, 0, (size_t)x->m * sizeof *in);
        cst_multiply_transposed(&s->matrices.A, s->matrices.lu_A.value, x->n, x->padded, x->whole);
    } else {
        cst_multiply(&s->matrices.A, s->matrices.lu_A.value, x->n, in, x->whole);
    }
    memcpy(out, x->whole, (size_t)x->n * sizeof *out);
}

static void matrix(cst_onestep *x, cst_system *s, const double *X)
{
    double h2 = -0.5 * x->h;
    cst_onestep_place(x, Q_Q, 1.0, s->matrices.A0);
    cst_onestep_place(x, Q_V, h2, s->matrices.A0);
    cst_onestep_place(x, Q_ETA, 1.0, s->matrices.A0);
    cst_onestep_place(x, V_V, 1.0, s->matrices.A0);
    cst_onestep_place(x, V_A, h2, s->matrices.A0);
    cst_onestep_place(x, V_SIGMA, 1.0, s->matrices.A0);
    cst_system_weighted(s, x->x_q, X + x->at[CST_ETA], x->extra); /* (M x_q + Phi_q' eta)_q */
    cst_onestep_place(x, Q_Q, 1.0, x->extra);
    cst_system_weighted(s, x->x_v, X + x->at[CST_SIGMA], x->extra);
    cst_onestep_place(x, V_Q, 1.0, x->extra);
}

static void tangent(cst_onestep *x, cst_system *s, const double *X, cst_dirs drho, int lanes,
                    double *r)
{
    cst_system_weighted_tangent(s, x->x_q, X + x->at[CST_ETA], drho, lanes, r + x->row[CST_Q],
                                x->size);
    cst_system_weighted_tangent(s, x->x_v, X + x->at[CST_SIGMA], drho, lanes, r + x->row[CST_V],
                                x->size);
}

static void adjoint(cst_onestep *x, cst_system *s, const double *X, const double *Lambda,
                    double *rho_b)
{
    cst_system_weighted_adjoint(s, x->x_q, X + x->at[CST_ETA], Lambda + x->row[CST_Q], rho_b);
    cst_system_weighted_adjoint(s, x->x_v, X + x->at[CST_SIGMA], Lambda + x->row[CST_V], rho_b);
}

/* Of z'(M x + Phi_q' eta). */
static void second(cst_onestep *x, cst_system *s, cst_second *z, const cst_rule *r)
{
    int n = x->n;
    cst_clear(z->seed[0], n);
    cst_copy(z->seed[2], r->Lambda, n);
    s->kernels->inertia_e0_b(s->q, z->qb, r->d->q, r->x, r->by_x, r->dx, s->rho, z->rhob, r->d->rho,
                             z->value, z->seed[0], z->seed[1], z->seed[2]);
    cst_add(r->by_q, z->qb, n);
    cst_add(r->by_rho, z->rhob, s->p);
    if (!s->m)
        return;
    cst_curve reaction = { .a = r->Lambda, .phi_ddot = r->multiplier, .value = r->dmultiplier };
    cst_system_curve_second(s, z, r->d, &reaction);
    cst_add(r->by_q, z->qb, n);
    cst_add(r->by_rho, z->rhob, s->p);
    cst_system_phi_second(s, z, r->Lambda, r->d, r->by_multiplier);
}

const cst_formulation cst_index3_formulation = {
    .name = "index3",
    .about =
        "positions satisfy the constraints, velocities and accelerations are projected onto them",
    .constraints = CST_MULTIPLIED,
    .settings = settings,
    .weigh = weigh,
    .matrix = matrix,
    .tangent = tangent,
    .adjoint = adjoint,
    .second = second,
    .terms = terms,
    .terms_count = sizeof terms / sizeof terms[0],
};
