/* Written by scripts/costate_ad/fuse from the derivatives that Tapenade made of barrier.  The products are compiled
 * for one adjoint and for many: LANE is the type of what depends on it. */
#ifndef LANE
#include "costate_model.h"
#include <math.h>
#include <stddef.h>
static const int mass_row[] = {
0,
};
static const int mass_col[] = {
0,
};
void barrier_motion(double t, const double *restrict q, const double *restrict v, const double *restrict rho, const int *restrict mode, const int *restrict at, double *restrict Q, double *restrict phi, double *restrict phi_dot, double *restrict phi_ddot, double *restrict A)
{
    double v0 = mode[0] ? (-rho[3]) : 0.0;
    Q[0] = mode[1] ? (-(rho[5]-v0)) : v0;
    A[at[0]] = rho[0];
}
static const int phi_q_row[] = {
0
};
static const int phi_q_col[] = {
0
};
void barrier_phi_q(double t, const double *restrict q, const double *restrict rho, const int *restrict at, double *restrict A)
{
}
static const int jacobian_row[] = {
0
};
static const int jacobian_col[] = {
0
};
void barrier_jacobian(double t, const double *restrict q, const double *restrict v, const double *restrict a, const double *restrict lambda, const double *restrict rho, const int *restrict mode, double damping, double stiffness, const int *restrict at, double *restrict K, double *restrict C)
{
}
static const int by_rho_row[] = {
0,0,0,
};
static const int by_rho_col[] = {
0,3,5,
};
void barrier_by_rho(double t, const double *restrict q, const double *restrict v, const double *restrict a, const double *restrict lambda, const double *restrict rho, const int *restrict mode, double damping, double stiffness, double *restrict F)
{
    F[0] = a[0];
    F[1] = -(mode[0] ? (-1.0) : 0.0);
    F[2] = -(mode[1] ? (-1.0) : 0.0);
}
void barrier_second(double t, const double *restrict q, const double *restrict v, const double *restrict a, const double *restrict lambda, const double *restrict rho, const int *restrict mode, double damping, double stiffness, const double *restrict z, const double *restrict dq, const double *restrict dv, const double *restrict da, const double *restrict dlambda, const double *restrict drho, double *restrict Fq, double *restrict Fv, double *restrict Fa, double *restrict Flambda, double *restrict Frho)
{
    Fq[0] = 0.0;
    Fv[0] = 0.0;
    Fa[0] = z[0]*drho[0];
    Frho[0] = z[0]*da[0];
    Frho[1] = 0.0;
    Frho[2] = 0.0;
    Frho[3] = 0.0;
    Frho[4] = 0.0;
    Frho[5] = 0.0;
}
#pragma GCC push_options
#pragma GCC optimize("fp-contract=fast")
void barrier_straight_fix(const double *restrict rho, double compliance, double *restrict K)
{
    K[0] = 1.0;
    K[1] = (1e+300 < rho[0]) ? 1e+300 : rho[0];
    K[2] = 1.0/rho[0];
}
void barrier_straight_factor(const double *restrict K, const double *restrict E, double *restrict F, double *restrict limits)
{
    limits[0] = K[0];
    limits[1] = K[1];
}
#pragma GCC pop_options
void barrier_straight_entries(double t, const double *restrict q, const double *restrict v, const double *restrict rho, const int *restrict mode, double damping, double stiffness, double *restrict E)
{
}
void barrier_straight_evaluate(double t, const double *restrict q, const double *restrict v, const double *restrict rho, const int *restrict mode, double damping, double stiffness, double *restrict Q, double *restrict phi, double *restrict phi_dot, double *restrict phi_ddot, double *restrict b, double *restrict E)
{
    double v0 = mode[0] ? (-rho[3]) : 0.0;
    double v1 = mode[1] ? (-(rho[5]-v0)) : v0;
    Q[0] = v1;
    b[0] = v1;
}
#define LANE double
#define SPREAD(x) (x)
#define NAME(x) x
#include "barrier_fused.c"
#undef LANE
#undef SPREAD
#undef NAME
#ifdef __GNUC__
typedef double four __attribute__((vector_size(CST_ADJOINTS * sizeof(double)), aligned(8), may_alias));
#define LANE four
#define SPREAD(x) ((x) - (four){ 0.0 })
#define NAME(x) x##_four
#include "barrier_fused.c"
#undef LANE
#undef SPREAD
#undef NAME
static void barrier_products_at_once(double t, const double *restrict q, const double *restrict v, const double *restrict a, const double *restrict lambda, const double *restrict rho, const int *restrict mode, double damping, double stiffness, cst_adjoints z, cst_adjoint_outs Fq, cst_adjoint_outs Fv, cst_adjoint_outs Frho)
{
    barrier_products_four(t, q, v, a, lambda, rho, mode, damping, stiffness, (const four *)z, (four *)Fq, (four *)Fv, (four *)Frho);
}
#else
#define barrier_products_at_once NULL
#endif
#ifdef CST_AVX512
#pragma GCC push_options
#pragma GCC target("avx512f")
typedef double eight __attribute__((vector_size(CST_LANES * sizeof(double)), aligned(8), may_alias));
#define LANE eight
#define SPREAD(x) ((x) - (eight){ 0.0 })
#define NAME(x) x##_eight
#include "barrier_fused.c"
#undef LANE
#undef SPREAD
#undef NAME
static void barrier_products_wide(double t, const double *restrict q, const double *restrict v, const double *restrict a, const double *restrict lambda, const double *restrict rho, const int *restrict mode, double damping, double stiffness, cst_dirs z, cst_outs Fq, cst_outs Fv, cst_outs Frho)
{
    barrier_products_eight(t, q, v, a, lambda, rho, mode, damping, stiffness, (const eight *)z, (eight *)Fq, (eight *)Fv, (eight *)Frho);
}
#pragma GCC pop_options
#else
#define barrier_products_wide NULL
#endif
#ifdef __GNUC__
static void barrier_straight_substitute_at_once(const double *K, const double *F, cst_adjoint_outs b)
{
    barrier_straight_substitute_four(K, F, (four *)b);
}
#else
#define barrier_straight_substitute_at_once NULL
#endif
static const cst_straight barrier_straight = { 3, 0, 0, barrier_straight_fix, barrier_straight_evaluate, barrier_straight_entries, barrier_straight_factor, barrier_straight_substitute, barrier_straight_substitute_at_once, NULL };
extern const cst_fused barrier_fused;
const cst_fused barrier_fused = {
    1, mass_row, mass_col, barrier_motion,
    0, phi_q_row, phi_q_col, barrier_phi_q,
    0, 0, jacobian_row, jacobian_col, barrier_jacobian,
    3, by_rho_row, by_rho_col, barrier_by_rho,
    barrier_products, barrier_products_at_once, barrier_products_wide, barrier_second, &barrier_straight
};
#else
#pragma GCC push_options
#pragma GCC optimize("fp-contract=fast")
static void NAME(barrier_straight_substitute)(const double *restrict K, const double *restrict F, LANE *restrict b)
{
    LANE x0 = b[0];
    b[0] = x0 = K[2] * x0;
}
#pragma GCC pop_options
void NAME(barrier_products)(double t, const double *restrict q, const double *restrict v, const double *restrict a, const double *restrict lambda, const double *restrict rho, const int *restrict mode, double damping, double stiffness, const LANE *restrict z, LANE *restrict Fq, LANE *restrict Fv, LANE *restrict Frho)
{
    Fq[0] = SPREAD(0.0);
    Fv[0] = SPREAD(0.0);
    Frho[0] = a[0]*z[0];
    Frho[1] = SPREAD(0.0);
    Frho[2] = SPREAD(0.0);
    Frho[4] = SPREAD(0.0);
    Frho[3] = mode[0] ? ((LANE)(z[0])) : ((LANE)(SPREAD(0.0)));
    Frho[5] = mode[1] ? ((LANE)(z[0])) : ((LANE)(SPREAD(0.0)));
}
#endif
