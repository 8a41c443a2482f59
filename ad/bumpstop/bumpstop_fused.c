/* Written by scripts/costate_ad/fuse from the derivatives that Tapenade made of bumpstop.  The products are compiled
 * for one adjoint and for many: LANE is the type of what depends on it. */
#ifndef LANE
#include "costate_model.h"
#include <math.h>
#include <stddef.h>
static const int mass_row[] = {
0,1,2,3,4,5,
};
static const int mass_col[] = {
0,1,2,3,4,5,
};
void bumpstop_motion(double t, const double *restrict q, const double *restrict v, const double *restrict rho, const int *restrict mode, const int *restrict at, double *restrict Q, double *restrict phi, double *restrict phi_dot, double *restrict phi_ddot, double *restrict A)
{
    double v0 = cos(q[5]);
    double v1 = cos(q[2]);
    double v2 = sin(q[2]);
    double v3 = sin(q[5]);
    double v4 = rho[7]+(q[1]-q[4]);
    double v5 = 1.0/(rho[17]*rho[17]);
    double v6 = t-rho[16];
    double v7 = 0.1*v0;
    double v8 = 0.1*v3;
    double v9 = 0.1*v1+0.35*v2;
    double v10 = 0.1*v2-0.35*v1;
    double v11 = v4*(rho[8]+v4*(rho[9]*v4));
    double v12 = rho[15]*exp(-(v5*(v6*v6)));
    double v13 = v[5]*v3;
    double v14 = v[2]*v2;
    double v15 = v[2]*v1;
    double v16 = v[5]*v0;
    double v17 = q[0]-(q[3]-v7)-v9;
    double v18 = q[1]-(q[4]-v8)-v10;
    double v19 = sqrt(v18*v18+v17*v17);
    double v20 = 1.0/v19;
    double v21 = v20*(rho[5]*(v20*(v18*(v[1]-(v[4]-v[5]*v7)-v[2]*v9)+v17*(v[0]-(v[3]+v[5]*v8)+v[2]*v10)))-rho[4]*(rho[6]-v19));
    double v22 = v17*v21;
    double v23 = v18*v21;
    double v24 = rho[0]*rho[18]+v23;
    double v25 = rho[1]*rho[18]-v23;
    double v26 = mode[0] ? (-(v25+(rho[12]*(q[4]-(rho[14]+v12))+rho[13]*(v[4]+2.0*v6*v5*v12)))) : (-v25);
    Q[0] = -v22;
    Q[1] = mode[1] ? (-(v24+v11)) : (-v24);
    Q[2] = -(v10*v22-v9*v23);
    Q[5] = -(v7*v23-v8*v22);
    Q[3] = v22;
    Q[4] = mode[1] ? (v26+v11) : v26;
    phi[0] = q[0];
    phi[1] = q[2];
    phi[2] = q[3]-rho[3]*v0-(q[0]-rho[3]*v1);
    phi[3] = -(q[1]-rho[3]*v2-(q[4]-rho[3]*v3));
    phi[4] = q[1]-(q[4]-rho[10]);
    phi_dot[0] = v[0];
    phi_dot[1] = v[2];
    phi_dot[2] = v[3]+rho[3]*v13-(v[0]+rho[3]*v14);
    phi_dot[3] = -(v[1]-rho[3]*v15-(v[4]-rho[3]*v16));
    phi_dot[4] = v[1]-v[4];
    phi_ddot[0] = 0.0;
    phi_ddot[1] = 0.0;
    phi_ddot[4] = 0.0;
    phi_ddot[2] = -(rho[3]*(v[2]*v15)-rho[3]*(v[5]*v16));
    phi_ddot[3] = -(rho[3]*(v[2]*v14)-rho[3]*(v[5]*v13));
    A[at[0]] = rho[0];
    A[at[1]] = rho[0];
    A[at[2]] = rho[2];
    A[at[3]] = rho[1];
    A[at[4]] = rho[1];
    A[at[5]] = rho[2];
}
static const int phi_q_row[] = {
0,4,1,2,3,2,3,4,2,3,2,3,
};
static const int phi_q_col[] = {
0,1,2,3,4,0,1,4,2,2,5,5,
};
void bumpstop_phi_q(double t, const double *restrict q, const double *restrict rho, const int *restrict at, double *restrict A)
{
    double v0 = -(rho[3]*sin(q[2]));
    double v1 = rho[3]*cos(q[2]);
    double v2 = rho[3]*sin(q[5]);
    double v3 = -(rho[3]*cos(q[5]));
    A[at[0]] = 1.0;
    A[at[1]] = 1.0;
    A[at[2]] = 1.0;
    A[at[3]] = 1.0;
    A[at[4]] = 1.0;
    A[at[5]] = -1.0;
    A[at[6]] = -1.0;
    A[at[7]] = -1.0;
    A[at[8]] = v0;
    A[at[9]] = v1;
    A[at[10]] = v2;
    A[at[11]] = v3;
    A[at[12 + 0]] = 1.0;
    A[at[12 + 1]] = 1.0;
    A[at[12 + 2]] = 1.0;
    A[at[12 + 3]] = 1.0;
    A[at[12 + 4]] = 1.0;
    A[at[12 + 5]] = -1.0;
    A[at[12 + 6]] = -1.0;
    A[at[12 + 7]] = -1.0;
    A[at[12 + 8]] = v0;
    A[at[12 + 9]] = v1;
    A[at[12 + 10]] = v2;
    A[at[12 + 11]] = v3;
}
static const int jacobian_row[] = {
0,1,3,4,6,8,0,3,4,5,9,10,3,4,7,0,1,2,3,4,5,8,0,1,2,3,9,10,0,1,2,5,2,0,1,5,3,4,1,2,5,8,9,4,2,5,8,9,0,1,3,4,5,6,8,0,1,3,4,5,
9,10,3,4,7,0,1,2,3,4,8,0,1,2,3,9,10,3,4,2,2,0,1,5,5,0,1,2,2,5,8,9,4,5,8,9,
};
static const int jacobian_col[] = {
0,0,0,0,0,0,1,1,1,1,1,1,2,2,2,3,3,3,3,3,3,3,4,4,4,4,4,4,5,5,0,0,1,2,2,4,5,5,1,2,2,2,2,4,5,5,5,5,0,0,0,0,0,0,0,1,1,1,1,1,1,
1,2,2,2,3,3,3,3,3,3,4,4,4,4,4,4,5,5,0,1,2,2,3,4,5,5,2,5,2,2,2,4,5,5,5,
};
void bumpstop_jacobian(double t, const double *restrict q, const double *restrict v, const double *restrict a, const double *restrict lambda, const double *restrict rho, const int *restrict mode, double damping, double stiffness, const int *restrict at, double *restrict K, double *restrict C)
{
    double v0 = sin(q[5]);
    double v1 = sin(q[2]);
    double v2 = cos(q[2]);
    double v3 = cos(q[5]);
    double v4 = -stiffness;
    double v5 = -damping;
    double v6 = rho[7]+(q[1]-q[4]);
    double v7 = lambda[2]*rho[3];
    double v8 = lambda[3]*rho[3];
    double v9 = v[2]*v[2];
    double v10 = v[5]*v[5];
    double v11 = 0.1*v0;
    double v12 = 0.1*v3;
    double v13 = 0.35*v2-0.1*v1;
    double v14 = 0.35*v1+0.1*v2;
    double v15 = rho[8]+rho[9]*(v6*v6)+v6*(v6*(2.0*rho[9]));
    double v16 = rho[3]*(v[2]*v2);
    double v17 = rho[3]*(v[2]*v1);
    double v18 = rho[3]*(v[5]*v3);
    double v19 = rho[3]*(v[5]*v0);
    double v20 = rho[3]*v1;
    double v21 = rho[3]*v2;
    double v22 = rho[3]*v0;
    double v23 = rho[3]*v3;
    double v24 = q[1]-(q[4]-v11)+v13;
    double v25 = q[0]-(q[3]-v12)-v14;
    double v26 = v[2]*v13;
    double v27 = v[5]*v11;
    double v28 = v[5]*v12;
    double v29 = v[2]*v14;
    double v30 = v24*v24+v25*v25;
    double v31 = v[0]-(v26+(v[3]+v27));
    double v32 = v[1]-(v[4]-v28)-v29;
    double v33 = 2.0*v25;
    double v34 = 2.0*v24;
    double v35 = sqrt(v30);
    int v36 = v30 == 0.0;
    double v37 = 1.0/v35;
    double v38 = v37*(v25*v31+v24*v32);
    double v39 = 0.5*(v36 ? 0.0 : v37);
    double v40 = v36 ? 0.0 : (-(0.5*v37*(v14*v34+v13*v33)));
    double v41 = v37*(rho[5]*(v25*v37));
    double v42 = v37*(rho[5]*(v24*v37));
    double v43 = v37*(rho[5]*(v37*(v13*v25+v24*v14)));
    double v44 = v37*(rho[5]*(v37*(v11*v25-v24*v12)));
    double v45 = v37*(rho[5]*v38-rho[4]*(rho[6]-v35));
    double v46 = v39*v33;
    double v47 = v39*v34;
    double v48 = v25*v41;
    double v49 = v24*v41;
    double v50 = v25*v42;
    double v51 = v24*v42;
    double v52 = v25*v43;
    double v53 = v24*v43;
    double v54 = v25*v44;
    double v55 = v24*v44;
    double v56 = v39*(v11*v33-v12*v34);
    double v57 = v37*(rho[5]*(v37*(v31-v38*v46))+rho[4]*v46-v45*v46);
    double v58 = v37*(rho[5]*(v37*(v32-v38*v47))+rho[4]*v47-v45*v47);
    double v59 = v37*(rho[5]*(v37*(v38*v40+(v13*v31-v25*v29+v14*v32+v24*v26)))-rho[4]*v40+v45*v40);
    double v60 = v24*v45;
    double v61 = v25*v45;
    double v62 = v37*(rho[5]*(v37*(v38*v56-(v11*v31+v25*v28-v12*v32+v24*v27)))-rho[4]*v56+v45*v56);
    double v63 = v14*v49+v13*v48;
    double v64 = v14*v51+v13*v50;
    double v65 = -v48;
    double v66 = -v49;
    double v67 = -v50;
    double v68 = -v51;
    double v69 = v12*v49-v11*v48;
    double v70 = v12*v51-v11*v50;
    double v71 = v45+v25*v57;
    double v72 = v45+v24*v58;
    double v73 = v24*v57;
    double v74 = v25*v58;
    double v75 = v25*v59+v13*v45;
    double v76 = v24*v59+v14*v45;
    double v77 = v24*v62+v12*v45;
    double v78 = v25*v62-v11*v45;
    double v79 = v13*v71+v14*v73;
    double v80 = v14*v72+v13*v74;
    double v81 = -v71;
    double v82 = -v73;
    double v83 = -v72;
    double v84 = -v74;
    double v85 = v11*v71-v12*v73;
    double v86 = v12*v72-v11*v74;
    double v87 = v72+v15;
    double v88 = -(mode[1] ? v87 : v72);
    double v89 = mode[0] ? (-(rho[12]+v72)) : v83;
    K[at[0]] = v71;
    K[at[1]] = v73;
    K[at[2]] = v81;
    K[at[3]] = v82;
    K[at[4]] = stiffness;
    K[at[5]] = v4;
    K[at[6]] = v74;
    K[at[7]] = v84;
    K[at[8]] = v88;
    K[at[9]] = v86;
    K[at[10]] = v4;
    K[at[11]] = stiffness;
    K[at[12]] = v75;
    K[at[13]] = v76;
    K[at[14]] = stiffness;
    K[at[15]] = v81;
    K[at[16]] = v82;
    K[at[17]] = v79;
    K[at[18]] = v71;
    K[at[19]] = v73;
    K[at[20]] = v85;
    K[at[21]] = stiffness;
    K[at[22]] = v84;
    K[at[23]] = v88;
    K[at[24]] = v80;
    K[at[25]] = v74;
    K[at[26]] = stiffness;
    K[at[27]] = v4;
    K[at[28]] = v78;
    K[at[29]] = v77;
    K[at[30]] = -v79;
    K[at[31]] = -v85;
    K[at[32]] = -v80;
    K[at[33]] = -v75;
    K[at[34]] = -v76;
    K[at[35]] = -v86;
    K[at[36]] = -v78;
    K[at[37]] = -v77;
    K[at[38]] = -(mode[1] ? (-v87) : v83);
    K[at[39]] = v14*v76-v13*v60+v14*v61+v13*v75-(v2*v7+v1*v8);
    K[at[40]] = -(v12*v76-v11*v75);
    K[at[41]] = -(rho[3]*(a[2]*v2-v1*v9)+damping*v16+stiffness*v20);
    K[at[42]] = -(rho[3]*(a[2]*v1+v2*v9)+damping*v17-stiffness*v21);
    K[at[43]] = -(mode[1] ? (v89-v15) : v89);
    K[at[44]] = -(v13*v78+v14*v77);
    K[at[45]] = v12*v77-v11*v60-v12*v61-v11*v78+(v3*v7+v0*v8);
    K[at[46]] = rho[3]*(a[5]*v3-v0*v10)+damping*v18+stiffness*v22;
    K[at[47]] = rho[3]*(a[5]*v0+v3*v10)+damping*v19-stiffness*v23;
    C[at[48 + 0]] = v48;
    C[at[48 + 1]] = v49;
    C[at[48 + 2]] = v65;
    C[at[48 + 3]] = v66;
    C[at[48 + 4]] = v69;
    C[at[48 + 5]] = damping;
    C[at[48 + 6]] = v5;
    C[at[48 + 7]] = v50;
    C[at[48 + 8]] = v51;
    C[at[48 + 9]] = v67;
    C[at[48 + 10]] = v68;
    C[at[48 + 11]] = v70;
    C[at[48 + 12]] = v5;
    C[at[48 + 13]] = damping;
    C[at[48 + 14]] = v52;
    C[at[48 + 15]] = v53;
    C[at[48 + 16]] = damping;
    C[at[48 + 17]] = v65;
    C[at[48 + 18]] = v66;
    C[at[48 + 19]] = v63;
    C[at[48 + 20]] = v48;
    C[at[48 + 21]] = v49;
    C[at[48 + 22]] = damping;
    C[at[48 + 23]] = v67;
    C[at[48 + 24]] = v68;
    C[at[48 + 25]] = v64;
    C[at[48 + 26]] = v50;
    C[at[48 + 27]] = damping;
    C[at[48 + 28]] = v5;
    C[at[48 + 29]] = v54;
    C[at[48 + 30]] = v55;
    C[at[48 + 31]] = -v63;
    C[at[48 + 32]] = -v64;
    C[at[48 + 33]] = -v52;
    C[at[48 + 34]] = -v53;
    C[at[48 + 35]] = -v69;
    C[at[48 + 36]] = -v70;
    C[at[48 + 37]] = -v54;
    C[at[48 + 38]] = -v55;
    C[at[48 + 39]] = v14*v53+v13*v52;
    C[at[48 + 40]] = v13*v54+v14*v55;
    C[at[48 + 41]] = v11*v52-v12*v53;
    C[at[48 + 42]] = -(2.0*v16+damping*v20);
    C[at[48 + 43]] = -(2.0*v17-damping*v21);
    C[at[48 + 44]] = -(mode[0] ? (-(rho[13]+v51)) : v68);
    C[at[48 + 45]] = -(v12*v55-v11*v54);
    C[at[48 + 46]] = 2.0*v18+damping*v22;
    C[at[48 + 47]] = 2.0*v19-damping*v23;
}
static const int by_rho_row[] = {
0,1,3,4,2,5,2,5,8,9,0,1,2,3,4,5,0,1,2,3,4,5,0,1,2,3,4,5,1,4,1,4,1,4,10,4,4,4,4,4,4,1,4,
};
static const int by_rho_col[] = {
0,0,1,1,2,2,3,3,3,3,4,4,4,4,4,4,5,5,5,5,5,5,6,6,6,6,6,6,7,7,8,8,9,9,10,12,13,14,15,16,17,18,18,
};
void bumpstop_by_rho(double t, const double *restrict q, const double *restrict v, const double *restrict a, const double *restrict lambda, const double *restrict rho, const int *restrict mode, double damping, double stiffness, double *restrict F)
{
    double v0 = sin(q[2]);
    double v1 = sin(q[5]);
    double v2 = cos(q[2]);
    double v3 = cos(q[5]);
    double v4 = v[2]*v[2];
    double v5 = v[5]*v[5];
    double v6 = rho[7]+(q[1]-q[4]);
    double v7 = t-rho[16];
    double v8 = 1.0/(rho[17]*rho[17]);
    double v9 = 0.1*v3;
    double v10 = 0.1*v1;
    double v11 = 0.35*v0+0.1*v2;
    double v12 = 0.1*v0-0.35*v2;
    double v13 = v6*v6;
    double v14 = v7*v7*v8;
    double v15 = 2.0*v7;
    double v16 = q[0]-(q[3]-v9)-v11;
    double v17 = q[1]-(q[4]-v10)-v12;
    double v18 = rho[8]+rho[9]*v13+v6*(v6*(2.0*rho[9]));
    double v19 = v6*v13;
    double v20 = exp(-v14);
    double v21 = sqrt(v17*v17+v16*v16);
    double v22 = rho[15]*v20;
    double v23 = 1.0/v21;
    double v24 = v8*(v15*v22);
    double v25 = v8*v15*v22;
    double v26 = v8*(rho[17]*(2.0*v14))*v22;
    double v27 = v23*(rho[6]-v21);
    double v28 = v23*(v23*(v17*(v[1]-(v[4]-v[5]*v9)-v[2]*v11)+v16*(v[0]+(v[2]*v12-(v[3]+v[5]*v10)))));
    double v29 = rho[4]*v23;
    double v30 = v16*v27;
    double v31 = v17*v27;
    double v32 = v16*v28;
    double v33 = v17*v28;
    double v34 = v16*v29;
    double v35 = v17*v29;
    F[0] = a[0];
    F[2] = a[3];
    F[4] = a[2];
    F[5] = a[5];
    F[13] = v30;
    F[14] = v31;
    F[16] = v32;
    F[17] = v33;
    F[25] = v34;
    F[26] = v35;
    F[34] = stiffness;
    F[41] = rho[0];
    F[42] = rho[1];
    F[1] = a[1]+rho[18];
    F[3] = a[4]+rho[18];
    F[6] = -(lambda[2]*v0-lambda[3]*v2);
    F[18] = -(v11*v33-v12*v32);
    F[24] = -(v12*v34-v11*v35);
    F[7] = lambda[2]*v1-lambda[3]*v3;
    F[12] = v11*v31-v12*v30;
    F[15] = v10*v30-v9*v31;
    F[21] = v9*v33-v10*v32;
    F[27] = v10*v34-v9*v35;
    F[8] = -(v2*v4+a[2]*v0-(v3*v5+a[5]*v1)-damping*(v[5]*v1-v[2]*v0)-stiffness*(v2-v3));
    F[9] = a[2]*v2-v0*v4-(a[5]*v3-v1*v5)+damping*(v[2]*v2-v[5]*v3)-stiffness*(v1-v0);
    F[10] = -v30;
    F[11] = -v31;
    F[19] = -v32;
    F[20] = -v33;
    F[22] = -v34;
    F[23] = -v35;
    F[28] = -(mode[1] ? (-v18) : 0.0);
    F[30] = -(mode[1] ? (-v6) : 0.0);
    F[32] = -(mode[1] ? (-v19) : 0.0);
    F[29] = -(mode[1] ? v18 : 0.0);
    F[31] = -(mode[1] ? v6 : 0.0);
    F[33] = -(mode[1] ? v19 : 0.0);
    F[37] = -(mode[0] ? rho[12] : 0.0);
    F[35] = -(mode[0] ? (-(q[4]-(rho[14]+v22))) : 0.0);
    F[36] = -(mode[0] ? (-(v[4]+v24)) : 0.0);
    F[38] = -(mode[0] ? (rho[12]*v20-rho[13]*(v8*(v15*v20))) : 0.0);
    F[39] = -(mode[0] ? (rho[12]*v25+rho[13]*(v8*(2.0*v22-v15*v25))) : 0.0);
    F[40] = -(mode[0] ? (rho[12]*v26-rho[13]*(v8*(v15*v26-rho[17]*(2.0*v24)))) : 0.0);
}
void bumpstop_second(double t, const double *restrict q, const double *restrict v, const double *restrict a, const double *restrict lambda, const double *restrict rho, const int *restrict mode, double damping, double stiffness, const double *restrict z, const double *restrict dq, const double *restrict dv, const double *restrict da, const double *restrict dlambda, const double *restrict drho, double *restrict Fq, double *restrict Fv, double *restrict Fa, double *restrict Flambda, double *restrict Frho)
{
    double v0 = cos(q[5]);
    double v1 = cos(q[2]);
    double v2 = sin(q[2]);
    double v3 = sin(q[5]);
    double v4 = z[1]-z[4];
    double v5 = t-rho[16];
    double v6 = rho[7]+(q[1]-q[4]);
    double v7 = drho[7]+(dq[1]-dq[4]);
    double v8 = rho[3]*dlambda[3]+lambda[3]*drho[3];
    double v9 = rho[3]*dlambda[2]+lambda[2]*drho[3];
    double v10 = lambda[3]*rho[3];
    double v11 = lambda[2]*rho[3];
    double v12 = rho[3]*z[9];
    double v13 = stiffness*z[9];
    double v14 = v[2]*dv[2];
    double v15 = z[9]*drho[3];
    double v16 = damping*z[9];
    double v17 = stiffness*z[8];
    double v18 = rho[3]*z[8];
    double v19 = damping*z[8];
    double v20 = z[8]*drho[3];
    double v21 = z[4]*drho[12];
    double v22 = v[5]*dv[5];
    double v23 = z[4]*drho[13];
    double v24 = z[1]*drho[0];
    double v25 = z[4]*drho[1];
    double v26 = rho[12]*z[4];
    double v27 = v[2]*v[2];
    double v28 = v[5]*v[5];
    double v29 = 1.0/(rho[17]*rho[17]);
    double v30 = 2.0*drho[16];
    double v31 = 2.0*drho[17];
    double v32 = 1.0/rho[17];
    double v33 = 0.1*v0;
    double v34 = 0.1*v3;
    double v35 = 0.35*v2+0.1*v1;
    double v36 = 0.35*v1-0.1*v2;
    double v37 = dq[5]*v0;
    double v38 = dq[2]*v1;
    double v39 = dq[2]*v2;
    double v40 = dq[5]*v3;
    double v41 = v4*v7;
    double v42 = v[2]*v2;
    double v43 = rho[3]*v13;
    double v44 = drho[3]*v13;
    double v45 = rho[3]*v16;
    double v46 = drho[3]*v16;
    double v47 = drho[3]*v17;
    double v48 = rho[3]*v17;
    double v49 = v[2]*v1;
    double v50 = drho[3]*v19;
    double v51 = rho[3]*v19;
    double v52 = v[5]*v3;
    double v53 = v[5]*v0;
    double v54 = dv[2]*v2;
    double v55 = dv[2]*v1;
    double v56 = dv[5]*v3;
    double v57 = dv[5]*v0;
    double v58 = z[2]*v2;
    double v59 = z[5]*v3;
    double v60 = z[5]*v0;
    double v61 = z[2]*v1;
    double v62 = v6*v6;
    double v63 = v5*v5;
    double v64 = 2.0*v7;
    double v65 = 2.0*v5;
    double v66 = v14+v14;
    double v67 = v22+v22;
    double v68 = v29*(rho[13]*z[4]);
    double v69 = q[0]-(q[3]-v33)-v35;
    double v70 = q[1]-(q[4]-v34)+v36;
    double v71 = z[1]-(z[2]*v35+(z[4]-z[5]*v33));
    double v72 = z[0]-(z[3]+z[5]*v34)-z[2]*v36;
    double v73 = 0.1*v37;
    double v74 = 0.1*v40;
    double v75 = 0.1*v38+0.35*v39;
    double v76 = 0.35*v38-0.1*v39;
    double v77 = v[0]-(v[3]+v[5]*v34+v[2]*v36);
    double v78 = v[1]-(v[4]-v[5]*v33)-v[2]*v35;
    double v79 = dv[5]*v34;
    double v80 = dv[2]*v36;
    double v81 = dv[5]*v33;
    double v82 = dv[2]*v35;
    double v83 = v12*v54;
    double v84 = v15*v42;
    double v85 = v20*v49;
    double v86 = v18*v55;
    double v87 = v12*v56;
    double v88 = v15*v52;
    double v89 = v20*v53;
    double v90 = v18*v57;
    double v91 = z[2]*v38;
    double v92 = z[5]*v37;
    double v93 = z[5]*v40;
    double v94 = z[2]*v39;
    double v95 = v63*v29;
    double v96 = v65*v68;
    double v97 = v4*(v6*v64);
    double v98 = v[2]*(v38*v12);
    double v99 = v[2]*(v39*v18);
    double v100 = v[5]*(v37*v12);
    double v101 = v[5]*(v40*v18);
    double v102 = v29*(v23-v68*(rho[17]*v31));
    double v103 = 2.0*v63;
    double v104 = 2.0*v69;
    double v105 = 2.0*v70;
    double v106 = v70*v70+v69*v69;
    double v107 = dq[1]-(dq[4]-v73)-v75;
    double v108 = dq[0]-(dq[3]+v74)-v76;
    double v109 = v69*v77+v70*v78;
    double v110 = z[2]*v76+z[5]*v74;
    double v111 = v[5]*v73;
    double v112 = v[2]*v75;
    double v113 = v[5]*v74;
    double v114 = v[2]*v76;
    double v115 = z[2]*v75-z[5]*v73;
    double v116 = v30*v68-v65*v102;
    double v117 = v4*(drho[8]+drho[9]*v62+v64*(rho[9]*v6)+drho[9]*(2.0*v62))+rho[9]*v97+v41*(rho[9]*(2.0*v6));
    double v118 = exp(-v95);
    double v119 = v29*(drho[16]*v65+drho[17]*(rho[17]*(2.0*v95)));
    double v120 = 2.0*(v5*v30+v31*(rho[17]*v95));
    int v121 = v106 == 0.0;
    double v122 = sqrt(v106);
    double v123 = v107*v105+v104*v108;
    double v124 = v108*v77;
    double v125 = v107*v78;
    double v126 = rho[15]*v118;
    double v127 = v118*v26;
    double v128 = v118*v96;
    double v129 = v112-(v79+(v111+(v80-(dv[0]-dv[3]))));
    double v130 = v114+(v82+(v113-(v81+(dv[1]-dv[4]))));
    double v131 = mode[1] ? v117 : 0.0;
    double v132 = mode[1] ? (-v117) : 0.0;
    double v133 = 1.0/v122;
    double v134 = rho[6]-v122;
    double v135 = v119*v126;
    double v136 = v29*(v65*v126);
    double v137 = v29*(rho[15]*v127);
    double v138 = v29*(rho[15]*v128);
    double v139 = 0.5*v133;
    double v140 = v133*(v70*v71+v69*v72);
    double v141 = v123*(0.5*(v121 ? 0.0 : v133));
    double v142 = v133*v109;
    double v143 = v137*v31;
    double v144 = v31*v138;
    double v145 = drho[15]*v118+v135;
    double v146 = drho[6]-v141;
    double v147 = v141*v142;
    double v148 = v133*(rho[5]*v142-rho[4]*v134);
    double v149 = v133*(v141*v140+(v70*v110-v107*v71-v69*v115-v108*v72));
    double v150 = v133*(rho[5]*v140);
    double v151 = v65*v145-drho[16]*(2.0*v126);
    double v152 = v29*(v135*v26+v118*(drho[15]*v26+rho[15]*v21)-rho[17]*v143);
    double v153 = v29*(v135*v96+v118*(drho[15]*v96-rho[15]*v116)-rho[17]*v144);
    double v154 = v133*(v147-(v69*(dv[0]-(dv[3]+v79+v111+v80-v112))+v124+v125+v70*(dv[1]-(dv[4]-v81+v113)-v82-v114)));
    double v155 = rho[4]-v148;
    double v156 = v133*(rho[5]*v149-drho[5]*v140+v141*v150);
    double v157 = v70*v150;
    double v158 = v69*v150;
    double v159 = v69*v148;
    double v160 = v70*v148;
    double v161 = v133*(rho[4]*v146+drho[4]*v134-drho[5]*v142+rho[5]*v154+v141*v148);
    double v162 = v139*(v140*v155-v142*v150);
    double v163 = v70*v156-v107*v150;
    double v164 = v69*v156-v108*v150;
    double v165 = v140*(drho[4]+v161)-v149*v155+v133*(v150*(v147-(v125+(v124+v69*v129)-v70*v130)))+v133*(v109*v156);
    double v166 = v121 ? 0.0 : v162;
    double v167 = v70*v161-v107*v148;
    double v168 = v69*v161-v108*v148;
    double v169 = v121 ? 0.0 : (v139*(v121 ? v165 : (v165-v133*(v123*v162))));
    double v170 = v105*v166+(v71*v148+v78*v150);
    double v171 = v104*v166+(v72*v148+v77*v150);
    double v172 = v104*v169-(v72*v161-v115*v148-v150*v129+v77*v156)+v166*(2.0*v108);
    double v173 = v105*v169-(v71*v161+v110*v148+v150*v130+v78*v156)+v166*(2.0*v107);
    double v174 = v170-(z[2]*v159+v[2]*v158);
    double v175 = v171+(z[2]*v160+v[2]*v157);
    double v176 = v172-(z[2]*v167-dv[2]*v157+v[2]*v163);
    double v177 = v173+(z[2]*v168-dv[2]*v158+v[2]*v164);
    Fq[0] = v172;
    Fq[1] = v131+v173;
    Fq[2] = -(v1*(0.35*v176+0.1*v177)-v39*(0.1*v174+0.35*v175)+v2*(0.35*v177-0.1*v176)-v38*(0.1*v175-0.35*v174)+(v2*(z[2]*v8)+v38*(z[2]*v10)+v1*(z[2]*v9)-v39*(z[2]*v11))-(v12*(dq[2]*(v[2]*v42))-(v39*v43-v1*v44)-v1*(v12*v66+v15*v27)-v2*(dv[2]*v45+v[2]*v46+a[2]*v15+da[2]*v12)-v38*(v[2]*v45+a[2]*v12)-v2*v47-v38*v48+v18*(dq[2]*(v[2]*v49))-v1*(v[2]*v50+dv[2]*v51+a[2]*v20+da[2]*v18)+v2*(v18*v66+v20*v27)+v39*(a[2]*v18+v[2]*v51)));
    Fq[3] = -v172;
    Fq[4] = (mode[0] ? (v132+v21) : v132)-v173;
    Fq[5] = v0*(0.1*(v173+(z[5]*v168-dv[5]*v158+v[5]*v164)))-v40*(0.1*(v170-(z[5]*v159+v[5]*v158)))-v3*(0.1*(v172-(z[5]*v167-dv[5]*v157+v[5]*v163)))-v37*(0.1*(v171+(z[5]*v160+v[5]*v157)))+(v3*(z[5]*v8)+v37*(z[5]*v10)+v0*(z[5]*v9)-v40*(z[5]*v11))-(v12*(dq[5]*(v[5]*v52))-(v40*v43-v0*v44)-v0*(v12*v67+v15*v28)-v3*(dv[5]*v45+v[5]*v46+a[5]*v15+da[5]*v12)-v37*(v[5]*v45+a[5]*v12)-v3*v47-v37*v48+v18*(dq[5]*(v[5]*v53))-v0*(v[5]*v50+dv[5]*v51+a[5]*v20+da[5]*v18)+v3*(v18*v67+v20*v28)+v40*(a[5]*v18+v[5]*v51));
    Fv[0] = -v164;
    Fv[1] = -v163;
    Fv[2] = v36*v164+(v75*v158-v76*v157)+v35*v163-(v83+v84+v98-v99+v85+v86+(v86+(v85-(v99-(v83+(v84+(v98+(v39*v45-v1*v46))))-v2*v50-v38*v51))));
    Fv[3] = v164;
    Fv[4] = (mode[0] ? v23 : 0.0)+v163;
    Fv[5] = -(v33*v163+v74*v157+v73*v158-v34*v164-(v87+v88+v100-v101+v89+v90+(v90+(v89-(v101-(v87+(v88+(v100+(v40*v45-v0*v46))))-v3*v50-v37*v51)))));
    Fa[0] = z[0]*drho[0];
    Fa[3] = z[3]*drho[1];
    Fa[1] = v24;
    Fa[4] = v25;
    Fa[2] = z[2]*drho[2]-(v39*v12-v1*v15+v2*v20+v38*v18);
    Fa[5] = z[5]*drho[2]+(v40*v12-v0*v15+v3*v20+v37*v18);
    Flambda[0] = 0.0;
    Flambda[1] = 0.0;
    Flambda[4] = 0.0;
    Flambda[2] = -(rho[3]*v91+drho[3]*v58-(rho[3]*v92+drho[3]*v59));
    Flambda[3] = rho[3]*v93-drho[3]*v60-(rho[3]*v94-drho[3]*v61);
    Frho[0] = z[0]*da[0]+z[1]*da[1]+z[1]*drho[18];
    Frho[1] = z[3]*da[3]+z[4]*da[4]+z[4]*drho[18];
    Frho[2] = z[5]*da[5]+z[2]*da[2];
    Frho[3] = -(lambda[3]*v94-dlambda[3]*v61+dlambda[2]*v58+lambda[2]*v91-(lambda[3]*v93-dlambda[3]*v60+dlambda[2]*v59+lambda[2]*v92)-(z[9]*(a[5]*v40-da[5]*v0+dq[5]*(v0*v28)+v3*v67)-(v16*(v57-v[5]*v40)+v37*v13)+v40*v17+v19*(v56+v[5]*v37)-z[8]*(dq[5]*(v3*v28)-v0*v67-a[5]*v37-da[5]*v3)-(z[9]*(a[2]*v39-da[2]*v1+dq[2]*(v1*v27)+v2*v66)-(v16*(v55-v[2]*v39)+v38*v13)+v39*v17+v19*(v54+v[2]*v38)-z[8]*(dq[2]*(v2*v27)-v1*v66-a[2]*v38-da[2]*v2))));
    Frho[4] = v149*v134-v140*v146;
    Frho[6] = rho[4]*v149-drho[4]*v140;
    Frho[5] = -(v140*v154+v149*v142);
    Frho[7] = v131;
    Frho[8] = mode[1] ? v41 : 0.0;
    Frho[9] = mode[1] ? (v6*v97+v62*v41) : 0.0;
    Frho[10] = 0.0;
    Frho[11] = 0.0;
    Frho[12] = mode[0] ? (z[4]*(dq[4]-(drho[14]+v145))) : 0.0;
    Frho[13] = mode[0] ? (z[4]*(dv[4]+v29*(v151-drho[17]*(rho[17]*(2.0*v136))))) : 0.0;
    Frho[14] = mode[0] ? (-v21) : 0.0;
    Frho[15] = mode[0] ? (-(v119*v127+v118*v21-v119*v128+v118*v116)) : 0.0;
    Frho[16] = mode[0] ? (v30*v137-v65*v152-2.0*(v145*v68+v126*v102)-v30*v138+v65*v153) : 0.0;
    Frho[17] = mode[0] ? (-(v95*v143-v137*v120*v32+v32*(v152*v103)+v68*(v136*v31+v32*(2.0*(v151-v31*(rho[17]*v136))))+v32*(v102*(v126*(4.0*v5)))-v95*v144+v32*(v120*v138)-v32*(v103*v153))) : 0.0;
    Frho[18] = v25+v24;
}
#pragma GCC push_options
#pragma GCC optimize("fp-contract=fast")
void bumpstop_straight_fix(const double *restrict rho, double compliance, double *restrict K)
{
    double v0 = (1e+300 < rho[1]) ? 1e+300 : rho[1];
    double v1 = 1.0/rho[1];
    double v2 = 1.0/rho[0];
    double v3 = 1.0/rho[2];
    double v4 = (v0 < rho[0]) ? v0 : rho[0];
    double v5 = compliance+v2;
    double v6 = v1+v2;
    double v7 = (v4 < rho[0]) ? v4 : rho[0];
    double v8 = 1.0/v5;
    double v9 = v1+v5;
    double v10 = (v7 < rho[1]) ? v7 : rho[1];
    double v11 = v2*v8;
    double v12 = 1.0/v9;
    double v13 = (v10 < rho[2]) ? v10 : rho[2];
    double v14 = v6*v12;
    K[0] = 1.0;
    K[1] = (v13 < rho[2]) ? v13 : rho[2];
    K[2] = v1;
    K[3] = v2;
    K[4] = v3;
    K[5] = v11;
    K[6] = v14;
    K[10] = v8;
    K[11] = v12;
    K[12] = v9;
    K[7] = 1.0/(compliance+v3);
    K[8] = v2+(compliance+v1);
    K[9] = v2*v11;
    K[13] = v6*v14;
}
#pragma GCC pop_options
void bumpstop_straight_entries(double t, const double *restrict q, const double *restrict v, const double *restrict rho, const int *restrict mode, double damping, double stiffness, double *restrict E)
{
    E[0] = rho[3]*sin(q[2]);
    E[2] = rho[3]*sin(q[5]);
    E[1] = rho[3]*cos(q[2]);
    E[3] = rho[3]*cos(q[5]);
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
#include "bumpstop_fused.c"
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
#include "bumpstop_fused.c"
#undef LANE
#undef SPREAD
#undef NAME
#undef MASK
#undef CHOOSE
#undef EACH
#undef EACH_OF_TWO
#undef ROOT
#undef FMA
static void bumpstop_products_at_once(double t, const double *restrict q, const double *restrict v, const double *restrict a, const double *restrict lambda, const double *restrict rho, const int *restrict mode, double damping, double stiffness, cst_adjoints z, cst_adjoint_outs Fq, cst_adjoint_outs Fv, cst_adjoint_outs Frho)
{
    bumpstop_products_four(t, q, v, a, lambda, rho, mode, damping, stiffness, (const four *)z, (four *)Fq, (four *)Fv, (four *)Frho);
}
#else
#define bumpstop_products_at_once NULL
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
#include "bumpstop_fused.c"
#undef LANE
#undef SPREAD
#undef NAME
#undef MASK
#undef CHOOSE
#undef EACH
#undef EACH_OF_TWO
#undef ROOT
#undef FMA
static void bumpstop_products_wide(double t, const double *restrict q, const double *restrict v, const double *restrict a, const double *restrict lambda, const double *restrict rho, const int *restrict mode, double damping, double stiffness, cst_dirs z, cst_outs Fq, cst_outs Fv, cst_outs Frho)
{
    bumpstop_products_eight(t, q, v, a, lambda, rho, mode, damping, stiffness, (const eight *)z, (eight *)Fq, (eight *)Fv, (eight *)Frho);
}
#pragma GCC pop_options
#else
#define bumpstop_products_wide NULL
#endif
#ifdef __GNUC__
static void bumpstop_straight_evaluate_of_four(const double *t, const double *q, const double *v, const double *rho, const int *mode, double damping, double stiffness, double *Q, double *phi, double *phi_dot, double *phi_ddot, double *b, double *E)
{
    bumpstop_straight_evaluate_four(*(const four *)t, (const four *)q, (const four *)v, (const four *)rho, mode, damping, stiffness, (four *)Q, (four *)phi, (four *)phi_dot, (four *)phi_ddot, (four *)b, (four *)E);
}
static void bumpstop_straight_factor_of_four(const double *K, const double *E, double *F, double *limits)
{
    bumpstop_straight_factor_four((const four *)K, (const four *)E, (four *)F, (four *)limits);
}
static void bumpstop_straight_substitute_of_four(const double *K, const double *F, double *b)
{
    bumpstop_straight_substitute_own_four((const four *)K, (const four *)F, (four *)b);
}
static const cst_straight_lanes bumpstop_straight_four = { sizeof(four) / sizeof(double), bumpstop_straight_evaluate_of_four, bumpstop_straight_factor_of_four, bumpstop_straight_substitute_of_four, NULL };
#define bumpstop_straight_at_four &bumpstop_straight_four
#else
#define bumpstop_straight_at_four NULL
#endif
#ifdef CST_AVX512
#pragma GCC push_options
#pragma GCC target("avx512f")
static void bumpstop_straight_evaluate_of_eight(const double *t, const double *q, const double *v, const double *rho, const int *mode, double damping, double stiffness, double *Q, double *phi, double *phi_dot, double *phi_ddot, double *b, double *E)
{
    bumpstop_straight_evaluate_eight(*(const eight *)t, (const eight *)q, (const eight *)v, (const eight *)rho, mode, damping, stiffness, (eight *)Q, (eight *)phi, (eight *)phi_dot, (eight *)phi_ddot, (eight *)b, (eight *)E);
}
static void bumpstop_straight_factor_of_eight(const double *K, const double *E, double *F, double *limits)
{
    bumpstop_straight_factor_eight((const eight *)K, (const eight *)E, (eight *)F, (eight *)limits);
}
static void bumpstop_straight_substitute_of_eight(const double *K, const double *F, double *b)
{
    bumpstop_straight_substitute_own_eight((const eight *)K, (const eight *)F, (eight *)b);
}
static const cst_straight_lanes bumpstop_straight_eight = { sizeof(eight) / sizeof(double), bumpstop_straight_evaluate_of_eight, bumpstop_straight_factor_of_eight, bumpstop_straight_substitute_of_eight, NULL };
#pragma GCC pop_options
#define bumpstop_straight_at_eight &bumpstop_straight_eight
#else
#define bumpstop_straight_at_eight NULL
#endif
#ifdef __GNUC__
static void bumpstop_straight_substitute_at_once(const double *K, const double *F, cst_adjoint_outs b)
{
    bumpstop_straight_substitute_four(K, F, (four *)b);
}
#else
#define bumpstop_straight_substitute_at_once NULL
#endif
static const cst_straight bumpstop_straight = { 14, 4, 9, bumpstop_straight_fix, bumpstop_straight_evaluate, bumpstop_straight_entries, bumpstop_straight_factor, bumpstop_straight_substitute, bumpstop_straight_substitute_at_once, NULL, bumpstop_straight_at_four, bumpstop_straight_at_eight };
extern const cst_fused bumpstop_fused;
const cst_fused bumpstop_fused = {
    6, mass_row, mass_col, bumpstop_motion,
    12, phi_q_row, phi_q_col, bumpstop_phi_q,
    48, 48, jacobian_row, jacobian_col, bumpstop_jacobian,
    43, by_rho_row, by_rho_col, bumpstop_by_rho,
    bumpstop_products, bumpstop_products_at_once, bumpstop_products_wide, bumpstop_second, &bumpstop_straight
};
#else
static void NAME(bumpstop_straight_substitute)(const double *restrict K, const double *restrict F, LANE *restrict b)
{
    LANE x0 = b[3];
    LANE x1 = b[0];
    LANE x2 = b[1];
    LANE x3 = b[4];
    LANE x4 = b[5];
    LANE x5 = b[2];
    LANE x6 = b[6];
    LANE x7 = b[10];
    LANE x8 = b[7];
    LANE x9 = b[8];
    LANE x10 = b[9];
    x9 = FMA(SPREAD(-K[2]), x0, x9);
    x6 = FMA(SPREAD(-K[3]), x1, x6);
    x9 = FMA(SPREAD(K[3]), x1, x9);
    x7 = FMA(SPREAD(-K[3]), x2, x7);
    x10 = FMA(SPREAD(K[3]), x2, x10);
    x7 = FMA(SPREAD(K[2]), x3, x7);
    x10 = FMA(SPREAD(-K[2]), x3, x10);
    x9 = FMA(SPREAD(-F[0]), x4, x9);
    x10 = FMA(SPREAD(F[1]), x4, x10);
    x8 = FMA(SPREAD(-K[4]), x5, x8);
    x9 = FMA(SPREAD(F[2]), x5, x9);
    x10 = FMA(SPREAD(-F[3]), x5, x10);
    x9 = FMA(SPREAD(K[5]), x6, x9);
    x10 = FMA(SPREAD(K[6]), x7, x10);
    x9 = FMA(SPREAD(F[4]), x8, x9);
    x10 = FMA(SPREAD(-F[5]), x8, x10);
    x10 = FMA(SPREAD(F[6]), x9, x10);
    b[9] = x10 = -F[8] * x10;
    b[8] = x9 = FMA(SPREAD(F[6]), x10, -F[7] * x9);
    b[7] = x8 = FMA(SPREAD(F[4]), x9, FMA(SPREAD(-F[5]), x10, -K[7] * x8));
    b[10] = x7 = FMA(SPREAD(K[6]), x10, -K[11] * x7);
    b[6] = x6 = FMA(SPREAD(K[5]), x9, -K[10] * x6);
    b[2] = x5 = FMA(SPREAD(-K[4]), x8, FMA(SPREAD(F[2]), x9, FMA(SPREAD(-F[3]), x10, K[4] * x5)));
    b[5] = x4 = FMA(SPREAD(-F[0]), x9, FMA(SPREAD(F[1]), x10, K[4] * x4));
    b[4] = x3 = FMA(SPREAD(K[2]), x7, FMA(SPREAD(-K[2]), x10, K[2] * x3));
    b[1] = x2 = FMA(SPREAD(-K[3]), x7, FMA(SPREAD(K[3]), x10, K[3] * x2));
    b[0] = x1 = FMA(SPREAD(-K[3]), x6, FMA(SPREAD(K[3]), x9, K[3] * x1));
    b[3] = x0 = FMA(SPREAD(-K[2]), x9, K[2] * x0);
}
void NAME(bumpstop_straight_factor)(const LANE *restrict K, const LANE *restrict E, LANE *restrict F, LANE *restrict limits)
{
    LANE v0 = E[2]*K[4];
    LANE v1 = E[3]*K[4];
    LANE v2 = E[0]*K[4];
    LANE v3 = E[1]*K[4];
    LANE v4 = v2*K[7];
    LANE v5 = v3*K[7];
    LANE v6 = FMA(E[0], v2, FMA(E[2], v0, K[8]));
    LANE v7 = FMA(E[1], v3, FMA(E[3], v1, K[12]));
    LANE v8 = FMA(-v2, v5, FMA(E[0], v3, E[2]*v1));
    LANE v9 = 1.0/(v6-FMA(v2, v4, K[9]));
    LANE v10 = v8*v9;
    LANE v11 = v6*v9;
    LANE v12 = 1.0/(v7-FMA(v8, v10, FMA(v3, v5, K[13])));
    LANE v13 = 1e-08*v11;
    LANE v14 = CHOOSE(K[1] < v11, K[1], v11);
    LANE v15 = CHOOSE(K[0] > v13, K[0], v13);
    LANE v16 = v7*v12;
    LANE v17 = 1e-08*v16;
    F[0] = v0;
    F[1] = v1;
    F[2] = v2;
    F[3] = v3;
    F[4] = v4;
    F[5] = v5;
    F[6] = v10;
    F[7] = v9;
    F[8] = v12;
    limits[0] = CHOOSE(v15 > v17, v15, v17);
    limits[1] = CHOOSE(v14 < v16, v14, v16);
}
static void NAME(bumpstop_straight_substitute_own)(const LANE *restrict K, const LANE *restrict F, LANE *restrict b)
{
    LANE x0 = b[3];
    LANE x1 = b[0];
    LANE x2 = b[1];
    LANE x3 = b[4];
    LANE x4 = b[5];
    LANE x5 = b[2];
    LANE x6 = b[6];
    LANE x7 = b[10];
    LANE x8 = b[7];
    LANE x9 = b[8];
    LANE x10 = b[9];
    x9 = FMA(SPREAD(-K[2]), x0, x9);
    x6 = FMA(SPREAD(-K[3]), x1, x6);
    x9 = FMA(SPREAD(K[3]), x1, x9);
    x7 = FMA(SPREAD(-K[3]), x2, x7);
    x10 = FMA(SPREAD(K[3]), x2, x10);
    x7 = FMA(SPREAD(K[2]), x3, x7);
    x10 = FMA(SPREAD(-K[2]), x3, x10);
    x9 = FMA(SPREAD(-F[0]), x4, x9);
    x10 = FMA(SPREAD(F[1]), x4, x10);
    x8 = FMA(SPREAD(-K[4]), x5, x8);
    x9 = FMA(SPREAD(F[2]), x5, x9);
    x10 = FMA(SPREAD(-F[3]), x5, x10);
    x9 = FMA(SPREAD(K[5]), x6, x9);
    x10 = FMA(SPREAD(K[6]), x7, x10);
    x9 = FMA(SPREAD(F[4]), x8, x9);
    x10 = FMA(SPREAD(-F[5]), x8, x10);
    x10 = FMA(SPREAD(F[6]), x9, x10);
    b[9] = x10 = -F[8] * x10;
    b[8] = x9 = FMA(SPREAD(F[6]), x10, -F[7] * x9);
    b[7] = x8 = FMA(SPREAD(F[4]), x9, FMA(SPREAD(-F[5]), x10, -K[7] * x8));
    b[10] = x7 = FMA(SPREAD(K[6]), x10, -K[11] * x7);
    b[6] = x6 = FMA(SPREAD(K[5]), x9, -K[10] * x6);
    b[2] = x5 = FMA(SPREAD(-K[4]), x8, FMA(SPREAD(F[2]), x9, FMA(SPREAD(-F[3]), x10, K[4] * x5)));
    b[5] = x4 = FMA(SPREAD(-F[0]), x9, FMA(SPREAD(F[1]), x10, K[4] * x4));
    b[4] = x3 = FMA(SPREAD(K[2]), x7, FMA(SPREAD(-K[2]), x10, K[2] * x3));
    b[1] = x2 = FMA(SPREAD(-K[3]), x7, FMA(SPREAD(K[3]), x10, K[3] * x2));
    b[0] = x1 = FMA(SPREAD(-K[3]), x6, FMA(SPREAD(K[3]), x9, K[3] * x1));
    b[3] = x0 = FMA(SPREAD(-K[2]), x9, K[2] * x0);
}
void NAME(bumpstop_straight_evaluate)(LANE t, const LANE *restrict q, const LANE *restrict v, const LANE *restrict rho, const int *restrict mode, double damping, double stiffness, LANE *restrict Q, LANE *restrict phi, LANE *restrict phi_dot, LANE *restrict phi_ddot, LANE *restrict b, LANE *restrict E)
{
    LANE v0 = EACH(cos, q[5]);
    LANE v1 = EACH(cos, q[2]);
    LANE v2 = EACH(sin, q[2]);
    LANE v3 = EACH(sin, q[5]);
    LANE v4 = rho[7]+(q[1]-q[4]);
    LANE v5 = 1.0/(rho[17]*rho[17]);
    LANE v6 = t-rho[16];
    LANE v7 = v[1]-v[4];
    LANE v8 = q[1]-(q[4]-rho[10]);
    LANE v9 = 0.1*v0;
    LANE v10 = 0.1*v3;
    LANE v11 = 0.1*v1+0.35*v2;
    LANE v12 = 0.1*v2-0.35*v1;
    LANE v13 = v4*(rho[8]+v4*(rho[9]*v4));
    LANE v14 = rho[15]*EACH(exp, -(v5*(v6*v6)));
    LANE v15 = rho[3]*v0;
    LANE v16 = rho[3]*v1;
    LANE v17 = rho[3]*v2;
    LANE v18 = rho[3]*v3;
    LANE v19 = v[5]*v3;
    LANE v20 = v[2]*v2;
    LANE v21 = v[2]*v1;
    LANE v22 = v[5]*v0;
    LANE v23 = q[0]-(q[3]-v9)-v11;
    LANE v24 = q[1]-(q[4]-v10)-v12;
    LANE v25 = q[3]-v15-(q[0]-v16);
    LANE v26 = q[1]-v17-(q[4]-v18);
    LANE v27 = v[3]+rho[3]*v19-(v[0]+rho[3]*v20);
    LANE v28 = v[1]-rho[3]*v21-(v[4]-rho[3]*v22);
    LANE v29 = rho[3]*(v[2]*v21)-rho[3]*(v[5]*v22);
    LANE v30 = rho[3]*(v[2]*v20)-rho[3]*(v[5]*v19);
    LANE v31 = ROOT(v24*v24+v23*v23);
    LANE v32 = 1.0/v31;
    LANE v33 = v32*(rho[5]*(v32*(v24*(v[1]-(v[4]-v[5]*v9)-v[2]*v11)+v23*(v[0]-(v[3]+v[5]*v10)+v[2]*v12)))-rho[4]*(rho[6]-v31));
    LANE v34 = v23*v33;
    LANE v35 = v24*v33;
    LANE v36 = -v34;
    LANE v37 = rho[0]*rho[18]+v35;
    LANE v38 = -(v12*v34-v11*v35);
    LANE v39 = -(v9*v35-v10*v34);
    LANE v40 = rho[1]*rho[18]-v35;
    LANE v41 = mode[1] ? ((LANE)(-(v37+v13))) : ((LANE)(-v37));
    LANE v42 = mode[0] ? ((LANE)(-(v40+(rho[12]*(q[4]-(rho[14]+v14))+rho[13]*(v[4]+2.0*v6*v5*v14))))) : ((LANE)(-v40));
    LANE v43 = mode[1] ? ((LANE)(v42+v13)) : ((LANE)(v42));
    Q[0] = v36;
    Q[1] = v41;
    Q[2] = v38;
    Q[3] = v34;
    Q[4] = v43;
    Q[5] = v39;
    phi[0] = q[0];
    phi[1] = q[2];
    phi[2] = v25;
    phi[4] = v8;
    phi[3] = -v26;
    phi_dot[0] = v[0];
    phi_dot[1] = v[2];
    phi_dot[2] = v27;
    phi_dot[4] = v7;
    phi_dot[3] = -v28;
    phi_ddot[0] = SPREAD(0.0);
    phi_ddot[1] = SPREAD(0.0);
    phi_ddot[4] = SPREAD(0.0);
    phi_ddot[2] = -v29;
    phi_ddot[3] = -v30;
    b[0] = v36;
    b[1] = v41;
    b[2] = v38;
    b[3] = v34;
    b[4] = v43;
    b[5] = v39;
    b[6] = -(damping*v[0]+stiffness*q[0]);
    b[7] = -(damping*v[2]+stiffness*q[2]);
    b[10] = -(damping*v7+stiffness*v8);
    b[8] = v29-damping*v27-stiffness*v25;
    b[9] = v30+damping*v28+stiffness*v26;
    E[0] = v17;
    E[1] = v16;
    E[2] = v18;
    E[3] = v15;
}
void NAME(bumpstop_products)(double t, const double *restrict q, const double *restrict v, const double *restrict a, const double *restrict lambda, const double *restrict rho, const int *restrict mode, double damping, double stiffness, const LANE *restrict z, LANE *restrict Fq, LANE *restrict Fv, LANE *restrict Frho)
{
    double v0 = cos(q[5]);
    double v1 = cos(q[2]);
    double v2 = sin(q[2]);
    double v3 = sin(q[5]);
    LANE v4 = stiffness*z[8];
    LANE v5 = stiffness*z[9];
    LANE v6 = stiffness*z[10];
    LANE v7 = rho[3]*z[9];
    LANE v8 = damping*z[9];
    LANE v9 = rho[3]*z[8];
    LANE v10 = damping*z[8];
    LANE v11 = rho[12]*z[4];
    LANE v12 = rho[13]*z[4];
    LANE v13 = z[1]-z[4];
    double v14 = rho[7]+(q[1]-q[4]);
    double v15 = lambda[2]*rho[3];
    double v16 = lambda[3]*rho[3];
    double v17 = t-rho[16];
    double v18 = 1.0/(rho[17]*rho[17]);
    double v19 = 0.1*v0;
    double v20 = 0.1*v3;
    double v21 = 0.1*v1+0.35*v2;
    double v22 = 0.1*v2-0.35*v1;
    double v23 = v14*v14;
    LANE v24 = v13*v14;
    LANE v25 = z[2]*v1;
    LANE v26 = z[2]*v2;
    LANE v27 = z[5]*v0;
    LANE v28 = z[5]*v3;
    LANE v29 = v5-v6;
    double v30 = v[2]*v1;
    double v31 = v[2]*v2;
    double v32 = v[5]*v0;
    double v33 = v[5]*v3;
    LANE v34 = rho[3]*v5;
    LANE v35 = rho[3]*v8;
    LANE v36 = rho[3]*v4;
    LANE v37 = rho[3]*v10;
    LANE v38 = v18*v12;
    LANE v39 = v8-damping*z[10];
    LANE v40 = v[2]*(v1*v9);
    LANE v41 = v[2]*(v2*v7);
    LANE v42 = v[5]*(v0*v9);
    LANE v43 = v[5]*(v3*v7);
    double v44 = v17*v17*v18;
    double v45 = 2.0*v17;
    double v46 = q[0]-(q[3]-v19)-v21;
    double v47 = q[1]-(q[4]-v20)-v22;
    LANE v48 = z[0]-(z[3]+z[5]*v20)+z[2]*v22;
    LANE v49 = z[1]-(z[4]-z[5]*v19+z[2]*v21);
    double v50 = v[1]-(v[4]-v[5]*v19)-v[2]*v21;
    double v51 = v[3]+v[5]*v20;
    double v52 = v[2]*v22;
    double v53 = v[2]*v30;
    double v54 = v[2]*v31;
    double v55 = v[5]*v32;
    double v56 = v[5]*v33;
    LANE v57 = v13*(rho[8]+rho[9]*v23)+v24*(rho[9]*(2.0*v14));
    double v58 = exp(-v44);
    LANE v59 = v45*v38;
    double v60 = v44*(2.0*rho[17]);
    double v61 = v46*v46+v47*v47;
    double v62 = v47*v50;
    double v63 = rho[15]*v58;
    double v64 = v[0]-(v51-v52);
    LANE v65 = mode[1] ? ((LANE)(v57)) : ((LANE)(SPREAD(0.0)));
    LANE v66 = mode[1] ? ((LANE)(-v57)) : ((LANE)(SPREAD(0.0)));
    double v67 = sqrt(v61);
    LANE v68 = v18*(v63*v11);
    LANE v69 = v18*(v63*v59);
    double v70 = 1.0/v67;
    double v71 = rho[6]-v67;
    LANE v72 = v70*(v46*v48+v47*v49);
    double v73 = v70*(v62+v46*(v[0]-v51+v52));
    double v74 = v70*(rho[5]*v73-rho[4]*v71);
    LANE v75 = v70*(rho[5]*v72);
    LANE v76 = (v61 == 0.0) ? ((LANE)(SPREAD(0.0))) : ((LANE)((v72*(rho[4]-v74)-v70*(v75*(v62+v46*v64)))*(0.5*v70)));
    double v77 = v47*v74;
    double v78 = v46*v74;
    LANE v79 = v47*v75;
    LANE v80 = v46*v75;
    LANE v81 = v76*(2.0*v46)+(v48*v74+v75*v64);
    LANE v82 = v76*(2.0*v47)+(v49*v74+v50*v75);
    LANE v83 = v81+(z[2]*v77+v[2]*v79);
    LANE v84 = v82-(z[2]*v78+v[2]*v80);
    Fq[0] = v81+(stiffness*z[6]-v4);
    Fq[1] = v65+v82-v29;
    Fq[2] = -(v1*(0.35*v83+0.1*v84)+v2*(0.35*v84-0.1*v83)+(v15*v25+v16*v26)-(stiffness*z[7]-(v7*v53-v1*v34+v2*(a[2]*v7+v[2]*v35)-v9*v54+v2*v36+v1*(v[2]*v37+a[2]*v9))));
    Fq[3] = -(v81-v4);
    Fq[4] = (mode[0] ? ((LANE)(v66+v11)) : ((LANE)(v66)))-v82+v29;
    Fq[5] = v0*(0.1*(v82-z[5]*v78-v[5]*v80))-v3*(0.1*(v81+(z[5]*v77+v[5]*v79)))+(v15*v27+v16*v28)+(v7*v55-v0*v34+v3*(a[5]*v7+v[5]*v35)-v9*v56+v3*v36+v0*(v[5]*v37+a[5]*v9));
    Fv[0] = v80+(damping*z[6]-v10);
    Fv[1] = v79-v39;
    Fv[2] = v22*v80-v21*v79-(v40+v41-(damping*z[7]-(v40+(v41-v1*v35)+v2*v37)));
    Fv[3] = -(v80-v10);
    Fv[4] = (mode[0] ? ((LANE)(v12)) : ((LANE)(SPREAD(0.0))))-v79+v39;
    Fv[5] = v19*v79-v20*v80+(v42+v43+(v42+(v43-v0*v35)+v3*v37));
    Frho[0] = a[0]*z[0]+a[1]*z[1]+rho[18]*z[1];
    Frho[1] = a[3]*z[3]+a[4]*z[4]+rho[18]*z[4];
    Frho[2] = a[5]*z[5]+a[2]*z[2];
    Frho[18] = rho[1]*z[4]+rho[0]*z[1];
    Frho[3] = lambda[2]*v28-lambda[3]*v27-(lambda[2]*v26-lambda[3]*v25)+(z[9]*(v56-a[5]*v0)-(v8*v32+v3*v5)-v0*v4+v10*v33+z[8]*(v55+a[5]*v3)-(z[9]*(v54-a[2]*v1)-(v8*v30+v2*v5)-v1*v4+v10*v31+z[8]*(v53+a[2]*v2)));
    Frho[4] = -(v72*v71);
    Frho[5] = v72*v73;
    Frho[6] = -(rho[4]*v72);
    Frho[7] = v65;
    Frho[10] = v6;
    Frho[8] = mode[1] ? ((LANE)(v24)) : ((LANE)(SPREAD(0.0)));
    Frho[9] = mode[1] ? ((LANE)(v24*v23)) : ((LANE)(SPREAD(0.0)));
    Frho[11] = SPREAD(0.0);
    Frho[12] = mode[0] ? ((LANE)(z[4]*(q[4]-(rho[14]+v63)))) : ((LANE)(SPREAD(0.0)));
    Frho[13] = mode[0] ? ((LANE)(z[4]*(v[4]+v63*(v18*v45)))) : ((LANE)(SPREAD(0.0)));
    Frho[14] = mode[0] ? ((LANE)(-v11)) : ((LANE)(SPREAD(0.0)));
    Frho[15] = mode[0] ? ((LANE)(-(v58*v11-v58*v59))) : ((LANE)(SPREAD(0.0)));
    Frho[16] = mode[0] ? ((LANE)(-(v45*v68+v38*(2.0*v63)-v45*v69))) : ((LANE)(SPREAD(0.0)));
    Frho[17] = mode[0] ? ((LANE)(-(v68*v60+v38*(v63*(4.0*v17))*(1.0/rho[17])-v60*v69))) : ((LANE)(SPREAD(0.0)));
}
#endif
