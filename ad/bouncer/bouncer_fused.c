/* Written by scripts/costate_ad/fuse from the derivatives that Tapenade made of bouncer.  The products are compiled
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
void bouncer_motion(double t, const double *restrict q, const double *restrict v, const double *restrict rho, const int *restrict mode, const int *restrict at, double *restrict Q, double *restrict phi, double *restrict phi_dot, double *restrict phi_ddot, double *restrict A)
{
    Q[0] = -(rho[0]*rho[1]);
    phi[0] = q[0]-rho[5];
    phi_dot[0] = v[0];
    phi_ddot[0] = 0.0;
    A[at[0]] = rho[0];
}
static const int phi_q_row[] = {
0,
};
static const int phi_q_col[] = {
0,
};
void bouncer_phi_q(double t, const double *restrict q, const double *restrict rho, const int *restrict at, double *restrict A)
{
    A[at[0]] = 1.0;
    A[at[1 + 0]] = 1.0;
}
static const int jacobian_row[] = {
1,1,
};
static const int jacobian_col[] = {
0,0,
};
void bouncer_jacobian(double t, const double *restrict q, const double *restrict v, const double *restrict a, const double *restrict lambda, const double *restrict rho, const int *restrict mode, double damping, double stiffness, const int *restrict at, double *restrict K, double *restrict C)
{
    K[at[0]] = stiffness;
    C[at[1 + 0]] = damping;
}
static const int by_rho_row[] = {
0,0,1,
};
static const int by_rho_col[] = {
0,1,5,
};
void bouncer_by_rho(double t, const double *restrict q, const double *restrict v, const double *restrict a, const double *restrict lambda, const double *restrict rho, const int *restrict mode, double damping, double stiffness, double *restrict F)
{
    F[0] = a[0]+rho[1];
    F[1] = rho[0];
    F[2] = -stiffness;
}
void bouncer_second(double t, const double *restrict q, const double *restrict v, const double *restrict a, const double *restrict lambda, const double *restrict rho, const int *restrict mode, double damping, double stiffness, const double *restrict z, const double *restrict dq, const double *restrict dv, const double *restrict da, const double *restrict dlambda, const double *restrict drho, double *restrict Fq, double *restrict Fv, double *restrict Fa, double *restrict Flambda, double *restrict Frho)
{
    double v0 = z[0]*drho[0];
    Fq[0] = 0.0;
    Fv[0] = 0.0;
    Fa[0] = v0;
    Flambda[0] = 0.0;
    Frho[0] = z[0]*da[0]+z[0]*drho[1];
    Frho[1] = v0;
    Frho[2] = 0.0;
    Frho[3] = 0.0;
    Frho[4] = 0.0;
    Frho[5] = 0.0;
}
#pragma GCC push_options
#pragma GCC optimize("fp-contract=fast")
void bouncer_straight_fix(const double *restrict rho, double compliance, double *restrict K)
{
    double v0 = 1.0/rho[0];
    K[0] = 1.0;
    K[1] = (1e+300 < rho[0]) ? 1e+300 : rho[0];
    K[2] = v0;
    K[4] = rho[0];
    K[5] = compliance;
    K[3] = 1.0/(compliance+v0);
}
#pragma GCC pop_options
void bouncer_straight_entries(double t, const double *restrict q, const double *restrict v, const double *restrict rho, const int *restrict mode, double damping, double stiffness, double *restrict E)
{
}
#define LANE double
#define SPREAD(x) (x)
#define NAME(x) x
#define MASK int
#define CHOOSE(c, a, b) ((c) ? (a) : (b))
#define EACH(f, x) f(x)
#define EACH_OF_TWO(f, x, y) f(x, y)
#define ROOT(x) sqrt(x)
#define FMA(x, y, z) CST_FMA(x, y, z)
#include "bouncer_fused.c"
#undef LANE
#undef SPREAD
#undef NAME
#undef MASK
#undef CHOOSE
#undef EACH
#undef EACH_OF_TWO
#undef ROOT
#undef FMA
#ifdef __GNUC__
typedef double four __attribute__((vector_size(CST_ADJOINTS * sizeof(double)), aligned(8), may_alias));
typedef long long four_mask __attribute__((vector_size(CST_ADJOINTS * sizeof(double))));
#define LANE four
#define SPREAD(x) ((x) - (four){ 0.0 })
#define NAME(x) x##_four
#define MASK four_mask
#define CHOOSE(c, a, b) CST_CHOOSE(four, four_mask, c, a, b)
#define EACH(f, x) CST_EACH(four, f, x)
#define EACH_OF_TWO(f, x, y) CST_EACH_OF_TWO(four, f, x, y)
#define ROOT(x) CST_ROOT_OF_FOUR(four, x)
#define FMA(x, y, z) CST_FMA_OF_FOUR(four, x, y, z)
#include "bouncer_fused.c"
#undef LANE
#undef SPREAD
#undef NAME
#undef MASK
#undef CHOOSE
#undef EACH
#undef EACH_OF_TWO
#undef ROOT
#undef FMA
static void bouncer_products_at_once(double t, const double *restrict q, const double *restrict v, const double *restrict a, const double *restrict lambda, const double *restrict rho, const int *restrict mode, double damping, double stiffness, cst_adjoints z, cst_adjoint_outs Fq, cst_adjoint_outs Fv, cst_adjoint_outs Frho)
{
    bouncer_products_four(t, q, v, a, lambda, rho, mode, damping, stiffness, (const four *)z, (four *)Fq, (four *)Fv, (four *)Frho);
}
#else
#define bouncer_products_at_once NULL
#endif
#ifdef CST_AVX512
#pragma GCC push_options
#pragma GCC target("avx512f")
typedef double eight __attribute__((vector_size(CST_LANES * sizeof(double)), aligned(8), may_alias));
typedef long long eight_mask __attribute__((vector_size(CST_LANES * sizeof(double))));
#define LANE eight
#define SPREAD(x) ((x) - (eight){ 0.0 })
#define NAME(x) x##_eight
#define MASK eight_mask
#define CHOOSE(c, a, b) CST_CHOOSE(eight, eight_mask, c, a, b)
#define EACH(f, x) CST_EACH(eight, f, x)
#define EACH_OF_TWO(f, x, y) CST_EACH_OF_TWO(eight, f, x, y)
#define ROOT(x) CST_ROOT_OF_EIGHT(eight, x)
#define FMA(x, y, z) CST_FMA_OF_EIGHT(eight, x, y, z)
#include "bouncer_fused.c"
#undef LANE
#undef SPREAD
#undef NAME
#undef MASK
#undef CHOOSE
#undef EACH
#undef EACH_OF_TWO
#undef ROOT
#undef FMA
static void bouncer_products_wide(double t, const double *restrict q, const double *restrict v, const double *restrict a, const double *restrict lambda, const double *restrict rho, const int *restrict mode, double damping, double stiffness, cst_dirs z, cst_outs Fq, cst_outs Fv, cst_outs Frho)
{
    bouncer_products_eight(t, q, v, a, lambda, rho, mode, damping, stiffness, (const eight *)z, (eight *)Fq, (eight *)Fv, (eight *)Frho);
}
#pragma GCC pop_options
#else
#define bouncer_products_wide NULL
#endif
#ifdef __GNUC__
static void bouncer_straight_evaluate_of_four(const double *t, const double *q, const double *v, const double *rho, const int *mode, double damping, double stiffness, double *Q, double *phi, double *phi_dot, double *phi_ddot, double *b, double *E)
{
    bouncer_straight_evaluate_four(*(const four *)t, (const four *)q, (const four *)v, (const four *)rho, mode, damping, stiffness, (four *)Q, (four *)phi, (four *)phi_dot, (four *)phi_ddot, (four *)b, (four *)E);
}
static void bouncer_straight_factor_of_four(const double *K, const double *E, double *F, double *limits)
{
    bouncer_straight_factor_four((const four *)K, (const four *)E, (four *)F, (four *)limits);
}
static void bouncer_straight_substitute_of_four(const double *K, const double *F, double *b)
{
    bouncer_straight_substitute_own_four((const four *)K, (const four *)F, (four *)b);
}
static void bouncer_straight_residual_of_four(const double *K, const double *E, const double *b, const double *x, double *r)
{
    bouncer_straight_residual_four((const four *)K, (const four *)E, (const four *)b, (const four *)x, (four *)r);
}
static const cst_straight_lanes bouncer_straight_four = { sizeof(four) / sizeof(double), bouncer_straight_evaluate_of_four, bouncer_straight_factor_of_four, bouncer_straight_substitute_of_four, bouncer_straight_residual_of_four };
#define bouncer_straight_at_four &bouncer_straight_four
#else
#define bouncer_straight_at_four NULL
#endif
#ifdef CST_AVX512
#pragma GCC push_options
#pragma GCC target("avx512f")
static void bouncer_straight_evaluate_of_eight(const double *t, const double *q, const double *v, const double *rho, const int *mode, double damping, double stiffness, double *Q, double *phi, double *phi_dot, double *phi_ddot, double *b, double *E)
{
    bouncer_straight_evaluate_eight(*(const eight *)t, (const eight *)q, (const eight *)v, (const eight *)rho, mode, damping, stiffness, (eight *)Q, (eight *)phi, (eight *)phi_dot, (eight *)phi_ddot, (eight *)b, (eight *)E);
}
static void bouncer_straight_factor_of_eight(const double *K, const double *E, double *F, double *limits)
{
    bouncer_straight_factor_eight((const eight *)K, (const eight *)E, (eight *)F, (eight *)limits);
}
static void bouncer_straight_substitute_of_eight(const double *K, const double *F, double *b)
{
    bouncer_straight_substitute_own_eight((const eight *)K, (const eight *)F, (eight *)b);
}
static void bouncer_straight_residual_of_eight(const double *K, const double *E, const double *b, const double *x, double *r)
{
    bouncer_straight_residual_eight((const eight *)K, (const eight *)E, (const eight *)b, (const eight *)x, (eight *)r);
}
static const cst_straight_lanes bouncer_straight_eight = { sizeof(eight) / sizeof(double), bouncer_straight_evaluate_of_eight, bouncer_straight_factor_of_eight, bouncer_straight_substitute_of_eight, bouncer_straight_residual_of_eight };
#pragma GCC pop_options
#define bouncer_straight_at_eight &bouncer_straight_eight
#else
#define bouncer_straight_at_eight NULL
#endif
#ifdef __GNUC__
static void bouncer_straight_substitute_at_once(const double *K, const double *F, cst_adjoint_outs b)
{
    bouncer_straight_substitute_four(K, F, (four *)b);
}
#else
#define bouncer_straight_substitute_at_once NULL
#endif
static const cst_straight bouncer_straight = { 6, 0, 0, bouncer_straight_fix, bouncer_straight_evaluate, bouncer_straight_entries, bouncer_straight_factor, bouncer_straight_substitute, bouncer_straight_substitute_at_once, bouncer_straight_residual, bouncer_straight_at_four, bouncer_straight_at_eight };
extern const cst_fused bouncer_fused;
const cst_fused bouncer_fused = {
    1, mass_row, mass_col, bouncer_motion,
    1, phi_q_row, phi_q_col, bouncer_phi_q,
    1, 1, jacobian_row, jacobian_col, bouncer_jacobian,
    3, by_rho_row, by_rho_col, bouncer_by_rho,
    bouncer_products, bouncer_products_at_once, bouncer_products_wide, bouncer_second, &bouncer_straight
};
#else
static void NAME(bouncer_straight_substitute)(const double *restrict K, const double *restrict F, LANE *restrict b)
{
    LANE x0 = b[0];
    LANE x1 = b[1];
    x1 = FMA(SPREAD(-K[2]), x0, x1);
    b[1] = x1 = -K[3] * x1;
    b[0] = x0 = FMA(SPREAD(-K[2]), x1, K[2] * x0);
}
static void NAME(bouncer_straight_residual)(const LANE *restrict K, const LANE *restrict E, const LANE *restrict b, const LANE *restrict x, LANE *restrict r)
{
    r[0] = FMA(SPREAD(-1.0), x[1], FMA(SPREAD(-K[4]), x[0], b[0]));
    r[1] = FMA(SPREAD(K[5]), x[1], FMA(SPREAD(-1.0), x[0], b[1]));
}
void NAME(bouncer_straight_factor)(const LANE *restrict K, const LANE *restrict E, LANE *restrict F, LANE *restrict limits)
{
    limits[0] = K[0];
    limits[1] = K[1];
}
static void NAME(bouncer_straight_substitute_own)(const LANE *restrict K, const LANE *restrict F, LANE *restrict b)
{
    LANE x0 = b[0];
    LANE x1 = b[1];
    x1 = FMA(SPREAD(-K[2]), x0, x1);
    b[1] = x1 = -K[3] * x1;
    b[0] = x0 = FMA(SPREAD(-K[2]), x1, K[2] * x0);
}
void NAME(bouncer_straight_evaluate)(LANE t, const LANE *restrict q, const LANE *restrict v, const LANE *restrict rho, const int *restrict mode, double damping, double stiffness, LANE *restrict Q, LANE *restrict phi, LANE *restrict phi_dot, LANE *restrict phi_ddot, LANE *restrict b, LANE *restrict E)
{
    LANE v0 = -(rho[0]*rho[1]);
    LANE v1 = q[0]-rho[5];
    Q[0] = v0;
    phi[0] = v1;
    phi_dot[0] = v[0];
    phi_ddot[0] = SPREAD(0.0);
    b[0] = v0;
    b[1] = -(damping*v[0]+stiffness*v1);
}
void NAME(bouncer_products)(double t, const double *restrict q, const double *restrict v, const double *restrict a, const double *restrict lambda, const double *restrict rho, const int *restrict mode, double damping, double stiffness, const LANE *restrict z, LANE *restrict Fq, LANE *restrict Fv, LANE *restrict Frho)
{
    LANE v0 = stiffness*z[1];
    Fq[0] = v0;
    Fv[0] = damping*z[1];
    Frho[0] = a[0]*z[0]+rho[1]*z[0];
    Frho[1] = rho[0]*z[0];
    Frho[2] = SPREAD(0.0);
    Frho[3] = SPREAD(0.0);
    Frho[4] = SPREAD(0.0);
    Frho[5] = -v0;
}
#endif
