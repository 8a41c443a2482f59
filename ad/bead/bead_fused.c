/* Written by scripts/costate_ad/fuse from the derivatives that Tapenade made of bead.  The products are compiled
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
void bead_motion(double t, const double *restrict q, const double *restrict v, const double *restrict rho, const int *restrict mode, const int *restrict at, double *restrict Q, double *restrict phi, double *restrict phi_dot, double *restrict phi_ddot, double *restrict A)
{
    double v0 = t-rho[2];
    double v1 = rho[3]+v0*(rho[4]+v0*(rho[5]+rho[6]*v0));
    double v2 = cos(v1);
    Q[0] = rho[0]*rho[1]*v2;
    Q[1] = v[0]*sin(v1);
    Q[2] = -(v[0]*v2);
    A[at[0]] = rho[0];
    A[at[1]] = 1.0;
    A[at[2]] = 1.0;
}
static const int phi_q_row[] = {
0
};
static const int phi_q_col[] = {
0
};
void bead_phi_q(double t, const double *restrict q, const double *restrict rho, const int *restrict at, double *restrict A)
{
}
static const int jacobian_row[] = {
1,2,
};
static const int jacobian_col[] = {
0,0,
};
void bead_jacobian(double t, const double *restrict q, const double *restrict v, const double *restrict a, const double *restrict lambda, const double *restrict rho, const int *restrict mode, double damping, double stiffness, const int *restrict at, double *restrict K, double *restrict C)
{
    double v0 = t-rho[2];
    double v1 = rho[3]+v0*(rho[4]+v0*(rho[5]+rho[6]*v0));
    C[at[0]] = -sin(v1);
    C[at[1]] = cos(v1);
}
static const int by_rho_row[] = {
0,0,0,1,2,0,1,2,0,1,2,0,1,2,0,1,2,
};
static const int by_rho_col[] = {
0,1,2,2,2,3,3,3,4,4,4,5,5,5,6,6,6,
};
void bead_by_rho(double t, const double *restrict q, const double *restrict v, const double *restrict a, const double *restrict lambda, const double *restrict rho, const int *restrict mode, double damping, double stiffness, double *restrict F)
{
    double v0 = t-rho[2];
    double v1 = rho[6]*v0;
    double v2 = v0*v0;
    double v3 = rho[5]+v1;
    double v4 = v0*v2;
    double v5 = rho[4]+v0*v3;
    double v6 = rho[3]+v0*v5;
    double v7 = v0*(v1+v3)+v5;
    double v8 = cos(v6);
    double v9 = sin(v6);
    double v10 = rho[0]*rho[1]*v9;
    double v11 = v[0]*v8;
    double v12 = v[0]*v9;
    F[0] = a[0]-rho[1]*v8;
    F[1] = -(rho[0]*v8);
    F[2] = -(v7*v10);
    F[9] = -(v0*v11);
    F[10] = -(v0*v12);
    F[12] = -(v2*v11);
    F[13] = -(v2*v12);
    F[15] = -(v4*v11);
    F[16] = -(v4*v12);
    F[3] = v7*v11;
    F[4] = v7*v12;
    F[8] = v0*v10;
    F[11] = v2*v10;
    F[14] = v4*v10;
    F[5] = v10;
    F[6] = -v11;
    F[7] = -v12;
}
void bead_second(double t, const double *restrict q, const double *restrict v, const double *restrict a, const double *restrict lambda, const double *restrict rho, const int *restrict mode, double damping, double stiffness, const double *restrict z, const double *restrict dq, const double *restrict dv, const double *restrict da, const double *restrict dlambda, const double *restrict drho, double *restrict Fq, double *restrict Fv, double *restrict Fa, double *restrict Flambda, double *restrict Frho)
{
    double v0 = t-rho[2];
    double v1 = rho[0]*rho[1];
    double v2 = rho[5]+rho[6]*v0;
    double v3 = drho[6]*v0;
    double v4 = v3+(drho[5]-rho[6]*drho[2]);
    double v5 = rho[4]+v0*v2;
    double v6 = drho[4]-drho[2]*v2+v0*v4;
    double v7 = rho[3]+v0*v5;
    double v8 = v0*v6+(drho[3]-drho[2]*v5);
    double v9 = sin(v7);
    double v10 = cos(v7);
    double v11 = z[2]*v9;
    double v12 = z[1]*v10;
    double v13 = z[0]*v9;
    double v14 = z[2]*(v8*(v[0]*v10))+v9*(z[2]*dv[0])-z[1]*(v8*(v[0]*v9))+v10*(z[1]*dv[0])-z[0]*(v8*(v10*v1))-v9*(z[0]*(rho[1]*drho[0]+rho[0]*drho[1]));
    double v15 = v8*v13;
    double v16 = v[0]*v11+v[0]*v12-v1*v13;
    double v17 = v0*v16;
    double v18 = v0*v14-drho[2]*v16;
    double v19 = v0*v18-drho[2]*v17;
    Fq[0] = 0.0;
    Fq[1] = 0.0;
    Fq[2] = 0.0;
    Fv[0] = -(v8*v11+v8*v12);
    Fv[1] = 0.0;
    Fv[2] = 0.0;
    Fa[0] = z[0]*drho[0];
    Fa[1] = 0.0;
    Fa[2] = 0.0;
    Frho[0] = z[0]*da[0]-(z[0]*(drho[1]*v10)-rho[1]*v15);
    Frho[1] = -(z[0]*(drho[0]*v10)-rho[0]*v15);
    Frho[2] = v6*v16+v17*(v3+v4)+v5*v14+v2*v18+rho[6]*v19;
    Frho[3] = -v14;
    Frho[4] = -v18;
    Frho[5] = -v19;
    Frho[6] = -(v0*v19-v17*(drho[2]*v0));
}
#pragma GCC push_options
#pragma GCC optimize("fp-contract=fast")
void bead_straight_fix(const double *restrict rho, double compliance, double *restrict K)
{
    double v0 = (1e+300 < rho[0]) ? 1e+300 : rho[0];
    double v1 = (v0 < 1.0) ? v0 : 1.0;
    K[0] = 1.0;
    K[1] = (v1 < 1.0) ? v1 : 1.0;
    K[2] = 1.0/rho[0];
}
void bead_straight_factor(const double *restrict K, const double *restrict E, double *restrict F, double *restrict limits)
{
    limits[0] = K[0];
    limits[1] = K[1];
}
#pragma GCC pop_options
void bead_straight_entries(double t, const double *restrict q, const double *restrict v, const double *restrict rho, const int *restrict mode, double damping, double stiffness, double *restrict E)
{
}
void bead_straight_evaluate(double t, const double *restrict q, const double *restrict v, const double *restrict rho, const int *restrict mode, double damping, double stiffness, double *restrict Q, double *restrict phi, double *restrict phi_dot, double *restrict phi_ddot, double *restrict b, double *restrict E)
{
    double v0 = t-rho[2];
    double v1 = rho[3]+v0*(rho[4]+v0*(rho[5]+rho[6]*v0));
    double v2 = cos(v1);
    double v3 = v[0]*sin(v1);
    double v4 = rho[0]*rho[1]*v2;
    double v5 = -(v[0]*v2);
    Q[0] = v4;
    Q[1] = v3;
    Q[2] = v5;
    b[0] = v4;
    b[1] = v3;
    b[2] = v5;
}
#define LANE double
#define SPREAD(x) (x)
#define NAME(x) x
#include "bead_fused.c"
#undef LANE
#undef SPREAD
#undef NAME
#ifdef __GNUC__
typedef double four __attribute__((vector_size(CST_ADJOINTS * sizeof(double)), aligned(8), may_alias));
#define LANE four
#define SPREAD(x) ((x) - (four){ 0.0 })
#define NAME(x) x##_four
#include "bead_fused.c"
#undef LANE
#undef SPREAD
#undef NAME
static void bead_products_at_once(double t, const double *restrict q, const double *restrict v, const double *restrict a, const double *restrict lambda, const double *restrict rho, const int *restrict mode, double damping, double stiffness, cst_adjoints z, cst_adjoint_outs Fq, cst_adjoint_outs Fv, cst_adjoint_outs Frho)
{
    bead_products_four(t, q, v, a, lambda, rho, mode, damping, stiffness, (const four *)z, (four *)Fq, (four *)Fv, (four *)Frho);
}
#else
#define bead_products_at_once NULL
#endif
#ifdef CST_AVX512
#pragma GCC push_options
#pragma GCC target("avx512f")
typedef double eight __attribute__((vector_size(CST_LANES * sizeof(double)), aligned(8), may_alias));
#define LANE eight
#define SPREAD(x) ((x) - (eight){ 0.0 })
#define NAME(x) x##_eight
#include "bead_fused.c"
#undef LANE
#undef SPREAD
#undef NAME
static void bead_products_wide(double t, const double *restrict q, const double *restrict v, const double *restrict a, const double *restrict lambda, const double *restrict rho, const int *restrict mode, double damping, double stiffness, cst_dirs z, cst_outs Fq, cst_outs Fv, cst_outs Frho)
{
    bead_products_eight(t, q, v, a, lambda, rho, mode, damping, stiffness, (const eight *)z, (eight *)Fq, (eight *)Fv, (eight *)Frho);
}
#pragma GCC pop_options
#else
#define bead_products_wide NULL
#endif
#ifdef __GNUC__
static void bead_straight_substitute_at_once(const double *K, const double *F, cst_adjoint_outs b)
{
    bead_straight_substitute_four(K, F, (four *)b);
}
#else
#define bead_straight_substitute_at_once NULL
#endif
static const cst_straight bead_straight = { 3, 0, 0, bead_straight_fix, bead_straight_evaluate, bead_straight_entries, bead_straight_factor, bead_straight_substitute, bead_straight_substitute_at_once, NULL };
extern const cst_fused bead_fused;
const cst_fused bead_fused = {
    3, mass_row, mass_col, bead_motion,
    0, phi_q_row, phi_q_col, bead_phi_q,
    0, 2, jacobian_row, jacobian_col, bead_jacobian,
    17, by_rho_row, by_rho_col, bead_by_rho,
    bead_products, bead_products_at_once, bead_products_wide, bead_second, &bead_straight
};
#else
#pragma GCC push_options
#pragma GCC optimize("fp-contract=fast")
static void NAME(bead_straight_substitute)(const double *restrict K, const double *restrict F, LANE *restrict b)
{
    LANE x0 = b[0];
    LANE x1 = b[1];
    LANE x2 = b[2];
    b[2] = x2 = 1.0 * x2;
    b[1] = x1 = 1.0 * x1;
    b[0] = x0 = K[2] * x0;
}
#pragma GCC pop_options
void NAME(bead_products)(double t, const double *restrict q, const double *restrict v, const double *restrict a, const double *restrict lambda, const double *restrict rho, const int *restrict mode, double damping, double stiffness, const LANE *restrict z, LANE *restrict Fq, LANE *restrict Fv, LANE *restrict Frho)
{
    double v0 = t-rho[2];
    double v1 = rho[5]+rho[6]*v0;
    double v2 = rho[4]+v0*v1;
    double v3 = rho[3]+v0*v2;
    double v4 = cos(v3);
    double v5 = sin(v3);
    LANE v6 = z[0]*v4;
    LANE v7 = z[2]*(v[0]*v5)+z[1]*(v[0]*v4)-z[0]*(rho[1]*(rho[0]*v5));
    LANE v8 = v0*v7;
    LANE v9 = v0*v8;
    Fq[0] = SPREAD(0.0);
    Fq[1] = SPREAD(0.0);
    Fq[2] = SPREAD(0.0);
    Fv[0] = z[2]*v4-z[1]*v5;
    Fv[1] = SPREAD(0.0);
    Fv[2] = SPREAD(0.0);
    Frho[0] = a[0]*z[0]-rho[1]*v6;
    Frho[1] = -(rho[0]*v6);
    Frho[6] = -(v0*v9);
    Frho[2] = v2*v7+v1*v8+rho[6]*v9;
    Frho[3] = -v7;
    Frho[4] = -v8;
    Frho[5] = -v9;
}
#endif
