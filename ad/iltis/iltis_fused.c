/* Written by scripts/costate_ad/fuse from the derivatives that Tapenade made of iltis.  The products are compiled
 * for one adjoint and for many: LANE is the type of what depends on it. */
#ifndef LANE
#include "costate_model.h"
#include <math.h>
#include <stddef.h>
static const int mass_row[] = {
11,12,12,10,13,10,13,11,10,13,12,11,11,13,10,12,39,40,40,38,41,38,41,39,38,41,40,39,39,41,38,40,67,68,68,66,69,66,69,67,66,
69,68,67,67,69,66,68,95,96,96,94,97,94,97,95,94,97,96,95,95,97,94,96,5,6,3,4,6,5,4,3,3,4,5,6,4,3,6,5,19,20,17,18,20,19,18,
17,17,18,19,20,18,17,20,19,47,48,45,46,48,47,46,45,45,46,47,48,46,45,48,47,75,76,73,74,76,75,74,73,73,74,75,76,74,73,76,75,
103,104,101,102,104,103,102,101,101,102,103,104,102,101,104,103,0,1,2,7,8,9,14,15,16,35,36,37,42,43,44,63,64,65,70,71,72,
91,92,93,98,99,100,
};
static const int mass_col[] = {
12,13,11,12,12,11,11,10,10,13,10,11,13,10,13,12,40,41,39,40,40,39,39,38,38,41,38,39,41,38,41,40,68,69,67,68,68,67,67,66,66,
69,66,67,69,66,69,68,96,97,95,96,96,95,95,94,94,97,94,95,97,94,97,96,3,3,3,3,4,4,4,4,5,5,5,5,6,6,6,6,17,17,17,17,18,18,18,
18,19,19,19,19,20,20,20,20,45,45,45,45,46,46,46,46,47,47,47,47,48,48,48,48,73,73,73,73,74,74,74,74,75,75,75,75,76,76,76,76,
101,101,101,101,102,102,102,102,103,103,103,103,104,104,104,104,0,1,2,7,8,9,14,15,16,35,36,37,42,43,44,63,64,65,70,71,72,
91,92,93,98,99,100,
};
static void iltis_motion_corner_points_0(const double *restrict x, double *restrict y, const unsigned short *i, int count)
{
    for (; count; count--, i += 2) {
const double *x0=x+i[0];
double *y1=y+i[1];
double s0=0.5*(x0[43]+x0[46]);
y1[0]=x0[44]+x0[0];
y1[1]=0.5*(x0[42]+x0[45]);
y1[2]=s0;
y1[3]=0.5*(x0[47]+x0[44]);
y1[4]=-s0;
    }
}

static void iltis_motion_frame_1(const double *restrict x, double *restrict y, const unsigned short *i, int count)
{
    for (; count; count--, i += 2) {
const double *x0=x+i[0];
double *y1=y+i[1];
double s0=x0[0]*x0[0],
s1=x0[1]*x0[1]+s0,
s2=x0[2]*x0[2],
s3=x0[3]*x0[3],
s4=2.0*(1.0/(s1+s2+s3)),
s5=x0[2]*x0[3],
s6=x0[1]*x0[0],
s7=x0[1]*x0[2],
s8=x0[0]*x0[3],
s9=x0[0]*x0[2],
s10=x0[1]*x0[3],
s11=s4*(s9-s10);
y1[0]=s4*(s5+s6);
y1[1]=s4*(s5-s6);
y1[2]=s4*(s7+s8);
y1[3]=s4*(s7-s8);
y1[4]=s11;
y1[5]=s4*(s9+s10);
y1[6]=s4*(s0+s3)-1.0;
y1[7]=s4*(s0+s2)-1.0;
y1[8]=s1*s4-1.0;
y1[9]=-s11;
    }
}

static void iltis_motion_twist_2(const double *restrict x, double *restrict y, const unsigned short *i, int count)
{
    for (; count; count--, i += 2) {
const double *x0=x+i[0];
double *y1=y+i[1];
double s0=2.0*(1.0/(x0[1]*x0[1]+x0[0]*x0[0]+x0[2]*x0[2]+x0[3]*x0[3]));
y1[0]=s0*(x0[3]*x0[488]-x0[2]*x0[487]+x0[0]*x0[489]-x0[1]*x0[490]);
y1[1]=s0*(x0[0]*x0[488]-x0[1]*x0[487]-x0[3]*x0[489]+x0[2]*x0[490]);
y1[2]=-(s0*(x0[3]*x0[487]+x0[2]*x0[488]-x0[1]*x0[489]-x0[0]*x0[490]));
    }
}

static void iltis_motion_corner_forces_3(const double *restrict x, double *restrict y, double *restrict Q, const unsigned short *i, int count)
{
    for (; count; count--, i += 15) {
const double *x0=x+i[0],*x1=x+i[1],*x2=x+i[2],*x3=x+i[3],*x5=x+i[5],*x7=x+i[7],*x8=x+i[8],*x12=x+i[12];
double *y13=y+i[13];
int a3=(int)x2[5],
a4=(int)x2[6],
a6=(int)x0[1471],
a9=(int)x2[7],
a45=(int)x2[0],
a56=(int)x2[8],
a57=(int)x2[9],
a59=(int)x2[10],
a60=(int)x2[11],
a61=(int)x2[12],
a103=(int)x2[2],
a104=(int)x2[1],
a106=(int)x2[3],
a107=(int)x2[4];
double s14=((a3 > a4) ? (x0[473] > 0.0) : 0) ? (-((x0[472]-x1[0])*(1.0/x0[473]))) : ((double)a4),
s15=((a6 == 0) ? (-((10.0+s14*(6.0*s14-15.0))*(s14*(s14*(s14*x0[471]))))) : 0.0)-x1[2],
s16=(s15+x3[20])*(((double)a9)*x3[19]),
s17=x0[464]-x3[44],
s18=x5[0]-x0[465],
s19=s17*x0[142]-x0[147]*x[i[4]]-s18*x0[141],
s20=x[i[4]]-x[i[6]],
s21=x3[44]-x5[1],
s22=x5[3]-x3[46],
s23=s20*x7[7]+s21*x7[2]-s22*x7[1],
s24=s19-x0[1]+x1[15]+s23,
s25=s17*x0[148]-x[i[4]]*x0[143]-s18*x0[145],
s26=s20*x7[3]+s21*x7[8]-s22*x7[5],
s27=s25-x0[0]+x1[14]+s26,
s28=s17*x0[149]-x[i[4]]*x0[140]-s18*x0[146],
s29=s20*x7[0]+s21*x7[9]-s22*x7[6],
s30=s28-x0[2]+x1[16]+s29,
s31=sqrt(s24*s24+s27*s27+s30*s30),
s32=(s31-x3[4])*(((double)(-a45))*x3[3])-(s31-x3[1])*x3[0],
s33=1.0/s31,
s34=s27*s33,
s35=s32*s34,
s36=s24*s33,
s37=s32*s36,
s38=s30*s33,
s39=s32*s38,
s40=1.0/sqrt(x7[13]*x7[13]+x7[17]*x7[17]),
s41=x7[13]*s40,
s42=x7[17]*s40,
s43=s42*x1[487]-s41*x1[488],
s44=(s15*(s41*x8[1]+s42*x8[0])+s43)*(1.0/s43)*(1.0/x3[23])*((double)(1-a56-a57))-((double)a56)+((double)a57),
s45=s42*x1[488]+s41*x1[487],
s46=asin(s45*(1.0/sqrt(s43*s43+s45*s45)))*(1.0/x3[24])*((double)(1-a59-a60))-((double)a59)+((double)a60),
s47=a61 ? (s16*(1.0/sqrt(s44*s44+s46*s46))) : s16,
s48=s46*(s47*x3[22]),
s49=s44*(s47*x3[21]),
s50=s42*s48-s41*s49;
int s51=a9 > a6;
double s52=x0[464]-x3[53],
s53=x0[465]-x3[55],
s54=x0[148]*s52-x0[143]*x[i[9]]+x0[145]*s53,
s55=x[i[10]]-x[i[11]],
s56=x3[32]-x3[50],
s57=x3[34]-x3[52],
s58=s55*x7[23]+s56*x7[28]+s57*x7[25],
s59=x0[0]-s54-x1[7]+s58,
s60=x0[142]*s52-x0[147]*x[i[9]]+x0[141]*s53,
s61=s56*x7[22]+s55*x7[27]+s57*x7[21],
s62=x0[1]-s60-x1[8]+s61,
s63=x0[149]*s52-x0[140]*x[i[9]]+x0[146]*s53,
s64=s56*x7[29]+s55*x7[20]+s57*x7[26],
s65=x0[2]-s63-x1[9]+s64,
s66=sqrt(s59*s59+s62*s62+s65*s65),
s67=1.0/s66,
s68=s62*s67,
s69=s59*s67,
s70=s65*s67,
s71=s68*(s63*x0[631]-s54*x0[632])-s69*(s63*x0[630]-s60*x0[632])-s70*(s60*x0[631]-s54*x0[630])+(s69*x0[487]+s68*x0[488]+s70*x0[489])-(s69*x1[494]+s68*x1[495]+s70*x1[496]+(s69*(s61*x12[2]-s64*x12[0])-s68*(s58*x12[2]-s64*x12[1])-s70*(s61*x12[1]-s58*x12[0]))),
s72=0.5*(1.0/x0[474]);
int s73=(2.0*x0[474]) > 0.0;
double s74=((a104 > a103) ? s73 : 0) ? ((s71-x3[13]+x0[474])*s72) : ((double)a103),
s75=((a106 > a107) ? s73 : 0) ? (s72*(x0[474]+(s71-x3[16]))) : ((double)a107),
s76=s71*(s71*(s71*(s71*x3[12]+x3[11])+x3[10])+x3[9])*(s74-s75)+(1.0-s74)*(s71*x3[14]+x3[15])+s75*(s71*x3[17]+x3[18])+(s66*(s66*(s66*x3[8]+x3[7])+x3[6])+x3[5]),
s77=s70*s76,
s78=s68*s76,
s79=s69*s76,
s80=s41*s48+s42*s49;
y13[0]=s16;
y13[1]=s32*(s29*s34-s26*s38);
y13[2]=s32*(s26*s36-s23*s34);
y13[3]=s77;
y13[4]=s76*(s64*s68-s61*s70);
y13[5]=s76*(s61*s69-s58*s68);
y13[6]=s39+s77;
y13[7]=s35+s79;
y13[8]=s37+s78;
y13[9]=s76*(s60*s69-s54*s68)-s32*(s25*s36-s19*s34);
y13[10]=s51 ? (-(s15*s80)) : 0.0;
y13[11]=s51 ? (s15*s50) : 0.0;
y13[12]=s76*(s63*s68-s60*s70)+s32*(s28*s36-s19*s38);
y13[13]=s76*(s63*s69-s54*s70)+s32*(s28*s34-s25*s38);
y13[14]=-(s76*(s64*s69-s58*s70));
y13[15]=-(s32*(s29*s36-s23*s38));
Q[i[14] + 14]=s35;
Q[i[14] + 7]=s79;
Q[i[14]]=s51 ? (-s80) : 0.0;
Q[i[14] + 15]=s37;
Q[i[14] + 16]=s39;
Q[i[14] + 1]=s51 ? (-s50) : 0.0;
Q[i[14] + 8]=s78;
    }
}

static void iltis_motion_wrench_to_Q_4(const double *restrict x, double *restrict y, const unsigned short *i, int count)
{
    for (; count; count--, i += 5) {
const double *x0=x+i[0];
double *y4=y+i[4];
double s0=2.0*(1.0/(x0[1]*x0[1]+x0[0]*x0[0]+x0[2]*x0[2]+x0[3]*x0[3]));
y4[0]=s0*(x0[0]*x[i[1]]+x0[3]*x[i[2]]-x0[2]*x[i[3]]);
y4[1]=s0*(x0[1]*x[i[1]]+x0[2]*x[i[2]]+x0[3]*x[i[3]]);
y4[2]=s0*(x0[1]*x[i[2]]-x0[2]*x[i[1]]-x0[0]*x[i[3]]);
y4[3]=s0*(x0[0]*x[i[2]]-x0[3]*x[i[1]]+x0[1]*x[i[3]]);
    }
}

static void iltis_motion_add_gyration_5(const double *restrict x, double *restrict y, const unsigned short *i, int count)
{
    for (; count; count--, i += 3) {
const double *x0=x+i[0],*x1=x+i[1];
double *y2=y+i[2];
double s0=(x0[487]*x0[2]+x0[3]*x0[488]-x0[489]*x0[0]-x0[1]*x0[490])*(8.0*x1[1]),
s1=(x0[488]*x0[0]-x0[487]*x0[1]+x0[3]*x0[489]-x0[2]*x0[490])*(8.0*x1[0]),
s2=(x0[2]*x0[488]-x0[487]*x0[3]-x0[489]*x0[1]+x0[0]*x0[490])*(8.0*x1[2]);
y2[0]=x0[489]*s0-x0[488]*s1-x0[490]*s2;
y2[1]=x0[490]*s1-x0[487]*s0-x0[488]*s2;
y2[2]=x0[490]*s0+x0[487]*s1+x0[489]*s2;
y2[3]=x0[489]*s1+x0[488]*s0-x0[487]*s2;
    }
}

static void iltis_motion_add_gyration_6(const double *restrict x, double *restrict y, const unsigned short *i, int count)
{
    for (; count; count--, i += 3) {
const double *x0=x+i[0],*x1=x+i[1];
double *y2=y+i[2];
double s0=8.0*x1[0],
s1=(x0[488]*x0[0]-x0[487]*x0[1]+x0[3]*x0[489]-x0[2]*x0[490])*s0,
s2=(x0[487]*x0[2]+x0[488]*x0[3]-x0[0]*x0[489]-x0[1]*x0[490])*(8.0*x1[1]),
s3=s0*(x0[488]*x0[2]-x0[487]*x0[3]-x0[1]*x0[489]+x0[0]*x0[490]);
y2[0]=x0[487]*s1+x0[490]*s2+x0[489]*s3;
y2[1]=x0[490]*s1-x0[487]*s2-x0[488]*s3;
y2[2]=x0[488]*s2+x0[489]*s1-x0[487]*s3;
y2[3]=x0[489]*s2-x0[488]*s1-x0[490]*s3;
    }
}

static void iltis_motion_add_inertia_7(const double *restrict x, double *restrict y, double *restrict A, const int *restrict at, const unsigned short *i, int count)
{
    for (; count; count--, i += 6) {
const double *x1=x+i[1];
double s0=x[i[0]]*x1[0],
s1=x[i[2]]*x1[1],
s2=x1[2]*x[i[3]];
A[at[i[5]]]=-(s1*x[i[3]]+s0*x[i[4]]-x[i[2]]*s2);
A[at[i[5] + 1]]=-(s0*x[i[2]]-x[i[0]]*s1+s2*x[i[4]]);
A[at[i[5] + 2]]=x[i[0]]*s0+x[i[2]]*s1+x[i[3]]*s2;
A[at[i[5] + 3]]=s0*x[i[3]]-s1*x[i[4]]-x[i[0]]*s2;
    }
}

static void iltis_motion_add_inertia_8(const double *restrict x, double *restrict y, double *restrict A, const int *restrict at, const unsigned short *i, int count)
{
    for (; count; count--, i += 3) {
const double *x0=x+i[0],*x1=x+i[1];
double s0=4.0*x0[0],
s1=s0*x1[1],
s2=x1[1]*s1,
s3=4.0*x0[1],
s4=s3*x1[2],
s5=s0*x1[3],
s6=x1[3]*s5,
s7=s0*x1[2],
s8=x1[2]*s7,
s9=x1[1]*s3,
s10=s0*x1[0],
s11=x1[0]*s10,
s12=x1[1]*s5,
s13=s3*x1[0],
s14=s1*x1[3],
s15=s1*x1[2],
s16=s5*x1[0],
s17=x1[2]*s5,
s18=s1*x1[0],
s19=x1[1]*s10,
s20=s3*x1[3],
s21=x1[3]*s7,
s22=x1[1]*s7,
s23=x1[3]*s10,
s24=x1[2]*s10,
s25=s7*x1[0];
A[at[i[2]]]=-(s15-(s16-x1[3]*s13));
A[at[i[2] + 1]]=-(s19+(s21-s9*x1[0]));
A[at[i[2] + 2]]=-(s22-(s23-x1[0]*s20));
A[at[i[2] + 3]]=-(s12+x1[2]*s13-s14);
A[at[i[2] + 4]]=-(s17-x1[1]*s13+s18);
A[at[i[2] + 5]]=-(s19-x1[2]*s20+s21);
A[at[i[2] + 6]]=-(s24+x1[1]*s20-s25);
A[at[i[2] + 7]]=-(s17+(s18-s4*x1[3]));
A[at[i[2] + 8]]=s2+x1[2]*s4+s6;
A[at[i[2] + 9]]=s8+x1[1]*s9+s11;
A[at[i[2] + 10]]=s12-(s14+s4*x1[0]);
A[at[i[2] + 11]]=s8+(s11+x1[3]*s20);
A[at[i[2] + 12]]=s24-(s25+x1[3]*s9);
A[at[i[2] + 13]]=s15-x1[1]*s4-s16;
A[at[i[2] + 14]]=s22-x1[2]*s9-s23;
A[at[i[2] + 15]]=s2+(s6+x1[0]*s13);
    }
}

static void iltis_motion_euler_norm_9(const double *restrict x, double *restrict y, double *restrict phi, const unsigned short *i, int count)
{
    for (; count; count--, i += 2) {
const double *x0=x+i[0];
phi[i[1]]=x0[1]*x0[1]+x0[0]*x0[0]+x0[2]*x0[2]+x0[3]*x0[3]-1.0;
    }
}

static void iltis_motion_spherical_10(const double *restrict x, double *restrict y, double *restrict phi, const unsigned short *i, int count)
{
    for (; count; count--, i += 11) {
const double *x2=x+i[2],*x3=x+i[3],*x4=x+i[4],*x5=x+i[5],*x6=x+i[6],*x7=x+i[7],*x8=x+i[8];
double s0=x[i[0]]-x[i[1]],
s1=x3[0]-x4[0],
s2=x4[2]-x3[2],
s3=x4[0]-x7[0],
s4=x[i[1]]-x[i[9]],
s5=x4[2]-x7[2];
phi[i[10]]=-(s0*x2[3]+s1*x2[8]-s2*x2[5]+(x5[0]-x6[0])+(s3*x8[8]+s4*x8[3]+s5*x8[5]));
phi[i[10] + 1]=-(s1*x2[2]+s0*x2[7]-s2*x2[1]+(x5[1]-x6[1])+(s4*x8[7]+s3*x8[2]+s5*x8[1]));
phi[i[10] + 2]=-(s1*x2[9]+s0*x2[0]-s2*x2[6]+(x5[2]-x6[2])+(s4*x8[0]+s3*x8[9]+s5*x8[6]));
    }
}

static void iltis_motion_spherical_11(const double *restrict x, double *restrict y, double *restrict phi, const unsigned short *i, int count)
{
    for (; count; count--, i += 6) {
const double *x0=x+i[0],*x2=x+i[2],*x4=x+i[4];
double s0=x0[322]-x0[325],
s1=x0[324]-x0[326],
s2=x[i[1]]-x[i[3]],
s3=x0[322]-x0[1417],
s4=x0[324]-x0[1419];
phi[i[5]]=s0*x0[195]+x0[190]*x[i[1]]+s1*x0[192]-(x2[0]-x0[0])-(s2*x4[3]+s3*x4[8]+s4*x4[5]);
phi[i[5] + 1]=s0*x0[189]+x[i[1]]*x0[194]+s1*x0[188]-(x2[1]-x0[1])-(s2*x4[7]+s3*x4[2]+s4*x4[1]);
phi[i[5] + 2]=s0*x0[196]+x[i[1]]*x0[187]+s1*x0[193]-(x2[2]-x0[2])-(s2*x4[0]+s3*x4[9]+s4*x4[6]);
    }
}

static void iltis_motion_revolute_12(const double *restrict x, double *restrict y, double *restrict phi, const unsigned short *i, int count)
{
    for (; count; count--, i += 8) {
const double *x0=x+i[0],*x1=x+i[1],*x4=x+i[4],*x5=x+i[5],*x6=x+i[6];
double s0=x[i[2]]-x[i[3]],
s1=x4[0]-x5[0],
s2=x5[2]-x4[2],
s3=x4[0]-x0[464],
s4=x4[2]-x0[465];
phi[i[7] + 4]=x0[141]*x1[2]+x0[145]*x1[8]+x1[9]*x0[146];
phi[i[7] + 3]=x1[8]*x0[143]+x1[2]*x0[147]+x1[9]*x0[140];
phi[i[7] + 1]=s0*x1[7]+x1[2]*s1-s2*x1[1]-(x0[1]-x6[1])-(s3*x0[142]+x0[147]*x[i[2]]+x0[141]*s4);
phi[i[7]]=s0*x1[3]+x1[8]*s1-s2*x1[5]-(x0[0]-x6[0])-(s3*x0[148]+x0[143]*x[i[2]]+x0[145]*s4);
phi[i[7] + 2]=s0*x1[0]+x1[9]*s1-s2*x1[6]-(x0[2]-x6[2])-(s3*x0[149]+x0[140]*x[i[2]]+x0[146]*s4);
    }
}

static void iltis_motion_revolute_13(const double *restrict x, double *restrict y, double *restrict phi, const unsigned short *i, int count)
{
    for (; count; count--, i += 4) {
const double *x0=x+i[0],*x1=x+i[1],*x2=x+i[2];
phi[i[3]]=-(x0[21]-x0[0]);
phi[i[3] + 1]=-(x0[22]-x0[1]);
phi[i[3] + 2]=-(x0[23]-x0[2]);
phi[i[3] + 3]=x1[0]*x2[7]+x1[4]*x2[3]+x2[0]*x1[5];
phi[i[3] + 4]=x2[3]*x1[7]+x2[7]*x1[1]+x2[0]*x1[8];
    }
}

static void iltis_motion_revolute_14(const double *restrict x, double *restrict y, double *restrict phi, const unsigned short *i, int count)
{
    for (; count; count--, i += 11) {
const double *x0=x+i[0],*x1=x+i[1],*x4=x+i[4],*x5=x+i[5],*x6=x+i[6],*x7=x+i[7],*x9=x+i[9];
double s0=x[i[2]]-x[i[3]],
s1=x4[0]-x5[0],
s2=x5[2]-x4[2],
s3=x[i[3]]-x[i[8]],
s4=x5[0]-x9[0],
s5=x5[2]-x9[2];
phi[i[10] + 2]=-(s0*x0[0]+x0[9]*s1-s2*x0[6]+(x6[2]-x7[2])+(x1[0]*s3+s4*x1[9]+x1[6]*s5));
phi[i[10] + 1]=-(x0[2]*s1+s0*x0[7]-s2*x0[1]+(x6[1]-x7[1])+(s4*x1[2]+x1[7]*s3+x1[1]*s5));
phi[i[10]]=-(x0[8]*s1+s0*x0[3]-s2*x0[5]+(x6[0]-x7[0])+(s4*x1[8]+x1[3]*s3+x1[5]*s5));
phi[i[10] + 4]=x0[2]*x1[1]+x0[8]*x1[5]+x0[9]*x1[6];
phi[i[10] + 3]=x0[8]*x1[3]+x0[2]*x1[7]+x0[9]*x1[0];
    }
}

static void iltis_motion_frame_d0_d1_15(const double *restrict x, double *restrict y, const unsigned short *i, int count)
{
    for (; count; count--, i += 2) {
const double *x0=x+i[0];
double *y1=y+i[1];
double s0=x0[0]*x0[0],
s1=s0+x0[1]*x0[1],
s2=x0[2]*x0[2],
s3=x0[3]*x0[3],
s4=1.0/(s1+s2+s3),
s5=2.0*s4,
s6=x0[2]*x0[3],
s7=x0[0]*x0[1],
s8=s6+s7,
s9=s6-s7,
s10=x0[1]*x0[3],
s11=x0[0]*x0[2],
s12=s10-s11,
s13=s10+s11,
s14=x0[1]*x0[2],
s15=x0[0]*x0[3],
s16=s14+s15,
s17=s14-s15,
s18=s0+s2,
s19=s0+s3,
s20=2.0*x0[0]*x0[487],
s21=2.0*x0[1]*x0[488]+s20,
s22=2.0*x0[2]*x0[489],
s23=2.0*x0[3]*x0[490],
s24=s21+s22+s23,
s25=s4*(s5*s24),
s26=x0[1]*x0[489]+x0[2]*x0[488],
s27=x0[3]*x0[487],
s28=x0[0]*x0[490],
s29=s26+s27+s28,
s30=s5*s29,
s31=s28-(s26-s27),
s32=s5*s31,
s33=s4*s5,
s34=s24*s33,
s35=s20+s23,
s36=s5*s35,
s37=x0[2]*x0[490]+x0[3]*x0[489],
s38=x0[1]*x0[487],
s39=x0[0]*x0[488],
s40=s37+s38+s39,
s41=s5*s40,
s42=s39-(s37-s38),
s43=s5*s42,
s44=x0[1]*x0[490]+x0[3]*x0[488],
s45=x0[2]*x0[487],
s46=x0[0]*x0[489],
s47=s44-s45-s46,
s48=s5*s47,
s49=s46+(s44+s45),
s50=s5*s49,
s51=s20+s22,
s52=s5*s51,
s53=s5*s21,
s54=x0[487]*(2.0*x0[487]),
s55=x0[488]*(2.0*x0[488])+s54,
s56=x0[489]*(2.0*x0[489]),
s57=x0[490]*(2.0*x0[490]),
s58=s4*(s24*(s25+s34))-s33*(s55+s56+s57),
s59=x0[488]*x0[489],
s60=s59+s59,
s61=x0[487]*x0[490],
s62=x0[488]*x0[490],
s63=s62+s62,
s64=x0[487]*x0[489],
s65=x0[489]*x0[490],
s66=s65+s65,
s67=x0[488]*x0[487];
y1[0]=s5*s8;
y1[1]=s5*s9;
y1[2]=s5*s12;
y1[3]=s5*s13;
y1[4]=s5*s16;
y1[5]=s5*s17;
y1[6]=s5*s18-1.0;
y1[7]=s1*s5-1.0;
y1[8]=s5*s19-1.0;
y1[9]=s52-s18*s25;
y1[10]=s48-s12*s25;
y1[11]=s50-s13*s25;
y1[12]=s53-s1*s25;
y1[13]=s36-s19*s25;
y1[14]=s30-s16*s34;
y1[15]=s41-s8*s25;
y1[16]=s16*s58-s29*s34-s25*s29+s5*(s61+(s60+s61));
y1[17]=s17*s58+s31*s34+s25*s31-s5*(s61-(s60-s61));
y1[18]=s1*s58-s21*s34-s21*s25+s5*s55;
y1[19]=s12*s58-s34*s47-s25*s47-s5*(s64-(s63-s64));
y1[20]=s13*s58-s34*s49-s25*s49+s5*(s64+(s63+s64));
y1[21]=s8*s58-s34*s40-s25*s40+s5*(s67+(s66+s67));
y1[22]=s9*s58+s34*s42+s25*s42-s5*(s67-(s66-s67));
y1[23]=s18*s58-s34*s51-s25*s51+s5*(s54+s56);
y1[24]=s19*s58-s34*s35-s25*s35+s5*(s54+s57);
y1[25]=-(s17*s25+s32);
y1[26]=-(s19*s34-s36);
y1[27]=-(s8*s34-s41);
y1[28]=-(s9*s34+s43);
y1[29]=-(s12*s34-s48);
y1[30]=-(s13*s34-s50);
y1[31]=-(s18*s34-s52);
y1[32]=-(s1*s34-s53);
y1[33]=-(s32+s17*s34);
y1[34]=-(s43+s9*s25);
y1[35]=-(s16*s25-s30);
    }
}

static void iltis_motion_euler_norm_d0_d1_16(const double *restrict x, double *restrict y, double *restrict phi_ddot, double *restrict phi_dot, const unsigned short *i, int count)
{
    for (; count; count--, i += 3) {
const double *x0=x+i[0];
phi_ddot[i[1]]=x0[488]*(2.0*x0[488])+x0[487]*(2.0*x0[487])+x0[489]*(2.0*x0[489])+x0[490]*(2.0*x0[490]);
phi_dot[i[2]]=x0[487]*(2.0*x0[0])+x0[488]*(2.0*x0[1])+x0[489]*(2.0*x0[2])+x0[490]*(2.0*x0[3]);
    }
}

static void iltis_motion_lever_to_d0_d1_17(const double *restrict x, double *restrict y, const unsigned short *i, int count)
{
    for (; count; count--, i += 10) {
const double *x0=x+i[0];
double *y9=y+i[9];
double s0=x0[7]-x0[1],
s1=x0[6]-x0[0];
y9[0]=s0*x[i[1]]+s1*x[i[2]];
y9[1]=s1*x[i[3]]+s0*x[i[4]];
y9[2]=s1*x[i[5]]+s0*x[i[6]];
y9[3]=s1*x[i[7]]+s0*x[i[8]];
    }
}

static void iltis_motion_dot_d0_d1_18(const double *restrict x, double *restrict y, const unsigned short *i, int count)
{
    for (; count; count--, i += 25) {
double *y24=y+i[24];
y24[0]=x[i[2]]*x[i[6]]+x[i[3]]*x[i[7]]+x[i[0]]*x[i[8]]+x[i[1]]*x[i[9]]+x[i[4]]*x[i[10]]+x[i[5]]*x[i[11]];
y24[1]=x[i[6]]*x[i[12]]+x[i[2]]*x[i[18]]+x[i[7]]*x[i[13]]+x[i[3]]*x[i[19]]+x[i[8]]*x[i[15]]+x[i[0]]*x[i[20]]+x[i[9]]*x[i[14]]+x[i[1]]*x[i[21]]+x[i[10]]*x[i[17]]+x[i[4]]*x[i[22]]+x[i[11]]*x[i[16]]+x[i[5]]*x[i[23]];
    }
}

static void iltis_motion_spherical_d0_d1_19(const double *restrict x, double *restrict y, double *restrict phi_ddot, double *restrict phi_dot, const unsigned short *i, int count)
{
    for (; count; count--, i += 12) {
const double *x2=x+i[2],*x3=x+i[3],*x4=x+i[4],*x5=x+i[5],*x6=x+i[6],*x8=x+i[8],*x9=x+i[9];
double s0=x[i[0]]-x[i[1]],
s1=x3[0]-x4[0],
s2=x3[2]-x4[2],
s3=x3[0]-x5[0],
s4=x[i[0]]-x[i[7]],
s5=x3[2]-x5[2];
phi_ddot[i[10]]=-(s0*x2[3]+s1*x2[4]+s2*x2[6]-(s3*x6[4]+s4*x6[3]+s5*x6[6]));
phi_ddot[i[10] + 1]=-(s1*x2[2]+s0*x2[9]+s2*x2[8]-(s4*x6[9]+s3*x6[2]+s5*x6[8]));
phi_ddot[i[10] + 2]=-(s1*x2[5]+s0*x2[7]+s2*x2[10]-(s4*x6[7]+s3*x6[5]+s5*x6[10]));
phi_dot[i[11]]=s4*x6[19]+s3*x6[18]+s5*x6[16]-(x8[0]-x9[0])-(s1*x2[18]+s0*x2[19]+s2*x2[16]);
phi_dot[i[11] + 1]=s4*x6[17]+s3*x6[0]+s5*x6[14]-(x8[1]-x9[1])-(s1*x2[0]+s0*x2[17]+s2*x2[14]);
phi_dot[i[11] + 2]=s4*x6[13]+s3*x6[15]+s5*x6[12]-(x8[2]-x9[2])-(s1*x2[15]+s0*x2[13]+s2*x2[12]);
    }
}

static void iltis_motion_spherical_d0_d1_20(const double *restrict x, double *restrict y, double *restrict phi_ddot, double *restrict phi_dot, const unsigned short *i, int count)
{
    for (; count; count--, i += 7) {
const double *x0=x+i[0],*x3=x+i[3],*x4=x+i[4];
double s0=x0[3]-x0[0],
s1=x0[4]-x0[2],
s2=x[i[1]]-x[i[2]],
s3=x0[0]-x0[1095],
s4=x0[2]-x0[1097];
phi_ddot[i[5]]=-(s0*x0[901]-x[i[1]]*x0[900]+s1*x0[903]+(s2*x3[3]+s3*x3[4]+s4*x3[6]));
phi_ddot[i[5] + 1]=-(s0*x0[899]-x[i[1]]*x0[906]+s1*x0[905]+(s2*x3[9]+s3*x3[2]+s4*x3[8]));
phi_ddot[i[5] + 2]=-(s0*x0[902]-x[i[1]]*x0[904]+s1*x0[907]+(s2*x3[7]+s3*x3[5]+s4*x3[10]));
phi_dot[i[6]]=-(s0*x0[915]-x[i[1]]*x0[916]+s1*x0[913]+(x4[0]-x0[165])+(s2*x3[19]+s3*x3[18]+s4*x3[16]));
phi_dot[i[6] + 1]=-(s0*x0[897]-x[i[1]]*x0[914]+s1*x0[911]+(x4[1]-x0[166])+(s2*x3[17]+s3*x3[0]+s4*x3[14]));
phi_dot[i[6] + 2]=-(s0*x0[912]-x[i[1]]*x0[910]+s1*x0[909]+(x4[2]-x0[167])+(s2*x3[13]+s3*x3[15]+s4*x3[12]));
    }
}

static void iltis_motion_revolute_d0_d1_21(const double *restrict x, double *restrict y, double *restrict phi_ddot, double *restrict phi_dot, const unsigned short *i, int count)
{
    for (; count; count--, i += 9) {
const double *x0=x+i[0],*x1=x+i[1],*x2=x+i[2],*x3=x+i[3],*x6=x+i[6];
double s0=x2[0]-x3[0],
s1=x[i[4]]-x[i[5]],
s2=x2[2]-x3[2],
s3=x3[0]-x1[0],
s4=x3[2]-x1[1];
phi_ddot[i[7]]=-(s0*x0[16]+s1*x0[15]+s2*x0[18]+(s3*x1[280]+x[i[5]]*x1[279]+s4*x1[282]));
phi_ddot[i[7] + 1]=-(s1*x0[21]+s0*x0[14]+s2*x0[20]+(s3*x1[278]+x[i[5]]*x1[285]+s4*x1[284]));
phi_ddot[i[7] + 2]=-(s3*x1[281]+x[i[5]]*x1[283]+s4*x1[286]+(s0*x0[17]+s1*x0[19]+s2*x0[22]));
phi_dot[i[8]]=-(x1[23]-x6[0]+(s0*x0[30]+s1*x0[31]+s2*x0[28])+(s3*x1[294]+x[i[5]]*x1[295]+s4*x1[292]));
phi_dot[i[8] + 1]=-(s0*x0[12]+s1*x0[29]+s2*x0[26]+(x1[24]-x6[1])+(s3*x1[276]+x[i[5]]*x1[293]+s4*x1[290]));
phi_dot[i[8] + 2]=-(s0*x0[27]+s1*x0[25]+s2*x0[24]+(x1[25]-x6[2])+(s3*x1[291]+x[i[5]]*x1[289]+s4*x1[288]));
phi_ddot[i[7] + 3]=x0[5]*x1[279]+x0[10]*x1[295]+x1[287]*x0[30]+x1[267]*x0[16]+x0[33]*x1[293]+x0[2]*x1[285]+x1[271]*x0[12]+x1[268]*x0[14]+x0[8]*x1[289]+x0[0]*x1[283]+x1[277]*x0[27]+x1[262]*x0[17];
phi_ddot[i[7] + 4]=x0[10]*x1[292]+x0[5]*x1[282]+x0[30]*x1[273]+x1[265]*x0[16]+x0[33]*x1[290]+x0[2]*x1[284]+x0[12]*x1[296]+x1[263]*x0[14]+x0[8]*x1[288]+x0[0]*x1[286]+x0[27]*x1[275]+x1[270]*x0[17];
phi_dot[i[8] + 4]=x1[265]*x0[30]+x0[5]*x1[292]+x0[2]*x1[290]+x1[263]*x0[12]+x0[0]*x1[288]+x1[270]*x0[27];
phi_dot[i[8] + 3]=x1[267]*x0[30]+x0[5]*x1[295]+x0[2]*x1[293]+x1[268]*x0[12]+x0[0]*x1[289]+x1[262]*x0[27];
    }
}

static void iltis_motion_revolute_d0_d1_22(const double *restrict x, double *restrict y, double *restrict phi_ddot, double *restrict phi_dot, const unsigned short *i, int count)
{
    for (; count; count--, i += 4) {
const double *x0=x+i[0],*x1=x+i[1];
phi_dot[i[2]]=-(x0[21]-x0[0]);
phi_dot[i[2] + 1]=-(x0[22]-x0[1]);
phi_dot[i[2] + 2]=-(x0[23]-x0[2]);
phi_ddot[i[3]]=x1[60]*x1[29]+x1[40]*x1[19]+x1[10]*x1[68]+x1[2]*x1[52]+x1[44]*x1[27]+x1[41]*x1[21]+x1[33]*x1[66]+x1[0]*x1[58]+x1[50]*x1[25]+x1[35]*x1[23]+x1[12]*x1[62]+x1[7]*x1[56];
phi_ddot[i[3] + 1]=x1[60]*x1[31]+x1[40]*x1[17]+x1[11]*x1[68]+x1[6]*x1[52]+x1[44]*x1[13]+x1[41]*x1[15]+x1[34]*x1[66]+x1[3]*x1[58]+x1[50]*x1[28]+x1[35]*x1[18]+x1[9]*x1[62]+x1[1]*x1[56];
phi_dot[i[2] + 3]=x1[40]*x1[29]+x1[2]*x1[68]+x1[41]*x1[27]+x1[0]*x1[66]+x1[35]*x1[25]+x1[7]*x1[62];
phi_dot[i[2] + 4]=x1[40]*x1[31]+x1[6]*x1[68]+x1[41]*x1[13]+x1[3]*x1[66]+x1[35]*x1[28]+x1[1]*x1[62];
    }
}

static void iltis_motion_revolute_d0_d1_23(const double *restrict x, double *restrict y, double *restrict phi_ddot, double *restrict phi_dot, const unsigned short *i, int count)
{
    for (; count; count--, i += 12) {
const double *x0=x+i[0],*x1=x+i[1],*x4=x+i[4],*x5=x+i[5],*x6=x+i[6],*x8=x+i[8],*x9=x+i[9];
double s0=x[i[2]]-x[i[3]],
s1=x4[0]-x5[0],
s2=x4[2]-x5[2],
s3=x4[0]-x6[0],
s4=x[i[2]]-x[i[7]],
s5=x4[2]-x6[2];
phi_ddot[i[10]]=-(s4*x1[17]+s3*x1[18]+s5*x1[20]-(s1*x0[16]+s0*x0[15]+s2*x0[18]));
phi_ddot[i[10] + 2]=-(s3*x1[19]+s4*x1[21]+s5*x1[24]-(s0*x0[19]+s1*x0[17]+s2*x0[22]));
phi_dot[i[11] + 2]=-(x8[2]-x9[2]-(s1*x0[27]+s0*x0[25]+s2*x0[24])+(s3*x1[29]+s4*x1[27]+s5*x1[26]));
phi_ddot[i[10] + 4]=x0[10]*x1[30]+x0[5]*x1[20]+x1[11]*x0[30]+x1[3]*x0[16]+x0[33]*x1[28]+x0[2]*x1[22]+x1[34]*x0[12]+x1[1]*x0[14]+x0[8]*x1[26]+x0[0]*x1[24]+x1[13]*x0[27]+x1[8]*x0[17];
phi_ddot[i[10] + 3]=x0[5]*x1[17]+x0[10]*x1[33]+x1[25]*x0[30]+x1[5]*x0[16]+x0[33]*x1[31]+x0[2]*x1[23]+x1[9]*x0[12]+x1[6]*x0[14]+x0[8]*x1[27]+x0[0]*x1[21]+x1[15]*x0[27]+x1[0]*x0[17];
phi_ddot[i[10] + 1]=s0*x0[21]+s1*x0[14]+s2*x0[20]-(s3*x1[16]+s4*x1[23]+s5*x1[22]);
phi_dot[i[11] + 1]=s1*x0[12]+s0*x0[29]+s2*x0[26]-(x8[1]-x9[1])-(s3*x1[14]+s4*x1[31]+s5*x1[28]);
phi_dot[i[11] + 3]=x0[5]*x1[33]+x1[5]*x0[30]+x0[2]*x1[31]+x1[6]*x0[12]+x0[0]*x1[27]+x1[0]*x0[27];
phi_dot[i[11] + 4]=x1[3]*x0[30]+x0[5]*x1[30]+x0[2]*x1[28]+x1[1]*x0[12]+x0[0]*x1[26]+x1[8]*x0[27];
phi_dot[i[11]]=s1*x0[30]+s0*x0[31]+s2*x0[28]-(x8[0]-x9[0])-(s4*x1[33]+s3*x1[32]+s5*x1[30]);
    }
}

static const unsigned short iltis_motion_at0[] = {
3,140,24,150,10,160,17,170,52,180,38,190,45,200,80,210,66,220,73,230,108,240,94,250,101,260,31,270,59,280,87,290,115,300,
122,310,136,320,129,330,
};
static const unsigned short iltis_motion_at1[] = {
398,477,342,482,
};
static const unsigned short iltis_motion_at2[] = {
10,627,3,630,17,633,38,636,45,639,66,642,73,645,94,648,101,651,
};
static const unsigned short iltis_motion_at3[] = {
3,461,654,17,425,658,45,425,662,73,369,666,101,369,670,
};
static const unsigned short iltis_motion_at4[] = {
10,422,674,38,422,678,66,366,682,94,366,686,
};
static const unsigned short iltis_motion_at5[] = {
3,0,10,1,17,2,24,3,31,4,38,5,45,6,52,7,59,8,66,9,73,10,80,11,87,12,94,13,101,14,108,15,115,16,122,17,129,18,136,19,
};
static const unsigned short iltis_motion_at6[] = {
3,0,0,10,1,1,17,2,2,24,3,3,31,4,4,38,5,5,45,6,6,52,7,7,59,8,8,66,9,9,73,10,10,80,11,11,87,12,12,94,13,13,101,14,14,108,15,
15,115,16,16,122,17,17,129,18,18,136,19,19,
};
static const unsigned short iltis_motion_at7[] = {
17,690,3,726,24,762,31,798,10,834,45,870,52,906,59,942,38,978,73,1014,80,1050,87,1086,66,1122,101,1158,108,1194,115,1230,
94,1266,122,1302,136,1338,129,1374,
};
static const unsigned short iltis_motion_at8[] = {
422,10,0,422,38,16,366,66,32,366,94,48,
};
static const unsigned short iltis_motion_at9[] = {
5,1410,4,6,3,64,6,1410,3,5,4,68,3,1410,6,4,5,72,4,1410,5,3,6,76,19,1413,18,20,17,80,20,1413,17,19,18,84,17,1413,20,18,19,
88,18,1413,19,17,20,92,47,1413,46,48,45,96,48,1413,45,47,46,100,45,1413,48,46,47,104,46,1413,47,45,48,108,75,1416,74,76,73,
112,76,1416,73,75,74,116,73,1416,76,74,75,120,74,1416,75,73,76,124,103,1416,102,104,101,128,104,1416,101,103,102,132,101,
1416,104,102,103,136,102,1416,103,101,104,140,
};
static const unsigned short iltis_motion_at10[] = {
0,7,1419,396,441,477,479,150,627,450,429,447,633,1472,7,0,35,1432,396,1488,477,481,180,636,1489,1490,1491,639,1492,35,0,63,
1445,340,385,482,484,210,642,394,373,391,645,1508,63,0,91,1458,340,1524,482,486,240,648,1525,1526,1527,651,1528,91,
};
static const unsigned short iltis_motion_at11[] = {
0,170,438,429,437,428,14,20,0,150,444,479,443,478,21,25,0,200,1544,1490,437,428,42,35,0,180,1545,481,443,478,49,40,0,230,
382,373,381,372,70,50,0,210,388,484,387,483,77,55,0,260,1546,1526,381,372,98,65,0,240,1547,486,387,483,105,70,
};
static const unsigned short iltis_motion_at12[] = {
7,271,160,30,35,281,190,45,63,291,220,60,91,301,250,75,
};
static const unsigned short iltis_motion_at13[] = {
290,230,376,379,375,378,70,84,373,372,80,290,210,376,385,375,384,77,84,484,483,85,300,260,1548,1549,375,378,98,112,1526,372,
90,300,240,1548,1524,375,384,105,112,486,483,95,
};
static const unsigned short iltis_motion_at14[] = {
432,435,270,431,434,14,28,428,170,429,100,432,441,270,431,440,21,28,478,150,479,103,432,453,270,431,452,119,28,1550,310,1551,
106,1553,1554,280,431,434,42,56,428,200,1490,112,1553,1488,280,431,440,49,56,478,180,481,115,1553,1555,280,431,452,126,56,
1550,330,1556,118,
};
static const unsigned short iltis_motion_at15[] = {
133,456,119,1551,310,109,133,1557,126,1556,330,121,
};
static const unsigned short iltis_motion_at16[] = {
692,464,428,437,429,438,501,20,20,764,464,478,443,479,444,508,25,25,872,464,428,437,1490,1544,529,35,35,908,464,478,443,481,
1545,536,40,40,1016,464,372,381,373,382,557,50,50,1052,464,483,387,484,388,564,55,55,1160,464,372,381,1526,1546,585,65,65,
1196,464,483,387,486,1547,592,70,70,
};
static const unsigned short iltis_motion_at17[] = {
494,799,30,33,522,943,45,48,550,1087,60,63,578,1231,75,78,
};
static const unsigned short iltis_motion_at18[] = {
1088,1014,379,376,378,375,372,373,557,571,80,80,1088,1050,385,376,384,375,483,484,564,571,85,85,1232,1158,1549,1548,378,375,
372,1526,585,599,90,90,1232,1194,1524,1548,384,375,483,486,592,599,95,95,
};
static const unsigned short iltis_motion_at19[] = {
435,429,704,434,428,431,812,432,501,515,100,100,441,479,776,440,478,431,812,432,508,515,103,103,453,1551,1316,452,1550,431,
812,432,606,515,106,106,1554,1490,884,434,428,431,956,1553,529,543,112,112,1488,481,920,440,478,431,956,1553,536,543,115,
115,1555,1556,1388,452,1550,431,956,1553,613,543,118,118,
};
static const unsigned short iltis_motion_at20[] = {
455,456,1551,1316,606,109,109,455,1557,1556,1388,613,121,121,
};
static const unsigned short iltis_motion_at21[] = {
458,760,761,730,727,740,754,742,748,1558,458,737,738,733,729,758,756,744,746,1562,458,739,736,728,734,755,752,745,750,1566,
};
static const unsigned short iltis_motion_at22[] = {
1344,727,1343,729,1338,734,756,1371,754,1369,752,1365,1363,737,760,1347,739,1353,746,1355,748,1361,750,1359,1570,1344,730,
1343,733,1338,728,758,1371,740,1369,755,1365,1363,738,761,1347,736,1353,744,1355,742,1361,745,1359,1572,1342,727,1345,729,
1340,734,756,1370,754,1352,752,1367,1350,737,760,1373,739,1348,746,1356,748,1354,750,1357,1574,1339,1306,1341,1309,1346,1304,
1334,1368,1316,1366,1331,1364,1349,1314,1337,1372,1312,1351,1320,1358,1318,1360,1321,1362,1576,1339,1378,1341,1381,1346,1376,
1406,1368,1388,1366,1403,1364,1349,1386,1409,1372,1384,1351,1392,1358,1390,1360,1393,1362,1578,
};
static const unsigned short iltis_motion_at23[] = {
3,1580,1581,1582,1583,10,1587,1588,1589,1590,17,1476,1486,1477,1594,24,1487,1473,1474,1598,31,1602,1603,1604,1605,38,1609,
1610,1611,1612,45,1496,1506,1497,1616,52,1507,1493,1494,1620,59,1624,1625,1626,1627,66,1631,1632,1633,1634,73,1512,1522,1513,
1638,80,1523,1509,1510,1642,87,1646,1647,1648,1649,94,1653,1654,1655,1656,101,1532,1542,1533,1660,108,1543,1529,1530,1664,
115,1668,1669,1670,1671,
};
static const unsigned short iltis_motion_at24[] = {
1675,727,1676,729,1677,734,756,1678,754,1679,752,1680,1681,737,760,1682,739,1683,746,1565,748,1561,750,1569,1684,1675,730,
1676,733,1677,728,758,1678,740,1679,755,1680,1681,738,761,1682,736,1683,744,1565,742,1561,745,1569,1686,1675,732,1676,731,
1677,726,759,1678,757,1679,753,1680,1681,751,735,1682,741,1683,743,1565,749,1561,747,1569,1688,
};
void iltis_motion(double t, const double *restrict q, const double *restrict v, const double *restrict rho, const int *restrict mode, const int *restrict at, double *restrict Q, double *restrict phi, double *restrict phi_dot, double *restrict phi_ddot, double *restrict A)
{
    double x[1690];
    for (int i = 0; i < 140; i++)
        x[0 + i] = q[i];
    for (int i = 0; i < 137; i++)
        x[340 + i] = rho[i];
    for (int i = 0; i < 140; i++)
        x[487 + i] = v[i];
    for (int i = 0; i < 53; i++)
        x[1419 + i] = mode[i];
    iltis_motion_frame_1(x, x, iltis_motion_at0, 20);
    iltis_motion_corner_points_0(x, x, iltis_motion_at1, 2);
    iltis_motion_twist_2(x, x, iltis_motion_at2, 9);
    iltis_motion_add_gyration_5(x, x, iltis_motion_at3, 5);
    iltis_motion_add_gyration_6(x, x, iltis_motion_at4, 4);
    iltis_motion_euler_norm_9(x, x, phi, iltis_motion_at5, 20);
    iltis_motion_euler_norm_d0_d1_16(x, x, phi_ddot, phi_dot, iltis_motion_at6, 20);
    iltis_motion_frame_d0_d1_15(x, x, iltis_motion_at7, 20);
    iltis_motion_add_inertia_8(x, x, A, at, iltis_motion_at8, 4);
    x[1488] = -rho[101];
    x[1489] = -rho[110];
    x[1490] = -rho[89];
    x[1491] = -rho[107];
    x[1524] = -rho[45];
    x[1525] = -rho[54];
    x[1526] = -rho[33];
    x[1527] = -rho[51];
    x[1544] = -rho[98];
    x[1545] = -rho[104];
    x[1546] = -rho[42];
    x[1547] = -rho[48];
    x[1548] = -rho[36];
    x[1549] = -rho[39];
    x[1553] = -rho[92];
    x[1554] = -rho[95];
    x[1555] = -rho[113];
    x[1557] = -rho[116];
    double v0 = rho[81]*rho[129];
    double v1 = rho[84]*rho[129];
    double v2 = rho[25]*rho[129];
    double v3 = rho[28]*rho[129];
    x[1550] = 0.5*(rho[112]+rho[115]);
    x[1551] = 0.5*(rho[113]+rho[116]);
    x[1552] = 0.5*(rho[114]+rho[117]);
    double v4 = q[1]-q[134];
    double v5 = rho[119]-rho[125];
    double v6 = rho[118]-rho[124];
    double v7 = q[0]-q[133];
    double v8 = q[2]-q[135];
    double v9 = v[0]-v[133];
    double v10 = v[1]-v[134];
    double v11 = v[2]-v[135];
    double v12 = 0.5*rho[135];
    double v13 = 6.283185307179586*rho[136];
    x[1410] = 4.0*rho[122];
    x[1411] = 4.0*rho[121];
    x[1412] = 4.0*rho[123];
    x[1413] = 4.0*rho[86];
    x[1414] = 4.0*rho[85];
    x[1415] = 4.0*rho[87];
    x[1416] = 4.0*rho[30];
    x[1417] = 4.0*rho[29];
    x[1418] = 4.0*rho[31];
    iltis_motion_add_inertia_7(x, x, A, at, iltis_motion_at9, 20);
    double v14 = 100.0*(x[168]*x[275]+x[162]*x[271]-x[164]*x[276]);
    double v15 = 100.0*(x[198]*x[285]+x[192]*x[281]-x[194]*x[286]);
    double v16 = 100.0*(x[228]*x[295]+x[222]*x[291]-x[224]*x[296]);
    double v17 = 100.0*(x[258]*x[305]+x[252]*x[301]-x[254]*x[306]);
    x[1556] = -x[1551];
    double v18 = v4+(x[141]*v5+x[142]*v6);
    double v19 = v7+(x[145]*v5+x[148]*v6);
    double v20 = v8+(x[146]*v5-x[144]*v6);
    double v21 = t*v13;
    double v22 = v12*v13;
    iltis_motion_corner_forces_3(x, x, Q, iltis_motion_at10, 4);
    iltis_motion_revolute_12(x, x, phi, iltis_motion_at11, 8);
    iltis_motion_revolute_13(x, x, phi, iltis_motion_at12, 4);
    iltis_motion_revolute_14(x, x, phi, iltis_motion_at13, 4);
    iltis_motion_spherical_10(x, x, phi, iltis_motion_at14, 6);
    iltis_motion_spherical_11(x, x, phi, iltis_motion_at15, 2);
    iltis_motion_revolute_d0_d1_21(x, x, phi_ddot, phi_dot, iltis_motion_at16, 8);
    iltis_motion_revolute_d0_d1_22(x, x, phi_ddot, phi_dot, iltis_motion_at17, 4);
    iltis_motion_revolute_d0_d1_23(x, x, phi_ddot, phi_dot, iltis_motion_at18, 4);
    iltis_motion_spherical_d0_d1_19(x, x, phi_ddot, phi_dot, iltis_motion_at19, 6);
    iltis_motion_spherical_d0_d1_20(x, x, phi_ddot, phi_dot, iltis_motion_at20, 2);
    iltis_motion_lever_to_d0_d1_17(x, x, iltis_motion_at21, 3);
    iltis_motion_dot_d0_d1_18(x, x, iltis_motion_at22, 5);
    double v23 = x[163]*v14;
    double v24 = x[167]*v14;
    double v25 = x[160]*v14;
    double v26 = x[193]*v15;
    double v27 = x[197]*v15;
    double v28 = x[190]*v15;
    double v29 = x[223]*v16;
    double v30 = x[227]*v16;
    double v31 = x[220]*v16;
    double v32 = x[253]*v17;
    double v33 = x[257]*v17;
    double v34 = x[250]*v17;
    double v35 = cos(v21);
    x[1580] = -(x[1484]+x[1504]+x[1520]+x[1540]);
    x[1581] = x[1485]+x[1505]+x[1521]+x[1541];
    x[1582] = (mode[52] ? (-(10000.0*x[142])) : 0.0)-x[1481]-x[1501]-x[1517]-x[1537];
    x[1587] = (mode[52] ? v23 : 0.0)+x[1483];
    x[1588] = (mode[52] ? v24 : 0.0)+x[1482];
    x[1609] = (mode[52] ? v26 : 0.0)+x[1503];
    x[1610] = (mode[52] ? v27 : 0.0)+x[1502];
    x[1631] = (mode[52] ? v29 : 0.0)+x[1519];
    x[1632] = (mode[52] ? v30 : 0.0)+x[1518];
    x[1653] = (mode[52] ? v32 : 0.0)+x[1539];
    x[1654] = (mode[52] ? v33 : 0.0)+x[1538];
    x[1589] = mode[52] ? v25 : 0.0;
    x[1611] = mode[52] ? v28 : 0.0;
    x[1633] = mode[52] ? v31 : 0.0;
    x[1655] = mode[52] ? v34 : 0.0;
    x[1602] = mode[52] ? (-v23) : 0.0;
    x[1603] = mode[52] ? (-v24) : 0.0;
    x[1604] = mode[52] ? (-v25) : 0.0;
    x[1624] = mode[52] ? (-v26) : 0.0;
    x[1625] = mode[52] ? (-v27) : 0.0;
    x[1626] = mode[52] ? (-v28) : 0.0;
    x[1646] = mode[52] ? (-v29) : 0.0;
    x[1647] = mode[52] ? (-v30) : 0.0;
    x[1648] = mode[52] ? (-v31) : 0.0;
    x[1668] = mode[52] ? (-v32) : 0.0;
    x[1669] = mode[52] ? (-v33) : 0.0;
    x[1670] = mode[52] ? (-v34) : 0.0;
    x[1675] = -(v4-x[1559]);
    x[1676] = -(v7-x[1563]);
    x[1677] = -(v8-x[1567]);
    x[1678] = x[1564]-v9;
    x[1679] = x[1560]-v10;
    x[1680] = x[1568]-v11;
    x[1681] = x[1562]-v9;
    x[1682] = x[1558]-v10;
    x[1683] = x[1566]-v11;
    iltis_motion_wrench_to_Q_4(x, x, iltis_motion_at23, 17);
    iltis_motion_dot_d0_d1_18(x, x, iltis_motion_at24, 3);
    Q[0] = (mode[52] ? (-(10000.0*(q[0]-rho[124]))) : 0.0)-x[1479]-x[1499]-x[1515]-x[1535];
    Q[1] = (mode[52] ? (-(10000.0*q[1])) : 0.0)-x[1480]-x[1500]-x[1516]-x[1536];
    Q[2] = -(x[1478]+x[1498]+x[1514]+x[1534]+rho[120]*rho[129]);
    Q[3] = -(x[1584]+x[654]);
    Q[10] = -(x[1591]+x[677]);
    Q[17] = -(x[1595]+x[658]);
    Q[38] = -(x[1613]+x[681]);
    Q[45] = -(x[1617]+x[662]);
    Q[66] = -(x[1635]+x[685]);
    Q[73] = -(x[1639]+x[666]);
    Q[94] = -(x[1657]+x[689]);
    Q[101] = -(x[1661]+x[670]);
    Q[4] = x[1583]-x[656];
    Q[5] = x[1586]-x[655];
    Q[9] = x[1472]-v0;
    Q[11] = x[1590]-x[674];
    Q[12] = x[1593]-x[675];
    Q[16] = x[1475]-v1;
    Q[18] = x[1594]-x[660];
    Q[19] = x[1597]-x[659];
    Q[37] = x[1492]-v0;
    Q[39] = x[1612]-x[678];
    Q[40] = x[1615]-x[679];
    Q[44] = x[1495]-v1;
    Q[46] = x[1616]-x[664];
    Q[47] = x[1619]-x[663];
    Q[65] = x[1508]-v2;
    Q[67] = x[1634]-x[682];
    Q[68] = x[1637]-x[683];
    Q[72] = x[1511]-v3;
    Q[74] = x[1638]-x[668];
    Q[75] = x[1641]-x[667];
    Q[93] = x[1528]-v2;
    Q[95] = x[1656]-x[686];
    Q[96] = x[1659]-x[687];
    Q[100] = x[1531]-v3;
    Q[102] = x[1660]-x[672];
    Q[103] = x[1663]-x[671];
    Q[6] = -(x[1585]-x[657]);
    Q[13] = -(x[1592]-x[676]);
    Q[20] = -(x[1596]-x[661]);
    Q[41] = -(x[1614]-x[680]);
    Q[48] = -(x[1618]-x[665]);
    Q[69] = -(x[1636]-x[684]);
    Q[76] = -(x[1640]-x[669]);
    Q[97] = -(x[1658]-x[688]);
    Q[104] = -(x[1662]-x[673]);
    Q[24] = -x[1599];
    Q[27] = -x[1600];
    Q[31] = -x[1606];
    Q[34] = -x[1607];
    Q[52] = -x[1621];
    Q[55] = -x[1622];
    Q[59] = -x[1628];
    Q[62] = -x[1629];
    Q[80] = -x[1643];
    Q[83] = -x[1644];
    Q[87] = -x[1650];
    Q[90] = -x[1651];
    Q[108] = -x[1665];
    Q[111] = -x[1666];
    Q[115] = -x[1672];
    Q[118] = -x[1673];
    Q[25] = x[1598];
    Q[26] = x[1601];
    Q[32] = x[1605];
    Q[33] = x[1608];
    Q[53] = x[1620];
    Q[54] = x[1623];
    Q[60] = x[1627];
    Q[61] = x[1630];
    Q[81] = x[1642];
    Q[82] = x[1645];
    Q[88] = x[1649];
    Q[89] = x[1652];
    Q[109] = x[1664];
    Q[110] = x[1667];
    Q[116] = x[1671];
    Q[117] = x[1674];
    Q[28] = 0.0;
    Q[29] = 0.0;
    Q[30] = 0.0;
    Q[56] = 0.0;
    Q[57] = 0.0;
    Q[58] = 0.0;
    Q[84] = 0.0;
    Q[85] = 0.0;
    Q[86] = 0.0;
    Q[112] = 0.0;
    Q[113] = 0.0;
    Q[114] = 0.0;
    Q[119] = 0.0;
    Q[120] = 0.0;
    Q[121] = 0.0;
    Q[122] = 0.0;
    Q[123] = 0.0;
    Q[124] = 0.0;
    Q[125] = 0.0;
    Q[126] = 0.0;
    Q[127] = 0.0;
    Q[128] = 0.0;
    Q[129] = 0.0;
    Q[130] = 0.0;
    Q[131] = 0.0;
    Q[132] = 0.0;
    Q[133] = 0.0;
    Q[134] = 0.0;
    Q[135] = 0.0;
    Q[136] = 0.0;
    Q[137] = 0.0;
    Q[138] = 0.0;
    Q[139] = 0.0;
    phi[124] = -(x[141]*v18+x[145]*v19+x[146]*v20);
    phi[125] = -(x[142]*v18+x[148]*v19-x[144]*v20);
    phi[126] = x[141]*x[327]+x[145]*x[323]+x[146]*x[320];
    phi[127] = x[142]*x[327]+x[148]*x[323]-x[144]*x[320];
    phi[128] = x[141]*x[322]+x[145]*x[328]-x[146]*x[324];
    phi[129] = x[312]*x[321]+x[318]*x[325]-x[314]*x[326];
    phi[130] = x[332]*x[321]+x[338]*x[325]-x[334]*x[326];
    phi[131] = -(v12*(1.0-v35)+(x[147]*v18+x[143]*v19+x[140]*v20));
    phi_dot[124] = x[1684];
    phi_dot[125] = x[1686];
    phi_dot[126] = x[1570];
    phi_dot[127] = x[1572];
    phi_dot[128] = x[1574];
    phi_dot[129] = x[1576];
    phi_dot[130] = x[1578];
    phi_dot[131] = -(v22*sin(v21)-x[1688]);
    phi_ddot[30] = 0.0;
    phi_ddot[31] = 0.0;
    phi_ddot[32] = 0.0;
    phi_ddot[45] = 0.0;
    phi_ddot[46] = 0.0;
    phi_ddot[47] = 0.0;
    phi_ddot[60] = 0.0;
    phi_ddot[61] = 0.0;
    phi_ddot[62] = 0.0;
    phi_ddot[75] = 0.0;
    phi_ddot[76] = 0.0;
    phi_ddot[77] = 0.0;
    phi_ddot[124] = x[1685];
    phi_ddot[125] = x[1687];
    phi_ddot[126] = x[1571];
    phi_ddot[127] = x[1573];
    phi_ddot[128] = x[1575];
    phi_ddot[129] = x[1577];
    phi_ddot[130] = x[1579];
    phi_ddot[131] = -(v13*(v35*v22)-x[1689]);
    A[at[144]] = rho[120];
    A[at[145]] = rho[120];
    A[at[146]] = rho[120];
    A[at[147]] = rho[81];
    A[at[148]] = rho[81];
    A[at[149]] = rho[81];
    A[at[150]] = rho[84];
    A[at[151]] = rho[84];
    A[at[152]] = rho[84];
    A[at[153]] = rho[81];
    A[at[154]] = rho[81];
    A[at[155]] = rho[81];
    A[at[156]] = rho[84];
    A[at[157]] = rho[84];
    A[at[158]] = rho[84];
    A[at[159]] = rho[25];
    A[at[160]] = rho[25];
    A[at[161]] = rho[25];
    A[at[162]] = rho[28];
    A[at[163]] = rho[28];
    A[at[164]] = rho[28];
    A[at[165]] = rho[25];
    A[at[166]] = rho[25];
    A[at[167]] = rho[25];
    A[at[168]] = rho[28];
    A[at[169]] = rho[28];
    A[at[170]] = rho[28];
}
#pragma GCC push_options
#pragma GCC optimize("fp-contract=fast")
static const int phi_q_row[] = {
0,0,0,0,1,1,1,1,2,2,2,2,3,3,3,3,4,4,4,4,5,5,5,5,6,6,6,6,7,7,7,7,8,8,8,8,9,9,9,9,10,10,10,10,11,11,11,11,12,12,12,12,13,13,
13,13,14,14,14,14,15,15,15,15,16,16,16,16,17,17,17,17,18,18,18,18,19,19,19,19,24,23,54,53,24,23,54,53,24,23,54,53,24,23,54,
53,84,83,84,83,84,83,84,83,126,126,126,126,126,126,126,126,127,127,127,127,127,127,127,127,128,128,128,128,128,128,128,128,
129,129,129,129,129,129,129,129,130,130,130,130,130,130,130,130,33,34,33,34,33,34,33,34,33,34,33,34,33,34,33,34,48,49,48,
49,48,49,48,49,48,49,48,49,48,49,48,49,63,64,63,64,63,64,63,64,63,64,63,64,63,64,63,64,78,79,78,79,78,79,78,79,78,79,78,79,
78,79,78,79,20,21,22,23,24,20,21,22,23,24,20,21,22,23,24,20,21,22,23,24,50,51,52,53,54,50,51,52,53,54,50,51,52,53,54,50,51,
52,53,54,80,81,82,83,84,80,81,82,83,84,80,81,82,83,84,80,81,82,83,84,29,28,39,38,59,58,69,68,29,28,39,38,59,58,69,68,29,28,
39,38,59,58,69,68,29,28,39,38,59,58,69,68,89,88,89,88,89,88,89,88,94,93,94,93,94,93,94,93,25,26,27,28,29,25,26,27,28,29,25,
26,27,28,29,25,26,27,28,29,35,36,37,38,39,35,36,37,38,39,35,36,37,38,39,35,36,37,38,39,55,56,57,58,59,55,56,57,58,59,55,56,
57,58,59,55,56,57,58,59,85,86,87,88,89,85,86,87,88,89,85,86,87,88,89,85,86,87,88,89,65,66,67,68,69,65,66,67,68,69,65,66,67,
68,69,65,66,67,68,69,90,91,92,93,94,90,91,92,93,94,90,91,92,93,94,90,91,92,93,94,44,43,74,73,44,43,74,73,44,43,74,73,44,43,
74,73,99,98,99,98,99,98,99,98,124,125,131,124,125,131,124,125,131,124,125,131,40,41,42,43,44,40,41,42,43,44,40,41,42,43,44,
40,41,42,43,44,70,71,72,73,74,70,71,72,73,74,70,71,72,73,74,70,71,72,73,74,95,96,97,98,99,95,96,97,98,99,95,96,97,98,99,95,
96,97,98,99,20,25,35,40,50,55,65,70,21,26,36,41,51,56,66,71,22,27,37,42,52,57,67,72,100,101,102,103,104,105,30,31,32,112,
113,114,115,116,117,45,46,47,80,81,82,85,86,87,60,61,62,90,91,92,95,96,97,75,76,77,106,109,107,110,108,111,118,121,119,122,
120,123,124,125,131,124,125,131,124,125,131,20,21,22,25,26,27,35,36,37,40,41,42,50,51,52,55,56,57,65,66,67,70,71,72,20,21,
22,25,26,27,35,36,37,40,41,42,50,51,52,55,56,57,65,66,67,70,71,72,20,21,22,25,26,27,35,36,37,40,41,42,50,51,52,55,56,57,65,
66,67,70,71,72,20,21,22,25,26,27,35,36,37,40,41,42,50,51,52,55,56,57,65,66,67,70,71,72,100,101,102,100,101,102,100,101,102,
100,101,102,103,104,105,103,104,105,103,104,105,103,104,105,100,101,102,103,104,105,106,107,108,100,101,102,103,104,105,106,
107,108,100,101,102,103,104,105,106,107,108,100,101,102,103,104,105,106,107,108,112,113,114,112,113,114,112,113,114,112,113,
114,115,116,117,115,116,117,115,116,117,115,116,117,112,113,114,115,116,117,118,119,120,112,113,114,115,116,117,118,119,120,
112,113,114,115,116,117,118,119,120,112,113,114,115,116,117,118,119,120,80,81,82,80,81,82,80,81,82,80,81,82,85,86,87,85,86,
87,85,86,87,85,86,87,90,91,92,90,91,92,90,91,92,90,91,92,95,96,97,95,96,97,95,96,97,95,96,97,106,107,108,109,110,111,106,
107,108,109,110,111,106,107,108,109,110,111,106,107,108,109,110,111,118,119,120,121,122,123,118,119,120,121,122,123,118,119,
120,121,122,123,118,119,120,121,122,123,124,125,131,124,125,131,124,125,131,109,110,111,121,122,123,109,110,111,121,122,123,
109,110,111,121,122,123,109,110,111,121,122,123,30,31,32,20,21,22,25,26,27,100,103,106,101,104,107,102,105,108,45,46,47,35,
36,37,40,41,42,112,115,118,113,116,119,114,117,120,60,61,62,50,51,52,55,56,57,80,85,81,86,82,87,75,76,77,65,66,67,70,71,72,
90,95,91,96,92,97,109,121,110,122,111,123,
};
static const int phi_q_col[] = {
5,3,4,6,12,10,11,13,19,17,18,20,26,24,25,27,33,31,32,34,40,38,39,41,47,45,46,48,54,52,53,55,61,59,60,62,68,66,67,69,75,73,
74,76,82,80,81,83,89,87,88,90,96,94,95,97,103,101,102,104,110,108,109,111,117,115,116,118,124,122,123,125,131,129,130,132,
138,136,137,139,3,3,3,3,4,4,4,4,5,5,5,5,6,6,6,6,73,73,74,74,75,75,76,76,3,136,4,5,6,137,138,139,3,136,4,5,6,137,138,139,3,
136,4,5,6,137,138,139,122,136,123,124,125,137,138,139,129,136,130,131,132,137,138,139,10,10,11,11,12,12,13,13,31,31,32,32,
33,33,34,34,38,38,39,39,40,40,41,41,59,59,60,60,61,61,62,62,66,66,67,67,68,68,69,69,87,87,88,88,89,89,90,90,94,94,95,95,96,
96,97,97,115,115,116,116,117,117,118,118,17,17,17,17,17,18,18,18,18,18,19,19,19,19,19,20,20,20,20,20,73,73,73,73,73,74,74,
74,74,74,75,75,75,75,75,76,76,76,76,76,87,87,87,87,87,88,88,88,88,88,89,89,89,89,89,90,90,90,90,90,3,3,3,3,3,3,3,3,4,4,4,
4,4,4,4,4,5,5,5,5,5,5,5,5,6,6,6,6,6,6,6,6,80,80,81,81,82,82,83,83,101,101,102,102,103,103,104,104,24,24,24,24,24,25,25,25,
25,25,26,26,26,26,26,27,27,27,27,27,45,45,45,45,45,46,46,46,46,46,47,47,47,47,47,48,48,48,48,48,80,80,80,80,80,81,81,81,81,
81,82,82,82,82,82,83,83,83,83,83,87,87,87,87,87,88,88,88,88,88,89,89,89,89,89,90,90,90,90,90,101,101,101,101,101,102,102,
102,102,102,103,103,103,103,103,104,104,104,104,104,115,115,115,115,115,116,116,116,116,116,117,117,117,117,117,118,118,118,
118,118,3,3,3,3,4,4,4,4,5,5,5,5,6,6,6,6,108,108,109,109,110,110,111,111,3,3,3,4,4,4,5,5,5,6,6,6,52,52,52,52,52,53,53,53,53,
53,54,54,54,54,54,55,55,55,55,55,108,108,108,108,108,109,109,109,109,109,110,110,110,110,110,111,111,111,111,111,115,115,
115,115,115,116,116,116,116,116,117,117,117,117,117,118,118,118,118,118,0,0,0,0,0,0,0,0,1,1,1,1,1,1,1,1,2,2,2,2,2,2,2,2,14,
15,16,21,22,23,28,29,30,42,43,44,49,50,51,56,57,58,70,71,72,77,78,79,84,85,86,98,99,100,105,106,107,112,113,114,119,119,120,
120,121,121,126,126,127,127,128,128,0,0,0,1,1,1,2,2,2,3,3,3,3,3,3,3,3,3,3,3,3,3,3,3,3,3,3,3,3,3,3,3,3,4,4,4,4,4,4,4,4,4,4,
4,4,4,4,4,4,4,4,4,4,4,4,4,4,5,5,5,5,5,5,5,5,5,5,5,5,5,5,5,5,5,5,5,5,5,5,5,5,6,6,6,6,6,6,6,6,6,6,6,6,6,6,6,6,6,6,6,6,6,6,6,
6,17,17,17,18,18,18,19,19,19,20,20,20,24,24,24,25,25,25,26,26,26,27,27,27,31,31,31,31,31,31,31,31,31,32,32,32,32,32,32,32,
32,32,33,33,33,33,33,33,33,33,33,34,34,34,34,34,34,34,34,34,45,45,45,46,46,46,47,47,47,48,48,48,52,52,52,53,53,53,54,54,54,
55,55,55,59,59,59,59,59,59,59,59,59,60,60,60,60,60,60,60,60,60,61,61,61,61,61,61,61,61,61,62,62,62,62,62,62,62,62,62,73,73,
73,74,74,74,75,75,75,76,76,76,80,80,80,81,81,81,82,82,82,83,83,83,101,101,101,102,102,102,103,103,103,104,104,104,108,108,
108,109,109,109,110,110,110,111,111,111,122,122,122,122,122,122,123,123,123,123,123,123,124,124,124,124,124,124,125,125,125,
125,125,125,129,129,129,129,129,129,130,130,130,130,130,130,131,131,131,131,131,131,132,132,132,132,132,132,133,133,133,134,
134,134,135,135,135,136,136,136,136,136,136,137,137,137,137,137,137,138,138,138,138,138,138,139,139,139,139,139,139,7,8,9,
14,15,16,21,22,23,28,28,28,29,29,29,30,30,30,35,36,37,42,43,44,49,50,51,56,56,56,57,57,57,58,58,58,63,64,65,70,71,72,77,78,
79,84,84,85,85,86,86,91,92,93,98,99,100,105,106,107,112,112,113,113,114,114,133,133,134,134,135,135,
};
static void iltis_phi_q_corner_points_nodiff_0(const double *restrict x, double *restrict y, const unsigned short *i, int count)
{
    for (; count; count--, i += 2) {
const double *x0=x+i[0];
double *y1=y+i[1];
double s0=0.5*(x0[1]+x0[4]);
y1[0]=0.5*(x0[0]+x0[3]);
y1[1]=s0;
y1[2]=0.5*(x0[5]+x0[2]);
y1[3]=-s0;
    }
}

static void iltis_phi_q_frame_dv_1(const double *restrict x, double *restrict y, const unsigned short *i, int count)
{
    for (; count; count--, i += 2) {
const double *x0=x+i[0];
double *y1=y+i[1];
double s0=x0[0]*x0[0],
s1=s0+x0[1]*x0[1],
s2=x0[2]*x0[2],
s3=x0[3]*x0[3],
s4=1.0/(s1+s2+s3),
s5=2.0*s4,
s6=x0[0]*x0[3],
s7=x0[1]*x0[2],
s8=s6+s7,
s9=s6-s7,
s10=s5*s9,
s11=x0[0]*x0[1],
s12=x0[2]*x0[3],
s13=s11+s12,
s14=s11-s12,
s15=s5*s14,
s16=x0[1]*x0[3],
s17=x0[0]*x0[2],
s18=s16-s17,
s19=s16+s17,
s20=s0+s3,
s21=s0+s2,
s22=s5*(2.0*x0[3]),
s23=s4*s22,
s24=s5*(2.0*x0[1]),
s25=s4*s24,
s26=s5*(2.0*x0[2]),
s27=s4*s26,
s28=x0[0]*s5,
s29=s5*(2.0*x0[0]),
s30=s4*s29,
s31=x0[2]*s5,
s32=x0[3]*s5,
s33=x0[1]*s5;
y1[0]=s5*s8;
y1[1]=s10;
y1[2]=s5*s13;
y1[3]=s15;
y1[4]=s5*s18;
y1[5]=s5*s19;
y1[6]=s5*s20-1.0;
y1[7]=s1*s5-1.0;
y1[8]=s5*s21-1.0;
y1[9]=s28-s19*s27;
y1[10]=s24-s1*s25;
y1[11]=s29-s1*s30;
y1[12]=s31+s14*s23;
y1[13]=s29-s21*s30;
y1[14]=s32-s19*s25;
y1[15]=s28-s8*s23;
y1[16]=s28-s13*s25;
y1[17]=s32-s13*s27;
y1[18]=s32+s14*s27;
y1[19]=s33-s18*s23;
y1[20]=s33-s19*s23;
y1[21]=s31-s19*s30;
y1[22]=s26-s21*s27;
y1[23]=s22-s20*s23;
y1[24]=s29-s20*s30;
y1[25]=s31-s8*s25;
y1[26]=s31+s9*s25;
y1[27]=s33-s8*s27;
y1[28]=s33+s9*s27;
y1[29]=s32-s8*s30;
y1[30]=-s10;
y1[31]=-(s1*s23);
y1[32]=-(s20*s25);
y1[33]=-(s1*s27);
y1[34]=-(s20*s27);
y1[35]=-(s21*s25);
y1[36]=-(s18*s27+s28);
y1[37]=-(s13*s23-s31);
y1[38]=-(s18*s25-s32);
y1[39]=-(s28-s9*s23);
y1[40]=-(s13*s30-s33);
y1[41]=-(s33-s14*s30);
y1[42]=-(s28-s14*s25);
y1[43]=-s15;
y1[44]=-(s31+s18*s30);
y1[45]=-(s32-s9*s30);
y1[46]=-(s21*s23);
    }
}

static void iltis_phi_q_euler_norm_dv_2(const double *restrict x, double *restrict y, double *restrict A, const int *restrict at, const unsigned short *i, int count)
{
    for (; count; count--, i += 3) {
const double *x0=x+i[0];
double s0=2.0*x0[2],
s1=2.0*x0[0],
s2=2.0*x0[1],
s3=2.0*x0[3];
A[at[i[1]]]=s0;
A[at[i[1] + 1]]=s1;
A[at[i[1] + 2]]=s2;
A[at[i[1] + 3]]=s3;
A[at[1030 + i[2]]]=s0;
A[at[1030 + i[2] + 1]]=s1;
A[at[1030 + i[2] + 2]]=s2;
A[at[1030 + i[2] + 3]]=s3;
    }
}

static void iltis_phi_q_lever_to_dv_3(const double *restrict x, double *restrict y, const unsigned short *i, int count)
{
    for (; count; count--, i += 13) {
const double *x0=x+i[0],*x11=x+i[11];
double *y12=y+i[12];
double s0=x0[7]-x0[1],
s1=x0[6]-x0[0];
y12[0]=s1*x[i[3]]+s0*x[i[4]];
y12[1]=s1*x[i[5]]+s0*x[i[6]];
y12[2]=s1*x[i[7]]+s0*x[i[8]];
y12[3]=s1*x[i[9]]+s0*x[i[10]];
y12[4]=s0*x[i[1]]+s1*x[i[2]]-(x11[0]-x11[133]);
    }
}

static void iltis_phi_q_dot_dv_4(const double *restrict x, double *restrict y, double *restrict A, const int *restrict at, const unsigned short *i, int count)
{
    for (; count; count--, i += 10) {
const double *x0=x+i[0],*x3=x+i[3];
double s0=x0[0]*x[i[1]]+x[i[2]]*x3[0]+x[i[4]]*x3[5]+x0[5]*x[i[5]]+x[i[6]]*x3[10]+x0[10]*x[i[7]];
A[at[i[8]]]=s0;
A[at[1030 + i[9]]]=s0;
    }
}

static void iltis_phi_q_perpendicular_dv_5(const double *restrict x, double *restrict y, double *restrict A, const int *restrict at, const unsigned short *i, int count)
{
    for (; count; count--, i += 30) {
const double *x9=x+i[9],*x12=x+i[12];
double s0=x[i[0]]*x[i[1]]+x[i[2]]*x[i[3]]+x[i[4]]*x[i[5]],
s1=x[i[6]]*x[i[7]]+x[i[8]]*x9[0]+x[i[10]]*x[i[11]],
s2=x[i[3]]*x12[0]+x[i[1]]*x[i[13]]+x[i[4]]*x[i[14]],
s3=x[i[3]]*x[i[15]]+x[i[1]]*x[i[16]]+x[i[4]]*x9[29],
s4=x[i[3]]*x[i[17]]+x[i[1]]*x[i[18]]+x[i[4]]*x12[9],
s5=x9[0]*x[i[19]]+x[i[7]]*x[i[20]]+x[i[10]]*x[i[21]],
s6=x9[0]*x[i[22]]+x[i[7]]*x[i[23]]+x[i[10]]*x[i[24]],
s7=x9[0]*x[i[25]]+x[i[7]]*x[i[26]]+x[i[10]]*x[i[27]];
A[at[i[28]]]=s0;
A[at[i[28] + 1]]=s1;
A[at[i[28] + 2]]=s2;
A[at[i[28] + 3]]=s3;
A[at[i[28] + 4]]=s4;
A[at[i[28] + 5]]=s5;
A[at[i[28] + 6]]=s6;
A[at[i[28] + 7]]=s7;
A[at[1030 + i[29]]]=s0;
A[at[1030 + i[29] + 1]]=s1;
A[at[1030 + i[29] + 2]]=s2;
A[at[1030 + i[29] + 3]]=s3;
A[at[1030 + i[29] + 4]]=s4;
A[at[1030 + i[29] + 5]]=s5;
A[at[1030 + i[29] + 6]]=s6;
A[at[1030 + i[29] + 7]]=s7;
    }
}

static void iltis_phi_q_spherical_dv_6(const double *restrict x, double *restrict y, const unsigned short *i, int count)
{
    for (; count; count--, i += 8) {
const double *x0=x+i[0],*x1=x+i[1];
double *y7=y+i[7];
y7[0]=x1[2]-x[i[2]];
y7[1]=x1[0]-x0[0];
y7[2]=x[i[5]]-x[i[6]];
y7[3]=-(x0[2]-x1[2]);
y7[4]=-(x[i[3]]-x1[0]);
y7[5]=-(x[i[4]]-x[i[5]]);
    }
}

static void iltis_phi_q_spherical_dv_7(const double *restrict x, double *restrict y, const unsigned short *i, int count)
{
    for (; count; count--, i += 13) {
double *y12=y+i[12];
double s0=x[i[0]]*x[i[1]]+x[i[2]]*x[i[3]]+x[i[4]]*x[i[5]],
s1=x[i[3]]*x[i[6]]+x[i[1]]*x[i[7]]+x[i[4]]*x[i[8]],
s2=x[i[3]]*x[i[9]]+x[i[1]]*x[i[10]]+x[i[4]]*x[i[11]];
y12[0]=s0;
y12[1]=s1;
y12[2]=s2;
y12[3]=-s0;
y12[4]=-s1;
y12[5]=-s2;
    }
}

static void iltis_phi_q_spherical_dv_8(const double *restrict x, double *restrict y, const unsigned short *i, int count)
{
    for (; count; count--, i += 4) {
const double *x2=x+i[2];
double *y3=y+i[3];
y3[0]=x2[0]-x2[3];
y3[1]=x2[2]-x2[82];
y3[2]=-(x[i[0]]-x[i[1]]);
y3[3]=-(x2[83]-x2[0]);
y3[4]=-(x2[4]-x2[2]);
    }
}

static void iltis_phi_q_revolute_dv_9(const double *restrict x, double *restrict y, const unsigned short *i, int count)
{
    for (; count; count--, i += 6) {
const double *x0=x+i[0],*x1=x+i[1],*x2=x+i[2];
double *y5=y+i[5];
y5[0]=x1[2]-x2[2];
y5[1]=x1[2]-x0[1];
y5[2]=x1[0]-x2[0];
y5[3]=-(x0[0]-x1[0]);
y5[4]=-(x[i[3]]-x[i[4]]);
    }
}

static void iltis_phi_q_revolute_dv_10(const double *restrict x, double *restrict y, double *restrict A, const int *restrict at, const unsigned short *i, int count)
{
    for (; count; count--, i += 15) {
const double *x12=x+i[12];
double s0=x[i[0]]*x[i[1]]+x[i[2]]*x[i[3]]+x[i[4]]*x[i[5]],
s1=x[i[1]]*x[i[6]]+x[i[2]]*x[i[7]]+x[i[4]]*x[i[8]],
s2=x[i[1]]*x[i[9]]+x[i[2]]*x[i[10]]+x[i[4]]*x[i[11]],
s3=x[i[7]]*x12[6]+x[i[3]]*x12[28]+x[i[10]]*x12[0],
s4=x[i[7]]*x12[41]+x[i[3]]*x12[3]+x[i[10]]*x12[4];
A[at[i[13]]]=s0;
A[at[i[13] + 1]]=s1;
A[at[i[13] + 2]]=s2;
A[at[i[13] + 3]]=s3;
A[at[i[13] + 4]]=s4;
A[at[1030 + i[14]]]=s0;
A[at[1030 + i[14] + 1]]=s1;
A[at[1030 + i[14] + 2]]=s2;
A[at[1030 + i[14] + 3]]=s3;
A[at[1030 + i[14] + 4]]=s4;
    }
}

static void iltis_phi_q_revolute_dv_11(const double *restrict x, double *restrict y, double *restrict A, const int *restrict at, const unsigned short *i, int count)
{
    for (; count; count--, i += 16) {
const double *x12=x+i[12];
double *y13=y+i[13];
double s0=x[i[11]]*x12[0]+x[i[8]]*x12[7]+x[i[5]]*x12[4],
s1=x[i[10]]*x12[0]+x[i[7]]*x12[7]+x[i[2]]*x12[4];
y13[0]=-(x[i[0]]*x[i[1]]+x[i[2]]*x[i[3]]+x[i[4]]*x[i[5]]);
y13[1]=-(x[i[1]]*x[i[6]]+x[i[3]]*x[i[7]]+x[i[4]]*x[i[8]]);
y13[2]=-(x[i[1]]*x[i[9]]+x[i[3]]*x[i[10]]+x[i[4]]*x[i[11]]);
A[at[i[14]]]=s0;
A[at[i[14] + 1]]=s1;
A[at[1030 + i[15]]]=s0;
A[at[1030 + i[15] + 1]]=s1;
    }
}

static void iltis_phi_q_revolute_dv_13(const double *restrict x, double *restrict y, double *restrict A, const int *restrict at, const unsigned short *i, int count)
{
    for (; count; count--, i += 11) {
double s0=x[i[0]]*x[i[1]]+x[i[2]]*x[i[3]]+x[i[4]]*x[i[5]],
s1=x[i[3]]*x[i[6]]+x[i[1]]*x[i[7]]+x[i[4]]*x[i[8]];
A[at[i[9]]]=s0;
A[at[i[9] + 1]]=s1;
A[at[1030 + i[10]]]=s0;
A[at[1030 + i[10] + 1]]=s1;
    }
}

static void iltis_phi_q_revolute_dv_14(const double *restrict x, double *restrict y, const unsigned short *i, int count)
{
    for (; count; count--, i += 7) {
const double *x0=x+i[0],*x1=x+i[1],*x2=x+i[2];
double *y6=y+i[6];
y6[0]=x1[2]-x2[2];
y6[1]=x[i[4]]-x[i[5]];
y6[2]=x1[0]-x0[0];
y6[3]=-(x0[2]-x1[2]);
y6[4]=-(x[i[3]]-x[i[4]]);
y6[5]=-(x2[0]-x1[0]);
    }
}

static const unsigned short iltis_phi_q_at0[] = {
3,140,17,187,24,234,45,281,52,328,73,375,80,422,101,469,108,516,136,563,31,610,10,657,59,704,38,751,87,798,66,845,115,892,
94,939,122,986,129,1033,
};
static const unsigned short iltis_phi_q_at1[] = {
3,0,0,10,4,4,17,8,8,24,12,12,31,16,16,38,20,20,45,24,24,52,28,28,59,32,32,66,36,36,73,40,40,80,44,44,87,48,48,94,52,52,101,
56,56,108,60,60,115,64,64,122,68,68,129,72,72,136,76,76,
};
static const unsigned short iltis_phi_q_at2[] = {
1204,1177,1168,1169,1178,1217,1204,1121,1112,1113,1122,1222,
};
static const unsigned short iltis_phi_q_at3[] = {
1180,1227,1124,1231,
};
static const unsigned short iltis_phi_q_at4[] = {
1171,1174,1170,1168,1169,1175,1172,1235,
};
static const unsigned short iltis_phi_q_at5[] = {
1115,1118,1112,1113,1119,1116,1241,
};
static const unsigned short iltis_phi_q_at6[] = {
1169,1252,1178,1253,1184,1349,1113,1264,1122,1265,1128,1355,1175,1286,1172,1287,1181,1424,1193,1432,1119,1300,1116,1301,1125,
1439,1196,1446,
};
static const unsigned short iltis_phi_q_at7[] = {
1204,1183,1227,1228,1184,1247,1204,1177,1168,1252,1253,1254,1204,1127,1231,1232,1128,1259,1204,1121,1112,1264,1265,1266,
};
static const unsigned short iltis_phi_q_at8[] = {
1171,1180,1229,1227,1228,1181,1172,1271,1171,1192,1277,1278,1279,1193,1172,1280,1171,1174,1170,1168,1252,1286,1287,1288,
};
static const unsigned short iltis_phi_q_at9[] = {
1115,1124,1231,1232,1125,1116,1294,1115,1118,1112,1264,1300,1301,1302,
};
static const unsigned short iltis_phi_q_at10[] = {
1279,1196,1195,1308,
};
static const unsigned short iltis_phi_q_at11[] = {
145,1896,147,1897,140,1898,148,1899,146,1900,144,1901,142,1902,1279,1431,
};
static const unsigned short iltis_phi_q_at12[] = {
184,1220,180,1178,1218,164,151,185,161,169,153,181,187,1313,80,80,184,1225,180,1122,1223,164,151,185,161,169,153,181,375,
1316,82,82,178,1220,156,1178,1218,172,150,166,154,165,175,182,187,1319,84,84,178,1225,156,1122,1223,172,150,166,154,165,175,
182,375,1322,86,86,176,1220,157,1178,1218,174,173,168,149,167,162,158,187,1325,88,88,176,1225,157,1122,1223,174,173,168,149,
167,162,158,375,1328,90,90,159,1220,177,1178,1218,163,171,179,160,155,186,152,187,1331,92,92,159,1225,177,1122,1223,163,171,
179,160,155,186,152,375,1334,94,94,419,1246,415,1245,1241,399,386,420,396,404,388,416,798,1337,96,96,413,1246,391,1245,1241,
407,385,401,389,400,410,417,798,1340,98,98,411,1246,392,1245,1241,409,408,403,384,402,397,393,798,1343,100,100,394,1246,412,
1245,1241,398,406,414,395,390,421,387,798,1346,102,102,
};
static const unsigned short iltis_phi_q_at13[] = {
1204,1183,1227,1230,1349,1350,1204,1127,1231,1234,1355,1356,
};
static const unsigned short iltis_phi_q_at14[] = {
1198,145,147,151,161,150,154,173,149,171,160,0,1361,1198,183,140,169,181,165,182,167,158,155,152,1,1366,1198,146,144,184,
164,178,172,176,174,159,163,2,1371,
};
static const unsigned short iltis_phi_q_at15[] = {
181,571,161,593,565,164,576,183,608,145,146,603,154,182,172,149,158,160,152,589,598,579,591,585,580,602,609,600,104,104,169,
571,151,593,565,184,576,140,608,147,144,603,150,165,178,173,167,171,155,589,598,579,591,585,580,602,609,600,112,112,181,563,
161,570,567,164,592,183,574,145,146,607,154,182,172,149,158,160,152,573,588,601,596,590,599,594,578,582,120,120,1015,606,
997,568,569,1030,604,986,584,993,990,587,996,1011,1024,1019,1013,1017,1001,577,605,595,572,581,597,583,575,586,128,128,1062,
606,1044,568,569,1077,604,1033,584,1040,1037,587,1043,1058,1071,1066,1060,1064,1048,577,605,595,572,581,597,583,575,586,136,
136,
};
static const unsigned short iltis_phi_q_at16[] = {
653,670,615,702,697,616,617,610,614,144,144,653,692,615,683,673,616,617,610,614,146,146,653,679,615,685,674,616,617,610,614,
148,148,653,703,615,696,694,616,617,610,614,150,150,651,665,631,687,659,634,621,639,654,152,152,652,665,624,687,659,642,620,
635,648,154,154,628,665,619,687,659,644,643,637,646,156,156,622,665,630,687,659,633,641,625,629,158,158,747,764,709,796,791,
710,711,704,708,160,160,747,786,709,777,767,710,711,704,708,162,162,747,773,709,779,768,710,711,704,708,164,164,747,797,709,
790,788,710,711,704,708,166,166,745,759,725,781,753,728,715,733,748,168,168,746,759,718,781,753,736,714,729,742,170,170,722,
759,713,781,753,738,737,731,740,172,172,716,759,724,781,753,727,735,719,723,174,174,841,858,803,890,885,804,805,798,802,176,
176,841,880,803,871,861,804,805,798,802,178,178,841,867,803,873,862,804,805,798,802,180,180,841,891,803,884,882,804,805,798,
802,182,182,839,853,819,875,847,822,809,827,842,184,184,840,853,812,875,847,830,808,823,836,186,186,816,853,807,875,847,832,
831,825,834,188,188,810,853,818,875,847,821,829,813,817,190,190,935,952,897,984,979,898,899,892,896,192,192,935,974,897,965,
955,898,899,892,896,194,194,935,961,897,967,956,898,899,892,896,196,196,935,985,897,978,976,898,899,892,896,198,198,933,947,
913,969,941,916,903,921,936,200,200,934,947,906,969,941,924,902,917,930,202,202,910,947,901,969,941,926,925,919,928,204,204,
904,947,912,969,941,915,923,907,911,206,206,
};
static const unsigned short iltis_phi_q_at17[] = {
232,1221,1219,198,1217,208,200,216,228,227,231,211,142,208,208,213,1221,1219,197,1217,201,222,212,229,203,225,219,142,213,
213,215,1221,1219,220,1217,196,209,214,205,204,223,221,142,218,218,226,1221,1219,218,1217,207,233,202,199,224,206,210,142,
223,223,420,1226,1224,386,1222,396,388,404,416,415,419,399,142,228,228,401,1226,1224,385,1222,389,410,400,417,391,413,407,
142,233,233,403,1226,1224,408,1222,384,397,402,393,392,411,409,142,238,238,414,1226,1224,406,1222,395,421,390,387,412,394,
398,142,243,243,843,1242,1243,809,1244,819,811,827,839,838,842,822,377,248,248,824,1242,1243,808,1244,812,833,823,840,814,
836,830,377,253,253,826,1242,1243,831,1244,807,820,825,816,815,834,832,377,258,258,837,1242,1243,829,1244,818,844,813,810,
835,817,821,377,263,263,
};
static const unsigned short iltis_phi_q_at18[] = {
232,1240,198,1239,1235,208,216,200,228,231,227,211,1376,213,1240,197,1239,1235,201,212,222,229,225,203,219,1382,215,1240,
220,1239,1235,196,214,209,205,223,204,221,1388,226,1240,218,1239,1235,207,202,233,199,206,224,210,1394,655,1237,621,1236,
1238,631,639,623,651,654,650,634,1400,636,1237,620,1236,1238,624,635,645,652,648,626,642,1406,638,1237,643,1236,1238,619,
637,632,628,646,627,644,1412,649,1237,641,1236,1238,630,625,656,622,629,647,633,1418,
};
static const unsigned short iltis_phi_q_at19[] = {
1171,1180,1229,1227,1230,1424,1287,1425,1171,1192,1277,1278,1431,1432,1287,1433,
};
static const unsigned short iltis_phi_q_at20[] = {
1115,1124,1231,1234,1439,1301,1440,
};
static const unsigned short iltis_phi_q_at21[] = {
1431,1446,1195,1447,
};
static const unsigned short iltis_phi_q_at22[] = {
184,1250,180,1184,1248,164,151,185,161,169,153,181,234,1452,268,268,184,1257,180,1253,1255,164,151,185,161,169,153,181,281,
1455,270,270,184,1262,180,1128,1260,164,151,185,161,169,153,181,422,1458,272,272,184,1269,180,1265,1267,164,151,185,161,169,
153,181,469,1461,274,274,178,1250,156,1184,1248,172,150,166,154,165,175,182,234,1464,276,276,178,1257,156,1253,1255,172,150,
166,154,165,175,182,281,1467,278,278,178,1262,156,1128,1260,172,150,166,154,165,175,182,422,1470,280,280,178,1269,156,1265,
1267,172,150,166,154,165,175,182,469,1473,282,282,176,1250,157,1184,1248,174,173,168,149,167,162,158,234,1476,284,284,176,
1257,157,1253,1255,174,173,168,149,167,162,158,281,1479,286,286,176,1262,157,1128,1260,174,173,168,149,167,162,158,422,1482,
288,288,176,1269,157,1265,1267,174,173,168,149,167,162,158,469,1485,290,290,159,1250,177,1184,1248,163,171,179,160,155,186,
152,234,1488,292,292,159,1257,177,1253,1255,163,171,179,160,155,186,152,281,1491,294,294,159,1262,177,1128,1260,163,171,179,
160,155,186,152,422,1494,296,296,159,1269,177,1265,1267,163,171,179,160,155,186,152,469,1497,298,298,466,1299,462,1298,1294,
446,433,467,443,451,435,463,798,1500,300,300,460,1299,438,1298,1294,454,432,448,436,447,457,464,798,1503,302,302,458,1299,
439,1298,1294,456,455,450,431,449,444,440,798,1506,304,304,441,1299,459,1298,1294,445,453,461,442,437,468,434,798,1509,306,
306,513,1307,509,1306,1302,493,480,514,490,498,482,510,892,1512,308,308,507,1307,485,1306,1302,501,479,495,483,494,504,511,
892,1515,310,310,505,1307,486,1306,1302,503,502,497,478,496,491,487,892,1518,312,312,488,1307,506,1306,1302,492,500,508,489,
484,515,481,892,1521,314,314,
};
static const unsigned short iltis_phi_q_at23[] = {
279,1251,1249,245,1247,255,247,263,275,274,278,258,142,316,316,260,1251,1249,244,1247,248,269,259,276,250,272,266,142,321,
321,262,1251,1249,267,1247,243,256,261,252,251,270,268,142,326,326,273,1251,1249,265,1247,254,280,249,246,271,253,257,142,
331,331,326,1258,1256,292,1254,302,294,310,322,321,325,305,142,336,336,307,1258,1256,291,1254,295,316,306,323,297,319,313,
142,341,341,309,1258,1256,314,1254,290,303,308,299,298,317,315,142,346,346,320,1258,1256,312,1254,301,327,296,293,318,300,
304,142,351,351,467,1263,1261,433,1259,443,435,451,463,462,466,446,142,356,356,448,1263,1261,432,1259,436,457,447,464,438,
460,454,142,361,361,450,1263,1261,455,1259,431,444,449,440,439,458,456,142,366,366,461,1263,1261,453,1259,442,468,437,434,
459,441,445,142,371,371,843,1295,1296,809,1297,819,811,827,839,838,842,822,424,376,376,824,1295,1296,808,1297,812,833,823,
840,814,836,830,424,381,381,826,1295,1296,831,1297,807,820,825,816,815,834,832,424,386,386,837,1295,1296,829,1297,818,844,
813,810,835,817,821,424,391,391,514,1270,1268,480,1266,490,482,498,510,509,513,493,142,396,396,495,1270,1268,479,1266,483,
504,494,511,485,507,501,142,401,401,497,1270,1268,502,1266,478,491,496,487,486,505,503,142,406,406,508,1270,1268,500,1266,
489,515,484,481,506,488,492,142,411,411,937,1303,1304,903,1305,913,905,921,933,932,936,916,471,416,416,918,1303,1304,902,
1305,906,927,917,934,908,930,924,471,421,421,920,1303,1304,925,1305,901,914,919,910,909,928,926,471,426,426,931,1303,1304,
923,1305,912,938,907,904,929,911,915,471,431,431,
};
static const unsigned short iltis_phi_q_at24[] = {
279,1276,245,1275,1271,255,263,247,275,278,274,258,1524,260,1276,244,1275,1271,248,259,269,276,272,250,266,1530,262,1276,
267,1275,1271,243,261,256,252,270,251,268,1536,273,1276,265,1275,1271,254,249,280,246,253,271,257,1542,655,1273,621,1272,
1274,631,639,623,651,654,650,634,1548,655,1282,621,1281,1283,631,639,623,651,654,650,634,1554,636,1273,620,1272,1274,624,
635,645,652,648,626,642,1560,636,1282,620,1281,1283,624,635,645,652,648,626,642,1566,638,1273,643,1272,1274,619,637,632,628,
646,627,644,1572,638,1282,643,1281,1283,619,637,632,628,646,627,644,1578,649,1273,641,1272,1274,630,625,656,622,629,647,633,
1584,649,1282,641,1281,1283,630,625,656,622,629,647,633,1590,326,1293,292,1292,1288,302,310,294,322,325,321,305,1596,307,
1293,291,1292,1288,295,306,316,323,319,297,313,1602,309,1293,314,1292,1288,290,308,303,299,317,298,315,1608,320,1293,312,
1292,1288,301,296,327,293,300,318,304,1614,749,1290,715,1289,1291,725,733,717,745,748,744,728,1620,730,1290,714,1289,1291,
718,729,739,746,742,720,736,1626,732,1290,737,1289,1291,713,731,726,722,740,721,738,1632,743,1290,735,1289,1291,724,719,750,
716,723,741,727,1638,1031,1285,997,1284,1280,1007,1015,999,1027,1030,1026,1010,1644,1031,1310,997,1311,1309,1007,1015,999,
1027,1030,1026,1010,1650,1012,1285,996,1284,1280,1000,1011,1021,1028,1024,1002,1018,1656,1012,1310,996,1311,1309,1000,1011,
1021,1028,1024,1002,1018,1662,1014,1285,1019,1284,1280,995,1013,1008,1004,1022,1003,1020,1668,1014,1310,1019,1311,1309,995,
1013,1008,1004,1022,1003,1020,1674,1025,1285,1017,1284,1280,1006,1001,1032,998,1005,1023,1009,1680,1025,1310,1017,1311,1309,
1006,1001,1032,998,1005,1023,1009,1686,608,1196,574,1308,1312,584,592,576,604,607,603,587,1692,589,1196,573,1308,1312,577,
588,598,605,601,579,595,1698,591,1196,596,1308,1312,572,590,585,581,599,580,597,1704,602,1196,594,1308,1312,583,578,609,575,
582,600,586,1710,
};
static const unsigned short iltis_phi_q_at25[] = {
184,1353,180,1349,1351,164,151,185,161,169,153,181,328,1716,436,436,184,1359,180,1355,1357,164,151,185,161,169,153,181,516,
1719,438,438,178,1353,156,1349,1351,172,150,166,154,165,175,182,328,1722,440,440,178,1359,156,1355,1357,172,150,166,154,165,
175,182,516,1725,442,442,176,1353,157,1349,1351,174,173,168,149,167,162,158,328,1728,444,444,176,1359,157,1355,1357,174,173,
168,149,167,162,158,516,1731,446,446,159,1353,177,1349,1351,163,171,179,160,155,186,152,328,1734,448,448,159,1359,177,1355,
1357,163,171,179,160,155,186,152,516,1737,450,450,560,1445,556,1444,1440,540,527,561,537,545,529,557,892,1740,452,452,554,
1445,532,1444,1440,548,526,542,530,541,551,558,892,1743,454,454,552,1445,533,1444,1440,550,549,544,525,543,538,534,892,1746,
456,456,535,1445,553,1444,1440,539,547,555,536,531,562,528,892,1749,458,458,
};
static const unsigned short iltis_phi_q_at26[] = {
1361,145,161,1365,181,183,164,146,460,460,1361,147,151,1365,169,140,184,144,461,461,1361,170,185,1365,153,148,180,142,462,
462,1362,145,154,1365,182,183,172,146,463,463,1362,147,150,1365,165,140,178,144,464,464,1362,170,166,1365,175,148,156,142,
465,465,1363,145,149,1365,158,183,174,146,466,466,1363,147,173,1365,167,140,176,144,467,467,1363,170,168,1365,162,148,157,
142,468,468,1364,145,160,1365,152,183,163,146,469,469,1364,147,171,1365,155,140,159,144,470,470,1364,170,179,1365,186,148,
177,142,471,471,
};
static const unsigned short iltis_phi_q_at27[] = {
373,1354,1352,339,1350,349,341,357,369,368,372,352,142,472,472,354,1354,1352,338,1350,342,363,353,370,344,366,360,142,477,
477,356,1354,1352,361,1350,337,350,355,346,345,364,362,142,482,482,367,1354,1352,359,1350,348,374,343,340,365,347,351,142,
487,487,561,1360,1358,527,1356,537,529,545,557,556,560,540,142,492,492,542,1360,1358,526,1356,530,551,541,558,532,554,548,
142,497,497,544,1360,1358,549,1356,525,538,543,534,533,552,550,142,502,502,555,1360,1358,547,1356,536,562,531,528,553,535,
539,142,507,507,937,1441,1442,903,1443,913,905,921,933,932,936,916,518,512,512,918,1441,1442,902,1443,906,927,917,934,908,
930,924,518,517,517,920,1441,1442,925,1443,901,914,919,910,909,928,926,518,522,522,931,1441,1442,923,1443,912,938,907,904,
929,911,915,518,527,527,
};
static const unsigned short iltis_phi_q_at28[] = {
373,1430,339,1429,1425,349,357,341,369,372,368,352,1752,354,1430,338,1429,1425,342,353,363,370,366,344,360,1758,356,1430,
361,1429,1425,337,355,350,346,364,345,362,1764,367,1430,359,1429,1425,348,343,374,340,347,365,351,1770,749,1427,715,1426,
1428,725,733,717,745,748,744,728,1776,749,1435,715,1434,1436,725,733,717,745,748,744,728,1782,730,1427,714,1426,1428,718,
729,739,746,742,720,736,1788,730,1435,714,1434,1436,718,729,739,746,742,720,736,1794,732,1427,737,1426,1428,713,731,726,722,
740,721,738,1800,732,1435,737,1434,1436,713,731,726,722,740,721,738,1806,743,1427,735,1426,1428,724,719,750,716,723,741,727,
1812,743,1435,735,1434,1436,724,719,750,716,723,741,727,1818,1078,1438,1044,1437,1433,1054,1062,1046,1074,1077,1073,1057,
1824,1078,1449,1044,1450,1448,1054,1062,1046,1074,1077,1073,1057,1830,1059,1438,1043,1437,1433,1047,1058,1068,1075,1071,1049,
1065,1836,1059,1449,1043,1450,1448,1047,1058,1068,1075,1071,1049,1065,1842,1061,1438,1066,1437,1433,1042,1060,1055,1051,1069,
1050,1067,1848,1061,1449,1066,1450,1448,1042,1060,1055,1051,1069,1050,1067,1854,1072,1438,1064,1437,1433,1053,1048,1079,1045,
1052,1070,1056,1860,1072,1449,1064,1450,1448,1053,1048,1079,1045,1052,1070,1056,1866,608,1446,574,1447,1451,584,592,576,604,
607,603,587,1872,589,1446,573,1447,1451,577,588,598,605,601,579,595,1878,591,1446,596,1447,1451,572,590,585,581,599,580,597,
1884,602,1446,594,1447,1451,583,578,609,575,582,600,586,1890,
};
static const unsigned short iltis_phi_q_at29[] = {
1896,1897,141,143,1898,1899,1900,1901,1902,1314,1315,1313,1453,1454,1452,1456,1457,1455,1717,1718,1716,1317,1318,1316,1459,
1460,1458,1462,1463,1461,1720,1721,1719,1320,1321,1319,1465,1466,1464,1468,1469,1467,1723,1724,1722,1323,1324,1322,1471,1472,
1470,1474,1475,1473,1726,1727,1725,1326,1327,1325,1477,1478,1476,1480,1481,1479,1729,1730,1728,1329,1330,1328,1483,1484,1482,
1486,1487,1485,1732,1733,1731,1332,1333,1331,1489,1490,1488,1492,1493,1491,1735,1736,1734,1335,1336,1334,1495,1496,1494,1498,
1499,1497,1738,1739,1737,1379,1380,1381,1385,1386,1387,1391,1392,1393,1397,1398,1399,1527,1528,1529,1533,1534,1535,1539,1540,
1541,1545,1546,1547,1400,1401,1402,1548,1549,1550,1554,1555,1556,1406,1407,1408,1560,1561,1562,1566,1567,1568,1412,1413,1414,
1572,1573,1574,1578,1579,1580,1418,1419,1420,1584,1585,1586,1590,1591,1592,1599,1600,1601,1605,1606,1607,1611,1612,1613,1617,
1618,1619,1755,1756,1757,1761,1762,1763,1767,1768,1769,1773,1774,1775,1620,1621,1622,1776,1777,1778,1782,1783,1784,1626,1627,
1628,1788,1789,1790,1794,1795,1796,1632,1633,1634,1800,1801,1802,1806,1807,1808,1638,1639,1640,1812,1813,1814,1818,1819,1820,
1338,1339,1337,1341,1342,1340,1344,1345,1343,1347,1348,1346,1501,1502,1500,1504,1505,1503,1507,1508,1506,1510,1511,1509,1513,
1514,1512,1516,1517,1515,1519,1520,1518,1522,1523,1521,1741,1742,1740,1744,1745,1743,1747,1748,1746,1750,1751,1749,1647,1648,
1649,1653,1654,1655,1659,1660,1661,1665,1666,1667,1671,1672,1673,1677,1678,1679,1683,1684,1685,1689,1690,1691,1827,1828,1829,
1833,1834,1835,1839,1840,1841,1845,1846,1847,1851,1852,1853,1857,1858,1859,1863,1864,1865,1869,1870,1871,145,147,170,183,
140,148,146,144,142,1692,1693,1694,1872,1873,1874,1698,1699,1700,1878,1879,1880,1704,1705,1706,1884,1885,1886,1710,1711,1712,
1890,1891,1892,
};
static const unsigned short iltis_phi_q_at30[] = {
1896,1897,141,143,1898,1899,1900,1901,1902,1314,1315,1313,1453,1454,1452,1456,1457,1455,1717,1718,1716,1317,1318,1316,1459,
1460,1458,1462,1463,1461,1720,1721,1719,1320,1321,1319,1465,1466,1464,1468,1469,1467,1723,1724,1722,1323,1324,1322,1471,1472,
1470,1474,1475,1473,1726,1727,1725,1326,1327,1325,1477,1478,1476,1480,1481,1479,1729,1730,1728,1329,1330,1328,1483,1484,1482,
1486,1487,1485,1732,1733,1731,1332,1333,1331,1489,1490,1488,1492,1493,1491,1735,1736,1734,1335,1336,1334,1495,1496,1494,1498,
1499,1497,1738,1739,1737,1379,1380,1381,1385,1386,1387,1391,1392,1393,1397,1398,1399,1527,1528,1529,1533,1534,1535,1539,1540,
1541,1545,1546,1547,1400,1401,1402,1548,1549,1550,1554,1555,1556,1406,1407,1408,1560,1561,1562,1566,1567,1568,1412,1413,1414,
1572,1573,1574,1578,1579,1580,1418,1419,1420,1584,1585,1586,1590,1591,1592,1599,1600,1601,1605,1606,1607,1611,1612,1613,1617,
1618,1619,1755,1756,1757,1761,1762,1763,1767,1768,1769,1773,1774,1775,1620,1621,1622,1776,1777,1778,1782,1783,1784,1626,1627,
1628,1788,1789,1790,1794,1795,1796,1632,1633,1634,1800,1801,1802,1806,1807,1808,1638,1639,1640,1812,1813,1814,1818,1819,1820,
1338,1339,1337,1341,1342,1340,1344,1345,1343,1347,1348,1346,1501,1502,1500,1504,1505,1503,1507,1508,1506,1510,1511,1509,1513,
1514,1512,1516,1517,1515,1519,1520,1518,1522,1523,1521,1741,1742,1740,1744,1745,1743,1747,1748,1746,1750,1751,1749,1647,1648,
1649,1653,1654,1655,1659,1660,1661,1665,1666,1667,1671,1672,1673,1677,1678,1679,1683,1684,1685,1689,1690,1691,1827,1828,1829,
1833,1834,1835,1839,1840,1841,1845,1846,1847,1851,1852,1853,1857,1858,1859,1863,1864,1865,1869,1870,1871,145,147,170,183,
140,148,146,144,142,1692,1693,1694,1872,1873,1874,1698,1699,1700,1878,1879,1880,1704,1705,1706,1884,1885,1886,1710,1711,1712,
1890,1891,1892,
};
void iltis_phi_q(double t, const double *restrict q, const double *restrict rho, const int *restrict at, double *restrict A)
{
    double x[1903];
    for (int i = 0; i < 140; i++)
        x[0 + i] = q[i];
    for (int i = 0; i < 137; i++)
        x[1080 + i] = rho[i];
    iltis_phi_q_frame_dv_1(x, x, iltis_phi_q_at0, 20);
    iltis_phi_q_euler_norm_dv_2(x, x, A, at, iltis_phi_q_at1, 20);
    iltis_phi_q_revolute_dv_9(x, x, iltis_phi_q_at2, 2);
    iltis_phi_q_corner_points_nodiff_0(x, x, iltis_phi_q_at3, 2);
    iltis_phi_q_spherical_dv_6(x, x, iltis_phi_q_at4, 1);
    iltis_phi_q_revolute_dv_14(x, x, iltis_phi_q_at5, 1);
    for (int k = 0; k < 14; k++) { const unsigned short *i = iltis_phi_q_at6 + 2 * k; x[i[1]] = -x[i[0]]; }
    x[1277] = 0.5*(rho[114]+rho[117]);
    x[1278] = 0.5*(rho[112]+rho[115]);
    x[1279] = 0.5*(rho[113]+rho[116]);
    iltis_phi_q_revolute_dv_9(x, x, iltis_phi_q_at7, 4);
    iltis_phi_q_spherical_dv_6(x, x, iltis_phi_q_at8, 3);
    iltis_phi_q_revolute_dv_14(x, x, iltis_phi_q_at9, 2);
    iltis_phi_q_spherical_dv_8(x, x, iltis_phi_q_at10, 1);
    for (int k = 0; k < 8; k++) { const unsigned short *i = iltis_phi_q_at11 + 2 * k; x[i[1]] = -x[i[0]]; }
    iltis_phi_q_revolute_dv_11(x, x, A, at, iltis_phi_q_at12, 12);
    iltis_phi_q_revolute_dv_9(x, x, iltis_phi_q_at13, 2);
    iltis_phi_q_lever_to_dv_3(x, x, iltis_phi_q_at14, 3);
    iltis_phi_q_perpendicular_dv_5(x, x, A, at, iltis_phi_q_at15, 5);
    iltis_phi_q_revolute_dv_13(x, x, A, at, iltis_phi_q_at16, 32);
    iltis_phi_q_revolute_dv_10(x, x, A, at, iltis_phi_q_at17, 12);
    iltis_phi_q_spherical_dv_7(x, x, iltis_phi_q_at18, 8);
    iltis_phi_q_spherical_dv_6(x, x, iltis_phi_q_at19, 2);
    iltis_phi_q_revolute_dv_14(x, x, iltis_phi_q_at20, 1);
    iltis_phi_q_spherical_dv_8(x, x, iltis_phi_q_at21, 1);
    iltis_phi_q_revolute_dv_11(x, x, A, at, iltis_phi_q_at22, 24);
    iltis_phi_q_revolute_dv_10(x, x, A, at, iltis_phi_q_at23, 24);
    iltis_phi_q_spherical_dv_7(x, x, iltis_phi_q_at24, 32);
    iltis_phi_q_revolute_dv_11(x, x, A, at, iltis_phi_q_at25, 12);
    iltis_phi_q_dot_dv_4(x, x, A, at, iltis_phi_q_at26, 12);
    iltis_phi_q_revolute_dv_10(x, x, A, at, iltis_phi_q_at27, 12);
    iltis_phi_q_spherical_dv_7(x, x, iltis_phi_q_at28, 24);
    for (int k = 0; k < 72; k++) { A[at[532 + 1 * k + 0]] = -1.0; }
    for (int k = 0; k < 354; k++) { const unsigned short *i = iltis_phi_q_at29 + 1 * k; A[at[604 + 1 * k + 0]] = x[i[0]]; }
    for (int k = 0; k < 72; k++) { A[at[958 + 1 * k + 0]] = 1.0; }
    for (int k = 0; k < 72; k++) { A[at[1030 + 532 + 1 * k + 0]] = -1.0; }
    for (int k = 0; k < 354; k++) { const unsigned short *i = iltis_phi_q_at30 + 1 * k; A[at[1030 + 604 + 1 * k + 0]] = x[i[0]]; }
    for (int k = 0; k < 72; k++) { A[at[1030 + 958 + 1 * k + 0]] = 1.0; }
}
#pragma GCC pop_options
static const int jacobian_row[] = {
140,140,140,140,141,141,141,141,142,142,142,142,143,143,143,143,144,144,144,144,145,145,145,145,146,146,146,146,147,147,147,
147,148,148,148,148,149,149,149,149,150,150,150,150,151,151,151,151,152,152,152,152,153,153,153,153,154,154,154,154,155,155,
155,155,156,156,156,156,157,157,157,157,158,158,158,158,159,159,159,159,0,23,1,22,22,23,23,8,1,7,0,2,8,15,14,15,16,16,14,
7,15,14,15,16,16,14,9,21,2,21,22,21,21,23,22,9,15,14,16,1,0,15,1,2,2,0,14,16,0,51,1,50,50,51,51,36,1,35,0,2,36,43,42,43,44,
44,42,35,43,42,43,44,44,42,37,49,2,49,50,49,49,51,50,37,43,42,44,1,0,43,1,2,2,0,42,44,0,79,1,78,78,79,79,64,1,63,0,2,64,71,
70,71,72,72,70,63,71,70,71,72,72,70,65,77,2,77,78,77,77,79,78,65,71,70,72,1,0,71,1,2,2,0,70,72,0,107,1,106,106,107,107,92,
1,91,0,2,92,99,98,99,100,100,98,91,99,98,99,100,100,98,93,105,2,105,106,105,105,107,106,93,99,98,100,1,0,99,1,2,2,0,98,100,
163,164,161,162,160,193,194,191,192,190,163,164,161,162,160,193,194,191,192,190,163,164,161,162,160,193,194,191,192,190,163,
164,161,162,160,193,194,191,192,190,223,224,221,222,220,223,224,221,222,220,223,224,221,222,220,223,224,221,222,220,228,229,
226,227,225,228,229,226,227,225,228,229,226,227,225,228,229,226,227,225,233,234,231,232,230,233,234,231,232,230,233,234,231,
232,230,233,234,231,232,230,266,267,268,266,267,268,266,267,268,266,267,268,269,269,269,269,270,270,270,270,266,267,268,269,
270,266,267,268,269,270,266,267,268,269,270,266,267,268,269,270,173,174,173,174,173,174,173,174,173,174,173,174,173,174,173,
174,188,189,188,189,188,189,188,189,188,189,188,189,188,189,188,189,203,204,203,204,203,204,203,204,203,204,203,204,203,204,
203,204,218,219,218,219,218,219,218,219,218,219,218,219,218,219,218,219,160,163,164,161,162,160,163,164,161,162,160,163,164,
161,162,160,163,164,161,162,190,193,194,191,192,190,193,194,191,192,190,193,194,191,192,190,193,194,191,192,220,223,224,221,
222,225,228,229,226,227,220,223,224,221,222,225,228,229,226,227,220,223,224,221,222,225,228,229,226,227,220,223,224,221,222,
225,228,229,226,227,230,233,234,231,232,230,233,234,231,232,230,233,234,231,232,230,233,234,231,232,168,169,166,167,165,178,
179,176,177,175,198,199,196,197,195,208,209,206,207,205,168,169,166,167,165,178,179,176,177,175,198,199,196,197,195,208,209,
206,207,205,168,169,166,167,165,178,179,176,177,175,198,199,196,197,195,208,209,206,207,205,168,169,166,167,165,178,179,176,
177,175,198,199,196,197,195,208,209,206,207,205,238,239,236,237,235,238,239,236,237,235,238,239,236,237,235,238,239,236,237,
235,165,168,169,166,167,165,168,169,166,167,165,168,169,166,167,165,168,169,166,167,175,178,179,176,177,175,178,179,176,177,
175,178,179,176,177,175,178,179,176,177,195,198,199,196,197,195,198,199,196,197,195,198,199,196,197,195,198,199,196,197,205,
208,209,206,207,205,208,209,206,207,205,208,209,206,207,205,208,209,206,207,235,238,239,236,237,235,238,239,236,237,235,238,
239,236,237,235,238,239,236,237,21,23,15,14,22,16,49,51,43,42,50,44,77,79,71,70,78,72,105,107,99,98,106,100,21,23,15,14,22,
16,49,51,43,42,50,44,77,79,71,70,78,72,105,107,99,98,106,100,21,23,15,14,22,16,49,51,43,42,50,44,77,79,71,70,78,72,105,107,
99,98,106,100,21,23,15,14,22,16,49,51,43,42,50,44,77,79,71,70,78,72,105,107,99,98,106,100,0,2,1,14,16,15,0,2,1,14,16,15,0,
2,1,14,16,15,0,2,1,14,16,15,0,2,1,42,44,43,0,2,1,42,44,43,0,2,1,42,44,43,0,2,1,42,44,43,0,2,1,70,72,71,0,2,1,70,72,71,0,2,
1,70,72,71,0,2,1,70,72,71,0,2,1,98,100,99,0,2,1,98,100,99,0,2,1,98,100,99,0,2,1,98,100,99,0,1,2,21,22,23,0,1,2,21,22,23,0,
1,2,21,22,23,0,1,2,21,22,23,0,1,2,49,50,51,0,1,2,49,50,51,0,1,2,49,50,51,0,1,2,49,50,51,0,1,2,77,78,79,0,1,2,77,78,79,0,1,
2,77,78,79,0,1,2,77,78,79,0,1,2,105,106,107,0,1,2,105,106,107,0,1,2,105,106,107,0,1,2,105,106,107,183,184,181,182,180,213,
214,211,212,210,183,184,181,182,180,213,214,211,212,210,183,184,181,182,180,213,214,211,212,210,183,184,181,182,180,213,214,
211,212,210,8,7,8,7,8,7,8,7,36,35,36,35,36,35,36,35,64,63,64,63,64,63,64,63,92,91,92,91,92,91,92,91,22,23,21,1,2,0,21,22,
23,0,1,2,50,51,49,1,2,0,49,50,51,0,1,2,78,79,77,1,2,0,77,78,79,0,1,2,106,107,105,1,2,0,105,106,107,0,1,2,180,183,184,181,
182,180,183,184,181,182,180,183,184,181,182,180,183,184,181,182,210,213,214,211,212,210,213,214,211,212,210,213,214,211,212,
210,213,214,211,212,136,139,137,138,136,139,137,138,136,139,137,138,136,139,137,138,136,139,137,138,136,139,137,138,136,139,
137,138,136,139,137,138,137,139,138,136,137,139,138,136,137,139,138,136,137,139,138,136,264,265,271,264,265,271,264,265,271,
264,265,271,0,1,1,1,1,1,1,2,0,2,0,1,3,5,6,3,5,6,3,5,6,73,75,76,80,82,83,101,103,104,108,110,111,73,75,76,80,82,83,101,103,
104,108,110,111,73,75,76,80,82,83,101,103,104,108,110,111,73,75,76,80,82,83,101,103,104,108,110,111,33,33,33,33,3,5,6,3,5,
6,3,5,6,3,5,6,3,5,6,3,5,6,3,5,6,3,5,6,10,12,13,10,12,13,10,12,13,10,12,13,61,61,61,61,3,5,6,3,5,6,3,5,6,3,5,6,3,5,6,3,5,6,
3,5,6,3,5,6,38,40,41,38,40,41,38,40,41,38,40,41,87,89,90,87,89,90,87,89,90,87,89,90,3,5,6,3,5,6,3,5,6,3,5,6,3,5,6,82,3,5,
6,3,5,6,3,5,6,66,68,69,66,68,69,66,68,69,66,68,69,115,117,118,115,117,118,115,117,118,115,117,118,3,5,6,3,5,6,3,5,6,3,5,6,
3,5,6,110,3,5,6,3,5,6,3,5,6,94,96,97,94,96,97,94,96,97,94,96,97,123,130,4,4,4,74,81,102,109,74,81,102,109,74,81,102,109,74,
81,102,109,4,4,4,4,4,4,4,24,4,11,11,11,31,11,4,4,4,4,4,4,4,52,4,39,39,39,59,39,88,88,88,88,4,4,4,4,4,4,4,80,4,67,67,67,87,
67,116,116,116,116,4,4,4,4,4,4,4,108,4,95,95,95,115,95,17,19,20,24,26,27,45,47,48,52,54,55,73,75,76,80,82,83,101,103,104,
108,110,111,160,165,175,180,190,195,205,210,264,265,17,19,20,24,26,27,45,47,48,52,54,55,73,75,76,80,82,83,101,103,104,108,
110,111,161,166,176,181,191,196,206,211,265,271,17,19,20,24,26,27,45,47,48,52,54,55,73,75,76,80,82,83,101,103,104,108,110,
111,162,167,177,182,192,197,207,212,264,271,133,134,135,133,134,135,133,134,135,133,134,135,10,12,13,170,171,10,12,13,172,
3,5,6,17,19,20,160,240,3,5,6,17,19,20,161,241,3,5,6,17,19,20,162,242,3,5,6,24,26,27,165,243,3,5,6,24,26,27,166,244,3,5,6,
24,26,27,167,245,170,240,243,246,171,241,244,247,172,242,245,248,38,40,41,185,186,38,40,41,187,3,5,6,45,47,48,175,252,3,5,
6,45,47,48,176,253,3,5,6,45,47,48,177,254,3,5,6,52,54,55,180,255,3,5,6,52,54,55,181,256,3,5,6,52,54,55,182,257,185,252,255,
258,186,253,256,259,187,254,257,260,66,68,69,200,201,66,68,69,202,3,5,6,73,75,76,190,220,3,5,6,73,75,76,191,221,3,5,6,73,
75,76,192,222,3,5,6,80,82,83,195,225,3,5,6,80,82,83,196,226,3,5,6,80,82,83,197,227,200,220,225,201,221,226,202,222,227,94,
96,97,215,216,94,96,97,217,3,5,6,101,103,104,205,230,3,5,6,101,103,104,206,231,3,5,6,101,103,104,207,232,3,5,6,108,110,111,
210,235,3,5,6,108,110,111,211,236,3,5,6,108,110,111,212,237,215,230,235,216,231,236,217,232,237,246,249,247,250,248,251,123,
124,125,122,124,125,123,125,122,123,124,258,261,259,262,260,263,130,131,132,129,131,132,130,132,129,130,131,249,261,271,250,
262,264,251,263,265,122,123,124,125,129,130,131,132,137,139,122,123,124,125,129,130,131,132,136,138,139,122,123,124,125,129,
130,131,132,137,139,122,123,124,125,129,130,131,132,136,137,138,18,25,46,53,74,81,102,109,271,18,25,46,53,74,81,102,109,264,
18,25,46,53,74,81,102,109,265,11,11,4,18,4,18,4,18,4,25,4,25,4,25,39,39,4,46,4,46,4,46,4,53,4,53,4,53,67,67,4,74,4,74,4,74,
87,88,89,90,87,88,89,90,87,88,89,90,87,88,89,90,4,81,4,81,4,81,87,88,89,90,87,88,89,90,87,88,89,90,87,88,89,90,73,74,75,76,
80,81,82,83,73,74,75,76,80,81,82,83,73,74,75,76,80,81,82,83,73,74,75,76,80,81,82,83,95,95,4,102,4,102,4,102,115,116,117,118,
115,116,117,118,115,116,117,118,115,116,117,118,4,109,4,109,4,109,115,116,117,118,115,116,117,118,115,116,117,118,115,116,
117,118,101,102,103,104,108,109,110,111,101,102,103,104,108,109,110,111,101,102,103,104,108,109,110,111,101,102,103,104,108,
109,110,111,122,129,3,4,5,6,264,265,3,4,5,6,265,271,3,4,5,6,264,271,3,4,5,6,138,3,4,5,6,3,4,5,6,136,3,4,5,6,0,2,0,2,0,2,0,
2,3,10,38,66,94,4,5,6,5,13,41,69,75,97,103,17,19,20,24,26,27,45,47,48,52,54,55,17,19,20,24,26,27,45,47,48,52,54,55,17,19,
20,24,26,27,45,47,48,52,54,55,17,19,20,24,26,27,45,47,48,52,54,55,31,34,31,34,31,34,31,34,25,26,27,26,27,25,27,25,26,32,33,
34,33,34,32,34,32,33,59,62,59,62,59,62,59,62,53,54,55,54,55,53,55,53,54,60,61,62,61,62,60,62,60,61,81,83,82,83,81,83,81,82,
88,89,90,89,90,88,90,88,89,109,111,110,111,109,111,109,110,116,117,118,117,118,116,118,116,117,122,124,125,129,131,132,136,
137,138,139,18,25,46,53,18,25,46,53,18,25,46,53,18,25,46,53,32,32,32,32,24,24,31,31,60,60,60,60,52,52,59,59,80,80,87,87,108,
108,115,115,4,6,18,46,3,10,10,38,38,66,66,94,94,4,13,18,19,20,18,19,41,46,47,48,46,47,69,74,76,74,75,97,102,104,102,103,5,
11,12,13,19,20,39,40,41,47,48,67,68,69,74,75,76,95,96,97,102,103,104,6,11,12,13,12,19,20,39,40,41,40,47,48,67,68,69,68,75,
76,95,96,97,96,103,104,12,20,40,48,68,76,96,104,11,11,18,39,39,46,67,67,74,95,95,102,10,17,38,45,66,73,94,101,17,45,73,101,
240,241,242,240,241,242,240,241,242,240,241,242,243,244,245,243,244,245,243,244,245,243,244,245,252,253,254,252,253,254,252,
253,254,252,253,254,255,256,257,255,256,257,255,256,257,255,256,257,246,247,248,249,250,251,246,247,248,249,250,251,246,247,
248,249,250,251,246,247,248,249,250,251,258,259,260,261,262,263,258,259,260,261,262,263,258,259,260,261,262,263,258,259,260,
261,262,263,17,17,45,45,73,73,101,101,24,31,52,59,80,87,108,115,25,53,89,117,26,27,32,33,34,54,55,60,61,62,81,82,83,88,90,
109,110,111,116,118,240,241,242,243,244,245,246,247,248,240,241,242,243,244,245,246,247,248,240,241,242,243,244,245,246,247,
248,240,241,242,243,244,245,246,247,248,252,253,254,255,256,257,258,259,260,252,253,254,255,256,257,258,259,260,252,253,254,
255,256,257,258,259,260,252,253,254,255,256,257,258,259,260,249,250,251,261,262,263,249,250,251,261,262,263,249,250,251,261,
262,263,249,250,251,261,262,263,2,6,3,3,5,4,140,140,140,140,141,141,141,141,142,142,142,142,143,143,143,143,144,144,144,144,
145,145,145,145,146,146,146,146,147,147,147,147,148,148,148,148,149,149,149,149,150,150,150,150,151,151,151,151,152,152,152,
152,153,153,153,153,154,154,154,154,155,155,155,155,156,156,156,156,157,157,157,157,158,158,158,158,159,159,159,159,164,163,
162,160,161,194,193,192,190,191,164,163,162,160,161,194,193,192,190,191,164,163,162,160,161,194,193,192,190,191,164,163,162,
160,161,194,193,192,190,191,224,223,222,220,221,224,223,222,220,221,224,223,222,220,221,224,223,222,220,221,229,228,227,225,
226,229,228,227,225,226,229,228,227,225,226,229,228,227,225,226,234,233,232,230,231,234,233,232,230,231,234,233,232,230,231,
234,233,232,230,231,266,267,268,266,267,268,266,267,268,266,267,268,269,269,269,269,270,270,270,270,266,267,268,269,270,266,
267,268,269,270,266,267,268,269,270,266,267,268,269,270,173,174,173,174,173,174,173,174,173,174,173,174,173,174,173,174,188,
189,188,189,188,189,188,189,188,189,188,189,188,189,188,189,203,204,203,204,203,204,203,204,203,204,203,204,203,204,203,204,
218,219,218,219,218,219,218,219,218,219,218,219,218,219,218,219,160,163,164,162,161,160,163,164,162,161,160,163,164,162,161,
160,163,164,162,161,190,193,194,192,191,190,193,194,192,191,190,193,194,192,191,190,193,194,192,191,220,223,224,222,221,225,
228,229,227,226,220,223,224,222,221,225,228,229,227,226,220,223,224,222,221,225,228,229,227,226,220,223,224,222,221,225,228,
229,227,226,230,233,234,232,231,230,233,234,232,231,230,233,234,232,231,230,233,234,232,231,8,7,8,7,36,35,36,35,64,63,64,
63,92,91,92,91,169,168,167,165,166,179,178,177,175,176,199,198,197,195,196,209,208,207,205,206,169,168,167,165,166,179,178,
177,175,176,199,198,197,195,196,209,208,207,205,206,169,168,167,165,166,179,178,177,175,176,199,198,197,195,196,209,208,207,
205,206,169,168,167,165,166,179,178,177,175,176,199,198,197,195,196,209,208,207,205,206,239,238,237,235,236,239,238,237,235,
236,239,238,237,235,236,239,238,237,235,236,165,168,169,167,166,165,168,169,167,166,165,168,169,167,166,165,168,169,167,166,
175,178,179,177,176,175,178,179,177,176,175,178,179,177,176,175,178,179,177,176,195,198,199,197,196,195,198,199,197,196,195,
198,199,197,196,195,198,199,197,196,205,208,209,207,206,205,208,209,207,206,205,208,209,207,206,205,208,209,207,206,235,238,
239,237,236,235,238,239,237,236,235,238,239,237,236,235,238,239,237,236,184,183,182,180,181,214,213,212,210,211,184,183,182,
180,181,214,213,212,210,211,184,183,182,180,181,214,213,212,210,211,184,183,182,180,181,214,213,212,210,211,180,183,184,182,
181,180,183,184,182,181,180,183,184,182,181,180,183,184,182,181,210,213,214,212,211,210,213,214,212,211,210,213,214,212,211,
210,213,214,212,211,14,15,16,42,43,44,70,71,72,98,99,100,14,15,16,42,43,44,70,71,72,98,99,100,14,15,16,42,43,44,70,71,72,
98,99,100,15,14,16,43,42,44,71,70,72,99,98,100,15,14,16,43,42,44,71,70,72,99,98,100,15,14,16,43,42,44,71,70,72,99,98,100,
15,14,16,43,42,44,71,70,72,99,98,100,14,15,16,42,43,44,70,71,72,98,99,100,14,15,16,42,43,44,70,71,72,98,99,100,16,15,14,44,
43,42,72,71,70,100,99,98,16,15,14,44,43,42,72,71,70,100,99,98,8,7,8,7,8,7,8,7,36,35,36,35,36,35,36,35,64,63,64,63,64,63,64,
63,92,91,92,91,92,91,92,91,0,1,2,14,15,16,0,1,2,14,15,16,0,1,2,14,15,16,0,1,2,42,43,44,0,1,2,42,43,44,0,1,2,42,43,44,0,1,
2,70,71,72,0,1,2,70,71,72,0,1,2,70,71,72,0,1,2,98,99,100,0,1,2,98,99,100,0,1,2,98,99,100,264,265,271,264,265,271,264,265,
271,264,265,271,0,1,2,0,1,2,0,1,2,0,1,2,0,1,2,3,5,6,17,19,20,45,47,48,73,75,76,101,103,104,160,165,175,180,190,195,205,210,
265,271,3,5,6,17,19,20,45,47,48,73,75,76,101,103,104,161,166,176,181,191,196,206,211,264,271,3,5,6,17,19,20,45,47,48,73,75,
76,101,103,104,162,167,177,182,192,197,207,212,264,17,19,20,45,47,48,73,75,76,101,103,104,17,19,20,45,47,48,73,75,76,101,
103,104,17,19,20,45,47,48,73,75,76,101,103,104,17,19,20,45,47,48,73,75,76,101,103,104,10,12,13,170,10,12,13,171,172,3,5,6,
17,19,20,160,240,3,5,6,17,19,20,161,241,3,5,6,17,19,20,162,242,3,5,6,0,1,2,3,5,6,3,5,6,0,1,2,3,5,6,165,243,166,244,167,245,
170,240,243,246,171,241,244,247,172,242,245,248,38,40,41,185,38,40,41,186,187,3,5,6,45,47,48,175,252,3,5,6,45,47,48,176,253,
3,5,6,45,47,48,177,254,3,5,6,0,1,2,3,5,6,3,5,6,0,1,2,3,5,6,180,255,181,256,182,257,185,252,255,258,186,253,256,259,187,254,
257,260,66,68,69,200,66,68,69,201,202,3,5,6,73,75,76,190,220,3,5,6,73,75,76,191,221,3,5,6,73,75,76,192,222,3,5,6,0,1,2,3,
5,6,3,5,6,0,1,2,3,5,6,195,225,196,226,197,227,200,220,225,201,221,226,202,222,227,94,96,97,215,94,96,97,216,217,3,5,6,101,
103,104,205,230,3,5,6,101,103,104,206,231,3,5,6,101,103,104,207,232,3,5,6,0,1,2,3,5,6,3,5,6,0,1,2,3,5,6,210,235,211,236,212,
237,215,230,235,216,231,236,217,232,237,246,249,247,250,248,251,258,261,259,262,260,263,249,261,264,250,262,265,251,263,265,
271,4,18,46,74,102,264,4,18,46,74,102,265,4,18,46,74,102,265,271,18,46,74,102,18,46,74,102,18,46,74,102,18,46,74,102,11,11,
4,18,4,18,4,18,0,1,2,4,4,0,1,2,4,4,39,39,4,46,4,46,4,46,0,1,2,4,4,0,1,2,4,4,67,67,4,74,4,74,4,74,0,1,2,4,4,0,1,2,4,4,95,95,
4,102,4,102,4,102,0,1,2,4,4,0,1,2,4,4,265,271,264,271,264,0,1,2,0,1,2,3,6,3,5,5,6,10,12,13,10,12,12,13,17,20,17,19,19,20,
38,40,41,38,40,40,41,45,48,45,47,47,48,66,68,69,66,68,68,69,73,76,73,75,75,76,94,96,97,94,96,96,97,101,104,101,103,103,104,
4,4,4,4,11,11,18,18,18,18,39,39,46,46,46,46,67,67,74,74,74,74,95,95,102,102,102,102,5,3,5,6,6,3,12,13,10,13,10,19,17,19,20,
20,17,40,41,38,41,38,47,45,47,48,48,45,68,69,66,69,66,75,73,75,76,76,73,96,97,94,97,94,103,101,103,104,104,101,11,11,39,39,
67,67,95,95,240,241,242,240,241,242,240,241,242,240,241,242,243,244,245,243,244,245,243,244,245,243,244,245,252,253,254,252,
253,254,252,253,254,252,253,254,255,256,257,255,256,257,255,256,257,255,256,257,246,247,248,249,250,251,246,247,248,249,250,
251,246,247,248,249,250,251,246,247,248,249,250,251,258,259,260,261,262,263,258,259,260,261,262,263,258,259,260,261,262,263,
258,259,260,261,262,263,240,241,242,243,244,245,246,247,248,240,241,242,243,244,245,246,247,248,240,241,242,243,244,245,246,
247,248,240,241,242,243,244,245,246,247,248,252,253,254,255,256,257,258,259,260,252,253,254,255,256,257,258,259,260,252,253,
254,255,256,257,258,259,260,252,253,254,255,256,257,258,259,260,249,250,251,261,262,263,249,250,251,261,262,263,249,250,251,
261,262,263,249,250,251,261,262,263,
};
static const int jacobian_col[] = {
5,6,3,4,12,13,10,11,19,20,17,18,26,27,24,25,33,34,31,32,40,41,38,39,47,48,45,46,54,55,52,53,61,62,59,60,68,69,66,67,75,76,
73,74,82,83,80,81,89,90,87,88,96,97,94,95,103,104,101,102,110,111,108,109,117,118,115,116,124,125,122,123,131,132,129,130,
138,139,136,137,22,22,22,0,2,0,1,7,16,7,16,16,9,15,15,14,14,15,14,9,1,1,0,0,1,0,7,22,22,1,22,2,0,2,1,9,16,16,16,15,15,2,14,
14,15,14,2,2,50,50,50,0,2,0,1,35,44,35,44,44,37,43,43,42,42,43,42,37,1,1,0,0,1,0,35,50,50,1,50,2,0,2,1,37,44,44,44,43,43,
2,42,42,43,42,2,2,78,78,78,0,2,0,1,63,72,63,72,72,65,71,71,70,70,71,70,65,1,1,0,0,1,0,63,78,78,1,78,2,0,2,1,65,72,72,72,71,
71,2,70,70,71,70,2,2,106,106,106,0,2,0,1,91,100,91,100,100,93,99,99,98,98,99,98,93,1,1,0,0,1,0,91,106,106,1,106,2,0,2,1,93,
100,100,100,99,99,2,98,98,99,98,2,2,3,3,3,3,3,3,3,3,3,3,4,4,4,4,4,4,4,4,4,4,5,5,5,5,5,5,5,5,5,5,6,6,6,6,6,6,6,6,6,6,73,73,
73,73,73,74,74,74,74,74,75,75,75,75,75,76,76,76,76,76,80,80,80,80,80,81,81,81,81,81,82,82,82,82,82,83,83,83,83,83,101,101,
101,101,101,102,102,102,102,102,103,103,103,103,103,104,104,104,104,104,3,3,3,4,4,4,5,5,5,6,6,6,122,123,124,125,129,130,131,
132,136,136,136,136,136,137,137,137,137,137,138,138,138,138,138,139,139,139,139,139,10,10,11,11,12,12,13,13,31,31,32,32,33,
33,34,34,38,38,39,39,40,40,41,41,59,59,60,60,61,61,62,62,66,66,67,67,68,68,69,69,87,87,88,88,89,89,90,90,94,94,95,95,96,96,
97,97,115,115,116,116,117,117,118,118,17,17,17,17,17,18,18,18,18,18,19,19,19,19,19,20,20,20,20,20,73,73,73,73,73,74,74,74,
74,74,75,75,75,75,75,76,76,76,76,76,87,87,87,87,87,87,87,87,87,87,88,88,88,88,88,88,88,88,88,88,89,89,89,89,89,89,89,89,89,
89,90,90,90,90,90,90,90,90,90,90,115,115,115,115,115,116,116,116,116,116,117,117,117,117,117,118,118,118,118,118,3,3,3,3,
3,3,3,3,3,3,3,3,3,3,3,3,3,3,3,3,4,4,4,4,4,4,4,4,4,4,4,4,4,4,4,4,4,4,4,4,5,5,5,5,5,5,5,5,5,5,5,5,5,5,5,5,5,5,5,5,6,6,6,6,6,
6,6,6,6,6,6,6,6,6,6,6,6,6,6,6,108,108,108,108,108,109,109,109,109,109,110,110,110,110,110,111,111,111,111,111,24,24,24,24,
24,25,25,25,25,25,26,26,26,26,26,27,27,27,27,27,45,45,45,45,45,46,46,46,46,46,47,47,47,47,47,48,48,48,48,48,80,80,80,80,80,
81,81,81,81,81,82,82,82,82,82,83,83,83,83,83,101,101,101,101,101,102,102,102,102,102,103,103,103,103,103,104,104,104,104,
104,115,115,115,115,115,116,116,116,116,116,117,117,117,117,117,118,118,118,118,118,4,4,4,4,4,4,4,4,4,4,4,4,4,4,4,4,4,4,4,
4,4,4,4,4,3,3,3,3,3,3,3,3,3,3,3,3,3,3,3,3,3,3,3,3,3,3,3,3,5,5,5,5,5,5,5,5,5,5,5,5,5,5,5,5,5,5,5,5,5,5,5,5,6,6,6,6,6,6,6,6,
6,6,6,6,6,6,6,6,6,6,6,6,6,6,6,6,18,18,18,18,18,18,17,17,17,17,17,17,19,19,19,19,19,19,20,20,20,20,20,20,46,46,46,46,46,46,
45,45,45,45,45,45,47,47,47,47,47,47,48,48,48,48,48,48,74,74,74,74,74,74,73,73,73,73,73,73,75,75,75,75,75,75,76,76,76,76,76,
76,102,102,102,102,102,102,101,101,101,101,101,101,103,103,103,103,103,103,104,104,104,104,104,104,25,25,25,25,25,25,24,24,
24,24,24,24,26,26,26,26,26,26,27,27,27,27,27,27,53,53,53,53,53,53,52,52,52,52,52,52,54,54,54,54,54,54,55,55,55,55,55,55,81,
81,81,81,81,81,80,80,80,80,80,80,82,82,82,82,82,82,83,83,83,83,83,83,109,109,109,109,109,109,108,108,108,108,108,108,110,
110,110,110,110,110,111,111,111,111,111,111,3,3,3,3,3,3,3,3,3,3,4,4,4,4,4,4,4,4,4,4,5,5,5,5,5,5,5,5,5,5,6,6,6,6,6,6,6,6,6,
6,11,11,10,10,12,12,13,13,39,39,38,38,40,40,41,41,67,67,66,66,68,68,69,69,95,95,94,94,96,96,97,97,21,21,21,21,21,21,23,23,
23,23,23,23,49,49,49,49,49,49,51,51,51,51,51,51,77,77,77,77,77,77,79,79,79,79,79,79,105,105,105,105,105,105,107,107,107,107,
107,107,52,52,52,52,52,53,53,53,53,53,54,54,54,54,54,55,55,55,55,55,108,108,108,108,108,109,109,109,109,109,110,110,110,110,
110,111,111,111,111,111,122,122,122,122,123,123,123,123,124,124,124,124,125,125,125,125,129,129,129,129,130,130,130,130,131,
131,131,131,132,132,132,132,3,3,3,3,4,4,4,4,5,5,5,5,6,6,6,6,3,3,3,4,4,4,5,5,5,6,6,6,0,1,3,4,5,6,0,0,1,1,2,2,0,0,0,1,1,1,2,
2,2,3,3,3,3,3,3,3,3,3,3,3,3,4,4,4,4,4,4,4,4,4,4,4,4,5,5,5,5,5,5,5,5,5,5,5,5,6,6,6,6,6,6,6,6,6,6,6,6,10,11,12,13,17,17,17,
18,18,18,19,19,19,20,20,20,24,24,24,25,25,25,26,26,26,27,27,27,31,31,31,32,32,32,33,33,33,34,34,34,38,39,40,41,45,45,45,46,
46,46,47,47,47,48,48,48,52,52,52,53,53,53,54,54,54,55,55,55,59,59,59,60,60,60,61,61,61,62,62,62,66,66,66,67,67,67,68,68,68,
69,69,69,73,73,73,74,74,74,75,75,75,76,76,76,80,80,80,80,81,81,81,82,82,82,83,83,83,87,87,87,88,88,88,89,89,89,90,90,90,94,
94,94,95,95,95,96,96,96,97,97,97,101,101,101,102,102,102,103,103,103,104,104,104,108,108,108,108,109,109,109,110,110,110,
111,111,111,115,115,115,116,116,116,117,117,117,118,118,118,123,130,0,1,2,3,3,3,3,4,4,4,4,5,5,5,5,6,6,6,6,17,18,19,20,24,
25,26,26,27,31,32,33,33,34,45,46,47,48,52,53,54,54,55,59,60,61,61,62,66,67,68,69,73,74,75,76,80,81,82,82,83,87,88,89,89,90,
94,95,96,97,101,102,103,104,108,109,110,110,111,115,116,117,117,118,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,
0,0,0,0,0,0,0,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,2,2,2,2,2,2,2,2,2,2,2,2,2,2,2,2,2,2,2,2,
2,2,2,2,2,2,2,2,2,2,2,2,2,2,3,3,3,4,4,4,5,5,5,6,6,6,7,7,7,7,8,9,9,9,9,14,14,14,14,14,14,14,14,15,15,15,15,15,15,15,15,16,
16,16,16,16,16,16,16,21,21,21,21,21,21,21,21,22,22,22,22,22,22,22,22,23,23,23,23,23,23,23,23,28,28,28,28,29,29,29,29,30,30,
30,30,35,35,35,35,36,37,37,37,37,42,42,42,42,42,42,42,42,43,43,43,43,43,43,43,43,44,44,44,44,44,44,44,44,49,49,49,49,49,49,
49,49,50,50,50,50,50,50,50,50,51,51,51,51,51,51,51,51,56,56,56,56,57,57,57,57,58,58,58,58,63,63,63,63,64,65,65,65,65,70,70,
70,70,70,70,70,70,71,71,71,71,71,71,71,71,72,72,72,72,72,72,72,72,77,77,77,77,77,77,77,77,78,78,78,78,78,78,78,78,79,79,79,
79,79,79,79,79,84,84,84,85,85,85,86,86,86,91,91,91,91,92,93,93,93,93,98,98,98,98,98,98,98,98,99,99,99,99,99,99,99,99,100,
100,100,100,100,100,100,100,105,105,105,105,105,105,105,105,106,106,106,106,106,106,106,106,107,107,107,107,107,107,107,107,
112,112,112,113,113,113,114,114,114,119,119,120,120,121,121,122,122,122,123,123,123,124,124,125,125,125,126,126,127,127,128,
128,129,129,129,130,130,130,131,131,132,132,132,133,133,133,134,134,134,135,135,135,136,136,136,136,136,136,136,136,136,136,
137,137,137,137,137,137,137,137,137,137,137,138,138,138,138,138,138,138,138,138,138,139,139,139,139,139,139,139,139,139,139,
139,0,0,0,0,0,0,0,0,0,1,1,1,1,1,1,1,1,1,2,2,2,2,2,2,2,2,2,7,9,14,14,15,15,16,16,21,21,22,22,23,23,35,37,42,42,43,43,44,44,
49,49,50,50,51,51,63,65,70,70,71,71,72,72,73,73,73,73,74,74,74,74,75,75,75,75,76,76,76,76,77,77,78,78,79,79,80,80,80,80,81,
81,81,81,82,82,82,82,83,83,83,83,87,87,87,87,87,87,87,87,88,88,88,88,88,88,88,88,89,89,89,89,89,89,89,89,90,90,90,90,90,90,
90,90,91,93,98,98,99,99,100,100,101,101,101,101,102,102,102,102,103,103,103,103,104,104,104,104,105,105,106,106,107,107,108,
108,108,108,109,109,109,109,110,110,110,110,111,111,111,111,115,115,115,115,115,115,115,115,116,116,116,116,116,116,116,116,
117,117,117,117,117,117,117,117,118,118,118,118,118,118,118,118,124,131,133,133,133,133,133,133,134,134,134,134,134,134,135,
135,135,135,135,135,136,136,136,136,136,137,137,137,137,138,138,138,138,138,139,139,139,139,3,3,4,4,5,5,6,6,3,10,38,66,94,
3,3,4,6,10,38,66,73,94,101,3,3,3,3,3,3,3,3,3,3,3,3,4,4,4,4,4,4,4,4,4,4,4,4,5,5,5,5,5,5,5,5,5,5,5,5,6,6,6,6,6,6,6,6,6,6,6,
6,10,10,11,11,12,12,13,13,24,24,24,25,25,26,26,27,27,31,31,31,32,32,33,33,34,34,38,38,39,39,40,40,41,41,52,52,52,53,53,54,
54,55,55,59,59,59,60,60,61,61,62,62,80,80,81,81,82,82,83,83,87,87,87,88,88,89,89,90,90,108,108,109,109,110,110,111,111,115,
115,115,116,116,117,117,118,118,122,124,125,129,131,132,136,137,138,139,3,3,3,3,4,4,4,4,5,5,5,5,6,6,6,6,10,11,12,13,25,27,
32,34,38,39,40,41,53,55,60,62,81,83,88,90,109,111,116,118,4,6,18,46,5,11,12,39,40,67,68,95,96,5,11,17,17,18,19,20,39,45,45,
46,47,48,67,73,74,75,76,95,101,102,103,104,5,11,12,13,19,20,39,40,41,47,48,67,68,69,74,75,76,95,96,97,102,103,104,5,10,11,
12,13,18,19,38,39,40,41,46,47,66,67,68,69,74,75,94,95,96,97,102,103,10,17,38,45,66,73,94,101,12,13,20,40,41,48,68,69,76,96,
97,104,13,19,41,47,69,75,97,103,17,45,73,101,17,17,17,18,18,18,19,19,19,20,20,20,24,24,24,25,25,25,26,26,26,27,27,27,45,45,
45,46,46,46,47,47,47,48,48,48,52,52,52,53,53,53,54,54,54,55,55,55,122,122,122,122,122,122,123,123,123,123,123,123,124,124,
124,124,124,124,125,125,125,125,125,125,129,129,129,129,129,129,130,130,130,130,130,130,131,131,131,131,131,131,132,132,132,
132,132,132,18,20,46,48,74,76,102,104,24,31,52,59,80,87,108,115,25,53,89,117,26,27,32,33,34,54,55,60,61,62,81,82,83,88,90,
109,110,111,116,118,31,31,31,31,31,31,31,31,31,32,32,32,32,32,32,32,32,32,33,33,33,33,33,33,33,33,33,34,34,34,34,34,34,34,
34,34,59,59,59,59,59,59,59,59,59,60,60,60,60,60,60,60,60,60,61,61,61,61,61,61,61,61,61,62,62,62,62,62,62,62,62,62,136,136,
136,136,136,136,137,137,137,137,137,137,138,138,138,138,138,138,139,139,139,139,139,139,2,3,4,6,4,6,5,6,3,4,12,13,10,11,19,
20,17,18,26,27,24,25,33,34,31,32,40,41,38,39,47,48,45,46,54,55,52,53,61,62,59,60,68,69,66,67,75,76,73,74,82,83,80,81,89,90,
87,88,96,97,94,95,103,104,101,102,110,111,108,109,117,118,115,116,124,125,122,123,131,132,129,130,138,139,136,137,3,3,3,3,
3,3,3,3,3,3,4,4,4,4,4,4,4,4,4,4,5,5,5,5,5,5,5,5,5,5,6,6,6,6,6,6,6,6,6,6,73,73,73,73,73,74,74,74,74,74,75,75,75,75,75,76,76,
76,76,76,80,80,80,80,80,81,81,81,81,81,82,82,82,82,82,83,83,83,83,83,101,101,101,101,101,102,102,102,102,102,103,103,103,
103,103,104,104,104,104,104,3,3,3,4,4,4,5,5,5,6,6,6,122,123,124,125,129,130,131,132,136,136,136,136,136,137,137,137,137,137,
138,138,138,138,138,139,139,139,139,139,10,10,11,11,12,12,13,13,31,31,32,32,33,33,34,34,38,38,39,39,40,40,41,41,59,59,60,
60,61,61,62,62,66,66,67,67,68,68,69,69,87,87,88,88,89,89,90,90,94,94,95,95,96,96,97,97,115,115,116,116,117,117,118,118,17,
17,17,17,17,18,18,18,18,18,19,19,19,19,19,20,20,20,20,20,73,73,73,73,73,74,74,74,74,74,75,75,75,75,75,76,76,76,76,76,87,87,
87,87,87,87,87,87,87,87,88,88,88,88,88,88,88,88,88,88,89,89,89,89,89,89,89,89,89,89,90,90,90,90,90,90,90,90,90,90,115,115,
115,115,115,116,116,116,116,116,117,117,117,117,117,118,118,118,118,118,7,7,8,8,35,35,36,36,63,63,64,64,91,91,92,92,3,3,3,
3,3,3,3,3,3,3,3,3,3,3,3,3,3,3,3,3,4,4,4,4,4,4,4,4,4,4,4,4,4,4,4,4,4,4,4,4,5,5,5,5,5,5,5,5,5,5,5,5,5,5,5,5,5,5,5,5,6,6,6,6,
6,6,6,6,6,6,6,6,6,6,6,6,6,6,6,6,108,108,108,108,108,109,109,109,109,109,110,110,110,110,110,111,111,111,111,111,24,24,24,
24,24,25,25,25,25,25,26,26,26,26,26,27,27,27,27,27,45,45,45,45,45,46,46,46,46,46,47,47,47,47,47,48,48,48,48,48,80,80,80,80,
80,81,81,81,81,81,82,82,82,82,82,83,83,83,83,83,101,101,101,101,101,102,102,102,102,102,103,103,103,103,103,104,104,104,104,
104,115,115,115,115,115,116,116,116,116,116,117,117,117,117,117,118,118,118,118,118,3,3,3,3,3,3,3,3,3,3,4,4,4,4,4,4,4,4,4,
4,5,5,5,5,5,5,5,5,5,5,6,6,6,6,6,6,6,6,6,6,52,52,52,52,52,53,53,53,53,53,54,54,54,54,54,55,55,55,55,55,108,108,108,108,108,
109,109,109,109,109,110,110,110,110,110,111,111,111,111,111,0,0,0,0,0,0,0,0,0,0,0,0,1,1,1,1,1,1,1,1,1,1,1,1,2,2,2,2,2,2,2,
2,2,2,2,2,3,3,3,3,3,3,3,3,3,3,3,3,17,17,17,45,45,45,73,73,73,101,101,101,4,4,4,4,4,4,4,4,4,4,4,4,18,18,18,46,46,46,74,74,
74,102,102,102,5,5,5,5,5,5,5,5,5,5,5,5,19,19,19,47,47,47,75,75,75,103,103,103,6,6,6,6,6,6,6,6,6,6,6,6,20,20,20,48,48,48,76,
76,76,104,104,104,10,10,11,11,12,12,13,13,38,38,39,39,40,40,41,41,66,66,67,67,68,68,69,69,94,94,95,95,96,96,97,97,14,14,14,
14,14,14,15,15,15,15,15,15,16,16,16,16,16,16,42,42,42,42,42,42,43,43,43,43,43,43,44,44,44,44,44,44,70,70,70,70,70,70,71,71,
71,71,71,71,72,72,72,72,72,72,98,98,98,98,98,98,99,99,99,99,99,99,100,100,100,100,100,100,3,3,3,4,4,4,5,5,5,6,6,6,0,0,0,1,
1,1,2,2,2,4,4,4,6,6,6,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,
2,2,2,2,2,2,2,2,2,2,2,2,2,2,2,2,2,2,2,2,2,2,2,2,3,3,3,3,3,3,3,3,3,3,3,3,4,4,4,4,4,4,4,4,4,4,4,4,5,5,5,5,5,5,5,5,5,5,5,5,6,
6,6,6,6,6,6,6,6,6,6,6,7,7,7,7,8,8,8,8,9,14,14,14,14,14,14,14,14,15,15,15,15,15,15,15,15,16,16,16,16,16,16,16,16,17,17,17,
18,18,18,18,18,18,19,19,19,20,20,20,20,20,20,21,21,22,22,23,23,28,28,28,28,29,29,29,29,30,30,30,30,35,35,35,35,36,36,36,36,
37,42,42,42,42,42,42,42,42,43,43,43,43,43,43,43,43,44,44,44,44,44,44,44,44,45,45,45,46,46,46,46,46,46,47,47,47,48,48,48,48,
48,48,49,49,50,50,51,51,56,56,56,56,57,57,57,57,58,58,58,58,63,63,63,63,64,64,64,64,65,70,70,70,70,70,70,70,70,71,71,71,71,
71,71,71,71,72,72,72,72,72,72,72,72,73,73,73,74,74,74,74,74,74,75,75,75,76,76,76,76,76,76,77,77,78,78,79,79,84,84,84,85,85,
85,86,86,86,91,91,91,91,92,92,92,92,93,98,98,98,98,98,98,98,98,99,99,99,99,99,99,99,99,100,100,100,100,100,100,100,100,101,
101,101,102,102,102,102,102,102,103,103,103,104,104,104,104,104,104,105,105,106,106,107,107,112,112,112,113,113,113,114,114,
114,119,119,120,120,121,121,126,126,127,127,128,128,133,133,133,134,134,134,135,135,135,135,0,0,0,0,0,0,1,1,1,1,1,1,2,2,2,
2,2,2,2,3,3,3,3,4,4,4,4,5,5,5,5,6,6,6,6,7,8,14,14,15,15,16,16,17,17,17,17,18,19,19,19,19,20,35,36,42,42,43,43,44,44,45,45,
45,45,46,47,47,47,47,48,63,64,70,70,71,71,72,72,73,73,73,73,74,75,75,75,75,76,91,92,98,98,99,99,100,100,101,101,101,101,102,
103,103,103,103,104,133,133,134,134,135,3,3,3,5,5,5,3,3,5,5,6,6,10,11,11,12,12,13,13,17,17,19,19,20,20,38,39,39,40,40,41,
41,45,45,47,47,48,48,66,67,67,68,68,69,69,73,73,75,75,76,76,94,95,95,96,96,97,97,101,101,103,103,104,104,3,4,5,6,11,13,17,
18,19,20,39,41,45,46,47,48,67,69,73,74,75,76,95,97,101,102,103,104,3,4,4,4,5,6,10,10,11,12,13,17,18,18,18,19,20,38,38,39,
40,41,45,46,46,46,47,48,66,66,67,68,69,73,74,74,74,75,76,94,94,95,96,97,101,102,102,102,103,104,10,12,38,40,66,68,94,96,17,
17,17,18,18,18,19,19,19,20,20,20,24,24,24,25,25,25,26,26,26,27,27,27,45,45,45,46,46,46,47,47,47,48,48,48,52,52,52,53,53,53,
54,54,54,55,55,55,122,122,122,122,122,122,123,123,123,123,123,123,124,124,124,124,124,124,125,125,125,125,125,125,129,129,
129,129,129,129,130,130,130,130,130,130,131,131,131,131,131,131,132,132,132,132,132,132,31,31,31,31,31,31,31,31,31,32,32,
32,32,32,32,32,32,32,33,33,33,33,33,33,33,33,33,34,34,34,34,34,34,34,34,34,59,59,59,59,59,59,59,59,59,60,60,60,60,60,60,60,
60,60,61,61,61,61,61,61,61,61,61,62,62,62,62,62,62,62,62,62,136,136,136,136,136,136,137,137,137,137,137,137,138,138,138,138,
138,138,139,139,139,139,139,139,
};
static void iltis_jacobian_add_inertia_dv_0(const double *restrict x, double *restrict y, const unsigned short *i, int count)
{
    for (; count; count--, i += 3) {
const double *x0=x+i[0],*x1=x+i[1];
double *y2=y+i[2];
double s0=4.0*(x0[0]*x1[1657]),
s1=4.0*(x1[1656]*x0[1]),
s2=4.0*(x0[2]*x1[1655]),
s3=4.0*(x0[0]*x1[1655]),
s4=4.0*(x1[1657]*x0[2]),
s5=4.0*(x0[1]*x1[1658]),
s6=4.0*(x0[0]*x1[1658]),
s7=4.0*(x0[1]*x1[1655]),
s8=4.0*(x1[1656]*x0[2]),
s9=4.0*(x0[0]*x1[1656]),
s10=4.0*(x1[1657]*x0[1]),
s11=4.0*(x0[2]*x1[1658]),
s12=(x1[2]*x1[1655]+x1[1656]*x1[3]-x1[1657]*x1[0]-x1[1]*x1[1658])*(4.0*x0[1]),
s13=(x1[1655]*x1[3]-x1[2]*x1[1656]+x1[1657]*x1[1]-x1[0]*x1[1658])*(4.0*x0[2]),
s14=(x1[1]*x1[1655]-x1[1656]*x1[0]-x1[1657]*x1[3]+x1[2]*x1[1658])*(4.0*x0[0]);
y2[0]=s0*x1[2]+s1*x1[1]+s2*x1[0];
y2[1]=x1[0]*s3+x1[2]*s4+s5*x1[3];
y2[2]=x1[3]*s6+x1[0]*s7+x1[1]*s8;
y2[3]=x1[1]*s9+x1[2]*s10+x1[3]*s11;
y2[4]=s12+(s0*x1[0]-x1[2]*s2)+s1*x1[3];
y2[5]=s13-(x1[1]*s10-x1[2]*s9)-x1[0]*s11;
y2[6]=s13+(x1[2]*s1-s0*x1[1])+s2*x1[3];
y2[7]=s13+(x1[0]*s5-s3*x1[3])+x1[1]*s4;
y2[8]=s14+x1[1]*s3-x1[2]*s5+s4*x1[3];
y2[9]=s12-x1[2]*s3-x1[1]*s5+x1[0]*s4;
y2[10]=s14+x1[2]*s6-x1[1]*s7+x1[0]*s8;
y2[11]=s14-x1[0]*s9-x1[2]*s11+x1[3]*s10;
y2[12]=s13+x1[0]*s6-x1[2]*s8-x1[3]*s7;
y2[13]=s14-s0*x1[3]+s1*x1[0]-x1[1]*s2;
y2[14]=s12+x1[1]*s6+x1[2]*s7-x1[3]*s8;
y2[15]=s12-x1[3]*s9-x1[0]*s10+x1[1]*s11;
    }
}

static void iltis_jacobian_add_inertia_dv_1(const double *restrict x, double *restrict y, const unsigned short *i, int count)
{
    for (; count; count--, i += 3) {
const double *x0=x+i[0],*x1=x+i[1];
double *y2=y+i[2];
double s0=4.0*(x0[1658]*x1[0]),
s1=s0*x0[3],
s2=4.0*(x0[1655]*x1[1]),
s3=4.0*(x1[0]*x0[1656]),
s4=s3*x0[1],
s5=4.0*(x1[1]*x0[1657]),
s6=4.0*(x1[0]*x0[1657]),
s7=x0[2]*s6,
s8=4.0*(x1[1]*x0[1656]),
s9=4.0*(x1[0]*x0[1655]),
s10=x0[0]*s9,
s11=4.0*(x0[1658]*x1[1]),
s12=(x0[1655]*x0[2]+x0[3]*x0[1656]-x0[0]*x0[1657]-x0[1658]*x0[1])*(4.0*x1[1]),
s13=x0[2]*s9,
s14=x0[0]*s6,
s15=4.0*x1[0],
s16=(x0[3]*x0[1655]-x0[1656]*x0[2]+x0[1]*x0[1657]-x0[1658]*x0[0])*s15,
s17=x0[1]*s6,
s18=x0[3]*s9,
s19=s3*x0[2],
s20=s0*x0[0],
s21=s15*(x0[1655]*x0[1]-x0[0]*x0[1656]-x0[3]*x0[1657]+x0[1658]*x0[2]),
s22=s0*x0[2],
s23=x0[0]*s3,
s24=s0*x0[1],
s25=x0[3]*s3,
s26=x0[1]*s9,
s27=x0[3]*s6;
y2[0]=s1+s2*x0[0]+s4;
y2[1]=s1+(s4+s5*x0[2]);
y2[2]=s7+x0[1]*s8+s10;
y2[3]=s7+s10+x0[3]*s11;
y2[4]=s12-(s13-s14)+x0[3]*s8;
y2[5]=s16+(x0[2]*s8-s17)+s18;
y2[6]=s17+(s16-(s18-x0[0]*s11));
y2[7]=s16-(x0[1]*s5-s19)-s20;
y2[8]=s21+s22-s2*x0[1]+s23;
y2[9]=s12+s24+s2*x0[2]-s25;
y2[10]=s24+(s12-s25-x0[0]*s5);
y2[11]=s21+s26-x0[2]*s11+s27;
y2[12]=s19-(s16+s20)+x0[3]*s2;
y2[13]=s14+(s12-s13-x0[1]*s11);
y2[14]=s26-(s21-s27+x0[0]*s8);
y2[15]=s22-(s21-s23)-x0[3]*s5;
    }
}

static void iltis_jacobian_corner_points_dv_2(const double *restrict x, double *restrict y, const unsigned short *i, int count)
{
    for (; count; count--, i += 2) {
const double *x0=x+i[0];
double *y1=y+i[1];
double s0=0.5*(x0[43]+x0[46]);
y1[0]=x0[44]+x0[0];
y1[1]=0.5*(x0[42]+x0[45]);
y1[2]=s0;
y1[3]=0.5*(x0[47]+x0[44]);
y1[4]=-s0;
    }
}

static void iltis_jacobian_frame_dv_3(const double *restrict x, double *restrict y, const unsigned short *i, int count)
{
    for (; count; count--, i += 2) {
const double *x0=x+i[0];
double *y1=y+i[1];
double s0=x0[0]*x0[0],
s1=s0+x0[1]*x0[1],
s2=x0[2]*x0[2],
s3=x0[3]*x0[3],
s4=1.0/(s1+s2+s3),
s5=2.0*s4,
s6=x0[0]*x0[3],
s7=x0[1]*x0[2],
s8=s6+s7,
s9=s6-s7,
s10=s5*s9,
s11=x0[0]*x0[1],
s12=x0[2]*x0[3],
s13=s11+s12,
s14=s11-s12,
s15=s5*s14,
s16=x0[1]*x0[3],
s17=x0[0]*x0[2],
s18=s16-s17,
s19=s16+s17,
s20=s0+s3,
s21=s0+s2,
s22=s5*(2.0*x0[3]),
s23=s4*s22,
s24=s21*s23,
s25=s1*s23,
s26=s5*(2.0*x0[1]),
s27=s4*s26,
s28=s20*s27,
s29=s5*(2.0*x0[2]),
s30=s4*s29,
s31=s1*s30,
s32=s20*s30,
s33=s21*s27,
s34=x0[0]*s5,
s35=s18*s30+s34,
s36=s5*(2.0*x0[0]),
s37=s4*s36,
s38=x0[2]*s5,
s39=s13*s23-s38,
s40=x0[3]*s5,
s41=s18*s27-s40,
s42=s34-s9*s23,
s43=x0[1]*s5,
s44=s13*s37-s43,
s45=s43-s14*s37,
s46=s34-s14*s27,
s47=s38+s18*s37,
s48=s40-s9*s37;
y1[0]=s5*s8;
y1[1]=s10;
y1[2]=s5*s13;
y1[3]=s15;
y1[4]=s5*s18;
y1[5]=s5*s19;
y1[6]=s5*s20-1.0;
y1[7]=s1*s5-1.0;
y1[8]=s5*s21-1.0;
y1[9]=s24;
y1[10]=s25;
y1[11]=s28;
y1[12]=s31;
y1[13]=s32;
y1[14]=s33;
y1[15]=s35;
y1[16]=s34-s19*s30;
y1[17]=s26-s1*s27;
y1[18]=s36-s1*s37;
y1[19]=s39;
y1[20]=s38+s14*s23;
y1[21]=s36-s21*s37;
y1[22]=s41;
y1[23]=s40-s19*s27;
y1[24]=s34-s8*s23;
y1[25]=s42;
y1[26]=s44;
y1[27]=s45;
y1[28]=s34-s13*s27;
y1[29]=s46;
y1[30]=s40-s13*s30;
y1[31]=s40+s14*s30;
y1[32]=s43-s18*s23;
y1[33]=s43-s19*s23;
y1[34]=s47;
y1[35]=s38-s19*s37;
y1[36]=s29-s21*s30;
y1[37]=s22-s20*s23;
y1[38]=s36-s20*s37;
y1[39]=s38-s8*s27;
y1[40]=s38+s9*s27;
y1[41]=s43-s8*s30;
y1[42]=s43+s9*s30;
y1[43]=s40-s8*s37;
y1[44]=s48;
y1[45]=-s10;
y1[46]=-s25;
y1[47]=-s28;
y1[48]=-s31;
y1[49]=-s32;
y1[50]=-s33;
y1[51]=-s35;
y1[52]=-s39;
y1[53]=-s41;
y1[54]=-s42;
y1[55]=-s44;
y1[56]=-s45;
y1[57]=-s46;
y1[58]=-s15;
y1[59]=-s47;
y1[60]=-s48;
y1[61]=-s24;
    }
}

static void iltis_jacobian_twist_dv_4(const double *restrict x, double *restrict y, const unsigned short *i, int count)
{
    for (; count; count--, i += 2) {
const double *x0=x+i[0];
double *y1=y+i[1];
double s0=1.0/(x0[1]*x0[1]+x0[0]*x0[0]+x0[2]*x0[2]+x0[3]*x0[3]),
s1=2.0*s0,
s2=x0[2]*x0[1381]-x0[1]*x0[1382]+x0[3]*x0[1380]-x0[0]*x0[1383],
s3=x0[3]*x0[1381]-x0[2]*x0[1380]+x0[0]*x0[1382]-x0[1]*x0[1383],
s4=x0[1]*x0[1380]-x0[0]*x0[1381]-x0[2]*x0[1383]+x0[3]*x0[1382],
s5=s0*(s1*(2.0*x0[3])),
s6=s1*x0[1381],
s7=s0*(s1*(2.0*x0[1])),
s8=s1*x0[1382],
s9=s1*x0[1383],
s10=s0*(s1*(2.0*x0[0])),
s11=s0*(s1*(2.0*x0[2])),
s12=s1*x0[1380];
y1[0]=s1*s3;
y1[1]=s2*s7+s8;
y1[2]=s9+s2*s10;
y1[3]=s6+s4*s10;
y1[4]=s9+s4*s11;
y1[5]=s8-s3*s10;
y1[6]=-(s1*s2);
y1[7]=-(s8-s4*s5);
y1[8]=-(s6-s2*s11);
y1[9]=-(s12-s2*s5);
y1[10]=-(s1*s4);
y1[11]=-(s3*s5-s6);
y1[12]=-(s3*s7+s9);
y1[13]=-(s3*s11+s12);
y1[14]=-(s12-s4*s7);
    }
}

static void iltis_jacobian_corner_forces_dv_5(const double *restrict x, double *restrict y, double *restrict K, const int *restrict at, const unsigned short *i, int count)
{
    for (; count; count--, i += 15) {
const double *x0=x+i[0],*x1=x+i[1],*x2=x+i[2],*x3=x+i[3],*x4=x+i[4],*x10=x+i[10],*x11=x+i[11],*x12=x+i[12];
double *y13=y+i[13];
int a4=(int)x3[0],
a14=(int)x2[6694],
a15=(int)x3[7],
a26=(int)x3[1],
a27=(int)x3[2],
a28=(int)x3[11],
a29=(int)x3[10],
a30=(int)x3[9],
a31=(int)x3[8],
a32=(int)x3[4],
a33=(int)x3[3],
a82=(int)x3[5],
a83=(int)x3[6],
a112=(int)x3[12];
double s14=x0[3]-x1[46],
s15=x1[53]-x2[0],
s16=(double)a4,
s17=1.0/x1[24],
s18=x1[32]-x1[50],
s19=x[i[5]]-x[i[6]],
s20=1.0/x1[23],
s21=x1[55]-x2[1];
int s22=a15 > a14;
double s23=x2[1]-x0[0],
s24=x1[44]-x0[1],
s25=x1[34]-x1[52],
s26=x2[0]-x1[44],
s27=x[i[7]]-x[i[8]],
s28=(double)a15,
s29=s28*x1[19],
s30=0.5*(1.0/x2[10]);
int s31=(2.0*x2[10]) > 0.0,
s32=(a26 > a27) ? s31 : 0;
double s33=x4[0]*x4[0]+x4[37]*x4[37],
s34=(double)(1-a30-a31);
int s35=(a33 > a32) ? s31 : 0;
double s36=1.0/sqrt(s33),
s37=s19*x4[56]+s18*x4[58]+s25*x4[60],
s38=s26*x2[291]-x[i[8]]*x2[289]+s23*x2[293],
s39=s15*x2[294]+x2[332]*x[i[9]]+s21*x2[292],
s40=s26*x2[294]-x[i[8]]*x2[332]+s23*x2[292],
s41=s27*x10[2]-s24*x10[4]+s14*x10[6],
s42=s15*x2[291]+x2[289]*x[i[9]]+s21*x2[293],
s43=s24*x10[7]-s27*x10[45]-s14*x10[5],
s44=s26*x2[287]-x[i[8]]*x2[295]+s23*x2[345],
s45=s27*x10[8]-s24*x10[0]+s14*x10[58],
s46=s19*x4[62]+s18*x4[54]+s25*x4[112],
s47=s19*x4[99]+s18*x4[61]+s25*x4[59],
s48=s15*x2[287]+x[i[9]]*x2[295]+s21*x2[345],
s49=x4[0]*s36,
s50=x4[37]*s36,
s51=s42*x2[1543]-s48*x2[1549],
s52=s37*x11[10]-s47*x11[6],
s53=s37*x11[0]-s46*x11[6],
s54=s39*x2[1543]-s48*x2[1553],
s55=s42*x2[1553]-s39*x2[1549],
s56=s47*x11[0]-s46*x11[10],
s57=s41-(s38-x2[25]+x12[16]),
s58=s45-(s44-x2[24]+x12[15]),
s59=s50*x12[1380]+s49*x12[1381],
s60=s47+(s39+x2[23]-x12[7]),
s61=s43+(s40-x2[23]+x12[14]),
s62=s37+(s42+x2[25]-x12[9]),
s63=s46+(s48+x2[24]-x12[8]),
s64=2.0*s60,
s65=2.0*s58,
s66=s50*x12[1381]-s49*x12[1380],
s67=1.0/s66,
s68=2.0*s63,
s69=2.0*s62,
s70=2.0*s57,
s71=2.0*s61,
s72=s66*s66+s59*s59,
s73=1.0/x2[9];
int s74=(a82 > a83) ? (x2[9] > 0.0) : 0;
double s75=s74 ? (-((x2[8]-x12[0])*s73)) : ((double)a83),
s76=10.0+s75*(6.0*s75-15.0),
s77=s75*s75,
s78=s75*s77*x2[7];
int s79=a14 == 0;
double s80=(s79 ? (-(s76*s78)) : 0.0)-x12[2],
s81=s58*s58+s61*s61+s57*s57;
int s82=s81 == 0.0;
double s83=s60*s60+s63*s63+s62*s62;
int s84=s83 == 0.0;
double s85=sqrt(s83),
s86=sqrt(s72),
s87=1.0/s86,
s88=sqrt(s81),
s89=1.0/s88,
s90=1.0/s85,
s91=0.5*s90,
s92=s60*s90,
s93=s74 ? s73 : 0.0,
s94=s79 ? (-(s76*(s77*(3.0*x2[7])*s93)+s93*(s78*(12.0*s75-15.0)))) : 0.0,
s95=s28*(x1[19]*s94),
s96=s85*x1[8]+x1[7],
s97=s57*s89,
s98=0.5*s89,
s99=s59/s86,
s100=s58*s89,
s101=s62*s90,
s102=s29*(s80+x1[20]),
s103=s63*s90,
s104=s61*s89,
s105=s71*s98,
s106=(s88-x1[4])*(((double)(-a4))*x1[3])-(s88-x1[1])*x1[0],
s107=s37*s92-s47*s101,
s108=s39*s103-s48*s92,
s109=s48*s101-s42*s103,
s110=s38*s104+s40*s97,
s111=s44*s97-s38*s100,
s112=s45*s97-s41*s100,
s113=s39*s101-s42*s92,
s114=s41*s104-s43*s97,
s115=s85*s96+x1[6],
s116=s44*s104+s40*s100,
s117=s47*s103-s46*s92,
s118=s46*s101-s37*s103,
s119=s43*s100-s45*s104,
s120=s49*x11[15]+s50*x11[25],
s121=s67*(s66-s80*s120),
s122=s59*s87,
s123=s17*asin(s122)*((double)(1-a29-a28))-((double)a29)+((double)a28),
s124=s92*x12[1387]+s103*x12[1388]+s101*x12[1389]-(s53*s92-s52*s103-s56*s101)-(s92*x2[1403]+s103*x2[1404]+s101*x2[1405]+(s51*s92-s55*s103-s54*s101)),
s125=s20*s121*((double)(1-a31-a30))-((double)a31)+((double)a30),
s126=2.0*s125,
s127=s124*x1[14]-x1[15],
s128=s82 ? 0.0 : (-(s65*s98)),
s129=s16*(x1[3]*s128)+x1[0]*s128,
s130=s89*(s89*(s61*s128)),
s131=s104*s129+s106*s130,
s132=s89*(s89*(s57*s128)),
s133=s97*s129+s106*s132,
s134=s124*x1[17]-x1[18],
s135=s124*x1[12]-x1[11],
s136=s125*s125+s123*s123;
int s137=s136 == 0.0;
double s138=0.5*(s82 ? 0.0 : s89),
s139=s65*s138,
s140=s16*(x1[3]*s139)+x1[0]*s139,
s141=s89*(s89*(s61*s139)),
s142=s104*s140+s106*s141,
s143=s89*((-1.0)-s89*(s58*s128)),
s144=s106*s143-s100*s129,
s145=s82 ? 0.0 : (-s105),
s146=s16*(x1[3]*s145)+x1[0]*s145,
s147=s89*(s89*(s58*s145)),
s148=s100*s146+s106*s147,
s149=s70*s138,
s150=s16*(x1[3]*s149)+x1[0]*s149,
s151=s89*(s89*(s61*s149)),
s152=s104*s150+s106*s151,
s153=s89*(s89*(s58*s149)),
s154=s100*s150+s106*s153,
s155=s89*(s89*(s57*s145)),
s156=s106*s155+s97*s146,
s157=s89*(s89*(s57*s139)),
s158=s97*s140+s106*s157,
s159=s124*s135+x1[10],
s160=s89*(1.0+s89*(s61*s145)),
s161=s106*s160+s104*s146,
s162=s89*(1.0-s89*(s57*s149)),
s163=s106*s162-s97*s150,
s164=s35 ? (s30*(x2[10]-(s124+x1[16]))) : ((double)a32),
s165=s89*(1.0-s89*(s58*s139)),
s166=s106*s165-s100*s140,
s167=1.0/sqrt(s136),
s168=s32 ? (s30*(x2[10]-(s124+x1[13]))) : ((double)a27),
s169=1.0-s168,
s170=s164-s168,
s171=0.5*s167,
s172=s124*s159-x1[9],
s173=a112 ? (s102*s167) : s102,
s174=s124*s172,
s175=s125*(s173*x1[21]),
s176=s123*(s173*x1[22]),
s177=s50*s175-s49*s176,
s178=s170*s174+s127*s169+s134*s164-(s85*s115+x1[5]),
s179=s49*s175+s50*s176,
s180=s34*(s20*(s67*(s94*s120))),
s181=a112 ? (s167*(s95-s167*(s102*(s137 ? 0.0 : (-(s171*(s126*s180))))))) : s95,
s182=x1[21]*(s125*s181-s173*s180),
s183=x1[22]*(s123*s181),
s184=s50*s182-s49*s183,
s185=s84 ? 0.0 : (-(s69*s91)),
s186=s90*(s90*(s63*s185)),
s187=s90*(s90*(s60*s185)),
s188=s90*((-1.0)-s90*(s62*s185)),
s189=x2[1404]*s186+x2[1403]*s187-x2[1405]*s188-(s55*s186-s51*s187-s54*s188)-(x12[1388]*s186+x12[1387]*s187-x12[1389]*s188+(s52*s186-s53*s187-s56*s188)),
s190=-(s30*s189),
s191=s35 ? s190 : 0.0,
s192=s32 ? s190 : 0.0,
s193=s170*(s124*(s124*(s124*(x1[12]*s189)+s135*s189)+s159*s189)+s172*s189)+(s174*(s191-s192)-(s127*s192-s169*(x1[14]*s189)))+s134*s191+s164*(x1[17]*s189)-(s85*(s85*(x1[8]*s185)+s96*s185)+s115*s185),
s194=s103*s193-s178*s186,
s195=s49*s182+s50*s183,
s196=s92*s193-s178*s187,
s197=s101*s193+s178*s188,
s198=s84 ? 0.0 : (-(s68*s91)),
s199=s90*((-1.0)-s90*(s63*s198)),
s200=s90*(s90*(s60*s198)),
s201=s90*(s90*(s62*s198)),
s202=x2[1404]*s199-x2[1403]*s200-x2[1405]*s201-(s55*s199+s51*s200-s54*s201)-(s52*s199+s53*s200-s56*s201+(x12[1388]*s199-x12[1387]*s200-x12[1389]*s201)),
s203=s30*s202,
s204=s32 ? s203 : 0.0,
s205=s35 ? s203 : 0.0,
s206=s170*(s124*(s124*(s124*(x1[12]*s202)+s135*s202)+s159*s202)+s172*s202)+(s127*s204+s169*(x1[14]*s202)+s174*(s204-s205))-s134*s205+s164*(x1[17]*s202)+(s85*(s85*(x1[8]*s198)+s96*s198)+s115*s198),
s207=0.5*(s84 ? 0.0 : s90),
s208=s69*s207,
s209=s90*(s90*(s63*s208)),
s210=s90*(s90*(s60*s208)),
s211=s90*(1.0-s90*(s62*s208)),
s212=x2[1404]*s209+x2[1403]*s210-x2[1405]*s211-(s55*s209-s51*s210-s54*s211)-(x12[1388]*s209+x12[1387]*s210-x12[1389]*s211+(s52*s209-s53*s210-s56*s211)),
s213=-(s30*s212),
s214=s35 ? s213 : 0.0,
s215=s32 ? s213 : 0.0,
s216=s170*(s124*(s124*(s124*(x1[12]*s212)+s135*s212)+s159*s212)+s172*s212)+(s174*(s214-s215)-(s127*s215-s169*(x1[14]*s212)))+s134*s214+s164*(x1[17]*s212)-(s85*(s85*(x1[8]*s208)+s96*s208)+s115*s208),
s217=s34*(s20*(s67*s120)),
s218=a112 ? (-(s167*(s29+s167*(s102*(s137 ? 0.0 : (s171*(s126*s217))))))) : (-s29),
s219=x1[21]*(s125*s218+s173*s217),
s220=x1[22]*(s123*s218),
s221=s50*s219-s49*s220,
s222=s103*s206-s178*s199,
s223=s92*s206+s178*s200,
s224=s103*s216,
s225=s178*s209,
s226=s84 ? 0.0 : (-(s64*s91)),
s227=s90*((-1.0)-s90*(s60*s226)),
s228=s90*(s90*(s63*s226)),
s229=s90*(s90*(s62*s226)),
s230=s53*s227+s52*s228+s56*s229-(x12[1387]*s227-x12[1388]*s228-x12[1389]*s229)+(s51*s227+s55*s228+s54*s229+(x2[1403]*s227-x2[1404]*s228-x2[1405]*s229)),
s231=s30*s230,
s232=s32 ? s231 : 0.0,
s233=s35 ? s231 : 0.0,
s234=s170*(s124*(s124*(s124*(x1[12]*s230)+s135*s230)+s159*s230)+s172*s230)+(s127*s232+s169*(x1[14]*s230)+s174*(s232-s233))-s134*s233+s164*(x1[17]*s230)+(s85*(s85*(x1[8]*s226)+s96*s226)+s115*s226),
s235=s103*s234+s178*s228,
s236=s101*s234+s178*s229,
s237=s101*s206+s178*s201,
s238=s92*s234-s178*s227,
s239=s92*s216,
s240=s178*s210,
s241=s101*s216,
s242=s178*s211,
s243=s49*s219+s50*s220,
s244=s68*s207,
s245=s90*(1.0-s90*(s63*s244)),
s246=s90*(s90*(s60*s244)),
s247=s90*(s90*(s62*s244)),
s248=x2[1404]*s245-x2[1403]*s246-x2[1405]*s247-(s55*s245+s51*s246-s54*s247)-(s52*s245+s53*s246-s56*s247+(x12[1388]*s245-x12[1387]*s246-x12[1389]*s247)),
s249=s30*s248,
s250=s32 ? s249 : 0.0,
s251=s35 ? s249 : 0.0,
s252=s170*(s124*(s124*(s124*(x1[12]*s248)+s135*s248)+s159*s248)+s172*s248)+(s127*s250+s169*(x1[14]*s248)+s174*(s250-s251))-s134*s251+s164*(x1[17]*s248)+(s85*(s85*(x1[8]*s244)+s96*s244)+s115*s244),
s253=s103*s252,
s254=s178*s245,
s255=s92*s252,
s256=s178*s246,
s257=s64*s207,
s258=s90*(1.0-s90*(s60*s257)),
s259=s90*(s90*(s63*s257)),
s260=s90*(s90*(s62*s257)),
s261=s53*s258+s52*s259+s56*s260-(x12[1387]*s258-x12[1388]*s259-x12[1389]*s260)+(s51*s258+s55*s259+s54*s260+(x2[1403]*s258-x2[1404]*s259-x2[1405]*s260)),
s262=s30*s261,
s263=s32 ? s262 : 0.0,
s264=s35 ? s262 : 0.0,
s265=s170*(s124*(s124*(s124*(x1[12]*s261)+s135*s261)+s159*s261)+s172*s261)+(s127*s263+s169*(x1[14]*s261)+s174*(s263-s264))-s134*s264+s164*(x1[17]*s261)+(s85*(s85*(x1[8]*s257)+s96*s257)+s115*s257),
s266=s103*s265,
s267=s178*s259,
s268=s101*s265,
s269=s178*s260,
s270=s101*s252,
s271=s178*s247,
s272=s92*s265,
s273=s178*s258;
y13[0]=s16;
y13[1]=2.0*x4[0];
y13[2]=s17;
y13[3]=s20;
y13[4]=s22;
y13[5]=2.0*x4[37];
y13[6]=s24;
y13[7]=s30;
y13[8]=s32;
y13[9]=s33 == 0.0;
y13[10]=(double)(1-a28-a29);
y13[11]=s34;
y13[12]=s35;
y13[13]=s36;
y13[14]=s43;
y13[15]=0.5*s36;
y13[16]=s49;
y13[17]=s50;
y13[18]=s52;
y13[19]=s54;
y13[20]=s55;
y13[21]=s56;
y13[22]=s59;
y13[23]=s61;
y13[24]=2.0*s59;
y13[25]=s71;
y13[26]=s72 == 0.0;
y13[27]=s80;
y13[28]=s82;
y13[29]=s84;
y13[30]=s85;
y13[31]=s87;
y13[32]=s89;
y13[33]=0.5*s87;
y13[34]=s90;
y13[35]=s91;
y13[36]=s96;
y13[37]=s98;
y13[38]=(s99 == 1.0) ? 1 : (s99 == (-1.0));
y13[39]=s102;
y13[40]=s104;
y13[41]=s105;
y13[42]=s107;
y13[43]=s108;
y13[44]=s109;
y13[45]=s111;
y13[46]=s112;
y13[47]=s115;
y13[48]=s116;
y13[49]=s117;
y13[50]=s118;
y13[51]=1.0-s121;
y13[52]=1.0/sqrt(1.0-s122*s122);
y13[53]=s106*s112;
y13[54]=s123;
y13[55]=2.0*s123;
y13[56]=s125;
y13[57]=s126;
y13[58]=s137;
y13[59]=s159;
y13[60]=s164;
y13[61]=s167;
y13[62]=s106*(s41*s130-s43*s132)+s114*s129;
y13[63]=s169;
y13[64]=s106*(s41*s147-s45*s155)-s112*s146;
y13[65]=s171;
y13[66]=s106*(s38*s143+s44*s132)+s111*s129;
y13[67]=s106*(s41*s141-s43*s157)+s114*s140;
y13[68]=s106*(s45*s162+s41*s153)-s112*s150;
y13[69]=s106*(s43*s162+s41*s151)+s114*s150;
y13[70]=s106*(s41*s160-s43*s155)+s114*s146;
y13[71]=s173;
y13[72]=s174;
y13[73]=s175;
y13[74]=s176;
y13[75]=s117*s178;
y13[76]=s118*s178;
y13[77]=s107*s178;
y13[78]=s108*s178-s106*s116;
y13[79]=s22 ? (-(s80*s177)) : 0.0;
y13[80]=s109*s178-s106*s111;
y13[81]=s113*s178-s106*s110;
y13[82]=s22 ? (-(s80*s179)) : 0.0;
y13[83]=s108*s193-s178*(s39*s186-s48*s187);
y13[84]=s117*s193-s178*(s47*s186-s46*s187);
y13[85]=s118*s193+s178*(s46*s188+s37*s186);
y13[86]=s109*s193+s178*(s48*s188+s42*s186);
y13[87]=s107*s193-s178*(s47*s188+s37*s187);
y13[88]=s113*s206+s178*(s39*s201-s42*s200);
y13[89]=s117*s216-s178*(s47*s209-s46*s210);
y13[90]=s118*s216+s178*(s46*s211+s37*s209);
y13[91]=s113*s234+s178*(s42*s227+s39*s229);
y13[92]=s107*s216-s178*(s47*s211+s37*s210);
y13[93]=s22 ? (-(s80*s184+s94*s177)) : 0.0;
y13[94]=s22 ? (-(s80*s195+s94*s179)) : 0.0;
y13[95]=s109*s216-(s106*(s44*s162+s38*s153)-s111*s150)+s178*(s48*s211+s42*s209);
y13[96]=s240-(s152+s239);
y13[97]=s225+(s154-s224);
y13[98]=s242+(s163+s241);
y13[99]=s113*s216-(s106*(s40*s162-s38*s151)-s110*s150)+s178*(s39*s211+s42*s210);
y13[100]=s108*s216+(s106*(s44*s151+s40*s153)+s116*s150)-s178*(s39*s209-s48*s210);
y13[101]=s273+(s161-s272);
y13[102]=s108*s252+(s106*(s40*s165-s44*s141)-s116*s140)-s178*(s39*s245+s48*s246);
y13[103]=s109*s252-(s106*(s38*s165+s44*s157)+s111*s140)+s178*(s42*s245+s48*s247);
y13[104]=s254+(s166-s253);
y13[105]=s256-(s142-s255);
y13[106]=s109*s265+(s106*(s38*s147-s44*s155)-s111*s146)+s178*(s48*s260-s42*s259);
y13[107]=s269+(s156+s268);
y13[108]=s271+(s158+s270);
y13[109]=s113*s252-(s106*(s38*s141+s40*s157)+s110*s140)+s178*(s39*s247-s42*s246);
y13[110]=s22 ? (s177-s80*s221) : 0.0;
y13[111]=s108*s265-(s106*(s44*s160+s40*s147)+s116*s146)+s178*(s48*s258+s39*s259);
y13[112]=s267+(s148+s266);
y13[113]=s113*s265-(s106*(s38*s160+s40*s155)+s110*s146)+s178*(s42*s258+s39*s260);
y13[114]=s22 ? (s179-s80*s243) : 0.0;
K[at[i[14]]]=-s131;
K[at[i[14] + 1]]=-s133;
K[at[i[14] + 2]]=-s144;
K[at[i[14] + 3]]=-s148;
K[at[i[14] + 4]]=-s154;
K[at[i[14] + 5]]=-s156;
K[at[i[14] + 6]]=-s158;
K[at[i[14] + 7]]=-(s22 ? s184 : 0.0);
K[at[i[14] + 8]]=-s194;
K[at[i[14] + 9]]=-(s22 ? (-s195) : 0.0);
K[at[i[14] + 10]]=-s196;
K[at[i[14] + 11]]=-s197;
K[at[i[14] + 12]]=-(s22 ? s221 : 0.0);
K[at[i[14] + 13]]=-s222;
K[at[i[14] + 14]]=-s223;
K[at[i[14] + 15]]=-s235;
K[at[i[14] + 16]]=-s236;
K[at[i[14] + 17]]=-s237;
K[at[i[14] + 18]]=-s238;
K[at[i[14] + 19]]=-(s22 ? (-s243) : 0.0);
K[at[i[14] + 20]]=-(s253-s254);
K[at[i[14] + 21]]=-(s255+s256);
K[at[i[14] + 22]]=-(s266+s267);
K[at[i[14] + 23]]=-(s268+s269);
K[at[i[14] + 24]]=-(s270+s271);
K[at[i[14] + 25]]=-(s272-s273);
K[at[i[14] + 26]]=-s95;
y13[115]=-s14;
y13[116]=-s15;
y13[117]=-s119;
y13[118]=-(s106*s119);
y13[119]=-(s106*s114);
y13[120]=-s124;
y13[121]=-s23;
y13[122]=-s127;
y13[123]=-s134;
y13[124]=-s135;
y13[125]=-(s106*(s38*s130+s40*s132)+s110*s129);
y13[126]=-s25;
y13[127]=-(s106*(s40*s143-s44*s130)-s116*s129);
y13[128]=-(s106*(s41*s143+s45*s132)+s112*s129);
y13[129]=-s170;
y13[130]=-s26;
y13[131]=-(s106*(s45*s151-s43*s153)-s119*s150);
y13[132]=-(s106*(s43*s143+s45*s130)-s119*s129);
y13[133]=-(s106*(s41*s165+s45*s157)+s112*s140);
y13[134]=-s172;
y13[135]=-(s106*(s45*s160-s43*s147)-s119*s146);
y13[136]=-(s106*(s43*s165+s45*s141)-s119*s140);
y13[137]=-s27;
y13[138]=-s178;
y13[139]=-(s113*s193+s178*(s39*s188+s42*s187));
y13[140]=-(s118*s206+s178*(s37*s199+s46*s201));
y13[141]=-(s109*s206+s178*(s42*s199+s48*s201));
y13[142]=-(s108*s234+s178*(s48*s227+s39*s228));
y13[143]=-(s117*s206-s178*(s47*s199+s46*s200));
y13[144]=-(s108*s206-s178*(s39*s199+s48*s200));
y13[145]=-(s109*s234+s178*(s48*s229-s42*s228));
y13[146]=-(s107*s206-s178*(s47*s201-s37*s200));
y13[147]=-(s107*s234-s178*(s37*s227+s47*s229));
y13[148]=-(s117*s234+s178*(s46*s227+s47*s228));
y13[149]=-(s118*s234-s178*(s37*s228-s46*s229));
y13[150]=-(s118*s252+s178*(s37*s245+s46*s247));
y13[151]=-(s117*s252-s178*(s47*s245+s46*s246));
y13[152]=-(s107*s252-s178*(s47*s247-s37*s246));
y13[153]=-(s107*s265-s178*(s37*s258+s47*s260));
y13[154]=-(s117*s265+s178*(s46*s258+s47*s259));
y13[155]=-(s118*s265-s178*(s37*s259-s46*s260));
y13[156]=-s37;
y13[157]=-s38;
y13[158]=-s39;
y13[159]=-s40;
y13[160]=-s41;
y13[161]=-s42;
y13[162]=-s44;
y13[163]=-s45;
y13[164]=-s46;
y13[165]=-s47;
y13[166]=-s48;
y13[167]=-s51;
y13[168]=-s53;
y13[169]=-s57;
y13[170]=-s58;
y13[171]=-s60;
y13[172]=-s18;
y13[173]=-s62;
y13[174]=-s63;
y13[175]=-s64;
y13[176]=-s65;
y13[177]=-s67;
y13[178]=-s68;
y13[179]=-(2.0*s66);
y13[180]=-s69;
y13[181]=-s70;
y13[182]=-s19;
y13[183]=-s92;
y13[184]=-s97;
y13[185]=-s100;
y13[186]=-s101;
y13[187]=-s21;
y13[188]=-s103;
y13[189]=-s106;
y13[190]=-(s70*s98);
y13[191]=-s110;
y13[192]=-s113;
y13[193]=-s114;
K[at[i[14] + 27]]=s131;
K[at[i[14] + 28]]=s133;
K[at[i[14] + 29]]=s142;
K[at[i[14] + 30]]=s144;
K[at[i[14] + 31]]=s152;
K[at[i[14] + 32]]=s161;
K[at[i[14] + 33]]=s163;
K[at[i[14] + 34]]=s166;
K[at[i[14] + 35]]=s29;
K[at[i[14] + 36]]=s194;
K[at[i[14] + 37]]=s196;
K[at[i[14] + 38]]=s197;
K[at[i[14] + 39]]=s222;
K[at[i[14] + 40]]=s223;
K[at[i[14] + 41]]=s224-s225;
K[at[i[14] + 42]]=s235;
K[at[i[14] + 43]]=s236;
K[at[i[14] + 44]]=s237;
K[at[i[14] + 45]]=s238;
K[at[i[14] + 46]]=s239-s240;
K[at[i[14] + 47]]=s241+s242;
    }
}

static void iltis_jacobian_corner_forces_dv_6(const double *restrict x, double *restrict y, double *restrict K, const int *restrict at, const unsigned short *i, int count)
{
    for (; count; count--, i += 20) {
const double *x3=x+i[3],*x11=x+i[11],*x13=x+i[13],*x17=x+i[17];
double *y18=y+i[18];
int a16=(int)x3[28],
a41=(int)x3[29],
a77=(int)x3[8],
a81=(int)x3[12];
double s4=x[i[0]]*x[i[1]]+x[i[2]]*x3[130]+x3[121]*x[i[4]],
s5=x3[130]*x[i[5]]+x[i[1]]*x[i[6]]+x3[121]*x[i[7]],
s6=x3[130]*x[i[8]]+x[i[1]]*x[i[9]]+x3[121]*x[i[10]],
s7=a16 ? 0.0 : (-((s4*x3[176]+s5*x3[25]+s6*x3[181])*x3[37])),
s8=x3[32]*(s5+s7*x3[23]*x3[32]),
s9=s7*x11[3]*x3[0]+s7*x11[0],
s10=s8*x3[189]-s9*x3[40],
s11=x3[32]*(s6+x3[32]*(s7*x3[169])),
s12=x3[189]*s11-s9*x3[184],
s13=x3[32]*(s4+x3[32]*(s7*x3[170])),
s14=x3[189]*s13-s9*x3[185],
s15=x[i[2]]*x3[116]-x[i[0]]*x[i[12]]+x[i[4]]*x3[187],
s16=x[i[6]]*x[i[12]]-x[i[5]]*x3[116]-x[i[7]]*x3[187],
s17=x[i[9]]*x[i[12]]-x[i[8]]*x3[116]-x[i[10]]*x3[187],
s18=a41 ? 0.0 : ((s15*x3[178]-s16*x3[175]-s17*x3[180])*x3[35]),
s19=x3[34]*(s16+s18*x3[171]*x3[34]),
s20=x3[34]*(s15-x3[34]*(s18*x3[174])),
s21=x3[34]*(s17+x3[34]*(s18*x3[173])),
s22=s19*x3[167]+(s17*x13[140]-x[i[14]]*x3[161]+x3[166]*x[i[15]]+s15*x13[146])*x3[183]-s20*x3[20]+(s16*x13[146]-x[i[15]]*x3[158]+x3[161]*x[i[16]]-s17*x13[150])*x3[188]+s21*x3[19]-(s15*x13[150]+x3[166]*x[i[16]]-x[i[14]]*x3[158]+s16*x13[140])*x3[186]-(s19*x13[0]-s20*x13[1]+s21*x13[2])+(s19*x3[168]-s20*x3[18]+s21*x3[21]+(s19*x17[0]-s20*x17[1]+s21*x17[2])),
s23=-(s22*x3[7]),
s24=a77 ? s23 : 0.0,
s25=a81 ? s23 : 0.0,
s26=(x3[120]*(x3[120]*(s22*x11[12]*x3[120]+s22*x3[124])+s22*x3[59])+s22*x3[134])*x3[129]+(s24*x3[122]+s22*x11[14]*x3[63]-(s24-s25)*x3[72])-s25*x3[123]+s22*x11[17]*x3[60]-(x3[30]*(s18*x11[8]*x3[30]+s18*x3[36])+s18*x3[47]),
s27=x3[186]*s26,
s28=s21*x3[138],
s29=x3[188]*s26,
s30=s20*x3[138],
s31=x3[183]*s26,
s32=s19*x3[138];
y18[0]=x3[189]*(s8*x3[160]-s11*x3[14])-s9*x3[193];
y18[1]=x3[189]*(s11*x3[163]-s13*x3[160])-s9*x3[46];
y18[2]=s26*x3[50]+x3[138]*(s21*x3[164]+s20*x3[156]);
y18[3]=s26*x3[49]-x3[138]*(s19*x3[164]+s20*x3[165]);
y18[4]=s26*x3[42]+x3[138]*(s19*x3[156]-s21*x3[165]);
y18[5]=s28+(s12+s27);
y18[6]=s26*x3[192]-(x3[189]*(s8*x3[157]-s6*x3[40]+s5*x3[184]-s11*x3[159])-s9*x3[191])+x3[138]*(s19*x3[161]+s17*x3[183]-s16*x3[186]-x3[158]*s21);
y18[7]=s26*x3[43]-(x3[189]*(s13*x3[159]-s5*x3[185]+s4*x3[40]-s8*x3[162])-s9*x3[48])-x3[138]*(s20*x3[158]-s16*x3[188]-s15*x3[183]+s19*x3[166]);
y18[8]=s26*x3[44]-(x3[189]*(s11*x3[162]-s4*x3[184]+s6*x3[185]-s13*x3[157])-s9*x3[45])+x3[138]*(x3[166]*s21-s15*x3[186]-s17*x3[188]+x3[161]*s20);
y18[9]=s32+(s10+s31);
y18[10]=s30-(s14+s29);
K[at[i[19]]]=-s10;
K[at[i[19] + 1]]=-s12;
K[at[i[19] + 2]]=-(s29-s30);
K[at[i[19] + 3]]=-(s31+s32);
K[at[i[19] + 4]]=-s14;
K[at[i[19] + 5]]=-(s27+s28);
y18[11]=-(x3[189]*(s8*x3[163]-s13*x3[14])+s9*x3[117]);
    }
}

static void iltis_jacobian_corner_forces_dv_7(const double *restrict x, double *restrict y, double *restrict K, const int *restrict at, const unsigned short *i, int count)
{
    for (; count; count--, i += 19) {
const double *x0=x+i[0],*x2=x+i[2],*x3=x+i[3],*x5=x+i[5],*x6=x+i[6],*x9=x+i[9];
double *y17=y+i[17];
int a0=(int)x0[28];
double s1=a0 ? 0.0 : x[i[1]],
s2=x0[32]*(s1*x2[0]*x0[32]),
s3=s1*x3[3]*x0[0]+s1*x3[0],
s4=s2*x0[189]-s3*x[i[4]],
s5=x0[32]*(x0[32]*(s1*x5[0])),
s6=x0[189]*s5-s3*x5[15],
s7=x0[32]*((-1.0)+x0[32]*(s1*x6[9])),
s8=x0[189]*s7-s3*x[i[7]];
y17[0]=x0[189]*(s5*x[i[8]]-s2*x9[115])-s3*x[i[10]];
y17[1]=x0[189]*(s7*x[i[11]]-s2*x[i[14]])+s3*x[i[15]];
y17[2]=x0[189]*(s7*x9[115]-s5*x6[0])-s3*x2[23];
K[at[i[18]]]=-s4;
K[at[i[18] + 1]]=-s6;
K[at[i[18] + 2]]=-s8;
y17[3]=-(x0[189]*(s5*x[i[11]]-s2*x[i[12]])-s3*x9[0]);
y17[4]=-(x0[189]*(s7*x[i[8]]-s2*x6[0])+s3*x[i[13]]);
y17[5]=-(x0[189]*(s7*x[i[12]]-s5*x[i[14]])-s3*x[i[16]]);
K[at[i[18] + 3]]=s4;
K[at[i[18] + 4]]=s6;
K[at[i[18] + 5]]=s8;
    }
}

static void iltis_jacobian_corner_forces_dv_8(const double *restrict x, double *restrict y, double *restrict K, const int *restrict at, const unsigned short *i, int count)
{
    for (; count; count--, i += 13) {
const double *x0=x+i[0],*x10=x+i[10];
double *y11=y+i[11];
int a16=(int)x0[28];
double s1=x0[137]*x[i[1]]+x0[6]*x[i[2]]+x[i[3]]*x0[115],
s2=x0[6]*x[i[4]]+x0[137]*x[i[5]]+x0[115]*x[i[6]],
s3=x0[6]*x[i[7]]+x0[137]*x[i[8]]+x0[115]*x[i[9]],
s4=a16 ? 0.0 : ((s1*x0[176]+s2*x0[25]+s3*x0[181])*x0[37]),
s5=x0[32]*(s2-s4*x0[23]*x0[32]),
s6=s4*x10[3]*x0[0]+s4*x10[0],
s7=s5*x0[189]+s6*x0[40],
s8=x0[32]*(s1-x0[32]*(s4*x0[170])),
s9=x0[189]*s8+s6*x0[185],
s10=x0[32]*(s3-x0[32]*(s4*x0[169])),
s11=x0[189]*s10+s6*x0[184];
y11[0]=x0[189]*(s5*x0[157]-s10*x0[159])+s6*x0[191];
y11[1]=x0[189]*(s8*x0[159]-s5*x0[162])+s6*x0[48];
K[at[i[12]]]=-s7;
K[at[i[12] + 1]]=-s9;
K[at[i[12] + 2]]=-s11;
y11[2]=-(x0[189]*(s8*x0[157]-s10*x0[162])-s6*x0[45]);
y11[3]=-(x0[189]*(s8*x0[14]+s2*x0[185]-s1*x0[40]-s5*x0[163])+s6*x0[117]);
y11[4]=-(x0[189]*(s10*x0[163]+s1*x0[184]-s3*x0[185]-s8*x0[160])+s6*x0[46]);
y11[5]=-(x0[189]*(s5*x0[160]+s3*x0[40]-s2*x0[184]-s10*x0[14])+s6*x0[193]);
K[at[i[12] + 3]]=s7;
K[at[i[12] + 4]]=s9;
K[at[i[12] + 5]]=s11;
    }
}

static void iltis_jacobian_corner_forces_dv_9(const double *restrict x, double *restrict y, double *restrict K, const int *restrict at, const unsigned short *i, int count)
{
    for (; count; count--, i += 19) {
const double *x0=x+i[0],*x10=x+i[10],*x14=x+i[14],*x15=x+i[15],*x16=x+i[16];
double *y18=y+i[18];
int a16=(int)x0[22],
a52=(int)x0[1],
a56=(int)x0[5];
double s3=x0[175]*x[i[1]]+x0[165]*x[i[2]]+x0[119]*x[i[3]],
s4=x0[165]*x[i[4]]+x0[175]*x[i[5]]+x0[119]*x[i[6]],
s5=x0[165]*x[i[7]]+x0[175]*x[i[8]]+x0[119]*x[i[9]],
s6=a16 ? 0.0 : ((s3*x0[168]+s4*x0[171]+s5*x0[173])*x0[28]),
s7=x0[27]*(s3-s6*x0[164]*x0[27]),
s8=x0[27]*(s4-x0[27]*(s6*x0[167])),
s9=x0[27]*(s5-x0[27]*(s6*x0[166])),
s10=s7*x0[161]+(s5*x10[0]+x0[149]*x[i[11]]-x[i[12]]*x0[157]-s4*x10[6])*x0[176]+s8*x0[11]+(s3*x10[6]+x[i[12]]*x0[158]-x0[149]*x[i[13]]-s5*x10[10])*x0[181]+s9*x0[14]+(s4*x10[10]+x0[157]*x[i[13]]-x[i[11]]*x0[158]-s3*x10[0])*x0[179]+(s8*x14[1]+s7*x14[0]+s9*x14[2])+(s7*x0[160]+s8*x0[13]+s9*x0[12]-(s7*x15[0]+s8*x15[1]+s9*x15[2])),
s11=s10*x0[0],
s12=a52 ? s11 : 0.0,
s13=a56 ? s11 : 0.0,
s14=(x0[113]*(x0[113]*(s10*x16[4]*x0[113]+s10*x0[117])+s10*x0[52])+s10*x0[127])*x0[122]-(s12*x0[115]-s10*x16[6]*x0[56]-(s12-s13)*x0[65])+s13*x0[116]+s10*x16[9]*x0[53]+(x0[23]*(s6*x16[0]*x0[23]+s6*x0[29])+s6*x0[40]),
s15=x0[176]*s14+s7*x0[131],
s16=x0[179]*s14+s9*x0[131],
s17=x0[181]*s14+s8*x0[131];
K[at[i[17]]]=-s15;
K[at[i[17] + 1]]=-s16;
K[at[i[17] + 2]]=-s17;
y18[0]=-(s14*x0[35]+(s7*x0[149]+s5*x0[176]-s3*x0[179]-x0[158]*s9)*x0[131]);
y18[1]=-(s14*x0[185]-x0[131]*(s9*x0[151]-s7*x0[154]));
y18[2]=-(s14*x0[43]+x0[131]*(x0[157]*s9+s4*x0[179]-s5*x0[181]-x0[149]*s8));
y18[3]=-(s14*x0[36]-x0[131]*(s7*x0[159]-s8*x0[151]));
y18[4]=-(s14*x0[42]+x0[131]*(s8*x0[158]+s3*x0[181]-s4*x0[176]-s7*x0[157]));
y18[5]=-(s14*x0[37]+x0[131]*(s9*x0[159]-s8*x0[154]));
K[at[i[17] + 3]]=s15;
K[at[i[17] + 4]]=s16;
K[at[i[17] + 5]]=s17;
    }
}

static void iltis_jacobian_corner_forces_dv_10(const double *restrict x, double *restrict y, double *restrict K, const int *restrict at, const unsigned short *i, int count)
{
    for (; count; count--, i += 12) {
const double *x1=x+i[1],*x3=x+i[3],*x4=x+i[4],*x5=x+i[5],*x9=x+i[9];
double *y10=y+i[10];
int a5=(int)x1[8],
a14=(int)x1[25],
a18=(int)x1[37],
a35=(int)x1[57],
a38=(int)x[i[8]],
a46=(int)x1[3];
double s6=a5 ? 0.0 : ((x[i[0]]*x1[4]+x[i[2]]*x1[0])*x1[14]),
s7=x1[12]*(x[i[0]]-s6*x3[37]*x1[12]),
s8=x1[12]*(x[i[2]]-x1[12]*(s6*x3[0])),
s9=s7*x4[0]+s8*x4[1],
s10=s7*x4[1]-x4[0]*s8,
s11=(a18 ? 0.0 : (x1[30]*(s9-(a14 ? 0.0 : ((s9*x1[23]-s10*x1[178])*x1[32]))*x1[21]*x1[30])*x1[51]))*x1[1]*x1[9],
s12=((s8*x5[0]+x1[15]*x[i[6]]+s7*x5[10]+x[i[7]]*x1[16])*x1[26]-s10*x1[50])*x1[176]*x1[2]*x1[10],
s13=a38 ? (-(x1[60]*((a35 ? 0.0 : ((s11*x1[54]+s12*x1[56])*x1[64]))*x1[38]*x1[60]))) : 0.0,
s14=(s13*x1[55]+s12*x1[70])*x9[0],
s15=(s13*x1[53]+s11*x1[70])*x9[1],
s16=x1[16]*s14+s7*x1[72]-x1[15]*s15-s8*x1[73],
s17=x1[15]*s14+s8*x1[72]+x1[16]*s15+s7*x1[73];
y10[0]=a46 ? (-(x1[26]*s17)) : 0.0;
y10[1]=a46 ? (-(x1[26]*s16)) : 0.0;
K[at[i[11]]]=-(a46 ? s16 : 0.0);
K[at[i[11] + 1]]=-(a46 ? (-s17) : 0.0);
    }
}

static void iltis_jacobian_wrench_to_Q_dv_11(const double *restrict x, double *restrict y, const unsigned short *i, int count)
{
    for (; count; count--, i += 17) {
const double *x0=x+i[0];
double *y16=y+i[16];
double s0=1.0/(x0[0]*x0[0]+x0[1]*x0[1]+x0[2]*x0[2]+x0[3]*x0[3]),
s1=2.0*s0,
s2=x0[0]*x[i[1]]+x0[3]*x[i[2]]-x0[2]*x[i[3]],
s3=x0[0]*x[i[2]]-x0[3]*x[i[1]]+x0[1]*x[i[3]],
s4=x0[2]*x[i[2]]+x0[1]*x[i[1]]+x0[3]*x[i[3]],
s5=x0[2]*x[i[1]]-x0[1]*x[i[2]]+x0[0]*x[i[3]],
s6=s0*(s1*(2.0*x0[1])),
s7=s0*(s1*(2.0*x0[0])),
s8=s0*(s1*(2.0*x0[2])),
s9=s0*(s1*(2.0*x0[3]));
y16[0]=s1;
y16[1]=s3*s6-s1*(x[i[3]]-(x0[3]*x[i[4]]-x0[0]*x[i[5]])+x0[1]*x[i[6]]);
y16[2]=s3*s7-s1*(x[i[2]]+x0[0]*x[i[7]]-x0[3]*x[i[8]]+x0[1]*x[i[9]]);
y16[3]=s4*s8-s1*(x[i[2]]+x0[1]*x[i[10]]+x0[2]*x[i[11]]+x0[3]*x[i[12]]);
y16[4]=s5*s9+s1*(x0[1]*x[i[13]]-x0[2]*x[i[14]]-x0[0]*x[i[15]]);
y16[5]=s2*s8+s1*(x[i[3]]-(x0[3]*x[i[11]]+x0[0]*x[i[10]])+x0[2]*x[i[12]]);
y16[6]=s5*s7-s1*(x[i[3]]-(x0[1]*x[i[7]]-x0[2]*x[i[8]])+x0[0]*x[i[9]]);
y16[7]=s2*s9-s1*(x[i[2]]+x0[0]*x[i[14]]+x0[3]*x[i[13]]-x0[2]*x[i[15]]);
y16[8]=s4*s9-s1*(x[i[3]]+(x0[1]*x[i[14]]+x0[2]*x[i[13]])+x0[3]*x[i[15]]);
y16[9]=s3*s9+s1*(x[i[1]]-x0[0]*x[i[13]]+x0[3]*x[i[14]]-x0[1]*x[i[15]]);
y16[10]=s2*s6-s1*(x0[3]*x[i[5]]+x0[0]*x[i[4]]-x0[2]*x[i[6]]);
y16[11]=s4*s6-s1*(x[i[1]]+x0[1]*x[i[4]]+x0[2]*x[i[5]]+x0[3]*x[i[6]]);
y16[12]=s3*s8+s1*(x0[3]*x[i[10]]-x0[0]*x[i[11]]-x0[1]*x[i[12]]);
y16[13]=s2*s7-s1*(x[i[1]]+x0[0]*x[i[8]]+x0[3]*x[i[7]]-x0[2]*x[i[9]]);
y16[14]=s5*s8-s1*(x[i[1]]+x0[2]*x[i[10]]-x0[1]*x[i[11]]+x0[0]*x[i[12]]);
y16[15]=s4*s7-s1*(x0[1]*x[i[8]]+x0[2]*x[i[7]]+x0[3]*x[i[9]]);
y16[16]=s5*s6+s1*(x[i[2]]-x0[2]*x[i[4]]+x0[1]*x[i[5]]-x0[0]*x[i[6]]);
    }
}

static void iltis_jacobian_wrench_to_Q_dv_12(const double *restrict x, double *restrict y, const unsigned short *i, int count)
{
    for (; count; count--, i += 6) {
const double *x0=x+i[0];
double *y5=y+i[5];
y5[0]=(x0[2]*x[i[1]]+x0[1]*x[i[2]]+x[i[3]]*x0[3])*x[i[4]];
y5[1]=x[i[4]]*(x[i[1]]*x0[1]-x0[2]*x[i[2]]-x[i[3]]*x0[0]);
y5[2]=x[i[4]]*(x[i[2]]*x0[0]+x[i[1]]*x0[3]-x0[2]*x[i[3]]);
y5[3]=x[i[4]]*(x[i[2]]*x0[3]-x[i[1]]*x0[0]-x0[1]*x[i[3]]);
    }
}

static void iltis_jacobian_wrench_to_Q_dv_13(const double *restrict x, double *restrict y, const unsigned short *i, int count)
{
    for (; count; count--, i += 5) {
const double *x0=x+i[0];
double *y4=y+i[4];
y4[0]=(x0[2]*x[i[1]]+x0[1]*x[i[2]])*x[i[3]];
y4[1]=x[i[3]]*(x[i[1]]*x0[1]-x0[2]*x[i[2]]);
y4[2]=x[i[3]]*(x[i[2]]*x0[0]+x[i[1]]*x0[3]);
y4[3]=x[i[3]]*(x[i[2]]*x0[3]-x[i[1]]*x0[0]);
    }
}

static void iltis_jacobian_add_gyration_dv_14(const double *restrict x, double *restrict y, const unsigned short *i, int count)
{
    for (; count; count--, i += 3) {
const double *x0=x+i[0],*x1=x+i[1];
double *y2=y+i[2];
double s0=8.0*(x0[0]*x1[2]),
s1=8.0*(x1[1]*x0[1]),
s2=8.0*(x1[0]*x0[2]),
s3=8.0*(x0[0]*x1[0]),
s4=8.0*(x0[1]*x1[3]),
s5=8.0*(x1[2]*x0[2]),
s6=8.0*(x0[0]*x1[1]),
s7=8.0*(x1[2]*x0[1]),
s8=8.0*(x0[2]*x1[3]),
s9=8.0*(x1[1]*x0[2]),
s10=8.0*(x0[0]*x1[3]),
s11=8.0*(x0[1]*x1[0]);
y2[0]=s0*x1[1]-x1[2]*s1-s2*x1[3];
y2[1]=x1[2]*s3+x1[1]*s4-x1[0]*s5;
y2[2]=x1[2]*s6-x1[1]*s7-x1[0]*s8;
y2[3]=x1[2]*s9-x1[0]*s10+x1[3]*s11;
y2[4]=x1[2]*s7+x1[1]*s6+x1[3]*s8;
y2[5]=x1[1]*s1+x1[2]*s0+x1[0]*s2;
y2[6]=x1[3]*s10+x1[0]*s11+x1[1]*s9;
y2[7]=s0*x1[3]-s1*x1[0]+x1[1]*s2;
y2[8]=x1[2]*s11+x1[1]*s10-x1[3]*s9;
y2[9]=x1[2]*s4-x1[1]*s3-x1[3]*s5;
y2[10]=x1[3]*s6+x1[0]*s7-x1[1]*s8;
y2[11]=x1[0]*s4-x1[3]*s3+x1[1]*s5;
y2[12]=x1[0]*s6+x1[2]*s8-x1[3]*s7;
y2[13]=x1[2]*s5+x1[0]*s3+x1[3]*s4;
y2[14]=x1[2]*s10-x1[1]*s11+x1[0]*s9;
y2[15]=x1[2]*s2-s0*x1[0]-s1*x1[3];
    }
}

static void iltis_jacobian_add_gyration_dv_15(const double *restrict x, double *restrict y, const unsigned short *i, int count)
{
    for (; count; count--, i += 3) {
const double *x0=x+i[0],*x1=x+i[1];
double *y2=y+i[2];
double s0=8.0*(x0[0]*x1[3]),
s1=s0*x1[2],
s2=8.0*(x0[1]*x1[0]),
s3=8.0*(x0[0]*x1[1]),
s4=x1[0]*s3,
s5=s0*x1[0],
s6=x1[2]*s3,
s7=8.0*(x1[3]*x0[1]),
s8=8.0*(x0[0]*x1[0]),
s9=x1[3]*s8,
s10=8.0*(x0[0]*x1[2]),
s11=x1[1]*s10,
s12=8.0*(x1[2]*x0[1]),
s13=s0*x1[1],
s14=x1[3]*s3,
s15=x1[2]*s8,
s16=x1[0]*s10,
s17=x1[3]*s10,
s18=8.0*(x0[1]*x1[1]),
s19=x1[1]*s8,
s20=x1[3]*s0,
s21=x1[1]*s3,
s22=x1[2]*s10,
s23=x1[0]*s8;
y2[0]=s1-s2*x1[1]+s4;
y2[1]=s5-s6-x1[3]*s2;
y2[2]=x1[0]*s7-s9+s11;
y2[3]=s1+s4-x1[3]*s12;
y2[4]=s13+x1[2]*s2-s14;
y2[5]=x1[1]*s7+s15-s16;
y2[6]=s17-x1[0]*s18+s19;
y2[7]=s20+x1[0]*s2+s21;
y2[8]=s5-(s6-x1[1]*s12);
y2[9]=s17+(s19-x1[2]*s7);
y2[10]=s22+s23+x1[3]*s7;
y2[11]=s13-(s14+x1[0]*s12);
y2[12]=s15-s16-x1[3]*s18;
y2[13]=s23+(s22+x1[1]*s18);
y2[14]=s9-(s11-x1[2]*s18);
y2[15]=s20+(s21+x1[2]*s12);
    }
}

static void iltis_jacobian_frame_dv_16(const double *restrict x, double *restrict y, const unsigned short *i, int count)
{
    for (; count; count--, i += 2) {
const double *x0=x+i[0];
double *y1=y+i[1];
double s0=x0[0]*x0[0],
s1=x0[1]*x0[1]+s0,
s2=x0[2]*x0[2],
s3=x0[3]*x0[3],
s4=2.0*(1.0/(s1+s2+s3)),
s5=x0[2]*x0[3],
s6=x0[1]*x0[0],
s7=x0[1]*x0[2],
s8=x0[0]*x0[3],
s9=x0[0]*x0[2],
s10=x0[1]*x0[3];
y1[0]=s4*(s5+s6);
y1[1]=s4*(s5-s6);
y1[2]=s4*(s7+s8);
y1[3]=s4*(s7-s8);
y1[4]=s4*(s9+s10);
y1[5]=s4*(s0+s3)-1.0;
y1[6]=s4*(s0+s2)-1.0;
y1[7]=s1*s4-1.0;
y1[8]=-(s4*(s9-s10));
    }
}

static void iltis_jacobian_twist_dv_17(const double *restrict x, double *restrict y, const unsigned short *i, int count)
{
    for (; count; count--, i += 2) {
const double *x0=x+i[0];
double *y1=y+i[1];
double s0=2.0*(1.0/(x0[0]*x0[0]+x0[1]*x0[1]+x0[2]*x0[2]+x0[3]*x0[3])),
s1=x0[2]*s0,
s2=x0[1]*s0,
s3=x0[3]*s0;
y1[0]=s1;
y1[1]=x0[0]*s0;
y1[2]=s0*(x0[1]*x0[1382]-x0[2]*x0[1381]-x0[3]*x0[1380]+x0[0]*x0[1383]);
y1[3]=s2;
y1[4]=s3;
y1[5]=-s1;
y1[6]=-(s0*(x0[2]*x0[1380]-x0[3]*x0[1381]-x0[0]*x0[1382]+x0[1]*x0[1383]));
y1[7]=-s2;
y1[8]=-(s0*(x0[1]*x0[1380]-x0[0]*x0[1381]-x0[2]*x0[1383]+x0[3]*x0[1382]));
y1[9]=-s3;
    }
}

static void iltis_jacobian_corner_forces_dv_18(const double *restrict x, double *restrict y, double *restrict C, const int *restrict at, const unsigned short *i, int count)
{
    for (; count; count--, i += 12) {
const double *x0=x+i[0],*x1=x+i[1],*x2=x+i[2],*x5=x+i[5],*x7=x+i[7],*x8=x+i[8],*x9=x+i[9];
double *y10=y+i[10];
int a0=(int)x0[6694],
a1=(int)x1[6],
a4=(int)x1[0],
a5=(int)x1[1],
a6=(int)x1[3],
a7=(int)x1[2],
a8=(int)x1[8],
a9=(int)x1[7],
a52=(int)x1[4],
a53=(int)x1[5],
a91=(int)x1[9],
a92=(int)x1[10],
a116=(int)x1[11],
s13=a1 > a0;
double s14=1.0/x2[14],
s15=0.5*(1.0/x0[10]);
int s16=(2.0*x0[10]) > 0.0,
s17=(a4 > a5) ? s16 : 0,
s18=(a7 > a6) ? s16 : 0;
double s19=(double)(1-a8-a9),
s20=x[i[3]]-x[i[4]],
s21=x2[23]-x2[41],
s22=x2[25]-x2[43],
s23=s20*x5[0]+s21*x5[8]+s22*x5[5],
s24=x2[44]-x0[0],
s25=x2[46]-x0[1],
s26=s24*x0[6196]+x[i[6]]*x0[6192]+s25*x0[6193],
s27=s24*x0[6191]+x[i[6]]*x0[6195]+s25*x0[6190],
s28=s21*x5[7]+s20*x5[3]+s22*x5[4],
s29=s21*x5[2]+s20*x5[6]+s22*x5[1],
s30=s24*x0[6197]+x[i[6]]*x0[6189]+s25*x0[6194],
s31=1.0/sqrt(x8[0]*x8[0]+x8[3]*x8[3]),
s32=x8[0]*s31,
s33=x8[3]*s31,
s34=s32*x9[1381]-s33*x9[1380],
s35=1.0/s34,
s36=((a52 > a53) ? (x0[9] > 0.0) : 0) ? (-((x0[8]-x9[0])*(1.0/x0[9]))) : ((double)a53),
s37=((a0 == 0) ? (-((10.0+s36*(6.0*s36-15.0))*(s36*(s36*s36)*x0[7]))) : 0.0)-x9[2],
s38=s29+(s27+x0[24]-x9[8]),
s39=s28+(s26+x0[23]-x9[7]),
s40=s23+(s30+x0[25]-x9[9]),
s41=1.0/sqrt(s38*s38+s39*s39+s40*s40),
s42=s39*s41,
s43=s38*s41,
s44=(s37+x2[11])*(((double)a1)*x2[10]),
s45=s40*s41,
s46=s32*x9[1380]+s33*x9[1381],
s47=s34*s34+s46*s46,
s48=sqrt(s47),
s49=1.0/s48,
s50=s46*s49,
s51=1.0/x2[15],
s52=asin(s50)*s51*((double)(1-a91-a92))-((double)a91)+((double)a92),
s53=s43*x0[1404]+s42*x0[1403]+s45*x0[1405]+(s42*(s30*x0[6267]-s27*x0[6263])-s43*(s30*x0[6269]-s26*x0[6263])+s45*(s27*x0[6269]-s26*x0[6267]))-(s43*x9[1388]+s42*x9[1387]+s45*x9[1389]-(s42*(s23*x7[5]-s29*x7[1])-s43*(s23*x7[7]-s28*x7[1])+s45*(s29*x7[7]-s28*x7[5]))),
s54=s35*(s34-s37*(s33*x7[15]+s32*x7[17])),
s55=s14*s54*((double)(1-a9-a8))-((double)a9)+((double)a8),
s56=2.0*s55,
s57=s53*x2[3]+x2[2],
s58=s55*s55+s52*s52;
int s59=s58 == 0.0;
double s60=s18 ? (s15*(x0[10]+(s53-x2[7]))) : ((double)a6),
s61=1.0/sqrt(s58),
s62=s53*s57+x2[1],
s63=0.5*s61,
s64=s17 ? (s15*(x0[10]+(s53-x2[4]))) : ((double)a5),
s65=s60-s64,
s66=1.0-s64,
s67=a116 ? (s44*s61) : s44,
s68=s53*s62+x2[0],
s69=0.5*s49,
s70=2.0*s46,
s71=2.0*s34;
int s72=s47 == 0.0;
double s73=1.0/sqrt(1.0-s50*s50),
s74=s46/s48;
int s75=(s74 == 1.0) ? 1 : (s74 == (-1.0));
double s76=(double)(1-a92-a91),
s77=s51*(s75 ? 0.0 : (s49*(s32-s49*(s46*(s72 ? 0.0 : (s69*(s32*s70-s33*s71)))))*s73))*s76,
s78=2.0*s52,
s79=1.0-s54,
s80=s19*(s14*(s35*(s33*s79))),
s81=a116 ? (-(s61*(s61*(s44*(s59 ? 0.0 : (s63*(s77*s78-s56*s80))))))) : 0.0,
s82=x2[13]*(s52*s81+s67*s77),
s83=x2[12]*(s55*s81-s67*s80),
s84=s33*s82-s32*s83,
s85=s32*s82+s33*s83,
s86=s76*(s51*(s75 ? 0.0 : (s73*(s49*(s33-s49*(s46*(s72 ? 0.0 : (s69*(s32*s71+s33*s70))))))))),
s87=s19*(s14*(s35*(s32*s79))),
s88=a116 ? (-(s61*(s61*(s44*(s59 ? 0.0 : (s63*(s78*s86+s56*s87))))))) : 0.0,
s89=x2[13]*(s52*s88+s67*s86),
s90=x2[12]*(s55*s88+s67*s87),
s91=s33*s89-s32*s90,
s92=s32*s89+s33*s90;
y10[0]=s13;
y10[1]=s14;
y10[2]=s15;
y10[3]=s17;
y10[4]=s18;
y10[5]=s19;
y10[6]=s32;
y10[7]=s33;
y10[8]=s37;
y10[9]=s44;
y10[10]=s27*s45-s30*s43;
y10[11]=s29*s45-s23*s43;
y10[12]=s52;
y10[13]=s53;
y10[14]=s55;
y10[15]=s56;
y10[16]=s53*x2[8]+x2[9];
y10[17]=s53*x2[5]+x2[6];
y10[18]=s57;
y10[19]=s59;
y10[20]=s60;
y10[21]=s61;
y10[22]=s62;
y10[23]=s63;
y10[24]=s66;
y10[25]=s67;
y10[26]=s68;
y10[27]=s53*s68;
y10[28]=s65*(s42*s68+s53*(s42*s62+s53*(s42*s57+s53*(s42*x2[3]))));
y10[29]=s65*(s43*s68+s53*(s43*s62+s53*(s43*s57+s53*(s43*x2[3]))));
y10[30]=s65*(s53*(s53*(s45*s57+s53*(s45*x2[3]))+s45*s62)+s45*s68);
y10[31]=s13 ? (-(s37*s85)) : 0.0;
y10[32]=s13 ? (s37*s84) : 0.0;
y10[33]=s13 ? (-(s37*s92)) : 0.0;
y10[34]=s13 ? (s37*s91) : 0.0;
C[at[2895 + i[11]]]=-(s13 ? (-s84) : 0.0);
C[at[2895 + i[11] + 1]]=-(s13 ? (-s85) : 0.0);
C[at[2895 + i[11] + 2]]=-(s13 ? (-s91) : 0.0);
C[at[2895 + i[11] + 3]]=-(s13 ? (-s92) : 0.0);
y10[35]=-s29;
y10[36]=-s30;
y10[37]=-(s30*x0[6262]);
y10[38]=-(s26*x0[6266]);
y10[39]=-(s27*x0[6270]);
y10[40]=-(s23*x7[0]);
y10[41]=-(s30*x0[6268]);
y10[42]=-(s23*x7[6]);
y10[43]=-(s28*x7[0]);
y10[44]=-(s29*x7[0]);
y10[45]=-(s26*x0[6262]);
y10[46]=-(s27*x0[6262]);
y10[47]=-(s28*x7[4]);
y10[48]=-(s29*x7[8]);
y10[49]=-s35;
y10[50]=-s42;
y10[51]=-s43;
y10[52]=-s45;
y10[53]=-(s15*s42);
y10[54]=-(s15*s43);
y10[55]=-(s15*s45);
y10[56]=-(s26*s45-s30*s42);
y10[57]=-(s28*s45-s23*s42);
y10[58]=-(s27*s42-s26*s43);
y10[59]=-(s29*s42-s28*s43);
y10[60]=-(s60*(s45*x2[8]));
y10[61]=-s23;
y10[62]=-(s60*(s42*x2[8]));
y10[63]=-(s60*(s43*x2[8]));
y10[64]=-s65;
y10[65]=-(s66*(s45*x2[5]));
y10[66]=-(s66*(s42*x2[5]));
y10[67]=-(s66*(s43*x2[5]));
y10[68]=-s26;
y10[69]=-s27;
y10[70]=-s28;
    }
}

static void iltis_jacobian_corner_forces_dv_19(const double *restrict x, double *restrict y, double *restrict C, const int *restrict at, const unsigned short *i, int count)
{
    for (; count; count--, i += 6) {
const double *x0=x+i[0],*x1=x+i[1];
double *y4=y+i[4];
int a1=(int)x1[0],
a4=(int)x1[1];
double s2=-x0[25],
s3=a1 ? s2 : 0.0,
s4=a4 ? s2 : 0.0,
s5=s3*x1[14]+x[i[2]]-(s3-s4)*x1[24]+x0[0]-s4*x1[13]+x[i[3]],
s6=s5*x1[47],
s7=s5*x1[48],
s8=s5*x1[49];
y4[0]=s6;
y4[1]=s7;
y4[2]=s8;
y4[3]=s5*x1[7];
y4[4]=s5*x1[53];
y4[5]=s5*x1[55];
y4[6]=s5*x1[8];
y4[7]=s5*x1[54];
y4[8]=s5*x1[56];
C[at[2895 + i[5]]]=-s6;
C[at[2895 + i[5] + 1]]=-s7;
C[at[2895 + i[5] + 2]]=-s8;
    }
}

static void iltis_jacobian_corner_forces_dv_20(const double *restrict x, double *restrict y, double *restrict C, const int *restrict at, const unsigned short *i, int count)
{
    for (; count; count--, i += 6) {
const double *x0=x+i[0],*x1=x+i[1];
double *y5=y+i[5];
int a1=(int)x1[0],
a2=(int)x1[1];
double s2=a1 ? x0[25] : 0.0,
s3=a2 ? x0[25] : 0.0,
s4=(s2-s3)*x1[24]-(s2*x1[14]-x[i[2]])+x0[0]+s3*x1[13]+x[i[3]],
s5=s4*x1[47],
s6=s4*x1[48],
s7=s4*x1[49];
C[at[2895 + i[4]]]=-s5;
C[at[2895 + i[4] + 1]]=-s6;
C[at[2895 + i[4] + 2]]=-s7;
y5[0]=-(s4*x1[7]);
y5[1]=-(s4*x1[53]);
y5[2]=-(s4*x1[55]);
y5[3]=-(s4*x1[8]);
y5[4]=-(s4*x1[54]);
y5[5]=-(s4*x1[56]);
C[at[2895 + i[4] + 3]]=s5;
C[at[2895 + i[4] + 4]]=s6;
C[at[2895 + i[4] + 5]]=s7;
    }
}

static void iltis_jacobian_corner_forces_dv_21(const double *restrict x, double *restrict y, double *restrict C, const int *restrict at, const unsigned short *i, int count)
{
    for (; count; count--, i += 10) {
const double *x0=x+i[0],*x3=x+i[3],*x5=x+i[5],*x7=x+i[7];
double *y8=y+i[8];
int a19=(int)x3[1],
a20=(int)x3[2];
double s2=(x0[4]*x[i[1]]-x[i[2]])*x3[49]+(x0[0]*x[i[4]]-x5[1])*x3[48]+(x0[2]*x[i[6]]-x5[0])*x3[50],
s3=s2*x3[0],
s4=a19 ? s3 : 0.0,
s5=a20 ? s3 : 0.0,
s6=(x3[11]*(x3[11]*(s2*x7[0]*x3[11]+s2*x3[16])+s2*x3[20])+s2*x3[24])*x3[62]+((s4-s5)*x3[25]-(s4*x3[15]-s2*x7[2]*x3[22]))+s5*x3[14]+s2*x7[5]*x3[18],
s7=s6*x3[8],
s8=s6*x3[54],
s9=s6*x3[56],
s10=x3[49]*s6,
s11=x3[48]*s6,
s12=x3[50]*s6;
y8[0]=s7;
y8[1]=s8;
y8[2]=s9;
y8[3]=s10;
y8[4]=s11;
y8[5]=s12;
y8[6]=-s7;
y8[7]=-s8;
y8[8]=-s9;
y8[9]=-(s6*x3[9]);
y8[10]=-(s6*x3[55]);
y8[11]=-(s6*x3[57]);
C[at[2895 + i[9]]]=s10;
C[at[2895 + i[9] + 1]]=s11;
C[at[2895 + i[9] + 2]]=s12;
    }
}

static void iltis_jacobian_corner_forces_dv_22(const double *restrict x, double *restrict y, double *restrict C, const int *restrict at, const unsigned short *i, int count)
{
    for (; count; count--, i += 11) {
const double *x0=x+i[0],*x3=x+i[3],*x8=x+i[8];
double *y9=y+i[9];
int a18=(int)x3[1],
a19=(int)x3[2];
double s2=(x0[1]*x[i[1]]-x0[0]*x[i[2]])*x3[48]-(x[i[4]]-x[i[5]])*x3[49]+(x0[0]*x[i[6]]-x[i[7]])*x3[50],
s3=-(s2*x3[0]),
s4=a18 ? s3 : 0.0,
s5=a19 ? s3 : 0.0,
s6=(x3[11]*(x3[11]*(s2*x8[0]*x3[11]+s2*x3[16])+s2*x3[20])+s2*x3[24])*x3[62]-((s4-s5)*x3[25]-(s4*x3[15]+s2*x8[2]*x3[22]))-s5*x3[14]+s2*x8[5]*x3[18],
s7=x3[49]*s6,
s8=x3[48]*s6,
s9=x3[50]*s6;
y9[0]=s7;
y9[1]=s8;
y9[2]=s9;
y9[3]=s6*x3[8];
y9[4]=s6*x3[54];
y9[5]=s6*x3[56];
y9[6]=s6*x3[9];
y9[7]=s6*x3[55];
y9[8]=s6*x3[57];
C[at[2895 + i[10]]]=-s7;
C[at[2895 + i[10] + 1]]=-s8;
C[at[2895 + i[10] + 2]]=-s9;
    }
}

static void iltis_jacobian_corner_forces_dv_23(const double *restrict x, double *restrict y, double *restrict C, const int *restrict at, const unsigned short *i, int count)
{
    for (; count; count--, i += 11) {
const double *x1=x+i[1],*x3=x+i[3],*x8=x+i[8];
double *y9=y+i[9];
int a18=(int)x3[1],
a19=(int)x3[2];
double s2=(x[i[0]]*x1[0]-x1[6]*x[i[2]])*x3[49]-(x1[0]*x[i[4]]-x[i[5]])*x3[48]-(x[i[6]]-x[i[7]])*x3[50],
s3=s2*x3[0],
s4=a18 ? s3 : 0.0,
s5=a19 ? s3 : 0.0,
s6=(x3[11]*(x3[11]*(s2*x8[0]*x3[11]+s2*x3[16])+s2*x3[20])+s2*x3[24])*x3[62]+((s4-s5)*x3[25]-(s4*x3[15]-s2*x8[2]*x3[22]))+s5*x3[14]+s2*x8[5]*x3[18],
s7=s6*x3[8],
s8=s6*x3[54],
s9=s6*x3[56],
s10=x3[48]*s6,
s11=x3[49]*s6,
s12=x3[50]*s6;
y9[0]=s7;
y9[1]=s8;
y9[2]=s9;
y9[3]=s10;
y9[4]=s11;
y9[5]=s12;
y9[6]=-s7;
y9[7]=-s8;
y9[8]=-s9;
y9[9]=-(s6*x3[9]);
y9[10]=-(s6*x3[55]);
y9[11]=-(s6*x3[57]);
C[at[2895 + i[10]]]=s10;
C[at[2895 + i[10] + 1]]=s11;
C[at[2895 + i[10] + 2]]=s12;
    }
}

static void iltis_jacobian_corner_forces_dv_24(const double *restrict x, double *restrict y, double *restrict C, const int *restrict at, const unsigned short *i, int count)
{
    for (; count; count--, i += 10) {
const double *x0=x+i[0],*x2=x+i[2],*x3=x+i[3],*x7=x+i[7];
double *y8=y+i[8];
int a18=(int)x3[1],
a22=(int)x3[2];
double s2=(x0[0]*x[i[1]]-x2[0])*x3[49]+(x2[1]-x[i[4]])*x3[48]+(x0[7]*x[i[5]]-x0[0]*x[i[6]])*x3[50],
s3=-(s2*x3[0]),
s4=a18 ? s3 : 0.0,
s5=a22 ? s3 : 0.0,
s6=(x3[11]*(x3[11]*(s2*x7[0]*x3[11]+s2*x3[16])+s2*x3[20])+s2*x3[24])*x3[62]+(s4*x3[15]+s2*x7[2]*x3[22]-(s4-s5)*x3[25])-s5*x3[14]+s2*x7[5]*x3[18],
s7=x3[50]*s6,
s8=x3[49]*s6,
s9=x3[48]*s6;
y8[0]=s6*x3[8];
y8[1]=s6*x3[54];
y8[2]=s6*x3[56];
y8[3]=s6*x3[9];
y8[4]=s6*x3[55];
y8[5]=s6*x3[57];
y8[6]=s7;
y8[7]=s8;
y8[8]=s9;
C[at[2895 + i[9]]]=-s7;
C[at[2895 + i[9] + 1]]=-s8;
C[at[2895 + i[9] + 2]]=-s9;
    }
}

static void iltis_jacobian_corner_forces_dv_25(const double *restrict x, double *restrict y, double *restrict C, const int *restrict at, const unsigned short *i, int count)
{
    for (; count; count--, i += 7) {
const double *x1=x+i[1],*x4=x+i[4];
double *y5=y+i[5];
int a10=(int)x1[19],
a13=(int)x[i[3]],
a19=(int)x1[0];
double s3=(x[i[0]]*x1[7]+x1[6]*x[i[2]])*x1[8]*x1[49]*x1[1]*x1[5],
s4=a13 ? (-(x1[21]*((a10 ? 0.0 : (s3*x1[15]*x1[23]))*x1[9]*x1[21]))) : 0.0,
s5=(s4*x1[14]+s3*x1[25])*x4[0],
s6=s4*x1[12]*x4[1],
s7=x1[6]*s5-x1[7]*s6,
s8=x1[7]*s5+x1[6]*s6;
y5[0]=a19 ? (-(x1[8]*s7)) : 0.0;
y5[1]=a19 ? (-(x1[8]*s8)) : 0.0;
C[at[2895 + i[6]]]=-(a19 ? s7 : 0.0);
C[at[2895 + i[6] + 1]]=-(a19 ? (-s8) : 0.0);
    }
}

static void iltis_jacobian_wrench_to_Q_dv_26(const double *restrict x, double *restrict y, const unsigned short *i, int count)
{
    for (; count; count--, i += 2) {
const double *x0=x+i[0];
y[i[1]]=2.0*(1.0/(x0[1]*x0[1]+x0[0]*x0[0]+x0[2]*x0[2]+x0[3]*x0[3]));
    }
}

static void iltis_jacobian_add_gyration_dv_28(const double *restrict x, double *restrict y, const unsigned short *i, int count)
{
    for (; count; count--, i += 3) {
const double *x0=x+i[0],*x1=x+i[1];
double *y2=y+i[2];
double s0=8.0*(x0[0]*x1[0]),
s1=8.0*(x0[2]*x1[2]),
s2=8.0*(x1[1]*x0[3]),
s3=8.0*(x0[0]*x1[1]),
s4=8.0*(x1[0]*x0[3]),
s5=8.0*(x1[2]*x0[1]),
s6=8.0*(x1[0]*x0[1]),
s7=8.0*(x0[2]*x1[1]),
s8=8.0*(x1[2]*x0[3]),
s9=8.0*(x1[0]*x0[2]),
s10=8.0*(x1[1]*x0[1]),
s11=8.0*(x0[0]*x1[2]),
s12=(x0[2]*x0[1381]-x0[1380]*x0[3]-x0[1382]*x0[1]+x0[0]*x0[1383])*(8.0*x1[2]),
s13=(x0[1380]*x0[2]+x0[3]*x0[1381]-x0[0]*x0[1382]-x0[1383]*x0[1])*(8.0*x1[1]),
s14=(x0[0]*x0[1381]-x0[1380]*x0[1]+x0[1382]*x0[3]-x0[2]*x0[1383])*(8.0*x1[0]);
y2[0]=s0*x0[1380]+s1*x0[1382]+s2*x0[1383];
y2[1]=x0[1380]*s3+x0[1383]*s4+s5*x0[1381];
y2[2]=x0[1381]*s6+x0[1382]*s7+x0[1383]*s8;
y2[3]=x0[1382]*s9+x0[1381]*s10+x0[1380]*s11;
y2[4]=s12+(x0[1382]*s10-x0[1381]*s9)+x0[1383]*s11;
y2[5]=s13+(x0[1382]*s11-x0[1380]*s9)-x0[1383]*s10;
y2[6]=s12-(x0[1381]*s7-x0[1382]*s6)-x0[1380]*s8;
y2[7]=s12+(x0[1380]*s2-s0*x0[1383])+s1*x0[1381];
y2[8]=s14+s0*x0[1381]-x0[1382]*s2+s1*x0[1383];
y2[9]=s13-s4*x0[1381]-x0[1382]*s3+x0[1383]*s5;
y2[10]=s14-x0[1383]*s9+x0[1380]*s10-x0[1381]*s11;
y2[11]=s13+s0*x0[1382]+s2*x0[1381]-x0[1380]*s1;
y2[12]=s13+x0[1383]*s6+x0[1380]*s7-x0[1381]*s8;
y2[13]=s14+x0[1382]*s4-s3*x0[1381]+x0[1380]*s5;
y2[14]=s12+x0[1380]*s4-x0[1382]*s5-x0[1383]*s3;
y2[15]=s14-x0[1380]*s6-x0[1382]*s8+x0[1383]*s7;
    }
}

static void iltis_jacobian_add_gyration_dv_29(const double *restrict x, double *restrict y, const unsigned short *i, int count)
{
    for (; count; count--, i += 3) {
const double *x0=x+i[0],*x1=x+i[1];
double *y2=y+i[2];
double s0=8.0*(x0[1]*x1[0]),
s1=8.0*(x1[3]*x0[0]),
s2=s1*x1[1383],
s3=8.0*(x0[0]*x1[1]),
s4=s3*x1[1381],
s5=8.0*(x0[0]*x1[2]),
s6=s5*x1[1382],
s7=8.0*(x0[1]*x1[1]),
s8=8.0*(x1[0]*x0[0]),
s9=x1[1380]*s8,
s10=8.0*(x0[1]*x1[3]),
s11=8.0*(x0[1]*x1[2]),
s12=(x1[3]*x1[1381]+x1[1380]*x1[2]-x1[0]*x1[1382]-x1[1383]*x1[1])*(8.0*x0[1]),
s13=x1[1380]*s5,
s14=x1[1382]*s8,
s15=8.0*x0[0],
s16=(x1[1380]*x1[3]-x1[1381]*x1[2]+x1[1]*x1[1382]-x1[0]*x1[1383])*s15,
s17=x1[1383]*s8,
s18=x1[1381]*s5,
s19=s3*x1[1382],
s20=x1[1380]*s1,
s21=x1[1383]*s3,
s22=s1*x1[1381],
s23=s15*(x1[0]*x1[1381]-x1[1380]*x1[1]+x1[3]*x1[1382]-x1[1383]*x1[2]),
s24=x1[1383]*s5,
s25=x1[1381]*s8,
s26=s1*x1[1382],
s27=x1[1380]*s3;
y2[0]=s0*x1[1380]+s2+s4;
y2[1]=s6+x1[1381]*s7+s9;
y2[2]=s6+s9+x1[1383]*s10;
y2[3]=s2+(s4+x1[1382]*s11);
y2[4]=s12-(s13-s14)-x1[1383]*s7;
y2[5]=s16-(x1[1380]*s10-s17)-s18;
y2[6]=s16-(s19-x1[1381]*s11)+s20;
y2[7]=s17-(s16+(s18-x1[1382]*s7));
y2[8]=s12+s21+x1[1380]*s11-s22;
y2[9]=s23-s24+x1[1380]*s7-s25;
y2[10]=s19+(s16-s20)+s0*x1[1383];
y2[11]=s13-(s12+s14+x1[1381]*s10);
y2[12]=s21+(s12-s22-s0*x1[1382]);
y2[13]=s23+s26-s0*x1[1381]+s27;
y2[14]=s26-(s23-s27)-x1[1383]*s11;
y2[15]=s24+(s23+s25-x1[1382]*s10);
    }
}

static void iltis_jacobian_revolute_d0_b_30(const double *restrict x, double *restrict y, const unsigned short *i, int count)
{
    for (; count; count--, i += 10) {
const double *x0=x+i[0],*x1=x+i[1],*x2=x+i[2],*x5=x+i[5],*x6=x+i[6],*x8=x+i[8];
double *y9=y+i[9];
double s0=x1[0]-x2[0],
s1=x[i[3]]-x[i[4]],
s2=x5[2]-x2[2],
s3=x2[0]-x5[0],
s4=x[i[4]]-x[i[7]],
s5=x2[2]-x1[2];
y9[0]=x0[2]*s0;
y9[1]=x0[1]*s0;
y9[2]=x0[0]*s0;
y9[3]=x0[2]*s1;
y9[4]=x0[2]*s2;
y9[5]=x0[1]*s1;
y9[6]=x0[1]*s2;
y9[7]=x0[0]*s1;
y9[8]=x0[0]*s2;
y9[9]=x0[2]*s3+(x6[0]*x0[3]+x6[4]*x0[4]);
y9[10]=x0[1]*s3+(x0[4]*x6[56]+x0[3]*x6[6]);
y9[11]=x0[0]*s3+(x0[4]*x6[3]+x0[3]*x6[43]);
y9[12]=x0[2]*s4-x0[3]*x8[4];
y9[13]=x0[2]*s5-x0[4]*x8[4];
y9[14]=x0[1]*s4-x0[3]*x8[0];
y9[15]=x0[1]*s5-x0[4]*x8[0];
y9[16]=x0[0]*s4-x0[3]*x8[7];
y9[17]=x0[0]*s5-x0[4]*x8[7];
    }
}

static void iltis_jacobian_revolute_d0_b_31(const double *restrict x, double *restrict y, const unsigned short *i, int count)
{
    for (; count; count--, i += 5) {
const double *x1=x+i[1];
double *y4=y+i[4];
y4[0]=x[i[0]]*x1[1];
y4[1]=x[i[0]]*x1[0];
y4[2]=x1[1]*x[i[2]];
y4[3]=x1[1]*x[i[3]];
y4[4]=x1[0]*x[i[2]];
y4[5]=x1[0]*x[i[3]];
    }
}

static void iltis_jacobian_revolute_d0_b_32(const double *restrict x, double *restrict y, const unsigned short *i, int count)
{
    for (; count; count--, i += 8) {
const double *x1=x+i[1];
double *y7=y+i[7];
y7[0]=x[i[0]]*x1[0]+x[i[2]]*x1[1];
y7[1]=x1[1]*x[i[3]]+x1[0]*x[i[4]];
y7[2]=x1[1]*x[i[5]]+x1[0]*x[i[6]];
    }
}

static void iltis_jacobian_revolute_d0_b_33(const double *restrict x, double *restrict y, const unsigned short *i, int count)
{
    for (; count; count--, i += 4) {
const double *x0=x+i[0],*x1=x+i[1],*x2=x+i[2];
double *y3=y+i[3];
y3[0]=x0[53]*x1[1];
y3[1]=x0[26]*x1[0];
y3[2]=x0[53]*x1[0];
y3[3]=x1[1]*x0[28];
y3[4]=x1[1]*x0[50];
y3[5]=x1[1]*x0[19];
y3[6]=x1[1]*x0[48];
y3[7]=x1[1]*x0[34];
y3[8]=x1[1]*x0[59];
y3[9]=x1[1]*x0[43];
y3[10]=x1[1]*x0[58];
y3[11]=x1[1]*x0[38];
y3[12]=x1[1]*x0[40];
y3[13]=x1[1]*x0[52];
y3[14]=x1[1]*x0[6];
y3[15]=x1[1]*x0[0];
y3[16]=x1[1]*x0[26];
y3[17]=x1[0]*x0[28];
y3[18]=x1[0]*x0[50];
y3[19]=x1[0]*x0[19];
y3[20]=x1[0]*x0[48];
y3[21]=x1[0]*x0[34];
y3[22]=x1[0]*x0[59];
y3[23]=x1[0]*x0[43];
y3[24]=x1[0]*x0[58];
y3[25]=x1[0]*x0[38];
y3[26]=x1[0]*x0[40];
y3[27]=x1[0]*x0[52];
y3[28]=x1[0]*x0[6];
y3[29]=x1[0]*x0[0];
y3[30]=x1[0]*x2[5]+x1[1]*x2[7];
y3[31]=x1[0]*x2[58]+x1[1]*x2[0];
y3[32]=x1[0]*x2[6]+x1[1]*x2[4];
    }
}

static void iltis_jacobian_revolute_d0_b_34(const double *restrict x, double *restrict y, const unsigned short *i, int count)
{
    for (; count; count--, i += 8) {
const double *x0=x+i[0];
double *y7=y+i[7];
y7[0]=x0[0]*x[i[1]]+x0[1]*x[i[2]];
y7[1]=x0[1]*x[i[3]]+x0[0]*x[i[4]];
y7[2]=x0[1]*x[i[5]]+x0[0]*x[i[6]];
    }
}

static void iltis_jacobian_revolute_d0_b_35(const double *restrict x, double *restrict y, const unsigned short *i, int count)
{
    for (; count; count--, i += 8) {
const double *x0=x+i[0],*x1=x+i[1],*x2=x+i[2],*x3=x+i[3],*x6=x+i[6];
double *y7=y+i[7];
double s0=x1[2]-x2[2],
s1=x3[0]-x2[0],
s2=x[i[4]]-x[i[5]],
s3=x2[2]-x3[1],
s4=x2[0]-x1[0];
y7[0]=x0[2]*s0;
y7[1]=x0[1]*s0;
y7[2]=x0[0]*s0;
y7[3]=x0[2]*s1;
y7[4]=x0[1]*s1;
y7[5]=x0[0]*s1;
y7[6]=x0[2]*s2;
y7[7]=x0[1]*s2;
y7[8]=x0[0]*s2;
y7[9]=x6[4]*x0[3]-x0[2]*x[i[5]];
y7[10]=x0[3]*x6[0]-x0[1]*x[i[5]];
y7[11]=x0[3]*x6[7]-x0[0]*x[i[5]];
y7[12]=x0[2]*s3-x6[4]*x0[4];
y7[13]=x0[1]*s3-x6[0]*x0[4];
y7[14]=x0[0]*s3-x6[7]*x0[4];
y7[15]=x0[3]*x3[289]+x0[4]*x3[293]+x0[2]*s4;
y7[16]=x0[3]*x3[295]+x0[4]*x3[345]+x0[1]*s4;
y7[17]=x0[3]*x3[332]+x0[4]*x3[292]+x0[0]*s4;
    }
}

static void iltis_jacobian_spherical_d0_b_36(const double *restrict x, double *restrict y, const unsigned short *i, int count)
{
    for (; count; count--, i += 5) {
const double *x0=x+i[0],*x3=x+i[3];
double *y4=y+i[4];
double s0=x[i[1]]-x[i[2]],
s1=x3[6552]-x3[0],
s2=x3[6554]-x3[2],
s3=x3[0]-x3[3],
s4=x3[2]-x3[4];
y4[0]=x0[2]*x[i[1]];
y4[1]=x0[1]*x[i[1]];
y4[2]=x0[0]*x[i[1]];
y4[3]=x0[2]*s0;
y4[4]=x0[1]*s0;
y4[5]=x0[0]*s0;
y4[6]=x0[2]*s1;
y4[7]=x0[2]*s2;
y4[8]=x0[2]*s3;
y4[9]=x0[2]*s4;
y4[10]=x0[1]*s1;
y4[11]=x0[1]*s2;
y4[12]=x0[1]*s3;
y4[13]=x0[1]*s4;
y4[14]=x0[0]*s1;
y4[15]=x0[0]*s2;
y4[16]=x0[0]*s3;
y4[17]=x0[0]*s4;
    }
}

static void iltis_jacobian_spherical_d0_b_38(const double *restrict x, double *restrict y, const unsigned short *i, int count)
{
    for (; count; count--, i += 8) {
const double *x0=x+i[0],*x1=x+i[1],*x2=x+i[2],*x5=x+i[5];
double *y7=y+i[7];
double s0=x1[0]-x2[0],
s1=x[i[3]]-x[i[4]],
s2=x1[2]-x2[2],
s3=x2[0]-x5[0],
s4=x[i[4]]-x[i[6]],
s5=x2[2]-x5[2];
y7[0]=x0[2]*s0;
y7[1]=x0[2]*s1;
y7[2]=x0[2]*s2;
y7[3]=x0[2]*s3;
y7[4]=x0[2]*s4;
y7[5]=x0[2]*s5;
y7[6]=x0[1]*s0;
y7[7]=x0[1]*s1;
y7[8]=x0[1]*s2;
y7[9]=x0[1]*s3;
y7[10]=x0[1]*s4;
y7[11]=x0[1]*s5;
y7[12]=x0[0]*s0;
y7[13]=x0[0]*s1;
y7[14]=x0[0]*s2;
y7[15]=x0[0]*s3;
y7[16]=x0[0]*s4;
y7[17]=x0[0]*s5;
    }
}

static void iltis_jacobian_lever_to_d0_nodiff_39(const double *restrict x, double *restrict y, const unsigned short *i, int count)
{
    for (; count; count--, i += 12) {
const double *x0=x+i[0];
double *y11=y+i[11];
double s0=x0[7]-x0[1],
s1=x0[6]-x0[0];
y11[0]=s0*x[i[1]]+s1*x[i[2]];
y11[1]=s1*x[i[3]]+s0*x[i[4]];
y11[2]=s1*x[i[5]]+s0*x[i[6]];
y11[3]=s1*x[i[7]]+s0*x[i[8]];
y11[4]=s1*x[i[9]]+s0*x[i[10]];
    }
}

static void iltis_jacobian_dot_d0_b_40(const double *restrict x, double *restrict y, const unsigned short *i, int count)
{
    for (; count; count--, i += 18) {
const double *x1=x+i[1];
double *y17=y+i[17];
y17[0]=x[i[0]]*x1[0];
y17[1]=x[i[0]]*x1[1];
y17[2]=x[i[0]]*x1[2];
y17[3]=x[i[0]]*x1[3];
y17[4]=x[i[0]]*x[i[2]];
y17[5]=x[i[0]]*x[i[3]];
y17[6]=x[i[0]]*x[i[4]];
y17[7]=x[i[0]]*x[i[5]];
y17[8]=x[i[0]]*x1[5];
y17[9]=x[i[0]]*x1[6];
y17[10]=x[i[0]]*x1[7];
y17[11]=x[i[0]]*x1[8];
y17[12]=x[i[0]]*x[i[6]];
y17[13]=x[i[0]]*x[i[7]];
y17[14]=x[i[0]]*x[i[8]];
y17[15]=x[i[0]]*x[i[9]];
y17[16]=x[i[0]]*x[i[10]];
y17[17]=x[i[0]]*x[i[11]];
y17[18]=x[i[0]]*x[i[12]];
y17[19]=x[i[0]]*x[i[13]];
y17[20]=x[i[0]]*x1[2068];
y17[21]=x[i[0]]*x1[10];
y17[22]=x[i[0]]*x1[11];
y17[23]=x[i[0]]*x1[12];
y17[24]=x[i[0]]*x1[13];
y17[25]=x[i[0]]*x[i[14]];
y17[26]=x[i[0]]*x1[2069];
y17[27]=x[i[0]]*x[i[15]];
y17[28]=x[i[0]]*x1[2070];
y17[29]=x[i[0]]*x[i[16]];
    }
}

static void iltis_jacobian_lever_to_d0_b_41(const double *restrict x, double *restrict y, const unsigned short *i, int count)
{
    for (; count; count--, i += 3) {
const double *x1=x+i[1];
double *y2=y+i[2];
y2[0]=x[i[0]]*x1[0];
y2[1]=x[i[0]]*x1[1];
    }
}

static void iltis_jacobian_perpendicular_d0_b_42(const double *restrict x, double *restrict y, const unsigned short *i, int count)
{
    for (; count; count--, i += 31) {
const double *x7=x+i[7];
double *y30=y+i[30];
y30[0]=x[i[0]]*x[i[1]];
y30[1]=x[i[1]]*x[i[2]];
y30[2]=x[i[1]]*x[i[3]];
y30[3]=x[i[1]]*x[i[4]];
y30[4]=x[i[1]]*x[i[5]];
y30[5]=x[i[1]]*x[i[6]];
y30[6]=x[i[1]]*x7[44];
y30[7]=x[i[1]]*x[i[8]];
y30[8]=x[i[1]]*x[i[9]];
y30[9]=x[i[1]]*x[i[10]];
y30[10]=x[i[1]]*x[i[11]];
y30[11]=x[i[1]]*x[i[12]];
y30[12]=x[i[1]]*x[i[13]];
y30[13]=x[i[1]]*x[i[14]];
y30[14]=x[i[1]]*x[i[15]];
y30[15]=x[i[1]]*x[i[16]];
y30[16]=x[i[1]]*x[i[17]];
y30[17]=x[i[1]]*x[i[18]];
y30[18]=x[i[1]]*x[i[19]];
y30[19]=x[i[1]]*x[i[20]];
y30[20]=x[i[1]]*x[i[21]];
y30[21]=x[i[1]]*x[i[22]];
y30[22]=x[i[1]]*x[i[23]];
y30[23]=x[i[1]]*x[i[24]];
y30[24]=x[i[1]]*x[i[25]];
y30[25]=x[i[1]]*x7[0];
y30[26]=x[i[1]]*x[i[26]];
y30[27]=x[i[1]]*x[i[27]];
y30[28]=x[i[1]]*x[i[28]];
y30[29]=x[i[1]]*x[i[29]];
    }
}

static void iltis_jacobian_euler_norm_d0_b_43(const double *restrict x, double *restrict y, const unsigned short *i, int count)
{
    for (; count; count--, i += 1) {
y[i[0] + 132]=2.0*x[i[0]];
    }
}

static void iltis_jacobian_frame_d0_b_44(const double *restrict x, double *restrict y, const unsigned short *i, int count)
{
    for (; count; count--, i += 2) {
const double *x0=x+i[0],*x1=x+i[1];
double *y1=y+i[1];
double s0=2.0*x0[3],
s1=2.0*x0[1],
s2=2.0*x0[0],
s3=2.0*x0[2],
s4=x0[1]*x0[2],
s5=x0[3]*x0[0],
s6=s4-s5,
s7=s4+s5,
s8=x0[0]*x0[0],
s9=x0[3]*x0[3],
s10=s8+s9,
s11=x0[0]*x0[2],
s12=x0[3]*x0[1],
s13=s11-s12,
s14=s11+s12,
s15=s8+x0[1]*x0[1],
s16=x0[2]*x0[2],
s17=s8+s16,
s18=x0[3]*x0[2],
s19=x0[1]*x0[0],
s20=s18+s19,
s21=s18-s19,
s22=s9+(s15+s16),
s23=1.0/s22,
s24=2.0*s23,
s25=1.0/(s22*s22),
s26=s10*x1[0]+s21*x1[1]+s14*x1[2]+s20*x1[3]+s17*x1[4]+s6*x1[5]-s13*x1[6]+s7*x1[7]+s15*x1[8],
s27=s24*x1[1],
s28=s24*x1[2],
s29=s24*x1[3],
s30=s24*x1[5],
s31=s24*x1[6],
s32=s24*x1[7],
s33=s23*(s1*s26),
s34=s25*(2.0*(s33-(x0[3]*x1[2]-x0[0]*x1[1]+x0[0]*x1[3]+x0[2]*x1[5]+x0[3]*x1[6]+x0[2]*x1[7]+s1*x1[8]))),
s35=s23*(s24*s33),
s36=s23*(s1*s24),
s37=x1[2]*s36,
s38=x1[1]*s36,
s39=x1[3]*s36,
s40=x1[4]*s36,
s41=x1[5]*s36,
s42=x1[6]*s36,
s43=x1[7]*s36,
s44=s23*(s3*s24),
s45=x1[0]*s44,
s46=x1[1]*s44,
s47=x1[2]*s44,
s48=x1[3]*s44,
s49=x1[5]*s44,
s50=x1[6]*s44,
s51=x1[7]*s44,
s52=s23*(s3*s26),
s53=s25*(2.0*(s52-(x0[3]*x1[1]+x0[0]*x1[2]+x0[3]*x1[3]+s3*x1[4]+x0[1]*x1[5]-x0[0]*x1[6]+x0[1]*x1[7]))),
s54=s23*(s24*s52),
s55=2.0*(s23*(s24*s26)),
s56=2.0*(s24*x1[4]),
s57=x1[4]*s44,
s58=s23*(s0*s26),
s59=s25*(2.0*(s58-(s0*x1[0]+x0[2]*x1[1]+x0[1]*x1[2]+x0[2]*x1[3]-x0[0]*x1[5]+x0[1]*x1[6]+x0[0]*x1[7]))),
s60=s23*(s24*s58),
s61=s23*(s0*s24),
s62=x1[1]*s61,
s63=x1[2]*s61,
s64=x1[3]*s61,
s65=x1[4]*s61,
s66=x1[5]*s61,
s67=x1[6]*s61,
s68=x1[7]*s61,
s69=2.0*(s24*x1[8]),
s70=x1[8]*s36,
s71=x1[8]*s44,
s72=x1[8]*s61,
s73=x1[0]*s61,
s74=2.0*(s24*x1[0]),
s75=x1[0]*s36,
s76=s23*(s2*s24),
s77=x1[1]*s76,
s78=x1[2]*s76,
s79=x1[3]*s76,
s80=x1[4]*s76,
s81=x1[5]*s76,
s82=x1[6]*s76,
s83=x1[7]*s76,
s84=s23*(s2*s26),
s85=s25*(2.0*(s84-(s2*x1[0]-x0[1]*x1[1]+x0[2]*x1[2]+x0[1]*x1[3]+s2*x1[4]-x0[3]*x1[5]-x0[2]*x1[6]+x0[3]*x1[7]+s2*x1[8]))),
s86=s23*(s24*s84),
s87=x1[0]*s76,
s88=x1[8]*s76;
y1[9]=s0;
y1[10]=s1;
y1[11]=s2;
y1[12]=s3;
y1[13]=s6;
y1[14]=s7;
y1[15]=s10;
y1[16]=s14;
y1[17]=s15;
y1[18]=s17;
y1[19]=s20;
y1[20]=s21;
y1[21]=s24;
y1[22]=s25;
y1[23]=s3*s34+s3*s35+(s32+(s30-(x0[0]*s37+x0[3]*s38+x0[3]*s39+s3*s40)-x0[1]*s41+x0[0]*s42)-x0[1]*s43);
y1[24]=s29+(s27-s0*s45-x0[2]*s46-x0[1]*s47)-x0[2]*s48+x0[0]*s49-x0[1]*s50-x0[0]*s51+(s0*s53+s0*s54);
y1[25]=s3*s53+(s3*s54-s55)-(x0[0]*s47+x0[3]*s46+x0[3]*s48-s56+s3*s57+x0[1]*s49-x0[0]*s50+x0[1]*s51);
y1[26]=s3*s59+s3*s60+(s29+(s27-x0[3]*s62-x0[0]*s63)-x0[3]*s64-s3*s65-x0[1]*s66+x0[0]*s67-x0[1]*s68);
y1[27]=s1*s34-(s55-s1*s35)+(x0[0]*s38-x0[3]*s37-x0[0]*s39-x0[2]*s41-x0[3]*s42-x0[2]*s43+s69-s1*s70);
y1[28]=s32+(s30-(x0[3]*s47-x0[0]*s46+x0[0]*s48)-x0[2]*s49-x0[3]*s50)-x0[2]*s51-s1*s71+(s1*s53+s1*s54);
y1[29]=s31+(s28+x0[0]*s62-x0[3]*s63-x0[0]*s64-x0[2]*s66)-x0[3]*s67-x0[2]*s68-s1*s72+(s1*s59+s1*s60);
y1[30]=s0*s59-(s55-s0*s60)-(s0*s73-s74+x0[2]*s62+x0[1]*s63+x0[2]*s64-x0[0]*s66+x0[1]*s67+x0[0]*s68);
y1[31]=s31+(s28-(x0[2]*s38+s0*s75)-x0[1]*s37-x0[2]*s39+x0[0]*s41)-x0[1]*s42-x0[0]*s43+(s0*s34+s0*s35);
y1[32]=s31-(s28-x0[3]*s77-x0[0]*s78-x0[3]*s79-s3*s80-x0[1]*s81)-x0[0]*s82+x0[1]*s83-(s3*s85+s3*s86);
y1[33]=s0*s85+s0*s86+(s32-(s30+(x0[2]*s77+s0*s87+x0[1]*s78+x0[2]*s79)-x0[0]*s81+x0[1]*s82)-x0[0]*s83);
y1[34]=s1*s85+s1*s86+(s29-(s27-x0[0]*s77+x0[3]*s78)-x0[0]*s79-x0[2]*s81-x0[3]*s82-x0[2]*s83-s1*s88);
y1[35]=s31-(s28+(x0[1]*s46-s2*s45)-x0[2]*s47-x0[1]*s48-s2*s57+x0[3]*s49)-x0[2]*s50+x0[3]*s51+s2*s71-(s2*s53+s2*s54);
y1[36]=s32-(s30-(x0[1]*s62-s2*s73-x0[2]*s63-x0[1]*s64-s2*s65)-x0[3]*s66-x0[2]*s67)-x0[3]*s68-s2*s72+(s2*s59+s2*s60);
y1[37]=s29-(s27+s2*s75-x0[1]*s38+x0[2]*s37)-x0[1]*s39-s2*s40+x0[3]*s41+x0[2]*s42-x0[3]*s43-s2*s70+(s2*s34+s2*s35);
y1[38]=s69+(s56+(s74-s2*s87+x0[1]*s77-x0[2]*s78-x0[1]*s79)-s2*s80+x0[3]*s81+x0[2]*s82-x0[3]*s83)-s2*s88+(s2*s85-(s55-s2*s86));
y1[39]=-s13;
    }
}

static void iltis_jacobian_frame_d0_b_45(const double *restrict x, double *restrict y, double *restrict K, const int *restrict at, const unsigned short *i, int count)
{
    for (; count; count--, i += 4) {
const double *x0=x+i[0],*x1=x+i[1],*x2=x+i[2];
double s0=2.0*(x0[10243]*x1[0]+x1[1]*x0[10242]+x1[2]*x0[10237]+x2[0]*x0[10263]+x0[10238]*x2[8]+x0[10241]*x2[12])*x0[10246],
s1=x1[2]*x0[10245],
s2=x1[0]*x0[10245],
s3=x2[0]*x0[10245],
s4=x2[8]*x0[10245],
s5=x2[12]*x0[10245],
s6=x1[1]*x0[10245];
K[at[i[3]]]=-(s0*x0[10234]-(s1*x0[2]+s2*x0[0]+s3*x0[3]+x0[2]*s4+x0[10234]*s5));
K[at[i[3] + 1]]=-(s0*x0[10233]-(x0[2]*s2-s1*x0[0]+s3*x0[1]+x0[0]*s4));
K[at[i[3] + 2]]=-(s0*x0[10236]-(x0[10236]*s6+s2*x0[3]+s1*x0[1]-x0[0]*s3+s4*x0[1]));
K[at[i[3] + 3]]=-(s0*x0[10235]-(s2*x0[1]+s6*x0[10235]-s1*x0[3]-x0[2]*s3+x0[3]*s4+s5*x0[10235]));
    }
}

static void iltis_jacobian_frame_d0_b_46(const double *restrict x, double *restrict y, double *restrict K, const int *restrict at, const unsigned short *i, int count)
{
    for (; count; count--, i += 3) {
const double *x0=x+i[0],*x1=x+i[1];
double s0=2.0*(x0[10244]*x1[8]+x0[10239]*x1[0]+x0[10240]*x1[12])*x0[10246],
s1=x1[0]*x0[10245],
s2=x1[8]*x0[10245],
s3=x1[12]*x0[10245];
K[at[i[2]]]=-(s0*x0[10235]-(x0[10235]*s1-s2*x0[1]+s3*x0[2]));
K[at[i[2] + 1]]=-(s0*x0[10233]-(s1*x0[10233]+s2*x0[2]+x0[1]*s3));
K[at[i[2] + 2]]=-(s0*x0[10234]+(s2*x0[0]-s3*x0[3]));
K[at[i[2] + 3]]=-(s0*x0[10236]-(s2*x0[3]+s3*x0[0]));
    }
}

static void iltis_jacobian_frame_d0_b_47(const double *restrict x, double *restrict y, const unsigned short *i, int count)
{
    for (; count; count--, i += 14) {
const double *x0=x+i[0],*x13=x+i[13];
double *y13=y+i[13];
double s0=x0[0]*x0[0],
s1=x0[1]*x0[1]+s0,
s2=x0[2]*x0[2],
s3=x0[3]*x0[3],
s4=s1+s2+s3,
s5=1.0/s4,
s6=2.0*s5,
s7=s6*x[i[1]],
s8=s6*x[i[2]],
s9=x0[1]*x0[2],
s10=x0[0]*x0[3],
s11=s9+s10,
s12=x0[1]*x0[3],
s13=x0[0]*x0[2],
s14=s12-s13,
s15=1.0/(s4*s4),
s16=2.0*(x[i[2]]*s11+x[i[1]]*s14+s1*x[i[3]])*s15,
s17=2.0*x0[3],
s18=s6*x[i[4]],
s19=s6*x[i[5]],
s20=s15*(2.0*(s11*x[i[5]]+s14*x[i[4]]+s1*x[i[6]])),
s21=s6*x[i[7]],
s22=s6*x[i[8]],
s23=s15*(2.0*(s11*x[i[8]]+s14*x[i[7]]+s1*x[i[9]])),
s24=s6*x[i[10]],
s25=s6*x[i[11]],
s26=s15*(2.0*(s11*x[i[11]]+s14*x[i[10]]+s1*x[i[12]])),
s27=2.0*x0[2],
s28=s6*x[i[3]],
s29=2.0*x0[0],
s30=s6*x[i[6]],
s31=s6*x[i[9]],
s32=s6*x[i[12]],
s33=2.0*x0[1],
s34=s6*x13[0],
s35=s6*x13[1],
s36=s6*x13[2],
s37=s6*x13[3],
s38=s6*x13[4],
s39=s6*x13[5],
s40=x0[2]*x0[3],
s41=x0[1]*x0[0],
s42=x13[0]*(s40-s41)+(s0+s3)*x13[7]+x13[1]*(s12+s13)+x13[2]*(s40+s41)+(s0+s2)*x13[8]+x13[3]*(s9-s10)+s14*x13[4]+s11*x13[5]+s1*x13[6],
s43=s5*(s17*s42),
s44=s5*(s6*s43),
s45=2.0*(s5*(s6*s42)),
s46=s15*(2.0*(s43-(s17*x13[7]+x0[2]*x13[0]+x0[1]*x13[1]+x0[2]*x13[2]-x0[0]*x13[3]+x0[1]*x13[4]+x0[0]*x13[5]))),
s47=s5*(s6*s17),
s48=x13[7]*s47,
s49=2.0*(s6*x13[7]),
s50=x13[0]*s47,
s51=x13[1]*s47,
s52=x13[2]*s47,
s53=x13[3]*s47,
s54=x13[4]*s47,
s55=x13[5]*s47,
s56=s5*(s6*s29),
s57=x13[0]*s56,
s58=x13[1]*s56,
s59=x13[2]*s56,
s60=x13[3]*s56,
s61=x13[4]*s56,
s62=x13[5]*s56,
s63=x13[6]*s56,
s64=s5*(s29*s42),
s65=s15*(2.0*(s64-(s29*x13[7]-x0[1]*x13[0]+x0[2]*x13[1]+x0[1]*x13[2]+s29*x13[8]-x0[3]*x13[3]-x0[2]*x13[4]+x0[3]*x13[5]+s29*x13[6]))),
s66=s5*(s6*s64),
s67=s5*(s27*s42),
s68=s15*(2.0*(s67-(x0[3]*x13[0]+x0[0]*x13[1]+x0[3]*x13[2]+s27*x13[8]+x0[1]*x13[3]-x0[0]*x13[4]+x0[1]*x13[5]))),
s69=s5*(s6*s67),
s70=s5*(s6*s27),
s71=x13[7]*s70,
s72=x13[0]*s70,
s73=x13[1]*s70,
s74=x13[2]*s70,
s75=x13[3]*s70,
s76=x13[4]*s70,
s77=x13[5]*s70,
s78=x13[6]*s47,
s79=2.0*(s6*x13[8]),
s80=x13[8]*s70,
s81=x13[6]*s70,
s82=s5*(s6*s33),
s83=x13[0]*s82,
s84=x13[1]*s82,
s85=x13[2]*s82,
s86=x13[8]*s82,
s87=x13[3]*s82,
s88=x13[4]*s82,
s89=x13[5]*s82,
s90=s5*(s33*s42),
s91=s15*(2.0*(s90-(x0[3]*x13[1]-x0[0]*x13[0]+x0[0]*x13[2]+x0[2]*x13[3]+x0[3]*x13[4]+x0[2]*x13[5]+s33*x13[6]))),
s92=s5*(s6*s90),
s93=x13[8]*s47,
s94=x13[8]*s56,
s95=x13[7]*s82,
s96=2.0*(s6*x13[6]),
s97=x13[6]*s82,
s98=x13[7]*s56;
y13[9]=x0[1]*s7+x0[0]*s8-s16*s17;
y13[10]=x0[1]*s18+x0[0]*s19-s17*s20;
y13[11]=x0[1]*s21+x0[0]*s22-s17*s23;
y13[12]=x0[1]*s24+x0[0]*s25-s17*s26;
y13[13]=x0[1]*s8-x0[0]*s7-s16*s27;
y13[14]=x0[1]*s19-x0[0]*s18-s20*s27;
y13[15]=x0[1]*s22-x0[0]*s21-s23*s27;
y13[16]=x0[1]*s25-x0[0]*s24-s26*s27;
y13[17]=x0[3]*s8-x0[2]*s7+s28*s29-s16*s29;
y13[18]=x0[3]*s19-x0[2]*s18+s29*s30-s20*s29;
y13[19]=x0[3]*s22-x0[2]*s21+s29*s31-s23*s29;
y13[20]=x0[3]*s25-x0[2]*s24+s29*s32-s26*s29;
y13[21]=x0[3]*s7+x0[2]*s8+s28*s33-s16*s33;
y13[22]=x0[3]*s18+x0[2]*s19+s30*s33-s20*s33;
y13[23]=x0[3]*s21+x0[2]*s22+s31*s33-s23*s33;
y13[24]=x0[3]*s24+x0[2]*s25+s32*s33-s26*s33;
y13[25]=s17*s44-s45+s17*s46-(s17*s48-s49+x0[2]*s50+x0[1]*s51+x0[2]*s52-x0[0]*s53+x0[1]*s54+x0[0]*s55);
y13[26]=s36-(s34-x0[0]*s57+x0[3]*s58)-x0[0]*s59-x0[2]*s60-x0[3]*s61-x0[2]*s62-s33*s63+(s33*s65+s33*s66);
y13[27]=s17*s68+s17*s69+(s36+(s34-s17*s71-x0[2]*s72-x0[1]*s73)-x0[2]*s74+x0[0]*s75-x0[1]*s76-x0[0]*s77);
y13[28]=s33*s46+s33*s44+(s38+(s35+x0[0]*s50-x0[3]*s51-x0[0]*s52-x0[2]*s53)-x0[3]*s54-x0[2]*s55-s33*s78);
y13[29]=s27*s68-(s45-s27*s69)-(x0[3]*s72+x0[0]*s73+x0[3]*s74-s79+s27*s80+x0[1]*s75-x0[0]*s76+x0[1]*s77);
y13[30]=s33*s68+s33*s69+(s39+(s37-(x0[3]*s73-x0[0]*s72+x0[0]*s74)-x0[2]*s75-x0[3]*s76)-x0[2]*s77-s33*s81);
y13[31]=s39+(s37-(x0[3]*s83+x0[0]*s84+x0[3]*s85+s27*s86)-x0[1]*s87+x0[0]*s88)-x0[1]*s89+(s27*s91+s27*s92);
y13[32]=s36+(s34-x0[3]*s50-x0[0]*s51)-x0[3]*s52-s27*s93-x0[1]*s53+x0[0]*s54-x0[1]*s55+(s27*s46+s27*s44);
y13[33]=s27*s65+s27*s66-(s38-(s35-x0[3]*s57-x0[0]*s58-x0[3]*s59-s27*s94-x0[1]*s60)-x0[0]*s61+x0[1]*s62);
y13[34]=s38+(s35-(s17*s95+x0[2]*s83)-x0[1]*s84-x0[2]*s85+x0[0]*s87)-x0[1]*s88-x0[0]*s89+(s17*s91+s17*s92);
y13[35]=s45-s33*s92-s33*s91+(x0[3]*s84-x0[0]*s83+x0[0]*s85+x0[2]*s87+x0[3]*s88+x0[2]*s89-s96+s33*s97);
y13[36]=s39-(s37+(s17*s98+x0[2]*s57+x0[1]*s58+x0[2]*s59)-x0[0]*s60+x0[1]*s61)-x0[0]*s62+(s17*s65+s17*s66);
y13[37]=s38-(s35+(x0[1]*s72-s29*s71)-x0[2]*s73-x0[1]*s74-s29*s80+x0[3]*s75)-x0[2]*s76+x0[3]*s77+s29*s81-(s29*s68+s29*s69);
y13[38]=s39-(s37+(s29*s48-x0[1]*s50+x0[2]*s51+x0[1]*s52+s29*s93)-x0[3]*s53-x0[2]*s54)-x0[3]*s55-s29*s78+(s29*s46+s29*s44);
y13[39]=s36-(s34+s29*s95-x0[1]*s83+x0[2]*s84)-x0[1]*s85-s29*s86+x0[3]*s87+x0[2]*s88-x0[3]*s89-s29*s97+(s29*s91+s29*s92);
y13[40]=s96+(s79+(s49-s29*s98+x0[1]*s57-x0[2]*s58-x0[1]*s59)-s29*s94+x0[3]*s60+x0[2]*s61-x0[3]*s62)-s29*s63-(s45-s29*s66-s29*s65);
    }
}

static void iltis_jacobian_frame_d0_b_48(const double *restrict x, double *restrict y, const unsigned short *i, int count)
{
    for (; count; count--, i += 2) {
const double *x0=x+i[0],*x1=x+i[1];
double *y1=y+i[1];
double s0=2.0*x0[3],
s1=2.0*x0[2],
s2=2.0*x0[1],
s3=2.0*x0[0],
s4=x0[0]*x0[0],
s5=x0[1]*x0[1]+s4,
s6=x0[3]*x0[3],
s7=s4+s6,
s8=x0[2]*x0[0],
s9=x0[3]*x0[1],
s10=s8-s9,
s11=s8+s9,
s12=x0[2]*x0[1],
s13=x0[3]*x0[0],
s14=s12+s13,
s15=x0[1]*x0[0],
s16=x0[3]*x0[2],
s17=s15-s16,
s18=x0[2]*x0[2],
s19=s6+(s5+s18),
s20=1.0/s19,
s21=2.0*s20,
s22=1.0/(s19*s19),
s23=s7*x1[0]-s17*x1[1]+s11*x1[2]+(s15+s16)*x1[3]+(s4+s18)*x1[4]+(s12-s13)*x1[5]-s10*x1[6]+s14*x1[7]+s5*x1[8],
s24=s21*x1[1],
s25=s21*x1[2],
s26=s21*x1[3],
s27=s21*x1[5],
s28=s21*x1[6],
s29=s21*x1[7],
s30=s20*(s2*s23),
s31=s22*(2.0*(s30-(x0[3]*x1[2]-x0[0]*x1[1]+x0[0]*x1[3]+x0[2]*x1[5]+x0[3]*x1[6]+x0[2]*x1[7]+s2*x1[8]))),
s32=s20*(s21*s30),
s33=s20*(s2*s21),
s34=x1[2]*s33,
s35=x1[1]*s33,
s36=x1[3]*s33,
s37=x1[4]*s33,
s38=x1[5]*s33,
s39=x1[6]*s33,
s40=x1[7]*s33,
s41=s20*(s0*s21),
s42=x1[1]*s41,
s43=x1[2]*s41,
s44=x1[3]*s41,
s45=x1[5]*s41,
s46=x1[6]*s41,
s47=x1[7]*s41,
s48=x1[8]*s41,
s49=s20*(s0*s23),
s50=s22*(2.0*(s49-(s0*x1[0]+x0[2]*x1[1]+x0[1]*x1[2]+x0[2]*x1[3]-x0[0]*x1[5]+x0[1]*x1[6]+x0[0]*x1[7]))),
s51=s20*(s21*s49),
s52=s20*(s1*s23),
s53=s22*(2.0*(s52-(x0[3]*x1[1]+x0[0]*x1[2]+x0[3]*x1[3]+s1*x1[4]+x0[1]*x1[5]-x0[0]*x1[6]+x0[1]*x1[7]))),
s54=s20*(s21*s52),
s55=s20*(s1*s21),
s56=x1[0]*s55,
s57=x1[1]*s55,
s58=x1[2]*s55,
s59=x1[3]*s55,
s60=x1[5]*s55,
s61=x1[6]*s55,
s62=x1[7]*s55,
s63=2.0*(s20*(s21*s23)),
s64=2.0*(s21*x1[8]),
s65=x1[8]*s33,
s66=x1[0]*s41,
s67=2.0*(s21*x1[0]),
s68=s20*(s3*s23),
s69=s22*(2.0*(s68-(s3*x1[0]-x0[1]*x1[1]+x0[2]*x1[2]+x0[1]*x1[3]+s3*x1[4]-x0[3]*x1[5]-x0[2]*x1[6]+x0[3]*x1[7]+s3*x1[8]))),
s70=s20*(s21*s68),
s71=s20*(s3*s21),
s72=x1[1]*s71,
s73=x1[2]*s71,
s74=x1[3]*s71,
s75=x1[4]*s71,
s76=x1[5]*s71,
s77=x1[6]*s71,
s78=x1[7]*s71,
s79=x1[8]*s55,
s80=x1[0]*s71,
s81=x1[8]*s71,
s82=x1[4]*s41,
s83=2.0*(s21*x1[4]),
s84=x1[4]*s55,
s85=x1[0]*s33;
y1[9]=s0;
y1[10]=s1;
y1[11]=s2;
y1[12]=s3;
y1[13]=s5;
y1[14]=s7;
y1[15]=s11;
y1[16]=s14;
y1[17]=s21;
y1[18]=s22;
y1[19]=s1*s31+s1*s32+(s29+(s27-(x0[0]*s34+x0[3]*s35+x0[3]*s36+s1*s37)-x0[1]*s38+x0[0]*s39)-x0[1]*s40);
y1[20]=s28+(s25+x0[0]*s42-x0[3]*s43-x0[0]*s44-x0[2]*s45)-x0[3]*s46-x0[2]*s47-s2*s48+(s2*s50+s2*s51);
y1[21]=s0*s53+s0*s54+(s26+(s24-s0*s56-x0[2]*s57-x0[1]*s58)-x0[2]*s59+x0[0]*s60-x0[1]*s61-x0[0]*s62);
y1[22]=s2*s32-s63+s2*s31-(x0[3]*s34-x0[0]*s35+x0[0]*s36+x0[2]*s38+x0[3]*s39+x0[2]*s40-s64+s2*s65);
y1[23]=s0*s50-(s63-s0*s51)-(s0*s66-s67+x0[2]*s42+x0[1]*s43+x0[2]*s44-x0[0]*s45+x0[1]*s46+x0[0]*s47);
y1[24]=s1*s69+s1*s70-(s28-(s25-x0[3]*s72-x0[0]*s73-x0[3]*s74-s1*s75-x0[1]*s76)-x0[0]*s77+x0[1]*s78);
y1[25]=s2*s53+s2*s54+(s29+(s27-(x0[3]*s58-x0[0]*s57+x0[0]*s59)-x0[2]*s60-x0[3]*s61)-x0[2]*s62-s2*s79);
y1[26]=s0*s69+s0*s70+(s29-(s27+(x0[2]*s72+s0*s80+x0[1]*s73+x0[2]*s74)-x0[0]*s76+x0[1]*s77)-x0[0]*s78);
y1[27]=s2*s69+s2*s70+(s26-(s24-x0[0]*s72+x0[3]*s73)-x0[0]*s74-x0[2]*s76-x0[3]*s77-x0[2]*s78-s2*s81);
y1[28]=s26+(s24-x0[3]*s42-x0[0]*s43)-x0[3]*s44-s1*s82-x0[1]*s45+x0[0]*s46-x0[1]*s47+(s1*s50+s1*s51);
y1[29]=s63-s1*s54-s1*s53+(x0[0]*s58+x0[3]*s57+x0[3]*s59-s83+s1*s84+x0[1]*s60-x0[0]*s61+x0[1]*s62);
y1[30]=s28+(s25-(x0[2]*s35+s0*s85)-x0[1]*s34-x0[2]*s36+x0[0]*s38)-x0[1]*s39-x0[0]*s40+(s0*s31+s0*s32);
y1[31]=s26-(s24+s3*s85-x0[1]*s35+x0[2]*s34)-x0[1]*s36-s3*s37+x0[3]*s38+x0[2]*s39-x0[3]*s40-s3*s65+(s3*s31+s3*s32);
y1[32]=s28-(s25-(s3*s56-x0[1]*s57)-x0[2]*s58-x0[1]*s59-s3*s84+x0[3]*s60)-x0[2]*s61+x0[3]*s62+s3*s79-(s3*s53+s3*s54);
y1[33]=s29-(s27+(s3*s66-x0[1]*s42+x0[2]*s43+x0[1]*s44+s3*s82)-x0[3]*s45-x0[2]*s46)-x0[3]*s47-s3*s48+(s3*s50+s3*s51);
y1[34]=s64+(s83+(s67-s3*s80+x0[1]*s72-x0[2]*s73-x0[1]*s74)-s3*s75+x0[3]*s76+x0[2]*s77-x0[3]*s78)-s3*s81-(s63-s3*s70-s3*s69);
y1[35]=-s10;
y1[36]=-s17;
    }
}

static void iltis_jacobian_frame_d0_b_49(const double *restrict x, double *restrict y, const unsigned short *i, int count)
{
    for (; count; count--, i += 8) {
const double *x1=x+i[1],*x2=x+i[2],*x3=x+i[3],*x4=x+i[4];
double *y7=y+i[7];
double s0=2.0*(x[i[0]]*x1[1]+x2[22]*x1[0]+x2[0]*x1[2])*x2[5],
s1=x1[0]*x2[4],
s2=x1[1]*x2[4],
s3=x1[2]*x2[4];
y7[0]=s0*x3[1]+(s1*x4[2]-s2*x4[3]-x3[1]*s3);
y7[1]=s0*x3[0]-(x4[2]*s2+s1*x4[3]+s3*x3[0]);
y7[2]=s0*x[i[5]]-(s2*x4[1]-s1*x4[0]);
y7[3]=s0*x[i[6]]-(s2*x4[0]+s1*x4[1]);
    }
}

static void iltis_jacobian_frame_d0_b_50(const double *restrict x, double *restrict y, const unsigned short *i, int count)
{
    for (; count; count--, i += 17) {
const double *x3=x+i[3],*x5=x+i[5],*x11=x+i[11],*x13=x+i[13];
double *y16=y+i[16];
double s0=2.0*(x[i[0]]*x[i[1]]+x[i[2]]*x3[0]+x[i[4]]*x5[3]+x[i[6]]*x[i[7]]+x3[2]*x[i[8]]+x[i[9]]*x[i[10]])*x11[9],
s1=x[i[1]]*x[i[12]],
s2=x[i[2]]*x[i[12]],
s3=x[i[4]]*x[i[12]],
s4=x[i[6]]*x[i[12]],
s5=x[i[8]]*x[i[12]],
s6=x[i[10]]*x[i[12]];
y16[0]=s0*x5[0]+(s1*x13[1]-x5[0]*s2-s3*x13[2]+x13[2]*s4-s5*x13[3]-x5[0]*s6);
y16[1]=s0*x[i[14]]-(s3*x13[0]+s1*x13[3]-s4*x13[0]+x13[1]*s5);
y16[2]=s0*x[i[15]]-(s3*x13[3]-s1*x13[0]+s4*x13[3]+x13[2]*s5+s6*x[i[15]]);
y16[3]=s0*x11[0]-(s2*x11[0]+s1*x13[2]+x13[1]*s3+x13[1]*s4+s5*x13[0]);
    }
}

static void iltis_jacobian_frame_d0_b_51(const double *restrict x, double *restrict y, const unsigned short *i, int count)
{
    for (; count; count--, i += 9) {
const double *x1=x+i[1],*x2=x+i[2],*x3=x+i[3],*x4=x+i[4],*x5=x+i[5],*x6=x+i[6],*x7=x+i[7];
double *y8=y+i[8];
double s0=2.0*(x[i[0]]*x1[3]+x1[2]*x2[4]+x1[0]*x3[4]+x1[4]*x4[9]+x5[0]*x1[5]+x6[4]*x1[1])*x4[12],
s1=x1[0]*x5[3],
s2=x1[3]*x5[3],
s3=x1[4]*x5[3],
s4=x1[5]*x5[3],
s5=x1[1]*x5[3],
s6=x1[2]*x5[3];
y8[0]=s0*x3[0]-(s1*x7[0]+s2*x7[3]+x7[3]*s3+x3[0]*s4+s5*x7[1]);
y8[1]=s0*x4[0]+(x7[0]*s2-s1*x7[3]-x7[0]*s3-s5*x7[2]);
y8[2]=s0*x2[0]+(s2*x7[1]-x2[0]*s6-s1*x7[2]-s3*x7[1]-s4*x2[0]+x7[3]*s5);
y8[3]=s0*x6[0]-(s6*x6[0]+s2*x7[2]+s1*x7[1]+s3*x7[2]-x7[0]*s5);
    }
}

static void iltis_jacobian_frame_d0_b_52(const double *restrict x, double *restrict y, const unsigned short *i, int count)
{
    for (; count; count--, i += 3) {
const double *x0=x+i[0],*x1=x+i[1];
double *y2=y+i[2];
double s0=2.0*x0[2],
s1=2.0*x0[1],
s2=2.0*x0[0],
s3=2.0*x0[3],
s4=x0[2]*x0[1]-x0[0]*x0[3],
s5=x0[1]*x0[0]+x0[2]*x0[3],
s6=x0[0]*x0[0],
s7=x0[2]*x0[2],
s8=s6+s7,
s9=s7+(s6+x0[1]*x0[1])+x0[3]*x0[3],
s10=1.0/s9,
s11=2.0*s10,
s12=1.0/(s9*s9),
s13=s5*x1[2]+s8*x1[1]+s4*x1[0],
s14=s11*x1[2],
s15=s11*x1[0],
s16=s10*(s2*s11),
s17=x1[2]*s16,
s18=x1[0]*s16,
s19=s10*(s2*s13),
s20=s12*(2.0*(s19-(s2*x1[1]+x0[1]*x1[2]-x0[3]*x1[0]))),
s21=s10*(s11*s19),
s22=s10*(s3*s13),
s23=s12*(2.0*(s22+(x0[0]*x1[0]-x0[2]*x1[2]))),
s24=s10*(s11*s22),
s25=s10*(s3*s11),
s26=x1[0]*s25,
s27=x1[2]*s25,
s28=s10*(s1*s13),
s29=s12*(2.0*(s28-(x0[0]*x1[2]+x0[2]*x1[0]))),
s30=s10*(s11*s28),
s31=2.0*(s10*(s11*s13)),
s32=s10*(s1*s11),
s33=x1[0]*s32,
s34=x1[2]*s32,
s35=s10*(s0*s13),
s36=s12*(2.0*(s35-(s0*x1[1]+x0[3]*x1[2]+x0[1]*x1[0]))),
s37=s10*(s11*s35),
s38=s10*(s0*s11),
s39=x1[2]*s38,
s40=x1[0]*s38,
s41=x1[1]*s16,
s42=x1[1]*s38,
s43=x1[1]*s25,
s44=x1[1]*s32,
s45=2.0*(s11*x1[1]);
y2[0]=s0;
y2[1]=s1;
y2[2]=s2;
y2[3]=s3;
y2[4]=s4;
y2[5]=s5;
y2[6]=s8;
y2[7]=s11;
y2[8]=s12;
y2[9]=s15+x0[2]*s17-x0[0]*s18-(s3*s20+s3*s21);
y2[10]=s1*s23+s1*s24-(x0[2]*s26+x0[0]*s27);
y2[11]=s1*s29+(s1*s30-s31)-(x0[2]*s33+x0[0]*s34);
y2[12]=s3*s36+s3*s37+(s14-x0[2]*s39+x0[0]*s40);
y2[13]=s14-x0[0]*s17-x0[2]*s18+(s1*s20+s1*s21);
y2[14]=s1*s36+s1*s37+(s15-x0[0]*s39-x0[2]*s40);
y2[15]=s0*s20+s0*s21-(x0[3]*s17+s0*s41+x0[1]*s18);
y2[16]=s3*s29+s3*s30-(x0[2]*s34-x0[0]*s33);
y2[17]=s2*s36+s2*s37-(x0[1]*s39+s2*s42-x0[3]*s40);
y2[18]=s3*s23-(s31-s3*s24)+(x0[0]*s26-x0[2]*s27);
y2[19]=s15+(s2*s43+x0[1]*s27)-x0[3]*s26-(s2*s23+s2*s24);
y2[20]=s14-x0[3]*s27-s0*s43-x0[1]*s26+(s0*s23+s0*s24);
y2[21]=s14-x0[1]*s34-s2*s44+x0[3]*s33+(s2*s29+s2*s30);
y2[22]=x0[1]*s17-s45+s2*s41-x0[3]*s18-(s2*s20-(s31-s2*s21));
y2[23]=s15-(x0[3]*s34+s0*s44)-x0[1]*s33+(s0*s29+s0*s30);
y2[24]=s45-x0[3]*s39-s0*s42-x0[1]*s40+(s0*s36-(s31-s0*s37));
    }
}

static void iltis_jacobian_frame_d0_b_53(const double *restrict x, double *restrict y, const unsigned short *i, int count)
{
    for (; count; count--, i += 4) {
const double *x0=x+i[0],*x1=x+i[1],*x2=x+i[2];
double *y3=y+i[3];
double s0=2.0*(x0[5]*x1[0]+x0[6]*x1[1]+x0[4]*x1[2])*x0[8],
s1=x1[1]*x0[7],
s2=x1[0]*x0[7],
s3=x1[2]*x0[7];
y3[0]=s0*x0[2]-(x0[2]*s1+s2*x2[1]-s3*x2[3]);
y3[1]=s0*x0[0]-(s1*x0[0]+s2*x2[3]+x2[1]*s3);
y3[2]=s0*x0[1]-(s2*x2[0]+s3*x2[2]);
y3[3]=s0*x0[3]-(s2*x2[2]-s3*x2[0]);
    }
}

static void iltis_jacobian_frame_d0_b_54(const double *restrict x, double *restrict y, const unsigned short *i, int count)
{
    for (; count; count--, i += 3) {
const double *x0=x+i[0],*x1=x+i[1],*x2=x+i[2];
double *y2=y+i[2];
double s0=x0[3]*x0[3],
s1=x0[0]*x0[0],
s2=s0+s1,
s3=x0[0]*x0[1],
s4=x0[3]*x0[2],
s5=s3-s4,
s6=x0[3]*x0[1],
s7=x0[0]*x0[2],
s8=s6+s7,
s9=s6-s7,
s10=x0[1]*x0[2],
s11=x0[3]*x0[0],
s12=s10+s11,
s13=s1+x0[1]*x0[1],
s14=x0[2]*x0[2],
s15=s0+(s13+s14),
s16=1.0/(s15*s15),
s17=2.0*(s2*x1[2]-s5*x1[19]+s8*x1[24]+s9*x1[0]+s12*x1[5]+s13*x1[10])*s16,
s18=2.0*x0[2],
s19=1.0/s15,
s20=2.0*s19,
s21=x1[24]*s20,
s22=x1[19]*s20,
s23=x1[0]*s20,
s24=x1[5]*s20,
s25=s16*(2.0*(s2*x1[1]-s5*x1[20]+s8*x1[25]+s9*x1[16]+s12*x1[6]+s13*x1[11])),
s26=s20*x1[25],
s27=s20*x1[20],
s28=s20*x1[16],
s29=s20*x1[6],
s30=s16*(2.0*(s2*x1[17]-s5*x1[21]+s8*x1[26]+s9*x1[3]+s12*x1[7]+s13*x1[12])),
s31=s20*x1[26],
s32=s20*x1[21],
s33=s20*x1[3],
s34=s20*x1[7],
s35=s16*(2.0*(s2*x1[18]-s5*x1[22]+s8*x1[27]+s9*x1[4]+s12*x1[8]+s13*x1[13])),
s36=s20*x1[27],
s37=s20*x1[22],
s38=s20*x1[4],
s39=s20*x1[8],
s40=x1[2]*s20,
s41=2.0*x0[3],
s42=s20*x1[1],
s43=s20*x1[17],
s44=s20*x1[18],
s45=x1[10]*s20,
s46=2.0*x0[1],
s47=s20*x1[11],
s48=s20*x1[12],
s49=s20*x1[13],
s50=2.0*x0[0],
s51=s2*x2[0]-s5*x2[1]+s8*x2[2]+(s3+s4)*x2[3]+(s1+s14)*x2[4]+(s10-s11)*x2[5]+s9*x2[6]+s12*x2[7]+s13*x2[8],
s52=s20*x2[1],
s53=s20*x2[2],
s54=s20*x2[3],
s55=s20*x2[5],
s56=s20*x2[6],
s57=s20*x2[7],
s58=s19*(s46*s51),
s59=s16*(2.0*(s58-(x0[3]*x2[2]-x0[0]*x2[1]+x0[0]*x2[3]+x0[2]*x2[5]+x0[3]*x2[6]+x0[2]*x2[7]+s46*x2[8]))),
s60=s19*(s20*s58),
s61=s19*(s20*s46),
s62=x2[1]*s61,
s63=x2[2]*s61,
s64=x2[3]*s61,
s65=x2[4]*s61,
s66=x2[5]*s61,
s67=x2[6]*s61,
s68=x2[7]*s61,
s69=s19*(s41*s51),
s70=s19*(s20*s69),
s71=2.0*(s19*(s20*s51)),
s72=s16*(2.0*(s69-(s41*x2[0]+x0[2]*x2[1]+x0[1]*x2[2]+x0[2]*x2[3]-x0[0]*x2[5]+x0[1]*x2[6]+x0[0]*x2[7]))),
s73=s19*(s20*s41),
s74=x2[0]*s73,
s75=2.0*(s20*x2[0]),
s76=x2[1]*s73,
s77=x2[2]*s73,
s78=x2[3]*s73,
s79=x2[5]*s73,
s80=x2[6]*s73,
s81=x2[7]*s73,
s82=x2[4]*s73,
s83=s19*(s50*s51),
s84=s16*(2.0*(s83-(s50*x2[0]-x0[1]*x2[1]+x0[2]*x2[2]+x0[1]*x2[3]+s50*x2[4]-x0[3]*x2[5]-x0[2]*x2[6]+x0[3]*x2[7]+s50*x2[8]))),
s85=s19*(s20*s83),
s86=s19*(s20*s50),
s87=x2[1]*s86,
s88=x2[2]*s86,
s89=x2[3]*s86,
s90=x2[5]*s86,
s91=x2[6]*s86,
s92=x2[7]*s86,
s93=x2[8]*s86,
s94=s19*(s18*s51),
s95=s16*(2.0*(s94-(x0[0]*x2[2]+x0[3]*x2[1]+x0[3]*x2[3]+s18*x2[4]+x0[1]*x2[5]-x0[0]*x2[6]+x0[1]*x2[7]))),
s96=s19*(s20*s94),
s97=s19*(s18*s20),
s98=x2[2]*s97,
s99=x2[1]*s97,
s100=x2[3]*s97,
s101=x2[5]*s97,
s102=x2[6]*s97,
s103=x2[7]*s97,
s104=x2[8]*s97,
s105=x2[8]*s73,
s106=2.0*(s20*x2[8]),
s107=x2[8]*s61,
s108=x2[4]*s86,
s109=x2[0]*s97,
s110=x2[0]*s86,
s111=2.0*(s20*x2[4]),
s112=x2[4]*s97,
s113=x2[0]*s61;
y2[9]=s17*s18-(x0[0]*s21+x0[3]*s22-x0[0]*s23+x0[1]*s24);
y2[10]=s18*s25-(x0[0]*s26+x0[3]*s27-x0[0]*s28+x0[1]*s29);
y2[11]=s18*s30-(x0[0]*s31+x0[3]*s32-x0[0]*s33+x0[1]*s34);
y2[12]=s18*s35-(x0[0]*s36+x0[3]*s37-x0[0]*s38+x0[1]*s39);
y2[13]=s40*s41+x0[2]*s22+x0[1]*s21+x0[1]*s23+x0[0]*s24-s17*s41;
y2[14]=s41*s42+x0[2]*s27+x0[1]*s26+x0[1]*s28+x0[0]*s29-s25*s41;
y2[15]=s41*s43+x0[2]*s32+x0[1]*s31+x0[1]*s33+x0[0]*s34-s30*s41;
y2[16]=s41*s44+x0[2]*s37+x0[1]*s36+x0[1]*s38+x0[0]*s39-s35*s41;
y2[17]=x0[3]*s21-x0[0]*s22+x0[3]*s23+x0[2]*s24+s45*s46-s17*s46;
y2[18]=x0[3]*s26-x0[0]*s27+x0[3]*s28+x0[2]*s29+s46*s47-s25*s46;
y2[19]=x0[3]*s31-x0[0]*s32+x0[3]*s33+x0[2]*s34+s46*s48-s30*s46;
y2[20]=x0[3]*s36-x0[0]*s37+x0[3]*s38+x0[2]*s39+s46*s49-s35*s46;
y2[21]=s40*s50-x0[1]*s22+x0[2]*s21-x0[2]*s23+x0[3]*s24+s45*s50-s17*s50;
y2[22]=s42*s50-x0[1]*s27+x0[2]*s26-x0[2]*s28+x0[3]*s29+s47*s50-s25*s50;
y2[23]=s43*s50-x0[1]*s32+x0[2]*s31-x0[2]*s33+x0[3]*s34+s48*s50-s30*s50;
y2[24]=s44*s50-x0[1]*s37+x0[2]*s36-x0[2]*s38+x0[3]*s39+s49*s50-s35*s50;
y2[25]=s18*s59+s18*s60+(s57+(s55-(x0[3]*s62+x0[0]*s63+x0[3]*s64+s18*s65)-x0[1]*s66+x0[0]*s67)-x0[1]*s68);
y2[26]=s41*s70-s71+s41*s72-(s41*s74-s75+x0[2]*s76+x0[1]*s77+x0[2]*s78-x0[0]*s79+x0[1]*s80+x0[0]*s81);
y2[27]=s54+(s52-x0[3]*s76-x0[0]*s77)-x0[3]*s78-s18*s82-x0[1]*s79+x0[0]*s80-x0[1]*s81+(s18*s72+s18*s70);
y2[28]=s46*s84+s46*s85+(s54-(s52-x0[0]*s87+x0[3]*s88)-x0[0]*s89-x0[2]*s90-x0[3]*s91-x0[2]*s92-s46*s93);
y2[29]=s46*s95+s46*s96+(s57+(s55-(x0[3]*s98-x0[0]*s99+x0[0]*s100)-x0[2]*s101-x0[3]*s102)-x0[2]*s103-s46*s104);
y2[30]=s46*s72+s46*s70+(s56+(s53+x0[0]*s76-x0[3]*s77-x0[0]*s78-x0[2]*s79)-x0[3]*s80-x0[2]*s81-s46*s105);
y2[31]=s46*s59-(s71-s46*s60)-(x0[3]*s63-x0[0]*s62+x0[0]*s64+x0[2]*s66+x0[3]*s67+x0[2]*s68-s106+s46*s107);
y2[32]=s18*s84+s18*s85-(s56-(s53-x0[3]*s87-x0[0]*s88-x0[3]*s89-s18*s108-x0[1]*s90)-x0[0]*s91+x0[1]*s92);
y2[33]=s54+(s52-s41*s109-x0[2]*s99-x0[1]*s98)-x0[2]*s100+x0[0]*s101-x0[1]*s102-x0[0]*s103+(s41*s95+s41*s96);
y2[34]=s57-(s55+(s41*s110+x0[2]*s87+x0[1]*s88+x0[2]*s89)-x0[0]*s90+x0[1]*s91)-x0[0]*s92+(s41*s84+s41*s85);
y2[35]=s18*s95-(s71-s18*s96)-(x0[0]*s98+x0[3]*s99+x0[3]*s100-s111+s18*s112+x0[1]*s101-x0[0]*s102+x0[1]*s103);
y2[36]=s41*s59+s41*s60+(s56+(s53-(s41*s113+x0[2]*s62)-x0[1]*s63-x0[2]*s64+x0[0]*s66)-x0[1]*s67-x0[0]*s68);
y2[37]=s57-(s55-(x0[1]*s76-s50*s74-x0[2]*s77-x0[1]*s78-s50*s82)-x0[3]*s79-x0[2]*s80)-x0[3]*s81-s50*s105+(s50*s72+s50*s70);
y2[38]=s54-(s52+s50*s113-x0[1]*s62+x0[2]*s63)-x0[1]*s64-s50*s65+x0[3]*s66+x0[2]*s67-x0[3]*s68-s50*s107+(s50*s59+s50*s60);
y2[39]=s56-(s53+(x0[1]*s99-s50*s109)-x0[2]*s98-x0[1]*s100-s50*s112+x0[3]*s101)-x0[2]*s102+x0[3]*s103+s50*s104-(s50*s95+s50*s96);
y2[40]=s106+(s111+(s75-s50*s110+x0[1]*s87-x0[2]*s88-x0[1]*s89)-s50*s108+x0[3]*s90+x0[2]*s91-x0[3]*s92)-s50*s93+(s50*s84-(s71-s50*s85));
    }
}

static void iltis_jacobian_frame_d0_b_55(const double *restrict x, double *restrict y)
{
double s0=2.0*x[151],
s1=2.0*x[152],
s2=2.0*x[150],
s3=2.0*x[153],
s4=x[151]*x[153],
s5=x[152]*x[150],
s6=s4-s5,
s7=s4+s5,
s8=x[150]*x[150],
s9=x[153]*x[153],
s10=s8+s9,
s11=x[151]*x[152],
s12=x[150]*x[153],
s13=s11-s12,
s14=s11+s12,
s15=x[151]*x[150],
s16=x[152]*x[153],
s17=s15-s16,
s18=s15+s16,
s19=x[152]*x[152],
s20=s8+s19,
s21=s8+x[151]*x[151],
s22=s9+(s19+s21),
s23=1.0/(s22*s22),
s24=1.0/s22,
s25=2.0*s24,
s26=s25*x[13528],
s27=s25*x[6106],
s28=s25*x[13529],
s29=s25*x[6113],
s30=s25*x[13530],
s31=s25*x[6107],
s32=s17*x[13531]-s10*x[13532]-s7*x[13533]-s18*x[13534]-s20*x[13535]-s13*x[13536]-s6*x[13537]-s14*x[13538]-s21*x[13539],
s33=s25*x[13531],
s34=s25*x[13533],
s35=s25*x[13534],
s36=s25*x[13536],
s37=s25*x[13537],
s38=s25*x[13538],
s39=s24*(s0*s32),
s40=s23*(2.0*(s10*x[13540]-s17*x[13541]-x[150]*x[13531]+s7*x[13542]+x[153]*x[13533]+s18*x[9820]+x[150]*x[13534]+s20*x[9828]+s13*x[9841]+x[152]*x[13536]+s6*x[13543]+x[153]*x[13537]+s14*x[13544]+x[152]*x[13538]+s21*x[13545]+s0*x[13539]+s39)),
s41=s24*(s25*s39),
s42=2.0*(s24*(s25*s32)),
s43=s24*(s0*s25),
s44=x[13533]*s43-s25*x[13542],
s45=x[13531]*s43-s25*x[13541],
s46=x[13534]*s43-s25*x[9820],
s47=x[13536]*s43-s25*x[9841],
s48=x[13537]*s43-s25*x[13543],
s49=x[13538]*s43-s25*x[13544],
s50=2.0*(s25*x[13539]),
s51=x[13539]*s43-s25*x[13545],
s52=s24*(s1*s32),
s53=s23*(2.0*(s17*x[13546]-s10*x[13547]-x[153]*x[13531]-s7*x[13548]-x[150]*x[13533]-s18*x[9821]-x[153]*x[13534]-s20*x[9829]-s1*x[13535]-s13*x[9842]-x[151]*x[13536]-s6*x[13549]+x[150]*x[13537]-s14*x[13550]-x[151]*x[13538]-s21*x[13551]-s52)),
s54=s24*(s25*s52),
s55=s24*(s1*s25),
s56=x[13531]*s55-s25*x[13546],
s57=x[13532]*s55-s25*x[13547],
s58=x[13533]*s55-s25*x[13548],
s59=x[13534]*s55-s25*x[9821],
s60=x[13535]*s55-s25*x[9829],
s61=x[13536]*s55-s25*x[9842],
s62=x[13537]*s55-s25*x[13549],
s63=x[13538]*s55-s25*x[13550],
s64=x[13539]*s55-s25*x[13551],
s65=s24*(s3*s32),
s66=s23*(2.0*(s10*x[13552]+s3*x[13532]-s17*x[13553]+x[152]*x[13531]+s7*x[13554]+x[151]*x[13533]+s18*x[9822]+x[152]*x[13534]+s20*x[9830]+s13*x[9843]-x[150]*x[13536]+s6*x[13555]+x[151]*x[13537]+s14*x[13556]+x[150]*x[13538]+s21*x[13557]+s65)),
s67=s24*(s25*s65),
s68=s24*(s3*s25),
s69=x[13531]*s68-s25*x[13553],
s70=x[13533]*s68-s25*x[13554],
s71=x[13534]*s68-s25*x[9822],
s72=x[13536]*s68-s25*x[9843],
s73=x[13537]*s68-s25*x[13555],
s74=x[13538]*s68-s25*x[13556],
s75=x[13539]*s68-s25*x[13557],
s76=x[13532]*s43-s25*x[13540],
s77=x[13535]*s43-s25*x[9828],
s78=2.0*(s25*x[13535]),
s79=x[13532]*s68-s25*x[13552],
s80=2.0*(s25*x[13532]),
s81=x[13535]*s68-s25*x[9830],
s82=s24*(s2*s32),
s83=s23*(2.0*(s10*x[13558]+s2*x[13532]-s17*x[13559]-x[151]*x[13531]+s7*x[13560]+x[152]*x[13533]+s18*x[9819]+x[151]*x[13534]+s20*x[9827]+s2*x[13535]+s13*x[9840]-x[153]*x[13536]+s6*x[13561]-x[152]*x[13537]+s14*x[13562]+x[153]*x[13538]+s21*x[13563]+s2*x[13539]+s82)),
s84=s24*(s25*s82),
s85=s24*(s2*s25),
s86=x[13531]*s85-s25*x[13559],
s87=x[13532]*s85-s25*x[13558],
s88=x[13533]*s85-s25*x[13560],
s89=x[13534]*s85-s25*x[9819],
s90=x[13536]*s85-s25*x[9840],
s91=x[13537]*s85-s25*x[13561],
s92=x[13538]*s85-s25*x[13562],
s93=x[13535]*s85-s25*x[9827],
s94=x[13539]*s85-s25*x[13563];
y[13564]=s0;
y[13565]=s1;
y[13566]=s2;
y[13567]=s3;
y[13568]=s6;
y[13569]=s7;
y[13570]=s10;
y[13571]=s13;
y[13572]=s14;
y[13573]=s18;
y[13574]=s20;
y[13575]=s21;
y[13576]=s23;
y[13577]=s25;
y[13578]=s26;
y[13579]=s27;
y[13580]=s28;
y[13581]=s29;
y[13582]=s30;
y[13583]=s31;
y[13584]=x[153]*s26;
y[13585]=x[153]*s27;
y[13586]=x[153]*s28;
y[13587]=x[153]*s29;
y[13588]=x[153]*s30;
y[13589]=x[153]*s31;
y[13590]=x[152]*s26;
y[13591]=x[152]*s27;
y[13592]=x[152]*s28;
y[13593]=x[152]*s29;
y[13594]=x[152]*s30;
y[13595]=x[152]*s31;
y[13596]=x[150]*s26;
y[13597]=x[150]*s27;
y[13598]=x[150]*s28;
y[13599]=x[150]*s29;
y[13600]=x[150]*s30;
y[13601]=x[150]*s31;
y[13602]=x[151]*s26;
y[13603]=x[151]*s27;
y[13604]=x[151]*s28;
y[13605]=x[151]*s29;
y[13606]=x[151]*s30;
y[13607]=x[151]*s31;
y[13608]=s0*s40+(s0*s41-s42)+(x[153]*s44-x[150]*s45+x[150]*s46+x[152]*s47+x[153]*s48+x[152]*s49-s50+s0*s51);
y[13609]=s2*s53-s2*s54-(s37-(s34+(x[151]*s56-s2*s57)-x[152]*s58-x[151]*s59-s2*s60+x[153]*s61)-x[152]*s62+x[153]*s63+s2*s64);
y[13610]=s0*s66+s0*s67-(s37+(s34+x[150]*s69-x[153]*s70-x[150]*s71-x[152]*s72)-x[153]*s73-x[152]*s74-s0*s75);
y[13611]=s3*s40+s3*s41-(s37+(s34-(x[152]*s45+s3*s76)-x[151]*s44-x[152]*s46+x[150]*s47)-x[151]*s48-x[150]*s49);
y[13612]=s2*s40+s2*s41-(s35-(s33+s2*s76-x[151]*s45+x[152]*s44)-x[151]*s46-s2*s77+x[153]*s47+x[152]*s48-x[153]*s49-s2*s51);
y[13613]=s0*s53-s0*s54+(s38+(s36-(x[153]*s58-x[150]*s56+x[150]*s59)-x[152]*s61-x[153]*s62)-x[152]*s63-s0*s64);
y[13614]=s1*s53+(s42-s1*s54)-(x[153]*s56+x[150]*s58+x[153]*s59-s78+s1*s60+x[151]*s61-x[150]*s62+x[151]*s63);
y[13615]=s3*s66-(s42-s3*s67)+(s3*s79-s80+x[152]*s69+x[151]*s70+x[152]*s71-x[150]*s72+x[151]*s73+x[150]*s74);
y[13616]=s1*s66+s1*s67-(s35+(s33-x[153]*s69-x[150]*s70)-x[153]*s71-s1*s81-x[151]*s72+x[150]*s73-x[151]*s74);
y[13617]=s2*s66+s2*s67-(s38-(s36+(s2*s79-x[151]*s69+x[152]*s70+x[151]*s71+s2*s81)-x[153]*s72-x[152]*s73)-x[153]*s74-s2*s75);
y[13618]=s1*s40+s1*s41-(s38+(s36-(x[153]*s45+x[150]*s44+x[153]*s46+s1*s77)-x[151]*s47+x[150]*s48)-x[151]*s49);
y[13619]=s3*s53-s3*s54+(s35+(s33-s3*s57-x[152]*s56-x[151]*s58)-x[152]*s59+x[150]*s61-x[151]*s62-x[150]*s63);
y[13620]=s3*s83+s3*s84-(s38-(s36+(x[152]*s86+s3*s87+x[151]*s88+x[152]*s89)-x[150]*s90+x[151]*s91)-x[150]*s92);
y[13621]=s2*s83-(s42-s2*s84)-(s50+(s78+(s80-s2*s87+x[151]*s86-x[152]*s88-x[151]*s89)-s2*s93+x[153]*s90+x[152]*s91-x[153]*s92)-s2*s94);
y[13622]=s1*s83+s1*s84+(s37-(s34-x[153]*s86-x[150]*s88-x[153]*s89-s1*s93-x[151]*s90)-x[150]*s91+x[151]*s92);
y[13623]=s0*s83+s0*s84-(s35-(s33-x[150]*s86+x[153]*s88)-x[150]*s89-x[152]*s90-x[153]*s91-x[152]*s92-s0*s94);
y[13624]=-s17;
}

static void iltis_jacobian_frame_d0_b_56(const double *restrict x, double *restrict y, const unsigned short *i, int count)
{
    for (; count; count--, i += 6) {
const double *x0=x+i[0],*x4=x+i[4];
double *y5=y+i[5];
double s0=2.0*(x0[7]*x[i[1]]+x0[5]*x[i[2]]+x[i[3]]*x0[11])*x0[12];
y5[0]=s0*x0[2]+(x4[4]-x4[8]-x0[2]*x4[0]);
y5[1]=s0*x0[0]-(x4[10]+x4[2]+x4[0]*x0[0]);
y5[2]=s0*x0[1]-(x4[22]+x4[14]);
y5[3]=s0*x0[3]+(x4[16]-x4[20]);
    }
}

static void iltis_jacobian_frame_d0_b_57(const double *restrict x, double *restrict y, const unsigned short *i, int count)
{
    for (; count; count--, i += 6) {
const double *x1=x+i[1],*x4=x+i[4];
double *y5=y+i[5];
double s0=2.0*(x[i[0]]*x1[9]+x[i[2]]*x1[6]+x[i[3]]*x1[4])*x1[12];
y5[0]=s0*x1[0]-(x4[10]+x4[20]);
y5[1]=s0*x1[1]+(x4[22]-x4[8]);
y5[2]=s0*x1[2]-(x1[2]*x4[0]+x4[26]-x4[16]);
y5[3]=s0*x1[3]-(x4[0]*x1[3]+x4[14]+x4[28]);
    }
}

static void iltis_jacobian_frame_d0_b_58(const double *restrict x, double *restrict y, const unsigned short *i, int count)
{
    for (; count; count--, i += 6) {
const double *x0=x+i[0],*x4=x+i[4];
double *y5=y+i[5];
double s0=2.0*(x0[10]*x[i[1]]+x0[60]*x[i[2]]+x0[8]*x[i[3]])*x0[12];
y5[0]=s0*x0[0]-(x4[14]-x4[16]);
y5[1]=s0*x0[3]-(x4[20]+x4[10]);
y5[2]=s0*x0[2]-(x0[2]*x4[0]-x4[22]+x4[8]);
y5[3]=s0*x0[1]-(x4[0]*x0[1]+x4[4]+x4[26]);
    }
}

static void iltis_jacobian_frame_d0_d1_qv_60(const double *restrict x, double *restrict y, const unsigned short *i, int count)
{
    for (; count; count--, i += 2) {
const double *x0=x+i[0];
double *y1=y+i[1];
double s0=x0[0]*x0[0],
s1=s0+x0[1]*x0[1],
s2=x0[2]*x0[2],
s3=x0[3]*x0[3],
s4=1.0/(s1+s2+s3),
s5=2.0*s4,
s6=x0[0]*x0[1],
s7=x0[2]*x0[3],
s8=s6+s7,
s9=s6-s7,
s10=s5*s9,
s11=x0[0]*x0[2],
s12=x0[1]*x0[3],
s13=s11-s12,
s14=s5*s13,
s15=s11+s12,
s16=x0[0]*x0[3],
s17=x0[1]*x0[2],
s18=s16+s17,
s19=s16-s17,
s20=s5*s19,
s21=s0+s3,
s22=s0+s2,
s23=2.0*x0[3],
s24=s5*s23,
s25=s4*s24,
s26=2.0*x0[2],
s27=s5*s26,
s28=s4*s27,
s29=2.0*x0[1],
s30=s5*s29,
s31=s4*s30,
s32=x0[0]*s5,
s33=s4*s5,
s34=2.0*x0[0],
s35=s34*x0[1380],
s36=s29*x0[1381]+s35,
s37=s26*x0[1382],
s38=s23*x0[1383],
s39=s36+s37+s38,
s40=s33*s39,
s41=s5*s36,
s42=s1*s40-s41,
s43=x0[2]*s5,
s44=s5*s34,
s45=s4*s44,
s46=x0[3]*s5,
s47=2.0*x0[1380],
s48=2.0*x0[1381],
s49=2.0*x0[1382],
s50=2.0*x0[1383],
s51=x0[0]*s47+x0[1]*s48+x0[2]*s49+x0[3]*s50,
s52=s33*s51,
s53=x0[2]*x0[1381]+x0[1]*x0[1382],
s54=x0[3]*x0[1380],
s55=x0[0]*x0[1383],
s56=s53+s54+s55,
s57=s5*s56,
s58=s55-(s53-s54),
s59=s5*s58,
s60=s35+s38,
s61=s5*s60,
s62=s21*s40-s61,
s63=s59-s19*s40,
s64=s35+s37,
s65=s5*s64,
s66=s22*s40-s65,
s67=x0[3]*x0[1382]+x0[2]*x0[1383],
s68=x0[1]*x0[1380],
s69=x0[0]*x0[1381],
s70=s67+s68+s69,
s71=s5*s70,
s72=s69-(s67-s68),
s73=s5*s72,
s74=x0[1]*s5,
s75=s73-s9*s40,
s76=x0[3]*x0[1381]+x0[1]*x0[1383],
s77=x0[2]*x0[1380],
s78=x0[0]*x0[1382],
s79=s76-s77-s78,
s80=s5*s79,
s81=s78+(s76+s77),
s82=s5*s81,
s83=s4*(s28+s28),
s84=s33*s49,
s85=s39*s83-s84,
s86=s28*s36,
s87=s84-s4*(s51*(s28+s26*s33)),
s88=s28*s60,
s89=s4*(s25+s25),
s90=s33*s50,
s91=s39*s89-s90,
s92=s25*s64,
s93=s4*(s31+s31),
s94=s33*s48,
s95=s39*s93-s94,
s96=s31*s64,
s97=s90-s4*(s51*(s25+s23*s33)),
s98=s25*s36,
s99=s94-s4*(s51*(s31+s29*s33)),
s100=s31*s60,
s101=x0[1380]*s47,
s102=x0[1381]*s48+s101,
s103=x0[1382]*s49,
s104=x0[1383]*s50,
s105=2.0*x0[1655],
s106=x0[0]*s105,
s107=2.0*x0[1656],
s108=x0[1]*s107,
s109=2.0*x0[1657],
s110=x0[2]*s109,
s111=2.0*x0[1658],
s112=x0[3]*s111,
s113=s102+s103+s104+s106+s108+s110+s112,
s114=s52+s52,
s115=s4*s39,
s116=s33*s113-s114*s115,
s117=s110+(s106+(s101+s103)),
s118=s22*s116+s40*s64+s52*s64-s5*s117,
s119=x0[1381]*x0[1382],
s120=s119+s119,
s121=x0[1380]*x0[1383],
s122=x0[2]*x0[1656],
s123=x0[1]*x0[1657],
s124=x0[3]*x0[1655],
s125=x0[0]*x0[1658],
s126=s121+(s120+s121)+s122+s123+s124+s125,
s127=s18*s116+s40*s56+s52*s56-s5*s126,
s128=s125+(s124-(s123+(s122-(s121-(s120-s121))))),
s129=x0[1382]*x0[1383],
s130=s129+s129,
s131=x0[1381]*x0[1380],
s132=x0[3]*x0[1657],
s133=x0[2]*x0[1658],
s134=x0[1]*x0[1655],
s135=x0[0]*x0[1656],
s136=s131+(s130+s131)+s132+s133+s134+s135,
s137=s8*s116+s40*s70+s52*s70-s5*s136,
s138=s135+(s134-(s133+(s132-(s131-(s130-s131))))),
s139=x0[1381]*x0[1383],
s140=s139+s139,
s141=x0[1380]*x0[1382],
s142=x0[3]*x0[1656],
s143=x0[1]*x0[1658],
s144=x0[2]*x0[1655],
s145=x0[0]*x0[1657],
s146=s141-(s140-s141)-s142-s143+s144+s145,
s147=s145+(s144+(s143+(s142+(s141+(s140+s141))))),
s148=s15*s116+s40*s81+s52*s81-s5*s147,
s149=s112+(s106+(s101+s104)),
s150=s21*s116+s40*s60+s52*s60-s5*s149,
s151=s108+(s102+s106),
s152=s1*s116+s36*s40+s36*s52-s5*s151,
s153=s33*s47,
s154=s4*(s51*(s45+s33*s34))-s153,
s155=s34*s52,
s156=s36*s45,
s157=s5*s47,
s158=x0[1]*s52,
s159=s25*s79,
s160=s5*x0[1381],
s161=s25*s81,
s162=x0[0]*s40,
s163=s31*s70,
s164=s5*x0[1380],
s165=s31*s72,
s166=s45*s60,
s167=s25*s60,
s168=s5*s50,
s169=s4*(s45+s45),
s170=s153-s39*s169,
s171=x0[1]*s40,
s172=s45*s70,
s173=s45*s72,
s174=x0[3]*s52,
s175=s45*s56,
s176=s5*x0[1383],
s177=s45*s58,
s178=s45*s64,
s179=s28*s56,
s180=s28*s58,
s181=x0[3]*s40,
s182=s28*s70,
s183=s28*s72,
s184=x0[2]*s52,
s185=s45*s79,
s186=s5*x0[1382],
s187=s45*s81,
s188=s28*s64,
s189=s5*s49,
s190=s31*s36,
s191=s5*s48,
s192=x0[0]*s52,
s193=s28*s79,
s194=s28*s81,
s195=x0[2]*s40,
s196=s31*s56,
s197=s31*s58,
s198=s25*s56,
s199=s25*s58,
s200=s31*s79,
s201=s31*s81,
s202=s25*s70,
s203=s25*s72,
s204=s34*s40,
s205=s115*(s90+(s97-s51*s89))+(s89*s113-s33*s111)+s4*(s114*(s50-s23*s115)),
s206=s115*(s84+(s87-s51*s83))+(s83*s113-s33*s109)+s4*(s114*(s49-s26*s115)),
s207=s115*(s94+(s99-s51*s93))+(s93*s113-s33*s107)+s4*(s114*(s48-s29*s115)),
s208=x0[1381]*s40,
s209=x0[1]*s116,
s210=x0[1381]*s52,
s211=s5*x0[1656],
s212=s115*(s153-(s154+s51*s169))+(s113*s169-s33*s105)+s4*(s114*(s47-s34*s115)),
s213=s40*s47,
s214=s34*s116,
s215=s47*s52,
s216=s5*s105,
s217=x0[1383]*s40,
s218=x0[3]*s116,
s219=x0[1383]*s52,
s220=s5*x0[1658],
s221=x0[1380]*s40,
s222=x0[0]*s116,
s223=x0[1380]*s52,
s224=s5*x0[1655],
s225=x0[1382]*s40,
s226=x0[2]*s116,
s227=x0[1382]*s52,
s228=s5*x0[1657];
y1[0]=s5*s8;
y1[1]=s10;
y1[2]=s14;
y1[3]=s5*s15;
y1[4]=s5*s18;
y1[5]=s20;
y1[6]=s1*s5-1.0;
y1[7]=s5*s21-1.0;
y1[8]=s5*s22-1.0;
y1[9]=s30-s1*s31;
y1[10]=s27-s22*s28;
y1[11]=s42;
y1[12]=s24-s21*s25;
y1[13]=s43+s19*s31;
y1[14]=s19*s52-s59;
y1[15]=s62;
y1[16]=s44-s21*s45;
y1[17]=s44-s22*s45;
y1[18]=s43-s15*s45;
y1[19]=s57-s18*s40;
y1[20]=s63;
y1[21]=s66;
y1[22]=s44-s1*s45;
y1[23]=s43-s8*s25;
y1[24]=s43+s9*s25;
y1[25]=s32-s18*s25;
y1[26]=s46-s8*s28;
y1[27]=s46+s9*s28;
y1[28]=s9*s52-s73;
y1[29]=s74+s19*s28;
y1[30]=s71-s8*s40;
y1[31]=s75;
y1[32]=s13*s52+s80;
y1[33]=s65-s22*s52;
y1[34]=s80+s13*s40;
y1[35]=s82-s15*s40;
y1[36]=s32-s15*s28;
y1[37]=s41-s1*s52;
y1[38]=s74-s8*s45;
y1[39]=s74+s13*s25;
y1[40]=s74-s15*s25;
y1[41]=s46+s13*s31;
y1[42]=s46-s15*s31;
y1[43]=s61-s21*s52;
y1[44]=s1*s85-s86;
y1[45]=s22*s91-s92;
y1[46]=s22*s95-s96;
y1[47]=s118;
y1[48]=s127;
y1[49]=s19*s116+s40*s58+s52*s58-s5*s128;
y1[50]=s137;
y1[51]=s9*s116+s40*s72+s52*s72-s5*s138;
y1[52]=s13*s116-s40*s79-s52*s79-s5*s146;
y1[53]=s148;
y1[54]=s150;
y1[55]=s152;
y1[56]=s1*s154-s155-s156+s157;
y1[57]=s13*s97-s158-s159+s160;
y1[58]=s160-(s158+s15*s97+s161);
y1[59]=s8*s95-s162-s163+s164;
y1[60]=s157-(s155-s21*s154+s166);
y1[61]=s21*s91-s23*s40-s167+s168;
y1[62]=s160-(s8*s170+s171+s172);
y1[63]=s18*s154-s174-s175+s176;
y1[64]=s160-(s159+(s171+s13*s91));
y1[65]=s160-(s161+(s171-s15*s91));
y1[66]=s157-(s155-s22*s154+s178);
y1[67]=s160-(s158+s18*s87+s179);
y1[68]=s160-(s158-s19*s87-s180);
y1[69]=s176+(s8*s85-s181-s182);
y1[70]=s176-(s181+s9*s85-s183);
y1[71]=s186-(s184-s15*s154+s187);
y1[72]=s22*s85-s26*s40-s188+s189;
y1[73]=s164-(s192+s15*s87+s194);
y1[74]=s186+(s18*s95-s195-s196);
y1[75]=s186-(s195+s19*s95-s197);
y1[76]=s164-(s192+s18*s97+s198);
y1[77]=s186-(s196+(s184+s18*s99));
y1[78]=s186+(s197-(s184-s19*s99));
y1[79]=s191-(s190-(s1*s95-s29*s40));
y1[80]=s176-(s181+s13*s95+s200);
y1[81]=s176-(s181-s15*s95+s201);
y1[82]=s160-(s172+(s158-s8*s154));
y1[83]=s176-(s200+(s174-s13*s99));
y1[84]=s176-(s201+(s174+s15*s99));
y1[85]=s186-(s187+(s195+s15*s170));
y1[86]=s186-(s195-s8*s91+s202);
y1[87]=s186-(s195+s9*s91-s203);
y1[88]=s168-(s167+(s21*s97+s23*s52));
y1[89]=s157-(s156+(s1*s170+s204));
y1[90]=s164-(s194+(s162-s15*s85));
y1[91]=s189-(s188+(s22*s87+s26*s52));
y1[92]=s176-(s175+(s181+s18*s170));
y1[93]=s164-(s198+(s162-s18*s91));
y1[94]=s157-(s166+(s204+s21*s170));
y1[95]=s186-(s202+(s184+s8*s97));
y1[96]=s186+(s203-(s184-s9*s97));
y1[97]=s164-(s163+(s192+s8*s99));
y1[98]=s157-(s178+(s204+s22*s170));
y1[99]=s160-(s179+(s171-s18*s85));
y1[100]=s160+(s180-(s171+s19*s85));
y1[101]=s176-(s182+(s174+s8*s87));
y1[102]=s176+(s183-(s174-s9*s87));
y1[103]=s22*s205+s64*s91-s64*s97-s25*s117;
y1[104]=s1*s205+s36*s91-s36*s97-s25*s151;
y1[105]=s1*s206+s36*s85-s36*s87-s28*s151;
y1[106]=s22*s207+s64*s95-s64*s99-s31*s117;
y1[107]=s21*s206+s60*s85-s60*s87-s28*s149;
y1[108]=s21*s207+s60*s95-s60*s99-s31*s149;
y1[109]=s18*s206+(s56*s85-s208-s209)-s210-s56*s87-s28*s126+s211;
y1[110]=s211-(s210+(s19*s206+(s209+(s208+s58*s85)))-s58*s87-s28*s128);
y1[111]=s1*s207+(s36*s95-s40*s48-s29*s116)-s48*s52-s36*s99-s31*s151+s5*s107;
y1[112]=s211-(s210-(s8*s212-(s209+(s208+s70*s170)))-s70*s154+s45*s136);
y1[113]=s21*s212-(s60*s170+s213+s214)-s215+s60*s154-s45*s149+s216;
y1[114]=s220-(s219-(s15*s207-(s218+(s217-s81*s95)))+s81*s99+s31*s147);
y1[115]=s220-(s219-(s18*s212-(s218+(s217+s56*s170)))-s56*s154+s45*s126);
y1[116]=s216-(s215-(s1*s212-(s214+(s213+s36*s170)))-s36*s154+s45*s151);
y1[117]=s224-(s223-(s15*s206-(s222+(s221-s81*s85)))+s81*s87+s28*s147);
y1[118]=s211-(s210+(s13*s205+(s209+(s208-s79*s91)))+s79*s97-s25*s146);
y1[119]=s211-(s210-(s15*s205-(s209+(s208-s81*s91)))+s81*s97+s25*s147);
y1[120]=s18*s207+(s56*s95-s225-s226)-s227-s56*s99-s31*s126+s228;
y1[121]=s228-(s227+(s19*s207+(s226+(s225+s58*s95)))-s58*s99-s31*s128);
y1[122]=s224-(s223-(s18*s205-(s222+(s221-s56*s91)))+s56*s97+s25*s126);
y1[123]=s224-(s223-(s8*s207-(s222+(s221-s70*s95)))+s70*s99+s31*s136);
y1[124]=s228-(s227-(s15*s212-(s226+(s225+s81*s170)))-s81*s154+s45*s147);
y1[125]=s21*s205+(s60*s91-s40*s50-s23*s116)-s50*s52-s60*s97-s25*s149+s5*s111;
y1[126]=s220-(s219-(s8*s206-(s218+(s217-s70*s85)))+s70*s87+s28*s136);
y1[127]=s220-(s219+(s9*s206+(s218+(s217+s72*s85)))-s72*s87-s28*s138);
y1[128]=s228-(s227-(s8*s205-(s226+(s225-s70*s91)))+s70*s97+s25*s136);
y1[129]=s228-(s227+(s9*s205+(s226+(s225+s72*s91)))-s72*s97-s25*s138);
y1[130]=s22*s206+(s64*s85-s40*s49-s26*s116)-s49*s52-s64*s87-s28*s117+s5*s109;
y1[131]=s216-(s215-(s22*s212-(s214+(s213+s64*s170)))-s64*s154+s45*s117);
y1[132]=-s10;
y1[133]=-(s21*s28);
y1[134]=-(s13*s154-s184+s185+s186);
y1[135]=-(s1*s99+s29*s52+s190-s191);
y1[136]=-(s164-(s13*s87+s192-s193));
y1[137]=-(s1*s25);
y1[138]=-(s164-(s192+s19*s97+s199));
y1[139]=-(s160-(s173+(s158-s9*s154)));
y1[140]=-(s22*s31);
y1[141]=-(s186+(s185-(s195+s13*s170)));
y1[142]=-(s164+(s193-(s162-s13*s85)));
y1[143]=-(s21*s31);
y1[144]=-(s176-(s177+(s181+s19*s170)));
y1[145]=-(s164-(s199+(s162-s19*s91)));
y1[146]=-(s164-(s165+(s192+s9*s99)));
y1[147]=-(s1*s28);
y1[148]=-(s8*s31-s32);
y1[149]=-(s211-(s210-(s9*s212-(s209+(s208+s72*s170)))-s72*s154+s45*s138));
y1[150]=-(s13*s207-(s79*s95-s217-s218)+s219+s79*s99-s31*s146-s220);
y1[151]=-(s220-(s219-(s19*s212-(s218+(s217+s58*s170)))-s58*s154+s45*s128));
y1[152]=-(s32-s9*s31);
y1[153]=-(s13*s206-(s79*s85+s221+s222)-s223+s79*s87-s28*s146+s224);
y1[154]=-(s224-(s223-(s19*s205-(s222+(s221-s58*s91)))+s58*s97+s25*s128));
y1[155]=-(s224-(s223-(s9*s207-(s222+(s221-s72*s95)))+s72*s99+s31*s138));
y1[156]=-(s228-(s227-(s13*s212-(s226+(s225-s79*s170)))+s79*s154+s45*s146));
y1[157]=-s42;
y1[158]=-s14;
y1[159]=-(s18*s31-s43);
y1[160]=-(s18*s45-s46);
y1[161]=-(s46-s19*s45);
y1[162]=-(s18*s52-s57);
y1[163]=-s62;
y1[164]=-(s43-s13*s45);
y1[165]=-s63;
y1[166]=-s66;
y1[167]=-(s32-s19*s25);
y1[168]=-(s8*s52-s71);
y1[169]=-(s18*s28-s74);
y1[170]=-s75;
y1[171]=-(s15*s52-s82);
y1[172]=-s20;
y1[173]=-(s32-s13*s28);
y1[174]=-(s74-s9*s45);
y1[175]=-(s21*s87+s88);
y1[176]=-(s1*s97+s98);
y1[177]=-(s88-s21*s85);
y1[178]=-(s92+s22*s97);
y1[179]=-(s21*s99+s100);
y1[180]=-(s96+s22*s99);
y1[181]=-(s86+s1*s87);
y1[182]=-(s100-s21*s95);
y1[183]=-(s98-s1*s91);
y1[184]=-s118;
y1[185]=-s127;
y1[186]=-s137;
y1[187]=-s148;
y1[188]=-s150;
y1[189]=-s152;
y1[190]=-(s164-(s162-s9*s95+s165));
y1[191]=-(s22*s25);
y1[192]=-(s160-(s171+s9*s170+s173));
y1[193]=-(s176-(s174-s19*s154+s177));
    }
}

static void iltis_jacobian_euler_norm_d0_d1_qv_61(const double *restrict x, double *restrict y, double *restrict C, double *restrict K, const int *restrict at, const unsigned short *i, int count)
{
    for (; count; count--, i += 4) {
const double *x0=x+i[0],*x1=x+i[1];
double s0=2.0*x0[2],
s1=2.0*x0[1382],
s2=2.0*x0[1383],
s3=2.0*x0[1380],
s4=2.0*x0[3],
s5=2.0*x0[1381],
s6=2.0*x0[0],
s7=2.0*x0[1];
C[at[2895 + i[2]]]=2.0*s1+x1[0]*s0;
C[at[2895 + i[2] + 1]]=2.0*s2+x1[0]*s4;
C[at[2895 + i[2] + 2]]=2.0*s3+x1[0]*s6;
C[at[2895 + i[2] + 3]]=2.0*s5+x1[0]*s7;
K[at[i[3]]]=2.0*x0[1657]+x1[0]*s1+x1[1]*s0;
K[at[i[3] + 1]]=2.0*x0[1658]+x1[0]*s2+x1[1]*s4;
K[at[i[3] + 2]]=2.0*x0[1655]+x1[0]*s3+x1[1]*s6;
K[at[i[3] + 3]]=2.0*x0[1656]+x1[0]*s5+x1[1]*s7;
    }
}

static void iltis_jacobian_lever_to_d0_d1_qv_62(const double *restrict x, double *restrict y, const unsigned short *i, int count)
{
    for (; count; count--, i += 11) {
const double *x0=x+i[0],*x9=x+i[9];
double *y10=y+i[10];
double s0=x0[6]-x0[0],
s1=x0[7]-x0[1];
y10[0]=s1*x[i[1]]+s0*x[i[2]];
y10[1]=s1*x[i[3]]+s0*x[i[4]];
y10[2]=s1*x[i[5]]+s0*x[i[6]];
y10[3]=s1*x[i[7]]+s0*x[i[8]]-(x9[0]-x9[133]);
y10[4]=-s0;
y10[5]=-s1;
    }
}

static void iltis_jacobian_lever_to_d0_d1_qv_63(const double *restrict x, double *restrict y, const unsigned short *i, int count)
{
    for (; count; count--, i += 10) {
const double *x0=x+i[0];
double *y9=y+i[9];
y9[0]=-(x0[1]*x[i[1]]+x0[0]*x[i[2]]);
y9[1]=-(x0[0]*x[i[3]]+x0[1]*x[i[4]]);
y9[2]=-(x0[0]*x[i[5]]+x0[1]*x[i[6]]);
y9[3]=-(x0[0]*x[i[7]]+x0[1]*x[i[8]]);
    }
}

static void iltis_jacobian_dot_d0_d1_qv_65(const double *restrict x, double *restrict y, double *restrict C, double *restrict K, const int *restrict at, const unsigned short *i, int count)
{
    for (; count; count--, i += 28) {
const double *x1=x+i[1],*x3=x+i[3];
double s0=x[i[0]]*x1[1]+x[i[2]]*x3[6349]+x[i[4]]*x3[6350]+x1[5]*x[i[5]]+x[i[6]]*x3[6351]+x1[9]*x[i[7]],
s1=x1[1]*x[i[14]]+x3[6349]*x[i[15]]+x[i[2]]*x3[6355]+x[i[0]]*x1[2]+x1[5]*x[i[16]]+x3[6350]*x[i[17]]+x[i[4]]*x3[6356]+x[i[5]]*x1[6]+x1[9]*x[i[18]]+x3[6351]*x[i[19]]+x[i[6]]*x3[6357]+x[i[7]]*x1[10],
s2=x3[6352]*x[i[15]]+x1[0]*x[i[14]]+x1[1]*x[i[20]]+x3[6349]*x[i[21]]+x[i[8]]*x1[2]+x[i[9]]*x3[6355]+x[i[2]]*x3[2046]+x[i[0]]*x1[3]+x3[6353]*x[i[17]]+x1[4]*x[i[16]]+x1[5]*x[i[22]]+x3[6350]*x[i[23]]+x[i[10]]*x1[6]+x[i[11]]*x3[6356]+x[i[4]]*x3[2052]+x[i[5]]*x1[7]+x3[6354]*x[i[19]]+x1[8]*x[i[18]]+x1[9]*x[i[24]];
C[at[2895 + i[26]]]=2.0*s1+x3[0]*s0;
K[at[i[27]]]=s2+x3[6351]*x[i[25]]+x[i[12]]*x1[10]+x[i[13]]*x3[6357]+x[i[6]]*x3[2058]+x[i[7]]*x1[11]+x3[0]*s1+x3[1]*s0;
    }
}

static void iltis_jacobian_perpendicular_d0_d1_qv_66(const double *restrict x, double *restrict y, double *restrict C, double *restrict K, const int *restrict at, const unsigned short *i, int count)
{
    for (; count; count--, i += 27) {
const double *x24=x+i[24];
double s0=x[i[0]]*x[i[1]]+x[i[2]]*x[i[3]]+x[i[4]]*x[i[5]],
s1=x[i[2]]*x[i[6]]+x[i[3]]*x[i[7]]+x[i[0]]*x[i[8]]+x[i[1]]*x[i[9]]+x[i[4]]*x[i[10]]+x[i[5]]*x[i[11]];
C[at[2895 + i[25]]]=2.0*s1+x24[0]*s0;
K[at[i[26]]]=x[i[6]]*x[i[12]]+x[i[2]]*x[i[18]]+x[i[7]]*x[i[13]]+x[i[3]]*x[i[19]]+x[i[8]]*x[i[15]]+x[i[0]]*x[i[20]]+x[i[9]]*x[i[14]]+x[i[1]]*x[i[21]]+x[i[10]]*x[i[17]]+x[i[4]]*x[i[22]]+x[i[11]]*x[i[16]]+x[i[5]]*x[i[23]]+x24[0]*s1+x24[1]*s0;
    }
}

static void iltis_jacobian_spherical_d0_d1_qv_67(const double *restrict x, double *restrict y, const unsigned short *i, int count)
{
    for (; count; count--, i += 7) {
const double *x0=x+i[0],*x1=x+i[1],*x4=x+i[4];
double *y6=y+i[6];
y6[0]=x0[0]-x1[0];
y6[1]=x[i[2]]-x[i[3]];
y6[2]=x0[2]-x4[2];
y6[3]=x0[2]-x1[2];
y6[4]=x0[0]-x4[0];
y6[5]=x[i[2]]-x[i[5]];
    }
}

static void iltis_jacobian_spherical_d0_d1_qv_68(const double *restrict x, double *restrict y, const unsigned short *i, int count)
{
    for (; count; count--, i += 31) {
double *y30=y+i[30];
y30[0]=x[i[0]]*x[i[1]]+x[i[2]]*x[i[3]]+x[i[4]]*x[i[5]];
y30[1]=x[i[3]]*x[i[6]]+x[i[1]]*x[i[7]]+x[i[5]]*x[i[8]];
y30[2]=x[i[3]]*x[i[9]]+x[i[1]]*x[i[10]]+x[i[5]]*x[i[11]];
y30[3]=x[i[3]]*x[i[12]]+x[i[1]]*x[i[13]]+x[i[5]]*x[i[14]];
y30[4]=x[i[3]]*x[i[15]]+x[i[1]]*x[i[16]]+x[i[5]]*x[i[17]];
y30[5]=x[i[3]]*x[i[18]]+x[i[1]]*x[i[19]]+x[i[5]]*x[i[20]];
y30[6]=x[i[3]]*x[i[21]]+x[i[1]]*x[i[22]]+x[i[5]]*x[i[23]];
y30[7]=x[i[3]]*x[i[24]]+x[i[1]]*x[i[25]]+x[i[5]]*x[i[26]];
y30[8]=x[i[3]]*x[i[27]]+x[i[1]]*x[i[28]]+x[i[5]]*x[i[29]];
    }
}

static void iltis_jacobian_spherical_d0_d1_qv_69(const double *restrict x, double *restrict y, const unsigned short *i, int count)
{
    for (; count; count--, i += 4) {
const double *x0=x+i[0];
double *y3=y+i[3];
y3[0]=x0[2]-x0[4];
y3[1]=x0[2]-x0[6554];
y3[2]=x0[0]-x0[6552];
y3[3]=-(x0[3]-x0[0]);
y3[4]=-(x[i[1]]-x[i[2]]);
    }
}

static void iltis_jacobian_revolute_d0_d1_qv_70(const double *restrict x, double *restrict y, const unsigned short *i, int count)
{
    for (; count; count--, i += 6) {
const double *x0=x+i[0],*x1=x+i[1],*x2=x+i[2];
double *y5=y+i[5];
y5[0]=x1[2]-x2[1];
y5[1]=x1[0]-x0[0];
y5[2]=-(x0[2]-x1[2]);
y5[3]=-(x2[0]-x1[0]);
y5[4]=-(x[i[3]]-x[i[4]]);
    }
}

static void iltis_jacobian_revolute_d0_d1_qv_71(const double *restrict x, double *restrict y, double *restrict C, double *restrict K, const int *restrict at, const unsigned short *i, int count)
{
    for (; count; count--, i += 37) {
const double *x32=x+i[32],*x34=x+i[34];
double s0=x[i[0]]*x[i[1]]+x[i[2]]*x[i[3]]+x[i[4]]*x[i[5]],
s1=x[i[3]]*x[i[6]]+x[i[1]]*x[i[7]]+x[i[5]]*x[i[8]],
s2=x[i[3]]*x[i[15]]+x[i[1]]*x[i[16]]+x[i[5]]*x[i[17]],
s3=x[i[3]]*x[i[18]]+x[i[1]]*x[i[19]]+x[i[5]]*x[i[20]],
s4=x[i[3]]*x[i[21]]+x[i[1]]*x[i[22]]+x[i[5]]*x[i[23]],
s5=x[i[3]]*x[i[24]]+x[i[1]]*x[i[25]]+x[i[5]]*x[i[26]],
s6=x[i[16]]*x32[172]+x[i[25]]*x32[8]+x[i[7]]*x32[0],
s7=x[i[16]]*x32[3]+x[i[25]]*x32[132]+x[i[7]]*x32[7],
s8=x[i[16]]*x32[165]+x[i[0]]*x32[172]+x[i[25]]*x32[166]+x[i[22]]*x32[8]+x[i[7]]*x32[30]+x[i[19]]*x32[0],
s9=x[i[16]]*x32[35]+x[i[0]]*x32[3]+x[i[25]]*x32[170]+x[i[22]]*x32[132]+x[i[7]]*x32[163]+x[i[19]]*x32[7];
C[at[2895 + i[35]]]=2.0*s0+x34[0]*s2;
C[at[2895 + i[35] + 1]]=2.0*s8+x34[0]*s6;
C[at[2895 + i[35] + 2]]=2.0*s9+x34[0]*s7;
C[at[2895 + i[35] + 3]]=2.0*s3+x34[0]*s1;
C[at[2895 + i[35] + 4]]=2.0*s4+x34[0]*s5;
K[at[i[36]]]=x[i[3]]*x[i[29]]+x[i[1]]*x[i[30]]+x[i[5]]*x[i[31]]+x34[0]*s0+x34[1]*s2;
K[at[i[36] + 1]]=x[i[33]]*x32[165]+x[i[16]]*x32[49]+x[i[0]]*x32[14]+x[i[30]]*x32[172]+x[i[28]]*x32[166]+x[i[25]]*x32[184]+x[i[22]]*x32[33]+x[i[10]]*x32[8]+x[i[27]]*x32[30]+x[i[7]]*x32[186]+x[i[19]]*x32[168]+x[i[12]]*x32[0]+x34[0]*s8+x34[1]*s6;
K[at[i[36] + 2]]=x[i[33]]*x32[35]+x[i[16]]*x32[187]+x[i[0]]*x32[171]+x[i[30]]*x32[3]+x[i[28]]*x32[170]+x[i[25]]*x32[51]+x[i[22]]*x32[28]+x[i[10]]*x32[132]+x[i[27]]*x32[163]+x[i[7]]*x32[188]+x[i[19]]*x32[43]+x[i[12]]*x32[7]+x34[0]*s9+x34[1]*s7;
K[at[i[36] + 3]]=x[i[3]]*x[i[9]]+x[i[1]]*x[i[10]]+x[i[5]]*x[i[11]]+x34[0]*s4+x34[1]*s5;
K[at[i[36] + 4]]=x[i[1]]*x[i[12]]+x[i[3]]*x[i[13]]+x[i[5]]*x[i[14]]+x34[0]*s3+x34[1]*s1;
    }
}

static void iltis_jacobian_revolute_d0_d1_qv_72(const double *restrict x, double *restrict y, double *restrict C, double *restrict K, const int *restrict at, const unsigned short *i, int count)
{
    for (; count; count--, i += 40) {
const double *x23=x+i[23],*x37=x+i[37];
double s0=x[i[0]]*x[i[1]]+x[i[2]]*x[i[3]]+x[i[4]]*x[i[5]],
s1=x[i[1]]*x[i[13]]+x[i[3]]*x[i[14]]+x[i[5]]*x[i[15]],
s2=x[i[22]]*x23[0]+x[i[24]]*x23[2]+x[i[0]]*x23[154],
s3=x[i[1]]*x[i[25]]+x[i[3]]*x[i[26]]+x[i[5]]*x[i[27]],
s4=x23[2]*x[i[28]]+x23[0]*x[i[29]]+x[i[4]]*x23[154],
s5=x[i[1]]*x[i[24]]+x[i[3]]*x[i[32]]+x[i[5]]*x[i[28]],
s6=x[i[3]]*x[i[33]]+x[i[1]]*x[i[34]]+x[i[5]]*x[i[35]],
s7=x[i[3]]*x[i[36]]+x[i[1]]*x[i[22]]+x[i[5]]*x[i[29]],
s8=x[i[15]]*x23[2]+x[i[28]]*x23[153]+x23[0]*x[i[27]]+x[i[29]]*x23[15]+x23[154]*x[i[35]]+x[i[4]]*x23[30],
s9=x[i[13]]*x23[2]+x[i[24]]*x23[153]+x23[0]*x[i[25]]+x[i[22]]*x23[15]+x23[154]*x[i[34]]+x[i[0]]*x23[30];
C[at[2895 + i[38]]]=2.0*s8+x37[0]*s4;
C[at[2895 + i[38] + 1]]=2.0*s9+x37[0]*s2;
K[at[i[39]]]=x[i[13]]*x23[33]+x[i[20]]*x23[2]+x[i[8]]*x23[153]+x[i[24]]*x23[185]+x[i[25]]*x23[158]+x[i[10]]*x23[0]+x[i[30]]*x23[15]+x[i[22]]*x23[181]+x[i[34]]*x23[28]+x[i[17]]*x23[154]+x[i[6]]*x23[30]+x[i[0]]*x23[48]+x37[0]*s9+x37[1]*s2;
K[at[i[39] + 1]]=x[i[21]]*x23[2]+x[i[15]]*x23[33]+x[i[9]]*x23[153]+x[i[28]]*x23[185]+x[i[27]]*x23[158]+x[i[12]]*x23[0]+x[i[31]]*x23[15]+x[i[29]]*x23[181]+x[i[35]]*x23[28]+x[i[18]]*x23[154]+x[i[7]]*x23[30]+x[i[4]]*x23[48]+x37[0]*s8+x37[1]*s4;
C[at[2895 + i[38] + 2]]=-(2.0*s6+x37[0]*s0);
C[at[2895 + i[38] + 3]]=-(2.0*s1+x37[0]*s5);
C[at[2895 + i[38] + 4]]=-(2.0*s3+x37[0]*s7);
K[at[i[39] + 2]]=-(x[i[1]]*x[i[10]]+x[i[3]]*x[i[11]]+x[i[5]]*x[i[12]]+x37[0]*s3+x37[1]*s7);
K[at[i[39] + 3]]=-(x[i[3]]*x[i[16]]+x[i[1]]*x[i[17]]+x[i[5]]*x[i[18]]+x37[0]*s6+x37[1]*s0);
K[at[i[39] + 4]]=-(x[i[3]]*x[i[19]]+x[i[1]]*x[i[20]]+x[i[5]]*x[i[21]]+x37[0]*s1+x37[1]*s5);
    }
}

static void iltis_jacobian_revolute_d0_d1_qv_74(const double *restrict x, double *restrict y, double *restrict C, double *restrict K, const int *restrict at, const unsigned short *i, int count)
{
    for (; count; count--, i += 39) {
const double *x36=x+i[36];
double s0=x[i[0]]*x[i[1]]+x[i[2]]*x[i[3]]+x[i[4]]*x[i[5]],
s1=x[i[1]]*x[i[6]]+x[i[3]]*x[i[7]]+x[i[5]]*x[i[8]],
s2=x[i[3]]*x[i[18]]+x[i[2]]*x[i[19]]+x[i[1]]*x[i[20]]+x[i[0]]*x[i[21]]+x[i[5]]*x[i[22]]+x[i[4]]*x[i[23]],
s3=x[i[3]]*x[i[24]]+x[i[7]]*x[i[19]]+x[i[1]]*x[i[25]]+x[i[6]]*x[i[21]]+x[i[5]]*x[i[26]]+x[i[8]]*x[i[23]];
C[at[2895 + i[37]]]=2.0*s2+x36[0]*s0;
C[at[2895 + i[37] + 1]]=2.0*s3+x36[0]*s1;
K[at[i[38]]]=x[i[9]]*x[i[18]]+x[i[3]]*x[i[27]]+x[i[10]]*x[i[19]]+x[i[2]]*x[i[28]]+x[i[12]]*x[i[20]]+x[i[1]]*x[i[29]]+x[i[11]]*x[i[21]]+x[i[0]]*x[i[30]]+x[i[14]]*x[i[22]]+x[i[5]]*x[i[31]]+x[i[13]]*x[i[23]]+x[i[4]]*x[i[32]]+x36[0]*s2+x36[1]*s0;
K[at[i[38] + 1]]=x[i[9]]*x[i[24]]+x[i[3]]*x[i[33]]+x[i[15]]*x[i[19]]+x[i[7]]*x[i[28]]+x[i[12]]*x[i[25]]+x[i[1]]*x[i[34]]+x[i[16]]*x[i[21]]+x[i[6]]*x[i[30]]+x[i[14]]*x[i[26]]+x[i[5]]*x[i[35]]+x[i[17]]*x[i[23]]+x[i[8]]*x[i[32]]+x36[0]*s3+x36[1]*s1;
    }
}

static void iltis_jacobian_revolute_d0_d1_qv_75(const double *restrict x, double *restrict y, const unsigned short *i, int count)
{
    for (; count; count--, i += 7) {
const double *x0=x+i[0],*x1=x+i[1],*x4=x+i[4];
double *y6=y+i[6];
y6[0]=x0[0]-x1[0];
y6[1]=x[i[2]]-x[i[3]];
y6[2]=x0[2]-x4[2];
y6[3]=x0[2]-x1[2];
y6[4]=x0[0]-x4[0];
y6[5]=x[i[2]]-x[i[5]];
    }
}

static const unsigned short iltis_jacobian_at0[] = {
58,137,2,142,
};
static const unsigned short iltis_jacobian_at1[] = {
157,287,164,349,150,411,171,473,185,535,192,597,199,659,213,721,220,783,227,845,241,907,248,969,255,1031,283,1093,234,1155,
262,1217,276,1279,269,1341,178,1403,206,1465,
};
static const unsigned short iltis_jacobian_at2[] = {
150,1667,164,1682,157,1697,192,1712,185,1727,220,1742,213,1757,248,1772,241,1787,
};
static const unsigned short iltis_jacobian_at3[] = {
150,1942,164,2136,171,2330,192,2524,199,2718,220,2912,227,3106,248,3300,255,3494,283,3688,178,3882,157,4076,206,4270,185,
4464,234,4658,213,4852,262,5046,241,5240,269,5434,276,5628,
};
static const unsigned short iltis_jacobian_at4[] = {
121,150,5822,85,164,5838,85,192,5854,29,220,5870,29,248,5886,
};
static const unsigned short iltis_jacobian_at5[] = {
121,1530,5902,85,1544,5918,85,1572,5934,29,1600,5950,29,1628,5966,
};
static const unsigned short iltis_jacobian_at6[] = {
5982,5983,5984,5985,5986,5987,5988,5989,5990,5991,5992,5993,5994,5995,5996,5997,5998,5999,6000,6001,
};
static const unsigned short iltis_jacobian_at7[] = {
6082,88,94,89,95,91,92,6134,
};
static const unsigned short iltis_jacobian_at8[] = {
150,6152,0,0,157,6152,4,4,164,6152,8,8,171,6152,12,12,178,6152,16,16,185,6152,20,20,192,6152,24,24,199,6152,28,28,206,6152,
32,32,213,6152,36,36,220,6152,40,40,227,6152,44,44,234,6152,48,48,241,6152,52,52,248,6152,56,56,255,6152,60,60,262,6152,64,
64,269,6152,68,68,276,6152,72,72,283,6152,76,76,
};
static const unsigned short iltis_jacobian_at9[] = {
88,97,124,89,98,6154,32,41,124,33,42,6159,
};
static const unsigned short iltis_jacobian_at10[] = {
157,82,6164,185,82,6180,213,26,6196,241,26,6212,
};
static const unsigned short iltis_jacobian_at11[] = {
82,1537,6228,82,1565,6244,26,1593,6260,26,1621,6276,
};
static const unsigned short iltis_jacobian_at12[] = {
94,91,95,92,88,89,6292,
};
static const unsigned short iltis_jacobian_at13[] = {
38,35,39,36,32,33,6298,
};
static const unsigned short iltis_jacobian_at14[] = {
164,6304,150,6313,157,6322,192,6331,185,6340,220,6349,213,6358,248,6367,241,6376,
};
static const unsigned short iltis_jacobian_at15[] = {
150,6385,164,6395,157,6405,192,6415,185,6425,220,6435,213,6445,248,6455,241,6465,
};
static const unsigned short iltis_jacobian_at16[] = {
150,6475,164,6476,192,6477,220,6478,248,6479,157,6480,185,6481,213,6482,241,6483,
};
static const unsigned short iltis_jacobian_at17[] = {
150,121,6484,164,85,6500,192,85,6516,220,29,6532,248,29,6548,
};
static const unsigned short iltis_jacobian_at18[] = {
82,157,6564,82,185,6580,26,213,6596,26,241,6612,
};
static const unsigned short iltis_jacobian_at19[] = {
89,6646,107,7013,101,7014,110,7015,33,6722,51,7404,45,7405,54,7406,6106,13528,6113,13529,6107,13530,48,7601,42,6723,104,7674,
98,6711,6153,13805,95,6647,92,6648,36,6754,39,6753,116,8166,113,8075,6152,13806,
};
static const unsigned short iltis_jacobian_at20[] = {
147,280,13807,148,281,13808,149,282,13809,119,125,12325,118,124,12324,1527,1660,13810,1528,1661,13811,1529,1662,13812,
};
static const unsigned short iltis_jacobian_at21[] = {
6085,138,100,139,101,91,92,6628,6094,88,94,6646,6647,91,6648,6649,6088,6667,112,6668,113,91,92,6670,
};
static const unsigned short iltis_jacobian_at22[] = {
6091,116,6668,115,6688,
};
static const unsigned short iltis_jacobian_at23[] = {
138,103,124,139,104,6706,88,97,124,6646,6711,6712,143,47,124,144,48,6717,32,41,124,6722,6723,6724,
};
static const unsigned short iltis_jacobian_at24[] = {
100,91,101,92,138,139,6729,112,91,113,92,6667,6668,6735,94,91,6647,6648,88,6646,6741,
};
static const unsigned short iltis_jacobian_at25[] = {
44,35,45,36,143,144,6747,38,35,6753,6754,32,6722,6755,
};
static const unsigned short iltis_jacobian_at26[] = {
115,6668,116,6761,
};
static const unsigned short iltis_jacobian_at27[] = {
1995,1977,1945,1991,1962,1947,1993,1973,1943,1990,1961,1946,1992,1972,1942,
};
static const unsigned short iltis_jacobian_at28[] = {
1997,1953,1948,1989,1963,1950,1996,1957,1949,1994,1976,1944,
};
static const unsigned short iltis_jacobian_at29[] = {
287,1408,1406,1409,287,1438,1430,1441,535,1470,1468,1471,535,1500,1492,1503,721,1160,1158,1161,721,1190,1182,1193,907,1222,
1220,1223,907,1252,1244,1255,
};
static const unsigned short iltis_jacobian_at30[] = {
304,1408,326,1406,309,1409,305,1408,330,1406,321,1409,294,1426,287,1432,291,1414,552,1470,574,1468,557,1471,553,1470,578,
1468,569,1471,542,1488,535,1494,539,1476,738,1160,760,1158,743,1161,739,1160,764,1158,755,1161,728,1178,721,1184,725,1166,
924,1222,946,1220,929,1223,925,1222,950,1220,941,1223,914,1240,907,1246,911,1228,
};
static const unsigned short iltis_jacobian_at31[] = {
299,1408,328,1406,302,1409,294,1436,287,1423,291,1440,547,1470,576,1468,550,1471,542,1498,535,1485,539,1502,733,1160,762,
1158,736,1161,728,1188,721,1175,725,1192,919,1222,948,1220,922,1223,914,1250,907,1237,911,1254,
};
static const unsigned short iltis_jacobian_at32[] = {
297,1408,311,1406,319,1409,294,1419,287,1434,291,1416,545,1470,559,1468,567,1471,542,1481,535,1496,539,1478,731,1160,745,
1158,753,1161,728,1171,721,1186,725,1168,917,1222,931,1220,939,1223,914,1233,907,1248,911,1230,
};
static const unsigned short iltis_jacobian_at33[] = {
1977,1945,1962,1947,1973,1943,1961,1946,1972,1942,
};
static const unsigned short iltis_jacobian_at34[] = {
1953,1948,1963,1950,1957,1949,1976,1944,
};
static const unsigned short iltis_jacobian_at35[] = {
137,56,124,6766,295,89,107,139,101,110,473,1682,154,6819,80,137,56,124,6779,543,6646,7013,141,7014,7015,659,1712,182,7016,
128,142,0,124,6792,729,33,51,144,45,54,845,1742,210,7210,176,142,0,124,6805,915,6722,7404,146,7405,7406,1031,1772,238,7407,
224,
};
static const unsigned short iltis_jacobian_at36[] = {
6052,143,47,124,146,7601,1031,7602,6047,32,41,124,6722,6723,969,7620,6037,143,47,124,144,48,845,7638,6032,32,41,124,33,42,
783,7656,6022,138,103,124,141,7674,659,7675,6017,88,97,124,6646,6711,597,7693,6007,138,103,124,139,104,473,7711,6002,88,97,
124,89,98,349,7729,
};
static const unsigned short iltis_jacobian_at37[] = {
118,417,415,470,449,464,458,462,460,443,448,7747,118,469,411,454,467,450,468,452,442,435,431,7752,118,416,418,429,446,428,
434,459,427,457,444,7757,
};
static const unsigned short iltis_jacobian_at38[] = {
1152,6110,1146,1144,1125,449,458,416,448,1136,1132,1134,1117,467,468,442,431,446,434,427,444,1100,1111,1110,1141,1139,1093,
469,1097,417,7762,1148,6108,1121,1123,1145,449,458,416,448,1114,1143,1129,1154,467,468,442,431,446,434,427,444,1138,1153,
1133,1135,1147,1101,469,1095,417,7792,1148,6109,1121,1123,1145,470,464,418,443,1114,1143,1129,1154,454,450,452,435,429,428,
459,457,1138,1153,1133,1135,1147,1101,411,1095,415,7822,1131,6112,1140,1142,1130,1338,1332,1286,1311,1149,1150,1124,1113,
1322,1318,1320,1303,1297,1296,1327,1325,1098,1128,1116,1109,1126,1151,1279,1099,1283,7852,1131,6111,1140,1142,1130,1400,1394,
1348,1373,1149,1150,1124,1113,1384,1380,1382,1365,1359,1358,1389,1387,1098,1128,1116,1109,1126,1151,1341,1099,1345,7882,
};
static const unsigned short iltis_jacobian_at39[] = {
466,6005,449,467,432,446,471,7912,439,6005,458,468,461,434,451,7915,441,6005,460,442,447,427,453,7918,463,6005,448,431,472,
444,465,7921,466,6010,449,467,432,446,471,7924,439,6010,458,468,461,434,451,7927,441,6010,460,442,447,427,453,7930,463,6010,
448,431,472,444,465,7933,466,6020,449,467,432,446,471,7936,439,6020,458,468,461,434,451,7939,441,6020,460,442,447,427,453,
7942,463,6020,448,431,472,444,465,7945,466,6025,449,467,432,446,471,7948,439,6025,458,468,461,434,451,7951,441,6025,460,442,
447,427,453,7954,463,6025,448,431,472,444,465,7957,466,6035,449,467,432,446,471,7960,466,6040,449,467,432,446,471,7963,466,
6050,449,467,432,446,471,7966,466,6055,449,467,432,446,471,7969,439,6035,458,468,461,434,451,7972,439,6040,458,468,461,434,
451,7975,439,6050,458,468,461,434,451,7978,439,6055,458,468,461,434,451,7981,441,6035,460,442,447,427,453,7984,441,6040,460,
442,447,427,453,7987,441,6050,460,442,447,427,453,7990,441,6055,460,442,447,427,453,7993,463,6035,448,431,472,444,465,7996,
463,6040,448,431,472,444,465,7999,463,6050,448,431,472,444,465,8002,463,6055,448,431,472,444,465,8005,838,6065,821,839,804,
818,843,8008,811,6065,830,840,833,806,823,8011,813,6065,832,814,819,799,825,8014,835,6065,820,803,844,816,837,8017,900,6070,
883,901,866,880,905,8020,873,6070,892,902,895,868,885,8023,875,6070,894,876,881,861,887,8026,897,6070,882,865,906,878,899,
8029,1024,6075,1007,1025,990,1004,1029,8032,997,6075,1016,1026,1019,992,1009,8035,999,6075,1018,1000,1005,985,1011,8038,1021,
6075,1006,989,1030,1002,1023,8041,1086,6080,1069,1087,1052,1066,1091,8044,1059,6080,1078,1088,1081,1054,1071,8047,1061,6080,
1080,1062,1067,1047,1073,8050,1083,6080,1068,1051,1092,1064,1085,8053,
};
static const unsigned short iltis_jacobian_at40[] = {
6097,138,100,141,7014,91,6648,8056,6100,6667,112,8074,8075,91,6648,8076,
};
static const unsigned short iltis_jacobian_at41[] = {
6062,32,38,36,39,35,785,33,1155,8094,6067,143,44,36,45,35,847,144,1155,8112,6072,32,38,6754,6753,35,971,6722,1217,8130,6077,
143,44,6754,7405,35,1033,146,1217,8148,
};
static const unsigned short iltis_jacobian_at42[] = {
6103,8166,8074,115,8167,
};
static const unsigned short iltis_jacobian_at43[] = {
1980,98,2106,6157,1958,6154,2024,2002,2135,2013,2073,2057,2091,2086,2031,2027,2098,2054,2055,2058,2093,2066,1959,2140,2103,
2040,2034,2134,1960,2116,2008,2081,1964,2083,2004,2036,2102,6152,80,272,1980,42,2106,6162,1958,6159,2024,2002,2135,2013,2073,
2057,2091,2086,2031,2027,2098,2054,2055,2058,2093,2066,1959,2916,2103,2040,2034,2134,1960,2116,2008,2081,1964,2083,2004,2036,
2102,6152,85,277,2090,98,1983,6157,2085,6154,2039,2121,2020,2026,2048,2062,2097,2017,2021,2023,2092,2065,2050,2053,2063,2056,
2082,2140,1955,1988,2016,2132,1984,2094,2122,2088,1951,2022,2001,2124,2101,6152,90,282,2090,42,1983,6162,2085,6159,2039,2121,
2020,2026,2048,2062,2097,2017,2021,2023,2092,2065,2050,2053,2063,2056,2082,2916,1955,1988,2016,2132,1984,2094,2122,2088,1951,
2022,2001,2124,2101,6152,95,287,1968,98,2115,6157,2075,6154,2043,2117,2010,2015,2072,2051,2069,2042,1986,2032,2095,2068,2049,
2047,2052,2059,1952,2140,1971,2014,2041,2012,1978,1969,2033,2044,2089,2084,2011,2119,2111,6152,100,292,1968,42,2115,6162,
2075,6159,2043,2117,2010,2015,2072,2051,2069,2042,1986,2032,2095,2068,2049,2047,2052,2059,1952,2916,1971,2014,2041,2012,1978,
1969,2033,2044,2089,2084,2011,2119,2111,6152,105,297,1965,98,1981,6157,1954,6154,2037,2030,2080,2000,2045,2064,2071,2087,
2125,2007,2060,2070,2067,2046,2096,2061,2133,2140,2109,1987,2035,2029,1982,1966,2120,2038,2079,2006,2028,2003,1967,6152,110,
302,1965,42,1981,6162,1954,6159,2037,2030,2080,2000,2045,2064,2071,2087,2125,2007,2060,2070,2067,2046,2096,2061,2133,2916,
2109,1987,2035,2029,1982,1966,2120,2038,2079,2006,2028,2003,1967,6152,115,307,2950,6303,3076,6302,2928,6300,2994,2972,3105,
2983,3043,3027,3061,3056,3001,2997,3068,3024,3025,3028,3063,3036,2929,4662,3073,3010,3004,3104,2930,3086,2978,3051,2934,3053,
2974,3006,3072,6152,120,312,3060,6303,2953,6302,3055,6300,3009,3091,2990,2996,3018,3032,3067,2987,2991,2993,3062,3035,3020,
3023,3033,3026,3052,4662,2925,2958,2986,3102,2954,3064,3092,3058,2921,2992,2971,3094,3071,6152,125,317,2938,6303,3085,6302,
3045,6300,3013,3087,2980,2985,3042,3021,3039,3012,2956,3002,3065,3038,3019,3017,3022,3029,2922,4662,2941,2984,3011,2982,2948,
2939,3003,3014,3059,3054,2981,3089,3081,6152,130,322,2935,6303,2951,6302,2924,6300,3007,3000,3050,2970,3015,3034,3041,3057,
3095,2977,3030,3040,3037,3016,3066,3031,3103,4662,3079,2957,3005,2999,2952,2936,3090,3008,3049,2976,2998,2973,2937,6152,135,
327,3144,6752,3270,6751,3122,6749,3188,3166,3299,3177,3237,3221,3255,3250,3195,3191,3262,3218,3219,3222,3257,3230,3123,4662,
3267,3204,3198,3298,3124,3280,3172,3245,3128,3247,3168,3200,3266,6152,140,332,3254,6752,3147,6751,3249,6749,3203,3285,3184,
3190,3212,3226,3261,3181,3185,3187,3256,3229,3214,3217,3227,3220,3246,4662,3119,3152,3180,3296,3148,3258,3286,3252,3115,3186,
3165,3288,3265,6152,145,337,3132,6752,3279,6751,3239,6749,3207,3281,3174,3179,3236,3215,3233,3206,3150,3196,3259,3232,3213,
3211,3216,3223,3116,4662,3135,3178,3205,3176,3142,3133,3197,3208,3253,3248,3175,3283,3275,6152,150,342,3129,6752,3145,6751,
3118,6749,3201,3194,3244,3164,3209,3228,3235,3251,3289,3171,3224,3234,3231,3210,3260,3225,3297,4662,3273,3151,3199,3193,3146,
3130,3284,3202,3243,3170,3192,3167,3131,6152,155,347,3338,6760,3464,6759,3316,6757,3382,3360,3493,3371,3431,3415,3449,3444,
3389,3385,3456,3412,3413,3416,3451,3424,3317,5050,3461,3398,3392,3492,3318,3474,3366,3439,3322,3441,3362,3394,3460,6152,160,
352,3448,6760,3341,6759,3443,6757,3397,3479,3378,3384,3406,3420,3455,3375,3379,3381,3450,3423,3408,3411,3421,3414,3440,5050,
3313,3346,3374,3490,3342,3452,3480,3446,3309,3380,3359,3482,3459,6152,165,357,3326,6760,3473,6759,3433,6757,3401,3475,3368,
3373,3430,3409,3427,3400,3344,3390,3453,3426,3407,3405,3410,3417,3310,5050,3329,3372,3399,3370,3336,3327,3391,3402,3447,3442,
3369,3477,3469,6152,170,362,3323,6760,3339,6759,3312,6757,3395,3388,3438,3358,3403,3422,3429,3445,3483,3365,3418,3428,3425,
3404,3454,3419,3491,5050,3467,3345,3393,3387,3340,3324,3478,3396,3437,3364,3386,3361,3325,6152,175,367,
};
static const unsigned short iltis_jacobian_at44[] = {
138,103,124,141,7674,8185,143,47,124,146,7601,8190,
};
static const unsigned short iltis_jacobian_at45[] = {
118,2113,1979,1945,1948,1977,2099,2129,2131,1802,8195,118,1970,2104,2074,1946,2112,1961,1993,2127,1803,8201,118,1985,1974,
1949,2100,2105,1976,2130,1994,1804,8207,
};
static const unsigned short iltis_jacobian_at46[] = {
3696,2116,3860,1960,3688,1958,2027,3853,2134,3854,2036,3718,3702,2013,2081,3721,2002,3856,2066,3737,2091,3872,2055,3874,6152,
180,372,3696,2102,3860,1964,3688,2106,2031,3853,2034,3854,2083,3718,3702,1998,2005,3721,2076,3856,2058,3737,2057,3872,2098,
3874,6152,181,373,3692,2116,3694,1960,3846,1958,2027,3845,2134,3707,2036,3722,3725,2013,2081,3850,2002,3720,2066,3877,2091,
3873,2055,3740,6152,182,374,3696,2094,3860,1984,3688,2085,2023,3853,2132,3854,2124,3718,3702,2026,2088,3721,2121,3856,2056,
3737,2097,3872,2050,3874,6152,183,375,3696,2101,3860,1951,3688,1983,2021,3853,2016,3854,2022,3718,3702,2077,2019,3721,2025,
3856,2053,3737,2062,3872,2092,3874,6152,184,376,3692,2094,3694,1984,3846,2085,2023,3845,2132,3707,2124,3722,3725,2026,2088,
3850,2121,3720,2056,3877,2097,3873,2050,3740,6152,185,377,3696,1969,3860,1978,3688,2075,2032,3853,2012,3854,2119,3718,3702,
2015,2044,3721,2117,3856,2059,3737,2069,3872,2049,3874,6152,186,378,3696,2111,3860,2089,3688,2115,1986,3853,2041,3854,2084,
3718,3702,2123,2009,3721,2078,3856,2047,3737,2051,3872,2095,3874,6152,187,379,3692,1969,3694,1978,3846,2075,2032,3845,2012,
3707,2119,3722,3725,2015,2044,3850,2117,3720,2059,3877,2069,3873,2049,3740,6152,188,380,3696,1966,3860,1982,3688,1954,2007,
3853,2029,3854,2003,3718,3702,2000,2038,3721,2030,3856,2061,3737,2071,3872,2067,3874,6152,189,381,3696,1967,3860,2079,3688,
1981,2125,3853,2035,3854,2006,3718,3702,2118,2018,3721,1999,3856,2046,3737,2064,3872,2060,3874,6152,190,382,3692,1966,3694,
1982,3846,1954,2007,3845,2029,3707,2003,3722,3725,2000,2038,3850,2030,3720,2061,3877,2071,3873,2067,3740,6152,191,383,3820,
5594,3691,5456,3695,5598,5523,3723,5526,3858,5575,3851,3859,5490,5497,3716,5568,3731,5550,3875,5549,3739,5590,3876,6152,192,
384,3820,5593,3691,5443,3695,5475,5513,3723,5508,3858,5514,3851,3859,5569,5511,3716,5517,3731,5545,3875,5554,3739,5584,3876,
6152,193,385,3820,5603,3691,5581,3695,5607,5478,3723,5533,3858,5576,3851,3859,5615,5501,3716,5570,3731,5539,3875,5543,3739,
5587,3876,6152,194,386,3820,5459,3691,5571,3695,5473,5617,3723,5527,3858,5498,3851,3859,5610,5510,3716,5491,3731,5538,3875,
5556,3739,5552,3876,6152,195,387,3820,5788,3691,5650,3695,5792,5717,3723,5720,3858,5769,3851,3859,5684,5691,3716,5762,3731,
5744,3875,5743,3739,5784,3876,6152,196,388,3820,5787,3691,5637,3695,5669,5707,3723,5702,3858,5708,3851,3859,5763,5705,3716,
5711,3731,5739,3875,5748,3739,5778,3876,6152,197,389,3820,5797,3691,5775,3695,5801,5672,3723,5727,3858,5770,3851,3859,5809,
5695,3716,5764,3731,5733,3875,5737,3739,5781,3876,6152,198,390,3820,5653,3691,5765,3695,5667,5811,3723,5721,3858,5692,3851,
3859,5804,5704,3716,5685,3731,5732,3875,5750,3739,5746,3876,6152,199,391,3705,2074,3849,1945,3726,1949,1977,3832,2112,3786,
2105,3750,3881,2113,1970,3754,1985,3770,2129,3839,1993,3819,2130,3800,6152,200,392,3705,1946,3849,1948,3726,2100,2099,3832,
1961,3786,1976,3750,3881,1979,2104,3754,1974,3770,2131,3839,2127,3819,1994,3800,6152,201,393,3848,2074,3710,1945,3852,1949,
1977,3777,2112,3780,2105,3829,3744,2113,1970,3751,1985,3822,2129,3804,1993,3803,2130,3844,6152,202,394,3862,5438,3706,5440,
3704,5592,5591,3773,5453,3880,5468,3782,3759,5471,5596,3827,5466,3748,5623,3812,5619,3837,5486,3801,6152,203,395,3862,5632,
3706,5634,3704,5786,5785,3773,5647,3880,5662,3782,3759,5665,5790,3827,5660,3748,5817,3812,5813,3837,5680,3801,6152,204,396,
3828,2074,3701,1945,3836,1949,1977,3763,2112,3734,2105,3747,3766,2113,1970,3868,1985,3785,2129,3809,1993,3794,2130,3811,6152,
205,397,3828,1946,3701,1948,3836,2100,2099,3763,1961,3734,1976,3747,3766,1979,2104,3868,1974,3785,2131,3809,2127,3794,1994,
3811,6152,206,398,3847,2074,3697,1945,3729,1949,1977,3767,2112,3762,2105,3768,3823,2113,1970,3765,1985,3771,2129,3799,1993,
3808,2130,3838,6152,207,399,3840,5438,3730,5440,3831,5592,5591,3769,5453,3878,5468,3870,3772,5471,5596,3834,5466,3867,5623,
3802,5619,3843,5486,3796,6152,208,400,3840,5632,3730,5634,3831,5786,5785,3769,5647,3878,5662,3870,3772,5665,5790,3834,5660,
3867,5817,3802,5813,3843,5680,3796,6152,209,401,3698,2074,3717,1945,3714,1949,1977,3788,2112,3760,2105,3757,3756,2113,1970,
3779,1985,3789,2129,3798,1993,3818,2130,3814,6152,210,402,3698,1946,3717,1948,3714,2100,2099,3788,1961,3760,1976,3757,3756,
1979,2104,3779,1974,3789,2131,3798,2127,3818,1994,3814,6152,211,403,3857,2074,3835,1945,3861,1949,1977,3732,2112,3787,2105,
3830,3869,2113,1970,3755,1985,3824,2129,3793,1993,3797,2130,3841,6152,212,404,3715,5438,3724,5440,3821,5592,5591,3778,5453,
3758,5468,3865,3761,5471,5596,3790,5466,3863,5623,3805,5619,3815,5486,3795,6152,213,405,3715,5632,3724,5634,3821,5786,5785,
3778,5647,3758,5662,3865,3761,5665,5790,3790,5660,3863,5817,3805,5813,3815,5680,3795,6152,214,406,3879,2074,3855,1945,3711,
1949,1977,3833,2112,3733,2105,3774,3826,2113,1970,3866,1985,3783,2129,3842,1993,3791,2130,3816,6152,215,407,3879,1946,3855,
1948,3711,2100,2099,3833,1961,3733,1976,3774,3826,1979,2104,3866,1974,3783,2131,3842,2127,3791,1994,3816,6152,216,408,3713,
2074,3825,1945,3727,1949,1977,3871,2112,3781,2105,3752,3864,2113,1970,3764,1985,3745,2129,3792,1993,3810,2130,3806,6152,217,
409,3712,5438,3728,5440,3700,5592,5591,3753,5453,3775,5468,3749,3746,5471,5596,3784,5466,3776,5623,3807,5619,3817,5486,3813,
6152,218,410,3712,5632,3728,5634,3700,5786,5785,3753,5647,3775,5662,3749,3746,5665,5790,3784,5660,3776,5817,3807,5813,3817,
5680,3813,6152,219,411,
};
static const unsigned short iltis_jacobian_at47[] = {
289,6015,1403,8213,537,6030,1465,8246,723,6045,1155,8279,909,6060,1217,8312,
};
static const unsigned short iltis_jacobian_at48[] = {
4014,4093,3885,4237,3889,4114,3886,3888,4040,4269,4053,3910,4142,3925,4158,3919,4044,3914,3917,4220,4052,4174,4045,4138,4039,
3901,3916,4069,4227,3933,4207,4070,4188,4071,4067,3934,6152,220,412,4014,4216,3885,4089,3889,4224,3886,3888,4040,4154,4053,
3910,4256,3925,4173,3919,4044,3914,3917,4151,4052,4122,4045,4135,4039,3901,3916,4069,4197,3933,4182,4070,4199,4071,4067,3934,
6152,222,414,4014,4086,3885,4105,3889,4102,3886,3888,4040,4144,4053,3910,4167,3925,4177,3919,4044,3914,3917,4176,4052,4148,
4045,4145,4039,3901,3916,4069,4186,3933,4206,4070,4202,4071,4067,3934,6152,224,416,4014,4267,3885,4243,3889,4099,3886,3888,
4040,4214,4053,3910,4254,3925,4171,3919,4044,3914,3917,4221,4052,4121,4045,4162,4039,3901,3916,4069,4230,3933,4179,4070,4204,
4071,4067,3934,6152,226,418,4056,4084,3900,4248,3898,4076,4042,3904,4046,4090,3953,4021,4109,3942,4244,3938,3945,4016,3967,
4241,4074,4242,3976,4106,3971,3974,4023,4006,4125,4031,4260,3995,4262,3998,3997,4038,6152,228,420,4034,4084,3924,4248,4025,
4076,4041,3891,3923,4090,3966,4028,4109,4061,4244,4017,3959,3965,3963,4241,4072,4242,4064,4106,3961,3956,3962,3996,4125,4037,
4260,3990,4262,3993,4002,4032,6152,230,422,3909,4084,3918,4248,4015,4076,4051,4029,4055,4090,3955,3984,4109,4057,4244,4063,
3949,4018,3972,4241,3952,4242,4059,4106,3926,3981,4024,3999,4125,4009,4260,3989,4262,3987,3991,4035,6152,232,424,3906,4084,
3922,4248,3894,4076,3907,4019,3921,4090,3940,3978,4109,3970,4244,4058,3958,3939,3947,4241,3969,4242,3943,4106,4065,3975,3946,
4001,4125,4011,4260,4007,4262,3986,4004,4000,6152,234,426,4402,4481,4273,4625,4277,4502,4274,4276,4428,4657,4441,4298,4530,
4313,4546,4307,4432,4302,4305,4608,4440,4562,4433,4526,4427,4289,4304,4457,4615,4321,4595,4458,4576,4459,4455,4322,6152,236,
428,4402,4604,4273,4477,4277,4612,4274,4276,4428,4542,4441,4298,4644,4313,4561,4307,4432,4302,4305,4539,4440,4510,4433,4523,
4427,4289,4304,4457,4585,4321,4570,4458,4587,4459,4455,4322,6152,238,430,4402,4474,4273,4493,4277,4490,4274,4276,4428,4532,
4441,4298,4555,4313,4565,4307,4432,4302,4305,4564,4440,4536,4433,4533,4427,4289,4304,4457,4574,4321,4594,4458,4590,4459,4455,
4322,6152,240,432,4402,4655,4273,4631,4277,4487,4274,4276,4428,4602,4441,4298,4642,4313,4559,4307,4432,4302,4305,4609,4440,
4509,4433,4550,4427,4289,4304,4457,4618,4321,4567,4458,4592,4459,4455,4322,6152,242,434,4444,4472,4288,4636,4286,4464,4430,
4292,4434,4478,4341,4409,4497,4330,4632,4326,4333,4404,4355,4629,4462,4630,4364,4494,4359,4362,4411,4394,4513,4419,4648,4383,
4650,4386,4385,4426,6152,244,436,4422,4472,4312,4636,4413,4464,4429,4279,4311,4478,4354,4416,4497,4449,4632,4405,4347,4353,
4351,4629,4460,4630,4452,4494,4349,4344,4350,4384,4513,4425,4648,4378,4650,4381,4390,4420,6152,246,438,4297,4472,4306,4636,
4403,4464,4439,4417,4443,4478,4343,4372,4497,4445,4632,4451,4337,4406,4360,4629,4340,4630,4447,4494,4314,4369,4412,4387,4513,
4397,4648,4377,4650,4375,4379,4423,6152,248,440,4294,4472,4310,4636,4282,4464,4295,4407,4309,4478,4328,4366,4497,4358,4632,
4446,4346,4327,4335,4629,4357,4630,4331,4494,4453,4363,4334,4389,4513,4399,4648,4395,4650,4374,4392,4388,6152,250,442,4790,
4869,4661,5013,4665,4890,4662,4664,4816,5045,4829,4686,4918,4701,4934,4695,4820,4690,4693,4996,4828,4950,4821,4914,4815,4677,
4692,4845,5003,4709,4983,4846,4964,4847,4843,4710,6152,252,444,4790,4992,4661,4865,4665,5000,4662,4664,4816,4930,4829,4686,
5032,4701,4949,4695,4820,4690,4693,4927,4828,4898,4821,4911,4815,4677,4692,4845,4973,4709,4958,4846,4975,4847,4843,4710,6152,
254,446,4790,4862,4661,4881,4665,4878,4662,4664,4816,4920,4829,4686,4943,4701,4953,4695,4820,4690,4693,4952,4828,4924,4821,
4921,4815,4677,4692,4845,4962,4709,4982,4846,4978,4847,4843,4710,6152,256,448,4790,5043,4661,5019,4665,4875,4662,4664,4816,
4990,4829,4686,5030,4701,4947,4695,4820,4690,4693,4997,4828,4897,4821,4938,4815,4677,4692,4845,5006,4709,4955,4846,4980,4847,
4843,4710,6152,258,450,4832,4860,4676,5024,4674,4852,4818,4680,4822,4866,4729,4797,4885,4718,5020,4714,4721,4792,4743,5017,
4850,5018,4752,4882,4747,4750,4799,4782,4901,4807,5036,4771,5038,4774,4773,4814,6152,260,452,4810,4860,4700,5024,4801,4852,
4817,4667,4699,4866,4742,4804,4885,4837,5020,4793,4735,4741,4739,5017,4848,5018,4840,4882,4737,4732,4738,4772,4901,4813,5036,
4766,5038,4769,4778,4808,6152,262,454,4685,4860,4694,5024,4791,4852,4827,4805,4831,4866,4731,4760,4885,4833,5020,4839,4725,
4794,4748,5017,4728,5018,4835,4882,4702,4757,4800,4775,4901,4785,5036,4765,5038,4763,4767,4811,6152,264,456,4682,4860,4698,
5024,4670,4852,4683,4795,4697,4866,4716,4754,4885,4746,5020,4834,4734,4715,4723,5017,4745,5018,4719,4882,4841,4751,4722,4777,
4901,4787,5036,4783,5038,4762,4780,4776,6152,266,458,5178,5257,5049,5401,5053,5278,5050,5052,5204,5433,5217,5074,5306,5089,
5322,5083,5208,5078,5081,5384,5216,5338,5209,5302,5203,5065,5080,5233,5391,5097,5371,5234,5352,5235,5231,5098,6152,268,460,
5178,5380,5049,5253,5053,5388,5050,5052,5204,5318,5217,5074,5420,5089,5337,5083,5208,5078,5081,5315,5216,5286,5209,5299,5203,
5065,5080,5233,5361,5097,5346,5234,5363,5235,5231,5098,6152,270,462,5178,5250,5049,5269,5053,5266,5050,5052,5204,5308,5217,
5074,5331,5089,5341,5083,5208,5078,5081,5340,5216,5312,5209,5309,5203,5065,5080,5233,5350,5097,5370,5234,5366,5235,5231,5098,
6152,272,464,5178,5431,5049,5407,5053,5263,5050,5052,5204,5378,5217,5074,5418,5089,5335,5083,5208,5078,5081,5385,5216,5285,
5209,5326,5203,5065,5080,5233,5394,5097,5343,5234,5368,5235,5231,5098,6152,274,466,5220,5248,5064,5412,5062,5240,5206,5068,
5210,5254,5117,5185,5273,5106,5408,5102,5109,5180,5131,5405,5238,5406,5140,5270,5135,5138,5187,5170,5289,5195,5424,5159,5426,
5162,5161,5202,6152,276,468,5198,5248,5088,5412,5189,5240,5205,5055,5087,5254,5130,5192,5273,5225,5408,5181,5123,5129,5127,
5405,5236,5406,5228,5270,5125,5120,5126,5160,5289,5201,5424,5154,5426,5157,5166,5196,6152,278,470,5073,5248,5082,5412,5179,
5240,5215,5193,5219,5254,5119,5148,5273,5221,5408,5227,5113,5182,5136,5405,5116,5406,5223,5270,5090,5145,5188,5163,5289,5173,
5424,5153,5426,5151,5155,5199,6152,280,472,5070,5248,5086,5412,5058,5240,5071,5183,5085,5254,5104,5142,5273,5134,5408,5222,
5122,5103,5111,5405,5133,5406,5107,5270,5229,5139,5110,5165,5289,5175,5424,5171,5426,5150,5168,5164,6152,282,474,
};
static const unsigned short iltis_jacobian_at49[] = {
367,6005,408,392,8345,366,6005,402,388,8351,397,6005,400,390,8357,395,6005,381,373,8363,491,6010,532,516,8369,490,6010,526,
512,8375,521,6010,524,514,8381,519,6010,505,497,8387,615,6020,656,640,8393,614,6020,650,636,8399,645,6020,648,638,8405,643,
6020,629,621,8411,677,6025,718,702,8417,676,6025,712,698,8423,707,6025,710,700,8429,705,6025,691,683,8435,801,6035,842,826,
8441,800,6035,836,822,8447,831,6035,834,824,8453,829,6035,815,807,8459,863,6040,904,888,8465,862,6040,898,884,8471,893,6040,
896,886,8477,891,6040,877,869,8483,1173,6065,1214,1198,8489,1173,6070,1214,1198,8495,1172,6065,1208,1194,8501,1172,6070,1208,
1194,8507,1203,6065,1206,1196,8513,1203,6070,1206,1196,8519,1201,6065,1187,1179,8525,1201,6070,1187,1179,8531,987,6050,1028,
1012,8537,986,6050,1022,1008,8543,1017,6050,1020,1010,8549,1015,6050,1001,993,8555,1049,6055,1090,1074,8561,1048,6055,1084,
1070,8567,1079,6055,1082,1072,8573,1077,6055,1063,1055,8579,1235,6075,1276,1260,8585,1235,6080,1276,1260,8591,1234,6075,1270,
1256,8597,1234,6080,1270,1256,8603,1265,6075,1268,1258,8609,1265,6080,1268,1258,8615,1263,6075,1249,1241,8621,1263,6080,1249,
1241,8627,
};
static const unsigned short iltis_jacobian_at50[] = {
2225,6155,2280,6158,2221,6156,2174,2300,2152,2267,2251,2285,2292,2248,2249,2297,2158,2154,2198,2277,2230,2234,2228,2328,2153,
2296,2310,2270,2199,2287,2252,2260,1942,2192,6152,284,476,2215,6155,2211,6158,2217,6156,2284,2177,2279,2242,2256,2291,2286,
2259,2244,2149,2145,2178,2195,2216,2318,2182,2210,2326,2276,2295,2288,2219,2213,2257,2247,2250,1942,2271,6152,289,481,2180,
6155,2236,6158,2226,6156,2162,2309,2269,2266,2245,2263,2289,2262,2243,2165,2283,2172,2205,2278,2313,2208,2235,2206,2146,2305,
2163,2272,2203,2246,2241,2253,1942,2317,6152,294,486,2319,6155,2281,6158,2201,6156,2159,2175,2148,2239,2258,2265,2254,2264,
2261,2303,2273,2176,2222,2200,2197,2181,2229,2223,2327,2161,2160,2193,2212,2290,2240,2255,1942,2312,6152,299,491,3001,6160,
3056,6163,2997,6161,2950,3076,2928,3043,3027,3061,3068,3024,3025,3073,2934,2930,2974,3053,3006,3010,3004,3104,2929,3072,3086,
3046,2975,3063,3028,3036,1942,2968,6152,304,496,2991,6160,2987,6163,2993,6161,3060,2953,3055,3018,3032,3067,3062,3035,3020,
2925,2921,2954,2971,2992,3094,2958,2986,3102,3052,3071,3064,2995,2989,3033,3023,3026,1942,3047,6152,309,501,2956,6160,3012,
6163,3002,6161,2938,3085,3045,3042,3021,3039,3065,3038,3019,2941,3059,2948,2981,3054,3089,2984,3011,2982,2922,3081,2939,3048,
2979,3022,3017,3029,1942,3093,6152,314,506,3095,6160,3057,6163,2977,6161,2935,2951,2924,3015,3034,3041,3030,3040,3037,3079,
3049,2952,2998,2976,2973,2957,3005,2999,3103,2937,2936,2969,2988,3066,3016,3031,1942,3088,6152,319,511,4747,6298,4802,6299,
4743,6301,4696,4822,4674,4789,4773,4807,4814,4770,4771,4819,4680,4676,4720,4799,4752,4756,4750,4850,4675,4818,4832,4792,4721,
4809,4774,4782,2912,4714,6152,324,516,4747,6747,4802,6748,4743,6750,4696,4822,4674,4789,4773,4807,4814,4770,4771,4819,4680,
4676,4720,4799,4752,4756,4750,4850,4675,4818,4832,4792,4721,4809,4774,4782,3106,4714,6152,329,521,4737,6298,4733,6299,4739,
6301,4806,4699,4801,4764,4778,4813,4808,4781,4766,4671,4667,4700,4717,4738,4840,4704,4732,4848,4798,4817,4810,4741,4735,4779,
4769,4772,2912,4793,6152,334,526,4737,6747,4733,6748,4739,6750,4806,4699,4801,4764,4778,4813,4808,4781,4766,4671,4667,4700,
4717,4738,4840,4704,4732,4848,4798,4817,4810,4741,4735,4779,4769,4772,3106,4793,6152,339,531,4702,6298,4758,6299,4748,6301,
4684,4831,4791,4788,4767,4785,4811,4784,4765,4687,4805,4694,4727,4800,4835,4730,4757,4728,4668,4827,4685,4794,4725,4768,4763,
4775,2912,4839,6152,344,536,4702,6747,4758,6748,4748,6750,4684,4831,4791,4788,4767,4785,4811,4784,4765,4687,4805,4694,4727,
4800,4835,4730,4757,4728,4668,4827,4685,4794,4725,4768,4763,4775,3106,4839,6152,349,541,4841,6298,4803,6299,4723,6301,4681,
4697,4670,4761,4780,4787,4776,4786,4783,4825,4795,4698,4744,4722,4719,4703,4751,4745,4849,4683,4682,4715,4734,4812,4762,4777,
2912,4834,6152,354,546,4841,6747,4803,6748,4723,6750,4681,4697,4670,4761,4780,4787,4776,4786,4783,4825,4795,4698,4744,4722,
4719,4703,4751,4745,4849,4683,4682,4715,4734,4812,4762,4777,3106,4834,6152,359,551,5135,6755,5190,6756,5131,6758,5084,5210,
5062,5177,5161,5195,5202,5158,5159,5207,5068,5064,5108,5187,5140,5144,5138,5238,5063,5206,5220,5180,5109,5197,5162,5170,3300,
5102,6152,364,556,5125,6755,5121,6756,5127,6758,5194,5087,5189,5152,5166,5201,5196,5169,5154,5059,5055,5088,5105,5126,5228,
5092,5120,5236,5186,5205,5198,5129,5123,5167,5157,5160,3300,5181,6152,369,561,5090,6755,5146,6756,5136,6758,5072,5219,5179,
5176,5155,5173,5199,5172,5153,5075,5193,5082,5115,5188,5223,5118,5145,5116,5056,5215,5073,5182,5113,5156,5151,5163,3300,5227,
6152,374,566,5229,6755,5191,6756,5111,6758,5069,5085,5058,5149,5168,5175,5164,5174,5171,5213,5183,5086,5132,5110,5107,5091,
5139,5133,5237,5071,5070,5103,5122,5200,5150,5165,3300,5222,6152,379,571,
};
static const unsigned short iltis_jacobian_at51[] = {
2287,6297,2252,6296,2260,6294,2225,2280,2221,2158,2297,2154,2251,2267,2285,2228,2234,2328,2296,2153,2310,2292,2248,2249,2277,
2198,2230,2300,2174,2152,8633,2257,6297,2247,6296,2250,6294,2215,2211,2217,2145,2149,2178,2256,2242,2291,2210,2182,2326,2295,
2276,2288,2286,2259,2244,2216,2195,2318,2177,2284,2279,8642,2246,6297,2241,6296,2253,6294,2180,2236,2226,2283,2165,2172,2245,
2266,2263,2235,2208,2206,2305,2146,2163,2289,2262,2243,2278,2205,2313,2309,2162,2269,8651,2290,6297,2240,6296,2255,6294,2319,
2281,2201,2273,2303,2176,2258,2239,2265,2229,2181,2223,2161,2327,2160,2254,2264,2261,2200,2222,2197,2175,2159,2148,8660,2481,
6734,2446,6733,2454,6731,2419,2474,2415,2352,2491,2348,2445,2461,2479,2422,2428,2522,2490,2347,2504,2486,2442,2443,2471,2392,
2424,2494,2368,2346,8669,2451,6734,2441,6733,2444,6731,2409,2405,2411,2339,2343,2372,2450,2436,2485,2404,2376,2520,2489,2470,
2482,2480,2453,2438,2410,2389,2512,2371,2478,2473,8678,2440,6734,2435,6733,2447,6731,2374,2430,2420,2477,2359,2366,2439,2460,
2457,2429,2402,2400,2499,2340,2357,2483,2456,2437,2472,2399,2507,2503,2356,2463,8687,2484,6734,2434,6733,2449,6731,2513,2475,
2395,2467,2497,2370,2452,2433,2459,2423,2375,2417,2355,2521,2354,2448,2458,2455,2394,2416,2391,2369,2353,2342,8696,4033,6293,
3998,6292,4006,6295,3971,4026,3967,3904,4043,3900,3997,4013,4031,3974,3980,4074,4042,3899,4056,4038,3994,3995,4023,3944,3976,
4046,3920,3898,8705,4033,6730,3998,6729,4006,6732,3971,4026,3967,3904,4043,3900,3997,4013,4031,3974,3980,4074,4042,3899,4056,
4038,3994,3995,4023,3944,3976,4046,3920,3898,8714,4033,6736,3998,6735,4006,6738,3971,4026,3967,3904,4043,3900,3997,4013,4031,
3974,3980,4074,4042,3899,4056,4038,3994,3995,4023,3944,3976,4046,3920,3898,8723,4003,6293,3993,6292,3996,6295,3961,3957,3963,
3891,3895,3924,4002,3988,4037,3956,3928,4072,4041,4022,4034,4032,4005,3990,3962,3941,4064,3923,4030,4025,8732,4003,6730,3993,
6729,3996,6732,3961,3957,3963,3891,3895,3924,4002,3988,4037,3956,3928,4072,4041,4022,4034,4032,4005,3990,3962,3941,4064,3923,
4030,4025,8741,4003,6736,3993,6735,3996,6738,3961,3957,3963,3891,3895,3924,4002,3988,4037,3956,3928,4072,4041,4022,4034,4032,
4005,3990,3962,3941,4064,3923,4030,4025,8750,3992,6293,3987,6292,3999,6295,3926,3982,3972,4029,3911,3918,3991,4012,4009,3981,
3954,3952,4051,3892,3909,4035,4008,3989,4024,3951,4059,4055,3908,4015,8759,3992,6730,3987,6729,3999,6732,3926,3982,3972,4029,
3911,3918,3991,4012,4009,3981,3954,3952,4051,3892,3909,4035,4008,3989,4024,3951,4059,4055,3908,4015,8768,3992,6736,3987,6735,
3999,6738,3926,3982,3972,4029,3911,3918,3991,4012,4009,3981,3954,3952,4051,3892,3909,4035,4008,3989,4024,3951,4059,4055,3908,
4015,8777,4036,6293,3986,6292,4001,6295,4065,4027,3947,4019,4049,3922,4004,3985,4011,3975,3927,3969,3907,4073,3906,4000,4010,
4007,3946,3968,3943,3921,3905,3894,8786,4036,6730,3986,6729,4001,6732,4065,4027,3947,4019,4049,3922,4004,3985,4011,3975,3927,
3969,3907,4073,3906,4000,4010,4007,3946,3968,3943,3921,3905,3894,8795,4036,6736,3986,6735,4001,6738,4065,4027,3947,4019,4049,
3922,4004,3985,4011,3975,3927,3969,3907,4073,3906,4000,4010,4007,3946,3968,3943,3921,3905,3894,8804,2675,6746,2640,6745,2648,
6743,2613,2668,2609,2546,2685,2542,2639,2655,2673,2616,2622,2716,2684,2541,2698,2680,2636,2637,2665,2586,2618,2688,2562,2540,
8813,2645,6746,2635,6745,2638,6743,2603,2599,2605,2533,2537,2566,2644,2630,2679,2598,2570,2714,2683,2664,2676,2674,2647,2632,
2604,2583,2706,2565,2672,2667,8822,2634,6746,2629,6745,2641,6743,2568,2624,2614,2671,2553,2560,2633,2654,2651,2623,2596,2594,
2693,2534,2551,2677,2650,2631,2666,2593,2701,2697,2550,2657,8831,2678,6746,2628,6745,2643,6743,2707,2669,2589,2661,2691,2564,
2646,2627,2653,2617,2569,2611,2549,2715,2548,2642,2652,2649,2588,2610,2585,2563,2547,2536,8840,4421,6742,4386,6741,4394,6744,
4359,4414,4355,4292,4431,4288,4385,4401,4419,4362,4368,4462,4430,4287,4444,4426,4382,4383,4411,4332,4364,4434,4308,4286,8849,
4391,6742,4381,6741,4384,6744,4349,4345,4351,4279,4283,4312,4390,4376,4425,4344,4316,4460,4429,4410,4422,4420,4393,4378,4350,
4329,4452,4311,4418,4413,8858,4380,6742,4375,6741,4387,6744,4314,4370,4360,4417,4299,4306,4379,4400,4397,4369,4342,4340,4439,
4280,4297,4423,4396,4377,4412,4339,4447,4443,4296,4403,8867,4424,6742,4374,6741,4389,6744,4453,4415,4335,4407,4437,4310,4392,
4373,4399,4363,4315,4357,4295,4461,4294,4388,4398,4395,4334,4356,4331,4309,4293,4282,8876,5585,6740,5550,6739,5558,6737,5523,
5578,5519,5456,5595,5452,5549,5565,5583,5526,5532,5626,5594,5451,5608,5590,5546,5547,5575,5496,5528,5598,5472,5450,8885,5555,
6740,5545,6739,5548,6737,5513,5509,5515,5443,5447,5476,5554,5540,5589,5508,5480,5624,5593,5574,5586,5584,5557,5542,5514,5493,
5616,5475,5582,5577,8894,5544,6740,5539,6739,5551,6737,5478,5534,5524,5581,5463,5470,5543,5564,5561,5533,5506,5504,5603,5444,
5461,5587,5560,5541,5576,5503,5611,5607,5460,5567,8903,5588,6740,5538,6739,5553,6737,5617,5579,5499,5571,5601,5474,5556,5537,
5563,5527,5479,5521,5459,5625,5458,5552,5562,5559,5498,5520,5495,5473,5457,5446,8912,
};
static const unsigned short iltis_jacobian_at52[] = {
6015,1441,1462,1446,1459,1421,1438,8921,6015,1450,1456,1442,1460,1420,1426,8924,6015,1452,1454,1444,1434,1451,1419,8927,6015,
1440,1435,1427,1423,1449,1436,8930,6030,1503,1524,1508,1521,1483,1500,8933,6030,1512,1518,1504,1522,1482,1488,8936,6030,1514,
1516,1506,1496,1513,1481,8939,6030,1502,1497,1489,1485,1511,1498,8942,6045,1193,1214,1198,1211,1173,1190,8945,6045,1202,1208,
1194,1212,1172,1178,8948,6045,1204,1206,1196,1186,1203,1171,8951,6045,1192,1187,1179,1175,1201,1188,8954,6060,1255,1276,1260,
1273,1235,1252,8957,6060,1264,1270,1256,1274,1234,1240,8960,6060,1266,1268,1258,1248,1265,1233,8963,6060,1254,1249,1241,1237,
1263,1250,8966,
};
static const unsigned short iltis_jacobian_at53[] = {
100,91,7014,6648,138,141,8969,112,91,8075,6648,6667,8074,8975,
};
static const unsigned short iltis_jacobian_at54[] = {
44,35,7405,6754,143,146,8981,
};
static const unsigned short iltis_jacobian_at55[] = {
115,8074,8166,8987,
};
static const unsigned short iltis_jacobian_at56[] = {
124,6767,65,89,107,6304,110,6396,6325,154,8992,384,124,6780,65,6646,7013,6331,7015,6416,6343,182,9063,388,124,6793,9,33,51,
6349,54,6436,6361,210,9134,392,124,6806,9,6722,7404,6367,7406,6456,6379,238,9205,396,
};
static const unsigned short iltis_jacobian_at57[] = {
288,13822,295,13822,289,13822,288,13832,295,13832,289,13832,295,13823,288,13823,289,13823,288,13851,295,13851,289,13851,295,
13843,288,13843,289,13843,536,13824,543,13824,537,13824,536,13835,543,13835,537,13835,543,13825,536,13825,537,13825,536,13853,
543,13853,537,13853,543,13845,536,13845,537,13845,722,13826,729,13826,723,13826,722,13838,729,13838,723,13838,729,13827,722,
13827,723,13827,722,13855,729,13855,723,13855,729,13847,722,13847,723,13847,908,13828,915,13828,909,13828,908,13841,915,13841,
909,13841,915,13829,908,13829,909,13829,908,13857,915,13857,909,13857,915,13849,908,13849,909,13849,
};
static const unsigned short iltis_jacobian_at58[] = {
288,13830,327,13822,295,13830,301,13822,289,13831,313,13822,295,13842,323,13822,289,13842,317,13822,288,13850,312,13822,536,
13833,575,13824,543,13833,549,13824,537,13834,561,13824,543,13844,571,13824,537,13844,565,13824,536,13852,560,13824,722,13836,
761,13826,729,13836,735,13826,723,13837,747,13826,729,13846,757,13826,723,13846,751,13826,722,13854,746,13826,908,13839,947,
13828,915,13839,921,13828,909,13840,933,13828,915,13848,943,13828,909,13848,937,13828,908,13856,932,13828,
};
static const unsigned short iltis_jacobian_at59[] = {
289,13830,315,13822,295,13831,308,13822,288,13831,331,13822,288,13842,329,13822,295,13850,296,13822,289,13850,306,13822,537,
13833,563,13824,543,13834,556,13824,536,13834,579,13824,536,13844,577,13824,543,13852,544,13824,537,13852,554,13824,723,13836,
749,13826,729,13837,742,13826,722,13837,765,13826,722,13846,763,13826,729,13854,730,13826,723,13854,740,13826,909,13839,935,
13828,915,13840,928,13828,908,13840,951,13828,908,13848,949,13828,915,13856,916,13828,909,13856,926,13828,
};
static const unsigned short iltis_jacobian_at60[] = {
1980,104,2106,6709,1958,6706,2024,2002,2135,2013,2073,2057,2091,2086,2031,2027,2098,2054,2055,2058,2093,2066,1959,2334,2103,
2040,2034,2134,1960,2116,2008,2081,1964,2083,2004,2036,2102,6152,400,576,1980,6711,2106,6715,1958,6712,2024,2002,2135,2013,
2073,2057,2091,2086,2031,2027,2098,2054,2055,2058,2093,2066,1959,2528,2103,2040,2034,2134,1960,2116,2008,2081,1964,2083,2004,
2036,2102,6152,405,581,1980,48,2106,6720,1958,6717,2024,2002,2135,2013,2073,2057,2091,2086,2031,2027,2098,2054,2055,2058,
2093,2066,1959,3110,2103,2040,2034,2134,1960,2116,2008,2081,1964,2083,2004,2036,2102,6152,410,586,1980,6723,2106,6727,1958,
6724,2024,2002,2135,2013,2073,2057,2091,2086,2031,2027,2098,2054,2055,2058,2093,2066,1959,3304,2103,2040,2034,2134,1960,2116,
2008,2081,1964,2083,2004,2036,2102,6152,415,591,2090,104,1983,6709,2085,6706,2039,2121,2020,2026,2048,2062,2097,2017,2021,
2023,2092,2065,2050,2053,2063,2056,2082,2334,1955,1988,2016,2132,1984,2094,2122,2088,1951,2022,2001,2124,2101,6152,420,596,
2090,6711,1983,6715,2085,6712,2039,2121,2020,2026,2048,2062,2097,2017,2021,2023,2092,2065,2050,2053,2063,2056,2082,2528,1955,
1988,2016,2132,1984,2094,2122,2088,1951,2022,2001,2124,2101,6152,425,601,2090,48,1983,6720,2085,6717,2039,2121,2020,2026,
2048,2062,2097,2017,2021,2023,2092,2065,2050,2053,2063,2056,2082,3110,1955,1988,2016,2132,1984,2094,2122,2088,1951,2022,2001,
2124,2101,6152,430,606,2090,6723,1983,6727,2085,6724,2039,2121,2020,2026,2048,2062,2097,2017,2021,2023,2092,2065,2050,2053,
2063,2056,2082,3304,1955,1988,2016,2132,1984,2094,2122,2088,1951,2022,2001,2124,2101,6152,435,611,1968,104,2115,6709,2075,
6706,2043,2117,2010,2015,2072,2051,2069,2042,1986,2032,2095,2068,2049,2047,2052,2059,1952,2334,1971,2014,2041,2012,1978,1969,
2033,2044,2089,2084,2011,2119,2111,6152,440,616,1968,6711,2115,6715,2075,6712,2043,2117,2010,2015,2072,2051,2069,2042,1986,
2032,2095,2068,2049,2047,2052,2059,1952,2528,1971,2014,2041,2012,1978,1969,2033,2044,2089,2084,2011,2119,2111,6152,445,621,
1968,48,2115,6720,2075,6717,2043,2117,2010,2015,2072,2051,2069,2042,1986,2032,2095,2068,2049,2047,2052,2059,1952,3110,1971,
2014,2041,2012,1978,1969,2033,2044,2089,2084,2011,2119,2111,6152,450,626,1968,6723,2115,6727,2075,6724,2043,2117,2010,2015,
2072,2051,2069,2042,1986,2032,2095,2068,2049,2047,2052,2059,1952,3304,1971,2014,2041,2012,1978,1969,2033,2044,2089,2084,2011,
2119,2111,6152,455,631,1965,104,1981,6709,1954,6706,2037,2030,2080,2000,2045,2064,2071,2087,2125,2007,2060,2070,2067,2046,
2096,2061,2133,2334,2109,1987,2035,2029,1982,1966,2120,2038,2079,2006,2028,2003,1967,6152,460,636,1965,6711,1981,6715,1954,
6712,2037,2030,2080,2000,2045,2064,2071,2087,2125,2007,2060,2070,2067,2046,2096,2061,2133,2528,2109,1987,2035,2029,1982,1966,
2120,2038,2079,2006,2028,2003,1967,6152,465,641,1965,48,1981,6720,1954,6717,2037,2030,2080,2000,2045,2064,2071,2087,2125,
2007,2060,2070,2067,2046,2096,2061,2133,3110,2109,1987,2035,2029,1982,1966,2120,2038,2079,2006,2028,2003,1967,6152,470,646,
1965,6723,1981,6727,1954,6724,2037,2030,2080,2000,2045,2064,2071,2087,2125,2007,2060,2070,2067,2046,2096,2061,2133,3304,2109,
1987,2035,2029,1982,1966,2120,2038,2079,2006,2028,2003,1967,6152,475,651,3532,8986,3658,8985,3510,8983,3576,3554,3687,3565,
3625,3609,3643,3638,3583,3579,3650,3606,3607,3610,3645,3618,3511,5050,3655,3592,3586,3686,3512,3668,3560,3633,3516,3635,3556,
3588,3654,6152,480,656,3642,8986,3535,8985,3637,8983,3591,3673,3572,3578,3600,3614,3649,3569,3573,3575,3644,3617,3602,3605,
3615,3608,3634,5050,3507,3540,3568,3684,3536,3646,3674,3640,3503,3574,3553,3676,3653,6152,485,661,3520,8986,3667,8985,3627,
8983,3595,3669,3562,3567,3624,3603,3621,3594,3538,3584,3647,3620,3601,3599,3604,3611,3504,5050,3523,3566,3593,3564,3530,3521,
3585,3596,3641,3636,3563,3671,3663,6152,490,666,3517,8986,3533,8985,3506,8983,3589,3582,3632,3552,3597,3616,3623,3639,3677,
3559,3612,3622,3619,3598,3648,3613,3685,5050,3661,3539,3587,3581,3534,3518,3672,3590,3631,3558,3580,3555,3519,6152,495,671,
};
static const unsigned short iltis_jacobian_at61[] = {
157,8243,9276,185,8276,9301,213,8309,9326,241,8342,9351,
};
static const unsigned short iltis_jacobian_at62[] = {
2419,6707,2474,6710,2415,6708,2368,2494,2346,2461,2445,2479,2486,2442,2443,2491,2352,2348,2392,2471,2424,2428,2422,2522,2347,
2490,2504,2464,2393,2481,2446,2454,1942,2386,6152,500,676,2409,6707,2405,6710,2411,6708,2478,2371,2473,2436,2450,2485,2480,
2453,2438,2343,2339,2372,2389,2410,2512,2376,2404,2520,2470,2489,2482,2413,2407,2451,2441,2444,1942,2465,6152,505,681,2374,
6707,2430,6710,2420,6708,2356,2503,2463,2460,2439,2457,2483,2456,2437,2359,2477,2366,2399,2472,2507,2402,2429,2400,2340,2499,
2357,2466,2397,2440,2435,2447,1942,2511,6152,510,686,2513,6707,2475,6710,2395,6708,2353,2369,2342,2433,2452,2459,2448,2458,
2455,2497,2467,2370,2416,2394,2391,2375,2423,2417,2521,2355,2354,2387,2406,2484,2434,2449,1942,2506,6152,515,691,2613,6713,
2668,6716,2609,6714,2562,2688,2540,2655,2639,2673,2680,2636,2637,2685,2546,2542,2586,2665,2618,2622,2616,2716,2541,2684,2698,
2658,2587,2675,2640,2648,1942,2580,6152,520,696,2603,6713,2599,6716,2605,6714,2672,2565,2667,2630,2644,2679,2674,2647,2632,
2537,2533,2566,2583,2604,2706,2570,2598,2714,2664,2683,2676,2607,2601,2645,2635,2638,1942,2659,6152,525,701,2568,6713,2624,
6716,2614,6714,2550,2697,2657,2654,2633,2651,2677,2650,2631,2553,2671,2560,2593,2666,2701,2596,2623,2594,2534,2693,2551,2660,
2591,2634,2629,2641,1942,2705,6152,530,706,2707,6713,2669,6716,2589,6714,2547,2563,2536,2627,2646,2653,2642,2652,2649,2691,
2661,2564,2610,2588,2585,2569,2617,2611,2715,2549,2548,2581,2600,2678,2628,2643,1942,2700,6152,535,711,3195,6718,3250,6721,
3191,6719,3144,3270,3122,3237,3221,3255,3262,3218,3219,3267,3128,3124,3168,3247,3200,3204,3198,3298,3123,3266,3280,3240,3169,
3257,3222,3230,1942,3162,6152,540,716,3185,6718,3181,6721,3187,6719,3254,3147,3249,3212,3226,3261,3256,3229,3214,3119,3115,
3148,3165,3186,3288,3152,3180,3296,3246,3265,3258,3189,3183,3227,3217,3220,1942,3241,6152,545,721,3150,6718,3206,6721,3196,
6719,3132,3279,3239,3236,3215,3233,3259,3232,3213,3135,3253,3142,3175,3248,3283,3178,3205,3176,3116,3275,3133,3242,3173,3216,
3211,3223,1942,3287,6152,550,726,3289,6718,3251,6721,3171,6719,3129,3145,3118,3209,3228,3235,3224,3234,3231,3273,3243,3146,
3192,3170,3167,3151,3199,3193,3297,3131,3130,3163,3182,3260,3210,3225,1942,3282,6152,555,731,3389,6725,3444,6728,3385,6726,
3338,3464,3316,3431,3415,3449,3456,3412,3413,3461,3322,3318,3362,3441,3394,3398,3392,3492,3317,3460,3474,3434,3363,3451,3416,
3424,1942,3356,6152,560,736,3379,6725,3375,6728,3381,6726,3448,3341,3443,3406,3420,3455,3450,3423,3408,3313,3309,3342,3359,
3380,3482,3346,3374,3490,3440,3459,3452,3383,3377,3421,3411,3414,1942,3435,6152,565,741,3344,6725,3400,6728,3390,6726,3326,
3473,3433,3430,3409,3427,3453,3426,3407,3329,3447,3336,3369,3442,3477,3372,3399,3370,3310,3469,3327,3436,3367,3410,3405,3417,
1942,3481,6152,570,746,3483,6725,3445,6728,3365,6726,3323,3339,3312,3403,3422,3429,3418,3428,3425,3467,3437,3340,3386,3364,
3361,3345,3393,3387,3491,3325,3324,3357,3376,3454,3404,3419,1942,3476,6152,575,751,5135,8981,5190,8982,5131,8984,5084,5210,
5062,5177,5161,5195,5202,5158,5159,5207,5068,5064,5108,5187,5140,5144,5138,5238,5063,5206,5220,5180,5109,5197,5162,5170,3494,
5102,6152,580,756,5125,8981,5121,8982,5127,8984,5194,5087,5189,5152,5166,5201,5196,5169,5154,5059,5055,5088,5105,5126,5228,
5092,5120,5236,5186,5205,5198,5129,5123,5167,5157,5160,3494,5181,6152,585,761,5090,8981,5146,8982,5136,8984,5072,5219,5179,
5176,5155,5173,5199,5172,5153,5075,5193,5082,5115,5188,5223,5118,5145,5116,5056,5215,5073,5182,5113,5156,5151,5163,3494,5227,
6152,590,766,5229,8981,5191,8982,5111,8984,5069,5085,5058,5149,5168,5175,5164,5174,5171,5213,5183,5086,5132,5110,5107,5091,
5139,5133,5237,5071,5070,5103,5122,5200,5150,5165,3494,5222,6152,595,771,
};
static const unsigned short iltis_jacobian_at63[] = {
2869,8974,2834,8973,2842,8971,2807,2862,2803,2740,2879,2736,2833,2849,2867,2810,2816,2910,2878,2735,2892,2874,2830,2831,2859,
2780,2812,2882,2756,2734,9376,2839,8974,2829,8973,2832,8971,2797,2793,2799,2727,2731,2760,2838,2824,2873,2792,2764,2908,2877,
2858,2870,2868,2841,2826,2798,2777,2900,2759,2866,2861,9385,2828,8974,2823,8973,2835,8971,2762,2818,2808,2865,2747,2754,2827,
2848,2845,2817,2790,2788,2887,2728,2745,2871,2844,2825,2860,2787,2895,2891,2744,2851,9394,2872,8974,2822,8973,2837,8971,2901,
2863,2783,2855,2885,2758,2840,2821,2847,2811,2763,2805,2743,2909,2742,2836,2846,2843,2782,2804,2779,2757,2741,2730,9403,4421,
8970,4386,8969,4394,8972,4359,4414,4355,4292,4431,4288,4385,4401,4419,4362,4368,4462,4430,4287,4444,4426,4382,4383,4411,4332,
4364,4434,4308,4286,9412,4421,8976,4386,8975,4394,8978,4359,4414,4355,4292,4431,4288,4385,4401,4419,4362,4368,4462,4430,4287,
4444,4426,4382,4383,4411,4332,4364,4434,4308,4286,9421,4391,8970,4381,8969,4384,8972,4349,4345,4351,4279,4283,4312,4390,4376,
4425,4344,4316,4460,4429,4410,4422,4420,4393,4378,4350,4329,4452,4311,4418,4413,9430,4391,8976,4381,8975,4384,8978,4349,4345,
4351,4279,4283,4312,4390,4376,4425,4344,4316,4460,4429,4410,4422,4420,4393,4378,4350,4329,4452,4311,4418,4413,9439,4380,8970,
4375,8969,4387,8972,4314,4370,4360,4417,4299,4306,4379,4400,4397,4369,4342,4340,4439,4280,4297,4423,4396,4377,4412,4339,4447,
4443,4296,4403,9448,4380,8976,4375,8975,4387,8978,4314,4370,4360,4417,4299,4306,4379,4400,4397,4369,4342,4340,4439,4280,4297,
4423,4396,4377,4412,4339,4447,4443,4296,4403,9457,4424,8970,4374,8969,4389,8972,4453,4415,4335,4407,4437,4310,4392,4373,4399,
4363,4315,4357,4295,4461,4294,4388,4398,4395,4334,4356,4331,4309,4293,4282,9466,4424,8976,4374,8975,4389,8978,4453,4415,4335,
4407,4437,4310,4392,4373,4399,4363,4315,4357,4295,4461,4294,4388,4398,4395,4334,4356,4331,4309,4293,4282,9475,5585,6765,5550,
6763,5558,6762,5523,5578,5519,5456,5595,5452,5549,5565,5583,5526,5532,5626,5594,5451,5608,5590,5546,5547,5575,5496,5528,5598,
5472,5450,9484,5555,6765,5545,6763,5548,6762,5513,5509,5515,5443,5447,5476,5554,5540,5589,5508,5480,5624,5593,5574,5586,5584,
5557,5542,5514,5493,5616,5475,5582,5577,9493,5544,6765,5539,6763,5551,6762,5478,5534,5524,5581,5463,5470,5543,5564,5561,5533,
5506,5504,5603,5444,5461,5587,5560,5541,5576,5503,5611,5607,5460,5567,9502,5588,6765,5538,6763,5553,6762,5617,5579,5499,5571,
5601,5474,5556,5537,5563,5527,5479,5521,5459,5625,5458,5552,5562,5559,5498,5520,5495,5473,5457,5446,9511,5779,8980,5744,8979,
5752,8977,5717,5772,5713,5650,5789,5646,5743,5759,5777,5720,5726,5820,5788,5645,5802,5784,5740,5741,5769,5690,5722,5792,5666,
5644,9520,5749,8980,5739,8979,5742,8977,5707,5703,5709,5637,5641,5670,5748,5734,5783,5702,5674,5818,5787,5768,5780,5778,5751,
5736,5708,5687,5810,5669,5776,5771,9529,5738,8980,5733,8979,5745,8977,5672,5728,5718,5775,5657,5664,5737,5758,5755,5727,5700,
5698,5797,5638,5655,5781,5754,5735,5770,5697,5805,5801,5654,5761,9538,5782,8980,5732,8979,5747,8977,5811,5773,5693,5765,5795,
5668,5750,5731,5757,5721,5673,5715,5653,5819,5652,5746,5756,5753,5692,5714,5689,5667,5651,5640,9547,3839,116,3804,6764,3812,
6761,3777,3832,3773,3710,3849,3706,3803,3819,3837,3780,3786,3880,3848,3705,3862,3844,3800,3801,3829,3750,3782,3852,3726,3704,
9556,3809,116,3799,6764,3802,6761,3767,3763,3769,3697,3701,3730,3808,3794,3843,3762,3734,3878,3847,3828,3840,3838,3811,3796,
3768,3747,3870,3729,3836,3831,9565,3798,116,3793,6764,3805,6761,3732,3788,3778,3835,3717,3724,3797,3818,3815,3787,3760,3758,
3857,3698,3715,3841,3814,3795,3830,3757,3865,3861,3714,3821,9574,3842,116,3792,6764,3807,6761,3871,3833,3753,3825,3855,3728,
3810,3791,3817,3781,3733,3775,3713,3879,3712,3806,3816,3813,3752,3774,3749,3727,3711,3700,9583,
};
static const unsigned short iltis_jacobian_at64[] = {
157,9023,9024,6480,9592,157,9025,9026,6480,9596,185,9094,9095,6481,9600,185,9096,9097,6481,9604,213,9165,9166,6482,9608,213,
9167,9168,6482,9612,241,9236,9237,6483,9616,241,9238,9239,6483,9620,
};
static const unsigned short iltis_jacobian_at65[] = {
6932,7129,7323,7520,12783,6899,7096,7290,7487,12027,6928,7125,7319,7516,12822,6914,7111,7305,7502,12862,6919,7116,7310,7507,
12863,8176,6697,7881,7911,10507,8180,6701,7879,7909,10508,8184,6705,7877,7907,10509,8167,6688,7851,7821,10510,8168,6689,7849,
7819,10511,8169,6690,7847,7817,10512,8242,6675,6633,6139,10755,8241,6681,6639,6145,10756,8236,6687,6645,6151,10757,8228,6673,
6631,6137,10761,8227,6679,6637,6143,10762,8222,6685,6643,6149,10763,8275,8081,8061,6654,10796,8274,8087,8067,6660,10797,8269,
8093,8073,6666,10798,8261,8079,8059,6652,10802,8260,8085,8065,6658,10803,8255,8091,8071,6664,10804,
};
static const unsigned short iltis_jacobian_at66[] = {
6925,12784,6930,12785,6900,12028,6922,12823,6921,12824,6918,12861,
};
static const unsigned short iltis_jacobian_at67[] = {
7757,13807,9816,7752,13808,9817,7747,13809,9818,8195,13810,12504,8201,13811,12505,8207,13812,12506,8197,13810,12507,8203,
13811,12508,8209,13812,12509,
};
static const unsigned short iltis_jacobian_at68[] = {
7730,6142,10101,7731,6148,10102,7735,6135,10103,7737,6147,10104,7729,6136,10108,7736,6141,10109,7712,6636,10142,7713,6642,
10143,7717,6629,10144,7719,6641,10145,7711,6630,10149,7718,6635,10150,7694,6657,10183,7695,6663,10184,7699,6650,10185,7701,
6662,10186,7693,6651,10190,7700,6656,10191,7676,8064,10224,7677,8070,10225,7681,8057,10226,7683,8069,10227,7675,8058,10231,
7682,8063,10232,13807,8196,12501,13808,8202,12502,13809,8208,12503,8170,8077,10308,8172,8089,10309,8171,8083,10314,
};
static const unsigned short iltis_jacobian_at69[] = {
7744,6134,10105,7745,6140,10106,7746,6146,10107,7726,6628,10146,7727,6634,10147,7728,6640,10148,7708,6649,10187,7709,6655,
10188,7710,6661,10189,7690,8056,10228,7691,8062,10229,7692,8068,10230,8094,7671,10353,8095,7672,10354,8096,7673,10355,8112,
7653,10393,8113,7654,10394,8114,7655,10395,8130,7635,10433,8131,7636,10434,8132,7637,10435,8148,7617,10473,8149,7618,10474,
8150,7619,10475,7826,7796,12489,7834,7804,12490,7838,7808,12491,7827,7797,12492,7835,7805,12493,7839,7809,12494,7828,7798,
12495,7836,7806,12496,7840,7810,12497,7829,7799,12498,7837,7807,12499,7841,7811,12500,8178,8084,10306,8182,8090,10307,8174,
8078,10313,7770,7800,13777,7762,7792,13778,7783,7813,13779,7771,7801,13784,7763,7793,13785,7784,7814,13786,7772,7802,13791,
7764,7794,13792,7785,7815,13793,7773,7803,13798,7765,7795,13799,7786,7816,13800,
};
static const unsigned short iltis_jacobian_at70[] = {
8107,7656,10347,8109,7657,10348,8111,7658,10349,8106,7662,10350,8108,7663,10351,8110,7664,10352,8125,7638,10387,8127,7639,
10388,8129,7640,10389,8124,7644,10390,8126,7645,10391,8128,7646,10392,8143,7620,10427,8145,7621,10428,8147,7622,10429,8142,
7626,10430,8144,7627,10431,8146,7628,10432,8161,7602,10467,8163,7603,10468,8165,7604,10469,8160,7608,10470,8162,7609,10471,
8164,7610,10472,8115,8097,10952,8117,8099,10953,8119,8101,10954,8151,8133,10989,8153,8135,10990,8155,8137,10991,
};
static const unsigned short iltis_jacobian_at71[] = {
8175,6696,7791,10513,8179,6700,7789,10514,8183,6704,7787,10515,8080,8060,6653,10799,8086,8066,6659,10800,8092,8072,6665,10801,
8121,8103,8294,10955,8122,8104,8293,10956,8123,8105,8288,10957,8157,8139,8327,10992,8158,8140,8326,10993,8159,8141,8321,10994,
6694,6670,7910,10269,6698,6676,7908,10270,6702,6682,7902,10271,8173,8076,7880,10310,8177,8082,7878,10311,8181,8088,7872,10312,
};
static const unsigned short iltis_jacobian_at72[] = {
6898,7095,7289,7486,
};
static const unsigned short iltis_jacobian_at73[] = {
6901,7098,7292,7489,
};
static const unsigned short iltis_jacobian_at74[] = {
13869,12197,13951,12200,13929,12203,13953,11644,13867,10627,13870,10630,13874,10634,13876,10636,13880,10640,13927,11651,13930,
11657,13931,11659,13955,11664,13956,11666,13873,13108,13875,13110,13871,13115,13872,13117,13877,13122,13878,13124,13879,13129,
13881,13131,13884,12229,13957,12232,13935,12235,13959,11672,13882,10659,13885,10662,13889,10666,13891,10668,13895,10672,13933,
11679,13936,11685,13937,11687,13961,11692,13962,11694,13888,13216,13890,13218,13886,13223,13887,13225,13892,13230,13893,13232,
13894,13237,13896,13239,13899,12261,13963,12264,13941,12267,13965,11700,13897,10691,13900,10694,13904,10698,13906,10700,13910,
10704,13939,11707,13942,11713,13943,11715,13967,11720,13968,11722,13903,13324,13905,13326,13901,13331,13902,13333,13907,13338,
13908,13340,13909,13345,13911,13347,13914,12293,13969,12296,13947,12299,13971,11728,13912,10723,13915,10726,13919,10730,13921,
10732,13925,10736,13945,11735,13948,11741,13949,11743,13973,11748,13974,11750,13918,13432,13920,13434,13916,13439,13917,13441,
13922,13446,13923,13448,13924,13453,13926,13455,
};
static const unsigned short iltis_jacobian_at75[] = {
13931,12206,13956,12209,13952,11643,13929,11645,13868,10628,13869,10629,13871,10631,13872,10632,13873,10633,13875,10635,13877,
10637,13878,10638,13879,10639,13881,10641,13928,11650,13951,11652,13954,11658,13932,11665,13874,13109,13870,13116,13876,13123,
13880,13130,13937,12238,13962,12241,13958,11671,13935,11673,13883,10660,13884,10661,13886,10663,13887,10664,13888,10665,13890,
10667,13892,10669,13893,10670,13894,10671,13896,10673,13934,11678,13957,11680,13960,11686,13938,11693,13889,13217,13885,13224,
13891,13231,13895,13238,13943,12270,13968,12273,13964,11699,13941,11701,13898,10692,13899,10693,13901,10695,13902,10696,13903,
10697,13905,10699,13907,10701,13908,10702,13909,10703,13911,10705,13940,11706,13963,11708,13966,11714,13944,11721,13904,13325,
13900,13332,13906,13339,13910,13346,13949,12302,13974,12305,13970,11727,13947,11729,13913,10724,13914,10725,13916,10727,13917,
10728,13918,10729,13920,10731,13922,10733,13923,10734,13924,10735,13926,10737,13946,11734,13969,11736,13972,11742,13950,11749,
13919,13433,13915,13440,13921,13447,13925,13454,
};
static const unsigned short iltis_jacobian_at76[] = {
8098,8308,10949,8100,8307,10950,8102,8302,10951,8134,8341,10986,8136,8340,10987,8138,8335,10988,
};
static const unsigned short iltis_jacobian_at77[] = {
461,101,450,6819,468,428,451,434,464,439,458,56,110,1527,1679,1668,1681,1541,9624,776,461,7014,450,7016,468,428,451,434,464,
439,458,56,7015,1527,1679,1668,1681,1569,9636,782,461,45,450,7210,468,428,451,434,464,439,458,0,54,1527,1679,1668,1681,1597,
9648,788,461,7405,450,7407,468,428,451,434,464,439,458,0,7406,1527,1679,1668,1681,1625,9660,794,432,101,454,6819,467,429,
471,446,470,466,449,56,110,1527,1672,1669,1670,1541,9672,800,432,7014,454,7016,467,429,471,446,470,466,449,56,7015,1527,1672,
1669,1670,1569,9684,806,432,45,454,7210,467,429,471,446,470,466,449,0,54,1527,1672,1669,1670,1597,9696,812,432,7405,454,7407,
467,429,471,446,470,466,449,0,7406,1527,1672,1669,1670,1625,9708,818,447,101,452,6819,442,459,453,427,462,441,460,56,110,
1527,1680,1675,1671,1541,9720,824,447,7014,452,7016,442,459,453,427,462,441,460,56,7015,1527,1680,1675,1671,1569,9732,830,
447,45,452,7210,442,459,453,427,462,441,460,0,54,1527,1680,1675,1671,1597,9744,836,447,7405,452,7407,442,459,453,427,462,
441,460,0,7406,1527,1680,1675,1671,1625,9756,842,472,101,435,6819,431,457,465,444,443,463,448,56,110,1527,1678,1676,1674,
1541,9768,848,472,7014,435,7016,431,457,465,444,443,463,448,56,7015,1527,1678,1676,1674,1569,9780,854,472,45,435,7210,431,
457,465,444,443,463,448,0,54,1527,1678,1676,1674,1597,9792,860,472,7405,435,7407,431,457,465,444,443,463,448,0,7406,1527,
1678,1676,1674,1625,9804,866,
};
static const unsigned short iltis_jacobian_at78[] = {
6113,7748,466,439,441,463,432,461,447,472,471,451,453,465,456,419,413,9819,6106,7748,449,458,460,448,467,468,442,431,446,
434,427,444,416,469,417,9849,6107,7748,470,464,462,443,454,450,452,435,429,428,459,457,418,411,415,9879,
};
static const unsigned short iltis_jacobian_at79[] = {
6826,389,366,372,388,399,406,402,377,396,1682,1694,1683,1696,1541,1527,64,872,9909,6826,409,367,384,392,370,405,408,404,387,
1682,1687,1684,1685,1541,1527,64,878,9915,6826,391,397,365,390,385,380,400,379,398,1682,1695,1690,1686,1541,1527,64,884,9921,
6826,403,395,382,373,410,369,381,401,386,1682,1693,1691,1689,1541,1527,64,890,9927,7023,637,614,620,636,647,654,650,625,644,
1712,1724,1713,1726,1569,1527,64,896,9933,7023,657,615,632,640,618,653,656,652,635,1712,1717,1714,1715,1569,1527,64,902,9939,
7023,639,645,613,638,633,628,648,627,646,1712,1725,1720,1716,1569,1527,64,908,9945,7023,651,643,630,621,658,617,629,649,634,
1712,1723,1721,1719,1569,1527,64,914,9951,7217,823,800,806,822,833,840,836,811,830,1742,1754,1743,1756,1597,1527,8,920,9957,
7217,843,801,818,826,804,839,842,838,821,1742,1747,1744,1745,1597,1527,8,926,9963,7217,825,831,799,824,819,814,834,813,832,
1742,1755,1750,1746,1597,1527,8,932,9969,7217,837,829,816,807,844,803,815,835,820,1742,1753,1751,1749,1597,1527,8,938,9975,
7414,1009,986,992,1008,1019,1026,1022,997,1016,1772,1784,1773,1786,1625,1527,8,944,9981,7414,1029,987,1004,1012,990,1025,
1028,1024,1007,1772,1777,1774,1775,1625,1527,8,950,9987,7414,1011,1017,985,1010,1005,1000,1020,999,1018,1772,1785,1780,1776,
1625,1527,8,956,9993,7414,1023,1015,1002,993,1030,989,1001,1021,1006,1772,1783,1781,1779,1625,1527,8,962,9999,
};
static const unsigned short iltis_jacobian_at80[] = {
6819,523,512,530,490,513,496,526,501,520,56,10005,968,6819,494,516,529,491,533,508,532,528,511,56,10011,974,6819,509,514,
504,521,515,489,524,503,522,56,10017,980,6819,534,497,493,519,527,506,505,525,510,56,10023,986,7016,709,698,716,676,699,682,
712,687,706,56,10029,992,7016,680,702,715,677,719,694,718,714,697,56,10035,998,7016,695,700,690,707,701,675,710,689,708,56,
10041,1004,7016,720,683,679,705,713,692,691,711,696,56,10047,1010,7210,895,884,902,862,885,868,898,873,892,0,10053,1016,7210,
866,888,901,863,905,880,904,900,883,0,10059,1022,7210,881,886,876,893,887,861,896,875,894,0,10065,1028,7210,906,869,865,891,
899,878,877,897,882,0,10071,1034,7407,1081,1070,1088,1048,1071,1054,1084,1059,1078,0,10077,1040,7407,1052,1074,1087,1049,
1091,1066,1090,1086,1069,0,10083,1046,7407,1067,1072,1062,1079,1073,1047,1082,1061,1080,0,10089,1052,7407,1092,1055,1051,
1077,1085,1064,1063,1083,1068,0,10095,1058,
};
static const unsigned short iltis_jacobian_at81[] = {
164,7912,7913,7914,7915,7916,7917,7918,7919,7920,7921,7922,7923,10101,171,7924,7925,7926,7927,7928,7929,7930,7931,7932,7933,
7934,7935,10142,192,7936,7937,7938,7939,7940,7941,7942,7943,7944,7945,7946,7947,10183,199,7948,7949,7950,7951,7952,7953,7954,
7955,7956,7957,7958,7959,10224,269,7882,7890,7903,7883,7891,7904,7884,7892,7905,7885,7893,7906,10265,276,7852,7860,7873,7853,
7861,7874,7854,7862,7875,7855,7863,7876,10306,
};
static const unsigned short iltis_jacobian_at82[] = {
220,10347,227,10387,248,10427,255,10467,283,10507,
};
static const unsigned short iltis_jacobian_at83[] = {
1980,7674,2106,8188,1958,8185,2024,2002,2135,2013,2073,2057,2091,2086,2031,2027,2098,2054,2055,2058,2093,2066,1959,2722,2103,
2040,2034,2134,1960,2116,2008,2081,1964,2083,2004,2036,2102,6152,600,1064,1980,7601,2106,8193,1958,8190,2024,2002,2135,2013,
2073,2057,2091,2086,2031,2027,2098,2054,2055,2058,2093,2066,1959,3498,2103,2040,2034,2134,1960,2116,2008,2081,1964,2083,2004,
2036,2102,6152,605,1069,2090,7674,1983,8188,2085,8185,2039,2121,2020,2026,2048,2062,2097,2017,2021,2023,2092,2065,2050,2053,
2063,2056,2082,2722,1955,1988,2016,2132,1984,2094,2122,2088,1951,2022,2001,2124,2101,6152,610,1074,2090,7601,1983,8193,2085,
8190,2039,2121,2020,2026,2048,2062,2097,2017,2021,2023,2092,2065,2050,2053,2063,2056,2082,3498,1955,1988,2016,2132,1984,2094,
2122,2088,1951,2022,2001,2124,2101,6152,615,1079,1968,7674,2115,8188,2075,8185,2043,2117,2010,2015,2072,2051,2069,2042,1986,
2032,2095,2068,2049,2047,2052,2059,1952,2722,1971,2014,2041,2012,1978,1969,2033,2044,2089,2084,2011,2119,2111,6152,620,1084,
1968,7601,2115,8193,2075,8190,2043,2117,2010,2015,2072,2051,2069,2042,1986,2032,2095,2068,2049,2047,2052,2059,1952,3498,1971,
2014,2041,2012,1978,1969,2033,2044,2089,2084,2011,2119,2111,6152,625,1089,1965,7674,1981,8188,1954,8185,2037,2030,2080,2000,
2045,2064,2071,2087,2125,2007,2060,2070,2067,2046,2096,2061,2133,2722,2109,1987,2035,2029,1982,1966,2120,2038,2079,2006,2028,
2003,1967,6152,630,1094,1965,7601,1981,8193,1954,8190,2037,2030,2080,2000,2045,2064,2071,2087,2125,2007,2060,2070,2067,2046,
2096,2061,2133,3498,2109,1987,2035,2029,1982,1966,2120,2038,2079,2006,2028,2003,1967,6152,635,1099,
};
static const unsigned short iltis_jacobian_at84[] = {
8199,2013,1998,1964,1960,2031,2027,2058,2066,10547,8205,2081,2005,2102,2116,2034,2134,2057,2091,10551,8211,2002,2076,2106,
1958,2083,2036,2098,2055,10555,8199,2026,2077,1951,1984,2021,2023,2053,2056,10559,8205,2088,2019,2101,2094,2016,2132,2062,
2097,10563,8211,2121,2025,1983,2085,2022,2124,2092,2050,10567,8199,2015,2123,2089,1978,1986,2032,2047,2059,10571,8205,2044,
2009,2111,1969,2041,2012,2051,2069,10575,8211,2117,2078,2115,2075,2084,2119,2095,2049,10579,8199,2000,2118,2079,1982,2125,
2007,2046,2061,10583,8205,2038,2018,1967,1966,2035,2029,2064,2071,10587,8211,2030,1999,1981,1954,2006,2003,2060,2067,10591,
};
static const unsigned short iltis_jacobian_at85[] = {
327,6820,337,295,1534,1697,1709,1711,6778,77,10595,1104,347,6820,308,295,1534,1697,1702,1700,6778,77,10597,1106,329,6820,
323,295,1534,1697,1710,1701,6778,77,10599,1108,341,6820,348,295,1534,1697,1708,1704,6778,77,10601,1110,575,7017,585,543,1562,
1727,1739,1741,6791,77,10603,1112,595,7017,556,543,1562,1727,1732,1730,6791,77,10605,1114,577,7017,571,543,1562,1727,1740,
1731,6791,77,10607,1116,589,7017,596,543,1562,1727,1738,1734,6791,77,10609,1118,761,7211,771,729,1590,1757,1769,1771,6804,
21,10611,1120,781,7211,742,729,1590,1757,1762,1760,6804,21,10613,1122,763,7211,757,729,1590,1757,1770,1761,6804,21,10615,
1124,775,7211,782,729,1590,1757,1768,1764,6804,21,10617,1126,947,7408,957,915,1618,1787,1799,1801,6817,21,10619,1128,967,
7408,928,915,1618,1787,1792,1790,6817,21,10621,1130,949,7408,943,915,1618,1787,1800,1791,6817,21,10623,1132,961,7408,968,
915,1618,1787,1798,1794,6817,21,10625,1134,
};
static const unsigned short iltis_jacobian_at86[] = {
178,10627,10628,10629,10630,10631,10632,10633,10634,10635,10636,10637,10638,10639,10640,10641,10642,206,10659,10660,10661,
10662,10663,10664,10665,10666,10667,10668,10669,10670,10671,10672,10673,10674,234,10691,10692,10693,10694,10695,10696,10697,
10698,10699,10700,10701,10702,10703,10704,10705,10706,262,10723,10724,10725,10726,10727,10728,10729,10730,10731,10732,10733,
10734,10735,10736,10737,10738,
};
static const unsigned short iltis_jacobian_at87[] = {
178,8213,10755,206,8246,10796,
};
static const unsigned short iltis_jacobian_at88[] = {
6819,6860,6989,56,7004,6988,6833,6859,6982,6864,6865,6981,6976,6936,6978,6867,7010,10837,1136,6819,7009,6842,56,6859,6989,
6979,7003,6833,6867,6936,6978,6981,7012,6976,7010,6864,10843,1142,7016,7057,7186,56,7201,7185,7030,7056,7179,7061,7062,7178,
7173,7133,7175,7064,7207,10849,1148,7016,7206,7039,56,7056,7186,7176,7200,7030,7064,7133,7175,7178,7209,7173,7207,7061,10855,
1154,7210,7251,7380,0,7395,7379,7224,7250,7373,7255,7256,7372,7367,7327,7369,7258,7401,10861,1160,7210,7400,7233,0,7250,7380,
7370,7394,7224,7258,7327,7369,7372,7403,7367,7401,7255,10867,1166,7407,7448,7577,0,7592,7576,7421,7447,7570,7452,7453,7569,
7564,7524,7566,7455,7598,10873,1172,7407,7597,7430,0,7447,7577,7567,7591,7421,7455,7524,7566,7569,7600,7564,7598,7452,10879,
1178,
};
static const unsigned short iltis_jacobian_at89[] = {
9276,8921,157,10885,9276,8924,157,10889,9276,8927,157,10893,9276,8930,157,10897,9301,8933,185,10901,9301,8936,185,10905,9301,
8939,185,10909,9301,8942,185,10913,9326,8945,213,10917,9326,8948,213,10921,9326,8951,213,10925,9326,8954,213,10929,9351,8957,
241,10933,9351,8960,241,10937,9351,8963,241,10941,9351,8966,241,10945,
};
static const unsigned short iltis_jacobian_at90[] = {
2807,8186,2862,8189,2803,8187,2756,2882,2734,2849,2833,2867,2874,2830,2831,2879,2740,2736,2780,2859,2812,2816,2810,2910,2735,
2878,2892,2852,2781,2869,2834,2842,1942,2774,6152,640,1184,2797,8186,2793,8189,2799,8187,2866,2759,2861,2824,2838,2873,2868,
2841,2826,2731,2727,2760,2777,2798,2900,2764,2792,2908,2858,2877,2870,2801,2795,2839,2829,2832,1942,2853,6152,645,1189,2762,
8186,2818,8189,2808,8187,2744,2891,2851,2848,2827,2845,2871,2844,2825,2747,2865,2754,2787,2860,2895,2790,2817,2788,2728,2887,
2745,2854,2785,2828,2823,2835,1942,2899,6152,650,1194,2901,8186,2863,8189,2783,8187,2741,2757,2730,2821,2840,2847,2836,2846,
2843,2885,2855,2758,2804,2782,2779,2763,2811,2805,2909,2743,2742,2775,2794,2872,2822,2837,1942,2894,6152,655,1199,3583,8191,
3638,8194,3579,8192,3532,3658,3510,3625,3609,3643,3650,3606,3607,3655,3516,3512,3556,3635,3588,3592,3586,3686,3511,3654,3668,
3628,3557,3645,3610,3618,1942,3550,6152,660,1204,3573,8191,3569,8194,3575,8192,3642,3535,3637,3600,3614,3649,3644,3617,3602,
3507,3503,3536,3553,3574,3676,3540,3568,3684,3634,3653,3646,3577,3571,3615,3605,3608,1942,3629,6152,665,1209,3538,8191,3594,
8194,3584,8192,3520,3667,3627,3624,3603,3621,3647,3620,3601,3523,3641,3530,3563,3636,3671,3566,3593,3564,3504,3663,3521,3630,
3561,3604,3599,3611,1942,3675,6152,670,1214,3677,8191,3639,8194,3559,8192,3517,3533,3506,3597,3616,3623,3612,3622,3619,3661,
3631,3534,3580,3558,3555,3539,3587,3581,3685,3519,3518,3551,3570,3648,3598,3613,1942,3670,6152,675,1219,
};
static const unsigned short iltis_jacobian_at91[] = {
234,10949,262,10986,
};
static const unsigned short iltis_jacobian_at92[] = {
5779,8991,5744,8989,5752,8988,5717,5772,5713,5650,5789,5646,5743,5759,5777,5720,5726,5820,5788,5645,5802,5784,5740,5741,5769,
5690,5722,5792,5666,5644,11023,5749,8991,5739,8989,5742,8988,5707,5703,5709,5637,5641,5670,5748,5734,5783,5702,5674,5818,
5787,5768,5780,5778,5751,5736,5708,5687,5810,5669,5776,5771,11032,5738,8991,5733,8989,5745,8988,5672,5728,5718,5775,5657,
5664,5737,5758,5755,5727,5700,5698,5797,5638,5655,5781,5754,5735,5770,5697,5805,5801,5654,5761,11041,5782,8991,5732,8989,
5747,8988,5811,5773,5693,5765,5795,5668,5750,5731,5757,5721,5673,5715,5653,5819,5652,5746,5756,5753,5692,5714,5689,5667,5651,
5640,11050,3839,8166,3804,8990,3812,8987,3777,3832,3773,3710,3849,3706,3803,3819,3837,3780,3786,3880,3848,3705,3862,3844,
3800,3801,3829,3750,3782,3852,3726,3704,11059,3809,8166,3799,8990,3802,8987,3767,3763,3769,3697,3701,3730,3808,3794,3843,
3762,3734,3878,3847,3828,3840,3838,3811,3796,3768,3747,3870,3729,3836,3831,11068,3798,8166,3793,8990,3805,8987,3732,3788,
3778,3835,3717,3724,3797,3818,3815,3787,3760,3758,3857,3698,3715,3841,3814,3795,3830,3757,3865,3861,3714,3821,11077,3842,
8166,3792,8990,3807,8987,3871,3833,3753,3825,3855,3728,3810,3791,3817,3781,3733,3775,3713,3879,3712,3806,3816,3813,3752,3774,
3749,3727,3711,3700,11086,
};
static const unsigned short iltis_jacobian_at93[] = {
9020,8995,9058,9054,11095,680,9091,9066,9129,9125,11104,683,9162,9137,9200,9196,11113,686,9233,9208,9271,9267,11122,689,9021,
8995,9059,9055,11131,692,9092,9066,9130,9126,11140,695,9163,9137,9201,9197,11149,698,9234,9208,9272,9268,11158,701,9022,8995,
9057,9052,11167,704,9093,9066,9128,9123,11176,707,9164,9137,9199,9194,11185,710,9235,9208,9270,9265,11194,713,
};
static const unsigned short iltis_jacobian_at94[] = {
6390,9060,9033,8994,9028,9030,9061,68,11203,716,6390,9131,9104,9065,9099,9101,9132,68,11215,719,6390,9202,9175,9136,9170,
9172,9203,12,11227,722,6390,9273,9246,9207,9241,9243,9274,12,11239,725,6400,9062,9034,8994,9053,9039,9027,68,11251,728,6420,
9133,9105,9065,9124,9110,9098,68,11263,731,6440,9204,9176,9136,9195,9181,9169,12,11275,734,6460,9275,9247,9207,9266,9252,
9240,12,11287,737,
};
static const unsigned short iltis_jacobian_at95[] = {
6389,9061,9028,8994,9030,9029,9060,9038,68,11299,740,6389,9132,9099,9065,9101,9100,9131,9109,68,11308,743,6389,9203,9170,
9136,9172,9171,9202,9180,12,11317,746,6389,9274,9241,9207,9243,9242,9273,9251,12,11326,749,6399,9027,9053,8994,9039,9032,
9062,9036,68,11335,752,6419,9098,9124,9065,9110,9103,9133,9107,68,11344,755,6439,9169,9195,9136,9181,9174,9204,9178,12,11353,
758,6459,9240,9266,9207,9252,9245,9275,9249,12,11362,761,
};
static const unsigned short iltis_jacobian_at96[] = {
9060,6388,9028,8994,9061,9029,9037,9031,68,11371,764,9131,6388,9099,9065,9132,9100,9108,9102,68,11383,767,9202,6388,9170,
9136,9203,9171,9179,9173,12,11395,770,9273,6388,9241,9207,9274,9242,9250,9244,12,11407,773,9062,6398,9053,8994,9027,9032,
9035,9040,68,11419,776,9133,6418,9124,9065,9098,9103,9106,9111,68,11431,779,9204,6438,9195,9136,9169,9174,9177,9182,12,11443,
782,9275,6458,9266,9207,9240,9245,9248,9253,12,11455,785,
};
static const unsigned short iltis_jacobian_at97[] = {
6385,9028,9037,8994,9033,9060,9061,68,11467,788,6385,9099,9108,9065,9104,9131,9132,68,11476,791,6385,9170,9179,9136,9175,
9202,9203,12,11485,794,6385,9241,9250,9207,9246,9273,9274,12,11494,797,6395,9053,9035,8994,9034,9062,9027,68,11503,800,6415,
9124,9106,9065,9105,9133,9098,68,11512,803,6435,9195,9177,9136,9176,9204,9169,12,11521,806,6455,9266,9248,9207,9247,9275,
9240,12,11530,809,
};
static const unsigned short iltis_jacobian_at98[] = {
6410,8992,6412,6778,77,11539,812,6409,8992,6406,6778,77,11541,814,6406,8992,6414,6778,77,11543,816,6412,8992,6405,6778,77,
11545,818,6430,9063,6432,6791,77,11547,820,6429,9063,6426,6791,77,11549,822,6426,9063,6434,6791,77,11551,824,6432,9063,6425,
6791,77,11553,826,6450,9134,6452,6804,21,11555,828,6449,9134,6446,6804,21,11557,830,6446,9134,6454,6804,21,11559,832,6452,
9134,6445,6804,21,11561,834,6470,9205,6472,6817,21,11563,836,6469,9205,6466,6817,21,11565,838,6466,9205,6474,6817,21,11567,
840,6472,9205,6465,6817,21,11569,842,
};
static const unsigned short iltis_jacobian_at99[] = {
9020,8995,9058,9054,844,11571,9021,8995,9059,9055,850,11577,9022,8995,9057,9052,856,11583,9091,9066,9129,9125,862,11589,9092,
9066,9130,9126,868,11595,9093,9066,9128,9123,874,11601,9162,9137,9200,9196,880,11607,9163,9137,9201,9197,886,11613,9164,9137,
9199,9194,892,11619,9233,9208,9271,9267,898,11625,9234,9208,9272,9268,904,11631,9235,9208,9270,9265,910,11637,
};
static const unsigned short iltis_jacobian_at100[] = {
178,11643,11644,11645,10642,11646,178,11650,11651,11652,10642,11653,178,11657,11658,11659,10642,11660,178,11664,11665,11666,
10642,11667,206,11671,11672,11673,10674,11674,206,11678,11679,11680,10674,11681,206,11685,11686,11687,10674,11688,206,11692,
11693,11694,10674,11695,234,11699,11700,11701,10706,11702,234,11706,11707,11708,10706,11709,234,11713,11714,11715,10706,11716,
234,11720,11721,11722,10706,11723,262,11727,11728,11729,10738,11730,262,11734,11735,11736,10738,11737,262,11741,11742,11743,
10738,11744,262,11748,11749,11750,10738,11751,164,11102,11101,11103,6476,11755,192,11111,11110,11112,6477,11759,220,11120,
11119,11121,6478,11763,248,11129,11128,11130,6479,11767,164,11138,11137,11139,6476,11771,192,11147,11146,11148,6477,11775,
220,11156,11155,11157,6478,11779,248,11165,11164,11166,6479,11783,164,11174,11173,11175,6476,11787,192,11183,11182,11184,
6477,11791,220,11192,11191,11193,6478,11795,248,11201,11200,11202,6479,11799,164,11306,11305,11307,6476,11803,192,11315,11314,
11316,6477,11807,220,11324,11323,11325,6478,11811,248,11333,11332,11334,6479,11815,164,11471,11470,11472,6476,11819,192,11480,
11479,11481,6477,11823,220,11489,11488,11490,6478,11827,248,11498,11497,11499,6479,11831,150,11339,11338,11340,6475,11835,
164,11342,11341,11343,6476,11839,150,11504,11503,11505,6475,11843,164,11507,11506,11508,6476,11847,150,11348,11347,11349,
6475,11851,192,11351,11350,11352,6477,11855,150,11513,11512,11514,6475,11859,192,11516,11515,11517,6477,11863,150,11357,11356,
11358,6475,11867,220,11360,11359,11361,6478,11871,150,11522,11521,11523,6475,11875,220,11525,11524,11526,6478,11879,150,11366,
11365,11367,6475,11883,248,11369,11368,11370,6479,11887,150,11531,11530,11532,6475,11891,248,11534,11533,11535,6479,11895,
};
static const unsigned short iltis_jacobian_at101[] = {
10367,8489,10358,10359,10357,10365,10356,220,11899,10407,8495,10398,10399,10397,10405,10396,227,11903,10367,8501,10358,10359,
10357,10365,10356,220,11907,10407,8507,10398,10399,10397,10405,10396,227,11911,10367,8513,10358,10359,10357,10365,10356,220,
11915,10407,8519,10398,10399,10397,10405,10396,227,11919,10367,8525,10358,10359,10357,10365,10356,220,11923,10407,8531,10398,
10399,10397,10405,10396,227,11927,10447,8585,10438,10439,10437,10445,10436,248,11931,10487,8591,10478,10479,10477,10485,10476,
255,11935,10447,8597,10438,10439,10437,10445,10436,248,11939,10487,8603,10478,10479,10477,10485,10476,255,11943,10447,8609,
10438,10439,10437,10445,10436,248,11947,10487,8615,10478,10479,10477,10485,10476,255,11951,10447,8621,10438,10439,10437,10445,
10436,248,11955,10487,8627,10478,10479,10477,10485,10476,255,11959,
};
static const unsigned short iltis_jacobian_at102[] = {
283,7886,1224,283,7887,1228,283,7888,1232,283,7889,1236,283,7856,1240,283,7857,1244,283,7858,1248,283,7859,1252,
};
static const unsigned short iltis_jacobian_at103[] = {
157,11540,11539,6480,11963,157,11542,11541,6480,11967,157,11544,11543,6480,11971,157,11546,11545,6480,11975,185,11548,11547,
6481,11979,185,11550,11549,6481,11983,185,11552,11551,6481,11987,185,11554,11553,6481,11991,213,11556,11555,6482,11995,213,
11558,11557,6482,11999,213,11560,11559,6482,12003,213,11562,11561,6482,12007,241,11564,11563,6483,12011,241,11566,11565,6483,
12015,241,11568,11567,6483,12019,241,11570,11569,6483,12023,
};
static const unsigned short iltis_jacobian_at104[] = {
9632,9644,9656,9668,12030,9630,9642,9654,9666,12031,9678,9690,9702,9714,12033,9680,9692,9704,9716,12034,9728,9740,9752,9764,
12036,9726,9738,9750,9762,12037,9774,9786,9798,9810,12039,9776,9788,9800,9812,12040,11099,11108,11117,11126,12542,11098,11107,
11116,11125,12543,11100,11109,11118,11127,12544,11135,11144,11153,11162,12549,11134,11143,11152,11161,12550,11136,11145,11154,
11163,12551,11171,11180,11189,11198,12556,11170,11179,11188,11197,12557,11172,11181,11190,11199,12558,11303,11312,11321,11330,
12586,11302,11311,11320,11329,12587,11304,11313,11322,11331,12588,11468,11477,11486,11495,12616,11467,11476,11485,11494,12617,
11469,11478,11487,11496,12618,
};
static const unsigned short iltis_jacobian_at105[] = {
450,454,452,435,
};
static const unsigned short iltis_jacobian_at106[] = {
9876,9878,9874,9854,9862,9866,9863,9855,9867,9856,9864,9868,9853,9861,9865,
};
static const unsigned short iltis_jacobian_at107[] = {
9824,12323,9832,12328,9836,12331,9833,12334,9825,12337,9837,12340,9826,12343,9834,12346,9838,12349,9823,12352,9831,12355,
9835,12358,
};
static const unsigned short iltis_jacobian_at108[] = {
13927,10596,12198,13953,10598,12202,13930,10599,12205,13955,10601,12207,13933,10604,12230,13959,10606,12234,13936,10607,12237,
13961,10609,12239,13939,10612,12262,13965,10614,12266,13942,10615,12269,13967,10617,12271,13945,10620,12294,13971,10622,12298,
13948,10623,12301,13973,10625,12303,
};
static const unsigned short iltis_jacobian_at109[] = {
13928,10595,12199,13952,10597,12201,13954,10600,12204,13932,10602,12208,13934,10603,12231,13958,10605,12233,13960,10608,12236,
13938,10610,12240,13940,10611,12263,13964,10613,12265,13966,10616,12268,13944,10618,12272,13946,10619,12295,13970,10621,12297,
13972,10624,12300,13950,10626,12304,
};
static const unsigned short iltis_jacobian_at110[] = {
11204,12563,11203,12564,11205,12565,11372,12593,11371,12594,11373,12595,
};
static const unsigned short iltis_jacobian_at111[] = {
150,12027,12028,12029,12030,12031,12032,12033,12034,12035,12036,12037,12038,12039,12040,12041,12042,164,6895,6896,6894,9911,
9909,9913,9915,9917,9919,9923,9921,9925,9927,9929,9931,12059,171,6872,6938,6937,10009,10010,10008,10016,10015,10014,10021,
10022,10020,10028,10027,10026,12076,192,7092,7093,7091,9935,9933,9937,9939,9941,9943,9947,9945,9949,9951,9953,9955,12093,
199,7069,7135,7134,10033,10034,10032,10040,10039,10038,10045,10046,10044,10052,10051,10050,12110,220,7286,7287,7285,9959,
9957,9961,9963,9965,9967,9971,9969,9973,9975,9977,9979,12127,227,7263,7329,7328,10057,10058,10056,10064,10063,10062,10069,
10070,10068,10076,10075,10074,12144,248,7483,7484,7482,9983,9981,9985,9987,9989,9991,9995,9993,9997,9999,10001,10003,12161,
255,7460,7526,7525,10081,10082,10080,10088,10087,10086,10093,10094,10092,10100,10099,10098,12178,157,12195,12196,12197,12198,
12199,12200,12201,12202,12203,12204,12205,12206,12207,12208,12209,12210,185,12227,12228,12229,12230,12231,12232,12233,12234,
12235,12236,12237,12238,12239,12240,12241,12242,213,12259,12260,12261,12262,12263,12264,12265,12266,12267,12268,12269,12270,
12271,12272,12273,12274,241,12291,12292,12293,12294,12295,12296,12297,12298,12299,12300,12301,12302,12303,12304,12305,12306,
};
static const unsigned short iltis_jacobian_at112[] = {
12323,12324,12326,12328,12324,12329,12331,12324,12332,12334,12324,12335,12337,12324,12338,12340,12324,12341,12343,12324,12344,
12346,12324,12347,12349,12324,12350,12352,12324,12353,12355,12324,12356,12358,12324,12359,
};
static const unsigned short iltis_jacobian_at113[] = {
10361,7960,10364,10357,220,10359,10356,12361,10401,7963,10404,10397,227,10399,10396,12365,10441,7966,10444,10437,248,10439,
10436,12369,10481,7969,10484,10477,255,10479,10476,12373,10361,7972,10364,10357,220,10359,10356,12377,10401,7975,10404,10397,
227,10399,10396,12381,10441,7978,10444,10437,248,10439,10436,12385,10481,7981,10484,10477,255,10479,10476,12389,10361,7984,
10364,10357,220,10359,10356,12393,10401,7987,10404,10397,227,10399,10396,12397,10441,7990,10444,10437,248,10439,10436,12401,
10481,7993,10484,10477,255,10479,10476,12405,10361,7996,10364,10357,220,10359,10356,12409,10401,7999,10404,10397,227,10399,
10396,12413,10441,8002,10444,10437,248,10439,10436,12417,10481,8005,10484,10477,255,10479,10476,12421,10965,8008,10962,10960,
234,10959,10958,12425,10965,8011,10962,10960,234,10959,10958,12429,10965,8014,10962,10960,234,10959,10958,12433,10965,8017,
10962,10960,234,10959,10958,12437,10965,8020,10962,10960,234,10959,10958,12441,10965,8023,10962,10960,234,10959,10958,12445,
10965,8026,10962,10960,234,10959,10958,12449,10965,8029,10962,10960,234,10959,10958,12453,11002,8032,10999,10997,262,10996,
10995,12457,11002,8035,10999,10997,262,10996,10995,12461,11002,8038,10999,10997,262,10996,10995,12465,11002,8041,10999,10997,
262,10996,10995,12469,11002,8044,10999,10997,262,10996,10995,12473,11002,8047,10999,10997,262,10996,10995,12477,11002,8050,
10999,10997,262,10996,10995,12481,11002,8053,10999,10997,262,10996,10995,12485,
};
static const unsigned short iltis_jacobian_at114[] = {
283,12489,7766,1256,283,12492,7767,1260,283,12495,7768,1264,283,12498,7769,1268,
};
static const unsigned short iltis_jacobian_at115[] = {
1945,10547,1960,6152,2116,2074,1958,1949,2113,2013,1970,2081,1985,2002,1977,2027,2112,2134,2105,2036,2129,2066,1993,2091,
2130,2055,916,1272,1948,10547,1964,6152,2102,1946,2106,2100,1979,1998,2104,2005,1974,2076,2099,2031,1961,2034,1976,2083,2131,
2058,2127,2057,1994,2098,917,1273,2114,10547,2103,6152,1959,1950,1980,1942,1956,2135,1975,2008,2110,2024,2107,2086,2108,2040,
1972,2004,1991,2093,2126,2073,2128,2054,918,1274,1945,10559,1984,6152,2094,2074,2085,1949,2113,2026,1970,2088,1985,2121,1977,
2023,2112,2132,2105,2124,2129,2056,1993,2097,2130,2050,919,1275,1948,10559,1951,6152,2101,1946,1983,2100,1979,2077,2104,2019,
1974,2025,2099,2021,1961,2016,1976,2022,2131,2053,2127,2062,1994,2092,920,1276,2114,10559,1955,6152,2082,1950,2090,1942,1956,
2020,1975,2122,2110,2039,2107,2017,2108,1988,1972,2001,1991,2063,2126,2048,2128,2065,921,1277,1945,10571,1978,6152,1969,2074,
2075,1949,2113,2015,1970,2044,1985,2117,1977,2032,2112,2012,2105,2119,2129,2059,1993,2069,2130,2049,922,1278,1948,10571,2089,
6152,2111,1946,2115,2100,1979,2123,2104,2009,1974,2078,2099,1986,1961,2041,1976,2084,2131,2047,2127,2051,1994,2095,923,1279,
2114,10571,1971,6152,1952,1950,1968,1942,1956,2010,1975,2033,2110,2043,2107,2042,2108,2014,1972,2011,1991,2052,2126,2072,
2128,2068,924,1280,1945,10583,1982,6152,1966,2074,1954,1949,2113,2000,1970,2038,1985,2030,1977,2007,2112,2029,2105,2003,2129,
2061,1993,2071,2130,2067,925,1281,1948,10583,2079,6152,1967,1946,1981,2100,1979,2118,2104,2018,1974,1999,2099,2125,1961,2035,
1976,2006,2131,2046,2127,2064,1994,2060,926,1282,2114,10583,2109,6152,2133,1950,1965,1942,1956,2080,1975,2120,2110,2037,2107,
2087,2108,1987,1972,2028,1991,2096,2126,2045,2128,2070,927,1283,
};
static const unsigned short iltis_jacobian_at116[] = {
10985,8298,8281,10963,8303,10961,8279,10984,8284,10962,8289,10958,10966,234,10959,10960,12510,10985,8299,8280,10963,8304,
10961,8295,10984,8285,10962,8290,10958,10966,234,10959,10960,12514,10985,8300,8296,10963,8305,10961,8282,10984,8286,10962,
8291,10958,10966,234,10959,10960,12518,10985,8301,8297,10963,8306,10961,8283,10984,8287,10962,8292,10958,10966,234,10959,
10960,12522,11022,8331,8314,11000,8336,10998,8312,11021,8317,10999,8322,10995,11003,262,10996,10997,12526,11022,8332,8313,
11000,8337,10998,8328,11021,8318,10999,8323,10995,11003,262,10996,10997,12530,11022,8333,8329,11000,8338,10998,8315,11021,
8319,10999,8324,10995,11003,262,10996,10997,12534,11022,8334,8330,11000,8339,10998,8316,11021,8320,10999,8325,10995,11003,
262,10996,10997,12538,
};
static const unsigned short iltis_jacobian_at117[] = {
150,12542,12543,12544,6475,12545,150,12549,12550,12551,6475,12552,150,12556,12557,12558,6475,12559,150,12563,12564,12565,
6475,12566,164,11213,11212,11214,6476,12570,192,11225,11224,11226,6477,12574,220,11237,11236,11238,6478,12578,248,11249,11248,
11250,6479,12582,150,12586,12587,12588,6475,12589,150,12593,12594,12595,6475,12596,164,11381,11380,11382,6476,12600,192,11393,
11392,11394,6477,12604,220,11405,11404,11406,6478,12608,248,11417,11416,11418,6479,12612,150,12616,12617,12618,6475,12619,
150,11572,11571,11573,6475,12623,164,11575,11574,11576,6476,12627,150,11578,11577,11579,6475,12631,164,11581,11580,11582,
6476,12635,150,11584,11583,11585,6475,12639,164,11587,11586,11588,6476,12643,150,11258,11257,11259,6475,12647,164,11261,11260,
11262,6476,12651,150,11426,11425,11427,6475,12655,164,11429,11428,11430,6476,12659,150,11590,11589,11591,6475,12663,192,11593,
11592,11594,6477,12667,150,11596,11595,11597,6475,12671,192,11599,11598,11600,6477,12675,150,11602,11601,11603,6475,12679,
192,11605,11604,11606,6477,12683,150,11270,11269,11271,6475,12687,192,11273,11272,11274,6477,12691,150,11438,11437,11439,
6475,12695,192,11441,11440,11442,6477,12699,150,11608,11607,11609,6475,12703,220,11611,11610,11612,6478,12707,150,11614,11613,
11615,6475,12711,220,11617,11616,11618,6478,12715,150,11620,11619,11621,6475,12719,220,11623,11622,11624,6478,12723,150,11282,
11281,11283,6475,12727,220,11285,11284,11286,6478,12731,150,11450,11449,11451,6475,12735,220,11453,11452,11454,6478,12739,
150,11626,11625,11627,6475,12743,248,11629,11628,11630,6479,12747,150,11632,11631,11633,6475,12751,248,11635,11634,11636,
6479,12755,150,11638,11637,11639,6475,12759,248,11641,11640,11642,6479,12763,150,11294,11293,11295,6475,12767,248,11297,11296,
11298,6479,12771,150,11462,11461,11463,6475,12775,248,11465,11464,11466,6479,12779,
};
static const unsigned short iltis_jacobian_at118[] = {
9835,13989,9831,13988,9823,13987,9836,13980,9832,13979,9824,13978,9837,13983,9833,13981,9825,13982,9838,13986,9834,13985,
9826,13984,
};
static const unsigned short iltis_jacobian_at119[] = {
150,12783,12784,12785,12042,12786,164,6972,6974,6973,12059,12790,171,6889,6883,6954,12076,12794,192,7169,7171,7170,12093,
12798,199,7086,7080,7151,12110,12802,220,7363,7365,7364,12127,12806,227,7280,7274,7345,12144,12810,248,7560,7562,7561,12161,
12814,255,7477,7471,7542,12178,12818,150,12822,12823,12824,12042,12825,164,6971,6969,6970,12059,12829,171,6886,6952,6955,
12076,12833,192,7168,7166,7167,12093,12837,199,7083,7149,7152,12110,12841,220,7362,7360,7361,12127,12845,227,7277,7343,7346,
12144,12849,248,7559,7557,7558,12161,12853,255,7474,7540,7543,12178,12857,150,12861,12862,12863,12042,12864,164,6911,6909,
6908,12059,12868,171,6888,6887,6950,12076,12872,192,7108,7106,7105,12093,12876,199,7085,7084,7147,12110,12880,220,7302,7300,
7299,12127,12884,227,7279,7278,7341,12144,12888,248,7499,7497,7496,12161,12892,255,7476,7475,7538,12178,12896,164,9676,9674,
9675,12059,12900,171,9672,9673,9683,12076,12904,192,9688,9686,9687,12093,12908,199,9684,9685,9695,12110,12912,220,9700,9698,
9699,12127,12916,227,9696,9697,9707,12144,12920,248,9712,9710,9711,12161,12924,255,9708,9709,9719,12178,12928,164,9628,9626,
9627,12059,12932,171,9624,9625,9635,12076,12936,192,9640,9638,9639,12093,12940,199,9636,9637,9647,12110,12944,220,9652,9650,
9651,12127,12948,227,9648,9649,9659,12144,12952,248,9664,9662,9663,12161,12956,255,9660,9661,9671,12178,12960,164,9724,9722,
9723,12059,12964,171,9720,9721,9731,12076,12968,192,9736,9734,9735,12093,12972,199,9732,9733,9743,12110,12976,220,9748,9746,
9747,12127,12980,227,9744,9745,9755,12144,12984,248,9760,9758,9759,12161,12988,255,9756,9757,9767,12178,12992,164,9772,9770,
9771,12059,12996,171,9768,9769,9779,12076,13000,192,9784,9782,9783,12093,13004,199,9780,9781,9791,12110,13008,220,9796,9794,
9795,12127,13012,227,9792,9793,9803,12144,13016,248,9808,9806,9807,12161,13020,255,9804,9805,9815,12178,13024,150,6910,6964,
6961,12042,13028,164,6966,6968,6967,12059,13032,150,6907,6960,6963,12042,13036,164,6965,6959,6962,12059,13040,150,6958,6905,
6902,12042,13044,164,6906,6904,6903,12059,13048,150,9916,9920,9918,12042,13052,150,9910,9914,9912,12042,13056,150,9922,9926,
9924,12042,13060,150,9928,9932,9930,12042,13064,150,10842,10840,10838,12042,13068,171,10839,10837,10841,12076,13072,150,6944,
6885,6946,12042,13076,171,6881,6947,6951,12076,13080,150,10844,10848,10846,12042,13084,171,10847,10845,10843,12076,13088,
150,10011,10013,10012,12042,13092,150,10005,10007,10006,12042,13096,150,10017,10019,10018,12042,13100,150,10023,10025,10024,
12042,13104,157,13108,13109,13110,12210,13111,157,13115,13116,13117,12210,13118,157,13122,13123,13124,12210,13125,157,13129,
13130,13131,12210,13132,150,7107,7161,7158,12042,13136,192,7163,7165,7164,12093,13140,150,7104,7157,7160,12042,13144,192,
7162,7156,7159,12093,13148,150,7155,7102,7099,12042,13152,192,7103,7101,7100,12093,13156,150,9940,9944,9942,12042,13160,150,
9934,9938,9936,12042,13164,150,9946,9950,9948,12042,13168,150,9952,9956,9954,12042,13172,150,10854,10852,10850,12042,13176,
199,10851,10849,10853,12110,13180,150,7141,7082,7143,12042,13184,199,7078,7144,7148,12110,13188,150,10856,10860,10858,12042,
13192,199,10859,10857,10855,12110,13196,150,10035,10037,10036,12042,13200,150,10029,10031,10030,12042,13204,150,10041,10043,
10042,12042,13208,150,10047,10049,10048,12042,13212,185,13216,13217,13218,12242,13219,185,13223,13224,13225,12242,13226,185,
13230,13231,13232,12242,13233,185,13237,13238,13239,12242,13240,150,7301,7355,7352,12042,13244,220,7357,7359,7358,12127,13248,
150,7298,7351,7354,12042,13252,220,7356,7350,7353,12127,13256,150,7349,7296,7293,12042,13260,220,7297,7295,7294,12127,13264,
150,9964,9968,9966,12042,13268,150,9958,9962,9960,12042,13272,150,9970,9974,9972,12042,13276,150,9976,9980,9978,12042,13280,
150,10866,10864,10862,12042,13284,227,10863,10861,10865,12144,13288,150,7335,7276,7337,12042,13292,227,7272,7338,7342,12144,
13296,150,10868,10872,10870,12042,13300,227,10871,10869,10867,12144,13304,150,10059,10061,10060,12042,13308,150,10053,10055,
10054,12042,13312,150,10065,10067,10066,12042,13316,150,10071,10073,10072,12042,13320,213,13324,13325,13326,12274,13327,213,
13331,13332,13333,12274,13334,213,13338,13339,13340,12274,13341,213,13345,13346,13347,12274,13348,150,7498,7552,7549,12042,
13352,248,7554,7556,7555,12161,13356,150,7495,7548,7551,12042,13360,248,7553,7547,7550,12161,13364,150,7546,7493,7490,12042,
13368,248,7494,7492,7491,12161,13372,150,9988,9992,9990,12042,13376,150,9982,9986,9984,12042,13380,150,9994,9998,9996,12042,
13384,150,10000,10004,10002,12042,13388,150,10878,10876,10874,12042,13392,255,10875,10873,10877,12178,13396,150,7532,7473,
7534,12042,13400,255,7469,7535,7539,12178,13404,150,10880,10884,10882,12042,13408,255,10883,10881,10879,12178,13412,150,10083,
10085,10084,12042,13416,150,10077,10079,10078,12042,13420,150,10089,10091,10090,12042,13424,150,10095,10097,10096,12042,13428,
241,13432,13433,13434,12306,13435,241,13439,13440,13441,12306,13442,241,13446,13447,13448,12306,13449,241,13453,13454,13455,
12306,13456,
};
static const unsigned short iltis_jacobian_at120[] = {
13460,12324,13461,13463,12324,13464,13466,12324,13467,13469,12324,13470,13472,12324,13473,13475,12324,13476,13478,12324,13479,
13481,12324,13482,13484,12324,13485,13487,12324,13488,13490,12324,13491,13493,12324,13494,
};
static const unsigned short iltis_jacobian_at121[] = {
157,6913,6912,12210,13496,157,6933,6929,12210,13500,185,7110,7109,12242,13504,185,7130,7126,12242,13508,213,7304,7303,12274,
13512,213,7324,7320,12274,13516,241,7501,7500,12306,13520,241,7521,7517,12306,13524,
};
static const unsigned short iltis_jacobian_at122[] = {
12327,9850,12330,9858,12333,9871,12326,9880,12329,9888,12332,9901,12336,9859,12339,9851,12342,9872,12338,9881,12335,9889,
12341,9902,12345,9852,12348,9860,12351,9873,12344,9882,12347,9890,12350,9903,12354,9849,12357,9857,12360,9870,12353,9879,
12356,9887,12359,9900,
};
static const unsigned short iltis_jacobian_at123[] = {
13564,13529,13528,13530,13582,13625,13564,6113,6106,6107,13583,13629,
};
static const unsigned short iltis_jacobian_at124[] = {
13529,13564,13528,13530,13578,13633,6113,13564,6106,6107,13579,13637,
};
static const unsigned short iltis_jacobian_at125[] = {
13564,13529,13528,13530,13580,13641,13564,6113,6106,6107,13581,13645,
};
static const unsigned short iltis_jacobian_at126[] = {
13624,8345,13566,13565,13564,13574,13567,150,13649,13624,8351,13566,13565,13564,13574,13567,150,13653,13624,8357,13566,13565,
13564,13574,13567,150,13657,13624,8363,13566,13565,13564,13574,13567,150,13661,13624,8369,13566,13565,13564,13574,13567,150,
13665,13624,8375,13566,13565,13564,13574,13567,150,13669,13624,8381,13566,13565,13564,13574,13567,150,13673,13624,8387,13566,
13565,13564,13574,13567,150,13677,13624,8393,13566,13565,13564,13574,13567,150,13681,13624,8399,13566,13565,13564,13574,13567,
150,13685,13624,8405,13566,13565,13564,13574,13567,150,13689,13624,8411,13566,13565,13564,13574,13567,150,13693,13624,8417,
13566,13565,13564,13574,13567,150,13697,13624,8423,13566,13565,13564,13574,13567,150,13701,13624,8429,13566,13565,13564,13574,
13567,150,13705,13624,8435,13566,13565,13564,13574,13567,150,13709,13624,8441,13566,13565,13564,13574,13567,150,13713,13624,
8447,13566,13565,13564,13574,13567,150,13717,13624,8453,13566,13565,13564,13574,13567,150,13721,13624,8459,13566,13565,13564,
13574,13567,150,13725,13624,8465,13566,13565,13564,13574,13567,150,13729,13624,8471,13566,13565,13564,13574,13567,150,13733,
13624,8477,13566,13565,13564,13574,13567,150,13737,13624,8483,13566,13565,13564,13574,13567,150,13741,13624,8537,13566,13565,
13564,13574,13567,150,13745,13624,8543,13566,13565,13564,13574,13567,150,13749,13624,8549,13566,13565,13564,13574,13567,150,
13753,13624,8555,13566,13565,13564,13574,13567,150,13757,13624,8561,13566,13565,13564,13574,13567,150,13761,13624,8567,13566,
13565,13564,13574,13567,150,13765,13624,8573,13566,13565,13564,13574,13567,150,13769,13624,8579,13566,13565,13564,13574,13567,
150,13773,
};
static const unsigned short iltis_jacobian_at127[] = {
13624,13777,13778,13570,13779,13566,7822,13568,7830,13575,7843,13567,13577,150,13565,13564,13780,13624,13784,13785,13570,
13786,13566,7823,13568,7831,13575,7844,13567,13577,150,13565,13564,13787,13624,13791,13792,13570,13793,13566,7824,13568,7832,
13575,7845,13567,13577,150,13565,13564,13794,13624,13798,13799,13570,13800,13566,7825,13568,7833,13575,7846,13567,13577,150,
13565,13564,13801,
};
static const unsigned short iltis_jacobian_at128[] = {
14002,6920,7117,7311,7508,14002,6923,7120,7314,7511,9682,9694,9706,9718,13991,9634,9646,9658,9670,13994,9730,9742,9754,9766,
13997,9778,9790,9802,9814,14000,
};
static const unsigned short iltis_jacobian_at129[] = {
6931,6926,6924,6927,6915,6916,
};
static const unsigned short iltis_jacobian_at130[] = {
12786,13625,12789,13627,12787,13628,12825,13643,12828,13644,12826,13642,12864,13635,12867,13634,12865,13636,12916,12361,12919,
12363,12917,12364,12920,12365,12923,12367,12921,12368,12924,12369,12927,12371,12925,12372,12928,12373,12931,12375,12929,12376,
12948,12377,12951,12379,12949,12380,12952,12381,12955,12383,12953,12384,12956,12385,12959,12387,12957,12388,12960,12389,12963,
12391,12961,12392,12980,12393,12983,12395,12981,12396,12984,12397,12987,12399,12985,12400,12988,12401,12991,12403,12989,12404,
12992,12405,12995,12407,12993,12408,13012,12409,13015,12411,13013,12412,13016,12413,13019,12415,13017,12416,13020,12417,13023,
12419,13021,12420,13024,12421,13027,12423,13025,12424,11649,10764,11656,10765,11663,10766,11670,10767,13052,13651,13055,13649,
13053,13652,13056,13655,13059,13653,13057,13656,13060,13659,13063,13657,13061,13660,13064,13663,13067,13661,13065,13664,13092,
13667,13095,13665,13093,13668,13096,13671,13099,13669,13097,13672,13100,13675,13103,13673,13101,13676,13104,13679,13107,13677,
13105,13680,13111,10885,13114,10886,13112,10888,13118,10889,13121,10890,13119,10892,13125,10893,13128,10894,13126,10896,13132,
10897,13135,10898,13133,10900,11677,10805,11684,10806,11691,10807,11698,10808,13160,13683,13163,13681,13161,13684,13164,13687,
13167,13685,13165,13688,13168,13691,13171,13689,13169,13692,13172,13695,13175,13693,13173,13696,13200,13699,13203,13697,13201,
13700,13204,13703,13207,13701,13205,13704,13208,13707,13211,13705,13209,13708,13212,13711,13215,13709,13213,13712,13219,10901,
13222,10902,13220,10904,13226,10905,13229,10906,13227,10908,13233,10909,13236,10910,13234,10912,13240,10913,13243,10914,13241,
10916,11702,12510,11705,12511,11703,12513,11709,12514,11712,12515,11710,12517,11716,12518,11719,12519,11717,12521,11723,12522,
11726,12523,11724,12525,13268,13715,13271,13713,13269,13716,13272,13719,13275,13717,13273,13720,13276,13723,13279,13721,13277,
13724,13280,13727,13283,13725,13281,13728,13308,13731,13311,13729,13309,13732,12146,10419,13312,13735,13315,13733,13313,13736,
13316,13739,13319,13737,13317,13740,13320,13743,13323,13741,13321,13744,13327,10917,13330,10918,13328,10920,13334,10921,13337,
10922,13335,10924,13341,10925,13344,10926,13342,10928,13348,10929,13351,10930,13349,10932,11730,12526,11733,12527,11731,12529,
11737,12530,11740,12531,11738,12533,11744,12534,11747,12535,11745,12537,11751,12538,11754,12539,11752,12541,13376,13747,13379,
13745,13377,13748,13380,13751,13383,13749,13381,13752,13384,13755,13387,13753,13385,13756,13388,13759,13391,13757,13389,13760,
13416,13763,13419,13761,13417,13764,12180,10499,13420,13767,13423,13765,13421,13768,13424,13771,13427,13769,13425,13772,13428,
13775,13431,13773,13429,13776,13435,10933,13438,10934,13436,10936,13442,10937,13445,10938,13443,10940,13449,10941,13452,10942,
13450,10944,13456,10945,13459,10946,13457,10948,6131,10300,6132,10341,
};
static const unsigned short iltis_jacobian_at131[] = {
12788,13626,12827,13641,12866,13633,12918,12362,12922,12366,12926,12370,12930,12374,12950,12378,12954,12382,12958,12386,12962,
12390,12982,12394,12986,12398,12990,12402,12994,12406,13014,12410,13018,12414,13022,12418,13026,12422,13054,13650,13058,13654,
13062,13658,13066,13662,13094,13666,13098,13670,13102,13674,12079,10179,13106,13678,13113,10887,13120,10891,13127,10895,10645,
10794,13134,10899,13162,13682,13166,13686,13170,13690,13174,13694,13202,13698,13206,13702,13210,13706,12113,10261,13214,13710,
13221,10903,13228,10907,13235,10911,10677,10835,13242,10915,11704,12512,11711,12516,11718,12520,11725,12524,13270,13714,13274,
13718,13278,13722,13282,13726,13310,13730,13314,13734,13318,13738,12147,10422,13322,13742,13329,10919,13336,10923,13343,10927,
10709,10981,13350,10931,11732,12528,11739,12532,11746,12536,11753,12540,13378,13746,13382,13750,13386,13754,13390,13758,13418,
13762,13422,13766,13426,13770,12181,10502,13430,13774,13437,10935,13444,10939,13451,10943,10741,11018,13458,10947,
};
static const unsigned short iltis_jacobian_at132[] = {
12790,12793,12791,12794,12797,12795,12798,12801,12799,12802,12805,12803,12806,12809,12807,12810,12813,12811,12814,12817,12815,
12818,12821,12819,13805,13805,13805,13805,13805,13805,13805,13805,13813,13818,12829,12832,12830,12833,12836,12834,12837,12840,
12838,12841,12844,12842,12845,12848,12846,12849,12852,12850,12853,12856,12854,12857,12860,12858,13805,13805,13805,13805,13805,
13805,13805,13805,13816,13819,12868,12871,12869,12872,12875,12873,12876,12879,12877,12880,12883,12881,12884,12887,12885,12888,
12891,12889,12892,12895,12893,12896,12899,12897,13805,13805,13805,13805,13805,13805,13805,13805,13820,13817,13990,13991,13992,
13993,13994,13995,13996,13997,13998,13999,14000,14001,13496,13499,13497,6153,6153,13500,13503,13501,6153,13028,13031,13029,
13032,13035,13033,6153,13805,13036,13039,13037,13040,13043,13041,6153,13805,13044,13047,13045,13048,13051,13049,6153,13805,
13068,13071,13069,13072,13075,13073,6153,13805,13076,13079,13077,13080,13083,13081,6153,13805,13084,13087,13085,13088,13091,
13089,6153,13805,13805,6153,6153,6153,13805,6153,6153,6153,13805,6153,6153,6153,13504,13507,13505,6153,6153,13508,13511,13509,
6153,13136,13139,13137,13140,13143,13141,6153,13805,13144,13147,13145,13148,13151,13149,6153,13805,13152,13155,13153,13156,
13159,13157,6153,13805,13176,13179,13177,13180,13183,13181,6153,13805,13184,13187,13185,13188,13191,13189,6153,13805,13192,
13195,13193,13196,13199,13197,6153,13805,13805,6153,6153,6153,13805,6153,6153,6153,13805,6153,6153,6153,13512,13515,13513,
6153,6153,13516,13519,13517,6153,13244,13247,13245,13248,13251,13249,6153,13805,13252,13255,13253,13256,13259,13257,6153,
13805,13260,13263,13261,13264,13267,13265,6153,13805,13284,13287,13285,13288,13291,13289,6153,13805,13292,13295,13293,13296,
13299,13297,6153,13805,13300,13303,13301,13304,13307,13305,6153,13805,13805,6153,6153,13805,6153,6153,13805,6153,6153,13520,
13523,13521,6153,6153,13524,13527,13525,6153,13352,13355,13353,13356,13359,13357,6153,13805,13360,13363,13361,13364,13367,
13365,6153,13805,13368,13371,13369,13372,13375,13373,6153,13805,13392,13395,13393,13396,13399,13397,6153,13805,13400,13403,
13401,13404,13407,13405,6153,13805,13408,13411,13409,13412,13415,13413,6153,13805,13805,6153,6153,13805,6153,6153,13805,6153,
6153,13805,13805,13805,13805,13805,13805,10291,10298,10301,10304,10296,10299,10295,10292,10303,10293,10297,13805,13805,13805,
13805,13805,13805,10332,10339,10342,10345,10337,10340,10336,10333,10344,10334,10338,6153,6153,13814,6153,6153,13815,6153,
6153,13821,10282,10286,10278,10274,10323,10327,10319,10315,10541,10540,10283,10287,10279,10275,10324,10328,10320,10316,10544,
10530,10538,10284,10288,10280,10276,10325,10329,10321,10317,10535,10531,10285,10289,10281,10277,10326,10330,10322,10318,10543,
10536,10533,
};
static const unsigned short iltis_jacobian_at133[] = {
12792,12796,12800,12804,12808,12812,12816,12820,13814,12831,12835,12839,12843,12847,12851,12855,12859,13815,12870,12874,12878,
12882,12886,12890,12894,12898,13821,13498,13502,13030,13034,13038,13042,13046,13050,13070,13074,13078,13082,13086,13090,13506,
13510,13138,13142,13146,13150,13154,13158,13178,13182,13186,13190,13194,13198,13514,13518,13246,13250,13254,13258,13262,13266,
12425,12426,12427,12428,12429,12430,12431,12432,12433,12434,12435,12436,12437,12438,12439,12440,13286,13290,13294,13298,13302,
13306,12441,12442,12443,12444,12445,12446,12447,12448,12449,12450,12451,12452,12453,12454,12455,12456,11901,11900,11899,11902,
11905,11904,11903,11906,11909,11908,11907,11910,11913,11912,11911,11914,11917,11916,11915,11918,11921,11920,11919,11922,11925,
11924,11923,11926,11929,11928,11927,11930,13522,13526,13354,13358,13362,13366,13370,13374,12457,12458,12459,12460,12461,12462,
12463,12464,12465,12466,12467,12468,12469,12470,12471,12472,13394,13398,13402,13406,13410,13414,12473,12474,12475,12476,12477,
12478,12479,12480,12481,12482,12483,12484,12485,12486,12487,12488,11933,11932,11931,11934,11937,11936,11935,11938,11941,11940,
11939,11942,11945,11944,11943,11946,11949,11948,11947,11950,11953,11952,11951,11954,11957,11956,11955,11958,11961,11960,11959,
11962,10302,10343,13629,13630,13631,13632,13813,13818,13647,13645,13648,13646,13816,13819,13639,13637,13638,13640,13820,13817,
13780,13782,13781,13783,10539,13787,13789,13788,13790,13794,13796,13795,13797,10542,13801,13803,13802,13804,
};
static const unsigned short iltis_jacobian_at134[] = {
9681,13990,9677,13992,9633,13993,9629,13995,9729,13996,9725,13998,9777,13999,9773,14001,
};
static const unsigned short iltis_jacobian_at135[] = {
5825,12057,5906,6114,13621,6165,12225,6243,6115,9298,6181,12257,6259,6119,9323,6197,12289,6275,6123,9348,6213,12321,6291,
6127,9373,
};
static const unsigned short iltis_jacobian_at136[] = {
5833,12055,5914,13623,5837,12044,5912,13622,5831,12058,5903,13611,5835,12051,5909,13616,6171,12216,6236,9285,6187,12248,6252,
9310,6203,12280,6268,9335,5885,12129,5960,10379,6219,12312,6284,9360,5901,12163,5976,10459,
};
static const unsigned short iltis_jacobian_at137[] = {
12900,10118,12903,10114,12901,10110,12904,10159,12907,10155,12905,10151,12908,10200,12911,10196,12909,10192,12912,10241,12915,
10237,12913,10233,12932,10119,12935,10115,12933,10111,12936,10160,12939,10156,12937,10152,12940,10201,12943,10197,12941,10193,
12944,10242,12947,10238,12945,10234,12964,10120,12967,10116,12965,10112,12968,10161,12971,10157,12969,10153,12972,10202,12975,
10198,12973,10194,12976,10243,12979,10239,12977,10235,12996,10121,12999,10117,12997,10113,13000,10162,13003,10158,13001,10154,
13004,10203,13007,10199,13005,10195,13008,10244,13011,10240,13009,10236,11646,10776,11647,10768,11653,10777,11654,10769,11660,
10778,11661,10770,11667,10779,11668,10771,12089,10168,12078,10175,12082,10178,12077,10173,12092,10176,12081,10172,12090,10169,
12083,10170,12085,10174,10655,10783,10644,10787,10648,10789,10643,10780,10658,10791,10647,10784,10656,10788,10649,10785,10651,
10782,11674,10817,11675,10809,11681,10818,11682,10810,11688,10819,11689,10811,11695,10820,11696,10812,12123,10250,12112,10257,
12116,10260,12111,10255,12126,10258,12115,10254,12124,10251,12117,10252,12119,10256,10687,10824,10676,10828,10680,10830,10675,
10821,10690,10832,10679,10825,10688,10829,10681,10826,10683,10823,12157,10421,12150,10420,12145,10410,12160,10418,12149,10415,
12158,10411,12151,10416,12153,10413,10719,10976,10708,10973,10712,10975,10707,10968,10722,10979,10711,10974,10720,10970,10713,
10969,10715,10977,12191,10501,12184,10500,12179,10490,12194,10498,12183,10495,12192,10491,12185,10496,12187,10493,10751,11013,
10740,11010,10744,11012,10739,11005,10754,11016,10743,11011,10752,11007,10745,11006,10747,11014,6131,10305,6131,10294,6131,
10290,6132,10346,6132,10335,6132,10331,6133,10545,6133,10534,6133,10532,6133,10537,
};
static const unsigned short iltis_jacobian_at138[] = {
12902,10122,12906,10163,12910,10204,12914,10245,12934,10123,12938,10164,12942,10205,12946,10246,12966,10124,12970,10165,12974,
10206,12978,10247,12998,10125,13002,10166,13006,10207,13010,10248,11648,10772,11655,10773,11662,10774,11669,10775,12087,10181,
12084,10180,10653,10793,10650,10792,11676,10813,11683,10814,11690,10815,11697,10816,12121,10263,12118,10262,10685,10834,10682,
10833,12155,10424,12152,10423,10717,10980,10714,10982,12189,10504,12186,10503,10749,11017,10746,11019,
};
static const unsigned short iltis_jacobian_at139[] = {
5823,12052,5915,6114,13608,5822,12046,5907,6114,13615,5839,12069,5931,6116,10136,5855,12103,5947,6120,10218,
};
static const unsigned short iltis_jacobian_at140[] = {
5836,12045,5910,13609,6175,12221,6237,9297,6173,12213,6232,9293,6191,12253,6253,9322,6189,12245,6248,9318,6207,12285,6269,
9347,6205,12277,6264,9343,6223,12317,6285,9372,6221,12309,6280,9368,
};
static const unsigned short iltis_jacobian_at141[] = {
5834,12047,5905,13613,6177,12226,6233,9292,5849,12072,5930,10127,5853,12061,5928,10134,5847,12075,5919,10135,5850,12064,5921,
10131,5851,12068,5925,10133,6193,12258,6249,9317,5865,12106,5946,10209,5869,12095,5944,10216,5863,12109,5935,10217,5866,12098,
5937,10213,5867,12102,5941,10215,6209,12290,6265,9342,5881,12140,5962,10381,5879,12143,5951,10378,5882,12132,5953,10375,5883,
12136,5957,10373,6225,12322,6281,9367,5897,12174,5978,10461,5895,12177,5967,10458,5898,12166,5969,10455,5899,12170,5973,10453,
};
static const unsigned short iltis_jacobian_at142[] = {
5824,12054,5908,6114,13614,6167,12220,6238,6115,9287,6164,12222,6235,6115,9300,6166,12214,6241,6115,9294,5840,12071,5924,
6116,10130,5838,12063,5923,6116,10126,6183,12252,6254,6119,9312,6180,12254,6251,6119,9325,6182,12246,6257,6119,9319,5856,
12105,5940,6120,10212,5854,12097,5939,6120,10208,6199,12284,6270,6123,9337,6196,12286,6267,6123,9350,6198,12278,6273,6123,
9344,5871,12137,5963,6124,10374,5872,12139,5956,6124,10372,5870,12131,5955,6124,10377,6215,12316,6286,6127,9362,6212,12318,
6283,6127,9375,6214,12310,6289,6127,9369,5887,12171,5979,6128,10454,5888,12173,5972,6128,10452,5886,12165,5971,6128,10457,
};
static const unsigned short iltis_jacobian_at143[] = {
5832,12056,5916,13619,6179,12223,6231,9289,6170,12211,6230,9299,6172,12224,6228,9288,6178,12219,6234,9296,5845,12060,5929,
10132,5848,12073,5932,10128,6195,12255,6247,9314,6186,12243,6246,9324,6188,12256,6244,9313,6194,12251,6250,9321,5861,12094,
5945,10214,5864,12107,5948,10210,6211,12287,6263,9339,6202,12275,6262,9349,6204,12288,6260,9338,6210,12283,6266,9346,5877,
12128,5961,10370,5880,12141,5964,10371,6227,12319,6279,9364,6218,12307,6278,9374,6220,12320,6276,9363,6226,12315,6282,9371,
5893,12162,5977,10450,5896,12175,5980,10451,
};
static const unsigned short iltis_jacobian_at144[] = {
6174,12212,6239,9291,5843,12065,5920,10137,6190,12244,6255,9316,5859,12099,5936,10219,6206,12276,6271,9341,5875,12133,5952,
10380,6222,12308,6287,9366,5891,12167,5968,10460,
};
static const unsigned short iltis_jacobian_at145[] = {
6176,12215,6229,9290,6168,12217,6240,9286,5842,12066,5933,10129,6192,12247,6245,9315,6184,12249,6256,9311,5858,12100,5949,
10211,6208,12279,6261,9340,6200,12281,6272,9336,5874,12134,5965,10376,6224,12311,6277,9365,6216,12313,6288,9361,5890,12168,
5981,10456,
};
static const unsigned short iltis_jacobian_at146[] = {
6169,12218,6242,9295,5852,12062,5926,10138,6185,12250,6258,9320,5868,12096,5942,10220,6201,12282,6274,9345,5884,12130,5958,
10382,6217,12314,6290,9370,5900,12164,5974,10462,
};
static const unsigned short iltis_jacobian_at147[] = {
10141,10223,10385,10465,
};
static const unsigned short iltis_jacobian_at148[] = {
8633,8636,8639,8642,8645,8648,8651,8654,8657,8660,8663,8666,8669,8672,8675,8678,8681,8684,8687,8690,8693,8696,8699,8702,8813,
8816,8819,8822,8825,8828,8831,8834,8837,8840,8843,8846,9376,9379,9382,9385,9388,9391,9394,9397,9400,9403,9406,9409,8885,8888,
8891,9484,9487,9490,8894,8897,8900,9493,9496,9499,8903,8906,8909,9502,9505,9508,8912,8915,8918,9511,9514,9517,9520,9523,9526,
11023,11026,11029,9529,9532,9535,11032,11035,11038,9538,9541,9544,11041,11044,11047,9547,9550,9553,11050,11053,11056,
};
static const unsigned short iltis_jacobian_at149[] = {
5846,12070,5927,10140,5844,12067,5918,10139,5862,12104,5943,10222,5860,12101,5934,10221,5878,12138,5959,10384,5876,12135,
5950,10383,5894,12172,5975,10464,5892,12169,5966,10463,
};
static const unsigned short iltis_jacobian_at150[] = {
12091,6117,10182,10657,6118,10795,12125,6121,10264,10689,6122,10836,12159,6125,10425,10721,6126,10983,12193,6129,10505,10753,
6130,11020,
};
static const unsigned short iltis_jacobian_at151[] = {
12086,6117,10177,12120,6121,10259,10718,6126,10978,10750,6130,11015,
};
static const unsigned short iltis_jacobian_at152[] = {
12088,6117,10171,12080,6117,10167,10652,6118,10786,10654,6118,10790,10646,6118,10781,12122,6121,10253,12114,6121,10249,10684,
6122,10827,10686,6122,10831,10678,6122,10822,12154,6125,10414,12156,6125,10412,12148,6125,10417,10716,6126,10971,10710,6126,
10972,12188,6129,10494,12190,6129,10492,12182,6129,10497,10748,6130,11008,10742,6130,11009,
};
static const unsigned short iltis_jacobian_at153[] = {
8705,8708,8711,8714,8717,8720,8723,8726,8729,8732,8735,8738,8741,8744,8747,8750,8753,8756,8759,8762,8765,8768,8771,8774,8777,
8780,8783,8786,8789,8792,8795,8798,8801,8804,8807,8810,8849,8852,8855,9412,9415,9418,9421,9424,9427,8858,8861,8864,9430,9433,
9436,9439,9442,9445,8867,8870,8873,9448,9451,9454,9457,9460,9463,8876,8879,8882,9466,9469,9472,9475,9478,9481,9556,9559,9562,
11059,11062,11065,9565,9568,9571,11068,11071,11074,9574,9577,9580,11077,11080,11083,9583,9586,9589,11086,11089,11092,
};
static const unsigned short iltis_jacobian_at154[] = {
11095,11096,11097,11131,11132,11133,11167,11168,11169,11300,11299,11301,11475,11474,11473,
};
static const unsigned short iltis_jacobian_at155[] = {
12545,12548,12546,11755,11758,11756,11759,11762,11760,11763,11766,11764,11767,11770,11768,13806,13806,13806,13806,13806,13806,
13806,13806,13863,13859,12552,12555,12553,11771,11774,11772,11775,11778,11776,11779,11782,11780,11783,11786,11784,13806,13806,
13806,13806,13806,13806,13806,13806,13860,13864,12559,12562,12560,11787,11790,11788,11791,11794,11792,11795,11798,11796,11799,
11802,11800,13806,13806,13806,13806,13806,13806,13806,13806,13865,12570,12573,12571,12574,12577,12575,12578,12581,12579,12582,
12585,12583,11803,11806,11804,11807,11810,11808,11811,11814,11812,11815,11818,11816,12600,12603,12601,12604,12607,12605,12608,
12611,12609,12612,12615,12613,11819,11822,11820,11823,11826,11824,11827,11830,11828,11831,11834,11832,9592,9595,9593,6152,
9596,9599,9597,6152,6152,12623,12626,12624,12627,12630,12628,6152,13806,12631,12634,12632,12635,12638,12636,6152,13806,12639,
12642,12640,12643,12646,12644,6152,13806,12647,12650,12648,11336,11335,11337,11835,11838,11836,12655,12658,12656,11511,11510,
11509,11843,11846,11844,6152,13806,6152,13806,6152,13806,13806,6152,6152,6152,13806,6152,6152,6152,13806,6152,6152,6152,9600,
9603,9601,6152,9604,9607,9605,6152,6152,12663,12666,12664,12667,12670,12668,6152,13806,12671,12674,12672,12675,12678,12676,
6152,13806,12679,12682,12680,12683,12686,12684,6152,13806,12687,12690,12688,11345,11344,11346,11851,11854,11852,12695,12698,
12696,11520,11519,11518,11859,11862,11860,6152,13806,6152,13806,6152,13806,13806,6152,6152,6152,13806,6152,6152,6152,13806,
6152,6152,6152,9608,9611,9609,6152,9612,9615,9613,6152,6152,12703,12706,12704,12707,12710,12708,6152,13806,12711,12714,12712,
12715,12718,12716,6152,13806,12719,12722,12720,12723,12726,12724,6152,13806,12727,12730,12728,11354,11353,11355,11867,11870,
11868,12735,12738,12736,11529,11528,11527,11875,11878,11876,6152,13806,6152,13806,6152,13806,13806,6152,6152,13806,6152,6152,
13806,6152,6152,9616,9619,9617,6152,9620,9623,9621,6152,6152,12743,12746,12744,12747,12750,12748,6152,13806,12751,12754,12752,
12755,12758,12756,6152,13806,12759,12762,12760,12763,12766,12764,6152,13806,12767,12770,12768,11363,11362,11364,11883,11886,
11884,12775,12778,12776,11538,11537,11536,11891,11894,11892,6152,13806,6152,13806,6152,13806,13806,6152,6152,13806,6152,6152,
13806,6152,6152,13806,13806,13806,13806,13806,13806,13806,13806,13806,13806,13806,13806,6152,6152,13858,6152,6152,13861,6152,
6152,13866,13862,
};
static const unsigned short iltis_jacobian_at156[] = {
12547,11757,11761,11765,11769,13858,12554,11773,11777,11781,11785,13861,12561,11789,11793,11797,11801,13866,13862,12572,12576,
12580,12584,11805,11809,11813,11817,12602,12606,12610,12614,11821,11825,11829,11833,9594,9598,12625,12629,12633,12637,12641,
12645,11255,11254,11256,12649,11837,11422,11423,11424,12657,11845,9602,9606,12665,12669,12673,12677,12681,12685,11267,11266,
11268,12689,11853,11434,11435,11436,12697,11861,9610,9614,12705,12709,12713,12717,12721,12725,11279,11278,11280,12729,11869,
11446,11447,11448,12737,11877,9618,9622,12745,12749,12753,12757,12761,12765,11291,11290,11292,12769,11885,11458,11459,11460,
12777,11893,13863,13859,13860,13864,13865,
};
static const unsigned short iltis_jacobian_at157[] = {
11207,11206,11208,11374,11375,11376,
};
static const unsigned short iltis_jacobian_at158[] = {
12566,6486,12567,6490,12596,6493,12599,6485,12622,6494,12620,6487,11963,6567,11970,6569,11968,6575,11971,6576,11974,6564,
11978,6573,11976,6565,12651,6502,12652,6506,12659,6509,12662,6501,11850,6510,11848,6503,11979,6583,11986,6585,11984,6591,
11987,6592,11990,6580,11994,6589,11992,6581,12691,6518,12692,6522,12699,6525,12702,6517,11866,6526,11864,6519,11995,6599,
12002,6601,12000,6607,12003,6608,12006,6596,12010,6605,12008,6597,12731,6534,12732,6538,12739,6541,12742,6533,11882,6542,
11880,6535,12011,6615,12018,6617,12016,6623,12019,6624,12022,6612,12026,6621,12024,6613,12771,6550,12772,6554,12779,6557,
12782,6549,11898,6558,11896,6551,
};
static const unsigned short iltis_jacobian_at159[] = {
12568,6499,12591,6484,12598,6498,12621,6489,11969,6566,11977,6568,12653,6515,11841,6500,12661,6514,11849,6505,11985,6582,
11993,6584,12693,6531,11857,6516,12701,6530,11865,6521,12001,6598,12009,6600,12733,6547,11873,6532,12741,6546,11881,6537,
12017,6614,12025,6616,12773,6563,11889,6548,12781,6562,11897,6553,
};
static const unsigned short iltis_jacobian_at160[] = {
12569,6496,12589,6492,12592,6491,12590,6495,12597,6497,12619,6488,11966,6572,11964,6570,11967,6579,11972,6577,11975,6571,
12654,6512,11839,6508,11842,6507,11840,6511,12660,6513,11847,6504,11982,6588,11980,6586,11983,6595,11988,6593,11991,6587,
12694,6528,11855,6524,11858,6523,11856,6527,12700,6529,11863,6520,11998,6604,11996,6602,11999,6611,12004,6609,12007,6603,
12734,6544,11871,6540,11874,6539,11872,6543,12740,6545,11879,6536,12014,6620,12012,6618,12015,6627,12020,6625,12023,6619,
12774,6560,11887,6556,11890,6555,11888,6559,12780,6561,11895,6552,
};
static const unsigned short iltis_jacobian_at161[] = {
6578,6574,6594,6590,6610,6606,6626,6622,
};
static const unsigned short iltis_jacobian_at162[] = {
8634,8637,8640,8643,8646,8649,8652,8655,8658,8661,8664,8667,8670,8673,8676,8679,8682,8685,8688,8691,8694,8697,8700,8703,8814,
8817,8820,8823,8826,8829,8832,8835,8838,8841,8844,8847,9377,9380,9383,9386,9389,9392,9395,9398,9401,9404,9407,9410,8886,8889,
8892,9485,9488,9491,8895,8898,8901,9494,9497,9500,8904,8907,8910,9503,9506,9509,8913,8916,8919,9512,9515,9518,9521,9524,9527,
11024,11027,11030,9530,9533,9536,11033,11036,11039,9539,9542,9545,11042,11045,11048,9548,9551,9554,11051,11054,11057,
};
static const unsigned short iltis_jacobian_at163[] = {
8706,8709,8712,8715,8718,8721,8724,8727,8730,8733,8736,8739,8742,8745,8748,8751,8754,8757,8760,8763,8766,8769,8772,8775,8778,
8781,8784,8787,8790,8793,8796,8799,8802,8805,8808,8811,8850,8853,8856,9413,9416,9419,9422,9425,9428,8859,8862,8865,9431,9434,
9437,9440,9443,9446,8868,8871,8874,9449,9452,9455,9458,9461,9464,8877,8880,8883,9467,9470,9473,9476,9479,9482,9557,9560,9563,
11060,11063,11066,9566,9569,9572,11069,11072,11075,9575,9578,9581,11078,11081,11084,9584,9587,9590,11087,11090,11093,
};
void iltis_jacobian(double t, const double *restrict q, const double *restrict v, const double *restrict a, const double *restrict lambda, const double *restrict rho, const int *restrict mode, double damping, double stiffness, const int *restrict at, double *restrict K, double *restrict C)
{
    double x[14003];
    for (int i = 0; i < 137; i++)
        x[0 + i] = rho[i];
    for (int i = 0; i < 140; i++)
        x[147 + i] = q[i];
    for (int i = 0; i < 140; i++)
        x[1527 + i] = v[i];
    for (int i = 0; i < 140; i++)
        x[1802 + i] = a[i];
    for (int i = 0; i < 132; i++)
        x[5982 + i] = lambda[i];
    x[6152] = damping;
    x[6153] = stiffness;
    for (int i = 0; i < 53; i++)
        x[6766 + i] = mode[i];
    iltis_jacobian_corner_points_dv_2(x, x, iltis_jacobian_at0, 2);
    iltis_jacobian_frame_dv_3(x, x, iltis_jacobian_at1, 20);
    iltis_jacobian_twist_dv_4(x, x, iltis_jacobian_at2, 9);
    iltis_jacobian_frame_d0_d1_qv_60(x, x, iltis_jacobian_at3, 20);
    iltis_jacobian_add_inertia_dv_0(x, x, iltis_jacobian_at4, 5);
    iltis_jacobian_add_gyration_dv_14(x, x, iltis_jacobian_at5, 5);
    iltis_jacobian_euler_norm_d0_b_43(x, x, iltis_jacobian_at6, 20);
    iltis_jacobian_spherical_d0_b_38(x, x, iltis_jacobian_at7, 1);
    iltis_jacobian_euler_norm_d0_d1_qv_61(x, x, C, K, at, iltis_jacobian_at8, 20);
    iltis_jacobian_revolute_d0_d1_qv_70(x, x, iltis_jacobian_at9, 2);
    iltis_jacobian_add_inertia_dv_1(x, x, iltis_jacobian_at10, 4);
    iltis_jacobian_add_gyration_dv_15(x, x, iltis_jacobian_at11, 4);
    iltis_jacobian_spherical_d0_d1_qv_67(x, x, iltis_jacobian_at12, 1);
    iltis_jacobian_revolute_d0_d1_qv_75(x, x, iltis_jacobian_at13, 1);
    iltis_jacobian_frame_dv_16(x, x, iltis_jacobian_at14, 9);
    iltis_jacobian_twist_dv_17(x, x, iltis_jacobian_at15, 9);
    iltis_jacobian_wrench_to_Q_dv_26(x, x, iltis_jacobian_at16, 9);
    iltis_jacobian_add_gyration_dv_28(x, x, iltis_jacobian_at17, 5);
    iltis_jacobian_add_gyration_dv_29(x, x, iltis_jacobian_at18, 4);
    x[14002] = mode[52] ? (-10000.0) : 0.0;
    for (int k = 0; k < 23; k++) { const unsigned short *i = iltis_jacobian_at19 + 2 * k; x[i[1]] = -x[i[0]]; }
    for (int k = 0; k < 8; k++) { const unsigned short *i = iltis_jacobian_at20 + 3 * k; x[i[2]] = x[i[0]]-x[i[1]]; }
    x[6668] = 0.5*(rho[113]+rho[116]);
    x[6667] = 0.5*(rho[112]+rho[115]);
    x[6669] = 0.5*(rho[114]+rho[117]);
    iltis_jacobian_spherical_d0_b_38(x, x, iltis_jacobian_at21, 3);
    iltis_jacobian_spherical_d0_b_36(x, x, iltis_jacobian_at22, 1);
    iltis_jacobian_revolute_d0_d1_qv_70(x, x, iltis_jacobian_at23, 4);
    iltis_jacobian_spherical_d0_d1_qv_67(x, x, iltis_jacobian_at24, 3);
    iltis_jacobian_revolute_d0_d1_qv_75(x, x, iltis_jacobian_at25, 2);
    iltis_jacobian_spherical_d0_d1_qv_69(x, x, iltis_jacobian_at26, 1);
    for (int k = 0; k < 5; k++) { const unsigned short *i = iltis_jacobian_at27 + 3 * k; x[13813 + 1 * k + 0] = x[i[0]]-x[6152 + 0]*x[i[1]]-x[6152 + 1]*x[i[2]]; }
    for (int k = 0; k < 4; k++) { const unsigned short *i = iltis_jacobian_at28 + 3 * k; x[13818 + 1 * k + 0] = x[i[0]]+x[6152 + 0]*x[i[1]]-x[6152 + 1]*x[i[2]]; }
    x[8074] = -x[6668];
    for (int k = 0; k < 8; k++) { const unsigned short *i = iltis_jacobian_at29 + 4 * k; x[13822 + 1 * k + 0] = 100.0*(x[i[0] + 7]*x[i[1]]-x[i[0]]*x[i[2]]+x[i[0] + 4]*x[i[3]]); }
    for (int k = 0; k < 12; k++) { const unsigned short *i = iltis_jacobian_at30 + 6 * k; x[13830 + 1 * k + 0] = 100.0*(x[i[0]]*x[i[1]]-x[i[2]]*x[i[3]]-x[i[4]]*x[i[5]]); }
    for (int k = 0; k < 8; k++) { const unsigned short *i = iltis_jacobian_at31 + 6 * k; x[13842 + 1 * k + 0] = 100.0*(x[i[0]]*x[i[1]]+x[i[2]]*x[i[3]]+x[i[4]]*x[i[5]]); }
    for (int k = 0; k < 8; k++) { const unsigned short *i = iltis_jacobian_at32 + 6 * k; x[13850 + 1 * k + 0] = 100.0*(x[i[0]]*x[i[1]]+x[i[2]]*x[i[3]]-x[i[4]]*x[i[5]]); }
    for (int k = 0; k < 5; k++) { const unsigned short *i = iltis_jacobian_at33 + 2 * k; x[13858 + 1 * k + 0] = 2.0*x[i[0]]+x[6152 + 0]*x[i[1]]; }
    for (int k = 0; k < 4; k++) { const unsigned short *i = iltis_jacobian_at34 + 2 * k; x[13863 + 1 * k + 0] = 2.0*x[i[0]]-x[6152 + 0]*x[i[1]]; }
    iltis_jacobian_corner_forces_dv_5(x, x, K, at, iltis_jacobian_at35, 4);
    iltis_jacobian_revolute_d0_b_35(x, x, iltis_jacobian_at36, 8);
    iltis_jacobian_lever_to_d0_nodiff_39(x, x, iltis_jacobian_at37, 3);
    iltis_jacobian_perpendicular_d0_b_42(x, x, iltis_jacobian_at38, 5);
    iltis_jacobian_revolute_d0_b_32(x, x, iltis_jacobian_at39, 48);
    iltis_jacobian_spherical_d0_b_38(x, x, iltis_jacobian_at40, 2);
    iltis_jacobian_revolute_d0_b_30(x, x, iltis_jacobian_at41, 4);
    iltis_jacobian_spherical_d0_b_36(x, x, iltis_jacobian_at42, 1);
    iltis_jacobian_revolute_d0_d1_qv_72(x, x, C, K, at, iltis_jacobian_at43, 20);
    iltis_jacobian_revolute_d0_d1_qv_70(x, x, iltis_jacobian_at44, 2);
    iltis_jacobian_lever_to_d0_d1_qv_62(x, x, iltis_jacobian_at45, 3);
    iltis_jacobian_perpendicular_d0_d1_qv_66(x, x, C, K, at, iltis_jacobian_at46, 40);
    iltis_jacobian_revolute_d0_b_33(x, x, iltis_jacobian_at47, 4);
    iltis_jacobian_revolute_d0_d1_qv_74(x, x, C, K, at, iltis_jacobian_at48, 32);
    iltis_jacobian_revolute_d0_b_31(x, x, iltis_jacobian_at49, 48);
    iltis_jacobian_revolute_d0_d1_qv_71(x, x, C, K, at, iltis_jacobian_at50, 20);
    iltis_jacobian_spherical_d0_d1_qv_68(x, x, iltis_jacobian_at51, 32);
    iltis_jacobian_revolute_d0_b_34(x, x, iltis_jacobian_at52, 16);
    iltis_jacobian_spherical_d0_d1_qv_67(x, x, iltis_jacobian_at53, 2);
    iltis_jacobian_revolute_d0_d1_qv_75(x, x, iltis_jacobian_at54, 1);
    iltis_jacobian_spherical_d0_d1_qv_69(x, x, iltis_jacobian_at55, 1);
    iltis_jacobian_corner_forces_dv_18(x, x, C, at, iltis_jacobian_at56, 4);
    for (int k = 0; k < 60; k++) { const unsigned short *i = iltis_jacobian_at57 + 2 * k; x[13867 + 1 * k + 0] = x[i[0]]*x[i[1]]; }
    for (int k = 0; k < 24; k++) { const unsigned short *i = iltis_jacobian_at58 + 4 * k; x[13927 + 1 * k + 0] = x[i[0]]*x[i[1]]-x[i[2]]*x[i[3]]; }
    for (int k = 0; k < 24; k++) { const unsigned short *i = iltis_jacobian_at59 + 4 * k; x[13951 + 1 * k + 0] = x[i[0]]*x[i[1]]+x[i[2]]*x[i[3]]; }
    x[10758] = x[6674]+x[6632]+x[6138];
    x[10759] = x[6680]+x[6638]+x[6144];
    x[10760] = x[6686]+x[6644]+x[6150];
    x[10265] = x[6699]+x[6678];
    x[10266] = x[6703]+x[6684];
    x[10272] = x[6695]+x[6672];
    x[10267] = -(x[6691]-x[6671]);
    x[10268] = -(x[6693]-x[6683]);
    x[10273] = -(x[6692]-x[6677]);
    iltis_jacobian_revolute_d0_d1_qv_72(x, x, C, K, at, iltis_jacobian_at60, 20);
    iltis_jacobian_frame_d0_b_52(x, x, iltis_jacobian_at61, 4);
    iltis_jacobian_revolute_d0_d1_qv_71(x, x, C, K, at, iltis_jacobian_at62, 20);
    iltis_jacobian_spherical_d0_d1_qv_68(x, x, iltis_jacobian_at63, 24);
    iltis_jacobian_wrench_to_Q_dv_13(x, x, iltis_jacobian_at64, 8);
    for (int k = 0; k < 23; k++) { const unsigned short *i = iltis_jacobian_at65 + 5 * k; x[i[4]] = x[i[0]]+x[i[1]]+x[i[2]]+x[i[3]]; }
    for (int k = 0; k < 6; k++) { const unsigned short *i = iltis_jacobian_at66 + 2 * k; x[i[1]] = -(x[i[0]]+x[i[0] + 197]+x[i[0] + 391]+x[i[0] + 588]); }
    x[12029] = (mode[52] ? (-(10000.0*x[411])) : 0.0)+x[6897]+x[7094]+x[7288]+x[7485];
    for (int k = 0; k < 9; k++) { const unsigned short *i = iltis_jacobian_at67 + 3 * k; x[i[2]] = x[i[0]]-x[i[1]]; }
    for (int k = 0; k < 30; k++) { const unsigned short *i = iltis_jacobian_at68 + 3 * k; x[i[2]] = -(x[i[0]]-x[i[1]]); }
    for (int k = 0; k < 51; k++) { const unsigned short *i = iltis_jacobian_at69 + 3 * k; x[i[2]] = x[i[0]]+x[i[1]]; }
    for (int k = 0; k < 30; k++) { const unsigned short *i = iltis_jacobian_at70 + 3 * k; x[i[2]] = -(x[i[0]]+x[i[1]]); }
    for (int k = 0; k < 18; k++) { const unsigned short *i = iltis_jacobian_at71 + 4 * k; x[i[3]] = x[i[0]]+x[i[1]]+x[i[2]]; }
    for (int k = 0; k < 4; k++) { const unsigned short *i = iltis_jacobian_at72 + 1 * k; x[12195 + 32 * k + 0] = (x[6818 + 0] ? (-x[13867 + 15 * k + 0]) : 0.0)+x[i[0]]; }
    for (int k = 0; k < 4; k++) { const unsigned short *i = iltis_jacobian_at73 + 1 * k; x[12196 + 32 * k + 0] = (x[6818 + 0] ? x[13868 + 15 * k + 0] : 0.0)+x[i[0]]; }
    for (int k = 0; k < 88; k++) { const unsigned short *i = iltis_jacobian_at74 + 2 * k; x[i[1]] = x[6818 + 0] ? x[i[0]] : 0.0; }
    for (int k = 0; k < 88; k++) { const unsigned short *i = iltis_jacobian_at75 + 2 * k; x[i[1]] = x[6818 + 0] ? (-x[i[0]]) : 0.0; }
    for (int k = 0; k < 6; k++) { const unsigned short *i = iltis_jacobian_at76 + 3 * k; x[i[2]] = -(x[i[0] + 18]+x[i[0]]-x[i[1]]); }
    iltis_jacobian_corner_forces_dv_6(x, x, K, at, iltis_jacobian_at77, 16);
    iltis_jacobian_dot_d0_b_40(x, x, iltis_jacobian_at78, 3);
    iltis_jacobian_corner_forces_dv_9(x, x, K, at, iltis_jacobian_at79, 16);
    iltis_jacobian_corner_forces_dv_8(x, x, K, at, iltis_jacobian_at80, 16);
    iltis_jacobian_frame_d0_b_47(x, x, iltis_jacobian_at81, 6);
    iltis_jacobian_frame_d0_b_44(x, x, iltis_jacobian_at82, 5);
    iltis_jacobian_revolute_d0_d1_qv_72(x, x, C, K, at, iltis_jacobian_at83, 8);
    iltis_jacobian_lever_to_d0_d1_qv_63(x, x, iltis_jacobian_at84, 12);
    iltis_jacobian_corner_forces_dv_10(x, x, K, at, iltis_jacobian_at85, 16);
    iltis_jacobian_wrench_to_Q_dv_11(x, x, iltis_jacobian_at86, 4);
    iltis_jacobian_frame_d0_b_54(x, x, iltis_jacobian_at87, 2);
    iltis_jacobian_corner_forces_dv_7(x, x, K, at, iltis_jacobian_at88, 8);
    iltis_jacobian_frame_d0_b_53(x, x, iltis_jacobian_at89, 16);
    iltis_jacobian_revolute_d0_d1_qv_71(x, x, C, K, at, iltis_jacobian_at90, 8);
    iltis_jacobian_frame_d0_b_48(x, x, iltis_jacobian_at91, 2);
    iltis_jacobian_spherical_d0_d1_qv_68(x, x, iltis_jacobian_at92, 8);
    iltis_jacobian_corner_forces_dv_19(x, x, C, at, iltis_jacobian_at93, 12);
    iltis_jacobian_corner_forces_dv_21(x, x, C, at, iltis_jacobian_at94, 8);
    iltis_jacobian_corner_forces_dv_22(x, x, C, at, iltis_jacobian_at95, 8);
    iltis_jacobian_corner_forces_dv_23(x, x, C, at, iltis_jacobian_at96, 8);
    iltis_jacobian_corner_forces_dv_24(x, x, C, at, iltis_jacobian_at97, 8);
    iltis_jacobian_corner_forces_dv_25(x, x, C, at, iltis_jacobian_at98, 16);
    iltis_jacobian_corner_forces_dv_20(x, x, C, at, iltis_jacobian_at99, 12);
    iltis_jacobian_wrench_to_Q_dv_12(x, x, iltis_jacobian_at100, 52);
    iltis_jacobian_frame_d0_b_51(x, x, iltis_jacobian_at101, 16);
    iltis_jacobian_frame_d0_b_46(x, x, K, at, iltis_jacobian_at102, 8);
    iltis_jacobian_wrench_to_Q_dv_13(x, x, iltis_jacobian_at103, 16);
    for (int k = 0; k < 23; k++) { const unsigned short *i = iltis_jacobian_at104 + 5 * k; x[i[4]] = x[i[0]]+x[i[1]]+x[i[2]]+x[i[3]]; }
    for (int k = 0; k < 4; k++) { const unsigned short *i = iltis_jacobian_at105 + 1 * k; x[12032 + 3 * k + 0] = (x[6818 + 0] ? (-(10000.0*x[i[0]])) : 0.0)+x[9631 + 48 * k + 0]+x[9631 + 48 * k + 12]+x[9631 + 48 * k + 24]+x[9631 + 48 * k + 36]; }
    for (int k = 0; k < 15; k++) { const unsigned short *i = iltis_jacobian_at106 + 1 * k; x[13975 + 1 * k + 0] = x[i[0] + 30]+x[i[0]]; }
    x[13534] = x[7611]+x[7629]+x[7647]+x[7665]+x[7684]+x[7702]+x[7720]+x[7738]+x[9847];
    x[13535] = x[7612]+x[7630]+x[7648]+x[7666]+x[7685]+x[7703]+x[7721]+x[7739]+x[9845];
    x[13536] = x[7613]+x[7631]+x[7649]+x[7667]+x[7686]+x[7704]+x[7722]+x[7740]+x[9839];
    for (int k = 0; k < 12; k++) { const unsigned short *i = iltis_jacobian_at107 + 2 * k; x[i[1]] = -x[i[0]]; }
    for (int k = 0; k < 16; k++) { const unsigned short *i = iltis_jacobian_at108 + 3 * k; x[i[2]] = (x[6818 + 0] ? (-x[i[0]]) : 0.0)+x[i[1]]; }
    for (int k = 0; k < 16; k++) { const unsigned short *i = iltis_jacobian_at109 + 3 * k; x[i[2]] = (x[6818 + 0] ? x[i[0]] : 0.0)+x[i[1]]; }
    for (int k = 0; k < 6; k++) { const unsigned short *i = iltis_jacobian_at110 + 2 * k; x[i[1]] = -(x[i[0]]+x[i[0] + 12]+x[i[0] + 24]+x[i[0] + 36]); }
    iltis_jacobian_wrench_to_Q_dv_11(x, x, iltis_jacobian_at111, 13);
    iltis_jacobian_lever_to_d0_b_41(x, x, iltis_jacobian_at112, 12);
    iltis_jacobian_frame_d0_b_49(x, x, iltis_jacobian_at113, 32);
    iltis_jacobian_frame_d0_b_45(x, x, K, at, iltis_jacobian_at114, 4);
    iltis_jacobian_dot_d0_d1_qv_65(x, x, C, K, at, iltis_jacobian_at115, 12);
    iltis_jacobian_frame_d0_b_50(x, x, iltis_jacobian_at116, 8);
    iltis_jacobian_wrench_to_Q_dv_12(x, x, iltis_jacobian_at117, 55);
    x[13531] = -(x[7615]+x[7633]+x[7651]+x[7669]+x[7688]+x[7706]+x[7724]+x[7742]+x[9846]*x[12325]-x[7788]-x[7818]-x[9875]+x[12325]*x[13975]);
    x[13532] = -(x[7614]+x[7632]+x[7650]+x[7668]+x[7687]+x[7705]+x[7723]+x[7741]+x[9848]*x[12325]-x[7790]-x[7820]-x[9877]+x[12325]*x[13976]);
    x[13533] = -(x[7616]+x[7634]+x[7652]+x[7670]+x[7689]+x[7707]+x[7725]+x[7743]+x[9844]*x[12325]-x[7782]-x[7812]-x[9869]+x[12325]*x[13977]);
    x[13537] = x[7605]+x[7623]+x[7641]+x[7659]+x[7678]+x[7696]+x[7714]+x[7732]-x[9848]*x[12324]+x[7850]+x[9907]-x[12324]*x[13976];
    x[13538] = x[7606]+x[7624]+x[7642]+x[7660]+x[7679]+x[7697]+x[7715]+x[7733]-x[9846]*x[12324]+x[7848]+x[9905]-x[12324]*x[13975];
    x[13539] = x[7607]+x[7625]+x[7643]+x[7661]+x[7680]+x[7698]+x[7716]+x[7734]-x[9844]*x[12324]+x[7842]+x[9899]-x[12324]*x[13977];
    for (int k = 0; k < 12; k++) { x[13460 + 3 * k + 0] = -x[13978 + 1 * k + 0]; }
    for (int k = 0; k < 12; k++) { const unsigned short *i = iltis_jacobian_at118 + 2 * k; x[13990 + 1 * k + 0] = x[i[0]]+x[i[1]]; }
    iltis_jacobian_wrench_to_Q_dv_12(x, x, iltis_jacobian_at119, 155);
    iltis_jacobian_lever_to_d0_b_41(x, x, iltis_jacobian_at120, 12);
    iltis_jacobian_wrench_to_Q_dv_13(x, x, iltis_jacobian_at121, 8);
    for (int k = 0; k < 24; k++) { const unsigned short *i = iltis_jacobian_at122 + 2 * k; x[13540 + 1 * k + 0] = x[i[0]]+x[i[1]]+x[i[0] + 1135]; }
    iltis_jacobian_frame_d0_b_55(x, x);
    iltis_jacobian_frame_d0_b_56(x, x, iltis_jacobian_at123, 2);
    iltis_jacobian_frame_d0_b_57(x, x, iltis_jacobian_at124, 2);
    iltis_jacobian_frame_d0_b_58(x, x, iltis_jacobian_at125, 2);
    iltis_jacobian_frame_d0_b_51(x, x, iltis_jacobian_at126, 32);
    iltis_jacobian_frame_d0_b_50(x, x, iltis_jacobian_at127, 4);
    for (int k = 0; k < 6; k++) { const unsigned short *i = iltis_jacobian_at128 + 5 * k; K[at[1284 + 1 * k + 0]] = -(x[i[0]]+x[i[1]]+x[i[2]]+x[i[3]]+x[i[4]]); }
    for (int k = 0; k < 6; k++) { const unsigned short *i = iltis_jacobian_at129 + 1 * k; K[at[1290 + 1 * k + 0]] = x[i[0]]+x[i[0] + 197]+x[i[0] + 391]+x[i[0] + 588]; }
    for (int k = 0; k < 237; k++) { const unsigned short *i = iltis_jacobian_at130 + 2 * k; K[at[1296 + 1 * k + 0]] = x[i[0]]-x[i[1]]; }
    for (int k = 0; k < 83; k++) { const unsigned short *i = iltis_jacobian_at131 + 2 * k; K[at[1533 + 1 * k + 0]] = -(x[i[0]]+x[i[1]]); }
    for (int k = 0; k < 469; k++) { const unsigned short *i = iltis_jacobian_at132 + 1 * k; K[at[1616 + 1 * k + 0]] = x[i[0]]; }
    for (int k = 0; k < 249; k++) { const unsigned short *i = iltis_jacobian_at133 + 1 * k; K[at[2085 + 1 * k + 0]] = -x[i[0]]; }
    K[at[2889]] = -(x[6917]+x[7114]+x[7308]+x[7505]);
    for (int k = 0; k < 8; k++) { const unsigned short *i = iltis_jacobian_at134 + 2 * k; K[at[2334 + 1 * k + 0]] = x[i[0]]+x[i[0] + 12]+x[i[0] + 24]+x[i[0] + 36]-x[i[1]]; }
    for (int k = 0; k < 5; k++) { const unsigned short *i = iltis_jacobian_at135 + 5 * k; K[at[2342 + 1 * k + 0]] = -(x[i[0]]+(x[i[1]]+x[i[2]])-(x[i[3]]-x[i[4]])); }
    for (int k = 0; k < 10; k++) { const unsigned short *i = iltis_jacobian_at136 + 4 * k; K[at[2347 + 1 * k + 0]] = -(x[i[0]]-(x[i[1]]+x[i[2]])+x[i[3]]); }
    K[at[2890]] = -(x[5827]-(x[12048]-x[5904])+x[13620]);
    for (int k = 0; k < 144; k++) { const unsigned short *i = iltis_jacobian_at137 + 2 * k; K[at[2357 + 1 * k + 0]] = x[i[0]]+x[i[1]]; }
    for (int k = 0; k < 40; k++) { const unsigned short *i = iltis_jacobian_at138 + 2 * k; K[at[2501 + 1 * k + 0]] = -(x[i[0]]-x[i[1]]); }
    K[at[2891]] = x[5830]-(x[12053]+x[5911])-x[13612];
    K[at[2892]] = x[5828]-(x[12050]+x[5902])-x[13617];
    for (int k = 0; k < 4; k++) { const unsigned short *i = iltis_jacobian_at139 + 5 * k; K[at[2541 + 1 * k + 0]] = -(x[i[0]]-(x[i[1]]-x[i[2]])-(x[i[3]]-x[i[4]])); }
    K[at[2893]] = x[5829]+(x[12043]+x[5913])-x[13618];
    for (int k = 0; k < 9; k++) { const unsigned short *i = iltis_jacobian_at140 + 4 * k; K[at[2545 + 1 * k + 0]] = x[i[0]]-(x[i[1]]-x[i[2]])+x[i[3]]; }
    for (int k = 0; k < 23; k++) { const unsigned short *i = iltis_jacobian_at141 + 4 * k; K[at[2554 + 1 * k + 0]] = -(x[i[0]]-(x[i[1]]+x[i[2]])-x[i[3]]); }
    for (int k = 0; k < 23; k++) { const unsigned short *i = iltis_jacobian_at142 + 5 * k; K[at[2577 + 1 * k + 0]] = -(x[i[0]]-(x[i[1]]-x[i[2]])-(x[i[3]]+x[i[4]])); }
    for (int k = 0; k < 25; k++) { const unsigned short *i = iltis_jacobian_at143 + 4 * k; K[at[2600 + 1 * k + 0]] = x[i[0]]+(x[i[1]]+x[i[2]])+x[i[3]]; }
    K[at[2894]] = x[5826]+(x[12049]-x[5917])-x[13610];
    for (int k = 0; k < 8; k++) { const unsigned short *i = iltis_jacobian_at144 + 4 * k; K[at[2625 + 1 * k + 0]] = -(x[i[0]]-(x[i[1]]-x[i[2]])-x[i[3]]); }
    for (int k = 0; k < 12; k++) { const unsigned short *i = iltis_jacobian_at145 + 4 * k; K[at[2633 + 1 * k + 0]] = x[i[0]]+(x[i[1]]-x[i[2]])+x[i[3]]; }
    for (int k = 0; k < 8; k++) { const unsigned short *i = iltis_jacobian_at146 + 4 * k; K[at[2645 + 1 * k + 0]] = x[i[0]]-(x[i[1]]-x[i[2]])-x[i[3]]; }
    for (int k = 0; k < 4; k++) { const unsigned short *i = iltis_jacobian_at147 + 1 * k; K[at[2653 + 1 * k + 0]] = -(x[5841 + 16 * k + 0]+(x[12074 + 34 * k + 0]+x[5841 + 16 * k + 81])-(x[6116 + 4 * k + 0]+x[i[0]])); }
    for (int k = 0; k < 96; k++) { const unsigned short *i = iltis_jacobian_at148 + 1 * k; K[at[2657 + 1 * k + 0]] = -(x[i[0]]+x[6152 + 0]*x[i[0] + 1]+x[6152 + 1]*x[i[0] + 2]); }
    for (int k = 0; k < 8; k++) { const unsigned short *i = iltis_jacobian_at149 + 4 * k; K[at[2753 + 1 * k + 0]] = x[i[0]]-(x[i[1]]+x[i[2]])+x[i[3]]; }
    for (int k = 0; k < 8; k++) { const unsigned short *i = iltis_jacobian_at150 + 3 * k; K[at[2761 + 1 * k + 0]] = -(x[i[0]]-(x[i[1]]+x[i[2]])); }
    for (int k = 0; k < 4; k++) { const unsigned short *i = iltis_jacobian_at151 + 3 * k; K[at[2769 + 1 * k + 0]] = x[i[0]]+(x[i[1]]-x[i[2]]); }
    for (int k = 0; k < 20; k++) { const unsigned short *i = iltis_jacobian_at152 + 3 * k; K[at[2773 + 1 * k + 0]] = x[i[0]]+(x[i[1]]+x[i[2]]); }
    for (int k = 0; k < 96; k++) { const unsigned short *i = iltis_jacobian_at153 + 1 * k; K[at[2793 + 1 * k + 0]] = x[i[0]]+x[6152 + 0]*x[i[0] + 1]+x[6152 + 1]*x[i[0] + 2]; }
    for (int k = 0; k < 15; k++) { const unsigned short *i = iltis_jacobian_at154 + 1 * k; C[at[2895 + 928 + 1 * k + 0]] = x[i[0]]+x[i[0] + 9]+x[i[0] + 18]+x[i[0] + 27]; }
    for (int k = 0; k < 414; k++) { const unsigned short *i = iltis_jacobian_at155 + 1 * k; C[at[2895 + 943 + 1 * k + 0]] = x[i[0]]; }
    for (int k = 0; k < 112; k++) { const unsigned short *i = iltis_jacobian_at156 + 1 * k; C[at[2895 + 1357 + 1 * k + 0]] = -x[i[0]]; }
    for (int k = 0; k < 6; k++) { const unsigned short *i = iltis_jacobian_at157 + 1 * k; C[at[2895 + 1469 + 1 * k + 0]] = -(x[i[0]]+x[i[0] + 12]+x[i[0] + 24]+x[i[0] + 36]); }
    for (int k = 0; k < 58; k++) { const unsigned short *i = iltis_jacobian_at158 + 2 * k; C[at[2895 + 1475 + 1 * k + 0]] = x[i[0]]+x[i[1]]; }
    for (int k = 0; k < 28; k++) { const unsigned short *i = iltis_jacobian_at159 + 2 * k; C[at[2895 + 1533 + 1 * k + 0]] = -(x[i[0]]-x[i[1]]); }
    for (int k = 0; k < 50; k++) { const unsigned short *i = iltis_jacobian_at160 + 2 * k; C[at[2895 + 1561 + 1 * k + 0]] = x[i[0]]-x[i[1]]; }
    for (int k = 0; k < 8; k++) { const unsigned short *i = iltis_jacobian_at161 + 1 * k; C[at[2895 + 1611 + 1 * k + 0]] = -(x[11965 + 8 * k + 0]+x[i[0]]); }
    for (int k = 0; k < 96; k++) { const unsigned short *i = iltis_jacobian_at162 + 1 * k; C[at[2895 + 1619 + 1 * k + 0]] = -(2.0*x[i[0]]+x[6152 + 0]*x[i[0] + 1]); }
    for (int k = 0; k < 96; k++) { const unsigned short *i = iltis_jacobian_at163 + 1 * k; C[at[2895 + 1715 + 1 * k + 0]] = 2.0*x[i[0]]+x[6152 + 0]*x[i[0] + 1]; }
}
static const int by_rho_row[] = {
0,1,2,3,4,5,6,77,78,79,80,81,82,83,105,106,107,108,109,110,111,0,1,2,3,4,5,6,77,78,79,80,81,82,83,105,106,107,108,109,110,
111,0,1,2,3,4,5,6,77,78,79,80,81,82,83,105,106,107,108,109,110,111,0,1,2,3,4,5,6,77,78,79,80,81,82,83,105,106,107,108,109,
110,111,0,1,2,3,4,5,6,77,78,79,80,81,82,83,105,106,107,108,109,110,111,0,1,2,3,4,5,6,70,71,72,73,74,75,76,98,99,100,101,102,
103,104,0,1,2,3,4,5,6,70,71,72,73,74,75,76,98,99,100,101,102,103,104,0,1,2,3,4,5,6,70,71,72,73,74,75,76,98,99,100,101,102,
103,104,0,1,2,3,4,5,6,70,71,72,73,74,75,76,98,99,100,101,102,103,104,0,1,2,3,4,5,6,70,71,72,73,74,75,76,98,99,100,101,102,
103,104,0,1,2,3,4,5,6,70,71,72,73,74,75,76,98,99,100,101,102,103,104,0,1,2,3,4,5,6,70,71,72,73,74,75,76,98,99,100,101,102,
103,104,0,1,2,3,4,5,6,70,71,72,73,74,75,76,98,99,100,101,102,103,104,0,1,2,3,4,5,6,70,71,72,73,74,75,76,98,99,100,101,102,
103,104,0,1,2,3,4,5,6,70,71,72,73,74,75,76,98,99,100,101,102,103,104,0,1,2,3,4,5,6,70,71,72,73,74,75,76,98,99,100,101,102,
103,104,0,1,2,3,4,5,6,70,71,72,73,74,75,76,98,99,100,101,102,103,104,0,1,2,3,4,5,6,70,71,72,73,74,75,76,98,99,100,101,102,
103,104,0,1,2,3,4,5,6,70,71,72,73,74,75,76,98,99,100,101,102,103,104,63,64,65,66,67,68,69,91,92,93,94,95,96,97,63,64,65,66,
67,68,69,91,92,93,94,95,96,97,63,64,66,67,68,69,91,92,94,95,96,97,63,64,66,67,68,69,91,92,94,95,96,97,63,64,66,67,68,69,91,
92,94,95,96,97,63,64,66,67,68,69,91,92,94,95,96,97,63,64,65,91,92,93,66,67,68,69,94,95,96,97,66,67,68,69,94,95,96,97,70,71,
72,98,99,100,73,74,75,76,101,102,103,104,73,74,75,76,101,102,103,104,73,74,75,76,101,102,103,104,0,1,2,3,4,5,6,70,71,72,73,
74,75,76,98,99,100,101,102,103,104,190,191,192,205,206,207,220,221,222,230,231,232,0,1,2,3,4,5,6,70,71,72,73,74,75,76,98,
99,100,101,102,103,104,190,191,192,205,206,207,220,221,222,230,231,232,0,1,2,3,4,5,6,70,71,72,73,74,75,76,98,99,100,101,102,
103,104,190,191,192,205,206,207,220,221,222,230,231,232,87,88,89,90,115,116,117,118,220,221,222,225,226,227,230,231,232,235,
236,237,87,88,89,90,115,116,117,118,220,221,222,225,226,227,230,231,232,235,236,237,87,88,89,90,115,116,117,118,220,221,222,
225,226,227,230,231,232,235,236,237,73,74,75,76,87,88,89,90,101,102,103,104,115,116,117,118,220,221,222,230,231,232,73,74,
75,76,87,88,89,90,101,102,103,104,115,116,117,118,220,221,222,230,231,232,73,74,75,76,87,88,89,90,101,102,103,104,115,116,
117,118,220,221,222,230,231,232,3,4,5,6,73,74,75,76,101,102,103,104,190,191,192,205,206,207,3,4,5,6,73,74,75,76,101,102,103,
104,190,191,192,205,206,207,3,4,5,6,73,74,75,76,101,102,103,104,190,191,192,205,206,207,0,1,2,3,4,5,6,77,78,79,80,81,82,83,
87,88,89,90,105,106,107,108,109,110,111,115,116,117,118,195,196,197,210,211,212,225,226,227,235,236,237,0,1,2,3,4,5,6,77,
78,79,80,81,82,83,87,88,89,90,105,106,107,108,109,110,111,115,116,117,118,195,196,197,210,211,212,225,226,227,235,236,237,
0,1,2,3,4,5,6,77,78,79,80,81,82,83,87,88,89,90,105,106,107,108,109,110,111,115,116,117,118,195,196,197,210,211,212,225,226,
227,235,236,237,0,1,2,3,4,5,6,77,78,79,80,81,82,83,105,106,107,108,109,110,111,195,196,197,210,211,212,225,226,227,235,236,
237,0,1,2,3,4,5,6,77,78,79,80,81,82,83,105,106,107,108,109,110,111,195,196,197,210,211,212,225,226,227,235,236,237,0,1,2,
3,4,5,6,77,78,79,80,81,82,83,105,106,107,108,109,110,111,195,196,197,210,211,212,225,226,227,235,236,237,0,1,2,3,4,5,6,70,
71,72,73,74,75,76,98,99,100,101,102,103,104,0,1,2,3,4,5,6,70,71,72,73,74,75,76,98,99,100,101,102,103,104,0,1,2,3,4,5,6,70,
71,72,73,74,75,76,98,99,100,101,102,103,104,0,1,2,3,4,5,6,70,71,72,73,74,75,76,98,99,100,101,102,103,104,0,1,2,3,4,5,6,70,
71,72,73,74,75,76,98,99,100,101,102,103,104,0,1,2,3,4,5,6,70,71,72,73,74,75,76,98,99,100,101,102,103,104,0,1,2,3,4,5,6,21,
22,23,24,25,26,27,49,50,51,52,53,54,55,0,1,2,3,4,5,6,21,22,23,24,25,26,27,49,50,51,52,53,54,55,0,1,2,3,4,5,6,21,22,23,24,
25,26,27,49,50,51,52,53,54,55,0,1,2,3,4,5,6,21,22,23,24,25,26,27,49,50,51,52,53,54,55,0,1,2,3,4,5,6,21,22,23,24,25,26,27,
49,50,51,52,53,54,55,0,1,2,3,4,5,6,14,15,16,17,18,19,20,42,43,44,45,46,47,48,0,1,2,3,4,5,6,14,15,16,17,18,19,20,42,43,44,
45,46,47,48,0,1,2,3,4,5,6,14,15,16,17,18,19,20,42,43,44,45,46,47,48,0,1,2,3,4,5,6,14,15,16,17,18,19,20,42,43,44,45,46,47,
48,0,1,2,3,4,5,6,14,15,16,17,18,19,20,42,43,44,45,46,47,48,0,1,2,3,4,5,6,14,15,16,17,18,19,20,42,43,44,45,46,47,48,0,1,2,
3,4,5,6,14,15,16,17,18,19,20,42,43,44,45,46,47,48,0,1,2,3,4,5,6,14,15,16,17,18,19,20,42,43,44,45,46,47,48,0,1,2,3,4,5,6,14,
15,16,17,18,19,20,42,43,44,45,46,47,48,0,1,2,3,4,5,6,14,15,16,17,18,19,20,42,43,44,45,46,47,48,0,1,2,3,4,5,6,14,15,16,17,
18,19,20,42,43,44,45,46,47,48,0,1,2,3,4,5,6,14,15,16,17,18,19,20,42,43,44,45,46,47,48,0,1,2,3,4,5,6,14,15,16,17,18,19,20,
42,43,44,45,46,47,48,0,1,2,3,4,5,6,14,15,16,17,18,19,20,42,43,44,45,46,47,48,7,8,9,10,11,12,13,35,36,37,38,39,40,41,7,8,9,
10,11,12,13,35,36,37,38,39,40,41,7,8,10,11,12,13,35,36,38,39,40,41,7,8,10,11,12,13,35,36,38,39,40,41,7,8,10,11,12,13,35,36,
38,39,40,41,7,8,10,11,12,13,35,36,38,39,40,41,7,8,9,35,36,37,10,11,12,13,38,39,40,41,10,11,12,13,38,39,40,41,14,15,16,42,
43,44,17,18,19,20,45,46,47,48,17,18,19,20,45,46,47,48,17,18,19,20,45,46,47,48,0,1,2,3,4,5,6,14,15,16,17,18,19,20,42,43,44,
45,46,47,48,160,161,162,175,176,177,240,241,242,252,253,254,0,1,2,3,4,5,6,14,15,16,17,18,19,20,42,43,44,45,46,47,48,160,161,
162,175,176,177,240,241,242,252,253,254,0,1,2,3,4,5,6,14,15,16,17,18,19,20,42,43,44,45,46,47,48,160,161,162,175,176,177,240,
241,242,252,253,254,31,32,33,34,59,60,61,62,240,241,242,243,244,245,246,247,248,252,253,254,255,256,257,258,259,260,31,32,
33,34,59,60,61,62,240,241,242,243,244,245,246,247,248,252,253,254,255,256,257,258,259,260,31,32,33,34,59,60,61,62,240,241,
242,243,244,245,246,247,248,252,253,254,255,256,257,258,259,260,17,18,19,20,31,32,33,34,45,46,47,48,59,60,61,62,240,241,242,
252,253,254,17,18,19,20,31,32,33,34,45,46,47,48,59,60,61,62,240,241,242,252,253,254,17,18,19,20,31,32,33,34,45,46,47,48,59,
60,61,62,240,241,242,252,253,254,3,4,5,6,17,18,19,20,45,46,47,48,160,161,162,175,176,177,3,4,5,6,17,18,19,20,45,46,47,48,
160,161,162,175,176,177,3,4,5,6,17,18,19,20,45,46,47,48,160,161,162,175,176,177,0,1,2,3,4,5,6,21,22,23,24,25,26,27,31,32,
33,34,49,50,51,52,53,54,55,59,60,61,62,165,166,167,180,181,182,243,244,245,255,256,257,0,1,2,3,4,5,6,21,22,23,24,25,26,27,
31,32,33,34,49,50,51,52,53,54,55,59,60,61,62,165,166,167,180,181,182,243,244,245,255,256,257,0,1,2,3,4,5,6,21,22,23,24,25,
26,27,31,32,33,34,49,50,51,52,53,54,55,59,60,61,62,165,166,167,180,181,182,243,244,245,255,256,257,0,1,2,3,4,5,6,21,22,23,
24,25,26,27,49,50,51,52,53,54,55,165,166,167,180,181,182,243,244,245,255,256,257,0,1,2,3,4,5,6,21,22,23,24,25,26,27,49,50,
51,52,53,54,55,165,166,167,180,181,182,243,244,245,255,256,257,0,1,2,3,4,5,6,21,22,23,24,25,26,27,49,50,51,52,53,54,55,165,
166,167,180,181,182,243,244,245,255,256,257,0,1,2,3,4,5,6,14,15,16,17,18,19,20,42,43,44,45,46,47,48,0,1,2,3,4,5,6,14,15,16,
17,18,19,20,42,43,44,45,46,47,48,0,1,2,3,4,5,6,14,15,16,17,18,19,20,42,43,44,45,46,47,48,0,1,2,3,4,5,6,14,15,16,17,18,19,
20,42,43,44,45,46,47,48,0,1,2,3,4,5,6,14,15,16,17,18,19,20,42,43,44,45,46,47,48,0,1,2,3,4,5,6,14,15,16,17,18,19,20,42,43,
44,45,46,47,48,31,32,33,34,59,60,61,62,122,123,124,125,129,130,131,132,246,247,248,249,250,251,258,259,260,261,262,263,31,
32,33,34,59,60,61,62,122,123,124,125,129,130,131,132,246,247,248,249,250,251,258,259,260,261,262,263,31,32,33,34,59,60,61,
62,122,123,124,125,129,130,131,132,246,247,248,249,250,251,258,259,260,261,262,263,122,123,124,125,129,130,131,132,136,137,
138,139,246,247,248,249,250,251,258,259,260,261,262,263,122,123,124,125,129,130,131,132,136,137,138,139,246,247,248,249,250,
251,258,259,260,261,262,263,122,123,124,125,129,130,131,132,136,137,138,139,246,247,248,249,250,251,258,259,260,261,262,263,
3,4,5,6,136,137,138,139,249,250,251,261,262,263,264,265,271,3,4,5,6,136,137,138,139,249,250,251,261,262,263,264,265,271,0,
1,2,3,4,5,6,3,4,5,6,3,4,5,6,0,1,2,3,4,5,6,14,15,16,17,18,19,20,21,22,23,24,25,26,27,42,43,44,45,46,47,48,49,50,51,52,53,54,
55,70,71,72,73,74,75,76,77,78,79,80,81,82,83,98,99,100,101,102,103,104,105,106,107,108,109,110,111,160,161,162,165,166,167,
175,176,177,180,181,182,190,191,192,195,196,197,205,206,207,210,211,212,264,265,271,0,1,2,3,4,5,6,14,15,16,17,18,19,20,21,
22,23,24,25,26,27,42,43,44,45,46,47,48,49,50,51,52,53,54,55,70,71,72,73,74,75,76,77,78,79,80,81,82,83,98,99,100,101,102,103,
104,105,106,107,108,109,110,111,160,161,162,165,166,167,175,176,177,180,181,182,190,191,192,195,196,197,205,206,207,210,211,
212,264,265,271,2,9,16,37,44,65,72,93,100,7,8,9,10,11,12,13,35,36,37,38,39,40,41,63,64,65,66,67,68,69,91,92,93,94,95,96,97,
7,8,9,10,11,12,13,35,36,37,38,39,40,41,63,64,65,66,67,68,69,91,92,93,94,95,96,97,7,8,9,10,11,12,13,35,36,37,38,39,40,41,63,
64,65,66,67,68,69,91,92,93,94,95,96,97,0,1,2,3,4,5,6,14,15,16,17,18,19,20,42,43,44,45,46,47,48,70,71,72,73,74,75,76,98,99,
100,101,102,103,104,271,271,
};
static const int by_rho_col[] = {
0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,2,2,2,2,2,2,2,2,2,2,2,2,2,2,2,2,2,2,2,
2,2,3,3,3,3,3,3,3,3,3,3,3,3,3,3,3,3,3,3,3,3,3,4,4,4,4,4,4,4,4,4,4,4,4,4,4,4,4,4,4,4,4,4,5,5,5,5,5,5,5,5,5,5,5,5,5,5,5,5,5,
5,5,5,5,6,6,6,6,6,6,6,6,6,6,6,6,6,6,6,6,6,6,6,6,6,7,7,7,7,7,7,7,7,7,7,7,7,7,7,7,7,7,7,7,7,7,8,8,8,8,8,8,8,8,8,8,8,8,8,8,8,
8,8,8,8,8,8,9,9,9,9,9,9,9,9,9,9,9,9,9,9,9,9,9,9,9,9,9,10,10,10,10,10,10,10,10,10,10,10,10,10,10,10,10,10,10,10,10,10,11,11,
11,11,11,11,11,11,11,11,11,11,11,11,11,11,11,11,11,11,11,12,12,12,12,12,12,12,12,12,12,12,12,12,12,12,12,12,12,12,12,12,13,
13,13,13,13,13,13,13,13,13,13,13,13,13,13,13,13,13,13,13,13,14,14,14,14,14,14,14,14,14,14,14,14,14,14,14,14,14,14,14,14,14,
15,15,15,15,15,15,15,15,15,15,15,15,15,15,15,15,15,15,15,15,15,16,16,16,16,16,16,16,16,16,16,16,16,16,16,16,16,16,16,16,16,
16,17,17,17,17,17,17,17,17,17,17,17,17,17,17,17,17,17,17,17,17,17,18,18,18,18,18,18,18,18,18,18,18,18,18,18,18,18,18,18,18,
18,18,19,19,19,19,19,19,19,19,19,19,19,19,19,19,20,20,20,20,20,20,20,20,20,20,20,20,20,20,21,21,21,21,21,21,21,21,21,21,21,
21,22,22,22,22,22,22,22,22,22,22,22,22,23,23,23,23,23,23,23,23,23,23,23,23,24,24,24,24,24,24,24,24,24,24,24,24,25,25,25,25,
25,25,26,26,26,26,26,26,26,26,27,27,27,27,27,27,27,27,28,28,28,28,28,28,29,29,29,29,29,29,29,29,30,30,30,30,30,30,30,30,31,
31,31,31,31,31,31,31,32,32,32,32,32,32,32,32,32,32,32,32,32,32,32,32,32,32,32,32,32,32,32,32,32,32,32,32,32,32,32,32,32,33,
33,33,33,33,33,33,33,33,33,33,33,33,33,33,33,33,33,33,33,33,33,33,33,33,33,33,33,33,33,33,33,33,34,34,34,34,34,34,34,34,34,
34,34,34,34,34,34,34,34,34,34,34,34,34,34,34,34,34,34,34,34,34,34,34,34,35,35,35,35,35,35,35,35,35,35,35,35,35,35,35,35,35,
35,35,35,36,36,36,36,36,36,36,36,36,36,36,36,36,36,36,36,36,36,36,36,37,37,37,37,37,37,37,37,37,37,37,37,37,37,37,37,37,37,
37,37,38,38,38,38,38,38,38,38,38,38,38,38,38,38,38,38,38,38,38,38,38,38,39,39,39,39,39,39,39,39,39,39,39,39,39,39,39,39,39,
39,39,39,39,39,40,40,40,40,40,40,40,40,40,40,40,40,40,40,40,40,40,40,40,40,40,40,41,41,41,41,41,41,41,41,41,41,41,41,41,41,
41,41,41,41,42,42,42,42,42,42,42,42,42,42,42,42,42,42,42,42,42,42,43,43,43,43,43,43,43,43,43,43,43,43,43,43,43,43,43,43,44,
44,44,44,44,44,44,44,44,44,44,44,44,44,44,44,44,44,44,44,44,44,44,44,44,44,44,44,44,44,44,44,44,44,44,44,44,44,44,44,44,45,
45,45,45,45,45,45,45,45,45,45,45,45,45,45,45,45,45,45,45,45,45,45,45,45,45,45,45,45,45,45,45,45,45,45,45,45,45,45,45,45,46,
46,46,46,46,46,46,46,46,46,46,46,46,46,46,46,46,46,46,46,46,46,46,46,46,46,46,46,46,46,46,46,46,46,46,46,46,46,46,46,46,47,
47,47,47,47,47,47,47,47,47,47,47,47,47,47,47,47,47,47,47,47,47,47,47,47,47,47,47,47,47,47,47,47,48,48,48,48,48,48,48,48,48,
48,48,48,48,48,48,48,48,48,48,48,48,48,48,48,48,48,48,48,48,48,48,48,48,49,49,49,49,49,49,49,49,49,49,49,49,49,49,49,49,49,
49,49,49,49,49,49,49,49,49,49,49,49,49,49,49,49,50,50,50,50,50,50,50,50,50,50,50,50,50,50,50,50,50,50,50,50,50,51,51,51,51,
51,51,51,51,51,51,51,51,51,51,51,51,51,51,51,51,51,52,52,52,52,52,52,52,52,52,52,52,52,52,52,52,52,52,52,52,52,52,53,53,53,
53,53,53,53,53,53,53,53,53,53,53,53,53,53,53,53,53,53,54,54,54,54,54,54,54,54,54,54,54,54,54,54,54,54,54,54,54,54,54,55,55,
55,55,55,55,55,55,55,55,55,55,55,55,55,55,55,55,55,55,55,56,56,56,56,56,56,56,56,56,56,56,56,56,56,56,56,56,56,56,56,56,57,
57,57,57,57,57,57,57,57,57,57,57,57,57,57,57,57,57,57,57,57,58,58,58,58,58,58,58,58,58,58,58,58,58,58,58,58,58,58,58,58,58,
59,59,59,59,59,59,59,59,59,59,59,59,59,59,59,59,59,59,59,59,59,60,60,60,60,60,60,60,60,60,60,60,60,60,60,60,60,60,60,60,60,
60,61,61,61,61,61,61,61,61,61,61,61,61,61,61,61,61,61,61,61,61,61,62,62,62,62,62,62,62,62,62,62,62,62,62,62,62,62,62,62,62,
62,62,63,63,63,63,63,63,63,63,63,63,63,63,63,63,63,63,63,63,63,63,63,64,64,64,64,64,64,64,64,64,64,64,64,64,64,64,64,64,64,
64,64,64,65,65,65,65,65,65,65,65,65,65,65,65,65,65,65,65,65,65,65,65,65,66,66,66,66,66,66,66,66,66,66,66,66,66,66,66,66,66,
66,66,66,66,67,67,67,67,67,67,67,67,67,67,67,67,67,67,67,67,67,67,67,67,67,68,68,68,68,68,68,68,68,68,68,68,68,68,68,68,68,
68,68,68,68,68,69,69,69,69,69,69,69,69,69,69,69,69,69,69,69,69,69,69,69,69,69,70,70,70,70,70,70,70,70,70,70,70,70,70,70,70,
70,70,70,70,70,70,71,71,71,71,71,71,71,71,71,71,71,71,71,71,71,71,71,71,71,71,71,72,72,72,72,72,72,72,72,72,72,72,72,72,72,
72,72,72,72,72,72,72,73,73,73,73,73,73,73,73,73,73,73,73,73,73,73,73,73,73,73,73,73,74,74,74,74,74,74,74,74,74,74,74,74,74,
74,74,74,74,74,74,74,74,75,75,75,75,75,75,75,75,75,75,75,75,75,75,76,76,76,76,76,76,76,76,76,76,76,76,76,76,77,77,77,77,77,
77,77,77,77,77,77,77,78,78,78,78,78,78,78,78,78,78,78,78,79,79,79,79,79,79,79,79,79,79,79,79,80,80,80,80,80,80,80,80,80,80,
80,80,81,81,81,81,81,81,82,82,82,82,82,82,82,82,83,83,83,83,83,83,83,83,84,84,84,84,84,84,85,85,85,85,85,85,85,85,86,86,86,
86,86,86,86,86,87,87,87,87,87,87,87,87,88,88,88,88,88,88,88,88,88,88,88,88,88,88,88,88,88,88,88,88,88,88,88,88,88,88,88,88,
88,88,88,88,88,89,89,89,89,89,89,89,89,89,89,89,89,89,89,89,89,89,89,89,89,89,89,89,89,89,89,89,89,89,89,89,89,89,90,90,90,
90,90,90,90,90,90,90,90,90,90,90,90,90,90,90,90,90,90,90,90,90,90,90,90,90,90,90,90,90,90,91,91,91,91,91,91,91,91,91,91,91,
91,91,91,91,91,91,91,91,91,91,91,91,91,91,91,92,92,92,92,92,92,92,92,92,92,92,92,92,92,92,92,92,92,92,92,92,92,92,92,92,92,
93,93,93,93,93,93,93,93,93,93,93,93,93,93,93,93,93,93,93,93,93,93,93,93,93,93,94,94,94,94,94,94,94,94,94,94,94,94,94,94,94,
94,94,94,94,94,94,94,95,95,95,95,95,95,95,95,95,95,95,95,95,95,95,95,95,95,95,95,95,95,96,96,96,96,96,96,96,96,96,96,96,96,
96,96,96,96,96,96,96,96,96,96,97,97,97,97,97,97,97,97,97,97,97,97,97,97,97,97,97,97,98,98,98,98,98,98,98,98,98,98,98,98,98,
98,98,98,98,98,99,99,99,99,99,99,99,99,99,99,99,99,99,99,99,99,99,99,100,100,100,100,100,100,100,100,100,100,100,100,100,
100,100,100,100,100,100,100,100,100,100,100,100,100,100,100,100,100,100,100,100,100,100,100,100,100,100,100,100,101,101,101,
101,101,101,101,101,101,101,101,101,101,101,101,101,101,101,101,101,101,101,101,101,101,101,101,101,101,101,101,101,101,101,
101,101,101,101,101,101,101,102,102,102,102,102,102,102,102,102,102,102,102,102,102,102,102,102,102,102,102,102,102,102,102,
102,102,102,102,102,102,102,102,102,102,102,102,102,102,102,102,102,103,103,103,103,103,103,103,103,103,103,103,103,103,103,
103,103,103,103,103,103,103,103,103,103,103,103,103,103,103,103,103,103,103,104,104,104,104,104,104,104,104,104,104,104,104,
104,104,104,104,104,104,104,104,104,104,104,104,104,104,104,104,104,104,104,104,104,105,105,105,105,105,105,105,105,105,105,
105,105,105,105,105,105,105,105,105,105,105,105,105,105,105,105,105,105,105,105,105,105,105,106,106,106,106,106,106,106,106,
106,106,106,106,106,106,106,106,106,106,106,106,106,107,107,107,107,107,107,107,107,107,107,107,107,107,107,107,107,107,107,
107,107,107,108,108,108,108,108,108,108,108,108,108,108,108,108,108,108,108,108,108,108,108,108,109,109,109,109,109,109,109,
109,109,109,109,109,109,109,109,109,109,109,109,109,109,110,110,110,110,110,110,110,110,110,110,110,110,110,110,110,110,110,
110,110,110,110,111,111,111,111,111,111,111,111,111,111,111,111,111,111,111,111,111,111,111,111,111,112,112,112,112,112,112,
112,112,112,112,112,112,112,112,112,112,112,112,112,112,112,112,112,112,112,112,112,112,113,113,113,113,113,113,113,113,113,
113,113,113,113,113,113,113,113,113,113,113,113,113,113,113,113,113,113,113,114,114,114,114,114,114,114,114,114,114,114,114,
114,114,114,114,114,114,114,114,114,114,114,114,114,114,114,114,115,115,115,115,115,115,115,115,115,115,115,115,115,115,115,
115,115,115,115,115,115,115,115,115,116,116,116,116,116,116,116,116,116,116,116,116,116,116,116,116,116,116,116,116,116,116,
116,116,117,117,117,117,117,117,117,117,117,117,117,117,117,117,117,117,117,117,117,117,117,117,117,117,118,118,118,118,118,
118,118,118,118,118,118,118,118,118,118,118,118,119,119,119,119,119,119,119,119,119,119,119,119,119,119,119,119,119,120,120,
120,121,121,121,121,122,122,122,122,123,123,123,123,124,124,124,124,124,124,124,124,124,124,124,124,124,124,124,124,124,124,
124,124,124,124,124,124,124,124,124,124,124,124,124,124,124,124,124,124,124,124,124,124,124,124,124,124,124,124,124,124,124,
124,124,124,124,124,124,124,124,124,124,124,124,124,124,124,124,124,124,124,124,124,124,124,124,124,124,124,124,124,124,124,
124,124,124,124,124,124,124,124,124,124,125,125,125,125,125,125,125,125,125,125,125,125,125,125,125,125,125,125,125,125,125,
125,125,125,125,125,125,125,125,125,125,125,125,125,125,125,125,125,125,125,125,125,125,125,125,125,125,125,125,125,125,125,
125,125,125,125,125,125,125,125,125,125,125,125,125,125,125,125,125,125,125,125,125,125,125,125,125,125,125,125,125,125,125,
125,125,125,125,125,125,125,129,129,129,129,129,129,129,129,129,131,131,131,131,131,131,131,131,131,131,131,131,131,131,131,
131,131,131,131,131,131,131,131,131,131,131,131,131,132,132,132,132,132,132,132,132,132,132,132,132,132,132,132,132,132,132,
132,132,132,132,132,132,132,132,132,132,133,133,133,133,133,133,133,133,133,133,133,133,133,133,133,133,133,133,133,133,133,
133,133,133,133,133,133,133,134,134,134,134,134,134,134,134,134,134,134,134,134,134,134,134,134,134,134,134,134,134,134,134,
134,134,134,134,134,134,134,134,134,134,134,135,136,
};
static void iltis_by_rho_add_inertia_dv_0(const double *restrict x, double *restrict y, const unsigned short *i, int count)
{
    for (; count; count--, i += 2) {
const double *x0=x+i[0];
double *y1=y+i[1];
double s0=4.0*(x0[1]*x0[597]-x0[0]*x0[598]-x0[599]*x0[3]+x0[2]*x0[600]),
s1=4.0*(x0[597]*x0[3]-x0[598]*x0[2]+x0[1]*x0[599]-x0[0]*x0[600]),
s2=4.0*(x0[598]*x0[3]+x0[597]*x0[2]-x0[0]*x0[599]-x0[1]*x0[600]);
y1[0]=x0[0]*s0;
y1[1]=x0[2]*s0;
y1[2]=x0[0]*s1;
y1[3]=x0[1]*s0;
y1[4]=x0[3]*s1;
y1[5]=x0[1]*s1;
y1[6]=x0[2]*s1;
y1[7]=x0[3]*s2;
y1[8]=x0[2]*s2;
y1[9]=x0[0]*s2;
y1[10]=x0[3]*s0;
y1[11]=x0[1]*s2;
    }
}

static void iltis_by_rho_add_inertia_dv_1(const double *restrict x, double *restrict y, const unsigned short *i, int count)
{
    for (; count; count--, i += 2) {
const double *x0=x+i[0];
double *y1=y+i[1];
double s0=4.0*(x0[2]*x0[597]+x0[598]*x0[3]-x0[0]*x0[599]-x0[1]*x0[600]),
s1=4.0*(x0[2]*x0[598]-x0[597]*x0[3]-x0[599]*x0[1]+x0[0]*x0[600]),
s2=4.0*(x0[597]*x0[1]-x0[598]*x0[0]-x0[3]*x0[599]+x0[2]*x0[600]);
y1[0]=x0[1]*s0;
y1[1]=x0[0]*s0;
y1[2]=x0[3]*s0;
y1[3]=x0[2]*s0;
y1[4]=x0[1]*s1+x0[3]*s2;
y1[5]=x0[2]*s2+x0[0]*s1;
y1[6]=x0[0]*s2-x0[2]*s1;
y1[7]=x0[3]*s1-x0[1]*s2;
    }
}

static void iltis_by_rho_corner_points_dv_2(const double *restrict x, double *restrict y, const unsigned short *i, int count)
{
    for (; count; count--, i += 2) {
const double *x0=x+i[0];
double *y1=y+i[1];
double s0=0.5*(x0[43]+x0[46]);
y1[0]=x0[44]+x0[0];
y1[1]=0.5*(x0[42]+x0[45]);
y1[2]=s0;
y1[3]=0.5*(x0[47]+x0[44]);
y1[4]=-s0;
    }
}

static void iltis_by_rho_frame_dv_3(const double *restrict x, double *restrict y, const unsigned short *i, int count)
{
    for (; count; count--, i += 2) {
const double *x0=x+i[0];
double *y1=y+i[1];
double s0=x0[0]*x0[0],
s1=x0[1]*x0[1]+s0,
s2=x0[2]*x0[2],
s3=x0[3]*x0[3],
s4=2.0*(1.0/(s1+s2+s3)),
s5=x0[2]*x0[3],
s6=x0[1]*x0[0],
s7=x0[1]*x0[2],
s8=x0[0]*x0[3],
s9=x0[0]*x0[2],
s10=x0[1]*x0[3],
s11=s4*(s9-s10);
y1[0]=s4*(s5+s6);
y1[1]=s4*(s5-s6);
y1[2]=s4*(s7+s8);
y1[3]=s4*(s7-s8);
y1[4]=s11;
y1[5]=s4*(s9+s10);
y1[6]=s4*(s0+s3)-1.0;
y1[7]=s4*(s0+s2)-1.0;
y1[8]=s1*s4-1.0;
y1[9]=-s11;
    }
}

static void iltis_by_rho_twist_dv_4(const double *restrict x, double *restrict y, const unsigned short *i, int count)
{
    for (; count; count--, i += 2) {
const double *x0=x+i[0];
double *y1=y+i[1];
double s0=2.0*(1.0/(x0[0]*x0[0]+x0[1]*x0[1]+x0[2]*x0[2]+x0[3]*x0[3]));
y1[0]=s0*(x0[0]*x0[418]-x0[1]*x0[417]+x0[2]*x0[420]-x0[3]*x0[419]);
y1[1]=s0*(x0[3]*x0[418]-x0[2]*x0[417]+x0[0]*x0[419]-x0[1]*x0[420]);
y1[2]=-(s0*(x0[2]*x0[418]-x0[1]*x0[419]+x0[3]*x0[417]-x0[0]*x0[420]));
    }
}

static void iltis_by_rho_corner_forces_dv_5(const double *restrict x, double *restrict y, double *restrict F, const unsigned short *i, int count)
{
    for (; count; count--, i += 14) {
const double *x0=x+i[0],*x1=x+i[1],*x2=x+i[2],*x3=x+i[3],*x4=x+i[4],*x5=x+i[5],*x6=x+i[6],*x7=x+i[7],*x8=x+i[8];
double *y9=y+i[9];
int a9=(int)x1[0],
a11=(int)x1[7],
a13=(int)x1[1],
a14=(int)x1[2],
a15=(int)x1[3],
a16=(int)x1[4],
a72=(int)x1[5],
a73=(int)x1[6],
a74=(int)x2[2078],
a107=(int)x1[8],
a108=(int)x1[9],
a110=(int)x1[10],
a111=(int)x1[11],
a112=(int)x1[12];
double s14=0.5*x0[6],
s15=0.5*x0[9],
s16=0.5*x0[1],
s17=0.5*x0[5],
s18=0.5*x0[0],
s19=0.5*x0[3],
s20=0.5*x0[7],
s21=0.5*x0[8],
s22=0.5*x0[2],
s23=(double)a9,
s24=0.5*(1.0/x2[404]),
s25=(double)a11,
s26=s25*x3[19];
int s27=(2.0*x2[404]) > 0.0,
s28=(a13 > a14) ? s27 : 0,
s29=(a15 > a16) ? s27 : 0;
double s30=x2[394]-x3[53],
s31=x2[395]-x3[55],
s32=s30*x2[152]-x2[157]*x3[54]+s31*x2[151],
s33=s30*x2[159]-x3[54]*x2[150]+s31*x2[156],
s34=x3[33]-x3[51],
s35=x3[32]-x3[50],
s36=x3[34]-x3[52],
s37=s34*x4[0]+s35*x4[9]+s36*x4[6],
s38=x2[394]-x3[44],
s39=x2[395]-x5[0],
s40=s38*x2[158]-x2[153]*x3[45]+s39*x2[155],
s41=x3[44]-x5[1],
s42=x3[45]-x5[2],
s43=x5[3]-x3[46],
s44=x0[2]*s41+x0[7]*s42-x0[1]*s43,
s45=x0[8]*s41+x0[3]*s42-x0[5]*s43,
s46=s30*x2[158]-x3[54]*x2[153]+s31*x2[155],
s47=x0[0]*s42+x0[9]*s41-x0[6]*s43,
s48=s35*x4[2]+s34*x4[7]+s36*x4[1],
s49=x2[159]*s38-x2[150]*x3[45]+x2[156]*s39,
s50=s35*x4[8]+s34*x4[3]+s36*x4[5],
s51=x2[152]*s38-x2[157]*x3[45]+x2[151]*s39,
s52=s50*x6[1]-s48*x6[0],
s53=s46*x2[561]-s32*x2[560],
s54=s50*x6[2]-s37*x6[0],
s55=s46*x2[562]-s33*x2[560],
s56=s33*x2[561]-s32*x2[562],
s57=s37*x6[1]-s48*x6[2],
s58=s47+(s49-x2[2]+x7[16]),
s59=s48-(s32-x2[1]+x7[8]),
s60=s50-(s46-x2[0]+x7[7]),
s61=s45+(s40-x2[0]+x7[14]),
s62=s44+(s51-x2[1]+x7[15]),
s63=s37-(s33-x2[2]+x7[9]),
s64=2.0*s62,
s65=2.0*s61,
s66=2.0*s58,
s67=s60*s60+s59*s59+s63*s63,
s68=sqrt(s67),
s69=s62*s62+s61*s61+s58*s58;
int s70=s69 == 0.0,
s71=s67 == 0.0;
double s72=sqrt(s69),
s73=s72-x3[1],
s74=1.0/x2[403],
s75=s74*(x2[402]-x7[0]);
int s76=(a72 > a73) ? (x2[403] > 0.0) : 0;
double s77=s76 ? (-s75) : ((double)a73),
s78=10.0+s77*(6.0*s77-15.0),
s79=s77*s77,
s80=s77*s79;
int s81=a74 == 0;
double s82=s81 ? (-(s78*s80)) : 0.0,
s83=s25*(x3[19]*s82),
s84=1.0/s72,
s85=1.0/s68,
s86=s72-x3[4],
s87=s80*x2[401],
s88=s87*(12.0*s77-15.0),
s89=s76 ? (s74*s75) : 0.0,
s90=s79*(3.0*x2[401]),
s91=s81 ? (-(s88*s89+s78*(s89*s90))) : 0.0,
s92=s25*(x3[19]*s91),
s93=s68*x3[8]+x3[7],
s94=0.5*s84,
s95=s63*s85,
s96=s58*s84,
s97=s60*s85,
s98=(s81 ? (-(s78*s87)) : 0.0)-x7[2],
s99=s98+x3[20],
s100=s25*s99,
s101=s26*s99,
s102=s59*s85,
s103=s61*s84,
s104=s76 ? (-s74) : 0.0,
s105=s81 ? (-(s88*s104+s78*(s90*s104))) : 0.0,
s106=s25*(x3[19]*s105),
s107=s62*s84,
s108=x2[152]*s95,
s109=x2[158]*s95,
s110=s18*s107,
s111=x2[152]*s97,
s112=x2[156]*s97,
s113=s19*s96,
s114=s20*s96,
s115=x2[151]*s97,
s116=x2[151]*s95,
s117=s102*(x2[156]*x2[560]-x2[155]*x2[562]),
s118=x2[151]*s96,
s119=x2[155]*s102,
s120=s95*(x2[155]*x2[561]-x2[151]*x2[560]),
s121=0.5*s85,
s122=2.0*s60,
s123=2.0*s59,
s124=2.0*s63,
s125=s121*(x2[155]*s122+x2[151]*s123+x2[156]*s124),
s126=x2[158]*s96,
s127=x2[155]*s95,
s128=x2[159]*s103,
s129=x2[155]*s107,
s130=x2[152]*s96,
s131=x2[159]*s102,
s132=s121*(x2[158]*s122+x2[152]*s123+x2[159]*s124),
s133=s97*(x2[151]*x2[562]-x2[156]*x2[561]),
s134=x2[151]*s103,
s135=x2[155]*s96,
s136=s73*x3[0]-s86*(((double)(-a9))*x3[3]),
s137=x2[158]*s107,
s138=x2[158]*s102,
s139=x2[152]*s103,
s140=x2[156]*s107,
s141=x2[159]*s97,
s142=x2[159]*s107,
s143=x2[156]*s102,
s144=s97*(x2[159]*x2[561]-x2[152]*x2[562]),
s145=s95*(x2[152]*x2[560]-x2[158]*x2[561]),
s146=s102*(x2[158]*x2[562]-x2[159]*x2[560]),
s147=s19*s107,
s148=x2[156]*s103,
s149=s20*s103,
s150=s18*s103,
s151=s68*s93+x3[6],
s152=s48*s95-s37*s102,
s153=s37*s97-s50*s95,
s154=s44*s96-s47*s107,
s155=s48*s97-s50*s102,
s156=s46*s95-s33*s97,
s157=s40*s107-s51*s103,
s158=s51*s96-s49*s107,
s159=s49*s103-s40*s96,
s160=s32*s95-s33*s102,
s161=s47*s103-s45*s96,
s162=s44*s103-s45*s107,
s163=s46*s102-s32*s97,
s164=s97*x7[424]+s102*x7[425]+s95*x7[426]-(s57*s97+s54*s102-s52*s95)+(s55*s102+s56*s97-s53*s95-(s102*x2[418]+s97*x2[417]+s95*x2[419])),
s165=s164*s164,
s166=s164*x3[14]-x3[15],
s167=s164*x3[17]-x3[18],
s168=s164*x3[12]-x3[11],
s169=s164*s165,
s170=s19-x2[153],
s171=s20-x2[157],
s172=s18-x2[150],
s173=0.5*(s70 ? 0.0 : s84),
s174=(s65*s170+s64*s171+s66*s172)*s173,
s175=s84*(s170-s84*(s61*s174)),
s176=s23*(x3[3]*s174)+x3[0]*s174,
s177=s136*s175+s103*s176,
s178=x2[151]*s64+x2[155]*s65+x2[156]*s66,
s179=s173*s178,
s180=s84*(x2[151]-s84*(s62*s179)),
s181=s23*(x3[3]*s179)+x3[0]*s179,
s182=s136*s180+s107*s181,
s183=s84*(s172-s84*(s58*s174)),
s184=s136*s183+s96*s176,
s185=s173*(x2[152]*s64+x2[158]*s65+x2[159]*s66),
s186=s84*(x2[159]-s84*(s58*s185)),
s187=s23*(x3[3]*s185)+x3[0]*s185,
s188=s136*s186+s96*s187,
s189=s84*(x2[152]-s84*(s62*s185)),
s190=s136*s189+s107*s187,
s191=s84*(s171-s84*(s62*s174)),
s192=s136*s191+s107*s176,
s193=s84*(x2[155]-s84*(s61*s179)),
s194=s136*s193+s103*s181,
s195=s84*(x2[156]-s84*(s58*s179)),
s196=s136*s195+s96*s181,
s197=s84*(x2[158]-s84*(s61*s185)),
s198=s136*s197+s103*s187,
s199=s70 ? 0.0 : (-(s94*s178)),
s200=s84*(x2[151]+s84*(s62*s199)),
s201=s23*(x3[3]*s199)+x3[0]*s199,
s202=s136*s200-s107*s201,
s203=s164*s168+x3[10],
s204=s84*(x2[155]+s84*(s61*s199)),
s205=s136*s204-s103*s201,
s206=s84*(x2[156]+s84*(s58*s199)),
s207=s136*s206-s96*s201,
s208=x2[404]-(s164+x3[16]),
s209=s29 ? (s24*s208) : ((double)a16),
s210=x2[404]-(s164+x3[13]),
s211=s28 ? (s24*s210) : ((double)a14),
s212=s209-s211,
s213=1.0-s211,
s214=s164*s203-x3[9],
s215=s212*(s164*s169),
s216=s164*s214,
s217=s97*s215,
s218=s95*s215,
s219=s102*s215,
s220=1.0/sqrt(x4[13]*x4[13]+x4[17]*x4[17]),
s221=x4[17]*s220,
s222=x4[13]*s220,
s223=s221*x8[1]+s222*x8[0],
s224=s221*x7[417]-s222*x7[418],
s225=1.0/s224,
s226=1.0/x3[23],
s227=(s98*s223+s224)*s225*s226,
s228=s227*((double)(1-a107-a108))-((double)a107)+((double)a108),
s229=s221*x7[418]+s222*x7[417],
s230=1.0/x3[24],
s231=asin(s229*(1.0/sqrt(s224*s224+s229*s229)))*s230,
s232=s231*((double)(1-a110-a111))-((double)a110)+((double)a111),
s233=s228*s228+s232*s232,
s234=1.0/sqrt(s233),
s235=a112 ? (s101*s234) : s101,
s236=s228*s235,
s237=s222*s236;
int s238=a11 > a74;
double s239=s232*s235,
s240=s222*s239,
s241=s221*s239,
s242=s221*s236,
s243=a112 ? (s100*s234) : s100,
s244=s228*s243*x3[21],
s245=s232*s243*x3[22],
s246=s222*s244-s221*s245,
s247=a112 ? (s26*s234) : s26,
s248=x3[22]*(s232*s247),
s249=x3[21]*(s228*s247),
s250=s221*s248-s222*s249,
s251=s212*s216+s166*s213+s167*s209-(s68*s151+x3[5]),
s252=s228*(s235*x3[21]),
s253=s232*(s235*x3[22]),
s254=s222*s252-s221*s253,
s255=s29 ? (s24*(1.0-s24*(2.0*s208))) : 0.0,
s256=s28 ? (s24*(1.0-s24*(2.0*s210))) : 0.0,
s257=s216*(s255-s256)-s166*s256+s167*s255,
s258=s102*s257,
s259=s95*s257,
s260=s97*s257,
s261=s221*s252+s222*s253,
s262=s221*s249+s222*s248,
s263=s221*s244+s222*s245,
s264=0.5*s234,
s265=2.0*s228,
s266=(double)(1-a108-a107),
s267=s226*(s225*(s82*s223))*s266;
int s268=s233 == 0.0;
double s269=a112 ? (s234*(s83-s234*(s101*(s268 ? 0.0 : (s264*(s265*s267)))))) : s83,
s270=x3[21]*(s228*s269+s235*s267),
s271=x3[22]*(s232*s269),
s272=s222*s270-s221*s271,
s273=s266*(s226*(s225*(s105*s223))),
s274=a112 ? (s234*(s106-s234*(s101*(s268 ? 0.0 : (s264*(s265*s273)))))) : s106,
s275=x3[21]*(s228*s274+s235*s273),
s276=x3[22]*(s232*s274),
s277=s222*s275-s221*s276,
s278=s266*(s226*(s225*(s91*s223))),
s279=a112 ? (s234*(s92-s234*(s101*(s268 ? 0.0 : (s264*(s265*s278)))))) : s92,
s280=x3[21]*(s228*s279+s235*s278),
s281=x3[22]*(s232*s279),
s282=s222*s280-s221*s281,
s283=s221*s280+s222*s281,
s284=s221*s275+s222*s276,
s285=s221*s270+s222*s271,
s286=s266*(s226*s227),
s287=a112 ? (-(s234*(s234*(s101*(s268 ? 0.0 : (-(s264*(s265*s286)))))))) : 0.0,
s288=x3[21]*(s228*s287-s235*s286),
s289=x3[22]*(s232*s287),
s290=s222*s288-s221*s289,
s291=s230*s231*((double)(1-a111-a110)),
s292=a112 ? (-(s234*(s234*(s101*(s268 ? 0.0 : (-(s264*(2.0*s232*s291)))))))) : 0.0,
s293=x3[22]*(s232*s292-s235*s291),
s294=x3[21]*(s228*s292),
s295=s221*s293-s222*s294,
s296=s221*s288+s222*s289,
s297=s222*s293+s221*s294,
s298=s71 ? 0.0 : (-s132),
s299=s85*(x2[158]+s85*(s60*s298)),
s300=s85*(x2[152]+s85*(s59*s298)),
s301=s85*(x2[159]+s85*(s63*s298)),
s302=s145+(s146+(s144-s56*s299-s55*s300)+s53*s301)+(x2[418]*s300+x2[417]*s299+x2[419]*s301)+(s54*s300+s57*s299-s52*s301-(x7[425]*s300+x7[424]*s299+x7[426]*s301)),
s303=-(s24*s302),
s304=s28 ? s303 : 0.0,
s305=s29 ? s303 : 0.0,
s306=s212*(s164*(s164*(s164*(x3[12]*s302)+s168*s302)+s203*s302)+s214*s302)-(s216*(s304-s305)+(s166*s304-s213*(x3[14]*s302)))+s167*s305+s209*(x3[17]*s302)-(s68*(s68*(x3[8]*s298)+s93*s298)+s151*s298),
s307=s71 ? 0.0 : (-s125),
s308=s85*(x2[155]+s85*(s60*s307)),
s309=s85*(x2[151]+s85*(s59*s307)),
s310=s85*(x2[156]+s85*(s63*s307)),
s311=s120+(s117+(s133+s56*s308+s55*s309)-s53*s310)-(x2[417]*s308+x2[418]*s309+x2[419]*s310)+(x7[425]*s309+x7[424]*s308+x7[426]*s310-(s54*s309+s57*s308-s52*s310)),
s312=s24*s311,
s313=s29 ? s312 : 0.0,
s314=s28 ? s312 : 0.0,
s315=s212*(s164*(s164*(s164*(x3[12]*s311)+s168*s311)+s203*s311)+s214*s311)-(s216*(s313-s314)-(s166*s314+s213*(x3[14]*s311)))-s167*s313+s209*(x3[17]*s311)+(s68*(s68*(x3[8]*s307)+s93*s307)+s151*s307),
s316=s95*s306,
s317=s251*s301,
s318=s102*s306,
s319=s251*s300,
s320=s95*s315,
s321=s251*s310,
s322=s97*s306,
s323=s251*s299,
s324=s102*s315,
s325=s251*s309,
s326=s97*s315,
s327=s251*s308,
s328=(x2[153]*s122+x2[157]*s123+x2[150]*s124)*(0.5*(s71 ? 0.0 : s85)),
s329=s85*(x2[153]-s85*(s60*s328)),
s330=s85*(x2[157]-s85*(s59*s328)),
s331=s85*(x2[150]-s85*(s63*s328)),
s332=s56*s329-s97*(x2[150]*x2[561]-x2[157]*x2[562])+s55*s330-s102*(x2[153]*x2[562]-x2[150]*x2[560])-s53*s331-s95*(x2[157]*x2[560]-x2[153]*x2[561])-(x2[418]*s330+x2[417]*s329+x2[419]*s331)+(x7[424]*s329+x7[425]*s330+x7[426]*s331-(s54*s330+s57*s329-s52*s331)),
s333=-(s24*s332),
s334=s28 ? s333 : 0.0,
s335=s29 ? s333 : 0.0,
s336=s212*(s164*(s164*(s164*(x3[12]*s332)+s168*s332)+s203*s332)+s214*s332)-(s166*s334-s213*(x3[14]*s332)+s216*(s334-s335))+s167*s335+s209*(x3[17]*s332)-(s68*(s68*(x3[8]*s328)+s93*s328)+s151*s328),
s337=s102*s336+s251*s330,
s338=s97*s336+s251*s329,
s339=s95*s336+s251*s331;
y9[0]=s14;
y9[1]=s15;
y9[2]=s16;
y9[3]=s17;
y9[4]=s18;
y9[5]=s19;
y9[6]=s20;
y9[7]=s21;
y9[8]=s22;
y9[9]=s23;
y9[10]=s24;
y9[11]=s28;
y9[12]=s29;
y9[13]=s32;
y9[14]=s33;
y9[15]=s44;
y9[16]=s45;
y9[17]=s46;
y9[18]=s47;
y9[19]=s52;
y9[20]=s55;
y9[21]=s56;
y9[22]=s58;
y9[23]=s61;
y9[24]=s62;
y9[25]=s64;
y9[26]=s65;
y9[27]=s66;
y9[28]=s68;
y9[29]=s70;
y9[30]=s71;
y9[31]=s73;
y9[32]=s84;
y9[33]=s85;
y9[34]=s86;
y9[35]=s68*s68;
y9[36]=s93;
y9[37]=s94;
y9[38]=s95;
y9[39]=s96;
y9[40]=s97;
y9[41]=s102;
y9[42]=s103;
y9[43]=s107;
y9[44]=s110;
y9[45]=s15*s103;
y9[46]=s113;
y9[47]=s114;
y9[48]=s117;
y9[49]=s118;
y9[50]=s120;
y9[51]=s16*s96;
y9[52]=s17*s96;
y9[53]=s126;
y9[54]=s128;
y9[55]=s22*s103;
y9[56]=s21*s96;
y9[57]=s22*s96;
y9[58]=s129;
y9[59]=s102*(x4[0]*x6[0]-x4[3]*x6[2]);
y9[60]=s102*(x4[9]*x6[0]-x4[8]*x6[2]);
y9[61]=s130;
y9[62]=s133;
y9[63]=s95*(x4[5]*x6[1]-x4[1]*x6[0]);
y9[64]=s134;
y9[65]=s135;
y9[66]=s136;
y9[67]=s97*(x4[1]*x6[2]-x4[6]*x6[1]);
y9[68]=s137;
y9[69]=s139;
y9[70]=s140;
y9[71]=s14*s103;
y9[72]=s21*s107;
y9[73]=s14*s107;
y9[74]=s142;
y9[75]=s16*s103;
y9[76]=s17*s107;
y9[77]=s147;
y9[78]=s15*s107;
y9[79]=s148;
y9[80]=s149;
y9[81]=s150;
y9[82]=s151;
y9[83]=s152;
y9[84]=s153;
y9[85]=s154;
y9[86]=s155;
y9[87]=s156;
y9[88]=s160;
y9[89]=s161;
y9[90]=s163;
y9[91]=s165;
y9[92]=s177;
y9[93]=s184;
y9[94]=s192;
y9[95]=s202;
y9[96]=s203;
y9[97]=s205;
y9[98]=s207;
y9[99]=s209;
y9[100]=s136*(s47*s189-s44*s186)-s154*s187;
y9[101]=s136*(s45*s195-s47*s193)-s161*s181;
y9[102]=s213;
y9[103]=s136*(s44*s206-s47*s200)-s154*s201;
y9[104]=s136*(s45*s200-s44*s204)+s162*s201;
y9[105]=s136*(s49*s175-x2[150]*s103+x2[153]*s96-s40*s183)+s159*s176;
y9[106]=s163*s215;
y9[107]=s152*s215;
y9[108]=s136*(s40*s191-x2[153]*s107+x2[157]*s103-s51*s175)+s157*s176;
y9[109]=s216;
y9[110]=s136*(s113-(s150+s47*s175)+s45*s183)-s161*s176;
y9[111]=s136*(s149-(s147+s45*s191)+s44*s175)+s162*s176;
y9[112]=s160*s215;
y9[113]=s217;
y9[114]=s218;
y9[115]=s219;
y9[116]=s136*(s51*s183-x2[157]*s96+x2[150]*s107-s49*s191)+s158*s176;
y9[117]=s153*s215;
y9[118]=s136*(s110-(s114+s44*s183)+s47*s191)-s154*s176;
y9[119]=s156*s215;
y9[120]=s136*(s134-(s129+s40*s200)+s51*s204)+s157*s201;
y9[121]=s136*(s135-(s148+s49*s204)+s40*s206)+s159*s201;
y9[122]=s136*(s140-(s118+s51*s206)+s49*s200)+s158*s201;
y9[123]=s238 ? (s98*s241) : 0.0;
y9[124]=s238 ? (-(s98*s242)) : 0.0;
y9[125]=s238 ? (-(s98*s240)) : 0.0;
y9[126]=s238 ? (-(s98*s237)) : 0.0;
y9[127]=s258;
y9[128]=s163*s257;
y9[129]=s259;
y9[130]=s153*s257;
y9[131]=s152*s257;
y9[132]=s260;
y9[133]=s156*s257;
y9[134]=s160*s257;
y9[135]=s238 ? (-(s98*s263)) : 0.0;
y9[136]=s238 ? (-(s98*s262)) : 0.0;
y9[137]=s238 ? (-(s98*s246)) : 0.0;
y9[138]=s238 ? (s98*s250) : 0.0;
y9[139]=s238 ? (-(s98*s272+s82*s254)) : 0.0;
y9[140]=s238 ? (-(s98*s290)) : 0.0;
y9[141]=s238 ? (-(s98*s283+s91*s261)) : 0.0;
y9[142]=s238 ? (-(s98*s277+s105*s254)) : 0.0;
y9[143]=s238 ? (-(s98*s284+s105*s261)) : 0.0;
y9[144]=s238 ? (-(s98*s297)) : 0.0;
y9[145]=s238 ? (-(s98*s282+s91*s254)) : 0.0;
y9[146]=s238 ? (-(s98*s296)) : 0.0;
y9[147]=s238 ? (s98*s295) : 0.0;
y9[148]=s238 ? (-(s98*s285+s82*s261)) : 0.0;
y9[149]=s155*s315+s251*(s48*s308-s50*s309);
y9[150]=s152*s306+s251*(s37*s300-s48*s301);
y9[151]=s153*s306-s251*(s37*s299-s50*s301);
y9[152]=s163*s336+s251*(s46*s330-x2[153]*s102+x2[157]*s97-s32*s329);
y9[153]=s327-(s194-s326);
y9[154]=s163*s315+(s136*(s134-(s129+s40*s180)+s51*s193)-s157*s181)+s251*(s115-(s119-s46*s309)-s32*s308);
y9[155]=s160*s306-(s136*(s142-(s130+s51*s186)+s49*s189)-s158*s187)-s251*(s131-(s108-s32*s301)-s33*s300);
y9[156]=s337;
y9[157]=s152*s336-s251*(s37*s330-s48*s331);
y9[158]=s319-(s190+s318);
y9[159]=s160*s315+(s136*(s140-(s118+s51*s195)+s49*s180)-s158*s181)+s251*(s143-(s116-s32*s310)-s33*s309);
y9[160]=s156*s336-s251*(s33*s329-x2[150]*s97+x2[153]*s95-s46*s331);
y9[161]=s338;
y9[162]=s339;
y9[163]=s156*s306+(s136*(s126-(s128+s49*s197)+s40*s186)-s159*s187)+s251*(s109-(s141-s33*s299)-s46*s301);
y9[164]=s321-(s196-s320);
y9[165]=s153*s336+s251*(s37*s329-s50*s331);
y9[166]=s323-(s198+s322);
y9[167]=s160*s336+s251*(s32*s331-x2[157]*s95+x2[150]*s102-s33*s330);
y9[168]=s325-(s182-s324);
y9[169]=s317-(s188+s316);
y9[170]=s163*s306-(s136*(s139-(s137+s40*s189)+s51*s197)-s157*s187)-s251*(s111-(s138-s46*s300)-s32*s299);
y9[171]=s156*s315-(s136*(s135-(s148+s49*s193)+s40*s195)-s159*s181)-s251*(s127-(s112-s33*s308)-s46*s310);
F[i[10] + 366]=-s26;
F[i[10] + 1]=-s202;
F[i[10]]=-s205;
F[i[10] + 2]=-s207;
F[i[10] + 379]=-(s238 ? s237 : 0.0);
F[i[10] + 390]=-(s238 ? (-s240) : 0.0);
F[i[10] + 391]=-(s238 ? (-s241) : 0.0);
F[i[10] + 378]=-(s238 ? (-s242) : 0.0);
F[i[10] + 351]=-(s238 ? s246 : 0.0);
F[i[10] + 365]=-(s238 ? (-s250) : 0.0);
F[i[10] + 364]=-(s238 ? (-s262) : 0.0);
F[i[10] + 350]=-(s238 ? (-s263) : 0.0);
F[i[11] + 1]=-(s238 ? s272 : 0.0);
F[i[11] + 29]=-(s238 ? s277 : 0.0);
F[i[11] + 57]=-(s238 ? s282 : 0.0);
F[i[11] + 56]=-(s238 ? (-s283) : 0.0);
F[i[11] + 28]=-(s238 ? (-s284) : 0.0);
F[i[11]]=-(s238 ? (-s285) : 0.0);
F[i[10] + 403]=-(s238 ? s290 : 0.0);
F[i[10] + 415]=-(s238 ? (-s295) : 0.0);
F[i[10] + 402]=-(s238 ? (-s296) : 0.0);
F[i[10] + 414]=-(s238 ? (-s297) : 0.0);
F[i[12] + 92]=-(s320+s321);
F[i[12] + 91]=-(s324+s325);
F[i[12] + 90]=-(s326+s327);
F[i[11] + 2]=-s83;
F[i[11] + 58]=-s92;
F[i[10] + 352]=-s100;
F[i[11] + 30]=-s106;
y9[172]=-s24;
y9[173]=-s131;
y9[174]=-(x4[8]*s95);
y9[175]=-(x4[3]*s95);
y9[176]=-s132;
y9[177]=-(x4[0]*s97);
y9[178]=-(x4[9]*s97);
y9[179]=-(x4[0]*s102);
y9[180]=-(x4[9]*s102);
y9[181]=-(s121*(x4[1]*s123+x4[5]*s122+x4[6]*s124));
y9[182]=-s138;
y9[183]=-(x4[6]*s102);
y9[184]=-(x4[5]*s102);
y9[185]=-(x4[1]*s95);
y9[186]=-s141;
y9[187]=-(x4[1]*s97);
y9[188]=-s143;
y9[189]=-s144;
y9[190]=-s145;
y9[191]=-s146;
y9[192]=-(x4[2]*s95);
y9[193]=-(x4[7]*s95);
y9[194]=-s152;
y9[195]=-s153;
y9[196]=-s155;
y9[197]=-s157;
y9[198]=-s158;
y9[199]=-s159;
y9[200]=-s160;
y9[201]=-s162;
y9[202]=-s163;
y9[203]=-s37;
y9[204]=-s164;
y9[205]=-s166;
y9[206]=-s167;
y9[207]=-s168;
y9[208]=-s169;
y9[209]=-s40;
y9[210]=-(s136*(s44*s195-s47*s180)+s154*s181);
y9[211]=-(s136*(s45*s180-s44*s193)-s162*s181);
y9[212]=-(s136*(s45*s189-s44*s197)-s162*s187);
y9[213]=-s212;
y9[214]=-(s136*(s47*s197-s45*s186)+s161*s187);
y9[215]=-(s136*(s45*s206-s47*s204)+s161*s201);
y9[216]=-s214;
y9[217]=-(s155*s215);
y9[218]=-s48;
y9[219]=-s251;
y9[220]=-(s155*s257);
y9[221]=-s49;
y9[222]=-s50;
y9[223]=-s51;
y9[224]=-s53;
y9[225]=-(s155*s306-s251*(s48*s299-s50*s300));
y9[226]=-(s152*s315+s251*(s48*s310-s37*s309));
y9[227]=-s54;
y9[228]=-(s153*s315-s251*(s50*s310-s37*s308));
y9[229]=-(s155*s336-s251*(s50*s330-s48*s329));
y9[230]=-s57;
y9[231]=-s59;
y9[232]=-s60;
y9[233]=-s63;
y9[234]=-s95;
y9[235]=-s97;
y9[236]=-s102;
y9[237]=-s108;
y9[238]=-s109;
y9[239]=-s111;
y9[240]=-(x4[8]*s102);
y9[241]=-(x4[3]*s102);
y9[242]=-s112;
y9[243]=-s115;
y9[244]=-s116;
y9[245]=-(s97*(x4[0]*x6[1]-x4[7]*x6[2]));
y9[246]=-(s97*(x4[9]*x6[1]-x4[2]*x6[2]));
y9[247]=-s119;
y9[248]=-s125;
y9[249]=-(s121*(x4[7]*s123+x4[3]*s122+x4[0]*s124));
y9[250]=-(s121*(x4[2]*s123+x4[8]*s122+x4[9]*s124));
y9[251]=-s127;
y9[252]=-(x4[2]*s97);
y9[253]=-(x4[7]*s97);
y9[254]=-(s95*(x4[2]*x6[0]-x4[8]*x6[1]));
y9[255]=-(s95*(x4[7]*x6[0]-x4[3]*x6[1]));
y9[256]=-(x4[6]*s97);
y9[257]=-(s102*(x4[5]*x6[2]-x4[6]*x6[0]));
y9[258]=-(x4[5]*s95);
F[i[13]]=s177;
F[i[12] + 98]=s182;
F[i[13] + 2]=s184;
F[i[12] + 9]=s188;
F[i[12] + 8]=s190;
F[i[13] + 1]=s192;
F[i[12] + 97]=s194;
F[i[12] + 99]=s196;
F[i[12] + 7]=s198;
F[i[10] + 210]=s217;
F[i[10] + 212]=s218;
F[i[10] + 211]=s219;
F[i[11] + 92]=s258;
F[i[11] + 93]=s259;
F[i[11] + 91]=s260;
F[i[12] + 2]=s316-s317;
F[i[12] + 1]=s318-s319;
F[i[12]]=s322-s323;
F[i[13] + 266]=s337;
F[i[13] + 265]=s338;
F[i[13] + 267]=s339;
    }
}

static void iltis_by_rho_corner_forces_dv_6(const double *restrict x, double *restrict y, const unsigned short *i, int count)
{
    for (; count; count--, i += 12) {
double *y11=y+i[11];
double s0=x[i[0]]*x[i[1]],
s1=s0*x[i[8]],
s2=s0*x[i[9]],
s3=s0*x[i[10]];
y11[0]=s0*x[i[2]];
y11[1]=s0*x[i[3]];
y11[2]=s0*x[i[4]];
y11[3]=s0*x[i[5]];
y11[4]=s0*x[i[6]];
y11[5]=s0*x[i[7]];
y11[6]=s1;
y11[7]=s2;
y11[8]=s3;
y11[9]=-s1;
y11[10]=-s2;
y11[11]=-s3;
    }
}

static void iltis_by_rho_corner_forces_dv_7(const double *restrict x, double *restrict y, const unsigned short *i, int count)
{
    for (; count; count--, i += 11) {
double *y10=y+i[10];
double s0=x[i[1]]*x[i[7]],
s1=x[i[1]]*x[i[8]],
s2=x[i[1]]*x[i[9]];
y10[0]=x[i[0]]*x[i[1]];
y10[1]=x[i[1]]*x[i[2]];
y10[2]=x[i[1]]*x[i[3]];
y10[3]=x[i[1]]*x[i[4]];
y10[4]=x[i[1]]*x[i[5]];
y10[5]=x[i[1]]*x[i[6]];
y10[6]=s0;
y10[7]=s1;
y10[8]=s2;
y10[9]=-s0;
y10[10]=-s1;
y10[11]=-s2;
    }
}

static void iltis_by_rho_corner_forces_dv_8(const double *restrict x, double *restrict y, double *restrict F, const unsigned short *i, int count)
{
    for (; count; count--, i += 42) {
const double *x2=x+i[2],*x3=x+i[3],*x12=x+i[12],*x16=x+i[16],*x26=x+i[26];
double *y40=y+i[40];
int a10=(int)x[i[8]];
double s1=x[i[0]]-x[i[1]],
s2=x3[0]-x[i[4]],
s3=x3[1]-x[i[5]],
s4=a10 ? 0.0 : (-((s1*x2[2]+s2*x2[3]+s3*x[i[6]])*x[i[7]])),
s5=x[i[10]]*(s3+s4*x[i[9]]*x[i[10]]),
s6=s4*x12[3]*x[i[13]]+s4*x12[0],
s7=s5*x[i[11]]-s6*x[i[14]],
s8=x[i[10]]*(s1+x[i[10]]*(s4*x[i[15]])),
s9=x[i[11]]*s8-s6*x16[1],
s10=x[i[10]]*(s2+x[i[10]]*(s4*x2[0])),
s11=x[i[11]]*s10-s6*x16[0];
y40[0]=s7;
y40[1]=s9;
y40[2]=s11;
y40[3]=x[i[11]]*(s8*x[i[17]]-x[i[18]]+x[i[19]]-s10*x[i[20]])-s6*x[i[21]];
y40[4]=x[i[11]]*(s8*x[i[22]]-x[i[23]]+x[i[24]]-s10*x[i[25]])-s6*x26[0];
y40[5]=x[i[11]]*(s10*x[i[27]]-x[i[28]]+x[i[29]]-s5*x[i[17]])-s6*x[i[30]];
y40[6]=x[i[11]]*(s10*x[i[31]]-x[i[32]]+x[i[33]]-s5*x[i[22]])-s6*x[i[34]];
y40[7]=x[i[11]]*(s5*x[i[20]]-x[i[35]]+x[i[36]]-s8*x[i[27]])-s6*x[i[37]];
y40[8]=x[i[11]]*(s5*x[i[25]]-x[i[38]]+x[i[39]]-s8*x[i[31]])-s6*x26[1];
F[i[41] + 2]=-s7;
F[i[41] + 1]=-s9;
F[i[41]]=-s11;
    }
}

static void iltis_by_rho_corner_forces_dv_9(const double *restrict x, double *restrict y, double *restrict F, const unsigned short *i, int count)
{
    for (; count; count--, i += 34) {
const double *x0=x+i[0],*x10=x+i[10],*x14=x+i[14],*x17=x+i[17];
double *y32=y+i[32];
int a7=(int)x[i[6]];
double s1=a7 ? 0.0 : (-((x0[2]*x[i[1]]+x0[3]*x[i[2]]+x[i[3]]*x[i[4]])*x[i[5]])),
s2=x[i[8]]*(x[i[3]]+s1*x[i[7]]*x[i[8]]),
s3=s1*x10[3]*x[i[11]]+s1*x10[0],
s4=s2*x[i[9]]-s3*x[i[12]],
s5=x[i[8]]*(x[i[1]]+x[i[8]]*(s1*x[i[13]])),
s6=x[i[9]]*s5-s3*x14[1],
s7=x[i[8]]*(x[i[2]]+x[i[8]]*(s1*x0[0])),
s8=x[i[9]]*s7-s3*x14[0];
y32[0]=s4;
y32[1]=s6;
y32[2]=s8;
y32[3]=x[i[9]]*(s7*x[i[15]]-s5*x[i[16]])+s3*x17[0];
y32[4]=x[i[9]]*(s2*x[i[15]]-s5*x[i[18]])-s3*x17[1];
y32[5]=x[i[9]]*(s2*x[i[16]]-s7*x[i[18]])+s3*x[i[19]];
y32[6]=x[i[9]]*(s7*x[i[20]]+x[i[21]]-x[i[22]]-s2*x[i[23]])-s3*x[i[24]];
y32[7]=x[i[9]]*(s5*x[i[23]]+x[i[25]]-x[i[26]]-s7*x[i[27]])-s3*x[i[28]];
y32[8]=x[i[9]]*(s2*x[i[27]]+x[i[29]]-x[i[30]]-s5*x[i[20]])-s3*x[i[31]];
F[i[33] + 2]=-s4;
F[i[33] + 1]=-s6;
F[i[33]]=-s8;
    }
}

static void iltis_by_rho_corner_forces_dv_10(const double *restrict x, double *restrict y, double *restrict F, const unsigned short *i, int count)
{
    for (; count; count--, i += 15) {
double *y13=y+i[13];
int a1=(int)x[i[1]];
double s1=a1 ? x[i[0]] : 0.0,
s2=s1*x[i[2]]-s1*x[i[3]],
s3=s2*x[i[4]],
s4=s2*x[i[5]],
s5=s2*x[i[6]];
y13[0]=s3;
y13[1]=s4;
y13[2]=s5;
y13[3]=s2*x[i[7]];
y13[4]=s2*x[i[8]];
y13[5]=s2*x[i[9]];
y13[6]=-(s2*x[i[10]]);
y13[7]=-(s2*x[i[11]]);
y13[8]=-(s2*x[i[12]]);
F[i[14]]=s3;
F[i[14] + 1]=s4;
F[i[14] + 2]=s5;
    }
}

static void iltis_by_rho_corner_forces_dv_11(const double *restrict x, double *restrict y, double *restrict F, const unsigned short *i, int count)
{
    for (; count; count--, i += 51) {
const double *x0=x+i[0],*x2=x+i[2],*x13=x+i[13],*x17=x+i[17],*x18=x+i[18],*x20=x+i[20],*x21=x+i[21],*x23=x+i[23],*x24=x+i[24],*x27=x+i[27];
double *y49=y+i[49];
int a0=(int)x0[2],
a31=(int)x24[1],
a32=(int)x24[2];
double s3=a0 ? 0.0 : x[i[1]],
s4=x[i[3]]*(s3*x2[1]*x[i[3]]-x[i[4]]),
s5=x[i[3]]*(x[i[3]]*(s3*x2[0])-x[i[7]]),
s6=x[i[3]]*(x[i[3]]*(s3*x2[2])-x[i[10]]),
s7=s4*x[i[5]]-x[i[6]]+s5*x[i[8]]-x[i[9]]+s6*x[i[11]]-x[i[12]]+(s4*x13[0]+s5*x13[1]+s6*x13[2])+(s4*x[i[14]]+s5*x[i[15]]+s6*x[i[16]]-(s4*x17[0]+s5*x17[1]+s6*x17[2])),
s8=-(s7*x24[0]),
s9=a31 ? s8 : 0.0,
s10=a32 ? s8 : 0.0,
s11=(x[i[19]]*(x[i[19]]*(s7*x18[4]*x[i[19]]+s7*x20[1])+s7*x21[0])+s7*x[i[22]])*x23[11]-((s9-s10)*x21[13]-(s9*x[i[25]]+s7*x18[6]*x[i[26]]))-s10*x20[0]+s7*x18[9]*x27[17]-(x0[0]*(s3*x18[0]*x0[0]+s3*x[i[28]])+s3*x27[0]),
s12=s11*x[i[38]]+s6*x[i[34]],
s13=s11*x[i[44]]+s5*x[i[34]],
s14=s11*x[i[48]]+s4*x[i[34]];
y49[0]=s11*x[i[29]]+(s4*x[i[30]]-x[i[31]]+x[i[32]]-s6*x[i[33]])*x[i[34]];
y49[1]=s11*x[i[35]]+x[i[34]]*(s4*x[i[36]]-s6*x[i[37]]);
y49[2]=s12;
y49[3]=s11*x[i[39]]+x[i[34]]*(s5*x[i[33]]-x[i[40]]+x[i[41]]-s4*x21[122]);
y49[4]=s11*x23[0]-x[i[34]]*(s4*x[i[42]]-s5*x[i[37]]);
y49[5]=s11*x[i[43]]+x[i[34]]*(s6*x[i[42]]-s5*x[i[36]]);
y49[6]=s13;
y49[7]=s11*x[i[45]]+x[i[34]]*(s6*x21[122]-x[i[46]]+x[i[47]]-s5*x[i[30]]);
y49[8]=s14;
F[i[50] + 2]=-s12;
F[i[50] + 1]=-s13;
F[i[50]]=-s14;
    }
}

static void iltis_by_rho_corner_forces_dv_12(const double *restrict x, double *restrict y, double *restrict F, const unsigned short *i, int count)
{
    for (; count; count--, i += 51) {
const double *x1=x+i[1],*x2=x+i[2],*x13=x+i[13],*x17=x+i[17],*x18=x+i[18],*x20=x+i[20],*x21=x+i[21],*x23=x+i[23],*x24=x+i[24],*x27=x+i[27];
double *y49=y+i[49];
int a1=(int)x1[2],
a31=(int)x24[1],
a32=(int)x24[2];
double s3=a1 ? 0.0 : (-x[i[0]]),
s4=x[i[3]]*(s3*x2[1]*x[i[3]]+x[i[4]]),
s5=x[i[3]]*(x[i[3]]*(s3*x2[0])+x[i[7]]),
s6=x[i[3]]*(x[i[3]]*(s3*x2[2])+x[i[10]]),
s7=s4*x[i[5]]+x[i[6]]+s5*x[i[8]]+x[i[9]]+s6*x[i[11]]+x[i[12]]+(s5*x13[1]+s4*x13[0]+s6*x13[2])+(s5*x[i[14]]+s4*x[i[15]]+s6*x[i[16]]-(s5*x17[1]+s4*x17[0]+s6*x17[2])),
s8=-(s7*x24[0]),
s9=a31 ? s8 : 0.0,
s10=a32 ? s8 : 0.0,
s11=(x[i[19]]*(x[i[19]]*(s7*x18[4]*x[i[19]]+s7*x20[1])+s7*x21[0])+s7*x[i[22]])*x23[11]-((s9-s10)*x21[13]-(s9*x[i[25]]+s7*x18[6]*x[i[26]]))-s10*x20[0]+s7*x18[9]*x27[17]-(x1[0]*(s3*x18[0]*x1[0]+s3*x[i[28]])+s3*x27[0]),
s12=s11*x[i[40]]+s4*x[i[34]],
s13=s11*x[i[47]]+s6*x[i[34]],
s14=s11*x[i[48]]+s5*x[i[34]];
y49[0]=s11*x[i[29]]+(s4*x[i[30]]+x[i[31]]-x[i[32]]-s6*x[i[33]])*x[i[34]];
y49[1]=s11*x23[0]+x[i[34]]*(s5*x[i[35]]-s4*x[i[36]]);
y49[2]=s11*x[i[37]]+x[i[34]]*(s5*x[i[33]]+x[i[38]]-x[i[39]]-s4*x21[122]);
y49[3]=s12;
y49[4]=s11*x[i[41]]+x[i[34]]*(s4*x[i[42]]-s6*x[i[35]]);
y49[5]=s11*x[i[43]]-x[i[34]]*(s5*x[i[42]]-s6*x[i[36]]);
y49[6]=s11*x[i[44]]+x[i[34]]*(s6*x21[122]+x[i[45]]-x[i[46]]-s5*x[i[30]]);
y49[7]=s13;
y49[8]=s14;
F[i[50]]=-s12;
F[i[50] + 2]=-s13;
F[i[50] + 1]=-s14;
    }
}

static void iltis_by_rho_corner_forces_dv_13(const double *restrict x, double *restrict y, double *restrict F, const unsigned short *i, int count)
{
    for (; count; count--, i += 50) {
const double *x1=x+i[1],*x2=x+i[2],*x4=x+i[4],*x12=x+i[12],*x16=x+i[16],*x17=x+i[17],*x19=x+i[19],*x20=x+i[20],*x22=x+i[22],*x23=x+i[23],*x26=x+i[26];
double *y48=y+i[48];
int a1=(int)x1[2],
a31=(int)x23[1],
a32=(int)x23[2];
double s3=a1 ? 0.0 : (-x[i[0]]),
s4=x[i[3]]*(s3*x2[1]*x[i[3]]+x4[0]),
s5=x[i[3]]*(x[i[3]]*(s3*x2[0])+x[i[7]]),
s6=x[i[3]]*(x[i[3]]*(s3*x2[2])+x4[1]),
s7=s4*x[i[5]]+x[i[6]]+s5*x[i[8]]+x[i[9]]+s6*x[i[10]]+x[i[11]]-(s5*x12[1]+s4*x12[0]+s6*x12[2])+(s5*x[i[13]]+s4*x[i[14]]+s6*x[i[15]]+(s5*x16[1]+s4*x16[0]+s6*x16[2])),
s8=-(s7*x23[0]),
s9=a31 ? s8 : 0.0,
s10=a32 ? s8 : 0.0,
s11=(x[i[18]]*(x[i[18]]*(s7*x17[4]*x[i[18]]+s7*x19[1])+s7*x20[0])+s7*x[i[21]])*x22[11]-((s9-s10)*x20[13]-(s9*x[i[24]]+s7*x17[6]*x[i[25]]))-s10*x19[0]+s7*x17[9]*x26[17]-(x1[0]*(s3*x17[0]*x1[0]+s3*x[i[27]])+s3*x26[0]),
s12=s11*x[i[39]]+s4*x[i[33]],
s13=s11*x[i[46]]+s6*x[i[33]],
s14=s11*x[i[47]]+s5*x[i[33]];
y48[0]=s11*x[i[28]]+(s4*x[i[29]]+x[i[30]]-x[i[31]]-s6*x[i[32]])*x[i[33]];
y48[1]=s11*x[i[34]]+x[i[33]]*(s5*x[i[35]]-s4*x20[122]);
y48[2]=s11*x22[0]+x[i[33]]*(s5*x[i[32]]+x[i[36]]-x[i[37]]-s4*x[i[38]]);
y48[3]=s12;
y48[4]=s11*x[i[40]]+x[i[33]]*(s4*x[i[41]]-s6*x[i[35]]);
y48[5]=s11*x[i[42]]-x[i[33]]*(s5*x[i[41]]-s6*x20[122]);
y48[6]=s11*x[i[43]]+x[i[33]]*(s6*x[i[38]]+x[i[44]]-x[i[45]]-s5*x[i[29]]);
y48[7]=s13;
y48[8]=s14;
F[i[49]]=-s12;
F[i[49] + 2]=-s13;
F[i[49] + 1]=-s14;
    }
}

static void iltis_by_rho_corner_forces_dv_14(const double *restrict x, double *restrict y, double *restrict F, const unsigned short *i, int count)
{
    for (; count; count--, i += 12) {
const double *x0=x+i[0],*x1=x+i[1],*x2=x+i[2],*x3=x+i[3],*x4=x+i[4],*x5=x+i[5],*x6=x+i[6],*x7=x+i[7];
double *y4=y+i[4];
int a0=(int)x0[0],
a8=(int)x0[7],
a10=(int)x0[1],
a11=(int)x0[2],
a12=(int)x0[3],
a13=(int)x0[4],
a72=(int)x0[5],
a73=(int)x0[6],
a74=(int)x2[2078],
a107=(int)x0[8],
a108=(int)x0[9],
a110=(int)x0[10],
a111=(int)x0[11],
a112=(int)x0[12];
double s14=(double)a0,
s15=0.5*x1[9],
s16=0.5*x1[8],
s17=0.5*x1[2],
s18=0.5*x1[6],
s19=0.5*x1[1],
s20=0.5*x1[5],
s21=0.5*(1.0/x2[404]),
s22=(double)a8,
s23=s22*x3[19];
int s24=(2.0*x2[404]) > 0.0,
s25=(a10 > a11) ? s24 : 0,
s26=(a12 > a13) ? s24 : 0;
double s27=x3[53]-x2[394],
s28=x2[395]-x3[55],
s29=s27*x2[152]+x4[0]*x2[157]-s28*x2[151],
s30=x5[4]-x4[1],
s31=x5[1]-x3[44],
s32=x5[3]-x3[46],
s33=s30*x1[7]+x1[2]*s31+x1[1]*s32,
s34=s30*x1[3]+x1[8]*s31+x1[5]*s32,
s35=x4[2]-x4[3],
s36=x3[32]-x3[50],
s37=x3[34]-x3[52],
s38=s35*x1[10]+s36*x1[19]+s37*x1[16],
s39=x2[394]-x3[44],
s40=x2[395]-x5[0],
s41=s39*x2[158]-x4[1]*x2[153]+s40*x2[155],
s42=x2[152]*s39-x2[157]*x4[1]+x2[151]*s40,
s43=s36*x1[18]+s35*x1[13]+s37*x1[15],
s44=s36*x1[12]+s35*x1[17]+s37*x1[11],
s45=s39*x2[159]-x4[1]*x2[150]+s40*x2[156],
s46=s27*x2[158]+x4[0]*x2[153]-s28*x2[155],
s47=s30*x1[0]+x1[9]*s31+x1[6]*s32,
s48=s27*x2[159]+x4[0]*x2[150]-s28*x2[156],
s49=s29*x2[562]-s48*x2[561],
s50=s44*x6[2]-s38*x6[1],
s51=s38*x6[0]-s43*x6[2],
s52=s29*x2[560]-s46*x2[561],
s53=s44*x6[0]-s43*x6[1],
s54=s48*x2[560]-s46*x2[562],
s55=s47-(s45-x2[2]+x7[16]),
s56=s33-(s42-x2[1]+x7[15]),
s57=s44+(s29+x2[1]-x7[8]),
s58=s43+(s46+x2[0]-x7[7]),
s59=s38+(s48+x2[2]-x7[9]),
s60=s34-(s41-x2[0]+x7[14]),
s61=2.0*s55,
s62=2.0*s56,
s63=2.0*s60,
s64=s57*s57+s58*s58+s59*s59,
s65=sqrt(s64),
s66=s56*s56+s60*s60+s55*s55;
int s67=s66 == 0.0,
s68=s64 == 0.0;
double s69=1.0/s65,
s70=sqrt(s66),
s71=s70-x3[4],
s72=1.0/x2[403],
s73=s72*(x2[402]-x7[0]);
int s74=(a72 > a73) ? (x2[403] > 0.0) : 0;
double s75=s74 ? (-s73) : ((double)a73),
s76=10.0+s75*(6.0*s75-15.0),
s77=s75*s75,
s78=s75*s77;
int s79=a74 == 0;
double s80=s79 ? (-(s76*s78)) : 0.0,
s81=s22*(x3[19]*s80),
s82=1.0/s70,
s83=s70-x3[1],
s84=s78*x2[401],
s85=s84*(12.0*s75-15.0),
s86=s74 ? (s72*s73) : 0.0,
s87=s77*(3.0*x2[401]),
s88=s79 ? (-(s85*s86+s76*(s86*s87))) : 0.0,
s89=s22*(x3[19]*s88),
s90=0.5*s82,
s91=s60*s82,
s92=s56*s82,
s93=s57*s69,
s94=s58*s69,
s95=(s79 ? (-(s76*s84)) : 0.0)-x7[2],
s96=s95+x3[20],
s97=s22*s96,
s98=s59*s69,
s99=s65*x3[8]+x3[7],
s100=s55*s82,
s101=s23*s96,
s102=s74 ? (-s72) : 0.0,
s103=s79 ? (-(s85*s102+s76*(s87*s102))) : 0.0,
s104=s22*(x3[19]*s103),
s105=x2[156]*s93,
s106=x2[152]*s98,
s107=x2[159]*s92,
s108=s93*(x2[159]*x2[560]-x2[158]*x2[562]),
s109=x2[159]*s93,
s110=s98*(x2[151]*x2[560]-x2[155]*x2[561]),
s111=s71*(((double)(-a0))*x3[3])-s83*x3[0],
s112=x2[159]*s94,
s113=x2[155]*s100,
s114=x2[152]*s91,
s115=s93*(x2[155]*x2[562]-x2[156]*x2[560]),
s116=x2[155]*s93,
s117=x2[151]*s94,
s118=x2[151]*s91,
s119=x2[151]*s100,
s120=x2[158]*s100,
s121=0.5*s69,
s122=2.0*s58,
s123=2.0*s57,
s124=2.0*s59,
s125=x2[156]*s94,
s126=s121*(x2[151]*s123+x2[155]*s122+x2[156]*s124),
s127=s94*(x2[151]*x2[562]-x2[156]*x2[561]),
s128=x2[155]*s92,
s129=x2[156]*s92,
s130=s98*(x2[152]*x2[560]-x2[158]*x2[561]),
s131=s94*(x2[152]*x2[562]-x2[159]*x2[561]),
s132=x2[156]*s91,
s133=x2[151]*s98,
s134=x2[158]*s98,
s135=x2[152]*s94,
s136=x2[152]*s100,
s137=x2[155]*s98,
s138=x2[159]*s91,
s139=s121*(x2[152]*s123+x2[158]*s122+x2[159]*s124),
s140=x2[158]*s92,
s141=x2[158]*s93,
s142=s29*s98-s48*s93,
s143=s42*s91-s41*s92,
s144=s45*s92-s42*s100,
s145=s34*s100-s47*s91,
s146=s38*s94-s43*s98,
s147=s29*s94-s46*s93,
s148=s44*s94-s43*s93,
s149=s47*s92-s33*s100,
s150=s41*s100-s45*s91,
s151=s34*s92-s33*s91,
s152=s44*s98-s38*s93,
s153=s65*s99+x3[6],
s154=s46*s98-s48*s94,
s155=s93*x2[418]+s94*x2[417]+s98*x2[419]-(s49*s94+s54*s93-s52*s98)-(s94*x7[424]+s93*x7[425]+s98*x7[426]+(s50*s94+s51*s93-s53*s98)),
s156=s155*s155,
s157=s155*s156,
s158=s155*x3[17]+x3[18],
s159=s155*x3[12]+x3[11],
s160=s155*x3[14]+x3[15],
s161=x2[151]*s62+x2[155]*s63+x2[156]*s61,
s162=s67 ? 0.0 : (-(s90*s161)),
s163=s82*(x2[156]+s82*(s55*s162)),
s164=s14*(x3[3]*s162)+x3[0]*s162,
s165=s111*s163+s100*s164,
s166=0.5*x1[7],
s167=0.5*x1[3],
s168=0.5*x1[0],
s169=s67 ? 0.0 : (-(s90*(s62*s166+s63*s167+s61*s168))),
s170=s82*(s167+s82*(s60*s169)),
s171=s14*(x3[3]*s169)+x3[0]*s169,
s172=s111*s170+s91*s171,
s173=s67 ? 0.0 : (-(s90*(x2[152]*s62+x2[158]*s63+x2[159]*s61))),
s174=s82*(x2[152]+s82*(s56*s173)),
s175=s14*(x3[3]*s173)+x3[0]*s173,
s176=s111*s174+s92*s175,
s177=s82*(x2[158]+s82*(s60*s173)),
s178=s111*s177+s91*s175,
s179=s82*(x2[151]+s82*(s56*s162)),
s180=s111*s179+s92*s164,
s181=s82*(s166+s82*(s56*s169)),
s182=s111*s181+s92*s171,
s183=s82*(s168+s82*(s55*s169)),
s184=s111*s183+s100*s171,
s185=s82*(x2[155]+s82*(s60*s162)),
s186=s111*s185+s91*s164,
s187=s82*(x2[159]+s82*(s55*s173)),
s188=s111*s187+s100*s175,
s189=x2[153]-s167,
s190=x2[157]-s166,
s191=x2[150]-s168,
s192=s67 ? 0.0 : (-(s90*(s63*s189+s62*s190+s61*s191))),
s193=s82*(s190+s82*(s56*s192)),
s194=s14*(x3[3]*s192)+x3[0]*s192,
s195=s111*s193+s92*s194,
s196=s82*(s189+s82*(s60*s192)),
s197=s111*s196+s91*s194,
s198=s82*(s191+s82*(s55*s192)),
s199=s111*s198+s100*s194,
s200=s161*(0.5*(s67 ? 0.0 : s82)),
s201=s82*(x2[156]-s82*(s55*s200)),
s202=s14*(x3[3]*s200)+x3[0]*s200,
s203=s111*s201-s100*s202,
s204=s82*(x2[151]-s82*(s56*s200)),
s205=s111*s204-s92*s202,
s206=s155*s159+x3[10],
s207=x2[404]+(s155-x3[16]),
s208=s26 ? (s21*s207) : ((double)a13),
s209=s82*(x2[155]-s82*(s60*s200)),
s210=s111*s209-s91*s202,
s211=x2[404]+(s155-x3[13]),
s212=s25 ? (s21*s211) : ((double)a11),
s213=s208-s212,
s214=1.0-s212,
s215=s155*s206+x3[9],
s216=s155*s215,
s217=s213*(s155*s157),
s218=s98*s217,
s219=s94*s217,
s220=s91*s168,
s221=s100*s167,
s222=s93*s217,
s223=s100*s166,
s224=s92*s168,
s225=s92*s167,
s226=s91*s166,
s227=1.0/sqrt(x1[23]*x1[23]+x1[27]*x1[27]),
s228=x1[27]*s227,
s229=x1[23]*s227,
s230=s228*x6[4]+s229*x6[3],
s231=s228*x7[417]-s229*x7[418],
s232=1.0/s231,
s233=1.0/x3[23],
s234=(s95*s230+s231)*s232*s233,
s235=s234*((double)(1-a107-a108))-((double)a107)+((double)a108),
s236=s228*x7[418]+s229*x7[417],
s237=1.0/x3[24],
s238=asin(s236*(1.0/sqrt(s231*s231+s236*s236)))*s237,
s239=s238*((double)(1-a110-a111))-((double)a110)+((double)a111),
s240=s235*s235+s239*s239,
s241=1.0/sqrt(s240),
s242=a112 ? (s101*s241) : s101,
s243=s235*s242,
s244=s229*s243;
int s245=a8 > a74;
double s246=s239*s242,
s247=s229*s246,
s248=s228*s246,
s249=s228*s243,
s250=a112 ? (s97*s241) : s97,
s251=s235*s250*x3[21],
s252=s239*s250*x3[22],
s253=s229*s251-s228*s252,
s254=a112 ? (s23*s241) : s23,
s255=x3[22]*(s239*s254),
s256=x3[21]*(s235*s254),
s257=s228*s255-s229*s256,
s258=s235*(s242*x3[21]),
s259=s239*(s242*x3[22]),
s260=s229*s258-s228*s259,
s261=s213*s216-s160*s214-s158*s208-(s65*s153+x3[5]),
s262=s26 ? (s21*(1.0-s21*(2.0*s207))) : 0.0,
s263=s25 ? (s21*(1.0-s21*(2.0*s211))) : 0.0,
s264=s216*(s262-s263)+s160*s263-s158*s262,
s265=s98*s264,
s266=s93*s264,
s267=s94*s264,
s268=s228*s258+s229*s259,
s269=s228*s256+s229*s255,
s270=s228*s251+s229*s252,
s271=0.5*s241,
s272=2.0*s235,
s273=(double)(1-a108-a107),
s274=s233*(s232*(s80*s230))*s273;
int s275=s240 == 0.0;
double s276=a112 ? (s241*(s81-s241*(s101*(s275 ? 0.0 : (s271*(s272*s274)))))) : s81,
s277=x3[21]*(s235*s276+s242*s274),
s278=x3[22]*(s239*s276),
s279=s229*s277-s228*s278,
s280=s273*(s233*(s232*(s103*s230))),
s281=a112 ? (s241*(s104-s241*(s101*(s275 ? 0.0 : (s271*(s272*s280)))))) : s104,
s282=x3[21]*(s235*s281+s242*s280),
s283=x3[22]*(s239*s281),
s284=s229*s282-s228*s283,
s285=s273*(s233*(s232*(s88*s230))),
s286=a112 ? (s241*(s89-s241*(s101*(s275 ? 0.0 : (s271*(s272*s285)))))) : s89,
s287=x3[21]*(s235*s286+s242*s285),
s288=x3[22]*(s239*s286),
s289=s229*s287-s228*s288,
s290=s228*s287+s229*s288,
s291=s228*s282+s229*s283,
s292=s228*s277+s229*s278,
s293=s273*(s233*s234),
s294=a112 ? (-(s241*(s241*(s101*(s275 ? 0.0 : (-(s271*(s272*s293)))))))) : 0.0,
s295=x3[21]*(s235*s294-s242*s293),
s296=x3[22]*(s239*s294),
s297=s229*s295-s228*s296,
s298=s237*s238*((double)(1-a111-a110)),
s299=a112 ? (-(s241*(s241*(s101*(s275 ? 0.0 : (-(s271*(2.0*s239*s298)))))))) : 0.0,
s300=x3[22]*(s239*s299-s242*s298),
s301=x3[21]*(s235*s299),
s302=s228*s300-s229*s301,
s303=s228*s295+s229*s296,
s304=s229*s300+s228*s301,
s305=s68 ? 0.0 : (-(s121*(x2[157]*s123+x2[153]*s122+x2[150]*s124))),
s306=s69*(x2[153]+s69*(s58*s305)),
s307=s69*(x2[157]+s69*(s57*s305)),
s308=s69*(x2[150]+s69*(s59*s305)),
s309=s49*s306-s94*(x2[150]*x2[561]-x2[157]*x2[562])+s54*s307+s93*(x2[150]*x2[560]-x2[153]*x2[562])-s52*s308-s98*(x2[157]*x2[560]-x2[153]*x2[561])-(x2[417]*s306+x2[418]*s307+x2[419]*s308)+(s50*s306+s51*s307-s53*s308+(x7[424]*s306+x7[425]*s307+x7[426]*s308)),
s310=s21*s309,
s311=s25 ? s310 : 0.0,
s312=s26 ? s310 : 0.0,
s313=s213*(s155*(s155*(s155*(x3[12]*s309)+s159*s309)+s206*s309)+s215*s309)-(s216*(s311-s312)-(s160*s311-s214*(x3[14]*s309)))-s158*s312-s208*(x3[17]*s309)-(s65*(s65*(x3[8]*s305)+s99*s305)+s153*s305),
s314=s68 ? 0.0 : (-s139),
s315=s69*(x2[158]+s69*(s58*s314)),
s316=s69*(x2[152]+s69*(s57*s314)),
s317=s69*(x2[159]+s69*(s59*s314)),
s318=s130-(s108+(s131+s49*s315+s54*s316)-s52*s317)+(x2[417]*s315+x2[418]*s316+x2[419]*s317)-(s50*s315+s51*s316-s53*s317+(x7[425]*s316+x7[424]*s315+x7[426]*s317)),
s319=-(s21*s318),
s320=s25 ? s319 : 0.0,
s321=s26 ? s319 : 0.0,
s322=s213*(s155*(s155*(s155*(x3[12]*s318)+s159*s318)+s206*s318)+s215*s318)-(s160*s320+s214*(x3[14]*s318)-s216*(s320-s321))+s158*s321-s208*(x3[17]*s318)+(s65*(s65*(x3[8]*s314)+s99*s314)+s153*s314),
s323=s93*s322,
s324=s261*s316,
s325=s98*s313-s261*s308,
s326=s94*s313-s261*s306,
s327=s68 ? 0.0 : (-s126),
s328=s69*(x2[155]+s69*(s58*s327)),
s329=s69*(x2[151]+s69*(s57*s327)),
s330=s69*(x2[156]+s69*(s59*s327)),
s331=s110+(s115-(s127+s49*s328+s54*s329)+s52*s330)+(x2[418]*s329+x2[417]*s328+x2[419]*s330)-(x7[425]*s329+x7[424]*s328+x7[426]*s330+(s51*s329+s50*s328-s53*s330)),
s332=-(s21*s331),
s333=s25 ? s332 : 0.0,
s334=s26 ? s332 : 0.0,
s335=s213*(s155*(s155*(s155*(x3[12]*s331)+s159*s331)+s206*s331)+s215*s331)-(s160*s333+s214*(x3[14]*s331)-s216*(s333-s334))+s158*s334-s208*(x3[17]*s331)+(s65*(s65*(x3[8]*s327)+s99*s327)+s153*s327),
s336=s93*s313-s261*s307,
s337=s94*s322,
s338=s261*s315,
s339=s93*s335,
s340=s261*s329,
s341=s98*s335,
s342=s261*s330,
s343=s94*s335,
s344=s261*s328,
s345=s98*s322,
s346=s261*s317;
y4[4]=s14;
y4[5]=s15;
y4[6]=s16;
y4[7]=s17;
y4[8]=s18;
y4[9]=s19;
y4[10]=s20;
y4[11]=s21;
y4[12]=s25;
y4[13]=s26;
y4[14]=s49;
y4[15]=s50;
y4[16]=s51;
y4[17]=s54;
y4[18]=s65;
y4[19]=s67;
y4[20]=s68;
y4[21]=s69;
y4[22]=s71;
y4[23]=s65*s65;
y4[24]=s82;
y4[25]=s83;
y4[26]=s90;
y4[27]=s93;
y4[28]=s94;
y4[29]=s98;
y4[30]=s99;
y4[31]=s108;
y4[32]=s93*(x1[16]*x6[0]-x1[15]*x6[2]);
y4[33]=s127;
y4[34]=s131;
y4[35]=s93*(x1[10]*x6[0]-x1[13]*x6[2]);
y4[36]=s93*(x1[19]*x6[0]-x1[18]*x6[2]);
y4[37]=s98*(x1[18]*x6[1]-x1[12]*x6[0]);
y4[38]=s98*(x1[13]*x6[1]-x1[17]*x6[0]);
y4[39]=s142;
y4[40]=s146;
y4[41]=s147;
y4[42]=s148;
y4[43]=s151;
y4[44]=s152;
y4[45]=s153;
y4[46]=s154;
y4[47]=s155;
y4[48]=s156;
y4[49]=s157;
y4[50]=s158;
y4[51]=s159;
y4[52]=s160;
y4[53]=s172;
y4[54]=s182;
y4[55]=s184;
y4[56]=s195;
y4[57]=s197;
y4[58]=s199;
y4[59]=s203;
y4[60]=s205;
y4[61]=s206;
y4[62]=s208;
y4[63]=s210;
y4[64]=s111*(s42*s183-s45*s181)-s144*s171;
y4[65]=s111*(s34*s187-s47*s177)+s145*s175;
y4[66]=s111*(s33*s185-s34*s179)-s151*s164;
y4[67]=s111*(s41*s181-s42*s170)-s143*s171;
y4[68]=s111*(s47*s174-s33*s187)+s149*s175;
y4[69]=s111*(s34*s163-s47*s185)+s145*s164;
y4[70]=s111*(s41*s183-s45*s170)+s150*s171;
y4[71]=s111*(s47*s179-s33*s163)+s149*s164;
y4[72]=s214;
y4[73]=s215;
y4[74]=s216;
y4[75]=s147*s217;
y4[76]=s152*s217;
y4[77]=s154*s217;
y4[78]=s218;
y4[79]=s219;
y4[80]=s222;
y4[81]=s146*s217;
y4[82]=s142*s217;
y4[83]=s111*(s42*s198-x2[157]*s100+x2[150]*s92-s45*s193)-s144*s194;
y4[84]=s111*(s113-(s132-s45*s209)-s41*s201)+s150*s202;
y4[85]=s111*(s45*s196-x2[150]*s91+x2[153]*s100-s41*s198)-s150*s194;
y4[86]=s111*(s41*s193-x2[153]*s92+x2[157]*s91-s42*s196)-s143*s194;
y4[87]=s111*(s129-(s119-s42*s201)-s45*s204)+s144*s202;
y4[88]=s111*(s118-(s128-s41*s204)-s42*s209)+s143*s202;
y4[89]=s245 ? (s95*s248) : 0.0;
y4[90]=s245 ? (-(s95*s249)) : 0.0;
y4[91]=s245 ? (-(s95*s247)) : 0.0;
y4[92]=s245 ? (-(s95*s244)) : 0.0;
y4[93]=s152*s264;
y4[94]=s147*s264;
y4[95]=s154*s264;
y4[96]=s265;
y4[97]=s266;
y4[98]=s267;
y4[99]=s142*s264;
y4[100]=s146*s264;
y4[101]=s245 ? (-(s95*s270)) : 0.0;
y4[102]=s245 ? (-(s95*s269)) : 0.0;
y4[103]=s245 ? (-(s95*s253)) : 0.0;
y4[104]=s245 ? (s95*s257) : 0.0;
y4[105]=s245 ? (-(s95*s279+s80*s260)) : 0.0;
y4[106]=s245 ? (-(s95*s297)) : 0.0;
y4[107]=s245 ? (-(s95*s290+s88*s268)) : 0.0;
y4[108]=s245 ? (-(s95*s284+s103*s260)) : 0.0;
y4[109]=s245 ? (-(s95*s291+s103*s268)) : 0.0;
y4[110]=s245 ? (-(s95*s304)) : 0.0;
y4[111]=s245 ? (-(s95*s289+s88*s260)) : 0.0;
y4[112]=s245 ? (-(s95*s303)) : 0.0;
y4[113]=s245 ? (s95*s302) : 0.0;
y4[114]=s245 ? (-(s95*s292+s80*s268)) : 0.0;
y4[115]=s147*s313+s261*(s46*s307+x2[153]*s93-x2[157]*s94-s29*s306);
y4[116]=s152*s313+s261*(s38*s307-s44*s308);
y4[117]=s154*s313+s261*(s48*s306+x2[150]*s94-x2[153]*s98-s46*s308);
y4[118]=s325;
y4[119]=s146*s313+s261*(s43*s308-s38*s306);
y4[120]=s326;
y4[121]=s148*s322-s261*(s43*s316-s44*s315);
y4[122]=s148*s335-s261*(s43*s329-s44*s328);
y4[123]=s336;
y4[124]=s142*s313-s261*(s29*s308+x2[157]*s98-x2[150]*s93-s48*s307);
y4[125]=s154*s335+(s111*(s113-(s132-s45*s185)-s41*s163)-s150*s164)+s261*(s137-(s125+s48*s328)+s46*s330);
y4[126]=s338+(s178+s337);
y4[127]=s147*s322+(s111*(s114-(s140-s41*s174)-s42*s177)-s143*s175)+s261*(s135-(s141+s46*s316)+s29*s315);
y4[128]=s154*s322+(s111*(s120-(s138-s45*s177)-s41*s187)-s150*s175)+s261*(s134-(s112+s48*s315)+s46*s317);
y4[129]=s346+(s188+s345);
y4[130]=s142*s335-(s111*(s129-(s119-s42*s163)-s45*s179)-s144*s164)-s261*(s105-(s133+s29*s330)+s48*s329);
y4[131]=s324+(s176+s323);
y4[132]=s142*s322-(s111*(s107-(s136-s42*s187)-s45*s174)-s144*s175)-s261*(s109-(s106+s29*s317)+s48*s316);
y4[133]=s344+(s186+s343);
y4[134]=s147*s335+(s111*(s118-(s128-s41*s179)-s42*s185)-s143*s164)+s261*(s117-(s116+s46*s329)+s29*s328);
y4[135]=s342+(s165+s341);
y4[136]=s340+(s180+s339);
F[i[8] + 99]=-s165;
F[i[9] + 111]=-s172;
F[i[8] + 8]=-s176;
F[i[8] + 7]=-s178;
F[i[8] + 98]=-s180;
F[i[9] + 112]=-s182;
F[i[9] + 113]=-s184;
F[i[8] + 97]=-s186;
F[i[8] + 9]=-s188;
F[i[9] + 1]=-s195;
F[i[9]]=-s197;
F[i[9] + 2]=-s199;
F[i[10] + 378]=-(s245 ? s244 : 0.0);
F[i[10] + 389]=-(s245 ? (-s247) : 0.0);
F[i[10] + 390]=-(s245 ? (-s248) : 0.0);
F[i[10] + 377]=-(s245 ? (-s249) : 0.0);
F[i[10] + 351]=-(s245 ? s253 : 0.0);
F[i[10] + 365]=-(s245 ? (-s257) : 0.0);
F[i[10] + 364]=-(s245 ? (-s269) : 0.0);
F[i[10] + 350]=-(s245 ? (-s270) : 0.0);
F[i[11] + 1]=-(s245 ? s279 : 0.0);
F[i[11] + 29]=-(s245 ? s284 : 0.0);
F[i[11] + 57]=-(s245 ? s289 : 0.0);
F[i[11] + 56]=-(s245 ? (-s290) : 0.0);
F[i[11] + 28]=-(s245 ? (-s291) : 0.0);
F[i[11]]=-(s245 ? (-s292) : 0.0);
F[i[10] + 402]=-(s245 ? s297 : 0.0);
F[i[10] + 414]=-(s245 ? (-s302) : 0.0);
F[i[10] + 401]=-(s245 ? (-s303) : 0.0);
F[i[10] + 413]=-(s245 ? (-s304) : 0.0);
F[i[8] + 1]=-(s323+s324);
F[i[8]]=-(s337+s338);
F[i[8] + 91]=-(s339+s340);
F[i[8] + 92]=-(s341+s342);
F[i[8] + 90]=-(s343+s344);
F[i[8] + 2]=-(s345+s346);
F[i[11] + 2]=-s81;
F[i[11] + 58]=-s89;
F[i[10] + 352]=-s97;
F[i[11] + 30]=-s104;
F[i[10] + 366]=-s23;
y4[137]=-(s121*(x1[11]*s123+x1[15]*s122+x1[16]*s124));
y4[138]=-s128;
y4[139]=-s129;
y4[140]=-s130;
y4[141]=-s132;
y4[142]=-(s16*s100);
y4[143]=-(s17*s100);
y4[144]=-(s20*s92);
y4[145]=-s29;
y4[146]=-(s17*s91);
y4[147]=-s133;
y4[148]=-s134;
y4[149]=-s135;
y4[150]=-(x1[11]*s98);
y4[151]=-(s19*s91);
y4[152]=-(s19*s100);
y4[153]=-(s20*s100);
y4[154]=-s33;
y4[155]=-s136;
y4[156]=-(x1[12]*s94);
y4[157]=-(x1[17]*s94);
y4[158]=-(s94*(x1[16]*x6[1]-x1[11]*x6[2]));
y4[159]=-s137;
y4[160]=-s138;
y4[161]=-s139;
y4[162]=-(s15*s92);
y4[163]=-s34;
y4[164]=-s140;
y4[165]=-(s16*s92);
y4[166]=-s141;
y4[167]=-(s98*(x1[11]*x6[0]-x1[15]*x6[1]));
y4[168]=-s143;
y4[169]=-s144;
y4[170]=-s145;
y4[171]=-s146;
y4[172]=-s38;
y4[173]=-s147;
y4[174]=-s148;
y4[175]=-s149;
y4[176]=-s150;
y4[177]=-s152;
y4[178]=-s154;
y4[179]=-s41;
y4[180]=-s42;
y4[181]=-s43;
y4[182]=-(s111*(s34*s174-s33*s177)+s151*s175);
y4[183]=-s44;
y4[184]=-s213;
y4[185]=-(s111*(s33*s209-s34*s204)+s151*s202);
y4[186]=-(s111*(s34*s201-s47*s209)-s145*s202);
y4[187]=-(s111*(s47*s204-s33*s201)-s149*s202);
y4[188]=-s45;
y4[189]=-(s148*s217);
y4[190]=-(s111*(s47*s170+s220-s221-s34*s183)-s145*s171);
y4[191]=-s46;
y4[192]=-(s111*(s33*s183+s223-s224-s47*s181)-s149*s171);
y4[193]=-(s111*(s34*s181+s225-s226-s33*s170)+s151*s171);
y4[194]=-(s111*(s224-(s223-s33*s198)-s47*s193)-s149*s194);
y4[195]=-(s111*(s226-(s225-s34*s193)-s33*s196)+s151*s194);
y4[196]=-(s111*(s221-(s220-s47*s196)-s34*s198)-s145*s194);
y4[197]=-s47;
y4[198]=-s48;
y4[199]=-s261;
y4[200]=-(s148*s264);
y4[201]=-s52;
y4[202]=-s53;
y4[203]=-(s146*s322+s261*(s38*s315-s43*s317));
y4[204]=-(s148*s313+s261*(s43*s307-s44*s306));
y4[205]=-(s152*s335-s261*(s38*s329-s44*s330));
y4[206]=-s55;
y4[207]=-(s152*s322+s261*(s44*s317-s38*s316));
y4[208]=-(s146*s335-s261*(s43*s330-s38*s328));
y4[209]=-s56;
y4[210]=-s57;
y4[211]=-s58;
y4[212]=-s59;
y4[213]=-s60;
y4[214]=-s61;
y4[215]=-s62;
y4[216]=-s63;
y4[217]=-s91;
y4[218]=-s92;
y4[219]=-s93;
y4[220]=-s94;
y4[221]=-s98;
y4[222]=-s100;
y4[223]=-(x1[18]*s93);
y4[224]=-(x1[13]*s93);
y4[225]=-s105;
y4[226]=-(x1[15]*s98);
y4[227]=-s106;
y4[228]=-s107;
y4[229]=-s109;
y4[230]=-s110;
y4[231]=-(x1[10]*s94);
y4[232]=-(x1[19]*s94);
y4[233]=-s21;
y4[234]=-(s15*s91);
y4[235]=-(x1[12]*s98);
y4[236]=-(x1[17]*s98);
y4[237]=-(x1[18]*s98);
y4[238]=-(x1[13]*s98);
y4[239]=-s111;
y4[240]=-s112;
y4[241]=-s113;
y4[242]=-(s94*(x1[10]*x6[1]-x1[17]*x6[2]));
y4[243]=-(s94*(x1[19]*x6[1]-x1[12]*x6[2]));
y4[244]=-s114;
y4[245]=-(s18*s92);
y4[246]=-s115;
y4[247]=-s116;
y4[248]=-s117;
y4[249]=-(x1[10]*s93);
y4[250]=-(x1[19]*s93);
y4[251]=-s118;
y4[252]=-(x1[16]*s93);
y4[253]=-(x1[11]*s94);
y4[254]=-s119;
y4[255]=-(x1[15]*s93);
y4[256]=-(x1[16]*s94);
y4[257]=-s120;
y4[258]=-(s121*(x1[13]*s122+x1[17]*s123+x1[10]*s124));
y4[259]=-(s121*(x1[18]*s122+x1[12]*s123+x1[19]*s124));
y4[260]=-s125;
y4[261]=-s126;
y4[262]=-(s18*s91);
F[i[10] + 2]=s203;
F[i[10] + 1]=s205;
F[i[10]]=s210;
F[i[10] + 212]=s218;
F[i[10] + 210]=s219;
F[i[10] + 211]=s222;
F[i[11] + 93]=s265;
F[i[11] + 92]=s266;
F[i[11] + 91]=s267;
F[i[9] + 263]=s325;
F[i[9] + 261]=s326;
F[i[9] + 262]=s336;
    }
}

static void iltis_by_rho_wrench_to_Q_dv_15(const double *restrict x, double *restrict y, const unsigned short *i, int count)
{
    for (; count; count--, i += 2) {
const double *x0=x+i[0];
y[i[1]]=2.0*(1.0/(x0[1]*x0[1]+x0[0]*x0[0]+x0[2]*x0[2]+x0[3]*x0[3]));
    }
}

static void iltis_by_rho_wrench_to_Q_dv_16(const double *restrict x, double *restrict y, const unsigned short *i, int count)
{
    for (; count; count--, i += 6) {
const double *x0=x+i[0];
double *y5=y+i[5];
y5[0]=(x0[2]*x[i[1]]+x0[1]*x[i[2]]+x[i[3]]*x0[3])*x[i[4]];
y5[1]=x[i[4]]*(x[i[1]]*x0[1]-x0[2]*x[i[2]]-x[i[3]]*x0[0]);
y5[2]=x[i[4]]*(x[i[2]]*x0[0]+x[i[1]]*x0[3]-x0[2]*x[i[3]]);
y5[3]=x[i[4]]*(x[i[2]]*x0[3]-x[i[1]]*x0[0]-x0[1]*x[i[3]]);
    }
}

static void iltis_by_rho_wrench_to_Q_dv_17(const double *restrict x, double *restrict y, double *restrict F, const unsigned short *i, int count)
{
    for (; count; count--, i += 5) {
const double *x0=x+i[0];
F[i[4] + 1]=-(x[i[3]]*(x[i[2]]*x0[0]+x[i[1]]*x0[3]));
F[i[4]]=(x0[2]*x[i[1]]+x0[1]*x[i[2]])*x[i[3]];
F[i[4] + 3]=x[i[3]]*(x[i[1]]*x0[1]-x0[2]*x[i[2]]);
F[i[4] + 2]=x[i[3]]*(x[i[2]]*x0[3]-x[i[1]]*x0[0]);
    }
}

static void iltis_by_rho_add_gyration_dv_19(const double *restrict x, double *restrict y, const unsigned short *i, int count)
{
    for (; count; count--, i += 2) {
const double *x0=x+i[0];
double *y1=y+i[1];
double s0=8.0*(x0[417]*x0[2]+x0[418]*x0[3]-x0[419]*x0[0]-x0[1]*x0[420]),
s1=8.0*(x0[418]*x0[0]-x0[417]*x0[1]+x0[3]*x0[419]-x0[2]*x0[420]),
s2=8.0*(x0[2]*x0[418]-x0[417]*x0[3]-x0[419]*x0[1]+x0[0]*x0[420]);
y1[0]=x0[420]*s0;
y1[1]=x0[417]*s1;
y1[2]=x0[418]*s1;
y1[3]=x0[417]*s0;
y1[4]=x0[418]*s0;
y1[5]=x0[417]*s2;
y1[6]=x0[418]*s2;
y1[7]=x0[419]*s2;
y1[8]=x0[419]*s1;
y1[9]=x0[419]*s0;
y1[10]=x0[420]*s1;
y1[11]=x0[420]*s2;
    }
}

static void iltis_by_rho_add_gyration_dv_20(const double *restrict x, double *restrict y, const unsigned short *i, int count)
{
    for (; count; count--, i += 2) {
const double *x0=x+i[0];
double *y1=y+i[1];
double s0=8.0*(x0[418]*x0[3]+x0[417]*x0[2]-x0[419]*x0[0]-x0[420]*x0[1]),
s1=8.0*(x0[3]*x0[417]-x0[418]*x0[2]+x0[419]*x0[1]-x0[0]*x0[420]),
s2=8.0*(x0[418]*x0[0]-x0[417]*x0[1]+x0[3]*x0[419]-x0[2]*x0[420]);
y1[0]=x0[419]*s0;
y1[1]=x0[420]*s0;
y1[2]=x0[418]*s0;
y1[3]=x0[417]*s0;
y1[4]=x0[420]*s1-x0[418]*s2;
y1[5]=x0[418]*s1+x0[420]*s2;
y1[6]=x0[417]*s2-x0[419]*s1;
y1[7]=x0[417]*s1+x0[419]*s2;
    }
}

static void iltis_by_rho_dot_r0_b_21(const double *restrict x, double *restrict y)
{
double s0=x[1740]*x[153],
s1=x[1740]*x[157],
s2=x[1740]*x[150];
y[4036]=x[1740]*x[154];
y[4037]=x[1740]*x[4007];
y[4038]=x[1740]*x[159];
y[4039]=x[1740]*x[156];
y[4040]=x[1740]*x[4008];
y[4041]=x[1740]*x[4009];
y[4042]=x[1740]*x[152];
y[4043]=x[1740]*x[151];
y[4044]=x[1740]*x[4010];
y[4045]=x[1740]*x[4011];
y[4046]=x[1740]*x[158];
y[4047]=x[1740]*x[155];
y[4048]=s0;
y[4049]=s1;
y[4050]=s2;
y[4051]=x[1629]+(x[1634]+(x[1644]+(x[1649]+(x[1659]+(x[1664]+(x[1674]+x[1679]))))))+s0;
y[4052]=x[1630]+(x[1635]+(x[1645]+(x[1650]+(x[1660]+(x[1665]+(x[1675]+x[1680]))))))+s1;
y[4053]=x[1631]+(x[1636]+(x[1646]+(x[1651]+(x[1661]+(x[1666]+(x[1676]+x[1681]))))))+s2;
}

static void iltis_by_rho_dot_r0_b_22(const double *restrict x, double *restrict y, const unsigned short *i, int count)
{
    for (; count; count--, i += 3) {
const double *x1=x+i[1];
double *y2=y+i[2];
y2[0]=x[i[0]]*x1[3];
y2[1]=x[i[0]]*x1[3856];
y2[2]=x[i[0]]*x1[8];
y2[3]=x[i[0]]*x1[5];
y2[4]=x[i[0]]*x1[3857];
y2[5]=x[i[0]]*x1[3858];
y2[6]=x[i[0]]*x1[1];
y2[7]=x[i[0]]*x1[0];
y2[8]=x[i[0]]*x1[3859];
y2[9]=x[i[0]]*x1[3860];
y2[10]=x[i[0]]*x1[7];
y2[11]=x[i[0]]*x1[4];
    }
}

static void iltis_by_rho_frame_nodiff_b_23(const double *restrict x, double *restrict y, double *restrict F)
{
double s0=2.0*x[138],
s1=2.0*x[137],
s2=2.0*x[139],
s3=2.0*x[136],
s4=x[139]*x[139],
s5=x[136]*x[136],
s6=x[138]*x[136],
s7=x[137]*x[139],
s8=s5+x[137]*x[137],
s9=x[138]*x[139],
s10=x[137]*x[136],
s11=x[138]*x[137],
s12=x[139]*x[136],
s13=x[138]*x[138],
s14=s4+(s8+s13),
s15=1.0/(s14*s14),
s16=2.0*(1.0/s14),
s17=s3*s16,
s18=s16*x[3979],
s19=s16*x[3980],
s20=s16*x[3981],
s21=s16*x[3982],
s22=s15*(2.0*(x[3981]*(s9+s10)+(s5+s13)*x[3983]+x[3982]*(s11-s12)));
y[3984]=s0;
y[3985]=s1;
y[3986]=s2;
y[3987]=s3;
y[3988]=s4+s5;
y[3989]=s6+s7;
y[3990]=s8;
y[3991]=s9-s10;
y[3992]=s11+s12;
y[3993]=s15;
y[3994]=s16;
y[3995]=s2*s16;
y[3996]=s1*s16;
y[3997]=s17;
y[3998]=x[137]*s18;
y[3999]=x[137]*s19;
y[4000]=x[139]*s18;
y[4001]=x[139]*s19;
y[4002]=x[138]*s18;
y[4003]=x[138]*s19;
y[4004]=x[136]*s18;
y[4005]=x[136]*s19;
y[4006]=-(s6-s7);
F[2445]=x[138]*s20-x[136]*s21-s2*s22;
F[2443]=x[136]*s20+x[138]*s21-s1*s22;
F[2444]=x[3983]*(s0*s16)+x[139]*s20+x[137]*s21-s0*s22;
F[2442]=s17*x[3983]+x[137]*s20-x[139]*s21-s3*s22;
}

static void iltis_by_rho_frame_nodiff_b_24(const double *restrict x, double *restrict y, const unsigned short *i, int count)
{
    for (; count; count--, i += 17) {
const double *x2=x+i[2],*x5=x+i[5],*x7=x+i[7],*x9=x+i[9];
double *y16=y+i[16];
double s0=2.0*(x[i[0]]*x[i[1]]+x2[2]*x[i[3]]+x[i[4]]*x2[0])*x5[0],
s1=x[i[0]]*x5[1];
y16[0]=s0*x[i[6]]+(s1*x7[0]-x[i[8]]);
y16[1]=s0*x9[1]-(s1*x7[1]+x[i[10]]);
y16[2]=s0*x[i[11]]+(s1*x7[2]-x[i[12]]-x[i[4]]*x[i[13]]);
y16[3]=s0*x9[0]-(s1*x7[3]+x[i[14]]+x[i[4]]*x[i[15]]);
    }
}

static void iltis_by_rho_frame_nodiff_b_25(const double *restrict x, double *restrict y, const unsigned short *i, int count)
{
    for (; count; count--, i += 17) {
const double *x6=x+i[6],*x10=x+i[10],*x11=x+i[11];
double *y16=y+i[16];
double s0=2.0*(x[i[0]]*x[i[1]]+x[i[2]]*x[i[3]]+x[i[4]]*x[i[5]])*x6[0],
s1=x[i[4]]*x6[1];
y16[0]=s0*x[i[7]]-(x[i[1]]*x[i[8]]-x[i[9]]+s1*x10[2]);
y16[1]=s0*x11[1]-(x[i[1]]*x6[2]+x[i[12]]+s1*x10[1]);
y16[2]=s0*x11[0]-(s1*x10[3]-x[i[13]]);
y16[3]=s0*x[i[14]]-(s1*x10[0]+x[i[15]]);
    }
}

static void iltis_by_rho_frame_nodiff_b_26(const double *restrict x, double *restrict y, const unsigned short *i, int count)
{
    for (; count; count--, i += 2) {
const double *x0=x+i[0],*x1=x+i[1];
double *y1=y+i[1];
double s0=2.0*x0[1],
s1=2.0*x0[3],
s2=2.0*x0[2],
s3=2.0*x0[0],
s4=x0[0]*x0[0],
s5=x0[3]*x0[3],
s6=x0[3]*x0[2],
s7=x0[1]*x0[0],
s8=x0[1]*x0[2],
s9=x0[3]*x0[0],
s10=s4+x0[1]*x0[1],
s11=x0[2]*x0[0],
s12=x0[1]*x0[3],
s13=x0[2]*x0[2],
s14=s5+(s10+s13),
s15=2.0*(1.0/s14),
s16=s15*x1[0],
s17=s15*x1[1],
s18=s15*x1[2],
s19=s15*x1[3],
s20=s15*x1[4],
s21=s15*x1[5];
y1[6]=s0;
y1[7]=s1;
y1[8]=s2;
y1[9]=s3;
y1[10]=s4+s5;
y1[11]=s6-s7;
y1[12]=s6+s7;
y1[13]=s8-s9;
y1[14]=s8+s9;
y1[15]=s10;
y1[16]=s11+s12;
y1[17]=s4+s13;
y1[18]=1.0/(s14*s14);
y1[19]=s2*s15;
y1[20]=s0*s15;
y1[21]=s1*s15;
y1[22]=s3*s15;
y1[23]=x0[1]*s16;
y1[24]=x0[1]*s17;
y1[25]=x0[1]*s18;
y1[26]=x0[1]*s19;
y1[27]=x0[1]*s20;
y1[28]=x0[1]*s21;
y1[29]=x0[2]*s16;
y1[30]=x0[2]*s17;
y1[31]=x0[2]*s18;
y1[32]=x0[2]*s19;
y1[33]=x0[2]*s20;
y1[34]=x0[2]*s21;
y1[35]=x0[0]*s16;
y1[36]=x0[0]*s17;
y1[37]=x0[0]*s18;
y1[38]=x0[0]*s19;
y1[39]=x0[0]*s20;
y1[40]=x0[0]*s21;
y1[41]=x0[3]*s16;
y1[42]=x0[3]*s17;
y1[43]=x0[3]*s18;
y1[44]=x0[3]*s19;
y1[45]=x0[3]*s20;
y1[46]=x0[3]*s21;
y1[47]=-(s11-s12);
    }
}

static void iltis_by_rho_frame_nodiff_b_27(const double *restrict x, double *restrict y, const unsigned short *i, int count)
{
    for (; count; count--, i += 21) {
const double *x12=x+i[12];
double *y20=y+i[20];
double s0=2.0*(x[i[0]]*x[i[1]]+x[i[2]]*x[i[3]]+x[i[4]]*x[i[5]])*x[i[6]];
y20[0]=s0*x[i[7]]-(x[i[3]]*x[i[8]]+x[i[9]]-x[i[10]]);
y20[1]=s0*x[i[11]]-(x[i[3]]*x12[12]+x[i[13]]+x[i[14]]);
y20[2]=s0*x[i[15]]-(x[i[16]]+x[i[17]]);
y20[3]=s0*x12[0]-(x[i[18]]-x[i[19]]);
    }
}

static void iltis_by_rho_frame_nodiff_b_28(const double *restrict x, double *restrict y, const unsigned short *i, int count)
{
    for (; count; count--, i += 22) {
double *y21=y+i[21];
double s0=2.0*(x[i[0]]*x[i[1]]+x[i[2]]*x[i[3]]+x[i[4]]*x[i[5]])*x[i[6]];
y21[0]=s0*x[i[7]]+(x[i[8]]-x[i[9]]);
y21[1]=s0*x[i[10]]-(x[i[11]]+x[i[12]]);
y21[2]=s0*x[i[13]]+(x[i[14]]-x[i[15]]-x[i[4]]*x[i[16]]);
y21[3]=s0*x[i[17]]-(x[i[18]]+x[i[19]]+x[i[4]]*x[i[20]]);
    }
}

static void iltis_by_rho_frame_nodiff_b_29(const double *restrict x, double *restrict y, const unsigned short *i, int count)
{
    for (; count; count--, i += 22) {
double *y21=y+i[21];
double s0=2.0*(x[i[0]]*x[i[1]]+x[i[2]]*x[i[3]]+x[i[4]]*x[i[5]])*x[i[6]];
y21[0]=s0*x[i[7]]-(x[i[3]]*x[i[8]]-x[i[9]]+x[i[10]]);
y21[1]=s0*x[i[11]]-(x[i[3]]*x[i[12]]+x[i[13]]+x[i[14]]);
y21[2]=s0*x[i[15]]-(x[i[16]]-x[i[17]]);
y21[3]=s0*x[i[18]]-(x[i[19]]+x[i[20]]);
    }
}

static void iltis_by_rho_frame_nodiff_b_30(const double *restrict x, double *restrict y, const unsigned short *i, int count)
{
    for (; count; count--, i += 5) {
const double *x0=x+i[0];
double *y4=y+i[4];
double s0=2.0*x0[0],
s1=2.0*x0[1],
s2=2.0*x0[3],
s3=2.0*x0[2],
s4=x0[0]*x0[2],
s5=x0[1]*x0[3],
s6=x0[0]*x0[0],
s7=x0[1]*x0[1]+s6,
s8=x0[1]*x0[2],
s9=x0[0]*x0[3],
s10=x0[3]*x0[3],
s11=x0[2]*x0[2],
s12=x0[0]*x0[1],
s13=x0[3]*x0[2],
s14=s10+(s7+s11),
s15=2.0*(1.0/s14),
s16=s15*x[i[1]],
s17=s15*x[i[2]],
s18=s15*x[i[3]];
y4[0]=s0;
y4[1]=s1;
y4[2]=s2;
y4[3]=s3;
y4[4]=s4+s5;
y4[5]=s7;
y4[6]=s8-s9;
y4[7]=s8+s9;
y4[8]=s6+s10;
y4[9]=s6+s11;
y4[10]=s12+s13;
y4[11]=1.0/(s14*s14);
y4[12]=s15;
y4[13]=s2*s15;
y4[14]=s0*s15;
y4[15]=s1*s15;
y4[16]=s3*s15;
y4[17]=x0[2]*s16;
y4[18]=x0[2]*s17;
y4[19]=x0[2]*s18;
y4[20]=x0[3]*s16;
y4[21]=x0[3]*s17;
y4[22]=x0[3]*s18;
y4[23]=x0[0]*s16;
y4[24]=x0[0]*s17;
y4[25]=x0[0]*s18;
y4[26]=x0[1]*s16;
y4[27]=x0[1]*s17;
y4[28]=x0[1]*s18;
y4[29]=-(s12-s13);
y4[30]=-(s4-s5);
    }
}

static void iltis_by_rho_frame_nodiff_b_31(const double *restrict x, double *restrict y, const unsigned short *i, int count)
{
    for (; count; count--, i += 10) {
const double *x1=x+i[1],*x3=x+i[3],*x6=x+i[6];
double *y9=y+i[9];
double s0=2.0*(x[i[0]]*x1[0]+x[i[2]]*x3[10]+x[i[4]]*x[i[5]])*x3[11],
s1=x[i[2]]*x3[12],
s2=x[i[5]]*x3[12];
y9[0]=s0*x3[0]-(s1*x6[1]+x[i[0]]*x[i[7]]-s2*x6[3]);
y9[1]=s0*x[i[8]]-(s1*x6[3]+x[i[0]]*x1[7]+x6[1]*s2);
y9[2]=s0*x3[1]-(s2*x6[2]+s1*x6[0]);
y9[3]=s0*x3[2]+(s2*x6[0]-s1*x6[2]);
    }
}

static void iltis_by_rho_frame_nodiff_b_32(const double *restrict x, double *restrict y, const unsigned short *i, int count)
{
    for (; count; count--, i += 11) {
const double *x0=x+i[0];
double *y10=y+i[10];
double s0=2.0*x0[0],
s1=2.0*x0[1],
s2=2.0*x0[2],
s3=2.0*x0[3],
s4=x0[0]*x0[0],
s5=x0[2]*x0[2],
s6=x0[1]*x0[2],
s7=x0[0]*x0[3],
s8=x0[3]*x0[3],
s9=x0[0]*x0[2],
s10=x0[1]*x0[3],
s11=x0[2]*x0[3],
s12=x0[0]*x0[1],
s13=s4+x0[1]*x0[1],
s14=s8+(s5+s13),
s15=2.0*(1.0/s14),
s16=s15*x[i[1]],
s17=s15*x[i[2]],
s18=s15*x[i[3]],
s19=s15*x[i[4]],
s20=s15*x[i[5]],
s21=s15*x[i[6]],
s22=s15*x[i[7]],
s23=s15*x[i[8]],
s24=s15*x[i[9]];
y10[0]=s0;
y10[1]=s1;
y10[2]=s2;
y10[3]=s3;
y10[4]=s4+s5;
y10[5]=s6-s7;
y10[6]=s6+s7;
y10[7]=s4+s8;
y10[8]=s9+s10;
y10[9]=s11-s12;
y10[10]=s11+s12;
y10[11]=s13;
y10[12]=1.0/(s14*s14);
y10[13]=s3*s15;
y10[14]=s0*s15;
y10[15]=s2*s15;
y10[16]=s1*s15;
y10[17]=x0[2]*s16;
y10[18]=x0[2]*s17;
y10[19]=x0[2]*s18;
y10[20]=x0[2]*s19;
y10[21]=x0[2]*s20;
y10[22]=x0[2]*s21;
y10[23]=x0[2]*s22;
y10[24]=x0[2]*s23;
y10[25]=x0[2]*s24;
y10[26]=x0[1]*s16;
y10[27]=x0[1]*s17;
y10[28]=x0[1]*s18;
y10[29]=x0[1]*s19;
y10[30]=x0[1]*s20;
y10[31]=x0[1]*s21;
y10[32]=x0[1]*s22;
y10[33]=x0[1]*s23;
y10[34]=x0[1]*s24;
y10[35]=x0[0]*s16;
y10[36]=x0[0]*s17;
y10[37]=x0[0]*s18;
y10[38]=x0[0]*s19;
y10[39]=x0[0]*s20;
y10[40]=x0[0]*s21;
y10[41]=x0[0]*s22;
y10[42]=x0[0]*s23;
y10[43]=x0[0]*s24;
y10[44]=x0[3]*s16;
y10[45]=x0[3]*s17;
y10[46]=x0[3]*s18;
y10[47]=x0[3]*s19;
y10[48]=x0[3]*s20;
y10[49]=x0[3]*s21;
y10[50]=x0[3]*s22;
y10[51]=x0[3]*s23;
y10[52]=x0[3]*s24;
y10[53]=-(s9-s10);
    }
}

static void iltis_by_rho_frame_nodiff_b_33(const double *restrict x, double *restrict y, const unsigned short *i, int count)
{
    for (; count; count--, i += 6) {
const double *x0=x+i[0];
double *y5=y+i[5];
double s0=2.0*x0[2],
s1=2.0*x0[0],
s2=2.0*x0[1],
s3=2.0*x0[3],
s4=x0[1]*x0[3],
s5=x0[2]*x0[0],
s6=x0[0]*x0[0],
s7=x0[3]*x0[3],
s8=s6+x0[1]*x0[1],
s9=x0[2]*x0[2],
s10=x0[0]*x0[3],
s11=x0[2]*x0[1],
s12=x0[2]*x0[3],
s13=x0[0]*x0[1],
s14=s7+(s8+s9),
s15=2.0*(1.0/s14),
s16=s15*x[i[1]],
s17=s15*x[i[2]],
s18=s15*x[i[3]],
s19=s15*x[i[4]];
y5[0]=s0;
y5[1]=s1;
y5[2]=s2;
y5[3]=s3;
y5[4]=s4+s5;
y5[5]=s4-s5;
y5[6]=s6+s7;
y5[7]=s8;
y5[8]=s6+s9;
y5[9]=s10+s11;
y5[10]=s12-s13;
y5[11]=s12+s13;
y5[12]=1.0/(s14*s14);
y5[13]=s15;
y5[14]=s3*s15;
y5[15]=s0*s15;
y5[16]=s2*s15;
y5[17]=s1*s15;
y5[18]=x0[3]*s16;
y5[19]=x0[3]*s17;
y5[20]=x0[3]*s18;
y5[21]=x0[3]*s19;
y5[22]=x0[2]*s16;
y5[23]=x0[2]*s17;
y5[24]=x0[2]*s18;
y5[25]=x0[2]*s19;
y5[26]=x0[0]*s16;
y5[27]=x0[0]*s17;
y5[28]=x0[0]*s18;
y5[29]=x0[0]*s19;
y5[30]=x0[1]*s16;
y5[31]=x0[1]*s17;
y5[32]=x0[1]*s18;
y5[33]=x0[1]*s19;
y5[34]=-(s10-s11);
    }
}

static void iltis_by_rho_frame_nodiff_b_34(const double *restrict x, double *restrict y)
{
double s0=2.0*x[32],
s1=2.0*x[31],
s2=2.0*x[34],
s3=2.0*x[33],
s4=x[32]*x[34],
s5=x[31]*x[33],
s6=x[34]*x[34],
s7=x[31]*x[31],
s8=x[33]*x[33],
s9=s7+x[32]*x[32],
s10=x[32]*x[33],
s11=x[31]*x[34],
s12=x[32]*x[31],
s13=x[34]*x[33],
s14=s6+(s8+s9),
s15=2.0*(1.0/s14),
s16=s15*x[1710],
s17=s15*x[1957],
s18=s15*x[1713],
s19=s15*x[1716],
s20=s15*x[1709],
s21=s15*x[1958],
s22=s15*x[1712],
s23=s15*x[1715],
s24=s15*x[1711],
s25=s15*x[1959],
s26=s15*x[1714],
s27=s15*x[1717];
y[1960]=s0;
y[1961]=s1;
y[1962]=s2;
y[1963]=s3;
y[1964]=s4+s5;
y[1965]=s4-s5;
y[1966]=s6+s7;
y[1967]=s7+s8;
y[1968]=s9;
y[1969]=s10-s11;
y[1970]=s10+s11;
y[1971]=s12+s13;
y[1972]=1.0/(s14*s14);
y[1973]=s1*s15;
y[1974]=s3*s15;
y[1975]=s2*s15;
y[1976]=s0*s15;
y[1977]=x[34]*s16;
y[1978]=x[34]*s17;
y[1979]=x[34]*s18;
y[1980]=x[34]*s19;
y[1981]=x[34]*s20;
y[1982]=x[34]*s21;
y[1983]=x[34]*s22;
y[1984]=x[34]*s23;
y[1985]=x[34]*s24;
y[1986]=x[34]*s25;
y[1987]=x[34]*s26;
y[1988]=x[34]*s27;
y[1989]=x[32]*s16;
y[1990]=x[32]*s17;
y[1991]=x[32]*s18;
y[1992]=x[32]*s19;
y[1993]=x[32]*s20;
y[1994]=x[32]*s21;
y[1995]=x[32]*s22;
y[1996]=x[32]*s23;
y[1997]=x[32]*s24;
y[1998]=x[32]*s25;
y[1999]=x[32]*s26;
y[2000]=x[32]*s27;
y[2001]=x[33]*s16;
y[2002]=x[33]*s17;
y[2003]=x[33]*s18;
y[2004]=x[33]*s19;
y[2005]=x[33]*s20;
y[2006]=x[33]*s21;
y[2007]=x[33]*s22;
y[2008]=x[33]*s23;
y[2009]=x[33]*s24;
y[2010]=x[33]*s25;
y[2011]=x[33]*s26;
y[2012]=x[33]*s27;
y[2013]=x[31]*s16;
y[2014]=x[31]*s17;
y[2015]=x[31]*s18;
y[2016]=x[31]*s19;
y[2017]=x[31]*s20;
y[2018]=x[31]*s21;
y[2019]=x[31]*s22;
y[2020]=x[31]*s23;
y[2021]=x[31]*s24;
y[2022]=x[31]*s25;
y[2023]=x[31]*s26;
y[2024]=x[31]*s27;
y[2025]=-(s12-s13);
}

static void iltis_by_rho_frame_nodiff_b_35(const double *restrict x, double *restrict y, const unsigned short *i, int count)
{
    for (; count; count--, i += 9) {
const double *x0=x+i[0],*x4=x+i[4];
double *y8=y+i[8];
double s0=2.0*(x0[1925]*x[i[1]]+x0[1929]*x[i[2]]+x0[1923]*x[i[3]]+x4[0]*x0[1930]+x4[4]*x0[1927]+x0[1953]*x4[8]+x0[1924]*x[i[5]]+x[i[6]]*x0[1928]+x[i[7]]*x0[1926])*x0[1931],
s1=x[i[3]]*x0[1932],
s2=x[i[2]]*x0[1932],
s3=x4[0]*x0[1932],
s4=x4[8]*x0[1932],
s5=x[i[5]]*x0[1932],
s6=x[i[6]]*x0[1932];
y8[0]=s0*x0[1921]-(s1*x0[3]-s2*x0[0]+x0[0]*s3+s4*x0[2]+x0[3]*s5+x0[2]*s6+x[i[7]]*x0[1935]);
y8[1]=s0*x0[1922]-(s2*x0[2]+x[i[1]]*x0[1933]+s1*x0[1]+s3*x0[2]-x0[0]*s4+s5*x0[1]+x0[0]*s6);
y8[2]=s0*x0[1920]+(s2*x0[1]-x[i[1]]*x0[1936]-s1*x0[2]-s3*x0[1]-x4[4]*x0[1936]+x0[3]*s4+x0[2]*s5-x0[3]*s6-x[i[7]]*x0[1936]);
y8[3]=s0*x0[1919]-(x0[3]*s2+s1*x0[0]+x0[3]*s3+x4[4]*x0[1934]+s4*x0[1]-x0[0]*s5+s6*x0[1]);
    }
}

static void iltis_by_rho_frame_d0_d1_dv_36(const double *restrict x, double *restrict y, const unsigned short *i, int count)
{
    for (; count; count--, i += 2) {
const double *x0=x+i[0];
double *y1=y+i[1];
double s0=x0[0]*x0[0],
s1=x0[1]*x0[1]+s0,
s2=x0[2]*x0[2],
s3=x0[3]*x0[3],
s4=1.0/(s1+s2+s3),
s5=2.0*s4,
s6=x0[1]*x0[2],
s7=x0[0]*x0[3],
s8=s6+s7,
s9=s6-s7,
s10=x0[1]*x0[3],
s11=x0[0]*x0[2],
s12=s10-s11,
s13=s10+s11,
s14=x0[2]*x0[3],
s15=x0[1]*x0[0],
s16=s14+s15,
s17=s14-s15,
s18=s0+s3,
s19=s0+s2,
s20=s4*s5,
s21=2.0*x0[1],
s22=2.0*x0[0],
s23=s22*x0[417],
s24=s21*x0[418]+s23,
s25=2.0*x0[2],
s26=s25*x0[419],
s27=2.0*x0[3],
s28=s27*x0[420],
s29=s24+s26+s28,
s30=s20*s29,
s31=x0[2]*x0[420]+x0[3]*x0[419],
s32=x0[1]*x0[417],
s33=x0[0]*x0[418],
s34=s31+s32+s33,
s35=s16*s30-s5*s34,
s36=s33-(s31-s32),
s37=s17*s30+s5*s36,
s38=s1*s30-s5*s24,
s39=s23+s26,
s40=s19*s30-s5*s39,
s41=x0[2]*x0[418]+x0[1]*x0[419],
s42=x0[3]*x0[417],
s43=x0[0]*x0[420],
s44=s41+s42+s43,
s45=s8*s30-s5*s44,
s46=s43-(s41-s42),
s47=s9*s30+s5*s46,
s48=x0[3]*x0[418]+x0[1]*x0[420],
s49=x0[2]*x0[417],
s50=x0[0]*x0[419],
s51=s48-s49-s50,
s52=s12*s30-s5*s51,
s53=s50+(s48+s49),
s54=s13*s30-s5*s53,
s55=s23+s28,
s56=s18*s30-s5*s55,
s57=x0[417]*(2.0*x0[417])+s22*x0[597],
s58=s57+x0[418]*(2.0*x0[418])+s21*x0[598],
s59=x0[419]*(2.0*x0[419]),
s60=s25*x0[599],
s61=x0[420]*(2.0*x0[420]),
s62=s27*x0[600],
s63=(s30+s30)*(s4*s29)-s20*(s58+s59+s60+s61+s62),
s64=s30*s34,
s65=x0[419]*x0[420],
s66=s65+(x0[3]*x0[599]+s65)+x0[2]*x0[600],
s67=x0[418]*x0[417],
s68=x0[1]*x0[597],
s69=x0[0]*x0[598],
s70=s64-(s16*s63-s64)-s5*(s67+(s66+s67+s68)+s69),
s71=s30*s36,
s72=s30*s44,
s73=x0[418]*x0[419],
s74=s73+(x0[2]*x0[598]+s73)+x0[1]*x0[599],
s75=x0[417]*x0[420],
s76=x0[3]*x0[597],
s77=x0[0]*x0[600],
s78=s72-(s8*s63-s72)-s5*(s75+(s74+s75+s76)+s77),
s79=s30*s46,
s80=s24*s30,
s81=s80-(s1*s63-s80)-s5*s58,
s82=s30*s55,
s83=s82-(s18*s63-s82)-s5*(s62+(s57+s61)),
s84=s30*s39,
s85=s84-(s19*s63-s84)-s5*(s60+(s57+s59)),
s86=s30*s51,
s87=x0[418]*x0[420],
s88=s87+(x0[3]*x0[598]+s87)+x0[1]*x0[600],
s89=x0[417]*x0[419],
s90=x0[2]*x0[597],
s91=x0[0]*x0[599],
s92=s86-(s12*s63-s86)+s5*(s89-(s88-s89-s90)+s91),
s93=s30*s53,
s94=s93-(s13*s63-s93)-s5*(s91+(s89+(s90+(s88+s89))));
y1[0]=s5*s8;
y1[1]=s5*s9;
y1[2]=s5*s12;
y1[3]=s5*s13;
y1[4]=s5*s16;
y1[5]=s5*s17;
y1[6]=s5*s18-1.0;
y1[7]=s1*s5-1.0;
y1[8]=s5*s19-1.0;
y1[9]=s35;
y1[10]=s37;
y1[11]=s38;
y1[12]=s40;
y1[13]=s45;
y1[14]=s47;
y1[15]=s52;
y1[16]=s54;
y1[17]=s56;
y1[18]=s70;
y1[19]=s71+(s17*s63+s71)-s5*(s69+(s67+(s68-(s66-s67))));
y1[20]=s78;
y1[21]=s79+(s9*s63+s79)-s5*(s77+(s75+(s76-(s74-s75))));
y1[22]=s81;
y1[23]=s83;
y1[24]=s85;
y1[25]=s92;
y1[26]=s94;
y1[27]=-s37;
y1[28]=-s38;
y1[29]=-s40;
y1[30]=-s45;
y1[31]=-s47;
y1[32]=-s52;
y1[33]=-s54;
y1[34]=-s56;
y1[35]=-s70;
y1[36]=-s78;
y1[37]=-s81;
y1[38]=-s83;
y1[39]=-s85;
y1[40]=-s92;
y1[41]=-s94;
y1[42]=-s35;
    }
}

static void iltis_by_rho_dot_d0_d1_dv_39(const double *restrict x, double *restrict y, double *restrict F, const unsigned short *i, int count)
{
    for (; count; count--, i += 9) {
const double *x0=x+i[0],*x2=x+i[2],*x7=x+i[7];
double s0=x[i[1]]*x0[28],
s1=x0[0]*x[i[3]],
s2=x2[0]*x[i[4]],
s3=x0[28]*x0[28],
s4=x[i[1]]*x2[35],
s5=x[i[3]]*x[i[3]],
s6=x0[0]*x[i[5]],
s7=x[i[4]]*x[i[4]],
s8=x2[0]*x[i[6]];
F[i[8]]=s8+(s7+(s6+(s5+(s4+(s3+(s3+s4))+s5+s6))+s7+s8))+x7[0]*(s2+(s1+(s0+s0+s1)+s2))+x7[1]*(x0[0]*x0[0]+x[i[1]]*x[i[1]]+x2[0]*x2[0]);
    }
}

static void iltis_by_rho_dot_d0_d1_dv_40(const double *restrict x, double *restrict y, double *restrict F, const unsigned short *i, int count)
{
    for (; count; count--, i += 20) {
const double *x18=x+i[18];
double s0=x[i[6]]*x[i[7]],
s1=x[i[8]]*x[i[9]],
s2=x[i[10]]*x[i[11]];
F[i[19]]=s2+(s1+(s0+(x[i[3]]*x[i[12]]+s0)+x[i[2]]*x[i[13]]+s1+x[i[0]]*x[i[14]])+x[i[1]]*x[i[15]]+s2+x[i[5]]*x[i[16]])+x[i[4]]*x[i[17]]+x18[0]*(x[i[3]]*x[i[6]]+x[i[2]]*x[i[7]]+x[i[0]]*x[i[8]]+x[i[1]]*x[i[9]]+x[i[5]]*x[i[10]]+x[i[4]]*x[i[11]])+x18[1]*(x[i[0]]*x[i[1]]+x[i[2]]*x[i[3]]+x[i[4]]*x[i[5]]);
    }
}

static void iltis_by_rho_spherical_d0_d1_dv_41(const double *restrict x, double *restrict y, double *restrict F, const unsigned short *i, int count)
{
    for (; count; count--, i += 4) {
const double *x0=x+i[0],*x1=x+i[1];
double *y2=y+i[2];
y2[0]=x0[21]-x0[107];
y2[1]=x0[31]-x0[117];
y2[2]=x0[1]-x0[87];
y2[3]=x0[39]-x0[125];
y2[4]=x0[29]-x0[115];
y2[5]=x0[8]-x0[94];
y2[6]=x0[35]-x0[121];
y2[7]=x0[42]-x0[128];
y2[8]=x0[4]-x0[90];
F[i[3] + 44]=-(x0[41]-x0[127]+x1[0]*(x0[33]-x0[119])+x1[1]*(x0[3]-x0[89]));
F[i[3] + 1]=-(x0[36]-x0[122]+x1[0]*(x0[30]-x0[116])+x1[1]*(x0[0]-x0[86]));
F[i[3] + 2]=-(x0[40]-x0[126]+x1[0]*(x0[32]-x0[118])+x1[1]*(x0[2]-x0[88]));
F[i[3] + 45]=-(x0[19]-x0[105]+x1[0]*(x0[27]-x0[113])+x1[1]*(x0[5]-x0[91]));
F[i[3] + 46]=-(x0[38]-x0[124]+x1[0]*(x0[34]-x0[120])+x1[1]*(x0[6]-x0[92]));
F[i[3]]=-(x0[37]-x0[123]+x1[0]*(x0[28]-x0[114])+x1[1]*(x0[7]-x0[93]));
    }
}

static void iltis_by_rho_spherical_d0_d1_dv_42(const double *restrict x, double *restrict y, double *restrict F, const unsigned short *i, int count)
{
    for (; count; count--, i += 8) {
const double *x0=x+i[0],*x1=x+i[1],*x2=x+i[2];
double *y3=y+i[3];
double s0=0.5*x1[37],
s1=0.5*x1[21],
s2=0.5*x1[28],
s3=0.5*x1[31],
s4=0.5*x1[7],
s5=0.5*x1[1],
s6=0.5*x1[36],
s7=0.5*x1[39],
s8=0.5*x1[30],
s9=0.5*x1[29],
s10=0.5*x1[0],
s11=0.5*x1[8],
s12=0.5*x1[40],
s13=0.5*x1[35],
s14=0.5*x1[32],
s15=0.5*x1[42],
s16=0.5*x1[2],
s17=0.5*x1[4],
s18=0.5*x1[41],
s19=0.5*x1[33],
s20=0.5*x1[3],
s21=0.5*x1[19],
s22=0.5*x1[27],
s23=0.5*x1[5],
s24=0.5*x1[38],
s25=0.5*x1[34],
s26=0.5*x1[6];
y3[0]=s1;
y3[1]=s3;
y3[2]=s5;
y3[3]=s7;
y3[4]=s9;
y3[5]=s11;
y3[6]=s13;
y3[7]=s15;
y3[8]=s17;
y3[9]=x0[21]-s1;
y3[10]=x0[31]-s3;
y3[11]=x0[1]-s5;
y3[12]=x0[39]-s7;
y3[13]=x0[29]-s9;
y3[14]=x0[8]-s11;
y3[15]=x0[35]-s13;
y3[16]=x0[42]-s15;
y3[17]=x0[4]-s17;
F[i[4]]=s0+x2[0]*s2+x2[1]*s4;
F[i[4] + 2]=s12+x2[0]*s14+x2[1]*s16;
F[i[5]]=s18+x2[0]*s19+x2[1]*s20;
F[i[5] + 1]=s21+x2[0]*s22+x2[1]*s23;
F[i[5] + 2]=s24+x2[0]*s25+x2[1]*s26;
F[i[6]]=x0[41]-s18+x2[0]*(x0[33]-s19)+x2[1]*(x0[3]-s20);
F[i[6] + 1]=x0[19]-s21+x2[0]*(x0[27]-s22)+x2[1]*(x0[5]-s23);
F[i[6] + 2]=x0[38]-s24+x2[0]*(x0[34]-s25)+x2[1]*(x0[6]-s26);
F[i[7]]=x0[37]-s0+x2[0]*(x0[28]-s2)+x2[1]*(x0[7]-s4);
F[i[7] + 1]=x0[36]-s6+x2[0]*(x0[30]-s8)+x2[1]*(x0[0]-s10);
F[i[7] + 2]=x0[40]-s12+x2[0]*(x0[32]-s14)+x2[1]*(x0[2]-s16);
F[i[4] + 1]=s6+x2[0]*s8+x2[1]*s10;
    }
}

static void iltis_by_rho_spherical_d0_d1_dv_43(const double *restrict x, double *restrict y, double *restrict F, const unsigned short *i, int count)
{
    for (; count; count--, i += 4) {
const double *x0=x+i[0],*x1=x+i[1];
double *y2=y+i[2];
double s0=0.5*x1[21],
s1=0.5*x1[31],
s2=0.5*x1[1],
s3=0.5*x1[39],
s4=0.5*x1[29],
s5=0.5*x1[8],
s6=0.5*x1[35],
s7=0.5*x1[42],
s8=0.5*x1[4],
s9=0.5*x1[37],
s10=0.5*x1[28],
s11=0.5*x1[7],
s12=0.5*x1[36],
s13=0.5*x1[30],
s14=0.5*x1[0],
s15=0.5*x1[40],
s16=0.5*x1[32],
s17=0.5*x1[2],
s18=0.5*x1[41],
s19=0.5*x1[33],
s20=0.5*x1[3],
s21=0.5*x1[19],
s22=0.5*x1[27],
s23=0.5*x1[5],
s24=0.5*x1[38],
s25=0.5*x1[34],
s26=0.5*x1[6];
y2[0]=s0;
y2[1]=s1;
y2[2]=s2;
y2[3]=s3;
y2[4]=s4;
y2[5]=s5;
y2[6]=s6;
y2[7]=s7;
y2[8]=s8;
y2[9]=s0-x0[21];
y2[10]=s1-x0[31];
y2[11]=s2-x0[1];
y2[12]=s3-x0[39];
y2[13]=s4-x0[29];
y2[14]=s5-x0[8];
y2[15]=s6-x0[35];
y2[16]=s7-x0[42];
y2[17]=s8-x0[4];
F[i[3] + 1]=s12+x0[1786]*s13+x0[1787]*s14;
F[i[3] + 2]=s15+x0[1786]*s16+x0[1787]*s17;
F[i[3] + 56]=s18+x0[1786]*s19+x0[1787]*s20;
F[i[3] + 57]=s21+x0[1786]*s22+x0[1787]*s23;
F[i[3] + 58]=s24+x0[1786]*s25+x0[1787]*s26;
F[i[3] + 80]=x0[37]-s9+x0[1786]*(x0[28]-s10)+x0[1787]*(x0[7]-s11);
F[i[3] + 81]=x0[36]-s12+x0[1786]*(x0[30]-s13)+x0[1787]*(x0[0]-s14);
F[i[3] + 82]=x0[40]-s15+x0[1786]*(x0[32]-s16)+x0[1787]*(x0[2]-s17);
F[i[3] + 128]=x0[41]-s18+x0[1786]*(x0[33]-s19)+x0[1787]*(x0[3]-s20);
F[i[3] + 129]=x0[19]-s21+x0[1786]*(x0[27]-s22)+x0[1787]*(x0[5]-s23);
F[i[3] + 130]=x0[38]-s24+x0[1786]*(x0[34]-s25)+x0[1787]*(x0[6]-s26);
F[i[3]]=s9+x0[1786]*s10+x0[1787]*s11;
    }
}

static void iltis_by_rho_revolute_d0_d1_dv_44(const double *restrict x, double *restrict y, double *restrict F, const unsigned short *i, int count)
{
    for (; count; count--, i += 4) {
const double *x0=x+i[0],*x1=x+i[1];
double *y2=y+i[2];
y2[0]=x0[8]-x1[8];
y2[1]=x0[21]-x1[21];
y2[2]=x0[35]-x1[35];
y2[3]=x0[39]-x1[39];
y2[4]=x0[1]-x1[1];
y2[5]=x0[31]-x1[31];
y2[6]=x0[42]-x1[42];
y2[7]=x0[4]-x1[4];
y2[8]=x0[29]-x1[29];
F[i[3] + 37]=x0[19]-x1[19]+x1[2216]*(x0[27]-x1[27])+x1[2217]*(x0[5]-x1[5]);
F[i[3] + 38]=x0[38]-x1[38]+x1[2216]*(x0[34]-x1[34])+x1[2217]*(x0[6]-x1[6]);
F[i[3] + 36]=x0[41]-x1[41]+x1[2216]*(x0[33]-x1[33])+x1[2217]*(x0[3]-x1[3]);
F[i[3] + 2]=x0[40]-x1[40]-x1[2216]*(x1[32]-x0[32])+x1[2217]*(x0[2]-x1[2]);
F[i[3] + 1]=-(x1[36]-x0[36]+x1[2216]*(x1[30]-x0[30])+x1[2217]*(x1[0]-x0[0]));
F[i[3]]=-(x1[37]-x0[37]+x1[2216]*(x1[28]-x0[28])-x1[2217]*(x0[7]-x1[7]));
    }
}

static void iltis_by_rho_revolute_d0_d1_dv_45(const double *restrict x, double *restrict y, double *restrict F, const unsigned short *i, int count)
{
    for (; count; count--, i += 4) {
const double *x0=x+i[0],*x1=x+i[1];
double *y2=y+i[2];
double s0=0.5*x1[37],
s1=0.5*x1[2],
s2=0.5*x1[30],
s3=0.5*x1[1],
s4=0.5*x1[31],
s5=0.5*x1[21],
s6=0.5*x1[39],
s7=0.5*x1[29],
s8=0.5*x1[4],
s9=0.5*x1[42],
s10=0.5*x1[8],
s11=0.5*x1[35],
s12=0.5*x1[0],
s13=0.5*x1[7],
s14=0.5*x1[40],
s15=0.5*x1[36],
s16=0.5*x1[32],
s17=0.5*x1[28],
s18=0.5*x1[33],
s19=0.5*x1[27],
s20=0.5*x1[41],
s21=0.5*x1[6],
s22=0.5*x1[5],
s23=0.5*x1[3],
s24=0.5*x1[34],
s25=0.5*x1[19],
s26=0.5*x1[38];
y2[0]=s3;
y2[1]=s4;
y2[2]=s5;
y2[3]=s6;
y2[4]=s7;
y2[5]=s8;
y2[6]=s9;
y2[7]=s10;
y2[8]=s11;
y2[9]=s8-x0[4];
y2[10]=s9-x0[42];
y2[11]=s5-x0[21];
y2[12]=s3-x0[1];
y2[13]=s11-x0[35];
y2[14]=s6-x0[39];
y2[15]=s10-x0[8];
y2[16]=s7-x0[29];
y2[17]=s4-x0[31];
F[i[3]]=-(s0+x0[2216]*s17+x0[2217]*s13);
F[i[3] + 2]=-(s14+x0[2216]*s16+x0[2217]*s1);
F[i[3] + 1]=-(s15+x0[2216]*s2+x0[2217]*s12);
F[i[3] + 82]=-(s20+x0[2216]*s18+x0[2217]*s23);
F[i[3] + 83]=-(s25+x0[2216]*s19+x0[2217]*s22);
F[i[3] + 84]=-(s26+x0[2216]*s24+x0[2217]*s21);
F[i[3] + 117]=-(x0[40]-s14+x0[2216]*(x0[32]-s16)+x0[2217]*(x0[2]-s1));
F[i[3] + 183]=-(x0[38]-s26+x0[2216]*(x0[34]-s24)+x0[2217]*(x0[6]-s21));
F[i[3] + 116]=-(x0[36]-s15+x0[2216]*(x0[30]-s2)+x0[2217]*(x0[0]-s12));
F[i[3] + 182]=-(x0[19]-s25+x0[2216]*(x0[27]-s19)+x0[2217]*(x0[5]-s22));
F[i[3] + 181]=-(x0[41]-s20+x0[2216]*(x0[33]-s18)+x0[2217]*(x0[3]-s23));
F[i[3] + 115]=-(x0[37]-s0+x0[2216]*(x0[28]-s17)+x0[2217]*(x0[7]-s13));
    }
}

static void iltis_by_rho_revolute_d0_d1_dv_47(const double *restrict x, double *restrict y, double *restrict F, const unsigned short *i, int count)
{
    for (; count; count--, i += 4) {
const double *x0=x+i[0],*x1=x+i[1];
double *y2=y+i[2];
y2[0]=x0[125]-x0[39];
y2[1]=x0[8]-x0[94];
y2[2]=x0[115]-x0[29];
y2[3]=x0[35]-x0[121];
y2[4]=x0[87]-x0[1];
y2[5]=x0[90]-x0[4];
y2[6]=x0[117]-x0[31];
y2[7]=x0[128]-x0[42];
y2[8]=x0[107]-x0[21];
F[i[3] + 1]=-(x0[36]-x0[122]+x1[0]*(x0[30]-x0[116])+x1[1]*(x0[0]-x0[86]));
F[i[3] + 44]=-(x0[41]-x0[127]+x1[0]*(x0[33]-x0[119])+x1[1]*(x0[3]-x0[89]));
F[i[3]]=-(x0[37]-x0[123]+x1[0]*(x0[28]-x0[114])+x1[1]*(x0[7]-x0[93]));
F[i[3] + 45]=-(x0[19]-x0[105]+x1[0]*(x0[27]-x0[113])+x1[1]*(x0[5]-x0[91]));
F[i[3] + 46]=-(x0[38]-x0[124]+x1[0]*(x0[34]-x0[120])+x1[1]*(x0[6]-x0[92]));
F[i[3] + 2]=-(x0[40]-x0[126]+x1[0]*(x0[32]-x0[118])+x1[1]*(x0[2]-x0[88]));
    }
}

static void iltis_by_rho_revolute_d0_d1_dv_48(const double *restrict x, double *restrict y, double *restrict F, const unsigned short *i, int count)
{
    for (; count; count--, i += 4) {
const double *x0=x+i[0],*x1=x+i[1];
double *y2=y+i[2];
double s0=0.5*x0[148],
s1=0.5*x0[133],
s2=0.5*x0[156],
s3=0.5*x0[137],
s4=0.5*x0[132],
s5=0.5*x0[160],
s6=0.5*x0[169],
s7=0.5*x0[166],
s8=0.5*x0[136],
s9=0.5*x0[159],
s10=0.5*x0[165],
s11=0.5*x0[129],
s12=0.5*x0[131],
s13=0.5*x0[157],
s14=0.5*x0[161],
s15=0.5*x0[163],
s16=0.5*x0[162],
s17=0.5*x0[171],
s18=0.5*x0[135],
s19=0.5*x0[168],
s20=0.5*x0[167],
s21=0.5*x0[170],
s22=0.5*x0[164],
s23=0.5*x0[134],
s24=0.5*x0[158],
s25=0.5*x0[150],
s26=0.5*x0[130];
y2[0]=s1;
y2[1]=s3;
y2[2]=s5;
y2[3]=s17;
y2[4]=s19;
y2[5]=s22;
y2[6]=s24;
y2[7]=s25;
y2[8]=s26;
y2[9]=x0[1]-s26;
y2[10]=x0[39]-s19;
y2[11]=x0[31]-s5;
y2[12]=x0[8]-s3;
y2[13]=x0[21]-s25;
y2[14]=x0[4]-s1;
y2[15]=x0[42]-s17;
y2[16]=x0[29]-s24;
y2[17]=x0[35]-s22;
F[i[3] + 182]=s0+x1[0]*s2+x1[1]*s23;
F[i[3] + 116]=s10+x1[0]*s9+x1[1]*s11;
F[i[3] + 183]=s20+x1[0]*s15+x1[1]*s18;
F[i[3] + 181]=s21+x1[0]*s16+x1[1]*s4;
F[i[3] + 83]=x0[19]-s0+x1[0]*(x0[27]-s2)+x1[1]*(x0[5]-s23);
F[i[3] + 84]=x0[38]-s20+x1[0]*(x0[34]-s15)+x1[1]*(x0[6]-s18);
F[i[3] + 1]=x0[36]-s10+x1[0]*(x0[30]-s9)+x1[1]*(x0[0]-s11);
F[i[3] + 82]=x0[41]-s21+x1[0]*(x0[33]-s16)+x1[1]*(x0[3]-s4);
F[i[3] + 2]=x0[40]-s6+x1[0]*(x0[32]-s14)+x1[1]*(x0[2]-s12);
F[i[3]]=x0[37]-s7+x1[0]*(x0[28]-s13)+x1[1]*(x0[7]-s8);
F[i[3] + 117]=s6+x1[0]*s14+x1[1]*s12;
F[i[3] + 115]=s7+x1[0]*s13+x1[1]*s8;
    }
}

static const unsigned short iltis_by_rho_at0[] = {
80,140,3,150,73,160,66,170,108,180,101,190,94,200,24,210,17,220,10,230,52,240,45,250,38,260,
};
static const unsigned short iltis_by_rho_at1[] = {
272,407,328,412,
};
static const unsigned short iltis_by_rho_at2[] = {
73,557,3,560,66,563,101,566,94,569,17,572,10,575,45,578,38,581,
};
static const unsigned short iltis_by_rho_at3[] = {
3,584,80,585,108,586,73,587,101,588,66,589,94,590,24,591,52,592,17,593,45,594,10,595,38,596,
};
static const unsigned short iltis_by_rho_at4[] = {
66,737,94,745,10,753,38,761,
};
static const unsigned short iltis_by_rho_at5[] = {
66,769,94,777,10,785,38,793,
};
static const unsigned short iltis_by_rho_at6[] = {
73,801,101,813,17,825,45,837,3,849,
};
static const unsigned short iltis_by_rho_at7[] = {
73,861,101,873,17,885,45,897,3,909,
};
static const unsigned short iltis_by_rho_at8[] = {
73,921,101,964,87,1007,115,1050,3,1093,80,1136,108,1179,17,1222,45,1265,31,1308,59,1351,24,1394,52,1437,122,1480,136,1523,
129,1566,
};
static const unsigned short iltis_by_rho_at9[] = {
324,2597,315,2598,303,2599,321,2600,1690,1742,1689,1744,1691,1746,1700,3124,1701,4115,1699,4116,1675,4128,1676,4129,1674,
4130,1705,4135,1706,4136,1704,4137,380,2860,371,2861,359,2862,377,2863,1710,1859,1709,1861,1711,1863,1722,3189,1723,5484,
1721,5485,1645,4167,1646,4168,1644,4169,1725,5939,1726,5940,1724,5941,1728,5946,1729,5947,1727,5948,
};
static const unsigned short iltis_by_rho_at10[] = {
1660,1690,1741,1659,1689,1743,1661,1691,1745,1660,1675,4121,1661,1676,4122,1659,1674,4123,1665,1680,4142,1666,1681,4143,1664,
1679,4144,1630,1710,1858,1629,1709,1860,1631,1711,1862,1630,1645,4160,1631,1646,4161,1629,1644,4162,1635,1650,4174,1636,1651,
4175,1634,1649,4176,
};
static const unsigned short iltis_by_rho_at11[] = {
1676,1701,4098,1675,1700,4097,1674,1699,4099,1646,1723,4150,1645,1722,4149,1644,1721,4151,1720,1732,3981,1718,1730,3982,1719,
1731,3983,
};
static const unsigned short iltis_by_rho_at12[] = {
1690,1695,1801,1689,1694,1802,1691,1696,1803,1661,1676,3329,1660,1675,1918,1665,1680,1919,1630,1645,1920,1635,1650,1921,1659,
1674,3330,1666,1681,3335,1664,1679,3336,1631,1646,3341,1629,1644,3342,1636,1651,3347,1634,1649,3348,
};
static const unsigned short iltis_by_rho_at13[] = {
1701,1706,4105,1700,1705,4104,1699,1704,4106,1720,1732,4343,1719,1731,3979,1718,1730,4344,
};
static const unsigned short iltis_by_rho_at14[] = {
1695,1665,3405,1694,1664,3407,1696,1666,3410,1705,1680,3453,1704,1679,3455,1706,1681,3457,1635,1713,3501,1634,1712,3503,1636,
1714,3505,1650,1725,3549,1649,1724,3551,1651,1726,3554,
};
static const unsigned short iltis_by_rho_at15[] = {
1716,3598,1715,3600,1717,3602,1728,3646,1727,3648,1729,3649,
};
static const unsigned short iltis_by_rho_at16[] = {
73,1660,1741,1742,1659,1743,1744,1745,1746,1661,1747,87,1801,1690,1695,1802,1689,1694,1803,1691,1696,1804,17,1858,1630,1859,
1860,1629,1861,1862,1631,1863,1864,
};
static const unsigned short iltis_by_rho_at17[] = {
3,1918,1919,1920,1921,1922,
};
static const unsigned short iltis_by_rho_at18[] = {
4098,5450,4097,3123,4099,5451,4105,5456,4104,3156,4106,5457,3405,3406,3407,3408,3410,3409,3453,3454,3455,3456,3457,3458,4150,
5478,4149,3188,4151,5479,5929,4309,5928,3817,5930,4310,3501,3502,3503,3504,3505,3506,3549,3550,3551,3552,3554,3553,3598,3597,
3600,3599,3602,3601,3646,3645,3648,3647,3649,3650,3979,3980,156,4007,152,4008,151,4009,158,4010,155,4011,4343,4349,4344,4350,
1093,4054,1100,4055,1095,4056,1098,4057,1096,4058,1099,4059,1112,4060,
};
static const unsigned short iltis_by_rho_at19[] = {
943,932,928,941,934,921,946,936,923,986,975,971,984,977,964,989,979,966,945,933,929,939,930,925,988,976,972,982,973,968,947,
937,924,944,938,927,990,980,967,987,981,970,1029,1018,1014,1027,1020,1007,1032,1022,1009,1072,1061,1057,1070,1063,1050,1075,
1065,1052,1031,1019,1015,1025,1016,1011,1033,1023,1010,1030,1024,1013,1076,1066,1053,1073,1067,1056,1244,1233,1229,1242,1235,
1222,1247,1237,1224,1287,1276,1272,1285,1278,1265,1290,1280,1267,1246,1234,1230,1240,1231,1226,1289,1277,1273,1283,1274,1269,
1248,1238,1225,1245,1239,1228,1291,1281,1268,1288,1282,1271,1330,1319,1315,1328,1321,1308,1333,1323,1310,1373,1362,1358,1371,
1364,1351,1376,1366,1353,1332,1320,1316,1326,1317,1312,1334,1324,1311,1331,1325,1314,1377,1367,1354,1374,1368,1357,1545,1534,
1530,1543,1536,1523,1548,1538,1525,1549,1539,1526,1546,1540,1529,
};
static const unsigned short iltis_by_rho_at20[] = {
942,935,922,985,978,965,940,931,926,983,974,969,1071,1064,1051,1243,1236,1223,1286,1279,1266,1241,1232,1227,1284,1275,1270,
1372,1365,1352,1112,1103,1098,
};
static const unsigned short iltis_by_rho_at21[] = {
1028,1021,1008,1026,1017,1012,1069,1060,1055,1329,1322,1309,1327,1318,1313,1370,1361,1356,1542,1533,1528,
};
static const unsigned short iltis_by_rho_at22[] = {
1074,1062,1058,1068,1059,1054,1375,1363,1359,1369,1360,1355,1115,1104,1100,1113,1106,1093,1118,1108,1095,1119,1109,1096,1116,
1110,1099,
};
static const unsigned short iltis_by_rho_at23[] = {
140,2052,0,270,160,407,557,63,563,2079,49,2734,2566,854,210,2026,0,326,220,412,572,7,575,2338,1203,2720,2538,2026,
};
static const unsigned short iltis_by_rho_at24[] = {
2065,180,0,270,2597,407,566,91,2580,865,56,2741,2039,240,0,326,2860,412,578,35,2552,2037,1210,2727,
};
static const unsigned short iltis_by_rho_at25[] = {
101,1675,3123,3124,3125,115,3156,1700,1705,3157,45,3188,1645,3189,3190,
};
static const unsigned short iltis_by_rho_at26[] = {
1757,1745,1751,1741,1752,1743,1759,1747,1761,1779,1795,1749,1750,1797,1777,1748,1788,1768,1770,1786,3221,1814,1803,1808,1801,
1809,1802,1816,1804,1818,1836,1851,1806,1807,1854,1833,1805,1845,1824,1827,1842,3225,1757,1746,1751,1742,1752,1744,1759,1747,
1761,1780,1796,1749,1750,1798,1778,1748,1789,1769,1771,1787,3229,1814,1691,1808,1690,1809,1689,1816,1804,1818,1837,1852,1806,
1807,1855,1834,1805,1846,1825,1828,1843,3233,1757,1661,1751,1660,1752,1659,1759,1747,1761,1781,1794,1749,1750,1799,1776,1748,
1790,1767,1772,1785,3237,1814,1696,1808,1695,1809,1694,1816,1804,1818,1838,1853,1806,1807,1856,1835,1805,1847,1826,1829,1844,
3241,1874,1862,1868,1858,1869,1860,1876,1864,1878,1896,1911,1866,1867,1914,1893,1865,1905,1884,1887,1902,3245,1971,1959,1967,
1957,1969,1958,1972,1961,1973,1998,1982,1963,1962,1986,1994,1960,2022,2006,2010,2018,3249,1874,1863,1868,1859,1869,1861,1876,
1864,1878,1898,1913,1866,1867,1916,1895,1865,1907,1886,1889,1904,3253,1971,1711,1967,1710,1969,1709,1972,1961,1973,1997,1981,
1963,1962,1985,1993,1960,2021,2005,2009,2017,3257,1874,1631,1868,1630,1869,1629,1876,1864,1878,1897,1912,1866,1867,1915,1894,
1865,1906,1885,1888,1903,3261,1971,1714,1967,1713,1969,1712,1972,1961,1973,1999,1983,1963,1962,1987,1995,1960,2023,2007,2011,
2019,3265,1971,1717,1967,1716,1969,1715,1972,1961,1973,2000,1984,1963,1962,1988,1996,1960,2024,2008,2012,2020,3269,
};
static const unsigned short iltis_by_rho_at27[] = {
1741,1756,1754,1745,1743,1755,1759,1747,1761,1774,1768,1750,1760,1765,1777,1748,1795,1783,1749,1786,1792,3273,1801,1813,1811,
1803,1802,1812,1816,1804,1818,1830,1824,1807,1817,1821,1833,1805,1851,1839,1806,1842,1848,3277,1742,1756,1754,1746,1744,1755,
1759,1747,1761,1775,1769,1750,1760,1766,1778,1748,1796,1784,1749,1787,1793,3281,1690,1813,1811,1691,1689,1812,1816,1804,1818,
1831,1825,1807,1817,1822,1834,1805,1852,1840,1806,1843,1849,3285,1660,1756,1754,1661,1659,1755,1759,1747,1761,1773,1767,1750,
1760,1764,1776,1748,1794,1782,1749,1785,1791,3289,1695,1813,1811,1696,1694,1812,1816,1804,1818,1832,1826,1807,1817,1823,1835,
1805,1853,1841,1806,1844,1850,3293,1858,1873,1871,1862,1860,1872,1876,1864,1878,1890,1884,1867,1877,1881,1893,1865,1911,1899,
1866,1902,1908,3297,1859,1873,1871,1863,1861,1872,1876,1864,1878,1892,1886,1867,1877,1883,1895,1865,1913,1901,1866,1904,1910,
3301,1630,1873,1871,1631,1629,1872,1876,1864,1878,1891,1885,1867,1877,1882,1894,1865,1912,1900,1866,1903,1909,3305,
};
static const unsigned short iltis_by_rho_at28[] = {
921,3309,3311,702,964,3309,3320,705,
};
static const unsigned short iltis_by_rho_at29[] = {
3329,1927,1929,1918,3330,1934,1922,3,1952,1924,1948,1923,1940,1939,1944,1938,3331,3335,1927,1929,1919,3336,1934,1922,3,1953,
1924,1949,1923,1941,1939,1945,1938,3337,3341,1927,1929,1920,3342,1934,1922,3,1954,1924,1950,1923,1942,1939,1946,1938,3343,
3347,1927,1929,1921,3348,1934,1922,3,1955,1924,1951,1923,1943,1939,1947,1938,3349,
};
static const unsigned short iltis_by_rho_at30[] = {
921,1093,3353,764,964,1093,3362,767,1222,1093,3371,1936,1265,1093,3380,1939,
};
static const unsigned short iltis_by_rho_at31[] = {
1928,3329,1918,1932,3330,1926,1934,1923,1939,1952,3,1924,1944,1948,1922,1940,3389,1928,3335,1919,1932,3336,1926,1934,1923,
1939,1953,3,1924,1945,1949,1922,1941,3393,1928,3341,1920,1932,3342,1926,1934,1923,1939,1954,3,1924,1946,1950,1922,1942,3397,
1928,3347,1921,1932,3348,1926,1934,1923,1939,1955,3,1924,1947,1951,1922,1943,3401,
};
static const unsigned short iltis_by_rho_at32[] = {
80,3405,108,3453,24,3501,52,3549,122,3597,129,3645,
};
static const unsigned short iltis_by_rho_at33[] = {
1093,1136,3693,835,1093,1179,3711,838,1093,1394,3729,2007,1093,1437,3747,2010,
};
static const unsigned short iltis_by_rho_at34[] = {
1007,3309,3765,841,1050,3309,3783,844,
};
static const unsigned short iltis_by_rho_at35[] = {
1970,1957,1965,1959,1958,1968,1972,1963,2022,1990,1962,1998,2014,1961,2010,1978,1973,1960,1986,2002,1976,3801,1970,1710,1965,
1711,1709,1968,1972,1963,2021,1989,1962,1997,2013,1961,2009,1977,1973,1960,1985,2001,1976,3805,1970,1713,1965,1714,1712,1968,
1972,1963,2023,1991,1962,1999,2015,1961,2011,1979,1973,1960,1987,2003,1976,3809,1970,1716,1965,1717,1715,1968,1972,1963,2024,
1992,1962,2000,2016,1961,2012,1980,1973,1960,1988,2004,1976,3813,
};
static const unsigned short iltis_by_rho_at36[] = {
59,1722,3817,1725,1728,3818,
};
static const unsigned short iltis_by_rho_at37[] = {
1222,3309,3853,1874,1265,3309,3862,1877,
};
static const unsigned short iltis_by_rho_at38[] = {
1308,1394,3309,3871,2128,2194,2095,2013,1351,1437,3309,3889,2131,2197,2098,2016,1308,1480,3309,3907,2422,2470,2398,2342,1351,
1566,3309,3925,2428,2476,2404,2348,
};
static const unsigned short iltis_by_rho_at39[] = {
1523,1480,3943,2345,1523,1566,3961,2351,
};
static const unsigned short iltis_by_rho_at40[] = {
1733,151,4012,1734,151,4024,
};
static const unsigned short iltis_by_rho_at41[] = {
4054,1098,1096,4055,1099,4056,1126,1104,1120,1106,1127,1108,1134,1115,1112,1113,1131,1118,3309,2496,4054,1093,1100,4055,1095,
4056,1121,1104,1123,1106,1125,1108,1130,1115,1129,1113,1133,1118,3309,2497,4054,1101,1094,4055,1097,4056,1124,1104,1122,1106,
1135,1108,1114,1115,1132,1113,1128,1118,3309,2498,4057,1098,1096,4058,1099,4059,1126,1109,1120,1103,1127,1110,1134,1119,1112,
4060,1131,1116,3309,2513,4057,1093,1100,4058,1095,4059,1121,1109,1123,1103,1125,1110,1130,1119,1129,4060,1133,1116,3309,2514,
4057,1101,1094,4058,1097,4059,1124,1109,1122,1103,1135,1110,1114,1119,1132,4060,1128,1116,3309,2515,1093,1098,1096,1100,1099,
1095,1126,1121,1120,1123,1127,1125,1134,1130,1112,1129,1131,1133,3309,2618,1093,1101,1094,1100,1097,1095,1124,1121,1122,1123,
1135,1125,1114,1130,1132,1129,1128,1133,3309,2620,1098,1093,1100,1096,1095,1099,1121,1126,1123,1120,1125,1127,1130,1134,1129,
1112,1133,1131,3309,2709,1098,1101,1094,1096,1097,1099,1124,1126,1122,1120,1135,1127,1114,1134,1132,1112,1128,1131,3309,2710,
};
static const unsigned short iltis_by_rho_at42[] = {
1093,1100,1095,1123,1125,1129,1133,3309,2619,1098,1096,1099,1120,1127,1112,1131,3309,2708,
};
static const unsigned short iltis_by_rho_at43[] = {
66,2214,2216,589,402,94,2698,2700,590,409,66,2215,2217,589,416,94,2699,2701,590,423,66,2203,2205,589,429,94,2687,2689,590,
435,66,2204,2202,589,441,94,2688,2686,590,447,66,2225,2219,589,453,94,2709,2703,590,459,66,2223,2226,589,465,94,2707,2710,
590,471,10,2473,2475,595,1556,38,2961,2963,596,1563,10,2474,2476,595,1570,38,2962,2964,596,1577,10,2462,2464,595,1583,38,
2950,2952,596,1589,10,2463,2461,595,1595,38,2951,2949,596,1601,10,2484,2478,595,1607,38,2972,2966,596,1613,10,2482,2485,595,
1619,38,2970,2973,596,1625,10,2486,2477,595,2723,38,2974,2965,596,2730,66,2227,2218,589,2737,94,2711,2702,590,2744,10,2481,
2480,595,2751,38,2969,2968,596,2758,66,2222,2221,589,2765,94,2706,2705,590,2772,10,2479,2483,595,2779,38,2967,2971,596,2786,
66,2220,2224,589,2793,94,2704,2708,590,2800,
};
static const unsigned short iltis_by_rho_at44[] = {
1753,1741,1800,1745,1743,1758,1759,1749,1788,1774,1750,1779,1783,1747,1770,1792,1761,1748,1797,1765,1763,4061,1810,1801,1857,
1803,1802,1815,1816,1806,1845,1830,1807,1836,1839,1804,1827,1848,1818,1805,1854,1821,1820,4065,1753,1742,1800,1746,1744,1758,
1759,1749,1789,1775,1750,1780,1784,1747,1771,1793,1761,1748,1798,1766,1763,4069,1810,1690,1857,1691,1689,1815,1816,1806,1846,
1831,1807,1837,1840,1804,1828,1849,1818,1805,1855,1822,1820,4073,1753,1660,1800,1661,1659,1758,1759,1749,1790,1773,1750,1781,
1782,1747,1772,1791,1761,1748,1799,1764,1763,4077,1810,1695,1857,1696,1694,1815,1816,1806,1847,1832,1807,1838,1841,1804,1829,
1850,1818,1805,1856,1823,1820,4081,1870,1858,1917,1862,1860,1875,1876,1866,1905,1890,1867,1896,1899,1864,1887,1908,1878,1865,
1914,1881,1880,4085,1870,1859,1917,1863,1861,1875,1876,1866,1907,1892,1867,1898,1901,1864,1889,1910,1878,1865,1916,1883,1880,
4089,1870,1630,1917,1631,1629,1875,1876,1866,1906,1891,1867,1897,1900,1864,1888,1909,1878,1865,1915,1882,1880,4093,
};
static const unsigned short iltis_by_rho_at45[] = {
4097,3134,4098,3125,3131,4099,101,3139,3128,4100,4104,3166,4105,3157,3163,4106,115,3171,3160,4107,1700,3134,1701,3125,3131,
1699,101,3139,3128,4111,3124,3166,4115,3157,3163,4116,115,3171,3160,4117,4121,1930,4122,1923,1956,4123,3,1939,1922,4124,4128,
3134,4129,3125,3131,4130,101,3139,3128,4131,4135,3166,4136,3157,3163,4137,115,3171,3160,4138,4142,1930,4143,1923,1956,4144,
3,1939,1922,4145,4149,3199,4150,3190,3196,4151,45,3204,3193,4152,1722,3199,1723,3190,3196,1721,45,3204,3193,4156,4160,1930,
4161,1923,1956,4162,3,1939,1922,4163,4167,3199,4168,3190,3196,4169,45,3204,3193,4170,4174,1930,4175,1923,1956,4176,3,1939,
1922,4177,
};
static const unsigned short iltis_by_rho_at46[] = {
80,2189,2197,2190,585,4181,24,2448,2456,2449,591,4185,52,2929,2931,2926,592,4189,108,2666,2668,2663,586,4193,
};
static const unsigned short iltis_by_rho_at47[] = {
3417,3409,3422,3406,3418,3408,3423,3414,3427,3432,3449,3413,3412,3450,3431,3411,3444,3437,3438,3443,4197,3465,3457,3470,3453,
3466,3455,3471,3462,3475,3480,3496,3461,3460,3498,3478,3459,3492,3484,3486,3490,4201,3417,3410,3422,3405,3418,3407,3423,3414,
3427,3433,3448,3413,3412,3451,3430,3411,3445,3436,3439,3442,4205,3465,3458,3470,3454,3466,3456,3471,3462,3475,3481,3497,3461,
3460,3499,3479,3459,3493,3485,3487,3491,4209,3513,3506,3518,3502,3514,3504,3519,3510,3523,3529,3545,3509,3508,3547,3527,3507,
3541,3533,3535,3539,4213,3561,3554,3566,3549,3562,3551,3567,3558,3571,3577,3592,3557,3556,3595,3574,3555,3589,3580,3583,3586,
4217,3513,3505,3518,3501,3514,3503,3519,3510,3523,3528,3544,3509,3508,3546,3526,3507,3540,3532,3534,3538,4221,3561,3553,3566,
3550,3562,3552,3567,3558,3571,3576,3593,3557,3556,3594,3575,3555,3588,3581,3582,3587,4225,3609,3602,3614,3598,3610,3600,3615,
3606,3619,3625,3641,3605,3604,3643,3623,3603,3637,3629,3631,3635,4229,3657,3650,3662,3645,3658,3647,3663,3654,3667,3673,3688,
3653,3652,3691,3670,3651,3685,3676,3679,3682,4233,3609,3601,3614,3597,3610,3599,3615,3606,3619,3624,3640,3605,3604,3642,3622,
3603,3636,3628,3630,3634,4237,3657,3649,3662,3646,3658,3648,3663,3654,3667,3672,3689,3653,3652,3690,3671,3651,3684,3677,3678,
3683,4241,
};
static const unsigned short iltis_by_rho_at48[] = {
3406,3416,3415,3409,3408,3421,3423,3414,3427,3429,3437,3412,3426,3435,3431,3411,3449,3441,3413,3443,3447,4245,3454,3464,3463,
3458,3456,3469,3471,3462,3475,3477,3485,3460,3474,3483,3479,3459,3497,3489,3461,3491,3495,4249,3405,3416,3415,3410,3407,3421,
3423,3414,3427,3428,3436,3412,3426,3434,3430,3411,3448,3440,3413,3442,3446,4253,3453,3464,3463,3457,3455,3469,3471,3462,3475,
3476,3484,3460,3474,3482,3478,3459,3496,3488,3461,3490,3494,4257,1957,2025,1966,1959,1958,1964,1972,1961,1973,1990,2006,1962,
1975,2002,1994,1960,1982,2014,1963,2018,1978,4261,1710,2025,1966,1711,1709,1964,1972,1961,1973,1989,2005,1962,1975,2001,1993,
1960,1981,2013,1963,2017,1977,4265,3502,3512,3511,3506,3504,3517,3519,3510,3523,3525,3533,3508,3522,3531,3527,3507,3545,3537,
3509,3539,3543,4269,1713,2025,1966,1714,1712,1964,1972,1961,1973,1991,2007,1962,1975,2003,1995,1960,1983,2015,1963,2019,1979,
4273,3550,3560,3559,3553,3552,3565,3567,3558,3571,3573,3581,3556,3570,3579,3575,3555,3593,3585,3557,3587,3591,4277,3501,3512,
3511,3505,3503,3517,3519,3510,3523,3524,3532,3508,3522,3530,3526,3507,3544,3536,3509,3538,3542,4281,3549,3560,3559,3554,3551,
3565,3567,3558,3571,3572,3580,3556,3570,3578,3574,3555,3592,3584,3557,3586,3590,4285,1716,2025,1966,1717,1715,1964,1972,1961,
1973,1992,2008,1962,1975,2004,1996,1960,1984,2016,1963,2020,1980,4289,3598,3608,3607,3602,3600,3613,3615,3606,3619,3621,3629,
3604,3618,3627,3623,3603,3641,3633,3605,3635,3639,4293,3646,3656,3655,3649,3648,3661,3663,3654,3667,3669,3677,3652,3666,3675,
3671,3651,3689,3681,3653,3683,3687,4297,3597,3608,3607,3601,3599,3613,3615,3606,3619,3620,3628,3604,3618,3626,3622,3603,3640,
3632,3605,3634,3638,4301,3645,3656,3655,3650,3647,3661,3663,3654,3667,3668,3676,3652,3666,3674,3670,3651,3688,3680,3653,3682,
3686,4305,
};
static const unsigned short iltis_by_rho_at49[] = {
4309,3823,3825,3817,4310,3830,3818,59,3849,3820,3845,3819,3837,3835,3841,3834,4311,1723,3823,3825,1722,1721,3830,3818,59,
3848,3820,3844,3819,3836,3835,3840,3834,4315,1726,3823,3825,1725,1724,3830,3818,59,3850,3820,3846,3819,3838,3835,3842,3834,
4319,1729,3823,3825,1728,1727,3830,3818,59,3851,3820,3847,3819,3839,3835,3843,3834,4323,
};
static const unsigned short iltis_by_rho_at50[] = {
3824,4309,3817,3828,4310,3822,3830,3819,3835,3849,59,3820,3841,3845,3818,3837,4327,3824,1723,1722,3828,1721,3822,3830,3819,
3835,3848,59,3820,3840,3844,3818,3836,4331,3824,1726,1725,3828,1724,3822,3830,3819,3835,3850,59,3820,3842,3846,3818,3838,
4335,3824,1729,1728,3828,1727,3822,3830,3819,3835,3851,59,3820,3843,3847,3818,3839,4339,3988,4343,3979,3991,4344,3989,3993,
3987,3997,3998,136,3985,4002,4004,3984,4000,4345,3988,4349,3980,3991,4350,3989,3993,3987,3997,3999,136,3985,4003,4005,3984,
4001,4351,
};
static const unsigned short iltis_by_rho_at51[] = {
2200,2681,4643,2201,2684,4644,2199,2685,4645,2185,2672,4675,2231,2712,4705,2459,2944,4718,2460,2947,4719,2458,2948,4720,2444,
2935,4750,2490,2975,4780,
};
static const unsigned short iltis_by_rho_at52[] = {
2166,2643,4658,2191,2679,4674,2184,2682,4688,2195,2680,4689,2187,2683,4690,2246,2721,4704,2425,2906,4733,2450,2942,4749,2443,
2945,4763,2454,2943,4764,2446,2946,4765,2505,2984,4779,
};
static const unsigned short iltis_by_rho_at53[] = {
2167,2636,4659,2198,2674,4673,2239,2714,4703,2426,2899,4734,2457,2937,4748,2498,2977,4778,
};
static const unsigned short iltis_by_rho_at54[] = {
2169,2638,4660,2428,2901,4735,4026,4015,6951,4030,4019,6952,4034,4023,6953,
};
static const unsigned short iltis_by_rho_at55[] = {
2121,2110,2122,2118,2164,2168,2280,2277,2278,2276,4355,2814,2622,2815,2819,2772,2767,2640,2766,2773,2765,4367,2121,270,2122,
2118,2164,2168,2280,2277,2278,2276,4379,2814,270,2815,2819,2772,2767,2640,2766,2773,2765,4391,2314,2107,2315,2313,2279,2166,
2281,2162,2163,2275,4403,2817,2615,2816,2818,2636,2775,2770,2641,2637,2771,4415,2314,2114,2315,2313,2279,2166,2281,2162,2163,
2275,4427,2817,2620,2816,2818,2636,2775,2770,2641,2637,2771,4439,2314,2181,2315,2313,2279,2166,2281,2162,2163,2275,4451,2817,
2669,2816,2818,2636,2775,2770,2641,2637,2771,4463,2314,2178,2315,2313,2279,2166,2281,2162,2163,2275,4475,2817,2659,2816,2818,
2636,2775,2770,2641,2637,2771,4487,2380,2369,2381,2377,2423,2427,2539,2536,2537,2535,4499,3077,2885,3078,3082,3035,3030,2903,
3029,3036,3028,4511,2380,326,2381,2377,2423,2427,2539,2536,2537,2535,4523,3077,326,3078,3082,3035,3030,2903,3029,3036,3028,
4535,2573,2366,2574,2572,2538,2425,2540,2421,2422,2534,4547,3080,2878,3079,3081,2899,3038,3033,2904,2900,3034,4559,2573,2373,
2574,2572,2538,2425,2540,2421,2422,2534,4571,3080,2883,3079,3081,2899,3038,3033,2904,2900,3034,4583,2573,2440,2574,2572,2538,
2425,2540,2421,2422,2534,4595,3080,2932,3079,3081,2899,3038,3033,2904,2900,3034,4607,2573,2437,2574,2572,2538,2425,2540,2421,
2422,2534,4619,3080,2922,3079,3081,2899,3038,3033,2904,2900,3034,4631,
};
static const unsigned short iltis_by_rho_at56[] = {
3,4643,4644,4645,584,4646,80,2294,2182,2183,585,4650,108,2783,2784,2782,586,4654,3,4658,4659,4660,584,4661,73,2274,2273,2165,
587,4665,101,2768,2774,2639,588,4669,3,4673,4674,4675,584,4676,73,2196,2186,2296,587,4680,101,2678,2673,2786,588,4684,3,4688,
4689,4690,584,4691,108,2793,2791,2792,586,4695,108,2787,2789,2790,586,4699,3,4703,4704,4705,584,4706,73,2244,2236,2308,587,
4710,101,2716,2713,2801,588,4714,3,4718,4719,4720,584,4721,24,2553,2441,2442,591,4725,52,3046,3047,3045,592,4729,3,4733,4734,
4735,584,4736,17,2533,2532,2424,593,4740,45,3031,3037,2902,594,4744,3,4748,4749,4750,584,4751,17,2455,2445,2555,593,4755,
45,2941,2936,3049,594,4759,3,4763,4764,4765,584,4766,52,3056,3054,3055,592,4770,52,3050,3052,3053,592,4774,3,4778,4779,4780,
584,4781,17,2503,2495,2567,593,4785,45,2979,2976,3064,594,4789,3,4793,4794,4795,584,4796,17,2489,2488,2563,593,4800,24,2552,
2438,2550,591,4804,45,3063,3067,2981,594,4808,52,2925,2928,3042,592,4812,73,2230,2229,2304,587,4816,80,2293,2179,2291,585,
4820,101,2800,2804,2718,588,4824,108,2662,2665,2779,586,4828,3,4832,4833,4834,584,4835,17,2566,2564,2487,593,4839,24,2439,
2548,2549,591,4843,45,3068,3065,2982,594,4847,73,2307,2305,2228,587,4851,80,2180,2289,2290,585,4855,101,2805,2802,2719,588,
4859,3,4863,4864,4865,584,4866,17,2468,2469,2558,593,4870,45,2960,2953,3060,594,4874,73,2209,2210,2299,587,4878,101,2697,
2690,2797,588,4882,
};
static const unsigned short iltis_by_rho_at57[] = {
2088,2113,2121,2122,2118,2164,2168,2280,2277,2278,2276,4886,2601,2619,2814,2815,2819,2772,2767,2640,2766,2773,2765,4898,2088,
273,2121,2122,2118,2164,2168,2280,2277,2278,2276,4910,2601,273,2814,2815,2819,2772,2767,2640,2766,2773,2765,4922,2114,2107,
2314,2315,2313,2279,2166,2281,2162,2163,2275,4934,2620,2615,2817,2816,2818,2636,2775,2770,2641,2637,2771,4946,2292,2283,2314,
2315,2313,2279,2166,2281,2162,2163,2275,4958,2781,2644,2817,2816,2818,2636,2775,2770,2641,2637,2771,4970,2292,2170,2314,2315,
2313,2279,2166,2281,2162,2163,2275,4982,2781,2645,2817,2816,2818,2636,2775,2770,2641,2637,2771,4994,2292,2287,2314,2315,2313,
2279,2166,2281,2162,2163,2275,5006,2781,2646,2817,2816,2818,2636,2775,2770,2641,2637,2771,5018,2181,2283,2314,2315,2313,2279,
2166,2281,2162,2163,2275,5030,2669,2644,2817,2816,2818,2636,2775,2770,2641,2637,2771,5042,2178,2283,2314,2315,2313,2279,2166,
2281,2162,2163,2275,5054,2659,2644,2817,2816,2818,2636,2775,2770,2641,2637,2771,5066,2347,2372,2380,2381,2377,2423,2427,2539,
2536,2537,2535,5078,2864,2882,3077,3078,3082,3035,3030,2903,3029,3036,3028,5090,2347,329,2380,2381,2377,2423,2427,2539,2536,
2537,2535,5102,2864,329,3077,3078,3082,3035,3030,2903,3029,3036,3028,5114,2373,2366,2573,2574,2572,2538,2425,2540,2421,2422,
2534,5126,2883,2878,3080,3079,3081,2899,3038,3033,2904,2900,3034,5138,2551,2542,2573,2574,2572,2538,2425,2540,2421,2422,2534,
5150,3044,2907,3080,3079,3081,2899,3038,3033,2904,2900,3034,5162,2551,2429,2573,2574,2572,2538,2425,2540,2421,2422,2534,5174,
3044,2908,3080,3079,3081,2899,3038,3033,2904,2900,3034,5186,2551,2546,2573,2574,2572,2538,2425,2540,2421,2422,2534,5198,3044,
2909,3080,3079,3081,2899,3038,3033,2904,2900,3034,5210,2440,2542,2573,2574,2572,2538,2425,2540,2421,2422,2534,5222,2932,2907,
3080,3079,3081,2899,3038,3033,2904,2900,3034,5234,2437,2542,2573,2574,2572,2538,2425,2540,2421,2422,2534,5246,2922,2907,3080,
3079,3081,2899,3038,3033,2904,2900,3034,5258,
};
static const unsigned short iltis_by_rho_at58[] = {
2251,2090,2188,2284,2314,2315,2313,2279,2166,2281,2162,2163,2275,5270,280,2830,2609,2671,2649,2817,2816,2818,2636,2775,2770,
2641,2637,2771,5279,287,2251,2091,2285,2188,2314,2315,2313,2279,2166,2281,2162,2163,2275,5288,343,2830,2610,2647,2671,2817,
2816,2818,2636,2775,2770,2641,2637,2771,5297,350,2510,2349,2447,2543,2573,2574,2572,2538,2425,2540,2421,2422,2534,5306,1434,
3093,2872,2934,2912,3080,3079,3081,2899,3038,3033,2904,2900,3034,5315,1441,2510,2350,2544,2447,2573,2574,2572,2538,2425,2540,
2421,2422,2534,5324,1497,3093,2873,2910,2934,3080,3079,3081,2899,3038,3033,2904,2900,3034,5333,1504,
};
static const unsigned short iltis_by_rho_at59[] = {
2329,2107,2310,2112,168,2309,2325,162,2306,2139,169,2098,2333,487,2099,2100,2303,417,278,2283,2285,2175,2295,2281,2089,2284,
2181,2161,2115,2163,2282,2257,2253,2301,2298,2096,2092,2275,2319,2331,2314,2166,2093,2279,2162,2271,2259,2313,2315,5342,534,
2856,2615,2807,2618,198,2612,2840,192,2613,2633,199,2799,2634,515,2614,2611,2798,417,278,2644,2647,2658,2670,2770,2608,2649,
2669,2642,2627,2637,2769,2829,2834,2778,2796,2788,2742,2771,2820,2753,2817,2775,2795,2636,2641,2832,2847,2818,2816,5351,541,
2328,2107,2310,2112,163,2309,2324,167,2306,2138,160,2098,2334,487,2099,2100,2303,417,278,2283,2285,2175,2295,2281,2089,2284,
2181,2161,2115,2163,2282,2256,2254,2301,2298,2096,2092,2275,2320,2332,2314,2166,2093,2279,2162,2272,2258,2313,2315,5360,567,
2260,2107,2310,2112,165,2309,2146,161,2306,2336,166,2098,2142,487,2099,2100,2303,417,278,2283,2285,2175,2295,2281,2089,2284,
2181,2161,2115,2163,2282,2335,2337,2301,2298,2096,2092,2275,2263,2266,2314,2166,2093,2279,2162,2264,2262,2313,2315,5369,600,
2734,2615,2807,2618,195,2612,2755,191,2613,2629,196,2799,2764,515,2614,2611,2798,417,278,2644,2647,2658,2670,2770,2608,2649,
2669,2642,2627,2637,2769,2853,2823,2778,2796,2788,2742,2771,2852,2850,2817,2775,2795,2636,2641,2747,2849,2818,2816,5378,607,
2855,2615,2807,2618,193,2612,2839,197,2613,2632,190,2799,2635,515,2614,2611,2798,417,278,2644,2647,2658,2670,2770,2608,2649,
2669,2642,2627,2637,2769,2828,2835,2778,2796,2788,2742,2771,2821,2754,2817,2775,2795,2636,2641,2833,2846,2818,2816,5387,1063,
2588,2366,2569,2371,228,2568,2584,222,2565,2398,229,2357,2592,431,2358,2359,2562,417,334,2542,2544,2434,2554,2540,2348,2543,
2440,2420,2374,2422,2541,2516,2512,2560,2557,2355,2351,2534,2578,2590,2573,2425,2352,2538,2421,2530,2518,2572,2574,5396,1688,
3119,2878,3070,2881,258,2875,3103,252,2876,2896,259,3062,2897,459,2877,2874,3061,417,334,2907,2910,2921,2933,3033,2871,2912,
2932,2905,2890,2900,3032,3092,3097,3041,3059,3051,3005,3034,3083,3016,3080,3038,3058,2899,2904,3095,3110,3081,3079,5405,1695,
2587,2366,2569,2371,223,2568,2583,227,2565,2397,220,2357,2593,431,2358,2359,2562,417,334,2542,2544,2434,2554,2540,2348,2543,
2440,2420,2374,2422,2541,2515,2513,2560,2557,2355,2351,2534,2579,2591,2573,2425,2352,2538,2421,2531,2517,2572,2574,5414,1721,
2519,2366,2569,2371,225,2568,2405,221,2565,2595,226,2357,2401,431,2358,2359,2562,417,334,2542,2544,2434,2554,2540,2348,2543,
2440,2420,2374,2422,2541,2594,2596,2560,2557,2355,2351,2534,2522,2525,2573,2425,2352,2538,2421,2523,2521,2572,2574,5423,1754,
2997,2878,3070,2881,255,2875,3018,251,2876,2892,256,3062,3027,459,2877,2874,3061,417,334,2907,2910,2921,2933,3033,2871,2912,
2932,2905,2890,2900,3032,3116,3086,3041,3059,3051,3005,3034,3115,3113,3080,3038,3058,2899,2904,3010,3112,3081,3079,5432,1761,
3118,2878,3070,2881,253,2875,3102,257,2876,2895,250,3062,2898,459,2877,2874,3061,417,334,2907,2910,2921,2933,3033,2871,2912,
2932,2905,2890,2900,3032,3091,3098,3041,3059,3051,3005,3034,3084,3017,3080,3038,3058,2899,2904,3096,3109,3081,3079,5441,2235,
};
static const unsigned short iltis_by_rho_at60[] = {
5450,3155,3130,3123,5451,3136,3128,101,3152,3126,3149,3125,3146,3139,3143,3140,5452,5456,3187,3162,3156,5457,3168,3160,115,
3183,3158,3180,3157,3177,3171,3174,3172,5458,4115,3155,3130,3124,4116,3136,3128,101,3153,3126,3150,3125,3147,3139,3144,3140,
5462,1701,3187,3162,1700,1699,3168,3160,115,3184,3158,3181,3157,3178,3171,3175,3172,5466,1676,3155,3130,1675,1674,3136,3128,
101,3151,3126,3148,3125,3145,3139,3142,3140,5470,1706,3187,3162,1705,1704,3168,3160,115,3185,3158,3182,3157,3179,3171,3176,
3172,5474,5478,3220,3195,3188,5479,3201,3193,45,3216,3191,3213,3190,3210,3204,3207,3205,5480,5484,3220,3195,3189,5485,3201,
3193,45,3218,3191,3215,3190,3212,3204,3209,3205,5486,1646,3220,3195,1645,1644,3201,3193,45,3217,3191,3214,3190,3211,3204,
3208,3205,5490,4343,4006,3990,3979,4344,3993,3984,136,3998,3985,4004,3987,4000,3997,4002,3996,5494,4349,4006,3990,3980,4350,
3993,3984,136,3999,3985,4005,3987,4001,3997,4003,3996,5498,
};
static const unsigned short iltis_by_rho_at61[] = {
2615,2855,2807,2618,193,2612,2839,197,2613,2632,190,2799,2635,515,2611,2614,2798,417,278,2644,2647,2658,2670,2770,2608,2649,
2669,2642,2627,2637,2769,2828,2835,2778,2796,2775,2795,2788,2818,2771,2821,2754,2742,2636,2816,2641,2833,2846,2817,5502,574,
2107,2329,2310,2112,168,2309,2325,162,2306,2139,169,2098,2333,487,2100,2099,2303,417,278,2283,2285,2175,2295,2281,2089,2284,
2181,2161,2115,2163,2282,2257,2253,2301,2298,2166,2093,2096,2313,2275,2319,2331,2092,2279,2315,2162,2271,2259,2314,5511,1035,
2615,2856,2807,2618,198,2612,2840,192,2613,2633,199,2799,2634,515,2611,2614,2798,417,278,2644,2647,2658,2670,2770,2608,2649,
2669,2642,2627,2637,2769,2829,2834,2778,2796,2775,2795,2788,2818,2771,2820,2753,2742,2636,2816,2641,2832,2847,2817,5520,1042,
2107,2328,2310,2112,163,2309,2324,167,2306,2138,160,2098,2334,487,2100,2099,2303,417,278,2283,2285,2175,2295,2281,2089,2284,
2181,2161,2115,2163,2282,2256,2254,2301,2298,2166,2093,2096,2313,2275,2320,2332,2092,2279,2315,2162,2272,2258,2314,5529,1056,
2107,2260,2310,2112,165,2309,2146,161,2306,2336,166,2098,2142,487,2100,2099,2303,417,278,2283,2285,2175,2295,2281,2089,2284,
2181,2161,2115,2163,2282,2335,2337,2301,2298,2166,2093,2096,2313,2275,2263,2266,2092,2279,2315,2162,2264,2262,2314,5538,1077,
2615,2734,2807,2618,195,2612,2755,191,2613,2629,196,2799,2764,515,2611,2614,2798,417,278,2644,2647,2658,2670,2770,2608,2649,
2669,2642,2627,2637,2769,2853,2823,2778,2796,2775,2795,2788,2818,2771,2852,2850,2742,2636,2816,2641,2747,2849,2817,5547,1084,
2878,3118,3070,2881,253,2875,3102,257,2876,2895,250,3062,2898,459,2874,2877,3061,417,334,2907,2910,2921,2933,3033,2871,2912,
2932,2905,2890,2900,3032,3091,3098,3041,3059,3038,3058,3051,3081,3034,3084,3017,3005,2899,3079,2904,3096,3109,3080,5556,1728,
2366,2588,2569,2371,228,2568,2584,222,2565,2398,229,2357,2592,431,2359,2358,2562,417,334,2542,2544,2434,2554,2540,2348,2543,
2440,2420,2374,2422,2541,2516,2512,2560,2557,2425,2352,2355,2572,2534,2578,2590,2351,2538,2574,2421,2530,2518,2573,5565,2207,
2878,3119,3070,2881,258,2875,3103,252,2876,2896,259,3062,2897,459,2874,2877,3061,417,334,2907,2910,2921,2933,3033,2871,2912,
2932,2905,2890,2900,3032,3092,3097,3041,3059,3038,3058,3051,3081,3034,3083,3016,3005,2899,3079,2904,3095,3110,3080,5574,2214,
2366,2587,2569,2371,223,2568,2583,227,2565,2397,220,2357,2593,431,2359,2358,2562,417,334,2542,2544,2434,2554,2540,2348,2543,
2440,2420,2374,2422,2541,2515,2513,2560,2557,2425,2352,2355,2572,2534,2579,2591,2351,2538,2574,2421,2531,2517,2573,5583,2228,
2366,2519,2569,2371,225,2568,2405,221,2565,2595,226,2357,2401,431,2359,2358,2562,417,334,2542,2544,2434,2554,2540,2348,2543,
2440,2420,2374,2422,2541,2594,2596,2560,2557,2425,2352,2355,2572,2534,2522,2525,2351,2538,2574,2421,2523,2521,2573,5592,2249,
2878,2997,3070,2881,255,2875,3018,251,2876,2892,256,3062,3027,459,2874,2877,3061,417,334,2907,2910,2921,2933,3033,2871,2912,
2932,2905,2890,2900,3032,3116,3086,3041,3059,3038,3058,3051,3081,3034,3115,3113,3005,2899,3079,2904,3010,3112,3080,5601,2256,
};
static const unsigned short iltis_by_rho_at62[] = {
3133,5450,3123,3154,5451,3129,3136,3125,3139,3152,101,3126,3143,3149,3128,3146,5610,3165,5456,3156,3186,5457,3161,3168,3157,
3171,3183,115,3158,3174,3180,3160,3177,5614,3133,4115,3124,3154,4116,3129,3136,3125,3139,3153,101,3126,3144,3150,3128,3147,
5618,3165,1701,1700,3186,1699,3161,3168,3157,3171,3184,115,3158,3175,3181,3160,3178,5622,3133,1676,1675,3154,1674,3129,3136,
3125,3139,3151,101,3126,3142,3148,3128,3145,5626,3165,1706,1705,3186,1704,3161,3168,3157,3171,3185,115,3158,3176,3182,3160,
3179,5630,3198,5478,3188,3219,5479,3194,3201,3190,3204,3216,45,3191,3207,3213,3193,3210,5634,3198,5484,3189,3219,5485,3194,
3201,3190,3204,3218,45,3191,3209,3215,3193,3212,5638,3198,1646,1645,3219,1644,3194,3201,3190,3204,3217,45,3191,3208,3214,
3193,3211,5642,
};
static const unsigned short iltis_by_rho_at63[] = {
152,2087,2102,158,2086,2080,2106,2116,2108,2101,2111,2145,270,2088,2118,2103,2121,2095,2151,2134,2094,2280,2288,2147,2148,
2302,2276,2097,2124,2135,2168,2300,2133,2132,2278,2136,2157,2164,2140,2153,5646,813,152,2604,2810,158,2603,2602,2811,2623,
2616,2803,2621,2836,270,2601,2819,2806,2814,2760,2762,2743,2751,2640,2776,2761,2841,2777,2765,2794,2831,2739,2767,2785,2757,
2854,2773,2740,2759,2772,2752,2825,5655,824,151,2081,2102,155,2082,2079,2106,2116,2108,2101,2111,2145,270,2088,2118,2103,
2121,2095,2155,2154,2094,2280,2288,2137,2143,2302,2276,2097,2150,2131,2168,2300,2158,2144,2278,2130,2152,2164,2128,2149,5664,
895,151,2606,2810,155,2607,2605,2811,2623,2616,2803,2621,2836,270,2601,2819,2806,2814,2760,2741,2748,2751,2640,2776,2735,
2848,2777,2765,2794,2859,2750,2767,2785,2738,2838,2773,2749,2842,2772,2851,2736,5673,906,152,2346,2361,158,2345,2339,2365,
2375,2367,2360,2370,2404,326,2347,2377,2362,2380,2354,2410,2393,2353,2539,2547,2406,2407,2561,2535,2356,2383,2394,2427,2559,
2392,2391,2537,2395,2416,2423,2399,2412,5682,1985,152,2867,3073,158,2866,2865,3074,2886,2879,3066,2884,3099,326,2864,3082,
3069,3077,3023,3025,3006,3014,2903,3039,3024,3104,3040,3028,3057,3094,3002,3030,3048,3020,3117,3036,3003,3022,3035,3015,3088,
5691,1996,151,2340,2361,155,2341,2338,2365,2375,2367,2360,2370,2404,326,2347,2377,2362,2380,2354,2414,2413,2353,2539,2547,
2396,2402,2561,2535,2356,2409,2390,2427,2559,2417,2403,2537,2389,2411,2423,2387,2408,5700,2067,151,2869,3073,155,2870,2868,
3074,2886,2879,3066,2884,3099,326,2864,3082,3069,3077,3023,3004,3011,3014,2903,3039,2998,3111,3040,3028,3057,3122,3013,3030,
3048,3001,3101,3036,3012,3105,3035,3114,2999,5709,2078,
};
static const unsigned short iltis_by_rho_at64[] = {
3419,3406,3452,3409,3408,3420,3423,3413,3444,3429,3412,3432,3441,3414,3438,3447,3427,3411,3450,3435,3425,5718,3467,3454,3500,
3458,3456,3468,3471,3461,3493,3477,3460,3481,3489,3462,3487,3495,3475,3459,3499,3483,3473,5722,3419,3405,3452,3410,3407,3420,
3423,3413,3445,3428,3412,3433,3440,3414,3439,3446,3427,3411,3451,3434,3425,5726,3467,3453,3500,3457,3455,3468,3471,3461,3492,
3476,3460,3480,3488,3462,3486,3494,3475,3459,3498,3482,3473,5730,3515,3502,3548,3506,3504,3516,3519,3509,3541,3525,3508,3529,
3537,3510,3535,3543,3523,3507,3547,3531,3521,5734,3563,3550,3596,3553,3552,3564,3567,3557,3588,3573,3556,3576,3585,3558,3582,
3591,3571,3555,3594,3579,3569,5738,3515,3501,3548,3505,3503,3516,3519,3509,3540,3524,3508,3528,3536,3510,3534,3542,3523,3507,
3546,3530,3521,5742,3563,3549,3596,3554,3551,3564,3567,3557,3589,3572,3556,3577,3584,3558,3583,3590,3571,3555,3595,3578,3569,
5746,3611,3598,3644,3602,3600,3612,3615,3605,3637,3621,3604,3625,3633,3606,3631,3639,3619,3603,3643,3627,3617,5750,3659,3646,
3692,3649,3648,3660,3663,3653,3684,3669,3652,3672,3681,3654,3678,3687,3667,3651,3690,3675,3665,5754,3611,3597,3644,3601,3599,
3612,3615,3605,3636,3620,3604,3624,3632,3606,3630,3638,3619,3603,3642,3626,3617,5758,3659,3645,3692,3650,3647,3660,3663,3653,
3685,3668,3652,3673,3680,3654,3679,3686,3667,3651,3691,3674,3665,5762,
};
static const unsigned short iltis_by_rho_at65[] = {
2102,2087,2086,2080,2106,2116,2108,2101,2111,2145,270,2088,2118,2103,2121,2302,2288,2276,2300,2278,2097,2124,2135,2095,2168,
2151,2134,2094,2280,2136,2157,2164,5766,936,2810,2604,2603,2602,2811,2623,2616,2803,2621,2836,270,2601,2819,2806,2814,2777,
2776,2765,2785,2773,2794,2831,2739,2760,2767,2762,2743,2751,2640,2740,2759,2772,5775,943,2102,2085,2084,2083,2106,2116,2108,
2101,2111,2145,270,2088,2118,2103,2121,2302,2288,2276,2300,2278,2097,2160,2125,2095,2168,2156,2159,2094,2280,2126,2123,2164,
5784,969,2102,2081,2082,2079,2106,2116,2108,2101,2111,2145,270,2088,2118,2103,2121,2302,2288,2276,2300,2278,2097,2150,2131,
2095,2168,2155,2154,2094,2280,2130,2152,2164,5793,1002,2810,2606,2607,2605,2811,2623,2616,2803,2621,2836,270,2601,2819,2806,
2814,2777,2776,2765,2785,2773,2794,2859,2750,2760,2767,2741,2748,2751,2640,2749,2842,2772,5802,1009,2361,2346,2345,2339,2365,
2375,2367,2360,2370,2404,326,2347,2377,2362,2380,2561,2547,2535,2559,2537,2356,2383,2394,2354,2427,2410,2393,2353,2539,2395,
2416,2423,5811,2108,3073,2867,2866,2865,3074,2886,2879,3066,2884,3099,326,2864,3082,3069,3077,3040,3039,3028,3048,3036,3057,
3094,3002,3023,3030,3025,3006,3014,2903,3003,3022,3035,5820,2115,2361,2344,2343,2342,2365,2375,2367,2360,2370,2404,326,2347,
2377,2362,2380,2561,2547,2535,2559,2537,2356,2419,2384,2354,2427,2415,2418,2353,2539,2385,2382,2423,5829,2141,2361,2340,2341,
2338,2365,2375,2367,2360,2370,2404,326,2347,2377,2362,2380,2561,2547,2535,2559,2537,2356,2409,2390,2354,2427,2414,2413,2353,
2539,2389,2411,2423,5838,2174,3073,2869,2870,2868,3074,2886,2879,3066,2884,3099,326,2864,3082,3069,3077,3040,3039,3028,3048,
3036,3057,3122,3013,3023,3030,3004,3011,3014,2903,3012,3105,3035,5847,2181,
};
static const unsigned short iltis_by_rho_at66[] = {
2255,2107,2310,2112,158,2100,2268,152,2099,2270,2303,2269,417,2306,2309,2098,487,278,2283,2285,2175,2295,2281,2089,2284,2181,
2161,2115,2166,2093,2265,2317,2096,2298,2275,2301,2261,2318,2092,2314,2163,2282,2162,2279,2316,2252,2313,2315,5856,1098,2758,
2615,2807,2618,158,2611,2631,152,2614,2628,2798,2737,417,2613,2612,2799,515,278,2644,2647,2658,2670,2770,2608,2649,2669,2642,
2627,2775,2795,2837,2745,2788,2796,2771,2778,2763,2746,2742,2817,2637,2769,2641,2636,2824,2826,2818,2816,5865,1105,2327,2107,
2310,2112,155,2100,2141,151,2099,2127,2303,2129,417,2306,2309,2098,487,278,2283,2285,2175,2295,2281,2089,2284,2181,2161,2115,
2166,2093,2321,2330,2096,2298,2275,2301,2326,2322,2092,2314,2163,2282,2162,2279,2323,2267,2313,2315,5874,1140,2858,2615,2807,
2618,155,2611,2630,151,2614,2843,2798,2827,417,2613,2612,2799,515,278,2644,2647,2658,2670,2770,2608,2649,2669,2642,2627,2775,
2795,2857,2756,2788,2796,2771,2778,2844,2845,2742,2817,2637,2769,2641,2636,2744,2822,2818,2816,5883,1147,2514,2366,2569,2371,
158,2359,2527,152,2358,2529,2562,2528,417,2565,2568,2357,431,334,2542,2544,2434,2554,2540,2348,2543,2440,2420,2374,2425,2352,
2524,2576,2355,2557,2534,2560,2520,2577,2351,2573,2422,2541,2421,2538,2575,2511,2572,2574,5892,2270,3021,2878,3070,2881,158,
2874,2894,152,2877,2891,3061,3000,417,2876,2875,3062,459,334,2907,2910,2921,2933,3033,2871,2912,2932,2905,2890,3038,3058,
3100,3008,3051,3059,3034,3041,3026,3009,3005,3080,2900,3032,2904,2899,3087,3089,3081,3079,5901,2277,2586,2366,2569,2371,155,
2359,2400,151,2358,2386,2562,2388,417,2565,2568,2357,431,334,2542,2544,2434,2554,2540,2348,2543,2440,2420,2374,2425,2352,
2580,2589,2355,2557,2534,2560,2585,2581,2351,2573,2422,2541,2421,2538,2582,2526,2572,2574,5910,2312,3121,2878,3070,2881,155,
2874,2893,151,2877,3106,3061,3090,417,2876,2875,3062,459,334,2907,2910,2921,2933,3033,2871,2912,2932,2905,2890,3038,3058,
3120,3019,3051,3059,3034,3041,3107,3108,3005,3080,2900,3032,2904,2899,3007,3085,3081,3079,5919,2319,
};
static const unsigned short iltis_by_rho_at67[] = {
5928,3826,5929,3819,3852,5930,59,3835,3818,5931,3189,3826,5484,3819,3852,5485,59,3835,3818,5935,5939,3826,5940,3819,3852,
5941,59,3835,3818,5942,5946,3826,5947,3819,3852,5948,59,3835,3818,5949,
};
static const unsigned short iltis_by_rho_at68[] = {
4050,4024,6951,6185,4049,4028,6952,6186,4048,4032,6953,6187,4050,4013,6951,6192,4049,4017,6952,6193,4048,4021,6953,6194,
};
static const unsigned short iltis_by_rho_at69[] = {
4053,4026,6951,6199,4052,4030,6952,6200,4051,4034,6953,6201,4053,4015,6951,6206,4052,4019,6952,6207,4051,4023,6953,6208,
};
static const unsigned short iltis_by_rho_at70[] = {
80,4383,4382,4384,585,5953,108,4395,4394,4396,586,5957,80,4914,4913,4915,585,5961,108,4926,4925,4927,586,5965,73,5342,5348,
5344,587,5969,101,5351,5357,5353,588,5973,73,5360,5366,5362,587,5977,101,5502,5509,5505,588,5981,73,5369,5375,5371,587,5985,
101,5378,5384,5380,588,5989,80,5651,5653,5649,585,5993,108,5660,5662,5658,586,5997,80,5669,5671,5667,585,6001,108,5678,5680,
5676,586,6005,80,5772,5774,5773,585,6009,108,5781,5783,5782,586,6013,80,5790,5792,5791,585,6017,80,5799,5801,5800,585,6021,
108,5808,5810,5809,586,6025,73,5511,5518,5514,587,6029,101,5520,5527,5523,588,6033,73,5529,5536,5532,587,6037,101,5387,5393,
5389,588,6041,73,5538,5545,5541,587,6045,101,5547,5554,5550,588,6049,73,5860,5861,5857,587,6053,101,5869,5870,5866,588,6057,
73,5878,5879,5875,587,6061,101,5887,5888,5884,588,6065,24,4527,4526,4528,591,6069,52,4539,4538,4540,592,6073,24,5106,5105,
5107,591,6077,52,5118,5117,5119,592,6081,17,5396,5402,5398,593,6085,45,5405,5411,5407,594,6089,17,5414,5420,5416,593,6093,
45,5556,5563,5559,594,6097,17,5423,5429,5425,593,6101,45,5432,5438,5434,594,6105,24,5687,5689,5685,591,6109,52,5696,5698,
5694,592,6113,24,5705,5707,5703,591,6117,52,5714,5716,5712,592,6121,24,5817,5819,5818,591,6125,52,5826,5828,5827,592,6129,
24,5835,5837,5836,591,6133,24,5844,5846,5845,591,6137,52,5853,5855,5854,592,6141,17,5565,5572,5568,593,6145,45,5574,5581,
5577,594,6149,17,5583,5590,5586,593,6153,45,5441,5447,5443,594,6157,17,5592,5599,5595,593,6161,45,5601,5608,5604,594,6165,
17,5896,5897,5893,593,6169,45,5905,5906,5902,594,6173,17,5914,5915,5911,593,6177,45,5923,5924,5920,594,6181,
};
static const unsigned short iltis_by_rho_at71[] = {
3,4012,4016,4020,4036,6185,6186,6187,6188,3,6192,6193,6194,4037,4025,4029,4033,6195,3,4014,4018,4022,4038,6199,6200,6201,
6202,3,6206,6207,6208,4039,4027,4031,4035,6209,
};
static const unsigned short iltis_by_rho_at72[] = {
4362,4374,6213,4361,4373,6214,4363,4375,6215,4893,4905,6241,4892,4904,6242,4894,4906,6243,5346,5355,6449,5347,5356,6450,5343,
5352,6451,5364,5503,6456,5365,5507,6457,5361,5506,6458,5373,5382,6463,5374,5383,6464,5370,5379,6465,5771,5780,6484,5769,5778,
6486,5787,2664,6493,5798,5807,6498,5796,5805,6500,5512,5521,6505,5516,5525,6506,5515,5524,6507,5530,5391,6512,5534,5392,6513,
5533,5388,6514,5539,5548,6519,5543,5552,6520,5542,5551,6521,5856,5865,6526,5862,5871,6527,5858,5867,6528,5874,5883,6533,5880,
5889,6534,5876,5885,6535,4506,4518,6540,4505,4517,6541,4507,4519,6542,5085,5097,6568,5084,5096,6569,5086,5098,6570,5400,5409,
6776,5401,5410,6777,5397,5406,6778,5418,5557,6783,5419,5561,6784,5415,5560,6785,5427,5436,6790,5428,5437,6791,5424,5433,6792,
5816,5825,6811,5814,5823,6813,5832,2927,6820,5843,5852,6825,5841,5850,6827,5566,5575,6832,5570,5579,6833,5569,5578,6834,5584,
5445,6839,5588,5446,6840,5587,5442,6841,5593,5602,6846,5597,5606,6847,5596,5605,6848,5892,5901,6853,5898,5907,6854,5894,5903,
6855,5910,5919,6860,5916,5925,6861,5912,5921,6862,
};
static const unsigned short iltis_by_rho_at73[] = {
4359,6220,4358,6221,4360,6222,4371,6227,4370,6228,4372,6229,4890,6248,4889,6249,4891,6250,4902,6255,4901,6256,4903,6257,4503,
6547,4502,6548,4504,6549,4515,6554,4514,6555,4516,6556,5082,6575,5081,6576,5083,6577,5094,6582,5093,6583,5095,6584,
};
static const unsigned short iltis_by_rho_at74[] = {
4386,4398,6234,4385,4397,6235,4387,4399,6236,4917,4929,6262,4916,4928,6263,4918,4930,6264,4407,4419,6269,4406,4418,6270,4408,
4420,6271,4431,4443,6284,4430,4442,6285,4432,4444,6286,4938,4950,6299,4937,4949,6300,4939,4951,6301,4962,4974,6314,4961,4973,
6315,4963,4975,6316,4986,4998,6329,4985,4997,6330,4987,4999,6331,5010,5022,6344,5009,5021,6345,5011,5023,6346,5274,5283,6359,
5273,5282,6360,5275,5284,6361,5034,5046,6374,5033,5045,6375,5035,5047,6376,4455,4467,6389,4454,4466,6390,4456,4468,6391,5292,
5301,6404,5291,5300,6405,5293,5302,6406,5058,5070,6419,5057,5069,6420,5059,5071,6421,4479,4491,6434,4478,4490,6435,4480,4492,
6436,5652,5661,6470,5654,5663,6471,5650,5659,6472,5670,5679,6477,5672,5681,6478,5668,5677,6479,5770,5779,6485,5797,5806,6499,
4530,4542,6561,4529,4541,6562,4531,4543,6563,5109,5121,6589,5108,5120,6590,5110,5122,6591,4551,4563,6596,4550,4562,6597,4552,
4564,6598,4575,4587,6611,4574,4586,6612,4576,4588,6613,5130,5142,6626,5129,5141,6627,5131,5143,6628,5154,5166,6641,5153,5165,
6642,5155,5167,6643,5178,5190,6656,5177,5189,6657,5179,5191,6658,5202,5214,6671,5201,5213,6672,5203,5215,6673,5310,5319,6686,
5309,5318,6687,5311,5320,6688,5226,5238,6701,5225,5237,6702,5227,5239,6703,4599,4611,6716,4598,4610,6717,4600,4612,6718,5328,
5337,6731,5327,5336,6732,5329,5338,6733,5250,5262,6746,5249,5261,6747,5251,5263,6748,4623,4635,6761,4622,4634,6762,4624,4636,
6763,5688,5697,6797,5690,5699,6798,5686,5695,6799,5706,5715,6804,5708,5717,6805,5704,5713,6806,5815,5824,6812,5842,5851,6826,
};
static const unsigned short iltis_by_rho_at75[] = {
3,6213,6214,6215,584,6216,80,6220,6221,6222,585,6223,108,6227,6228,6229,586,6230,3,6234,6235,6236,584,6237,3,6241,6242,6243,
584,6244,80,6248,6249,6250,585,6251,108,6255,6256,6257,586,6258,3,6262,6263,6264,584,6265,3,6269,6270,6271,584,6272,73,4413,
4412,4414,587,6276,101,4425,4424,4426,588,6280,3,6284,6285,6286,584,6287,73,4437,4436,4438,587,6291,101,4449,4448,4450,588,
6295,3,6299,6300,6301,584,6302,73,4944,4943,4945,587,6306,101,4956,4955,4957,588,6310,3,6314,6315,6316,584,6317,73,4968,4967,
4969,587,6321,101,4980,4979,4981,588,6325,3,6329,6330,6331,584,6332,73,4992,4991,4993,587,6336,101,5004,5003,5005,588,6340,
3,6344,6345,6346,584,6347,73,5016,5015,5017,587,6351,101,5028,5027,5029,588,6355,3,6359,6360,6361,584,6362,73,5277,5276,5278,
587,6366,101,5286,5285,5287,588,6370,3,6374,6375,6376,584,6377,73,5040,5039,5041,587,6381,101,5052,5051,5053,588,6385,3,6389,
6390,6391,584,6392,73,4461,4460,4462,587,6396,101,4473,4472,4474,588,6400,3,6404,6405,6406,584,6407,73,5295,5294,5296,587,
6411,101,5304,5303,5305,588,6415,3,6419,6420,6421,584,6422,73,5064,5063,5065,587,6426,101,5076,5075,5077,588,6430,3,6434,
6435,6436,584,6437,73,4485,4484,4486,587,6441,101,4497,4496,4498,588,6445,3,6449,6450,6451,584,6452,3,6456,6457,6458,584,
6459,3,6463,6464,6465,584,6466,3,6470,6471,6472,584,6473,3,6477,6478,6479,584,6480,3,6484,6485,6486,584,6487,3,6491,6492,
6493,584,6494,3,6498,6499,6500,584,6501,3,6505,6506,6507,584,6508,3,6512,6513,6514,584,6515,3,6519,6520,6521,584,6522,3,6526,
6527,6528,584,6529,3,6533,6534,6535,584,6536,3,6540,6541,6542,584,6543,24,6547,6548,6549,591,6550,52,6554,6555,6556,592,6557,
3,6561,6562,6563,584,6564,3,6568,6569,6570,584,6571,24,6575,6576,6577,591,6578,52,6582,6583,6584,592,6585,3,6589,6590,6591,
584,6592,3,6596,6597,6598,584,6599,17,4557,4556,4558,593,6603,45,4569,4568,4570,594,6607,3,6611,6612,6613,584,6614,17,4581,
4580,4582,593,6618,45,4593,4592,4594,594,6622,3,6626,6627,6628,584,6629,17,5136,5135,5137,593,6633,45,5148,5147,5149,594,
6637,3,6641,6642,6643,584,6644,17,5160,5159,5161,593,6648,45,5172,5171,5173,594,6652,3,6656,6657,6658,584,6659,17,5184,5183,
5185,593,6663,45,5196,5195,5197,594,6667,3,6671,6672,6673,584,6674,17,5208,5207,5209,593,6678,45,5220,5219,5221,594,6682,
3,6686,6687,6688,584,6689,17,5313,5312,5314,593,6693,45,5322,5321,5323,594,6697,3,6701,6702,6703,584,6704,17,5232,5231,5233,
593,6708,45,5244,5243,5245,594,6712,3,6716,6717,6718,584,6719,17,4605,4604,4606,593,6723,45,4617,4616,4618,594,6727,3,6731,
6732,6733,584,6734,17,5331,5330,5332,593,6738,45,5340,5339,5341,594,6742,3,6746,6747,6748,584,6749,17,5256,5255,5257,593,
6753,45,5268,5267,5269,594,6757,3,6761,6762,6763,584,6764,17,4629,4628,4630,593,6768,45,4641,4640,4642,594,6772,3,6776,6777,
6778,584,6779,3,6783,6784,6785,584,6786,3,6790,6791,6792,584,6793,3,6797,6798,6799,584,6800,3,6804,6805,6806,584,6807,3,6811,
6812,6813,584,6814,3,6818,6819,6820,584,6821,3,6825,6826,6827,584,6828,3,6832,6833,6834,584,6835,3,6839,6840,6841,584,6842,
3,6846,6847,6848,584,6849,3,6853,6854,6855,584,6856,3,6860,6861,6862,584,6863,
};
static const unsigned short iltis_by_rho_at76[] = {
4355,4367,0,4356,4368,1,4357,4369,2,4886,4898,63,4887,4899,64,4888,4900,65,4403,4415,126,4404,4416,127,4405,4417,128,4427,
4439,147,4428,4440,148,4429,4441,149,4934,4946,168,4935,4947,169,4936,4948,170,4958,4970,189,4959,4971,190,4960,4972,191,
4982,4994,210,4983,4995,211,4984,4996,212,5006,5018,231,5007,5019,232,5008,5020,233,2192,2676,252,2194,2677,253,2193,2675,
254,5270,5279,273,5271,5280,274,5272,5281,275,5030,5042,294,5031,5043,295,5032,5044,296,4451,4463,315,4452,4464,316,4453,
4465,317,5288,5297,336,5289,5298,337,5290,5299,338,5054,5066,357,5055,5067,358,5056,5068,359,4475,4487,378,4476,4488,379,
4477,4489,380,738,772,491,737,771,492,746,780,495,745,779,496,810,864,513,812,865,514,822,876,517,824,877,518,5971,4064,538,
5975,5455,545,5979,3223,571,5983,4102,578,5987,3275,604,5991,5612,611,5995,5721,817,5999,5725,828,4183,4199,858,4697,4203,
869,6003,4247,899,6007,4251,910,6489,3340,933,6011,5729,940,6015,5733,947,6496,4147,966,6019,4207,973,4701,4211,980,6503,
3395,999,6023,4255,1006,6027,4259,1013,2240,2717,1112,2235,2720,1113,2241,2715,1114,4499,4511,1154,4500,4512,1155,4501,4513,
1156,5078,5090,1217,5079,5091,1218,5080,5092,1219,4547,4559,1280,4548,4560,1281,4549,4561,1282,4571,4583,1301,4572,4584,1302,
4573,4585,1303,5126,5138,1322,5127,5139,1323,5128,5140,1324,5150,5162,1343,5151,5163,1344,5152,5164,1345,5174,5186,1364,5175,
5187,1365,5176,5188,1366,5198,5210,1385,5199,5211,1386,5200,5212,1387,2451,2939,1406,2453,2940,1407,2452,2938,1408,5306,5315,
1427,5307,5316,1428,5308,5317,1429,5222,5234,1448,5223,5235,1449,5224,5236,1450,4595,4607,1469,4596,4608,1470,4597,4609,1471,
5324,5333,1490,5325,5334,1491,5326,5335,1492,5246,5258,1511,5247,5259,1512,5248,5260,1513,4619,4631,1532,4620,4632,1533,4621,
4633,1534,754,788,1645,753,787,1646,762,796,1649,761,795,1650,834,888,1667,836,889,1668,846,900,1671,848,901,1672,6087,4088,
1692,6091,5483,1699,6095,3247,1725,6099,4154,1732,6103,3299,1758,6107,5636,1765,6111,5737,1989,6115,5741,2000,4187,4215,2030,
4772,4219,2041,6119,4271,2071,6123,4279,2082,6816,3352,2105,6127,5745,2112,6131,5749,2119,6823,4179,2138,6135,4223,2145,4776,
4227,2152,6830,3403,2171,6139,4283,2178,6143,4287,2185,2499,2980,2284,2494,2983,2285,2500,2978,2286,858,912,2525,860,913,
2526,4798,6202,2535,4837,6209,2625,
};
static const unsigned short iltis_by_rho_at77[] = {
6216,3,6219,5,6217,6,4355,7,4356,8,4357,9,6223,10,6226,12,6224,13,4367,14,4368,15,4369,16,6230,17,6233,19,6231,20,6237,24,
6240,26,6238,27,5953,31,5956,33,5954,34,5957,38,5960,40,5958,41,4646,45,4649,47,4647,48,4650,52,4653,54,4651,55,4654,59,4657,
61,4655,62,6244,66,6247,68,6245,69,4886,70,4887,71,4888,72,6251,73,6254,75,6252,76,4898,77,4899,78,4900,79,6258,80,6261,82,
6259,83,6265,87,6268,89,6266,90,5961,94,5964,96,5962,97,5965,101,5968,103,5966,104,4661,108,4664,110,4662,111,2314,112,2315,
113,2313,114,4665,115,4668,117,4666,118,2817,119,2816,120,2818,121,4669,122,4672,124,4670,125,6272,129,6275,131,6273,132,
4403,133,4404,134,4405,135,6276,136,6279,138,6277,139,4415,140,4416,141,4417,142,6280,143,6283,145,6281,146,6287,150,6290,
152,6288,153,4427,154,4428,155,4429,156,6291,157,6294,159,6292,160,4439,161,4440,162,4441,163,6295,164,6298,166,6296,167,
6302,171,6305,173,6303,174,4934,175,4935,176,4936,177,6306,178,6309,180,6307,181,4946,182,4947,183,4948,184,6310,185,6313,
187,6311,188,6317,192,6320,194,6318,195,4958,196,4959,197,4960,198,6321,199,6324,201,6322,202,4970,203,4971,204,4972,205,
6325,206,6328,208,6326,209,6332,213,6335,215,6333,216,4982,217,4983,218,4984,219,6336,220,6339,222,6337,223,4994,224,4995,
225,4996,226,6340,227,6343,229,6341,230,6347,234,6350,236,6348,237,5006,238,5007,239,5008,240,6351,241,6354,243,6352,244,
5018,245,5019,246,5020,247,6355,248,6358,250,6356,251,4676,255,4679,257,4677,258,4680,262,4683,264,4681,265,4684,269,4687,
271,4685,272,6362,276,6365,278,6363,279,6366,283,6369,285,6367,286,6370,290,6373,292,6371,293,6377,297,6380,299,6378,300,
5030,301,5031,302,5032,303,6381,304,6384,306,6382,307,5042,308,5043,309,5044,310,6385,311,6388,313,6386,314,6392,318,6395,
320,6393,321,4451,322,4452,323,4453,324,6396,325,6399,327,6397,328,4463,329,4464,330,4465,331,6400,332,6403,334,6401,335,
6407,339,6410,341,6408,342,6411,346,6414,348,6412,349,6415,353,6418,355,6416,356,6422,360,6425,362,6423,363,5054,364,5055,
365,5056,366,6426,367,6429,369,6427,370,5066,371,5067,372,5068,373,6430,374,6433,376,6431,377,6437,381,6440,383,6438,384,
4475,385,4476,386,4477,387,6441,388,6444,390,6442,391,4487,392,4488,393,4489,394,6445,395,6448,397,6446,398,660,475,661,476,
688,478,689,479,667,497,668,498,695,500,696,501,6452,530,6455,532,6453,533,6867,548,6868,549,6869,550,6870,551,6871,552,6872,
553,6459,563,6462,565,6460,566,6873,582,6874,583,6925,584,6924,587,6875,591,6876,592,6466,596,6469,598,6467,599,6877,614,
6878,616,6879,617,6880,619,6926,621,6927,624,6881,634,6882,635,6883,636,6881,637,6882,638,6883,639,6884,640,6885,641,6886,
642,6884,643,6885,644,6886,645,6935,654,6887,655,6888,656,6935,657,6887,658,6888,659,6928,660,6942,661,6943,662,6928,663,
6942,664,6943,665,6889,674,6936,675,6890,676,6889,677,6936,678,6890,679,6891,680,6937,681,6892,682,6891,683,6937,684,6892,
685,6473,809,6476,811,6474,812,4691,850,4694,852,4692,853,6480,891,6483,893,6481,894,6508,1031,6511,1033,6509,1034,6029,1038,
6032,1040,6030,1041,6033,1045,6036,1047,6034,1048,6515,1052,6518,1054,6516,1055,6037,1059,6040,1061,6038,1062,6041,1066,6044,
1068,6042,1069,6522,1073,6525,1075,6523,1076,6045,1080,6048,1082,6046,1083,6049,1087,6052,1089,6050,1090,6529,1094,6532,1096,
6530,1097,6053,1101,6056,1103,6054,1104,6057,1108,6060,1110,6058,1111,4706,1115,4709,1117,4707,1118,4710,1122,4713,1124,4711,
1125,4714,1129,4717,1131,4715,1132,6536,1136,6539,1138,6537,1139,6061,1143,6064,1145,6062,1146,6065,1150,6068,1152,6066,1153,
6543,1157,6546,1159,6544,1160,4499,1161,4500,1162,4501,1163,6550,1164,6553,1166,6551,1167,4511,1168,4512,1169,4513,1170,6557,
1171,6560,1173,6558,1174,6564,1178,6567,1180,6565,1181,6069,1185,6072,1187,6070,1188,6073,1192,6076,1194,6074,1195,4721,1199,
4724,1201,4722,1202,4725,1206,4728,1208,4726,1209,4729,1213,4732,1215,4730,1216,6571,1220,6574,1222,6572,1223,5078,1224,5079,
1225,5080,1226,6578,1227,6581,1229,6579,1230,5090,1231,5091,1232,5092,1233,6585,1234,6588,1236,6586,1237,6592,1241,6595,1243,
6593,1244,6077,1248,6080,1250,6078,1251,6081,1255,6084,1257,6082,1258,4736,1262,4739,1264,4737,1265,2573,1266,2574,1267,2572,
1268,4740,1269,4743,1271,4741,1272,3080,1273,3079,1274,3081,1275,4744,1276,4747,1278,4745,1279,6599,1283,6602,1285,6600,1286,
4547,1287,4548,1288,4549,1289,6603,1290,6606,1292,6604,1293,4559,1294,4560,1295,4561,1296,6607,1297,6610,1299,6608,1300,6614,
1304,6617,1306,6615,1307,4571,1308,4572,1309,4573,1310,6618,1311,6621,1313,6619,1314,4583,1315,4584,1316,4585,1317,6622,1318,
6625,1320,6623,1321,6629,1325,6632,1327,6630,1328,5126,1329,5127,1330,5128,1331,6633,1332,6636,1334,6634,1335,5138,1336,5139,
1337,5140,1338,6637,1339,6640,1341,6638,1342,6644,1346,6647,1348,6645,1349,5150,1350,5151,1351,5152,1352,6648,1353,6651,1355,
6649,1356,5162,1357,5163,1358,5164,1359,6652,1360,6655,1362,6653,1363,6659,1367,6662,1369,6660,1370,5174,1371,5175,1372,5176,
1373,6663,1374,6666,1376,6664,1377,5186,1378,5187,1379,5188,1380,6667,1381,6670,1383,6668,1384,6674,1388,6677,1390,6675,1391,
5198,1392,5199,1393,5200,1394,6678,1395,6681,1397,6679,1398,5210,1399,5211,1400,5212,1401,6682,1402,6685,1404,6683,1405,4751,
1409,4754,1411,4752,1412,4755,1416,4758,1418,4756,1419,4759,1423,4762,1425,4760,1426,6689,1430,6692,1432,6690,1433,6693,1437,
6696,1439,6694,1440,6697,1444,6700,1446,6698,1447,6704,1451,6707,1453,6705,1454,5222,1455,5223,1456,5224,1457,6708,1458,6711,
1460,6709,1461,5234,1462,5235,1463,5236,1464,6712,1465,6715,1467,6713,1468,6719,1472,6722,1474,6720,1475,4595,1476,4596,1477,
4597,1478,6723,1479,6726,1481,6724,1482,4607,1483,4608,1484,4609,1485,6727,1486,6730,1488,6728,1489,6734,1493,6737,1495,6735,
1496,6738,1500,6741,1502,6739,1503,6742,1507,6745,1509,6743,1510,6749,1514,6752,1516,6750,1517,5246,1518,5247,1519,5248,1520,
6753,1521,6756,1523,6754,1524,5258,1525,5259,1526,5260,1527,6757,1528,6760,1530,6758,1531,6764,1535,6767,1537,6765,1538,4619,
1539,4620,1540,4621,1541,6768,1542,6771,1544,6769,1545,4631,1546,4632,1547,4633,1548,6772,1549,6775,1551,6773,1552,604,1629,
605,1630,632,1632,633,1633,611,1651,612,1652,639,1654,640,1655,6779,1684,6782,1686,6780,1687,6893,1702,6894,1703,6895,1704,
6896,1705,6897,1706,6898,1707,6786,1717,6789,1719,6787,1720,6899,1736,6900,1737,6930,1738,6929,1741,6901,1745,6902,1746,6793,
1750,6796,1752,6794,1753,6903,1768,6904,1770,6905,1771,6906,1773,6931,1775,6932,1778,6907,1788,6908,1789,6909,1790,6907,1791,
6908,1792,6909,1793,6907,1794,6908,1795,6909,1796,6910,1797,6911,1798,6912,1799,6910,1800,6911,1801,6912,1802,6910,1803,6911,
1804,6912,1805,6938,1814,6913,1815,6914,1816,6938,1817,6913,1818,6914,1819,6938,1820,6913,1821,6914,1822,6933,1823,6944,1824,
6945,1825,6933,1826,6944,1827,6945,1828,6933,1829,6944,1830,6945,1831,6915,1840,6939,1841,6916,1842,6915,1843,6939,1844,6916,
1845,6915,1846,6939,1847,6916,1848,6917,1849,6940,1850,6918,1851,6917,1852,6940,1853,6918,1854,6917,1855,6940,1856,6918,1857,
6800,1981,6803,1983,6801,1984,4766,2022,4769,2024,4767,2025,6807,2063,6810,2065,6808,2066,6835,2203,6838,2205,6836,2206,6145,
2210,6148,2212,6146,2213,6149,2217,6152,2219,6150,2220,6842,2224,6845,2226,6843,2227,6153,2231,6156,2233,6154,2234,6157,2238,
6160,2240,6158,2241,6849,2245,6852,2247,6850,2248,6161,2252,6164,2254,6162,2255,6165,2259,6168,2261,6166,2262,6856,2266,6859,
2268,6857,2269,6169,2273,6172,2275,6170,2276,6173,2280,6176,2282,6174,2283,4781,2287,4784,2289,4782,2290,4785,2294,4788,2296,
4786,2297,4789,2301,4792,2303,4790,2304,6863,2308,6866,2310,6864,2311,6177,2315,6180,2317,6178,2318,6181,2322,6184,2324,6182,
2325,6919,2490,6920,2491,6921,2492,6919,2493,6920,2494,6921,2495,6922,2507,6941,2508,6923,2509,6922,2510,6941,2511,6923,2512,
597,2516,598,2517,4800,2541,4803,2543,4801,2544,4804,2548,4807,2550,4805,2551,4808,2555,4811,2557,4809,2558,4812,2562,4815,
2564,4813,2565,4816,2569,4819,2571,4817,2572,4820,2576,4823,2578,4821,2579,4824,2583,4827,2585,4825,2586,4828,2590,4831,2592,
4829,2593,6946,2594,6947,2595,6948,2596,6946,2597,6947,2598,6948,2599,6946,2600,6947,2601,6948,2602,6946,2603,6947,2604,6948,
2605,6946,2606,6947,2607,6948,2608,6946,2609,6947,2610,6948,2611,6946,2612,6947,2613,6948,2614,6946,2615,6947,2616,6948,2617,
4839,2631,4842,2633,4840,2634,4843,2638,4846,2640,4844,2641,4847,2645,4850,2647,4848,2648,4189,2652,4192,2654,4190,2655,4851,
2659,4854,2661,4852,2662,4855,2666,4858,2668,4856,2669,4859,2673,4862,2675,4860,2676,4193,2680,4196,2682,4194,2683,6949,2684,
6934,2685,6950,2686,6949,2687,6934,2688,6950,2689,6949,2690,6934,2691,6950,2692,6949,2693,6934,2694,6950,2695,6949,2696,6934,
2697,6950,2698,6949,2699,6934,2700,6950,2701,6949,2702,6934,2703,6950,2704,6949,2705,6934,2706,6950,2707,390,2711,351,2712,
354,2713,351,2714,354,2715,295,2716,298,2717,295,2718,298,2719,4866,2807,4869,2809,4867,2810,4870,2814,4873,2816,4871,2817,
4874,2821,4877,2823,4875,2824,4878,2828,4881,2830,4879,2831,4882,2835,4885,2837,4883,2838,
};
static const unsigned short iltis_by_rho_at78[] = {
6218,4,6225,11,6232,18,6239,25,4379,28,4380,29,4381,30,5955,32,4391,35,4392,36,4393,37,5959,39,4648,46,4652,53,4656,60,6246,
67,6253,74,6260,81,6267,88,4910,91,4911,92,4912,93,5963,95,4922,98,4923,99,4924,100,5967,102,4663,109,4667,116,4671,123,6274,
130,6278,137,6282,144,6289,151,6293,158,6297,165,6304,172,6308,179,6312,186,6319,193,6323,200,6327,207,6334,214,6338,221,
6342,228,6349,235,6353,242,6357,249,4678,256,4682,263,4686,270,6364,277,6368,284,6372,291,6379,298,6383,305,6387,312,6394,
319,6398,326,6402,333,6409,340,6413,347,6417,354,6424,361,6428,368,6432,375,6439,382,6443,389,6447,396,6454,531,6867,554,
6868,555,6869,556,6870,557,6871,558,6872,559,6461,564,6924,581,6875,585,6876,586,6873,588,6874,589,6925,590,6468,597,6926,
615,6927,618,6877,620,6878,622,6879,623,6880,625,4067,626,4068,627,4065,628,4066,629,5460,630,5461,631,5458,632,5459,633,
3225,646,3227,647,3226,648,3228,649,4107,650,4109,651,4108,652,4110,653,3277,666,3279,667,3280,668,3278,669,5614,670,5616,
671,5617,672,5615,673,4071,686,4072,687,4069,688,4070,689,4075,690,4076,691,4073,692,4074,693,5464,694,5465,695,5462,696,
5463,697,5468,698,5469,699,5466,700,5467,701,3229,708,3231,709,3230,710,3232,711,3233,712,3235,713,3234,714,3236,715,4111,
716,4113,717,4112,718,4114,719,4117,720,4119,721,4118,722,4120,723,3281,730,3283,731,3284,732,3282,733,3285,734,3287,735,
3288,736,3286,737,5618,738,5620,739,5621,740,5619,741,5622,742,5624,743,5625,744,5623,745,3333,752,3334,753,3331,754,3332,
755,4079,756,4080,757,4077,758,4078,759,5472,760,5473,761,5470,762,5471,763,4124,770,4126,771,4125,772,4127,773,3237,774,
3239,775,3238,776,3240,777,4131,778,4133,779,4132,780,4134,781,3389,788,3391,789,3392,790,3390,791,3289,792,3291,793,3292,
794,3290,795,5626,796,5628,797,5629,798,5627,799,6475,810,4083,820,4084,821,4081,822,4082,823,5476,831,5477,832,5474,833,
5475,834,4693,851,3241,861,3243,862,3242,863,3244,864,4138,872,4140,873,4139,874,4141,875,6482,892,3293,902,3295,903,3296,
904,3294,905,5630,913,5632,914,5633,915,5631,916,6510,1032,6031,1039,6035,1046,6517,1053,6039,1060,6043,1067,6524,1074,6047,
1081,6051,1088,6531,1095,6055,1102,6059,1109,4708,1116,4712,1123,4716,1130,6538,1137,6063,1144,6067,1151,6545,1158,6552,1165,
6559,1172,6566,1179,4523,1182,4524,1183,4525,1184,6071,1186,4535,1189,4536,1190,4537,1191,6075,1193,4723,1200,4727,1207,4731,
1214,6573,1221,6580,1228,6587,1235,6594,1242,5102,1245,5103,1246,5104,1247,6079,1249,5114,1252,5115,1253,5116,1254,6083,1256,
4738,1263,4742,1270,4746,1277,6601,1284,6605,1291,6609,1298,6616,1305,6620,1312,6624,1319,6631,1326,6635,1333,6639,1340,6646,
1347,6650,1354,6654,1361,6661,1368,6665,1375,6669,1382,6676,1389,6680,1396,6684,1403,4753,1410,4757,1417,4761,1424,6691,1431,
6695,1438,6699,1445,6706,1452,6710,1459,6714,1466,6721,1473,6725,1480,6729,1487,6736,1494,6740,1501,6744,1508,6751,1515,6755,
1522,6759,1529,6766,1536,6770,1543,6774,1550,6781,1685,6893,1708,6894,1709,6895,1710,6896,1711,6897,1712,6898,1713,6788,1718,
6929,1735,6901,1739,6902,1740,6899,1742,6900,1743,6930,1744,6795,1751,6931,1769,6932,1772,6903,1774,6904,1776,6905,1777,6906,
1779,3803,1780,3804,1781,3801,1782,3802,1783,4313,1784,4314,1785,4311,1786,4312,1787,3249,1806,3251,1807,3250,1808,3252,1809,
5931,1810,5933,1811,5932,1812,5934,1813,4261,1832,4263,1833,4264,1834,4262,1835,4327,1836,4329,1837,4330,1838,4328,1839,4091,
1858,4092,1859,4089,1860,4090,1861,3807,1862,3808,1863,3805,1864,3806,1865,5488,1866,5489,1867,5486,1868,5487,1869,4317,1870,
4318,1871,4315,1872,4316,1873,3253,1880,3255,1881,3254,1882,3256,1883,3257,1884,3259,1885,3258,1886,3260,1887,4156,1888,4158,
1889,4157,1890,4159,1891,5935,1892,5937,1893,5936,1894,5938,1895,3301,1902,3303,1903,3304,1904,3302,1905,4265,1906,4267,1907,
4268,1908,4266,1909,5638,1910,5640,1911,5641,1912,5639,1913,4331,1914,4333,1915,4334,1916,4332,1917,3345,1924,3346,1925,3343,
1926,3344,1927,4095,1928,4096,1929,4093,1930,4094,1931,5492,1932,5493,1933,5490,1934,5491,1935,4163,1942,4165,1943,4164,1944,
4166,1945,3261,1946,3263,1947,3262,1948,3264,1949,4170,1950,4172,1951,4171,1952,4173,1953,3397,1960,3399,1961,3400,1962,3398,
1963,3305,1964,3307,1965,3308,1966,3306,1967,5642,1968,5644,1969,5645,1970,5643,1971,6802,1982,3811,1992,3812,1993,3809,1994,
3810,1995,4321,2003,4322,2004,4319,2005,4320,2006,4768,2023,3265,2033,3267,2034,3266,2035,3268,2036,5942,2044,5944,2045,5943,
2046,5945,2047,6809,2064,4273,2074,4275,2075,4276,2076,4274,2077,4335,2085,4337,2086,4338,2087,4336,2088,6837,2204,6147,2211,
6151,2218,6844,2225,6155,2232,6159,2239,6851,2246,6163,2253,6167,2260,6858,2267,6171,2274,6175,2281,4783,2288,4787,2295,4791,
2302,6865,2309,6179,2316,6183,2323,3815,2326,3816,2327,3813,2328,3814,2329,4325,2330,4326,2331,4323,2332,4324,2333,5752,2334,
5753,2335,5750,2336,5751,2337,5756,2338,5757,2339,5754,2340,5755,2341,3269,2354,3271,2355,3270,2356,3272,2357,5949,2358,5951,
2359,5950,2360,5952,2361,4229,2362,4231,2363,4230,2364,4232,2365,4233,2366,4235,2367,4234,2368,4236,2369,4289,2382,4291,2383,
4292,2384,4290,2385,4339,2386,4341,2387,4342,2388,4340,2389,4293,2390,4295,2391,4296,2392,4294,2393,4297,2394,4299,2395,4300,
2396,4298,2397,5760,2410,5761,2411,5758,2412,5759,2413,5764,2414,5765,2415,5762,2416,5763,2417,5496,2418,5497,2419,5494,2420,
5495,2421,4237,2434,4239,2435,4238,2436,4240,2437,4241,2438,4243,2439,4242,2440,4244,2441,4301,2458,4303,2459,4304,2460,4302,
2461,4305,2462,4307,2463,4308,2464,4306,2465,4345,2466,4347,2467,4348,2468,4346,2469,6190,2482,6188,2483,6191,2484,6189,2485,
5500,2486,5501,2487,5498,2488,5499,2489,6197,2499,6195,2500,6198,2501,6196,2502,4351,2503,4353,2504,4354,2505,4352,2506,4802,
2542,4806,2549,4810,2556,4814,2563,4818,2570,4822,2577,4826,2584,4830,2591,4841,2632,4845,2639,4849,2646,4191,2653,4853,2660,
4857,2667,4861,2674,4195,2681,4868,2808,4872,2815,4876,2822,4880,2829,4884,2836,
};
static const unsigned short iltis_by_rho_at79[] = {
4379,4391,21,4380,4392,22,4381,4393,23,4910,4922,84,4911,4923,85,4912,4924,86,2119,2625,105,2120,2624,106,2117,2626,107,662,
399,477,690,399,480,740,769,489,739,770,490,748,777,493,747,778,494,669,399,499,697,399,502,809,870,511,808,861,512,821,882,
515,820,873,516,5345,5354,527,5350,5359,528,5349,5358,529,5363,5510,560,5368,5508,561,5367,5504,562,5372,5381,593,5377,5386,
594,5376,5385,595,5648,5657,806,5647,5656,807,5646,5655,808,5666,5675,888,5665,5674,889,5664,5673,890,5768,5777,929,5767,
5776,930,5766,5775,931,5786,2650,962,5785,2651,963,5784,2652,964,5795,5804,995,5794,5803,996,5793,5802,997,5519,5528,1028,
5517,5526,1029,5513,5522,1030,5537,5390,1049,5535,5395,1050,5531,5394,1051,5546,5555,1070,5544,5553,1071,5540,5549,1072,5859,
5868,1091,5864,5873,1092,5863,5872,1093,5877,5886,1133,5882,5891,1134,5881,5890,1135,4523,4535,1175,4524,4536,1176,4525,4537,
1177,5102,5114,1238,5103,5115,1239,5104,5116,1240,2378,2888,1259,2379,2887,1260,2376,2889,1261,606,399,1631,634,399,1634,
756,785,1643,755,786,1644,764,793,1647,763,794,1648,613,399,1653,641,399,1656,833,894,1665,832,885,1666,845,906,1669,844,
897,1670,5399,5408,1681,5404,5413,1682,5403,5412,1683,5417,5564,1714,5422,5562,1715,5421,5558,1716,5426,5435,1747,5431,5440,
1748,5430,5439,1749,5684,5693,1978,5683,5692,1979,5682,5691,1980,5702,5711,2060,5701,5710,2061,5700,5709,2062,5813,5822,2101,
5812,5821,2102,5811,5820,2103,5831,2913,2134,5830,2914,2135,5829,2915,2136,5840,5849,2167,5839,5848,2168,5838,5847,2169,5573,
5582,2200,5571,5580,2201,5567,5576,2202,5591,5444,2221,5589,5449,2222,5585,5448,2223,5600,5609,2242,5598,5607,2243,5594,5603,
2244,5895,5904,2263,5900,5909,2264,5899,5908,2265,5913,5922,2305,5918,5927,2306,5917,5926,2307,599,399,2518,857,918,2523,
856,909,2524,
};
static const unsigned short iltis_by_rho_at80[] = {
2176,2660,42,2174,2657,43,2177,2656,44,742,776,484,750,784,488,804,863,503,802,869,506,816,875,507,814,881,510,805,872,519,
806,867,521,817,884,523,818,879,525,5969,4063,537,5972,4061,539,5970,4062,540,5973,5454,544,5976,5452,546,5974,5453,547,5977,
3221,570,5980,3222,572,5978,3224,573,5981,4100,577,5984,4101,579,5982,4103,580,5985,3273,603,5988,3276,605,5986,3274,606,
5989,5610,610,5992,5613,612,5990,5611,613,5993,5720,816,5996,5718,818,5994,5719,819,5997,5724,827,6000,5722,829,5998,5723,
830,4181,4197,857,4184,4198,859,4182,4200,860,4695,4201,868,4698,4202,870,4696,4204,871,6001,4245,898,6004,4248,900,6002,
4246,901,6005,4249,909,6008,4252,911,6006,4250,912,6487,3339,932,6490,3337,934,6488,3338,935,6009,5728,939,6012,5726,941,
6010,5727,942,6013,5732,946,6016,5730,948,6014,5731,949,6494,4145,965,6497,4146,967,6495,4148,968,6017,4205,972,6020,4206,
974,6018,4208,975,4699,4209,979,4702,4210,981,4700,4212,982,6501,3393,998,6504,3396,1000,6502,3394,1001,6021,4253,1005,6024,
4256,1007,6022,4254,1008,6025,4257,1012,6028,4260,1014,6026,4258,1015,2435,2923,1196,2433,2920,1197,2436,2919,1198,758,792,
1638,766,800,1642,828,887,1657,826,893,1660,840,899,1661,838,905,1664,829,896,1673,830,891,1675,841,908,1677,842,903,1679,
6085,4087,1691,6088,4085,1693,6086,4086,1694,6089,5482,1698,6092,5480,1700,6090,5481,1701,6093,3245,1724,6096,3246,1726,6094,
3248,1727,6097,4152,1731,6100,4153,1733,6098,4155,1734,6101,3297,1757,6104,3300,1759,6102,3298,1760,6105,5634,1764,6108,5637,
1766,6106,5635,1767,6109,5736,1988,6112,5734,1990,6110,5735,1991,6113,5740,1999,6116,5738,2001,6114,5739,2002,4185,4213,2029,
4188,4214,2031,4186,4216,2032,4770,4217,2040,4773,4218,2042,4771,4220,2043,6117,4269,2070,6120,4272,2072,6118,4270,2073,6121,
4277,2081,6124,4280,2083,6122,4278,2084,6814,3351,2104,6817,3349,2106,6815,3350,2107,6125,5744,2111,6128,5742,2113,6126,5743,
2114,6129,5748,2118,6132,5746,2120,6130,5747,2121,6821,4177,2137,6824,4178,2139,6822,4180,2140,6133,4221,2144,6136,4222,2146,
6134,4224,2147,4774,4225,2151,4777,4226,2153,4775,4228,2154,6828,3401,2170,6831,3404,2172,6829,3402,2173,6137,4281,2177,6140,
4284,2179,6138,4282,2180,6141,4285,2184,6144,4288,2186,6142,4286,2187,852,911,2519,850,917,2522,853,920,2527,854,915,2529,
4796,6204,2534,4799,6205,2536,4797,6203,2537,4835,6211,2624,4838,6212,2626,4836,6210,2627,
};
static const unsigned short iltis_by_rho_at81[] = {
744,773,481,743,775,482,741,774,483,752,781,485,751,783,486,749,782,487,801,862,504,811,871,505,813,874,508,823,883,509,807,
868,520,803,866,522,819,880,524,815,878,526,2171,2654,847,2173,2653,848,2172,2655,849,760,789,1635,759,791,1636,757,790,1637,
768,797,1639,767,799,1640,765,798,1641,825,886,1658,835,895,1659,837,898,1662,847,907,1663,831,892,1674,827,890,1676,843,
904,1678,839,902,1680,2430,2917,2019,2432,2916,2020,2431,2918,2021,849,910,2520,859,919,2521,855,916,2528,851,914,2530,
};
static const unsigned short iltis_by_rho_at82[] = {
3319,3317,3315,724,3354,3358,3357,782,3356,3361,3353,783,3355,3359,3360,784,3713,3712,3711,879,3714,3715,3718,880,3719,3717,
3716,881,3778,3776,3774,882,3775,3781,3777,883,3782,3780,3779,884,3704,3710,3705,983,3707,3709,3708,984,3706,3703,3702,985,
3772,3767,3773,989,3769,3771,3766,990,3770,3768,3765,991,3862,3863,3864,1899,3865,3866,3867,1900,3868,3869,3870,1901,3372,
3376,3375,1954,3374,3379,3371,1955,3373,3377,3378,1956,3749,3748,3747,2051,3750,3751,3754,2052,3755,3753,3752,2053,3880,3881,
3882,2054,3883,3884,3885,2055,3886,3887,3888,2056,3740,3746,3741,2155,3743,3745,3744,2156,3742,3739,3738,2157,3871,3872,3873,
2161,3874,3875,3876,2162,3877,3878,3879,2163,3916,3917,3918,2370,3919,3920,3921,2371,3922,3923,3924,2372,3943,3944,3945,2373,
3946,3947,3948,2374,3949,3950,3951,2375,3907,3908,3909,2446,3910,3911,3912,2447,3913,3914,3915,2448,3970,3971,3972,2455,3973,
3974,3975,2456,3976,3977,3978,2457,
};
static const unsigned short iltis_by_rho_at83[] = {
3328,3326,3324,727,3363,3367,3366,785,3365,3370,3362,786,3364,3368,3369,787,3695,3694,3693,876,3696,3697,3700,877,3701,3699,
3698,878,3796,3794,3792,885,3793,3799,3795,886,3800,3798,3797,887,3722,3728,3723,986,3725,3727,3726,987,3724,3721,3720,988,
3790,3785,3791,992,3787,3789,3784,993,3788,3786,3783,994,3853,3854,3855,1896,3856,3857,3858,1897,3859,3860,3861,1898,3381,
3385,3384,1957,3383,3388,3380,1958,3382,3386,3387,1959,3731,3730,3729,2048,3732,3733,3736,2049,3737,3735,3734,2050,3898,3899,
3900,2057,3901,3902,3903,2058,3904,3905,3906,2059,3758,3764,3759,2158,3761,3763,3762,2159,3760,3757,3756,2160,3889,3890,3891,
2164,3892,3893,3894,2165,3895,3896,3897,2166,3934,3935,3936,2376,3937,3938,3939,2377,3940,3941,3942,2378,3961,3962,3963,2379,
3964,3965,3966,2380,3967,3968,3969,2381,3952,3953,3954,2449,3955,3956,3957,2450,3958,3959,3960,2451,3925,3926,3927,2452,3928,
3929,3930,2453,3931,3932,3933,2454,
};
static const unsigned short iltis_by_rho_at84[] = {
2237,2728,2532,2248,2726,2533,2232,2730,2621,2247,2733,2622,2243,2732,2623,
};
void iltis_by_rho(double t, const double *restrict q, const double *restrict v, const double *restrict a, const double *restrict lambda, const double *restrict rho, const int *restrict mode, double damping, double stiffness, double *restrict F)
{
    double x[6954];
    for (int i = 0; i < 140; i++)
        x[0 + i] = q[i];
    for (int i = 0; i < 137; i++)
        x[270 + i] = rho[i];
    for (int i = 0; i < 140; i++)
        x[417 + i] = v[i];
    for (int i = 0; i < 140; i++)
        x[597 + i] = a[i];
    for (int i = 0; i < 132; i++)
        x[1609 + i] = lambda[i];
    for (int i = 0; i < 53; i++)
        x[2026 + i] = mode[i];
    x[3309] = damping;
    x[3310] = stiffness;
    iltis_by_rho_frame_dv_3(x, x, iltis_by_rho_at0, 13);
    iltis_by_rho_corner_points_dv_2(x, x, iltis_by_rho_at1, 2);
    iltis_by_rho_twist_dv_4(x, x, iltis_by_rho_at2, 9);
    iltis_by_rho_wrench_to_Q_dv_15(x, x, iltis_by_rho_at3, 13);
    iltis_by_rho_add_inertia_dv_1(x, x, iltis_by_rho_at4, 4);
    iltis_by_rho_add_gyration_dv_20(x, x, iltis_by_rho_at5, 4);
    iltis_by_rho_add_inertia_dv_0(x, x, iltis_by_rho_at6, 5);
    iltis_by_rho_add_gyration_dv_19(x, x, iltis_by_rho_at7, 5);
    iltis_by_rho_frame_d0_d1_dv_36(x, x, iltis_by_rho_at8, 16);
    for (int k = 0; k < 35; k++) { const unsigned short *i = iltis_by_rho_at9 + 2 * k; x[i[1]] = -x[i[0]]; }
    for (int k = 0; k < 18; k++) { const unsigned short *i = iltis_by_rho_at10 + 3 * k; x[i[2]] = -(x[i[0]]-x[i[1]]); }
    for (int k = 0; k < 9; k++) { const unsigned short *i = iltis_by_rho_at11 + 3 * k; x[i[2]] = x[i[0]]-x[i[1]]; }
    for (int k = 0; k < 15; k++) { const unsigned short *i = iltis_by_rho_at12 + 3 * k; x[i[2]] = -(x[i[0]]+x[i[1]]); }
    for (int k = 0; k < 6; k++) { const unsigned short *i = iltis_by_rho_at13 + 3 * k; x[i[2]] = x[i[0]]+x[i[1]]; }
    for (int k = 0; k < 12; k++) { const unsigned short *i = iltis_by_rho_at14 + 3 * k; x[i[2]] = 0.5*x[i[0]]+0.5*x[i[1]]; }
    x[1957] = -(lambda[101]+(lambda[104]+lambda[107]));
    x[1958] = -(lambda[100]+(lambda[103]+lambda[106]));
    x[1959] = -(lambda[102]+(lambda[105]+lambda[108]));
    x[5929] = lambda[114]+(lambda[117]+lambda[120]);
    x[5928] = lambda[113]+(lambda[116]+lambda[119]);
    x[5930] = lambda[112]+(lambda[115]+lambda[118]);
    for (int k = 0; k < 6; k++) { const unsigned short *i = iltis_by_rho_at15 + 2 * k; x[i[1]] = 0.5*x[i[0] + 3]-0.5*x[i[0]]; }
    double v0 = 6.283185307179586*rho[136];
    double v1 = 6.283185307179586*t;
    double v2 = 3.141592653589793*rho[136];
    double v3 = 3.141592653589793*rho[135];
    iltis_by_rho_frame_nodiff_b_32(x, x, iltis_by_rho_at16, 3);
    iltis_by_rho_frame_nodiff_b_33(x, x, iltis_by_rho_at17, 1);
    iltis_by_rho_frame_nodiff_b_34(x, x);
    for (int k = 0; k < 45; k++) { const unsigned short *i = iltis_by_rho_at18 + 2 * k; x[i[1]] = -x[i[0]]; }
    for (int k = 0; k < 57; k++) { const unsigned short *i = iltis_by_rho_at19 + 3 * k; x[6867 + 1 * k + 0] = x[i[0]]+x[3309 + 0]*x[i[1]]-x[3309 + 1]*x[i[2]]; }
    for (int k = 0; k < 11; k++) { const unsigned short *i = iltis_by_rho_at20 + 3 * k; x[6924 + 1 * k + 0] = x[i[0]]-x[3309 + 0]*x[i[1]]+x[3309 + 1]*x[i[2]]; }
    for (int k = 0; k < 7; k++) { const unsigned short *i = iltis_by_rho_at21 + 3 * k; x[6935 + 1 * k + 0] = -(x[i[0]]-x[3309 + 0]*x[i[1]]+x[3309 + 1]*x[i[2]]); }
    for (int k = 0; k < 9; k++) { const unsigned short *i = iltis_by_rho_at22 + 3 * k; x[6942 + 1 * k + 0] = -(x[i[0]]+x[3309 + 0]*x[i[1]]-x[3309 + 1]*x[i[2]]); }
    double v4 = t*v0;
    double v5 = v0*(0.5*rho[135]);
    iltis_by_rho_corner_forces_dv_5(x, x, F, iltis_by_rho_at23, 2);
    iltis_by_rho_corner_forces_dv_14(x, x, F, iltis_by_rho_at24, 2);
    iltis_by_rho_frame_nodiff_b_30(x, x, iltis_by_rho_at25, 3);
    iltis_by_rho_frame_nodiff_b_27(x, x, iltis_by_rho_at26, 13);
    iltis_by_rho_frame_nodiff_b_29(x, x, iltis_by_rho_at27, 9);
    iltis_by_rho_revolute_d0_d1_dv_47(x, x, F, iltis_by_rho_at28, 2);
    iltis_by_rho_frame_nodiff_b_24(x, x, iltis_by_rho_at29, 4);
    iltis_by_rho_revolute_d0_d1_dv_44(x, x, F, iltis_by_rho_at30, 4);
    iltis_by_rho_frame_nodiff_b_25(x, x, iltis_by_rho_at31, 4);
    iltis_by_rho_frame_nodiff_b_26(x, x, iltis_by_rho_at32, 6);
    iltis_by_rho_revolute_d0_d1_dv_45(x, x, F, iltis_by_rho_at33, 4);
    iltis_by_rho_revolute_d0_d1_dv_48(x, x, F, iltis_by_rho_at34, 2);
    iltis_by_rho_frame_nodiff_b_28(x, x, iltis_by_rho_at35, 4);
    iltis_by_rho_frame_nodiff_b_33(x, x, iltis_by_rho_at36, 1);
    iltis_by_rho_spherical_d0_d1_dv_41(x, x, F, iltis_by_rho_at37, 2);
    iltis_by_rho_spherical_d0_d1_dv_42(x, x, F, iltis_by_rho_at38, 4);
    iltis_by_rho_spherical_d0_d1_dv_43(x, x, F, iltis_by_rho_at39, 2);
    iltis_by_rho_frame_nodiff_b_23(x, x, F);
    iltis_by_rho_dot_r0_b_22(x, x, iltis_by_rho_at40, 2);
    iltis_by_rho_dot_r0_b_21(x, x);
    iltis_by_rho_dot_d0_d1_dv_40(x, x, F, iltis_by_rho_at41, 10);
    iltis_by_rho_dot_d0_d1_dv_39(x, x, F, iltis_by_rho_at42, 2);
    double v6 = cos(v4);
    double v7 = sin(v4);
    iltis_by_rho_wrench_to_Q_dv_17(x, x, F, iltis_by_rho_at43, 36);
    iltis_by_rho_frame_nodiff_b_28(x, x, iltis_by_rho_at44, 9);
    iltis_by_rho_frame_nodiff_b_31(x, x, iltis_by_rho_at45, 13);
    iltis_by_rho_wrench_to_Q_dv_16(x, x, iltis_by_rho_at46, 4);
    iltis_by_rho_frame_nodiff_b_27(x, x, iltis_by_rho_at47, 12);
    iltis_by_rho_frame_nodiff_b_29(x, x, iltis_by_rho_at48, 16);
    iltis_by_rho_frame_nodiff_b_24(x, x, iltis_by_rho_at49, 4);
    iltis_by_rho_frame_nodiff_b_25(x, x, iltis_by_rho_at50, 6);
    for (int k = 0; k < 10; k++) { const unsigned short *i = iltis_by_rho_at51 + 3 * k; x[i[2]] = -(x[i[0]]+x[i[1]]); }
    for (int k = 0; k < 12; k++) { const unsigned short *i = iltis_by_rho_at52 + 3 * k; x[i[2]] = -(x[i[0]]-x[i[1]]); }
    for (int k = 0; k < 6; k++) { const unsigned short *i = iltis_by_rho_at53 + 3 * k; x[i[2]] = x[i[0]]-x[i[1]]; }
    for (int k = 0; k < 5; k++) { const unsigned short *i = iltis_by_rho_at54 + 3 * k; x[i[2]] = x[i[0]]+x[i[1]]; }
    x[4793] = x[2501]+x[2988]+x[2242]+x[2725];
    x[4834] = x[2492]+x[2994]+x[2233]+x[2731];
    x[4794] = -(x[2493]+x[2992]+x[2234]+x[2729]);
    x[4865] = -(x[2466]+x[2954]+x[2207]+x[2691]);
    x[4795] = -(x[2508]-x[2987]+x[2249]-x[2724]);
    x[4832] = -(x[2509]-x[2985]+x[2250]-x[2722]);
    x[4864] = -(x[2472]-x[2959]+x[2213]-x[2696]);
    x[4833] = x[2497]-x[2990]+x[2238]-x[2727];
    x[4863] = x[2471]-x[2955]+x[2212]-x[2692];
    iltis_by_rho_corner_forces_dv_7(x, x, iltis_by_rho_at55, 24);
    iltis_by_rho_wrench_to_Q_dv_16(x, x, iltis_by_rho_at56, 51);
    iltis_by_rho_corner_forces_dv_6(x, x, iltis_by_rho_at57, 32);
    iltis_by_rho_corner_forces_dv_10(x, x, F, iltis_by_rho_at58, 8);
    iltis_by_rho_corner_forces_dv_12(x, x, F, iltis_by_rho_at59, 12);
    iltis_by_rho_frame_nodiff_b_24(x, x, iltis_by_rho_at60, 11);
    iltis_by_rho_corner_forces_dv_11(x, x, F, iltis_by_rho_at61, 12);
    iltis_by_rho_frame_nodiff_b_25(x, x, iltis_by_rho_at62, 9);
    iltis_by_rho_corner_forces_dv_8(x, x, F, iltis_by_rho_at63, 8);
    iltis_by_rho_frame_nodiff_b_28(x, x, iltis_by_rho_at64, 12);
    iltis_by_rho_corner_forces_dv_9(x, x, F, iltis_by_rho_at65, 10);
    iltis_by_rho_corner_forces_dv_13(x, x, F, iltis_by_rho_at66, 8);
    iltis_by_rho_frame_nodiff_b_31(x, x, iltis_by_rho_at67, 4);
    for (int k = 0; k < 6; k++) { const unsigned short *i = iltis_by_rho_at68 + 4 * k; x[i[3]] = -(x[i[0]]-x[i[1]]+x[i[2]]); }
    for (int k = 0; k < 6; k++) { const unsigned short *i = iltis_by_rho_at69 + 4 * k; x[i[3]] = x[i[0]]+x[i[1]]+x[i[2]]; }
    iltis_by_rho_wrench_to_Q_dv_16(x, x, iltis_by_rho_at70, 58);
    iltis_by_rho_frame_nodiff_b_35(x, x, iltis_by_rho_at71, 4);
    for (int k = 0; k < 70; k++) { const unsigned short *i = iltis_by_rho_at72 + 3 * k; x[i[2]] = x[i[0]]+x[i[1]]; }
    for (int k = 0; k < 24; k++) { const unsigned short *i = iltis_by_rho_at73 + 2 * k; x[i[1]] = -x[i[0]]; }
    for (int k = 0; k < 100; k++) { const unsigned short *i = iltis_by_rho_at74 + 3 * k; x[i[2]] = -(x[i[0]]+x[i[1]]); }
    x[6491] = x[5789]-x[2667];
    x[6818] = x[5834]-x[2930];
    x[6492] = -(x[5788]-x[2661]);
    x[6819] = -(x[5833]-x[2924]);
    iltis_by_rho_wrench_to_Q_dv_16(x, x, iltis_by_rho_at75, 114);
    for (int k = 0; k < 158; k++) { const unsigned short *i = iltis_by_rho_at76 + 3 * k; F[i[2]] = -(x[i[0]]+x[i[1]]); }
    for (int k = 0; k < 918; k++) { const unsigned short *i = iltis_by_rho_at77 + 2 * k; F[i[1]] = x[i[0]]; }
    for (int k = 0; k < 603; k++) { const unsigned short *i = iltis_by_rho_at78 + 2 * k; F[i[1]] = -x[i[0]]; }
    for (int k = 0; k < 123; k++) { const unsigned short *i = iltis_by_rho_at79 + 3 * k; F[i[2]] = x[i[0]]+x[i[1]]; }
    for (int k = 0; k < 162; k++) { const unsigned short *i = iltis_by_rho_at80 + 3 * k; F[i[2]] = x[i[0]]-x[i[1]]; }
    for (int k = 0; k < 38; k++) { const unsigned short *i = iltis_by_rho_at81 + 3 * k; F[i[2]] = -(x[i[0]]-x[i[1]]); }
    for (int k = 0; k < 46; k++) { const unsigned short *i = iltis_by_rho_at82 + 4 * k; F[i[3]] = x[i[0]]+x[3309 + 0]*x[i[1]]+x[3309 + 1]*x[i[2]]; }
    F[725] = x[3311]+damping*x[3313]-stiffness*x[3312];
    F[726] = -(x[3314]-damping*x[3318]-stiffness*x[3316]);
    for (int k = 0; k < 46; k++) { const unsigned short *i = iltis_by_rho_at83 + 4 * k; F[i[3]] = -(x[i[0]]+x[3309 + 0]*x[i[1]]+x[3309 + 1]*x[i[2]]); }
    F[728] = -(x[3320]+damping*x[3322]-stiffness*x[3321]);
    F[729] = x[3323]-damping*x[3327]-stiffness*x[3325];
    F[2531] = -((mode[52] ? 10000.0 : 0.0)-x[2504]-x[2986]-x[2245]-x[2723]);
    for (int k = 0; k < 5; k++) { const unsigned short *i = iltis_by_rho_at84 + 3 * k; F[i[2]] = x[i[0] + 259]+x[i[1] + 263]+x[i[0]]+x[i[1]]; }
    F[2804] = -(x[2470]+x[2958]+x[2211]+x[2695]);
    F[2805] = -(x[2465]+x[2957]+x[2206]+x[2694]);
    F[2806] = -(x[2467]+x[2956]+x[2208]+x[2693]);
    F[2839] = -(v6*(v0*v2)+damping*(v2*v7)+stiffness*(0.5*(1.0-v6)));
    F[2840] = -(v6*(v0*v3+6.283185307179586*v5)-v1*(v0*v5*v7)+damping*(v3*v7+v1*(v5*v6))+stiffness*(0.5*(v1*(rho[135]*v7))));
}
static void iltis_second_add_inertia_e0_b_0(const double *restrict x, double *restrict y, const unsigned short *i, int count)
{
    for (; count; count--, i += 3) {
const double *x0=x+i[0],*x1=x+i[1];
double *y2=y+i[2];
double s0=x1[2501]*x1[0]+x1[140]*x1[2361]-x1[2360]*x1[143]-x1[2500]*x1[3]-x1[142]*x1[2359]-x1[2499]*x1[2]+x1[2362]*x1[141]+x1[2502]*x1[1],
s1=4.0*(x1[0]*x1[1369]+x1[1]*x1[1370]-x1[3]*x1[1368]-x1[2]*x1[1367]),
s2=x1[2360]*x1[3]+x1[2359]*x1[2]-x1[0]*x1[2361]-x1[2362]*x1[1],
s3=x1[141]*x1[1370]+x1[140]*x1[1369]-x1[143]*x1[1368]-x1[142]*x1[1367],
s4=x1[0]*x1[2500]+x1[140]*x1[2360]-x1[2359]*x1[141]-x1[2499]*x1[1]+x1[2361]*x1[143]+x1[2501]*x1[3]-x1[142]*x1[2362]-x1[2]*x1[2502],
s5=4.0*(x1[3]*x1[1369]-x1[2]*x1[1370]+x1[0]*x1[1368]-x1[1]*x1[1367]),
s6=x1[2359]*x1[1]-x1[0]*x1[2360]-x1[2361]*x1[3]+x1[2]*x1[2362],
s7=x1[143]*x1[1369]-x1[142]*x1[1370]+x1[140]*x1[1368]-x1[141]*x1[1367],
s8=x1[2360]*x1[142]+x1[2500]*x1[2]-x1[143]*x1[2359]-x1[3]*x1[2499]+x1[140]*x1[2362]+x1[0]*x1[2502]-x1[2361]*x1[141]-x1[2501]*x1[1],
s9=4.0*(x1[0]*x1[1370]-x1[1]*x1[1369]+x1[2]*x1[1368]-x1[3]*x1[1367]),
s10=x1[3]*x1[2359]-x1[2360]*x1[2]+x1[2361]*x1[1]-x1[0]*x1[2362],
s11=x1[141]*x1[1369]-x1[140]*x1[1370]-x1[142]*x1[1368]+x1[143]*x1[1367],
s12=s9*x0[3]-s11*(4.0*x0[140]),
s13=s9*x0[140],
s14=s1*x0[2]+s3*(4.0*x0[139]),
s15=s1*x0[139],
s16=s5*x0[1]+s7*(4.0*x0[138]),
s17=s5*x0[138],
s18=4.0*(s0*x0[139]-s2*x0[2]),
s19=4.0*(s8*x0[140]-s10*x0[3]),
s20=4.0*(s4*x0[138]-s6*x0[1]);
y2[0]=x0[0]*x1[1364];
y2[1]=x0[0]*x1[1366];
y2[2]=x0[0]*x1[1365];
y2[3]=x1[1365]*x1[2497]+x1[1366]*x1[2498]+x1[1364]*x1[2496];
y2[4]=s0*s1-4.0*s2*s3;
y2[5]=s4*s5-4.0*s6*s7;
y2[6]=s8*s9+4.0*s10*s11;
y2[7]=x1[3]*s12+x1[143]*s13+x1[2]*s14+x1[142]*s15+x1[1]*s16+x1[141]*s17;
y2[8]=x1[2]*s12+x1[142]*s13-x1[3]*s14-x1[143]*s15+x1[0]*s16+x1[140]*s17;
y2[9]=x1[1]*s12+x1[141]*s13-x1[0]*s14-x1[140]*s15-x1[3]*s16-x1[143]*s17;
y2[10]=x1[0]*s12+x1[140]*s13+x1[1]*s14+x1[141]*s15-x1[2]*s16-x1[142]*s17;
y2[11]=x1[1369]*s18+x1[1370]*s19+x1[1368]*s20+x1[2362]*s12+x1[2502]*s13+x1[2361]*s14+x1[2501]*s15+x1[2360]*s16+x1[2500]*s17;
y2[12]=x1[1370]*s20-x1[1368]*s19+x1[1367]*s18-x1[2360]*s12-x1[2500]*s13+x1[2359]*s14+x1[2499]*s15+x1[2362]*s16+x1[2502]*s17;
y2[13]=x1[1370]*s18-x1[1369]*s19-x1[1367]*s20-x1[2361]*s12-x1[2501]*s13+x1[2362]*s14+x1[2502]*s15-x1[2359]*s16-x1[2499]*s17;
y2[14]=x1[1369]*s20-x1[1368]*s18-x1[1367]*s19-x1[2359]*s12-x1[2499]*s13-x1[2360]*s14-x1[2500]*s15+x1[2361]*s16+x1[2501]*s17;
    }
}

static void iltis_second_add_inertia_e0_b_1(const double *restrict x, double *restrict y, double *restrict Fa, const unsigned short *i, int count)
{
    for (; count; count--, i += 4) {
const double *x0=x+i[0],*x1=x+i[1];
double *y2=y+i[2];
double s0=x1[2501]*x1[0]+x1[140]*x1[2361]-x1[2360]*x1[143]-x1[2500]*x1[3]-x1[142]*x1[2359]-x1[2499]*x1[2]+x1[2362]*x1[141]+x1[2502]*x1[1],
s1=4.0*(x1[0]*x1[1369]+x1[1]*x1[1370]-x1[3]*x1[1368]-x1[2]*x1[1367]),
s2=x1[2360]*x1[3]+x1[2359]*x1[2]-x1[0]*x1[2361]-x1[2362]*x1[1],
s3=x1[141]*x1[1370]+x1[140]*x1[1369]-x1[143]*x1[1368]-x1[142]*x1[1367],
s4=x1[0]*x1[2500]+x1[140]*x1[2360]-x1[2359]*x1[141]-x1[2499]*x1[1]+x1[2361]*x1[143]+x1[2501]*x1[3]-x1[142]*x1[2362]-x1[2]*x1[2502],
s5=4.0*(x1[3]*x1[1369]-x1[2]*x1[1370]+x1[0]*x1[1368]-x1[1]*x1[1367]),
s6=x1[2359]*x1[1]-x1[0]*x1[2360]-x1[2361]*x1[3]+x1[2]*x1[2362],
s7=x1[143]*x1[1369]-x1[142]*x1[1370]+x1[140]*x1[1368]-x1[141]*x1[1367],
s8=x1[2360]*x1[142]+x1[2500]*x1[2]-x1[143]*x1[2359]-x1[3]*x1[2499]+x1[140]*x1[2362]+x1[0]*x1[2502]-x1[2361]*x1[141]-x1[2501]*x1[1],
s9=4.0*(x1[0]*x1[1370]-x1[1]*x1[1369]+x1[2]*x1[1368]-x1[3]*x1[1367]),
s10=x1[3]*x1[2359]-x1[2360]*x1[2]+x1[2361]*x1[1]-x1[0]*x1[2362],
s11=x1[141]*x1[1369]-x1[140]*x1[1370]-x1[142]*x1[1368]+x1[143]*x1[1367],
s12=4.0*x0[138],
s13=s9*x0[1]-s11*s12,
s14=s9*x0[138],
s15=s1*x0[2]+s3*(4.0*x0[139]),
s16=s1*x0[139],
s17=s5*x0[1]+s7*s12,
s18=s5*x0[138],
s19=4.0*(s0*x0[139]-s2*x0[2]),
s20=4.0*(s4*x0[138]-s6*x0[1]),
s21=4.0*(s8*x0[138]-s10*x0[1]);
y2[0]=x1[1365]*x1[2497]+x1[1366]*x1[2498]+x1[1364]*x1[2496];
y2[1]=s0*s1-4.0*s2*s3;
y2[2]=s4*s5-4.0*s6*s7;
y2[3]=s8*s9+4.0*s10*s11;
y2[4]=x1[1]*s13+x1[141]*s14-x1[0]*s15-x1[140]*s16-x1[3]*s17-x1[143]*s18;
y2[5]=x1[3]*s13+x1[143]*s14+x1[2]*s15+x1[142]*s16+x1[1]*s17+x1[141]*s18;
y2[6]=x1[0]*s13+x1[140]*s14+x1[1]*s15+x1[141]*s16-x1[2]*s17-x1[142]*s18;
y2[7]=x1[2]*s13+x1[142]*s14-x1[3]*s15-x1[143]*s16+x1[0]*s17+x1[140]*s18;
y2[8]=x1[1368]*s19-x1[1369]*s20+x1[1367]*s21+x1[2359]*s13+x1[2499]*s14+x1[2360]*s15+x1[2500]*s16-x1[2361]*s17-x1[2501]*s18;
y2[9]=x1[1370]*s19-x1[1369]*s21-x1[1367]*s20-x1[2361]*s13-x1[2501]*s14+x1[2362]*s15+x1[2502]*s16-x1[2359]*s17-x1[2499]*s18;
y2[10]=x1[1369]*s19+x1[1370]*s21+x1[1368]*s20+x1[2362]*s13+x1[2502]*s14+x1[2361]*s15+x1[2501]*s16+x1[2360]*s17+x1[2500]*s18;
y2[11]=x1[1368]*s21-x1[1370]*s20-x1[1367]*s19+x1[2360]*s13+x1[2500]*s14-x1[2359]*s15-x1[2499]*s16-x1[2362]*s17-x1[2502]*s18;
Fa[i[3]]=x0[0]*x1[1364];
Fa[i[3] + 2]=x0[0]*x1[1366];
Fa[i[3] + 1]=x0[0]*x1[1365];
    }
}

static void iltis_second_masses_e0_b_2(const double *restrict x, double *restrict y, const unsigned short *i, int count)
{
    for (; count; count--, i += 32) {
const double *x24=x+i[24];
double *y31=y+i[31];
y31[0]=x[i[0]]+x[i[1]];
y31[1]=x[i[2]]+x[i[3]];
y31[2]=x[i[4]]+x[i[5]];
y31[3]=x[i[6]]+x[i[7]];
y31[4]=x[i[8]]+x[i[9]];
y31[5]=x[i[10]]+x[i[11]];
y31[6]=x[i[12]]+x[i[13]];
y31[7]=x[i[14]]+x[i[15]];
y31[8]=x[i[16]]+x[i[17]];
y31[9]=x[i[18]]+x[i[19]];
y31[10]=x[i[20]]+x[i[21]];
y31[11]=x[i[22]]+x[i[23]];
y31[12]=x24[35]+x[i[25]]+x[i[26]]+x[i[27]];
y31[13]=x[i[28]]+x[i[29]]+x24[0]+x[i[30]];
    }
}

static void iltis_second_corner_points_e0_nodiff_3(const double *restrict x, double *restrict y, const unsigned short *i, int count)
{
    for (; count; count--, i += 2) {
const double *x0=x+i[0];
double *y1=y+i[1];
double s0=0.5*(x0[43]+x0[46]),
s1=0.5*(x0[180]+x0[183]);
y1[0]=x0[44]+x0[0];
y1[1]=x0[181]+x0[137];
y1[2]=0.5*(x0[42]+x0[45]);
y1[3]=0.5*(x0[179]+x0[182]);
y1[4]=s0;
y1[5]=s1;
y1[6]=0.5*(x0[47]+x0[44]);
y1[7]=0.5*(x0[184]+x0[181]);
y1[8]=-s0;
y1[9]=-s1;
    }
}

static void iltis_second_rod_points_e0_nodiff_4(const double *restrict x, double *restrict y)
{
double s0=0.5*(x[852]+x[855]),
s1=0.5*(x[989]+x[992]);
y[4386]=0.5*(x[851]+x[854]);
y[4387]=0.5*(x[988]+x[991]);
y[4388]=s0;
y[4389]=s1;
y[4390]=0.5*(x[853]+x[856]);
y[4391]=0.5*(x[990]+x[993]);
y[4392]=-s0;
y[4393]=-s1;
}

static void iltis_second_frame_e0_nodiff_5(const double *restrict x, double *restrict y, const unsigned short *i, int count)
{
    for (; count; count--, i += 2) {
const double *x0=x+i[0];
double *y1=y+i[1];
double s0=x0[0]*x0[0],
s1=s0+x0[1]*x0[1],
s2=x0[2]*x0[2],
s3=x0[3]*x0[3],
s4=1.0/(s1+s2+s3),
s5=2.0*s4,
s6=x0[1]*x0[2],
s7=x0[0]*x0[3],
s8=s6+s7,
s9=s6-s7,
s10=x0[2]*x0[3],
s11=x0[0]*x0[1],
s12=s10+s11,
s13=s10-s11,
s14=x0[0]*x0[2],
s15=x0[1]*x0[3],
s16=s14-s15,
s17=s5*s16,
s18=s14+s15,
s19=s0+s3,
s20=s0+s2,
s21=2.0*x0[0]*x0[140],
s22=2.0*x0[1]*x0[141]+s21,
s23=2.0*x0[2]*x0[142],
s24=2.0*x0[3]*x0[143],
s25=s4*(s5*(s22+s23+s24)),
s26=s1*s25-s5*s22,
s27=s19*s25-s5*(s21+s24),
s28=x0[2]*x0[141]+x0[1]*x0[142],
s29=x0[3]*x0[140],
s30=x0[0]*x0[143],
s31=s8*s25-s5*(s28+s29+s30),
s32=s9*s25+s5*(s30-(s28-s29)),
s33=x0[3]*x0[141]+x0[1]*x0[143],
s34=x0[2]*x0[140],
s35=x0[0]*x0[142],
s36=s18*s25-s5*(s35+(s33+s34)),
s37=s20*s25-s5*(s21+s23),
s38=x0[3]*x0[142]+x0[2]*x0[143],
s39=x0[1]*x0[140],
s40=x0[0]*x0[141],
s41=s12*s25-s5*(s38+s39+s40),
s42=s13*s25+s5*(s40-(s38-s39));
y1[0]=s5*s8;
y1[1]=s5*s9;
y1[2]=s5*s12;
y1[3]=s5*s13;
y1[4]=s17;
y1[5]=s5*s18;
y1[6]=s5*s19-1.0;
y1[7]=s5*s20-1.0;
y1[8]=s1*s5-1.0;
y1[9]=s26;
y1[10]=s27;
y1[11]=s31;
y1[12]=s32;
y1[13]=s16*s25+s5*(s33-s34-s35);
y1[14]=s36;
y1[15]=s37;
y1[16]=s41;
y1[17]=s42;
y1[18]=-s27;
y1[19]=-s31;
y1[20]=-s32;
y1[21]=-s36;
y1[22]=-s37;
y1[23]=-s41;
y1[24]=-s42;
y1[25]=-s17;
y1[26]=-s26;
    }
}

static void iltis_second_twist_e0_nodiff_6(const double *restrict x, double *restrict y, const unsigned short *i, int count)
{
    for (; count; count--, i += 2) {
const double *x0=x+i[0];
double *y1=y+i[1];
double s0=1.0/(x0[1]*x0[1]+x0[0]*x0[0]+x0[2]*x0[2]+x0[3]*x0[3]),
s1=2.0*s0,
s2=x0[3]*x0[1034]-x0[2]*x0[1033]+x0[0]*x0[1035]-x0[1]*x0[1036],
s3=x0[2]*x0[1034]-x0[1]*x0[1035]+x0[3]*x0[1033]-x0[0]*x0[1036],
s4=x0[0]*x0[1034]-x0[1]*x0[1033]+x0[2]*x0[1036]-x0[3]*x0[1035],
s5=s0*(s1*(2.0*x0[0]*x0[140]+2.0*x0[1]*x0[141]+2.0*x0[2]*x0[142]+2.0*x0[3]*x0[143]));
y1[0]=s1*s2;
y1[1]=s1*s4;
y1[2]=s3*s5+s1*(x0[1]*x0[1175]+x0[1035]*x0[141]-x0[1034]*x0[142]-x0[2]*x0[1174]-x0[1033]*x0[143]-x0[3]*x0[1173]+x0[1036]*x0[140]+x0[0]*x0[1176]);
y1[3]=-(s1*s3);
y1[4]=-(s4*s5-s1*(x0[0]*x0[1174]+x0[1034]*x0[140]-x0[1033]*x0[141]-x0[1]*x0[1173]+x0[1036]*x0[142]+x0[2]*x0[1176]-x0[1035]*x0[143]-x0[3]*x0[1175]));
y1[5]=-(s2*s5-s1*(x0[3]*x0[1174]+x0[1034]*x0[143]-x0[1033]*x0[142]-x0[2]*x0[1173]+x0[1035]*x0[140]+x0[0]*x0[1175]-x0[1036]*x0[141]-x0[1]*x0[1176]));
    }
}

static void iltis_second_corner_forces_e0_nodiff_7(const double *restrict x, double *restrict y, const unsigned short *i, int count)
{
    for (; count; count--, i += 18) {
const double *x0=x+i[0],*x1=x+i[1],*x2=x+i[2],*x3=x+i[3],*x5=x+i[5],*x6=x+i[6],*x7=x+i[7],*x8=x+i[8],*x9=x+i[9],*x10=x+i[10],*x14=x+i[14];
double *y17=y+i[17];
int a1=(int)x1[5],
a2=(int)x1[6],
a6=(int)x0[5031],
a9=(int)x1[7],
a45=(int)x1[0],
a100=(int)x1[8],
a101=(int)x1[9],
a103=(int)x1[10],
a104=(int)x1[11],
a105=(int)x1[12],
a147=(int)x1[2],
a148=(int)x1[1],
a150=(int)x1[4],
a151=(int)x1[3],
s14=(a1 > a2) ? (x0[1009] > 0.0) : 0;
double s15=x0[1008]-x2[0],
s16=1.0/x0[1009],
s17=s14 ? (-(s15*s16)) : ((double)a2),
s18=10.0+s17*(6.0*s17-15.0),
s19=s17*s17,
s20=s17*s19,
s21=s20*x0[1007];
int s22=a6 == 0;
double s23=(s22 ? (-(s18*s21)) : 0.0)-x2[2],
s24=s23+x3[157],
s25=(double)a9,
s26=s24*(s25*x3[156]),
s27=x3[181]-x0[1000],
s28=x5[1]-x0[1001],
s29=s27*x0[280]+x0[287]*x[i[4]]+s28*x0[283],
s30=x3[181]-x5[3],
s31=x[i[4]]-x7[1],
s32=x5[7]-x3[183],
s33=s30*x6[0]+s31*x6[7]-s32*x6[3],
s34=s29+x0[1]-x2[15]-s33,
s35=s27*x0[288]+x[i[4]]*x0[281]+s28*x0[285],
s36=s30*x6[8]+s31*x6[1]-s32*x6[5],
s37=s35+x0[0]-x2[14]-s36,
s38=s27*x0[305]+x[i[4]]*x0[282]+s28*x0[286],
s39=s31*x6[2]+s30*x6[25]-s32*x6[6],
s40=s38+x0[2]-x2[16]-s39,
s41=s34*s34+s37*s37+s40*s40,
s42=sqrt(s41),
s43=s42-x3[141],
s44=s42-x3[138],
s45=s43*(((double)(-a45))*x3[140])-s44*x3[137],
s46=1.0/s42,
s47=s40*s46,
s48=s37*s46,
s49=s34*s46,
s50=s33*s47-s39*s49,
s51=s36*s49-s33*s48,
s52=s39*s48-s36*s47,
s53=s14 ? (s16*(s16*(s15*x0[872])-(x0[871]-x2[140]))) : 0.0,
s54=(s22 ? (-(s18*(s53*(s19*(3.0*x0[1007]))+s20*x0[870])+s53*(s21*(12.0*s17-15.0)))) : 0.0)-x2[142],
s55=s25*(x3[156]*(s54+x3[20])+s24*x3[19]),
s56=x3[44]-x0[863],
s57=x5[0]-x0[864],
s58=x0[280]*s56+s27*x0[299]+x[i[4]]*x0[302]+x0[287]*x8[0]+s28*x0[304]+x0[283]*s57,
s59=x3[44]-x5[2],
s60=x8[0]-x7[0],
s61=x5[6]-x3[46],
s62=s30*x6[19]+x6[0]*s59+s31*x6[22]+x6[7]*s60-s32*x6[24]-x6[3]*s61,
s63=s58+x0[141]-x2[155]-s62,
s64=x0[288]*s56+s27*x0[306]+x[i[4]]*x0[300]+x0[281]*x8[0]+s28*x0[301]+x0[285]*s57,
s65=s30*x6[26]+x6[8]*s59+s31*x6[20]+x6[1]*s60-s32*x6[21]-x6[5]*s61,
s66=s64+x0[140]-x2[154]-s65,
s67=x0[305]*s56+s27*x0[293]+x[i[4]]*x0[303]+x0[282]*x8[0]+s28*x0[298]+x0[286]*s57,
s68=s30*x6[13]+x6[25]*s59+s31*x6[23]+x6[2]*s60-s32*x6[18]-x6[6]*s61,
s69=s67+x0[142]-x2[156]-s68,
s70=(s63*(2.0*s34)+s66*(2.0*s37)+s69*(2.0*s40))*(0.5*((s41 == 0.0) ? 0.0 : s46)),
s71=(x3[140]*(s70-x3[4])+s43*x3[3])*((double)a45)+(x3[137]*(s70-x3[1])+s44*x3[0]),
s72=s46*(s63-s46*(s34*s70)),
s73=s46*(s69-s46*(s40*s70)),
s74=s46*(s66-s46*(s37*s70)),
s75=x9[6]*x9[6]+x9[0]*x9[0],
s76=1.0/sqrt(s75),
s77=x9[6]*s76,
s78=x9[0]*s76,
s79=s77*x10[0]+s78*x10[1],
s80=s78*x2[1034]-s77*x2[1033],
s81=1.0/s80,
s82=(s23*s79-s80)*s81,
s83=1.0/x3[160],
s84=s82*s83,
s85=s84*((double)(1-a100-a101))+((double)a100)-((double)a101),
s86=s77*x2[1034]+s78*x2[1033],
s87=s86*s86+s80*s80,
s88=sqrt(s87),
s89=1.0/s88,
s90=s86*s89,
s91=1.0/x3[161],
s92=asin(s90)*s91,
s93=s92*((double)(1-a103-a104))-((double)a103)+((double)a104),
s94=s85*s85+s93*s93,
s95=1.0/sqrt(s94),
s96=a105 ? (s26*s95) : s26,
s97=s85*(s96*x3[158]),
s98=s93*(s96*x3[159]),
s99=s78*s97+s77*s98;
int s100=a9 > a6;
double s101=x0[1000]-x3[190],
s102=x0[1001]-x3[192],
s103=x0[288]*s101-x0[281]*x[i[11]]+x0[285]*s102,
s104=x[i[12]]-x[i[13]],
s105=x3[169]-x3[187],
s106=x3[171]-x3[189],
s107=s104*x9[27]+s105*x9[34]+s106*x9[31],
s108=x0[0]-s103-x2[7]+s107,
s109=x0[280]*s101-x0[287]*x[i[11]]+x0[283]*s102,
s110=s104*x9[33]+s105*x9[26]+s106*x9[29],
s111=x0[1]-s109-x2[8]+s110,
s112=x0[305]*s101-x0[282]*x[i[11]]+x0[286]*s102,
s113=s105*x9[51]+s104*x9[28]+s106*x9[32],
s114=x0[2]-s112-x2[9]+s113,
s115=s108*s108+s111*s111+s114*s114,
s116=sqrt(s115),
s117=1.0/s116,
s118=s111*s117,
s119=s103*x0[1322]-s112*x0[1320],
s120=s108*s117,
s121=s109*x0[1322]-s112*x0[1319],
s122=s114*s117,
s123=s109*x0[1320]-s103*x0[1319],
s124=s110*x14[3]-s113*x14[0],
s125=s113*x14[1]-s107*x14[3],
s126=s110*x14[1]-s107*x14[0],
s127=s118*s119-s120*s121+s122*s123-(s118*x0[1034]+s120*x0[1033]+s122*x0[1035])+(s120*s124+s118*s125-s122*s126+(s120*x2[1040]+s118*x2[1041]+s122*x2[1042])),
s128=s127*x3[149]-x3[148],
s129=s127*s128+x3[147],
s130=s127*s129-x3[146],
s131=s127*s130,
s132=s127+x3[150]-x0[1010],
s133=0.5*(1.0/x0[1010]);
int s134=(2.0*x0[1010]) > 0.0,
s135=(a148 > a147) ? s134 : 0;
double s136=s135 ? (-(s132*s133)) : ((double)a147),
s137=x0[1010]-(s127+x3[153]);
int s138=(a151 > a150) ? s134 : 0;
double s139=s138 ? (s133*s137) : ((double)a150),
s140=s136-s139,
s141=1.0-s136,
s142=s127*x3[151]-x3[152],
s143=s127*x3[154]-x3[155],
s144=s116*x3[145]+x3[144],
s145=s116*s144+x3[143],
s146=s131*s140-s141*s142-s139*s143+(s116*s145+x3[142]),
s147=s78*s98-s77*s97,
s148=s107*s122-s113*s120,
s149=s110*s122-s113*s118,
s150=s107*s118-s110*s120,
s151=s109*s120-s103*s118,
s152=s35*s49-s29*s48,
s153=s109*s122-s112*s118,
s154=s38*s49-s29*s47,
s155=s103*s122-s112*s120,
s156=s35*s47-s38*s48,
s157=x0[863]-x3[53],
s158=x0[864]-x3[55],
s159=x0[280]*s157+x0[299]*s101-x0[302]*x[i[11]]-x0[287]*x[i[15]]+x0[304]*s102+x0[283]*s158,
s160=x3[32]-x3[50],
s161=x[i[16]]-x8[6],
s162=x3[34]-x3[52],
s163=x9[26]*s160+s105*x9[45]+s104*x9[48]+x9[33]*s161+s106*x9[50]+x9[29]*s162,
s164=x0[141]-s159-x2[148]+s163,
s165=x0[306]*s101+x0[288]*s157-x0[300]*x[i[11]]-x0[281]*x[i[15]]+x0[301]*s102+x0[285]*s158,
s166=s105*x9[52]+x9[34]*s160+s104*x9[46]+x9[27]*s161+s106*x9[47]+x9[31]*s162,
s167=x0[140]-s165-x2[147]+s166,
s168=x0[293]*s101+x0[305]*s157-x0[303]*x[i[11]]-x0[282]*x[i[15]]+x0[298]*s102+x0[286]*s158,
s169=x9[51]*s160+s105*x9[39]+s104*x9[49]+x9[28]*s161+s106*x9[44]+x9[32]*s162,
s170=x0[142]-s168-x2[149]+s169,
s171=(s164*(2.0*s111)+s167*(2.0*s108)+s170*(2.0*s114))*(0.5*((s115 == 0.0) ? 0.0 : s117)),
s172=s117*(s167-s117*(s108*s171)),
s173=s117*(s164-s117*(s111*s171)),
s174=s117*(s170-s117*(s114*s171)),
s175=x0[1033]*s172+s120*x0[1173]+x0[1034]*s173+s118*x0[1174]+x0[1035]*s174+s122*x0[1175]+(s121*s172-s120*(x0[1319]*s168+s112*x0[1324]-s109*x0[1321]-x0[1322]*s159)-s119*s173-s118*(x0[1322]*s165+s103*x0[1321]-s112*x0[1323]-x0[1320]*s168)-s123*s174-s122*(x0[1320]*s159+s109*x0[1323]-s103*x0[1324]-x0[1319]*s165)),
s176=x2[1040]*s172+s120*x2[1180]+x2[1041]*s173+s118*x2[1181]+x2[1042]*s174+s122*x2[1182]+(s124*s172-s120*(x14[0]*s169+s113*x14[5]-s110*x14[2]-x14[3]*s163)+s125*s173-s118*(x14[3]*s166+s107*x14[2]-s113*x14[4]-x14[1]*s169)-s126*s174-s122*(x14[1]*s163+s110*x14[4]-s107*x14[5]-x14[0]*s166))-s175,
s177=2.0*x0[873],
s178=s138 ? (-(s133*(s176+x3[16]-x0[873]+s133*(s137*s177)))) : 0.0,
s179=s135 ? (s133*(x0[873]-(s176+x3[13])+s133*(s132*s177))) : 0.0,
s180=s140*(s127*(s127*(s127*(x3[149]*s176-x3[11]+s127*x3[12])+(s128*s176+x3[10]))+(s129*s176-x3[9]))+s130*s176)-(s131*(s178-s179)-(s142*s179-s141*(x3[151]*s176+(s127*x3[14]-x3[15]))))-s143*s178-s139*(x3[154]*s176+(s127*x3[17]-x3[18]))+(s116*(s116*(x3[145]*s171+x3[7]+s116*x3[8])+(s144*s171+x3[6]))+(s145*s171+x3[5])),
s181=(2.0*x9[6]*x9[21]+2.0*x9[0]*x9[19])*(0.5*((s75 == 0.0) ? 0.0 : s76)),
s182=s76*(x9[21]-s76*(x9[6]*s181)),
s183=s76*(x9[19]-s76*(x9[0]*s181)),
s184=x2[1033]*s182+s77*x2[1173]-x2[1034]*s183-s78*x2[1174],
s185=x2[1034]*s182+s77*x2[1174]+x2[1033]*s183+s78*x2[1173],
s186=s86/s88,
s187=s91*((((s186 == 1.0) ? 1 : (s186 == (-1.0))) ? 0.0 : ((s185-s90*((s87 == 0.0) ? 0.0 : (-((s184*(2.0*s80)-s185*(2.0*s86))*(0.5*s89)))))*(1.0/(s88*sqrt(1.0-s90*s90)))))-s92*x3[24])*((double)(1-a104-a103)),
s188=s83*(s81*(s184*(1.0+s82)+s54*s79+s23*(x10[0]*s182+s77*x10[5]+x10[1]*s183+s78*x10[4]))-s84*x3[23])*((double)(1-a101-a100)),
s189=a105 ? (s95*(s55-s95*(s26*((s94 == 0.0) ? 0.0 : ((s187*(2.0*s93)+s188*(2.0*s85))*(0.5*s95)))))) : s55,
s190=x3[158]*(s85*s189+s96*s188)+s85*s96*x3[21],
s191=x3[159]*(s93*s189+s96*s187)+s93*s96*x3[22];
y17[0]=s146*s148;
y17[1]=s146*s151-s45*s152;
y17[2]=s100 ? (s23*s99) : 0.0;
y17[3]=s146*s153-s45*s154;
y17[4]=s100 ? (-(s23*s147)) : 0.0;
y17[5]=s146*s155+s45*s156;
y17[6]=s148*s180-s146*(s113*s172+s120*s169-s122*s166-s107*s174);
y17[7]=s155*s180-(s45*(s38*s74+s48*s67-s47*s64-s35*s73)+s71*s156)-s146*(s112*s172+s120*s168-s122*s165-s103*s174);
y17[8]=s153*s180+(s45*(s29*s73+s47*s58-s49*s67-s38*s72)+s71*s154)+s146*(s109*s174+s122*s159-s118*s168-s112*s173);
y17[9]=s151*s180-(s45*(s35*s72+s49*s64-s48*s58-s29*s74)-s71*s152)-s146*(s103*s173+s118*s165-s120*s159-s109*s172);
y17[10]=s100 ? (s23*(s78*s190+s97*s183+s77*s191+s98*s182)+s54*s99) : 0.0;
y17[11]=s100 ? (s23*(s77*s190+s97*s182-s78*s191-s98*s183)-s54*s147) : 0.0;
y17[12]=-(s45*(s39*s74+s48*s68-s47*s65-s36*s73)-s52*s71);
y17[13]=-(s45*(s33*s73+s47*s62-s49*s68-s39*s72)-s50*s71);
y17[14]=-(s45*(s36*s72+s49*s65-s48*s62-s33*s74)-s51*s71);
y17[15]=-(s146*s149);
y17[16]=-(s146*s150);
y17[17]=-(s150*s180+s146*(s107*s173+s118*s166-s120*s163-s110*s172));
y17[18]=-(s149*s180+s146*(s110*s174+s122*s163-s118*s169-s113*s173));
y17[19]=-(s45*s50);
y17[20]=-(s45*s51);
y17[21]=-(s45*s52);
    }
}

static void iltis_second_add_gyration_e0_b_8(const double *restrict x, double *restrict y, const unsigned short *i, int count)
{
    for (; count; count--, i += 3) {
const double *x0=x+i[0],*x1=x+i[1],*x2=x+i[2];
double *y1=y+i[1];
double s0=x0[0]*x0[1174]+x0[1034]*x0[140]-x0[1033]*x0[141]-x0[1]*x0[1173]+x0[143]*x0[1035]+x0[3]*x0[1175]-x0[142]*x0[1036]-x0[2]*x0[1176],
s1=x0[1035]*x1[0]-x0[1036]*x1[1]-x0[1033]*x1[2]+x0[1034]*x1[3],
s2=x0[0]*x0[1034]-x0[1033]*x0[1]+x0[1035]*x0[3]-x0[1036]*x0[2],
s3=x0[1175]*x1[0]-x0[1176]*x1[1]-x0[1173]*x1[2]+x0[1174]*x1[3],
s4=x0[140]*x0[1035]+x0[0]*x0[1175]-x0[1034]*x0[143]-x0[1174]*x0[3]-x0[1033]*x0[142]-x0[1173]*x0[2]+x0[141]*x0[1036]+x0[1]*x0[1176],
s5=x0[1033]*x1[1]+x0[1034]*x1[0]-x0[1036]*x1[2]-x0[1035]*x1[3],
s6=x0[1033]*x0[2]+x0[1034]*x0[3]-x0[0]*x0[1035]-x0[1]*x0[1036],
s7=x0[1173]*x1[1]+x0[1174]*x1[0]-x0[1176]*x1[2]-x0[1175]*x1[3],
s8=8.0*s4*s5-8.0*s6*s7,
s9=x0[1174]*x0[2]+x0[1034]*x0[142]-x0[1033]*x0[143]-x0[1173]*x0[3]+x0[140]*x0[1036]+x0[0]*x0[1176]-x0[141]*x0[1035]-x0[1]*x0[1175],
s10=x0[1033]*x1[0]-x0[1034]*x1[1]+x0[1035]*x1[2]-x0[1036]*x1[3],
s11=x0[1033]*x0[3]-x0[1034]*x0[2]+x0[1]*x0[1035]-x0[0]*x0[1036],
s12=x0[1173]*x1[0]-x0[1174]*x1[1]+x0[1175]*x1[2]-x0[1176]*x1[3],
s13=8.0*s9*s10-8.0*s11*s12,
s14=8.0*x2[139],
s15=s10*(8.0*x2[2])+s12*s14,
s16=s10*s14,
s17=8.0*x2[138],
s18=s7*s17+s5*(8.0*x2[1]),
s19=s5*s17,
s20=8.0*x2[137],
s21=s3*s20+s1*(8.0*x2[0]),
s22=s1*s20,
s23=8.0*(s4*x2[138]-s6*x2[1]),
s24=8.0*(s0*x2[137]+s2*x2[0]),
s25=8.0*(s9*x2[139]-s11*x2[2]);
y1[4]=8.0*s0*s1+8.0*s2*s3;
y1[5]=s8;
y1[6]=s13;
y1[7]=x0[1035]*s15+x0[1175]*s16-x0[1036]*s18-x0[1176]*s19-x0[1033]*s21-x0[1173]*s22;
y1[8]=x0[1036]*s15+x0[1176]*s16+x0[1035]*s18+x0[1175]*s19-x0[1034]*s21-x0[1174]*s22;
y1[9]=x0[1034]*s15+x0[1174]*s16-x0[1033]*s18-x0[1173]*s19+x0[1036]*s21+x0[1176]*s22;
y1[10]=x0[1033]*s15+x0[1173]*s16+x0[1034]*s18+x0[1174]*s19+x0[1035]*s21+x0[1175]*s22;
y1[11]=x1[2]*s23-x1[1]*s24+x1[3]*s25-x0[0]*s15-x0[140]*s16-x0[1]*s18-x0[141]*s19-x0[2]*s21-x0[142]*s22;
y1[12]=x1[2]*s25-x1[0]*s24-x1[3]*s23-x0[1]*s15-x0[141]*s16+x0[0]*s18+x0[140]*s19-x0[3]*s21-x0[143]*s22;
y1[13]=x1[1]*s23+x1[0]*s25+x1[2]*s24-x0[3]*s15-x0[143]*s16-x0[2]*s18-x0[142]*s19+x0[1]*s21+x0[141]*s22;
y1[14]=x1[0]*s23-x1[1]*s25-x1[3]*s24+x0[2]*s15+x0[142]*s16-x0[3]*s18-x0[143]*s19-x0[0]*s21-x0[140]*s22;
y1[15]=-s8;
y1[16]=-s13;
    }
}

static void iltis_second_add_gyration_e0_b_9(const double *restrict x, double *restrict y, const unsigned short *i, int count)
{
    for (; count; count--, i += 3) {
const double *x0=x+i[0],*x1=x+i[1],*x2=x+i[2];
double *y1=y+i[1];
double s0=x0[0]*x0[1174]+x0[1034]*x0[140]-x0[1033]*x0[141]-x0[1]*x0[1173]+x0[143]*x0[1035]+x0[3]*x0[1175]-x0[142]*x0[1036]-x0[2]*x0[1176],
s1=x0[1035]*x1[0]-x0[1036]*x1[1]-x0[1033]*x1[2]+x0[1034]*x1[3],
s2=x0[0]*x0[1034]-x0[1033]*x0[1]+x0[1035]*x0[3]-x0[1036]*x0[2],
s3=x0[1175]*x1[0]-x0[1176]*x1[1]-x0[1173]*x1[2]+x0[1174]*x1[3],
s4=x0[140]*x0[1035]+x0[0]*x0[1175]-x0[1034]*x0[143]-x0[1174]*x0[3]-x0[1033]*x0[142]-x0[1173]*x0[2]+x0[141]*x0[1036]+x0[1]*x0[1176],
s5=x0[1033]*x1[1]+x0[1034]*x1[0]-x0[1036]*x1[2]-x0[1035]*x1[3],
s6=x0[1033]*x0[2]+x0[1034]*x0[3]-x0[0]*x0[1035]-x0[1]*x0[1036],
s7=x0[1173]*x1[1]+x0[1174]*x1[0]-x0[1176]*x1[2]-x0[1175]*x1[3],
s8=x0[1174]*x0[2]+x0[1034]*x0[142]-x0[1033]*x0[143]-x0[1173]*x0[3]+x0[140]*x0[1036]+x0[0]*x0[1176]-x0[141]*x0[1035]-x0[1]*x0[1175],
s9=x0[1033]*x1[0]-x0[1034]*x1[1]+x0[1035]*x1[2]-x0[1036]*x1[3],
s10=x0[1033]*x0[3]-x0[1034]*x0[2]+x0[1]*x0[1035]-x0[0]*x0[1036],
s11=x0[1173]*x1[0]-x0[1174]*x1[1]+x0[1175]*x1[2]-x0[1176]*x1[3],
s12=8.0*x2[0],
s13=8.0*x2[137],
s14=s9*s12+s11*s13,
s15=s9*s13,
s16=8.0*x2[138],
s17=s7*s16+s5*(8.0*x2[1]),
s18=s5*s16,
s19=s3*s13+s1*s12,
s20=s1*s13,
s21=8.0*(s4*x2[138]-s6*x2[1]),
s22=8.0*(s0*x2[137]+s2*x2[0]),
s23=8.0*(s8*x2[137]-s10*x2[0]);
y1[4]=8.0*s0*s1+8.0*s2*s3;
y1[5]=x0[1034]*s14+x0[1174]*s15-x0[1033]*s17-x0[1173]*s18+x0[1036]*s19+x0[1176]*s20;
y1[6]=x0[1035]*s14+x0[1175]*s15-x0[1036]*s17-x0[1176]*s18-x0[1033]*s19-x0[1173]*s20;
y1[7]=x0[1036]*s14+x0[1176]*s15+x0[1035]*s17+x0[1175]*s18-x0[1034]*s19-x0[1174]*s20;
y1[8]=x0[1033]*s14+x0[1173]*s15+x0[1034]*s17+x0[1174]*s18+x0[1035]*s19+x0[1175]*s20;
y1[9]=x1[2]*s21-x1[1]*s22+x1[3]*s23-x0[0]*s14-x0[140]*s15-x0[1]*s17-x0[141]*s18-x0[2]*s19-x0[142]*s20;
y1[10]=x1[1]*s23-x1[0]*s21+x1[3]*s22-x0[2]*s14-x0[142]*s15+x0[3]*s17+x0[143]*s18+x0[0]*s19+x0[140]*s20;
y1[11]=x1[0]*s23+x1[1]*s21+x1[2]*s22-x0[3]*s14-x0[143]*s15-x0[2]*s17-x0[142]*s18+x0[1]*s19+x0[141]*s20;
y1[12]=x1[2]*s23-x1[0]*s22-x1[3]*s21-x0[1]*s14-x0[141]*s15+x0[0]*s17+x0[140]*s18-x0[3]*s19-x0[143]*s20;
y1[13]=-(8.0*s4*s5-8.0*s6*s7);
y1[14]=-(8.0*s8*s9-8.0*s10*s11);
    }
}

static void iltis_second_wrench_to_Q_e0_b_10(const double *restrict x, double *restrict y, const unsigned short *i, int count)
{
    for (; count; count--, i += 9) {
const double *x0=x+i[0],*x1=x+i[1];
double *y8=y+i[8];
double s0=x0[0]*x0[0]+x0[1]*x0[1]+x0[2]*x0[2]+x0[3]*x0[3],
s1=1.0/s0,
s2=2.0*s1,
s3=s2*x1[0],
s4=s2*x1[1],
s5=s2*x1[2],
s6=s2*x1[3],
s7=x0[1]*s3-x0[0]*s4-x0[3]*s5+x0[2]*s6,
s8=x0[3]*s4-x0[2]*s3-x0[0]*s5+x0[1]*s6,
s9=2.0*x0[0],
s10=2.0*x0[1],
s11=2.0*x0[2],
s12=2.0*x0[3],
s13=s1*(s2*(s9*x0[140]+s10*x0[141]+s11*x0[142]+s12*x0[143])),
s14=x1[0]*s13,
s15=x1[1]*s13,
s16=x1[2]*s13,
s17=x1[3]*s13,
s18=x0[2]*s14-s3*x0[142]+s4*x0[143]-x0[3]*s15-s5*x0[140]+x0[0]*s16+s6*x0[141]-x0[1]*s17,
s19=x0[0]*s14-s3*x0[140]-s4*x0[141]+x0[1]*s15+s5*x0[142]-x0[2]*s16+s6*x0[143]-x0[3]*s17,
s20=x1[1]*(x0[0]*x[i[5]]-x0[3]*x[i[7]]+x0[1]*x[i[2]])+x1[0]*(x0[2]*x[i[7]]-x0[1]*x[i[5]]+x0[0]*x[i[2]])+x1[2]*(x0[0]*x[i[7]]+x0[3]*x[i[5]]-x0[2]*x[i[2]])-x1[3]*(x0[2]*x[i[5]]+x0[1]*x[i[7]]+x0[3]*x[i[2]]),
s21=2.0*x0[140],
s22=2.0*x0[141],
s23=2.0*x0[142],
s24=2.0*x0[143],
s25=s1*(s20*(x0[0]*s21+x0[1]*s22+x0[2]*s23+x0[3]*s24)),
s26=s1*(s2*s25),
s27=s1*(s2*s20),
s28=x1[0]*(x0[2]*x[i[6]]+x0[142]*x[i[7]]-x0[141]*x[i[5]]+x0[140]*x[i[2]]-x0[1]*x[i[4]]+x0[0]*x[i[3]])+x1[1]*(x0[140]*x[i[5]]+x0[0]*x[i[4]]-x0[143]*x[i[7]]+x0[141]*x[i[2]]-x0[3]*x[i[6]]+x0[1]*x[i[3]])+x1[2]*(x0[140]*x[i[7]]+x0[0]*x[i[6]]+x0[143]*x[i[5]]+x0[3]*x[i[4]]-x0[142]*x[i[2]]-x0[2]*x[i[3]])-x1[3]*(x0[1]*x[i[6]]+x0[141]*x[i[7]]+x0[142]*x[i[5]]+x0[2]*x[i[4]]+x0[143]*x[i[2]]+x0[3]*x[i[3]]),
s29=2.0*(s25-s28)*(1.0/(s0*s0));
y8[0]=s7;
y8[1]=x0[1]*s4+x0[0]*s3-x0[2]*s5-x0[3]*s6;
y8[2]=s8;
y8[3]=s18;
y8[4]=s19;
y8[5]=x0[1]*s14-s3*x0[141]+s4*x0[140]-x0[0]*s15+s5*x0[143]-x0[3]*s16-s6*x0[142]+x0[2]*s17;
y8[6]=s14*x[i[2]]-s3*x[i[3]]-s4*x[i[4]]+s15*x[i[5]]-s5*x[i[6]]+s16*x[i[7]]-s9*s26+s21*s27-s9*s29;
y8[7]=s14*x[i[5]]-s3*x[i[4]]+s4*x[i[3]]-s15*x[i[2]]-s6*x[i[6]]+s17*x[i[7]]+s10*s26-s22*s27+s10*s29;
y8[8]=s15*x[i[7]]-s4*x[i[6]]+s5*x[i[4]]-s16*x[i[5]]-s6*x[i[3]]+s17*x[i[2]]+s12*s26-s24*s27+s12*s29;
y8[9]=s14*x[i[7]]-s3*x[i[6]]+s5*x[i[3]]-s16*x[i[2]]+s6*x[i[4]]-s17*x[i[5]]-s11*s26+s23*s27-s11*s29;
y8[10]=-s7;
y8[11]=-s8;
y8[12]=-s18;
y8[13]=-s19;
    }
}

static void iltis_second_corner_forces_e0_b_11(const double *restrict x, double *restrict y, double *restrict Fq, double *restrict Fv, const unsigned short *i, int count)
{
    for (; count; count--, i += 21) {
const double *x0=x+i[0],*x1=x+i[1],*x3=x+i[3],*x4=x+i[4],*x5=x+i[5],*x6=x+i[6],*x7=x+i[7],*x8=x+i[8],*x9=x+i[9],*x12=x+i[12],*x16=x+i[16],*x17=x+i[17],*x18=x+i[18];
double *y8=y+i[8];
int a45=(int)x9[0],
a155=(int)x9[1],
a156=(int)x9[2],
a173=(int)x9[4],
a174=(int)x9[3],
a189=(int)x9[5],
a190=(int)x9[6],
a192=(int)x0[5031],
a201=(int)x9[8],
a202=(int)x9[9],
a204=(int)x9[10],
a205=(int)x9[11],
a213=(int)x9[7],
a215=(int)x9[12];
double s14=x0[1000]-x1[181],
s15=x0[1001]-x3[1],
s16=s14*x0[288]-x[i[2]]*x0[281]+s15*x0[285],
s17=x1[181]-x3[3],
s18=x[i[2]]-x6[1],
s19=x3[7]-x1[183],
s20=s17*x5[8]+s18*x5[1]-s19*x5[5],
s21=s16-x0[0]+x4[14]+s20,
s22=s14*x0[280]-x[i[2]]*x0[287]+s15*x0[283],
s23=s18*x5[7]+s17*x5[0]-s19*x5[3],
s24=s22-x0[1]+x4[15]+s23,
s25=s14*x0[305]-x[i[2]]*x0[282]+s15*x0[286],
s26=s17*x5[25]+s18*x5[2]-s19*x5[6],
s27=s25-x0[2]+x4[16]+s26,
s28=s21*s21+s24*s24+s27*s27,
s29=sqrt(s28),
s30=1.0/s29,
s31=s21*s30,
s32=s27*s30,
s33=s25*s31-s16*s32,
s34=s24*s30,
s35=s16*s34-s22*s31,
s36=s25*s34-s22*s32,
s37=s20*s34-s23*s31,
s38=s26*s31-s20*s32,
s39=s23*s32-s26*s34,
s40=s33*x0[10603]+s35*x0[10594]-s36*x0[10604]-s32*x0[12879]-s34*x0[12880]-s31*x0[12881]+(s37*x7[0]+s38*x7[9]+s39*x7[10]+s32*x8[0]+s34*x8[1]+s31*x8[2]),
s41=(double)a45,
s42=s40*s41,
s43=s29-x1[141],
s44=s29-x1[138],
s45=s43*(x1[140]*((double)(-a45)))-x1[137]*s44,
s46=x0[10604]*s45,
s47=x0[10603]*s45,
s48=x7[9]*s45,
s49=x7[10]*s45,
s50=s30*(s22*s46-s16*s47-x0[12879]*s45-s20*s48+s23*s49+x8[0]*s45),
s51=s30*s50,
s52=x0[10594]*s45,
s53=x7[0]*s45,
s54=s30*(s16*s52-s25*s46-x0[12880]*s45+s20*s53-s26*s49+x8[1]*s45),
s55=s30*s54,
s56=s30*(s22*s52-s25*s47+x0[12881]*s45+s23*s53-s26*s48-x8[2]*s45),
s57=s30*s56,
s58=0.5*s30,
s59=(s42*x1[140]+s40*x1[137]+s27*s51+s24*s55-s21*s57)*s58;
int s60=s28 == 0.0;
double s61=s60 ? 0.0 : (-s59),
s62=2.0*s27,
s63=s50+s61*s62,
s64=2.0*s21,
s65=s56-s61*s64,
s66=2.0*s24,
s67=s54+s61*s66,
s68=x0[1000]-x1[190],
s69=x0[863]-x1[53],
s70=x0[1001]-x1[192],
s71=x0[864]-x1[55],
s72=s68*x0[306]+x0[288]*s69-x0[300]*x[i[10]]-x0[281]*x[i[11]]+s70*x0[301]+x0[285]*s71,
s73=x1[32]-x1[50],
s74=x1[169]-x1[187],
s75=x[i[13]]-x[i[14]],
s76=x[i[15]]-x16[6],
s77=x1[171]-x1[189],
s78=x1[34]-x1[52],
s79=s73*x12[34]+s74*x12[52]+s75*x12[46]+s76*x12[27]+s77*x12[47]+s78*x12[31],
s80=s72-x0[140]+x4[147]-s79,
s81=x0[288]*s68-x0[281]*x[i[10]]+x0[285]*s70,
s82=x12[34]*s74+s75*x12[27]+s77*x12[31],
s83=x0[0]-s81-x4[7]+s82,
s84=2.0*s83,
s85=x0[280]*s69+s68*x0[299]-x[i[10]]*x0[302]-x0[287]*x[i[11]]+s70*x0[304]+x0[283]*s71,
s86=s73*x12[26]+s74*x12[45]+s75*x12[48]+s76*x12[33]+s77*x12[50]+s78*x12[29],
s87=s85-x0[141]+x4[148]-s86,
s88=x0[280]*s68-x0[287]*x[i[10]]+x0[283]*s70,
s89=s75*x12[33]+s74*x12[26]+s77*x12[29],
s90=x0[1]-s88-x4[8]+s89,
s91=2.0*s90,
s92=s68*x0[293]+x0[305]*s69-x[i[10]]*x0[303]-x0[282]*x[i[11]]+s70*x0[298]+x0[286]*s71,
s93=s73*x12[51]+s74*x12[39]+s75*x12[49]+s76*x12[28]+s77*x12[44]+s78*x12[32],
s94=s92-x0[142]+x4[149]-s93,
s95=x0[305]*s68-x0[282]*x[i[10]]+x0[286]*s70,
s96=s74*x12[51]+s75*x12[28]+s77*x12[32],
s97=x0[2]-s95-x4[9]+s96,
s98=2.0*s97,
s99=s80*s84+s87*s91+s94*s98,
s100=s90*s90+s83*s83+s97*s97,
s101=sqrt(s100),
s102=1.0/s101,
s103=0.5*s102;
int s104=s100 == 0.0;
double s105=s104 ? 0.0 : (-(s99*s103)),
s106=s102*(s90*s105),
s107=s87+s106,
s108=s102*s107,
s109=s90*s102,
s110=s83*s102,
s111=s102*(s83*s105),
s112=s80+s111,
s113=s102*s112,
s114=s82*s109-s89*s110,
s115=s97*s102,
s116=s96*s110-s82*s115,
s117=s102*(s97*s105),
s118=s94+s117,
s119=s102*s118,
s120=s96*s109-s89*s115,
s121=s88*s110-s81*s109,
s122=s95*s110-s81*s115,
s123=s88*s115-s95*s109,
s124=(s82*s108-s79*s109+s86*s110-s89*s113)*x7[14]-s114*x7[26]-s116*x7[18]+(s96*s113-s93*s110+s79*s115-s82*s119)*x7[23]+s120*x7[25]+(s89*s119-s86*s115+s93*s109-s96*s108)*x7[24]-s119*x8[3]-s108*x8[4]-s113*x8[5]-(x0[10594]*(s81*s108-s72*s109+s85*s110-s88*s113)+s121*x0[10606]-s122*x0[10598]+x0[10603]*(s95*s113-s92*s110+s72*s115-s81*s119)-s123*x0[10605]+x0[10604]*(s88*s119-s85*s115+s92*s109-s95*s108)-x0[12879]*s119-x0[12880]*s108-x0[12881]*s113),
s125=s67+(s32*s49-s31*s53),
s126=s63-(s34*s49-s31*s48),
s127=s65+(s32*s48-s34*s53),
s128=s116*x7[23]+x7[14]*s114-s120*x7[24]-s115*x8[3]-s109*x8[4]-s110*x8[5]+(x0[10594]*s121-x0[10603]*s122-x0[10604]*s123+x0[12879]*s115+x0[12880]*s109+x0[12881]*s110),
s129=s101*s124-s105*s128,
s130=x0[863]-x1[44],
s131=x0[864]-x3[0],
s132=x0[288]*s130+s14*x0[306]-x[i[2]]*x0[300]-x0[281]*x16[0]+s15*x0[301]+x0[285]*s131,
s133=x1[44]-x3[2],
s134=x16[0]-x6[0],
s135=x3[6]-x1[46],
s136=x5[8]*s133+s17*x5[26]+s18*x5[20]+x5[1]*s134-s19*x5[21]-x5[5]*s135,
s137=x0[140]-s132-x4[154]-s136,
s138=x0[280]*s130+s14*x0[299]-x[i[2]]*x0[302]-x0[287]*x16[0]+s15*x0[304]+x0[283]*s131,
s139=x5[0]*s133+s17*x5[19]+s18*x5[22]+x5[7]*s134-s19*x5[24]-x5[3]*s135,
s140=x0[141]-s138-x4[155]-s139,
s141=x0[305]*s130+s14*x0[293]-x[i[2]]*x0[303]-x0[282]*x16[0]+s15*x0[298]+x0[286]*s131,
s142=x5[25]*s133+s17*x5[13]+s18*x5[23]+x5[2]*s134-s19*x5[18]-x5[6]*s135,
s143=x0[142]-s141-x4[156]-s142,
s144=s64*s137+s66*s140+s62*s143,
s145=s60 ? 0.0 : (-(s58*s144)),
s146=s30*(s24*s145),
s147=s140+s146,
s148=s30*s147,
s149=s30*(s21*s145),
s150=s137+s149,
s151=s30*s150,
s152=s30*(s27*s145),
s153=s143+s152,
s154=s30*s153,
s155=x0[10594]*(s16*s148-s34*s132+s31*s138-s22*s151)-s35*x0[10606]-s33*x0[10598]+x0[10603]*(s25*s151-s31*s141+s32*s132-s16*s154)+s36*x0[10605]+x0[10604]*(s22*s154-s32*s138+s34*s141-s25*s148)-x0[12879]*s154-x0[12880]*s148-x0[12881]*s151+(x7[0]*(s20*s148-s34*s136+s31*s139-s23*s151)-s37*x7[12]-s38*x7[4]+x7[9]*(s26*s151-s31*s142+s32*s136-s20*s154)-s39*x7[11]+x7[10]*(s23*s154-s32*s139+s34*s142-s26*s148)+x8[0]*s154+x8[1]*s148+x8[2]*s151),
s156=s145-x1[1],
s157=s89*x17[3]-s96*x17[0],
s158=s96*x17[1]-s82*x17[3],
s159=s82*x17[0]-s89*x17[1],
s160=s81*x0[1322]-s95*x0[1320],
s161=s95*x0[1319]-s88*x0[1322],
s162=s81*x0[1319]-s88*x0[1320],
s163=s110*s157+s109*s158+s115*s159+(s110*x4[1040]+s109*x4[1041]+s115*x4[1042])-(s110*x0[1033]+s109*x0[1034]+s115*x0[1035]-(s109*s160+s110*s161-s115*s162)),
s164=s163+x1[150]-x0[1010],
s165=0.5*(1.0/x0[1010]),
s166=s164*s165,
s167=2.0*x0[1010];
int s168=s167 > 0.0,
s169=(a155 > a156) ? s168 : 0;
double s170=s169 ? (-s166) : ((double)a156),
s171=1.0-s170,
s172=s92*x0[1319]+s95*x0[1324]-s88*x0[1321]-s85*x0[1322],
s173=s72*x0[1322]+s81*x0[1321]-s95*x0[1323]-s92*x0[1320],
s174=s85*x0[1320]+s88*x0[1323]-s81*x0[1324]-s72*x0[1319],
s175=s93*x17[0]+s96*x17[5]-s89*x17[2]-s86*x17[3],
s176=s79*x17[3]+s82*x17[2]-s96*x17[4]-s93*x17[1],
s177=s86*x17[1]+s89*x17[4]-s82*x17[5]-s79*x17[0],
s178=s113*s161-s110*s172+s108*s160-s109*s173-s119*s162-s115*s174-(s113*x0[1033]-s110*x0[1173]+s108*x0[1034]-s109*x0[1174]+s119*x0[1035]-s115*x0[1175])+(s113*x4[1040]-s110*x4[1180]+s108*x4[1041]-s109*x4[1181]+s119*x4[1042]-s115*x4[1182]+(s113*s157+s110*s175+s108*s158+s109*s176+s119*s159+s115*s177)),
s179=s178-x1[13]+x0[873],
s180=2.0*x0[873],
s181=s169 ? (s165*(s179+s165*(s164*s180))) : 0.0,
s182=s124*s171+s128*s181,
s183=x1[137]*s155,
s184=s40*x1[0],
s185=x0[1010]-(s163+x1[153]),
s186=s165*s185;
int s187=(a174 > a173) ? s168 : 0;
double s188=s187 ? s186 : ((double)a173),
s189=x0[873]+(s178-x1[16]),
s190=s187 ? (s165*(s189-s165*(s180*s185))) : 0.0,
s191=s124*s188-s128*s190,
s192=s41*s155,
s193=s145-x1[4],
s194=x1[140]*s192-s42*x1[3],
s195=s101*s128,
s196=s101*s129-s105*s195,
s197=s163*x1[149]-x1[148],
s198=s163*s197+x1[147],
s199=s163*s198-x1[146],
s200=s163*s199,
s201=s163*x1[154]-x1[155],
s202=s200+s201,
s203=s165*(s128*s202),
s204=s163*x1[151]-x1[152],
s205=s200+s204,
s206=s165*(s128*s205),
s207=s128*s188,
s208=s170-s188,
s209=s128*s208,
s210=s163*s209,
s211=s163*s210,
s212=s163*s211,
s213=s128*s171,
s214=(s187 ? s203 : 0.0)+(s169 ? (-s206) : 0.0)-x1[154]*s207+s199*s209+s198*s210+s197*s211+x1[149]*s212-x1[151]*s213,
s215=s109*s214,
s216=s115*s214,
s217=s181-s190,
s218=s124*s208-s128*s217,
s219=s163*s218+s178*s209,
s220=s110*s214,
s221=x0[1008]-x4[0],
s222=1.0/x0[1009],
s223=s221*s222;
int s224=(a189 > a190) ? (x0[1009] > 0.0) : 0;
double s225=s224 ? (-s223) : ((double)a190),
s226=6.0*s225,
s227=10.0+s225*(s226-15.0),
s228=s225*s225,
s229=s225*s228,
s230=s229*x0[1007];
int s231=a192 == 0;
double s232=(s231 ? (-(s227*s230)) : 0.0)-x4[2],
s233=x12[0]*x12[0]+x12[6]*x12[6],
s234=sqrt(s233),
s235=1.0/s234,
s236=x12[6]*s235,
s237=x12[0]*s235,
s238=s236*x18[0]+s237*x18[1],
s239=s237*x4[1034]-s236*x4[1033],
s240=1.0/s239,
s241=(s232*s238-s239)*s240,
s242=1.0/x1[160],
s243=s241*s242,
s244=(double)(1-a201-a202),
s245=s243*s244+((double)a201)-((double)a202),
s246=s236*x4[1034]+s237*x4[1033],
s247=s246*s246+s239*s239,
s248=sqrt(s247),
s249=1.0/s248,
s250=s246*s249,
s251=asin(s250),
s252=1.0/x1[161],
s253=s251*s252,
s254=(double)(1-a204-a205),
s255=s253*s254-((double)a204)+((double)a205),
s256=s245*s245+s255*s255,
s257=sqrt(s256),
s258=1.0/s257,
s259=s232*x7[43]+x8[6],
s260=s232*x7[44]-x8[7],
s261=s236*s259+s237*s260,
s262=s261*x1[158],
s263=s237*s259-s236*s260,
s264=s263*x1[159],
s265=s245*s262-s255*s264,
s266=s258*s265,
s267=s258*s266,
s268=s232+x1[157],
s269=(double)a213,
s270=s268*(s269*x1[156]),
s271=-s253,
s272=a215 ? s257 : s271,
s273=1.0/s272,
s274=s267*s270*(0.5*s273);
int s275=s256 == 0.0;
double s276=s275 ? 0.0 : (-s274),
s277=2.0*s245,
s278=a215 ? (s258*s270) : s270,
s279=s262*s278,
s280=s242*(s244*(a215 ? (s276*s277+s279) : s279)),
s281=s240*s280,
s282=s232*s281;
int s283=a213 > a192;
double s284=x1[159]*s278,
s285=s255*s284,
s286=x1[158]*s278,
s287=s245*s286,
s288=s237*s285-s236*s287,
s289=s237*s287+s236*s285,
s290=s269*((s283 ? ((a215 ? s266 : 0.0)+(a215 ? 0.0 : s265)) : 0.0)+x8[8]),
s291=(s283 ? (-(s238*s281-(x7[43]*s288-x7[44]*s289))) : 0.0)-x1[156]*s290,
s292=0.5*s235,
s293=2.0*x12[6],
s294=2.0*x12[0],
s295=s293*x12[21]+s294*x12[19];
int s296=s233 == 0.0;
double s297=s295*(0.5*(s296 ? 0.0 : s235)),
s298=s235*(x12[6]*s297),
s299=x12[21]-s298,
s300=s235*s299,
s301=s235*(x12[0]*s297),
s302=x12[19]-s301,
s303=s235*s302,
s304=x4[1033]*s300+s236*x4[1173]-x4[1034]*s303-s237*x4[1174],
s305=2.0*s239,
s306=x4[1034]*s300+s236*x4[1174]+x4[1033]*s303+s237*x4[1173],
s307=2.0*s246,
s308=s304*s305-s306*s307,
s309=0.5*s249;
int s310=s247 == 0.0;
double s311=s310 ? 0.0 : (-(s308*s309)),
s312=s306-s250*s311,
s313=1.0-s250*s250,
s314=sqrt(s313),
s315=1.0/(s248*s314),
s316=s246/s248;
int s317=(s316 == 1.0) ? 1 : (s316 == (-1.0));
double s318=s317 ? 0.0 : (s312*s315),
s319=(double)(1-a205-a204),
s320=s252*(s318-s253*x1[24])*s319,
s321=x0[871]-x4[140],
s322=s224 ? (s222*(s222*(s221*x0[872])-s321)) : 0.0,
s323=s229*x0[870],
s324=12.0*s225-15.0,
s325=(s231 ? (-(s227*(s322*(s228*(3.0*x0[1007]))+s323)+s322*(s230*s324))) : 0.0)-x4[142],
s326=x7[44]*s325+s232*x7[45],
s327=x7[43]*s325+s232*x7[38],
s328=s236*s326+s260*s300-s237*s327-s259*s303,
s329=s237*s326+s260*s303+s236*s327+s259*s300,
s330=1.0+s241,
s331=x18[0]*s300+s236*x18[5]+x18[1]*s303+s237*x18[4],
s332=s304*s330+s238*s325+s232*s331,
s333=s240*s332-s243*x1[23],
s334=(double)(1-a202-a201),
s335=s242*s333*s334,
s336=s264*s320-(s328*(s255*x1[159])-s263*(s255*x1[22]))-s329*(s245*x1[158])-s261*(s245*x1[21])-s262*s335,
s337=2.0*s255,
s338=s320*s337+s277*s335,
s339=0.5*s258,
s340=s275 ? 0.0 : (s338*s339),
s341=s269*(s283 ? ((a215 ? (-(s258*s336+s267*s340)) : 0.0)+(a215 ? 0.0 : (-s336))) : 0.0),
s342=x1[156]*s341,
s343=s290*x1[19],
s344=s163*s219+s178*s210,
s345=s325+x1[20],
s346=s101*s195,
s347=s258*(s270*s340),
s348=s269*(x1[156]*s345+s268*x1[19]),
s349=s347-s348,
s350=a215 ? (-(s258*s349)) : s348,
s351=s255*s350+s278*s320,
s352=s255*s278,
s353=s163*s344+s178*s211,
s354=s245*s350+s278*s335,
s355=s245*s278,
s356=s178*x1[149]+x1[11]-s163*x1[12],
s357=s163*s356+(s178*s197-x1[10]),
s358=s163*s357+(s178*s198+x1[9]),
s359=s163*s358+s178*s199,
s360=s178*x1[154]-(s163*x1[17]-x1[18]),
s361=s128*(s359+s360)+s124*s202,
s362=s165*(s180*s203),
s363=s187 ? (-(s165*s361+s362)) : 0.0,
s364=s178*x1[151]-(s163*x1[14]-x1[15]),
s365=s128*(s359+s364)+s124*s205,
s366=s165*(s180*s206),
s367=s169 ? (s165*s365+s366) : 0.0,
s368=s264*s278,
s369=s252*(s254*(a215 ? (-(s276*s337-s368)) : s368)),
s370=s315*s369,
s371=s309*(s317 ? 0.0 : (s250*s370)),
s372=s310 ? 0.0 : s371,
s373=s307*s372+(s317 ? 0.0 : (-s370)),
s374=s305*s372-s281*s330,
s375=s227*s291,
s376=3.0*s228,
s377=s375*s376,
s378=s291*s324,
s379=s222*(x0[1007]*s377+s230*s378),
s380=1.0/(s167*s167),
s381=s101*x1[145]+x1[144],
s382=s101*s381+x1[143],
s383=s200*s208-s171*s204-s188*s201+(s101*s382+x1[142]),
s384=x0[10603]*s383,
s385=x0[10604]*s383,
s386=x7[23]*s383,
s387=x7[24]*s383,
s388=s102*(s162*s214-(s81*s384-s88*s385+x0[12879]*s383-s82*s386+s89*s387-x8[3]*s383)+x0[1035]*s214-s159*s214-x4[1042]*s214),
s389=s102*s388,
s390=x0[10594]*s383,
s391=x7[14]*s383,
s392=s102*(s160*s214-(s81*s390-s95*s385-x0[12880]*s383-s82*s391+s96*s387+x8[4]*s383)-x0[1034]*s214+s158*s214+x4[1041]*s214),
s393=s102*s392,
s394=s102*(s161*s214-(s95*s384-s88*s390-x0[12881]*s383+s89*s391-s96*s386+x8[5]*s383)-x0[1033]*s214+s157*s214+x4[1040]*s214),
s395=s102*s394,
s396=s103*(s97*s389+(s346*x1[145]+(s195*s381+s128*s382))-s90*s393-s83*s395),
s397=s104 ? 0.0 : (-s396),
s398=s394-s84*s397,
s399=s388+s98*s397,
s400=s392-s91*s397,
s401=s235*(x4[1034]*s373+(x18[0]*s282+(s260*s285+s259*s287))-x4[1033]*s374),
s402=s235*s401,
s403=s235*(x4[1034]*s374+(x18[1]*s282+(s260*s287-s259*s285))+x4[1033]*s373),
s404=s235*s403,
s405=s292*(x12[6]*s402+x12[0]*s404),
s406=s296 ? 0.0 : (-s405),
s407=s400-(x17[1]*s216-(s115*s387-s110*s391)-x17[3]*s220),
s408=s398-(x17[3]*s215+(s115*s386-s109*s391)-x17[0]*s216),
s409=s41*(x1[140]*s193+s43*x1[3])+(x1[137]*s156+s44*x1[0]),
s410=x0[10603]*s409-s45*x0[10598],
s411=x0[10604]*s409-s45*x0[10605],
s412=x7[9]*s409-s45*x7[4],
s413=x7[10]*s409-s45*x7[11],
s414=s16*s410-s47*s132+s46*s138-s22*s411+x0[12879]*s409-s48*s136+s20*s412+s49*s139-s23*s413-x8[0]*s409,
s415=1.0/(s29*s29),
s416=x0[10594]*s409-s45*x0[10606],
s417=x7[0]*s409-s45*x7[12],
s418=s16*s416-s52*s132+s46*s141-s25*s411-x0[12880]*s409-s53*s136+s20*s417+s49*s142-s26*s413+x8[1]*s409,
s419=s22*s416-s52*s138+s47*s141-s25*s410+x0[12881]*s409-s53*s139+s23*s417+s48*s142-s26*s412-x8[2]*s409,
s420=s183-(s184-s194)-s27*s414*s415+s30*(s50*s153)+s51*s152+s415*(s24*s418)+s30*(s54*s147)+s55*s146-s415*(s21*s419)-s30*(s56*s150)-s57*s149,
s421=s60 ? 0.0 : (s58*(s60 ? s420 : (s420-s30*(s59*s144)))),
s422=s62*s421+(s30*s414-s51*s145)-s61*(2.0*s143),
s423=s399+(x17[0]*s220-(s110*s386-s109*s387)-x17[1]*s215),
s424=s258*(s266*s349)+s270*s336*(1.0/(s257*s257))+s267*s347,
s425=s275 ? 0.0 : (s339*(s275 ? s424 : (s424+s273*(s274*s338)))),
s426=s262*s350+(s286*s329+s261*(s278*x1[21])),
s427=s242*(s334*(a215 ? (s277*s425+s426+s276*(2.0*s335)) : s426)),
s428=s242*(s280*x1[23]),
s429=s66*s421-(s30*s418+s55*s145)-s61*(2.0*s140),
s430=s64*s421+(s30*s419+s57*s145)-s61*(2.0*s137),
s431=s398-(x0[1322]*s215+(s115*s384-s109*s390)-x0[1319]*s216),
s432=s65-(s34*s52-s32*s47),
s433=s400-(x0[1320]*s216+(s110*s390-s115*s385)-x0[1322]*s220),
s434=s67+(s32*s46-s31*s52),
s435=s399+(x0[1319]*s220+(s109*s385-s110*s384)-x0[1320]*s215),
s436=s63+(s31*s47-s34*s46),
s437=s264*s350-(s284*s328-s263*(s278*x1[22])),
s438=s252*(s319*(a215 ? (-(s337*s425-s437+s276*(2.0*s320))) : s437)),
s439=s252*(x1[24]*s369),
s440=s240*(s427-s428+s281*s304),
s441=x1[158]*s354+x1[21]*s355,
s442=x1[159]*s351+x1[22]*s352,
s443=s343+(s342-(s283 ? (-(s238*s440+(x7[43]*(s236*s441+s287*s300-s237*s442-s285*s303)-(s288*x7[38]-s289*x7[45])+x7[44]*(s237*s441+s287*s303+s236*s442+s285*s300)+s281*s331))) : 0.0)),
s444=s429+(s31*s417+s53*s151-s49*s154-s32*s413),
s445=s430-(s34*s417+s53*s148-s48*s154-s32*s412),
s446=s232*s440+s281*s325,
s447=s422-(s31*s412+s48*s151-s49*s148-s34*s413),
s448=s363+s367+s191*x1[154]-s207*x1[17]-s199*s218-s209*s358-s210*s357-s211*s356+s212*x1[12]-s198*s219-s197*s344-x1[149]*s353+s182*x1[151]-s213*x1[14],
s449=s109*s448-s108*s214,
s450=s115*s448-s119*s214,
s451=s110*s448-s113*s214,
s452=s422-(s31*s410+s47*s151-s46*s148-s34*s411),
s453=x0[286]*s452,
s454=x0[298]*s436,
s455=x0[304]*s434,
s456=s429+(s31*s416+s52*s151-s46*s154-s32*s411),
s457=x0[283]*s456,
s458=x0[301]*s432,
s459=s430-(s34*s416+s52*s148-s47*s154-s32*s410),
s460=x0[285]*s459,
s461=s453+s454+s455+s457-s458+s460,
s462=x5[25]*s447+s126*x5[13]+s125*x5[19]+x5[0]*s444-s127*x5[26]+x5[8]*s445,
s463=x5[2]*s447+s126*x5[23]+s125*x5[22]+x5[7]*s444-s127*x5[20]+x5[1]*s445,
s464=x5[6]*s447+s126*x5[18]+s125*x5[24]+x5[3]*s444-s127*x5[21]+x5[5]*s445,
s465=x0[305]*s452,
s466=x0[293]*s436,
s467=x0[299]*s434,
s468=x0[280]*s456,
s469=x0[306]*s432,
s470=x0[288]*s459,
s471=x0[1007]*s322,
s472=s376*(s443*(s227*x0[1007])-(s378*s471+x0[870]*s375))-(s375*(s322*(s226*x0[1007]))+s291*(s322*(s229*(12.0*x0[1007]))))+s324*(s230*s443-s291*(s323+s376*s471)),
s473=s222*(x0[872]*s379),
s474=s224 ? (-(s222*s472+s473)) : 0.0,
s475=1.0/s314,
s476=s317 ? 0.0 : (-((s438-s439)*s475)),
s477=s476+s311*s370,
s478=s315*(s312*s370),
s479=s317 ? s476 : ((s313 == 0.0) ? s477 : (s477-s478*(s248*(2.0*s250))*(0.5*s475))),
s480=s246*s479*(1.0/(s248*s248))-(s317 ? 0.0 : (s314*s478)),
s481=s310 ? 0.0 : (s309*(s310 ? (-s480) : (-(s480-s249*(s308*s371))))),
s482=s305*s481-s372*(2.0*s304)-s240*(s281*s332)-s330*s440,
s483=s307*s481+s249*s479+s372*(2.0*s306),
s484=s105*x1[145]+x1[7]+s101*x1[8],
s485=s101*s484+(s105*s381+x1[6]),
s486=s208*s359-(s181*s204+s171*s364+s200*s217)+s190*s201-s188*s360-(s101*s485+(s105*s382+x1[5])),
s487=x0[10603]*s486-x0[10598]*s383,
s488=x0[10604]*s486-x0[10605]*s383,
s489=x7[23]*s486-x7[18]*s383,
s490=x7[24]*s486-x7[25]*s383,
s491=s162*s448+(s81*s487-s72*s384+s85*s385-s88*s488+x0[12879]*s486+s79*s386-s82*s489-s86*s387+s89*s490-x8[3]*s486-s174*s214)+x0[1175]*s214+x0[1035]*s448+s177*s214-s159*s448-x4[1182]*s214-x4[1042]*s448,
s492=1.0/(s101*s101),
s493=x0[10594]*s486-x0[10606]*s383,
s494=x7[14]*s486-x7[26]*s383,
s495=s160*s448+(s81*s493-s72*s390+s92*s385-s95*s488-x0[12880]*s486+s79*s391-s82*s494-s93*s387+s96*s490+x8[4]*s486+s173*s214)-x0[1174]*s214-x0[1034]*s448-s176*s214+s158*s448+x4[1181]*s214+x4[1041]*s448,
s496=s161*s448-(s88*s493-s85*s390+s92*s384-s95*s487+x0[12881]*s486+s86*s391-s89*s494-s93*s386+s96*s489-x8[5]*s486-s172*s214)-x0[1173]*s214-x0[1033]*s448-s175*s214+s157*s448+x4[1180]*s214+x4[1040]*s448,
s497=s97*s491*s492-(s196*x1[145]+(s129*s381+(s124*s382-(s346*x1[8]+(s195*s484+s128*s485)))))-s102*(s118*s388)-s117*s389-s492*(s90*s495)+s102*(s107*s392)+s106*s393-s492*(s83*s496)+s102*(s112*s394)+s111*s395,
s498=s104 ? 0.0 : (s103*(s104 ? (-s497) : (-(s497+s102*(s99*s396))))),
s499=s84*s498-(s102*s496-s105*s395)-s397*(2.0*s80),
s500=s91*s498-(s102*s495-s105*s393)-s397*(2.0*s87),
s501=s98*s498+(s102*s491-s105*s389)-s397*(2.0*s94),
s502=s501+(x17[0]*s451+(s110*s489+s113*s386-s108*s387-s109*s490+x17[5]*s220-x17[4]*s215)-x17[1]*s449),
s503=s500+(x17[1]*s450-(s110*s494+s113*s391-s119*s387-s115*s490-x17[4]*s216)-x17[2]*s220-x17[3]*s451),
s504=s499+(x17[3]*s449+(s109*s494+s108*s391-s119*s386-s115*s489+x17[2]*s215-x17[5]*s216)-x17[0]*s450),
s505=s501+(x0[1319]*s451+(s110*s487+s113*s384-s108*s385-s109*s488+x0[1324]*s220-x0[1323]*s215)-x0[1320]*s449),
s506=s500+(x0[1320]*s450-(s110*s493+s113*s390-s119*s385-s115*s488-x0[1323]*s216)-x0[1321]*s220-x0[1322]*s451),
s507=s499+(x0[1322]*s449+(s109*s493+s108*s390-s119*s384-s115*s487+x0[1321]*s215-x0[1324]*s216)-x0[1319]*s450),
s508=x4[1034]*s482+(x18[1]*s446+(s260*s441+s287*s326-s285*s327-s259*s442+s282*x18[4]))+x4[1033]*s483+x4[1173]*s373+x4[1174]*s374,
s509=1.0/(s234*s234),
s510=x4[1034]*s483+(x18[0]*s446+s282*x18[5]+(s260*s442+s285*s326+s287*s327+s259*s441))+x4[1174]*s373-x4[1033]*s482-x4[1173]*s374,
s511=x12[0]*s508*s509+s235*(s302*s403)-s301*s404+s509*(x12[6]*s510)+s235*(s299*s401)-s298*s402,
s512=s296 ? 0.0 : (s292*(s296 ? (-s511) : (-(s511-s235*(s295*s405))))),
s513=x0[286]*s505+x0[298]*s435-x0[304]*s433+x0[283]*s506-x0[301]*s431+x0[285]*s507,
s514=x0[305]*s505+x0[293]*s435-x0[299]*s433+x0[280]*s506-x0[306]*s431+x0[288]*s507;
y8[9]=s124;
y8[10]=s18*s125;
y8[11]=s18*s126;
y8[12]=s19*s127;
y8[13]=s17*s125;
y8[14]=s17*s126;
y8[15]=s129;
y8[16]=s44*s155-s40*s156;
y8[17]=s182;
y8[18]=s183-s184;
y8[19]=s191;
y8[20]=s43*s192-s42*s193;
y8[21]=s194;
y8[22]=s196;
y8[23]=s163*s191+s178*s207;
y8[24]=s163*s182+s178*s213;
y8[25]=s219;
y8[26]=s283 ? (s236*s282) : 0.0;
y8[27]=s283 ? (s237*s282) : 0.0;
y8[28]=s342+s343;
y8[29]=s344;
y8[30]=s95*s215-s88*s216;
y8[31]=s268*s341+s290*s345;
y8[32]=s81*s215-s88*s220;
y8[33]=s89*s216-s96*s215;
y8[34]=s81*s216-s95*s220;
y8[35]=s101*s196-s105*s346;
y8[36]=s96*s220-s82*s216;
y8[37]=s283 ? (-(s263*s351-s328*s352)) : 0.0;
y8[38]=s353;
y8[39]=s283 ? (s261*s354+s329*s355) : 0.0;
y8[40]=s163*s353+s178*s212;
y8[41]=s363;
y8[42]=s367;
y8[43]=s367+(s363+2.0*(s187 ? (s185*s361*s380-s165*(s203*(s189-s180*s186))+s165*(s185*s362)) : 0.0)+2.0*(s169 ? (s380*(s164*s365)+s165*(s206*(s179+s166*s180))+s165*(s164*s366)) : 0.0));
y8[44]=s283 ? (s401+s293*s406) : 0.0;
y8[45]=s74*s423;
y8[46]=s283 ? (s403+s294*s406) : 0.0;
y8[47]=s283 ? (-(s242*(s241*s427)+s242*(s280*s333)-s242*(s241*s428))) : 0.0;
y8[48]=s75*s423;
y8[49]=s77*s423;
y8[50]=s68*s431-s14*s432;
y8[51]=x[i[10]]*s433+x[i[2]]*s434;
y8[52]=s68*s433+s14*s434;
y8[53]=s68*s435-s14*s436;
y8[54]=s70*s435-s15*s436;
y8[55]=s283 ? (s252*(s251*s438)+s252*(s369*(s318+x1[24]*(a215 ? s271 : s272)))-s252*(s251*s439)) : 0.0;
y8[56]=s70*s433+s15*s434;
y8[57]=s70*s431-s15*s432;
y8[58]=x[i[10]]*s431-x[i[2]]*s432;
y8[59]=x[i[10]]*s435-x[i[2]]*s436;
y8[60]=s18*s445-s127*s134;
y8[61]=s17*s444+s125*s133;
y8[62]=s283 ? (s236*s446+s282*s300) : 0.0;
y8[63]=s17*s445-s127*s133;
y8[64]=s18*s444+s125*s134;
y8[65]=s18*s447+s126*s134;
y8[66]=s17*s447+s126*s133;
y8[67]=s283 ? (s237*s446+s282*s303) : 0.0;
y8[68]=s449;
y8[69]=s450;
y8[70]=s451;
y8[71]=s231 ? (-(s443*(s227*s229)-(s322*s377+s378*(s229*s322)))) : 0.0;
y8[72]=s81*s449+(s72*s215-s85*s220)-s88*s451;
y8[73]=s461;
y8[74]=s462;
y8[75]=s463;
y8[76]=s464;
y8[77]=s81*s450-(s92*s220-s72*s216)-s95*s451;
y8[78]=s82*s449+(s79*s215-s86*s220)-s89*s451;
y8[79]=s88*s450+s85*s216-s92*s215-s95*s449;
y8[80]=s89*s450+s86*s216-s93*s215-s96*s449;
y8[81]=s231 ? (s224 ? (-(s221*s472*(1.0/(x0[1009]*x0[1009]))-s222*(s379*(s321-s223*x0[872]))+s222*(s221*s473))) : 0.0) : 0.0;
y8[82]=s231 ? (-s474) : 0.0;
y8[83]=s422-s501;
y8[84]=s430-s499;
y8[85]=s429-s500;
y8[86]=s75*s502+s76*s423;
y8[87]=s77*s503-s78*s407;
y8[88]=s77*s502+s78*s423;
y8[89]=s74*s504-s73*s408;
y8[90]=s75*s504-s76*s408;
y8[91]=s77*s504-s78*s408;
y8[92]=s74*s503-s73*s407;
y8[93]=s75*s503-s76*s407;
y8[94]=s74*s502+s73*s423;
y8[95]=s70*s505+s71*s435-s131*s436-s15*s452;
y8[96]=x[i[10]]*s506-x[i[11]]*s433-x16[0]*s434-x[i[2]]*s456;
y8[97]=s70*s507-s71*s431+s131*s432-s15*s459;
y8[98]=x[i[10]]*s507-x[i[11]]*s431+x16[0]*s432-x[i[2]]*s459;
y8[99]=s70*s506-s71*s433-s131*s434-s15*s456;
y8[100]=s283 ? (s294*s512+(s235*s508-s297*s404)+s406*(2.0*x12[19])) : 0.0;
y8[101]=x[i[10]]*s505+x[i[11]]*s435-x16[0]*s436-x[i[2]]*s452;
y8[102]=s68*s507-s69*s431+s130*s432-s14*s459;
y8[103]=s68*s506-s69*s433-s130*s434-s14*s456;
y8[104]=s68*s505+s69*s435-s130*s436-s14*s452;
y8[105]=s283 ? (s293*s512+(s235*s510-s297*s402)+s406*(2.0*x12[21])) : 0.0;
y8[106]=x12[51]*s502+x12[39]*s423-x12[45]*s407+x12[26]*s503-x12[52]*s408+x12[34]*s504;
y8[107]=s513;
y8[108]=x12[28]*s502+x12[49]*s423-x12[48]*s407+x12[33]*s503-x12[46]*s408+x12[27]*s504;
y8[109]=x0[282]*s505+x0[303]*s435-x0[302]*s433+x0[287]*s506-x0[300]*s431+x0[281]*s507;
y8[110]=x12[32]*s502+x12[44]*s423-x12[50]*s407+x12[29]*s503-x12[47]*s408+x12[31]*s504;
y8[111]=s514;
y8[112]=s470-(s469-(s468+(s467+(s465+(s466-s514)))));
y8[113]=s460-(s458-(s457+(s455+(s453+(s454-s513)))));
Fq[i[19] + 7]=-s499;
Fq[i[19] + 8]=-s500;
Fq[i[19] + 9]=-s501;
Fq[i[19] + 2]=-s443;
Fv[i[20] + 8]=-s449;
Fv[i[20] + 9]=-s450;
Fv[i[20] + 7]=-s451;
y8[114]=-(s19*s126);
y8[115]=-s463;
y8[116]=-s464;
y8[117]=-(x0[282]*s452+x0[303]*s436+x0[302]*s434+x0[287]*s456-x0[300]*s432+x0[281]*s459);
y8[118]=-(s82*s450+(s79*s216-s93*s220)-s96*s451);
y8[119]=-(s465+s466+s467+s468-s469+s470);
y8[120]=-(s17*s127);
y8[121]=-(s89*s220-s82*s215);
y8[122]=-(s77*s407);
y8[123]=-(s74*s408);
y8[124]=-(s19*s125);
y8[125]=-(s75*s408);
y8[126]=-(s77*s408);
y8[127]=-(s74*s407);
y8[128]=-(s75*s407);
y8[129]=-(s18*s127);
y8[130]=-(s19*s444+s125*s135);
y8[131]=-(s19*s445-s127*s135);
y8[132]=-(s19*s447+s126*s135);
y8[133]=-s461;
y8[134]=-s462;
Fq[i[19]]=s231 ? s474 : 0.0;
Fq[i[19] + 16]=s422;
Fq[i[19] + 15]=s429;
Fq[i[19] + 14]=s430;
Fv[i[20] + 1]=s283 ? (s237*s482+(s236*s483+s300*s373)+s303*s374) : 0.0;
Fv[i[20]]=s283 ? (s237*s483+s303*s373-s236*s482-s300*s374) : 0.0;
    }
}

static void iltis_second_twist_e0_b_12(const double *restrict x, double *restrict y, const unsigned short *i, int count)
{
    for (; count; count--, i += 8) {
const double *x0=x+i[0];
double *y7=y+i[7];
double s0=x0[0]*x0[0]+x0[1]*x0[1]+x0[2]*x0[2]+x0[3]*x0[3],
s1=1.0/s0,
s2=2.0*s1,
s3=2.0*x0[1],
s4=2.0*x0[0],
s5=2.0*x0[2],
s6=2.0*x0[3],
s7=s1*(s2*(s3*x0[141]+s4*x0[140]+s5*x0[142]+s6*x0[143])),
s8=s7*x[i[1]]-s2*x[i[2]],
s9=s2*x[i[1]],
s10=s2*x[i[3]],
s11=s7*x[i[3]]-s2*x[i[4]],
s12=s2*x[i[5]],
s13=s7*x[i[5]]-s2*x[i[6]],
s14=x0[2]*x0[1034]-x0[1]*x0[1035]+x0[3]*x0[1033]-x0[0]*x0[1036],
s15=x0[3]*x0[1034]-x0[2]*x0[1033]+x0[0]*x0[1035]-x0[1]*x0[1036],
s16=x0[1]*x0[1033]-x0[0]*x0[1034]-x0[2]*x0[1036]+x0[3]*x0[1035],
s17=x[i[1]]*(x0[141]*x0[1035]+x0[1]*x0[1175]-x0[142]*x0[1034]-x0[2]*x0[1174]+x0[140]*x0[1036]-x0[3]*x0[1173]-x0[143]*x0[1033]+x0[0]*x0[1176])-x[i[2]]*s14+x[i[4]]*s15+x[i[3]]*(x0[143]*x0[1034]+x0[3]*x0[1174]-x0[142]*x0[1033]-x0[2]*x0[1173]+x0[140]*x0[1035]+x0[0]*x0[1175]-x0[141]*x0[1036]-x0[1]*x0[1176])-x[i[6]]*s16,
s18=x[i[3]]*s15-x[i[1]]*s14-x[i[5]]*s16,
s19=2.0*x0[140],
s20=2.0*x0[141],
s21=2.0*x0[142],
s22=2.0*x0[143],
s23=s1*(s18*(x0[0]*s19+x0[1]*s20+x0[2]*s21+x0[3]*s22)),
s24=2.0*(s17+x[i[5]]*(x0[140]*x0[1034]+x0[0]*x0[1174]-x0[141]*x0[1033]-x0[1]*x0[1173]+x0[142]*x0[1036]+x0[2]*x0[1176]-x0[143]*x0[1035]-x0[3]*x0[1175])-s23)*(1.0/(s0*s0)),
s25=s1*(s2*s23),
s26=s1*(s2*s18);
y7[0]=x0[0]*s8-x0[140]*s9+x0[141]*s10-x0[1]*s11-x0[142]*s12+x0[2]*s13;
y7[1]=x0[2]*s8-x0[142]*s9+x0[143]*s10-x0[3]*s11+x0[140]*s12-x0[0]*s13;
y7[2]=x0[3]*s8-x0[143]*s9-x0[142]*s10+x0[2]*s11-x0[141]*s12+x0[1]*s13;
y7[3]=x0[1]*s8-x0[141]*s9-x0[140]*s10+x0[0]*s11+x0[143]*s12-x0[3]*s13;
y7[4]=s4*s24+(s8*x0[1036]-s9*x0[1176]-s10*x0[1175]+s11*x0[1035]-s12*x0[1174]+s13*x0[1034]-s4*s25+s19*s26);
y7[5]=s8*x0[1033]-s9*x0[1173]+s10*x0[1174]-s11*x0[1034]-s12*x0[1175]+s13*x0[1035]+s6*s25-s22*s26-s6*s24;
y7[6]=s5*s24-(s8*x0[1034]-s9*x0[1174]-s10*x0[1173]+s11*x0[1033]+s12*x0[1176]-s13*x0[1036]+s5*s25-s21*s26);
y7[7]=s8*x0[1035]-s9*x0[1175]+s10*x0[1176]-s11*x0[1036]+s12*x0[1173]-s13*x0[1033]-s3*s25+s20*s26+s3*s24;
    }
}

static void iltis_second_frame_e0_b_13(const double *restrict x, double *restrict y, const unsigned short *i, int count)
{
    for (; count; count--, i += 20) {
const double *x0=x+i[0];
double *y19=y+i[19];
double s0=2.0*x0[143],
s1=s0*x0[3],
s2=2.0*x0[140],
s3=s2*x0[0],
s4=x0[0]*x0[0],
s5=x0[3]*x0[3],
s6=s4+s5,
s7=x0[3]*x0[2],
s8=x0[0]*x0[1],
s9=s7-s8,
s10=x0[143]*x0[2]+x0[3]*x0[142],
s11=x0[140]*x0[1],
s12=x0[0]*x0[141],
s13=x0[3]*x0[1],
s14=x0[0]*x0[2],
s15=s13+s14,
s16=x0[3]*x0[141]+x0[143]*x0[1],
s17=x0[140]*x0[2],
s18=x0[0]*x0[142],
s19=s7+s8,
s20=x0[2]*x0[2],
s21=s4+s20,
s22=2.0*x0[142],
s23=x0[2]*s22,
s24=x0[2]*x0[1],
s25=x0[3]*x0[0],
s26=s24-s25,
s27=x0[1]*x0[142]+x0[2]*x0[141],
s28=x0[3]*x0[140],
s29=x0[143]*x0[0],
s30=s13-s14,
s31=s24+s25,
s32=s4+x0[1]*x0[1],
s33=2.0*x0[141],
s34=s3+x0[1]*s33,
s35=s9*x[i[4]]+x[i[1]]*s6+s15*x[i[6]]+s19*x[i[8]]+s21*x[i[10]]+s26*x[i[12]]+s30*x[i[14]]+s31*x[i[16]]+s32*x[i[18]],
s36=s5+(s20+s32),
s37=1.0/s36,
s38=s35*(s1+(s23+s34))*s37,
s39=(s1+s3)*x[i[1]]+s6*x[i[2]]+s9*x[i[3]]+(s10-s11-s12)*x[i[4]]+s15*x[i[5]]+(s16+s17+s18)*x[i[6]]+s19*x[i[7]]+(s12+(s10+s11))*x[i[8]]+s21*x[i[9]]+(s3+s23)*x[i[10]]+s26*x[i[11]]+(s27-s28-s29)*x[i[12]]+s30*x[i[13]]-(s18-(s16-s17))*x[i[14]]+s31*x[i[15]]+(s29+(s27+s28))*x[i[16]]+s32*x[i[17]]+s34*x[i[18]]-s38,
s40=2.0*s39*(1.0/(s36*s36)),
s41=2.0*x0[1],
s42=2.0*s37,
s43=s37*(s38*s42),
s44=s37*(s35*s42),
s45=2.0*x0[0],
s46=2.0*x0[2],
s47=2.0*x0[3],
s48=s37*(s42*(x0[140]*s45+x0[141]*s41+x0[142]*s46+x0[143]*s47)),
s49=x[i[4]]*s48-x[i[3]]*s42,
s50=x[i[4]]*s42,
s51=x[i[6]]*s42,
s52=x[i[6]]*s48-x[i[5]]*s42,
s53=x[i[8]]*s42,
s54=x[i[8]]*s48-x[i[7]]*s42,
s55=x[i[12]]*s42,
s56=x[i[12]]*s48-x[i[11]]*s42,
s57=x[i[14]]*s42,
s58=x[i[14]]*s48-x[i[13]]*s42,
s59=x[i[16]]*s42,
s60=x[i[16]]*s48-x[i[15]]*s42,
s61=x[i[18]]*s48-x[i[17]]*s42,
s62=x[i[1]]*s48-x[i[2]]*s42,
s63=x[i[10]]*s48-x[i[9]]*s42,
s64=s2*s42;
y19[0]=s40*s41-(s41*s43-s33*s44)-(x0[0]*s49-x0[140]*s50+x0[143]*s51-x0[3]*s52+x0[140]*s53-x0[0]*s54+x0[142]*s55-x0[2]*s56+x0[143]*s57-x0[3]*s58+x0[142]*s59-x0[2]*s60+x[i[18]]*(s33*s42)-s41*s61);
y19[1]=s40*s47-(s43*s47-s0*s44)+(s47*s62-x[i[1]]*(s0*s42)-x0[142]*s50+x0[2]*s49-x0[141]*s51+x0[1]*s52-x0[142]*s53+x0[2]*s54+x0[140]*s55-x0[0]*s56-x0[141]*s57+x0[1]*s58-x0[140]*s59+x0[0]*s60);
y19[2]=s40*s46-(s43*s46-s22*s44)+(x0[3]*s49-x0[143]*s50-x0[140]*s51+x0[0]*s52-x0[143]*s53+x0[3]*s54-x[i[10]]*(s22*s42)+s46*s63-x0[141]*s55+x0[1]*s56+x0[140]*s57-x0[0]*s58-x0[141]*s59+x0[1]*s60);
y19[3]=s45*s62-x[i[1]]*s64+x0[141]*s50-x0[1]*s49-x0[142]*s51+x0[2]*s52-x0[141]*s53+x0[1]*s54-x[i[10]]*s64+s45*s63+x0[143]*s55-x0[3]*s56+x0[142]*s57-x0[2]*s58-x0[143]*s59+x0[3]*s60-x[i[18]]*s64+s45*s61+(s40*s45-(s43*s45-s2*s44));
    }
}

static void iltis_second_corner_points_e0_b_14(const double *restrict x, double *restrict y, const unsigned short *i, int count)
{
    for (; count; count--, i += 2) {
const double *x0=x+i[0];
double *y1=y+i[1];
double s0=0.5*x0[42],
s1=0.5*x0[41],
s2=0.5*x0[60];
y1[0]=s0;
y1[1]=s1;
y1[2]=s2;
y1[3]=x0[59]+(s0+x0[2]);
y1[4]=s1+x0[1]+x0[43];
y1[5]=s2+x0[0]+x0[45];
    }
}

static void iltis_second_frame_d0_d1_e1_nodiff_15(const double *restrict x, double *restrict y, const unsigned short *i, int count)
{
    for (; count; count--, i += 2) {
const double *x0=x+i[0];
double *y1=y+i[1];
double s0=x0[0]*x0[0],
s1=x0[1]*x0[1]+s0,
s2=x0[2]*x0[2],
s3=x0[3]*x0[3],
s4=1.0/(s1+s2+s3),
s5=2.0*s4,
s6=x0[2]*x0[3],
s7=x0[1]*x0[0],
s8=s6+s7,
s9=s6-s7,
s10=x0[0]*x0[3],
s11=x0[1]*x0[2],
s12=s10+s11,
s13=s10-s11,
s14=x0[1]*x0[3],
s15=x0[0]*x0[2],
s16=s14-s15,
s17=s14+s15,
s18=s0+s2,
s19=s0+s3,
s20=2.0*x0[0],
s21=s20*x0[140],
s22=2.0*x0[1],
s23=s21+s22*x0[141],
s24=2.0*x0[2],
s25=s24*x0[142],
s26=2.0*x0[3],
s27=s26*x0[143],
s28=s4*(s5*(s23+s25+s27)),
s29=s21+s25,
s30=s4*s5,
s31=s20*x0[1367],
s32=s31+s22*x0[1368],
s33=s24*x0[1369],
s34=s26*x0[1370],
s35=s32+s33+s34,
s36=s30*s35,
s37=x0[2]*x0[1370]+x0[3]*x0[1369],
s38=x0[1]*x0[1367],
s39=x0[0]*x0[1368],
s40=s37+s38+s39,
s41=s39-(s37-s38),
s42=x0[1]*x0[1370]+x0[3]*x0[1368],
s43=x0[2]*x0[1367],
s44=x0[0]*x0[1369],
s45=s42-s43-s44,
s46=s44+(s42+s43),
s47=x0[2]*x0[1368]+x0[1]*x0[1369],
s48=x0[3]*x0[1367],
s49=x0[0]*x0[1370],
s50=s47+s48+s49,
s51=s49-(s47-s48),
s52=s21+s27,
s53=x0[2]*x0[143]+x0[3]*x0[142],
s54=x0[1]*x0[140],
s55=x0[0]*x0[141],
s56=s53+s54+s55,
s57=s55-(s53-s54),
s58=x0[3]*x0[141]+x0[1]*x0[143],
s59=x0[2]*x0[140],
s60=x0[0]*x0[142],
s61=s58-s59-s60,
s62=s60+(s58+s59),
s63=x0[1]*x0[142]+x0[2]*x0[141],
s64=x0[3]*x0[140],
s65=x0[0]*x0[143],
s66=s63+s64+s65,
s67=s65-(s63-s64),
s68=s31+s34,
s69=s31+s33,
s70=x0[140]*(2.0*x0[1367]),
s71=s70+x0[141]*(2.0*x0[1368]),
s72=x0[142]*(2.0*x0[1369]),
s73=x0[143]*(2.0*x0[1370]),
s74=s35*(s4*(s28+s28))-s30*(s71+s72+s73),
s75=x0[143]*x0[1369]+x0[142]*x0[1370],
s76=x0[141]*x0[1367],
s77=x0[140]*x0[1368],
s78=x0[142]*x0[1368]+x0[141]*x0[1369],
s79=x0[143]*x0[1367],
s80=x0[140]*x0[1370],
s81=x0[143]*x0[1368]+x0[141]*x0[1370],
s82=x0[142]*x0[1367],
s83=x0[140]*x0[1369];
y1[0]=s5*s8;
y1[1]=s5*s9;
y1[2]=s5*s12;
y1[3]=s5*s16;
y1[4]=s5*s17;
y1[5]=s5*s18-1.0;
y1[6]=s1*s5-1.0;
y1[7]=s5*s19-1.0;
y1[8]=s13*s36-s5*s51;
y1[9]=s13*s28-s5*s67;
y1[10]=s8*s74-s36*s56-s28*s40+s5*(s75+s76+s77);
y1[11]=s9*s74+s36*s57+s28*s41-s5*(s77-(s75-s76));
y1[12]=s12*s74-s36*s66-s28*s50+s5*(s78+s79+s80);
y1[13]=s1*s74-s23*s36-s28*s32+s5*s71;
y1[14]=s19*s74-s36*s52-s28*s68+s5*(s70+s73);
y1[15]=s16*s74-s36*s61-s28*s45+s5*(s81-s82-s83);
y1[16]=s17*s74-s36*s62-s28*s46+s5*(s83+(s81+s82));
y1[17]=s18*s74-s29*s36-s28*s69+s5*(s70+s72);
y1[18]=-(s18*s28-s5*s29);
y1[19]=-(s8*s36-s5*s40);
y1[20]=-(s9*s36+s5*s41);
y1[21]=-(s16*s36-s5*s45);
y1[22]=-(s17*s36-s5*s46);
y1[23]=-(s12*s36-s5*s50);
y1[24]=-(s1*s36-s5*s32);
y1[25]=-(s19*s28-s5*s52);
y1[26]=-(s8*s28-s5*s56);
y1[27]=-(s9*s28+s5*s57);
y1[28]=-(s16*s28-s5*s61);
y1[29]=-(s17*s28-s5*s62);
y1[30]=-(s12*s28-s5*s66);
y1[31]=-(s19*s36-s5*s68);
y1[32]=-(s18*s36-s5*s69);
y1[33]=-(s5*s13);
y1[34]=-(s13*s74-s36*s67-s28*s51+s5*(s80-(s78-s79)));
y1[35]=-(s1*s28-s5*s23);
    }
}

static void iltis_second_revolute_d0_d1_e1_b_16(const double *restrict x, double *restrict y, const unsigned short *i, int count)
{
    for (; count; count--, i += 20) {
const double *x0=x+i[0],*x1=x+i[1],*x2=x+i[2],*x4=x+i[4],*x12=x+i[12],*x19=x+i[19];
double *y19=y+i[19];
double s0=x[i[3]]-x4[137],
s1=x[i[5]]-x4[2],
s2=x[i[6]]-x[i[7]],
s3=x[i[8]]-x[i[9]],
s4=x[i[10]]-x4[139],
s5=x[i[11]]-x4[0],
s6=x4[0]-x[i[13]],
s7=x4[137]-x[i[14]],
s8=x[i[9]]-x[i[15]],
s9=x4[139]-x[i[16]],
s10=x4[2]-x[i[17]],
s11=x[i[7]]-x[i[18]],
s12=x0[2]*x2[17],
s13=x0[1157]*x2[8],
s14=x0[1156]*x2[15],
s15=x0[1]*x2[30],
s16=x0[1155]*x2[32],
s17=x0[0]*x2[6],
s18=x0[2]*x12[21]+x0[1157]*x12[15],
s19=x0[1156]*x12[12],
s20=x0[1]*x12[23],
s21=x0[1155]*x12[13],
s22=x0[0]*x12[24],
s23=x0[2]*x2[19],
s24=x0[1157]*x2[13],
s25=x0[1156]*x2[10],
s26=x0[1]*x2[21],
s27=x0[1155]*x2[11],
s28=x0[0]*x2[22],
s29=x0[1157]*x12[10]+x0[2]*x12[19],
s30=x0[1156]*x12[17],
s31=x0[1]*x12[32],
s32=x1[1]*x19[0],
s33=x0[1155]*x12[34],
s34=x0[0]*x12[8],
s35=x1[0]*x19[1],
s36=x0[1157]*x2[12],
s37=x0[2]*x2[29],
s38=x0[1156]*x2[9],
s39=x0[1]*x2[18],
s40=x1[1]*x19[2],
s41=x0[1155]*x2[14],
s42=x0[0]*x2[20],
s43=x1[0]*x19[3],
s44=x0[1157]*x12[14]+x0[2]*x12[31],
s45=x0[1156]*x12[11],
s46=x0[1]*x12[20],
s47=x1[1]*x19[4],
s48=x0[1155]*x12[16],
s49=x0[0]*x12[22],
s50=x1[0]*x19[5];
y19[6]=x0[1158]*x2[21];
y19[7]=x2[21]*x0[1159];
y19[8]=x0[1158]*x2[19];
y19[9]=x0[1159]*x2[19];
y19[10]=x0[1158]*x2[22];
y19[11]=x0[1159]*x2[22];
y19[12]=x0[1158]*x12[8]+x0[1159]*x12[22];
y19[13]=x2[22]*x0[4]+x0[1159]*x2[11];
y19[14]=x0[1157]*s7;
y19[15]=x2[19]*x0[3]+x0[1158]*x2[13];
y19[16]=x2[19]*x0[4]+x0[1159]*x2[13];
y19[17]=x0[1158]*x12[32]+x0[1159]*x12[20];
y19[18]=x2[22]*x0[3]+x0[1158]*x2[11];
y19[19]=x0[1157]*s3;
y19[20]=x0[1157]*s4;
y19[21]=x2[21]*x0[3]+x0[1158]*x2[10];
y19[22]=x2[21]*x0[4]+x0[1159]*x2[10];
y19[23]=x0[1156]*s3;
y19[24]=x0[1156]*s4;
y19[25]=x0[1155]*s3;
y19[26]=x0[1155]*s4;
y19[27]=x0[1155]*s7;
y19[28]=x0[1156]*s7;
y19[29]=x0[1158]*x12[19]+x0[1159]*x12[31];
y19[30]=x0[1155]*s0-(x0[1158]*x12[33]+x0[1159]*x12[4]);
y19[31]=x0[1157]*s11-x0[2]*s3;
y19[32]=x0[1157]*s10-x0[2]*s4;
y19[33]=x0[1156]*s11-x0[1]*s3;
y19[34]=x0[1156]*s10-x0[1]*s4;
y19[35]=x0[1155]*s11-x0[0]*s3;
y19[36]=x0[1155]*s10-x0[0]*s4;
y19[37]=x0[1156]*s8-x0[1158]*x2[0];
y19[38]=x0[1]*s7-x0[1156]*s5;
y19[39]=x0[1157]*s8-x0[1158]*x2[1];
y19[40]=x0[1157]*s0-(x0[1158]*x12[0]+x0[1159]*x12[7]);
y19[41]=x0[1157]*s5-x0[2]*s7;
y19[42]=x0[1157]*s9-x0[1159]*x2[1];
y19[43]=x0[1155]*s9-x0[1159]*x2[4];
y19[44]=x0[1155]*s8-x0[1158]*x2[4];
y19[45]=x0[1156]*s0-(x0[1158]*x12[5]+x0[1159]*x12[1]);
y19[46]=x0[0]*s7-x0[1155]*s5;
y19[47]=x0[1156]*s9-x0[1159]*x2[0];
y19[48]=x0[1159]*x2[26]+x0[4]*x2[1]+x0[1157]*s1-x0[2]*s9;
y19[49]=x0[1158]*x2[33]+x0[3]*x2[4]+x0[1155]*s2-x0[0]*s8;
y19[50]=x0[1159]*x12[14]+x0[4]*x12[31]+x0[1158]*x12[10]+x0[3]*x12[19];
y19[51]=x0[4]*x12[20]+x0[1159]*x12[11]+x0[1158]*x12[17]+x0[3]*x12[32];
y19[52]=x0[1158]*x2[26]+x0[3]*x2[1]+x0[1157]*s2-x0[2]*s8;
y19[53]=x0[1159]*x2[28]+x0[4]*x2[0]+x0[1156]*s1-x0[1]*s9;
y19[54]=x12[22]*x0[4]+x0[1159]*x12[16]+x0[1158]*x12[34]+x12[8]*x0[3];
y19[55]=x0[1155]*s1+(x0[1159]*x2[33]+x0[4]*x2[4])-x0[0]*s9;
y19[56]=x0[1158]*x2[28]+x0[3]*x2[0]+x0[1156]*s2-x0[1]*s8;
y19[57]=s12+s13+s14+s15+s16+s17;
y19[58]=x0[4]*x12[4]+x0[1159]*x12[29]+x0[1158]*x12[9]+x0[3]*x12[33]+x0[1155]*s6-x0[0]*s0;
y19[59]=x0[4]*x12[7]+x0[1159]*x12[25]+x0[1158]*x12[26]+x0[3]*x12[0]+x0[1157]*s6-x0[2]*s0;
y19[60]=x0[4]*x12[1]+x0[1159]*x12[27]+x0[1158]*x12[18]+x0[3]*x12[5]+x0[1156]*s6-x0[1]*s0;
y19[61]=s18+s19+s20+s21+s22;
y19[62]=s23+s24+s25+s26+s27+s28;
y19[63]=s29+s30+s31+s32+s33+s34+s35;
y19[64]=s36+s37+s38+s39+s40+s41+s42+s43;
y19[65]=s44+s45+s46+s47+s48+s49+s50;
y19[66]=s28+(s27-(s22+(s21-(s26+(s25-(s20+(s19-(s23-(s18-s24)))))))));
y19[67]=s17+(s16-(s35+(s34+(s33-(s15+(s14-(s32+(s31+(s30-(s12+(s13-s29)))))))))));
y19[68]=s43+(s42+(s41-(s50+(s49+(s48-(s40+(s39+(s38-(s47+(s46+(s45-(s37+(s36-s44)))))))))))));
    }
}

static void iltis_second_revolute_d0_d1_e1_b_17(const double *restrict x, double *restrict y, const unsigned short *i, int count)
{
    for (; count; count--, i += 3) {
const double *x0=x+i[0],*x1=x+i[1];
double *y2=y+i[2];
y2[0]=x0[19]*x1[1155];
y2[1]=x1[1155]*x0[32];
y2[2]=x1[1155]*x0[33];
y2[3]=x1[1155]*x0[8];
y2[4]=x1[1155]*x0[5];
y2[5]=x1[1155]*x0[0];
y2[6]=x0[19]*x1[1156];
y2[7]=x0[32]*x1[1156];
y2[8]=x0[33]*x1[1156];
y2[9]=x0[8]*x1[1156];
y2[10]=x0[5]*x1[1156];
y2[11]=x0[0]*x1[1156];
y2[12]=x0[19]*x1[0]+x1[1155]*x0[10];
y2[13]=x0[32]*x1[0]+x1[1155]*x0[17];
y2[14]=x0[33]*x1[0]+x1[1155]*x0[9];
y2[15]=x0[8]*x1[0]+x1[1155]*x0[34];
y2[16]=x0[5]*x1[0]+x1[1155]*x0[18];
y2[17]=x0[0]*x1[0]+x1[1155]*x0[26];
y2[18]=x1[1156]*x0[10]+x0[19]*x1[1];
y2[19]=x1[1156]*x0[17]+x0[32]*x1[1];
y2[20]=x1[1156]*x0[9]+x0[33]*x1[1];
y2[21]=x1[1156]*x0[34]+x0[8]*x1[1];
y2[22]=x1[1156]*x0[18]+x0[5]*x1[1];
y2[23]=x1[1156]*x0[26]+x0[0]*x1[1];
y2[24]=x1[1155]*x0[67]+x1[1156]*x0[57];
y2[25]=x1[1155]*x0[56]+x1[1156]*x0[59];
y2[26]=x1[1155]*x0[58]+x1[1156]*x0[60];
y2[27]=x1[1155]*x0[40]+x1[1156]*x0[42];
y2[28]=x1[1155]*x0[37]+x1[1156]*x0[38];
y2[29]=x1[1155]*x0[43]+x1[1156]*x0[39];
y2[30]=x1[1]*x0[57]+x1[1156]*x0[51]+x1[1155]*x0[50]+x1[0]*x0[67];
y2[31]=x1[1]*x0[59]+x1[1156]*x0[48]+x1[1155]*x0[47]+x1[0]*x0[56];
y2[32]=x1[1]*x0[60]+x1[1156]*x0[49]+x1[1155]*x0[52]+x1[0]*x0[58];
y2[33]=x1[1]*x0[42]+x1[1156]*x0[71]+x1[1155]*x0[65]+x1[0]*x0[40];
y2[34]=x1[1]*x0[38]+x1[1156]*x0[66]+x1[1155]*x0[63]+x1[0]*x0[37];
y2[35]=x1[1]*x0[39]+x1[1156]*x0[64]+x1[1155]*x0[61]+x1[0]*x0[43];
    }
}

static void iltis_second_spherical_d0_d1_e1_b_18(const double *restrict x, double *restrict y, const unsigned short *i, int count)
{
    for (; count; count--, i += 17) {
const double *x0=x+i[0],*x1=x+i[1],*x6=x+i[6],*x8=x+i[8],*x14=x+i[14],*x15=x+i[15];
double *y16=y+i[16];
double s0=x1[137]-x[i[2]],
s1=x[i[3]]-x[i[4]],
s2=x1[139]-x[i[5]],
s3=x1[137]-x6[137],
s4=x[i[3]]-x[i[7]],
s5=x1[139]-x8[137],
s6=x[i[9]]-x1[0],
s7=x[i[10]]-x[i[11]],
s8=x[i[12]]-x1[2],
s9=x1[0]-x6[0],
s10=x[i[11]]-x[i[13]],
s11=x1[2]-x8[0],
s12=x0[1157]*x14[6]+x0[2]*x14[23],
s13=x0[1156]*x14[3],
s14=x0[1]*x14[12],
s15=x0[1155]*x14[8],
s16=x0[0]*x14[14],
s17=x0[1157]*x14[2]+x0[2]*x14[11],
s18=x0[1156]*x14[9],
s19=x0[1]*x14[24],
s20=x0[1155]*x14[26],
s21=x0[0]*x14[0],
s22=x0[1157]*x14[7]+x0[2]*x14[13],
s23=x0[1156]*x14[4],
s24=x0[1]*x14[15],
s25=x0[1155]*x14[5],
s26=x0[0]*x14[16],
s27=x0[1157]*x15[6],
s28=x0[2]*x15[23],
s29=x0[1156]*x15[3],
s30=x0[1]*x15[12],
s31=x0[1155]*x15[8],
s32=x0[0]*x15[14],
s33=x0[1157]*x15[2],
s34=x0[2]*x15[11],
s35=x0[1156]*x15[9],
s36=x0[1]*x15[24],
s37=x0[1155]*x15[26],
s38=x0[0]*x15[0],
s39=x0[1157]*x15[7],
s40=x0[2]*x15[13],
s41=x0[1156]*x15[4],
s42=x0[1]*x15[15],
s43=x0[1155]*x15[5],
s44=x0[0]*x15[16];
y16[0]=x0[1155]*s0;
y16[1]=x0[1155]*s1;
y16[2]=x0[1155]*s2;
y16[3]=x0[1155]*s3;
y16[4]=x0[1155]*s4;
y16[5]=x0[1155]*s5;
y16[6]=x0[1156]*s0;
y16[7]=x0[1156]*s1;
y16[8]=x0[1156]*s2;
y16[9]=x0[1156]*s3;
y16[10]=x0[1156]*s4;
y16[11]=x0[1156]*s5;
y16[12]=x0[1157]*s0;
y16[13]=x0[1157]*s1;
y16[14]=x0[1157]*s2;
y16[15]=x0[1157]*s3;
y16[16]=x0[1157]*s4;
y16[17]=x0[1157]*s5;
y16[18]=x0[0]*s0-x0[1155]*s6;
y16[19]=x0[0]*s1-x0[1155]*s7;
y16[20]=x0[0]*s2-x0[1155]*s8;
y16[21]=x0[0]*s3+x0[1155]*s9;
y16[22]=x0[0]*s4+x0[1155]*s10;
y16[23]=x0[0]*s5+x0[1155]*s11;
y16[24]=x0[1156]*s6-x0[1]*s0;
y16[25]=x0[1156]*s7-x0[1]*s1;
y16[26]=x0[1156]*s8-x0[1]*s2;
y16[27]=x0[1156]*s9+x0[1]*s3;
y16[28]=x0[1156]*s10+x0[1]*s4;
y16[29]=x0[1156]*s11+x0[1]*s5;
y16[30]=x0[2]*s0-x0[1157]*s6;
y16[31]=x0[2]*s1-x0[1157]*s7;
y16[32]=x0[2]*s2-x0[1157]*s8;
y16[33]=x0[2]*s3+x0[1157]*s9;
y16[34]=x0[2]*s4+x0[1157]*s10;
y16[35]=x0[2]*s5+x0[1157]*s11;
y16[36]=s12+s13+s14+s15+s16;
y16[37]=s17+s18+s19+s20+s21;
y16[38]=s22+s23+s24+s25+s26;
y16[39]=s27+s28+s29+s30+s31+s32;
y16[40]=s33+s34+s35+s36+s37+s38;
y16[41]=s39+s40+s41+s42+s43+s44;
y16[42]=s32+(s31-(s16+(s15-(s30+(s29-(s14+(s13-(s28-(s12-s27)))))))));
y16[43]=s38+(s37-(s21+(s20-(s36+(s35-(s19+(s18-(s34-(s17-s33)))))))));
y16[44]=s44+(s43-(s26+(s25-(s42+(s41-(s24+(s23-(s40-(s22-s39)))))))));
    }
}

static void iltis_second_lever_to_d0_d1_e1_nodiff_19(const double *restrict x, double *restrict y, const unsigned short *i, int count)
{
    for (; count; count--, i += 11) {
const double *x0=x+i[0],*x9=x+i[9];
double *y10=y+i[10];
double s0=x0[144]-x0[138],
s1=x0[143]-x0[137],
s2=x0[6]-x0[0],
s3=x0[7]-x0[1];
y10[0]=s0*x[i[1]]+s1*x[i[2]];
y10[1]=x[i[4]]*s2+s1*x[i[5]]+x[i[3]]*s3+s0*x[i[6]];
y10[2]=x[i[2]]*s2+s1*x[i[7]]+s0*x[i[8]]+x[i[1]]*s3;
y10[3]=s0*x[i[3]]+s1*x[i[4]]-(x9[0]-x9[133]);
    }
}

static void iltis_second_dot_d0_d1_e1_b_20(const double *restrict x, double *restrict y, const unsigned short *i, int count)
{
    for (; count; count--, i += 26) {
const double *x0=x+i[0];
double *y25=y+i[25];
y25[0]=x0[1155]*x[i[1]];
y25[1]=x0[1155]*x[i[2]];
y25[2]=x0[1155]*x[i[3]];
y25[3]=x0[1155]*x[i[4]];
y25[4]=x0[1155]*x[i[5]];
y25[5]=x0[1155]*x[i[6]];
y25[6]=x0[1155]*x[i[7]];
y25[7]=x0[1155]*x[i[8]];
y25[8]=x0[1155]*x[i[9]];
y25[9]=x0[1155]*x[i[10]];
y25[10]=x0[1155]*x[i[11]];
y25[11]=x0[1155]*x[i[12]];
y25[12]=x0[1155]*x[i[13]]+x[i[1]]*x0[0];
y25[13]=x0[1155]*x[i[14]]+x[i[2]]*x0[0];
y25[14]=x0[1155]*x[i[15]]+x[i[3]]*x0[0];
y25[15]=x0[1155]*x[i[16]]+x[i[4]]*x0[0];
y25[16]=x0[1155]*x[i[17]]+x[i[5]]*x0[0];
y25[17]=x0[1155]*x[i[18]]+x[i[6]]*x0[0];
y25[18]=x0[1155]*x[i[19]]+x[i[7]]*x0[0];
y25[19]=x0[1155]*x[i[20]]+x[i[8]]*x0[0];
y25[20]=x0[1155]*x[i[21]]+x[i[9]]*x0[0];
y25[21]=x0[1155]*x[i[22]]+x[i[10]]*x0[0];
y25[22]=x0[1155]*x[i[23]]+x[i[11]]*x0[0];
y25[23]=x0[1155]*x[i[24]]+x[i[12]]*x0[0];
    }
}

static void iltis_second_lever_to_d0_d1_e1_b_21(const double *restrict x, double *restrict y, const unsigned short *i, int count)
{
    for (; count; count--, i += 10) {
const double *x0=x+i[0],*x1=x+i[1];
double *y1=y+i[1];
double s0=x0[144]-x0[138],
s1=x0[143]-x0[137],
s2=x0[7]-x0[1],
s3=x0[6]-x0[0];
y1[16]=s0*x1[0];
y1[17]=s0*x1[5];
y1[18]=s1*x1[5];
y1[19]=x1[0]*s1;
y1[20]=x1[0]*(x1[1]-x1[2]);
y1[21]=s0*x1[8]+x1[0]*s2;
y1[22]=x1[5]*s2+s0*x1[9];
y1[23]=x1[5]*s3+s1*x1[9];
y1[24]=x1[0]*s3+s1*x1[8];
y1[25]=x1[9]*x[i[2]]+x1[5]*x[i[3]]+x1[7]*x1[10]+x1[8]*x[i[4]]+x1[0]*x[i[5]]+x1[3]*x1[11];
y1[26]=x1[9]*x[i[6]]+x1[5]*x[i[7]]+x1[4]*x1[12]+x1[7]*x1[13]+x1[8]*x[i[8]]+x1[0]*x[i[9]]+x1[6]*x1[14]+x1[3]*x1[15];
    }
}

static void iltis_second_euler_norm_d0_d1_e1_b_22(const double *restrict x, double *restrict y, const unsigned short *i, int count)
{
    for (; count; count--, i += 3) {
const double *x0=x+i[0];
double *y2=y+i[2];
y2[0]=2.0*x0[3]*x[i[1]];
y2[1]=x[i[1]]*(2.0*x0[2]);
y2[2]=x[i[1]]*(2.0*x0[1]);
y2[3]=x[i[1]]*(2.0*x0[0]);
    }
}

static void iltis_second_frame_d0_d1_e1_b_23(const double *restrict x, double *restrict y, const unsigned short *i, int count)
{
    for (; count; count--, i += 25) {
const double *x0=x+i[0],*x1=x+i[1],*x8=x+i[8],*x10=x+i[10],*x11=x+i[11];
double *y24=y+i[24];
double s0=2.0*x0[0],
s1=s0*x0[140],
s2=2.0*x0[3],
s3=s2*x0[143],
s4=s1+s3,
s5=x0[0]*x0[0],
s6=x0[3]*x0[3],
s7=s5+s6,
s8=x0[3]*x0[2],
s9=x0[0]*x0[1],
s10=s8-s9,
s11=x0[3]*x0[142]+x0[143]*x0[2],
s12=x0[140]*x0[1],
s13=x0[0]*x0[141],
s14=s11-s12-s13,
s15=x0[0]*x0[2],
s16=x0[3]*x0[1],
s17=s15+s16,
s18=x0[143]*x0[1]+x0[3]*x0[141],
s19=x0[140]*x0[2],
s20=x0[0]*x0[142],
s21=s18+s19+s20,
s22=s8+s9,
s23=s13+(s11+s12),
s24=x0[2]*x0[2],
s25=s5+s24,
s26=2.0*x0[2],
s27=x0[142]*s26,
s28=s1+s27,
s29=x0[2]*x0[1],
s30=x0[0]*x0[3],
s31=s29-s30,
s32=x0[2]*x0[141]+x0[1]*x0[142],
s33=x0[140]*x0[3],
s34=x0[0]*x0[143],
s35=s32-s33-s34,
s36=s15-s16,
s37=s20-(s18-s19),
s38=s29+s30,
s39=s34+(s32+s33),
s40=s5+x0[1]*x0[1],
s41=2.0*x0[1],
s42=s1+x0[141]*s41,
s43=s4*x1[0]+s7*x1[1]+s10*x1[2]+s14*x1[3]+s17*x1[4]+s21*x1[5]+s22*x[i[2]]+s23*x[i[3]]+s25*x[i[4]]+s28*x[i[5]]+s31*x[i[6]]+s35*x[i[7]]-s36*x8[0]-s37*x8[1]+s38*x8[2]+s39*x8[3]+s40*x8[4]+s42*x8[5],
s44=s6+(s24+s40),
s45=1.0/s44,
s46=2.0*s45,
s47=s45*s46,
s48=x1[0]*s7+s10*x1[3]+s17*x1[5]+s22*x[i[3]]+s25*x[i[5]]+s31*x[i[7]]-s36*x8[1]+s38*x8[3]+s40*x8[5],
s49=s3+(s27+s42),
s50=s45*(s46*s49),
s51=s50+s50,
s52=s45*s51,
s53=s43*s47-s48*s52,
s54=2.0*x0[143],
s55=x1[0]*s50-x1[1]*s46,
s56=x1[3]*s50-x1[2]*s46,
s57=x1[5]*s50-x1[4]*s46,
s58=x[i[3]]*s50-x[i[2]]*s46,
s59=x[i[7]]*s50-x[i[6]]*s46,
s60=x8[1]*s50-x8[0]*s46,
s61=x8[3]*s50-x8[2]*s46,
s62=2.0*x0[141],
s63=x8[5]*s50-x8[4]*s46,
s64=2.0*x0[142],
s65=x[i[5]]*s50-x[i[4]]*s46,
s66=2.0*x0[140],
s67=s0*x0[1367],
s68=s2*x0[1370],
s69=s67+s68,
s70=s54*x0[1370],
s71=s66*x0[1367],
s72=x0[3]*x0[1369]+x0[2]*x0[1370],
s73=x0[1]*x0[1367],
s74=x0[0]*x0[1368],
s75=s72-s73-s74,
s76=x0[142]*x0[1370]+x0[143]*x0[1369],
s77=x0[141]*x0[1367],
s78=x0[140]*x0[1368],
s79=x0[3]*x0[1368]+x0[1]*x0[1370],
s80=x0[2]*x0[1367],
s81=x0[0]*x0[1369],
s82=s79+s80+s81,
s83=x0[141]*x0[1370]+x0[143]*x0[1368],
s84=x0[142]*x0[1367],
s85=x0[140]*x0[1369],
s86=s74+(s72+s73),
s87=s26*x0[1369],
s88=s67+s87,
s89=s64*x0[1369],
s90=x0[2]*x0[1368]+x0[1]*x0[1369],
s91=x0[3]*x0[1367],
s92=x0[0]*x0[1370],
s93=s90-s91-s92,
s94=s4*x[i[9]]+s7*x10[0]+x1[1]*s69+x1[0]*(s70+s71)+s10*x10[1]+s14*x11[0]+x1[2]*s75+x1[3]*(s76-s77-s78)+s17*x10[3]+s21*x11[2]+x1[4]*s82+x1[5]*(s83+s84+s85)+s22*x[i[12]]+s23*x[i[13]]+x[i[2]]*s86+x[i[3]]*(s78+(s76+s77))+s25*x[i[14]]+s28*x[i[15]]+x[i[4]]*s88+x[i[5]]*(s71+s89)+s31*x[i[16]]+s35*x[i[17]]+x[i[6]]*s93,
s95=x0[142]*x0[1368]+x0[141]*x0[1369],
s96=x0[143]*x0[1367],
s97=x0[140]*x0[1370],
s98=s81-(s79-s80),
s99=s92+(s90+s91),
s100=s67+s41*x0[1368],
s101=s71+s62*x0[1368],
s102=s68+(s87+s100),
s103=s43*s102+s48*(s70+(s89+s101)),
s104=s45*(s48*s102),
s105=s45*s104,
s106=s104-(x1[0]*s69+s7*x[i[9]]+s10*x11[0]+x1[3]*s75+s17*x11[2]+x1[5]*s82+s22*x[i[13]]+x[i[3]]*s86+s25*x[i[15]]+x[i[5]]*s88+s31*x[i[17]]+x[i[7]]*s93-s36*x[i[19]]-x8[1]*s98+s38*x[i[21]]+x8[3]*s99+s40*x[i[23]]+x8[5]*s100),
s107=s45*(s106*(x0[0]*s66+x0[1]*s62+x0[2]*s64+x0[3]*s54)),
s108=1.0/(s44*s44),
s109=2.0*(s94+x[i[7]]*(s95-s96-s97)-s36*x[i[18]]-s37*x[i[19]]-x8[0]*s98-x8[1]*(s85-(s83-s84))+s38*x[i[20]]+s39*x[i[21]]+x8[2]*s99+x8[3]*(s97+(s95+s96))+s40*x[i[22]]+s42*x[i[23]]+x8[4]*s100+x8[5]*s101-(s45*s103-s49*s105)+s107)*s108,
s110=s108*(s46*s103)-s45*(s51*s104)-s50*s105,
s111=2.0*x0[1370],
s112=s46*s105,
s113=s45*(s46*s107),
s114=s45*(s46*s106),
s115=2.0*x0[1367],
s116=2.0*x0[1368],
s117=2.0*x0[1369],
s118=s52*s102-s47*(x0[140]*s115+x0[141]*s116+x0[142]*s117+x0[143]*s111),
s119=s47*s102,
s120=x1[0]*s118-(s50*x[i[9]]-s46*x10[0]+x1[1]*s119),
s121=x1[0]*s119-s46*x[i[9]],
s122=x1[3]*s118-(s50*x11[0]-s46*x10[1]+x1[2]*s119),
s123=x1[3]*s119-s46*x11[0],
s124=x1[5]*s118-(s50*x11[2]-s46*x10[3]+x1[4]*s119),
s125=x1[5]*s119-s46*x11[2],
s126=x[i[3]]*s118-(s50*x[i[13]]-s46*x[i[12]]+x[i[2]]*s119),
s127=x[i[3]]*s119-s46*x[i[13]],
s128=x[i[7]]*s118-(s50*x[i[17]]-s46*x[i[16]]+x[i[6]]*s119),
s129=x[i[7]]*s119-s46*x[i[17]],
s130=x8[1]*s118-(s50*x[i[19]]-s46*x[i[18]]+x8[0]*s119),
s131=x8[1]*s119-s46*x[i[19]],
s132=x8[3]*s118-(s50*x[i[21]]-s46*x[i[20]]+x8[2]*s119),
s133=x8[3]*s119-s46*x[i[21]],
s134=s2*s109-(s2*s110-s53*s111+s54*s112-s2*s113+s54*s114)-(s2*s120-s55*s111-s54*s121-s56*x0[1369]+x0[2]*s122-x0[142]*s123-s57*x0[1368]+x0[1]*s124-x0[141]*s125-s58*x0[1369]+x0[2]*s126-x0[142]*s127+s59*x0[1367]-x0[0]*s128+x0[140]*s129-s60*x0[1368]+x0[1]*s130-x0[141]*s131-s61*x0[1367]+x0[0]*s132-x0[140]*s133),
s135=x8[5]*s118-(s50*x[i[23]]-s46*x[i[22]]+x8[4]*s119),
s136=x8[5]*s119-s46*x[i[23]],
s137=s41*s109-(s41*s110-s53*s116+s62*s112-s41*s113+s62*s114)+(x0[0]*s122-s56*x0[1367]-x0[140]*s123+s57*x0[1370]-x0[3]*s124+x0[143]*s125+s58*x0[1367]-x0[0]*s126+x0[140]*s127+s59*x0[1369]-x0[2]*s128+x0[142]*s129+s60*x0[1370]-x0[3]*s130+x0[143]*s131+s61*x0[1369]-x0[2]*s132+x0[142]*s133+s63*s116-s41*s135+s62*s136),
s138=x[i[5]]*s118-(s50*x[i[15]]-s46*x[i[14]]+x[i[4]]*s119),
s139=x[i[5]]*s119-s46*x[i[15]],
s140=s0*s109-(s0*s110-s53*s115+s66*s112-s0*s113+s66*s114)-(s0*s120-s55*s115-s66*s121+s56*x0[1368]-x0[1]*s122+x0[141]*s123-s57*x0[1369]+x0[2]*s124-x0[142]*s125-s58*x0[1368]+x0[1]*s126-x0[141]*s127-s65*s115+s0*s138-s66*s139+s59*x0[1370]-x0[3]*s128+x0[143]*s129+s60*x0[1369]-x0[2]*s130+x0[142]*s131-s61*x0[1370]+x0[3]*s132-x0[143]*s133-s63*s115+s0*s135-s66*s136),
s141=s26*s109-(s26*s110-s53*s117+s64*s112-s26*s113+s64*s114)-(x0[3]*s122-s56*x0[1370]-x0[143]*s123-s57*x0[1367]+x0[0]*s124-x0[140]*s125-s58*x0[1370]+x0[3]*s126-x0[143]*s127-s65*s117+s26*s138-s64*s139-s59*x0[1368]+x0[1]*s128-x0[141]*s129+s60*x0[1367]-x0[0]*s130+x0[140]*s131-s61*x0[1368]+x0[1]*s132-x0[141]*s133);
y24[0]=s134;
y24[1]=s137;
y24[2]=s140;
y24[3]=s141;
    }
}

static void iltis_second_frame_d0_d1_e1_b_24(const double *restrict x, double *restrict y, const unsigned short *i, int count)
{
    for (; count; count--, i += 20) {
const double *x0=x+i[0],*x1=x+i[1],*x14=x+i[14];
double *y19=y+i[19];
double s0=x0[0]*x0[0],
s1=s0+x0[1]*x0[1],
s2=x0[2]*x0[2],
s3=x0[3]*x0[3],
s4=s1+s2+s3,
s5=1.0/s4,
s6=2.0*s5,
s7=2.0*x0[1],
s8=2.0*x0[0],
s9=s8*x0[140],
s10=s7*x0[141]+s9,
s11=2.0*x0[2],
s12=s11*x0[142],
s13=2.0*x0[3],
s14=s13*x0[143],
s15=s10+s12+s14,
s16=s5*(s6*s15),
s17=2.0*x0[142],
s18=x0[2]*x0[143]+x0[3]*x0[142],
s19=x0[1]*x0[140],
s20=x0[0]*x0[141],
s21=s18-s19-s20,
s22=x0[2]*x0[3],
s23=x0[0]*x0[1],
s24=s22-s23,
s25=x0[0]*x0[2],
s26=x0[1]*x0[3],
s27=s25+s26,
s28=x0[3]*x0[141]+x0[1]*x0[143],
s29=x0[2]*x0[140],
s30=x0[0]*x0[142],
s31=s28+s29+s30,
s32=s0+s2,
s33=s9+s12,
s34=x0[0]*x0[3],
s35=x0[1]*x0[2],
s36=s34-s35,
s37=x0[2]*x0[141]+x0[1]*x0[142],
s38=x0[3]*x0[140],
s39=x0[0]*x0[143],
s40=s37-s38-s39,
s41=s34+s35,
s42=s39+(s37+s38),
s43=s5*s6,
s44=s16+s16,
s45=s5*s44,
s46=2.0*x0[141],
s47=2.0*x0[143],
s48=2.0*x0[140],
s49=s9+s14,
s50=s0+s3,
s51=s22+s23,
s52=s20+(s18+s19),
s53=s25-s26,
s54=s30-(s28-s29),
s55=s49*x1[0]+s50*x1[1]+s24*x1[2]+s21*x1[3]+s27*x1[4]+s31*x1[5]+s51*x1[6]+s52*x1[7]+s32*x1[8]+s33*x1[9]-s36*x1[10]+s40*x1[11]-s53*x1[12]-s54*x1[13]+s41*x1[14]+s42*x1[15]+s1*x1[16]+s10*x1[17],
s56=s24*x1[3]+x1[0]*s50+s27*x1[5]+s51*x1[7]+s32*x1[9]-s36*x1[11]-s53*x1[13]+s41*x1[15]+s1*x1[17],
s57=s43*s55-s45*s56,
s58=s16*x1[0]-s6*x1[1],
s59=s16*x1[3]-s6*x1[2],
s60=s16*x1[5]-s6*x1[4],
s61=s16*x1[7]-s6*x1[6],
s62=s16*x1[11]-s6*x1[10],
s63=s16*x1[13]-s6*x1[12],
s64=s16*x1[15]-s6*x1[14],
s65=s16*x1[17]-s6*x1[16],
s66=s16*x1[9]-s6*x1[8],
s67=s8*x0[1367],
s68=s13*x0[1370],
s69=s67+s68,
s70=s47*x0[1370],
s71=s48*x0[1367],
s72=x0[3]*x0[1369]+x0[2]*x0[1370],
s73=x0[1]*x0[1367],
s74=x0[0]*x0[1368],
s75=s72-s73-s74,
s76=x0[142]*x0[1370]+x0[143]*x0[1369],
s77=x0[141]*x0[1367],
s78=x0[140]*x0[1368],
s79=x0[1]*x0[1370]+x0[3]*x0[1368],
s80=x0[2]*x0[1367],
s81=x0[0]*x0[1369],
s82=s79+s80+s81,
s83=x0[141]*x0[1370]+x0[143]*x0[1368],
s84=x0[142]*x0[1367],
s85=x0[140]*x0[1369],
s86=s74+(s72+s73),
s87=s11*x0[1369],
s88=s67+s87,
s89=s17*x0[1369],
s90=x0[1]*x0[1369]+x0[2]*x0[1368],
s91=x0[3]*x0[1367],
s92=x0[0]*x0[1370],
s93=s90-s91-s92,
s94=s49*x[i[2]]+s50*x[i[3]]+x1[1]*s69+x1[0]*(s70+s71)+s24*x[i[4]]+s21*x[i[5]]+x1[2]*s75+x1[3]*(s76-s77-s78)+s27*x[i[6]]+s31*x[i[7]]+x1[4]*s82+x1[5]*(s83+s84+s85)+s51*x[i[8]]+s52*x[i[9]]+x1[6]*s86+x1[7]*(s78+(s76+s77))+s32*x[i[10]]+s33*x[i[11]]+x1[8]*s88+x1[9]*(s71+s89)-s36*x[i[12]]+s40*x[i[13]]+x1[10]*s93,
s95=x0[141]*x0[1369]+x0[142]*x0[1368],
s96=x0[143]*x0[1367],
s97=x0[140]*x0[1370],
s98=s81-(s79-s80),
s99=s92+(s90+s91),
s100=s67+s7*x0[1368],
s101=s71+s46*x0[1368],
s102=s68+(s87+s100),
s103=s55*s102+s56*(s70+(s89+s101)),
s104=s5*(s56*s102),
s105=s5*s104,
s106=s104-(x1[0]*s69+s50*x[i[2]]+s24*x[i[5]]+x1[3]*s75+s27*x[i[7]]+x1[5]*s82+s51*x[i[9]]+x1[7]*s86+s32*x[i[11]]+x1[9]*s88-s36*x[i[13]]+x1[11]*s93-s53*x[i[15]]-x1[13]*s98+s41*x[i[17]]+x1[15]*s99+s1*x[i[18]]+x1[17]*s100),
s107=s5*(s106*(x0[1]*s46+x0[0]*s48+x0[2]*s17+x0[3]*s47)),
s108=1.0/(s4*s4),
s109=2.0*(s94+x1[11]*(s95-s96-s97)-s53*x14[0]-s54*x[i[15]]-x1[12]*s98-x1[13]*(s85-(s83-s84))+s41*x[i[16]]+s42*x[i[17]]+x1[14]*s99+x1[15]*(s97+(s95+s96))+s1*x14[4]+s10*x[i[18]]+x1[16]*s100+x1[17]*s101-(s5*s103-s15*s105)+s107)*s108,
s110=s108*(s6*s103)-s5*(s44*s104)-s16*s105,
s111=2.0*x0[1369],
s112=s6*s105,
s113=s5*(s6*s107),
s114=s5*(s6*s106),
s115=2.0*x0[1367],
s116=2.0*x0[1368],
s117=2.0*x0[1370],
s118=s45*s102-s43*(x0[140]*s115+x0[141]*s116+x0[142]*s111+x0[143]*s117),
s119=s43*s102,
s120=x1[3]*s118-(s16*x[i[5]]-s6*x[i[4]]+x1[2]*s119),
s121=x1[3]*s119-s6*x[i[5]],
s122=x1[5]*s118-(s16*x[i[7]]-s6*x[i[6]]+x1[4]*s119),
s123=x1[5]*s119-s6*x[i[7]],
s124=x1[7]*s118-(s16*x[i[9]]-s6*x[i[8]]+x1[6]*s119),
s125=x1[7]*s119-s6*x[i[9]],
s126=x1[9]*s118-(s16*x[i[11]]-s6*x[i[10]]+x1[8]*s119),
s127=x1[9]*s119-s6*x[i[11]],
s128=x1[11]*s118-(s16*x[i[13]]-s6*x[i[12]]+x1[10]*s119),
s129=x1[11]*s119-s6*x[i[13]],
s130=x1[13]*s118-(s16*x[i[15]]-s6*x14[0]+x1[12]*s119),
s131=x1[13]*s119-s6*x[i[15]],
s132=x1[15]*s118-(s16*x[i[17]]-s6*x[i[16]]+x1[14]*s119),
s133=x1[15]*s119-s6*x[i[17]],
s134=s11*s109-(s11*s110-s57*s111+s17*s112-s11*s113+s17*s114)-(x0[3]*s120-s59*x0[1370]-x0[143]*s121-s60*x0[1367]+x0[0]*s122-x0[140]*s123-s61*x0[1370]+x0[3]*s124-x0[143]*s125-s66*s111+s11*s126-s17*s127-s62*x0[1368]+x0[1]*s128-x0[141]*s129+s63*x0[1367]-x0[0]*s130+x0[140]*s131-s64*x0[1368]+x0[1]*s132-x0[141]*s133),
s135=x1[0]*s118-(s16*x[i[2]]-s6*x[i[3]]+x1[1]*s119),
s136=x1[0]*s119-s6*x[i[2]],
s137=x1[17]*s118-(s16*x[i[18]]-s6*x14[4]+x1[16]*s119),
s138=x1[17]*s119-s6*x[i[18]],
s139=s8*s109-(s8*s110-s57*s115+s48*s112-s8*s113+s48*s114)-(s8*s135-s58*s115-s48*s136+s59*x0[1368]-x0[1]*s120+x0[141]*s121-s60*x0[1369]+x0[2]*s122-x0[142]*s123-s61*x0[1368]+x0[1]*s124-x0[141]*s125-s66*s115+s8*s126-s48*s127+s62*x0[1370]-x0[3]*s128+x0[143]*s129+s63*x0[1369]-x0[2]*s130+x0[142]*s131-s64*x0[1370]+x0[3]*s132-x0[143]*s133-s65*s115+s8*s137-s48*s138),
s140=s7*s109-(s7*s110-s57*s116+s46*s112-s7*s113+s46*s114)+(x0[0]*s120-s59*x0[1367]-x0[140]*s121+s60*x0[1370]-x0[3]*s122+x0[143]*s123+s61*x0[1367]-x0[0]*s124+x0[140]*s125+s62*x0[1369]-x0[2]*s128+x0[142]*s129+s63*x0[1370]-x0[3]*s130+x0[143]*s131+s64*x0[1369]-x0[2]*s132+x0[142]*s133+s65*s116-s7*s137+s46*s138),
s141=s13*s109-(s13*s110-s57*s117+s47*s112-s13*s113+s47*s114)-(s13*s135-s58*s117-s47*s136-s59*x0[1369]+x0[2]*s120-x0[142]*s121-s60*x0[1368]+x0[1]*s122-x0[141]*s123-s61*x0[1369]+x0[2]*s124-x0[142]*s125+s62*x0[1367]-x0[0]*s128+x0[140]*s129-s63*x0[1368]+x0[1]*s130-x0[141]*s131-s64*x0[1367]+x0[0]*s132-x0[140]*s133);
y19[0]=s134;
y19[1]=s139;
y19[2]=s140;
y19[3]=s141;
    }
}

static void iltis_second_frame_d0_d1_e1_b_25(const double *restrict x, double *restrict y)
{
double s0=x[3]*x[3],
s1=x[4]*x[4]+s0,
s2=x[5]*x[5],
s3=x[6]*x[6],
s4=s1+s2+s3,
s5=1.0/s4,
s6=2.0*s5,
s7=2.0*x[3],
s8=s7*x[143],
s9=2.0*x[4],
s10=s8+s9*x[144],
s11=2.0*x[5],
s12=s11*x[145],
s13=2.0*x[6],
s14=s13*x[146],
s15=s10+s12+s14,
s16=s5*(s6*s15),
s17=2.0*x[145],
s18=s8+s14,
s19=x[5]*x[6],
s20=x[4]*x[3],
s21=s19-s20,
s22=x[5]*x[146]+x[6]*x[145],
s23=x[4]*x[143],
s24=x[3]*x[144],
s25=s22-s23-s24,
s26=x[3]*x[5],
s27=x[4]*x[6],
s28=s26+s27,
s29=x[6]*x[144]+x[4]*x[146],
s30=x[5]*x[143],
s31=x[3]*x[145],
s32=s29+s30+s31,
s33=s0+s2,
s34=s8+s12,
s35=x[3]*x[6],
s36=x[4]*x[5],
s37=s35-s36,
s38=x[4]*x[145]+x[5]*x[144],
s39=x[6]*x[143],
s40=x[3]*x[146],
s41=s38-s39-s40,
s42=s26-s27,
s43=s31-(s29-s30),
s44=s35+s36,
s45=s40+(s38+s39),
s46=s5*s6,
s47=s16+s16,
s48=s5*s47,
s49=s0+s3,
s50=2.0*x[144],
s51=2.0*x[146],
s52=s24+(s22+s23),
s53=s19+s20,
s54=2.0*x[143],
s55=s18*x[14110]+s49*x[14111]+s21*x[14112]+s25*x[14113]+s28*x[14114]+s32*x[14115]+s53*x[14116]+s52*x[14117]+s33*x[14118]+s34*x[14119]-s37*x[14120]+s41*x[14121]-s42*x[14122]-s43*x[14123]+s44*x[14124]+s45*x[14125]+s1*x[14126]+s10*x[14127],
s56=s49*x[14110]+s21*x[14113]+s28*x[14115]+s53*x[14117]+s33*x[14119]-s37*x[14121]-s42*x[14123]+s44*x[14125]+s1*x[14127],
s57=s46*s55-s48*s56,
s58=s16*x[14113]-s6*x[14112],
s59=s16*x[14115]-s6*x[14114],
s60=s16*x[14117]-s6*x[14116],
s61=s16*x[14121]-s6*x[14120],
s62=s16*x[14123]-s6*x[14122],
s63=s16*x[14125]-s6*x[14124],
s64=s16*x[14127]-s6*x[14126],
s65=s16*x[14110]-s6*x[14111],
s66=s16*x[14119]-s6*x[14118],
s67=s13*x[1373],
s68=s7*x[1370],
s69=s67+s68,
s70=s54*x[1370],
s71=s51*x[1373],
s72=x[6]*x[1372]+x[5]*x[1373],
s73=x[4]*x[1370],
s74=x[3]*x[1371],
s75=s72-s73-s74,
s76=x[145]*x[1373]+x[146]*x[1372],
s77=x[144]*x[1370],
s78=x[143]*x[1371],
s79=x[6]*x[1371]+x[4]*x[1373],
s80=x[5]*x[1370],
s81=x[3]*x[1372],
s82=s79+s80+s81,
s83=x[146]*x[1371]+x[144]*x[1373],
s84=x[145]*x[1370],
s85=x[143]*x[1372],
s86=s74+(s72+s73),
s87=s11*x[1372],
s88=s68+s87,
s89=s17*x[1372],
s90=s18*x[14128]+s49*x[14129]+x[14111]*s69+x[14110]*(s70+s71)+s21*x[14130]+s25*x[14131]+x[14112]*s75+x[14113]*(s76-s77-s78)+s28*x[14132]+s32*x[14133]+x[14114]*s82+x[14115]*(s83+s84+s85)+s53*x[14134]+s52*x[14135]+x[14116]*s86+x[14117]*(s78+(s76+s77))+s33*x[14136]+s34*x[14137]+x[14118]*s88+x[14119]*(s70+s89),
s91=x[5]*x[1371]+x[4]*x[1372],
s92=x[6]*x[1370],
s93=x[3]*x[1373],
s94=s91-s92-s93,
s95=x[145]*x[1371]+x[144]*x[1372],
s96=x[146]*x[1370],
s97=x[143]*x[1373],
s98=s81-(s79-s80),
s99=s93+(s91+s92),
s100=s68+s9*x[1371],
s101=s70+s50*x[1371],
s102=s67+(s87+s100),
s103=s55*s102+s56*(s71+(s89+s101)),
s104=s5*(s56*s102),
s105=s5*s104,
s106=s104-(x[14110]*s69+s49*x[14128]+s21*x[14131]+x[14113]*s75+s28*x[14133]+x[14115]*s82+s53*x[14135]+x[14117]*s86+s33*x[14137]+x[14119]*s88-s37*x[14139]+x[14121]*s94-s42*x[14141]-x[14123]*s98+s44*x[14143]+x[14125]*s99+s1*x[14145]+x[14127]*s100),
s107=s5*((x[3]*s54+x[4]*s50+x[5]*s17+x[6]*s51)*s106),
s108=1.0/(s4*s4),
s109=2.0*(s90-s37*x[14138]+s41*x[14139]+x[14120]*s94+x[14121]*(s95-s96-s97)-s42*x[14140]-s43*x[14141]-x[14122]*s98-x[14123]*(s85-(s83-s84))+s44*x[14142]+s45*x[14143]+x[14124]*s99+x[14125]*(s97+(s95+s96))+s1*x[14144]+s10*x[14145]+x[14126]*s100+x[14127]*s101-(s5*s103-s15*s105)+s107)*s108,
s110=s108*(s6*s103)-s5*(s47*s104)-s16*s105,
s111=2.0*x[1373],
s112=s6*s105,
s113=s5*(s6*s107),
s114=s5*(s6*s106),
s115=2.0*x[1370],
s116=2.0*x[1371],
s117=2.0*x[1372],
s118=s48*s102-s46*(x[143]*s115+x[144]*s116+x[145]*s117+x[146]*s111),
s119=s46*s102,
s120=x[14110]*s118-(s16*x[14128]-s6*x[14129]+x[14111]*s119),
s121=x[14110]*s119-s6*x[14128],
s122=x[14113]*s118-(s16*x[14131]-s6*x[14130]+x[14112]*s119),
s123=x[14113]*s119-s6*x[14131],
s124=x[14115]*s118-(s16*x[14133]-s6*x[14132]+x[14114]*s119),
s125=x[14115]*s119-s6*x[14133],
s126=x[14117]*s118-(s16*x[14135]-s6*x[14134]+x[14116]*s119),
s127=x[14117]*s119-s6*x[14135],
s128=x[14121]*s118-(s16*x[14139]-s6*x[14138]+x[14120]*s119),
s129=x[14121]*s119-s6*x[14139],
s130=x[14123]*s118-(s16*x[14141]-s6*x[14140]+x[14122]*s119),
s131=x[14123]*s119-s6*x[14141],
s132=x[14125]*s118-(s16*x[14143]-s6*x[14142]+x[14124]*s119),
s133=x[14125]*s119-s6*x[14143],
s134=x[14119]*s118-(s16*x[14137]-s6*x[14136]+x[14118]*s119),
s135=x[14119]*s119-s6*x[14137],
s136=x[14127]*s118-(s16*x[14145]-s6*x[14144]+x[14126]*s119),
s137=x[14127]*s119-s6*x[14145],
s138=s7*s109-(s7*s110-s57*s115+s54*s112-s7*s113+s54*s114)-(s7*s120-s65*s115-s54*s121+s58*x[1371]-x[4]*s122+x[144]*s123-s59*x[1372]+x[5]*s124-x[145]*s125-s60*x[1371]+x[4]*s126-x[144]*s127-s66*s115+s7*s134-s54*s135+s61*x[1373]-x[6]*s128+x[146]*s129+s62*x[1372]-x[5]*s130+x[145]*s131-s63*x[1373]+x[6]*s132-x[146]*s133-s64*s115+s7*s136-s54*s137);
y[14146]=s13*s109-(s13*s110-s57*s111+s51*s112-s13*s113+s51*s114)-(s13*s120-s65*s111-s51*s121-s58*x[1372]+x[5]*s122-x[145]*s123-s59*x[1371]+x[4]*s124-x[144]*s125-s60*x[1372]+x[5]*s126-x[145]*s127+s61*x[1370]-x[3]*s128+x[143]*s129-s62*x[1371]+x[4]*s130-x[144]*s131-s63*x[1370]+x[3]*s132-x[143]*s133);
y[14147]=s11*s109-(s11*s110-s57*s117+s17*s112-s11*s113+s17*s114)-(x[6]*s122-s58*x[1373]-x[146]*s123-s59*x[1370]+x[3]*s124-x[143]*s125-s60*x[1373]+x[6]*s126-x[146]*s127-s66*s117+s11*s134-s17*s135-s61*x[1371]+x[4]*s128-x[144]*s129+s62*x[1370]-x[3]*s130+x[143]*s131-s63*x[1371]+x[4]*s132-x[144]*s133);
y[14148]=s138;
y[14149]=s9*s109-(s9*s110-s57*s116+s50*s112-s9*s113+s50*s114)+(x[3]*s122-s58*x[1370]-x[143]*s123+s59*x[1373]-x[6]*s124+x[146]*s125+s60*x[1370]-x[3]*s126+x[143]*s127+s61*x[1372]-x[5]*s128+x[145]*s129+s62*x[1373]-x[6]*s130+x[146]*s131+s63*x[1372]-x[5]*s132+x[145]*s133+s64*s116-s9*s136+s50*s137);
}

static void iltis_second_rod_points_nodiff_nodiff_e1_b_26(const double *restrict x, double *restrict y, const unsigned short *i, int count)
{
    for (; count; count--, i += 7) {
const double *x0=x+i[0];
double *y0=y+i[0];
double s0=0.5*x0[0],
s1=0.5*x0[1],
s2=0.5*x0[2];
y0[3]=s0+x[i[1]];
y0[4]=s1+x[i[2]];
y0[5]=s2+x[i[3]];
y0[6]=s0+x[i[4]];
y0[7]=s1+x[i[5]];
y0[8]=s2+x[i[6]];
    }
}

static void iltis_second_frame_d0_d1_e1_nodiff_27(const double *restrict x, double *restrict y, const unsigned short *i, int count)
{
    for (; count; count--, i += 2) {
const double *x0=x+i[0];
double *y1=y+i[1];
double s0=x0[0]*x0[0],
s1=s0+x0[1]*x0[1],
s2=x0[2]*x0[2],
s3=x0[3]*x0[3],
s4=1.0/(s1+s2+s3),
s5=2.0*s4,
s6=x0[0]*x0[3],
s7=x0[1]*x0[2],
s8=s6+s7,
s9=s6-s7,
s10=x0[0]*x0[2],
s11=x0[1]*x0[3],
s12=s10-s11,
s13=s10+s11,
s14=x0[0]*x0[1],
s15=x0[2]*x0[3],
s16=s14+s15,
s17=s14-s15,
s18=s0+s2,
s19=s0+s3,
s20=s4*s5,
s21=2.0*x0[0],
s22=s21*x0[1033],
s23=2.0*x0[1],
s24=s22+s23*x0[1034],
s25=2.0*x0[2],
s26=s25*x0[1035],
s27=2.0*x0[3],
s28=s27*x0[1036],
s29=s24+s26+s28,
s30=s20*s29,
s31=s22+s26,
s32=s1*s30-s5*s24,
s33=s22+s28,
s34=x0[2]*x0[1036]+x0[3]*x0[1035],
s35=x0[1]*x0[1033],
s36=x0[0]*x0[1034],
s37=s34+s35+s36,
s38=s36-(s34-s35),
s39=x0[2]*x0[1034]+x0[1]*x0[1035],
s40=x0[3]*x0[1033],
s41=x0[0]*x0[1036],
s42=s39+s40+s41,
s43=s8*s30-s5*s42,
s44=s41-(s39-s40),
s45=s21*x0[140],
s46=s45+s23*x0[141],
s47=s25*x0[142],
s48=s27*x0[143],
s49=s46+s47+s48,
s50=s4*(s5*s49),
s51=x0[1]*x0[142]+x0[2]*x0[141],
s52=x0[3]*x0[140],
s53=x0[0]*x0[143],
s54=s51+s52+s53,
s55=s53-(s51-s52),
s56=x0[1]*x0[143]+x0[3]*x0[141],
s57=x0[2]*x0[140],
s58=x0[0]*x0[142],
s59=s56-s57-s58,
s60=s58+(s56+s57),
s61=s45+s47,
s62=x0[2]*x0[143]+x0[3]*x0[142],
s63=x0[1]*x0[140],
s64=x0[0]*x0[141],
s65=s62+s63+s64,
s66=s64-(s62-s63),
s67=x0[1]*x0[1036]+x0[3]*x0[1034],
s68=x0[2]*x0[1033],
s69=x0[0]*x0[1035],
s70=s67-s68-s69,
s71=s69+(s67+s68),
s72=s45+s48,
s73=2.0*x0[1033],
s74=x0[1033]*s73+s21*x0[2359],
s75=2.0*x0[1034],
s76=s74+x0[1034]*s75+s23*x0[2360],
s77=2.0*x0[1035],
s78=x0[1035]*s77,
s79=s25*x0[2361],
s80=2.0*x0[1036],
s81=x0[1036]*s80,
s82=s27*x0[2362],
s83=s76+s78+s79+s81+s82,
s84=s30+s30,
s85=s4*s29,
s86=s20*s83-s84*s85,
s87=s30*s42,
s88=x0[1034]*x0[1035],
s89=s88+(x0[2]*x0[2360]+s88)+x0[1]*x0[2361],
s90=x0[1033]*x0[1036],
s91=x0[3]*x0[2359],
s92=x0[0]*x0[2362],
s93=s90+(s89+s90+s91)+s92,
s94=s30*s44,
s95=s92+(s90+(s91-(s89-s90))),
s96=s30*s70,
s97=x0[1034]*x0[1036],
s98=s97+(s97+x0[3]*x0[2360])+x0[1]*x0[2362],
s99=x0[1033]*x0[1035],
s100=x0[2]*x0[2359],
s101=x0[0]*x0[2361],
s102=s99-(s98-s99-s100)+s101,
s103=s30*s71,
s104=s101+(s99+(s100+(s98+s99))),
s105=s24*s30,
s106=s30*s31,
s107=s79+(s74+s78),
s108=s30*s33,
s109=s82+(s74+s81),
s110=s30*s37,
s111=x0[1035]*x0[1036],
s112=s111+(x0[3]*x0[2361]+s111)+x0[2]*x0[2362],
s113=x0[1033]*x0[1034],
s114=x0[1]*x0[2359],
s115=x0[0]*x0[2360],
s116=s113+(s112+s113+s114)+s115,
s117=s30*s38,
s118=s115+(s113+(s114-(s112-s113))),
s119=s4*(s50+s50),
s120=s29*s119,
s121=s21*x0[1173]+x0[140]*s73,
s122=s121+x0[141]*s75+s23*x0[1174],
s123=x0[142]*s77,
s124=s25*x0[1175],
s125=x0[143]*s80,
s126=s27*x0[1176],
s127=s122+s123+s124+s125+s126,
s128=s20*s127,
s129=s120-s128,
s130=s30*s59,
s131=s50*s70,
s132=x0[1034]*x0[143]+x0[3]*x0[1174]+x0[1036]*x0[141]+x0[1]*x0[1176],
s133=x0[1033]*x0[142],
s134=x0[2]*x0[1173],
s135=x0[1035]*x0[140],
s136=x0[0]*x0[1175],
s137=s132-s133-s134-s135-s136,
s138=s5*s137,
s139=s30*s60,
s140=s50*s71,
s141=s136+(s135+(s134+(s132+s133))),
s142=s5*s141,
s143=s128-s4*(s29*(s50+s20*s49)),
s144=s30*s65,
s145=s37*s50,
s146=x0[1035]*x0[143]+x0[3]*x0[1175]+x0[1036]*x0[142]+x0[2]*x0[1176],
s147=x0[1033]*x0[141],
s148=x0[1]*x0[1173],
s149=x0[1034]*x0[140],
s150=x0[0]*x0[1174],
s151=s146+s147+s148+s149+s150,
s152=s5*s151,
s153=s30*s66,
s154=s38*s50,
s155=s150+(s149+(s148-(s146-s147))),
s156=s5*s155,
s157=s30*s72,
s158=s33*s50,
s159=s126+(s121+s125),
s160=s5*s159,
s161=s30*s54,
s162=s42*s50,
s163=x0[1034]*x0[142]+x0[2]*x0[1174]+x0[1035]*x0[141]+x0[1]*x0[1175],
s164=x0[1033]*x0[143],
s165=x0[3]*x0[1173],
s166=x0[1036]*x0[140],
s167=x0[0]*x0[1176],
s168=s163+s164+s165+s166+s167,
s169=s5*s168,
s170=s30*s55,
s171=s44*s50,
s172=s167+(s166+(s165-(s163-s164))),
s173=s5*s172,
s174=s30*s46,
s175=s24*s50,
s176=s5*s122,
s177=s30*s61,
s178=s31*s50,
s179=s124+(s121+s123),
s180=s5*s179,
s181=s73*x0[1173],
s182=s181+s181+x0[140]*(2.0*x0[2359])+s21*x0[2499],
s183=s75*x0[1174],
s184=s183+(s182+s183)+x0[141]*(2.0*x0[2360])+s23*x0[2500],
s185=s77*x0[1175],
s186=x0[142]*(2.0*x0[2361]),
s187=s25*x0[2501],
s188=s80*x0[1176],
s189=x0[143]*(2.0*x0[2362]),
s190=s27*x0[2502],
s191=s20*(s188+(s185+(s184+s185)+s186+s187+s188)+s189+s190)-s83*s119-s85*(s128-(s120-s143))-s4*(s84*(s127-s49*s85)),
s192=s30*s151,
s193=x0[1035]*x0[1176],
s194=x0[1036]*x0[1175],
s195=s194+(s193+(s193+s194+x0[143]*x0[2361]+x0[3]*x0[2501]))+x0[142]*x0[2362]+x0[2]*x0[2502],
s196=x0[1034]*x0[1173],
s197=x0[1033]*x0[1174],
s198=x0[141]*x0[2359],
s199=x0[1]*x0[2499],
s200=x0[140]*x0[2360],
s201=x0[0]*x0[2500],
s202=s30*s155,
s203=s30*s159,
s204=s30*s137,
s205=x0[1034]*x0[1176],
s206=x0[1036]*x0[1174],
s207=s206+(s205+(s205+s206+x0[143]*x0[2360]+x0[3]*x0[2500]))+x0[141]*x0[2362]+x0[1]*x0[2502],
s208=x0[1035]*x0[1173],
s209=x0[1033]*x0[1175],
s210=x0[142]*x0[2359],
s211=x0[2]*x0[2499],
s212=x0[140]*x0[2361],
s213=x0[0]*x0[2501],
s214=s30*s141,
s215=s30*s168,
s216=x0[1034]*x0[1175],
s217=x0[1035]*x0[1174],
s218=s217+(s216+(s216+s217+x0[142]*x0[2360]+x0[2]*x0[2500]))+x0[141]*x0[2361]+x0[1]*x0[2501],
s219=x0[1036]*x0[1173],
s220=x0[1033]*x0[1176],
s221=x0[143]*x0[2359],
s222=x0[3]*x0[2499],
s223=x0[140]*x0[2362],
s224=x0[0]*x0[2502],
s225=s30*s172,
s226=s30*s179,
s227=s30*s122;
y1[0]=s5*s8;
y1[1]=s5*s13;
y1[2]=s5*s16;
y1[3]=s5*s18-1.0;
y1[4]=s5*s19-1.0;
y1[5]=s1*s5-1.0;
y1[6]=s32;
y1[7]=s17*s30-s5*s38;
y1[8]=s43;
y1[9]=s9*s30-s5*s44;
y1[10]=s9*s50-s5*s55;
y1[11]=s12*s50+s5*s59;
y1[12]=s17*s50-s5*s66;
y1[13]=s12*s30+s5*s70;
y1[14]=s94+(s9*s86+s94)-s5*s95;
y1[15]=s117+(s17*s86+s117)-s5*s118;
y1[16]=s13*s129-s139-s140+s142;
y1[17]=s17*s143+s153+s154-s156;
y1[18]=s19*s129-s157-s158+s160;
y1[19]=s160-(s158+(s157+s19*s143));
y1[20]=s8*s129-s161-s162+s169;
y1[21]=s152-(s145+(s144-s16*s129));
y1[22]=s1*s129-s174-s175+s176;
y1[23]=s176-(s175+(s174+s1*s143));
y1[24]=s180-(s178+(s177-s18*s129));
y1[25]=s138-(s131+(s130-s12*s143));
y1[26]=s142-(s140+(s139+s13*s143));
y1[27]=s169-(s162+(s161+s8*s143));
y1[28]=s202+(s17*s191-(s38*s129-s202-s66*s86))+s38*s143+s50*s118-s5*(s201+(s200+(s196+(s197+(s199+(s198+(s197-(s195-s196))))))));
y1[29]=s225+(s9*s191-(s44*s129-s225-s55*s86))+s44*s143+s50*s95-s5*(s224+(s223+(s219+(s220+(s222+(s221+(s220-(s218-s219))))))));
y1[30]=-(s5*s9);
y1[31]=-s32;
y1[32]=-(s19*s30-s5*s33);
y1[33]=-(s16*s30-s5*s37);
y1[34]=-s43;
y1[35]=-(s8*s50-s5*s54);
y1[36]=-(s13*s50-s5*s60);
y1[37]=-(s5*s12);
y1[38]=-(s1*s50-s5*s46);
y1[39]=-(s18*s50-s5*s61);
y1[40]=-(s16*s50-s5*s65);
y1[41]=-(s13*s30-s5*s71);
y1[42]=-(s19*s50-s5*s72);
y1[43]=-(s87+(s8*s86+s87)-s5*s93);
y1[44]=-(s96-(s12*s86-s96)+s5*s102);
y1[45]=-(s103+(s13*s86+s103)-s5*s104);
y1[46]=-(s105+(s1*s86+s105)-s5*s76);
y1[47]=-(s106+(s18*s86+s106)-s5*s107);
y1[48]=-(s108+(s19*s86+s108)-s5*s109);
y1[49]=-(s110+(s16*s86+s110)-s5*s116);
y1[50]=-(s12*s129+s130+s131-s138);
y1[51]=-(s16*s143+s144+s145-s152);
y1[52]=-(s9*s129-s170-s171+s173);
y1[53]=-(s156-(s154+(s153-s17*s129)));
y1[54]=-(s18*s143+s177+s178-s180);
y1[55]=-(s5*s17);
y1[56]=-(s173-(s171+(s170+s9*s143)));
y1[57]=-(s192+(s16*s191-(s37*s129-s192-s65*s86))+s37*s143+s50*s116-s5*(s196+(s197+(s195+s196+s197+s198+s199))+s200+s201));
y1[58]=-(s203+(s19*s191-(s33*s129-s203-s72*s86))+s33*s143+s50*s109-s5*(s190+(s189+(s188+(s182+s188)))));
y1[59]=-(s204-(s12*s191+(s70*s129-s204-s59*s86))+s70*s143-s50*s102+s5*(s208+(s209-(s207-s208-s209-s210-s211))+s212+s213));
y1[60]=-(s214+(s13*s191-(s71*s129-s214-s60*s86))+s71*s143+s50*s104-s5*(s213+(s212+(s208+(s209+(s211+(s210+(s209+(s207+s208)))))))));
y1[61]=-(s215+(s8*s191-(s42*s129-s215-s54*s86))+s42*s143+s50*s93-s5*(s219+(s220+(s218+s219+s220+s221+s222))+s223+s224));
y1[62]=-(s226+(s18*s191-(s31*s129-s226-s61*s86))+s31*s143+s50*s107-s5*(s187+(s186+(s185+(s182+s185)))));
y1[63]=-(s227+(s1*s191-(s24*s129-s227-s46*s86))+s24*s143+s50*s76-s5*s184);
y1[64]=-(s18*s30-s5*s31);
    }
}

static void iltis_second_revolute_d0_d1_e1_b_28(const double *restrict x, double *restrict y, const unsigned short *i, int count)
{
    for (; count; count--, i += 21) {
const double *x0=x+i[0],*x1=x+i[1],*x2=x+i[2],*x5=x+i[5],*x11=x+i[11],*x20=x+i[20];
double *y20=y+i[20];
double s0=x2[31]*x1[3],
s1=x1[4]*x2[31],
s2=x1[3]*x2[13],
s3=x1[4]*x2[13],
s4=x1[3]*x2[34],
s5=x1[4]*x2[34],
s6=x[i[3]]-x[i[4]],
s7=x5[139]-x[i[6]],
s8=x5[137]-x[i[7]],
s9=x[i[8]]-x5[2],
s10=x[i[9]]-x[i[10]],
s11=x1[4]*x11[7],
s12=x1[3]*x11[64],
s13=x[i[12]]-x5[0],
s14=x1[4]*x11[32],
s15=x1[3]*x11[33],
s16=x1[4]*x11[41],
s17=x1[3]*x11[9],
s18=x5[139]-x[i[13]],
s19=x5[2]-x[i[14]],
s20=x5[137]-x[i[15]],
s21=x[i[3]]-x[i[16]],
s22=x5[0]-x[i[18]],
s23=x[i[10]]-x[i[19]],
s24=x1[2]*x11[59]+x0[7]*x11[50]+x0[2]*x11[11],
s25=x1[1]*x11[61],
s26=x0[1]*x11[43],
s27=x0[3]*x11[34],
s28=x0[9]*x11[20],
s29=x0[10]*x11[0],
s30=x0[4]*x11[35],
s31=x1[0]*x11[63],
s32=x0[6]*x11[46],
s33=x0[0]*x11[31],
s34=x0[11]*x11[22],
s35=x0[5]*x11[5],
s36=x0[8]*x11[38],
s37=x0[7]*x2[50],
s38=x1[2]*x2[59],
s39=x0[2]*x2[11],
s40=x1[1]*x2[61],
s41=x0[1]*x2[43],
s42=x0[3]*x2[34],
s43=x0[9]*x2[20],
s44=x0[10]*x2[0],
s45=x0[4]*x2[35],
s46=x1[0]*x2[63],
s47=x0[6]*x2[46],
s48=x0[0]*x2[31],
s49=x0[11]*x2[22],
s50=x0[5]*x2[5],
s51=x0[8]*x2[38],
s52=x1[2]*x11[58]+x0[7]*x11[18]+x0[2]*x11[42],
s53=x1[1]*x11[28],
s54=x0[1]*x11[15],
s55=x0[3]*x11[7],
s56=x0[9]*x11[53],
s57=x0[10]*x11[55],
s58=x0[4]*x11[12],
s59=x1[0]*x11[60],
s60=x0[6]*x11[45],
s61=x0[0]*x11[41],
s62=x0[11]*x11[16],
s63=x0[5]*x11[1],
s64=x0[8]*x11[36],
s65=x1[2]*x2[58],
s66=x0[7]*x2[18],
s67=x0[2]*x2[42],
s68=x1[1]*x2[28],
s69=x0[1]*x2[15],
s70=x0[3]*x2[7],
s71=x0[9]*x2[53],
s72=x0[10]*x2[55],
s73=x0[4]*x2[12],
s74=x1[0]*x2[60],
s75=x0[6]*x2[45],
s76=x0[0]*x2[41],
s77=x0[11]*x2[16],
s78=x0[5]*x2[1],
s79=x0[8]*x2[36],
s80=x1[2]*x2[57],
s81=x0[7]*x2[21],
s82=x0[2]*x2[40],
s83=x1[1]*x2[62],
s84=x0[1]*x2[47],
s85=x0[3]*x2[64],
s86=x0[9]*x2[24],
s87=x0[10]*x2[3],
s88=x0[4]*x2[39],
s89=x1[0]*x2[29],
s90=x0[6]*x2[14],
s91=x0[0]*x2[9],
s92=x0[11]*x2[52],
s93=x0[5]*x2[30],
s94=x0[8]*x2[10],
s95=x1[2]*x11[57]+x0[7]*x11[21]+x0[2]*x11[40],
s96=x1[1]*x11[62],
s97=x0[1]*x11[47],
s98=x0[3]*x11[64],
s99=x0[9]*x11[24],
s100=x0[10]*x11[3],
s101=x0[4]*x11[39],
s102=x1[0]*x11[29],
s103=x0[6]*x11[14],
s104=x0[0]*x11[9],
s105=x0[11]*x11[52],
s106=x0[5]*x11[30],
s107=x0[8]*x11[10];
y20[2]=x2[22]*x1[4];
y20[3]=x1[4]*x2[20];
y20[4]=x1[4]*x2[50];
y20[5]=s0;
y20[6]=s1;
y20[7]=s2;
y20[8]=s3;
y20[9]=x2[50]*x1[3];
y20[10]=s4;
y20[11]=s5;
y20[12]=x2[20]*x1[3];
y20[13]=x2[22]*x1[3];
y20[14]=x1[1]*s6;
y20[15]=x1[1]*s7;
y20[16]=x0[4]*s8;
y20[17]=x1[2]*s9;
y20[18]=x1[2]*s10;
y20[19]=s11+s12;
y20[20]=x0[4]*s6;
y20[21]=x0[4]*s7;
y20[22]=x0[8]*s6;
y20[23]=x0[8]*s7;
y20[24]=x1[0]*s6;
y20[25]=x1[0]*s7;
y20[26]=x0[7]*s8;
y20[27]=x0[9]*s6;
y20[28]=x0[9]*s7;
y20[29]=x0[11]*s6;
y20[30]=x0[11]*s7;
y20[31]=x1[3]*x11[21]+x1[4]*x11[18];
y20[32]=x0[7]*s13;
y20[33]=s14+s15;
y20[34]=x1[0]*s8;
y20[35]=x1[2]*s13;
y20[36]=x1[4]*x11[53]+x1[3]*x11[24];
y20[37]=x0[7]*s6;
y20[38]=x0[7]*s7;
y20[39]=x0[8]*s8;
y20[40]=s16+s17;
y20[41]=x1[1]*s8;
y20[42]=x0[2]*s9;
y20[43]=x0[2]*s10;
y20[44]=x1[4]*x11[16]+x1[3]*x11[52];
y20[45]=x0[2]*s6;
y20[46]=x0[2]*s7;
y20[47]=x1[2]*s8;
y20[48]=x0[2]*s13;
y20[49]=x0[7]*s9;
y20[50]=x0[7]*s10;
y20[51]=x0[11]*s8;
y20[52]=x0[2]*s8;
y20[53]=x1[2]*s6;
y20[54]=x1[2]*s7;
y20[55]=x0[9]*s8;
y20[56]=x1[0]*s18-x1[4]*x2[5];
y20[57]=x0[11]*s13-x0[0]*s8;
y20[58]=x1[2]*s19-x1[4]*x2[11];
y20[59]=x1[1]*s18-x1[4]*x2[0];
y20[60]=x1[1]*s10-x0[1]*s6;
y20[61]=x1[1]*s9-x0[1]*s7;
y20[62]=x1[2]*s18-x1[4]*x2[37];
y20[63]=x1[4]*x11[4]+x1[3]*x11[2]+x1[2]*s20;
y20[64]=x1[4]*x2[25]+x2[11]*x0[12]-x0[7]*s19;
y20[65]=x0[10]*s6-x0[4]*s10;
y20[66]=x0[10]*s7-x0[4]*s9;
y20[67]=x1[2]*s21-x1[3]*x2[37];
y20[68]=s2+x2[37]*x[i[17]]-x0[7]*s21;
y20[69]=x0[10]*s8-x0[4]*s13;
y20[70]=s5+x2[0]*x0[12]-x0[9]*s18;
y20[71]=x0[11]*s21-(s0+x2[5]*x[i[17]]);
y20[72]=x0[3]*s8-x0[9]*s13;
y20[73]=x1[0]*s13-x0[6]*s8;
y20[74]=x0[11]*s18-(s1+x2[5]*x0[12]);
y20[75]=x1[1]*s13-x0[1]*s8;
y20[76]=x0[8]*s13-x0[5]*s8;
y20[77]=x1[4]*x11[1]+x1[3]*x11[30]+x1[0]*s20;
y20[78]=x1[1]*s21-x1[3]*x2[0];
y20[79]=s3+x2[37]*x0[12]-x0[7]*s18;
y20[80]=s4+x2[0]*x[i[17]]-x0[9]*s21;
y20[81]=x1[4]*x11[42]+x1[3]*x11[40]+x1[2]*s22;
y20[82]=x1[1]*s20+(x1[4]*x11[55]+x1[3]*x11[3]);
y20[83]=x0[9]*s10-x0[3]*s6;
y20[84]=x0[9]*s9-x0[3]*s7;
y20[85]=x0[11]*s10-x0[0]*s6;
y20[86]=x0[11]*s9-x0[0]*s7;
y20[87]=x2[11]*x[i[17]]+x1[3]*x2[25]-x0[7]*s23;
y20[88]=x1[2]*s23-x1[3]*x2[11];
y20[89]=x0[5]*s6-x0[8]*s10;
y20[90]=x0[5]*s7-x0[8]*s9;
y20[91]=x0[6]*s6-x1[0]*s10;
y20[92]=x0[6]*s7-x1[0]*s9;
y20[93]=x1[0]*s21-x1[3]*x2[5];
y20[94]=x1[1]*s19-x1[4]*x2[35]+x0[1]*s18;
y20[95]=x2[13]*x[i[17]]+x1[3]*x2[44]+x2[37]*x20[0]-x0[2]*s21;
y20[96]=x1[1]*s22+(x1[4]*x11[12]+x1[3]*x11[39])+x0[1]*s20;
y20[97]=x1[3]*x2[59]+x2[50]*x[i[17]]+x2[11]*x20[0]-x0[2]*s23;
y20[98]=x1[0]*s23-x1[3]*x2[38]+x0[6]*s21;
y20[99]=x2[50]*x0[12]+x1[4]*x2[59]+x2[11]*x20[1]-x0[2]*s19;
y20[100]=x2[34]*x[i[17]]+x1[3]*x2[43]+x2[0]*x20[0]-x0[4]*s21;
y20[101]=x2[34]*x0[12]+x1[4]*x2[43]+x2[0]*x20[1]-x0[4]*s18;
y20[102]=x0[3]*s18-(x0[12]*x2[35]+x1[4]*x2[27])+x0[9]*s19;
y20[103]=x0[0]*s18-(x0[12]*x2[38]+x1[4]*x2[23])+x0[11]*s19;
y20[104]=x2[13]*x0[12]+x1[4]*x2[44]+x2[37]*x20[1]-x0[2]*s18;
y20[105]=x1[4]*x2[46]+x2[31]*x0[12]+x2[5]*x20[1]-x0[8]*s18;
y20[106]=x1[0]*s19-x1[4]*x2[38]+x0[6]*s18;
y20[107]=x2[31]*x[i[17]]+x1[3]*x2[46]+x2[5]*x20[0]-x0[8]*s21;
y20[108]=x1[0]*s22+(x1[4]*x11[36]+x1[3]*x11[10])+x0[6]*s20;
y20[109]=x1[1]*s23-x1[3]*x2[35]+x0[1]*s21;
y20[110]=x0[0]*s21-(x[i[17]]*x2[38]+x1[3]*x2[23])+x0[11]*s23;
y20[111]=x[i[17]]*x2[35]+x1[3]*x2[27]-x0[3]*s21-x0[9]*s23;
y20[112]=s15+(s14+x11[4]*x0[12])+x11[2]*x[i[17]]+x0[7]*s20;
y20[113]=x0[12]*x11[42]+x1[4]*x11[19]+x1[3]*x11[51]+x[i[17]]*x11[40]+x0[7]*s22;
y20[114]=s17+(s16+x0[12]*x11[1])+x[i[17]]*x11[30]+x0[11]*s20;
y20[115]=x2[20]*x0[12]+x1[4]*x2[61]+x2[35]*x20[1]-x0[10]*s18-x0[4]*s19;
y20[116]=x2[22]*x[i[17]]+x1[3]*x2[63]+x20[0]*x2[38]-x0[5]*s21-x0[8]*s23;
y20[117]=x2[20]*x[i[17]]+x1[3]*x2[61]+x2[35]*x20[0]-x0[10]*s21-x0[4]*s23;
y20[118]=x2[22]*x0[12]+x1[4]*x2[63]+x2[38]*x20[1]-x0[5]*s18-x0[8]*s19;
y20[119]=s12+(s11+x0[12]*x11[55])+x[i[17]]*x11[3]+x0[9]*s20;
y20[120]=x0[12]*x11[36]+x1[4]*x11[26]+x1[3]*x11[56]+x[i[17]]*x11[10]+x0[0]*s20+x0[11]*s22;
y20[121]=x0[12]*x11[12]+x1[4]*x11[17]+x1[3]*x11[54]+x[i[17]]*x11[39]+x0[3]*s20+x0[9]*s22;
y20[122]=x11[7]*x0[12]+x1[4]*x11[15]+x11[55]*x20[1]+x1[3]*x11[47]+x11[64]*x[i[17]]+x11[3]*x20[0]+x0[4]*s20;
y20[123]=x1[4]*x11[58]+x11[18]*x0[12]+x11[42]*x20[1]+x1[3]*x11[57]+x11[21]*x[i[17]]+x11[40]*x20[0]+x0[2]*s22;
y20[124]=x11[32]*x0[12]+x1[4]*x11[48]+x11[4]*x20[1]+x1[3]*x11[49]+x11[33]*x[i[17]]+x11[2]*x20[0]+x0[2]*s20;
y20[125]=x1[4]*x11[45]+x11[41]*x0[12]+x11[1]*x20[1]+x1[3]*x11[14]+x11[9]*x[i[17]]+x11[30]*x20[0]+x0[8]*s20;
y20[126]=x1[4]*x11[60]+x11[16]*x0[12]+x20[1]*x11[36]+x1[3]*x11[29]+x11[52]*x[i[17]]+x20[0]*x11[10]+x0[5]*s20+x0[8]*s22;
y20[127]=x1[4]*x11[28]+x11[53]*x0[12]+x11[12]*x20[1]+x1[3]*x11[62]+x11[24]*x[i[17]]+x20[0]*x11[39]+x0[10]*s20+x0[4]*s22;
y20[128]=s24+s25+s26+s27+s28+s29+s30+s31+s32+s33+s34+s35+s36;
y20[129]=s37+s38+s39+s40+s41+s42+s43+s44+s45+s46+s47+s48+s49+s50+s51;
y20[130]=s52+s53+s54+s55+s56+s57+s58+s59+s60+s61+s62+s63+s64;
y20[131]=s65+s66+s67+s68+s69+s70+s71+s72+s73+s74+s75+s76+s77+s78+s79;
y20[132]=s80+s81+s82+s83+s84+s85+s86+s87+s88+s89+s90+s91+s92+s93+s94;
y20[133]=s95+s96+s97+s98+s99+s100+s101+s102+s103+s104+s105+s106+s107;
y20[134]=s51+(s50+(s49+(s48+(s47+(s46-(s36+(s35+(s34+(s33+(s32+(s31-(s45+(s44+(s43+(s42+(s41+(s40-(s30+(s29+(s28+(s27+(s26+(s25-(s39+(s37-(s24-s38))))))))))))))))))))))))));
y20[135]=s79+(s78+(s77+(s76+(s75+(s74-(s64+(s63+(s62+(s61+(s60+(s59-(s73+(s72+(s71+(s70+(s69+(s68-(s58+(s57+(s56+(s55+(s54+(s53-(s67+(s66-(s52-s65))))))))))))))))))))))))));
y20[136]=s94+(s93+(s92+(s91+(s90+(s89-(s107+(s106+(s105+(s104+(s103+(s102-(s88+(s87+(s86+(s85+(s84+(s83-(s101+(s100+(s99+(s98+(s97+(s96-(s82+(s81+(s80-s95))))))))))))))))))))))))));
    }
}

static void iltis_second_revolute_d0_d1_e1_b_29(const double *restrict x, double *restrict y, const unsigned short *i, int count)
{
    for (; count; count--, i += 3) {
const double *x0=x+i[0],*x1=x+i[1],*x2=x+i[2];
double *y2=y+i[2];
double s0=x0[0]*x1[31],
s1=x0[0]*x1[62],
s2=x0[0]*x1[7],
s3=x1[31]*x0[1],
s4=x1[62]*x0[1],
s5=x1[7]*x0[1],
s6=x0[0]*x1[95],
s7=x0[1]*x1[76],
s8=x0[0]*x1[70],
s9=x0[1]*x1[97],
s10=x0[0]*x1[104],
s11=x0[1]*x1[94];
y2[4]=x0[0]*x1[38];
y2[5]=x0[0]*x1[37];
y2[6]=x0[0]*x1[8];
y2[7]=x0[0]*x1[28];
y2[8]=x0[0]*x1[1];
y2[9]=x0[0]*x1[0];
y2[10]=x0[0]*x1[19];
y2[11]=x0[0]*x1[22];
y2[12]=x0[0]*x1[50];
y2[13]=s0;
y2[14]=s1;
y2[15]=s2;
y2[16]=x1[38]*x0[1];
y2[17]=x1[37]*x0[1];
y2[18]=x1[8]*x0[1];
y2[19]=x1[28]*x0[1];
y2[20]=x1[1]*x0[1];
y2[21]=x1[0]*x0[1];
y2[22]=s3;
y2[23]=s4;
y2[24]=s5;
y2[25]=x1[19]*x0[1];
y2[26]=x1[22]*x0[1];
y2[27]=x1[50]*x0[1];
y2[28]=s2+x1[28]*x2[0];
y2[29]=s1+x1[1]*x2[0];
y2[30]=s0+x1[0]*x2[0];
y2[31]=x0[0]*x1[49]+x1[38]*x2[0];
y2[32]=x0[0]*x1[52]+x1[37]*x2[0];
y2[33]=x0[0]*x1[54]+x1[8]*x2[0];
y2[34]=x0[1]*x1[74]+x0[0]*x1[105];
y2[35]=x0[1]*x1[98]+x0[0]*x1[75];
y2[36]=x0[1]*x1[101]+x0[0]*x1[99];
y2[37]=x0[1]*x1[68]+x0[0]*x1[64];
y2[38]=x0[1]*x1[63]+x0[0]*x1[118];
y2[39]=x0[1]*x1[100]+x0[0]*x1[67];
y2[40]=x0[1]*x1[49]+x1[38]*x2[1];
y2[41]=x0[1]*x1[52]+x1[37]*x2[1];
y2[42]=x0[1]*x1[54]+x1[8]*x2[1];
y2[43]=s5+x1[28]*x2[1];
y2[44]=s4+x1[1]*x2[1];
y2[45]=s3+x1[0]*x2[1];
y2[46]=x0[0]*x1[81]+x0[1]*x1[113];
y2[47]=x0[0]*x1[116]+x0[1]*x1[83];
y2[48]=x0[0]*x1[79]+x0[1]*x1[85];
y2[49]=s6+s7;
y2[50]=s8+s9;
y2[51]=s10+s11;
y2[52]=x1[7]*x2[1]+x0[1]*x1[12]+x1[28]*x2[2];
y2[53]=x1[62]*x2[1]+x0[1]*x1[45]+x1[1]*x2[2];
y2[54]=x1[31]*x2[1]+x0[1]*x1[47]+x1[0]*x2[2];
y2[55]=x1[19]*x2[1]+x0[1]*x1[55]+x1[38]*x2[2];
y2[56]=x1[22]*x2[1]+x0[1]*x1[60]+x1[37]*x2[2];
y2[57]=x1[50]*x2[1]+x0[1]*x1[27]+x1[8]*x2[2];
y2[58]=x1[7]*x2[0]+x0[0]*x1[12]+x1[28]*x2[3];
y2[59]=x1[62]*x2[0]+x0[0]*x1[45]+x1[1]*x2[3];
y2[60]=x1[31]*x2[0]+x0[0]*x1[47]+x1[0]*x2[3];
y2[61]=x1[19]*x2[0]+x0[0]*x1[55]+x1[38]*x2[3];
y2[62]=x1[22]*x2[0]+x0[0]*x1[60]+x1[37]*x2[3];
y2[63]=x1[50]*x2[0]+x0[0]*x1[27]+x1[8]*x2[3];
y2[64]=s10+(s11+x1[68]*x2[1])+x2[0]*x1[64];
y2[65]=s8+(s9+x1[63]*x2[1])+x2[0]*x1[118];
y2[66]=s6+(s7+x1[100]*x2[1])+x2[0]*x1[67];
y2[67]=x0[1]*x1[88]+x1[74]*x2[1]+x0[0]*x1[82]+x2[0]*x1[105];
y2[68]=x0[1]*x1[90]+x1[98]*x2[1]+x0[0]*x1[80]+x2[0]*x1[75];
y2[69]=x0[1]*x1[86]+x1[101]*x2[1]+x0[0]*x1[89]+x2[0]*x1[99];
y2[70]=x0[1]*x1[109]+x2[1]*x1[94]+x1[68]*x2[2]+x0[0]*x1[108]+x2[0]*x1[104]+x1[64]*x2[3];
y2[71]=x0[1]*x1[106]+x2[1]*x1[97]+x1[63]*x2[2]+x0[0]*x1[78]+x2[0]*x1[70]+x1[118]*x2[3];
y2[72]=x0[1]*x1[107]+x2[1]*x1[76]+x1[100]*x2[2]+x0[0]*x1[111]+x2[0]*x1[95]+x1[67]*x2[3];
y2[73]=x0[1]*x1[122]+x2[1]*x1[113]+x1[74]*x2[2]+x0[0]*x1[121]+x2[0]*x1[81]+x1[105]*x2[3];
y2[74]=x0[1]*x1[124]+x2[1]*x1[83]+x1[98]*x2[2]+x0[0]*x1[91]+x2[0]*x1[116]+x1[75]*x2[3];
y2[75]=x0[1]*x1[126]+x2[1]*x1[85]+x1[101]*x2[2]+x0[0]*x1[123]+x2[0]*x1[79]+x1[99]*x2[3];
    }
}

static void iltis_second_spherical_d0_d1_e1_b_30(const double *restrict x, double *restrict y, const unsigned short *i, int count)
{
    for (; count; count--, i += 18) {
const double *x0=x+i[0],*x1=x+i[1],*x3=x+i[3],*x11=x+i[11],*x13=x+i[13],*x15=x+i[15],*x16=x+i[16];
double *y17=y+i[17];
double s0=x[i[2]]-x3[2],
s1=x[i[4]]-x[i[5]],
s2=x[i[6]]-x3[0],
s3=x[i[7]]-x3[137],
s4=x[i[8]]-x[i[9]],
s5=x[i[10]]-x3[139],
s6=x3[2]-x11[0],
s7=x[i[5]]-x[i[12]],
s8=x3[0]-x13[0],
s9=x3[137]-x13[137],
s10=x[i[9]]-x[i[14]],
s11=x3[139]-x11[137],
s12=x0[2]*x15[48]+x1[3]*x15[8]+x1[1]*x15[32],
s13=x0[1]*x15[18],
s14=x1[2]*x15[43],
s15=x1[0]*x15[2],
s16=x0[0]*x15[50],
s17=x1[5]*x15[6],
s18=x1[4]*x15[26],
s19=x0[2]*x15[47]+x1[3]*x15[11]+x1[1]*x15[30],
s20=x0[1]*x15[52],
s21=x1[2]*x15[14],
s22=x1[0]*x15[29],
s23=x0[0]*x15[19],
s24=x1[5]*x15[42],
s25=x1[4]*x15[0],
s26=x0[2]*x15[49]+x1[3]*x15[40]+x1[1]*x15[1],
s27=x0[1]*x15[51],
s28=x1[2]*x15[10],
s29=x1[0]*x15[25],
s30=x0[0]*x15[53],
s31=x1[5]*x15[12],
s32=x1[4]*x15[28],
s33=x1[3]*x16[8],
s34=x0[2]*x16[48],
s35=x1[1]*x16[32],
s36=x0[1]*x16[18],
s37=x1[2]*x16[43],
s38=x1[0]*x16[2],
s39=x0[0]*x16[50],
s40=x1[5]*x16[6],
s41=x1[4]*x16[26],
s42=x1[3]*x16[11],
s43=x0[2]*x16[47],
s44=x1[1]*x16[30],
s45=x0[1]*x16[52],
s46=x1[2]*x16[14],
s47=x1[0]*x16[29],
s48=x0[0]*x16[19],
s49=x1[5]*x16[42],
s50=x1[4]*x16[0],
s51=x1[3]*x16[40],
s52=x0[2]*x16[49],
s53=x1[1]*x16[1],
s54=x0[1]*x16[51],
s55=x1[2]*x16[10],
s56=x1[0]*x16[25],
s57=x0[0]*x16[53],
s58=x1[5]*x16[12],
s59=x1[4]*x16[28];
y17[0]=x1[5]*s0;
y17[1]=x1[5]*s1;
y17[2]=x1[5]*s2;
y17[3]=x1[5]*s3;
y17[4]=x1[5]*s4;
y17[5]=x1[5]*s5;
y17[6]=x1[5]*s6;
y17[7]=x1[5]*s7;
y17[8]=x1[5]*s8;
y17[9]=x1[5]*s9;
y17[10]=x1[5]*s10;
y17[11]=x1[5]*s11;
y17[12]=x1[0]*s0;
y17[13]=x1[0]*s1;
y17[14]=x1[0]*s2;
y17[15]=x1[0]*s3;
y17[16]=x1[0]*s4;
y17[17]=x1[0]*s5;
y17[18]=x1[0]*s6;
y17[19]=x1[0]*s7;
y17[20]=x1[0]*s8;
y17[21]=x1[0]*s9;
y17[22]=x1[0]*s10;
y17[23]=x1[0]*s11;
y17[24]=x1[4]*s0;
y17[25]=x1[4]*s1;
y17[26]=x1[4]*s2;
y17[27]=x1[4]*s3;
y17[28]=x1[4]*s4;
y17[29]=x1[4]*s5;
y17[30]=x1[4]*s6;
y17[31]=x1[4]*s7;
y17[32]=x1[4]*s8;
y17[33]=x1[4]*s9;
y17[34]=x1[4]*s10;
y17[35]=x1[4]*s11;
y17[36]=x1[3]*s0;
y17[37]=x1[3]*s1;
y17[38]=x1[3]*s2;
y17[39]=x1[3]*s3;
y17[40]=x1[3]*s4;
y17[41]=x1[3]*s5;
y17[42]=x1[3]*s6;
y17[43]=x1[3]*s7;
y17[44]=x1[3]*s8;
y17[45]=x1[3]*s9;
y17[46]=x1[3]*s10;
y17[47]=x1[3]*s11;
y17[48]=x1[2]*s0;
y17[49]=x1[2]*s1;
y17[50]=x1[2]*s2;
y17[51]=x1[2]*s3;
y17[52]=x1[2]*s4;
y17[53]=x1[2]*s5;
y17[54]=x1[2]*s6;
y17[55]=x1[2]*s7;
y17[56]=x1[2]*s8;
y17[57]=x1[2]*s9;
y17[58]=x1[2]*s10;
y17[59]=x1[2]*s11;
y17[60]=x1[1]*s0;
y17[61]=x1[1]*s1;
y17[62]=x1[1]*s2;
y17[63]=x1[1]*s3;
y17[64]=x1[1]*s4;
y17[65]=x1[1]*s5;
y17[66]=x1[1]*s6;
y17[67]=x1[1]*s7;
y17[68]=x1[1]*s8;
y17[69]=x1[1]*s9;
y17[70]=x1[1]*s10;
y17[71]=x1[1]*s11;
y17[72]=x0[0]*s0;
y17[73]=x0[0]*s1;
y17[74]=x0[0]*s2;
y17[75]=x0[0]*s3;
y17[76]=x0[0]*s4;
y17[77]=x0[0]*s5;
y17[78]=x0[0]*s6;
y17[79]=x0[0]*s7;
y17[80]=x0[0]*s8;
y17[81]=x0[0]*s9;
y17[82]=x0[0]*s10;
y17[83]=x0[0]*s11;
y17[84]=x0[1]*s0;
y17[85]=x0[1]*s1;
y17[86]=x0[1]*s2;
y17[87]=x0[1]*s3;
y17[88]=x0[1]*s4;
y17[89]=x0[1]*s5;
y17[90]=x0[1]*s6;
y17[91]=x0[1]*s7;
y17[92]=x0[1]*s8;
y17[93]=x0[1]*s9;
y17[94]=x0[1]*s10;
y17[95]=x0[1]*s11;
y17[96]=x0[2]*s0;
y17[97]=x0[2]*s1;
y17[98]=x0[2]*s2;
y17[99]=x0[2]*s3;
y17[100]=x0[2]*s4;
y17[101]=x0[2]*s5;
y17[102]=x0[2]*s6;
y17[103]=x0[2]*s7;
y17[104]=x0[2]*s8;
y17[105]=x0[2]*s9;
y17[106]=x0[2]*s10;
y17[107]=x0[2]*s11;
y17[108]=s12+s13+s14+s15+s16+s17+s18;
y17[109]=s19+s20+s21+s22+s23+s24+s25;
y17[110]=s26+s27+s28+s29+s30+s31+s32;
y17[111]=s33+s34+s35+s36+s37+s38+s39+s40+s41;
y17[112]=s42+s43+s44+s45+s46+s47+s48+s49+s50;
y17[113]=s51+s52+s53+s54+s55+s56+s57+s58+s59;
y17[114]=s41+(s40+(s39-(s18+(s17+(s16-(s38+(s37+(s36-(s15+(s14+(s13-(s35+(s33-(s12-s34))))))))))))));
y17[115]=s50+(s49+(s48-(s25+(s24+(s23-(s47+(s46+(s45-(s22+(s21+(s20-(s44+(s42-(s19-s43))))))))))))));
y17[116]=s59+(s58+(s57-(s32+(s31+(s30-(s56+(s55+(s54-(s29+(s28+(s27-(s53+(s51-(s26-s52))))))))))))));
    }
}

static void iltis_second_lever_to_d0_d1_e1_nodiff_31(const double *restrict x, double *restrict y, const unsigned short *i, int count)
{
    for (; count; count--, i += 17) {
const double *x0=x+i[0],*x15=x+i[15];
double *y16=y+i[16];
double s0=x0[143]-x0[137],
s1=x0[144]-x0[138],
s2=x0[6]-x0[0],
s3=x[i[3]]*s2,
s4=x0[7]-x0[1],
s5=x[i[4]]*s4;
y16[0]=s0*x[i[1]]+s1*x[i[2]];
y16[1]=s3+s0*x[i[7]]+s5+s1*x[i[8]];
y16[2]=s5+(s3+s0*x[i[9]])+s1*x[i[10]];
y16[3]=s0*x[i[13]]+x[i[1]]*s2+s1*x[i[14]]+x[i[2]]*s4;
y16[4]=s0*x[i[3]]+s1*x[i[4]]-(x15[0]-x15[133]);
y16[5]=s1*x[i[5]]+s0*x[i[6]]-(x15[1326]-x15[1459]);
y16[6]=s0*x[i[11]]+x[i[6]]*s2+x[i[5]]*s4+s1*x[i[12]]-(x15[1466]-x15[1599]);
    }
}

static void iltis_second_dot_d0_d1_e1_b_32(const double *restrict x, double *restrict y, const unsigned short *i, int count)
{
    for (; count; count--, i += 45) {
double *y33=y+i[33];
double s0=x[i[0]]*x[i[13]],
s1=x[i[0]]*x[i[14]],
s2=x[i[0]]*x[i[15]],
s3=x[i[0]]*x[i[16]],
s4=x[i[0]]*x[i[17]],
s5=x[i[0]]*x[i[18]];
y33[1]=x[i[0]]*x[i[1]];
y33[2]=x[i[0]]*x[i[2]];
y33[3]=x[i[0]]*x[i[3]];
y33[4]=x[i[0]]*x[i[4]];
y33[5]=x[i[0]]*x[i[5]];
y33[6]=x[i[0]]*x[i[6]];
y33[7]=x[i[0]]*x[i[7]];
y33[8]=x[i[0]]*x[i[8]];
y33[9]=x[i[0]]*x[i[9]];
y33[10]=x[i[0]]*x[i[10]];
y33[11]=x[i[0]]*x[i[11]];
y33[12]=x[i[0]]*x[i[12]];
y33[13]=s0;
y33[14]=s1;
y33[15]=s2;
y33[16]=s3;
y33[17]=s4;
y33[18]=s5;
y33[19]=x[i[0]]*x[i[19]];
y33[20]=x[i[0]]*x[i[20]];
y33[21]=x[i[0]]*x[i[21]];
y33[22]=x[i[0]]*x[i[22]];
y33[23]=x[i[0]]*x[i[23]];
y33[24]=x[i[0]]*x[i[24]];
y33[25]=x[i[1]]*x[i[25]]+x[i[0]]*x[i[26]];
y33[26]=x[i[2]]*x[i[25]]+x[i[0]]*x[i[27]];
y33[27]=x[i[3]]*x[i[25]]+x[i[0]]*x[i[28]];
y33[28]=x[i[4]]*x[i[25]]+x[i[0]]*x[i[29]];
y33[29]=x[i[5]]*x[i[25]]+x[i[0]]*x[i[30]];
y33[30]=x[i[7]]*x[i[25]]+x[i[0]]*x[i[31]];
y33[31]=s5+x[i[6]]*x[i[25]];
y33[32]=s4+x[i[8]]*x[i[25]];
y33[33]=s2+x[i[9]]*x[i[25]];
y33[34]=s3+x[i[10]]*x[i[25]];
y33[35]=s0+x[i[11]]*x[i[25]];
y33[36]=s1+x[i[12]]*x[i[25]];
y33[37]=x[i[20]]*x[i[25]]+x[i[0]]*x[i[32]]+x[i[1]]*x[i[33]];
y33[38]=x[i[19]]*x[i[25]]+x[i[0]]*x[i[34]]+x[i[2]]*x[i[33]];
y33[39]=x[i[22]]*x[i[25]]+x[i[0]]*x[i[35]]+x[i[3]]*x[i[33]];
y33[40]=x[i[21]]*x[i[25]]+x[i[0]]*x[i[36]]+x[i[4]]*x[i[33]];
y33[41]=x[i[24]]*x[i[25]]+x[i[0]]*x[i[37]]+x[i[5]]*x[i[33]];
y33[42]=x[i[23]]*x[i[25]]+x[i[0]]*x[i[38]]+x[i[7]]*x[i[33]];
y33[43]=x[i[18]]*x[i[25]]+x[i[0]]*x[i[39]]+x[i[6]]*x[i[33]];
y33[44]=x[i[17]]*x[i[25]]+x[i[0]]*x[i[40]]+x[i[8]]*x[i[33]];
y33[45]=x[i[15]]*x[i[25]]+x[i[0]]*x[i[41]]+x[i[9]]*x[i[33]];
y33[46]=x[i[16]]*x[i[25]]+x[i[0]]*x[i[42]]+x[i[10]]*x[i[33]];
y33[47]=x[i[13]]*x[i[25]]+x[i[0]]*x[i[43]]+x[i[11]]*x[i[33]];
y33[48]=x[i[14]]*x[i[25]]+x[i[0]]*x[i[44]]+x[i[12]]*x[i[33]];
    }
}

static void iltis_second_lever_to_d0_d1_e1_b_33(const double *restrict x, double *restrict y, const unsigned short *i, int count)
{
    for (; count; count--, i += 16) {
const double *x0=x+i[0],*x1=x+i[1];
double *y0=y+i[0];
double s0=x0[0]-x0[1],
s1=x1[143]-x1[137],
s2=x1[144]-x1[138],
s3=x1[6]-x1[0],
s4=x1[7]-x1[1];
y0[10]=s0*x0[2];
y0[11]=x0[2]*s1;
y0[12]=x0[2]*s2;
y0[13]=s1*x0[3];
y0[14]=s2*x0[3];
y0[15]=s0*x0[4];
y0[16]=s1*x0[5];
y0[17]=s2*x0[5];
y0[18]=s1*x0[4];
y0[19]=s2*x0[4];
y0[20]=s0*x0[5];
y0[21]=x0[2]*s3+s1*x0[6];
y0[22]=x0[2]*s4+s2*x0[6];
y0[23]=s1*x0[7]+x0[4]*s3;
y0[24]=s2*x0[7]+x0[4]*s4;
y0[25]=s1*x0[8]+x0[5]*s3;
y0[26]=s2*x0[8]+x0[5]*s4;
y0[27]=s1*x0[9]+x0[3]*s3;
y0[28]=s2*x0[9]+x0[3]*s4;
y0[29]=x0[9]*x[i[2]]+x0[3]*x[i[3]]+x0[7]*x[i[4]]+x0[4]*x[i[5]]+x0[8]*x[i[6]]+x0[5]*x[i[7]]+x0[6]*x[i[4]]+x0[2]*x[i[8]];
y0[30]=x0[9]*x[i[9]]+x0[3]*x[i[10]]+x0[7]*x[i[11]]+x0[4]*x[i[12]]+x0[8]*x[i[13]]+x0[5]*x[i[14]]+x0[6]*x[i[11]]+x0[2]*x[i[15]];
    }
}

static void iltis_second_euler_norm_d0_d1_e1_b_34(const double *restrict x, double *restrict y, const unsigned short *i, int count)
{
    for (; count; count--, i += 3) {
const double *x0=x+i[0],*x2=x+i[2];
double *y2=y+i[2];
double s0=2.0*x0[1036],
s1=s0*x[i[1]],
s2=2.0*x0[1035],
s3=x[i[1]]*s2,
s4=2.0*x0[1034],
s5=x[i[1]]*s4,
s6=2.0*x0[1033],
s7=x[i[1]]*s6,
s8=2.0*x0[3],
s9=2.0*x0[2],
s10=2.0*x0[1],
s11=2.0*x0[0];
y2[2]=s1;
y2[3]=s3;
y2[4]=s5;
y2[5]=s7;
y2[6]=x[i[1]]*s8;
y2[7]=x[i[1]]*s9;
y2[8]=x[i[1]]*s10;
y2[9]=x[i[1]]*s11;
y2[10]=s1+s8*x2[0];
y2[11]=s3+s9*x2[0];
y2[12]=s5+s10*x2[0];
y2[13]=s7+s11*x2[0];
y2[14]=x[i[1]]*(2.0*x0[2362])+s0*x2[0]+s8*x2[1];
y2[15]=x[i[1]]*(2.0*x0[2361])+s2*x2[0]+s9*x2[1];
y2[16]=x[i[1]]*(2.0*x0[2360])+s4*x2[0]+s10*x2[1];
y2[17]=x[i[1]]*(2.0*x0[2359])+s6*x2[0]+s11*x2[1];
    }
}

static void iltis_second_frame_d0_d1_e1_b_35(const double *restrict x, double *restrict y, const unsigned short *i, int count)
{
    for (; count; count--, i += 39) {
const double *x0=x+i[0],*x1=x+i[1],*x6=x+i[6],*x7=x+i[7],*x26=x+i[26],*x28=x+i[28],*x32=x+i[32],*x34=x+i[34],*x38=x+i[38];
double *y38=y+i[38];
double s0=2.0*x0[3],
s1=s0*x0[143],
s2=2.0*x0[0],
s3=s2*x0[140],
s4=s1+s3,
s5=x0[0]*x0[0],
s6=x0[3]*x0[3],
s7=s5+s6,
s8=x0[3]*x0[2],
s9=x0[0]*x0[1],
s10=s8-s9,
s11=x0[3]*x0[142]+x0[143]*x0[2],
s12=x0[140]*x0[1],
s13=x0[0]*x0[141],
s14=s11-s12-s13,
s15=x0[0]*x0[2],
s16=x0[3]*x0[1],
s17=s15+s16,
s18=x0[3]*x0[141]+x0[143]*x0[1],
s19=x0[140]*x0[2],
s20=x0[0]*x0[142],
s21=s18+s19+s20,
s22=s8+s9,
s23=s13+(s11+s12),
s24=x0[2]*x0[2],
s25=s5+s24,
s26=2.0*x0[2],
s27=x0[142]*s26,
s28=s3+s27,
s29=x0[3]*x0[0],
s30=x0[2]*x0[1],
s31=s29-s30,
s32=x0[2]*x0[141]+x0[1]*x0[142],
s33=x0[3]*x0[140],
s34=x0[143]*x0[0],
s35=s32-s33-s34,
s36=s15-s16,
s37=s20-(s18-s19),
s38=s29+s30,
s39=s34+(s32+s33),
s40=s5+x0[1]*x0[1],
s41=2.0*x0[1],
s42=s3+x0[141]*s41,
s43=s4*x1[0]+s7*x1[1]+s10*x1[2]+s14*x1[3]+s17*x1[4]+s21*x1[5]+s22*x[i[2]]+s23*x[i[3]]+s25*x[i[4]]+s28*x[i[5]]-s31*x6[0]+s35*x6[1]-s36*x7[0]-s37*x7[1]+s38*x7[2]+s39*x7[3]+s40*x7[4]+s42*x7[5],
s44=s6+(s24+s40),
s45=1.0/s44,
s46=2.0*s45,
s47=s45*s46,
s48=x1[0]*s7+s10*x1[3]+s17*x1[5]+s22*x[i[3]]+s25*x[i[5]]-s31*x6[1]-s36*x7[1]+s38*x7[3]+s40*x7[5],
s49=s1+(s27+s42),
s50=s45*(s46*s49),
s51=s50+s50,
s52=s45*s51,
s53=s43*s47-s48*s52,
s54=s47*s48,
s55=2.0*x0[143],
s56=x1[0]*s50-x1[1]*s46,
s57=x1[0]*s46,
s58=x1[3]*s46,
s59=x1[3]*s50-x1[2]*s46,
s60=x1[5]*s46,
s61=x1[5]*s50-x1[4]*s46,
s62=x[i[3]]*s46,
s63=x[i[3]]*s50-x[i[2]]*s46,
s64=x6[1]*s46,
s65=x6[1]*s50-x6[0]*s46,
s66=x7[1]*s46,
s67=x7[1]*s50-x7[0]*s46,
s68=x7[3]*s46,
s69=x7[3]*s50-x7[2]*s46,
s70=2.0*x0[141],
s71=x7[5]*s46,
s72=x7[5]*s50-x7[4]*s46,
s73=2.0*x0[142],
s74=x[i[5]]*s46,
s75=x[i[5]]*s50-x[i[4]]*s46,
s76=2.0*x0[140],
s77=2.0*x0[1033],
s78=x0[140]*s77+s2*x0[1173],
s79=2.0*x0[1036],
s80=x0[143]*s79,
s81=s0*x0[1176],
s82=s78+s80+s81,
s83=x1[0]*s82,
s84=s0*x0[1036],
s85=s2*x0[1033],
s86=s84+s85,
s87=x1[1]*s86,
s88=x0[2]*x0[1036]+x0[3]*x0[1035],
s89=x0[1]*x0[1033],
s90=x0[0]*x0[1034],
s91=s88-s89-s90,
s92=x1[2]*s91,
s93=x0[3]*x0[1175]+x0[143]*x0[1035]+x0[142]*x0[1036]+x0[2]*x0[1176],
s94=x0[141]*x0[1033],
s95=x0[1]*x0[1173],
s96=x0[140]*x0[1034],
s97=x0[0]*x0[1174],
s98=s93-s94-s95-s96-s97,
s99=x1[3]*s98,
s100=x0[1]*x0[1036]+x0[3]*x0[1034],
s101=x0[2]*x0[1033],
s102=x0[0]*x0[1035],
s103=s100+s101+s102,
s104=x1[4]*s103,
s105=x0[143]*x0[1034]+x0[3]*x0[1174]+x0[141]*x0[1036]+x0[1]*x0[1176],
s106=x0[142]*x0[1033],
s107=x0[2]*x0[1173],
s108=x0[140]*x0[1035],
s109=x0[0]*x0[1175],
s110=s105+s106+s107+s108+s109,
s111=x1[5]*s110,
s112=s90+(s88+s89),
s113=x[i[2]]*s112,
s114=s97+(s96+(s95+(s93+s94))),
s115=x[i[3]]*s114,
s116=s26*x0[1035],
s117=s85+s116,
s118=x[i[4]]*s117,
s119=2.0*x0[1035],
s120=x0[142]*s119,
s121=s26*x0[1175],
s122=s78+s120+s121,
s123=x[i[5]]*s122,
s124=x0[2]*x0[1034]+x0[1]*x0[1035],
s125=x0[3]*x0[1033],
s126=x0[0]*x0[1036],
s127=s124-s125-s126,
s128=x6[0]*s127,
s129=x0[2]*x0[1174]+x0[142]*x0[1034]+x0[141]*x0[1035]+x0[1]*x0[1175],
s130=x0[143]*x0[1033],
s131=x0[3]*x0[1173],
s132=x0[140]*x0[1036],
s133=x0[0]*x0[1176],
s134=s129-s130-s131-s132-s133,
s135=x6[1]*s134,
s136=s102-(s100-s101),
s137=x7[0]*s136,
s138=s109+(s108+(s107-(s105-s106))),
s139=x7[1]*s138,
s140=s126+(s124+s125),
s141=x7[2]*s140,
s142=s133+(s132+(s131+(s129+s130))),
s143=x7[3]*s142,
s144=s83+(s4*x[i[8]]+s7*x[i[9]]+s87)+s10*x[i[10]]+s14*x[i[11]]+s92+s99+s17*x[i[12]]+s21*x[i[13]]+s104+s111+s22*x[i[14]]+s23*x[i[15]]+s113+s115+s25*x[i[16]]+s28*x[i[17]]+s118+s123-s31*x[i[18]]+s35*x[i[19]]+s128+s135-s36*x[i[20]]-s37*x[i[21]]-s137-s139+s38*x[i[22]]+s39*x[i[23]]+s141+s143+s40*x[i[24]]+s42*x[i[25]],
s145=s85+s41*x0[1034],
s146=x7[4]*s145,
s147=2.0*x0[1034],
s148=s78+x0[141]*s147+s41*x0[1174],
s149=x7[5]*s148,
s150=s84+(s116+s145),
s151=s45*s150,
s152=s43*s151,
s153=s81+(s80+(s121+(s120+s148))),
s154=s153-s49*s151,
s155=s45*(s48*s154),
s156=s144+s146+s149-(s152+s155),
s157=x1[0]*s86,
s158=x1[3]*s91,
s159=x1[5]*s103,
s160=x[i[3]]*s112,
s161=x[i[5]]*s117,
s162=x6[1]*s127,
s163=x7[1]*s136,
s164=x7[3]*s140,
s165=x7[5]*s145,
s166=s48*s151,
s167=s157+s7*x[i[8]]+s10*x[i[11]]+s158+s17*x[i[13]]+s159+s22*x[i[15]]+s160+s25*x[i[17]]+s161-s31*x[i[19]]+s162-s36*x[i[21]]-s163+s38*x[i[23]]+s164+s40*x[i[25]]+s165-s166,
s168=x0[0]*s76+x0[1]*s70+x0[2]*s73+x0[3]*s55,
s169=s45*(s167*(s50+s47*s168)),
s170=s47*s156-s169,
s171=s47*s152+(s47*s155-s52*s166),
s172=s47*s166,
s173=2.0*x0[1175],
s174=s54*s173,
s175=s53*s119,
s176=s47*s167,
s177=s52*s150,
s178=s47*s153,
s179=s177-s178,
s180=s47*s150,
s181=x1[2]*s180,
s182=x1[3]*s179-(s50*x[i[11]]-s46*x[i[10]]+s181),
s183=s59*x0[1036]-s58*x0[1176],
s184=x1[3]*s180,
s185=s184-s46*x[i[11]],
s186=s60*x0[1173],
s187=s61*x0[1033],
s188=x1[4]*s180,
s189=x1[5]*s179-(s50*x[i[13]]-s46*x[i[12]]+s188),
s190=x1[5]*s180,
s191=s190-s46*x[i[13]],
s192=s62*x0[1176],
s193=s63*x0[1036],
s194=x[i[2]]*s180,
s195=x[i[3]]*s179-(s50*x[i[15]]-s46*x[i[14]]+s194),
s196=x[i[3]]*s180,
s197=s196-s46*x[i[15]],
s198=s74*s173,
s199=s75*s119,
s200=x[i[4]]*s180,
s201=x[i[5]]*s179-(s50*x[i[17]]-s46*x[i[16]]+s200),
s202=x[i[5]]*s180,
s203=s202-s46*x[i[17]],
s204=s64*x0[1174],
s205=s65*x0[1034],
s206=x6[0]*s180,
s207=x6[1]*s179-(s50*x[i[19]]-s46*x[i[18]]+s206),
s208=x6[1]*s180,
s209=s208-s46*x[i[19]],
s210=s66*x0[1173],
s211=s67*x0[1033],
s212=x7[0]*s180,
s213=x7[1]*s179-(s50*x[i[21]]-s46*x[i[20]]+s212),
s214=x7[1]*s180,
s215=s214-s46*x[i[21]],
s216=s68*x0[1174],
s217=s69*x0[1034],
s218=x7[2]*s180,
s219=x7[3]*s179-(s50*x[i[23]]-s46*x[i[22]]+s218),
s220=x7[3]*s180,
s221=s220-s46*x[i[23]],
s222=2.0*x0[1174],
s223=s54*s222,
s224=s53*s147,
s225=s59*x0[1033]-s58*x0[1173],
s226=s60*x0[1176],
s227=s61*x0[1036],
s228=s62*x0[1173],
s229=s63*x0[1033],
s230=s64*x0[1175],
s231=s65*x0[1035],
s232=s66*x0[1176],
s233=s67*x0[1036],
s234=s68*x0[1175],
s235=s69*x0[1035],
s236=s71*s222,
s237=s72*s147,
s238=x7[4]*s180,
s239=x7[5]*s179-(s50*x[i[25]]-s46*x[i[24]]+s238),
s240=x7[5]*s180,
s241=s240-s46*x[i[25]],
s242=2.0*x0[1176],
s243=s54*s242,
s244=s53*s79,
s245=x1[1]*s180,
s246=x1[0]*s179-(s50*x[i[8]]-s46*x[i[9]]+s245),
s247=s56*s79-s57*s242,
s248=x1[0]*s180,
s249=s248-s46*x[i[8]],
s250=s58*x0[1175],
s251=s59*x0[1035],
s252=s60*x0[1174],
s253=s61*x0[1034],
s254=s62*x0[1175],
s255=s63*x0[1035],
s256=s64*x0[1173],
s257=s65*x0[1033],
s258=s66*x0[1174],
s259=s67*x0[1034],
s260=s68*x0[1173],
s261=s69*x0[1033],
s262=s143+(s141-(s139+(s137-(s135+(s128+(s123+(s118+(s115+(s113+(s111+(s104+(s99+(s92+(s83+(s87+(s4*x26[0]+s7*x26[1]))+s10*x26[2]+s14*x26[3]))+s17*x26[4]+s21*x26[5]))+s22*x[i[27]]+s23*x28[0]))+s25*x[i[29]]+s28*x[i[30]]))-s31*x28[3]+s35*x[i[31]]))-s36*x32[0]-s37*x32[1]))-s38*x32[2]-s39*x32[3]))+s40*x32[4]+s42*x32[5],
s263=s149+(s146+s262),
s264=s180+s180,
s265=s178-s45*(s150*(s50+s47*s49)),
s266=s177-s265,
s267=2.0*x0[1173],
s268=s76*x0[1033]+x0[0]*s267+s70*x0[1034]+x0[1]*s222+s73*x0[1035]+x0[2]*s173+s55*x0[1036]+x0[3]*s242,
s269=s45*s264,
s270=s48*s269,
s271=s43*s264-(s48*(s266-s47*s268)+s49*s270),
s272=s165+(s164-(s163-(s162+(s161+(s160+(s159+(s158+(s157+s7*x26[0]+s10*x26[3])+s17*x26[5])+s22*x28[0])+s25*x[i[30]])-s31*x[i[31]])-s36*x32[1])-s38*x32[3])+s40*x32[5]),
s273=s47*s263-s45*s271-s52*s272,
s274=s270-s47*s272,
s275=x1[3]*s265+(s181+(s50*x26[3]-s46*x26[2])),
s276=s184-s46*x26[3],
s277=x1[5]*s265+(s188+(s50*x26[5]-s46*x26[4])),
s278=s190-s46*x26[5],
s279=x[i[3]]*s265+(s194+(s50*x28[0]-s46*x[i[27]])),
s280=s196-s46*x28[0],
s281=x[i[5]]*s265+(s200+(s50*x[i[30]]-s46*x[i[29]])),
s282=s202-s46*x[i[30]],
s283=x6[1]*s265+(s206+(s50*x[i[31]]-s46*x28[3])),
s284=s208-s46*x[i[31]],
s285=x7[1]*s265+(s212+(s50*x32[1]-s46*x32[0])),
s286=s214-s46*x32[1],
s287=x7[3]*s265+(s218+(s50*x32[3]-s46*x32[2])),
s288=s220-s46*x32[3],
s289=x7[5]*s265+(s238+(s50*x32[5]-s46*x32[4])),
s290=s240-s46*x32[5],
s291=x1[0]*s265+(s245+(s50*x26[0]-s46*x26[1])),
s292=s248-s46*x26[0],
s293=s56*s77-s57*s267,
s294=s58*x0[1174],
s295=s59*x0[1034],
s296=s60*x0[1175],
s297=s61*x0[1035],
s298=s62*x0[1174],
s299=s63*x0[1034],
s300=s74*s267,
s301=s75*s77,
s302=s64*x0[1176],
s303=s65*x0[1036],
s304=s66*x0[1175],
s305=s67*x0[1035],
s306=s68*x0[1176],
s307=s69*x0[1036],
s308=s71*s267,
s309=s72*s77,
s310=s53*s77,
s311=s54*s267,
s312=s2*s291+s293+s76*s292+s294-s295-x0[1]*s275-x0[141]*s276-s296+s297+x0[2]*s277+x0[142]*s278-s298+s299+x0[1]*s279+x0[141]*s280-s300+s301+s2*s281+s76*s282+s302-s303-x0[3]*s283-x0[143]*s284+s304-s305-x0[2]*s285-x0[142]*s286-s306+s307+x0[3]*s287+x0[143]*s288-s308+s309+s2*s289+s76*s290+(s2*s273+(s310+s311)-s76*s274),
s313=s309-(s308-(s307-(s306+(s305-(s304-(s303-(s302+(s301-(s300-(s299-(s298-(s297-(s296+(s295-(s294+(s293-s2*s246+s76*s249))-x0[1]*s182+x0[141]*s185))-x0[2]*s189+x0[142]*s191))-x0[1]*s195+x0[141]*s197))-s2*s201+s76*s203))-x0[3]*s207+x0[143]*s209))-x0[2]*s213+x0[142]*s215))-x0[3]*s219+x0[143]*s221))-s2*s239,
s314=s2*x0[2359]+x0[1033]*s77,
s315=x0[1036]*s79,
s316=s0*x0[2362],
s317=s314+s315+s316,
s318=x0[1033]*s267,
s319=2.0*x0[2499],
s320=s318+s318+s76*x0[2359]+x0[0]*s319,
s321=x0[1036]*s242,
s322=s55*x0[2362],
s323=2.0*x0[2502],
s324=x0[3]*s323,
s325=x0[1036]*x0[1035],
s326=s325+(x0[3]*x0[2361]+s325)+x0[2]*x0[2362],
s327=x0[1033]*x0[1034],
s328=x0[1]*x0[2359],
s329=x0[0]*x0[2360],
s330=s327-(s326-s327-s328)+s329,
s331=x0[1176]*x0[1035],
s332=x0[1036]*x0[1175],
s333=s332+(s331+(s331+s332+x0[143]*x0[2361]+x0[3]*x0[2501]))+x0[142]*x0[2362]+x0[2]*x0[2502],
s334=x0[1173]*x0[1034],
s335=x0[1033]*x0[1174],
s336=x0[141]*x0[2359],
s337=x0[1]*x0[2499],
s338=x0[140]*x0[2360],
s339=x0[0]*x0[2500],
s340=s82*x[i[8]]+(s4*x32[6]+s7*x32[7]+x[i[9]]*s86)+s86*x26[1]+s82*x26[0]+x1[1]*s317+x1[0]*(s321+(s320+s321)+s322+s324)+s10*x32[8]+s14*x32[9]+x[i[10]]*s91+x[i[11]]*s98+s91*x26[2]+s98*x26[3]-x1[2]*s330-x1[3]*(s334+(s335-(s333-s334-s335-s336-s337))+s338+s339)+s17*x32[10]+s21*x32[11]+x[i[12]]*s103+x[i[13]]*s110,
s341=x0[1036]*x0[1034],
s342=s341+(s341+x0[3]*x0[2360])+x0[1]*x0[2362],
s343=x0[1033]*x0[1035],
s344=x0[2]*x0[2359],
s345=x0[0]*x0[2361],
s346=s343+(s342+s343+s344)+s345,
s347=x0[1176]*x0[1034],
s348=x0[1036]*x0[1174],
s349=s348+(s347+(s347+s348+x0[143]*x0[2360]+x0[3]*x0[2500]))+x0[141]*x0[2362]+x0[1]*x0[2502],
s350=x0[1173]*x0[1035],
s351=x0[1033]*x0[1175],
s352=x0[142]*x0[2359],
s353=x0[2]*x0[2499],
s354=x0[140]*x0[2361],
s355=x0[0]*x0[2501],
s356=s329+(s327+(s328+(s326+s327))),
s357=s340+s103*x26[4]+s110*x26[5]+x1[4]*s346+x1[5]*(s350+(s351+(s349+s350+s351+s352+s353))+s354+s355)+s22*x[i[33]]+s23*x34[0]+x[i[14]]*s112+x[i[15]]*s114+s112*x[i[27]]+s114*x28[0]+x[i[2]]*s356+x[i[3]]*(s339+(s338+(s334+(s335+(s337+(s336+(s335+(s333+s334))))))))+s25*x[i[35]]+s28*x[i[36]]+x[i[16]]*s117+x[i[17]]*s122,
s358=x0[1035]*s119,
s359=s26*x0[2361],
s360=s314+s358+s359,
s361=x0[1035]*s173,
s362=s73*x0[2361],
s363=2.0*x0[2501],
s364=x0[2]*s363,
s365=x0[1035]*x0[1034],
s366=s365+(s365+x0[2]*x0[2360])+x0[1]*x0[2361],
s367=x0[1033]*x0[1036],
s368=x0[3]*x0[2359],
s369=x0[0]*x0[2362],
s370=s367-(s366-s367-s368)+s369,
s371=x0[1035]*x0[1174],
s372=x0[1034]*x0[1175],
s373=s371+(s372+(s371+s372+x0[142]*x0[2360]+x0[2]*x0[2500]))+x0[141]*x0[2361]+x0[1]*x0[2501],
s374=x0[1173]*x0[1036],
s375=x0[1033]*x0[1176],
s376=x0[143]*x0[2359],
s377=x0[3]*x0[2499],
s378=x0[140]*x0[2362],
s379=x0[0]*x0[2502],
s380=s357+s117*x[i[29]]+s122*x[i[30]]+x[i[4]]*s360+x[i[5]]*(s361+(s320+s361)+s362+s364)-s31*x34[3]+s35*x[i[37]]+x[i[18]]*s127+x[i[19]]*s134+s127*x28[3]+s134*x[i[31]]-x6[0]*s370-x6[1]*(s374+(s375-(s373-s374-s375-s376-s377))+s378+s379)-s36*x38[0]-s37*x38[1]-x[i[20]]*s136-x[i[21]]*s138-s136*x32[0]-s138*x32[1],
s381=s345+(s343+(s344-(s342-s343))),
s382=s369+(s367+(s368+(s366+s367))),
s383=s380-x7[0]*s381-x7[1]*(s355+(s354+(s350+(s351+(s353+(s352+(s351-(s349-s350))))))))+s38*x38[2]+s39*x38[3]+x[i[22]]*s140+x[i[23]]*s142+s140*x32[2]+s142*x32[3]+x7[2]*s382+x7[3]*(s379+(s378+(s374+(s375+(s377+(s376+(s375+(s373+s374))))))))+s40*x38[4]+s42*x38[5]+x[i[24]]*s145+x[i[25]]*s148+s145*x32[4]+s148*x32[5],
s384=s314+x0[1034]*s147+s41*x0[2360],
s385=x0[1034]*s222,
s386=2.0*x0[2500],
s387=s385+(s320+s385)+s70*x0[2360]+x0[1]*s386,
s388=s316+(s315+(s359+(s358+s384))),
s389=s150*s263+(s43*s388+(s48*(s324+(s322+(s321+(s321+(s364+(s362+(s361+(s361+s387))))))))-s150*s155-s166*s268)-s150*s152)+s153*s272,
s390=s45*(s150*s272-(s150*s166-s48*s388)),
s391=s45*s390,
s392=s45*(s150*s167),
s393=s150*s156+s167*s268-s168*s392,
s394=x1[0]*s317+(x[i[8]]*s86+s7*x32[6]+s86*x26[0])+s10*x32[9]+x[i[11]]*s91+s91*x26[3]-x1[3]*s330+s17*x32[11]+x[i[13]]*s103+s103*x26[5]+x1[5]*s346+s22*x34[0]+x[i[15]]*s112+s112*x28[0]+x[i[3]]*s356+s25*x[i[36]]+x[i[17]]*s117+s117*x[i[30]]+x[i[5]]*s360-s31*x[i[37]]+x[i[19]]*s127+s127*x[i[31]]-x6[1]*s370-s36*x38[1],
s395=s392+(s390-(s394-x[i[21]]*s136-s136*x32[1]-x7[1]*s381+s38*x38[3]+x[i[23]]*s140+s140*x32[3]+x7[3]*s382+s40*x38[5]+x[i[25]]*s145+s145*x32[5]+x7[5]*s384)),
s396=s45*(s168*s395),
s397=1.0/(s44*s44),
s398=2.0*(s383+x7[4]*s384+x7[5]*s387-(s45*s389-s49*s391)-s45*s393+s396)*s397,
s399=s397*(s46*s389)-(s397*(s150*s271)+s155*s269)-s45*(s51*s390)-s50*s391,
s400=2.0*x0[2360],
s401=s46*s391-s151*s270,
s402=s47*s392,
s403=s397*(s46*s393)-s45*(s150*s169),
s404=s45*(s46*s396),
s405=s45*(s46*s395),
s406=s77*x0[1173],
s407=2.0*x0[2359],
s408=x0[1174]*s147,
s409=x0[1175]*s119,
s410=2.0*x0[2361],
s411=s79*x0[1176],
s412=2.0*x0[2362],
s413=s47*(s411+(s409+(s408+(s406+s406+x0[140]*s407+s2*x0[2499]+s408)+x0[141]*s400+s41*x0[2500]+s409)+x0[142]*s410+s26*x0[2501]+s411)+x0[143]*s412+s0*x0[2502])-s52*s388-s151*(s178-s266)-s45*(s154*s264),
s414=s151*s264-s47*s388,
s415=x1[3]*s413+(x[i[11]]*s265+(s50*x32[9]-s46*x32[8]+x[i[10]]*s180)+s180*x26[2]-s179*x26[3]-x1[2]*s414),
s416=x1[3]*s414-(x[i[11]]*s180-s46*x32[9]+s180*x26[3]),
s417=x1[5]*s413+(x[i[13]]*s265+(s50*x32[11]-s46*x32[10]+x[i[12]]*s180)+s180*x26[4]-s179*x26[5]-x1[4]*s414),
s418=x1[5]*s414-(x[i[13]]*s180-s46*x32[11]+s180*x26[5]),
s419=x[i[3]]*s413+(x[i[15]]*s265+(s50*x34[0]-s46*x[i[33]]+x[i[14]]*s180)+s180*x[i[27]]-s179*x28[0]-x[i[2]]*s414),
s420=x[i[3]]*s414-(x[i[15]]*s180-s46*x34[0]+s180*x28[0]),
s421=x0[0]*s415+(x0[1033]*s275+(s59*x0[2359]-s58*x0[2499])+x0[1173]*s276)-x0[140]*s416-x0[1033]*s182+x0[1173]*s185+s60*x0[2502]-s61*x0[2362]-x0[1036]*s277-x0[1176]*s278-x0[3]*s417+x0[143]*s418+x0[1036]*s189-x0[1176]*s191+s62*x0[2499]-s63*x0[2359]-x0[1033]*s279-x0[1173]*s280-x0[0]*s419+x0[140]*s420+x0[1033]*s195,
s422=x6[1]*s413+(x[i[19]]*s265+(s50*x[i[37]]-s46*x34[3]+x[i[18]]*s180)+s180*x28[3]-s179*x[i[31]]-x6[0]*s414),
s423=x6[1]*s414-(x[i[19]]*s180-s46*x[i[37]]+s180*x[i[31]]),
s424=x7[1]*s413+(x[i[21]]*s265+(s50*x38[1]-s46*x38[0]+x[i[20]]*s180)+s180*x32[0]-s179*x32[1]-x7[0]*s414),
s425=x7[1]*s414-(x[i[21]]*s180-s46*x38[1]+s180*x32[1]),
s426=x7[3]*s413+(x[i[23]]*s265+(s50*x38[3]-s46*x38[2]+x[i[22]]*s180)+s180*x32[2]-s179*x32[3]-x7[2]*s414),
s427=x7[3]*s414-(x[i[23]]*s180-s46*x38[3]+s180*x32[3]),
s428=s421-x0[1173]*s197+s64*x0[2501]-s65*x0[2361]-x0[1035]*s283-x0[1175]*s284-x0[2]*s422+x0[142]*s423+x0[1035]*s207-x0[1175]*s209+s66*x0[2502]-s67*x0[2362]-x0[1036]*s285-x0[1176]*s286-x0[3]*s424+x0[143]*s425+x0[1036]*s213-x0[1176]*s215+s68*x0[2501]-s69*x0[2361]-x0[1035]*s287-x0[1175]*s288-x0[2]*s426+x0[142]*s427,
s429=x7[5]*s413+(x[i[25]]*s265+(s50*x38[5]-s46*x38[4]+x[i[24]]*s180)+s180*x32[4]-s179*x32[5]-x7[4]*s414),
s430=x7[5]*s414-(x[i[25]]*s180-s46*x38[5]+s180*x32[5]),
s431=x1[0]*s413+(x[i[8]]*s265+(s50*x32[6]-s46*x32[7]+x[i[9]]*s180)+s180*x26[1]-s179*x26[0]-x1[1]*s414),
s432=x1[0]*s414-(x[i[8]]*s180-s46*x32[6]+s180*x26[0]),
s433=s0*s431+(s79*s291+(s56*s412-s57*s323)+s242*s292)-s55*s432-s79*s246+s242*s249-s58*x0[2501]+s59*x0[2361]+x0[1035]*s275+x0[1175]*s276+x0[2]*s415-x0[142]*s416-x0[1035]*s182+x0[1175]*s185-s60*x0[2500]+s61*x0[2360]+x0[1034]*s277+x0[1174]*s278+x0[1]*s417-x0[141]*s418-x0[1034]*s189+x0[1174]*s191-s62*x0[2501],
s434=s433+s63*x0[2361]+x0[1035]*s279+x0[1175]*s280+x0[2]*s419-x0[142]*s420-x0[1035]*s195+x0[1175]*s197+s64*x0[2499]-s65*x0[2359]-x0[1033]*s283-x0[1173]*s284-x0[0]*s422+x0[140]*s423+x0[1033]*s207-x0[1173]*s209-s66*x0[2500]+s67*x0[2360]+x0[1034]*s285+x0[1174]*s286+x0[1]*s424-x0[141]*s425-x0[1034]*s213+x0[1174]*s215,
s435=x0[3]*s415+(x0[1036]*s275+(s59*x0[2362]-s58*x0[2502])+x0[1176]*s276)-x0[143]*s416-x0[1036]*s182+x0[1176]*s185-s60*x0[2499]+s61*x0[2359]+x0[1033]*s277+x0[1173]*s278+x0[0]*s417-x0[140]*s418-x0[1033]*s189+x0[1173]*s191-s62*x0[2502]+s63*x0[2362]+x0[1036]*s279+x0[1176]*s280+x0[3]*s419-x0[143]*s420-x0[1036]*s195,
s436=x[i[5]]*s413+(x[i[17]]*s265+(s50*x[i[36]]-s46*x[i[35]]+x[i[16]]*s180)+s180*x[i[29]]-s179*x[i[30]]-x[i[4]]*s414),
s437=x[i[5]]*s414-(x[i[17]]*s180-s46*x[i[36]]+s180*x[i[30]]),
s438=s435+x0[1176]*s197-s74*s363+s75*s410+s119*s281+s173*s282+s26*s436-s73*s437-s119*s201+s173*s203-s64*x0[2500]+s65*x0[2360]+x0[1034]*s283+x0[1174]*s284+x0[1]*s422-x0[141]*s423-x0[1034]*s207+x0[1174]*s209+s66*x0[2499]-s67*x0[2359]-x0[1033]*s285-x0[1173]*s286-x0[0]*s424+x0[140]*s425+x0[1033]*s213-x0[1173]*s215,
s439=s2*s431+(s77*s291+(s56*s407-s57*s319)+s267*s292)-s76*s432-s77*s246+s249*s267+s58*x0[2500]-s59*x0[2360]-x0[1034]*s275-x0[1174]*s276-x0[1]*s415+x0[141]*s416+x0[1034]*s182-x0[1174]*s185-s60*x0[2501]+s61*x0[2361]+x0[1035]*s277+x0[1175]*s278+x0[2]*s417-x0[142]*s418-x0[1035]*s189+x0[1175]*s191-s62*x0[2500],
s440=s439+s63*x0[2360]+x0[1034]*s279+x0[1174]*s280+x0[1]*s419-x0[141]*s420-x0[1034]*s195+x0[1174]*s197-s74*s319+s75*s407+s77*s281+s267*s282+s2*s436-s76*s437-s77*s201+s203*s267+s64*x0[2502]-s65*x0[2362]-x0[1036]*s283-x0[1176]*s284-x0[3]*s422+x0[143]*s423+x0[1036]*s207-x0[1176]*s209+s66*x0[2501]-s67*x0[2361],
s441=s440-x0[1035]*s285-x0[1175]*s286-x0[2]*s424+x0[142]*s425+x0[1035]*s213-x0[1175]*s215-s68*x0[2502]+s69*x0[2362]+x0[1036]*s287+x0[1176]*s288+x0[3]*s426-x0[143]*s427-x0[1036]*s219+x0[1176]*s221-s71*s319+s72*s407+s77*s289+s267*s290+s2*s429-s76*s430-s77*s239+s241*s267+(s2*s398-(s2*s399-(s77*s273-(s77*s171+(s172*s267-s54*s319)-s53*s407)-s267*s274)+s76*s401+s76*s402-s176*s267-s77*s170+s2*s403-s2*s404+s76*s405));
y38[6]=s0*s53+s54*s55+(s0*s56-s55*s57-x0[142]*s58+x0[2]*s59-x0[141]*s60+x0[1]*s61-x0[142]*s62+x0[2]*s63+x0[140]*s64-x0[0]*s65-x0[141]*s66+x0[1]*s67-x0[140]*s68+x0[0]*s69);
y38[7]=s41*s53+s54*s70-(x0[0]*s59-x0[140]*s58+x0[143]*s60-x0[3]*s61+x0[140]*s62-x0[0]*s63+x0[142]*s64-x0[2]*s65+x0[143]*s66-x0[3]*s67+x0[142]*s68-x0[2]*s69+s70*s71-s41*s72);
y38[8]=s26*s53+s54*s73+(x0[3]*s59-x0[143]*s58-x0[140]*s60+x0[0]*s61-x0[143]*s62+x0[3]*s63-s73*s74+s26*s75-x0[141]*s64+x0[1]*s65+x0[140]*s66-x0[0]*s67-x0[141]*s68+x0[1]*s69);
y38[9]=s2*s56-s57*s76+x0[141]*s58-x0[1]*s59-x0[142]*s60+x0[2]*s61-x0[141]*s62+x0[1]*s63-s74*s76+s2*s75+x0[143]*s64-x0[3]*s65+x0[142]*s66-x0[2]*s67-x0[143]*s68+x0[3]*s69-s71*s76+s2*s72+(s2*s53+s54*s76);
y38[10]=s26*s170-(s26*s171+(s73*s172-s174)-s175-s73*s176)-(x0[3]*s182-s183-x0[143]*s185+s186-s187+x0[0]*s189-x0[140]*s191+s192-s193+x0[3]*s195-x0[143]*s197+s198-s199+s26*s201-s73*s203+s204-s205+x0[1]*s207-x0[141]*s209-s210+s211-x0[0]*s213+x0[140]*s215+s216-s217+x0[1]*s219-x0[141]*s221);
y38[11]=s41*s170-(s41*s171+(s70*s172-s223)-s224-s70*s176)+(x0[0]*s182-s225-x0[140]*s185-s226+s227-x0[3]*s189+x0[143]*s191-s228+s229-x0[0]*s195+x0[140]*s197-s230+s231-x0[2]*s207+x0[142]*s209-s232+s233-x0[3]*s213+x0[143]*s215-s234+s235-x0[2]*s219+x0[142]*s221-s236+s237-s41*s239+s70*s241);
y38[12]=s0*s170-(s0*s171+(s55*s172-s243)-s244-s55*s176)-(s0*s246-s247-s55*s249+s250-s251+x0[2]*s182-x0[142]*s185+s252-s253+x0[1]*s189-x0[141]*s191+s254-s255+x0[2]*s195-x0[142]*s197-s256+s257-x0[0]*s207+x0[140]*s209+s258-s259+x0[1]*s213-x0[141]*s215+s260-s261+x0[0]*s219-x0[140]*s221);
y38[13]=s26*s273+(s174+s175)-s73*s274+(s217-(s216+(s211-(s210+(s205-(s204-(s199-(s198-(s193-(s192-(s187-(s186-(s183+x0[3]*s275+x0[143]*s276))+x0[0]*s277+x0[140]*s278))+x0[3]*s279+x0[143]*s280))+s26*s281+s73*s282))+x0[1]*s283+x0[141]*s284))+x0[0]*s285+x0[140]*s286))+x0[1]*s287+x0[141]*s288);
y38[14]=s41*s273+(s223+s224)-s70*s274+(s237-(s236-(s235-(s234-(s233-(s232-(s231-(s230-(s229-(s228-(s227-(s226+(s225+x0[0]*s275+x0[140]*s276))+x0[3]*s277+x0[143]*s278))+x0[0]*s279+x0[140]*s280))+x0[2]*s283+x0[142]*s284))+x0[3]*s285+x0[143]*s286))+x0[2]*s287+x0[142]*s288))+s41*s289+s70*s290);
y38[15]=s0*s273+(s243+s244)-s55*s274+(s261-(s260-(s259-(s258+(s257-(s256+(s255-(s254-(s253-(s252-(s251-(s250-(s247+s0*s291+s55*s292))+x0[2]*s275+x0[142]*s276))+x0[1]*s277+x0[141]*s278))+x0[2]*s279+x0[142]*s280))+x0[0]*s283+x0[140]*s284))+x0[1]*s285+x0[141]*s286))+x0[0]*s287+x0[140]*s288);
y38[16]=s312;
y38[17]=s313+s76*s241+(s2*s170+(s310-(s2*s171-(s311-s76*s172))+s76*s176));
y38[18]=s41*s398-(s41*s399-(s147*s273-(s147*s171+(s172*s222-s54*s386)-s53*s400)-s222*s274)+s70*s401+s70*s402-s176*s222-s147*s170+s41*s403-s41*s404+s70*s405)-(s428+x0[1035]*s219-x0[1175]*s221+s71*s386-s72*s400-s147*s289-s222*s290-s41*s429+s70*s430+s147*s239-s222*s241);
y38[19]=s0*s398-(s0*s399-(s79*s273-(s79*s171+(s172*s242-s54*s323)-s53*s412)-s242*s274)+s55*s401+s55*s402-s176*s242-s79*s170+s0*s403-s0*s404+s55*s405)+(s434-s68*x0[2499]+s69*x0[2359]+x0[1033]*s287+x0[1173]*s288+x0[0]*s426-x0[140]*s427-x0[1033]*s219+x0[1173]*s221);
y38[20]=s26*s398-(s26*s399-(s119*s273-(s119*s171+(s172*s173-s54*s363)-s53*s410)-s173*s274)+s73*s401+s73*s402-s173*s176-s119*s170+s26*s403-s26*s404+s73*s405)+(s438-s68*x0[2500]+s69*x0[2360]+x0[1034]*s287+x0[1174]*s288+x0[1]*s426-x0[141]*s427-x0[1034]*s219+x0[1174]*s221);
y38[21]=s441;
    }
}

static void iltis_second_euler_norm_d0_d1_dv_36(const double *restrict x, double *restrict y, double *restrict Flambda, const unsigned short *i, int count)
{
    for (; count; count--, i += 2) {
const double *x0=x+i[0];
Flambda[i[1]]=2.0*x0[1228]*x0[1]+2.0*x0[1227]*x0[0]+2.0*x0[1229]*x0[2]+2.0*x0[1230]*x0[3];
    }
}

static void iltis_second_dot_d0_d1_dv_37(const double *restrict x, double *restrict y, double *restrict Flambda, const unsigned short *i, int count)
{
    for (; count; count--, i += 25) {
Flambda[i[24]]=x[i[6]]*x[i[12]]+x[i[2]]*x[i[18]]+x[i[7]]*x[i[13]]+x[i[3]]*x[i[19]]+x[i[8]]*x[i[15]]+x[i[0]]*x[i[20]]+x[i[9]]*x[i[14]]+x[i[1]]*x[i[21]]+x[i[10]]*x[i[17]]+x[i[4]]*x[i[22]]+x[i[11]]*x[i[16]]+x[i[5]]*x[i[23]];
    }
}

static void iltis_second_spherical_d0_d1_dv_38(const double *restrict x, double *restrict y, double *restrict Flambda, const unsigned short *i, int count)
{
    for (; count; count--, i += 15) {
const double *x2=x+i[2],*x3=x+i[3],*x7=x+i[7],*x8=x+i[8];
double s0=x[i[0]]-x[i[1]],
s1=x2[137]-x3[137],
s2=x2[139]-x3[139],
s3=x3[137]-x[i[4]],
s4=x[i[1]]-x[i[5]],
s5=x3[139]-x[i[6]],
s6=x[i[9]]-x3[0],
s7=x[i[10]]-x[i[11]],
s8=x3[2]-x[i[12]],
s9=x3[0]-x2[0],
s10=x[i[10]]-x[i[13]],
s11=x3[2]-x2[2];
Flambda[i[14]]=x8[16]*s6-s3*x8[5]-x8[0]*s7-s4*x8[26]-x8[14]*s8-s5*x8[8]+(x7[16]*s9-s1*x7[5]+x7[0]*s10-s0*x7[26]+x7[14]*s11-s2*x7[8]);
Flambda[i[14] + 1]=x8[15]*s6-s3*x8[4]-x8[24]*s7-s4*x8[9]-x8[12]*s8-s5*x8[3]+(x7[15]*s9-s1*x7[4]+x7[24]*s10-s0*x7[9]+x7[12]*s11-s2*x7[3]);
Flambda[i[14] + 2]=x8[13]*s6-s3*x8[7]-x8[11]*s7-s4*x8[2]-x8[23]*s8-s5*x8[6]+(x7[13]*s9-s1*x7[7]+x7[11]*s10-s0*x7[2]+x7[23]*s11-s2*x7[6]);
    }
}

static void iltis_second_spherical_d0_d1_dv_39(const double *restrict x, double *restrict y, double *restrict Flambda, const unsigned short *i, int count)
{
    for (; count; count--, i += 7) {
const double *x2=x+i[2],*x3=x+i[3],*x4=x+i[4];
double s0=x[i[0]]-x[i[1]],
s1=x2[137]-x2[140],
s2=x2[141]-x2[139],
s3=x2[137]-x2[3533],
s4=x[i[0]]-x4[1],
s5=x2[139]-x2[3537],
s6=x2[0]-x2[3],
s7=x2[2]-x2[4],
s8=x2[0]-x2[3532],
s9=x[i[5]]-x4[0],
s10=x2[2]-x2[3536];
Flambda[i[6]]=s1*x2[1122]+x2[1133]*s6+x2[1117]*x[i[5]]+s0*x2[1143]+x2[1131]*s7-s2*x2[1125]-(x3[16]*s8+s3*x3[5]+x3[0]*s9+s4*x3[26]+x3[14]*s10+s5*x3[8]);
Flambda[i[6] + 1]=s1*x2[1121]+x2[1132]*s6+x2[1141]*x[i[5]]+s0*x2[1126]+x2[1129]*s7-s2*x2[1120]-(x3[15]*s8+s3*x3[4]+x3[24]*s9+s4*x3[9]+x3[12]*s10+s5*x3[3]);
Flambda[i[6] + 2]=s1*x2[1124]+x2[1130]*s6+x2[1128]*x[i[5]]+s0*x2[1119]+x2[1140]*s7-s2*x2[1123]-(x3[13]*s8+s3*x3[7]+x3[11]*s9+s4*x3[2]+x3[23]*s10+s5*x3[6]);
    }
}

static void iltis_second_revolute_d0_d1_dv_40(const double *restrict x, double *restrict y, double *restrict Flambda, const unsigned short *i, int count)
{
    for (; count; count--, i += 13) {
const double *x0=x+i[0],*x1=x+i[1],*x2=x+i[2];
double s0=x2[137]-x[i[3]],
s1=x[i[4]]-x[i[5]],
s2=x[i[6]]-x2[139],
s3=x2[137]-x1[137],
s4=x[i[5]]-x[i[7]],
s5=x2[139]-x1[138],
s6=x1[0]-x2[0],
s7=x2[2]-x1[1],
s8=x2[0]-x[i[9]],
s9=x[i[8]]-x[i[10]],
s10=x2[2]-x[i[11]];
Flambda[i[12] + 2]=x1[797]*s6-s3*x1[791]-x1[795]*x[i[8]]-s4*x1[786]-x1[807]*s7-s5*x1[790]+(x0[19]*s8+s0*x0[13]+x0[17]*s9-s1*x0[8]+x0[29]*s10-s2*x0[12]);
Flambda[i[12] + 1]=x0[21]*s8+s0*x0[10]+x0[30]*s9-s1*x0[15]+x0[18]*s10-s2*x0[9]+(x1[799]*s6-s3*x1[788]-x1[808]*x[i[8]]-s4*x1[793]-x1[796]*s7-s5*x1[787]);
Flambda[i[12]]=s0*x0[11]+x0[22]*s8+x0[6]*s9-s1*x0[32]+x0[20]*s10-s2*x0[14]+(x1[800]*s6-s3*x1[789]-x1[784]*x[i[8]]-s4*x1[810]-x1[798]*s7-s5*x1[792]);
Flambda[i[12] + 3]=x0[4]*x1[810]+x0[33]*x1[784]+x0[22]*x1[785]+x1[809]*x0[11]+x1[808]*x0[28]+x0[0]*x1[793]+x0[21]*x1[794]+x1[781]*x0[10]+x0[26]*x1[795]+x0[1]*x1[786]+x0[19]*x1[802]+x1[776]*x0[13];
Flambda[i[12] + 4]=x0[33]*x1[798]+x0[4]*x1[792]+x1[805]*x0[22]+x1[780]*x0[11]+x1[796]*x0[28]+x0[0]*x1[787]+x0[21]*x1[803]+x1[777]*x0[10]+x0[26]*x1[807]+x0[1]*x1[790]+x1[801]*x0[19]+x1[783]*x0[13];
    }
}

static void iltis_second_revolute_d0_d1_dv_41(const double *restrict x, double *restrict y, double *restrict Flambda, const unsigned short *i, int count)
{
    for (; count; count--, i += 2) {
const double *x0=x+i[0];
Flambda[i[1]]=x0[9]*x0[58]+x0[33]*x0[52]+x0[65]*x0[8]+x0[40]*x0[34]+x0[18]*x0[56]+x0[5]*x0[47]+x0[63]*x0[32]+x0[37]*x0[17]+x0[26]*x0[67]+x0[0]*x0[50]+x0[61]*x0[19]+x0[43]*x0[10];
Flambda[i[1] + 1]=x0[9]*x0[60]+x0[33]*x0[49]+x0[71]*x0[8]+x0[42]*x0[34]+x0[18]*x0[59]+x0[5]*x0[48]+x0[66]*x0[32]+x0[38]*x0[17]+x0[26]*x0[57]+x0[0]*x0[51]+x0[64]*x0[19]+x0[39]*x0[10];
    }
}

static void iltis_second_revolute_d0_d1_dv_42(const double *restrict x, double *restrict y, double *restrict Flambda, const unsigned short *i, int count)
{
    for (; count; count--, i += 15) {
const double *x0=x+i[0],*x1=x+i[1],*x2=x+i[2],*x3=x+i[3];
double s0=x2[137]-x3[137],
s1=x[i[4]]-x[i[5]],
s2=x2[139]-x3[139],
s3=x3[137]-x[i[6]],
s4=x[i[5]]-x[i[7]],
s5=x3[139]-x[i[8]],
s6=x2[0]-x3[0],
s7=x[i[9]]-x[i[10]],
s8=x3[2]-x2[2],
s9=x3[0]-x[i[11]],
s10=x[i[9]]-x[i[12]],
s11=x3[2]-x[i[13]];
Flambda[i[14] + 2]=-(s0*x1[13]+x1[19]*s6-x1[17]*s7+s1*x1[8]-x1[29]*s8+s2*x1[12]+(x0[21]*s9+s3*x0[15]+x0[19]*s10+s4*x0[10]+x0[31]*s11+s5*x0[14]));
Flambda[i[14] + 1]=-(x1[21]*s6+s0*x1[10]-x1[30]*s7+s1*x1[15]-x1[18]*s8+s2*x1[9]+(x0[23]*s9+s3*x0[12]+x0[32]*s10+s4*x0[17]+x0[20]*s11+s5*x0[11]));
Flambda[i[14]]=-(s0*x1[11]+x1[22]*s6-x1[6]*s7+s1*x1[32]-x1[20]*s8+s2*x1[14]+(x0[24]*s9+s3*x0[13]+x0[8]*s10+s4*x0[34]+x0[22]*s11+s5*x0[16]));
Flambda[i[14] + 3]=x1[4]*x0[34]+x0[8]*x1[33]+x1[22]*x0[9]+x0[33]*x1[11]+x0[32]*x1[28]+x1[0]*x0[17]+x1[21]*x0[18]+x0[5]*x1[10]+x0[19]*x1[26]+x1[1]*x0[10]+x1[19]*x0[26]+x0[0]*x1[13];
Flambda[i[14] + 4]=x1[4]*x0[16]+x0[22]*x1[33]+x1[22]*x0[29]+x0[4]*x1[11]+x0[20]*x1[28]+x1[0]*x0[11]+x1[21]*x0[27]+x0[1]*x1[10]+x0[31]*x1[26]+x1[1]*x0[14]+x1[19]*x0[25]+x0[7]*x1[13];
    }
}

static const unsigned short iltis_second_at0[] = {
3,280,108,307,24,334,10,361,17,388,52,415,38,442,45,469,80,496,66,523,73,550,94,577,101,604,115,631,87,658,59,685,31,712,
};
static const unsigned short iltis_second_at1[] = {
741,1013,797,1023,
};
static const unsigned short iltis_second_at2[] = {
10,1313,3,1319,17,1325,38,1331,45,1337,66,1343,73,1349,94,1355,101,1361,
};
static const unsigned short iltis_second_at3[] = {
3,1639,108,1675,101,1711,80,1747,73,1783,52,1819,45,1855,24,1891,17,1927,136,1963,10,1999,31,2035,122,2071,38,2107,59,2143,
129,2179,66,2215,87,2251,94,2287,115,2323,
};
static const unsigned short iltis_second_at4[] = {
3,2639,108,2704,101,2769,80,2834,73,2899,52,2964,45,3029,24,3094,17,3159,136,3224,10,3289,31,3354,122,3419,38,3484,59,3549,
129,3614,66,3679,87,3744,94,3809,115,3874,
};
static const unsigned short iltis_second_at5[] = {
859,3,3939,823,17,3954,823,45,3969,767,73,3984,767,101,3999,
};
static const unsigned short iltis_second_at6[] = {
1370,4014,4146,1377,4015,4150,1384,4016,4154,1391,4017,4158,1398,4018,4162,1405,4019,4166,1412,4020,4170,1419,4021,4174,1426,
4022,4178,1433,4023,4182,1440,4024,4186,1447,4025,4190,1454,4026,4194,1461,4027,4198,1468,4028,4202,1475,4029,4206,1482,4030,
4210,1489,4031,4214,1496,4032,4218,1503,4033,4222,
};
static const unsigned short iltis_second_at7[] = {
820,10,4226,7,820,38,4238,35,764,66,4250,63,764,94,4262,91,
};
static const unsigned short iltis_second_at8[] = {
24,4274,4275,4276,4277,4278,4279,4280,31,4288,4289,4290,4291,4292,4293,4294,52,4302,4303,4304,4305,4306,4307,4308,59,4316,
4317,4318,4319,4320,4321,4322,80,4330,4331,4332,4333,4334,4335,4336,87,4344,4345,4346,4347,4348,4349,4350,108,4358,4359,4360,
4361,4362,4363,4364,115,4372,4373,4374,4375,4376,4377,4378,
};
static const unsigned short iltis_second_at9[] = {
122,4394,4395,4396,4397,4398,4399,4400,4401,4402,4403,4404,4405,4406,4407,4408,4409,4410,4411,4412,129,4416,4417,4418,4419,
4420,4421,4422,4423,4424,4425,4426,4427,4428,4429,4430,4431,4432,4433,4434,136,4438,4439,4440,4441,4442,4443,4444,4445,4446,
4447,4448,4449,4450,4451,4452,4453,4454,4455,4456,
};
static const unsigned short iltis_second_at10[] = {
143,0,150,1,157,2,164,3,171,4,178,5,185,6,192,7,199,8,206,9,213,10,220,11,227,12,234,13,241,14,248,15,255,16,262,17,269,18,
276,19,
};
static const unsigned short iltis_second_at11[] = {
921,5106,1373,4460,1372,4461,1371,4462,1370,4463,977,5054,840,5055,986,5056,965,5057,983,5058,849,5059,828,5060,846,5061,
784,5107,930,5108,909,5109,927,5110,793,5111,772,5112,790,5113,1369,12879,1368,12880,1367,12881,1478,10607,1477,10608,1476,
10609,1475,10610,1474,12882,1473,12883,1472,12884,1471,4528,1470,4529,1469,4530,1468,4531,1467,12885,1466,12886,1465,12887,
1464,4950,1463,4951,1462,4952,1461,4953,1458,12888,1459,12889,1460,12890,1450,10659,1449,10660,1448,10661,1447,10662,1446,
13017,1445,13018,1444,13019,1443,4511,1442,4512,1441,4513,1440,4514,1439,13020,1438,13021,1437,13022,1436,4935,1435,4936,
1434,4937,1433,4938,1430,13023,1431,13024,1432,13025,1422,10711,1421,10712,1420,10713,1419,10714,1418,13152,1417,13153,1416,
13154,1415,4494,1414,4495,1413,4496,1412,4497,1411,13155,1410,13156,1409,13157,1408,4920,1407,4921,1406,4922,1405,4923,1402,
13158,1403,13159,1404,13160,1394,10763,1393,10764,1392,10765,1391,10766,1390,13287,1389,13288,1388,13289,1387,4477,1386,4478,
1385,4479,1384,4480,1383,13290,1382,13291,1381,13292,1380,4905,1379,4906,1378,4907,1377,4908,1374,13293,1375,13294,1376,13295,
787,5304,924,5305,781,5379,918,5380,843,5600,980,5601,837,5675,974,5676,1401,10815,1400,10816,1399,10817,1398,10818,1429,
10839,1428,10840,1427,10841,1426,10842,971,8962,968,8963,834,8964,831,8965,989,9056,852,9057,1457,10863,1456,10864,1455,10865,
1454,10866,1485,10887,1484,10888,1483,10889,1482,10890,778,6037,912,6038,915,6039,775,6040,992,9150,855,9152,
};
static const unsigned short iltis_second_at12[] = {
0,1,2,140,141,142,1175,1174,1173,
};
static const unsigned short iltis_second_at13[] = {
14247,1638,10998,14248,1638,11002,14247,1632,11051,14248,1632,11052,14247,1631,11101,14248,1631,11102,14247,1507,4545,14248,
1507,4546,14248,1579,6303,14248,1578,6305,14247,1579,6308,14248,1577,6309,14247,1578,6310,14247,1577,6312,14247,1581,6313,
14247,1580,6315,14248,1580,6317,14248,1581,6318,14248,1574,6456,14248,1573,6458,14247,1574,6461,14248,1572,6462,14247,1573,
6463,14247,1572,6465,14247,1576,6466,14247,1575,6468,14248,1575,6470,14248,1576,6471,14248,1564,6609,14248,1563,6611,14247,
1564,6614,14248,1562,6615,14247,1563,6616,14247,1562,6618,14247,1566,6619,14247,1565,6621,14248,1565,6623,14248,1566,6624,
14248,1559,6762,14248,1558,6764,14247,1559,6767,14248,1557,6768,14247,1558,6769,14247,1557,6771,14247,1561,6772,14247,1560,
6774,14248,1560,6776,14248,1561,6777,14248,1549,6915,14248,1548,6917,14247,1549,6920,14248,1547,6921,14247,1548,6922,14247,
1547,6924,14247,1551,6925,14247,1550,6927,14248,1550,6929,14248,1551,6930,14248,1544,7068,14248,1543,7070,14247,1544,7073,
14248,1542,7074,14247,1543,7075,14247,1542,7077,14247,1546,7078,14247,1545,7080,14248,1545,7082,14248,1546,7083,14248,1534,
7221,14248,1533,7223,14247,1534,7226,14248,1532,7227,14247,1533,7228,14247,1532,7230,14247,1536,7231,14247,1535,7233,14248,
1535,7235,14248,1536,7236,14248,1529,7374,14248,1528,7376,14247,1529,7379,14248,1527,7380,14247,1528,7381,14247,1527,7383,
14247,1531,7384,14247,1530,7386,14248,1530,7388,14248,1531,7389,14247,1635,8129,14248,1635,8130,14247,1633,8179,14248,1633,
8180,14247,1634,8229,14248,1634,8230,14247,1508,4563,14248,1508,4564,14247,1540,8523,14247,1541,8524,14248,1541,8525,14248,
1540,8526,14247,1509,4581,14248,1509,4582,14248,1608,9199,14248,1609,9200,14247,1608,9201,14247,1609,9202,14248,1607,9203,
14247,1607,9204,14247,1510,4599,14248,1510,4600,14248,1611,9322,14248,1612,9323,14247,1611,9324,14247,1612,9325,14248,1610,
9326,14247,1610,9327,14247,1511,4617,14248,1511,4618,14248,1614,9445,14248,1615,9446,14247,1614,9447,14247,1615,9448,14248,
1613,9449,14247,1613,9450,14247,1512,4635,14248,1512,4636,14247,1555,8599,14247,1556,8600,14248,1556,8601,14248,1555,8602,
14247,1513,4653,14248,1513,4654,14248,1620,9568,14248,1621,9569,14247,1620,9570,14247,1621,9571,14248,1619,9572,14247,1619,
9573,14247,1514,4671,14248,1514,4672,14248,1623,9691,14248,1624,9692,14247,1623,9693,14247,1624,9694,14248,1622,9695,14247,
1622,9696,14247,1515,4689,14248,1515,4690,14248,1626,9814,14248,1627,9815,14247,1626,9816,14247,1627,9817,14248,1625,9818,
14247,1625,9819,14247,1516,4707,14248,1516,4708,14247,1570,8675,14247,1571,8676,14248,1571,8677,14248,1570,8678,14247,1517,
4725,14248,1517,4726,14248,1589,7527,14248,1588,7529,14247,1589,7532,14248,1587,7533,14247,1588,7534,14247,1587,7536,14247,
1591,7537,14247,1590,7538,14248,1590,7539,14248,1591,7540,14247,1518,4743,14248,1518,4744,14248,1594,7678,14248,1593,7680,
14247,1594,7683,14248,1592,7684,14247,1593,7685,14247,1592,7687,14247,1596,7688,14247,1595,7689,14248,1595,7690,14248,1596,
7691,14247,1519,4761,14248,1519,4762,14247,1520,4779,14248,1520,4780,14247,1585,8751,14247,1586,8752,14248,1586,8753,14248,
1585,8754,14247,1521,4797,14248,1521,4798,14248,1599,7829,14248,1598,7831,14247,1599,7834,14248,1597,7835,14247,1598,7836,
14247,1597,7838,14247,1601,7839,14247,1600,7840,14248,1600,7841,14248,1601,7842,14247,1522,4815,14248,1522,4816,14248,1604,
7980,14248,1603,7982,14247,1604,7985,14248,1602,7986,14247,1603,7987,14247,1602,7989,14247,1606,7990,14247,1605,7991,14248,
1605,7992,14248,1606,7993,14247,1523,4833,14248,1523,4834,14247,1524,4851,14248,1524,4852,14248,1617,9937,14248,1618,9938,
14247,1617,9939,14247,1618,9940,14248,1616,9941,14247,1616,9942,14247,1636,8279,14248,1636,8280,14247,1525,4869,14248,1525,
4870,14248,1629,10062,14248,1630,10063,14247,1629,10064,14247,1630,10065,14248,1628,10066,14247,1628,10067,14247,1637,8329,
14248,1637,8330,14247,1526,4887,14248,1526,4888,1439,868,10565,1467,868,10566,1432,868,10567,1460,868,10568,1383,868,10569,
1411,868,10570,1376,868,10571,1404,868,10572,
};
static const unsigned short iltis_second_at14[] = {
3,4460,860,17,4477,824,45,4494,824,73,4511,768,101,4528,768,
};
static const unsigned short iltis_second_at15[] = {
143,1507,4545,150,1508,4563,157,1509,4581,164,1510,4599,171,1511,4617,178,1512,4635,185,1513,4653,192,1514,4671,199,1515,
4689,206,1516,4707,213,1517,4725,220,1518,4743,227,1519,4761,234,1520,4779,241,1521,4797,248,1522,4815,255,1523,4833,262,
1524,4851,269,1525,4869,276,1526,4887,
};
static const unsigned short iltis_second_at16[] = {
10,4905,821,38,4920,821,66,4935,765,94,4950,765,
};
static const unsigned short iltis_second_at17[] = {
3990,4005,3988,4003,3989,4004,3987,4002,4251,4263,4250,4262,3960,3975,3958,3973,3959,3974,3957,3972,4227,4239,4226,4238,4229,
4265,4253,4252,4240,4241,4228,4965,
};
static const unsigned short iltis_second_at18[] = {
577,523,442,361,
};
static const unsigned short iltis_second_at19[] = {
577,523,442,361,
};
static const unsigned short iltis_second_at20[] = {
0,4979,7,795,977,1023,334,1027,840,362,1313,986,965,983,1325,849,828,5032,0,4992,35,795,5054,1023,415,1031,5055,443,1331,
5056,5057,5058,1337,5059,5060,5062,0,5005,63,739,921,1013,496,1017,784,524,1343,930,909,927,1349,793,772,5084,0,5018,91,739,
5106,1013,307,1021,5107,578,1355,5108,5109,5110,1361,5111,5112,5114,
};
static const unsigned short iltis_second_at21[] = {
857,1646,1642,1670,1660,1654,1653,1667,1664,1369,5136,857,1640,1641,1659,1662,1651,1650,1669,1666,1368,5140,857,1643,1645,
1661,1663,1652,1655,1674,1668,1367,5144,
};
static const unsigned short iltis_second_at22[] = {
857,2676,2643,2652,2671,2687,2683,2664,2658,2689,2657,2698,2697,2650,2681,1035,5148,857,2639,2694,2673,2646,2654,2682,2666,
2656,2659,2692,2700,2667,2674,2651,1034,5155,857,2644,2640,2670,2680,2684,2685,2662,2665,2661,2655,2702,2699,2677,2675,1033,
5162,
};
static const unsigned short iltis_second_at23[] = {
4084,5301,1677,1016,786,864,5303,5304,1022,5305,1020,863,1639,1015,1000,5306,1001,1019,1021,5307,4079,5376,1713,908,780,864,
5378,5379,5109,5380,910,863,1639,771,1000,5381,1001,773,5112,5382,4069,5451,1749,1016,786,864,5453,787,1018,924,1020,863,
1639,1015,1000,5454,1001,1019,1017,5455,4064,5524,1785,908,780,864,5526,781,909,918,910,863,1639,771,1000,5527,1001,773,772,
5528,4054,5597,1821,1026,842,864,5599,5600,1032,5601,1030,863,1639,1025,1000,5602,1001,1029,1031,5603,4049,5672,1857,964,
836,864,5674,5675,5057,5676,966,863,1639,827,1000,5677,1001,829,5060,5678,4039,5747,1893,1026,842,864,5749,843,1028,980,1030,
863,1639,1025,1000,5750,1001,1029,1027,5751,4034,5820,1929,964,836,864,5822,837,965,974,966,863,1639,827,1000,5823,1001,829,
828,5824,4094,5893,2253,911,777,773,772,778,912,915,913,771,1783,774,908,909,910,776,775,5895,4099,5964,2253,911,783,1019,
1017,784,912,921,913,1015,1747,774,1016,1018,1020,776,775,5966,4104,6035,2325,911,777,773,5112,6037,6038,6039,913,771,1711,
774,908,5109,910,776,6040,6041,4109,6110,2325,911,783,1019,1021,5107,6038,5106,913,1015,1675,774,1016,1022,1020,776,6040,
6112,
};
static const unsigned short iltis_second_at24[] = {
4142,1984,1670,1986,1659,1661,1969,1987,1643,1965,1640,1966,1646,1978,1653,1975,1650,1655,1998,1976,1668,1993,1666,1991,1664,
6181,4140,1982,1670,1995,1659,1661,1996,1971,1643,1968,1640,1963,1646,1973,1653,1980,1650,1655,1972,1997,1668,1981,1666,1989,
1664,6205,4141,1982,1660,1995,1662,1663,1996,1971,1645,1968,1641,1963,1642,1973,1654,1980,1651,1652,1972,1997,1674,1981,1669,
1989,1667,6229,4143,1994,2092,1983,2094,2095,1967,1985,2077,1964,2073,1970,2074,1977,2086,1974,2083,2084,1992,1979,2106,1990,
2101,1988,2099,6253,4144,1994,2200,1983,2202,2203,1967,1985,2185,1964,2181,1970,2182,1977,2194,1974,2191,2192,1992,1979,2214,
1990,2209,1988,2207,6277,
};
static const unsigned short iltis_second_at25[] = {
6301,1577,2704,5305,1022,786,1020,1000,1019,1021,5304,2639,863,1001,864,1016,6314,6315,1015,6316,6317,6454,1572,2769,5380,
5109,780,910,1000,773,5112,5379,2639,863,1001,864,908,6467,6468,771,6469,6470,6607,1562,2834,924,1018,786,1020,1000,1019,
1017,787,2639,863,1001,864,1016,6620,6621,1015,6622,6623,6760,1557,2899,918,909,780,910,1000,773,772,781,2639,863,1001,864,
908,6773,6774,771,6775,6776,6913,1547,2964,5601,1032,842,1030,1000,1029,1031,5600,2639,863,1001,864,1026,6926,6927,1025,6928,
6929,7066,1542,3029,5676,5057,836,966,1000,829,5060,5675,2639,863,1001,864,964,7079,7080,827,7081,7082,7219,1532,3094,980,
1028,842,1030,1000,1029,1027,843,2639,863,1001,864,1026,7232,7233,1025,7234,7235,7372,1527,3159,974,965,836,966,1000,829,
828,837,2639,863,1001,864,964,7385,7386,827,7387,7388,7525,1587,3744,915,912,777,913,908,776,775,778,2899,771,910,773,911,
909,7538,774,772,7539,7676,1592,3744,921,912,783,913,1016,776,775,784,2834,1015,1020,1019,911,1018,7689,774,1017,7690,7827,
1597,3874,6039,6038,777,913,908,776,6040,6037,2769,771,910,773,911,5109,7840,774,5112,7841,7978,1602,3874,5106,6038,783,913,
1016,776,6040,5107,2704,1015,1020,1019,911,1022,7991,774,1021,7992,
};
static const unsigned short iltis_second_at26[] = {
1635,2681,3235,2651,3259,3262,3229,2675,2640,3224,2694,3261,2643,3237,2671,3258,2646,2680,3255,3274,2657,3244,2692,2655,3246,
8129,2658,3249,2656,3251,3247,2665,2697,8130,3283,2667,3285,3287,2699,3270,2684,3267,2654,3268,2687,1633,2681,3264,2651,3263,
3234,3254,2675,2640,3227,2694,3226,2643,3257,2671,3288,2646,2680,3233,3245,2657,3248,2692,2655,3276,8179,2658,3275,2656,3278,
3280,2665,2697,8180,3281,2667,3286,3253,2699,3238,2684,3271,2654,3273,2687,1634,2650,3264,2674,3263,3234,3254,2677,2644,3227,
2639,3226,2676,3257,2652,3288,2673,2670,3233,3245,2689,3248,2659,2661,3276,8229,2664,3275,2666,3278,3280,2662,2698,8230,3281,
2700,3286,3253,2702,3238,2685,3271,2682,3273,2683,1636,3430,3266,3454,3236,3260,3225,3457,3424,3279,3419,3228,3456,3256,3432,
3231,3453,3450,3265,3242,3469,3277,3439,3441,3240,8279,3444,3243,3446,3241,3250,3442,3478,8280,3282,3480,3252,3284,3482,3269,
3465,3239,3462,3272,3463,1637,3625,3266,3649,3236,3260,3225,3652,3619,3279,3614,3228,3651,3256,3627,3231,3648,3645,3265,3242,
3664,3277,3634,3636,3240,8329,3639,3243,3641,3241,3250,3637,3673,8330,3282,3675,3252,3284,3677,3269,3660,3239,3657,3272,3658,
};
static const unsigned short iltis_second_at27[] = {
1999,4047,8379,2107,4062,8415,2215,4077,8451,2287,4092,8487,
};
static const unsigned short iltis_second_at28[] = {
1540,3291,8523,1555,3486,8599,1570,3681,8675,1585,3811,8751,
};
static const unsigned short iltis_second_at29[] = {
4114,833,964,971,965,966,830,968,832,827,828,834,829,831,1935,2043,8827,4117,839,1026,977,1028,1030,830,968,832,1025,1027,
840,1029,831,1899,2043,8872,4120,851,4387,989,4389,4391,830,968,832,4386,4388,852,4390,831,2079,2043,8917,4126,833,964,8962,
5057,966,830,8963,832,827,5060,8964,829,8965,1863,2151,8966,4129,839,1026,5054,1032,1030,830,8963,832,1025,1031,5055,1029,
8965,1827,2151,9011,4132,851,4387,9056,4393,4391,830,8963,832,4386,4392,9057,4390,8965,2187,2151,9058,4123,854,4387,992,4389,
4391,857,9103,858,4386,4388,855,4390,9104,2079,1971,9105,4135,854,4387,9150,4393,4391,857,9151,858,4386,4392,9152,4390,9153,
2187,1971,9154,
};
static const unsigned short iltis_second_at30[] = {
1607,9199,829,833,828,834,827,964,965,971,966,832,831,830,968,3169,3364,9205,1610,9322,1029,839,1027,840,1025,1026,1028,977,
1030,832,831,830,968,3104,3364,9328,1613,9445,4390,851,4388,852,4386,4387,4389,989,4391,832,831,830,968,3429,3364,9451,1619,
9568,829,833,5060,8964,827,964,5057,8962,966,832,8965,830,8963,3039,3559,9574,1622,9691,1029,839,1031,5055,1025,1026,1032,
5054,1030,832,8965,830,8963,2974,3559,9697,1625,9814,4390,851,4392,9057,4386,4387,4393,9056,4391,832,8965,830,8963,3624,3559,
9820,1616,9937,4390,854,4388,855,4386,4387,4389,992,4391,858,9943,857,9944,3429,3234,9945,1628,10062,4390,854,4392,9152,4386,
4387,4393,9150,4391,858,10068,857,10069,3624,3234,10070,
};
static const unsigned short iltis_second_at31[] = {
1929,863,836,964,965,974,966,10187,837,827,828,829,20,1893,863,842,1026,1028,980,1030,10188,843,1025,1027,1029,25,1857,863,
836,964,5057,5676,966,10189,5675,827,5060,829,35,1821,863,842,1026,1032,5601,1030,10190,5600,1025,1031,1029,40,1785,863,780,
908,909,918,910,10191,781,771,772,773,50,1749,863,786,1016,1018,924,1020,10192,787,1015,1017,1019,55,1713,863,780,908,5109,
5380,910,10193,5379,771,5112,773,65,1677,863,786,1016,1022,5305,1020,10194,5304,1015,1021,1019,70,
};
static const unsigned short iltis_second_at32[] = {
1999,33,2107,48,2215,63,2287,78,
};
static const unsigned short iltis_second_at33[] = {
1783,2253,774,777,912,915,908,909,910,778,775,771,772,773,80,1747,2253,774,783,912,921,1016,1018,1020,784,775,1015,1017,1019,
85,1711,2325,774,777,6038,6039,908,5109,910,6037,6040,771,5112,773,90,1675,2325,774,783,6038,5106,1016,1022,1020,5107,6040,
1015,1021,1019,95,
};
static const unsigned short iltis_second_at34[] = {
968,971,830,833,964,965,966,2043,1935,827,834,828,829,831,100,968,977,830,839,1026,1028,1030,2043,1899,1025,840,1027,1029,
831,103,968,989,830,851,4387,4389,4391,2043,2079,4386,852,4388,4390,831,106,8963,8962,830,833,964,5057,966,2151,1863,827,
8964,5060,829,8965,112,8963,5054,830,839,1026,1032,1030,2151,1827,1025,5055,1031,1029,8965,115,8963,9056,830,851,4387,4393,
4391,2151,2187,4386,9057,4392,4390,8965,118,
};
static const unsigned short iltis_second_at35[] = {
992,10195,854,2079,4388,855,109,9150,10196,854,2187,4392,9152,121,
};
static const unsigned short iltis_second_at36[] = {
1968,1640,1996,1643,1963,1646,1661,1971,1659,1995,1670,1982,1972,1668,1666,1981,1664,1989,1655,1997,1650,1980,1653,1973,126,
1968,1641,1996,1645,1963,1642,1663,1971,1662,1995,1660,1982,1972,1674,1669,1981,1667,1989,1652,1997,1651,1980,1654,1973,127,
1965,1640,1969,1643,1966,1646,1661,1987,1659,1986,1670,1984,1998,1668,1666,1993,1664,1991,1655,1976,1650,1975,1653,1978,128,
1964,2073,1967,2077,1970,2074,2095,1985,2094,1983,2092,1994,1992,2106,2101,1990,2099,1988,2084,1979,2083,1974,2086,1977,129,
1964,2181,1967,2185,1970,2182,2203,1985,2202,1983,2200,1994,1992,2214,2209,1990,2207,1988,2192,1979,2191,1974,2194,1977,130,
};
static const unsigned short iltis_second_at37[] = {
579,14249,584,14249,578,14249,525,14250,530,14250,524,14250,444,14251,449,14251,443,14251,363,14252,368,14252,362,14252,
};
static const unsigned short iltis_second_at38[] = {
579,14249,593,584,14249,592,578,14249,589,525,14250,539,530,14250,538,524,14250,535,444,14251,458,449,14251,457,443,14251,
454,363,14252,377,368,14252,376,362,14252,373,
};
static const unsigned short iltis_second_at39[] = {
10,10197,8414,8408,8413,8407,8412,8406,10203,10209,10210,10212,8409,8403,8410,8404,8411,8405,10215,10216,10217,10218,10219,
10220,10221,38,10225,8450,8444,8449,8443,8448,8442,10231,10237,10238,10240,8445,8439,8446,8440,8447,8441,10243,10244,10245,
10246,10247,10248,10249,66,10253,8486,8480,8485,8479,8484,8478,10259,10265,10266,10268,8481,8475,8482,8476,8483,8477,10271,
10272,10273,10274,10275,10276,10277,94,10281,8522,8516,8521,8515,8520,8514,10287,10293,10294,10296,8517,8511,8518,8512,8519,
8513,10299,10300,10301,10302,10303,10304,10305,
};
static const unsigned short iltis_second_at40[] = {
10,10309,8557,8562,8558,8561,8559,10315,10321,10322,10323,10324,10325,10326,8569,8572,8570,8573,8571,8574,10327,10328,10329,
10330,10331,10332,10333,8590,8589,8591,8588,8587,10339,8596,8595,8597,8594,8593,10351,38,10373,8633,8638,8634,8637,8635,10379,
10385,10386,10387,10388,10389,10390,8645,8648,8646,8649,8647,8650,10391,10392,10393,10394,10395,10396,10397,8666,8665,8667,
8664,8663,10403,8672,8671,8673,8670,8669,10415,66,10437,8709,8714,8710,8713,8711,10443,10449,10450,10451,10452,10453,10454,
8721,8724,8722,8725,8723,8726,10455,10456,10457,10458,10459,10460,10461,8742,8741,8743,8740,8739,10467,8748,8747,8749,8746,
8745,10479,94,10501,8785,8790,8786,8789,8787,10507,10513,10514,10515,10516,10517,10518,8797,8800,8798,8801,8799,8802,10519,
10520,10521,10522,10523,10524,10525,8818,8817,8819,8816,8815,10531,8824,8823,8825,8822,8821,10543,
};
static const unsigned short iltis_second_at41[] = {
4527,4544,4526,4543,4515,4532,10565,10566,4948,4963,10567,10568,4493,4510,4492,4509,4481,4498,10569,10570,4918,4933,10571,
10572,4919,4964,4949,4939,4924,4934,4909,10573,
};
static const unsigned short iltis_second_at42[] = {
5040,5070,5092,5122,10591,5035,5065,5087,5117,10592,8384,8934,8889,8844,12613,8396,8952,8907,8862,12614,8395,8946,8901,8856,
12615,8383,8928,8883,8838,12616,8393,8940,8895,8850,12617,8381,8922,8877,8832,12618,8402,8950,8905,8860,12625,8390,8932,8887,
8842,12626,8401,8944,8899,8854,12627,8389,8926,8881,8836,12628,8399,8938,8893,8848,12629,8387,8920,8875,8830,12630,8532,9558,
9435,9312,11607,8527,9553,9430,9307,11608,8528,9541,9418,9295,11609,8531,9546,9423,9300,11610,8529,9529,9406,9283,11611,8530,
9534,9411,9288,11612,8539,9555,9432,9309,11619,8544,9556,9433,9310,11620,8540,9543,9420,9297,11621,8543,9544,9421,9298,11622,
8541,9531,9408,9285,11623,8542,9532,9409,9286,11624,8553,9498,9375,9252,11631,8554,9493,9370,9247,11632,8555,9505,9382,9259,
11633,8552,9510,9387,9264,11634,8556,9457,9334,9211,11635,8551,9462,9339,9216,11636,8563,9495,9372,9249,11643,8568,9496,9373,
9250,11644,8564,9507,9384,9261,11645,8567,9508,9385,9262,11646,8565,9459,9336,9213,11647,8566,9460,9337,9214,11648,8583,9522,
9399,9276,11649,8584,9517,9394,9271,11650,8585,9469,9346,9223,11651,8582,9474,9351,9228,11652,8586,9481,9358,9235,11653,8581,
9486,9363,9240,11654,8578,9519,9396,9273,11661,8577,9520,9397,9274,11662,8579,9471,9348,9225,11663,8576,9472,9349,9226,11664,
8580,9483,9360,9237,11665,8575,9484,9361,9238,11666,8420,9075,9028,8983,12641,8432,9093,9046,9001,12642,8431,9087,9040,8995,
12643,8419,9069,9022,8977,12644,8429,9081,9034,8989,12645,8417,9063,9016,8971,12646,8438,9091,9044,8999,12653,8426,9073,9026,
8981,12654,8437,9085,9038,8993,12655,8425,9067,9020,8975,12656,8435,9079,9032,8987,12657,8423,9061,9014,8969,12658,8608,9927,
9804,9681,11847,8603,9922,9799,9676,11848,8604,9910,9787,9664,11849,8607,9915,9792,9669,11850,8605,9898,9775,9652,11851,8606,
9903,9780,9657,11852,8615,9924,9801,9678,11859,8620,9925,9802,9679,11860,8616,9912,9789,9666,11861,8619,9913,9790,9667,11862,
8617,9900,9777,9654,11863,8618,9901,9778,9655,11864,8629,9867,9744,9621,11871,8630,9862,9739,9616,11872,8631,9874,9751,9628,
11873,8628,9879,9756,9633,11874,8632,9826,9703,9580,11875,8627,9831,9708,9585,11876,8639,9864,9741,9618,11883,8644,9865,9742,
9619,11884,8640,9876,9753,9630,11885,8643,9877,9754,9631,11886,8641,9828,9705,9582,11887,8642,9829,9706,9583,11888,8659,9891,
9768,9645,11889,8660,9886,9763,9640,11890,8661,9838,9715,9592,11891,8658,9843,9720,9597,11892,8662,9850,9727,9604,11893,8657,
9855,9732,9609,11894,8654,9888,9765,9642,11901,8653,9889,9766,9643,11902,8655,9840,9717,9594,11903,8652,9841,9718,9595,11904,
8656,9852,9729,9606,11905,8651,9853,9730,9607,11906,9171,9122,6288,6264,12737,9189,9140,6300,6276,12738,9183,9134,6298,6274,
12739,9165,9116,6286,6262,12740,9177,9128,6296,6272,12741,9159,9110,6284,6260,12742,9188,9139,6252,6228,12743,9170,9121,6240,
6216,12744,9182,9133,6250,6226,12745,9164,9115,6238,6214,12746,9176,9127,6248,6224,12747,9158,9109,6236,6212,12748,10177,
10052,8342,8292,12531,10172,10047,8331,8281,12532,10160,10035,8333,8283,12533,10165,10040,8340,8290,12534,10148,10023,8337,
8287,12535,10153,10028,8338,8288,12536,10173,10048,8231,8181,12537,10176,10051,8242,8192,12538,10161,10036,8233,8183,12539,
10164,10039,8240,8190,12540,10149,10024,8237,8187,12541,10152,10027,8238,8188,12542,10117,9992,8366,8316,12561,10112,9987,
8355,8305,12562,10124,9999,8357,8307,12563,10129,10004,8364,8314,12564,10076,9951,8360,8310,12565,10081,9956,8362,8312,12566,
10113,9988,8255,8205,12567,10116,9991,8266,8216,12568,10125,10000,8257,8207,12569,10128,10003,8264,8214,12570,10077,9952,
8260,8210,12571,10080,9955,8262,8212,12572,10141,10016,8378,8328,12579,10136,10011,8367,8317,12580,10088,9963,8369,8319,12581,
10093,9968,8376,8326,12582,10100,9975,8372,8322,12583,10105,9980,8374,8324,12584,10137,10012,8267,8217,12585,10140,10015,
8278,8228,12586,10089,9964,8269,8219,12587,10092,9967,8276,8226,12588,10101,9976,8272,8222,12589,10104,9979,8274,8224,12590,
};
static const unsigned short iltis_second_at43[] = {
14257,10639,14260,10691,14263,10743,14266,10795,14278,10820,14279,10821,14280,10823,14275,10844,14276,10845,14277,10847,14272,
10868,14273,10869,14274,10871,14269,10892,14270,10893,14271,10895,
};
static const unsigned short iltis_second_at44[] = {
14269,10640,14272,10692,14275,10744,14278,10796,14266,10819,14267,10822,14268,10824,14263,10843,14264,10846,14265,10848,14260,
10867,14261,10870,14262,10872,14257,10891,14258,10894,14259,10896,
};
static const unsigned short iltis_second_at45[] = {
14270,5125,10641,14271,5124,10643,14273,5095,10693,14274,5094,10695,14276,5073,10745,14277,5072,10747,14279,5043,10797,14280,
5042,10799,
};
static const unsigned short iltis_second_at46[] = {
14258,5118,10642,14259,5116,10644,14261,5088,10694,14262,5086,10696,14264,5066,10746,14265,5064,10748,14267,5036,10798,14268,
5034,10800,
};
static const unsigned short iltis_second_at47[] = {
5144,14238,10911,5140,14239,10912,5136,14240,10913,5146,14241,10914,5142,14242,10915,5138,14243,10916,5150,14244,10995,5157,
14245,10996,5164,14246,10997,5149,14244,10999,5156,14245,11000,5163,14246,11001,5856,8859,11152,5860,8847,11155,5855,8858,
11157,5859,8846,11161,5883,8857,11163,5882,8845,11167,5783,8904,11186,5787,8892,11189,5782,8903,11191,5786,8891,11195,5810,
8902,11197,5809,8890,11201,5710,8998,11220,5714,8986,11223,5709,8997,11225,5713,8985,11229,5737,8996,11231,5736,8984,11235,
5635,9043,11254,5639,9031,11257,5634,9042,11259,5638,9030,11263,5662,9041,11265,5661,9029,11269,7603,6825,11942,7626,6826,
11947,7650,6859,11949,7638,6818,11960,7636,6819,11965,7754,6672,12012,7777,6673,12017,7801,6706,12019,7789,6665,12030,7787,
6666,12035,7905,6519,12164,7928,6520,12169,7952,6553,12171,7940,6512,12182,7938,6513,12187,8056,6366,12234,8079,6367,12239,
8103,6400,12241,8091,6359,12252,8089,6360,12257,6177,5371,12771,6175,5364,12772,6173,5369,12773,6031,5519,12780,6029,5512,
12781,6027,5517,12782,8122,6448,12789,8125,6449,12790,8120,6446,12791,7820,6754,12798,7823,6755,12799,7818,6752,12800,
};
static const unsigned short iltis_second_at48[] = {
14243,5151,10989,14242,5158,10990,14241,5165,10991,14238,5162,10992,14239,5155,10993,14240,5148,10994,7405,9301,11444,7449,
9289,11445,7406,9302,11449,7448,9290,11451,7437,9241,11474,7472,9253,11475,7474,9205,11477,7438,9242,11479,7471,9254,11481,
7473,9206,11483,7430,9265,11492,7431,9266,11497,7252,9424,11526,7296,9412,11527,7253,9425,11531,7295,9413,11533,7284,9364,
11556,7319,9376,11557,7321,9328,11559,7285,9365,11561,7318,9377,11563,7320,9329,11565,7277,9388,11574,7278,9389,11579,7099,
9670,11684,7143,9658,11685,7100,9671,11689,7142,9659,11691,7131,9610,11714,7166,9622,11715,7168,9574,11717,7132,9611,11719,
7165,9623,11721,7167,9575,11723,7124,9634,11732,7125,9635,11737,6946,9793,11766,6990,9781,11767,6947,9794,11771,6989,9782,
11773,6978,9733,11796,7013,9745,11797,7015,9697,11799,6979,9734,11801,7012,9746,11803,7014,9698,11805,6971,9757,11814,6972,
9758,11819,5933,5588,11301,5941,5586,11303,7601,6830,11923,7598,6791,11926,7645,6868,11927,7595,6801,11928,7606,6829,11930,
7617,6790,11932,7637,6867,11933,7632,6800,11934,7586,6839,11936,7580,6858,11938,7573,6853,11940,7613,6806,11946,7610,6805,
11952,7565,6888,11954,7611,6897,11955,7594,6895,11956,7590,6890,11958,7591,6900,11972,7608,6903,11973,7555,6898,11974,7578,
6901,11976,6004,5515,11323,6012,5513,11325,7752,6677,11993,7749,6638,11996,7796,6715,11997,7746,6648,11998,7757,6676,12000,
7768,6637,12002,7788,6714,12003,7783,6647,12004,7737,6686,12006,7731,6705,12008,7724,6700,12010,7764,6653,12016,7761,6652,
12022,7716,6735,12024,7762,6744,12025,7745,6742,12026,7741,6737,12028,7742,6747,12042,7759,6750,12043,7706,6745,12044,7729,
6748,12046,6079,5442,11379,6087,5440,11381,7903,6524,12145,7900,6485,12148,7947,6562,12149,7897,6495,12150,7908,6523,12152,
7919,6484,12154,7939,6561,12155,7934,6494,12156,7888,6533,12158,7882,6552,12160,7875,6547,12162,7915,6500,12168,7912,6499,
12174,7867,6582,12176,7913,6591,12177,7896,6589,12178,7892,6584,12180,7893,6594,12194,7910,6597,12195,7857,6592,12196,7880,
6595,12198,6150,5367,11401,6158,5365,11403,8054,6371,12215,8051,6332,12218,8098,6409,12219,8048,6342,12220,8059,6370,12222,
8070,6331,12224,8090,6408,12225,8085,6341,12226,8039,6380,12228,8033,6399,12230,8026,6394,12232,8066,6347,12238,8063,6346,
12244,8018,6429,12246,8064,6438,12247,8047,6436,12248,8043,6431,12250,8044,6441,12264,8061,6444,12265,8008,6439,12266,8031,
6442,12268,5667,9047,12807,5660,9048,12808,5665,9049,12809,5815,8908,12816,5808,8909,12817,5813,8910,12818,7060,9805,12825,
7061,9806,12826,7058,9807,12827,7366,9436,12834,7367,9437,12835,7364,9438,12836,
};
static const unsigned short iltis_second_at49[] = {
5844,8841,11151,5848,8835,11154,5850,8829,11156,5843,8840,11158,5847,8834,11160,5849,8828,11162,5864,8839,11164,5869,8833,
11166,5854,8827,11168,5771,8886,11185,5775,8880,11188,5777,8874,11190,5770,8885,11192,5774,8879,11194,5776,8873,11196,5791,
8884,11198,5796,8878,11200,5781,8872,11202,5698,8980,11219,5702,8974,11222,5704,8968,11224,5697,8979,11226,5701,8973,11228,
5703,8967,11230,5718,8978,11232,5723,8972,11234,5708,8966,11236,5623,9025,11253,5627,9019,11256,5629,9013,11258,5622,9024,
11260,5626,9018,11262,5628,9012,11264,5643,9023,11266,5648,9017,11268,5633,9011,11270,5937,5548,11287,5942,5552,11290,5938,
5554,11292,5934,5547,11294,5932,5551,11296,5939,5553,11298,5909,5568,11300,5923,5573,11302,5922,5558,11304,7597,6793,11924,
7633,6837,11925,7627,6794,11929,7648,6836,11931,7641,6860,11943,7642,6862,11945,7649,6861,11951,6008,5475,11309,6013,5479,
11312,6009,5481,11314,6005,5474,11316,6003,5478,11318,6010,5480,11320,5980,5495,11322,5994,5500,11324,5993,5485,11326,7748,
6640,11994,7784,6684,11995,7778,6641,11999,7799,6683,12001,7792,6707,12013,7793,6709,12015,7800,6708,12021,5985,5914,11338,
5989,5918,11340,5991,5920,11342,7708,7557,12069,7750,7599,12071,7740,7589,12099,7773,7622,12101,7775,7624,12103,7733,7582,
12117,6083,5402,11365,6088,5406,11368,6084,5408,11370,6080,5401,11372,6078,5405,11374,6085,5407,11376,6055,5422,11378,6069,
5427,11380,6068,5412,11382,7899,6487,12146,7935,6531,12147,7929,6488,12151,7950,6530,12153,7943,6554,12165,7944,6556,12167,
7951,6555,12173,6154,5327,11387,6159,5331,11390,6155,5333,11392,6151,5326,11394,6149,5330,11396,6156,5332,11398,6126,5347,
11400,6140,5352,11402,6139,5337,11404,8050,6334,12216,8086,6378,12217,8080,6335,12221,8101,6377,12223,8094,6401,12235,8095,
6403,12237,8102,6402,12243,6131,6060,11416,6135,6064,11418,6137,6066,11420,8010,7859,12291,8052,7901,12293,8042,7891,12321,
8075,7924,12323,8077,7926,12325,8035,7884,12339,9119,8931,12669,9137,8949,12670,9113,8925,12672,9125,8937,12673,9107,8919,
12674,9136,8948,12675,9118,8930,12676,9112,8924,12678,9124,8936,12679,9106,8918,12680,9168,9072,12703,9186,9090,12704,9162,
9066,12706,9174,9078,12707,9156,9060,12708,9185,9089,12709,9167,9071,12710,9161,9065,12712,9173,9077,12713,9155,9059,12714,
};
static const unsigned short iltis_second_at50[] = {
5858,8853,11153,5857,8852,11159,5884,8851,11165,7442,9306,11443,7403,9294,11446,7480,9277,11447,7413,9282,11448,7441,9305,
11450,7402,9293,11452,7479,9278,11453,7412,9281,11454,7469,9303,11455,7451,9304,11456,7484,9291,11457,7470,9292,11458,7496,
9279,11459,7465,9280,11460,7426,9246,11473,7416,9258,11476,7418,9210,11478,7425,9245,11480,7415,9257,11482,7417,9209,11484,
7501,9243,11485,7500,9244,11486,7509,9255,11487,7507,9256,11488,7508,9207,11489,7502,9208,11490,7434,9270,11491,7454,9217,
11493,7409,9222,11494,7478,9229,11495,7411,9234,11496,7433,9269,11498,7453,9218,11499,7408,9221,11500,7477,9230,11501,7410,
9233,11502,7511,9267,11503,7512,9268,11504,7515,9219,11505,7510,9220,11506,7514,9231,11507,7513,9232,11508,5785,8898,11187,
5784,8897,11193,5811,8896,11199,7289,9429,11525,7250,9417,11528,7327,9400,11529,7260,9405,11530,7288,9428,11532,7249,9416,
11534,7326,9401,11535,7259,9404,11536,7316,9426,11537,7298,9427,11538,7331,9414,11539,7317,9415,11540,7343,9402,11541,7312,
9403,11542,7273,9369,11555,7263,9381,11558,7265,9333,11560,7272,9368,11562,7262,9380,11564,7264,9332,11566,7348,9366,11567,
7347,9367,11568,7356,9378,11569,7354,9379,11570,7355,9330,11571,7349,9331,11572,7281,9393,11573,7301,9340,11575,7256,9345,
11576,7325,9352,11577,7258,9357,11578,7280,9392,11580,7300,9341,11581,7255,9344,11582,7324,9353,11583,7257,9356,11584,7358,
9390,11585,7359,9391,11586,7362,9342,11587,7357,9343,11588,7361,9354,11589,7360,9355,11590,5712,8992,11221,5711,8991,11227,
5738,8990,11233,7136,9675,11683,7097,9663,11686,7174,9646,11687,7107,9651,11688,7135,9674,11690,7096,9662,11692,7173,9647,
11693,7106,9650,11694,7163,9672,11695,7145,9673,11696,7178,9660,11697,7164,9661,11698,7190,9648,11699,7159,9649,11700,7120,
9615,11713,7110,9627,11716,7112,9579,11718,7119,9614,11720,7109,9626,11722,7111,9578,11724,7195,9612,11725,7194,9613,11726,
7203,9624,11727,7201,9625,11728,7202,9576,11729,7196,9577,11730,7128,9639,11731,7148,9586,11733,7103,9591,11734,7172,9598,
11735,7105,9603,11736,7127,9638,11738,7147,9587,11739,7102,9590,11740,7171,9599,11741,7104,9602,11742,7205,9636,11743,7206,
9637,11744,7209,9588,11745,7204,9589,11746,7208,9600,11747,7207,9601,11748,5637,9037,11255,5636,9036,11261,5663,9035,11267,
6983,9798,11765,6944,9786,11768,7021,9769,11769,6954,9774,11770,6982,9797,11772,6943,9785,11774,7020,9770,11775,6953,9773,
11776,7010,9795,11777,6992,9796,11778,7025,9783,11779,7011,9784,11780,7037,9771,11781,7006,9772,11782,6967,9738,11795,6957,
9750,11798,6959,9702,11800,6966,9737,11802,6956,9749,11804,6958,9701,11806,7042,9735,11807,7041,9736,11808,7050,9747,11809,
7048,9748,11810,7049,9699,11811,7043,9700,11812,6975,9762,11813,6995,9709,11815,6950,9714,11816,7019,9721,11817,6952,9726,
11818,6974,9761,11820,6994,9710,11821,6949,9713,11822,7018,9722,11823,6951,9725,11824,7052,9759,11825,7053,9760,11826,7056,
9711,11827,7051,9712,11828,7055,9723,11829,7054,9724,11830,5943,5560,11288,5948,5562,11289,5950,5564,11291,5947,5559,11293,
5951,5561,11295,5944,5563,11297,5936,5587,11299,7574,6857,11935,7614,6872,11937,7612,6884,11939,7618,6814,11941,7609,6804,
11944,7607,6813,11948,7619,6803,11950,7571,6889,11953,7596,6896,11957,7643,6822,11959,7654,6842,11961,7640,6797,11962,7657,
6866,11963,7644,6799,11964,7634,6821,11966,7656,6841,11967,7639,6796,11968,7655,6865,11969,7646,6798,11970,7587,6899,11971,
7615,6902,11975,6014,5487,11310,6019,5489,11311,6021,5491,11313,6018,5486,11315,6022,5488,11317,6015,5490,11319,6007,5514,
11321,7725,6704,12005,7765,6719,12007,7763,6731,12009,7769,6661,12011,7760,6651,12014,7758,6660,12018,7770,6650,12020,7722,
6736,12023,7747,6743,12027,7794,6669,12029,7805,6689,12031,7791,6644,12032,7808,6713,12033,7795,6646,12034,7785,6668,12036,
7807,6688,12037,7790,6643,12038,7806,6712,12039,7797,6645,12040,7738,6746,12041,7766,6749,12045,5997,5926,11337,5999,5928,
11339,6001,5930,11341,7743,7592,12070,7704,7553,12072,7781,7630,12073,7714,7563,12074,7727,7576,12100,7717,7566,12102,7719,
7568,12104,7735,7584,12118,7755,7604,12119,7710,7559,12120,7779,7628,12121,7712,7561,12122,6089,5414,11366,6094,5416,11367,
6096,5418,11369,6093,5413,11371,6097,5415,11373,6090,5417,11375,6082,5441,11377,7876,6551,12157,7916,6566,12159,7914,6578,
12161,7920,6508,12163,7911,6498,12166,7909,6507,12170,7921,6497,12172,7873,6583,12175,7898,6590,12179,7945,6516,12181,7956,
6536,12183,7942,6491,12184,7959,6560,12185,7946,6493,12186,7936,6515,12188,7958,6535,12189,7941,6490,12190,7957,6559,12191,
7948,6492,12192,7889,6593,12193,7917,6596,12197,6160,5339,11388,6165,5341,11389,6167,5343,11391,6164,5338,11393,6168,5340,
11395,6161,5342,11397,6153,5366,11399,8027,6398,12227,8067,6413,12229,8065,6425,12231,8071,6355,12233,8062,6345,12236,8060,
6354,12240,8072,6344,12242,8024,6430,12245,8049,6437,12249,8096,6363,12251,8107,6383,12253,8093,6338,12254,8110,6407,12255,
8097,6340,12256,8087,6362,12258,8109,6382,12259,8092,6337,12260,8108,6406,12261,8099,6339,12262,8040,6440,12263,8068,6443,
12267,6143,6072,11415,6145,6074,11417,6147,6076,11419,8045,7894,12292,8006,7855,12294,8083,7932,12295,8016,7865,12296,8029,
7878,12322,8019,7868,12324,8021,7870,12326,8037,7886,12340,8057,7906,12341,8012,7861,12342,8081,7930,12343,8014,7863,12344,
9131,8943,12671,9130,8942,12677,10046,9552,12367,10041,9547,12368,10029,9535,12369,10034,9540,12370,10017,9523,12371,10022,
9528,12372,10042,9548,12373,10045,9551,12374,10030,9536,12375,10033,9539,12376,10018,9524,12377,10021,9527,12378,9986,9492,
12397,9981,9487,12398,9993,9499,12399,9998,9504,12400,9945,9451,12401,9950,9456,12402,9982,9488,12403,9985,9491,12404,9994,
9500,12405,9997,9503,12406,9946,9452,12407,9949,9455,12408,10010,9516,12415,10005,9511,12416,9957,9463,12417,9962,9468,12418,
9969,9475,12419,9974,9480,12420,10006,9512,12421,10009,9515,12422,9958,9464,12423,9961,9467,12424,9970,9476,12425,9973,9479,
12426,9180,9084,12705,9179,9083,12711,10171,9921,12449,10166,9916,12450,10154,9904,12451,10159,9909,12452,10142,9892,12453,
10147,9897,12454,10167,9917,12455,10170,9920,12456,10155,9905,12457,10158,9908,12458,10143,9893,12459,10146,9896,12460,10111,
9861,12479,10106,9856,12480,10118,9868,12481,10123,9873,12482,10070,9820,12483,10075,9825,12484,10107,9857,12485,10110,9860,
12486,10119,9869,12487,10122,9872,12488,10071,9821,12489,10074,9824,12490,10135,9885,12497,10130,9880,12498,10082,9832,12499,
10087,9837,12500,10094,9844,12501,10099,9849,12502,10131,9881,12503,10134,9884,12504,10083,9833,12505,10086,9836,12506,10095,
9845,12507,10098,9848,12508,6278,6254,12755,6290,6266,12756,6292,6268,12757,6280,6256,12758,6293,6269,12759,6281,6257,12760,
6242,6218,12761,6230,6206,12762,6244,6220,12763,6232,6208,12764,6245,6221,12765,6233,6209,12766,8344,8294,12549,8350,8300,
12550,8352,8302,12551,8346,8296,12552,8353,8303,12553,8347,8297,12554,8250,8200,12555,8244,8194,12556,8252,8202,12557,8246,
8196,12558,8253,8203,12559,8247,8197,12560,9191,9095,12843,9190,9094,12844,9192,9096,12845,9142,8954,12852,9141,8953,12853,
9143,8955,12854,10179,9929,12861,10178,9928,12862,10180,9930,12863,10054,9560,12870,10053,9559,12871,10055,9561,12872,
};
static const unsigned short iltis_second_at51[] = {
8951,8906,8861,12619,8933,8888,8843,12620,8945,8900,8855,12621,8927,8882,8837,12622,8939,8894,8849,12623,8921,8876,8831,12624,
9554,9431,9308,11613,9557,9434,9311,11614,9542,9419,9296,11615,9545,9422,9299,11616,9530,9407,9284,11617,9533,9410,9287,11618,
9494,9371,9248,11637,9497,9374,9251,11638,9506,9383,9260,11639,9509,9386,9263,11640,9458,9335,9212,11641,9461,9338,9215,11642,
9518,9395,9272,11655,9521,9398,9275,11656,9470,9347,9224,11657,9473,9350,9227,11658,9482,9359,9236,11659,9485,9362,9239,11660,
9092,9045,9000,12647,9074,9027,8982,12648,9086,9039,8994,12649,9068,9021,8976,12650,9080,9033,8988,12651,9062,9015,8970,12652,
9923,9800,9677,11853,9926,9803,9680,11854,9911,9788,9665,11855,9914,9791,9668,11856,9899,9776,9653,11857,9902,9779,9656,11858,
9863,9740,9617,11877,9866,9743,9620,11878,9875,9752,9629,11879,9878,9755,9632,11880,9827,9704,9581,11881,9830,9707,9584,11882,
9887,9764,9641,11895,9890,9767,9644,11896,9839,9716,9593,11897,9842,9719,9596,11898,9851,9728,9605,11899,9854,9731,9608,11900,
5998,5927,8468,11332,6000,5929,8467,11333,6002,5931,8465,11335,6025,5954,8474,11343,6026,5955,8473,11345,6024,5953,8471,11347,
6016,5945,8469,11355,5995,5924,8457,11356,6017,5946,8470,11357,5983,5912,8458,11358,6020,5949,8472,11359,5978,5907,8460,11360,
7744,7593,8684,12063,7705,7554,8683,12066,7782,7631,8681,12067,7715,7564,8682,12068,7771,7620,8691,12075,7753,7602,8696,12076,
7786,7635,8692,12077,7772,7621,8695,12078,7798,7647,8693,12079,7767,7616,8694,12080,7721,7570,8700,12087,7723,7572,8697,12088,
7726,7575,8701,12089,7709,7558,8698,12090,7734,7583,8702,12091,7730,7579,8699,12092,7728,7577,8705,12093,7718,7567,8704,12096,
7720,7569,8703,12098,7803,7652,8715,12105,7802,7651,8720,12106,7811,7660,8716,12107,7809,7658,8719,12108,7810,7659,8717,12109,
7804,7653,8718,12110,7736,7585,8735,12111,7756,7605,8737,12113,7711,7560,8734,12114,7780,7629,8738,12115,7713,7562,8733,12116,
7813,7662,8730,12123,7814,7663,8729,12124,7817,7666,8731,12125,7812,7661,8728,12126,7816,7665,8732,12127,7815,7664,8727,12128,
6144,6073,8504,11410,6146,6075,8503,11411,6148,6077,8501,11413,6171,6100,8510,11421,6172,6101,8509,11423,6170,6099,8507,11425,
6162,6091,8505,11433,6141,6070,8493,11434,6163,6092,8506,11435,6129,6058,8494,11436,6166,6095,8508,11437,6124,6053,8496,11438,
8046,7895,8760,12285,8007,7856,8759,12288,8084,7933,8757,12289,8017,7866,8758,12290,8073,7922,8767,12297,8055,7904,8772,12298,
8088,7937,8768,12299,8074,7923,8771,12300,8100,7949,8769,12301,8069,7918,8770,12302,8023,7872,8776,12309,8025,7874,8773,12310,
8028,7877,8777,12311,8011,7860,8774,12312,8036,7885,8778,12313,8032,7881,8775,12314,8030,7879,8781,12315,8020,7869,8780,12318,
8022,7871,8779,12320,8105,7954,8791,12327,8104,7953,8796,12328,8113,7962,8792,12329,8111,7960,8795,12330,8112,7961,8793,12331,
8106,7955,8794,12332,8038,7887,8811,12333,8058,7907,8813,12335,8013,7862,8810,12336,8082,7931,8814,12337,8015,7864,8809,12338,
8115,7964,8806,12345,8116,7965,8805,12346,8119,7968,8807,12347,8114,7963,8804,12348,8118,7967,8808,12349,8117,7966,8803,12350,
9129,8941,6273,12683,10043,9549,8282,12379,10044,9550,8291,12380,10031,9537,8284,12381,10032,9538,8289,12382,10019,9525,8285,
12383,10020,9526,8286,12384,9983,9489,8306,12409,9984,9490,8315,12410,9995,9501,8308,12411,9996,9502,8313,12412,9947,9453,
8309,12413,9948,9454,8311,12414,10007,9513,8318,12427,10008,9514,8327,12428,9959,9465,8320,12429,9960,9466,8325,12430,9971,
9477,8321,12431,9972,9478,8323,12432,9178,9082,6297,12717,10168,9918,8332,12461,10169,9919,8341,12462,10156,9906,8334,12463,
10157,9907,8339,12464,10144,9894,8335,12465,10145,9895,8336,12466,10108,9858,8356,12491,10109,9859,8365,12492,10120,9870,
8358,12493,10121,9871,8363,12494,10072,9822,8359,12495,10073,9823,8361,12496,10132,9882,8368,12509,10133,9883,8377,12510,
10084,9834,8370,12511,10085,9835,8375,12512,10096,9846,8371,12513,10097,9847,8373,12514,9187,9138,6204,12749,9169,9120,6192,
12750,9181,9132,6202,12751,9163,9114,6190,12752,9175,9126,6200,12753,9157,9108,6188,12754,10174,10049,8131,12543,10175,10050,
8142,12544,10162,10037,8133,12545,10163,10038,8140,12546,10150,10025,8137,12547,10151,10026,8138,12548,10114,9989,8155,12573,
10115,9990,8166,12574,10126,10001,8157,12575,10127,10002,8164,12576,10078,9953,8160,12577,10079,9954,8162,12578,10138,10013,
8167,12591,10139,10014,8178,12592,10090,9965,8169,12593,10091,9966,8176,12594,10102,9977,8172,12595,10103,9978,8174,12596,
};
static const unsigned short iltis_second_at52[] = {
5986,5915,8456,11331,5990,5919,8455,11334,5992,5921,8453,11336,6006,5935,8462,11344,6011,5940,8461,11346,5996,5925,8459,11348,
7707,7556,8679,12064,7751,7600,8680,12065,7739,7588,8706,12094,7774,7623,8707,12095,7776,7625,8708,12097,7732,7581,8736,12112,
6132,6061,8492,11409,6136,6065,8491,11412,6138,6067,8489,11414,6152,6081,8498,11422,6157,6086,8497,11424,6142,6071,8495,11426,
8009,7858,8755,12286,8053,7902,8756,12287,8041,7890,8782,12316,8076,7925,8783,12317,8078,7927,8784,12319,8034,7883,8812,12334,
9135,8947,6275,12681,9117,8929,6263,12682,9111,8923,6261,12684,9123,8935,6270,12685,9105,8917,6258,12686,9184,9088,6299,12715,
9166,9070,6287,12716,9160,9064,6285,12718,9172,9076,6294,12719,9154,9058,6282,12720,
};
static const unsigned short iltis_second_at53[] = {
3,4460,10587,10588,10589,10590,10591,10592,10593,108,10607,5134,5128,5126,5135,5127,5133,10611,101,4528,5130,5131,5120,5114,
5132,5129,10625,94,4950,10639,10640,10641,10642,10643,10644,10645,80,10659,5104,5098,5096,5105,5097,5103,10663,73,4511,5100,
5101,5090,5084,5102,5099,10677,66,4935,10691,10692,10693,10694,10695,10696,10697,52,10711,5082,5076,5074,5083,5075,5081,10715,
45,4494,5078,5079,5068,5062,5080,5077,10729,38,4920,10743,10744,10745,10746,10747,10748,10749,24,10763,5052,5046,5044,5053,
5045,5051,10767,17,4477,5048,5049,5038,5032,5050,5047,10781,10,4905,10795,10796,10797,10798,10799,10800,10801,31,10815,10819,
10820,10821,10822,10823,10824,10825,59,10839,10843,10844,10845,10846,10847,10848,10849,87,10863,10867,10868,10869,10870,10871,
10872,10873,115,10887,10891,10892,10893,10894,10895,10896,10897,
};
static const unsigned short iltis_second_at54[] = {
4145,5139,1658,5143,1671,1647,10911,5147,1672,10912,1644,10913,1639,5137,1649,5141,1656,1673,10914,5145,1648,10915,1657,10916,
1665,10917,4139,5139,1660,5143,1662,1663,10911,5147,1645,10912,1641,10913,1642,5137,1654,5141,1651,1652,10914,5145,1674,10915,
1669,10916,1667,10941,4138,5139,1670,5143,1659,1661,10911,5147,1643,10912,1640,10913,1646,5137,1653,5141,1650,1655,10914,
5145,1668,10915,1666,10916,1664,10965,
};
static const unsigned short iltis_second_at55[] = {
1638,2679,10989,2678,10990,10991,10992,2649,2669,10993,2642,10994,2641,5152,2672,5159,2703,2648,5166,10995,2660,10996,2663,
2691,10997,10998,2690,10999,2693,11000,11001,2695,2696,11002,5154,2701,5161,5168,2668,5167,2653,5160,2686,5153,2688,1632,
2650,10989,2674,10990,10991,10992,2677,2644,10993,2639,10994,2676,5152,2652,5159,2673,2670,5166,10995,2689,10996,2659,2661,
10997,11051,2664,10999,2666,11000,11001,2662,2698,11052,5154,2700,5161,5168,2702,5167,2685,5160,2682,5153,2683,1631,2681,
10989,2651,10990,10991,10992,2675,2640,10993,2694,10994,2643,5152,2671,5159,2646,2680,5166,10995,2657,10996,2692,2655,10997,
11101,2658,10999,2656,11000,11001,2665,2697,11102,5154,2667,5161,5168,2699,5167,2684,5160,2654,5153,2687,
};
static const unsigned short iltis_second_at56[] = {
17,11151,11169,11170,11171,11172,11173,11174,11175,11176,11177,11178,11179,11180,5874,5853,5875,5841,5836,11181,24,11185,
11203,11204,11205,11206,11207,11208,11209,11210,11211,11212,11213,11214,5801,5780,5802,5768,5763,11215,45,11219,11237,11238,
11239,11240,11241,11242,11243,11244,11245,11246,11247,11248,5728,5707,5729,5695,5690,11249,52,11253,11271,11272,11273,11274,
11275,11276,11277,11278,11279,11280,11281,11282,5653,5632,5654,5620,5615,11283,73,11287,5904,5911,5917,5902,5908,5906,5910,
5903,5916,5901,5913,5905,5578,5557,5579,5545,5540,11305,80,11309,5975,5982,5988,5973,5979,5977,5981,5974,5987,5972,5984,5976,
5505,5484,5506,5472,5467,11327,87,11331,8451,8463,8464,8452,8466,8454,11349,11350,11351,11352,11353,11354,11355,11356,11357,
11358,11360,11361,101,11365,6050,6057,6063,6048,6054,6052,6056,6049,6062,6047,6059,6051,5432,5411,5433,5399,5394,11383,108,
11387,6121,6128,6134,6119,6125,6123,6127,6120,6133,6118,6130,6122,5357,5336,5358,5324,5319,11405,115,11409,8487,8499,8500,
8488,8502,8490,11427,11428,11429,11430,11431,11432,11433,11434,11435,11436,11438,11439,
};
static const unsigned short iltis_second_at57[] = {
17,11443,11449,11450,11451,11452,11453,11455,11461,11462,11463,11464,11465,11466,11467,11468,11469,11470,11471,11472,7419,
7421,7424,7407,7432,7428,11473,11479,11480,11481,11482,11484,11485,11497,11498,11499,11500,11502,11503,24,11525,11531,11532,
11533,11534,11535,11537,11543,11544,11545,11546,11547,11548,11549,11550,11551,11552,11553,11554,7266,7268,7271,7254,7279,
7275,11555,11561,11562,11563,11564,11566,11567,11579,11580,11581,11582,11584,11585,31,11607,11613,11614,11615,11616,11617,
11619,8536,8533,8534,8537,8535,8538,11625,11626,11627,11628,11629,11630,8548,8545,8549,8546,8550,8547,11631,11637,11638,11639,
11640,11642,11643,11655,11656,11657,11658,11660,11661,45,11683,11689,11690,11691,11692,11693,11695,11701,11702,11703,11704,
11705,11706,11707,11708,11709,11710,11711,11712,7113,7115,7118,7101,7126,7122,11713,11719,11720,11721,11722,11724,11725,11737,
11738,11739,11740,11742,11743,52,11765,11771,11772,11773,11774,11775,11777,11783,11784,11785,11786,11787,11788,11789,11790,
11791,11792,11793,11794,6960,6962,6965,6948,6973,6969,11795,11801,11802,11803,11804,11806,11807,11819,11820,11821,11822,11824,
11825,59,11847,11853,11854,11855,11856,11857,11859,8612,8609,8610,8613,8611,8614,11865,11866,11867,11868,11869,11870,8624,
8621,8625,8622,8626,8623,11871,11877,11878,11879,11880,11882,11883,11895,11896,11897,11898,11900,11901,73,11923,11929,11930,
11931,11932,11933,11935,7547,7543,7542,7550,7541,7545,7548,7546,7551,7549,7552,7544,6807,6809,6812,6795,6820,6816,11941,11947,
11948,11949,11950,11952,11953,11965,11966,11967,11968,11970,11971,80,11993,11999,12000,12001,12002,12003,12005,7698,7694,
7693,7701,7692,7696,7699,7697,7702,7700,7703,7695,6654,6656,6659,6642,6667,6663,12011,12017,12018,12019,12020,12022,12023,
12035,12036,12037,12038,12040,12041,87,12063,12069,12070,12071,12072,12073,12075,8688,8685,8686,8689,8687,8690,12081,12082,
12083,12084,12085,12086,12087,12088,12089,12090,12091,12092,12093,12099,12100,12101,12102,12104,12105,12117,12118,12119,12120,
12122,12123,101,12145,12151,12152,12153,12154,12155,12157,7849,7845,7844,7852,7843,7847,7850,7848,7853,7851,7854,7846,6501,
6503,6506,6489,6514,6510,12163,12169,12170,12171,12172,12174,12175,12187,12188,12189,12190,12192,12193,108,12215,12221,12222,
12223,12224,12225,12227,8000,7996,7995,8003,7994,7998,8001,7999,8004,8002,8005,7997,6348,6350,6353,6336,6361,6357,12233,12239,
12240,12241,12242,12244,12245,12257,12258,12259,12260,12262,12263,115,12285,12291,12292,12293,12294,12295,12297,8764,8761,
8762,8765,8763,8766,12303,12304,12305,12306,12307,12308,12309,12310,12311,12312,12313,12314,12315,12321,12322,12323,12324,
12326,12327,12339,12340,12341,12342,12344,12345,122,12367,12373,12374,12375,12376,12377,12379,12385,12386,12387,12388,12389,
12390,12391,12392,12393,12394,12395,12396,8299,8293,8301,8295,8304,8298,12397,12403,12404,12405,12406,12408,12409,12421,12422,
12423,12424,12426,12427,129,12449,12455,12456,12457,12458,12459,12461,12467,12468,12469,12470,12471,12472,12473,12474,12475,
12476,12477,12478,8349,8343,8351,8345,8354,8348,12479,12485,12486,12487,12488,12490,12491,12503,12504,12505,12506,12508,12509,
136,12531,12537,12538,12539,12540,12541,12543,12549,12550,12551,12552,12553,12554,12555,12556,12557,12558,12559,12560,8150,
8144,8152,8146,8153,8147,12561,12567,12568,12569,12570,12572,12573,12585,12586,12587,12588,12590,12591,
};
static const unsigned short iltis_second_at58[] = {
31,12613,12619,12620,12621,12622,12623,12624,12625,8379,8391,8380,12631,12632,12633,12634,12635,12636,8397,8385,8398,8386,
8400,8388,12637,59,12641,12647,12648,12649,12650,12651,12652,12653,8415,8427,8416,12659,12660,12661,12662,12663,12664,8433,
8421,8434,8422,8436,8424,12665,122,12669,12675,12676,12677,12678,12679,12680,12681,12687,12688,12690,12693,12694,12695,12696,
12697,12698,6265,6253,6267,6255,6271,6259,12699,129,12703,12709,12710,12711,12712,12713,12714,12715,12721,12722,12724,12727,
12728,12729,12730,12731,12732,6289,6277,6291,6279,6295,6283,12733,136,12737,12743,12744,12745,12746,12747,12748,12749,12755,
12756,12758,12761,12762,12763,12764,12765,12766,6194,6182,6196,6184,6197,6185,12767,
};
static const unsigned short iltis_second_at59[] = {
10912,1640,10911,1643,10913,1646,1661,5147,1659,5143,1670,5139,10914,1668,1666,10915,1664,10916,1655,5145,1650,5141,1653,
5137,124,10912,1641,10911,1645,10913,1642,1663,5147,1662,5143,1660,5139,10914,1674,1669,10915,1667,10916,1652,5145,1651,5141,
1654,5137,125,10912,1644,10911,1672,10913,1639,1647,5147,1671,5143,1658,5139,10914,1648,1657,10915,1665,10916,1673,5145,1656,
5141,1649,5137,131,
};
static const unsigned short iltis_second_at60[] = {
12771,5375,5374,5373,6180,6179,6178,12780,5523,5522,5521,6034,6033,6032,12789,6452,6453,6451,8127,8128,8126,12798,6758,6759,
6757,7825,7826,7824,12807,5671,5670,5669,9053,9054,9055,12816,5819,5818,5817,8914,8915,8916,12825,7064,7065,7063,9811,9812,
9813,12834,7370,7371,7369,9442,9443,9444,12843,9197,9196,9198,9101,9100,9102,12852,9148,9147,9149,8960,8959,8961,12861,10185,
10184,10186,9935,9934,9936,12870,10060,10059,10061,9566,9565,9567,
};
static const unsigned short iltis_second_at61[] = {
10957,10981,11094,11144,10956,10980,11091,11141,10954,10978,11089,11139,11066,11116,11072,11122,11077,11127,11053,11103,11068,
11118,11074,11124,11079,11129,11055,11105,11069,11119,11075,11125,11082,11132,11059,11109,
};
static const unsigned short iltis_second_at62[] = {
10918,13422,10928,13427,10930,13430,10940,13431,10920,13449,10926,13454,10932,13457,10938,13458,10921,13476,10924,13481,10933,
13484,10936,13485,11016,13505,11014,13506,11038,13507,11050,13508,11022,13509,11027,13510,11039,13511,11003,13512,11018,13536,
11012,13537,11036,13538,11048,13539,11024,13540,11029,13541,11041,13542,11005,13543,11019,13567,11010,13568,11034,13569,11046,
13570,11025,13571,11032,13572,11044,13573,11009,13574,
};
static const unsigned short iltis_second_at63[] = {
10942,10966,13596,10952,10976,13601,10964,10988,13605,10944,10968,13623,10950,10974,13628,10962,10986,13632,10945,10969,13650,
10948,10972,13655,10960,10984,13659,11064,11114,13680,11088,11138,13681,11100,11150,13682,11062,11112,13711,11086,11136,13712,
11098,11148,13713,11060,11110,13742,11084,11134,13743,11096,11146,13744,
};
static const unsigned short iltis_second_at64[] = {
5359,5434,5507,5580,5655,5730,5803,5876,10939,14116,5363,5438,5511,5584,5659,5734,5807,5880,10937,14118,5356,5431,5504,5577,
5652,5727,5800,5873,10934,14120,5322,5397,5470,5543,5618,5693,5766,5839,10929,14134,5328,5403,5476,5549,5624,5699,5772,5845,
10931,14136,5325,5400,5473,5546,5621,5696,5769,5842,10935,14138,6326,6479,6632,6785,6938,7091,7244,7397,11021,14174,6329,
6482,6635,6788,6941,7094,7247,7400,11023,14176,6330,6483,6636,6789,6942,7095,7248,7401,11026,14178,6404,6557,6710,6863,7016,
7169,7322,7475,11028,14192,6428,6581,6734,6887,7040,7193,7346,7499,11030,14194,6414,6567,6720,6873,7026,7179,7332,7485,11040,
14210,6434,6587,6740,6893,7046,7199,7352,7505,11042,14212,6433,6586,6739,6892,7045,7198,7351,7504,11043,14214,
};
static const unsigned short iltis_second_at65[] = {
5346,5421,5494,5567,5642,5717,5790,5863,10927,14117,5344,5419,5492,5565,5640,5715,5788,5861,10925,14119,5351,5426,5499,5572,
5647,5722,5795,5868,10922,14121,6405,6558,6711,6864,7017,7170,7323,7476,11004,14156,6384,6537,6690,6843,6996,7149,7302,7455,
11013,14157,6426,6579,6732,6885,7038,7191,7344,7497,11006,14158,6395,6548,6701,6854,7007,7160,7313,7466,11011,14159,6415,
6568,6721,6874,7027,7180,7333,7486,11007,14160,6410,6563,6716,6869,7022,7175,7328,7481,11008,14161,6427,6580,6733,6886,7039,
7192,7345,7498,11031,14196,
};
static const unsigned short iltis_second_at66[] = {
14252,10802,14251,10750,14250,10698,14249,10646,
};
static const unsigned short iltis_second_at67[] = {
14252,10802,14251,10750,14250,10698,14249,10646,
};
static const unsigned short iltis_second_at68[] = {
362,10801,443,10749,524,10697,578,10645,
};
static const unsigned short iltis_second_at69[] = {
362,10801,443,10749,524,10697,578,10645,
};
static const unsigned short iltis_second_at70[] = {
3249,11016,3237,11022,3251,11018,3232,11024,3247,11019,3230,11025,
};
static const unsigned short iltis_second_at71[] = {
0,739,5106,1013,91,307,1021,10612,12882,5018,5108,5111,578,5109,5110,5112,5107,1361,1355,91,91,0,739,921,1013,63,496,1017,
10664,13017,5005,930,793,524,909,927,772,784,1349,1343,63,63,0,795,5054,1023,35,415,1031,10716,13152,4992,5056,5059,443,5057,
5058,5060,5055,1337,1331,35,35,0,795,977,1023,7,334,1027,10768,13287,4979,986,849,362,965,983,828,840,1325,1313,7,7,
};
static const unsigned short iltis_second_at72[] = {
857,13422,1670,1653,1646,1664,1660,1654,1642,1667,857,13449,1659,1650,1640,1666,1662,1651,1641,1669,857,13476,1661,1655,1643,
1668,1663,1652,1645,1674,
};
static const unsigned short iltis_second_at73[] = {
13503,857,2687,2697,2671,2657,2643,2681,2658,2683,2698,2652,2689,2676,2650,2664,13534,857,2654,2667,2646,2692,2694,2651,2656,
2682,2700,2673,2659,2639,2674,2666,13565,857,2684,2699,2680,2655,2640,2675,2665,2685,2702,2670,2661,2644,2677,2662,
};
static const unsigned short iltis_second_at74[] = {
10933,14281,11044,14282,10932,14283,11041,14284,10930,14285,11039,14286,11009,14298,11005,14294,11003,14290,
};
static const unsigned short iltis_second_at75[] = {
14285,13604,14283,13631,14281,13658,14287,13679,14288,13683,14289,13684,14286,13685,14290,13686,14291,13710,14292,13714,14293,
13715,14284,13716,14294,13717,14295,13741,14296,13745,14297,13746,14282,13747,14298,13748,
};
static const unsigned short iltis_second_at76[] = {
722,14299,718,13956,729,14299,715,13958,726,14299,717,13960,372,14299,361,13812,370,14299,369,13814,695,14300,691,13986,702,
14300,688,13988,699,14300,690,13990,453,14300,442,13834,451,14300,450,13836,668,14301,664,14016,675,14301,661,14018,672,14301,
663,14020,534,14301,523,13856,532,14301,531,13858,641,14302,637,14046,648,14302,634,14048,645,14302,636,14050,588,14302,577,
13878,586,14302,585,13880,
};
static const unsigned short iltis_second_at77[] = {
718,14299,13957,715,14299,13959,717,14299,13961,361,14299,13813,369,14299,13815,691,14300,13987,688,14300,13989,690,14300,
13991,442,14300,13835,450,14300,13837,664,14301,14017,661,14301,14019,663,14301,14021,523,14301,13857,531,14301,13859,637,
14302,14047,634,14302,14049,636,14302,14051,577,14302,13879,585,14302,13881,
};
static const unsigned short iltis_second_at78[] = {
365,446,527,581,
};
static const unsigned short iltis_second_at79[] = {
365,446,527,581,
};
static const unsigned short iltis_second_at80[] = {
3249,14287,3237,14288,3251,14291,3232,14292,3247,14295,3230,14296,
};
static const unsigned short iltis_second_at81[] = {
857,13596,1670,1653,1646,1664,1660,1654,1642,1667,857,13623,1659,1650,1640,1666,1662,1651,1641,1669,857,13650,1661,1655,1643,
1668,1663,1652,1645,1674,
};
static const unsigned short iltis_second_at82[] = {
13677,857,2687,2697,2671,2657,2643,2681,2658,2683,2698,2652,2689,2676,2650,2664,13708,857,2654,2667,2646,2692,2694,2651,2656,
2682,2700,2673,2659,2639,2674,2666,13739,857,2684,2699,2680,2655,2640,2675,2665,2685,2702,2670,2661,2644,2677,2662,
};
static const unsigned short iltis_second_at83[] = {
10,13770,13771,13313,13349,13314,13354,13772,38,13780,13781,13178,13214,13179,13219,13782,66,13790,13791,13043,13079,13044,
13084,13792,94,13800,13801,12908,12944,12909,12949,13802,
};
static const unsigned short iltis_second_at84[] = {
31,13810,13811,13812,13813,13814,13815,13816,13817,13818,13819,13820,13821,13822,13823,13824,13825,13826,13827,13828,59,13832,
13833,13834,13835,13836,13837,13838,13839,13840,13841,13842,13843,13844,13845,13846,13847,13848,13849,13850,87,13854,13855,
13856,13857,13858,13859,13860,13861,13862,13863,13864,13865,13866,13867,13868,13869,13870,13871,13872,115,13876,13877,13878,
13879,13880,13881,13882,13883,13884,13885,13886,13887,13888,13889,13890,13891,13892,13893,13894,
};
static const unsigned short iltis_second_at85[] = {
12914,13898,12954,13899,12961,13903,12936,14088,12977,14089,12981,14090,12979,14092,12933,14097,12940,14099,12986,14100,12935,
14101,12984,14104,
};
static const unsigned short iltis_second_at86[] = {
12916,13900,12959,13901,12912,13902,12938,14091,12939,14093,12983,14094,12941,14095,12978,14096,12980,14098,12985,14328,12934,
14329,12932,14105,
};
static const unsigned short iltis_second_at87[] = {
13392,14252,10801,13257,14251,10749,13122,14250,10697,12987,14249,10645,
};
static const unsigned short iltis_second_at88[] = {
13331,14252,10801,10825,13953,13333,14252,10803,10827,13955,13196,14251,10749,10849,13983,13198,14251,10751,10851,13985,13061,
14250,10697,10873,14013,13063,14250,10699,10875,14015,12926,14249,10645,10897,14043,12928,14249,10647,10899,14045,
};
static const unsigned short iltis_second_at89[] = {
13387,14252,10803,13252,14251,10751,13117,14250,10699,12982,14249,10647,
};
static const unsigned short iltis_second_at90[] = {
12988,12992,13258,13262,
};
static const unsigned short iltis_second_at91[] = {
3,13898,13899,13900,13901,13902,13903,13904,17,13408,13365,13323,13405,13320,13367,13912,45,13273,13230,13188,13270,13185,
13232,13920,73,13138,13095,13053,13135,13050,13097,13928,101,13003,12960,12918,13000,12915,12962,13936,
};
static const unsigned short iltis_second_at92[] = {
10,13944,13945,13946,13947,13948,13949,13950,13951,13952,13953,13954,13955,13956,13957,13958,13959,13960,13961,13962,17,13336,
13375,13374,13409,13378,13413,13373,13335,13380,13415,13377,13412,13381,13332,13379,13414,13376,13410,13966,24,13401,13419,
13417,13411,13418,13299,13352,13298,13351,13297,13347,13416,13353,13301,13348,13300,13350,13407,13970,38,13974,13975,13976,
13977,13978,13979,13980,13981,13982,13983,13984,13985,13986,13987,13988,13989,13990,13991,13992,45,13201,13240,13239,13274,
13243,13278,13238,13200,13245,13280,13242,13277,13246,13197,13244,13279,13241,13275,13996,52,13266,13284,13282,13276,13283,
13164,13217,13163,13216,13162,13212,13281,13218,13166,13213,13165,13215,13272,14000,66,14004,14005,14006,14007,14008,14009,
14010,14011,14012,14013,14014,14015,14016,14017,14018,14019,14020,14021,14022,73,13066,13105,13104,13139,13108,13143,13103,
13065,13110,13145,13107,13142,13111,13062,13109,13144,13106,13140,14026,80,13131,13149,13147,13141,13148,13029,13082,13028,
13081,13027,13077,13146,13083,13031,13078,13030,13080,13137,14030,94,14034,14035,14036,14037,14038,14039,14040,14041,14042,
14043,14044,14045,14046,14047,14048,14049,14050,14051,14052,101,12931,12970,12969,13004,12973,13008,12968,12930,12975,13010,
12972,13007,12976,12927,12974,13009,12971,13005,14056,108,12996,13014,13012,13006,13013,12894,12947,12893,12946,12892,12942,
13011,12948,12896,12943,12895,12945,13002,14060,
};
static const unsigned short iltis_second_at93[] = {
12956,14064,13091,14070,13226,14076,13361,14082,
};
static const unsigned short iltis_second_at94[] = {
5349,5424,5497,5570,5645,5720,5793,5866,13439,6191,6215,10975,14110,5354,5429,5502,5575,5650,5725,5798,5871,13466,6189,6213,
10973,14113,5350,5425,5498,5571,5646,5721,5794,5867,13493,6186,6210,10970,14115,6379,6532,6685,6838,6991,7144,7297,7450,13517,
8141,8191,11113,14150,6375,6528,6681,6834,6987,7140,7293,7446,13531,8132,8182,11104,14151,6411,6564,6717,6870,7023,7176,7329,
7482,13562,8134,8184,11106,14152,6376,6529,6682,6835,6988,7141,7294,7447,13548,8139,8189,11111,14153,6423,6576,6729,6882,
7035,7188,7341,7494,13593,8135,8185,11107,14154,6373,6526,6679,6832,6985,7138,7291,7444,13579,8136,8186,11108,14155,6419,
6572,6725,6878,7031,7184,7337,7490,13558,8158,8208,11130,14188,6420,6573,6726,6879,7032,7185,7338,7491,13589,8159,8209,11131,
14190,6391,6544,6697,6850,7003,7156,7309,7462,13584,8161,8211,11133,14191,
};
static const unsigned short iltis_second_at95[] = {
5355,5430,5503,5576,5651,5726,5799,5872,13444,6203,6227,10987,14111,5360,5435,5508,5581,5656,5731,5804,5877,13471,6201,6225,
10985,14112,5362,5437,5510,5583,5658,5733,5806,5879,13498,6198,6222,10982,14114,5316,5391,5464,5537,5612,5687,5760,5833,13438,
6181,6205,10965,14128,5323,5398,5471,5544,5619,5694,5767,5840,13443,6193,6217,10977,14129,5329,5404,5477,5550,5625,5700,5773,
5846,13470,6195,6219,10979,14130,5314,5389,5462,5535,5610,5685,5758,5831,13465,6183,6207,10967,14131,5320,5395,5468,5541,
5616,5691,5764,5837,13497,6199,6223,10983,14132,5318,5393,5466,5539,5614,5689,5762,5835,13492,6187,6211,10971,14133,6325,
6478,6631,6784,6937,7090,7243,7396,13515,8143,8193,11115,14168,6321,6474,6627,6780,6933,7086,7239,7392,13525,8149,8199,11121,
14169,6320,6473,6626,6779,6932,7085,7238,7391,13556,8151,8201,11123,14170,6328,6481,6634,6787,6940,7093,7246,7399,13546,8145,
8195,11117,14171,6319,6472,6625,6778,6931,7084,7237,7390,13587,8154,8204,11126,14172,6323,6476,6629,6782,6935,7088,7241,7394,
13577,8148,8198,11120,14173,6396,6549,6702,6855,7008,7161,7314,7467,13522,8165,8215,11137,14186,6381,6534,6687,6840,6993,
7146,7299,7452,13527,8156,8206,11128,14187,6387,6540,6693,6846,6999,7152,7305,7458,13553,8163,8213,11135,14189,6421,6574,
6727,6880,7033,7186,7339,7492,13520,8177,8227,11149,14204,6416,6569,6722,6875,7028,7181,7334,7487,13529,8168,8218,11140,14205,
6432,6585,6738,6891,7044,7197,7350,7503,13560,8170,8220,11142,14206,6418,6571,6724,6877,7030,7183,7336,7489,13551,8175,8225,
11147,14207,6435,6588,6741,6894,7047,7200,7353,7506,13591,8171,8221,11143,14208,6422,6575,6728,6881,7034,7187,7340,7493,13582,
8173,8223,11145,14209,
};
static const unsigned short iltis_second_at96[] = {
5348,5423,5496,5569,5644,5719,5792,5865,13445,6251,10963,14122,6352,6505,6658,6811,6964,7117,7270,7423,13530,8232,11054,14162,
6392,6545,6698,6851,7004,7157,7310,7463,13561,8234,11056,14164,6390,6543,6696,6849,7002,7155,7308,7461,13592,8235,11057,14166,
6349,6502,6655,6808,6961,7114,7267,7420,13526,8256,11078,14198,6374,6527,6680,6833,6986,7139,7292,7445,13588,8259,11081,14202,
6365,6518,6671,6824,6977,7130,7283,7436,13528,8268,11090,14216,6393,6546,6699,6852,7005,7158,7311,7464,13590,8271,11093,14220,
};
static const unsigned short iltis_second_at97[] = {
5321,5396,5469,5542,5617,5692,5765,5838,13440,6239,10951,14123,5345,5420,5493,5566,5641,5716,5789,5862,13472,6249,10961,14124,
5335,5410,5483,5556,5631,5706,5779,5852,13467,6237,10949,14125,5353,5428,5501,5574,5649,5724,5797,5870,13499,6246,10958,14126,
5334,5409,5482,5555,5630,5705,5778,5851,13494,6234,10946,14127,6364,6517,6670,6823,6976,7129,7282,7435,13516,8241,11063,14163,
6358,6511,6664,6817,6970,7123,7276,7429,13547,8239,11061,14165,6351,6504,6657,6810,6963,7116,7269,7422,13578,8236,11058,14167,
6343,6496,6649,6802,6955,7108,7261,7414,13521,8265,11087,14199,6389,6542,6695,6848,7001,7154,7307,7460,13557,8258,11080,14200,
6372,6525,6678,6831,6984,7137,7290,7443,13552,8263,11085,14201,6368,6521,6674,6827,6980,7133,7286,7439,13583,8261,11083,14203,
6369,6522,6675,6828,6981,7134,7287,7440,13519,8277,11099,14217,6386,6539,6692,6845,6998,7151,7304,7457,13559,8270,11092,14218,
6333,6486,6639,6792,6945,7098,7251,7404,13550,8275,11097,14219,6356,6509,6662,6815,6968,7121,7274,7427,13581,8273,11095,14221,
};
static const unsigned short iltis_second_at98[] = {
5315,5390,5463,5536,5611,5686,5759,5832,10917,13442,14135,5313,5388,5461,5534,5609,5684,5757,5830,10919,13469,14137,5317,
5392,5465,5538,5613,5688,5761,5834,10923,13496,14139,6324,6477,6630,6783,6936,7089,7242,7395,11015,13513,14175,6327,6480,
6633,6786,6939,7092,7245,7398,11017,13544,14177,6322,6475,6628,6781,6934,7087,7240,7393,11020,13575,14179,6385,6538,6691,
6844,6997,7150,7303,7456,11037,13518,14193,6397,6550,6703,6856,7009,7162,7315,7468,11035,13549,14195,6412,6565,6718,6871,
7024,7177,7330,7483,11049,13523,14211,6417,6570,6723,6876,7029,7182,7335,7488,11047,13554,14213,6424,6577,6730,6883,7036,
7189,7342,7495,11045,13585,14215,
};
static const unsigned short iltis_second_at99[] = {
13446,6241,10953,14140,13441,6229,10941,14141,13473,6243,10955,14142,13468,6231,10943,14143,13500,6247,10959,14144,13495,
6235,10947,14145,13524,8249,11071,14180,13514,8243,11065,14181,13555,8251,11073,14182,13545,8245,11067,14183,13586,8254,11076,
14184,13576,8248,11070,14185,
};
static const unsigned short iltis_second_at100[] = {
3,14088,14089,14090,14091,14092,14093,14094,14095,14096,14097,14098,14099,14100,14101,14102,14103,14104,14105,14106,
};
static const unsigned short iltis_second_at101[] = {
3,14150,14156,14157,14158,14159,14160,14162,14168,14169,14170,14171,14172,14173,14174,14175,14176,14177,14178,14179,14180,
14181,14182,14183,14184,14185,14186,14192,14193,14194,14195,14197,14198,14210,14211,14212,14213,14215,14216,
};
static const unsigned short iltis_second_at102[] = {
3950,4468,10599,13908,14109,4149,14148,4562,14237,3,4236,4912,10807,13776,13965,4153,10223,4580,10372,10,4237,4910,10810,
13778,13964,4151,10224,4578,10371,12,3965,4485,10787,13916,13969,4157,11182,4598,11524,17,4248,4927,10755,13786,13995,4169,
10251,4652,10436,38,4249,4925,10758,13788,13994,4167,10252,4650,10435,40,3980,4502,10735,13924,13999,4173,11250,4670,11764,
45,4260,4942,10703,13796,14025,4185,10279,4724,10500,66,4261,4940,10706,13798,14024,4183,10280,4722,10499,68,3995,4519,10683,
13932,14029,4189,11306,4742,11992,73,4272,4957,10651,13806,14055,4201,10307,4796,10564,94,4273,4955,10654,13808,14054,4199,
10308,4794,10563,96,4010,4536,10631,13940,14059,4205,11384,4814,12214,101,
};
static const unsigned short iltis_second_at103[] = {
3952,4467,10600,13911,14106,4148,14149,4561,14234,4,4235,4911,10808,13779,13962,4152,10222,4579,10369,11,3967,4484,10788,
13919,13966,4156,11183,4597,11521,18,4247,4926,10756,13789,13992,4168,10250,4651,10433,39,3982,4501,10736,13927,13996,4172,
11251,4669,11761,46,4259,4941,10704,13799,14022,4184,10278,4723,10497,67,3997,4518,10684,13935,14026,4188,11307,4741,11989,
74,4271,4956,10652,13809,14052,4200,10306,4795,10561,95,4012,4535,10632,13943,14056,4204,11385,4813,12211,102,
};
static const unsigned short iltis_second_at104[] = {
10602,14108,4147,14147,4560,14236,5,10790,13968,4155,11181,4596,11523,19,10738,13998,4171,11249,4668,11763,47,10686,14028,
4187,11305,4740,11991,75,10634,14058,4203,11383,4812,12213,103,
};
static const unsigned short iltis_second_at105[] = {
10601,14107,4146,14146,4559,14235,6,10789,13967,4154,11184,4595,11522,20,10737,13997,4170,11252,4667,11762,48,10685,14027,
4186,11308,4739,11990,76,10633,14057,4202,11386,4811,12212,104,
};
static const unsigned short iltis_second_at106[] = {
8,28,29,30,36,56,57,58,64,84,85,86,92,112,113,114,119,120,121,126,127,128,
};
static const unsigned short iltis_second_at107[] = {
10809,10757,10705,10653,
};
static const unsigned short iltis_second_at108[] = {
10773,4284,13973,4161,11216,4616,11606,24,10776,4286,13972,4159,11215,4614,11605,26,10831,4298,13831,4165,12639,4634,11682,
31,10834,4300,13830,4163,12640,4632,11681,33,10721,4312,14003,4177,11284,4688,11846,52,10724,4314,14002,4175,11283,4686,11845,
54,10855,4326,13853,4181,12667,4706,11922,59,10858,4328,13852,4179,12668,4704,11921,61,10669,4340,14033,4193,11328,4760,12062,
80,10672,4342,14032,4191,11327,4758,12061,82,10879,4354,13875,4197,11362,4778,12144,87,10882,4356,13874,4195,11361,4776,12143,
89,10617,4368,14063,4209,11406,4832,12284,108,10620,4370,14062,4207,11405,4830,12283,110,10903,4382,13897,4213,11440,4850,
12366,115,10906,4384,13896,4211,11439,4848,12365,117,
};
static const unsigned short iltis_second_at109[] = {
10774,13970,4160,11217,4615,11603,25,10832,13828,4164,12638,4633,11679,32,10722,14000,4176,11285,4687,11843,53,10856,13850,
4180,12666,4705,11919,60,10670,14030,4192,11329,4759,12059,81,10880,13872,4196,11363,4777,12141,88,10618,14060,4208,11407,
4831,12281,109,10904,13894,4212,11441,4849,12363,116,
};
static const unsigned short iltis_second_at110[] = {
10775,13971,4158,11218,4613,11604,27,10833,13829,4162,12637,4631,11680,34,10723,14001,4174,11286,4685,11844,55,10857,13851,
4178,12665,4703,11920,62,10671,14031,4190,11330,4757,12060,83,10881,13873,4194,11364,4775,12142,90,10619,14061,4206,11408,
4829,12282,111,10905,13895,4210,11442,4847,12364,118,
};
static const unsigned short iltis_second_at111[] = {
4415,4217,12701,4868,12448,122,4412,4216,12700,4867,12445,123,4414,4215,12702,4866,12447,124,4413,4214,12699,4865,12446,125,
4437,4221,12735,4886,12530,129,4434,4220,12734,4885,12527,130,4436,4219,12736,4884,12529,131,4435,4218,12733,4883,12528,132,
4459,4225,12769,4904,12612,136,4456,4224,12768,4903,12609,137,4458,4223,12770,4902,12611,138,4457,4222,12767,4901,12610,139,
};
static const unsigned short iltis_second_at112[] = {
4473,13906,4550,14233,14232,3,4474,13905,4549,14227,14230,4,4916,13774,4568,10368,10367,10,4490,13914,4586,11520,11519,17,
4491,13913,4585,11514,11517,18,4931,13784,4640,10432,10431,38,4507,13922,4658,11760,11759,45,4508,13921,4657,11754,11757,
46,4946,13794,4712,10496,10495,66,4524,13930,4730,11988,11987,73,4525,13929,4729,11982,11985,74,4961,13804,4784,10560,10559,
94,4541,13938,4802,12210,12209,101,4542,13937,4801,12204,12207,102,
};
static const unsigned short iltis_second_at113[] = {
4472,13907,4548,14226,5,4917,13775,4566,10361,12,4489,13915,4584,11513,19,4932,13785,4638,10425,40,4506,13923,4656,11753,
47,4947,13795,4710,10489,68,4523,13931,4728,11981,75,4962,13805,4782,10553,96,4540,13939,4800,12203,103,
};
static const unsigned short iltis_second_at114[] = {
4471,13904,4547,14228,6,4914,13772,4565,10363,13,4488,13912,4583,11515,20,4929,13782,4637,10427,41,4505,13920,4655,11755,
48,4944,13792,4709,10491,69,4522,13928,4727,11983,76,4959,13802,4781,10555,97,4539,13936,4799,12205,104,
};
static const unsigned short iltis_second_at115[] = {
9,21,22,23,28,29,30,37,49,50,51,56,57,58,65,77,78,79,84,85,86,93,105,106,107,112,113,114,119,120,121,126,127,128,
};
static const unsigned short iltis_second_at116[] = {
4282,4604,11602,11601,24,4281,4603,11596,11599,25,4296,4622,11678,11677,31,4295,4621,11672,11675,32,4310,4676,11842,11841,
52,4309,4675,11836,11839,53,4324,4694,11918,11917,59,4323,4693,11912,11915,60,4338,4748,12058,12057,80,4337,4747,12052,12055,
81,4352,4766,12140,12139,87,4351,4765,12134,12137,88,4366,4820,12280,12279,108,4365,4819,12274,12277,109,4380,4838,12362,
12361,115,4379,4837,12356,12359,116,
};
static const unsigned short iltis_second_at117[] = {
4283,4602,11595,26,4280,4601,11597,27,4297,4620,11671,33,4294,4619,11673,34,4311,4674,11835,54,4308,4673,11837,55,4325,4692,
11911,61,4322,4691,11913,62,4339,4746,12051,82,4336,4745,12053,83,4353,4764,12133,89,4350,4763,12135,90,4367,4818,12273,110,
4364,4817,12275,111,4381,4836,12355,117,4378,4835,12357,118,
};
static const unsigned short iltis_second_at118[] = {
4856,12444,12443,122,4855,12438,12441,123,4854,12437,12440,124,4853,12439,12442,125,4874,12526,12525,129,4873,12520,12523,
130,4872,12519,12522,131,4871,12521,12524,132,4892,12608,12607,136,4891,12602,12605,137,4890,12601,12604,138,4889,12603,12606,
139,
};
static const unsigned short iltis_second_at119[] = {
3939,14319,0,3941,14320,1,3940,14321,2,4608,11594,24,4607,11592,25,4606,11593,26,4605,11591,27,4626,11670,31,4625,11668,32,
4624,11669,33,4623,11667,34,4680,11834,52,4679,11832,53,4678,11833,54,4677,11831,55,4698,11910,59,4697,11908,60,4696,11909,
61,4695,11907,62,4752,12050,80,4751,12048,81,4750,12049,82,4749,12047,83,4770,12132,87,4769,12130,88,4768,12131,89,4767,12129,
90,4824,12272,108,4823,12270,109,4822,12271,110,4821,12269,111,4842,12354,115,4841,12352,116,4840,12353,117,4839,12351,118,
4860,12436,122,4859,12434,123,4858,12435,124,4857,12433,125,4878,12518,129,4877,12516,130,4876,12517,131,4875,12515,132,4896,
12600,136,4895,12598,137,4894,12599,138,4893,12597,139,
};
static const unsigned short iltis_second_at120[] = {
3946,4554,14225,3,3948,4552,14224,5,4231,4572,10360,10,4230,4570,10359,12,3961,4590,11512,17,3963,4588,11511,19,4243,4644,
10424,38,4242,4642,10423,40,3976,4662,11752,45,3978,4660,11751,47,4255,4716,10488,66,4254,4714,10487,68,3991,4734,11980,73,
3993,4732,11979,75,4267,4788,10552,94,4266,4786,10551,96,4006,4806,12202,101,4008,4804,12201,103,
};
static const unsigned short iltis_second_at121[] = {
3947,4553,14223,4,3949,4551,14222,6,4233,4571,10358,11,4232,4569,10357,13,3962,4589,11510,18,3964,4587,11509,20,4245,4643,
10422,39,4244,4641,10421,41,3977,4661,11750,46,3979,4659,11749,48,4257,4715,10486,67,4256,4713,10485,69,3992,4733,11978,74,
3994,4731,11977,76,4269,4787,10550,95,4268,4785,10549,97,4007,4805,12200,102,4009,4803,12199,104,
};
static const unsigned short iltis_second_at122[] = {
3954,14,3956,15,3955,16,3969,42,3971,43,3970,44,3984,70,3986,71,3985,72,3999,98,4001,99,4000,100,14319,133,14320,134,14321,
135,
};
static const unsigned short iltis_second_at123[] = {
21,22,23,28,29,30,49,50,51,56,57,58,77,78,79,84,85,86,105,106,107,112,113,114,119,120,121,126,127,128,
};
static const unsigned short iltis_second_at124[] = {
30,31,32,45,46,47,60,61,62,75,76,77,
};
static const unsigned short iltis_second_at125[] = {
12898,13033,0,12902,13037,3,12891,13026,5,12897,13032,6,12904,13039,7,12917,13052,8,12911,13046,10,12922,13057,12,12899,13034,
15,12901,13036,18,12913,13048,19,12910,13045,20,12921,13056,21,12919,13054,22,12929,13064,23,12937,13072,24,4970,10578,25,
4977,10585,26,4969,10577,27,4968,10576,28,4967,10575,29,4966,10574,30,4965,10573,31,12993,13128,53,12989,13124,55,13168,13303,
56,13172,13307,59,13161,13296,61,13167,13302,62,13174,13309,63,13187,13322,64,13181,13316,66,13192,13327,68,13169,13304,71,
13171,13306,74,13183,13318,75,13180,13315,76,13191,13326,77,13189,13324,78,13199,13334,79,13207,13342,80,4976,10584,81,4978,
10586,82,4975,10583,83,4974,10582,84,4973,10581,85,4972,10580,86,4971,10579,87,13263,13398,109,13259,13394,111,3944,4464,
121,
};
static const unsigned short iltis_second_at126[] = {
12900,1,12955,2,12903,4,12907,9,12920,11,12924,13,12906,14,12923,16,12905,17,13170,57,13225,58,13173,60,13177,65,13190,67,
13194,69,13176,70,13193,72,13175,73,
};
static const unsigned short iltis_second_at127[] = {
6107,5961,7975,7673,38,6109,5963,7976,7674,40,5448,5594,6604,6910,41,5450,5596,6605,6911,43,9010,8871,9690,9321,94,9008,8869,
9688,9319,96,5744,5890,7216,7522,97,5746,5892,7217,7523,99,12851,12860,12869,12878,112,12850,12859,12868,12877,114,12848,
12857,12866,12875,115,12847,12856,12865,12874,117,
};
static const unsigned short iltis_second_at128[] = {
6108,5962,7977,7675,39,5449,5595,6606,6912,42,9009,8870,9689,9320,95,5745,5891,7218,7524,98,12849,12858,12867,12876,113,12846,
12855,12864,12873,116,
};
static const unsigned short iltis_second_at129[] = {
14069,12779,44,14067,12777,46,14066,12776,47,14064,12774,49,14081,12815,100,14079,12813,102,14078,12812,103,14076,12810,105,
};
static const unsigned short iltis_second_at130[] = {
14068,12778,45,14065,12775,48,14080,12814,101,14077,12811,104,
};
static const unsigned short iltis_second_at131[] = {
50,52,106,108,
};
static const unsigned short iltis_second_at132[] = {
126,127,128,130,
};
static const unsigned short iltis_second_at133[] = {
12953,12964,12963,12925,
};
static const unsigned short iltis_second_at134[] = {
4274,4280,4288,4294,4302,4308,4316,4322,4330,4336,4344,4350,4358,4364,4372,4378,4394,4412,4416,4434,4438,4456,5301,5304,5306,
5313,5376,5379,5381,5388,5451,5461,5524,5534,5597,5600,5602,5609,5672,5675,5677,5684,5747,5757,5820,5830,5893,5901,5964,5972,
6035,6037,6041,6047,6110,6118,6301,6303,6304,6305,6306,6308,6311,6312,6314,6315,6316,6317,6454,6456,6457,6458,6459,6461,6464,
6465,6467,6468,6469,6470,6607,6609,6610,6611,6612,6614,6617,6618,6620,6621,6622,6623,6760,6762,6763,6764,6765,6767,6770,6771,
6773,6774,6775,6776,6913,6915,6916,6917,6918,6920,6923,6924,6926,6927,6928,6929,7066,7068,7069,7070,7071,7073,7076,7077,7079,
7080,7081,7082,7219,7221,7222,7223,7224,7226,7229,7230,7232,7233,7234,7235,7372,7374,7375,7376,7377,7379,7382,7383,7385,7386,
7387,7388,7525,7527,7528,7529,7530,7532,7535,7536,7676,7678,7679,7680,7681,7683,7686,7687,7827,7829,7830,7831,7832,7834,7837,
7838,7978,7980,7981,7982,7983,7985,7988,7989,9103,9105,9151,9152,9153,9154,9943,9945,10068,10070,10187,10221,10225,10249,
10253,10277,10281,10305,10309,10357,10373,10421,10437,10485,10501,10549,11169,11181,11203,11215,11237,11249,11271,11283,11349,
11355,11427,11433,11461,11473,11543,11555,11625,11631,11701,11713,11783,11795,11865,11871,12081,12087,12303,12309,12385,12397,
12467,12479,12631,12637,12659,12665,12687,12699,12721,12733,13423,13427,13428,13430,13432,13438,13450,13454,13455,13457,13459,
13465,13477,13481,13482,13484,13486,13492,13503,13505,13534,13536,13565,13567,13597,13601,13602,13604,13606,13612,13624,13628,
13629,13631,13633,13639,13651,13655,13656,13658,13660,13666,13677,13679,13708,13710,13739,13741,13770,13772,13780,13782,13790,
13792,13800,13802,13816,13828,13838,13850,13860,13872,13882,13894,13944,13950,13974,13980,14004,14010,14034,14040,
};
void iltis_second(double t, const double *restrict q, const double *restrict v, const double *restrict a, const double *restrict lambda, const double *restrict rho, const int *restrict mode, double damping, double stiffness, const double *restrict z, const double *restrict dq, const double *restrict dv, const double *restrict da, const double *restrict dlambda, const double *restrict drho, double *restrict Fq, double *restrict Fv, double *restrict Fa, double *restrict Flambda, double *restrict Frho)
{
    double x[14334];
    for (int k = 0; k < 322; k += 2)
        for (int i = iltis_second_at134[k]; i < iltis_second_at134[k + 1]; i++)
            x[i] = 0.0;
    for (int i = 0; i < 140; i++)
        x[0 + i] = q[i];
    for (int i = 0; i < 140; i++)
        x[140 + i] = dq[i];
    for (int i = 0; i < 137; i++)
        x[739 + i] = drho[i];
    for (int i = 0; i < 137; i++)
        x[876 + i] = rho[i];
    for (int i = 0; i < 140; i++)
        x[1033 + i] = v[i];
    for (int i = 0; i < 140; i++)
        x[1173 + i] = dv[i];
    for (int i = 0; i < 272; i++)
        x[1367 + i] = z[i];
    for (int i = 0; i < 140; i++)
        x[2359 + i] = a[i];
    for (int i = 0; i < 140; i++)
        x[2499 + i] = da[i];
    for (int i = 0; i < 132; i++)
        x[4014 + i] = dlambda[i];
    for (int i = 0; i < 53; i++)
        x[4979 + i] = mode[i];
    for (int i = 0; i < 132; i++)
        x[5169 + i] = lambda[i];
    x[14247] = damping;
    x[14248] = stiffness;
    iltis_second_frame_e0_nodiff_5(x, x, iltis_second_at0, 17);
    iltis_second_corner_points_e0_nodiff_3(x, x, iltis_second_at1, 2);
    iltis_second_twist_e0_nodiff_6(x, x, iltis_second_at2, 9);
    iltis_second_frame_d0_d1_e1_nodiff_15(x, x, iltis_second_at3, 20);
    iltis_second_frame_d0_d1_e1_nodiff_27(x, x, iltis_second_at4, 20);
    iltis_second_add_inertia_e0_b_0(x, x, iltis_second_at5, 5);
    iltis_second_euler_norm_d0_d1_e1_b_22(x, x, iltis_second_at6, 20);
    iltis_second_add_inertia_e0_b_1(x, x, Fa, iltis_second_at7, 4);
    iltis_second_twist_e0_b_12(x, x, iltis_second_at8, 8);
    iltis_second_rod_points_e0_nodiff_4(x, x);
    iltis_second_frame_e0_b_13(x, x, iltis_second_at9, 3);
    iltis_second_euler_norm_d0_d1_dv_36(x, x, Flambda, iltis_second_at10, 20);
    for (int k = 0; k < 143; k++) { const unsigned short *i = iltis_second_at11 + 2 * k; x[i[1]] = -x[i[0]]; }
    for (int k = 0; k < 9; k++) { const unsigned short *i = iltis_second_at12 + 1 * k; x[14238 + 1 * k + 0] = x[i[0]]-x[i[0] + 133]; }
    for (int k = 0; k < 248; k++) { const unsigned short *i = iltis_second_at13 + 3 * k; x[i[2]] = x[i[0]]*x[i[1]]; }
    double v0 = 6.283185307179586*(t*drho[136]);
    double v1 = 6.283185307179586*rho[136];
    double v2 = 6.283185307179586*drho[136];
    double v3 = 0.5*rho[135];
    iltis_second_add_gyration_e0_b_8(x, x, iltis_second_at14, 5);
    iltis_second_euler_norm_d0_d1_e1_b_34(x, x, iltis_second_at15, 20);
    iltis_second_add_gyration_e0_b_9(x, x, iltis_second_at16, 4);
    iltis_second_masses_e0_b_2(x, x, iltis_second_at17, 1);
    for (int k = 0; k < 4; k++) { const unsigned short *i = iltis_second_at18 + 1 * k; x[14249 + 1 * k + 0] = 100.0*(x[i[0] + 8]*x[634 + 27 * k + 2]+x[i[0]]*x[634 + 27 * k + 0]-x[i[0] + 4]*x[634 + 27 * k + 3]); }
    for (int k = 0; k < 4; k++) { const unsigned short *i = iltis_second_at19 + 1 * k; x[14253 + 1 * k + 0] = 100.0*(x[i[0] + 9]*x[634 + 27 * k + 2]+x[i[0] + 8]*x[634 + 27 * k + 11]+x[i[0] + 11]*x[634 + 27 * k + 0]+x[i[0]]*x[634 + 27 * k + 14]-x[i[0] + 13]*x[634 + 27 * k + 3]-x[i[0] + 4]*x[634 + 27 * k + 7]); }
    double v4 = t*v1;
    double v5 = v1*v3;
    double v6 = 0.5*x[11002];
    double v7 = 0.5*(drho[135]*v1+rho[135]*v2);
    iltis_second_corner_forces_e0_nodiff_7(x, x, iltis_second_at20, 4);
    iltis_second_lever_to_d0_d1_e1_nodiff_19(x, x, iltis_second_at21, 3);
    iltis_second_lever_to_d0_d1_e1_nodiff_31(x, x, iltis_second_at22, 3);
    iltis_second_revolute_d0_d1_e1_b_16(x, x, iltis_second_at23, 12);
    iltis_second_dot_d0_d1_e1_b_20(x, x, iltis_second_at24, 5);
    iltis_second_revolute_d0_d1_e1_b_28(x, x, iltis_second_at25, 12);
    iltis_second_dot_d0_d1_e1_b_32(x, x, iltis_second_at26, 5);
    iltis_second_revolute_d0_d1_e1_b_17(x, x, iltis_second_at27, 4);
    iltis_second_revolute_d0_d1_e1_b_29(x, x, iltis_second_at28, 4);
    iltis_second_spherical_d0_d1_e1_b_18(x, x, iltis_second_at29, 8);
    iltis_second_spherical_d0_d1_e1_b_30(x, x, iltis_second_at30, 8);
    iltis_second_revolute_d0_d1_dv_40(x, x, Flambda, iltis_second_at31, 8);
    iltis_second_revolute_d0_d1_dv_41(x, x, Flambda, iltis_second_at32, 4);
    iltis_second_revolute_d0_d1_dv_42(x, x, Flambda, iltis_second_at33, 4);
    iltis_second_spherical_d0_d1_dv_38(x, x, Flambda, iltis_second_at34, 6);
    iltis_second_spherical_d0_d1_dv_39(x, x, Flambda, iltis_second_at35, 2);
    iltis_second_dot_d0_d1_dv_37(x, x, Flambda, iltis_second_at36, 5);
    for (int k = 0; k < 12; k++) { const unsigned short *i = iltis_second_at37 + 2 * k; x[14257 + 1 * k + 0] = x[i[0]]*x[i[1]]; }
    for (int k = 0; k < 12; k++) { const unsigned short *i = iltis_second_at38 + 3 * k; x[14269 + 1 * k + 0] = x[i[0]]*x[i[1] + 4]+x[i[2]]*x[i[1]]; }
    double v8 = sin(v4);
    double v9 = cos(v4);
    iltis_second_frame_d0_d1_e1_b_23(x, x, iltis_second_at39, 4);
    iltis_second_frame_d0_d1_e1_b_35(x, x, iltis_second_at40, 4);
    iltis_second_masses_e0_b_2(x, x, iltis_second_at41, 1);
    x[10587] = (mode[52] ? (-(10000.0*x[280])) : 0.0)-x[5033]-x[5063]-x[5085]-x[5115];
    x[10588] = (mode[52] ? (10000.0*x[291]) : 0.0)-x[5041]-x[5071]-x[5093]-x[5123];
    x[10589] = -(x[5039]+x[5069]+x[5091]+x[5121]);
    x[10590] = -(x[5037]+x[5067]+x[5089]+x[5119]);
    for (int k = 0; k < 146; k++) { const unsigned short *i = iltis_second_at42 + 5 * k; x[i[4]] = x[i[0]]+x[i[1]]+x[i[2]]+x[i[3]]; }
    for (int k = 0; k < 16; k++) { const unsigned short *i = iltis_second_at43 + 2 * k; x[i[1]] = x[5031 + 0] ? x[i[0]] : 0.0; }
    for (int k = 0; k < 16; k++) { const unsigned short *i = iltis_second_at44 + 2 * k; x[i[1]] = x[5031 + 0] ? (-x[i[0]]) : 0.0; }
    for (int k = 0; k < 8; k++) { const unsigned short *i = iltis_second_at45 + 3 * k; x[i[2]] = (x[5031 + 0] ? (-x[i[0]]) : 0.0)+x[i[1]]; }
    for (int k = 0; k < 8; k++) { const unsigned short *i = iltis_second_at46 + 3 * k; x[i[2]] = (x[5031 + 0] ? x[i[0]] : 0.0)+x[i[1]]; }
    for (int k = 0; k < 68; k++) { const unsigned short *i = iltis_second_at47 + 3 * k; x[i[2]] = x[i[0]]-x[i[1]]; }
    for (int k = 0; k < 158; k++) { const unsigned short *i = iltis_second_at48 + 3 * k; x[i[2]] = -(x[i[0]]-x[i[1]]); }
    for (int k = 0; k < 138; k++) { const unsigned short *i = iltis_second_at49 + 3 * k; x[i[2]] = -(x[i[0]]+x[i[1]]); }
    for (int k = 0; k < 434; k++) { const unsigned short *i = iltis_second_at50 + 3 * k; x[i[2]] = x[i[0]]+x[i[1]]; }
    for (int k = 0; k < 206; k++) { const unsigned short *i = iltis_second_at51 + 4 * k; x[i[3]] = x[i[0]]+x[i[1]]+x[i[2]]; }
    for (int k = 0; k < 34; k++) { const unsigned short *i = iltis_second_at52 + 4 * k; x[i[3]] = -(x[i[0]]+x[i[1]]-x[i[2]]); }
    double v10 = z[271]*v8;
    double v11 = z[271]*v9;
    iltis_second_wrench_to_Q_e0_b_10(x, x, iltis_second_at53, 17);
    iltis_second_dot_d0_d1_e1_b_20(x, x, iltis_second_at54, 3);
    iltis_second_dot_d0_d1_e1_b_32(x, x, iltis_second_at55, 3);
    iltis_second_frame_d0_d1_e1_b_24(x, x, iltis_second_at56, 10);
    iltis_second_frame_d0_d1_e1_b_35(x, x, iltis_second_at57, 15);
    iltis_second_frame_d0_d1_e1_b_23(x, x, iltis_second_at58, 5);
    iltis_second_dot_d0_d1_dv_37(x, x, Flambda, iltis_second_at59, 3);
    iltis_second_rod_points_nodiff_nodiff_e1_b_26(x, x, iltis_second_at60, 12);
    double v12 = v0*(v9*x[10998])-v1*v0*v10+v2*v11;
    double v13 = v8*x[10998]+v1*v11;
    for (int k = 0; k < 18; k++) { const unsigned short *i = iltis_second_at61 + 2 * k; x[14281 + 1 * k + 0] = x[i[0]]+x[i[1]]; }
    for (int k = 0; k < 36; k++) { const unsigned short *i = iltis_second_at62 + 2 * k; x[i[1]] = -x[i[0]]; }
    for (int k = 0; k < 18; k++) { const unsigned short *i = iltis_second_at63 + 3 * k; x[i[2]] = -(x[i[0]]+x[i[1]]); }
    for (int k = 0; k < 14; k++) { const unsigned short *i = iltis_second_at64 + 10 * k; x[i[9]] = x[i[0]]+x[i[1]]+x[i[2]]+x[i[3]]+x[i[4]]+x[i[5]]+x[i[6]]+x[i[7]]+x[i[8]]; }
    for (int k = 0; k < 10; k++) { const unsigned short *i = iltis_second_at65 + 10 * k; x[i[9]] = -(x[i[0]]+x[i[1]]+x[i[2]]+x[i[3]]+x[i[4]]+x[i[5]]+x[i[6]]+x[i[7]]-x[i[8]]); }
    for (int k = 0; k < 4; k++) { const unsigned short *i = iltis_second_at66 + 2 * k; x[13950 + 30 * k + 0] = x[5031 + 0] ? (-(x[i[0]]*x[i[1] + 3]-x[i[0]]*x[10826 + 24 * k + 3]-x[i[0] + 4]*x[10826 + 24 * k + 0]+x[i[0] + 4]*x[i[1]])) : 0.0; }
    for (int k = 0; k < 4; k++) { const unsigned short *i = iltis_second_at67 + 2 * k; x[13951 + 30 * k + 0] = x[5031 + 0] ? (x[i[0]]*x[i[1]]-x[i[0]]*x[10826 + 24 * k + 0]) : 0.0; }
    for (int k = 0; k < 4; k++) { const unsigned short *i = iltis_second_at68 + 2 * k; x[14299 + 1 * k + 0] = 100.0*(x[i[0] + 1]*x[i[1] + 1]-x[i[0] + 1]*x[10825 + 24 * k + 1]-x[i[0] + 6]*x[i[1]]+x[i[0] + 6]*x[10825 + 24 * k + 0]-x[i[0]]*x[i[1] + 2]+x[i[0]]*x[10825 + 24 * k + 2]); }
    for (int k = 0; k < 4; k++) { const unsigned short *i = iltis_second_at69 + 2 * k; x[14303 + 1 * k + 0] = 100.0*(x[i[0] + 1]*x[i[1] + 4]-x[i[0] + 1]*x[10825 + 24 * k + 4]-x[i[0] + 15]*x[10825 + 24 * k + 1]+x[i[0] + 15]*x[i[1] + 1]-x[i[0] + 6]*x[i[1] + 5]+x[i[0] + 6]*x[10825 + 24 * k + 5]+x[i[0] + 14]*x[10825 + 24 * k + 0]-x[i[0] + 14]*x[i[1]]+x[i[0]]*x[i[1] + 3]-x[i[0]]*x[10825 + 24 * k + 3]+x[i[0] + 11]*x[10825 + 24 * k + 2]-x[i[0] + 11]*x[i[1] + 2]); }
    for (int k = 0; k < 6; k++) { const unsigned short *i = iltis_second_at70 + 2 * k; x[14307 + 1 * k + 0] = x[i[0]]*x[i[1]]; }
    iltis_second_corner_forces_e0_b_11(x, x, Fq, Fv, iltis_second_at71, 4);
    iltis_second_lever_to_d0_d1_e1_b_21(x, x, iltis_second_at72, 3);
    iltis_second_lever_to_d0_d1_e1_b_33(x, x, iltis_second_at73, 3);
    for (int k = 0; k < 9; k++) { const unsigned short *i = iltis_second_at74 + 2 * k; x[14313 + 1 * k + 0] = x[i[0]]+x[i[1]]; }
    for (int k = 0; k < 18; k++) { const unsigned short *i = iltis_second_at75 + 2 * k; x[i[1]] = -x[i[0]]; }
    for (int k = 0; k < 20; k++) { const unsigned short *i = iltis_second_at76 + 4 * k; x[i[3]] = x[5031 + 0] ? (-(x[i[0]]*x[i[1]]+x[i[2]]*x[i[1] + 4])) : 0.0; }
    for (int k = 0; k < 20; k++) { const unsigned short *i = iltis_second_at77 + 3 * k; x[i[2]] = x[5031 + 0] ? (x[i[0]]*x[i[1]]) : 0.0; }
    for (int k = 0; k < 4; k++) { const unsigned short *i = iltis_second_at78 + 1 * k; x[13810 + 22 * k + 0] = x[5031 + 0] ? (-(x[i[0]]*x[14299 + 1 * k + 0])) : 0.0; }
    for (int k = 0; k < 4; k++) { const unsigned short *i = iltis_second_at79 + 1 * k; x[13811 + 22 * k + 0] = x[5031 + 0] ? (x[i[0] + 9]*x[14299 + 1 * k + 0]+x[i[0]]*x[14299 + 1 * k + 4]) : 0.0; }
    double v14 = x[11025]+x[14296]+(x[11032]+x[14297]);
    double v15 = x[11024]+x[14292]+(x[11029]+x[14293]);
    double v16 = x[11022]+x[14288]+(x[11027]+x[14289]);
    for (int k = 0; k < 6; k++) { const unsigned short *i = iltis_second_at80 + 2 * k; x[14322 + 1 * k + 0] = x[i[0]]*x[i[1]]; }
    iltis_second_lever_to_d0_d1_e1_b_21(x, x, iltis_second_at81, 3);
    iltis_second_lever_to_d0_d1_e1_b_33(x, x, iltis_second_at82, 3);
    iltis_second_twist_e0_b_12(x, x, iltis_second_at83, 4);
    iltis_second_frame_e0_b_13(x, x, iltis_second_at84, 4);
    for (int k = 0; k < 12; k++) { const unsigned short *i = iltis_second_at85 + 2 * k; x[i[1]] = -(x[i[0]]+x[i[0] + 135]+x[i[0] + 270]+x[i[0] + 405]); }
    for (int k = 0; k < 12; k++) { const unsigned short *i = iltis_second_at86 + 2 * k; x[i[1]] = x[i[0]]+x[i[0] + 135]+x[i[0] + 270]+x[i[0] + 405]; }
    for (int k = 0; k < 4; k++) { const unsigned short *i = iltis_second_at87 + 3 * k; x[13952 + 30 * k + 0] = x[5031 + 0] ? (x[i[0]]+x[i[1]]*x[i[2] + 5]-x[i[1]]*x[10825 + 24 * k + 5]-x[i[1] + 4]*x[10825 + 24 * k + 0]+x[i[1] + 4]*x[i[2]]) : x[i[0]]; }
    for (int k = 0; k < 8; k++) { const unsigned short *i = iltis_second_at88 + 5 * k; x[i[4]] = x[5031 + 0] ? (x[i[0]]-x[i[1]]*x[i[2]]+x[i[1]]*x[i[3]]) : x[i[0]]; }
    for (int k = 0; k < 4; k++) { const unsigned short *i = iltis_second_at89 + 3 * k; x[13954 + 30 * k + 0] = x[5031 + 0] ? (x[i[0]]-x[i[1]]*x[i[2] + 1]+x[i[1]]*x[10827 + 24 * k + 1]-x[i[1] + 4]*x[10827 + 24 * k + 0]+x[i[1] + 4]*x[i[2]]) : x[i[0]]; }
    for (int k = 0; k < 4; k++) { const unsigned short *i = iltis_second_at90 + 1 * k; x[14330 + 1 * k + 0] = x[i[0]]+x[i[0] + 135]; }
    double v17 = x[12990]-x[13125];
    double v18 = x[13260]-x[13395];
    iltis_second_twist_e0_b_12(x, x, iltis_second_at91, 5);
    iltis_second_frame_e0_b_13(x, x, iltis_second_at92, 12);
    iltis_second_corner_points_e0_b_14(x, x, iltis_second_at93, 4);
    x[14102] = mode[52] ? (-(x[14328]-10000.0*x[10597])) : (-x[14328]);
    x[14103] = mode[52] ? (x[14329]-10000.0*x[10594]) : x[14329];
    for (int k = 0; k < 12; k++) { const unsigned short *i = iltis_second_at94 + 13 * k; x[i[12]] = -(x[i[0]]+x[i[1]]+x[i[2]]+x[i[3]]+x[i[4]]+x[i[5]]+x[i[6]]+x[i[7]]+x[i[8]]-x[i[9]]-x[i[10]]-x[i[11]]+x[i[8] + 174]); }
    for (int k = 0; k < 24; k++) { const unsigned short *i = iltis_second_at95 + 13 * k; x[i[12]] = x[i[0]]+x[i[1]]+x[i[2]]+x[i[3]]+x[i[4]]+x[i[5]]+x[i[6]]+x[i[7]]-x[i[8]]+x[i[9]]+x[i[10]]+x[i[11]]-x[i[8] + 174]; }
    for (int k = 0; k < 8; k++) { const unsigned short *i = iltis_second_at96 + 12 * k; x[i[11]] = x[i[0]]+x[i[1]]+x[i[2]]+x[i[3]]+x[i[4]]+x[i[5]]+x[i[6]]+x[i[7]]-x[i[8]]+x[i[9]]+x[i[10]]-x[i[8] + 174]; }
    for (int k = 0; k < 16; k++) { const unsigned short *i = iltis_second_at97 + 12 * k; x[i[11]] = -(x[i[0]]+x[i[1]]+x[i[2]]+x[i[3]]+x[i[4]]+x[i[5]]+x[i[6]]+x[i[7]]+x[i[8]]-x[i[9]]-x[i[10]]+x[i[8] + 174]); }
    for (int k = 0; k < 11; k++) { const unsigned short *i = iltis_second_at98 + 11 * k; x[i[10]] = x[i[0]]+x[i[1]]+x[i[2]]+x[i[3]]+x[i[4]]+x[i[5]]+x[i[6]]+x[i[7]]+x[i[8]]-x[i[9]]-x[i[9] + 174]; }
    for (int k = 0; k < 12; k++) { const unsigned short *i = iltis_second_at99 + 4 * k; x[i[3]] = -(x[i[0]]-x[i[1]]-x[i[2]]+x[i[0] + 174]); }
    x[14197] = -(x[6388]+x[6541]+x[6694]+x[6847]+x[7000]+x[7153]+x[7306]+x[7459]-x[11033]+x[13580]+x[13754]);
    iltis_second_frame_e0_b_13(x, x, iltis_second_at100, 1);
    iltis_second_frame_d0_d1_e1_b_25(x, x);
    iltis_second_frame_d0_d1_e1_b_35(x, x, iltis_second_at101, 1);
    Fq[0] = -(x[12966]+x[13101]+x[13236]+x[13371]+x[14313]+x[14314]);
    Fq[1] = -(x[12967]+x[13102]+x[13237]+x[13372]+x[14315]+x[14316]);
    Fq[2] = -(x[12965]+x[13100]+x[13235]+x[13370]+x[14317]+x[14318]);
    for (int k = 0; k < 13; k++) { const unsigned short *i = iltis_second_at102 + 10 * k; Fq[i[9]] = x[i[0]]-(x[i[1]]+x[i[2]]+x[i[3]]+x[i[4]])+(x[i[5]]-x[i[6]])+(x[i[7]]-x[i[8]]); }
    for (int k = 0; k < 9; k++) { const unsigned short *i = iltis_second_at103 + 10 * k; Fq[i[9]] = x[i[0]]+(x[i[1]]+x[i[2]]-x[i[3]]-x[i[4]])+(x[i[5]]-x[i[6]])+(x[i[7]]-x[i[8]]); }
    for (int k = 0; k < 5; k++) { const unsigned short *i = iltis_second_at104 + 7 * k; Fq[i[6]] = -(x[3951 + 15 * k + 0]+(x[4469 + 17 * k + 0]+x[i[0]]+x[13910 + 8 * k + 0]+x[i[1]])-(x[i[2]]-x[i[3]])-(x[i[4]]-x[i[5]])); }
    for (int k = 0; k < 5; k++) { const unsigned short *i = iltis_second_at105 + 7 * k; Fq[i[6]] = x[3953 + 15 * k + 0]+(x[4470 + 17 * k + 0]+x[i[0]]+x[13909 + 8 * k + 0]-x[i[1]])+(x[i[2]]-x[i[3]])+(x[i[4]]-x[i[5]]); }
    for (int k = 0; k < 22; k++) { const unsigned short *i = iltis_second_at106 + 1 * k; Fq[i[0]] = 0.0; }
    for (int k = 0; k < 4; k++) { const unsigned short *i = iltis_second_at107 + 1 * k; Fq[13 + 28 * k + 0] = -(x[4234 + 12 * k + 0]-(x[4913 + 15 * k + 0]+x[i[0]]+x[13777 + 10 * k + 0]-x[13963 + 30 * k + 0])-(x[4150 + 16 * k + 0]-x[10221 + 28 * k + 0])-(x[4577 + 72 * k + 0]-x[10370 + 64 * k + 0])); }
    for (int k = 0; k < 16; k++) { const unsigned short *i = iltis_second_at108 + 8 * k; Fq[i[7]] = -(x[i[0]]+x[i[1]]+x[i[2]]-(x[i[3]]-x[i[4]])-(x[i[5]]-x[i[6]])); }
    for (int k = 0; k < 8; k++) { const unsigned short *i = iltis_second_at109 + 7 * k; Fq[i[6]] = x[i[0]]-x[4287 + 14 * k + 0]-x[i[1]]+(x[i[2]]-x[i[3]])+(x[i[4]]-x[i[5]]); }
    for (int k = 0; k < 8; k++) { const unsigned short *i = iltis_second_at110 + 7 * k; Fq[i[6]] = x[i[0]]+x[4285 + 14 * k + 0]-x[i[1]]+(x[i[2]]-x[i[3]])+(x[i[4]]-x[i[5]]); }
    for (int k = 0; k < 12; k++) { const unsigned short *i = iltis_second_at111 + 6 * k; Fq[i[5]] = -(x[i[0]]-(x[i[1]]-x[i[2]])-(x[i[3]]-x[i[4]])); }
    Fq[133] = x[14313]+x[14314];
    Fq[134] = x[14315]+x[14316];
    Fq[135] = x[14317]+x[14318];
    Fv[0] = x[12952]+x[13087]+x[13222]+x[13357]-v14;
    Fv[1] = x[12950]+x[13085]+x[13220]+x[13355]-v15;
    Fv[2] = x[12951]+x[13086]+x[13221]+x[13356]-v16;
    for (int k = 0; k < 14; k++) { const unsigned short *i = iltis_second_at112 + 6 * k; Fv[i[5]] = -(x[i[0]]-x[i[1]]-(x[i[2]]-x[i[3]]+(x[i[2] + 8]-x[i[4]]))); }
    for (int k = 0; k < 9; k++) { const unsigned short *i = iltis_second_at113 + 5 * k; Fv[i[4]] = -(x[i[0]]+x[i[1]]-(x[i[2]]-x[i[3]]+(x[i[2] + 8]-x[i[3] + 3]))); }
    for (int k = 0; k < 9; k++) { const unsigned short *i = iltis_second_at114 + 5 * k; Fv[i[4]] = x[i[0]]-x[i[1]]+(x[i[2]]-x[i[3]]+(x[i[2] + 8]-x[i[3] + 3])); }
    for (int k = 0; k < 34; k++) { const unsigned short *i = iltis_second_at115 + 1 * k; Fv[i[0]] = 0.0; }
    for (int k = 0; k < 4; k++) { Fv[11 + 28 * k + 0] = x[4915 + 15 * k + 0]+x[13773 + 10 * k + 0]+(x[4567 + 72 * k + 0]-x[10362 + 64 * k + 0]+(x[4567 + 72 * k + 8]-x[10362 + 64 * k + 3])); }
    for (int k = 0; k < 16; k++) { const unsigned short *i = iltis_second_at116 + 5 * k; Fv[i[4]] = x[i[0]]+(x[i[1]]-x[i[2]]+(x[i[1] + 8]-x[i[3]])); }
    for (int k = 0; k < 16; k++) { const unsigned short *i = iltis_second_at117 + 4 * k; Fv[i[3]] = -(x[i[0]]-(x[i[1]]-x[i[2]]+(x[i[1] + 8]-x[i[2] + 3]))); }
    for (int k = 0; k < 12; k++) { const unsigned short *i = iltis_second_at118 + 4 * k; Fv[i[3]] = x[i[0]]-x[i[1]]+(x[i[0] + 8]-x[i[2]]); }
    Fv[133] = v14;
    Fv[134] = v15;
    Fv[135] = v16;
    for (int k = 0; k < 47; k++) { const unsigned short *i = iltis_second_at119 + 3 * k; Fa[i[2]] = x[i[0]]-x[i[1]]; }
    for (int k = 0; k < 18; k++) { const unsigned short *i = iltis_second_at120 + 4 * k; Fa[i[3]] = -(x[i[0]]-(x[i[1]]-x[i[2]])); }
    for (int k = 0; k < 18; k++) { const unsigned short *i = iltis_second_at121 + 4 * k; Fa[i[3]] = x[i[0]]+(x[i[1]]-x[i[2]]); }
    for (int k = 0; k < 15; k++) { const unsigned short *i = iltis_second_at122 + 2 * k; Fa[i[1]] = x[i[0]]; }
    for (int k = 0; k < 30; k++) { const unsigned short *i = iltis_second_at123 + 1 * k; Fa[i[0]] = 0.0; }
    for (int k = 0; k < 12; k++) { const unsigned short *i = iltis_second_at124 + 1 * k; Flambda[i[0]] = 0.0; }
    for (int k = 0; k < 51; k++) { const unsigned short *i = iltis_second_at125 + 3 * k; Frho[i[2]] = x[i[0]]+x[i[1]]; }
    for (int k = 0; k < 18; k++) { const unsigned short *i = iltis_second_at126 + 2 * k; Frho[i[1]] = -(x[i[0]]+x[i[0] + 135]); }
    Frho[32] = x[14330]+(x[6102]-x[5444]+(x[5956]-x[5590]))+(x[7969]-x[6599]+(x[7667]-x[6905]));
    Frho[34] = x[14331]+(x[6106]-x[5446]+(x[5960]-x[5592]))+(x[7971]-x[6601]+(x[7669]-x[6907]));
    Frho[33] = -(v17+(x[6104]-x[5439]-(x[5958]-x[5585]))+(x[7974]-x[6602]-(x[7672]-x[6908])));
    Frho[35] = -(x[6174]+x[6103]+(x[6028]+x[5957])+(x[8121]+x[7970]+(x[7819]+x[7668])));
    Frho[37] = -(x[6176]+x[6105]+(x[6030]+x[5959])+(x[8123]+x[7972]+(x[7821]+x[7670])));
    Frho[36] = x[6169]+x[6098]-(x[6023]+x[5952])+(x[8124]+x[7973]-(x[7822]+x[7671]));
    for (int k = 0; k < 12; k++) { const unsigned short *i = iltis_second_at127 + 5 * k; Frho[i[4]] = x[i[0]]+x[i[1]]+(x[i[2]]+x[i[3]]); }
    for (int k = 0; k < 6; k++) { const unsigned short *i = iltis_second_at128 + 5 * k; Frho[i[4]] = -(x[i[0]]-x[i[1]]+(x[i[2]]-x[i[3]])); }
    for (int k = 0; k < 8; k++) { const unsigned short *i = iltis_second_at129 + 3 * k; Frho[i[2]] = x[i[0]]+x[i[0] + 6]+(x[i[1]]+x[i[1] + 9])+(x[i[1] + 18]+x[i[1] + 27]); }
    for (int k = 0; k < 4; k++) { const unsigned short *i = iltis_second_at130 + 3 * k; Frho[i[2]] = -(x[i[0]]-x[i[0] + 6]+(x[i[1]]-x[i[1] + 9])+(x[i[1] + 18]-x[i[1] + 27])); }
    for (int k = 0; k < 4; k++) { const unsigned short *i = iltis_second_at131 + 1 * k; Frho[i[0]] = -x[14330 + 1 * k + 0]; }
    Frho[51] = v17;
    Frho[107] = v18;
    Frho[54] = -(x[12991]-x[13126]);
    Frho[110] = -(x[13261]-x[13396]);
    Frho[88] = x[14332]-(x[5740]-x[9004]+(x[5886]-x[8865]))-(x[7211]-x[9684]+(x[7517]-x[9315]));
    Frho[90] = x[14333]-(x[5742]-x[9002]+(x[5888]-x[8863]))-(x[7213]-x[9682]+(x[7519]-x[9313]));
    Frho[89] = -(v18-(x[5735]-x[9003]-(x[5881]-x[8864]))-(x[7214]-x[9683]-(x[7520]-x[9314])));
    Frho[91] = -(x[9099]+x[9052]+x[9007]+(x[8958]+x[8913]+x[8868])+(x[9933]+x[9810]+x[9687]+(x[9564]+x[9441]+x[9318])));
    Frho[93] = -(x[9097]+x[9050]+x[9005]+(x[8956]+x[8911]+x[8866])+(x[9931]+x[9808]+x[9685]+(x[9562]+x[9439]+x[9316])));
    Frho[92] = x[9098]+x[9051]+x[9006]-(x[8957]+x[8912]+x[8867])+(x[9932]+x[9809]+x[9686]-(x[9563]+x[9440]+x[9317]));
    Frho[118] = -(x[9195]+x[9146]-x[13448]-x[13475]-x[13502]-x[13622]-x[13649]-x[13676]+(x[10183]+x[10058]-x[13533]+(x[14307]+(x[14308]-(x[14307]+x[14308])))-x[13564]+(x[14309]-(x[14310]+(x[14309]-x[14310])))-x[13595]+(x[14311]-(x[14312]+(x[14311]-x[14312])))-x[13707]+(x[14322]+(x[14323]-(x[14322]+x[14323])))-x[13738]+(x[14324]-(x[14325]+(x[14324]-x[14325])))-x[13769]+(x[14326]-(x[14327]+(x[14326]-x[14327])))));
    Frho[119] = -(x[9193]+x[9144]-x[13447]-x[13474]-x[13501]-x[13621]-x[13648]-x[13675]+(x[10181]+x[10056]-x[13532]-x[13563]-x[13594]-x[13706]-x[13737]-x[13768]));
    Frho[120] = x[3942]+z[2]*drho[129];
    Frho[122] = x[3943]-x[4465];
    Frho[123] = x[3945]-x[4466];
    Frho[124] = x[12994]+x[13129]+x[13264]+x[13399]+(x[5368]+x[5443]+x[5516]+x[5589]+x[5664]+x[5739]+x[5812]+x[5885]-x[13448]-x[13475]-x[13502]-x[13622]-x[13649]-x[13676])+(x[6445]+x[6598]+x[6751]+x[6904]+x[7057]+x[7210]+x[7363]+x[7516]-x[13533]-x[13564]-x[13595]-x[13707]-x[13738]-x[13769]);
    Frho[125] = x[12995]+x[13130]+x[13265]+x[13400]+(x[5372]+x[5447]+x[5520]+x[5593]+x[5668]+x[5743]+x[5816]+x[5889]-x[13447]-x[13474]-x[13501]-x[13621]-x[13648]-x[13675])+(x[6447]+x[6600]+x[6753]+x[6906]+x[7059]+x[7212]+x[7365]+x[7518]-x[13532]-x[13563]-x[13594]-x[13706]-x[13737]-x[13768]);
    for (int k = 0; k < 4; k++) { const unsigned short *i = iltis_second_at132 + 1 * k; Frho[i[0]] = 0.0; }
    Frho[129] = z[100]*drho[28]+z[72]*drho[28]+z[44]*drho[84]+z[16]*drho[84]+z[93]*drho[25]+z[65]*drho[25]+z[37]*drho[81]+z[9]*drho[81]+z[2]*drho[120];
    for (int k = 0; k < 4; k++) { const unsigned short *i = iltis_second_at133 + 1 * k; Frho[131 + 1 * k + 0] = x[i[0]]+x[i[0] + 135]+x[i[0] + 270]+x[i[0] + 405]; }
    Frho[135] = -(v0*(v8*v6)+v12*(3.141592653589793*rho[136])+v13*(3.141592653589793*drho[136]));
    Frho[136] = -(6.283185307179586*t*(v0*(rho[135]*v9)*v6+v8*(drho[135]*v6)+v9*(x[10998]*v7)-x[10998]*(v0*(v8*v5))-z[271]*(v0*(v1*(v9*v5)))-v8*(z[271]*(v1*v7+v2*v5)))-6.283185307179586*(v10*(v0*v5)-v7*v11)+6.283185307179586*(v3*v12+0.5*drho[135]*v13));
}
static const unsigned short iltis_products_at0[] = {
3,140,101,150,108,160,94,170,24,180,10,190,17,200,52,210,38,220,45,230,80,240,66,250,73,260,115,270,87,280,59,290,31,300,
};
static const unsigned short iltis_products_at1[] = {
312,447,368,452,
};
static const unsigned short iltis_products_at2[] = {
94,597,3,600,101,603,10,606,17,609,38,612,45,615,66,618,73,621,
};
static const unsigned short iltis_products_at3[] = {
3,3,624,272,108,108,634,283,101,101,644,294,80,80,654,305,73,73,664,316,52,52,674,327,45,45,684,338,24,24,694,349,17,17,704,
360,136,136,714,371,10,10,724,382,31,31,734,393,122,122,744,404,38,38,754,415,59,59,764,426,129,129,774,437,66,66,784,448,
87,87,794,459,94,94,804,470,115,115,814,481,
};
static const unsigned short iltis_products_at4[] = {
3,964,108,1003,101,1042,80,1081,73,1120,52,1159,45,1198,24,1237,17,1276,136,1315,10,1354,31,1393,122,1432,38,1471,59,1510,
129,1549,66,1588,87,1627,94,1666,115,1705,
};
static const unsigned short iltis_products_at5[] = {
0,3,431,492,14,17,395,502,42,45,395,512,70,73,339,522,98,101,339,532,
};
static const unsigned short iltis_products_at6[] = {
3,1744,542,10,1745,546,17,1746,550,24,1747,554,31,1748,558,38,1749,562,45,1750,566,52,1751,570,59,1752,574,66,1753,578,73,
1754,582,80,1755,586,87,1756,590,94,1757,594,101,1758,598,108,1759,602,115,1760,606,122,1761,610,129,1762,614,136,1763,618,
};
static const unsigned short iltis_products_at7[] = {
7,10,392,622,35,38,392,630,63,66,336,638,91,94,336,646,
};
static const unsigned short iltis_products_at8[] = {
364,1930,343,1931,361,1932,355,1929,411,1955,420,1956,399,1957,417,1958,358,1996,352,2015,414,2070,408,2089,405,2267,402,
2268,423,2306,346,2361,349,2362,426,2417,
};
static const unsigned short iltis_products_at9[] = {
104,722,103,723,102,724,101,725,100,4400,99,4401,98,4402,6,654,5,655,4,656,3,657,2,4403,1,4404,0,4405,111,3360,110,3361,109,
3362,108,3363,107,4406,106,4407,105,4408,97,1064,96,1065,95,1066,94,1067,92,4409,91,4410,93,4411,76,705,75,706,74,707,73,
708,72,4510,71,4511,70,4512,83,3391,82,3392,81,3393,80,3394,79,4513,78,4514,77,4515,69,1049,68,1050,67,1051,66,1052,64,4516,
63,4517,65,4518,48,688,47,689,46,690,45,691,44,4617,43,4618,42,4619,55,3422,54,3423,53,3424,52,3425,51,4620,50,4621,49,4622,
41,1034,40,1035,39,1036,38,1037,36,4623,35,4624,37,4625,20,671,19,672,18,673,17,674,16,4724,15,4725,14,4726,27,3453,26,3454,
25,3455,24,3456,23,4727,22,4728,21,4729,13,1019,12,1020,11,1021,10,1022,8,4730,7,4731,9,4732,34,3475,33,3476,32,3477,31,3478,
62,3488,61,3489,60,3490,59,3491,90,3501,89,3502,88,3503,87,3504,118,3514,117,3515,116,3516,115,3517,
};
static const unsigned short iltis_products_at10[] = {
0,1,2,459,458,457,
};
static const unsigned short iltis_products_at11[] = {
2661,160,1816,2661,165,1735,2661,175,1654,2661,180,1573,2661,190,1492,2661,195,1411,2661,205,1330,2661,210,1249,2662,271,
3545,2661,271,3546,2662,265,3571,2661,265,3572,2662,264,3597,2661,264,3598,2661,161,1817,2661,166,1736,2661,176,1655,2661,
181,1574,2661,191,1493,2661,196,1412,2661,206,1331,2661,211,1250,2661,162,1819,2661,167,1738,2661,177,1657,2661,182,1576,
2661,192,1495,2661,197,1414,2661,207,1333,2661,212,1252,2662,140,739,2661,140,740,2662,212,1248,2662,211,1251,2662,210,1253,
2662,213,1254,2662,214,1255,2661,214,1256,2661,213,1257,2662,207,1329,2662,206,1332,2662,205,1334,2662,208,1335,2662,209,
1336,2661,209,1337,2661,208,1338,2662,197,1410,2662,196,1413,2662,195,1415,2662,198,1416,2662,199,1417,2661,199,1418,2661,
198,1419,2662,192,1491,2662,191,1494,2662,190,1496,2662,193,1497,2662,194,1498,2661,194,1499,2661,193,1500,2662,182,1572,
2662,181,1575,2662,180,1577,2662,183,1578,2662,184,1579,2661,184,1580,2661,183,1581,2662,177,1653,2662,176,1656,2662,175,
1658,2662,178,1659,2662,179,1660,2661,179,1661,2661,178,1662,2662,167,1734,2662,166,1737,2662,165,1739,2662,168,1740,2662,
169,1741,2661,169,1742,2661,168,1743,2662,162,1815,2662,161,1818,2662,160,1820,2662,163,1821,2662,164,1822,2661,164,1823,
2661,163,1824,2662,268,1896,2661,268,1897,2662,266,1922,2661,266,1923,2662,267,1948,2661,267,1949,2661,170,5218,2661,171,
5219,2661,172,5220,2662,141,753,2661,141,754,2662,173,2062,2662,174,2063,2661,174,2064,2661,173,2065,2661,240,2276,2661,241,
2281,2661,242,2279,2662,142,767,2661,142,768,2662,240,2277,2662,242,2278,2662,241,2280,2661,243,2345,2661,244,2350,2661,245,
2348,2662,143,781,2661,143,782,2662,243,2346,2662,245,2347,2662,244,2349,2661,246,2414,2661,247,2419,2661,248,2417,2662,144,
795,2661,144,796,2662,246,2415,2662,248,2416,2662,247,2418,2661,185,5221,2661,186,5222,2661,187,5223,2662,145,809,2661,145,
810,2662,188,2102,2662,189,2103,2661,189,2104,2661,188,2105,2661,252,2483,2661,253,2488,2661,254,2486,2662,146,823,2661,146,
824,2662,252,2484,2662,254,2485,2662,253,2487,2661,255,2552,2661,256,2557,2661,257,2555,2662,147,837,2661,147,838,2662,255,
2553,2662,257,2554,2662,256,2556,2661,258,2621,2661,259,2626,2661,260,2624,2662,148,851,2661,148,852,2662,258,2622,2662,260,
2623,2662,259,2625,2661,200,5224,2661,201,5225,2661,202,5226,2662,149,865,2661,149,866,2662,203,2142,2662,204,2143,2661,204,
2144,2661,203,2145,2661,220,2766,2661,221,2764,2661,222,2762,2662,150,879,2661,150,880,2662,222,2763,2662,220,2765,2662,221,
2767,2662,224,2768,2662,223,2769,2661,224,2770,2661,223,2771,2661,225,2848,2661,226,2846,2661,227,2844,2662,151,893,2661,
151,894,2662,227,2845,2662,225,2847,2662,226,2849,2662,229,2850,2662,228,2851,2661,229,2852,2661,228,2853,2662,152,907,2661,
152,908,2661,215,5227,2661,216,5228,2661,217,5229,2662,153,921,2661,153,922,2662,218,2182,2662,219,2183,2661,219,2184,2661,
218,2185,2661,230,2930,2661,231,2928,2661,232,2926,2662,154,935,2661,154,936,2662,232,2927,2662,230,2929,2662,231,2931,2662,
234,2932,2662,233,2933,2661,234,2934,2661,233,2935,2661,235,3012,2661,236,3010,2661,237,3008,2662,155,949,2661,155,950,2662,
237,3009,2662,235,3011,2662,236,3013,2662,239,3014,2662,238,3015,2661,239,3016,2661,238,3017,2662,156,963,2661,156,964,2661,
249,3109,2661,250,3111,2661,251,3106,2662,157,977,2661,157,978,2662,251,3107,2662,250,3108,2662,249,3110,2662,269,1974,2661,
269,1975,2661,261,3177,2661,262,3179,2661,263,3174,2662,158,991,2661,158,992,2662,263,3175,2662,262,3176,2662,261,3178,2662,
270,2000,2661,270,2001,2662,159,1005,2661,159,1006,2662,170,5230,2662,171,5231,2662,172,5232,2662,185,5233,2662,186,5234,
2662,187,5235,2662,200,5236,2662,201,5237,2662,202,5238,2662,215,5239,2662,216,5240,2662,217,5241,439,72,3320,439,100,3321,
439,65,3322,439,93,3323,439,16,3324,439,44,3325,439,9,3326,439,37,3327,
};
static const unsigned short iltis_products_at12[] = {
3,654,431,17,671,395,45,688,395,73,705,339,101,722,339,
};
static const unsigned short iltis_products_at13[] = {
3,140,739,10,141,753,17,142,767,24,143,781,31,144,795,38,145,809,45,146,823,52,147,837,59,148,851,66,149,865,73,150,879,80,
151,893,87,152,907,94,153,921,101,154,935,108,155,949,115,156,963,122,157,977,129,158,991,136,159,1005,
};
static const unsigned short iltis_products_at14[] = {
10,1019,392,38,1034,392,66,1049,336,94,1064,336,
};
static const unsigned short iltis_products_at15[] = {
172,252,222,192,
};
static const unsigned short iltis_products_at16[] = {
0,91,1915,310,1929,447,451,160,597,1930,1931,1932,150,603,1933,0,7,1876,366,411,452,454,180,606,420,399,417,200,609,1944,
0,35,1889,366,1955,452,456,210,612,1956,1957,1958,230,615,1959,0,63,1902,310,355,447,449,240,618,364,343,361,260,621,1970,
};
static const unsigned short iltis_products_at17[] = {
428,630,633,274,275,2,1981,1079,428,627,624,276,281,1,1982,1080,428,629,632,282,278,0,1983,1081,
};
static const unsigned short iltis_products_at18[] = {
428,994,996,968,966,982,978,988,984,824,1984,428,997,991,967,990,975,971,989,999,825,1988,428,992,993,965,969,977,981,983,
986,826,1992,
};
static const unsigned short iltis_products_at19[] = {
1814,285,1996,634,434,357,448,451,274,1082,1997,1809,296,2015,644,434,351,342,1931,274,1099,2016,1799,307,358,654,434,357,
448,449,274,1116,2034,1794,318,352,664,434,351,342,343,274,1133,2052,1784,329,2070,674,434,413,453,456,274,1150,2071,1779,
340,2089,684,434,407,398,1957,274,1167,2090,1769,351,414,694,434,413,453,454,274,1184,2108,1764,362,408,704,434,407,398,399,
274,1201,2126,
};
static const unsigned short iltis_products_at20[] = {
1872,373,275,375,281,278,722,381,629,714,627,723,1218,2144,1870,379,275,378,281,278,715,376,629,721,627,716,1224,2150,1871,
379,274,378,276,282,715,376,632,721,624,716,1230,2156,1873,374,406,380,408,414,719,377,752,717,744,720,1236,2162,1874,374,
439,380,441,447,719,377,782,717,774,720,1242,2168,
};
static const unsigned short iltis_products_at21[] = {
1248,210,1003,451,1996,448,357,434,1329,205,1042,1931,2015,342,351,434,1410,195,1081,449,358,448,357,434,1491,190,1120,343,
352,342,351,434,1572,180,1159,456,2070,453,413,434,1653,175,1198,1957,2089,398,407,434,1734,165,1237,454,414,453,413,434,
1815,160,1276,399,408,398,407,434,
};
static const unsigned short iltis_products_at22[] = {
268,1319,966,1318,990,1316,969,1328,981,1326,971,978,1333,1896,1347,994,1342,997,1344,992,1339,984,1340,999,1334,986,266,
1352,966,1321,990,1315,969,1353,981,1349,971,978,1346,1922,1324,994,1331,997,1330,992,1351,984,1338,999,1336,986,267,1352,
968,1321,967,1315,965,1353,977,1349,975,982,1346,1948,1324,996,1331,991,1330,993,1351,988,1338,989,1336,983,269,1317,1436,
1341,1435,1320,1433,1332,1445,1322,1443,1450,1329,1974,1345,1464,1348,1459,1343,1461,1335,1456,1350,1457,1337,1451,270,1317,
1553,1341,1552,1320,1550,1332,1562,1322,1560,1567,1329,2000,1345,1581,1348,1576,1343,1578,1335,1573,1350,1574,1337,1568,
};
static const unsigned short iltis_products_at23[] = {
1777,387,725,2026,2174,1792,420,755,2035,2183,1807,453,785,2044,2192,1822,475,805,2053,2201,
};
static const unsigned short iltis_products_at24[] = {
173,1354,2062,188,1471,2102,203,1588,2142,218,1666,2182,
};
static const unsigned short iltis_products_at25[] = {
1844,398,404,399,405,401,402,395,362,2210,2222,1847,453,410,454,411,401,402,395,351,2228,2231,1850,2246,422,2247,423,401,
402,395,406,2249,2240,1856,398,404,1957,2267,401,2268,428,340,2269,2249,1859,453,410,456,1955,401,2268,428,329,2287,2258,
1862,2246,422,2305,2306,401,2268,428,439,2307,2267,
};
static const unsigned short iltis_products_at26[] = {
2276,240,398,404,399,405,401,402,1276,1393,2345,243,453,410,454,411,401,402,1237,1393,2414,246,2246,422,2247,423,401,402,
1432,1393,2483,252,398,404,1957,2267,401,2268,1198,1510,2552,255,453,410,456,1955,401,2268,1159,1510,2621,258,2246,422,2305,
2306,401,2268,1549,1510,
};
static const unsigned short iltis_products_at27[] = {
1824,461,318,342,348,346,349,345,794,343,665,2690,2325,1829,461,307,448,354,346,355,345,794,449,655,2708,2343,1834,483,296,
342,348,2361,2362,345,814,1931,645,2726,2363,1839,483,285,448,354,2361,1929,345,814,451,635,2744,2381,
};
static const unsigned short iltis_products_at28[] = {
2762,220,1627,1120,348,342,346,349,345,343,2844,225,1627,1081,354,448,346,355,345,449,2926,230,1705,1042,348,342,2361,2362,
345,1931,3008,235,1705,1003,354,448,2361,1929,345,451,
};
static const unsigned short iltis_products_at29[] = {
1853,426,425,2247,373,406,2399,3090,1865,2417,425,2305,373,439,2418,3098,
};
static const unsigned short iltis_products_at30[] = {
3106,249,426,425,2247,1432,3174,261,2417,425,2305,1549,
};
static const unsigned short iltis_products_at31[] = {
530,540,531,541,525,535,522,532,645,653,638,646,510,520,511,521,505,515,502,512,629,637,622,630,647,652,644,639,631,636,628,
623,3242,
};
static const unsigned short iltis_products_at32[] = {
170,2663,177,2663,173,2663,250,2664,257,2664,253,2664,220,2665,227,2665,223,2665,190,2666,197,2666,193,2666,
};
static const unsigned short iltis_products_at33[] = {
10,2180,10,2032,3256,38,2189,38,2041,3260,66,2198,66,2050,3264,94,2207,94,2059,3268,
};
static const unsigned short iltis_products_at34[] = {
10,2078,3272,38,2118,3284,66,2158,3296,94,2198,3308,
};
static const unsigned short iltis_products_at35[] = {
720,737,711,728,721,738,3320,3321,1053,1068,3322,3323,686,703,677,694,687,704,3324,3325,1023,1038,3326,3327,1078,1077,1062,
1063,1048,1047,1032,1033,3328,
};
static const unsigned short iltis_products_at36[] = {
1952,1967,1978,1941,2437,2177,2266,2245,2227,2547,2178,2254,2233,2215,2548,2176,2258,2237,2219,2552,2175,2252,2231,2213,2553,
2179,2260,2239,2221,2554,2174,2264,2243,2225,2555,2186,2324,2304,2286,2556,2187,2312,2292,2274,2557,2185,2316,2296,2278,2561,
2184,2310,2290,2272,2562,2188,2318,2298,2280,2563,2183,2322,2302,2284,2564,2431,2412,2171,2165,2619,2424,2405,2173,2167,2620,
2435,2416,2169,2163,2621,2418,2399,2161,2155,2622,2420,2401,2159,2153,2623,2419,2400,2157,2151,2624,
};
static const unsigned short iltis_products_at37[] = {
2440,1938,2441,1939,2443,1975,2444,1976,2446,1964,2447,1965,2449,1949,2450,1950,
};
static const unsigned short iltis_products_at38[] = {
1983,2655,2463,1982,2656,2464,1981,2657,2465,1994,2658,2487,1990,2659,2488,1986,2660,2489,1984,2660,2490,1988,2659,2491,1992,
2658,2492,
};
static const unsigned short iltis_products_at39[] = {
2655,1985,2484,2656,1989,2485,2657,1993,2486,2137,2218,2493,2128,2212,2494,2133,2224,2495,2119,2236,2502,2110,2230,2503,2115,
2242,2504,2101,2277,2511,2092,2271,2512,2097,2283,2513,2082,2295,2520,2073,2289,2521,2078,2301,2522,2342,2062,2586,2337,2058,
2587,2335,2057,2588,2360,2044,2595,2355,2040,2596,2353,2039,2597,2380,2026,2604,2375,2022,2605,2373,2021,2606,2398,2007,2613,
2393,2003,2614,2391,2002,2615,2407,2256,2532,2408,2250,2533,2406,2262,2534,2426,2314,2541,2427,2308,2542,2425,2320,2543,
};
static const unsigned short iltis_products_at40[] = {
2676,2677,2678,2673,2674,2675,2670,2671,2672,2667,2668,2669,
};
static const unsigned short iltis_products_at41[] = {
2136,2217,2496,2132,2211,2497,2131,2223,2498,2140,2216,2499,2138,2210,2500,2141,2222,2501,2118,2235,2505,2114,2229,2506,2113,
2241,2507,2122,2234,2508,2120,2228,2509,2123,2240,2510,2100,2276,2514,2096,2270,2515,2095,2282,2516,2104,2275,2517,2102,2269,
2518,2105,2281,2519,2081,2294,2523,2077,2288,2524,2076,2300,2525,2085,2293,2526,2083,2287,2527,2086,2299,2528,2331,2066,2589,
2328,2064,2590,2325,2067,2591,2349,2048,2598,2346,2046,2599,2343,2049,2600,2369,2030,2607,2366,2028,2608,2363,2031,2609,2387,
2011,2616,2384,2009,2617,2381,2012,2618,2403,2257,2529,2410,2251,2530,2414,2263,2531,2422,2315,2538,2429,2309,2539,2433,2321,
2540,
};
static const unsigned short iltis_products_at42[] = {
1832,2332,3647,1856,2308,3648,1851,2295,3649,1859,2331,3650,1849,2296,3654,1845,2307,3655,1841,2302,3656,1842,2320,3657,1837,
2326,3658,1831,2301,3659,1850,2319,3660,1834,2325,3661,1847,2290,3665,1839,2284,3666,1857,2313,3667,1854,2289,3668,1861,2283,
3669,1862,2314,3672,1751,2401,3686,1775,2377,3687,1770,2364,3688,1778,2400,3689,1768,2365,3693,1764,2376,3694,1760,2371,3695,
1761,2389,3696,1756,2395,3697,1750,2370,3698,1769,2388,3699,1753,2394,3700,1766,2359,3704,1758,2353,3705,1776,2382,3706,1773,
2358,3707,1780,2352,3708,1781,2383,3711,1670,2539,3725,1694,2515,3726,1689,2502,3727,1697,2538,3728,1687,2503,3732,1683,2514,
3733,1679,2509,3734,1680,2527,3735,1675,2533,3736,1669,2508,3737,1688,2526,3738,1672,2532,3739,1685,2497,3743,1677,2491,3744,
1695,2520,3745,1692,2496,3746,1699,2490,3747,1700,2521,3750,1589,2608,3764,1613,2584,3765,1608,2571,3766,1616,2607,3767,1606,
2572,3771,1602,2583,3772,1598,2578,3773,1599,2596,3774,1594,2602,3775,1588,2577,3776,1607,2595,3777,1591,2601,3778,1604,2566,
3782,1596,2560,3783,1614,2589,3784,1611,2565,3785,1618,2559,3786,1619,2590,3789,2790,1542,4096,2787,1547,4097,2793,1541,4099,
2794,1560,4106,2807,1559,4107,2780,1558,4108,2804,1562,4115,2803,1563,4116,2781,1561,4117,2872,1461,4135,2869,1466,4136,2875,
1460,4138,2876,1479,4145,2889,1478,4146,2862,1477,4147,2886,1481,4154,2885,1482,4155,2863,1480,4156,2954,1380,4174,2951,1385,
4175,2957,1379,4177,2958,1398,4184,2971,1397,4185,2944,1396,4186,2968,1400,4193,2967,1401,4194,2945,1399,4195,3036,1299,4213,
3033,1304,4214,3039,1298,4216,3040,1317,4223,3053,1316,4224,3026,1315,4225,3050,1319,4232,3049,1320,4233,3027,1318,4234,3129,
2433,3805,3151,2469,3806,3152,2445,3811,3157,2439,3815,3140,2457,3816,3130,2463,3817,3145,2451,3823,3135,2427,3824,3146,2421,
3825,3197,2640,3844,3219,2676,3845,3220,2652,3850,3225,2646,3854,3208,2664,3855,3198,2670,3856,3213,2658,3862,3203,2634,3863,
3214,2628,3864,1160,2261,4328,1161,2262,4329,1163,2263,4330,1194,2234,4337,1195,2235,4338,1197,2236,4339,1647,2612,4346,1648,
2613,4347,1646,2614,4348,1809,2405,4355,1810,2406,4356,1808,2407,4357,
};
static const unsigned short iltis_products_at43[] = {
1866,2294,3651,1871,2306,3652,1865,2330,3653,1884,2300,3662,1883,2318,3663,1882,2324,3664,1886,2312,3670,1887,2288,3671,1885,
2282,3673,1785,2363,3690,1790,2375,3691,1784,2399,3692,1803,2369,3701,1802,2387,3702,1801,2393,3703,1805,2381,3709,1806,2357,
3710,1804,2351,3712,1704,2501,3729,1709,2513,3730,1703,2537,3731,1722,2507,3740,1721,2525,3741,1720,2531,3742,1724,2519,3748,
1725,2495,3749,1723,2489,3751,1623,2570,3768,1628,2582,3769,1622,2606,3770,1641,2576,3779,1640,2594,3780,1639,2600,3781,1643,
2588,3787,1644,2564,3788,1642,2558,3790,3163,2470,3803,3142,2446,3804,3154,2434,3810,3126,2440,3812,3137,2458,3813,3159,2464,
3814,3148,2428,3821,3132,2422,3822,3122,2452,3828,3231,2677,3842,3210,2653,3843,3222,2641,3849,3194,2647,3851,3205,2665,3852,
3227,2671,3853,3216,2635,3860,3200,2629,3861,3190,2659,3867,1243,1237,4081,1245,1239,4082,1246,1240,4083,1231,1225,4084,1233,
1227,4085,1234,1228,4086,2009,1983,4265,2011,1985,4266,2012,1986,4267,1957,1931,4268,1959,1933,4269,1960,1934,4270,3101,2271,
4364,3100,2270,4365,3102,2272,4366,3093,2244,4373,3092,2243,4374,3094,2245,4375,3235,2682,4382,3234,2681,4383,3236,2683,4384,
3167,2475,4391,3166,2474,4392,3168,2476,4393,
};
static const unsigned short iltis_products_at44[] = {
2259,2238,2220,2549,2253,2232,2214,2550,2265,2244,2226,2551,2317,2297,2279,2558,2311,2291,2273,2559,2323,2303,2285,2560,2356,
2338,2194,2570,2357,2339,2193,2571,2358,2340,2192,2573,2394,2376,2203,2579,2395,2377,2202,2580,2396,2378,2201,2582,2402,2255,
2166,2535,2409,2249,2164,2536,2413,2261,2162,2537,2421,2313,2172,2544,2428,2307,2170,2545,2432,2319,2168,2546,2423,2404,2149,
2625,2430,2411,2147,2626,2434,2415,2145,2627,
};
static const unsigned short iltis_products_at45[] = {
2067,2449,2380,2311,3903,2066,2473,2404,2335,3904,2077,2435,2366,2297,3907,2076,2447,2378,2309,3908,2075,2471,2402,2333,3909,
2068,2437,2368,2299,3910,2086,2443,2374,2305,3912,2085,2461,2392,2323,3913,2084,2467,2398,2329,3914,2089,2441,2372,2303,3918,
2088,2459,2390,2321,3919,2087,2465,2396,2327,3920,2095,2455,2386,2317,3921,2094,2431,2362,2293,3922,2093,2425,2356,2287,3923,
2092,2453,2384,2315,3927,2091,2429,2360,2291,3928,2090,2423,2354,2285,3929,2107,2656,2587,2518,3942,2106,2680,2611,2542,3943,
2117,2642,2573,2504,3946,2116,2654,2585,2516,3947,2115,2678,2609,2540,3948,2108,2644,2575,2506,3949,2126,2650,2581,2512,3951,
2125,2668,2599,2530,3952,2124,2674,2605,2536,3953,2129,2648,2579,2510,3957,2128,2666,2597,2528,3958,2127,2672,2603,2534,3959,
2135,2662,2593,2524,3960,2134,2638,2569,2500,3961,2133,2632,2563,2494,3962,2132,2660,2591,2522,3966,2131,2636,2567,2498,3967,
2130,2630,2561,2492,3968,3212,3144,2005,1979,4247,3233,3165,2003,1977,4248,3188,3120,1955,1929,4249,3186,3118,1953,1927,4250,
3183,3115,1951,1925,4251,3224,3156,2007,1981,4254,3196,3128,2019,1993,4256,3207,3139,2017,1991,4257,3229,3161,2015,1989,4258,
3182,3114,1967,1941,4259,3180,3112,1965,1939,4260,3185,3117,1963,1937,4261,3192,3124,2025,1999,4271,3218,3150,2023,1997,4272,
3202,3134,2021,1995,4273,3184,3116,1973,1947,4274,3187,3119,1971,1945,4275,3181,3113,1969,1943,4276,
};
static const unsigned short iltis_products_at46[] = {
2436,2367,2298,3905,2472,2403,2334,3906,2448,2379,2310,3911,2442,2373,2304,3915,2460,2391,2322,3916,2466,2397,2328,3917,2454,
2385,2316,3924,2430,2361,2292,3925,2424,2355,2286,3926,2643,2574,2505,3944,2679,2610,2541,3945,2655,2586,2517,3950,2649,2580,
2511,3954,2667,2598,2529,3955,2673,2604,2535,3956,2661,2592,2523,3963,2637,2568,2499,3964,2631,2562,2493,3965,2716,2698,2044,
3889,2714,2696,2047,3890,2715,2697,2046,3891,2891,2809,2157,3985,2896,2814,2156,3986,2900,2818,2155,3987,2861,2779,2152,3990,
2864,2782,2153,3991,2860,2778,2154,3992,2911,2829,2169,3999,2912,2830,2168,4000,2913,2831,2167,4001,2915,2833,2172,4008,2914,
2832,2171,4009,2916,2834,2170,4010,2752,2734,2053,3896,2750,2732,2056,3897,2751,2733,2055,3898,3055,2973,2197,4027,3060,2978,
2196,4028,3064,2982,2195,4029,3025,2943,2192,4032,3028,2946,2193,4033,3024,2942,2194,4034,3075,2993,2209,4041,3076,2994,2208,
4042,3077,2995,2207,4043,3079,2997,2212,4050,3078,2996,2211,4051,3080,2998,2210,4052,3153,2432,1980,3807,3141,2444,1978,3808,
3162,2468,1976,3809,3125,2438,1992,3818,3136,2456,1990,3819,3158,2462,1988,3820,3121,2450,1998,3826,3147,2426,1996,3827,3131,
2420,1994,3829,3221,2639,2006,3846,3209,2651,2004,3847,3230,2675,2002,3848,3193,2645,2018,3857,3204,2663,2016,3858,3226,2669,
2014,3859,3189,2657,2024,3865,3215,2633,2022,3866,3199,2627,2020,3868,3223,3155,1903,4252,3211,3143,1901,4253,3232,3164,1899,
4255,3195,3127,1915,4262,3206,3138,1913,4263,3228,3160,1911,4264,3191,3123,1921,4277,3217,3149,1919,4278,3201,3133,1917,4279,
};
static const unsigned short iltis_products_at47[] = {
2336,2054,2583,2341,2063,2584,2334,2059,2585,2354,2036,2592,2359,2045,2593,2352,2041,2594,2344,2326,2567,2350,2332,2568,2347,
2329,2569,2374,2018,2601,2379,2027,2602,2372,2023,2603,2392,1999,2610,2397,2008,2611,2390,2004,2612,2382,2364,2576,2388,2370,
2577,2385,2367,2578,
};
static const unsigned short iltis_products_at48[] = {
2810,1532,4091,2822,1508,4092,2819,1527,4093,2820,1521,4094,2817,1535,4095,2813,1525,4098,2815,1513,4102,2892,1451,4130,2904,
1427,4131,2901,1446,4132,2902,1440,4133,2899,1454,4134,2895,1444,4137,2897,1432,4141,2867,2785,3983,2879,2797,3984,2877,2795,
3989,2881,2799,3996,2887,2805,3997,2883,2801,3998,2865,2783,4005,2870,2788,4006,2873,2791,4007,2974,1370,4169,2986,1346,4170,
2983,1365,4171,2984,1359,4172,2981,1373,4173,2977,1363,4176,2979,1351,4180,3056,1289,4208,3068,1265,4209,3065,1284,4210,3066,
1278,4211,3063,1292,4212,3059,1282,4215,3061,1270,4219,3031,2949,4025,3043,2961,4026,3041,2959,4031,3045,2963,4038,3051,2969,
4039,3047,2965,4040,3029,2947,4047,3034,2952,4048,3037,2955,4049,
};
static const unsigned short iltis_products_at49[] = {
2816,1517,4100,2808,1518,4101,2812,1507,4103,2821,1526,4104,2811,1510,4105,2827,1538,4109,2823,1523,4110,2824,1515,4111,2826,
1533,4112,2825,1530,4113,2828,1537,4114,2898,1436,4139,2890,1437,4140,2894,1426,4142,2903,1445,4143,2893,1429,4144,2909,1457,
4148,2905,1442,4149,2906,1434,4150,2908,1452,4151,2907,1449,4152,2910,1456,4153,2980,1355,4178,2972,1356,4179,2976,1345,4181,
2985,1364,4182,2975,1348,4183,2991,1376,4187,2987,1361,4188,2988,1353,4189,2990,1371,4190,2989,1368,4191,2992,1375,4192,3062,
1274,4217,3054,1275,4218,3058,1264,4220,3067,1283,4221,3057,1267,4222,3073,1295,4226,3069,1280,4227,3070,1272,4228,3072,1290,
4229,3071,1287,4230,3074,1294,4231,2756,1092,4292,2755,1093,4293,2754,1095,4294,2720,1126,4301,2719,1127,4302,2718,1129,4303,
3084,1323,4310,3086,1324,4311,3085,1322,4312,2920,1485,4319,2922,1486,4320,2921,1484,4321,
};
static const unsigned short iltis_products_at50[] = {
2330,2195,2565,2333,2196,2566,2327,2197,2572,2368,2204,2574,2371,2205,2575,2365,2206,2581,
};
static const unsigned short iltis_products_at51[] = {
2796,2147,3981,2798,2146,3982,2786,2148,3988,2800,2166,3993,2806,2165,3994,2802,2164,3995,2784,2175,4002,2789,2174,4003,2792,
2173,4004,2960,2187,4023,2962,2186,4024,2950,2188,4030,2964,2206,4035,2970,2205,4036,2966,2204,4037,2948,2215,4044,2953,2214,
4045,2956,2213,4046,
};
static const unsigned short iltis_products_at52[] = {
101,722,1936,1942,1935,3342,3,654,2436,2437,2438,3351,108,3360,1934,1933,1943,3364,94,1064,2439,2440,2441,3373,73,705,1973,
1979,1972,3382,80,3391,1971,1970,1980,3395,66,1049,2442,2443,2444,3404,45,688,1962,1968,1961,3413,52,3422,1960,1959,1969,
3426,38,1034,2445,2446,2447,3435,17,671,1947,1953,1946,3444,24,3453,1945,1944,1954,3457,10,1019,2448,2449,2450,3466,31,3475,
2451,2452,2453,3479,59,3488,2454,2455,2456,3492,87,3501,2457,2458,2459,3505,115,3514,2460,2461,2462,3518,
};
static const unsigned short iltis_products_at53[] = {
1875,1079,280,1080,279,277,2463,1081,625,2464,631,2465,3527,2466,1869,1079,274,1080,276,282,2463,1081,632,2464,624,2465,3533,
2472,1868,1079,275,1080,281,278,2463,1081,629,2464,627,2465,3539,2478,
};
static const unsigned short iltis_products_at54[] = {
271,2484,1001,2485,970,2486,964,2487,1002,2488,998,995,2489,3545,2490,973,2491,980,2492,979,1987,1000,1991,987,1995,985,265,
2484,968,2485,967,2486,965,2487,977,2488,975,982,2489,3571,2490,996,2491,991,2492,993,1987,988,1991,989,1995,983,264,2484,
966,2485,990,2486,969,2487,981,2488,971,978,2489,3597,2490,994,2491,997,2492,992,1987,984,1991,999,1995,986,
};
static const unsigned short iltis_products_at55[] = {
17,2493,17,1207,1208,3623,24,2502,24,1190,1191,3627,45,2511,45,1173,1174,3631,52,2520,52,1156,1157,3635,122,2529,122,1236,
1241,3639,129,2538,129,1242,1247,3643,
};
static const unsigned short iltis_products_at56[] = {
17,3647,1860,1833,1838,24,3686,1779,1752,1757,45,3725,1698,1671,1676,52,3764,1617,1590,1595,122,3803,1982,1984,1987,129,3842,
2008,2010,2013,
};
static const unsigned short iltis_products_at57[] = {
31,2547,31,2027,2026,2029,3881,59,2556,59,2036,2035,2038,3885,87,2565,87,2045,3889,3890,3892,115,2574,115,2054,3896,3897,
3899,
};
static const unsigned short iltis_products_at58[] = {
31,3903,2069,2072,3912,59,3942,2109,2112,3951,87,3981,2149,3990,3993,115,4023,2189,4032,4035,
};
static const unsigned short iltis_products_at59[] = {
73,2583,73,2694,2690,2692,2695,2691,2693,1139,1141,1140,4065,80,2592,80,2712,2708,2710,2713,2709,2711,1122,1124,1123,4069,
101,2601,101,2730,2726,2728,2731,2727,2729,1105,1107,1106,4073,108,2610,108,2748,2744,2746,2749,2745,2747,1088,1090,1089,
4077,136,2619,136,4081,4082,4083,4084,4085,4086,1219,1221,1222,4087,
};
static const unsigned short iltis_products_at60[] = {
73,4091,2775,2773,2776,2774,2772,1536,1509,1514,4109,80,4130,2857,2855,2858,2856,2854,1455,1428,1433,4148,101,4169,2939,2937,
2940,2938,2936,1374,1347,1352,4187,108,4208,3021,3019,3022,3020,3018,1293,1266,1271,4226,136,4247,4265,4266,4267,4268,4269,
1905,1907,1908,4271,
};
static const unsigned short iltis_products_at61[] = {
4292,1098,1097,1096,2760,2759,2761,4301,1132,1131,1130,2724,2723,2725,4310,1326,1328,1327,3088,3089,3087,4319,1488,1490,1489,
2924,2925,2923,4328,1166,1165,1164,2264,2265,2266,4337,1200,1199,1198,2237,2238,2239,4346,1650,1652,1651,2618,2619,2620,4355,
1812,1814,1813,2411,2412,2413,4364,3104,3103,3105,2274,2273,2275,4373,3096,3095,3097,2247,2246,2248,4382,3240,3239,3241,2688,
2687,2689,4391,3172,3171,3173,2481,2480,2482,
};
static const unsigned short iltis_products_at62[] = {
3537,3543,3592,3618,3536,3542,3594,3620,3534,3540,3596,3622,3582,3608,3588,3614,3583,3609,3586,3612,3580,3606,3590,3616,
};
static const unsigned short iltis_products_at63[] = {
3530,4831,3528,4836,3531,4841,3568,4846,3556,4847,3550,4848,3562,4849,3566,4860,3557,4861,3548,4862,3560,4863,3570,4874,3554,
4875,3552,4876,3564,4877,
};
static const unsigned short iltis_products_at64[] = {
1086,1103,1120,1137,1154,1171,1188,1205,3527,5160,1083,1100,1117,1134,1151,1168,1185,1202,3529,5161,1084,1101,1118,1135,1152,
1169,1186,1203,3532,5162,1305,1386,1467,1548,1629,1710,1791,1872,3563,5182,1301,1382,1463,1544,1625,1706,1787,1868,3561,5183,
1308,1389,1470,1551,1632,1713,1794,1875,3559,5184,1262,1343,1424,1505,1586,1667,1748,1829,3553,5191,1258,1339,1420,1501,1582,
1663,1744,1825,3555,5192,1263,1344,1425,1506,1587,1668,1749,1830,3558,5193,1312,1393,1474,1555,1636,1717,1798,1879,3569,5200,
1310,1391,1472,1553,1634,1715,1796,1877,3567,5201,1313,1394,1475,1556,1637,1718,1799,1880,3565,5202,
};
static const unsigned short iltis_products_at65[] = {
2666,3471,2665,3440,2664,3409,2663,3378,
};
static const unsigned short iltis_products_at66[] = {
190,3467,220,3436,250,3405,170,3374,
};
static const unsigned short iltis_products_at67[] = {
718,3528,714,3530,722,3531,1325,3554,1316,3570,1323,3556,1318,3568,1327,3557,1319,3566,
};
static const unsigned short iltis_products_at68[] = {
0,310,1930,91,1931,1932,150,3347,4400,3356,1929,447,160,451,3369,4406,603,1915,597,0,310,364,63,343,361,260,3387,4510,3356,
355,447,240,449,3400,4513,621,1902,618,0,366,1956,35,1957,1958,230,3418,4617,3356,1955,452,210,456,3431,4620,615,1889,612,
0,366,420,7,399,417,200,3449,4724,3356,411,452,180,454,3462,4727,609,1876,606,
};
static const unsigned short iltis_products_at69[] = {
428,2628,4831,627,281,624,276,428,2631,4836,630,275,633,274,428,2634,4841,629,278,632,282,
};
static const unsigned short iltis_products_at70[] = {
428,4846,971,999,990,997,975,989,967,991,428,4860,978,984,966,994,982,988,968,996,428,4874,981,986,969,992,977,983,965,993,
};
static const unsigned short iltis_products_at71[] = {
3531,5242,3530,5244,3528,5246,3557,5250,3556,5248,3554,5252,
};
static const unsigned short iltis_products_at72[] = {
5244,4888,5246,4893,5242,4898,5245,4903,5248,4904,5249,4906,5243,4917,5250,4918,5251,4920,5247,4931,5252,4932,5253,4934,
};
static const unsigned short iltis_products_at73[] = {
306,5254,5050,301,5254,5051,305,5254,5053,198,5254,4977,192,5254,4978,296,5255,5060,291,5255,5061,295,5255,5063,228,5255,
4984,222,5255,4985,286,5256,5070,281,5256,5071,285,5256,5073,258,5256,4991,252,5256,4992,276,5257,5080,271,5257,5081,275,
5257,5083,178,5257,4998,172,5257,4999,
};
static const unsigned short iltis_products_at74[] = {
194,224,254,174,
};
static const unsigned short iltis_products_at75[] = {
718,5246,714,5244,722,5242,1325,5252,1316,5247,1323,5248,1318,5245,1327,5250,1319,5243,
};
static const unsigned short iltis_products_at76[] = {
428,2637,4888,627,281,624,276,428,2640,4893,630,275,633,274,428,2643,4898,629,278,632,282,
};
static const unsigned short iltis_products_at77[] = {
428,4903,971,999,990,997,975,989,967,991,428,4917,978,984,966,994,982,988,968,996,428,4931,981,986,969,992,977,983,965,993,
};
static const unsigned short iltis_products_at78[] = {
10,4771,4945,38,4664,4953,66,4557,4961,94,4450,4969,
};
static const unsigned short iltis_products_at79[] = {
31,4977,59,4984,87,4991,115,4998,
};
static const unsigned short iltis_products_at80[] = {
4471,5282,4469,5283,4455,5007,4481,5148,4482,5284,4474,5150,4490,5285,
};
static const unsigned short iltis_products_at81[] = {
4457,5005,4458,5006,4477,5144,4478,5145,4476,5146,4475,5147,4480,5151,4479,5152,
};
static const unsigned short iltis_products_at82[] = {
4794,2666,3467,3480,5049,4793,2666,3472,3485,5052,4687,2665,3436,3493,5059,4686,2665,3441,3498,5062,4580,2664,3405,3506,5069,
4579,2664,3410,3511,5072,4473,2663,3374,3519,5079,4472,2663,3379,3524,5082,
};
static const unsigned short iltis_products_at83[] = {
4484,4488,4698,4702,
};
static const unsigned short iltis_products_at84[] = {
3,5005,5006,5007,5008,17,4780,4777,4821,5016,45,4673,4670,4714,5024,73,4566,4563,4607,5032,101,4459,4456,4500,5040,
};
static const unsigned short iltis_products_at85[] = {
10,5048,38,5058,66,5068,94,5078,
};
static const unsigned short iltis_products_at86[] = {
17,4830,4824,4825,4822,4826,4829,4823,4827,4828,5088,24,4758,4759,4817,4814,4816,4813,4812,4760,4815,5092,45,4723,4717,4718,
4715,4719,4722,4716,4720,4721,5096,52,4651,4652,4710,4707,4709,4706,4705,4653,4708,5100,73,4616,4610,4611,4608,4612,4615,
4609,4613,4614,5104,80,4544,4545,4603,4600,4602,4599,4598,4546,4601,5108,101,4509,4503,4504,4501,4505,4508,4502,4506,4507,
5112,108,4437,4438,4496,4493,4495,4492,4491,4439,4494,5116,
};
static const unsigned short iltis_products_at87[] = {
4443,5120,4550,5126,4657,5132,4764,5138,
};
static const unsigned short iltis_products_at88[] = {
1087,1104,1121,1138,1155,1172,1189,1206,4837,1218,1224,3539,5157,1082,1099,1116,1133,1150,1167,1184,1201,4832,1220,1226,3541,
5158,1085,1102,1119,1136,1153,1170,1187,1204,4842,1223,1229,3544,5159,1306,1387,1468,1549,1630,1711,1792,1873,4885,1914,1940,
3615,5179,1303,1384,1465,1546,1627,1708,1789,1870,4857,1912,1938,3613,5180,1307,1388,1469,1550,1631,1712,1793,1874,4871,1910,
1936,3611,5181,1260,1341,1422,1503,1584,1665,1746,1827,4881,1904,1930,3605,5188,1261,1342,1423,1504,1585,1666,1747,1828,4853,
1906,1932,3607,5189,1259,1340,1421,1502,1583,1664,1745,1826,4867,1909,1935,3610,5190,1309,1390,1471,1552,1633,1714,1795,1876,
4879,1920,1946,3621,5197,1314,1395,1476,1557,1638,1719,1800,1881,4851,1918,1944,3619,5198,1311,1392,1473,1554,1635,1716,1797,
1878,4865,1916,1942,3617,5199,
};
static const unsigned short iltis_products_at89[] = {
4838,1230,3533,5163,4833,1232,3535,5164,4843,1235,3538,5165,4880,1956,3579,5194,4852,1958,3581,5195,4866,1961,3584,5196,
};
static const unsigned short iltis_products_at90[] = {
1286,4882,1954,5175,1296,4854,1952,5176,1281,4868,1950,5178,1277,4883,1966,5185,1276,4855,1964,5186,1285,4869,1962,5187,1279,
4878,1972,5203,1291,4850,1970,5204,1273,4864,1968,5205,
};
static const unsigned short iltis_products_at91[] = {
3,5144,5145,5146,5147,5148,5149,5150,5151,5152,5153,
};
static const unsigned short iltis_products_at92[] = {
3,2646,3,5157,5158,5159,5160,5161,5162,5163,5164,5165,5166,
};
static const unsigned short iltis_products_at93[] = {
3,5170,5188,5189,5190,5191,5192,5194,5195,5196,5197,
};
static const unsigned short iltis_products_at94[] = {
3351,5156,545,5169,752,5217,3,3444,5091,553,3626,780,3685,17,3413,5099,569,3634,836,3763,45,3382,5107,585,4068,892,4129,73,
3342,5115,601,4076,948,4207,101,
};
static const unsigned short iltis_products_at95[] = {
4782,4675,4568,4461,
};
static const unsigned short iltis_products_at96[] = {
4772,4665,4558,4451,
};
static const unsigned short iltis_products_at97[] = {
3466,3435,3404,3373,
};
static const unsigned short iltis_products_at98[] = {
3470,3439,3408,3377,
};
static const unsigned short iltis_products_at99[] = {
3468,3437,3406,3375,
};
static const unsigned short iltis_products_at100[] = {
3469,3438,3407,3376,
};
static const unsigned short iltis_products_at101[] = {
4789,1816,2276,14,4787,1817,2281,15,4788,1819,2279,16,4682,1654,2483,42,4680,1655,2488,43,4681,1657,2486,44,4575,1492,2766,
70,4573,1493,2764,71,4574,1495,2762,72,4468,1330,2930,98,4466,1331,2928,99,4467,1333,2926,100,
};
static const unsigned short iltis_products_at102[] = {
4755,1735,2345,21,4756,1736,2350,22,4757,1738,2348,23,4648,1573,2552,49,4649,1574,2557,50,4650,1576,2555,51,4541,1411,2848,
77,4542,1412,2846,78,4543,1414,2844,79,4434,1249,3012,105,4435,1250,3010,106,4436,1252,3008,107,
};
static const unsigned short iltis_products_at103[] = {
3457,5095,557,3630,794,3724,24,3460,5093,554,3628,791,3722,27,3426,5103,573,3638,850,3802,52,3429,5101,570,3636,847,3800,
55,3395,5111,589,4072,906,4168,80,3364,5119,605,4080,962,4246,108,
};
static const unsigned short iltis_products_at104[] = {
2276,28,2281,29,2279,30,2483,56,2488,57,2486,58,
};
static const unsigned short iltis_products_at105[] = {
3884,3941,3888,3980,3895,4022,3902,4064,
};
static const unsigned short iltis_products_at106[] = {
3882,3938,3886,3977,3893,4019,3900,4061,
};
static const unsigned short iltis_products_at107[] = {
3881,3940,3885,3979,3892,4021,3899,4063,
};
static const unsigned short iltis_products_at108[] = {
3482,4982,558,3883,805,3939,34,3495,4989,574,3887,861,3978,62,3398,5109,586,4071,903,4165,83,3508,4996,590,3894,917,4020,
90,3367,5117,602,4079,959,4243,111,3521,5003,606,3901,973,4062,118,
};
static const unsigned short iltis_products_at109[] = {
2766,84,2764,85,2762,86,2930,112,2928,113,2926,114,
};
static const unsigned short iltis_products_at110[] = {
2414,3109,119,2419,3111,120,2417,3106,121,2621,3177,126,2626,3179,127,2624,3174,128,
};
static const unsigned short iltis_products_at111[] = {
613,3642,990,3841,122,611,3641,988,3838,124,610,3640,987,3839,125,617,3646,1004,3880,129,615,3645,1002,3877,131,614,3644,
1001,3878,132,621,4090,1018,4291,136,
};
static const unsigned short iltis_products_at112[] = {
667,5009,743,5207,5211,4,1029,4945,758,3276,3279,10,1044,4953,814,3288,3291,38,1059,4961,870,3300,3303,66,718,5033,883,4119,
4123,74,1074,4969,926,3312,3315,94,735,5041,939,4197,4201,102,
};
static const unsigned short iltis_products_at113[] = {
668,5010,742,5208,5209,5,1031,4946,755,3273,3274,13,685,5018,770,3679,3674,19,1046,4954,811,3285,3286,41,702,5026,826,3757,
3752,47,1061,4962,867,3297,3298,69,719,5034,882,4120,4121,75,1076,4970,923,3309,3310,97,736,5042,938,4198,4199,103,
};
static const unsigned short iltis_products_at114[] = {
741,5206,5210,6,769,3677,3676,20,825,3755,3754,48,881,4118,4122,76,937,4196,4200,104,
};
static const unsigned short iltis_products_at115[] = {
4785,5230,7,4786,5231,8,4678,5233,35,4679,5234,36,4571,5236,63,4572,5237,64,4464,5239,91,4465,5240,92,
};
static const unsigned short iltis_products_at116[] = {
4774,1820,2277,14,4770,1818,2280,15,4775,1815,2278,16,4667,1658,2484,42,4663,1656,2487,43,4668,1653,2485,44,4560,1496,2765,
70,4556,1494,2767,71,4561,1491,2763,72,4453,1334,2929,98,4449,1332,2931,99,4454,1329,2927,100,
};
static const unsigned short iltis_products_at117[] = {
1739,2346,21,1737,2349,22,1734,2347,23,1577,2553,49,1575,2556,50,1572,2554,51,1415,2847,77,1413,2849,78,1410,2845,79,1253,
3011,105,1251,3013,106,1248,3009,107,
};
static const unsigned short iltis_products_at118[] = {
786,3720,3719,24,798,3933,3930,33,797,3935,3932,34,842,3798,3797,52,854,3972,3969,61,853,3974,3971,62,910,4014,4011,89,909,
4016,4013,90,966,4056,4053,117,965,4058,4055,118,982,3837,3836,122,996,3876,3875,129,
};
static const unsigned short iltis_products_at119[] = {
785,3717,3714,25,800,3936,3937,31,841,3795,3792,53,856,3975,3976,59,898,4163,4164,80,912,4017,4018,87,954,4241,4242,108,968,
4059,4060,115,981,3834,3831,123,995,3873,3870,130,1010,4286,4287,136,
};
static const unsigned short iltis_products_at120[] = {
784,3718,3713,26,783,3716,3715,27,840,3796,3791,54,839,3794,3793,55,897,4158,4162,81,896,4159,4160,82,895,4157,4161,83,953,
4236,4240,109,952,4237,4238,110,951,4235,4239,111,980,3835,3830,124,979,3833,3832,125,994,3874,3869,131,993,3872,3871,132,
1009,4281,4285,137,1008,4282,4283,138,1007,4280,4284,139,
};
static const unsigned short iltis_products_at121[] = {
2277,28,2280,29,2278,30,2484,56,2487,57,2485,58,
};
static const unsigned short iltis_products_at122[] = {
3931,3970,4012,4054,
};
static const unsigned short iltis_products_at123[] = {
2765,84,2767,85,2763,86,2929,112,2931,113,2927,114,
};
static const unsigned short iltis_products_at124[] = {
2415,3110,119,2418,3108,120,2416,3107,121,2622,3178,126,2625,3176,127,2623,3175,128,
};
static const unsigned short iltis_products_at125[] = {
4416,4523,0,4448,4555,2,4417,4524,3,4422,4529,9,4425,4532,10,4427,4534,11,4429,4536,12,4430,4537,19,4432,4539,20,4428,4535,
21,4426,4533,22,4440,4547,23,4442,4549,24,3247,3333,25,3254,3340,26,3246,3332,27,3245,3331,28,3244,3330,29,3243,3329,30,3242,
3328,31,4630,4737,56,4662,4769,58,4631,4738,59,4636,4743,65,4639,4746,66,4641,4748,67,4643,4750,68,4644,4751,75,4646,4753,
76,4642,4749,77,4640,4747,78,4654,4761,79,4656,4763,80,3253,3339,81,3255,3341,82,3252,3338,83,3251,3337,84,3250,3336,85,3249,
3335,86,3248,3334,87,
};
static const unsigned short iltis_products_at126[] = {
4413,4520,1,4420,4527,4,4412,4519,5,4414,4521,6,4419,4526,7,4424,4531,8,4433,4540,13,4423,4530,14,4418,4525,15,4431,4538,
16,4421,4528,17,4415,4522,18,4486,4593,53,4487,4594,55,4627,4734,57,4634,4741,60,4626,4733,61,4628,4735,62,4633,4740,63,4638,
4745,64,4647,4754,69,4637,4744,70,4632,4739,71,4645,4752,72,4635,4742,73,4629,4736,74,4700,4807,109,4701,4808,111,493,658,
123,
};
static const unsigned short iltis_products_at127[] = {
2743,2707,3005,2841,38,2742,2706,3006,2842,40,1113,1147,1408,1570,41,1115,1149,1407,1569,43,2257,2230,2551,2344,94,2255,2228,
2549,2342,96,1181,1215,1732,1894,97,1183,1217,1731,1893,99,4372,4381,4390,4399,112,4371,4380,4389,4398,114,4369,4378,4387,
4396,115,4368,4377,4386,4395,117,
};
static const unsigned short iltis_products_at128[] = {
2741,2705,3007,2843,39,1114,1148,1409,1571,42,2256,2229,2550,2343,95,1182,1216,1733,1895,98,4370,4379,4388,4397,113,4367,
4376,4385,4394,116,
};
static const unsigned short iltis_products_at129[] = {
5125,4300,44,5123,4298,46,5122,4297,47,5120,4295,49,5137,4336,100,5135,4334,102,5134,4333,103,5132,4331,105,
};
static const unsigned short iltis_products_at130[] = {
5124,4299,45,5121,4296,48,5136,4335,101,5133,4332,104,
};
static const unsigned short iltis_products_at131[] = {
50,52,106,108,
};
static const unsigned short iltis_products_at132[] = {
126,127,128,130,
};
static const unsigned short iltis_products_at133[] = {
4460,4462,4463,4441,
};
#pragma GCC push_options
#pragma GCC optimize("fp-contract=fast")
#define LANE double
#define SPREAD(x) (x)
#define NAME(x) x
#define MASK int
#define CHOOSE(c, a, b) ((c) ? (a) : (b))
#define EACH(f, x) f(x)
#define EACH_OF_TWO(f, x, y) f(x, y)
#define ROOT(x) sqrt(x)
#define FMA(x, y, z) CST_FMA(x, y, z)
#include "iltis_fused.c"
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
#include "iltis_fused.c"
#undef LANE
#undef SPREAD
#undef NAME
#undef MASK
#undef CHOOSE
#undef EACH
#undef EACH_OF_TWO
#undef ROOT
#undef FMA
static void iltis_products_at_once(double t, const double *restrict q, const double *restrict v, const double *restrict a, const double *restrict lambda, const double *restrict rho, const int *restrict mode, double damping, double stiffness, cst_adjoints z, cst_adjoint_outs Fq, cst_adjoint_outs Fv, cst_adjoint_outs Frho)
{
    iltis_products_four(t, q, v, a, lambda, rho, mode, damping, stiffness, (const four *)z, (four *)Fq, (four *)Fv, (four *)Frho);
}
#else
#define iltis_products_at_once NULL
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
#include "iltis_fused.c"
#undef LANE
#undef SPREAD
#undef NAME
#undef MASK
#undef CHOOSE
#undef EACH
#undef EACH_OF_TWO
#undef ROOT
#undef FMA
static void iltis_products_wide(double t, const double *restrict q, const double *restrict v, const double *restrict a, const double *restrict lambda, const double *restrict rho, const int *restrict mode, double damping, double stiffness, cst_dirs z, cst_outs Fq, cst_outs Fv, cst_outs Frho)
{
    iltis_products_eight(t, q, v, a, lambda, rho, mode, damping, stiffness, (const eight *)z, (eight *)Fq, (eight *)Fv, (eight *)Frho);
}
#pragma GCC pop_options
#else
#define iltis_products_wide NULL
#endif
#pragma GCC pop_options
extern const cst_fused iltis_fused;
const cst_fused iltis_fused = {
    171, mass_row, mass_col, iltis_motion,
    1030, phi_q_row, phi_q_col, iltis_phi_q,
    2895, 1811, jacobian_row, jacobian_col, iltis_jacobian,
    2841, by_rho_row, by_rho_col, iltis_by_rho,
    iltis_products, iltis_products_at_once, iltis_products_wide, iltis_second, NULL
};
#else
static void NAME(iltis_products_add_inertia_b_0)(const double *restrict x, double *restrict y, const LANE *restrict X, LANE *restrict Y, const unsigned short *i, int count)
{
    for (; count; count--, i += 4) {
const LANE *X0=X+i[0];
LANE *Y3=Y+i[3];
const double *x1=x+i[1],*x2=x+i[2];
double s0=x1[3]*x1[824]-x1[825]*x1[2]+x1[1]*x1[826]-x1[0]*x1[827];
LANE s1=x1[0]*X0[6]-x1[1]*X0[5]+x1[2]*X0[4]-x1[3]*X0[3],
s2=4.0*s0*s1;
double s3=x1[3]*x1[825]+x1[824]*x1[2]-x1[826]*x1[0]-x1[1]*x1[827];
LANE s4=x1[0]*X0[5]+x1[1]*X0[6]-x1[3]*X0[4]-x1[2]*X0[3],
s5=4.0*s3*s4;
double s6=x1[825]*x1[0]-x1[824]*x1[1]+x1[3]*x1[826]-x1[2]*x1[827];
LANE s7=x1[3]*X0[5]-x1[2]*X0[6]+x1[0]*X0[4]-x1[1]*X0[3];
double s8=4.0*x2[2];
LANE s9=s1*s8;
double s10=4.0*x2[1];
LANE s11=s4*s10;
double s12=4.0*x2[0];
LANE s13=s7*s12;
double s14=s6*s12,
s15=s0*s8,
s16=s3*s10;
Y3[0]=X0[1]*x1[822]+X0[2]*x1[823]+X0[0]*x1[821];
Y3[1]=s2;
Y3[2]=s5;
Y3[3]=4.0*s6*s7;
Y3[4]=X0[6]*s14+X0[4]*s15-X0[3]*s16-x1[825]*s9+x1[824]*s11+x1[827]*s13;
Y3[5]=X0[5]*s14+X0[4]*s16+X0[3]*s15-x1[824]*s9-x1[825]*s11+x1[826]*s13;
Y3[6]=X0[6]*s16-X0[5]*s15+X0[3]*s14+x1[826]*s9-x1[827]*s11+x1[824]*s13;
Y3[7]=X0[5]*s16+X0[6]*s15-X0[4]*s14-x1[827]*s9-x1[826]*s11-x1[825]*s13;
Y3[8]=-s2;
Y3[9]=-s5;
    }
}

static void NAME(iltis_products_add_inertia_b_1)(const double *restrict x, double *restrict y, const LANE *restrict X, LANE *restrict Y, const unsigned short *i, int count)
{
    for (; count; count--, i += 4) {
const LANE *X0=X+i[0];
LANE *Y3=Y+i[3];
const double *x1=x+i[1],*x2=x+i[2];
double s0=x1[3]*x1[824]-x1[825]*x1[2]+x1[1]*x1[826]-x1[0]*x1[827];
LANE s1=x1[0]*X0[6]-x1[1]*X0[5]+x1[2]*X0[4]-x1[3]*X0[3];
double s2=x1[3]*x1[825]+x1[824]*x1[2]-x1[826]*x1[0]-x1[1]*x1[827];
LANE s3=x1[0]*X0[5]+x1[1]*X0[6]-x1[3]*X0[4]-x1[2]*X0[3];
double s4=x1[825]*x1[0]-x1[824]*x1[1]+x1[3]*x1[826]-x1[2]*x1[827];
LANE s5=x1[3]*X0[5]-x1[2]*X0[6]+x1[0]*X0[4]-x1[1]*X0[3];
double s6=4.0*x2[0];
LANE s7=s1*s6;
double s8=4.0*x2[1];
LANE s9=s3*s8,
s10=s5*s6;
double s11=s4*s6,
s12=s0*s6,
s13=s2*s8;
Y3[0]=X0[1]*x1[822]+X0[2]*x1[823]+X0[0]*x1[821];
Y3[1]=4.0*s4*s5;
Y3[2]=X0[6]*s11+X0[4]*s12-X0[3]*s13-x1[825]*s7+x1[824]*s9+x1[827]*s10;
Y3[3]=X0[6]*s13-X0[5]*s12+X0[3]*s11+x1[826]*s7-x1[827]*s9+x1[824]*s10;
Y3[4]=X0[5]*s13+X0[6]*s12-X0[4]*s11-x1[827]*s7-x1[826]*s9-x1[825]*s10;
Y3[5]=X0[5]*s11+X0[4]*s13+X0[3]*s12-x1[824]*s7-x1[825]*s9+x1[826]*s10;
Y3[6]=-(4.0*s0*s1);
Y3[7]=-(4.0*s2*s3);
    }
}

static void NAME(iltis_products_masses_b_2)(const double *restrict x, double *restrict y, const LANE *restrict X, LANE *restrict Y, const unsigned short *i, int count)
{
    for (; count; count--, i += 33) {
LANE *Y32=Y+i[32];
Y32[0]=X[i[0]]+X[i[1]];
Y32[1]=X[i[2]]+X[i[3]];
Y32[2]=X[i[4]]+X[i[5]];
Y32[3]=X[i[6]]+X[i[7]];
Y32[4]=X[i[8]]+X[i[9]];
Y32[5]=X[i[10]]+X[i[11]];
Y32[6]=X[i[12]]+X[i[13]];
Y32[7]=X[i[14]]+X[i[15]];
Y32[8]=X[i[16]]+X[i[17]];
Y32[9]=X[i[18]]+X[i[19]];
Y32[10]=X[i[20]]+X[i[21]];
Y32[11]=X[i[22]]+X[i[23]];
Y32[12]=X[i[24]]+X[i[25]]+X[i[26]]+X[i[27]];
Y32[13]=X[i[28]]+X[i[29]]+X[i[30]]+X[i[31]];
    }
}

static void NAME(iltis_products_corner_points_nodiff_3)(const double *restrict x, double *restrict y, const LANE *restrict X, LANE *restrict Y, const unsigned short *i, int count)
{
    for (; count; count--, i += 2) {
const double *x0=x+i[0];
double *y1=y+i[1];
double s0=0.5*(x0[43]+x0[46]);
y1[0]=x0[44]+x0[0];
y1[1]=0.5*(x0[42]+x0[45]);
y1[2]=s0;
y1[3]=0.5*(x0[47]+x0[44]);
y1[4]=-s0;
    }
}

static void NAME(iltis_products_frame_nodiff_4)(const double *restrict x, double *restrict y, const LANE *restrict X, LANE *restrict Y, const unsigned short *i, int count)
{
    for (; count; count--, i += 2) {
const double *x0=x+i[0];
double *y1=y+i[1];
double s0=x0[0]*x0[0],
s1=x0[1]*x0[1]+s0,
s2=x0[2]*x0[2],
s3=x0[3]*x0[3],
s4=2.0*(1.0/(s1+s2+s3)),
s5=x0[2]*x0[3],
s6=x0[1]*x0[0],
s7=x0[1]*x0[2],
s8=x0[0]*x0[3],
s9=x0[0]*x0[2],
s10=x0[1]*x0[3],
s11=s4*(s9-s10);
y1[0]=s4*(s5+s6);
y1[1]=s4*(s5-s6);
y1[2]=s4*(s7+s8);
y1[3]=s4*(s7-s8);
y1[4]=s11;
y1[5]=s4*(s9+s10);
y1[6]=s4*(s0+s3)-1.0;
y1[7]=s4*(s0+s2)-1.0;
y1[8]=s1*s4-1.0;
y1[9]=-s11;
    }
}

static void NAME(iltis_products_twist_nodiff_5)(const double *restrict x, double *restrict y, const LANE *restrict X, LANE *restrict Y, const unsigned short *i, int count)
{
    for (; count; count--, i += 2) {
const double *x0=x+i[0];
double *y1=y+i[1];
double s0=2.0*(1.0/(x0[1]*x0[1]+x0[0]*x0[0]+x0[2]*x0[2]+x0[3]*x0[3]));
y1[0]=s0*(x0[3]*x0[458]-x0[2]*x0[457]+x0[0]*x0[459]-x0[1]*x0[460]);
y1[1]=s0*(x0[0]*x0[458]-x0[1]*x0[457]-x0[3]*x0[459]+x0[2]*x0[460]);
y1[2]=-(s0*(x0[3]*x0[457]+x0[2]*x0[458]-x0[1]*x0[459]-x0[0]*x0[460]));
    }
}

static void NAME(iltis_products_corner_forces_nodiff_6)(const double *restrict x, double *restrict y, const LANE *restrict X, LANE *restrict Y, const unsigned short *i, int count)
{
    for (; count; count--, i += 15) {
const double *x0=x+i[0],*x1=x+i[1],*x2=x+i[2],*x3=x+i[3],*x5=x+i[5],*x7=x+i[7],*x8=x+i[8],*x12=x+i[12],*x13=x+i[13];
double *y14=y+i[14];
int a3=(int)x2[5],
a4=(int)x2[6],
a6=(int)x0[1928],
a9=(int)x2[7],
a45=(int)x2[0],
a56=(int)x2[8],
a57=(int)x2[9],
a59=(int)x2[10],
a60=(int)x2[11],
a61=(int)x2[12],
a103=(int)x2[2],
a104=(int)x2[1],
a106=(int)x2[3],
a107=(int)x2[4];
double s14=((a3 > a4) ? (x0[443] > 0.0) : 0) ? (-((x0[442]-x1[0])*(1.0/x0[443]))) : ((double)a4),
s15=((a6 == 0) ? (-((10.0+s14*(6.0*s14-15.0))*(s14*(s14*(s14*x0[441]))))) : 0.0)-x1[2],
s16=(s15+x3[20])*(((double)a9)*x3[19]),
s17=x0[434]-x3[44],
s18=x5[0]-x0[435],
s19=s17*x0[142]-x0[147]*x[i[4]]-s18*x0[141],
s20=x[i[4]]-x[i[6]],
s21=x3[44]-x5[1],
s22=x5[3]-x3[46],
s23=s20*x7[7]+s21*x7[2]-s22*x7[1],
s24=s19-x0[1]+x1[15]+s23,
s25=s17*x0[148]-x[i[4]]*x0[143]-s18*x0[145],
s26=s20*x7[3]+s21*x7[8]-s22*x7[5],
s27=s25-x0[0]+x1[14]+s26,
s28=s17*x0[149]-x[i[4]]*x0[140]-s18*x0[146],
s29=s20*x7[0]+s21*x7[9]-s22*x7[6],
s30=s28-x0[2]+x1[16]+s29,
s31=sqrt(s24*s24+s27*s27+s30*s30),
s32=(s31-x3[4])*(((double)(-a45))*x3[3])-(s31-x3[1])*x3[0],
s33=1.0/s31,
s34=s27*s33,
s35=s24*s33,
s36=s30*s33,
s37=1.0/sqrt(x7[13]*x7[13]+x7[17]*x7[17]),
s38=x7[13]*s37,
s39=x7[17]*s37,
s40=s39*x1[457]-s38*x1[458],
s41=(s15*(s38*x8[1]+s39*x8[0])+s40)*(1.0/s40)*(1.0/x3[23])*((double)(1-a56-a57))-((double)a56)+((double)a57),
s42=s39*x1[458]+s38*x1[457],
s43=asin(s42*(1.0/sqrt(s40*s40+s42*s42)))*(1.0/x3[24])*((double)(1-a59-a60))-((double)a59)+((double)a60),
s44=a61 ? (s16*(1.0/sqrt(s41*s41+s43*s43))) : s16,
s45=s43*(s44*x3[22]),
s46=s41*(s44*x3[21]);
int s47=a9 > a6;
double s48=x0[434]-x3[53],
s49=x0[435]-x3[55],
s50=x0[148]*s48-x0[143]*x[i[9]]+x0[145]*s49,
s51=x[i[10]]-x[i[11]],
s52=x3[32]-x3[50],
s53=x3[34]-x3[52],
s54=s51*x12[3]+s52*x12[8]+s53*x12[5],
s55=x0[0]-s50-x1[7]+s54,
s56=x0[142]*s48-x0[147]*x[i[9]]+x0[141]*s49,
s57=s52*x12[2]+s51*x12[7]+s53*x12[1],
s58=x0[1]-s56-x1[8]+s57,
s59=x0[149]*s48-x0[140]*x[i[9]]+x0[146]*s49,
s60=s52*x12[9]+s51*x12[0]+s53*x12[6],
s61=x0[2]-s59-x1[9]+s60,
s62=sqrt(s55*s55+s58*s58+s61*s61),
s63=1.0/s62,
s64=s58*s63,
s65=s55*s63,
s66=s61*s63,
s67=s64*(s59*x0[601]-s50*x0[602])-s65*(s59*x0[600]-s56*x0[602])-s66*(s56*x0[601]-s50*x0[600])+(s65*x0[457]+s64*x0[458]+s66*x0[459])-(s65*x1[464]+s64*x1[465]+s66*x1[466]+(s65*(s57*x13[2]-s60*x13[0])-s64*(s54*x13[2]-s60*x13[1])-s66*(s57*x13[1]-s54*x13[0]))),
s68=0.5*(1.0/x0[444]);
int s69=(2.0*x0[444]) > 0.0;
double s70=((a104 > a103) ? s69 : 0) ? ((s67-x3[13]+x0[444])*s68) : ((double)a103),
s71=((a106 > a107) ? s69 : 0) ? (s68*(x0[444]+(s67-x3[16]))) : ((double)a107),
s72=s67*(s67*(s67*(s67*x3[12]+x3[11])+x3[10])+x3[9])*(s70-s71)+(1.0-s70)*(s67*x3[14]+x3[15])+s71*(s67*x3[17]+x3[18])+(s62*(s62*(s62*x3[8]+x3[7])+x3[6])+x3[5]);
y14[0]=s32*(s29*s34-s26*s36);
y14[1]=s32*(s26*s35-s23*s34);
y14[2]=s72*(s60*s64-s57*s66);
y14[3]=s72*(s57*s65-s54*s64);
y14[4]=s72*(s56*s65-s50*s64)-s32*(s25*s35-s19*s34);
y14[5]=s47 ? (-(s15*(s38*s45+s39*s46))) : 0.0;
y14[6]=s47 ? (s15*(s39*s45-s38*s46)) : 0.0;
y14[7]=s72*(s59*s64-s56*s66)+s32*(s28*s35-s19*s36);
y14[8]=s72*(s59*s65-s50*s66)+s32*(s28*s34-s25*s36);
y14[9]=-(s72*(s60*s65-s54*s66));
y14[10]=-(s32*(s29*s35-s23*s36));
    }
}

static void NAME(iltis_products_add_gyration_b_7)(const double *restrict x, double *restrict y, const LANE *restrict X, LANE *restrict Y, const unsigned short *i, int count)
{
    for (; count; count--, i += 3) {
const LANE *X1=X+i[1];
LANE *Y1=Y+i[1];
const double *x0=x+i[0],*x2=x+i[2];
double s0=x0[458]*x0[2]-x0[3]*x0[457]-x0[1]*x0[459]+x0[460]*x0[0];
LANE s1=x0[457]*X1[0]-x0[458]*X1[1]+x0[459]*X1[2]-x0[460]*X1[3],
s2=8.0*s0*s1;
double s3=x0[457]*x0[1]-x0[458]*x0[0]-x0[3]*x0[459]+x0[2]*x0[460];
LANE s4=x0[459]*X1[0]-x0[460]*X1[1]-x0[457]*X1[2]+x0[458]*X1[3],
s5=8.0*s3*s4;
double s6=x0[458]*x0[3]+x0[2]*x0[457]-x0[459]*x0[0]-x0[1]*x0[460];
LANE s7=x0[457]*X1[1]+x0[458]*X1[0]-x0[460]*X1[2]-x0[459]*X1[3];
double s8=8.0*x2[2];
LANE s9=s1*s8;
double s10=8.0*x2[1];
LANE s11=s7*s10;
double s12=8.0*x2[0];
LANE s13=s4*s12;
double s14=s6*s10,
s15=s3*s12,
s16=s0*s8;
Y1[4]=s2;
Y1[5]=s5;
Y1[6]=8.0*s6*s7;
Y1[7]=x0[458]*s9-x0[457]*s11+x0[460]*s13;
Y1[8]=x0[459]*s11+x0[460]*s9-x0[458]*s13;
Y1[9]=x0[460]*s11-x0[459]*s9+x0[457]*s13;
Y1[10]=x0[457]*s9+x0[458]*s11+x0[459]*s13;
Y1[11]=X1[2]*s14-X1[1]*s15-X1[3]*s16+x0[0]*s9+x0[1]*s11+x0[2]*s13;
Y1[12]=X1[0]*s16-X1[1]*s14-X1[2]*s15-x0[3]*s9-x0[2]*s11+x0[1]*s13;
Y1[13]=X1[1]*s16+X1[0]*s14-X1[3]*s15-x0[2]*s9+x0[3]*s11+x0[0]*s13;
Y1[14]=X1[2]*s16+X1[0]*s15+X1[3]*s14-x0[1]*s9+x0[0]*s11-x0[3]*s13;
Y1[15]=-s2;
Y1[16]=-s5;
    }
}

static void NAME(iltis_products_add_gyration_b_8)(const double *restrict x, double *restrict y, const LANE *restrict X, LANE *restrict Y, const unsigned short *i, int count)
{
    for (; count; count--, i += 3) {
const LANE *X1=X+i[1];
LANE *Y1=Y+i[1];
const double *x0=x+i[0],*x2=x+i[2];
double s0=x0[458]*x0[2]-x0[3]*x0[457]-x0[1]*x0[459]+x0[460]*x0[0];
LANE s1=x0[457]*X1[0]-x0[458]*X1[1]+x0[459]*X1[2]-x0[460]*X1[3];
double s2=x0[457]*x0[1]-x0[458]*x0[0]-x0[3]*x0[459]+x0[2]*x0[460];
LANE s3=x0[459]*X1[0]-x0[460]*X1[1]-x0[457]*X1[2]+x0[458]*X1[3];
double s4=x0[458]*x0[3]+x0[2]*x0[457]-x0[459]*x0[0]-x0[1]*x0[460];
LANE s5=x0[457]*X1[1]+x0[458]*X1[0]-x0[460]*X1[2]-x0[459]*X1[3];
double s6=8.0*x2[0];
LANE s7=s1*s6;
double s8=8.0*x2[1];
LANE s9=s5*s8,
s10=s3*s6;
double s11=s4*s8,
s12=s0*s6,
s13=s2*s6;
Y1[4]=8.0*s4*s5;
Y1[5]=x0[459]*s7-x0[460]*s9-x0[457]*s10;
Y1[6]=x0[457]*s9-x0[458]*s7-x0[460]*s10;
Y1[7]=x0[457]*s7+x0[458]*s9+x0[459]*s10;
Y1[8]=x0[459]*s9+x0[460]*s7-x0[458]*s10;
Y1[9]=X1[0]*s11+X1[1]*s12-X1[3]*s13-x0[2]*s7+x0[3]*s9+x0[0]*s10;
Y1[10]=X1[1]*s11-X1[0]*s12+X1[2]*s13+x0[3]*s7+x0[2]*s9-x0[1]*s10;
Y1[11]=X1[2]*s12+X1[0]*s13+X1[3]*s11-x0[1]*s7+x0[0]*s9-x0[3]*s10;
Y1[12]=X1[2]*s11-X1[1]*s13-X1[3]*s12+x0[0]*s7+x0[1]*s9+x0[2]*s10;
Y1[13]=-(8.0*s0*s1);
Y1[14]=-(8.0*s2*s3);
    }
}

static void NAME(iltis_products_wrench_to_Q_b_9)(const double *restrict x, double *restrict y, const LANE *restrict X, LANE *restrict Y, const unsigned short *i, int count)
{
    for (; count; count--, i += 6) {
const LANE *X1=X+i[1];
LANE *Y5=Y+i[5];
const double *x0=x+i[0];
double s0=x0[0]*x0[0]+x0[1]*x0[1]+x0[2]*x0[2]+x0[3]*x0[3],
s1=2.0*(1.0/s0);
LANE s2=s1*X1[0],
s3=s1*X1[1],
s4=s1*X1[2],
s5=2.0*(X1[1]*(x0[0]*x[i[3]]-x0[3]*x[i[4]]+x0[1]*x[i[2]])+X1[0]*(x0[2]*x[i[4]]-x0[1]*x[i[3]]+x0[0]*x[i[2]])+X1[2]*(x0[0]*x[i[4]]+x0[3]*x[i[3]]-x0[2]*x[i[2]])-(x0[1]*x[i[4]]+x0[2]*x[i[3]]+x0[3]*x[i[2]])*X1[3])*(1.0/(s0*s0)),
s6=s1*X1[3],
s7=x0[3]*s3-x0[2]*s2-x0[0]*s4+x0[1]*s6,
s8=x0[1]*s2-x0[0]*s3-x0[3]*s4+x0[2]*s6;
Y5[0]=s2*x[i[2]]+s3*x[i[3]]+s4*x[i[4]]-s5*(2.0*x0[0]);
Y5[1]=s7;
Y5[2]=s5*(2.0*x0[2])-(s2*x[i[4]]-x[i[2]]*s4-x[i[3]]*s6);
Y5[3]=x[i[3]]*s4-s3*x[i[4]]-x[i[2]]*s6-s5*(2.0*x0[3]);
Y5[4]=x[i[2]]*s3-s2*x[i[3]]-x[i[4]]*s6-s5*(2.0*x0[1]);
Y5[5]=x0[1]*s3+x0[0]*s2-x0[2]*s4-x0[3]*s6;
Y5[6]=s8;
Y5[7]=-s7;
Y5[8]=-s8;
    }
}

static void NAME(iltis_products_corner_forces_b_10)(const double *restrict x, double *restrict y, const LANE *restrict X, LANE *restrict Y, const unsigned short *i, int count)
{
    for (; count; count--, i += 19) {
const LANE *X7=X+i[7],*X8=X+i[8],*X9=X+i[9],*X14=X+i[14],*X15=X+i[15];
LANE *Y15=Y+i[15];
const double *x0=x+i[0],*x1=x+i[1],*x3=x+i[3],*x6=x+i[6],*x11=x+i[11],*x12=x+i[12],*x16=x+i[16],*x17=x+i[17],*x18=x+i[18];
int a87=(int)x17[4],
a88=(int)x17[3],
a90=(int)x17[0],
a93=(int)x17[1],
a94=(int)x17[2],
a99=(int)x17[6],
a100=(int)x17[5],
a102=(int)x0[1928],
a111=(int)x17[8],
a112=(int)x17[9],
a114=(int)x17[10],
a115=(int)x17[11],
a117=(int)x17[7],
a119=(int)x17[12];
double s14=x0[434]-x1[53],
s15=x1[55]-x0[435],
s16=s14*x0[148]-x[i[2]]*x0[143]-s15*x0[145],
s17=x[i[4]]-x[i[5]],
s18=x1[32]-x1[50],
s19=x1[34]-x1[52],
s20=s17*x6[3]+s18*x6[8]+s19*x6[5],
s21=s16-x0[0]+x3[7]-s20,
s22=s14*x0[142]-x[i[2]]*x0[147]-s15*x0[141],
s23=s18*x6[2]+s17*x6[7]+s19*x6[1],
s24=s22-x0[1]+x3[8]-s23,
s25=s14*x0[149]-x[i[2]]*x0[140]-s15*x0[146],
s26=s18*x6[9]+s17*x6[0]+s19*x6[6],
s27=s25-x0[2]+x3[9]-s26,
s28=s21*s21+s24*s24+s27*s27,
s29=sqrt(s28),
s30=1.0/s29,
s31=s21*s30,
s32=s24*s30,
s33=s27*s30;
LANE s34=(s23*s31-s20*s32)*X7[0]+(s20*s33-s26*s31)*X7[3]-(s23*s33-s26*s32)*X7[2]+s33*X8[0]+s32*X8[1]+s31*X8[2]+((s25*s31-s16*s33)*X9[3]+(s16*s32-s22*s31)*X9[0]+(s22*s33-s25*s32)*X9[2]-s33*X9[1047]-s32*X9[1048]-s31*X9[1049]);
double s35=x0[434]-x1[44],
s36=x0[435]-x11[0],
s37=x0[142]*s35-x0[147]*x[i[10]]+x0[141]*s36,
s38=x1[44]-x11[1],
s39=x[i[10]]-x[i[13]],
s40=x11[3]-x1[46],
s41=s38*x12[2]+s39*x12[7]-s40*x12[1],
s42=x0[1]-s37-x3[15]-s41,
s43=x0[148]*s35-x0[143]*x[i[10]]+x0[145]*s36,
s44=s39*x12[3]+s38*x12[8]-s40*x12[5],
s45=x0[0]-s43-x3[14]-s44,
s46=x0[149]*s35-x0[140]*x[i[10]]+x0[146]*s36,
s47=s38*x12[9]+s39*x12[0]-s40*x12[6],
s48=x0[2]-s46-x3[16]-s47,
s49=s42*s42+s45*s45+s48*s48,
s50=sqrt(s49),
s51=1.0/s50,
s52=s45*s51,
s53=s48*s51,
s54=s42*s51;
LANE s55=(s47*s52-s44*s53)*X14[3]-(s41*s52-s44*s54)*X14[0]+(s41*s53-s47*s54)*X14[2]+s53*X15[0]+s54*X15[1]+s52*X15[2]+(X9[3]*(s46*s52-s43*s53)-X9[0]*(s37*s52-s43*s54)-X9[2]*(s46*s54-s37*s53)-X9[1047]*s53-X9[1048]*s54-X9[1049]*s52),
s56=s55*x1[0],
s57=s29*s34;
double s58=s26*x16[1]-s20*x16[2],
s59=s26*x16[0]-s23*x16[2],
s60=s20*x16[0]-s23*x16[1],
s61=s25*x0[601]-s16*x0[602],
s62=s22*x0[602]-s25*x0[600],
s63=s16*x0[600]-s22*x0[601],
s64=s31*x3[464]+s32*x3[465]+s33*x3[466]+(s32*s58-s31*s59+s33*s60)-(s32*s61+s31*s62+s33*s63+(s31*x0[457]+s32*x0[458]+s33*x0[459])),
s65=s64-x1[16]+x0[444],
s66=0.5*(1.0/x0[444]),
s67=2.0*x0[444];
int s68=s67 > 0.0,
s69=(a88 > a87) ? s68 : 0;
double s70=s69 ? (s65*s66) : ((double)a87);
LANE s71=s34*s70;
double s72=s50-x1[1];
LANE s73=s55*((double)a90);
double s74=s50-x1[4],
s75=x0[444]+(s64-x1[13]);
int s76=(a93 > a94) ? s68 : 0;
double s77=s76 ? (s66*s75) : ((double)a94),
s78=1.0-s77;
LANE s79=s34*s78,
s80=s29*s57,
s81=s73*x1[3];
double s82=s70-s77;
LANE s83=s34*s82,
s84=s64*s83,
s85=s64*s84;
double s86=1.0/x0[443],
s87=x0[442]-x3[0];
int s88=(a100 > a99) ? (x0[443] > 0.0) : 0;
double s89=s88 ? (-(s86*s87)) : ((double)a99),
s90=10.0+s89*(6.0*s89-15.0);
int s91=a102 == 0;
double s92=(s91 ? (-(s90*(s89*(s89*(s89*x0[441]))))) : 0.0)-x3[2],
s93=x12[13]*x12[13]+x12[17]*x12[17],
s94=sqrt(s93),
s95=1.0/s94,
s96=x12[13]*s95,
s97=x12[17]*s95,
s98=s96*x18[1]+s97*x18[0],
s99=s97*x3[457]-s96*x3[458],
s100=1.0/s99,
s101=(s92*s98+s99)*s100,
s102=1.0/x1[23],
s103=s101*s102*((double)(1-a111-a112))-((double)a111)+((double)a112),
s104=s96*x3[457]+s97*x3[458],
s105=s104*s104+s99*s99,
s106=sqrt(s105),
s107=s104*(1.0/s106),
s108=asin(s107),
s109=1.0/x1[24],
s110=s108*s109*((double)(1-a114-a115))-((double)a114)+((double)a115),
s111=s103*s103+s110*s110,
s112=sqrt(s111),
s113=1.0/s112,
s114=s92+x1[20],
s115=(double)a117,
s116=s114*(s115*x1[19]),
s117=a119 ? (s113*s116) : s116;
LANE s118=s92*X14[11]-X15[3],
s119=s92*X14[12]+X15[4],
s120=s97*s118-s96*s119;
int s121=a117 > a102;
LANE s122=s64*s85,
s123=s96*s118+s97*s119,
s124=s123*(s103*x1[21])-s120*(s110*x1[22]),
s125=s115*((s121 ? ((LANE)((a119 ? ((LANE)(-(s113*s124))) : ((LANE)(SPREAD(0.0))))+(a119 ? ((LANE)(SPREAD(0.0))) : ((LANE)(-s124))))) : ((LANE)(SPREAD(0.0))))+X15[5]);
double s126=s64*x1[12]+x1[11],
s127=s64*s126+x1[10],
s128=s64*s127+x1[9],
s129=s64*s128,
s130=s64*x1[17]+x1[18];
LANE s131=s34*(s129-s130),
s132=s69 ? ((LANE)(s66*s131)) : ((LANE)(SPREAD(0.0))),
s133=x1[19]*s125;
double s134=s64*x1[14]+x1[15];
LANE s135=s34*(s129-s134),
s136=s76 ? ((LANE)(-(s66*s135))) : ((LANE)(SPREAD(0.0)));
double s137=s74*(x1[3]*((double)(-a90)))-x1[0]*s72;
LANE s138=X9[2]*s137,
s139=X9[3]*s137,
s140=X14[3]*s137,
s141=X14[2]*s137,
s142=s37*s138-s43*s139-X9[1047]*s137-s44*s140+s41*s141+X15[0]*s137;
double s143=1.0/(s50*s50);
LANE s144=X9[0]*s137,
s145=X14[0]*s137,
s146=s43*s144-s46*s138-X9[1048]*s137+s44*s145-s47*s141+X15[1]*s137,
s147=s46*s139-s37*s144-X9[1049]*s137-s41*s145+s47*s140+X15[2]*s137,
s148=(s49 == 0.0) ? ((LANE)(SPREAD(0.0))) : ((LANE)((s56+s81+s48*s142*s143+s143*(s42*s146)+s143*(s45*s147))*(0.5*s51))),
s149=s148*(2.0*s45)-s51*s147,
s150=s148*(2.0*s42)-s51*s146,
s151=s148*(2.0*s48)-s51*s142,
s152=s149-(s53*s140-s54*s145),
s153=s150-(s52*s145-s53*s141),
s154=s151+(s52*s140-s54*s141),
s155=(s111 == 0.0) ? ((LANE)(SPREAD(0.0))) : ((LANE)(0.5*(1.0/pow(s112, 3.0))*(s116*s124)));
double s156=s117*x1[21];
LANE s157=s123*s156,
s158=s102*((a119 ? ((LANE)(-(s155*(2.0*s103)-s157))) : ((LANE)(s157)))*((double)(1-a112-a111)));
double s159=1.0/(s67*s67),
s160=s117*x1[22];
LANE s161=s120*s160,
s162=s109*((a119 ? ((LANE)(-(s155*(2.0*s110)+s161))) : ((LANE)(-s161)))*((double)(1-a115-a114))),
s163=s151+(s52*s139-s54*s138),
s164=s150+(s53*s138-s52*s144),
s165=s149-(s53*s139-s54*s144),
s166=x0[142]*s164,
s167=x0[149]*s163,
s168=x0[148]*s165,
s169=x12[6]*s154+x12[1]*s153+x12[5]*s152,
s170=x12[9]*s154+x12[2]*s153+x12[8]*s152,
s171=x12[0]*s154+x12[7]*s153+x12[3]*s152,
s172=x0[141]*s164,
s173=x0[146]*s163,
s174=x0[145]*s165,
s175=s132+s136-s71*x1[17]+s83*s128+s84*s127+s85*s126+s122*x1[12]-s79*x1[14],
s176=s32*s175,
s177=s100*s158,
s178=s92*s177;
double s179=s110*s160,
s180=s103*s156;
LANE s181=s133-(s121 ? ((LANE)(s98*s177-(X14[11]*(s97*s179-s96*s180)-X14[12]*(s96*s179+s97*s180)))) : ((LANE)(SPREAD(0.0)))),
s182=s31*s175,
s183=s33*s175,
s184=s90*s181;
double s185=s89*s89,
s186=s89*s185;
LANE s187=s181*(x0[441]*s186)*(12.0*s89-15.0)+s184*(x0[441]*(3.0*s185)),
s188=s88 ? ((LANE)(-(s86*s187))) : ((LANE)(SPREAD(0.0)));
double s189=s104/s106;
LANE s190=((s189 == 1.0) ? 1 : (s189 == (-1.0))) ? ((LANE)(SPREAD(0.0))) : ((LANE)(-(s162*(1.0/(s106*sqrt(1.0-s107*s107)))))),
s191=(s105 == 0.0) ? ((LANE)(SPREAD(0.0))) : ((LANE)(-(s104*s190*(0.5*(1.0/(s106*s106)))))),
s192=s190+s191*(2.0*s104),
s193=s191*(2.0*s99)-s177*(1.0-s101);
double s194=s29*x1[8]+x1[7],
s195=s29*s194+x1[6],
s196=s82*s129-s78*s134-s70*s130-(s29*s195+x1[5]);
LANE s197=X9[2]*s196,
s198=X9[3]*s196,
s199=X7[3]*s196,
s200=X7[2]*s196,
s201=s63*s175-(s22*s197-s16*s198-X9[1047]*s196+s20*s199-s23*s200+X8[0]*s196)+x0[459]*s175-s60*s175-x3[466]*s175;
double s202=1.0/(s29*s29);
LANE s203=X9[0]*s196,
s204=X7[0]*s196,
s205=s61*s175+(s25*s197-s16*s203+X9[1048]*s196+s20*s204-s26*s200-X8[1]*s196)+x0[458]*s175-s58*s175-x3[465]*s175,
s206=s62*s175+(s22*s203-s25*s198+X9[1049]*s196-s23*s204+s26*s199-X8[2]*s196)+x0[457]*s175+s59*s175-x3[464]*s175,
s207=(s28 == 0.0) ? ((LANE)(SPREAD(0.0))) : ((LANE)((s27*s201*s202-(s80*x1[8]+(s57*s194+s34*s195))+s202*(s24*s205)+s202*(s21*s206))*(0.5*s30))),
s208=s207*(2.0*s24)-s30*s205,
s209=s207*(2.0*s27)-s30*s201,
s210=s207*(2.0*s21)-s30*s206,
s211=s210+(x16[2]*s176-(s33*s199-s32*s204)-x16[0]*s183),
s212=x3[458]*s192-(x18[0]*s178-(s118*s179-s119*s180))+x3[457]*s193;
double s213=1.0/(s94*s94);
LANE s214=x3[458]*s193+(x18[1]*s178+(s118*s180+s119*s179))-x3[457]*s192,
s215=(s93 == 0.0) ? ((LANE)(SPREAD(0.0))) : ((LANE)(-((x12[17]*s212*s213-s213*(x12[13]*s214))*(0.5*s95)))),
s216=s209+(x16[0]*s182-(s32*s200-s31*s199)-x16[1]*s176),
s217=s208+(x16[1]*s183+(s33*s200-s31*s204)-x16[2]*s182),
s218=s210+(x0[602]*s176+(s32*s203-s33*s198)-x0[600]*s183),
s219=s209+(x0[600]*s182+(s31*s198-s32*s197)-x0[601]*s176),
s220=s208+(x0[601]*s183+(s33*s197-s31*s203)-x0[602]*s182),
s221=x0[142]*s220+x0[149]*s219+x0[148]*s218,
s222=x0[146]*s219+x0[141]*s220+x0[145]*s218;
Y15[6]=s34;
Y15[7]=s56;
Y15[8]=s57;
Y15[9]=s71;
Y15[10]=s55*s72;
Y15[11]=s73*s74;
Y15[12]=s79;
Y15[13]=s80;
Y15[14]=s81;
Y15[15]=s64*s71;
Y15[16]=s84;
Y15[17]=s64*s79;
Y15[18]=s29*s80;
Y15[19]=s85;
Y15[20]=s121 ? ((LANE)(s110*s117*s120)) : ((LANE)(SPREAD(0.0)));
Y15[21]=s122;
Y15[22]=s121 ? ((LANE)(-(s103*s117*s123))) : ((LANE)(SPREAD(0.0)));
Y15[23]=s64*s122;
Y15[24]=s114*s125;
Y15[25]=s132;
Y15[26]=s133;
Y15[27]=s136;
Y15[28]=s149;
Y15[29]=s150;
Y15[30]=s151;
Y15[31]=s40*s153;
Y15[32]=s40*s152;
Y15[33]=s40*s154;
Y15[34]=s121 ? ((LANE)(s102*(s101*s158))) : ((LANE)(SPREAD(0.0)));
Y15[35]=s136+(s132+2.0*(s69 ? ((LANE)(-(s65*s131*s159))) : ((LANE)(SPREAD(0.0))))+2.0*(s76 ? ((LANE)(s159*(s75*s135))) : ((LANE)(SPREAD(0.0)))));
Y15[36]=s121 ? ((LANE)(s109*(s108*s162))) : ((LANE)(SPREAD(0.0)));
Y15[37]=x0[140]*s163+x0[147]*s164+x0[143]*s165;
Y15[38]=s166+s167+s168;
Y15[39]=s169;
Y15[40]=s170;
Y15[41]=s171;
Y15[42]=s172+s173+s174;
Y15[43]=s176;
Y15[44]=s121 ? ((LANE)(-(s96*s178))) : ((LANE)(SPREAD(0.0)));
Y15[45]=s181;
Y15[46]=s121 ? ((LANE)(-(s97*s178))) : ((LANE)(SPREAD(0.0)));
Y15[47]=s182;
Y15[48]=s183;
Y15[49]=s22*s183-s25*s176;
Y15[50]=s23*s182-s20*s176;
Y15[51]=s16*s183-s25*s182;
Y15[52]=s22*s182-s16*s176;
Y15[53]=s20*s183-s26*s182;
Y15[54]=s91 ? ((LANE)(-(s184*s186))) : ((LANE)(SPREAD(0.0)));
Y15[55]=s91 ? ((LANE)(s188)) : ((LANE)(SPREAD(0.0)));
Y15[56]=s91 ? ((LANE)(-s188)) : ((LANE)(SPREAD(0.0)));
Y15[57]=s91 ? ((LANE)(s88 ? ((LANE)(-(s87*s187*(1.0/(x0[443]*x0[443]))))) : ((LANE)(SPREAD(0.0))))) : ((LANE)(SPREAD(0.0)));
Y15[58]=s121 ? ((LANE)(s96*s192+s97*s193)) : ((LANE)(SPREAD(0.0)));
Y15[59]=s121 ? ((LANE)(-(s96*s193-s97*s192))) : ((LANE)(SPREAD(0.0)));
Y15[60]=s208;
Y15[61]=s209;
Y15[62]=s210;
Y15[63]=s150-s208;
Y15[64]=s151-s209;
Y15[65]=s149-s210;
Y15[66]=s121 ? ((LANE)(s215*(2.0*x12[17])+s95*s212)) : ((LANE)(SPREAD(0.0)));
Y15[67]=s121 ? ((LANE)(s215*(2.0*x12[13])-s95*s214)) : ((LANE)(SPREAD(0.0)));
Y15[68]=s14*s218-s35*s165;
Y15[69]=x[i[2]]*s218-x[i[10]]*s165;
Y15[70]=x[i[2]]*s219-x[i[10]]*s163;
Y15[71]=s15*s220+s36*s164;
Y15[72]=s15*s218+s36*s165;
Y15[73]=x[i[2]]*s220-x[i[10]]*s164;
Y15[74]=s15*s219+s36*s163;
Y15[75]=s14*s219-s35*s163;
Y15[76]=s14*s220-s35*s164;
Y15[77]=x6[7]*s217+x6[0]*s216+x6[3]*s211;
Y15[78]=x6[2]*s217+x6[9]*s216+x6[8]*s211;
Y15[79]=x0[147]*s220+x0[140]*s219+x0[143]*s218;
Y15[80]=s221;
Y15[81]=s222;
Y15[82]=x6[1]*s217+x6[6]*s216+x6[5]*s211;
Y15[83]=s174+(s172+(s173-s222));
Y15[84]=s168+(s166+(s167-s221));
Y15[85]=-(s38*s152);
Y15[86]=-(s38*s153);
Y15[87]=-(s39*s152);
Y15[88]=-(s39*s153);
Y15[89]=-(s38*s154);
Y15[90]=-(s39*s154);
Y15[91]=-s169;
Y15[92]=-s170;
Y15[93]=-s171;
Y15[94]=-(s23*s183-s26*s176);
Y15[95]=-(s17*s211);
Y15[96]=-(s18*s211);
Y15[97]=-(s19*s211);
Y15[98]=-(s17*s216);
Y15[99]=-(s18*s216);
Y15[100]=-(s19*s216);
Y15[101]=-(s17*s217);
Y15[102]=-(s18*s217);
Y15[103]=-(s19*s217);
    }
}

static void NAME(iltis_products_twist_b_11)(const double *restrict x, double *restrict y, const LANE *restrict X, LANE *restrict Y, const unsigned short *i, int count)
{
    for (; count; count--, i += 5) {
LANE *Y4=Y+i[4];
const double *x0=x+i[0];
double s0=x0[1]*x0[1]+x0[0]*x0[0]+x0[2]*x0[2]+x0[3]*x0[3],
s1=2.0*(1.0/s0);
LANE s2=s1*X[i[1]],
s3=s1*X[i[2]],
s4=s1*X[i[3]],
s5=2.0*(X[i[2]]*(x0[2]*x0[458]-x0[1]*x0[459]+x0[3]*x0[457]-x0[0]*x0[460])-X[i[1]]*(x0[3]*x0[458]-x0[2]*x0[457]+x0[0]*x0[459]-x0[1]*x0[460])+X[i[3]]*(x0[1]*x0[457]-x0[0]*x0[458]-x0[2]*x0[460]+x0[3]*x0[459]))*(1.0/(s0*s0));
Y4[0]=x0[2]*s2+x0[3]*s3+x0[1]*s4;
Y4[1]=x0[2]*s3-x0[3]*s2-x0[0]*s4;
Y4[2]=x0[1]*s3+x0[0]*s2-x0[3]*s4;
Y4[3]=x0[1]*s2-x0[0]*s3-x0[2]*s4;
Y4[4]=s5*(2.0*x0[3])-(s3*x0[457]-s2*x0[458]+s4*x0[459]);
Y4[5]=s3*x0[460]+s2*x0[459]+s4*x0[458]+s5*(2.0*x0[0]);
Y4[6]=s2*x0[457]+s3*x0[458]-s4*x0[460]-s5*(2.0*x0[2]);
Y4[7]=s5*(2.0*x0[1])-(s2*x0[460]-s3*x0[459]+s4*x0[457]);
    }
}

static void NAME(iltis_products_twist_b_12)(const double *restrict x, double *restrict y, const LANE *restrict X, LANE *restrict Y, const unsigned short *i, int count)
{
    for (; count; count--, i += 3) {
const LANE *X1=X+i[1];
LANE *Y2=Y+i[2];
const double *x0=x+i[0];
double s0=x0[0]*x0[0]+x0[1]*x0[1]+x0[2]*x0[2]+x0[3]*x0[3],
s1=2.0*(1.0/s0);
LANE s2=s1*X1[2],
s3=s1*X1[0],
s4=2.0*(X1[0]*(x0[0]*x0[458]-x0[1]*x0[457]+x0[2]*x0[460]-x0[3]*x0[459])-X1[2]*(x0[2]*x0[457]-x0[3]*x0[458]-x0[0]*x0[459]+x0[1]*x0[460]))*(1.0/(s0*s0));
Y2[0]=x0[2]*s2+x0[1]*s3;
Y2[1]=x0[2]*s3-x0[1]*s2;
Y2[2]=x0[0]*s2-x0[3]*s3;
Y2[3]=x0[0]*s3+x0[3]*s2;
Y2[4]=s4*(2.0*x0[0])-(s3*x0[458]+s2*x0[459]);
Y2[5]=s4*(2.0*x0[1])+(s3*x0[457]+s2*x0[460]);
Y2[6]=s4*(2.0*x0[3])-(s2*x0[458]-s3*x0[459]);
Y2[7]=s4*(2.0*x0[2])+(s2*x0[457]-s3*x0[460]);
    }
}

static void NAME(iltis_products_frame_b_13)(const double *restrict x, double *restrict y, const LANE *restrict X, LANE *restrict Y, const unsigned short *i, int count)
{
    for (; count; count--, i += 2) {
const LANE *X1=X+i[1];
LANE *Y1=Y+i[1];
const double *x0=x+i[0];
double s0=x0[0]*x0[0],
s1=x0[3]*x0[3],
s2=s0+x0[1]*x0[1]+x0[2]*x0[2]+s1,
s3=2.0*(1.0/s2);
LANE s4=s3*X1[0],
s5=s3*X1[1],
s6=1.0/(s2*s2)*(2.0*((s0+s1)*X1[2]-X1[1]*(x0[0]*x0[1]-x0[2]*x0[3])+X1[0]*(x0[0]*x0[2]+x0[1]*x0[3])));
double s7=2.0*x0[3],
s8=2.0*x0[0];
Y1[3]=x0[3]*s4-x0[0]*s5-s6*(2.0*x0[1]);
Y1[4]=x0[0]*s4+x0[3]*s5-s6*(2.0*x0[2]);
Y1[5]=X1[2]*(s3*s7)+x0[2]*s5+x0[1]*s4-s6*s7;
Y1[6]=x0[1]*s5-X1[2]*(s3*s8)-x0[2]*s4+s6*s8;
    }
}

static void NAME(iltis_products_frame_b_14)(const double *restrict x, double *restrict y, const LANE *restrict X, LANE *restrict Y, const unsigned short *i, int count)
{
    for (; count; count--, i += 11) {
LANE *Y10=Y+i[10];
const double *x0=x+i[0];
double s0=x0[0]*x0[0],
s1=x0[1]*x0[1]+s0,
s2=x0[2]*x0[2],
s3=x0[3]*x0[3],
s4=s1+s2+s3,
s5=2.0*(1.0/s4);
LANE s6=s5*X[i[1]],
s7=s5*X[i[2]],
s8=s5*X[i[3]],
s9=s5*X[i[4]],
s10=s5*X[i[5]],
s11=s5*X[i[6]];
double s12=2.0*x0[1],
s13=x0[1]*x0[0],
s14=x0[2]*x0[3],
s15=x0[1]*x0[3],
s16=x0[0]*x0[2],
s17=x0[1]*x0[2],
s18=x0[0]*x0[3];
LANE s19=2.0*((s0+s3)*X[i[8]]-X[i[1]]*(s13-s14)+X[i[2]]*(s15+s16)+X[i[3]]*(s13+s14)+(s0+s2)*X[i[9]]+X[i[4]]*(s17-s18)+X[i[5]]*(s15-s16)+X[i[6]]*(s17+s18)+s1*X[i[7]])*(1.0/(s4*s4));
double s20=2.0*x0[3],
s21=2.0*x0[2],
s22=2.0*x0[0],
s23=s5*s22;
Y10[0]=x0[0]*s6-x0[3]*s7-x0[0]*s8-x0[2]*s9-x0[3]*s10-x0[2]*s11-s5*s12*X[i[7]]+s12*s19;
Y10[1]=x0[2]*s6+X[i[8]]*(s5*s20)+x0[1]*s7+x0[2]*s8-x0[0]*s9+x0[1]*s10+x0[0]*s11-s19*s20;
Y10[2]=s19*s21-(x0[3]*s6+x0[0]*s7+x0[3]*s8+X[i[9]]*(s5*s21)+x0[1]*s9-x0[0]*s10+x0[1]*s11);
Y10[3]=X[i[8]]*s23-x0[1]*s6+x0[2]*s7+x0[1]*s8+X[i[9]]*s23-x0[3]*s9-x0[2]*s10+x0[3]*s11+X[i[7]]*s23-s19*s22;
    }
}

static void NAME(iltis_products_frame_b_15)(const double *restrict x, double *restrict y, const LANE *restrict X, LANE *restrict Y, const unsigned short *i, int count)
{
    for (; count; count--, i += 2) {
const LANE *X1=X+i[1];
LANE *Y1=Y+i[1];
const double *x0=x+i[0];
double s0=x0[0]*x0[0],
s1=s0+x0[1]*x0[1],
s2=x0[2]*x0[2],
s3=s1+s2+x0[3]*x0[3],
s4=2.0*(1.0/s3);
LANE s5=s4*X1[0],
s6=s4*X1[1],
s7=s4*X1[2],
s8=s4*X1[3];
double s9=x0[0]*x0[3],
s10=x0[1]*x0[2];
LANE s11=2.0*(X1[0]*(x0[0]*x0[1]+x0[2]*x0[3])+(s0+s2)*X1[4]-X1[1]*(s9-s10)-X1[2]*(x0[0]*x0[2]-x0[1]*x0[3])+X1[3]*(s9+s10)+s1*X1[5])*(1.0/(s3*s3));
double s12=2.0*x0[1],
s13=2.0*x0[2],
s14=2.0*x0[0],
s15=s4*s14;
Y1[6]=x0[2]*s5-x0[0]*s6+x0[1]*s7+x0[0]*s8-s11*(2.0*x0[3]);
Y1[7]=x0[2]*s6+x0[0]*s5+x0[3]*s7+x0[2]*s8+X1[5]*(s4*s12)-s11*s12;
Y1[8]=x0[3]*s5+X1[4]*(s4*s13)+x0[1]*s6-x0[0]*s7+x0[1]*s8-s11*s13;
Y1[9]=x0[1]*s5+X1[4]*s15-x0[3]*s6-x0[2]*s7+x0[3]*s8+X1[5]*s15-s11*s14;
    }
}

static void NAME(iltis_products_corner_points_b_16)(const double *restrict x, double *restrict y, const LANE *restrict X, LANE *restrict Y, const unsigned short *i, int count)
{
    for (; count; count--, i += 2) {
const LANE *X0=X+i[0];
LANE *Y1=Y+i[1];
LANE s0=0.5*X0[2],
s1=0.5*X0[4],
s2=0.5*X0[3];
Y1[0]=s0;
Y1[1]=s1;
Y1[2]=s2;
Y1[3]=X0[5]+(s0+X0[54]);
Y1[4]=s1+X0[56]+X0[0];
Y1[5]=s2+X0[55]+X0[1];
    }
}

static void NAME(iltis_products_frame_d0_nodiff_17)(const double *restrict x, double *restrict y, const LANE *restrict X, LANE *restrict Y, const unsigned short *i, int count)
{
    for (; count; count--, i += 4) {
const LANE *X1=X+i[1];
LANE *Y3=Y+i[3];
const double *x0=x+i[0];
double *y2=y+i[2];
double s0=x0[0]*x0[0],
s1=s0+x0[1]*x0[1],
s2=x0[2]*x0[2],
s3=x0[3]*x0[3],
s4=1.0/(s1+s2+s3),
s5=2.0*s4,
s6=x0[1]*x0[2],
s7=x0[0]*x0[3],
s8=s6+s7,
s9=s6-s7,
s10=x0[2]*x0[3],
s11=x0[0]*x0[1],
s12=s10+s11,
s13=s10-s11,
s14=x0[0]*x0[2],
s15=x0[1]*x0[3],
s16=s14-s15,
s17=s5*s16,
s18=s14+s15,
s19=s0+s3,
s20=s0+s2;
LANE s21=2.0*x0[0]*X1[0],
s22=2.0*x0[1]*X1[1]+s21,
s23=2.0*x0[2]*X1[2],
s24=2.0*x0[3]*X1[3],
s25=s4*(s5*(s22+s23+s24)),
s26=s1*s25-s5*s22,
s27=x0[2]*X1[1]+x0[1]*X1[2],
s28=x0[3]*X1[0],
s29=x0[0]*X1[3],
s30=s8*s25-s5*(s27+s28+s29),
s31=x0[3]*X1[1]+x0[1]*X1[3],
s32=x0[2]*X1[0],
s33=x0[0]*X1[2],
s34=x0[3]*X1[2]+x0[2]*X1[3],
s35=x0[1]*X1[0],
s36=x0[0]*X1[1];
y2[0]=s5*s8;
y2[1]=s5*s9;
y2[2]=s5*s12;
y2[3]=s5*s13;
y2[4]=s17;
y2[5]=s5*s18;
y2[6]=s5*s19-1.0;
y2[7]=s5*s20-1.0;
y2[8]=s1*s5-1.0;
Y3[0]=s26;
Y3[1]=s30;
Y3[2]=s16*s25+s5*(s31-s32-s33);
Y3[3]=-(s19*s25-s5*(s21+s24));
Y3[4]=-s30;
Y3[5]=-(s9*s25+s5*(s29-(s27-s28)));
Y3[6]=-(s18*s25-s5*(s33+(s31+s32)));
Y3[7]=-(s20*s25-s5*(s21+s23));
Y3[8]=-(s12*s25-s5*(s34+s35+s36));
Y3[9]=-(s13*s25+s5*(s36-(s34-s35)));
y2[9]=-s17;
Y3[10]=-s26;
    }
}

static void NAME(iltis_products_revolute_d0_b_18)(const double *restrict x, double *restrict y, const LANE *restrict X, LANE *restrict Y, const unsigned short *i, int count)
{
    for (; count; count--, i += 13) {
const LANE *X1=X+i[1],*X2=X+i[2];
LANE *Y11=Y+i[11];
const double *x0=x+i[0],*x3=x+i[3],*x4=x+i[4],*x7=x+i[7],*x8=x+i[8],*x10=x+i[10];
double *y12=y+i[12];
double s0=x3[0]-x4[0],
s1=x[i[5]]-x[i[6]],
s2=x7[2]-x4[2],
s3=x4[2]-x3[2],
s4=x[i[6]]-x[i[9]];
LANE s5=x0[1]*X1[2],
s6=x0[2]*X1[0],
s7=x0[0]*X1[8],
s8=x0[2]*X2[0],
s9=x0[1]*X2[2],
s10=x0[0]*X2[8];
double s11=x4[0]-x7[0];
LANE s12=x0[2]*X2[6],
s13=x0[1]*X2[5],
s14=x0[0]*X2[3],
s15=x0[2]*X2[1],
s16=x0[1]*X2[7],
s17=x0[0]*X2[4],
s18=x0[2]*X1[1],
s19=x0[1]*X1[7],
s20=x0[0]*X1[4],
s21=x0[2]*X1[6],
s22=x0[1]*X1[5],
s23=x0[0]*X1[3];
Y11[0]=X1[2]*x0[4];
Y11[1]=X1[2]*x0[3];
Y11[2]=x0[4]*X1[8];
Y11[3]=x0[3]*X1[8];
Y11[4]=x0[4]*X1[0];
Y11[5]=x0[3]*X1[0];
Y11[6]=x0[3]*X2[5]+x0[4]*X2[7];
y12[0]=x0[0]*s0;
y12[1]=x0[2]*s1;
y12[2]=x0[2]*s2;
y12[3]=x0[1]*s0;
y12[4]=x0[0]*s1;
y12[5]=x0[0]*s2;
y12[6]=x0[2]*s0;
Y11[7]=x0[3]*X2[3]+x0[4]*X2[4];
Y11[8]=x0[3]*X2[6]+x0[4]*X2[1];
y12[7]=x0[1]*s1;
y12[8]=x0[1]*s2;
y12[9]=x0[0]*s3-x0[4]*x8[8];
y12[10]=x0[0]*s4-x0[3]*x8[8];
Y11[9]=s5+s6+s7;
y12[11]=x0[1]*s3-x0[4]*x8[0];
y12[12]=x0[1]*s4-x0[3]*x8[0];
Y11[10]=s8+s9+s10;
y12[13]=x0[3]*x10[1]+x0[4]*x10[5]+x0[2]*s11;
Y11[11]=s12+s13+s14;
Y11[12]=s15+s16+s17;
y12[14]=x0[3]*x10[6]+x0[4]*x10[2]+x0[1]*s11;
y12[15]=x0[3]*x10[0]+x0[4]*x10[4]+x0[0]*s11;
y12[16]=x0[2]*s3-x0[4]*x8[9];
y12[17]=x0[2]*s4-x0[3]*x8[9];
Y11[13]=s18+s19+s20;
Y11[14]=s21+s22+s23;
Y11[15]=s23-(s14-(s22-(s13+(s12-s21))));
Y11[16]=s20-(s17-(s19-(s16+(s15-s18))));
Y11[17]=s7-(s10-(s5-(s9-(s6-s8))));
    }
}

static void NAME(iltis_products_revolute_d0_b_19)(const double *restrict x, double *restrict y, const LANE *restrict X, LANE *restrict Y, const unsigned short *i, int count)
{
    for (; count; count--, i += 5) {
const LANE *X1=X+i[1];
LANE *Y3=Y+i[3];
const double *x0=x+i[0],*x2=x+i[2];
double *y4=y+i[4];
Y3[0]=x0[1]*X1[3];
Y3[1]=x0[0]*X1[2];
y4[0]=x0[1]*x2[0];
Y3[2]=x0[1]*X1[0];
y4[1]=x0[1]*x2[6];
y4[2]=x0[1]*x2[1];
Y3[3]=x0[1]*X1[2];
Y3[4]=X1[3]*x0[0];
y4[3]=x0[0]*x2[0];
Y3[5]=x0[0]*X1[0];
y4[4]=x0[0]*x2[6];
y4[5]=x0[0]*x2[1];
Y3[6]=x0[0]*X1[9]+x0[1]*X1[8];
Y3[7]=x0[0]*X1[15]+x0[1]*X1[10];
Y3[8]=x0[0]*X1[12]+x0[1]*X1[16];
y4[6]=x0[0]*x2[14]+x0[1]*x2[17];
y4[7]=x0[0]*x2[12]+x0[1]*x2[9];
y4[8]=x0[0]*x2[15]+x0[1]*x2[18];
    }
}

static void NAME(iltis_products_revolute_d0_b_20)(const double *restrict x, double *restrict y, const LANE *restrict X, LANE *restrict Y, const unsigned short *i, int count)
{
    for (; count; count--, i += 11) {
const LANE *X1=X+i[1],*X8=X+i[8];
LANE *Y9=Y+i[9];
const double *x0=x+i[0],*x3=x+i[3],*x4=x+i[4],*x5=x+i[5],*x6=x+i[6];
double *y10=y+i[10];
double s0=x4[0]-x5[0],
s1=x6[2]-x5[2],
s2=x[i[2]]-x[i[7]];
LANE s3=x0[1]*X8[7],
s4=x0[2]*X8[1],
s5=x0[0]*X8[4];
double s6=x5[0]-x6[0],
s7=x5[2]-x4[1];
LANE s8=x0[1]*X1[7],
s9=x0[2]*X1[1],
s10=x0[0]*X1[4],
s11=x0[1]*X1[5],
s12=x0[2]*X1[6],
s13=x0[0]*X1[3],
s14=x0[2]*X8[0],
s15=x0[1]*X8[2],
s16=x0[0]*X8[8],
s17=x0[2]*X1[0],
s18=x0[1]*X1[2],
s19=x0[0]*X1[8];
Y9[0]=X1[2]*x0[4];
Y9[1]=X1[2]*x0[3];
Y9[2]=x0[3]*X1[8];
Y9[3]=x0[4]*X1[8];
Y9[4]=x0[3]*X1[0];
Y9[5]=x0[4]*X1[0];
y10[0]=x0[0]*x[i[2]]-x0[3]*x3[8];
y10[1]=x0[2]*s0;
y10[2]=x0[1]*s1;
y10[3]=x0[3]*x3[9]-x0[2]*x[i[2]];
y10[4]=x0[1]*s0;
y10[5]=x0[0]*s2;
y10[6]=x0[1]*s2;
y10[7]=x0[0]*s1;
y10[8]=x0[1]*x[i[2]]-x0[3]*x3[0];
Y9[6]=x0[3]*X8[6]+x0[4]*X8[1];
y10[9]=x0[0]*s0;
Y9[7]=x0[3]*X8[3]+x0[4]*X8[4];
Y9[8]=x0[3]*X8[5]+x0[4]*X8[7];
y10[10]=x0[2]*s2;
y10[11]=x0[2]*s1;
Y9[9]=s3+s4+s5;
y10[12]=x0[1]*s6+(x0[4]*x4[193]+x0[3]*x4[197]);
y10[13]=x0[0]*s7-x0[4]*x3[8];
y10[14]=x0[4]*x4[196]+x0[3]*x4[192]+x0[2]*s6;
y10[15]=x0[4]*x4[195]+x0[3]*x4[191]+x0[0]*s6;
Y9[10]=s8+s9+s10;
Y9[11]=s11+s12+s13;
Y9[12]=s14+s15+s16;
y10[16]=x0[1]*s7-x0[4]*x3[0];
y10[17]=x0[2]*s7-x0[4]*x3[9];
Y9[13]=s17+s18+s19;
Y9[14]=s19-(s16-(s18-(s15+(s14-s17))));
Y9[15]=s13-(x0[0]*X8[3]-(s11-(x0[1]*X8[5]+(x0[2]*X8[6]-s12))));
Y9[16]=s10-(s5-(s8-(s3+(s4-s9))));
    }
}

static void NAME(iltis_products_spherical_d0_b_21)(const double *restrict x, double *restrict y, const LANE *restrict X, LANE *restrict Y, const unsigned short *i, int count)
{
    for (; count; count--, i += 8) {
const LANE *X4=X+i[4],*X5=X+i[5];
LANE *Y7=Y+i[7];
const double *x0=x+i[0],*x2=x+i[2];
double *y6=y+i[6];
double s0=x2[1821]-x2[0],
s1=x2[1823]-x2[2],
s2=x2[0]-x2[3],
s3=x2[2]-x2[4],
s4=x[i[1]]-x[i[3]];
LANE s5=x0[2]*X4[1],
s6=x0[1]*X4[7],
s7=x0[0]*X4[4],
s8=x0[2]*X4[0],
s9=x0[1]*X4[2],
s10=x0[0]*X4[8],
s11=x0[2]*X5[1],
s12=x0[1]*X5[7],
s13=x0[0]*X5[4],
s14=x0[2]*X5[6],
s15=x0[1]*X5[5],
s16=x0[0]*X5[3],
s17=x0[2]*X5[0],
s18=x0[1]*X5[2],
s19=x0[0]*X5[8];
y6[0]=x0[2]*x[i[1]];
y6[1]=x0[0]*x[i[1]];
y6[2]=x0[1]*x[i[1]];
y6[3]=x0[2]*s0;
y6[4]=x0[2]*s1;
y6[5]=x0[2]*s2;
y6[6]=x0[2]*s3;
y6[7]=x0[0]*s4;
y6[8]=x0[2]*s4;
y6[9]=x0[1]*s4;
y6[10]=x0[1]*s0;
y6[11]=x0[1]*s1;
y6[12]=x0[1]*s2;
y6[13]=x0[1]*s3;
y6[14]=x0[0]*s0;
y6[15]=x0[0]*s1;
y6[16]=x0[0]*s2;
y6[17]=x0[0]*s3;
Y7[0]=s5+s6+s7;
Y7[1]=s8+s9+s10;
Y7[2]=s11+s12+s13;
Y7[3]=s14+s15+s16;
Y7[4]=s17+s18+s19;
Y7[5]=s7-(s13-(s6-(s12-(s5-s11))));
Y7[6]=x0[0]*X4[3]-(s16-(x0[1]*X4[5]-(s15-(x0[2]*X4[6]-s14))));
Y7[7]=s10-(s19-(s9-(s18-(s8-s17))));
    }
}

static void NAME(iltis_products_spherical_d0_b_22)(const double *restrict x, double *restrict y, const LANE *restrict X, LANE *restrict Y, const unsigned short *i, int count)
{
    for (; count; count--, i += 11) {
const LANE *X7=X+i[7],*X8=X+i[8];
LANE *Y10=Y+i[10];
const double *x0=x+i[0],*x1=x+i[1],*x2=x+i[2],*x5=x+i[5];
double *y9=y+i[9];
double s0=x1[0]-x2[0],
s1=x[i[3]]-x[i[4]],
s2=x1[2]-x2[2],
s3=x2[0]-x5[0],
s4=x[i[4]]-x[i[6]],
s5=x2[2]-x5[2];
LANE s6=x0[1]*X7[7],
s7=x0[2]*X7[1],
s8=x0[0]*X7[4],
s9=x0[1]*X7[5],
s10=x0[2]*X7[6],
s11=x0[0]*X7[3],
s12=x0[1]*X7[2],
s13=x0[2]*X7[0],
s14=x0[0]*X7[8],
s15=x0[2]*X8[1],
s16=x0[1]*X8[7],
s17=x0[0]*X8[4],
s18=x0[2]*X8[6],
s19=x0[1]*X8[5],
s20=x0[0]*X8[3],
s21=x0[2]*X8[0],
s22=x0[1]*X8[2],
s23=x0[0]*X8[8];
y9[0]=x0[1]*s0;
y9[1]=x0[1]*s1;
y9[2]=x0[1]*s2;
y9[3]=x0[1]*s3;
y9[4]=x0[1]*s4;
y9[5]=x0[1]*s5;
y9[6]=x0[2]*s0;
y9[7]=x0[2]*s1;
y9[8]=x0[2]*s2;
y9[9]=x0[2]*s3;
y9[10]=x0[2]*s4;
y9[11]=x0[2]*s5;
y9[12]=x0[0]*s0;
y9[13]=x0[0]*s1;
y9[14]=x0[0]*s2;
y9[15]=x0[0]*s3;
y9[16]=x0[0]*s4;
y9[17]=x0[0]*s5;
Y10[0]=s6+s7+s8;
Y10[1]=s9+s10+s11;
Y10[2]=s12+s13+s14;
Y10[3]=s15+s16+s17;
Y10[4]=s18+s19+s20;
Y10[5]=s21+s22+s23;
Y10[6]=s8-(s17-(s6-(s16-(s7-s15))));
Y10[7]=s11-(s20-(s9-(s19-(s10-s18))));
Y10[8]=s14-(s23-(s12-(s22-(s13-s21))));
    }
}

static void NAME(iltis_products_lever_to_d0_nodiff_23)(const double *restrict x, double *restrict y, const LANE *restrict X, LANE *restrict Y, const unsigned short *i, int count)
{
    for (; count; count--, i += 8) {
const LANE *X5=X+i[5];
const double *x0=x+i[0];
double s0=x0[7]-x0[1],
s1=x0[6]-x0[0];
y[i[6]]=s0*x[i[1]]+s1*x[i[2]];
Y[i[7]]=s1*X[i[3]]+s0*X[i[4]]-(X5[0]-X5[133]);
    }
}

static void NAME(iltis_products_dot_d0_b_24)(const double *restrict x, double *restrict y, const LANE *restrict X, LANE *restrict Y, const unsigned short *i, int count)
{
    for (; count; count--, i += 14) {
LANE *Y12=Y+i[12];
const double *x8=x+i[8];
double *y13=y+i[13];
Y12[0]=x[i[0]]*X[i[1]];
Y12[1]=x[i[0]]*X[i[2]];
Y12[2]=x[i[0]]*X[i[3]];
Y12[3]=x[i[0]]*X[i[4]];
Y12[4]=x[i[0]]*X[i[5]];
y13[0]=x[i[0]]*x[i[6]];
Y12[5]=x[i[0]]*X[i[7]];
y13[1]=x[i[0]]*x8[0];
y13[2]=x[i[0]]*x[i[9]];
y13[3]=x[i[0]]*x[i[10]];
y13[4]=x[i[0]]*x[i[11]];
y13[5]=x[i[0]]*x8[1];
    }
}

static void NAME(iltis_products_lever_to_d0_b_25)(const double *restrict x, double *restrict y, const LANE *restrict X, LANE *restrict Y, const unsigned short *i, int count)
{
    for (; count; count--, i += 7) {
LANE *Y2=Y+i[2];
const double *x0=x+i[0];
double *y1=y+i[1];
double s0=x0[6]-x0[0],
s1=x0[7]-x0[1];
y1[1]=s0*x[i[1]];
Y2[1]=s1*X[i[2]];
Y2[2]=s0*X[i[2]];
y1[2]=x[i[1]]*s1;
Y2[3]=X[i[2]]*x[i[3]]+x[i[1]]*X[i[4]];
Y2[4]=X[i[2]]*x[i[5]]+x[i[1]]*X[i[6]];
    }
}

static void NAME(iltis_products_euler_norm_d0_b_26)(const double *restrict x, double *restrict y, const LANE *restrict X, LANE *restrict Y, const unsigned short *i, int count)
{
    for (; count; count--, i += 3) {
const LANE *X0=X+i[0];
LANE *Y2=Y+i[2];
Y2[0]=2.0*X0[3]*x[i[1]];
Y2[1]=x[i[1]]*(2.0*X0[2]);
Y2[2]=x[i[1]]*(2.0*X0[1]);
Y2[3]=x[i[1]]*(2.0*X0[0]);
    }
}

static void NAME(iltis_products_frame_d0_b_27)(const double *restrict x, double *restrict y, const LANE *restrict X, LANE *restrict Y, const unsigned short *i, int count)
{
    for (; count; count--, i += 13) {
const LANE *X2=X+i[2];
LANE *Y12=Y+i[12];
const double *x0=x+i[0],*x1=x+i[1];
double s0=x0[2]*x0[3],
s1=x0[1]*x0[0],
s2=s0-s1,
s3=x0[3]*x0[3],
s4=x0[0]*x0[0],
s5=s3+s4,
s6=x0[2]*x0[0],
s7=x0[3]*x0[1],
s8=s6+s7,
s9=s0+s1,
s10=x0[2]*x0[2],
s11=s4+s10,
s12=x0[3]*x0[0],
s13=x0[2]*x0[1],
s14=s12-s13,
s15=s6-s7,
s16=s12+s13,
s17=s4+x0[1]*x0[1],
s18=s2*x1[0]+s5*x1[1]+s8*x1[2]+s9*x1[3]+s11*x1[4]-s14*x1[5]-s15*x1[6]+s16*x1[7]+s17*x1[8],
s19=s3+(s10+s17),
s20=1.0/s19,
s21=2.0*s20,
s22=s20*(s18*s21),
s23=2.0*x0[2],
s24=x1[2]*s21,
s25=x1[0]*s21,
s26=x1[3]*s21,
s27=x1[4]*s21,
s28=x1[5]*s21,
s29=x1[6]*s21,
s30=x1[7]*s21,
s31=2.0*x0[1],
s32=x1[8]*s21,
s33=x1[1]*s21,
s34=2.0*x0[3],
s35=2.0*x0[0];
LANE s36=s34*X2[3],
s37=s35*X2[0],
s38=x0[3]*X2[2]+x0[2]*X2[3],
s39=x0[1]*X2[0],
s40=x0[0]*X2[1],
s41=x0[3]*X2[1]+x0[1]*X2[3],
s42=x0[2]*X2[0],
s43=x0[0]*X2[2],
s44=s23*X2[2],
s45=x0[1]*X2[2]+x0[2]*X2[1],
s46=x0[3]*X2[0],
s47=x0[0]*X2[3],
s48=s37+s31*X2[1],
s49=s36+(s44+s48),
s50=s20*(s18*s49),
s51=2.0*(x1[1]*(s36+s37)+s5*X[i[3]]+s2*X[i[4]]+x1[0]*(s38-s39-s40)+s8*X[i[5]]+x1[2]*(s41+s42+s43)+s9*X[i[6]]+x1[3]*(s40+(s38+s39))+s11*X[i[7]]+x1[4]*(s37+s44)-s14*X[i[8]]+x1[5]*(s45-s46-s47)-s15*X[i[9]]-x1[6]*(s43-(s41-s42))+s16*X[i[10]]+x1[7]*(s47+(s45+s46))+s17*X[i[11]]+x1[8]*s48-s50)*(1.0/(s19*s19)),
s52=s20*(s21*s50),
s53=2.0*X2[1],
s54=s20*(s21*s49),
s55=x1[0]*s54-s21*X[i[4]],
s56=x1[2]*s54-s21*X[i[5]],
s57=x1[3]*s54-s21*X[i[6]],
s58=x1[5]*s54-s21*X[i[8]],
s59=x1[6]*s54-s21*X[i[9]],
s60=x1[7]*s54-s21*X[i[10]],
s61=x1[8]*s54-s21*X[i[11]],
s62=2.0*X2[2],
s63=x1[4]*s54-s21*X[i[7]],
s64=2.0*X2[3],
s65=x1[1]*s54-s21*X[i[3]],
s66=2.0*X2[0];
Y12[0]=s31*s51-(s31*s52-s22*s53)-(x0[0]*s55-s25*X2[0]+s24*X2[3]-x0[3]*s56+s26*X2[0]-x0[0]*s57+s28*X2[2]-x0[2]*s58+s29*X2[3]-x0[3]*s59+s30*X2[2]-x0[2]*s60+s32*s53-s31*s61);
Y12[1]=s23*s51-(s23*s52-s22*s62)+(x0[3]*s55-s25*X2[3]-s24*X2[0]+x0[0]*s56-s26*X2[3]+x0[3]*s57-s27*s62+s23*s63-s28*X2[1]+x0[1]*s58+s29*X2[0]-x0[0]*s59-s30*X2[1]+x0[1]*s60);
Y12[2]=s34*s51-(s34*s52-s22*s64)+(s34*s65-s33*s64-s25*X2[2]+x0[2]*s55-s24*X2[1]+x0[1]*s56-s26*X2[2]+x0[2]*s57+s28*X2[0]-x0[0]*s58-s29*X2[1]+x0[1]*s59-s30*X2[0]+x0[0]*s60);
Y12[3]=s35*s65-s33*s66+s25*X2[1]-x0[1]*s55-s24*X2[2]+x0[2]*s56-s26*X2[1]+x0[1]*s57-s27*s66+s35*s63+s28*X2[3]-x0[3]*s58+s29*X2[2]-x0[2]*s59-s30*X2[3]+x0[3]*s60-s32*s66+s35*s61+(s35*s51-(s35*s52-s22*s66));
    }
}

static void NAME(iltis_products_frame_d0_b_28)(const double *restrict x, double *restrict y, const LANE *restrict X, LANE *restrict Y, const unsigned short *i, int count)
{
    for (; count; count--, i += 6) {
const LANE *X2=X+i[2],*X3=X+i[3];
LANE *Y5=Y+i[5];
const double *x0=x+i[0],*x1=x+i[1];
double s0=x0[3]*x0[3],
s1=x0[0]*x0[0],
s2=x0[0]*x0[1],
s3=x0[3]*x0[2],
s4=x0[0]*x0[2],
s5=x0[3]*x0[1],
s6=x0[2]*x0[2],
s7=x0[3]*x0[0],
s8=x0[1]*x0[2],
s9=s4-s5,
s10=s7+s8,
s11=s1+x0[1]*x0[1],
s12=(s0+s1)*x1[0]-(s2-s3)*x1[1]+(s4+s5)*x1[2]+(s2+s3)*x1[3]+(s1+s6)*x1[4]-(s7-s8)*x1[5]-s9*x1[6]+s10*x1[7]+s11*x1[8],
s13=s0+(s6+s11),
s14=1.0/s13,
s15=2.0*s14,
s16=s14*(s12*s15),
s17=2.0*x0[1],
s18=x1[2]*s15,
s19=x1[1]*s15,
s20=x1[3]*s15,
s21=x1[5]*s15,
s22=x1[6]*s15,
s23=x1[7]*s15,
s24=x1[8]*s15,
s25=x1[0]*s15,
s26=2.0*x0[3],
s27=x1[4]*s15,
s28=2.0*x0[2],
s29=2.0*x0[0];
LANE s30=s29*X2[0],
s31=s30+s17*X2[1],
s32=s28*X2[2],
s33=s26*X2[3],
s34=s31+s32+s33,
s35=s14*(s15*s34),
s36=x1[1]*s35,
s37=x1[2]*s35,
s38=x1[3]*s35,
s39=x1[5]*s35,
s40=x1[6]*s35-s15*X3[0],
s41=x1[7]*s35-s15*X3[2],
s42=2.0*X2[1],
s43=x1[8]*s35-s15*X[i[4]],
s44=x0[3]*X2[2]+x0[2]*X2[3],
s45=x0[1]*X2[0],
s46=x0[0]*X2[1],
s47=x0[1]*X2[3]+x0[3]*X2[1],
s48=x0[2]*X2[0],
s49=x0[0]*X2[2],
s50=x0[2]*X2[1]+x0[1]*X2[2],
s51=x0[3]*X2[0],
s52=x0[0]*X2[3],
s53=s14*(s12*s34),
s54=2.0*(x1[1]*(s44-s45-s46)+x1[0]*(s30+s33)+x1[2]*(s47+s48+s49)+x1[3]*(s46+(s44+s45))+x1[4]*(s30+s32)+x1[5]*(s50-s51-s52)-s9*X3[0]-x1[6]*(s49-(s47-s48))+s10*X3[2]+x1[7]*(s52+(s50+s51))+s11*X[i[4]]+x1[8]*s31-s53)*(1.0/(s13*s13)),
s55=s14*(s15*s53),
s56=x1[0]*s35,
s57=2.0*X2[3],
s58=2.0*X2[2],
s59=x1[4]*s35,
s60=2.0*X2[0];
Y5[0]=x0[0]*s36-s19*X2[0]+s18*X2[3]-x0[3]*s37+s20*X2[0]-x0[0]*s38+s21*X2[2]-x0[2]*s39+s22*X2[3]-x0[3]*s40+s23*X2[2]-x0[2]*s41+s24*s42-s17*s43-(s17*s54-(s17*s55-s16*s42));
Y5[1]=s26*s56-s25*s57-s19*X2[2]+x0[2]*s36-s18*X2[1]+x0[1]*s37-s20*X2[2]+x0[2]*s38+s21*X2[0]-x0[0]*s39-s22*X2[1]+x0[1]*s40-s23*X2[0]+x0[0]*s41+(s26*s54-(s26*s55-s16*s57));
Y5[2]=x0[3]*s36-s19*X2[3]-s18*X2[0]+x0[0]*s37-s20*X2[3]+x0[3]*s38-s27*s58+s28*s59-s21*X2[1]+x0[1]*s39+s22*X2[0]-x0[0]*s40-s23*X2[1]+x0[1]*s41+(s28*s54-(s28*s55-s16*s58));
Y5[3]=s29*s56-s25*s60+s19*X2[1]-x0[1]*s36-s18*X2[2]+x0[2]*s37-s20*X2[1]+x0[1]*s38-s27*s60+s29*s59+s21*X2[3]-x0[3]*s39+s22*X2[2]-x0[2]*s40-s23*X2[3]+x0[3]*s41-s24*s60+s29*s43+(s29*s54-(s29*s55-s16*s60));
    }
}

static void NAME(iltis_products_frame_d0_b_29)(const double *restrict x, double *restrict y, const LANE *restrict X, LANE *restrict Y, const unsigned short *i, int count)
{
    for (; count; count--, i += 7) {
const LANE *X2=X+i[2],*X3=X+i[3],*X4=X+i[4];
LANE *Y6=Y+i[6];
const double *x0=x+i[0],*x1=x+i[1];
double s0=x0[0]*x0[0],
s1=s0+x0[1]*x0[1],
s2=x0[2]*x0[2],
s3=x0[3]*x0[3],
s4=s1+s2+s3,
s5=1.0/s4,
s6=2.0*s5,
s7=s6*x1[0],
s8=s6*x1[1],
s9=s6*x1[2],
s10=s6*x1[3],
s11=2.0*x0[2],
s12=s6*x1[4],
s13=s6*x1[5],
s14=s6*x1[6],
s15=s0+s3,
s16=x0[0]*x0[1],
s17=x0[2]*x0[3],
s18=s16-s17,
s19=x0[0]*x0[2],
s20=x0[1]*x0[3],
s21=s19+s20,
s22=x0[0]*x0[3],
s23=x0[1]*x0[2],
s24=s19-s20,
s25=s22+s23,
s26=s15*x1[7]-x1[1]*s18+x1[0]*s21+x1[2]*(s16+s17)+x1[3]*(s0+s2)-x1[4]*(s22-s23)-x1[5]*s24+x1[6]*s25+s1*x1[8],
s27=s5*(s6*s26),
s28=s6*x1[7],
s29=2.0*x0[3],
s30=s6*x1[8],
s31=2.0*x0[1],
s32=2.0*x0[0];
LANE s33=s32*X2[0],
s34=s31*X2[1]+s33,
s35=s11*X2[2],
s36=s29*X2[3],
s37=s34+s35+s36,
s38=s5*(s6*s37),
s39=x1[1]*s38-s6*X3[0],
s40=x1[0]*s38-s6*X3[4],
s41=x1[2]*s38,
s42=2.0*X2[2],
s43=x1[3]*s38,
s44=x1[4]*s38,
s45=x1[5]*s38-s6*X4[0],
s46=x1[6]*s38-s6*X[i[5]],
s47=x0[3]*X2[2]+x0[2]*X2[3],
s48=x0[1]*X2[0],
s49=x0[0]*X2[1],
s50=x0[3]*X2[1]+x0[1]*X2[3],
s51=x0[2]*X2[0],
s52=x0[0]*X2[2],
s53=x0[2]*X2[1]+x0[1]*X2[2],
s54=x0[3]*X2[0],
s55=x0[0]*X2[3],
s56=s5*(s26*s37),
s57=2.0*(x1[7]*(s33+s36)+s15*X3[3]-s18*X3[0]+x1[1]*(s47-s48-s49)+s21*X3[4]+x1[0]*(s50+s51+s52)+x1[2]*(s49+(s47+s48))+x1[3]*(s33+s35)+x1[4]*(s53-s54-s55)-s24*X4[0]-x1[5]*(s52-(s50-s51))+s25*X[i[5]]+x1[6]*(s55+(s53+s54))+s1*X4[2]+x1[8]*s34-s56)*(1.0/(s4*s4)),
s58=s5*(s6*s56),
s59=2.0*X2[1],
s60=x1[8]*s38-s6*X4[2],
s61=x1[7]*s38-s6*X3[3],
s62=2.0*X2[3],
s63=2.0*X2[0];
Y6[0]=x0[3]*s39-s8*X2[3]-s7*X2[0]+x0[0]*s40-s9*X2[3]+x0[3]*s41-s10*s42+s11*s43-s12*X2[1]+x0[1]*s44+s13*X2[0]-x0[0]*s45-s14*X2[1]+x0[1]*s46+(s11*s57-(s11*s58-s27*s42));
Y6[1]=x0[0]*s39-s8*X2[0]+s7*X2[3]-x0[3]*s40+s9*X2[0]-x0[0]*s41+s12*X2[2]-x0[2]*s44+s13*X2[3]-x0[3]*s45+s14*X2[2]-x0[2]*s46+s30*s59-s31*s60-(s31*s57-(s31*s58-s27*s59));
Y6[2]=s29*s61-s28*s62-s8*X2[2]+x0[2]*s39-s7*X2[1]+x0[1]*s40-s9*X2[2]+x0[2]*s41+s12*X2[0]-x0[0]*s44-s13*X2[1]+x0[1]*s45-s14*X2[0]+x0[0]*s46+(s29*s57-(s29*s58-s27*s62));
Y6[3]=s32*s61-s28*s63+s8*X2[1]-x0[1]*s39-s7*X2[2]+x0[2]*s40-s9*X2[1]+x0[1]*s41-s10*s63+s32*s43+s12*X2[3]-x0[3]*s44+s13*X2[2]-x0[2]*s45-s14*X2[3]+x0[3]*s46-s30*s63+s32*s60+(s32*s57-(s32*s58-s27*s63));
    }
}

static void NAME(iltis_products_frame_d0_b_30)(const double *restrict x, double *restrict y, const LANE *restrict X, LANE *restrict Y, const unsigned short *i, int count)
{
    for (; count; count--, i += 5) {
const LANE *X2=X+i[2],*X3=X+i[3];
LANE *Y4=Y+i[4];
const double *x0=x+i[0],*x1=x+i[1];
double s0=x0[0]*x0[0],
s1=x0[2]*x0[2],
s2=s0+x0[1]*x0[1]+s1+x0[3]*x0[3],
s3=1.0/s2,
s4=2.0*s3,
s5=s0+s1,
s6=x0[0]*x0[1]+x0[2]*x0[3],
s7=x0[0]*x0[3]-x0[1]*x0[2],
s8=s5*x1[1]+s6*x1[2]-s7*x1[0],
s9=s3*(s4*s8),
s10=2.0*x0[1],
s11=s4*x1[2],
s12=s4*x1[0],
s13=2.0*x0[3],
s14=s4*x1[1],
s15=2.0*x0[2],
s16=2.0*x0[0];
LANE s17=s16*X2[0],
s18=s15*X2[2],
s19=s18+(s17+s10*X2[1])+s13*X2[3],
s20=s3*(s8*s19),
s21=2.0*(x1[2]*(x0[3]*X2[2]+x0[2]*X2[3]+x0[1]*X2[0]+x0[0]*X2[1])+s6*X3[0]+s5*X3[1]+x1[1]*(s17+s18)-s7*X3[2]+x1[0]*(x0[2]*X2[1]+x0[1]*X2[2]-x0[3]*X2[0]-x0[0]*X2[3])-s20)*(1.0/(s2*s2)),
s22=s3*(s4*s20),
s23=s3*(s4*s19),
s24=x1[2]*s23-s4*X3[0],
s25=x1[0]*s23-s4*X3[2],
s26=2.0*X2[2],
s27=x1[1]*s23-s4*X3[1],
s28=2.0*X2[0];
Y4[0]=s10*s21-(s10*s22-s9*(2.0*X2[1]))+(x0[0]*s24-s11*X2[0]-s12*X2[2]+x0[2]*s25);
Y4[1]=s13*s21-(s13*s22-s9*(2.0*X2[3]))+(x0[2]*s24-s11*X2[2]+s12*X2[0]-x0[0]*s25);
Y4[2]=x0[3]*s24-s11*X2[3]-s14*s26+s15*s27-s12*X2[1]+x0[1]*s25+(s15*s21-(s15*s22-s9*s26));
Y4[3]=x0[1]*s24-s11*X2[1]-s14*s28+s16*s27+s12*X2[3]-x0[3]*s25+(s16*s21-(s16*s22-s9*s28));
    }
}

static void NAME(iltis_products_rod_points_nodiff_b_31)(const double *restrict x, double *restrict y, const LANE *restrict X, LANE *restrict Y, const unsigned short *i, int count)
{
    for (; count; count--, i += 7) {
const LANE *X0=X+i[0];
LANE *Y0=Y+i[0];
LANE s0=0.5*X0[0],
s1=0.5*X0[1],
s2=0.5*X0[2];
Y0[3]=s0+X[i[1]];
Y0[4]=s1+X[i[2]];
Y0[5]=s2+X[i[3]];
Y0[6]=s0+X[i[4]];
Y0[7]=s1+X[i[5]];
Y0[8]=s2+X[i[6]];
    }
}

static void NAME(iltis_products_frame_d0_d1_nodiff_32)(const double *restrict x, double *restrict y, const LANE *restrict X, LANE *restrict Y, const unsigned short *i, int count)
{
    for (; count; count--, i += 2) {
const double *x0=x+i[0];
double *y1=y+i[1];
double s0=x0[0]*x0[0],
s1=s0+x0[1]*x0[1],
s2=x0[2]*x0[2],
s3=x0[3]*x0[3],
s4=1.0/(s1+s2+s3),
s5=2.0*s4,
s6=x0[0]*x0[1],
s7=x0[2]*x0[3],
s8=s6+s7,
s9=s6-s7,
s10=x0[1]*x0[3],
s11=x0[0]*x0[2],
s12=s10-s11,
s13=s10+s11,
s14=x0[0]*x0[3],
s15=x0[1]*x0[2],
s16=s14+s15,
s17=s14-s15,
s18=s0+s3,
s19=s0+s2,
s20=s4*s5,
s21=2.0*x0[0],
s22=s21*x0[457],
s23=2.0*x0[1],
s24=s22+s23*x0[458],
s25=2.0*x0[2],
s26=s25*x0[459],
s27=2.0*x0[3],
s28=s27*x0[460],
s29=s24+s26+s28,
s30=s20*s29,
s31=x0[2]*x0[460]+x0[3]*x0[459],
s32=x0[1]*x0[457],
s33=x0[0]*x0[458],
s34=s31+s32+s33,
s35=s5*s34,
s36=s33-(s31-s32),
s37=s5*s36,
s38=s4*(s5*s29),
s39=x0[2]*x0[458]+x0[1]*x0[459],
s40=x0[3]*x0[457],
s41=x0[0]*x0[460],
s42=s39+s40+s41,
s43=s5*s42,
s44=s16*s38-s43,
s45=s41-(s39-s40),
s46=s5*s45,
s47=s22+s28,
s48=s5*s47,
s49=x0[1]*x0[460]+x0[3]*x0[458],
s50=x0[2]*x0[457],
s51=x0[0]*x0[459],
s52=s49-s50-s51,
s53=s5*s52,
s54=s12*s38-s53,
s55=s51+(s49+s50),
s56=s5*s55,
s57=s5*s24,
s58=s1*s38-s57,
s59=s22+s26,
s60=s5*s59,
s61=x0[457]*(2.0*x0[457])+s21*x0[824],
s62=s61+x0[458]*(2.0*x0[458])+s23*x0[825],
s63=x0[459]*(2.0*x0[459]),
s64=s25*x0[826],
s65=x0[460]*(2.0*x0[460]),
s66=s27*x0[827],
s67=s4*(s29*(s30+s38))-s20*(s62+s63+s64+s65+s66),
s68=x0[458]*x0[460],
s69=s68+(s68+x0[3]*x0[825])+x0[1]*x0[827],
s70=x0[457]*x0[459],
s71=x0[2]*x0[824],
s72=x0[0]*x0[826],
s73=x0[459]*x0[460],
s74=s73+(s73+x0[3]*x0[826])+x0[2]*x0[827],
s75=x0[457]*x0[458],
s76=x0[1]*x0[824],
s77=x0[0]*x0[825],
s78=x0[458]*x0[459],
s79=s78+(x0[2]*x0[825]+s78)+x0[1]*x0[826],
s80=x0[457]*x0[460],
s81=x0[3]*x0[824],
s82=x0[0]*x0[827];
y1[0]=s5*s8;
y1[1]=s5*s12;
y1[2]=s5*s13;
y1[3]=s5*s16;
y1[4]=s1*s5-1.0;
y1[5]=s5*s18-1.0;
y1[6]=s5*s19-1.0;
y1[7]=s9*s30-s37;
y1[8]=s44;
y1[9]=s17*s38-s46;
y1[10]=s54;
y1[11]=s43-s16*s30;
y1[12]=s58;
y1[13]=s53-s12*s30;
y1[14]=s56-s13*s30;
y1[15]=s35-s8*s38;
y1[16]=s60-s19*s38;
y1[17]=s48-s18*s30;
y1[18]=s57-s1*s30;
y1[19]=s12*s67-s30*s52-s38*s52-s5*(s70-(s69-s70-s71)+s72);
y1[20]=s13*s67-s30*s55-s38*s55+s5*(s72+(s70+(s71+(s69+s70))));
y1[21]=s8*s67-s30*s34-s34*s38+s5*(s75+(s74+s75+s76)+s77);
y1[22]=s18*s67-s30*s47-s38*s47+s5*(s66+(s61+s65));
y1[23]=s19*s67-s30*s59-s38*s59+s5*(s64+(s61+s63));
y1[24]=s1*s67-s24*s30-s24*s38+s5*s62;
y1[25]=s16*s67-s30*s42-s38*s42+s5*(s80+(s79+s80+s81)+s82);
y1[26]=-(s5*s9);
y1[27]=-s44;
y1[28]=-(s18*s38-s48);
y1[29]=-s54;
y1[30]=-(s13*s38-s56);
y1[31]=-(s46-s17*s30);
y1[32]=-s58;
y1[33]=-(s37-s9*s38);
y1[34]=-(s19*s30-s60);
y1[35]=-(s9*s67-s30*s36-s36*s38+s5*(s77+(s75+(s76-(s74-s75)))));
y1[36]=-(s17*s67-s30*s45-s38*s45+s5*(s82+(s80+(s81-(s79-s80)))));
y1[37]=-(s5*s17);
y1[38]=-(s8*s30-s35);
    }
}

static void NAME(iltis_products_revolute_d0_d1_b_33)(const double *restrict x, double *restrict y, const LANE *restrict X, LANE *restrict Y, const unsigned short *i, int count)
{
    for (; count; count--, i += 10) {
const LANE *X0=X+i[0],*X1=X+i[1];
LANE *Y0=Y+i[0];
const double *x2=x+i[2],*x3=x+i[3],*x4=x+i[4],*x5=x+i[5],*x8=x+i[8];
double s0=x4[0]-x5[0],
s1=x[i[6]]-x[i[7]],
s2=x8[2]-x4[2],
s3=x4[2]-x5[2],
s4=x4[0]-x8[0],
s5=x[i[7]]-x[i[9]];
LANE s6=X1[2]*x2[19],
s7=X0[1]*x2[13],
s8=X0[0]*x2[1],
s9=X1[1]*x2[25],
s10=X0[5]*x2[11],
s11=X0[2]*x2[3],
s12=X1[0]*x2[24],
s13=X0[3]*x2[18],
s14=X0[4]*x2[4],
s15=X1[2]*x2[22],
s16=X0[1]*x2[17],
s17=X0[0]*x2[5],
s18=X1[1]*x2[35],
s19=X0[5]*x2[7],
s20=X0[2]*x2[26],
s21=X1[0]*x2[20],
s22=X0[3]*x2[14],
s23=X0[4]*x2[2],
s24=X1[2]*x2[21],
s25=X0[1]*x2[38],
s26=X0[0]*x2[0],
s27=X1[1]*x2[23],
s28=X0[5]*x2[34],
s29=X0[2]*x2[6],
s30=X1[0]*x2[36],
s31=X0[3]*x2[31],
s32=X0[4]*x2[37],
s33=X0[1]*x3[17]+X1[2]*x3[22]+X0[0]*x3[5],
s34=X1[1]*x3[35],
s35=X0[5]*x3[7],
s36=X0[2]*x3[26],
s37=X1[0]*x3[20],
s38=X0[3]*x3[14],
s39=X0[4]*x3[2],
s40=X0[1]*x3[13]+X1[2]*x3[19]+X0[0]*x3[1],
s41=X1[1]*x3[25],
s42=X0[5]*x3[11],
s43=X0[2]*x3[3],
s44=X1[0]*x3[24],
s45=X0[3]*x3[18],
s46=X0[4]*x3[4],
s47=X0[1]*x3[38]+X1[2]*x3[21]+X0[0]*x3[0],
s48=X1[1]*x3[23],
s49=X0[5]*x3[34],
s50=X0[2]*x3[6],
s51=X1[0]*x3[36],
s52=X0[3]*x3[31],
s53=X0[4]*x3[37];
Y0[10]=X1[3]*x2[11];
Y0[11]=x2[11]*X1[4];
Y0[12]=X1[3]*x2[13];
Y0[13]=X1[4]*x2[13];
Y0[14]=X1[4]*x2[18];
Y0[15]=X1[3]*x2[18];
Y0[16]=X1[4]*x3[14]+X1[3]*x3[31];
Y0[17]=X1[3]*x3[38]+X1[4]*x3[17];
Y0[18]=X0[3]*s0;
Y0[19]=X0[4]*s0;
Y0[20]=X1[4]*x3[7]+X1[3]*x3[34];
Y0[21]=X0[0]*s1;
Y0[22]=X0[0]*s2;
Y0[23]=X1[2]*s1;
Y0[24]=X1[2]*s2;
Y0[25]=X1[1]*s0;
Y0[26]=X0[2]*s1;
Y0[27]=X0[2]*s2;
Y0[28]=X1[2]*s0;
Y0[29]=X0[4]*s1;
Y0[30]=X0[4]*s2;
Y0[31]=X1[0]*s0;
Y0[32]=X0[1]*s0;
Y0[33]=X1[1]*s1;
Y0[34]=X1[1]*s2;
Y0[35]=X1[0]*s1;
Y0[36]=X1[0]*s2;
Y0[37]=X0[1]*s1;
Y0[38]=X0[1]*s2;
Y0[39]=X0[3]*s1;
Y0[40]=X0[3]*s2;
Y0[41]=X0[2]*s0;
Y0[42]=X0[0]*s0;
Y0[43]=X0[5]*s1;
Y0[44]=X0[5]*s2;
Y0[45]=X0[5]*s0;
Y0[46]=X1[4]*x2[27]+X0[6]*x2[3]-X0[5]*s3;
Y0[47]=X1[4]*x3[5]+X1[3]*x3[0]+X1[2]*s4;
Y0[48]=X1[1]*s3-X1[4]*x2[3];
Y0[49]=X1[3]*x2[32]+X0[7]*x2[4]-X0[3]*s5;
Y0[50]=X0[7]*x2[1]+X1[3]*x2[29]-X0[1]*s5;
Y0[51]=X1[2]*s3-X1[4]*x2[1];
Y0[52]=X1[4]*x3[26]+X1[3]*x3[6]+X1[1]*s4;
Y0[53]=X0[3]*s3-(X1[4]*x2[32]+X0[6]*x2[4]);
Y0[54]=X1[4]*x2[29]+X0[6]*x2[1]-X0[1]*s3;
Y0[55]=X1[0]*s5-X1[3]*x2[4];
Y0[56]=X1[3]*x3[37]+X1[4]*x3[2]+X1[0]*s4;
Y0[57]=X1[2]*s5-X1[3]*x2[1];
Y0[58]=X1[1]*s5-X1[3]*x2[3];
Y0[59]=x2[3]*X0[7]+X1[3]*x2[27]-X0[5]*s5;
Y0[60]=X1[0]*s3-X1[4]*x2[4];
Y0[61]=x2[11]*X0[6]+X1[4]*x2[25]+x2[3]*X0[8]-X0[2]*s3;
Y0[62]=x2[18]*X0[6]+X1[4]*x2[24]+x2[4]*X0[8]-X0[4]*s3;
Y0[63]=X1[3]*x2[25]+x2[11]*X0[7]+x2[3]*X0[9]-X0[2]*s5;
Y0[64]=X1[3]*x2[19]+x2[13]*X0[7]+x2[1]*X0[9]-X0[0]*s5;
Y0[65]=x2[13]*X0[6]+X1[4]*x2[19]+x2[1]*X0[8]-X0[0]*s3;
Y0[66]=x2[18]*X0[7]+X1[3]*x2[24]+x2[4]*X0[9]-X0[4]*s5;
Y0[67]=X1[4]*x3[28]+X0[6]*x3[5]+X1[3]*x3[15]+x3[0]*X0[7]+X0[1]*s4;
Y0[68]=X1[4]*x3[33]+X0[6]*x3[26]+X1[3]*x3[16]+X0[7]*x3[6]+X0[5]*s4;
Y0[69]=X1[4]*x3[30]+X0[6]*x3[2]+X1[3]*x3[9]+X0[7]*x3[37]+X0[3]*s4;
Y0[70]=x3[7]*X0[6]+X1[4]*x3[35]+x3[26]*X0[8]+X1[3]*x3[23]+x3[34]*X0[7]+x3[6]*X0[9]+X0[2]*s4;
Y0[71]=X1[4]*x3[22]+x3[17]*X0[6]+x3[5]*X0[8]+X1[3]*x3[21]+x3[38]*X0[7]+x3[0]*X0[9]+X0[0]*s4;
Y0[72]=x3[14]*X0[6]+X1[4]*x3[20]+x3[2]*X0[8]+X1[3]*x3[36]+x3[31]*X0[7]+x3[37]*X0[9]+X0[4]*s4;
Y0[73]=s6+s7+s8+s9+s10+s11+s12+s13+s14;
Y0[74]=s15+s16+s17+s18+s19+s20+s21+s22+s23;
Y0[75]=s24+s25+s26+s27+s28+s29+s30+s31+s32;
Y0[76]=s33+s34+s35+s36+s37+s38+s39;
Y0[77]=s40+s41+s42+s43+s44+s45+s46;
Y0[78]=s47+s48+s49+s50+s51+s52+s53;
Y0[79]=s14+(s13+(s12-(s46+(s45+(s44-(s11+(s10+(s9-(s43+(s42+(s41-(s8+(s7+(s6-s40))))))))))))));
Y0[80]=s23+(s22+(s21-(s39+(s38+(s37-(s20+(s19+(s18-(s36+(s35+(s34-(s17+(s16+(s15-s33))))))))))))));
Y0[81]=s32+(s31+(s30-(s53+(s52+(s51-(s29+(s28+(s27-(s50+(s49+(s48-(s26+(s25+(s24-s47))))))))))))));
    }
}

static void NAME(iltis_products_revolute_d0_d1_b_34)(const double *restrict x, double *restrict y, const LANE *restrict X, LANE *restrict Y, const unsigned short *i, int count)
{
    for (; count; count--, i += 3) {
const LANE *X0=X+i[0],*X2=X+i[2];
LANE *Y2=Y+i[2];
const double *x1=x+i[1];
Y2[4]=X0[0]*x1[37];
Y2[5]=X0[0]*x1[6];
Y2[6]=X0[0]*x1[0];
Y2[7]=X0[0]*x1[38];
Y2[8]=X0[0]*x1[34];
Y2[9]=X0[0]*x1[31];
Y2[10]=x1[38]*X0[1];
Y2[11]=x1[34]*X0[1];
Y2[12]=x1[31]*X0[1];
Y2[13]=x1[37]*X0[1];
Y2[14]=x1[6]*X0[1];
Y2[15]=x1[0]*X0[1];
Y2[16]=X0[0]*x1[56]+X0[1]*x1[52];
Y2[17]=X0[0]*x1[46]+X0[1]*x1[50];
Y2[18]=X0[0]*x1[53]+X0[1]*x1[57];
Y2[19]=X0[0]*x1[41]+X0[1]*x1[43];
Y2[20]=X0[0]*x1[65]+X0[1]*x1[42];
Y2[21]=X0[0]*x1[44]+X0[1]*x1[40];
Y2[22]=X0[0]*x1[9]+x1[37]*X2[0];
Y2[23]=X0[0]*x1[16]+x1[6]*X2[0];
Y2[24]=X0[0]*x1[15]+x1[0]*X2[0];
Y2[25]=X0[1]*x1[9]+x1[37]*X2[1];
Y2[26]=X0[1]*x1[16]+x1[6]*X2[1];
Y2[27]=X0[1]*x1[15]+x1[0]*X2[1];
Y2[28]=x1[31]*X2[1]+X0[1]*x1[36]+x1[37]*X2[2];
Y2[29]=x1[34]*X2[1]+X0[1]*x1[23]+x1[6]*X2[2];
Y2[30]=x1[38]*X2[1]+X0[1]*x1[21]+x1[0]*X2[2];
Y2[31]=X0[0]*x1[36]+x1[31]*X2[0]+x1[37]*X2[3];
Y2[32]=X0[0]*x1[23]+x1[34]*X2[0]+x1[6]*X2[3];
Y2[33]=X0[0]*x1[21]+x1[38]*X2[0]+x1[0]*X2[3];
Y2[34]=X0[1]*x1[71]+x1[43]*X2[1]+X0[0]*x1[69]+x1[41]*X2[0];
Y2[35]=X0[1]*x1[66]+x1[42]*X2[1]+X0[0]*x1[72]+x1[65]*X2[0];
Y2[36]=X0[1]*x1[68]+x1[40]*X2[1]+X0[0]*x1[67]+x1[44]*X2[0];
Y2[37]=x1[52]*X2[1]+X0[1]*x1[58]+x1[40]*X2[2]+X0[0]*x1[61]+x1[56]*X2[0]+x1[44]*X2[3];
Y2[38]=x1[50]*X2[1]+X0[1]*x1[64]+x1[42]*X2[2]+X0[0]*x1[74]+x1[46]*X2[0]+x1[65]*X2[3];
Y2[39]=x1[57]*X2[1]+X0[1]*x1[63]+x1[43]*X2[2]+X0[0]*x1[59]+x1[53]*X2[0]+x1[41]*X2[3];
    }
}

static void NAME(iltis_products_revolute_d0_d1_b_35)(const double *restrict x, double *restrict y, const LANE *restrict X, LANE *restrict Y, const unsigned short *i, int count)
{
    for (; count; count--, i += 8) {
const LANE *X0=X+i[0],*X1=X+i[1];
LANE *Y0=Y+i[0];
const double *x2=x+i[2],*x5=x+i[5],*x6=x+i[6],*x7=x+i[7];
double s0=x[i[3]]-x[i[4]],
s1=x5[2]-x6[2],
s2=x6[0]-x7[0],
s3=x6[2]-x7[1],
s4=x6[0]-x5[0];
LANE s5=X1[2]*x7[552]+X0[0]*x7[547]+X0[4]*x7[535],
s6=X1[1]*x7[565],
s7=X0[3]*x7[537],
s8=X0[2]*x7[556],
s9=X1[0]*x7[550],
s10=X0[5]*x7[544],
s11=X0[1]*x7[532],
s12=X0[0]*x2[13],
s13=X1[2]*x2[19],
s14=X0[4]*x2[1],
s15=X1[1]*x2[25],
s16=X0[3]*x2[11],
s17=X0[2]*x2[3],
s18=X1[0]*x2[24],
s19=X0[5]*x2[18],
s20=X0[1]*x2[4],
s21=X1[2]*x2[22],
s22=X0[0]*x2[17],
s23=X0[4]*x2[5],
s24=X1[1]*x2[35],
s25=X0[3]*x2[7],
s26=X0[2]*x2[26],
s27=X1[0]*x2[20],
s28=X0[5]*x2[14],
s29=X0[1]*x2[2],
s30=X1[2]*x2[21],
s31=X0[0]*x2[38],
s32=X0[4]*x2[0],
s33=X1[1]*x2[23],
s34=X0[3]*x2[34],
s35=X0[2]*x2[6],
s36=X1[0]*x2[36],
s37=X0[5]*x2[31],
s38=X0[1]*x2[37],
s39=X1[2]*x7[549]+X0[0]*x7[543]+X0[4]*x7[531],
s40=X1[1]*x7[555],
s41=X0[3]*x7[541],
s42=X0[2]*x7[533],
s43=X1[0]*x7[554],
s44=X0[5]*x7[548],
s45=X0[1]*x7[534];
Y0[10]=X1[3]*x2[11];
Y0[11]=x2[18]*X1[4];
Y0[12]=X1[4]*x2[13];
Y0[13]=x2[11]*X1[4];
Y0[14]=X1[3]*x2[13];
Y0[15]=X1[3]*x2[18];
Y0[16]=X0[0]*s0;
Y0[17]=X1[0]*s1;
Y0[18]=X1[3]*x7[564]+X1[4]*x7[537];
Y0[19]=X0[5]*s0;
Y0[20]=X1[0]*x[i[4]]-X1[3]*x2[4];
Y0[21]=X1[1]*x[i[4]]-X1[3]*x2[3];
Y0[22]=X0[5]*s1;
Y0[23]=X1[3]*x7[561]+X1[4]*x7[544];
Y0[24]=X0[1]*s1;
Y0[25]=X0[1]*s2;
Y0[26]=X0[0]*s1;
Y0[27]=X0[3]*s1;
Y0[28]=X0[3]*s2;
Y0[29]=X0[0]*s2;
Y0[30]=X1[1]*s0;
Y0[31]=X0[4]*s2;
Y0[32]=X0[2]*s1;
Y0[33]=X1[0]*s2;
Y0[34]=X1[2]*s1;
Y0[35]=X0[3]*s0;
Y0[36]=X1[2]*s0;
Y0[37]=X0[5]*s2;
Y0[38]=X1[2]*s2;
Y0[39]=X0[2]*s0;
Y0[40]=X1[2]*x[i[4]]-X1[3]*x2[1];
Y0[41]=X1[1]*s1;
Y0[42]=X0[4]*s0;
Y0[43]=X0[2]*s2;
Y0[44]=X1[0]*s0;
Y0[45]=X1[3]*x7[568]+X1[4]*x7[547];
Y0[46]=X0[1]*s0;
Y0[47]=X0[4]*s1;
Y0[48]=X1[1]*s2;
Y0[49]=X1[1]*s3-X1[4]*x2[3];
Y0[50]=X1[0]*s4+(X1[3]*x7[567]+X1[4]*x7[532]);
Y0[51]=X1[4]*x7[535]+X1[3]*x7[530]+X1[2]*s4;
Y0[52]=X1[0]*s3-X1[4]*x2[4];
Y0[53]=x2[3]*X0[6]+X1[3]*x2[27]-X0[3]*x[i[4]];
Y0[54]=X1[2]*s3-X1[4]*x2[1];
Y0[55]=X1[4]*x2[27]+x2[3]*X0[7]-X0[3]*s3;
Y0[56]=X1[1]*s4+(X1[4]*x7[556]+X1[3]*x7[536]);
Y0[57]=X1[3]*x2[29]+x2[1]*X0[6]-X0[0]*x[i[4]];
Y0[58]=X1[4]*x2[29]+x2[1]*X0[7]-X0[0]*s3;
Y0[59]=X1[4]*x2[32]+x2[4]*X0[7]-X0[5]*s3;
Y0[60]=x2[4]*X0[6]+X1[3]*x2[32]-X0[5]*x[i[4]];
Y0[61]=X1[4]*x2[19]+x2[13]*X0[7]+x2[1]*X0[8]-X0[4]*s3;
Y0[62]=x2[11]*X0[6]+X1[3]*x2[25]+x2[3]*X0[9]-X0[2]*x[i[4]];
Y0[63]=X1[4]*x2[24]+x2[18]*X0[7]+x2[4]*X0[8]-X0[1]*s3;
Y0[64]=x2[13]*X0[6]+X1[3]*x2[19]+x2[1]*X0[9]-X0[4]*x[i[4]];
Y0[65]=X1[3]*x2[24]+x2[18]*X0[6]+x2[4]*X0[9]-X0[1]*x[i[4]];
Y0[66]=x2[11]*X0[7]+X1[4]*x2[25]+x2[3]*X0[8]-X0[2]*s3;
Y0[67]=X1[4]*x7[560]+x7[532]*X0[7]+X1[3]*x7[539]+x7[567]*X0[6]+X0[5]*s4;
Y0[68]=X1[4]*x7[563]+X0[7]*x7[556]+X1[3]*x7[546]+X0[6]*x7[536]+X0[3]*s4;
Y0[69]=X1[4]*x7[558]+x7[535]*X0[7]+X1[3]*x7[545]+x7[530]*X0[6]+X0[0]*s4;
Y0[70]=x7[544]*X0[7]+X1[4]*x7[550]+x7[532]*X0[8]+X1[3]*x7[566]+x7[561]*X0[6]+x7[567]*X0[9]+X0[1]*s4;
Y0[71]=X1[4]*x7[552]+x7[547]*X0[7]+x7[535]*X0[8]+X1[3]*x7[551]+x7[568]*X0[6]+x7[530]*X0[9]+X0[4]*s4;
Y0[72]=x7[537]*X0[7]+X1[4]*x7[565]+x7[556]*X0[8]+X1[3]*x7[553]+x7[564]*X0[6]+x7[536]*X0[9]+X0[2]*s4;
Y0[73]=s5+s6+s7+s8+s9+s10+s11;
Y0[74]=s12+s13+s14+s15+s16+s17+s18+s19+s20;
Y0[75]=s21+s22+s23+s24+s25+s26+s27+s28+s29;
Y0[76]=s30+s31+s32+s33+s34+s35+s36+s37+s38;
Y0[77]=s39+s40+s41+s42+s43+s44+s45;
Y0[78]=s29+(s28+(s27-(s11+(s10+(s9-(s26+(s25+(s24-(s8+(s7+(s6-(s23+(s22-(s5-s21))))))))))))));
Y0[79]=s20+(s19+(s18-(s45+(s44+(s43-(s17+(s16+(s15-(s42+(s41+(s40-(s14+(s12+(s13-s39))))))))))))));
Y0[80]=s38+(s37+(s36-(X0[1]*x7[567]+(X0[5]*x7[561]+(X1[0]*x7[566]-(s35+(s34+(s33-(X0[2]*x7[536]+(X0[3]*x7[564]+(X1[1]*x7[553]-(s32+(s31+(s30-(X0[0]*x7[568]+X1[2]*x7[551]+X0[4]*x7[530])))))))))))))));
    }
}

static void NAME(iltis_products_spherical_d0_d1_b_36)(const double *restrict x, double *restrict y, const LANE *restrict X, LANE *restrict Y, const unsigned short *i, int count)
{
    for (; count; count--, i += 6) {
const LANE *X0=X+i[0],*X1=X+i[1];
LANE *Y0=Y+i[0];
const double *x3=x+i[3],*x5=x+i[5];
double s0=x3[1821]-x3[0],
s1=x3[1823]-x3[2],
s2=x3[0]-x3[3],
s3=x3[2]-x3[4],
s4=x[i[2]]-x[i[4]];
LANE s5=X1[2]*x5[22]+X0[1]*x5[17]+X0[0]*x5[5],
s6=X1[1]*x5[35],
s7=X0[2]*x5[7],
s8=X0[5]*x5[26],
s9=X1[0]*x5[20],
s10=X0[4]*x5[14],
s11=X0[3]*x5[2],
s12=X1[2]*x5[21]+X0[1]*x5[38]+X0[0]*x5[0],
s13=X1[1]*x5[23],
s14=X0[2]*x5[34],
s15=X0[5]*x5[6],
s16=X1[0]*x5[36],
s17=X0[4]*x5[31],
s18=X0[3]*x5[37],
s19=X1[2]*x5[19]+X0[1]*x5[13]+X0[0]*x5[1],
s20=X1[1]*x5[25],
s21=X0[2]*x5[11],
s22=X0[5]*x5[3],
s23=X1[0]*x5[24],
s24=X0[4]*x5[18],
s25=X0[3]*x5[4],
s26=X1[2]*x3[912],
s27=X0[1]*x3[907],
s28=X0[0]*x3[895],
s29=X1[1]*x3[925],
s30=X0[2]*x3[897],
s31=X0[5]*x3[916],
s32=X1[0]*x3[910],
s33=X0[4]*x3[904],
s34=X0[3]*x3[892],
s35=X1[2]*x3[909],
s36=X0[1]*x3[903],
s37=X0[0]*x3[891],
s38=X1[1]*x3[915],
s39=X0[2]*x3[901],
s40=X0[5]*x3[893],
s41=X1[0]*x3[914],
s42=X0[4]*x3[908],
s43=X0[3]*x3[894];
Y0[6]=X0[2]*x[i[2]];
Y0[7]=X0[3]*x[i[2]];
Y0[8]=X0[1]*x[i[2]];
Y0[9]=X1[0]*x[i[2]];
Y0[10]=X0[0]*x[i[2]];
Y0[11]=X0[4]*x[i[2]];
Y0[12]=X1[1]*x[i[2]];
Y0[13]=X0[5]*x[i[2]];
Y0[14]=X1[2]*x[i[2]];
Y0[15]=X0[0]*s0;
Y0[16]=X0[0]*s1;
Y0[17]=X0[0]*s2;
Y0[18]=X0[0]*s3;
Y0[19]=X0[1]*s0;
Y0[20]=X0[1]*s1;
Y0[21]=X0[1]*s2;
Y0[22]=X0[1]*s3;
Y0[23]=X1[2]*s4;
Y0[24]=X0[4]*s4;
Y0[25]=X0[3]*s0;
Y0[26]=X0[3]*s1;
Y0[27]=X0[3]*s2;
Y0[28]=X0[3]*s3;
Y0[29]=X0[5]*s4;
Y0[30]=X0[2]*s0;
Y0[31]=X0[2]*s1;
Y0[32]=X0[2]*s2;
Y0[33]=X0[2]*s3;
Y0[34]=X0[2]*s4;
Y0[35]=X1[1]*s0;
Y0[36]=X1[1]*s1;
Y0[37]=X1[1]*s2;
Y0[38]=X1[1]*s3;
Y0[39]=X0[0]*s4;
Y0[40]=X0[3]*s4;
Y0[41]=X0[5]*s0;
Y0[42]=X0[5]*s1;
Y0[43]=X0[5]*s2;
Y0[44]=X0[5]*s3;
Y0[45]=X1[0]*s4;
Y0[46]=X1[1]*s4;
Y0[47]=X1[2]*s0;
Y0[48]=X1[2]*s1;
Y0[49]=X1[2]*s2;
Y0[50]=X1[2]*s3;
Y0[51]=X0[1]*s4;
Y0[52]=X0[4]*s0;
Y0[53]=X0[4]*s1;
Y0[54]=X0[4]*s2;
Y0[55]=X0[4]*s3;
Y0[56]=X1[0]*s0;
Y0[57]=X1[0]*s1;
Y0[58]=X1[0]*s2;
Y0[59]=X1[0]*s3;
Y0[60]=s5+s6+s7+s8+s9+s10+s11;
Y0[61]=s12+s13+s14+s15+s16+s17+s18;
Y0[62]=s19+s20+s21+s22+s23+s24+s25;
Y0[63]=s26+s27+s28+s29+s30+s31+s32+s33+s34;
Y0[64]=s35+s36+s37+s38+s39+s40+s41+s42+s43;
Y0[65]=s34+(s33+(s32-(s11+(s10+(s9-(s31+(s30+(s29-(s8+(s7+(s6-(s28+(s27-(s5-s26))))))))))))));
Y0[66]=X0[3]*x3[927]+(X0[4]*x3[921]+(X1[0]*x3[926]-(s18+(s17+(s16-(X0[5]*x3[896]+(X0[2]*x3[924]+(X1[1]*x3[913]-(s15+(s14+(s13-(X0[0]*x3[890]+(X0[1]*x3[928]-(s12-X1[2]*x3[911]))))))))))))));
Y0[67]=s43+(s42+(s41-(s25+(s24+(s23-(s40+(s39+(s38-(s22+(s21+(s20-(s37+(s36-(s19-s35))))))))))))));
    }
}

static void NAME(iltis_products_spherical_d0_d1_b_37)(const double *restrict x, double *restrict y, const LANE *restrict X, LANE *restrict Y, const unsigned short *i, int count)
{
    for (; count; count--, i += 10) {
const LANE *X0=X+i[0],*X1=X+i[1];
LANE *Y0=Y+i[0];
const double *x2=x+i[2],*x3=x+i[3],*x6=x+i[6],*x8=x+i[8],*x9=x+i[9];
double s0=x2[0]-x3[0],
s1=x[i[4]]-x[i[5]],
s2=x2[2]-x3[2],
s3=x3[0]-x6[0],
s4=x[i[5]]-x[i[7]],
s5=x3[2]-x6[2];
LANE s6=X0[2]*x8[17]+X1[2]*x8[22]+X0[3]*x8[5],
s7=X1[1]*x8[35],
s8=X0[4]*x8[7],
s9=X0[5]*x8[26],
s10=X1[0]*x8[20],
s11=X0[1]*x8[14],
s12=X0[0]*x8[2],
s13=X0[2]*x8[38]+X1[2]*x8[21]+X0[3]*x8[0],
s14=X1[1]*x8[23],
s15=X0[4]*x8[34],
s16=X0[5]*x8[6],
s17=X1[0]*x8[36],
s18=X0[1]*x8[31],
s19=X0[0]*x8[37],
s20=X0[2]*x8[13]+X1[2]*x8[19]+X0[3]*x8[1],
s21=X1[1]*x8[25],
s22=X0[4]*x8[11],
s23=X0[5]*x8[3],
s24=X1[0]*x8[24],
s25=X0[1]*x8[18],
s26=X0[0]*x8[4],
s27=X0[2]*x9[17],
s28=X1[2]*x9[22],
s29=X0[3]*x9[5],
s30=X1[1]*x9[35],
s31=X0[4]*x9[7],
s32=X0[5]*x9[26],
s33=X1[0]*x9[20],
s34=X0[1]*x9[14],
s35=X0[0]*x9[2],
s36=X0[2]*x9[38],
s37=X1[2]*x9[21],
s38=X0[3]*x9[0],
s39=X1[1]*x9[23],
s40=X0[4]*x9[34],
s41=X0[5]*x9[6],
s42=X1[0]*x9[36],
s43=X0[1]*x9[31],
s44=X0[0]*x9[37],
s45=X0[2]*x9[13],
s46=X1[2]*x9[19],
s47=X0[3]*x9[1],
s48=X1[1]*x9[25],
s49=X0[4]*x9[11],
s50=X0[5]*x9[3],
s51=X1[0]*x9[24],
s52=X0[1]*x9[18],
s53=X0[0]*x9[4];
Y0[6]=X0[0]*s0;
Y0[7]=X0[0]*s1;
Y0[8]=X0[0]*s2;
Y0[9]=X0[0]*s3;
Y0[10]=X0[0]*s4;
Y0[11]=X0[0]*s5;
Y0[12]=X0[5]*s0;
Y0[13]=X0[5]*s1;
Y0[14]=X0[5]*s2;
Y0[15]=X0[5]*s3;
Y0[16]=X0[5]*s4;
Y0[17]=X0[5]*s5;
Y0[18]=X1[2]*s0;
Y0[19]=X1[2]*s1;
Y0[20]=X1[2]*s2;
Y0[21]=X1[2]*s3;
Y0[22]=X1[2]*s4;
Y0[23]=X1[2]*s5;
Y0[24]=X0[2]*s0;
Y0[25]=X0[2]*s1;
Y0[26]=X0[2]*s2;
Y0[27]=X0[2]*s3;
Y0[28]=X0[2]*s4;
Y0[29]=X0[2]*s5;
Y0[30]=X1[1]*s0;
Y0[31]=X1[1]*s1;
Y0[32]=X1[1]*s2;
Y0[33]=X1[1]*s3;
Y0[34]=X1[1]*s4;
Y0[35]=X1[1]*s5;
Y0[36]=X0[3]*s0;
Y0[37]=X0[3]*s1;
Y0[38]=X0[3]*s2;
Y0[39]=X0[3]*s3;
Y0[40]=X0[3]*s4;
Y0[41]=X0[3]*s5;
Y0[42]=X0[4]*s0;
Y0[43]=X0[4]*s1;
Y0[44]=X0[4]*s2;
Y0[45]=X0[4]*s3;
Y0[46]=X0[4]*s4;
Y0[47]=X0[4]*s5;
Y0[48]=X0[1]*s0;
Y0[49]=X0[1]*s1;
Y0[50]=X0[1]*s2;
Y0[51]=X0[1]*s3;
Y0[52]=X0[1]*s4;
Y0[53]=X0[1]*s5;
Y0[54]=X1[0]*s0;
Y0[55]=X1[0]*s1;
Y0[56]=X1[0]*s2;
Y0[57]=X1[0]*s3;
Y0[58]=X1[0]*s4;
Y0[59]=X1[0]*s5;
Y0[60]=s6+s7+s8+s9+s10+s11+s12;
Y0[61]=s13+s14+s15+s16+s17+s18+s19;
Y0[62]=s20+s21+s22+s23+s24+s25+s26;
Y0[63]=s27+s28+s29+s30+s31+s32+s33+s34+s35;
Y0[64]=s36+s37+s38+s39+s40+s41+s42+s43+s44;
Y0[65]=s45+s46+s47+s48+s49+s50+s51+s52+s53;
Y0[66]=s35+(s34+(s33-(s12+(s11+(s10-(s32+(s31+(s30-(s9+(s8+(s7-(s29+(s27-(s6-s28))))))))))))));
Y0[67]=s44+(s43+(s42-(s19+(s18+(s17-(s41+(s40+(s39-(s16+(s15+(s14-(s38+(s36-(s13-s37))))))))))))));
Y0[68]=s53+(s52+(s51-(s26+(s25+(s24-(s50+(s49+(s48-(s23+(s22+(s21-(s47+(s45-(s20-s46))))))))))))));
    }
}

static void NAME(iltis_products_lever_to_d0_d1_nodiff_38)(const double *restrict x, double *restrict y, const LANE *restrict X, LANE *restrict Y, const unsigned short *i, int count)
{
    for (; count; count--, i += 11) {
const double *x0=x+i[0],*x9=x+i[9];
double *y10=y+i[10];
double s0=x0[7]-x0[1],
s1=x0[6]-x0[0];
y10[0]=s0*x[i[1]]+s1*x[i[2]];
y10[1]=s1*x[i[3]]+s0*x[i[4]];
y10[2]=s1*x[i[5]]+s0*x[i[6]];
y10[3]=s1*x[i[7]]+s0*x[i[8]]-(x9[0]-x9[133]);
    }
}

static void NAME(iltis_products_dot_d0_d1_b_39)(const double *restrict x, double *restrict y, const LANE *restrict X, LANE *restrict Y, const unsigned short *i, int count)
{
    for (; count; count--, i += 26) {
const LANE *X13=X+i[13];
LANE *Y13=Y+i[13];
Y13[2]=X[i[0]]*x[i[1]];
Y13[3]=X[i[0]]*x[i[2]];
Y13[4]=X[i[0]]*x[i[3]];
Y13[5]=X[i[0]]*x[i[4]];
Y13[6]=X[i[0]]*x[i[5]];
Y13[7]=X[i[0]]*x[i[6]];
Y13[8]=X[i[0]]*x[i[7]];
Y13[9]=X[i[0]]*x[i[8]];
Y13[10]=X[i[0]]*x[i[9]];
Y13[11]=X[i[0]]*x[i[10]];
Y13[12]=X[i[0]]*x[i[11]];
Y13[13]=X[i[0]]*x[i[12]];
Y13[14]=x[i[1]]*X13[0]+X[i[0]]*x[i[14]];
Y13[15]=x[i[2]]*X13[0]+X[i[0]]*x[i[15]];
Y13[16]=x[i[3]]*X13[0]+X[i[0]]*x[i[16]];
Y13[17]=x[i[4]]*X13[0]+X[i[0]]*x[i[17]];
Y13[18]=x[i[5]]*X13[0]+X[i[0]]*x[i[18]];
Y13[19]=x[i[6]]*X13[0]+X[i[0]]*x[i[19]];
Y13[20]=x[i[12]]*X13[0]+X[i[0]]*x[i[20]]+x[i[1]]*X13[1];
Y13[21]=x[i[11]]*X13[0]+X[i[0]]*x[i[21]]+x[i[2]]*X13[1];
Y13[22]=x[i[9]]*X13[0]+X[i[0]]*x[i[22]]+x[i[3]]*X13[1];
Y13[23]=x[i[10]]*X13[0]+X[i[0]]*x[i[23]]+x[i[4]]*X13[1];
Y13[24]=x[i[7]]*X13[0]+X[i[0]]*x[i[24]]+x[i[5]]*X13[1];
Y13[25]=x[i[8]]*X13[0]+X[i[0]]*x[i[25]]+x[i[6]]*X13[1];
    }
}

static void NAME(iltis_products_lever_to_d0_d1_b_40)(const double *restrict x, double *restrict y, const LANE *restrict X, LANE *restrict Y, const unsigned short *i, int count)
{
    for (; count; count--, i += 10) {
const LANE *X1=X+i[1];
LANE *Y1=Y+i[1];
const double *x0=x+i[0];
double s0=x0[6]-x0[0],
s1=x0[7]-x0[1];
Y1[4]=s0*X1[0];
Y1[5]=X1[0]*s1;
Y1[6]=s0*X1[1];
Y1[7]=s1*X1[1];
Y1[8]=s0*X1[2];
Y1[9]=s0*X1[3];
Y1[10]=s1*X1[2];
Y1[11]=s1*X1[3];
Y1[12]=X1[3]*x[i[2]]+X1[2]*x[i[3]]+X1[0]*x[i[4]]+X1[1]*x[i[5]];
Y1[13]=X1[3]*x[i[6]]+X1[2]*x[i[7]]+X1[0]*x[i[8]]+X1[1]*x[i[9]];
    }
}

static void NAME(iltis_products_euler_norm_d0_d1_b_41)(const double *restrict x, double *restrict y, const LANE *restrict X, LANE *restrict Y, const unsigned short *i, int count)
{
    for (; count; count--, i += 3) {
const LANE *X2=X+i[2];
LANE *Y2=Y+i[2];
const double *x0=x+i[0];
double s0=2.0*x0[460];
LANE s1=s0*X[i[1]];
double s2=2.0*x0[459];
LANE s3=X[i[1]]*s2;
double s4=2.0*x0[458];
LANE s5=X[i[1]]*s4;
double s6=2.0*x0[457];
LANE s7=X[i[1]]*s6;
double s8=2.0*x0[0],
s9=2.0*x0[1],
s10=2.0*x0[2],
s11=2.0*x0[3];
Y2[2]=s1;
Y2[3]=s3;
Y2[4]=s5;
Y2[5]=s7;
Y2[6]=s1+s11*X2[0];
Y2[7]=s3+s10*X2[0];
Y2[8]=s5+s9*X2[0];
Y2[9]=s7+s8*X2[0];
Y2[10]=X[i[1]]*(2.0*x0[827])+s0*X2[0]+s11*X2[1];
Y2[11]=X[i[1]]*(2.0*x0[826])+s2*X2[0]+s10*X2[1];
Y2[12]=X[i[1]]*(2.0*x0[825])+s4*X2[0]+s9*X2[1];
Y2[13]=X[i[1]]*(2.0*x0[824])+s6*X2[0]+s8*X2[1];
    }
}

static void NAME(iltis_products_frame_d0_d1_b_42)(const double *restrict x, double *restrict y, const LANE *restrict X, LANE *restrict Y, const unsigned short *i, int count)
{
    for (; count; count--, i += 11) {
const LANE *X1=X+i[1],*X3=X+i[3],*X10=X+i[10];
LANE *Y10=Y+i[10];
const double *x0=x+i[0];
double s0=x0[0]*x0[0],
s1=x0[1]*x0[1]+s0,
s2=x0[2]*x0[2],
s3=x0[3]*x0[3],
s4=s1+s2+s3,
s5=1.0/s4,
s6=2.0*s5;
LANE s7=s6*X1[0],
s8=s6*X1[1],
s9=s6*X1[2],
s10=s6*X1[3];
double s11=2.0*x0[2];
LANE s12=s6*X1[4],
s13=s6*X1[5],
s14=s6*X1[6];
double s15=s0+s3,
s16=x0[1]*x0[0],
s17=x0[2]*x0[3],
s18=s16-s17,
s19=x0[1]*x0[3],
s20=x0[0]*x0[2],
s21=s19+s20,
s22=s16+s17,
s23=s0+s2,
s24=x0[1]*x0[2],
s25=x0[0]*x0[3],
s26=s24-s25,
s27=s19-s20,
s28=s24+s25;
LANE s29=s15*X1[7]-X1[0]*s18+X1[1]*s21+X1[2]*s22+X1[3]*s23+X1[4]*s26+X1[5]*s27+X1[6]*s28+s1*X1[8];
double s30=s5*s6;
LANE s31=s29*s30,
s32=s6*X1[8];
double s33=2.0*x0[1];
LANE s34=s6*X1[7];
double s35=2.0*x0[3],
s36=2.0*x0[0],
s37=s35*x0[460],
s38=s36*x0[457],
s39=s37+s38;
LANE s40=X1[7]*s39;
double s41=x0[2]*x0[460]+x0[3]*x0[459],
s42=x0[1]*x0[457],
s43=x0[0]*x0[458],
s44=s41-s42-s43;
LANE s45=X1[0]*s44;
double s46=x0[3]*x0[458]+x0[1]*x0[460],
s47=x0[2]*x0[457],
s48=x0[0]*x0[459],
s49=s46+s47+s48;
LANE s50=X1[1]*s49;
double s51=s43+(s41+s42);
LANE s52=X1[2]*s51;
double s53=s11*x0[459],
s54=s38+s53;
LANE s55=X1[3]*s54;
double s56=x0[1]*x0[459]+x0[2]*x0[458],
s57=x0[3]*x0[457],
s58=x0[0]*x0[460],
s59=s56-s57-s58;
LANE s60=X1[4]*s59;
double s61=s48-(s46-s47);
LANE s62=X1[5]*s61;
double s63=s58+(s56+s57);
LANE s64=X1[6]*s63;
double s65=s38+s33*x0[458];
LANE s66=X1[8]*s65,
s67=s40+s15*X1[9]-s18*X1[10]+s45+s21*X1[11]+s50+s22*X1[12]+s52+s23*X1[13]+s55+s26*X1[14]+s60+s27*X1[15]-s62+s28*X1[16]+s64+s1*X1[17]+s66;
double s68=s37+(s53+s65),
s69=s30*s68,
s70=s5*(s6*s68),
s71=s69+s70;
LANE s72=s5*(s29*s71),
s73=s30*s67-s72;
double s74=2.0*x0[460];
LANE s75=s31*s74,
s76=X1[7]*s70-s6*X1[9],
s77=s34*s74,
s78=s7*x0[459],
s79=X1[0]*s70-s6*X1[10],
s80=s8*x0[458],
s81=X1[1]*s70-s6*X1[11],
s82=s9*x0[459],
s83=X1[2]*s70-s6*X1[12],
s84=s12*x0[457],
s85=X1[4]*s70-s6*X1[14],
s86=s13*x0[458],
s87=X1[5]*s70-s6*X1[15],
s88=s14*x0[457],
s89=X1[6]*s70-s6*X1[16];
double s90=2.0*x0[458];
LANE s91=s31*s90,
s92=s7*x0[457],
s93=s8*x0[460],
s94=s9*x0[457],
s95=s12*x0[459],
s96=s13*x0[460],
s97=s14*x0[459],
s98=s32*s90,
s99=X1[8]*s70-s6*X1[17];
double s100=2.0*x0[459];
LANE s101=s31*s100,
s102=s7*x0[460],
s103=s8*x0[457],
s104=s9*x0[460],
s105=s10*s100,
s106=X1[3]*s70-s6*X1[13],
s107=s12*x0[458],
s108=s13*x0[457],
s109=s14*x0[458],
s110=s5*(s29*s68),
s111=s66+(s64-(s62-(s60+(s55+(s52+(s50+(s45+(s40+s15*X[i[2]]-s18*X3[0])+s21*X[i[4]])+s22*X[i[5]])+s23*X[i[6]])+s26*X3[4])+s27*X[i[7]])-s28*X[i[8]])+s1*X[i[9]])-s110,
s112=s5*(s6*s111),
s113=s30*s110,
s114=X1[0]*s69-s6*X3[0],
s115=X1[1]*s69-s6*X[i[4]],
s116=X1[2]*s69-s6*X[i[5]],
s117=X1[3]*s69-s6*X[i[6]],
s118=X1[4]*s69-s6*X3[4],
s119=X1[5]*s69-s6*X[i[7]],
s120=X1[6]*s69-s6*X[i[8]],
s121=X1[7]*s69-s6*X[i[2]],
s122=X1[8]*s69-s6*X[i[9]];
double s123=2.0*x0[457];
LANE s124=s34*s123,
s125=s7*x0[458],
s126=s8*x0[459],
s127=s9*x0[458],
s128=s10*s123,
s129=s12*x0[460],
s130=s13*x0[459],
s131=s14*x0[460],
s132=s32*s123,
s133=s31*s123;
double s134=x0[457]*s123+s36*x0[824],
s135=x0[460]*s74,
s136=s35*x0[827],
s137=x0[460]*x0[459],
s138=s137+(x0[3]*x0[826]+s137)+x0[2]*x0[827],
s139=x0[457]*x0[458],
s140=x0[1]*x0[824],
s141=x0[0]*x0[825],
s142=x0[460]*x0[458],
s143=s142+(s142+x0[3]*x0[825])+x0[1]*x0[827],
s144=x0[457]*x0[459],
s145=x0[2]*x0[824],
s146=x0[0]*x0[826],
s147=x0[459]*s100,
s148=s11*x0[826];
LANE s149=X1[7]*(s134+s135+s136)+(s39*X[i[2]]+s15*X10[0]+s39*X1[9])-s18*X10[1]+s44*X3[0]+X1[10]*s44-X1[0]*(s139-(s138-s139-s140)+s141)+s21*X10[2]+s49*X[i[4]]+X1[11]*s49+X1[1]*(s144+(s143+s144+s145)+s146)+s22*X10[3]+s51*X[i[5]]+X1[12]*s51+X1[2]*(s141+(s139+(s140+(s138+s139))))+s23*X10[4]+s54*X[i[6]]+X1[13]*s54+X1[3]*(s134+s147+s148);
double s150=x0[459]*x0[458],
s151=s150+(x0[2]*x0[825]+s150)+x0[1]*x0[826],
s152=x0[460]*x0[457],
s153=x0[3]*x0[824],
s154=x0[0]*x0[827],
s155=s134+x0[458]*s90+s33*x0[825],
s156=s136+(s135+(s148+(s147+s155)));
LANE s157=s67*s68-(s68*s110-s29*s156),
s158=s5*(s68*s111);
double s159=1.0/(s4*s4);
LANE s160=2.0*(s149+s26*X10[5]+s59*X3[4]+X1[14]*s59-X1[4]*(s152-(s151-s152-s153)+s154)+s27*X10[6]-s61*X[i[7]]-X1[15]*s61-X1[5]*(s146+(s144+(s145-(s143-s144))))+s28*X10[7]+s63*X[i[8]]+X1[16]*s63+X1[6]*(s154+(s152+(s153+(s151+s152))))+s1*X10[8]+s65*X[i[9]]+X1[17]*s65+X1[8]*s155-s5*s157-s158)*s159,
s161=s159*(s6*s157)-s5*(s68*s72);
double s162=2.0*x0[827];
LANE s163=s5*(s6*s158);
double s164=s5*(s68*s71)-s30*s156;
LANE s165=X1[7]*s164-(s70*X[i[2]]-s6*X10[0]+X1[9]*s69),
s166=X1[0]*s164-(s70*X3[0]-s6*X10[1]+X1[10]*s69),
s167=X1[1]*s164-(s70*X[i[4]]-s6*X10[2]+X1[11]*s69),
s168=X1[2]*s164-(s70*X[i[5]]-s6*X10[3]+X1[12]*s69),
s169=X1[4]*s164-(s70*X3[4]-s6*X10[5]+X1[14]*s69),
s170=X1[5]*s164-(s70*X[i[7]]-s6*X10[6]+X1[15]*s69),
s171=X1[6]*s164-(s70*X[i[8]]-s6*X10[7]+X1[16]*s69),
s172=s35*s165-(s74*s76-s34*s162)-s74*s121+s7*x0[826]-x0[459]*s79+x0[2]*s166-x0[459]*s114+s8*x0[825]-x0[458]*s81+x0[1]*s167-x0[458]*s115+s9*x0[826]-x0[459]*s83+x0[2]*s168-x0[459]*s116-s12*x0[824]+x0[457]*s85-x0[0]*s169+x0[457]*s118+s13*x0[825]-x0[458]*s87+x0[1]*s170-x0[458]*s119+s14*x0[824]-x0[457]*s89+x0[0]*s171;
double s173=2.0*x0[826];
LANE s174=X1[3]*s164-(s70*X[i[6]]-s6*X10[4]+X1[13]*s69),
s175=x0[3]*s166-(x0[460]*s79-s7*x0[827])-x0[460]*s114+s8*x0[824]-x0[457]*s81+x0[0]*s167-x0[457]*s115+s9*x0[827]-x0[460]*s83+x0[3]*s168-x0[460]*s116+s10*s173-s100*s106+s11*s174-s100*s117+s12*x0[825]-x0[458]*s85+x0[1]*s169-x0[458]*s118-s13*x0[824]+x0[457]*s87-x0[0]*s170+x0[457]*s119+s14*x0[825]-x0[458]*s89+x0[1]*s171;
double s176=2.0*x0[825];
LANE s177=x0[0]*s166-(x0[457]*s79-s7*x0[824])-x0[457]*s114-s8*x0[827]+x0[460]*s81-x0[3]*s167+x0[460]*s115-s9*x0[824]+x0[457]*s83-x0[0]*s168+x0[457]*s116-s12*x0[826]+x0[459]*s85-x0[2]*s169+x0[459]*s118-s13*x0[827]+x0[460]*s87-x0[3]*s170+x0[460]*s119-s14*x0[826]+x0[459]*s89-x0[2]*s171+x0[459]*s120-s32*s176+s90*s99,
s178=X1[8]*s164-(s70*X[i[9]]-s6*X10[8]+X1[17]*s69);
double s179=2.0*x0[824];
LANE s180=s36*s165-(s76*s123-s34*s179)-s121*s123-s7*x0[825]+x0[458]*s79-x0[1]*s166+x0[458]*s114+s8*x0[826]-x0[459]*s81+x0[2]*s167-x0[459]*s115+s9*x0[825]-x0[458]*s83+x0[1]*s168-x0[458]*s116+s10*s179-s106*s123+s36*s174-s117*s123-s12*x0[827]+x0[460]*s85-x0[3]*s169+x0[460]*s118-s13*x0[826]+x0[459]*s87-x0[2]*s170+x0[459]*s119;
Y10[9]=s35*s73+s75+(s35*s76-s77-s78+x0[2]*s79-s80+x0[1]*s81-s82+x0[2]*s83+s84-x0[0]*s85-s86+x0[1]*s87-s88+x0[0]*s89);
Y10[10]=s33*s73+s91-(x0[0]*s79-s92+s93-x0[3]*s81+s94-x0[0]*s83+s95-x0[2]*s85+s96-x0[3]*s87+s97-x0[2]*s89+s98-s33*s99);
Y10[11]=s11*s73+s101+(x0[3]*s79-s102-s103+x0[0]*s81-s104+x0[3]*s83-s105+s11*s106-s107+x0[1]*s85+s108-x0[0]*s87-s109+x0[1]*s89);
Y10[12]=s11*s112+(s101-s11*s113)-(s109-(s108-(s107+(s105+(s104+(s103+(s102-x0[3]*s114)-x0[0]*s115)-x0[3]*s116)-s11*s117)-x0[1]*s118)-x0[0]*s119)-x0[1]*s120);
Y10[13]=s35*s112+(s75-s35*s113)-(s88+(s86-(s84-(s82+(s80+(s78+(s77-s35*s121)-x0[2]*s114)-x0[1]*s115)-x0[2]*s116)-x0[0]*s118)-x0[1]*s119)-x0[0]*s120);
Y10[14]=s33*s112+(s91-s33*s113)-(s98+(s97+(s96+(s95+(s94+(s93-(s92-x0[0]*s114)-x0[3]*s115)-x0[0]*s116)-x0[2]*s118)-x0[3]*s119)-x0[2]*s120)-s33*s122);
Y10[15]=s36*s76-s124+s125-x0[1]*s79-s126+x0[2]*s81-s127+x0[1]*s83-s128+s36*s106+s129-x0[3]*s85+s130-x0[2]*s87-s131+x0[3]*s89-s132+s36*s99+(s36*s73+s133);
Y10[16]=s132+(s131-(s130+(s129-(s128+(s127+(s126-(s125-(s124-s36*s121)-x0[1]*s114)-x0[2]*s115)-x0[1]*s116)-s36*s117)-x0[3]*s118)-x0[2]*s119)-x0[3]*s120)-s36*s122-(s36*s112+(s133-s36*s113));
Y10[17]=s35*s160-(s35*s161-(s73*s74-(s74*s113-s31*s162))+s35*s163-s74*s112)-(s172-x0[457]*s120);
Y10[18]=s11*s160-(s11*s161-(s73*s100-(s100*s113-s31*s173))+s11*s163-s100*s112)-(s175-x0[458]*s120);
Y10[19]=s33*s160-(s33*s161-(s73*s90-(s90*s113-s31*s176))+s33*s163-s90*s112)+(s177-s33*s178+s90*s122);
Y10[20]=s180+s14*x0[827]-x0[460]*s89+x0[3]*s171-x0[460]*s120+s32*s179-s99*s123+s36*s178-s122*s123-(s36*s160-(s36*s161-(s73*s123-(s113*s123-s31*s179))+s36*s163-s112*s123));
    }
}

static void NAME(iltis_products_frame_d0_d1_b_43)(const double *restrict x, double *restrict y, const LANE *restrict X, LANE *restrict Y, const unsigned short *i, int count)
{
    for (; count; count--, i += 5) {
const LANE *X1=X+i[1];
LANE *Y1=Y+i[1];
const double *x0=x+i[0];
double s0=x0[0]*x0[0],
s1=x0[1]*x0[1]+s0,
s2=x0[2]*x0[2],
s3=x0[3]*x0[3],
s4=s1+s2+s3,
s5=1.0/s4,
s6=2.0*s5;
LANE s7=s6*X1[0],
s8=s6*X1[1],
s9=s6*X1[2],
s10=s6*X1[3],
s11=s6*X1[4],
s12=s6*X1[5],
s13=s6*X1[6];
double s14=2.0*x0[1],
s15=s0+s3,
s16=x0[2]*x0[3],
s17=x0[1]*x0[0],
s18=s16-s17,
s19=x0[0]*x0[2],
s20=x0[1]*x0[3],
s21=s19+s20,
s22=s16+s17,
s23=s0+s2,
s24=x0[0]*x0[3],
s25=x0[1]*x0[2],
s26=s24-s25,
s27=s19-s20,
s28=s24+s25;
LANE s29=s15*X1[7]+X1[1]*s18+X1[0]*s21+X1[2]*s22+s23*X1[8]-X1[3]*s26-X1[4]*s27+X1[5]*s28+s1*X1[6];
double s30=s5*s6;
LANE s31=s29*s30,
s32=s6*X1[7];
double s33=2.0*x0[3];
LANE s34=s6*X1[8];
double s35=2.0*x0[2],
s36=2.0*x0[0],
s37=s36*x0[457],
s38=s14*x0[458]+s37,
s39=s35*x0[459],
s40=s33*x0[460],
s41=s38+s39+s40,
s42=s30*s41;
LANE s43=X1[1]*s42,
s44=s8*x0[460],
s45=s7*x0[457],
s46=X1[0]*s42,
s47=s9*x0[460],
s48=X1[2]*s42;
double s49=2.0*x0[459];
LANE s50=s34*s49,
s51=X1[8]*s42,
s52=s10*x0[458],
s53=X1[3]*s42,
s54=s11*x0[457],
s55=X1[4]*s42-s6*X[i[2]],
s56=s12*x0[458],
s57=X1[5]*s42-s6*X[i[3]];
double s58=x0[3]*x0[459]+x0[2]*x0[460],
s59=x0[1]*x0[457],
s60=x0[0]*x0[458],
s61=s58-s59-s60;
LANE s62=X1[1]*s61;
double s63=s37+s40;
LANE s64=X1[7]*s63;
double s65=x0[1]*x0[460]+x0[3]*x0[458],
s66=x0[2]*x0[457],
s67=x0[0]*x0[459],
s68=s65+s66+s67;
LANE s69=X1[0]*s68;
double s70=s60+(s58+s59);
LANE s71=X1[2]*s70;
double s72=s37+s39;
LANE s73=X1[8]*s72;
double s74=x0[1]*x0[459]+x0[2]*x0[458],
s75=x0[3]*x0[457],
s76=x0[0]*x0[460],
s77=s74-s75-s76;
LANE s78=X1[3]*s77;
double s79=s67-(s65-s66);
LANE s80=X1[4]*s79;
double s81=s76+(s74+s75);
LANE s82=X1[5]*s81,
s83=X1[6]*s38,
s84=s5*(s29*s41),
s85=s62+s64+s69+s71+s73+s78-s27*X[i[2]]-s80+s28*X[i[3]]+s82+s1*X[i[4]]+s83-s84,
s86=s5*(s6*s85),
s87=s30*s84,
s88=s31*s49,
s89=s8*x0[457],
s90=s7*x0[460],
s91=s9*x0[457],
s92=s10*x0[459],
s93=s11*x0[460],
s94=s12*x0[459];
double s95=2.0*x0[458];
LANE s96=s13*s95,
s97=X1[6]*s42-s6*X[i[4]],
s98=s31*s95,
s99=X1[7]*s42;
double s100=2.0*x0[460];
LANE s101=s32*s100,
s102=s8*x0[459],
s103=s7*x0[458],
s104=s9*x0[459],
s105=s10*x0[457],
s106=s11*x0[458],
s107=s12*x0[457],
s108=s31*s100,
s109=s83+(s82-(s80-(s78+(s73+(s71+(s69+(s62+(s64+s15*X1[9]+s18*X1[10])+s21*X1[11])+s22*X1[12])+s23*X1[13])-s26*X1[14])-s27*X1[15])-s28*X1[16])+s1*X1[17]);
double s110=s5*(s6*s41),
s111=s42+s110;
LANE s112=s5*(s29*s111),
s113=s30*s109-s112,
s114=X1[7]*s110-s6*X1[9],
s115=X1[1]*s110-s6*X1[10],
s116=X1[0]*s110-s6*X1[11],
s117=X1[2]*s110-s6*X1[12],
s118=X1[3]*s110-s6*X1[14],
s119=X1[4]*s110-s6*X1[15],
s120=X1[5]*s110-s6*X1[16],
s121=X1[6]*s110-s6*X1[17],
s122=X1[8]*s110-s6*X1[13];
double s123=2.0*x0[457];
LANE s124=s32*s123,
s125=s8*x0[458],
s126=s7*x0[459],
s127=s9*x0[458],
s128=s34*s123,
s129=s10*x0[460],
s130=s11*x0[459],
s131=s12*x0[460],
s132=s13*s123,
s133=s31*s123;
double s134=s36*x0[824]+x0[457]*s123,
s135=s134+x0[458]*s95+s14*x0[825],
s136=x0[459]*s49,
s137=s35*x0[826],
s138=x0[460]*s100,
s139=s33*x0[827],
s140=s135+s136+s137+s138+s139,
s141=s5*(s41*s111)-s30*s140;
LANE s142=X1[1]*s141-(s42*X1[10]-s6*X1[18]),
s143=X1[0]*s141-(s42*X1[11]-s6*X1[19]),
s144=X1[2]*s141-(s42*X1[12]-s6*X1[20]);
double s145=2.0*x0[826];
LANE s146=X1[8]*s141-(s42*X1[13]-s6*X1[21]),
s147=X1[3]*s141-(s42*X1[14]-s6*X1[22]),
s148=X1[4]*s141-(X[i[2]]*s110-s6*X1[23]+s42*X1[15]),
s149=X1[5]*s141-(X[i[3]]*s110-s6*X1[24]+s42*X1[16]),
s150=x0[3]*s142-(x0[460]*s115-s8*x0[827])-x0[460]*s43+s7*x0[824]-x0[457]*s116+x0[0]*s143-x0[457]*s46+s9*x0[827]-x0[460]*s117+x0[3]*s144-x0[460]*s48+s34*s145-s49*s122+s35*s146-s49*s51+s10*x0[825]-x0[458]*s118+x0[1]*s147-x0[458]*s53-s11*x0[824]+x0[457]*s119-x0[0]*s148+x0[457]*s55+s12*x0[825]-x0[458]*s120+x0[1]*s149;
double s151=x0[459]*x0[460],
s152=s151+(s151+x0[3]*x0[826])+x0[2]*x0[827],
s153=x0[458]*x0[457],
s154=x0[1]*x0[824],
s155=x0[0]*x0[825],
s156=x0[458]*x0[460],
s157=s156+(x0[3]*x0[825]+s156)+x0[1]*x0[827],
s158=x0[457]*x0[459],
s159=x0[2]*x0[824],
s160=x0[0]*x0[826],
s161=x0[458]*x0[459],
s162=s161+(x0[2]*x0[825]+s161)+x0[1]*x0[826],
s163=x0[457]*x0[460],
s164=x0[3]*x0[824],
s165=x0[0]*x0[827];
LANE s166=X1[7]*(s139+(s134+s138))+(s63*X1[9]+s15*X1[25])+s18*X1[18]+s61*X1[10]-X1[1]*(s153-(s152-s153-s154)+s155)+s21*X1[19]+s68*X1[11]+X1[0]*(s158+(s157+s158+s159)+s160)+s22*X1[20]+s70*X1[12]+X1[2]*(s155+(s153+(s154+(s152+s153))))+s23*X1[21]+s72*X1[13]+X1[8]*(s137+(s134+s136))-s26*X1[22]+s77*X1[14]-X1[3]*(s163-(s162-s163-s164)+s165),
s167=s41*s109-(s41*s84-s29*s140),
s168=s5*(s41*s85);
double s169=1.0/(s4*s4);
LANE s170=2.0*(s166-s27*X1[23]-X[i[2]]*s79-s79*X1[15]-X1[4]*(s160+(s158+(s159-(s157-s158))))+s28*X1[24]+X[i[3]]*s81+s81*X1[16]+X1[5]*(s165+(s163+(s164+(s162+s163))))+s1*X1[26]+s38*X[i[4]]+s38*X1[17]+X1[6]*s135-s5*s167-s168)*s169,
s171=s169*(s6*s167)-s5*(s41*s112),
s172=s5*(s6*s168),
s173=X1[7]*s141-(s42*X1[9]-s6*X1[25]);
double s174=2.0*x0[827];
LANE s175=s33*s173-(s100*s114-s32*s174)-s99*s100+s8*x0[826]-x0[459]*s115+x0[2]*s142-x0[459]*s43+s7*x0[825]-x0[458]*s116+x0[1]*s143-x0[458]*s46+s9*x0[826]-x0[459]*s117+x0[2]*s144-x0[459]*s48-s10*x0[824]+x0[457]*s118-x0[0]*s147+x0[457]*s53+s11*x0[825]-x0[458]*s119+x0[1]*s148-x0[458]*s55+s12*x0[824]-x0[457]*s120+x0[0]*s149;
double s176=2.0*x0[825];
LANE s177=x0[0]*s142-(x0[457]*s115-s8*x0[824])-x0[457]*s43-s7*x0[827]+x0[460]*s116-x0[3]*s143+x0[460]*s46-s9*x0[824]+x0[457]*s117-x0[0]*s144+x0[457]*s48-s10*x0[826]+x0[459]*s118-x0[2]*s147+x0[459]*s53-s11*x0[827]+x0[460]*s119-x0[3]*s148+x0[460]*s55-s12*x0[826]+x0[459]*s120-x0[2]*s149+x0[459]*s57-s13*s176+s95*s121,
s178=X1[6]*s141-(X[i[4]]*s110-s6*X1[26]+s42*X1[17]);
double s179=2.0*x0[824];
LANE s180=s36*s173-(s114*s123-s32*s179)-s99*s123-s8*x0[825]+x0[458]*s115-x0[1]*s142+x0[458]*s43+s7*x0[826]-x0[459]*s116+x0[2]*s143-x0[459]*s46+s9*x0[825]-x0[458]*s117+x0[1]*s144-x0[458]*s48+s34*s179-s122*s123+s36*s146-s51*s123-s10*x0[827]+x0[460]*s118-x0[3]*s147+x0[460]*s53-s11*x0[826]+x0[459]*s119-x0[2]*s148+x0[459]*s55;
Y1[27]=x0[3]*s43-s44-s45+x0[0]*s46-s47+x0[3]*s48-s50+s35*s51-s52+x0[1]*s53+s54-x0[0]*s55-s56+x0[1]*s57+(s35*s86-(s35*s87-s88));
Y1[28]=x0[0]*s43-s89+s90-x0[3]*s46+s91-x0[0]*s48+s92-x0[2]*s53+s93-x0[3]*s55+s94-x0[2]*s57+s96-s14*s97-(s14*s86-(s14*s87-s98));
Y1[29]=s33*s99-s101-s102+x0[2]*s43-s103+x0[1]*s46-s104+x0[2]*s48+s105-x0[0]*s53-s106+x0[1]*s55-s107+x0[0]*s57+(s33*s86-(s33*s87-s108));
Y1[30]=s108+s33*s113-(s107+(s106-(s105-(s104+(s103+(s102+(s101-s33*s114)-x0[2]*s115)-x0[1]*s116)-x0[2]*s117)-x0[0]*s118)-x0[1]*s119)-x0[0]*s120);
Y1[31]=s98+s14*s113-(s96+(s94+(s93+(s92+(s91+(s90-(s89-x0[0]*s115)-x0[3]*s116)-x0[0]*s117)-x0[2]*s118)-x0[3]*s119)-x0[2]*s120)-s14*s121);
Y1[32]=s88+s35*s113-(s56-(s54-(s52+(s50+(s47+(s45+(s44-x0[3]*s115)-x0[0]*s116)-x0[3]*s117)-s35*s122)-x0[1]*s118)-x0[0]*s119)-x0[1]*s120);
Y1[33]=s36*s99-s124+s125-x0[1]*s43-s126+x0[2]*s46-s127+x0[1]*s48-s128+s36*s51+s129-x0[3]*s53+s130-x0[2]*s55-s131+x0[3]*s57-s132+s36*s97+(s36*s86-(s36*s87-s133));
Y1[34]=s132+(s131-(s130+(s129-(s128+(s127+(s126-(s125-(s124-s36*s114)-x0[1]*s115)-x0[2]*s116)-x0[1]*s117)-s36*s122)-x0[3]*s118)-x0[2]*s119)-x0[3]*s120)-s36*s121-(s133+s36*s113);
Y1[35]=s150-x0[458]*s57-(s35*s170-(s35*s171-(s49*s113-(s49*s87-s31*s145))+s35*s172-s49*s86));
Y1[36]=s175-x0[457]*s57-(s33*s170-(s33*s171-(s100*s113-(s87*s100-s31*s174))+s33*s172-s86*s100));
Y1[37]=s177-s14*s178+s95*s97+(s14*s170-(s14*s171-(s95*s113-(s87*s95-s31*s176))+s14*s172-s86*s95));
Y1[38]=s180+s12*x0[827]-x0[460]*s120+x0[3]*s149-x0[460]*s57+s13*s179-s121*s123+s36*s178-s97*s123-(s36*s170-(s36*s171-(s113*s123-(s87*s123-s31*s179))+s36*s172-s86*s123));
    }
}

static void NAME(iltis_products_frame_d0_d1_b_44)(const double *restrict x, double *restrict y, const LANE *restrict X, LANE *restrict Y, const unsigned short *i, int count)
{
    for (; count; count--, i += 5) {
const LANE *X1=X+i[1],*X2=X+i[2],*X3=X+i[3],*X4=X+i[4];
LANE *Y4=Y+i[4];
const double *x0=x+i[0];
double s0=x0[0]*x0[0],
s1=x0[1]*x0[1]+s0,
s2=x0[2]*x0[2],
s3=x0[3]*x0[3],
s4=s1+s2+s3,
s5=1.0/s4,
s6=2.0*s5;
LANE s7=s6*X1[0],
s8=s6*X1[1],
s9=s6*X1[2],
s10=s6*X1[3],
s11=s6*X1[4],
s12=s6*X1[5],
s13=s6*X1[6];
double s14=2.0*x0[1],
s15=x0[1]*x0[0],
s16=x0[2]*x0[3],
s17=s15-s16,
s18=s0+s3,
s19=x0[0]*x0[2],
s20=x0[1]*x0[3],
s21=s19+s20,
s22=s15+s16,
s23=s0+s2,
s24=x0[1]*x0[2],
s25=x0[0]*x0[3],
s26=s24-s25,
s27=s19-s20,
s28=s24+s25;
LANE s29=X1[0]*s17-s18*X1[7]-X1[1]*s21-X1[2]*s22-s23*X1[8]-X1[3]*s26+X1[4]*s27-X1[5]*s28-s1*X1[6];
double s30=s5*s6;
LANE s31=s29*s30,
s32=s6*X1[8];
double s33=2.0*x0[2];
LANE s34=s6*X1[7];
double s35=2.0*x0[3],
s36=2.0*x0[0],
s37=s36*x0[457],
s38=s14*x0[458]+s37,
s39=s33*x0[459],
s40=s35*x0[460],
s41=s38+s39+s40,
s42=s30*s41;
LANE s43=X1[0]*s42-s6*X2[1],
s44=s7*x0[460],
s45=s8*x0[457],
s46=X1[1]*s42-s6*X2[2],
s47=s9*x0[460],
s48=X1[2]*s42;
double s49=2.0*x0[459];
LANE s50=s32*s49,
s51=X1[8]*s42,
s52=s10*x0[458],
s53=X1[3]*s42,
s54=s11*x0[457],
s55=X1[4]*s42-s6*X3[0],
s56=s12*x0[458],
s57=X1[5]*s42-s6*X3[1];
double s58=s37+s40;
LANE s59=X1[7]*s58;
double s60=x0[3]*x0[459]+x0[2]*x0[460],
s61=x0[1]*x0[457],
s62=x0[0]*x0[458],
s63=s60-s61-s62;
LANE s64=X1[0]*s63;
double s65=x0[3]*x0[458]+x0[1]*x0[460],
s66=x0[2]*x0[457],
s67=x0[0]*x0[459],
s68=s65+s66+s67;
LANE s69=X1[1]*s68;
double s70=s62+(s60+s61);
LANE s71=X1[2]*s70;
double s72=s37+s39;
LANE s73=X1[8]*s72;
double s74=x0[1]*x0[459]+x0[2]*x0[458],
s75=x0[3]*x0[457],
s76=x0[0]*x0[460],
s77=s74-s75-s76;
LANE s78=X1[3]*s77;
double s79=s67-(s65-s66);
LANE s80=X1[4]*s79;
double s81=s76+(s74+s75);
LANE s82=X1[5]*s81,
s83=X1[6]*s38,
s84=s5*(s29*s41),
s85=s59+s18*X2[0]-s17*X2[1]+s64+s21*X2[2]+s69+s71+s73+s78-s27*X3[0]-s80+s28*X3[1]+s82+s1*X3[2]+s83+s84,
s86=s5*(s6*s85),
s87=s30*s84,
s88=s31*s49,
s89=s7*x0[457],
s90=s8*x0[460],
s91=s9*x0[457],
s92=s10*x0[459],
s93=s11*x0[460],
s94=s12*x0[459];
double s95=2.0*x0[458];
LANE s96=s13*s95,
s97=X1[6]*s42-s6*X3[2],
s98=s31*s95,
s99=X1[7]*s42-s6*X2[0];
double s100=2.0*x0[460];
LANE s101=s34*s100,
s102=s7*x0[459],
s103=s8*x0[458],
s104=s9*x0[459],
s105=s10*x0[457],
s106=s11*x0[458],
s107=s12*x0[457],
s108=s31*s100,
s109=s83+(s82-(s80-(s78+(s73+(s71+(s69+(s64+(s59+s18*X4[0]-s17*X4[1])+s21*X4[2])+s22*X4[3])+s23*X4[4])+s26*X4[5])-s27*X4[6])-s28*X4[7])+s1*X4[8]);
double s110=s5*(s6*s41),
s111=s42+s110;
LANE s112=s5*(s29*s111),
s113=s30*s109+s112,
s114=X1[0]*s110-s6*X4[1],
s115=X1[1]*s110-s6*X4[2],
s116=X1[2]*s110-s6*X4[3],
s117=X1[8]*s110-s6*X4[4],
s118=X1[3]*s110-s6*X4[5],
s119=X1[4]*s110-s6*X4[6],
s120=X1[5]*s110-s6*X4[7],
s121=X1[6]*s110-s6*X4[8],
s122=X1[7]*s110-s6*X4[0];
double s123=2.0*x0[457];
LANE s124=s34*s123,
s125=s7*x0[458],
s126=s8*x0[459],
s127=s9*x0[458],
s128=s32*s123,
s129=s10*x0[460],
s130=s11*x0[459],
s131=s12*x0[460],
s132=s13*s123,
s133=s31*s123;
double s134=x0[457]*s123+s36*x0[824],
s135=x0[460]*s100,
s136=s35*x0[827],
s137=x0[459]*x0[460],
s138=s137+(s137+x0[3]*x0[826])+x0[2]*x0[827],
s139=x0[458]*x0[457],
s140=x0[1]*x0[824],
s141=x0[0]*x0[825],
s142=x0[458]*x0[460],
s143=s142+(s142+x0[3]*x0[825])+x0[1]*x0[827],
s144=x0[457]*x0[459],
s145=x0[2]*x0[824],
s146=x0[0]*x0[826],
s147=x0[459]*s49,
s148=s33*x0[826];
LANE s149=s58*X2[0]+s18*X4[9]+s58*X4[0]+X1[7]*(s134+s135+s136)-s17*X4[10]+X2[1]*s63+s63*X4[1]-X1[0]*(s139-(s138-s139-s140)+s141)+s21*X4[11]+X2[2]*s68+s68*X4[2]+X1[1]*(s144+(s143+s144+s145)+s146)+s22*X4[12]+s70*X4[3]+X1[2]*(s141+(s139+(s140+(s138+s139))))+s23*X4[13]+s72*X4[4]+X1[8]*(s134+s147+s148)+s26*X4[14]+s77*X4[5];
double s150=x0[458]*x0[459],
s151=s150+(x0[2]*x0[825]+s150)+x0[1]*x0[826],
s152=x0[457]*x0[460],
s153=x0[3]*x0[824],
s154=x0[0]*x0[827],
s155=s134+x0[458]*s95+s14*x0[825],
s156=s136+(s135+(s148+(s147+s155)));
LANE s157=s41*s109+(s41*s84-s29*s156),
s158=s5*(s41*s85);
double s159=1.0/(s4*s4);
LANE s160=2.0*(s149-X1[3]*(s152-(s151-s152-s153)+s154)-s27*X4[15]-X3[0]*s79-s79*X4[6]-X1[4]*(s146+(s144+(s145-(s143-s144))))+s28*X4[16]+X3[1]*s81+s81*X4[7]+X1[5]*(s154+(s152+(s153+(s151+s152))))+s1*X4[17]+s38*X3[2]+s38*X4[8]+X1[6]*s155-s5*s157-s158)*s159,
s161=s159*(s6*s157)+s5*(s41*s112);
double s162=2.0*x0[825];
LANE s163=s5*(s6*s158);
double s164=s5*(s41*s111)-s30*s156;
LANE s165=X1[0]*s164-(X2[1]*s110-s6*X4[10]+s42*X4[1]),
s166=X1[1]*s164-(X2[2]*s110-s6*X4[11]+s42*X4[2]),
s167=X1[2]*s164-(s42*X4[3]-s6*X4[12]),
s168=X1[3]*s164-(s42*X4[5]-s6*X4[14]),
s169=X1[4]*s164-(X3[0]*s110-s6*X4[15]+s42*X4[6]),
s170=X1[5]*s164-(X3[1]*s110-s6*X4[16]+s42*X4[7]),
s171=x0[0]*s165-(x0[457]*s114-s7*x0[824])-x0[457]*s43-s8*x0[827]+x0[460]*s115-x0[3]*s166+x0[460]*s46-s9*x0[824]+x0[457]*s116-x0[0]*s167+x0[457]*s48-s10*x0[826]+x0[459]*s118-x0[2]*s168+x0[459]*s53-s11*x0[827]+x0[460]*s119-x0[3]*s169+x0[460]*s55-s12*x0[826]+x0[459]*s120-x0[2]*s170+x0[459]*s57-s13*s162+s95*s121,
s172=X1[6]*s164-(X3[2]*s110-s6*X4[17]+s42*X4[8]);
double s173=2.0*x0[827];
LANE s174=X1[7]*s164-(X2[0]*s110-s6*X4[9]+s42*X4[0]),
s175=s35*s174-(s100*s122-s34*s173)-s99*s100+s7*x0[826]-x0[459]*s114+x0[2]*s165-x0[459]*s43+s8*x0[825]-x0[458]*s115+x0[1]*s166-x0[458]*s46+s9*x0[826]-x0[459]*s116+x0[2]*s167-x0[459]*s48-s10*x0[824]+x0[457]*s118-x0[0]*s168+x0[457]*s53+s11*x0[825]-x0[458]*s119+x0[1]*s169-x0[458]*s55+s12*x0[824]-x0[457]*s120+x0[0]*s170;
double s176=2.0*x0[826];
LANE s177=X1[8]*s164-(s42*X4[4]-s6*X4[13]),
s178=x0[3]*s165-(x0[460]*s114-s7*x0[827])-x0[460]*s43+s8*x0[824]-x0[457]*s115+x0[0]*s166-x0[457]*s46+s9*x0[827]-x0[460]*s116+x0[3]*s167-x0[460]*s48+s32*s176-s49*s117+s33*s177-s49*s51+s10*x0[825]-x0[458]*s118+x0[1]*s168-x0[458]*s53-s11*x0[824]+x0[457]*s119-x0[0]*s169+x0[457]*s55+s12*x0[825]-x0[458]*s120+x0[1]*s170;
double s179=2.0*x0[824];
LANE s180=s36*s174-(s122*s123-s34*s179)-s99*s123-s7*x0[825]+x0[458]*s114-x0[1]*s165+x0[458]*s43+s8*x0[826]-x0[459]*s115+x0[2]*s166-x0[459]*s46+s9*x0[825]-x0[458]*s116+x0[1]*s167-x0[458]*s48+s32*s179-s117*s123+s36*s177-s51*s123-s10*x0[827]+x0[460]*s118-x0[3]*s168+x0[460]*s53-s11*x0[826]+x0[459]*s119-x0[2]*s169+x0[459]*s55;
Y4[18]=x0[3]*s43-s44-s45+x0[0]*s46-s47+x0[3]*s48-s50+s33*s51-s52+x0[1]*s53+s54-x0[0]*s55-s56+x0[1]*s57+(s33*s86+(s33*s87-s88));
Y4[19]=x0[0]*s43-s89+s90-x0[3]*s46+s91-x0[0]*s48+s92-x0[2]*s53+s93-x0[3]*s55+s94-x0[2]*s57+s96-s14*s97-(s14*s86+(s14*s87-s98));
Y4[20]=s35*s99-s101-s102+x0[2]*s43-s103+x0[1]*s46-s104+x0[2]*s48+s105-x0[0]*s53-s106+x0[1]*s55-s107+x0[0]*s57+(s35*s86+(s35*s87-s108));
Y4[21]=s88-s33*s113+(s56-(s54-(s52+(s50+(s47+(s45+(s44-x0[3]*s114)-x0[0]*s115)-x0[3]*s116)-s33*s117)-x0[1]*s118)-x0[0]*s119)-x0[1]*s120);
Y4[22]=s98-s14*s113+(s96+(s94+(s93+(s92+(s91+(s90-(s89-x0[0]*s114)-x0[3]*s115)-x0[0]*s116)-x0[2]*s118)-x0[3]*s119)-x0[2]*s120)-s14*s121);
Y4[23]=s108-s35*s113+(s107+(s106-(s105-(s104+(s103+(s102+(s101-s35*s122)-x0[2]*s114)-x0[1]*s115)-x0[2]*s116)-x0[0]*s118)-x0[1]*s119)-x0[0]*s120);
Y4[24]=s36*s122-s124+s125-x0[1]*s114-s126+x0[2]*s115-s127+x0[1]*s116-s128+s36*s117+s129-x0[3]*s118+s130-x0[2]*s119-s131+x0[3]*s120-s132+s36*s121+(s36*s113-s133);
Y4[25]=s132+(s131-(s130+(s129-(s128+(s127+(s126-(s125-(s124-s36*s99)-x0[1]*s43)-x0[2]*s46)-x0[1]*s48)-s36*s51)-x0[3]*s53)-x0[2]*s55)-x0[3]*s57)-s36*s97-(s36*s86-(s133-s36*s87));
Y4[26]=s14*s160-(s14*s161-(s95*s113+(s87*s95-s31*s162))+s14*s163-s86*s95)+(s171-s14*s172+s95*s97);
Y4[27]=s35*s160-(s35*s161-(s100*s113+(s87*s100-s31*s173))+s35*s163-s86*s100)-(s175-x0[457]*s57);
Y4[28]=s33*s160-(s33*s161-(s49*s113+(s49*s87-s31*s176))+s33*s163-s49*s86)-(s178-x0[458]*s57);
Y4[29]=s180+s12*x0[827]-x0[460]*s120+x0[3]*s170-x0[460]*s57+s13*s179-s121*s123+s36*s172-s97*s123-(s36*s160-(s36*s161-(s113*s123+(s87*s123-s31*s179))+s36*s163-s86*s123));
    }
}

static void NAME(iltis_products_frame_d0_d1_b_45)(const double *restrict x, double *restrict y, const LANE *restrict X, LANE *restrict Y, const unsigned short *i, int count)
{
    for (; count; count--, i += 3) {
const LANE *X1=X+i[1];
LANE *Y2=Y+i[2];
const double *x0=x+i[0];
double s0=x0[0]*x0[0],
s1=x0[2]*x0[2],
s2=s0+x0[1]*x0[1]+s1+x0[3]*x0[3],
s3=1.0/s2,
s4=2.0*s3,
s5=s3*s4,
s6=x0[0]*x0[1]+x0[2]*x0[3],
s7=s0+s1,
s8=x0[0]*x0[3]-x0[1]*x0[2];
LANE s9=s6*X1[5]+s7*X1[4]-s8*X1[3],
s10=s5*s9;
double s11=2.0*x0[3];
LANE s12=s4*X1[5],
s13=s4*X1[3];
double s14=2.0*x0[1];
LANE s15=s4*X1[4];
double s16=2.0*x0[2],
s17=2.0*x0[0],
s18=x0[3]*x0[459]+x0[2]*x0[460]+x0[1]*x0[457]+x0[0]*x0[458];
LANE s19=X1[5]*s18;
double s20=s16*x0[459],
s21=s17*x0[457],
s22=s20+s21;
LANE s23=X1[4]*s22;
double s24=x0[1]*x0[459]+x0[2]*x0[458]-x0[3]*x0[457]-x0[0]*x0[460];
LANE s25=X1[3]*s24,
s26=s19+s6*X1[20]+s7*X1[19]+s23-s8*X1[18]+s25;
double s27=s20+(s21+s14*x0[458])+s11*x0[460],
s28=s3*(s4*s27),
s29=s5*s27,
s30=s28+s29;
LANE s31=s3*(s9*s30),
s32=s5*s26-s31;
double s33=2.0*x0[458];
LANE s34=s10*s33,
s35=X1[5]*s28-s4*X1[20],
s36=s12*x0[457],
s37=s13*x0[459],
s38=X1[3]*s28-s4*X1[18],
s39=s12*x0[459],
s40=s13*x0[457];
double s41=2.0*x0[460];
LANE s42=s10*s41,
s43=s3*(s9*s27),
s44=s25+(s23+(s19+s6*X1[0]+s7*X1[1])-s8*X1[2])-s43,
s45=s3*(s4*s44),
s46=s5*s43,
s47=X1[5]*s29-s4*X1[0],
s48=X1[3]*s29-s4*X1[2],
s49=s12*x0[458];
double s50=2.0*x0[457];
LANE s51=s15*s50,
s52=X1[4]*s28-s4*X1[19],
s53=s13*x0[460],
s54=s10*s50,
s55=s12*x0[460];
double s56=2.0*x0[459];
LANE s57=s15*s56,
s58=X1[4]*s29-s4*X1[1],
s59=s13*x0[458],
s60=s10*s56;
double s61=x0[459]*x0[460],
s62=x0[457]*x0[458],
s63=x0[457]*s50+s17*x0[824],
s64=x0[459]*s56,
s65=s16*x0[826],
s66=x0[459]*x0[458],
s67=x0[460]*x0[457],
s68=s65+(s64+(s63+x0[458]*s33+s14*x0[825]))+x0[460]*s41+s11*x0[827];
LANE s69=s9*s68-s27*s43+s26*s27,
s70=s3*(s27*s44);
double s71=1.0/(s2*s2);
LANE s72=2.0*(X1[5]*(s62+(s61+(s61+x0[3]*x0[826])+x0[2]*x0[827]+s62+x0[1]*x0[824])+x0[0]*x0[825])+(s18*X1[0]+s6*X1[21]+s18*X1[20])+s7*X1[22]+s22*X1[1]+X1[19]*s22+X1[4]*(s63+s64+s65)-s8*X1[23]+s24*X1[2]+X1[18]*s24-X1[3]*(s67-(s66+(x0[2]*x0[825]+s66)+x0[1]*x0[826]-s67-x0[3]*x0[824])+x0[0]*x0[827])-s3*s69-s70)*s71,
s73=s71*(s4*s69)-s3*(s27*s31),
s74=s3*(s4*s70);
double s75=s3*(s27*s30)-s5*s68;
LANE s76=X1[5]*s75-(s28*X1[0]-s4*X1[21]+X1[20]*s29),
s77=X1[3]*s75-(s28*X1[2]-s4*X1[23]+X1[18]*s29);
double s78=2.0*x0[824];
LANE s79=X1[4]*s75-(s28*X1[1]-s4*X1[22]+X1[19]*s29);
double s80=2.0*x0[826];
Y2[0]=s14*s32+s34+(x0[0]*s35-s36-s37+x0[2]*s38);
Y2[1]=x0[2]*s35-s39+s40-x0[0]*s38+(s11*s32+s42);
Y2[2]=s11*s45+(s42-s11*s46)+(s40-(s39-x0[2]*s47)-x0[0]*s48);
Y2[3]=s14*s45+(s34-s14*s46)-(s37+(s36-x0[0]*s47)-x0[2]*s48);
Y2[4]=x0[1]*s35-s49-s51+s17*s52+s53-x0[3]*s38+(s17*s32+s54);
Y2[5]=x0[3]*s47-s55-s57+s16*s58-s59+x0[1]*s48+(s16*s45+(s60-s16*s46));
Y2[6]=s59+(s57+(s55-x0[3]*s35)-s16*s52)-x0[1]*s38-(s60+s16*s32);
Y2[7]=s53-(s51+(s49-x0[1]*s47)-s17*s58)-x0[3]*s48+(s17*s45+(s54-s17*s46));
Y2[8]=s11*s72-(s11*s73-(s32*s41-(s41*s46-s10*(2.0*x0[827])))+s11*s74-s41*s45)-(x0[2]*s76-(x0[459]*s35-s12*x0[826])-x0[459]*s47-s13*x0[824]+x0[457]*s38-x0[0]*s77+x0[457]*s48);
Y2[9]=s14*s72-(s14*s73-(s32*s33-(s33*s46-s10*(2.0*x0[825])))+s14*s74-s33*s45)-(x0[0]*s76-(x0[457]*s35-s12*x0[824])-x0[457]*s47+s13*x0[826]-x0[459]*s38+x0[2]*s77-x0[459]*s48);
Y2[10]=x0[1]*s76-(x0[458]*s35-s12*x0[825])-x0[458]*s47+s15*s78-s50*s52+s17*s79-s50*s58-s13*x0[827]+x0[460]*s38-x0[3]*s77+x0[460]*s48-(s17*s72-(s17*s73-(s32*s50+(s10*s78-s46*s50))+s17*s74-s45*s50));
Y2[11]=x0[3]*s76-(x0[460]*s35-s12*x0[827])-x0[460]*s47+s15*s80-s52*s56+s16*s79-s56*s58+s13*x0[825]-x0[458]*s38+x0[1]*s77-x0[458]*s48-(s16*s72-(s16*s73-(s32*s56-(s46*s56-s10*s80))+s16*s74-s45*s56));
    }
}

void NAME(iltis_products)(double t, const double *restrict q, const double *restrict v, const double *restrict a, const double *restrict lambda, const double *restrict rho, const int *restrict mode, double damping, double stiffness, const LANE *restrict z, LANE *restrict Fq, LANE *restrict Fv, LANE *restrict Frho)
{
    double x[2679];
    _Alignas(64) LANE X[5290];
    for (int i = 0; i < 140; i++)
        x[0 + i] = q[i];
    for (int i = 0; i < 137; i++)
        x[310 + i] = rho[i];
    for (int i = 0; i < 140; i++)
        x[457 + i] = v[i];
    for (int i = 0; i < 272; i++)
        X[0 + i] = z[i];
    for (int i = 0; i < 140; i++)
        x[824 + i] = a[i];
    for (int i = 0; i < 132; i++)
        x[1744 + i] = lambda[i];
    for (int i = 0; i < 53; i++)
        x[1876 + i] = mode[i];
    x[2661] = stiffness;
    x[2662] = damping;
    NAME(iltis_products_frame_nodiff_4)(x, x, X, X, iltis_products_at0, 17);
    NAME(iltis_products_corner_points_nodiff_3)(x, x, X, X, iltis_products_at1, 2);
    NAME(iltis_products_twist_nodiff_5)(x, x, X, X, iltis_products_at2, 9);
    NAME(iltis_products_frame_d0_nodiff_17)(x, x, X, X, iltis_products_at3, 20);
    NAME(iltis_products_frame_d0_d1_nodiff_32)(x, x, X, X, iltis_products_at4, 20);
    NAME(iltis_products_add_inertia_b_0)(x, x, X, X, iltis_products_at5, 5);
    NAME(iltis_products_euler_norm_d0_b_26)(x, x, X, X, iltis_products_at6, 20);
    NAME(iltis_products_add_inertia_b_1)(x, x, X, X, iltis_products_at7, 4);
    for (int k = 0; k < 18; k++) { const unsigned short *i = iltis_products_at8 + 2 * k; x[i[1]] = -x[i[0]]; }
    for (int k = 0; k < 107; k++) { const unsigned short *i = iltis_products_at9 + 2 * k; X[i[1]] = -X[i[0]]; }
    LANE v0 = 10000.0*z[0];
    for (int k = 0; k < 6; k++) { const unsigned short *i = iltis_products_at10 + 1 * k; x[2655 + 1 * k + 0] = x[i[0]]-x[i[0] + 133]; }
    for (int k = 0; k < 272; k++) { const unsigned short *i = iltis_products_at11 + 3 * k; X[i[2]] = x[i[0]]*X[i[1]]; }
    x[2246] = 0.5*(rho[112]+rho[115]);
    x[2247] = 0.5*(rho[113]+rho[116]);
    x[2248] = 0.5*(rho[114]+rho[117]);
    double v1 = 6.283185307179586*rho[136];
    double v2 = 0.5*rho[135];
    NAME(iltis_products_add_gyration_b_7)(x, x, X, X, iltis_products_at12, 5);
    NAME(iltis_products_euler_norm_d0_d1_b_41)(x, x, X, X, iltis_products_at13, 20);
    NAME(iltis_products_add_gyration_b_8)(x, x, X, X, iltis_products_at14, 4);
    for (int k = 0; k < 4; k++) { const unsigned short *i = iltis_products_at15 + 1 * k; x[2663 + 1 * k + 0] = 100.0*(x[i[0] + 6]*x[271 + 10 * k + 4]+x[i[0]]*x[271 + 10 * k + 0]-x[i[0] + 2]*x[271 + 10 * k + 5]); }
    x[2305] = -x[2247];
    double v3 = t*v1;
    double v4 = v1*v2;
    NAME(iltis_products_corner_forces_nodiff_6)(x, x, X, X, iltis_products_at16, 4);
    NAME(iltis_products_lever_to_d0_nodiff_23)(x, x, X, X, iltis_products_at17, 3);
    NAME(iltis_products_lever_to_d0_d1_nodiff_38)(x, x, X, X, iltis_products_at18, 3);
    NAME(iltis_products_revolute_d0_b_20)(x, x, X, X, iltis_products_at19, 8);
    NAME(iltis_products_dot_d0_b_24)(x, x, X, X, iltis_products_at20, 5);
    NAME(iltis_products_revolute_d0_d1_b_35)(x, x, X, X, iltis_products_at21, 8);
    NAME(iltis_products_dot_d0_d1_b_39)(x, x, X, X, iltis_products_at22, 5);
    NAME(iltis_products_revolute_d0_b_19)(x, x, X, X, iltis_products_at23, 4);
    NAME(iltis_products_revolute_d0_d1_b_34)(x, x, X, X, iltis_products_at24, 4);
    NAME(iltis_products_spherical_d0_b_22)(x, x, X, X, iltis_products_at25, 6);
    NAME(iltis_products_spherical_d0_d1_b_37)(x, x, X, X, iltis_products_at26, 6);
    NAME(iltis_products_revolute_d0_b_18)(x, x, X, X, iltis_products_at27, 4);
    NAME(iltis_products_revolute_d0_d1_b_33)(x, x, X, X, iltis_products_at28, 4);
    NAME(iltis_products_spherical_d0_b_21)(x, x, X, X, iltis_products_at29, 2);
    NAME(iltis_products_spherical_d0_d1_b_36)(x, x, X, X, iltis_products_at30, 2);
    NAME(iltis_products_masses_b_2)(x, x, X, X, iltis_products_at31, 1);
    for (int k = 0; k < 12; k++) { const unsigned short *i = iltis_products_at32 + 2 * k; x[2667 + 1 * k + 0] = x[i[0]]*x[i[1]]; }
    double v5 = cos(v3);
    double v6 = sin(v3);
    NAME(iltis_products_frame_d0_b_30)(x, x, X, X, iltis_products_at33, 4);
    NAME(iltis_products_frame_d0_d1_b_45)(x, x, X, X, iltis_products_at34, 4);
    NAME(iltis_products_masses_b_2)(x, x, X, X, iltis_products_at35, 1);
    x[2436] = (mode[52] ? (-(10000.0*x[142])) : 0.0)-x[1948]-x[1963]-x[1974]-x[1937];
    for (int k = 0; k < 19; k++) { const unsigned short *i = iltis_products_at36 + 5 * k; x[i[4]] = x[i[0]]+x[i[1]]+x[i[2]]+x[i[3]]; }
    x[2438] = -(x[1951]+x[1966]+x[1977]+x[1940]);
    for (int k = 0; k < 4; k++) { x[2439 + 3 * k + 0] = x[1928 + 0] ? x[2439 + 3 * k + 228] : 0.0; }
    for (int k = 0; k < 8; k++) { const unsigned short *i = iltis_products_at37 + 2 * k; x[i[0]] = (x[1928 + 0] ? x[i[0] + 228] : 0.0)+x[i[1]]; }
    for (int k = 0; k < 9; k++) { const unsigned short *i = iltis_products_at38 + 3 * k; x[i[2]] = x[i[0]]-x[i[1]]; }
    for (int k = 0; k < 33; k++) { const unsigned short *i = iltis_products_at39 + 3 * k; x[i[2]] = -(x[i[0]]-x[i[1]]); }
    for (int k = 0; k < 12; k++) { const unsigned short *i = iltis_products_at40 + 1 * k; x[2451 + 1 * k + 0] = x[1928 + 0] ? (-x[i[0]]) : 0.0; }
    for (int k = 0; k < 42; k++) { const unsigned short *i = iltis_products_at41 + 3 * k; x[i[2]] = x[i[0]]+x[i[1]]; }
    for (int k = 0; k < 138; k++) { const unsigned short *i = iltis_products_at42 + 3 * k; X[i[2]] = -(X[i[0]]-X[i[1]]); }
    for (int k = 0; k < 78; k++) { const unsigned short *i = iltis_products_at43 + 3 * k; X[i[2]] = X[i[0]]+X[i[1]]; }
    for (int k = 0; k < 21; k++) { const unsigned short *i = iltis_products_at44 + 4 * k; x[i[3]] = x[i[0]]+x[i[1]]+x[i[2]]; }
    for (int k = 0; k < 54; k++) { const unsigned short *i = iltis_products_at45 + 5 * k; X[i[4]] = X[i[0]]+X[i[1]]+X[i[2]]+X[i[3]]; }
    for (int k = 0; k < 75; k++) { const unsigned short *i = iltis_products_at46 + 4 * k; X[i[3]] = X[i[0]]+X[i[1]]+X[i[2]]; }
    for (int k = 0; k < 18; k++) { const unsigned short *i = iltis_products_at47 + 3 * k; x[i[2]] = -(x[i[0]]+x[i[1]]); }
    for (int k = 0; k < 46; k++) { const unsigned short *i = iltis_products_at48 + 3 * k; X[i[2]] = -(X[i[0]]+X[i[1]]); }
    for (int k = 0; k < 56; k++) { const unsigned short *i = iltis_products_at49 + 3 * k; X[i[2]] = X[i[0]]-X[i[1]]; }
    for (int k = 0; k < 6; k++) { const unsigned short *i = iltis_products_at50 + 3 * k; x[i[2]] = -(x[i[0] + 18]+x[i[0]]-x[i[1]]); }
    for (int k = 0; k < 18; k++) { const unsigned short *i = iltis_products_at51 + 3 * k; X[i[2]] = -(X[i[0] + 82]+X[i[0]]-X[i[1]]); }
    LANE v7 = z[271]*v5;
    NAME(iltis_products_wrench_to_Q_b_9)(x, x, X, X, iltis_products_at52, 17);
    NAME(iltis_products_dot_d0_b_24)(x, x, X, X, iltis_products_at53, 3);
    NAME(iltis_products_dot_d0_d1_b_39)(x, x, X, X, iltis_products_at54, 3);
    NAME(iltis_products_frame_d0_b_28)(x, x, X, X, iltis_products_at55, 6);
    NAME(iltis_products_frame_d0_d1_b_43)(x, x, X, X, iltis_products_at56, 6);
    NAME(iltis_products_frame_d0_b_29)(x, x, X, X, iltis_products_at57, 4);
    NAME(iltis_products_frame_d0_d1_b_44)(x, x, X, X, iltis_products_at58, 4);
    NAME(iltis_products_frame_d0_b_27)(x, x, X, X, iltis_products_at59, 5);
    NAME(iltis_products_frame_d0_d1_b_42)(x, x, X, X, iltis_products_at60, 5);
    NAME(iltis_products_rod_points_nodiff_b_31)(x, x, X, X, iltis_products_at61, 12);
    LANE v8 = v6*X[3545]+v1*v7;
    for (int k = 0; k < 12; k++) { const unsigned short *i = iltis_products_at62 + 2 * k; X[5242 + 1 * k + 0] = X[i[0]]+X[i[1]]; }
    x[2628] = -x[2469];
    x[2631] = -x[2471];
    x[2634] = -x[2467];
    for (int k = 0; k < 15; k++) { const unsigned short *i = iltis_products_at63 + 2 * k; X[i[1]] = -X[i[0]]; }
    double v9 = x[2475]+x[2481];
    double v10 = x[2477]+x[2483];
    double v11 = x[2473]+x[2479];
    x[2649] = x[2000]+x[2019]+x[2037]+x[2055]+x[2074]+x[2093]+x[2111]+x[2129]+x[2470];
    x[2650] = -(x[2005]+x[2024]+x[2042]+x[2060]+x[2079]+x[2098]+x[2116]+x[2134]-x[2468]);
    x[2651] = -(x[1997]+x[2016]+x[2034]+x[2052]+x[2071]+x[2090]+x[2108]+x[2126]-x[2466]);
    for (int k = 0; k < 12; k++) { const unsigned short *i = iltis_products_at64 + 10 * k; X[i[9]] = X[i[0]]+X[i[1]]+X[i[2]]+X[i[3]]+X[i[4]]+X[i[5]]+X[i[6]]+X[i[7]]+X[i[8]]; }
    X[4905] = -(X[3576]+X[3602]);
    X[4919] = -(X[3574]+X[3600]);
    X[4933] = -(X[3578]+X[3604]);
    X[5172] = -(X[1288]+X[1369]+X[1450]+X[1531]+X[1612]+X[1693]+X[1774]+X[1855]-X[3551]);
    X[5173] = -(X[1269]+X[1350]+X[1431]+X[1512]+X[1593]+X[1674]+X[1755]+X[1836]-X[3549]);
    X[5174] = -(X[1268]+X[1349]+X[1430]+X[1511]+X[1592]+X[1673]+X[1754]+X[1835]-X[3547]);
    for (int k = 0; k < 4; k++) { const unsigned short *i = iltis_products_at65 + 2 * k; X[5048 + 10 * k + 0] = x[1928 + 0] ? ((LANE)(x[i[0]]*X[i[1]]-x[i[0]]*X[3484 + 13 * k + 0])) : ((LANE)(SPREAD(0.0))); }
    for (int k = 0; k < 4; k++) { const unsigned short *i = iltis_products_at66 + 2 * k; X[5254 + 1 * k + 0] = 100.0*(x[i[0]]*X[i[1] + 4]-x[i[0]]*X[3480 + 13 * k + 4]-x[i[0] + 7]*X[i[1] + 5]+x[i[0] + 7]*X[3480 + 13 * k + 5]-x[i[0] + 3]*X[i[1]]+x[i[0] + 3]*X[3480 + 13 * k + 0]); }
    for (int k = 0; k < 9; k++) { const unsigned short *i = iltis_products_at67 + 2 * k; X[5258 + 1 * k + 0] = x[i[0]]*X[i[1]]; }
    LANE v12 = X[373]*x[2471];
    LANE v13 = X[372]*x[2469];
    LANE v14 = X[371]*x[2467];
    NAME(iltis_products_corner_forces_b_10)(x, x, X, X, iltis_products_at68, 4);
    NAME(iltis_products_lever_to_d0_b_25)(x, x, X, X, iltis_products_at69, 3);
    NAME(iltis_products_lever_to_d0_d1_b_40)(x, x, X, X, iltis_products_at70, 3);
    for (int k = 0; k < 6; k++) { const unsigned short *i = iltis_products_at71 + 2 * k; X[5267 + 1 * k + 0] = X[i[0]]+X[i[1]]; }
    x[2637] = -v9;
    x[2640] = -v10;
    x[2643] = -v11;
    for (int k = 0; k < 12; k++) { const unsigned short *i = iltis_products_at72 + 2 * k; X[i[1]] = -X[i[0]]; }
    for (int k = 0; k < 20; k++) { const unsigned short *i = iltis_products_at73 + 3 * k; X[i[2]] = x[1928 + 0] ? ((LANE)(x[i[0]]*X[i[1]])) : ((LANE)(SPREAD(0.0))); }
    for (int k = 0; k < 4; k++) { const unsigned short *i = iltis_products_at74 + 1 * k; X[4979 + 7 * k + 0] = x[1928 + 0] ? ((LANE)(-(x[i[0]]*X[5254 + 1 * k + 0]))) : ((LANE)(SPREAD(0.0))); }
    for (int k = 0; k < 9; k++) { const unsigned short *i = iltis_products_at75 + 2 * k; X[5273 + 1 * k + 0] = x[i[0]]*X[i[1]]; }
    LANE v15 = X[373]*v10;
    LANE v16 = X[372]*v9;
    LANE v17 = X[371]*v11;
    NAME(iltis_products_lever_to_d0_b_25)(x, x, X, X, iltis_products_at76, 3);
    NAME(iltis_products_lever_to_d0_d1_b_40)(x, x, X, X, iltis_products_at77, 3);
    NAME(iltis_products_twist_b_12)(x, x, X, X, iltis_products_at78, 4);
    NAME(iltis_products_frame_b_13)(x, x, X, X, iltis_products_at79, 4);
    for (int k = 0; k < 7; k++) { const unsigned short *i = iltis_products_at80 + 2 * k; X[i[1]] = X[i[0]]+X[i[0] + 107]+X[i[0] + 214]+X[i[0] + 321]; }
    for (int k = 0; k < 8; k++) { const unsigned short *i = iltis_products_at81 + 2 * k; X[i[1]] = -(X[i[0]]+X[i[0] + 107]+X[i[0] + 214]+X[i[0] + 321]); }
    for (int k = 0; k < 8; k++) { const unsigned short *i = iltis_products_at82 + 5 * k; X[i[4]] = x[1928 + 0] ? ((LANE)(X[i[0]]-x[i[1]]*X[i[2]]+x[i[1]]*X[i[3]])) : ((LANE)(X[i[0]])); }
    for (int k = 0; k < 4; k++) { const unsigned short *i = iltis_products_at83 + 1 * k; X[5286 + 1 * k + 0] = X[i[0]]+X[i[0] + 107]; }
    LANE v18 = X[4483]-X[4590];
    LANE v19 = X[4697]-X[4804];
    NAME(iltis_products_twist_b_11)(x, x, X, X, iltis_products_at84, 5);
    NAME(iltis_products_frame_b_15)(x, x, X, X, iltis_products_at85, 4);
    NAME(iltis_products_frame_b_14)(x, x, X, X, iltis_products_at86, 8);
    NAME(iltis_products_corner_points_b_16)(x, x, X, X, iltis_products_at87, 4);
    X[5149] = mode[52] ? ((LANE)(X[5284]-10000.0*X[3356])) : ((LANE)(X[5284]));
    x[2646] = -(x[2013]+x[2032]+x[2050]+x[2068]+x[2087]+x[2106]+x[2124]+x[2142]+x[2630]-x[2146]-x[2152]-x[2480]+x[2639]);
    x[2647] = -(x[2014]+x[2033]+x[2051]+x[2069]+x[2088]+x[2107]+x[2125]+x[2143]+x[2633]-x[2148]-x[2154]-x[2482]+x[2642]);
    x[2648] = -(x[2010]+x[2029]+x[2047]+x[2065]+x[2084]+x[2103]+x[2121]+x[2139]+x[2636]-x[2144]-x[2150]-x[2478]+x[2645]);
    x[2652] = x[1998]+x[2017]+x[2035]+x[2053]+x[2072]+x[2091]+x[2109]+x[2127]-x[2632]+x[2160]+x[2476]-x[2641];
    x[2653] = x[2001]+x[2020]+x[2038]+x[2056]+x[2075]+x[2094]+x[2112]+x[2130]-x[2629]+x[2158]+x[2474]-x[2638];
    x[2654] = x[2006]+x[2025]+x[2043]+x[2061]+x[2080]+x[2099]+x[2117]+x[2135]-x[2635]+x[2156]+x[2472]-x[2644];
    for (int k = 0; k < 12; k++) { const unsigned short *i = iltis_products_at88 + 13 * k; X[i[12]] = X[i[0]]+X[i[1]]+X[i[2]]+X[i[3]]+X[i[4]]+X[i[5]]+X[i[6]]+X[i[7]]-X[i[8]]+X[i[9]]+X[i[10]]+X[i[11]]-X[i[8] + 57]; }
    for (int k = 0; k < 6; k++) { const unsigned short *i = iltis_products_at89 + 4 * k; X[i[3]] = -(X[i[0]]-X[i[1]]-X[i[2]]+X[i[0] + 57]); }
    X[5170] = -(X[1297]+X[1378]+X[1459]+X[1540]+X[1621]+X[1702]+X[1783]+X[1864]+X[4856]-X[1900]-X[1926]-X[3601]+X[4913]);
    X[5171] = -(X[1300]+X[1381]+X[1462]+X[1543]+X[1624]+X[1705]+X[1786]+X[1867]+X[4870]-X[1898]-X[1924]-X[3599]+X[4927]);
    X[5177] = -(X[1302]+X[1383]+X[1464]+X[1545]+X[1626]+X[1707]+X[1788]+X[1869]+X[4884]-X[1902]-X[1928]-X[3603]+X[4941]);
    for (int k = 0; k < 9; k++) { const unsigned short *i = iltis_products_at90 + 4 * k; X[i[3]] = -(X[i[0]]+X[i[0] + 81]+X[i[0] + 162]+X[i[0] + 243]+X[i[0] + 324]+X[i[0] + 405]+X[i[0] + 486]+X[i[0] + 567]+X[i[1]]-X[i[2]]-X[i[2] + 1623]+X[i[1] + 57]); }
    NAME(iltis_products_frame_b_14)(x, x, X, X, iltis_products_at91, 1);
    NAME(iltis_products_frame_d0_b_27)(x, x, X, X, iltis_products_at92, 1);
    NAME(iltis_products_frame_d0_d1_b_42)(x, x, X, X, iltis_products_at93, 1);
    Fq[0] = (mode[52] ? ((LANE)(X[5282]+v0)) : ((LANE)(X[5282])))-X[5267]-(X[1816]+(X[1735]+(X[1654]+(X[1573]+(X[1492]+(X[1411]+(X[1330]+X[1249]))))))+X[3566]+X[5243]);
    Fq[1] = (mode[52] ? ((LANE)(X[5283]+10000.0*z[1])) : ((LANE)(X[5283])))-X[5268]-(X[1817]+(X[1736]+(X[1655]+(X[1574]+(X[1493]+(X[1412]+(X[1331]+X[1250]))))))+X[3568]+X[5245]);
    Fq[2] = X[4470]+X[4577]+X[4684]+X[4791]-X[5269]-(X[1819]+(X[1738]+(X[1657]+(X[1576]+(X[1495]+(X[1414]+(X[1333]+X[1252]))))))+X[3570]+X[5247]);
    for (int k = 0; k < 5; k++) { const unsigned short *i = iltis_products_at94 + 7 * k; Fq[i[6]] = -(X[499 + 10 * k + 0]+(X[662 + 17 * k + 0]-X[i[0]]-X[5013 + 8 * k + 0]-X[i[1]])-(X[i[2]]-X[i[3]])-(X[i[4]]+X[i[5]])); }
    Fq[4] = -(X[498]+(X[663]-X[3355]-X[5015]+X[5153])-(X[544]-X[5166])-(X[751]-X[5216]));
    Fq[74] = -(X[528]+(X[714]-X[3386]-X[5039]+X[5104])-(X[584]-X[4065])-(X[891]-X[4128]));
    Fq[102] = -(X[538]+(X[731]-X[3346]-X[5047]+X[5112])-(X[600]-X[4073])-(X[947]-X[4206]));
    Fq[5] = -(X[496]+(X[661]+X[3353]+X[5014]+X[5155])-(X[543]-X[5167])-(X[750]-X[5215]));
    Fq[75] = -(X[526]+(X[712]+X[3384]+X[5038]+X[5106])-(X[583]-X[4066])-(X[890]-X[4127]));
    Fq[103] = -(X[536]+(X[729]+X[3344]+X[5046]+X[5114])-(X[599]-X[4074])-(X[946]-X[4205]));
    Fq[6] = X[497]+(X[664]+X[3354]+X[5012]+X[5154])+(X[542]-X[5168])+(X[749]-X[5214]);
    Fq[76] = X[527]+(X[715]+X[3385]+X[5036]+X[5105])+(X[582]-X[4067])+(X[889]-X[4126]);
    Fq[104] = X[537]+(X[732]+X[3345]+X[5044]+X[5113])+(X[598]-X[4075])+(X[945]-X[4204]);
    for (int k = 0; k < 4; k++) { const unsigned short *i = iltis_products_at95 + 1 * k; Fq[7 + 28 * k + 0] = X[i[0]]+X[5218 + 3 * k + 0]; }
    for (int k = 0; k < 4; k++) { Fq[8 + 28 * k + 0] = X[5219 + 3 * k + 0]; }
    for (int k = 0; k < 4; k++) { const unsigned short *i = iltis_products_at96 + 1 * k; Fq[9 + 28 * k + 0] = -(X[i[0]]-X[5220 + 3 * k + 0]); }
    for (int k = 0; k < 4; k++) { const unsigned short *i = iltis_products_at97 + 1 * k; Fq[10 + 28 * k + 0] = -(X[626 + 8 * k + 0]+(X[1027 + 15 * k + 0]-X[i[0]]+X[626 + 8 * k + 4323]-X[5057 + 10 * k + 0])-(X[549 + 16 * k + 0]-X[3259 + 4 * k + 0])-(X[766 + 56 * k + 0]+X[3282 + 12 * k + 0])); }
    for (int k = 0; k < 4; k++) { const unsigned short *i = iltis_products_at98 + 1 * k; Fq[11 + 28 * k + 0] = -(X[625 + 8 * k + 0]-(X[1024 + 15 * k + 0]+X[i[0]]-X[625 + 8 * k + 4325]+X[5055 + 10 * k + 0])-(X[548 + 16 * k + 0]-X[3256 + 4 * k + 0])-(X[765 + 56 * k + 0]-X[3281 + 12 * k + 0])); }
    for (int k = 0; k < 4; k++) { const unsigned short *i = iltis_products_at99 + 1 * k; Fq[12 + 28 * k + 0] = -(X[624 + 8 * k + 0]-(X[1025 + 15 * k + 0]-X[i[0]]-X[624 + 8 * k + 4328]+X[5056 + 10 * k + 0])-(X[547 + 16 * k + 0]-X[3258 + 4 * k + 0])-(X[764 + 56 * k + 0]+X[3283 + 12 * k + 0])); }
    for (int k = 0; k < 4; k++) { const unsigned short *i = iltis_products_at100 + 1 * k; Fq[13 + 28 * k + 0] = X[627 + 8 * k + 0]+(X[1026 + 15 * k + 0]+X[i[0]]-X[627 + 8 * k + 4324]+X[5054 + 10 * k + 0])+(X[546 + 16 * k + 0]-X[3257 + 4 * k + 0])+(X[763 + 56 * k + 0]-X[3280 + 12 * k + 0]); }
    for (int k = 0; k < 12; k++) { const unsigned short *i = iltis_products_at101 + 4 * k; Fq[i[3]] = X[i[0]]+(X[i[1]]-X[i[2]]); }
    Fq[18] = -(X[508]+(X[680]-X[3448]-X[5023]+X[5088])-(X[552]+X[3623])-(X[779]-X[3684]));
    Fq[46] = -(X[518]+(X[697]-X[3417]-X[5031]+X[5096])-(X[568]+X[3631])-(X[835]-X[3762]));
    Fq[19] = -(X[506]+(X[678]+X[3446]+X[5022]+X[5090])-(X[551]-X[3625])-(X[778]+X[3682]));
    Fq[47] = -(X[516]+(X[695]+X[3415]+X[5030]+X[5098])-(X[567]-X[3633])-(X[834]+X[3760]));
    Fq[20] = X[507]+(X[681]+X[3447]+X[5020]+X[5089])+(X[550]-X[3624])+(X[777]+X[3683]);
    Fq[48] = X[517]+(X[698]+X[3416]+X[5028]+X[5097])+(X[566]-X[3632])+(X[833]+X[3761]);
    for (int k = 0; k < 12; k++) { const unsigned short *i = iltis_products_at102 + 4 * k; Fq[i[3]] = -(X[i[0]]-(X[i[1]]-X[i[2]])); }
    for (int k = 0; k < 6; k++) { const unsigned short *i = iltis_products_at103 + 7 * k; Fq[i[6]] = X[i[0]]+X[i[1]]+(X[i[2]]-X[i[3]])+(X[i[4]]+X[i[5]]); }
    Fq[25] = X[3461]-X[5092]+(X[556]+X[3627])+(X[793]-X[3723]);
    Fq[53] = X[3430]-X[5100]+(X[572]+X[3635])+(X[849]-X[3801]);
    Fq[26] = -(X[3459]+X[5094]-(X[555]-X[3629])-(X[792]+X[3721]));
    Fq[54] = -(X[3428]+X[5102]-(X[571]-X[3637])-(X[848]+X[3799]));
    for (int k = 0; k < 6; k++) { const unsigned short *i = iltis_products_at104 + 2 * k; Fq[i[1]] = X[i[0]]+(X[i[0] + 69]-(X[5218 + 1 * k + 0]-X[i[0] + 138])); }
    for (int k = 0; k < 4; k++) { const unsigned short *i = iltis_products_at105 + 2 * k; Fq[31 + 28 * k + 0] = X[3479 + 13 * k + 0]-X[4983 + 7 * k + 0]+(X[561 + 16 * k + 0]-X[i[0]])+(X[808 + 56 * k + 0]+X[i[1]]); }
    for (int k = 0; k < 4; k++) { const unsigned short *i = iltis_products_at106 + 2 * k; Fq[32 + 28 * k + 0] = X[3483 + 13 * k + 0]+X[4980 + 7 * k + 0]+(X[560 + 16 * k + 0]+X[i[0]])+(X[807 + 56 * k + 0]-X[i[1]]); }
    for (int k = 0; k < 4; k++) { const unsigned short *i = iltis_products_at107 + 2 * k; Fq[33 + 28 * k + 0] = -(X[3481 + 13 * k + 0]-X[4981 + 7 * k + 0]-(X[559 + 16 * k + 0]-X[i[0]])-(X[806 + 56 * k + 0]-X[i[1]])); }
    for (int k = 0; k < 6; k++) { const unsigned short *i = iltis_products_at108 + 7 * k; Fq[i[6]] = X[i[0]]+X[i[1]]+(X[i[2]]-X[i[3]])+(X[i[4]]-X[i[5]]); }
    Fq[81] = X[3399]-X[5108]+(X[588]-X[4069])+(X[905]-X[4167]);
    Fq[109] = X[3368]-X[5116]+(X[604]-X[4077])+(X[961]-X[4245]);
    Fq[82] = -(X[3397]+X[5110]-(X[587]-X[4070])-(X[904]-X[4166]));
    Fq[110] = -(X[3366]+X[5118]-(X[603]-X[4078])-(X[960]-X[4244]));
    for (int k = 0; k < 6; k++) { const unsigned short *i = iltis_products_at109 + 2 * k; Fq[i[1]] = -(X[5224 + 1 * k + 0]-(X[i[0]]+X[i[0] + 82])); }
    for (int k = 0; k < 6; k++) { const unsigned short *i = iltis_products_at110 + 3 * k; Fq[i[2]] = -(X[i[0]]+X[i[1]]); }
    for (int k = 0; k < 7; k++) { const unsigned short *i = iltis_products_at111 + 5 * k; Fq[i[4]] = X[i[0]]-X[i[1]]+(X[i[2]]+X[i[3]]); }
    Fq[123] = X[612]+X[3639]+(X[989]-X[3840]);
    Fq[130] = X[616]+X[3643]+(X[1003]-X[3879]);
    Fq[133] = X[5267]+(X[3109]+X[3177]+X[3566]+X[5243]);
    Fq[134] = X[5268]+(X[3111]+X[3179]+X[3568]+X[5245]);
    Fq[135] = X[5269]+(X[3106]+X[3174]+X[3570]+X[5247]);
    Fq[137] = X[620]-X[4087]+(X[1017]-X[4290]);
    Fq[138] = X[619]-X[4088]+(X[1016]-X[4289]);
    Fq[139] = X[618]-X[4089]+(X[1015]-X[4288]);
    Fv[0] = -(X[4453]+X[4560]+X[4667]+X[4774]+(X[5270]+(X[1820]+(X[1739]+(X[1658]+(X[1577]+(X[1496]+(X[1415]+(X[1334]+X[1253]))))))+X[3560]+X[5251])));
    Fv[1] = -(X[4449]+X[4556]+X[4663]+X[4770]+(X[5271]+(X[1818]+(X[1737]+(X[1656]+(X[1575]+(X[1494]+(X[1413]+(X[1332]+X[1251]))))))+X[3562]+X[5249])));
    Fv[2] = -(X[4454]+X[4561]+X[4668]+X[4775]+(X[5272]+(X[1815]+(X[1734]+(X[1653]+(X[1572]+(X[1491]+(X[1410]+(X[1329]+X[1248]))))))+X[3564]+X[5253])));
    Fv[3] = -(X[666]+X[5008]-(X[748]-X[5212]+(X[744]+X[5213])));
    Fv[73] = -(X[717]+X[5032]-(X[888]-X[4124]+(X[884]+X[4125])));
    Fv[101] = -(X[734]+X[5040]-(X[944]-X[4202]+(X[940]+X[4203])));
    for (int k = 0; k < 7; k++) { const unsigned short *i = iltis_products_at112 + 6 * k; Fv[i[5]] = X[i[0]]-X[i[1]]+(X[i[2] + 4]-X[i[3]]+(X[i[2]]-X[i[4]])); }
    for (int k = 0; k < 9; k++) { const unsigned short *i = iltis_products_at113 + 6 * k; Fv[i[5]] = -(X[i[0]]-X[i[1]]-(X[i[2] + 4]-X[i[3]]+(X[i[2]]-X[i[4]]))); }
    for (int k = 0; k < 5; k++) { const unsigned short *i = iltis_products_at114 + 4 * k; Fv[i[3]] = -(X[665 + 17 * k + 0]+X[5011 + 8 * k + 0]-(X[i[0] + 4]-X[i[1]]+(X[i[0]]-X[i[2]]))); }
    for (int k = 0; k < 8; k++) { const unsigned short *i = iltis_products_at115 + 3 * k; Fv[i[2]] = X[i[0]]+X[i[1]]; }
    for (int k = 0; k < 4; k++) { Fv[9 + 28 * k + 0] = X[5232 + 3 * k + 0]; }
    for (int k = 0; k < 4; k++) { Fv[11 + 28 * k + 0] = X[1028 + 15 * k + 0]+X[4948 + 8 * k + 0]+(X[757 + 56 * k + 4]-X[3272 + 12 * k + 0]+(X[757 + 56 * k + 0]-X[3272 + 12 * k + 3])); }
    for (int k = 0; k < 4; k++) { Fv[12 + 28 * k + 0] = -(X[1030 + 15 * k + 0]-X[4947 + 8 * k + 0]-(X[756 + 56 * k + 4]+X[3277 + 12 * k + 1]+(X[756 + 56 * k + 0]-X[3277 + 12 * k + 0]))); }
    for (int k = 0; k < 12; k++) { const unsigned short *i = iltis_products_at116 + 4 * k; Fv[i[3]] = X[i[0]]+(X[i[1]]-X[i[2]]); }
    Fv[17] = -(X[683]+X[5016]-(X[776]+X[3681]+(X[772]-X[3680])));
    Fv[45] = -(X[700]+X[5024]-(X[832]+X[3759]+(X[828]-X[3758])));
    Fv[18] = X[684]-X[5017]+(X[775]-X[3678]+(X[771]+X[3675]));
    Fv[46] = X[701]-X[5025]+(X[831]-X[3756]+(X[827]+X[3753]));
    for (int k = 0; k < 12; k++) { const unsigned short *i = iltis_products_at117 + 3 * k; Fv[i[2]] = X[i[0]]-X[i[1]]; }
    for (int k = 0; k < 12; k++) { const unsigned short *i = iltis_products_at118 + 4 * k; Fv[i[3]] = X[i[0] + 4]+X[i[1]]+(X[i[0]]-X[i[2]]); }
    for (int k = 0; k < 11; k++) { const unsigned short *i = iltis_products_at119 + 4 * k; Fv[i[3]] = X[i[0] + 4]-X[i[1]]+(X[i[0]]+X[i[2]]); }
    for (int k = 0; k < 17; k++) { const unsigned short *i = iltis_products_at120 + 4 * k; Fv[i[3]] = X[i[0] + 4]-X[i[1]]+(X[i[0]]-X[i[2]]); }
    for (int k = 0; k < 6; k++) { const unsigned short *i = iltis_products_at121 + 2 * k; Fv[i[1]] = X[i[0]]+(X[i[0] + 69]-(X[5230 + 1 * k + 0]-X[i[0] + 138])); }
    for (int k = 0; k < 4; k++) { const unsigned short *i = iltis_products_at122 + 1 * k; Fv[32 + 28 * k + 0] = X[799 + 56 * k + 4]+X[i[0] + 3]+(X[799 + 56 * k + 0]+X[i[0]]); }
    for (int k = 0; k < 6; k++) { const unsigned short *i = iltis_products_at123 + 2 * k; Fv[i[1]] = -(X[5236 + 1 * k + 0]-(X[i[0]]+X[i[0] + 82])); }
    for (int k = 0; k < 6; k++) { const unsigned short *i = iltis_products_at124 + 3 * k; Fv[i[2]] = -(X[i[0]]+X[i[1]]); }
    Fv[133] = X[5270]+(X[3110]+X[3178]+X[3560]+X[5251]);
    Fv[134] = X[5271]+(X[3108]+X[3176]+X[3562]+X[5249]);
    Fv[135] = X[5272]+(X[3107]+X[3175]+X[3564]+X[5253]);
    for (int k = 0; k < 40; k++) { const unsigned short *i = iltis_products_at125 + 3 * k; Frho[i[2]] = X[i[0]]+X[i[1]]; }
    for (int k = 0; k < 29; k++) { const unsigned short *i = iltis_products_at126 + 3 * k; Frho[i[2]] = -(X[i[0]]+X[i[1]]); }
    Frho[32] = -(X[5286]-(X[2736]-X[1112]+(X[2700]-X[1146]))-(X[3003]-X[1403]+(X[2839]-X[1565])));
    Frho[34] = -(X[5287]-(X[2738]-X[1109]+(X[2702]-X[1143]))-(X[3002]-X[1404]+(X[2838]-X[1566])));
    Frho[33] = v18-(X[2737]-X[1110]-(X[2701]-X[1144]))-(X[3004]-X[1405]-(X[2840]-X[1567]));
    Frho[35] = -(X[2753]+X[2735]+(X[2717]+X[2699])+(X[3081]+X[2999]+(X[2917]+X[2835])));
    Frho[37] = -(X[2757]+X[2739]+(X[2721]+X[2703])+(X[3082]+X[3000]+(X[2918]+X[2836])));
    Frho[36] = X[2758]+X[2740]-(X[2722]+X[2704])+(X[3083]+X[3001]-(X[2919]+X[2837]));
    for (int k = 0; k < 12; k++) { const unsigned short *i = iltis_products_at127 + 5 * k; Frho[i[4]] = X[i[0]]+X[i[1]]+(X[i[2]]+X[i[3]]); }
    for (int k = 0; k < 6; k++) { const unsigned short *i = iltis_products_at128 + 5 * k; Frho[i[4]] = -(X[i[0]]-X[i[1]]+(X[i[2]]-X[i[3]])); }
    for (int k = 0; k < 8; k++) { const unsigned short *i = iltis_products_at129 + 3 * k; Frho[i[2]] = X[i[0]]+X[i[0] + 6]+(X[i[1]]+X[i[1] + 9])+(X[i[1] + 18]+X[i[1] + 27]); }
    for (int k = 0; k < 4; k++) { const unsigned short *i = iltis_products_at130 + 3 * k; Frho[i[2]] = -(X[i[0]]-X[i[0] + 6]+(X[i[1]]-X[i[1] + 9])+(X[i[1] + 18]-X[i[1] + 27])); }
    for (int k = 0; k < 4; k++) { const unsigned short *i = iltis_products_at131 + 1 * k; Frho[i[0]] = X[5286 + 1 * k + 0]; }
    Frho[51] = -v18;
    Frho[107] = -v19;
    Frho[54] = X[4485]-X[4592];
    Frho[110] = X[4699]-X[4806];
    Frho[121] = X[495]-X[659];
    Frho[88] = -(X[5288]+(X[1180]-X[2254]+(X[1214]-X[2227]))+(X[1727]-X[2545]+(X[1889]-X[2338])));
    Frho[90] = -(X[5289]+(X[1177]-X[2252]+(X[1211]-X[2225]))+(X[1728]-X[2543]+(X[1890]-X[2336])));
    Frho[89] = v19+(X[1178]-X[2253]-(X[1212]-X[2226]))+(X[1729]-X[2544]-(X[1891]-X[2337]));
    Frho[91] = -(X[2269]+X[2260]+X[2251]+(X[2242]+X[2233]+X[2224])+(X[2686]+X[2617]+X[2548]+(X[2479]+X[2410]+X[2341])));
    Frho[93] = -(X[2267]+X[2258]+X[2249]+(X[2240]+X[2231]+X[2222])+(X[2684]+X[2615]+X[2546]+(X[2477]+X[2408]+X[2339])));
    Frho[92] = X[2268]+X[2259]+X[2250]-(X[2241]+X[2232]+X[2223])+(X[2685]+X[2616]+X[2547]-(X[2478]+X[2409]+X[2340]));
    Frho[118] = -(X[3099]+X[3091]-X[4840]-(X[5258]-(v12+(X[5258]-v12)))-X[4835]+(X[5259]-(v13+(X[5259]-v13)))-X[4845]+(X[5260]-(v14+(X[5260]-v14)))-X[4897]-(X[5273]-(v15+(X[5273]-v15)))-X[4892]+(X[5274]-(v16+(X[5274]-v16)))-X[4902]+(X[5275]-(v17+(X[5275]-v17)))+(X[3238]+X[3170]-X[4887]-(X[5261]-(X[5262]+(X[5261]-X[5262])))-X[4859]-(X[5263]-(X[5264]+(X[5263]-X[5264])))-X[4873]-(X[5265]-(X[5266]+(X[5265]-X[5266])))-X[4944]-(X[5276]-(X[5277]+(X[5276]-X[5277])))-X[4916]-(X[5278]-(X[5279]+(X[5278]-X[5279])))-X[4930]-(X[5280]-(X[5281]+(X[5280]-X[5281])))));
    Frho[119] = -(X[3098]+X[3090]-X[4839]-X[4834]-X[4844]-X[4896]-X[4891]-X[4901]+(X[3237]+X[3169]-X[4886]-X[4858]-X[4872]-X[4943]-X[4915]-X[4929]));
    Frho[120] = X[492]+rho[129]*z[2];
    Frho[122] = -(X[494]-X[660]);
    Frho[124] = (mode[52] ? ((LANE)(-(X[5285]+v0))) : ((LANE)(-X[5285])))+(X[1094]+X[1111]+X[1128]+X[1145]+X[1162]+X[1179]+X[1196]+X[1213]-X[4840]-X[4835]-X[4845]-X[4897]-X[4892]-X[4902])+(X[1325]+X[1406]+X[1487]+X[1568]+X[1649]+X[1730]+X[1811]+X[1892]-X[4887]-X[4859]-X[4873]-X[4944]-X[4916]-X[4930]);
    Frho[125] = -(X[4489]+X[4596]+X[4703]+X[4810]-(X[1091]+X[1108]+X[1125]+X[1142]+X[1159]+X[1176]+X[1193]+X[1210]-X[4839]-X[4834]-X[4844]-X[4896]-X[4891]-X[4901])-(X[1321]+X[1402]+X[1483]+X[1564]+X[1645]+X[1726]+X[1807]+X[1888]-X[4886]-X[4858]-X[4872]-X[4943]-X[4915]-X[4929]));
    for (int k = 0; k < 4; k++) { const unsigned short *i = iltis_products_at132 + 1 * k; Frho[i[0]] = SPREAD(0.0); }
    Frho[129] = rho[28]*z[100]+rho[28]*z[72]+rho[84]*z[44]+rho[84]*z[16]+rho[25]*z[93]+rho[25]*z[65]+rho[81]*z[37]+rho[81]*z[9]+rho[120]*z[2];
    for (int k = 0; k < 4; k++) { const unsigned short *i = iltis_products_at133 + 1 * k; Frho[131 + 1 * k + 0] = X[i[0]]+X[i[0] + 107]+X[i[0] + 214]+X[i[0] + 321]; }
    Frho[135] = -(0.5*(1.0-v5)*X[3546]+v8*(3.141592653589793*rho[136]));
    Frho[136] = -(6.283185307179586*t*(0.5*(rho[135]*v6)*X[3546]+X[3545]*(v5*v4)-z[271]*(v1*(v6*v4)))+6.283185307179586*(v4*v7)+6.283185307179586*(v2*v8));
}
#endif
