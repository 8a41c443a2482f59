/* Written by scripts/costate_ad/fuse from the derivatives that Tapenade made of brake.  The products are compiled
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
void brake_motion(double t, const double *restrict q, const double *restrict v, const double *restrict rho, const int *restrict mode, const int *restrict at, double *restrict Q, double *restrict phi, double *restrict phi_dot, double *restrict phi_ddot, double *restrict A)
{
    Q[0] = -(rho[0]*rho[8]*sin(rho[7]));
    phi[0] = q[0]*rho[6];
    phi_dot[0] = v[0]*rho[6];
    phi_ddot[0] = 0.0;
    A[at[0]] = rho[0];
}
static const int phi_q_row[] = {
0,
};
static const int phi_q_col[] = {
0,
};
void brake_phi_q(double t, const double *restrict q, const double *restrict rho, const int *restrict at, double *restrict A)
{
    A[at[0]] = rho[6];
    A[at[1 + 0]] = rho[6];
}
static const int jacobian_row[] = {
1,1,
};
static const int jacobian_col[] = {
0,0,
};
void brake_jacobian(double t, const double *restrict q, const double *restrict v, const double *restrict a, const double *restrict lambda, const double *restrict rho, const int *restrict mode, double damping, double stiffness, const int *restrict at, double *restrict K, double *restrict C)
{
    K[at[0]] = stiffness*rho[6];
    C[at[1 + 0]] = damping*rho[6];
}
static const int by_rho_row[] = {
0,0,1,0,0,
};
static const int by_rho_col[] = {
0,6,6,7,8,
};
void brake_by_rho(double t, const double *restrict q, const double *restrict v, const double *restrict a, const double *restrict lambda, const double *restrict rho, const int *restrict mode, double damping, double stiffness, double *restrict F)
{
    double v0 = sin(rho[7]);
    F[0] = a[0]+rho[8]*v0;
    F[1] = lambda[0];
    F[2] = a[0]+damping*v[0]+stiffness*q[0];
    F[3] = rho[0]*rho[8]*cos(rho[7]);
    F[4] = rho[0]*v0;
}
void brake_second(double t, const double *restrict q, const double *restrict v, const double *restrict a, const double *restrict lambda, const double *restrict rho, const int *restrict mode, double damping, double stiffness, const double *restrict z, const double *restrict dq, const double *restrict dv, const double *restrict da, const double *restrict dlambda, const double *restrict drho, double *restrict Fq, double *restrict Fv, double *restrict Fa, double *restrict Flambda, double *restrict Frho)
{
    double v0 = stiffness*z[1];
    double v1 = damping*z[1];
    double v2 = cos(rho[7]);
    double v3 = sin(rho[7]);
    double v4 = z[0]*(drho[7]*v2);
    Fq[0] = drho[6]*v0;
    Fv[0] = drho[6]*v1;
    Fa[0] = z[0]*drho[0]+z[1]*drho[6];
    Flambda[0] = z[0]*drho[6];
    Frho[0] = z[0]*da[0]+(rho[8]*v4+z[0]*(drho[8]*v3));
    Frho[1] = 0.0;
    Frho[2] = 0.0;
    Frho[3] = 0.0;
    Frho[4] = 0.0;
    Frho[5] = 0.0;
    Frho[6] = z[0]*dlambda[0]+(dv[0]*v1+dq[0]*v0+z[1]*da[0]);
    Frho[7] = -(z[0]*(drho[7]*(v3*(rho[0]*rho[8])))-v2*(z[0]*(rho[0]*drho[8]+rho[8]*drho[0])));
    Frho[8] = rho[0]*v4+z[0]*(drho[0]*v3);
}
#pragma GCC push_options
#pragma GCC optimize("fp-contract=fast")
void brake_straight_fix(const double *restrict rho, double compliance, double *restrict K)
{
    double v0 = 1.0/rho[0];
    double v1 = rho[6]*v0;
    K[0] = 1.0;
    K[1] = (1e+300 < rho[0]) ? 1e+300 : rho[0];
    K[2] = v1;
    K[3] = v0;
    K[5] = rho[0];
    K[6] = rho[6];
    K[7] = compliance;
    K[4] = 1.0/(compliance+rho[6]*v1);
}
#pragma GCC pop_options
void brake_straight_entries(double t, const double *restrict q, const double *restrict v, const double *restrict rho, const int *restrict mode, double damping, double stiffness, double *restrict E)
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
#include "brake_fused.c"
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
#include "brake_fused.c"
#undef LANE
#undef SPREAD
#undef NAME
#undef MASK
#undef CHOOSE
#undef EACH
#undef EACH_OF_TWO
#undef ROOT
#undef FMA
static void brake_products_at_once(double t, const double *restrict q, const double *restrict v, const double *restrict a, const double *restrict lambda, const double *restrict rho, const int *restrict mode, double damping, double stiffness, cst_adjoints z, cst_adjoint_outs Fq, cst_adjoint_outs Fv, cst_adjoint_outs Frho)
{
    brake_products_four(t, q, v, a, lambda, rho, mode, damping, stiffness, (const four *)z, (four *)Fq, (four *)Fv, (four *)Frho);
}
#else
#define brake_products_at_once NULL
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
#include "brake_fused.c"
#undef LANE
#undef SPREAD
#undef NAME
#undef MASK
#undef CHOOSE
#undef EACH
#undef EACH_OF_TWO
#undef ROOT
#undef FMA
static void brake_products_wide(double t, const double *restrict q, const double *restrict v, const double *restrict a, const double *restrict lambda, const double *restrict rho, const int *restrict mode, double damping, double stiffness, cst_dirs z, cst_outs Fq, cst_outs Fv, cst_outs Frho)
{
    brake_products_eight(t, q, v, a, lambda, rho, mode, damping, stiffness, (const eight *)z, (eight *)Fq, (eight *)Fv, (eight *)Frho);
}
#pragma GCC pop_options
#else
#define brake_products_wide NULL
#endif
#ifdef __GNUC__
static void brake_straight_evaluate_of_four(const double *t, const double *q, const double *v, const double *rho, const int *mode, double damping, double stiffness, double *Q, double *phi, double *phi_dot, double *phi_ddot, double *b, double *E)
{
    brake_straight_evaluate_four(*(const four *)t, (const four *)q, (const four *)v, (const four *)rho, mode, damping, stiffness, (four *)Q, (four *)phi, (four *)phi_dot, (four *)phi_ddot, (four *)b, (four *)E);
}
static void brake_straight_factor_of_four(const double *K, const double *E, double *F, double *limits)
{
    brake_straight_factor_four((const four *)K, (const four *)E, (four *)F, (four *)limits);
}
static void brake_straight_substitute_of_four(const double *K, const double *F, double *b)
{
    brake_straight_substitute_own_four((const four *)K, (const four *)F, (four *)b);
}
static void brake_straight_residual_of_four(const double *K, const double *E, const double *b, const double *x, double *r)
{
    brake_straight_residual_four((const four *)K, (const four *)E, (const four *)b, (const four *)x, (four *)r);
}
static const cst_straight_lanes brake_straight_four = { sizeof(four) / sizeof(double), brake_straight_evaluate_of_four, brake_straight_factor_of_four, brake_straight_substitute_of_four, brake_straight_residual_of_four };
#define brake_straight_at_four &brake_straight_four
#else
#define brake_straight_at_four NULL
#endif
#ifdef CST_AVX512
#pragma GCC push_options
#pragma GCC target("avx512f")
static void brake_straight_evaluate_of_eight(const double *t, const double *q, const double *v, const double *rho, const int *mode, double damping, double stiffness, double *Q, double *phi, double *phi_dot, double *phi_ddot, double *b, double *E)
{
    brake_straight_evaluate_eight(*(const eight *)t, (const eight *)q, (const eight *)v, (const eight *)rho, mode, damping, stiffness, (eight *)Q, (eight *)phi, (eight *)phi_dot, (eight *)phi_ddot, (eight *)b, (eight *)E);
}
static void brake_straight_factor_of_eight(const double *K, const double *E, double *F, double *limits)
{
    brake_straight_factor_eight((const eight *)K, (const eight *)E, (eight *)F, (eight *)limits);
}
static void brake_straight_substitute_of_eight(const double *K, const double *F, double *b)
{
    brake_straight_substitute_own_eight((const eight *)K, (const eight *)F, (eight *)b);
}
static void brake_straight_residual_of_eight(const double *K, const double *E, const double *b, const double *x, double *r)
{
    brake_straight_residual_eight((const eight *)K, (const eight *)E, (const eight *)b, (const eight *)x, (eight *)r);
}
static const cst_straight_lanes brake_straight_eight = { sizeof(eight) / sizeof(double), brake_straight_evaluate_of_eight, brake_straight_factor_of_eight, brake_straight_substitute_of_eight, brake_straight_residual_of_eight };
#pragma GCC pop_options
#define brake_straight_at_eight &brake_straight_eight
#else
#define brake_straight_at_eight NULL
#endif
#ifdef __GNUC__
static void brake_straight_substitute_at_once(const double *K, const double *F, cst_adjoint_outs b)
{
    brake_straight_substitute_four(K, F, (four *)b);
}
#else
#define brake_straight_substitute_at_once NULL
#endif
static const cst_straight brake_straight = { 8, 0, 0, brake_straight_fix, brake_straight_evaluate, brake_straight_entries, brake_straight_factor, brake_straight_substitute, brake_straight_substitute_at_once, brake_straight_residual, brake_straight_at_four, brake_straight_at_eight };
extern const cst_fused brake_fused;
const cst_fused brake_fused = {
    1, mass_row, mass_col, brake_motion,
    1, phi_q_row, phi_q_col, brake_phi_q,
    1, 1, jacobian_row, jacobian_col, brake_jacobian,
    5, by_rho_row, by_rho_col, brake_by_rho,
    brake_products, brake_products_at_once, brake_products_wide, brake_second, &brake_straight
};
#else
static void NAME(brake_straight_substitute)(const double *restrict K, const double *restrict F, LANE *restrict b)
{
    LANE x0 = b[0];
    LANE x1 = b[1];
    x1 = FMA(SPREAD(-K[2]), x0, x1);
    b[1] = x1 = -K[4] * x1;
    b[0] = x0 = FMA(SPREAD(-K[2]), x1, K[3] * x0);
}
static void NAME(brake_straight_residual)(const LANE *restrict K, const LANE *restrict E, const LANE *restrict b, const LANE *restrict x, LANE *restrict r)
{
    r[0] = FMA(SPREAD(-K[6]), x[1], FMA(SPREAD(-K[5]), x[0], b[0]));
    r[1] = FMA(SPREAD(K[7]), x[1], FMA(SPREAD(-K[6]), x[0], b[1]));
}
void NAME(brake_straight_factor)(const LANE *restrict K, const LANE *restrict E, LANE *restrict F, LANE *restrict limits)
{
    limits[0] = K[0];
    limits[1] = K[1];
}
static void NAME(brake_straight_substitute_own)(const LANE *restrict K, const LANE *restrict F, LANE *restrict b)
{
    LANE x0 = b[0];
    LANE x1 = b[1];
    x1 = FMA(SPREAD(-K[2]), x0, x1);
    b[1] = x1 = -K[4] * x1;
    b[0] = x0 = FMA(SPREAD(-K[2]), x1, K[3] * x0);
}
void NAME(brake_straight_evaluate)(LANE t, const LANE *restrict q, const LANE *restrict v, const LANE *restrict rho, const int *restrict mode, double damping, double stiffness, LANE *restrict Q, LANE *restrict phi, LANE *restrict phi_dot, LANE *restrict phi_ddot, LANE *restrict b, LANE *restrict E)
{
    LANE v0 = -(rho[0]*rho[8]*EACH(sin, rho[7]));
    LANE v1 = q[0]*rho[6];
    LANE v2 = v[0]*rho[6];
    Q[0] = v0;
    phi[0] = v1;
    phi_dot[0] = v2;
    phi_ddot[0] = SPREAD(0.0);
    b[0] = v0;
    b[1] = -(damping*v2+stiffness*v1);
}
void NAME(brake_products)(double t, const double *restrict q, const double *restrict v, const double *restrict a, const double *restrict lambda, const double *restrict rho, const int *restrict mode, double damping, double stiffness, const LANE *restrict z, LANE *restrict Fq, LANE *restrict Fv, LANE *restrict Frho)
{
    LANE v0 = stiffness*z[1];
    LANE v1 = damping*z[1];
    LANE v2 = z[0]*sin(rho[7]);
    Fq[0] = rho[6]*v0;
    Fv[0] = rho[6]*v1;
    Frho[0] = a[0]*z[0]+rho[8]*v2;
    Frho[1] = SPREAD(0.0);
    Frho[2] = SPREAD(0.0);
    Frho[3] = SPREAD(0.0);
    Frho[4] = SPREAD(0.0);
    Frho[5] = SPREAD(0.0);
    Frho[6] = lambda[0]*z[0]+(q[0]*v0+v[0]*v1+a[0]*z[1]);
    Frho[7] = z[0]*(rho[8]*(rho[0]*cos(rho[7])));
    Frho[8] = rho[0]*v2;
}
#endif
