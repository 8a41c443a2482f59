/* Written by scripts/costate_ad/fuse from the derivatives that Tapenade made of slidercrank.  The products are compiled
 * for one adjoint and for many: LANE is the type of what depends on it. */
#ifndef LANE
#include "costate_model.h"
#include <math.h>
#include <stddef.h>
static const int mass_row[] = {
0,2,1,0,2,
};
static const int mass_col[] = {
0,0,1,2,2,
};
void slidercrank_motion(double t, const double *restrict q, const double *restrict v, const double *restrict rho, const int *restrict mode, const int *restrict at, double *restrict Q, double *restrict phi, double *restrict phi_dot, double *restrict phi_ddot, double *restrict A)
{
    double v0 = q[1]*q[1];
    double v1 = q[0]-q[2];
    double v2 = v[0]-v[2];
    double v3 = v[1]*(2.0*q[1]);
    double v4 = v[1]*(2.0*v[1]);
    double v5 = 0.3333333333333333*rho[3];
    double v6 = 0.16666666666666666*rho[3];
    double v7 = 0.3333333333333333*rho[2]+v5;
    Q[0] = 0.0;
    Q[1] = -(rho[8]*(0.5*(rho[2]+rho[3])));
    Q[2] = -(rho[5]*(q[2]-3.0)+v[2]*rho[6]);
    phi[0] = 0.5*(q[0]*q[0]+v0-rho[0]*rho[0]);
    phi[1] = 0.5*(v0+v1*v1-rho[1]*rho[1]);
    phi_dot[0] = 0.5*(v[0]*(2.0*q[0])+v3);
    phi_dot[1] = 0.5*(v3+v2*(2.0*v1));
    phi_ddot[0] = 0.5*(v[0]*(2.0*v[0])+v4);
    phi_ddot[1] = 0.5*(v4+v2*(2.0*v2));
    A[at[0]] = v7;
    A[at[1]] = v6;
    A[at[2]] = v7;
    A[at[3]] = v6;
    A[at[4]] = rho[4]+v5;
}
static const int phi_q_row[] = {
0,1,0,1,1,
};
static const int phi_q_col[] = {
0,0,1,1,2,
};
void slidercrank_phi_q(double t, const double *restrict q, const double *restrict rho, const int *restrict at, double *restrict A)
{
    double v0 = q[0]-q[2];
    double v1 = -v0;
    A[at[0]] = q[0];
    A[at[1]] = v0;
    A[at[2]] = q[1];
    A[at[3]] = q[1];
    A[at[4]] = v1;
    A[at[5 + 0]] = q[0];
    A[at[5 + 1]] = v0;
    A[at[5 + 2]] = q[1];
    A[at[5 + 3]] = q[1];
    A[at[5 + 4]] = v1;
}
static const int jacobian_row[] = {
0,2,4,1,3,4,0,3,2,4,3,4,3,4,2,4,
};
static const int jacobian_col[] = {
0,0,0,1,1,1,2,0,2,2,0,0,1,1,2,2,
};
void slidercrank_jacobian(double t, const double *restrict q, const double *restrict v, const double *restrict a, const double *restrict lambda, const double *restrict rho, const int *restrict mode, double damping, double stiffness, const int *restrict at, double *restrict K, double *restrict C)
{
    double v0 = lambda[0]+lambda[1];
    double v1 = -lambda[1];
    double v2 = v[0]-v[2];
    double v3 = q[0]-q[2];
    double v4 = a[1]+damping*v[1]+stiffness*q[1];
    double v5 = 2.0*v[1]+damping*q[1];
    double v6 = a[0]-a[2]+damping*v2+stiffness*v3;
    double v7 = 2.0*v2+damping*v3;
    K[at[0]] = v0;
    K[at[1]] = v1;
    K[at[2]] = v6;
    K[at[3]] = v0;
    K[at[4]] = v4;
    K[at[5]] = v4;
    K[at[6]] = v1;
    K[at[7]] = a[0]+damping*v[0]+stiffness*q[0];
    K[at[8]] = lambda[1]+rho[5];
    K[at[9]] = -v6;
    C[at[10 + 0]] = 2.0*v[0]+damping*q[0];
    C[at[10 + 1]] = v7;
    C[at[10 + 2]] = v5;
    C[at[10 + 3]] = v5;
    C[at[10 + 4]] = rho[6];
    C[at[10 + 5]] = -v7;
}
static const int by_rho_row[] = {
3,4,0,1,0,1,2,2,2,2,1,
};
static const int by_rho_col[] = {
0,1,2,2,3,3,3,4,5,6,8,
};
void slidercrank_by_rho(double t, const double *restrict q, const double *restrict v, const double *restrict a, const double *restrict lambda, const double *restrict rho, const int *restrict mode, double damping, double stiffness, double *restrict F)
{
    double v0 = 0.3333333333333333*a[1]+0.5*rho[8];
    F[0] = -(stiffness*rho[0]);
    F[1] = -(stiffness*rho[1]);
    F[2] = 0.3333333333333333*a[0];
    F[3] = v0;
    F[5] = v0;
    F[7] = a[2];
    F[9] = v[2];
    F[4] = 0.16666666666666666*(a[2]+2.0*a[0]);
    F[6] = 0.16666666666666666*(a[0]+2.0*a[2]);
    F[8] = q[2]-3.0;
    F[10] = 0.5*(rho[2]+rho[3]);
}
void slidercrank_second(double t, const double *restrict q, const double *restrict v, const double *restrict a, const double *restrict lambda, const double *restrict rho, const int *restrict mode, double damping, double stiffness, const double *restrict z, const double *restrict dq, const double *restrict dv, const double *restrict da, const double *restrict dlambda, const double *restrict drho, double *restrict Fq, double *restrict Fv, double *restrict Fa, double *restrict Flambda, double *restrict Frho)
{
    double v0 = 0.5*dlambda[1];
    double v1 = 0.5*dlambda[0];
    double v2 = 0.5*z[4];
    double v3 = 0.5*z[3];
    double v4 = 2.0*(z[0]-z[2]);
    double v5 = 2.0*(dv[0]-dv[2]);
    double v6 = 2.0*z[0];
    double v7 = 2.0*dv[0];
    double v8 = 2.0*dq[0];
    double v9 = 2.0*da[0];
    double v10 = 2.0*z[1];
    double v11 = 2.0*dq[1];
    double v12 = 2.0*dv[1];
    double v13 = 2.0*da[1];
    double v14 = 0.5*(damping*z[4]);
    double v15 = 0.5*(stiffness*z[4]);
    double v16 = 0.5*(damping*z[3]);
    double v17 = 0.5*(stiffness*z[3]);
    double v18 = dq[0]-dq[2];
    double v19 = 0.16666666666666666*drho[3];
    double v20 = z[1]*(0.5*drho[8]);
    double v21 = v0*v4;
    double v22 = v2*v5;
    double v23 = v3*v7;
    double v24 = v2*v12;
    double v25 = v12*v3;
    double v26 = z[2]*v19;
    double v27 = z[0]*v19;
    double v28 = dq[1]*v10;
    double v29 = 2.0*v18;
    double v30 = v5*v14+v29*v15+v2*(2.0*(da[0]-da[2]));
    double v31 = v22+v29*v14;
    double v32 = v29*v2;
    Fq[0] = v21+v1*v6+(v30+(v7*v16+v8*v17+v9*v3));
    Fq[1] = v10*v0+v10*v1+(v11*v15+v12*v14+v13*v2+v11*v17+v12*v16+v13*v3);
    Fq[2] = z[2]*drho[5]-v21-v30;
    Fv[0] = v22+v23+(v31+(v23+v8*v16));
    Fv[1] = v24+v25+(v25+(v24+v11*v14+v11*v16));
    Fv[2] = z[2]*drho[6]-(v22+v31);
    Fa[0] = v26+0.3333333333333333*(z[0]*drho[2])+2.0*v27+(v32+v8*v3);
    Fa[1] = z[1]*(0.3333333333333333*drho[2]+0.3333333333333333*drho[3])+(v11*v2+v11*v3);
    Fa[2] = z[2]*drho[4]+2.0*v26+v27-v32;
    Flambda[0] = 0.5*(dq[0]*v6+v28);
    Flambda[1] = 0.5*(v28+v4*v18);
    Frho[0] = -(v17*(2.0*drho[0]));
    Frho[1] = -(2.0*drho[1]*v15);
    Frho[2] = 0.3333333333333333*(z[1]*da[1])+0.3333333333333333*(z[0]*da[0])+v20;
    Frho[3] = 0.16666666666666666*(z[2]*(da[0]+2.0*da[2])+z[1]*v13+z[0]*(da[2]+v9))+v20;
    Frho[4] = z[2]*da[2];
    Frho[5] = z[2]*dq[2];
    Frho[6] = z[2]*dv[2];
    Frho[7] = 0.0;
    Frho[8] = z[1]*(0.5*(drho[2]+drho[3]));
}
#pragma GCC push_options
#pragma GCC optimize("fp-contract=fast")
void slidercrank_straight_fix(const double *restrict rho, double compliance, double *restrict K)
{
    double v0 = 0.3333333333333333*rho[3];
    double v1 = 0.16666666666666666*rho[3];
    double v2 = 0.3333333333333333*rho[2]+v0;
    double v3 = rho[4]+v0;
    double v4 = 1.0/v3;
    double v5 = (1e+300 < v2) ? 1e+300 : v2;
    double v6 = v1*v4;
    double v7 = (v5 < v3) ? v5 : v3;
    double v8 = 1.0/(v2-v1*v6);
    double v9 = v2*v8;
    K[0] = (1.0 > v9) ? 1.0 : v9;
    K[1] = (v7 < v9) ? v7 : v9;
    K[2] = 1.0/v2;
    K[3] = v6;
    K[4] = v4;
    K[5] = v8;
    K[6] = v1;
    K[7] = compliance;
}
#pragma GCC pop_options
void slidercrank_straight_entries(double t, const double *restrict q, const double *restrict v, const double *restrict rho, const int *restrict mode, double damping, double stiffness, double *restrict E)
{
    E[0] = q[0];
    E[2] = q[1];
    E[1] = q[0]-q[2];
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
#include "slidercrank_fused.c"
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
#include "slidercrank_fused.c"
#undef LANE
#undef SPREAD
#undef NAME
#undef MASK
#undef CHOOSE
#undef EACH
#undef EACH_OF_TWO
#undef ROOT
#undef FMA
static void slidercrank_products_at_once(double t, const double *restrict q, const double *restrict v, const double *restrict a, const double *restrict lambda, const double *restrict rho, const int *restrict mode, double damping, double stiffness, cst_adjoints z, cst_adjoint_outs Fq, cst_adjoint_outs Fv, cst_adjoint_outs Frho)
{
    slidercrank_products_four(t, q, v, a, lambda, rho, mode, damping, stiffness, (const four *)z, (four *)Fq, (four *)Fv, (four *)Frho);
}
#else
#define slidercrank_products_at_once NULL
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
#include "slidercrank_fused.c"
#undef LANE
#undef SPREAD
#undef NAME
#undef MASK
#undef CHOOSE
#undef EACH
#undef EACH_OF_TWO
#undef ROOT
#undef FMA
static void slidercrank_products_wide(double t, const double *restrict q, const double *restrict v, const double *restrict a, const double *restrict lambda, const double *restrict rho, const int *restrict mode, double damping, double stiffness, cst_dirs z, cst_outs Fq, cst_outs Fv, cst_outs Frho)
{
    slidercrank_products_eight(t, q, v, a, lambda, rho, mode, damping, stiffness, (const eight *)z, (eight *)Fq, (eight *)Fv, (eight *)Frho);
}
#pragma GCC pop_options
#else
#define slidercrank_products_wide NULL
#endif
#ifdef __GNUC__
static void slidercrank_straight_evaluate_of_four(const double *t, const double *q, const double *v, const double *rho, const int *mode, double damping, double stiffness, double *Q, double *phi, double *phi_dot, double *phi_ddot, double *b, double *E)
{
    slidercrank_straight_evaluate_four(*(const four *)t, (const four *)q, (const four *)v, (const four *)rho, mode, damping, stiffness, (four *)Q, (four *)phi, (four *)phi_dot, (four *)phi_ddot, (four *)b, (four *)E);
}
static void slidercrank_straight_factor_of_four(const double *K, const double *E, double *F, double *limits)
{
    slidercrank_straight_factor_four((const four *)K, (const four *)E, (four *)F, (four *)limits);
}
static void slidercrank_straight_substitute_of_four(const double *K, const double *F, double *b)
{
    slidercrank_straight_substitute_own_four((const four *)K, (const four *)F, (four *)b);
}
static const cst_straight_lanes slidercrank_straight_four = { sizeof(four) / sizeof(double), slidercrank_straight_evaluate_of_four, slidercrank_straight_factor_of_four, slidercrank_straight_substitute_of_four, NULL };
#define slidercrank_straight_at_four &slidercrank_straight_four
#else
#define slidercrank_straight_at_four NULL
#endif
#ifdef CST_AVX512
#pragma GCC push_options
#pragma GCC target("avx512f")
static void slidercrank_straight_evaluate_of_eight(const double *t, const double *q, const double *v, const double *rho, const int *mode, double damping, double stiffness, double *Q, double *phi, double *phi_dot, double *phi_ddot, double *b, double *E)
{
    slidercrank_straight_evaluate_eight(*(const eight *)t, (const eight *)q, (const eight *)v, (const eight *)rho, mode, damping, stiffness, (eight *)Q, (eight *)phi, (eight *)phi_dot, (eight *)phi_ddot, (eight *)b, (eight *)E);
}
static void slidercrank_straight_factor_of_eight(const double *K, const double *E, double *F, double *limits)
{
    slidercrank_straight_factor_eight((const eight *)K, (const eight *)E, (eight *)F, (eight *)limits);
}
static void slidercrank_straight_substitute_of_eight(const double *K, const double *F, double *b)
{
    slidercrank_straight_substitute_own_eight((const eight *)K, (const eight *)F, (eight *)b);
}
static const cst_straight_lanes slidercrank_straight_eight = { sizeof(eight) / sizeof(double), slidercrank_straight_evaluate_of_eight, slidercrank_straight_factor_of_eight, slidercrank_straight_substitute_of_eight, NULL };
#pragma GCC pop_options
#define slidercrank_straight_at_eight &slidercrank_straight_eight
#else
#define slidercrank_straight_at_eight NULL
#endif
#ifdef __GNUC__
static void slidercrank_straight_substitute_at_once(const double *K, const double *F, cst_adjoint_outs b)
{
    slidercrank_straight_substitute_four(K, F, (four *)b);
}
#else
#define slidercrank_straight_substitute_at_once NULL
#endif
static const cst_straight slidercrank_straight = { 8, 3, 7, slidercrank_straight_fix, slidercrank_straight_evaluate, slidercrank_straight_entries, slidercrank_straight_factor, slidercrank_straight_substitute, slidercrank_straight_substitute_at_once, NULL, slidercrank_straight_at_four, slidercrank_straight_at_eight };
extern const cst_fused slidercrank_fused;
const cst_fused slidercrank_fused = {
    5, mass_row, mass_col, slidercrank_motion,
    5, phi_q_row, phi_q_col, slidercrank_phi_q,
    10, 6, jacobian_row, jacobian_col, slidercrank_jacobian,
    11, by_rho_row, by_rho_col, slidercrank_by_rho,
    slidercrank_products, slidercrank_products_at_once, slidercrank_products_wide, slidercrank_second, &slidercrank_straight
};
#else
static void NAME(slidercrank_straight_substitute)(const double *restrict K, const double *restrict F, LANE *restrict b)
{
    LANE x0 = b[1];
    LANE x1 = b[2];
    LANE x2 = b[0];
    LANE x3 = b[3];
    LANE x4 = b[4];
    x3 = FMA(SPREAD(-F[0]), x0, x3);
    x4 = FMA(SPREAD(-F[0]), x0, x4);
    x2 = FMA(SPREAD(-K[3]), x1, x2);
    x4 = FMA(SPREAD(F[1]), x1, x4);
    x3 = FMA(SPREAD(-F[2]), x2, x3);
    x4 = FMA(SPREAD(-F[3]), x2, x4);
    x4 = FMA(SPREAD(-F[4]), x3, x4);
    b[4] = x4 = F[6] * x4;
    b[3] = x3 = FMA(SPREAD(-F[4]), x4, -F[5] * x3);
    b[0] = x2 = FMA(SPREAD(-F[2]), x3, FMA(SPREAD(-F[3]), x4, K[5] * x2));
    b[2] = x1 = FMA(SPREAD(-K[3]), x2, FMA(SPREAD(F[1]), x4, K[4] * x1));
    b[1] = x0 = FMA(SPREAD(-F[0]), x3, FMA(SPREAD(-F[0]), x4, K[2] * x0));
}
void NAME(slidercrank_straight_factor)(const LANE *restrict K, const LANE *restrict E, LANE *restrict F, LANE *restrict limits)
{
    LANE v0 = E[2]*K[2];
    LANE v1 = E[1]*K[4];
    LANE v2 = E[0]*K[5];
    LANE v3 = FMA(v1, K[6], E[1]);
    LANE v4 = E[2]*v0;
    LANE v5 = K[5]*v3;
    LANE v6 = v4+K[7];
    LANE v7 = FMA(E[0], v5, v4);
    LANE v8 = 1.0/FMA(E[0], v2, v6);
    LANE v9 = FMA(v3, v5, FMA(E[1], v1, v6));
    LANE v10 = v7*v8;
    LANE v11 = 1.0/FMA(v7, v10, -v9);
    LANE v12 = v9*v11;
    LANE v13 = -(1e-08*v12);
    LANE v14 = -v12;
    F[0] = v0;
    F[1] = v1;
    F[2] = v2;
    F[3] = v5;
    F[4] = v10;
    F[5] = v8;
    F[6] = v11;
    limits[0] = CHOOSE(K[0] > v13, K[0], v13);
    limits[1] = CHOOSE(K[1] < v14, K[1], v14);
}
static void NAME(slidercrank_straight_substitute_own)(const LANE *restrict K, const LANE *restrict F, LANE *restrict b)
{
    LANE x0 = b[1];
    LANE x1 = b[2];
    LANE x2 = b[0];
    LANE x3 = b[3];
    LANE x4 = b[4];
    x3 = FMA(SPREAD(-F[0]), x0, x3);
    x4 = FMA(SPREAD(-F[0]), x0, x4);
    x2 = FMA(SPREAD(-K[3]), x1, x2);
    x4 = FMA(SPREAD(F[1]), x1, x4);
    x3 = FMA(SPREAD(-F[2]), x2, x3);
    x4 = FMA(SPREAD(-F[3]), x2, x4);
    x4 = FMA(SPREAD(-F[4]), x3, x4);
    b[4] = x4 = F[6] * x4;
    b[3] = x3 = FMA(SPREAD(-F[4]), x4, -F[5] * x3);
    b[0] = x2 = FMA(SPREAD(-F[2]), x3, FMA(SPREAD(-F[3]), x4, K[5] * x2));
    b[2] = x1 = FMA(SPREAD(-K[3]), x2, FMA(SPREAD(F[1]), x4, K[4] * x1));
    b[1] = x0 = FMA(SPREAD(-F[0]), x3, FMA(SPREAD(-F[0]), x4, K[2] * x0));
}
void NAME(slidercrank_straight_evaluate)(LANE t, const LANE *restrict q, const LANE *restrict v, const LANE *restrict rho, const int *restrict mode, double damping, double stiffness, LANE *restrict Q, LANE *restrict phi, LANE *restrict phi_dot, LANE *restrict phi_ddot, LANE *restrict b, LANE *restrict E)
{
    LANE v0 = -(rho[8]*(0.5*(rho[2]+rho[3])));
    LANE v1 = -(rho[5]*(q[2]-3.0)+v[2]*rho[6]);
    LANE v2 = q[1]*q[1];
    LANE v3 = q[0]-q[2];
    LANE v4 = v[0]-v[2];
    LANE v5 = v[1]*(2.0*q[1]);
    LANE v6 = v[1]*(2.0*v[1]);
    LANE v7 = 0.5*(q[0]*q[0]+v2-rho[0]*rho[0]);
    LANE v8 = 0.5*(v2+v3*v3-rho[1]*rho[1]);
    LANE v9 = 0.5*(v[0]*(2.0*q[0])+v5);
    LANE v10 = 0.5*(v5+v4*(2.0*v3));
    LANE v11 = 0.5*(v[0]*(2.0*v[0])+v6);
    LANE v12 = 0.5*(v6+v4*(2.0*v4));
    Q[0] = SPREAD(0.0);
    Q[1] = v0;
    Q[2] = v1;
    phi[0] = v7;
    phi[1] = v8;
    phi_dot[0] = v9;
    phi_dot[1] = v10;
    phi_ddot[0] = v11;
    phi_ddot[1] = v12;
    b[0] = SPREAD(0.0);
    b[1] = v0;
    b[2] = v1;
    b[3] = -(v11+damping*v9+stiffness*v7);
    b[4] = -(v12+damping*v10+stiffness*v8);
    E[0] = q[0];
    E[1] = v3;
    E[2] = q[1];
}
void NAME(slidercrank_products)(double t, const double *restrict q, const double *restrict v, const double *restrict a, const double *restrict lambda, const double *restrict rho, const int *restrict mode, double damping, double stiffness, const LANE *restrict z, LANE *restrict Fq, LANE *restrict Fv, LANE *restrict Frho)
{
    double v0 = 0.5*lambda[1];
    double v1 = 0.5*lambda[0];
    double v2 = 2.0*(q[0]-q[2]);
    double v3 = 2.0*(v[0]-v[2]);
    LANE v4 = 0.5*(stiffness*z[4]);
    LANE v5 = 0.5*(damping*z[4]);
    LANE v6 = 0.5*(stiffness*z[3]);
    LANE v7 = 0.5*(damping*z[3]);
    LANE v8 = 0.5*z[4];
    LANE v9 = 0.5*z[3];
    double v10 = 2.0*q[0];
    double v11 = 2.0*v[0];
    double v12 = 2.0*a[0];
    double v13 = 2.0*q[1];
    double v14 = 2.0*v[1];
    double v15 = 2.0*a[1];
    LANE v16 = 2.0*z[1];
    LANE v17 = z[1]*(0.5*rho[8]);
    LANE v18 = v0*(2.0*(z[0]-z[2]));
    LANE v19 = v2*v4+v3*v5+v8*(2.0*(a[0]-a[2]));
    LANE v20 = v3*v8;
    LANE v21 = v11*v9;
    LANE v22 = v14*v8;
    LANE v23 = v14*v9;
    LANE v24 = v2*v5+v20;
    Fq[0] = v18+v1*(2.0*z[0])+(v19+(v10*v6+v11*v7+v12*v9));
    Fq[1] = v0*v16+v16*v1+(v13*v4+v14*v5+v15*v8+v13*v6+v14*v7+v15*v9);
    Fq[2] = rho[5]*z[2]-v18-v19;
    Fv[0] = v20+v21+(v24+(v10*v7+v21));
    Fv[1] = v13*v5+v22+v13*v7+v23+(v22+v23);
    Fv[2] = rho[6]*z[2]-(v20+v24);
    Frho[0] = -(2.0*rho[0]*v6);
    Frho[1] = -(2.0*rho[1]*v4);
    Frho[2] = 0.3333333333333333*(a[1]*z[1])+0.3333333333333333*(a[0]*z[0])+v17;
    Frho[3] = 0.16666666666666666*(z[2]*(a[0]+2.0*a[2])+z[1]*v15+z[0]*(a[2]+v12))+v17;
    Frho[4] = a[2]*z[2];
    Frho[6] = v[2]*z[2];
    Frho[5] = z[2]*(q[2]-3.0);
    Frho[7] = SPREAD(0.0);
    Frho[8] = z[1]*(0.5*(rho[2]+rho[3]));
}
#endif
