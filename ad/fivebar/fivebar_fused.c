/* Written by scripts/costate_ad/fuse from the derivatives that Tapenade made of fivebar.  The products are compiled
 * for one adjoint and for many: LANE is the type of what depends on it. */
#ifndef LANE
#include "costate_model.h"
#include <math.h>
#include <stddef.h>
static const int mass_row[] = {
0,2,1,3,0,2,4,1,3,5,2,4,3,5,
};
static const int mass_col[] = {
0,0,1,1,2,2,2,3,3,3,4,4,5,5,
};
void fivebar_motion(double t, const double *restrict q, const double *restrict v, const double *restrict rho, const int *restrict mode, const int *restrict at, double *restrict Q, double *restrict phi, double *restrict phi_dot, double *restrict phi_ddot, double *restrict A)
{
    double v0 = q[0]-1.0;
    double v1 = q[2]-1.0;
    double v2 = q[4]-1.0;
    double v3 = q[1]*q[1];
    double v4 = q[1]-q[3];
    double v5 = q[0]-q[2];
    double v6 = q[3]-q[5];
    double v7 = q[2]-q[4];
    double v8 = v[0]-v[2];
    double v9 = v[1]-v[3];
    double v10 = v[2]-v[4];
    double v11 = v[3]-v[5];
    double v12 = 0.3333333333333333*rho[1];
    double v13 = 0.3333333333333333*rho[2];
    double v14 = 0.16666666666666666*rho[1];
    double v15 = 0.16666666666666666*rho[2];
    double v16 = sqrt(v0*v0+v3);
    double v17 = sqrt(v1*v1+q[3]*q[3]);
    double v18 = 0.3333333333333333*rho[0]+v12;
    double v19 = 0.3333333333333333*rho[3]+v13;
    double v20 = v12+v13;
    double v21 = rho[4]*(rho[6]-v16)*(1.0/v16);
    double v22 = rho[5]*(rho[7]-v17)*(1.0/v17);
    Q[0] = v0*v21;
    Q[2] = v1*v22;
    Q[1] = -(rho[8]*(0.5*(rho[0]+rho[1]))-q[1]*v21);
    Q[3] = -(rho[8]*(0.5*(rho[1]+rho[2]))-q[3]*v22);
    Q[4] = 0.0;
    Q[5] = -(rho[8]*(0.5*(rho[2]+rho[3])));
    phi[0] = 0.5*(v3+q[0]*q[0]-2.0000000000000004);
    phi[1] = 0.5*(v4*v4+v5*v5-3.2499999999999996);
    phi[2] = 0.5*(v6*v6+v7*v7-3.2499999999999996);
    phi[3] = 0.5*(q[5]*q[5]+v2*v2-2.0000000000000004);
    phi_dot[0] = 0.5*(v[0]*(2.0*q[0])+v[1]*(2.0*q[1]));
    phi_dot[1] = 0.5*(v8*(2.0*v5)+v9*(2.0*v4));
    phi_dot[2] = 0.5*(v10*(2.0*v7)+v11*(2.0*v6));
    phi_dot[3] = 0.5*(v[4]*(2.0*v2)+v[5]*(2.0*q[5]));
    phi_ddot[0] = 0.5*(v[1]*(2.0*v[1])+v[0]*(2.0*v[0]));
    phi_ddot[1] = 0.5*(v9*(2.0*v9)+v8*(2.0*v8));
    phi_ddot[2] = 0.5*(v11*(2.0*v11)+v10*(2.0*v10));
    phi_ddot[3] = 0.5*(v[5]*(2.0*v[5])+v[4]*(2.0*v[4]));
    A[at[0]] = v18;
    A[at[1]] = v14;
    A[at[2]] = v18;
    A[at[3]] = v14;
    A[at[4]] = v14;
    A[at[5]] = v20;
    A[at[6]] = v15;
    A[at[7]] = v14;
    A[at[8]] = v20;
    A[at[9]] = v15;
    A[at[10]] = v15;
    A[at[11]] = v19;
    A[at[12]] = v15;
    A[at[13]] = v19;
}
static const int phi_q_row[] = {
0,1,0,1,1,2,1,2,2,3,2,3,
};
static const int phi_q_col[] = {
0,0,1,1,2,2,3,3,4,4,5,5,
};
void fivebar_phi_q(double t, const double *restrict q, const double *restrict rho, const int *restrict at, double *restrict A)
{
    double v0 = q[0]-q[2];
    double v1 = q[1]-q[3];
    double v2 = q[2]-q[4];
    double v3 = q[3]-q[5];
    double v4 = q[4]-1.0;
    double v5 = -v0;
    double v6 = -v1;
    double v7 = -v2;
    double v8 = -v3;
    A[at[0]] = q[0];
    A[at[1]] = v0;
    A[at[2]] = q[1];
    A[at[3]] = v1;
    A[at[4]] = v5;
    A[at[5]] = v2;
    A[at[6]] = v6;
    A[at[7]] = v3;
    A[at[8]] = v7;
    A[at[9]] = v4;
    A[at[10]] = v8;
    A[at[11]] = q[5];
    A[at[12 + 0]] = q[0];
    A[at[12 + 1]] = v0;
    A[at[12 + 2]] = q[1];
    A[at[12 + 3]] = v1;
    A[at[12 + 4]] = v5;
    A[at[12 + 5]] = v2;
    A[at[12 + 6]] = v6;
    A[at[12 + 7]] = v3;
    A[at[12 + 8]] = v7;
    A[at[12 + 9]] = v4;
    A[at[12 + 10]] = v8;
    A[at[12 + 11]] = q[5];
}
static const int jacobian_row[] = {
0,1,2,3,1,0,3,2,2,7,3,7,0,4,8,1,5,8,2,4,3,5,6,6,9,9,7,7,8,8,6,6,9,9,7,7,8,8,7,7,8,8,
};
static const int jacobian_col[] = {
0,1,2,3,0,1,2,3,0,0,1,1,2,2,2,3,3,3,4,4,5,5,0,1,4,5,2,3,4,5,0,1,4,5,0,1,2,3,2,3,4,5,
};
void fivebar_jacobian(double t, const double *restrict q, const double *restrict v, const double *restrict a, const double *restrict lambda, const double *restrict rho, const int *restrict mode, double damping, double stiffness, const int *restrict at, double *restrict K, double *restrict C)
{
    double v0 = q[0]-1.0;
    double v1 = q[2]-1.0;
    double v2 = q[4]-1.0;
    double v3 = lambda[0]+lambda[1];
    double v4 = lambda[1]+lambda[2];
    double v5 = lambda[2]+lambda[3];
    double v6 = -lambda[1];
    double v7 = -lambda[2];
    double v8 = v[0]-v[2];
    double v9 = q[0]-q[2];
    double v10 = v[1]-v[3];
    double v11 = q[1]-q[3];
    double v12 = v[2]-v[4];
    double v13 = q[2]-q[4];
    double v14 = v[3]-v[5];
    double v15 = q[3]-q[5];
    double v16 = v0*v0+q[1]*q[1];
    double v17 = v1*v1+q[3]*q[3];
    double v18 = a[0]-a[2]+damping*v8+stiffness*v9;
    double v19 = a[1]-a[3]+damping*v10+stiffness*v11;
    double v20 = a[2]-a[4]+damping*v12+stiffness*v13;
    double v21 = a[3]-a[5]+damping*v14+stiffness*v15;
    double v22 = 2.0*v8+damping*v9;
    double v23 = 2.0*v10+damping*v11;
    double v24 = 2.0*v12+damping*v13;
    double v25 = 2.0*v14+damping*v15;
    double v26 = sqrt(v16);
    double v27 = sqrt(v17);
    double v28 = 1.0/v26;
    double v29 = 1.0/v27;
    double v30 = rho[6]-v26;
    double v31 = rho[7]-v27;
    double v32 = rho[4]*v28;
    double v33 = rho[5]*v29;
    double v34 = 0.5*((v16 == 0.0) ? 0.0 : v28);
    double v35 = 0.5*((v17 == 0.0) ? 0.0 : v29);
    double v36 = v32*v30;
    double v37 = v33*v31;
    double v38 = v32*(v34*(2.0*v0));
    double v39 = v32*(v34*(2.0*q[1]));
    double v40 = v33*(v35*(2.0*v1));
    double v41 = v33*(v35*(2.0*q[3]));
    double v42 = v38+v28*(v30*v38);
    double v43 = v39+v28*(v30*v39);
    double v44 = v40+v29*(v31*v40);
    double v45 = v41+v29*(v31*v41);
    K[at[0]] = -(v36-v0*v42-v3);
    K[at[1]] = -(v36-q[1]*v43-v3);
    K[at[2]] = -(v37-v1*v44-v4);
    K[at[3]] = -(v37-q[3]*v45-v4);
    K[at[4]] = q[1]*v42;
    K[at[5]] = v0*v43;
    K[at[6]] = q[3]*v44;
    K[at[7]] = v1*v45;
    K[at[8]] = v6;
    K[at[9]] = v18;
    K[at[10]] = v6;
    K[at[11]] = v19;
    K[at[12]] = v6;
    K[at[13]] = v7;
    K[at[14]] = v20;
    K[at[15]] = v6;
    K[at[16]] = v7;
    K[at[17]] = v21;
    K[at[18]] = v7;
    K[at[19]] = v5;
    K[at[20]] = v7;
    K[at[21]] = v5;
    K[at[22]] = a[0]+damping*v[0]+stiffness*q[0];
    K[at[23]] = a[1]+damping*v[1]+stiffness*q[1];
    K[at[24]] = a[4]+damping*v[4]+stiffness*v2;
    K[at[25]] = a[5]+damping*v[5]+stiffness*q[5];
    K[at[26]] = -v18;
    K[at[27]] = -v19;
    K[at[28]] = -v20;
    K[at[29]] = -v21;
    C[at[30 + 0]] = 2.0*v[0]+damping*q[0];
    C[at[30 + 1]] = 2.0*v[1]+damping*q[1];
    C[at[30 + 2]] = 2.0*v[4]+damping*v2;
    C[at[30 + 3]] = 2.0*v[5]+damping*q[5];
    C[at[30 + 4]] = v22;
    C[at[30 + 5]] = v23;
    C[at[30 + 6]] = v24;
    C[at[30 + 7]] = v25;
    C[at[30 + 8]] = -v22;
    C[at[30 + 9]] = -v23;
    C[at[30 + 10]] = -v24;
    C[at[30 + 11]] = -v25;
}
static const int by_rho_row[] = {
0,1,0,1,2,3,2,3,4,5,4,5,0,1,2,3,0,1,2,3,1,3,5,
};
static const int by_rho_col[] = {
0,0,1,1,1,1,2,2,2,2,3,3,4,4,5,5,6,6,7,7,8,8,8,
};
void fivebar_by_rho(double t, const double *restrict q, const double *restrict v, const double *restrict a, const double *restrict lambda, const double *restrict rho, const int *restrict mode, double damping, double stiffness, double *restrict F)
{
    double v0 = 0.5*rho[8];
    double v1 = 2.0*a[2];
    double v2 = 2.0*a[3];
    double v3 = q[0]-1.0;
    double v4 = q[2]-1.0;
    double v5 = sqrt(v3*v3+q[1]*q[1]);
    double v6 = sqrt(v4*v4+q[3]*q[3]);
    double v7 = 1.0/v5;
    double v8 = 1.0/v6;
    double v9 = (rho[6]-v5)*v7;
    double v10 = (rho[7]-v6)*v8;
    double v11 = rho[4]*v7;
    double v12 = rho[5]*v8;
    F[0] = 0.3333333333333333*a[0];
    F[10] = 0.3333333333333333*a[4];
    F[1] = 0.3333333333333333*a[1]+v0;
    F[11] = 0.3333333333333333*a[5]+v0;
    F[2] = 0.16666666666666666*(a[2]+2.0*a[0]);
    F[8] = 0.16666666666666666*(a[2]+2.0*a[4]);
    F[3] = 0.16666666666666666*(a[3]+2.0*a[1])+v0;
    F[9] = 0.16666666666666666*(a[3]+2.0*a[5])+v0;
    F[4] = 0.16666666666666666*(a[0]+v1);
    F[6] = 0.16666666666666666*(a[4]+v1);
    F[5] = 0.16666666666666666*(a[1]+v2)+v0;
    F[7] = 0.16666666666666666*(a[5]+v2)+v0;
    F[12] = -(v3*v9);
    F[13] = -(q[1]*v9);
    F[14] = -(v4*v10);
    F[15] = -(q[3]*v10);
    F[16] = -(v3*v11);
    F[17] = -(q[1]*v11);
    F[18] = -(v4*v12);
    F[19] = -(q[3]*v12);
    F[20] = 0.5*(rho[0]+rho[1]);
    F[21] = 0.5*(rho[1]+rho[2]);
    F[22] = 0.5*(rho[2]+rho[3]);
}
void fivebar_second(double t, const double *restrict q, const double *restrict v, const double *restrict a, const double *restrict lambda, const double *restrict rho, const int *restrict mode, double damping, double stiffness, const double *restrict z, const double *restrict dq, const double *restrict dv, const double *restrict da, const double *restrict dlambda, const double *restrict drho, double *restrict Fq, double *restrict Fv, double *restrict Fa, double *restrict Flambda, double *restrict Frho)
{
    double v0 = q[0]-1.0;
    double v1 = q[2]-1.0;
    double v2 = z[1]*dq[1]+z[0]*dq[0];
    double v3 = z[3]*dq[3]+z[2]*dq[2];
    double v4 = 2.0*q[1];
    double v5 = 2.0*dq[0];
    double v6 = 2.0*z[0];
    double v7 = 2.0*da[0];
    double v8 = 2.0*dv[0];
    double v9 = 2.0*dq[1];
    double v10 = 2.0*z[1];
    double v11 = 2.0*da[1];
    double v12 = 2.0*dv[1];
    double v13 = 2.0*q[3];
    double v14 = 2.0*z[4];
    double v15 = 2.0*da[4];
    double v16 = 2.0*dv[4];
    double v17 = 2.0*z[5];
    double v18 = 2.0*da[5];
    double v19 = 2.0*dv[5];
    double v20 = 2.0*dq[4];
    double v21 = 2.0*dq[5];
    double v22 = 2.0*da[3];
    double v23 = 2.0*da[2];
    double v24 = 2.0*(z[0]-z[2]);
    double v25 = 2.0*(dv[0]-dv[2]);
    double v26 = 2.0*(z[1]-z[3]);
    double v27 = 2.0*(dv[1]-dv[3]);
    double v28 = 2.0*(z[2]-z[4]);
    double v29 = 2.0*(dv[2]-dv[4]);
    double v30 = 2.0*(z[3]-z[5]);
    double v31 = 2.0*(dv[3]-dv[5]);
    double v32 = 0.5*dlambda[1];
    double v33 = 0.5*dlambda[0];
    double v34 = 0.5*z[7];
    double v35 = 0.5*z[6];
    double v36 = 0.5*dlambda[2];
    double v37 = 0.5*z[8];
    double v38 = 0.5*dlambda[3];
    double v39 = 0.5*z[9];
    double v40 = 0.5*drho[8];
    double v41 = 0.5*(damping*z[7]);
    double v42 = 0.5*(damping*z[6]);
    double v43 = 0.5*(damping*z[8]);
    double v44 = 0.5*(damping*z[9]);
    double v45 = dq[0]-dq[2];
    double v46 = dq[1]-dq[3];
    double v47 = dq[2]-dq[4];
    double v48 = dq[3]-dq[5];
    double v49 = stiffness*z[7];
    double v50 = stiffness*z[6];
    double v51 = stiffness*z[8];
    double v52 = stiffness*z[9];
    double v53 = z[2]*drho[1];
    double v54 = z[0]*drho[1];
    double v55 = z[3]*drho[1];
    double v56 = z[1]*drho[1];
    double v57 = z[4]*drho[2];
    double v58 = z[2]*drho[2];
    double v59 = z[5]*drho[2];
    double v60 = z[3]*drho[2];
    double v61 = 2.0*v0;
    double v62 = 2.0*v1;
    double v63 = 2.0*v45;
    double v64 = 2.0*v46;
    double v65 = 2.0*v47;
    double v66 = 2.0*v48;
    double v67 = v0*v0+q[1]*q[1];
    double v68 = v1*v1+q[3]*q[3];
    double v69 = z[0]*v0+q[1]*z[1];
    double v70 = z[2]*v1+q[3]*z[3];
    double v71 = v24*v32;
    double v72 = v32*v26;
    double v73 = v28*v36;
    double v74 = v36*v30;
    double v75 = v25*v34;
    double v76 = v8*v35;
    double v77 = v34*v27;
    double v78 = v35*v12;
    double v79 = v29*v37;
    double v80 = v37*v31;
    double v81 = v16*v39;
    double v82 = v39*v19;
    double v83 = z[1]*v40;
    double v84 = z[3]*v40;
    double v85 = z[5]*v40;
    double v86 = v34*(2.0*(da[0]-da[2]))+v25*v41+v45*v49;
    double v87 = v34*(2.0*(da[1]-da[3]))+v27*v41+v46*v49;
    double v88 = v29*v43+v37*(2.0*(da[2]-da[4]))+v47*v51;
    double v89 = v31*v43+v37*(2.0*(da[3]-da[5]))+v48*v51;
    int v90 = v67 == 0.0;
    int v91 = v68 == 0.0;
    double v92 = sqrt(v67);
    double v93 = sqrt(v68);
    double v94 = dq[0]*v61+dq[1]*v4;
    double v95 = dq[2]*v62+dq[3]*v13;
    double v96 = v75+v63*v41;
    double v97 = v77+v64*v41;
    double v98 = v79+v65*v43;
    double v99 = v80+v66*v43;
    double v100 = v63*v34;
    double v101 = v64*v34;
    double v102 = v65*v37;
    double v103 = v66*v37;
    double v104 = 1.0/v92;
    double v105 = 1.0/v93;
    double v106 = rho[6]-v92;
    double v107 = rho[7]-v93;
    double v108 = 0.5*v104;
    double v109 = 0.5*v105;
    double v110 = rho[4]*v104;
    double v111 = v104*v106;
    double v112 = v105*v107;
    double v113 = rho[5]*v105;
    double v114 = 0.5*(v90 ? 0.0 : v104)*v94;
    double v115 = 0.5*(v91 ? 0.0 : v105)*v95;
    double v116 = v2*v110;
    double v117 = v113*v3;
    double v118 = drho[4]-v114*v110;
    double v119 = drho[5]-v115*v113;
    double v120 = drho[6]-v114;
    double v121 = drho[7]-v115;
    double v122 = v69*(v110+v111*v110)*v108;
    double v123 = v70*(v113+v113*v112)*v109;
    double v124 = v104*(v69*v118);
    double v125 = v105*(v119*v70);
    double v126 = (v120-v114*v111)*v69+v106*v2;
    double v127 = v104*(v106*v118)+v120*v110;
    double v128 = v105*(v119*v107)+v113*v121;
    double v129 = v90 ? 0.0 : v122;
    double v130 = v91 ? 0.0 : v123;
    double v131 = v70*(v121-v115*v112)+v3*v107;
    double v132 = v116+v124*(1.0+v111)+rho[4]*v126*(1.0/(v92*v92));
    double v133 = rho[5]*v131*(1.0/(v93*v93))+(v117+v125*(1.0+v112));
    double v134 = v90 ? 0.0 : (v108*(v90 ? v132 : (v132-v104*(v94*v122))));
    double v135 = v91 ? 0.0 : (v109*(v91 ? v133 : (v133-v105*(v95*v123))));
    Fq[0] = v61*v134-z[0]*v127+v129*v5+(v71+v33*v6)+(v86+v7*v35+v8*v42+dq[0]*v50);
    Fq[1] = v4*v134-z[1]*v127+v129*v9+(v72+v33*v10)+(v87+v11*v35+v12*v42+dq[1]*v50);
    Fq[2] = v62*v135-z[2]*v128+v130*(2.0*dq[2])+(v73-v71)-(v86-v88);
    Fq[3] = v13*v135-z[3]*v128+v130*(2.0*dq[3])+(v74-v72)-(v87-v89);
    Fq[4] = -(v73-v38*v14+(v88-(v15*v39+v16*v44+dq[4]*v52)));
    Fq[5] = -(v74-v38*v17+(v89-(v18*v39+v19*v44+dq[5]*v52)));
    Fv[0] = v75+v76+(v76+v96+v5*v42);
    Fv[1] = v77+v78+(v78+v97+v9*v42);
    Fv[2] = -(v75-v79-(v98-v96));
    Fv[3] = -(v77-v80-(v99-v97));
    Fv[4] = -(v79-v81+(v98-(v81+v20*v44)));
    Fv[5] = -(v80-v82+(v99-(v82+v21*v44)));
    Fa[0] = 0.16666666666666666*v53+0.3333333333333333*v54+0.3333333333333333*(z[0]*drho[0])+(v100+v5*v35);
    Fa[1] = 0.16666666666666666*v55+0.3333333333333333*v56+0.3333333333333333*(z[1]*drho[0])+(v101+v9*v35);
    Fa[2] = 0.16666666666666666*v57+0.3333333333333333*v58+(0.3333333333333333*v53+0.16666666666666666*v54)-(v100-v102);
    Fa[3] = 0.16666666666666666*v59+0.3333333333333333*v60+(0.16666666666666666*v56+0.3333333333333333*v55)-(v101-v103);
    Fa[4] = 0.3333333333333333*v57+0.16666666666666666*v58+0.3333333333333333*(z[4]*drho[3])-(v102-v20*v39);
    Fa[5] = 0.16666666666666666*v60+0.3333333333333333*v59+0.3333333333333333*(z[5]*drho[3])-(v103-v21*v39);
    Flambda[0] = 0.5*(dq[0]*v6+dq[1]*v10);
    Flambda[1] = 0.5*(v24*v45+v26*v46);
    Flambda[2] = 0.5*(v28*v47+v30*v48);
    Flambda[3] = 0.5*(dq[4]*v14+dq[5]*v17);
    Frho[0] = 0.3333333333333333*(z[1]*da[1])+0.3333333333333333*(z[0]*da[0])+v83;
    Frho[3] = 0.3333333333333333*(z[5]*da[5])+0.3333333333333333*(z[4]*da[4])+v85;
    Frho[1] = 0.16666666666666666*(z[3]*(da[1]+v22))+0.16666666666666666*(z[2]*(da[0]+v23))+0.16666666666666666*(z[1]*(da[3]+v11))+0.16666666666666666*(z[0]*(da[2]+v7))+(v83+v84);
    Frho[2] = 0.16666666666666666*(z[5]*(da[3]+v18))+0.16666666666666666*(z[4]*(da[2]+v15))+0.16666666666666666*(z[3]*(da[5]+v22))+0.16666666666666666*(z[2]*(da[4]+v23))+(v85+v84);
    Frho[4] = -(v104*v126);
    Frho[5] = -(v105*v131);
    Frho[6] = -(v124+v116);
    Frho[7] = -(v125+v117);
    Frho[8] = z[3]*(0.5*(drho[1]+drho[2]))+z[5]*(0.5*(drho[2]+drho[3]))+z[1]*(0.5*(drho[0]+drho[1]));
}
#pragma GCC push_options
#pragma GCC optimize("fp-contract=fast")
void fivebar_straight_fix(const double *restrict rho, double compliance, double *restrict K)
{
    double v0 = 0.3333333333333333*rho[1];
    double v1 = 0.3333333333333333*rho[2];
    double v2 = 0.16666666666666666*rho[1];
    double v3 = 0.16666666666666666*rho[2];
    double v4 = v0+v1;
    double v5 = 0.3333333333333333*rho[0]+v0;
    double v6 = 0.3333333333333333*rho[3]+v1;
    double v7 = 1.0/v5;
    double v8 = 1.0/v6;
    double v9 = (1e+300 < v5) ? 1e+300 : v5;
    double v10 = v2*v7;
    double v11 = v3*v8;
    double v12 = (v9 < v5) ? v9 : v5;
    double v13 = 1.0/(v4-(v2*v10+v3*v11));
    double v14 = (v12 < v6) ? v12 : v6;
    double v15 = v4*v13;
    double v16 = (v14 < v6) ? v14 : v6;
    double v17 = (1.0 > v15) ? 1.0 : v15;
    double v18 = (v16 < v15) ? v16 : v15;
    K[0] = (v17 > v15) ? v17 : v15;
    K[1] = (v18 < v15) ? v18 : v15;
    K[2] = v10;
    K[3] = v7;
    K[4] = v11;
    K[5] = v8;
    K[6] = v2;
    K[7] = v13;
    K[8] = v3;
    K[9] = compliance;
}
#pragma GCC pop_options
void fivebar_straight_entries(double t, const double *restrict q, const double *restrict v, const double *restrict rho, const int *restrict mode, double damping, double stiffness, double *restrict E)
{
    E[0] = q[0];
    E[2] = q[1];
    E[7] = q[5];
    E[1] = q[0]-q[2];
    E[3] = q[1]-q[3];
    E[4] = q[2]-q[4];
    E[5] = q[3]-q[5];
    E[6] = q[4]-1.0;
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
#include "fivebar_fused.c"
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
#include "fivebar_fused.c"
#undef LANE
#undef SPREAD
#undef NAME
#undef MASK
#undef CHOOSE
#undef EACH
#undef EACH_OF_TWO
#undef ROOT
#undef FMA
static void fivebar_products_at_once(double t, const double *restrict q, const double *restrict v, const double *restrict a, const double *restrict lambda, const double *restrict rho, const int *restrict mode, double damping, double stiffness, cst_adjoints z, cst_adjoint_outs Fq, cst_adjoint_outs Fv, cst_adjoint_outs Frho)
{
    fivebar_products_four(t, q, v, a, lambda, rho, mode, damping, stiffness, (const four *)z, (four *)Fq, (four *)Fv, (four *)Frho);
}
#else
#define fivebar_products_at_once NULL
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
#include "fivebar_fused.c"
#undef LANE
#undef SPREAD
#undef NAME
#undef MASK
#undef CHOOSE
#undef EACH
#undef EACH_OF_TWO
#undef ROOT
#undef FMA
static void fivebar_products_wide(double t, const double *restrict q, const double *restrict v, const double *restrict a, const double *restrict lambda, const double *restrict rho, const int *restrict mode, double damping, double stiffness, cst_dirs z, cst_outs Fq, cst_outs Fv, cst_outs Frho)
{
    fivebar_products_eight(t, q, v, a, lambda, rho, mode, damping, stiffness, (const eight *)z, (eight *)Fq, (eight *)Fv, (eight *)Frho);
}
#pragma GCC pop_options
#else
#define fivebar_products_wide NULL
#endif
#ifdef __GNUC__
static void fivebar_straight_evaluate_of_four(const double *t, const double *q, const double *v, const double *rho, const int *mode, double damping, double stiffness, double *Q, double *phi, double *phi_dot, double *phi_ddot, double *b, double *E)
{
    fivebar_straight_evaluate_four(*(const four *)t, (const four *)q, (const four *)v, (const four *)rho, mode, damping, stiffness, (four *)Q, (four *)phi, (four *)phi_dot, (four *)phi_ddot, (four *)b, (four *)E);
}
static void fivebar_straight_factor_of_four(const double *K, const double *E, double *F, double *limits)
{
    fivebar_straight_factor_four((const four *)K, (const four *)E, (four *)F, (four *)limits);
}
static void fivebar_straight_substitute_of_four(const double *K, const double *F, double *b)
{
    fivebar_straight_substitute_own_four((const four *)K, (const four *)F, (four *)b);
}
static const cst_straight_lanes fivebar_straight_four = { sizeof(four) / sizeof(double), fivebar_straight_evaluate_of_four, fivebar_straight_factor_of_four, fivebar_straight_substitute_of_four, NULL };
#define fivebar_straight_at_four &fivebar_straight_four
#else
#define fivebar_straight_at_four NULL
#endif
#ifdef CST_AVX512
#pragma GCC push_options
#pragma GCC target("avx512f")
static void fivebar_straight_evaluate_of_eight(const double *t, const double *q, const double *v, const double *rho, const int *mode, double damping, double stiffness, double *Q, double *phi, double *phi_dot, double *phi_ddot, double *b, double *E)
{
    fivebar_straight_evaluate_eight(*(const eight *)t, (const eight *)q, (const eight *)v, (const eight *)rho, mode, damping, stiffness, (eight *)Q, (eight *)phi, (eight *)phi_dot, (eight *)phi_ddot, (eight *)b, (eight *)E);
}
static void fivebar_straight_factor_of_eight(const double *K, const double *E, double *F, double *limits)
{
    fivebar_straight_factor_eight((const eight *)K, (const eight *)E, (eight *)F, (eight *)limits);
}
static void fivebar_straight_substitute_of_eight(const double *K, const double *F, double *b)
{
    fivebar_straight_substitute_own_eight((const eight *)K, (const eight *)F, (eight *)b);
}
static const cst_straight_lanes fivebar_straight_eight = { sizeof(eight) / sizeof(double), fivebar_straight_evaluate_of_eight, fivebar_straight_factor_of_eight, fivebar_straight_substitute_of_eight, NULL };
#pragma GCC pop_options
#define fivebar_straight_at_eight &fivebar_straight_eight
#else
#define fivebar_straight_at_eight NULL
#endif
#ifdef __GNUC__
static void fivebar_straight_substitute_at_once(const double *K, const double *F, cst_adjoint_outs b)
{
    fivebar_straight_substitute_four(K, F, (four *)b);
}
#else
#define fivebar_straight_substitute_at_once NULL
#endif
static const cst_straight fivebar_straight = { 10, 8, 26, fivebar_straight_fix, fivebar_straight_evaluate, fivebar_straight_entries, fivebar_straight_factor, fivebar_straight_substitute, fivebar_straight_substitute_at_once, NULL, fivebar_straight_at_four, fivebar_straight_at_eight };
extern const cst_fused fivebar_fused;
const cst_fused fivebar_fused = {
    14, mass_row, mass_col, fivebar_motion,
    12, phi_q_row, phi_q_col, fivebar_phi_q,
    30, 12, jacobian_row, jacobian_col, fivebar_jacobian,
    23, by_rho_row, by_rho_col, fivebar_by_rho,
    fivebar_products, fivebar_products_at_once, fivebar_products_wide, fivebar_second, &fivebar_straight
};
#else
static void NAME(fivebar_straight_substitute)(const double *restrict K, const double *restrict F, LANE *restrict b)
{
    LANE x0 = b[0];
    LANE x1 = b[1];
    LANE x2 = b[4];
    LANE x3 = b[5];
    LANE x4 = b[2];
    LANE x5 = b[3];
    LANE x6 = b[6];
    LANE x7 = b[7];
    LANE x8 = b[8];
    LANE x9 = b[9];
    x4 = FMA(SPREAD(-K[2]), x0, x4);
    x6 = FMA(SPREAD(-F[0]), x0, x6);
    x7 = FMA(SPREAD(-F[1]), x0, x7);
    x5 = FMA(SPREAD(-K[2]), x1, x5);
    x6 = FMA(SPREAD(-F[2]), x1, x6);
    x7 = FMA(SPREAD(-F[3]), x1, x7);
    x4 = FMA(SPREAD(-K[4]), x2, x4);
    x8 = FMA(SPREAD(F[4]), x2, x8);
    x9 = FMA(SPREAD(-F[5]), x2, x9);
    x5 = FMA(SPREAD(-K[4]), x3, x5);
    x8 = FMA(SPREAD(F[6]), x3, x8);
    x9 = FMA(SPREAD(-F[7]), x3, x9);
    x6 = FMA(SPREAD(F[8]), x4, x6);
    x7 = FMA(SPREAD(F[9]), x4, x7);
    x8 = FMA(SPREAD(-F[10]), x4, x8);
    x9 = FMA(SPREAD(F[11]), x4, x9);
    x6 = FMA(SPREAD(F[12]), x5, x6);
    x7 = FMA(SPREAD(F[13]), x5, x7);
    x8 = FMA(SPREAD(-F[14]), x5, x8);
    x9 = FMA(SPREAD(F[15]), x5, x9);
    x7 = FMA(SPREAD(-F[16]), x6, x7);
    x8 = FMA(SPREAD(F[17]), x6, x8);
    x9 = FMA(SPREAD(-F[18]), x6, x9);
    x8 = FMA(SPREAD(-F[19]), x7, x8);
    x9 = FMA(SPREAD(F[20]), x7, x9);
    x9 = FMA(SPREAD(F[21]), x8, x9);
    b[9] = x9 = -F[25] * x9;
    b[8] = x8 = FMA(SPREAD(F[21]), x9, -F[24] * x8);
    b[7] = x7 = FMA(SPREAD(-F[19]), x8, FMA(SPREAD(F[20]), x9, F[23] * x7));
    b[6] = x6 = FMA(SPREAD(-F[16]), x7, FMA(SPREAD(F[17]), x8, FMA(SPREAD(-F[18]), x9, -F[22] * x6)));
    b[3] = x5 = FMA(SPREAD(F[12]), x6, FMA(SPREAD(F[13]), x7, FMA(SPREAD(-F[14]), x8, FMA(SPREAD(F[15]), x9, K[7] * x5))));
    b[2] = x4 = FMA(SPREAD(F[8]), x6, FMA(SPREAD(F[9]), x7, FMA(SPREAD(-F[10]), x8, FMA(SPREAD(F[11]), x9, K[7] * x4))));
    b[5] = x3 = FMA(SPREAD(-K[4]), x5, FMA(SPREAD(F[6]), x8, FMA(SPREAD(-F[7]), x9, K[5] * x3)));
    b[4] = x2 = FMA(SPREAD(-K[4]), x4, FMA(SPREAD(F[4]), x8, FMA(SPREAD(-F[5]), x9, K[5] * x2)));
    b[1] = x1 = FMA(SPREAD(-K[2]), x5, FMA(SPREAD(-F[2]), x6, FMA(SPREAD(-F[3]), x7, K[3] * x1)));
    b[0] = x0 = FMA(SPREAD(-K[2]), x4, FMA(SPREAD(-F[0]), x6, FMA(SPREAD(-F[1]), x7, K[3] * x0)));
}
void NAME(fivebar_straight_factor)(const LANE *restrict K, const LANE *restrict E, LANE *restrict F, LANE *restrict limits)
{
    LANE v0 = E[0]*K[3];
    LANE v1 = E[1]*K[3];
    LANE v2 = E[2]*K[3];
    LANE v3 = E[3]*K[3];
    LANE v4 = E[4]*K[5];
    LANE v5 = E[6]*K[5];
    LANE v6 = E[5]*K[5];
    LANE v7 = E[7]*K[5];
    LANE v8 = v0*K[6];
    LANE v9 = v5*K[8];
    LANE v10 = v2*K[6];
    LANE v11 = v7*K[8];
    LANE v12 = FMA(v1, K[6], E[1]);
    LANE v13 = FMA(v4, K[8], E[4]);
    LANE v14 = FMA(v3, K[6], E[3]);
    LANE v15 = FMA(v6, K[8], E[5]);
    LANE v16 = v8*K[7];
    LANE v17 = K[7]*v12;
    LANE v18 = K[7]*v13;
    LANE v19 = K[7]*v9;
    LANE v20 = K[7]*v10;
    LANE v21 = K[7]*v14;
    LANE v22 = K[7]*v15;
    LANE v23 = K[7]*v11;
    LANE v24 = FMA(v10, v21, FMA(v8, v17, FMA(E[2], v3, E[0]*v1)));
    LANE v25 = 1.0/FMA(v10, v20, FMA(v8, v16, FMA(E[2], v2, FMA(E[0], v0, K[9]))));
    LANE v26 = FMA(v10, v22, v8*v18);
    LANE v27 = FMA(v10, v23, v8*v19);
    LANE v28 = FMA(v14, v21, FMA(v12, v17, FMA(E[3], v3, FMA(E[1], v1, K[9]))));
    LANE v29 = FMA(v15, v22, FMA(v13, v18, FMA(E[5], v6, FMA(E[4], v4, K[9]))));
    LANE v30 = FMA(v11, v23, FMA(v9, v19, FMA(E[7], v7, FMA(E[6], v5, K[9]))));
    LANE v31 = v24*v25;
    LANE v32 = v25*v26;
    LANE v33 = v25*v27;
    LANE v34 = FMA(-v24, v32, FMA(v14, v22, v12*v18));
    LANE v35 = FMA(-v24, v33, FMA(v14, v23, v12*v19));
    LANE v36 = 1.0/FMA(v24, v31, -v28);
    LANE v37 = v34*v36;
    LANE v38 = v36*v35;
    LANE v39 = v28*v36;
    LANE v40 = FMA(v34, v38, FMA(-v26, v33, FMA(v15, v23, FMA(v13, v19, FMA(E[5], v7, E[4]*v5)))));
    LANE v41 = 1.0/(v29-FMA(-v34, v37, v26*v32));
    LANE v42 = -(1e-08*v39);
    LANE v43 = -v39;
    LANE v44 = v40*v41;
    LANE v45 = v29*v41;
    LANE v46 = CHOOSE(K[0] > v42, K[0], v42);
    LANE v47 = CHOOSE(K[1] < v43, K[1], v43);
    LANE v48 = 1.0/(v30-FMA(v40, v44, FMA(-v35, v38, v27*v33)));
    LANE v49 = 1e-08*v45;
    LANE v50 = CHOOSE(v47 < v45, v47, v45);
    LANE v51 = CHOOSE(v46 > v49, v46, v49);
    LANE v52 = v30*v48;
    LANE v53 = 1e-08*v52;
    F[0] = v0;
    F[1] = v1;
    F[2] = v2;
    F[3] = v3;
    F[4] = v4;
    F[5] = v5;
    F[6] = v6;
    F[7] = v7;
    F[8] = v16;
    F[9] = v17;
    F[10] = v18;
    F[11] = v19;
    F[12] = v20;
    F[13] = v21;
    F[14] = v22;
    F[15] = v23;
    F[16] = v31;
    F[17] = v32;
    F[18] = v33;
    F[19] = v37;
    F[20] = v38;
    F[21] = v44;
    F[22] = v25;
    F[23] = v36;
    F[24] = v41;
    F[25] = v48;
    limits[0] = CHOOSE(v51 > v53, v51, v53);
    limits[1] = CHOOSE(v50 < v52, v50, v52);
}
static void NAME(fivebar_straight_substitute_own)(const LANE *restrict K, const LANE *restrict F, LANE *restrict b)
{
    LANE x0 = b[0];
    LANE x1 = b[1];
    LANE x2 = b[4];
    LANE x3 = b[5];
    LANE x4 = b[2];
    LANE x5 = b[3];
    LANE x6 = b[6];
    LANE x7 = b[7];
    LANE x8 = b[8];
    LANE x9 = b[9];
    x4 = FMA(SPREAD(-K[2]), x0, x4);
    x6 = FMA(SPREAD(-F[0]), x0, x6);
    x7 = FMA(SPREAD(-F[1]), x0, x7);
    x5 = FMA(SPREAD(-K[2]), x1, x5);
    x6 = FMA(SPREAD(-F[2]), x1, x6);
    x7 = FMA(SPREAD(-F[3]), x1, x7);
    x4 = FMA(SPREAD(-K[4]), x2, x4);
    x8 = FMA(SPREAD(F[4]), x2, x8);
    x9 = FMA(SPREAD(-F[5]), x2, x9);
    x5 = FMA(SPREAD(-K[4]), x3, x5);
    x8 = FMA(SPREAD(F[6]), x3, x8);
    x9 = FMA(SPREAD(-F[7]), x3, x9);
    x6 = FMA(SPREAD(F[8]), x4, x6);
    x7 = FMA(SPREAD(F[9]), x4, x7);
    x8 = FMA(SPREAD(-F[10]), x4, x8);
    x9 = FMA(SPREAD(F[11]), x4, x9);
    x6 = FMA(SPREAD(F[12]), x5, x6);
    x7 = FMA(SPREAD(F[13]), x5, x7);
    x8 = FMA(SPREAD(-F[14]), x5, x8);
    x9 = FMA(SPREAD(F[15]), x5, x9);
    x7 = FMA(SPREAD(-F[16]), x6, x7);
    x8 = FMA(SPREAD(F[17]), x6, x8);
    x9 = FMA(SPREAD(-F[18]), x6, x9);
    x8 = FMA(SPREAD(-F[19]), x7, x8);
    x9 = FMA(SPREAD(F[20]), x7, x9);
    x9 = FMA(SPREAD(F[21]), x8, x9);
    b[9] = x9 = -F[25] * x9;
    b[8] = x8 = FMA(SPREAD(F[21]), x9, -F[24] * x8);
    b[7] = x7 = FMA(SPREAD(-F[19]), x8, FMA(SPREAD(F[20]), x9, F[23] * x7));
    b[6] = x6 = FMA(SPREAD(-F[16]), x7, FMA(SPREAD(F[17]), x8, FMA(SPREAD(-F[18]), x9, -F[22] * x6)));
    b[3] = x5 = FMA(SPREAD(F[12]), x6, FMA(SPREAD(F[13]), x7, FMA(SPREAD(-F[14]), x8, FMA(SPREAD(F[15]), x9, K[7] * x5))));
    b[2] = x4 = FMA(SPREAD(F[8]), x6, FMA(SPREAD(F[9]), x7, FMA(SPREAD(-F[10]), x8, FMA(SPREAD(F[11]), x9, K[7] * x4))));
    b[5] = x3 = FMA(SPREAD(-K[4]), x5, FMA(SPREAD(F[6]), x8, FMA(SPREAD(-F[7]), x9, K[5] * x3)));
    b[4] = x2 = FMA(SPREAD(-K[4]), x4, FMA(SPREAD(F[4]), x8, FMA(SPREAD(-F[5]), x9, K[5] * x2)));
    b[1] = x1 = FMA(SPREAD(-K[2]), x5, FMA(SPREAD(-F[2]), x6, FMA(SPREAD(-F[3]), x7, K[3] * x1)));
    b[0] = x0 = FMA(SPREAD(-K[2]), x4, FMA(SPREAD(-F[0]), x6, FMA(SPREAD(-F[1]), x7, K[3] * x0)));
}
void NAME(fivebar_straight_evaluate)(LANE t, const LANE *restrict q, const LANE *restrict v, const LANE *restrict rho, const int *restrict mode, double damping, double stiffness, LANE *restrict Q, LANE *restrict phi, LANE *restrict phi_dot, LANE *restrict phi_ddot, LANE *restrict b, LANE *restrict E)
{
    LANE v0 = q[0]-1.0;
    LANE v1 = q[2]-1.0;
    LANE v2 = q[4]-1.0;
    LANE v3 = q[1]*q[1];
    LANE v4 = -(rho[8]*(0.5*(rho[2]+rho[3])));
    LANE v5 = q[1]-q[3];
    LANE v6 = q[0]-q[2];
    LANE v7 = q[3]-q[5];
    LANE v8 = q[2]-q[4];
    LANE v9 = v[0]-v[2];
    LANE v10 = v[1]-v[3];
    LANE v11 = v[2]-v[4];
    LANE v12 = v[3]-v[5];
    LANE v13 = 0.5*(v[0]*(2.0*q[0])+v[1]*(2.0*q[1]));
    LANE v14 = 0.5*(v[1]*(2.0*v[1])+v[0]*(2.0*v[0]));
    LANE v15 = 0.5*(v[5]*(2.0*v[5])+v[4]*(2.0*v[4]));
    LANE v16 = ROOT(v0*v0+v3);
    LANE v17 = ROOT(v1*v1+q[3]*q[3]);
    LANE v18 = 0.5*(v3+q[0]*q[0]-2.0000000000000004);
    LANE v19 = 0.5*(v5*v5+v6*v6-3.2499999999999996);
    LANE v20 = 0.5*(v7*v7+v8*v8-3.2499999999999996);
    LANE v21 = 0.5*(q[5]*q[5]+v2*v2-2.0000000000000004);
    LANE v22 = 0.5*(v9*(2.0*v6)+v10*(2.0*v5));
    LANE v23 = 0.5*(v11*(2.0*v8)+v12*(2.0*v7));
    LANE v24 = 0.5*(v[4]*(2.0*v2)+v[5]*(2.0*q[5]));
    LANE v25 = 0.5*(v10*(2.0*v10)+v9*(2.0*v9));
    LANE v26 = 0.5*(v12*(2.0*v12)+v11*(2.0*v11));
    LANE v27 = rho[4]*(rho[6]-v16)*(1.0/v16);
    LANE v28 = rho[5]*(rho[7]-v17)*(1.0/v17);
    LANE v29 = v0*v27;
    LANE v30 = v1*v28;
    LANE v31 = -(rho[8]*(0.5*(rho[0]+rho[1]))-q[1]*v27);
    LANE v32 = -(rho[8]*(0.5*(rho[1]+rho[2]))-q[3]*v28);
    Q[0] = v29;
    Q[1] = v31;
    Q[2] = v30;
    Q[3] = v32;
    Q[5] = v4;
    Q[4] = SPREAD(0.0);
    phi[0] = v18;
    phi[1] = v19;
    phi[2] = v20;
    phi[3] = v21;
    phi_dot[0] = v13;
    phi_dot[1] = v22;
    phi_dot[2] = v23;
    phi_dot[3] = v24;
    phi_ddot[0] = v14;
    phi_ddot[1] = v25;
    phi_ddot[2] = v26;
    phi_ddot[3] = v15;
    b[0] = v29;
    b[1] = v31;
    b[2] = v30;
    b[3] = v32;
    b[5] = v4;
    b[4] = SPREAD(0.0);
    b[6] = -(v14+damping*v13+stiffness*v18);
    b[7] = -(v25+damping*v22+stiffness*v19);
    b[8] = -(v26+damping*v23+stiffness*v20);
    b[9] = -(v15+damping*v24+stiffness*v21);
    E[0] = q[0];
    E[1] = v6;
    E[2] = q[1];
    E[3] = v5;
    E[4] = v8;
    E[5] = v7;
    E[6] = v2;
    E[7] = q[5];
}
void NAME(fivebar_products)(double t, const double *restrict q, const double *restrict v, const double *restrict a, const double *restrict lambda, const double *restrict rho, const int *restrict mode, double damping, double stiffness, const LANE *restrict z, LANE *restrict Fq, LANE *restrict Fv, LANE *restrict Frho)
{
    double v0 = q[0]-1.0;
    double v1 = q[2]-1.0;
    double v2 = q[4]-1.0;
    double v3 = 0.5*lambda[1];
    double v4 = 0.5*lambda[0];
    double v5 = 0.5*lambda[2];
    double v6 = 0.5*lambda[3];
    double v7 = 0.5*rho[8];
    double v8 = 2.0*(v[0]-v[2]);
    double v9 = 2.0*(v[1]-v[3]);
    double v10 = 2.0*(v[2]-v[4]);
    double v11 = 2.0*(v[3]-v[5]);
    LANE v12 = 0.5*(damping*z[7]);
    LANE v13 = 0.5*(damping*z[6]);
    LANE v14 = 0.5*(damping*z[8]);
    LANE v15 = 0.5*(damping*z[9]);
    LANE v16 = 0.5*z[7];
    LANE v17 = 0.5*z[6];
    LANE v18 = 0.5*z[8];
    LANE v19 = 0.5*z[9];
    double v20 = q[0]-q[2];
    double v21 = q[1]-q[3];
    double v22 = q[2]-q[4];
    double v23 = q[3]-q[5];
    LANE v24 = stiffness*z[7];
    LANE v25 = stiffness*z[6];
    LANE v26 = stiffness*z[8];
    LANE v27 = stiffness*z[9];
    double v28 = 2.0*v[0];
    double v29 = 2.0*a[0];
    double v30 = 2.0*q[1];
    double v31 = 2.0*v[1];
    double v32 = 2.0*a[1];
    double v33 = 2.0*v[4];
    double v34 = 2.0*a[4];
    double v35 = 2.0*v[5];
    double v36 = 2.0*a[5];
    double v37 = 2.0*a[3];
    double v38 = 2.0*a[2];
    double v39 = v0*v0+q[1]*q[1];
    double v40 = v1*v1+q[3]*q[3];
    LANE v41 = z[0]*v0+q[1]*z[1];
    LANE v42 = z[2]*v1+q[3]*z[3];
    LANE v43 = 2.0*(z[0]-z[2])*v3;
    LANE v44 = 2.0*(z[2]-z[4])*v5;
    LANE v45 = v8*v12+v16*(2.0*(a[0]-a[2]))+v20*v24;
    LANE v46 = v9*v12+v16*(2.0*(a[1]-a[3]))+v21*v24;
    LANE v47 = v10*v14+v18*(2.0*(a[2]-a[4]))+v22*v26;
    LANE v48 = v11*v14+v18*(2.0*(a[3]-a[5]))+v23*v26;
    LANE v49 = v3*(2.0*(z[1]-z[3]));
    LANE v50 = v5*(2.0*(z[3]-z[5]));
    LANE v51 = v8*v16;
    LANE v52 = v28*v17;
    LANE v53 = v10*v18;
    LANE v54 = v33*v19;
    LANE v55 = v16*v9;
    LANE v56 = v17*v31;
    LANE v57 = v18*v11;
    LANE v58 = v19*v35;
    LANE v59 = z[1]*v7;
    LANE v60 = z[3]*v7;
    LANE v61 = z[5]*v7;
    double v62 = sqrt(v39);
    double v63 = sqrt(v40);
    LANE v64 = v51+2.0*v20*v12;
    LANE v65 = v55+2.0*v21*v12;
    LANE v66 = v53+2.0*v22*v14;
    LANE v67 = v57+2.0*v23*v14;
    double v68 = 1.0/v62;
    double v69 = 1.0/v63;
    double v70 = rho[6]-v62;
    double v71 = rho[7]-v63;
    double v72 = rho[4]*v68;
    double v73 = rho[5]*v69;
    LANE v74 = v68*(v41*v70);
    LANE v75 = v69*(v42*v71);
    double v76 = v68*(rho[4]*v70);
    double v77 = v69*(rho[5]*v71);
    LANE v78 = v72*v41;
    LANE v79 = v73*v42;
    LANE v80 = (v39 == 0.0) ? ((LANE)(SPREAD(0.0))) : ((LANE)((v78+v72*v74)*(0.5*v68)));
    LANE v81 = (v40 == 0.0) ? ((LANE)(SPREAD(0.0))) : ((LANE)((v79+v73*v75)*(0.5*v69)));
    Fq[0] = v80*(2.0*v0)-z[0]*v76+(v43+2.0*z[0]*v4)+(v45+(v28*v13+v29*v17+q[0]*v25));
    Fq[1] = v80*v30-z[1]*v76+(v49+v4*(2.0*z[1]))+(v46+(v31*v13+v32*v17+q[1]*v25));
    Fq[2] = v81*(2.0*v1)-z[2]*v77+(v44-v43)+(v47-v45);
    Fq[3] = v81*(2.0*q[3])-z[3]*v77+(v50-v49)+(v48-v46);
    Fq[4] = 2.0*z[4]*v6-v44+(v33*v15+v34*v19+v2*v27-v47);
    Fq[5] = v6*(2.0*z[5])-v50+(v35*v15+v36*v19+q[5]*v27-v48);
    Fv[0] = v64+(v52+2.0*q[0]*v13)+(v51+v52);
    Fv[1] = v65+(v56+v30*v13)+(v55+v56);
    Fv[2] = v66-v64+(v53-v51);
    Fv[3] = v67-v65+(v57-v55);
    Fv[4] = v54+2.0*v2*v15-v66+(v54-v53);
    Fv[5] = v58+2.0*q[5]*v15-v67+(v58-v57);
    Frho[0] = 0.3333333333333333*(a[1]*z[1])+0.3333333333333333*(a[0]*z[0])+v59;
    Frho[3] = 0.3333333333333333*(a[5]*z[5])+0.3333333333333333*(a[4]*z[4])+v61;
    Frho[1] = 0.16666666666666666*(z[3]*(a[1]+v37))+0.16666666666666666*(z[2]*(a[0]+v38))+0.16666666666666666*(z[1]*(a[3]+v32))+0.16666666666666666*(z[0]*(a[2]+v29))+(v60+v59);
    Frho[2] = 0.16666666666666666*(z[5]*(a[3]+v36))+0.16666666666666666*(z[4]*(a[2]+v34))+0.16666666666666666*(z[3]*(a[5]+v37))+0.16666666666666666*(z[2]*(a[4]+v38))+(v61+v60);
    Frho[4] = -v74;
    Frho[5] = -v75;
    Frho[6] = -v78;
    Frho[7] = -v79;
    Frho[8] = z[5]*(0.5*(rho[2]+rho[3]))+z[3]*(0.5*(rho[1]+rho[2]))+z[1]*(0.5*(rho[0]+rho[1]));
}
#endif
