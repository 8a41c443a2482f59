/* Written by scripts/costate_ad/fuse from the derivatives that Tapenade made of crank.  The products are compiled
 * for one adjoint and for many: LANE is the type of what depends on it. */
#ifndef LANE
#include "costate_model.h"
#include <math.h>
#include <stddef.h>
static const int mass_row[] = {
0,1,2,3,4,6,7,5,8,
};
static const int mass_col[] = {
0,1,2,3,4,6,7,5,8,
};
void crank_motion(double t, const double *restrict q, const double *restrict v, const double *restrict rho, const int *restrict mode, const int *restrict at, double *restrict Q, double *restrict phi, double *restrict phi_dot, double *restrict phi_ddot, double *restrict A)
{
    double v0 = cos(q[2]);
    double v1 = cos(q[5]);
    double v2 = sin(q[2]);
    double v3 = sin(q[5]);
    double v4 = 0.5*rho[5];
    double v5 = rho[4]-rho[6];
    double v6 = cos(0.0);
    double v7 = sin(0.0);
    double v8 = v4*v1;
    double v9 = v4*v3;
    double v10 = v[2]*v2;
    double v11 = v[2]*v0;
    double v12 = v[5]*v3;
    double v13 = v[5]*v1;
    double v14 = v4*v12;
    double v15 = v4*v13;
    double v16 = v[2]*v11;
    double v17 = v[2]*v10;
    double v18 = v4*(v[5]*v13);
    double v19 = v4*(v[5]*v12);
    Q[0] = 0.0;
    Q[1] = 0.0;
    Q[3] = 0.0;
    Q[4] = 0.0;
    Q[5] = 0.0;
    Q[7] = 0.0;
    Q[8] = 0.0;
    Q[2] = rho[7];
    Q[6] = -(v[6]*rho[8]);
    phi[0] = q[0]-rho[6]*v0;
    phi[1] = q[1]-rho[6]*v2;
    phi[2] = q[3]-v8-(q[0]+v5*v0);
    phi[3] = -(q[1]+v5*v2-(q[4]-v9));
    phi[4] = q[6]-(q[3]+v8);
    phi[5] = q[7]-(q[4]+v9);
    phi[6] = q[7]*v6-q[6]*v7;
    phi[7] = q[8];
    phi_dot[0] = v[0]+rho[6]*v10;
    phi_dot[1] = v[1]-rho[6]*v11;
    phi_dot[2] = -(v[0]-v5*v10-(v[3]+v14));
    phi_dot[3] = -(v[1]+v5*v11-(v[4]-v15));
    phi_dot[4] = v[6]-(v[3]-v14);
    phi_dot[5] = v[7]-(v[4]+v15);
    phi_dot[6] = v[7]*v6-v[6]*v7;
    phi_dot[7] = v[8];
    phi_ddot[0] = rho[6]*v16;
    phi_ddot[1] = rho[6]*v17;
    phi_ddot[2] = v5*v16+v18;
    phi_ddot[3] = v5*v17+v19;
    phi_ddot[4] = v18;
    phi_ddot[5] = v19;
    phi_ddot[6] = 0.0;
    phi_ddot[7] = 0.0;
    A[at[0]] = rho[0];
    A[at[1]] = rho[0];
    A[at[2]] = rho[3];
    A[at[3]] = rho[1];
    A[at[4]] = rho[1];
    A[at[5]] = rho[2];
    A[at[6]] = rho[2];
    A[at[7]] = 0.08333333333333333*(rho[5]*(rho[1]*rho[5]));
    A[at[8]] = 0.001;
}
static const int phi_q_row[] = {
0,1,2,3,4,5,7,2,3,4,5,0,1,2,3,2,3,4,5,6,6,
};
static const int phi_q_col[] = {
0,1,3,4,6,7,8,0,1,3,4,2,2,2,2,5,5,5,5,6,7,
};
void crank_phi_q(double t, const double *restrict q, const double *restrict rho, const int *restrict at, double *restrict A)
{
    double v0 = sin(q[2]);
    double v1 = cos(q[2]);
    double v2 = rho[4]-rho[6];
    double v3 = 0.5*rho[5];
    double v4 = -sin(0.0);
    double v5 = cos(0.0);
    double v6 = rho[6]*v0;
    double v7 = v2*v0;
    double v8 = -(rho[6]*v1);
    double v9 = -(v2*v1);
    double v10 = v3*sin(q[5]);
    double v11 = -(v3*cos(q[5]));
    A[at[0]] = 1.0;
    A[at[1]] = 1.0;
    A[at[2]] = 1.0;
    A[at[3]] = 1.0;
    A[at[4]] = 1.0;
    A[at[5]] = 1.0;
    A[at[6]] = 1.0;
    A[at[7]] = -1.0;
    A[at[8]] = -1.0;
    A[at[9]] = -1.0;
    A[at[10]] = -1.0;
    A[at[11]] = v6;
    A[at[12]] = v8;
    A[at[13]] = v7;
    A[at[14]] = v9;
    A[at[15]] = v10;
    A[at[16]] = v11;
    A[at[17]] = v10;
    A[at[18]] = v11;
    A[at[19]] = v4;
    A[at[20]] = v5;
    A[at[21 + 0]] = 1.0;
    A[at[21 + 1]] = 1.0;
    A[at[21 + 2]] = 1.0;
    A[at[21 + 3]] = 1.0;
    A[at[21 + 4]] = 1.0;
    A[at[21 + 5]] = 1.0;
    A[at[21 + 6]] = 1.0;
    A[at[21 + 7]] = -1.0;
    A[at[21 + 8]] = -1.0;
    A[at[21 + 9]] = -1.0;
    A[at[21 + 10]] = -1.0;
    A[at[21 + 11]] = v6;
    A[at[21 + 12]] = v8;
    A[at[21 + 13]] = v7;
    A[at[21 + 14]] = v9;
    A[at[21 + 15]] = v10;
    A[at[21 + 16]] = v11;
    A[at[21 + 17]] = v10;
    A[at[21 + 18]] = v11;
    A[at[21 + 19]] = v4;
    A[at[21 + 20]] = v5;
}
static const int jacobian_row[] = {
9,11,10,12,11,13,12,14,11,12,13,14,13,14,16,2,9,11,10,12,5,15,15,9,11,10,12,11,13,12,14,11,12,13,14,6,13,14,16,9,11,10,12,
15,15,
};
static const int jacobian_col[] = {
0,0,1,1,3,3,4,4,5,5,5,5,6,7,8,2,2,2,2,2,5,6,7,0,0,1,1,3,3,4,4,5,5,5,5,6,6,7,8,2,2,2,2,6,7,
};
void crank_jacobian(double t, const double *restrict q, const double *restrict v, const double *restrict a, const double *restrict lambda, const double *restrict rho, const int *restrict mode, double damping, double stiffness, const int *restrict at, double *restrict K, double *restrict C)
{
    double v0 = -stiffness;
    double v1 = -damping;
    double v2 = sin(q[2]);
    double v3 = sin(q[5]);
    double v4 = rho[4]-rho[6];
    double v5 = cos(q[2]);
    double v6 = cos(q[5]);
    double v7 = v[2]*v[2];
    double v8 = v[5]*v[5];
    double v9 = 0.5*rho[5];
    double v10 = sin(0.0);
    double v11 = cos(0.0);
    double v12 = v2*v7-a[2]*v5;
    double v13 = v[2]*v5;
    double v14 = rho[6]*v2;
    double v15 = v[2]*v2;
    double v16 = rho[6]*v5;
    double v17 = v4*v2;
    double v18 = v4*v5;
    double v19 = v9*v3;
    double v20 = v9*v6;
    double v21 = a[2]*v2+v5*v7;
    double v22 = v9*(v[5]*v6);
    double v23 = v9*(v[5]*v3);
    double v24 = rho[6]*v13;
    double v25 = rho[6]*v15;
    double v26 = v4*v13;
    double v27 = v4*v15;
    double v28 = v9*(a[5]*v6-v3*v8)+damping*v22+stiffness*v19;
    double v29 = v9*(a[5]*v3+v6*v8)+damping*v23-stiffness*v20;
    double v30 = 2.0*v22+damping*v19;
    double v31 = 2.0*v23-damping*v20;
    K[at[0]] = stiffness;
    K[at[1]] = v0;
    K[at[2]] = stiffness;
    K[at[3]] = v0;
    K[at[4]] = stiffness;
    K[at[5]] = v0;
    K[at[6]] = stiffness;
    K[at[7]] = v0;
    K[at[8]] = v28;
    K[at[9]] = v29;
    K[at[10]] = v28;
    K[at[11]] = v29;
    K[at[12]] = stiffness;
    K[at[13]] = stiffness;
    K[at[14]] = stiffness;
    K[at[15]] = v2*(lambda[3]*v4)+v5*(lambda[2]*v4)+(v5*(lambda[0]*rho[6])+v2*(lambda[1]*rho[6]));
    K[at[16]] = -(rho[6]*v12-damping*v24-stiffness*v14);
    K[at[17]] = -(v4*v12-damping*v26-stiffness*v17);
    K[at[18]] = rho[6]*v21+damping*v25-stiffness*v16;
    K[at[19]] = v4*v21+damping*v27-stiffness*v18;
    K[at[20]] = v6*(lambda[4]*v9)+v3*(lambda[5]*v9)+(v3*(lambda[3]*v9)+v6*(lambda[2]*v9));
    K[at[21]] = -(stiffness*v10);
    K[at[22]] = stiffness*v11;
    C[at[23 + 0]] = damping;
    C[at[23 + 1]] = v1;
    C[at[23 + 2]] = damping;
    C[at[23 + 3]] = v1;
    C[at[23 + 4]] = damping;
    C[at[23 + 5]] = v1;
    C[at[23 + 6]] = damping;
    C[at[23 + 7]] = v1;
    C[at[23 + 8]] = v30;
    C[at[23 + 9]] = v31;
    C[at[23 + 10]] = v30;
    C[at[23 + 11]] = v31;
    C[at[23 + 12]] = rho[8];
    C[at[23 + 13]] = damping;
    C[at[23 + 14]] = damping;
    C[at[23 + 15]] = damping;
    C[at[23 + 16]] = 2.0*v24+damping*v14;
    C[at[23 + 17]] = 2.0*v26+damping*v17;
    C[at[23 + 18]] = 2.0*v25-damping*v16;
    C[at[23 + 19]] = 2.0*v27-damping*v18;
    C[at[23 + 20]] = -(damping*v10);
    C[at[23 + 21]] = damping*v11;
}
static const int by_rho_row[] = {
0,1,3,4,5,6,7,2,2,11,12,5,11,12,13,14,2,9,10,11,12,2,6,
};
static const int by_rho_col[] = {
0,0,1,1,1,2,2,3,4,4,4,5,5,5,5,5,6,6,6,6,6,7,8,
};
void crank_by_rho(double t, const double *restrict q, const double *restrict v, const double *restrict a, const double *restrict lambda, const double *restrict rho, const int *restrict mode, double damping, double stiffness, double *restrict F)
{
    double v0 = sin(q[2]);
    double v1 = sin(q[5]);
    double v2 = cos(q[2]);
    double v3 = cos(q[5]);
    double v4 = v[2]*v[2];
    double v5 = v[5]*v[5];
    double v6 = lambda[2]*v0-lambda[3]*v2;
    double v7 = a[2]*v0+v2*v4+damping*(v[2]*v0)-stiffness*v2;
    double v8 = v0*v4-a[2]*v2-damping*(v[2]*v2)-stiffness*v0;
    double v9 = 0.5*(v3*v5+a[5]*v1)+damping*(0.5*(v[5]*v1))-stiffness*(0.5*v3);
    double v10 = 0.5*(v1*v5-a[5]*v3)-damping*(0.5*(v[5]*v3))-stiffness*(0.5*v1);
    F[0] = a[0];
    F[1] = a[1];
    F[2] = a[3];
    F[3] = a[4];
    F[5] = a[6];
    F[6] = a[7];
    F[7] = a[2];
    F[8] = v6;
    F[9] = v7;
    F[10] = v8;
    F[12] = v9;
    F[13] = v10;
    F[14] = v9;
    F[15] = v10;
    F[17] = v7;
    F[18] = v8;
    F[22] = v[6];
    F[4] = a[5]*(0.08333333333333333*(rho[5]*rho[5]));
    F[11] = a[5]*(rho[5]*(0.16666666666666666*rho[1]))-(0.5*lambda[5]*v3-v1*(0.5*lambda[4])-(v1*(0.5*lambda[2])-v3*(0.5*lambda[3])));
    F[16] = -(v6-(lambda[0]*v0-lambda[1]*v2));
    F[19] = -v7;
    F[20] = -v8;
    F[21] = -1.0;
}
void crank_second(double t, const double *restrict q, const double *restrict v, const double *restrict a, const double *restrict lambda, const double *restrict rho, const int *restrict mode, double damping, double stiffness, const double *restrict z, const double *restrict dq, const double *restrict dv, const double *restrict da, const double *restrict dlambda, const double *restrict drho, double *restrict Fq, double *restrict Fv, double *restrict Fa, double *restrict Flambda, double *restrict Frho)
{
    double v0 = sin(q[2]);
    double v1 = sin(q[5]);
    double v2 = rho[4]-rho[6];
    double v3 = drho[4]-drho[6];
    double v4 = cos(q[2]);
    double v5 = cos(q[5]);
    double v6 = stiffness*z[12];
    double v7 = v[2]*dv[2];
    double v8 = damping*z[12];
    double v9 = stiffness*z[11];
    double v10 = damping*z[11];
    double v11 = stiffness*z[10];
    double v12 = rho[6]*z[10];
    double v13 = z[10]*drho[6];
    double v14 = damping*z[10];
    double v15 = stiffness*z[9];
    double v16 = rho[6]*z[9];
    double v17 = damping*z[9];
    double v18 = z[9]*drho[6];
    double v19 = stiffness*z[14];
    double v20 = v[5]*dv[5];
    double v21 = damping*z[14];
    double v22 = stiffness*z[13];
    double v23 = damping*z[13];
    double v24 = z[5]*da[5];
    double v25 = a[5]*z[5];
    double v26 = v[2]*v[2];
    double v27 = v[5]*v[5];
    double v28 = rho[5]*rho[5];
    double v29 = 0.5*rho[5];
    double v30 = 0.5*drho[5];
    double v31 = 0.08333333333333333*rho[1];
    double v32 = 2.0*rho[5];
    double v33 = dq[2]*v4;
    double v34 = dq[2]*v0;
    double v35 = z[12]*v2;
    double v36 = v[2]*v0;
    double v37 = z[12]*v3;
    double v38 = v3*v8;
    double v39 = v2*v8;
    double v40 = z[11]*v2;
    double v41 = v[2]*v4;
    double v42 = v3*v10;
    double v43 = v2*v10;
    double v44 = z[11]*v3;
    double v45 = drho[6]*v14;
    double v46 = rho[6]*v14;
    double v47 = drho[6]*v17;
    double v48 = rho[6]*v17;
    double v49 = dq[5]*v5;
    double v50 = dq[5]*v1;
    double v51 = z[14]*v29;
    double v52 = v[5]*v1;
    double v53 = z[14]*v30;
    double v54 = v29*v21;
    double v55 = v30*v21;
    double v56 = z[13]*v29;
    double v57 = v[5]*v5;
    double v58 = v29*v23;
    double v59 = v30*v23;
    double v60 = z[13]*v30;
    double v61 = z[12]*v29;
    double v62 = z[12]*v30;
    double v63 = v30*v8;
    double v64 = v29*v8;
    double v65 = z[11]*v29;
    double v66 = v30*v10;
    double v67 = v29*v10;
    double v68 = z[11]*v30;
    double v69 = dv[2]*v0;
    double v70 = dv[2]*v4;
    double v71 = dv[5]*v1;
    double v72 = dv[5]*v5;
    double v73 = z[2]*v0;
    double v74 = z[2]*v4;
    double v75 = z[5]*v1;
    double v76 = z[5]*v5;
    double v77 = v7+v7;
    double v78 = v20+v20;
    double v79 = v25*(2.0*drho[5]);
    double v80 = dq[2]*(v[2]*v36);
    double v81 = dq[2]*(v[2]*v41);
    double v82 = dq[5]*(v[5]*v52);
    double v83 = dq[5]*(v[5]*v57);
    double v84 = v[2]*(v33*v35);
    double v85 = v[2]*(v34*v40);
    double v86 = v[2]*(v33*v12);
    double v87 = v[2]*(v34*v16);
    double v88 = v[5]*(v49*v51);
    double v89 = v[5]*(v50*v56);
    double v90 = v[5]*(v49*v61);
    double v91 = v[5]*(v50*v65);
    double v92 = v35*v69;
    double v93 = v37*v36;
    double v94 = v44*v41;
    double v95 = v40*v70;
    double v96 = v13*v36;
    double v97 = v12*v69;
    double v98 = v18*v41;
    double v99 = v16*v70;
    double v100 = v51*v71;
    double v101 = v53*v52;
    double v102 = v60*v57;
    double v103 = v56*v72;
    double v104 = v62*v52;
    double v105 = v61*v71;
    double v106 = v68*v57;
    double v107 = v65*v72;
    double v108 = z[2]*v33;
    double v109 = z[2]*v34;
    double v110 = z[5]*v49;
    double v111 = z[5]*v50;
    double v112 = a[2]*v34-da[2]*v4+dq[2]*(v4*v26)+v0*v77;
    double v113 = a[5]*v50-da[5]*v5+dq[5]*(v5*v27)+v1*v78;
    double v114 = v[2]*v34-v70;
    double v115 = v[5]*v50-v72;
    double v116 = v[2]*v33+v69;
    double v117 = v[5]*v49+v71;
    double v118 = dq[2]*(v0*v26)-v4*v77-a[2]*v33-da[2]*v0;
    double v119 = dq[5]*(v1*v27)-v5*v78-a[5]*v49-da[5]*v1;
    double v120 = v110*v29+v75*v30;
    double v121 = v111*v29-v76*v30;
    double v122 = lambda[3]*v109-dlambda[3]*v74+dlambda[2]*v73+lambda[2]*v108;
    double v123 = z[12]*v112+(v8*v114-v33*v6)+v34*v9+v10*v116-z[11]*v118;
    Fq[0] = 0.0;
    Fq[1] = 0.0;
    Fq[3] = 0.0;
    Fq[4] = 0.0;
    Fq[6] = 0.0;
    Fq[7] = 0.0;
    Fq[8] = 0.0;
    Fq[2] = v0*(z[2]*(dlambda[3]*v2+lambda[3]*v3))+v33*(z[2]*(lambda[3]*v2))+v4*(z[2]*(dlambda[2]*v2+lambda[2]*v3))-v34*(z[2]*(lambda[2]*v2))+v0*(z[2]*(rho[6]*dlambda[1]+lambda[1]*drho[6]))+v33*(z[2]*(lambda[1]*rho[6]))+v4*(z[2]*(rho[6]*dlambda[0]+lambda[0]*drho[6]))-v34*(z[2]*(lambda[0]*rho[6]))-(v35*v80-(v34*(v2*v6)-v4*(v3*v6))-v4*(v35*v77+v37*v26)-v0*(v[2]*v38+dv[2]*v39+a[2]*v37+da[2]*v35)-v33*(a[2]*v35+v[2]*v39)-v0*(v3*v9)-v33*(v2*v9)+v40*v81-v4*(v[2]*v42+dv[2]*v43+a[2]*v44+da[2]*v40)+v0*(v44*v26+v40*v77)+v34*(v[2]*v43+a[2]*v40)+v4*(drho[6]*v11)-v34*(rho[6]*v11)+v12*v80-v4*(v12*v77+v13*v26)-v0*(v[2]*v45+dv[2]*v46+a[2]*v13+da[2]*v12)-v33*(a[2]*v12+v[2]*v46)-v0*(drho[6]*v15)-v33*(rho[6]*v15)+v16*v81-v4*(v[2]*v47+dv[2]*v48+a[2]*v18+da[2]*v16)+v0*(v16*v77+v18*v26)+v34*(a[2]*v16+v[2]*v48));
    Fq[5] = v1*(z[5]*(dlambda[5]*v29+lambda[5]*v30))+v49*(z[5]*(lambda[5]*v29))+v5*(z[5]*(lambda[4]*v30+dlambda[4]*v29))-v50*(z[5]*(lambda[4]*v29))+v1*(z[5]*(dlambda[3]*v29+lambda[3]*v30))+v49*(z[5]*(lambda[3]*v29))+v5*(z[5]*(dlambda[2]*v29+lambda[2]*v30))-v50*(z[5]*(lambda[2]*v29))-(v51*v82-(v50*(v29*v19)-v5*(v30*v19))-v5*(v53*v27+v51*v78)-v1*(dv[5]*v54+v[5]*v55+a[5]*v53+da[5]*v51)-v49*(v[5]*v54+a[5]*v51)-v1*(v30*v22)-v49*(v29*v22)+v56*v83-v5*(dv[5]*v58+v[5]*v59+a[5]*v60+da[5]*v56)+v1*(v56*v78+v60*v27)+v50*(v[5]*v58+a[5]*v56)+v5*(v30*v6)-v50*(v29*v6)+v61*v82-v5*(v61*v78+v62*v27)-v1*(v[5]*v63+dv[5]*v64+a[5]*v62+da[5]*v61)-v49*(v[5]*v64+a[5]*v61)-v1*(v30*v9)-v49*(v29*v9)+v65*v83-v5*(v[5]*v66+dv[5]*v67+a[5]*v68+da[5]*v65)+v1*(v68*v27+v65*v78)+v50*(v[5]*v67+a[5]*v65));
    Fv[0] = 0.0;
    Fv[1] = 0.0;
    Fv[3] = 0.0;
    Fv[4] = 0.0;
    Fv[7] = 0.0;
    Fv[8] = 0.0;
    Fv[2] = v92+v93+v84-v85+v94+v95+v96+v97+v86-v87+v98+v99+(v99+(v98-(v87-(v97+(v96+(v86+(v95+(v94-(v85-(v92+(v93+(v84+(v34*v39-v4*v38))))-v0*v42-v33*v43))-v4*v45+v34*v46))))-v0*v47-v33*v48)));
    Fv[5] = v100+v101+v88-v89+v102+v103+v104+v105+v90-v91+v106+v107+(v107+(v106-(v91-(v105+(v104+(v90+(v103+(v102-(v89-(v100+(v101+(v88-(v5*v55-v50*v54))))-v1*v59-v49*v58))-v5*v63+v50*v64))))-v1*v66-v49*v67)));
    Fv[6] = z[6]*drho[8];
    Fa[0] = z[0]*drho[0];
    Fa[1] = z[1]*drho[0];
    Fa[3] = z[3]*drho[1];
    Fa[4] = z[4]*drho[1];
    Fa[6] = z[6]*drho[2];
    Fa[7] = z[7]*drho[2];
    Fa[2] = z[2]*drho[3]-(v4*v37-v34*v35-v0*v44-v33*v40+v4*v13-v34*v12-v0*v18-v33*v16);
    Fa[5] = z[5]*(0.08333333333333333*(drho[1]*v28)+drho[5]*(rho[5]*(0.16666666666666666*rho[1])))-(v5*v53-v50*v51-v1*v60-v49*v56+v5*v62-v50*v61-v1*v68-v49*v65);
    Fa[8] = 0.0;
    Flambda[0] = rho[6]*v108+drho[6]*v73;
    Flambda[1] = rho[6]*v109-drho[6]*v74;
    Flambda[2] = v108*v2+v73*v3+v120;
    Flambda[3] = v109*v2-v74*v3+v121;
    Flambda[4] = v120;
    Flambda[5] = v121;
    Flambda[6] = 0.0;
    Flambda[7] = 0.0;
    Frho[0] = z[0]*da[0]+z[1]*da[1];
    Frho[2] = z[6]*da[6]+z[7]*da[7];
    Frho[1] = z[3]*da[3]+z[4]*da[4]+0.08333333333333333*(v28*v24+rho[5]*v79);
    Frho[3] = z[2]*da[2];
    Frho[8] = z[6]*dv[6];
    Frho[4] = v122+v123;
    Frho[5] = v24*(v31*v32)+0.08333333333333333*(v25*(drho[1]*v32))+v31*v79+(0.5*(lambda[3]*v111-dlambda[3]*v76+dlambda[2]*v75+lambda[2]*v110)+0.5*(lambda[5]*v111-dlambda[5]*v76+dlambda[4]*v75+lambda[4]*v110))+(0.5*(z[12]*v113+(v8*v115-v49*v6)+v50*v9+v10*v117-z[11]*v119)+0.5*(z[14]*v113+(v21*v115-v49*v19)+v50*v22+v23*v117-z[13]*v119));
    Frho[6] = -(v122-(lambda[1]*v109-dlambda[1]*v74+dlambda[0]*v73+lambda[0]*v108)+(v123-(z[10]*v112+(v14*v114-v33*v11)+v34*v15+v17*v116-z[9]*v118)));
    Frho[7] = 0.0;
}
#pragma GCC push_options
#pragma GCC optimize("fp-contract=fast")
void crank_straight_fix(const double *restrict rho, double compliance, double *restrict K)
{
    double v0 = (1e+300 < 0.001) ? 1e+300 : 0.001;
    double v1 = 0.08333333333333333*(rho[5]*(rho[1]*rho[5]));
    double v2 = 1.0/rho[0];
    double v3 = 1.0/rho[1];
    double v4 = 1.0/rho[2];
    double v5 = sin(0.0);
    double v6 = cos(0.0);
    double v7 = (v0 < rho[0]) ? v0 : rho[0];
    double v8 = v5*v4;
    double v9 = v6*v4;
    double v10 = compliance+v2;
    double v11 = (v7 < rho[0]) ? v7 : rho[0];
    double v12 = 1.0/(v6*v9+(compliance+v5*v8));
    double v13 = (v11 < rho[1]) ? v11 : rho[1];
    double v14 = v8*v12;
    double v15 = v9*v12;
    double v16 = (v13 < rho[1]) ? v13 : rho[1];
    double v17 = (v16 < rho[2]) ? v16 : rho[2];
    double v18 = (v17 < rho[2]) ? v17 : rho[2];
    double v19 = (v18 < rho[3]) ? v18 : rho[3];
    K[0] = 1.0;
    K[1] = (v19 < v1) ? v19 : v1;
    K[2] = v2;
    K[3] = v3;
    K[4] = v8;
    K[5] = v4;
    K[6] = v9;
    K[9] = v14;
    K[10] = v15;
    K[11] = v10;
    K[17] = v12;
    K[7] = 1.0/rho[3];
    K[8] = 1.0/v1;
    K[12] = v3+v10;
    K[13] = v8*v15;
    K[15] = v8*v14;
    K[18] = v9*v15;
    K[14] = v4+(compliance+v3);
    K[16] = 1.0/(1000.0+compliance);
}
#pragma GCC pop_options
void crank_straight_entries(double t, const double *restrict q, const double *restrict v, const double *restrict rho, const int *restrict mode, double damping, double stiffness, double *restrict E)
{
    double v0 = sin(q[2]);
    double v1 = cos(q[2]);
    double v2 = rho[4]-rho[6];
    double v3 = 0.5*rho[5];
    E[0] = rho[6]*v0;
    E[1] = rho[6]*v1;
    E[2] = v2*v0;
    E[3] = v2*v1;
    E[4] = v3*sin(q[5]);
    E[5] = v3*cos(q[5]);
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
#include "crank_fused.c"
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
#include "crank_fused.c"
#undef LANE
#undef SPREAD
#undef NAME
#undef MASK
#undef CHOOSE
#undef EACH
#undef EACH_OF_TWO
#undef ROOT
#undef FMA
static void crank_products_at_once(double t, const double *restrict q, const double *restrict v, const double *restrict a, const double *restrict lambda, const double *restrict rho, const int *restrict mode, double damping, double stiffness, cst_adjoints z, cst_adjoint_outs Fq, cst_adjoint_outs Fv, cst_adjoint_outs Frho)
{
    crank_products_four(t, q, v, a, lambda, rho, mode, damping, stiffness, (const four *)z, (four *)Fq, (four *)Fv, (four *)Frho);
}
#else
#define crank_products_at_once NULL
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
#include "crank_fused.c"
#undef LANE
#undef SPREAD
#undef NAME
#undef MASK
#undef CHOOSE
#undef EACH
#undef EACH_OF_TWO
#undef ROOT
#undef FMA
static void crank_products_wide(double t, const double *restrict q, const double *restrict v, const double *restrict a, const double *restrict lambda, const double *restrict rho, const int *restrict mode, double damping, double stiffness, cst_dirs z, cst_outs Fq, cst_outs Fv, cst_outs Frho)
{
    crank_products_eight(t, q, v, a, lambda, rho, mode, damping, stiffness, (const eight *)z, (eight *)Fq, (eight *)Fv, (eight *)Frho);
}
#pragma GCC pop_options
#else
#define crank_products_wide NULL
#endif
#ifdef __GNUC__
static void crank_straight_evaluate_of_four(const double *t, const double *q, const double *v, const double *rho, const int *mode, double damping, double stiffness, double *Q, double *phi, double *phi_dot, double *phi_ddot, double *b, double *E)
{
    crank_straight_evaluate_four(*(const four *)t, (const four *)q, (const four *)v, (const four *)rho, mode, damping, stiffness, (four *)Q, (four *)phi, (four *)phi_dot, (four *)phi_ddot, (four *)b, (four *)E);
}
static void crank_straight_factor_of_four(const double *K, const double *E, double *F, double *limits)
{
    crank_straight_factor_four((const four *)K, (const four *)E, (four *)F, (four *)limits);
}
static void crank_straight_substitute_of_four(const double *K, const double *F, double *b)
{
    crank_straight_substitute_own_four((const four *)K, (const four *)F, (four *)b);
}
static const cst_straight_lanes crank_straight_four = { sizeof(four) / sizeof(double), crank_straight_evaluate_of_four, crank_straight_factor_of_four, crank_straight_substitute_of_four, NULL };
#define crank_straight_at_four &crank_straight_four
#else
#define crank_straight_at_four NULL
#endif
#ifdef CST_AVX512
#pragma GCC push_options
#pragma GCC target("avx512f")
static void crank_straight_evaluate_of_eight(const double *t, const double *q, const double *v, const double *rho, const int *mode, double damping, double stiffness, double *Q, double *phi, double *phi_dot, double *phi_ddot, double *b, double *E)
{
    crank_straight_evaluate_eight(*(const eight *)t, (const eight *)q, (const eight *)v, (const eight *)rho, mode, damping, stiffness, (eight *)Q, (eight *)phi, (eight *)phi_dot, (eight *)phi_ddot, (eight *)b, (eight *)E);
}
static void crank_straight_factor_of_eight(const double *K, const double *E, double *F, double *limits)
{
    crank_straight_factor_eight((const eight *)K, (const eight *)E, (eight *)F, (eight *)limits);
}
static void crank_straight_substitute_of_eight(const double *K, const double *F, double *b)
{
    crank_straight_substitute_own_eight((const eight *)K, (const eight *)F, (eight *)b);
}
static const cst_straight_lanes crank_straight_eight = { sizeof(eight) / sizeof(double), crank_straight_evaluate_of_eight, crank_straight_factor_of_eight, crank_straight_substitute_of_eight, NULL };
#pragma GCC pop_options
#define crank_straight_at_eight &crank_straight_eight
#else
#define crank_straight_at_eight NULL
#endif
#ifdef __GNUC__
static void crank_straight_substitute_at_once(const double *K, const double *F, cst_adjoint_outs b)
{
    crank_straight_substitute_four(K, F, (four *)b);
}
#else
#define crank_straight_substitute_at_once NULL
#endif
static const cst_straight crank_straight = { 19, 6, 23, crank_straight_fix, crank_straight_evaluate, crank_straight_entries, crank_straight_factor, crank_straight_substitute, crank_straight_substitute_at_once, NULL, crank_straight_at_four, crank_straight_at_eight };
extern const cst_fused crank_fused;
const cst_fused crank_fused = {
    9, mass_row, mass_col, crank_motion,
    21, phi_q_row, phi_q_col, crank_phi_q,
    23, 22, jacobian_row, jacobian_col, crank_jacobian,
    23, by_rho_row, by_rho_col, crank_by_rho,
    crank_products, crank_products_at_once, crank_products_wide, crank_second, &crank_straight
};
#else
static void NAME(crank_straight_substitute)(const double *restrict K, const double *restrict F, LANE *restrict b)
{
    LANE x0 = b[8];
    LANE x1 = b[0];
    LANE x2 = b[1];
    LANE x3 = b[3];
    LANE x4 = b[4];
    LANE x5 = b[6];
    LANE x6 = b[7];
    LANE x7 = b[2];
    LANE x8 = b[5];
    LANE x9 = b[16];
    LANE x10 = b[15];
    LANE x11 = b[9];
    LANE x12 = b[10];
    LANE x13 = b[11];
    LANE x14 = b[12];
    LANE x15 = b[13];
    LANE x16 = b[14];
    x9 = FMA(SPREAD(-1000.0), x0, x9);
    x11 = FMA(SPREAD(-K[2]), x1, x11);
    x13 = FMA(SPREAD(K[2]), x1, x13);
    x12 = FMA(SPREAD(-K[2]), x2, x12);
    x14 = FMA(SPREAD(K[2]), x2, x14);
    x13 = FMA(SPREAD(-K[3]), x3, x13);
    x15 = FMA(SPREAD(K[3]), x3, x15);
    x14 = FMA(SPREAD(-K[3]), x4, x14);
    x16 = FMA(SPREAD(K[3]), x4, x16);
    x10 = FMA(SPREAD(K[4]), x5, x10);
    x15 = FMA(SPREAD(-K[5]), x5, x15);
    x10 = FMA(SPREAD(-K[6]), x6, x10);
    x16 = FMA(SPREAD(-K[5]), x6, x16);
    x11 = FMA(SPREAD(-F[0]), x7, x11);
    x12 = FMA(SPREAD(F[1]), x7, x12);
    x13 = FMA(SPREAD(-F[2]), x7, x13);
    x14 = FMA(SPREAD(F[3]), x7, x14);
    x13 = FMA(SPREAD(-F[4]), x8, x13);
    x14 = FMA(SPREAD(F[5]), x8, x14);
    x15 = FMA(SPREAD(-F[4]), x8, x15);
    x16 = FMA(SPREAD(F[5]), x8, x16);
    x15 = FMA(SPREAD(K[9]), x10, x15);
    x16 = FMA(SPREAD(-K[10]), x10, x16);
    x12 = FMA(SPREAD(F[6]), x11, x12);
    x13 = FMA(SPREAD(F[7]), x11, x13);
    x14 = FMA(SPREAD(F[8]), x11, x14);
    x13 = FMA(SPREAD(-F[9]), x12, x13);
    x14 = FMA(SPREAD(-F[10]), x12, x14);
    x14 = FMA(SPREAD(F[11]), x13, x14);
    x15 = FMA(SPREAD(F[12]), x13, x15);
    x16 = FMA(SPREAD(F[13]), x13, x16);
    x15 = FMA(SPREAD(F[14]), x14, x15);
    x16 = FMA(SPREAD(F[15]), x14, x16);
    x16 = FMA(SPREAD(F[16]), x15, x16);
    b[14] = x16 = -F[22] * x16;
    b[13] = x15 = FMA(SPREAD(F[16]), x16, -F[21] * x15);
    b[12] = x14 = FMA(SPREAD(F[14]), x15, FMA(SPREAD(F[15]), x16, -F[20] * x14));
    b[11] = x13 = FMA(SPREAD(F[11]), x14, FMA(SPREAD(F[12]), x15, FMA(SPREAD(F[13]), x16, -F[19] * x13)));
    b[10] = x12 = FMA(SPREAD(-F[9]), x13, FMA(SPREAD(-F[10]), x14, F[18] * x12));
    b[9] = x11 = FMA(SPREAD(F[6]), x12, FMA(SPREAD(F[7]), x13, FMA(SPREAD(F[8]), x14, -F[17] * x11)));
    b[15] = x10 = FMA(SPREAD(K[9]), x15, FMA(SPREAD(-K[10]), x16, -K[17] * x10));
    b[16] = x9 = -K[16] * x9;
    b[5] = x8 = FMA(SPREAD(-F[4]), x13, FMA(SPREAD(F[5]), x14, FMA(SPREAD(-F[4]), x15, FMA(SPREAD(F[5]), x16, K[8] * x8))));
    b[2] = x7 = FMA(SPREAD(-F[0]), x11, FMA(SPREAD(F[1]), x12, FMA(SPREAD(-F[2]), x13, FMA(SPREAD(F[3]), x14, K[7] * x7))));
    b[7] = x6 = FMA(SPREAD(-K[6]), x10, FMA(SPREAD(-K[5]), x16, K[5] * x6));
    b[6] = x5 = FMA(SPREAD(K[4]), x10, FMA(SPREAD(-K[5]), x15, K[5] * x5));
    b[4] = x4 = FMA(SPREAD(-K[3]), x14, FMA(SPREAD(K[3]), x16, K[3] * x4));
    b[3] = x3 = FMA(SPREAD(-K[3]), x13, FMA(SPREAD(K[3]), x15, K[3] * x3));
    b[1] = x2 = FMA(SPREAD(-K[2]), x12, FMA(SPREAD(K[2]), x14, K[2] * x2));
    b[0] = x1 = FMA(SPREAD(-K[2]), x11, FMA(SPREAD(K[2]), x13, K[2] * x1));
    b[8] = x0 = FMA(SPREAD(-1000.0), x9, 1000.0 * x0);
}
void NAME(crank_straight_factor)(const LANE *restrict K, const LANE *restrict E, LANE *restrict F, LANE *restrict limits)
{
    LANE v0 = E[0]*K[7];
    LANE v1 = E[1]*K[7];
    LANE v2 = E[2]*K[7];
    LANE v3 = E[3]*K[7];
    LANE v4 = E[4]*K[8];
    LANE v5 = E[5]*K[8];
    LANE v6 = E[0]*v1;
    LANE v7 = E[0]*v3;
    LANE v8 = E[4]*v5;
    LANE v9 = E[4]*v4;
    LANE v10 = E[5]*v5;
    LANE v11 = 1.0/FMA(E[0], v0, K[11]);
    LANE v12 = FMA(-E[0], v2, K[2]);
    LANE v13 = FMA(E[1], v1, K[11]);
    LANE v14 = v6*v11;
    LANE v15 = v11*v12;
    LANE v16 = v11*v7;
    LANE v17 = v9+FMA(E[2], v2, K[12]);
    LANE v18 = K[3]-v9;
    LANE v19 = v10+FMA(E[3], v3, K[12]);
    LANE v20 = v9+K[14];
    LANE v21 = v10+K[14];
    LANE v22 = FMA(v6, v15, E[1]*v2);
    LANE v23 = 1.0/FMA(v6, v14, -v13);
    LANE v24 = FMA(v6, v16, FMA(-E[1], v3, K[2]));
    LANE v25 = v22*v23;
    LANE v26 = v23*v24;
    LANE v27 = v13*v23;
    LANE v28 = FMA(-v22, v26, FMA(v12, v16, FMA(E[2], v3, v8)));
    LANE v29 = 1.0/(v17-FMA(-v22, v25, v12*v15));
    LANE v30 = -(1e-08*v27);
    LANE v31 = -v27;
    LANE v32 = v28*v29;
    LANE v33 = v29*v18;
    LANE v34 = v8*v29;
    LANE v35 = v17*v29;
    LANE v36 = CHOOSE(K[0] > v30, K[0], v30);
    LANE v37 = CHOOSE(K[1] < v31, K[1], v31);
    LANE v38 = FMA(v28, v33, E[5]*v4);
    LANE v39 = 1.0/(v19-FMA(v28, v32, FMA(-v24, v26, v7*v16)));
    LANE v40 = FMA(v28, v34, K[3]-v10);
    LANE v41 = 1e-08*v35;
    LANE v42 = CHOOSE(v37 < v35, v37, v35);
    LANE v43 = v38*v39;
    LANE v44 = v39*v40;
    LANE v45 = v19*v39;
    LANE v46 = CHOOSE(v36 > v41, v36, v41);
    LANE v47 = FMA(v38, v44, FMA(v18, v34, v8-K[13]));
    LANE v48 = 1.0/(v20-FMA(v38, v43, FMA(v18, v33, K[15])));
    LANE v49 = 1e-08*v45;
    LANE v50 = CHOOSE(v42 < v45, v42, v45);
    LANE v51 = v47*v48;
    LANE v52 = v20*v48;
    LANE v53 = CHOOSE(v46 > v49, v46, v49);
    LANE v54 = 1.0/(v21-FMA(v47, v51, FMA(v40, v44, FMA(v8, v34, K[18]))));
    LANE v55 = 1e-08*v52;
    LANE v56 = CHOOSE(v50 < v52, v50, v52);
    LANE v57 = CHOOSE(v53 > v55, v53, v55);
    LANE v58 = v21*v54;
    LANE v59 = 1e-08*v58;
    F[0] = v0;
    F[1] = v1;
    F[2] = v2;
    F[3] = v3;
    F[4] = v4;
    F[5] = v5;
    F[6] = v14;
    F[7] = v15;
    F[8] = v16;
    F[9] = v25;
    F[10] = v26;
    F[11] = v32;
    F[12] = v33;
    F[13] = v34;
    F[14] = v43;
    F[15] = v44;
    F[16] = v51;
    F[17] = v11;
    F[18] = v23;
    F[19] = v29;
    F[20] = v39;
    F[21] = v48;
    F[22] = v54;
    limits[0] = CHOOSE(v57 > v59, v57, v59);
    limits[1] = CHOOSE(v56 < v58, v56, v58);
}
static void NAME(crank_straight_substitute_own)(const LANE *restrict K, const LANE *restrict F, LANE *restrict b)
{
    LANE x0 = b[8];
    LANE x1 = b[0];
    LANE x2 = b[1];
    LANE x3 = b[3];
    LANE x4 = b[4];
    LANE x5 = b[6];
    LANE x6 = b[7];
    LANE x7 = b[2];
    LANE x8 = b[5];
    LANE x9 = b[16];
    LANE x10 = b[15];
    LANE x11 = b[9];
    LANE x12 = b[10];
    LANE x13 = b[11];
    LANE x14 = b[12];
    LANE x15 = b[13];
    LANE x16 = b[14];
    x9 = FMA(SPREAD(-1000.0), x0, x9);
    x11 = FMA(SPREAD(-K[2]), x1, x11);
    x13 = FMA(SPREAD(K[2]), x1, x13);
    x12 = FMA(SPREAD(-K[2]), x2, x12);
    x14 = FMA(SPREAD(K[2]), x2, x14);
    x13 = FMA(SPREAD(-K[3]), x3, x13);
    x15 = FMA(SPREAD(K[3]), x3, x15);
    x14 = FMA(SPREAD(-K[3]), x4, x14);
    x16 = FMA(SPREAD(K[3]), x4, x16);
    x10 = FMA(SPREAD(K[4]), x5, x10);
    x15 = FMA(SPREAD(-K[5]), x5, x15);
    x10 = FMA(SPREAD(-K[6]), x6, x10);
    x16 = FMA(SPREAD(-K[5]), x6, x16);
    x11 = FMA(SPREAD(-F[0]), x7, x11);
    x12 = FMA(SPREAD(F[1]), x7, x12);
    x13 = FMA(SPREAD(-F[2]), x7, x13);
    x14 = FMA(SPREAD(F[3]), x7, x14);
    x13 = FMA(SPREAD(-F[4]), x8, x13);
    x14 = FMA(SPREAD(F[5]), x8, x14);
    x15 = FMA(SPREAD(-F[4]), x8, x15);
    x16 = FMA(SPREAD(F[5]), x8, x16);
    x15 = FMA(SPREAD(K[9]), x10, x15);
    x16 = FMA(SPREAD(-K[10]), x10, x16);
    x12 = FMA(SPREAD(F[6]), x11, x12);
    x13 = FMA(SPREAD(F[7]), x11, x13);
    x14 = FMA(SPREAD(F[8]), x11, x14);
    x13 = FMA(SPREAD(-F[9]), x12, x13);
    x14 = FMA(SPREAD(-F[10]), x12, x14);
    x14 = FMA(SPREAD(F[11]), x13, x14);
    x15 = FMA(SPREAD(F[12]), x13, x15);
    x16 = FMA(SPREAD(F[13]), x13, x16);
    x15 = FMA(SPREAD(F[14]), x14, x15);
    x16 = FMA(SPREAD(F[15]), x14, x16);
    x16 = FMA(SPREAD(F[16]), x15, x16);
    b[14] = x16 = -F[22] * x16;
    b[13] = x15 = FMA(SPREAD(F[16]), x16, -F[21] * x15);
    b[12] = x14 = FMA(SPREAD(F[14]), x15, FMA(SPREAD(F[15]), x16, -F[20] * x14));
    b[11] = x13 = FMA(SPREAD(F[11]), x14, FMA(SPREAD(F[12]), x15, FMA(SPREAD(F[13]), x16, -F[19] * x13)));
    b[10] = x12 = FMA(SPREAD(-F[9]), x13, FMA(SPREAD(-F[10]), x14, F[18] * x12));
    b[9] = x11 = FMA(SPREAD(F[6]), x12, FMA(SPREAD(F[7]), x13, FMA(SPREAD(F[8]), x14, -F[17] * x11)));
    b[15] = x10 = FMA(SPREAD(K[9]), x15, FMA(SPREAD(-K[10]), x16, -K[17] * x10));
    b[16] = x9 = -K[16] * x9;
    b[5] = x8 = FMA(SPREAD(-F[4]), x13, FMA(SPREAD(F[5]), x14, FMA(SPREAD(-F[4]), x15, FMA(SPREAD(F[5]), x16, K[8] * x8))));
    b[2] = x7 = FMA(SPREAD(-F[0]), x11, FMA(SPREAD(F[1]), x12, FMA(SPREAD(-F[2]), x13, FMA(SPREAD(F[3]), x14, K[7] * x7))));
    b[7] = x6 = FMA(SPREAD(-K[6]), x10, FMA(SPREAD(-K[5]), x16, K[5] * x6));
    b[6] = x5 = FMA(SPREAD(K[4]), x10, FMA(SPREAD(-K[5]), x15, K[5] * x5));
    b[4] = x4 = FMA(SPREAD(-K[3]), x14, FMA(SPREAD(K[3]), x16, K[3] * x4));
    b[3] = x3 = FMA(SPREAD(-K[3]), x13, FMA(SPREAD(K[3]), x15, K[3] * x3));
    b[1] = x2 = FMA(SPREAD(-K[2]), x12, FMA(SPREAD(K[2]), x14, K[2] * x2));
    b[0] = x1 = FMA(SPREAD(-K[2]), x11, FMA(SPREAD(K[2]), x13, K[2] * x1));
    b[8] = x0 = FMA(SPREAD(-1000.0), x9, 1000.0 * x0);
}
void NAME(crank_straight_evaluate)(LANE t, const LANE *restrict q, const LANE *restrict v, const LANE *restrict rho, const int *restrict mode, double damping, double stiffness, LANE *restrict Q, LANE *restrict phi, LANE *restrict phi_dot, LANE *restrict phi_ddot, LANE *restrict b, LANE *restrict E)
{
    LANE v0 = -(v[6]*rho[8]);
    LANE v1 = EACH(cos, q[2]);
    LANE v2 = EACH(cos, q[5]);
    LANE v3 = EACH(sin, q[2]);
    LANE v4 = EACH(sin, q[5]);
    LANE v5 = 0.5*rho[5];
    LANE v6 = rho[4]-rho[6];
    double v7 = cos(0.0);
    double v8 = sin(0.0);
    LANE v9 = rho[6]*v1;
    LANE v10 = rho[6]*v3;
    LANE v11 = v5*v2;
    LANE v12 = v6*v1;
    LANE v13 = v6*v3;
    LANE v14 = v5*v4;
    LANE v15 = v[2]*v3;
    LANE v16 = v[2]*v1;
    LANE v17 = v[5]*v4;
    LANE v18 = v[5]*v2;
    LANE v19 = q[7]*v7-q[6]*v8;
    LANE v20 = v[7]*v7-v[6]*v8;
    LANE v21 = q[0]-v9;
    LANE v22 = q[1]-v10;
    LANE v23 = q[3]-v11-(q[0]+v12);
    LANE v24 = q[1]+v13-(q[4]-v14);
    LANE v25 = q[6]-(q[3]+v11);
    LANE v26 = q[7]-(q[4]+v14);
    LANE v27 = v[0]+rho[6]*v15;
    LANE v28 = v[1]-rho[6]*v16;
    LANE v29 = v5*v17;
    LANE v30 = v5*v18;
    LANE v31 = v[2]*v16;
    LANE v32 = v[2]*v15;
    LANE v33 = v5*(v[5]*v18);
    LANE v34 = v5*(v[5]*v17);
    LANE v35 = v[0]-v6*v15-(v[3]+v29);
    LANE v36 = v[1]+v6*v16-(v[4]-v30);
    LANE v37 = v[6]-(v[3]-v29);
    LANE v38 = v[7]-(v[4]+v30);
    LANE v39 = rho[6]*v31;
    LANE v40 = rho[6]*v32;
    LANE v41 = v6*v31+v33;
    LANE v42 = v6*v32+v34;
    Q[0] = SPREAD(0.0);
    Q[1] = SPREAD(0.0);
    Q[3] = SPREAD(0.0);
    Q[4] = SPREAD(0.0);
    Q[5] = SPREAD(0.0);
    Q[7] = SPREAD(0.0);
    Q[8] = SPREAD(0.0);
    Q[2] = rho[7];
    Q[6] = v0;
    phi[0] = v21;
    phi[1] = v22;
    phi[2] = v23;
    phi[4] = v25;
    phi[5] = v26;
    phi[6] = v19;
    phi[7] = q[8];
    phi[3] = -v24;
    phi_dot[0] = v27;
    phi_dot[1] = v28;
    phi_dot[4] = v37;
    phi_dot[5] = v38;
    phi_dot[6] = v20;
    phi_dot[7] = v[8];
    phi_dot[2] = -v35;
    phi_dot[3] = -v36;
    phi_ddot[0] = v39;
    phi_ddot[1] = v40;
    phi_ddot[2] = v41;
    phi_ddot[3] = v42;
    phi_ddot[4] = v33;
    phi_ddot[5] = v34;
    phi_ddot[6] = SPREAD(0.0);
    phi_ddot[7] = SPREAD(0.0);
    b[0] = SPREAD(0.0);
    b[1] = SPREAD(0.0);
    b[3] = SPREAD(0.0);
    b[4] = SPREAD(0.0);
    b[5] = SPREAD(0.0);
    b[7] = SPREAD(0.0);
    b[8] = SPREAD(0.0);
    b[2] = rho[7];
    b[6] = v0;
    b[9] = -(v39+damping*v27+stiffness*v21);
    b[10] = -(v40+damping*v28+stiffness*v22);
    b[13] = -(v33+damping*v37+stiffness*v25);
    b[14] = -(v34+damping*v38+stiffness*v26);
    b[11] = -(v41-damping*v35+stiffness*v23);
    b[12] = -(v42-damping*v36-stiffness*v24);
    b[15] = -(damping*v20+stiffness*v19);
    b[16] = -(damping*v[8]+stiffness*q[8]);
    E[0] = v10;
    E[1] = v9;
    E[2] = v13;
    E[3] = v12;
    E[4] = v14;
    E[5] = v11;
}
void NAME(crank_products)(double t, const double *restrict q, const double *restrict v, const double *restrict a, const double *restrict lambda, const double *restrict rho, const int *restrict mode, double damping, double stiffness, const LANE *restrict z, LANE *restrict Fq, LANE *restrict Fv, LANE *restrict Frho)
{
    LANE v0 = stiffness*z[9];
    LANE v1 = stiffness*z[11];
    LANE v2 = stiffness*z[10];
    LANE v3 = stiffness*z[12];
    LANE v4 = damping*z[12];
    LANE v5 = damping*z[11];
    LANE v6 = rho[6]*z[10];
    LANE v7 = damping*z[10];
    LANE v8 = rho[6]*z[9];
    LANE v9 = damping*z[9];
    LANE v10 = stiffness*z[13];
    LANE v11 = stiffness*z[14];
    LANE v12 = damping*z[14];
    LANE v13 = damping*z[13];
    LANE v14 = stiffness*z[15];
    LANE v15 = damping*z[15];
    LANE v16 = a[5]*z[5];
    double v17 = rho[4]-rho[6];
    double v18 = cos(q[2]);
    double v19 = cos(q[5]);
    double v20 = sin(q[2]);
    double v21 = sin(q[5]);
    double v22 = 0.5*rho[5];
    double v23 = sin(0.0);
    double v24 = cos(0.0);
    LANE v25 = z[2]*v18;
    LANE v26 = z[2]*v20;
    LANE v27 = z[12]*v17;
    LANE v28 = z[11]*v17;
    LANE v29 = z[5]*v19;
    LANE v30 = z[5]*v21;
    LANE v31 = z[14]*v22;
    LANE v32 = z[13]*v22;
    LANE v33 = z[12]*v22;
    LANE v34 = z[11]*v22;
    double v35 = v[2]*v18;
    double v36 = v[2]*v20;
    double v37 = v[5]*v19;
    double v38 = v[5]*v21;
    LANE v39 = v17*v4;
    LANE v40 = v17*v5;
    LANE v41 = rho[6]*v7;
    LANE v42 = rho[6]*v9;
    LANE v43 = v22*v12;
    LANE v44 = v22*v13;
    LANE v45 = v22*v4;
    LANE v46 = v22*v5;
    LANE v47 = v[2]*(v20*v6);
    LANE v48 = v[2]*(v18*v8);
    double v49 = v[2]*v35;
    double v50 = v[2]*v36;
    double v51 = v[5]*v37;
    double v52 = v[5]*v38;
    LANE v53 = v[2]*(v18*v28);
    LANE v54 = v[2]*(v20*v27);
    LANE v55 = v[5]*(v21*v31);
    LANE v56 = v[5]*(v19*v32);
    LANE v57 = v[5]*(v19*v34);
    LANE v58 = v[5]*(v21*v33);
    LANE v59 = lambda[3]*v25-lambda[2]*v26;
    double v60 = v50-a[2]*v18;
    double v61 = v52-a[5]*v19;
    double v62 = v49+a[2]*v20;
    double v63 = v51+a[5]*v21;
    LANE v64 = z[12]*v60-(v4*v35+v20*v3)-v18*v1+v5*v36+z[11]*v62;
    Fq[0] = v0-v1;
    Fq[1] = v2-v3;
    Fq[3] = v1-v10;
    Fq[4] = v3-v11;
    Fq[2] = lambda[2]*v17*v25+lambda[3]*v17*v26+(v25*(lambda[0]*rho[6])+v26*(lambda[1]*rho[6]))+(v27*v49-v18*(v17*v3)+v20*(a[2]*v27+v[2]*v39)-v28*v50+v20*(v17*v1)+v18*(v[2]*v40+a[2]*v28)+(v49*v6-v18*(rho[6]*v2)+v20*(a[2]*v6+v[2]*v41)-v50*v8+v20*(rho[6]*v0)+v18*(v[2]*v42+a[2]*v8)));
    Fq[5] = lambda[4]*v22*v29+lambda[5]*v22*v30+(v29*(lambda[2]*v22)+v30*(lambda[3]*v22))+(v31*v51-v19*(v22*v11)+v21*(a[5]*v31+v[5]*v43)-v32*v52+v21*(v22*v10)+v19*(v[5]*v44+a[5]*v32)+(v51*v33-v19*(v22*v3)+v21*(a[5]*v33+v[5]*v45)-v52*v34+v21*(v22*v1)+v19*(v[5]*v46+a[5]*v34)));
    Fq[6] = v10-v23*v14;
    Fq[7] = v11+v24*v14;
    Fq[8] = stiffness*z[16];
    Fv[0] = v9-v5;
    Fv[1] = v7-v4;
    Fv[3] = v5-v13;
    Fv[4] = v4-v12;
    Fv[2] = v53+v54+(v47+v48)+(v53+(v54-v18*v39)+v20*v40+(v48+(v47-v18*v41)+v20*v42));
    Fv[5] = v55+v56+(v57+v58)+(v56+(v55-v19*v43)+v21*v44+(v57+(v58-v19*v45)+v21*v46));
    Fv[6] = rho[8]*z[6]+(v13-v23*v15);
    Fv[7] = v12+v24*v15;
    Fv[8] = damping*z[16];
    Frho[0] = a[0]*z[0]+a[1]*z[1];
    Frho[2] = a[6]*z[6]+a[7]*z[7];
    Frho[1] = a[3]*z[3]+a[4]*z[4]+0.08333333333333333*(v16*(rho[5]*rho[5]));
    Frho[3] = a[2]*z[2];
    Frho[8] = v[6]*z[6];
    Frho[4] = -(v59-v64);
    Frho[5] = 0.08333333333333333*(v16*(rho[1]*(2.0*rho[5])))+(0.5*(lambda[4]*v30-lambda[5]*v29)-0.5*(lambda[3]*v29-lambda[2]*v30))+(0.5*(z[14]*v61-(v12*v37+v21*v11)-v19*v10+v13*v38+z[13]*v63)+0.5*(z[12]*v61-(v4*v37+v21*v3)-v19*v1+v5*v38+z[11]*v63));
    Frho[6] = v59+(lambda[0]*v26-lambda[1]*v25)-(v64-(z[10]*v60-(v7*v35+v20*v2)-v18*v0+v9*v36+z[9]*v62));
    Frho[7] = -z[2];
}
#endif
