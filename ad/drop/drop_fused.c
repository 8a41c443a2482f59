/* Written by scripts/costate_ad/fuse from the derivatives that Tapenade made of drop.  The products are compiled
 * for one adjoint and for many: LANE is the type of what depends on it. */
#ifndef LANE
#include "costate_model.h"
#include <math.h>
#include <stddef.h>
static const int mass_row[] = {
0,1,2,
};
static const int mass_col[] = {
0,1,2,
};
void drop_motion(double t, const double *restrict q, const double *restrict v, const double *restrict rho, const int *restrict mode, const int *restrict at, double *restrict Q, double *restrict phi, double *restrict phi_dot, double *restrict phi_ddot, double *restrict A)
{
    double v0 = 0.5*rho[1];
    double v1 = sin(q[2]);
    double v2 = cos(q[2]);
    double v3 = v[2]*v2;
    double v4 = v[2]*v1;
    Q[0] = 0.0;
    Q[2] = 0.0;
    Q[1] = -(rho[0]*rho[2]);
    phi[0] = q[1]-v0*v1;
    phi[1] = q[0]-v0*v2;
    phi_dot[0] = v[1]-v0*v3;
    phi_dot[1] = v[0]+v0*v4;
    phi_ddot[0] = v0*(v[2]*v4);
    phi_ddot[1] = v0*(v[2]*v3);
    A[at[0]] = rho[0];
    A[at[1]] = rho[0];
    A[at[2]] = 0.08333333333333333*(rho[1]*(rho[0]*rho[1]));
}
static const int phi_q_row[] = {
1,0,0,1,
};
static const int phi_q_col[] = {
0,1,2,2,
};
void drop_phi_q(double t, const double *restrict q, const double *restrict rho, const int *restrict at, double *restrict A)
{
    double v0 = 0.5*rho[1];
    double v1 = -(v0*cos(q[2]));
    double v2 = v0*sin(q[2]);
    A[at[0]] = 1.0;
    A[at[1]] = 1.0;
    A[at[2]] = v1;
    A[at[3]] = v2;
    A[at[4 + 0]] = 1.0;
    A[at[4 + 1]] = 1.0;
    A[at[4 + 2]] = v1;
    A[at[4 + 3]] = v2;
}
static const int jacobian_row[] = {
4,3,2,3,4,4,3,3,4,
};
static const int jacobian_col[] = {
0,1,2,2,2,0,1,2,2,
};
void drop_jacobian(double t, const double *restrict q, const double *restrict v, const double *restrict a, const double *restrict lambda, const double *restrict rho, const int *restrict mode, double damping, double stiffness, const int *restrict at, double *restrict K, double *restrict C)
{
    double v0 = cos(q[2]);
    double v1 = sin(q[2]);
    double v2 = 0.5*rho[1];
    double v3 = v[2]*v[2];
    double v4 = 0.5*(v[2]*rho[1]);
    double v5 = v1*v4;
    double v6 = v0*v2;
    double v7 = v0*v4;
    double v8 = v1*v2;
    K[at[0]] = stiffness;
    K[at[1]] = stiffness;
    K[at[2]] = lambda[1]*(0.5*(rho[1]*v0))+lambda[0]*(0.5*(rho[1]*v1));
    K[at[3]] = v2*(a[2]*v1+v0*v3)+damping*v5-stiffness*v6;
    K[at[4]] = v2*(a[2]*v0-v1*v3)+damping*v7+stiffness*v8;
    C[at[5 + 0]] = damping;
    C[at[5 + 1]] = damping;
    C[at[5 + 2]] = 2.0*v5-damping*v6;
    C[at[5 + 3]] = 2.0*v7+damping*v8;
}
static const int by_rho_row[] = {
0,1,2,2,3,4,1,
};
static const int by_rho_col[] = {
0,0,0,1,1,1,2,
};
void drop_by_rho(double t, const double *restrict q, const double *restrict v, const double *restrict a, const double *restrict lambda, const double *restrict rho, const int *restrict mode, double damping, double stiffness, double *restrict F)
{
    double v0 = sin(q[2]);
    double v1 = cos(q[2]);
    double v2 = v[2]*v[2];
    F[0] = a[0];
    F[6] = rho[0];
    F[1] = a[1]+rho[2];
    F[2] = rho[1]*rho[1]*(0.08333333333333333*a[2]);
    F[3] = rho[1]*(2.0*(a[2]*(0.08333333333333333*rho[0])))+(0.5*lambda[1]*v0-0.5*lambda[0]*v1);
    F[4] = -(0.5*(a[2]*v1-v0*v2)+damping*(0.5*(v[2]*v1))+stiffness*(0.5*v0));
    F[5] = 0.5*(v1*v2+a[2]*v0)+damping*(0.5*(v[2]*v0))-stiffness*(0.5*v1);
}
void drop_second(double t, const double *restrict q, const double *restrict v, const double *restrict a, const double *restrict lambda, const double *restrict rho, const int *restrict mode, double damping, double stiffness, const double *restrict z, const double *restrict dq, const double *restrict dv, const double *restrict da, const double *restrict dlambda, const double *restrict drho, double *restrict Fq, double *restrict Fv, double *restrict Fa, double *restrict Flambda, double *restrict Frho)
{
    double v0 = cos(q[2]);
    double v1 = 0.5*lambda[1];
    double v2 = 0.5*rho[1];
    double v3 = 0.5*lambda[0];
    double v4 = 0.5*z[4];
    double v5 = 0.5*dq[2];
    double v6 = 0.5*drho[1];
    double v7 = 0.5*z[3];
    double v8 = sin(q[2]);
    double v9 = 0.5*(damping*z[4]);
    double v10 = 0.5*(damping*z[3]);
    double v11 = rho[1]*dv[2];
    double v12 = stiffness*z[4];
    double v13 = v[2]*dv[2];
    double v14 = stiffness*z[3];
    double v15 = z[1]*drho[0];
    double v16 = v[2]*v[2];
    double v17 = z[2]*(2.0*drho[1]);
    double v18 = 0.08333333333333333*rho[0];
    double v19 = z[2]*(rho[1]*rho[1]);
    double v20 = dq[2]*v8;
    double v21 = dq[2]*v0;
    double v22 = v[2]*v9;
    double v23 = rho[1]*v4;
    double v24 = drho[1]*v4;
    double v25 = v12*v5;
    double v26 = v14*v5;
    double v27 = rho[1]*v7;
    double v28 = drho[1]*v7;
    double v29 = v[2]*v10;
    double v30 = dv[2]*v0;
    double v31 = dv[2]*v8;
    double v32 = z[2]*v0;
    double v33 = z[2]*v8;
    double v34 = dq[2]*(v0*v16);
    double v35 = dq[2]*(v8*v16);
    double v36 = v13+v13;
    double v37 = v[2]*(v20*v23-v0*v24);
    double v38 = v23*v30;
    double v39 = v27*v31;
    double v40 = z[2]*v20;
    double v41 = z[2]*v21;
    double v42 = v[2]*(v21*v27+v8*v28);
    Fq[0] = 0.0;
    Fq[1] = 0.0;
    Fq[2] = v0*(z[2]*(drho[1]*v1+dlambda[1]*v2))-v20*(z[2]*(rho[1]*v1))+v8*(z[2]*(dlambda[0]*v2+drho[1]*v3))+v21*(z[2]*(rho[1]*v3))+(v0*(drho[1]*v22+v9*v11+da[2]*v23+a[2]*v24)+(v25*(rho[1]*v0)+v8*(v12*v6))-v23*v34-v8*(v23*v36+v24*v16)-v20*(a[2]*v23+rho[1]*v22)-v0*(v14*v6)+v26*(rho[1]*v8)-v27*v35+v0*(v28*v16+v27*v36)+v8*(drho[1]*v29+v10*v11+da[2]*v27+a[2]*v28)+v21*(rho[1]*v29+a[2]*v27));
    Fv[0] = 0.0;
    Fv[1] = 0.0;
    Fv[2] = -(v37-v38-v42-v39-(v39+(v42-(v37-(v38+(rho[1]*v21+drho[1]*v8)*v9)-(rho[1]*v20-drho[1]*v0)*v10))));
    Fa[0] = z[0]*drho[0];
    Fa[1] = v15;
    Fa[2] = v17*(rho[1]*v18)+0.08333333333333333*(drho[0]*v19)+(v8*v24+v21*v23+v20*v27-v0*v28);
    Flambda[0] = -(0.5*(drho[1]*v32-rho[1]*v40));
    Flambda[1] = 0.5*(drho[1]*v33+rho[1]*v41);
    Frho[0] = 0.08333333333333333*(v17*(a[2]*rho[1])+da[2]*v19)+z[1]*da[1]+z[0]*da[0]+z[1]*drho[2];
    Frho[1] = z[2]*(2.0*rho[1]*(drho[0]*(0.08333333333333333*a[2])+da[2]*v18))+v17*(a[2]*v18)+(dlambda[1]*(0.5*v33)+v1*v41+v3*v40-dlambda[0]*(0.5*v32))-(v4*(v35-v0*v36-a[2]*v21-da[2]*v8)-(v31*v9+v8*v25+v21*v22)+v0*v26+v30*v10-v20*v29-v7*(a[2]*v20-da[2]*v0+v34+v8*v36));
    Frho[2] = v15;
    Frho[3] = 0.0;
    Frho[4] = 0.0;
    Frho[5] = 0.0;
    Frho[6] = 0.0;
    Frho[7] = 0.0;
}
#pragma GCC push_options
#pragma GCC optimize("fp-contract=fast")
void drop_straight_fix(const double *restrict rho, double compliance, double *restrict K)
{
    double v0 = (1e+300 < rho[0]) ? 1e+300 : rho[0];
    double v1 = 0.08333333333333333*(rho[1]*(rho[0]*rho[1]));
    double v2 = 1.0/rho[0];
    double v3 = (v0 < rho[0]) ? v0 : rho[0];
    K[0] = 1.0;
    K[1] = (v3 < v1) ? v3 : v1;
    K[2] = v2;
    K[3] = 1.0/v1;
    K[4] = compliance+v2;
}
#pragma GCC pop_options
void drop_straight_entries(double t, const double *restrict q, const double *restrict v, const double *restrict rho, const int *restrict mode, double damping, double stiffness, double *restrict E)
{
    double v0 = 0.5*rho[1];
    E[0] = v0*cos(q[2]);
    E[1] = v0*sin(q[2]);
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
#include "drop_fused.c"
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
#include "drop_fused.c"
#undef LANE
#undef SPREAD
#undef NAME
#undef MASK
#undef CHOOSE
#undef EACH
#undef EACH_OF_TWO
#undef ROOT
#undef FMA
static void drop_products_at_once(double t, const double *restrict q, const double *restrict v, const double *restrict a, const double *restrict lambda, const double *restrict rho, const int *restrict mode, double damping, double stiffness, cst_adjoints z, cst_adjoint_outs Fq, cst_adjoint_outs Fv, cst_adjoint_outs Frho)
{
    drop_products_four(t, q, v, a, lambda, rho, mode, damping, stiffness, (const four *)z, (four *)Fq, (four *)Fv, (four *)Frho);
}
#else
#define drop_products_at_once NULL
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
#include "drop_fused.c"
#undef LANE
#undef SPREAD
#undef NAME
#undef MASK
#undef CHOOSE
#undef EACH
#undef EACH_OF_TWO
#undef ROOT
#undef FMA
static void drop_products_wide(double t, const double *restrict q, const double *restrict v, const double *restrict a, const double *restrict lambda, const double *restrict rho, const int *restrict mode, double damping, double stiffness, cst_dirs z, cst_outs Fq, cst_outs Fv, cst_outs Frho)
{
    drop_products_eight(t, q, v, a, lambda, rho, mode, damping, stiffness, (const eight *)z, (eight *)Fq, (eight *)Fv, (eight *)Frho);
}
#pragma GCC pop_options
#else
#define drop_products_wide NULL
#endif
#ifdef __GNUC__
static void drop_straight_evaluate_of_four(const double *t, const double *q, const double *v, const double *rho, const int *mode, double damping, double stiffness, double *Q, double *phi, double *phi_dot, double *phi_ddot, double *b, double *E)
{
    drop_straight_evaluate_four(*(const four *)t, (const four *)q, (const four *)v, (const four *)rho, mode, damping, stiffness, (four *)Q, (four *)phi, (four *)phi_dot, (four *)phi_ddot, (four *)b, (four *)E);
}
static void drop_straight_factor_of_four(const double *K, const double *E, double *F, double *limits)
{
    drop_straight_factor_four((const four *)K, (const four *)E, (four *)F, (four *)limits);
}
static void drop_straight_substitute_of_four(const double *K, const double *F, double *b)
{
    drop_straight_substitute_own_four((const four *)K, (const four *)F, (four *)b);
}
static const cst_straight_lanes drop_straight_four = { sizeof(four) / sizeof(double), drop_straight_evaluate_of_four, drop_straight_factor_of_four, drop_straight_substitute_of_four, NULL };
#define drop_straight_at_four &drop_straight_four
#else
#define drop_straight_at_four NULL
#endif
#ifdef CST_AVX512
#pragma GCC push_options
#pragma GCC target("avx512f")
static void drop_straight_evaluate_of_eight(const double *t, const double *q, const double *v, const double *rho, const int *mode, double damping, double stiffness, double *Q, double *phi, double *phi_dot, double *phi_ddot, double *b, double *E)
{
    drop_straight_evaluate_eight(*(const eight *)t, (const eight *)q, (const eight *)v, (const eight *)rho, mode, damping, stiffness, (eight *)Q, (eight *)phi, (eight *)phi_dot, (eight *)phi_ddot, (eight *)b, (eight *)E);
}
static void drop_straight_factor_of_eight(const double *K, const double *E, double *F, double *limits)
{
    drop_straight_factor_eight((const eight *)K, (const eight *)E, (eight *)F, (eight *)limits);
}
static void drop_straight_substitute_of_eight(const double *K, const double *F, double *b)
{
    drop_straight_substitute_own_eight((const eight *)K, (const eight *)F, (eight *)b);
}
static const cst_straight_lanes drop_straight_eight = { sizeof(eight) / sizeof(double), drop_straight_evaluate_of_eight, drop_straight_factor_of_eight, drop_straight_substitute_of_eight, NULL };
#pragma GCC pop_options
#define drop_straight_at_eight &drop_straight_eight
#else
#define drop_straight_at_eight NULL
#endif
#ifdef __GNUC__
static void drop_straight_substitute_at_once(const double *K, const double *F, cst_adjoint_outs b)
{
    drop_straight_substitute_four(K, F, (four *)b);
}
#else
#define drop_straight_substitute_at_once NULL
#endif
static const cst_straight drop_straight = { 5, 2, 5, drop_straight_fix, drop_straight_evaluate, drop_straight_entries, drop_straight_factor, drop_straight_substitute, drop_straight_substitute_at_once, NULL, drop_straight_at_four, drop_straight_at_eight };
extern const cst_fused drop_fused;
const cst_fused drop_fused = {
    3, mass_row, mass_col, drop_motion,
    4, phi_q_row, phi_q_col, drop_phi_q,
    5, 4, jacobian_row, jacobian_col, drop_jacobian,
    7, by_rho_row, by_rho_col, drop_by_rho,
    drop_products, drop_products_at_once, drop_products_wide, drop_second, &drop_straight
};
#else
static void NAME(drop_straight_substitute)(const double *restrict K, const double *restrict F, LANE *restrict b)
{
    LANE x0 = b[0];
    LANE x1 = b[1];
    LANE x2 = b[2];
    LANE x3 = b[3];
    LANE x4 = b[4];
    x4 = FMA(SPREAD(-K[2]), x0, x4);
    x3 = FMA(SPREAD(-K[2]), x1, x3);
    x3 = FMA(SPREAD(F[0]), x2, x3);
    x4 = FMA(SPREAD(-F[1]), x2, x4);
    x4 = FMA(SPREAD(F[2]), x3, x4);
    b[4] = x4 = F[4] * x4;
    b[3] = x3 = FMA(SPREAD(F[2]), x4, -F[3] * x3);
    b[2] = x2 = FMA(SPREAD(F[0]), x3, FMA(SPREAD(-F[1]), x4, K[3] * x2));
    b[1] = x1 = FMA(SPREAD(-K[2]), x3, K[2] * x1);
    b[0] = x0 = FMA(SPREAD(-K[2]), x4, K[2] * x0);
}
void NAME(drop_straight_factor)(const LANE *restrict K, const LANE *restrict E, LANE *restrict F, LANE *restrict limits)
{
    LANE v0 = E[0]*K[3];
    LANE v1 = E[1]*K[3];
    LANE v2 = E[0]*v1;
    LANE v3 = 1.0/FMA(E[0], v0, K[4]);
    LANE v4 = FMA(E[1], v1, K[4]);
    LANE v5 = v2*v3;
    LANE v6 = 1.0/FMA(v2, v5, -v4);
    LANE v7 = v4*v6;
    LANE v8 = -(1e-08*v7);
    LANE v9 = -v7;
    F[0] = v0;
    F[1] = v1;
    F[2] = v5;
    F[3] = v3;
    F[4] = v6;
    limits[0] = CHOOSE(K[0] > v8, K[0], v8);
    limits[1] = CHOOSE(K[1] < v9, K[1], v9);
}
static void NAME(drop_straight_substitute_own)(const LANE *restrict K, const LANE *restrict F, LANE *restrict b)
{
    LANE x0 = b[0];
    LANE x1 = b[1];
    LANE x2 = b[2];
    LANE x3 = b[3];
    LANE x4 = b[4];
    x4 = FMA(SPREAD(-K[2]), x0, x4);
    x3 = FMA(SPREAD(-K[2]), x1, x3);
    x3 = FMA(SPREAD(F[0]), x2, x3);
    x4 = FMA(SPREAD(-F[1]), x2, x4);
    x4 = FMA(SPREAD(F[2]), x3, x4);
    b[4] = x4 = F[4] * x4;
    b[3] = x3 = FMA(SPREAD(F[2]), x4, -F[3] * x3);
    b[2] = x2 = FMA(SPREAD(F[0]), x3, FMA(SPREAD(-F[1]), x4, K[3] * x2));
    b[1] = x1 = FMA(SPREAD(-K[2]), x3, K[2] * x1);
    b[0] = x0 = FMA(SPREAD(-K[2]), x4, K[2] * x0);
}
void NAME(drop_straight_evaluate)(LANE t, const LANE *restrict q, const LANE *restrict v, const LANE *restrict rho, const int *restrict mode, double damping, double stiffness, LANE *restrict Q, LANE *restrict phi, LANE *restrict phi_dot, LANE *restrict phi_ddot, LANE *restrict b, LANE *restrict E)
{
    LANE v0 = -(rho[0]*rho[2]);
    LANE v1 = 0.5*rho[1];
    LANE v2 = EACH(sin, q[2]);
    LANE v3 = EACH(cos, q[2]);
    LANE v4 = v1*v2;
    LANE v5 = v1*v3;
    LANE v6 = v[2]*v3;
    LANE v7 = v[2]*v2;
    LANE v8 = q[1]-v4;
    LANE v9 = q[0]-v5;
    LANE v10 = v[1]-v1*v6;
    LANE v11 = v[0]+v1*v7;
    LANE v12 = v1*(v[2]*v7);
    LANE v13 = v1*(v[2]*v6);
    Q[0] = SPREAD(0.0);
    Q[2] = SPREAD(0.0);
    Q[1] = v0;
    phi[0] = v8;
    phi[1] = v9;
    phi_dot[0] = v10;
    phi_dot[1] = v11;
    phi_ddot[0] = v12;
    phi_ddot[1] = v13;
    b[0] = SPREAD(0.0);
    b[2] = SPREAD(0.0);
    b[1] = v0;
    b[3] = -(v12+damping*v10+stiffness*v8);
    b[4] = -(v13+damping*v11+stiffness*v9);
    E[0] = v5;
    E[1] = v4;
}
void NAME(drop_products)(double t, const double *restrict q, const double *restrict v, const double *restrict a, const double *restrict lambda, const double *restrict rho, const int *restrict mode, double damping, double stiffness, const LANE *restrict z, LANE *restrict Fq, LANE *restrict Fv, LANE *restrict Frho)
{
    LANE v0 = stiffness*z[4];
    LANE v1 = stiffness*z[3];
    LANE v2 = damping*z[4];
    LANE v3 = damping*z[3];
    double v4 = cos(q[2]);
    double v5 = sin(q[2]);
    double v6 = 0.5*v[2];
    double v7 = 0.5*rho[1];
    double v8 = v[2]*v[2];
    double v9 = rho[1]*v4;
    double v10 = rho[1]*v5;
    double v11 = v5*v8;
    double v12 = v4*v8;
    LANE v13 = v2*v6;
    LANE v14 = z[4]*v7;
    LANE v15 = z[3]*v7;
    LANE v16 = v3*v6;
    double v17 = 0.5*v5;
    double v18 = 0.5*v4;
    double v19 = 0.5*v10;
    double v20 = 0.5*v9;
    LANE v21 = v14*(v[2]*v4);
    LANE v22 = v15*(v[2]*v5);
    Fq[0] = v0;
    Fq[1] = v1;
    Fq[2] = lambda[1]*(0.5*(z[2]*v9))+lambda[0]*(0.5*(z[2]*v10))+(v19*v0+v4*(rho[1]*v13+a[2]*v14)-v14*v11-v20*v1+v12*v15+v5*(rho[1]*v16+a[2]*v15));
    Fv[0] = v2;
    Fv[1] = v3;
    Fv[2] = v21+v19*v2-v20*v3+v22+(v21+v22);
    Frho[0] = 0.08333333333333333*(a[2]*(z[2]*(rho[1]*rho[1])))+a[1]*z[1]+a[0]*z[0]+rho[2]*z[1];
    Frho[1] = z[2]*(a[2]*(0.08333333333333333*rho[0]*(2.0*rho[1])))+(z[2]*(lambda[1]*v17)-z[2]*(lambda[0]*v18))-(v18*v0-v5*v13-z[4]*(0.5*(v12+a[2]*v5))+v17*v1+v4*v16-z[3]*(0.5*(v11-a[2]*v4)));
    Frho[2] = rho[0]*z[1];
    Frho[3] = SPREAD(0.0);
    Frho[4] = SPREAD(0.0);
    Frho[5] = SPREAD(0.0);
    Frho[6] = SPREAD(0.0);
    Frho[7] = SPREAD(0.0);
}
#endif
