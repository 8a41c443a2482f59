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
#pragma GCC pop_options
void bead_straight_entries(double t, const double *restrict q, const double *restrict v, const double *restrict rho, const int *restrict mode, double damping, double stiffness, double *restrict E)
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
#include "bead_fused.c"
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
#include "bead_fused.c"
#undef LANE
#undef SPREAD
#undef NAME
#undef MASK
#undef CHOOSE
#undef EACH
#undef EACH_OF_TWO
#undef ROOT
#undef FMA
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
#include "bead_fused.c"
#undef LANE
#undef SPREAD
#undef NAME
#undef MASK
#undef CHOOSE
#undef EACH
#undef EACH_OF_TWO
#undef ROOT
#undef FMA
static void bead_products_wide(double t, const double *restrict q, const double *restrict v, const double *restrict a, const double *restrict lambda, const double *restrict rho, const int *restrict mode, double damping, double stiffness, cst_dirs z, cst_outs Fq, cst_outs Fv, cst_outs Frho)
{
    bead_products_eight(t, q, v, a, lambda, rho, mode, damping, stiffness, (const eight *)z, (eight *)Fq, (eight *)Fv, (eight *)Frho);
}
#pragma GCC pop_options
#else
#define bead_products_wide NULL
#endif
#ifdef __GNUC__
static void bead_straight_evaluate_of_four(const double *t, const double *q, const double *v, const double *rho, const int *mode, double damping, double stiffness, double *Q, double *phi, double *phi_dot, double *phi_ddot, double *b, double *E)
{
    bead_straight_evaluate_four(*(const four *)t, (const four *)q, (const four *)v, (const four *)rho, mode, damping, stiffness, (four *)Q, (four *)phi, (four *)phi_dot, (four *)phi_ddot, (four *)b, (four *)E);
}
static void bead_straight_factor_of_four(const double *K, const double *E, double *F, double *limits)
{
    bead_straight_factor_four((const four *)K, (const four *)E, (four *)F, (four *)limits);
}
static void bead_straight_substitute_of_four(const double *K, const double *F, double *b)
{
    bead_straight_substitute_own_four((const four *)K, (const four *)F, (four *)b);
}
static const cst_straight_lanes bead_straight_four = { sizeof(four) / sizeof(double), bead_straight_evaluate_of_four, bead_straight_factor_of_four, bead_straight_substitute_of_four, NULL };
#define bead_straight_at_four &bead_straight_four
#else
#define bead_straight_at_four NULL
#endif
#ifdef CST_AVX512
#pragma GCC push_options
#pragma GCC target("avx512f")
static void bead_straight_evaluate_of_eight(const double *t, const double *q, const double *v, const double *rho, const int *mode, double damping, double stiffness, double *Q, double *phi, double *phi_dot, double *phi_ddot, double *b, double *E)
{
    bead_straight_evaluate_eight(*(const eight *)t, (const eight *)q, (const eight *)v, (const eight *)rho, mode, damping, stiffness, (eight *)Q, (eight *)phi, (eight *)phi_dot, (eight *)phi_ddot, (eight *)b, (eight *)E);
}
static void bead_straight_factor_of_eight(const double *K, const double *E, double *F, double *limits)
{
    bead_straight_factor_eight((const eight *)K, (const eight *)E, (eight *)F, (eight *)limits);
}
static void bead_straight_substitute_of_eight(const double *K, const double *F, double *b)
{
    bead_straight_substitute_own_eight((const eight *)K, (const eight *)F, (eight *)b);
}
static const cst_straight_lanes bead_straight_eight = { sizeof(eight) / sizeof(double), bead_straight_evaluate_of_eight, bead_straight_factor_of_eight, bead_straight_substitute_of_eight, NULL };
#pragma GCC pop_options
#define bead_straight_at_eight &bead_straight_eight
#else
#define bead_straight_at_eight NULL
#endif
#ifdef __GNUC__
static void bead_straight_substitute_at_once(const double *K, const double *F, cst_adjoint_outs b)
{
    bead_straight_substitute_four(K, F, (four *)b);
}
#else
#define bead_straight_substitute_at_once NULL
#endif
static const cst_straight bead_straight = { 3, 0, 0, bead_straight_fix, bead_straight_evaluate, bead_straight_entries, bead_straight_factor, bead_straight_substitute, bead_straight_substitute_at_once, NULL, bead_straight_at_four, bead_straight_at_eight };
extern const cst_fused bead_fused;
const cst_fused bead_fused = {
    3, mass_row, mass_col, bead_motion,
    0, phi_q_row, phi_q_col, bead_phi_q,
    0, 2, jacobian_row, jacobian_col, bead_jacobian,
    17, by_rho_row, by_rho_col, bead_by_rho,
    bead_products, bead_products_at_once, bead_products_wide, bead_second, &bead_straight
};
#else
static void NAME(bead_straight_substitute)(const double *restrict K, const double *restrict F, LANE *restrict b)
{
    LANE x0 = b[0];
    LANE x1 = b[1];
    LANE x2 = b[2];
    b[2] = x2 = 1.0 * x2;
    b[1] = x1 = 1.0 * x1;
    b[0] = x0 = K[2] * x0;
}
void NAME(bead_straight_factor)(const LANE *restrict K, const LANE *restrict E, LANE *restrict F, LANE *restrict limits)
{
    limits[0] = K[0];
    limits[1] = K[1];
}
static void NAME(bead_straight_substitute_own)(const LANE *restrict K, const LANE *restrict F, LANE *restrict b)
{
    LANE x0 = b[0];
    LANE x1 = b[1];
    LANE x2 = b[2];
    b[2] = x2 = 1.0 * x2;
    b[1] = x1 = 1.0 * x1;
    b[0] = x0 = K[2] * x0;
}
void NAME(bead_straight_evaluate)(LANE t, const LANE *restrict q, const LANE *restrict v, const LANE *restrict rho, const int *restrict mode, double damping, double stiffness, LANE *restrict Q, LANE *restrict phi, LANE *restrict phi_dot, LANE *restrict phi_ddot, LANE *restrict b, LANE *restrict E)
{
    LANE v0 = t-rho[2];
    LANE v1 = rho[3]+v0*(rho[4]+v0*(rho[5]+rho[6]*v0));
    LANE v2 = EACH(cos, v1);
    LANE v3 = v[0]*EACH(sin, v1);
    LANE v4 = rho[0]*rho[1]*v2;
    LANE v5 = -(v[0]*v2);
    Q[0] = v4;
    Q[1] = v3;
    Q[2] = v5;
    b[0] = v4;
    b[1] = v3;
    b[2] = v5;
}
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
