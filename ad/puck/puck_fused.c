/* Written by scripts/costate_ad/fuse from the derivatives that Tapenade made of puck.  The products are compiled
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
void puck_motion(double t, const double *restrict q, const double *restrict v, const double *restrict rho, const int *restrict mode, const int *restrict at, double *restrict Q, double *restrict phi, double *restrict phi_dot, double *restrict phi_ddot, double *restrict A)
{
    double v0 = t*rho[3];
    double v1 = rho[3]*rho[3];
    double v2 = cos(v0);
    double v3 = sin(v0);
    double v4 = rho[3]*v3;
    double v5 = rho[3]*v2;
    double v6 = v2*v1;
    double v7 = v3*v1;
    double v8 = v[1]*v5;
    double v9 = v[0]*v4;
    double v10 = v[0]*v5;
    double v11 = v[1]*v4;
    Q[0] = -(q[0]*rho[1]+v[0]*rho[2]);
    Q[1] = -(q[1]*rho[1]+v[1]*rho[2]);
    Q[2] = -(rho[0]*rho[6]);
    phi[0] = q[2];
    phi[1] = q[0]*v2+q[1]*v3;
    phi[2] = q[1]*v2-q[0]*v3;
    phi_dot[0] = v[2];
    phi_dot[1] = -(q[0]*v4-v[0]*v2-q[1]*v5-v[1]*v3);
    phi_dot[2] = -(q[1]*v4-v[1]*v2+q[0]*v5+v[0]*v3);
    phi_ddot[0] = 0.0;
    phi_ddot[1] = v8-(v9+(v9+q[0]*v6)-v8+q[1]*v7);
    phi_ddot[2] = -(v10+(v11+(v11+q[1]*v6)+v10-q[0]*v7));
    A[at[0]] = rho[0];
    A[at[1]] = rho[0];
    A[at[2]] = rho[0];
}
static const int phi_q_row[] = {
1,2,1,2,0,
};
static const int phi_q_col[] = {
0,0,1,1,2,
};
void puck_phi_q(double t, const double *restrict q, const double *restrict rho, const int *restrict at, double *restrict A)
{
    double v0 = t*rho[3];
    double v1 = cos(v0);
    double v2 = sin(v0);
    double v3 = -v2;
    A[at[0]] = v1;
    A[at[1]] = v3;
    A[at[2]] = v2;
    A[at[3]] = v1;
    A[at[4]] = 1.0;
    A[at[5 + 0]] = v1;
    A[at[5 + 1]] = v3;
    A[at[5 + 2]] = v2;
    A[at[5 + 3]] = v1;
    A[at[5 + 4]] = 1.0;
}
static const int jacobian_row[] = {
0,4,5,1,5,3,4,0,4,1,4,5,3,5,
};
static const int jacobian_col[] = {
0,0,0,1,1,2,1,0,0,1,1,1,2,0,
};
void puck_jacobian(double t, const double *restrict q, const double *restrict v, const double *restrict a, const double *restrict lambda, const double *restrict rho, const int *restrict mode, double damping, double stiffness, const int *restrict at, double *restrict K, double *restrict C)
{
    double v0 = t*rho[3];
    double v1 = rho[3]*rho[3];
    double v2 = cos(v0);
    double v3 = sin(v0);
    double v4 = rho[3]*v3;
    double v5 = rho[3]*v2;
    double v6 = -(v2*v1+damping*v4-stiffness*v2);
    double v7 = v3*v1-damping*v5-stiffness*v3;
    double v8 = -(2.0*v4-damping*v2);
    double v9 = 2.0*v5+damping*v3;
    K[at[0]] = rho[1];
    K[at[1]] = v6;
    K[at[2]] = v7;
    K[at[3]] = rho[1];
    K[at[4]] = v6;
    K[at[5]] = stiffness;
    K[at[6]] = -v7;
    C[at[7 + 0]] = rho[2];
    C[at[7 + 1]] = v8;
    C[at[7 + 2]] = rho[2];
    C[at[7 + 3]] = v9;
    C[at[7 + 4]] = v8;
    C[at[7 + 5]] = damping;
    C[at[7 + 6]] = -v9;
}
static const int by_rho_row[] = {
0,1,2,0,1,0,1,0,1,4,5,2,
};
static const int by_rho_col[] = {
0,0,0,1,1,2,2,3,3,3,3,6,
};
void puck_by_rho(double t, const double *restrict q, const double *restrict v, const double *restrict a, const double *restrict lambda, const double *restrict rho, const int *restrict mode, double damping, double stiffness, double *restrict F)
{
    double v0 = t*rho[3];
    double v1 = rho[3]*rho[3];
    double v2 = cos(v0);
    double v3 = sin(v0);
    double v4 = t*v2;
    double v5 = t*v3;
    double v6 = v2-t*(rho[3]*v3);
    double v7 = v3+t*(rho[3]*v2);
    double v8 = rho[3]*(2.0*v2)-t*(v3*v1);
    double v9 = rho[3]*(2.0*v3)+t*(v2*v1);
    double v10 = v[1]*v6;
    double v11 = v[0]*v7;
    double v12 = v[0]*v6;
    double v13 = v[1]*v7;
    F[0] = a[0];
    F[1] = a[1];
    F[3] = q[0];
    F[4] = q[1];
    F[5] = v[0];
    F[6] = v[1];
    F[11] = rho[0];
    F[2] = a[2]+rho[6];
    F[7] = -(lambda[2]*v4+lambda[1]*v5);
    F[8] = -(lambda[2]*v5-lambda[1]*v4);
    F[9] = v10-(v11+(v11+q[0]*v8)+a[0]*v5-v10+q[1]*v9)+a[1]*v4-damping*(q[0]*v7+v[0]*v5-q[1]*v6-v[1]*v4)-stiffness*(q[0]*v5-q[1]*v4);
    F[10] = -(v12+(v13+(v13+q[1]*v8)+a[1]*v5+v12-q[0]*v9)+a[0]*v4+damping*(q[1]*v7+v[1]*v5+q[0]*v6+v[0]*v4)+stiffness*(q[1]*v5+q[0]*v4));
}
void puck_second(double t, const double *restrict q, const double *restrict v, const double *restrict a, const double *restrict lambda, const double *restrict rho, const int *restrict mode, double damping, double stiffness, const double *restrict z, const double *restrict dq, const double *restrict dv, const double *restrict da, const double *restrict dlambda, const double *restrict drho, double *restrict Fq, double *restrict Fv, double *restrict Fa, double *restrict Flambda, double *restrict Frho)
{
    double v0 = t*rho[3];
    double v1 = t*drho[3];
    double v2 = stiffness*z[5];
    double v3 = damping*z[5];
    double v4 = stiffness*z[4];
    double v5 = damping*z[4];
    double v6 = z[2]*drho[0];
    double v7 = z[5]*dv[0];
    double v8 = z[4]*dv[1];
    double v9 = v[0]*z[5];
    double v10 = v[1]*z[4];
    double v11 = v[1]*z[5];
    double v12 = v[0]*z[4];
    double v13 = z[5]*dv[1];
    double v14 = z[4]*dv[0];
    double v15 = rho[3]*rho[3];
    double v16 = 2.0*rho[3];
    double v17 = 2.0*drho[3];
    double v18 = z[5]*dq[0]-z[4]*dq[1];
    double v19 = q[0]*z[5]-q[1]*z[4];
    double v20 = z[5]*dq[1]+z[4]*dq[0];
    double v21 = q[1]*z[5]+q[0]*z[4];
    double v22 = cos(v0);
    double v23 = sin(v0);
    double v24 = v7-v8;
    double v25 = v9-v10;
    double v26 = v8-(v7+dq[0]*v3-dq[1]*v5);
    double v27 = v10-(v9+q[0]*v3-q[1]*v5);
    double v28 = v1*v16;
    double v29 = v17*v19;
    double v30 = v17*v21;
    double v31 = v11+v12;
    double v32 = v13+v14;
    double v33 = v12+(v11+q[1]*v3+q[0]*v5);
    double v34 = v14+(v13+dq[1]*v3+dq[0]*v5);
    double v35 = v22*v1;
    double v36 = v23*v1;
    double v37 = v1*(rho[3]*v23);
    double v38 = v1*(v22*v15);
    double v39 = v1*(rho[3]*v22);
    double v40 = v15*v23*v1;
    double v41 = drho[3]*v22-v37;
    double v42 = drho[3]*(rho[3]*(2.0*v23))+v38;
    double v43 = v39+drho[3]*v23;
    double v44 = drho[3]*(rho[3]*(2.0*v22))-v40;
    double v45 = z[5]*v41;
    double v46 = z[4]*v43;
    double v47 = z[5]*v43;
    double v48 = z[4]*v41;
    Fq[0] = z[0]*drho[1]-(v35*v2+v41*v3-z[5]*v42+v36*v4+v43*v5+z[4]*v44);
    Fq[1] = z[1]*drho[1]-(v36*v2+v43*v3+z[5]*v44-v35*v4-v41*v5+z[4]*v42);
    Fq[2] = 0.0;
    Fv[0] = z[0]*drho[2]-(v45+v46+(v35*v3+v45+v36*v5+v46));
    Fv[1] = z[1]*drho[2]-(v47-v48+(v36*v3+v47-v35*v5-v48));
    Fv[2] = 0.0;
    Fa[0] = z[0]*drho[0]-(z[5]*v35+z[4]*v36);
    Fa[1] = z[1]*drho[0]-(z[5]*v36-z[4]*v35);
    Fa[2] = v6;
    Flambda[0] = 0.0;
    Flambda[1] = -(z[0]*v36-z[1]*v35);
    Flambda[2] = -(z[1]*v36+z[0]*v35);
    Frho[0] = z[2]*da[2]+z[1]*da[1]+z[0]*da[0]+z[2]*drho[6];
    Frho[1] = z[1]*dq[1]+z[0]*dq[0];
    Frho[2] = z[1]*dv[1]+z[0]*dv[0];
    Frho[3] = -(t*(v22*(z[0]*dlambda[2]-z[1]*dlambda[1]))-t*(v36*(lambda[2]*z[0]-lambda[1]*z[1]))+t*(v23*(z[1]*dlambda[2]+z[0]*dlambda[1]))+t*(v35*(lambda[2]*z[1]+lambda[1]*z[0]))+(t*(v22*(dq[0]*v2+dv[0]*v3+z[5]*da[0]-dq[1]*v4-dv[1]*v5-z[4]*da[1]))-t*(v36*(q[0]*v2+v[0]*v3+a[0]*z[5]-q[1]*v4-v[1]*v5-a[1]*z[4]))+v22*v24-v1*(v23*v25)-t*(v39*v25)-t*(v23*(rho[3]*v24+drho[3]*v25))-v22*v26+v1*(v23*v27)+t*(v39*v27)+t*(v23*(rho[3]*v26+drho[3]*v27))-v23*v16*v18-v28*(v22*v19)+t*(v40*v19)-v23*v29-t*(v22*(v15*v18+rho[3]*v29))+t*(v23*(dq[1]*v2+dv[1]*v3+z[5]*da[1]+dq[0]*v4+dv[0]*v5+z[4]*da[0]))+t*(v35*(q[1]*v2+v[1]*v3+a[1]*z[5]+q[0]*v4+v[0]*v5+a[0]*z[4]))+v1*(v22*v31)+v23*v32-t*(v37*v31)+t*(v22*(drho[3]*v31+rho[3]*v32))+v1*(v22*v33)+v23*v34-t*(v37*v33)+t*(v22*(drho[3]*v33+rho[3]*v34))+v22*v16*v20-v28*(v23*v21)-t*(v38*v21)+v22*v30-t*(v23*(v15*v20+rho[3]*v30))));
    Frho[4] = 0.0;
    Frho[5] = 0.0;
    Frho[7] = 0.0;
    Frho[8] = 0.0;
    Frho[9] = 0.0;
    Frho[10] = 0.0;
    Frho[11] = 0.0;
    Frho[6] = v6;
}
#pragma GCC push_options
#pragma GCC optimize("fp-contract=fast")
void puck_straight_fix(const double *restrict rho, double compliance, double *restrict K)
{
    double v0 = (1e+300 < rho[0]) ? 1e+300 : rho[0];
    double v1 = 1.0/rho[0];
    double v2 = (v0 < rho[0]) ? v0 : rho[0];
    K[0] = 1.0;
    K[1] = (v2 < rho[0]) ? v2 : rho[0];
    K[2] = v1;
    K[3] = compliance;
    K[5] = rho[0];
    K[4] = 1.0/(compliance+v1);
}
#pragma GCC pop_options
void puck_straight_entries(double t, const double *restrict q, const double *restrict v, const double *restrict rho, const int *restrict mode, double damping, double stiffness, double *restrict E)
{
    double v0 = t*rho[3];
    E[0] = cos(v0);
    E[1] = sin(v0);
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
#include "puck_fused.c"
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
#include "puck_fused.c"
#undef LANE
#undef SPREAD
#undef NAME
#undef MASK
#undef CHOOSE
#undef EACH
#undef EACH_OF_TWO
#undef ROOT
#undef FMA
static void puck_products_at_once(double t, const double *restrict q, const double *restrict v, const double *restrict a, const double *restrict lambda, const double *restrict rho, const int *restrict mode, double damping, double stiffness, cst_adjoints z, cst_adjoint_outs Fq, cst_adjoint_outs Fv, cst_adjoint_outs Frho)
{
    puck_products_four(t, q, v, a, lambda, rho, mode, damping, stiffness, (const four *)z, (four *)Fq, (four *)Fv, (four *)Frho);
}
#else
#define puck_products_at_once NULL
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
#include "puck_fused.c"
#undef LANE
#undef SPREAD
#undef NAME
#undef MASK
#undef CHOOSE
#undef EACH
#undef EACH_OF_TWO
#undef ROOT
#undef FMA
static void puck_products_wide(double t, const double *restrict q, const double *restrict v, const double *restrict a, const double *restrict lambda, const double *restrict rho, const int *restrict mode, double damping, double stiffness, cst_dirs z, cst_outs Fq, cst_outs Fv, cst_outs Frho)
{
    puck_products_eight(t, q, v, a, lambda, rho, mode, damping, stiffness, (const eight *)z, (eight *)Fq, (eight *)Fv, (eight *)Frho);
}
#pragma GCC pop_options
#else
#define puck_products_wide NULL
#endif
#ifdef __GNUC__
static void puck_straight_evaluate_of_four(const double *t, const double *q, const double *v, const double *rho, const int *mode, double damping, double stiffness, double *Q, double *phi, double *phi_dot, double *phi_ddot, double *b, double *E)
{
    puck_straight_evaluate_four(*(const four *)t, (const four *)q, (const four *)v, (const four *)rho, mode, damping, stiffness, (four *)Q, (four *)phi, (four *)phi_dot, (four *)phi_ddot, (four *)b, (four *)E);
}
static void puck_straight_factor_of_four(const double *K, const double *E, double *F, double *limits)
{
    puck_straight_factor_four((const four *)K, (const four *)E, (four *)F, (four *)limits);
}
static void puck_straight_substitute_of_four(const double *K, const double *F, double *b)
{
    puck_straight_substitute_own_four((const four *)K, (const four *)F, (four *)b);
}
static void puck_straight_residual_of_four(const double *K, const double *E, const double *b, const double *x, double *r)
{
    puck_straight_residual_four((const four *)K, (const four *)E, (const four *)b, (const four *)x, (four *)r);
}
static const cst_straight_lanes puck_straight_four = { sizeof(four) / sizeof(double), puck_straight_evaluate_of_four, puck_straight_factor_of_four, puck_straight_substitute_of_four, puck_straight_residual_of_four };
#define puck_straight_at_four &puck_straight_four
#else
#define puck_straight_at_four NULL
#endif
#ifdef CST_AVX512
#pragma GCC push_options
#pragma GCC target("avx512f")
static void puck_straight_evaluate_of_eight(const double *t, const double *q, const double *v, const double *rho, const int *mode, double damping, double stiffness, double *Q, double *phi, double *phi_dot, double *phi_ddot, double *b, double *E)
{
    puck_straight_evaluate_eight(*(const eight *)t, (const eight *)q, (const eight *)v, (const eight *)rho, mode, damping, stiffness, (eight *)Q, (eight *)phi, (eight *)phi_dot, (eight *)phi_ddot, (eight *)b, (eight *)E);
}
static void puck_straight_factor_of_eight(const double *K, const double *E, double *F, double *limits)
{
    puck_straight_factor_eight((const eight *)K, (const eight *)E, (eight *)F, (eight *)limits);
}
static void puck_straight_substitute_of_eight(const double *K, const double *F, double *b)
{
    puck_straight_substitute_own_eight((const eight *)K, (const eight *)F, (eight *)b);
}
static void puck_straight_residual_of_eight(const double *K, const double *E, const double *b, const double *x, double *r)
{
    puck_straight_residual_eight((const eight *)K, (const eight *)E, (const eight *)b, (const eight *)x, (eight *)r);
}
static const cst_straight_lanes puck_straight_eight = { sizeof(eight) / sizeof(double), puck_straight_evaluate_of_eight, puck_straight_factor_of_eight, puck_straight_substitute_of_eight, puck_straight_residual_of_eight };
#pragma GCC pop_options
#define puck_straight_at_eight &puck_straight_eight
#else
#define puck_straight_at_eight NULL
#endif
#ifdef __GNUC__
static void puck_straight_substitute_at_once(const double *K, const double *F, cst_adjoint_outs b)
{
    puck_straight_substitute_four(K, F, (four *)b);
}
#else
#define puck_straight_substitute_at_once NULL
#endif
static const cst_straight puck_straight = { 6, 2, 5, puck_straight_fix, puck_straight_evaluate, puck_straight_entries, puck_straight_factor, puck_straight_substitute, puck_straight_substitute_at_once, puck_straight_residual, puck_straight_at_four, puck_straight_at_eight };
extern const cst_fused puck_fused;
const cst_fused puck_fused = {
    3, mass_row, mass_col, puck_motion,
    5, phi_q_row, phi_q_col, puck_phi_q,
    7, 7, jacobian_row, jacobian_col, puck_jacobian,
    12, by_rho_row, by_rho_col, puck_by_rho,
    puck_products, puck_products_at_once, puck_products_wide, puck_second, &puck_straight
};
#else
static void NAME(puck_straight_substitute)(const double *restrict K, const double *restrict F, LANE *restrict b)
{
    LANE x0 = b[2];
    LANE x1 = b[0];
    LANE x2 = b[1];
    LANE x3 = b[3];
    LANE x4 = b[4];
    LANE x5 = b[5];
    x3 = FMA(SPREAD(-K[2]), x0, x3);
    x4 = FMA(SPREAD(-F[0]), x1, x4);
    x5 = FMA(SPREAD(F[1]), x1, x5);
    x4 = FMA(SPREAD(-F[1]), x2, x4);
    x5 = FMA(SPREAD(-F[0]), x2, x5);
    x5 = FMA(SPREAD(F[2]), x4, x5);
    b[5] = x5 = F[4] * x5;
    b[4] = x4 = FMA(SPREAD(F[2]), x5, -F[3] * x4);
    b[3] = x3 = -K[4] * x3;
    b[1] = x2 = FMA(SPREAD(-F[1]), x4, FMA(SPREAD(-F[0]), x5, K[2] * x2));
    b[0] = x1 = FMA(SPREAD(-F[0]), x4, FMA(SPREAD(F[1]), x5, K[2] * x1));
    b[2] = x0 = FMA(SPREAD(-K[2]), x3, K[2] * x0);
}
static void NAME(puck_straight_residual)(const LANE *restrict K, const LANE *restrict E, const LANE *restrict b, const LANE *restrict x, LANE *restrict r)
{
    r[0] = FMA(SPREAD(E[1]), x[5], FMA(SPREAD(-E[0]), x[4], FMA(SPREAD(-K[5]), x[0], b[0])));
    r[1] = FMA(SPREAD(-E[0]), x[5], FMA(SPREAD(-E[1]), x[4], FMA(SPREAD(-K[5]), x[1], b[1])));
    r[2] = FMA(SPREAD(-1.0), x[3], FMA(SPREAD(-K[5]), x[2], b[2]));
    r[3] = FMA(SPREAD(K[3]), x[3], FMA(SPREAD(-1.0), x[2], b[3]));
    r[4] = FMA(SPREAD(K[3]), x[4], FMA(SPREAD(-E[1]), x[1], FMA(SPREAD(-E[0]), x[0], b[4])));
    r[5] = FMA(SPREAD(K[3]), x[5], FMA(SPREAD(-E[0]), x[1], FMA(SPREAD(E[1]), x[0], b[5])));
}
void NAME(puck_straight_factor)(const LANE *restrict K, const LANE *restrict E, LANE *restrict F, LANE *restrict limits)
{
    LANE v0 = E[0]*K[2];
    LANE v1 = E[1]*K[2];
    LANE v2 = FMA(-E[1], v0, E[0]*v1);
    LANE v3 = E[1]*v1;
    LANE v4 = E[0]*v0;
    LANE v5 = 1.0/(v3+(K[3]+v4));
    LANE v6 = v4+(v3+K[3]);
    LANE v7 = v2*v5;
    LANE v8 = 1.0/FMA(v2, v7, -v6);
    LANE v9 = v6*v8;
    LANE v10 = -(1e-08*v9);
    LANE v11 = -v9;
    F[0] = v0;
    F[1] = v1;
    F[2] = v7;
    F[3] = v5;
    F[4] = v8;
    limits[0] = CHOOSE(K[0] > v10, K[0], v10);
    limits[1] = CHOOSE(K[1] < v11, K[1], v11);
}
static void NAME(puck_straight_substitute_own)(const LANE *restrict K, const LANE *restrict F, LANE *restrict b)
{
    LANE x0 = b[2];
    LANE x1 = b[0];
    LANE x2 = b[1];
    LANE x3 = b[3];
    LANE x4 = b[4];
    LANE x5 = b[5];
    x3 = FMA(SPREAD(-K[2]), x0, x3);
    x4 = FMA(SPREAD(-F[0]), x1, x4);
    x5 = FMA(SPREAD(F[1]), x1, x5);
    x4 = FMA(SPREAD(-F[1]), x2, x4);
    x5 = FMA(SPREAD(-F[0]), x2, x5);
    x5 = FMA(SPREAD(F[2]), x4, x5);
    b[5] = x5 = F[4] * x5;
    b[4] = x4 = FMA(SPREAD(F[2]), x5, -F[3] * x4);
    b[3] = x3 = -K[4] * x3;
    b[1] = x2 = FMA(SPREAD(-F[1]), x4, FMA(SPREAD(-F[0]), x5, K[2] * x2));
    b[0] = x1 = FMA(SPREAD(-F[0]), x4, FMA(SPREAD(F[1]), x5, K[2] * x1));
    b[2] = x0 = FMA(SPREAD(-K[2]), x3, K[2] * x0);
}
void NAME(puck_straight_evaluate)(LANE t, const LANE *restrict q, const LANE *restrict v, const LANE *restrict rho, const int *restrict mode, double damping, double stiffness, LANE *restrict Q, LANE *restrict phi, LANE *restrict phi_dot, LANE *restrict phi_ddot, LANE *restrict b, LANE *restrict E)
{
    LANE v0 = -(q[0]*rho[1]+v[0]*rho[2]);
    LANE v1 = -(q[1]*rho[1]+v[1]*rho[2]);
    LANE v2 = -(rho[0]*rho[6]);
    LANE v3 = t*rho[3];
    LANE v4 = rho[3]*rho[3];
    LANE v5 = EACH(cos, v3);
    LANE v6 = EACH(sin, v3);
    LANE v7 = q[0]*v5+q[1]*v6;
    LANE v8 = q[1]*v5-q[0]*v6;
    LANE v9 = rho[3]*v6;
    LANE v10 = rho[3]*v5;
    LANE v11 = v5*v4;
    LANE v12 = v6*v4;
    LANE v13 = q[0]*v9-v[0]*v5-q[1]*v10-v[1]*v6;
    LANE v14 = q[1]*v9-v[1]*v5+q[0]*v10+v[0]*v6;
    LANE v15 = v[1]*v10;
    LANE v16 = v[0]*v9;
    LANE v17 = v[0]*v10;
    LANE v18 = v[1]*v9;
    LANE v19 = v15-(v16+(v16+q[0]*v11)-v15+q[1]*v12);
    LANE v20 = v17+(v18+(v18+q[1]*v11)+v17-q[0]*v12);
    Q[0] = v0;
    Q[1] = v1;
    Q[2] = v2;
    phi[0] = q[2];
    phi[1] = v7;
    phi[2] = v8;
    phi_dot[0] = v[2];
    phi_dot[1] = -v13;
    phi_dot[2] = -v14;
    phi_ddot[0] = SPREAD(0.0);
    phi_ddot[1] = v19;
    phi_ddot[2] = -v20;
    b[0] = v0;
    b[1] = v1;
    b[2] = v2;
    b[3] = -(damping*v[2]+stiffness*q[2]);
    b[4] = -(v19-damping*v13+stiffness*v7);
    b[5] = v20+damping*v14-stiffness*v8;
    E[0] = v5;
    E[1] = v6;
}
void NAME(puck_products)(double t, const double *restrict q, const double *restrict v, const double *restrict a, const double *restrict lambda, const double *restrict rho, const int *restrict mode, double damping, double stiffness, const LANE *restrict z, LANE *restrict Fq, LANE *restrict Fv, LANE *restrict Frho)
{
    double v0 = t*rho[3];
    LANE v1 = stiffness*z[5];
    LANE v2 = damping*z[5];
    LANE v3 = stiffness*z[4];
    LANE v4 = damping*z[4];
    LANE v5 = v[0]*z[5];
    LANE v6 = v[1]*z[4];
    LANE v7 = v[1]*z[5];
    LANE v8 = v[0]*z[4];
    double v9 = rho[3]*rho[3];
    double v10 = 2.0*rho[3];
    double v11 = sin(v0);
    double v12 = cos(v0);
    double v13 = rho[3]*v12;
    double v14 = v11*v9;
    double v15 = rho[3]*v11;
    double v16 = v12*v9;
    double v17 = t*v12;
    double v18 = t*v11;
    LANE v19 = z[5]*v13;
    LANE v20 = z[4]*v15;
    LANE v21 = z[5]*v15;
    LANE v22 = z[4]*v13;
    double v23 = v12-rho[3]*v18;
    double v24 = v11+rho[3]*v17;
    Fq[0] = rho[1]*z[0]-(v11*v1+v13*v2-v12*v3-z[5]*v14+v15*v4+z[4]*v16);
    Fq[1] = rho[1]*z[1]+(v12*v1-v15*v2-z[5]*v16+v11*v3+v13*v4-z[4]*v14);
    Fq[2] = stiffness*z[3];
    Fv[0] = rho[2]*z[0]-(v19+v20+(v19+(v11*v2-v12*v4)+v20));
    Fv[1] = rho[2]*z[1]-(v21-v22-(v12*v2-v21+v11*v4+v22));
    Fv[2] = damping*z[3];
    Frho[0] = a[2]*z[2]+a[1]*z[1]+a[0]*z[0]+rho[6]*z[2];
    Frho[1] = q[1]*z[1]+q[0]*z[0];
    Frho[2] = v[1]*z[1]+v[0]*z[0];
    Frho[3] = -((lambda[2]*z[0]-lambda[1]*z[1])*v17+(lambda[2]*z[1]+lambda[1]*z[0])*v18+(v17*(q[0]*v1+v[0]*v2+a[0]*z[5]-q[1]*v3-v[1]*v4-a[1]*z[4])+(v5-v6)*v23-(v6-(v5+q[0]*v2-q[1]*v4))*v23-(q[0]*z[5]-q[1]*z[4])*(v11*v10+v17*v9)+(q[1]*z[5]+q[0]*z[4])*(v12*v10-v18*v9)+v18*(q[1]*v1+v[1]*v2+a[1]*z[5]+q[0]*v3+v[0]*v4+a[0]*z[4])+(v7+v8)*v24+(v8+(v7+q[1]*v2+q[0]*v4))*v24));
    Frho[4] = SPREAD(0.0);
    Frho[5] = SPREAD(0.0);
    Frho[7] = SPREAD(0.0);
    Frho[8] = SPREAD(0.0);
    Frho[9] = SPREAD(0.0);
    Frho[10] = SPREAD(0.0);
    Frho[11] = SPREAD(0.0);
    Frho[6] = rho[0]*z[2];
}
#endif
