/* Written by scripts/costate_ad/fuse from the derivatives that Tapenade made of squeezer.  The products are compiled
 * for one adjoint and for many: LANE is the type of what depends on it. */
#ifndef LANE
#include "costate_model.h"
#include <math.h>
#include <stddef.h>
static const int mass_row[] = {
0,1,0,1,3,4,3,5,6,5,2,4,6,
};
static const int mass_col[] = {
0,0,1,1,3,3,4,5,5,6,2,4,6,
};
void squeezer_motion(double t, const double *restrict q, const double *restrict v, const double *restrict rho, const int *restrict mode, const int *restrict at, double *restrict Q, double *restrict phi, double *restrict phi_dot, double *restrict phi_ddot, double *restrict A)
{
    double v0 = rho[1]*rho[15];
    double v1 = rho[3]*rho[31];
    double v2 = rho[5]*rho[27];
    double v3 = cos(q[2]);
    double v4 = cos(q[0]);
    double v5 = cos(q[4]);
    double v6 = cos(q[6]);
    double v7 = sin(q[2]);
    double v8 = sin(q[0]);
    double v9 = sin(q[4]);
    double v10 = sin(q[6]);
    double v11 = rho[16]-rho[17];
    double v12 = rho[30]-rho[32];
    double v13 = q[0]+q[1];
    double v14 = q[3]+q[4];
    double v15 = q[5]+q[6];
    double v16 = v[0]+v[1];
    double v17 = v[3]+v[4];
    double v18 = v[5]+v[6];
    double v19 = rho[18]*v0;
    double v20 = v1*v11;
    double v21 = v2*v12;
    double v22 = v[0]*v8;
    double v23 = v[2]*v3;
    double v24 = v[0]*v4;
    double v25 = v[2]*v7;
    double v26 = v[4]*v9;
    double v27 = v[4]*v5;
    double v28 = v[6]*v6;
    double v29 = v[6]*v10;
    double v30 = rho[23]*v3-rho[24]*v7;
    double v31 = rho[24]*v3+rho[23]*v7;
    double v32 = cos(v13);
    double v33 = cos(v14);
    double v34 = cos(v15);
    double v35 = sin(v13);
    double v36 = sin(v14);
    double v37 = sin(v15);
    double v38 = rho[8]+rho[15]*v0;
    double v39 = rho[10]+v11*(rho[3]*v11);
    double v40 = rho[12]+v12*(rho[5]*v12);
    double v41 = v19*sin(q[1]);
    double v42 = v20*sin(q[3]);
    double v43 = v21*sin(q[5]);
    double v44 = rho[37]-(rho[35]+v31);
    double v45 = rho[38]-(rho[36]-v30);
    double v46 = v20*cos(q[3]);
    double v47 = v21*cos(q[5]);
    double v48 = v19*cos(q[1]);
    double v49 = rho[18]*v4-rho[14]*v32;
    double v50 = rho[18]*v8-rho[14]*v35;
    double v51 = v35*v16;
    double v52 = v32*v16;
    double v53 = v33*v17;
    double v54 = v36*v17;
    double v55 = v37*v18;
    double v56 = v34*v18;
    double v57 = sqrt(v44*v44+v45*v45);
    double v58 = rho[14]*v51-rho[18]*v22;
    double v59 = rho[18]*v24-rho[14]*v52;
    double v60 = rho[14]*(v16*v52)-rho[18]*(v[0]*v24);
    double v61 = rho[18]*(v[0]*v22)-rho[14]*(v16*v51);
    double v62 = v38-v48;
    double v63 = v40-v43;
    double v64 = v39+v42;
    double v65 = rho[39]*(rho[40]-v57)*(1.0/v57);
    Q[0] = rho[41]-v[1]*v41*(v[1]+2.0*v[0]);
    Q[1] = v[0]*(v[0]*v41);
    Q[3] = v[4]*(v[4]*v46);
    Q[2] = -(v30*(v44*v65)+v31*(v45*v65));
    Q[4] = -(v[3]*v46*(v[3]+2.0*v[4]));
    Q[5] = -(v[6]*(v[6]*v47));
    Q[6] = v[5]*v47*(v[5]+2.0*v[6]);
    phi[0] = -(rho[35]-(v49-rho[20]*v7));
    phi[1] = -(rho[36]-(v50+rho[20]*v3));
    phi[2] = -(rho[33]-(v49-rho[16]*v36-rho[31]*v5));
    phi[4] = -(rho[33]-(v49-rho[30]*v34-rho[27]*v10));
    phi[3] = -(rho[34]-(v50+rho[16]*v33-rho[31]*v9));
    phi[5] = -(rho[34]-(v50-rho[30]*v37+rho[27]*v6));
    phi_dot[0] = v58-rho[20]*v23;
    phi_dot[1] = v59-rho[20]*v25;
    phi_dot[2] = v58-rho[16]*v53+rho[31]*v26;
    phi_dot[3] = v59-rho[16]*v54-rho[31]*v27;
    phi_dot[5] = v59-rho[30]*v56-rho[27]*v29;
    phi_dot[4] = v58+rho[30]*v55-rho[27]*v28;
    phi_ddot[0] = v60+rho[20]*(v[2]*v25);
    phi_ddot[1] = -(v61+rho[20]*(v[2]*v23));
    phi_ddot[2] = v60+rho[16]*(v17*v54)+rho[31]*(v[4]*v27);
    phi_ddot[4] = v60+rho[30]*(v18*v56)+rho[27]*(v[6]*v29);
    phi_ddot[3] = -(v61+rho[16]*(v17*v53)-rho[31]*(v[4]*v26));
    phi_ddot[5] = -(v61-rho[30]*(v18*v55)+rho[27]*(v[6]*v28));
    A[at[0]] = v38+(rho[7]+rho[19]*(rho[0]*rho[19])+rho[18]*(rho[1]*rho[18])-2.0*v48);
    A[at[1]] = v62;
    A[at[2]] = v62;
    A[at[3]] = v38;
    A[at[4]] = v39;
    A[at[5]] = v64;
    A[at[6]] = v64;
    A[at[7]] = v40;
    A[at[8]] = v63;
    A[at[9]] = v63;
    A[at[10]] = rho[9]+rho[2]*(rho[21]*rho[21]+rho[22]*rho[22]);
    A[at[11]] = rho[11]+(v39+2.0*v42+rho[31]*v1+rho[4]*(rho[25]*rho[25]+rho[26]*rho[26]));
    A[at[12]] = rho[13]+(v40-2.0*v43+rho[27]*v2+rho[6]*(rho[28]*rho[28]+rho[29]*rho[29]));
}
static const int phi_q_row[] = {
0,1,2,3,4,5,0,1,2,3,4,5,0,1,2,3,2,3,4,5,4,5,
};
static const int phi_q_col[] = {
0,0,0,0,0,0,1,1,1,1,1,1,2,2,3,3,4,4,5,5,6,6,
};
void squeezer_phi_q(double t, const double *restrict q, const double *restrict rho, const int *restrict at, double *restrict A)
{
    double v0 = q[0]+q[1];
    double v1 = q[3]+q[4];
    double v2 = q[5]+q[6];
    double v3 = -(rho[20]*cos(q[2]));
    double v4 = -(rho[20]*sin(q[2]));
    double v5 = rho[14]*sin(v0);
    double v6 = rho[16]*sin(v1);
    double v7 = rho[30]*sin(v2);
    double v8 = rho[14]*cos(v0);
    double v9 = rho[16]*cos(v1);
    double v10 = rho[30]*cos(v2);
    double v11 = v5-rho[18]*sin(q[0]);
    double v12 = rho[18]*cos(q[0])-v8;
    double v13 = -v8;
    double v14 = -v9;
    double v15 = -v6;
    double v16 = -v10;
    double v17 = -(v9-rho[31]*sin(q[4]));
    double v18 = -(v6+rho[31]*cos(q[4]));
    double v19 = v7-rho[27]*cos(q[6]);
    double v20 = -(v10+rho[27]*sin(q[6]));
    A[at[0]] = v11;
    A[at[1]] = v12;
    A[at[2]] = v11;
    A[at[3]] = v12;
    A[at[4]] = v11;
    A[at[5]] = v12;
    A[at[6]] = v5;
    A[at[7]] = v13;
    A[at[8]] = v5;
    A[at[9]] = v13;
    A[at[10]] = v5;
    A[at[11]] = v13;
    A[at[12]] = v3;
    A[at[13]] = v4;
    A[at[14]] = v14;
    A[at[15]] = v15;
    A[at[16]] = v17;
    A[at[17]] = v18;
    A[at[18]] = v7;
    A[at[19]] = v16;
    A[at[20]] = v19;
    A[at[21]] = v20;
    A[at[22 + 0]] = v11;
    A[at[22 + 1]] = v12;
    A[at[22 + 2]] = v11;
    A[at[22 + 3]] = v12;
    A[at[22 + 4]] = v11;
    A[at[22 + 5]] = v12;
    A[at[22 + 6]] = v5;
    A[at[22 + 7]] = v13;
    A[at[22 + 8]] = v5;
    A[at[22 + 9]] = v13;
    A[at[22 + 10]] = v5;
    A[at[22 + 11]] = v13;
    A[at[22 + 12]] = v3;
    A[at[22 + 13]] = v4;
    A[at[22 + 14]] = v14;
    A[at[22 + 15]] = v15;
    A[at[22 + 16]] = v17;
    A[at[22 + 17]] = v18;
    A[at[22 + 18]] = v7;
    A[at[22 + 19]] = v16;
    A[at[22 + 20]] = v19;
    A[at[22 + 21]] = v20;
}
static const int jacobian_row[] = {
0,1,7,8,9,10,11,12,7,8,9,10,11,12,5,0,1,2,7,8,3,4,9,12,10,3,4,9,10,5,6,11,6,11,12,0,4,1,3,7,8,9,10,11,12,7,8,9,10,11,12,0,
4,7,9,12,11,12,8,10,10,9,11,6,5,6,
};
static const int jacobian_col[] = {
0,0,0,0,0,0,0,0,1,1,1,1,1,1,6,1,1,2,2,2,3,3,3,5,3,4,4,4,4,5,5,5,6,6,6,0,4,0,4,0,0,0,0,0,0,1,1,1,1,1,1,1,3,2,3,5,6,6,2,3,4,
4,5,5,6,6,
};
void squeezer_jacobian(double t, const double *restrict q, const double *restrict v, const double *restrict a, const double *restrict lambda, const double *restrict rho, const int *restrict mode, double damping, double stiffness, const int *restrict at, double *restrict K, double *restrict C)
{
    double v0 = lambda[1]+(lambda[3]+lambda[5]);
    double v1 = lambda[0]+(lambda[2]+lambda[4]);
    double v2 = q[0]+q[1];
    double v3 = a[0]+a[1];
    double v4 = v[0]+v[1];
    double v5 = q[3]+q[4];
    double v6 = a[3]+a[4];
    double v7 = v[3]+v[4];
    double v8 = q[5]+q[6];
    double v9 = a[5]+a[6];
    double v10 = v[5]+v[6];
    double v11 = sin(q[0]);
    double v12 = sin(q[2]);
    double v13 = sin(q[4]);
    double v14 = sin(q[6]);
    double v15 = cos(q[0]);
    double v16 = cos(q[2]);
    double v17 = cos(q[4]);
    double v18 = cos(q[6]);
    double v19 = v[0]*v[0];
    double v20 = v[2]*v[2];
    double v21 = v[4]*v[4];
    double v22 = v[6]*v[6];
    double v23 = v[0]*rho[18];
    double v24 = v[2]*rho[20];
    double v25 = v[4]*rho[31];
    double v26 = v[6]*rho[27];
    double v27 = rho[18]*(rho[1]*rho[15]);
    double v28 = v[1]+2.0*v[0];
    double v29 = v[3]+2.0*v[4];
    double v30 = v[5]+2.0*v[6];
    double v31 = (rho[16]-rho[17])*(rho[3]*rho[31]);
    double v32 = (rho[30]-rho[32])*(rho[5]*rho[27]);
    double v33 = sin(v2);
    double v34 = sin(v5);
    double v35 = sin(v8);
    double v36 = rho[18]*v11;
    double v37 = rho[18]*v15;
    double v38 = rho[14]*v4;
    double v39 = rho[20]*v16;
    double v40 = rho[20]*v12;
    double v41 = v12*v24;
    double v42 = v16*v24;
    double v43 = rho[16]*v7;
    double v44 = rho[31]*v13;
    double v45 = rho[31]*v17;
    double v46 = rho[30]*v10;
    double v47 = rho[27]*v18;
    double v48 = rho[27]*v14;
    double v49 = cos(v2);
    double v50 = cos(v5);
    double v51 = cos(v8);
    double v52 = v4*v4;
    double v53 = v7*v7;
    double v54 = v10*v10;
    double v55 = v27*sin(q[1]);
    double v56 = cos(q[1])*v27;
    double v57 = rho[24]*v12-rho[23]*v16;
    double v58 = rho[23]*v12+rho[24]*v16;
    double v59 = v31*cos(q[3]);
    double v60 = v32*cos(q[5]);
    double v61 = sin(q[3])*v31;
    double v62 = sin(q[5])*v32;
    double v63 = rho[14]*v33;
    double v64 = rho[14]*v49;
    double v65 = v49*v38;
    double v66 = v33*v38;
    double v67 = rho[16]*v50;
    double v68 = rho[16]*v34;
    double v69 = v34*v43;
    double v70 = v50*v43;
    double v71 = rho[30]*v35;
    double v72 = rho[30]*v51;
    double v73 = v51*v46;
    double v74 = v35*v46;
    double v75 = v[1]*v55;
    double v76 = v[3]*v59;
    double v77 = v[5]*v60;
    double v78 = rho[14]*(v49*v3-v33*v52);
    double v79 = rho[16]*(v50*v6-v34*v53);
    double v80 = rho[30]*(v51*v9-v35*v54);
    double v81 = rho[14]*(v49*v52+v33*v3);
    double v82 = rho[16]*(v34*v6+v50*v53);
    double v83 = rho[30]*(v51*v54+v35*v9);
    double v84 = 2.0*v55;
    double v85 = 2.0*v59;
    double v86 = 2.0*v60;
    double v87 = rho[37]-(rho[35]+v58);
    double v88 = rho[38]-(rho[36]+v57);
    double v89 = v0*v63;
    double v90 = v1*v64;
    double v91 = lambda[3]*v67;
    double v92 = lambda[2]*v68;
    double v93 = lambda[5]*v71;
    double v94 = lambda[4]*v72;
    double v95 = v65-v15*v23;
    double v96 = v66-v11*v23;
    double v97 = v70-v13*v25;
    double v98 = v74-v18*v26;
    double v99 = v63-v36;
    double v100 = v64-v37;
    double v101 = v44-v67;
    double v102 = v47-v71;
    double v103 = v78+damping*v65+stiffness*v63;
    double v104 = v81+damping*v66-stiffness*v64;
    double v105 = v87*v87+v88*v88;
    double v106 = v69+v17*v25;
    double v107 = v73+v14*v26;
    double v108 = v68+v45;
    double v109 = v72+v48;
    double v110 = 2.0*v65+damping*v63;
    double v111 = 2.0*v66-damping*v64;
    double v112 = v89+v90;
    double v113 = v93+v94;
    double v114 = v78-rho[18]*(a[0]*v15-v19*v11)+damping*v95+stiffness*v99;
    double v115 = v81-rho[18]*(v19*v15+a[0]*v11)+damping*v96-stiffness*v100;
    double v116 = sqrt(v105);
    double v117 = v91-v92;
    double v118 = 2.0*v95+damping*v99;
    double v119 = 2.0*v96-damping*v100;
    double v120 = 1.0/v116;
    double v121 = rho[40]-v116;
    double v122 = rho[39]*v120;
    double v123 = (v57*(2.0*v87)-v58*(2.0*v88))*(0.5*((v105 == 0.0) ? 0.0 : v120))*v122;
    double v124 = v122*v121;
    double v125 = v123+v120*(v121*v123);
    K[at[0]] = v89-v0*v36+v90-v1*v37;
    K[at[1]] = v112;
    K[at[2]] = v114;
    K[at[3]] = v115;
    K[at[4]] = v114;
    K[at[5]] = v115;
    K[at[6]] = v114;
    K[at[7]] = v115;
    K[at[8]] = v103;
    K[at[9]] = v104;
    K[at[10]] = v103;
    K[at[11]] = v104;
    K[at[12]] = v103;
    K[at[13]] = v104;
    K[at[14]] = v113;
    K[at[15]] = a[0]*v84+a[1]*v55+v28*(v[1]*v56)+v112;
    K[at[16]] = a[0]*v55-v56*v19+v112;
    K[at[17]] = v57*(v87*v125-v57*v124)-v58*(v87*v124)-v58*(v88*v125+v58*v124)-v57*(v88*v124)-(lambda[1]*v39-lambda[0]*v40);
    K[at[18]] = rho[20]*(a[2]*v12+v16*v20)+damping*v41-stiffness*v39;
    K[at[19]] = -(rho[20]*(a[2]*v16-v12*v20)+damping*v42+stiffness*v40);
    K[at[20]] = a[4]*v59+v61*v21-v117;
    K[at[21]] = a[3]*v59+a[4]*v85-v29*(v[3]*v61)-v117;
    K[at[22]] = v82+damping*v69-stiffness*v67;
    K[at[23]] = v83+damping*v74-stiffness*v72;
    K[at[24]] = -(v79+damping*v70+stiffness*v68);
    K[at[25]] = -v117;
    K[at[26]] = lambda[3]*v44-v91+lambda[2]*v45+v92;
    K[at[27]] = v82+rho[31]*(a[4]*v17-v21*v13)+damping*v106+stiffness*v101;
    K[at[28]] = -(v79-rho[31]*(v21*v17+a[4]*v13)+damping*v97+stiffness*v108);
    K[at[29]] = -(a[6]*v60+v62*v22-v113);
    K[at[30]] = -(a[5]*v60+a[6]*v86-v30*(v[5]*v62)-v113);
    K[at[31]] = v80+damping*v73+stiffness*v71;
    K[at[32]] = -(lambda[5]*v47-v93-lambda[4]*v48-v94);
    K[at[33]] = v80+rho[27]*(a[6]*v14+v22*v18)+damping*v107-stiffness*v102;
    K[at[34]] = v83-rho[27]*(a[6]*v18-v22*v14)+damping*v98-stiffness*v109;
    C[at[35 + 0]] = 2.0*v75;
    C[at[35 + 1]] = 2.0*v76;
    C[at[35 + 2]] = -(v[0]*v84);
    C[at[35 + 3]] = -(v[4]*v85);
    C[at[35 + 4]] = v118;
    C[at[35 + 5]] = v119;
    C[at[35 + 6]] = v118;
    C[at[35 + 7]] = v119;
    C[at[35 + 8]] = v118;
    C[at[35 + 9]] = v119;
    C[at[35 + 10]] = v110;
    C[at[35 + 11]] = v111;
    C[at[35 + 12]] = v110;
    C[at[35 + 13]] = v111;
    C[at[35 + 14]] = v110;
    C[at[35 + 15]] = v111;
    C[at[35 + 16]] = v75+v55*v28;
    C[at[35 + 17]] = v76+v59*v29;
    C[at[35 + 18]] = 2.0*v41-damping*v39;
    C[at[35 + 19]] = 2.0*v69-damping*v67;
    C[at[35 + 20]] = 2.0*v74-damping*v72;
    C[at[35 + 21]] = 2.0*v107-damping*v102;
    C[at[35 + 22]] = 2.0*v98-damping*v109;
    C[at[35 + 23]] = -(2.0*v42+damping*v40);
    C[at[35 + 24]] = -(2.0*v70+damping*v68);
    C[at[35 + 25]] = -(2.0*v97+damping*v108);
    C[at[35 + 26]] = 2.0*v106+damping*v101;
    C[at[35 + 27]] = 2.0*v73+damping*v71;
    C[at[35 + 28]] = -(v77+v60*v30);
    C[at[35 + 29]] = v[6]*v86;
    C[at[35 + 30]] = -(2.0*v77);
}
static const int by_rho_row[] = {
0,0,1,2,3,4,4,5,6,6,0,0,1,2,3,4,4,5,6,6,0,1,7,8,9,10,11,12,0,1,3,4,9,10,3,4,0,1,7,8,9,10,11,12,0,2,7,8,2,2,2,2,4,4,5,6,11,
12,6,6,5,6,11,12,3,4,9,10,5,6,9,11,10,12,2,7,2,8,2,2,2,2,0,
};
static const int by_rho_col[] = {
0,1,1,2,3,3,4,5,5,6,7,8,8,9,10,10,11,12,12,13,14,14,14,14,14,14,14,14,15,15,16,16,16,16,17,17,18,18,18,18,18,18,18,18,19,
20,20,20,21,22,23,24,25,26,27,27,27,27,28,29,30,30,30,30,31,31,31,31,32,32,33,33,34,34,35,35,36,36,37,38,39,40,41,
};
void squeezer_by_rho(double t, const double *restrict q, const double *restrict v, const double *restrict a, const double *restrict lambda, const double *restrict rho, const int *restrict mode, double damping, double stiffness, double *restrict F)
{
    double v0 = rho[15]*rho[15];
    double v1 = v[0]*v[0];
    double v2 = v[4]*v[4];
    double v3 = v[6]*v[6];
    double v4 = v[2]*v[2];
    double v5 = cos(q[1]);
    double v6 = cos(q[3]);
    double v7 = cos(q[5]);
    double v8 = cos(q[0]);
    double v9 = cos(q[2]);
    double v10 = cos(q[6]);
    double v11 = cos(q[4]);
    double v12 = rho[15]*rho[18];
    double v13 = rho[1]*rho[18];
    double v14 = rho[3]*rho[31];
    double v15 = rho[1]*rho[15];
    double v16 = rho[5]*rho[27];
    double v17 = v[1]+2.0*v[0];
    double v18 = v[3]+2.0*v[4];
    double v19 = v[5]+2.0*v[6];
    double v20 = sin(q[1]);
    double v21 = sin(q[3]);
    double v22 = sin(q[5]);
    double v23 = sin(q[0]);
    double v24 = sin(q[2]);
    double v25 = sin(q[6]);
    double v26 = sin(q[4]);
    double v27 = rho[16]-rho[17];
    double v28 = rho[30]-rho[32];
    double v29 = a[0]+a[1];
    double v30 = a[3]+a[4];
    double v31 = a[5]+a[6];
    double v32 = q[0]+q[1];
    double v33 = v[0]+v[1];
    double v34 = q[3]+q[4];
    double v35 = v[3]+v[4];
    double v36 = q[5]+q[6];
    double v37 = v[5]+v[6];
    double v38 = lambda[1]+(lambda[3]+lambda[5]);
    double v39 = lambda[0]+(lambda[2]+lambda[4]);
    double v40 = 2.0*rho[1];
    double v41 = 2.0*rho[3];
    double v42 = 2.0*rho[5];
    double v43 = -stiffness;
    double v44 = v5*v12;
    double v45 = v12*v20;
    double v46 = rho[31]*v27;
    double v47 = rho[27]*v28;
    double v48 = rho[15]*v40;
    double v49 = v5*v13;
    double v50 = v13*v20;
    double v51 = v27*v41;
    double v52 = v21*v14;
    double v53 = v14*v6;
    double v54 = v15*v5;
    double v55 = v15*v20;
    double v56 = rho[5]*v28;
    double v57 = v28*v42;
    double v58 = v22*v16;
    double v59 = v16*v7;
    double v60 = rho[3]*v27;
    double v61 = v27*v27;
    double v62 = v28*v28;
    double v63 = v33*v33;
    double v64 = v35*v35;
    double v65 = v37*v37;
    double v66 = cos(v32);
    double v67 = cos(v34);
    double v68 = cos(v36);
    double v69 = sin(v32);
    double v70 = sin(v34);
    double v71 = sin(v36);
    double v72 = -(v1*v8+a[0]*v23+damping*(v[0]*v23)-stiffness*v8);
    double v73 = -(v1*v23-a[0]*v8-damping*(v[0]*v8)-stiffness*v23);
    double v74 = rho[23]*v9-rho[24]*v24;
    double v75 = rho[24]*v9+rho[23]*v24;
    double v76 = v0-v44;
    double v77 = v48-v49;
    double v78 = v57-v58;
    double v79 = v21*v46;
    double v80 = v46*v6;
    double v81 = v22*v47;
    double v82 = v47*v7;
    double v83 = v22*v56;
    double v84 = v56*v7;
    double v85 = v21*v60;
    double v86 = v60*v6;
    double v87 = -(v38*v66-v39*v69);
    double v88 = v66*v63+v29*v69+damping*(v69*v33)-stiffness*v66;
    double v89 = v69*v63-v29*v66-damping*(v66*v33)-stiffness*v69;
    double v90 = v51+v52;
    double v91 = lambda[3]*v70+lambda[2]*v67;
    double v92 = rho[37]-(rho[35]+v75);
    double v93 = rho[38]-(rho[36]-v74);
    double v94 = lambda[5]*v68-lambda[4]*v71;
    double v95 = v61+v79;
    double v96 = v62-v81;
    double v97 = a[3]*v51+a[4]*v90-v53*v2;
    double v98 = a[3]*v90+a[4]*(v51+2.0*v52)+v18*(v[3]*v53);
    double v99 = v92*v92+v93*v93;
    double v100 = 2.0*v92;
    double v101 = 2.0*v93;
    double v102 = a[5]*v57+a[6]*v78+v59*v3;
    double v103 = a[5]*v78+a[6]*(v57-2.0*v58)-v19*(v[5]*v59);
    int v104 = v99 == 0.0;
    double v105 = sqrt(v99);
    double v106 = 1.0/v105;
    double v107 = rho[40]-v105;
    double v108 = 0.5*v106;
    double v109 = rho[39]*v106;
    double v110 = v106*v107;
    double v111 = 0.5*(v104 ? 0.0 : v106);
    double v112 = (v104 ? 0.0 : (-((v24*v100-v9*v101)*v108)))*v109;
    double v113 = v109*v107;
    double v114 = (v104 ? 0.0 : (-((v9*v100+v24*v101)*v108)))*v109;
    double v115 = (v104 ? 0.0 : (-(v100*v108)))*v109;
    double v116 = (v104 ? 0.0 : (-(v101*v108)))*v109;
    double v117 = v100*v111*v109;
    double v118 = v101*v111*v109;
    double v119 = v112+v106*(v107*v112);
    double v120 = v114+v106*(v107*v114);
    double v121 = v115+v106*(v107*v115);
    double v122 = v116+v106*(v107*v116);
    double v123 = v117+v106*(v107*v117);
    double v124 = v118+v106*(v107*v118);
    double v125 = v24*v113;
    double v126 = v92*v113;
    double v127 = v9*v113;
    double v128 = v93*v113;
    F[0] = a[0]*(rho[19]*rho[19]);
    F[1] = a[0]*(v0+rho[18]*rho[18]-2.0*v44)+a[1]*v76+v17*(v[1]*v45);
    F[2] = a[0]*v76+a[1]*v0-v45*v1;
    F[4] = a[3]*v61+a[4]*v95-v80*v2;
    F[29] = a[0]*v77+a[1]*v48-v50*v1;
    F[3] = a[2]*(rho[21]*rho[21]+rho[22]*rho[22]);
    F[6] = a[4]*(rho[25]*rho[25]+rho[26]*rho[26]);
    F[9] = a[6]*(rho[28]*rho[28]+rho[29]*rho[29]);
    F[5] = a[3]*v95+a[4]*(rho[31]*rho[31]+(v61+2.0*v79))+v18*(v[3]*v80);
    F[7] = a[5]*v62+a[6]*v96+v82*v3;
    F[8] = a[5]*v96+a[6]*(rho[27]*rho[27]+(v62-2.0*v81))-v19*(v[5]*v82);
    F[10] = a[0];
    F[11] = v29;
    F[12] = v29;
    F[13] = a[2];
    F[14] = v30;
    F[15] = v30;
    F[16] = a[4];
    F[17] = v31;
    F[18] = v31;
    F[19] = a[6];
    F[20] = v87;
    F[21] = v87;
    F[22] = v88;
    F[23] = v89;
    F[24] = v88;
    F[25] = v89;
    F[26] = v88;
    F[27] = v89;
    F[38] = v72;
    F[39] = v73;
    F[40] = v72;
    F[41] = v73;
    F[42] = v72;
    F[43] = v73;
    F[70] = v43;
    F[71] = v43;
    F[72] = v43;
    F[73] = v43;
    F[75] = v43;
    F[77] = v43;
    F[28] = a[0]*(v48-2.0*v49)+a[1]*v77+v17*(v[1]*v50);
    F[30] = v97-v91;
    F[31] = v98-v91;
    F[60] = v102-v94;
    F[61] = v103-v94;
    F[32] = -(v30*v67-v70*v64+damping*(v67*v35)+stiffness*v70);
    F[33] = -(v67*v64+v30*v70+damping*(v70*v35)-stiffness*v67);
    F[34] = -v97;
    F[35] = -v98;
    F[68] = -v102;
    F[69] = -v103;
    F[36] = a[0]*(rho[18]*v40-2.0*v54)-a[1]*v54+v17*(v[1]*v55)+(v38*v8-v39*v23);
    F[37] = -(a[0]*v54+v55*v1);
    F[45] = -(lambda[1]*v24+lambda[0]*v9);
    F[44] = a[0]*(rho[19]*(2.0*rho[0]));
    F[48] = a[2]*(rho[2]*(2.0*rho[21]));
    F[49] = a[2]*(rho[2]*(2.0*rho[22]));
    F[52] = a[4]*(rho[4]*(2.0*rho[25]));
    F[53] = a[4]*(rho[4]*(2.0*rho[26]));
    F[58] = a[6]*(rho[6]*(2.0*rho[28]));
    F[59] = a[6]*(rho[6]*(2.0*rho[29]));
    F[46] = -(a[2]*v9-v24*v4+damping*(v[2]*v9)+stiffness*v24);
    F[47] = -(v9*v4+a[2]*v24+damping*(v[2]*v24)-stiffness*v9);
    F[50] = -(v74*(v92*v119+v125)-v9*v126-v75*(v127-v93*v119)-v24*v128);
    F[51] = -(v74*(v92*v120+v127)+v24*v126+v75*(v125+v93*v120)-v9*v128);
    F[54] = -(a[6]*v83-v84*v3);
    F[55] = -(a[5]*v83+a[6]*(2.0*v83-rho[27]*v42)+v19*(v[5]*v84)+(lambda[5]*v25+lambda[4]*v10));
    F[56] = -(a[6]*v10-v3*v25+damping*(v[6]*v10)+stiffness*v25);
    F[57] = -(v3*v10+a[6]*v25+damping*(v[6]*v25)-stiffness*v10);
    F[62] = v68*v65+v31*v71+damping*(v71*v37)-stiffness*v68;
    F[63] = v71*v65-v31*v68-damping*(v68*v37)-stiffness*v71;
    F[64] = a[4]*v85-v86*v2;
    F[65] = a[3]*v85+a[4]*(2.0*v85+rho[31]*v41)+v18*(v[3]*v86)-(lambda[3]*v11-lambda[2]*v26);
    F[66] = v2*v11+a[4]*v26+damping*(v[4]*v26)-stiffness*v11;
    F[67] = v2*v26-a[4]*v11-damping*(v[4]*v11)-stiffness*v26;
    F[74] = -(v74*(v113+v92*v121)+v75*(v93*v121));
    F[76] = -(v74*(v92*v122)+v75*(v113+v93*v122));
    F[78] = v74*(v113-v92*v123)-v75*(v93*v123);
    F[79] = -(v74*(v92*v124)-v75*(v113-v93*v124));
    F[80] = v74*(v92*v110)+v75*(v93*v110);
    F[81] = v74*(v92*v109)+v75*(v93*v109);
    F[82] = -1.0;
}
static const unsigned short squeezer_second_at0[] = {
0,7,8,15,16,29,30,37,38,45,46,53,54,61,19,62,3,63,11,64,33,65,49,66,57,67,41,68,5,69,21,70,13,71,51,72,35,73,59,74,43,75,
};
static const unsigned short squeezer_second_at1[] = {
76,82,83,89,77,90,84,91,23,92,24,93,
};
static const unsigned short squeezer_second_at2[] = {
108,23,109,108,25,110,108,27,111,112,23,113,112,25,114,112,27,115,108,24,116,108,26,117,108,28,118,112,24,119,112,26,120,
112,28,121,30,46,122,141,46,165,39,16,166,38,16,167,124,138,168,16,55,169,16,54,170,143,48,171,143,24,172,24,193,215,32,48,
216,143,23,217,23,193,218,126,154,219,20,57,220,20,58,221,41,20,222,42,20,223,139,26,224,26,189,225,139,25,226,25,189,227,
154,26,228,34,50,229,26,204,230,154,50,231,154,25,232,25,204,233,128,150,234,22,59,235,22,60,236,43,22,237,44,22,238,153,
28,239,28,203,240,153,27,241,27,203,242,150,28,243,36,52,244,28,200,245,150,52,246,150,27,247,27,200,248,141,188,249,40,18,
250,18,56,251,141,174,252,
};
static const unsigned short squeezer_second_at3[] = {
30,32,34,36,138,142,141,154,150,
};
static const unsigned short squeezer_second_at4[] = {
46,30,34,50,36,52,192,191,194,195,204,198,199,200,201,202,138,141,142,150,154,
};
static const unsigned short squeezer_second_at5[] = {
139,140,189,190,153,155,203,205,
};
static const unsigned short squeezer_second_at6[] = {
8,101,8,94,137,92,187,92,37,53,137,93,187,93,141,93,191,93,141,92,191,92,168,102,141,168,17,262,168,95,197,96,196,103,10,
96,10,103,32,116,32,109,283,219,19,265,65,66,64,120,117,66,117,65,64,114,110,66,110,65,12,105,12,98,34,117,34,110,285,234,
21,267,118,72,118,73,73,72,71,121,71,115,111,73,111,72,14,100,14,107,36,118,36,111,46,94,46,101,48,103,48,96,50,98,50,105,
52,107,52,100,16,94,18,103,16,101,18,96,20,98,20,105,22,107,22,100,204,283,200,285,178,285,176,283,
};
static const unsigned short squeezer_second_at7[] = {
109,113,116,119,
};
static const unsigned short squeezer_second_at8[] = {
37,65,73,283,285,
};
static const unsigned short squeezer_second_at9[] = {
8,253,94,8,253,101,10,103,254,10,96,254,12,255,98,12,255,105,14,256,107,14,256,100,
};
static const unsigned short squeezer_second_at10[] = {
122,216,229,244,
};
static const unsigned short squeezer_second_at11[] = {
141,375,191,168,376,146,96,147,103,377,283,378,284,219,379,285,380,286,234,381,144,270,145,271,382,148,273,149,274,383,151,
276,152,277,384,175,250,125,251,385,177,223,127,221,386,179,238,129,236,387,
};
static const unsigned short squeezer_second_at12[] = {
16,47,16,31,20,33,20,49,22,35,22,51,
};
static const unsigned short squeezer_second_at13[] = {
220,19,58,222,42,19,235,21,60,237,44,21,
};
static const unsigned short squeezer_second_at14[] = {
220,19,67,222,19,68,235,21,74,237,21,75,
};
static const unsigned short squeezer_second_at15[] = {
402,15,403,404,15,405,37,354,406,53,354,407,15,355,408,37,356,409,53,356,410,15,357,411,30,356,412,30,354,413,10,377,414,
18,377,415,18,416,417,308,104,418,419,64,420,421,64,422,321,106,423,71,424,425,426,71,427,299,95,428,294,334,429,296,335,
430,172,336,431,217,337,432,228,338,433,339,232,434,243,340,435,247,341,436,402,290,437,404,293,438,419,225,439,421,227,440,
424,240,441,426,242,442,402,29,443,16,287,444,18,304,445,16,288,446,404,29,447,18,305,448,62,421,449,20,317,450,62,419,451,
20,318,452,426,70,453,22,330,454,424,70,455,22,331,456,102,457,458,97,395,459,99,397,460,
};
static const unsigned short squeezer_second_at16[] = {
15,404,358,402,187,355,15,402,358,404,187,357,11,97,308,64,421,359,311,139,421,419,189,120,314,139,419,421,189,114,64,419,
359,13,99,321,71,426,360,326,153,426,424,203,121,327,153,424,426,203,115,71,424,360,289,404,53,292,402,53,224,421,66,226,
419,66,239,426,72,241,424,72,457,9,95,
};
static const unsigned short squeezer_second_at17[] = {
421,139,312,189,67,224,419,139,315,189,67,226,426,153,323,203,74,239,424,203,328,153,74,241,
};
static const unsigned short squeezer_second_at18[] = {
287,294,295,305,217,218,317,228,230,331,247,248,
};
static const unsigned short squeezer_second_at19[] = {
288,296,297,304,172,215,318,232,233,330,243,245,
};
static const unsigned short squeezer_second_at20[] = {
403,137,406,45,289,498,402,289,499,290,358,500,405,45,292,137,409,501,404,292,499,293,358,502,419,224,503,225,359,504,420,
139,313,68,224,505,421,226,503,227,359,506,422,139,316,68,226,507,424,239,508,240,360,509,425,153,324,75,239,510,426,241,
508,242,360,511,427,153,328,75,241,512,16,31,513,47,428,514,65,422,226,419,227,515,117,139,422,189,419,516,111,153,425,203,
426,517,
};
static const unsigned short squeezer_second_at21[] = {
289,461,518,292,463,519,18,520,521,11,418,522,224,466,523,226,471,524,13,423,525,239,473,526,241,478,527,405,289,528,403,
292,529,422,224,530,420,226,531,427,239,532,425,241,533,405,29,534,403,29,535,62,420,536,62,422,537,425,70,538,427,70,539,
95,540,541,104,542,543,106,544,545,
};
static const unsigned short squeezer_second_at22[] = {
37,404,290,403,289,110,139,420,189,421,73,427,241,424,242,118,153,427,203,424,
};
static const unsigned short squeezer_second_at23[] = {
170,7,550,8,251,9,398,10,221,11,400,12,236,13,551,32,552,37,553,38,
};
static const unsigned short squeezer_second_at24[] = {
250,125,270,385,144,21,250,125,271,385,145,22,223,127,273,386,148,25,223,127,274,386,149,26,238,129,276,387,151,28,238,129,
277,387,152,29,
};
void squeezer_second(double t, const double *restrict q, const double *restrict v, const double *restrict a, const double *restrict lambda, const double *restrict rho, const int *restrict mode, double damping, double stiffness, const double *restrict z, const double *restrict dq, const double *restrict dv, const double *restrict da, const double *restrict dlambda, const double *restrict drho, double *restrict Fq, double *restrict Fv, double *restrict Fa, double *restrict Flambda, double *restrict Frho)
{
    double x[554];
    for (int i = 0; i < 7; i++)
        x[0 + i] = q[i];
    for (int i = 0; i < 7; i++)
        x[8 + i] = dq[i];
    for (int i = 0; i < 13; i++)
        x[16 + i] = z[i];
    for (int i = 0; i < 7; i++)
        x[30 + i] = v[i];
    for (int i = 0; i < 7; i++)
        x[38 + i] = a[i];
    for (int i = 0; i < 7; i++)
        x[46 + i] = dv[i];
    for (int i = 0; i < 7; i++)
        x[54 + i] = da[i];
    for (int i = 0; i < 6; i++)
        x[76 + i] = lambda[i];
    for (int i = 0; i < 6; i++)
        x[83 + i] = dlambda[i];
    x[108] = damping;
    x[112] = stiffness;
    for (int i = 0; i < 42; i++)
        x[123 + i] = rho[i];
    for (int i = 0; i < 42; i++)
        x[173 + i] = drho[i];
    for (int k = 0; k < 21; k++) { const unsigned short *i = squeezer_second_at0 + 2 * k; x[i[1]] = x[i[0]]+x[i[0] + 1]; }
    for (int k = 0; k < 6; k++) { const unsigned short *i = squeezer_second_at1 + 2 * k; x[i[1]] = x[i[0]]+(x[i[0] + 2]+x[i[0] + 4]); }
    for (int k = 0; k < 7; k++) { x[0 + 1 * k + 94] = sin(x[0 + 1 * k + 0]); }
    for (int k = 0; k < 7; k++) { x[0 + 1 * k + 101] = cos(x[0 + 1 * k + 0]); }
    for (int k = 0; k < 59; k++) { const unsigned short *i = squeezer_second_at2 + 3 * k; x[i[2]] = x[i[0]]*x[i[1]]; }
    for (int k = 0; k < 9; k++) { const unsigned short *i = squeezer_second_at3 + 1 * k; x[253 + 1 * k + 0] = x[i[0]]*x[i[0]]; }
    x[375] = rho[15]*drho[1]+rho[1]*drho[15];
    x[378] = rho[31]*drho[3]+rho[3]*drho[31];
    x[380] = rho[27]*drho[5]+rho[5]*drho[27];
    for (int k = 0; k < 21; k++) { const unsigned short *i = squeezer_second_at4 + 1 * k; x[262 + 1 * k + 0] = 2.0*x[i[0]]; }
    for (int k = 0; k < 4; k++) { const unsigned short *i = squeezer_second_at5 + 2 * k; x[283 + 1 * k + 0] = x[i[0]]-x[i[1]]; }
    double v0 = rho[21]*rho[21]+rho[22]*rho[22];
    double v1 = rho[25]*rho[25]+rho[26]*rho[26];
    double v2 = rho[28]*rho[28]+rho[29]*rho[29];
    x[402] = sin(x[7]);
    x[419] = sin(x[63]);
    x[426] = sin(x[69]);
    x[404] = cos(x[7]);
    x[421] = cos(x[63]);
    x[424] = cos(x[69]);
    for (int k = 0; k < 67; k++) { const unsigned short *i = squeezer_second_at6 + 2 * k; x[287 + 1 * k + 0] = x[i[0]]*x[i[1]]; }
    for (int k = 0; k < 4; k++) { const unsigned short *i = squeezer_second_at7 + 1 * k; x[354 + 1 * k + 0] = x[i[0]]+(x[i[0] + 1]+x[i[0] + 2]); }
    for (int k = 0; k < 5; k++) { const unsigned short *i = squeezer_second_at8 + 1 * k; x[358 + 1 * k + 0] = x[i[0]]*x[i[0]]; }
    for (int k = 0; k < 8; k++) { const unsigned short *i = squeezer_second_at9 + 3 * k; x[363 + 1 * k + 0] = x[i[0]]*(x[i[1]]*x[i[2]]); }
    for (int k = 0; k < 4; k++) { const unsigned short *i = squeezer_second_at10 + 1 * k; x[371 + 1 * k + 0] = x[i[0]]+x[i[0]]; }
    x[457] = a[0]*z[1]+x[166]+2.0*x[167];
    double v3 = z[1]*da[0]+x[169]+2.0*x[170];
    for (int k = 0; k < 10; k++) { const unsigned short *i = squeezer_second_at11 + 5 * k; x[i[4]] = x[i[0]]*x[i[1]]+x[i[2]]*x[i[3]]; }
    for (int k = 0; k < 6; k++) { const unsigned short *i = squeezer_second_at12 + 2 * k; x[262 + 1 * k + 126] = x[i[0]]*(x[i[1]]+x[262 + 1 * k + 0]); }
    x[416] = rho[23]*x[103]-rho[24]*x[96];
    for (int k = 0; k < 4; k++) { const unsigned short *i = squeezer_second_at13 + 3 * k; x[394 + 1 * k + 0] = x[i[0]]+2.0*x[i[0] + 1]+x[i[1]]*x[i[2]]; }
    double v4 = drho[8]+(drho[1]*x[257]+drho[15]*(rho[15]*(2.0*rho[1])));
    x[550] = x[170]+(z[1]*x[61]+x[169]);
    double v5 = x[167]+(z[1]*x[45]+x[166]);
    for (int k = 0; k < 4; k++) { const unsigned short *i = squeezer_second_at14 + 3 * k; x[398 + 1 * k + 0] = x[i[0]]+x[i[0] + 1]+x[i[1]]*x[i[2]]; }
    for (int k = 0; k < 51; k++) { const unsigned short *i = squeezer_second_at15 + 3 * k; x[i[2]] = x[i[0]]*x[i[1]]; }
    double v6 = x[404]*((rho[14]*x[89]+drho[14]*x[82])*x[29]);
    double v7 = x[426]*((lambda[5]*drho[30]+rho[30]*dlambda[5])*x[70]);
    double v8 = x[424]*((lambda[4]*drho[30]+rho[30]*dlambda[4])*x[70]);
    x[499] = x[291]+x[291];
    x[503] = x[310]+x[310];
    x[508] = x[325]+x[325];
    for (int k = 0; k < 25; k++) { const unsigned short *i = squeezer_second_at16 + 3 * k; x[461 + 1 * k + 0] = x[i[0]]*(x[i[1]]*x[i[2]]); }
    double v9 = v[1]*x[388]-v[0]*x[300]+dv[1]*x[389];
    x[540] = v[1]*x[389]-z[1]*x[253];
    x[542] = v[3]*x[390]-z[3]*x[255];
    x[544] = v[5]*x[392]-z[5]*x[256];
    double v10 = rho[38]-(rho[36]-x[416]);
    double v11 = rho[37]-(rho[35]+x[377]);
    x[520] = dq[2]*x[416]+drho[24]*x[103]+drho[23]*x[96];
    double v12 = dv[3]*x[390]+v[3]*x[391]-v[4]*x[309];
    double v13 = dv[5]*x[392]+v[5]*x[393]-v[6]*x[322];
    double v14 = (rho[16]*dlambda[3]+lambda[3]*drho[16])*x[62]*x[421];
    double v15 = x[419]*(x[62]*(lambda[2]*drho[16]+rho[16]*dlambda[2]));
    for (int k = 0; k < 4; k++) { const unsigned short *i = squeezer_second_at17 + 6 * k; x[486 + 1 * k + 0] = x[i[0]]*(x[i[1]]*x[i[2]]+x[i[3]]*x[i[2] + 1]+x[i[4]]*x[i[5]]+x[i[4] + 1]*x[i[5] + 1]); }
    x[513] = x[376]*x[95]+dq[1]*(x[102]*x[299]);
    double v16 = x[97]*x[394]+x[395]*(dq[3]*x[104]);
    double v17 = x[99]*x[396]+x[397]*(dq[5]*x[106]);
    for (int k = 0; k < 4; k++) { const unsigned short *i = squeezer_second_at18 + 3 * k; x[490 + 1 * k + 0] = x[30 + 2 * k + 0]*(x[i[0]]*x[i[1]]+x[30 + 2 * k + 64]*x[i[2]]); }
    for (int k = 0; k < 4; k++) { const unsigned short *i = squeezer_second_at19 + 3 * k; x[494 + 1 * k + 0] = x[30 + 2 * k + 0]*(x[i[0]]*x[i[1]]-x[30 + 2 * k + 71]*x[i[2]]); }
    double v18 = drho[10]+(drho[3]*x[361]+x[283]*(2.0*rho[3])*x[284]);
    double v19 = drho[12]+(drho[5]*x[362]+x[285]*(2.0*rho[5])*x[286]);
    double v20 = v5*(2.0*drho[15]);
    double v21 = x[399]*(2.0*x[284]);
    double v22 = x[401]*(2.0*x[286]);
    double v23 = x[403]*(rho[14]*x[82]*x[29]);
    double v24 = x[425]*(lambda[5]*rho[30]*x[70]);
    double v25 = x[427]*(lambda[4]*rho[30]*x[70]);
    double v26 = x[402]*((drho[14]*x[90]+rho[14]*x[91])*x[29])+x[405]*(rho[14]*x[90]*x[29]);
    for (int k = 0; k < 16; k++) { const unsigned short *i = squeezer_second_at20 + 6 * k; x[i[5]] = x[i[0]]*(x[i[1]]*x[i[2]]+x[i[3]]*x[i[4]]); }
    double v27 = x[404]*(drho[14]*x[406]+rho[14]*x[407]+x[61]*x[289]+x[45]*x[290]);
    double v28 = x[402]*(drho[14]*x[409]+rho[14]*x[410]+x[61]*x[292]+x[45]*x[293]);
    for (int k = 0; k < 24; k++) { const unsigned short *i = squeezer_second_at21 + 3 * k; x[i[2]] = x[i[0]]*x[i[1]]; }
    double v29 = x[408]*(rho[14]*x[404]);
    double v30 = x[411]*(rho[14]*x[402]);
    double v31 = x[540]*(dq[1]*x[102]);
    double v32 = 2.0*v10;
    double v33 = 2.0*v11;
    double v34 = v10*v10+v11*v11;
    double v35 = drho[38]-(drho[36]+(x[414]+x[302]-x[303]));
    double v36 = z[2]*(x[302]+(x[414]-x[303]));
    double v37 = drho[37]-(drho[35]+x[520]);
    double v38 = v10*x[415]+v11*x[417];
    double v39 = x[284]*x[459]+x[283]*v16;
    double v40 = x[286]*x[460]+x[285]*v17;
    double v41 = x[420]*(x[62]*(lambda[3]*rho[16]));
    double v42 = x[422]*(x[62]*(lambda[2]*rho[16]));
    for (int k = 0; k < 4; k++) { const unsigned short *i = squeezer_second_at22 + 5 * k; x[546 + 1 * k + 0] = x[i[0]]*(x[i[1]]*x[i[2]]-x[i[3]]*x[i[4]]); }
    double v43 = (x[402]*x[293]+x[405]*x[292])*x[37];
    double v44 = (rho[14]*x[405]+drho[14]*x[402])*x[354];
    double v45 = (x[425]*x[239]+x[426]*x[240])*x[73];
    double v46 = (rho[14]*x[403]-drho[14]*x[404])*x[356];
    double v47 = (x[420]*x[224]-x[421]*x[225])*x[65];
    double v48 = x[465]-x[379]*x[104];
    double v49 = x[472]-x[381]*x[106];
    double v50 = x[102]*x[376]-dq[1]*x[428];
    double v51 = v3*(rho[18]*x[102])-rho[18]*x[485]+drho[18]*x[458];
    double v52 = x[104]*v12-x[542]*(dq[3]*x[97]);
    double v53 = x[106]*v13-x[544]*(dq[5]*x[99]);
    int v54 = v34 == 0.0;
    double v55 = sqrt(v34);
    double v56 = v35*x[415]+v10*x[521]-v11*v36+v37*x[417];
    double v57 = v37*v33+v35*v32;
    double v58 = x[283]*v52+x[284]*x[543];
    double v59 = x[285]*v53+x[286]*x[545];
    double v60 = v43+x[480];
    double v61 = z[4]*(v[3]*v48-dv[3]*x[418]);
    double v62 = z[6]*(v[5]*v49-dv[5]*x[423]);
    double v63 = v4-v50;
    double v64 = x[97]*x[379]+x[522];
    double v65 = x[99]*x[381]+x[525];
    double v66 = drho[14]*x[443]+rho[14]*x[534]-drho[18]*x[342]-rho[18]*x[444];
    double v67 = drho[18]*x[344]-rho[18]*x[446]-drho[14]*x[447]+rho[14]*x[535];
    double v68 = rho[18]*v31+v9*(rho[18]*x[95])+drho[18]*x[541];
    double v69 = x[378]*x[459]+x[219]*v16+rho[3]*v21+(rho[3]*x[398]+drho[3]*x[399])*(2.0*x[283])+(x[219]*v52+x[378]*x[543]);
    x[551] = x[380]*x[460]+x[234]*v17-rho[5]*v22-(rho[5]*x[400]+drho[5]*x[401])*(2.0*x[285])+(x[234]*v53+x[380]*x[545]);
    double v70 = 1.0/v55;
    double v71 = rho[40]-v55;
    double v72 = v19-v65;
    double v73 = v18+v64;
    double v74 = 0.5*v70;
    double v75 = rho[39]*v70;
    double v76 = v70*v71;
    double v77 = 0.5*(v54 ? 0.0 : v70)*v57;
    double v78 = v56*v75;
    double v79 = v71*v75;
    double v80 = drho[39]-v77*v75;
    double v81 = drho[40]-v77;
    double v82 = v38*(v75+v76*v75)*v74;
    double v83 = v70*(v38*v80);
    double v84 = z[2]*(v10*v79);
    double v85 = z[2]*(v11*v79);
    double v86 = (v77*v76-v81)*v38-v71*v56;
    double v87 = v70*(v71*v80)+v81*v75;
    double v88 = v54 ? 0.0 : (-v82);
    double v89 = v78+v83*(1.0+v76)-rho[39]*v86*(1.0/(v55*v55));
    double v90 = v32*v88+x[415]*v79;
    double v91 = v33*v88+x[417]*v79;
    double v92 = z[2]*(v10*v87+v35*v79);
    double v93 = z[2]*(v11*v87+v37*v79);
    double v94 = dq[2]*v85;
    double v95 = dq[2]*v84;
    double v96 = v54 ? 0.0 : (v74*(v54 ? (-v89) : (-(v89-v70*(v57*v82)))));
    double v97 = dq[2]*v90;
    double v98 = dq[2]*v91;
    x[553] = v32*v96+(x[415]*v87+x[521]*v79)+v88*(2.0*v35);
    x[552] = v33*v96+(x[417]*v87-v36*v79)+v88*(2.0*v37);
    Fq[0] = -(v23-(v6+(v26-x[94]*(z[0]*(drho[18]*x[90]+rho[18]*x[91]))-x[287]*(z[0]*(rho[18]*x[90]))-x[101]*(z[0]*(rho[18]*x[89]+drho[18]*x[82])))+x[288]*(z[0]*(rho[18]*x[82])))+(x[498]-(v27-(x[500]+(x[518]-(x[462]+(v29+(x[501]+(v28+(x[502]-(x[519]+(x[464]-(v30-x[357]*(dq[0]*(rho[18]*x[94])))-x[101]*(drho[18]*x[357]))-x[294]*x[363])-x[101]*(x[253]*x[295]+x[294]*x[371]))))-x[94]*(drho[18]*x[412]+x[356]*x[165]+da[0]*x[294]+a[0]*x[295])-x[287]*(rho[18]*x[412]+a[0]*x[294])-x[355]*(dq[0]*(rho[18]*x[101])))-x[94]*(drho[18]*x[355]))-x[296]*x[364])-x[94]*(x[253]*x[297]+x[296]*x[371])+x[101]*(drho[18]*x[413]+x[354]*x[165]+da[0]*x[296]+a[0]*x[297]))+x[288]*(a[0]*x[296]+rho[18]*x[413]))));
    Fq[1] = x[457]*(dq[1]*(rho[18]*x[298]))+x[95]*(x[299]*v3+x[376]*x[457])+(x[102]*(x[299]*v9+x[376]*x[540])-x[540]*(dq[1]*(rho[18]*x[301])))+(v26+v6-v23)+(v28+(x[502]+(v30-x[464]-x[519]))+x[501]+v29+x[462]-x[518]-x[500]+v27-x[498]);
    Fq[2] = -(x[103]*(rho[24]*x[553]+drho[24]*v90)-(x[103]*(rho[23]*v92+drho[23]*v84)-(x[416]*v94+x[377]*v95)-x[96]*(rho[24]*v92+drho[24]*v84)-x[103]*(rho[24]*v93+drho[24]*v85)-x[96]*(rho[23]*v93+drho[23]*v85)-x[416]*v97)+x[96]*(rho[23]*x[553]+drho[23]*v90)-x[377]*v98+x[103]*(rho[23]*x[552]+drho[23]*v91)-x[96]*(rho[24]*x[552]+drho[24]*v91)+(x[103]*(z[2]*(lambda[1]*drho[20]+rho[20]*dlambda[1]))-x[304]*(z[2]*(lambda[1]*rho[20]))-x[96]*(z[2]*(rho[20]*dlambda[0]+lambda[0]*drho[20]))-x[305]*(z[2]*(lambda[0]*rho[20])))+(x[103]*(x[116]*x[171]+drho[20]*x[306]+da[2]*x[172]+a[2]*x[215])+(x[119]*(dq[2]*(rho[20]*x[103]))+x[96]*(drho[20]*x[119]))-x[172]*x[365]-x[96]*(x[172]*x[372]+x[215]*x[254])-x[113]*(dq[2]*(rho[20]*x[96]))-x[304]*(a[2]*x[172]+rho[20]*x[306])+x[103]*(drho[20]*x[113])+x[217]*x[366]-x[103]*(x[217]*x[372]+x[218]*x[254])-x[96]*(x[109]*x[171]+drho[20]*x[307]+da[2]*x[217]+a[2]*x[218])-x[305]*(a[2]*x[217]+rho[20]*x[307])));
    Fq[3] = x[104]*(x[308]*x[394]+x[379]*x[395])-x[395]*x[465]-(x[97]*(x[308]*v12+x[379]*x[542])+x[522]*x[542])-(v14-v41-v15-v42)+(x[504]+(x[523]-(x[467]+x[468]))-x[486]+x[505]+x[469]-x[470]-x[524]+x[506]+x[487]+x[507]);
    Fq[4] = v42+(v15+(v41-(v14-(x[98]*(z[4]*(lambda[3]*drho[31]+rho[31]*dlambda[3]))+x[317]*(z[4]*(lambda[3]*rho[31]))))+x[105]*(z[4]*(rho[31]*dlambda[2]+lambda[2]*drho[31]))-x[318]*(z[4]*(lambda[2]*rho[31]))))+(x[507]+(x[487]+(x[506]-(x[524]+(x[470]-(x[469]+(x[505]-(x[486]-(x[504]+(x[523]-(x[468]+(x[467]-x[120]*(dq[4]*(rho[31]*x[98]))+x[105]*(drho[31]*x[120]))+x[228]*x[367])+x[105]*(x[228]*x[373]+x[255]*x[230]))+x[98]*(drho[31]*x[319]+x[117]*x[231]+da[4]*x[228]+a[4]*x[230])+x[317]*(a[4]*x[228]+rho[31]*x[319])))+x[114]*(dq[4]*(rho[31]*x[105])))+x[98]*(drho[31]*x[114]))+x[232]*x[368])+x[98]*(x[232]*x[373]+x[255]*x[233]))+x[105]*(drho[31]*x[320]+x[110]*x[231]+da[4]*x[232]+a[4]*x[233])-x[318]*(a[4]*x[232]+rho[31]*x[320]))));
    Fq[5] = -(x[106]*(x[321]*x[396]+x[381]*x[397])-x[397]*x[472]-(x[99]*(x[321]*v13+x[381]*x[544])+x[525]*x[544])-(v7+v24+v8-v25)-(x[488]+(x[509]-(x[526]-(x[474]-x[475])))+x[510]+x[476]+x[477]-x[527]-x[511]+x[489]-x[512]));
    Fq[6] = -(v25-(v8+(v24+(v7-(x[107]*(z[6]*(lambda[5]*drho[27]+rho[27]*dlambda[5]))-x[330]*(z[6]*(lambda[5]*rho[27]))))+x[100]*(z[6]*(lambda[4]*drho[27]+rho[27]*dlambda[4]))+x[331]*(z[6]*(lambda[4]*rho[27]))))+(x[512]-(x[489]-(x[511]+(x[527]-(x[477]+(x[476]+(x[510]+(x[488]+(x[509]-(x[526]+(x[475]-(x[474]-x[121]*(dq[6]*(rho[27]*x[107]))-x[100]*(drho[27]*x[121]))-x[243]*x[369])-x[100]*(x[243]*x[374]+x[256]*x[245]))-x[107]*(x[118]*x[246]+drho[27]*x[332]+da[6]*x[243]+a[6]*x[245])+x[330]*(rho[27]*x[332]+a[6]*x[243])))+x[115]*(dq[6]*(rho[27]*x[100])))-x[107]*(drho[27]*x[115]))-x[247]*x[370])-x[107]*(x[247]*x[374]+x[256]*x[248]))-x[100]*(drho[27]*x[333]+x[111]*x[246]+da[6]*x[247]+a[6]*x[248])-x[331]*(a[6]*x[247]+rho[27]*x[333])))));
    Fv[0] = 2.0*x[514]-(z[1]*(x[263]*x[513])+x[428]*x[300])+(x[546]+(x[479]+(v60-x[429]-x[490]-x[430])+x[494])+(x[546]+(x[494]+(x[479]-(x[430]-(v44-(x[490]+(x[429]-(v43+(x[480]+(v46-x[356]*(rho[18]*x[288]-drho[18]*x[101]))))))-x[354]*(rho[18]*x[287]+drho[18]*x[94])))))));
    Fv[1] = x[514]+(x[389]*x[513]+x[428]*x[388])+(v60+x[479]+x[546]+(x[546]+(x[479]+(v43+(x[480]+v46)+v44))));
    Fv[2] = x[495]-x[431]+x[491]+x[432]+(x[432]+(x[491]+(x[495]-(x[431]+x[116]*(rho[20]*x[305]+drho[20]*x[96]))+x[109]*(rho[20]*x[304]-drho[20]*x[103]))));
    Fv[3] = -(v61+(x[390]*v48-x[418]*x[391])-(v47-x[481]+x[482]+x[515]+(x[515]+(x[482]+(v47-(x[481]+x[516])+x[547])))));
    Fv[4] = -(2.0*v61-z[3]*(x[264]*v48)+x[418]*x[309]-(x[515]+(x[482]+(v47+(x[492]-(x[481]-x[433]))+x[434])-x[496])+(x[515]-(x[496]-(x[482]+(x[434]+(x[547]+(v47+(x[492]-(x[481]-(x[433]-(x[516]-x[117]*(rho[31]*x[318]-drho[31]*x[105])))))+x[110]*(rho[31]*x[317]+drho[31]*x[98])))))))));
    Fv[5] = v62+(x[392]*v49-x[423]*x[393])+(v45+x[483]+x[484]-x[548]-(x[548]-(x[484]+(v45+(x[483]+x[549])+x[517]))));
    Fv[6] = 2.0*v62+x[423]*x[322]-z[5]*(x[266]*v49)-(x[548]-(x[484]+(v45+(x[497]+(x[483]-x[435]))+x[436])+x[493])+(x[548]-(x[493]+(x[484]+(x[436]+(x[517]+(v45+(x[497]+(x[483]-(x[435]-(x[549]-x[118]*(rho[27]*x[331]+drho[27]*x[100])))))+x[111]*(rho[27]*x[330]-drho[27]*x[107]))))))));
    Fa[0] = z[1]*v63+z[0]*(v4+(drho[7]+drho[0]*x[258]+x[268]*(rho[0]*rho[19])+drho[1]*x[259]+x[269]*(rho[1]*rho[18]))-2.0*v50)+(x[437]+(x[528]-(x[438]-(x[529]-x[288]*x[294])-x[101]*x[295]+x[287]*x[296])-x[94]*x[297]));
    Fa[1] = z[1]*v4+z[0]*v63-(x[438]-x[529]-x[528]-x[437]);
    Fa[2] = z[2]*(drho[9]+drho[2]*v0+rho[2]*x[382])-(x[305]*x[172]+x[96]*x[215]-x[304]*x[217]+x[103]*x[218]);
    Fa[3] = z[4]*v73+z[3]*v18-(x[530]+x[439]-x[531]+x[440]);
    Fa[4] = z[4]*(drho[11]+v18+2.0*v64+drho[3]*x[260]+x[219]*x[272]+drho[4]*v1+rho[4]*x[383])+z[3]*v73-(x[440]-(x[531]-(x[439]+(x[530]-x[318]*x[228]+x[105]*x[230])-x[317]*x[232])+x[98]*x[233]));
    Fa[5] = z[6]*v72+z[5]*v19+(x[532]-x[441]+x[533]+x[442]);
    Fa[6] = z[6]*(drho[13]+v19-2.0*v65+drho[5]*x[261]+x[234]*x[275]+drho[6]*v2+rho[6]*x[384])+z[5]*v72+(x[442]+(x[533]-(x[441]-(x[532]-x[331]*x[243]-x[100]*x[245])-x[330]*x[247])-x[107]*x[248]));
    Flambda[0] = v66-drho[20]*x[343]+rho[20]*x[445];
    Flambda[1] = v67-drho[20]*x[345]-rho[20]*x[448];
    Flambda[2] = v66-drho[16]*x[449]+rho[16]*x[536]+drho[31]*x[346]+rho[31]*x[450];
    Flambda[3] = v67-drho[16]*x[451]-rho[16]*x[537]-drho[31]*x[347]+rho[31]*x[452];
    Flambda[4] = v66+drho[30]*x[453]+rho[30]*x[538]-drho[27]*x[348]+rho[27]*x[454];
    Flambda[5] = v67-drho[30]*x[455]+rho[30]*x[539]-drho[27]*x[349]-rho[27]*x[456];
    Frho[0] = x[167]*(rho[19]*x[268])+x[258]*x[170];
    Frho[1] = x[167]*(rho[18]*x[269])+x[259]*x[170]-x[458]*x[249]-rho[15]*v51+x[257]*x[550]+rho[15]*v20+(rho[15]*v68+x[249]*x[541]);
    Frho[2] = x[382]*x[250]+v0*x[251];
    Frho[4] = x[383]*x[223]+v1*x[221];
    Frho[6] = x[384]*x[238]+v2*x[236];
    Frho[3] = x[223]*(rho[31]*x[272])+x[260]*x[221]+x[459]*x[350]+rho[31]*v39+x[361]*x[398]+x[283]*v21+(rho[31]*v58+x[350]*x[543]);
    Frho[5] = x[238]*(rho[27]*x[275])+x[261]*x[236]-x[460]*x[351]-rho[27]*v40+x[362]*x[400]+x[285]*v22-(rho[27]*v59+x[351]*x[545]);
    for (int k = 0; k < 10; k++) { const unsigned short *i = squeezer_second_at23 + 2 * k; Frho[i[1]] = x[i[0]]; }
    Frho[14] = x[90]*x[535]-x[91]*x[447]+x[89]*x[443]+x[82]*x[534]+(x[93]*(x[45]*x[403]-x[61]*x[404]+x[461]+x[402]*x[499])-(x[404]*x[411]+x[404]*x[410]-x[403]*x[409])+x[402]*x[408]+x[402]*x[407]+x[405]*x[406]-x[92]*(x[463]-x[404]*x[499]-x[45]*x[405]-x[61]*x[402]));
    Frho[15] = -(x[458]*x[252]+rho[1]*v51-x[550]*(rho[1]*x[278])-v5*(drho[1]*x[278])-rho[1]*v20-(rho[1]*v68+x[252]*x[541]));
    Frho[16] = v69-(lambda[3]*x[537]+dlambda[3]*x[451]+dlambda[2]*x[449]-lambda[2]*x[536])-(z[10]*(x[421]*x[503]-x[471]+x[68]*x[422]+x[67]*x[419])+(x[422]*x[313]+(x[419]*x[312]+x[419]*x[311]))+x[421]*x[314]+x[421]*x[315]-x[420]*x[316]-z[9]*(x[68]*x[420]-x[67]*x[421]+x[466]+x[419]*x[503]));
    Frho[17] = -v69;
    Frho[35] = -x[552];
    Frho[36] = -x[553];
    Frho[18] = x[167]*(drho[1]*x[279])+x[167]*(rho[1]*x[269])+x[170]*(rho[1]*x[279])-v3*x[298]+x[168]*x[485]-x[375]*x[458]+(v9*x[301]+x[168]*v31+x[375]*x[541])-(x[446]*x[90]-x[344]*x[91]+x[89]*x[342]+x[444]*x[82])-(x[93]*(a[0]*x[288]-da[0]*x[101]+x[364]+x[94]*x[371])-(x[287]*x[357]+x[356]*x[335]-x[288]*x[412])+x[288]*x[355]+x[287]*x[413]+x[354]*x[334]+x[92]*(x[101]*x[371]-x[363]+a[0]*x[287]+da[0]*x[94]));
    Frho[19] = x[167]*(drho[0]*x[280])+x[167]*(rho[0]*x[268])+x[170]*(rho[0]*x[280]);
    Frho[20] = -(lambda[1]*x[448]+dlambda[1]*x[345]+dlambda[0]*x[343]-lambda[0]*x[445]-(z[8]*(x[366]-x[103]*x[372]-a[2]*x[305]-da[2]*x[96])-(x[304]*x[119]+x[305]*x[306]+x[116]*x[337])-x[305]*x[113]+x[304]*x[307]-x[109]*x[336]+z[7]*(a[2]*x[304]-da[2]*x[103]+x[365]+x[96]*x[372])));
    for (int k = 0; k < 6; k++) { const unsigned short *i = squeezer_second_at24 + 6 * k; Frho[i[5]] = x[i[0]]*(x[i[1]]*x[i[2]])+x[i[3]]*(2.0*x[i[4]]); }
    Frho[23] = x[103]*x[553]+(x[96]*v92+(x[103]*v95-x[96]*v94)+x[103]*v93)-x[96]*v97-x[96]*x[552]-x[103]*v98;
    Frho[24] = -(x[96]*x[553]-(x[103]*v92-(x[96]*v95+x[103]*v94)-x[96]*v93)+x[103]*v97+x[103]*x[552]-x[96]*v98);
    Frho[27] = x[238]*(drho[5]*x[281])+x[238]*(rho[5]*x[275])+x[236]*(rho[5]*x[281])-x[460]*x[352]-rho[5]*v40-(rho[5]*v59+x[352]*x[545])-(lambda[5]*x[456]+dlambda[5]*x[349]+dlambda[4]*x[348]-lambda[4]*x[454])+(z[12]*(x[370]-x[107]*x[374]-a[6]*x[331]-da[6]*x[100])-(x[330]*x[121]+x[331]*x[332]+x[118]*x[341])-x[331]*x[115]+x[330]*x[333]-x[111]*x[340]+z[11]*(a[6]*x[330]-da[6]*x[107]+x[369]+x[100]*x[374]));
    Frho[30] = -(x[551]-(lambda[5]*x[539]-dlambda[5]*x[455]+dlambda[4]*x[453]+lambda[4]*x[538])-(z[12]*(x[75]*x[427]-x[74]*x[424]+x[478]+x[426]*x[508])+(x[427]*x[324]-(x[424]*x[326]+x[424]*x[323]))+x[426]*x[327]+x[426]*x[329]+x[425]*x[328]-z[11]*(x[473]-x[424]*x[508]-x[75]*x[425]-x[74]*x[426])));
    Frho[31] = x[223]*(drho[3]*x[282])+x[223]*(rho[3]*x[272])+x[221]*(rho[3]*x[282])+x[459]*x[353]+rho[3]*v39+(rho[3]*v58+x[353]*x[543])+(lambda[3]*x[452]-dlambda[3]*x[347]+dlambda[2]*x[346]+lambda[2]*x[450])+(z[10]*(a[4]*x[318]-da[4]*x[105]+x[368]+x[98]*x[373])+(x[318]*x[319]-x[317]*x[120]-x[117]*x[339])+x[318]*x[114]+x[110]*x[338]+x[317]*x[320]-z[9]*(x[367]-x[105]*x[373]-a[4]*x[317]-da[4]*x[98]));
    Frho[33] = 0.0;
    Frho[34] = 0.0;
    Frho[41] = 0.0;
    Frho[39] = -(v70*v86);
    Frho[40] = v83+v78;
}
#pragma GCC push_options
#pragma GCC optimize("fp-contract=fast")
void squeezer_straight_fix(const double *restrict rho, double compliance, double *restrict K)
{
    double v0 = rho[9]+rho[2]*(rho[21]*rho[21]+rho[22]*rho[22]);
    double v1 = rho[16]-rho[17];
    double v2 = rho[30]-rho[32];
    double v3 = (1e+300 < v0) ? 1e+300 : v0;
    double v4 = rho[10]+v1*(rho[3]*v1);
    double v5 = rho[12]+v2*(rho[5]*v2);
    double v6 = (v3 < v4) ? v3 : v4;
    K[0] = 1.0;
    K[1] = (v6 < v5) ? v6 : v5;
    K[2] = 1.0/v0;
    K[3] = 1.0/v4;
    K[4] = 1.0/v5;
    K[5] = rho[8]+rho[15]*(rho[1]*rho[15]);
    K[6] = compliance;
}
#pragma GCC pop_options
void squeezer_straight_entries(double t, const double *restrict q, const double *restrict v, const double *restrict rho, const int *restrict mode, double damping, double stiffness, double *restrict E)
{
    double v0 = rho[1]*rho[15];
    double v1 = rho[3]*rho[31];
    double v2 = rho[5]*rho[27];
    double v3 = rho[16]-rho[17];
    double v4 = rho[30]-rho[32];
    double v5 = q[0]+q[1];
    double v6 = q[3]+q[4];
    double v7 = q[5]+q[6];
    double v8 = rho[8]+rho[15]*v0;
    double v9 = rho[18]*v0*cos(q[1]);
    double v10 = rho[10]+v3*(rho[3]*v3);
    double v11 = rho[12]+v4*(rho[5]*v4);
    double v12 = v1*v3*sin(q[3]);
    double v13 = v2*v4*sin(q[5]);
    double v14 = rho[14]*sin(v5);
    double v15 = rho[16]*sin(v6);
    double v16 = rho[30]*sin(v7);
    double v17 = rho[14]*cos(v5);
    double v18 = rho[16]*cos(v6);
    double v19 = rho[30]*cos(v7);
    E[0] = v8+(rho[7]+rho[19]*(rho[0]*rho[19])+rho[18]*(rho[1]*rho[18])-2.0*v9);
    E[1] = v8-v9;
    E[4] = v11-v13;
    E[2] = v10+v12;
    E[3] = rho[11]+(v10+2.0*v12+rho[31]*v1+rho[4]*(rho[25]*rho[25]+rho[26]*rho[26]));
    E[5] = rho[13]+(v11-2.0*v13+rho[27]*v2+rho[6]*(rho[28]*rho[28]+rho[29]*rho[29]));
    E[6] = rho[18]*sin(q[0])-v14;
    E[7] = rho[18]*cos(q[0])-v17;
    E[8] = v14;
    E[9] = v17;
    E[12] = v18;
    E[13] = v15;
    E[16] = v16;
    E[17] = v19;
    E[10] = rho[20]*cos(q[2]);
    E[11] = rho[20]*sin(q[2]);
    E[14] = v18-rho[31]*sin(q[4]);
    E[15] = v15+rho[31]*cos(q[4]);
    E[18] = v16-rho[27]*cos(q[6]);
    E[19] = v19+rho[27]*sin(q[6]);
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
#include "squeezer_fused.c"
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
#include "squeezer_fused.c"
#undef LANE
#undef SPREAD
#undef NAME
#undef MASK
#undef CHOOSE
#undef EACH
#undef EACH_OF_TWO
#undef ROOT
#undef FMA
static void squeezer_products_at_once(double t, const double *restrict q, const double *restrict v, const double *restrict a, const double *restrict lambda, const double *restrict rho, const int *restrict mode, double damping, double stiffness, cst_adjoints z, cst_adjoint_outs Fq, cst_adjoint_outs Fv, cst_adjoint_outs Frho)
{
    squeezer_products_four(t, q, v, a, lambda, rho, mode, damping, stiffness, (const four *)z, (four *)Fq, (four *)Fv, (four *)Frho);
}
#else
#define squeezer_products_at_once NULL
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
#include "squeezer_fused.c"
#undef LANE
#undef SPREAD
#undef NAME
#undef MASK
#undef CHOOSE
#undef EACH
#undef EACH_OF_TWO
#undef ROOT
#undef FMA
static void squeezer_products_wide(double t, const double *restrict q, const double *restrict v, const double *restrict a, const double *restrict lambda, const double *restrict rho, const int *restrict mode, double damping, double stiffness, cst_dirs z, cst_outs Fq, cst_outs Fv, cst_outs Frho)
{
    squeezer_products_eight(t, q, v, a, lambda, rho, mode, damping, stiffness, (const eight *)z, (eight *)Fq, (eight *)Fv, (eight *)Frho);
}
#pragma GCC pop_options
#else
#define squeezer_products_wide NULL
#endif
#ifdef __GNUC__
static void squeezer_straight_evaluate_of_four(const double *t, const double *q, const double *v, const double *rho, const int *mode, double damping, double stiffness, double *Q, double *phi, double *phi_dot, double *phi_ddot, double *b, double *E)
{
    squeezer_straight_evaluate_four(*(const four *)t, (const four *)q, (const four *)v, (const four *)rho, mode, damping, stiffness, (four *)Q, (four *)phi, (four *)phi_dot, (four *)phi_ddot, (four *)b, (four *)E);
}
static void squeezer_straight_factor_of_four(const double *K, const double *E, double *F, double *limits)
{
    squeezer_straight_factor_four((const four *)K, (const four *)E, (four *)F, (four *)limits);
}
static void squeezer_straight_substitute_of_four(const double *K, const double *F, double *b)
{
    squeezer_straight_substitute_own_four((const four *)K, (const four *)F, (four *)b);
}
static const cst_straight_lanes squeezer_straight_four = { sizeof(four) / sizeof(double), squeezer_straight_evaluate_of_four, squeezer_straight_factor_of_four, squeezer_straight_substitute_of_four, NULL };
#define squeezer_straight_at_four &squeezer_straight_four
#else
#define squeezer_straight_at_four NULL
#endif
#ifdef CST_AVX512
#pragma GCC push_options
#pragma GCC target("avx512f")
static void squeezer_straight_evaluate_of_eight(const double *t, const double *q, const double *v, const double *rho, const int *mode, double damping, double stiffness, double *Q, double *phi, double *phi_dot, double *phi_ddot, double *b, double *E)
{
    squeezer_straight_evaluate_eight(*(const eight *)t, (const eight *)q, (const eight *)v, (const eight *)rho, mode, damping, stiffness, (eight *)Q, (eight *)phi, (eight *)phi_dot, (eight *)phi_ddot, (eight *)b, (eight *)E);
}
static void squeezer_straight_factor_of_eight(const double *K, const double *E, double *F, double *limits)
{
    squeezer_straight_factor_eight((const eight *)K, (const eight *)E, (eight *)F, (eight *)limits);
}
static void squeezer_straight_substitute_of_eight(const double *K, const double *F, double *b)
{
    squeezer_straight_substitute_own_eight((const eight *)K, (const eight *)F, (eight *)b);
}
static const cst_straight_lanes squeezer_straight_eight = { sizeof(eight) / sizeof(double), squeezer_straight_evaluate_of_eight, squeezer_straight_factor_of_eight, squeezer_straight_substitute_of_eight, NULL };
#pragma GCC pop_options
#define squeezer_straight_at_eight &squeezer_straight_eight
#else
#define squeezer_straight_at_eight NULL
#endif
#ifdef __GNUC__
static void squeezer_straight_substitute_at_once(const double *K, const double *F, cst_adjoint_outs b)
{
    squeezer_straight_substitute_four(K, F, (four *)b);
}
#else
#define squeezer_straight_substitute_at_once NULL
#endif
static const cst_straight squeezer_straight = { 7, 20, 38, squeezer_straight_fix, squeezer_straight_evaluate, squeezer_straight_entries, squeezer_straight_factor, squeezer_straight_substitute, squeezer_straight_substitute_at_once, NULL, squeezer_straight_at_four, squeezer_straight_at_eight };
extern const cst_fused squeezer_fused;
const cst_fused squeezer_fused = {
    13, mass_row, mass_col, squeezer_motion,
    22, phi_q_row, phi_q_col, squeezer_phi_q,
    35, 31, jacobian_row, jacobian_col, squeezer_jacobian,
    83, by_rho_row, by_rho_col, squeezer_by_rho,
    squeezer_products, squeezer_products_at_once, squeezer_products_wide, squeezer_second, &squeezer_straight
};
#else
static void NAME(squeezer_straight_substitute)(const double *restrict K, const double *restrict F, LANE *restrict b)
{
    LANE x0 = b[2];
    LANE x1 = b[3];
    LANE x2 = b[4];
    LANE x3 = b[5];
    LANE x4 = b[6];
    LANE x5 = b[0];
    LANE x6 = b[1];
    LANE x7 = b[7];
    LANE x8 = b[8];
    LANE x9 = b[9];
    LANE x10 = b[10];
    LANE x11 = b[11];
    LANE x12 = b[12];
    x7 = FMA(SPREAD(F[0]), x0, x7);
    x8 = FMA(SPREAD(F[1]), x0, x8);
    x2 = FMA(SPREAD(-F[2]), x1, x2);
    x9 = FMA(SPREAD(F[3]), x1, x9);
    x10 = FMA(SPREAD(F[4]), x1, x10);
    x9 = FMA(SPREAD(F[5]), x2, x9);
    x10 = FMA(SPREAD(F[6]), x2, x10);
    x4 = FMA(SPREAD(-F[7]), x3, x4);
    x11 = FMA(SPREAD(-F[8]), x3, x11);
    x12 = FMA(SPREAD(F[9]), x3, x12);
    x11 = FMA(SPREAD(-F[10]), x4, x11);
    x12 = FMA(SPREAD(F[11]), x4, x12);
    x6 = FMA(SPREAD(-F[12]), x5, x6);
    x7 = FMA(SPREAD(F[13]), x5, x7);
    x8 = FMA(SPREAD(-F[14]), x5, x8);
    x9 = FMA(SPREAD(F[13]), x5, x9);
    x10 = FMA(SPREAD(-F[14]), x5, x10);
    x11 = FMA(SPREAD(F[13]), x5, x11);
    x12 = FMA(SPREAD(-F[14]), x5, x12);
    x7 = FMA(SPREAD(F[15]), x6, x7);
    x8 = FMA(SPREAD(-F[16]), x6, x8);
    x9 = FMA(SPREAD(F[15]), x6, x9);
    x10 = FMA(SPREAD(-F[16]), x6, x10);
    x11 = FMA(SPREAD(F[15]), x6, x11);
    x12 = FMA(SPREAD(-F[16]), x6, x12);
    x8 = FMA(SPREAD(-F[17]), x7, x8);
    x9 = FMA(SPREAD(F[18]), x7, x9);
    x10 = FMA(SPREAD(-F[19]), x7, x10);
    x11 = FMA(SPREAD(F[18]), x7, x11);
    x12 = FMA(SPREAD(-F[19]), x7, x12);
    x9 = FMA(SPREAD(F[20]), x8, x9);
    x10 = FMA(SPREAD(-F[21]), x8, x10);
    x11 = FMA(SPREAD(F[20]), x8, x11);
    x12 = FMA(SPREAD(-F[21]), x8, x12);
    x10 = FMA(SPREAD(F[22]), x9, x10);
    x11 = FMA(SPREAD(-F[23]), x9, x11);
    x12 = FMA(SPREAD(F[24]), x9, x12);
    x11 = FMA(SPREAD(-F[25]), x10, x11);
    x12 = FMA(SPREAD(-F[26]), x10, x12);
    x12 = FMA(SPREAD(F[27]), x11, x12);
    b[12] = x12 = F[37] * x12;
    b[11] = x11 = FMA(SPREAD(F[27]), x12, F[36] * x11);
    b[10] = x10 = FMA(SPREAD(-F[25]), x11, FMA(SPREAD(-F[26]), x12, F[35] * x10));
    b[9] = x9 = FMA(SPREAD(F[22]), x10, FMA(SPREAD(-F[23]), x11, FMA(SPREAD(F[24]), x12, F[34] * x9)));
    b[8] = x8 = FMA(SPREAD(F[20]), x9, FMA(SPREAD(-F[21]), x10, FMA(SPREAD(F[20]), x11, FMA(SPREAD(-F[21]), x12, -F[33] * x8))));
    b[7] = x7 = FMA(SPREAD(-F[17]), x8, FMA(SPREAD(F[18]), x9, FMA(SPREAD(-F[19]), x10, FMA(SPREAD(F[18]), x11, FMA(SPREAD(-F[19]), x12, F[32] * x7)))));
    b[1] = x6 = FMA(SPREAD(F[15]), x7, FMA(SPREAD(-F[16]), x8, FMA(SPREAD(F[15]), x9, FMA(SPREAD(-F[16]), x10, FMA(SPREAD(F[15]), x11, FMA(SPREAD(-F[16]), x12, -F[31] * x6))))));
    b[0] = x5 = FMA(SPREAD(-F[12]), x6, FMA(SPREAD(F[13]), x7, FMA(SPREAD(-F[14]), x8, FMA(SPREAD(F[13]), x9, FMA(SPREAD(-F[14]), x10, FMA(SPREAD(F[13]), x11, FMA(SPREAD(-F[14]), x12, F[30] * x5)))))));
    b[6] = x4 = FMA(SPREAD(-F[10]), x11, FMA(SPREAD(F[11]), x12, F[29] * x4));
    b[5] = x3 = FMA(SPREAD(-F[7]), x4, FMA(SPREAD(-F[8]), x11, FMA(SPREAD(F[9]), x12, K[4] * x3)));
    b[4] = x2 = FMA(SPREAD(F[5]), x9, FMA(SPREAD(F[6]), x10, F[28] * x2));
    b[3] = x1 = FMA(SPREAD(-F[2]), x2, FMA(SPREAD(F[3]), x9, FMA(SPREAD(F[4]), x10, K[3] * x1)));
    b[2] = x0 = FMA(SPREAD(F[0]), x7, FMA(SPREAD(F[1]), x8, K[2] * x0));
}
void NAME(squeezer_straight_factor)(const LANE *restrict K, const LANE *restrict E, LANE *restrict F, LANE *restrict limits)
{
    LANE v0 = E[10]*K[2];
    LANE v1 = E[11]*K[2];
    LANE v2 = E[2]*K[3];
    LANE v3 = E[12]*K[3];
    LANE v4 = E[13]*K[3];
    LANE v5 = E[4]*K[4];
    LANE v6 = E[16]*K[4];
    LANE v7 = E[17]*K[4];
    LANE v8 = 1.0/E[0];
    LANE v9 = FMA(-E[2], v3, E[14]);
    LANE v10 = FMA(-E[2], v4, E[15]);
    LANE v11 = FMA(-E[4], v6, E[18]);
    LANE v12 = FMA(-E[4], v7, E[19]);
    LANE v13 = 1.0/FMA(-E[2], v2, E[3]);
    LANE v14 = 1.0/FMA(-E[4], v5, E[5]);
    LANE v15 = E[1]*v8;
    LANE v16 = E[6]*v8;
    LANE v17 = E[7]*v8;
    LANE v18 = v9*v13;
    LANE v19 = v13*v10;
    LANE v20 = v11*v14;
    LANE v21 = v14*v12;
    LANE v22 = E[6]*v17;
    LANE v23 = E[6]*v16;
    LANE v24 = E[7]*v17;
    LANE v25 = E[3]*v13;
    LANE v26 = E[5]*v14;
    LANE v27 = FMA(E[1], v16, E[8]);
    LANE v28 = FMA(E[1], v17, E[9]);
    LANE v29 = 1.0/FMA(E[1], v15, -K[5]);
    LANE v30 = v27*v29;
    LANE v31 = v28*v29;
    LANE v32 = CHOOSE(K[0] > v25, K[0], v25);
    LANE v33 = -(K[5]*v29);
    LANE v34 = CHOOSE(K[1] < v25, K[1], v25);
    LANE v35 = v27*v31;
    LANE v36 = v27*v30;
    LANE v37 = v28*v31;
    LANE v38 = FMA(-v28, v30, E[7]*v16);
    LANE v39 = CHOOSE(v32 > v26, v32, v26);
    LANE v40 = CHOOSE(v34 < v26, v34, v26);
    LANE v41 = FMA(-E[10], v1, v22)-v35;
    LANE v42 = 1.0/(v36-(v23+FMA(E[10], v0, K[6])));
    LANE v43 = v23-v36;
    LANE v44 = v22-v35;
    LANE v45 = v24-v37;
    LANE v46 = v37-(v24+FMA(E[11], v1, K[6]));
    LANE v47 = v36-(v23+FMA(v9, v18, FMA(E[12], v3, K[6])));
    LANE v48 = v37-(v24+FMA(v10, v19, FMA(E[13], v4, K[6])));
    LANE v49 = v36-(v23+FMA(v11, v20, FMA(E[16], v6, K[6])));
    LANE v50 = v37-(v24+FMA(v12, v21, FMA(E[17], v7, K[6])));
    LANE v51 = CHOOSE(v39 > v33, v39, v33);
    LANE v52 = CHOOSE(v40 < E[0], v40, E[0]);
    LANE v53 = v41*v42;
    LANE v54 = v42*v43;
    LANE v55 = v42*v44;
    LANE v56 = CHOOSE(v52 < v33, v52, v33);
    LANE v57 = FMA(v41, v54, v38);
    LANE v58 = FMA(v41, v55, v45);
    LANE v59 = 1.0/FMA(v41, v53, -v46);
    LANE v60 = v43*v55;
    LANE v61 = v43*v54;
    LANE v62 = v44*v55;
    LANE v63 = v57*v59;
    LANE v64 = v59*v58;
    LANE v65 = v46*v59;
    LANE v66 = v57*v64;
    LANE v67 = v57*v63;
    LANE v68 = v58*v64;
    LANE v69 = -(1e-08*v65);
    LANE v70 = -v65;
    LANE v71 = v35-(v22-FMA(v9, v19, E[12]*v4))-v60+v66;
    LANE v72 = v61-v67;
    LANE v73 = v62-v68;
    LANE v74 = v67-(v43+v61);
    LANE v75 = v66-(v44+v60);
    LANE v76 = CHOOSE(v51 > v69, v51, v69);
    LANE v77 = CHOOSE(v56 < v70, v56, v70);
    LANE v78 = 1.0/(v47-v72);
    LANE v79 = v71*v78;
    LANE v80 = v78*v74;
    LANE v81 = v78*v75;
    LANE v82 = v47*v78;
    LANE v83 = FMA(v71, v80, FMA(-v63, v58, FMA(v54, v44, v38)));
    LANE v84 = 1.0/(v48-FMA(v71, v79, v73));
    LANE v85 = FMA(-v71, v81, v68-(v45+v62));
    LANE v86 = 1e-08*v82;
    LANE v87 = CHOOSE(v77 < v82, v77, v82);
    LANE v88 = v83*v84;
    LANE v89 = v84*v85;
    LANE v90 = v48*v84;
    LANE v91 = CHOOSE(v76 > v86, v76, v86);
    LANE v92 = FMA(v83, v89, FMA(-v74, v81, v66-(v60-(v35-(v22+FMA(v11, v21, E[16]*v7))))));
    LANE v93 = 1.0/(v49-FMA(v83, v88, FMA(v74, v80, v72)));
    LANE v94 = 1e-08*v90;
    LANE v95 = CHOOSE(v87 < v90, v87, v90);
    LANE v96 = v92*v93;
    LANE v97 = v49*v93;
    LANE v98 = CHOOSE(v91 > v94, v91, v94);
    LANE v99 = 1.0/(v50-FMA(v92, v96, FMA(v85, v89, FMA(v75, v81, v73))));
    LANE v100 = 1e-08*v97;
    LANE v101 = CHOOSE(v95 < v97, v95, v97);
    LANE v102 = CHOOSE(v98 > v100, v98, v100);
    LANE v103 = v50*v99;
    LANE v104 = 1e-08*v103;
    F[0] = v0;
    F[1] = v1;
    F[2] = v2;
    F[3] = v3;
    F[4] = v4;
    F[5] = v18;
    F[6] = v19;
    F[7] = v5;
    F[8] = v6;
    F[9] = v7;
    F[10] = v20;
    F[11] = v21;
    F[12] = v15;
    F[13] = v16;
    F[14] = v17;
    F[15] = v30;
    F[16] = v31;
    F[17] = v53;
    F[18] = v54;
    F[19] = v55;
    F[20] = v63;
    F[21] = v64;
    F[22] = v79;
    F[23] = v80;
    F[24] = v81;
    F[25] = v88;
    F[26] = v89;
    F[27] = v96;
    F[28] = v13;
    F[29] = v14;
    F[30] = v8;
    F[31] = v29;
    F[32] = v42;
    F[33] = v59;
    F[34] = v78;
    F[35] = v84;
    F[36] = v93;
    F[37] = v99;
    limits[0] = CHOOSE(v102 > v104, v102, v104);
    limits[1] = CHOOSE(v101 < v103, v101, v103);
}
static void NAME(squeezer_straight_substitute_own)(const LANE *restrict K, const LANE *restrict F, LANE *restrict b)
{
    LANE x0 = b[2];
    LANE x1 = b[3];
    LANE x2 = b[4];
    LANE x3 = b[5];
    LANE x4 = b[6];
    LANE x5 = b[0];
    LANE x6 = b[1];
    LANE x7 = b[7];
    LANE x8 = b[8];
    LANE x9 = b[9];
    LANE x10 = b[10];
    LANE x11 = b[11];
    LANE x12 = b[12];
    x7 = FMA(SPREAD(F[0]), x0, x7);
    x8 = FMA(SPREAD(F[1]), x0, x8);
    x2 = FMA(SPREAD(-F[2]), x1, x2);
    x9 = FMA(SPREAD(F[3]), x1, x9);
    x10 = FMA(SPREAD(F[4]), x1, x10);
    x9 = FMA(SPREAD(F[5]), x2, x9);
    x10 = FMA(SPREAD(F[6]), x2, x10);
    x4 = FMA(SPREAD(-F[7]), x3, x4);
    x11 = FMA(SPREAD(-F[8]), x3, x11);
    x12 = FMA(SPREAD(F[9]), x3, x12);
    x11 = FMA(SPREAD(-F[10]), x4, x11);
    x12 = FMA(SPREAD(F[11]), x4, x12);
    x6 = FMA(SPREAD(-F[12]), x5, x6);
    x7 = FMA(SPREAD(F[13]), x5, x7);
    x8 = FMA(SPREAD(-F[14]), x5, x8);
    x9 = FMA(SPREAD(F[13]), x5, x9);
    x10 = FMA(SPREAD(-F[14]), x5, x10);
    x11 = FMA(SPREAD(F[13]), x5, x11);
    x12 = FMA(SPREAD(-F[14]), x5, x12);
    x7 = FMA(SPREAD(F[15]), x6, x7);
    x8 = FMA(SPREAD(-F[16]), x6, x8);
    x9 = FMA(SPREAD(F[15]), x6, x9);
    x10 = FMA(SPREAD(-F[16]), x6, x10);
    x11 = FMA(SPREAD(F[15]), x6, x11);
    x12 = FMA(SPREAD(-F[16]), x6, x12);
    x8 = FMA(SPREAD(-F[17]), x7, x8);
    x9 = FMA(SPREAD(F[18]), x7, x9);
    x10 = FMA(SPREAD(-F[19]), x7, x10);
    x11 = FMA(SPREAD(F[18]), x7, x11);
    x12 = FMA(SPREAD(-F[19]), x7, x12);
    x9 = FMA(SPREAD(F[20]), x8, x9);
    x10 = FMA(SPREAD(-F[21]), x8, x10);
    x11 = FMA(SPREAD(F[20]), x8, x11);
    x12 = FMA(SPREAD(-F[21]), x8, x12);
    x10 = FMA(SPREAD(F[22]), x9, x10);
    x11 = FMA(SPREAD(-F[23]), x9, x11);
    x12 = FMA(SPREAD(F[24]), x9, x12);
    x11 = FMA(SPREAD(-F[25]), x10, x11);
    x12 = FMA(SPREAD(-F[26]), x10, x12);
    x12 = FMA(SPREAD(F[27]), x11, x12);
    b[12] = x12 = F[37] * x12;
    b[11] = x11 = FMA(SPREAD(F[27]), x12, F[36] * x11);
    b[10] = x10 = FMA(SPREAD(-F[25]), x11, FMA(SPREAD(-F[26]), x12, F[35] * x10));
    b[9] = x9 = FMA(SPREAD(F[22]), x10, FMA(SPREAD(-F[23]), x11, FMA(SPREAD(F[24]), x12, F[34] * x9)));
    b[8] = x8 = FMA(SPREAD(F[20]), x9, FMA(SPREAD(-F[21]), x10, FMA(SPREAD(F[20]), x11, FMA(SPREAD(-F[21]), x12, -F[33] * x8))));
    b[7] = x7 = FMA(SPREAD(-F[17]), x8, FMA(SPREAD(F[18]), x9, FMA(SPREAD(-F[19]), x10, FMA(SPREAD(F[18]), x11, FMA(SPREAD(-F[19]), x12, F[32] * x7)))));
    b[1] = x6 = FMA(SPREAD(F[15]), x7, FMA(SPREAD(-F[16]), x8, FMA(SPREAD(F[15]), x9, FMA(SPREAD(-F[16]), x10, FMA(SPREAD(F[15]), x11, FMA(SPREAD(-F[16]), x12, -F[31] * x6))))));
    b[0] = x5 = FMA(SPREAD(-F[12]), x6, FMA(SPREAD(F[13]), x7, FMA(SPREAD(-F[14]), x8, FMA(SPREAD(F[13]), x9, FMA(SPREAD(-F[14]), x10, FMA(SPREAD(F[13]), x11, FMA(SPREAD(-F[14]), x12, F[30] * x5)))))));
    b[6] = x4 = FMA(SPREAD(-F[10]), x11, FMA(SPREAD(F[11]), x12, F[29] * x4));
    b[5] = x3 = FMA(SPREAD(-F[7]), x4, FMA(SPREAD(-F[8]), x11, FMA(SPREAD(F[9]), x12, K[4] * x3)));
    b[4] = x2 = FMA(SPREAD(F[5]), x9, FMA(SPREAD(F[6]), x10, F[28] * x2));
    b[3] = x1 = FMA(SPREAD(-F[2]), x2, FMA(SPREAD(F[3]), x9, FMA(SPREAD(F[4]), x10, K[3] * x1)));
    b[2] = x0 = FMA(SPREAD(F[0]), x7, FMA(SPREAD(F[1]), x8, K[2] * x0));
}
void NAME(squeezer_straight_evaluate)(LANE t, const LANE *restrict q, const LANE *restrict v, const LANE *restrict rho, const int *restrict mode, double damping, double stiffness, LANE *restrict Q, LANE *restrict phi, LANE *restrict phi_dot, LANE *restrict phi_ddot, LANE *restrict b, LANE *restrict E)
{
    LANE v0 = rho[1]*rho[15];
    LANE v1 = rho[3]*rho[31];
    LANE v2 = rho[5]*rho[27];
    LANE v3 = EACH(cos, q[2]);
    LANE v4 = EACH(cos, q[0]);
    LANE v5 = EACH(cos, q[4]);
    LANE v6 = EACH(cos, q[6]);
    LANE v7 = EACH(sin, q[2]);
    LANE v8 = EACH(sin, q[0]);
    LANE v9 = EACH(sin, q[4]);
    LANE v10 = EACH(sin, q[6]);
    LANE v11 = rho[16]-rho[17];
    LANE v12 = rho[30]-rho[32];
    LANE v13 = q[0]+q[1];
    LANE v14 = q[3]+q[4];
    LANE v15 = q[5]+q[6];
    LANE v16 = v[0]+v[1];
    LANE v17 = v[3]+v[4];
    LANE v18 = v[5]+v[6];
    LANE v19 = rho[18]*v0;
    LANE v20 = v1*v11;
    LANE v21 = v2*v12;
    LANE v22 = rho[20]*v7;
    LANE v23 = rho[20]*v3;
    LANE v24 = rho[31]*v5;
    LANE v25 = rho[31]*v9;
    LANE v26 = rho[27]*v10;
    LANE v27 = rho[27]*v6;
    LANE v28 = v[0]*v8;
    LANE v29 = v[2]*v3;
    LANE v30 = v[0]*v4;
    LANE v31 = v[2]*v7;
    LANE v32 = v[4]*v9;
    LANE v33 = v[4]*v5;
    LANE v34 = v[6]*v6;
    LANE v35 = v[6]*v10;
    LANE v36 = rho[23]*v3-rho[24]*v7;
    LANE v37 = rho[24]*v3+rho[23]*v7;
    LANE v38 = EACH(cos, v13);
    LANE v39 = EACH(cos, v14);
    LANE v40 = EACH(cos, v15);
    LANE v41 = EACH(sin, v13);
    LANE v42 = EACH(sin, v14);
    LANE v43 = EACH(sin, v15);
    LANE v44 = rho[8]+rho[15]*v0;
    LANE v45 = rho[10]+v11*(rho[3]*v11);
    LANE v46 = rho[12]+v12*(rho[5]*v12);
    LANE v47 = v19*EACH(sin, q[1]);
    LANE v48 = v20*EACH(sin, q[3]);
    LANE v49 = v21*EACH(sin, q[5]);
    LANE v50 = rho[37]-(rho[35]+v37);
    LANE v51 = rho[38]-(rho[36]-v36);
    LANE v52 = v20*EACH(cos, q[3]);
    LANE v53 = v21*EACH(cos, q[5]);
    LANE v54 = v19*EACH(cos, q[1]);
    LANE v55 = rho[14]*v38;
    LANE v56 = rho[14]*v41;
    LANE v57 = rho[16]*v42;
    LANE v58 = rho[16]*v39;
    LANE v59 = rho[30]*v40;
    LANE v60 = rho[30]*v43;
    LANE v61 = v41*v16;
    LANE v62 = v38*v16;
    LANE v63 = v39*v17;
    LANE v64 = v42*v17;
    LANE v65 = v43*v18;
    LANE v66 = v40*v18;
    LANE v67 = rho[41]-v[1]*v47*(v[1]+2.0*v[0]);
    LANE v68 = v[0]*(v[0]*v47);
    LANE v69 = v[4]*(v[4]*v52);
    LANE v70 = ROOT(v50*v50+v51*v51);
    LANE v71 = -(v[3]*v52*(v[3]+2.0*v[4]));
    LANE v72 = -(v[6]*(v[6]*v53));
    LANE v73 = v[5]*v53*(v[5]+2.0*v[6]);
    LANE v74 = rho[18]*v4-v55;
    LANE v75 = rho[18]*v8-v56;
    LANE v76 = rho[14]*v61-rho[18]*v28;
    LANE v77 = rho[18]*v30-rho[14]*v62;
    LANE v78 = rho[14]*(v16*v62)-rho[18]*(v[0]*v30);
    LANE v79 = rho[18]*(v[0]*v28)-rho[14]*(v16*v61);
    LANE v80 = rho[39]*(rho[40]-v70)*(1.0/v70);
    LANE v81 = rho[35]-(v74-v22);
    LANE v82 = rho[36]-(v75+v23);
    LANE v83 = rho[33]-(v74-v57-v24);
    LANE v84 = rho[33]-(v74-v59-v26);
    LANE v85 = rho[34]-(v75+v58-v25);
    LANE v86 = rho[34]-(v75-v60+v27);
    LANE v87 = v76-rho[20]*v29;
    LANE v88 = v77-rho[20]*v31;
    LANE v89 = v76-rho[16]*v63+rho[31]*v32;
    LANE v90 = v77-rho[16]*v64-rho[31]*v33;
    LANE v91 = v77-rho[30]*v66-rho[27]*v35;
    LANE v92 = v76+rho[30]*v65-rho[27]*v34;
    LANE v93 = v78+rho[20]*(v[2]*v31);
    LANE v94 = v79+rho[20]*(v[2]*v29);
    LANE v95 = v78+rho[16]*(v17*v64)+rho[31]*(v[4]*v33);
    LANE v96 = v78+rho[30]*(v18*v66)+rho[27]*(v[6]*v35);
    LANE v97 = v79+rho[16]*(v17*v63)-rho[31]*(v[4]*v32);
    LANE v98 = v79-rho[30]*(v18*v65)+rho[27]*(v[6]*v34);
    LANE v99 = -(v36*(v50*v80)+v37*(v51*v80));
    Q[0] = v67;
    Q[1] = v68;
    Q[2] = v99;
    Q[3] = v69;
    Q[4] = v71;
    Q[5] = v72;
    Q[6] = v73;
    phi[0] = -v81;
    phi[1] = -v82;
    phi[2] = -v83;
    phi[3] = -v85;
    phi[4] = -v84;
    phi[5] = -v86;
    phi_dot[0] = v87;
    phi_dot[1] = v88;
    phi_dot[2] = v89;
    phi_dot[3] = v90;
    phi_dot[4] = v92;
    phi_dot[5] = v91;
    phi_ddot[0] = v93;
    phi_ddot[2] = v95;
    phi_ddot[4] = v96;
    phi_ddot[1] = -v94;
    phi_ddot[3] = -v97;
    phi_ddot[5] = -v98;
    b[0] = v67;
    b[1] = v68;
    b[2] = v99;
    b[3] = v69;
    b[4] = v71;
    b[5] = v72;
    b[6] = v73;
    b[7] = -(v93+damping*v87-stiffness*v81);
    b[9] = -(v95+damping*v89-stiffness*v83);
    b[11] = -(v96+damping*v92-stiffness*v84);
    b[8] = v94-damping*v88+stiffness*v82;
    b[10] = v97-damping*v90+stiffness*v85;
    b[12] = v98-damping*v91+stiffness*v86;
    E[0] = v44+(rho[7]+rho[19]*(rho[0]*rho[19])+rho[18]*(rho[1]*rho[18])-2.0*v54);
    E[1] = v44-v54;
    E[4] = v46-v49;
    E[14] = v58-v25;
    E[18] = v60-v27;
    E[2] = v45+v48;
    E[15] = v57+v24;
    E[19] = v59+v26;
    E[3] = rho[11]+(v45+2.0*v48+rho[31]*v1+rho[4]*(rho[25]*rho[25]+rho[26]*rho[26]));
    E[5] = rho[13]+(v46-2.0*v49+rho[27]*v2+rho[6]*(rho[28]*rho[28]+rho[29]*rho[29]));
    E[6] = v75;
    E[7] = v74;
    E[8] = v56;
    E[9] = v55;
    E[10] = v23;
    E[11] = v22;
    E[12] = v58;
    E[13] = v57;
    E[16] = v60;
    E[17] = v59;
}
void NAME(squeezer_products)(double t, const double *restrict q, const double *restrict v, const double *restrict a, const double *restrict lambda, const double *restrict rho, const int *restrict mode, double damping, double stiffness, const LANE *restrict z, LANE *restrict Fq, LANE *restrict Fv, LANE *restrict Frho)
{
    double v0 = lambda[1]+(lambda[3]+lambda[5]);
    double v1 = lambda[0]+(lambda[2]+lambda[4]);
    double v2 = q[0]+q[1];
    double v3 = v[0]+v[1];
    double v4 = a[0]+a[1];
    double v5 = q[3]+q[4];
    double v6 = v[3]+v[4];
    double v7 = a[3]+a[4];
    double v8 = q[5]+q[6];
    double v9 = v[5]+v[6];
    double v10 = a[5]+a[6];
    LANE v11 = z[0]+z[1];
    LANE v12 = z[3]+z[4];
    LANE v13 = z[5]+z[6];
    double v14 = sin(q[0]);
    double v15 = sin(q[1]);
    double v16 = sin(q[2]);
    double v17 = sin(q[3]);
    double v18 = sin(q[4]);
    double v19 = sin(q[5]);
    double v20 = sin(q[6]);
    double v21 = cos(q[0]);
    double v22 = cos(q[1]);
    double v23 = cos(q[2]);
    double v24 = cos(q[3]);
    double v25 = cos(q[4]);
    double v26 = cos(q[5]);
    double v27 = cos(q[6]);
    LANE v28 = damping*z[7];
    LANE v29 = damping*z[9];
    LANE v30 = damping*z[11];
    LANE v31 = stiffness*z[8];
    LANE v32 = stiffness*z[10];
    LANE v33 = stiffness*z[12];
    LANE v34 = damping*z[8];
    LANE v35 = damping*z[10];
    LANE v36 = damping*z[12];
    LANE v37 = stiffness*z[7];
    LANE v38 = stiffness*z[9];
    LANE v39 = stiffness*z[11];
    LANE v40 = a[1]*z[0];
    LANE v41 = a[0]*z[0];
    LANE v42 = rho[20]*z[8];
    LANE v43 = rho[20]*z[7];
    LANE v44 = a[3]*z[4];
    LANE v45 = a[4]*z[4];
    LANE v46 = rho[16]*z[10];
    LANE v47 = rho[16]*z[9];
    LANE v48 = rho[31]*z[10];
    LANE v49 = rho[31]*z[9];
    LANE v50 = a[5]*z[6];
    LANE v51 = a[6]*z[6];
    LANE v52 = rho[30]*z[12];
    LANE v53 = rho[30]*z[11];
    LANE v54 = rho[27]*z[12];
    LANE v55 = rho[27]*z[11];
    LANE v56 = a[2]*z[2];
    LANE v57 = z[7]+(z[9]+z[11]);
    LANE v58 = z[8]+(z[10]+z[12]);
    double v59 = v[0]*v[0];
    double v60 = v[2]*v[2];
    double v61 = v[4]*v[4];
    double v62 = v[6]*v[6];
    double v63 = v[0]*rho[18];
    double v64 = rho[1]*rho[15];
    double v65 = v[2]*rho[20];
    double v66 = rho[3]*rho[31];
    double v67 = v[4]*rho[31];
    double v68 = rho[5]*rho[27];
    double v69 = v[6]*rho[27];
    double v70 = rho[15]*rho[18];
    double v71 = rho[1]*rho[18];
    double v72 = 2.0*v[0];
    double v73 = 2.0*v[4];
    double v74 = 2.0*v[6];
    double v75 = rho[16]-rho[17];
    double v76 = rho[30]-rho[32];
    double v77 = sin(v2);
    double v78 = sin(v5);
    double v79 = sin(v8);
    double v80 = rho[18]*v14;
    double v81 = rho[18]*v21;
    double v82 = v59*v21;
    double v83 = v59*v14;
    double v84 = rho[20]*v23;
    double v85 = rho[20]*v16;
    double v86 = v16*v60;
    double v87 = v23*v60;
    double v88 = rho[31]*v18;
    double v89 = rho[31]*v25;
    double v90 = v61*v25;
    double v91 = v61*v18;
    double v92 = rho[27]*v27;
    double v93 = rho[27]*v20;
    double v94 = v62*v20;
    double v95 = v62*v27;
    double v96 = v[0]*v14;
    double v97 = v[0]*v21;
    double v98 = v[2]*v23;
    double v99 = v[2]*v16;
    double v100 = v[4]*v25;
    double v101 = v[4]*v18;
    double v102 = v[6]*v20;
    double v103 = v[6]*v27;
    double v104 = rho[31]*v75;
    double v105 = rho[27]*v76;
    double v106 = rho[5]*v76;
    double v107 = rho[3]*v75;
    double v108 = cos(v2);
    double v109 = cos(v5);
    double v110 = cos(v8);
    LANE v111 = v28+(v29+v30);
    LANE v112 = v34+(v35+v36);
    LANE v113 = rho[14]*v57;
    LANE v114 = rho[14]*v58;
    LANE v115 = rho[18]*v58;
    LANE v116 = rho[18]*v57;
    LANE v117 = v32+v33;
    LANE v118 = v38+v39;
    LANE v119 = a[0]*z[1]+v40+2.0*v41;
    LANE v120 = z[0]*(v[1]+v72);
    LANE v121 = z[4]*(v[3]+v73);
    LANE v122 = z[6]*(v[5]+v74);
    double v123 = rho[23]*v23-rho[24]*v16;
    double v124 = rho[24]*v23+rho[23]*v16;
    LANE v125 = v44+2.0*v45+a[4]*z[3];
    LANE v126 = v50+2.0*v51+a[6]*z[5];
    LANE v127 = v35*v6;
    LANE v128 = v29*v6;
    LANE v129 = v36*v9;
    LANE v130 = v30*v9;
    double v131 = rho[18]*v64*v15;
    double v132 = v75*v66*v24;
    double v133 = v76*v68*v26;
    LANE v134 = v41+(z[1]*v4+v40);
    LANE v135 = v44+v45+z[3]*v7;
    LANE v136 = v50+v51+z[5]*v10;
    double v137 = v3*v3;
    double v138 = v6*v6;
    double v139 = v9*v9;
    double v140 = rho[14]*v77;
    double v141 = rho[14]*v108;
    double v142 = rho[16]*v109;
    double v143 = rho[16]*v78;
    double v144 = rho[30]*v79;
    double v145 = rho[30]*v110;
    LANE v146 = v111*v3;
    LANE v147 = v112*v3;
    LANE v148 = z[2]*v123;
    LANE v149 = z[2]*v124;
    LANE v150 = v115*v96;
    LANE v151 = v42*v98;
    LANE v152 = v48*v101;
    LANE v153 = v54*v103;
    LANE v154 = v113*(v3*(v77*v3));
    LANE v155 = v114*(v3*(v108*v3));
    LANE v156 = v46*(v6*(v78*v6));
    LANE v157 = v47*(v6*(v109*v6));
    LANE v158 = v52*(v9*(v110*v9));
    LANE v159 = v53*(v9*(v79*v9));
    LANE v160 = v31+v117;
    LANE v161 = v37+v118;
    LANE v162 = z[1]*v59-v[1]*v120;
    double v163 = rho[38]-(rho[36]-v123);
    double v164 = rho[37]-(rho[35]+v124);
    LANE v165 = v[3]*v121-z[3]*v61;
    LANE v166 = v[5]*v122-z[5]*v62;
    LANE v167 = v109*(rho[16]*v127+v7*v46);
    LANE v168 = v78*(rho[16]*v128+v7*v47);
    LANE v169 = v79*(rho[30]*v129+v10*v52);
    LANE v170 = v110*(rho[30]*v130+v10*v53);
    LANE v171 = z[0]*(v[1]*v131);
    LANE v172 = z[4]*(v[3]*v132);
    LANE v173 = z[6]*(v[5]*v133);
    LANE v174 = v3*(v77*v114);
    LANE v175 = v3*(v108*v113);
    LANE v176 = v6*(v109*v46);
    LANE v177 = v6*(v78*v47);
    LANE v178 = v9*(v79*v52);
    LANE v179 = v9*(v110*v53);
    LANE v180 = v97*v116;
    LANE v181 = v99*v43;
    LANE v182 = v100*v49;
    LANE v183 = v102*v55;
    LANE v184 = v22*v119;
    LANE v185 = v17*v125;
    LANE v186 = v19*v126;
    LANE v187 = v0*(v140*v11);
    LANE v188 = lambda[3]*(v142*v12);
    LANE v189 = lambda[2]*(v143*v12);
    LANE v190 = lambda[5]*(v144*v13);
    LANE v191 = lambda[4]*(v145*v13);
    LANE v192 = v1*(v11*v141);
    LANE v193 = v108*(rho[14]*v146+v4*v113);
    LANE v194 = v77*(rho[14]*v147+v4*v114);
    LANE v195 = v141*v160;
    LANE v196 = v140*v161;
    LANE v197 = v143*v32;
    LANE v198 = v142*v38;
    LANE v199 = v145*v33;
    LANE v200 = v144*v39;
    LANE v201 = v141*v112;
    LANE v202 = v140*v111;
    LANE v203 = v143*v35;
    LANE v204 = v142*v29;
    LANE v205 = v145*v36;
    LANE v206 = v144*v30;
    LANE v207 = v15*v162;
    LANE v208 = v24*v165;
    LANE v209 = v26*v166;
    double v210 = v164*v164+v163*v163;
    LANE v211 = v163*v149+v164*v148;
    double v212 = sqrt(v210);
    LANE v213 = v66*v185+v135*(rho[3]*(2.0*v75))+v66*v208;
    LANE v214 = v68*v186-v136*(rho[5]*(2.0*v76))+v68*v209;
    double v215 = rho[40]-v212;
    double v216 = 1.0/v212;
    double v217 = rho[39]*v215*v216;
    double v218 = rho[39]*v216;
    LANE v219 = v216*(v215*v211);
    LANE v220 = z[2]*(v163*v217);
    LANE v221 = z[2]*(v164*v217);
    LANE v222 = v211*v218;
    LANE v223 = (v210 == 0.0) ? ((LANE)(SPREAD(0.0))) : ((LANE)(-((v222+v218*v219)*(0.5*v216))));
    LANE v224 = v217*v148+v223*(2.0*v164);
    LANE v225 = v217*v149+v223*(2.0*v163);
    Fq[0] = v187-v0*(z[0]*v80)+v192-v1*(z[0]*v81)+(v193-(v154+(v195-v81*v160-v155-v194+v115*v82-v196+v14*(v112*v63+a[0]*v115)+v80*v161)-v83*v116+v21*(a[0]*v116+v111*v63)));
    Fq[1] = v119*(rho[18]*(v64*v15))-v162*(rho[18]*(v64*v22))+(v187+v192)-(v154+(v195-v155-v194-v196)-v193);
    Fq[2] = v123*v220-v124*v221-(v123*v224+v124*v225)-(lambda[1]*(z[2]*v84)-lambda[0]*(z[2]*v85))-(v85*v31+v23*(a[2]*v42+v34*v65)-v42*v86+v84*v37-v87*v43-v16*(a[2]*v43+v28*v65));
    Fq[3] = v125*(v75*(v66*v24))-v165*(v75*(v66*v17))-(v188-v189)-(v197-v156+v167+v198-v157-v168);
    Fq[4] = lambda[3]*(z[4]*v88)-v188+lambda[2]*(z[4]*v89)+v189-(v197+v89*v32-v48*v90-v156-v18*(a[4]*v48+v35*v67)+v167-v88*v38+v198+v91*v49-v157-v25*(v29*v67+a[4]*v49)-v168);
    Fq[5] = -(v126*(v76*(v68*v26))-v166*(v76*(v68*v19))-(v190+v191)+(v199-v158-v169-v200+v159-v170));
    Fq[6] = -(lambda[5]*(z[6]*v92)-v190-lambda[4]*(z[6]*v93)-v191+(v199+v93*v33-v54*v94-v158+v27*(a[6]*v54+v36*v69)-v169+v92*v39-v200-v95*v55+v159-v20*(a[6]*v55+v30*v69)-v170));
    Fv[0] = -(z[1]*(v131*v72)-2.0*v171-(v174-(v201-v81*v112)-v150+v202-v80*v111-v180+v175+(v175+(v174-v150-v180))));
    Fv[1] = v171+v131*v120+(v174-v201+v202+v175+(v174+v175));
    Fv[2] = -(v151+v85*v34+v84*v28-v181+(v151-v181));
    Fv[3] = v172+v132*v121-(v203+v176+v204-v177+(v176-v177));
    Fv[4] = 2.0*v172-z[3]*(v132*v73)+(v182+(v152-(v89*v35+v203)-v176+v88*v29-v204)+v177+(v152-v176+v182+v177));
    Fv[5] = -(v173+v133*v122+(v205-v178-v206-v179-(v178+v179)));
    Fv[6] = -(2.0*v173-z[5]*(v133*v74)-(v183-(v153+(v205+v93*v36)-v178+v92*v30-v206)+v179-(v153-v178-v183-v179)));
    Frho[0] = v41*(rho[19]*rho[19]);
    Frho[1] = v41*(rho[18]*rho[18])-v184*v70+v134*(rho[15]*rho[15])-v70*v207;
    Frho[5] = v51*(rho[27]*rho[27])-v186*v105+v136*(v76*v76)-v105*v209;
    Frho[2] = (rho[21]*rho[21]+rho[22]*rho[22])*v56;
    Frho[4] = (rho[25]*rho[25]+rho[26]*rho[26])*v45;
    Frho[6] = (rho[28]*rho[28]+rho[29]*rho[29])*v51;
    Frho[3] = v45*(rho[31]*rho[31])+v185*v104+v135*(v75*v75)+v104*v208;
    Frho[7] = v41;
    Frho[8] = v134;
    Frho[9] = v56;
    Frho[10] = v135;
    Frho[11] = v45;
    Frho[12] = v136;
    Frho[13] = v51;
    Frho[32] = v214;
    Frho[37] = v224;
    Frho[38] = v225;
    Frho[39] = v219;
    Frho[40] = v222;
    Frho[14] = -(v0*v108*v11-v11*(v1*v77)+(v77*v160+v108*v147+v58*(v4*v108-v77*v137)+v108*v161-v77*v146-v57*(v108*v137+v4*v77)));
    Frho[15] = -(v184*v71-v134*(rho[1]*(2.0*rho[15]))+v71*v207);
    Frho[16] = v213-(v12*(lambda[3]*v78)+v12*(lambda[2]*v109))+(v109*v32-v78*v127-z[10]*(v109*v138+v7*v78)-v78*v38-v109*v128-z[9]*(v7*v109-v78*v138));
    Frho[17] = -v213;
    Frho[33] = -v118;
    Frho[34] = -v117;
    Frho[41] = -z[0];
    Frho[18] = v41*(rho[1]*(2.0*rho[18]))-v64*v184-v64*v207+(z[0]*(v0*v21)-z[0]*(v1*v14))+(v14*v160+v112*v97+v58*(a[0]*v21-v83)+v21*v161-v111*v96-v57*(v82+a[0]*v14));
    Frho[19] = v41*(rho[0]*(2.0*rho[19]));
    Frho[21] = v56*(rho[2]*(2.0*rho[21]));
    Frho[22] = v56*(rho[2]*(2.0*rho[22]));
    Frho[25] = v45*(rho[4]*(2.0*rho[25]));
    Frho[26] = v45*(rho[4]*(2.0*rho[26]));
    Frho[28] = v51*(rho[6]*(2.0*rho[28]));
    Frho[29] = v51*(rho[6]*(2.0*rho[29]));
    Frho[20] = -(z[2]*(lambda[1]*v16)+z[2]*(lambda[0]*v23)-(v23*v31-v34*v99-z[8]*(v87+a[2]*v16)-v16*v37-v28*v98+z[7]*(v86-a[2]*v23)));
    Frho[23] = v16*v220+v23*v221+(v23*v225-v16*v224);
    Frho[24] = v23*v220-v16*v221-(v23*v224+v16*v225);
    Frho[27] = v51*(rho[5]*(2.0*rho[27]))-v106*v186-v106*v209-(z[6]*(lambda[5]*v20)+z[6]*(lambda[4]*v27))+(v27*v33-v36*v102-z[12]*(v95+a[6]*v20)-v20*v39-v30*v103+z[11]*(v94-a[6]*v27));
    Frho[30] = -(v214+(v13*(lambda[5]*v110)-v13*(lambda[4]*v79))+(v79*v33+v110*v129+z[12]*(v10*v110-v79*v139)+v110*v39-v79*v130-z[11]*(v110*v139+v10*v79)));
    Frho[31] = v45*(rho[3]*(2.0*rho[31]))+v107*v185+v107*v208-(z[4]*(lambda[3]*v25)-z[4]*(lambda[2]*v18))-(v18*v32+v35*v100+z[10]*(a[4]*v25-v91)+v25*v38-v29*v101-z[9]*(v90+a[4]*v18));
    Frho[35] = -(v224+v37);
    Frho[36] = -(v225+v31);
}
#endif
