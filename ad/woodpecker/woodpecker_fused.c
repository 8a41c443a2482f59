/* Written by scripts/costate_ad/fuse from the derivatives that Tapenade made of woodpecker.  The products are compiled
 * for one adjoint and for many: LANE is the type of what depends on it. */
#ifndef LANE
#include "costate_model.h"
#include <math.h>
#include <stddef.h>
static const int mass_row[] = {
0,1,2,0,0,1,2,2,1,
};
static const int mass_col[] = {
0,0,0,1,2,1,2,1,2,
};
void woodpecker_motion(double t, const double *restrict q, const double *restrict v, const double *restrict rho, const int *restrict mode, const int *restrict at, double *restrict Q, double *restrict phi, double *restrict phi_dot, double *restrict phi_ddot, double *restrict A)
{
    double v0 = rho[0]+rho[2];
    double v1 = rho[4]*(q[1]-q[2]);
    double v2 = rho[2]*rho[5];
    double v3 = q[1]*rho[8];
    double v4 = v[1]*rho[8];
    double v5 = rho[2]*rho[9];
    double v6 = rho[2]*rho[10];
    double v7 = rho[6]-rho[7];
    double v8 = rho[10]-rho[12];
    double v9 = q[0]+q[1]*rho[7];
    double v10 = v[0]+v[1]*rho[7];
    Q[0] = -(rho[5]*v0);
    Q[1] = -(v1+rho[9]*v2);
    Q[2] = v1-rho[10]*v2;
    phi[0] = -(rho[6]+(rho[12]-(rho[9]+rho[10]))+q[2]*rho[11]);
    phi[1] = -(v7-v3);
    phi[2] = -(v7+v3);
    phi[3] = q[0]+q[1]*rho[9]+q[2]*v8;
    phi[4] = v9;
    phi[5] = v9;
    phi_dot[0] = -(v[2]*rho[11]);
    phi_dot[1] = v4;
    phi_dot[4] = v10;
    phi_dot[5] = v10;
    phi_dot[2] = -v4;
    phi_dot[3] = v[0]+v[1]*rho[9]+v[2]*v8;
    phi_ddot[0] = -0.0;
    phi_ddot[2] = -0.0;
    phi_ddot[1] = 0.0;
    phi_ddot[3] = 0.0;
    phi_ddot[4] = 0.0;
    phi_ddot[5] = 0.0;
    A[at[0]] = v0;
    A[at[1]] = v5;
    A[at[2]] = v6;
    A[at[3]] = v5;
    A[at[4]] = v6;
    A[at[5]] = rho[1]+rho[9]*v5;
    A[at[6]] = rho[3]+rho[10]*v6;
    A[at[7]] = rho[10]*v5;
    A[at[8]] = rho[9]*v6;
}
static const int phi_q_row[] = {
3,4,5,1,2,3,4,5,0,3,
};
static const int phi_q_col[] = {
0,0,0,1,1,1,1,1,2,2,
};
void woodpecker_phi_q(double t, const double *restrict q, const double *restrict rho, const int *restrict at, double *restrict A)
{
    double v0 = -rho[8];
    double v1 = -rho[11];
    double v2 = rho[10]-rho[12];
    A[at[0]] = 1.0;
    A[at[1]] = 1.0;
    A[at[2]] = 1.0;
    A[at[3]] = rho[8];
    A[at[4]] = v0;
    A[at[5]] = rho[9];
    A[at[6]] = rho[7];
    A[at[7]] = rho[7];
    A[at[8]] = v1;
    A[at[9]] = v2;
    A[at[10 + 0]] = 1.0;
    A[at[10 + 1]] = 1.0;
    A[at[10 + 2]] = 1.0;
    A[at[10 + 3]] = rho[8];
    A[at[10 + 4]] = v0;
    A[at[10 + 5]] = rho[9];
    A[at[10 + 6]] = rho[7];
    A[at[10 + 7]] = rho[7];
    A[at[10 + 8]] = v1;
    A[at[10 + 9]] = v2;
}
static const int jacobian_row[] = {
6,7,8,1,2,4,7,8,1,2,5,6,6,3,6,7,8,4,7,8,5,6,6,3,
};
static const int jacobian_col[] = {
0,0,0,1,1,1,1,1,2,2,1,1,2,2,0,0,0,1,1,1,1,1,2,2,
};
void woodpecker_jacobian(double t, const double *restrict q, const double *restrict v, const double *restrict a, const double *restrict lambda, const double *restrict rho, const int *restrict mode, double damping, double stiffness, const int *restrict at, double *restrict K, double *restrict C)
{
    double v0 = -rho[4];
    double v1 = stiffness*rho[8];
    double v2 = stiffness*rho[7];
    double v3 = damping*rho[8];
    double v4 = damping*rho[7];
    double v5 = rho[10]-rho[12];
    K[at[0]] = stiffness;
    K[at[1]] = stiffness;
    K[at[2]] = stiffness;
    K[at[3]] = rho[4];
    K[at[4]] = v0;
    K[at[5]] = v1;
    K[at[6]] = v2;
    K[at[7]] = v2;
    K[at[8]] = v0;
    K[at[9]] = rho[4];
    K[at[10]] = -v1;
    K[at[11]] = stiffness*rho[9];
    K[at[12]] = stiffness*v5;
    K[at[13]] = -(stiffness*rho[11]);
    C[at[14 + 0]] = damping;
    C[at[14 + 1]] = damping;
    C[at[14 + 2]] = damping;
    C[at[14 + 3]] = v3;
    C[at[14 + 4]] = v4;
    C[at[14 + 5]] = v4;
    C[at[14 + 6]] = -v3;
    C[at[14 + 7]] = damping*rho[9];
    C[at[14 + 8]] = damping*v5;
    C[at[14 + 9]] = -(damping*rho[11]);
}
static const int by_rho_row[] = {
0,1,0,1,2,2,1,2,0,1,2,3,4,5,1,4,5,7,8,1,4,5,0,1,2,3,6,0,1,2,3,6,2,3,2,3,6,
};
static const int by_rho_col[] = {
0,1,2,2,2,3,4,4,5,5,5,6,6,6,7,7,7,7,7,8,8,8,9,9,9,9,9,10,10,10,10,10,11,11,12,12,12,
};
void woodpecker_by_rho(double t, const double *restrict q, const double *restrict v, const double *restrict a, const double *restrict lambda, const double *restrict rho, const int *restrict mode, double damping, double stiffness, double *restrict F)
{
    double v0 = a[0]+a[1]*rho[9]+a[2]*rho[10];
    double v1 = a[1]+damping*v[1]+stiffness*q[1];
    double v2 = a[2]+damping*v[2]+stiffness*q[2];
    double v3 = q[1]-q[2];
    double v4 = -stiffness;
    double v5 = a[1]*rho[2];
    double v6 = rho[2]*rho[5];
    double v7 = a[2]*rho[2];
    double v8 = rho[2]*v0;
    double v9 = -v2;
    F[0] = a[0]+rho[5];
    F[2] = rho[5]+v0;
    F[8] = rho[0]+rho[2];
    F[14] = lambda[4]+lambda[5];
    F[1] = a[1];
    F[5] = a[2];
    F[6] = v3;
    F[11] = v4;
    F[12] = v4;
    F[13] = v4;
    F[15] = stiffness;
    F[16] = stiffness;
    F[17] = v1;
    F[18] = v1;
    F[20] = v1;
    F[22] = v5;
    F[25] = stiffness;
    F[26] = v1;
    F[27] = v7;
    F[30] = stiffness;
    F[31] = v2;
    F[33] = v9;
    F[35] = v4;
    F[36] = v9;
    F[3] = rho[9]*v0+rho[5]*rho[9];
    F[4] = rho[10]*v0+rho[5]*rho[10];
    F[7] = -v3;
    F[21] = -v1;
    F[32] = -lambda[0];
    F[34] = -lambda[3];
    F[9] = rho[2]*rho[9];
    F[10] = rho[2]*rho[10];
    F[24] = rho[10]*v5;
    F[28] = rho[9]*v7;
    F[19] = lambda[1]-lambda[2];
    F[23] = lambda[3]+(v8+rho[9]*v5+v6);
    F[29] = lambda[3]+(v8+rho[10]*v7+v6);
}
void woodpecker_second(double t, const double *restrict q, const double *restrict v, const double *restrict a, const double *restrict lambda, const double *restrict rho, const int *restrict mode, double damping, double stiffness, const double *restrict z, const double *restrict dq, const double *restrict dv, const double *restrict da, const double *restrict dlambda, const double *restrict drho, double *restrict Fq, double *restrict Fv, double *restrict Fa, double *restrict Flambda, double *restrict Frho)
{
    double v0 = z[1]-z[2];
    double v1 = drho[10]-drho[12];
    double v2 = stiffness*z[5];
    double v3 = stiffness*z[6];
    double v4 = stiffness*z[4];
    double v5 = stiffness*z[3];
    double v6 = damping*z[5];
    double v7 = damping*z[6];
    double v8 = damping*z[4];
    double v9 = damping*z[3];
    double v10 = z[2]*drho[10];
    double v11 = z[1]*drho[9];
    double v12 = z[1]*drho[8];
    double v13 = z[1]*drho[7];
    double v14 = z[0]*drho[5];
    double v15 = z[2]*dlambda[3];
    double v16 = stiffness*z[7]+stiffness*z[8];
    double v17 = damping*z[7]+damping*z[8];
    double v18 = z[0]+(rho[10]*z[2]+rho[9]*z[1]);
    double v19 = z[7]+z[8];
    double v20 = a[0]+a[1]*rho[9]+a[2]*rho[10];
    double v21 = da[0]+a[1]*drho[9]+rho[9]*da[1]+a[2]*drho[10]+rho[10]*da[2];
    double v22 = rho[2]*drho[5]+rho[5]*drho[2];
    double v23 = drho[4]*v0;
    double v24 = rho[2]*v18;
    double v25 = v10+v11;
    double v26 = drho[2]*v20+rho[2]*v21;
    double v27 = dv[2]*v7+dq[2]*v3+z[6]*da[2];
    double v28 = rho[2]*v25+drho[2]*v18;
    Fq[0] = 0.0;
    Fq[1] = v23-(drho[8]*v2-drho[9]*v3-drho[8]*v4-drho[7]*v16);
    Fq[2] = -(v23-(v1*v3-drho[11]*v5));
    Fv[0] = 0.0;
    Fv[1] = -(drho[8]*v6-drho[9]*v7-drho[8]*v8-drho[7]*v17);
    Fv[2] = v1*v7-drho[11]*v9;
    Fa[0] = z[0]*drho[0]+v28;
    Fa[1] = z[1]*drho[1]+drho[9]*v24+rho[9]*v28+(z[6]*drho[9]-z[5]*drho[8]+z[4]*drho[8]+drho[7]*v19);
    Fa[2] = z[2]*drho[3]+drho[10]*v24+rho[10]*v28+(z[6]*v1-z[3]*drho[11]);
    Flambda[0] = -(z[2]*drho[11]);
    Flambda[1] = v12;
    Flambda[4] = v13;
    Flambda[5] = v13;
    Flambda[2] = -v12;
    Flambda[3] = v11+z[2]*v1;
    Frho[0] = z[0]*da[0]+v14;
    Frho[1] = z[1]*da[1];
    Frho[3] = z[2]*da[2];
    Frho[2] = v20*v25+v21*v18+(v14+(z[2]*(rho[10]*drho[5])+rho[5]*v10+rho[5]*v11+z[1]*(rho[9]*drho[5])));
    Frho[4] = v0*(dq[1]-dq[2]);
    Frho[5] = rho[2]*v10+z[2]*(rho[10]*drho[2])+z[1]*(rho[9]*drho[2])+rho[2]*v11+z[0]*(drho[0]+drho[2]);
    Frho[6] = 0.0;
    Frho[13] = 0.0;
    Frho[14] = 0.0;
    Frho[15] = 0.0;
    Frho[16] = 0.0;
    Frho[17] = 0.0;
    Frho[7] = z[1]*(dlambda[4]+dlambda[5])+(dq[1]*v16+dv[1]*v17+da[1]*v19);
    Frho[8] = -(z[1]*dlambda[2]-z[1]*dlambda[1]+(dv[1]*v6+dq[1]*v2+z[5]*da[1]-dq[1]*v4-dv[1]*v8-z[4]*da[1]));
    Frho[9] = z[1]*v26+da[1]*v24+a[1]*v28+z[1]*v22+z[1]*dlambda[3]+(dv[1]*v7+dq[1]*v3+z[6]*da[1]);
    Frho[10] = z[2]*v26+da[2]*v24+a[2]*v28+z[2]*v22+v15+v27;
    Frho[11] = -(z[2]*dlambda[0]+(dq[2]*v5+dv[2]*v9+z[3]*da[2]));
    Frho[12] = -(v15+v27);
}
#pragma GCC push_options
#pragma GCC optimize("fp-contract=fast")
void woodpecker_straight_fix(const double *restrict rho, double compliance, double *restrict K)
{
    double v0 = rho[0]+rho[2];
    double v1 = rho[2]*rho[10];
    double v2 = rho[2]*rho[9];
    double v3 = rho[10]-rho[12];
    double v4 = rho[3]+rho[10]*v1;
    double v5 = rho[1]+rho[9]*v2;
    double v6 = rho[9]*v1;
    double v7 = 1.0/v4;
    double v8 = (1e+300 < v4) ? 1e+300 : v4;
    double v9 = v1*v7;
    double v10 = v6*v7;
    double v11 = rho[11]*v7;
    double v12 = v3*v7;
    double v13 = 1.0/(v0-v1*v9);
    double v14 = v2-v1*v10;
    double v15 = v1*v11;
    double v16 = 1.0-v1*v12;
    double v17 = v0*v13;
    double v18 = v14*v13;
    double v19 = v15*v13;
    double v20 = v16*v13;
    double v21 = (1.0 > v17) ? 1.0 : v17;
    double v22 = 1.0/(v5-(v6*v10+v14*v18));
    double v23 = v6*v11-v14*v19;
    double v24 = rho[9]-v6*v12-v14*v20;
    double v25 = rho[7]-v18;
    double v26 = (v8 < v17) ? v8 : v17;
    double v27 = v5*v22;
    double v28 = rho[8]*v22;
    double v29 = v23*v22;
    double v30 = v24*v22;
    double v31 = v25*v22;
    double v32 = (v21 > v27) ? v21 : v27;
    double v33 = rho[8]*v28;
    double v34 = v23*v28;
    double v35 = v25*v31;
    double v36 = 1.0/(v23*v29+(v15*v19+(compliance+rho[11]*v11)));
    double v37 = v24*v30+(v16*v20+(compliance+v3*v12));
    double v38 = rho[11]*v12-v15*v20-v23*v30;
    double v39 = v19+v23*v31;
    double v40 = (v26 < v27) ? v26 : v27;
    double v41 = compliance+v33;
    double v42 = v34*v36;
    double v43 = v38*v36;
    double v44 = v39*v36;
    double v45 = v35+(compliance+v13);
    double v46 = v34*v42;
    double v47 = v39*v44;
    double v48 = rho[8]*v30+v34*v43;
    double v49 = rho[8]*v31-v34*v44;
    double v50 = 1.0/(v46-v41);
    double v51 = v33-v46;
    double v52 = v41*v50;
    double v53 = v51*v50;
    double v54 = v48*v50;
    double v55 = v49*v50;
    double v56 = -(1e-08*v52);
    double v57 = 1.0/(v41-(v46-v51*v53));
    double v58 = v48+v51*v54;
    double v59 = v49+v51*v55;
    double v60 = v49*v55;
    double v61 = -v52;
    double v62 = (v32 > v56) ? v32 : v56;
    double v63 = v41*v57;
    double v64 = v58*v57;
    double v65 = v59*v57;
    double v66 = (v40 < v61) ? v40 : v61;
    double v67 = 1e-08*v63;
    double v68 = 1.0/(v37-(v58*v64+(v38*v43-v48*v54)));
    double v69 = v20+v24*v31+v38*v44+v48*v55-v58*v65;
    double v70 = v59*v65;
    double v71 = (v66 < v63) ? v66 : v63;
    double v72 = (v62 > v67) ? v62 : v67;
    double v73 = v37*v68;
    double v74 = v69*v68;
    double v75 = 1e-08*v73;
    double v76 = v69*v74;
    double v77 = (v71 < v73) ? v71 : v73;
    double v78 = (v72 > v75) ? v72 : v75;
    double v79 = v76+(v70+(v47-v60));
    double v80 = v13+v35-v47+v60-v70-v76;
    double v81 = 1.0/(v45-v79);
    double v82 = v45*v81;
    double v83 = v80*v81;
    double v84 = 1e-08*v82;
    double v85 = 1.0/(v45-(v79+v80*v83));
    double v86 = (v77 < v82) ? v77 : v82;
    double v87 = (v78 > v84) ? v78 : v84;
    double v88 = v45*v85;
    double v89 = 1e-08*v88;
    K[0] = (v87 > v89) ? v87 : v89;
    K[1] = (v86 < v88) ? v86 : v88;
    K[2] = v9;
    K[3] = v10;
    K[4] = v11;
    K[5] = v12;
    K[6] = v18;
    K[7] = v19;
    K[8] = v20;
    K[9] = v13;
    K[10] = v29;
    K[11] = v28;
    K[12] = v30;
    K[13] = v31;
    K[14] = v42;
    K[15] = v43;
    K[16] = v44;
    K[17] = v53;
    K[18] = v54;
    K[19] = v55;
    K[20] = v64;
    K[21] = v65;
    K[22] = v74;
    K[23] = v83;
    K[24] = v7;
    K[25] = v22;
    K[26] = v36;
    K[27] = v50;
    K[28] = v57;
    K[29] = v68;
    K[30] = v81;
    K[31] = v85;
    K[32] = v0;
    K[33] = v2;
    K[34] = v1;
    K[35] = v5;
    K[37] = v6;
    K[38] = v4;
    K[39] = rho[8];
    K[40] = rho[9];
    K[41] = rho[7];
    K[42] = rho[11];
    K[43] = v3;
    K[44] = compliance;
    K[36] = rho[10]*v2;
}
#pragma GCC pop_options
void woodpecker_straight_entries(double t, const double *restrict q, const double *restrict v, const double *restrict rho, const int *restrict mode, double damping, double stiffness, double *restrict E)
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
#include "woodpecker_fused.c"
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
#include "woodpecker_fused.c"
#undef LANE
#undef SPREAD
#undef NAME
#undef MASK
#undef CHOOSE
#undef EACH
#undef EACH_OF_TWO
#undef ROOT
#undef FMA
static void woodpecker_products_at_once(double t, const double *restrict q, const double *restrict v, const double *restrict a, const double *restrict lambda, const double *restrict rho, const int *restrict mode, double damping, double stiffness, cst_adjoints z, cst_adjoint_outs Fq, cst_adjoint_outs Fv, cst_adjoint_outs Frho)
{
    woodpecker_products_four(t, q, v, a, lambda, rho, mode, damping, stiffness, (const four *)z, (four *)Fq, (four *)Fv, (four *)Frho);
}
#else
#define woodpecker_products_at_once NULL
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
#include "woodpecker_fused.c"
#undef LANE
#undef SPREAD
#undef NAME
#undef MASK
#undef CHOOSE
#undef EACH
#undef EACH_OF_TWO
#undef ROOT
#undef FMA
static void woodpecker_products_wide(double t, const double *restrict q, const double *restrict v, const double *restrict a, const double *restrict lambda, const double *restrict rho, const int *restrict mode, double damping, double stiffness, cst_dirs z, cst_outs Fq, cst_outs Fv, cst_outs Frho)
{
    woodpecker_products_eight(t, q, v, a, lambda, rho, mode, damping, stiffness, (const eight *)z, (eight *)Fq, (eight *)Fv, (eight *)Frho);
}
#pragma GCC pop_options
#else
#define woodpecker_products_wide NULL
#endif
#ifdef __GNUC__
static void woodpecker_straight_evaluate_of_four(const double *t, const double *q, const double *v, const double *rho, const int *mode, double damping, double stiffness, double *Q, double *phi, double *phi_dot, double *phi_ddot, double *b, double *E)
{
    woodpecker_straight_evaluate_four(*(const four *)t, (const four *)q, (const four *)v, (const four *)rho, mode, damping, stiffness, (four *)Q, (four *)phi, (four *)phi_dot, (four *)phi_ddot, (four *)b, (four *)E);
}
static void woodpecker_straight_factor_of_four(const double *K, const double *E, double *F, double *limits)
{
    woodpecker_straight_factor_four((const four *)K, (const four *)E, (four *)F, (four *)limits);
}
static void woodpecker_straight_substitute_of_four(const double *K, const double *F, double *b)
{
    woodpecker_straight_substitute_own_four((const four *)K, (const four *)F, (four *)b);
}
static void woodpecker_straight_residual_of_four(const double *K, const double *E, const double *b, const double *x, double *r)
{
    woodpecker_straight_residual_four((const four *)K, (const four *)E, (const four *)b, (const four *)x, (four *)r);
}
static const cst_straight_lanes woodpecker_straight_four = { sizeof(four) / sizeof(double), woodpecker_straight_evaluate_of_four, woodpecker_straight_factor_of_four, woodpecker_straight_substitute_of_four, woodpecker_straight_residual_of_four };
#define woodpecker_straight_at_four &woodpecker_straight_four
#else
#define woodpecker_straight_at_four NULL
#endif
#ifdef CST_AVX512
#pragma GCC push_options
#pragma GCC target("avx512f")
static void woodpecker_straight_evaluate_of_eight(const double *t, const double *q, const double *v, const double *rho, const int *mode, double damping, double stiffness, double *Q, double *phi, double *phi_dot, double *phi_ddot, double *b, double *E)
{
    woodpecker_straight_evaluate_eight(*(const eight *)t, (const eight *)q, (const eight *)v, (const eight *)rho, mode, damping, stiffness, (eight *)Q, (eight *)phi, (eight *)phi_dot, (eight *)phi_ddot, (eight *)b, (eight *)E);
}
static void woodpecker_straight_factor_of_eight(const double *K, const double *E, double *F, double *limits)
{
    woodpecker_straight_factor_eight((const eight *)K, (const eight *)E, (eight *)F, (eight *)limits);
}
static void woodpecker_straight_substitute_of_eight(const double *K, const double *F, double *b)
{
    woodpecker_straight_substitute_own_eight((const eight *)K, (const eight *)F, (eight *)b);
}
static void woodpecker_straight_residual_of_eight(const double *K, const double *E, const double *b, const double *x, double *r)
{
    woodpecker_straight_residual_eight((const eight *)K, (const eight *)E, (const eight *)b, (const eight *)x, (eight *)r);
}
static const cst_straight_lanes woodpecker_straight_eight = { sizeof(eight) / sizeof(double), woodpecker_straight_evaluate_of_eight, woodpecker_straight_factor_of_eight, woodpecker_straight_substitute_of_eight, woodpecker_straight_residual_of_eight };
#pragma GCC pop_options
#define woodpecker_straight_at_eight &woodpecker_straight_eight
#else
#define woodpecker_straight_at_eight NULL
#endif
#ifdef __GNUC__
static void woodpecker_straight_substitute_at_once(const double *K, const double *F, cst_adjoint_outs b)
{
    woodpecker_straight_substitute_four(K, F, (four *)b);
}
#else
#define woodpecker_straight_substitute_at_once NULL
#endif
static const cst_straight woodpecker_straight = { 45, 0, 0, woodpecker_straight_fix, woodpecker_straight_evaluate, woodpecker_straight_entries, woodpecker_straight_factor, woodpecker_straight_substitute, woodpecker_straight_substitute_at_once, woodpecker_straight_residual, woodpecker_straight_at_four, woodpecker_straight_at_eight };
extern const cst_fused woodpecker_fused;
const cst_fused woodpecker_fused = {
    9, mass_row, mass_col, woodpecker_motion,
    10, phi_q_row, phi_q_col, woodpecker_phi_q,
    14, 10, jacobian_row, jacobian_col, woodpecker_jacobian,
    37, by_rho_row, by_rho_col, woodpecker_by_rho,
    woodpecker_products, woodpecker_products_at_once, woodpecker_products_wide, woodpecker_second, &woodpecker_straight
};
#else
static void NAME(woodpecker_straight_substitute)(const double *restrict K, const double *restrict F, LANE *restrict b)
{
    LANE x0 = b[2];
    LANE x1 = b[0];
    LANE x2 = b[1];
    LANE x3 = b[3];
    LANE x4 = b[4];
    LANE x5 = b[5];
    LANE x6 = b[6];
    LANE x7 = b[7];
    LANE x8 = b[8];
    x1 = FMA(SPREAD(-K[2]), x0, x1);
    x2 = FMA(SPREAD(-K[3]), x0, x2);
    x3 = FMA(SPREAD(K[4]), x0, x3);
    x6 = FMA(SPREAD(-K[5]), x0, x6);
    x2 = FMA(SPREAD(-K[6]), x1, x2);
    x3 = FMA(SPREAD(-K[7]), x1, x3);
    x6 = FMA(SPREAD(-K[8]), x1, x6);
    x7 = FMA(SPREAD(-K[9]), x1, x7);
    x8 = FMA(SPREAD(-K[9]), x1, x8);
    x3 = FMA(SPREAD(-K[10]), x2, x3);
    x4 = FMA(SPREAD(-K[11]), x2, x4);
    x5 = FMA(SPREAD(K[11]), x2, x5);
    x6 = FMA(SPREAD(-K[12]), x2, x6);
    x7 = FMA(SPREAD(-K[13]), x2, x7);
    x8 = FMA(SPREAD(-K[13]), x2, x8);
    x4 = FMA(SPREAD(-K[14]), x3, x4);
    x5 = FMA(SPREAD(K[14]), x3, x5);
    x6 = FMA(SPREAD(K[15]), x3, x6);
    x7 = FMA(SPREAD(-K[16]), x3, x7);
    x8 = FMA(SPREAD(-K[16]), x3, x8);
    x5 = FMA(SPREAD(-K[17]), x4, x5);
    x6 = FMA(SPREAD(K[18]), x4, x6);
    x7 = FMA(SPREAD(K[19]), x4, x7);
    x8 = FMA(SPREAD(K[19]), x4, x8);
    x6 = FMA(SPREAD(K[20]), x5, x6);
    x7 = FMA(SPREAD(K[21]), x5, x7);
    x8 = FMA(SPREAD(K[21]), x5, x8);
    x7 = FMA(SPREAD(-K[22]), x6, x7);
    x8 = FMA(SPREAD(-K[22]), x6, x8);
    x8 = FMA(SPREAD(-K[23]), x7, x8);
    b[8] = x8 = -K[31] * x8;
    b[7] = x7 = FMA(SPREAD(-K[23]), x8, -K[30] * x7);
    b[6] = x6 = FMA(SPREAD(-K[22]), x7, FMA(SPREAD(-K[22]), x8, -K[29] * x6));
    b[5] = x5 = FMA(SPREAD(K[20]), x6, FMA(SPREAD(K[21]), x7, FMA(SPREAD(K[21]), x8, -K[28] * x5)));
    b[4] = x4 = FMA(SPREAD(-K[17]), x5, FMA(SPREAD(K[18]), x6, FMA(SPREAD(K[19]), x7, FMA(SPREAD(K[19]), x8, K[27] * x4))));
    b[3] = x3 = FMA(SPREAD(-K[14]), x4, FMA(SPREAD(K[14]), x5, FMA(SPREAD(K[15]), x6, FMA(SPREAD(-K[16]), x7, FMA(SPREAD(-K[16]), x8, -K[26] * x3)))));
    b[1] = x2 = FMA(SPREAD(-K[10]), x3, FMA(SPREAD(-K[11]), x4, FMA(SPREAD(K[11]), x5, FMA(SPREAD(-K[12]), x6, FMA(SPREAD(-K[13]), x7, FMA(SPREAD(-K[13]), x8, K[25] * x2))))));
    b[0] = x1 = FMA(SPREAD(-K[6]), x2, FMA(SPREAD(-K[7]), x3, FMA(SPREAD(-K[8]), x6, FMA(SPREAD(-K[9]), x7, FMA(SPREAD(-K[9]), x8, K[9] * x1)))));
    b[2] = x0 = FMA(SPREAD(-K[2]), x1, FMA(SPREAD(-K[3]), x2, FMA(SPREAD(K[4]), x3, FMA(SPREAD(-K[5]), x6, K[24] * x0))));
}
static void NAME(woodpecker_straight_residual)(const LANE *restrict K, const LANE *restrict E, const LANE *restrict b, const LANE *restrict x, LANE *restrict r)
{
    r[0] = FMA(SPREAD(-1.0), x[8], FMA(SPREAD(-1.0), x[7], FMA(SPREAD(-1.0), x[6], FMA(SPREAD(-K[34]), x[2], FMA(SPREAD(-K[33]), x[1], FMA(SPREAD(-K[32]), x[0], b[0]))))));
    r[1] = FMA(SPREAD(-K[41]), x[8], FMA(SPREAD(-K[41]), x[7], FMA(SPREAD(-K[40]), x[6], FMA(SPREAD(K[39]), x[5], FMA(SPREAD(-K[39]), x[4], FMA(SPREAD(-K[37]), x[2], FMA(SPREAD(-K[35]), x[1], FMA(SPREAD(-K[33]), x[0], b[1]))))))));
    r[2] = FMA(SPREAD(-K[43]), x[6], FMA(SPREAD(K[42]), x[3], FMA(SPREAD(-K[38]), x[2], FMA(SPREAD(-K[36]), x[1], FMA(SPREAD(-K[34]), x[0], b[2])))));
    r[3] = FMA(SPREAD(K[44]), x[3], FMA(SPREAD(K[42]), x[2], b[3]));
    r[4] = FMA(SPREAD(K[44]), x[4], FMA(SPREAD(-K[39]), x[1], b[4]));
    r[5] = FMA(SPREAD(K[44]), x[5], FMA(SPREAD(K[39]), x[1], b[5]));
    r[6] = FMA(SPREAD(K[44]), x[6], FMA(SPREAD(-K[43]), x[2], FMA(SPREAD(-K[40]), x[1], FMA(SPREAD(-1.0), x[0], b[6]))));
    r[7] = FMA(SPREAD(K[44]), x[7], FMA(SPREAD(-K[41]), x[1], FMA(SPREAD(-1.0), x[0], b[7])));
    r[8] = FMA(SPREAD(K[44]), x[8], FMA(SPREAD(-K[41]), x[1], FMA(SPREAD(-1.0), x[0], b[8])));
}
void NAME(woodpecker_straight_factor)(const LANE *restrict K, const LANE *restrict E, LANE *restrict F, LANE *restrict limits)
{
    limits[0] = K[0];
    limits[1] = K[1];
}
static void NAME(woodpecker_straight_substitute_own)(const LANE *restrict K, const LANE *restrict F, LANE *restrict b)
{
    LANE x0 = b[2];
    LANE x1 = b[0];
    LANE x2 = b[1];
    LANE x3 = b[3];
    LANE x4 = b[4];
    LANE x5 = b[5];
    LANE x6 = b[6];
    LANE x7 = b[7];
    LANE x8 = b[8];
    x1 = FMA(SPREAD(-K[2]), x0, x1);
    x2 = FMA(SPREAD(-K[3]), x0, x2);
    x3 = FMA(SPREAD(K[4]), x0, x3);
    x6 = FMA(SPREAD(-K[5]), x0, x6);
    x2 = FMA(SPREAD(-K[6]), x1, x2);
    x3 = FMA(SPREAD(-K[7]), x1, x3);
    x6 = FMA(SPREAD(-K[8]), x1, x6);
    x7 = FMA(SPREAD(-K[9]), x1, x7);
    x8 = FMA(SPREAD(-K[9]), x1, x8);
    x3 = FMA(SPREAD(-K[10]), x2, x3);
    x4 = FMA(SPREAD(-K[11]), x2, x4);
    x5 = FMA(SPREAD(K[11]), x2, x5);
    x6 = FMA(SPREAD(-K[12]), x2, x6);
    x7 = FMA(SPREAD(-K[13]), x2, x7);
    x8 = FMA(SPREAD(-K[13]), x2, x8);
    x4 = FMA(SPREAD(-K[14]), x3, x4);
    x5 = FMA(SPREAD(K[14]), x3, x5);
    x6 = FMA(SPREAD(K[15]), x3, x6);
    x7 = FMA(SPREAD(-K[16]), x3, x7);
    x8 = FMA(SPREAD(-K[16]), x3, x8);
    x5 = FMA(SPREAD(-K[17]), x4, x5);
    x6 = FMA(SPREAD(K[18]), x4, x6);
    x7 = FMA(SPREAD(K[19]), x4, x7);
    x8 = FMA(SPREAD(K[19]), x4, x8);
    x6 = FMA(SPREAD(K[20]), x5, x6);
    x7 = FMA(SPREAD(K[21]), x5, x7);
    x8 = FMA(SPREAD(K[21]), x5, x8);
    x7 = FMA(SPREAD(-K[22]), x6, x7);
    x8 = FMA(SPREAD(-K[22]), x6, x8);
    x8 = FMA(SPREAD(-K[23]), x7, x8);
    b[8] = x8 = -K[31] * x8;
    b[7] = x7 = FMA(SPREAD(-K[23]), x8, -K[30] * x7);
    b[6] = x6 = FMA(SPREAD(-K[22]), x7, FMA(SPREAD(-K[22]), x8, -K[29] * x6));
    b[5] = x5 = FMA(SPREAD(K[20]), x6, FMA(SPREAD(K[21]), x7, FMA(SPREAD(K[21]), x8, -K[28] * x5)));
    b[4] = x4 = FMA(SPREAD(-K[17]), x5, FMA(SPREAD(K[18]), x6, FMA(SPREAD(K[19]), x7, FMA(SPREAD(K[19]), x8, K[27] * x4))));
    b[3] = x3 = FMA(SPREAD(-K[14]), x4, FMA(SPREAD(K[14]), x5, FMA(SPREAD(K[15]), x6, FMA(SPREAD(-K[16]), x7, FMA(SPREAD(-K[16]), x8, -K[26] * x3)))));
    b[1] = x2 = FMA(SPREAD(-K[10]), x3, FMA(SPREAD(-K[11]), x4, FMA(SPREAD(K[11]), x5, FMA(SPREAD(-K[12]), x6, FMA(SPREAD(-K[13]), x7, FMA(SPREAD(-K[13]), x8, K[25] * x2))))));
    b[0] = x1 = FMA(SPREAD(-K[6]), x2, FMA(SPREAD(-K[7]), x3, FMA(SPREAD(-K[8]), x6, FMA(SPREAD(-K[9]), x7, FMA(SPREAD(-K[9]), x8, K[9] * x1)))));
    b[2] = x0 = FMA(SPREAD(-K[2]), x1, FMA(SPREAD(-K[3]), x2, FMA(SPREAD(K[4]), x3, FMA(SPREAD(-K[5]), x6, K[24] * x0))));
}
void NAME(woodpecker_straight_evaluate)(LANE t, const LANE *restrict q, const LANE *restrict v, const LANE *restrict rho, const int *restrict mode, double damping, double stiffness, LANE *restrict Q, LANE *restrict phi, LANE *restrict phi_dot, LANE *restrict phi_ddot, LANE *restrict b, LANE *restrict E)
{
    LANE v0 = -(rho[5]*(rho[0]+rho[2]));
    LANE v1 = rho[4]*(q[1]-q[2]);
    LANE v2 = rho[2]*rho[5];
    LANE v3 = q[1]*rho[8];
    LANE v4 = v[2]*rho[11];
    LANE v5 = v[1]*rho[8];
    LANE v6 = rho[6]+(rho[12]-(rho[9]+rho[10]))+q[2]*rho[11];
    LANE v7 = rho[6]-rho[7];
    LANE v8 = rho[10]-rho[12];
    LANE v9 = q[0]+q[1]*rho[7];
    LANE v10 = v[0]+v[1]*rho[7];
    LANE v11 = -(v1+rho[9]*v2);
    LANE v12 = v1-rho[10]*v2;
    LANE v13 = v7-v3;
    LANE v14 = v7+v3;
    LANE v15 = q[0]+q[1]*rho[9]+q[2]*v8;
    LANE v16 = v[0]+v[1]*rho[9]+v[2]*v8;
    LANE v17 = damping*v5;
    LANE v18 = -(damping*v10+stiffness*v9);
    Q[0] = v0;
    Q[1] = v11;
    Q[2] = v12;
    phi[0] = -v6;
    phi[1] = -v13;
    phi[2] = -v14;
    phi[3] = v15;
    phi[4] = v9;
    phi[5] = v9;
    phi_dot[0] = -v4;
    phi_dot[2] = -v5;
    phi_dot[1] = v5;
    phi_dot[3] = v16;
    phi_dot[4] = v10;
    phi_dot[5] = v10;
    phi_ddot[0] = SPREAD(-0.0);
    phi_ddot[2] = SPREAD(-0.0);
    phi_ddot[1] = SPREAD(0.0);
    phi_ddot[3] = SPREAD(0.0);
    phi_ddot[4] = SPREAD(0.0);
    phi_ddot[5] = SPREAD(0.0);
    b[0] = v0;
    b[1] = v11;
    b[2] = v12;
    b[7] = v18;
    b[8] = v18;
    b[3] = damping*v4+stiffness*v6;
    b[4] = -(v17-stiffness*v13);
    b[5] = v17+stiffness*v14;
    b[6] = -(damping*v16+stiffness*v15);
}
void NAME(woodpecker_products)(double t, const double *restrict q, const double *restrict v, const double *restrict a, const double *restrict lambda, const double *restrict rho, const int *restrict mode, double damping, double stiffness, const LANE *restrict z, LANE *restrict Fq, LANE *restrict Fv, LANE *restrict Frho)
{
    LANE v0 = stiffness*z[6];
    LANE v1 = stiffness*z[5];
    LANE v2 = stiffness*z[4];
    LANE v3 = stiffness*z[3];
    LANE v4 = damping*z[6];
    LANE v5 = damping*z[5];
    LANE v6 = damping*z[4];
    LANE v7 = damping*z[3];
    LANE v8 = rho[5]*z[0];
    LANE v9 = lambda[3]*z[2];
    LANE v10 = stiffness*z[7]+stiffness*z[8];
    LANE v11 = damping*z[7]+damping*z[8];
    LANE v12 = z[1]-z[2];
    double v13 = rho[10]-rho[12];
    double v14 = a[0]+a[1]*rho[9]+a[2]*rho[10];
    LANE v15 = z[0]+(rho[10]*z[2]+rho[9]*z[1]);
    double v16 = rho[2]*rho[5];
    LANE v17 = rho[4]*v12;
    LANE v18 = rho[2]*v15;
    LANE v19 = v2+v1;
    double v20 = rho[2]*v14;
    LANE v21 = v3+(q[2]*v0+v[2]*v4+a[2]*z[6]);
    Fq[0] = v0+v10;
    Fq[1] = v17+(rho[9]*v0-rho[8]*v1+rho[8]*v2+rho[7]*v10);
    Fq[2] = -(v17-(v13*v0-rho[11]*v3));
    Fv[0] = v4+v11;
    Fv[1] = rho[9]*v4-rho[8]*v5+rho[8]*v6+rho[7]*v11;
    Fv[2] = v13*v4-rho[11]*v7;
    Frho[0] = a[0]*z[0]+v8;
    Frho[1] = a[1]*z[1];
    Frho[3] = a[2]*z[2];
    Frho[2] = v14*v15+(z[2]*(rho[5]*rho[10])+z[1]*(rho[5]*rho[9])+v8);
    Frho[4] = v12*(q[1]-q[2]);
    Frho[5] = z[2]*(rho[2]*rho[10])+z[1]*(rho[2]*rho[9])+z[0]*(rho[0]+rho[2]);
    Frho[6] = -(v3+v19);
    Frho[12] = -(v9+v21);
    Frho[7] = z[1]*(lambda[4]+lambda[5])+(v19+(q[1]*v10+v[1]*v11+a[1]*(z[7]+z[8])));
    Frho[8] = -(lambda[2]*z[1]-lambda[1]*z[1]+(q[1]*v1+v[1]*v5+a[1]*z[5]-q[1]*v2-v[1]*v6-a[1]*z[4]));
    Frho[9] = z[1]*v20+a[1]*v18+z[1]*v16+lambda[3]*z[1]+(v3+(q[1]*v0+v[1]*v4+a[1]*z[6]));
    Frho[10] = z[2]*v20+a[2]*v18+z[2]*v16+v9+v21;
    Frho[11] = -(lambda[0]*z[2]+(q[2]*v3+v[2]*v7+a[2]*z[3]));
    Frho[13] = SPREAD(0.0);
    Frho[14] = SPREAD(0.0);
    Frho[15] = SPREAD(0.0);
    Frho[16] = SPREAD(0.0);
    Frho[17] = SPREAD(0.0);
}
#endif
