/* Written by scripts/costate_ad/fuse from the derivatives that Tapenade made of pendulum.  The products are compiled
 * for one adjoint and for many: LANE is the type of what depends on it. */
#ifndef LANE
#include "costate_model.h"
#include <math.h>
#include <stddef.h>
static const int mass_row[] = {
0,1,
};
static const int mass_col[] = {
0,1,
};
void pendulum_motion(double t, const double *restrict q, const double *restrict v, const double *restrict rho, const int *restrict mode, const int *restrict at, double *restrict Q, double *restrict phi, double *restrict phi_dot, double *restrict phi_ddot, double *restrict A)
{
    Q[0] = 0.0;
    Q[1] = -(rho[0]*rho[2]);
    phi[0] = 0.5*(q[0]*q[0]+q[1]*q[1]-rho[1]*rho[1]);
    phi_dot[0] = 0.5*(v[0]*(2.0*q[0])+v[1]*(2.0*q[1]));
    phi_ddot[0] = 0.5*(v[0]*(2.0*v[0])+v[1]*(2.0*v[1]));
    A[at[0]] = rho[0];
    A[at[1]] = rho[0];
}
static const int phi_q_row[] = {
0,0,
};
static const int phi_q_col[] = {
0,1,
};
void pendulum_phi_q(double t, const double *restrict q, const double *restrict rho, const int *restrict at, double *restrict A)
{
    A[at[0]] = q[0];
    A[at[1]] = q[1];
    A[at[2 + 0]] = q[0];
    A[at[2 + 1]] = q[1];
}
static const int jacobian_row[] = {
0,1,2,2,2,2,
};
static const int jacobian_col[] = {
0,1,0,1,0,1,
};
void pendulum_jacobian(double t, const double *restrict q, const double *restrict v, const double *restrict a, const double *restrict lambda, const double *restrict rho, const int *restrict mode, double damping, double stiffness, const int *restrict at, double *restrict K, double *restrict C)
{
    K[at[0]] = lambda[0];
    K[at[1]] = lambda[0];
    K[at[2]] = a[0]+damping*v[0]+stiffness*q[0];
    K[at[3]] = a[1]+damping*v[1]+stiffness*q[1];
    C[at[4 + 0]] = 2.0*v[0]+damping*q[0];
    C[at[4 + 1]] = 2.0*v[1]+damping*q[1];
}
static const int by_rho_row[] = {
0,1,2,1,
};
static const int by_rho_col[] = {
0,0,1,2,
};
void pendulum_by_rho(double t, const double *restrict q, const double *restrict v, const double *restrict a, const double *restrict lambda, const double *restrict rho, const int *restrict mode, double damping, double stiffness, double *restrict F)
{
    F[0] = a[0];
    F[3] = rho[0];
    F[1] = a[1]+rho[2];
    F[2] = -(stiffness*rho[1]);
}
void pendulum_second(double t, const double *restrict q, const double *restrict v, const double *restrict a, const double *restrict lambda, const double *restrict rho, const int *restrict mode, double damping, double stiffness, const double *restrict z, const double *restrict dq, const double *restrict dv, const double *restrict da, const double *restrict dlambda, const double *restrict drho, double *restrict Fq, double *restrict Fv, double *restrict Fa, double *restrict Flambda, double *restrict Frho)
{
    double v0 = 0.5*dlambda[0];
    double v1 = 0.5*z[2];
    double v2 = 2.0*z[0];
    double v3 = 2.0*dq[0];
    double v4 = 2.0*dv[0];
    double v5 = 2.0*z[1];
    double v6 = 2.0*dq[1];
    double v7 = 2.0*dv[1];
    double v8 = 0.5*(stiffness*z[2]);
    double v9 = 0.5*(damping*z[2]);
    double v10 = z[1]*drho[0];
    double v11 = v1*v4;
    double v12 = v1*v7;
    Fq[0] = v0*v2+(v3*v8+v4*v9+v1*(2.0*da[0]));
    Fq[1] = v0*v5+(v6*v8+v7*v9+v1*(2.0*da[1]));
    Fv[0] = v11+(v11+v3*v9);
    Fv[1] = v12+(v12+v6*v9);
    Fa[0] = z[0]*drho[0]+v3*v1;
    Fa[1] = v10+v6*v1;
    Flambda[0] = 0.5*(dq[0]*v2+dq[1]*v5);
    Frho[0] = z[1]*da[1]+z[0]*da[0]+z[1]*drho[2];
    Frho[1] = -(v8*(2.0*drho[1]));
    Frho[2] = v10;
    Frho[3] = 0.0;
}
#pragma GCC push_options
#pragma GCC optimize("fp-contract=fast")
void pendulum_straight_fix(const double *restrict rho, double compliance, double *restrict K)
{
    double v0 = (1e+300 < rho[0]) ? 1e+300 : rho[0];
    K[0] = 1.0;
    K[1] = (v0 < rho[0]) ? v0 : rho[0];
    K[2] = 1.0/rho[0];
    K[3] = compliance;
}
#pragma GCC pop_options
void pendulum_straight_entries(double t, const double *restrict q, const double *restrict v, const double *restrict rho, const int *restrict mode, double damping, double stiffness, double *restrict E)
{
    E[0] = q[0];
    E[1] = q[1];
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
#include "pendulum_fused.c"
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
#include "pendulum_fused.c"
#undef LANE
#undef SPREAD
#undef NAME
#undef MASK
#undef CHOOSE
#undef EACH
#undef EACH_OF_TWO
#undef ROOT
#undef FMA
static void pendulum_products_at_once(double t, const double *restrict q, const double *restrict v, const double *restrict a, const double *restrict lambda, const double *restrict rho, const int *restrict mode, double damping, double stiffness, cst_adjoints z, cst_adjoint_outs Fq, cst_adjoint_outs Fv, cst_adjoint_outs Frho)
{
    pendulum_products_four(t, q, v, a, lambda, rho, mode, damping, stiffness, (const four *)z, (four *)Fq, (four *)Fv, (four *)Frho);
}
#else
#define pendulum_products_at_once NULL
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
#include "pendulum_fused.c"
#undef LANE
#undef SPREAD
#undef NAME
#undef MASK
#undef CHOOSE
#undef EACH
#undef EACH_OF_TWO
#undef ROOT
#undef FMA
static void pendulum_products_wide(double t, const double *restrict q, const double *restrict v, const double *restrict a, const double *restrict lambda, const double *restrict rho, const int *restrict mode, double damping, double stiffness, cst_dirs z, cst_outs Fq, cst_outs Fv, cst_outs Frho)
{
    pendulum_products_eight(t, q, v, a, lambda, rho, mode, damping, stiffness, (const eight *)z, (eight *)Fq, (eight *)Fv, (eight *)Frho);
}
#pragma GCC pop_options
#else
#define pendulum_products_wide NULL
#endif
#ifdef __GNUC__
static void pendulum_straight_evaluate_of_four(const double *t, const double *q, const double *v, const double *rho, const int *mode, double damping, double stiffness, double *Q, double *phi, double *phi_dot, double *phi_ddot, double *b, double *E)
{
    pendulum_straight_evaluate_four(*(const four *)t, (const four *)q, (const four *)v, (const four *)rho, mode, damping, stiffness, (four *)Q, (four *)phi, (four *)phi_dot, (four *)phi_ddot, (four *)b, (four *)E);
}
static void pendulum_straight_factor_of_four(const double *K, const double *E, double *F, double *limits)
{
    pendulum_straight_factor_four((const four *)K, (const four *)E, (four *)F, (four *)limits);
}
static void pendulum_straight_substitute_of_four(const double *K, const double *F, double *b)
{
    pendulum_straight_substitute_own_four((const four *)K, (const four *)F, (four *)b);
}
static const cst_straight_lanes pendulum_straight_four = { sizeof(four) / sizeof(double), pendulum_straight_evaluate_of_four, pendulum_straight_factor_of_four, pendulum_straight_substitute_of_four, NULL };
#define pendulum_straight_at_four &pendulum_straight_four
#else
#define pendulum_straight_at_four NULL
#endif
#ifdef CST_AVX512
#pragma GCC push_options
#pragma GCC target("avx512f")
static void pendulum_straight_evaluate_of_eight(const double *t, const double *q, const double *v, const double *rho, const int *mode, double damping, double stiffness, double *Q, double *phi, double *phi_dot, double *phi_ddot, double *b, double *E)
{
    pendulum_straight_evaluate_eight(*(const eight *)t, (const eight *)q, (const eight *)v, (const eight *)rho, mode, damping, stiffness, (eight *)Q, (eight *)phi, (eight *)phi_dot, (eight *)phi_ddot, (eight *)b, (eight *)E);
}
static void pendulum_straight_factor_of_eight(const double *K, const double *E, double *F, double *limits)
{
    pendulum_straight_factor_eight((const eight *)K, (const eight *)E, (eight *)F, (eight *)limits);
}
static void pendulum_straight_substitute_of_eight(const double *K, const double *F, double *b)
{
    pendulum_straight_substitute_own_eight((const eight *)K, (const eight *)F, (eight *)b);
}
static const cst_straight_lanes pendulum_straight_eight = { sizeof(eight) / sizeof(double), pendulum_straight_evaluate_of_eight, pendulum_straight_factor_of_eight, pendulum_straight_substitute_of_eight, NULL };
#pragma GCC pop_options
#define pendulum_straight_at_eight &pendulum_straight_eight
#else
#define pendulum_straight_at_eight NULL
#endif
#ifdef __GNUC__
static void pendulum_straight_substitute_at_once(const double *K, const double *F, cst_adjoint_outs b)
{
    pendulum_straight_substitute_four(K, F, (four *)b);
}
#else
#define pendulum_straight_substitute_at_once NULL
#endif
static const cst_straight pendulum_straight = { 4, 2, 3, pendulum_straight_fix, pendulum_straight_evaluate, pendulum_straight_entries, pendulum_straight_factor, pendulum_straight_substitute, pendulum_straight_substitute_at_once, NULL, pendulum_straight_at_four, pendulum_straight_at_eight };
extern const cst_fused pendulum_fused;
const cst_fused pendulum_fused = {
    2, mass_row, mass_col, pendulum_motion,
    2, phi_q_row, phi_q_col, pendulum_phi_q,
    4, 2, jacobian_row, jacobian_col, pendulum_jacobian,
    4, by_rho_row, by_rho_col, pendulum_by_rho,
    pendulum_products, pendulum_products_at_once, pendulum_products_wide, pendulum_second, &pendulum_straight
};
#else
static void NAME(pendulum_straight_substitute)(const double *restrict K, const double *restrict F, LANE *restrict b)
{
    LANE x0 = b[0];
    LANE x1 = b[1];
    LANE x2 = b[2];
    x2 = FMA(SPREAD(-F[0]), x0, x2);
    x2 = FMA(SPREAD(-F[1]), x1, x2);
    b[2] = x2 = -F[2] * x2;
    b[1] = x1 = FMA(SPREAD(-F[1]), x2, K[2] * x1);
    b[0] = x0 = FMA(SPREAD(-F[0]), x2, K[2] * x0);
}
void NAME(pendulum_straight_factor)(const LANE *restrict K, const LANE *restrict E, LANE *restrict F, LANE *restrict limits)
{
    LANE v0 = E[0]*K[2];
    LANE v1 = E[1]*K[2];
    F[0] = v0;
    F[1] = v1;
    F[2] = 1.0/FMA(E[1], v1, FMA(E[0], v0, K[3]));
    limits[0] = K[0];
    limits[1] = K[1];
}
static void NAME(pendulum_straight_substitute_own)(const LANE *restrict K, const LANE *restrict F, LANE *restrict b)
{
    LANE x0 = b[0];
    LANE x1 = b[1];
    LANE x2 = b[2];
    x2 = FMA(SPREAD(-F[0]), x0, x2);
    x2 = FMA(SPREAD(-F[1]), x1, x2);
    b[2] = x2 = -F[2] * x2;
    b[1] = x1 = FMA(SPREAD(-F[1]), x2, K[2] * x1);
    b[0] = x0 = FMA(SPREAD(-F[0]), x2, K[2] * x0);
}
void NAME(pendulum_straight_evaluate)(LANE t, const LANE *restrict q, const LANE *restrict v, const LANE *restrict rho, const int *restrict mode, double damping, double stiffness, LANE *restrict Q, LANE *restrict phi, LANE *restrict phi_dot, LANE *restrict phi_ddot, LANE *restrict b, LANE *restrict E)
{
    LANE v0 = -(rho[0]*rho[2]);
    LANE v1 = 0.5*(q[0]*q[0]+q[1]*q[1]-rho[1]*rho[1]);
    LANE v2 = 0.5*(v[0]*(2.0*q[0])+v[1]*(2.0*q[1]));
    LANE v3 = 0.5*(v[0]*(2.0*v[0])+v[1]*(2.0*v[1]));
    Q[0] = SPREAD(0.0);
    Q[1] = v0;
    phi[0] = v1;
    phi_dot[0] = v2;
    phi_ddot[0] = v3;
    b[0] = SPREAD(0.0);
    b[1] = v0;
    b[2] = -(v3+damping*v2+stiffness*v1);
    E[0] = q[0];
    E[1] = q[1];
}
void NAME(pendulum_products)(double t, const double *restrict q, const double *restrict v, const double *restrict a, const double *restrict lambda, const double *restrict rho, const int *restrict mode, double damping, double stiffness, const LANE *restrict z, LANE *restrict Fq, LANE *restrict Fv, LANE *restrict Frho)
{
    double v0 = 0.5*lambda[0];
    double v1 = 2.0*q[0];
    double v2 = 2.0*v[0];
    double v3 = 2.0*q[1];
    double v4 = 2.0*v[1];
    LANE v5 = 0.5*(stiffness*z[2]);
    LANE v6 = 0.5*(damping*z[2]);
    LANE v7 = 0.5*z[2];
    LANE v8 = v2*v7;
    LANE v9 = v4*v7;
    Fq[0] = v0*(2.0*z[0])+(v1*v5+v2*v6+v7*(2.0*a[0]));
    Fq[1] = v0*(2.0*z[1])+(v3*v5+v4*v6+v7*(2.0*a[1]));
    Fv[0] = v8+(v1*v6+v8);
    Fv[1] = v9+(v3*v6+v9);
    Frho[0] = a[1]*z[1]+a[0]*z[0]+rho[2]*z[1];
    Frho[1] = -(2.0*rho[1]*v5);
    Frho[2] = rho[0]*z[1];
    Frho[3] = SPREAD(0.0);
}
#endif
