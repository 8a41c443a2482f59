/* Written by scripts/costate_ad/fuse from the derivatives that Tapenade made of crane.  The products are compiled
 * for one adjoint and for many: LANE is the type of what depends on it. */
#ifndef LANE
#include "costate_model.h"
#include <math.h>
#include <stddef.h>
static const int mass_row[] = {
0,1,0,1,
};
static const int mass_col[] = {
0,0,1,1,
};
void crane_motion(double t, const double *restrict q, const double *restrict v, const double *restrict rho, const int *restrict mode, const int *restrict at, double *restrict Q, double *restrict phi, double *restrict phi_dot, double *restrict phi_ddot, double *restrict A)
{
    double v0 = t-rho[5];
    double v1 = rho[1]*rho[2];
    double v2 = sin(q[1]);
    double v3 = v1*cos(q[1]);
    Q[0] = rho[6]+v0*(rho[7]+v0*(rho[8]+rho[9]*v0))+v[1]*(v[1]*(v1*v2));
    Q[1] = -(v2*(rho[2]*(rho[1]*rho[3])));
    A[at[0]] = rho[0]+rho[1];
    A[at[1]] = v3;
    A[at[2]] = v3;
    A[at[3]] = rho[2]*v1;
}
static const int phi_q_row[] = {
0
};
static const int phi_q_col[] = {
0
};
void crane_phi_q(double t, const double *restrict q, const double *restrict rho, const int *restrict at, double *restrict A)
{
}
static const int jacobian_row[] = {
0,1,0,
};
static const int jacobian_col[] = {
1,1,1,
};
void crane_jacobian(double t, const double *restrict q, const double *restrict v, const double *restrict a, const double *restrict lambda, const double *restrict rho, const int *restrict mode, double damping, double stiffness, const int *restrict at, double *restrict K, double *restrict C)
{
    double v0 = rho[1]*rho[2];
    double v1 = sin(q[1]);
    double v2 = cos(q[1]);
    K[at[0]] = -(a[1]*v0*v1+v2*(v0*(v[1]*v[1])));
    K[at[1]] = -(v1*(a[0]*v0)-v2*(rho[2]*(rho[1]*rho[3])));
    C[at[2 + 0]] = -(v1*(v[1]*(2.0*v0)));
}
static const int by_rho_row[] = {
0,0,1,0,1,1,0,0,0,0,0,
};
static const int by_rho_col[] = {
0,1,1,2,2,3,5,6,7,8,9,
};
void crane_by_rho(double t, const double *restrict q, const double *restrict v, const double *restrict a, const double *restrict lambda, const double *restrict rho, const int *restrict mode, double damping, double stiffness, double *restrict F)
{
    double v0 = cos(q[1]);
    double v1 = sin(q[1]);
    double v2 = v[1]*v[1];
    double v3 = a[1]*rho[1];
    double v4 = t-rho[5];
    double v5 = rho[9]*v4;
    double v6 = v4*v4;
    double v7 = rho[8]+v5;
    F[0] = a[0];
    F[1] = a[0]+v0*(a[1]*rho[2])-v1*(rho[2]*v2);
    F[2] = v0*(a[0]*rho[2])+a[1]*(rho[2]*rho[2])+v1*(rho[2]*rho[3]);
    F[3] = v0*v3-v1*(rho[1]*v2);
    F[4] = v0*(a[0]*rho[1])+rho[2]*(2.0*v3)+v1*(rho[1]*rho[3]);
    F[5] = rho[1]*rho[2]*v1;
    F[6] = v4*(v5+v7)+(rho[7]+v4*v7);
    F[7] = -1.0;
    F[8] = -v4;
    F[9] = -v6;
    F[10] = -(v4*v6);
}
void crane_second(double t, const double *restrict q, const double *restrict v, const double *restrict a, const double *restrict lambda, const double *restrict rho, const int *restrict mode, double damping, double stiffness, const double *restrict z, const double *restrict dq, const double *restrict dv, const double *restrict da, const double *restrict dlambda, const double *restrict drho, double *restrict Fq, double *restrict Fv, double *restrict Fa, double *restrict Flambda, double *restrict Frho)
{
    double v0 = cos(q[1]);
    double v1 = rho[1]*rho[2];
    double v2 = rho[1]*rho[3];
    double v3 = z[0]*da[0];
    double v4 = a[1]*rho[2];
    double v5 = a[1]*rho[1];
    double v6 = z[0]*drho[5];
    double v7 = sin(q[1]);
    double v8 = rho[2]*drho[1]+rho[1]*drho[2];
    double v9 = a[1]*drho[1]+rho[1]*da[1];
    double v10 = v[1]*v[1];
    double v11 = 2.0*dv[1];
    double v12 = 2.0*v[1];
    double v13 = z[1]*(rho[2]*rho[2]);
    double v14 = z[1]*(2.0*drho[2]);
    double v15 = t-rho[5];
    double v16 = z[0]*v7;
    double v17 = dq[1]*v0;
    double v18 = z[1]*v0;
    double v19 = dq[1]*v7;
    double v20 = z[0]*v0;
    double v21 = z[1]*v7;
    double v22 = drho[9]*v15;
    double v23 = z[0]*v15;
    double v24 = rho[8]+rho[9]*v15;
    double v25 = v11*v16;
    double v26 = z[0]*v17;
    double v27 = z[1]*v19;
    double v28 = z[0]*v19;
    double v29 = z[1]*v17;
    double v30 = v10*v16;
    double v31 = v22+(drho[8]-rho[9]*drho[5]);
    double v32 = drho[5]*v23+v6*v15;
    double v33 = v10*v26;
    Fq[0] = 0.0;
    Fq[1] = -(z[1]*(dq[1]*(v0*(a[0]*v1)))+v7*(z[1]*(a[0]*v8+da[0]*v1))+z[0]*(dq[1]*(v0*(a[1]*v1)))+v7*(z[0]*(a[1]*v8+da[1]*v1))+(z[1]*(dq[1]*(v7*(rho[2]*v2)))-v0*(z[1]*(drho[3]*v1+rho[3]*v8))+v0*(z[0]*(v8*v10+v11*(v[1]*v1)))-z[0]*(dq[1]*(v7*(v1*v10)))));
    Fv[0] = 0.0;
    Fv[1] = -(v16*(v8*v12)+v1*v25+v26*(rho[2]*(rho[1]*v12)));
    Fa[0] = v8*v18-v1*v27+z[0]*(drho[0]+drho[1]);
    Fa[1] = drho[1]*v13+v1*v14+v8*v20-v1*v28;
    Frho[0] = v3;
    Frho[7] = v6;
    Frho[8] = v32;
    Frho[1] = da[1]*v13+v14*v4+v18*(a[0]*drho[2]+rho[2]*da[0])-v27*(a[0]*rho[2])+v3+v20*(a[1]*drho[2]+rho[2]*da[1])-v4*v28+(v21*(rho[2]*drho[3]+rho[3]*drho[2])+v29*(rho[2]*rho[3])-v25*(v[1]*rho[2])-drho[2]*v30-rho[2]*v33);
    Frho[2] = z[1]*(2.0*rho[2]*v9)+v14*v5+v18*(a[0]*drho[1]+rho[1]*da[0])-v27*(a[0]*rho[1])+v9*v20-v5*v28+(v21*(rho[1]*drho[3]+rho[3]*drho[1])+v2*v29-v25*(v[1]*rho[1])-drho[1]*v30-rho[1]*v33);
    Frho[3] = v8*v21+v1*v29;
    Frho[4] = 0.0;
    Frho[6] = 0.0;
    Frho[5] = z[0]*(drho[7]-drho[5]*v24+v15*v31)+v23*(v22+v31)-v6*v24-rho[9]*v32;
    Frho[9] = v15*v32+v23*(drho[5]*v15);
}
#pragma GCC push_options
#pragma GCC optimize("fp-contract=fast")
void crane_straight_fix(const double *restrict rho, double compliance, double *restrict K)
{
    double v0 = rho[0]+rho[1];
    K[0] = 1.0;
    K[1] = (1e+300 < v0) ? 1e+300 : v0;
    K[2] = 1.0/v0;
    K[3] = rho[2]*(rho[1]*rho[2]);
}
#pragma GCC pop_options
void crane_straight_entries(double t, const double *restrict q, const double *restrict v, const double *restrict rho, const int *restrict mode, double damping, double stiffness, double *restrict E)
{
    E[0] = rho[1]*rho[2]*cos(q[1]);
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
#include "crane_fused.c"
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
#include "crane_fused.c"
#undef LANE
#undef SPREAD
#undef NAME
#undef MASK
#undef CHOOSE
#undef EACH
#undef EACH_OF_TWO
#undef ROOT
#undef FMA
static void crane_products_at_once(double t, const double *restrict q, const double *restrict v, const double *restrict a, const double *restrict lambda, const double *restrict rho, const int *restrict mode, double damping, double stiffness, cst_adjoints z, cst_adjoint_outs Fq, cst_adjoint_outs Fv, cst_adjoint_outs Frho)
{
    crane_products_four(t, q, v, a, lambda, rho, mode, damping, stiffness, (const four *)z, (four *)Fq, (four *)Fv, (four *)Frho);
}
#else
#define crane_products_at_once NULL
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
#include "crane_fused.c"
#undef LANE
#undef SPREAD
#undef NAME
#undef MASK
#undef CHOOSE
#undef EACH
#undef EACH_OF_TWO
#undef ROOT
#undef FMA
static void crane_products_wide(double t, const double *restrict q, const double *restrict v, const double *restrict a, const double *restrict lambda, const double *restrict rho, const int *restrict mode, double damping, double stiffness, cst_dirs z, cst_outs Fq, cst_outs Fv, cst_outs Frho)
{
    crane_products_eight(t, q, v, a, lambda, rho, mode, damping, stiffness, (const eight *)z, (eight *)Fq, (eight *)Fv, (eight *)Frho);
}
#pragma GCC pop_options
#else
#define crane_products_wide NULL
#endif
#ifdef __GNUC__
static void crane_straight_evaluate_of_four(const double *t, const double *q, const double *v, const double *rho, const int *mode, double damping, double stiffness, double *Q, double *phi, double *phi_dot, double *phi_ddot, double *b, double *E)
{
    crane_straight_evaluate_four(*(const four *)t, (const four *)q, (const four *)v, (const four *)rho, mode, damping, stiffness, (four *)Q, (four *)phi, (four *)phi_dot, (four *)phi_ddot, (four *)b, (four *)E);
}
static void crane_straight_factor_of_four(const double *K, const double *E, double *F, double *limits)
{
    crane_straight_factor_four((const four *)K, (const four *)E, (four *)F, (four *)limits);
}
static void crane_straight_substitute_of_four(const double *K, const double *F, double *b)
{
    crane_straight_substitute_own_four((const four *)K, (const four *)F, (four *)b);
}
static const cst_straight_lanes crane_straight_four = { sizeof(four) / sizeof(double), crane_straight_evaluate_of_four, crane_straight_factor_of_four, crane_straight_substitute_of_four, NULL };
#define crane_straight_at_four &crane_straight_four
#else
#define crane_straight_at_four NULL
#endif
#ifdef CST_AVX512
#pragma GCC push_options
#pragma GCC target("avx512f")
static void crane_straight_evaluate_of_eight(const double *t, const double *q, const double *v, const double *rho, const int *mode, double damping, double stiffness, double *Q, double *phi, double *phi_dot, double *phi_ddot, double *b, double *E)
{
    crane_straight_evaluate_eight(*(const eight *)t, (const eight *)q, (const eight *)v, (const eight *)rho, mode, damping, stiffness, (eight *)Q, (eight *)phi, (eight *)phi_dot, (eight *)phi_ddot, (eight *)b, (eight *)E);
}
static void crane_straight_factor_of_eight(const double *K, const double *E, double *F, double *limits)
{
    crane_straight_factor_eight((const eight *)K, (const eight *)E, (eight *)F, (eight *)limits);
}
static void crane_straight_substitute_of_eight(const double *K, const double *F, double *b)
{
    crane_straight_substitute_own_eight((const eight *)K, (const eight *)F, (eight *)b);
}
static const cst_straight_lanes crane_straight_eight = { sizeof(eight) / sizeof(double), crane_straight_evaluate_of_eight, crane_straight_factor_of_eight, crane_straight_substitute_of_eight, NULL };
#pragma GCC pop_options
#define crane_straight_at_eight &crane_straight_eight
#else
#define crane_straight_at_eight NULL
#endif
#ifdef __GNUC__
static void crane_straight_substitute_at_once(const double *K, const double *F, cst_adjoint_outs b)
{
    crane_straight_substitute_four(K, F, (four *)b);
}
#else
#define crane_straight_substitute_at_once NULL
#endif
static const cst_straight crane_straight = { 4, 1, 2, crane_straight_fix, crane_straight_evaluate, crane_straight_entries, crane_straight_factor, crane_straight_substitute, crane_straight_substitute_at_once, NULL, crane_straight_at_four, crane_straight_at_eight };
extern const cst_fused crane_fused;
const cst_fused crane_fused = {
    4, mass_row, mass_col, crane_motion,
    0, phi_q_row, phi_q_col, crane_phi_q,
    2, 1, jacobian_row, jacobian_col, crane_jacobian,
    11, by_rho_row, by_rho_col, crane_by_rho,
    crane_products, crane_products_at_once, crane_products_wide, crane_second, &crane_straight
};
#else
static void NAME(crane_straight_substitute)(const double *restrict K, const double *restrict F, LANE *restrict b)
{
    LANE x0 = b[0];
    LANE x1 = b[1];
    x1 = FMA(SPREAD(-F[0]), x0, x1);
    b[1] = x1 = F[1] * x1;
    b[0] = x0 = FMA(SPREAD(-F[0]), x1, K[2] * x0);
}
void NAME(crane_straight_factor)(const LANE *restrict K, const LANE *restrict E, LANE *restrict F, LANE *restrict limits)
{
    LANE v0 = E[0]*K[2];
    LANE v1 = 1.0/FMA(-E[0], v0, K[3]);
    LANE v2 = K[3]*v1;
    F[0] = v0;
    F[1] = v1;
    limits[0] = CHOOSE(K[0] > v2, K[0], v2);
    limits[1] = CHOOSE(K[1] < v2, K[1], v2);
}
static void NAME(crane_straight_substitute_own)(const LANE *restrict K, const LANE *restrict F, LANE *restrict b)
{
    LANE x0 = b[0];
    LANE x1 = b[1];
    x1 = FMA(SPREAD(-F[0]), x0, x1);
    b[1] = x1 = F[1] * x1;
    b[0] = x0 = FMA(SPREAD(-F[0]), x1, K[2] * x0);
}
void NAME(crane_straight_evaluate)(LANE t, const LANE *restrict q, const LANE *restrict v, const LANE *restrict rho, const int *restrict mode, double damping, double stiffness, LANE *restrict Q, LANE *restrict phi, LANE *restrict phi_dot, LANE *restrict phi_ddot, LANE *restrict b, LANE *restrict E)
{
    LANE v0 = t-rho[5];
    LANE v1 = rho[1]*rho[2];
    LANE v2 = EACH(sin, q[1]);
    LANE v3 = rho[6]+v0*(rho[7]+v0*(rho[8]+rho[9]*v0))+v[1]*(v[1]*(v1*v2));
    LANE v4 = -(v2*(rho[2]*(rho[1]*rho[3])));
    Q[0] = v3;
    Q[1] = v4;
    b[0] = v3;
    b[1] = v4;
    E[0] = v1*EACH(cos, q[1]);
}
void NAME(crane_products)(double t, const double *restrict q, const double *restrict v, const double *restrict a, const double *restrict lambda, const double *restrict rho, const int *restrict mode, double damping, double stiffness, const LANE *restrict z, LANE *restrict Fq, LANE *restrict Fv, LANE *restrict Frho)
{
    double v0 = sin(q[1]);
    double v1 = cos(q[1]);
    double v2 = v[1]*v[1];
    LANE v3 = a[0]*z[0];
    double v4 = t-rho[5];
    double v5 = rho[2]*(rho[1]*v0);
    LANE v6 = z[0]*v0;
    LANE v7 = z[1]*v1;
    LANE v8 = z[0]*v1;
    LANE v9 = z[1]*v0;
    LANE v10 = z[0]*v4;
    double v11 = rho[8]+rho[9]*v4;
    LANE v12 = v4*v10;
    Fq[0] = SPREAD(0.0);
    Fq[1] = -(z[1]*(a[0]*v5)+z[0]*(a[1]*v5)-(z[1]*(rho[2]*(rho[1]*(rho[3]*v1)))-z[0]*(v2*(rho[2]*(rho[1]*v1)))));
    Fv[0] = SPREAD(0.0);
    Fv[1] = -(v6*(rho[2]*(rho[1]*(2.0*v[1]))));
    Frho[0] = v3;
    Frho[1] = a[1]*(z[1]*(rho[2]*rho[2]))+v7*(a[0]*rho[2])+v3+v8*(a[1]*rho[2])+(v9*(rho[2]*rho[3])-v6*(rho[2]*v2));
    Frho[2] = z[1]*(a[1]*(rho[1]*(2.0*rho[2])))+v7*(a[0]*rho[1])+v8*(a[1]*rho[1])+(v9*(rho[1]*rho[3])-v6*(rho[1]*v2));
    Frho[3] = rho[1]*rho[2]*v9;
    Frho[4] = SPREAD(0.0);
    Frho[5] = z[0]*(rho[7]+v4*v11)+v10*v11+rho[9]*v12;
    Frho[6] = -z[0];
    Frho[7] = -v10;
    Frho[8] = -v12;
    Frho[9] = -(v4*v12);
}
#endif
