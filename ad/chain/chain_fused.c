/* Written by scripts/fuse from the derivatives that Tapenade made of chain.  The products are compiled
 * for one adjoint and for many: LANE is the type of what depends on it. */
#ifndef LANE
#include "costate_model.h"
#include <math.h>
#include <stddef.h>
static const int mass_row[] = {
0,2,1,3,0,2,4,1,3,5,2,4,6,3,5,7,4,6,8,5,7,9,6,8,10,7,9,11,8,10,12,9,11,13,10,12,14,11,13,15,12,14,16,13,15,17,14,16,18,15,
17,19,16,18,17,19,
};
static const int mass_col[] = {
0,0,1,1,2,2,2,3,3,3,4,4,4,5,5,5,6,6,6,7,7,7,8,8,8,9,9,9,10,10,10,11,11,11,12,12,12,13,13,13,14,14,14,15,15,15,16,16,16,17,
17,17,18,18,19,19,
};
void chain_motion(double t, const double *restrict q, const double *restrict v, const double *restrict rho, const int *restrict mode, const int *restrict at, double *restrict Q, double *restrict phi, double *restrict phi_dot, double *restrict phi_ddot, double *restrict A)
{
    double v0 = 10.0*rho[3];
    double v1 = v[0] - v[2];
    double v2 = v[1] - v[3];
    double v3 = v[2] - v[4];
    double v4 = v[3] - v[5];
    double v5 = v[4] - v[6];
    double v6 = v[5] - v[7];
    double v7 = v[6] - v[8];
    double v8 = v[7] - v[9];
    double v9 = v[8] - v[10];
    double v10 = v[9] - v[11];
    double v11 = v[10] - v[12];
    double v12 = v[11] - v[13];
    double v13 = v[12] - v[14];
    double v14 = v[13] - v[15];
    double v15 = v[14] - v[16];
    double v16 = v[15] - v[17];
    double v17 = v[16] - v[18];
    double v18 = v[17] - v[19];
    double v19 = q[1] - q[3];
    double v20 = q[0] - q[2];
    double v21 = q[3] - q[5];
    double v22 = q[2] - q[4];
    double v23 = q[5] - q[7];
    double v24 = q[4] - q[6];
    double v25 = q[7] - q[9];
    double v26 = q[6] - q[8];
    double v27 = q[9] - q[11];
    double v28 = q[8] - q[10];
    double v29 = q[11] - q[13];
    double v30 = q[10] - q[12];
    double v31 = q[13] - q[15];
    double v32 = q[12] - q[14];
    double v33 = q[15] - q[17];
    double v34 = q[14] - q[16];
    double v35 = q[17] - q[19];
    double v36 = q[16] - q[18];
    double v37 = 0.1*rho[0];
    double v38 = 0.1*rho[1];
    double v39 = v0*v1;
    double v40 = v0*v2;
    double v41 = v0*v3;
    double v42 = v0*v4;
    double v43 = v0*v5;
    double v44 = v0*v6;
    double v45 = v0*v7;
    double v46 = v0*v8;
    double v47 = v0*v9;
    double v48 = v0*v10;
    double v49 = v0*v11;
    double v50 = v0*v12;
    double v51 = v0*v13;
    double v52 = v0*v14;
    double v53 = v0*v15;
    double v54 = v0*v16;
    double v55 = v0*v17;
    double v56 = v0*v18;
    double v57 = 0.5*(rho[2]*v37);
    double v58 = 1.0/v38;
    double v59 = 0.3333333333333333*v37;
    double v60 = 0.16666666666666666*v37;
    double v61 = v59 + v59;
    Q[0] = -(v39 + v[0]*v0);
    Q[1] = -(v40 + v57 + (v57 + v[1]*v0));
    Q[2] = v39 - v41;
    Q[4] = v41 - v43;
    Q[6] = v43 - v45;
    Q[8] = v45 - v47;
    Q[10] = v47 - v49;
    Q[12] = v49 - v51;
    Q[14] = v51 - v53;
    Q[16] = v53 - v55;
    Q[3] = v40 - v57 - (v57 + v42);
    Q[5] = -(v57 - v42 + (v57 + v44));
    Q[7] = -(v57 - v44 + (v57 + v46));
    Q[9] = -(v57 - v46 + (v57 + v48));
    Q[11] = -(v57 - v48 + (v57 + v50));
    Q[13] = -(v57 - v50 + (v57 + v52));
    Q[15] = -(v57 - v52 + (v57 + v54));
    Q[17] = -(v57 - v54 + (v57 + v56));
    Q[18] = v55;
    Q[19] = -(v57 - v56);
    phi[0] = -(0.5*(v38 - (q[0]*q[0] + q[1]*q[1])*v58));
    phi[1] = -(0.5*(v38 - v58*(v19*v19 + v20*v20)));
    phi[2] = -(0.5*(v38 - v58*(v21*v21 + v22*v22)));
    phi[3] = -(0.5*(v38 - v58*(v23*v23 + v24*v24)));
    phi[4] = -(0.5*(v38 - v58*(v25*v25 + v26*v26)));
    phi[5] = -(0.5*(v38 - v58*(v27*v27 + v28*v28)));
    phi[6] = -(0.5*(v38 - v58*(v29*v29 + v30*v30)));
    phi[7] = -(0.5*(v38 - v58*(v31*v31 + v32*v32)));
    phi[8] = -(0.5*(v38 - v58*(v33*v33 + v34*v34)));
    phi[9] = -(0.5*(v38 - v58*(v35*v35 + v36*v36)));
    phi_dot[0] = v58*(0.5*(v[0]*(2.0*q[0]) + v[1]*(2.0*q[1])));
    phi_dot[1] = v58*(0.5*(v2*(2.0*v19) + v1*(2.0*v20)));
    phi_dot[2] = v58*(0.5*(v4*(2.0*v21) + v3*(2.0*v22)));
    phi_dot[3] = v58*(0.5*(v6*(2.0*v23) + v5*(2.0*v24)));
    phi_dot[4] = v58*(0.5*(v8*(2.0*v25) + v7*(2.0*v26)));
    phi_dot[5] = v58*(0.5*(v10*(2.0*v27) + v9*(2.0*v28)));
    phi_dot[6] = v58*(0.5*(v12*(2.0*v29) + v11*(2.0*v30)));
    phi_dot[7] = v58*(0.5*(v14*(2.0*v31) + v13*(2.0*v32)));
    phi_dot[8] = v58*(0.5*(v16*(2.0*v33) + v15*(2.0*v34)));
    phi_dot[9] = v58*(0.5*(v18*(2.0*v35) + v17*(2.0*v36)));
    phi_ddot[0] = v58*(0.5*(v[0]*(2.0*v[0]) + v[1]*(2.0*v[1])));
    phi_ddot[1] = v58*(0.5*(v1*(2.0*v1) + v2*(2.0*v2)));
    phi_ddot[2] = v58*(0.5*(v3*(2.0*v3) + v4*(2.0*v4)));
    phi_ddot[3] = v58*(0.5*(v5*(2.0*v5) + v6*(2.0*v6)));
    phi_ddot[4] = v58*(0.5*(v7*(2.0*v7) + v8*(2.0*v8)));
    phi_ddot[5] = v58*(0.5*(v9*(2.0*v9) + v10*(2.0*v10)));
    phi_ddot[6] = v58*(0.5*(v11*(2.0*v11) + v12*(2.0*v12)));
    phi_ddot[7] = v58*(0.5*(v13*(2.0*v13) + v14*(2.0*v14)));
    phi_ddot[8] = v58*(0.5*(v15*(2.0*v15) + v16*(2.0*v16)));
    phi_ddot[9] = v58*(0.5*(v17*(2.0*v17) + v18*(2.0*v18)));
    A[at[0]] = v61;
    A[at[1]] = v60;
    A[at[2]] = v61;
    A[at[3]] = v60;
    A[at[4]] = v60;
    A[at[5]] = v61;
    A[at[6]] = v60;
    A[at[7]] = v60;
    A[at[8]] = v61;
    A[at[9]] = v60;
    A[at[10]] = v60;
    A[at[11]] = v61;
    A[at[12]] = v60;
    A[at[13]] = v60;
    A[at[14]] = v61;
    A[at[15]] = v60;
    A[at[16]] = v60;
    A[at[17]] = v61;
    A[at[18]] = v60;
    A[at[19]] = v60;
    A[at[20]] = v61;
    A[at[21]] = v60;
    A[at[22]] = v60;
    A[at[23]] = v61;
    A[at[24]] = v60;
    A[at[25]] = v60;
    A[at[26]] = v61;
    A[at[27]] = v60;
    A[at[28]] = v60;
    A[at[29]] = v61;
    A[at[30]] = v60;
    A[at[31]] = v60;
    A[at[32]] = v61;
    A[at[33]] = v60;
    A[at[34]] = v60;
    A[at[35]] = v61;
    A[at[36]] = v60;
    A[at[37]] = v60;
    A[at[38]] = v61;
    A[at[39]] = v60;
    A[at[40]] = v60;
    A[at[41]] = v61;
    A[at[42]] = v60;
    A[at[43]] = v60;
    A[at[44]] = v61;
    A[at[45]] = v60;
    A[at[46]] = v60;
    A[at[47]] = v61;
    A[at[48]] = v60;
    A[at[49]] = v60;
    A[at[50]] = v61;
    A[at[51]] = v60;
    A[at[52]] = v60;
    A[at[53]] = v59;
    A[at[54]] = v60;
    A[at[55]] = v59;
}
static const int phi_q_row[] = {
0,1,0,1,1,2,1,2,2,3,2,3,3,4,3,4,4,5,4,5,5,6,5,6,6,7,6,7,7,8,7,8,8,9,8,9,9,9,
};
static const int phi_q_col[] = {
0,0,1,1,2,2,3,3,4,4,5,5,6,6,7,7,8,8,9,9,10,10,11,11,12,12,13,13,14,14,15,15,16,16,17,17,18,19,
};
void chain_phi_q(double t, const double *restrict q, const double *restrict rho, const int *restrict at, double *restrict A)
{
    double v0 = 1.0/(0.1*rho[1]);
    double v1 = q[0]*v0;
    double v2 = q[1]*v0;
    double v3 = v0*(q[0] - q[2]);
    double v4 = v0*(q[1] - q[3]);
    double v5 = v0*(q[2] - q[4]);
    double v6 = v0*(q[3] - q[5]);
    double v7 = v0*(q[4] - q[6]);
    double v8 = v0*(q[5] - q[7]);
    double v9 = v0*(q[6] - q[8]);
    double v10 = v0*(q[7] - q[9]);
    double v11 = v0*(q[8] - q[10]);
    double v12 = v0*(q[9] - q[11]);
    double v13 = v0*(q[10] - q[12]);
    double v14 = v0*(q[11] - q[13]);
    double v15 = v0*(q[12] - q[14]);
    double v16 = v0*(q[13] - q[15]);
    double v17 = v0*(q[14] - q[16]);
    double v18 = v0*(q[15] - q[17]);
    double v19 = v0*(q[16] - q[18]);
    double v20 = v0*(q[17] - q[19]);
    double v21 = -v3;
    double v22 = -v4;
    double v23 = -v5;
    double v24 = -v6;
    double v25 = -v7;
    double v26 = -v8;
    double v27 = -v9;
    double v28 = -v10;
    double v29 = -v11;
    double v30 = -v12;
    double v31 = -v13;
    double v32 = -v14;
    double v33 = -v15;
    double v34 = -v16;
    double v35 = -v17;
    double v36 = -v18;
    double v37 = -v19;
    double v38 = -v20;
    A[at[0]] = v1;
    A[at[1]] = v3;
    A[at[2]] = v2;
    A[at[3]] = v4;
    A[at[4]] = v21;
    A[at[5]] = v5;
    A[at[6]] = v22;
    A[at[7]] = v6;
    A[at[8]] = v23;
    A[at[9]] = v7;
    A[at[10]] = v24;
    A[at[11]] = v8;
    A[at[12]] = v25;
    A[at[13]] = v9;
    A[at[14]] = v26;
    A[at[15]] = v10;
    A[at[16]] = v27;
    A[at[17]] = v11;
    A[at[18]] = v28;
    A[at[19]] = v12;
    A[at[20]] = v29;
    A[at[21]] = v13;
    A[at[22]] = v30;
    A[at[23]] = v14;
    A[at[24]] = v31;
    A[at[25]] = v15;
    A[at[26]] = v32;
    A[at[27]] = v16;
    A[at[28]] = v33;
    A[at[29]] = v17;
    A[at[30]] = v34;
    A[at[31]] = v18;
    A[at[32]] = v35;
    A[at[33]] = v19;
    A[at[34]] = v36;
    A[at[35]] = v20;
    A[at[36]] = v37;
    A[at[37]] = v38;
    A[at[38 + 0]] = v1;
    A[at[38 + 1]] = v3;
    A[at[38 + 2]] = v2;
    A[at[38 + 3]] = v4;
    A[at[38 + 4]] = v21;
    A[at[38 + 5]] = v5;
    A[at[38 + 6]] = v22;
    A[at[38 + 7]] = v6;
    A[at[38 + 8]] = v23;
    A[at[38 + 9]] = v7;
    A[at[38 + 10]] = v24;
    A[at[38 + 11]] = v8;
    A[at[38 + 12]] = v25;
    A[at[38 + 13]] = v9;
    A[at[38 + 14]] = v26;
    A[at[38 + 15]] = v10;
    A[at[38 + 16]] = v27;
    A[at[38 + 17]] = v11;
    A[at[38 + 18]] = v28;
    A[at[38 + 19]] = v12;
    A[at[38 + 20]] = v29;
    A[at[38 + 21]] = v13;
    A[at[38 + 22]] = v30;
    A[at[38 + 23]] = v14;
    A[at[38 + 24]] = v31;
    A[at[38 + 25]] = v15;
    A[at[38 + 26]] = v32;
    A[at[38 + 27]] = v16;
    A[at[38 + 28]] = v33;
    A[at[38 + 29]] = v17;
    A[at[38 + 30]] = v34;
    A[at[38 + 31]] = v18;
    A[at[38 + 32]] = v35;
    A[at[38 + 33]] = v19;
    A[at[38 + 34]] = v36;
    A[at[38 + 35]] = v20;
    A[at[38 + 36]] = v37;
    A[at[38 + 37]] = v38;
}
static const int jacobian_row[] = {
0,2,21,1,3,21,0,2,4,22,1,3,5,22,2,4,6,23,3,5,7,23,4,6,8,24,5,7,9,24,6,8,10,25,7,9,11,25,8,10,12,26,9,11,13,26,10,12,14,27,
11,13,15,27,12,14,16,28,13,15,17,28,14,16,18,29,15,17,19,29,16,18,17,19,20,20,21,21,22,22,23,23,24,24,25,25,26,26,27,27,28,
28,29,29,0,2,21,1,3,21,0,2,4,22,1,3,5,22,2,4,6,23,3,5,7,23,4,6,8,24,5,7,9,24,6,8,10,25,7,9,11,25,8,10,12,26,9,11,13,26,10,
12,14,27,11,13,15,27,12,14,16,28,13,15,17,28,14,16,18,29,15,17,19,29,16,18,17,19,20,20,21,21,22,22,23,23,24,24,25,25,26,26,
27,27,28,28,29,29,
};
static const int jacobian_col[] = {
0,0,0,1,1,1,2,2,2,2,3,3,3,3,4,4,4,4,5,5,5,5,6,6,6,6,7,7,7,7,8,8,8,8,9,9,9,9,10,10,10,10,11,11,11,11,12,12,12,12,13,13,13,
13,14,14,14,14,15,15,15,15,16,16,16,16,17,17,17,17,18,18,19,19,0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19,0,0,0,1,
1,1,2,2,2,2,3,3,3,3,4,4,4,4,5,5,5,5,6,6,6,6,7,7,7,7,8,8,8,8,9,9,9,9,10,10,10,10,11,11,11,11,12,12,12,12,13,13,13,13,14,14,
14,14,15,15,15,15,16,16,16,16,17,17,17,17,18,18,19,19,0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19,
};
void chain_jacobian(double t, const double *restrict q, const double *restrict v, const double *restrict a, const double *restrict lambda, const double *restrict rho, const int *restrict mode, double damping, double stiffness, const int *restrict at, double *restrict K, double *restrict C)
{
    double v0 = 1.0/(0.1*rho[1]);
    double v1 = 10.0*rho[3];
    double v2 = 2.0*(v0*(0.5*lambda[1]));
    double v3 = 2.0*(v0*(0.5*lambda[2]));
    double v4 = 2.0*(v0*(0.5*lambda[3]));
    double v5 = 2.0*(v0*(0.5*lambda[4]));
    double v6 = 2.0*(v0*(0.5*lambda[5]));
    double v7 = 2.0*(v0*(0.5*lambda[6]));
    double v8 = 2.0*(v0*(0.5*lambda[7]));
    double v9 = 2.0*(v0*(0.5*lambda[8]));
    double v10 = v[0]*v0;
    double v11 = q[0]*v0;
    double v12 = v[1]*v0;
    double v13 = q[1]*v0;
    double v14 = (v[0] - v[2])*v0;
    double v15 = (v[1] - v[3])*v0;
    double v16 = (v[2] - v[4])*v0;
    double v17 = (v[3] - v[5])*v0;
    double v18 = (v[4] - v[6])*v0;
    double v19 = (v[5] - v[7])*v0;
    double v20 = (v[6] - v[8])*v0;
    double v21 = (v[7] - v[9])*v0;
    double v22 = (v[8] - v[10])*v0;
    double v23 = (v[9] - v[11])*v0;
    double v24 = (v[10] - v[12])*v0;
    double v25 = (v[11] - v[13])*v0;
    double v26 = (v[12] - v[14])*v0;
    double v27 = (v[13] - v[15])*v0;
    double v28 = (v[14] - v[16])*v0;
    double v29 = (v[15] - v[17])*v0;
    double v30 = (v[16] - v[18])*v0;
    double v31 = (v[17] - v[19])*v0;
    double v32 = v0*(q[0] - q[2]);
    double v33 = v0*(q[1] - q[3]);
    double v34 = v0*(q[2] - q[4]);
    double v35 = v0*(q[3] - q[5]);
    double v36 = v0*(q[4] - q[6]);
    double v37 = v0*(q[5] - q[7]);
    double v38 = v0*(q[6] - q[8]);
    double v39 = v0*(q[7] - q[9]);
    double v40 = v0*(q[8] - q[10]);
    double v41 = v0*(q[9] - q[11]);
    double v42 = v0*(q[10] - q[12]);
    double v43 = v0*(q[11] - q[13]);
    double v44 = v0*(q[12] - q[14]);
    double v45 = v0*(q[13] - q[15]);
    double v46 = v0*(q[14] - q[16]);
    double v47 = v0*(q[15] - q[17]);
    double v48 = v0*(q[16] - q[18]);
    double v49 = v0*(q[17] - q[19]);
    double v50 = 2.0*(0.5*lambda[9]*v0);
    double v51 = v1 + v1;
    double v52 = -v1;
    double v53 = v2 + 2.0*(v0*(0.5*lambda[0]));
    double v54 = -v2;
    double v55 = -v3;
    double v56 = -v4;
    double v57 = -v5;
    double v58 = -v6;
    double v59 = -v7;
    double v60 = -v8;
    double v61 = -v9;
    double v62 = -v50;
    double v63 = v0*(a[0] - a[2]) + damping*v14 + stiffness*v32;
    double v64 = v0*(a[1] - a[3]) + damping*v15 + stiffness*v33;
    double v65 = v0*(a[2] - a[4]) + damping*v16 + stiffness*v34;
    double v66 = v0*(a[3] - a[5]) + damping*v17 + stiffness*v35;
    double v67 = v0*(a[4] - a[6]) + damping*v18 + stiffness*v36;
    double v68 = v0*(a[5] - a[7]) + damping*v19 + stiffness*v37;
    double v69 = v0*(a[6] - a[8]) + damping*v20 + stiffness*v38;
    double v70 = v0*(a[7] - a[9]) + damping*v21 + stiffness*v39;
    double v71 = v0*(a[8] - a[10]) + damping*v22 + stiffness*v40;
    double v72 = v0*(a[9] - a[11]) + damping*v23 + stiffness*v41;
    double v73 = v0*(a[10] - a[12]) + damping*v24 + stiffness*v42;
    double v74 = v0*(a[11] - a[13]) + damping*v25 + stiffness*v43;
    double v75 = v0*(a[12] - a[14]) + damping*v26 + stiffness*v44;
    double v76 = v0*(a[13] - a[15]) + damping*v27 + stiffness*v45;
    double v77 = v0*(a[14] - a[16]) + damping*v28 + stiffness*v46;
    double v78 = v0*(a[15] - a[17]) + damping*v29 + stiffness*v47;
    double v79 = v0*(a[16] - a[18]) + damping*v30 + stiffness*v48;
    double v80 = v0*(a[17] - a[19]) + damping*v31 + stiffness*v49;
    double v81 = v3 + v2;
    double v82 = v4 + v3;
    double v83 = v5 + v4;
    double v84 = v6 + v5;
    double v85 = v7 + v6;
    double v86 = v8 + v7;
    double v87 = v9 + v8;
    double v88 = v50 + v9;
    double v89 = 2.0*v14 + damping*v32;
    double v90 = 2.0*v15 + damping*v33;
    double v91 = 2.0*v16 + damping*v34;
    double v92 = 2.0*v17 + damping*v35;
    double v93 = 2.0*v18 + damping*v36;
    double v94 = 2.0*v19 + damping*v37;
    double v95 = 2.0*v20 + damping*v38;
    double v96 = 2.0*v21 + damping*v39;
    double v97 = 2.0*v22 + damping*v40;
    double v98 = 2.0*v23 + damping*v41;
    double v99 = 2.0*v24 + damping*v42;
    double v100 = 2.0*v25 + damping*v43;
    double v101 = 2.0*v26 + damping*v44;
    double v102 = 2.0*v27 + damping*v45;
    double v103 = 2.0*v28 + damping*v46;
    double v104 = 2.0*v29 + damping*v47;
    double v105 = 2.0*v30 + damping*v48;
    double v106 = 2.0*v31 + damping*v49;
    K[at[0]] = v53;
    K[at[1]] = v54;
    K[at[2]] = v63;
    K[at[3]] = v53;
    K[at[4]] = v54;
    K[at[5]] = v64;
    K[at[6]] = v54;
    K[at[7]] = v81;
    K[at[8]] = v55;
    K[at[9]] = v65;
    K[at[10]] = v54;
    K[at[11]] = v81;
    K[at[12]] = v55;
    K[at[13]] = v66;
    K[at[14]] = v55;
    K[at[15]] = v82;
    K[at[16]] = v56;
    K[at[17]] = v67;
    K[at[18]] = v55;
    K[at[19]] = v82;
    K[at[20]] = v56;
    K[at[21]] = v68;
    K[at[22]] = v56;
    K[at[23]] = v83;
    K[at[24]] = v57;
    K[at[25]] = v69;
    K[at[26]] = v56;
    K[at[27]] = v83;
    K[at[28]] = v57;
    K[at[29]] = v70;
    K[at[30]] = v57;
    K[at[31]] = v84;
    K[at[32]] = v58;
    K[at[33]] = v71;
    K[at[34]] = v57;
    K[at[35]] = v84;
    K[at[36]] = v58;
    K[at[37]] = v72;
    K[at[38]] = v58;
    K[at[39]] = v85;
    K[at[40]] = v59;
    K[at[41]] = v73;
    K[at[42]] = v58;
    K[at[43]] = v85;
    K[at[44]] = v59;
    K[at[45]] = v74;
    K[at[46]] = v59;
    K[at[47]] = v86;
    K[at[48]] = v60;
    K[at[49]] = v75;
    K[at[50]] = v59;
    K[at[51]] = v86;
    K[at[52]] = v60;
    K[at[53]] = v76;
    K[at[54]] = v60;
    K[at[55]] = v87;
    K[at[56]] = v61;
    K[at[57]] = v77;
    K[at[58]] = v60;
    K[at[59]] = v87;
    K[at[60]] = v61;
    K[at[61]] = v78;
    K[at[62]] = v61;
    K[at[63]] = v88;
    K[at[64]] = v62;
    K[at[65]] = v79;
    K[at[66]] = v61;
    K[at[67]] = v88;
    K[at[68]] = v62;
    K[at[69]] = v80;
    K[at[70]] = v62;
    K[at[71]] = v50;
    K[at[72]] = v62;
    K[at[73]] = v50;
    K[at[74]] = a[0]*v0 + damping*v10 + stiffness*v11;
    K[at[75]] = a[1]*v0 + damping*v12 + stiffness*v13;
    K[at[76]] = -v63;
    K[at[77]] = -v64;
    K[at[78]] = -v65;
    K[at[79]] = -v66;
    K[at[80]] = -v67;
    K[at[81]] = -v68;
    K[at[82]] = -v69;
    K[at[83]] = -v70;
    K[at[84]] = -v71;
    K[at[85]] = -v72;
    K[at[86]] = -v73;
    K[at[87]] = -v74;
    K[at[88]] = -v75;
    K[at[89]] = -v76;
    K[at[90]] = -v77;
    K[at[91]] = -v78;
    K[at[92]] = -v79;
    K[at[93]] = -v80;
    C[at[94 + 0]] = v51;
    C[at[94 + 1]] = v52;
    C[at[94 + 2]] = v89;
    C[at[94 + 3]] = v51;
    C[at[94 + 4]] = v52;
    C[at[94 + 5]] = v90;
    C[at[94 + 6]] = v52;
    C[at[94 + 7]] = v51;
    C[at[94 + 8]] = v52;
    C[at[94 + 9]] = v91;
    C[at[94 + 10]] = v52;
    C[at[94 + 11]] = v51;
    C[at[94 + 12]] = v52;
    C[at[94 + 13]] = v92;
    C[at[94 + 14]] = v52;
    C[at[94 + 15]] = v51;
    C[at[94 + 16]] = v52;
    C[at[94 + 17]] = v93;
    C[at[94 + 18]] = v52;
    C[at[94 + 19]] = v51;
    C[at[94 + 20]] = v52;
    C[at[94 + 21]] = v94;
    C[at[94 + 22]] = v52;
    C[at[94 + 23]] = v51;
    C[at[94 + 24]] = v52;
    C[at[94 + 25]] = v95;
    C[at[94 + 26]] = v52;
    C[at[94 + 27]] = v51;
    C[at[94 + 28]] = v52;
    C[at[94 + 29]] = v96;
    C[at[94 + 30]] = v52;
    C[at[94 + 31]] = v51;
    C[at[94 + 32]] = v52;
    C[at[94 + 33]] = v97;
    C[at[94 + 34]] = v52;
    C[at[94 + 35]] = v51;
    C[at[94 + 36]] = v52;
    C[at[94 + 37]] = v98;
    C[at[94 + 38]] = v52;
    C[at[94 + 39]] = v51;
    C[at[94 + 40]] = v52;
    C[at[94 + 41]] = v99;
    C[at[94 + 42]] = v52;
    C[at[94 + 43]] = v51;
    C[at[94 + 44]] = v52;
    C[at[94 + 45]] = v100;
    C[at[94 + 46]] = v52;
    C[at[94 + 47]] = v51;
    C[at[94 + 48]] = v52;
    C[at[94 + 49]] = v101;
    C[at[94 + 50]] = v52;
    C[at[94 + 51]] = v51;
    C[at[94 + 52]] = v52;
    C[at[94 + 53]] = v102;
    C[at[94 + 54]] = v52;
    C[at[94 + 55]] = v51;
    C[at[94 + 56]] = v52;
    C[at[94 + 57]] = v103;
    C[at[94 + 58]] = v52;
    C[at[94 + 59]] = v51;
    C[at[94 + 60]] = v52;
    C[at[94 + 61]] = v104;
    C[at[94 + 62]] = v52;
    C[at[94 + 63]] = v51;
    C[at[94 + 64]] = v52;
    C[at[94 + 65]] = v105;
    C[at[94 + 66]] = v52;
    C[at[94 + 67]] = v51;
    C[at[94 + 68]] = v52;
    C[at[94 + 69]] = v106;
    C[at[94 + 70]] = v52;
    C[at[94 + 71]] = v1;
    C[at[94 + 72]] = v52;
    C[at[94 + 73]] = v1;
    C[at[94 + 74]] = 2.0*v10 + damping*v11;
    C[at[94 + 75]] = 2.0*v12 + damping*v13;
    C[at[94 + 76]] = -v89;
    C[at[94 + 77]] = -v90;
    C[at[94 + 78]] = -v91;
    C[at[94 + 79]] = -v92;
    C[at[94 + 80]] = -v93;
    C[at[94 + 81]] = -v94;
    C[at[94 + 82]] = -v95;
    C[at[94 + 83]] = -v96;
    C[at[94 + 84]] = -v97;
    C[at[94 + 85]] = -v98;
    C[at[94 + 86]] = -v99;
    C[at[94 + 87]] = -v100;
    C[at[94 + 88]] = -v101;
    C[at[94 + 89]] = -v102;
    C[at[94 + 90]] = -v103;
    C[at[94 + 91]] = -v104;
    C[at[94 + 92]] = -v105;
    C[at[94 + 93]] = -v106;
}
static const int by_rho_row[] = {
0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19,0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19,20,21,22,23,24,25,26,
27,28,29,1,3,5,7,9,11,13,15,17,19,0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19,
};
static const int by_rho_col[] = {
0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,2,2,2,2,2,2,2,2,2,2,3,
3,3,3,3,3,3,3,3,3,3,3,3,3,3,3,3,3,3,3,
};
void chain_by_rho(double t, const double *restrict q, const double *restrict v, const double *restrict a, const double *restrict lambda, const double *restrict rho, const int *restrict mode, double damping, double stiffness, double *restrict F)
{
    double v0 = 0.05*rho[2];
    double v1 = 0.05*rho[0];
    double v2 = 2.0*a[2];
    double v3 = 2.0*a[3];
    double v4 = 2.0*a[4];
    double v5 = 2.0*a[5];
    double v6 = 2.0*a[6];
    double v7 = 2.0*a[7];
    double v8 = 2.0*a[8];
    double v9 = 2.0*a[9];
    double v10 = 2.0*a[10];
    double v11 = 2.0*a[11];
    double v12 = 2.0*a[12];
    double v13 = 2.0*a[13];
    double v14 = 2.0*a[14];
    double v15 = 2.0*a[15];
    double v16 = 2.0*a[16];
    double v17 = 2.0*a[17];
    double v18 = 2.0*q[0];
    double v19 = 2.0*q[1];
    double v20 = 1.0/(0.1*rho[1]);
    double v21 = q[0] - q[2];
    double v22 = q[1] - q[3];
    double v23 = q[2] - q[4];
    double v24 = q[3] - q[5];
    double v25 = q[4] - q[6];
    double v26 = q[5] - q[7];
    double v27 = q[6] - q[8];
    double v28 = q[7] - q[9];
    double v29 = q[8] - q[10];
    double v30 = q[9] - q[11];
    double v31 = q[10] - q[12];
    double v32 = q[11] - q[13];
    double v33 = q[12] - q[14];
    double v34 = q[13] - q[15];
    double v35 = q[14] - q[16];
    double v36 = q[15] - q[17];
    double v37 = q[16] - q[18];
    double v38 = q[17] - q[19];
    double v39 = v[0] - v[2];
    double v40 = v[1] - v[3];
    double v41 = v[2] - v[4];
    double v42 = v[3] - v[5];
    double v43 = v[4] - v[6];
    double v44 = v[5] - v[7];
    double v45 = v[6] - v[8];
    double v46 = v[7] - v[9];
    double v47 = v[8] - v[10];
    double v48 = v[9] - v[11];
    double v49 = v[10] - v[12];
    double v50 = v[11] - v[13];
    double v51 = v[12] - v[14];
    double v52 = v[13] - v[15];
    double v53 = v[14] - v[16];
    double v54 = v[15] - v[17];
    double v55 = v[16] - v[18];
    double v56 = v[17] - v[19];
    double v57 = v0 + v0;
    double v58 = v1 + v1;
    double v59 = v20*(0.05*lambda[1]);
    double v60 = v20*(0.05*lambda[0]);
    double v61 = v20*(0.05*lambda[2]);
    double v62 = v20*(0.05*lambda[3]);
    double v63 = v20*(0.05*lambda[4]);
    double v64 = v20*(0.05*lambda[5]);
    double v65 = v20*(0.05*lambda[6]);
    double v66 = v20*(0.05*lambda[7]);
    double v67 = v20*(0.05*lambda[8]);
    double v68 = 2.0*v21;
    double v69 = 2.0*v22;
    double v70 = 2.0*v23;
    double v71 = 2.0*v24;
    double v72 = 2.0*v25;
    double v73 = 2.0*v26;
    double v74 = 2.0*v27;
    double v75 = 2.0*v28;
    double v76 = 2.0*v29;
    double v77 = 2.0*v30;
    double v78 = 2.0*v31;
    double v79 = 2.0*v32;
    double v80 = 2.0*v33;
    double v81 = 2.0*v34;
    double v82 = 2.0*v35;
    double v83 = 2.0*v36;
    double v84 = 2.0*v37;
    double v85 = 2.0*v38;
    double v86 = 0.05*lambda[9]*v20;
    double v87 = 10.0*v39;
    double v88 = 10.0*v40;
    double v89 = 10.0*v41;
    double v90 = 10.0*v42;
    double v91 = 10.0*v43;
    double v92 = 10.0*v44;
    double v93 = 10.0*v45;
    double v94 = 10.0*v46;
    double v95 = 10.0*v47;
    double v96 = 10.0*v48;
    double v97 = 10.0*v49;
    double v98 = 10.0*v50;
    double v99 = 10.0*v51;
    double v100 = 10.0*v52;
    double v101 = 10.0*v53;
    double v102 = 10.0*v54;
    double v103 = 10.0*v55;
    double v104 = 10.0*v56;
    double v105 = v20*(v59*v68);
    double v106 = v20*(v59*v69);
    double v107 = v20*(v61*v70);
    double v108 = v20*(v61*v71);
    double v109 = v20*(v62*v72);
    double v110 = v20*(v62*v73);
    double v111 = v20*(v63*v74);
    double v112 = v20*(v63*v75);
    double v113 = v20*(v64*v76);
    double v114 = v20*(v64*v77);
    double v115 = v20*(v65*v78);
    double v116 = v20*(v65*v79);
    double v117 = v20*(v66*v80);
    double v118 = v20*(v66*v81);
    double v119 = v20*(v67*v82);
    double v120 = v20*(v67*v83);
    double v121 = v20*(v86*v84);
    double v122 = v20*(v86*v85);
    F[0] = 0.16666666666666666*(0.1*(a[2] + 2.0*a[0])) + 0.3333333333333333*(0.1*a[0]);
    F[1] = 0.16666666666666666*(0.1*(a[3] + 2.0*a[1])) + 0.3333333333333333*(0.1*a[1]) + v57;
    F[2] = 0.16666666666666666*(0.1*(a[0] + v2)) + 0.16666666666666666*(0.1*(a[4] + v2));
    F[4] = 0.16666666666666666*(0.1*(a[2] + v4)) + 0.16666666666666666*(0.1*(a[6] + v4));
    F[6] = 0.16666666666666666*(0.1*(a[4] + v6)) + 0.16666666666666666*(0.1*(a[8] + v6));
    F[8] = 0.16666666666666666*(0.1*(a[6] + v8)) + 0.16666666666666666*(0.1*(a[10] + v8));
    F[10] = 0.16666666666666666*(0.1*(a[8] + v10)) + 0.16666666666666666*(0.1*(a[12] + v10));
    F[12] = 0.16666666666666666*(0.1*(a[10] + v12)) + 0.16666666666666666*(0.1*(a[14] + v12));
    F[14] = 0.16666666666666666*(0.1*(a[12] + v14)) + 0.16666666666666666*(0.1*(a[16] + v14));
    F[16] = 0.16666666666666666*(0.1*(a[14] + v16)) + 0.16666666666666666*(0.1*(a[18] + v16));
    F[3] = 0.16666666666666666*(0.1*(a[1] + v3)) + 0.16666666666666666*(0.1*(a[5] + v3)) + v57;
    F[5] = 0.16666666666666666*(0.1*(a[3] + v5)) + 0.16666666666666666*(0.1*(a[7] + v5)) + v57;
    F[7] = 0.16666666666666666*(0.1*(a[5] + v7)) + 0.16666666666666666*(0.1*(a[9] + v7)) + v57;
    F[9] = 0.16666666666666666*(0.1*(a[7] + v9)) + 0.16666666666666666*(0.1*(a[11] + v9)) + v57;
    F[11] = 0.16666666666666666*(0.1*(a[9] + v11)) + 0.16666666666666666*(0.1*(a[13] + v11)) + v57;
    F[13] = 0.16666666666666666*(0.1*(a[11] + v13)) + 0.16666666666666666*(0.1*(a[15] + v13)) + v57;
    F[15] = 0.16666666666666666*(0.1*(a[13] + v15)) + 0.16666666666666666*(0.1*(a[17] + v15)) + v57;
    F[17] = 0.16666666666666666*(0.1*(a[15] + v17)) + 0.16666666666666666*(0.1*(a[19] + v17)) + v57;
    F[18] = 0.16666666666666666*(0.1*(a[16] + 2.0*a[18]));
    F[19] = 0.16666666666666666*(0.1*(a[17] + 2.0*a[19])) + v0;
    F[20] = -(v105 + v20*(v60*v18));
    F[21] = -(v106 + v20*(v60*v19));
    F[22] = -(v107 - v105);
    F[23] = -(v108 - v106);
    F[24] = -(v109 - v107);
    F[25] = -(v110 - v108);
    F[26] = -(v111 - v109);
    F[27] = -(v112 - v110);
    F[28] = -(v113 - v111);
    F[29] = -(v114 - v112);
    F[30] = -(v115 - v113);
    F[31] = -(v116 - v114);
    F[32] = -(v117 - v115);
    F[33] = -(v118 - v116);
    F[34] = -(v119 - v117);
    F[35] = -(v120 - v118);
    F[36] = -(v121 - v119);
    F[37] = -(v122 - v120);
    F[62] = -(v87 - v89);
    F[63] = -(v88 - v90);
    F[64] = -(v89 - v91);
    F[65] = -(v90 - v92);
    F[66] = -(v91 - v93);
    F[67] = -(v92 - v94);
    F[68] = -(v93 - v95);
    F[69] = -(v94 - v96);
    F[70] = -(v95 - v97);
    F[71] = -(v96 - v98);
    F[72] = -(v97 - v99);
    F[73] = -(v98 - v100);
    F[74] = -(v99 - v101);
    F[75] = -(v100 - v102);
    F[76] = -(v101 - v103);
    F[77] = -(v102 - v104);
    F[38] = v121;
    F[39] = v122;
    F[50] = v58;
    F[51] = v58;
    F[52] = v58;
    F[53] = v58;
    F[54] = v58;
    F[55] = v58;
    F[56] = v58;
    F[57] = v58;
    F[58] = v58;
    F[59] = v1;
    F[40] = -(v20*(0.05*(v20*(v[0]*(2.0*v[0]) + a[0]*v18 + v[1]*(2.0*v[1]) + a[1]*v19))) + damping*(v20*(0.05*(v20*(v[0]*v18 + v[1]*v19)))) + stiffness*(0.5*(0.1 + v20*(0.1*(v20*(q[0]*q[0] + q[1]*q[1]))))));
    F[41] = -(v20*(0.05*(v20*(v39*(2.0*v39) + v68*(a[0] - a[2]) + v40*(2.0*v40) + v69*(a[1] - a[3])))) + damping*(v20*(0.05*(v20*(v39*v68 + v40*v69)))) + stiffness*(0.5*(0.1 + v20*(0.1*(v20*(v21*v21 + v22*v22))))));
    F[42] = -(v20*(0.05*(v20*(v41*(2.0*v41) + v70*(a[2] - a[4]) + v42*(2.0*v42) + v71*(a[3] - a[5])))) + damping*(v20*(0.05*(v20*(v41*v70 + v42*v71)))) + stiffness*(0.5*(0.1 + v20*(0.1*(v20*(v23*v23 + v24*v24))))));
    F[43] = -(v20*(0.05*(v20*(v43*(2.0*v43) + v72*(a[4] - a[6]) + v44*(2.0*v44) + v73*(a[5] - a[7])))) + damping*(v20*(0.05*(v20*(v43*v72 + v44*v73)))) + stiffness*(0.5*(0.1 + v20*(0.1*(v20*(v25*v25 + v26*v26))))));
    F[44] = -(v20*(0.05*(v20*(v45*(2.0*v45) + v74*(a[6] - a[8]) + v46*(2.0*v46) + v75*(a[7] - a[9])))) + damping*(v20*(0.05*(v20*(v45*v74 + v46*v75)))) + stiffness*(0.5*(0.1 + v20*(0.1*(v20*(v27*v27 + v28*v28))))));
    F[45] = -(v20*(0.05*(v20*(v47*(2.0*v47) + v76*(a[8] - a[10]) + v48*(2.0*v48) + v77*(a[9] - a[11])))) + damping*(v20*(0.05*(v20*(v47*v76 + v48*v77)))) + stiffness*(0.5*(0.1 + v20*(0.1*(v20*(v29*v29 + v30*v30))))));
    F[46] = -(v20*(0.05*(v20*(v49*(2.0*v49) + v78*(a[10] - a[12]) + v50*(2.0*v50) + v79*(a[11] - a[13])))) + damping*(v20*(0.05*(v20*(v49*v78 + v50*v79)))) + stiffness*(0.5*(0.1 + v20*(0.1*(v20*(v31*v31 + v32*v32))))));
    F[47] = -(v20*(0.05*(v20*(v51*(2.0*v51) + v80*(a[12] - a[14]) + v52*(2.0*v52) + v81*(a[13] - a[15])))) + damping*(v20*(0.05*(v20*(v51*v80 + v52*v81)))) + stiffness*(0.5*(0.1 + v20*(0.1*(v20*(v33*v33 + v34*v34))))));
    F[48] = -(v20*(0.05*(v20*(v53*(2.0*v53) + v82*(a[14] - a[16]) + v54*(2.0*v54) + v83*(a[15] - a[17])))) + damping*(v20*(0.05*(v20*(v53*v82 + v54*v83)))) + stiffness*(0.5*(0.1 + v20*(0.1*(v20*(v35*v35 + v36*v36))))));
    F[49] = -(v20*(0.05*(v20*(v55*(2.0*v55) + v84*(a[16] - a[18]) + v56*(2.0*v56) + v85*(a[17] - a[19])))) + damping*(v20*(0.05*(v20*(v55*v84 + v56*v85)))) + stiffness*(0.5*(0.1 + v20*(0.1*(v20*(v37*v37 + v38*v38))))));
    F[60] = v87 + 10.0*v[0];
    F[61] = v88 + 10.0*v[1];
    F[78] = -v103;
    F[79] = -v104;
}
static const unsigned short chain_second_at0[] = {
0,30,31,51,52,72,73,93,94,114,115,135,1,136,32,137,53,138,74,139,95,140,116,141,2,142,33,143,54,144,75,145,96,146,117,147,
3,148,34,149,55,150,76,151,97,152,118,153,4,154,35,155,56,156,77,157,98,158,119,159,5,160,36,161,57,162,78,163,99,164,120,
165,6,166,37,167,58,168,79,169,100,170,121,171,7,172,38,173,59,174,80,175,101,176,122,177,8,178,39,179,60,180,81,181,102,
182,123,183,9,184,40,185,61,186,82,187,103,188,124,189,10,190,41,191,62,192,83,193,104,194,125,195,11,196,42,197,63,198,84,
199,105,200,126,201,12,202,43,203,64,204,85,205,106,206,127,207,13,208,44,209,65,210,86,211,107,212,128,213,14,214,45,215,
66,216,87,217,108,218,129,219,15,220,46,221,67,222,88,223,109,224,130,225,16,226,47,227,68,228,89,229,110,230,131,231,17,
232,48,233,69,234,90,235,111,236,132,237,
};
static const unsigned short chain_second_at1[] = {
0,238,94,239,115,240,52,241,73,242,243,263,1,264,95,265,116,266,53,267,74,268,244,269,260,270,259,271,258,272,257,273,256,
274,255,275,254,276,253,277,252,278,251,279,250,280,249,281,248,282,247,283,246,284,245,285,
};
static const unsigned short chain_second_at2[] = {
1,17,15,13,11,9,7,5,3,
};
static const unsigned short chain_second_at3[] = {
315,314,21,20,316,22,317,23,318,24,319,25,320,26,321,27,322,28,323,29,
};
static const unsigned short chain_second_at4[] = {
30,72,93,114,135,136,138,139,140,141,142,144,145,146,147,148,150,151,152,153,154,156,157,158,159,160,162,163,164,165,166,
168,169,170,171,172,174,175,176,177,178,180,181,182,183,184,186,187,188,189,190,192,193,194,195,196,198,199,200,201,202,204,
205,206,207,208,210,211,212,213,214,216,217,218,219,220,222,223,224,225,226,228,229,230,231,232,234,235,236,237,
};
static const unsigned short chain_second_at5[] = {
434,21,435,436,21,437,436,20,438,434,20,439,434,22,440,436,22,441,434,23,442,436,23,443,434,24,444,436,24,445,434,25,446,
436,25,447,434,26,448,436,26,449,434,27,450,436,27,451,434,28,452,436,28,453,434,29,454,436,29,455,
};
static const unsigned short chain_second_at6[] = {
0,456,457,2,456,458,1,456,459,3,456,460,4,456,461,5,456,462,6,456,463,7,456,464,8,456,465,9,456,466,10,456,467,11,456,468,
12,456,469,13,456,470,14,456,471,15,456,472,16,456,473,17,456,474,0,475,476,2,475,477,1,475,478,3,475,479,4,475,480,5,475,
481,6,475,482,7,475,483,8,475,484,9,475,485,10,475,486,11,475,487,12,475,488,13,475,489,14,475,490,15,475,491,16,475,492,
17,475,493,18,475,494,19,475,495,74,267,496,73,241,497,
};
static const unsigned short chain_second_at7[] = {
231,219,207,195,183,171,159,147,135,
};
static const unsigned short chain_second_at8[] = {
324,328,330,332,334,336,338,340,342,
};
static const unsigned short chain_second_at9[] = {
313,507,326,527,313,507,435,528,313,507,437,529,313,507,438,530,313,507,439,531,313,507,327,532,313,507,329,533,313,507,440,
534,313,507,441,535,313,507,331,536,313,507,442,537,313,507,443,538,313,507,333,539,313,507,444,540,313,507,445,541,313,507,
335,542,313,507,446,543,313,507,447,544,313,507,337,545,313,507,448,546,313,507,449,547,313,507,339,548,313,507,450,549,313,
507,451,550,313,507,341,551,313,507,452,552,313,507,453,553,313,507,343,554,313,507,454,555,313,507,455,556,507,557,313,558,
};
static const unsigned short chain_second_at10[] = {
457,458,459,460,461,458,462,460,463,461,464,462,465,463,466,464,467,465,468,466,469,467,470,468,471,469,472,470,473,471,474,
472,
};
static const unsigned short chain_second_at11[] = {
241,327,267,327,235,430,229,425,223,420,217,415,211,410,205,405,199,400,193,395,187,390,181,385,175,380,169,375,163,370,157,
365,151,360,145,355,139,350,93,345,
};
static const unsigned short chain_second_at12[] = {
476,478,477,479,480,481,482,483,484,485,486,487,488,489,490,491,492,493,
};
static const unsigned short chain_second_at13[] = {
477,479,480,481,482,483,484,485,486,487,488,489,490,491,492,493,
};
static const unsigned short chain_second_at14[] = {
30,348,136,353,142,358,148,363,154,368,160,373,166,378,172,383,178,388,184,393,190,398,196,403,202,408,208,413,214,418,220,
423,226,428,232,433,428,229,433,235,418,217,423,223,408,205,413,211,398,193,403,199,388,181,393,187,378,169,383,175,368,157,
373,163,358,145,363,151,348,93,353,139,
};
static const unsigned short chain_second_at15[] = {
229,426,227,233,217,416,215,221,205,406,203,209,193,396,191,197,181,386,179,185,169,376,167,173,157,366,155,161,145,356,143,
149,93,346,51,137,
};
static const unsigned short chain_second_at16[] = {
518,344,518,349,519,354,519,359,520,364,520,369,521,374,521,379,522,384,522,389,523,394,523,399,524,404,524,409,525,414,525,
419,526,424,526,429,242,532,268,532,
};
static const unsigned short chain_second_at17[] = {
527,51,326,435,437,527,137,326,435,437,533,143,329,440,441,533,149,329,440,441,536,155,331,442,443,536,161,331,442,443,539,
167,333,444,445,539,173,333,444,445,542,179,335,446,447,542,185,335,446,447,545,191,337,448,449,545,197,337,448,449,548,203,
339,450,451,548,209,339,450,451,551,215,341,452,453,551,221,341,452,453,554,227,343,454,455,554,233,343,454,455,
};
static const unsigned short chain_second_at18[] = {
527,346,326,345,527,351,326,350,533,356,329,355,533,361,329,360,536,366,331,365,536,371,331,370,539,376,333,375,539,381,333,
380,542,386,335,385,542,391,335,390,545,396,337,395,545,401,337,400,548,406,339,405,548,411,339,410,551,416,341,415,551,421,
341,420,554,426,343,425,554,431,343,430,348,527,347,326,353,527,352,326,358,533,357,329,363,533,362,329,368,536,367,331,373,
536,372,331,378,539,377,333,383,539,382,333,388,542,387,335,393,542,392,335,398,545,397,337,403,545,402,337,408,548,407,339,
413,548,412,339,418,551,417,341,423,551,422,341,428,554,427,343,433,554,432,343,
};
static const unsigned short chain_second_at19[] = {
435,528,435,528,440,534,440,534,442,537,442,537,444,540,444,540,446,543,446,543,448,546,448,546,450,549,450,549,452,552,452,
552,454,555,454,555,
};
static const unsigned short chain_second_at20[] = {
563,561,4,564,562,5,565,563,6,566,564,7,567,565,8,568,566,9,569,567,10,570,568,11,571,569,12,572,570,13,573,571,14,574,572,
15,757,574,17,
};
static const unsigned short chain_second_at21[] = {
558,94,238,95,264,730,344,114,349,140,731,354,146,359,152,732,364,158,369,164,733,374,170,379,176,734,384,182,389,188,735,
394,194,399,200,736,404,206,409,212,737,414,218,419,224,738,424,230,429,236,
};
void chain_second(double t, const double *restrict q, const double *restrict v, const double *restrict a, const double *restrict lambda, const double *restrict rho, const int *restrict mode, double damping, double stiffness, const double *restrict z, const double *restrict dq, const double *restrict dv, const double *restrict da, const double *restrict dlambda, const double *restrict drho, double *restrict Fq, double *restrict Fv, double *restrict Fa, double *restrict Flambda, double *restrict Frho)
{
    double x[758];
    for (int i = 0; i < 30; i++)
        x[0 + i] = z[i];
    for (int i = 0; i < 20; i++)
        x[31 + i] = a[i];
    for (int i = 0; i < 20; i++)
        x[52 + i] = dv[i];
    for (int i = 0; i < 20; i++)
        x[73 + i] = v[i];
    for (int i = 0; i < 20; i++)
        x[94 + i] = dq[i];
    for (int i = 0; i < 20; i++)
        x[115 + i] = q[i];
    for (int i = 0; i < 20; i++)
        x[243 + i] = da[i];
    for (int i = 0; i < 10; i++)
        x[314 + i] = lambda[i];
    x[434] = damping;
    x[436] = stiffness;
    for (int i = 0; i < 10; i++)
        x[508 + i] = dlambda[i];
    x[313] = 1.0/(0.1*rho[1]);
    x[507] = 0.1*drho[1];
    x[475] = 0.1*drho[0];
    for (int k = 0; k < 108; k++) { const unsigned short *i = chain_second_at0 + 2 * k; x[i[1]] = x[i[0]] - x[i[0] + 2]; }
    for (int k = 0; k < 28; k++) { const unsigned short *i = chain_second_at1 + 2 * k; x[i[1]] = 2.0*x[i[0]]; }
    for (int k = 0; k < 18; k++) { x[243 + 1 * k + 43] = 2.0*(x[243 + 1 * k + 0] - x[243 + 1 * k + 2]); }
    x[456] = 10.0*drho[3];
    for (int k = 0; k < 9; k++) { const unsigned short *i = chain_second_at2 + 1 * k; x[304 + 1 * k + 0] = 0.5*x[i[0]]; }
    double v0 = q[0]*q[0] + q[1]*q[1];
    for (int k = 0; k < 20; k++) { const unsigned short *i = chain_second_at3 + 1 * k; x[324 + 1 * k + 0] = x[313 + 0]*(0.5*x[i[0]]); }
    for (int k = 0; k < 90; k++) { const unsigned short *i = chain_second_at4 + 1 * k; x[344 + 1 * k + 0] = 2.0*x[i[0]]; }
    for (int k = 0; k < 20; k++) { const unsigned short *i = chain_second_at5 + 3 * k; x[i[2]] = x[313 + 0]*(0.5*(x[i[0]]*x[i[1]])); }
    for (int k = 0; k < 40; k++) { const unsigned short *i = chain_second_at6 + 3 * k; x[i[2]] = x[i[0]]*x[i[1]]; }
    x[557] = z[0]*x[240] + z[1]*x[266];
    double v1 = v[0]*x[240] + v[1]*x[266];
    double v2 = x[304] + (0.5*z[19] + x[305]) + (x[305] + x[306]) + (x[306] + x[307]) + (x[307] + x[308]) + (x[308] + x[309]) + (x[309] + x[310]) + (x[310] + x[311]) + (x[311] + x[312]) + (x[304] + x[312]);
    for (int k = 0; k < 9; k++) { const unsigned short *i = chain_second_at7 + 1 * k; x[498 + 1 * k + 0] = x[i[0] + 6]*x[i[0] + 6] + x[i[0]]*x[i[0]]; }
    double v3 = v[0]*x[242] + a[0]*x[240] + v[1]*x[268] + a[1]*x[266];
    for (int k = 0; k < 9; k++) { const unsigned short *i = chain_second_at8 + 1 * k; x[509 + 1 * k + 9] = x[313 + 0]*(x[313 + 194]*x[i[0]] - 0.5*x[509 + 1 * k + 0]); }
    double v4 = x[313]*(0.5*dlambda[0] - x[507]*x[325]);
    for (int k = 0; k < 31; k++) { const unsigned short *i = chain_second_at9 + 4 * k; x[i[3]] = x[i[0]]*(x[i[1]]*x[i[2]]); }
    for (int k = 0; k < 16; k++) { const unsigned short *i = chain_second_at10 + 2 * k; x[559 + 1 * k + 0] = x[i[0]] - x[i[1]]; }
    for (int k = 0; k < 20; k++) { const unsigned short *i = chain_second_at11 + 2 * k; x[575 + 1 * k + 0] = x[i[0]]*x[i[1]]; }
    double v5 = x[473] - z[18]*x[456];
    x[757] = z[19]*x[456] - x[474];
    for (int k = 0; k < 18; k++) { const unsigned short *i = chain_second_at12 + 1 * k; x[595 + 1 * k + 0] = 0.3333333333333333*x[i[0]]; }
    for (int k = 0; k < 16; k++) { const unsigned short *i = chain_second_at13 + 1 * k; x[613 + 1 * k + 0] = 0.16666666666666666*x[i[0]]; }
    for (int k = 0; k < 18; k++) { const unsigned short *i = chain_second_at14 + 4 * k; x[629 + 1 * k + 0] = x[i[0]]*x[i[1]] + x[i[2]]*x[i[3]]; }
    for (int k = 0; k < 9; k++) { const unsigned short *i = chain_second_at15 + 4 * k; x[647 + 1 * k + 0] = x[i[0]]*x[i[1]] + x[i[1] + 2]*x[i[2]] + x[i[3] + 2]*x[i[1] + 5] + x[i[1] + 7]*x[i[3]]; }
    for (int k = 0; k < 20; k++) { const unsigned short *i = chain_second_at16 + 2 * k; x[656 + 1 * k + 0] = x[i[0]]*x[i[1]]; }
    for (int k = 0; k < 18; k++) { const unsigned short *i = chain_second_at17 + 5 * k; x[286 + 1 * k + 390] = x[i[0]]*(2.0*x[i[1]]) - x[i[2]]*x[286 + 1 * k + 0] - x[345 + 5 * k + 0]*x[i[3]] + x[345 + 5 * k + 1]*x[i[0] + 1] - x[345 + 5 * k + 2]*x[i[4]] + x[345 + 5 * k + 3]*x[i[0] + 2]; }
    for (int k = 0; k < 36; k++) { const unsigned short *i = chain_second_at18 + 4 * k; x[694 + 1 * k + 0] = x[i[0]]*x[i[1]] - x[i[2]]*x[i[3]]; }
    for (int k = 0; k < 9; k++) { x[629 + 1 * k + 101] = x[313 + 194]*(x[313 + 0]*x[629 + 1 * k + 0]); }
    for (int k = 0; k < 18; k++) { const unsigned short *i = chain_second_at19 + 2 * k; x[694 + 1 * k + 45] = x[694 + 1 * k + 0] - x[347 + 5 * k + 0]*x[i[0]] + x[347 + 5 * k + 1]*x[i[1]]; }
    Fq[0] = -(x[656] - v4*x[238] + (x[676] - x[239]*x[438] + x[240]*x[530] - x[241]*x[439] + x[242]*x[531] - x[263]*x[327] + x[532]*(2.0*a[0])));
    Fq[1] = -(x[657] - v4*x[264] + (x[677] - x[265]*x[438] + x[266]*x[530] - x[267]*x[439] + x[268]*x[531] - x[269]*x[327] + x[532]*(2.0*a[1])));
    for (int k = 0; k < 16; k++) { Fq[2 + 1 * k + 0] = -(x[656 + 1 * k + 2] - x[656 + 1 * k + 0] + (x[656 + 1 * k + 22] - x[656 + 1 * k + 20])); }
    Fq[18] = x[672] + x[692];
    Fq[19] = x[673] + x[693];
    Fv[0] = x[457] + x[559] - (x[739] - x[239]*x[439] + x[240]*x[531] - x[575] + x[674] + (x[694] - x[575] + x[674]));
    Fv[1] = x[459] + x[560] - (x[740] - x[265]*x[439] + x[266]*x[531] - x[576] + x[675] + (x[695] - x[576] + x[675]));
    Fv[2] = -(x[561] + x[559] + (x[696] - x[694] + (x[741] - x[739])));
    Fv[3] = -(x[562] + x[560] + (x[697] - x[695] + (x[742] - x[740])));
    for (int k = 0; k < 13; k++) { const unsigned short *i = chain_second_at20 + 3 * k; Fv[i[2]] = -(x[i[0]] - x[i[1]] + (x[i[1] + 137] - x[i[1] + 135] + (x[i[1] + 182] - x[i[1] + 180]))); }
    Fv[16] = v5 + x[573] - (x[710] - x[708] + (x[755] - x[753]));
    Fv[18] = -(v5 - (x[710] + x[755]));
    Fv[19] = x[757] + (x[711] + x[756]);
    Fa[0] = x[595] + (x[595] + x[613]) - (x[712] - x[239]*x[327] + x[240]*x[532]);
    Fa[1] = x[596] + (x[596] + x[614]) - (x[713] - x[265]*x[327] + x[266]*x[532]);
    Fa[2] = x[615] + x[597] + (x[597] + 0.16666666666666666*x[476]) - (x[714] - x[712]);
    Fa[3] = x[616] + x[598] + (x[598] + 0.16666666666666666*x[478]) - (x[715] - x[713]);
    for (int k = 0; k < 12; k++) { Fa[4 + 1 * k + 0] = x[599 + 1 * k + 18] + x[599 + 1 * k + 0] + (x[599 + 1 * k + 0] + x[599 + 1 * k + 14]) - (x[599 + 1 * k + 117] - x[599 + 1 * k + 115]); }
    Fa[16] = 0.16666666666666666*x[494] + x[611] + (x[611] + x[625]) - (x[728] - x[726]);
    Fa[17] = 0.16666666666666666*x[495] + x[612] + (x[612] + x[626]) - (x[729] - x[727]);
    Fa[18] = 0.3333333333333333*x[494] + x[627] + x[728];
    Fa[19] = x[628] + 0.3333333333333333*x[495] + x[729];
    for (int k = 0; k < 10; k++) { const unsigned short *i = chain_second_at21 + 5 * k; Flambda[0 + 1 * k + 0] = -(x[313 + 0]*(0.5*(x[i[0]] - (x[i[1]]*x[i[2]] + x[i[3]]*x[i[4]])))); }
    Frho[0] = 0.1*(0.3333333333333333*(z[1]*da[1]) + 0.3333333333333333*(z[0]*da[0]) + (0.16666666666666666*(z[19]*(da[17] + 2.0*da[19])) + 0.16666666666666666*(z[18]*(da[16] + 2.0*da[18])) + 0.16666666666666666*(z[17]*(da[19] + x[270])) + 0.16666666666666666*(z[16]*(da[18] + x[271]))) + (0.16666666666666666*(z[17]*(da[15] + x[270])) + 0.16666666666666666*(z[16]*(da[14] + x[271])) + 0.16666666666666666*(z[15]*(da[17] + x[272])) + 0.16666666666666666*(z[14]*(da[16] + x[273]))) + (0.16666666666666666*(z[15]*(da[13] + x[272])) + 0.16666666666666666*(z[14]*(da[12] + x[273])) + 0.16666666666666666*(z[13]*(da[15] + x[274])) + 0.16666666666666666*(z[12]*(da[14] + x[275]))) + (0.16666666666666666*(z[13]*(da[11] + x[274])) + 0.16666666666666666*(z[12]*(da[10] + x[275])) + 0.16666666666666666*(z[11]*(da[13] + x[276])) + 0.16666666666666666*(z[10]*(da[12] + x[277]))) + (0.16666666666666666*(z[11]*(da[9] + x[276])) + 0.16666666666666666*(z[10]*(da[8] + x[277])) + 0.16666666666666666*(z[9]*(da[11] + x[278])) + 0.16666666666666666*(z[8]*(da[10] + x[279]))) + (0.16666666666666666*(z[9]*(da[7] + x[278])) + 0.16666666666666666*(z[8]*(da[6] + x[279])) + 0.16666666666666666*(z[7]*(da[9] + x[280])) + 0.16666666666666666*(z[6]*(da[8] + x[281]))) + (0.16666666666666666*(z[7]*(da[5] + x[280])) + 0.16666666666666666*(z[6]*(da[4] + x[281])) + 0.16666666666666666*(z[5]*(da[7] + x[282])) + 0.16666666666666666*(z[4]*(da[6] + x[283]))) + (0.16666666666666666*(z[5]*(da[3] + x[282])) + 0.16666666666666666*(z[4]*(da[2] + x[283])) + 0.16666666666666666*(z[3]*(da[5] + x[284])) + 0.16666666666666666*(z[2]*(da[4] + x[285]))) + (0.16666666666666666*(z[3]*(da[1] + x[284])) + 0.16666666666666666*(z[2]*(da[0] + x[285])) + 0.16666666666666666*(z[1]*(da[3] + x[269])) + 0.16666666666666666*(z[0]*(da[2] + x[263])))) + 0.1*(drho[2]*v2);
    Frho[1] = 0.1*(x[313]*(x[342]*(x[738] - (x[226]*x[427] + x[232]*x[432]))) + x[313]*(x[526]*x[637]) + (x[313]*(x[340]*(x[737] - (x[214]*x[417] + x[220]*x[422]))) + x[313]*(x[525]*x[636])) + (x[313]*(x[338]*(x[736] - (x[202]*x[407] + x[208]*x[412]))) + x[313]*(x[524]*x[635])) + (x[313]*(x[336]*(x[735] - (x[190]*x[397] + x[196]*x[402]))) + x[313]*(x[523]*x[634])) + (x[313]*(x[334]*(x[734] - (x[178]*x[387] + x[184]*x[392]))) + x[313]*(x[522]*x[633])) + (x[313]*(x[332]*(x[733] - (x[166]*x[377] + x[172]*x[382]))) + x[313]*(x[521]*x[632])) + (x[313]*(x[330]*(x[732] - (x[154]*x[367] + x[160]*x[372]))) + x[313]*(x[520]*x[631])) + (x[313]*(x[328]*(x[731] - (x[142]*x[357] + x[148]*x[362]))) + x[313]*(x[519]*x[630])) + (x[313]*(x[324]*(x[730] - (x[30]*x[347] + x[136]*x[352]))) + x[313]*(x[518]*x[629])) - x[313]*(x[325]*(z[0]*x[239] + z[1]*x[265] - x[558])) - x[313]*(x[557]*v4)) - 0.1*(x[313]*(x[343]*(x[577] + (x[578] + x[578] + x[427]*x[227] + x[231]*x[302] + x[577]) + x[432]*x[233] + x[237]*x[303] - x[507]*(x[313]*x[647]))) - x[313]*(x[554]*x[647]) + x[313]*(x[454]*(x[427]*x[229] + x[231]*x[425] + x[432]*x[235] + x[237]*x[430] - x[507]*(x[313]*x[638]))) - x[313]*(x[555]*x[638]) - x[313]*(x[455]*(x[507]*(x[313]*x[498]) - (x[237]*x[432] + x[231]*x[427]))) - x[313]*(x[556]*x[498]) + (x[313]*(x[341]*(x[579] + (x[580] + x[580] + x[417]*x[215] + x[219]*x[300] + x[579]) + x[422]*x[221] + x[225]*x[301] - x[507]*(x[313]*x[648]))) - x[313]*(x[551]*x[648]) + x[313]*(x[452]*(x[417]*x[217] + x[219]*x[415] + x[422]*x[223] + x[225]*x[420] - x[507]*(x[313]*x[639]))) - x[313]*(x[552]*x[639]) - x[313]*(x[453]*(x[507]*(x[313]*x[499]) - (x[225]*x[422] + x[219]*x[417]))) - x[313]*(x[553]*x[499])) + (x[313]*(x[339]*(x[581] + (x[582] + x[582] + x[407]*x[203] + x[207]*x[298] + x[581]) + x[412]*x[209] + x[213]*x[299] - x[507]*(x[313]*x[649]))) - x[313]*(x[548]*x[649]) + x[313]*(x[450]*(x[407]*x[205] + x[207]*x[405] + x[412]*x[211] + x[213]*x[410] - x[507]*(x[313]*x[640]))) - x[313]*(x[549]*x[640]) - x[313]*(x[451]*(x[507]*(x[313]*x[500]) - (x[213]*x[412] + x[207]*x[407]))) - x[313]*(x[550]*x[500])) + (x[313]*(x[337]*(x[583] + (x[584] + x[584] + x[397]*x[191] + x[195]*x[296] + x[583]) + x[402]*x[197] + x[201]*x[297] - x[507]*(x[313]*x[650]))) - x[313]*(x[545]*x[650]) + x[313]*(x[448]*(x[397]*x[193] + x[195]*x[395] + x[402]*x[199] + x[201]*x[400] - x[507]*(x[313]*x[641]))) - x[313]*(x[546]*x[641]) - x[313]*(x[449]*(x[507]*(x[313]*x[501]) - (x[201]*x[402] + x[195]*x[397]))) - x[313]*(x[547]*x[501])) + (x[313]*(x[335]*(x[585] + (x[586] + x[586] + x[387]*x[179] + x[183]*x[294] + x[585]) + x[392]*x[185] + x[189]*x[295] - x[507]*(x[313]*x[651]))) - x[313]*(x[542]*x[651]) + x[313]*(x[446]*(x[387]*x[181] + x[183]*x[385] + x[392]*x[187] + x[189]*x[390] - x[507]*(x[313]*x[642]))) - x[313]*(x[543]*x[642]) - x[313]*(x[447]*(x[507]*(x[313]*x[502]) - (x[189]*x[392] + x[183]*x[387]))) - x[313]*(x[544]*x[502])) + (x[313]*(x[333]*(x[587] + (x[588] + x[588] + x[377]*x[167] + x[171]*x[292] + x[587]) + x[382]*x[173] + x[177]*x[293] - x[507]*(x[313]*x[652]))) - x[313]*(x[539]*x[652]) + x[313]*(x[444]*(x[377]*x[169] + x[171]*x[375] + x[382]*x[175] + x[177]*x[380] - x[507]*(x[313]*x[643]))) - x[313]*(x[540]*x[643]) - x[313]*(x[445]*(x[507]*(x[313]*x[503]) - (x[177]*x[382] + x[171]*x[377]))) - x[313]*(x[541]*x[503])) + (x[313]*(x[331]*(x[589] + (x[590] + x[590] + x[367]*x[155] + x[159]*x[290] + x[589]) + x[372]*x[161] + x[165]*x[291] - x[507]*(x[313]*x[653]))) - x[313]*(x[536]*x[653]) + x[313]*(x[442]*(x[367]*x[157] + x[159]*x[365] + x[372]*x[163] + x[165]*x[370] - x[507]*(x[313]*x[644]))) - x[313]*(x[537]*x[644]) - x[313]*(x[443]*(x[507]*(x[313]*x[504]) - (x[165]*x[372] + x[159]*x[367]))) - x[313]*(x[538]*x[504])) + (x[313]*(x[329]*(x[591] + (x[592] + x[592] + x[357]*x[143] + x[147]*x[288] + x[591]) + x[362]*x[149] + x[153]*x[289] - x[507]*(x[313]*x[654]))) - x[313]*(x[533]*x[654]) + x[313]*(x[440]*(x[357]*x[145] + x[147]*x[355] + x[362]*x[151] + x[153]*x[360] - x[507]*(x[313]*x[645]))) - x[313]*(x[534]*x[645]) - x[313]*(x[441]*(x[507]*(x[313]*x[505]) - (x[153]*x[362] + x[147]*x[357]))) - x[313]*(x[535]*x[505])) + (x[313]*(x[326]*(x[593] + (x[594] + x[594] + x[347]*x[51] + x[135]*x[286] + x[593]) + x[352]*x[137] + x[141]*x[287] - x[507]*(x[313]*x[655]))) - x[313]*(x[527]*x[655]) + x[313]*(x[435]*(x[347]*x[93] + x[135]*x[345] + x[352]*x[139] + x[141]*x[350] - x[507]*(x[313]*x[646]))) - x[313]*(x[528]*x[646]) - x[313]*(x[437]*(x[507]*(x[313]*x[506]) - (x[141]*x[352] + x[135]*x[347]))) - x[313]*(x[529]*x[506])) + x[313]*((q[0]*x[239] + q[1]*x[265] - x[507]*(x[313]*v0))*x[438]) - x[313]*(v0*x[530]) + x[313]*((v[0]*x[239] + q[0]*x[241] + v[1]*x[265] + q[1]*x[267] - x[507]*(x[313]*v1))*x[439]) - x[313]*(v1*x[531]) + x[313]*(x[327]*(x[496] + (x[497] + x[497] + a[0]*x[239] + q[0]*x[263] + x[496]) + a[1]*x[265] + q[1]*x[269] - x[507]*(x[313]*v3))) - x[313]*(v3*x[532]));
    Frho[2] = 0.1*(drho[0]*v2);
    Frho[3] = 10.0*(z[1]*dv[1] + z[0]*dv[0] - (z[18]*x[228] + z[19]*x[234] - z[17]*x[234] - z[16]*x[228]) - (z[16]*x[216] + z[17]*x[222] - z[15]*x[222] - z[14]*x[216]) - (z[14]*x[204] + z[15]*x[210] - z[13]*x[210] - z[12]*x[204]) - (z[12]*x[192] + z[13]*x[198] - z[11]*x[198] - z[10]*x[192]) - (z[10]*x[180] + z[11]*x[186] - z[9]*x[186] - z[8]*x[180]) - (z[8]*x[168] + z[9]*x[174] - z[7]*x[174] - z[6]*x[168]) - (z[6]*x[156] + z[7]*x[162] - z[5]*x[162] - z[4]*x[156]) - (z[4]*x[144] + z[5]*x[150] - z[3]*x[150] - z[2]*x[144]) - (z[2]*x[72] + z[3]*x[138] - z[1]*x[138] - z[0]*x[72]));
    Frho[4] = 0.0;
}
#define LANE double
#define SPREAD(x) (x)
#define NAME(x) x
#include "chain_fused.c"
#undef LANE
#undef SPREAD
#undef NAME
#ifdef __GNUC__
typedef double four __attribute__((vector_size(CST_ADJOINTS * sizeof(double)), aligned(8), may_alias));
#define LANE four
#define SPREAD(x) ((x) - (four){ 0.0 })
#define NAME(x) x##_four
#include "chain_fused.c"
#undef LANE
#undef SPREAD
#undef NAME
static void chain_products_at_once(double t, const double *restrict q, const double *restrict v, const double *restrict a, const double *restrict lambda, const double *restrict rho, const int *restrict mode, double damping, double stiffness, cst_adjoints z, cst_adjoint_outs Fq, cst_adjoint_outs Fv, cst_adjoint_outs Frho)
{
    chain_products_four(t, q, v, a, lambda, rho, mode, damping, stiffness, (const four *)z, (four *)Fq, (four *)Fv, (four *)Frho);
}
#else
#define chain_products_at_once NULL
#endif
#ifdef CST_AVX512
#pragma GCC push_options
#pragma GCC target("avx512f")
typedef double eight __attribute__((vector_size(CST_LANES * sizeof(double)), aligned(8), may_alias));
#define LANE eight
#define SPREAD(x) ((x) - (eight){ 0.0 })
#define NAME(x) x##_eight
#include "chain_fused.c"
#undef LANE
#undef SPREAD
#undef NAME
static void chain_products_wide(double t, const double *restrict q, const double *restrict v, const double *restrict a, const double *restrict lambda, const double *restrict rho, const int *restrict mode, double damping, double stiffness, cst_dirs z, cst_outs Fq, cst_outs Fv, cst_outs Frho)
{
    chain_products_eight(t, q, v, a, lambda, rho, mode, damping, stiffness, (const eight *)z, (eight *)Fq, (eight *)Fv, (eight *)Frho);
}
#pragma GCC pop_options
#else
#define chain_products_wide NULL
#endif
extern const cst_fused chain_fused;
const cst_fused chain_fused = {
    56, mass_row, mass_col, chain_motion,
    38, phi_q_row, phi_q_col, chain_phi_q,
    94, 94, jacobian_row, jacobian_col, chain_jacobian,
    80, by_rho_row, by_rho_col, chain_by_rho,
    chain_products, chain_products_at_once, chain_products_wide, chain_second
};
#else
void NAME(chain_products)(double t, const double *restrict q, const double *restrict v, const double *restrict a, const double *restrict lambda, const double *restrict rho, const int *restrict mode, double damping, double stiffness, const LANE *restrict z, LANE *restrict Fq, LANE *restrict Fv, LANE *restrict Frho)
{
    double v0 = 1.0/(0.1*rho[1]);
    LANE v1 = z[0] - z[2];
    LANE v2 = z[1] - z[3];
    LANE v3 = z[2] - z[4];
    LANE v4 = z[3] - z[5];
    LANE v5 = z[4] - z[6];
    LANE v6 = z[5] - z[7];
    LANE v7 = z[6] - z[8];
    LANE v8 = z[7] - z[9];
    LANE v9 = z[8] - z[10];
    LANE v10 = z[9] - z[11];
    LANE v11 = z[10] - z[12];
    LANE v12 = z[11] - z[13];
    LANE v13 = z[12] - z[14];
    LANE v14 = z[13] - z[15];
    LANE v15 = z[14] - z[16];
    LANE v16 = z[15] - z[17];
    LANE v17 = z[16] - z[18];
    LANE v18 = z[17] - z[19];
    double v19 = v[0] - v[2];
    double v20 = a[0] - a[2];
    double v21 = q[0] - q[2];
    double v22 = a[1] - a[3];
    double v23 = v[1] - v[3];
    double v24 = q[1] - q[3];
    double v25 = v[2] - v[4];
    double v26 = a[2] - a[4];
    double v27 = q[2] - q[4];
    double v28 = a[3] - a[5];
    double v29 = v[3] - v[5];
    double v30 = q[3] - q[5];
    double v31 = v[4] - v[6];
    double v32 = a[4] - a[6];
    double v33 = q[4] - q[6];
    double v34 = a[5] - a[7];
    double v35 = v[5] - v[7];
    double v36 = q[5] - q[7];
    double v37 = v[6] - v[8];
    double v38 = a[6] - a[8];
    double v39 = q[6] - q[8];
    double v40 = a[7] - a[9];
    double v41 = v[7] - v[9];
    double v42 = q[7] - q[9];
    double v43 = v[8] - v[10];
    double v44 = a[8] - a[10];
    double v45 = q[8] - q[10];
    double v46 = a[9] - a[11];
    double v47 = v[9] - v[11];
    double v48 = q[9] - q[11];
    double v49 = v[10] - v[12];
    double v50 = a[10] - a[12];
    double v51 = q[10] - q[12];
    double v52 = a[11] - a[13];
    double v53 = v[11] - v[13];
    double v54 = q[11] - q[13];
    double v55 = v[12] - v[14];
    double v56 = a[12] - a[14];
    double v57 = q[12] - q[14];
    double v58 = a[13] - a[15];
    double v59 = v[13] - v[15];
    double v60 = q[13] - q[15];
    double v61 = v[14] - v[16];
    double v62 = a[14] - a[16];
    double v63 = q[14] - q[16];
    double v64 = a[15] - a[17];
    double v65 = v[15] - v[17];
    double v66 = q[15] - q[17];
    double v67 = v[16] - v[18];
    double v68 = a[16] - a[18];
    double v69 = q[16] - q[18];
    double v70 = a[17] - a[19];
    double v71 = v[17] - v[19];
    double v72 = q[17] - q[19];
    LANE v73 = 0.5*(stiffness*z[21]);
    LANE v74 = 0.5*(stiffness*z[20]);
    LANE v75 = 0.5*(stiffness*z[22]);
    LANE v76 = 0.5*(stiffness*z[23]);
    LANE v77 = 0.5*(stiffness*z[24]);
    LANE v78 = 0.5*(stiffness*z[25]);
    LANE v79 = 0.5*(stiffness*z[26]);
    LANE v80 = 0.5*(stiffness*z[27]);
    LANE v81 = 0.5*(stiffness*z[28]);
    LANE v82 = 0.5*(stiffness*z[29]);
    double v83 = 2.0*q[0];
    double v84 = 2.0*v[0];
    double v85 = 2.0*a[0];
    double v86 = 2.0*q[1];
    double v87 = 2.0*v[1];
    double v88 = 2.0*a[1];
    double v89 = 2.0*a[17];
    double v90 = 2.0*a[16];
    double v91 = 2.0*a[15];
    double v92 = 2.0*a[14];
    double v93 = 2.0*a[13];
    double v94 = 2.0*a[12];
    double v95 = 2.0*a[11];
    double v96 = 2.0*a[10];
    double v97 = 2.0*a[9];
    double v98 = 2.0*a[8];
    double v99 = 2.0*a[7];
    double v100 = 2.0*a[6];
    double v101 = 2.0*a[5];
    double v102 = 2.0*a[4];
    double v103 = 2.0*a[3];
    double v104 = 2.0*a[2];
    double v105 = 10.0*rho[3];
    LANE v106 = 0.5*z[1];
    LANE v107 = 0.5*z[17];
    LANE v108 = 0.5*z[15];
    LANE v109 = 0.5*z[13];
    LANE v110 = 0.5*z[11];
    LANE v111 = 0.5*z[9];
    LANE v112 = 0.5*z[7];
    LANE v113 = 0.5*z[5];
    LANE v114 = 0.5*z[3];
    double v115 = v0*(0.5*lambda[1]);
    double v116 = v0*(0.5*lambda[0]);
    double v117 = v0*(0.5*lambda[2]);
    double v118 = v0*(0.5*lambda[3]);
    double v119 = v0*(0.5*lambda[4]);
    double v120 = v0*(0.5*lambda[5]);
    double v121 = v0*(0.5*lambda[6]);
    double v122 = v0*(0.5*lambda[7]);
    double v123 = v0*(0.5*lambda[8]);
    double v124 = v0*(0.5*lambda[9]);
    double v125 = 2.0*v19;
    double v126 = 2.0*v21;
    double v127 = 2.0*v23;
    double v128 = 2.0*v24;
    double v129 = 2.0*v25;
    double v130 = 2.0*v27;
    double v131 = 2.0*v29;
    double v132 = 2.0*v30;
    double v133 = 2.0*v31;
    double v134 = 2.0*v33;
    double v135 = 2.0*v35;
    double v136 = 2.0*v36;
    double v137 = 2.0*v37;
    double v138 = 2.0*v39;
    double v139 = 2.0*v41;
    double v140 = 2.0*v42;
    double v141 = 2.0*v43;
    double v142 = 2.0*v45;
    double v143 = 2.0*v47;
    double v144 = 2.0*v48;
    double v145 = 2.0*v49;
    double v146 = 2.0*v51;
    double v147 = 2.0*v53;
    double v148 = 2.0*v54;
    double v149 = 2.0*v55;
    double v150 = 2.0*v57;
    double v151 = 2.0*v59;
    double v152 = 2.0*v60;
    double v153 = 2.0*v61;
    double v154 = 2.0*v63;
    double v155 = 2.0*v65;
    double v156 = 2.0*v66;
    double v157 = 2.0*v67;
    double v158 = 2.0*v69;
    double v159 = 2.0*v71;
    double v160 = 2.0*v72;
    LANE v161 = v0*(0.5*(damping*z[21]));
    LANE v162 = v0*(0.5*(damping*z[20]));
    LANE v163 = v0*(0.5*(damping*z[22]));
    LANE v164 = v0*(0.5*(damping*z[23]));
    LANE v165 = v0*(0.5*(damping*z[24]));
    LANE v166 = v0*(0.5*(damping*z[25]));
    LANE v167 = v0*(0.5*(damping*z[26]));
    LANE v168 = v0*(0.5*(damping*z[27]));
    LANE v169 = v0*(0.5*(damping*z[28]));
    LANE v170 = v0*(0.5*(damping*z[29]));
    LANE v171 = v0*(0.5*z[21]);
    LANE v172 = v0*(0.5*z[20]);
    LANE v173 = v0*(0.5*z[22]);
    LANE v174 = v0*(0.5*z[23]);
    LANE v175 = v0*(0.5*z[24]);
    LANE v176 = v0*(0.5*z[25]);
    LANE v177 = v0*(0.5*z[26]);
    LANE v178 = v0*(0.5*z[27]);
    LANE v179 = v0*(0.5*z[28]);
    LANE v180 = v0*(0.5*z[29]);
    LANE v181 = v0*v73;
    LANE v182 = v0*v74;
    LANE v183 = v0*v75;
    LANE v184 = v0*v76;
    LANE v185 = v0*v77;
    LANE v186 = v0*v78;
    LANE v187 = v0*v79;
    LANE v188 = v0*v80;
    LANE v189 = v0*v81;
    LANE v190 = v0*v82;
    LANE v191 = z[0]*v105;
    LANE v192 = z[2]*v105;
    LANE v193 = z[1]*v105;
    LANE v194 = z[3]*v105;
    LANE v195 = z[4]*v105;
    LANE v196 = z[5]*v105;
    LANE v197 = z[6]*v105;
    LANE v198 = z[7]*v105;
    LANE v199 = z[8]*v105;
    LANE v200 = z[9]*v105;
    LANE v201 = z[10]*v105;
    LANE v202 = z[11]*v105;
    LANE v203 = z[12]*v105;
    LANE v204 = z[13]*v105;
    LANE v205 = z[14]*v105;
    LANE v206 = z[15]*v105;
    LANE v207 = z[16]*v105;
    LANE v208 = z[17]*v105;
    LANE v209 = v106 + (0.5*z[19] + v107) + (v107 + v108) + (v108 + v109) + (v109 + v110) + (v110 + v111) + (v111 + v112) + (v112 + v113) + (v113 + v114) + (v106 + v114);
    LANE v210 = v115*(2.0*v1);
    LANE v211 = v115*(2.0*v2);
    LANE v212 = v117*(2.0*v3);
    LANE v213 = v117*(2.0*v4);
    LANE v214 = v118*(2.0*v5);
    LANE v215 = v118*(2.0*v6);
    LANE v216 = v119*(2.0*v7);
    LANE v217 = v119*(2.0*v8);
    LANE v218 = v120*(2.0*v9);
    LANE v219 = v120*(2.0*v10);
    LANE v220 = v121*(2.0*v11);
    LANE v221 = v121*(2.0*v12);
    LANE v222 = v122*(2.0*v13);
    LANE v223 = v122*(2.0*v14);
    LANE v224 = v123*(2.0*v15);
    LANE v225 = v123*(2.0*v16);
    LANE v226 = v124*(2.0*v17);
    LANE v227 = v124*(2.0*v18);
    LANE v228 = v125*v161 + v171*(2.0*v20) + v126*v181;
    LANE v229 = v129*v163 + v173*(2.0*v26) + v130*v183;
    LANE v230 = v133*v164 + v174*(2.0*v32) + v134*v184;
    LANE v231 = v137*v165 + v175*(2.0*v38) + v138*v185;
    LANE v232 = v141*v166 + v176*(2.0*v44) + v142*v186;
    LANE v233 = v145*v167 + v177*(2.0*v50) + v146*v187;
    LANE v234 = v149*v168 + v178*(2.0*v56) + v150*v188;
    LANE v235 = v153*v169 + v179*(2.0*v62) + v154*v189;
    LANE v236 = v157*v170 + v180*(2.0*v68) + v158*v190;
    LANE v237 = v171*(2.0*v22) + v127*v161 + v128*v181;
    LANE v238 = v173*(2.0*v28) + v131*v163 + v132*v183;
    LANE v239 = v174*(2.0*v34) + v135*v164 + v136*v184;
    LANE v240 = v175*(2.0*v40) + v139*v165 + v140*v185;
    LANE v241 = v176*(2.0*v46) + v143*v166 + v144*v186;
    LANE v242 = v177*(2.0*v52) + v147*v167 + v148*v187;
    LANE v243 = v178*(2.0*v58) + v151*v168 + v152*v188;
    LANE v244 = v179*(2.0*v64) + v155*v169 + v156*v189;
    LANE v245 = v180*(2.0*v70) + v159*v170 + v160*v190;
    LANE v246 = v191 - v192;
    LANE v247 = v193 - v194;
    LANE v248 = v195 - v192;
    LANE v249 = v196 - v194;
    LANE v250 = v197 - v195;
    LANE v251 = v198 - v196;
    LANE v252 = v199 - v197;
    LANE v253 = v200 - v198;
    LANE v254 = v201 - v199;
    LANE v255 = v202 - v200;
    LANE v256 = v203 - v201;
    LANE v257 = v204 - v202;
    LANE v258 = v205 - v203;
    LANE v259 = v206 - v204;
    LANE v260 = v207 - v205;
    LANE v261 = v208 - v206;
    LANE v262 = v171*v125;
    LANE v263 = v171*v127;
    LANE v264 = v173*v129;
    LANE v265 = v173*v131;
    LANE v266 = v174*v133;
    LANE v267 = v174*v135;
    LANE v268 = v175*v137;
    LANE v269 = v175*v139;
    LANE v270 = v176*v141;
    LANE v271 = v176*v143;
    LANE v272 = v177*v145;
    LANE v273 = v177*v147;
    LANE v274 = v178*v149;
    LANE v275 = v178*v151;
    LANE v276 = v179*v153;
    LANE v277 = v179*v155;
    LANE v278 = v180*v157;
    LANE v279 = v180*v159;
    LANE v280 = v84*v172;
    LANE v281 = v87*v172;
    LANE v282 = v207 - z[18]*v105;
    LANE v283 = v208 - z[19]*v105;
    LANE v284 = v262 + v126*v161;
    LANE v285 = v263 + v128*v161;
    LANE v286 = v264 + v130*v163;
    LANE v287 = v265 + v132*v163;
    LANE v288 = v266 + v134*v164;
    LANE v289 = v267 + v136*v164;
    LANE v290 = v268 + v138*v165;
    LANE v291 = v269 + v140*v165;
    LANE v292 = v270 + v142*v166;
    LANE v293 = v271 + v144*v166;
    LANE v294 = v272 + v146*v167;
    LANE v295 = v273 + v148*v167;
    LANE v296 = v274 + v150*v168;
    LANE v297 = v275 + v152*v168;
    LANE v298 = v276 + v154*v169;
    LANE v299 = v277 + v156*v169;
    LANE v300 = v278 + v158*v170;
    LANE v301 = v279 + v160*v170;
    Fq[0] = v210 + v116*(2.0*z[0]) + (v228 + v83*v182 + v84*v162 + v85*v172);
    Fq[1] = v211 + v116*(2.0*z[1]) + (v237 + v86*v182 + v87*v162 + v88*v172);
    Fq[2] = v212 - v210 + (v229 - v228);
    Fq[3] = v213 - v211 + (v238 - v237);
    Fq[4] = v214 - v212 + (v230 - v229);
    Fq[5] = v215 - v213 + (v239 - v238);
    Fq[6] = v216 - v214 + (v231 - v230);
    Fq[7] = v217 - v215 + (v240 - v239);
    Fq[8] = v218 - v216 + (v232 - v231);
    Fq[9] = v219 - v217 + (v241 - v240);
    Fq[10] = v220 - v218 + (v233 - v232);
    Fq[11] = v221 - v219 + (v242 - v241);
    Fq[12] = v222 - v220 + (v234 - v233);
    Fq[13] = v223 - v221 + (v243 - v242);
    Fq[14] = v224 - v222 + (v235 - v234);
    Fq[15] = v225 - v223 + (v244 - v243);
    Fq[16] = v226 - v224 + (v236 - v235);
    Fq[17] = v227 - v225 + (v245 - v244);
    Fq[18] = -(v226 + v236);
    Fq[19] = -(v227 + v245);
    Fv[0] = v191 + v246 + (v284 + v83*v162 + v280 + (v262 + v280));
    Fv[1] = v193 + v247 + (v285 + v86*v162 + v281 + (v263 + v281));
    Fv[2] = -(v248 + v246 - (v264 - v262 + (v286 - v284)));
    Fv[3] = -(v249 + v247 - (v265 - v263 + (v287 - v285)));
    Fv[4] = -(v250 - v248 - (v266 - v264 + (v288 - v286)));
    Fv[5] = -(v251 - v249 - (v267 - v265 + (v289 - v287)));
    Fv[6] = -(v252 - v250 - (v268 - v266 + (v290 - v288)));
    Fv[7] = -(v253 - v251 - (v269 - v267 + (v291 - v289)));
    Fv[8] = -(v254 - v252 - (v270 - v268 + (v292 - v290)));
    Fv[9] = -(v255 - v253 - (v271 - v269 + (v293 - v291)));
    Fv[10] = -(v256 - v254 - (v272 - v270 + (v294 - v292)));
    Fv[11] = -(v257 - v255 - (v273 - v271 + (v295 - v293)));
    Fv[12] = -(v258 - v256 - (v274 - v272 + (v296 - v294)));
    Fv[13] = -(v259 - v257 - (v275 - v273 + (v297 - v295)));
    Fv[14] = -(v260 - v258 - (v276 - v274 + (v298 - v296)));
    Fv[15] = -(v261 - v259 - (v277 - v275 + (v299 - v297)));
    Fv[16] = v282 + v260 + (v278 - v276 + (v300 - v298));
    Fv[17] = v283 + v261 + (v279 - v277 + (v301 - v299));
    Fv[18] = -(v282 + (v278 + v300));
    Fv[19] = -(v283 + (v279 + v301));
    Frho[0] = 0.1*(0.3333333333333333*(a[1]*z[1]) + 0.3333333333333333*(a[0]*z[0]) + (0.16666666666666666*(z[19]*(a[17] + 2.0*a[19])) + 0.16666666666666666*(z[18]*(a[16] + 2.0*a[18])) + 0.16666666666666666*(z[17]*(a[19] + v89)) + 0.16666666666666666*(z[16]*(a[18] + v90))) + (0.16666666666666666*(z[17]*(a[15] + v89)) + 0.16666666666666666*(z[16]*(a[14] + v90)) + 0.16666666666666666*(z[15]*(a[17] + v91)) + 0.16666666666666666*(z[14]*(a[16] + v92))) + (0.16666666666666666*(z[15]*(a[13] + v91)) + 0.16666666666666666*(z[14]*(a[12] + v92)) + 0.16666666666666666*(z[13]*(a[15] + v93)) + 0.16666666666666666*(z[12]*(a[14] + v94))) + (0.16666666666666666*(z[13]*(a[11] + v93)) + 0.16666666666666666*(z[12]*(a[10] + v94)) + 0.16666666666666666*(z[11]*(a[13] + v95)) + 0.16666666666666666*(z[10]*(a[12] + v96))) + (0.16666666666666666*(z[11]*(a[9] + v95)) + 0.16666666666666666*(z[10]*(a[8] + v96)) + 0.16666666666666666*(z[9]*(a[11] + v97)) + 0.16666666666666666*(z[8]*(a[10] + v98))) + (0.16666666666666666*(z[9]*(a[7] + v97)) + 0.16666666666666666*(z[8]*(a[6] + v98)) + 0.16666666666666666*(z[7]*(a[9] + v99)) + 0.16666666666666666*(z[6]*(a[8] + v100))) + (0.16666666666666666*(z[7]*(a[5] + v99)) + 0.16666666666666666*(z[6]*(a[4] + v100)) + 0.16666666666666666*(z[5]*(a[7] + v101)) + 0.16666666666666666*(z[4]*(a[6] + v102))) + (0.16666666666666666*(z[5]*(a[3] + v101)) + 0.16666666666666666*(z[4]*(a[2] + v102)) + 0.16666666666666666*(z[3]*(a[5] + v103)) + 0.16666666666666666*(z[2]*(a[4] + v104))) + (0.16666666666666666*(z[3]*(a[1] + v103)) + 0.16666666666666666*(z[2]*(a[0] + v104)) + 0.16666666666666666*(z[1]*(a[3] + v88)) + 0.16666666666666666*(z[0]*(a[2] + v85)))) + 0.1*(rho[2]*v209);
    Frho[1] = -(0.1*(v0*(v124*(v158*v17 + v160*v18)) + v0*(v123*(v154*v15 + v156*v16)) + v0*(v122*(v150*v13 + v152*v14)) + v0*(v121*(v146*v11 + v148*v12)) + v0*(v120*(v142*v9 + v144*v10)) + v0*(v119*(v138*v7 + v140*v8)) + v0*(v118*(v134*v5 + v136*v6)) + v0*(v117*(v130*v3 + v132*v4)) + v0*(v115*(v126*v1 + v128*v2)) + v0*(v116*(z[0]*v83 + z[1]*v86))) + 0.1*(v82 + (v0*(v180*(v67*v157 + v158*v68 + v71*v159 + v160*v70)) + v0*(v170*(v67*v158 + v71*v160))) + v0*(v190*(v69*v69 + v72*v72)) + (v81 + (v0*(v179*(v61*v153 + v154*v62 + v65*v155 + v156*v64)) + v0*(v169*(v61*v154 + v65*v156))) + v0*(v189*(v63*v63 + v66*v66))) + (v80 + (v0*(v178*(v55*v149 + v150*v56 + v59*v151 + v152*v58)) + v0*(v168*(v55*v150 + v59*v152))) + v0*(v188*(v57*v57 + v60*v60))) + (v79 + (v0*(v177*(v49*v145 + v146*v50 + v53*v147 + v148*v52)) + v0*(v167*(v49*v146 + v53*v148))) + v0*(v187*(v51*v51 + v54*v54))) + (v78 + (v0*(v176*(v43*v141 + v142*v44 + v47*v143 + v144*v46)) + v0*(v166*(v43*v142 + v47*v144))) + v0*(v186*(v45*v45 + v48*v48))) + (v77 + (v0*(v175*(v37*v137 + v138*v38 + v41*v139 + v140*v40)) + v0*(v165*(v37*v138 + v41*v140))) + v0*(v185*(v39*v39 + v42*v42))) + (v76 + (v0*(v174*(v31*v133 + v134*v32 + v35*v135 + v136*v34)) + v0*(v164*(v31*v134 + v35*v136))) + v0*(v184*(v33*v33 + v36*v36))) + (v75 + (v0*(v173*(v25*v129 + v130*v26 + v29*v131 + v132*v28)) + v0*(v163*(v25*v130 + v29*v132))) + v0*(v183*(v27*v27 + v30*v30))) + (v73 + (v0*(v171*(v19*v125 + v126*v20 + v23*v127 + v128*v22)) + v0*(v161*(v19*v126 + v23*v128))) + v0*(v181*(v21*v21 + v24*v24))) + v74 + v0*((q[0]*q[0] + q[1]*q[1])*v182) + v0*((v[0]*v83 + v[1]*v86)*v162) + v0*(v172*(v[0]*v84 + a[0]*v83 + v[1]*v87 + a[1]*v86))));
    Frho[2] = 0.1*(rho[0]*v209);
    Frho[3] = 10.0*(v[1]*z[1] + v[0]*z[0] - (z[19]*v71 - z[17]*v71 + z[18]*v67 - z[16]*v67) - (z[17]*v65 - z[15]*v65 + z[16]*v61 - z[14]*v61) - (z[15]*v59 - z[13]*v59 + z[14]*v55 - z[12]*v55) - (z[13]*v53 - z[11]*v53 + z[12]*v49 - z[10]*v49) - (z[11]*v47 - z[9]*v47 + z[10]*v43 - z[8]*v43) - (z[9]*v41 - z[7]*v41 + z[8]*v37 - z[6]*v37) - (z[7]*v35 - z[5]*v35 + z[6]*v31 - z[4]*v31) - (z[5]*v29 - z[3]*v29 + z[4]*v25 - z[2]*v25) - (z[3]*v23 - z[1]*v23 + z[2]*v19 - z[0]*v19));
    Frho[4] = SPREAD(0.0);
}
#endif
