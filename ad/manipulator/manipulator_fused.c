/* Written by scripts/costate_ad/fuse from the derivatives that Tapenade made of manipulator.  The products are compiled
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
void manipulator_motion(double t, const double *restrict q, const double *restrict v, const double *restrict rho, const int *restrict mode, const int *restrict at, double *restrict Q, double *restrict phi, double *restrict phi_dot, double *restrict phi_ddot, double *restrict A)
{
    double v0 = t-rho[1];
    double v1 = t-rho[6];
    double v2 = t-rho[11];
    double v3 = q[0]-rho[0];
    double v4 = sin(q[2]);
    double v5 = 0.3333333333333333*(v3*(v3*v3)-q[0]*(q[0]*q[0]));
    Q[0] = rho[2]+v0*(rho[3]+v0*(rho[4]+rho[5]*v0));
    Q[1] = rho[7]+v1*(rho[8]+v1*(rho[9]+rho[10]*v1));
    Q[2] = rho[12]+v2*(rho[13]+v2*(rho[14]+rho[15]*v2));
    A[at[0]] = rho[0];
    A[at[1]] = -(v4*(v4*v5));
    A[at[2]] = -v5;
}
static const int phi_q_row[] = {
0
};
static const int phi_q_col[] = {
0
};
void manipulator_phi_q(double t, const double *restrict q, const double *restrict rho, const int *restrict at, double *restrict A)
{
}
static const int jacobian_row[] = {
1,2,1,
};
static const int jacobian_col[] = {
0,0,2,
};
void manipulator_jacobian(double t, const double *restrict q, const double *restrict v, const double *restrict a, const double *restrict lambda, const double *restrict rho, const int *restrict mode, double damping, double stiffness, const int *restrict at, double *restrict K, double *restrict C)
{
    double v0 = sin(q[2]);
    double v1 = q[0]-rho[0];
    double v2 = q[0]*q[0];
    double v3 = v1*v1;
    double v4 = 0.3333333333333333*(3.0*v3-3.0*v2);
    K[at[0]] = -(v0*v0*(a[1]*v4));
    K[at[1]] = -(a[2]*v4);
    K[at[2]] = -(cos(q[2])*(v0*(2.0*(a[1]*(0.3333333333333333*(v1*v3-q[0]*v2))))));
}
static const int by_rho_row[] = {
0,1,2,0,0,0,0,0,1,1,1,1,1,2,2,2,2,2,
};
static const int by_rho_col[] = {
0,0,0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,
};
void manipulator_by_rho(double t, const double *restrict q, const double *restrict v, const double *restrict a, const double *restrict lambda, const double *restrict rho, const int *restrict mode, double damping, double stiffness, double *restrict F)
{
    double v0 = sin(q[2]);
    double v1 = q[0]-rho[0];
    double v2 = t-rho[1];
    double v3 = t-rho[6];
    double v4 = t-rho[11];
    double v5 = 0.3333333333333333*(3.0*(v1*v1));
    double v6 = rho[5]*v2;
    double v7 = rho[10]*v3;
    double v8 = rho[15]*v4;
    double v9 = v2*v2;
    double v10 = v3*v3;
    double v11 = v4*v4;
    double v12 = rho[4]+v6;
    double v13 = rho[9]+v7;
    double v14 = rho[14]+v8;
    F[0] = a[0];
    F[1] = v0*v0*(a[1]*v5);
    F[2] = a[2]*v5;
    F[3] = v2*(v6+v12)+(rho[3]+v2*v12);
    F[8] = v3*(v7+v13)+(rho[8]+v3*v13);
    F[13] = v4*(v8+v14)+(rho[13]+v4*v14);
    F[4] = -1.0;
    F[9] = -1.0;
    F[14] = -1.0;
    F[5] = -v2;
    F[6] = -v9;
    F[10] = -v3;
    F[11] = -v10;
    F[15] = -v4;
    F[16] = -v11;
    F[7] = -(v2*v9);
    F[12] = -(v3*v10);
    F[17] = -(v4*v11);
}
void manipulator_second(double t, const double *restrict q, const double *restrict v, const double *restrict a, const double *restrict lambda, const double *restrict rho, const int *restrict mode, double damping, double stiffness, const double *restrict z, const double *restrict dq, const double *restrict dv, const double *restrict da, const double *restrict dlambda, const double *restrict drho, double *restrict Fq, double *restrict Fv, double *restrict Fa, double *restrict Flambda, double *restrict Frho)
{
    double v0 = q[0]-rho[0];
    double v1 = dq[0]-drho[0];
    double v2 = t-rho[1];
    double v3 = t-rho[6];
    double v4 = t-rho[11];
    double v5 = sin(q[2]);
    double v6 = cos(q[2]);
    double v7 = 2.0*a[1];
    double v8 = q[0]*q[0];
    double v9 = z[0]*drho[1];
    double v10 = z[1]*drho[6];
    double v11 = z[2]*drho[11];
    double v12 = v0*v0;
    double v13 = z[1]*(v5*v5);
    double v14 = dq[2]*v6;
    double v15 = drho[5]*v2;
    double v16 = z[0]*v2;
    double v17 = drho[10]*v3;
    double v18 = z[1]*v3;
    double v19 = drho[15]*v4;
    double v20 = z[2]*v4;
    double v21 = 3.0*v8;
    double v22 = rho[4]+rho[5]*v2;
    double v23 = rho[9]+rho[10]*v3;
    double v24 = rho[14]+rho[15]*v4;
    double v25 = 3.0*v12;
    double v26 = z[1]*(v14*v7);
    double v27 = a[2]*z[2]+a[1]*v13;
    double v28 = drho[1]*v16+v9*v2;
    double v29 = drho[6]*v18+v10*v3;
    double v30 = drho[11]*v20+v11*v4;
    double v31 = 0.3333333333333333*(v0*v12-q[0]*v8);
    double v32 = v15+(drho[4]-rho[5]*drho[1]);
    double v33 = v17+(drho[9]-rho[10]*drho[6]);
    double v34 = v19+(drho[14]-rho[15]*drho[11]);
    double v35 = z[2]*da[2]+da[1]*v13+v5*v26;
    double v36 = 0.3333333333333333*(v1*v25-dq[0]*v21);
    double v37 = z[1]*(v5*v31);
    double v38 = 0.3333333333333333*(v25*v35)+0.3333333333333333*(v27*(3.0*(v1*(2.0*v0))));
    Fq[0] = -(v38-(0.3333333333333333*(v21*v35)+0.3333333333333333*(v27*(3.0*(dq[0]*(2.0*q[0]))))));
    Fq[1] = 0.0;
    Fq[2] = -(v6*(z[1]*(2.0*v5*(a[1]*v36+da[1]*v31))+v31*v26)-v37*v7*(dq[2]*v5));
    Fv[0] = 0.0;
    Fv[1] = 0.0;
    Fv[2] = 0.0;
    Fa[0] = z[0]*drho[0];
    Fa[1] = -(v36*v13+v37*(2.0*v14));
    Fa[2] = -(z[2]*v36);
    Frho[0] = z[0]*da[0]+v38;
    Frho[1] = z[0]*(drho[3]-drho[1]*v22+v2*v32)+v16*(v15+v32)-v9*v22-rho[5]*v28;
    Frho[6] = z[1]*(drho[8]-drho[6]*v23+v3*v33)+v18*(v17+v33)-v10*v23-rho[10]*v29;
    Frho[11] = z[2]*(drho[13]-drho[11]*v24+v4*v34)+v20*(v19+v34)-v11*v24-rho[15]*v30;
    Frho[2] = 0.0;
    Frho[7] = 0.0;
    Frho[12] = 0.0;
    Frho[3] = v9;
    Frho[4] = v28;
    Frho[8] = v10;
    Frho[9] = v29;
    Frho[13] = v11;
    Frho[14] = v30;
    Frho[5] = v2*v28+v16*(drho[1]*v2);
    Frho[10] = v3*v29+v18*(drho[6]*v3);
    Frho[15] = v4*v30+v20*(drho[11]*v4);
}
#pragma GCC push_options
#pragma GCC optimize("fp-contract=fast")
void manipulator_straight_fix(const double *restrict rho, double compliance, double *restrict K)
{
    K[0] = 1.0;
    K[1] = (1e+300 < rho[0]) ? 1e+300 : rho[0];
    K[2] = 1.0/rho[0];
}
#pragma GCC pop_options
void manipulator_straight_entries(double t, const double *restrict q, const double *restrict v, const double *restrict rho, const int *restrict mode, double damping, double stiffness, double *restrict E)
{
    double v0 = sin(q[2]);
    double v1 = q[0]-rho[0];
    double v2 = 0.3333333333333333*(v1*(v1*v1)-q[0]*(q[0]*q[0]));
    E[0] = v0*(v0*v2);
    E[1] = v2;
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
#include "manipulator_fused.c"
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
#include "manipulator_fused.c"
#undef LANE
#undef SPREAD
#undef NAME
#undef MASK
#undef CHOOSE
#undef EACH
#undef EACH_OF_TWO
#undef ROOT
#undef FMA
static void manipulator_products_at_once(double t, const double *restrict q, const double *restrict v, const double *restrict a, const double *restrict lambda, const double *restrict rho, const int *restrict mode, double damping, double stiffness, cst_adjoints z, cst_adjoint_outs Fq, cst_adjoint_outs Fv, cst_adjoint_outs Frho)
{
    manipulator_products_four(t, q, v, a, lambda, rho, mode, damping, stiffness, (const four *)z, (four *)Fq, (four *)Fv, (four *)Frho);
}
#else
#define manipulator_products_at_once NULL
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
#include "manipulator_fused.c"
#undef LANE
#undef SPREAD
#undef NAME
#undef MASK
#undef CHOOSE
#undef EACH
#undef EACH_OF_TWO
#undef ROOT
#undef FMA
static void manipulator_products_wide(double t, const double *restrict q, const double *restrict v, const double *restrict a, const double *restrict lambda, const double *restrict rho, const int *restrict mode, double damping, double stiffness, cst_dirs z, cst_outs Fq, cst_outs Fv, cst_outs Frho)
{
    manipulator_products_eight(t, q, v, a, lambda, rho, mode, damping, stiffness, (const eight *)z, (eight *)Fq, (eight *)Fv, (eight *)Frho);
}
#pragma GCC pop_options
#else
#define manipulator_products_wide NULL
#endif
#ifdef __GNUC__
static void manipulator_straight_evaluate_of_four(const double *t, const double *q, const double *v, const double *rho, const int *mode, double damping, double stiffness, double *Q, double *phi, double *phi_dot, double *phi_ddot, double *b, double *E)
{
    manipulator_straight_evaluate_four(*(const four *)t, (const four *)q, (const four *)v, (const four *)rho, mode, damping, stiffness, (four *)Q, (four *)phi, (four *)phi_dot, (four *)phi_ddot, (four *)b, (four *)E);
}
static void manipulator_straight_factor_of_four(const double *K, const double *E, double *F, double *limits)
{
    manipulator_straight_factor_four((const four *)K, (const four *)E, (four *)F, (four *)limits);
}
static void manipulator_straight_substitute_of_four(const double *K, const double *F, double *b)
{
    manipulator_straight_substitute_own_four((const four *)K, (const four *)F, (four *)b);
}
static const cst_straight_lanes manipulator_straight_four = { sizeof(four) / sizeof(double), manipulator_straight_evaluate_of_four, manipulator_straight_factor_of_four, manipulator_straight_substitute_of_four, NULL };
#define manipulator_straight_at_four &manipulator_straight_four
#else
#define manipulator_straight_at_four NULL
#endif
#ifdef CST_AVX512
#pragma GCC push_options
#pragma GCC target("avx512f")
static void manipulator_straight_evaluate_of_eight(const double *t, const double *q, const double *v, const double *rho, const int *mode, double damping, double stiffness, double *Q, double *phi, double *phi_dot, double *phi_ddot, double *b, double *E)
{
    manipulator_straight_evaluate_eight(*(const eight *)t, (const eight *)q, (const eight *)v, (const eight *)rho, mode, damping, stiffness, (eight *)Q, (eight *)phi, (eight *)phi_dot, (eight *)phi_ddot, (eight *)b, (eight *)E);
}
static void manipulator_straight_factor_of_eight(const double *K, const double *E, double *F, double *limits)
{
    manipulator_straight_factor_eight((const eight *)K, (const eight *)E, (eight *)F, (eight *)limits);
}
static void manipulator_straight_substitute_of_eight(const double *K, const double *F, double *b)
{
    manipulator_straight_substitute_own_eight((const eight *)K, (const eight *)F, (eight *)b);
}
static const cst_straight_lanes manipulator_straight_eight = { sizeof(eight) / sizeof(double), manipulator_straight_evaluate_of_eight, manipulator_straight_factor_of_eight, manipulator_straight_substitute_of_eight, NULL };
#pragma GCC pop_options
#define manipulator_straight_at_eight &manipulator_straight_eight
#else
#define manipulator_straight_at_eight NULL
#endif
#ifdef __GNUC__
static void manipulator_straight_substitute_at_once(const double *K, const double *F, cst_adjoint_outs b)
{
    manipulator_straight_substitute_four(K, F, (four *)b);
}
#else
#define manipulator_straight_substitute_at_once NULL
#endif
static const cst_straight manipulator_straight = { 3, 2, 2, manipulator_straight_fix, manipulator_straight_evaluate, manipulator_straight_entries, manipulator_straight_factor, manipulator_straight_substitute, manipulator_straight_substitute_at_once, NULL, manipulator_straight_at_four, manipulator_straight_at_eight };
extern const cst_fused manipulator_fused;
const cst_fused manipulator_fused = {
    3, mass_row, mass_col, manipulator_motion,
    0, phi_q_row, phi_q_col, manipulator_phi_q,
    3, 0, jacobian_row, jacobian_col, manipulator_jacobian,
    18, by_rho_row, by_rho_col, manipulator_by_rho,
    manipulator_products, manipulator_products_at_once, manipulator_products_wide, manipulator_second, &manipulator_straight
};
#else
static void NAME(manipulator_straight_substitute)(const double *restrict K, const double *restrict F, LANE *restrict b)
{
    LANE x0 = b[0];
    LANE x1 = b[1];
    LANE x2 = b[2];
    b[2] = x2 = -F[1] * x2;
    b[1] = x1 = -F[0] * x1;
    b[0] = x0 = K[2] * x0;
}
void NAME(manipulator_straight_factor)(const LANE *restrict K, const LANE *restrict E, LANE *restrict F, LANE *restrict limits)
{
    LANE v0 = -E[0];
    LANE v1 = -E[1];
    LANE v2 = CHOOSE(K[1] < v0, K[1], v0);
    F[0] = 1.0/E[0];
    F[1] = 1.0/E[1];
    limits[0] = K[0];
    limits[1] = CHOOSE(v2 < v1, v2, v1);
}
static void NAME(manipulator_straight_substitute_own)(const LANE *restrict K, const LANE *restrict F, LANE *restrict b)
{
    LANE x0 = b[0];
    LANE x1 = b[1];
    LANE x2 = b[2];
    b[2] = x2 = -F[1] * x2;
    b[1] = x1 = -F[0] * x1;
    b[0] = x0 = K[2] * x0;
}
void NAME(manipulator_straight_evaluate)(LANE t, const LANE *restrict q, const LANE *restrict v, const LANE *restrict rho, const int *restrict mode, double damping, double stiffness, LANE *restrict Q, LANE *restrict phi, LANE *restrict phi_dot, LANE *restrict phi_ddot, LANE *restrict b, LANE *restrict E)
{
    LANE v0 = t-rho[1];
    LANE v1 = t-rho[6];
    LANE v2 = t-rho[11];
    LANE v3 = q[0]-rho[0];
    LANE v4 = EACH(sin, q[2]);
    LANE v5 = rho[2]+v0*(rho[3]+v0*(rho[4]+rho[5]*v0));
    LANE v6 = rho[7]+v1*(rho[8]+v1*(rho[9]+rho[10]*v1));
    LANE v7 = rho[12]+v2*(rho[13]+v2*(rho[14]+rho[15]*v2));
    LANE v8 = 0.3333333333333333*(v3*(v3*v3)-q[0]*(q[0]*q[0]));
    Q[0] = v5;
    Q[1] = v6;
    Q[2] = v7;
    b[0] = v5;
    b[1] = v6;
    b[2] = v7;
    E[0] = v4*(v4*v8);
    E[1] = v8;
}
void NAME(manipulator_products)(double t, const double *restrict q, const double *restrict v, const double *restrict a, const double *restrict lambda, const double *restrict rho, const int *restrict mode, double damping, double stiffness, const LANE *restrict z, LANE *restrict Fq, LANE *restrict Fv, LANE *restrict Frho)
{
    double v0 = sin(q[2]);
    double v1 = q[0]-rho[0];
    double v2 = t-rho[1];
    double v3 = t-rho[6];
    double v4 = t-rho[11];
    double v5 = q[0]*q[0];
    LANE v6 = a[2]*z[2]+a[1]*(z[1]*(v0*v0));
    double v7 = v1*v1;
    double v8 = rho[4]+rho[5]*v2;
    double v9 = rho[9]+rho[10]*v3;
    double v10 = rho[14]+rho[15]*v4;
    LANE v11 = z[0]*v2;
    LANE v12 = z[1]*v3;
    LANE v13 = z[2]*v4;
    LANE v14 = 0.3333333333333333*(v6*(3.0*v7));
    LANE v15 = v2*v11;
    LANE v16 = v3*v12;
    LANE v17 = v4*v13;
    Fq[0] = -(v14-0.3333333333333333*(v6*(3.0*v5)));
    Fq[1] = SPREAD(0.0);
    Fq[2] = -(z[1]*(a[1]*(0.3333333333333333*(v1*v7-q[0]*v5)*(2.0*v0)))*cos(q[2]));
    Fv[0] = SPREAD(0.0);
    Fv[1] = SPREAD(0.0);
    Fv[2] = SPREAD(0.0);
    Frho[0] = v14+a[0]*z[0];
    Frho[1] = z[0]*(rho[3]+v2*v8)+v11*v8+rho[5]*v15;
    Frho[6] = z[1]*(rho[8]+v3*v9)+v12*v9+rho[10]*v16;
    Frho[11] = z[2]*(rho[13]+v4*v10)+v13*v10+rho[15]*v17;
    Frho[2] = -z[0];
    Frho[3] = -v11;
    Frho[4] = -v15;
    Frho[7] = -z[1];
    Frho[8] = -v12;
    Frho[9] = -v16;
    Frho[12] = -z[2];
    Frho[13] = -v13;
    Frho[14] = -v17;
    Frho[5] = -(v2*v15);
    Frho[10] = -(v3*v16);
    Frho[15] = -(v4*v17);
}
#endif
