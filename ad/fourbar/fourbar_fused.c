/* Written by scripts/costate_ad/fuse from the derivatives that Tapenade made of fourbar.  The products are compiled
 * for one adjoint and for many: LANE is the type of what depends on it. */
#ifndef LANE
#include "costate_model.h"
#include <math.h>
#include <stddef.h>
static const int mass_row[] = {
0,1,3,4,6,7,2,5,8,
};
static const int mass_col[] = {
0,1,3,4,6,7,2,5,8,
};
void fourbar_motion(double t, const double *restrict q, const double *restrict v, const double *restrict rho, const int *restrict mode, const int *restrict at, double *restrict Q, double *restrict phi, double *restrict phi_dot, double *restrict phi_ddot, double *restrict A)
{
    double v0 = rho[1]*rho[7];
    double v1 = rho[2]*rho[7];
    double v2 = rho[3]*rho[7];
    double v3 = 0.5*rho[1];
    double v4 = 0.5*rho[2];
    double v5 = 0.5*rho[3];
    double v6 = cos(q[2]);
    double v7 = cos(q[5]);
    double v8 = cos(q[8]);
    double v9 = sin(q[2]);
    double v10 = sin(q[5]);
    double v11 = sin(q[8]);
    double v12 = v3*v6;
    double v13 = v3*v9;
    double v14 = v4*v7;
    double v15 = v4*v10;
    double v16 = v5*v8;
    double v17 = v5*v11;
    double v18 = v[2]*v9;
    double v19 = v[2]*v6;
    double v20 = v[5]*v10;
    double v21 = v[5]*v7;
    double v22 = v[8]*v11;
    double v23 = v[8]*v8;
    double v24 = v3*v18;
    double v25 = v3*v19;
    double v26 = v4*v20;
    double v27 = v4*v21;
    double v28 = v5*v22;
    double v29 = v5*v23;
    double v30 = v3*(v[2]*v19);
    double v31 = v3*(v[2]*v18);
    double v32 = v4*(v[5]*v21);
    double v33 = v4*(v[5]*v20);
    double v34 = v5*(v[8]*v23);
    double v35 = v5*(v[8]*v22);
    Q[0] = 0.0;
    Q[2] = 0.0;
    Q[3] = 0.0;
    Q[5] = 0.0;
    Q[6] = 0.0;
    Q[8] = 0.0;
    Q[1] = -(rho[8]*v0);
    Q[4] = -(rho[8]*v1);
    Q[7] = -(rho[8]*v2);
    phi[0] = q[0]-v12;
    phi[1] = q[1]-v13;
    phi[7] = q[7]-v17;
    phi[2] = q[3]-v14-(q[0]+v12);
    phi[3] = -(q[1]+v13-(q[4]-v15));
    phi[4] = q[6]+v16-(q[3]+v14);
    phi[5] = -(q[4]+v15-(q[7]+v17));
    phi[6] = -(rho[0]-(q[6]-v16));
    phi[8] = q[2]-t*rho[6];
    phi_dot[0] = v[0]+v24;
    phi_dot[6] = v[6]+v28;
    phi_dot[1] = v[1]-v25;
    phi_dot[7] = v[7]-v29;
    phi_dot[8] = v[2]-rho[6];
    phi_dot[2] = -(v[0]-v24-(v[3]+v26));
    phi_dot[3] = -(v[1]+v25-(v[4]-v27));
    phi_dot[4] = -(v[3]-v26-(v[6]-v28));
    phi_dot[5] = -(v[4]+v27-(v[7]+v29));
    phi_ddot[0] = v30;
    phi_ddot[1] = v31;
    phi_ddot[6] = v34;
    phi_ddot[7] = v35;
    phi_ddot[2] = v30+v32;
    phi_ddot[3] = v31+v33;
    phi_ddot[4] = v32-v34;
    phi_ddot[5] = v33-v35;
    phi_ddot[8] = 0.0;
    A[at[0]] = v0;
    A[at[1]] = v0;
    A[at[2]] = v1;
    A[at[3]] = v1;
    A[at[4]] = v2;
    A[at[5]] = v2;
    A[at[6]] = 0.08333333333333333*(rho[1]*(rho[1]*v0));
    A[at[7]] = 0.08333333333333333*(rho[2]*(rho[2]*v1));
    A[at[8]] = 0.08333333333333333*(rho[3]*(rho[3]*v2));
}
static const int phi_q_row[] = {
0,1,8,2,3,4,6,5,7,2,3,4,5,0,1,2,3,2,3,4,5,4,5,6,7,
};
static const int phi_q_col[] = {
0,1,2,3,4,6,6,7,7,0,1,3,4,2,2,2,2,5,5,5,5,8,8,8,8,
};
void fourbar_phi_q(double t, const double *restrict q, const double *restrict rho, const int *restrict at, double *restrict A)
{
    double v0 = 0.5*rho[1];
    double v1 = 0.5*rho[2];
    double v2 = 0.5*rho[3];
    double v3 = v0*sin(q[2]);
    double v4 = v1*sin(q[5]);
    double v5 = v2*sin(q[8]);
    double v6 = -(v0*cos(q[2]));
    double v7 = -(v1*cos(q[5]));
    double v8 = v2*cos(q[8]);
    double v9 = -v5;
    double v10 = -v8;
    A[at[0]] = 1.0;
    A[at[1]] = 1.0;
    A[at[2]] = 1.0;
    A[at[3]] = 1.0;
    A[at[4]] = 1.0;
    A[at[5]] = 1.0;
    A[at[6]] = 1.0;
    A[at[7]] = 1.0;
    A[at[8]] = 1.0;
    A[at[9]] = -1.0;
    A[at[10]] = -1.0;
    A[at[11]] = -1.0;
    A[at[12]] = -1.0;
    A[at[13]] = v3;
    A[at[14]] = v6;
    A[at[15]] = v3;
    A[at[16]] = v6;
    A[at[17]] = v4;
    A[at[18]] = v7;
    A[at[19]] = v4;
    A[at[20]] = v7;
    A[at[21]] = v9;
    A[at[22]] = v8;
    A[at[23]] = v5;
    A[at[24]] = v10;
    A[at[25 + 0]] = 1.0;
    A[at[25 + 1]] = 1.0;
    A[at[25 + 2]] = 1.0;
    A[at[25 + 3]] = 1.0;
    A[at[25 + 4]] = 1.0;
    A[at[25 + 5]] = 1.0;
    A[at[25 + 6]] = 1.0;
    A[at[25 + 7]] = 1.0;
    A[at[25 + 8]] = 1.0;
    A[at[25 + 9]] = -1.0;
    A[at[25 + 10]] = -1.0;
    A[at[25 + 11]] = -1.0;
    A[at[25 + 12]] = -1.0;
    A[at[25 + 13]] = v3;
    A[at[25 + 14]] = v6;
    A[at[25 + 15]] = v3;
    A[at[25 + 16]] = v6;
    A[at[25 + 17]] = v4;
    A[at[25 + 18]] = v7;
    A[at[25 + 19]] = v4;
    A[at[25 + 20]] = v7;
    A[at[25 + 21]] = v9;
    A[at[25 + 22]] = v8;
    A[at[25 + 23]] = v5;
    A[at[25 + 24]] = v10;
}
static const int jacobian_row[] = {
9,11,10,12,9,10,11,12,17,11,13,12,14,11,12,13,14,13,15,14,16,15,16,2,5,8,13,14,9,11,10,12,9,10,11,12,17,11,13,12,14,11,12,
13,14,13,15,14,16,15,16,13,14,
};
static const int jacobian_col[] = {
0,0,1,1,2,2,2,2,2,3,3,4,4,5,5,5,5,6,6,7,7,8,8,2,5,8,8,8,0,0,1,1,2,2,2,2,2,3,3,4,4,5,5,5,5,6,6,7,7,8,8,8,8,
};
void fourbar_jacobian(double t, const double *restrict q, const double *restrict v, const double *restrict a, const double *restrict lambda, const double *restrict rho, const int *restrict mode, double damping, double stiffness, const int *restrict at, double *restrict K, double *restrict C)
{
    double v0 = -stiffness;
    double v1 = -damping;
    double v2 = sin(q[2]);
    double v3 = sin(q[5]);
    double v4 = sin(q[8]);
    double v5 = 0.5*rho[1];
    double v6 = 0.5*rho[2];
    double v7 = 0.5*rho[3];
    double v8 = cos(q[2]);
    double v9 = cos(q[5]);
    double v10 = cos(q[8]);
    double v11 = v[2]*v[2];
    double v12 = v[5]*v[5];
    double v13 = v[8]*v[8];
    double v14 = v5*(v[2]*v8);
    double v15 = v5*(v[2]*v2);
    double v16 = v6*(v[5]*v9);
    double v17 = v6*(v[5]*v3);
    double v18 = v7*(v[8]*v10);
    double v19 = v7*(v[8]*v4);
    double v20 = v5*v2;
    double v21 = v5*v8;
    double v22 = v6*v3;
    double v23 = v6*v9;
    double v24 = v7*v4;
    double v25 = v7*v10;
    double v26 = -(v5*(v2*v11-a[2]*v8)-damping*v14-stiffness*v20);
    double v27 = v5*(a[2]*v2+v8*v11)+damping*v15-stiffness*v21;
    double v28 = v6*(a[5]*v3+v9*v12)+damping*v17-stiffness*v23;
    double v29 = v7*(a[8]*v4+v10*v13)+damping*v19-stiffness*v25;
    double v30 = v6*(a[5]*v9-v3*v12)+damping*v16+stiffness*v22;
    double v31 = v7*(a[8]*v10-v4*v13)+damping*v18+stiffness*v24;
    double v32 = 2.0*v14+damping*v20;
    double v33 = 2.0*v16+damping*v22;
    double v34 = 2.0*v18+damping*v24;
    double v35 = 2.0*v15-damping*v21;
    double v36 = 2.0*v17-damping*v23;
    double v37 = 2.0*v19-damping*v25;
    K[at[0]] = stiffness;
    K[at[1]] = v0;
    K[at[2]] = stiffness;
    K[at[3]] = v0;
    K[at[4]] = v26;
    K[at[5]] = v27;
    K[at[6]] = v26;
    K[at[7]] = v27;
    K[at[8]] = stiffness;
    K[at[9]] = stiffness;
    K[at[10]] = v0;
    K[at[11]] = stiffness;
    K[at[12]] = v0;
    K[at[13]] = v30;
    K[at[14]] = v28;
    K[at[15]] = v30;
    K[at[16]] = v28;
    K[at[17]] = stiffness;
    K[at[18]] = stiffness;
    K[at[19]] = stiffness;
    K[at[20]] = stiffness;
    K[at[21]] = v31;
    K[at[22]] = v29;
    K[at[23]] = v2*(lambda[3]*v5)+v8*(lambda[2]*v5)+(v8*(lambda[0]*v5)+v2*(lambda[1]*v5));
    K[at[24]] = v3*(lambda[5]*v6)+v9*(lambda[4]*v6)+(v3*(lambda[3]*v6)+v9*(lambda[2]*v6));
    K[at[25]] = lambda[6]*v7*v10+v4*(lambda[7]*v7)-(v4*(lambda[5]*v7)+v10*(lambda[4]*v7));
    K[at[26]] = -v31;
    K[at[27]] = -v29;
    C[at[28 + 0]] = damping;
    C[at[28 + 1]] = v1;
    C[at[28 + 2]] = damping;
    C[at[28 + 3]] = v1;
    C[at[28 + 4]] = v32;
    C[at[28 + 5]] = v35;
    C[at[28 + 6]] = v32;
    C[at[28 + 7]] = v35;
    C[at[28 + 8]] = damping;
    C[at[28 + 9]] = damping;
    C[at[28 + 10]] = v1;
    C[at[28 + 11]] = damping;
    C[at[28 + 12]] = v1;
    C[at[28 + 13]] = v33;
    C[at[28 + 14]] = v36;
    C[at[28 + 15]] = v33;
    C[at[28 + 16]] = v36;
    C[at[28 + 17]] = damping;
    C[at[28 + 18]] = damping;
    C[at[28 + 19]] = damping;
    C[at[28 + 20]] = damping;
    C[at[28 + 21]] = v34;
    C[at[28 + 22]] = v37;
    C[at[28 + 23]] = -v34;
    C[at[28 + 24]] = -v37;
}
static const int by_rho_row[] = {
15,0,1,2,9,10,11,12,3,4,5,11,12,13,14,6,7,8,13,14,15,16,17,0,1,2,3,4,5,6,7,8,1,4,7,
};
static const int by_rho_col[] = {
0,1,1,1,1,1,1,1,2,2,2,2,2,2,2,3,3,3,3,3,3,3,6,7,7,7,7,7,7,7,7,7,8,8,8,
};
void fourbar_by_rho(double t, const double *restrict q, const double *restrict v, const double *restrict a, const double *restrict lambda, const double *restrict rho, const int *restrict mode, double damping, double stiffness, double *restrict F)
{
    double v0 = rho[7]*rho[8];
    double v1 = rho[1]*rho[7];
    double v2 = rho[2]*rho[7];
    double v3 = rho[3]*rho[7];
    double v4 = rho[1]*rho[1];
    double v5 = v[2]*v[2];
    double v6 = rho[2]*rho[2];
    double v7 = v[5]*v[5];
    double v8 = rho[3]*rho[3];
    double v9 = v[8]*v[8];
    double v10 = 0.5*lambda[3];
    double v11 = 0.5*lambda[2];
    double v12 = 0.5*lambda[5];
    double v13 = 0.5*lambda[4];
    double v14 = cos(q[2]);
    double v15 = cos(q[5]);
    double v16 = cos(q[8]);
    double v17 = sin(q[2]);
    double v18 = sin(q[5]);
    double v19 = sin(q[8]);
    double v20 = 0.5*(v14*v5+a[2]*v17)+damping*(0.5*(v[2]*v17))-stiffness*(0.5*v14);
    double v21 = 0.5*(v15*v7+a[5]*v18)+damping*(0.5*(v[5]*v18))-stiffness*(0.5*v15);
    double v22 = 0.5*(v16*v9+a[8]*v19)+damping*(0.5*(v[8]*v19))-stiffness*(0.5*v16);
    double v23 = -(0.5*(a[2]*v14-v17*v5)+damping*(0.5*(v[2]*v14))+stiffness*(0.5*v17));
    double v24 = 0.5*(v18*v7-a[5]*v15)-damping*(0.5*(v[5]*v15))-stiffness*(0.5*v18);
    double v25 = 0.5*(v19*v9-a[8]*v16)-damping*(0.5*(v[8]*v16))-stiffness*(0.5*v19);
    F[0] = -stiffness;
    F[18] = -v22;
    F[19] = -v25;
    F[1] = a[0]*rho[7];
    F[8] = a[3]*rho[7];
    F[15] = a[6]*rho[7];
    F[23] = a[0]*rho[1];
    F[26] = a[3]*rho[2];
    F[29] = a[6]*rho[3];
    F[2] = a[1]*rho[7]+v0;
    F[9] = a[4]*rho[7]+v0;
    F[16] = a[7]*rho[7]+v0;
    F[3] = a[2]*(0.08333333333333333*(rho[7]*v4)+0.08333333333333333*(rho[1]*(2.0*v1)))-(v10*v14-v11*v17+(v14*(0.5*lambda[1])-v17*(0.5*lambda[0])));
    F[4] = v20;
    F[5] = v23;
    F[6] = v20;
    F[7] = v23;
    F[11] = v21;
    F[12] = v24;
    F[13] = v21;
    F[14] = v24;
    F[20] = v22;
    F[21] = v25;
    F[32] = v1;
    F[33] = v2;
    F[34] = v3;
    F[10] = a[5]*(0.08333333333333333*(rho[7]*v6)+0.08333333333333333*(rho[2]*(2.0*v2)))-(v12*v15-v13*v18+(v15*v10-v18*v11));
    F[17] = a[8]*(0.08333333333333333*(rho[7]*v8)+0.08333333333333333*(rho[3]*(2.0*v3)))-(0.5*lambda[7]*v16-v19*(0.5*lambda[6])-(v16*v12-v19*v13));
    F[22] = -(damping+t*stiffness);
    F[24] = a[1]*rho[1]+rho[1]*rho[8];
    F[27] = a[4]*rho[2]+rho[2]*rho[8];
    F[30] = a[7]*rho[3]+rho[3]*rho[8];
    F[25] = a[2]*(0.08333333333333333*(rho[1]*v4));
    F[28] = a[5]*(0.08333333333333333*(rho[2]*v6));
    F[31] = a[8]*(0.08333333333333333*(rho[3]*v8));
}
void fourbar_second(double t, const double *restrict q, const double *restrict v, const double *restrict a, const double *restrict lambda, const double *restrict rho, const int *restrict mode, double damping, double stiffness, const double *restrict z, const double *restrict dq, const double *restrict dv, const double *restrict da, const double *restrict dlambda, const double *restrict drho, double *restrict Fq, double *restrict Fv, double *restrict Fa, double *restrict Flambda, double *restrict Frho)
{
    double v0 = sin(q[2]);
    double v1 = sin(q[5]);
    double v2 = sin(q[8]);
    double v3 = 0.5*drho[1];
    double v4 = 0.5*rho[1];
    double v5 = 0.5*drho[2];
    double v6 = 0.5*rho[2];
    double v7 = 0.5*rho[3];
    double v8 = 0.5*drho[3];
    double v9 = cos(q[2]);
    double v10 = cos(q[5]);
    double v11 = cos(q[8]);
    double v12 = stiffness*z[12];
    double v13 = v[2]*dv[2];
    double v14 = damping*z[12];
    double v15 = stiffness*z[11];
    double v16 = damping*z[11];
    double v17 = stiffness*z[10];
    double v18 = damping*z[10];
    double v19 = stiffness*z[9];
    double v20 = damping*z[9];
    double v21 = stiffness*z[14];
    double v22 = v[5]*dv[5];
    double v23 = damping*z[14];
    double v24 = stiffness*z[13];
    double v25 = damping*z[13];
    double v26 = stiffness*z[16];
    double v27 = v[8]*dv[8];
    double v28 = damping*z[16];
    double v29 = stiffness*z[15];
    double v30 = damping*z[15];
    double v31 = rho[1]*rho[7];
    double v32 = rho[2]*rho[7];
    double v33 = rho[3]*rho[7];
    double v34 = a[2]*z[2];
    double v35 = z[2]*da[2];
    double v36 = z[1]*drho[8];
    double v37 = rho[8]*z[1];
    double v38 = a[5]*z[5];
    double v39 = z[5]*da[5];
    double v40 = z[4]*drho[8];
    double v41 = rho[8]*z[4];
    double v42 = a[8]*z[8];
    double v43 = z[8]*da[8];
    double v44 = z[7]*drho[8];
    double v45 = rho[8]*z[7];
    double v46 = v[2]*v[2];
    double v47 = v[5]*v[5];
    double v48 = v[8]*v[8];
    double v49 = rho[1]*rho[1];
    double v50 = rho[2]*rho[2];
    double v51 = rho[3]*rho[3];
    double v52 = rho[1]*drho[7]+rho[7]*drho[1];
    double v53 = rho[2]*drho[7]+rho[7]*drho[2];
    double v54 = rho[3]*drho[7]+rho[7]*drho[3];
    double v55 = dq[2]*v9;
    double v56 = dq[2]*v0;
    double v57 = z[12]*v4;
    double v58 = v[2]*v0;
    double v59 = z[12]*v3;
    double v60 = v4*v14;
    double v61 = v3*v14;
    double v62 = z[11]*v4;
    double v63 = v[2]*v9;
    double v64 = v4*v16;
    double v65 = v3*v16;
    double v66 = z[11]*v3;
    double v67 = z[10]*v4;
    double v68 = z[10]*v3;
    double v69 = v4*v18;
    double v70 = v3*v18;
    double v71 = z[9]*v4;
    double v72 = v4*v20;
    double v73 = v3*v20;
    double v74 = z[9]*v3;
    double v75 = dq[5]*v10;
    double v76 = dq[5]*v1;
    double v77 = z[14]*v6;
    double v78 = v[5]*v1;
    double v79 = z[14]*v5;
    double v80 = v6*v23;
    double v81 = v5*v23;
    double v82 = z[13]*v6;
    double v83 = v[5]*v10;
    double v84 = v6*v25;
    double v85 = v5*v25;
    double v86 = z[13]*v5;
    double v87 = z[12]*v6;
    double v88 = z[12]*v5;
    double v89 = v6*v14;
    double v90 = v5*v14;
    double v91 = z[11]*v6;
    double v92 = v6*v16;
    double v93 = v5*v16;
    double v94 = z[11]*v5;
    double v95 = dq[8]*v11;
    double v96 = dq[8]*v2;
    double v97 = z[16]*v7;
    double v98 = v[8]*v2;
    double v99 = z[16]*v8;
    double v100 = v7*v28;
    double v101 = v8*v28;
    double v102 = z[15]*v7;
    double v103 = v[8]*v11;
    double v104 = v7*v30;
    double v105 = v8*v30;
    double v106 = z[15]*v8;
    double v107 = z[14]*v7;
    double v108 = z[14]*v8;
    double v109 = v7*v23;
    double v110 = v8*v23;
    double v111 = z[13]*v7;
    double v112 = v7*v25;
    double v113 = v8*v25;
    double v114 = z[13]*v8;
    double v115 = dv[2]*v0;
    double v116 = dv[2]*v9;
    double v117 = dv[5]*v1;
    double v118 = dv[5]*v10;
    double v119 = dv[8]*v2;
    double v120 = dv[8]*v11;
    double v121 = z[1]*v52;
    double v122 = z[4]*v53;
    double v123 = z[7]*v54;
    double v124 = z[2]*v0;
    double v125 = z[2]*v9;
    double v126 = z[5]*v1;
    double v127 = z[5]*v10;
    double v128 = z[8]*v2;
    double v129 = z[8]*v11;
    double v130 = v13+v13;
    double v131 = v22+v22;
    double v132 = v27+v27;
    double v133 = v34*(2.0*drho[1]);
    double v134 = v38*(2.0*drho[2]);
    double v135 = v42*(2.0*drho[3]);
    double v136 = a[0]*z[0]+a[1]*z[1]+0.08333333333333333*(v49*v34);
    double v137 = a[3]*z[3]+a[4]*z[4]+0.08333333333333333*(v50*v38);
    double v138 = a[6]*z[6]+a[7]*z[7]+0.08333333333333333*(v51*v42);
    double v139 = dq[2]*(v[2]*v58);
    double v140 = dq[2]*(v[2]*v63);
    double v141 = dq[5]*(v[5]*v78);
    double v142 = dq[5]*(v[5]*v83);
    double v143 = dq[8]*(v[8]*v98);
    double v144 = dq[8]*(v[8]*v103);
    double v145 = v[2]*(v55*v57);
    double v146 = v[2]*(v56*v62);
    double v147 = v[2]*(v55*v67);
    double v148 = v[2]*(v56*v71);
    double v149 = v[5]*(v75*v77);
    double v150 = v[5]*(v76*v82);
    double v151 = v[5]*(v75*v87);
    double v152 = v[5]*(v76*v91);
    double v153 = v[8]*(v95*v97);
    double v154 = v[8]*(v96*v102);
    double v155 = v[8]*(v95*v107);
    double v156 = v[8]*(v96*v111);
    double v157 = v59*v58;
    double v158 = v57*v115;
    double v159 = v66*v63;
    double v160 = v62*v116;
    double v161 = v115*v67;
    double v162 = v58*v68;
    double v163 = v63*v74;
    double v164 = v116*v71;
    double v165 = v79*v78;
    double v166 = v77*v117;
    double v167 = v86*v83;
    double v168 = v82*v118;
    double v169 = v78*v88;
    double v170 = v117*v87;
    double v171 = v83*v94;
    double v172 = v118*v91;
    double v173 = v97*v119;
    double v174 = v99*v98;
    double v175 = v106*v103;
    double v176 = v102*v120;
    double v177 = v98*v108;
    double v178 = v119*v107;
    double v179 = v103*v114;
    double v180 = v120*v111;
    double v181 = z[2]*v55;
    double v182 = z[2]*v56;
    double v183 = z[5]*v75;
    double v184 = z[5]*v76;
    double v185 = z[8]*v95;
    double v186 = z[8]*v96;
    double v187 = z[0]*da[0]+z[1]*da[1]+0.08333333333333333*(v49*v35)+0.08333333333333333*(rho[1]*v133);
    double v188 = z[3]*da[3]+z[4]*da[4]+0.08333333333333333*(v50*v39)+0.08333333333333333*(rho[2]*v134);
    double v189 = z[6]*da[6]+z[7]*da[7]+0.08333333333333333*(v51*v43)+0.08333333333333333*(rho[3]*v135);
    double v190 = a[2]*v56-da[2]*v9+dq[2]*(v9*v46)+v0*v130;
    double v191 = a[5]*v76-da[5]*v10+dq[5]*(v10*v47)+v1*v131;
    double v192 = a[8]*v96-da[8]*v11+dq[8]*(v11*v48)+v2*v132;
    double v193 = v116-v[2]*v56;
    double v194 = v118-v[5]*v76;
    double v195 = v120-v[8]*v96;
    double v196 = v115+v[2]*v55;
    double v197 = v117+v[5]*v75;
    double v198 = v119+v[8]*v95;
    double v199 = dq[2]*(v0*v46)-v9*v130-a[2]*v55-da[2]*v0;
    double v200 = dq[5]*(v1*v47)-v10*v131-a[5]*v75-da[5]*v1;
    double v201 = dq[8]*(v2*v48)-v11*v132-a[8]*v95-da[8]*v2;
    double v202 = v4*v181+v3*v124;
    double v203 = v6*v183+v5*v126;
    double v204 = v7*v185+v8*v128;
    double v205 = v4*v182-v3*v125;
    double v206 = v6*v184-v5*v127;
    double v207 = v7*v186-v8*v129;
    Fq[0] = 0.0;
    Fq[1] = 0.0;
    Fq[3] = 0.0;
    Fq[4] = 0.0;
    Fq[6] = 0.0;
    Fq[7] = 0.0;
    Fq[2] = v0*(z[2]*(lambda[3]*v3+dlambda[3]*v4))+v55*(z[2]*(lambda[3]*v4))+v9*(z[2]*(dlambda[2]*v4+lambda[2]*v3))-v56*(z[2]*(lambda[2]*v4))+(v0*(z[2]*(dlambda[1]*v4+lambda[1]*v3))+v55*(z[2]*(lambda[1]*v4))+v9*(z[2]*(lambda[0]*v3+dlambda[0]*v4))-v56*(z[2]*(lambda[0]*v4)))-(v57*v139-(v56*(v4*v12)-v9*(v3*v12))-v9*(v57*v130+v59*v46)-v0*(dv[2]*v60+v[2]*v61+a[2]*v59+da[2]*v57)-v55*(v[2]*v60+a[2]*v57)-v0*(v3*v15)-v55*(v4*v15)+v62*v140-v9*(dv[2]*v64+v[2]*v65+a[2]*v66+da[2]*v62)+v0*(v62*v130+v66*v46)+v56*(a[2]*v62+v[2]*v64)+(v139*v67-(v56*(v4*v17)-v9*(v3*v17))-v9*(v130*v67+v46*v68)-v0*(dv[2]*v69+v[2]*v70+a[2]*v68+da[2]*v67)-v55*(a[2]*v67+v[2]*v69)-v0*(v3*v19)-v55*(v4*v19)+v140*v71-v9*(dv[2]*v72+v[2]*v73+a[2]*v74+da[2]*v71)+v0*(v130*v71+v46*v74)+v56*(v[2]*v72+a[2]*v71)));
    Fq[5] = v1*(z[5]*(lambda[5]*v5+dlambda[5]*v6))+v75*(z[5]*(lambda[5]*v6))+v10*(z[5]*(dlambda[4]*v6+lambda[4]*v5))-v76*(z[5]*(lambda[4]*v6))+(v1*(z[5]*(lambda[3]*v5+dlambda[3]*v6))+v75*(z[5]*(lambda[3]*v6))+v10*(z[5]*(dlambda[2]*v6+lambda[2]*v5))-v76*(z[5]*(lambda[2]*v6)))-(v77*v141-(v76*(v6*v21)-v10*(v5*v21))-v10*(v77*v131+v79*v47)-v1*(dv[5]*v80+v[5]*v81+a[5]*v79+da[5]*v77)-v75*(v[5]*v80+a[5]*v77)-v1*(v5*v24)-v75*(v6*v24)+v82*v142-v10*(dv[5]*v84+v[5]*v85+a[5]*v86+da[5]*v82)+v1*(v82*v131+v86*v47)+v76*(a[5]*v82+v[5]*v84)+(v141*v87-(v76*(v6*v12)-v10*(v5*v12))-v10*(v131*v87+v47*v88)-v1*(dv[5]*v89+v[5]*v90+a[5]*v88+da[5]*v87)-v75*(v[5]*v89+a[5]*v87)-v1*(v5*v15)-v75*(v6*v15)+v142*v91-v10*(dv[5]*v92+v[5]*v93+a[5]*v94+da[5]*v91)+v1*(v131*v91+v47*v94)+v76*(a[5]*v91+v[5]*v92)));
    Fq[8] = v2*(z[8]*(dlambda[7]*v7+lambda[7]*v8))+v95*(z[8]*(lambda[7]*v7))+v11*(z[8]*(lambda[6]*v8+dlambda[6]*v7))-v96*(z[8]*(lambda[6]*v7))-(v2*(z[8]*(lambda[5]*v8+dlambda[5]*v7))+v95*(z[8]*(lambda[5]*v7))+v11*(z[8]*(dlambda[4]*v7+lambda[4]*v8))-v96*(z[8]*(lambda[4]*v7)))-(v97*v143-(v96*(v7*v26)-v11*(v8*v26))-v11*(v97*v132+v99*v48)-v2*(dv[8]*v100+v[8]*v101+a[8]*v99+da[8]*v97)-v95*(a[8]*v97+v[8]*v100)-v2*(v8*v29)-v95*(v7*v29)+v102*v144-v11*(dv[8]*v104+v[8]*v105+a[8]*v106+da[8]*v102)+v2*(v102*v132+v106*v48)+v96*(v[8]*v104+a[8]*v102)-(v143*v107-(v96*(v7*v21)-v11*(v8*v21))-v11*(v132*v107+v48*v108)-v2*(dv[8]*v109+v[8]*v110+a[8]*v108+da[8]*v107)-v95*(v[8]*v109+a[8]*v107)-v2*(v8*v24)-v95*(v7*v24)+v144*v111-v11*(dv[8]*v112+v[8]*v113+a[8]*v114+da[8]*v111)+v2*(v132*v111+v48*v114)+v96*(a[8]*v111+v[8]*v112)));
    Fv[0] = 0.0;
    Fv[1] = 0.0;
    Fv[3] = 0.0;
    Fv[4] = 0.0;
    Fv[6] = 0.0;
    Fv[7] = 0.0;
    Fv[2] = v145+(v157+v158)-v146+v159+v160+(v161+v162+v147-v148+v163+v164)+(v160+(v159-(v146-(v158+(v157+(v145+(v56*v60-v9*v61))))-v0*v65-v55*v64))+(v164+(v163-(v148-(v161+(v162+(v147+(v56*v69-v9*v70))))-v0*v73-v55*v72))));
    Fv[5] = v149+(v165+v166)-v150+v167+v168+(v151+(v169+v170)-v152+v171+v172)+(v168+(v167-(v150-(v166+(v165+(v149+(v76*v80-v10*v81))))-v1*v85-v75*v84))+(v172+(v171-(v152-(v170+(v169+(v151+(v76*v89-v10*v90))))-v1*v93-v75*v92))));
    Fv[8] = v173+v174+v153-v154+v175+v176-(v155+(v177+v178)-v156+v179+v180)+(v176+(v175-(v154-(v173+(v174+(v153+(v96*v100-v11*v101))))-v2*v105-v95*v104))-(v180+(v179-(v156-(v178+(v177+(v155+(v96*v109-v11*v110))))-v2*v113-v95*v112))));
    Fa[0] = z[0]*v52;
    Fa[3] = z[3]*v53;
    Fa[6] = z[6]*v54;
    Fa[1] = v121;
    Fa[4] = v122;
    Fa[7] = v123;
    Fa[2] = z[2]*(0.08333333333333333*(v52*v49)+0.08333333333333333*(drho[1]*(rho[1]*(2.0*v31))))+(v56*v57-v9*v59+v0*v66+v55*v62+(v56*v67-v9*v68+v0*v74+v55*v71));
    Fa[5] = z[5]*(0.08333333333333333*(v53*v50)+0.08333333333333333*(drho[2]*(rho[2]*(2.0*v32))))+(v76*v77-v10*v79+v1*v86+v75*v82+(v76*v87-v10*v88+v1*v94+v75*v91));
    Fa[8] = z[8]*(0.08333333333333333*(v54*v51)+0.08333333333333333*(drho[3]*(rho[3]*(2.0*v33))))+(v96*v97-v11*v99+v2*v106+v95*v102-(v96*v107-v11*v108+v2*v114+v95*v111));
    Flambda[0] = v202;
    Flambda[1] = v205;
    Flambda[6] = v204;
    Flambda[7] = v207;
    Flambda[2] = v202+v203;
    Flambda[3] = v205+v206;
    Flambda[4] = v203-v204;
    Flambda[5] = v206-v207;
    Flambda[8] = 0.0;
    Frho[0] = 0.0;
    Frho[4] = 0.0;
    Frho[5] = 0.0;
    Frho[6] = 0.0;
    Frho[1] = 0.08333333333333333*(v31*v133)+(0.08333333333333333*(v31*v35)+0.08333333333333333*(v52*v34))*(2.0*rho[1])+rho[7]*v187+drho[7]*v136+(rho[7]*v36+drho[7]*v37)+(0.5*(lambda[1]*v182-dlambda[1]*v125+dlambda[0]*v124+lambda[0]*v181)+0.5*(lambda[3]*v182-dlambda[3]*v125+dlambda[2]*v124+lambda[2]*v181))+(0.5*(z[10]*v190-(v18*v193+v55*v17)+v56*v19+v20*v196-z[9]*v199)+0.5*(z[12]*v190-(v14*v193+v55*v12)+v56*v15+v16*v196-z[11]*v199));
    Frho[2] = 0.08333333333333333*(v32*v134)+(0.08333333333333333*(v32*v39)+0.08333333333333333*(v53*v38))*(2.0*rho[2])+rho[7]*v188+drho[7]*v137+(rho[7]*v40+drho[7]*v41)+(0.5*(lambda[3]*v184-dlambda[3]*v127+dlambda[2]*v126+lambda[2]*v183)+0.5*(lambda[5]*v184-dlambda[5]*v127+dlambda[4]*v126+lambda[4]*v183))+(0.5*(z[12]*v191-(v14*v194+v75*v12)+v76*v15+v16*v197-z[11]*v200)+0.5*(z[14]*v191-(v23*v194+v75*v21)+v76*v24+v25*v197-z[13]*v200));
    Frho[3] = 0.08333333333333333*(v33*v135)+(0.08333333333333333*(v33*v43)+0.08333333333333333*(v54*v42))*(2.0*rho[3])+rho[7]*v189+drho[7]*v138+(rho[7]*v44+drho[7]*v45)+(0.5*(lambda[7]*v186-dlambda[7]*v129+dlambda[6]*v128+lambda[6]*v185)-0.5*(lambda[5]*v186-dlambda[5]*v129+dlambda[4]*v128+lambda[4]*v185))+(0.5*(z[16]*v192-(v28*v195+v95*v26)+v96*v29+v30*v198-z[15]*v201)-0.5*(z[14]*v192-(v23*v195+v95*v21)+v96*v24+v25*v198-z[13]*v201));
    Frho[7] = rho[3]*v189+drho[3]*v138+rho[2]*v188+drho[2]*v137+rho[1]*v187+drho[1]*v136+(rho[3]*v44+drho[3]*v45+rho[2]*v40+drho[2]*v41+rho[1]*v36+drho[1]*v37);
    Frho[8] = v121+(v123+v122);
}
#pragma GCC push_options
#pragma GCC optimize("fp-contract=fast")
void fourbar_straight_fix(const double *restrict rho, double compliance, double *restrict K)
{
    double v0 = rho[1]*rho[7];
    double v1 = rho[2]*rho[7];
    double v2 = rho[3]*rho[7];
    double v3 = (1e+300 < v0) ? 1e+300 : v0;
    double v4 = 0.08333333333333333*(rho[2]*(rho[2]*v1));
    double v5 = 0.08333333333333333*(rho[3]*(rho[3]*v2));
    double v6 = 0.08333333333333333*(rho[1]*(rho[1]*v0));
    double v7 = 1.0/v0;
    double v8 = 1.0/v1;
    double v9 = 1.0/v2;
    double v10 = (v3 < v0) ? v3 : v0;
    double v11 = 1.0/v6;
    double v12 = compliance+v7;
    double v13 = (v10 < v1) ? v10 : v1;
    double v14 = (v13 < v1) ? v13 : v1;
    double v15 = (v14 < v2) ? v14 : v2;
    double v16 = (v15 < v2) ? v15 : v2;
    double v17 = (v16 < v4) ? v16 : v4;
    double v18 = (v17 < v5) ? v17 : v5;
    K[0] = 1.0;
    K[1] = (v18 < v6) ? v18 : v6;
    K[2] = v7;
    K[3] = v8;
    K[4] = v9;
    K[7] = v11;
    K[10] = v12;
    K[13] = v0;
    K[14] = v6;
    K[15] = v1;
    K[16] = v4;
    K[17] = v2;
    K[18] = v5;
    K[19] = compliance;
    K[5] = 1.0/v4;
    K[6] = 1.0/v5;
    K[8] = compliance+v9;
    K[11] = v8+v12;
    K[12] = compliance+v11;
    K[9] = v9+(compliance+v8);
}
#pragma GCC pop_options
void fourbar_straight_entries(double t, const double *restrict q, const double *restrict v, const double *restrict rho, const int *restrict mode, double damping, double stiffness, double *restrict E)
{
    double v0 = 0.5*rho[1];
    double v1 = 0.5*rho[2];
    double v2 = 0.5*rho[3];
    E[0] = v0*sin(q[2]);
    E[2] = v1*sin(q[5]);
    E[4] = v2*sin(q[8]);
    E[1] = v0*cos(q[2]);
    E[3] = v1*cos(q[5]);
    E[5] = v2*cos(q[8]);
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
#include "fourbar_fused.c"
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
#include "fourbar_fused.c"
#undef LANE
#undef SPREAD
#undef NAME
#undef MASK
#undef CHOOSE
#undef EACH
#undef EACH_OF_TWO
#undef ROOT
#undef FMA
static void fourbar_products_at_once(double t, const double *restrict q, const double *restrict v, const double *restrict a, const double *restrict lambda, const double *restrict rho, const int *restrict mode, double damping, double stiffness, cst_adjoints z, cst_adjoint_outs Fq, cst_adjoint_outs Fv, cst_adjoint_outs Frho)
{
    fourbar_products_four(t, q, v, a, lambda, rho, mode, damping, stiffness, (const four *)z, (four *)Fq, (four *)Fv, (four *)Frho);
}
#else
#define fourbar_products_at_once NULL
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
#include "fourbar_fused.c"
#undef LANE
#undef SPREAD
#undef NAME
#undef MASK
#undef CHOOSE
#undef EACH
#undef EACH_OF_TWO
#undef ROOT
#undef FMA
static void fourbar_products_wide(double t, const double *restrict q, const double *restrict v, const double *restrict a, const double *restrict lambda, const double *restrict rho, const int *restrict mode, double damping, double stiffness, cst_dirs z, cst_outs Fq, cst_outs Fv, cst_outs Frho)
{
    fourbar_products_eight(t, q, v, a, lambda, rho, mode, damping, stiffness, (const eight *)z, (eight *)Fq, (eight *)Fv, (eight *)Frho);
}
#pragma GCC pop_options
#else
#define fourbar_products_wide NULL
#endif
#ifdef __GNUC__
static void fourbar_straight_evaluate_of_four(const double *t, const double *q, const double *v, const double *rho, const int *mode, double damping, double stiffness, double *Q, double *phi, double *phi_dot, double *phi_ddot, double *b, double *E)
{
    fourbar_straight_evaluate_four(*(const four *)t, (const four *)q, (const four *)v, (const four *)rho, mode, damping, stiffness, (four *)Q, (four *)phi, (four *)phi_dot, (four *)phi_ddot, (four *)b, (four *)E);
}
static void fourbar_straight_factor_of_four(const double *K, const double *E, double *F, double *limits)
{
    fourbar_straight_factor_four((const four *)K, (const four *)E, (four *)F, (four *)limits);
}
static void fourbar_straight_substitute_of_four(const double *K, const double *F, double *b)
{
    fourbar_straight_substitute_own_four((const four *)K, (const four *)F, (four *)b);
}
static void fourbar_straight_residual_of_four(const double *K, const double *E, const double *b, const double *x, double *r)
{
    fourbar_straight_residual_four((const four *)K, (const four *)E, (const four *)b, (const four *)x, (four *)r);
}
static const cst_straight_lanes fourbar_straight_four = { sizeof(four) / sizeof(double), fourbar_straight_evaluate_of_four, fourbar_straight_factor_of_four, fourbar_straight_substitute_of_four, fourbar_straight_residual_of_four };
#define fourbar_straight_at_four &fourbar_straight_four
#else
#define fourbar_straight_at_four NULL
#endif
#ifdef CST_AVX512
#pragma GCC push_options
#pragma GCC target("avx512f")
static void fourbar_straight_evaluate_of_eight(const double *t, const double *q, const double *v, const double *rho, const int *mode, double damping, double stiffness, double *Q, double *phi, double *phi_dot, double *phi_ddot, double *b, double *E)
{
    fourbar_straight_evaluate_eight(*(const eight *)t, (const eight *)q, (const eight *)v, (const eight *)rho, mode, damping, stiffness, (eight *)Q, (eight *)phi, (eight *)phi_dot, (eight *)phi_ddot, (eight *)b, (eight *)E);
}
static void fourbar_straight_factor_of_eight(const double *K, const double *E, double *F, double *limits)
{
    fourbar_straight_factor_eight((const eight *)K, (const eight *)E, (eight *)F, (eight *)limits);
}
static void fourbar_straight_substitute_of_eight(const double *K, const double *F, double *b)
{
    fourbar_straight_substitute_own_eight((const eight *)K, (const eight *)F, (eight *)b);
}
static void fourbar_straight_residual_of_eight(const double *K, const double *E, const double *b, const double *x, double *r)
{
    fourbar_straight_residual_eight((const eight *)K, (const eight *)E, (const eight *)b, (const eight *)x, (eight *)r);
}
static const cst_straight_lanes fourbar_straight_eight = { sizeof(eight) / sizeof(double), fourbar_straight_evaluate_of_eight, fourbar_straight_factor_of_eight, fourbar_straight_substitute_of_eight, fourbar_straight_residual_of_eight };
#pragma GCC pop_options
#define fourbar_straight_at_eight &fourbar_straight_eight
#else
#define fourbar_straight_at_eight NULL
#endif
#ifdef __GNUC__
static void fourbar_straight_substitute_at_once(const double *K, const double *F, cst_adjoint_outs b)
{
    fourbar_straight_substitute_four(K, F, (four *)b);
}
#else
#define fourbar_straight_substitute_at_once NULL
#endif
static const cst_straight fourbar_straight = { 20, 6, 33, fourbar_straight_fix, fourbar_straight_evaluate, fourbar_straight_entries, fourbar_straight_factor, fourbar_straight_substitute, fourbar_straight_substitute_at_once, fourbar_straight_residual, fourbar_straight_at_four, fourbar_straight_at_eight };
extern const cst_fused fourbar_fused;
const cst_fused fourbar_fused = {
    9, mass_row, mass_col, fourbar_motion,
    25, phi_q_row, phi_q_col, fourbar_phi_q,
    28, 25, jacobian_row, jacobian_col, fourbar_jacobian,
    35, by_rho_row, by_rho_col, fourbar_by_rho,
    fourbar_products, fourbar_products_at_once, fourbar_products_wide, fourbar_second, &fourbar_straight
};
#else
static void NAME(fourbar_straight_substitute)(const double *restrict K, const double *restrict F, LANE *restrict b)
{
    LANE x0 = b[0];
    LANE x1 = b[1];
    LANE x2 = b[3];
    LANE x3 = b[4];
    LANE x4 = b[6];
    LANE x5 = b[7];
    LANE x6 = b[5];
    LANE x7 = b[8];
    LANE x8 = b[2];
    LANE x9 = b[15];
    LANE x10 = b[16];
    LANE x11 = b[13];
    LANE x12 = b[14];
    LANE x13 = b[9];
    LANE x14 = b[10];
    LANE x15 = b[11];
    LANE x16 = b[12];
    LANE x17 = b[17];
    x13 = FMA(SPREAD(-K[2]), x0, x13);
    x15 = FMA(SPREAD(K[2]), x0, x15);
    x14 = FMA(SPREAD(-K[2]), x1, x14);
    x16 = FMA(SPREAD(K[2]), x1, x16);
    x11 = FMA(SPREAD(K[3]), x2, x11);
    x15 = FMA(SPREAD(-K[3]), x2, x15);
    x12 = FMA(SPREAD(K[3]), x3, x12);
    x16 = FMA(SPREAD(-K[3]), x3, x16);
    x9 = FMA(SPREAD(-K[4]), x4, x9);
    x11 = FMA(SPREAD(-K[4]), x4, x11);
    x10 = FMA(SPREAD(-K[4]), x5, x10);
    x12 = FMA(SPREAD(-K[4]), x5, x12);
    x11 = FMA(SPREAD(-F[0]), x6, x11);
    x12 = FMA(SPREAD(F[1]), x6, x12);
    x15 = FMA(SPREAD(-F[0]), x6, x15);
    x16 = FMA(SPREAD(F[1]), x6, x16);
    x9 = FMA(SPREAD(-F[2]), x7, x9);
    x10 = FMA(SPREAD(F[3]), x7, x10);
    x11 = FMA(SPREAD(F[2]), x7, x11);
    x12 = FMA(SPREAD(-F[3]), x7, x12);
    x13 = FMA(SPREAD(-F[4]), x8, x13);
    x14 = FMA(SPREAD(F[5]), x8, x14);
    x15 = FMA(SPREAD(-F[4]), x8, x15);
    x16 = FMA(SPREAD(F[5]), x8, x16);
    x17 = FMA(SPREAD(-K[7]), x8, x17);
    x10 = FMA(SPREAD(F[6]), x9, x10);
    x11 = FMA(SPREAD(-F[7]), x9, x11);
    x12 = FMA(SPREAD(-F[6]), x9, x12);
    x11 = FMA(SPREAD(F[8]), x10, x11);
    x12 = FMA(SPREAD(F[9]), x10, x12);
    x12 = FMA(SPREAD(F[10]), x11, x12);
    x15 = FMA(SPREAD(F[11]), x11, x15);
    x16 = FMA(SPREAD(F[12]), x11, x16);
    x15 = FMA(SPREAD(F[13]), x12, x15);
    x16 = FMA(SPREAD(F[14]), x12, x16);
    x14 = FMA(SPREAD(F[15]), x13, x14);
    x15 = FMA(SPREAD(F[16]), x13, x15);
    x16 = FMA(SPREAD(F[15]), x13, x16);
    x17 = FMA(SPREAD(-F[17]), x13, x17);
    x15 = FMA(SPREAD(-F[18]), x14, x15);
    x16 = FMA(SPREAD(-F[19]), x14, x16);
    x17 = FMA(SPREAD(-F[20]), x14, x17);
    x16 = FMA(SPREAD(F[21]), x15, x16);
    x17 = FMA(SPREAD(-F[22]), x15, x17);
    x17 = FMA(SPREAD(F[23]), x16, x17);
    b[17] = x17 = -F[32] * x17;
    b[12] = x16 = FMA(SPREAD(F[23]), x17, -F[31] * x16);
    b[11] = x15 = FMA(SPREAD(F[21]), x16, FMA(SPREAD(-F[22]), x17, -F[30] * x15));
    b[10] = x14 = FMA(SPREAD(-F[18]), x15, FMA(SPREAD(-F[19]), x16, FMA(SPREAD(-F[20]), x17, F[29] * x14)));
    b[9] = x13 = FMA(SPREAD(F[15]), x14, FMA(SPREAD(F[16]), x15, FMA(SPREAD(F[15]), x16, FMA(SPREAD(-F[17]), x17, -F[28] * x13))));
    b[14] = x12 = FMA(SPREAD(F[13]), x15, FMA(SPREAD(F[14]), x16, -F[27] * x12));
    b[13] = x11 = FMA(SPREAD(F[10]), x12, FMA(SPREAD(F[11]), x15, FMA(SPREAD(F[12]), x16, -F[26] * x11)));
    b[16] = x10 = FMA(SPREAD(F[8]), x11, FMA(SPREAD(F[9]), x12, F[25] * x10));
    b[15] = x9 = FMA(SPREAD(F[6]), x10, FMA(SPREAD(-F[7]), x11, FMA(SPREAD(-F[6]), x12, -F[24] * x9)));
    b[2] = x8 = FMA(SPREAD(-F[4]), x13, FMA(SPREAD(F[5]), x14, FMA(SPREAD(-F[4]), x15, FMA(SPREAD(F[5]), x16, FMA(SPREAD(-K[7]), x17, K[7] * x8)))));
    b[8] = x7 = FMA(SPREAD(-F[2]), x9, FMA(SPREAD(F[3]), x10, FMA(SPREAD(F[2]), x11, FMA(SPREAD(-F[3]), x12, K[6] * x7))));
    b[5] = x6 = FMA(SPREAD(-F[0]), x11, FMA(SPREAD(F[1]), x12, FMA(SPREAD(-F[0]), x15, FMA(SPREAD(F[1]), x16, K[5] * x6))));
    b[7] = x5 = FMA(SPREAD(-K[4]), x10, FMA(SPREAD(-K[4]), x12, K[4] * x5));
    b[6] = x4 = FMA(SPREAD(-K[4]), x9, FMA(SPREAD(-K[4]), x11, K[4] * x4));
    b[4] = x3 = FMA(SPREAD(K[3]), x12, FMA(SPREAD(-K[3]), x16, K[3] * x3));
    b[3] = x2 = FMA(SPREAD(K[3]), x11, FMA(SPREAD(-K[3]), x15, K[3] * x2));
    b[1] = x1 = FMA(SPREAD(-K[2]), x14, FMA(SPREAD(K[2]), x16, K[2] * x1));
    b[0] = x0 = FMA(SPREAD(-K[2]), x13, FMA(SPREAD(K[2]), x15, K[2] * x0));
}
static void NAME(fourbar_straight_residual)(const LANE *restrict K, const LANE *restrict E, const LANE *restrict b, const LANE *restrict x, LANE *restrict r)
{
    r[0] = FMA(SPREAD(1.0), x[11], FMA(SPREAD(-1.0), x[9], FMA(SPREAD(-K[13]), x[0], b[0])));
    r[1] = FMA(SPREAD(1.0), x[12], FMA(SPREAD(-1.0), x[10], FMA(SPREAD(-K[13]), x[1], b[1])));
    r[2] = FMA(SPREAD(-1.0), x[17], FMA(SPREAD(E[1]), x[12], FMA(SPREAD(-E[0]), x[11], FMA(SPREAD(E[1]), x[10], FMA(SPREAD(-E[0]), x[9], FMA(SPREAD(-K[14]), x[2], b[2]))))));
    r[3] = FMA(SPREAD(1.0), x[13], FMA(SPREAD(-1.0), x[11], FMA(SPREAD(-K[15]), x[3], b[3])));
    r[4] = FMA(SPREAD(1.0), x[14], FMA(SPREAD(-1.0), x[12], FMA(SPREAD(-K[15]), x[4], b[4])));
    r[5] = FMA(SPREAD(E[3]), x[14], FMA(SPREAD(-E[2]), x[13], FMA(SPREAD(E[3]), x[12], FMA(SPREAD(-E[2]), x[11], FMA(SPREAD(-K[16]), x[5], b[5])))));
    r[6] = FMA(SPREAD(-1.0), x[15], FMA(SPREAD(-1.0), x[13], FMA(SPREAD(-K[17]), x[6], b[6])));
    r[7] = FMA(SPREAD(-1.0), x[16], FMA(SPREAD(-1.0), x[14], FMA(SPREAD(-K[17]), x[7], b[7])));
    r[8] = FMA(SPREAD(E[5]), x[16], FMA(SPREAD(-E[4]), x[15], FMA(SPREAD(-E[5]), x[14], FMA(SPREAD(E[4]), x[13], FMA(SPREAD(-K[18]), x[8], b[8])))));
    r[9] = FMA(SPREAD(K[19]), x[9], FMA(SPREAD(-E[0]), x[2], FMA(SPREAD(-1.0), x[0], b[9])));
    r[10] = FMA(SPREAD(K[19]), x[10], FMA(SPREAD(E[1]), x[2], FMA(SPREAD(-1.0), x[1], b[10])));
    r[11] = FMA(SPREAD(K[19]), x[11], FMA(SPREAD(-E[2]), x[5], FMA(SPREAD(-1.0), x[3], FMA(SPREAD(-E[0]), x[2], FMA(SPREAD(1.0), x[0], b[11])))));
    r[12] = FMA(SPREAD(K[19]), x[12], FMA(SPREAD(E[3]), x[5], FMA(SPREAD(-1.0), x[4], FMA(SPREAD(E[1]), x[2], FMA(SPREAD(1.0), x[1], b[12])))));
    r[13] = FMA(SPREAD(K[19]), x[13], FMA(SPREAD(E[4]), x[8], FMA(SPREAD(-1.0), x[6], FMA(SPREAD(-E[2]), x[5], FMA(SPREAD(1.0), x[3], b[13])))));
    r[14] = FMA(SPREAD(K[19]), x[14], FMA(SPREAD(-E[5]), x[8], FMA(SPREAD(-1.0), x[7], FMA(SPREAD(E[3]), x[5], FMA(SPREAD(1.0), x[4], b[14])))));
    r[15] = FMA(SPREAD(K[19]), x[15], FMA(SPREAD(-E[4]), x[8], FMA(SPREAD(-1.0), x[6], b[15])));
    r[16] = FMA(SPREAD(K[19]), x[16], FMA(SPREAD(E[5]), x[8], FMA(SPREAD(-1.0), x[7], b[16])));
    r[17] = FMA(SPREAD(K[19]), x[17], FMA(SPREAD(-1.0), x[2], b[17]));
}
void NAME(fourbar_straight_factor)(const LANE *restrict K, const LANE *restrict E, LANE *restrict F, LANE *restrict limits)
{
    LANE v0 = E[2]*K[5];
    LANE v1 = E[3]*K[5];
    LANE v2 = E[4]*K[6];
    LANE v3 = E[5]*K[6];
    LANE v4 = E[0]*K[7];
    LANE v5 = E[1]*K[7];
    LANE v6 = E[4]*v3;
    LANE v7 = E[4]*v2;
    LANE v8 = E[5]*v3;
    LANE v9 = E[2]*v1;
    LANE v10 = E[2]*v0;
    LANE v11 = E[3]*v1;
    LANE v12 = E[0]*v5;
    LANE v13 = E[0]*v4;
    LANE v14 = E[1]*v5;
    LANE v15 = 1.0/(v7+K[8]);
    LANE v16 = 1.0/(v13+K[10]);
    LANE v17 = K[4]-v7;
    LANE v18 = K[3]-v10;
    LANE v19 = K[2]-v13;
    LANE v20 = K[8]+v8;
    LANE v21 = K[10]+v14;
    LANE v22 = v7+(v10+K[9]);
    LANE v23 = v8+(K[9]+v11);
    LANE v24 = v13+(v10+K[11]);
    LANE v25 = v14+(v11+K[11]);
    LANE v26 = v6*v15;
    LANE v27 = v15*v17;
    LANE v28 = v12*v16;
    LANE v29 = v16*v19;
    LANE v30 = v4*v16;
    LANE v31 = FMA(v6, v27, E[5]*v2);
    LANE v32 = FMA(v12, v29, E[1]*v4);
    LANE v33 = v6*v26;
    LANE v34 = v12*v28;
    LANE v35 = FMA(-v12, v30, v5);
    LANE v36 = 1.0/(v33-v20);
    LANE v37 = 1.0/(v34-v21);
    LANE v38 = v33+(K[4]-v8);
    LANE v39 = v34+(K[2]-v14);
    LANE v40 = v31*v36;
    LANE v41 = v36*v38;
    LANE v42 = v32*v37;
    LANE v43 = v37*v39;
    LANE v44 = v37*v35;
    LANE v45 = v20*v36;
    LANE v46 = v21*v37;
    LANE v47 = FMA(-v31, v41, FMA(v26, v17, v6+v9));
    LANE v48 = 1.0/(v22-FMA(-v31, v40, v17*v27));
    LANE v49 = FMA(v32, v44, FMA(v19, v30, v4));
    LANE v50 = -(1e-08*v45);
    LANE v51 = -(1e-08*v46);
    LANE v52 = -v45;
    LANE v53 = -v46;
    LANE v54 = v47*v48;
    LANE v55 = v48*v18;
    LANE v56 = v9*v48;
    LANE v57 = v22*v48;
    LANE v58 = CHOOSE(K[0] > v50, K[0], v50);
    LANE v59 = CHOOSE(K[1] < v52, K[1], v52);
    LANE v60 = FMA(v47, v55, E[3]*v0);
    LANE v61 = 1.0/(v23-FMA(v47, v54, FMA(-v38, v41, v33)));
    LANE v62 = FMA(v47, v56, K[3]-v11);
    LANE v63 = 1e-08*v57;
    LANE v64 = CHOOSE(v59 < v57, v59, v57);
    LANE v65 = v60*v61;
    LANE v66 = v61*v62;
    LANE v67 = v23*v61;
    LANE v68 = CHOOSE(v58 > v63, v58, v63);
    LANE v69 = FMA(-v32, v43, FMA(v28, v19, FMA(v60, v66, FMA(v18, v56, v9+v12))));
    LANE v70 = 1.0/(v24+FMA(v32, v42, -FMA(v19, v29, FMA(v60, v65, v18*v55))));
    LANE v71 = 1e-08*v67;
    LANE v72 = CHOOSE(v64 < v67, v64, v67);
    LANE v73 = v69*v70;
    LANE v74 = v70*v49;
    LANE v75 = v24*v70;
    LANE v76 = CHOOSE(v68 > v71, v68, v71);
    LANE v77 = CHOOSE(v72 < v53, v72, v53);
    LANE v78 = FMA(-v69, v74, FMA(-v39, v44, v35));
    LANE v79 = 1.0/(v25-FMA(v69, v73, -FMA(v39, v43, -(v34+FMA(v62, v66, v9*v56)))));
    LANE v80 = CHOOSE(v76 > v51, v76, v51);
    LANE v81 = 1e-08*v75;
    LANE v82 = CHOOSE(v77 < v75, v77, v75);
    LANE v83 = v78*v79;
    LANE v84 = v25*v79;
    LANE v85 = CHOOSE(v80 > v81, v80, v81);
    LANE v86 = 1.0/(K[12]-FMA(v78, v83, FMA(v49, v74, FMA(-v35, v44, v4*v30))));
    LANE v87 = 1e-08*v84;
    LANE v88 = CHOOSE(v82 < v84, v82, v84);
    LANE v89 = CHOOSE(v85 > v87, v85, v87);
    LANE v90 = K[12]*v86;
    LANE v91 = 1e-08*v90;
    F[0] = v0;
    F[1] = v1;
    F[2] = v2;
    F[3] = v3;
    F[4] = v4;
    F[5] = v5;
    F[6] = v26;
    F[7] = v27;
    F[8] = v40;
    F[9] = v41;
    F[10] = v54;
    F[11] = v55;
    F[12] = v56;
    F[13] = v65;
    F[14] = v66;
    F[15] = v28;
    F[16] = v29;
    F[17] = v30;
    F[18] = v42;
    F[19] = v43;
    F[20] = v44;
    F[21] = v73;
    F[22] = v74;
    F[23] = v83;
    F[24] = v15;
    F[25] = v36;
    F[26] = v48;
    F[27] = v61;
    F[28] = v16;
    F[29] = v37;
    F[30] = v70;
    F[31] = v79;
    F[32] = v86;
    limits[0] = CHOOSE(v89 > v91, v89, v91);
    limits[1] = CHOOSE(v88 < v90, v88, v90);
}
static void NAME(fourbar_straight_substitute_own)(const LANE *restrict K, const LANE *restrict F, LANE *restrict b)
{
    LANE x0 = b[0];
    LANE x1 = b[1];
    LANE x2 = b[3];
    LANE x3 = b[4];
    LANE x4 = b[6];
    LANE x5 = b[7];
    LANE x6 = b[5];
    LANE x7 = b[8];
    LANE x8 = b[2];
    LANE x9 = b[15];
    LANE x10 = b[16];
    LANE x11 = b[13];
    LANE x12 = b[14];
    LANE x13 = b[9];
    LANE x14 = b[10];
    LANE x15 = b[11];
    LANE x16 = b[12];
    LANE x17 = b[17];
    x13 = FMA(SPREAD(-K[2]), x0, x13);
    x15 = FMA(SPREAD(K[2]), x0, x15);
    x14 = FMA(SPREAD(-K[2]), x1, x14);
    x16 = FMA(SPREAD(K[2]), x1, x16);
    x11 = FMA(SPREAD(K[3]), x2, x11);
    x15 = FMA(SPREAD(-K[3]), x2, x15);
    x12 = FMA(SPREAD(K[3]), x3, x12);
    x16 = FMA(SPREAD(-K[3]), x3, x16);
    x9 = FMA(SPREAD(-K[4]), x4, x9);
    x11 = FMA(SPREAD(-K[4]), x4, x11);
    x10 = FMA(SPREAD(-K[4]), x5, x10);
    x12 = FMA(SPREAD(-K[4]), x5, x12);
    x11 = FMA(SPREAD(-F[0]), x6, x11);
    x12 = FMA(SPREAD(F[1]), x6, x12);
    x15 = FMA(SPREAD(-F[0]), x6, x15);
    x16 = FMA(SPREAD(F[1]), x6, x16);
    x9 = FMA(SPREAD(-F[2]), x7, x9);
    x10 = FMA(SPREAD(F[3]), x7, x10);
    x11 = FMA(SPREAD(F[2]), x7, x11);
    x12 = FMA(SPREAD(-F[3]), x7, x12);
    x13 = FMA(SPREAD(-F[4]), x8, x13);
    x14 = FMA(SPREAD(F[5]), x8, x14);
    x15 = FMA(SPREAD(-F[4]), x8, x15);
    x16 = FMA(SPREAD(F[5]), x8, x16);
    x17 = FMA(SPREAD(-K[7]), x8, x17);
    x10 = FMA(SPREAD(F[6]), x9, x10);
    x11 = FMA(SPREAD(-F[7]), x9, x11);
    x12 = FMA(SPREAD(-F[6]), x9, x12);
    x11 = FMA(SPREAD(F[8]), x10, x11);
    x12 = FMA(SPREAD(F[9]), x10, x12);
    x12 = FMA(SPREAD(F[10]), x11, x12);
    x15 = FMA(SPREAD(F[11]), x11, x15);
    x16 = FMA(SPREAD(F[12]), x11, x16);
    x15 = FMA(SPREAD(F[13]), x12, x15);
    x16 = FMA(SPREAD(F[14]), x12, x16);
    x14 = FMA(SPREAD(F[15]), x13, x14);
    x15 = FMA(SPREAD(F[16]), x13, x15);
    x16 = FMA(SPREAD(F[15]), x13, x16);
    x17 = FMA(SPREAD(-F[17]), x13, x17);
    x15 = FMA(SPREAD(-F[18]), x14, x15);
    x16 = FMA(SPREAD(-F[19]), x14, x16);
    x17 = FMA(SPREAD(-F[20]), x14, x17);
    x16 = FMA(SPREAD(F[21]), x15, x16);
    x17 = FMA(SPREAD(-F[22]), x15, x17);
    x17 = FMA(SPREAD(F[23]), x16, x17);
    b[17] = x17 = -F[32] * x17;
    b[12] = x16 = FMA(SPREAD(F[23]), x17, -F[31] * x16);
    b[11] = x15 = FMA(SPREAD(F[21]), x16, FMA(SPREAD(-F[22]), x17, -F[30] * x15));
    b[10] = x14 = FMA(SPREAD(-F[18]), x15, FMA(SPREAD(-F[19]), x16, FMA(SPREAD(-F[20]), x17, F[29] * x14)));
    b[9] = x13 = FMA(SPREAD(F[15]), x14, FMA(SPREAD(F[16]), x15, FMA(SPREAD(F[15]), x16, FMA(SPREAD(-F[17]), x17, -F[28] * x13))));
    b[14] = x12 = FMA(SPREAD(F[13]), x15, FMA(SPREAD(F[14]), x16, -F[27] * x12));
    b[13] = x11 = FMA(SPREAD(F[10]), x12, FMA(SPREAD(F[11]), x15, FMA(SPREAD(F[12]), x16, -F[26] * x11)));
    b[16] = x10 = FMA(SPREAD(F[8]), x11, FMA(SPREAD(F[9]), x12, F[25] * x10));
    b[15] = x9 = FMA(SPREAD(F[6]), x10, FMA(SPREAD(-F[7]), x11, FMA(SPREAD(-F[6]), x12, -F[24] * x9)));
    b[2] = x8 = FMA(SPREAD(-F[4]), x13, FMA(SPREAD(F[5]), x14, FMA(SPREAD(-F[4]), x15, FMA(SPREAD(F[5]), x16, FMA(SPREAD(-K[7]), x17, K[7] * x8)))));
    b[8] = x7 = FMA(SPREAD(-F[2]), x9, FMA(SPREAD(F[3]), x10, FMA(SPREAD(F[2]), x11, FMA(SPREAD(-F[3]), x12, K[6] * x7))));
    b[5] = x6 = FMA(SPREAD(-F[0]), x11, FMA(SPREAD(F[1]), x12, FMA(SPREAD(-F[0]), x15, FMA(SPREAD(F[1]), x16, K[5] * x6))));
    b[7] = x5 = FMA(SPREAD(-K[4]), x10, FMA(SPREAD(-K[4]), x12, K[4] * x5));
    b[6] = x4 = FMA(SPREAD(-K[4]), x9, FMA(SPREAD(-K[4]), x11, K[4] * x4));
    b[4] = x3 = FMA(SPREAD(K[3]), x12, FMA(SPREAD(-K[3]), x16, K[3] * x3));
    b[3] = x2 = FMA(SPREAD(K[3]), x11, FMA(SPREAD(-K[3]), x15, K[3] * x2));
    b[1] = x1 = FMA(SPREAD(-K[2]), x14, FMA(SPREAD(K[2]), x16, K[2] * x1));
    b[0] = x0 = FMA(SPREAD(-K[2]), x13, FMA(SPREAD(K[2]), x15, K[2] * x0));
}
void NAME(fourbar_straight_evaluate)(LANE t, const LANE *restrict q, const LANE *restrict v, const LANE *restrict rho, const int *restrict mode, double damping, double stiffness, LANE *restrict Q, LANE *restrict phi, LANE *restrict phi_dot, LANE *restrict phi_ddot, LANE *restrict b, LANE *restrict E)
{
    LANE v0 = -(rho[8]*(rho[1]*rho[7]));
    LANE v1 = -(rho[8]*(rho[2]*rho[7]));
    LANE v2 = -(rho[8]*(rho[3]*rho[7]));
    LANE v3 = 0.5*rho[1];
    LANE v4 = 0.5*rho[2];
    LANE v5 = 0.5*rho[3];
    LANE v6 = EACH(cos, q[2]);
    LANE v7 = EACH(cos, q[5]);
    LANE v8 = EACH(cos, q[8]);
    LANE v9 = EACH(sin, q[2]);
    LANE v10 = EACH(sin, q[5]);
    LANE v11 = EACH(sin, q[8]);
    LANE v12 = q[2]-t*rho[6];
    LANE v13 = v[2]-rho[6];
    LANE v14 = v3*v6;
    LANE v15 = v3*v9;
    LANE v16 = v4*v7;
    LANE v17 = v4*v10;
    LANE v18 = v5*v8;
    LANE v19 = v5*v11;
    LANE v20 = v[2]*v9;
    LANE v21 = v[2]*v6;
    LANE v22 = v[5]*v10;
    LANE v23 = v[5]*v7;
    LANE v24 = v[8]*v11;
    LANE v25 = v[8]*v8;
    LANE v26 = q[0]-v14;
    LANE v27 = q[1]-v15;
    LANE v28 = q[7]-v19;
    LANE v29 = q[3]-v16-(q[0]+v14);
    LANE v30 = q[1]+v15-(q[4]-v17);
    LANE v31 = q[6]+v18-(q[3]+v16);
    LANE v32 = q[4]+v17-(q[7]+v19);
    LANE v33 = rho[0]-(q[6]-v18);
    LANE v34 = v3*v20;
    LANE v35 = v3*v21;
    LANE v36 = v4*v22;
    LANE v37 = v4*v23;
    LANE v38 = v5*v24;
    LANE v39 = v5*v25;
    LANE v40 = v3*(v[2]*v21);
    LANE v41 = v3*(v[2]*v20);
    LANE v42 = v4*(v[5]*v23);
    LANE v43 = v4*(v[5]*v22);
    LANE v44 = v5*(v[8]*v25);
    LANE v45 = v5*(v[8]*v24);
    LANE v46 = v[0]+v34;
    LANE v47 = v[6]+v38;
    LANE v48 = v40+v42;
    LANE v49 = v41+v43;
    LANE v50 = v[1]-v35;
    LANE v51 = v[7]-v39;
    LANE v52 = v42-v44;
    LANE v53 = v43-v45;
    LANE v54 = v[0]-v34-(v[3]+v36);
    LANE v55 = v[1]+v35-(v[4]-v37);
    LANE v56 = v[3]-v36-(v[6]-v38);
    LANE v57 = v[4]+v37-(v[7]+v39);
    Q[0] = SPREAD(0.0);
    Q[2] = SPREAD(0.0);
    Q[3] = SPREAD(0.0);
    Q[5] = SPREAD(0.0);
    Q[6] = SPREAD(0.0);
    Q[8] = SPREAD(0.0);
    Q[1] = v0;
    Q[4] = v1;
    Q[7] = v2;
    phi[0] = v26;
    phi[1] = v27;
    phi[2] = v29;
    phi[4] = v31;
    phi[7] = v28;
    phi[8] = v12;
    phi[3] = -v30;
    phi[5] = -v32;
    phi[6] = -v33;
    phi_dot[0] = v46;
    phi_dot[1] = v50;
    phi_dot[6] = v47;
    phi_dot[7] = v51;
    phi_dot[8] = v13;
    phi_dot[2] = -v54;
    phi_dot[3] = -v55;
    phi_dot[4] = -v56;
    phi_dot[5] = -v57;
    phi_ddot[0] = v40;
    phi_ddot[1] = v41;
    phi_ddot[2] = v48;
    phi_ddot[3] = v49;
    phi_ddot[4] = v52;
    phi_ddot[5] = v53;
    phi_ddot[6] = v44;
    phi_ddot[7] = v45;
    phi_ddot[8] = SPREAD(0.0);
    b[0] = SPREAD(0.0);
    b[2] = SPREAD(0.0);
    b[3] = SPREAD(0.0);
    b[5] = SPREAD(0.0);
    b[6] = SPREAD(0.0);
    b[8] = SPREAD(0.0);
    b[1] = v0;
    b[4] = v1;
    b[7] = v2;
    b[9] = -(v40+damping*v46+stiffness*v26);
    b[10] = -(v41+damping*v50+stiffness*v27);
    b[16] = -(v45+damping*v51+stiffness*v28);
    b[11] = -(v48-damping*v54+stiffness*v29);
    b[13] = -(v52-damping*v56+stiffness*v31);
    b[12] = -(v49-damping*v55-stiffness*v30);
    b[14] = -(v53-damping*v57-stiffness*v32);
    b[15] = -(v44+damping*v47-stiffness*v33);
    b[17] = -(damping*v13+stiffness*v12);
    E[0] = v15;
    E[1] = v14;
    E[2] = v17;
    E[3] = v16;
    E[4] = v19;
    E[5] = v18;
}
void NAME(fourbar_products)(double t, const double *restrict q, const double *restrict v, const double *restrict a, const double *restrict lambda, const double *restrict rho, const int *restrict mode, double damping, double stiffness, const LANE *restrict z, LANE *restrict Fq, LANE *restrict Fv, LANE *restrict Frho)
{
    LANE v0 = stiffness*z[9];
    LANE v1 = stiffness*z[11];
    LANE v2 = stiffness*z[10];
    LANE v3 = stiffness*z[12];
    LANE v4 = stiffness*z[17];
    LANE v5 = damping*z[12];
    LANE v6 = damping*z[11];
    LANE v7 = damping*z[10];
    LANE v8 = damping*z[9];
    LANE v9 = stiffness*z[13];
    LANE v10 = stiffness*z[14];
    LANE v11 = damping*z[14];
    LANE v12 = damping*z[13];
    LANE v13 = stiffness*z[15];
    LANE v14 = stiffness*z[16];
    LANE v15 = damping*z[16];
    LANE v16 = damping*z[15];
    LANE v17 = damping*z[17];
    LANE v18 = a[2]*z[2];
    LANE v19 = rho[8]*z[1];
    LANE v20 = a[5]*z[5];
    LANE v21 = rho[8]*z[4];
    LANE v22 = a[8]*z[8];
    LANE v23 = rho[8]*z[7];
    double v24 = 0.5*rho[1];
    double v25 = 0.5*rho[2];
    double v26 = 0.5*rho[3];
    double v27 = cos(q[2]);
    double v28 = cos(q[5]);
    double v29 = cos(q[8]);
    double v30 = sin(q[2]);
    double v31 = sin(q[5]);
    double v32 = sin(q[8]);
    double v33 = rho[1]*rho[7];
    double v34 = rho[2]*rho[7];
    double v35 = rho[3]*rho[7];
    LANE v36 = z[2]*v27;
    LANE v37 = z[2]*v30;
    LANE v38 = z[12]*v24;
    LANE v39 = z[11]*v24;
    LANE v40 = z[10]*v24;
    LANE v41 = z[9]*v24;
    LANE v42 = z[5]*v28;
    LANE v43 = z[5]*v31;
    LANE v44 = z[14]*v25;
    LANE v45 = z[13]*v25;
    LANE v46 = z[12]*v25;
    LANE v47 = z[11]*v25;
    LANE v48 = z[8]*v29;
    LANE v49 = z[8]*v32;
    LANE v50 = z[16]*v26;
    LANE v51 = z[15]*v26;
    LANE v52 = z[14]*v26;
    LANE v53 = z[13]*v26;
    double v54 = v[2]*v27;
    double v55 = v[2]*v30;
    double v56 = v[5]*v28;
    double v57 = v[5]*v31;
    double v58 = v[8]*v29;
    double v59 = v[8]*v32;
    LANE v60 = v24*v5;
    LANE v61 = v24*v6;
    LANE v62 = v24*v7;
    LANE v63 = v24*v8;
    LANE v64 = v25*v11;
    LANE v65 = v25*v12;
    LANE v66 = v25*v5;
    LANE v67 = v25*v6;
    LANE v68 = v26*v15;
    LANE v69 = v26*v16;
    LANE v70 = v26*v11;
    LANE v71 = v26*v12;
    LANE v72 = a[0]*z[0]+a[1]*z[1]+0.08333333333333333*(v18*(rho[1]*rho[1]));
    LANE v73 = a[3]*z[3]+a[4]*z[4]+0.08333333333333333*(v20*(rho[2]*rho[2]));
    LANE v74 = a[6]*z[6]+a[7]*z[7]+0.08333333333333333*(v22*(rho[3]*rho[3]));
    double v75 = v[2]*v54;
    double v76 = v[2]*v55;
    double v77 = v[5]*v56;
    double v78 = v[5]*v57;
    double v79 = v[8]*v58;
    double v80 = v[8]*v59;
    LANE v81 = v[2]*(v27*v39);
    LANE v82 = v[2]*(v30*v38);
    LANE v83 = v[2]*(v30*v40);
    LANE v84 = v[2]*(v27*v41);
    LANE v85 = v[5]*(v28*v45);
    LANE v86 = v[5]*(v31*v44);
    LANE v87 = v[5]*(v28*v47);
    LANE v88 = v[5]*(v31*v46);
    LANE v89 = v[8]*(v32*v50);
    LANE v90 = v[8]*(v29*v51);
    LANE v91 = v[8]*(v29*v53);
    LANE v92 = v[8]*(v32*v52);
    double v93 = v76-a[2]*v27;
    double v94 = v78-a[5]*v28;
    double v95 = v80-a[8]*v29;
    double v96 = v75+a[2]*v30;
    double v97 = v77+a[5]*v31;
    double v98 = v79+a[8]*v32;
    Fq[0] = v0-v1;
    Fq[1] = v2-v3;
    Fq[3] = v1-v9;
    Fq[4] = v3-v10;
    Fq[2] = lambda[2]*v24*v36+lambda[3]*v24*v37+(v36*(lambda[0]*v24)+v37*(lambda[1]*v24))+(v4+(v38*v75-v27*(v24*v3)+v30*(a[2]*v38+v[2]*v60)-v39*v76+v30*(v24*v1)+v27*(v[2]*v61+a[2]*v39))+(v75*v40-v27*(v24*v2)+v30*(a[2]*v40+v[2]*v62)-v76*v41+v30*(v24*v0)+v27*(v[2]*v63+a[2]*v41)));
    Fq[5] = lambda[4]*v25*v42+lambda[5]*v25*v43+(v42*(lambda[2]*v25)+v43*(lambda[3]*v25))+(v44*v77-v28*(v25*v10)+v31*(a[5]*v44+v[5]*v64)-v45*v78+v31*(v25*v9)+v28*(v[5]*v65+a[5]*v45)+(v77*v46-v28*(v25*v3)+v31*(a[5]*v46+v[5]*v66)-v78*v47+v31*(v25*v1)+v28*(v[5]*v67+a[5]*v47)));
    Fq[6] = v9+v13;
    Fq[7] = v10+v14;
    Fq[8] = lambda[6]*v26*v48+lambda[7]*v26*v49-(v48*(lambda[4]*v26)+v49*(lambda[5]*v26))+(v50*v79-v29*(v26*v14)+v32*(a[8]*v50+v[8]*v68)-v51*v80+v32*(v26*v13)+v29*(v[8]*v69+a[8]*v51)-(v79*v52-v29*(v26*v10)+v32*(a[8]*v52+v[8]*v70)-v80*v53+v32*(v26*v9)+v29*(v[8]*v71+a[8]*v53)));
    Fv[0] = v8-v6;
    Fv[1] = v7-v5;
    Fv[3] = v6-v12;
    Fv[4] = v5-v11;
    Fv[2] = v81+v82+(v83+v84)+(v17+(v81+(v82-v27*v60)+v30*v61)+(v84+(v83-v27*v62)+v30*v63));
    Fv[5] = v85+v86+(v87+v88)+(v85+(v86-v28*v64)+v31*v65+(v87+(v88-v28*v66)+v31*v67));
    Fv[6] = v12+v16;
    Fv[7] = v11+v15;
    Fv[8] = v89+v90-(v91+v92)+(v90+(v89-v29*v68)+v32*v69-(v91+(v92-v29*v70)+v32*v71));
    Frho[0] = -v13;
    Frho[1] = 0.08333333333333333*(v18*(v33*(2.0*rho[1])))+rho[7]*v72+rho[7]*v19+(0.5*(lambda[0]*v37-lambda[1]*v36)-0.5*(lambda[3]*v36-lambda[2]*v37))+(0.5*(z[10]*v93-(v7*v54+v30*v2)-v27*v0+v8*v55+z[9]*v96)+0.5*(z[12]*v93-(v5*v54+v30*v3)-v27*v1+v6*v55+z[11]*v96));
    Frho[2] = 0.08333333333333333*(v20*(v34*(2.0*rho[2])))+rho[7]*v73+rho[7]*v21-(0.5*(lambda[3]*v42-lambda[2]*v43)+0.5*(lambda[5]*v42-lambda[4]*v43))+(0.5*(z[12]*v94-(v5*v56+v31*v3)-v28*v1+v6*v57+z[11]*v97)+0.5*(z[14]*v94-(v11*v56+v31*v10)-v28*v9+v12*v57+z[13]*v97));
    Frho[3] = 0.08333333333333333*(v22*(v35*(2.0*rho[3])))+rho[7]*v74+rho[7]*v23+(0.5*(lambda[6]*v49-lambda[7]*v48)+0.5*(lambda[5]*v48-lambda[4]*v49))+(0.5*(z[16]*v95-(v15*v58+v32*v14)-v29*v13+v16*v59+z[15]*v98)-0.5*(z[14]*v95-(v11*v58+v32*v10)-v29*v9+v12*v59+z[13]*v98));
    Frho[4] = SPREAD(0.0);
    Frho[5] = SPREAD(0.0);
    Frho[6] = -(v17+t*v4);
    Frho[7] = rho[3]*v74+rho[2]*v73+rho[1]*v72+(rho[3]*v23+rho[2]*v21+rho[1]*v19);
    Frho[8] = z[1]*v33+(z[7]*v35+z[4]*v34);
}
#endif
