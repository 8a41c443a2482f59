/* Written by scripts/fuse from the derivatives that Tapenade made of iltis. */
#include "costate_model.h"
#include <math.h>
static const int mass_row[] = { 6, 6, 3, 3, 4, 4, 5, 5, 3, 3, 5, 5, 6, 6, 4, 4, 20, 20, 17, 17, 18, 18, 19, 19, 17, 17, 19, 19, 20, 20, 18, 18, 48, 48, 45, 45, 46, 46, 47, 47, 45, 45, 47, 47, 48, 48, 46, 46, 76, 76, 73, 73, 74, 74, 75, 75, 73, 73, 75, 75, 76, 76, 74, 74, 104, 104, 101, 101, 102, 102, 103, 103, 101, 101, 103, 103, 104, 104, 102, 102, 12, 13, 13, 10, 10, 11, 11, 12, 10, 10, 12, 13, 13, 11, 11, 12, 40, 41, 41, 38, 38, 39, 39, 40, 38, 38, 40, 41, 41, 39, 39, 40, 68, 69, 69, 66, 66, 67, 67, 68, 66, 66, 68, 69, 69, 67, 67, 68, 96, 97, 97, 94, 94, 95, 95, 96, 94, 94, 96, 97, 97, 95, 95, 96, 0, 1, 2, 7, 8, 9, 14, 15, 16, 35, 36, 37, 42, 43, 44, 63, 64, 65, 70, 71, 72, 91, 92, 93, 98, 99, 100 };
static const int mass_col[] = { 5, 4, 5, 4, 3, 6, 3, 6, 3, 6, 5, 4, 3, 6, 5, 4, 19, 18, 19, 18, 17, 20, 17, 20, 17, 20, 19, 18, 17, 20, 19, 18, 47, 46, 47, 46, 45, 48, 45, 48, 45, 48, 47, 46, 45, 48, 47, 46, 75, 74, 75, 74, 73, 76, 73, 76, 73, 76, 75, 74, 73, 76, 75, 74, 103, 102, 103, 102, 101, 104, 101, 104, 101, 104, 103, 102, 101, 104, 103, 102, 11, 10, 12, 12, 11, 10, 13, 13, 10, 13, 12, 13, 11, 12, 11, 10, 39, 38, 40, 40, 39, 38, 41, 41, 38, 41, 40, 41, 39, 40, 39, 38, 67, 66, 68, 68, 67, 66, 69, 69, 66, 69, 68, 69, 67, 68, 67, 66, 95, 94, 96, 96, 95, 94, 97, 97, 94, 97, 96, 97, 95, 96, 95, 94, 0, 1, 2, 7, 8, 9, 14, 15, 16, 35, 36, 37, 42, 43, 44, 63, 64, 65, 70, 71, 72, 91, 92, 93, 98, 99, 100 };
static void iltis_motion_corner_points_0(const double *restrict x, double *restrict y, const unsigned short *i, int count)
{
    for (; count; count--, i += 2) {
double a2 = x[i[0] + 44];
double s3 = 0.5 * ((x[i[0] + 43]) + (x[i[0] + 46]));
y[i[1]] = 0.5 * ((x[i[0] + 42]) + (x[i[0] + 45]));
y[i[1] + 1] = s3;
y[i[1] + 2] = a2 + x[i[0]];
y[i[1] + 3] = 0.5 * (a2 + (x[i[0] + 47]));
y[i[1] + 4] = -s3;
    }
}

static void iltis_motion_frame_1(const double *restrict x, double *restrict y, const unsigned short *i, int count)
{
    for (; count; count--, i += 2) {
double a0 = x[i[0] + 1];
double a1 = x[i[0]];
double a2 = x[i[0] + 3];
double a3 = x[i[0] + 2];
double s1 = a1 * a1;
double s5 = a1 * a2;
double s6 = a0 * a3;
double s9 = a1 * a3;
double s10 = a0 * a2;
double s21 = a0 * a1;
double s22 = a2 * a3;
y[i[1]] = (2.0 * ((a0 * a0) + s1)) - 1.0;
y[i[1] + 1] = 2.0 * (s5 + s6);
y[i[1] + 2] = -(2.0 * (s9 - s10));
y[i[1] + 3] = -(2.0 * (s5 - s6));
y[i[1] + 4] = (2.0 * (s1 + (a3 * a3))) - 1.0;
y[i[1] + 5] = 2.0 * (s21 + s22);
y[i[1] + 6] = 2.0 * (s9 + s10);
y[i[1] + 7] = -(2.0 * (s21 - s22));
y[i[1] + 8] = (2.0 * (s1 + (a2 * a2))) - 1.0;
    }
}

static void iltis_motion_twist_2(const double *restrict x, double *restrict y, const unsigned short *i, int count)
{
    for (; count; count--, i += 2) {
double a0 = x[i[0] + 468];
double a1 = x[i[0]];
double a2 = x[i[0] + 467];
double a3 = x[i[0] + 1];
double a4 = x[i[0] + 469];
double a5 = x[i[0] + 3];
double a6 = x[i[0] + 470];
double a7 = x[i[0] + 2];
y[i[1]] = 2.0 * ((((a0 * a7) + (a2 * a5)) - (a3 * a4)) - (a1 * a6));
y[i[1] + 1] = -(-(2.0 * ((((a0 * a1) - (a2 * a3)) - (a4 * a5)) + (a6 * a7))));
y[i[1] + 2] = -(-(2.0 * ((((a0 * a5) - (a2 * a7)) + (a1 * a4)) - (a3 * a6))));
    }
}

static void iltis_motion_corner_forces_3(const double *restrict x, double *restrict y, double *restrict Q, const unsigned short *i, int count)
{
    for (; count; count--, i += 14) {
double a0 = x[i[0] + 444];
double a1 = x[i[1] + 44];
double a2 = x[i[0] + 141];
double a3 = x[i[0] + 144];
double a4 = x[i[2]];
double a5 = x[i[0] + 445];
double a6 = x[i[3] + 2];
double a7 = x[i[0] + 147];
double a8 = x[i[0] + 1];
double a10 = x[i[5]];
double a12 = x[i[3]];
double a14 = x[i[3] + 3];
double a15 = x[i[1] + 46];
double a17 = x[i[0] + 140];
double a18 = x[i[0] + 143];
double a19 = x[i[0] + 146];
double a20 = x[i[0]];
double a25 = x[i[0] + 142];
double a26 = x[i[0] + 145];
double a27 = x[i[0] + 148];
double a28 = x[i[0] + 2];
double a38 = x[i[1] + 53];
double a39 = x[i[8]];
double a40 = x[i[1] + 55];
double a42 = x[i[9]];
double a43 = x[i[10]];
double a45 = x[i[1] + 32];
double a46 = x[i[1] + 50];
double a48 = x[i[1] + 34];
double a49 = x[i[1] + 52];
double a59 = x[i[0] + 608];
double a60 = x[i[0] + 1286];
double a61 = x[i[0] + 609];
double a65 = x[i[11]];
double a66 = x[i[12]];
double a67 = x[i[11] + 1];
double a76 = x[i[0] + 454];
int a77 = (int)x[i[7] + 4];
int a80 = (int)x[i[7] + 2];
double a90 = x[i[0] + 453];
int a93 = (int)x[i[7] + 6];
int a96 = (int)x[i[0] + 1285];
int a99 = (int)x[i[7] + 7];
double a101 = x[i[6] + 22];
double a102 = x[i[6] + 21];
double a105 = x[i[4] + 468];
double a106 = x[i[4] + 467];
int a108 = (int)x[i[7] + 8];
int a109 = (int)x[i[7] + 9];
int a111 = (int)x[i[7] + 10];
int a112 = (int)x[i[7] + 11];
double s0 = a0 - a1;
double s4 = a5 - a6;
double s6 = ((s0 * a2) - (a3 * a4)) + (s4 * a7);
double s9 = a4 - a10;
double s11 = a1 - a12;
double s14 = a14 - a15;
double s16 = ((s9 * (x[i[6] + 4])) + (s11 * (x[i[6] + 1]))) - (s14 * (x[i[6] + 7]));
double s17 = ((s6 - a8) + (x[i[4] + 15])) + s16;
double s23 = ((s0 * a17) - (a4 * a18)) + (s4 * a19);
double s30 = ((s9 * (x[i[6] + 3])) + (s11 * x[i[6]])) - (s14 * (x[i[6] + 6]));
double s31 = ((s23 - a20) + (x[i[4] + 14])) + s30;
double s38 = ((s0 * a25) - (a4 * a26)) + (s4 * a27);
double s45 = ((s9 * (x[i[6] + 5])) + (s11 * (x[i[6] + 2]))) - (s14 * (x[i[6] + 8]));
double s46 = ((s38 - a28) + (x[i[4] + 16])) + s45;
double s49 = sqrt(((s17 * s17) + (s31 * s31)) + (s46 * s46));
double s57 = ((s49 - (x[i[1] + 4])) * (((double)(-((int)x[i[7]]))) * (x[i[1] + 3]))) - ((s49 - (x[i[1] + 1])) * x[i[1]]);
double s58 = 1.0 / s49;
double s59 = s31 * s58;
double s60 = s57 * s59;
double s62 = s17 * s58;
double s63 = s57 * s62;
double s65 = s46 * s58;
double s66 = s57 * s65;
double s93 = a0 - a38;
double s97 = a5 - a40;
double s99 = ((a2 * s93) - (a3 * a39)) + (a7 * s97);
double s102 = a42 - a43;
double s104 = a45 - a46;
double s107 = a48 - a49;
double s109 = ((s102 * (x[i[6] + 13])) + (s104 * (x[i[6] + 10]))) + (s107 * (x[i[6] + 16]));
double s110 = ((a8 - s99) - (x[i[4] + 8])) + s109;
double s116 = ((a17 * s93) - (a18 * a39)) + (a19 * s97);
double s123 = ((s102 * (x[i[6] + 12])) + (s104 * (x[i[6] + 9]))) + (s107 * (x[i[6] + 15]));
double s124 = ((a20 - s116) - (x[i[4] + 7])) + s123;
double s131 = ((a25 * s93) - (a26 * a39)) + (a27 * s97);
double s138 = ((s102 * (x[i[6] + 14])) + (s104 * (x[i[6] + 11]))) + (s107 * (x[i[6] + 17]));
double s139 = ((a28 - s131) - (x[i[4] + 9])) + s138;
double s142 = sqrt(((s110 * s110) + (s124 * s124)) + (s139 * s139));
double s143 = 1.0 / s142;
double s144 = s110 * s143;
double s149 = s124 * s143;
double s155 = s139 * s143;
double s187 = ((((s144 * ((s131 * a59) - (s116 * a60))) + (s149 * ((s99 * a60) - (s131 * a61)))) + (s155 * ((s116 * a61) - (s99 * a59)))) + (((s144 * (x[i[0] + 468])) + (s149 * (x[i[0] + 467]))) + (s155 * (x[i[0] + 469])))) - ((((s144 * ((s138 * a65) - (s123 * a66))) + (s149 * ((s109 * a66) - (s138 * a67)))) + (s155 * ((s123 * a67) - (s109 * a65)))) + (((s144 * (x[i[4] + 475])) + (s149 * (x[i[4] + 474]))) + (s155 * (x[i[4] + 476]))));
double s198 = 0.5 * (1.0 / a76);
int s201 = (2.0 * a76) > 0.0;
double s205 = ((((int)x[i[7] + 3]) > a77) ? s201 : 0) ? (((s187 - (x[i[1] + 16])) + a76) * s198) : ((double)a77);
double s212 = ((((int)x[i[7] + 1]) > a80) ? s201 : 0) ? (s198 * (a76 + (s187 - (x[i[1] + 13])))) : ((double)a80);
double s230 = ((((s187 * ((s187 * ((s187 * ((s187 * (x[i[1] + 12])) + (x[i[1] + 11]))) + (x[i[1] + 10]))) + (x[i[1] + 9]))) * (s205 - s212)) - ((1.0 - s212) * ((s187 * (x[i[1] + 14])) + (x[i[1] + 15])))) - (s205 * ((s187 * (x[i[1] + 17])) + (x[i[1] + 18])))) - ((s142 * ((s142 * ((s142 * (x[i[1] + 8])) + (x[i[1] + 7]))) + (x[i[1] + 6]))) + (x[i[1] + 5]));
double s231 = s149 * s230;
double s234 = s144 * s230;
double s237 = s155 * s230;
double s323 = ((((int)x[i[7] + 5]) > a93) ? (a90 > 0.0) : 0) ? (-((1.0 / a90) * ((x[i[0] + 452]) - x[i[4]]))) : ((double)a93);
double s335 = ((a96 == 0) ? (-((10.0 + (s323 * ((6.0 * s323) - 15.0))) * (s323 * (s323 * (s323 * (x[i[0] + 451])))))) : 0.0) - (x[i[4] + 2]);
double s339 = (s335 + (x[i[1] + 20])) * (((double)a99) * (x[i[1] + 19]));
double s344 = 1.0 / (sqrt((a101 * a101) + (a102 * a102)));
double s345 = a102 * s344;
double s347 = a101 * s344;
double s353 = (s345 * a105) - (s347 * a106);
double s366 = ((((((s335 * ((s345 * (x[i[11] + 3])) + (s347 * (x[i[11] + 4])))) - s353) * (1.0 / s353)) * (1.0 / (x[i[1] + 23]))) * ((double)((1 - a108) - a109))) + ((double)a108)) - ((double)a109);
double s370 = (s345 * a106) + (s347 * a105);
double s387 = ((((asin(s370 * (1.0 / (sqrt((s370 * s370) + (s353 * s353)))))) * (1.0 / (x[i[1] + 24]))) * ((double)((1 - a111) - a112))) - ((double)a111)) + ((double)a112);
double s393 = ((int)x[i[7] + 12]) ? (s339 * (1.0 / (sqrt((s366 * s366) + (s387 * s387))))) : s339;
double s395 = s387 * (s393 * (x[i[1] + 22]));
double s398 = s366 * (s393 * (x[i[1] + 21]));
double s400 = (s345 * s395) - (s347 * s398);
int s402 = a99 > a96;
double s406 = (s347 * s395) + (s345 * s398);
y[i[12] + 1] = -(s57 * (((s62 * (a10 - (a4 + s16))) + (s59 * (a12 - (a1 + s30)))) + (s65 * (a14 - (a15 + s45)))));
y[i[12] + 2] = -(s60 - s231);
y[i[12] + 3] = -(s63 - s234);
y[i[12] + 4] = -(s66 - s237);
y[i[12] + 5] = (s230 * ((s131 * s144) - (s99 * s155))) - (s57 * ((s38 * s62) - (s6 * s65)));
y[i[12] + 6] = (s230 * ((s116 * s155) - (s131 * s149))) - (s57 * ((s23 * s65) - (s38 * s59)));
y[i[12] + 7] = (s230 * ((s99 * s149) - (s116 * s144))) - (s57 * ((s6 * s59) - (s23 * s62)));
y[i[12] + 8] = -((s230 * (((s144 * (a39 - s99)) - (s149 * (a0 - (a38 - s116)))) - (s155 * (a5 - (a40 - s131))))) - (s57 * (((s62 * (a4 - s6)) - (s59 * (a0 - (a1 - s23)))) - (s65 * (a5 - (a6 - s38))))));
y[i[12] + 9] = s237;
y[i[12] + 10] = s230 * (((s144 * (a42 - (a43 - s109))) + (s149 * (a45 - (a46 - s123)))) + (s155 * (a48 - (a49 - s138))));
y[i[12] + 11] = s339;
y[i[12] + 12] = s402 ? (s335 * s406) : 0.0;
y[i[12] + 13] = s402 ? (-(s335 * s400)) : 0.0;
Q[i[13] + 14] = -(-s60);
Q[i[13] + 15] = -(-s63);
Q[i[13] + 7] = -s231;
Q[i[13] + 8] = -s234;
Q[i[13] + 16] = -(-s66);
y[i[12] + 14] = -(s230 * ((s138 * s144) - (s109 * s155)));
y[i[12] + 15] = -(s230 * ((s123 * s155) - (s138 * s149)));
y[i[12] + 16] = -(s230 * ((s109 * s149) - (s123 * s144)));
y[i[12] + 17] = -(s57 * ((s45 * s62) - (s16 * s65)));
y[i[12] + 18] = -(s57 * ((s30 * s65) - (s45 * s59)));
y[i[12] + 19] = -(s57 * ((s16 * s59) - (s30 * s62)));
Q[i[13]] = s402 ? (-s400) : 0.0;
Q[i[13] + 1] = s402 ? (-s406) : 0.0;
    }
}

static void iltis_motion_wrench_to_Q_4(const double *restrict x, double *restrict y, const unsigned short *i, int count)
{
    for (; count; count--, i += 6) {
double a0 = x[i[0]];
double a1 = x[i[1] + 2];
double a2 = x[i[2]];
double a3 = x[i[1] + 1];
double a4 = x[i[3]];
double a5 = x[i[1] + 3];
double a6 = x[i[4]];
double a7 = x[i[1]];
y[i[5]] = 2.0 * ((((a0 * a1) + (a2 * a3)) + (a4 * a5)) - (a6 * a7));
y[i[5] + 1] = 2.0 * ((((a0 * a5) + (a2 * a7)) - (a1 * a4)) + (a3 * a6));
y[i[5] + 2] = -(2.0 * ((((a0 * a7) - (a2 * a5)) + (a3 * a4)) + (a1 * a6)));
y[i[5] + 3] = -(2.0 * ((((a0 * a3) - (a1 * a2)) - (a4 * a7)) - (a5 * a6)));
    }
}

static void iltis_motion_wrench_to_Q_5(const double *restrict x, double *restrict y, const unsigned short *i, int count)
{
    for (; count; count--, i += 2) {
double a0 = x[i[0]];
double a1 = x[i[1] + 2];
double a2 = x[i[0] + 1];
double a3 = x[i[1] + 1];
double a4 = x[i[0] + 2];
double a5 = x[i[1] + 3];
double a6 = x[i[1]];
y[i[0] + 3] = 2.0 * (((a0 * a1) + (a2 * a3)) + (a4 * a5));
y[i[0] + 4] = 2.0 * (((a0 * a5) + (a2 * a6)) - (a1 * a4));
y[i[0] + 5] = -(2.0 * (((a0 * a6) - (a2 * a5)) + (a3 * a4)));
y[i[0] + 6] = -(2.0 * (((a0 * a3) - (a1 * a2)) - (a4 * a6)));
    }
}

static void iltis_motion_add_weight_6(const double *restrict x, double *restrict y, const unsigned short *i, int count)
{
    for (; count; count--, i += 4) {
double a2 = x[i[2] + 3];
double a3 = x[i[2] + 468];
double a4 = x[i[2] + 2];
double a5 = x[i[2] + 467];
double a6 = x[i[2] + 469];
double a7 = x[i[2]];
double a8 = x[i[2] + 470];
double a9 = x[i[2] + 1];
double s9 = ((((a2 * a3) + (a4 * a5)) - (a6 * a7)) - (a8 * a9)) * (8.0 * (x[i[0] + 2]));
double s19 = ((((a3 * a7) - (a5 * a9)) + (a2 * a6)) - (a4 * a8)) * (8.0 * (x[i[0] + 1]));
double s30 = ((((a3 * a4) - (a2 * a5)) - (a6 * a9)) + (a7 * a8)) * (8.0 * (x[i[0] + 3]));
y[i[3]] = x[i[0]] * x[i[1]];
y[i[3] + 1] = ((a6 * s9) - (a3 * s19)) - (a8 * s30);
y[i[3] + 2] = -(((a8 * s9) + (a5 * s19)) + (a6 * s30));
y[i[3] + 3] = ((a5 * s9) - (a8 * s19)) + (a3 * s30);
y[i[3] + 4] = -(((a3 * s9) + (a6 * s19)) - (a5 * s30));
    }
}

static void iltis_motion_add_weight_7(const double *restrict x, double *restrict y, const unsigned short *i, int count)
{
    for (; count; count--, i += 4) {
double a2 = x[i[2] + 3];
double a3 = x[i[2] + 468];
double a4 = x[i[2] + 2];
double a5 = x[i[2] + 467];
double a6 = x[i[2] + 469];
double a7 = x[i[2]];
double a8 = x[i[2] + 470];
double a9 = x[i[2] + 1];
double s9 = ((((a2 * a3) + (a4 * a5)) - (a6 * a7)) - (a8 * a9)) * (8.0 * (x[i[0] + 2]));
double s18 = 8.0 * (x[i[0] + 1]);
double s19 = ((((a3 * a7) - (a5 * a9)) + (a2 * a6)) - (a4 * a8)) * s18;
double s29 = s18 * ((((a3 * a4) - (a2 * a5)) - (a6 * a9)) + (a7 * a8));
y[i[3]] = x[i[0]] * x[i[1]];
y[i[3] + 1] = ((a6 * s9) - (a3 * s19)) - (a8 * s29);
y[i[3] + 2] = -(((a8 * s9) + (a5 * s19)) + (a6 * s29));
y[i[3] + 3] = ((a5 * s9) - (a8 * s19)) + (a3 * s29);
y[i[3] + 4] = -(((a3 * s9) + (a6 * s19)) - (a5 * s29));
    }
}

static void iltis_motion_add_inertia_8(const double *restrict x, double *restrict y, double *restrict A, const int *restrict at, const unsigned short *i, int count)
{
    for (; count; count--, i += 3) {
double a1 = x[i[1] + 2];
double a3 = x[i[1] + 1];
double a5 = x[i[1] + 3];
double a6 = x[i[1]];
double s0 = 4.0 * (x[i[0] + 1]);
double s1 = s0 * a1;
double s3 = 4.0 * x[i[0]];
double s4 = s3 * a3;
double s7 = 4.0 * (x[i[0] + 2]);
double s8 = s7 * a5;
double s11 = s0 * a3;
double s13 = a1 * s3;
double s16 = s7 * a6;
double s20 = s0 * a6;
double s22 = s3 * a5;
double s25 = a3 * s7;
double s28 = s0 * a5;
double s30 = s3 * a6;
double s33 = a1 * s7;
A[at[i[2]]] = -(-(((a3 * s20) - (a1 * s22)) - (a6 * s25)));
A[at[i[2] + 1]] = -(((a3 * s28) + (a1 * s30)) - (a6 * s33));
A[at[i[2] + 2]] = -(((a1 * s20) + (a3 * s22)) - (a5 * s25));
A[at[i[2] + 3]] = -(-(((a1 * s28) - (a3 * s30)) - (a5 * s33)));
A[at[i[2] + 4]] = -(-(((s1 * a5) - (s4 * a6)) - (a1 * s8)));
A[at[i[2] + 5]] = -(((a5 * s11) + (s13 * a6)) - (a1 * s16));
A[at[i[2] + 6]] = -(((s1 * a6) + (s4 * a5)) - (a3 * s8));
A[at[i[2] + 7]] = -(-(((s11 * a6) - (a5 * s13)) - (a3 * s16)));
A[at[i[2] + 8]] = ((a1 * s1) + (a3 * s4)) + (a5 * s8);
A[at[i[2] + 9]] = -(((a1 * s11) - (a3 * s13)) + (a5 * s16));
A[at[i[2] + 10]] = ((a6 * s20) + (a5 * s22)) + (a3 * s25);
A[at[i[2] + 11]] = -(((a6 * s28) - (a5 * s30)) + (a3 * s33));
A[at[i[2] + 12]] = -(((s1 * a3) - (a1 * s4)) + (s8 * a6));
A[at[i[2] + 13]] = ((a3 * s11) + (a1 * s13)) + (a6 * s16);
A[at[i[2] + 14]] = -(((a5 * s20) - (a6 * s22)) + (a1 * s25));
A[at[i[2] + 15]] = ((a5 * s28) + (a6 * s30)) + (a1 * s33);
    }
}

static void iltis_motion_add_inertia_9(const double *restrict x, double *restrict y, double *restrict A, const int *restrict at, const unsigned short *i, int count)
{
    for (; count; count--, i += 3) {
double a1 = x[i[1] + 2];
double a3 = x[i[1] + 1];
double a4 = x[i[1] + 3];
double a5 = x[i[1]];
double s0 = 4.0 * (x[i[0] + 1]);
double s1 = s0 * a1;
double s3 = 4.0 * x[i[0]];
double s4 = s3 * a3;
double s5 = a3 * s4;
double s7 = s3 * a4;
double s8 = a4 * s7;
double s10 = s0 * a3;
double s12 = a1 * s3;
double s13 = a3 * s12;
double s15 = s3 * a5;
double s16 = a4 * s15;
double s19 = s0 * a5;
double s21 = a3 * s7;
double s23 = s4 * a4;
double s25 = s0 * a4;
double s27 = a3 * s15;
double s29 = a4 * s12;
double s33 = s4 * a5;
double s35 = a1 * s7;
double s39 = s12 * a5;
double s41 = a1 * s15;
double s44 = s7 * a5;
double s46 = a1 * s4;
double s50 = a5 * s15;
double s52 = a1 * s12;
A[at[i[2]]] = -(s13 - (s16 - (a5 * s25)));
A[at[i[2] + 1]] = -(s44 - (s46 - (s1 * a3)));
A[at[i[2] + 2]] = -(s33 + (s35 - (a3 * s19)));
A[at[i[2] + 3]] = -(((a1 * s19) + s21) - s23);
A[at[i[2] + 4]] = -(-(((a1 * s25) - s27) - s29));
A[at[i[2] + 5]] = -(-(((s1 * a4) - s33) - s35));
A[at[i[2] + 6]] = -(((a4 * s10) + s39) - s41);
A[at[i[2] + 7]] = -(s27 + (s29 - (s10 * a5)));
A[at[i[2] + 8]] = ((a1 * s1) + s5) + s8;
A[at[i[2] + 9]] = -(((a1 * s10) - s13) + s16);
A[at[i[2] + 10]] = s5 + (s8 + (a5 * s19));
A[at[i[2] + 11]] = s50 + (s52 + (a3 * s10));
A[at[i[2] + 12]] = s39 - (s41 + (a3 * s25));
A[at[i[2] + 13]] = -(((a4 * s19) - s44) + s46);
A[at[i[2] + 14]] = ((a4 * s25) + s50) + s52;
A[at[i[2] + 15]] = s21 - (s23 + (s1 * a5));
    }
}

static void iltis_motion_euler_norm_10(const double *restrict x, double *restrict y, double *restrict phi, const unsigned short *i, int count)
{
    for (; count; count--, i += 2) {
double a0 = x[i[0] + 1];
double a1 = x[i[0]];
double a2 = x[i[0] + 2];
double a3 = x[i[0] + 3];
phi[i[1]] = ((((a0 * a0) + (a1 * a1)) + (a2 * a2)) + (a3 * a3)) - 1.0;
    }
}

static void iltis_motion_spherical_11(const double *restrict x, double *restrict y, double *restrict phi, const unsigned short *i, int count)
{
    for (; count; count--, i += 12) {
double a1 = x[i[1]];
double a4 = x[i[4]];
double a7 = x[i[4] + 2];
double s0 = x[i[0]] - a1;
double s2 = x[i[3]] - a4;
double s5 = (x[i[3] + 2]) - a7;
double s10 = a1 - x[i[7]];
double s12 = a4 - x[i[9]];
double s15 = a7 - x[i[10]];
phi[i[11]] = -(((((s0 * (x[i[2] + 3])) + (s2 * x[i[2]])) + (s5 * (x[i[2] + 6]))) + (x[i[5]] - x[i[6]])) + (((s10 * (x[i[8] + 3])) + (s12 * x[i[8]])) + (s15 * (x[i[8] + 6]))));
phi[i[11] + 1] = -(((((s0 * (x[i[2] + 4])) + (s2 * (x[i[2] + 1]))) + (s5 * (x[i[2] + 7]))) + ((x[i[5] + 1]) - (x[i[6] + 1]))) + (((s10 * (x[i[8] + 4])) + (s12 * (x[i[8] + 1]))) + (s15 * (x[i[8] + 7]))));
phi[i[11] + 2] = -(((((s0 * (x[i[2] + 5])) + (s2 * (x[i[2] + 2]))) + (s5 * (x[i[2] + 8]))) + ((x[i[5] + 2]) - (x[i[6] + 2]))) + (((s10 * (x[i[8] + 5])) + (s12 * (x[i[8] + 2]))) + (s15 * (x[i[8] + 8]))));
    }
}

static void iltis_motion_spherical_12(const double *restrict x, double *restrict y, double *restrict phi, const unsigned short *i, int count)
{
    for (; count; count--, i += 6) {
double a1 = x[i[0] + 302];
double a3 = x[i[1]];
double a6 = x[i[0] + 304];
double s0 = (x[i[0] + 305]) - a1;
double s4 = (x[i[0] + 306]) - a6;
double s9 = a3 - x[i[3]];
double s11 = a1 - (x[i[0] + 1093]);
double s14 = a6 - (x[i[0] + 1094]);
phi[i[5]] = -(((((s0 * (x[i[0] + 169])) - (a3 * (x[i[0] + 172]))) + (s4 * (x[i[0] + 175]))) + (x[i[2]] - x[i[0]])) + (((s9 * (x[i[4] + 3])) + (s11 * x[i[4]])) + (s14 * (x[i[4] + 6]))));
phi[i[5] + 1] = -(((((s0 * (x[i[0] + 170])) - (a3 * (x[i[0] + 173]))) + (s4 * (x[i[0] + 176]))) + ((x[i[2] + 1]) - (x[i[0] + 1]))) + (((s9 * (x[i[4] + 4])) + (s11 * (x[i[4] + 1]))) + (s14 * (x[i[4] + 7]))));
phi[i[5] + 2] = -(((((s0 * (x[i[0] + 171])) - (a3 * (x[i[0] + 174]))) + (s4 * (x[i[0] + 177]))) + ((x[i[2] + 2]) - (x[i[0] + 2]))) + (((s9 * (x[i[4] + 5])) + (s11 * (x[i[4] + 2]))) + (s14 * (x[i[4] + 8]))));
    }
}

static void iltis_motion_revolute_13(const double *restrict x, double *restrict y, double *restrict phi, const unsigned short *i, int count)
{
    for (; count; count--, i += 9) {
double a1 = x[i[1]];
double a4 = x[i[4]];
double a5 = x[i[2]];
double a7 = x[i[4] + 2];
double a13 = x[i[6] + 143];
double a15 = x[i[6] + 146];
double a17 = x[i[2] + 1];
double a22 = x[i[6] + 144];
double a23 = x[i[6] + 147];
double a25 = x[i[2] + 2];
double a30 = x[i[6] + 145];
double a31 = x[i[6] + 148];
double s0 = x[i[0]] - a1;
double s2 = x[i[3]] - a4;
double s5 = x[i[5]] - a7;
double s10 = a4 - (x[i[6] + 444]);
double s14 = a7 - (x[i[6] + 445]);
phi[i[8]] = -(((((s0 * (x[i[2] + 3])) + (s2 * a5)) + (s5 * (x[i[2] + 6]))) + (x[i[6]] - x[i[7]])) + (((s10 * (x[i[6] + 140])) + (a1 * a13)) + (s14 * a15)));
phi[i[8] + 1] = -(((((s0 * (x[i[2] + 4])) + (s2 * a17)) + (s5 * (x[i[2] + 7]))) + ((x[i[6] + 1]) - (x[i[7] + 1]))) + (((s10 * (x[i[6] + 141])) + (a1 * a22)) + (s14 * a23)));
phi[i[8] + 2] = -(((((s0 * (x[i[2] + 5])) + (s2 * a25)) + (s5 * (x[i[2] + 8]))) + ((x[i[6] + 2]) - (x[i[7] + 2]))) + (((s10 * (x[i[6] + 142])) + (a1 * a30)) + (s14 * a31)));
phi[i[8] + 3] = ((a17 * a22) + (a5 * a13)) + (a25 * a30);
phi[i[8] + 4] = ((a17 * a23) + (a5 * a15)) + (a25 * a31);
    }
}

static void iltis_motion_revolute_14(const double *restrict x, double *restrict y, double *restrict phi, const unsigned short *i, int count)
{
    for (; count; count--, i += 4) {
double a7 = x[i[2] + 1];
double a9 = x[i[2]];
double a11 = x[i[2] + 2];
phi[i[3]] = -((x[i[0] + 21]) - x[i[0]]);
phi[i[3] + 1] = -((x[i[0] + 22]) - (x[i[0] + 1]));
phi[i[3] + 2] = -((x[i[0] + 23]) - (x[i[0] + 2]));
phi[i[3] + 3] = (((x[i[1] + 7]) * a7) + ((x[i[1] + 6]) * a9)) + ((x[i[1] + 8]) * a11);
phi[i[3] + 4] = ((a7 * (x[i[1] + 1])) + (a9 * x[i[1]])) + (a11 * (x[i[1] + 2]));
    }
}

static void iltis_motion_revolute_15(const double *restrict x, double *restrict y, double *restrict phi, const unsigned short *i, int count)
{
    for (; count; count--, i += 12) {
double a1 = x[i[1]];
double a4 = x[i[4]];
double a5 = x[i[2]];
double a7 = x[i[4] + 2];
double a12 = x[i[8] + 3];
double a16 = x[i[8] + 6];
double a18 = x[i[2] + 1];
double a22 = x[i[8] + 4];
double a24 = x[i[8] + 7];
double a26 = x[i[2] + 2];
double a30 = x[i[8] + 5];
double a32 = x[i[8] + 8];
double s0 = x[i[0]] - a1;
double s2 = x[i[3]] - a4;
double s5 = (x[i[3] + 2]) - a7;
double s10 = a1 - x[i[7]];
double s12 = a4 - x[i[9]];
double s15 = a7 - x[i[10]];
phi[i[11]] = -(((((s0 * (x[i[2] + 3])) + (s2 * a5)) + (s5 * (x[i[2] + 6]))) + (x[i[5]] - x[i[6]])) + (((s10 * a12) + (s12 * x[i[8]])) + (s15 * a16)));
phi[i[11] + 1] = -(((((s0 * (x[i[2] + 4])) + (s2 * a18)) + (s5 * (x[i[2] + 7]))) + ((x[i[5] + 1]) - (x[i[6] + 1]))) + (((s10 * a22) + (s12 * (x[i[8] + 1]))) + (s15 * a24)));
phi[i[11] + 2] = -(((((s0 * (x[i[2] + 5])) + (s2 * a26)) + (s5 * (x[i[2] + 8]))) + ((x[i[5] + 2]) - (x[i[6] + 2]))) + (((s10 * a30) + (s12 * (x[i[8] + 2]))) + (s15 * a32)));
phi[i[11] + 3] = ((a18 * a22) + (a5 * a12)) + (a26 * a30);
phi[i[11] + 4] = ((a18 * a24) + (a5 * a16)) + (a26 * a32);
    }
}

static void iltis_motion_frame_d0_d1_16(const double *restrict x, double *restrict y, const unsigned short *i, int count)
{
    for (; count; count--, i += 2) {
double a0 = x[i[0] + 468];
double a1 = x[i[0] + 467];
double a2 = x[i[0] + 1];
double a3 = x[i[0]];
double a4 = x[i[0] + 469];
double a5 = x[i[0] + 470];
double a6 = x[i[0] + 2];
double a7 = x[i[0] + 3];
double s3 = 4.0 * (a1 * a1);
double s8 = a1 * (4.0 * a3);
double s11 = a3 * a3;
double s15 = a0 * a4;
double s16 = s15 + s15;
double s17 = a1 * a5;
double s23 = (a2 * a4) + (a0 * a6);
double s24 = a1 * a7;
double s26 = a3 * a5;
double s29 = a3 * a7;
double s30 = a2 * a6;
double s33 = a0 * a5;
double s34 = s33 + s33;
double s35 = a1 * a4;
double s41 = (a2 * a5) + (a0 * a7);
double s42 = a1 * a6;
double s44 = a3 * a4;
double s47 = a3 * a6;
double s48 = a2 * a7;
double s71 = a4 * a5;
double s72 = s71 + s71;
double s73 = a0 * a1;
double s79 = (a5 * a6) + (a4 * a7);
double s80 = a1 * a2;
double s82 = a0 * a3;
double s85 = a2 * a3;
double s86 = a6 * a7;
y[i[1]] = (4.0 * (a0 * a0)) + s3;
y[i[1] + 1] = (a0 * (4.0 * a2)) + s8;
y[i[1] + 2] = (2.0 * ((a2 * a2) + s11)) - 1.0;
y[i[1] + 3] = 2.0 * (s17 + (s16 + s17));
y[i[1] + 4] = 2.0 * ((s23 + s24) + s26);
y[i[1] + 5] = 2.0 * (s29 + s30);
y[i[1] + 6] = 2.0 * (s35 - (s34 - s35));
y[i[1] + 7] = 2.0 * ((s41 - s42) - s44);
y[i[1] + 8] = -(2.0 * (s47 - s48));
y[i[1] + 9] = -(2.0 * (s29 - s30));
y[i[1] + 10] = s3 + (4.0 * (a4 * a4));
y[i[1] + 11] = s8 + (a4 * (4.0 * a6));
y[i[1] + 12] = (2.0 * (s11 + (a6 * a6))) - 1.0;
y[i[1] + 13] = 2.0 * (s73 + (s72 + s73));
y[i[1] + 14] = 2.0 * ((s79 + s80) + s82);
y[i[1] + 15] = 2.0 * (s85 + s86);
y[i[1] + 16] = 2.0 * (s35 + (s34 + s35));
y[i[1] + 17] = 2.0 * (s44 + (s41 + s42));
y[i[1] + 18] = 2.0 * (s47 + s48);
y[i[1] + 19] = 2.0 * (s73 - (s72 - s73));
y[i[1] + 20] = 2.0 * (s82 - (s79 - s80));
y[i[1] + 21] = -(2.0 * (s85 - s86));
y[i[1] + 22] = s3 + (4.0 * (a5 * a5));
y[i[1] + 23] = s8 + (a5 * (4.0 * a7));
y[i[1] + 24] = (2.0 * (s11 + (a7 * a7))) - 1.0;
y[i[1] + 25] = -(2.0 * (s26 - (s23 - s24)));
y[i[1] + 26] = -(2.0 * (s17 - (s16 - s17)));
    }
}

static void iltis_motion_euler_norm_d0_d1_17(const double *restrict x, double *restrict y, double *restrict phi_ddot, double *restrict phi_dot, const unsigned short *i, int count)
{
    for (; count; count--, i += 3) {
double a1 = x[i[0] + 468];
double a3 = x[i[0] + 467];
double a5 = x[i[0] + 469];
double a7 = x[i[0] + 470];
phi_ddot[i[1]] = (((a1 * (2.0 * a1)) + (a3 * (2.0 * a3))) + (a5 * (2.0 * a5))) + (a7 * (2.0 * a7));
phi_dot[i[2]] = ((((2.0 * (x[i[0] + 1])) * a1) + ((2.0 * x[i[0]]) * a3)) + ((2.0 * (x[i[0] + 2])) * a5)) + ((2.0 * (x[i[0] + 3])) * a7);
    }
}

static void iltis_motion_lever_d0_d1_18(const double *restrict x, double *restrict y, const unsigned short *i, int count)
{
    for (; count; count--, i += 7) {
double s0 = (x[i[0] + 7]) - (x[i[0] + 1]);
double s2 = (x[i[0] + 6]) - x[i[0]];
y[i[6]] = -((s0 * (x[i[2] + 17])) + (s2 * (x[i[2] + 1])));
y[i[6] + 1] = -((-((s0 * x[i[1]]) + (s2 * x[i[2]]))) + (x[i[5]] - (x[i[5] + 133])));
y[i[6] + 2] = -(-((s0 * x[i[3]]) + (s2 * x[i[4]])));
    }
}

static void iltis_motion_dot_d0_d1_19(const double *restrict x, double *restrict y, const unsigned short *i, int count)
{
    for (; count; count--, i += 16) {
double a0 = x[i[0]];
double a1 = x[i[1]];
double a2 = x[i[2]];
double a3 = x[i[3]];
double a4 = x[i[4]];
double a5 = x[i[5]];
double a6 = x[i[6]];
double a7 = x[i[1] + 3];
double a8 = x[i[1] + 5];
double a9 = x[i[7]];
double a10 = x[i[8]];
double a11 = x[i[1] + 6];
double s17 = a0 * a2;
double s22 = a4 * a6;
double s29 = a8 * a10;
y[i[15]] = (((((a0 * a1) + (a2 * a3)) + (a4 * a5)) + (a6 * a7)) + (a8 * a9)) + (a10 * a11);
y[i[15] + 1] = (s29 + ((((s22 + ((((s17 + ((a3 * x[i[9]]) + s17)) + (a1 * x[i[10]])) + s22) + (a5 * x[i[11]]))) + (a7 * x[i[12]])) + s29) + (a9 * x[i[13]]))) + (a11 * x[i[14]]);
    }
}

static void iltis_motion_spherical_d0_d1_20(const double *restrict x, double *restrict y, double *restrict phi_ddot, double *restrict phi_dot, const unsigned short *i, int count)
{
    for (; count; count--, i += 16) {
double a1 = x[i[1]];
double a4 = x[i[4]];
double a7 = x[i[4] + 2];
double s0 = x[i[0]] - a1;
double s2 = x[i[3]] - a4;
double s5 = x[i[5]] - a7;
double s8 = a1 - x[i[6]];
double s10 = a4 - x[i[8]];
double s13 = a7 - (x[i[8] + 2]);
phi_dot[i[14]] = -(-(((((s8 * (x[i[7] + 25])) + (s10 * (x[i[7] + 1]))) + (s13 * (x[i[7] + 17]))) - (x[i[9]] - x[i[10]])) + (((s0 * (x[i[2] + 25])) + (s2 * (x[i[2] + 1]))) + (s5 * (x[i[2] + 17])))));
phi_dot[i[14] + 1] = -(-(((((s8 * (x[i[7] + 11])) + (s10 * (x[i[7] + 4]))) + (s13 * x[i[12]])) - ((x[i[9] + 1]) - (x[i[10] + 1]))) + (((s0 * (x[i[2] + 11])) + (s2 * (x[i[2] + 4]))) + (s5 * (x[i[11] + 1])))));
phi_dot[i[14] + 2] = -(-(((((s8 * (x[i[7] + 14])) + (s10 * (x[i[7] + 7]))) + (s13 * (x[i[7] + 23]))) - ((x[i[9] + 2]) - (x[i[10] + 2]))) + (((s0 * (x[i[2] + 14])) + (s2 * (x[i[2] + 7]))) + (s5 * (x[i[2] + 23])))));
phi_ddot[i[15]] = (((s0 * (x[i[2] + 26])) + (s2 * x[i[2]])) + (s5 * (x[i[2] + 16]))) + (((s8 * (x[i[7] + 26])) + (s10 * x[i[7]])) + (s13 * (x[i[7] + 16])));
phi_ddot[i[15] + 1] = (((s0 * (x[i[2] + 10])) + (s2 * (x[i[2] + 3]))) + (s5 * x[i[11]])) + (((s8 * (x[i[7] + 10])) + (s10 * (x[i[7] + 3]))) + (s13 * (x[i[12] + 1])));
phi_ddot[i[15] + 2] = (((s0 * (x[i[2] + 13])) + (s2 * x[i[13]])) + (s5 * (x[i[2] + 22]))) + (((s8 * (x[i[7] + 13])) + (s10 * (x[i[12] + 2]))) + (s13 * (x[i[7] + 22])));
    }
}

static void iltis_motion_spherical_d0_d1_21(const double *restrict x, double *restrict y, double *restrict phi_ddot, double *restrict phi_dot, const unsigned short *i, int count)
{
    for (; count; count--, i += 8) {
double a1 = x[i[1]];
double a4 = x[i[3]];
double a7 = x[i[3] + 2];
double s0 = x[i[0]] - a1;
double s2 = (x[i[3] + 791]) - a4;
double s5 = (x[i[3] + 792]) - a7;
double s8 = a4 - (x[i[3] + 3]);
double s12 = a7 - (x[i[3] + 4]);
phi_dot[i[6]] = -(-(((((s8 * (x[i[3] + 731])) + (a1 * (x[i[3] + 755]))) + (s12 * (x[i[3] + 747]))) - (x[i[4]] - (x[i[3] + 165]))) + (((s0 * (x[i[2] + 25])) + (s2 * (x[i[2] + 1]))) + (s5 * (x[i[2] + 17])))));
phi_dot[i[6] + 1] = -(-(((((s8 * (x[i[3] + 734])) + (a1 * (x[i[3] + 741]))) + (s12 * (x[i[3] + 989]))) - ((x[i[4] + 1]) - (x[i[3] + 166]))) + (((s0 * (x[i[2] + 11])) + (s2 * (x[i[2] + 4]))) + (s5 * (x[i[5] + 1])))));
phi_dot[i[6] + 2] = -(-(((((s8 * (x[i[3] + 737])) + (a1 * (x[i[3] + 744]))) + (s12 * (x[i[3] + 753]))) - ((x[i[4] + 2]) - (x[i[3] + 167]))) + (((s0 * (x[i[2] + 14])) + (s2 * (x[i[2] + 7]))) + (s5 * (x[i[2] + 23])))));
phi_ddot[i[7]] = (((s0 * (x[i[2] + 26])) + (s2 * x[i[2]])) + (s5 * (x[i[2] + 16]))) + (((s8 * (x[i[3] + 730])) + (a1 * (x[i[3] + 756]))) + (s12 * (x[i[3] + 746])));
phi_ddot[i[7] + 1] = (((s0 * (x[i[2] + 10])) + (s2 * (x[i[2] + 3]))) + (s5 * x[i[5]])) + (((s8 * (x[i[3] + 733])) + (a1 * (x[i[3] + 740]))) + (s12 * (x[i[3] + 988])));
phi_ddot[i[7] + 2] = (((s0 * (x[i[2] + 13])) + (s2 * (x[i[5] + 2]))) + (s5 * (x[i[2] + 22]))) + (((s8 * (x[i[3] + 990])) + (a1 * (x[i[3] + 743]))) + (s12 * (x[i[3] + 752])));
    }
}

static void iltis_motion_revolute_d0_d1_22(const double *restrict x, double *restrict y, double *restrict phi_ddot, double *restrict phi_dot, const unsigned short *i, int count)
{
    for (; count; count--, i += 12) {
double a1 = x[i[1]];
double a3 = x[i[0] + 261];
double a4 = x[i[2]];
double a6 = x[i[1] + 2];
double a7 = x[i[0] + 251];
double a11 = x[i[4]];
double a15 = x[i[4] + 1];
double a20 = x[i[0] + 260];
double a21 = x[i[0] + 252];
double a23 = x[i[4] + 2];
double a28 = x[i[0] + 244];
double a29 = x[i[0] + 253];
double a31 = x[i[0] + 245];
double a32 = x[i[0] + 934];
double a34 = x[i[4] + 3];
double a37 = x[i[4] + 4];
double a42 = x[i[0] + 246];
double a43 = x[i[0] + 937];
double a45 = x[i[4] + 5];
double a50 = x[i[0] + 247];
double a51 = x[i[0] + 256];
double a53 = x[i[0] + 248];
double a54 = x[i[0] + 257];
double a56 = x[i[9]];
double a59 = x[i[4] + 7];
double a64 = x[i[0] + 249];
double a65 = x[i[0] + 258];
double a67 = x[i[4] + 8];
double a72 = x[i[0] + 250];
double a73 = x[i[0] + 259];
double s0 = x[i[0]] - a1;
double s4 = (x[i[0] + 1]) - a6;
double s7 = a4 - x[i[3]];
double s9 = a1 - x[i[5]];
double s12 = a6 - x[i[6]];
double s139 = a15 * a20;
double s144 = a37 * a42;
double s151 = a59 * a64;
double s175 = a15 * a21;
double s180 = a37 * a43;
double s187 = a59 * a65;
phi_dot[i[10]] = -(-(((((s7 * (x[i[4] + 25])) + (s9 * a15)) + (s12 * (x[i[4] + 17]))) - ((x[i[0] + 23]) - x[i[7]])) + (((s0 * (x[i[0] + 236])) - (a4 * a20)) + (s4 * a21))));
phi_dot[i[10] + 1] = -(-(((((s7 * (x[i[4] + 11])) + (s9 * a37)) + (s12 * (x[i[8] + 1]))) - ((x[i[0] + 24]) - (x[i[7] + 1]))) + (((s0 * (x[i[0] + 239])) - (a4 * a42)) + (s4 * a43))));
phi_dot[i[10] + 2] = -(-(((((s7 * (x[i[4] + 14])) + (s9 * a59)) + (s12 * (x[i[4] + 23]))) - ((x[i[0] + 25]) - (x[i[7] + 2]))) + (((s0 * (x[i[0] + 242])) - (a4 * a64)) + (s4 * a65))));
phi_ddot[i[11]] = (((s0 * (x[i[0] + 235])) - (a3 * a4)) + (s4 * a7)) + (((s7 * (x[i[4] + 26])) + (s9 * a11)) + (s12 * (x[i[4] + 16])));
phi_ddot[i[11] + 3] = (s151 + ((((s144 + ((((s139 + ((a3 * a23) + s139)) + (a11 * a28)) + s144) + (a31 * a45))) + (a34 * a50)) + s151) + (a53 * a67))) + (a56 * a72);
phi_ddot[i[11] + 4] = (s187 + ((((s180 + ((((s175 + ((a7 * a23) + s175)) + (a11 * a29)) + s180) + (a32 * a45))) + (a34 * a51)) + s187) + (a54 * a67))) + (a56 * a73);
phi_ddot[i[11] + 1] = (((s0 * (x[i[0] + 238])) - (a4 * a31)) + (s4 * a32)) + (((s7 * (x[i[4] + 10])) + (s9 * a34)) + (s12 * x[i[8]]));
phi_ddot[i[11] + 2] = (((s0 * (x[i[0] + 938])) - (a4 * a53)) + (s4 * a54)) + (((s7 * (x[i[4] + 13])) + (s9 * a56)) + (s12 * (x[i[4] + 22])));
phi_dot[i[10] + 4] = (((((a15 * a29) + (a21 * a23)) + (a43 * a45)) + (a37 * a51)) + (a65 * a67)) + (a59 * a73);
phi_dot[i[10] + 3] = (((((a15 * a28) + (a20 * a23)) + (a42 * a45)) + (a37 * a50)) + (a64 * a67)) + (a59 * a72);
    }
}

static void iltis_motion_revolute_d0_d1_23(const double *restrict x, double *restrict y, double *restrict phi_ddot, double *restrict phi_dot, const unsigned short *i, int count)
{
    for (; count; count--, i += 5) {
double a12 = x[i[1] + 18];
double a13 = x[i[1] + 52];
double a14 = x[i[1] + 17];
double a15 = x[i[1] + 36];
double a16 = x[i[2]];
double a17 = x[i[1] + 39];
double a18 = x[i[1] + 21];
double a19 = x[i[1] + 38];
double a20 = x[i[1] + 23];
double a21 = x[i[1] + 42];
double a22 = x[i[1] + 24];
double a23 = x[i[1] + 41];
double a25 = x[i[1] + 53];
double a27 = x[i[1] + 37];
double a29 = x[i[1] + 40];
double a30 = x[i[1] + 2];
double a31 = x[i[1] + 1];
double a32 = x[i[1] + 4];
double a33 = x[i[1] + 5];
double a34 = x[i[1] + 7];
double a35 = x[i[1] + 8];
double s29 = a13 * a14;
double s34 = a16 * a19;
double s41 = a20 * a23;
double s65 = a13 * a31;
double s70 = a19 * a32;
double s77 = a23 * a34;
phi_ddot[i[3] + 1] = (s77 + ((((s70 + ((((s65 + ((a15 * x[i[1]]) + s65)) + (a25 * a30)) + s70) + (a17 * (x[i[1] + 3])))) + (a27 * a33)) + s77) + (a21 * (x[i[2] + 2])))) + (a29 * a35);
phi_ddot[i[3]] = (s41 + ((((s34 + ((((s29 + ((a15 * (x[i[1] + 16])) + s29)) + (a12 * a25)) + s34) + (a17 * (x[i[2] + 1])))) + (a18 * a27)) + s41) + (a21 * (x[i[1] + 22])))) + (a22 * a29);
phi_dot[i[4]] = -((x[i[0] + 21]) - x[i[0]]);
phi_dot[i[4] + 1] = -((x[i[0] + 22]) - (x[i[0] + 1]));
phi_dot[i[4] + 2] = -((x[i[0] + 23]) - (x[i[0] + 2]));
phi_dot[i[4] + 3] = (((((a12 * a13) + (a14 * a15)) + (a16 * a17)) + (a18 * a19)) + (a20 * a21)) + (a22 * a23);
phi_dot[i[4] + 4] = (((((a13 * a30) + (a15 * a31)) + (a17 * a32)) + (a19 * a33)) + (a21 * a34)) + (a23 * a35);
    }
}

static void iltis_motion_revolute_d0_d1_24(const double *restrict x, double *restrict y, double *restrict phi_ddot, double *restrict phi_dot, const unsigned short *i, int count)
{
    for (; count; count--, i += 15) {
double a1 = x[i[1]];
double a2 = x[i[2] + 26];
double a4 = x[i[4]];
double a7 = x[i[4] + 2];
double a8 = x[i[2] + 16];
double a12 = x[i[7]];
double a16 = x[i[7] + 1];
double a20 = x[i[2] + 25];
double a22 = x[i[2] + 17];
double a24 = x[i[7] + 2];
double a28 = x[i[2] + 9];
double a30 = x[i[2] + 18];
double a31 = x[i[2] + 10];
double a33 = x[i[11]];
double a35 = x[i[7] + 3];
double a38 = x[i[7] + 4];
double a42 = x[i[2] + 11];
double a44 = x[i[11] + 1];
double a46 = x[i[7] + 5];
double a50 = x[i[2] + 12];
double a52 = x[i[2] + 21];
double a53 = x[i[2] + 13];
double a55 = x[i[2] + 22];
double a57 = x[i[12] + 2];
double a60 = x[i[7] + 7];
double a64 = x[i[2] + 14];
double a66 = x[i[2] + 23];
double a68 = x[i[7] + 8];
double a72 = x[i[2] + 15];
double a74 = x[i[2] + 24];
double s0 = x[i[0]] - a1;
double s2 = x[i[3]] - a4;
double s5 = x[i[5]] - a7;
double s8 = a1 - x[i[6]];
double s10 = a4 - x[i[8]];
double s13 = a7 - (x[i[8] + 2]);
double s140 = a16 * a20;
double s145 = a38 * a42;
double s152 = a60 * a64;
double s176 = a16 * a22;
double s181 = a38 * a44;
double s188 = a60 * a66;
phi_dot[i[13]] = -(-(((((s8 * (x[i[7] + 25])) + (s10 * a16)) + (s13 * (x[i[7] + 17]))) - (x[i[9]] - x[i[10]])) + (((s0 * a20) + (s2 * (x[i[2] + 1]))) + (s5 * a22))));
phi_dot[i[13] + 1] = -(-(((((s8 * (x[i[7] + 11])) + (s10 * a38)) + (s13 * x[i[12]])) - ((x[i[9] + 1]) - (x[i[10] + 1]))) + (((s0 * a42) + (s2 * (x[i[2] + 4]))) + (s5 * a44))));
phi_dot[i[13] + 2] = -(-(((((s8 * (x[i[7] + 14])) + (s10 * a60)) + (s13 * (x[i[7] + 23]))) - ((x[i[9] + 2]) - (x[i[10] + 2]))) + (((s0 * a64) + (s2 * (x[i[2] + 7]))) + (s5 * a66))));
phi_ddot[i[14]] = (((s0 * a2) + (s2 * x[i[2]])) + (s5 * a8)) + (((s8 * (x[i[7] + 26])) + (s10 * a12)) + (s13 * (x[i[7] + 16])));
phi_ddot[i[14] + 3] = (s152 + ((((s145 + ((((s140 + ((a2 * a24) + s140)) + (a12 * a28)) + s145) + (a31 * a46))) + (a35 * a50)) + s152) + (a53 * a68))) + (a57 * a72);
phi_ddot[i[14] + 4] = (s188 + ((((s181 + ((((s176 + ((a8 * a24) + s176)) + (a12 * a30)) + s181) + (a33 * a46))) + (a35 * a52)) + s188) + (a55 * a68))) + (a57 * a74);
phi_ddot[i[14] + 1] = (((s0 * a31) + (s2 * (x[i[2] + 3]))) + (s5 * a33)) + (((s8 * (x[i[7] + 10])) + (s10 * a35)) + (s13 * (x[i[12] + 1])));
phi_ddot[i[14] + 2] = (((s0 * a53) + (s2 * (x[i[11] + 2]))) + (s5 * a55)) + (((s8 * (x[i[7] + 13])) + (s10 * a57)) + (s13 * (x[i[7] + 22])));
phi_dot[i[13] + 4] = (((((a16 * a30) + (a22 * a24)) + (a44 * a46)) + (a38 * a52)) + (a66 * a68)) + (a60 * a74);
phi_dot[i[13] + 3] = (((((a16 * a28) + (a20 * a24)) + (a42 * a46)) + (a38 * a50)) + (a64 * a68)) + (a60 * a72);
    }
}

static const unsigned short iltis_motion_at0[] = {
3,140,24,149,17,158,10,167,52,176,45,185,38,194,80,203,73,212,66,221,108,230,101,239,94,248,31,257,59,266,87,275,115,284,
122,293,136,302,129,311,
};
static const unsigned short iltis_motion_at1[] = {
378,457,322,462,
};
static const unsigned short iltis_motion_at2[] = {
3,607,17,610,10,613,45,616,38,619,73,622,66,625,101,628,94,631,
};
static const unsigned short iltis_motion_at3[] = {
440,449,3,634,404,449,17,639,404,449,45,644,348,449,73,649,348,449,101,654,
};
static const unsigned short iltis_motion_at4[] = {
401,449,10,659,401,449,38,664,345,449,66,669,345,449,94,674,
};
static const unsigned short iltis_motion_at5[] = {
3,0,10,1,17,2,24,3,31,4,38,5,45,6,52,7,59,8,66,9,73,10,80,11,87,12,94,13,101,14,108,15,115,16,122,17,129,18,136,19,
};
static const unsigned short iltis_motion_at6[] = {
3,0,0,10,1,1,17,2,2,24,3,3,31,4,4,38,5,5,45,6,6,52,7,7,59,8,8,66,9,9,73,10,10,80,11,11,87,12,12,94,13,13,101,14,14,108,15,
15,115,16,16,122,17,17,129,18,18,136,19,19,
};
static const unsigned short iltis_motion_at7[] = {
3,679,17,706,24,733,31,760,10,787,45,814,52,841,59,868,38,895,73,922,80,949,87,976,66,1003,101,1030,108,1057,115,1084,94,
1111,122,1138,136,1165,129,1192,
};
static const unsigned short iltis_motion_at8[] = {
441,3,0,405,17,16,405,45,32,349,73,48,349,101,64,
};
static const unsigned short iltis_motion_at9[] = {
402,10,80,402,38,96,346,66,112,346,94,128,
};
static const unsigned short iltis_motion_at10[] = {
409,418,158,408,417,410,0,14,20,458,424,149,457,423,460,0,21,25,1219,1220,185,408,417,410,0,42,35,353,362,212,352,361,354,
0,70,50,463,368,203,462,367,465,0,77,55,1221,1222,239,352,361,354,0,98,65,
};
static const unsigned short iltis_motion_at11[] = {
7,257,170,30,35,266,197,45,63,275,224,60,91,284,251,75,
};
static const unsigned short iltis_motion_at12[] = {
356,359,275,355,358,70,84,353,212,352,354,80,356,365,275,355,364,77,84,463,203,462,465,85,1223,1224,284,355,358,98,112,1221,
239,352,354,90,
};
static const unsigned short iltis_motion_at13[] = {
412,415,257,411,414,14,28,409,158,408,410,100,412,421,257,411,420,21,28,458,149,457,460,103,412,433,257,411,432,119,28,1225,
293,1226,1227,106,1228,1229,266,411,414,42,56,1219,185,408,410,112,
};
static const unsigned short iltis_motion_at14[] = {
133,436,119,1225,293,109,
};
static const unsigned short iltis_motion_at15[] = {
438,696,680,695,679,467,1230,
};
static const unsigned short iltis_motion_at16[] = {
0,376,421,457,7,458,149,1233,430,409,427,611,1287,7,0,376,1307,457,35,461,176,1246,1308,1219,1309,617,1310,35,0,320,365,462,
63,463,203,1259,374,353,371,623,1330,63,0,320,1350,462,91,466,230,1272,1351,1221,1352,629,1353,91,
};
static const unsigned short iltis_motion_at17[] = {
461,1373,176,457,423,460,0,49,40,466,1374,230,462,367,465,0,105,70,
};
static const unsigned short iltis_motion_at18[] = {
1223,1350,284,355,364,105,112,466,230,462,465,95,
};
static const unsigned short iltis_motion_at19[] = {
1228,1307,266,411,420,49,56,461,176,457,460,115,1228,1375,266,411,432,126,56,1376,311,1226,1227,118,
};
static const unsigned short iltis_motion_at20[] = {
133,1377,126,1376,311,121,
};
static const unsigned short iltis_motion_at21[] = {
444,417,418,409,706,408,410,481,1379,1383,20,20,444,423,424,458,733,457,460,488,1384,1386,25,25,444,417,1220,1219,814,408,
410,509,1387,1389,35,35,444,423,1373,461,841,457,460,516,1390,1392,40,40,444,361,362,353,922,352,354,537,1393,1395,50,50,
444,367,368,463,949,462,465,544,1396,1398,55,55,444,361,1222,1221,1030,352,354,565,1399,1401,65,65,444,367,1374,466,1057,
462,465,572,1402,1404,70,70,
};
static const unsigned short iltis_motion_at22[] = {
474,760,1405,33,30,502,868,1408,48,45,530,976,1411,63,60,558,1084,1414,78,75,
};
static const unsigned short iltis_motion_at23[] = {
353,359,922,352,358,354,356,976,355,537,551,1393,1411,80,80,463,365,949,462,364,465,356,976,355,544,551,1396,1411,85,85,1221,
1224,1030,352,358,354,1223,1084,355,565,579,1399,1414,90,90,466,1350,1057,462,364,465,1223,1084,355,572,579,1402,1414,95,
95,
};
static const unsigned short iltis_motion_at24[] = {
409,415,706,408,414,410,412,760,411,481,495,1379,1405,1383,100,100,458,421,733,457,420,460,412,760,411,488,495,1384,1405,
1386,103,103,1225,433,1138,1226,432,1227,412,760,411,586,495,1417,1405,1419,106,106,1219,1229,814,408,414,410,1228,868,411,
509,523,1387,1408,1389,112,112,461,1307,841,457,420,460,1228,868,411,516,523,1390,1408,1392,115,115,1376,1375,1192,1226,432,
1227,1228,868,411,593,523,1420,1408,1422,118,118,
};
static const unsigned short iltis_motion_at25[] = {
1225,436,1138,435,586,1417,109,109,1376,1377,1192,435,593,1420,121,121,
};
static const unsigned short iltis_motion_at26[] = {
438,1381,683,1378,682,468,1426,438,702,686,701,1382,469,1429,
};
static const unsigned short iltis_motion_at27[] = {
1190,697,696,1174,1381,1177,1176,1180,1179,695,1191,1378,1175,701,1178,1432,1190,681,680,1174,683,1177,1176,1180,1179,679,
1191,682,1175,1382,1178,1434,1166,697,696,1167,1381,1170,1169,1173,1172,695,1165,1378,1168,701,1425,1436,1182,1140,1139,1183,
1142,1186,1424,1189,1188,1138,1181,1141,1423,1419,1187,1438,1182,1194,1193,1183,1196,1186,1424,1189,1188,1192,1181,1195,1423,
1422,1187,1440,
};
static const unsigned short iltis_motion_at28[] = {
1442,3,1443,1444,1445,1446,1302,17,1301,1303,1297,1450,1305,24,1304,1306,1288,1454,1325,45,1324,1326,1320,1458,1328,52,1327,
1329,1311,1462,1345,73,1344,1346,1340,1466,1348,80,1347,1349,1331,1470,1368,101,1367,1369,1363,1474,1371,108,1370,1372,1354,
1478,
};
static const unsigned short iltis_motion_at29[] = {
1482,10,1489,31,1496,38,1503,59,1510,66,1517,87,1524,94,1531,115,
};
static const unsigned short iltis_motion_at30[] = {
1231,697,696,1538,1381,1539,1427,1540,1430,695,1232,1378,1428,701,1431,1541,1231,681,680,1538,683,1539,1427,1540,1430,679,
1232,682,1428,1382,1431,1543,1231,688,704,1538,690,1539,1427,1540,1430,705,1232,689,1428,692,1431,1545,
};
void iltis_motion(double t, const double *restrict q, const double *restrict v, const double *restrict rho, const int *restrict mode, const int *restrict at, double *restrict Q, double *restrict phi, double *restrict phi_dot, double *restrict phi_ddot, double *restrict A)
{
    double x[1547];
    for (int i = 0; i < 140; i++)
        x[0 + i] = q[i];
    for (int i = 0; i < 137; i++)
        x[320 + i] = rho[i];
    for (int i = 0; i < 140; i++)
        x[467 + i] = v[i];
    for (int i = 0; i < 53; i++)
        x[1233 + i] = mode[i];
    iltis_motion_frame_1(x, x, iltis_motion_at0, 20);
    iltis_motion_corner_points_0(x, x, iltis_motion_at1, 2);
    iltis_motion_twist_2(x, x, iltis_motion_at2, 9);
    iltis_motion_add_weight_6(x, x, iltis_motion_at3, 5);
    iltis_motion_add_weight_7(x, x, iltis_motion_at4, 4);
    iltis_motion_euler_norm_10(x, x, phi, iltis_motion_at5, 20);
    iltis_motion_euler_norm_d0_d1_17(x, x, phi_ddot, phi_dot, iltis_motion_at6, 20);
    iltis_motion_frame_d0_d1_16(x, x, iltis_motion_at7, 20);
    iltis_motion_add_inertia_8(x, x, A, at, iltis_motion_at8, 5);
    iltis_motion_add_inertia_9(x, x, A, at, iltis_motion_at9, 4);
    x[1307] = -rho[101];
    x[1308] = -rho[110];
    x[1219] = -rho[89];
    x[1309] = -rho[107];
    x[1350] = -rho[45];
    x[1351] = -rho[54];
    x[1221] = -rho[33];
    x[1352] = -rho[51];
    x[1220] = -rho[98];
    x[1373] = -rho[104];
    x[1222] = -rho[42];
    x[1374] = -rho[48];
    x[1223] = -rho[36];
    x[1224] = -rho[39];
    x[1228] = -rho[92];
    x[1229] = -rho[95];
    x[1375] = -rho[113];
    x[1377] = -rho[116];
    x[1225] = 0.5 * (rho[113] + rho[116]);
    x[1226] = 0.5 * (rho[112] + rho[115]);
    x[1227] = 0.5 * (rho[114] + rho[117]);
    double v0 = q[1] - q[134];
    double v1 = rho[119] - rho[125];
    double v2 = rho[118] - rho[124];
    double v3 = q[0] - q[133];
    double v4 = q[2] - q[135];
    double v5 = 0.5 * rho[135];
    double v6 = 6.283185307179586 * rho[136];
    iltis_motion_revolute_13(x, x, phi, iltis_motion_at10, 6);
    iltis_motion_revolute_14(x, x, phi, iltis_motion_at11, 4);
    iltis_motion_revolute_15(x, x, phi, iltis_motion_at12, 3);
    iltis_motion_spherical_11(x, x, phi, iltis_motion_at13, 4);
    iltis_motion_spherical_12(x, x, phi, iltis_motion_at14, 1);
    iltis_motion_lever_d0_d1_18(x, x, iltis_motion_at15, 1);
    x[1286] = -x[607];
    x[1287] = -x[610];
    x[1310] = -x[616];
    x[1330] = -x[622];
    x[1353] = -x[628];
    x[1376] = -x[1225];
    x[1378] = -x[698];
    x[1379] = -x[725];
    x[1380] = -x[726];
    x[1381] = -x[699];
    x[1382] = -x[685];
    x[1383] = -x[712];
    x[1384] = -x[752];
    x[1385] = -x[753];
    x[1386] = -x[739];
    x[1405] = -x[780];
    x[1406] = -x[779];
    x[1407] = -x[766];
    x[1387] = -x[833];
    x[1388] = -x[834];
    x[1389] = -x[820];
    x[1390] = -x[860];
    x[1391] = -x[861];
    x[1392] = -x[847];
    x[1408] = -x[888];
    x[1409] = -x[887];
    x[1410] = -x[874];
    x[1393] = -x[941];
    x[1394] = -x[942];
    x[1395] = -x[928];
    x[1396] = -x[968];
    x[1397] = -x[969];
    x[1398] = -x[955];
    x[1411] = -x[996];
    x[1412] = -x[995];
    x[1413] = -x[982];
    x[1399] = -x[1049];
    x[1400] = -x[1050];
    x[1401] = -x[1036];
    x[1402] = -x[1076];
    x[1403] = -x[1077];
    x[1404] = -x[1063];
    x[1414] = -x[1104];
    x[1415] = -x[1103];
    x[1416] = -x[1090];
    x[1417] = -x[1157];
    x[1418] = -x[1158];
    x[1419] = -x[1144];
    x[1423] = -x[1184];
    x[1424] = -x[1185];
    x[1425] = -x[1171];
    x[1420] = -x[1211];
    x[1421] = -x[1212];
    x[1422] = -x[1198];
    double v7 = 100.0 * (((x[167] * x[263]) + (x[168] * x[264])) + (x[169] * x[265]));
    double v8 = 100.0 * (((x[194] * x[272]) + (x[195] * x[273])) + (x[196] * x[274]));
    double v9 = 100.0 * (((x[221] * x[281]) + (x[222] * x[282])) + (x[223] * x[283]));
    double v10 = 100.0 * (((x[248] * x[290]) + (x[249] * x[291])) + (x[250] * x[292]));
    double v11 = v0 + ((x[147] * v1) + (x[141] * v2));
    double v12 = v3 + ((x[146] * v1) + (x[140] * v2));
    double v13 = v4 + ((x[148] * v1) + (x[142] * v2));
    double v14 = t * v6;
    double v15 = v5 * v6;
    iltis_motion_corner_forces_3(x, x, Q, iltis_motion_at16, 4);
    iltis_motion_revolute_13(x, x, phi, iltis_motion_at17, 2);
    iltis_motion_revolute_15(x, x, phi, iltis_motion_at18, 1);
    iltis_motion_spherical_11(x, x, phi, iltis_motion_at19, 2);
    iltis_motion_spherical_12(x, x, phi, iltis_motion_at20, 1);
    iltis_motion_revolute_d0_d1_22(x, x, phi_ddot, phi_dot, iltis_motion_at21, 8);
    iltis_motion_revolute_d0_d1_23(x, x, phi_ddot, phi_dot, iltis_motion_at22, 4);
    iltis_motion_revolute_d0_d1_24(x, x, phi_ddot, phi_dot, iltis_motion_at23, 4);
    iltis_motion_spherical_d0_d1_20(x, x, phi_ddot, phi_dot, iltis_motion_at24, 6);
    iltis_motion_spherical_d0_d1_21(x, x, phi_ddot, phi_dot, iltis_motion_at25, 2);
    iltis_motion_lever_d0_d1_18(x, x, iltis_motion_at26, 2);
    iltis_motion_dot_d0_d1_19(x, x, iltis_motion_at27, 5);
    double v16 = x[171] * v7;
    double v17 = x[170] * v7;
    double v18 = x[172] * v7;
    double v19 = x[198] * v8;
    double v20 = x[197] * v8;
    double v21 = x[199] * v8;
    double v22 = x[225] * v9;
    double v23 = x[224] * v9;
    double v24 = x[226] * v9;
    double v25 = x[252] * v10;
    double v26 = x[251] * v10;
    double v27 = x[253] * v10;
    double v28 = cos(v14);
    x[1538] = -(v3 + x[1230]);
    x[1442] = ((x[1293] + x[1316]) + x[1336]) + x[1359];
    x[1443] = ((x[1292] + x[1315]) + x[1335]) + x[1358];
    x[1444] = ((((mode[52] ? (-(10000.0 * x[141])) : 0.0) + x[1294]) + x[1317]) + x[1337]) + x[1360];
    x[1445] = -(((x[1295] + x[1318]) + x[1338]) + x[1361]);
    x[1482] = (mode[52] ? v16 : 0.0) + x[1300];
    x[1483] = (mode[52] ? v17 : 0.0) + x[1299];
    x[1496] = (mode[52] ? v19 : 0.0) + x[1323];
    x[1497] = (mode[52] ? v20 : 0.0) + x[1322];
    x[1510] = (mode[52] ? v22 : 0.0) + x[1343];
    x[1511] = (mode[52] ? v23 : 0.0) + x[1342];
    x[1524] = (mode[52] ? v25 : 0.0) + x[1366];
    x[1525] = (mode[52] ? v26 : 0.0) + x[1365];
    x[1484] = mode[52] ? v18 : 0.0;
    x[1498] = mode[52] ? v21 : 0.0;
    x[1512] = mode[52] ? v24 : 0.0;
    x[1526] = mode[52] ? v27 : 0.0;
    x[1489] = mode[52] ? (-v16) : 0.0;
    x[1490] = mode[52] ? (-v17) : 0.0;
    x[1491] = mode[52] ? (-v18) : 0.0;
    x[1503] = mode[52] ? (-v19) : 0.0;
    x[1504] = mode[52] ? (-v20) : 0.0;
    x[1505] = mode[52] ? (-v21) : 0.0;
    x[1517] = mode[52] ? (-v22) : 0.0;
    x[1518] = mode[52] ? (-v23) : 0.0;
    x[1519] = mode[52] ? (-v24) : 0.0;
    x[1531] = mode[52] ? (-v25) : 0.0;
    x[1532] = mode[52] ? (-v26) : 0.0;
    x[1533] = mode[52] ? (-v27) : 0.0;
    x[1539] = -(v0 + x[1426]);
    x[1540] = -(v4 + x[1429]);
    iltis_motion_wrench_to_Q_4(x, x, iltis_motion_at28, 9);
    iltis_motion_wrench_to_Q_5(x, x, iltis_motion_at29, 8);
    iltis_motion_dot_d0_d1_19(x, x, iltis_motion_at30, 3);
    Q[0] = ((((mode[52] ? (-(10000.0 * (q[0] - rho[124]))) : 0.0) + x[1289]) + x[1312]) + x[1332]) + x[1355];
    Q[1] = ((((mode[52] ? (-(10000.0 * q[1])) : 0.0) + x[1290]) + x[1313]) + x[1333]) + x[1356];
    Q[2] = (((x[1291] + x[1314]) + x[1334]) + x[1357]) - x[634];
    Q[3] = -(x[1446] + x[635]);
    Q[10] = -(x[1485] + x[660]);
    Q[16] = -(x[1296] + x[639]);
    Q[17] = -(x[1450] + x[640]);
    Q[38] = -(x[1499] + x[665]);
    Q[44] = -(x[1319] + x[644]);
    Q[45] = -(x[1458] + x[645]);
    Q[66] = -(x[1513] + x[670]);
    Q[72] = -(x[1339] + x[649]);
    Q[73] = -(x[1466] + x[650]);
    Q[94] = -(x[1527] + x[675]);
    Q[100] = -(x[1362] + x[654]);
    Q[101] = -(x[1474] + x[655]);
    Q[4] = x[1447] + x[636];
    Q[11] = x[1486] + x[661];
    Q[18] = x[1451] + x[641];
    Q[39] = x[1500] + x[666];
    Q[46] = x[1459] + x[646];
    Q[67] = x[1514] + x[671];
    Q[74] = x[1467] + x[651];
    Q[95] = x[1528] + x[676];
    Q[102] = x[1475] + x[656];
    Q[5] = -(x[1448] - x[637]);
    Q[12] = -(x[1487] - x[662]);
    Q[19] = -(x[1452] - x[642]);
    Q[40] = -(x[1501] - x[667]);
    Q[47] = -(x[1460] - x[647]);
    Q[68] = -(x[1515] - x[672]);
    Q[75] = -(x[1468] - x[652]);
    Q[96] = -(x[1529] - x[677]);
    Q[103] = -(x[1476] - x[657]);
    Q[6] = x[1449] - x[638];
    Q[9] = x[1298] - x[659];
    Q[13] = x[1488] - x[663];
    Q[20] = x[1453] - x[643];
    Q[37] = x[1321] - x[664];
    Q[41] = x[1502] - x[668];
    Q[48] = x[1461] - x[648];
    Q[65] = x[1341] - x[669];
    Q[69] = x[1516] - x[673];
    Q[76] = x[1469] - x[653];
    Q[93] = x[1364] - x[674];
    Q[97] = x[1530] - x[678];
    Q[104] = x[1477] - x[658];
    Q[24] = -x[1454];
    Q[26] = -x[1456];
    Q[31] = -x[1492];
    Q[33] = -x[1494];
    Q[52] = -x[1462];
    Q[54] = -x[1464];
    Q[59] = -x[1506];
    Q[61] = -x[1508];
    Q[80] = -x[1470];
    Q[82] = -x[1472];
    Q[87] = -x[1520];
    Q[89] = -x[1522];
    Q[108] = -x[1478];
    Q[110] = -x[1480];
    Q[115] = -x[1534];
    Q[117] = -x[1536];
    Q[25] = x[1455];
    Q[27] = x[1457];
    Q[32] = x[1493];
    Q[34] = x[1495];
    Q[53] = x[1463];
    Q[55] = x[1465];
    Q[60] = x[1507];
    Q[62] = x[1509];
    Q[81] = x[1471];
    Q[83] = x[1473];
    Q[88] = x[1521];
    Q[90] = x[1523];
    Q[109] = x[1479];
    Q[111] = x[1481];
    Q[116] = x[1535];
    Q[118] = x[1537];
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
    phi[124] = -(((x[147] * v11) + (x[146] * v12)) + (x[148] * v13));
    phi[125] = -(((x[141] * v11) + (x[140] * v12)) + (x[142] * v13));
    phi[126] = ((x[147] * x[306]) + (x[146] * x[305])) + (x[148] * x[307]);
    phi[127] = ((x[141] * x[306]) + (x[140] * x[305])) + (x[142] * x[307]);
    phi[128] = ((x[147] * x[303]) + (x[146] * x[302])) + (x[148] * x[304]);
    phi[129] = ((x[294] * x[309]) + (x[293] * x[308])) + (x[295] * x[310]);
    phi[130] = ((x[312] * x[309]) + (x[311] * x[308])) + (x[313] * x[310]);
    phi[131] = -((v5 * (1.0 - v28)) + (((x[144] * v11) + (x[143] * v12)) + (x[145] * v13)));
    phi_dot[124] = x[1541];
    phi_dot[125] = x[1543];
    phi_dot[126] = x[1432];
    phi_dot[127] = x[1434];
    phi_dot[128] = x[1436];
    phi_dot[129] = x[1438];
    phi_dot[130] = x[1440];
    phi_dot[131] = -((v15 * (sin(v14))) - x[1545]);
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
    phi_ddot[124] = x[1542];
    phi_ddot[125] = x[1544];
    phi_ddot[126] = x[1433];
    phi_ddot[127] = x[1435];
    phi_ddot[128] = x[1437];
    phi_ddot[129] = x[1439];
    phi_ddot[130] = x[1441];
    phi_ddot[131] = -((v6 * (v28 * v15)) - x[1546]);
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
static const int phi_q_row[] = { 0, 0, 0, 0, 1, 1, 1, 1, 2, 2, 2, 2, 3, 3, 3, 3, 4, 4, 4, 4, 5, 5, 5, 5, 6, 6, 6, 6, 7, 7, 7, 7, 8, 8, 8, 8, 9, 9, 9, 9, 10, 10, 10, 10, 11, 11, 11, 11, 12, 12, 12, 12, 13, 13, 13, 13, 14, 14, 14, 14, 15, 15, 15, 15, 16, 16, 16, 16, 17, 17, 17, 17, 18, 18, 18, 18, 19, 19, 19, 19, 21, 21, 21, 21, 22, 22, 22, 22, 23, 23, 23, 23, 23, 23, 23, 23, 24, 24, 24, 20, 24, 24, 24, 24, 24, 20, 20, 20, 26, 26, 26, 26, 27, 27, 27, 27, 28, 28, 28, 28, 28, 28, 28, 28, 29, 29, 29, 25, 29, 29, 29, 29, 29, 25, 25, 25, 36, 36, 36, 36, 37, 37, 37, 37, 38, 38, 38, 38, 38, 38, 38, 38, 39, 39, 39, 35, 39, 39, 39, 39, 39, 35, 35, 35, 41, 41, 41, 41, 42, 42, 42, 42, 43, 43, 43, 43, 43, 43, 43, 43, 44, 44, 44, 40, 44, 44, 44, 44, 44, 40, 40, 40, 51, 51, 51, 51, 52, 52, 52, 52, 53, 53, 53, 53, 53, 53, 53, 53, 54, 54, 54, 50, 54, 54, 54, 54, 54, 50, 50, 50, 56, 56, 56, 56, 57, 57, 57, 57, 58, 58, 58, 58, 58, 58, 58, 58, 59, 59, 59, 55, 59, 59, 59, 59, 59, 55, 55, 55, 66, 66, 66, 66, 67, 67, 67, 67, 68, 68, 68, 68, 68, 68, 68, 68, 69, 69, 69, 65, 69, 69, 69, 69, 69, 65, 65, 65, 71, 71, 71, 71, 72, 72, 72, 72, 73, 73, 73, 73, 73, 73, 73, 73, 74, 74, 74, 70, 74, 74, 74, 74, 74, 70, 70, 70, 126, 126, 126, 126, 126, 126, 126, 126, 127, 127, 127, 127, 127, 127, 127, 127, 128, 128, 128, 128, 128, 128, 128, 128, 33, 33, 34, 34, 34, 34, 34, 34, 34, 34, 33, 33, 33, 33, 33, 33, 48, 48, 49, 49, 49, 49, 49, 49, 49, 49, 48, 48, 48, 48, 48, 48, 63, 63, 64, 64, 64, 64, 64, 64, 64, 64, 63, 63, 63, 63, 63, 63, 78, 78, 79, 79, 79, 79, 79, 79, 79, 79, 78, 78, 78, 78, 78, 78, 80, 81, 81, 81, 81, 82, 82, 82, 82, 83, 83, 80, 83, 83, 83, 83, 83, 83, 84, 84, 84, 80, 84, 84, 84, 84, 84, 80, 85, 86, 86, 86, 86, 87, 87, 87, 87, 88, 88, 85, 88, 88, 88, 88, 88, 88, 89, 89, 89, 85, 89, 89, 89, 89, 89, 85, 90, 91, 91, 91, 91, 92, 92, 92, 92, 93, 93, 90, 93, 93, 93, 93, 93, 93, 94, 94, 94, 90, 94, 94, 94, 94, 94, 90, 95, 96, 96, 96, 96, 97, 97, 97, 97, 98, 98, 95, 98, 98, 98, 98, 98, 98, 99, 99, 99, 95, 99, 99, 99, 99, 99, 95, 129, 129, 129, 129, 129, 129, 129, 129, 130, 130, 130, 130, 130, 130, 130, 130, 124, 125, 131, 125, 131, 124, 124, 131, 124, 125, 125, 131, 20, 25, 35, 40, 50, 55, 65, 70, 21, 26, 36, 41, 51, 56, 66, 71, 22, 27, 37, 42, 52, 57, 67, 72, 100, 101, 102, 103, 104, 105, 30, 31, 32, 112, 113, 114, 115, 116, 117, 45, 46, 47, 80, 81, 82, 85, 86, 87, 60, 61, 62, 90, 91, 92, 95, 96, 97, 75, 76, 77, 106, 109, 107, 110, 108, 111, 118, 121, 119, 122, 120, 123, 124, 125, 131, 124, 125, 131, 124, 125, 131, 20, 21, 22, 25, 26, 27, 35, 36, 37, 40, 41, 42, 50, 51, 52, 55, 56, 57, 65, 66, 67, 70, 71, 72, 20, 21, 22, 25, 26, 27, 35, 36, 37, 40, 41, 42, 50, 51, 52, 55, 56, 57, 65, 66, 67, 70, 71, 72, 20, 21, 22, 25, 26, 27, 35, 36, 37, 40, 41, 42, 50, 51, 52, 55, 56, 57, 65, 66, 67, 70, 71, 72, 20, 21, 22, 25, 26, 27, 35, 36, 37, 40, 41, 42, 50, 51, 52, 55, 56, 57, 65, 66, 67, 70, 71, 72, 100, 101, 102, 100, 101, 102, 100, 101, 102, 100, 101, 102, 103, 104, 105, 103, 104, 105, 103, 104, 105, 103, 104, 105, 100, 101, 102, 103, 104, 105, 106, 107, 108, 100, 101, 102, 103, 104, 105, 106, 107, 108, 100, 101, 102, 103, 104, 105, 106, 107, 108, 100, 101, 102, 103, 104, 105, 106, 107, 108, 112, 113, 114, 112, 113, 114, 112, 113, 114, 112, 113, 114, 115, 116, 117, 115, 116, 117, 115, 116, 117, 115, 116, 117, 112, 113, 114, 115, 116, 117, 118, 119, 120, 112, 113, 114, 115, 116, 117, 118, 119, 120, 112, 113, 114, 115, 116, 117, 118, 119, 120, 112, 113, 114, 115, 116, 117, 118, 119, 120, 80, 81, 82, 80, 81, 82, 80, 81, 82, 80, 81, 82, 85, 86, 87, 85, 86, 87, 85, 86, 87, 85, 86, 87, 90, 91, 92, 90, 91, 92, 90, 91, 92, 90, 91, 92, 95, 96, 97, 95, 96, 97, 95, 96, 97, 95, 96, 97, 106, 107, 108, 109, 110, 111, 106, 107, 108, 109, 110, 111, 106, 107, 108, 109, 110, 111, 106, 107, 108, 109, 110, 111, 118, 119, 120, 121, 122, 123, 118, 119, 120, 121, 122, 123, 118, 119, 120, 121, 122, 123, 118, 119, 120, 121, 122, 123, 124, 125, 131, 124, 125, 131, 124, 125, 131, 109, 110, 111, 121, 122, 123, 109, 110, 111, 121, 122, 123, 109, 110, 111, 121, 122, 123, 109, 110, 111, 121, 122, 123, 30, 31, 32, 20, 21, 22, 25, 26, 27, 100, 103, 106, 101, 104, 107, 102, 105, 108, 45, 46, 47, 35, 36, 37, 40, 41, 42, 112, 115, 118, 113, 116, 119, 114, 117, 120, 60, 61, 62, 50, 51, 52, 55, 56, 57, 80, 85, 81, 86, 82, 87, 75, 76, 77, 65, 66, 67, 70, 71, 72, 90, 95, 91, 96, 92, 97, 109, 121, 110, 122, 111, 123 };
static const int phi_q_col[] = { 3, 4, 5, 6, 10, 11, 12, 13, 17, 18, 19, 20, 24, 25, 26, 27, 31, 32, 33, 34, 38, 39, 40, 41, 45, 46, 47, 48, 52, 53, 54, 55, 59, 60, 61, 62, 66, 67, 68, 69, 73, 74, 75, 76, 80, 81, 82, 83, 87, 88, 89, 90, 94, 95, 96, 97, 101, 102, 103, 104, 108, 109, 110, 111, 115, 116, 117, 118, 122, 123, 124, 125, 129, 130, 131, 132, 136, 137, 138, 139, 17, 18, 19, 20, 17, 18, 19, 20, 3, 4, 5, 6, 17, 18, 19, 20, 3, 4, 5, 17, 6, 17, 18, 19, 20, 18, 19, 20, 24, 25, 26, 27, 24, 25, 26, 27, 3, 4, 5, 6, 24, 25, 26, 27, 3, 4, 5, 24, 6, 24, 25, 26, 27, 25, 26, 27, 45, 46, 47, 48, 45, 46, 47, 48, 3, 4, 5, 6, 45, 46, 47, 48, 3, 4, 5, 45, 6, 45, 46, 47, 48, 46, 47, 48, 52, 53, 54, 55, 52, 53, 54, 55, 3, 4, 5, 6, 52, 53, 54, 55, 3, 4, 5, 52, 6, 52, 53, 54, 55, 53, 54, 55, 73, 74, 75, 76, 73, 74, 75, 76, 3, 4, 5, 6, 73, 74, 75, 76, 3, 4, 5, 73, 6, 73, 74, 75, 76, 74, 75, 76, 80, 81, 82, 83, 80, 81, 82, 83, 3, 4, 5, 6, 80, 81, 82, 83, 3, 4, 5, 80, 6, 80, 81, 82, 83, 81, 82, 83, 101, 102, 103, 104, 101, 102, 103, 104, 3, 4, 5, 6, 101, 102, 103, 104, 3, 4, 5, 101, 6, 101, 102, 103, 104, 102, 103, 104, 108, 109, 110, 111, 108, 109, 110, 111, 3, 4, 5, 6, 108, 109, 110, 111, 3, 4, 5, 108, 6, 108, 109, 110, 111, 109, 110, 111, 3, 6, 136, 138, 4, 5, 137, 139, 3, 4, 136, 138, 5, 6, 137, 139, 3, 6, 136, 137, 4, 5, 138, 139, 34, 31, 11, 13, 32, 33, 10, 12, 34, 31, 11, 13, 32, 33, 10, 12, 62, 59, 39, 41, 60, 61, 38, 40, 62, 59, 39, 41, 60, 61, 38, 40, 90, 87, 67, 69, 88, 89, 66, 68, 90, 87, 67, 69, 88, 89, 66, 68, 118, 115, 95, 97, 116, 117, 94, 96, 118, 115, 95, 97, 116, 117, 94, 96, 87, 87, 88, 89, 90, 87, 88, 89, 90, 73, 87, 88, 74, 88, 89, 75, 90, 76, 73, 87, 74, 89, 88, 89, 75, 90, 76, 90, 87, 87, 88, 89, 90, 87, 88, 89, 90, 80, 87, 88, 81, 88, 89, 82, 90, 83, 80, 87, 81, 89, 88, 89, 82, 90, 83, 90, 115, 115, 116, 117, 118, 115, 116, 117, 118, 101, 115, 116, 102, 116, 117, 103, 118, 104, 101, 115, 102, 117, 116, 117, 103, 118, 104, 118, 115, 115, 116, 117, 118, 115, 116, 117, 118, 108, 115, 116, 109, 116, 117, 110, 118, 111, 108, 115, 109, 117, 116, 117, 110, 118, 111, 118, 122, 123, 136, 139, 124, 125, 137, 138, 129, 130, 136, 139, 131, 132, 137, 138, 3, 3, 3, 4, 5, 6, 4, 4, 5, 5, 6, 6, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1, 2, 2, 2, 2, 2, 2, 2, 2, 14, 15, 16, 21, 22, 23, 28, 29, 30, 42, 43, 44, 49, 50, 51, 56, 57, 58, 70, 71, 72, 77, 78, 79, 84, 85, 86, 98, 99, 100, 105, 106, 107, 112, 113, 114, 119, 119, 120, 120, 121, 121, 126, 126, 127, 127, 128, 128, 0, 0, 0, 1, 1, 1, 2, 2, 2, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 17, 17, 17, 18, 18, 18, 19, 19, 19, 20, 20, 20, 24, 24, 24, 25, 25, 25, 26, 26, 26, 27, 27, 27, 31, 31, 31, 31, 31, 31, 31, 31, 31, 32, 32, 32, 32, 32, 32, 32, 32, 32, 33, 33, 33, 33, 33, 33, 33, 33, 33, 34, 34, 34, 34, 34, 34, 34, 34, 34, 45, 45, 45, 46, 46, 46, 47, 47, 47, 48, 48, 48, 52, 52, 52, 53, 53, 53, 54, 54, 54, 55, 55, 55, 59, 59, 59, 59, 59, 59, 59, 59, 59, 60, 60, 60, 60, 60, 60, 60, 60, 60, 61, 61, 61, 61, 61, 61, 61, 61, 61, 62, 62, 62, 62, 62, 62, 62, 62, 62, 73, 73, 73, 74, 74, 74, 75, 75, 75, 76, 76, 76, 80, 80, 80, 81, 81, 81, 82, 82, 82, 83, 83, 83, 101, 101, 101, 102, 102, 102, 103, 103, 103, 104, 104, 104, 108, 108, 108, 109, 109, 109, 110, 110, 110, 111, 111, 111, 122, 122, 122, 122, 122, 122, 123, 123, 123, 123, 123, 123, 124, 124, 124, 124, 124, 124, 125, 125, 125, 125, 125, 125, 129, 129, 129, 129, 129, 129, 130, 130, 130, 130, 130, 130, 131, 131, 131, 131, 131, 131, 132, 132, 132, 132, 132, 132, 133, 133, 133, 134, 134, 134, 135, 135, 135, 136, 136, 136, 136, 136, 136, 137, 137, 137, 137, 137, 137, 138, 138, 138, 138, 138, 138, 139, 139, 139, 139, 139, 139, 7, 8, 9, 14, 15, 16, 21, 22, 23, 28, 28, 28, 29, 29, 29, 30, 30, 30, 35, 36, 37, 42, 43, 44, 49, 50, 51, 56, 56, 56, 57, 57, 57, 58, 58, 58, 63, 64, 65, 70, 71, 72, 77, 78, 79, 84, 84, 85, 85, 86, 86, 91, 92, 93, 98, 99, 100, 105, 106, 107, 112, 112, 113, 113, 114, 114, 133, 133, 134, 134, 135, 135 };
static void iltis_phi_q_corner_points_nodiff_0(const double *restrict x, double *restrict y, const unsigned short *i, int count)
{
    for (; count; count--, i += 2) {
double s3 = 0.5 * ((x[i[0] + 1]) + (x[i[0] + 4]));
y[i[1]] = 0.5 * (x[i[0]] + (x[i[0] + 3]));
y[i[1] + 1] = s3;
y[i[1] + 2] = 0.5 * ((x[i[0] + 2]) + (x[i[0] + 5]));
y[i[1] + 3] = -s3;
    }
}

static void iltis_phi_q_frame_dv_1(const double *restrict x, double *restrict y, const unsigned short *i, int count)
{
    for (; count; count--, i += 2) {
double a0 = x[i[0]];
double a1 = x[i[0] + 1];
double a2 = x[i[0] + 3];
double a3 = x[i[0] + 2];
double s3 = a0 * a0;
double s7 = 2.0 * a2;
double s10 = 2.0 * a0;
double s11 = a0 * a2;
double s12 = a1 * a3;
double s15 = a0 * a3;
double s16 = a1 * a2;
double s28 = a0 * a1;
double s29 = a2 * a3;
y[i[1]] = 4.0 * a0;
y[i[1] + 1] = 4.0 * a1;
y[i[1] + 2] = (2.0 * ((a1 * a1) + s3)) - 1.0;
y[i[1] + 3] = s7;
y[i[1] + 4] = 2.0 * a3;
y[i[1] + 5] = 2.0 * a1;
y[i[1] + 6] = s10;
y[i[1] + 7] = 2.0 * (s11 + s12);
y[i[1] + 8] = -(2.0 * (s15 - s16));
y[i[1] + 9] = -(2.0 * (s11 - s12));
y[i[1] + 10] = 4.0 * a3;
y[i[1] + 11] = (2.0 * (s3 + (a3 * a3))) - 1.0;
y[i[1] + 12] = 2.0 * (s28 + s29);
y[i[1] + 13] = 2.0 * (s15 + s16);
y[i[1] + 14] = -(2.0 * (s28 - s29));
y[i[1] + 15] = 4.0 * a2;
y[i[1] + 16] = (2.0 * (s3 + (a2 * a2))) - 1.0;
y[i[1] + 17] = -s7;
y[i[1] + 18] = -s10;
    }
}

static void iltis_phi_q_euler_norm_dv_2(const double *restrict x, double *restrict y, double *restrict A, const int *restrict at, const unsigned short *i, int count)
{
    for (; count; count--, i += 3) {
double s8 = 2.0 * x[i[0]];
double s9 = 2.0 * (x[i[0] + 1]);
double s10 = 2.0 * (x[i[0] + 2]);
double s11 = 2.0 * (x[i[0] + 3]);
A[at[i[1]]] = s8;
A[at[i[1] + 1]] = s9;
A[at[i[1] + 2]] = s10;
A[at[i[1] + 3]] = s11;
A[at[1030 + i[2]]] = s8;
A[at[1030 + i[2] + 1]] = s9;
A[at[1030 + i[2] + 2]] = s10;
A[at[1030 + i[2] + 3]] = s11;
    }
}

static void iltis_phi_q_lever_dv_3(const double *restrict x, double *restrict y)
{
double s0 = x[645] - x[639];
double s2 = x[644] - x[638];
y[665] = -((-((s0 * x[153]) + (s2 * x[142]))) + (x[0] - x[133]));
y[666] = -(-((s0 * x[144]) + (s2 * x[140])));
y[667] = -(-((s0 * x[143]) + (s2 * x[141])));
y[668] = -(-(s0 * x[146]));
y[669] = -(-(s0 * x[145]));
}

static void iltis_phi_q_lever_dv_4(const double *restrict x, double *restrict y)
{
double a7 = x[143];
double a9 = x[144];
double s0 = x[645] - x[639];
double s2 = x[644] - x[638];
y[884] = -((-((s0 * x[154]) + (s2 * x[147]))) + (x[1] - x[134]));
y[885] = -(-((s0 * x[765]) + (s2 * a7)));
y[886] = -(-((s0 * x[158]) + (s2 * a9)));
y[887] = -(-((s0 * a7) + (s2 * x[145])));
y[888] = -(-((s0 * a9) + (s2 * x[146])));
}

static void iltis_phi_q_lever_dv_5(const double *restrict x, double *restrict y)
{
double s0 = x[645] - x[639];
double s2 = x[644] - x[638];
y[889] = -((-((s0 * x[156]) + (s2 * x[148]))) + (x[2] - x[135]));
y[890] = -(-((s0 * x[140]) + (s2 * x[767])));
y[891] = -(-((s0 * x[155]) + (s2 * x[145])));
y[892] = -(-(s2 * x[143]));
y[893] = -(-(s2 * x[158]));
}

static void iltis_phi_q_dot_dv_6(const double *restrict x, double *restrict y, double *restrict A, const int *restrict at, const unsigned short *i, int count)
{
    for (; count; count--, i += 11) {
double s10 = (((((x[i[0]] * x[i[1]]) + (x[i[2]] * x[i[3]])) + (x[i[4]] * (x[i[3] + 219]))) + ((x[i[0] + 219]) * x[i[5]])) + (x[i[6]] * (x[i[3] + 224]))) + (x[i[7]] * x[i[8]]);
A[at[i[9]]] = s10;
A[at[1030 + i[10]]] = s10;
    }
}

static void iltis_phi_q_dot_dv_7(const double *restrict x, double *restrict y, double *restrict A, const int *restrict at, const unsigned short *i, int count)
{
    for (; count; count--, i += 12) {
double s8 = ((((x[i[0]] * x[i[1]]) + (x[i[2]] * x[i[3]])) + (x[i[4]] * x[i[5]])) + (x[i[6]] * x[i[7]])) + (x[i[8]] * x[i[9]]);
A[at[i[10]]] = s8;
A[at[1030 + i[11]]] = s8;
    }
}

static void iltis_phi_q_perpendicular_dv_8(const double *restrict x, double *restrict y, double *restrict A, const int *restrict at)
{
double a0 = x[322];
double a1 = x[154];
double a2 = x[320];
double a3 = x[153];
double a4 = x[323];
double a5 = x[156];
double a7 = x[144];
double a13 = x[316];
double a17 = x[143];
double a20 = x[315];
double s9 = ((a0 * x[765]) + (a2 * a7)) + (a4 * x[140]);
double s14 = ((a0 * a7) + (a2 * x[145])) + (a4 * x[155]);
double s19 = ((a1 * x[311]) + (a3 * x[328])) + (a5 * a13);
double s24 = ((a1 * x[321]) + (a3 * a13)) + (a5 * x[314]);
double s27 = (a0 * x[158]) + (a2 * a17);
double s30 = (a0 * a17) + (a2 * x[146]);
double s33 = (a5 * x[317]) + (a3 * a20);
double s36 = (a5 * a20) + (a3 * x[329]);
A[at[304]] = s9;
A[at[305]] = s14;
A[at[306]] = s19;
A[at[307]] = s24;
A[at[308]] = s27;
A[at[309]] = s30;
A[at[310]] = s33;
A[at[311]] = s36;
A[at[1030 + 304]] = s9;
A[at[1030 + 305]] = s14;
A[at[1030 + 306]] = s19;
A[at[1030 + 307]] = s24;
A[at[1030 + 308]] = s27;
A[at[1030 + 309]] = s30;
A[at[1030 + 310]] = s33;
A[at[1030 + 311]] = s36;
}

static void iltis_phi_q_perpendicular_dv_9(const double *restrict x, double *restrict y, double *restrict A, const int *restrict at)
{
double a0 = x[322];
double a1 = x[147];
double a2 = x[320];
double a3 = x[142];
double a4 = x[323];
double a5 = x[148];
double a6 = x[143];
double a13 = x[316];
double a17 = x[145];
double a20 = x[315];
double s9 = ((a0 * a6) + (a2 * x[140])) + (a4 * x[767]);
double s14 = ((a0 * x[144]) + (a2 * x[141])) + (a4 * a6);
double s19 = ((a1 * x[311]) + (a3 * x[328])) + (a5 * a13);
double s24 = ((a1 * x[321]) + (a3 * a13)) + (a5 * x[314]);
double s27 = (a4 * x[158]) + (a0 * a17);
double s30 = (a4 * a17) + (a0 * x[146]);
double s33 = (a5 * x[317]) + (a3 * a20);
double s36 = (a5 * a20) + (a3 * x[329]);
A[at[312]] = s9;
A[at[313]] = s14;
A[at[314]] = s19;
A[at[315]] = s24;
A[at[316]] = s27;
A[at[317]] = s30;
A[at[318]] = s33;
A[at[319]] = s36;
A[at[1030 + 312]] = s9;
A[at[1030 + 313]] = s14;
A[at[1030 + 314]] = s19;
A[at[1030 + 315]] = s24;
A[at[1030 + 316]] = s27;
A[at[1030 + 317]] = s30;
A[at[1030 + 318]] = s33;
A[at[1030 + 319]] = s36;
}

static void iltis_phi_q_perpendicular_dv_10(const double *restrict x, double *restrict y, double *restrict A, const int *restrict at)
{
double a0 = x[318];
double a1 = x[154];
double a2 = x[313];
double a3 = x[153];
double a4 = x[319];
double a5 = x[156];
double a7 = x[144];
double a11 = x[314];
double a17 = x[143];
double a20 = x[316];
double s9 = ((a0 * x[765]) + (a2 * a7)) + (a4 * x[140]);
double s14 = ((a0 * a7) + (a2 * x[145])) + (a4 * x[155]);
double s19 = ((a1 * a11) + (a3 * x[311])) + (a5 * x[894]);
double s24 = ((a1 * x[315]) + (a3 * x[312])) + (a5 * a11);
double s27 = (a0 * x[158]) + (a2 * a17);
double s30 = (a0 * a17) + (a2 * x[146]);
double s33 = (a5 * x[329]) + (a1 * a20);
double s36 = (a5 * a20) + (a1 * x[317]);
A[at[320]] = s9;
A[at[321]] = s14;
A[at[322]] = s19;
A[at[323]] = s24;
A[at[324]] = s27;
A[at[325]] = s30;
A[at[326]] = s33;
A[at[327]] = s36;
A[at[1030 + 320]] = s9;
A[at[1030 + 321]] = s14;
A[at[1030 + 322]] = s19;
A[at[1030 + 323]] = s24;
A[at[1030 + 324]] = s27;
A[at[1030 + 325]] = s30;
A[at[1030 + 326]] = s33;
A[at[1030 + 327]] = s36;
}

static void iltis_phi_q_perpendicular_dv_11(const double *restrict x, double *restrict y, double *restrict A, const int *restrict at, const unsigned short *i, int count)
{
    for (; count; count--, i += 5) {
double a0 = x[i[0] + 14];
double a1 = x[i[1] + 7];
double a2 = x[i[0] + 13];
double a3 = x[i[1] + 2];
double a4 = x[i[0] + 16];
double a5 = x[i[1] + 8];
double a6 = x[i[1] + 3];
double a12 = x[i[0] + 4];
double a17 = x[i[1] + 5];
double a20 = x[i[0] + 3];
double s9 = ((a0 * a6) + (a2 * x[i[1]])) + (a4 * x[i[2]]);
double s14 = ((a0 * (x[i[1] + 4])) + (a2 * (x[i[1] + 1]))) + (a4 * a6);
double s19 = ((a1 * (x[i[0] + 621])) + (a3 * a12)) + (a5 * x[i[0]]);
double s24 = ((a1 * a12) + (a3 * (x[i[0] + 5]))) + (a5 * (x[i[0] + 15]));
double s27 = (a4 * (x[i[1] + 18])) + (a0 * a17);
double s30 = (a4 * a17) + (a0 * (x[i[1] + 6]));
double s33 = (a1 * (x[i[0] + 18])) + (a3 * a20);
double s36 = (a1 * a20) + (a3 * (x[i[0] + 6]));
A[at[i[3]]] = s9;
A[at[i[3] + 1]] = s14;
A[at[i[3] + 2]] = s19;
A[at[i[3] + 3]] = s24;
A[at[i[3] + 4]] = s27;
A[at[i[3] + 5]] = s30;
A[at[i[3] + 6]] = s33;
A[at[i[3] + 7]] = s36;
A[at[1030 + i[4]]] = s9;
A[at[1030 + i[4] + 1]] = s14;
A[at[1030 + i[4] + 2]] = s19;
A[at[1030 + i[4] + 3]] = s24;
A[at[1030 + i[4] + 4]] = s27;
A[at[1030 + i[4] + 5]] = s30;
A[at[1030 + i[4] + 6]] = s33;
A[at[1030 + i[4] + 7]] = s36;
    }
}

static void iltis_phi_q_spherical_dv_12(const double *restrict x, double *restrict y, const unsigned short *i, int count)
{
    for (; count; count--, i += 10) {
double a1 = x[i[1]];
double a4 = x[i[3]];
double a7 = x[i[3] + 2];
double a33 = x[i[7] + 1];
double a34 = x[i[7] + 2];
double a35 = x[i[7]];
double a36 = x[i[8] + 1];
double a37 = x[i[8] + 2];
double a38 = x[i[8]];
double s0 = x[i[0]] - a1;
double s3 = x[i[2]] - a4;
double s7 = (x[i[2] + 2]) - a7;
double s13 = a1 - x[i[4]];
double s15 = a4 - x[i[5]];
double s18 = a7 - x[i[6]];
y[i[9]] = -s3;
y[i[9] + 1] = -s0;
y[i[9] + 2] = -s7;
y[i[9] + 3] = -(s0 * a33);
y[i[9] + 4] = -(s0 * a34);
y[i[9] + 5] = -(s7 * a33);
y[i[9] + 6] = -(s7 * a35);
y[i[9] + 7] = s15;
y[i[9] + 8] = s13;
y[i[9] + 9] = s18;
y[i[9] + 10] = s13 * a36;
y[i[9] + 11] = s13 * a37;
y[i[9] + 12] = s18 * a36;
y[i[9] + 13] = s18 * a38;
y[i[9] + 14] = -(s3 * a35);
y[i[9] + 15] = -(s3 * a34);
y[i[9] + 16] = s15 * a38;
y[i[9] + 17] = s15 * a37;
    }
}

static void iltis_phi_q_spherical_dv_13(const double *restrict x, double *restrict y, const unsigned short *i, int count)
{
    for (; count; count--, i += 8) {
double a1 = x[i[1]];
double a2 = x[i[0]];
double a3 = x[i[2]];
double a7 = x[i[3]];
y[i[7]] = (((x[i[0] + 17]) * a1) + (a2 * a3)) + (x[i[3] + 3]);
y[i[7] + 1] = ((a1 * a2) + x[i[4]]) + (x[i[5]] * a7);
y[i[7] + 2] = ((a3 * x[i[6]]) + (x[i[3] + 2])) + (a2 * a7);
    }
}

static void iltis_phi_q_spherical_dv_14(const double *restrict x, double *restrict y, const unsigned short *i, int count)
{
    for (; count; count--, i += 6) {
double a1 = x[i[1]];
y[i[5]] = ((x[i[0]] * a1) + (x[i[2] + 1])) + (x[i[2] + 4]);
y[i[5] + 1] = ((x[i[0] + 17]) * x[i[2]]) + (a1 * (x[i[0] + 3]));
y[i[5] + 2] = ((x[i[0] + 5]) * x[i[3]]) + x[i[4]];
    }
}

static void iltis_phi_q_spherical_dv_15(const double *restrict x, double *restrict y, const unsigned short *i, int count)
{
    for (; count; count--, i += 6) {
double a4 = x[i[2]];
y[i[5]] = ((x[i[0] + 3]) * x[i[1]]) + (x[i[1] + 2]);
y[i[5] + 1] = (((x[i[0] + 7]) * a4) + x[i[3]]) + (x[i[1] + 4]);
y[i[5] + 2] = (a4 * x[i[0]]) + ((x[i[0] + 15]) * x[i[4]]);
    }
}

static void iltis_phi_q_spherical_dv_16(const double *restrict x, double *restrict y, const unsigned short *i, int count)
{
    for (; count; count--, i += 6) {
double a1 = x[i[1]];
y[i[5]] = (x[i[0]] * a1) + ((x[i[0] + 13]) * x[i[2]]);
y[i[5] + 1] = ((x[i[0] + 1]) * x[i[3]]) + (x[i[1] + 3]);
y[i[5] + 2] = (a1 * (x[i[0] + 10])) + (x[i[4]] + (x[i[1] + 1]));
    }
}

static void iltis_phi_q_spherical_dv_17(const double *restrict x, double *restrict y, const unsigned short *i, int count)
{
    for (; count; count--, i += 5) {
double a1 = x[i[0] + 321];
double a3 = x[i[1]];
double a6 = x[i[0] + 323];
double a32 = x[i[0] + 1];
double a33 = x[i[0] + 2];
double a34 = x[i[0]];
double a35 = x[i[3] + 1];
double a36 = x[i[3] + 2];
double a37 = x[i[3]];
double s0 = (x[i[0] + 324]) - a1;
double s5 = (x[i[0] + 325]) - a6;
double s11 = a3 - x[i[2]];
double s13 = a1 - (x[i[0] + 393]);
double s16 = a6 - (x[i[0] + 394]);
y[i[4]] = -s0;
y[i[4] + 1] = -s5;
y[i[4] + 2] = a3 * a32;
y[i[4] + 3] = a3 * a33;
y[i[4] + 4] = -(s5 * a32);
y[i[4] + 5] = -(s5 * a34);
y[i[4] + 6] = s13;
y[i[4] + 7] = s11;
y[i[4] + 8] = s16;
y[i[4] + 9] = s11 * a35;
y[i[4] + 10] = s11 * a36;
y[i[4] + 11] = s16 * a35;
y[i[4] + 12] = s16 * a37;
y[i[4] + 13] = -(s0 * a34);
y[i[4] + 14] = -(s0 * a33);
y[i[4] + 15] = s13 * a37;
y[i[4] + 16] = s13 * a36;
    }
}

static void iltis_phi_q_revolute_dv_18(const double *restrict x, double *restrict y, double *restrict A, const int *restrict at, const unsigned short *i, int count)
{
    for (; count; count--, i += 10) {
double a1 = x[i[1]];
double a2 = x[i[0]];
double a3 = x[i[0] + 17];
double a4 = x[i[2]];
double a6 = x[i[1] + 2];
double a7 = x[i[0] + 4];
double a9 = x[i[0] + 3];
double a10 = x[i[0] + 6];
double a11 = x[i[0] + 5];
double a12 = x[i[0] + 18];
double a16 = x[i[4]];
double a18 = x[i[4] + 4];
double a19 = x[i[4] + 1];
double a20 = x[i[4] + 3];
double a21 = x[i[4] + 6];
double a22 = x[i[4] + 5];
double a23 = x[i[4] + 18];
double a25 = x[i[4] + 2];
double a30 = x[i[0] + 9];
double a31 = x[i[0] + 13];
double a32 = x[i[0] + 625];
double a33 = x[i[0] + 10];
double a37 = x[i[4] + 7];
double a42 = x[i[0] + 11];
double a43 = x[i[0] + 14];
double a45 = x[i[0] + 15];
double a46 = x[i[7]];
double a49 = x[i[4] + 8];
double a54 = x[i[0] + 12];
double a55 = x[i[0] + 16];
double s0 = (x[i[0] + 504]) - a1;
double s4 = (x[i[0] + 505]) - a6;
double s5 = s4 * a7;
double s9 = a4 * a7;
double s11 = s4 * a9;
double s15 = a4 * a11;
double s22 = a4 - x[i[3]];
double s24 = a1 - x[i[5]];
double s27 = a6 - (x[i[5] + 2]);
double s28 = s27 * a18;
double s29 = ((s22 * (x[i[4] + 17])) + (s24 * a16)) + s28;
double s30 = s22 * a18;
double s33 = s27 * a20;
double s34 = (s30 + (s24 * a19)) + s33;
double s36 = s22 * a22;
double s37 = (s27 * a21) + s36;
double s40 = (s27 * a22) + (s22 * a23);
double s55 = s0 * a9;
double s65 = s0 * a11;
double s74 = s24 * a20;
double s77 = ((s22 * a16) + s74) + (s27 * x[i[6]]);
double s80 = (s27 * a23) + (s24 * a18);
double s82 = s24 * a22;
double s84 = s33 + ((s22 * (x[i[4] + 10])) + s82);
double s86 = s28 + (s24 * a21);
double s118 = (s36 + (s24 * a46)) + (a16 * s27);
double s120 = s74 + (s22 * a21);
double s123 = (s22 * a20) + (s24 * a23);
double s126 = (s30 + s82) + (s27 * (x[i[4] + 15]));
double s150 = ((a2 * a37) + (a3 * a25)) + (a11 * a49);
double s152 = a7 * a25;
double s153 = (a10 * a49) + s152;
double s155 = a11 * a25;
double s158 = ((a33 * a37) + s155) + (a9 * a49);
double s161 = (a7 * a49) + (a12 * a25);
double s166 = ((a20 * a42) + (a16 * a30)) + (a46 * a54);
double s171 = ((a18 * a42) + (a19 * a30)) + (a20 * a54);
double s174 = (a23 * a54) + (a22 * a42);
double s177 = (a22 * a54) + (a21 * a42);
double s186 = (s152 + (a32 * a37)) + (a2 * a49);
double s189 = (a12 * a37) + (a9 * a25);
double s192 = (a9 * a37) + (a10 * a25);
double s196 = (s155 + (a7 * a37)) + (a45 * a49);
double s201 = ((a20 * a43) + (a16 * a31)) + (a46 * a55);
double s206 = ((a18 * a43) + (a19 * a31)) + (a20 * a55);
double s209 = (a23 * a55) + (a22 * a43);
double s212 = (a22 * a55) + (a21 * a43);
y[i[7] + 1] = -(-(((s0 * a2) - (a3 * a4)) + s5));
y[i[7] + 2] = -(-(((s0 * (x[i[0] + 1])) - s9) + s11));
y[i[7] + 3] = -(-((s4 * a12) + (s0 * a7)));
y[i[7] + 4] = -(-(s11 + (s65 - (a4 * a33))));
y[i[7] + 5] = -(-(s5 + (s0 * a10)));
y[i[7] + 6] = -((s15 - (s0 * (x[i[0] + 627]))) - (a2 * s4));
y[i[7] + 7] = -(-(s55 - (a4 * a10)));
y[i[7] + 8] = -(-((s4 * a10) - s15));
y[i[7] + 9] = -(-((s0 * a12) - (a4 * a9)));
y[i[7] + 10] = -((s9 - s65) - (s4 * a45));
y[i[7] + 11] = -(-((s4 * a11) - (a4 * a12)));
y[i[7] + 12] = -(-((s55 - (a2 * a4)) + (s4 * a32)));
A[at[i[8]]] = s77;
A[at[i[8] + 1]] = s80;
A[at[i[8] + 2]] = s84;
A[at[i[8] + 3]] = s86;
A[at[i[8] + 4]] = s118;
A[at[i[8] + 5]] = s120;
A[at[i[8] + 6]] = s123;
A[at[i[8] + 7]] = s126;
A[at[i[8] + 8]] = s150;
A[at[i[8] + 9]] = s153;
A[at[i[8] + 10]] = s158;
A[at[i[8] + 11]] = s161;
A[at[i[8] + 12]] = s166;
A[at[i[8] + 13]] = s171;
A[at[i[8] + 14]] = s174;
A[at[i[8] + 15]] = s177;
A[at[i[8] + 16]] = s186;
A[at[i[8] + 17]] = s189;
A[at[i[8] + 18]] = s192;
A[at[i[8] + 19]] = s29;
A[at[i[8] + 20]] = s196;
A[at[i[8] + 21]] = s201;
A[at[i[8] + 22]] = s206;
A[at[i[8] + 23]] = s209;
A[at[i[8] + 24]] = s212;
A[at[i[8] + 25]] = s34;
A[at[i[8] + 26]] = s37;
A[at[i[8] + 27]] = s40;
A[at[1030 + i[9]]] = s77;
A[at[1030 + i[9] + 1]] = s80;
A[at[1030 + i[9] + 2]] = s84;
A[at[1030 + i[9] + 3]] = s86;
A[at[1030 + i[9] + 4]] = s118;
A[at[1030 + i[9] + 5]] = s120;
A[at[1030 + i[9] + 6]] = s123;
A[at[1030 + i[9] + 7]] = s126;
A[at[1030 + i[9] + 8]] = s150;
A[at[1030 + i[9] + 9]] = s153;
A[at[1030 + i[9] + 10]] = s158;
A[at[1030 + i[9] + 11]] = s161;
A[at[1030 + i[9] + 12]] = s166;
A[at[1030 + i[9] + 13]] = s171;
A[at[1030 + i[9] + 14]] = s174;
A[at[1030 + i[9] + 15]] = s177;
A[at[1030 + i[9] + 16]] = s186;
A[at[1030 + i[9] + 17]] = s189;
A[at[1030 + i[9] + 18]] = s192;
A[at[1030 + i[9] + 19]] = s29;
A[at[1030 + i[9] + 20]] = s196;
A[at[1030 + i[9] + 21]] = s201;
A[at[1030 + i[9] + 22]] = s206;
A[at[1030 + i[9] + 23]] = s209;
A[at[1030 + i[9] + 24]] = s212;
A[at[1030 + i[9] + 25]] = s34;
A[at[1030 + i[9] + 26]] = s37;
A[at[1030 + i[9] + 27]] = s40;
    }
}

static void iltis_phi_q_revolute_dv_19(const double *restrict x, double *restrict y, double *restrict A, const int *restrict at, const unsigned short *i, int count)
{
    for (; count; count--, i += 4) {
double a6 = x[i[0] + 14];
double a7 = x[i[0] + 30];
double a8 = x[i[0] + 13];
double a9 = x[i[0] + 28];
double a10 = x[i[0] + 16];
double a11 = x[i[0] + 31];
double a12 = x[i[0] + 25];
double a13 = x[i[0] + 23];
double a14 = x[i[0] + 37];
double a15 = x[i[0] + 18];
double a16 = x[i[0] + 3];
double a17 = x[i[0] + 6];
double a18 = x[i[0] + 19];
double a19 = x[i[0] + 36];
double a20 = x[i[0] + 24];
double a21 = x[i[0] + 29];
double a22 = x[i[0] + 22];
double a23 = x[i[0] + 4];
double a24 = x[i[0] + 5];
double a27 = x[i[0]];
double a28 = x[i[0] + 7];
double a29 = x[i[0] + 2];
double a30 = x[i[0] + 8];
double s13 = (a10 * a12) + (a8 * a13);
double s16 = (a10 * a13) + (a8 * a14);
double s19 = (a7 * a15) + (a9 * a16);
double s20 = a7 * a16;
double s22 = s20 + (a9 * a17);
double s27 = ((a6 * a18) + (a8 * a19)) + (a10 * a20);
double s32 = ((a6 * a21) + (a8 * a20)) + (a10 * a22);
double s33 = a7 * a23;
double s37 = (s33 + (a9 * a24)) + (a11 * (x[i[0] + 15]));
double s42 = ((a7 * x[i[1]]) + (a9 * a23)) + (a11 * a27);
double s50 = (a12 * a30) + (a13 * a29);
double s53 = (a13 * a30) + (a14 * a29);
double s57 = (s33 + (a9 * (x[i[0] + 1]))) + (a11 * a16);
double s60 = (a11 * a15) + (a7 * a24);
double s65 = ((a18 * a28) + (a19 * a29)) + (a20 * a30);
double s70 = ((a21 * a28) + (a20 * a29)) + (a22 * a30);
double s73 = (a11 * a24) + (a7 * a17);
double s77 = (s20 + (a9 * a27)) + (a11 * (x[i[1] + 1]));
A[at[i[2]]] = s37;
A[at[i[2] + 1]] = s42;
A[at[i[2] + 2]] = s50;
A[at[i[2] + 3]] = s53;
A[at[i[2] + 4]] = s57;
A[at[i[2] + 5]] = s60;
A[at[i[2] + 6]] = s65;
A[at[i[2] + 7]] = s70;
A[at[i[2] + 8]] = s73;
A[at[i[2] + 9]] = s77;
A[at[i[2] + 10]] = s13;
A[at[i[2] + 11]] = s16;
A[at[i[2] + 12]] = s19;
A[at[i[2] + 13]] = s22;
A[at[i[2] + 14]] = s27;
A[at[i[2] + 15]] = s32;
A[at[1030 + i[3]]] = s37;
A[at[1030 + i[3] + 1]] = s42;
A[at[1030 + i[3] + 2]] = s50;
A[at[1030 + i[3] + 3]] = s53;
A[at[1030 + i[3] + 4]] = s57;
A[at[1030 + i[3] + 5]] = s60;
A[at[1030 + i[3] + 6]] = s65;
A[at[1030 + i[3] + 7]] = s70;
A[at[1030 + i[3] + 8]] = s73;
A[at[1030 + i[3] + 9]] = s77;
A[at[1030 + i[3] + 10]] = s13;
A[at[1030 + i[3] + 11]] = s16;
A[at[1030 + i[3] + 12]] = s19;
A[at[1030 + i[3] + 13]] = s22;
A[at[1030 + i[3] + 14]] = s27;
A[at[1030 + i[3] + 15]] = s32;
    }
}

static void iltis_phi_q_revolute_dv_20(const double *restrict x, double *restrict y, double *restrict A, const int *restrict at, const unsigned short *i, int count)
{
    for (; count; count--, i += 13) {
double a1 = x[i[1]];
double a2 = x[i[2] + 17];
double a4 = x[i[4]];
double a5 = x[i[2]];
double a7 = x[i[4] + 2];
double a8 = x[i[2] + 4];
double a12 = x[i[6]];
double a14 = x[i[6] + 4];
double a16 = x[i[2] + 3];
double a17 = x[i[6] + 1];
double a18 = x[i[6] + 3];
double a19 = x[i[6] + 6];
double a20 = x[i[6] + 5];
double a21 = x[i[2] + 6];
double a22 = x[i[2] + 5];
double a23 = x[i[6] + 18];
double a24 = x[i[2] + 18];
double a26 = x[i[6] + 2];
double a30 = x[i[2] + 9];
double a32 = x[i[2] + 13];
double a33 = x[i[8]];
double a36 = x[i[2] + 10];
double a38 = x[i[6] + 7];
double a42 = x[i[2] + 11];
double a44 = x[i[2] + 14];
double a46 = x[i[9] + 1];
double a48 = x[i[2] + 15];
double a50 = x[i[6] + 8];
double a54 = x[i[2] + 12];
double a56 = x[i[2] + 16];
double s0 = x[i[0]] - a1;
double s2 = x[i[3]] - a4;
double s5 = (x[i[3] + 2]) - a7;
double s6 = s5 * a8;
double s9 = a1 - x[i[5]];
double s11 = a4 - x[i[7]];
double s14 = a7 - (x[i[7] + 2]);
double s15 = s14 * a14;
double s16 = ((s9 * (x[i[6] + 17])) + (s11 * a12)) + s15;
double s17 = s0 * a8;
double s20 = s5 * a16;
double s23 = s9 * a14;
double s26 = s14 * a18;
double s27 = (s23 + (s11 * a17)) + s26;
double s29 = s9 * a20;
double s30 = (s14 * a19) + s29;
double s32 = s0 * a22;
double s37 = (s14 * a20) + (s9 * a23);
double s57 = s2 * a16;
double s63 = s11 * a18;
double s66 = ((s9 * a12) + s63) + (s14 * x[i[9]]);
double s73 = (s14 * a23) + (s11 * a14);
double s75 = s11 * a20;
double s77 = s26 + ((s9 * (x[i[6] + 10])) + s75);
double s79 = s2 * a22;
double s84 = s15 + (s11 * a19);
double s110 = (s29 + (s11 * a46)) + (a12 * s14);
double s115 = s63 + (s9 * a19);
double s118 = (s9 * a18) + (s11 * a23);
double s125 = (s23 + s75) + (s14 * (x[i[6] + 15]));
double s153 = ((a5 * a38) + (a2 * a26)) + (a22 * a50);
double s158 = ((a18 * a42) + (a12 * a30)) + (a46 * a54);
double s160 = a8 * a26;
double s161 = (a21 * a50) + s160;
double s166 = ((a14 * a42) + (a17 * a30)) + (a18 * a54);
double s169 = (a23 * a54) + (a20 * a42);
double s171 = a22 * a26;
double s174 = ((a36 * a38) + s171) + (a16 * a50);
double s177 = (a20 * a54) + (a19 * a42);
double s180 = (a8 * a50) + (a24 * a26);
double s189 = (s160 + (a33 * a38)) + (a5 * a50);
double s194 = ((a18 * a44) + (a12 * a32)) + (a46 * a56);
double s197 = (a24 * a38) + (a16 * a26);
double s202 = ((a14 * a44) + (a17 * a32)) + (a18 * a56);
double s205 = (a23 * a56) + (a20 * a44);
double s208 = (a16 * a38) + (a21 * a26);
double s211 = (a20 * a56) + (a19 * a44);
double s215 = (s171 + (a8 * a38)) + (a48 * a50);
y[i[10]] = -(-(((s0 * a2) + (s2 * a5)) + s6));
y[i[10] + 1] = -(-((s5 * a24) + (s2 * a8)));
y[i[10] + 2] = -(-(s20 + ((s0 * a36) + s79)));
y[i[10] + 3] = -(-(s6 + (s2 * a21)));
y[i[10] + 4] = -(-((s32 + (s2 * (x[i[8] + 1]))) + (a5 * s5)));
y[i[10] + 5] = -(-((s17 + (s2 * (x[i[2] + 1]))) + s20));
y[i[10] + 6] = -(-(s57 + (s0 * a21)));
y[i[10] + 7] = -(-((s0 * a16) + (s2 * a24)));
y[i[10] + 8] = -(-((s17 + s79) + (s5 * a48)));
y[i[10] + 9] = -(-((s5 * a21) + s32));
y[i[10] + 10] = -(-((s5 * a22) + (s0 * a24)));
y[i[10] + 11] = -(-(((s0 * a5) + s57) + (s5 * a33)));
A[at[i[11]]] = s16;
A[at[i[11] + 1]] = s66;
A[at[i[11] + 2]] = s73;
A[at[i[11] + 3]] = s77;
A[at[i[11] + 4]] = s84;
A[at[i[11] + 5]] = s110;
A[at[i[11] + 6]] = s115;
A[at[i[11] + 7]] = s118;
A[at[i[11] + 8]] = s125;
A[at[i[11] + 9]] = s153;
A[at[i[11] + 10]] = s158;
A[at[i[11] + 11]] = s27;
A[at[i[11] + 12]] = s161;
A[at[i[11] + 13]] = s166;
A[at[i[11] + 14]] = s169;
A[at[i[11] + 15]] = s174;
A[at[i[11] + 16]] = s177;
A[at[i[11] + 17]] = s180;
A[at[i[11] + 18]] = s189;
A[at[i[11] + 19]] = s194;
A[at[i[11] + 20]] = s197;
A[at[i[11] + 21]] = s30;
A[at[i[11] + 22]] = s202;
A[at[i[11] + 23]] = s205;
A[at[i[11] + 24]] = s208;
A[at[i[11] + 25]] = s211;
A[at[i[11] + 26]] = s215;
A[at[i[11] + 27]] = s37;
A[at[1030 + i[12]]] = s16;
A[at[1030 + i[12] + 1]] = s66;
A[at[1030 + i[12] + 2]] = s73;
A[at[1030 + i[12] + 3]] = s77;
A[at[1030 + i[12] + 4]] = s84;
A[at[1030 + i[12] + 5]] = s110;
A[at[1030 + i[12] + 6]] = s115;
A[at[1030 + i[12] + 7]] = s118;
A[at[1030 + i[12] + 8]] = s125;
A[at[1030 + i[12] + 9]] = s153;
A[at[1030 + i[12] + 10]] = s158;
A[at[1030 + i[12] + 11]] = s27;
A[at[1030 + i[12] + 12]] = s161;
A[at[1030 + i[12] + 13]] = s166;
A[at[1030 + i[12] + 14]] = s169;
A[at[1030 + i[12] + 15]] = s174;
A[at[1030 + i[12] + 16]] = s177;
A[at[1030 + i[12] + 17]] = s180;
A[at[1030 + i[12] + 18]] = s189;
A[at[1030 + i[12] + 19]] = s194;
A[at[1030 + i[12] + 20]] = s197;
A[at[1030 + i[12] + 21]] = s30;
A[at[1030 + i[12] + 22]] = s202;
A[at[1030 + i[12] + 23]] = s205;
A[at[1030 + i[12] + 24]] = s208;
A[at[1030 + i[12] + 25]] = s211;
A[at[1030 + i[12] + 26]] = s215;
A[at[1030 + i[12] + 27]] = s37;
    }
}

static const unsigned short iltis_phi_q_at0[] = {
3,140,17,159,24,178,45,197,52,216,73,235,80,254,101,273,108,292,136,311,31,330,10,349,122,368,59,387,38,406,129,425,87,444,
66,463,115,482,94,501,
};
static const unsigned short iltis_phi_q_at1[] = {
3,0,0,10,4,4,17,8,8,24,12,12,31,16,16,38,20,20,45,24,24,52,28,28,59,32,32,66,36,36,73,40,40,80,44,44,87,48,48,94,52,52,101,
56,56,108,60,60,115,64,64,122,68,68,129,72,72,136,76,76,
};
static const unsigned short iltis_phi_q_at2[] = {
620,657,564,661,
};
static const unsigned short iltis_phi_q_at3[] = {
618,795,609,729,624,810,562,853,553,854,568,869,612,727,615,728,621,1026,633,1045,559,1089,556,1090,565,1103,636,1117,
};
static const unsigned short iltis_phi_q_at4[] = {
612,615,611,614,609,608,610,333,162,670,612,621,611,620,658,657,659,333,181,688,612,633,611,632,706,707,708,333,371,709,727,
728,611,614,729,608,610,390,200,730,
};
static const unsigned short iltis_phi_q_at5[] = {
314,636,706,371,748,
};
static const unsigned short iltis_phi_q_at6[] = {
153,1208,142,1209,149,1210,154,1211,147,1212,151,1213,156,1214,148,1215,152,1216,145,765,164,766,144,767,163,768,183,781,
182,782,202,796,201,797,221,811,220,812,240,825,239,826,259,839,258,840,278,855,277,856,297,870,296,871,315,894,335,895,334,
896,392,897,391,898,706,1046,449,899,448,900,487,901,486,902,373,924,372,925,316,932,430,1144,429,1116,
};
static const unsigned short iltis_phi_q_at7[] = {
140,617,618,609,159,608,766,768,80,80,140,623,624,658,178,657,781,782,108,108,140,617,795,729,197,608,796,797,136,136,140,
623,810,660,216,657,811,812,164,164,140,561,562,553,235,552,825,826,192,192,140,567,568,662,254,661,839,840,220,220,140,561,
853,854,273,552,855,856,248,248,140,567,869,664,292,661,870,871,276,276,
};
static const unsigned short iltis_phi_q_at8[] = {
330,895,328,328,387,897,344,344,444,899,360,360,482,901,376,376,
};
static const unsigned short iltis_phi_q_at9[] = {
159,678,677,679,686,766,768,903,178,696,695,697,704,781,782,906,330,671,670,672,684,895,896,909,330,689,688,690,702,895,896,
912,330,710,709,711,723,895,896,915,197,738,737,739,746,796,797,918,387,731,730,732,744,897,898,921,368,717,716,718,725,924,
925,926,368,755,754,756,763,924,925,929,311,636,748,749,761,932,894,933,
};
static const unsigned short iltis_phi_q_at10[] = {
160,677,679,678,686,936,179,695,697,696,704,939,331,670,672,671,684,942,331,688,690,689,702,945,331,709,711,710,723,948,198,
737,739,738,746,951,388,730,732,731,744,954,369,716,718,717,725,957,369,754,756,755,763,960,312,748,749,636,761,963,
};
static const unsigned short iltis_phi_q_at11[] = {
162,679,678,687,677,966,181,697,696,705,695,969,333,672,671,685,670,972,333,690,689,703,688,975,333,711,710,724,709,978,200,
739,738,747,737,981,390,732,731,745,730,984,371,718,717,726,716,987,371,756,755,764,754,990,314,749,636,762,748,993,
};
static const unsigned short iltis_phi_q_at12[] = {
164,679,678,677,687,996,183,697,696,695,705,999,335,672,671,670,685,1002,335,690,689,688,703,1005,335,711,710,709,724,1008,
202,739,738,737,747,1011,392,732,731,730,745,1014,373,718,717,716,726,1017,373,756,755,754,764,1020,316,749,636,748,762,1023,
};
static const unsigned short iltis_phi_q_at13[] = {
727,1026,611,620,660,657,659,390,219,1027,727,1045,611,632,1046,707,708,390,428,1047,
};
static const unsigned short iltis_phi_q_at14[] = {
553,559,235,552,558,556,444,555,825,899,1065,392,392,662,565,254,661,564,556,444,555,839,899,1077,420,420,854,1089,273,552,
558,1090,482,555,855,901,1091,448,448,664,1103,292,661,564,1090,482,555,870,901,1104,476,476,
};
static const unsigned short iltis_phi_q_at15[] = {
311,368,925,504,504,311,425,1116,512,512,
};
static const unsigned short iltis_phi_q_at16[] = {
314,1117,1046,428,1118,
};
static const unsigned short iltis_phi_q_at17[] = {
216,1035,1034,1036,1043,811,812,1135,387,1028,1027,1029,1041,897,898,1138,387,1048,1047,1049,1061,897,898,1141,425,1055,1054,
1056,1063,1144,1116,1145,425,1125,1124,1126,1133,1144,1116,1148,311,1117,1118,1119,1131,932,894,1151,
};
static const unsigned short iltis_phi_q_at18[] = {
217,1034,1036,1035,1043,1154,388,1027,1029,1028,1041,1157,388,1047,1049,1048,1061,1160,426,1054,1056,1055,1063,1163,426,1124,
1126,1125,1133,1166,312,1118,1119,1117,1131,1169,
};
static const unsigned short iltis_phi_q_at19[] = {
219,1036,1035,1044,1034,1172,390,1029,1028,1042,1027,1175,390,1049,1048,1062,1047,1178,428,1056,1055,1064,1054,1181,428,1126,
1125,1134,1124,1184,314,1119,1117,1132,1118,1187,
};
static const unsigned short iltis_phi_q_at20[] = {
221,1036,1035,1034,1044,1190,392,1029,1028,1027,1042,1193,392,1049,1048,1047,1062,1196,430,1056,1055,1054,1064,1199,430,1126,
1125,1124,1134,1202,316,1119,1117,1118,1132,1205,
};
static const unsigned short iltis_phi_q_at21[] = {
903,904,905,936,937,938,966,967,968,996,997,998,906,907,908,939,940,941,969,970,971,999,1000,1001,918,919,920,951,952,953,
981,982,983,1011,1012,1013,926,927,928,929,930,931,957,958,959,960,961,962,987,988,989,990,991,992,1017,1018,1019,1020,1021,
1022,
};
static const unsigned short iltis_phi_q_at22[] = {
666,153,144,665,765,154,140,890,156,520,520,666,142,140,665,143,147,767,890,148,521,521,666,149,157,665,140,151,145,890,152,
522,522,667,142,141,665,144,147,143,892,148,523,523,668,149,145,665,150,151,143,893,152,524,524,669,153,145,665,144,154,155,
891,156,525,525,
};
static const unsigned short iltis_phi_q_at23[] = {
667,153,143,665,158,884,886,154,892,156,526,526,667,149,144,665,886,151,146,889,892,152,527,527,668,153,146,665,143,884,887,
154,893,156,528,528,145,884,668,142,887,147,158,889,893,148,529,529,146,884,669,142,888,147,145,889,891,148,530,530,669,149,
158,665,888,151,144,889,891,152,531,531,
};
static const unsigned short iltis_phi_q_at24[] = {
1135,1136,1137,1154,1155,1156,1172,1173,1174,1190,1191,1192,1145,1146,1147,1148,1149,1150,1163,1164,1165,1166,1167,1168,1181,
1182,1183,1184,1185,1186,1199,1200,1201,1202,1203,1204,
};
static const unsigned short iltis_phi_q_at25[] = {
1208,1209,1210,1211,1212,1213,1214,1215,1216,769,780,774,783,794,788,798,809,803,813,824,818,827,838,832,841,852,846,857,
868,862,872,883,877,770,771,775,784,785,789,799,800,804,814,815,819,828,829,833,842,843,847,858,859,863,873,874,878,776,772,
777,790,786,791,805,801,806,820,816,821,834,830,835,848,844,849,864,860,865,879,875,880,779,773,778,793,787,792,808,802,807,
823,817,822,837,831,836,851,845,850,867,861,866,882,876,881,1217,1218,1219,1220,1221,1222,1223,1224,1225,1226,1227,1228,1229,
1230,1231,1232,1233,1234,1235,1236,1237,1238,1239,1240,909,910,911,912,913,914,915,916,917,942,943,944,945,946,947,948,949,
950,972,973,974,975,976,977,978,979,980,1002,1003,1004,1005,1006,1007,1008,1009,1010,1241,1242,1243,1244,1245,1246,1247,1248,
1249,1250,1251,1252,1277,1278,1279,1280,1281,1282,1283,1284,1285,1286,1287,1288,921,922,923,1138,1139,1140,1141,1142,1143,
954,955,956,1157,1158,1159,1160,1161,1162,984,985,986,1175,1176,1177,1178,1179,1180,1014,1015,1016,1193,1194,1195,1196,1197,
1198,1065,1076,1069,1070,1066,1071,1074,1067,1072,1075,1068,1073,1077,1088,1081,1082,1078,1083,1086,1079,1084,1087,1080,1085,
1091,1102,1095,1096,1092,1097,1100,1093,1098,1101,1094,1099,1104,1115,1108,1109,1105,1110,1113,1106,1111,1114,1107,1112,1253,
1254,1255,1256,1257,1258,1259,1260,1261,1262,1263,1264,1265,1266,1267,1268,1269,1270,1271,1272,1273,1274,1275,1276,1289,1290,
1291,1292,1293,1294,1295,1296,1297,1298,1299,1300,1301,1302,1303,1304,1305,1306,1307,1308,1309,1310,1311,1312,153,142,149,
154,147,151,156,148,152,933,934,935,1151,1152,1153,963,964,965,1169,1170,1171,993,994,995,1187,1188,1189,1023,1024,1025,1205,
1206,1207,
};
static const unsigned short iltis_phi_q_at26[] = {
1208,1209,1210,1211,1212,1213,1214,1215,1216,769,780,774,783,794,788,798,809,803,813,824,818,827,838,832,841,852,846,857,
868,862,872,883,877,770,771,775,784,785,789,799,800,804,814,815,819,828,829,833,842,843,847,858,859,863,873,874,878,776,772,
777,790,786,791,805,801,806,820,816,821,834,830,835,848,844,849,864,860,865,879,875,880,779,773,778,793,787,792,808,802,807,
823,817,822,837,831,836,851,845,850,867,861,866,882,876,881,1217,1218,1219,1220,1221,1222,1223,1224,1225,1226,1227,1228,1229,
1230,1231,1232,1233,1234,1235,1236,1237,1238,1239,1240,909,910,911,912,913,914,915,916,917,942,943,944,945,946,947,948,949,
950,972,973,974,975,976,977,978,979,980,1002,1003,1004,1005,1006,1007,1008,1009,1010,1241,1242,1243,1244,1245,1246,1247,1248,
1249,1250,1251,1252,1277,1278,1279,1280,1281,1282,1283,1284,1285,1286,1287,1288,921,922,923,1138,1139,1140,1141,1142,1143,
954,955,956,1157,1158,1159,1160,1161,1162,984,985,986,1175,1176,1177,1178,1179,1180,1014,1015,1016,1193,1194,1195,1196,1197,
1198,1065,1076,1069,1070,1066,1071,1074,1067,1072,1075,1068,1073,1077,1088,1081,1082,1078,1083,1086,1079,1084,1087,1080,1085,
1091,1102,1095,1096,1092,1097,1100,1093,1098,1101,1094,1099,1104,1115,1108,1109,1105,1110,1113,1106,1111,1114,1107,1112,1253,
1254,1255,1256,1257,1258,1259,1260,1261,1262,1263,1264,1265,1266,1267,1268,1269,1270,1271,1272,1273,1274,1275,1276,1289,1290,
1291,1292,1293,1294,1295,1296,1297,1298,1299,1300,1301,1302,1303,1304,1305,1306,1307,1308,1309,1310,1311,1312,153,142,149,
154,147,151,156,148,152,933,934,935,1151,1152,1153,963,964,965,1169,1170,1171,993,994,995,1187,1188,1189,1023,1024,1025,1205,
1206,1207,
};
void iltis_phi_q(double t, const double *restrict q, const double *restrict rho, const int *restrict at, double *restrict A)
{
    double x[1313];
    for (int i = 0; i < 140; i++)
        x[0 + i] = q[i];
    for (int i = 0; i < 137; i++)
        x[520 + i] = rho[i];
    iltis_phi_q_frame_dv_1(x, x, iltis_phi_q_at0, 20);
    iltis_phi_q_euler_norm_dv_2(x, x, A, at, iltis_phi_q_at1, 20);
    iltis_phi_q_corner_points_nodiff_0(x, x, iltis_phi_q_at2, 2);
    for (int k = 0; k < 14; k++) { const unsigned short *i = iltis_phi_q_at3 + 2 * k; x[i[1]] = -x[i[0]]; }
    x[706] = 0.5 * (rho[113] + rho[116]);
    x[707] = 0.5 * (rho[112] + rho[115]);
    x[708] = 0.5 * (rho[114] + rho[117]);
    iltis_phi_q_lever_dv_3(x, x);
    iltis_phi_q_spherical_dv_12(x, x, iltis_phi_q_at4, 4);
    iltis_phi_q_spherical_dv_17(x, x, iltis_phi_q_at5, 1);
    for (int k = 0; k < 42; k++) { const unsigned short *i = iltis_phi_q_at6 + 2 * k; x[i[1]] = -x[i[0]]; }
    iltis_phi_q_revolute_dv_18(x, x, A, at, iltis_phi_q_at7, 8);
    iltis_phi_q_lever_dv_4(x, x);
    iltis_phi_q_lever_dv_5(x, x);
    iltis_phi_q_perpendicular_dv_8(x, x, A, at);
    iltis_phi_q_perpendicular_dv_9(x, x, A, at);
    iltis_phi_q_perpendicular_dv_10(x, x, A, at);
    iltis_phi_q_revolute_dv_19(x, x, A, at, iltis_phi_q_at8, 4);
    iltis_phi_q_spherical_dv_13(x, x, iltis_phi_q_at9, 10);
    iltis_phi_q_spherical_dv_14(x, x, iltis_phi_q_at10, 10);
    iltis_phi_q_spherical_dv_15(x, x, iltis_phi_q_at11, 10);
    iltis_phi_q_spherical_dv_16(x, x, iltis_phi_q_at12, 10);
    iltis_phi_q_spherical_dv_12(x, x, iltis_phi_q_at13, 2);
    iltis_phi_q_revolute_dv_20(x, x, A, at, iltis_phi_q_at14, 4);
    iltis_phi_q_perpendicular_dv_11(x, x, A, at, iltis_phi_q_at15, 2);
    iltis_phi_q_spherical_dv_17(x, x, iltis_phi_q_at16, 1);
    iltis_phi_q_spherical_dv_13(x, x, iltis_phi_q_at17, 6);
    iltis_phi_q_spherical_dv_14(x, x, iltis_phi_q_at18, 6);
    iltis_phi_q_spherical_dv_15(x, x, iltis_phi_q_at19, 6);
    iltis_phi_q_spherical_dv_16(x, x, iltis_phi_q_at20, 6);
    for (int k = 0; k < 60; k++) { const unsigned short *i = iltis_phi_q_at21 + 1 * k; x[1217 + 1 * k + 0] = -x[i[0]]; }
    iltis_phi_q_dot_dv_6(x, x, A, at, iltis_phi_q_at22, 6);
    iltis_phi_q_dot_dv_7(x, x, A, at, iltis_phi_q_at23, 6);
    for (int k = 0; k < 36; k++) { const unsigned short *i = iltis_phi_q_at24 + 1 * k; x[1277 + 1 * k + 0] = -x[i[0]]; }
    for (int k = 0; k < 72; k++) { A[at[532 + 1 * k + 0]] = -1.0; }
    for (int k = 0; k < 354; k++) { const unsigned short *i = iltis_phi_q_at25 + 1 * k; A[at[604 + 1 * k + 0]] = x[i[0]]; }
    for (int k = 0; k < 72; k++) { A[at[958 + 1 * k + 0]] = 1.0; }
    for (int k = 0; k < 72; k++) { A[at[1030 + 532 + 1 * k + 0]] = -1.0; }
    for (int k = 0; k < 354; k++) { const unsigned short *i = iltis_phi_q_at26 + 1 * k; A[at[1030 + 604 + 1 * k + 0]] = x[i[0]]; }
    for (int k = 0; k < 72; k++) { A[at[1030 + 958 + 1 * k + 0]] = 1.0; }
}
static const int jacobian_row[] = { 140, 140, 140, 140, 141, 141, 141, 141, 142, 142, 142, 142, 143, 143, 143, 143, 144, 144, 144, 144, 145, 145, 145, 145, 146, 146, 146, 146, 147, 147, 147, 147, 148, 148, 148, 148, 149, 149, 149, 149, 150, 150, 150, 150, 151, 151, 151, 151, 152, 152, 152, 152, 153, 153, 153, 153, 154, 154, 154, 154, 155, 155, 155, 155, 156, 156, 156, 156, 157, 157, 157, 157, 158, 158, 158, 158, 159, 159, 159, 159, 163, 163, 163, 163, 163, 163, 163, 163, 168, 168, 168, 168, 168, 168, 168, 168, 178, 178, 178, 178, 178, 178, 178, 178, 183, 183, 183, 183, 183, 183, 183, 183, 193, 193, 193, 193, 193, 193, 193, 193, 198, 198, 198, 198, 198, 198, 198, 198, 208, 208, 208, 208, 208, 208, 208, 208, 213, 213, 213, 213, 213, 213, 213, 213, 223, 223, 223, 223, 223, 223, 223, 223, 228, 228, 228, 228, 228, 228, 228, 228, 233, 233, 233, 233, 233, 233, 233, 233, 238, 238, 238, 238, 238, 238, 238, 238, 164, 164, 164, 164, 164, 164, 164, 164, 169, 169, 169, 169, 169, 169, 169, 169, 179, 179, 179, 179, 179, 179, 179, 179, 184, 184, 184, 184, 184, 184, 184, 184, 194, 194, 194, 194, 194, 194, 194, 194, 199, 199, 199, 199, 199, 199, 199, 199, 209, 209, 209, 209, 209, 209, 209, 209, 214, 214, 214, 214, 214, 214, 214, 214, 268, 268, 268, 268, 268, 268, 268, 268, 224, 224, 224, 224, 224, 224, 224, 224, 229, 229, 229, 229, 229, 229, 229, 229, 234, 234, 234, 234, 234, 234, 234, 234, 239, 239, 239, 239, 239, 239, 239, 239, 266, 266, 266, 266, 266, 266, 266, 266, 173, 173, 173, 173, 173, 173, 173, 173, 188, 188, 188, 188, 188, 188, 188, 188, 203, 203, 203, 203, 203, 203, 203, 203, 218, 218, 218, 218, 218, 218, 218, 218, 267, 267, 267, 267, 267, 267, 267, 267, 174, 174, 174, 174, 174, 174, 174, 174, 189, 189, 189, 189, 189, 189, 189, 189, 204, 204, 204, 204, 204, 204, 204, 204, 219, 219, 219, 219, 219, 219, 219, 219, 9, 7, 7, 8, 8, 9, 37, 35, 35, 36, 36, 37, 65, 63, 63, 64, 64, 65, 93, 91, 91, 92, 92, 93, 269, 269, 269, 269, 269, 269, 269, 269, 270, 270, 270, 270, 270, 270, 270, 270, 7, 8, 7, 8, 35, 36, 35, 36, 63, 64, 63, 64, 91, 92, 91, 92, 7, 8, 7, 8, 35, 36, 35, 36, 63, 64, 63, 64, 91, 92, 91, 92, 74, 74, 74, 74, 75, 75, 75, 75, 76, 73, 73, 73, 73, 76, 76, 76, 81, 81, 81, 81, 82, 82, 82, 82, 83, 80, 80, 80, 80, 83, 83, 83, 102, 102, 102, 102, 103, 103, 103, 103, 104, 101, 101, 101, 101, 104, 104, 104, 109, 109, 109, 109, 110, 110, 110, 110, 111, 108, 108, 108, 108, 111, 111, 111, 139, 139, 138, 138, 124, 124, 122, 122, 125, 125, 124, 124, 124, 123, 123, 123, 125, 123, 122, 122, 125, 125, 125, 124, 131, 131, 129, 129, 132, 132, 131, 131, 131, 130, 130, 130, 132, 130, 129, 129, 132, 132, 132, 131, 139, 138, 137, 136, 139, 138, 137, 136, 264, 264, 264, 264, 265, 265, 265, 265, 271, 271, 271, 271, 139, 138, 137, 136, 139, 138, 137, 136, 137, 139, 138, 136, 137, 139, 138, 136, 137, 139, 138, 136, 137, 139, 138, 136, 137, 139, 138, 136, 137, 139, 138, 136, 137, 139, 138, 136, 137, 139, 138, 136, 4, 6, 5, 3, 4, 6, 5, 3, 0, 1, 0, 1, 2, 0, 1, 2, 0, 1, 2, 0, 1, 2, 1, 2, 0, 2, 0, 1, 2, 3, 4, 5, 6, 5, 6, 3, 4, 5, 6, 18, 20, 25, 27, 46, 48, 53, 55, 74, 76, 81, 83, 102, 104, 109, 111, 18, 20, 25, 27, 46, 48, 53, 55, 74, 76, 81, 83, 102, 104, 109, 111, 18, 20, 25, 27, 46, 48, 53, 55, 74, 76, 81, 83, 102, 104, 109, 111, 18, 20, 25, 27, 46, 48, 53, 55, 74, 76, 81, 83, 102, 104, 109, 111, 33, 34, 32, 33, 34, 33, 34, 32, 33, 34, 3, 5, 6, 3, 5, 6, 3, 5, 6, 3, 5, 6, 3, 5, 6, 26, 3, 5, 6, 26, 3, 5, 6, 24, 27, 3, 5, 6, 25, 11, 12, 13, 33, 11, 12, 13, 33, 11, 12, 13, 34, 11, 12, 13, 32, 61, 62, 60, 61, 62, 61, 62, 60, 61, 62, 3, 5, 6, 3, 5, 6, 3, 5, 6, 3, 5, 6, 3, 5, 6, 54, 3, 5, 6, 54, 3, 5, 6, 52, 55, 3, 5, 6, 53, 39, 40, 41, 61, 39, 40, 41, 61, 39, 40, 41, 62, 39, 40, 41, 60, 89, 90, 88, 89, 90, 89, 90, 88, 89, 90, 3, 5, 6, 3, 5, 6, 3, 5, 6, 3, 5, 6, 3, 5, 6, 82, 3, 5, 6, 82, 3, 5, 6, 80, 83, 3, 5, 6, 81, 67, 68, 69, 89, 67, 68, 69, 89, 67, 68, 69, 90, 67, 68, 69, 88, 117, 118, 116, 117, 118, 117, 118, 116, 117, 118, 3, 5, 6, 3, 5, 6, 3, 5, 6, 3, 5, 6, 3, 5, 6, 110, 3, 5, 6, 110, 3, 5, 6, 108, 111, 3, 5, 6, 109, 95, 96, 97, 117, 95, 96, 97, 117, 95, 96, 97, 118, 95, 96, 97, 116, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 42, 43, 44, 45, 46, 47, 48, 49, 50, 51, 52, 53, 54, 55, 70, 71, 72, 73, 74, 75, 76, 77, 78, 79, 80, 81, 82, 83, 98, 99, 100, 101, 102, 103, 104, 105, 106, 107, 108, 109, 110, 111, 264, 265, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 42, 43, 44, 45, 46, 47, 48, 49, 50, 51, 52, 53, 54, 55, 70, 71, 72, 73, 74, 75, 76, 77, 78, 79, 80, 81, 82, 83, 98, 99, 100, 101, 102, 103, 104, 105, 106, 107, 108, 109, 110, 111, 265, 271, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 42, 43, 44, 45, 46, 47, 48, 49, 50, 51, 52, 53, 54, 55, 70, 71, 72, 73, 74, 75, 76, 77, 78, 79, 80, 81, 82, 83, 98, 99, 100, 101, 102, 103, 104, 105, 106, 107, 108, 109, 110, 111, 264, 271, 14, 15, 16, 21, 22, 23, 42, 43, 44, 49, 50, 51, 70, 71, 72, 77, 78, 79, 98, 99, 100, 105, 106, 107, 14, 15, 16, 21, 22, 23, 42, 43, 44, 49, 50, 51, 70, 71, 72, 77, 78, 79, 98, 99, 100, 105, 106, 107, 14, 15, 16, 21, 22, 23, 42, 43, 44, 49, 50, 51, 70, 71, 72, 77, 78, 79, 98, 99, 100, 105, 106, 107, 14, 15, 16, 21, 22, 23, 42, 43, 44, 49, 50, 51, 70, 71, 72, 77, 78, 79, 98, 99, 100, 105, 106, 107, 11, 12, 13, 11, 12, 13, 0, 1, 2, 3, 4, 5, 6, 14, 15, 16, 17, 18, 19, 20, 0, 1, 2, 3, 4, 5, 6, 14, 15, 16, 17, 18, 19, 20, 0, 1, 2, 3, 4, 5, 6, 14, 15, 16, 17, 18, 19, 20, 0, 1, 2, 14, 15, 16, 0, 1, 2, 14, 15, 16, 0, 1, 2, 14, 15, 16, 0, 1, 2, 14, 15, 16, 0, 1, 2, 3, 4, 5, 6, 21, 22, 23, 24, 25, 26, 27, 0, 1, 2, 3, 4, 5, 6, 21, 22, 23, 24, 25, 26, 27, 0, 1, 2, 3, 4, 5, 6, 21, 22, 23, 24, 25, 26, 27, 0, 1, 2, 21, 22, 23, 0, 1, 2, 21, 22, 23, 0, 1, 2, 21, 22, 23, 0, 1, 2, 21, 22, 23, 39, 40, 41, 39, 40, 41, 0, 1, 2, 3, 4, 5, 6, 42, 43, 44, 45, 46, 47, 48, 0, 1, 2, 3, 4, 5, 6, 42, 43, 44, 45, 46, 47, 48, 0, 1, 2, 3, 4, 5, 6, 42, 43, 44, 45, 46, 47, 48, 0, 1, 2, 42, 43, 44, 0, 1, 2, 42, 43, 44, 0, 1, 2, 42, 43, 44, 0, 1, 2, 42, 43, 44, 0, 1, 2, 3, 4, 5, 6, 49, 50, 51, 52, 53, 54, 55, 0, 1, 2, 3, 4, 5, 6, 49, 50, 51, 52, 53, 54, 55, 0, 1, 2, 3, 4, 5, 6, 49, 50, 51, 52, 53, 54, 55, 0, 1, 2, 49, 50, 51, 0, 1, 2, 49, 50, 51, 0, 1, 2, 49, 50, 51, 0, 1, 2, 49, 50, 51, 67, 68, 69, 67, 68, 69, 0, 1, 2, 3, 4, 5, 6, 70, 71, 72, 73, 74, 75, 76, 0, 1, 2, 3, 4, 5, 6, 70, 71, 72, 73, 74, 75, 76, 0, 1, 2, 3, 4, 5, 6, 70, 71, 72, 73, 74, 75, 76, 0, 1, 2, 70, 71, 72, 87, 89, 0, 1, 2, 70, 71, 72, 87, 89, 0, 1, 2, 70, 71, 72, 87, 89, 0, 1, 2, 70, 71, 72, 87, 89, 0, 1, 2, 3, 4, 5, 6, 77, 78, 79, 80, 81, 82, 83, 0, 1, 2, 3, 4, 5, 6, 77, 78, 79, 80, 81, 82, 83, 0, 1, 2, 3, 4, 5, 6, 77, 78, 79, 80, 81, 82, 83, 0, 1, 2, 77, 78, 79, 87, 89, 0, 1, 2, 77, 78, 79, 87, 89, 0, 1, 2, 77, 78, 79, 87, 89, 0, 1, 2, 77, 78, 79, 87, 89, 95, 96, 97, 95, 96, 97, 0, 1, 2, 3, 4, 5, 6, 98, 99, 100, 101, 102, 103, 104, 0, 1, 2, 3, 4, 5, 6, 98, 99, 100, 101, 102, 103, 104, 0, 1, 2, 3, 4, 5, 6, 98, 99, 100, 101, 102, 103, 104, 0, 1, 2, 98, 99, 100, 115, 117, 0, 1, 2, 98, 99, 100, 115, 117, 0, 1, 2, 98, 99, 100, 115, 117, 0, 1, 2, 98, 99, 100, 115, 117, 0, 1, 2, 3, 4, 5, 6, 105, 106, 107, 108, 109, 110, 111, 0, 1, 2, 3, 4, 5, 6, 105, 106, 107, 108, 109, 110, 111, 0, 1, 2, 3, 4, 5, 6, 105, 106, 107, 108, 109, 110, 111, 0, 1, 2, 105, 106, 107, 115, 117, 0, 1, 2, 105, 106, 107, 115, 117, 0, 1, 2, 105, 106, 107, 115, 117, 0, 1, 2, 105, 106, 107, 115, 117, 271, 3, 4, 264, 265, 4, 4, 160, 165, 175, 180, 190, 195, 205, 210, 271, 161, 166, 176, 181, 191, 196, 206, 211, 264, 162, 167, 177, 182, 192, 197, 207, 212, 265, 133, 134, 135, 133, 134, 135, 133, 134, 135, 133, 134, 135, 10, 170, 171, 10, 172, 160, 240, 161, 241, 162, 242, 165, 243, 166, 244, 167, 245, 170, 240, 243, 246, 171, 241, 244, 247, 172, 242, 245, 248, 38, 185, 186, 38, 187, 175, 252, 176, 253, 177, 254, 180, 255, 181, 256, 182, 257, 185, 252, 255, 258, 186, 253, 256, 259, 187, 254, 257, 260, 66, 200, 201, 66, 202, 190, 220, 191, 221, 192, 222, 88, 90, 88, 90, 88, 90, 88, 90, 195, 225, 196, 226, 197, 227, 88, 90, 88, 90, 88, 90, 88, 90, 200, 220, 225, 201, 221, 226, 202, 222, 227, 94, 215, 216, 94, 217, 205, 230, 206, 231, 207, 232, 116, 118, 116, 118, 116, 118, 116, 118, 210, 235, 211, 236, 212, 237, 116, 118, 116, 118, 116, 118, 116, 118, 215, 230, 235, 216, 231, 236, 217, 232, 237, 246, 249, 247, 250, 248, 251, 123, 125, 122, 122, 123, 122, 123, 124, 258, 261, 259, 262, 260, 263, 130, 132, 129, 129, 130, 129, 130, 131, 3, 4, 5, 6, 249, 261, 264, 265, 5, 6, 250, 262, 265, 271, 3, 4, 5, 6, 251, 263, 264, 271, 3, 5, 6, 137, 139, 136, 3, 5, 6, 136, 137, 136, 137, 138, 3, 4, 17, 19, 24, 26, 45, 47, 52, 54, 73, 75, 80, 82, 101, 103, 108, 110, 17, 19, 24, 26, 45, 47, 52, 54, 73, 75, 80, 82, 101, 103, 108, 110, 17, 19, 24, 26, 45, 47, 52, 54, 73, 75, 80, 82, 101, 103, 108, 110, 17, 19, 24, 26, 45, 47, 52, 54, 73, 75, 80, 82, 101, 103, 108, 110, 32, 32, 4, 4, 4, 4, 4, 25, 27, 4, 24, 4, 4, 24, 32, 34, 60, 60, 4, 4, 4, 4, 4, 53, 55, 4, 52, 4, 4, 52, 60, 62, 88, 88, 4, 4, 4, 4, 4, 81, 83, 4, 80, 4, 4, 80, 88, 90, 116, 116, 4, 4, 4, 4, 4, 109, 111, 4, 108, 4, 4, 108, 116, 118, 3, 4, 5, 6, 17, 18, 19, 20, 45, 46, 47, 48, 73, 74, 75, 76, 101, 102, 103, 104, 4, 18, 46, 74, 102, 5, 11, 11, 12, 13, 19, 39, 39, 40, 41, 47, 67, 67, 68, 69, 75, 95, 95, 96, 97, 103, 160, 161, 162, 165, 166, 167, 175, 176, 177, 180, 181, 182, 190, 191, 192, 195, 196, 197, 205, 206, 207, 210, 211, 212, 160, 161, 162, 165, 166, 167, 175, 176, 177, 180, 181, 182, 190, 191, 192, 195, 196, 197, 205, 206, 207, 210, 211, 212, 160, 161, 162, 165, 166, 167, 175, 176, 177, 180, 181, 182, 190, 191, 192, 195, 196, 197, 205, 206, 207, 210, 211, 212, 160, 161, 162, 165, 166, 167, 175, 176, 177, 180, 181, 182, 190, 191, 192, 195, 196, 197, 205, 206, 207, 210, 211, 212, 240, 241, 242, 240, 241, 242, 240, 241, 242, 240, 241, 242, 243, 244, 245, 243, 244, 245, 243, 244, 245, 243, 244, 245, 252, 253, 254, 252, 253, 254, 252, 253, 254, 252, 253, 254, 255, 256, 257, 255, 256, 257, 255, 256, 257, 255, 256, 257, 220, 221, 222, 220, 221, 222, 220, 221, 222, 220, 221, 222, 225, 226, 227, 225, 226, 227, 225, 226, 227, 225, 226, 227, 230, 231, 232, 230, 231, 232, 230, 231, 232, 230, 231, 232, 235, 236, 237, 235, 236, 237, 235, 236, 237, 235, 236, 237, 246, 247, 248, 249, 250, 251, 246, 247, 248, 249, 250, 251, 246, 247, 248, 249, 250, 251, 246, 247, 248, 249, 250, 251, 258, 259, 260, 261, 262, 263, 258, 259, 260, 261, 262, 263, 258, 259, 260, 261, 262, 263, 258, 259, 260, 261, 262, 263, 3, 5, 6, 3, 12, 13, 19, 20, 18, 40, 41, 47, 48, 46, 68, 69, 75, 76, 74, 96, 97, 103, 104, 102, 6, 10, 20, 38, 48, 66, 76, 94, 104, 3, 17, 45, 73, 101, 4, 13, 17, 17, 41, 45, 45, 69, 73, 73, 97, 101, 101, 5, 11, 18, 19, 39, 46, 47, 67, 74, 75, 95, 102, 103, 12, 40, 68, 96, 31, 31, 31, 31, 27, 25, 26, 10, 10, 34, 10, 31, 32, 10, 33, 59, 59, 59, 59, 55, 53, 54, 38, 38, 62, 38, 59, 60, 38, 61, 87, 87, 87, 87, 83, 81, 82, 66, 66, 90, 66, 87, 88, 66, 89, 115, 115, 115, 115, 111, 109, 110, 94, 94, 118, 94, 115, 116, 94, 117, 122, 123, 124, 125, 129, 130, 131, 132, 136, 137, 138, 139, 10, 12, 38, 40, 66, 68, 94, 96, 13, 41, 69, 97, 10, 38, 66, 94, 10, 38, 66, 94, 11, 39, 67, 95, 20, 48, 76, 104, 160, 161, 162, 160, 161, 162, 160, 161, 162, 160, 161, 162, 165, 166, 167, 165, 166, 167, 165, 166, 167, 165, 166, 167, 240, 241, 242, 243, 244, 245, 246, 247, 248, 240, 241, 242, 243, 244, 245, 246, 247, 248, 240, 241, 242, 243, 244, 245, 246, 247, 248, 240, 241, 242, 243, 244, 245, 246, 247, 248, 175, 176, 177, 175, 176, 177, 175, 176, 177, 175, 176, 177, 180, 181, 182, 180, 181, 182, 180, 181, 182, 180, 181, 182, 252, 253, 254, 255, 256, 257, 258, 259, 260, 252, 253, 254, 255, 256, 257, 258, 259, 260, 252, 253, 254, 255, 256, 257, 258, 259, 260, 252, 253, 254, 255, 256, 257, 258, 259, 260, 190, 191, 192, 190, 191, 192, 190, 191, 192, 190, 191, 192, 195, 196, 197, 195, 196, 197, 195, 196, 197, 195, 196, 197, 220, 221, 222, 225, 226, 227, 220, 221, 222, 225, 226, 227, 220, 221, 222, 225, 226, 227, 220, 221, 222, 225, 226, 227, 205, 206, 207, 205, 206, 207, 205, 206, 207, 205, 206, 207, 210, 211, 212, 210, 211, 212, 210, 211, 212, 210, 211, 212, 230, 231, 232, 235, 236, 237, 230, 231, 232, 235, 236, 237, 230, 231, 232, 235, 236, 237, 230, 231, 232, 235, 236, 237, 249, 250, 251, 261, 262, 263, 249, 250, 251, 261, 262, 263, 249, 250, 251, 261, 262, 263, 249, 250, 251, 261, 262, 263, 24, 25, 26, 27, 32, 33, 34, 52, 53, 54, 55, 60, 61, 62, 80, 81, 82, 83, 88, 89, 90, 108, 109, 110, 111, 116, 117, 118, 31, 59, 87, 115, 31, 31, 59, 59, 87, 87, 115, 115, 6, 4, 140, 140, 140, 140, 141, 141, 141, 141, 142, 142, 142, 142, 143, 143, 143, 143, 144, 144, 144, 144, 145, 145, 145, 145, 146, 146, 146, 146, 147, 147, 147, 147, 148, 148, 148, 148, 149, 149, 149, 149, 150, 150, 150, 150, 151, 151, 151, 151, 152, 152, 152, 152, 153, 153, 153, 153, 154, 154, 154, 154, 155, 155, 155, 155, 156, 156, 156, 156, 157, 157, 157, 157, 158, 158, 158, 158, 159, 159, 159, 159, 163, 163, 163, 163, 163, 163, 163, 163, 168, 168, 168, 168, 168, 168, 168, 168, 178, 178, 178, 178, 178, 178, 178, 178, 183, 183, 183, 183, 183, 183, 183, 183, 193, 193, 193, 193, 193, 193, 193, 193, 198, 198, 198, 198, 198, 198, 198, 198, 208, 208, 208, 208, 208, 208, 208, 208, 213, 213, 213, 213, 213, 213, 213, 213, 223, 223, 223, 223, 223, 223, 223, 223, 228, 228, 228, 228, 228, 228, 228, 228, 233, 233, 233, 233, 233, 233, 233, 233, 238, 238, 238, 238, 238, 238, 238, 238, 164, 164, 164, 164, 164, 164, 164, 164, 169, 169, 169, 169, 169, 169, 169, 169, 179, 179, 179, 179, 179, 179, 179, 179, 184, 184, 184, 184, 184, 184, 184, 184, 194, 194, 194, 194, 194, 194, 194, 194, 199, 199, 199, 199, 199, 199, 199, 199, 209, 209, 209, 209, 209, 209, 209, 209, 214, 214, 214, 214, 214, 214, 214, 214, 268, 268, 268, 268, 268, 268, 268, 268, 224, 224, 224, 224, 224, 224, 224, 224, 229, 229, 229, 229, 229, 229, 229, 229, 234, 234, 234, 234, 234, 234, 234, 234, 239, 239, 239, 239, 239, 239, 239, 239, 266, 266, 266, 266, 266, 266, 266, 266, 173, 173, 173, 173, 173, 173, 173, 173, 188, 188, 188, 188, 188, 188, 188, 188, 203, 203, 203, 203, 203, 203, 203, 203, 218, 218, 218, 218, 218, 218, 218, 218, 267, 267, 267, 267, 267, 267, 267, 267, 174, 174, 174, 174, 174, 174, 174, 174, 189, 189, 189, 189, 189, 189, 189, 189, 204, 204, 204, 204, 204, 204, 204, 204, 219, 219, 219, 219, 219, 219, 219, 219, 269, 269, 269, 269, 269, 269, 269, 269, 270, 270, 270, 270, 270, 270, 270, 270, 7, 7, 8, 8, 35, 35, 36, 36, 63, 63, 64, 64, 91, 91, 92, 92, 7, 8, 7, 8, 7, 8, 7, 8, 35, 36, 35, 36, 35, 36, 35, 36, 63, 64, 63, 64, 63, 64, 63, 64, 91, 92, 91, 92, 91, 92, 91, 92, 264, 264, 264, 264, 265, 265, 265, 265, 271, 271, 271, 271, 0, 1, 2, 0, 1, 2, 0, 1, 2, 0, 1, 2, 0, 1, 2, 0, 1, 2, 0, 1, 2, 3, 4, 5, 6, 14, 15, 16, 17, 18, 19, 20, 42, 43, 44, 45, 46, 47, 48, 70, 71, 72, 73, 74, 75, 76, 98, 99, 100, 101, 102, 103, 104, 264, 265, 3, 4, 5, 6, 14, 15, 16, 17, 18, 19, 20, 42, 43, 44, 45, 46, 47, 48, 70, 71, 72, 73, 74, 75, 76, 98, 99, 100, 101, 102, 103, 104, 265, 271, 3, 4, 5, 6, 14, 15, 16, 17, 18, 19, 20, 42, 43, 44, 45, 46, 47, 48, 70, 71, 72, 73, 74, 75, 76, 98, 99, 100, 101, 102, 103, 104, 264, 265, 271, 14, 15, 16, 17, 18, 19, 20, 42, 43, 44, 45, 46, 47, 48, 70, 71, 72, 73, 74, 75, 76, 98, 99, 100, 101, 102, 103, 104, 14, 15, 16, 17, 18, 19, 20, 42, 43, 44, 45, 46, 47, 48, 70, 71, 72, 73, 74, 75, 76, 98, 99, 100, 101, 102, 103, 104, 14, 15, 16, 17, 18, 19, 20, 42, 43, 44, 45, 46, 47, 48, 70, 71, 72, 73, 74, 75, 76, 98, 99, 100, 101, 102, 103, 104, 14, 15, 16, 17, 18, 19, 20, 42, 43, 44, 45, 46, 47, 48, 70, 71, 72, 73, 74, 75, 76, 98, 99, 100, 101, 102, 103, 104, 11, 12, 13, 11, 12, 13, 0, 1, 2, 3, 4, 5, 6, 14, 15, 16, 17, 18, 19, 20, 0, 1, 2, 3, 4, 5, 6, 14, 15, 16, 17, 18, 19, 20, 0, 1, 2, 3, 4, 5, 6, 14, 15, 16, 17, 18, 19, 20, 0, 1, 2, 3, 4, 5, 6, 14, 15, 16, 0, 1, 2, 3, 4, 5, 6, 14, 15, 16, 0, 1, 2, 3, 4, 5, 6, 14, 15, 16, 0, 1, 2, 3, 4, 5, 6, 14, 15, 16, 39, 40, 41, 39, 40, 41, 0, 1, 2, 3, 4, 5, 6, 42, 43, 44, 45, 46, 47, 48, 0, 1, 2, 3, 4, 5, 6, 42, 43, 44, 45, 46, 47, 48, 0, 1, 2, 3, 4, 5, 6, 42, 43, 44, 45, 46, 47, 48, 0, 1, 2, 3, 4, 5, 6, 42, 43, 44, 0, 1, 2, 3, 4, 5, 6, 42, 43, 44, 0, 1, 2, 3, 4, 5, 6, 42, 43, 44, 0, 1, 2, 3, 4, 5, 6, 42, 43, 44, 67, 68, 69, 67, 68, 69, 0, 1, 2, 3, 4, 5, 6, 70, 71, 72, 73, 74, 75, 76, 0, 1, 2, 3, 4, 5, 6, 70, 71, 72, 73, 74, 75, 76, 0, 1, 2, 3, 4, 5, 6, 70, 71, 72, 73, 74, 75, 76, 0, 1, 2, 3, 4, 5, 6, 70, 71, 72, 0, 1, 2, 3, 4, 5, 6, 70, 71, 72, 0, 1, 2, 3, 4, 5, 6, 70, 71, 72, 0, 1, 2, 3, 4, 5, 6, 70, 71, 72, 95, 96, 97, 95, 96, 97, 0, 1, 2, 3, 4, 5, 6, 98, 99, 100, 101, 102, 103, 104, 0, 1, 2, 3, 4, 5, 6, 98, 99, 100, 101, 102, 103, 104, 0, 1, 2, 3, 4, 5, 6, 98, 99, 100, 101, 102, 103, 104, 0, 1, 2, 3, 4, 5, 6, 98, 99, 100, 0, 1, 2, 3, 4, 5, 6, 98, 99, 100, 0, 1, 2, 3, 4, 5, 6, 98, 99, 100, 0, 1, 2, 3, 4, 5, 6, 98, 99, 100, 271, 264, 160, 165, 175, 180, 190, 195, 205, 210, 271, 161, 166, 176, 181, 191, 196, 206, 211, 264, 162, 167, 177, 182, 192, 197, 207, 212, 10, 170, 10, 171, 172, 160, 240, 161, 241, 162, 242, 165, 243, 166, 244, 167, 245, 170, 240, 243, 246, 171, 241, 244, 247, 172, 242, 245, 248, 38, 185, 38, 186, 187, 175, 252, 176, 253, 177, 254, 180, 255, 181, 256, 182, 257, 185, 252, 255, 258, 186, 253, 256, 259, 187, 254, 257, 260, 66, 200, 66, 201, 202, 190, 220, 191, 221, 192, 222, 195, 225, 196, 226, 197, 227, 200, 220, 225, 201, 221, 226, 202, 222, 227, 94, 215, 94, 216, 217, 205, 230, 206, 231, 207, 232, 210, 235, 211, 236, 212, 237, 215, 230, 235, 216, 231, 236, 217, 232, 237, 246, 249, 247, 250, 248, 251, 258, 261, 259, 262, 260, 263, 249, 261, 264, 265, 250, 262, 265, 271, 251, 263, 264, 265, 271, 3, 4, 5, 4, 6, 3, 5, 6, 11, 12, 11, 13, 12, 13, 17, 18, 19, 18, 20, 17, 19, 20, 39, 40, 39, 41, 40, 41, 45, 46, 47, 46, 48, 45, 47, 48, 67, 68, 67, 69, 68, 69, 73, 74, 75, 74, 76, 73, 75, 76, 95, 96, 95, 97, 96, 97, 101, 102, 103, 102, 104, 101, 103, 104, 6, 3, 5, 4, 6, 3, 4, 5, 13, 12, 11, 13, 11, 12, 20, 17, 19, 18, 20, 17, 18, 19, 41, 40, 39, 41, 39, 40, 48, 45, 47, 46, 48, 45, 46, 47, 69, 68, 67, 69, 67, 68, 76, 73, 75, 74, 76, 73, 74, 75, 97, 96, 95, 97, 95, 96, 104, 101, 103, 102, 104, 101, 102, 103, 160, 161, 162, 165, 166, 167, 175, 176, 177, 180, 181, 182, 190, 191, 192, 195, 196, 197, 205, 206, 207, 210, 211, 212, 160, 161, 162, 165, 166, 167, 175, 176, 177, 180, 181, 182, 190, 191, 192, 195, 196, 197, 205, 206, 207, 210, 211, 212, 160, 161, 162, 165, 166, 167, 175, 176, 177, 180, 181, 182, 190, 191, 192, 195, 196, 197, 205, 206, 207, 210, 211, 212, 160, 161, 162, 165, 166, 167, 175, 176, 177, 180, 181, 182, 190, 191, 192, 195, 196, 197, 205, 206, 207, 210, 211, 212, 240, 241, 242, 240, 241, 242, 240, 241, 242, 240, 241, 242, 243, 244, 245, 243, 244, 245, 243, 244, 245, 243, 244, 245, 252, 253, 254, 252, 253, 254, 252, 253, 254, 252, 253, 254, 255, 256, 257, 255, 256, 257, 255, 256, 257, 255, 256, 257, 220, 221, 222, 220, 221, 222, 220, 221, 222, 220, 221, 222, 225, 226, 227, 225, 226, 227, 225, 226, 227, 225, 226, 227, 230, 231, 232, 230, 231, 232, 230, 231, 232, 230, 231, 232, 235, 236, 237, 235, 236, 237, 235, 236, 237, 235, 236, 237, 246, 247, 248, 249, 250, 251, 246, 247, 248, 249, 250, 251, 246, 247, 248, 249, 250, 251, 246, 247, 248, 249, 250, 251, 258, 259, 260, 261, 262, 263, 258, 259, 260, 261, 262, 263, 258, 259, 260, 261, 262, 263, 258, 259, 260, 261, 262, 263, 10, 10, 38, 38, 66, 66, 94, 94, 10, 10, 38, 38, 66, 66, 94, 94, 160, 161, 162, 160, 161, 162, 160, 161, 162, 160, 161, 162, 165, 166, 167, 165, 166, 167, 165, 166, 167, 165, 166, 167, 240, 241, 242, 243, 244, 245, 246, 247, 248, 240, 241, 242, 243, 244, 245, 246, 247, 248, 240, 241, 242, 243, 244, 245, 246, 247, 248, 240, 241, 242, 243, 244, 245, 246, 247, 248, 175, 176, 177, 175, 176, 177, 175, 176, 177, 175, 176, 177, 180, 181, 182, 180, 181, 182, 180, 181, 182, 180, 181, 182, 252, 253, 254, 255, 256, 257, 258, 259, 260, 252, 253, 254, 255, 256, 257, 258, 259, 260, 252, 253, 254, 255, 256, 257, 258, 259, 260, 252, 253, 254, 255, 256, 257, 258, 259, 260, 190, 191, 192, 190, 191, 192, 190, 191, 192, 190, 191, 192, 195, 196, 197, 195, 196, 197, 195, 196, 197, 195, 196, 197, 220, 221, 222, 225, 226, 227, 220, 221, 222, 225, 226, 227, 220, 221, 222, 225, 226, 227, 220, 221, 222, 225, 226, 227, 205, 206, 207, 205, 206, 207, 205, 206, 207, 205, 206, 207, 210, 211, 212, 210, 211, 212, 210, 211, 212, 210, 211, 212, 230, 231, 232, 235, 236, 237, 230, 231, 232, 235, 236, 237, 230, 231, 232, 235, 236, 237, 230, 231, 232, 235, 236, 237, 249, 250, 251, 261, 262, 263, 249, 250, 251, 261, 262, 263, 249, 250, 251, 261, 262, 263, 249, 250, 251, 261, 262, 263 };
static const int jacobian_col[] = { 3, 4, 5, 6, 10, 11, 12, 13, 17, 18, 19, 20, 24, 25, 26, 27, 31, 32, 33, 34, 38, 39, 40, 41, 45, 46, 47, 48, 52, 53, 54, 55, 59, 60, 61, 62, 66, 67, 68, 69, 73, 74, 75, 76, 80, 81, 82, 83, 87, 88, 89, 90, 94, 95, 96, 97, 101, 102, 103, 104, 108, 109, 110, 111, 115, 116, 117, 118, 122, 123, 124, 125, 129, 130, 131, 132, 136, 137, 138, 139, 6, 19, 4, 20, 17, 18, 3, 5, 6, 26, 4, 27, 24, 25, 3, 5, 6, 47, 4, 48, 45, 46, 3, 5, 6, 54, 4, 55, 52, 53, 3, 5, 6, 75, 4, 76, 73, 74, 3, 5, 6, 82, 4, 83, 80, 81, 3, 5, 6, 103, 4, 104, 101, 102, 3, 5, 6, 110, 4, 111, 108, 109, 3, 5, 76, 89, 74, 90, 87, 88, 73, 75, 83, 89, 81, 90, 87, 88, 80, 82, 104, 117, 102, 118, 115, 116, 101, 103, 111, 117, 109, 118, 115, 116, 108, 110, 5, 19, 4, 20, 6, 17, 18, 3, 5, 26, 4, 27, 6, 24, 25, 3, 5, 47, 4, 48, 6, 45, 46, 3, 5, 54, 4, 55, 6, 52, 53, 3, 5, 75, 4, 76, 6, 73, 74, 3, 5, 82, 4, 83, 6, 80, 81, 3, 5, 103, 4, 104, 6, 101, 102, 3, 5, 110, 4, 111, 6, 108, 109, 3, 5, 138, 4, 139, 6, 136, 137, 3, 75, 89, 74, 90, 76, 87, 88, 73, 82, 89, 81, 90, 83, 87, 88, 80, 103, 117, 102, 118, 104, 115, 116, 101, 110, 117, 109, 118, 111, 115, 116, 108, 5, 137, 4, 139, 6, 138, 136, 3, 33, 11, 32, 13, 34, 12, 10, 31, 61, 39, 60, 41, 62, 40, 38, 59, 89, 67, 88, 69, 90, 68, 66, 87, 117, 95, 116, 97, 118, 96, 94, 115, 6, 137, 5, 139, 138, 136, 4, 3, 34, 11, 33, 13, 12, 10, 32, 31, 62, 39, 61, 41, 40, 38, 60, 59, 90, 67, 89, 69, 68, 66, 88, 87, 118, 95, 117, 97, 96, 94, 116, 115, 7, 7, 9, 7, 9, 9, 35, 35, 37, 35, 37, 37, 63, 63, 65, 63, 65, 65, 91, 91, 93, 91, 93, 93, 125, 137, 124, 138, 136, 123, 122, 139, 132, 137, 131, 138, 136, 130, 129, 139, 10, 10, 12, 12, 38, 38, 40, 40, 66, 66, 68, 68, 94, 94, 96, 96, 13, 13, 11, 11, 41, 41, 39, 39, 69, 69, 67, 67, 97, 97, 95, 95, 89, 90, 87, 88, 89, 90, 87, 88, 89, 89, 90, 87, 88, 90, 87, 88, 89, 90, 87, 88, 89, 90, 87, 88, 89, 89, 90, 87, 88, 90, 87, 88, 117, 118, 115, 116, 117, 118, 115, 116, 117, 117, 118, 115, 116, 118, 115, 116, 117, 118, 115, 116, 117, 118, 115, 116, 117, 117, 118, 115, 116, 118, 115, 116, 137, 138, 137, 136, 136, 139, 136, 139, 137, 138, 138, 123, 122, 137, 138, 136, 136, 139, 137, 138, 139, 123, 124, 137, 136, 139, 136, 139, 137, 138, 138, 130, 129, 137, 138, 136, 136, 139, 137, 138, 139, 130, 131, 137, 3, 3, 3, 3, 6, 6, 6, 6, 5, 4, 6, 3, 4, 3, 6, 5, 6, 4, 3, 5, 4, 4, 4, 4, 5, 5, 5, 5, 122, 122, 122, 122, 123, 123, 123, 123, 129, 129, 129, 129, 130, 130, 130, 130, 124, 124, 124, 124, 125, 125, 125, 125, 131, 131, 131, 131, 132, 132, 132, 132, 137, 137, 137, 137, 139, 139, 139, 139, 0, 1, 3, 3, 3, 4, 4, 4, 5, 5, 5, 6, 6, 6, 0, 0, 1, 1, 2, 2, 2, 0, 0, 0, 0, 1, 1, 2, 2, 2, 2, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 10, 10, 11, 11, 11, 12, 12, 13, 13, 13, 17, 17, 17, 18, 18, 18, 19, 19, 19, 20, 20, 20, 24, 24, 24, 24, 25, 25, 25, 25, 26, 26, 26, 26, 26, 27, 27, 27, 27, 31, 31, 31, 31, 32, 32, 32, 32, 33, 33, 33, 33, 34, 34, 34, 34, 38, 38, 39, 39, 39, 40, 40, 41, 41, 41, 45, 45, 45, 46, 46, 46, 47, 47, 47, 48, 48, 48, 52, 52, 52, 52, 53, 53, 53, 53, 54, 54, 54, 54, 54, 55, 55, 55, 55, 59, 59, 59, 59, 60, 60, 60, 60, 61, 61, 61, 61, 62, 62, 62, 62, 66, 66, 67, 67, 67, 68, 68, 69, 69, 69, 73, 73, 73, 74, 74, 74, 75, 75, 75, 76, 76, 76, 80, 80, 80, 80, 81, 81, 81, 81, 82, 82, 82, 82, 82, 83, 83, 83, 83, 87, 87, 87, 87, 88, 88, 88, 88, 89, 89, 89, 89, 90, 90, 90, 90, 94, 94, 95, 95, 95, 96, 96, 97, 97, 97, 101, 101, 101, 102, 102, 102, 103, 103, 103, 104, 104, 104, 108, 108, 108, 108, 109, 109, 109, 109, 110, 110, 110, 110, 110, 111, 111, 111, 111, 115, 115, 115, 115, 116, 116, 116, 116, 117, 117, 117, 117, 118, 118, 118, 118, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 7, 7, 7, 9, 9, 9, 14, 14, 14, 14, 14, 14, 14, 14, 14, 14, 14, 14, 14, 14, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 16, 16, 16, 16, 16, 16, 16, 16, 16, 16, 16, 16, 16, 16, 17, 17, 17, 17, 17, 17, 18, 18, 18, 18, 18, 18, 19, 19, 19, 19, 19, 19, 20, 20, 20, 20, 20, 20, 21, 21, 21, 21, 21, 21, 21, 21, 21, 21, 21, 21, 21, 21, 22, 22, 22, 22, 22, 22, 22, 22, 22, 22, 22, 22, 22, 22, 23, 23, 23, 23, 23, 23, 23, 23, 23, 23, 23, 23, 23, 23, 24, 24, 24, 24, 24, 24, 25, 25, 25, 25, 25, 25, 26, 26, 26, 26, 26, 26, 27, 27, 27, 27, 27, 27, 35, 35, 35, 37, 37, 37, 42, 42, 42, 42, 42, 42, 42, 42, 42, 42, 42, 42, 42, 42, 43, 43, 43, 43, 43, 43, 43, 43, 43, 43, 43, 43, 43, 43, 44, 44, 44, 44, 44, 44, 44, 44, 44, 44, 44, 44, 44, 44, 45, 45, 45, 45, 45, 45, 46, 46, 46, 46, 46, 46, 47, 47, 47, 47, 47, 47, 48, 48, 48, 48, 48, 48, 49, 49, 49, 49, 49, 49, 49, 49, 49, 49, 49, 49, 49, 49, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 51, 51, 51, 51, 51, 51, 51, 51, 51, 51, 51, 51, 51, 51, 52, 52, 52, 52, 52, 52, 53, 53, 53, 53, 53, 53, 54, 54, 54, 54, 54, 54, 55, 55, 55, 55, 55, 55, 63, 63, 63, 65, 65, 65, 70, 70, 70, 70, 70, 70, 70, 70, 70, 70, 70, 70, 70, 70, 71, 71, 71, 71, 71, 71, 71, 71, 71, 71, 71, 71, 71, 71, 72, 72, 72, 72, 72, 72, 72, 72, 72, 72, 72, 72, 72, 72, 73, 73, 73, 73, 73, 73, 73, 73, 74, 74, 74, 74, 74, 74, 74, 74, 75, 75, 75, 75, 75, 75, 75, 75, 76, 76, 76, 76, 76, 76, 76, 76, 77, 77, 77, 77, 77, 77, 77, 77, 77, 77, 77, 77, 77, 77, 78, 78, 78, 78, 78, 78, 78, 78, 78, 78, 78, 78, 78, 78, 79, 79, 79, 79, 79, 79, 79, 79, 79, 79, 79, 79, 79, 79, 80, 80, 80, 80, 80, 80, 80, 80, 81, 81, 81, 81, 81, 81, 81, 81, 82, 82, 82, 82, 82, 82, 82, 82, 83, 83, 83, 83, 83, 83, 83, 83, 91, 91, 91, 93, 93, 93, 98, 98, 98, 98, 98, 98, 98, 98, 98, 98, 98, 98, 98, 98, 99, 99, 99, 99, 99, 99, 99, 99, 99, 99, 99, 99, 99, 99, 100, 100, 100, 100, 100, 100, 100, 100, 100, 100, 100, 100, 100, 100, 101, 101, 101, 101, 101, 101, 101, 101, 102, 102, 102, 102, 102, 102, 102, 102, 103, 103, 103, 103, 103, 103, 103, 103, 104, 104, 104, 104, 104, 104, 104, 104, 105, 105, 105, 105, 105, 105, 105, 105, 105, 105, 105, 105, 105, 105, 106, 106, 106, 106, 106, 106, 106, 106, 106, 106, 106, 106, 106, 106, 107, 107, 107, 107, 107, 107, 107, 107, 107, 107, 107, 107, 107, 107, 108, 108, 108, 108, 108, 108, 108, 108, 109, 109, 109, 109, 109, 109, 109, 109, 110, 110, 110, 110, 110, 110, 110, 110, 111, 111, 111, 111, 111, 111, 111, 111, 133, 134, 134, 134, 135, 136, 138, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 2, 2, 2, 2, 2, 2, 2, 2, 2, 3, 3, 3, 4, 4, 4, 5, 5, 5, 6, 6, 6, 7, 7, 8, 9, 9, 14, 14, 15, 15, 16, 16, 21, 21, 22, 22, 23, 23, 28, 28, 28, 28, 29, 29, 29, 29, 30, 30, 30, 30, 35, 35, 36, 37, 37, 42, 42, 43, 43, 44, 44, 49, 49, 50, 50, 51, 51, 56, 56, 56, 56, 57, 57, 57, 57, 58, 58, 58, 58, 63, 63, 64, 65, 65, 70, 70, 71, 71, 72, 72, 73, 73, 74, 74, 75, 75, 76, 76, 77, 77, 78, 78, 79, 79, 80, 80, 81, 81, 82, 82, 83, 83, 84, 84, 84, 85, 85, 85, 86, 86, 86, 91, 91, 92, 93, 93, 98, 98, 99, 99, 100, 100, 101, 101, 102, 102, 103, 103, 104, 104, 105, 105, 106, 106, 107, 107, 108, 108, 109, 109, 110, 110, 111, 111, 112, 112, 112, 113, 113, 113, 114, 114, 114, 119, 119, 120, 120, 121, 121, 122, 122, 123, 124, 124, 125, 125, 125, 126, 126, 127, 127, 128, 128, 129, 129, 130, 131, 131, 132, 132, 132, 133, 133, 133, 133, 133, 133, 133, 133, 134, 134, 134, 134, 134, 134, 135, 135, 135, 135, 135, 135, 135, 135, 136, 136, 136, 136, 136, 137, 138, 138, 138, 138, 138, 139, 139, 139, 1, 1, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 10, 12, 17, 18, 19, 20, 24, 24, 24, 25, 25, 26, 27, 27, 31, 31, 38, 40, 45, 46, 47, 48, 52, 52, 52, 53, 53, 54, 55, 55, 59, 59, 66, 68, 73, 74, 75, 76, 80, 80, 80, 81, 81, 82, 83, 83, 87, 87, 94, 96, 101, 102, 103, 104, 108, 108, 108, 109, 109, 110, 111, 111, 115, 115, 3, 4, 5, 6, 17, 18, 19, 20, 45, 46, 47, 48, 73, 74, 75, 76, 101, 102, 103, 104, 3, 17, 45, 73, 101, 3, 10, 11, 12, 13, 17, 38, 39, 40, 41, 45, 66, 67, 68, 69, 73, 94, 95, 96, 97, 101, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 17, 17, 17, 18, 18, 18, 19, 19, 19, 20, 20, 20, 24, 24, 24, 25, 25, 25, 26, 26, 26, 27, 27, 27, 45, 45, 45, 46, 46, 46, 47, 47, 47, 48, 48, 48, 52, 52, 52, 53, 53, 53, 54, 54, 54, 55, 55, 55, 73, 73, 73, 74, 74, 74, 75, 75, 75, 76, 76, 76, 80, 80, 80, 81, 81, 81, 82, 82, 82, 83, 83, 83, 101, 101, 101, 102, 102, 102, 103, 103, 103, 104, 104, 104, 108, 108, 108, 109, 109, 109, 110, 110, 110, 111, 111, 111, 122, 122, 122, 122, 122, 122, 123, 123, 123, 123, 123, 123, 124, 124, 124, 124, 124, 124, 125, 125, 125, 125, 125, 125, 129, 129, 129, 129, 129, 129, 130, 130, 130, 130, 130, 130, 131, 131, 131, 131, 131, 131, 132, 132, 132, 132, 132, 132, 4, 4, 5, 6, 11, 12, 18, 19, 20, 39, 40, 46, 47, 48, 67, 68, 74, 75, 76, 95, 96, 102, 103, 104, 4, 10, 18, 38, 46, 66, 74, 94, 102, 5, 19, 47, 75, 103, 6, 10, 18, 20, 38, 46, 48, 66, 74, 76, 94, 102, 104, 6, 12, 19, 20, 40, 47, 48, 68, 75, 76, 96, 103, 104, 10, 38, 66, 94, 10, 11, 12, 13, 25, 26, 27, 31, 32, 32, 33, 33, 33, 34, 34, 38, 39, 40, 41, 53, 54, 55, 59, 60, 60, 61, 61, 61, 62, 62, 66, 67, 68, 69, 81, 82, 83, 87, 88, 88, 89, 89, 89, 90, 90, 94, 95, 96, 97, 109, 110, 111, 115, 116, 116, 117, 117, 117, 118, 118, 122, 123, 124, 125, 129, 130, 131, 132, 136, 137, 138, 139, 11, 13, 39, 41, 67, 69, 95, 97, 11, 39, 67, 95, 12, 40, 68, 96, 13, 41, 69, 97, 13, 41, 69, 97, 17, 45, 73, 101, 17, 17, 17, 18, 18, 18, 19, 19, 19, 20, 20, 20, 24, 24, 24, 25, 25, 25, 26, 26, 26, 27, 27, 27, 31, 31, 31, 31, 31, 31, 31, 31, 31, 32, 32, 32, 32, 32, 32, 32, 32, 32, 33, 33, 33, 33, 33, 33, 33, 33, 33, 34, 34, 34, 34, 34, 34, 34, 34, 34, 45, 45, 45, 46, 46, 46, 47, 47, 47, 48, 48, 48, 52, 52, 52, 53, 53, 53, 54, 54, 54, 55, 55, 55, 59, 59, 59, 59, 59, 59, 59, 59, 59, 60, 60, 60, 60, 60, 60, 60, 60, 60, 61, 61, 61, 61, 61, 61, 61, 61, 61, 62, 62, 62, 62, 62, 62, 62, 62, 62, 73, 73, 73, 74, 74, 74, 75, 75, 75, 76, 76, 76, 80, 80, 80, 81, 81, 81, 82, 82, 82, 83, 83, 83, 87, 87, 87, 87, 87, 87, 88, 88, 88, 88, 88, 88, 89, 89, 89, 89, 89, 89, 90, 90, 90, 90, 90, 90, 101, 101, 101, 102, 102, 102, 103, 103, 103, 104, 104, 104, 108, 108, 108, 109, 109, 109, 110, 110, 110, 111, 111, 111, 115, 115, 115, 115, 115, 115, 116, 116, 116, 116, 116, 116, 117, 117, 117, 117, 117, 117, 118, 118, 118, 118, 118, 118, 136, 136, 136, 136, 136, 136, 137, 137, 137, 137, 137, 137, 138, 138, 138, 138, 138, 138, 139, 139, 139, 139, 139, 139, 24, 25, 26, 27, 32, 33, 34, 52, 53, 54, 55, 60, 61, 62, 80, 81, 82, 83, 88, 89, 90, 108, 109, 110, 111, 116, 117, 118, 31, 59, 87, 115, 32, 34, 60, 62, 88, 90, 116, 118, 3, 5, 3, 4, 5, 6, 10, 11, 12, 13, 17, 18, 19, 20, 24, 25, 26, 27, 31, 32, 33, 34, 38, 39, 40, 41, 45, 46, 47, 48, 52, 53, 54, 55, 59, 60, 61, 62, 66, 67, 68, 69, 73, 74, 75, 76, 80, 81, 82, 83, 87, 88, 89, 90, 94, 95, 96, 97, 101, 102, 103, 104, 108, 109, 110, 111, 115, 116, 117, 118, 122, 123, 124, 125, 129, 130, 131, 132, 136, 137, 138, 139, 6, 19, 4, 20, 17, 18, 3, 5, 6, 26, 4, 27, 24, 25, 3, 5, 6, 47, 4, 48, 45, 46, 3, 5, 6, 54, 4, 55, 52, 53, 3, 5, 6, 75, 4, 76, 73, 74, 3, 5, 6, 82, 4, 83, 80, 81, 3, 5, 6, 103, 4, 104, 101, 102, 3, 5, 6, 110, 4, 111, 108, 109, 3, 5, 76, 89, 74, 90, 87, 88, 73, 75, 83, 89, 81, 90, 87, 88, 80, 82, 104, 117, 102, 118, 115, 116, 101, 103, 111, 117, 109, 118, 115, 116, 108, 110, 5, 19, 4, 20, 6, 17, 18, 3, 5, 26, 4, 27, 6, 24, 25, 3, 5, 47, 4, 48, 6, 45, 46, 3, 5, 54, 4, 55, 6, 52, 53, 3, 5, 75, 4, 76, 6, 73, 74, 3, 5, 82, 4, 83, 6, 80, 81, 3, 5, 103, 4, 104, 6, 101, 102, 3, 5, 110, 4, 111, 6, 108, 109, 3, 5, 138, 4, 139, 6, 136, 137, 3, 75, 89, 74, 90, 76, 87, 88, 73, 82, 89, 81, 90, 83, 87, 88, 80, 103, 117, 102, 118, 104, 115, 116, 101, 110, 117, 109, 118, 111, 115, 116, 108, 5, 137, 4, 139, 6, 138, 136, 3, 33, 11, 32, 13, 34, 12, 10, 31, 61, 39, 60, 41, 62, 40, 38, 59, 89, 67, 88, 69, 90, 68, 66, 87, 117, 95, 116, 97, 118, 96, 94, 115, 6, 137, 5, 139, 138, 136, 4, 3, 34, 11, 33, 13, 12, 10, 32, 31, 62, 39, 61, 41, 40, 38, 60, 59, 90, 67, 89, 69, 68, 66, 88, 87, 118, 95, 117, 97, 96, 94, 116, 115, 125, 137, 124, 138, 136, 123, 122, 139, 132, 137, 131, 138, 136, 130, 129, 139, 7, 8, 7, 8, 35, 36, 35, 36, 63, 64, 63, 64, 91, 92, 91, 92, 10, 10, 11, 11, 12, 12, 13, 13, 38, 38, 39, 39, 40, 40, 41, 41, 66, 66, 67, 67, 68, 68, 69, 69, 94, 94, 95, 95, 96, 96, 97, 97, 5, 4, 6, 3, 4, 3, 6, 5, 6, 4, 3, 5, 0, 0, 0, 1, 1, 1, 2, 2, 2, 3, 3, 3, 4, 4, 4, 5, 5, 5, 6, 6, 6, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 7, 7, 7, 8, 8, 8, 14, 14, 14, 14, 14, 14, 14, 14, 14, 14, 14, 14, 14, 14, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 16, 16, 16, 16, 16, 16, 16, 16, 16, 16, 16, 16, 16, 16, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 18, 18, 18, 18, 18, 18, 18, 18, 18, 18, 19, 19, 19, 19, 19, 19, 19, 19, 19, 19, 20, 20, 20, 20, 20, 20, 20, 20, 20, 20, 35, 35, 35, 36, 36, 36, 42, 42, 42, 42, 42, 42, 42, 42, 42, 42, 42, 42, 42, 42, 43, 43, 43, 43, 43, 43, 43, 43, 43, 43, 43, 43, 43, 43, 44, 44, 44, 44, 44, 44, 44, 44, 44, 44, 44, 44, 44, 44, 45, 45, 45, 45, 45, 45, 45, 45, 45, 45, 46, 46, 46, 46, 46, 46, 46, 46, 46, 46, 47, 47, 47, 47, 47, 47, 47, 47, 47, 47, 48, 48, 48, 48, 48, 48, 48, 48, 48, 48, 63, 63, 63, 64, 64, 64, 70, 70, 70, 70, 70, 70, 70, 70, 70, 70, 70, 70, 70, 70, 71, 71, 71, 71, 71, 71, 71, 71, 71, 71, 71, 71, 71, 71, 72, 72, 72, 72, 72, 72, 72, 72, 72, 72, 72, 72, 72, 72, 73, 73, 73, 73, 73, 73, 73, 73, 73, 73, 74, 74, 74, 74, 74, 74, 74, 74, 74, 74, 75, 75, 75, 75, 75, 75, 75, 75, 75, 75, 76, 76, 76, 76, 76, 76, 76, 76, 76, 76, 91, 91, 91, 92, 92, 92, 98, 98, 98, 98, 98, 98, 98, 98, 98, 98, 98, 98, 98, 98, 99, 99, 99, 99, 99, 99, 99, 99, 99, 99, 99, 99, 99, 99, 100, 100, 100, 100, 100, 100, 100, 100, 100, 100, 100, 100, 100, 100, 101, 101, 101, 101, 101, 101, 101, 101, 101, 101, 102, 102, 102, 102, 102, 102, 102, 102, 102, 102, 103, 103, 103, 103, 103, 103, 103, 103, 103, 103, 104, 104, 104, 104, 104, 104, 104, 104, 104, 104, 133, 134, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 2, 2, 2, 2, 2, 2, 2, 2, 7, 7, 8, 8, 9, 14, 14, 15, 15, 16, 16, 21, 21, 22, 22, 23, 23, 28, 28, 28, 28, 29, 29, 29, 29, 30, 30, 30, 30, 35, 35, 36, 36, 37, 42, 42, 43, 43, 44, 44, 49, 49, 50, 50, 51, 51, 56, 56, 56, 56, 57, 57, 57, 57, 58, 58, 58, 58, 63, 63, 64, 64, 65, 70, 70, 71, 71, 72, 72, 77, 77, 78, 78, 79, 79, 84, 84, 84, 85, 85, 85, 86, 86, 86, 91, 91, 92, 92, 93, 98, 98, 99, 99, 100, 100, 105, 105, 106, 106, 107, 107, 112, 112, 112, 113, 113, 113, 114, 114, 114, 119, 119, 120, 120, 121, 121, 126, 126, 127, 127, 128, 128, 133, 133, 133, 133, 134, 134, 134, 134, 135, 135, 135, 135, 135, 3, 3, 3, 4, 4, 5, 5, 6, 10, 10, 11, 11, 12, 13, 17, 17, 17, 18, 18, 19, 19, 20, 38, 38, 39, 39, 40, 41, 45, 45, 45, 46, 46, 47, 47, 48, 66, 66, 67, 67, 68, 69, 73, 73, 73, 74, 74, 75, 75, 76, 94, 94, 95, 95, 96, 97, 101, 101, 101, 102, 102, 103, 103, 104, 3, 4, 4, 5, 5, 6, 6, 6, 10, 11, 12, 12, 13, 13, 17, 18, 18, 19, 19, 20, 20, 20, 38, 39, 40, 40, 41, 41, 45, 46, 46, 47, 47, 48, 48, 48, 66, 67, 68, 68, 69, 69, 73, 74, 74, 75, 75, 76, 76, 76, 94, 95, 96, 96, 97, 97, 101, 102, 102, 103, 103, 104, 104, 104, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 17, 17, 17, 18, 18, 18, 19, 19, 19, 20, 20, 20, 24, 24, 24, 25, 25, 25, 26, 26, 26, 27, 27, 27, 45, 45, 45, 46, 46, 46, 47, 47, 47, 48, 48, 48, 52, 52, 52, 53, 53, 53, 54, 54, 54, 55, 55, 55, 73, 73, 73, 74, 74, 74, 75, 75, 75, 76, 76, 76, 80, 80, 80, 81, 81, 81, 82, 82, 82, 83, 83, 83, 101, 101, 101, 102, 102, 102, 103, 103, 103, 104, 104, 104, 108, 108, 108, 109, 109, 109, 110, 110, 110, 111, 111, 111, 122, 122, 122, 122, 122, 122, 123, 123, 123, 123, 123, 123, 124, 124, 124, 124, 124, 124, 125, 125, 125, 125, 125, 125, 129, 129, 129, 129, 129, 129, 130, 130, 130, 130, 130, 130, 131, 131, 131, 131, 131, 131, 132, 132, 132, 132, 132, 132, 10, 12, 38, 40, 66, 68, 94, 96, 11, 13, 39, 41, 67, 69, 95, 97, 17, 17, 17, 18, 18, 18, 19, 19, 19, 20, 20, 20, 24, 24, 24, 25, 25, 25, 26, 26, 26, 27, 27, 27, 31, 31, 31, 31, 31, 31, 31, 31, 31, 32, 32, 32, 32, 32, 32, 32, 32, 32, 33, 33, 33, 33, 33, 33, 33, 33, 33, 34, 34, 34, 34, 34, 34, 34, 34, 34, 45, 45, 45, 46, 46, 46, 47, 47, 47, 48, 48, 48, 52, 52, 52, 53, 53, 53, 54, 54, 54, 55, 55, 55, 59, 59, 59, 59, 59, 59, 59, 59, 59, 60, 60, 60, 60, 60, 60, 60, 60, 60, 61, 61, 61, 61, 61, 61, 61, 61, 61, 62, 62, 62, 62, 62, 62, 62, 62, 62, 73, 73, 73, 74, 74, 74, 75, 75, 75, 76, 76, 76, 80, 80, 80, 81, 81, 81, 82, 82, 82, 83, 83, 83, 87, 87, 87, 87, 87, 87, 88, 88, 88, 88, 88, 88, 89, 89, 89, 89, 89, 89, 90, 90, 90, 90, 90, 90, 101, 101, 101, 102, 102, 102, 103, 103, 103, 104, 104, 104, 108, 108, 108, 109, 109, 109, 110, 110, 110, 111, 111, 111, 115, 115, 115, 115, 115, 115, 116, 116, 116, 116, 116, 116, 117, 117, 117, 117, 117, 117, 118, 118, 118, 118, 118, 118, 136, 136, 136, 136, 136, 136, 137, 137, 137, 137, 137, 137, 138, 138, 138, 138, 138, 138, 139, 139, 139, 139, 139, 139 };
static void iltis_jacobian_add_inertia_dv_0(const double *restrict x, double *restrict y, const unsigned short *i, int count)
{
    for (; count; count--, i += 3) {
double a4 = x[i[0] + 3];
double a5 = x[i[0] + 869];
double a6 = x[i[0] + 2];
double a7 = x[i[0] + 868];
double a8 = x[i[0] + 870];
double a9 = x[i[0]];
double a10 = x[i[0] + 871];
double a11 = x[i[0] + 1];
double a12 = x[i[1] + 1];
double a13 = x[i[1]];
double a14 = x[i[1] + 2];
double s11 = ((((a4 * a5) + (a6 * a7)) - (a8 * a9)) - (a10 * a11)) * (4.0 * a12);
double s13 = 4.0 * (a10 * a13);
double s17 = 4.0 * (a7 * a12);
double s21 = 4.0 * (a5 * a14);
double s32 = ((((a5 * a9) - (a7 * a11)) + (a4 * a8)) - (a6 * a10)) * (4.0 * a13);
double s34 = 4.0 * (a7 * a13);
double s38 = 4.0 * (a10 * a12);
double s42 = 4.0 * (a8 * a14);
double s54 = ((((a5 * a6) - (a4 * a7)) - (a8 * a11)) + (a9 * a10)) * (4.0 * a14);
double s56 = 4.0 * (a5 * a12);
double s59 = 4.0 * (a8 * a13);
double s64 = 4.0 * (a7 * a14);
double s69 = 4.0 * (a8 * a12);
double s72 = 4.0 * (a5 * a13);
double s76 = 4.0 * (a10 * a14);
y[i[2]] = ((s11 + (a11 * s13)) + (a6 * s17)) - (a4 * s21);
y[i[2] + 1] = -(((s32 - (a11 * s34)) + (a6 * s38)) - (a4 * s42));
y[i[2] + 2] = -((s54 - ((a6 * s56) - (a11 * s59))) - (a4 * s64));
y[i[2] + 3] = ((a6 * s69) + (a11 * s72)) + (a4 * s76);
y[i[2] + 4] = -(((s54 - (a9 * s13)) + (a6 * s21)) + (a4 * s17));
y[i[2] + 5] = ((a6 * s42) + (a9 * s34)) + (a4 * s38);
y[i[2] + 6] = (s11 - ((a6 * s64) - (a9 * s59))) + (a4 * s56);
y[i[2] + 7] = -(((s32 + (a9 * s72)) + (a6 * s76)) - (a4 * s69));
y[i[2] + 8] = ((a9 * s17) + (a4 * s13)) + (a11 * s21);
y[i[2] + 9] = -((s54 - ((a9 * s38) - (a4 * s34))) - (a11 * s42));
y[i[2] + 10] = -(((s32 + (a4 * s59)) - (a9 * s56)) + (a11 * s64));
y[i[2] + 11] = ((s11 - (a4 * s72)) - (a9 * s69)) + (a11 * s76);
y[i[2] + 12] = -(((s32 - (a6 * s13)) + (a11 * s17)) - (a9 * s21));
y[i[2] + 13] = ((s11 - (a6 * s34)) - (a11 * s38)) + (a9 * s42);
y[i[2] + 14] = ((a11 * s56) + (a6 * s59)) + (a9 * s64);
y[i[2] + 15] = -((s54 + ((a11 * s69) - (a6 * s72))) + (a9 * s76));
    }
}

static void iltis_jacobian_add_inertia_dv_1(const double *restrict x, double *restrict y, const unsigned short *i, int count)
{
    for (; count; count--, i += 3) {
double a4 = x[i[0] + 3];
double a5 = x[i[0] + 869];
double a6 = x[i[0] + 2];
double a7 = x[i[0] + 868];
double a8 = x[i[0] + 870];
double a9 = x[i[0]];
double a10 = x[i[0] + 871];
double a11 = x[i[0] + 1];
double a12 = x[i[1] + 1];
double a13 = x[i[1]];
double s11 = ((((a4 * a5) + (a6 * a7)) - (a8 * a9)) - (a10 * a11)) * (4.0 * a12);
double s13 = 4.0 * (a10 * a13);
double s14 = a11 * s13;
double s17 = 4.0 * (a7 * a12);
double s21 = 4.0 * (a5 * a13);
double s22 = a4 * s21;
double s31 = 4.0 * a13;
double s32 = ((((a5 * a9) - (a7 * a11)) + (a4 * a8)) - (a6 * a10)) * s31;
double s34 = 4.0 * (a7 * a13);
double s35 = a11 * s34;
double s38 = 4.0 * (a10 * a12);
double s42 = 4.0 * (a8 * a13);
double s43 = a4 * s42;
double s53 = s31 * ((((a5 * a6) - (a4 * a7)) - (a8 * a11)) + (a9 * a10));
double s55 = 4.0 * (a5 * a12);
double s57 = a11 * s42;
double s60 = a4 * s34;
double s64 = 4.0 * (a8 * a12);
double s66 = a11 * s21;
double s68 = a4 * s13;
double s75 = a9 * s13;
double s77 = a6 * s21;
double s82 = a6 * s42;
double s83 = a9 * s34;
double s87 = a6 * s34;
double s88 = a9 * s42;
double s93 = a9 * s21;
double s95 = a6 * s13;
y[i[2]] = ((s11 + s14) + (a6 * s17)) - s22;
y[i[2] + 1] = -(((s32 - s35) + (a6 * s38)) - s43);
y[i[2] + 2] = -((s53 - ((a6 * s55) - s57)) - s60);
y[i[2] + 3] = ((a6 * s64) + s66) + s68;
y[i[2] + 4] = -(((s53 - s75) + s77) + (a4 * s17));
y[i[2] + 5] = (s82 + s83) + (a4 * s38);
y[i[2] + 6] = (s11 - (s87 - s88)) + (a4 * s55);
y[i[2] + 7] = -(((s32 + s93) + s95) - (a4 * s64));
y[i[2] + 8] = s66 + (s68 + (a9 * s17));
y[i[2] + 9] = s57 - (s53 + (s60 - (a9 * s38)));
y[i[2] + 10] = s35 + ((s32 + s43) - (a9 * s55));
y[i[2] + 11] = s14 + ((s11 - s22) - (a9 * s64));
y[i[2] + 12] = s93 - ((s32 - s95) + (a11 * s17));
y[i[2] + 13] = s88 + ((s11 - s87) - (a11 * s38));
y[i[2] + 14] = s83 + (s82 + (a11 * s55));
y[i[2] + 15] = s75 + (s53 - (s77 - (a11 * s64)));
    }
}

static void iltis_jacobian_corner_points_dv_2(const double *restrict x, double *restrict y, const unsigned short *i, int count)
{
    for (; count; count--, i += 2) {
double a2 = x[i[0] + 44];
double s3 = 0.5 * ((x[i[0] + 43]) + (x[i[0] + 46]));
y[i[1]] = 0.5 * ((x[i[0] + 42]) + (x[i[0] + 45]));
y[i[1] + 1] = s3;
y[i[1] + 2] = a2 + x[i[0]];
y[i[1] + 3] = 0.5 * (a2 + (x[i[0] + 47]));
y[i[1] + 4] = -s3;
    }
}

static void iltis_jacobian_frame_dv_3(const double *restrict x, double *restrict y, const unsigned short *i, int count)
{
    for (; count; count--, i += 2) {
double a0 = x[i[0]];
double a1 = x[i[0] + 1];
double a2 = x[i[0] + 3];
double a3 = x[i[0] + 2];
double s3 = a0 * a0;
double s10 = 2.0 * a0;
double s11 = a0 * a2;
double s12 = a1 * a3;
double s15 = a0 * a3;
double s16 = a1 * a2;
double s28 = a0 * a1;
double s29 = a2 * a3;
y[i[1]] = 4.0 * a0;
y[i[1] + 1] = 4.0 * a1;
y[i[1] + 2] = (2.0 * ((a1 * a1) + s3)) - 1.0;
y[i[1] + 3] = 2.0 * a2;
y[i[1] + 4] = 2.0 * a3;
y[i[1] + 5] = 2.0 * a1;
y[i[1] + 6] = s10;
y[i[1] + 7] = 2.0 * (s11 + s12);
y[i[1] + 8] = -(2.0 * (s15 - s16));
y[i[1] + 9] = -(2.0 * (s11 - s12));
y[i[1] + 10] = 4.0 * a3;
y[i[1] + 11] = (2.0 * (s3 + (a3 * a3))) - 1.0;
y[i[1] + 12] = 2.0 * (s28 + s29);
y[i[1] + 13] = 2.0 * (s15 + s16);
y[i[1] + 14] = -(2.0 * (s28 - s29));
y[i[1] + 15] = 4.0 * a2;
y[i[1] + 16] = (2.0 * (s3 + (a2 * a2))) - 1.0;
y[i[1] + 17] = -s10;
    }
}

static void iltis_jacobian_twist_dv_4(const double *restrict x, double *restrict y, const unsigned short *i, int count)
{
    for (; count; count--, i += 2) {
double a0 = x[i[0] + 648];
double a1 = x[i[0] + 647];
double a2 = x[i[0] + 650];
double a3 = x[i[0] + 649];
double a4 = x[i[0]];
double a5 = x[i[0] + 1];
double a6 = x[i[0] + 3];
double a7 = x[i[0] + 2];
double s2 = 2.0 * a2;
double s3 = 2.0 * a3;
y[i[1]] = 2.0 * a0;
y[i[1] + 1] = s2;
y[i[1] + 2] = s3;
y[i[1] + 3] = 2.0 * ((((a0 * a7) + (a1 * a6)) - (a3 * a5)) - (a2 * a4));
y[i[1] + 4] = -(2.0 * a1);
y[i[1] + 5] = -s2;
y[i[1] + 6] = -s3;
y[i[1] + 7] = -(-(2.0 * ((((a0 * a4) - (a1 * a5)) - (a3 * a6)) + (a2 * a7))));
y[i[1] + 8] = -(-(2.0 * ((((a0 * a6) - (a1 * a7)) + (a3 * a4)) - (a2 * a5))));
    }
}

static void iltis_jacobian_line_dv_5(const double *restrict x, double *restrict y, const unsigned short *i, int count)
{
    for (; count; count--, i += 9) {
double a0 = x[i[0] + 624];
double a1 = x[i[1]];
double a4 = x[i[2]];
double a5 = x[i[0] + 625];
double a6 = x[i[3] + 2];
double a10 = x[i[5]];
double a12 = x[i[3]];
double a14 = x[i[3] + 3];
double a15 = x[i[1] + 2];
double a33 = x[i[6] + 17];
double a34 = x[i[6] + 4];
double a36 = x[i[6] + 3];
double a37 = x[i[6] + 6];
double a38 = x[i[6] + 5];
double a41 = x[i[6]];
double a45 = x[i[0] + 143];
double a46 = x[i[0] + 140];
double a49 = x[i[0] + 144];
double a51 = x[i[0] + 145];
double a53 = x[i[0] + 146];
double a54 = x[i[0] + 157];
double s0 = a0 - a1;
double s4 = a5 - a6;
double s6 = ((s0 * (x[i[0] + 147])) - ((x[i[0] + 151]) * a4)) + (s4 * (x[i[0] + 154]));
double s10 = a4 - a10;
double s12 = a1 - a12;
double s15 = a14 - a15;
double s17 = ((s10 * (x[i[6] + 11])) + (s12 * (x[i[6] + 7]))) - (s15 * (x[i[6] + 14]));
double s18 = ((s6 - (x[i[0] + 1])) + (x[i[4] + 1])) + s17;
double s24 = ((s0 * (x[i[0] + 142])) - (a4 * (x[i[0] + 149]))) + (s4 * (x[i[0] + 153]));
double s32 = ((s10 * (x[i[6] + 9])) + (s12 * (x[i[6] + 2]))) - (s15 * (x[i[6] + 13]));
double s33 = ((s24 - x[i[0]]) + x[i[4]]) + s32;
double s40 = ((s0 * (x[i[0] + 148])) - (a4 * (x[i[0] + 152]))) + (s4 * (x[i[0] + 156]));
double s48 = ((s10 * (x[i[6] + 12])) + (s12 * (x[i[6] + 8]))) - (s15 * (x[i[6] + 16]));
double s49 = ((s40 - (x[i[0] + 2])) + (x[i[4] + 2])) + s48;
double s51 = ((s18 * s18) + (s33 * s33)) + (s49 * s49);
double s52 = sqrt(s51);
double s53 = 1.0 / s52;
double s54 = 0.5 * s53;
double s55 = 2.0 * s18;
double s58 = (s15 * a33) - (s12 * a34);
double s61 = 2.0 * s33;
double s62 = s10 * a34;
double s65 = s15 * a36;
double s66 = (s62 + (s12 * (x[i[6] + 1]))) - s65;
double s69 = 2.0 * s49;
double s71 = s12 * a36;
double s72 = (s10 * a37) + s71;
int s77 = s51 == 0.0;
double s78 = s77 ? 0.0 : (-(s54 * (((s55 * s58) - (s61 * s66)) - (s69 * s72))));
double s82 = s53 * (s66 - (s53 * (s33 * s78)));
double s84 = s15 * a34;
double s85 = (s12 * a37) - s84;
double s89 = (s15 * a38) - (s10 * a33);
double s93 = s12 * a38;
double s96 = (s62 + s93) - (s15 * (x[i[6] + 15]));
double s100 = 0.5 * (s77 ? 0.0 : s53);
double s101 = (((s55 * s85) - (s61 * s89)) + (s69 * s96)) * s100;
double s105 = s53 * (s89 + (s53 * (s33 * s101)));
double s109 = s65 - (s93 + (s10 * (x[i[6] + 10])));
double s113 = s10 * a38;
double s114 = (s15 * a37) - s113;
double s120 = (s10 * a36) + (s12 * a33);
double s125 = s77 ? 0.0 : (-(s54 * (((s55 * s109) + (s61 * s114)) - (s69 * s120))));
double s129 = s53 * (s114 + (s53 * (s33 * s125)));
double s134 = (s71 + (s10 * a41)) - (s15 * x[i[7]]);
double s139 = s84 - ((s10 * (x[i[7] + 1])) + (s12 * a41));
double s146 = (s113 + (s12 * (x[i[7] + 2]))) - (s15 * a41);
double s149 = s100 * (((s55 * s134) - (s61 * s139)) + (s69 * s146));
double s153 = s53 * (s139 + (s53 * (s33 * s149)));
double s155 = s0 * a45;
double s159 = (s155 - (a4 * a46)) + (s4 * (x[i[0] + 3674]));
double s165 = s4 * a49;
double s166 = ((s0 * a46) - (a4 * (x[i[0] + 3675]))) + s165;
double s171 = a4 * a51;
double s174 = ((s0 * (x[i[0] + 3676])) - s171) + (s4 * a46);
double s178 = s100 * (((s55 * s159) + (s61 * s166)) + (s69 * s174));
double s182 = s53 * (s166 - (s53 * (s33 * s178)));
double s184 = s0 * a51;
double s187 = s4 * a45;
double s188 = (s184 - (a4 * (x[i[0] + 150]))) + s187;
double s192 = s171 - (s4 * a53);
double s197 = (s0 * a54) - (a4 * a45);
double s201 = s100 * (((s55 * s188) - (s61 * s192)) + (s69 * s197));
double s205 = s53 * (s192 + (s53 * (s33 * s201)));
double s207 = s165 + (s0 * a53);
double s212 = (s4 * a51) - (a4 * a54);
double s216 = a4 * a49;
double s219 = (s184 - s216) + (s4 * (x[i[0] + 155]));
double s223 = s100 * (((s55 * s207) + (s61 * s212)) + (s69 * s219));
double s227 = s53 * (s212 - (s53 * (s33 * s223)));
double s231 = (s4 * a54) + (s0 * a49);
double s236 = s187 - (s216 - (s0 * (x[i[0] + 141])));
double s241 = s155 - (a4 * a53);
double s245 = s100 * (((s55 * s231) + (s61 * s236)) + (s69 * s241));
double s249 = s53 * (s236 - (s53 * (s33 * s245)));
double s253 = s77 ? 0.0 : (-(s54 * s55));
double s256 = s53 * (s53 * (s33 * s253));
double s259 = s77 ? 0.0 : (-(s54 * s61));
double s263 = s53 * (1.0 + (s53 * (s33 * s259)));
double s266 = s77 ? 0.0 : (-(s54 * s69));
double s269 = s53 * (s53 * (s33 * s266));
double s270 = s55 * s100;
double s273 = s53 * (s53 * (s33 * s270));
double s274 = s61 * s100;
double s278 = s53 * ((-1.0) + (s53 * (s33 * s274)));
double s279 = s69 * s100;
double s282 = s53 * (s53 * (s33 * s279));
double s286 = s53 * (s58 + (s53 * (s18 * s78)));
double s291 = s53 * (s85 - (s53 * (s18 * s101)));
double s295 = s53 * (s109 + (s53 * (s18 * s125)));
double s300 = s53 * (s134 - (s53 * (s18 * s149)));
double s304 = s53 * (s159 - (s53 * (s18 * s178)));
double s309 = s53 * (s188 - (s53 * (s18 * s201)));
double s314 = s53 * (s207 - (s53 * (s18 * s223)));
double s319 = s53 * (s231 - (s53 * (s18 * s245)));
double s324 = s53 * (1.0 + (s53 * (s18 * s253)));
double s327 = s53 * (s53 * (s18 * s259));
double s330 = s53 * (s53 * (s18 * s266));
double s334 = s53 * ((-1.0) + (s53 * (s18 * s270)));
double s337 = s53 * (s53 * (s18 * s274));
double s340 = s53 * (s53 * (s18 * s279));
double s344 = s53 * (s72 - (s53 * (s49 * s78)));
double s348 = s53 * (s96 - (s53 * (s49 * s101)));
double s352 = s53 * (s120 - (s53 * (s49 * s125)));
double s356 = s53 * (s146 - (s53 * (s49 * s149)));
double s360 = s53 * (s174 - (s53 * (s49 * s178)));
double s365 = s53 * (s197 - (s53 * (s49 * s201)));
double s370 = s53 * (s219 - (s53 * (s49 * s223)));
double s375 = s53 * (s241 - (s53 * (s49 * s245)));
double s379 = s53 * (s53 * (s49 * s253));
double s382 = s53 * (s53 * (s49 * s259));
double s386 = s53 * (1.0 + (s53 * (s49 * s266)));
double s389 = s53 * (s53 * (s49 * s270));
double s392 = s53 * (s53 * (s49 * s274));
double s396 = s53 * ((-1.0) + (s53 * (s49 * s279)));
double s398 = a12 - (a1 + s32);
double s400 = s33 * s53;
double s404 = a10 - (a4 + s17);
double s407 = s18 * s53;
double s411 = a14 - (a15 + s48);
double s414 = s49 * s53;
double s507 = a4 - s6;
double s510 = a0 - (a1 - s24);
double s514 = a5 - (a6 - s40);
y[i[8]] = -s182;
y[i[8] + 1] = s205;
y[i[8] + 2] = -s227;
y[i[8] + 3] = -s249;
y[i[8] + 4] = s256;
y[i[8] + 5] = s263;
y[i[8] + 6] = s269;
y[i[8] + 7] = s273;
y[i[8] + 8] = s278;
y[i[8] + 9] = s282;
y[i[8] + 10] = -s304;
y[i[8] + 11] = -s309;
y[i[8] + 12] = -s314;
y[i[8] + 13] = -s319;
y[i[8] + 14] = s324;
y[i[8] + 15] = s327;
y[i[8] + 16] = s330;
y[i[8] + 17] = s334;
y[i[8] + 18] = s337;
y[i[8] + 19] = s340;
y[i[8] + 20] = -s360;
y[i[8] + 21] = -s365;
y[i[8] + 22] = -s370;
y[i[8] + 23] = -s375;
y[i[8] + 24] = s379;
y[i[8] + 25] = s382;
y[i[8] + 26] = s386;
y[i[8] + 27] = s389;
y[i[8] + 28] = s392;
y[i[8] + 29] = s396;
y[i[8] + 30] = s66;
y[i[8] + 31] = -s89;
y[i[8] + 32] = -s114;
y[i[8] + 33] = -s139;
y[i[8] + 34] = -s58;
y[i[8] + 35] = s85;
y[i[8] + 36] = -s109;
y[i[8] + 37] = s134;
y[i[8] + 38] = s72;
y[i[8] + 39] = s96;
y[i[8] + 40] = s120;
y[i[8] + 41] = s146;
y[i[8] + 42] = -s166;
y[i[8] + 43] = s192;
y[i[8] + 44] = -s212;
y[i[8] + 45] = -s236;
y[i[8] + 46] = -s159;
y[i[8] + 47] = -s188;
y[i[8] + 48] = -s207;
y[i[8] + 49] = -s231;
y[i[8] + 50] = -s174;
y[i[8] + 51] = -s197;
y[i[8] + 52] = -s219;
y[i[8] + 53] = -s241;
y[i[8] + 54] = s78;
y[i[8] + 55] = s101;
y[i[8] + 56] = s125;
y[i[8] + 57] = s149;
y[i[8] + 58] = s178;
y[i[8] + 59] = s201;
y[i[8] + 60] = s223;
y[i[8] + 61] = s245;
y[i[8] + 62] = s253;
y[i[8] + 63] = s259;
y[i[8] + 64] = s266;
y[i[8] + 65] = s270;
y[i[8] + 66] = s274;
y[i[8] + 67] = s279;
y[i[8] + 68] = (((((s82 * s398) - (s66 * s400)) - (s286 * s404)) + (s58 * s407)) + (s344 * s411)) - (s72 * s414);
y[i[8] + 69] = -((((((s105 * s398) - (s89 * s400)) - (s291 * s404)) + (s85 * s407)) - (s348 * s411)) + (s96 * s414));
y[i[8] + 70] = -((((((s129 * s398) - (s114 * s400)) + (s295 * s404)) - (s109 * s407)) - (s352 * s411)) + (s120 * s414));
y[i[8] + 71] = -((((((s153 * s398) - (s139 * s400)) - (s300 * s404)) + (s134 * s407)) - (s356 * s411)) + (s146 * s414));
y[i[8] + 72] = ((s286 * s507) + (s82 * s510)) + (s344 * s514);
y[i[8] + 73] = -(((s291 * s507) + (s105 * s510)) - (s348 * s514));
y[i[8] + 74] = ((s295 * s507) - (s129 * s510)) + (s352 * s514);
y[i[8] + 75] = -(((s300 * s507) + (s153 * s510)) - (s356 * s514));
y[i[8] + 76] = s32;
y[i[8] + 77] = -s24;
y[i[8] + 78] = s17;
y[i[8] + 79] = -s6;
y[i[8] + 80] = s48;
y[i[8] + 81] = -s40;
y[i[8] + 82] = s52;
y[i[8] + 83] = ((s404 * s407) + (s398 * s400)) + (s411 * s414);
y[i[8] + 84] = -(((s407 * s507) - (s400 * s510)) - (s414 * s514));
y[i[8] + 85] = -s82;
y[i[8] + 86] = -(-s105);
y[i[8] + 87] = -(-((((((s227 * s510) + (s212 * s400)) - (s314 * s507)) + (s207 * s407)) + (s370 * s514)) + (s219 * s414)));
y[i[8] + 88] = -(-((((((s249 * s510) + (s236 * s400)) - (s319 * s507)) + (s231 * s407)) + (s375 * s514)) + (s241 * s414)));
y[i[8] + 89] = -(-(((s324 * s507) - (s256 * s510)) - (s379 * s514)));
y[i[8] + 90] = -(((s263 * s510) - (s327 * s507)) + (s382 * s514));
y[i[8] + 91] = -((s386 * s514) - ((s330 * s507) - (s269 * s510)));
y[i[8] + 92] = -(-(((s334 * s507) - (s273 * s510)) - (s389 * s514)));
y[i[8] + 93] = -(((s278 * s510) - (s337 * s507)) + (s392 * s514));
y[i[8] + 94] = -((s396 * s514) - ((s340 * s507) - (s282 * s510)));
y[i[8] + 95] = -s400;
y[i[8] + 96] = -s407;
y[i[8] + 97] = -s414;
y[i[8] + 98] = -(-s286);
y[i[8] + 99] = -s291;
y[i[8] + 100] = -(-s295);
y[i[8] + 101] = -s300;
y[i[8] + 102] = -(-s129);
y[i[8] + 103] = -s344;
y[i[8] + 104] = -s348;
y[i[8] + 105] = -(-s153);
y[i[8] + 106] = -s352;
y[i[8] + 107] = -s356;
y[i[8] + 108] = -(-(((s304 * s404) + (s182 * s398)) + (s360 * s411)));
y[i[8] + 109] = -(-(((s309 * s404) - (s205 * s398)) + (s365 * s411)));
y[i[8] + 110] = -(-(((s314 * s404) + (s227 * s398)) + (s370 * s411)));
y[i[8] + 111] = -(-(((s319 * s404) + (s249 * s398)) + (s375 * s411)));
y[i[8] + 112] = -(((s324 * s404) + (s256 * s398)) + (s379 * s411));
y[i[8] + 113] = -(((s263 * s398) + (s327 * s404)) + (s382 * s411));
y[i[8] + 114] = -((s386 * s411) + ((s330 * s404) + (s269 * s398)));
y[i[8] + 115] = -(((s334 * s404) + (s273 * s398)) + (s389 * s411));
y[i[8] + 116] = -(((s278 * s398) + (s337 * s404)) + (s392 * s411));
y[i[8] + 117] = -((s396 * s411) + ((s340 * s404) + (s282 * s398)));
y[i[8] + 118] = -(-((((((s182 * s510) + (s166 * s400)) - (s304 * s507)) + (s159 * s407)) + (s360 * s514)) + (s174 * s414)));
y[i[8] + 119] = -((((((s205 * s510) + (s192 * s400)) + (s309 * s507)) - (s188 * s407)) - (s365 * s514)) - (s197 * s414));
    }
}

static void iltis_jacobian_line_dv_6(const double *restrict x, double *restrict y, const unsigned short *i, int count)
{
    for (; count; count--, i += 8) {
double a0 = x[i[0] + 624];
double a1 = x[i[1] + 46];
double a4 = x[i[2]];
double a5 = x[i[0] + 625];
double a6 = x[i[1] + 48];
double a10 = x[i[4]];
double a11 = x[i[5]];
double a13 = x[i[1] + 25];
double a14 = x[i[1] + 43];
double a16 = x[i[1] + 27];
double a17 = x[i[1] + 45];
double a35 = x[i[6] + 6];
double a36 = x[i[6] + 4];
double a37 = x[i[6] + 5];
double a38 = x[i[6] + 17];
double a41 = x[i[6] + 3];
double a43 = x[i[6]];
double a47 = x[i[0] + 143];
double a48 = x[i[0] + 140];
double a51 = x[i[0] + 144];
double a53 = x[i[0] + 145];
double a55 = x[i[0] + 146];
double a56 = x[i[0] + 157];
double s0 = a0 - a1;
double s4 = a5 - a6;
double s6 = ((s0 * (x[i[0] + 147])) - ((x[i[0] + 151]) * a4)) + (s4 * (x[i[0] + 154]));
double s10 = a10 - a11;
double s12 = a13 - a14;
double s15 = a16 - a17;
double s17 = ((s10 * (x[i[6] + 11])) + (s12 * (x[i[6] + 7]))) + (s15 * (x[i[6] + 14]));
double s19 = ((s6 - (x[i[0] + 1])) + (x[i[3] + 1])) - s17;
double s25 = ((s0 * (x[i[0] + 142])) - (a4 * (x[i[0] + 149]))) + (s4 * (x[i[0] + 153]));
double s33 = ((s10 * (x[i[6] + 9])) + (s12 * (x[i[6] + 2]))) + (s15 * (x[i[6] + 13]));
double s35 = ((s25 - x[i[0]]) + x[i[3]]) - s33;
double s42 = ((s0 * (x[i[0] + 148])) - (a4 * (x[i[0] + 152]))) + (s4 * (x[i[0] + 156]));
double s50 = ((s10 * (x[i[6] + 12])) + (s12 * (x[i[6] + 8]))) + (s15 * (x[i[6] + 16]));
double s52 = ((s42 - (x[i[0] + 2])) + (x[i[3] + 2])) - s50;
double s54 = ((s19 * s19) + (s35 * s35)) + (s52 * s52);
double s55 = sqrt(s54);
double s56 = 1.0 / s55;
double s57 = 0.5 * s56;
double s58 = 2.0 * s19;
double s60 = s15 * a36;
double s61 = (s12 * a35) + s60;
double s64 = 2.0 * s35;
double s67 = (s15 * a37) + (s10 * a38);
double s71 = 2.0 * s52;
double s72 = s12 * a37;
double s73 = s10 * a36;
double s76 = (s72 + s73) + (s15 * (x[i[6] + 15]));
int s82 = s54 == 0.0;
double s83 = s82 ? 0.0 : (-(s57 * (((s58 * s61) + (s64 * s67)) + (s71 * s76))));
double s87 = s56 * (s67 + (s56 * (s35 * s83)));
double s91 = (s15 * a38) + (s12 * a36);
double s96 = s15 * a41;
double s97 = (s73 + (s12 * (x[i[6] + 1]))) + s96;
double s102 = s12 * a41;
double s103 = (s10 * a35) + s102;
double s109 = s82 ? 0.0 : (-(s57 * (((s58 * s91) + (s64 * s97)) + (s71 * s103))));
double s113 = s56 * (s97 + (s56 * (s35 * s109)));
double s117 = s96 + (s72 + (s10 * (x[i[6] + 10])));
double s121 = s10 * a37;
double s122 = (s15 * a35) + s121;
double s128 = (s10 * a41) + (s12 * a38);
double s134 = s82 ? 0.0 : (-(s57 * (((s58 * s117) + (s64 * s122)) + (s71 * s128))));
double s138 = s56 * (s122 + (s56 * (s35 * s134)));
double s143 = (s102 + (s10 * a43)) + (s15 * x[i[7]]);
double s149 = s60 + ((s10 * (x[i[7] + 1])) + (s12 * a43));
double s156 = (s121 + (s12 * (x[i[7] + 2]))) + (s15 * a43);
double s162 = s82 ? 0.0 : (-(s57 * (((s58 * s143) + (s64 * s149)) + (s71 * s156))));
double s166 = s56 * (s149 + (s56 * (s35 * s162)));
double s168 = s0 * a47;
double s172 = (s168 - (a4 * a48)) + (s4 * (x[i[0] + 3674]));
double s178 = s4 * a51;
double s179 = ((s0 * a48) - (a4 * (x[i[0] + 3675]))) + s178;
double s184 = a4 * a53;
double s187 = ((s0 * (x[i[0] + 3676])) - s184) + (s4 * a48);
double s192 = 0.5 * (s82 ? 0.0 : s56);
double s193 = (((s58 * s172) + (s64 * s179)) + (s71 * s187)) * s192;
double s197 = s56 * (s179 - (s56 * (s35 * s193)));
double s199 = s0 * a53;
double s202 = s4 * a47;
double s203 = (s199 - (a4 * (x[i[0] + 150]))) + s202;
double s207 = s184 - (s4 * a55);
double s212 = (s0 * a56) - (a4 * a47);
double s216 = s192 * (((s58 * s203) - (s64 * s207)) + (s71 * s212));
double s220 = s56 * (s207 + (s56 * (s35 * s216)));
double s222 = s178 + (s0 * a55);
double s227 = (s4 * a53) - (a4 * a56);
double s231 = a4 * a51;
double s234 = (s199 - s231) + (s4 * (x[i[0] + 155]));
double s238 = s192 * (((s58 * s222) + (s64 * s227)) + (s71 * s234));
double s242 = s56 * (s227 - (s56 * (s35 * s238)));
double s246 = (s4 * a56) + (s0 * a51);
double s251 = s202 - (s231 - (s0 * (x[i[0] + 141])));
double s256 = s168 - (a4 * a55);
double s260 = s192 * (((s58 * s246) + (s64 * s251)) + (s71 * s256));
double s264 = s56 * (s251 - (s56 * (s35 * s260)));
double s268 = s82 ? 0.0 : (-(s57 * s58));
double s271 = s56 * (s56 * (s35 * s268));
double s274 = s82 ? 0.0 : (-(s57 * s64));
double s278 = s56 * (1.0 + (s56 * (s35 * s274)));
double s281 = s82 ? 0.0 : (-(s57 * s71));
double s284 = s56 * (s56 * (s35 * s281));
double s285 = s58 * s192;
double s288 = s56 * (s56 * (s35 * s285));
double s289 = s64 * s192;
double s293 = s56 * ((-1.0) + (s56 * (s35 * s289)));
double s294 = s71 * s192;
double s297 = s56 * (s56 * (s35 * s294));
double s301 = s56 * (s61 + (s56 * (s19 * s83)));
double s306 = s56 * (s91 + (s56 * (s19 * s109)));
double s311 = s56 * (s117 + (s56 * (s19 * s134)));
double s316 = s56 * (s143 + (s56 * (s19 * s162)));
double s321 = s56 * (s172 - (s56 * (s19 * s193)));
double s326 = s56 * (s203 - (s56 * (s19 * s216)));
double s331 = s56 * (s222 - (s56 * (s19 * s238)));
double s336 = s56 * (s246 - (s56 * (s19 * s260)));
double s341 = s56 * (1.0 + (s56 * (s19 * s268)));
double s344 = s56 * (s56 * (s19 * s274));
double s347 = s56 * (s56 * (s19 * s281));
double s351 = s56 * ((-1.0) + (s56 * (s19 * s285)));
double s354 = s56 * (s56 * (s19 * s289));
double s357 = s56 * (s56 * (s19 * s294));
double s361 = s56 * (s76 + (s56 * (s52 * s83)));
double s366 = s56 * (s103 + (s56 * (s52 * s109)));
double s371 = s56 * (s128 + (s56 * (s52 * s134)));
double s376 = s56 * (s156 + (s56 * (s52 * s162)));
double s381 = s56 * (s187 - (s56 * (s52 * s193)));
double s386 = s56 * (s212 - (s56 * (s52 * s216)));
double s391 = s56 * (s234 - (s56 * (s52 * s238)));
double s396 = s56 * (s256 - (s56 * (s52 * s260)));
double s400 = s56 * (s56 * (s52 * s268));
double s403 = s56 * (s56 * (s52 * s274));
double s407 = s56 * (1.0 + (s56 * (s52 * s281)));
double s410 = s56 * (s56 * (s52 * s285));
double s413 = s56 * (s56 * (s52 * s289));
double s417 = s56 * ((-1.0) + (s56 * (s52 * s294)));
double s419 = a13 - (a14 - s33);
double s421 = s35 * s56;
double s425 = a10 - (a11 - s17);
double s428 = s19 * s56;
double s432 = a16 - (a17 - s50);
double s435 = s52 * s56;
double s529 = a4 - s6;
double s532 = a0 - (a1 - s25);
double s536 = a5 - (a6 - s42);
y[i[7] + 3] = -s197;
y[i[7] + 4] = s220;
y[i[7] + 5] = -s242;
y[i[7] + 6] = -s264;
y[i[7] + 7] = s271;
y[i[7] + 8] = s278;
y[i[7] + 9] = s284;
y[i[7] + 10] = s288;
y[i[7] + 11] = s293;
y[i[7] + 12] = s297;
y[i[7] + 13] = -s321;
y[i[7] + 14] = -s326;
y[i[7] + 15] = -s331;
y[i[7] + 16] = -s336;
y[i[7] + 17] = s341;
y[i[7] + 18] = s344;
y[i[7] + 19] = s347;
y[i[7] + 20] = s351;
y[i[7] + 21] = s354;
y[i[7] + 22] = s357;
y[i[7] + 23] = -s381;
y[i[7] + 24] = -s386;
y[i[7] + 25] = -s391;
y[i[7] + 26] = -s396;
y[i[7] + 27] = s400;
y[i[7] + 28] = s403;
y[i[7] + 29] = s407;
y[i[7] + 30] = s410;
y[i[7] + 31] = s413;
y[i[7] + 32] = s417;
y[i[7] + 33] = -s67;
y[i[7] + 34] = -s97;
y[i[7] + 35] = -s122;
y[i[7] + 36] = -s149;
y[i[7] + 37] = -s61;
y[i[7] + 38] = -s91;
y[i[7] + 39] = -s117;
y[i[7] + 40] = -s143;
y[i[7] + 41] = -s76;
y[i[7] + 42] = -s103;
y[i[7] + 43] = -s128;
y[i[7] + 44] = -s156;
y[i[7] + 45] = -s179;
y[i[7] + 46] = s207;
y[i[7] + 47] = -s227;
y[i[7] + 48] = -s251;
y[i[7] + 49] = -s172;
y[i[7] + 50] = -s203;
y[i[7] + 51] = -s222;
y[i[7] + 52] = -s246;
y[i[7] + 53] = -s187;
y[i[7] + 54] = -s212;
y[i[7] + 55] = -s234;
y[i[7] + 56] = -s256;
y[i[7] + 57] = s83;
y[i[7] + 58] = s109;
y[i[7] + 59] = s134;
y[i[7] + 60] = s162;
y[i[7] + 61] = s193;
y[i[7] + 62] = s216;
y[i[7] + 63] = s238;
y[i[7] + 64] = s260;
y[i[7] + 65] = s268;
y[i[7] + 66] = s274;
y[i[7] + 67] = s281;
y[i[7] + 68] = s285;
y[i[7] + 69] = s289;
y[i[7] + 70] = s294;
y[i[7] + 71] = -((((((s87 * s419) - (s67 * s421)) + (s301 * s425)) - (s61 * s428)) + (s361 * s432)) - (s76 * s435));
y[i[7] + 72] = -((((((s113 * s419) - (s97 * s421)) + (s306 * s425)) - (s91 * s428)) + (s366 * s432)) - (s103 * s435));
y[i[7] + 73] = -((((((s138 * s419) - (s122 * s421)) + (s311 * s425)) - (s117 * s428)) + (s371 * s432)) - (s128 * s435));
y[i[7] + 74] = -((((((s166 * s419) - (s149 * s421)) + (s316 * s425)) - (s143 * s428)) + (s376 * s432)) - (s156 * s435));
y[i[7] + 75] = ((s301 * s529) - (s87 * s532)) - (s361 * s536);
y[i[7] + 76] = ((s306 * s529) - (s113 * s532)) - (s366 * s536);
y[i[7] + 77] = ((s311 * s529) - (s138 * s532)) - (s371 * s536);
y[i[7] + 78] = ((s316 * s529) - (s166 * s532)) - (s376 * s536);
y[i[7] + 79] = -s33;
y[i[7] + 80] = -s25;
y[i[7] + 81] = -s17;
y[i[7] + 82] = -s6;
y[i[7] + 83] = -s50;
y[i[7] + 84] = -s42;
y[i[7] + 85] = s55;
y[i[7] + 86] = ((s425 * s428) + (s419 * s421)) + (s432 * s435);
y[i[7] + 87] = -(((s428 * s529) - (s421 * s532)) - (s435 * s536));
y[i[7] + 88] = x[i[1]] + ((x[i[1] + 1]) * s55);
y[i[7] + 89] = -(-s87);
y[i[7] + 90] = -(-s113);
y[i[7] + 91] = -(-((((((s242 * s532) + (s227 * s421)) - (s331 * s529)) + (s222 * s428)) + (s391 * s536)) + (s234 * s435)));
y[i[7] + 92] = -(-((((((s264 * s532) + (s251 * s421)) - (s336 * s529)) + (s246 * s428)) + (s396 * s536)) + (s256 * s435)));
y[i[7] + 93] = -(-(((s341 * s529) - (s271 * s532)) - (s400 * s536)));
y[i[7] + 94] = -(((s278 * s532) - (s344 * s529)) + (s403 * s536));
y[i[7] + 95] = -((s407 * s536) - ((s347 * s529) - (s284 * s532)));
y[i[7] + 96] = -(-(((s351 * s529) - (s288 * s532)) - (s410 * s536)));
y[i[7] + 97] = -(((s293 * s532) - (s354 * s529)) + (s413 * s536));
y[i[7] + 98] = -((s417 * s536) - ((s357 * s529) - (s297 * s532)));
y[i[7] + 99] = -s421;
y[i[7] + 100] = -s428;
y[i[7] + 101] = -s435;
y[i[7] + 102] = -(-s301);
y[i[7] + 103] = -(-s306);
y[i[7] + 104] = -(-s311);
y[i[7] + 105] = -(-s316);
y[i[7] + 106] = -(-s138);
y[i[7] + 107] = -(-s361);
y[i[7] + 108] = -(-s366);
y[i[7] + 109] = -(-s166);
y[i[7] + 110] = -(-s371);
y[i[7] + 111] = -(-s376);
y[i[7] + 112] = -(-(((s321 * s425) + (s197 * s419)) + (s381 * s432)));
y[i[7] + 113] = -(-(((s326 * s425) - (s220 * s419)) + (s386 * s432)));
y[i[7] + 114] = -(-(((s331 * s425) + (s242 * s419)) + (s391 * s432)));
y[i[7] + 115] = -(-(((s336 * s425) + (s264 * s419)) + (s396 * s432)));
y[i[7] + 116] = -(((s341 * s425) + (s271 * s419)) + (s400 * s432));
y[i[7] + 117] = -(((s278 * s419) + (s344 * s425)) + (s403 * s432));
y[i[7] + 118] = -((s407 * s432) + ((s347 * s425) + (s284 * s419)));
y[i[7] + 119] = -(((s351 * s425) + (s288 * s419)) + (s410 * s432));
y[i[7] + 120] = -(((s293 * s419) + (s354 * s425)) + (s413 * s432));
y[i[7] + 121] = -((s417 * s432) + ((s357 * s425) + (s297 * s419)));
y[i[7] + 122] = -(-((((((s197 * s532) + (s179 * s421)) - (s321 * s529)) + (s172 * s428)) + (s381 * s536)) + (s187 * s435)));
y[i[7] + 123] = -((((((s220 * s532) + (s207 * s421)) + (s326 * s529)) - (s203 * s428)) - (s386 * s536)) - (s212 * s435));
    }
}

static void iltis_jacobian_line_rate_dv_7(const double *restrict x, double *restrict y, const unsigned short *i, int count)
{
    for (; count; count--, i += 6) {
double a0 = x[i[0] + 147];
double a1 = x[i[1] + 81];
double a2 = x[i[1] + 77];
double a3 = x[i[0] + 7402];
double a4 = x[i[1] + 97];
double a5 = x[i[1] + 79];
double a6 = x[i[0] + 148];
double a7 = x[i[1] + 96];
double a8 = x[i[1] + 98];
double a9 = x[i[0] + 1];
double a10 = x[i[0]];
double a11 = x[i[0] + 2];
double a12 = x[i[2] + 7];
double a13 = x[i[1] + 80];
double a14 = x[i[1] + 76];
double a15 = x[i[3]];
double a16 = x[i[1] + 78];
double a17 = x[i[2] + 8];
double a18 = x[i[4] + 1];
double a19 = x[i[4]];
double a20 = x[i[4] + 2];
double a21 = x[i[1] + 50];
double a22 = x[i[0] + 142];
double a23 = x[i[0] + 141];
double a24 = x[i[1] + 46];
double a25 = x[i[1]];
double a26 = x[i[1] + 10];
double a27 = x[i[1] + 42];
double a28 = x[i[0] + 140];
double a29 = x[i[1] + 20];
double a30 = x[i[1] + 53];
double a31 = x[i[0] + 145];
double a32 = x[i[1] + 49];
double a33 = x[i[1] + 3];
double a34 = x[i[1] + 13];
double a35 = x[i[1] + 45];
double a36 = x[i[0] + 144];
double a37 = x[i[1] + 23];
double a38 = x[i[1] + 51];
double a39 = x[i[0] + 7404];
double a40 = x[i[1] + 47];
double a41 = x[i[1] + 1];
double a42 = x[i[1] + 11];
double a43 = x[i[1] + 43];
double a44 = x[i[1] + 21];
double a45 = x[i[1] + 52];
double a46 = x[i[1] + 48];
double a47 = x[i[1] + 2];
double a48 = x[i[1] + 12];
double a49 = x[i[1] + 44];
double a50 = x[i[0] + 146];
double a51 = x[i[1] + 22];
double a52 = x[i[1] + 41];
double a53 = x[i[2] + 2];
double a54 = x[i[2] + 1];
double a55 = x[i[1] + 37];
double a56 = x[i[1] + 106];
double a57 = x[i[1] + 102];
double a58 = x[i[1] + 33];
double a59 = x[i[2]];
double a60 = x[i[1] + 108];
double a61 = x[i[1] + 39];
double a62 = x[i[2] + 5];
double a63 = x[i[1] + 35];
double a64 = x[i[1] + 87];
double a65 = x[i[1] + 100];
double a66 = x[i[1] + 31];
double a67 = x[i[2] + 4];
double a68 = x[i[1] + 105];
double a69 = x[i[1] + 40];
double a70 = x[i[5]];
double a71 = x[i[1] + 36];
double a72 = x[i[1] + 103];
double a73 = x[i[1] + 101];
double a74 = x[i[1] + 32];
double a75 = x[i[1] + 107];
double a76 = x[i[1] + 38];
double a77 = x[i[1] + 34];
double a78 = x[i[1] + 86];
double a79 = x[i[1] + 99];
double a80 = x[i[1] + 30];
double a81 = x[i[2] + 6];
double a82 = x[i[1] + 104];
double a83 = x[i[1] + 15];
double a84 = x[i[1] + 5];
double a85 = x[i[1] + 25];
double a86 = x[i[1] + 14];
double a87 = x[i[1] + 4];
double a88 = x[i[1] + 24];
double a89 = x[i[1] + 16];
double a90 = x[i[1] + 6];
double a91 = x[i[1] + 26];
double a92 = x[i[1] + 18];
double a93 = x[i[1] + 8];
double a94 = x[i[1] + 28];
double a95 = x[i[1] + 17];
double a96 = x[i[1] + 7];
double a97 = x[i[1] + 27];
double a98 = x[i[1] + 19];
double a99 = x[i[1] + 9];
double a100 = x[i[1] + 29];
double s2 = (a0 * a1) - (a2 * a3);
double s6 = (a3 * a5) - (a1 * a6);
double s11 = (a2 * a6) - (a0 * a5);
double s22 = (a12 * a13) - (a14 * a15);
double s26 = (a15 * a16) - (a13 * a17);
double s31 = (a14 * a17) - (a12 * a16);
double s44 = a5 * a23;
double s56 = a1 * a28;
double s67 = a2 * a22;
double s90 = (((((((a7 * ((((a6 * a21) + (a1 * a22)) - s44) - (a3 * a24))) - (s6 * a25)) - (s2 * a26)) + (a4 * ((((a3 * a27) + (a2 * a23)) - s56) - (a0 * a21)))) - (s11 * a29)) + (a8 * ((((a0 * a24) + (a5 * a28)) - s67) - (a6 * a27)))) + (((a9 * a26) + (a10 * a25)) + (a11 * a29))) + ((((s22 * a26) + (s26 * a25)) + (s31 * a29)) - (((a18 * a26) + (a19 * a25)) + (a20 * a29)));
double s106 = a1 * a36;
double s115 = a5 * a36;
double s140 = (((((((a7 * ((((a6 * a30) + (a1 * a31)) - (a5 * a22)) - (a3 * a32))) - (s6 * a33)) - (s2 * a34)) + (a4 * (((s67 + (a3 * a35)) - s106) - (a0 * a30)))) - (s11 * a37)) + (a8 * ((((a0 * a32) + s115) - (a2 * a31)) - (a6 * a35)))) + (((a9 * a34) + (a10 * a33)) + (a11 * a37))) + ((((s22 * a34) + (s26 * a33)) + (s31 * a37)) - (((a18 * a34) + (a19 * a33)) + (a20 * a37)));
double s166 = a2 * a36;
double s189 = (((((((a7 * (((s106 + (a6 * a38)) - (a5 * a39)) - (a3 * a40))) - (s6 * a41)) - (s2 * a42)) + (a4 * ((((a3 * a43) + (a2 * a39)) - (a1 * a23)) - (a0 * a38)))) - (s11 * a44)) + (a8 * (((s44 + (a0 * a40)) - s166) - (a6 * a43)))) + (((a9 * a42) + (a10 * a41)) + (a11 * a44))) + ((((s22 * a42) + (s26 * a41)) + (s31 * a44)) - (((a18 * a42) + (a19 * a41)) + (a20 * a44)));
double s237 = (((((((a7 * ((s115 - (s56 + (a6 * a45))) + (a3 * a46))) + (s6 * a47)) + (s2 * a48)) - (a4 * (((s166 + (a3 * a49)) - (a1 * a50)) - (a0 * a45)))) + (s11 * a51)) - (a8 * ((((a0 * a46) + (a5 * a50)) - (a2 * a28)) - (a6 * a49)))) - (((a9 * a48) + (a10 * a47)) + (a11 * a51))) - ((((s22 * a48) + (s26 * a47)) + (s31 * a51)) - (((a18 * a48) + (a19 * a47)) + (a20 * a51)));
double s241 = a16 * a54;
double s253 = a13 * a59;
double s264 = a14 * a53;
double s287 = (((((((a7 * ((((a17 * a52) + (a13 * a53)) - s241) - (a15 * a55))) - (s26 * a56)) - (s22 * a57)) + (a4 * ((((a15 * a58) + (a14 * a54)) - s253) - (a12 * a52)))) - (s31 * a60)) + (a8 * ((((a12 * a55) + (a16 * a59)) - s264) - (a17 * a58)))) + (((a18 * a57) + (a19 * a56)) + (a20 * a60))) + ((((s2 * a57) + (s6 * a56)) + (s11 * a60)) - (((a9 * a57) + (a10 * a56)) + (a11 * a60)));
double s302 = a13 * a67;
double s311 = a16 * a67;
double s336 = (((((((a7 * ((((a17 * a61) + (a13 * a62)) - (a16 * a53)) - (a15 * a63))) - (s26 * a64)) - (s22 * a65)) + (a4 * (((s264 + (a15 * a66)) - s302) - (a12 * a61)))) - (s31 * a68)) + (a8 * ((((a12 * a63) + s311) - (a14 * a62)) - (a17 * a66)))) + (((a18 * a65) + (a19 * a64)) + (a20 * a68))) + ((((s2 * a65) + (s6 * a64)) + (s11 * a68)) - (((a9 * a65) + (a10 * a64)) + (a11 * a68)));
double s361 = a14 * a67;
double s384 = (((((((a7 * (((s302 + (a17 * a69)) - (a16 * a70)) - (a15 * a71))) - (s26 * a72)) - (s22 * a73)) + (a4 * ((((a15 * a74) + (a14 * a70)) - (a13 * a54)) - (a12 * a69)))) - (s31 * a75)) + (a8 * (((s241 + (a12 * a71)) - s361) - (a17 * a74)))) + (((a18 * a73) + (a19 * a72)) + (a20 * a75))) + ((((s2 * a73) + (s6 * a72)) + (s11 * a75)) - (((a9 * a73) + (a10 * a72)) + (a11 * a75)));
double s431 = (((((((a7 * ((s311 - (s253 + (a17 * a76))) + (a15 * a77))) + (s26 * a78)) + (s22 * a79)) - (a4 * (((s361 + (a15 * a80)) - (a13 * a81)) - (a12 * a76)))) + (s31 * a82)) - (a8 * ((((a12 * a77) + (a16 * a81)) - (a14 * a59)) - (a17 * a80)))) - (((a18 * a79) + (a19 * a78)) + (a20 * a82))) - ((((s2 * a79) + (s6 * a78)) + (s11 * a82)) - (((a9 * a79) + (a10 * a78)) + (a11 * a82)));
y[i[5] + 1] = -(((((s2 * a4) + (s6 * a7)) + (s11 * a8)) - (((a4 * a9) + (a7 * a10)) + (a8 * a11))) - ((((a4 * s22) + (a7 * s26)) + (a8 * s31)) - (((a4 * a18) + (a7 * a19)) + (a8 * a20))));
y[i[5] + 2] = -(-s90);
y[i[5] + 3] = -(((((s2 * a86) + (s6 * a87)) + (s11 * a88)) - (((a9 * a86) + (a10 * a87)) + (a11 * a88))) - ((((s22 * a86) + (s26 * a87)) + (s31 * a88)) - (((a18 * a86) + (a19 * a87)) + (a20 * a88))));
y[i[5] + 4] = -(((((s2 * a89) + (s6 * a90)) + (s11 * a91)) - (((a9 * a89) + (a10 * a90)) + (a11 * a91))) - ((((s22 * a89) + (s26 * a90)) + (s31 * a91)) - (((a18 * a89) + (a19 * a90)) + (a20 * a91))));
y[i[5] + 5] = -(((((s2 * a92) + (s6 * a93)) + (s11 * a94)) - (((a9 * a92) + (a10 * a93)) + (a11 * a94))) - ((((s22 * a92) + (s26 * a93)) + (s31 * a94)) - (((a18 * a92) + (a19 * a93)) + (a20 * a94))));
y[i[5] + 6] = -(((((s2 * a95) + (s6 * a96)) + (s11 * a97)) - (((a9 * a95) + (a10 * a96)) + (a11 * a97))) - ((((s22 * a95) + (s26 * a96)) + (s31 * a97)) - (((a18 * a95) + (a19 * a96)) + (a20 * a97))));
y[i[5] + 7] = -(((((s2 * a98) + (s6 * a99)) + (s11 * a100)) - (((a9 * a98) + (a10 * a99)) + (a11 * a100))) - ((((s22 * a98) + (s26 * a99)) + (s31 * a100)) - (((a18 * a98) + (a19 * a99)) + (a20 * a100))));
y[i[5] + 8] = -(-s140);
y[i[5] + 9] = -(-s189);
y[i[5] + 10] = -s237;
y[i[5] + 11] = -s287;
y[i[5] + 12] = -s336;
y[i[5] + 13] = -s384;
y[i[5] + 14] = -(-s431);
y[i[5] + 15] = -(((((s2 * a83) + (s6 * a84)) + (s11 * a85)) - (((a9 * a83) + (a10 * a84)) + (a11 * a85))) - ((((s22 * a83) + (s26 * a84)) + (s31 * a85)) - (((a18 * a83) + (a19 * a84)) + (a20 * a85))));
    }
}

static void iltis_jacobian_spring_dv_8(const double *restrict x, double *restrict y, const unsigned short *i, int count)
{
    for (; count; count--, i += 3) {
double a2 = x[i[1]];
y[i[2]] = -(((x[i[0] + 28]) - (x[i[1] + 1])) * a2);
y[i[2] + 1] = a2 * (x[i[0] + 9]);
y[i[2] + 2] = a2 * (x[i[0] + 8]);
y[i[2] + 3] = a2 * (x[i[0] + 10]);
y[i[2] + 4] = a2 * (x[i[0] + 4]);
y[i[2] + 5] = a2 * (x[i[0] + 7]);
y[i[2] + 6] = a2 * (x[i[0] + 5]);
y[i[2] + 7] = a2 * (x[i[0] + 6]);
y[i[2] + 8] = a2 * (x[i[0] + 12]);
y[i[2] + 9] = a2 * (x[i[0] + 11]);
y[i[2] + 10] = a2 * (x[i[0] + 13]);
y[i[2] + 11] = a2 * (x[i[0] + 3]);
y[i[2] + 12] = a2 * x[i[0]];
y[i[2] + 13] = a2 * (x[i[0] + 2]);
y[i[2] + 14] = a2 * (x[i[0] + 1]);
    }
}

static void iltis_jacobian_bump_stop_dv_9(const double *restrict x, double *restrict y, const unsigned short *i, int count)
{
    for (; count; count--, i += 4) {
int a0 = (int)x[i[0]];
double a1 = x[i[1]];
double s6 = (double)a0;
y[i[3]] = -((((double)(-a0)) * a1) * ((x[i[2] + 28]) - (x[i[1] + 1])));
y[i[3] + 1] = s6 * (a1 * (x[i[2] + 9]));
y[i[3] + 2] = s6 * (a1 * (x[i[2] + 8]));
y[i[3] + 3] = s6 * (a1 * (x[i[2] + 10]));
y[i[3] + 4] = s6 * (a1 * (x[i[2] + 4]));
y[i[3] + 5] = s6 * (a1 * (x[i[2] + 7]));
y[i[3] + 6] = s6 * (a1 * (x[i[2] + 5]));
y[i[3] + 7] = s6 * (a1 * (x[i[2] + 6]));
y[i[3] + 8] = s6 * (a1 * (x[i[2] + 12]));
y[i[3] + 9] = s6 * (a1 * (x[i[2] + 11]));
y[i[3] + 10] = s6 * (a1 * (x[i[2] + 13]));
y[i[3] + 11] = s6 * (a1 * (x[i[2] + 3]));
y[i[3] + 12] = s6 * (a1 * x[i[2]]);
y[i[3] + 13] = s6 * (a1 * (x[i[2] + 2]));
y[i[3] + 14] = s6 * (a1 * (x[i[2] + 1]));
    }
}

static void iltis_jacobian_add_force_dv_10(const double *restrict x, double *restrict y, const unsigned short *i, int count)
{
    for (; count; count--, i += 5) {
double a0 = x[i[0]];
double a1 = x[i[1]];
double a2 = x[i[0] + 1];
double a3 = x[i[0] + 2];
double a4 = x[i[2]];
double a5 = x[i[3]];
double a6 = x[i[4]];
double s5 = (a2 * a4) - (a3 * a5);
double s11 = (a3 * a6) - (a0 * a4);
double s17 = (a0 * a5) - (a2 * a6);
y[i[1] + 1] = -(a1 * s5);
y[i[1] + 2] = -(a1 * s11);
y[i[1] + 3] = -(a1 * s17);
y[i[1] + 4] = a1 * (x[i[2] + 3]);
y[i[1] + 5] = -s5;
y[i[1] + 6] = -s11;
y[i[1] + 7] = -s17;
    }
}

static void iltis_jacobian_add_force_dv_11(const double *restrict x, double *restrict y, const unsigned short *i, int count)
{
    for (; count; count--, i += 8) {
double a0 = x[i[0]];
double a1 = x[i[1]];
double a2 = x[i[2]];
double a4 = x[i[4]];
double a6 = x[i[5]];
double a8 = x[i[6] + 4];
double a9 = x[i[6] + 2];
double a11 = x[i[6]];
y[i[2] + 1] = (a0 * a1) + (a2 * x[i[3]]);
y[i[2] + 2] = (a1 * a4) + (a2 * (x[i[3] + 1]));
y[i[2] + 3] = (a1 * a6) + (a2 * (x[i[3] + 2]));
y[i[2] + 4] = -((a1 * ((a4 * a8) - (a6 * a9))) - (a2 * (x[i[1] + 5])));
y[i[2] + 5] = -((a1 * ((a6 * a11) - (a0 * a8))) - (a2 * (x[i[1] + 6])));
y[i[2] + 6] = -((a1 * ((a0 * a9) - (a4 * a11))) - (a2 * (x[i[1] + 7])));
y[i[2] + 7] = (a1 * x[i[7]]) + (a2 * (x[i[6] + 7]));
    }
}

static void iltis_jacobian_add_force_dv_12(const double *restrict x, double *restrict y, const unsigned short *i, int count)
{
    for (; count; count--, i += 9) {
double a0 = x[i[0]];
double a1 = x[i[1]];
double a2 = x[i[2]];
double a3 = x[i[3]];
double a4 = x[i[4]];
double a5 = x[i[3] + 1];
double a6 = x[i[5]];
double a7 = x[i[3] + 2];
double a8 = x[i[6] + 2];
double a9 = x[i[7] + 4];
double a10 = x[i[7] + 8];
double a11 = x[i[6] + 4];
double a13 = x[i[7]];
double a14 = x[i[6]];
y[i[2] + 1] = (a0 * a1) + (a2 * a3);
y[i[2] + 2] = (a1 * a4) + (a2 * a5);
y[i[2] + 3] = (a1 * a6) + (a2 * a7);
y[i[2] + 4] = (a1 * ((((a6 * a8) + (a7 * a9)) - (a5 * a10)) - (a4 * a11))) + (a2 * (x[i[1] + 5]));
y[i[2] + 5] = (a1 * ((((a0 * a11) + (a3 * a10)) - (a7 * a13)) - (a6 * a14))) + (a2 * (x[i[1] + 6]));
y[i[2] + 6] = (a1 * ((((a4 * a14) + (a5 * a13)) - (a3 * a9)) - (a0 * a8))) + (a2 * (x[i[1] + 7]));
y[i[2] + 7] = (a1 * x[i[8]]) + (a2 * (x[i[6] + 7]));
    }
}

static void iltis_jacobian_cubic_spring_dv_13(const double *restrict x, double *restrict y, const unsigned short *i, int count)
{
    for (; count; count--, i += 5) {
double a0 = x[i[0]];
double a2 = x[i[2]];
y[i[4]] = (a2 * (((a0 * x[i[1]]) * a2) + (a0 * (x[i[2] + 3])))) + (a0 * x[i[3]]);
    }
}

static void iltis_jacobian_damper_dv_14(const double *restrict x, double *restrict y, const unsigned short *i, int count)
{
    for (; count; count--, i += 5) {
double a1 = x[i[1]];
double a6 = x[i[2]];
int a7 = (int)x[i[3] + 3];
int a10 = (int)x[i[3] + 1];
double s1 = ((x[i[0] + 3]) * a1) + (x[i[0] + 2]);
double s3 = (a1 * s1) + (x[i[0] + 1]);
double s5 = (a1 * s3) + x[i[0]];
double s6 = a1 * s5;
double s10 = 0.5 * (1.0 / a6);
int s13 = (2.0 * a6) > 0.0;
int s15 = (((int)x[i[3] + 2]) > a7) ? s13 : 0;
double s17 = s15 ? (((a1 - (x[i[0] + 7])) + a6) * s10) : ((double)a7);
int s22 = (((int)x[i[3]]) > a10) ? s13 : 0;
double s24 = s22 ? (s10 * (a6 + (a1 - (x[i[0] + 4])))) : ((double)a10);
double s25 = s17 - s24;
double s28 = 1.0 - s24;
double s30 = (a1 * (x[i[0] + 5])) + (x[i[0] + 6]);
double s34 = (a1 * (x[i[0] + 8])) + (x[i[0] + 9]);
y[i[4]] = -(((s6 * s25) - (s28 * s30)) - (s17 * s34));
y[i[4] + 1] = s30;
y[i[4] + 2] = s1;
y[i[4] + 3] = s3;
y[i[4] + 4] = s5;
y[i[4] + 5] = s6;
y[i[4] + 6] = s34;
y[i[4] + 7] = s22;
y[i[4] + 8] = s10;
y[i[4] + 9] = s15;
y[i[4] + 10] = s17;
y[i[4] + 11] = s28;
y[i[4] + 12] = -s25;
    }
}

static void iltis_jacobian_damper_dv_15(const double *restrict x, double *restrict y, const unsigned short *i, int count)
{
    for (; count; count--, i += 5) {
double a1 = x[i[1]];
double a2 = x[i[2]];
double s11 = a1 * (x[i[3] + 7]);
double s12 = ((int)x[i[3] + 8]) ? s11 : 0.0;
double s13 = ((int)x[i[3] + 6]) ? s11 : 0.0;
y[i[4]] = (((((a2 * ((a2 * (((x[i[0]] * a1) * a2) + (a1 * (x[i[3] + 1])))) + (a1 * (x[i[3] + 2])))) + (a1 * (x[i[3] + 3]))) * (x[i[3] + 11])) - (((s12 - s13) * (x[i[3] + 4])) + ((s13 * x[i[3]]) - ((a1 * (x[i[0] + 2])) * (x[i[3] + 10]))))) + (s12 * (x[i[3] + 5]))) + ((a1 * (x[i[0] + 5])) * (x[i[3] + 9]));
    }
}

static void iltis_jacobian_tyre_dv_16(const double *restrict x, double *restrict y, double *restrict K, const int *restrict at, const unsigned short *i, int count)
{
    for (; count; count--, i += 8) {
double a0 = x[i[0] + 2];
int a3 = (int)x[i[2] + 1];
double a5 = x[i[0]];
int a6 = (int)x[i[0] + 6068];
double a7 = x[i[3]];
int a8 = (int)x[i[2] + 2];
double a11 = x[i[4] + 2];
double a12 = x[i[4]];
double a15 = x[i[1] + 648];
double a16 = x[i[1] + 647];
int a18 = (int)x[i[2] + 3];
int a19 = (int)x[i[2] + 4];
int a21 = (int)x[i[2] + 5];
int a22 = (int)x[i[2] + 6];
int a23 = (int)x[i[2] + 7];
double a24 = x[i[3] + 2];
double a25 = x[i[3] + 3];
double s0 = 1.0 / a0;
int s6 = (((int)x[i[2]]) > a3) ? (a0 > 0.0) : 0;
double s8 = s6 ? (-(s0 * ((x[i[0] + 1]) - x[i[1]]))) : ((double)a3);
double s9 = s8 * s8;
double s11 = (s8 * s9) * a5;
double s15 = s6 ? s0 : 0.0;
double s20 = 10.0 + (s8 * ((6.0 * s8) - 15.0));
int s27 = a6 == 0;
double s28 = s27 ? (-(((s11 * ((12.0 * s8) - 15.0)) * s15) + (s20 * (s15 * (s9 * (3.0 * a5)))))) : 0.0;
double s30 = (double)a8;
double s31 = (s28 * a7) * s30;
double s32 = a7 * s30;
double s36 = (s27 ? (-(s11 * s20)) : 0.0) - (x[i[1] + 2]);
double s38 = s32 * (s36 + (x[i[3] + 1]));
double s41 = (a11 * a11) + (a12 * a12);
double s43 = 1.0 / (sqrt(s41));
double s44 = a12 * s43;
double s46 = a11 * s43;
double s48 = (s44 * x[i[5]]) + (s46 * (x[i[5] + 1]));
double s52 = (s44 * a15) - (s46 * a16);
double s54 = 1.0 / s52;
double s56 = ((s36 * s48) - s52) * s54;
double s57 = 1.0 / (x[i[3] + 4]);
double s66 = (((s56 * s57) * ((double)((1 - a18) - a19))) + ((double)a18)) - ((double)a19);
double s71 = (s44 * a16) + (s46 * a15);
double s74 = (s71 * s71) + (s52 * s52);
double s75 = sqrt(s74);
double s76 = 1.0 / s75;
double s77 = s71 * s76;
double s79 = 1.0 / (x[i[3] + 5]);
double s88 = ((((asin(s77)) * s79) * ((double)((1 - a21) - a22))) - ((double)a21)) + ((double)a22);
double s90 = (s66 * s66) + (s88 * s88);
double s92 = 1.0 / (sqrt(s90));
double s93 = 0.5 * s92;
double s94 = 2.0 * s66;
double s101 = (double)((1 - a19) - a18);
double s102 = (s57 * (s54 * (s28 * s48))) * s101;
int s105 = s90 == 0.0;
double s111 = a23 ? (s92 * (s31 - (s92 * (s38 * (s105 ? 0.0 : (s93 * (s94 * s102))))))) : s31;
double s114 = a23 ? (s38 * s92) : s38;
double s117 = ((s66 * s111) + (s102 * s114)) * a24;
double s120 = (s88 * s111) * a25;
double s122 = (s46 * s117) - (s44 * s120);
int s123 = a8 > a6;
double s127 = s101 * (s57 * (s48 * s54));
double s138 = a23 ? (-(s92 * (s32 + (s92 * (s38 * (s105 ? 0.0 : (-(s93 * (s94 * s127))))))))) : (-s32);
double s142 = a24 * ((s66 * s138) - (s114 * s127));
double s145 = a25 * (s88 * s138);
double s147 = (s46 * s142) - (s44 * s145);
double s150 = s88 * (s114 * a25);
double s153 = s66 * (s114 * a24);
double s156 = (s44 * s150) - (s46 * s153);
double s161 = (s44 * s117) + (s46 * s120);
double s166 = (s44 * s142) + (s46 * s145);
double s171 = (s46 * s150) + (s44 * s153);
double s204 = s71 / s75;
y[i[6]] = s38;
y[i[6] + 1] = s123 ? ((s36 * s161) + (s28 * s171)) : 0.0;
y[i[6] + 2] = s123 ? (-(s171 - (s36 * s166))) : 0.0;
y[i[6] + 3] = s123 ? (s36 * s171) : 0.0;
y[i[6] + 4] = s123 ? ((s36 * s122) - (s28 * s156)) : 0.0;
y[i[6] + 5] = s123 ? (s156 + (s36 * s147)) : 0.0;
y[i[6] + 6] = s123 ? (-(s36 * s156)) : 0.0;
y[i[6] + 7] = s36;
y[i[6] + 8] = s123;
y[i[6] + 9] = 2.0 * a12;
y[i[6] + 10] = 2.0 * a11;
y[i[6] + 11] = s41 == 0.0;
y[i[6] + 12] = s43;
y[i[6] + 13] = 0.5 * s43;
y[i[6] + 14] = s46;
y[i[6] + 15] = s44;
y[i[6] + 16] = s71;
y[i[6] + 17] = -s54;
y[i[6] + 18] = 1.0 + s56;
y[i[6] + 19] = -(2.0 * s52);
y[i[6] + 20] = 2.0 * s71;
y[i[6] + 21] = s74 == 0.0;
y[i[6] + 22] = s76;
y[i[6] + 23] = 0.5 * s76;
y[i[6] + 24] = (s204 == 1.0) ? 1 : (s204 == (-1.0));
y[i[6] + 25] = 1.0 / (sqrt(1.0 - (s77 * s77)));
y[i[6] + 26] = s57;
y[i[6] + 27] = -s66;
y[i[6] + 28] = s101;
y[i[6] + 29] = s79;
y[i[6] + 30] = s88;
y[i[6] + 31] = (double)((1 - a22) - a21);
y[i[6] + 32] = -s94;
y[i[6] + 33] = 2.0 * s88;
y[i[6] + 34] = s105;
y[i[6] + 35] = s92;
y[i[6] + 36] = s93;
y[i[6] + 37] = s114;
y[i[6] + 38] = -s153;
y[i[6] + 39] = s150;
K[at[i[7]]] = -s31;
K[at[i[7] + 1]] = -(s123 ? s122 : 0.0);
K[at[i[7] + 2]] = -(s123 ? s147 : 0.0);
K[at[i[7] + 3]] = -(s123 ? (-s161) : 0.0);
K[at[i[7] + 4]] = -(s123 ? (-s166) : 0.0);
K[at[i[7] + 5]] = s32;
    }
}

static void iltis_jacobian_tyre_dv_17(const double *restrict x, double *restrict y, double *restrict K, const int *restrict at, const unsigned short *i, int count)
{
    for (; count; count--, i += 12) {
double a1 = x[i[1]];
double a3 = x[i[2]];
double a7 = x[i[0] + 12];
double a8 = x[i[4]];
double a10 = x[i[4] + 1];
double a16 = x[i[0] + 22];
double a24 = x[i[0] + 14];
double a27 = x[i[0] + 15];
double a28 = x[i[0] + 7];
double a37 = x[i[0] + 35];
double a40 = x[i[0] + 37];
double a42 = x[i[0] + 38];
double a45 = x[i[0] + 39];
int a46 = (int)x[i[0] + 8];
double s4 = ((int)x[i[0] + 11]) ? 0.0 : ((((x[i[0] + 10]) * a1) + ((x[i[0] + 9]) * a3)) * (x[i[0] + 13]));
double s8 = a7 * (a3 - ((s4 * x[i[3]]) * a7));
double s13 = a7 * (a1 - (a7 * (s4 * (x[i[3] + 2]))));
double s15 = (s8 * a8) + (s13 * a10);
double s19 = (s8 * a10) - (a8 * s13);
double s31 = ((((int)x[i[0] + 24]) ? 0.0 : ((a16 * (s15 - (((((int)x[i[0] + 21]) ? 0.0 : (((s15 * (x[i[0] + 20])) - (s19 * (x[i[0] + 19]))) * (x[i[0] + 23]))) * (x[i[0] + 16])) * a16))) * (x[i[0] + 25]))) * (x[i[0] + 29])) * (x[i[0] + 31]);
double s45 = ((((((((s13 * (x[i[5] + 1])) + (x[i[6]] * a24)) + (s8 * x[i[5]])) + (x[i[7]] * a27)) * a28) - (s19 * (x[i[0] + 18]))) * (x[i[0] + 17])) * (x[i[0] + 26])) * (x[i[0] + 28]);
double s54 = ((int)x[i[8]]) ? (-(a37 * (((((int)x[i[0] + 34]) ? 0.0 : (((s31 * (x[i[0] + 33])) + (s45 * (x[i[0] + 32]))) * (x[i[0] + 36]))) * x[i[0]]) * a37))) : 0.0;
double s58 = ((s54 * (x[i[0] + 27])) + (s45 * a40)) * x[i[9]];
double s65 = ((s54 * (x[i[0] + 30])) + (s31 * a40)) * (x[i[9] + 1]);
double s69 = (((a24 * s58) + (s13 * a42)) + (a27 * s65)) + (s8 * a45);
double s78 = (((a27 * s58) + (s8 * a42)) - (a24 * s65)) - (s13 * a45);
y[i[10]] = a46 ? (-(a28 * s78)) : 0.0;
y[i[10] + 1] = a46 ? (-(a28 * s69)) : 0.0;
K[at[i[11]]] = -(a46 ? (-s69) : 0.0);
K[at[i[11] + 1]] = -(a46 ? s78 : 0.0);
    }
}

static void iltis_jacobian_tyre_dv_18(const double *restrict x, double *restrict y, double *restrict K, const int *restrict at, const unsigned short *i, int count)
{
    for (; count; count--, i += 11) {
double a1 = x[i[1]];
double a5 = x[i[0] + 12];
double a6 = x[i[3]];
double a8 = x[i[3] + 1];
double a14 = x[i[0] + 22];
double a23 = x[i[0] + 14];
double a25 = x[i[0] + 15];
double a26 = x[i[0] + 7];
double a35 = x[i[0] + 35];
double a38 = x[i[0] + 37];
double a40 = x[i[0] + 38];
double a43 = x[i[0] + 39];
int a44 = (int)x[i[0] + 8];
double s2 = ((int)x[i[0] + 11]) ? 0.0 : (((x[i[0] + 9]) * a1) * (x[i[0] + 13]));
double s6 = a5 * (a1 - ((s2 * x[i[2]]) * a5));
double s10 = a5 * (a5 * (s2 * (x[i[2] + 2])));
double s12 = (s6 * a6) - (s10 * a8);
double s16 = (s6 * a8) + (a6 * s10);
double s28 = ((((int)x[i[0] + 24]) ? 0.0 : ((a14 * (s12 - (((((int)x[i[0] + 21]) ? 0.0 : (((s12 * (x[i[0] + 20])) - (s16 * (x[i[0] + 19]))) * (x[i[0] + 23]))) * (x[i[0] + 16])) * a14))) * (x[i[0] + 25]))) * (x[i[0] + 29])) * (x[i[0] + 31]);
double s42 = (((((((s6 * x[i[4]]) - ((s10 * (x[i[4] + 1])) - (x[i[5]] * a23))) + (x[i[6]] * a25)) * a26) - (s16 * (x[i[0] + 18]))) * (x[i[0] + 17])) * (x[i[0] + 26])) * (x[i[0] + 28]);
double s51 = ((int)x[i[7]]) ? (-(a35 * (((((int)x[i[0] + 34]) ? 0.0 : (((s28 * (x[i[0] + 33])) + (s42 * (x[i[0] + 32]))) * (x[i[0] + 36]))) * x[i[0]]) * a35))) : 0.0;
double s55 = ((s51 * (x[i[0] + 27])) + (s42 * a38)) * x[i[8]];
double s62 = ((s51 * (x[i[0] + 30])) + (s28 * a38)) * (x[i[8] + 1]);
double s66 = (((a23 * s55) - (s10 * a40)) + (a25 * s62)) + (s6 * a43);
double s75 = (((a25 * s55) + (s6 * a40)) - (a23 * s62)) + (s10 * a43);
y[i[9]] = a44 ? (-(a26 * s75)) : 0.0;
y[i[9] + 1] = a44 ? (-(a26 * s66)) : 0.0;
K[at[i[10]]] = -(a44 ? (-s66) : 0.0);
K[at[i[10] + 1]] = -(a44 ? s75 : 0.0);
    }
}

static void iltis_jacobian_wrench_to_Q_dv_19(const double *restrict x, double *restrict y, const unsigned short *i, int count)
{
    for (; count; count--, i += 17) {
double a0 = x[i[0]];
double a1 = x[i[1] + 2];
double a2 = x[i[2]];
double a3 = x[i[1]];
double a4 = x[i[3]];
double a5 = x[i[1] + 1];
double a6 = x[i[4]];
double a7 = x[i[3] + 2];
double a8 = x[i[1] + 3];
double a9 = x[i[5]];
double a10 = x[i[6]];
double a11 = x[i[7]];
double a12 = x[i[8]];
double a13 = x[i[0] + 9];
double a14 = x[i[9]];
double a15 = x[i[10]];
double a16 = x[i[11]];
double a17 = x[i[12]];
double a18 = x[i[13]];
double a19 = x[i[5] + 10];
double a20 = x[i[14]];
double a21 = x[i[8] + 9];
double a22 = x[i[3] + 16];
double a23 = x[i[15]];
y[i[16]] = -(2.0 * (((((a0 * a1) - (a2 * a3)) + (a4 * a5)) + a6) + (a7 * a8)));
y[i[16] + 1] = -(2.0 * (((((a1 * a9) - (a3 * a10)) + a11) + (a5 * a12)) + (a8 * a13)));
y[i[16] + 2] = 2.0 * (((((a3 * a14) + a15) - (a1 * a16)) - (a5 * a17)) - (a8 * a18));
y[i[16] + 3] = 2.0 * (((((a3 * a19) - a20) - (a1 * a21)) - (a5 * a22)) - (a8 * a23));
y[i[16] + 4] = 2.0 * ((((a20 + (a3 * a4)) + (a0 * a8)) + (a2 * a5)) - (a1 * a7));
y[i[16] + 5] = 2.0 * (((a15 + ((a8 * a9) + (a3 * a12))) + (a5 * a10)) - (a1 * a13));
y[i[16] + 6] = 2.0 * ((((a11 + (a3 * a17)) + (a8 * a16)) + (a5 * a14)) - (a1 * a18));
y[i[16] + 7] = 2.0 * ((a6 - (((a8 * a21) + (a3 * a22)) + (a5 * a19))) + (a1 * a23));
y[i[16] + 8] = 2.0 * ((((a11 - (a0 * a3)) + (a4 * a8)) - (a5 * a7)) - (a1 * a2));
y[i[16] + 9] = 2.0 * (((a6 - ((a8 * a12) - (a3 * a9))) + (a5 * a13)) + (a1 * a10));
y[i[16] + 10] = 2.0 * ((((a20 + (a3 * a16)) - (a8 * a17)) + (a5 * a18)) + (a1 * a14));
y[i[16] + 11] = 2.0 * ((a15 - (((a8 * a22) - (a3 * a21)) - (a5 * a23))) + (a1 * a19));
y[i[16] + 12] = 2.0 * ((a15 - (((a0 * a5) - (a1 * a4)) - (a3 * a7))) + (a2 * a8));
y[i[16] + 13] = 2.0 * ((((a20 - (a1 * a12)) + (a5 * a9)) - (a3 * a13)) - (a8 * a10));
y[i[16] + 14] = 2.0 * (((a6 - ((a5 * a16) - (a1 * a17))) + (a3 * a18)) + (a8 * a14));
y[i[16] + 15] = 2.0 * ((((a11 + (a1 * a22)) - (a5 * a21)) + (a3 * a23)) + (a8 * a19));
    }
}

static void iltis_jacobian_wrench_to_Q_dv_20(const double *restrict x, double *restrict y, const unsigned short *i, int count)
{
    for (; count; count--, i += 6) {
double a0 = x[i[0]];
double a1 = x[i[1] + 2];
double a2 = x[i[2]];
double a3 = x[i[1]];
double a4 = x[i[3]];
double a5 = x[i[1] + 1];
double a6 = x[i[4]];
double a7 = x[i[1] + 3];
y[i[5]] = -(2.0 * ((((a0 * a1) - (a2 * a3)) + (a4 * a5)) + (a6 * a7)));
y[i[5] + 1] = 2.0 * ((((a0 * a7) + (a3 * a4)) + (a2 * a5)) - (a1 * a6));
y[i[5] + 2] = -(2.0 * ((((a4 * a7) - (a0 * a3)) - (a5 * a6)) - (a1 * a2)));
y[i[5] + 3] = -(2.0 * ((((a0 * a5) - (a1 * a4)) - (a3 * a6)) - (a2 * a7)));
    }
}

static void iltis_jacobian_wrench_to_Q_dv_21(const double *restrict x, double *restrict y, const unsigned short *i, int count)
{
    for (; count; count--, i += 2) {
double a0 = x[i[0]];
double a1 = x[i[1] + 1];
double a2 = x[i[0] + 1];
double a3 = x[i[1] + 2];
double a4 = x[i[0] + 2];
double a5 = x[i[1] + 3];
double a6 = x[i[0] + 3];
double a7 = x[i[0] + 4];
double a8 = x[i[0] + 5];
double a9 = x[i[0] + 6];
double a10 = x[i[0] + 7];
double a11 = x[i[0] + 8];
double a12 = x[i[0] + 9];
double a13 = x[i[0] + 10];
double a14 = x[i[0] + 11];
double a15 = x[i[0] + 12];
double a16 = x[i[0] + 13];
double a17 = x[i[0] + 14];
double a18 = x[i[1]];
y[i[0] + 15] = 2.0 * (((a0 * a1) + (a2 * a3)) + (a4 * a5));
y[i[0] + 16] = 2.0 * ((((a1 * a6) + (a3 * a7)) + a8) + (a5 * a9));
y[i[0] + 17] = 2.0 * ((((a3 * a10) + a11) + (a1 * a12)) + (a5 * a13));
y[i[0] + 18] = 2.0 * ((((a3 * a14) + a15) + (a1 * a16)) + (a5 * a17));
y[i[0] + 19] = 2.0 * (((a11 + (a0 * a18)) + (a2 * a5)) - (a3 * a4));
y[i[0] + 20] = 2.0 * (((a15 + (a6 * a18)) + (a5 * a7)) - (a3 * a9));
y[i[0] + 21] = 2.0 * (((a5 * a10) + (a12 * a18)) - (a3 * a13));
y[i[0] + 22] = 2.0 * ((a8 - ((a5 * a14) + (a16 * a18))) + (a3 * a17));
y[i[0] + 23] = 2.0 * (((a15 + (a2 * a18)) - (a0 * a5)) + (a1 * a4));
y[i[0] + 24] = 2.0 * (((a11 - (a7 * a18)) + (a5 * a6)) - (a1 * a9));
y[i[0] + 25] = 2.0 * ((a8 - ((a5 * a12) - (a10 * a18))) + (a1 * a13));
y[i[0] + 26] = -(2.0 * (((a5 * a16) - (a14 * a18)) - (a1 * a17)));
y[i[0] + 27] = 2.0 * ((a8 - ((a1 * a2) - (a0 * a3))) + (a4 * a18));
y[i[0] + 28] = -(2.0 * (((a1 * a7) - (a3 * a6)) - (a9 * a18)));
y[i[0] + 29] = 2.0 * (((a15 - (a3 * a12)) + (a1 * a10)) - (a13 * a18));
y[i[0] + 30] = 2.0 * (((a11 + (a3 * a16)) - (a1 * a14)) + (a17 * a18));
    }
}

static void iltis_jacobian_wrench_to_Q_dv_22(const double *restrict x, double *restrict y, const unsigned short *i, int count)
{
    for (; count; count--, i += 4) {
double a0 = x[i[0]];
double a1 = x[i[1] + 1];
double a2 = x[i[2]];
double a3 = x[i[1] + 2];
double a4 = x[i[1] + 3];
double a5 = x[i[1]];
y[i[3]] = 2.0 * ((a0 * a1) + (a2 * a3));
y[i[3] + 1] = 2.0 * ((a2 * a4) + (a0 * a5));
y[i[3] + 2] = -(2.0 * ((a0 * a4) - (a2 * a5)));
y[i[3] + 3] = -(2.0 * ((a1 * a2) - (a0 * a3)));
    }
}

static void iltis_jacobian_wrench_to_Q_dv_23(const double *restrict x, double *restrict y, const unsigned short *i, int count)
{
    for (; count; count--, i += 2) {
double a0 = x[i[0]];
double a1 = x[i[1] + 1];
double a2 = x[i[0] + 1];
double a3 = x[i[1] + 2];
double a4 = x[i[0] + 2];
double a5 = x[i[1] + 3];
double a6 = x[i[1]];
y[i[0] + 3] = 2.0 * (((a0 * a1) + (a2 * a3)) + (a4 * a5));
y[i[0] + 4] = 2.0 * (((a2 * a5) + (a0 * a6)) - (a3 * a4));
y[i[0] + 5] = -(2.0 * (((a0 * a5) - (a2 * a6)) - (a1 * a4)));
y[i[0] + 6] = -(2.0 * (((a1 * a2) - (a0 * a3)) - (a4 * a6)));
    }
}

static void iltis_jacobian_add_weight_dv_24(const double *restrict x, double *restrict y, const unsigned short *i, int count)
{
    for (; count; count--, i += 3) {
double a2 = x[i[0] + 1];
double a3 = x[i[1] + 2];
double a4 = x[i[0]];
double a5 = x[i[1] + 1];
double a6 = x[i[0] + 2];
double a7 = x[i[1] + 3];
double a8 = x[i[1]];
double s2 = 8.0 * (a2 * a3);
double s5 = 8.0 * (a4 * a5);
double s9 = 8.0 * (a6 * a7);
double s13 = 8.0 * (a2 * a5);
double s16 = 8.0 * (a3 * a4);
double s20 = 8.0 * (a6 * a8);
double s24 = 8.0 * (a2 * a8);
double s27 = 8.0 * (a4 * a7);
double s31 = 8.0 * (a5 * a6);
double s36 = 8.0 * (a2 * a7);
double s39 = 8.0 * (a4 * a8);
double s43 = 8.0 * (a3 * a6);
y[i[2]] = ((a3 * s2) + (a5 * s5)) + (a7 * s9);
y[i[2] + 1] = ((a3 * s13) - (a5 * s16)) + (a7 * s20);
y[i[2] + 2] = -(((a3 * s24) + (a5 * s27)) - (a7 * s31));
y[i[2] + 3] = -(((a3 * s36) - (a5 * s39)) - (a7 * s43));
y[i[2] + 4] = -(((a3 * s9) + (s5 * a8)) - (s2 * a7));
y[i[2] + 5] = -(((a3 * s20) - (s16 * a8)) - (a7 * s13));
y[i[2] + 6] = ((a3 * s31) - (a8 * s27)) + (a7 * s24);
y[i[2] + 7] = ((a3 * s43) + (a8 * s39)) + (a7 * s36);
y[i[2] + 8] = -(((s2 * a8) + (s5 * a7)) - (a5 * s9));
y[i[2] + 9] = -(((s13 * a8) - (a7 * s16)) - (a5 * s20));
y[i[2] + 10] = ((a8 * s24) + (a7 * s27)) + (a5 * s31);
y[i[2] + 11] = ((a8 * s36) - (a7 * s39)) + (a5 * s43);
y[i[2] + 12] = ((s2 * a5) - (a3 * s5)) + (s9 * a8);
y[i[2] + 13] = ((a5 * s13) + (a3 * s16)) + (a8 * s20);
y[i[2] + 14] = -(((a5 * s24) - (a3 * s27)) - (a8 * s31));
y[i[2] + 15] = -(((a5 * s36) + (a3 * s39)) - (a8 * s43));
    }
}

static void iltis_jacobian_add_weight_dv_25(const double *restrict x, double *restrict y, const unsigned short *i, int count)
{
    for (; count; count--, i += 3) {
double a2 = x[i[0] + 1];
double a3 = x[i[1] + 2];
double a4 = x[i[0]];
double a5 = x[i[1] + 1];
double a6 = x[i[1] + 3];
double a7 = x[i[1]];
double s2 = 8.0 * (a2 * a3);
double s5 = 8.0 * (a4 * a5);
double s6 = a5 * s5;
double s9 = 8.0 * (a4 * a6);
double s10 = a6 * s9;
double s13 = 8.0 * (a2 * a5);
double s16 = 8.0 * (a3 * a4);
double s17 = a5 * s16;
double s20 = 8.0 * (a4 * a7);
double s21 = a6 * s20;
double s24 = 8.0 * (a2 * a7);
double s26 = a5 * s9;
double s28 = s5 * a6;
double s32 = 8.0 * (a2 * a6);
double s34 = a5 * s20;
double s36 = a6 * s16;
double s70 = a3 * s9;
double s71 = s5 * a7;
double s76 = a3 * s20;
double s77 = s16 * a7;
double s82 = a3 * s5;
double s83 = s9 * a7;
double s87 = a3 * s16;
double s88 = a7 * s20;
y[i[2]] = ((a3 * s2) + s6) + s10;
y[i[2] + 1] = ((a3 * s13) - s17) + s21;
y[i[2] + 2] = -(((a3 * s24) + s26) - s28);
y[i[2] + 3] = -(((a3 * s32) - s34) - s36);
y[i[2] + 4] = -((s70 + s71) - (s2 * a6));
y[i[2] + 5] = -((s76 - s77) - (a6 * s13));
y[i[2] + 6] = (s82 - s83) + (a6 * s24);
y[i[2] + 7] = (s87 + s88) + (a6 * s32);
y[i[2] + 8] = s26 - (s28 + (s2 * a7));
y[i[2] + 9] = s34 + (s36 - (s13 * a7));
y[i[2] + 10] = s6 + (s10 + (a7 * s24));
y[i[2] + 11] = s17 - (s21 - (a7 * s32));
y[i[2] + 12] = s83 - (s82 - (s2 * a5));
y[i[2] + 13] = s88 + (s87 + (a5 * s13));
y[i[2] + 14] = s71 + (s70 - (a5 * s24));
y[i[2] + 15] = s77 - (s76 + (a5 * s32));
    }
}

static void iltis_jacobian_frame_dv_26(const double *restrict x, double *restrict y, const unsigned short *i, int count)
{
    for (; count; count--, i += 2) {
double a0 = x[i[0] + 1];
double a1 = x[i[0]];
double a2 = x[i[0] + 3];
double a3 = x[i[0] + 2];
double s1 = a1 * a1;
double s5 = a1 * a2;
double s6 = a0 * a3;
double s9 = a1 * a3;
double s10 = a0 * a2;
double s21 = a0 * a1;
double s22 = a2 * a3;
y[i[1]] = (2.0 * ((a0 * a0) + s1)) - 1.0;
y[i[1] + 1] = 2.0 * (s5 + s6);
y[i[1] + 2] = -(2.0 * (s9 - s10));
y[i[1] + 3] = -(2.0 * (s5 - s6));
y[i[1] + 4] = (2.0 * (s1 + (a3 * a3))) - 1.0;
y[i[1] + 5] = 2.0 * (s21 + s22);
y[i[1] + 6] = 2.0 * (s9 + s10);
y[i[1] + 7] = -(2.0 * (s21 - s22));
y[i[1] + 8] = (2.0 * (s1 + (a2 * a2))) - 1.0;
    }
}

static void iltis_jacobian_twist_dv_27(const double *restrict x, double *restrict y, const unsigned short *i, int count)
{
    for (; count; count--, i += 2) {
double a0 = x[i[0] + 1];
double a1 = x[i[0]];
double a2 = x[i[0] + 3];
double a3 = x[i[0] + 2];
double a4 = x[i[0] + 648];
double a5 = x[i[0] + 647];
double a6 = x[i[0] + 649];
double a7 = x[i[0] + 650];
double s0 = 2.0 * a0;
double s2 = 2.0 * a2;
double s3 = 2.0 * a3;
y[i[1]] = s0;
y[i[1] + 1] = 2.0 * a1;
y[i[1] + 2] = s2;
y[i[1] + 3] = s3;
y[i[1] + 4] = 2.0 * ((((a3 * a4) + (a2 * a5)) - (a0 * a6)) - (a1 * a7));
y[i[1] + 5] = -s0;
y[i[1] + 6] = -s2;
y[i[1] + 7] = -s3;
y[i[1] + 8] = -(-(2.0 * ((((a1 * a4) - (a0 * a5)) - (a2 * a6)) + (a3 * a7))));
y[i[1] + 9] = -(-(2.0 * ((((a2 * a4) - (a3 * a5)) + (a1 * a6)) - (a0 * a7))));
    }
}

static void iltis_jacobian_line_dv_29(const double *restrict x, double *restrict y, const unsigned short *i, int count)
{
    for (; count; count--, i += 8) {
double a0 = x[i[0] + 624];
double a1 = x[i[1] + 21];
double a4 = x[i[2]];
double a5 = x[i[0] + 625];
double a6 = x[i[1] + 23];
double a10 = x[i[4]];
double a11 = x[i[5]];
double a13 = x[i[1]];
double a14 = x[i[1] + 18];
double a16 = x[i[1] + 2];
double a17 = x[i[1] + 20];
double s0 = a0 - a1;
double s4 = a5 - a6;
double s6 = ((s0 * (x[i[0] + 2609])) - ((x[i[0] + 2612]) * a4)) + (s4 * (x[i[0] + 2615]));
double s10 = a10 - a11;
double s12 = a13 - a14;
double s15 = a16 - a17;
double s17 = ((s10 * (x[i[6] + 4])) + (s12 * (x[i[6] + 1]))) + (s15 * (x[i[6] + 7]));
double s19 = ((s6 - (x[i[0] + 1])) + (x[i[3] + 1])) - s17;
double s25 = ((s0 * (x[i[0] + 2608])) - (a4 * (x[i[0] + 2611]))) + (s4 * (x[i[0] + 2614]));
double s33 = ((s10 * (x[i[6] + 3])) + (s12 * x[i[6]])) + (s15 * (x[i[6] + 6]));
double s35 = ((s25 - x[i[0]]) + x[i[3]]) - s33;
double s42 = ((s0 * (x[i[0] + 2610])) - (a4 * (x[i[0] + 2613]))) + (s4 * (x[i[0] + 2616]));
double s50 = ((s10 * (x[i[6] + 5])) + (s12 * (x[i[6] + 2]))) + (s15 * (x[i[6] + 8]));
double s52 = ((s42 - (x[i[0] + 2])) + (x[i[3] + 2])) - s50;
double s55 = sqrt(((s19 * s19) + (s35 * s35)) + (s52 * s52));
double s56 = 1.0 / s55;
double s57 = s35 * s56;
double s58 = s19 * s56;
double s59 = s52 * s56;
y[i[7]] = s57;
y[i[7] + 1] = -s33;
y[i[7] + 2] = -s25;
y[i[7] + 3] = s58;
y[i[7] + 4] = -s17;
y[i[7] + 5] = -s6;
y[i[7] + 6] = s59;
y[i[7] + 7] = -s50;
y[i[7] + 8] = -s42;
y[i[7] + 9] = s55;
y[i[7] + 10] = ((s58 * (a10 - (a11 - s17))) + (s57 * (a13 - (a14 - s33)))) + (s59 * (a16 - (a17 - s50)));
y[i[7] + 11] = -(((s58 * (a4 - s6)) - (s57 * (a0 - (a1 - s25)))) - (s59 * (a5 - (a6 - s42))));
y[i[7] + 12] = -s57;
y[i[7] + 13] = -s58;
y[i[7] + 14] = -s59;
    }
}

static void iltis_jacobian_line_rate_dv_30(const double *restrict x, double *restrict y, const unsigned short *i, int count)
{
    for (; count; count--, i += 5) {
double a0 = x[i[0] + 2050];
double a1 = x[i[1] + 7];
double a2 = x[i[1] + 1];
double a3 = x[i[0] + 7313];
double a4 = x[i[1] + 12];
double a5 = x[i[1] + 4];
double a6 = x[i[0] + 2051];
double a7 = x[i[1] + 11];
double a8 = x[i[1] + 13];
double a12 = x[i[2] + 7];
double a13 = x[i[1] + 6];
double a14 = x[i[1]];
double a15 = x[i[3]];
double a16 = x[i[1] + 3];
double a17 = x[i[2] + 8];
double a21 = x[i[2]];
double a25 = x[i[0] + 2043];
double s40 = ((((((a0 * a1) - (a2 * a3)) * a4) + (((a3 * a5) - (a1 * a6)) * a7)) + (((a2 * a6) - (a0 * a5)) * a8)) - (((a4 * (x[i[0] + 1])) + (a7 * x[i[0]])) + (a8 * (x[i[0] + 2])))) - ((((a4 * ((a12 * a13) - (a14 * a15))) + (a7 * ((a15 * a16) - (a13 * a17)))) + (a8 * ((a14 * a17) - (a12 * a16)))) - (((a4 * (x[i[4] + 1])) + (a7 * x[i[4]])) + (a8 * (x[i[4] + 2]))));
y[i[3] + 1] = a13 * a21;
y[i[3] + 2] = a13 * (x[i[2] + 4]);
y[i[3] + 3] = a16 * (x[i[2] + 5]);
y[i[3] + 4] = a16 * a21;
y[i[3] + 5] = a14 * (x[i[2] + 6]);
y[i[3] + 6] = a14 * a21;
y[i[3] + 7] = a1 * a25;
y[i[3] + 8] = a1 * (x[i[0] + 2047]);
y[i[3] + 9] = a5 * (x[i[0] + 2048]);
y[i[3] + 10] = a5 * a25;
y[i[3] + 11] = a2 * (x[i[0] + 2049]);
y[i[3] + 12] = a2 * a25;
y[i[3] + 13] = -s40;
    }
}

static void iltis_jacobian_line_rate_dv_31(const double *restrict x, double *restrict y, const unsigned short *i, int count)
{
    for (; count; count--, i += 5) {
double a2 = x[i[0]];
y[i[4]] = -((((((x[i[0] + 5]) * (x[i[1] + 3])) - (a2 * (x[i[1] + 6]))) * x[i[2]]) - (((x[i[3] + 4]) - x[i[3]]) * (x[i[2] + 1]))) + (((a2 * x[i[1]]) - (x[i[3] + 3])) * (x[i[2] + 2])));
    }
}

static void iltis_jacobian_line_rate_dv_32(const double *restrict x, double *restrict y, const unsigned short *i, int count)
{
    for (; count; count--, i += 5) {
y[i[4]] = (((((x[i[0] + 1]) * x[i[1]]) - x[i[2]]) * (x[i[3] + 1])) + ((((x[i[0] + 2]) * (x[i[1] + 6])) - (x[i[2] + 1])) * x[i[3]])) + (((x[i[0]] * (x[i[1] + 3])) - (x[i[2] + 3])) * (x[i[3] + 2]));
    }
}

static void iltis_jacobian_line_rate_dv_33(const double *restrict x, double *restrict y, const unsigned short *i, int count)
{
    for (; count; count--, i += 5) {
double a2 = x[i[0]];
y[i[4]] = -((((((x[i[0] + 6]) * (x[i[1] + 6])) - (a2 * x[i[1]])) * (x[i[2] + 1])) + (((a2 * (x[i[1] + 3])) - x[i[3]]) * x[i[2]])) + (((x[i[3] + 5]) - (x[i[3] + 2])) * (x[i[2] + 2])));
    }
}

static void iltis_jacobian_line_rate_dv_34(const double *restrict x, double *restrict y, const unsigned short *i, int count)
{
    for (; count; count--, i += 5) {
double a0 = x[i[0]];
y[i[4]] = -(((((a0 * (x[i[1] + 6])) - (x[i[2] + 4])) * (x[i[3] + 1])) + (((x[i[2] + 2]) - x[i[2]]) * x[i[3]])) + ((((x[i[0] + 2]) * x[i[1]]) - (a0 * (x[i[1] + 3]))) * (x[i[3] + 2])));
    }
}

static void iltis_jacobian_add_force_dv_36(const double *restrict x, double *restrict y, const unsigned short *i, int count)
{
    for (; count; count--, i += 5) {
double a0 = x[i[0]];
y[i[4]] = a0 * x[i[1]];
y[i[4] + 1] = a0 * (x[i[1] + 1]);
y[i[4] + 2] = a0 * (x[i[1] + 2]);
y[i[4] + 3] = a0 * x[i[2]];
y[i[4] + 4] = a0 * (x[i[2] + 1]);
y[i[4] + 5] = a0 * (x[i[2] + 2]);
y[i[4] + 6] = a0 * x[i[3]];
    }
}

static void iltis_jacobian_tyre_dv_37(const double *restrict x, double *restrict y, double *restrict C, const int *restrict at, const unsigned short *i, int count)
{
    for (; count; count--, i += 8) {
double a0 = x[i[0] + 2];
int a3 = (int)x[i[2] + 1];
int a6 = (int)x[i[0] + 6068];
int a9 = (int)x[i[2] + 2];
double a11 = x[i[4] + 1];
double a12 = x[i[4]];
double a13 = x[i[1] + 647];
double a14 = x[i[1] + 648];
int a16 = (int)x[i[2] + 6];
int a17 = (int)x[i[2] + 5];
int a21 = (int)x[i[2] + 3];
int a22 = (int)x[i[2] + 4];
int a23 = (int)x[i[2] + 7];
double a24 = x[i[3] + 3];
double a25 = x[i[3] + 2];
double s8 = ((((int)x[i[2]]) > a3) ? (a0 > 0.0) : 0) ? (-((1.0 / a0) * ((x[i[0] + 1]) - x[i[1]]))) : ((double)a3);
double s20 = ((a6 == 0) ? (-((10.0 + (s8 * ((6.0 * s8) - 15.0))) * ((s8 * (s8 * s8)) * x[i[0]]))) : 0.0) - (x[i[1] + 2]);
double s24 = (s20 + (x[i[3] + 1])) * (((double)a9) * x[i[3]]);
double s29 = 1.0 / (sqrt((a11 * a11) + (a12 * a12)));
double s30 = a12 * s29;
double s32 = a11 * s29;
double s34 = (s30 * a13) + (s32 * a14);
double s38 = (s30 * a14) - (a13 * s32);
double s40 = (s34 * s34) + (s38 * s38);
double s41 = sqrt(s40);
double s42 = 1.0 / s41;
double s43 = 0.5 * s42;
double s44 = 2.0 * s34;
double s46 = 2.0 * s38;
int s50 = s40 == 0.0;
double s56 = s34 * s42;
double s60 = 1.0 / (sqrt(1.0 - (s56 * s56)));
double s62 = s34 / s41;
int s65 = (s62 == 1.0) ? 1 : (s62 == (-1.0));
double s67 = 1.0 / (x[i[3] + 5]);
double s71 = (double)((1 - a16) - a17);
double s72 = ((s65 ? 0.0 : ((s42 * (s30 - (s42 * (s34 * (s50 ? 0.0 : (s43 * ((s30 * s44) - (s32 * s46)))))))) * s60)) * s67) * s71;
double s82 = (((s67 * (asin(s56))) * ((double)((1 - a17) - a16))) - ((double)a17)) + ((double)a16);
double s83 = 2.0 * s82;
double s90 = 1.0 / s38;
double s92 = (s38 - (s20 * ((s30 * x[i[5]]) + (s32 * (x[i[5] + 1]))))) * s90;
double s93 = 1.0 / (x[i[3] + 4]);
double s102 = (((s92 * s93) * ((double)((1 - a21) - a22))) - ((double)a21)) + ((double)a22);
double s103 = 2.0 * s102;
double s104 = 1.0 - s92;
double s110 = (double)((1 - a22) - a21);
double s111 = (s93 * (s90 * (s32 * s104))) * s110;
double s116 = (s102 * s102) + (s82 * s82);
double s118 = 1.0 / (sqrt(s116));
double s119 = 0.5 * s118;
int s121 = s116 == 0.0;
double s127 = a23 ? (-(s118 * (s118 * (s24 * (s121 ? 0.0 : (((s72 * s83) - (s103 * s111)) * s119)))))) : 0.0;
double s130 = a23 ? (s24 * s118) : s24;
double s133 = ((s82 * s127) + (s72 * s130)) * a24;
double s138 = ((s102 * s127) - (s111 * s130)) * a25;
double s140 = (s30 * s133) + (s32 * s138);
int s142 = a9 > a6;
double s156 = s71 * (s67 * (s65 ? 0.0 : (s60 * (s42 * (s32 - (s42 * (s34 * (s50 ? 0.0 : (s43 * ((s32 * s44) + (s30 * s46)))))))))));
double s161 = s110 * (s93 * (s90 * (s30 * s104)));
double s170 = a23 ? (-(s118 * (s118 * (s24 * (s121 ? 0.0 : (s119 * ((s83 * s156) + (s103 * s161)))))))) : 0.0;
double s174 = a24 * ((s82 * s170) + (s130 * s156));
double s179 = a25 * ((s102 * s170) + (s130 * s161));
double s181 = (s30 * s174) + (s32 * s179);
double s195 = (s32 * s133) - (s30 * s138);
double s200 = (s32 * s174) - (s30 * s179);
y[i[6]] = s24;
y[i[6] + 1] = s142 ? (s20 * s195) : 0.0;
y[i[6] + 2] = s142 ? (s20 * s200) : 0.0;
y[i[6] + 3] = s142 ? (-(s20 * s140)) : 0.0;
y[i[6] + 4] = s142 ? (-(s20 * s181)) : 0.0;
y[i[6] + 5] = s20;
y[i[6] + 6] = s142;
y[i[6] + 7] = s32;
y[i[6] + 8] = s30;
y[i[6] + 9] = -s90;
y[i[6] + 10] = s93;
y[i[6] + 11] = s102;
y[i[6] + 12] = s110;
y[i[6] + 13] = s82;
y[i[6] + 14] = s103;
y[i[6] + 15] = s121;
y[i[6] + 16] = s118;
y[i[6] + 17] = s119;
y[i[6] + 18] = s130;
C[at[2895 + i[7]]] = -(s142 ? (-s140) : 0.0);
C[at[2895 + i[7] + 1]] = -(s142 ? (-s181) : 0.0);
C[at[2895 + i[7] + 2]] = -(s142 ? (-s195) : 0.0);
C[at[2895 + i[7] + 3]] = -(s142 ? (-s200) : 0.0);
    }
}

static void iltis_jacobian_tyre_dv_38(const double *restrict x, double *restrict y, double *restrict C, const int *restrict at, const unsigned short *i, int count)
{
    for (; count; count--, i += 7) {
double a1 = x[i[1] + 8];
double a3 = x[i[1] + 7];
double a4 = x[i[1] + 5];
double a12 = x[i[1] + 16];
int a19 = (int)x[i[1] + 6];
double s6 = (((((x[i[0]] * a1) + (x[i[2]] * a3)) * a4) * (x[i[1] + 9])) * (x[i[1] + 10])) * (x[i[1] + 12]);
double s14 = ((int)x[i[3]]) ? (-(a12 * (((((int)x[i[1] + 15]) ? 0.0 : ((s6 * (x[i[1] + 14])) * (x[i[1] + 17]))) * x[i[1]]) * a12))) : 0.0;
double s18 = ((s14 * (x[i[1] + 11])) + (s6 * (x[i[1] + 18]))) * x[i[4]];
double s21 = (s14 * (x[i[1] + 13])) * (x[i[4] + 1]);
double s23 = (a3 * s18) + (a1 * s21);
double s28 = (a1 * s18) - (a3 * s21);
y[i[5]] = a19 ? (-(a4 * s28)) : 0.0;
y[i[5] + 1] = a19 ? (-(a4 * s23)) : 0.0;
C[at[2895 + i[6]]] = -(a19 ? (-s23) : 0.0);
C[at[2895 + i[6] + 1]] = -(a19 ? s28 : 0.0);
    }
}

static void iltis_jacobian_add_weight_dv_41(const double *restrict x, double *restrict y, const unsigned short *i, int count)
{
    for (; count; count--, i += 3) {
double a2 = x[i[0] + 3];
double a3 = x[i[0] + 648];
double a4 = x[i[0] + 2];
double a5 = x[i[0] + 647];
double a6 = x[i[0] + 649];
double a7 = x[i[0]];
double a8 = x[i[0] + 650];
double a9 = x[i[0] + 1];
double a10 = x[i[1] + 1];
double a11 = x[i[1]];
double a12 = x[i[1] + 2];
double s9 = ((((a2 * a3) + (a4 * a5)) - (a6 * a7)) - (a8 * a9)) * (8.0 * a10);
double s11 = 8.0 * (a2 * a11);
double s15 = 8.0 * (a7 * a10);
double s19 = 8.0 * (a9 * a12);
double s30 = ((((a3 * a7) - (a5 * a9)) + (a2 * a6)) - (a4 * a8)) * (8.0 * a11);
double s32 = 8.0 * (a7 * a11);
double s36 = 8.0 * (a2 * a10);
double s40 = 8.0 * (a4 * a12);
double s51 = ((((a3 * a4) - (a2 * a5)) - (a6 * a9)) + (a7 * a8)) * (8.0 * a12);
double s53 = 8.0 * (a9 * a10);
double s56 = 8.0 * (a4 * a11);
double s61 = 8.0 * (a7 * a12);
double s65 = 8.0 * (a4 * a10);
double s68 = 8.0 * (a9 * a11);
double s72 = 8.0 * (a2 * a12);
y[i[2]] = ((s9 - (a3 * s11)) - (a6 * s15)) + (a8 * s19);
y[i[2] + 1] = ((s30 + (a3 * s32)) - (a6 * s36)) + (a8 * s40);
y[i[2] + 2] = (s51 + ((a6 * s53) - (a3 * s56))) + (a8 * s61);
y[i[2] + 3] = ((a6 * s65) + (a3 * s68)) + (a8 * s72);
y[i[2] + 4] = -(((s51 + (a5 * s11)) - (a6 * s19)) - (a8 * s15));
y[i[2] + 5] = ((a6 * s40) + (a5 * s32)) + (a8 * s36);
y[i[2] + 6] = -((s9 + ((a6 * s61) - (a5 * s56))) - (a8 * s53));
y[i[2] + 7] = ((s30 - (a5 * s68)) - (a6 * s72)) + (a8 * s65);
y[i[2] + 8] = ((a5 * s15) + (a8 * s11)) + (a3 * s19);
y[i[2] + 9] = (s51 + ((a5 * s36) - (a8 * s32))) + (a3 * s40);
y[i[2] + 10] = -(((s30 - (a8 * s56)) + (a5 * s53)) - (a3 * s61));
y[i[2] + 11] = -(((s9 + (a8 * s68)) + (a5 * s65)) - (a3 * s72));
y[i[2] + 12] = ((s30 + (a6 * s11)) - (a3 * s15)) + (a5 * s19);
y[i[2] + 13] = -(((s9 + (a6 * s32)) + (a3 * s36)) - (a5 * s40));
y[i[2] + 14] = ((a3 * s53) + (a6 * s56)) + (a5 * s61);
y[i[2] + 15] = -((s51 - ((a3 * s65) - (a6 * s68))) - (a5 * s72));
    }
}

static void iltis_jacobian_add_weight_dv_42(const double *restrict x, double *restrict y, const unsigned short *i, int count)
{
    for (; count; count--, i += 3) {
double a2 = x[i[0] + 3];
double a3 = x[i[0] + 648];
double a4 = x[i[0] + 2];
double a5 = x[i[0] + 647];
double a6 = x[i[0] + 649];
double a7 = x[i[0]];
double a8 = x[i[0] + 650];
double a9 = x[i[0] + 1];
double a10 = x[i[1] + 1];
double a11 = x[i[1]];
double s9 = ((((a2 * a3) + (a4 * a5)) - (a6 * a7)) - (a8 * a9)) * (8.0 * a10);
double s11 = 8.0 * (a2 * a11);
double s12 = a3 * s11;
double s15 = 8.0 * (a7 * a10);
double s19 = 8.0 * (a9 * a11);
double s20 = a8 * s19;
double s29 = 8.0 * a11;
double s30 = ((((a3 * a7) - (a5 * a9)) + (a2 * a6)) - (a4 * a8)) * s29;
double s32 = 8.0 * (a7 * a11);
double s33 = a3 * s32;
double s36 = 8.0 * (a2 * a10);
double s40 = 8.0 * (a4 * a11);
double s41 = a8 * s40;
double s50 = s29 * ((((a3 * a4) - (a2 * a5)) - (a6 * a9)) + (a7 * a8));
double s52 = 8.0 * (a9 * a10);
double s54 = a3 * s40;
double s57 = a8 * s32;
double s60 = 8.0 * (a4 * a10);
double s62 = a3 * s19;
double s64 = a8 * s11;
double s71 = a5 * s11;
double s73 = a6 * s19;
double s78 = a6 * s40;
double s79 = a5 * s32;
double s83 = a6 * s32;
double s84 = a5 * s40;
double s90 = a5 * s19;
double s92 = a6 * s11;
y[i[2]] = ((s9 - s12) - (a6 * s15)) + s20;
y[i[2] + 1] = ((s30 + s33) - (a6 * s36)) + s41;
y[i[2] + 2] = (s50 + ((a6 * s52) - s54)) + s57;
y[i[2] + 3] = ((a6 * s60) + s62) + s64;
y[i[2] + 4] = -(((s50 + s71) - s73) - (a8 * s15));
y[i[2] + 5] = (s78 + s79) + (a8 * s36);
y[i[2] + 6] = -((s9 + (s83 - s84)) - (a8 * s52));
y[i[2] + 7] = ((s30 - s90) - s92) + (a8 * s60);
y[i[2] + 8] = s62 + (s64 + (a5 * s15));
y[i[2] + 9] = s54 + (s50 - (s57 - (a5 * s36)));
y[i[2] + 10] = s33 - ((s30 - s41) + (a5 * s52));
y[i[2] + 11] = s12 - ((s9 + s20) + (a5 * s60));
y[i[2] + 12] = s90 + ((s30 + s92) - (a3 * s15));
y[i[2] + 13] = s84 - ((s9 + s83) + (a3 * s36));
y[i[2] + 14] = s79 + (s78 + (a3 * s52));
y[i[2] + 15] = s71 - (s50 + (s73 - (a3 * s60)));
    }
}

static void iltis_jacobian_revolute_d0_b_43(const double *restrict x, double *restrict y, const unsigned short *i, int count)
{
    for (; count; count--, i += 10) {
double a0 = x[i[0] + 5];
double a1 = x[i[1] + 4];
double a2 = x[i[0] + 17];
double a3 = x[i[0] + 3];
double a4 = x[i[2]];
double a5 = x[i[1] + 3];
double a6 = x[i[3] + 3];
double a7 = x[i[3] + 6];
double a8 = x[i[3] + 5];
double a9 = x[i[3]];
double a10 = x[i[3] + 4];
double a12 = x[i[0] + 6];
double a13 = x[i[0] + 4];
double a15 = x[i[3] + 17];
double a19 = x[i[5] + 11];
double a20 = x[i[1]];
double a21 = x[i[0] + 2];
double a22 = x[i[0] + 1];
double a23 = x[i[0]];
double a25 = x[i[5] + 9];
double a28 = x[i[1] + 1];
double a29 = x[i[0] + 7];
double a32 = x[i[1] + 2];
double a33 = x[i[0] + 8];
double a37 = x[i[7]];
double s6 = a5 * a8;
double s9 = a5 * a10;
double s15 = a1 * a6;
double s21 = a1 * a10;
double s30 = (x[i[5] + 110]) - a19;
double s36 = x[i[5]] - a25;
double s67 = x[i[6]] - a37;
double s79 = a25 - (x[i[5] + 107]);
double s165 = a37 - x[i[8]];
double s167 = a19 - (x[i[5] + 2]);
y[i[9]] = a0 * a1;
y[i[9] + 1] = a1 * a2;
y[i[9] + 2] = a1 * a3;
y[i[9] + 3] = a1 * a4;
y[i[9] + 4] = a5 * a6;
y[i[9] + 5] = a5 * a7;
y[i[9] + 6] = s6 + (a1 * a9);
y[i[9] + 7] = s9 + (a1 * (x[i[3] + 15]));
y[i[9] + 8] = a1 * a12;
y[i[9] + 9] = a1 * a13;
y[i[9] + 10] = (a5 * (x[i[3] + 10])) + s15;
y[i[9] + 11] = a1 * a15;
y[i[9] + 12] = (a5 * a9) + (a1 * x[i[4]]);
y[i[9] + 13] = s21;
y[i[9] + 14] = s6 + (a1 * a7);
y[i[9] + 15] = s9 + s15;
y[i[9] + 16] = s21 + (a5 * (x[i[4] + 1]));
y[i[9] + 17] = (a5 * a15) + (a1 * a8);
y[i[9] + 18] = (s30 * a20) + (a1 * a21);
y[i[9] + 19] = a1 * a22;
y[i[9] + 20] = a1 * a23;
y[i[9] + 21] = -((a20 * s36) - ((a5 * (x[i[3] + 9])) + (a1 * (x[i[3] + 13]))));
y[i[9] + 22] = (s30 * a28) + (a1 * a29);
y[i[9] + 23] = -((s36 * a28) - ((a5 * (x[i[3] + 11])) + (a1 * (x[i[3] + 14]))));
y[i[9] + 24] = (s30 * a32) + (a1 * a33);
y[i[9] + 25] = -((s36 * a32) - ((a5 * (x[i[3] + 12])) + (a1 * (x[i[3] + 16]))));
y[i[9] + 26] = a0 * a5;
y[i[9] + 27] = a2 * a5;
y[i[9] + 28] = a3 * a5;
y[i[9] + 29] = a4 * a5;
y[i[9] + 30] = a5 * a12;
y[i[9] + 31] = a5 * a13;
y[i[9] + 32] = (a20 * s67) + (a5 * a21);
y[i[9] + 33] = a5 * a22;
y[i[9] + 34] = a5 * a23;
y[i[9] + 35] = (a28 * s67) + (a5 * a29);
y[i[9] + 36] = (a32 * s67) + (a5 * a33);
y[i[9] + 37] = a32 * s79;
y[i[9] + 38] = a32 * s165;
y[i[9] + 39] = a32 * s167;
y[i[9] + 40] = a28 * s79;
y[i[9] + 41] = a28 * s165;
y[i[9] + 42] = a28 * s167;
y[i[9] + 43] = a20 * s79;
y[i[9] + 44] = a20 * s165;
y[i[9] + 45] = a20 * s167;
    }
}

static void iltis_jacobian_revolute_d0_b_44(const double *restrict x, double *restrict y, const unsigned short *i, int count)
{
    for (; count; count--, i += 9) {
double a0 = x[i[0] + 5];
double a1 = x[i[1] + 4];
double a2 = x[i[0] + 17];
double a3 = x[i[0] + 3];
double a4 = x[i[2]];
double a5 = x[i[1] + 3];
double a6 = x[i[3] + 3];
double a7 = x[i[3] + 6];
double a8 = x[i[3] + 5];
double a9 = x[i[3]];
double a10 = x[i[3] + 4];
double a12 = x[i[0] + 6];
double a13 = x[i[0] + 4];
double a15 = x[i[3] + 17];
double a19 = x[i[5] + 8];
double a20 = x[i[1]];
double a21 = x[i[0] + 2];
double a22 = x[i[0] + 1];
double a23 = x[i[0]];
double a27 = x[i[5] + 6];
double a28 = x[i[1] + 1];
double a29 = x[i[0] + 7];
double a32 = x[i[1] + 2];
double a33 = x[i[0] + 8];
double a37 = x[i[7]];
double s6 = a5 * a8;
double s9 = a5 * a10;
double s15 = a1 * a6;
double s21 = a1 * a10;
double s30 = (x[i[5] + 2]) - a19;
double s39 = (x[i[5] + 3]) - a27;
double s64 = x[i[6]] - a37;
double s76 = a27 - x[i[5]];
double s162 = a37 - x[i[8]];
double s164 = a19 - (x[i[5] + 5]);
y[i[2] + 1] = a0 * a1;
y[i[2] + 2] = a1 * a2;
y[i[2] + 3] = a1 * a3;
y[i[2] + 4] = a1 * a4;
y[i[2] + 5] = a5 * a6;
y[i[2] + 6] = a5 * a7;
y[i[2] + 7] = s6 + (a1 * a9);
y[i[2] + 8] = s9 + (a1 * (x[i[3] + 15]));
y[i[2] + 9] = a1 * a12;
y[i[2] + 10] = a1 * a13;
y[i[2] + 11] = (a5 * (x[i[3] + 10])) + s15;
y[i[2] + 12] = a1 * a15;
y[i[2] + 13] = (a5 * a9) + (a1 * x[i[4]]);
y[i[2] + 14] = s21;
y[i[2] + 15] = s6 + (a1 * a7);
y[i[2] + 16] = s9 + s15;
y[i[2] + 17] = s21 + (a5 * (x[i[4] + 1]));
y[i[2] + 18] = (a5 * a15) + (a1 * a8);
y[i[2] + 19] = (s30 * a20) + (a1 * a21);
y[i[2] + 20] = a1 * a22;
y[i[2] + 21] = a1 * a23;
y[i[2] + 22] = ((a5 * (x[i[3] + 9])) + (a1 * (x[i[3] + 13]))) - (a20 * s39);
y[i[2] + 23] = (s30 * a28) + (a1 * a29);
y[i[2] + 24] = ((a5 * (x[i[3] + 11])) + (a1 * (x[i[3] + 14]))) - (s39 * a28);
y[i[2] + 25] = (s30 * a32) + (a1 * a33);
y[i[2] + 26] = ((a5 * (x[i[3] + 12])) + (a1 * (x[i[3] + 16]))) - (s39 * a32);
y[i[2] + 27] = a0 * a5;
y[i[2] + 28] = a2 * a5;
y[i[2] + 29] = a3 * a5;
y[i[2] + 30] = a4 * a5;
y[i[2] + 31] = a5 * a12;
y[i[2] + 32] = a5 * a13;
y[i[2] + 33] = (a20 * s64) + (a5 * a21);
y[i[2] + 34] = a5 * a22;
y[i[2] + 35] = a5 * a23;
y[i[2] + 36] = (a28 * s64) + (a5 * a29);
y[i[2] + 37] = (a32 * s64) + (a5 * a33);
y[i[2] + 38] = a32 * s76;
y[i[2] + 39] = a32 * s162;
y[i[2] + 40] = a32 * s164;
y[i[2] + 41] = a28 * s76;
y[i[2] + 42] = a28 * s162;
y[i[2] + 43] = a28 * s164;
y[i[2] + 44] = a20 * s76;
y[i[2] + 45] = a20 * s162;
y[i[2] + 46] = a20 * s164;
    }
}

static void iltis_jacobian_revolute_d0_b_45(const double *restrict x, double *restrict y, const unsigned short *i, int count)
{
    for (; count; count--, i += 5) {
double a0 = x[i[0] + 5];
double a1 = x[i[1] + 1];
double a2 = x[i[0] + 3];
double a3 = x[i[0] + 6];
double a4 = x[i[0] + 4];
double a5 = x[i[2] + 3];
double a6 = x[i[2] + 17];
double a7 = x[i[1]];
double a8 = x[i[2]];
double a11 = x[i[2] + 5];
double a12 = x[i[0]];
double a13 = x[i[0] + 10];
double a14 = x[i[2] + 4];
double a16 = x[i[2] + 6];
double a18 = x[i[0] + 9];
double a19 = x[i[4] + 1];
double a20 = x[i[0] + 17];
double a23 = x[i[0] + 11];
double a26 = x[i[0] + 12];
double s4 = a1 * a5;
double s10 = a1 * a11;
double s17 = a5 * a7;
double s21 = a7 * a14;
y[i[4] + 2] = a0 * a1;
y[i[4] + 3] = a1 * a2;
y[i[4] + 4] = a1 * a3;
y[i[4] + 5] = a1 * a4;
y[i[4] + 6] = s4;
y[i[4] + 7] = a1 * a6;
y[i[4] + 8] = (a7 * a8) + (a1 * x[i[3]]);
y[i[4] + 9] = (a7 * (x[i[2] + 15])) + s10;
y[i[4] + 10] = a1 * a12;
y[i[4] + 11] = a1 * a13;
y[i[4] + 12] = (a6 * a7) + (a1 * a14);
y[i[4] + 13] = s10 + s17;
y[i[4] + 14] = s4 + (a7 * x[i[4]]);
y[i[4] + 15] = s21 + (a1 * a16);
y[i[4] + 16] = s17 + (a1 * (x[i[2] + 1]));
y[i[4] + 17] = a7 * a16;
y[i[4] + 18] = s21 + (a1 * a8);
y[i[4] + 19] = a7 * a11;
y[i[4] + 20] = a1 * a18;
y[i[4] + 21] = a1 * a19;
y[i[4] + 22] = a1 * a20;
y[i[4] + 23] = (a7 * (x[i[2] + 13])) + (a1 * (x[i[2] + 2]));
y[i[4] + 24] = a1 * a23;
y[i[4] + 25] = (a7 * (x[i[2] + 14])) + (a1 * (x[i[2] + 7]));
y[i[4] + 26] = a1 * a26;
y[i[4] + 27] = (a7 * (x[i[2] + 16])) + (a1 * (x[i[2] + 8]));
y[i[4] + 28] = a0 * a7;
y[i[4] + 29] = a2 * a7;
y[i[4] + 30] = a3 * a7;
y[i[4] + 31] = a4 * a7;
y[i[4] + 32] = a7 * a12;
y[i[4] + 33] = a7 * a13;
y[i[4] + 34] = a7 * a18;
y[i[4] + 35] = a7 * a19;
y[i[4] + 36] = a7 * a20;
y[i[4] + 37] = a7 * a23;
y[i[4] + 38] = a7 * a26;
    }
}

static void iltis_jacobian_revolute_d0_b_46(const double *restrict x, double *restrict y, const unsigned short *i, int count)
{
    for (; count; count--, i += 10) {
double a0 = x[i[0] + 5];
double a1 = x[i[1] + 4];
double a2 = x[i[0] + 17];
double a3 = x[i[0] + 3];
double a4 = x[i[2]];
double a5 = x[i[1] + 3];
double a6 = x[i[3] + 3];
double a7 = x[i[3] + 6];
double a8 = x[i[3] + 5];
double a9 = x[i[3]];
double a10 = x[i[3] + 4];
double a12 = x[i[0] + 6];
double a13 = x[i[0] + 4];
double a15 = x[i[3] + 17];
double a19 = x[i[4] + 2];
double a20 = x[i[1]];
double a21 = x[i[0] + 2];
double a22 = x[i[0] + 1];
double a23 = x[i[0]];
double a27 = x[i[4]];
double a28 = x[i[1] + 1];
double a29 = x[i[0] + 7];
double a32 = x[i[1] + 2];
double a33 = x[i[0] + 8];
double a36 = x[i[6]];
double s6 = a5 * a8;
double s9 = a5 * a10;
double s15 = a1 * a6;
double s21 = a1 * a10;
double s30 = (x[i[3] + 485]) - a19;
double s39 = x[i[5]] - a27;
double s78 = a27 - (x[i[3] + 484]);
double s164 = a36 - x[i[7]];
double s166 = a19 - x[i[8]];
y[i[9]] = a0 * a1;
y[i[9] + 1] = a1 * a2;
y[i[9] + 2] = a1 * a3;
y[i[9] + 3] = a1 * a4;
y[i[9] + 4] = a5 * a6;
y[i[9] + 5] = a5 * a7;
y[i[9] + 6] = s6 + (a1 * a9);
y[i[9] + 7] = s9 + (a1 * (x[i[3] + 15]));
y[i[9] + 8] = a1 * a12;
y[i[9] + 9] = a1 * a13;
y[i[9] + 10] = (a5 * (x[i[3] + 10])) + s15;
y[i[9] + 11] = a1 * a15;
y[i[9] + 12] = (a5 * a9) + (a1 * (x[i[3] + 3534]));
y[i[9] + 13] = s21;
y[i[9] + 14] = s6 + (a1 * a7);
y[i[9] + 15] = s9 + s15;
y[i[9] + 16] = s21 + (a5 * (x[i[3] + 3535]));
y[i[9] + 17] = (a5 * a15) + (a1 * a8);
y[i[9] + 18] = (s30 * a20) + (a1 * a21);
y[i[9] + 19] = a1 * a22;
y[i[9] + 20] = a1 * a23;
y[i[9] + 21] = ((a5 * (x[i[3] + 9])) + (a1 * (x[i[3] + 13]))) - (a20 * s39);
y[i[9] + 22] = (s30 * a28) + (a1 * a29);
y[i[9] + 23] = ((a5 * (x[i[3] + 11])) + (a1 * (x[i[3] + 14]))) - (s39 * a28);
y[i[9] + 24] = (s30 * a32) + (a1 * a33);
y[i[9] + 25] = ((a5 * (x[i[3] + 12])) + (a1 * (x[i[3] + 16]))) - (s39 * a32);
y[i[9] + 26] = a0 * a5;
y[i[9] + 27] = a2 * a5;
y[i[9] + 28] = a3 * a5;
y[i[9] + 29] = a4 * a5;
y[i[9] + 30] = a5 * a12;
y[i[9] + 31] = a5 * a13;
y[i[9] + 32] = -((a20 * a36) - (a5 * a21));
y[i[9] + 33] = a5 * a22;
y[i[9] + 34] = a5 * a23;
y[i[9] + 35] = -((a28 * a36) - (a5 * a29));
y[i[9] + 36] = -((a32 * a36) - (a5 * a33));
y[i[9] + 37] = a32 * s78;
y[i[9] + 38] = a32 * s164;
y[i[9] + 39] = a32 * s166;
y[i[9] + 40] = a28 * s78;
y[i[9] + 41] = a28 * s164;
y[i[9] + 42] = a28 * s166;
y[i[9] + 43] = a20 * s78;
y[i[9] + 44] = a20 * s164;
y[i[9] + 45] = a20 * s166;
    }
}

static void iltis_jacobian_revolute_d0_b_47(const double *restrict x, double *restrict y, const unsigned short *i, int count)
{
    for (; count; count--, i += 10) {
double a0 = x[i[0] + 5];
double a1 = x[i[1] + 4];
double a2 = x[i[0] + 17];
double a3 = x[i[0] + 3];
double a4 = x[i[2]];
double a5 = x[i[1] + 3];
double a6 = x[i[3] + 3];
double a7 = x[i[3] + 6];
double a8 = x[i[3] + 5];
double a9 = x[i[3]];
double a10 = x[i[3] + 4];
double a12 = x[i[0] + 6];
double a13 = x[i[0] + 4];
double a15 = x[i[3] + 17];
double a19 = x[i[4] + 2];
double a20 = x[i[1]];
double a21 = x[i[0] + 2];
double a22 = x[i[0] + 1];
double a23 = x[i[0]];
double a25 = x[i[4]];
double a28 = x[i[1] + 1];
double a29 = x[i[0] + 7];
double a32 = x[i[1] + 2];
double a33 = x[i[0] + 8];
double a36 = x[i[6]];
double s6 = a5 * a8;
double s9 = a5 * a10;
double s15 = a1 * a6;
double s21 = a1 * a10;
double s30 = (x[i[3] + 485]) - a19;
double s36 = x[i[5]] - a25;
double s81 = a25 - (x[i[3] + 484]);
double s167 = a36 - x[i[7]];
double s169 = a19 - x[i[8]];
y[i[9]] = a0 * a1;
y[i[9] + 1] = a1 * a2;
y[i[9] + 2] = a1 * a3;
y[i[9] + 3] = a1 * a4;
y[i[9] + 4] = a5 * a6;
y[i[9] + 5] = a5 * a7;
y[i[9] + 6] = s6 + (a1 * a9);
y[i[9] + 7] = s9 + (a1 * (x[i[3] + 15]));
y[i[9] + 8] = a1 * a12;
y[i[9] + 9] = a1 * a13;
y[i[9] + 10] = (a5 * (x[i[3] + 10])) + s15;
y[i[9] + 11] = a1 * a15;
y[i[9] + 12] = (a5 * a9) + (a1 * (x[i[3] + 3534]));
y[i[9] + 13] = s21;
y[i[9] + 14] = s6 + (a1 * a7);
y[i[9] + 15] = s9 + s15;
y[i[9] + 16] = s21 + (a5 * (x[i[3] + 3535]));
y[i[9] + 17] = (a5 * a15) + (a1 * a8);
y[i[9] + 18] = (s30 * a20) + (a1 * a21);
y[i[9] + 19] = a1 * a22;
y[i[9] + 20] = a1 * a23;
y[i[9] + 21] = -((a20 * s36) - ((a5 * (x[i[3] + 9])) + (a1 * (x[i[3] + 13]))));
y[i[9] + 22] = (s30 * a28) + (a1 * a29);
y[i[9] + 23] = -((s36 * a28) - ((a5 * (x[i[3] + 11])) + (a1 * (x[i[3] + 14]))));
y[i[9] + 24] = (s30 * a32) + (a1 * a33);
y[i[9] + 25] = -((s36 * a32) - ((a5 * (x[i[3] + 12])) + (a1 * (x[i[3] + 16]))));
y[i[9] + 26] = a0 * a5;
y[i[9] + 27] = a2 * a5;
y[i[9] + 28] = a3 * a5;
y[i[9] + 29] = a4 * a5;
y[i[9] + 30] = a5 * a12;
y[i[9] + 31] = a5 * a13;
y[i[9] + 32] = -((a20 * a36) - (a5 * a21));
y[i[9] + 33] = a5 * a22;
y[i[9] + 34] = a5 * a23;
y[i[9] + 35] = -((a28 * a36) - (a5 * a29));
y[i[9] + 36] = -((a32 * a36) - (a5 * a33));
y[i[9] + 37] = a32 * s81;
y[i[9] + 38] = a32 * s167;
y[i[9] + 39] = a32 * s169;
y[i[9] + 40] = a28 * s81;
y[i[9] + 41] = a28 * s167;
y[i[9] + 42] = a28 * s169;
y[i[9] + 43] = a20 * s81;
y[i[9] + 44] = a20 * s167;
y[i[9] + 45] = a20 * s169;
    }
}

static void iltis_jacobian_spherical_d0_b_48(const double *restrict x, double *restrict y, const unsigned short *i, int count)
{
    for (; count; count--, i += 5) {
double a0 = x[i[0] + 2];
double a2 = x[i[1]];
double a4 = x[i[3]];
double a6 = x[i[1] + 2];
double a9 = x[i[0] + 1];
double a10 = x[i[0]];
double s0 = (x[i[1] + 2352]) - a2;
double s3 = x[i[2]] - a4;
double s6 = (x[i[1] + 2354]) - a6;
double s9 = a2 - (x[i[1] + 3]);
double s12 = a6 - (x[i[1] + 4]);
y[i[4]] = -(a0 * s0);
y[i[4] + 1] = -(a0 * s3);
y[i[4] + 2] = -(a0 * s6);
y[i[4] + 3] = a0 * s9;
y[i[4] + 4] = a0 * a4;
y[i[4] + 5] = a0 * s12;
y[i[4] + 6] = -(s0 * a9);
y[i[4] + 7] = -(s3 * a9);
y[i[4] + 8] = -(s6 * a9);
y[i[4] + 9] = s9 * a9;
y[i[4] + 10] = a4 * a9;
y[i[4] + 11] = s12 * a9;
y[i[4] + 12] = -(s0 * a10);
y[i[4] + 13] = -(s3 * a10);
y[i[4] + 14] = -(s6 * a10);
y[i[4] + 15] = s9 * a10;
y[i[4] + 16] = a4 * a10;
y[i[4] + 17] = s12 * a10;
    }
}

static void iltis_jacobian_spherical_d0_b_53(const double *restrict x, double *restrict y, const unsigned short *i, int count)
{
    for (; count; count--, i += 9) {
double a0 = x[i[0] + 2];
double a2 = x[i[2]];
double a4 = x[i[4]];
double a6 = x[i[2] + 2];
double a10 = x[i[0] + 1];
double a11 = x[i[0]];
double s0 = x[i[1]] - a2;
double s3 = x[i[3]] - a4;
double s6 = x[i[5]] - a6;
double s9 = a2 - x[i[6]];
double s11 = a4 - x[i[7]];
double s13 = a6 - (x[i[6] + 2]);
y[i[8]] = -(a0 * s0);
y[i[8] + 1] = -(a0 * s3);
y[i[8] + 2] = -(a0 * s6);
y[i[8] + 3] = a0 * s9;
y[i[8] + 4] = a0 * s11;
y[i[8] + 5] = a0 * s13;
y[i[8] + 6] = -(s0 * a10);
y[i[8] + 7] = -(s3 * a10);
y[i[8] + 8] = -(s6 * a10);
y[i[8] + 9] = s9 * a10;
y[i[8] + 10] = s11 * a10;
y[i[8] + 11] = s13 * a10;
y[i[8] + 12] = -(s0 * a11);
y[i[8] + 13] = -(s3 * a11);
y[i[8] + 14] = -(s6 * a11);
y[i[8] + 15] = s9 * a11;
y[i[8] + 16] = s11 * a11;
y[i[8] + 17] = s13 * a11;
    }
}

static void iltis_jacobian_lever_d0_nodiff_54(const double *restrict x, double *restrict y)
{
double s0 = x[625] - x[619];
double s2 = x[624] - x[618];
y[2923] = -((s0 * x[153]) + (s2 * x[142]));
y[2924] = -(-((s0 * x[144]) + (s2 * x[140])));
y[2925] = -(-((s0 * x[143]) + (s2 * x[141])));
y[2926] = -(-(s0 * x[146]));
y[2927] = -(-(s0 * x[145]));
}

static void iltis_jacobian_lever_d0_nodiff_55(const double *restrict x, double *restrict y)
{
double a7 = x[143];
double a9 = x[144];
double s0 = x[625] - x[619];
double s2 = x[624] - x[618];
y[4669] = -((s0 * x[154]) + (s2 * x[147]));
y[4670] = -(-((s0 * x[3674]) + (s2 * a7)));
y[4671] = -(-((s0 * x[157]) + (s2 * a9)));
y[4672] = -(-((s0 * a7) + (s2 * x[145])));
y[4673] = -(-((s0 * a9) + (s2 * x[146])));
}

static void iltis_jacobian_lever_d0_nodiff_56(const double *restrict x, double *restrict y)
{
double s0 = x[625] - x[619];
double s2 = x[624] - x[618];
y[4664] = -((s0 * x[156]) + (s2 * x[148]));
y[4665] = -(-((s0 * x[140]) + (s2 * x[3676])));
y[4666] = -(-((s0 * x[155]) + (s2 * x[145])));
y[4667] = -(-(s2 * x[143]));
y[4668] = -(-(s2 * x[157]));
}

static void iltis_jacobian_dot_d0_b_57(const double *restrict x, double *restrict y, const unsigned short *i, int count)
{
    for (; count; count--, i += 23) {
double a1 = x[i[1]];
y[i[22]] = (x[i[0] + 1741]) * a1;
y[i[22] + 1] = a1 * x[i[2]];
y[i[22] + 2] = a1 * (x[i[3] + 1742]);
y[i[22] + 3] = a1 * x[i[4]];
y[i[22] + 4] = a1 * x[i[5]];
y[i[22] + 5] = a1 * x[i[6]];
y[i[22] + 6] = a1 * x[i[7]];
y[i[22] + 7] = a1 * x[i[8]];
y[i[22] + 8] = a1 * x[i[9]];
y[i[22] + 9] = a1 * x[i[10]];
y[i[22] + 10] = a1 * x[i[11]];
y[i[22] + 11] = a1 * x[i[12]];
y[i[22] + 12] = a1 * x[i[13]];
y[i[22] + 13] = a1 * x[i[14]];
y[i[22] + 14] = a1 * x[i[15]];
y[i[22] + 15] = a1 * x[i[16]];
y[i[22] + 16] = a1 * (x[i[0] + 5195]);
y[i[22] + 17] = a1 * x[i[0]];
y[i[22] + 18] = a1 * x[i[17]];
y[i[22] + 19] = a1 * x[i[3]];
y[i[22] + 20] = a1 * x[i[18]];
y[i[22] + 21] = a1 * x[i[19]];
y[i[22] + 22] = a1 * (x[i[0] + 5196]);
y[i[22] + 23] = a1 * x[i[20]];
y[i[22] + 24] = a1 * (x[i[0] + 5197]);
y[i[22] + 25] = a1 * x[i[21]];
    }
}

static void iltis_jacobian_lever_d0_b_58(const double *restrict x, double *restrict y, const unsigned short *i, int count)
{
    for (; count; count--, i += 2) {
double a2 = x[i[1]];
double a6 = x[i[1] + 1];
double a7 = x[i[1] + 2];
double a8 = x[i[1] + 3];
double a10 = x[i[1] + 4];
double s0 = (x[i[0] + 6]) - x[i[0]];
double s3 = (x[i[0] + 7]) - (x[i[0] + 1]);
y[i[1] + 5] = -(s0 * a2);
y[i[1] + 6] = -(a2 * s3);
y[i[1] + 7] = -(s0 * a6);
y[i[1] + 8] = -(s0 * a7);
y[i[1] + 9] = -(s0 * a8);
y[i[1] + 10] = -(s0 * a10);
y[i[1] + 11] = -(s3 * a6);
y[i[1] + 12] = -(s3 * a7);
y[i[1] + 13] = -(s3 * a8);
y[i[1] + 14] = -(s3 * a10);
    }
}

static void iltis_jacobian_lever_d0_b_59(const double *restrict x, double *restrict y)
{
double a2 = x[9924];
double a6 = x[9925];
double a8 = x[9926];
double s0 = x[624] - x[618];
double s3 = x[625] - x[619];
y[9927] = -(s0 * a2);
y[9928] = -(a2 * s3);
y[9929] = -(s0 * a6);
y[9930] = -(s0 * a8);
y[9931] = -(s3 * a6);
y[9932] = -(s3 * a8);
}

static void iltis_jacobian_lever_d0_b_60(const double *restrict x, double *restrict y, const unsigned short *i, int count)
{
    for (; count; count--, i += 5) {
double a2 = x[i[1]];
double a6 = x[i[1] + 1];
double a8 = x[i[2]];
double a10 = x[i[3]];
double a12 = x[i[4]];
double s0 = (x[i[0] + 6]) - x[i[0]];
double s3 = (x[i[0] + 7]) - (x[i[0] + 1]);
y[i[4] + 1] = -(s0 * a2);
y[i[4] + 2] = -(a2 * s3);
y[i[4] + 3] = -(s0 * a6);
y[i[4] + 4] = -(s0 * a8);
y[i[4] + 5] = -(s0 * a10);
y[i[4] + 6] = -(s0 * a12);
y[i[4] + 7] = -(s3 * a6);
y[i[4] + 8] = -(s3 * a8);
y[i[4] + 9] = -(s3 * a10);
y[i[4] + 10] = -(s3 * a12);
    }
}

static void iltis_jacobian_perpendicular_d0_b_61(const double *restrict x, double *restrict y, const unsigned short *i, int count)
{
    for (; count; count--, i += 23) {
double a1 = x[i[1]];
y[i[22]] = x[i[0]] * a1;
y[i[22] + 1] = a1 * x[i[2]];
y[i[22] + 2] = a1 * x[i[3]];
y[i[22] + 3] = a1 * x[i[4]];
y[i[22] + 4] = a1 * x[i[5]];
y[i[22] + 5] = a1 * x[i[6]];
y[i[22] + 6] = a1 * x[i[7]];
y[i[22] + 7] = a1 * x[i[8]];
y[i[22] + 8] = a1 * x[i[9]];
y[i[22] + 9] = a1 * x[i[10]];
y[i[22] + 10] = a1 * x[i[11]];
y[i[22] + 11] = a1 * (x[i[12] + 4]);
y[i[22] + 12] = a1 * x[i[13]];
y[i[22] + 13] = a1 * x[i[14]];
y[i[22] + 14] = a1 * x[i[15]];
y[i[22] + 15] = a1 * x[i[16]];
y[i[22] + 16] = a1 * x[i[17]];
y[i[22] + 17] = a1 * x[i[12]];
y[i[22] + 18] = a1 * x[i[18]];
y[i[22] + 19] = a1 * x[i[19]];
y[i[22] + 20] = a1 * x[i[20]];
y[i[22] + 21] = a1 * x[i[21]];
    }
}

static void iltis_jacobian_lever_d0_b_62(const double *restrict x, double *restrict y)
{
double a2 = x[10249];
double a6 = x[10250];
double a8 = x[10251];
double a10 = x[10252];
double a12 = x[10253];
double s0 = x[624] - x[618];
double s3 = x[625] - x[619];
y[10254] = -(s0 * a2);
y[10255] = -(a2 * s3);
y[10256] = -(s0 * a6);
y[10257] = -(s0 * a8);
y[10258] = -(s0 * a10);
y[10259] = -(s0 * a12);
y[10260] = -(s3 * a6);
y[10261] = -(s3 * a8);
y[10262] = -(s3 * a10);
y[10263] = -(s3 * a12);
}

static void iltis_jacobian_euler_norm_d0_b_63(const double *restrict x, double *restrict y, const unsigned short *i, int count)
{
    for (; count; count--, i += 1) {
y[i[0] + 132] = 2.0 * x[i[0]];
    }
}

static void iltis_jacobian_frame_d0_b_64(const double *restrict x, double *restrict y, double *restrict K, const int *restrict at)
{
double s0 = 2.0 * x[8424];
double s1 = 2.0 * x[8425];
double s2 = s0 + s1;
double s3 = 2.0 * x[8426];
double s4 = 2.0 * x[8427];
double s5 = s3 + s4;
double s6 = 2.0 * x[8428];
double s7 = 2.0 * x[8429];
double s10 = 4.0 * x[8430];
double s24 = s6 + s7;
double s25 = 4.0 * x[8431];
double s27 = -(s0 - s1);
double s41 = 4.0 * x[8432];
y[8433] = s2;
y[8434] = s5;
y[8435] = s10;
y[8436] = s24;
y[8437] = s25;
y[8438] = s27;
y[8439] = s41;
y[8440] = s41 + (s10 + s25);
y[8441] = 4.0 * x[136];
y[8442] = 4.0 * x[139];
y[8443] = 4.0 * x[138];
y[8444] = 4.0 * x[137];
y[8445] = -(-(s3 - s4));
y[8446] = -(-(s6 - s7));
K[at[496]] = s2;
K[at[497]] = s5;
K[at[498]] = s24;
K[at[499]] = s27;
}

static void iltis_jacobian_frame_d0_b_65(const double *restrict x, double *restrict y, double *restrict K, const int *restrict at, const unsigned short *i, int count)
{
    for (; count; count--, i += 6) {
double a1 = x[i[1]];
double a3 = x[i[1] + 2];
double a5 = x[i[1] + 3];
double a6 = x[i[3]];
double a8 = x[i[1] + 1];
double a10 = x[i[4]];
double a11 = x[i[1] + 8305];
double s0 = 2.0 * x[i[0]];
double s2 = 2.0 * x[i[2]];
double s5 = 2.0 * (x[i[2] + 28]);
K[at[i[5]]] = -(((s0 * a1) - (s2 * a3)) - (a1 * s5));
K[at[i[5] + 1]] = (((s2 * a5) + (a6 * (x[i[1] + 8307]))) + (s0 * a8)) + (s5 * a8);
K[at[i[5] + 2]] = (((s0 * a3) + (a1 * s2)) + (a3 * s5)) + ((x[i[1] + 8308]) * a10);
K[at[i[5] + 3]] = ((((s2 * a8) + (a6 * a11)) - (s0 * a5)) + (s5 * a5)) + (a10 * a11);
    }
}

static void iltis_jacobian_frame_d0_b_66(const double *restrict x, double *restrict y, double *restrict K, const int *restrict at, const unsigned short *i, int count)
{
    for (; count; count--, i += 6) {
double a1 = x[i[1]];
double a3 = x[i[1] + 2];
double a5 = x[i[1] + 1];
double a7 = x[i[1] + 3];
double a8 = x[i[2] + 1];
double a11 = x[i[4]];
double a12 = x[i[1] + 8305];
double s0 = 2.0 * x[i[0]];
double s2 = 2.0 * x[i[2]];
double s5 = 2.0 * x[i[3]];
double s8 = 2.0 * (x[i[3] + 4]);
K[at[i[5]]] = -((((s0 * a1) - (s2 * a3)) - (s5 * a5)) - (a1 * s8));
K[at[i[5] + 1]] = ((((s2 * a7) + (a8 * (x[i[1] + 8307]))) + (s0 * a5)) - (a1 * s5)) + (a5 * s8);
K[at[i[5] + 2]] = ((((s0 * a3) + (a1 * s2)) + (s5 * a7)) + (a3 * s8)) + ((x[i[1] + 8308]) * a11);
K[at[i[5] + 3]] = (((((s2 * a5) + (a8 * a12)) - (s0 * a7)) - (a3 * s5)) + (s8 * a7)) + (a11 * a12);
    }
}

static void iltis_jacobian_frame_d0_b_67(const double *restrict x, double *restrict y, double *restrict K, const int *restrict at, const unsigned short *i, int count)
{
    for (; count; count--, i += 4) {
double a3 = x[i[2]];
double s0 = 2.0 * x[i[0]];
K[at[i[3]]] = -(s0 * x[i[1]]);
K[at[i[3] + 1]] = (s0 * (x[i[1] + 2])) + ((x[i[1] + 8306]) * a3);
K[at[i[3] + 2]] = s0 * (x[i[1] + 3]);
K[at[i[3] + 3]] = -((s0 * (x[i[1] + 1])) - (a3 * (x[i[1] + 8305])));
    }
}

static void iltis_jacobian_frame_d0_b_68(const double *restrict x, double *restrict y, double *restrict K, const int *restrict at, const unsigned short *i, int count)
{
    for (; count; count--, i += 4) {
double a1 = x[i[1] + 2];
double a3 = x[i[2]];
double a5 = x[i[1] + 1];
double a6 = x[i[1]];
double a7 = x[i[1] + 3];
double s0 = 2.0 * x[i[0]];
double s4 = 2.0 * (x[i[2] + 10]);
K[at[i[3]]] = -(-((s4 * a7) - (s0 * a6)));
K[at[i[3] + 1]] = ((s0 * a1) + ((x[i[1] + 8306]) * a3)) + (s4 * a5);
K[at[i[3] + 2]] = (s4 * a6) + (s0 * a7);
K[at[i[3] + 3]] = -(((s0 * a5) - (a3 * (x[i[1] + 8305]))) - (a1 * s4));
    }
}

static void iltis_jacobian_frame_d0_b_69(const double *restrict x, double *restrict y, double *restrict K, const int *restrict at, const unsigned short *i, int count)
{
    for (; count; count--, i += 4) {
double a1 = x[i[1]];
double a2 = x[i[0] + 9];
double a5 = x[i[1] + 1];
double a6 = x[i[0] + 7];
double a15 = x[i[1] + 2];
double a16 = x[i[1] + 3];
double a18 = x[i[0] + 16];
double a19 = x[i[0] + 15];
double s0 = 2.0 * (x[i[0] + 8]);
double s2 = 2.0 * a2;
double s4 = 2.0 * (x[i[0] + 6]);
double s6 = 2.0 * x[i[0]];
double s9 = 2.0 * a6;
double s11 = 2.0 * (x[i[0] + 1]);
double s14 = 2.0 * x[i[2]];
double s15 = 2.0 * (x[i[2] + 1]);
double s16 = s14 + s15;
double s17 = 2.0 * (x[i[2] + 2]);
double s18 = 2.0 * (x[i[2] + 3]);
double s19 = s17 + s18;
double s20 = 2.0 * (x[i[2] + 4]);
double s21 = 2.0 * (x[i[2] + 5]);
double s24 = 4.0 * (x[i[2] + 6]);
double s48 = s20 + s21;
double s49 = 4.0 * (x[i[2] + 7]);
double s51 = -(s14 - s15);
double s65 = 4.0 * a5;
double s82 = 4.0 * (x[i[2] + 8]);
double s99 = 4.0 * a1;
y[i[2] + 9] = s16;
y[i[2] + 10] = s19;
y[i[2] + 11] = s24;
y[i[2] + 12] = s48;
y[i[2] + 13] = s49;
y[i[2] + 14] = s51;
y[i[2] + 15] = s82;
y[i[2] + 16] = s82 + (s24 + s49);
K[at[i[3]]] = -(-((s4 * a5) - (a1 * s6)));
K[at[i[3] + 1]] = -(-((a5 * s9) - (a1 * s11)));
K[at[i[3] + 2]] = -(-(((s4 * a16) - (s6 * a15)) + (a6 * s99)));
K[at[i[3] + 3]] = -(-(((s9 * a16) - (s11 * a15)) + (a19 * s99)));
y[i[2] + 17] = -(-(s17 - s18));
y[i[2] + 18] = -(-(s20 - s21));
K[at[i[3] + 4]] = s0 * a1;
K[at[i[3] + 5]] = a1 * s2;
K[at[i[3] + 6]] = s2 * a5;
K[at[i[3] + 7]] = s48;
K[at[i[3] + 8]] = s51;
K[at[i[3] + 9]] = (a2 * s65) + (s0 * a15);
K[at[i[3] + 10]] = (s65 * a18) + (s2 * a15);
K[at[i[3] + 11]] = ((s4 * a15) + (s6 * a16)) + (a6 * s65);
K[at[i[3] + 12]] = (a1 * s4) + (s6 * a5);
K[at[i[3] + 13]] = ((s9 * a15) + (s11 * a16)) + (s65 * a19);
K[at[i[3] + 14]] = (a2 * s99) + (s0 * a16);
K[at[i[3] + 15]] = (a18 * s99) + (s2 * a16);
K[at[i[3] + 16]] = (a1 * s9) + (a5 * s11);
K[at[i[3] + 17]] = s16;
K[at[i[3] + 18]] = s19;
K[at[i[3] + 19]] = s0 * a5;
    }
}

static void iltis_jacobian_frame_d0_b_70(const double *restrict x, double *restrict y, const unsigned short *i, int count)
{
    for (; count; count--, i += 2) {
double s0 = 2.0 * x[i[0]];
double s1 = 2.0 * (x[i[0] + 1]);
double s3 = 2.0 * (x[i[0] + 2]);
double s4 = 2.0 * (x[i[0] + 3]);
double s6 = 2.0 * (x[i[0] + 4]);
double s7 = 2.0 * (x[i[0] + 5]);
double s10 = 4.0 * (x[i[0] + 6]);
double s25 = 4.0 * (x[i[0] + 7]);
double s41 = 4.0 * (x[i[0] + 8]);
y[i[0] + 9] = s0 + s1;
y[i[0] + 10] = s3 + s4;
y[i[0] + 11] = -(s6 - s7);
y[i[0] + 12] = s10;
y[i[0] + 13] = s6 + s7;
y[i[0] + 14] = s25;
y[i[0] + 15] = -(s0 - s1);
y[i[0] + 16] = s41;
y[i[0] + 17] = -(s3 - s4);
y[i[0] + 18] = s41 + (s10 + s25);
y[i[0] + 19] = 4.0 * x[i[1]];
y[i[0] + 20] = 4.0 * (x[i[1] + 3]);
y[i[0] + 21] = 4.0 * (x[i[1] + 1]);
    }
}

static void iltis_jacobian_frame_d0_b_71(const double *restrict x, double *restrict y, const unsigned short *i, int count)
{
    for (; count; count--, i += 5) {
double a1 = x[i[1]];
double a3 = x[i[1] + 1];
double a4 = x[i[1] + 2];
double a5 = x[i[1] + 3];
double a7 = x[i[0] + 10];
double s0 = 2.0 * (x[i[0] + 6]);
double s2 = 2.0 * x[i[0]];
y[i[4]] = (s0 * a1) + (s2 * a3);
y[i[4] + 1] = -((s0 * a3) - (a1 * s2));
y[i[4] + 2] = ((s0 * a4) + (s2 * a5)) + (x[i[2]] * a7);
y[i[4] + 3] = -(((s0 * a5) - (s2 * a4)) + (a7 * x[i[3]]));
    }
}

static void iltis_jacobian_frame_d0_b_72(const double *restrict x, double *restrict y, const unsigned short *i, int count)
{
    for (; count; count--, i += 6) {
double a1 = x[i[1] + 1];
double a3 = x[i[3] + 26];
double a5 = x[i[1]];
double a6 = x[i[1] + 3];
double a8 = x[i[4]];
double a9 = x[i[1] + 2];
double a10 = x[i[2]];
double s0 = 2.0 * x[i[0]];
double s4 = 2.0 * x[i[3]];
y[i[5]] = ((s0 * a1) + ((x[i[2] + 1]) * a3)) + (a1 * s4);
y[i[5] + 1] = -((s4 * a5) - (s0 * a5));
y[i[5] + 2] = ((s4 * a6) + (s0 * a6)) + ((x[i[2] + 2]) * a8);
y[i[5] + 3] = (((s0 * a9) + (a3 * a10)) - (s4 * a9)) + (a8 * a10);
    }
}

static void iltis_jacobian_frame_d0_b_73(const double *restrict x, double *restrict y, const unsigned short *i, int count)
{
    for (; count; count--, i += 9) {
double a1 = x[i[1] + 2];
double a3 = x[i[3]];
double a5 = x[i[1] + 1];
double a8 = x[i[1]];
double a9 = x[i[1] + 3];
double a11 = x[i[7]];
double a12 = x[i[2]];
double s0 = 2.0 * x[i[0]];
double s4 = 2.0 * x[i[4]];
double s7 = 2.0 * x[i[5]];
double s10 = 2.0 * (x[i[5] + 8]);
y[i[8]] = ((((s0 * a1) + ((x[i[2] + 1]) * a3)) + (s4 * a5)) + (a5 * s7)) + (s10 * a8);
y[i[8] + 1] = (((s4 * a8) + (s0 * a9)) - (s7 * a8)) + (a5 * s10);
y[i[8] + 2] = -(((((s4 * a9) - (s0 * a8)) + (s7 * a9)) + (a1 * s10)) + (x[i[6]] * a11));
y[i[8] + 3] = -((((((s0 * a5) - (a3 * a12)) - (a1 * s4)) + (a1 * s7)) - (s10 * a9)) - (a11 * a12));
    }
}

static void iltis_jacobian_frame_d0_b_74(const double *restrict x, double *restrict y, double *restrict K, const int *restrict at, const unsigned short *i, int count)
{
    for (; count; count--, i += 5) {
double a1 = x[i[1]];
double a3 = x[i[1] + 1];
double a10 = x[i[2]];
double a11 = x[i[1] + 2];
double a12 = x[i[1] + 3];
double a13 = x[i[2] + 1];
double a16 = x[i[2] + 26];
double a17 = x[i[2] + 2];
double a18 = x[i[2] + 3];
double a24 = x[i[2] + 28];
double a33 = x[i[2] + 30];
double a34 = x[i[2] + 31];
double a36 = x[i[0] + 12];
double a37 = x[i[0] + 11];
double a38 = x[i[0] + 10];
double a39 = x[i[0] + 13];
double s0 = 2.0 * (x[i[0] + 8]);
double s2 = 2.0 * (x[i[0] + 2]);
double s5 = 2.0 * (x[i[0] + 7]);
double s7 = 2.0 * (x[i[0] + 1]);
double s10 = 2.0 * (x[i[0] + 6]);
double s12 = 2.0 * x[i[0]];
double s15 = 2.0 * (x[i[0] + 9]);
double s17 = 2.0 * (x[i[0] + 3]);
double s20 = 2.0 * a10;
double s22 = 4.0 * a12;
double s25 = 2.0 * (x[i[2] + 27]);
double s28 = 2.0 * (x[i[2] + 8]);
double s32 = 2.0 * a16;
double s35 = 2.0 * a17;
double s39 = 2.0 * (x[i[2] + 20]);
double s42 = 2.0 * (x[i[2] + 29]);
double s45 = 2.0 * (x[i[2] + 34]);
double s48 = 2.0 * (x[i[2] + 9]);
double s52 = 2.0 * (x[i[2] + 19]);
double s55 = 2.0 * a24;
double s58 = 2.0 * (x[i[2] + 33]);
double s61 = 2.0 * x[i[3]];
double s62 = 2.0 * (x[i[3] + 1]);
double s64 = 2.0 * (x[i[3] + 2]);
double s65 = 2.0 * (x[i[3] + 3]);
double s67 = 2.0 * (x[i[3] + 4]);
double s68 = 2.0 * (x[i[3] + 5]);
double s71 = 4.0 * (x[i[3] + 6]);
double s104 = 4.0 * a11;
double s131 = 4.0 * (x[i[3] + 7]);
double s150 = 4.0 * a3;
double s192 = 4.0 * (x[i[3] + 8]);
double s212 = 4.0 * a1;
y[i[3] + 9] = (s0 * a1) + (s2 * a3);
y[i[3] + 10] = (a1 * s5) + (a3 * s7);
y[i[3] + 11] = (a1 * s10) + (a3 * s12);
y[i[3] + 12] = (a1 * s15) + (a3 * s17);
y[i[3] + 13] = s61 + s62;
y[i[3] + 14] = s64 + s65;
y[i[3] + 15] = -(s67 - s68);
y[i[3] + 16] = s71;
y[i[3] + 17] = -((s0 * a3) - (a1 * s2));
y[i[3] + 18] = -((a3 * s5) - (a1 * s7));
y[i[3] + 19] = -((a3 * s10) - (a1 * s12));
y[i[3] + 20] = -((a3 * s15) - (a1 * s17));
y[i[3] + 21] = s67 + s68;
y[i[3] + 22] = s131;
y[i[3] + 23] = -(s61 - s62);
y[i[3] + 24] = ((s0 * a11) + (s2 * a12)) + (s150 * a36);
y[i[3] + 25] = ((s5 * a11) + (s7 * a12)) + (s150 * a37);
y[i[3] + 26] = ((s10 * a11) + (s12 * a12)) + (s150 * a38);
y[i[3] + 27] = ((s15 * a11) + (s17 * a12)) + (s150 * a39);
y[i[3] + 28] = s192;
y[i[3] + 29] = -(s64 - s65);
y[i[3] + 30] = -(((s0 * a12) - (s2 * a11)) + (a36 * s212));
y[i[3] + 31] = -(((s5 * a12) - (s7 * a11)) + (a37 * s212));
y[i[3] + 32] = -(((s10 * a12) - (s12 * a11)) + (a38 * s212));
y[i[3] + 33] = -(((s15 * a12) - (s17 * a11)) + (a39 * s212));
y[i[3] + 34] = s192 + (s71 + s131);
K[at[i[4]]] = -(-((a1 * s25) - (a1 * s20)));
K[at[i[4] + 1]] = -(-((a1 * s32) - (a1 * s28)));
K[at[i[4] + 2]] = -(-((((a12 * s39) - (a1 * s35)) + (a1 * s42)) + (a11 * s45)));
K[at[i[4] + 3]] = -(-((((a12 * s52) - (a1 * s48)) + (a1 * s55)) + (a11 * s58)));
K[at[i[4] + 4]] = ((a12 * s25) + (s20 * a12)) + (a16 * s104);
K[at[i[4] + 5]] = ((a12 * s32) + (a12 * s28)) + (s104 * a33);
K[at[i[4] + 6]] = ((((a1 * s39) + (a12 * s35)) + (a12 * s42)) + (a24 * s104)) + (a3 * s45);
K[at[i[4] + 7]] = ((((a1 * s52) + (a12 * s48)) + (a12 * s55)) + (s104 * a34)) + (a3 * s58);
K[at[i[4] + 8]] = ((s20 * a11) + (s22 * a13)) + (a11 * s25);
K[at[i[4] + 9]] = -((((a3 * s20) - (a13 * s212)) - (a3 * s25)) - (a16 * s212));
K[at[i[4] + 10]] = -((((a3 * s28) - (a10 * s212)) - (a3 * s32)) - (a33 * s212));
K[at[i[4] + 11]] = -((((((a3 * s35) - (a18 * s212)) - (a11 * s39)) - (a3 * s42)) - (a24 * s212)) + (a12 * s45));
K[at[i[4] + 12]] = -((((((a3 * s48) - (a17 * s212)) - (a11 * s52)) - (a3 * s55)) - (a34 * s212)) + (a12 * s58));
K[at[i[4] + 13]] = ((a11 * s28) + (a10 * s22)) + (a11 * s32);
K[at[i[4] + 14]] = ((((a11 * s35) + (s22 * a18)) + (a3 * s39)) + (a11 * s42)) - (a1 * s45);
K[at[i[4] + 15]] = ((((a11 * s48) + (s22 * a17)) + (a3 * s52)) + (a11 * s55)) - (a1 * s58);
    }
}

static void iltis_jacobian_frame_d0_b_75(const double *restrict x, double *restrict y, const unsigned short *i, int count)
{
    for (; count; count--, i += 3) {
y[i[2]] = 2.0 * (x[i[0] + 4]);
y[i[2] + 1] = 2.0 * x[i[0]];
y[i[2] + 2] = 4.0 * (x[i[0] + 2]);
y[i[2] + 3] = 4.0 * x[i[1]];
y[i[2] + 4] = 4.0 * (x[i[1] + 2]);
    }
}

static void iltis_jacobian_frame_d0_b_76(const double *restrict x, double *restrict y, const unsigned short *i, int count)
{
    for (; count; count--, i += 4) {
double a1 = x[i[1]];
double a3 = x[i[1] + 2];
double a4 = x[i[1] + 3];
double a5 = x[i[0] + 6];
double a7 = x[i[1] + 1];
double s0 = 2.0 * (x[i[0] + 10]);
double s2 = 2.0 * x[i[0]];
y[i[3]] = -((s0 * a1) - (s2 * a3));
y[i[3] + 1] = ((s2 * a4) + (a5 * (x[i[2] + 1]))) + (s0 * a7);
y[i[3] + 2] = (s0 * a3) + (a1 * s2);
y[i[3] + 3] = ((s2 * a7) + (a5 * x[i[2]])) - (s0 * a4);
    }
}

static void iltis_jacobian_frame_d0_b_77(const double *restrict x, double *restrict y, const unsigned short *i, int count)
{
    for (; count; count--, i += 2) {
double s0 = 2.0 * x[i[0]];
double s1 = 2.0 * (x[i[0] + 1]);
double s3 = 2.0 * (x[i[0] + 2]);
double s4 = 2.0 * (x[i[0] + 3]);
double s6 = 2.0 * (x[i[0] + 4]);
double s7 = 2.0 * (x[i[0] + 5]);
double s10 = 4.0 * (x[i[0] + 6]);
double s25 = 4.0 * (x[i[0] + 7]);
double s41 = 4.0 * (x[i[0] + 8]);
y[i[0] + 9] = s0 + s1;
y[i[0] + 10] = s3 + s4;
y[i[0] + 11] = -(s6 - s7);
y[i[0] + 12] = s10;
y[i[0] + 13] = s6 + s7;
y[i[0] + 14] = s25;
y[i[0] + 15] = -(s0 - s1);
y[i[0] + 16] = s41;
y[i[0] + 17] = -(s3 - s4);
y[i[0] + 18] = s41 + (s10 + s25);
y[i[0] + 19] = 4.0 * x[i[1]];
y[i[0] + 20] = 4.0 * (x[i[1] + 1]);
    }
}

static void iltis_jacobian_frame_d0_b_78(const double *restrict x, double *restrict y)
{
double a1 = x[5];
double a2 = x[6];
double a3 = x[11599];
double a5 = x[4];
double a8 = x[3];
double a14 = x[11606];
double a23 = x[11613];
double a31 = x[11619];
double a39 = x[8130];
double a40 = x[8132];
double a41 = x[8131];
double a43 = x[8133];
double a44 = x[11626];
double a45 = x[11627];
double a47 = x[11629];
double a48 = x[11630];
double s0 = 2.0 * x[11598];
double s2 = 4.0 * a2;
double s5 = 2.0 * x[11600];
double s8 = 2.0 * x[8122];
double s11 = 2.0 * x[8139];
double s14 = 2.0 * x[11601];
double s16 = 2.0 * x[11602];
double s19 = 2.0 * x[11603];
double s22 = 2.0 * x[11604];
double s24 = 2.0 * x[11605];
double s28 = 2.0 * x[11607];
double s31 = 2.0 * x[11608];
double s33 = 2.0 * x[8124];
double s36 = 2.0 * x[8141];
double s39 = 2.0 * x[11609];
double s42 = 2.0 * x[11610];
double s44 = 2.0 * x[11611];
double s47 = 2.0 * x[11612];
double s51 = 2.0 * x[11614];
double s53 = 2.0 * x[11615];
double s56 = 2.0 * x[8123];
double s59 = 2.0 * x[11616];
double s61 = 2.0 * x[8140];
double s64 = 2.0 * x[11617];
double s67 = 2.0 * x[11618];
double s71 = 4.0 * x[11620];
double s73 = 2.0 * x[11621];
double s76 = 2.0 * x[11622];
double s79 = 2.0 * x[8125];
double s82 = 2.0 * x[8142];
double s85 = 2.0 * x[11623];
double s88 = 2.0 * x[11624];
double s110 = 4.0 * a1;
double s143 = 4.0 * x[11625];
double s192 = 4.0 * a5;
double s209 = 4.0 * x[11628];
double s257 = 4.0 * a8;
double s354 = 2.0 * x[11631];
double s356 = 2.0 * x[2432];
double s364 = 2.0 * x[11632];
double s366 = 2.0 * x[2439];
double s374 = 2.0 * x[11633];
double s376 = 2.0 * x[2433];
y[11634] = ((((((((s0 * a1) + (s2 * a3)) + (s5 * a5)) + (a1 * s8)) - (s11 * a8)) - s14) + (a5 * s16)) + (a8 * s19)) + s22;
y[11635] = ((((((((a1 * s24) + (s2 * a14)) + (a5 * s28)) + s31) + (a1 * s33)) - (a8 * s36)) + (a5 * s39)) + s42) + (a8 * s44);
y[11636] = ((((((((a1 * s47) + (s2 * a23)) + s51) + (a5 * s53)) + (a1 * s56)) + s59) - (a8 * s61)) + (a5 * s64)) + (a8 * s67);
y[11637] = (((((((s2 * a31) + s71) + (a1 * s73)) + (a5 * s76)) + (a1 * s79)) - (a8 * s82)) + (a5 * s85)) + (a8 * s88);
y[11638] = -((s42 - (((((s31 + ((s5 * a8) + (s0 * a2))) + (a2 * s8)) + (s110 * a39)) + (a5 * s11)) - (a8 * s16))) - (a5 * s19));
y[11639] = s22 + (((s14 + (((((a8 * s28) + (a2 * s24)) + (a2 * s33)) + (s110 * a40)) + (a5 * s36))) - (a8 * s39)) + (a5 * s44));
y[11640] = (((((((a8 * s53) + (a2 * s47)) + (a2 * s56)) + (s110 * a41)) + s143) + (a5 * s61)) - (a8 * s64)) + (a5 * s67);
y[11641] = ((((s59 + (((s51 + (a2 * s73)) + (a8 * s76)) + (a2 * s79))) + (s110 * a43)) + (a5 * s82)) - (a8 * s85)) + (a5 * s88);
y[11642] = -(((((s59 - (((s51 + (s0 * a8)) - (a2 * s5)) - (s8 * a8))) + (a1 * s11)) + (a2 * s16)) + (a1 * s19)) + (s192 * a44));
y[11643] = (((((((a2 * s28) - (a8 * s24)) + (a8 * s33)) + (a1 * s36)) + (a2 * s39)) + (a1 * s44)) + (s192 * a45)) + s209;
y[11644] = -((s22 + (((s14 + ((((a2 * s53) - (a8 * s47)) + (a8 * s56)) + (a1 * s61))) + (a2 * s64)) + (a1 * s67))) + (s192 * a47));
y[11645] = -(((s42 + ((((s31 + ((a2 * s76) - (a8 * s73))) + (a8 * s79)) + (a1 * s82)) + (a2 * s85))) + (a1 * s88)) + (s192 * a48));
y[11646] = s209 + (((((s143 + (((((s71 + (a3 * s257)) - (s0 * a5)) + (a1 * s5)) + (a5 * s8)) + (a39 * s257))) - (a2 * s11)) - (a1 * s16)) + (a2 * s19)) + (a44 * s257));
y[11647] = (((((s59 - (((s51 + ((a5 * s24) - (a14 * s257))) - (a1 * s28)) - (a5 * s33))) + (a40 * s257)) - (a2 * s36)) - (a1 * s39)) + (a2 * s44)) + (a45 * s257);
y[11648] = -(((s42 - (((((s31 - (((a5 * s47) - (a23 * s257)) - (a1 * s53))) + (a5 * s56)) + (a41 * s257)) - (a2 * s61)) - (a1 * s64))) - (a2 * s67)) - (a47 * s257));
y[11649] = (s22 - (((s14 + ((((((a5 * s73) - (a31 * s257)) - (a1 * s76)) - (a5 * s79)) - (a43 * s257)) + (a2 * s82))) + (a1 * s85)) - (a2 * s88))) + (a48 * s257);
y[11650] = s257;
y[11651] = s2;
y[11652] = a1 * s354;
y[11653] = a1 * s356;
y[11654] = a2 * s354;
y[11655] = a2 * s356;
y[11656] = a5 * s354;
y[11657] = a5 * s356;
y[11658] = a8 * s354;
y[11659] = a8 * s356;
y[11660] = a2 * s364;
y[11661] = a2 * s366;
y[11662] = a1 * s364;
y[11663] = a1 * s366;
y[11664] = a5 * s364;
y[11665] = a5 * s366;
y[11666] = a8 * s364;
y[11667] = a8 * s366;
y[11668] = s110;
y[11669] = a2 * s374;
y[11670] = a2 * s376;
y[11671] = a5 * s374;
y[11672] = a5 * s376;
y[11673] = a1 * s374;
y[11674] = a1 * s376;
y[11675] = a8 * s374;
y[11676] = a8 * s376;
y[11677] = s192;
}

static void iltis_jacobian_frame_d0_b_79(const double *restrict x, double *restrict y, const unsigned short *i, int count)
{
    for (; count; count--, i += 4) {
double a3 = x[i[2]];
y[i[3]] = (x[i[0] + 23]) + x[i[0]];
y[i[3] + 1] = (((x[i[1] + 18]) * a3) + (x[i[0] + 2])) + (x[i[0] + 19]);
y[i[3] + 2] = -((x[i[0] + 21]) - (x[i[0] + 6]));
y[i[3] + 3] = -(((a3 * x[i[1]]) - (x[i[0] + 4])) + (x[i[0] + 17]));
    }
}

static void iltis_jacobian_frame_d0_b_80(const double *restrict x, double *restrict y, const unsigned short *i, int count)
{
    for (; count; count--, i += 4) {
double a5 = x[i[2]];
y[i[3]] = -((x[i[0] + 14]) - (x[i[0] + 4]));
y[i[3] + 1] = (x[i[0] + 12]) + (x[i[0] + 6]);
y[i[3] + 2] = ((x[i[1] + 27]) * a5) + ((x[i[0] + 10]) + (x[i[0] + 2]));
y[i[3] + 3] = (a5 * x[i[1]]) - ((x[i[0] + 8]) - x[i[0]]);
    }
}

static void iltis_jacobian_frame_d0_b_81(const double *restrict x, double *restrict y, const unsigned short *i, int count)
{
    for (; count; count--, i += 3) {
double a1 = x[i[1] + 2];
double a3 = x[i[0] + 1];
double a5 = x[i[1] + 3];
double a7 = x[i[0] + 26];
double a8 = x[i[1]];
double a9 = x[i[1] + 1];
double a10 = x[i[1] + 11647];
double s0 = 2.0 * x[i[0]];
double s4 = 2.0 * (x[i[0] + 27]);
y[i[2]] = ((s0 * a1) + ((x[i[1] + 11648]) * a3)) + (a1 * s4);
y[i[2] + 1] = ((s4 * a5) + (s0 * a5)) + ((x[i[1] + 11665]) * a7);
y[i[2] + 2] = -((s4 * a8) - (s0 * a8));
y[i[2] + 3] = -((((s0 * a9) - (a3 * a10)) - (s4 * a9)) - (a7 * a10));
    }
}

static void iltis_jacobian_frame_d0_b_82(const double *restrict x, double *restrict y, const unsigned short *i, int count)
{
    for (; count; count--, i += 3) {
double a1 = x[i[1] + 2];
double a3 = x[i[0]];
double a5 = x[i[1] + 3];
double a6 = x[i[0] + 30];
double a8 = x[i[1]];
double a9 = x[i[1] + 1];
double a10 = x[i[1] + 11647];
double s0 = 2.0 * (x[i[0] + 8]);
double s4 = 2.0 * (x[i[0] + 26]);
y[i[2]] = ((s0 * a1) + ((x[i[1] + 11648]) * a3)) + (a1 * s4);
y[i[2] + 1] = ((s4 * a5) + (s0 * a5)) + (a6 * (x[i[1] + 11665]));
y[i[2] + 2] = -((s4 * a8) - (s0 * a8));
y[i[2] + 3] = -((((s0 * a9) - (a3 * a10)) - (s4 * a9)) - (a6 * a10));
    }
}

static void iltis_jacobian_frame_d0_b_83(const double *restrict x, double *restrict y, const unsigned short *i, int count)
{
    for (; count; count--, i += 4) {
double a1 = x[i[1]];
y[i[3]] = (((x[i[0] + 1]) * a1) + (x[i[2] + 2])) + (x[i[2] + 11]);
y[i[3] + 1] = -((x[i[2] + 15]) - x[i[2]]);
y[i[3] + 2] = (x[i[2] + 9]) + (x[i[2] + 6]);
y[i[3] + 3] = ((a1 * x[i[0]]) + (x[i[2] + 4])) - (x[i[2] + 13]);
    }
}

static void iltis_jacobian_frame_d0_b_84(const double *restrict x, double *restrict y, const unsigned short *i, int count)
{
    for (; count; count--, i += 3) {
double a1 = x[i[1] + 2];
double a3 = x[i[0] + 1];
double a5 = x[i[1] + 1];
double a8 = x[i[1]];
double a9 = x[i[1] + 3];
double a11 = x[i[0] + 26];
double a12 = x[i[1] + 11647];
double s0 = 2.0 * x[i[0]];
double s4 = 2.0 * (x[i[0] + 18]);
double s7 = 2.0 * (x[i[0] + 27]);
double s10 = 2.0 * (x[i[0] + 32]);
y[i[2]] = ((((s0 * a1) + ((x[i[1] + 11648]) * a3)) + (s4 * a5)) + (a1 * s7)) - (s10 * a8);
y[i[2] + 1] = ((((s4 * a8) + (s0 * a9)) + (s7 * a9)) + ((x[i[1] + 11665]) * a11)) + (a5 * s10);
y[i[2] + 2] = -((((s4 * a9) - (s0 * a8)) + (s7 * a8)) + (a1 * s10));
y[i[2] + 3] = -((((((s0 * a5) - (a3 * a12)) - (a1 * s4)) - (a5 * s7)) - (a11 * a12)) + (s10 * a9));
    }
}

static void iltis_jacobian_frame_d0_b_85(const double *restrict x, double *restrict y, const unsigned short *i, int count)
{
    for (; count; count--, i += 3) {
double a1 = x[i[1] + 2];
double a3 = x[i[0]];
double a5 = x[i[1] + 1];
double a8 = x[i[1]];
double a9 = x[i[1] + 3];
double a10 = x[i[0] + 29];
double a12 = x[i[1] + 11647];
double s0 = 2.0 * (x[i[0] + 7]);
double s4 = 2.0 * (x[i[0] + 17]);
double s7 = 2.0 * (x[i[0] + 26]);
double s10 = 2.0 * (x[i[0] + 31]);
y[i[2]] = ((((s0 * a1) + ((x[i[1] + 11648]) * a3)) + (s4 * a5)) + (a1 * s7)) - (s10 * a8);
y[i[2] + 1] = ((((s4 * a8) + (s0 * a9)) + (s7 * a9)) + (a10 * (x[i[1] + 11665]))) + (a5 * s10);
y[i[2] + 2] = -((((s4 * a9) - (s0 * a8)) + (s7 * a8)) + (a1 * s10));
y[i[2] + 3] = -((((((s0 * a5) - (a3 * a12)) - (a1 * s4)) - (a5 * s7)) - (a10 * a12)) + (s10 * a9));
    }
}

static void iltis_jacobian_frame_d0_b_86(const double *restrict x, double *restrict y, double *restrict K, const int *restrict at, const unsigned short *i, int count)
{
    for (; count; count--, i += 6) {
double a1 = x[i[1] + 2];
double a3 = x[i[2]];
double a5 = x[i[1] + 1];
double a7 = x[i[1]];
double a8 = x[i[1] + 3];
double a10 = x[i[4]];
double a11 = x[i[1] + 11647];
double s0 = 2.0 * (x[i[0] + 27]);
double s4 = 2.0 * x[i[3]];
double s7 = 2.0 * x[i[0]];
K[at[i[5]]] = -(-((((s4 * a8) - (s0 * a7)) + (s7 * a8)) + ((x[i[1] + 11674]) * a10)));
K[at[i[5] + 1]] = (((s0 * a1) + ((x[i[1] + 11648]) * a3)) + (s4 * a5)) + (a5 * s7);
K[at[i[5] + 2]] = ((s4 * a7) + (s0 * a8)) - (s7 * a7);
K[at[i[5] + 3]] = -(((((s0 * a5) - (a3 * a11)) - (a1 * s4)) + (a1 * s7)) - (a10 * a11));
    }
}

static void iltis_jacobian_frame_d0_d1_qv_89(const double *restrict x, double *restrict y, const unsigned short *i, int count)
{
    for (; count; count--, i += 2) {
double a0 = x[i[0] + 868];
double a1 = x[i[0] + 869];
double a2 = x[i[0] + 1];
double a3 = x[i[0] + 648];
double a4 = x[i[0]];
double a5 = x[i[0] + 647];
double a6 = x[i[0] + 871];
double a7 = x[i[0] + 870];
double a8 = x[i[0] + 2];
double a9 = x[i[0] + 649];
double a10 = x[i[0] + 650];
double a11 = x[i[0] + 3];
double s9 = 4.0 * ((a0 * a4) + (a5 * a5));
double s13 = 4.0 * a2;
double s15 = 4.0 * a4;
double s16 = a5 * s15;
double s19 = a4 * a4;
double s23 = 2.0 * a6;
double s26 = 2.0 * a0;
double s28 = a3 * a9;
double s32 = (s28 + ((a1 * a8) + s28)) + (a2 * a7);
double s33 = a5 * a10;
double s35 = a0 * a11;
double s38 = a4 * a6;
double s41 = 2.0 * a10;
double s44 = 2.0 * a5;
double s47 = (a2 * a9) + (a3 * a8);
double s48 = a5 * a11;
double s50 = a4 * a10;
double s53 = 2.0 * a11;
double s56 = 2.0 * a4;
double s57 = a4 * a11;
double s58 = a2 * a8;
double s62 = a3 * a10;
double s66 = (s62 + ((a1 * a11) + s62)) + (a2 * a6);
double s67 = a5 * a9;
double s69 = a0 * a8;
double s72 = a4 * a7;
double s77 = (a2 * a10) + (a3 * a11);
double s78 = a5 * a8;
double s80 = a4 * a9;
double s83 = a4 * a8;
double s84 = a2 * a11;
double s106 = 4.0 * a8;
double s114 = a9 * a10;
double s118 = (s114 + ((a7 * a11) + s114)) + (a6 * a8);
double s119 = a3 * a5;
double s121 = a0 * a2;
double s124 = a1 * a4;
double s129 = (a8 * a10) + (a9 * a11);
double s130 = a2 * a5;
double s132 = a3 * a4;
double s135 = a2 * a4;
double s136 = a8 * a11;
double s167 = 4.0 * a11;
y[i[1]] = 4.0 * a0;
y[i[1] + 1] = 4.0 * a1;
y[i[1] + 2] = (4.0 * ((a1 * a2) + (a3 * a3))) + s9;
y[i[1] + 3] = 4.0 * a5;
y[i[1] + 4] = 4.0 * a3;
y[i[1] + 5] = (a3 * s13) + s16;
y[i[1] + 6] = s15;
y[i[1] + 7] = s13;
y[i[1] + 8] = (2.0 * ((a2 * a2) + s19)) - 1.0;
y[i[1] + 9] = s23;
y[i[1] + 10] = 2.0 * a7;
y[i[1] + 11] = 2.0 * a1;
y[i[1] + 12] = s26;
y[i[1] + 13] = 2.0 * ((s33 + ((s32 + s33) + s35)) + s38);
y[i[1] + 14] = s41;
y[i[1] + 15] = 2.0 * a9;
y[i[1] + 16] = 2.0 * a3;
y[i[1] + 17] = s44;
y[i[1] + 18] = 2.0 * ((s47 + s48) + s50);
y[i[1] + 19] = s53;
y[i[1] + 20] = 2.0 * a8;
y[i[1] + 21] = 2.0 * a2;
y[i[1] + 22] = s56;
y[i[1] + 23] = 2.0 * (s57 + s58);
y[i[1] + 24] = 2.0 * ((s67 - ((s66 - s67) - s69)) + s72);
y[i[1] + 25] = 2.0 * ((s77 - s78) - s80);
y[i[1] + 26] = -(2.0 * (s83 - s84));
y[i[1] + 27] = 2.0 * (s38 + (s33 + (s35 - (s32 - s33))));
y[i[1] + 28] = 2.0 * (s50 - (s47 - s48));
y[i[1] + 29] = -(2.0 * (s57 - s58));
y[i[1] + 30] = 4.0 * a7;
y[i[1] + 31] = s9 + (4.0 * ((a7 * a8) + (a9 * a9)));
y[i[1] + 32] = 4.0 * a9;
y[i[1] + 33] = s16 + (a9 * s106);
y[i[1] + 34] = s106;
y[i[1] + 35] = (2.0 * (s19 + (a8 * a8))) - 1.0;
y[i[1] + 36] = 2.0 * ((s119 + ((s118 + s119) + s121)) + s124);
y[i[1] + 37] = 2.0 * ((s129 + s130) + s132);
y[i[1] + 38] = 2.0 * (s135 + s136);
y[i[1] + 39] = 2.0 * (s72 + (s67 + (s69 + (s66 + s67))));
y[i[1] + 40] = 2.0 * (s80 + (s77 + s78));
y[i[1] + 41] = 2.0 * (s83 + s84);
y[i[1] + 42] = 2.0 * (s124 + (s119 + (s121 - (s118 - s119))));
y[i[1] + 43] = 2.0 * (s132 - (s129 - s130));
y[i[1] + 44] = -(2.0 * (s135 - s136));
y[i[1] + 45] = 4.0 * a6;
y[i[1] + 46] = s9 + (4.0 * ((a6 * a11) + (a10 * a10)));
y[i[1] + 47] = 4.0 * a10;
y[i[1] + 48] = s16 + (a10 * s167);
y[i[1] + 49] = s167;
y[i[1] + 50] = (2.0 * (s19 + (a11 * a11))) - 1.0;
y[i[1] + 51] = -s26;
y[i[1] + 52] = -s41;
y[i[1] + 53] = -s44;
y[i[1] + 54] = -s53;
y[i[1] + 55] = -s56;
y[i[1] + 56] = -s23;
    }
}

static void iltis_jacobian_euler_norm_d0_d1_qv_90(const double *restrict x, double *restrict y, double *restrict C, double *restrict K, const int *restrict at, const unsigned short *i, int count)
{
    for (; count; count--, i += 4) {
double s0 = 2.0 * (x[i[0] + 647]);
double s1 = 2.0 * (x[i[0] + 648]);
double s2 = 2.0 * (x[i[0] + 649]);
double s3 = 2.0 * (x[i[0] + 650]);
double s4 = 2.0 * (x[i[0] + 1]);
double s6 = 2.0 * x[i[0]];
double s9 = 2.0 * (x[i[0] + 2]);
double s12 = 2.0 * (x[i[0] + 3]);
C[at[2895 + i[2]]] = (2.0 * s0) + (x[i[1]] * s6);
C[at[2895 + i[2] + 1]] = (2.0 * s1) + (x[i[1]] * s4);
C[at[2895 + i[2] + 2]] = (2.0 * s2) + (x[i[1]] * s9);
C[at[2895 + i[2] + 3]] = (2.0 * s3) + (x[i[1]] * s12);
K[at[i[3]]] = ((2.0 * (x[i[0] + 868])) + (x[i[1]] * s0)) + ((x[i[1] + 1]) * s6);
K[at[i[3] + 1]] = ((2.0 * (x[i[0] + 869])) + (x[i[1]] * s1)) + ((x[i[1] + 1]) * s4);
K[at[i[3] + 2]] = ((2.0 * (x[i[0] + 870])) + (x[i[1]] * s2)) + ((x[i[1] + 1]) * s9);
K[at[i[3] + 3]] = ((2.0 * (x[i[0] + 871])) + (x[i[1]] * s3)) + ((x[i[1] + 1]) * s12);
    }
}

static void iltis_jacobian_lever_d0_d1_qv_91(const double *restrict x, double *restrict y)
{
double s0 = x[625] - x[619];
double s2 = x[624] - x[618];
y[3255] = -((s0 * x[1049]) + (s2 * x[1016]));
y[3256] = -((-((s0 * x[1047]) + (s2 * x[1010]))) + (x[868] - x[1001]));
y[3257] = -((-((s0 * x[1048]) + (s2 * x[1013]))) + (x[647] - x[780]));
y[3258] = -(-((s0 * x[1023]) + (s2 * x[1011])));
y[3259] = -(-((s0 * x[1022]) + (s2 * x[1012])));
y[3260] = -(-((s0 * x[1018]) + (s2 * x[1008])));
y[3261] = -(-((s0 * x[1017]) + (s2 * x[1009])));
y[3262] = -(-(s0 * x[1020]));
y[3263] = -(-(s0 * x[1019]));
y[3264] = -(-(s0 * x[1025]));
y[3265] = -(-(s0 * x[1024]));
y[3266] = -(-((s0 * x[1028]) + (s2 * x[1014])));
y[3267] = -(-((s0 * x[1027]) + (s2 * x[1015])));
y[3268] = -(-(s0 * x[1030]));
y[3269] = -(-(s0 * x[1029]));
}

static void iltis_jacobian_lever_d0_d1_qv_92(const double *restrict x, double *restrict y)
{
double s0 = x[625] - x[619];
double s3 = x[624] - x[618];
y[5854] = -((s0 * x[1052]) + (s3 * x[1031]));
y[5855] = -s3;
y[5856] = -s0;
y[5857] = -((-((s0 * x[5758]) + (s3 * x[1026]))) + (x[648] - x[781]));
y[5858] = -((-((s0 * x[5759]) + (s3 * x[1021]))) + (x[869] - x[1002]));
}

static void iltis_jacobian_lever_d0_d1_qv_93(const double *restrict x, double *restrict y, const unsigned short *i, int count)
{
    for (; count; count--, i += 8) {
double a1 = x[i[1] + 1];
double a3 = x[i[1]];
y[i[7]] = -((x[i[0]] * a1) + (x[i[2]] * a3));
y[i[7] + 1] = -((a1 * x[i[3]]) + (a3 * x[i[4]]));
y[i[7] + 2] = -((a1 * x[i[5]]) + (a3 * x[i[6]]));
    }
}

static void iltis_jacobian_lever_d0_d1_qv_94(const double *restrict x, double *restrict y, const unsigned short *i, int count)
{
    for (; count; count--, i += 3) {
double a0 = x[i[0] + 1];
double a3 = x[i[0]];
y[i[2]] = -((a0 * (x[i[1] + 5])) + ((x[i[1] + 7]) * a3));
y[i[2] + 1] = -((a0 * (x[i[1] + 10])) + (a3 * (x[i[1] + 12])));
y[i[2] + 2] = -((a0 * x[i[1]]) + (a3 * (x[i[1] + 2])));
    }
}

static void iltis_jacobian_lever_d0_d1_qv_95(const double *restrict x, double *restrict y)
{
double s0 = x[624] - x[618];
double s6 = x[625] - x[619];
y[5860] = -((s6 * x[1058]) + (s0 * x[1034]));
y[5861] = -s0;
y[5862] = -s6;
y[5863] = -((-((s6 * x[1056]) + (s0 * x[1033]))) + (x[649] - x[782]));
y[5864] = -((-((s6 * x[1054]) + (s0 * x[5859]))) + (x[870] - x[1003]));
y[5865] = -(-(s0 * x[1022]));
y[5866] = -(-(s0 * x[1061]));
y[5867] = -(-(s0 * x[1027]));
y[5868] = -(-(s0 * x[1063]));
y[5869] = -(-(s0 * x[1017]));
y[5870] = -(-(s0 * x[1059]));
}

static void iltis_jacobian_dot_d0_d1_qv_96(const double *restrict x, double *restrict y, double *restrict C, double *restrict K, const int *restrict at)
{
double a0 = x[1025];
double a1 = x[9194];
double a2 = x[3268];
double a3 = x[1048];
double a4 = x[1030];
double a5 = x[3257];
double a6 = x[3264];
double a7 = x[1049];
double a8 = x[7503];
double a9 = x[5758];
double a10 = x[9195];
double a11 = x[1022];
double a12 = x[5857];
double a13 = x[1027];
double a14 = x[7502];
double a15 = x[1052];
double a16 = x[5868];
double a17 = x[1056];
double a18 = x[5866];
double a19 = x[1058];
double a20 = x[3267];
double a21 = x[3259];
double a22 = x[7509];
double a23 = x[1061];
double a24 = x[1063];
double a25 = x[7508];
double a26 = x[5867];
double a27 = x[5865];
double a28 = x[1024];
double a29 = x[3269];
double a30 = x[1029];
double a31 = x[3265];
double a32 = x[7506];
double a33 = x[1023];
double a34 = x[1028];
double a35 = x[7505];
double a36 = x[7512];
double a37 = x[1055];
double a38 = x[9196];
double a39 = x[1057];
double a40 = x[5863];
double a41 = x[7511];
double a42 = x[3266];
double a43 = x[3258];
double a44 = x[7515];
double a45 = x[5403];
double a46 = x[5404];
double a47 = x[7514];
double a48 = x[7518];
double a49 = x[1011];
double a50 = x[1014];
double a51 = x[7517];
double a52 = x[1047];
double a53 = x[3256];
double a54 = x[5759];
double a55 = x[5858];
double a56 = x[1054];
double a57 = x[5864];
double a60 = x[1017];
double a69 = x[1018];
double s18 = (((((((((a0 * a1) + (a2 * a3)) + (a4 * a5)) + (a6 * a7)) + (a8 * a9)) + (a10 * a11)) + (a12 * a13)) + (a14 * a15)) + (a16 * a17)) + (a18 * a19);
double s37 = (((((((((a1 * a11) + (a3 * a20)) + (a5 * a13)) + (a7 * a21)) + (a9 * a22)) + (a10 * a23)) + (a12 * a24)) + (a15 * a25)) + (a17 * a26)) + (a19 * a27);
double s60 = (((((((((((a1 * a28) + (a3 * a29)) + (a5 * a30)) + (a7 * a31)) + (a9 * a32)) + (a10 * a33)) + (a12 * a34)) + (a15 * a35)) + (a17 * a36)) + (a37 * a38)) + (a39 * a40)) + (a19 * a41);
double s83 = (((((((((((a1 * a33) + (a3 * a42)) + (a5 * a34)) + (a7 * a43)) + (a9 * a44)) + (a10 * a45)) + (a12 * a46)) + (a15 * a47)) + (a17 * a48)) + (a38 * a49)) + (a40 * a50)) + (a19 * a51);
double s103 = ((((a2 * a7) + (a1 * a4)) + (a10 * a13)) + (a8 * a15)) + (a16 * a19);
double s112 = ((((a7 * a20) + (a1 * a13)) + (a10 * a24)) + (a15 * a22)) + (a19 * a26);
double s123 = (((((a7 * a29) + (a1 * a30)) + (a10 * a34)) + (a15 * a32)) + (a38 * a39)) + (a19 * a36);
double s134 = (((((a7 * a42) + (a1 * a34)) + (a10 * a46)) + (a15 * a44)) + (a38 * a50)) + (a19 * a48);
double s160 = a3 * a6;
double s161 = a0 * a5;
double s173 = a11 * a12;
double s175 = a9 * a14;
double s187 = a17 * a18;
double s194 = a3 * a21;
double s195 = a5 * a11;
double s207 = a12 * a23;
double s209 = a9 * a25;
double s221 = a17 * a27;
double s228 = a3 * a31;
double s229 = a5 * a28;
double s241 = a12 * a33;
double s243 = a9 * a35;
double s255 = a37 * a40;
double s257 = a17 * a41;
double s268 = ((s255 + (s257 + (((((((s241 + (s243 + (((((((s229 + (s228 + (((s228 + s229) + (a29 * a52)) + (a1 * x[1019])))) + (a30 * a53)) + (a7 * x[3263])) + s241) + s243) + (a32 * a54)) + (a10 * a69)))) + (a34 * a55)) + (a15 * x[7507])) + s255) + s257) + (a36 * a56)) + (a38 * x[1053])))) + (a39 * a57)) + (a19 * x[7513]);
double s269 = a3 * a43;
double s270 = a5 * a33;
double s282 = a12 * a45;
double s284 = a9 * a47;
double s296 = a40 * a49;
double s298 = a17 * a51;
double s309 = ((s296 + (s298 + (((((((s282 + (s284 + (((((((s270 + (s269 + (((s269 + s270) + (a42 * a52)) + (a1 * a69)))) + (a34 * a53)) + (a7 * x[3260])) + s282) + s284) + (a44 * a54)) + (a10 * x[5402])))) + (a46 * a55)) + (a15 * x[7516])) + s296) + s298) + (a48 * a56)) + (a38 * x[1008])))) + (a50 * a57)) + (a19 * x[7519]);
C[at[2895 + 424]] = (2.0 * s18) + (x[2478] * s103);
C[at[2895 + 425]] = (2.0 * s37) + (x[2478] * s112);
C[at[2895 + 426]] = (2.0 * s60) + (x[2478] * s123);
C[at[2895 + 427]] = (2.0 * s83) + (x[2478] * s134);
K[at[548]] = (((s187 + (((((s173 + (s175 + (((((((s161 + (s160 + (((s160 + s161) + (a2 * a52)) + (a1 * x[1020])))) + (a4 * a53)) + (a7 * x[3262])) + s173) + s175) + (a8 * a54)) + (a10 * a60)))) + (a13 * a55)) + (a15 * x[7504])) + s187) + (a16 * a56))) + (a19 * x[5870])) + (x[2478] * s18)) + (x[2479] * s103);
K[at[549]] = (((s221 + (((((s207 + (s209 + (((((((s195 + (s194 + (((s194 + s195) + (a20 * a52)) + (a1 * a60)))) + (a13 * a53)) + (a7 * x[3261])) + s207) + s209) + (a22 * a54)) + (a10 * x[1059])))) + (a24 * a55)) + (a15 * x[7510])) + s221) + (a26 * a56))) + (a19 * x[5869])) + (x[2478] * s37)) + (x[2479] * s112);
K[at[550]] = (s268 + (x[2478] * s60)) + (x[2479] * s123);
K[at[551]] = (s309 + (x[2478] * s83)) + (x[2479] * s134);
}

static void iltis_jacobian_dot_d0_d1_qv_97(const double *restrict x, double *restrict y, double *restrict C, double *restrict K, const int *restrict at)
{
double a0 = x[1012];
double a1 = x[9194];
double a2 = x[3267];
double a3 = x[1013];
double a4 = x[1015];
double a5 = x[3257];
double a6 = x[3259];
double a7 = x[1016];
double a8 = x[7509];
double a9 = x[1026];
double a10 = x[1023];
double a11 = x[9195];
double a12 = x[1028];
double a13 = x[5857];
double a14 = x[7508];
double a15 = x[1031];
double a16 = x[5867];
double a17 = x[1033];
double a18 = x[9196];
double a19 = x[1022];
double a20 = x[5863];
double a21 = x[1027];
double a22 = x[5865];
double a23 = x[1034];
double a24 = x[1011];
double a25 = x[3266];
double a26 = x[1014];
double a27 = x[3258];
double a28 = x[7515];
double a29 = x[7514];
double a30 = x[7518];
double a31 = x[5406];
double a32 = x[5407];
double a33 = x[7517];
double a34 = x[3265];
double a35 = x[3269];
double a36 = x[7506];
double a37 = x[1025];
double a38 = x[1030];
double a39 = x[7505];
double a40 = x[7512];
double a41 = x[1024];
double a42 = x[1029];
double a43 = x[7511];
double a44 = x[3264];
double a45 = x[3268];
double a46 = x[7503];
double a47 = x[7502];
double a48 = x[5868];
double a49 = x[1061];
double a50 = x[1063];
double a51 = x[5866];
double a52 = x[1010];
double a53 = x[3256];
double a54 = x[1021];
double a55 = x[5858];
double a56 = x[5859];
double a57 = x[5864];
double a62 = x[1017];
double a72 = x[1019];
double s22 = (((((((((((a0 * a1) + (a2 * a3)) + (a4 * a5)) + (a6 * a7)) + (a8 * a9)) + (a10 * a11)) + (a12 * a13)) + (a14 * a15)) + (a16 * a17)) + (a18 * a19)) + (a20 * a21)) + (a22 * a23);
double s45 = (((((((((((a1 * a24) + (a3 * a25)) + (a5 * a26)) + (a7 * a27)) + (a9 * a28)) + (a11 * a19)) + (a13 * a21)) + (a15 * a29)) + (a17 * a30)) + (a18 * a31)) + (a20 * a32)) + (a23 * a33);
double s64 = (((((((((a7 * a34) + (a3 * a35)) + (a9 * a36)) + (a11 * a37)) + (a13 * a38)) + (a15 * a39)) + (a17 * a40)) + (a18 * a41)) + (a20 * a42)) + (a23 * a43);
double s83 = (((((((((a7 * a44) + (a3 * a45)) + (a9 * a46)) + (a11 * a41)) + (a13 * a42)) + (a15 * a47)) + (a17 * a48)) + (a18 * a49)) + (a20 * a50)) + (a23 * a51);
double s105 = (((((a2 * a7) + (a1 * a4)) + (a11 * a12)) + (a8 * a15)) + (a18 * a21)) + (a16 * a23);
double s116 = (((((a7 * a25) + (a1 * a26)) + (a11 * a21)) + (a15 * a28)) + (a18 * a32)) + (a23 * a30);
double s125 = ((((a11 * a38) + (a7 * a35)) + (a15 * a36)) + (a18 * a42)) + (a23 * a40);
double s134 = ((((a11 * a42) + (a7 * a45)) + (a15 * a46)) + (a18 * a50)) + (a23 * a48);
double s160 = a3 * a6;
double s161 = a0 * a5;
double s173 = a10 * a13;
double s175 = a9 * a14;
double s187 = a19 * a20;
double s189 = a17 * a22;
double s200 = ((s187 + (s189 + (((((((s173 + (s175 + (((((((s161 + (s160 + (((s160 + s161) + (a2 * a52)) + (a1 * x[1009])))) + (a4 * a53)) + (a7 * x[3261])) + s173) + s175) + (a8 * a54)) + (a11 * x[1018])))) + (a12 * a55)) + (a15 * x[7510])) + s187) + s189) + (a16 * a56)) + (a18 * a62)))) + (a21 * a57)) + (a23 * x[5869]);
double s201 = a3 * a27;
double s202 = a5 * a24;
double s214 = a13 * a19;
double s216 = a9 * a29;
double s228 = a20 * a31;
double s230 = a17 * a33;
double s241 = ((s228 + (s230 + (((((((s214 + (s216 + (((((((s202 + (s201 + (((s201 + s202) + (a25 * a52)) + (a1 * x[1008])))) + (a26 * a53)) + (a7 * x[3260])) + s214) + s216) + (a28 * a54)) + (a11 * a62)))) + (a21 * a55)) + (a15 * x[7516])) + s228) + s230) + (a30 * a56)) + (a18 * x[5405])))) + (a32 * a57)) + (a23 * x[7519]);
double s243 = a3 * a34;
double s248 = a13 * a37;
double s250 = a9 * a39;
double s262 = a20 * a41;
double s264 = a17 * a43;
double s277 = a3 * a44;
double s282 = a13 * a41;
double s284 = a9 * a47;
double s296 = a20 * a49;
double s298 = a17 * a51;
C[at[2895 + 428]] = (2.0 * s22) + (x[2478] * s105);
C[at[2895 + 429]] = (2.0 * s45) + (x[2478] * s116);
C[at[2895 + 430]] = (2.0 * s64) + (x[2478] * s125);
C[at[2895 + 431]] = (2.0 * s83) + (x[2478] * s134);
K[at[552]] = (s200 + (x[2478] * s22)) + (x[2479] * s105);
K[at[553]] = (s241 + (x[2478] * s45)) + (x[2479] * s116);
K[at[554]] = ((((s262 + (s264 + (((((((s248 + (s250 + ((((((s243 + ((a35 * a52) + s243)) + (a7 * x[3263])) + s248) + s250) + (a36 * a54)) + (a11 * x[1020])))) + (a38 * a55)) + (a15 * x[7507])) + s262) + s264) + (a40 * a56)) + (a18 * a72)))) + (a42 * a57)) + (a23 * x[7513])) + (x[2478] * s64)) + (x[2479] * s125);
K[at[555]] = ((((s296 + (s298 + (((((((s282 + (s284 + ((((((s277 + ((a45 * a52) + s277)) + (a7 * x[3262])) + s282) + s284) + (a46 * a54)) + (a11 * a72)))) + (a42 * a55)) + (a15 * x[7504])) + s296) + s298) + (a48 * a56)) + (a18 * x[1059])))) + (a50 * a57)) + (a23 * x[5870])) + (x[2478] * s83)) + (x[2479] * s134);
}

static void iltis_jacobian_perpendicular_d0_d1_qv_98(const double *restrict x, double *restrict y, double *restrict C, double *restrict K, const int *restrict at, const unsigned short *i, int count)
{
    for (; count; count--, i += 10) {
double a0 = x[i[0] + 22];
double a1 = x[i[1]];
double a2 = x[i[0] + 17];
double a3 = x[i[2] + 29];
double a4 = x[i[2] + 35];
double a5 = x[i[0] + 14];
double a6 = x[i[2] + 33];
double a7 = x[i[0] + 19];
double a8 = x[i[2] + 15];
double a9 = x[i[0] + 41];
double a10 = x[i[2] + 20];
double a11 = x[i[0] + 40];
double a12 = x[i[2] + 22];
double a13 = x[i[0] + 48];
double a14 = x[i[2] + 17];
double a15 = x[i[0] + 50];
double a16 = x[i[0] + 53];
double a17 = x[i[0] + 55];
double a18 = x[i[2] + 53];
double a19 = x[i[2] + 55];
double a20 = x[i[0] + 21];
double a21 = x[i[0] + 16];
double a22 = x[i[0] + 15];
double a23 = x[i[0] + 20];
double a24 = x[i[0] + 47];
double a25 = x[i[2] + 38];
double a26 = x[i[0] + 49];
double a27 = x[i[2] + 37];
double a28 = x[i[2] + 16];
double a29 = x[i[2] + 21];
double a30 = x[i[2] + 34];
double a31 = x[i[3]];
double a32 = x[i[2] + 32];
double a33 = x[i[0] + 44];
double a34 = x[i[2] + 19];
double a35 = x[i[2] + 14];
double a36 = x[i[2] + 52];
double a37 = x[i[2] + 54];
double a38 = x[i[2] + 6];
double a39 = x[i[2] + 3];
double a40 = x[i[4] + 1];
double a41 = x[i[4] + 2];
double a42 = x[i[0] + 3];
double a43 = x[i[0] + 6];
double a44 = x[i[0] + 39];
double a45 = x[i[5]];
double a46 = x[i[6]];
double a47 = x[i[2] + 31];
double a48 = x[i[0] + 46];
double a49 = x[i[2] + 36];
double a51 = x[i[0] + 9];
double a52 = x[i[2] + 10];
double a57 = x[i[0] + 10];
double a59 = x[i[2] + 11];
double s6 = (((a0 * a1) + (a2 * a3)) + (a4 * a5)) + (a6 * a7);
double s13 = (((a8 * a9) + (a10 * a11)) + (a12 * a13)) + (a14 * a15);
double s20 = (((a1 * a7) + (a3 * a5)) + (a4 * a16)) + (a6 * a17);
double s27 = (((a9 * a18) + (a11 * a19)) + (a10 * a13)) + (a8 * a15);
double s38 = (((((a1 * a20) + (a3 * a21)) + (a4 * a22)) + (a6 * a23)) + (a24 * a25)) + (a26 * a27);
double s49 = (((((a9 * a28) + (a11 * a29)) + (a30 * a31)) + (a32 * a33)) + (a13 * a34)) + (a15 * a35);
double s60 = (((((a9 * a36) + (a11 * a37)) + (a31 * a38)) + (a33 * a39)) + (a13 * a29)) + (a15 * a28);
double s71 = (((((a1 * a23) + (a3 * a22)) + (a4 * a40)) + (a6 * a41)) + (a25 * a42)) + (a27 * a43);
double s85 = (a4 * a7) + (a0 * a3);
double s88 = (a12 * a15) + (a9 * a10);
double s91 = (a4 * a17) + (a3 * a7);
double s94 = (a10 * a15) + (a9 * a19);
double s99 = ((a4 * a23) + (a3 * a20)) + (a25 * a26);
double s104 = ((a30 * a33) + (a9 * a29)) + (a15 * a34);
double s109 = ((a33 * a38) + (a9 * a37)) + (a15 * a29);
double s114 = ((a4 * a41) + (a3 * a23)) + (a25 * a43);
double s141 = a1 * a2;
double s146 = a5 * a6;
double s154 = a8 * a11;
double s159 = a13 * a14;
double s167 = a1 * a5;
double s172 = a6 * a16;
double s180 = a11 * a18;
double s185 = a8 * a13;
double s193 = a1 * a21;
double s198 = a6 * a22;
double s205 = a24 * a27;
double s213 = a11 * a28;
double s218 = a31 * a32;
double s225 = a13 * a35;
double s233 = a11 * a36;
double s238 = a31 * a39;
double s245 = a13 * a28;
double s253 = a1 * a22;
double s258 = a6 * a40;
double s265 = a27 * a42;
C[at[2895 + i[8]]] = (2.0 * s6) + (x[i[7]] * s85);
C[at[2895 + i[8] + 1]] = (2.0 * s13) + (x[i[7]] * s88);
C[at[2895 + i[8] + 2]] = (2.0 * s20) + (x[i[7]] * s91);
C[at[2895 + i[8] + 3]] = (2.0 * s27) + (x[i[7]] * s94);
C[at[2895 + i[8] + 4]] = (2.0 * s38) + (x[i[7]] * s99);
C[at[2895 + i[8] + 5]] = (2.0 * s49) + (x[i[7]] * s104);
C[at[2895 + i[8] + 6]] = (2.0 * s60) + (x[i[7]] * s109);
C[at[2895 + i[8] + 7]] = (2.0 * s71) + (x[i[7]] * s114);
K[at[i[9]]] = (((s146 + ((((s141 + ((a3 * (x[i[0] + 12])) + s141)) + (a0 * a45)) + s146) + (a4 * a51))) + (a7 * a47)) + (x[i[7]] * s6)) + ((x[i[7] + 1]) * s85);
K[at[i[9] + 1]] = (((s159 + ((((s154 + ((a10 * a44) + s154)) + (a9 * a52)) + s159) + (a12 * a48))) + (a15 * (x[i[2] + 12]))) + (x[i[7]] * s13)) + ((x[i[7] + 1]) * s88);
K[at[i[9] + 2]] = (((s172 + ((((s167 + ((a3 * a51) + s167)) + (a7 * a45)) + s172) + (a4 * (x[i[0] + 51])))) + (a17 * a47)) + (x[i[7]] * s20)) + ((x[i[7] + 1]) * s91);
K[at[i[9] + 3]] = (((s185 + ((((s180 + ((a19 * a44) + s180)) + (a9 * (x[i[2] + 51]))) + s185) + (a10 * a48))) + (a15 * a52)) + (x[i[7]] * s27)) + ((x[i[7] + 1]) * s94);
K[at[i[9] + 4]] = (((s205 + ((((s198 + ((((s193 + ((a3 * (x[i[0] + 11])) + s193)) + (a20 * a45)) + s198) + (a4 * a57))) + (a23 * a47)) + s205) + (a25 * (x[i[0] + 45])))) + (a26 * a49)) + (x[i[7]] * s38)) + ((x[i[7] + 1]) * s99);
K[at[i[9] + 5]] = (((s225 + ((((s218 + ((((s213 + ((a29 * a44) + s213)) + (a9 * a59)) + s218) + (a30 * a46))) + (a33 * (x[i[2] + 30]))) + s225) + (a34 * a48))) + (a15 * (x[i[2] + 9]))) + (x[i[7]] * s49)) + ((x[i[7] + 1]) * s104);
K[at[i[9] + 6]] = (((s245 + ((((s238 + ((((s233 + ((a37 * a44) + s233)) + (a9 * (x[i[2] + 56]))) + s238) + (a38 * a46))) + (a33 * x[i[2]])) + s245) + (a29 * a48))) + (a15 * a59)) + (x[i[7]] * s60)) + ((x[i[7] + 1]) * s109);
K[at[i[9] + 7]] = (((s265 + ((((s258 + ((((s253 + ((a3 * a57) + s253)) + (a23 * a45)) + s258) + (a4 * x[i[4]]))) + (a41 * a47)) + s265) + (a25 * x[i[0]]))) + (a43 * a49)) + (x[i[7]] * s71)) + ((x[i[7] + 1]) * s114);
    }
}

static void iltis_jacobian_perpendicular_d0_d1_qv_99(const double *restrict x, double *restrict y, double *restrict C, double *restrict K, const int *restrict at, const unsigned short *i, int count)
{
    for (; count; count--, i += 9) {
double a0 = x[i[0] + 22];
double a1 = x[i[1] + 33];
double a2 = x[i[0] + 17];
double a3 = x[i[1] + 35];
double a4 = x[i[1] + 38];
double a5 = x[i[0] + 16];
double a6 = x[i[1] + 37];
double a7 = x[i[0] + 21];
double a8 = x[i[1] + 15];
double a9 = x[i[0] + 8];
double a10 = x[i[1] + 20];
double a11 = x[i[0] + 5];
double a12 = x[i[1] + 22];
double a13 = x[i[0] + 25];
double a14 = x[i[1] + 17];
double a15 = x[i[0] + 26];
double a16 = x[i[0] + 53];
double a17 = x[i[0] + 55];
double a18 = x[i[1] + 53];
double a19 = x[i[1] + 55];
double a20 = x[i[1] + 16];
double a21 = x[i[1] + 21];
double a22 = x[i[1] + 34];
double a23 = x[i[0] + 18];
double a24 = x[i[1] + 32];
double a25 = x[i[0] + 23];
double a26 = x[i[1] + 19];
double a27 = x[i[1] + 14];
double a28 = x[i[1] + 52];
double a29 = x[i[1] + 54];
double a30 = x[i[1] + 6];
double a31 = x[i[1] + 3];
double a32 = x[i[0] + 7];
double a33 = x[i[2]];
double a34 = x[i[0] + 4];
double a35 = x[i[1] + 29];
double a36 = x[i[0] + 15];
double a37 = x[i[0] + 20];
double a38 = x[i[0] + 14];
double a39 = x[i[0] + 19];
double a40 = x[i[0] + 6];
double a41 = x[i[0] + 3];
double a42 = x[i[3] + 1];
double a43 = x[i[3] + 2];
double a44 = x[i[0] + 2];
double a45 = x[i[4]];
double a46 = x[i[0] + 13];
double a47 = x[i[1] + 31];
double a48 = x[i[5]];
double a49 = x[i[1] + 36];
double a51 = x[i[0] + 11];
double a52 = x[i[1] + 10];
double a56 = x[i[1] + 11];
double a63 = x[i[0] + 9];
double s6 = (((a0 * a1) + (a2 * a3)) + (a4 * a5)) + (a6 * a7);
double s13 = (((a8 * a9) + (a10 * a11)) + (a12 * a13)) + (a14 * a15);
double s20 = (((a1 * a7) + (a3 * a5)) + (a4 * a16)) + (a6 * a17);
double s27 = (((a9 * a18) + (a11 * a19)) + (a10 * a13)) + (a8 * a15);
double s38 = (((((a9 * a20) + (a11 * a21)) + (a22 * a23)) + (a24 * a25)) + (a13 * a26)) + (a15 * a27);
double s49 = (((((a9 * a28) + (a11 * a29)) + (a23 * a30)) + (a25 * a31)) + (a13 * a21)) + (a15 * a20);
double s60 = (((((a32 * a33) + (a34 * a35)) + (a3 * a36)) + (a1 * a37)) + (a4 * a38)) + (a6 * a39);
double s71 = (((((a33 * a40) + (a35 * a41)) + (a3 * a38)) + (a1 * a39)) + (a4 * a42)) + (a6 * a43);
double s85 = (a4 * a7) + (a0 * a3);
double s88 = (a12 * a15) + (a9 * a10);
double s91 = (a4 * a17) + (a3 * a7);
double s94 = (a10 * a15) + (a9 * a19);
double s99 = ((a22 * a25) + (a9 * a21)) + (a15 * a26);
double s104 = ((a25 * a30) + (a9 * a29)) + (a15 * a21);
double s109 = ((a3 * a37) + (a32 * a35)) + (a4 * a39);
double s114 = ((a3 * a39) + (a35 * a40)) + (a4 * a43);
double s141 = a1 * a2;
double s146 = a5 * a6;
double s154 = a8 * a11;
double s159 = a13 * a14;
double s167 = a1 * a5;
double s172 = a6 * a16;
double s180 = a11 * a18;
double s185 = a8 * a13;
double s193 = a11 * a20;
double s198 = a23 * a24;
double s205 = a13 * a27;
double s213 = a11 * a28;
double s218 = a23 * a31;
double s225 = a13 * a20;
double s233 = a33 * a34;
double s238 = a1 * a36;
double s245 = a6 * a38;
double s253 = a33 * a41;
double s258 = a1 * a38;
double s265 = a6 * a42;
C[at[2895 + i[7]]] = (2.0 * s6) + (x[i[6]] * s85);
C[at[2895 + i[7] + 1]] = (2.0 * s13) + (x[i[6]] * s88);
C[at[2895 + i[7] + 2]] = (2.0 * s20) + (x[i[6]] * s91);
C[at[2895 + i[7] + 3]] = (2.0 * s27) + (x[i[6]] * s94);
C[at[2895 + i[7] + 4]] = (2.0 * s38) + (x[i[6]] * s99);
C[at[2895 + i[7] + 5]] = (2.0 * s49) + (x[i[6]] * s104);
C[at[2895 + i[7] + 6]] = (2.0 * s60) + (x[i[6]] * s109);
C[at[2895 + i[7] + 7]] = (2.0 * s71) + (x[i[6]] * s114);
K[at[i[8]]] = (((s146 + ((((s141 + ((a3 * (x[i[0] + 12])) + s141)) + (a0 * a47)) + s146) + (a4 * a51))) + (a7 * a49)) + (x[i[6]] * s6)) + ((x[i[6] + 1]) * s85);
K[at[i[8] + 1]] = (((s159 + ((((s154 + ((a10 * a44) + s154)) + (a9 * a52)) + s159) + (a12 * a48))) + (a15 * (x[i[1] + 12]))) + (x[i[6]] * s13)) + ((x[i[6] + 1]) * s88);
K[at[i[8] + 2]] = (((s172 + ((((s167 + ((a3 * a51) + s167)) + (a7 * a47)) + s172) + (a4 * (x[i[0] + 51])))) + (a17 * a49)) + (x[i[6]] * s20)) + ((x[i[6] + 1]) * s91);
K[at[i[8] + 3]] = (((s185 + ((((s180 + ((a19 * a44) + s180)) + (a9 * (x[i[1] + 51]))) + s185) + (a10 * a48))) + (a15 * a52)) + (x[i[6]] * s27)) + ((x[i[6] + 1]) * s94);
K[at[i[8] + 4]] = (((s205 + ((((s198 + ((((s193 + ((a21 * a44) + s193)) + (a9 * a56)) + s198) + (a22 * a46))) + (a25 * (x[i[1] + 30]))) + s205) + (a26 * a48))) + (a15 * (x[i[1] + 9]))) + (x[i[6]] * s38)) + ((x[i[6] + 1]) * s99);
K[at[i[8] + 5]] = (((s225 + ((((s218 + ((((s213 + ((a29 * a44) + s213)) + (a9 * (x[i[1] + 56]))) + s218) + (a30 * a46))) + (a25 * x[i[1]])) + s225) + (a21 * a48))) + (a15 * a56)) + (x[i[6]] * s49)) + ((x[i[6] + 1]) * s104);
K[at[i[8] + 6]] = (((s245 + ((((s238 + ((((s233 + ((a35 * (x[i[0] + 1])) + s233)) + (a32 * a45)) + s238) + (a3 * (x[i[0] + 10])))) + (a37 * a47)) + s245) + (a4 * a63))) + (a39 * a49)) + (x[i[6]] * s60)) + ((x[i[6] + 1]) * s109);
K[at[i[8] + 7]] = (((s265 + ((((s258 + ((((s253 + ((a35 * x[i[0]]) + s253)) + (a40 * a45)) + s258) + (a3 * a63))) + (a39 * a47)) + s265) + (a4 * x[i[3]]))) + (a43 * a49)) + (x[i[6]] * s71)) + ((x[i[6] + 1]) * s114);
    }
}

static void iltis_jacobian_perpendicular_d0_d1_qv_100(const double *restrict x, double *restrict y, double *restrict C, double *restrict K, const int *restrict at, const unsigned short *i, int count)
{
    for (; count; count--, i += 13) {
double a0 = x[i[0] + 22];
double a1 = x[i[1] + 5];
double a2 = x[i[0] + 17];
double a3 = x[i[1] + 8];
double a4 = x[i[1] + 23];
double a5 = x[i[0] + 14];
double a6 = x[i[1] + 18];
double a7 = x[i[0] + 19];
double a8 = x[i[1] + 16];
double a9 = x[i[0] + 44];
double a10 = x[i[1] + 21];
double a11 = x[i[2]];
double a12 = x[i[1] + 55];
double a13 = x[i[0] + 48];
double a14 = x[i[1] + 53];
double a15 = x[i[0] + 50];
double a16 = x[i[0] + 53];
double a17 = x[i[0] + 55];
double a18 = x[i[1] + 17];
double a19 = x[i[1] + 22];
double a20 = x[i[0] + 21];
double a21 = x[i[0] + 16];
double a22 = x[i[0] + 15];
double a23 = x[i[0] + 20];
double a24 = x[i[0] + 47];
double a25 = x[i[1] + 26];
double a26 = x[i[0] + 49];
double a27 = x[i[1] + 25];
double a28 = x[i[1] + 3];
double a29 = x[i[0] + 41];
double a30 = x[i[1] + 6];
double a31 = x[i[0] + 40];
double a32 = x[i[1] + 19];
double a33 = x[i[1] + 14];
double a34 = x[i[3]];
double a35 = x[i[4]];
double a36 = x[i[1] + 4];
double a37 = x[i[1] + 7];
double a38 = x[i[1] + 20];
double a39 = x[i[1] + 15];
double a40 = x[i[5]];
double a41 = x[i[5] + 1];
double a42 = x[i[0] + 3];
double a43 = x[i[0] + 6];
double a44 = x[i[0] + 39];
double a45 = x[i[1] + 2];
double a46 = x[i[6]];
double a47 = x[i[1] + 13];
double a48 = x[i[0] + 46];
double a49 = x[i[7]];
double a51 = x[i[0] + 9];
double a52 = x[i[1] + 11];
double a57 = x[i[0] + 10];
double a60 = x[i[1] + 9];
double s6 = (((a0 * a1) + (a2 * a3)) + (a4 * a5)) + (a6 * a7);
double s13 = (((a8 * a9) + (a10 * a11)) + (a12 * a13)) + (a14 * a15);
double s20 = (((a1 * a7) + (a3 * a5)) + (a4 * a16)) + (a6 * a17);
double s27 = (((a9 * a18) + (a11 * a19)) + (a10 * a13)) + (a8 * a15);
double s38 = (((((a1 * a20) + (a3 * a21)) + (a4 * a22)) + (a6 * a23)) + (a24 * a25)) + (a26 * a27);
double s49 = (((((a28 * a29) + (a30 * a31)) + (a11 * a32)) + (a9 * a33)) + (a13 * a34)) + (a15 * a35);
double s60 = (((((a29 * a36) + (a31 * a37)) + (a11 * a38)) + (a9 * a39)) + (a13 * a32)) + (a15 * a33);
double s71 = (((((a1 * a23) + (a3 * a22)) + (a4 * a40)) + (a6 * a41)) + (a25 * a42)) + (a27 * a43);
double s85 = (a4 * a7) + (a0 * a3);
double s88 = (a12 * a15) + (a9 * a10);
double s91 = (a4 * a17) + (a3 * a7);
double s94 = (a10 * a15) + (a9 * a19);
double s99 = ((a4 * a23) + (a3 * a20)) + (a25 * a26);
double s104 = ((a9 * a32) + (a29 * a30)) + (a15 * a34);
double s109 = ((a9 * a38) + (a29 * a37)) + (a15 * a32);
double s114 = ((a4 * a41) + (a3 * a23)) + (a25 * a43);
double s141 = a1 * a2;
double s146 = a5 * a6;
double s154 = a8 * a11;
double s159 = a13 * a14;
double s167 = a1 * a5;
double s172 = a6 * a16;
double s180 = a11 * a18;
double s185 = a8 * a13;
double s193 = a1 * a21;
double s198 = a6 * a22;
double s205 = a24 * a27;
double s213 = a28 * a31;
double s218 = a11 * a33;
double s225 = a13 * a35;
double s233 = a31 * a36;
double s238 = a11 * a39;
double s245 = a13 * a33;
double s253 = a1 * a22;
double s258 = a6 * a40;
double s265 = a27 * a42;
C[at[2895 + i[11]]] = (2.0 * s6) + (x[i[10]] * s85);
C[at[2895 + i[11] + 1]] = (2.0 * s13) + (x[i[10]] * s88);
C[at[2895 + i[11] + 2]] = (2.0 * s20) + (x[i[10]] * s91);
C[at[2895 + i[11] + 3]] = (2.0 * s27) + (x[i[10]] * s94);
C[at[2895 + i[11] + 4]] = (2.0 * s38) + (x[i[10]] * s99);
C[at[2895 + i[11] + 5]] = (2.0 * s49) + (x[i[10]] * s104);
C[at[2895 + i[11] + 6]] = (2.0 * s60) + (x[i[10]] * s109);
C[at[2895 + i[11] + 7]] = (2.0 * s71) + (x[i[10]] * s114);
K[at[i[12]]] = (((s146 + ((((s141 + ((a3 * (x[i[0] + 12])) + s141)) + (a0 * a45)) + s146) + (a4 * a51))) + (a7 * a47)) + (x[i[10]] * s6)) + ((x[i[10] + 1]) * s85);
K[at[i[12] + 1]] = (((s159 + ((((s154 + ((a10 * a46) + s154)) + (a9 * a52)) + s159) + (a12 * a48))) + (a15 * (x[i[1] + 51]))) + (x[i[10]] * s13)) + ((x[i[10] + 1]) * s88);
K[at[i[12] + 2]] = (((s172 + ((((s167 + ((a3 * a51) + s167)) + (a7 * a45)) + s172) + (a4 * (x[i[0] + 51])))) + (a17 * a47)) + (x[i[10]] * s20)) + ((x[i[10] + 1]) * s91);
K[at[i[12] + 3]] = (((s185 + ((((s180 + ((a19 * a46) + s180)) + (a9 * (x[i[1] + 12]))) + s185) + (a10 * a48))) + (a15 * a52)) + (x[i[10]] * s27)) + ((x[i[10] + 1]) * s94);
K[at[i[12] + 4]] = (((s205 + ((((s198 + ((((s193 + ((a3 * (x[i[0] + 11])) + s193)) + (a20 * a45)) + s198) + (a4 * a57))) + (a23 * a47)) + s205) + (a25 * (x[i[0] + 45])))) + (a26 * a49)) + (x[i[10]] * s38)) + ((x[i[10] + 1]) * s99);
K[at[i[12] + 5]] = (((s225 + ((((s218 + ((((s213 + ((a30 * a44) + s213)) + (a29 * x[i[1]])) + s218) + (a32 * a46))) + (a9 * a60)) + s225) + (a34 * a48))) + (a15 * x[i[8]])) + (x[i[10]] * s49)) + ((x[i[10] + 1]) * s104);
K[at[i[12] + 6]] = (((s245 + ((((s238 + ((((s233 + ((a37 * a44) + s233)) + (a29 * (x[i[1] + 1]))) + s238) + (a38 * a46))) + (a9 * (x[i[1] + 10]))) + s245) + (a32 * a48))) + (a15 * a60)) + (x[i[10]] * s60)) + ((x[i[10] + 1]) * s109);
K[at[i[12] + 7]] = (((s265 + ((((s258 + ((((s253 + ((a3 * a57) + s253)) + (a23 * a45)) + s258) + (a4 * x[i[9]]))) + (a41 * a47)) + s265) + (a25 * x[i[0]]))) + (a43 * a49)) + (x[i[10]] * s71)) + ((x[i[10] + 1]) * s114);
    }
}

static void iltis_jacobian_perpendicular_d0_d1_qv_101(const double *restrict x, double *restrict y, double *restrict C, double *restrict K, const int *restrict at, const unsigned short *i, int count)
{
    for (; count; count--, i += 7) {
double a0 = x[i[0] + 22];
double a1 = x[i[1] + 5623];
double a2 = x[i[0] + 17];
double a3 = x[i[1] + 44];
double a4 = x[i[1] + 50];
double a5 = x[i[0] + 16];
double a6 = x[i[1] + 48];
double a7 = x[i[0] + 21];
double a8 = x[i[1] + 14];
double a9 = x[i[0] + 8];
double a10 = x[i[1] + 19];
double a11 = x[i[0] + 5];
double a12 = x[i[1] + 55];
double a13 = x[i[0] + 18];
double a14 = x[i[1] + 53];
double a15 = x[i[0] + 23];
double a16 = x[i[0] + 53];
double a17 = x[i[0] + 55];
double a18 = x[i[1] + 17];
double a19 = x[i[1] + 22];
double a20 = x[i[1] + 15];
double a21 = x[i[1] + 20];
double a22 = x[i[1] + 4198];
double a23 = x[i[1] + 4197];
double a24 = x[i[1] + 6];
double a25 = x[i[0] + 25];
double a26 = x[i[1] + 3];
double a27 = x[i[0] + 26];
double a28 = x[i[0] + 7];
double a29 = x[i[1] + 40];
double a30 = x[i[0] + 4];
double a31 = x[i[1] + 41];
double a32 = x[i[0] + 15];
double a33 = x[i[0] + 20];
double a34 = x[i[0] + 14];
double a35 = x[i[0] + 19];
double a36 = x[i[0] + 6];
double a37 = x[i[0] + 3];
double a38 = x[i[2]];
double a39 = x[i[2] + 1];
double a40 = x[i[1] + 16];
double a41 = x[i[1] + 21];
double a42 = x[i[1] + 49];
double a43 = x[i[1] + 47];
double a44 = x[i[0] + 2];
double a45 = x[i[1] + 39];
double a46 = x[i[0] + 13];
double a47 = x[i[1] + 5624];
double a48 = x[i[3]];
double a49 = x[i[1] + 46];
double a51 = x[i[0] + 11];
double a52 = x[i[1] + 9];
double a56 = x[i[1] + 10];
double a61 = x[i[0] + 9];
double s6 = (((a0 * a1) + (a2 * a3)) + (a4 * a5)) + (a6 * a7);
double s13 = (((a8 * a9) + (a10 * a11)) + (a12 * a13)) + (a14 * a15);
double s20 = (((a1 * a7) + (a3 * a5)) + (a4 * a16)) + (a6 * a17);
double s27 = (((a9 * a18) + (a11 * a19)) + (a10 * a13)) + (a8 * a15);
double s38 = (((((a9 * a20) + (a11 * a21)) + (a13 * a22)) + (a15 * a23)) + (a24 * a25)) + (a26 * a27);
double s49 = (((((a28 * a29) + (a30 * a31)) + (a3 * a32)) + (a1 * a33)) + (a4 * a34)) + (a6 * a35);
double s60 = (((((a29 * a36) + (a31 * a37)) + (a3 * a34)) + (a1 * a35)) + (a4 * a38)) + (a6 * a39);
double s71 = (((((a9 * a40) + (a11 * a41)) + (a13 * a21)) + (a15 * a20)) + (a25 * a42)) + (a27 * a43);
double s85 = (a4 * a7) + (a0 * a3);
double s88 = (a12 * a15) + (a9 * a10);
double s91 = (a4 * a17) + (a3 * a7);
double s94 = (a10 * a15) + (a9 * a19);
double s99 = ((a15 * a22) + (a9 * a21)) + (a24 * a27);
double s104 = ((a3 * a33) + (a28 * a31)) + (a4 * a35);
double s109 = ((a3 * a35) + (a31 * a36)) + (a4 * a39);
double s114 = ((a15 * a21) + (a9 * a41)) + (a27 * a42);
double s141 = a1 * a2;
double s146 = a5 * a6;
double s154 = a8 * a11;
double s159 = a13 * a14;
double s167 = a1 * a5;
double s172 = a6 * a16;
double s180 = a11 * a18;
double s185 = a8 * a13;
double s193 = a11 * a20;
double s198 = a13 * a23;
double s205 = a25 * a26;
double s213 = a29 * a30;
double s218 = a1 * a32;
double s225 = a6 * a34;
double s233 = a29 * a37;
double s238 = a1 * a34;
double s245 = a6 * a38;
double s253 = a11 * a40;
double s258 = a13 * a20;
double s265 = a25 * a43;
C[at[2895 + i[5]]] = (2.0 * s6) + ((x[i[1] + 957]) * s85);
C[at[2895 + i[5] + 1]] = (2.0 * s13) + ((x[i[1] + 957]) * s88);
C[at[2895 + i[5] + 2]] = (2.0 * s20) + ((x[i[1] + 957]) * s91);
C[at[2895 + i[5] + 3]] = (2.0 * s27) + ((x[i[1] + 957]) * s94);
C[at[2895 + i[5] + 4]] = (2.0 * s38) + ((x[i[1] + 957]) * s99);
C[at[2895 + i[5] + 5]] = (2.0 * s49) + ((x[i[1] + 957]) * s104);
C[at[2895 + i[5] + 6]] = (2.0 * s60) + ((x[i[1] + 957]) * s109);
C[at[2895 + i[5] + 7]] = (2.0 * s71) + ((x[i[1] + 957]) * s114);
K[at[i[6]]] = (((s146 + ((((s141 + ((a3 * (x[i[0] + 12])) + s141)) + (a0 * a47)) + s146) + (a4 * a51))) + (a7 * a49)) + ((x[i[1] + 957]) * s6)) + ((x[i[1] + 958]) * s85);
K[at[i[6] + 1]] = (((s159 + ((((s154 + ((a10 * a44) + s154)) + (a9 * a52)) + s159) + (a12 * a46))) + (a15 * (x[i[1] + 51]))) + ((x[i[1] + 957]) * s13)) + ((x[i[1] + 958]) * s88);
K[at[i[6] + 2]] = (((s172 + ((((s167 + ((a3 * a51) + s167)) + (a7 * a47)) + s172) + (a4 * (x[i[0] + 51])))) + (a17 * a49)) + ((x[i[1] + 957]) * s20)) + ((x[i[1] + 958]) * s91);
K[at[i[6] + 3]] = (((s185 + ((((s180 + ((a19 * a44) + s180)) + (a9 * (x[i[1] + 12]))) + s185) + (a10 * a46))) + (a15 * a52)) + ((x[i[1] + 957]) * s27)) + ((x[i[1] + 958]) * s94);
K[at[i[6] + 4]] = (((s205 + ((((s198 + ((((s193 + ((a21 * a44) + s193)) + (a9 * a56)) + s198) + (a22 * a46))) + (a15 * (x[i[1] + 4196]))) + s205) + (a24 * a48))) + (a27 * x[i[1]])) + ((x[i[1] + 957]) * s38)) + ((x[i[1] + 958]) * s99);
K[at[i[6] + 5]] = (((s225 + ((((s218 + ((((s213 + ((a31 * (x[i[0] + 1])) + s213)) + (a28 * a45)) + s218) + (a3 * (x[i[0] + 10])))) + (a33 * a47)) + s225) + (a4 * a61))) + (a35 * a49)) + ((x[i[1] + 957]) * s49)) + ((x[i[1] + 958]) * s104);
K[at[i[6] + 6]] = (((s245 + ((((s238 + ((((s233 + ((a31 * x[i[0]]) + s233)) + (a36 * a45)) + s238) + (a3 * a61))) + (a35 * a47)) + s245) + (a4 * x[i[4]]))) + (a39 * a49)) + ((x[i[1] + 957]) * s60)) + ((x[i[1] + 958]) * s109);
K[at[i[6] + 7]] = (((s265 + ((((s258 + ((((s253 + ((a41 * a44) + s253)) + (a9 * (x[i[1] + 11]))) + s258) + (a21 * a46))) + (a15 * a56)) + s265) + (a42 * a48))) + (a27 * (x[i[1] + 45]))) + ((x[i[1] + 957]) * s71)) + ((x[i[1] + 958]) * s114);
    }
}

static void iltis_jacobian_dot_d0_d1_qv_102(const double *restrict x, double *restrict y, double *restrict C, double *restrict K, const int *restrict at)
{
double a0 = x[1061];
double a1 = x[9194];
double a2 = x[3269];
double a3 = x[5732];
double a4 = x[1063];
double a5 = x[3257];
double a6 = x[3265];
double a7 = x[1037];
double a8 = x[7506];
double a9 = x[1041];
double a10 = x[7505];
double a11 = x[1043];
double a12 = x[7512];
double a13 = x[1045];
double a14 = x[9196];
double a15 = x[1023];
double a16 = x[5863];
double a17 = x[1028];
double a18 = x[7511];
double a19 = x[1046];
double a20 = x[3267];
double a21 = x[3259];
double a22 = x[7509];
double a23 = x[7508];
double a24 = x[5867];
double a25 = x[1025];
double a26 = x[1030];
double a27 = x[5865];
double a28 = x[1060];
double a29 = x[3266];
double a30 = x[1062];
double a31 = x[3258];
double a32 = x[7515];
double a33 = x[1011];
double a34 = x[9195];
double a35 = x[1014];
double a36 = x[5857];
double a37 = x[7514];
double a38 = x[7518];
double a39 = x[1024];
double a40 = x[1029];
double a41 = x[7517];
double a42 = x[3268];
double a43 = x[3264];
double a44 = x[7503];
double a45 = x[1040];
double a46 = x[1042];
double a47 = x[7502];
double a48 = x[5868];
double a49 = x[1022];
double a50 = x[1027];
double a51 = x[5866];
double a52 = x[5733];
double a53 = x[3256];
double a54 = x[1039];
double a55 = x[5858];
double a56 = x[1044];
double a57 = x[5864];
double a61 = x[1018];
double a71 = x[1019];
double s18 = (((((((((a0 * a1) + (a2 * a3)) + (a4 * a5)) + (a6 * a7)) + (a8 * a9)) + (a10 * a11)) + (a12 * a13)) + (a14 * a15)) + (a16 * a17)) + (a18 * a19);
double s37 = (((((((((a1 * a15) + (a3 * a20)) + (a5 * a17)) + (a7 * a21)) + (a9 * a22)) + (a11 * a23)) + (a13 * a24)) + (a14 * a25)) + (a16 * a26)) + (a19 * a27);
double s60 = (((((((((((a1 * a28) + (a3 * a29)) + (a5 * a30)) + (a7 * a31)) + (a9 * a32)) + (a33 * a34)) + (a35 * a36)) + (a11 * a37)) + (a13 * a38)) + (a14 * a39)) + (a16 * a40)) + (a19 * a41);
double s83 = (((((((((((a1 * a39) + (a3 * a42)) + (a5 * a40)) + (a7 * a43)) + (a9 * a44)) + (a34 * a45)) + (a36 * a46)) + (a11 * a47)) + (a13 * a48)) + (a14 * a49)) + (a16 * a50)) + (a19 * a51);
double s103 = ((((a2 * a7) + (a1 * a4)) + (a8 * a11)) + (a14 * a17)) + (a12 * a19);
double s112 = ((((a7 * a20) + (a1 * a17)) + (a11 * a22)) + (a14 * a26)) + (a19 * a24);
double s123 = (((((a7 * a29) + (a1 * a30)) + (a34 * a35)) + (a11 * a32)) + (a14 * a40)) + (a19 * a38);
double s134 = (((((a7 * a42) + (a1 * a40)) + (a34 * a46)) + (a11 * a44)) + (a14 * a50)) + (a19 * a48);
double s160 = a3 * a6;
double s161 = a0 * a5;
double s173 = a9 * a10;
double s180 = a15 * a16;
double s182 = a13 * a18;
double s194 = a3 * a21;
double s195 = a5 * a15;
double s207 = a9 * a23;
double s214 = a16 * a25;
double s216 = a13 * a27;
double s228 = a3 * a31;
double s229 = a5 * a28;
double s241 = a33 * a36;
double s243 = a9 * a37;
double s255 = a16 * a39;
double s257 = a13 * a41;
double s268 = ((s255 + (s257 + (((((((s241 + (s243 + (((((((s229 + (s228 + (((s228 + s229) + (a29 * a52)) + (a1 * x[1064])))) + (a30 * a53)) + (a7 * x[3260])) + s241) + s243) + (a32 * a54)) + (a34 * x[1008])))) + (a35 * a55)) + (a11 * x[7516])) + s255) + s257) + (a38 * a56)) + (a14 * a71)))) + (a40 * a57)) + (a19 * x[7519]);
double s269 = a3 * a43;
double s270 = a5 * a39;
double s282 = a36 * a45;
double s284 = a9 * a47;
double s296 = a16 * a49;
double s298 = a13 * a51;
double s309 = ((s296 + (s298 + (((((((s282 + (s284 + (((((((s270 + (s269 + (((s269 + s270) + (a42 * a52)) + (a1 * a71)))) + (a40 * a53)) + (a7 * x[3262])) + s282) + s284) + (a44 * a54)) + (a34 * x[1038])))) + (a46 * a55)) + (a11 * x[7504])) + s296) + s298) + (a48 * a56)) + (a14 * x[1017])))) + (a50 * a57)) + (a19 * x[5870]);
C[at[2895 + 432]] = (2.0 * s18) + (x[2478] * s103);
C[at[2895 + 433]] = (2.0 * s37) + (x[2478] * s112);
C[at[2895 + 434]] = (2.0 * s60) + (x[2478] * s123);
C[at[2895 + 435]] = (2.0 * s83) + (x[2478] * s134);
K[at[556]] = ((((s180 + (s182 + ((((((s173 + (((((s161 + (s160 + (((s160 + s161) + (a2 * a52)) + (a1 * x[1059])))) + (a4 * a53)) + (a7 * x[3263])) + s173) + (a8 * a54))) + (a11 * x[7507])) + s180) + s182) + (a12 * a56)) + (a14 * a61)))) + (a17 * a57)) + (a19 * x[7513])) + (x[2478] * s18)) + (x[2479] * s103);
K[at[557]] = ((((s214 + (s216 + ((((((s207 + (((((s195 + (s194 + (((s194 + s195) + (a20 * a52)) + (a1 * a61)))) + (a17 * a53)) + (a7 * x[3261])) + s207) + (a22 * a54))) + (a11 * x[7510])) + s214) + s216) + (a24 * a56)) + (a14 * x[1020])))) + (a26 * a57)) + (a19 * x[5869])) + (x[2478] * s37)) + (x[2479] * s112);
K[at[558]] = (s268 + (x[2478] * s60)) + (x[2479] * s123);
K[at[559]] = (s309 + (x[2478] * s83)) + (x[2479] * s134);
}

static void iltis_jacobian_spherical_d0_d1_qv_103(const double *restrict x, double *restrict y, const unsigned short *i, int count)
{
    for (; count; count--, i += 10) {
double a1 = x[i[1]];
double a4 = x[i[3]];
double a7 = x[i[3] + 2];
double a81 = x[i[7] + 6];
double a82 = x[i[7] + 7];
double a83 = x[i[7] + 5];
double a84 = x[i[7] + 11];
double a85 = x[i[7] + 12];
double a86 = x[i[7] + 10];
double a87 = x[i[7] + 1];
double a88 = x[i[7] + 2];
double a89 = x[i[7]];
double a90 = x[i[8] + 6];
double a91 = x[i[8] + 7];
double a92 = x[i[8] + 5];
double a93 = x[i[8] + 11];
double a94 = x[i[8] + 12];
double a95 = x[i[8] + 10];
double a96 = x[i[8] + 1];
double a97 = x[i[8] + 2];
double a98 = x[i[8]];
double s0 = x[i[0]] - a1;
double s3 = x[i[2]] - a4;
double s7 = (x[i[2] + 2]) - a7;
double s13 = a1 - x[i[4]];
double s15 = a4 - x[i[5]];
double s18 = a7 - x[i[6]];
y[i[9]] = -s3;
y[i[9] + 1] = -s0;
y[i[9] + 2] = -(s0 * a81);
y[i[9] + 3] = -(s0 * a82);
y[i[9] + 4] = -s7;
y[i[9] + 5] = -(s7 * a81);
y[i[9] + 6] = -(s7 * a83);
y[i[9] + 7] = -(s0 * a84);
y[i[9] + 8] = -(s0 * a85);
y[i[9] + 9] = -(s7 * a84);
y[i[9] + 10] = -(s7 * a86);
y[i[9] + 11] = -(s0 * a87);
y[i[9] + 12] = -(s0 * a88);
y[i[9] + 13] = -(s7 * a87);
y[i[9] + 14] = -(s7 * a89);
y[i[9] + 15] = s15;
y[i[9] + 16] = s13;
y[i[9] + 17] = s13 * a90;
y[i[9] + 18] = s13 * a91;
y[i[9] + 19] = s18;
y[i[9] + 20] = s18 * a90;
y[i[9] + 21] = s18 * a92;
y[i[9] + 22] = s13 * a93;
y[i[9] + 23] = s13 * a94;
y[i[9] + 24] = s18 * a93;
y[i[9] + 25] = s18 * a95;
y[i[9] + 26] = s13 * a96;
y[i[9] + 27] = s13 * a97;
y[i[9] + 28] = s18 * a96;
y[i[9] + 29] = s18 * a98;
y[i[9] + 30] = -(s3 * a83);
y[i[9] + 31] = -(s3 * a82);
y[i[9] + 32] = -(s3 * a86);
y[i[9] + 33] = -(s3 * a85);
y[i[9] + 34] = -(s3 * a89);
y[i[9] + 35] = -(s3 * a88);
y[i[9] + 36] = s15 * a92;
y[i[9] + 37] = s15 * a91;
y[i[9] + 38] = s15 * a95;
y[i[9] + 39] = s15 * a94;
y[i[9] + 40] = s15 * a98;
y[i[9] + 41] = s15 * a97;
    }
}

static void iltis_jacobian_spherical_d0_d1_qv_104(const double *restrict x, double *restrict y, const unsigned short *i, int count)
{
    for (; count; count--, i += 11) {
double a1 = x[i[1]];
double a2 = x[i[0]];
double a3 = x[i[2]];
double a6 = x[i[0] + 3];
double a9 = x[i[0] + 6];
double a13 = x[i[3] + 1];
y[i[10]] = (((x[i[0] + 56]) * a1) + (a2 * a3)) + (x[i[3] + 10]);
y[i[10] + 1] = ((a1 * (x[i[0] + 52])) + (a3 * a6)) + (x[i[3] + 2]);
y[i[10] + 2] = ((a1 * (x[i[0] + 54])) + (a3 * a9)) + (x[i[3] + 6]);
y[i[10] + 3] = ((a1 * a2) + (x[i[4] + 4])) + (x[i[5]] * a13);
y[i[10] + 4] = ((a1 * a6) + x[i[4]]) + (a13 * x[i[6]]);
y[i[10] + 5] = ((a1 * a9) + (x[i[4] + 2])) + (a13 * (x[i[6] + 1]));
y[i[10] + 6] = ((a3 * x[i[7]]) + (x[i[3] + 9])) + (a2 * a13);
y[i[10] + 7] = ((a3 * x[i[8]]) + x[i[3]]) + (a6 * a13);
y[i[10] + 8] = ((a3 * x[i[9]]) + (x[i[3] + 5])) + (a9 * a13);
    }
}

static void iltis_jacobian_spherical_d0_d1_qv_105(const double *restrict x, double *restrict y, const unsigned short *i, int count)
{
    for (; count; count--, i += 6) {
double a1 = x[i[1]];
double a11 = x[i[2] + 2];
double a18 = x[i[3]];
y[i[5]] = ((x[i[0]] * a1) + (x[i[2] + 9])) + (x[i[2] + 12]);
y[i[5] + 1] = ((a1 * (x[i[0] + 3])) + x[i[2]]) + (x[i[2] + 4]);
y[i[5] + 2] = ((a1 * (x[i[0] + 6])) + (x[i[2] + 5])) + (x[i[2] + 8]);
y[i[5] + 3] = ((x[i[0] + 50]) * a11) + (a1 * (x[i[0] + 9]));
y[i[5] + 4] = (a11 * (x[i[0] + 52])) + (a1 * (x[i[0] + 14]));
y[i[5] + 5] = (a11 * (x[i[0] + 54])) + (a1 * (x[i[0] + 19]));
y[i[5] + 6] = ((x[i[0] + 11]) * a18) + (x[i[4] + 4]);
y[i[5] + 7] = (a18 * (x[i[0] + 16])) + x[i[4]];
y[i[5] + 8] = (a18 * (x[i[0] + 21])) + (x[i[4] + 2]);
    }
}

static void iltis_jacobian_spherical_d0_d1_qv_106(const double *restrict x, double *restrict y, const unsigned short *i, int count)
{
    for (; count; count--, i += 6) {
double a1 = x[i[1] + 1];
double a8 = x[i[2]];
double a19 = x[i[4]];
y[i[5]] = ((x[i[0] + 3]) * a1) + (x[i[1] + 9]);
y[i[5] + 1] = (a1 * (x[i[0] + 8])) + x[i[1]];
y[i[5] + 2] = (a1 * (x[i[0] + 13])) + (x[i[1] + 5]);
y[i[5] + 3] = (((x[i[0] + 21]) * a8) + (x[i[3] + 4])) + (x[i[1] + 11]);
y[i[5] + 4] = ((a8 * (x[i[0] + 23])) + x[i[3]]) + (x[i[1] + 3]);
y[i[5] + 5] = ((a8 * (x[i[0] + 25])) + (x[i[3] + 2])) + (x[i[1] + 7]);
y[i[5] + 6] = (a8 * x[i[0]]) + ((x[i[0] + 42]) * a19);
y[i[5] + 7] = (a8 * (x[i[0] + 5])) + (a19 * (x[i[0] + 44]));
y[i[5] + 8] = (a8 * (x[i[0] + 10])) + (a19 * (x[i[0] + 46]));
    }
}

static void iltis_jacobian_spherical_d0_d1_qv_107(const double *restrict x, double *restrict y, const unsigned short *i, int count)
{
    for (; count; count--, i += 6) {
double a1 = x[i[1] + 2];
double a3 = x[i[2]];
double a9 = x[i[3]];
y[i[5]] = (x[i[0]] * a1) + ((x[i[0] + 40]) * a3);
y[i[5] + 1] = (a1 * (x[i[0] + 5])) + (a3 * (x[i[0] + 42]));
y[i[5] + 2] = (a1 * (x[i[0] + 10])) + (a3 * (x[i[0] + 44]));
y[i[5] + 3] = ((x[i[0] + 1]) * a9) + (x[i[1] + 11]);
y[i[5] + 4] = (a9 * (x[i[0] + 6])) + (x[i[1] + 3]);
y[i[5] + 5] = (a9 * (x[i[0] + 11])) + (x[i[1] + 7]);
y[i[5] + 6] = (a1 * (x[i[0] + 34])) + ((x[i[4] + 4]) + (x[i[1] + 9]));
y[i[5] + 7] = (a1 * (x[i[0] + 36])) + (x[i[4]] + x[i[1]]);
y[i[5] + 8] = (a1 * (x[i[0] + 38])) + ((x[i[4] + 2]) + (x[i[1] + 5]));
    }
}

static void iltis_jacobian_spherical_d0_d1_qv_108(const double *restrict x, double *restrict y, const unsigned short *i, int count)
{
    for (; count; count--, i += 5) {
double a1 = x[i[0]];
double a4 = x[i[1]];
double a6 = x[i[0] + 2];
double a80 = x[i[0] + 921];
double a81 = x[i[0] + 922];
double a82 = x[i[0] + 920];
double a83 = x[i[0] + 926];
double a84 = x[i[0] + 927];
double a85 = x[i[0] + 925];
double a86 = x[i[0] + 916];
double a87 = x[i[0] + 917];
double a88 = x[i[0] + 915];
double a89 = x[i[3] + 6];
double a90 = x[i[3] + 7];
double a91 = x[i[3] + 5];
double a92 = x[i[3] + 11];
double a93 = x[i[3] + 12];
double a94 = x[i[3] + 10];
double a95 = x[i[3] + 1];
double a96 = x[i[3] + 2];
double a97 = x[i[3]];
double s0 = (x[i[0] + 3]) - a1;
double s5 = (x[i[0] + 4]) - a6;
double s11 = a4 - x[i[2]];
double s13 = a1 - (x[i[0] + 2352]);
double s16 = a6 - (x[i[0] + 2354]);
y[i[4]] = -s0;
y[i[4] + 1] = a4 * a80;
y[i[4] + 2] = a4 * a81;
y[i[4] + 3] = -s5;
y[i[4] + 4] = -(s5 * a80);
y[i[4] + 5] = -(s5 * a82);
y[i[4] + 6] = a4 * a83;
y[i[4] + 7] = a4 * a84;
y[i[4] + 8] = -(s5 * a83);
y[i[4] + 9] = -(s5 * a85);
y[i[4] + 10] = a4 * a86;
y[i[4] + 11] = a4 * a87;
y[i[4] + 12] = -(s5 * a86);
y[i[4] + 13] = -(s5 * a88);
y[i[4] + 14] = s13;
y[i[4] + 15] = s11;
y[i[4] + 16] = s11 * a89;
y[i[4] + 17] = s11 * a90;
y[i[4] + 18] = s16;
y[i[4] + 19] = s16 * a89;
y[i[4] + 20] = s16 * a91;
y[i[4] + 21] = s11 * a92;
y[i[4] + 22] = s11 * a93;
y[i[4] + 23] = s16 * a92;
y[i[4] + 24] = s16 * a94;
y[i[4] + 25] = s11 * a95;
y[i[4] + 26] = s11 * a96;
y[i[4] + 27] = s16 * a95;
y[i[4] + 28] = s16 * a97;
y[i[4] + 29] = -(s0 * a82);
y[i[4] + 30] = -(s0 * a81);
y[i[4] + 31] = -(s0 * a85);
y[i[4] + 32] = -(s0 * a84);
y[i[4] + 33] = -(s0 * a88);
y[i[4] + 34] = -(s0 * a87);
y[i[4] + 35] = s13 * a91;
y[i[4] + 36] = s13 * a90;
y[i[4] + 37] = s13 * a94;
y[i[4] + 38] = s13 * a93;
y[i[4] + 39] = s13 * a97;
y[i[4] + 40] = s13 * a96;
    }
}

static void iltis_jacobian_gap_d0_d1_qv_109(const double *restrict x, double *restrict y, const unsigned short *i, int count)
{
    for (; count; count--, i += 8) {
double a1 = x[i[1]];
double a4 = x[i[3]];
double a7 = x[i[3] + 2];
double a80 = x[i[6] + 6];
double a81 = x[i[6] + 7];
double a82 = x[i[6] + 5];
double a83 = x[i[6] + 11];
double a84 = x[i[6] + 12];
double a85 = x[i[6] + 10];
double a86 = x[i[6] + 1];
double a87 = x[i[6] + 2];
double a88 = x[i[6]];
double a89 = x[i[5] + 399];
double a90 = x[i[5] + 400];
double a91 = x[i[5] + 398];
double a92 = x[i[5] + 404];
double a93 = x[i[5] + 405];
double a94 = x[i[5] + 403];
double a95 = x[i[5] + 394];
double a96 = x[i[5] + 395];
double a97 = x[i[5] + 393];
double s0 = x[i[0]] - a1;
double s3 = x[i[2]] - a4;
double s7 = x[i[4]] - a7;
double s13 = a4 - x[i[5]];
double s17 = a7 - (x[i[5] + 1]);
y[i[7]] = -s3;
y[i[7] + 1] = -s0;
y[i[7] + 2] = -(s0 * a80);
y[i[7] + 3] = -(s0 * a81);
y[i[7] + 4] = -s7;
y[i[7] + 5] = -(s7 * a80);
y[i[7] + 6] = -(s7 * a82);
y[i[7] + 7] = -(s0 * a83);
y[i[7] + 8] = -(s0 * a84);
y[i[7] + 9] = -(s7 * a83);
y[i[7] + 10] = -(s7 * a85);
y[i[7] + 11] = -(s0 * a86);
y[i[7] + 12] = -(s0 * a87);
y[i[7] + 13] = -(s7 * a86);
y[i[7] + 14] = -(s7 * a88);
y[i[7] + 15] = s13;
y[i[7] + 16] = a1 * a89;
y[i[7] + 17] = a1 * a90;
y[i[7] + 18] = s17;
y[i[7] + 19] = s17 * a89;
y[i[7] + 20] = s17 * a91;
y[i[7] + 21] = a1 * a92;
y[i[7] + 22] = a1 * a93;
y[i[7] + 23] = s17 * a92;
y[i[7] + 24] = s17 * a94;
y[i[7] + 25] = a1 * a95;
y[i[7] + 26] = a1 * a96;
y[i[7] + 27] = s17 * a95;
y[i[7] + 28] = s17 * a97;
y[i[7] + 29] = -(s3 * a82);
y[i[7] + 30] = -(s3 * a81);
y[i[7] + 31] = -(s3 * a85);
y[i[7] + 32] = -(s3 * a84);
y[i[7] + 33] = -(s3 * a88);
y[i[7] + 34] = -(s3 * a87);
y[i[7] + 35] = s13 * a91;
y[i[7] + 36] = s13 * a90;
y[i[7] + 37] = s13 * a94;
y[i[7] + 38] = s13 * a93;
y[i[7] + 39] = s13 * a97;
y[i[7] + 40] = s13 * a96;
    }
}

static void iltis_jacobian_perpendicular_d0_d1_qv_110(const double *restrict x, double *restrict y, double *restrict C, double *restrict K, const int *restrict at, const unsigned short *i, int count)
{
    for (; count; count--, i += 10) {
double a0 = x[i[0] + 55];
double a1 = x[i[1] + 5];
double a2 = x[i[0] + 53];
double a3 = x[i[1] + 8];
double a4 = x[i[1] + 26];
double a5 = x[i[0] + 15];
double a6 = x[i[1] + 25];
double a7 = x[i[0] + 20];
double a8 = x[i[1] + 16];
double a9 = x[i[0] + 35];
double a10 = x[i[1] + 21];
double a11 = x[i[0] + 33];
double a12 = x[i[1] + 55];
double a13 = x[i[0] + 37];
double a14 = x[i[1] + 53];
double a15 = x[i[0] + 38];
double a16 = x[i[0] + 17];
double a17 = x[i[0] + 22];
double a18 = x[i[1] + 17];
double a19 = x[i[1] + 22];
double a20 = x[i[1] + 3];
double a21 = x[i[0] + 29];
double a22 = x[i[1] + 6];
double a23 = x[i[2]];
double a24 = x[i[1] + 19];
double a25 = x[i[1] + 14];
double a26 = x[i[3]];
double a27 = x[i[4]];
double a28 = x[i[1] + 4];
double a29 = x[i[1] + 7];
double a30 = x[i[1] + 20];
double a31 = x[i[1] + 15];
double a32 = x[i[0] + 54];
double a33 = x[i[0] + 52];
double a34 = x[i[0] + 3];
double a35 = x[i[1] + 23];
double a36 = x[i[0] + 6];
double a37 = x[i[1] + 18];
double a38 = x[i[0] + 16];
double a39 = x[i[0] + 21];
double a40 = x[i[0] + 32];
double a41 = x[i[0] + 34];
double a42 = x[i[0] + 14];
double a43 = x[i[0] + 19];
double a44 = x[i[2] + 1];
double a45 = x[i[1] + 2];
double a46 = x[i[0] + 31];
double a47 = x[i[1] + 13];
double a48 = x[i[0] + 36];
double a49 = x[i[5]];
double a51 = x[i[0] + 10];
double a52 = x[i[1] + 11];
double a57 = x[i[1] + 9];
double a63 = x[i[0] + 11];
double s6 = (((a0 * a1) + (a2 * a3)) + (a4 * a5)) + (a6 * a7);
double s13 = (((a8 * a9) + (a10 * a11)) + (a12 * a13)) + (a14 * a15);
double s20 = (((a1 * a7) + (a3 * a5)) + (a4 * a16)) + (a6 * a17);
double s27 = (((a9 * a18) + (a11 * a19)) + (a10 * a13)) + (a8 * a15);
double s38 = (((((a20 * a21) + (a22 * a23)) + (a11 * a24)) + (a9 * a25)) + (a13 * a26)) + (a15 * a27);
double s49 = (((((a21 * a28) + (a23 * a29)) + (a11 * a30)) + (a9 * a31)) + (a13 * a24)) + (a15 * a25);
double s60 = (((((a1 * a32) + (a3 * a33)) + (a34 * a35)) + (a36 * a37)) + (a4 * a38)) + (a6 * a39);
double s71 = (((((a1 * a39) + (a3 * a38)) + (a35 * a40)) + (a37 * a41)) + (a4 * a42)) + (a6 * a43);
double s85 = (a4 * a7) + (a0 * a3);
double s88 = (a12 * a15) + (a9 * a10);
double s91 = (a4 * a17) + (a3 * a7);
double s94 = (a10 * a15) + (a9 * a19);
double s99 = ((a9 * a24) + (a21 * a22)) + (a15 * a26);
double s104 = ((a9 * a30) + (a21 * a29)) + (a15 * a24);
double s109 = ((a35 * a36) + (a3 * a32)) + (a4 * a39);
double s114 = ((a35 * a41) + (a3 * a39)) + (a4 * a43);
double s141 = a1 * a2;
double s146 = a5 * a6;
double s154 = a8 * a11;
double s159 = a13 * a14;
double s167 = a1 * a5;
double s172 = a6 * a16;
double s180 = a11 * a18;
double s185 = a8 * a13;
double s193 = a20 * a23;
double s198 = a11 * a25;
double s205 = a13 * a27;
double s213 = a23 * a28;
double s218 = a11 * a31;
double s225 = a13 * a25;
double s233 = a1 * a33;
double s238 = a34 * a37;
double s245 = a6 * a38;
double s253 = a1 * a38;
double s258 = a37 * a40;
double s265 = a6 * a42;
C[at[2895 + i[8]]] = (2.0 * s6) + (x[i[7]] * s85);
C[at[2895 + i[8] + 1]] = (2.0 * s13) + (x[i[7]] * s88);
C[at[2895 + i[8] + 2]] = (2.0 * s20) + (x[i[7]] * s91);
C[at[2895 + i[8] + 3]] = (2.0 * s27) + (x[i[7]] * s94);
C[at[2895 + i[8] + 4]] = (2.0 * s38) + (x[i[7]] * s99);
C[at[2895 + i[8] + 5]] = (2.0 * s49) + (x[i[7]] * s104);
C[at[2895 + i[8] + 6]] = (2.0 * s60) + (x[i[7]] * s109);
C[at[2895 + i[8] + 7]] = (2.0 * s71) + (x[i[7]] * s114);
K[at[i[9]]] = (((s146 + ((((s141 + ((a3 * (x[i[0] + 51])) + s141)) + (a0 * a45)) + s146) + (a4 * a51))) + (a7 * a49)) + (x[i[7]] * s6)) + ((x[i[7] + 1]) * s85);
K[at[i[9] + 1]] = (((s159 + ((((s154 + ((a10 * a46) + s154)) + (a9 * a52)) + s159) + (a12 * a48))) + (a15 * (x[i[1] + 51]))) + (x[i[7]] * s13)) + ((x[i[7] + 1]) * s88);
K[at[i[9] + 2]] = (((s172 + ((((s167 + ((a3 * a51) + s167)) + (a7 * a45)) + s172) + (a4 * (x[i[0] + 12])))) + (a17 * a49)) + (x[i[7]] * s20)) + ((x[i[7] + 1]) * s91);
K[at[i[9] + 3]] = (((s185 + ((((s180 + ((a19 * a46) + s180)) + (a9 * (x[i[1] + 12]))) + s185) + (a10 * a48))) + (a15 * a52)) + (x[i[7]] * s27)) + ((x[i[7] + 1]) * s94);
K[at[i[9] + 4]] = (((s205 + ((((s198 + ((((s193 + ((a22 * a44) + s193)) + (a21 * x[i[1]])) + s198) + (a24 * a46))) + (a9 * a57)) + s205) + (a26 * a48))) + (a15 * x[i[6]])) + (x[i[7]] * s38)) + ((x[i[7] + 1]) * s99);
K[at[i[9] + 5]] = (((s225 + ((((s218 + ((((s213 + ((a29 * a44) + s213)) + (a21 * (x[i[1] + 1]))) + s218) + (a30 * a46))) + (a9 * (x[i[1] + 10]))) + s225) + (a24 * a48))) + (a15 * a57)) + (x[i[7]] * s49)) + ((x[i[7] + 1]) * s104);
K[at[i[9] + 6]] = (((s245 + ((((s238 + ((((s233 + ((a3 * (x[i[0] + 56])) + s233)) + (a32 * a45)) + s238) + (a35 * x[i[0]]))) + (a36 * a47)) + s245) + (a4 * a63))) + (a39 * a49)) + (x[i[7]] * s60)) + ((x[i[7] + 1]) * s109);
K[at[i[9] + 7]] = (((s265 + ((((s258 + ((((s253 + ((a3 * a63) + s253)) + (a39 * a45)) + s258) + (a35 * (x[i[0] + 30])))) + (a41 * a47)) + s265) + (a4 * (x[i[0] + 9])))) + (a43 * a49)) + (x[i[7]] * s71)) + ((x[i[7] + 1]) * s114);
    }
}

static const unsigned short iltis_jacobian_at0[] = {
3,140,24,158,17,176,52,194,45,212,80,230,73,248,108,266,101,284,136,302,87,320,115,338,129,356,122,374,10,392,31,410,38,428,
59,446,66,464,94,482,
};
static const unsigned short iltis_jacobian_at1[] = {
558,637,502,642,
};
static const unsigned short iltis_jacobian_at2[] = {
3,787,17,796,45,805,73,814,101,823,10,832,38,841,66,850,94,859,
};
static const unsigned short iltis_jacobian_at3[] = {
3,1008,17,1065,24,1122,45,1179,52,1236,73,1293,80,1350,101,1407,108,1464,136,1521,31,1578,10,1635,122,1692,59,1749,38,1806,
129,1863,87,1920,66,1977,115,2034,94,2091,
};
static const unsigned short iltis_jacobian_at4[] = {
3,621,2148,17,585,2164,45,585,2180,73,529,2196,101,529,2212,
};
static const unsigned short iltis_jacobian_at5[] = {
621,650,2228,585,664,2244,585,692,2260,529,720,2276,529,748,2292,
};
static const unsigned short iltis_jacobian_at6[] = {
2308,2309,2310,2311,2312,2313,2314,2315,2316,2317,2318,2319,2320,2321,2322,2323,2324,2325,2326,2327,
};
static const unsigned short iltis_jacobian_at7[] = {
2408,588,594,589,595,590,591,592,2460,
};
static const unsigned short iltis_jacobian_at8[] = {
3,2478,0,0,10,2478,4,4,17,2478,8,8,24,2478,12,12,31,2478,16,16,38,2478,20,20,45,2478,24,24,52,2478,28,28,59,2478,32,32,66,
2478,36,36,73,2478,40,40,80,2478,44,44,87,2478,48,48,94,2478,52,52,101,2478,56,56,108,2478,60,60,115,2478,64,64,122,2478,
68,68,129,2478,72,72,136,2478,76,76,
};
static const unsigned short iltis_jacobian_at9[] = {
10,582,2480,38,582,2496,66,526,2512,94,526,2528,
};
static const unsigned short iltis_jacobian_at10[] = {
582,657,2544,582,685,2560,526,713,2576,526,741,2592,
};
static const unsigned short iltis_jacobian_at11[] = {
3,2608,17,2617,45,2626,73,2635,101,2644,10,2653,38,2662,66,2671,94,2680,
};
static const unsigned short iltis_jacobian_at12[] = {
3,2689,17,2699,45,2709,73,2719,101,2729,10,2739,38,2749,66,2759,94,2769,
};
static const unsigned short iltis_jacobian_at13[] = {
3,621,2779,17,585,2795,45,585,2811,73,529,2827,101,529,2843,
};
static const unsigned short iltis_jacobian_at14[] = {
10,582,2859,38,582,2875,66,526,2891,94,526,2907,
};
static const unsigned short iltis_jacobian_at15[] = {
601,3797,610,3622,589,2946,607,3623,545,4044,554,3654,533,3212,551,3655,548,4674,542,3213,604,4859,598,3088,2432,11631,2439,
11632,2433,11633,2479,13978,595,2947,592,2948,539,3523,536,3522,616,5383,613,5178,2478,13979,
};
static const unsigned short iltis_jacobian_at16[] = {
2411,637,600,638,601,640,591,592,2928,2420,588,594,2946,2947,590,591,2948,2949,2414,2967,612,2968,613,2969,591,592,2970,
};
static const unsigned short iltis_jacobian_at17[] = {
2417,615,2968,616,2988,
};
static const unsigned short iltis_jacobian_at18[] = {
589,598,588,597,590,624,1074,3006,638,604,637,603,640,624,1131,3047,2946,3088,588,597,590,624,1188,3089,533,542,532,541,534,
624,1302,3130,643,548,642,547,645,624,1359,3171,3212,3213,532,541,534,624,1416,3214,
};
static const unsigned short iltis_jacobian_at19[] = {
592,595,591,594,589,588,590,1587,1074,3270,592,601,591,600,638,637,640,1587,1131,3312,592,613,591,612,2968,2967,2969,1587,
1701,3354,2948,2947,591,594,2946,588,590,1758,1188,3396,536,539,535,538,533,532,534,1929,1302,3438,536,545,535,544,643,642,
645,1929,1359,3480,3522,3523,535,538,3212,532,534,2043,1416,3524,
};
static const unsigned short iltis_jacobian_at20[] = {
615,616,2968,1701,3566,
};
static const unsigned short iltis_jacobian_at21[] = {
0,588,610,14,589,607,2617,3607,0,588,3622,42,2946,3623,2626,3624,0,532,554,70,533,551,2635,3639,0,532,3654,98,3212,3655,2644,
3656,
};
static const unsigned short iltis_jacobian_at22[] = {
163,3671,161,3672,162,3673,145,3674,143,3675,144,3676,181,4168,179,4169,180,4170,790,8049,799,8050,787,8051,796,8052,199,
3798,197,3799,198,3800,217,4292,215,4293,216,4294,808,8068,805,8069,235,3921,233,3922,234,3923,253,4416,251,4417,252,4418,
817,8085,814,8086,271,4045,269,4046,270,4047,289,4540,287,4541,288,4542,826,8102,823,8103,305,5044,306,5067,324,5197,342,
5244,2968,5177,360,5112,307,5113,378,5136,1019,5402,1024,5403,1029,5404,1018,5405,1023,5406,1028,5407,1036,5732,1085,5467,
1080,5466,1035,5733,1089,5734,1075,5465,1051,5758,1050,5759,1142,5491,1137,5490,1146,5735,1132,5489,1199,5548,1194,5547,1203,
5736,1189,5546,1256,5737,1251,5738,1260,5739,1246,5740,1313,5587,1308,5586,1317,5741,1303,5585,1370,5611,1365,5610,1374,5742,
1360,5609,1427,5659,1422,5658,1431,5743,1417,5657,1484,5744,1479,5745,1488,5746,1474,5747,1032,5859,1549,5871,1548,5872,1541,
5722,1536,5721,1545,5760,1531,5720,395,6862,414,6860,415,6861,1663,5873,1621,5874,1594,5511,1599,5512,1662,5875,1620,5876,
1589,5510,1593,5514,1598,5515,1602,5889,1588,5513,1076,5462,1081,5463,1086,5464,1133,5486,1138,5487,1143,5488,431,6902,450,
6900,451,6901,1834,5877,1792,5878,1765,5568,1770,5569,1833,5879,1791,5880,1760,5567,1764,5571,1769,5572,1773,5890,1759,5570,
1190,5543,1195,5544,1200,5545,1247,7406,1252,7407,1257,7408,467,6941,325,6940,2005,5881,1963,5882,1936,5631,1941,5632,2004,
5883,1962,5884,1931,5630,1935,5634,1940,5635,1944,5750,1930,5633,1304,5582,1309,5583,1314,5584,1321,5748,1320,5749,1336,5761,
1335,5762,1361,5606,1366,5607,1371,5608,1378,5751,1377,5752,1393,5763,1392,5764,485,6980,343,6979,2119,5885,2077,5886,2050,
5679,2055,5680,2118,5887,2076,5888,2045,5678,2049,5682,2054,5683,2058,5755,2044,5681,1418,5654,1423,5655,1428,5656,1435,5753,
1434,5754,1450,5765,1449,5766,1475,5771,1480,5768,1485,5769,1492,5756,1491,5757,1507,5767,1506,5770,1703,5693,1708,5694,1713,
5695,1702,5696,1707,5697,1712,5698,1564,7144,1542,5719,1537,5718,1563,7145,1716,7146,1532,5717,1874,7472,1879,7473,1884,7474,
1873,7150,1878,7147,1883,7148,1887,7149,2693,7960,2703,7961,2713,7975,2723,7989,2733,8003,
};
static const unsigned short iltis_jacobian_at23[] = {
1047,1048,1049,1010,1013,1016,1021,1026,1031,1039,1041,1043,1054,1056,1058,1044,1045,1046,
};
static const unsigned short iltis_jacobian_at24[] = {
392,423,428,459,464,333,482,351,
};
static const unsigned short iltis_jacobian_at25[] = {
394,423,399,424,400,426,393,423,396,424,395,426,394,415,399,414,400,425,430,459,435,460,436,462,429,459,432,460,431,462,430,
451,435,450,436,461,466,333,471,334,472,336,465,333,468,334,467,336,466,325,471,324,472,335,484,351,489,352,490,354,483,351,
486,352,485,354,484,343,489,342,490,353,
};
static const unsigned short iltis_jacobian_at26[] = {
398,424,397,426,394,416,399,413,434,460,433,462,430,452,435,449,470,334,469,336,466,326,471,323,488,352,487,354,484,344,489,
341,
};
static const unsigned short iltis_jacobian_at27[] = {
397,424,398,426,394,413,399,416,433,460,434,462,430,449,435,452,469,334,470,336,466,323,471,326,487,352,488,354,484,341,489,
344,
};
static const unsigned short iltis_jacobian_at28[] = {
394,410,430,446,466,320,484,338,
};
static const unsigned short iltis_jacobian_at29[] = {
1048,1049,1013,1016,1026,1031,1041,1043,1056,1058,1033,1034,1045,1046,
};
static const unsigned short iltis_jacobian_at30[] = {
0,600,601,637,21,638,158,3671,3677,0,600,3797,637,49,641,194,3798,3801,0,544,545,642,77,643,230,3921,3924,0,544,4044,642,
105,646,266,4045,4048,
};
static const unsigned short iltis_jacobian_at31[] = {
0,563,610,14,589,607,176,4168,0,563,3622,42,2946,3623,212,4292,0,507,554,70,533,551,248,4416,0,507,3654,98,3212,3655,284,
4540,
};
static const unsigned short iltis_jacobian_at32[] = {
266,2378,4047,140,547,642,4674,646,645,4675,284,2373,4542,140,541,532,3213,3212,534,4721,230,2363,3923,140,547,642,548,643,
645,4767,248,2358,4418,140,541,532,542,533,534,4813,
};
static const unsigned short iltis_jacobian_at33[] = {
194,2348,3800,140,603,637,4859,641,640,4860,212,2343,4294,140,597,588,3088,2946,590,4906,158,2333,3673,140,603,637,604,638,
640,4952,176,2328,4170,140,597,588,598,589,590,4998,
};
static const unsigned short iltis_jacobian_at34[] = {
307,2435,305,308,306,3676,157,143,145,302,312,144,142,140,141,311,5044,319,313,147,314,148,5045,5067,2436,305,319,307,140,
155,306,308,3674,144,143,153,145,146,304,302,303,309,154,310,156,5068,307,2434,305,308,306,140,155,302,312,3674,143,144,153,
146,145,311,5044,319,313,154,314,156,5090,302,2438,317,5112,359,373,361,5113,306,319,305,360,358,356,357,315,307,308,316,
363,318,364,5114,302,2437,317,5136,377,391,379,5113,306,319,305,378,376,374,375,315,307,308,316,381,318,382,5137,
};
static const unsigned short iltis_jacobian_at35[] = {
2423,637,600,641,3797,640,591,2948,5159,2426,2967,612,5177,5178,2969,591,2948,5179,
};
static const unsigned short iltis_jacobian_at36[] = {
320,2388,5197,248,4416,532,533,539,536,338,2398,5244,284,4540,532,3212,3523,3522,
};
static const unsigned short iltis_jacobian_at37[] = {
320,2393,5197,230,3921,535,643,545,536,5291,338,2403,5244,266,4045,535,646,4044,3522,5337,
};
static const unsigned short iltis_jacobian_at38[] = {
2429,615,5177,5383,5384,
};
static const unsigned short iltis_jacobian_at39[] = {
1008,598,3021,3023,3041,5402,5403,5405,5406,5407,5408,1008,604,3062,3064,3082,5402,5403,5405,5406,5407,5417,1008,3088,3104,
3106,3124,5402,5403,5405,5406,5407,5426,1008,542,3145,3147,3165,5402,5403,5405,5406,5407,5435,1008,548,3186,3188,3206,5402,
5403,5405,5406,5407,5444,1008,3213,3229,3231,3249,5402,5403,5405,5406,5407,5453,1065,3007,3006,3009,3035,5462,5463,5465,5466,
5467,5468,1065,3286,3285,3288,3306,5462,5463,5465,5466,5467,5477,1122,3048,3047,3050,3076,5486,5487,5489,5490,5491,5492,1122,
3328,3327,3330,3348,5486,5487,5489,5490,5491,5501,1578,3271,3270,3273,3300,5510,5511,5513,5514,5515,5516,1578,3313,3312,3315,
3342,5510,5511,5513,5514,5515,5525,1578,3355,3354,3357,3384,5510,5511,5513,5514,5515,5534,1179,3090,3089,3092,3118,5543,5544,
5546,5547,5548,5549,1179,3412,3411,3414,3432,5543,5544,5546,5547,5548,5558,1749,3397,3396,3399,3426,5567,5568,5570,5571,5572,
5573,1293,3131,3130,3133,3159,5582,5583,5585,5586,5587,5588,1293,3454,3453,3456,3474,5582,5583,5585,5586,5587,5597,1350,3172,
3171,3174,3200,5606,5607,5609,5610,5611,5612,1350,3496,3495,3498,3516,5606,5607,5609,5610,5611,5621,1920,3439,3438,3441,3468,
5630,5631,5633,5634,5635,5636,1920,3481,3480,3483,3510,5630,5631,5633,5634,5635,5645,1407,3215,3214,3217,3243,5654,5655,5657,
5658,5659,5660,1407,3540,3539,3542,3560,5654,5655,5657,5658,5659,5669,2034,3525,3524,3527,3554,5678,5679,5681,5682,5683,5684,
1692,3370,3369,3372,3390,5693,5694,5696,5697,5698,5699,1692,3581,3580,3583,3601,5693,5694,5696,5697,5698,5708,1521,616,3566,
3568,3595,5717,5718,5720,5721,5722,5723,
};
static const unsigned short iltis_jacobian_at40[] = {
1008,1065,5732,5467,5466,5734,5465,2478,80,80,1008,1122,5732,5491,5490,5735,5489,2478,88,88,1008,1179,5732,5548,5547,5736,
5546,2478,96,96,1008,1236,5732,5737,5738,5739,5740,2478,104,104,1008,1293,5732,5587,5586,5741,5585,2478,112,112,1008,1350,
5732,5611,5610,5742,5609,2478,120,120,1008,1407,5732,5659,5658,5743,5657,2478,128,128,1008,1464,5732,5744,5745,5746,5747,
2478,136,136,1293,1920,5748,5635,5634,5750,5633,2478,144,144,1350,1920,5751,5635,5634,5750,5633,2478,152,152,1407,2034,5753,
5683,5682,5755,5681,2478,160,160,1464,2034,5756,5683,5682,5755,5681,2478,168,168,
};
static const unsigned short iltis_jacobian_at41[] = {
1008,1065,5758,5467,5466,5403,5759,5734,5465,5402,2478,176,176,1008,1122,5758,5491,5490,5403,5759,5735,5489,5402,2478,184,
184,1008,1179,5758,5548,5547,5403,5759,5736,5546,5402,2478,192,192,1008,1236,5758,5737,5738,5403,5759,5739,5740,5402,2478,
200,200,1008,1293,5758,5587,5586,5403,5759,5741,5585,5402,2478,208,208,1008,1350,5758,5611,5610,5403,5759,5742,5609,5402,
2478,216,216,1008,1407,5758,5659,5658,5403,5759,5743,5657,5402,2478,224,224,1008,1464,5758,5744,5745,5403,5759,5746,5747,
5402,2478,232,232,1008,1521,5758,5722,5721,5403,5759,5760,5720,5402,2478,240,240,1293,1920,5761,5635,5634,5583,5762,5750,
5633,5582,2478,248,248,1350,1920,5763,5635,5634,5607,5764,5750,5633,5606,2478,256,256,1407,2034,5765,5683,5682,5655,5766,
5755,5681,5654,2478,264,264,1464,2034,5767,5683,5682,5768,5770,5755,5681,5771,2478,272,272,
};
static const unsigned short iltis_jacobian_at42[] = {
641,4859,637,603,640,624,1245,5772,646,4674,642,547,645,624,1473,5813,
};
static const unsigned short iltis_jacobian_at43[] = {
1008,5871,1521,5758,5402,5872,5759,2478,280,280,1578,5873,1635,5874,5510,5875,5876,2478,288,288,1749,5877,1806,5878,5567,
5879,5880,2478,296,296,1920,5881,1977,5882,5630,5883,5884,2478,304,304,2034,5885,2091,5886,5678,5887,5888,2478,312,312,
};
static const unsigned short iltis_jacobian_at44[] = {
1008,1521,5871,5405,5872,5859,2478,320,320,1578,1635,5873,5513,5875,5889,2478,328,328,1749,1806,5877,5570,5879,5890,2478,
336,336,1920,1977,5881,5633,5883,5750,2478,344,344,2034,2091,5885,5681,5887,5755,2478,352,352,
};
static const unsigned short iltis_jacobian_at45[] = {
1009,3021,3022,598,3041,5891,1009,3062,3063,604,3082,5900,1009,3104,3105,3088,3124,5909,1009,3145,3146,542,3165,5918,1009,
3186,3187,548,3206,5927,1009,3229,3230,3213,3249,5936,1066,3006,3008,3007,3035,5945,1066,3285,3287,3286,3306,5954,1123,3047,
3049,3048,3076,5963,1123,3327,3329,3328,3348,5972,1579,3270,3272,3271,3300,5981,1579,3312,3314,3313,3342,5990,1579,3354,3356,
3355,3384,5999,1180,3089,3091,3090,3118,6008,1180,3411,3413,3412,3432,6017,1750,3396,3398,3397,3426,6026,1294,3130,3132,3131,
3159,6035,1294,3453,3455,3454,3474,6044,1351,3171,3173,3172,3200,6053,1351,3495,3497,3496,3516,6062,1921,3438,3440,3439,3468,
6071,1921,3480,3482,3481,3510,6080,1408,3214,3216,3215,3243,6089,1408,3539,3541,3540,3560,6098,2035,3524,3526,3525,3554,6107,
1693,3369,3371,3370,3390,6116,1693,3580,3582,3581,3601,6125,1522,3566,3567,616,3595,6134,
};
static const unsigned short iltis_jacobian_at46[] = {
1017,3023,598,3042,3021,6143,1017,3064,604,3083,3062,6152,1017,3106,3088,3125,3104,6161,1017,3147,542,3166,3145,6170,1017,
3188,548,3207,3186,6179,1017,3231,3213,3250,3229,6188,1074,3009,3007,3036,3006,6197,1074,3288,3286,3307,3285,6206,1131,3050,
3048,3077,3047,6215,1131,3330,3328,3349,3327,6224,1587,3273,3271,3301,3270,6233,1587,3315,3313,3343,3312,6242,1587,3357,3355,
3385,3354,6251,1188,3092,3090,3119,3089,6260,1188,3414,3412,3433,3411,6269,1758,3399,3397,3427,3396,6278,1302,3133,3131,3160,
3130,6287,1302,3456,3454,3475,3453,6296,1359,3174,3172,3201,3171,6305,1359,3498,3496,3517,3495,6314,1929,3441,3439,3469,3438,
6323,1929,3483,3481,3511,3480,6332,1416,3217,3215,3244,3214,6341,1416,3542,3540,3561,3539,6350,2043,3527,3525,3555,3524,6359,
1701,3372,3370,3391,3369,6368,1701,3583,3581,3602,3580,6377,1530,3568,616,3596,3566,6386,
};
static const unsigned short iltis_jacobian_at47[] = {
1019,3022,598,3021,3042,6395,1019,3063,604,3062,3083,6404,1019,3105,3088,3104,3125,6413,1019,3146,542,3145,3166,6422,1019,
3187,548,3186,3207,6431,1019,3230,3213,3229,3250,6440,1076,3008,3007,3006,3036,6449,1076,3287,3286,3285,3307,6458,1133,3049,
3048,3047,3077,6467,1133,3329,3328,3327,3349,6476,1589,3272,3271,3270,3301,6485,1589,3314,3313,3312,3343,6494,1589,3356,3355,
3354,3385,6503,1190,3091,3090,3089,3119,6512,1190,3413,3412,3411,3433,6521,1760,3398,3397,3396,3427,6530,1304,3132,3131,3130,
3160,6539,1304,3455,3454,3453,3475,6548,1361,3173,3172,3171,3201,6557,1361,3497,3496,3495,3517,6566,1931,3440,3439,3438,3469,
6575,1931,3482,3481,3480,3511,6584,1418,3216,3215,3214,3244,6593,1418,3541,3540,3539,3561,6602,2045,3526,3525,3524,3555,6611,
1703,3371,3370,3369,3391,6620,1703,3582,3581,3580,3602,6629,1532,3567,616,3566,3596,6638,
};
static const unsigned short iltis_jacobian_at48[] = {
631,7,6652,575,401,839,6700,360,631,35,6665,575,437,848,6740,366,631,63,6678,519,473,857,6780,372,631,91,6691,519,491,866,
6820,378,
};
static const unsigned short iltis_jacobian_at49[] = {
392,2341,410,6860,6861,428,2356,446,6900,6901,464,2371,320,5197,6940,482,2386,338,5244,6979,
};
static const unsigned short iltis_jacobian_at50[] = {
2948,3797,591,600,641,637,640,1758,1245,7018,2948,5178,591,612,5177,2967,2969,1758,1872,7060,3522,4044,535,544,646,642,645,
2043,1473,7102,
};
static const unsigned short iltis_jacobian_at51[] = {
1692,1521,5697,7146,5696,360,384,1863,1521,7147,7149,7150,368,392,
};
static const unsigned short iltis_jacobian_at52[] = {
615,5383,5177,1872,7151,
};
static const unsigned short iltis_jacobian_at53[] = {
631,7,6652,575,2656,2747,7192,376,631,35,6665,575,2665,2757,7211,380,631,63,6678,519,2674,2767,7230,384,631,91,6691,519,2683,
2777,7249,388,
};
static const unsigned short iltis_jacobian_at54[] = {
2923,14029,8119,14029,3255,9194,3002,2984,8836,2989,2971,8837,2996,2978,8838,3001,2983,8840,2990,2972,8841,2995,2977,8842,
};
static const unsigned short iltis_jacobian_at55[] = {
395,13990,397,13990,398,13990,403,14002,404,13990,396,13990,403,13991,401,13990,403,13990,401,14018,403,14018,404,14018,401,
13992,403,13992,404,13992,403,14011,401,14011,404,14011,403,14003,401,14003,404,14003,431,13993,433,13993,434,13993,439,14004,
440,13993,432,13993,439,13994,437,13993,439,13993,437,14019,439,14019,440,14019,437,13995,439,13995,440,13995,439,14013,437,
14013,440,14013,439,14005,437,14005,440,14005,467,13996,469,13996,470,13996,475,14006,476,13996,468,13996,475,13997,473,13996,
475,13996,473,14020,475,14020,476,14020,473,13998,475,13998,476,13998,475,14015,473,14015,476,14015,475,14007,473,14007,476,
14007,485,13999,487,13999,488,13999,493,14008,494,13999,486,13999,493,14000,491,13999,493,13999,491,14021,493,14021,494,14021,
491,14001,493,14001,494,14001,493,14017,491,14017,494,14017,493,14009,491,14009,494,14009,
};
static const unsigned short iltis_jacobian_at56[] = {
403,13986,392,13990,403,14010,402,13990,439,13987,428,13993,439,14012,438,13993,475,13988,464,13996,475,14014,474,13996,493,
13989,482,13999,493,14016,492,13999,
};
static const unsigned short iltis_jacobian_at57[] = {
3731,556,7268,3855,556,7283,3978,500,7298,4102,500,7313,
};
static const unsigned short iltis_jacobian_at58[] = {
6647,559,3731,7328,6660,559,3855,7343,6673,503,3978,7358,6686,503,4102,7373,
};
static const unsigned short iltis_jacobian_at59[] = {
1008,4859,5787,5789,5807,5402,5403,5405,5406,5407,7388,1008,4674,5828,5830,5848,5402,5403,5405,5406,5407,7397,1236,5773,5772,
5775,5801,7406,7407,5740,5738,5737,7409,1236,7034,7033,7036,7054,7406,7407,5740,5738,5737,7418,1749,7019,7018,7021,7048,5567,
5568,5570,5571,5572,7427,1749,7061,7060,7063,7090,5567,5568,5570,5571,5572,7436,1464,5814,5813,5816,5842,5771,5768,5747,5745,
5744,7445,1464,7118,7117,7120,7138,5771,5768,5747,5745,5744,7454,2034,7103,7102,7105,7132,5678,5679,5681,5682,5683,7463,1863,
7076,7075,7078,7096,7472,7473,7150,7147,7148,7475,1863,7166,7165,7168,7186,7472,7473,7150,7147,7148,7484,1521,5383,7151,7153,
7180,5717,5718,5720,5721,5722,7493,
};
static const unsigned short iltis_jacobian_at60[] = {
5855,1017,7502,5855,1018,7505,
};
static const unsigned short iltis_jacobian_at61[] = {
1061,5855,1023,1063,1028,1059,1018,7508,1055,5861,1024,1057,1029,1053,1019,7511,5403,5855,1022,5404,1027,5402,1017,7514,1011,
5861,5406,1014,5407,1008,5405,7517,
};
static const unsigned short iltis_jacobian_at62[] = {
1009,5787,5788,4859,5807,7520,1009,5828,5829,4674,5848,7529,1237,5772,5774,5773,5801,7538,1237,7033,7035,7034,7054,7547,1750,
7018,7020,7019,7048,7556,1750,7060,7062,7061,7090,7565,1465,5813,5815,5814,5842,7574,1465,7117,7119,7118,7138,7583,2035,7102,
7104,7103,7132,7592,1864,7075,7077,7076,7096,7601,1864,7165,7167,7166,7186,7610,1522,7151,7152,5383,7180,7619,
};
static const unsigned short iltis_jacobian_at63[] = {
1017,5789,4859,5808,5787,7628,1017,5830,4674,5849,5828,7637,1245,5775,5773,5802,5772,7646,1245,7036,7034,7055,7033,7655,1758,
7021,7019,7049,7018,7664,1758,7063,7061,7091,7060,7673,1473,5816,5814,5843,5813,7682,1473,7120,7118,7139,7117,7691,2043,7105,
7103,7133,7102,7700,1872,7078,7076,7097,7075,7709,1872,7168,7166,7187,7165,7718,1530,7153,5383,7181,7151,7727,
};
static const unsigned short iltis_jacobian_at64[] = {
1019,5788,4859,5787,5808,7736,1019,5829,4674,5828,5849,7745,1247,5774,5773,5772,5802,7754,1247,7035,7034,7033,7055,7763,1760,
7020,7019,7018,7049,7772,1760,7062,7061,7060,7091,7781,1475,5815,5814,5813,5843,7790,1475,7119,7118,7117,7139,7799,2045,7104,
7103,7102,7133,7808,1874,7077,7076,7075,7097,7817,1874,7167,7166,7165,7187,7826,1532,7152,5383,7151,7181,7835,
};
static const unsigned short iltis_jacobian_at65[] = {
6701,10,6704,7844,6702,10,6705,7848,6741,38,6744,7852,6742,38,6745,7856,6781,66,6784,7860,6782,66,6785,7864,6821,94,6824,
7868,6822,94,6825,7872,7193,10,7195,7876,7194,10,7196,7880,7212,38,7214,7884,7213,38,7215,7888,7231,66,7233,7892,7232,66,
7234,7896,7250,94,7252,7900,7251,94,7253,7904,
};
static const unsigned short iltis_jacobian_at66[] = {
6700,392,6862,401,654,839,834,832,6659,577,7908,400,6700,402,397,401,654,839,836,833,6659,577,7910,402,6740,428,6902,437,
682,848,843,841,6672,577,7912,404,6740,438,433,437,682,848,845,842,6672,577,7914,406,6780,464,6941,473,710,857,852,850,6685,
521,7916,408,6780,474,469,473,710,857,854,851,6685,521,7918,410,6820,482,6980,491,738,866,861,859,6698,521,7920,412,6820,
492,487,491,738,866,863,860,6698,521,7922,414,
};
static const unsigned short iltis_jacobian_at67[] = {
6700,409,401,654,839,832,838,6659,577,7924,416,6700,396,401,654,839,837,836,6659,577,7926,418,6740,445,437,682,848,841,847,
6672,577,7928,420,6740,432,437,682,848,846,845,6672,577,7930,422,6780,481,473,710,857,850,856,6685,521,7932,424,6780,468,
473,710,857,855,854,6685,521,7934,426,6820,499,491,738,866,859,865,6698,521,7936,428,6820,486,491,738,866,864,863,6698,521,
7938,430,
};
static const unsigned short iltis_jacobian_at68[] = {
6884,10,7940,6924,38,7945,6963,66,7950,7002,94,7955,
};
static const unsigned short iltis_jacobian_at69[] = {
647,3608,2700,7961,661,647,3625,2710,7975,689,647,3640,2720,7989,717,647,3657,2730,8003,745,
};
static const unsigned short iltis_jacobian_at70[] = {
2744,7192,2746,6659,577,8017,392,2740,7192,2741,6659,577,8019,394,2745,7192,2740,6659,577,8021,396,2742,7192,2744,6659,577,
8023,398,2754,7211,2756,6672,577,8025,400,2750,7211,2751,6672,577,8027,402,2755,7211,2750,6672,577,8029,404,2752,7211,2754,
6672,577,8031,406,2764,7230,2766,6685,521,8033,408,2760,7230,2761,6685,521,8035,410,2765,7230,2760,6685,521,8037,412,2762,
7230,2764,6685,521,8039,414,2774,7249,2776,6698,521,8041,416,2770,7249,2771,6698,521,8043,418,2775,7249,2770,6698,521,8045,
420,2772,7249,2774,6698,521,8047,422,
};
static const unsigned short iltis_jacobian_at71[] = {
4669,14122,8120,4664,14123,8121,14122,5854,9195,14123,5860,9196,5398,5193,8855,5385,5180,8856,5392,5187,8857,5397,5192,8859,
5386,5181,8860,5391,5186,8861,
};
static const unsigned short iltis_jacobian_at72[] = {
5023,2460,8200,5043,2474,8201,5036,2461,8202,5040,2468,8203,5021,2466,8204,5042,2473,8205,5037,2462,8206,5039,2467,8207,5019,
2472,8208,4977,2928,8221,4997,2942,8222,4990,2929,8223,4994,2936,8224,4975,2934,8225,4996,2941,8226,4991,2930,8227,4993,2935,
8228,4973,2940,8229,4931,2949,8242,4951,2963,8243,4944,2950,8244,4948,2957,8245,4929,2955,8246,4950,2962,8247,4945,2951,8248,
4947,2956,8249,4927,2961,8250,4885,5159,8263,4905,5173,8264,4898,5160,8265,4902,5167,8266,4883,5165,8267,4904,5172,8268,4899,
5161,8269,4901,5166,8270,4881,5171,8271,
};
static const unsigned short iltis_jacobian_at73[] = {
5235,4838,8284,5238,4836,8288,5241,4834,8292,5328,4792,8319,5331,4790,8323,5334,4788,8327,5282,4746,8354,5285,4744,8358,5288,
4742,8362,5374,4700,8389,5377,4698,8393,5380,4696,8397,
};
static const unsigned short iltis_jacobian_at74[] = {
5216,4858,8285,5234,4851,8286,5220,4855,8287,5230,4857,8289,5222,4852,8290,5233,4854,8291,5309,4812,8320,5327,4805,8321,5313,
4809,8322,5323,4811,8324,5315,4806,8325,5326,4808,8326,5263,4766,8355,5281,4759,8356,5267,4763,8357,5277,4765,8359,5269,4760,
8360,5280,4762,8361,5355,4720,8390,5373,4713,8391,5359,4717,8392,5369,4719,8394,5361,4714,8395,5372,4716,8396,5057,5100,9189,
5049,5094,9190,5051,5098,9191,5058,5099,9197,5055,5101,9198,5052,5099,9199,5052,5095,9192,5056,5100,9193,5329,5236,8493,5335,
5242,8496,5332,5239,8498,5375,5283,8515,5381,5289,8518,5378,5286,8520,5069,5096,13734,5068,5090,13735,5083,5105,13736,5069,
5092,13747,5084,5093,13748,5071,5097,13741,5070,5091,13742,5071,5093,13749,
};
static const unsigned short iltis_jacobian_at75[] = {
5387,2991,5089,8424,5393,2997,5087,8428,5399,3003,5085,8432,5183,5163,2953,8471,5195,5175,2965,8474,5189,5169,2959,8476,5316,
5223,6966,8491,5336,5243,6974,8492,5333,5240,6977,8494,5314,5221,6964,8495,5330,5237,6978,8497,5312,5219,6960,8499,5362,5270,
7005,8513,5382,5290,7013,8514,5379,5287,7016,8516,5360,5268,7003,8517,5376,5284,7017,8519,5358,5266,6999,8521,
};
static const unsigned short iltis_jacobian_at76[] = {
5401,3005,5131,5154,8425,5388,2992,5066,5111,8426,5395,2999,5133,5156,8427,5400,3004,5062,5107,8429,5389,2993,5135,5158,8430,
5394,2998,5064,5109,8431,6887,2973,2931,2463,8447,6895,2987,2945,2477,8448,6898,2981,2939,2471,8450,6885,2979,2937,2469,8451,
6899,2975,2933,2465,8453,6881,2985,2943,2475,8455,6927,5182,5162,2952,8469,6935,5196,5176,2966,8470,6938,5190,5170,2960,8472,
6925,5188,5168,2958,8473,6939,5184,5164,2954,8475,6921,5194,5174,2964,8477,
};
static const unsigned short iltis_jacobian_at77[] = {
401,13986,14030,401,14002,14032,437,13987,14051,437,14004,14053,473,13988,14072,473,14006,14074,491,13989,14093,491,14008,
14095,
};
static const unsigned short iltis_jacobian_at78[] = {
14031,404,13986,14035,404,14002,14032,404,13991,14030,404,14010,14052,440,13987,14056,440,14004,14053,440,13994,14051,440,
14012,14073,476,13988,14077,476,14006,14074,476,13997,14072,476,14014,14094,494,13989,14098,494,14008,14095,494,14000,14093,
494,14016,
};
static const unsigned short iltis_jacobian_at79[] = {
14034,9205,14039,8535,14040,8536,14041,8537,14046,8542,14045,8543,14047,8544,14049,8549,14048,8550,14050,8551,14042,8556,
14043,8557,14044,8558,14055,9236,14060,8563,14061,8564,14062,8565,14067,8570,14066,8571,14068,8572,14070,8577,14069,8578,
14071,8579,14063,8584,14064,8585,14065,8586,14076,9267,14081,8591,14082,8592,14083,8593,14088,8598,14087,8599,14089,8600,
14091,8605,14090,8606,14092,8607,14084,8612,14085,8613,14086,8614,14097,9298,14102,8619,14103,8620,14104,8621,14109,8626,
14108,8627,14110,8628,14112,8633,14111,8634,14113,8635,14105,8640,14106,8641,14107,8642,
};
static const unsigned short iltis_jacobian_at80[] = {
14037,6703,9208,14038,6706,9212,14058,6743,9239,14059,6746,9243,14079,6783,9270,14080,6786,9274,14100,6823,9301,14101,6826,
9305,
};
static const unsigned short iltis_jacobian_at81[] = {
401,13991,14035,401,14010,14031,437,13994,14056,437,14012,14052,473,13997,14077,473,14014,14073,491,14000,14098,491,14016,
14094,
};
static const unsigned short iltis_jacobian_at82[] = {
14114,9325,14036,9332,14115,9339,14033,9346,14039,8711,14040,8712,14041,8713,14042,8714,14043,8715,14034,8716,14044,8717,
14045,8718,14037,8719,14046,8720,14047,8721,14048,8722,14038,8723,14049,8724,14050,8725,14116,9353,14057,9360,14117,9367,
14054,9374,14060,8742,14061,8743,14062,8744,14063,8745,14064,8746,14055,8747,14065,8748,14066,8749,14058,8750,14067,8751,
14068,8752,14069,8753,14059,8754,14070,8755,14071,8756,14118,9381,14078,9388,14119,9395,14075,9402,14081,8773,14082,8774,
14083,8775,14084,8776,14085,8777,14076,8778,14086,8779,14087,8780,14079,8781,14088,8782,14089,8783,14090,8784,14080,8785,
14091,8786,14092,8787,14120,9409,14099,9416,14121,9423,14096,9430,14102,8804,14103,8805,14104,8806,14105,8807,14106,8808,
14097,8809,14107,8810,14108,8811,14100,8812,14109,8813,14110,8814,14111,8815,14101,8816,14112,8817,14113,8818,
};
static const unsigned short iltis_jacobian_at83[] = {
2988,2970,5157,8835,2994,2976,5155,8839,3000,2982,5151,8843,5384,5179,5134,8854,5390,5185,5132,8858,5396,5191,5128,8862,
};
static const unsigned short iltis_jacobian_at84[] = {
647,4171,796,8050,661,8052,647,4295,805,8068,689,8069,647,4419,814,8085,717,8086,647,4543,823,8102,745,8103,
};
static const unsigned short iltis_jacobian_at85[] = {
2924,2439,4668,2925,4666,145,143,146,144,4670,4672,4671,4673,140,150,3675,157,2926,2927,149,151,152,8122,2924,2432,4666,2925,
4668,140,155,4670,4673,4671,4672,3674,144,157,143,145,146,2927,2926,153,154,156,8148,2924,2433,4667,2926,4666,3676,143,157,
145,4670,4671,4672,4673,144,146,140,141,2925,2927,142,147,148,8174,
};
static const unsigned short iltis_jacobian_at86[] = {
8200,17,8221,24,8242,45,8263,52,
};
static const unsigned short iltis_jacobian_at87[] = {
4817,73,5198,8284,432,4771,80,5291,8319,448,4725,101,5245,8354,464,4679,108,5337,8389,480,
};
static const unsigned short iltis_jacobian_at88[] = {
8447,31,8469,59,8491,87,8513,115,
};
static const unsigned short iltis_jacobian_at89[] = {
8535,10,8542,10,8549,10,8556,10,8563,38,8570,38,8577,38,8584,38,8591,66,8598,66,8605,66,8612,66,8619,94,8626,94,8633,94,8640,
94,
};
static const unsigned short iltis_jacobian_at90[] = {
6869,10,7943,8647,6867,10,7943,8651,6868,10,7943,8655,6870,10,7943,8659,6909,38,7948,8663,6907,38,7948,8667,6908,38,7948,
8671,6910,38,7948,8675,6948,66,7953,8679,6946,66,7953,8683,6947,66,7953,8687,6949,66,7953,8691,6987,94,7958,8695,6985,94,
7958,8699,6986,94,7958,8703,6988,94,7958,8707,
};
static const unsigned short iltis_jacobian_at91[] = {
8711,31,8742,59,8773,87,8804,115,
};
static const unsigned short iltis_jacobian_at92[] = {
5137,122,8835,500,5114,129,8854,520,
};
static const unsigned short iltis_jacobian_at93[] = {
2694,3609,7969,3619,8873,2694,3626,7983,3636,8874,2694,3641,7997,3651,8875,2694,3658,8011,3668,8876,2704,3608,7963,3619,8877,
2714,3625,7977,3636,8878,2724,3640,7991,3651,8879,2734,3657,8005,3668,8880,
};
static const unsigned short iltis_jacobian_at94[] = {
2691,3609,3619,7968,8881,2691,3626,3636,7982,8882,2691,3641,3651,7996,8883,2691,3658,3668,8010,8884,2701,3608,3619,7962,8885,
2711,3625,3636,7976,8886,2721,3640,3651,7990,8887,2731,3657,3668,8004,8888,
};
static const unsigned short iltis_jacobian_at95[] = {
2689,3609,3619,7968,8889,2689,3626,3636,7982,8890,2689,3641,3651,7996,8891,2689,3658,3668,8010,8892,2699,3608,3619,7962,8893,
2709,3625,3636,7976,8894,2719,3640,3651,7990,8895,2729,3657,3668,8004,8896,
};
static const unsigned short iltis_jacobian_at96[] = {
2692,3609,7969,3619,8897,2692,3626,7983,3636,8898,2692,3641,7997,3651,8899,2692,3658,8011,3668,8900,2702,3608,7963,3619,8901,
2712,3625,7977,3636,8902,2722,3640,7991,3651,8903,2732,3657,8005,3668,8904,
};
static const unsigned short iltis_jacobian_at97[] = {
8017,10,8018,8905,8019,10,8020,8909,8021,10,8022,8913,8023,10,8024,8917,8025,38,8026,8921,8027,38,8028,8925,8029,38,8030,
8929,8031,38,8032,8933,8033,66,8034,8937,8035,66,8036,8941,8037,66,8038,8945,8039,66,8040,8949,8041,94,8042,8953,8043,94,
8044,8957,8045,94,8046,8961,8047,94,8048,8965,
};
static const unsigned short iltis_jacobian_at98[] = {
7269,7329,10294,7284,7344,10302,7299,7359,10310,7314,7374,10318,7270,7330,10326,7285,7345,10334,7300,7360,10342,7315,7375,
10350,7271,7331,10358,7286,7346,10366,7301,7361,10374,7316,7376,10382,7272,7332,10390,7287,7347,10398,7302,7362,10406,7317,
7377,10414,7275,7335,10486,7290,7350,10494,7305,7365,10502,7320,7380,10510,7273,7333,10422,7288,7348,10430,7303,7363,10438,
7318,7378,10446,7274,7334,10454,7289,7349,10462,7304,7364,10470,7319,7379,10478,2441,7942,14156,7276,7336,10518,7277,7337,
10526,7278,7338,10534,7279,7339,10726,7282,7342,10734,7280,7340,10742,7281,7341,10750,2445,7947,14157,7291,7351,10542,7292,
7352,10550,7293,7353,10558,7294,7354,10758,7297,7357,10766,7295,7355,10774,7296,7356,10782,2449,7952,14158,7306,7366,10566,
7307,7367,10574,7308,7368,10582,7309,7369,10790,7312,7372,10798,7310,7370,10806,7311,7371,10814,2453,7957,14159,7321,7381,
10590,7322,7382,10598,7323,7383,10606,7324,7384,10822,7327,7387,10830,7325,7385,10838,7326,7386,10846,
};
static const unsigned short iltis_jacobian_at99[] = {
562,562,506,506,
};
static const unsigned short iltis_jacobian_at100[] = {
14124,7908,9200,14114,7909,9201,14125,7924,9203,14033,7925,9204,14036,7927,9207,14148,7926,9209,14115,7911,9211,14149,7910,
9213,14126,7912,9231,14116,7913,9232,14127,7928,9234,14054,7929,9235,14057,7931,9238,14150,7930,9240,14117,7915,9242,14151,
7914,9244,14128,7916,9262,14118,7917,9263,14129,7932,9265,14075,7933,9266,14078,7935,9269,14152,7934,9271,14119,7919,9273,
14153,7918,9275,14130,7920,9293,14120,7921,9294,14131,7936,9296,14096,7937,9297,14099,7939,9300,14154,7938,9302,14121,7923,
9304,14155,7922,9306,
};
static const unsigned short iltis_jacobian_at101[] = {
9202,9206,9210,9214,9233,9237,9241,9245,9264,9268,9272,9276,9295,9299,9303,9307,
};
static const unsigned short iltis_jacobian_at102[] = {
14124,9324,14132,9326,14148,9331,14134,9333,14149,9338,14135,9340,14125,9345,14133,9347,14126,9352,14136,9354,14150,9359,
14138,9361,14151,9366,14139,9368,14127,9373,14137,9375,14128,9380,14140,9382,14152,9387,14142,9389,14153,9394,14143,9396,
14129,9401,14141,9403,14130,9408,14144,9410,14154,9415,14146,9417,14155,9422,14147,9424,14131,9429,14145,9431,
};
static const unsigned short iltis_jacobian_at103[] = {
3772,8969,3758,3756,3754,3896,8977,3882,3880,3878,4019,8985,4005,4003,4001,4143,8993,4129,4127,4125,
};
static const unsigned short iltis_jacobian_at104[] = {
4234,564,4253,9001,9002,4358,564,4377,9003,9004,4482,508,4501,9005,9006,4606,508,4625,9007,9008,4233,564,4253,9001,9009,4357,
564,4377,9003,9010,4481,508,4501,9005,9011,4605,508,4625,9007,9012,4235,564,4253,9001,9013,4359,564,4377,9003,9014,4483,508,
4501,9005,9015,4607,508,4625,9007,9016,4229,564,4253,9001,9017,4353,564,4377,9003,9018,4477,508,4501,9005,9019,4601,508,4625,
9007,9020,4231,564,4253,9001,9021,4355,564,4377,9003,9022,4479,508,4501,9005,9023,4603,508,4625,9007,9024,4232,564,4253,9001,
9025,4356,564,4377,9003,9026,4480,508,4501,9005,9027,4604,508,4625,9007,9028,4230,564,4253,9001,9029,4354,564,4377,9003,9030,
4478,508,4501,9005,9031,4602,508,4625,9007,9032,4237,564,4253,9001,9033,4236,564,4253,9001,9034,4238,564,4253,9001,9035,4228,
564,4253,9001,9036,4225,564,4253,9001,9037,4226,564,4253,9001,9038,4227,564,4253,9001,9039,4361,564,4377,9003,9040,4360,564,
4377,9003,9041,4362,564,4377,9003,9042,4352,564,4377,9003,9043,4349,564,4377,9003,9044,4350,564,4377,9003,9045,4351,564,4377,
9003,9046,4485,508,4501,9005,9047,4484,508,4501,9005,9048,4486,508,4501,9005,9049,4476,508,4501,9005,9050,4473,508,4501,9005,
9051,4474,508,4501,9005,9052,4475,508,4501,9005,9053,4609,508,4625,9007,9054,4608,508,4625,9007,9055,4610,508,4625,9007,9056,
4600,508,4625,9007,9057,4597,508,4625,9007,9058,4598,508,4625,9007,9059,4599,508,4625,9007,9060,
};
static const unsigned short iltis_jacobian_at105[] = {
5004,17,8220,8219,9061,4958,24,8241,8240,9065,4912,45,8262,8261,9069,4866,52,8283,8282,9073,5003,17,8220,8219,9077,4957,24,
8241,8240,9081,4911,45,8262,8261,9085,4865,52,8283,8282,9089,5002,17,8220,8219,9093,4956,24,8241,8240,9097,4910,45,8262,8261,
9101,4864,52,8283,8282,9105,5005,17,8220,8219,9109,4959,24,8241,8240,9113,4913,45,8262,8261,9117,4867,52,8283,8282,9121,5204,
87,8512,8510,9125,5203,87,8512,8510,9129,5202,87,8512,8510,9133,5205,87,8512,8510,9137,5297,87,8512,8510,9141,5296,87,8512,
8510,9145,5295,87,8512,8510,9149,5298,87,8512,8510,9153,5251,115,8534,8532,9157,5250,115,8534,8532,9161,5249,115,8534,8532,
9165,5252,115,8534,8532,9169,5343,115,8534,8532,9173,5342,115,8534,8532,9177,5341,115,8534,8532,9181,5344,115,8534,8532,9185,
};
static const unsigned short iltis_jacobian_at106[] = {
9189,136,9190,5072,5077,540,5103,136,9192,5073,5080,544,
};
static const unsigned short iltis_jacobian_at107[] = {
9197,136,5051,9198,5078,560,5102,136,5050,9199,5081,564,
};
static const unsigned short iltis_jacobian_at108[] = {
9200,10,9231,38,9262,66,9293,94,
};
static const unsigned short iltis_jacobian_at109[] = {
9324,31,9331,31,9338,31,9345,31,9352,59,9359,59,9366,59,9373,59,9380,87,9387,87,9394,87,9401,87,9408,115,9415,115,9422,115,
9429,115,
};
static const unsigned short iltis_jacobian_at110[] = {
6893,31,8466,6889,6896,6863,8468,6882,9436,6894,31,8466,6890,6889,6864,8468,6863,9440,6933,59,8488,6929,6936,6903,8490,6922,
9444,6934,59,8488,6930,6929,6904,8490,6903,9448,6972,87,8510,6968,6975,6942,8512,6961,9452,6973,87,8510,6969,6968,6943,8512,
6942,9456,7011,115,8532,7007,7014,6981,8534,7000,9460,7012,115,8532,7008,7007,6982,8534,6981,9464,
};
static const unsigned short iltis_jacobian_at111[] = {
6892,31,8466,6865,6866,9468,6897,31,8466,6866,6883,9472,6932,59,8488,6905,6906,9476,6937,59,8488,6906,6923,9480,6971,87,8510,
6944,6945,9484,6976,87,8510,6945,6962,9488,7010,115,8532,6983,6984,9492,7015,115,8532,6984,7001,9496,
};
static const unsigned short iltis_jacobian_at112[] = {
5140,136,5139,568,5147,136,5140,572,5117,136,5116,576,5124,136,5117,580,
};
static const unsigned short iltis_jacobian_at113[] = {
5142,136,5141,584,5148,136,5142,588,5119,136,5118,592,5125,136,5119,596,
};
static const unsigned short iltis_jacobian_at114[] = {
565,7974,634,6648,9500,565,7988,634,6661,9513,509,8002,634,6674,9526,509,8016,634,6687,9539,
};
static const unsigned short iltis_jacobian_at115[] = {
10294,9552,10302,9560,10310,9568,10318,9576,8145,9924,8134,9925,8135,9926,8147,9933,8128,9934,8127,9935,8126,9936,8129,9937,
8179,10265,8180,10266,8143,9948,8136,9949,8137,9950,8163,10282,8162,10283,8969,9961,8977,9969,8985,9977,8993,9985,10326,9584,
10334,9592,10342,9600,10350,9608,10358,9616,10366,9624,10374,9632,10382,9640,10390,9993,10398,10001,10406,10009,10414,10017,
10486,10025,10494,10033,10502,10041,10510,10049,10422,10057,10430,10065,10438,10073,10446,10081,10454,10089,10462,10097,10470,
10105,10478,10113,10518,9648,10526,9656,10534,9664,10726,9672,10742,9680,10750,9688,10734,9696,10542,9704,10550,9712,10558,
9720,10758,9728,10774,9736,10782,9744,10766,9752,10566,9760,10574,9768,10582,9776,10790,9784,10806,9792,10814,9800,10798,
9808,10590,9816,10598,9824,10606,9832,10822,9840,10838,9848,10846,9856,10830,9864,8877,10152,8885,10154,8893,10156,8901,10158,
8878,10163,8886,10165,8894,10167,8902,10169,8879,10174,8887,10176,8895,10178,8903,10180,8880,10185,8888,10187,8896,10189,
8904,10191,
};
static const unsigned short iltis_jacobian_at116[] = {
8179,8158,8181,8161,8186,8160,8187,8159,8178,8152,8181,8153,8188,8159,8189,8161,8128,8179,8126,8163,8127,8180,8137,8162,
};
static const unsigned short iltis_jacobian_at117[] = {
3682,8969,9552,3772,3692,3702,3754,3767,3806,8977,9560,3896,3816,3826,3878,3891,3929,8985,9568,4019,3939,3949,4001,4014,4053,
8993,9576,4143,4063,4073,4125,4138,3681,8969,9584,3772,3691,3701,3754,3766,3805,8977,9592,3896,3815,3825,3878,3890,3928,8985,
9600,4019,3938,3948,4001,4013,4052,8993,9608,4143,4062,4072,4125,4137,3683,8969,9616,3772,3693,3703,3754,3768,3807,8977,9624,
3896,3817,3827,3878,3892,3930,8985,9632,4019,3940,3950,4001,4015,4054,8993,9640,4143,4064,4074,4125,4139,3685,8969,9648,3772,
3695,3705,3754,3770,3684,8969,9656,3772,3694,3704,3754,3769,3686,8969,9664,3772,3696,3706,3754,3771,3782,8969,9672,3772,3778,
3784,3754,3752,3762,8969,9680,3772,3775,3780,3754,3749,3779,8969,9688,3772,3777,3783,3754,3751,3763,8969,9696,3772,3776,3781,
3754,3750,3809,8977,9704,3896,3819,3829,3878,3894,3808,8977,9712,3896,3818,3828,3878,3893,3810,8977,9720,3896,3820,3830,3878,
3895,3906,8977,9728,3896,3902,3908,3878,3876,3886,8977,9736,3896,3899,3904,3878,3873,3903,8977,9744,3896,3901,3907,3878,3875,
3887,8977,9752,3896,3900,3905,3878,3874,3932,8985,9760,4019,3942,3952,4001,4017,3931,8985,9768,4019,3941,3951,4001,4016,3933,
8985,9776,4019,3943,3953,4001,4018,4029,8985,9784,4019,4025,4031,4001,3999,4009,8985,9792,4019,4022,4027,4001,3996,4026,8985,
9800,4019,4024,4030,4001,3998,4010,8985,9808,4019,4023,4028,4001,3997,4056,8993,9816,4143,4066,4076,4125,4141,4055,8993,9824,
4143,4065,4075,4125,4140,4057,8993,9832,4143,4067,4077,4125,4142,4153,8993,9840,4143,4149,4155,4125,4123,4133,8993,9848,4143,
4146,4151,4125,4120,4150,8993,9856,4143,4148,4154,4125,4122,4134,8993,9864,4143,4147,4152,4125,4121,
};
static const unsigned short iltis_jacobian_at118[] = {
565,8053,634,6648,9872,565,8070,634,6661,9885,509,8087,634,6674,9898,509,8104,634,6687,9911,
};
static const unsigned short iltis_jacobian_at119[] = {
618,9933,
};
static const unsigned short iltis_jacobian_at120[] = {
618,9948,9937,9936,9950,
};
static const unsigned short iltis_jacobian_at121[] = {
3772,9961,3757,3755,3753,3896,9969,3881,3879,3877,4019,9977,4004,4002,4000,4143,9985,4128,4126,4124,
};
static const unsigned short iltis_jacobian_at122[] = {
3677,8969,9993,3772,3687,3697,3754,3719,3795,3801,8977,10001,3896,3811,3821,3878,3843,3919,3924,8985,10009,4019,3934,3944,
4001,3966,4042,4048,8993,10017,4143,4058,4068,4125,4090,4166,3679,8969,10025,3772,3689,3699,3754,3721,3764,3803,8977,10033,
3896,3813,3823,3878,3845,3888,3926,8985,10041,4019,3936,3946,4001,3968,4011,4050,8993,10049,4143,4060,4070,4125,4092,4135,
3680,8969,10057,3772,3690,3700,3754,3722,3765,3804,8977,10065,3896,3814,3824,3878,3846,3889,3927,8985,10073,4019,3937,3947,
4001,3969,4012,4051,8993,10081,4143,4061,4071,4125,4093,4136,3678,8969,10089,3772,3688,3698,3754,3720,3796,3802,8977,10097,
3896,3812,3822,3878,3844,3920,3925,8985,10105,4019,3935,3945,4001,3967,4043,4049,8993,10113,4143,4059,4069,4125,4091,4167,
};
static const unsigned short iltis_jacobian_at123[] = {
568,3619,7974,9501,10121,568,3636,7988,9514,10122,512,3651,8002,9527,10123,512,3668,8016,9540,10124,568,3620,7974,9501,10125,
568,3637,7988,9514,10126,512,3652,8002,9527,10127,512,3669,8016,9540,10128,568,3621,7974,9501,10129,568,3638,7988,9514,10130,
512,3653,8002,9527,10131,512,3670,8016,9540,10132,568,8873,7974,9501,10133,568,8874,7988,9514,10134,512,8875,8002,9527,10135,
512,8876,8016,9540,10136,568,8881,7974,9501,10137,568,8882,7988,9514,10138,512,8883,8002,9527,10139,512,8884,8016,9540,10140,
568,8889,7974,9501,10141,568,8890,7988,9514,10142,512,8891,8002,9527,10143,512,8892,8016,9540,10144,568,8897,7974,9501,10145,
568,8898,7988,9514,10146,512,8899,8002,9527,10147,512,8900,8016,9540,10148,568,3607,7974,9501,10149,568,3610,7974,9501,10150,
568,3613,7974,9501,10151,568,10152,7974,9501,10153,568,10154,7974,9501,10155,568,10156,7974,9501,10157,568,10158,7974,9501,
10159,568,3624,7988,9514,10160,568,3627,7988,9514,10161,568,3630,7988,9514,10162,568,10163,7988,9514,10164,568,10165,7988,
9514,10166,568,10167,7988,9514,10168,568,10169,7988,9514,10170,512,3639,8002,9527,10171,512,3642,8002,9527,10172,512,3645,
8002,9527,10173,512,10174,8002,9527,10175,512,10176,8002,9527,10177,512,10178,8002,9527,10179,512,10180,8002,9527,10181,512,
3656,8016,9540,10182,512,3659,8016,9540,10183,512,3662,8016,9540,10184,512,10185,8016,9540,10186,512,10187,8016,9540,10188,
512,10189,8016,9540,10190,512,10191,8016,9540,10192,
};
static const unsigned short iltis_jacobian_at124[] = {
10250,10251,10252,10253,10267,10268,10280,10281,
};
static const unsigned short iltis_jacobian_at125[] = {
8136,14166,8134,14160,8126,14164,8129,14167,8135,14161,8129,14165,
};
static const unsigned short iltis_jacobian_at126[] = {
561,3616,561,3633,505,3648,505,3665,
};
static const unsigned short iltis_jacobian_at127[] = {
568,8067,8053,9873,10193,568,8084,8070,9886,10194,512,8101,8087,9899,10195,512,8118,8104,9912,10196,568,8055,8053,9873,10197,
568,8072,8070,9886,10198,512,8089,8087,9899,10199,512,8106,8104,9912,10200,568,8056,8053,9873,10201,568,8073,8070,9886,10202,
512,8090,8087,9899,10203,512,8107,8104,9912,10204,568,8054,8053,9873,10205,568,8071,8070,9886,10206,512,8088,8087,9899,10207,
512,8105,8104,9912,10208,568,8062,8053,9873,10209,568,8079,8070,9886,10210,512,8096,8087,9899,10211,512,8113,8104,9912,10212,
568,8060,8053,9873,10213,568,8077,8070,9886,10214,512,8094,8087,9899,10215,512,8111,8104,9912,10216,568,8061,8053,9873,10217,
568,8078,8070,9886,10218,512,8095,8087,9899,10219,512,8112,8104,9912,10220,568,8057,8053,9873,10221,568,8058,8053,9873,10222,
568,8059,8053,9873,10223,568,8063,8053,9873,10224,568,8066,8053,9873,10225,568,8064,8053,9873,10226,568,8065,8053,9873,10227,
568,8074,8070,9886,10228,568,8075,8070,9886,10229,568,8076,8070,9886,10230,568,8080,8070,9886,10231,568,8083,8070,9886,10232,
568,8081,8070,9886,10233,568,8082,8070,9886,10234,512,8091,8087,9899,10235,512,8092,8087,9899,10236,512,8093,8087,9899,10237,
512,8097,8087,9899,10238,512,8100,8087,9899,10239,512,8098,8087,9899,10240,512,8099,8087,9899,10241,512,8108,8104,9912,10242,
512,8109,8104,9912,10243,512,8110,8104,9912,10244,512,8114,8104,9912,10245,512,8117,8104,9912,10246,512,8115,8104,9912,10247,
512,8116,8104,9912,10248,
};
static const unsigned short iltis_jacobian_at128[] = {
618,10264,
};
static const unsigned short iltis_jacobian_at129[] = {
618,10279,10281,10282,10283,
};
static const unsigned short iltis_jacobian_at130[] = {
3682,9961,10294,3772,3692,3702,3753,3790,3806,9969,10302,3896,3816,3826,3877,3914,3929,9977,10310,4019,3939,3949,4000,4037,
4053,9985,10318,4143,4063,4073,4124,4161,3681,9961,10326,3772,3691,3701,3753,3789,3805,9969,10334,3896,3815,3825,3877,3913,
3928,9977,10342,4019,3938,3948,4000,4036,4052,9985,10350,4143,4062,4072,4124,4160,3683,9961,10358,3772,3693,3703,3753,3791,
3807,9969,10366,3896,3817,3827,3877,3915,3930,9977,10374,4019,3940,3950,4000,4038,4054,9985,10382,4143,4064,4074,4124,4162,
3677,9961,10390,3772,3687,3697,3753,3785,3801,9969,10398,3896,3811,3821,3877,3909,3924,9977,10406,4019,3934,3944,4000,4032,
4048,9985,10414,4143,4058,4068,4124,4156,3680,9961,10422,3772,3690,3700,3753,3788,3804,9969,10430,3896,3814,3824,3877,3912,
3927,9977,10438,4019,3937,3947,4000,4035,4051,9985,10446,4143,4061,4071,4124,4159,3678,9961,10454,3772,3688,3698,3753,3786,
3802,9969,10462,3896,3812,3822,3877,3910,3925,9977,10470,4019,3935,3945,4000,4033,4049,9985,10478,4143,4059,4069,4124,4157,
3679,9961,10486,3772,3689,3699,3753,3787,3803,9969,10494,3896,3813,3823,3877,3911,3926,9977,10502,4019,3936,3946,4000,4034,
4050,9985,10510,4143,4060,4070,4124,4158,3685,9961,10518,3772,3695,3705,3753,3793,3684,9961,10526,3772,3694,3704,3753,3792,
3686,9961,10534,3772,3696,3706,3753,3794,3809,9969,10542,3896,3819,3829,3877,3917,3808,9969,10550,3896,3818,3828,3877,3916,
3810,9969,10558,3896,3820,3830,3877,3918,3932,9977,10566,4019,3942,3952,4000,4040,3931,9977,10574,4019,3941,3951,4000,4039,
3933,9977,10582,4019,3943,3953,4000,4041,4056,9985,10590,4143,4066,4076,4124,4164,4055,9985,10598,4143,4065,4075,4124,4163,
4057,9985,10606,4143,4067,4077,4124,4165,
};
static const unsigned short iltis_jacobian_at131[] = {
9653,3,9655,9652,9654,10614,9661,3,9663,9660,9662,10618,9669,3,9671,9668,9670,10622,9677,3,9679,9676,9678,10626,9685,3,9687,
9684,9686,10630,9693,3,9695,9692,9694,10634,9701,3,9703,9700,9702,10638,9709,3,9711,9708,9710,10642,9717,3,9719,9716,9718,
10646,9725,3,9727,9724,9726,10650,9733,3,9735,9732,9734,10654,9741,3,9743,9740,9742,10658,9749,3,9751,9748,9750,10662,9757,
3,9759,9756,9758,10666,9765,3,9767,9764,9766,10670,9773,3,9775,9772,9774,10674,9781,3,9783,9780,9782,10678,9789,3,9791,9788,
9790,10682,9797,3,9799,9796,9798,10686,9805,3,9807,9804,9806,10690,9813,3,9815,9812,9814,10694,9821,3,9823,9820,9822,10698,
9829,3,9831,9828,9830,10702,9837,3,9839,9836,9838,10706,9845,3,9847,9844,9846,10710,9853,3,9855,9852,9854,10714,9861,3,9863,
9860,9862,10718,9869,3,9871,9868,9870,10722,
};
static const unsigned short iltis_jacobian_at132[] = {
3782,9961,10726,3772,3778,3784,3753,3710,3748,3763,9961,10734,3772,3776,3781,3753,3708,3746,3762,9961,10742,3772,3775,3780,
3753,3707,3745,3779,9961,10750,3772,3777,3783,3753,3709,3747,3906,9969,10758,3896,3902,3908,3877,3834,3872,3887,9969,10766,
3896,3900,3905,3877,3832,3870,3886,9969,10774,3896,3899,3904,3877,3831,3869,3903,9969,10782,3896,3901,3907,3877,3833,3871,
4029,9977,10790,4019,4025,4031,4000,3957,3995,4010,9977,10798,4019,4023,4028,4000,3955,3993,4009,9977,10806,4019,4022,4027,
4000,3954,3992,4026,9977,10814,4019,4024,4030,4000,3956,3994,4153,9985,10822,4143,4149,4155,4124,4081,4119,4134,9985,10830,
4143,4147,4152,4124,4079,4117,4133,9985,10838,4143,4146,4151,4124,4078,4116,4150,9985,10846,4143,4148,4154,4124,4080,4118,
};
static const unsigned short iltis_jacobian_at133[] = {
3619,10854,3614,3611,3608,3636,10862,3631,3628,3625,3651,10870,3646,3643,3640,3668,10878,3663,3660,3657,
};
static const unsigned short iltis_jacobian_at134[] = {
561,561,505,505,
};
static const unsigned short iltis_jacobian_at135[] = {
10121,12126,10854,10918,10122,12134,10862,10926,10123,12142,10870,10934,10124,12150,10878,10942,10125,12158,10126,12166,10127,
12174,10128,12182,10129,12190,10130,12198,10131,12206,10132,12214,10133,12222,10134,12230,10135,12238,10136,12246,10137,12254,
10138,12262,10139,12270,10140,12278,10141,12286,10142,12294,10143,12302,10144,12310,10145,12318,10146,12326,10147,12334,10148,
12342,10149,12350,10150,12358,10151,12366,10153,12374,10155,12382,10157,12390,10159,12398,10160,12406,10161,12414,10162,12422,
10164,12430,10166,12438,10168,12446,10170,12454,10171,12462,10172,12470,10173,12478,10175,12486,10177,12494,10179,12502,10181,
12510,10182,12518,10183,12526,10184,12534,10186,12542,10188,12550,10190,12558,10192,12566,
};
static const unsigned short iltis_jacobian_at136[] = {
4267,10886,4251,4249,4247,4391,10894,4375,4373,4371,4515,10902,4499,4497,4495,4639,10910,4623,4621,4619,3619,10918,3615,3612,
3609,3636,10926,3632,3629,3626,3651,10934,3647,3644,3641,3668,10942,3664,3661,3658,
};
static const unsigned short iltis_jacobian_at137[] = {
10299,24,10301,10298,10300,10950,10307,52,10309,10306,10308,10954,10315,80,10317,10314,10316,10958,10323,108,10325,10322,
10324,10962,10331,24,10333,10330,10332,10966,10339,52,10341,10338,10340,10970,10347,80,10349,10346,10348,10974,10355,108,
10357,10354,10356,10978,10363,24,10365,10362,10364,10982,10371,52,10373,10370,10372,10986,10379,80,10381,10378,10380,10990,
10387,108,10389,10386,10388,10994,10395,24,10397,10394,10396,10998,10403,52,10405,10402,10404,11002,10411,80,10413,10410,
10412,11006,10419,108,10421,10418,10420,11010,10427,24,10429,10426,10428,11014,10435,52,10437,10434,10436,11018,10443,80,
10445,10442,10444,11022,10451,108,10453,10450,10452,11026,10459,24,10461,10458,10460,11030,10467,52,10469,10466,10468,11034,
10475,80,10477,10474,10476,11038,10483,108,10485,10482,10484,11042,10491,24,10493,10490,10492,11046,10499,52,10501,10498,
10500,11050,10507,80,10509,10506,10508,11054,10515,108,10517,10514,10516,11058,10523,24,10525,10522,10524,11062,10531,24,
10533,10530,10532,11066,10539,24,10541,10538,10540,11070,10547,52,10549,10546,10548,11074,10555,52,10557,10554,10556,11078,
10563,52,10565,10562,10564,11082,10571,80,10573,10570,10572,11086,10579,80,10581,10578,10580,11090,10587,80,10589,10586,10588,
11094,10595,108,10597,10594,10596,11098,10603,108,10605,10602,10604,11102,10611,108,10613,10610,10612,11106,
};
static const unsigned short iltis_jacobian_at138[] = {
10739,24,10741,10738,9964,10747,10749,9962,10746,10733,9965,10731,10730,10732,9963,10756,11110,10771,52,10773,10770,9972,
10779,10781,9970,10778,10765,9973,10763,10762,10764,9971,10788,11126,10803,80,10805,10802,9980,10811,10813,9978,10810,10797,
9981,10795,10794,10796,9979,10820,11142,10835,108,10837,10834,9988,10843,10845,9986,10842,10829,9989,10827,10826,10828,9987,
10852,11158,
};
static const unsigned short iltis_jacobian_at139[] = {
10121,3619,10859,3617,11174,10122,3636,10867,3634,11181,10123,3651,10875,3649,11188,10124,3668,10883,3666,11195,10125,3619,
10859,3617,11202,10126,3636,10867,3634,11209,10127,3651,10875,3649,11216,10128,3668,10883,3666,11223,10129,3619,10859,3617,
11230,10130,3636,10867,3634,11237,10131,3651,10875,3649,11244,10132,3668,10883,3666,11251,10133,3619,10859,3617,11258,10134,
3636,10867,3634,11265,10135,3651,10875,3649,11272,10136,3668,10883,3666,11279,10137,3619,10859,3617,11286,10138,3636,10867,
3634,11293,10139,3651,10875,3649,11300,10140,3668,10883,3666,11307,10141,3619,10859,3617,11314,10142,3636,10867,3634,11321,
10143,3651,10875,3649,11328,10144,3668,10883,3666,11335,10145,3619,10859,3617,11342,10146,3636,10867,3634,11349,10147,3651,
10875,3649,11356,10148,3668,10883,3666,11363,10149,3619,10859,3617,11370,10150,3619,10859,3617,11377,10151,3619,10859,3617,
11384,10153,3619,10859,3617,11391,10155,3619,10859,3617,11398,10157,3619,10859,3617,11405,10159,3619,10859,3617,11412,10160,
3636,10867,3634,11419,10161,3636,10867,3634,11426,10162,3636,10867,3634,11433,10164,3636,10867,3634,11440,10166,3636,10867,
3634,11447,10168,3636,10867,3634,11454,10170,3636,10867,3634,11461,10171,3651,10875,3649,11468,10172,3651,10875,3649,11475,
10173,3651,10875,3649,11482,10175,3651,10875,3649,11489,10177,3651,10875,3649,11496,10179,3651,10875,3649,11503,10181,3651,
10875,3649,11510,10182,3668,10883,3666,11517,10183,3668,10883,3666,11524,10184,3668,10883,3666,11531,10186,3668,10883,3666,
11538,10188,3668,10883,3666,11545,10190,3668,10883,3666,11552,10192,3668,10883,3666,11559,
};
static const unsigned short iltis_jacobian_at140[] = {
9002,10193,11678,9004,10194,11686,9006,10195,11694,9008,10196,11702,8156,10262,11605,8183,10258,11611,8155,10263,11621,8185,
10259,11624,9009,10197,11710,9010,10198,11718,9011,10199,11726,9012,10200,11734,9013,10201,11742,9014,10202,11750,9015,10203,
11758,9016,10204,11766,9017,10205,11774,9018,10206,11782,9019,10207,11790,9020,10208,11798,9021,10209,11870,9022,10210,11878,
9023,10211,11886,9024,10212,11894,9025,10213,11806,9026,10214,11814,9027,10215,11822,9028,10216,11830,9029,10217,11838,9030,
10218,11846,9031,10219,11854,9032,10220,11862,9033,10221,11902,9034,10222,11910,9035,10223,11918,9036,10224,11998,9037,10225,
12006,9038,10226,12014,9039,10227,12022,9040,10228,11926,9041,10229,11934,9042,10230,11942,9043,10231,12030,9044,10232,12038,
9045,10233,12046,9046,10234,12054,9047,10235,11950,9048,10236,11958,9049,10237,11966,9050,10238,12062,9051,10239,12070,9052,
10240,12078,9053,10241,12086,9054,10242,11974,9055,10243,11982,9056,10244,11990,9057,10245,12094,9058,10246,12102,9059,10247,
12110,9060,10248,12118,
};
static const unsigned short iltis_jacobian_at141[] = {
9931,8154,10260,11598,9946,8148,10277,11599,9957,8165,10290,11600,9942,8174,10273,11602,9929,8182,10256,11603,9944,8150,10275,
11606,9958,8167,10291,11607,9940,8175,10271,11609,9932,8157,10261,11612,9945,8151,10276,11613,9959,8168,10292,11615,9941,
8176,10272,11617,9930,8184,10257,11618,9947,8149,10278,11619,9960,8166,10293,11622,9943,8177,10274,11623,9953,8191,10286,
11626,9954,8192,10287,11627,9955,8193,10288,11629,9956,8194,10289,11630,
};
static const unsigned short iltis_jacobian_at142[] = {
4267,11566,4252,4250,4248,4391,11574,4376,4374,4372,4515,11582,4500,4498,4496,4639,11590,4624,4622,4620,
};
static const unsigned short iltis_jacobian_at143[] = {
4176,10886,11678,4267,4186,4196,4247,4285,4300,10894,11686,4391,4310,4320,4371,4409,4424,10902,11694,4515,4434,4444,4495,
4533,4548,10910,11702,4639,4558,4568,4619,4657,4175,10886,11710,4267,4185,4195,4247,4284,4299,10894,11718,4391,4309,4319,
4371,4408,4423,10902,11726,4515,4433,4443,4495,4532,4547,10910,11734,4639,4557,4567,4619,4656,4177,10886,11742,4267,4187,
4197,4247,4286,4301,10894,11750,4391,4311,4321,4371,4410,4425,10902,11758,4515,4435,4445,4495,4534,4549,10910,11766,4639,
4559,4569,4619,4658,4171,10886,11774,4267,4181,4191,4247,4280,4295,10894,11782,4391,4305,4315,4371,4404,4419,10902,11790,
4515,4429,4439,4495,4528,4543,10910,11798,4639,4553,4563,4619,4652,4174,10886,11806,4267,4184,4194,4247,4283,4298,10894,11814,
4391,4308,4318,4371,4407,4422,10902,11822,4515,4432,4442,4495,4531,4546,10910,11830,4639,4556,4566,4619,4655,4172,10886,11838,
4267,4182,4192,4247,4281,4296,10894,11846,4391,4306,4316,4371,4405,4420,10902,11854,4515,4430,4440,4495,4529,4544,10910,11862,
4639,4554,4564,4619,4653,4173,10886,11870,4267,4183,4193,4247,4282,4297,10894,11878,4391,4307,4317,4371,4406,4421,10902,11886,
4515,4431,4441,4495,4530,4545,10910,11894,4639,4555,4565,4619,4654,4179,10886,11902,4267,4189,4199,4247,4288,4178,10886,11910,
4267,4188,4198,4247,4287,4180,10886,11918,4267,4190,4200,4247,4289,4303,10894,11926,4391,4313,4323,4371,4412,4302,10894,11934,
4391,4312,4322,4371,4411,4304,10894,11942,4391,4314,4324,4371,4413,4427,10902,11950,4515,4437,4447,4495,4536,4426,10902,11958,
4515,4436,4446,4495,4535,4428,10902,11966,4515,4438,4448,4495,4537,4551,10910,11974,4639,4561,4571,4619,4660,4550,10910,11982,
4639,4560,4570,4619,4659,4552,10910,11990,4639,4562,4572,4619,4661,
};
static const unsigned short iltis_jacobian_at144[] = {
4277,10886,11998,4267,4273,4279,4247,4204,4242,4257,10886,12006,4267,4270,4275,4247,4201,4239,4258,10886,12014,4267,4271,
4276,4247,4202,4240,4274,10886,12022,4267,4272,4278,4247,4203,4241,4401,10894,12030,4391,4397,4403,4371,4328,4366,4381,10894,
12038,4391,4394,4399,4371,4325,4363,4382,10894,12046,4391,4395,4400,4371,4326,4364,4398,10894,12054,4391,4396,4402,4371,4327,
4365,4525,10902,12062,4515,4521,4527,4495,4452,4490,4505,10902,12070,4515,4518,4523,4495,4449,4487,4506,10902,12078,4515,
4519,4524,4495,4450,4488,4522,10902,12086,4515,4520,4526,4495,4451,4489,4649,10910,12094,4639,4645,4651,4619,4576,4614,4629,
10910,12102,4639,4642,4647,4619,4573,4611,4630,10910,12110,4639,4643,4648,4619,4574,4612,4646,10910,12118,4639,4644,4650,
4619,4575,4613,
};
static const unsigned short iltis_jacobian_at145[] = {
12126,3619,10923,3618,12127,12134,3636,10931,3635,12135,12142,3651,10939,3650,12143,12150,3668,10947,3667,12151,12158,3619,
10923,3618,12159,12166,3636,10931,3635,12167,12174,3651,10939,3650,12175,12182,3668,10947,3667,12183,12190,3619,10923,3618,
12191,12198,3636,10931,3635,12199,12206,3651,10939,3650,12207,12214,3668,10947,3667,12215,12222,3619,10923,3618,12223,12230,
3636,10931,3635,12231,12238,3651,10939,3650,12239,12246,3668,10947,3667,12247,12254,3619,10923,3618,12255,12262,3636,10931,
3635,12263,12270,3651,10939,3650,12271,12278,3668,10947,3667,12279,12286,3619,10923,3618,12287,12294,3636,10931,3635,12295,
12302,3651,10939,3650,12303,12310,3668,10947,3667,12311,12318,3619,10923,3618,12319,12326,3636,10931,3635,12327,12334,3651,
10939,3650,12335,12342,3668,10947,3667,12343,12350,3619,10923,3618,12351,12358,3619,10923,3618,12359,12366,3619,10923,3618,
12367,12374,3619,10923,3618,12375,12382,3619,10923,3618,12383,12390,3619,10923,3618,12391,12398,3619,10923,3618,12399,12406,
3636,10931,3635,12407,12414,3636,10931,3635,12415,12422,3636,10931,3635,12423,12430,3636,10931,3635,12431,12438,3636,10931,
3635,12439,12446,3636,10931,3635,12447,12454,3636,10931,3635,12455,12462,3651,10939,3650,12463,12470,3651,10939,3650,12471,
12478,3651,10939,3650,12479,12486,3651,10939,3650,12487,12494,3651,10939,3650,12495,12502,3651,10939,3650,12503,12510,3651,
10939,3650,12511,12518,3668,10947,3667,12519,12526,3668,10947,3667,12527,12534,3668,10947,3667,12535,12542,3668,10947,3667,
12543,12550,3668,10947,3667,12551,12558,3668,10947,3667,12559,12566,3668,10947,3667,12567,
};
static const unsigned short iltis_jacobian_at146[] = {
11178,17,11180,11177,11179,12574,11185,45,11187,11184,11186,12578,11192,73,11194,11191,11193,12582,11199,101,11201,11198,
11200,12586,11206,17,11208,11205,11207,12590,11213,45,11215,11212,11214,12594,11220,73,11222,11219,11221,12598,11227,101,
11229,11226,11228,12602,11234,17,11236,11233,11235,12606,11241,45,11243,11240,11242,12610,11248,73,11250,11247,11249,12614,
11255,101,11257,11254,11256,12618,11262,17,11264,11261,11263,12622,11269,45,11271,11268,11270,12626,11276,73,11278,11275,
11277,12630,11283,101,11285,11282,11284,12634,11290,17,11292,11289,11291,12638,11297,45,11299,11296,11298,12642,11304,73,
11306,11303,11305,12646,11311,101,11313,11310,11312,12650,11318,17,11320,11317,11319,12654,11325,45,11327,11324,11326,12658,
11332,73,11334,11331,11333,12662,11339,101,11341,11338,11340,12666,11346,17,11348,11345,11347,12670,11353,45,11355,11352,
11354,12674,11360,73,11362,11359,11361,12678,11367,101,11369,11366,11368,12682,11374,17,11376,11373,11375,12686,11381,17,
11383,11380,11382,12690,11388,17,11390,11387,11389,12694,11395,17,11397,11394,11396,12698,11402,17,11404,11401,11403,12702,
11409,17,11411,11408,11410,12706,11416,17,11418,11415,11417,12710,11423,45,11425,11422,11424,12714,11430,45,11432,11429,11431,
12718,11437,45,11439,11436,11438,12722,11444,45,11446,11443,11445,12726,11451,45,11453,11450,11452,12730,11458,45,11460,11457,
11459,12734,11465,45,11467,11464,11466,12738,11472,73,11474,11471,11473,12742,11479,73,11481,11478,11480,12746,11486,73,11488,
11485,11487,12750,11493,73,11495,11492,11494,12754,11500,73,11502,11499,11501,12758,11507,73,11509,11506,11508,12762,11514,
73,11516,11513,11515,12766,11521,101,11523,11520,11522,12770,11528,101,11530,11527,11529,12774,11535,101,11537,11534,11536,
12778,11542,101,11544,11541,11543,12782,11549,101,11551,11548,11550,12786,11556,101,11558,11555,11557,12790,11563,101,11565,
11562,11564,12794,
};
static const unsigned short iltis_jacobian_at147[] = {
11678,12798,11686,12806,11694,12814,11702,12822,11710,12830,11718,12838,11726,12846,11734,12854,11742,12862,11750,12870,11758,
12878,11766,12886,11774,13414,11782,13422,11790,13430,11798,13438,11870,13446,11878,13454,11886,13462,11894,13470,11806,13478,
11814,13486,11822,13494,11830,13502,11838,13510,11846,13518,11854,13526,11862,13534,11902,12894,11910,12902,11918,12910,11998,
12918,12014,12926,12022,12934,12006,12942,11926,12950,11934,12958,11942,12966,12030,12974,12046,12982,12054,12990,12038,12998,
11950,13006,11958,13014,11966,13022,12062,13030,12078,13038,12086,13046,12070,13054,11974,13062,11982,13070,11990,13078,12094,
13086,12110,13094,12118,13102,12102,13110,
};
static const unsigned short iltis_jacobian_at148[] = {
4176,11566,12798,4267,4186,4196,4248,4262,4300,11574,12806,4391,4310,4320,4372,4386,4424,11582,12814,4515,4434,4444,4496,
4510,4548,11590,12822,4639,4558,4568,4620,4634,4175,11566,12830,4267,4185,4195,4248,4261,4299,11574,12838,4391,4309,4319,
4372,4385,4423,11582,12846,4515,4433,4443,4496,4509,4547,11590,12854,4639,4557,4567,4620,4633,4177,11566,12862,4267,4187,
4197,4248,4263,4301,11574,12870,4391,4311,4321,4372,4387,4425,11582,12878,4515,4435,4445,4496,4511,4549,11590,12886,4639,
4559,4569,4620,4635,4179,11566,12894,4267,4189,4199,4248,4265,4178,11566,12902,4267,4188,4198,4248,4264,4180,11566,12910,
4267,4190,4200,4248,4266,4277,11566,12918,4267,4273,4279,4248,4246,4258,11566,12926,4267,4271,4276,4248,4244,4274,11566,12934,
4267,4272,4278,4248,4245,4257,11566,12942,4267,4270,4275,4248,4243,4303,11574,12950,4391,4313,4323,4372,4389,4302,11574,12958,
4391,4312,4322,4372,4388,4304,11574,12966,4391,4314,4324,4372,4390,4401,11574,12974,4391,4397,4403,4372,4370,4382,11574,12982,
4391,4395,4400,4372,4368,4398,11574,12990,4391,4396,4402,4372,4369,4381,11574,12998,4391,4394,4399,4372,4367,4427,11582,13006,
4515,4437,4447,4496,4513,4426,11582,13014,4515,4436,4446,4496,4512,4428,11582,13022,4515,4438,4448,4496,4514,4525,11582,13030,
4515,4521,4527,4496,4494,4506,11582,13038,4515,4519,4524,4496,4492,4522,11582,13046,4515,4520,4526,4496,4493,4505,11582,13054,
4515,4518,4523,4496,4491,4551,11590,13062,4639,4561,4571,4620,4637,4550,11590,13070,4639,4560,4570,4620,4636,4552,11590,13078,
4639,4562,4572,4620,4638,4649,11590,13086,4639,4645,4651,4620,4618,4630,11590,13094,4639,4643,4648,4620,4616,4646,11590,13102,
4639,4644,4650,4620,4617,4629,11590,13110,4639,4642,4647,4620,4615,
};
static const unsigned short iltis_jacobian_at149[] = {
11652,11650,11633,13118,11653,11650,2433,13122,
};
static const unsigned short iltis_jacobian_at150[] = {
11683,17,11685,11682,11684,13126,11691,45,11693,11690,11692,13130,11699,73,11701,11698,11700,13134,11707,101,11709,11706,
11708,13138,11715,17,11717,11714,11716,13142,11723,45,11725,11722,11724,13146,11731,73,11733,11730,11732,13150,11739,101,
11741,11738,11740,13154,11747,17,11749,11746,11748,13158,11755,45,11757,11754,11756,13162,11763,73,11765,11762,11764,13166,
11771,101,11773,11770,11772,13170,11779,17,11781,11778,11780,13174,11787,45,11789,11786,11788,13178,11795,73,11797,11794,
11796,13182,11803,101,11805,11802,11804,13186,11811,17,11813,11810,11812,13190,11819,45,11821,11818,11820,13194,11827,73,
11829,11826,11828,13198,11835,101,11837,11834,11836,13202,11843,17,11845,11842,11844,13206,11851,45,11853,11850,11852,13210,
11859,73,11861,11858,11860,13214,11867,101,11869,11866,11868,13218,11875,17,11877,11874,11876,13222,11883,45,11885,11882,
11884,13226,11891,73,11893,11890,11892,13230,11899,101,11901,11898,11900,13234,11907,17,11909,11906,11908,13238,11915,17,
11917,11914,11916,13242,11923,17,11925,11922,11924,13246,11931,45,11933,11930,11932,13250,11939,45,11941,11938,11940,13254,
11947,45,11949,11946,11948,13258,11955,73,11957,11954,11956,13262,11963,73,11965,11962,11964,13266,11971,73,11973,11970,11972,
13270,11979,101,11981,11978,11980,13274,11987,101,11989,11986,11988,13278,11995,101,11997,11994,11996,13282,12355,3,12357,
12354,12356,13286,12363,3,12365,12362,12364,13290,12371,3,12373,12370,12372,13294,12379,3,12381,12378,12380,13298,12387,3,
12389,12386,12388,13302,12395,3,12397,12394,12396,13306,12403,3,12405,12402,12404,13310,12411,3,12413,12410,12412,13314,12419,
3,12421,12418,12420,13318,12427,3,12429,12426,12428,13322,12435,3,12437,12434,12436,13326,12443,3,12445,12442,12444,13330,
12451,3,12453,12450,12452,13334,12459,3,12461,12458,12460,13338,12467,3,12469,12466,12468,13342,12475,3,12477,12474,12476,
13346,12483,3,12485,12482,12484,13350,12491,3,12493,12490,12492,13354,12499,3,12501,12498,12500,13358,12507,3,12509,12506,
12508,13362,12515,3,12517,12514,12516,13366,12523,3,12525,12522,12524,13370,12531,3,12533,12530,12532,13374,12539,3,12541,
12538,12540,13378,12547,3,12549,12546,12548,13382,12555,3,12557,12554,12556,13386,12563,3,12565,12562,12564,13390,12571,3,
12573,12570,12572,13394,
};
static const unsigned short iltis_jacobian_at151[] = {
11652,11650,11632,13398,11653,11650,2439,13402,
};
static const unsigned short iltis_jacobian_at152[] = {
11650,11631,11660,13406,11650,2432,11661,13410,
};
static const unsigned short iltis_jacobian_at153[] = {
4171,11566,13414,4267,4181,4191,4248,4213,4290,4295,11574,13422,4391,4305,4315,4372,4337,4414,4419,11582,13430,4515,4429,
4439,4496,4461,4538,4543,11590,13438,4639,4553,4563,4620,4585,4662,4173,11566,13446,4267,4183,4193,4248,4215,4259,4297,11574,
13454,4391,4307,4317,4372,4339,4383,4421,11582,13462,4515,4431,4441,4496,4463,4507,4545,11590,13470,4639,4555,4565,4620,4587,
4631,4174,11566,13478,4267,4184,4194,4248,4216,4260,4298,11574,13486,4391,4308,4318,4372,4340,4384,4422,11582,13494,4515,
4432,4442,4496,4464,4508,4546,11590,13502,4639,4556,4566,4620,4588,4632,4172,11566,13510,4267,4182,4192,4248,4214,4291,4296,
11574,13518,4391,4306,4316,4372,4338,4415,4420,11582,13526,4515,4430,4440,4496,4462,4539,4544,11590,13534,4639,4554,4564,
4620,4586,4663,
};
static const unsigned short iltis_jacobian_at154[] = {
5000,3,13542,4954,3,13546,4908,3,13550,4862,3,13554,4815,3,13558,4769,3,13562,4723,3,13566,4677,3,13570,
};
static const unsigned short iltis_jacobian_at155[] = {
12011,17,12013,12010,10889,12019,12021,10887,12018,12005,10890,12003,12002,12004,10888,12028,13574,12043,45,12045,12042,10897,
12051,12053,10895,12050,12037,10898,12035,12034,12036,10896,12060,13590,12075,73,12077,12074,10905,12083,12085,10903,12082,
12069,10906,12067,12066,12068,10904,12092,13606,12107,101,12109,12106,10913,12115,12117,10911,12114,12101,10914,12099,12098,
12100,10912,12124,13622,
};
static const unsigned short iltis_jacobian_at156[] = {
5000,3,13638,4954,3,13642,4908,3,13646,4862,3,13650,4815,3,13654,4769,3,13658,4723,3,13662,4677,3,13666,
};
static const unsigned short iltis_jacobian_at157[] = {
4998,3,13670,4952,3,13674,4906,3,13678,4860,3,13682,4813,3,13686,4767,3,13690,4721,3,13694,4675,3,13698,
};
static const unsigned short iltis_jacobian_at158[] = {
4998,3,13702,4952,3,13706,4906,3,13710,4860,3,13714,4813,3,13718,4767,3,13722,4721,3,13726,4675,3,13730,
};
static const unsigned short iltis_jacobian_at159[] = {
13734,3,11650,13735,13736,5045,11677,5060,13737,13741,3,11650,13742,5090,5046,11677,5045,13743,
};
static const unsigned short iltis_jacobian_at160[] = {
5047,3,13747,13748,5048,600,5048,3,13749,5106,5061,604,
};
static const unsigned short iltis_jacobian_at161[] = {
12131,13862,12133,13863,12130,13864,12132,13865,12163,13870,12165,13871,12162,13872,12164,13873,12195,13878,12197,13879,12194,
13880,12196,13881,12227,13886,12229,13887,12226,13888,12228,13889,12259,13894,12261,13895,12258,13896,12260,13897,12291,13902,
12293,13903,12290,13904,12292,13905,12323,13910,12325,13911,12322,13912,12324,13913,
};
static const unsigned short iltis_jacobian_at162[] = {
12899,3,12901,12898,12900,13750,12907,3,12909,12906,12908,13754,12915,3,12917,12914,12916,13758,12923,3,12925,12922,12924,
13762,12931,3,12933,12930,12932,13766,12939,3,12941,12938,12940,13770,12947,3,12949,12946,12948,13774,12955,3,12957,12954,
12956,13778,12963,3,12965,12962,12964,13782,12971,3,12973,12970,12972,13786,12979,3,12981,12978,12980,13790,12987,3,12989,
12986,12988,13794,12995,3,12997,12994,12996,13798,13003,3,13005,13002,13004,13802,13011,3,13013,13010,13012,13806,13019,3,
13021,13018,13020,13810,13027,3,13029,13026,13028,13814,13035,3,13037,13034,13036,13818,13043,3,13045,13042,13044,13822,13051,
3,13053,13050,13052,13826,13059,3,13061,13058,13060,13830,13067,3,13069,13066,13068,13834,13075,3,13077,13074,13076,13838,
13083,3,13085,13082,13084,13842,13091,3,13093,13090,13092,13846,13099,3,13101,13098,13100,13850,13107,3,13109,13106,13108,
13854,13115,3,13117,13114,13116,13858,13862,3,13863,13864,13865,13866,13870,3,13871,13872,13873,13874,13878,3,13879,13880,
13881,13882,13886,3,13887,13888,13889,13890,13894,3,13895,13896,13897,13898,13902,3,13903,13904,13905,13906,13910,3,13911,
13912,13913,13914,
};
static const unsigned short iltis_jacobian_at163[] = {
9557,12803,13918,9559,12805,13919,9556,12802,13920,9558,12804,13921,9589,12835,13926,9591,12837,13927,9588,12834,13928,9590,
12836,13929,9621,12867,13934,9623,12869,13935,9620,12866,13936,9622,12868,13937,10030,13451,13942,10032,13453,13943,10029,
13450,13944,10062,13483,13947,10064,13485,13948,10061,13482,13950,10000,13421,13952,9998,13419,13954,9997,13418,13955,10096,
13517,13957,10094,13515,13959,10093,13514,13960,
};
static const unsigned short iltis_jacobian_at164[] = {
146,10031,144,10063,143,9999,145,10095,
};
static const unsigned short iltis_jacobian_at165[] = {
13918,3,13919,13920,13921,13922,13926,3,13927,13928,13929,13930,13934,3,13935,13936,13937,13938,
};
static const unsigned short iltis_jacobian_at166[] = {
13942,3,13943,13944,13945,13947,13948,13949,13950,13952,13953,13954,13955,13956,13958,13961,13962,
};
static const unsigned short iltis_jacobian_at167[] = {
14178,9553,12799,12823,14178,9586,12832,12856,9994,13415,10002,14172,9995,13416,10003,14173,9996,13417,10004,14174,10058,
13479,10066,14175,10059,13480,10067,14162,10060,13481,10068,14168,10090,13511,10098,14169,10091,13512,10099,14176,10092,13513,
10100,14170,10026,13447,10034,14171,10027,13448,10035,14163,10028,13449,10036,14177,
};
static const unsigned short iltis_jacobian_at168[] = {
9554,9555,9585,9587,9617,9618,9619,
};
static const unsigned short iltis_jacobian_at169[] = {
13922,13121,13923,13120,13924,13119,13925,13118,13932,13399,13933,13398,13938,13409,13939,13408,13940,13407,13941,13406,13175,
9063,13177,9061,10999,9067,11001,9065,13179,9071,13181,9069,11003,9075,11005,9073,13183,8308,13185,8293,11007,8343,11009,
8328,13187,8378,13189,8363,11011,8413,11013,8398,13191,9079,13193,9077,11015,9083,11017,9081,13195,9087,13197,9085,11019,
9091,11021,9089,13199,8309,13201,8294,11023,8344,11025,8329,13203,8379,13205,8364,11027,8414,11029,8399,13207,9095,13209,
9093,11031,9099,11033,9097,13211,9103,13213,9101,11035,9107,11037,9105,13215,8310,13217,8295,11039,8345,11041,8330,13219,
8380,13221,8365,11043,8415,11045,8400,13223,9111,13225,9109,11047,9115,11049,9113,13227,9119,13229,9117,11051,9123,11053,
9121,13231,8311,13233,8296,11055,8346,11057,8331,13235,8381,13237,8366,11059,8416,11061,8401,9329,9437,9330,9436,9335,9470,
9336,9469,9337,9468,9343,9441,9344,9440,9349,9474,9350,9473,9351,9472,13762,13545,13764,13543,13765,13542,13766,13641,13768,
13639,13769,13638,13770,13673,13772,13671,13773,13670,13774,13705,13776,13703,13777,13702,10626,13549,10628,13547,10629,13546,
11120,8236,10630,13645,10632,13643,10633,13642,11119,8234,10634,13677,10636,13675,10637,13674,11113,8236,11125,8231,10638,
13709,10640,13707,10641,13706,11114,8230,8539,8649,8540,8648,8541,8647,8734,8462,8546,8653,8547,8652,8548,8651,8736,8460,
8553,8657,8554,8656,8555,8655,8741,8457,8560,8661,8561,8660,8562,8659,8731,8456,9357,9445,9358,9444,9363,9478,9364,9477,9365,
9476,9371,9449,9372,9448,9377,9482,9378,9481,9379,9480,13790,13553,13792,13551,13793,13550,13794,13649,13796,13647,13797,
13646,13798,13681,13800,13679,13801,13678,13802,13713,13804,13711,13805,13710,10654,13557,10656,13555,10657,13554,11136,8278,
10658,13653,10660,13651,10661,13650,11135,8276,10662,13685,10664,13683,10665,13682,11129,8278,11141,8273,10666,13717,10668,
13715,10669,13714,11130,8272,8567,8665,8568,8664,8569,8663,8765,8484,8574,8669,8575,8668,8576,8667,8767,8482,8581,8673,8582,
8672,8583,8671,8772,8479,8588,8677,8589,8676,8590,8675,8762,8478,9385,9453,9386,9452,9391,9486,9392,9485,9393,9484,9399,9457,
9400,9456,9405,9490,9406,9489,9407,9488,13818,13561,13820,13559,13821,13558,13822,13657,13824,13655,13825,13654,13826,13689,
13828,13687,13829,13686,13830,13721,13832,13719,13833,13718,10682,13565,10684,13563,10685,13562,11152,8342,10686,13661,10688,
13659,10689,13658,11151,8340,10690,13693,10692,13691,10693,13690,11145,8342,11157,8333,10694,13725,10696,13723,10697,13722,
11146,8332,8595,8681,8596,8680,8597,8679,8796,8506,8602,8685,8603,8684,8604,8683,8798,8504,8609,8689,8610,8688,8611,8687,
8803,8501,8616,8693,8617,8692,8618,8691,8793,8500,9413,9461,9414,9460,9419,9494,9420,9493,9421,9492,9427,9465,9428,9464,9433,
9498,9434,9497,9435,9496,13846,13569,13848,13567,13849,13566,13850,13665,13852,13663,13853,13662,13854,13697,13856,13695,
13857,13694,13858,13729,13860,13727,13861,13726,10710,13573,10712,13571,10713,13570,11168,8412,10714,13669,10716,13667,10717,
13666,11167,8410,10718,13701,10720,13699,10721,13698,11161,8412,11173,8403,10722,13733,10724,13731,10725,13730,11162,8402,
8623,8697,8624,8696,8625,8695,8827,8528,8630,8701,8631,8700,8632,8699,8829,8526,8637,8705,8638,8704,8639,8703,8834,8523,8644,
8709,8645,8708,8646,8707,8824,8522,
};
static const unsigned short iltis_jacobian_at170[] = {
11679,11680,11681,13126,13127,13128,13129,10295,10296,10297,10950,10951,10952,10953,11687,11688,11689,13130,13131,13132,13133,
10303,10304,10305,10954,10955,10956,10957,11695,11696,11697,13134,13135,13136,13137,10311,10312,10313,10958,10959,10960,10961,
11703,11704,11705,13138,13139,13140,13141,10319,10320,10321,10962,10963,10964,10965,13980,13981,11711,11712,11713,13142,13143,
13144,13145,10327,10328,10329,10966,10967,10968,10969,11719,11720,11721,13146,13147,13148,13149,10335,10336,10337,10970,10971,
10972,10973,11727,11728,11729,13150,13151,13152,13153,10343,10344,10345,10974,10975,10976,10977,11735,11736,11737,13154,13155,
13156,13157,10351,10352,10353,10978,10979,10980,10981,13982,13983,11743,11744,11745,13158,13159,13160,13161,10359,10360,10361,
10982,10983,10984,10985,11751,11752,11753,13162,13163,13164,13165,10367,10368,10369,10986,10987,10988,10989,11759,11760,11761,
13166,13167,13168,13169,10375,10376,10377,10990,10991,10992,10993,11767,11768,11769,13170,13171,13172,13173,10383,10384,10385,
10994,10995,10996,10997,13984,13985,11775,11776,11777,10391,10392,10393,11783,11784,11785,10399,10400,10401,11791,11792,11793,
10407,10408,10409,11799,11800,11801,10415,10416,10417,11807,11808,11809,10423,10424,10425,11815,11816,11817,10431,10432,10433,
11823,11824,11825,10439,10440,10441,11831,11832,11833,10447,10448,10449,11839,11840,11841,10455,10456,10457,11847,11848,11849,
10463,10464,10465,11855,11856,11857,10471,10472,10473,11863,11864,11865,10479,10480,10481,11871,11872,11873,10487,10488,10489,
11879,11880,11881,10495,10496,10497,11887,11888,11889,10503,10504,10505,11895,11896,11897,10511,10512,10513,7845,7846,7847,
7849,7850,7851,12895,12896,12897,13750,13751,13752,13753,11903,11904,11905,13238,13239,13240,13241,12903,12904,12905,13754,
13755,13756,13757,11911,11912,11913,13242,13243,13244,13245,12911,12912,12913,13758,13759,13760,13761,11919,11920,11921,13246,
13247,13248,13249,12919,12920,12921,11999,12000,12001,12927,12928,12929,12015,12016,12017,12935,12936,12937,12023,12024,12025,
12943,12944,12945,12007,12008,12009,9649,9650,9651,10614,10615,10616,10617,10519,10520,10521,11062,11063,11064,11065,9657,
9658,9659,10618,10619,10620,10621,10527,10528,10529,11066,11067,11068,11069,9665,9666,9667,10622,10623,10624,10625,10535,
10536,10537,11070,11071,11072,11073,9673,9674,9675,10727,10728,10729,9681,9682,9683,10743,10744,10745,9689,9690,9691,10751,
10752,10753,9697,9698,9699,10735,10736,10737,7853,7854,7855,7857,7858,7859,12951,12952,12953,13778,13779,13780,13781,11927,
11928,11929,13250,13251,13252,13253,12959,12960,12961,13782,13783,13784,13785,11935,11936,11937,13254,13255,13256,13257,12967,
12968,12969,13786,13787,13788,13789,11943,11944,11945,13258,13259,13260,13261,12975,12976,12977,12031,12032,12033,12983,12984,
12985,12047,12048,12049,12991,12992,12993,12055,12056,12057,12999,13000,13001,12039,12040,12041,9705,9706,9707,10642,10643,
10644,10645,10543,10544,10545,11074,11075,11076,11077,9713,9714,9715,10646,10647,10648,10649,10551,10552,10553,11078,11079,
11080,11081,9721,9722,9723,10650,10651,10652,10653,10559,10560,10561,11082,11083,11084,11085,9729,9730,9731,10759,10760,10761,
9737,9738,9739,10775,10776,10777,9745,9746,9747,10783,10784,10785,9753,9754,9755,10767,10768,10769,7861,7862,7863,7865,7866,
7867,13007,13008,13009,13806,13807,13808,13809,11951,11952,11953,13262,13263,13264,13265,13015,13016,13017,13810,13811,13812,
13813,11959,11960,11961,13266,13267,13268,13269,13023,13024,13025,13814,13815,13816,13817,11967,11968,11969,13270,13271,13272,
13273,13031,13032,13033,12063,12064,12065,9128,9126,13039,13040,13041,12079,12080,12081,9132,9130,13047,13048,13049,12087,
12088,12089,9136,9134,13055,13056,13057,12071,12072,12073,9140,9138,9761,9762,9763,10670,10671,10672,10673,10567,10568,10569,
11086,11087,11088,11089,9769,9770,9771,10674,10675,10676,10677,10575,10576,10577,11090,11091,11092,11093,9777,9778,9779,10678,
10679,10680,10681,10583,10584,10585,11094,11095,11096,11097,9785,9786,9787,10791,10792,10793,9144,9142,9793,9794,9795,10807,
10808,10809,9148,9146,9801,9802,9803,10815,10816,10817,9152,9150,9809,9810,9811,10799,10800,10801,9156,9154,7869,7870,7871,
7873,7874,7875,13063,13064,13065,13834,13835,13836,13837,11975,11976,11977,13274,13275,13276,13277,13071,13072,13073,13838,
13839,13840,13841,11983,11984,11985,13278,13279,13280,13281,13079,13080,13081,13842,13843,13844,13845,11991,11992,11993,13282,
13283,13284,13285,13087,13088,13089,12095,12096,12097,9160,9158,13095,13096,13097,12111,12112,12113,9164,9162,13103,13104,
13105,12119,12120,12121,9168,9166,13111,13112,13113,12103,12104,12105,9172,9170,9817,9818,9819,10698,10699,10700,10701,10591,
10592,10593,11098,11099,11100,11101,9825,9826,9827,10702,10703,10704,10705,10599,10600,10601,11102,11103,11104,11105,9833,
9834,9835,10706,10707,10708,10709,10607,10608,10609,11106,11107,11108,11109,9841,9842,9843,10823,10824,10825,9176,9174,9849,
9850,9851,10839,10840,10841,9180,9178,9857,9858,9859,10847,10848,10849,9184,9182,9865,9866,9867,10831,10832,10833,9188,9186,
14179,13405,13404,14180,14181,13739,13745,
};
static const unsigned short iltis_jacobian_at171[] = {
13978,13978,13978,13978,13978,13978,13978,13978,14179,13978,13978,13978,13978,13978,13978,13978,13978,14180,13978,13978,13978,
13978,13978,13978,13978,13978,14181,14172,14173,14174,14175,14162,14168,14169,14176,14170,14171,14163,14177,7844,2479,2479,
7848,2479,2479,13978,2479,13978,2479,13978,2479,13978,2479,13978,2479,13978,13978,2479,2479,2479,13978,2479,2479,2479,13978,
2479,2479,2479,7852,2479,2479,7856,2479,2479,13978,2479,13978,2479,13978,2479,13978,2479,13978,2479,13978,13978,2479,2479,
2479,13978,2479,2479,2479,13978,2479,2479,2479,7860,2479,2479,7864,2479,2479,13978,2479,13978,2479,13978,9127,9125,9131,9129,
9135,9133,9139,9137,2479,13978,2479,13978,2479,13978,9143,9141,9147,9145,9151,9149,9155,9153,13978,2479,2479,13978,2479,2479,
13978,2479,2479,7868,2479,2479,7872,2479,2479,13978,2479,13978,2479,13978,9159,9157,9163,9161,9167,9165,9171,9169,2479,13978,
2479,13978,2479,13978,9175,9173,9179,9177,9183,9181,9187,9185,13978,2479,2479,13978,2479,2479,13978,2479,2479,13978,13978,
13978,13978,13978,13978,8852,8853,8852,8849,8847,8853,8844,8845,13978,13978,13978,13978,13978,13978,8871,8872,8871,8868,8866,
8872,8863,8864,13125,13124,13123,13122,2479,2479,13980,13981,13403,13402,2479,2479,13982,13983,13413,13412,13411,13410,2479,
2479,13984,13985,13740,13738,13737,8445,8446,8445,13746,13744,13743,8438,8436,8446,8433,8434,
};
static const unsigned short iltis_jacobian_at172[] = {
13930,13401,13931,13400,13174,9064,13176,9062,10998,9068,11000,9066,13178,9072,13180,9070,11002,9076,11004,9074,13182,8314,
13184,8301,11006,8349,11008,8336,13186,8384,13188,8371,11010,8419,11012,8406,13190,9080,13192,9078,11014,9084,11016,9082,
13194,9088,13196,9086,11018,9092,11020,9090,13198,8315,13200,8302,11022,8350,11024,8337,13202,8385,13204,8372,11026,8420,
11028,8407,13206,9096,13208,9094,11030,9100,11032,9098,13210,9104,13212,9102,11034,9108,11036,9106,13214,8316,13216,8303,
11038,8351,11040,8338,13218,8386,13220,8373,11042,8421,11044,8408,13222,9112,13224,9110,11046,9116,11048,9114,13226,9120,
13228,9118,11050,9124,11052,9122,13230,8317,13232,8304,11054,8352,11056,8339,13234,8387,13236,8374,11058,8422,11060,8409,
9328,9438,9342,9442,13763,13544,13767,13640,13771,13672,13775,13704,10627,13548,11116,8238,11124,8232,10631,13644,11111,8238,
10635,13676,10639,13708,11110,8232,8730,8464,8738,8458,9356,9446,9370,9450,13791,13552,13795,13648,13799,13680,13803,13712,
10655,13556,11132,8280,11140,8274,10659,13652,11127,8280,10663,13684,10667,13716,11126,8274,8761,8486,8769,8480,9384,9454,
9398,9458,13819,13560,13823,13656,13827,13688,13831,13720,10683,13564,11148,8348,11156,8334,10687,13660,11143,8348,10691,
13692,10695,13724,11142,8334,8792,8508,8800,8502,9412,9462,9426,9466,13847,13568,13851,13664,13855,13696,13859,13728,10711,
13572,11164,8418,11172,8404,10715,13668,11159,8418,10719,13700,10723,13732,11158,8404,8823,8530,8831,8524,
};
static const unsigned short iltis_jacobian_at173[] = {
2151,13964,2228,2440,11646,2153,13967,2235,2440,11643,2156,13973,2238,2440,11640,2162,13974,2241,2440,11637,2167,13576,2244,
2442,8218,2169,13579,2251,2442,8216,2172,13585,2254,2442,8214,2178,13586,2257,2442,8212,2183,13592,2260,2446,8260,2185,13595,
2267,2446,8258,2188,13601,2270,2446,8256,2194,13602,2273,2446,8254,2199,13608,2276,2450,8318,2201,13611,2283,2450,8312,2204,
13617,2286,2450,8306,2210,13618,2289,2450,8300,2215,13624,2292,2454,8388,2217,13627,2299,2454,8382,2220,13633,2302,2454,8376,
2226,13634,2305,2454,8370,
};
static const unsigned short iltis_jacobian_at174[] = {
13968,11642,13580,8217,13596,8259,13612,8313,13628,8383,
};
static const unsigned short iltis_jacobian_at175[] = {
2159,13972,2236,11638,2487,9219,2548,7940,2485,9221,2551,2441,2488,9226,2554,14156,2494,9228,2557,2441,2175,13584,2252,8215,
2503,9250,2564,7945,2501,9252,2567,2445,2504,9257,2570,14157,2510,9259,2573,2445,2191,13600,2268,8257,2519,9281,2580,7950,
2517,9283,2583,2449,2520,9288,2586,14158,2526,9290,2589,2449,2207,13616,2284,8307,2535,9312,2596,7955,2533,9314,2599,2453,
2536,9319,2602,14159,2542,9321,2605,2453,2223,13632,2300,8377,
};
static const unsigned short iltis_jacobian_at176[] = {
5408,5411,5414,5417,5420,5423,5426,5429,5432,7388,7391,7394,5435,5438,5441,5444,5447,5450,5453,5456,5459,7397,7400,7403,5891,
5894,5897,5900,5903,5906,5909,5912,5915,7520,7523,7526,5918,5921,5924,5927,5930,5933,5936,5939,5942,7529,7532,7535,6143,6146,
6149,6152,6155,6158,6161,6164,6167,7628,7631,7634,6170,6173,6176,6179,6182,6185,6188,6191,6194,7637,7640,7643,6395,6398,6401,
6404,6407,6410,6413,6416,6419,7736,7739,7742,6422,6425,6428,6431,6434,6437,6440,6443,6446,7745,7748,7751,5477,5480,5483,5954,
5957,5960,6206,6209,6212,6458,6461,6464,5501,5504,5507,5972,5975,5978,6224,6227,6230,6476,6479,6482,5558,5561,5564,6017,6020,
6023,6269,6272,6275,6521,6524,6527,7418,7421,7424,7547,7550,7553,7655,7658,7661,7763,7766,7769,5597,5600,5603,6044,6047,6050,
6296,6299,6302,6548,6551,6554,5621,5624,5627,6062,6065,6068,6314,6317,6320,6566,6569,6572,5669,5672,5675,6098,6101,6104,6350,
6353,6356,6602,6605,6608,7454,7457,7460,7583,7586,7589,7691,7694,7697,7799,7802,7805,5699,5702,5705,5708,5711,5714,6116,6119,
6122,6125,6128,6131,6368,6371,6374,6377,6380,6383,6620,6623,6626,6629,6632,6635,7475,7478,7481,7484,7487,7490,7601,7604,7607,
7610,7613,7616,7709,7712,7715,7718,7721,7724,7817,7820,7823,7826,7829,7832,
};
static const unsigned short iltis_jacobian_at177[] = {
2149,13963,2231,11647,2157,13971,2239,11639,2160,13977,2242,11636,2150,13962,2229,11649,2489,9225,2555,7941,2492,9230,2558,
7940,2173,13583,2255,8213,2176,13589,2258,8210,2170,13578,2249,8209,2505,9256,2571,7946,2508,9261,2574,7945,2189,13599,2271,
8255,2192,13605,2274,8252,2186,13594,2265,8251,2521,9287,2587,7951,2524,9292,2590,7950,2205,13615,2287,8305,2208,13621,2290,
8298,2202,13610,2281,8297,2537,9318,2603,7956,2540,9323,2606,7955,2221,13631,2303,8375,2224,13637,2306,8368,2218,13626,2297,
8367,
};
static const unsigned short iltis_jacobian_at178[] = {
2161,13975,2243,11635,2483,9215,2544,14156,2177,13587,2259,8209,2499,9246,2560,14157,2193,13603,2275,8251,2515,9277,2576,
14158,2209,13619,2291,8297,2531,9308,2592,14159,2225,13635,2307,8367,
};
static const unsigned short iltis_jacobian_at179[] = {
13965,11648,13577,8215,13593,8257,13609,8307,13625,8377,
};
static const unsigned short iltis_jacobian_at180[] = {
2154,13966,2233,11645,2495,9227,2556,7941,2165,13575,2247,8217,2166,13574,2245,8211,2511,9258,2572,7946,2181,13591,2263,8259,
2182,13590,2261,8253,2527,9289,2588,7951,2197,13607,2279,8313,2198,13606,2277,8299,2543,9320,2604,7956,2213,13623,2295,8383,
2214,13622,2293,8369,
};
static const unsigned short iltis_jacobian_at181[] = {
2158,13970,2237,11641,2484,9222,2550,7941,2168,13581,2250,8213,2174,13582,2253,8210,2500,9253,2566,7946,2184,13597,2266,8255,
2190,13598,2269,8252,2516,9284,2582,7951,2200,13613,2282,8305,2206,13614,2285,8298,2532,9315,2598,7956,2216,13629,2298,8375,
2222,13630,2301,8368,
};
static const unsigned short iltis_jacobian_at182[] = {
9327,9439,9334,9471,9341,9443,9348,9475,11123,8230,11117,8234,11118,8231,8538,8650,8545,8654,8740,8456,8552,8658,8729,8462,
8733,8460,8559,8662,8735,8457,9355,9447,9362,9479,9369,9451,9376,9483,11139,8272,11133,8276,11134,8273,8566,8666,8573,8670,
8771,8478,8580,8674,8760,8484,8764,8482,8587,8678,8766,8479,9383,9455,9390,9487,9397,9459,9404,9491,11155,8332,11149,8340,
11150,8333,8594,8682,8601,8686,8802,8500,8608,8690,8791,8506,8795,8504,8615,8694,8797,8501,9411,9463,9418,9495,9425,9467,
9432,9499,11171,8402,11165,8410,11166,8403,8622,8698,8629,8702,8833,8522,8636,8706,8822,8528,8826,8526,8643,8710,8828,8523,
2457,8851,2457,8850,2457,8848,2457,8846,2458,8870,2458,8869,2458,8867,2458,8865,2459,8440,2459,8439,2459,8437,2459,8435,
};
static const unsigned short iltis_jacobian_at183[] = {
2481,9217,2547,7940,2490,9224,2553,7940,2497,9248,2563,7945,2506,9255,2569,7945,2513,9279,2579,7950,2522,9286,2585,7950,2529,
9310,2595,7955,2538,9317,2601,7955,
};
static const unsigned short iltis_jacobian_at184[] = {
8211,8253,8299,8369,
};
static const unsigned short iltis_jacobian_at185[] = {
5468,5471,5474,5945,5948,5951,6197,6200,6203,6449,6452,6455,5492,5495,5498,5963,5966,5969,6215,6218,6221,6467,6470,6473,5516,
5519,5522,5525,5528,5531,5534,5537,5540,5981,5984,5987,5990,5993,5996,5999,6002,6005,6233,6236,6239,6242,6245,6248,6251,6254,
6257,6485,6488,6491,6494,6497,6500,6503,6506,6509,5549,5552,5555,6008,6011,6014,6260,6263,6266,6512,6515,6518,7409,7412,7415,
7538,7541,7544,7646,7649,7652,7754,7757,7760,5573,5576,5579,7427,7430,7433,7436,7439,7442,6026,6029,6032,7556,7559,7562,7565,
7568,7571,6278,6281,6284,7664,7667,7670,7673,7676,7679,6530,6533,6536,7772,7775,7778,7781,7784,7787,5588,5591,5594,6035,6038,
6041,6287,6290,6293,6539,6542,6545,5612,5615,5618,6053,6056,6059,6305,6308,6311,6557,6560,6563,5636,5639,5642,5645,5648,5651,
6071,6074,6077,6080,6083,6086,6323,6326,6329,6332,6335,6338,6575,6578,6581,6584,6587,6590,5660,5663,5666,6089,6092,6095,6341,
6344,6347,6593,6596,6599,7445,7448,7451,7574,7577,7580,7682,7685,7688,7790,7793,7796,5684,5687,5690,7463,7466,7469,6107,6110,
6113,7592,7595,7598,6359,6362,6365,7700,7703,7706,6611,6614,6617,7808,7811,7814,5723,5726,5729,7493,7496,7499,6134,6137,6140,
7619,7622,7625,6386,6389,6392,7727,7730,7733,6638,6641,6644,7835,7838,7841,
};
static const unsigned short iltis_jacobian_at186[] = {
11112,2443,8239,11115,2443,8237,11121,2443,8235,11122,2443,8233,8732,2444,8463,8737,2444,8461,8739,2444,8459,11128,2447,8281,
11131,2447,8279,11137,2447,8277,11138,2447,8275,8763,2448,8485,8768,2448,8483,8770,2448,8481,11144,2451,8353,11147,2451,8347,
11153,2451,8341,11154,2451,8335,8794,2452,8507,8799,2452,8505,8801,2452,8503,11160,2455,8423,11163,2455,8417,11169,2455,8411,
11170,2455,8405,8825,2456,8529,8830,2456,8527,8832,2456,8525,
};
static const unsigned short iltis_jacobian_at187[] = {
8728,8464,8727,8458,8759,8486,8758,8480,8790,8508,8789,8502,8821,8530,8820,8524,
};
static const unsigned short iltis_jacobian_at188[] = {
12127,12128,12129,12159,12160,12161,12191,12192,12193,12223,12224,12225,12255,12256,12257,12287,12288,12289,12319,12320,12321,
};
static const unsigned short iltis_jacobian_at189[] = {
13866,13867,13868,13869,11174,11175,11176,12574,12575,12576,12577,11181,11182,11183,12578,12579,12580,12581,11188,11189,11190,
12582,12583,12584,12585,11195,11196,11197,12586,12587,12588,12589,14022,14023,13874,13875,13876,13877,11202,11203,11204,12590,
12591,12592,12593,11209,11210,11211,12594,12595,12596,12597,11216,11217,11218,12598,12599,12600,12601,11223,11224,11225,12602,
12603,12604,12605,14024,14025,13882,13883,13884,13885,11230,11231,11232,12606,12607,12608,12609,11237,11238,11239,12610,12611,
12612,12613,11244,11245,11246,12614,12615,12616,12617,11251,11252,11253,12618,12619,12620,12621,14026,14027,14028,11258,11259,
11260,12622,12623,12624,12625,11265,11266,11267,12626,12627,12628,12629,11272,11273,11274,12630,12631,12632,12633,11279,11280,
11281,12634,12635,12636,12637,11286,11287,11288,12638,12639,12640,12641,11293,11294,11295,12642,12643,12644,12645,11300,11301,
11302,12646,12647,12648,12649,11307,11308,11309,12650,12651,12652,12653,11314,11315,11316,12654,12655,12656,12657,11321,11322,
11323,12658,12659,12660,12661,11328,11329,11330,12662,12663,12664,12665,11335,11336,11337,12666,12667,12668,12669,11342,11343,
11344,12670,12671,12672,12673,11349,11350,11351,12674,12675,12676,12677,11356,11357,11358,12678,12679,12680,12681,11363,11364,
11365,12682,12683,12684,12685,7877,7878,7879,7881,7882,7883,12351,12352,12353,13286,13287,13288,13289,11370,11371,11372,12686,
12687,12688,12689,12359,12360,12361,13290,13291,13292,13293,11377,11378,11379,12690,12691,12692,12693,12367,12368,12369,13294,
13295,13296,13297,11384,11385,11386,12694,12695,12696,12697,12375,12376,12377,13298,13299,13300,13301,11391,11392,11393,12383,
12384,12385,13302,13303,13304,13305,11398,11399,11400,12391,12392,12393,13306,13307,13308,13309,11405,11406,11407,12399,12400,
12401,13310,13311,13312,13313,11412,11413,11414,7885,7886,7887,7889,7890,7891,12407,12408,12409,13314,13315,13316,13317,11419,
11420,11421,12714,12715,12716,12717,12415,12416,12417,13318,13319,13320,13321,11426,11427,11428,12718,12719,12720,12721,12423,
12424,12425,13322,13323,13324,13325,11433,11434,11435,12722,12723,12724,12725,12431,12432,12433,13326,13327,13328,13329,11440,
11441,11442,12439,12440,12441,13330,13331,13332,13333,11447,11448,11449,12447,12448,12449,13334,13335,13336,13337,11454,11455,
11456,12455,12456,12457,13338,13339,13340,13341,11461,11462,11463,7893,7894,7895,7897,7898,7899,12463,12464,12465,13342,13343,
13344,13345,11468,11469,11470,12742,12743,12744,12745,12471,12472,12473,13346,13347,13348,13349,11475,11476,11477,12746,12747,
12748,12749,12479,12480,12481,13350,13351,13352,13353,11482,11483,11484,12750,12751,12752,12753,12487,12488,12489,13354,13355,
13356,13357,11489,11490,11491,12495,12496,12497,13358,13359,13360,13361,11496,11497,11498,12503,12504,12505,13362,13363,13364,
13365,11503,11504,11505,12511,12512,12513,13366,13367,13368,13369,11510,11511,11512,7901,7902,7903,7905,7906,7907,12519,12520,
12521,13370,13371,13372,13373,11517,11518,11519,12770,12771,12772,12773,12527,12528,12529,13374,13375,13376,13377,11524,11525,
11526,12774,12775,12776,12777,12535,12536,12537,13378,13379,13380,13381,11531,11532,11533,12778,12779,12780,12781,12543,12544,
12545,13382,13383,13384,13385,11538,11539,11540,12551,12552,12553,13386,13387,13388,13389,11545,11546,11547,12559,12560,12561,
13390,13391,13392,13393,11552,11553,11554,12567,12568,12569,13394,13395,13396,13397,11559,11560,11561,14182,14183,
};
static const unsigned short iltis_jacobian_at190[] = {
13979,13979,13979,13979,13979,13979,13979,13979,14182,13979,13979,13979,13979,13979,13979,13979,13979,14183,13979,13979,13979,
13979,13979,13979,13979,13979,7876,2478,7880,2478,2478,2478,13979,2478,13979,2478,13979,2478,13979,2478,13979,2478,13979,
13979,2478,2478,2478,13979,2478,2478,2478,13979,2478,2478,2478,7884,2478,7888,2478,2478,2478,13979,2478,13979,2478,13979,
2478,13979,2478,13979,2478,13979,13979,2478,2478,2478,13979,2478,2478,2478,13979,2478,2478,2478,7892,2478,7896,2478,2478,
2478,13979,2478,13979,2478,13979,2478,13979,2478,13979,2478,13979,13979,2478,2478,13979,2478,2478,13979,2478,2478,7900,2478,
7904,2478,2478,2478,13979,2478,13979,2478,13979,2478,13979,2478,13979,2478,13979,13979,2478,2478,13979,2478,2478,13979,2478,
2478,13979,13979,13979,13979,13979,13979,13979,13979,13979,13979,13979,13979,2478,2478,14022,14023,2478,2478,14024,14025,
2478,2478,14026,14027,14028,
};
static const unsigned short iltis_jacobian_at191[] = {
13890,2782,13891,2786,13892,2790,13899,2784,13901,2792,13906,2779,13908,2787,13917,2793,8906,2866,8907,2870,8910,2864,8912,
2872,8915,2867,8920,2873,12698,2798,12699,2802,12700,2806,12703,2800,12705,2808,12706,2795,12708,2803,12713,2809,8922,2882,
8923,2886,8926,2880,8928,2888,8931,2883,8936,2889,12726,2814,12727,2818,12728,2822,12731,2816,12733,2824,12734,2811,12736,
2819,12741,2825,8938,2898,8939,2902,8942,2896,8944,2904,8947,2899,8952,2905,12754,2830,12755,2834,12756,2838,12759,2832,12761,
2840,12762,2827,12764,2835,12769,2841,8954,2914,8955,2918,8958,2912,8960,2920,8963,2915,8968,2921,12782,2846,12783,2850,12784,
2854,12787,2848,12789,2856,12790,2843,12792,2851,12797,2857,
};
static const unsigned short iltis_jacobian_at192[] = {
13893,2794,13898,2780,13900,2788,13907,2783,13909,2791,13914,2781,13915,2785,13916,2789,8908,2874,8911,2868,8914,2863,8916,
2871,8918,2865,8919,2869,12701,2810,12702,2796,12704,2804,12707,2799,12709,2807,12710,2797,12711,2801,12712,2805,8924,2890,
8927,2884,8930,2879,8932,2887,8934,2881,8935,2885,12729,2826,12730,2812,12732,2820,12735,2815,12737,2823,12738,2813,12739,
2817,12740,2821,8940,2906,8943,2900,8946,2895,8948,2903,8950,2897,8951,2901,12757,2842,12758,2828,12760,2836,12763,2831,12765,
2839,12766,2829,12767,2833,12768,2837,8956,2922,8959,2916,8962,2911,8964,2919,8966,2913,8967,2917,12785,2858,12786,2844,12788,
2852,12791,2847,12793,2855,12794,2845,12795,2849,12796,2853,
};
static const unsigned short iltis_jacobian_at193[] = {
5409,5412,5415,5418,5421,5424,5427,5430,5433,7389,7392,7395,5436,5439,5442,5445,5448,5451,5454,5457,5460,7398,7401,7404,5892,
5895,5898,5901,5904,5907,5910,5913,5916,7521,7524,7527,5919,5922,5925,5928,5931,5934,5937,5940,5943,7530,7533,7536,6144,6147,
6150,6153,6156,6159,6162,6165,6168,7629,7632,7635,6171,6174,6177,6180,6183,6186,6189,6192,6195,7638,7641,7644,6396,6399,6402,
6405,6408,6411,6414,6417,6420,7737,7740,7743,6423,6426,6429,6432,6435,6438,6441,6444,6447,7746,7749,7752,5478,5481,5484,5955,
5958,5961,6207,6210,6213,6459,6462,6465,5502,5505,5508,5973,5976,5979,6225,6228,6231,6477,6480,6483,5559,5562,5565,6018,6021,
6024,6270,6273,6276,6522,6525,6528,7419,7422,7425,7548,7551,7554,7656,7659,7662,7764,7767,7770,5598,5601,5604,6045,6048,6051,
6297,6300,6303,6549,6552,6555,5622,5625,5628,6063,6066,6069,6315,6318,6321,6567,6570,6573,5670,5673,5676,6099,6102,6105,6351,
6354,6357,6603,6606,6609,7455,7458,7461,7584,7587,7590,7692,7695,7698,7800,7803,7806,5700,5703,5706,5709,5712,5715,6117,6120,
6123,6126,6129,6132,6369,6372,6375,6378,6381,6384,6621,6624,6627,6630,6633,6636,7476,7479,7482,7485,7488,7491,7602,7605,7608,
7611,7614,7617,7710,7713,7716,7719,7722,7725,7818,7821,7824,7827,7830,7833,
};
static const unsigned short iltis_jacobian_at194[] = {
2862,2859,2878,2875,2894,2891,2910,2907,
};
static const unsigned short iltis_jacobian_at195[] = {
2860,2861,2876,2877,2892,2893,2908,2909,
};
static const unsigned short iltis_jacobian_at196[] = {
5469,5472,5475,5946,5949,5952,6198,6201,6204,6450,6453,6456,5493,5496,5499,5964,5967,5970,6216,6219,6222,6468,6471,6474,5517,
5520,5523,5526,5529,5532,5535,5538,5541,5982,5985,5988,5991,5994,5997,6000,6003,6006,6234,6237,6240,6243,6246,6249,6252,6255,
6258,6486,6489,6492,6495,6498,6501,6504,6507,6510,5550,5553,5556,6009,6012,6015,6261,6264,6267,6513,6516,6519,7410,7413,7416,
7539,7542,7545,7647,7650,7653,7755,7758,7761,5574,5577,5580,7428,7431,7434,7437,7440,7443,6027,6030,6033,7557,7560,7563,7566,
7569,7572,6279,6282,6285,7665,7668,7671,7674,7677,7680,6531,6534,6537,7773,7776,7779,7782,7785,7788,5589,5592,5595,6036,6039,
6042,6288,6291,6294,6540,6543,6546,5613,5616,5619,6054,6057,6060,6306,6309,6312,6558,6561,6564,5637,5640,5643,5646,5649,5652,
6072,6075,6078,6081,6084,6087,6324,6327,6330,6333,6336,6339,6576,6579,6582,6585,6588,6591,5661,5664,5667,6090,6093,6096,6342,
6345,6348,6594,6597,6600,7446,7449,7452,7575,7578,7581,7683,7686,7689,7791,7794,7797,5685,5688,5691,7464,7467,7470,6108,6111,
6114,7593,7596,7599,6360,6363,6366,7701,7704,7707,6612,6615,6618,7809,7812,7815,5724,5727,5730,7494,7497,7500,6135,6138,6141,
7620,7623,7626,6387,6390,6393,7728,7731,7734,6639,6642,6645,7836,7839,7842,
};
void iltis_jacobian(double t, const double *restrict q, const double *restrict v, const double *restrict a, const double *restrict lambda, const double *restrict rho, const int *restrict mode, double damping, double stiffness, const int *restrict at, double *restrict K, double *restrict C)
{
    double x[14184];
    for (int i = 0; i < 140; i++)
        x[0 + i] = q[i];
    for (int i = 0; i < 137; i++)
        x[500 + i] = rho[i];
    for (int i = 0; i < 140; i++)
        x[647 + i] = v[i];
    for (int i = 0; i < 140; i++)
        x[868 + i] = a[i];
    for (int i = 0; i < 132; i++)
        x[2308 + i] = lambda[i];
    x[2478] = damping;
    x[2479] = stiffness;
    for (int i = 0; i < 53; i++)
        x[6647 + i] = mode[i];
    iltis_jacobian_frame_dv_3(x, x, iltis_jacobian_at0, 20);
    iltis_jacobian_corner_points_dv_2(x, x, iltis_jacobian_at1, 2);
    iltis_jacobian_twist_dv_4(x, x, iltis_jacobian_at2, 9);
    iltis_jacobian_frame_d0_d1_qv_89(x, x, iltis_jacobian_at3, 20);
    iltis_jacobian_add_inertia_dv_0(x, x, iltis_jacobian_at4, 5);
    iltis_jacobian_add_weight_dv_24(x, x, iltis_jacobian_at5, 5);
    iltis_jacobian_euler_norm_d0_b_63(x, x, iltis_jacobian_at6, 20);
    iltis_jacobian_spherical_d0_b_53(x, x, iltis_jacobian_at7, 1);
    iltis_jacobian_euler_norm_d0_d1_qv_90(x, x, C, K, at, iltis_jacobian_at8, 20);
    iltis_jacobian_add_inertia_dv_1(x, x, iltis_jacobian_at9, 4);
    iltis_jacobian_add_weight_dv_25(x, x, iltis_jacobian_at10, 4);
    iltis_jacobian_frame_dv_26(x, x, iltis_jacobian_at11, 9);
    iltis_jacobian_twist_dv_27(x, x, iltis_jacobian_at12, 9);
    iltis_jacobian_add_weight_dv_41(x, x, iltis_jacobian_at13, 5);
    iltis_jacobian_add_weight_dv_42(x, x, iltis_jacobian_at14, 4);
    x[14178] = mode[52] ? (-10000.0) : 0.0;
    for (int k = 0; k < 23; k++) { const unsigned short *i = iltis_jacobian_at15 + 2 * k; x[i[1]] = -x[i[0]]; }
    x[14029] = q[0] - q[133];
    x[14122] = q[1] - q[134];
    x[14123] = q[2] - q[135];
    x[2967] = 0.5 * (rho[112] + rho[115]);
    x[2968] = 0.5 * (rho[113] + rho[116]);
    x[2969] = 0.5 * (rho[114] + rho[117]);
    iltis_jacobian_lever_d0_nodiff_54(x, x);
    iltis_jacobian_spherical_d0_b_53(x, x, iltis_jacobian_at16, 3);
    iltis_jacobian_spherical_d0_b_48(x, x, iltis_jacobian_at17, 1);
    iltis_jacobian_gap_d0_d1_qv_109(x, x, iltis_jacobian_at18, 6);
    iltis_jacobian_lever_d0_d1_qv_91(x, x);
    iltis_jacobian_spherical_d0_d1_qv_103(x, x, iltis_jacobian_at19, 7);
    iltis_jacobian_spherical_d0_d1_qv_108(x, x, iltis_jacobian_at20, 1);
    iltis_jacobian_line_dv_29(x, x, iltis_jacobian_at21, 4);
    for (int k = 0; k < 212; k++) { const unsigned short *i = iltis_jacobian_at22 + 2 * k; x[i[1]] = -x[i[0]]; }
    for (int k = 0; k < 6; k++) { const unsigned short *i = iltis_jacobian_at23 + 3 * k; x[13980 + 1 * k + 0] = (x[i[0]] + ((x[2478 + 0]) * x[i[1]])) + ((x[2478 + 1]) * x[i[2]]); }
    x[14179] = (x[1035] + (damping * x[1036])) - (stiffness * x[1037]);
    x[14180] = (x[1050] + (damping * x[1051])) - (stiffness * x[1052]);
    x[14181] = (x[1032] - (damping * x[1033])) - (stiffness * x[1034]);
    for (int k = 0; k < 4; k++) { const unsigned short *i = iltis_jacobian_at24 + 2 * k; x[13986 + 1 * k + 0] = 100.0 * (((x[i[0]] * x[i[1]]) + ((x[i[0] + 3]) * (x[i[1] + 1]))) - ((x[i[0] + 4]) * (x[i[1] + 3]))); }
    for (int k = 0; k < 12; k++) { const unsigned short *i = iltis_jacobian_at25 + 6 * k; x[13990 + 1 * k + 0] = 100.0 * (((x[i[0]] * x[i[1]]) + (x[i[2]] * x[i[3]])) + (x[i[4]] * x[i[5]])); }
    for (int k = 0; k < 8; k++) { const unsigned short *i = iltis_jacobian_at26 + 4 * k; x[14002 + 1 * k + 0] = 100.0 * ((x[i[0]] * x[i[1]]) + (x[i[2]] * x[i[3]])); }
    for (int k = 0; k < 8; k++) { const unsigned short *i = iltis_jacobian_at27 + 4 * k; x[14010 + 1 * k + 0] = 100.0 * ((x[i[0]] * x[i[1]]) - (x[i[2]] * x[i[3]])); }
    for (int k = 0; k < 4; k++) { const unsigned short *i = iltis_jacobian_at28 + 2 * k; x[14018 + 1 * k + 0] = 100.0 * (((x[i[0]] * (x[i[1] + 4])) - ((x[i[0] + 5]) * (x[i[1] + 5]))) + ((x[i[0] + 6]) * x[i[1]])); }
    for (int k = 0; k < 7; k++) { const unsigned short *i = iltis_jacobian_at29 + 2 * k; x[14022 + 1 * k + 0] = (2.0 * x[i[0]]) + ((x[2478 + 0]) * x[i[1]]); }
    x[14182] = (2.0 * x[1036]) - (damping * x[1037]);
    x[14183] = (2.0 * x[1051]) - (damping * x[1052]);
    iltis_jacobian_line_dv_5(x, x, iltis_jacobian_at30, 4);
    iltis_jacobian_line_dv_6(x, x, iltis_jacobian_at31, 4);
    iltis_jacobian_lever_d0_nodiff_56(x, x);
    iltis_jacobian_lever_d0_nodiff_55(x, x);
    iltis_jacobian_revolute_d0_b_46(x, x, iltis_jacobian_at32, 4);
    iltis_jacobian_revolute_d0_b_47(x, x, iltis_jacobian_at33, 4);
    iltis_jacobian_perpendicular_d0_b_61(x, x, iltis_jacobian_at34, 5);
    iltis_jacobian_spherical_d0_b_53(x, x, iltis_jacobian_at35, 2);
    iltis_jacobian_revolute_d0_b_44(x, x, iltis_jacobian_at36, 2);
    iltis_jacobian_revolute_d0_b_43(x, x, iltis_jacobian_at37, 2);
    iltis_jacobian_spherical_d0_b_48(x, x, iltis_jacobian_at38, 1);
    iltis_jacobian_spherical_d0_d1_qv_104(x, x, iltis_jacobian_at39, 28);
    iltis_jacobian_perpendicular_d0_d1_qv_110(x, x, C, K, at, iltis_jacobian_at40, 12);
    iltis_jacobian_perpendicular_d0_d1_qv_100(x, x, C, K, at, iltis_jacobian_at41, 13);
    iltis_jacobian_gap_d0_d1_qv_109(x, x, iltis_jacobian_at42, 2);
    iltis_jacobian_lever_d0_d1_qv_92(x, x);
    iltis_jacobian_lever_d0_d1_qv_95(x, x);
    iltis_jacobian_perpendicular_d0_d1_qv_98(x, x, C, K, at, iltis_jacobian_at43, 5);
    iltis_jacobian_perpendicular_d0_d1_qv_99(x, x, C, K, at, iltis_jacobian_at44, 5);
    iltis_jacobian_spherical_d0_d1_qv_105(x, x, iltis_jacobian_at45, 28);
    iltis_jacobian_spherical_d0_d1_qv_106(x, x, iltis_jacobian_at46, 28);
    iltis_jacobian_spherical_d0_d1_qv_107(x, x, iltis_jacobian_at47, 28);
    iltis_jacobian_tyre_dv_16(x, x, K, at, iltis_jacobian_at48, 4);
    iltis_jacobian_revolute_d0_b_45(x, x, iltis_jacobian_at49, 4);
    iltis_jacobian_spherical_d0_d1_qv_103(x, x, iltis_jacobian_at50, 3);
    iltis_jacobian_perpendicular_d0_d1_qv_101(x, x, C, K, at, iltis_jacobian_at51, 2);
    iltis_jacobian_spherical_d0_d1_qv_108(x, x, iltis_jacobian_at52, 1);
    iltis_jacobian_tyre_dv_37(x, x, C, at, iltis_jacobian_at53, 4);
    for (int k = 0; k < 8; k++) { const unsigned short *i = iltis_jacobian_at54 + 3 * k; x[i[2]] = -(x[i[0]] + x[i[1]]); }
    for (int k = 0; k < 84; k++) { const unsigned short *i = iltis_jacobian_at55 + 2 * k; x[14030 + 1 * k + 0] = x[i[0]] * x[i[1]]; }
    for (int k = 0; k < 8; k++) { const unsigned short *i = iltis_jacobian_at56 + 4 * k; x[14114 + 1 * k + 0] = (x[i[0]] * x[i[1]]) + (x[i[2]] * x[i[3]]); }
    x[8449] = (x[2974] + x[2932]) + x[2464];
    x[8452] = (x[2986] + x[2944]) + x[2476];
    x[8454] = (x[2980] + x[2938]) + x[2470];
    iltis_jacobian_spring_dv_8(x, x, iltis_jacobian_at57, 4);
    iltis_jacobian_bump_stop_dv_9(x, x, iltis_jacobian_at58, 4);
    iltis_jacobian_spherical_d0_d1_qv_104(x, x, iltis_jacobian_at59, 12);
    iltis_jacobian_lever_d0_d1_qv_94(x, x, iltis_jacobian_at60, 2);
    iltis_jacobian_lever_d0_d1_qv_93(x, x, iltis_jacobian_at61, 4);
    iltis_jacobian_spherical_d0_d1_qv_105(x, x, iltis_jacobian_at62, 12);
    iltis_jacobian_spherical_d0_d1_qv_106(x, x, iltis_jacobian_at63, 12);
    iltis_jacobian_spherical_d0_d1_qv_107(x, x, iltis_jacobian_at64, 12);
    iltis_jacobian_wrench_to_Q_dv_22(x, x, iltis_jacobian_at65, 16);
    iltis_jacobian_tyre_dv_17(x, x, K, at, iltis_jacobian_at66, 8);
    iltis_jacobian_tyre_dv_18(x, x, K, at, iltis_jacobian_at67, 8);
    iltis_jacobian_frame_d0_b_75(x, x, iltis_jacobian_at68, 4);
    iltis_jacobian_line_rate_dv_30(x, x, iltis_jacobian_at69, 4);
    iltis_jacobian_tyre_dv_38(x, x, C, at, iltis_jacobian_at70, 16);
    for (int k = 0; k < 10; k++) { const unsigned short *i = iltis_jacobian_at71 + 3 * k; x[i[2]] = -(x[i[0]] + x[i[1]]); }
    for (int k = 0; k < 36; k++) { const unsigned short *i = iltis_jacobian_at72 + 3 * k; x[i[2]] = x[i[0]] - x[i[1]]; }
    for (int k = 0; k < 12; k++) { const unsigned short *i = iltis_jacobian_at73 + 3 * k; x[i[2]] = -(x[i[0]] - x[i[1]]); }
    for (int k = 0; k < 46; k++) { const unsigned short *i = iltis_jacobian_at74 + 3 * k; x[i[2]] = x[i[0]] + x[i[1]]; }
    for (int k = 0; k < 18; k++) { const unsigned short *i = iltis_jacobian_at75 + 4 * k; x[i[3]] = (x[i[0]] + x[i[1]]) + x[i[2]]; }
    for (int k = 0; k < 18; k++) { const unsigned short *i = iltis_jacobian_at76 + 5 * k; x[i[4]] = ((x[i[0]] + x[i[1]]) + x[i[2]]) + x[i[3]]; }
    for (int k = 0; k < 8; k++) { const unsigned short *i = iltis_jacobian_at77 + 3 * k; x[14124 + 1 * k + 0] = (x[i[0]] * x[i[1]]) - x[i[2]]; }
    for (int k = 0; k < 16; k++) { const unsigned short *i = iltis_jacobian_at78 + 3 * k; x[14132 + 1 * k + 0] = x[i[0]] + (x[i[1]] * x[i[2]]); }
    for (int k = 0; k < 52; k++) { const unsigned short *i = iltis_jacobian_at79 + 2 * k; x[i[1]] = (x[6699 + 0]) ? x[i[0]] : 0.0; }
    for (int k = 0; k < 8; k++) { const unsigned short *i = iltis_jacobian_at80 + 3 * k; x[i[2]] = ((x[6699 + 0]) ? x[i[0]] : 0.0) + x[i[1]]; }
    for (int k = 0; k < 8; k++) { const unsigned short *i = iltis_jacobian_at81 + 3 * k; x[14148 + 1 * k + 0] = (x[i[0]] * x[i[1]]) + x[i[2]]; }
    for (int k = 0; k < 76; k++) { const unsigned short *i = iltis_jacobian_at82 + 2 * k; x[i[1]] = (x[6699 + 0]) ? (-x[i[0]]) : 0.0; }
    for (int k = 0; k < 6; k++) { const unsigned short *i = iltis_jacobian_at83 + 4 * k; x[i[3]] = -((x[i[0]] + x[i[1]]) - x[i[2]]); }
    iltis_jacobian_line_rate_dv_7(x, x, iltis_jacobian_at84, 4);
    iltis_jacobian_dot_d0_b_57(x, x, iltis_jacobian_at85, 3);
    iltis_jacobian_frame_d0_b_77(x, x, iltis_jacobian_at86, 4);
    iltis_jacobian_frame_d0_b_74(x, x, K, at, iltis_jacobian_at87, 4);
    iltis_jacobian_frame_d0_b_64(x, x, K, at);
    iltis_jacobian_frame_d0_b_70(x, x, iltis_jacobian_at88, 4);
    iltis_jacobian_wrench_to_Q_dv_23(x, x, iltis_jacobian_at89, 16);
    iltis_jacobian_frame_d0_b_76(x, x, iltis_jacobian_at90, 16);
    iltis_jacobian_wrench_to_Q_dv_21(x, x, iltis_jacobian_at91, 4);
    iltis_jacobian_frame_d0_b_69(x, x, K, at, iltis_jacobian_at92, 2);
    iltis_jacobian_line_rate_dv_32(x, x, iltis_jacobian_at93, 8);
    iltis_jacobian_line_rate_dv_31(x, x, iltis_jacobian_at94, 8);
    iltis_jacobian_line_rate_dv_33(x, x, iltis_jacobian_at95, 8);
    iltis_jacobian_line_rate_dv_34(x, x, iltis_jacobian_at96, 8);
    iltis_jacobian_wrench_to_Q_dv_22(x, x, iltis_jacobian_at97, 16);
    for (int k = 0; k < 4; k++) { x[8969 + 8 * k + 0] = (x[7268 + 15 * k + 0]) - (x[7268 + 15 * k + 60]); }
    for (int k = 0; k < 60; k++) { const unsigned short *i = iltis_jacobian_at98 + 3 * k; x[i[2]] = x[i[0]] + x[i[1]]; }
    for (int k = 0; k < 4; k++) { const unsigned short *i = iltis_jacobian_at99 + 1 * k; x[9001 + 2 * k + 0] = x[i[0]] + ((x[4253 + 124 * k + 0]) * (x[4253 + 124 * k + 3])); }
    for (int k = 0; k < 32; k++) { const unsigned short *i = iltis_jacobian_at100 + 3 * k; x[i[2]] = ((x[6699 + 0]) ? x[i[0]] : 0.0) + x[i[1]]; }
    for (int k = 0; k < 16; k++) { const unsigned short *i = iltis_jacobian_at101 + 1 * k; x[i[0]] = (x[6699 + 0]) ? (x[14132 + 1 * k + 0]) : 0.0; }
    for (int k = 0; k < 32; k++) { const unsigned short *i = iltis_jacobian_at102 + 2 * k; x[i[1]] = (x[6699 + 0]) ? (-x[i[0]]) : 0.0; }
    iltis_jacobian_add_force_dv_10(x, x, iltis_jacobian_at103, 4);
    iltis_jacobian_cubic_spring_dv_13(x, x, iltis_jacobian_at104, 56);
    iltis_jacobian_frame_d0_b_71(x, x, iltis_jacobian_at105, 32);
    iltis_jacobian_frame_d0_b_66(x, x, K, at, iltis_jacobian_at106, 2);
    iltis_jacobian_dot_d0_d1_qv_96(x, x, C, K, at);
    iltis_jacobian_dot_d0_d1_qv_97(x, x, C, K, at);
    iltis_jacobian_dot_d0_d1_qv_102(x, x, C, K, at);
    iltis_jacobian_frame_d0_b_65(x, x, K, at, iltis_jacobian_at107, 2);
    iltis_jacobian_wrench_to_Q_dv_21(x, x, iltis_jacobian_at108, 4);
    iltis_jacobian_wrench_to_Q_dv_23(x, x, iltis_jacobian_at109, 16);
    iltis_jacobian_frame_d0_b_73(x, x, iltis_jacobian_at110, 8);
    iltis_jacobian_frame_d0_b_72(x, x, iltis_jacobian_at111, 8);
    iltis_jacobian_frame_d0_b_68(x, x, K, at, iltis_jacobian_at112, 4);
    iltis_jacobian_frame_d0_b_67(x, x, K, at, iltis_jacobian_at113, 4);
    iltis_jacobian_damper_dv_14(x, x, iltis_jacobian_at114, 4);
    for (int k = 0; k < 91; k++) { const unsigned short *i = iltis_jacobian_at115 + 2 * k; x[i[1]] = -x[i[0]]; }
    x[10249] = -(x[8197] + x[8171]);
    x[10264] = -(x[8199] + x[8173]);
    x[10279] = -(x[8195] + x[8169]);
    for (int k = 0; k < 12; k++) { const unsigned short *i = iltis_jacobian_at116 + 2 * k; x[14160 + 1 * k + 0] = x[i[0]] + x[i[1]]; }
    x[11601] = (((((((x[4707] + x[4753]) + x[4799]) + x[4845]) + x[4892]) + x[4938]) + x[4984]) + x[5030]) + x[8138];
    x[11616] = (((((((x[4711] + x[4757]) + x[4803]) + x[4849]) + x[4896]) + x[4942]) + x[4988]) + x[5034]) + x[8146];
    x[11625] = (((((((x[4710] + x[4756]) + x[4802]) + x[4848]) + x[4895]) + x[4941]) + x[4987]) + x[5033]) + x[8144];
    iltis_jacobian_add_force_dv_11(x, x, iltis_jacobian_at117, 40);
    iltis_jacobian_damper_dv_14(x, x, iltis_jacobian_at118, 4);
    iltis_jacobian_lever_d0_b_59(x, x);
    iltis_jacobian_lever_d0_b_58(x, x, iltis_jacobian_at119, 1);
    iltis_jacobian_lever_d0_b_60(x, x, iltis_jacobian_at120, 1);
    iltis_jacobian_add_force_dv_10(x, x, iltis_jacobian_at121, 4);
    iltis_jacobian_add_force_dv_12(x, x, iltis_jacobian_at122, 16);
    iltis_jacobian_damper_dv_15(x, x, iltis_jacobian_at123, 56);
    for (int k = 0; k < 8; k++) { const unsigned short *i = iltis_jacobian_at124 + 1 * k; x[i[0]] = -(x[14160 + 1 * k + 0]); }
    for (int k = 0; k < 6; k++) { const unsigned short *i = iltis_jacobian_at125 + 2 * k; x[14172 + 1 * k + 0] = x[i[0]] + x[i[1]]; }
    for (int k = 0; k < 4; k++) { const unsigned short *i = iltis_jacobian_at126 + 2 * k; x[10854 + 8 * k + 0] = (x[i[0]] + (x[i[1]] * ((x[i[0] + 1]) + (x[i[1]] * ((x[i[0] + 2]) + ((x[i[0] + 3]) * x[i[1]])))))) + (x[9500 + 13 * k + 0]); }
    iltis_jacobian_damper_dv_15(x, x, iltis_jacobian_at127, 56);
    iltis_jacobian_lever_d0_b_62(x, x);
    iltis_jacobian_lever_d0_b_58(x, x, iltis_jacobian_at128, 1);
    iltis_jacobian_lever_d0_b_60(x, x, iltis_jacobian_at129, 1);
    iltis_jacobian_add_force_dv_11(x, x, iltis_jacobian_at130, 40);
    iltis_jacobian_wrench_to_Q_dv_20(x, x, iltis_jacobian_at131, 28);
    iltis_jacobian_add_force_dv_12(x, x, iltis_jacobian_at132, 16);
    iltis_jacobian_add_force_dv_10(x, x, iltis_jacobian_at133, 4);
    for (int k = 0; k < 4; k++) { const unsigned short *i = iltis_jacobian_at134 + 1 * k; x[10886 + 8 * k + 0] = (x[i[0]] + ((x[4253 + 124 * k + 0]) * (x[9001 + 2 * k + 0]))) + (x[9872 + 13 * k + 0]); }
    for (int k = 0; k < 60; k++) { const unsigned short *i = iltis_jacobian_at135 + 2 * k; x[i[1]] = -x[i[0]]; }
    iltis_jacobian_add_force_dv_10(x, x, iltis_jacobian_at136, 8);
    iltis_jacobian_wrench_to_Q_dv_20(x, x, iltis_jacobian_at137, 40);
    iltis_jacobian_wrench_to_Q_dv_19(x, x, iltis_jacobian_at138, 4);
    iltis_jacobian_add_force_dv_36(x, x, iltis_jacobian_at139, 56);
    for (int k = 0; k < 4; k++) { x[10886 + 8 * k + 680] = -(x[10886 + 8 * k + 0]); }
    for (int k = 0; k < 60; k++) { const unsigned short *i = iltis_jacobian_at140 + 3 * k; x[i[2]] = x[i[0]] + x[i[1]]; }
    for (int k = 0; k < 20; k++) { const unsigned short *i = iltis_jacobian_at141 + 4 * k; x[i[3]] = (x[i[0]] + x[i[1]]) + x[i[2]]; }
    x[11604] = -(((((((((((x[4715] + x[4761]) + x[4807]) + x[4853]) + x[4900]) + x[4946]) + x[4992]) + x[5038]) - x[9927]) - x[5063]) - x[8196]) - x[10254]);
    x[11610] = -(((((((((((x[4712] + x[4758]) + x[4804]) + x[4850]) + x[4897]) + x[4943]) + x[4989]) + x[5035]) - x[9938]) - x[5065]) - x[8198]) - x[10269]);
    x[11628] = -(((((((((((x[4718] + x[4764]) + x[4810]) + x[4856]) + x[4903]) + x[4949]) + x[4995]) + x[5041]) - x[9951]) - x[5059]) - x[8190]) - x[10284]);
    x[11608] = (((((((((((x[4693] + x[4739]) + x[4785]) + x[4831]) + x[4878]) + x[4924]) + x[4970]) + x[5016]) + x[9952]) + x[5082]) + x[5104]) + x[8164]) + x[10285];
    x[11614] = (((((((((((x[4697] + x[4743]) + x[4789]) + x[4835]) + x[4882]) + x[4928]) + x[4974]) + x[5020]) + x[9928]) + x[5086]) + x[5108]) + x[8170]) + x[10255];
    x[11620] = (((((((((((x[4699] + x[4745]) + x[4791]) + x[4837]) + x[4884]) + x[4930]) + x[4976]) + x[5022]) + x[9939]) + x[5088]) + x[5110]) + x[8172]) + x[10270];
    iltis_jacobian_add_force_dv_10(x, x, iltis_jacobian_at142, 4);
    iltis_jacobian_frame_d0_b_78(x, x);
    iltis_jacobian_add_force_dv_11(x, x, iltis_jacobian_at143, 40);
    iltis_jacobian_add_force_dv_12(x, x, iltis_jacobian_at144, 16);
    iltis_jacobian_add_force_dv_36(x, x, iltis_jacobian_at145, 56);
    iltis_jacobian_wrench_to_Q_dv_20(x, x, iltis_jacobian_at146, 56);
    for (int k = 0; k < 56; k++) { const unsigned short *i = iltis_jacobian_at147 + 2 * k; x[i[1]] = -x[i[0]]; }
    iltis_jacobian_add_force_dv_11(x, x, iltis_jacobian_at148, 40);
    iltis_jacobian_frame_d0_b_80(x, x, iltis_jacobian_at149, 2);
    iltis_jacobian_wrench_to_Q_dv_20(x, x, iltis_jacobian_at150, 68);
    iltis_jacobian_frame_d0_b_79(x, x, iltis_jacobian_at151, 2);
    iltis_jacobian_frame_d0_b_83(x, x, iltis_jacobian_at152, 2);
    iltis_jacobian_add_force_dv_12(x, x, iltis_jacobian_at153, 16);
    iltis_jacobian_frame_d0_b_84(x, x, iltis_jacobian_at154, 8);
    iltis_jacobian_wrench_to_Q_dv_19(x, x, iltis_jacobian_at155, 4);
    iltis_jacobian_frame_d0_b_85(x, x, iltis_jacobian_at156, 8);
    iltis_jacobian_frame_d0_b_81(x, x, iltis_jacobian_at157, 8);
    iltis_jacobian_frame_d0_b_82(x, x, iltis_jacobian_at158, 8);
    iltis_jacobian_frame_d0_b_73(x, x, iltis_jacobian_at159, 2);
    iltis_jacobian_frame_d0_b_86(x, x, K, at, iltis_jacobian_at160, 2);
    x[13945] = ((((((((mode[52] ? (-(10000.0 * x[147])) : 0.0) + x[8972]) + x[11569]) + x[8980]) + x[11577]) + x[8988]) + x[11585]) + x[8996]) + x[11593];
    x[13949] = ((((((x[8970] + x[11567]) + x[8978]) + x[11575]) + x[8986]) + x[11583]) + x[8994]) + x[11591];
    x[13953] = ((((((x[8973] + x[11570]) + x[8981]) + x[11578]) + x[8989]) + x[11586]) + x[8997]) + x[11594];
    x[13958] = ((((((x[8971] + x[11568]) + x[8979]) + x[11576]) + x[8987]) + x[11584]) + x[8995]) + x[11592];
    for (int k = 0; k < 28; k++) { const unsigned short *i = iltis_jacobian_at161 + 2 * k; x[i[1]] = ((x[i[0]] + (x[i[0] + 8])) + (x[i[0] + 16])) + (x[i[0] + 24]); }
    iltis_jacobian_wrench_to_Q_dv_20(x, x, iltis_jacobian_at162, 35);
    for (int k = 0; k < 24; k++) { const unsigned short *i = iltis_jacobian_at163 + 3 * k; x[i[2]] = ((((((x[i[0]] + x[i[1]]) + (x[i[0] + 8])) + (x[i[1] + 8])) + (x[i[0] + 16])) + (x[i[1] + 16])) + (x[i[0] + 24])) + (x[i[1] + 24]); }
    for (int k = 0; k < 4; k++) { const unsigned short *i = iltis_jacobian_at164 + 2 * k; x[13946 + 5 * k + 0] = (((((((((x[6699 + 0]) ? (-(10000.0 * x[i[0]])) : 0.0) + x[i[1]]) + (x[i[1] + 3421])) + (x[i[1] + 8])) + (x[i[1] + 3429])) + (x[i[1] + 16])) + (x[i[1] + 3437])) + (x[i[1] + 24])) + (x[i[1] + 3445]); }
    iltis_jacobian_wrench_to_Q_dv_20(x, x, iltis_jacobian_at165, 3);
    iltis_jacobian_wrench_to_Q_dv_19(x, x, iltis_jacobian_at166, 1);
    for (int k = 0; k < 14; k++) { const unsigned short *i = iltis_jacobian_at167 + 4 * k; K[at[608 + 1 * k + 0]] = -((((((((x[i[0]] + x[i[1]]) + x[i[2]]) + (x[i[1] + 8])) + (x[i[2] + 8])) + (x[i[1] + 16])) + (x[i[2] + 16])) + (x[i[1] + 24])) + x[i[3]]); }
    for (int k = 0; k < 7; k++) { const unsigned short *i = iltis_jacobian_at168 + 1 * k; K[at[622 + 1 * k + 0]] = -(((((((x[i[0]] + (x[i[0] + 3246])) + (x[i[0] + 8])) + (x[i[0] + 3254])) + (x[i[0] + 16])) + (x[i[0] + 3262])) + (x[i[0] + 24])) + (x[i[0] + 3270])); }
    for (int k = 0; k < 294; k++) { const unsigned short *i = iltis_jacobian_at169 + 2 * k; K[at[629 + 1 * k + 0]] = -(x[i[0]] - x[i[1]]); }
    for (int k = 0; k < 861; k++) { const unsigned short *i = iltis_jacobian_at170 + 1 * k; K[at[923 + 1 * k + 0]] = -x[i[0]]; }
    for (int k = 0; k < 245; k++) { const unsigned short *i = iltis_jacobian_at171 + 1 * k; K[at[1784 + 1 * k + 0]] = x[i[0]]; }
    for (int k = 0; k < 130; k++) { const unsigned short *i = iltis_jacobian_at172 + 2 * k; K[at[2029 + 1 * k + 0]] = -(x[i[0]] + x[i[1]]); }
    for (int k = 0; k < 20; k++) { const unsigned short *i = iltis_jacobian_at173 + 5 * k; K[at[2159 + 1 * k + 0]] = -((x[i[0]] + (x[i[1]] + x[i[2]])) - (x[i[3]] + x[i[4]])); }
    for (int k = 0; k < 5; k++) { const unsigned short *i = iltis_jacobian_at174 + 2 * k; K[at[2179 + 1 * k + 0]] = -(((x[2155 + 16 * k + 0]) + (x[i[0]] + (x[2155 + 16 * k + 77]))) + x[i[1]]); }
    for (int k = 0; k < 21; k++) { const unsigned short *i = iltis_jacobian_at175 + 4 * k; K[at[2184 + 1 * k + 0]] = -((x[i[0]] + (x[i[1]] + x[i[2]])) - x[i[3]]); }
    K[at[2893]] = -((x[2163] + (x[13976] - x[2240])) - x[11634]);
    for (int k = 0; k < 240; k++) { const unsigned short *i = iltis_jacobian_at176 + 1 * k; K[at[2205 + 1 * k + 0]] = -((x[i[0]] + ((x[2478 + 0]) * (x[i[0] + 1]))) + ((x[2478 + 1]) * (x[i[0] + 2]))); }
    for (int k = 0; k < 24; k++) { const unsigned short *i = iltis_jacobian_at177 + 4 * k; K[at[2445 + 1 * k + 0]] = (x[i[0]] - (x[i[1]] - x[i[2]])) + x[i[3]]; }
    for (int k = 0; k < 9; k++) { const unsigned short *i = iltis_jacobian_at178 + 4 * k; K[at[2469 + 1 * k + 0]] = -((x[i[0]] - (x[i[1]] - x[i[2]])) - x[i[3]]); }
    for (int k = 0; k < 5; k++) { const unsigned short *i = iltis_jacobian_at179 + 2 * k; K[at[2478 + 1 * k + 0]] = ((x[2148 + 16 * k + 0]) - (x[i[0]] + (x[2148 + 16 * k + 82]))) + x[i[1]]; }
    K[at[2894]] = -((x[2152] - (x[13969] + x[2234])) + x[11644]);
    for (int k = 0; k < 13; k++) { const unsigned short *i = iltis_jacobian_at180 + 4 * k; K[at[2483 + 1 * k + 0]] = (x[i[0]] - (x[i[1]] - x[i[2]])) - x[i[3]]; }
    for (int k = 0; k < 13; k++) { const unsigned short *i = iltis_jacobian_at181 + 4 * k; K[at[2496 + 1 * k + 0]] = -((x[i[0]] - (x[i[1]] + x[i[2]])) - x[i[3]]); }
    for (int k = 0; k < 4; k++) { K[at[2509 + 1 * k + 0]] = -((x[2491 + 16 * k + 0]) + ((x[9223 + 31 * k + 0]) + (x[2491 + 16 * k + 61]))); }
    for (int k = 0; k < 72; k++) { const unsigned short *i = iltis_jacobian_at182 + 2 * k; K[at[2513 + 1 * k + 0]] = x[i[0]] + x[i[1]]; }
    for (int k = 0; k < 8; k++) { const unsigned short *i = iltis_jacobian_at183 + 4 * k; K[at[2585 + 1 * k + 0]] = (x[i[0]] + (x[i[1]] + x[i[2]])) + x[i[3]]; }
    for (int k = 0; k < 4; k++) { K[at[2593 + 1 * k + 0]] = -((x[2493 + 16 * k + 0]) - ((x[9229 + 31 * k + 0]) - (x[2493 + 16 * k + 66]))); }
    for (int k = 0; k < 4; k++) { K[at[2597 + 1 * k + 0]] = (x[2480 + 16 * k + 0]) + ((x[9218 + 31 * k + 0]) - (x[2480 + 16 * k + 66])); }
    for (int k = 0; k < 4; k++) { K[at[2601 + 1 * k + 0]] = ((x[2482 + 16 * k + 0]) + ((x[9216 + 31 * k + 0]) + (x[2482 + 16 * k + 63]))) - (x[7941 + 5 * k + 0]); }
    for (int k = 0; k < 4; k++) { K[at[2605 + 1 * k + 0]] = (x[2486 + 16 * k + 0]) - ((x[9220 + 31 * k + 0]) - (x[2486 + 16 * k + 63])); }
    for (int k = 0; k < 4; k++) { const unsigned short *i = iltis_jacobian_at184 + 1 * k; K[at[2609 + 1 * k + 0]] = -(((x[2179 + 16 * k + 0]) + ((x[2179 + 16 * k + 11409]) - (x[2179 + 16 * k + 77]))) + x[i[0]]); }
    for (int k = 0; k < 240; k++) { const unsigned short *i = iltis_jacobian_at185 + 1 * k; K[at[2613 + 1 * k + 0]] = (x[i[0]] + ((x[2478 + 0]) * (x[i[0] + 1]))) + ((x[2478 + 1]) * (x[i[0] + 2])); }
    for (int k = 0; k < 28; k++) { const unsigned short *i = iltis_jacobian_at186 + 3 * k; K[at[2853 + 1 * k + 0]] = -(x[i[0]] - (x[i[1]] + x[i[2]])); }
    for (int k = 0; k < 4; k++) { K[at[2881 + 1 * k + 0]] = (x[8726 + 31 * k + 0]) + ((x[2444 + 4 * k + 0]) + (x[8465 + 22 * k + 0])); }
    for (int k = 0; k < 8; k++) { const unsigned short *i = iltis_jacobian_at187 + 2 * k; K[at[2885 + 1 * k + 0]] = x[i[0]] - x[i[1]]; }
    for (int k = 0; k < 21; k++) { const unsigned short *i = iltis_jacobian_at188 + 1 * k; C[at[2895 + 436 + 1 * k + 0]] = -(((x[i[0]] + (x[i[0] + 8])) + (x[i[0] + 16])) + (x[i[0] + 24])); }
    for (int k = 0; k < 569; k++) { const unsigned short *i = iltis_jacobian_at189 + 1 * k; C[at[2895 + 457 + 1 * k + 0]] = -x[i[0]]; }
    for (int k = 0; k < 161; k++) { const unsigned short *i = iltis_jacobian_at190 + 1 * k; C[at[2895 + 1026 + 1 * k + 0]] = x[i[0]]; }
    for (int k = 0; k < 64; k++) { const unsigned short *i = iltis_jacobian_at191 + 2 * k; C[at[2895 + 1187 + 1 * k + 0]] = -(x[i[0]] - x[i[1]]); }
    for (int k = 0; k < 64; k++) { const unsigned short *i = iltis_jacobian_at192 + 2 * k; C[at[2895 + 1251 + 1 * k + 0]] = -(x[i[0]] + x[i[1]]); }
    for (int k = 0; k < 240; k++) { const unsigned short *i = iltis_jacobian_at193 + 1 * k; C[at[2895 + 1315 + 1 * k + 0]] = -((2.0 * x[i[0]]) + ((x[2478 + 0]) * (x[i[0] + 1]))); }
    for (int k = 0; k < 8; k++) { const unsigned short *i = iltis_jacobian_at194 + 1 * k; C[at[2895 + 1555 + 1 * k + 0]] = (x[8905 + 8 * k + 0]) + x[i[0]]; }
    for (int k = 0; k < 8; k++) { const unsigned short *i = iltis_jacobian_at195 + 1 * k; C[at[2895 + 1563 + 1 * k + 0]] = (x[8909 + 8 * k + 0]) - x[i[0]]; }
    for (int k = 0; k < 240; k++) { const unsigned short *i = iltis_jacobian_at196 + 1 * k; C[at[2895 + 1571 + 1 * k + 0]] = (2.0 * x[i[0]]) + ((x[2478 + 0]) * (x[i[0] + 1])); }
}
static const int by_rho_row[] = { 0, 1, 2, 3, 4, 5, 6, 77, 78, 79, 80, 81, 82, 83, 105, 106, 107, 108, 109, 110, 111, 0, 1, 2, 3, 4, 5, 6, 77, 78, 79, 80, 81, 82, 83, 105, 106, 107, 108, 109, 110, 111, 0, 1, 2, 3, 4, 5, 6, 77, 78, 79, 80, 81, 82, 83, 105, 106, 107, 108, 109, 110, 111, 0, 1, 2, 3, 4, 5, 6, 77, 78, 79, 80, 81, 82, 83, 105, 106, 107, 108, 109, 110, 111, 0, 1, 2, 3, 4, 5, 6, 77, 78, 79, 80, 81, 82, 83, 105, 106, 107, 108, 109, 110, 111, 0, 1, 2, 3, 4, 5, 6, 70, 71, 72, 73, 74, 75, 76, 98, 99, 100, 101, 102, 103, 104, 0, 1, 2, 3, 4, 5, 6, 70, 71, 72, 73, 74, 75, 76, 98, 99, 100, 101, 102, 103, 104, 0, 1, 2, 3, 4, 5, 6, 70, 71, 72, 73, 74, 75, 76, 98, 99, 100, 101, 102, 103, 104, 0, 1, 2, 3, 4, 5, 6, 70, 71, 72, 73, 74, 75, 76, 98, 99, 100, 101, 102, 103, 104, 0, 1, 2, 3, 4, 5, 6, 70, 71, 72, 73, 74, 75, 76, 98, 99, 100, 101, 102, 103, 104, 0, 1, 2, 3, 4, 5, 6, 70, 71, 72, 73, 74, 75, 76, 98, 99, 100, 101, 102, 103, 104, 0, 1, 2, 3, 4, 5, 6, 70, 71, 72, 73, 74, 75, 76, 98, 99, 100, 101, 102, 103, 104, 0, 1, 2, 3, 4, 5, 6, 70, 71, 72, 73, 74, 75, 76, 98, 99, 100, 101, 102, 103, 104, 0, 1, 2, 3, 4, 5, 6, 70, 71, 72, 73, 74, 75, 76, 98, 99, 100, 101, 102, 103, 104, 0, 1, 2, 3, 4, 5, 6, 70, 71, 72, 73, 74, 75, 76, 98, 99, 100, 101, 102, 103, 104, 0, 1, 2, 3, 4, 5, 6, 70, 71, 72, 73, 74, 75, 76, 98, 99, 100, 101, 102, 103, 104, 0, 1, 2, 3, 4, 5, 6, 70, 71, 72, 73, 74, 75, 76, 98, 99, 100, 101, 102, 103, 104, 0, 1, 2, 3, 4, 5, 6, 70, 71, 72, 73, 74, 75, 76, 98, 99, 100, 101, 102, 103, 104, 0, 1, 2, 3, 4, 5, 6, 70, 71, 72, 73, 74, 75, 76, 98, 99, 100, 101, 102, 103, 104, 63, 64, 65, 66, 67, 68, 69, 91, 92, 93, 94, 95, 96, 97, 63, 64, 65, 66, 67, 68, 69, 91, 92, 93, 94, 95, 96, 97, 63, 64, 66, 67, 68, 69, 91, 92, 94, 95, 96, 97, 63, 64, 66, 67, 68, 69, 91, 92, 94, 95, 96, 97, 63, 64, 66, 67, 68, 69, 91, 92, 94, 95, 96, 97, 63, 64, 66, 67, 68, 69, 91, 92, 94, 95, 96, 97, 63, 64, 65, 91, 92, 93, 66, 67, 68, 69, 94, 95, 96, 97, 66, 67, 68, 69, 94, 95, 96, 97, 70, 71, 72, 98, 99, 100, 73, 74, 75, 76, 101, 102, 103, 104, 73, 74, 75, 76, 101, 102, 103, 104, 73, 74, 75, 76, 101, 102, 103, 104, 0, 1, 2, 3, 4, 5, 6, 70, 71, 72, 73, 74, 75, 76, 98, 99, 100, 101, 102, 103, 104, 190, 191, 192, 205, 206, 207, 220, 221, 222, 230, 231, 232, 0, 1, 2, 3, 4, 5, 6, 70, 71, 72, 73, 74, 75, 76, 98, 99, 100, 101, 102, 103, 104, 190, 191, 192, 205, 206, 207, 220, 221, 222, 230, 231, 232, 0, 1, 2, 3, 4, 5, 6, 70, 71, 72, 73, 74, 75, 76, 98, 99, 100, 101, 102, 103, 104, 190, 191, 192, 205, 206, 207, 220, 221, 222, 230, 231, 232, 87, 88, 89, 90, 115, 116, 117, 118, 220, 221, 222, 225, 226, 227, 230, 231, 232, 235, 236, 237, 87, 88, 89, 90, 115, 116, 117, 118, 220, 221, 222, 225, 226, 227, 230, 231, 232, 235, 236, 237, 87, 88, 89, 90, 115, 116, 117, 118, 220, 221, 222, 225, 226, 227, 230, 231, 232, 235, 236, 237, 73, 74, 75, 76, 87, 88, 89, 90, 101, 102, 103, 104, 115, 116, 117, 118, 220, 221, 222, 230, 231, 232, 73, 74, 75, 76, 87, 88, 89, 90, 101, 102, 103, 104, 115, 116, 117, 118, 220, 221, 222, 230, 231, 232, 73, 74, 75, 76, 87, 88, 89, 90, 101, 102, 103, 104, 115, 116, 117, 118, 220, 221, 222, 230, 231, 232, 3, 4, 5, 6, 73, 74, 75, 76, 101, 102, 103, 104, 190, 191, 192, 205, 206, 207, 3, 4, 5, 6, 73, 74, 75, 76, 101, 102, 103, 104, 190, 191, 192, 205, 206, 207, 3, 4, 5, 6, 73, 74, 75, 76, 101, 102, 103, 104, 190, 191, 192, 205, 206, 207, 0, 1, 2, 3, 4, 5, 6, 77, 78, 79, 80, 81, 82, 83, 87, 88, 89, 90, 105, 106, 107, 108, 109, 110, 111, 115, 116, 117, 118, 195, 196, 197, 210, 211, 212, 225, 226, 227, 235, 236, 237, 0, 1, 2, 3, 4, 5, 6, 77, 78, 79, 80, 81, 82, 83, 87, 88, 89, 90, 105, 106, 107, 108, 109, 110, 111, 115, 116, 117, 118, 195, 196, 197, 210, 211, 212, 225, 226, 227, 235, 236, 237, 0, 1, 2, 3, 4, 5, 6, 77, 78, 79, 80, 81, 82, 83, 87, 88, 89, 90, 105, 106, 107, 108, 109, 110, 111, 115, 116, 117, 118, 195, 196, 197, 210, 211, 212, 225, 226, 227, 235, 236, 237, 0, 1, 2, 3, 4, 5, 6, 77, 78, 79, 80, 81, 82, 83, 105, 106, 107, 108, 109, 110, 111, 195, 196, 197, 210, 211, 212, 225, 226, 227, 235, 236, 237, 0, 1, 2, 3, 4, 5, 6, 77, 78, 79, 80, 81, 82, 83, 105, 106, 107, 108, 109, 110, 111, 195, 196, 197, 210, 211, 212, 225, 226, 227, 235, 236, 237, 0, 1, 2, 3, 4, 5, 6, 77, 78, 79, 80, 81, 82, 83, 105, 106, 107, 108, 109, 110, 111, 195, 196, 197, 210, 211, 212, 225, 226, 227, 235, 236, 237, 0, 1, 2, 3, 4, 5, 6, 70, 71, 72, 73, 74, 75, 76, 98, 99, 100, 101, 102, 103, 104, 0, 1, 2, 3, 4, 5, 6, 70, 71, 72, 73, 74, 75, 76, 98, 99, 100, 101, 102, 103, 104, 0, 1, 2, 3, 4, 5, 6, 70, 71, 72, 73, 74, 75, 76, 98, 99, 100, 101, 102, 103, 104, 0, 1, 2, 3, 4, 5, 6, 70, 71, 72, 73, 74, 75, 76, 98, 99, 100, 101, 102, 103, 104, 0, 1, 2, 3, 4, 5, 6, 70, 71, 72, 73, 74, 75, 76, 98, 99, 100, 101, 102, 103, 104, 0, 1, 2, 3, 4, 5, 6, 70, 71, 72, 73, 74, 75, 76, 98, 99, 100, 101, 102, 103, 104, 0, 1, 2, 3, 4, 5, 6, 21, 22, 23, 24, 25, 26, 27, 49, 50, 51, 52, 53, 54, 55, 0, 1, 2, 3, 4, 5, 6, 21, 22, 23, 24, 25, 26, 27, 49, 50, 51, 52, 53, 54, 55, 0, 1, 2, 3, 4, 5, 6, 21, 22, 23, 24, 25, 26, 27, 49, 50, 51, 52, 53, 54, 55, 0, 1, 2, 3, 4, 5, 6, 21, 22, 23, 24, 25, 26, 27, 49, 50, 51, 52, 53, 54, 55, 0, 1, 2, 3, 4, 5, 6, 21, 22, 23, 24, 25, 26, 27, 49, 50, 51, 52, 53, 54, 55, 0, 1, 2, 3, 4, 5, 6, 14, 15, 16, 17, 18, 19, 20, 42, 43, 44, 45, 46, 47, 48, 0, 1, 2, 3, 4, 5, 6, 14, 15, 16, 17, 18, 19, 20, 42, 43, 44, 45, 46, 47, 48, 0, 1, 2, 3, 4, 5, 6, 14, 15, 16, 17, 18, 19, 20, 42, 43, 44, 45, 46, 47, 48, 0, 1, 2, 3, 4, 5, 6, 14, 15, 16, 17, 18, 19, 20, 42, 43, 44, 45, 46, 47, 48, 0, 1, 2, 3, 4, 5, 6, 14, 15, 16, 17, 18, 19, 20, 42, 43, 44, 45, 46, 47, 48, 0, 1, 2, 3, 4, 5, 6, 14, 15, 16, 17, 18, 19, 20, 42, 43, 44, 45, 46, 47, 48, 0, 1, 2, 3, 4, 5, 6, 14, 15, 16, 17, 18, 19, 20, 42, 43, 44, 45, 46, 47, 48, 0, 1, 2, 3, 4, 5, 6, 14, 15, 16, 17, 18, 19, 20, 42, 43, 44, 45, 46, 47, 48, 0, 1, 2, 3, 4, 5, 6, 14, 15, 16, 17, 18, 19, 20, 42, 43, 44, 45, 46, 47, 48, 0, 1, 2, 3, 4, 5, 6, 14, 15, 16, 17, 18, 19, 20, 42, 43, 44, 45, 46, 47, 48, 0, 1, 2, 3, 4, 5, 6, 14, 15, 16, 17, 18, 19, 20, 42, 43, 44, 45, 46, 47, 48, 0, 1, 2, 3, 4, 5, 6, 14, 15, 16, 17, 18, 19, 20, 42, 43, 44, 45, 46, 47, 48, 0, 1, 2, 3, 4, 5, 6, 14, 15, 16, 17, 18, 19, 20, 42, 43, 44, 45, 46, 47, 48, 0, 1, 2, 3, 4, 5, 6, 14, 15, 16, 17, 18, 19, 20, 42, 43, 44, 45, 46, 47, 48, 7, 8, 9, 10, 11, 12, 13, 35, 36, 37, 38, 39, 40, 41, 7, 8, 9, 10, 11, 12, 13, 35, 36, 37, 38, 39, 40, 41, 7, 8, 10, 11, 12, 13, 35, 36, 38, 39, 40, 41, 7, 8, 10, 11, 12, 13, 35, 36, 38, 39, 40, 41, 7, 8, 10, 11, 12, 13, 35, 36, 38, 39, 40, 41, 7, 8, 10, 11, 12, 13, 35, 36, 38, 39, 40, 41, 7, 8, 9, 35, 36, 37, 10, 11, 12, 13, 38, 39, 40, 41, 10, 11, 12, 13, 38, 39, 40, 41, 14, 15, 16, 42, 43, 44, 17, 18, 19, 20, 45, 46, 47, 48, 17, 18, 19, 20, 45, 46, 47, 48, 17, 18, 19, 20, 45, 46, 47, 48, 0, 1, 2, 3, 4, 5, 6, 14, 15, 16, 17, 18, 19, 20, 42, 43, 44, 45, 46, 47, 48, 160, 161, 162, 175, 176, 177, 240, 241, 242, 252, 253, 254, 0, 1, 2, 3, 4, 5, 6, 14, 15, 16, 17, 18, 19, 20, 42, 43, 44, 45, 46, 47, 48, 160, 161, 162, 175, 176, 177, 240, 241, 242, 252, 253, 254, 0, 1, 2, 3, 4, 5, 6, 14, 15, 16, 17, 18, 19, 20, 42, 43, 44, 45, 46, 47, 48, 160, 161, 162, 175, 176, 177, 240, 241, 242, 252, 253, 254, 31, 32, 33, 34, 59, 60, 61, 62, 240, 241, 242, 243, 244, 245, 246, 247, 248, 252, 253, 254, 255, 256, 257, 258, 259, 260, 31, 32, 33, 34, 59, 60, 61, 62, 240, 241, 242, 243, 244, 245, 246, 247, 248, 252, 253, 254, 255, 256, 257, 258, 259, 260, 31, 32, 33, 34, 59, 60, 61, 62, 240, 241, 242, 243, 244, 245, 246, 247, 248, 252, 253, 254, 255, 256, 257, 258, 259, 260, 17, 18, 19, 20, 31, 32, 33, 34, 45, 46, 47, 48, 59, 60, 61, 62, 240, 241, 242, 252, 253, 254, 17, 18, 19, 20, 31, 32, 33, 34, 45, 46, 47, 48, 59, 60, 61, 62, 240, 241, 242, 252, 253, 254, 17, 18, 19, 20, 31, 32, 33, 34, 45, 46, 47, 48, 59, 60, 61, 62, 240, 241, 242, 252, 253, 254, 3, 4, 5, 6, 17, 18, 19, 20, 45, 46, 47, 48, 160, 161, 162, 175, 176, 177, 3, 4, 5, 6, 17, 18, 19, 20, 45, 46, 47, 48, 160, 161, 162, 175, 176, 177, 3, 4, 5, 6, 17, 18, 19, 20, 45, 46, 47, 48, 160, 161, 162, 175, 176, 177, 0, 1, 2, 3, 4, 5, 6, 21, 22, 23, 24, 25, 26, 27, 31, 32, 33, 34, 49, 50, 51, 52, 53, 54, 55, 59, 60, 61, 62, 165, 166, 167, 180, 181, 182, 243, 244, 245, 255, 256, 257, 0, 1, 2, 3, 4, 5, 6, 21, 22, 23, 24, 25, 26, 27, 31, 32, 33, 34, 49, 50, 51, 52, 53, 54, 55, 59, 60, 61, 62, 165, 166, 167, 180, 181, 182, 243, 244, 245, 255, 256, 257, 0, 1, 2, 3, 4, 5, 6, 21, 22, 23, 24, 25, 26, 27, 31, 32, 33, 34, 49, 50, 51, 52, 53, 54, 55, 59, 60, 61, 62, 165, 166, 167, 180, 181, 182, 243, 244, 245, 255, 256, 257, 0, 1, 2, 3, 4, 5, 6, 21, 22, 23, 24, 25, 26, 27, 49, 50, 51, 52, 53, 54, 55, 165, 166, 167, 180, 181, 182, 243, 244, 245, 255, 256, 257, 0, 1, 2, 3, 4, 5, 6, 21, 22, 23, 24, 25, 26, 27, 49, 50, 51, 52, 53, 54, 55, 165, 166, 167, 180, 181, 182, 243, 244, 245, 255, 256, 257, 0, 1, 2, 3, 4, 5, 6, 21, 22, 23, 24, 25, 26, 27, 49, 50, 51, 52, 53, 54, 55, 165, 166, 167, 180, 181, 182, 243, 244, 245, 255, 256, 257, 0, 1, 2, 3, 4, 5, 6, 14, 15, 16, 17, 18, 19, 20, 42, 43, 44, 45, 46, 47, 48, 0, 1, 2, 3, 4, 5, 6, 14, 15, 16, 17, 18, 19, 20, 42, 43, 44, 45, 46, 47, 48, 0, 1, 2, 3, 4, 5, 6, 14, 15, 16, 17, 18, 19, 20, 42, 43, 44, 45, 46, 47, 48, 0, 1, 2, 3, 4, 5, 6, 14, 15, 16, 17, 18, 19, 20, 42, 43, 44, 45, 46, 47, 48, 0, 1, 2, 3, 4, 5, 6, 14, 15, 16, 17, 18, 19, 20, 42, 43, 44, 45, 46, 47, 48, 0, 1, 2, 3, 4, 5, 6, 14, 15, 16, 17, 18, 19, 20, 42, 43, 44, 45, 46, 47, 48, 31, 32, 33, 34, 59, 60, 61, 62, 122, 123, 124, 125, 129, 130, 131, 132, 246, 247, 248, 249, 250, 251, 258, 259, 260, 261, 262, 263, 31, 32, 33, 34, 59, 60, 61, 62, 122, 123, 124, 125, 129, 130, 131, 132, 246, 247, 248, 249, 250, 251, 258, 259, 260, 261, 262, 263, 31, 32, 33, 34, 59, 60, 61, 62, 122, 123, 124, 125, 129, 130, 131, 132, 246, 247, 248, 249, 250, 251, 258, 259, 260, 261, 262, 263, 122, 123, 124, 125, 129, 130, 131, 132, 136, 137, 138, 139, 246, 247, 248, 249, 250, 251, 258, 259, 260, 261, 262, 263, 122, 123, 124, 125, 129, 130, 131, 132, 136, 137, 138, 139, 246, 247, 248, 249, 250, 251, 258, 259, 260, 261, 262, 263, 122, 123, 124, 125, 129, 130, 131, 132, 136, 137, 138, 139, 246, 247, 248, 249, 250, 251, 258, 259, 260, 261, 262, 263, 3, 4, 5, 6, 136, 137, 138, 139, 249, 250, 251, 261, 262, 263, 264, 265, 271, 3, 4, 5, 6, 136, 137, 138, 139, 249, 250, 251, 261, 262, 263, 264, 265, 271, 0, 1, 2, 3, 4, 5, 6, 3, 4, 5, 6, 3, 4, 5, 6, 0, 1, 2, 3, 4, 5, 6, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 42, 43, 44, 45, 46, 47, 48, 49, 50, 51, 52, 53, 54, 55, 70, 71, 72, 73, 74, 75, 76, 77, 78, 79, 80, 81, 82, 83, 98, 99, 100, 101, 102, 103, 104, 105, 106, 107, 108, 109, 110, 111, 160, 161, 162, 165, 166, 167, 175, 176, 177, 180, 181, 182, 190, 191, 192, 195, 196, 197, 205, 206, 207, 210, 211, 212, 264, 265, 271, 0, 1, 2, 3, 4, 5, 6, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 42, 43, 44, 45, 46, 47, 48, 49, 50, 51, 52, 53, 54, 55, 70, 71, 72, 73, 74, 75, 76, 77, 78, 79, 80, 81, 82, 83, 98, 99, 100, 101, 102, 103, 104, 105, 106, 107, 108, 109, 110, 111, 160, 161, 162, 165, 166, 167, 175, 176, 177, 180, 181, 182, 190, 191, 192, 195, 196, 197, 205, 206, 207, 210, 211, 212, 264, 265, 271, 2, 9, 16, 37, 44, 65, 72, 93, 100, 7, 8, 9, 10, 11, 12, 13, 35, 36, 37, 38, 39, 40, 41, 63, 64, 65, 66, 67, 68, 69, 91, 92, 93, 94, 95, 96, 97, 7, 8, 9, 10, 11, 12, 13, 35, 36, 37, 38, 39, 40, 41, 63, 64, 65, 66, 67, 68, 69, 91, 92, 93, 94, 95, 96, 97, 7, 8, 9, 10, 11, 12, 13, 35, 36, 37, 38, 39, 40, 41, 63, 64, 65, 66, 67, 68, 69, 91, 92, 93, 94, 95, 96, 97, 0, 1, 2, 3, 4, 5, 6, 14, 15, 16, 17, 18, 19, 20, 42, 43, 44, 45, 46, 47, 48, 70, 71, 72, 73, 74, 75, 76, 98, 99, 100, 101, 102, 103, 104, 271, 271 };
static const int by_rho_col[] = { 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 9, 9, 9, 9, 9, 9, 9, 9, 9, 9, 9, 9, 9, 9, 9, 9, 9, 9, 9, 9, 9, 10, 10, 10, 10, 10, 10, 10, 10, 10, 10, 10, 10, 10, 10, 10, 10, 10, 10, 10, 10, 10, 11, 11, 11, 11, 11, 11, 11, 11, 11, 11, 11, 11, 11, 11, 11, 11, 11, 11, 11, 11, 11, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 13, 13, 13, 13, 13, 13, 13, 13, 13, 13, 13, 13, 13, 13, 13, 13, 13, 13, 13, 13, 13, 14, 14, 14, 14, 14, 14, 14, 14, 14, 14, 14, 14, 14, 14, 14, 14, 14, 14, 14, 14, 14, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 16, 16, 16, 16, 16, 16, 16, 16, 16, 16, 16, 16, 16, 16, 16, 16, 16, 16, 16, 16, 16, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 18, 18, 18, 18, 18, 18, 18, 18, 18, 18, 18, 18, 18, 18, 18, 18, 18, 18, 18, 18, 18, 19, 19, 19, 19, 19, 19, 19, 19, 19, 19, 19, 19, 19, 19, 20, 20, 20, 20, 20, 20, 20, 20, 20, 20, 20, 20, 20, 20, 21, 21, 21, 21, 21, 21, 21, 21, 21, 21, 21, 21, 22, 22, 22, 22, 22, 22, 22, 22, 22, 22, 22, 22, 23, 23, 23, 23, 23, 23, 23, 23, 23, 23, 23, 23, 24, 24, 24, 24, 24, 24, 24, 24, 24, 24, 24, 24, 25, 25, 25, 25, 25, 25, 26, 26, 26, 26, 26, 26, 26, 26, 27, 27, 27, 27, 27, 27, 27, 27, 28, 28, 28, 28, 28, 28, 29, 29, 29, 29, 29, 29, 29, 29, 30, 30, 30, 30, 30, 30, 30, 30, 31, 31, 31, 31, 31, 31, 31, 31, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 33, 33, 33, 33, 33, 33, 33, 33, 33, 33, 33, 33, 33, 33, 33, 33, 33, 33, 33, 33, 33, 33, 33, 33, 33, 33, 33, 33, 33, 33, 33, 33, 33, 34, 34, 34, 34, 34, 34, 34, 34, 34, 34, 34, 34, 34, 34, 34, 34, 34, 34, 34, 34, 34, 34, 34, 34, 34, 34, 34, 34, 34, 34, 34, 34, 34, 35, 35, 35, 35, 35, 35, 35, 35, 35, 35, 35, 35, 35, 35, 35, 35, 35, 35, 35, 35, 36, 36, 36, 36, 36, 36, 36, 36, 36, 36, 36, 36, 36, 36, 36, 36, 36, 36, 36, 36, 37, 37, 37, 37, 37, 37, 37, 37, 37, 37, 37, 37, 37, 37, 37, 37, 37, 37, 37, 37, 38, 38, 38, 38, 38, 38, 38, 38, 38, 38, 38, 38, 38, 38, 38, 38, 38, 38, 38, 38, 38, 38, 39, 39, 39, 39, 39, 39, 39, 39, 39, 39, 39, 39, 39, 39, 39, 39, 39, 39, 39, 39, 39, 39, 40, 40, 40, 40, 40, 40, 40, 40, 40, 40, 40, 40, 40, 40, 40, 40, 40, 40, 40, 40, 40, 40, 41, 41, 41, 41, 41, 41, 41, 41, 41, 41, 41, 41, 41, 41, 41, 41, 41, 41, 42, 42, 42, 42, 42, 42, 42, 42, 42, 42, 42, 42, 42, 42, 42, 42, 42, 42, 43, 43, 43, 43, 43, 43, 43, 43, 43, 43, 43, 43, 43, 43, 43, 43, 43, 43, 44, 44, 44, 44, 44, 44, 44, 44, 44, 44, 44, 44, 44, 44, 44, 44, 44, 44, 44, 44, 44, 44, 44, 44, 44, 44, 44, 44, 44, 44, 44, 44, 44, 44, 44, 44, 44, 44, 44, 44, 44, 45, 45, 45, 45, 45, 45, 45, 45, 45, 45, 45, 45, 45, 45, 45, 45, 45, 45, 45, 45, 45, 45, 45, 45, 45, 45, 45, 45, 45, 45, 45, 45, 45, 45, 45, 45, 45, 45, 45, 45, 45, 46, 46, 46, 46, 46, 46, 46, 46, 46, 46, 46, 46, 46, 46, 46, 46, 46, 46, 46, 46, 46, 46, 46, 46, 46, 46, 46, 46, 46, 46, 46, 46, 46, 46, 46, 46, 46, 46, 46, 46, 46, 47, 47, 47, 47, 47, 47, 47, 47, 47, 47, 47, 47, 47, 47, 47, 47, 47, 47, 47, 47, 47, 47, 47, 47, 47, 47, 47, 47, 47, 47, 47, 47, 47, 48, 48, 48, 48, 48, 48, 48, 48, 48, 48, 48, 48, 48, 48, 48, 48, 48, 48, 48, 48, 48, 48, 48, 48, 48, 48, 48, 48, 48, 48, 48, 48, 48, 49, 49, 49, 49, 49, 49, 49, 49, 49, 49, 49, 49, 49, 49, 49, 49, 49, 49, 49, 49, 49, 49, 49, 49, 49, 49, 49, 49, 49, 49, 49, 49, 49, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 51, 51, 51, 51, 51, 51, 51, 51, 51, 51, 51, 51, 51, 51, 51, 51, 51, 51, 51, 51, 51, 52, 52, 52, 52, 52, 52, 52, 52, 52, 52, 52, 52, 52, 52, 52, 52, 52, 52, 52, 52, 52, 53, 53, 53, 53, 53, 53, 53, 53, 53, 53, 53, 53, 53, 53, 53, 53, 53, 53, 53, 53, 53, 54, 54, 54, 54, 54, 54, 54, 54, 54, 54, 54, 54, 54, 54, 54, 54, 54, 54, 54, 54, 54, 55, 55, 55, 55, 55, 55, 55, 55, 55, 55, 55, 55, 55, 55, 55, 55, 55, 55, 55, 55, 55, 56, 56, 56, 56, 56, 56, 56, 56, 56, 56, 56, 56, 56, 56, 56, 56, 56, 56, 56, 56, 56, 57, 57, 57, 57, 57, 57, 57, 57, 57, 57, 57, 57, 57, 57, 57, 57, 57, 57, 57, 57, 57, 58, 58, 58, 58, 58, 58, 58, 58, 58, 58, 58, 58, 58, 58, 58, 58, 58, 58, 58, 58, 58, 59, 59, 59, 59, 59, 59, 59, 59, 59, 59, 59, 59, 59, 59, 59, 59, 59, 59, 59, 59, 59, 60, 60, 60, 60, 60, 60, 60, 60, 60, 60, 60, 60, 60, 60, 60, 60, 60, 60, 60, 60, 60, 61, 61, 61, 61, 61, 61, 61, 61, 61, 61, 61, 61, 61, 61, 61, 61, 61, 61, 61, 61, 61, 62, 62, 62, 62, 62, 62, 62, 62, 62, 62, 62, 62, 62, 62, 62, 62, 62, 62, 62, 62, 62, 63, 63, 63, 63, 63, 63, 63, 63, 63, 63, 63, 63, 63, 63, 63, 63, 63, 63, 63, 63, 63, 64, 64, 64, 64, 64, 64, 64, 64, 64, 64, 64, 64, 64, 64, 64, 64, 64, 64, 64, 64, 64, 65, 65, 65, 65, 65, 65, 65, 65, 65, 65, 65, 65, 65, 65, 65, 65, 65, 65, 65, 65, 65, 66, 66, 66, 66, 66, 66, 66, 66, 66, 66, 66, 66, 66, 66, 66, 66, 66, 66, 66, 66, 66, 67, 67, 67, 67, 67, 67, 67, 67, 67, 67, 67, 67, 67, 67, 67, 67, 67, 67, 67, 67, 67, 68, 68, 68, 68, 68, 68, 68, 68, 68, 68, 68, 68, 68, 68, 68, 68, 68, 68, 68, 68, 68, 69, 69, 69, 69, 69, 69, 69, 69, 69, 69, 69, 69, 69, 69, 69, 69, 69, 69, 69, 69, 69, 70, 70, 70, 70, 70, 70, 70, 70, 70, 70, 70, 70, 70, 70, 70, 70, 70, 70, 70, 70, 70, 71, 71, 71, 71, 71, 71, 71, 71, 71, 71, 71, 71, 71, 71, 71, 71, 71, 71, 71, 71, 71, 72, 72, 72, 72, 72, 72, 72, 72, 72, 72, 72, 72, 72, 72, 72, 72, 72, 72, 72, 72, 72, 73, 73, 73, 73, 73, 73, 73, 73, 73, 73, 73, 73, 73, 73, 73, 73, 73, 73, 73, 73, 73, 74, 74, 74, 74, 74, 74, 74, 74, 74, 74, 74, 74, 74, 74, 74, 74, 74, 74, 74, 74, 74, 75, 75, 75, 75, 75, 75, 75, 75, 75, 75, 75, 75, 75, 75, 76, 76, 76, 76, 76, 76, 76, 76, 76, 76, 76, 76, 76, 76, 77, 77, 77, 77, 77, 77, 77, 77, 77, 77, 77, 77, 78, 78, 78, 78, 78, 78, 78, 78, 78, 78, 78, 78, 79, 79, 79, 79, 79, 79, 79, 79, 79, 79, 79, 79, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 81, 81, 81, 81, 81, 81, 82, 82, 82, 82, 82, 82, 82, 82, 83, 83, 83, 83, 83, 83, 83, 83, 84, 84, 84, 84, 84, 84, 85, 85, 85, 85, 85, 85, 85, 85, 86, 86, 86, 86, 86, 86, 86, 86, 87, 87, 87, 87, 87, 87, 87, 87, 88, 88, 88, 88, 88, 88, 88, 88, 88, 88, 88, 88, 88, 88, 88, 88, 88, 88, 88, 88, 88, 88, 88, 88, 88, 88, 88, 88, 88, 88, 88, 88, 88, 89, 89, 89, 89, 89, 89, 89, 89, 89, 89, 89, 89, 89, 89, 89, 89, 89, 89, 89, 89, 89, 89, 89, 89, 89, 89, 89, 89, 89, 89, 89, 89, 89, 90, 90, 90, 90, 90, 90, 90, 90, 90, 90, 90, 90, 90, 90, 90, 90, 90, 90, 90, 90, 90, 90, 90, 90, 90, 90, 90, 90, 90, 90, 90, 90, 90, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91, 92, 92, 92, 92, 92, 92, 92, 92, 92, 92, 92, 92, 92, 92, 92, 92, 92, 92, 92, 92, 92, 92, 92, 92, 92, 92, 93, 93, 93, 93, 93, 93, 93, 93, 93, 93, 93, 93, 93, 93, 93, 93, 93, 93, 93, 93, 93, 93, 93, 93, 93, 93, 94, 94, 94, 94, 94, 94, 94, 94, 94, 94, 94, 94, 94, 94, 94, 94, 94, 94, 94, 94, 94, 94, 95, 95, 95, 95, 95, 95, 95, 95, 95, 95, 95, 95, 95, 95, 95, 95, 95, 95, 95, 95, 95, 95, 96, 96, 96, 96, 96, 96, 96, 96, 96, 96, 96, 96, 96, 96, 96, 96, 96, 96, 96, 96, 96, 96, 97, 97, 97, 97, 97, 97, 97, 97, 97, 97, 97, 97, 97, 97, 97, 97, 97, 97, 98, 98, 98, 98, 98, 98, 98, 98, 98, 98, 98, 98, 98, 98, 98, 98, 98, 98, 99, 99, 99, 99, 99, 99, 99, 99, 99, 99, 99, 99, 99, 99, 99, 99, 99, 99, 100, 100, 100, 100, 100, 100, 100, 100, 100, 100, 100, 100, 100, 100, 100, 100, 100, 100, 100, 100, 100, 100, 100, 100, 100, 100, 100, 100, 100, 100, 100, 100, 100, 100, 100, 100, 100, 100, 100, 100, 100, 101, 101, 101, 101, 101, 101, 101, 101, 101, 101, 101, 101, 101, 101, 101, 101, 101, 101, 101, 101, 101, 101, 101, 101, 101, 101, 101, 101, 101, 101, 101, 101, 101, 101, 101, 101, 101, 101, 101, 101, 101, 102, 102, 102, 102, 102, 102, 102, 102, 102, 102, 102, 102, 102, 102, 102, 102, 102, 102, 102, 102, 102, 102, 102, 102, 102, 102, 102, 102, 102, 102, 102, 102, 102, 102, 102, 102, 102, 102, 102, 102, 102, 103, 103, 103, 103, 103, 103, 103, 103, 103, 103, 103, 103, 103, 103, 103, 103, 103, 103, 103, 103, 103, 103, 103, 103, 103, 103, 103, 103, 103, 103, 103, 103, 103, 104, 104, 104, 104, 104, 104, 104, 104, 104, 104, 104, 104, 104, 104, 104, 104, 104, 104, 104, 104, 104, 104, 104, 104, 104, 104, 104, 104, 104, 104, 104, 104, 104, 105, 105, 105, 105, 105, 105, 105, 105, 105, 105, 105, 105, 105, 105, 105, 105, 105, 105, 105, 105, 105, 105, 105, 105, 105, 105, 105, 105, 105, 105, 105, 105, 105, 106, 106, 106, 106, 106, 106, 106, 106, 106, 106, 106, 106, 106, 106, 106, 106, 106, 106, 106, 106, 106, 107, 107, 107, 107, 107, 107, 107, 107, 107, 107, 107, 107, 107, 107, 107, 107, 107, 107, 107, 107, 107, 108, 108, 108, 108, 108, 108, 108, 108, 108, 108, 108, 108, 108, 108, 108, 108, 108, 108, 108, 108, 108, 109, 109, 109, 109, 109, 109, 109, 109, 109, 109, 109, 109, 109, 109, 109, 109, 109, 109, 109, 109, 109, 110, 110, 110, 110, 110, 110, 110, 110, 110, 110, 110, 110, 110, 110, 110, 110, 110, 110, 110, 110, 110, 111, 111, 111, 111, 111, 111, 111, 111, 111, 111, 111, 111, 111, 111, 111, 111, 111, 111, 111, 111, 111, 112, 112, 112, 112, 112, 112, 112, 112, 112, 112, 112, 112, 112, 112, 112, 112, 112, 112, 112, 112, 112, 112, 112, 112, 112, 112, 112, 112, 113, 113, 113, 113, 113, 113, 113, 113, 113, 113, 113, 113, 113, 113, 113, 113, 113, 113, 113, 113, 113, 113, 113, 113, 113, 113, 113, 113, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 114, 115, 115, 115, 115, 115, 115, 115, 115, 115, 115, 115, 115, 115, 115, 115, 115, 115, 115, 115, 115, 115, 115, 115, 115, 116, 116, 116, 116, 116, 116, 116, 116, 116, 116, 116, 116, 116, 116, 116, 116, 116, 116, 116, 116, 116, 116, 116, 116, 117, 117, 117, 117, 117, 117, 117, 117, 117, 117, 117, 117, 117, 117, 117, 117, 117, 117, 117, 117, 117, 117, 117, 117, 118, 118, 118, 118, 118, 118, 118, 118, 118, 118, 118, 118, 118, 118, 118, 118, 118, 119, 119, 119, 119, 119, 119, 119, 119, 119, 119, 119, 119, 119, 119, 119, 119, 119, 120, 120, 120, 121, 121, 121, 121, 122, 122, 122, 122, 123, 123, 123, 123, 124, 124, 124, 124, 124, 124, 124, 124, 124, 124, 124, 124, 124, 124, 124, 124, 124, 124, 124, 124, 124, 124, 124, 124, 124, 124, 124, 124, 124, 124, 124, 124, 124, 124, 124, 124, 124, 124, 124, 124, 124, 124, 124, 124, 124, 124, 124, 124, 124, 124, 124, 124, 124, 124, 124, 124, 124, 124, 124, 124, 124, 124, 124, 124, 124, 124, 124, 124, 124, 124, 124, 124, 124, 124, 124, 124, 124, 124, 124, 124, 124, 124, 124, 124, 124, 124, 124, 124, 124, 124, 125, 125, 125, 125, 125, 125, 125, 125, 125, 125, 125, 125, 125, 125, 125, 125, 125, 125, 125, 125, 125, 125, 125, 125, 125, 125, 125, 125, 125, 125, 125, 125, 125, 125, 125, 125, 125, 125, 125, 125, 125, 125, 125, 125, 125, 125, 125, 125, 125, 125, 125, 125, 125, 125, 125, 125, 125, 125, 125, 125, 125, 125, 125, 125, 125, 125, 125, 125, 125, 125, 125, 125, 125, 125, 125, 125, 125, 125, 125, 125, 125, 125, 125, 125, 125, 125, 125, 125, 125, 125, 129, 129, 129, 129, 129, 129, 129, 129, 129, 131, 131, 131, 131, 131, 131, 131, 131, 131, 131, 131, 131, 131, 131, 131, 131, 131, 131, 131, 131, 131, 131, 131, 131, 131, 131, 131, 131, 132, 132, 132, 132, 132, 132, 132, 132, 132, 132, 132, 132, 132, 132, 132, 132, 132, 132, 132, 132, 132, 132, 132, 132, 132, 132, 132, 132, 133, 133, 133, 133, 133, 133, 133, 133, 133, 133, 133, 133, 133, 133, 133, 133, 133, 133, 133, 133, 133, 133, 133, 133, 133, 133, 133, 133, 134, 134, 134, 134, 134, 134, 134, 134, 134, 134, 134, 134, 134, 134, 134, 134, 134, 134, 134, 134, 134, 134, 134, 134, 134, 134, 134, 134, 134, 134, 134, 134, 134, 134, 134, 135, 136 };
static void iltis_by_rho_add_inertia_dv_0(const double *restrict x, double *restrict y, const unsigned short *i, int count)
{
    for (; count; count--, i += 2) {
double a4 = x[i[0] + 3];
double a5 = x[i[0] + 572];
double a6 = x[i[0] + 2];
double a7 = x[i[0] + 571];
double a8 = x[i[0] + 573];
double a9 = x[i[0]];
double a10 = x[i[0] + 574];
double a11 = x[i[0] + 1];
double s10 = 4.0 * ((((a4 * a5) + (a6 * a7)) - (a8 * a9)) - (a10 * a11));
double s19 = 4.0 * ((((a5 * a9) - (a7 * a11)) + (a4 * a8)) - (a6 * a10));
double s29 = 4.0 * ((((a5 * a6) - (a4 * a7)) - (a8 * a11)) + (a9 * a10));
y[i[1]] = a6 * s10;
y[i[1] + 1] = -(a11 * s19);
y[i[1] + 2] = -(a4 * s29);
y[i[1] + 3] = a4 * s10;
y[i[1] + 4] = -(a9 * s19);
y[i[1] + 5] = -(a6 * s29);
y[i[1] + 6] = a9 * s10;
y[i[1] + 7] = -(a4 * s19);
y[i[1] + 8] = -(a11 * s29);
y[i[1] + 9] = a11 * s10;
y[i[1] + 10] = -(a6 * s19);
y[i[1] + 11] = -(a9 * s29);
    }
}

static void iltis_by_rho_add_inertia_dv_1(const double *restrict x, double *restrict y, const unsigned short *i, int count)
{
    for (; count; count--, i += 2) {
double a4 = x[i[0] + 3];
double a5 = x[i[0] + 572];
double a6 = x[i[0] + 2];
double a7 = x[i[0] + 571];
double a8 = x[i[0] + 573];
double a9 = x[i[0]];
double a10 = x[i[0] + 574];
double a11 = x[i[0] + 1];
double s10 = 4.0 * ((((a4 * a5) + (a6 * a7)) - (a8 * a9)) - (a10 * a11));
double s19 = 4.0 * ((((a5 * a6) - (a4 * a7)) - (a8 * a11)) + (a9 * a10));
double s28 = 4.0 * ((((a5 * a9) - (a7 * a11)) + (a4 * a8)) - (a6 * a10));
y[i[1]] = a6 * s10;
y[i[1] + 1] = -((a4 * s19) + (a11 * s28));
y[i[1] + 2] = a4 * s10;
y[i[1] + 3] = -((a6 * s19) + (a9 * s28));
y[i[1] + 4] = a9 * s10;
y[i[1] + 5] = (a11 * s19) - (a4 * s28);
y[i[1] + 6] = a11 * s10;
y[i[1] + 7] = (a9 * s19) - (a6 * s28);
    }
}

static void iltis_by_rho_corner_points_dv_2(const double *restrict x, double *restrict y, const unsigned short *i, int count)
{
    for (; count; count--, i += 2) {
double a2 = x[i[0] + 44];
double s3 = 0.5 * ((x[i[0] + 43]) + (x[i[0] + 46]));
y[i[1]] = 0.5 * ((x[i[0] + 42]) + (x[i[0] + 45]));
y[i[1] + 1] = s3;
y[i[1] + 2] = a2 + x[i[0]];
y[i[1] + 3] = 0.5 * (a2 + (x[i[0] + 47]));
y[i[1] + 4] = -s3;
    }
}

static void iltis_by_rho_frame_dv_3(const double *restrict x, double *restrict y, const unsigned short *i, int count)
{
    for (; count; count--, i += 2) {
double a0 = x[i[0] + 1];
double a1 = x[i[0]];
double a2 = x[i[0] + 3];
double a3 = x[i[0] + 2];
double s1 = a1 * a1;
double s5 = a1 * a2;
double s6 = a0 * a3;
double s9 = a1 * a3;
double s10 = a0 * a2;
double s21 = a0 * a1;
double s22 = a2 * a3;
y[i[1]] = (2.0 * ((a0 * a0) + s1)) - 1.0;
y[i[1] + 1] = 2.0 * (s5 + s6);
y[i[1] + 2] = -(2.0 * (s9 - s10));
y[i[1] + 3] = -(2.0 * (s5 - s6));
y[i[1] + 4] = (2.0 * (s1 + (a3 * a3))) - 1.0;
y[i[1] + 5] = 2.0 * (s21 + s22);
y[i[1] + 6] = 2.0 * (s9 + s10);
y[i[1] + 7] = -(2.0 * (s21 - s22));
y[i[1] + 8] = (2.0 * (s1 + (a2 * a2))) - 1.0;
    }
}

static void iltis_by_rho_twist_dv_4(const double *restrict x, double *restrict y, const unsigned short *i, int count)
{
    for (; count; count--, i += 2) {
double a0 = x[i[0]];
double a1 = x[i[0] + 405];
double a2 = x[i[0] + 1];
double a3 = x[i[0] + 404];
double a4 = x[i[0] + 3];
double a5 = x[i[0] + 406];
double a6 = x[i[0] + 2];
double a7 = x[i[0] + 407];
y[i[1]] = 2.0 * ((((a1 * a6) + (a3 * a4)) - (a2 * a5)) - (a0 * a7));
y[i[1] + 1] = -(-(2.0 * ((((a0 * a1) - (a2 * a3)) - (a4 * a5)) + (a6 * a7))));
y[i[1] + 2] = -(-(2.0 * ((((a1 * a4) - (a3 * a6)) + (a0 * a5)) - (a2 * a7))));
    }
}

static void iltis_by_rho_line_dv_5(const double *restrict x, double *restrict y, const unsigned short *i, int count)
{
    for (; count; count--, i += 6) {
double a0 = x[i[0] + 381];
double a1 = x[i[1]];
double a2 = x[i[0] + 141];
double a3 = x[i[0] + 144];
double a4 = x[i[1] + 1];
double a5 = x[i[0] + 382];
double a6 = x[i[2] + 2];
double a7 = x[i[0] + 147];
double a10 = x[i[2] + 1];
double a11 = x[i[4] + 4];
double a12 = x[i[2]];
double a13 = x[i[4] + 1];
double a14 = x[i[2] + 3];
double a15 = x[i[1] + 2];
double a16 = x[i[4] + 7];
double a17 = x[i[0] + 140];
double a18 = x[i[0] + 143];
double a19 = x[i[0] + 146];
double a22 = x[i[4] + 3];
double a23 = x[i[4]];
double a24 = x[i[4] + 6];
double a25 = x[i[0] + 142];
double a26 = x[i[0] + 145];
double a27 = x[i[0] + 148];
double a30 = x[i[4] + 5];
double a31 = x[i[4] + 2];
double a32 = x[i[4] + 8];
double s0 = a0 - a1;
double s4 = a5 - a6;
double s6 = ((s0 * a2) - (a3 * a4)) + (s4 * a7);
double s10 = a4 - a10;
double s12 = a1 - a12;
double s15 = a14 - a15;
double s17 = ((s10 * a11) + (s12 * a13)) - (s15 * a16);
double s18 = ((s6 - (x[i[0] + 1])) + (x[i[3] + 1])) + s17;
double s24 = ((s0 * a17) - (a4 * a18)) + (s4 * a19);
double s32 = ((s10 * a22) + (s12 * a23)) - (s15 * a24);
double s33 = ((s24 - x[i[0]]) + x[i[3]]) + s32;
double s40 = ((s0 * a25) - (a4 * a26)) + (s4 * a27);
double s48 = ((s10 * a30) + (s12 * a31)) - (s15 * a32);
double s49 = ((s40 - (x[i[0] + 2])) + (x[i[3] + 2])) + s48;
double s51 = ((s18 * s18) + (s33 * s33)) + (s49 * s49);
double s52 = sqrt(s51);
double s53 = 1.0 / s52;
double s54 = 0.5 * s53;
double s55 = 2.0 * s18;
double s56 = 0.5 * a11;
double s57 = a3 - s56;
double s59 = 2.0 * s33;
double s60 = 0.5 * a22;
double s61 = a18 - s60;
double s64 = 2.0 * s49;
double s65 = 0.5 * a30;
double s66 = a26 - s65;
int s71 = s51 == 0.0;
double s72 = s71 ? 0.0 : (-(s54 * (((s55 * s57) + (s59 * s61)) + (s64 * s66))));
double s76 = s53 * (s61 + (s53 * (s33 * s72)));
double s78 = 0.5 * a13;
double s79 = a2 - s78;
double s81 = 0.5 * a23;
double s82 = a17 - s81;
double s85 = 0.5 * a31;
double s86 = a25 - s85;
double s91 = s71 ? 0.0 : (-(s54 * (((s55 * s79) + (s59 * s82)) + (s64 * s86))));
double s95 = s53 * (s82 + (s53 * (s33 * s91)));
double s97 = 0.5 * a16;
double s98 = a7 - s97;
double s100 = 0.5 * a24;
double s101 = a19 - s100;
double s104 = 0.5 * a32;
double s105 = a27 - s104;
double s110 = s71 ? 0.0 : (-(s54 * (((s55 * s98) + (s59 * s101)) + (s64 * s105))));
double s114 = s53 * (s101 + (s53 * (s33 * s110)));
double s123 = s71 ? 0.0 : (-(s54 * (((s55 * s56) + (s59 * s60)) + (s64 * s65))));
double s127 = s53 * (s60 + (s53 * (s33 * s123)));
double s135 = s71 ? 0.0 : (-(s54 * (((s55 * s78) + (s59 * s81)) + (s64 * s85))));
double s139 = s53 * (s81 + (s53 * (s33 * s135)));
double s147 = s71 ? 0.0 : (-(s54 * (((s55 * s97) + (s59 * s100)) + (s64 * s104))));
double s151 = s53 * (s100 + (s53 * (s33 * s147)));
double s156 = ((a7 * s55) + (a19 * s59)) + (a27 * s64);
double s159 = s71 ? 0.0 : (-(s54 * s156));
double s163 = s53 * (a19 + (s53 * (s33 * s159)));
double s170 = 0.5 * (s71 ? 0.0 : s53);
double s171 = (((a2 * s55) + (a17 * s59)) + (a25 * s64)) * s170;
double s175 = s53 * (a17 - (s53 * (s33 * s171)));
double s176 = s156 * s170;
double s180 = s53 * (a19 - (s53 * (s33 * s176)));
double s184 = s53 * (s57 + (s53 * (s18 * s72)));
double s189 = s53 * (s79 + (s53 * (s18 * s91)));
double s194 = s53 * (s98 + (s53 * (s18 * s110)));
double s199 = s53 * (s56 + (s53 * (s18 * s123)));
double s203 = s53 * (s78 + (s53 * (s18 * s135)));
double s207 = s53 * (s97 + (s53 * (s18 * s147)));
double s211 = s53 * (a7 + (s53 * (s18 * s159)));
double s215 = s53 * (a2 - (s53 * (s18 * s171)));
double s219 = s53 * (a7 - (s53 * (s18 * s176)));
double s223 = s53 * (s66 + (s53 * (s49 * s72)));
double s228 = s53 * (s86 + (s53 * (s49 * s91)));
double s233 = s53 * (s105 + (s53 * (s49 * s110)));
double s238 = s53 * (s65 + (s53 * (s49 * s123)));
double s242 = s53 * (s85 + (s53 * (s49 * s135)));
double s246 = s53 * (s104 + (s53 * (s49 * s147)));
double s250 = s53 * (a27 + (s53 * (s49 * s159)));
double s254 = s53 * (a25 - (s53 * (s49 * s171)));
double s258 = s53 * (a27 - (s53 * (s49 * s176)));
double s260 = a12 - (a1 + s32);
double s262 = s33 * s53;
double s263 = s60 * s262;
double s266 = a10 - (a4 + s17);
double s269 = s18 * s53;
double s275 = a14 - (a15 + s48);
double s278 = s49 * s53;
double s279 = s65 * s278;
double s289 = s78 * s269;
double s293 = s85 * s278;
double s297 = s100 * s262;
double s301 = s97 * s269;
double s359 = a0 - (a1 - s24);
double s363 = a4 - s6;
double s370 = a5 - (a6 - s40);
double s378 = s262 * (1.0 + a17);
double s382 = a2 * s269;
double s386 = a25 * s278;
double s390 = a19 * s262;
double s394 = a7 * s269;
double s399 = s278 * (1.0 + a27);
y[i[5]] = s127;
y[i[5] + 1] = s139;
y[i[5] + 2] = s151;
y[i[5] + 3] = s163;
y[i[5] + 4] = s199;
y[i[5] + 5] = s203;
y[i[5] + 6] = s207;
y[i[5] + 7] = s211;
y[i[5] + 8] = s238;
y[i[5] + 9] = s242;
y[i[5] + 10] = s246;
y[i[5] + 11] = s250;
y[i[5] + 12] = s60;
y[i[5] + 13] = s81;
y[i[5] + 14] = s100;
y[i[5] + 15] = s56;
y[i[5] + 16] = s78;
y[i[5] + 17] = s97;
y[i[5] + 18] = s65;
y[i[5] + 19] = s85;
y[i[5] + 20] = s104;
y[i[5] + 21] = s72;
y[i[5] + 22] = s91;
y[i[5] + 23] = s110;
y[i[5] + 24] = s123;
y[i[5] + 25] = s135;
y[i[5] + 26] = s147;
y[i[5] + 27] = s159;
y[i[5] + 28] = s171;
y[i[5] + 29] = s176;
y[i[5] + 30] = -((((((s76 * s260) + s263) + (s184 * s266)) + (s269 * ((1.0 + s56) - 0.5))) + (s223 * s275)) + s279);
y[i[5] + 31] = -((((((s95 * s260) + (s262 * ((1.0 + s81) - 0.5))) + (s189 * s266)) + s289) + (s228 * s275)) + s293);
y[i[5] + 32] = -((((((s114 * s260) + s297) + (s194 * s266)) + s301) + (s233 * s275)) + (s278 * ((1.0 + s104) - 0.5)));
y[i[5] + 33] = ((s215 * s266) + (s175 * s260)) + (s254 * s275);
y[i[5] + 34] = ((s219 * s266) + (s180 * s260)) + (s258 * s275);
y[i[5] + 35] = -((((((s76 * s359) + (a18 * s262)) - (s184 * s363)) + (s269 * (1.0 + a3))) + (s223 * s370)) + (a26 * s278));
y[i[5] + 36] = -((((((s95 * s359) + s378) - (s189 * s363)) + s382) + (s228 * s370)) + s386);
y[i[5] + 37] = -((((((s114 * s359) + s390) - (s194 * s363)) + s394) + (s233 * s370)) + s399);
y[i[5] + 38] = s386 + ((s382 + ((s378 + (s175 * s359)) - (s215 * s363))) + (s254 * s370));
y[i[5] + 39] = s399 + ((s394 + ((s390 + (s180 * s359)) - (s219 * s363))) + (s258 * s370));
y[i[5] + 40] = s32;
y[i[5] + 41] = -s24;
y[i[5] + 42] = s17;
y[i[5] + 43] = -s6;
y[i[5] + 44] = s48;
y[i[5] + 45] = -s40;
y[i[5] + 46] = s52;
y[i[5] + 47] = ((s266 * s269) + (s260 * s262)) + (s275 * s278);
y[i[5] + 48] = -(((s269 * s363) - (s262 * s359)) - (s278 * s370));
y[i[5] + 49] = -(-s76);
y[i[5] + 50] = -(-s95);
y[i[5] + 51] = -(-s189);
y[i[5] + 52] = -(-s194);
y[i[5] + 53] = -s215;
y[i[5] + 54] = -s219;
y[i[5] + 55] = -(-s223);
y[i[5] + 56] = -(-s228);
y[i[5] + 57] = -(-s114);
y[i[5] + 58] = -(-s233);
y[i[5] + 59] = -s254;
y[i[5] + 60] = -s258;
y[i[5] + 61] = -s60;
y[i[5] + 62] = -s81;
y[i[5] + 63] = -s100;
y[i[5] + 64] = -s56;
y[i[5] + 65] = -s78;
y[i[5] + 66] = -s97;
y[i[5] + 67] = -s65;
y[i[5] + 68] = -s85;
y[i[5] + 69] = -s104;
y[i[5] + 70] = -(-(s279 + ((((s263 - (s127 * s260)) - (s199 * s266)) + (s269 * (0.5 + s56))) - (s238 * s275))));
y[i[5] + 71] = -(-(s293 + ((s289 - (((s139 * s260) - (s262 * (0.5 + s81))) + (s203 * s266))) - (s242 * s275))));
y[i[5] + 72] = -(-(((s301 + ((s297 - (s151 * s260)) - (s207 * s266))) - (s246 * s275)) + (s278 * (0.5 + s104))));
y[i[5] + 73] = -(((s211 * s266) + (s163 * s260)) + (s250 * s275));
y[i[5] + 74] = -(-(((s199 * s363) - (s127 * s359)) - (s238 * s370)));
y[i[5] + 75] = -(-(((s203 * s363) - (s139 * s359)) - (s242 * s370)));
y[i[5] + 76] = -(-(((s207 * s363) - (s151 * s359)) - (s246 * s370)));
y[i[5] + 77] = -(s399 + ((s394 + ((s390 + (s163 * s359)) - (s211 * s363))) + (s250 * s370)));
y[i[5] + 78] = -s262;
y[i[5] + 79] = -s269;
y[i[5] + 80] = -s278;
y[i[5] + 81] = -s175;
y[i[5] + 82] = -s180;
y[i[5] + 83] = -(-s184);
    }
}

static void iltis_by_rho_line_dv_6(const double *restrict x, double *restrict y, double *restrict F, const unsigned short *i, int count)
{
    for (; count; count--, i += 6) {
double a0 = x[i[0] + 381];
double a1 = x[i[1] + 21];
double a2 = x[i[0] + 141];
double a3 = x[i[0] + 144];
double a4 = x[i[1] + 22];
double a5 = x[i[0] + 382];
double a6 = x[i[1] + 23];
double a7 = x[i[0] + 147];
double a10 = x[i[1] + 1];
double a11 = x[i[1] + 19];
double a12 = x[i[3] + 4];
double a13 = x[i[1]];
double a14 = x[i[1] + 18];
double a15 = x[i[3] + 1];
double a16 = x[i[1] + 2];
double a17 = x[i[1] + 20];
double a18 = x[i[3] + 7];
double a19 = x[i[0] + 140];
double a20 = x[i[0] + 143];
double a21 = x[i[0] + 146];
double a24 = x[i[3] + 3];
double a25 = x[i[3]];
double a26 = x[i[3] + 6];
double a27 = x[i[0] + 142];
double a28 = x[i[0] + 145];
double a29 = x[i[0] + 148];
double a32 = x[i[3] + 5];
double a33 = x[i[3] + 2];
double a34 = x[i[3] + 8];
double s0 = a0 - a1;
double s4 = a5 - a6;
double s6 = ((s0 * a2) - (a3 * a4)) + (s4 * a7);
double s10 = a10 - a11;
double s12 = a13 - a14;
double s15 = a16 - a17;
double s17 = ((s10 * a12) + (s12 * a15)) + (s15 * a18);
double s19 = ((s6 - (x[i[0] + 1])) + (x[i[2] + 1])) - s17;
double s25 = ((s0 * a19) - (a4 * a20)) + (s4 * a21);
double s33 = ((s10 * a24) + (s12 * a25)) + (s15 * a26);
double s35 = ((s25 - x[i[0]]) + x[i[2]]) - s33;
double s42 = ((s0 * a27) - (a4 * a28)) + (s4 * a29);
double s50 = ((s10 * a32) + (s12 * a33)) + (s15 * a34);
double s52 = ((s42 - (x[i[0] + 2])) + (x[i[2] + 2])) - s50;
double s54 = ((s19 * s19) + (s35 * s35)) + (s52 * s52);
double s55 = sqrt(s54);
double s56 = 1.0 / s55;
double s57 = 0.5 * s56;
double s58 = 2.0 * s19;
double s60 = 2.0 * s35;
double s63 = 2.0 * s52;
int s68 = s54 == 0.0;
double s69 = s68 ? 0.0 : (-(s57 * (((a3 * s58) + (a20 * s60)) + (a28 * s63))));
double s73 = s56 * (a20 + (s56 * (s35 * s69)));
double s77 = s56 * (a3 + (s56 * (s19 * s69)));
double s81 = s56 * (a28 + (s56 * (s52 * s69)));
double s83 = a10 - (a11 - s17);
double s86 = a13 - (a14 - s33);
double s90 = a16 - (a17 - s50);
double s94 = a0 - (a1 - s25);
double s96 = s35 * s56;
double s99 = a4 - s6;
double s102 = s19 * s56;
double s107 = a5 - (a6 - s42);
double s110 = s52 * s56;
y[i[4]] = s73;
y[i[4] + 1] = s77;
y[i[4] + 2] = s81;
y[i[4] + 3] = s69;
y[i[4] + 4] = s96;
y[i[4] + 5] = -s33;
y[i[4] + 6] = -s25;
y[i[4] + 7] = s102;
y[i[4] + 8] = -s17;
y[i[4] + 9] = -s6;
y[i[4] + 10] = s110;
y[i[4] + 11] = -s50;
y[i[4] + 12] = -s42;
y[i[4] + 13] = s55;
y[i[4] + 14] = ((s83 * s102) + (s86 * s96)) + (s90 * s110);
y[i[4] + 15] = -(((s99 * s102) - (s94 * s96)) - (s107 * s110));
y[i[4] + 16] = s35;
y[i[4] + 17] = s19;
y[i[4] + 18] = s52;
y[i[4] + 19] = s68;
y[i[4] + 20] = s56;
y[i[4] + 21] = s57 * (((a2 * s58) + (a19 * s60)) + (a27 * s63));
y[i[4] + 22] = s57 * (((a7 * s58) + (a21 * s60)) + (a29 * s63));
y[i[4] + 23] = s57 * (((a15 * s58) + (a25 * s60)) + (a33 * s63));
y[i[4] + 24] = s57 * (((a12 * s58) + (a24 * s60)) + (a32 * s63));
y[i[4] + 25] = s57 * (((a18 * s58) + (a26 * s60)) + (a34 * s63));
y[i[4] + 26] = s86;
y[i[4] + 27] = s83;
y[i[4] + 28] = s90;
y[i[4] + 29] = s96 * (1.0 + a25);
y[i[4] + 30] = a24 * s96;
y[i[4] + 31] = a26 * s96;
y[i[4] + 32] = a15 * s102;
y[i[4] + 33] = s102 * (1.0 + a12);
y[i[4] + 34] = a18 * s102;
y[i[4] + 35] = a33 * s110;
y[i[4] + 36] = a32 * s110;
y[i[4] + 37] = s110 * (1.0 + a34);
y[i[4] + 38] = s94;
y[i[4] + 39] = s99;
y[i[4] + 40] = s107;
y[i[4] + 41] = s96 * (1.0 + a19);
y[i[4] + 42] = a21 * s96;
y[i[4] + 43] = a2 * s102;
y[i[4] + 44] = a7 * s102;
y[i[4] + 45] = a27 * s110;
y[i[4] + 46] = s110 * (1.0 + a29);
y[i[4] + 47] = -s110;
y[i[4] + 48] = -s55;
y[i[4] + 49] = -(((s77 * s83) + (s73 * s86)) + (s81 * s90));
y[i[4] + 50] = -((((((s73 * s94) + (a20 * s96)) - (s77 * s99)) + (s102 * (1.0 + a3))) + (s81 * s107)) + (a28 * s110));
y[i[4] + 51] = -s96;
y[i[4] + 52] = -s102;
F[i[5] + 2] = s110;
F[i[5]] = s96;
F[i[5] + 1] = s102;
    }
}

static void iltis_by_rho_line_dv_7(const double *restrict x, double *restrict y, const unsigned short *i, int count)
{
    for (; count; count--, i += 4) {
double a3 = x[i[1] + 4];
double s1 = ((int)x[i[1] + 3]) ? 0.0 : (-x[i[0]]);
double s5 = a3 * (((s1 * x[i[1]]) * a3) + x[i[2]]);
double s9 = a3 * ((a3 * (s1 * (x[i[1] + 1]))) + (x[i[2] + 1]));
double s13 = a3 * ((a3 * (s1 * (x[i[1] + 2]))) + (x[i[2] + 2]));
y[i[3]] = s5;
y[i[3] + 1] = s9;
y[i[3] + 2] = s13;
y[i[3] + 3] = s1;
y[i[3] + 4] = -((((((s5 * (x[i[1] + 10])) - (x[i[0] + 6])) + (s9 * (x[i[1] + 11]))) - (x[i[0] + 9])) + (s13 * (x[i[1] + 12]))) - (x[i[0] + 12]));
y[i[3] + 5] = -(-(((s9 * (x[i[1] + 23])) - (s5 * (x[i[1] + 22]))) - (s13 * (x[i[1] + 24]))));
    }
}

static void iltis_by_rho_line_dv_8(const double *restrict x, double *restrict y, const unsigned short *i, int count)
{
    for (; count; count--, i += 4) {
double a3 = x[i[1] + 4];
double s0 = ((int)x[i[1] + 3]) ? 0.0 : x[i[0]];
double s4 = a3 * (((s0 * x[i[1]]) * a3) - x[i[2]]);
double s9 = a3 * ((a3 * (s0 * (x[i[1] + 1]))) - (x[i[2] + 1]));
double s14 = a3 * ((a3 * (s0 * (x[i[1] + 2]))) - (x[i[2] + 2]));
y[i[3]] = s0;
y[i[3] + 1] = -((((((s4 * (x[i[1] + 10])) + (x[i[0] + 6])) + (s9 * (x[i[1] + 11]))) + (x[i[0] + 9])) + (s14 * (x[i[1] + 12]))) + (x[i[0] + 12]));
y[i[3] + 2] = ((s9 * (x[i[1] + 23])) - (s4 * (x[i[1] + 22]))) - (s14 * (x[i[1] + 24]));
y[i[3] + 3] = -(-s4);
y[i[3] + 4] = -(-s9);
y[i[3] + 5] = -(-s14);
    }
}

static void iltis_by_rho_line_dv_9(const double *restrict x, double *restrict y, const unsigned short *i, int count)
{
    for (; count; count--, i += 4) {
double a3 = x[i[1] + 4];
double s1 = ((int)x[i[1] + 3]) ? 0.0 : (-x[i[0]]);
double s5 = a3 * (((s1 * x[i[1]]) * a3) + x[i[2]]);
double s9 = a3 * ((a3 * (s1 * (x[i[1] + 1]))) + (x[i[2] + 1]));
double s13 = a3 * ((a3 * (s1 * (x[i[1] + 2]))) + (x[i[2] + 2]));
y[i[3]] = s5;
y[i[3] + 1] = s9;
y[i[3] + 2] = s13;
y[i[3] + 3] = s1;
y[i[3] + 4] = -(((s9 * (x[i[1] + 11])) + (s5 * (x[i[1] + 10]))) + (s13 * (x[i[1] + 12])));
y[i[3] + 5] = -((((((s5 * (x[i[1] + 22])) + (x[i[0] + 20])) - (s9 * (x[i[1] + 23]))) + (x[i[0] + 22])) + (s13 * (x[i[1] + 24]))) + (x[i[0] + 24]));
    }
}

static void iltis_by_rho_line_dv_10(const double *restrict x, double *restrict y, const unsigned short *i, int count)
{
    for (; count; count--, i += 4) {
double a3 = x[i[1] + 4];
double s0 = ((int)x[i[1] + 3]) ? 0.0 : x[i[0]];
double s4 = a3 * (((s0 * x[i[1]]) * a3) - x[i[2]]);
double s9 = a3 * ((a3 * (s0 * (x[i[1] + 1]))) - (x[i[2] + 1]));
double s14 = a3 * ((a3 * (s0 * (x[i[1] + 2]))) - (x[i[2] + 2]));
y[i[3]] = s0;
y[i[3] + 1] = -(((s9 * (x[i[1] + 11])) + (s4 * (x[i[1] + 10]))) + (s14 * (x[i[1] + 12])));
y[i[3] + 2] = -((((((s4 * (x[i[1] + 22])) - (x[i[0] + 20])) - (s9 * (x[i[1] + 23]))) - (x[i[0] + 22])) + (s14 * (x[i[1] + 24]))) - (x[i[0] + 24]));
y[i[3] + 3] = -(-s4);
y[i[3] + 4] = -(-s9);
y[i[3] + 5] = -(-s14);
    }
}

static void iltis_by_rho_line_rate_dv_11(const double *restrict x, double *restrict y, const unsigned short *i, int count)
{
    for (; count; count--, i += 7) {
double a0 = x[i[0] + 141];
double a1 = x[i[1] + 7];
double a2 = x[i[1] + 1];
double a3 = x[i[0] + 3259];
double a4 = x[i[2] + 1];
double a5 = x[i[1] + 4];
double a6 = x[i[0] + 142];
double a7 = x[i[2]];
double a8 = x[i[3]];
double a12 = x[i[4]];
double a13 = x[i[1] + 6];
double a14 = x[i[1]];
double a15 = x[i[5]];
double a16 = x[i[1] + 3];
double a17 = x[i[4] + 1];
double s2 = (a0 * a1) - (a2 * a3);
double s7 = (a3 * a5) - (a1 * a6);
double s13 = (a2 * a6) - (a0 * a5);
double s25 = (a12 * a13) - (a14 * a15);
double s30 = (a15 * a16) - (a13 * a17);
double s36 = (a14 * a17) - (a12 * a16);
y[i[5] + 1] = -s30;
y[i[5] + 2] = -s25;
y[i[5] + 3] = -s36;
y[i[5] + 4] = -s7;
y[i[5] + 5] = -s2;
y[i[5] + 6] = -s13;
y[i[5] + 7] = -(((((s2 * a4) + (s7 * a7)) + (s13 * a8)) - (((a4 * (x[i[0] + 1])) + (a7 * x[i[0]])) + (a8 * (x[i[0] + 2])))) - ((((a4 * s25) + (a7 * s30)) + (a8 * s36)) - (((a4 * (x[i[6] + 1])) + (a7 * x[i[6]])) + (a8 * (x[i[6] + 2])))));
    }
}

static void iltis_by_rho_line_rate_dv_12(const double *restrict x, double *restrict y, const unsigned short *i, int count)
{
    for (; count; count--, i += 12) {
double a0 = x[i[0]];
double a1 = x[i[1]];
double a2 = x[i[0] + 1];
double a3 = x[i[2] + 1];
double a6 = x[i[4]];
double a8 = x[i[5]];
double a9 = x[i[2]];
double a10 = x[i[6]];
double a13 = x[i[7]];
double s37 = (((((((((a0 * a1) - (a2 * a3)) * x[i[3]]) - ((x[i[1] + 1]) * a6)) - ((x[i[1] + 2]) * a8)) + (((a2 * a9) - (a1 * a10)) * (x[i[3] + 1]))) - ((x[i[1] + 3]) * a13)) + (((a3 * a10) - (a0 * a9)) * x[i[8]])) - (((a8 * (x[i[9] + 1])) + (a6 * x[i[9]])) + (a13 * (x[i[9] + 2])))) + ((((a8 * (x[i[1] + 5])) + (a6 * (x[i[1] + 4]))) + (a13 * (x[i[1] + 6]))) + (((a8 * (x[i[10] + 1])) + (a6 * x[i[10]])) + (a13 * (x[i[10] + 2]))));
y[i[11]] = -(-s37);
    }
}

static void iltis_by_rho_line_rate_dv_13(const double *restrict x, double *restrict y, const unsigned short *i, int count)
{
    for (; count; count--, i += 12) {
double a0 = x[i[0]];
double a1 = x[i[1] + 3259];
double a2 = x[i[2]];
double a3 = x[i[1] + 142];
double a6 = x[i[5]];
double a8 = x[i[6]];
double a9 = x[i[1] + 141];
double a10 = x[i[7]];
double a13 = x[i[8]];
double s37 = (((((((((a0 * a1) - (a2 * a3)) * x[i[3]]) - ((x[i[4] + 3]) * a6)) - ((x[i[4] + 4]) * a8)) + (((a2 * a9) - (a1 * a10)) * (x[i[3] + 1]))) - ((x[i[4] + 5]) * a13)) + (((a3 * a10) - (a0 * a9)) * x[i[9]])) - (((a8 * (x[i[1] + 1])) + (a6 * x[i[1]])) + (a13 * (x[i[1] + 2])))) + ((((a8 * (x[i[4] + 1])) + (a6 * x[i[4]])) + (a13 * (x[i[4] + 2]))) + (((a8 * (x[i[10] + 1])) + (a6 * x[i[10]])) + (a13 * (x[i[10] + 2]))));
y[i[11]] = -s37;
    }
}

static void iltis_by_rho_spring_dv_14(const double *restrict x, double *restrict y, const unsigned short *i, int count)
{
    for (; count; count--, i += 5) {
double a2 = x[i[1]];
double s0 = (x[i[0] + 19]) - (x[i[1] + 1]);
double s1 = -s0;
y[i[4]] = -(s0 * a2);
y[i[4] + 1] = a2 * x[i[0]];
y[i[4] + 2] = a2 * x[i[2]];
y[i[4] + 3] = a2 * x[i[3]];
y[i[4] + 4] = a2 * (x[i[2] + 1]);
y[i[4] + 5] = a2 * (x[i[2] + 3]);
y[i[4] + 6] = a2 * (x[i[3] + 3]);
y[i[4] + 7] = a2 * (x[i[2] + 4]);
y[i[4] + 8] = a2 * (x[i[0] + 1]);
y[i[4] + 9] = a2 * (x[i[0] + 2]);
y[i[4] + 10] = s1;
y[i[4] + 11] = -s1;
    }
}

static void iltis_by_rho_bump_stop_dv_15(const double *restrict x, double *restrict y, const unsigned short *i, int count)
{
    for (; count; count--, i += 6) {
int a0 = (int)x[i[0]];
double a1 = x[i[1]];
double s3 = (x[i[2] + 19]) - (x[i[1] + 1]);
double s6 = (double)a0;
double s25 = a1 * s6;
double s27 = -(s3 * s6);
y[i[5]] = -((((double)(-a0)) * a1) * s3);
y[i[5] + 1] = s6 * (a1 * x[i[2]]);
y[i[5] + 2] = s6 * (a1 * x[i[3]]);
y[i[5] + 3] = s6 * (a1 * x[i[4]]);
y[i[5] + 4] = s6 * (a1 * (x[i[3] + 1]));
y[i[5] + 5] = s6 * (a1 * (x[i[3] + 3]));
y[i[5] + 6] = s6 * (a1 * (x[i[4] + 3]));
y[i[5] + 7] = s6 * (a1 * (x[i[3] + 4]));
y[i[5] + 8] = s6 * (a1 * (x[i[2] + 1]));
y[i[5] + 9] = s6 * (a1 * (x[i[2] + 2]));
y[i[5] + 10] = s25;
y[i[5] + 11] = s27;
y[i[5] + 12] = -s25;
y[i[5] + 13] = -s27;
    }
}

static void iltis_by_rho_add_force_dv_16(const double *restrict x, double *restrict y, const unsigned short *i, int count)
{
    for (; count; count--, i += 2) {
double a0 = x[i[0] + 38];
double a2 = x[i[0] + 39];
double a3 = x[i[0] + 40];
double a4 = x[i[0] + 4];
double a5 = x[i[0] + 2];
double a6 = x[i[0]];
y[i[1]] = -((a2 * a4) - (a3 * a5));
y[i[1] + 1] = -((a3 * a6) - (a0 * a4));
y[i[1] + 2] = -((a0 * a5) - (a2 * a6));
    }
}

static void iltis_by_rho_add_force_dv_17(const double *restrict x, double *restrict y, const unsigned short *i, int count)
{
    for (; count; count--, i += 8) {
double a0 = x[i[0]];
y[i[7]] = a0 * x[i[1]];
y[i[7] + 1] = a0 * (x[i[1] + 1]);
y[i[7] + 2] = a0 * x[i[2]];
y[i[7] + 3] = a0 * x[i[3]];
y[i[7] + 4] = a0 * x[i[4]];
y[i[7] + 5] = a0 * x[i[5]];
y[i[7] + 6] = a0 * x[i[6]];
    }
}

static void iltis_by_rho_add_force_dv_18(const double *restrict x, double *restrict y, const unsigned short *i, int count)
{
    for (; count; count--, i += 14) {
double a0 = x[i[0]];
double a1 = x[i[1]];
double a2 = x[i[2]];
double a4 = x[i[4]];
double a6 = x[i[5]];
double a8 = x[i[7]];
double a9 = x[i[8]];
double a11 = x[i[10]];
y[i[2] + 1] = (a0 * a1) + (a2 * x[i[3]]);
y[i[2] + 2] = (a1 * a4) + (a2 * (x[i[3] + 1]));
y[i[2] + 3] = (a1 * a6) + (a2 * x[i[6]]);
y[i[2] + 4] = -((a1 * ((a4 * a8) - (a6 * a9))) - (a2 * x[i[9]]));
y[i[2] + 5] = -((a1 * ((a6 * a11) - (a0 * a8))) - (a2 * x[i[11]]));
y[i[2] + 6] = -((a1 * ((a0 * a9) - (a4 * a11))) - (a2 * x[i[12]]));
y[i[2] + 7] = (a1 * x[i[13]]) + (a2 * (x[i[7] + 3]));
    }
}

static void iltis_by_rho_add_force_dv_19(const double *restrict x, double *restrict y, const unsigned short *i, int count)
{
    for (; count; count--, i += 17) {
double a0 = x[i[0]];
double a1 = x[i[1]];
double a2 = x[i[2]];
double a3 = x[i[3]];
double a4 = x[i[4]];
double a5 = x[i[3] + 1];
double a6 = x[i[5]];
double a7 = x[i[6]];
double a8 = x[i[7]];
double a9 = x[i[8]];
double a10 = x[i[9]];
double a11 = x[i[10]];
double a13 = x[i[12]];
double a14 = x[i[13]];
y[i[2] + 1] = (a0 * a1) + (a2 * a3);
y[i[2] + 2] = (a1 * a4) + (a2 * a5);
y[i[2] + 3] = (a1 * a6) + (a2 * a7);
y[i[2] + 4] = (a1 * ((((a6 * a8) + (a7 * a9)) - (a5 * a10)) - (a4 * a11))) + (a2 * x[i[11]]);
y[i[2] + 5] = (a1 * ((((a0 * a11) + (a3 * a10)) - (a7 * a13)) - (a6 * a14))) + (a2 * x[i[14]]);
y[i[2] + 6] = (a1 * ((((a4 * a14) + (a5 * a13)) - (a3 * a9)) - (a0 * a8))) + (a2 * x[i[15]]);
y[i[2] + 7] = (a1 * x[i[16]]) + (a2 * (x[i[10] + 3]));
    }
}

static void iltis_by_rho_add_force_dv_20(const double *restrict x, double *restrict y, const unsigned short *i, int count)
{
    for (; count; count--, i += 3) {
double a0 = x[i[0] + 37];
double a2 = x[i[0] + 38];
double a3 = x[i[0] + 39];
double a4 = x[i[0] + 4];
double a5 = x[i[0] + 2];
double a6 = x[i[0]];
double a8 = x[i[1] + 1];
double a9 = x[i[1] + 2];
double a10 = x[i[1]];
y[i[2]] = -((a2 * a4) - (a3 * a5));
y[i[2] + 1] = a3 * a8;
y[i[2] + 2] = a2 * a9;
y[i[2] + 3] = -((a3 * a6) - (a0 * a4));
y[i[2] + 4] = a0 * a9;
y[i[2] + 5] = a3 * a10;
y[i[2] + 6] = -((a0 * a5) - (a2 * a6));
y[i[2] + 7] = a2 * a10;
y[i[2] + 8] = a0 * a8;
    }
}

static void iltis_by_rho_add_force_dv_21(const double *restrict x, double *restrict y, const unsigned short *i, int count)
{
    for (; count; count--, i += 8) {
double a0 = x[i[0]];
double a1 = x[i[1]];
double a2 = x[i[2]];
double a4 = x[i[4]];
double a6 = x[i[5]];
double a8 = x[i[3] + 2];
double a11 = x[i[3] + 4];
double a15 = x[i[3]];
y[i[2] + 1] = (a0 * a1) + (a2 * (x[i[3] + 37]));
y[i[2] + 2] = (a1 * a4) + (a2 * (x[i[3] + 38]));
y[i[2] + 3] = (a1 * a6) + (a2 * (x[i[3] + 39]));
y[i[2] + 4] = (a1 * ((((a6 * a8) + (x[i[6] + 1])) - (x[i[6] + 2])) - (a4 * a11))) + (a2 * x[i[6]]);
y[i[2] + 5] = (a1 * ((((a0 * a11) + (x[i[6] + 4])) - (x[i[6] + 5])) - (a6 * a15))) + (a2 * (x[i[6] + 3]));
y[i[2] + 6] = (a1 * ((((a4 * a15) + (x[i[6] + 7])) - (x[i[6] + 8])) - (a0 * a8))) + (a2 * (x[i[6] + 6]));
y[i[2] + 7] = (a1 * x[i[7]]) + (a2 * (x[i[3] + 7]));
    }
}

static void iltis_by_rho_cubic_spring_dv_22(const double *restrict x, double *restrict y, const unsigned short *i, int count)
{
    for (; count; count--, i += 3) {
double a1 = x[i[1]];
double s1 = ((x[i[0] + 3]) * a1) + (x[i[0] + 2]);
double s3 = (a1 * s1) + (x[i[0] + 1]);
double s6 = a1 * a1;
double s7 = a1 * s6;
y[i[2]] = (a1 * s3) + x[i[0]];
y[i[2] + 1] = s7;
y[i[2] + 2] = s6;
y[i[2] + 3] = s1;
y[i[2] + 4] = s3;
y[i[2] + 5] = -s7;
y[i[2] + 6] = -s6;
    }
}

static void iltis_by_rho_cubic_spring_dv_23(const double *restrict x, double *restrict y, const unsigned short *i, int count)
{
    for (; count; count--, i += 5) {
double a0 = x[i[0]];
double a2 = x[i[2]];
y[i[4]] = (a2 * (((a0 * x[i[1]]) * a2) + (a0 * x[i[3]]))) + (a0 * (x[i[3] + 1]));
    }
}

static void iltis_by_rho_damper_dv_24(const double *restrict x, double *restrict y, const unsigned short *i, int count)
{
    for (; count; count--, i += 5) {
double a1 = x[i[1]];
double a6 = x[i[2]];
int a7 = (int)x[i[3] + 3];
int a10 = (int)x[i[3] + 1];
double s1 = ((x[i[0] + 3]) * a1) + (x[i[0] + 2]);
double s3 = (a1 * s1) + (x[i[0] + 1]);
double s5 = (a1 * s3) + x[i[0]];
double s6 = a1 * s5;
double s8 = (a1 - (x[i[0] + 7])) + a6;
double s10 = 0.5 * (1.0 / a6);
int s13 = (2.0 * a6) > 0.0;
int s15 = (((int)x[i[3] + 2]) > a7) ? s13 : 0;
double s17 = s15 ? (s8 * s10) : ((double)a7);
double s19 = a6 + (a1 - (x[i[0] + 4]));
int s22 = (((int)x[i[3]]) > a10) ? s13 : 0;
double s24 = s22 ? (s10 * s19) : ((double)a10);
double s25 = s17 - s24;
double s28 = 1.0 - s24;
double s30 = (a1 * (x[i[0] + 5])) + (x[i[0] + 6]);
double s34 = (a1 * (x[i[0] + 8])) + (x[i[0] + 9]);
double s38 = -s10;
double s39 = s22 ? s38 : 0.0;
double s43 = -((s6 * s39) - (s30 * s39));
double s44 = s15 ? s38 : 0.0;
double s47 = (s6 * s44) - (s34 * s44);
double s52 = s15 ? (s10 * (1.0 - (s10 * (2.0 * s8)))) : 0.0;
double s57 = s22 ? (s10 * (1.0 - (s10 * (2.0 * s19)))) : 0.0;
double s63 = ((s6 * (s52 - s57)) + (s30 * s57)) - (s34 * s52);
double s64 = a1 * s17;
double s65 = a1 * a1;
double s66 = a1 * s65;
double s69 = -(s25 * (a1 * s66));
double s71 = -(s25 * s66);
double s73 = -(s25 * s65);
double s75 = -(a1 * s25);
double s76 = a1 * s28;
y[i[4]] = -(((s6 * s25) - (s28 * s30)) - (s17 * s34));
y[i[4] + 1] = s43;
y[i[4] + 2] = s47;
y[i[4] + 3] = s63;
y[i[4] + 4] = s64;
y[i[4] + 5] = s69;
y[i[4] + 6] = s71;
y[i[4] + 7] = s73;
y[i[4] + 8] = s75;
y[i[4] + 9] = s17;
y[i[4] + 10] = s76;
y[i[4] + 11] = s28;
y[i[4] + 12] = s30;
y[i[4] + 13] = s1;
y[i[4] + 14] = s3;
y[i[4] + 15] = s5;
y[i[4] + 16] = s6;
y[i[4] + 17] = s34;
y[i[4] + 18] = s22;
y[i[4] + 19] = s10;
y[i[4] + 20] = s15;
y[i[4] + 21] = -s25;
y[i[4] + 22] = -s43;
y[i[4] + 23] = -s76;
y[i[4] + 24] = -s28;
y[i[4] + 25] = -s47;
y[i[4] + 26] = -s63;
y[i[4] + 27] = -s64;
y[i[4] + 28] = -s69;
y[i[4] + 29] = -s71;
y[i[4] + 30] = -s73;
y[i[4] + 31] = -s75;
y[i[4] + 32] = -s17;
    }
}

static void iltis_by_rho_damper_dv_25(const double *restrict x, double *restrict y, const unsigned short *i, int count)
{
    for (; count; count--, i += 5) {
double a1 = x[i[1]];
double a2 = x[i[2]];
double s11 = a1 * (x[i[3] + 10]);
double s12 = ((int)x[i[3] + 11]) ? s11 : 0.0;
double s13 = ((int)x[i[3] + 9]) ? s11 : 0.0;
y[i[4]] = (((((a2 * ((a2 * (((x[i[0]] * a1) * a2) + (a1 * (x[i[3] + 4])))) + (a1 * (x[i[3] + 5])))) + (a1 * (x[i[3] + 6]))) * (x[i[3] + 12])) - (((s12 - s13) * (x[i[3] + 7])) + ((s13 * (x[i[3] + 3])) - ((a1 * (x[i[0] + 2])) * (x[i[3] + 2]))))) + (s12 * (x[i[3] + 8]))) + ((a1 * (x[i[0] + 5])) * x[i[3]]);
    }
}

static void iltis_by_rho_add_force_dv_26(const double *restrict x, double *restrict y, const unsigned short *i, int count)
{
    for (; count; count--, i += 4) {
double a0 = x[i[0]];
double a2 = x[i[0] + 1];
double a3 = x[i[1]];
double a4 = x[i[2] + 6];
double a5 = x[i[2] + 3];
double a6 = x[i[2]];
y[i[3]] = -((a2 * a4) - (a3 * a5));
y[i[3] + 1] = -((a3 * a6) - (a0 * a4));
y[i[3] + 2] = -((a0 * a5) - (a2 * a6));
    }
}

static void iltis_by_rho_tyre_dv_27(const double *restrict x, double *restrict y, double *restrict F, const unsigned short *i, int count)
{
    for (; count; count--, i += 10) {
double a0 = x[i[0] + 2];
int a3 = (int)x[i[2] + 1];
double a5 = x[i[0]];
int a6 = (int)x[i[0] + 2055];
double a7 = x[i[3]];
int a8 = (int)x[i[2] + 2];
double a11 = x[i[4] + 1];
double a12 = x[i[4]];
double a15 = x[i[1] + 405];
double a16 = x[i[1] + 404];
int a18 = (int)x[i[2] + 3];
int a19 = (int)x[i[2] + 4];
int a21 = (int)x[i[2] + 5];
int a22 = (int)x[i[2] + 6];
int a23 = (int)x[i[2] + 7];
double a24 = x[i[3] + 2];
double a25 = x[i[3] + 3];
double s0 = 1.0 / a0;
double s2 = s0 * ((x[i[0] + 1]) - x[i[1]]);
int s6 = (((int)x[i[2]]) > a3) ? (a0 > 0.0) : 0;
double s8 = s6 ? (-s2) : ((double)a3);
double s9 = s8 * s8;
double s10 = s8 * s9;
double s11 = s10 * a5;
double s14 = s11 * ((12.0 * s8) - 15.0);
double s16 = s6 ? (s0 * s2) : 0.0;
double s21 = 10.0 + (s8 * ((6.0 * s8) - 15.0));
double s23 = s9 * (3.0 * a5);
int s28 = a6 == 0;
double s29 = s28 ? (-((s14 * s16) + (s21 * (s16 * s23)))) : 0.0;
double s31 = (double)a8;
double s32 = (s29 * a7) * s31;
double s34 = s6 ? (-s0) : 0.0;
double s40 = s28 ? (-((s14 * s34) + (s21 * (s23 * s34)))) : 0.0;
double s42 = s31 * (a7 * s40);
double s45 = s28 ? (-(s10 * s21)) : 0.0;
double s47 = s31 * (a7 * s45);
double s51 = (s28 ? (-(s11 * s21)) : 0.0) - (x[i[1] + 2]);
double s52 = s51 + (x[i[3] + 1]);
double s53 = s31 * s52;
double s54 = a7 * s31;
double s55 = s52 * s54;
double s60 = 1.0 / (sqrt((a11 * a11) + (a12 * a12)));
double s61 = a12 * s60;
double s63 = a11 * s60;
double s65 = (s61 * x[i[5]]) + (s63 * (x[i[5] + 1]));
double s69 = (s61 * a15) - (s63 * a16);
double s71 = 1.0 / s69;
double s73 = 1.0 / (x[i[3] + 4]);
double s74 = (((s51 * s65) - s69) * s71) * s73;
double s82 = ((s74 * ((double)((1 - a18) - a19))) + ((double)a18)) - ((double)a19);
double s86 = (s61 * a16) + (s63 * a15);
double s94 = 1.0 / (x[i[3] + 5]);
double s95 = (asin(s86 * (1.0 / (sqrt((s86 * s86) + (s69 * s69)))))) * s94;
double s103 = ((s95 * ((double)((1 - a21) - a22))) - ((double)a21)) + ((double)a22);
double s105 = (s82 * s82) + (s103 * s103);
double s107 = 1.0 / (sqrt(s105));
double s108 = 0.5 * s107;
double s109 = 2.0 * s82;
double s115 = (double)((1 - a19) - a18);
double s116 = (s73 * (s71 * (s29 * s65))) * s115;
int s119 = s105 == 0.0;
double s125 = a23 ? (s107 * (s32 - (s107 * (s55 * (s119 ? 0.0 : (s108 * (s109 * s116))))))) : s32;
double s128 = a23 ? (s55 * s107) : s55;
double s131 = ((s82 * s125) + (s116 * s128)) * a24;
double s134 = (s103 * s125) * a25;
double s136 = (s63 * s131) - (s61 * s134);
int s137 = a8 > a6;
double s142 = s115 * (s73 * (s71 * (s40 * s65)));
double s150 = a23 ? (s107 * (s42 - (s107 * (s55 * (s119 ? 0.0 : (s108 * (s109 * s142))))))) : s42;
double s154 = a24 * ((s82 * s150) + (s128 * s142));
double s157 = a25 * (s103 * s150);
double s159 = (s63 * s154) - (s61 * s157);
double s164 = s115 * (s73 * (s71 * (s45 * s65)));
double s172 = a23 ? (s107 * (s47 - (s107 * (s55 * (s119 ? 0.0 : (s108 * (s109 * s164))))))) : s47;
double s176 = a24 * ((s82 * s172) + (s128 * s164));
double s179 = a25 * (s103 * s172);
double s181 = (s63 * s176) - (s61 * s179);
double s184 = a23 ? (s53 * s107) : s53;
double s186 = a25 * (s103 * s184);
double s189 = a24 * (s82 * s184);
double s191 = (s61 * s186) - (s63 * s189);
double s195 = a23 ? (s54 * s107) : s54;
double s197 = a25 * (s103 * s195);
double s200 = a24 * (s82 * s195);
double s202 = (s61 * s197) - (s63 * s200);
double s206 = s115 * (s73 * s74);
double s215 = a23 ? (-(s107 * (s107 * (s55 * (s119 ? 0.0 : (-(s108 * (s109 * s206)))))))) : 0.0;
double s219 = a24 * ((s82 * s215) - (s128 * s206));
double s222 = a25 * (s103 * s215);
double s224 = (s63 * s219) - (s61 * s222);
double s231 = (s94 * s95) * ((double)((1 - a22) - a21));
double s240 = a23 ? (-(s107 * (s107 * (s55 * (s119 ? 0.0 : (-(s108 * ((2.0 * s103) * s231)))))))) : 0.0;
double s244 = a25 * ((s103 * s240) - (s128 * s231));
double s247 = a24 * (s82 * s240);
double s249 = (s61 * s244) - (s63 * s247);
double s252 = s82 * s128;
double s253 = s63 * s252;
double s255 = s103 * s128;
double s256 = s61 * s255;
double s260 = s103 * (s128 * a25);
double s263 = s82 * (s128 * a24);
double s265 = (s61 * s260) - (s63 * s263);
double s270 = (s61 * s131) + (s63 * s134);
double s275 = (s61 * s154) + (s63 * s157);
double s280 = (s61 * s176) + (s63 * s179);
double s285 = (s63 * s186) + (s61 * s189);
double s290 = (s63 * s197) + (s61 * s200);
double s295 = (s61 * s219) + (s63 * s222);
double s300 = (s63 * s244) + (s61 * s247);
double s303 = s61 * s252;
double s306 = s63 * s255;
double s311 = (s63 * s260) + (s61 * s263);
y[i[6]] = s137 ? ((s51 * s270) + (s29 * s311)) : 0.0;
y[i[6] + 1] = s137 ? ((s51 * s275) + (s40 * s311)) : 0.0;
y[i[6] + 2] = s137 ? ((s51 * s280) + (s45 * s311)) : 0.0;
y[i[6] + 3] = s137 ? (s51 * s285) : 0.0;
y[i[6] + 4] = s137 ? (s51 * s290) : 0.0;
y[i[6] + 5] = s137 ? (s51 * s295) : 0.0;
y[i[6] + 6] = s137 ? (s51 * s300) : 0.0;
y[i[6] + 7] = s137 ? (s51 * s303) : 0.0;
y[i[6] + 8] = s137 ? (s51 * s306) : 0.0;
y[i[6] + 9] = s137 ? ((s51 * s136) - (s29 * s265)) : 0.0;
y[i[6] + 10] = s137 ? ((s51 * s159) - (s40 * s265)) : 0.0;
y[i[6] + 11] = s137 ? ((s51 * s181) - (s45 * s265)) : 0.0;
y[i[6] + 12] = s137 ? (-(s51 * s191)) : 0.0;
y[i[6] + 13] = s137 ? (-(s51 * s202)) : 0.0;
y[i[6] + 14] = s137 ? (s51 * s224) : 0.0;
y[i[6] + 15] = s137 ? (-(s51 * s249)) : 0.0;
y[i[6] + 16] = s137 ? (s51 * s253) : 0.0;
y[i[6] + 17] = s137 ? (-(s51 * s256)) : 0.0;
F[i[7] + 58] = -s32;
F[i[7] + 30] = -s42;
F[i[8] + 14] = -(s137 ? (-s202) : 0.0);
F[i[9] + 24] = -(s137 ? s224 : 0.0);
F[i[9] + 36] = -(s137 ? (-s249) : 0.0);
F[i[9]] = -(s137 ? s253 : 0.0);
F[i[9] + 12] = -(s137 ? (-s256) : 0.0);
F[i[7] + 57] = -(s137 ? (-s270) : 0.0);
F[i[7] + 29] = -(s137 ? (-s275) : 0.0);
F[i[7] + 1] = -(s137 ? (-s280) : 0.0);
F[i[8] + 1] = -(s137 ? (-s285) : 0.0);
F[i[7] + 2] = -s47;
F[i[8] + 15] = -(s137 ? (-s290) : 0.0);
F[i[9] + 25] = -(s137 ? (-s295) : 0.0);
F[i[9] + 37] = -(s137 ? (-s300) : 0.0);
F[i[9] + 1] = -(s137 ? (-s303) : 0.0);
F[i[9] + 13] = -(s137 ? (-s306) : 0.0);
F[i[8] + 2] = -s53;
F[i[8] + 16] = -s54;
F[i[7] + 56] = -(s137 ? s136 : 0.0);
F[i[7] + 28] = -(s137 ? s159 : 0.0);
F[i[7]] = -(s137 ? s181 : 0.0);
F[i[8]] = -(s137 ? (-s191) : 0.0);
    }
}

static void iltis_by_rho_line_dv_28(const double *restrict x, double *restrict y, const unsigned short *i, int count)
{
    for (; count; count--, i += 6) {
double a0 = x[i[0] + 381];
double a1 = x[i[1]];
double a2 = x[i[0] + 141];
double a3 = x[i[0] + 144];
double a4 = x[i[2]];
double a5 = x[i[0] + 382];
double a6 = x[i[3] + 2];
double a7 = x[i[0] + 147];
double a10 = x[i[3] + 4];
double a11 = x[i[5] + 4];
double a12 = x[i[3]];
double a13 = x[i[5] + 1];
double a14 = x[i[3] + 3];
double a15 = x[i[1] + 2];
double a16 = x[i[5] + 7];
double a17 = x[i[0] + 140];
double a18 = x[i[0] + 143];
double a19 = x[i[0] + 146];
double a22 = x[i[5] + 3];
double a23 = x[i[5]];
double a24 = x[i[5] + 6];
double a25 = x[i[0] + 142];
double a26 = x[i[0] + 145];
double a27 = x[i[0] + 148];
double a30 = x[i[5] + 5];
double a31 = x[i[5] + 2];
double a32 = x[i[5] + 8];
double s0 = a0 - a1;
double s4 = a5 - a6;
double s6 = ((s0 * a2) - (a3 * a4)) + (s4 * a7);
double s10 = a4 - a10;
double s12 = a1 - a12;
double s15 = a14 - a15;
double s17 = ((s10 * a11) + (s12 * a13)) - (s15 * a16);
double s18 = ((s6 - (x[i[0] + 1])) + (x[i[4] + 1])) + s17;
double s24 = ((s0 * a17) - (a4 * a18)) + (s4 * a19);
double s32 = ((s10 * a22) + (s12 * a23)) - (s15 * a24);
double s33 = ((s24 - x[i[0]]) + x[i[4]]) + s32;
double s40 = ((s0 * a25) - (a4 * a26)) + (s4 * a27);
double s48 = ((s10 * a30) + (s12 * a31)) - (s15 * a32);
double s49 = ((s40 - (x[i[0] + 2])) + (x[i[4] + 2])) + s48;
double s51 = ((s18 * s18) + (s33 * s33)) + (s49 * s49);
double s52 = sqrt(s51);
double s53 = 1.0 / s52;
double s54 = 0.5 * s53;
double s55 = 2.0 * s18;
double s56 = 0.5 * a13;
double s57 = a2 - s56;
double s59 = 2.0 * s33;
double s60 = 0.5 * a23;
double s61 = a17 - s60;
double s64 = 2.0 * s49;
double s65 = 0.5 * a31;
double s66 = a25 - s65;
int s71 = s51 == 0.0;
double s72 = s71 ? 0.0 : (-(s54 * (((s55 * s57) + (s59 * s61)) + (s64 * s66))));
double s76 = s53 * (s61 + (s53 * (s33 * s72)));
double s78 = 0.5 * a16;
double s79 = a7 - s78;
double s81 = 0.5 * a24;
double s82 = a19 - s81;
double s85 = 0.5 * a32;
double s86 = a27 - s85;
double s91 = s71 ? 0.0 : (-(s54 * (((s55 * s79) + (s59 * s82)) + (s64 * s86))));
double s95 = s53 * (s82 + (s53 * (s33 * s91)));
double s97 = 0.5 * a11;
double s98 = a3 - s97;
double s100 = 0.5 * a22;
double s101 = a18 - s100;
double s104 = 0.5 * a30;
double s105 = a26 - s104;
double s109 = 0.5 * (s71 ? 0.0 : s53);
double s110 = (((s55 * s98) + (s59 * s101)) + (s64 * s105)) * s109;
double s114 = s53 * (s101 - (s53 * (s33 * s110)));
double s123 = s71 ? 0.0 : (-(s54 * (((s55 * s56) + (s59 * s60)) + (s64 * s65))));
double s127 = s53 * (s60 + (s53 * (s33 * s123)));
double s135 = s71 ? 0.0 : (-(s54 * (((s55 * s78) + (s59 * s81)) + (s64 * s85))));
double s139 = s53 * (s81 + (s53 * (s33 * s135)));
double s145 = s109 * (((s55 * s97) + (s59 * s100)) + (s64 * s104));
double s149 = s53 * (s100 - (s53 * (s33 * s145)));
double s154 = ((a7 * s55) + (a19 * s59)) + (a27 * s64);
double s157 = s71 ? 0.0 : (-(s54 * s154));
double s161 = s53 * (a19 + (s53 * (s33 * s157)));
double s167 = s109 * (((a2 * s55) + (a17 * s59)) + (a25 * s64));
double s171 = s53 * (a17 - (s53 * (s33 * s167)));
double s172 = s109 * s154;
double s176 = s53 * (a19 - (s53 * (s33 * s172)));
double s180 = s53 * (s57 + (s53 * (s18 * s72)));
double s185 = s53 * (s79 + (s53 * (s18 * s91)));
double s190 = s53 * (s98 - (s53 * (s18 * s110)));
double s195 = s53 * (s56 + (s53 * (s18 * s123)));
double s199 = s53 * (s78 + (s53 * (s18 * s135)));
double s203 = s53 * (s97 - (s53 * (s18 * s145)));
double s207 = s53 * (a7 + (s53 * (s18 * s157)));
double s211 = s53 * (a2 - (s53 * (s18 * s167)));
double s215 = s53 * (a7 - (s53 * (s18 * s172)));
double s219 = s53 * (s66 + (s53 * (s49 * s72)));
double s224 = s53 * (s86 + (s53 * (s49 * s91)));
double s229 = s53 * (s105 - (s53 * (s49 * s110)));
double s234 = s53 * (s65 + (s53 * (s49 * s123)));
double s238 = s53 * (s85 + (s53 * (s49 * s135)));
double s242 = s53 * (s104 - (s53 * (s49 * s145)));
double s246 = s53 * (a27 + (s53 * (s49 * s157)));
double s250 = s53 * (a25 - (s53 * (s49 * s167)));
double s254 = s53 * (a27 - (s53 * (s49 * s172)));
double s256 = a12 - (a1 + s32);
double s258 = s33 * s53;
double s264 = a10 - (a4 + s17);
double s267 = s18 * s53;
double s268 = s56 * s267;
double s271 = a14 - (a15 + s48);
double s274 = s49 * s53;
double s275 = s65 * s274;
double s279 = s81 * s258;
double s283 = s78 * s267;
double s293 = s100 * s258;
double s303 = s104 * s274;
double s355 = a0 - (a1 - s24);
double s358 = s258 * (1.0 + a17);
double s360 = a4 - s6;
double s363 = a2 * s267;
double s366 = a5 - (a6 - s40);
double s369 = a25 * s274;
double s373 = a19 * s258;
double s377 = a7 * s267;
double s382 = s274 * (1.0 + a27);
y[i[2] + 1] = -s114;
y[i[2] + 2] = s127;
y[i[2] + 3] = s139;
y[i[2] + 4] = s161;
y[i[2] + 5] = -s190;
y[i[2] + 6] = s195;
y[i[2] + 7] = s199;
y[i[2] + 8] = s207;
y[i[2] + 9] = -s229;
y[i[2] + 10] = s234;
y[i[2] + 11] = s238;
y[i[2] + 12] = s246;
y[i[2] + 13] = s60;
y[i[2] + 14] = s81;
y[i[2] + 15] = s100;
y[i[2] + 16] = s56;
y[i[2] + 17] = s78;
y[i[2] + 18] = s97;
y[i[2] + 19] = s65;
y[i[2] + 20] = s85;
y[i[2] + 21] = s104;
y[i[2] + 22] = s72;
y[i[2] + 23] = s91;
y[i[2] + 24] = s110;
y[i[2] + 25] = s123;
y[i[2] + 26] = s135;
y[i[2] + 27] = s145;
y[i[2] + 28] = s157;
y[i[2] + 29] = s167;
y[i[2] + 30] = s172;
y[i[2] + 31] = -((((((s76 * s256) + (s258 * ((1.0 + s60) - 0.5))) + (s180 * s264)) + s268) + (s219 * s271)) + s275);
y[i[2] + 32] = -((((((s95 * s256) + s279) + (s185 * s264)) + s283) + (s224 * s271)) + (s274 * ((1.0 + s85) - 0.5)));
y[i[2] + 33] = -(s303 + ((((s293 - (s149 * s256)) - (s203 * s264)) + (s267 * (s97 - (-0.5)))) - (s242 * s271)));
y[i[2] + 34] = ((s211 * s264) + (s171 * s256)) + (s250 * s271);
y[i[2] + 35] = ((s215 * s264) + (s176 * s256)) + (s254 * s271);
y[i[2] + 36] = -((((((s76 * s355) + s358) - (s180 * s360)) + s363) + (s219 * s366)) + s369);
y[i[2] + 37] = -((((((s95 * s355) + s373) - (s185 * s360)) + s377) + (s224 * s366)) + s382);
y[i[2] + 38] = -(((s203 * s360) - (s149 * s355)) - (s242 * s366));
y[i[2] + 39] = s369 + ((s363 + ((s358 + (s171 * s355)) - (s211 * s360))) + (s250 * s366));
y[i[2] + 40] = s382 + ((s377 + ((s373 + (s176 * s355)) - (s215 * s360))) + (s254 * s366));
y[i[2] + 41] = s32;
y[i[2] + 42] = -s24;
y[i[2] + 43] = s17;
y[i[2] + 44] = -s6;
y[i[2] + 45] = s48;
y[i[2] + 46] = -s40;
y[i[2] + 47] = s52;
y[i[2] + 48] = ((s264 * s267) + (s256 * s258)) + (s271 * s274);
y[i[2] + 49] = -(((s267 * s360) - (s258 * s355)) - (s274 * s366));
y[i[2] + 50] = -(-s76);
y[i[2] + 51] = -(-s95);
y[i[2] + 52] = -(-s185);
y[i[2] + 53] = -s203;
y[i[2] + 54] = -s211;
y[i[2] + 55] = -s215;
y[i[2] + 56] = -(-s219);
y[i[2] + 57] = -(-s224);
y[i[2] + 58] = -s242;
y[i[2] + 59] = -s250;
y[i[2] + 60] = -s254;
y[i[2] + 61] = -s60;
y[i[2] + 62] = -s81;
y[i[2] + 63] = -s100;
y[i[2] + 64] = -s56;
y[i[2] + 65] = -s78;
y[i[2] + 66] = -s97;
y[i[2] + 67] = -s65;
y[i[2] + 68] = -s85;
y[i[2] + 69] = -s104;
y[i[2] + 70] = -(-((((((s114 * s256) + s293) + (s190 * s264)) - (s267 * (((-1.0) - s97) - (-0.5)))) + (s229 * s271)) + s303));
y[i[2] + 71] = -(-(s275 + ((s268 - (((s127 * s256) - (s258 * (0.5 + s60))) + (s195 * s264))) - (s234 * s271))));
y[i[2] + 72] = -(-(((s283 + ((s279 - (s139 * s256)) - (s199 * s264))) - (s238 * s271)) + (s274 * (0.5 + s85))));
y[i[2] + 73] = -s149;
y[i[2] + 74] = -(((s207 * s264) + (s161 * s256)) + (s246 * s271));
y[i[2] + 75] = -(-((((((s114 * s355) + (a18 * s258)) - (s190 * s360)) - (s267 * ((-1.0) - a3))) + (s229 * s366)) + (a26 * s274)));
y[i[2] + 76] = -(-(((s195 * s360) - (s127 * s355)) - (s234 * s366)));
y[i[2] + 77] = -(-(((s199 * s360) - (s139 * s355)) - (s238 * s366)));
y[i[2] + 78] = -(s382 + ((s377 + ((s373 + (s161 * s355)) - (s207 * s360))) + (s246 * s366)));
y[i[2] + 79] = -s258;
y[i[2] + 80] = -s267;
y[i[2] + 81] = -s274;
y[i[2] + 82] = -s171;
y[i[2] + 83] = -s176;
y[i[2] + 84] = -(-s180);
    }
}

static void iltis_by_rho_line_dv_29(const double *restrict x, double *restrict y, double *restrict F, const unsigned short *i, int count)
{
    for (; count; count--, i += 6) {
double a0 = x[i[0] + 381];
double a1 = x[i[1] + 21];
double a2 = x[i[0] + 141];
double a3 = x[i[0] + 144];
double a4 = x[i[2]];
double a5 = x[i[0] + 382];
double a6 = x[i[1] + 23];
double a7 = x[i[0] + 147];
double a10 = x[i[2] + 1];
double a11 = x[i[2] + 2];
double a12 = x[i[4] + 4];
double a13 = x[i[1]];
double a14 = x[i[1] + 18];
double a15 = x[i[4] + 1];
double a16 = x[i[1] + 2];
double a17 = x[i[1] + 20];
double a18 = x[i[4] + 7];
double a19 = x[i[0] + 140];
double a20 = x[i[0] + 143];
double a21 = x[i[0] + 146];
double a24 = x[i[4] + 3];
double a25 = x[i[4]];
double a26 = x[i[4] + 6];
double a27 = x[i[0] + 142];
double a28 = x[i[0] + 145];
double a29 = x[i[0] + 148];
double a32 = x[i[4] + 5];
double a33 = x[i[4] + 2];
double a34 = x[i[4] + 8];
double s0 = a0 - a1;
double s4 = a5 - a6;
double s6 = ((s0 * a2) - (a3 * a4)) + (s4 * a7);
double s10 = a10 - a11;
double s12 = a13 - a14;
double s15 = a16 - a17;
double s17 = ((s10 * a12) + (s12 * a15)) + (s15 * a18);
double s19 = ((s6 - (x[i[0] + 1])) + (x[i[3] + 1])) - s17;
double s25 = ((s0 * a19) - (a4 * a20)) + (s4 * a21);
double s33 = ((s10 * a24) + (s12 * a25)) + (s15 * a26);
double s35 = ((s25 - x[i[0]]) + x[i[3]]) - s33;
double s42 = ((s0 * a27) - (a4 * a28)) + (s4 * a29);
double s50 = ((s10 * a32) + (s12 * a33)) + (s15 * a34);
double s52 = ((s42 - (x[i[0] + 2])) + (x[i[3] + 2])) - s50;
double s54 = ((s19 * s19) + (s35 * s35)) + (s52 * s52);
double s55 = sqrt(s54);
double s56 = 1.0 / s55;
double s57 = 0.5 * s56;
double s58 = 2.0 * s19;
double s60 = 2.0 * s35;
double s63 = 2.0 * s52;
double s65 = ((a12 * s58) + (a24 * s60)) + (a32 * s63);
int s68 = s54 == 0.0;
double s69 = s68 ? 0.0 : (-(s57 * s65));
double s73 = s56 * (a24 + (s56 * (s35 * s69)));
double s78 = ((a15 * s58) + (a25 * s60)) + (a33 * s63);
double s81 = s68 ? 0.0 : (-(s57 * s78));
double s85 = s56 * (a25 + (s56 * (s35 * s81)));
double s90 = ((a18 * s58) + (a26 * s60)) + (a34 * s63);
double s93 = s68 ? 0.0 : (-(s57 * s90));
double s97 = s56 * (a26 + (s56 * (s35 * s93)));
double s99 = 0.5 * (s68 ? 0.0 : s56);
double s100 = s65 * s99;
double s104 = s56 * (a24 - (s56 * (s35 * s100)));
double s105 = s78 * s99;
double s109 = s56 * (a25 - (s56 * (s35 * s105)));
double s110 = s90 * s99;
double s114 = s56 * (a26 - (s56 * (s35 * s110)));
double s119 = ((a2 * s58) + (a19 * s60)) + (a27 * s63);
double s122 = s68 ? 0.0 : (-(s57 * s119));
double s126 = s56 * (a19 + (s56 * (s35 * s122)));
double s131 = ((a7 * s58) + (a21 * s60)) + (a29 * s63);
double s134 = s68 ? 0.0 : (-(s57 * s131));
double s138 = s56 * (a21 + (s56 * (s35 * s134)));
double s139 = s99 * s119;
double s143 = s56 * (a19 - (s56 * (s35 * s139)));
double s149 = s99 * (((a3 * s58) + (a20 * s60)) + (a28 * s63));
double s153 = s56 * (a20 - (s56 * (s35 * s149)));
double s154 = s99 * s131;
double s158 = s56 * (a21 - (s56 * (s35 * s154)));
double s162 = s56 * (a12 + (s56 * (s19 * s69)));
double s166 = s56 * (a15 + (s56 * (s19 * s81)));
double s170 = s56 * (a18 + (s56 * (s19 * s93)));
double s174 = s56 * (a12 - (s56 * (s19 * s100)));
double s178 = s56 * (a15 - (s56 * (s19 * s105)));
double s182 = s56 * (a18 - (s56 * (s19 * s110)));
double s186 = s56 * (a2 + (s56 * (s19 * s122)));
double s190 = s56 * (a7 + (s56 * (s19 * s134)));
double s194 = s56 * (a2 - (s56 * (s19 * s139)));
double s198 = s56 * (a3 - (s56 * (s19 * s149)));
double s202 = s56 * (a7 - (s56 * (s19 * s154)));
double s206 = s56 * (a32 + (s56 * (s52 * s69)));
double s210 = s56 * (a33 + (s56 * (s52 * s81)));
double s214 = s56 * (a34 + (s56 * (s52 * s93)));
double s218 = s56 * (a32 - (s56 * (s52 * s100)));
double s222 = s56 * (a33 - (s56 * (s52 * s105)));
double s226 = s56 * (a34 - (s56 * (s52 * s110)));
double s230 = s56 * (a27 + (s56 * (s52 * s122)));
double s234 = s56 * (a29 + (s56 * (s52 * s134)));
double s238 = s56 * (a27 - (s56 * (s52 * s139)));
double s242 = s56 * (a28 - (s56 * (s52 * s149)));
double s246 = s56 * (a29 - (s56 * (s52 * s154)));
double s248 = a13 - (a14 - s33);
double s250 = s35 * s56;
double s251 = a24 * s250;
double s254 = a10 - (a11 - s17);
double s257 = s19 * s56;
double s262 = a16 - (a17 - s50);
double s265 = s52 * s56;
double s266 = a32 * s265;
double s270 = s250 * (1.0 + a25);
double s274 = a15 * s257;
double s278 = a33 * s265;
double s281 = a26 * s250;
double s285 = a18 * s257;
double s290 = s265 * (1.0 + a34);
double s346 = a4 - s6;
double s349 = a0 - (a1 - s25);
double s353 = a5 - (a6 - s42);
double s389 = s250 * (1.0 + a19);
double s393 = a2 * s257;
double s397 = a27 * s265;
double s400 = a21 * s250;
double s404 = a7 * s257;
double s409 = s265 * (1.0 + a29);
y[i[2] + 3] = s73;
y[i[2] + 4] = s85;
y[i[2] + 5] = s97;
y[i[2] + 6] = s126;
y[i[2] + 7] = s138;
y[i[2] + 8] = s162;
y[i[2] + 9] = s166;
y[i[2] + 10] = s170;
y[i[2] + 11] = s186;
y[i[2] + 12] = s190;
y[i[2] + 13] = s206;
y[i[2] + 14] = s210;
y[i[2] + 15] = s214;
y[i[2] + 16] = s230;
y[i[2] + 17] = s234;
y[i[2] + 18] = s69;
y[i[2] + 19] = s81;
y[i[2] + 20] = s93;
y[i[2] + 21] = s100;
y[i[2] + 22] = s105;
y[i[2] + 23] = s110;
y[i[2] + 24] = s122;
y[i[2] + 25] = s134;
y[i[2] + 26] = s139;
y[i[2] + 27] = s149;
y[i[2] + 28] = s154;
y[i[2] + 29] = -(s266 + ((((s251 - (s104 * s248)) - (s174 * s254)) + (s257 * (a12 - (-1.0)))) - (s218 * s262)));
y[i[2] + 30] = -(s278 + ((s274 + ((s270 - (s109 * s248)) - (s178 * s254))) - (s222 * s262)));
y[i[2] + 31] = -(s290 + ((s285 + ((s281 - (s114 * s248)) - (s182 * s254))) - (s226 * s262)));
y[i[2] + 32] = ((s194 * s254) + (s143 * s248)) + (s238 * s262);
y[i[2] + 33] = ((s198 * s254) + (s153 * s248)) + (s242 * s262);
y[i[2] + 34] = ((s202 * s254) + (s158 * s248)) + (s246 * s262);
y[i[2] + 35] = -(((s174 * s346) - (s104 * s349)) - (s218 * s353));
y[i[2] + 36] = -(((s178 * s346) - (s109 * s349)) - (s222 * s353));
y[i[2] + 37] = -(((s182 * s346) - (s114 * s349)) - (s226 * s353));
y[i[2] + 38] = s397 + ((s393 + ((s389 + (s143 * s349)) - (s194 * s346))) + (s238 * s353));
y[i[2] + 39] = (((((s153 * s349) + (a20 * s250)) - (s198 * s346)) - (s257 * ((-1.0) - a3))) + (s242 * s353)) + (a28 * s265);
y[i[2] + 40] = s409 + ((s404 + ((s400 + (s158 * s349)) - (s202 * s346))) + (s246 * s353));
y[i[2] + 41] = s250;
y[i[2] + 42] = -s33;
y[i[2] + 43] = -s25;
y[i[2] + 44] = s257;
y[i[2] + 45] = -s17;
y[i[2] + 46] = -s6;
y[i[2] + 47] = s265;
y[i[2] + 48] = -s50;
y[i[2] + 49] = -s42;
y[i[2] + 50] = s55;
y[i[2] + 51] = ((s254 * s257) + (s248 * s250)) + (s262 * s265);
y[i[2] + 52] = -(((s257 * s346) - (s250 * s349)) - (s265 * s353));
y[i[2] + 53] = -s158;
y[i[2] + 54] = -s174;
y[i[2] + 55] = -s178;
y[i[2] + 56] = -s182;
y[i[2] + 57] = -s194;
y[i[2] + 58] = -s198;
y[i[2] + 59] = -s202;
y[i[2] + 60] = -s218;
y[i[2] + 61] = -s222;
y[i[2] + 62] = -s226;
y[i[2] + 63] = -s104;
y[i[2] + 64] = -s238;
y[i[2] + 65] = -s242;
y[i[2] + 66] = -s246;
y[i[2] + 67] = -s109;
y[i[2] + 68] = -((((((s73 * s248) - s251) + (s162 * s254)) + (s257 * ((-1.0) - a12))) + (s206 * s262)) - s266);
y[i[2] + 69] = -((((((s85 * s248) - s270) + (s166 * s254)) - s274) + (s210 * s262)) - s278);
y[i[2] + 70] = -((((((s97 * s248) - s281) + (s170 * s254)) - s285) + (s214 * s262)) - s290);
y[i[2] + 71] = -s114;
y[i[2] + 72] = -(((s186 * s254) + (s126 * s248)) + (s230 * s262));
y[i[2] + 73] = -(((s190 * s254) + (s138 * s248)) + (s234 * s262));
y[i[2] + 74] = -(-(((s162 * s346) - (s73 * s349)) - (s206 * s353)));
y[i[2] + 75] = -(-(((s166 * s346) - (s85 * s349)) - (s210 * s353)));
y[i[2] + 76] = -(-(((s170 * s346) - (s97 * s349)) - (s214 * s353)));
y[i[2] + 77] = -((((((s126 * s349) + s389) - (s186 * s346)) + s393) + (s230 * s353)) + s397);
y[i[2] + 78] = -((((((s138 * s349) + s400) - (s190 * s346)) + s404) + (s234 * s353)) + s409);
y[i[2] + 79] = -s250;
y[i[2] + 80] = -s257;
y[i[2] + 81] = -s265;
y[i[2] + 82] = -s55;
y[i[2] + 83] = -s143;
y[i[2] + 84] = -s153;
F[i[5]] = s250;
F[i[5] + 1] = s257;
F[i[5] + 2] = s265;
    }
}

static void iltis_by_rho_wrench_to_Q_dv_31(const double *restrict x, double *restrict y, const unsigned short *i, int count)
{
    for (; count; count--, i += 6) {
double a0 = x[i[0]];
double a1 = x[i[1] + 2];
double a2 = x[i[2]];
double a3 = x[i[1]];
double a4 = x[i[3]];
double a5 = x[i[1] + 1];
double a6 = x[i[4]];
double a7 = x[i[1] + 3];
y[i[5]] = -(2.0 * ((((a0 * a1) - (a2 * a3)) + (a4 * a5)) + (a6 * a7)));
y[i[5] + 1] = 2.0 * ((((a0 * a7) + (a3 * a4)) + (a2 * a5)) - (a1 * a6));
y[i[5] + 2] = -(2.0 * ((((a4 * a7) - (a0 * a3)) - (a5 * a6)) - (a1 * a2)));
y[i[5] + 3] = -(2.0 * ((((a0 * a5) - (a1 * a4)) - (a3 * a6)) - (a2 * a7)));
    }
}

static void iltis_by_rho_wrench_to_Q_dv_33(const double *restrict x, double *restrict y, double *restrict F, const unsigned short *i, int count)
{
    for (; count; count--, i += 3) {
double a0 = x[i[0]];
double a1 = x[i[1] + 1];
double a2 = x[i[0] + 9];
double a3 = x[i[1] + 2];
double a4 = x[i[1] + 3];
double a5 = x[i[1]];
F[i[2] + 1] = -(2.0 * ((a2 * a4) + (a0 * a5)));
F[i[2] + 2] = -(-(2.0 * ((a0 * a4) - (a2 * a5))));
F[i[2] + 3] = -(-(2.0 * ((a1 * a2) - (a0 * a3))));
F[i[2]] = 2.0 * ((a0 * a1) + (a2 * a3));
    }
}

static void iltis_by_rho_add_weight_dv_34(const double *restrict x, double *restrict y, const unsigned short *i, int count)
{
    for (; count; count--, i += 2) {
double a2 = x[i[0] + 3];
double a3 = x[i[0] + 405];
double a4 = x[i[0] + 2];
double a5 = x[i[0] + 404];
double a6 = x[i[0] + 406];
double a7 = x[i[0]];
double a8 = x[i[0] + 407];
double a9 = x[i[0] + 1];
double s8 = 8.0 * ((((a2 * a3) + (a4 * a5)) - (a6 * a7)) - (a8 * a9));
double s17 = 8.0 * ((((a3 * a7) - (a5 * a9)) + (a2 * a6)) - (a4 * a8));
double s27 = 8.0 * ((((a3 * a4) - (a2 * a5)) - (a6 * a9)) + (a7 * a8));
y[i[1]] = a6 * s8;
y[i[1] + 1] = -(a3 * s17);
y[i[1] + 2] = -(a8 * s27);
y[i[1] + 3] = a8 * s8;
y[i[1] + 4] = -(a5 * s17);
y[i[1] + 5] = -(a6 * s27);
y[i[1] + 6] = a5 * s8;
y[i[1] + 7] = -(a8 * s17);
y[i[1] + 8] = -(a3 * s27);
y[i[1] + 9] = a3 * s8;
y[i[1] + 10] = -(a6 * s17);
y[i[1] + 11] = -(a5 * s27);
    }
}

static void iltis_by_rho_add_weight_dv_35(const double *restrict x, double *restrict y, const unsigned short *i, int count)
{
    for (; count; count--, i += 2) {
double a2 = x[i[0] + 3];
double a3 = x[i[0] + 405];
double a4 = x[i[0] + 2];
double a5 = x[i[0] + 404];
double a6 = x[i[0] + 406];
double a7 = x[i[0]];
double a8 = x[i[0] + 407];
double a9 = x[i[0] + 1];
double s8 = 8.0 * ((((a2 * a3) + (a4 * a5)) - (a6 * a7)) - (a8 * a9));
double s17 = 8.0 * ((((a3 * a4) - (a2 * a5)) - (a6 * a9)) + (a7 * a8));
double s26 = 8.0 * ((((a3 * a7) - (a5 * a9)) + (a2 * a6)) - (a4 * a8));
y[i[1]] = a6 * s8;
y[i[1] + 1] = -((a8 * s17) + (a3 * s26));
y[i[1] + 2] = a8 * s8;
y[i[1] + 3] = -((a6 * s17) + (a5 * s26));
y[i[1] + 4] = a5 * s8;
y[i[1] + 5] = (a3 * s17) - (a8 * s26);
y[i[1] + 6] = a3 * s8;
y[i[1] + 7] = (a5 * s17) - (a6 * s26);
    }
}

static void iltis_by_rho_dot_r0_b_36(const double *restrict x, double *restrict y)
{
double a1 = x[1982];
double s12 = a1 * x[143];
double s13 = a1 * x[144];
double s14 = a1 * x[145];
y[3506] = x[3476] * a1;
y[3507] = a1 * x[3477];
y[3508] = a1 * x[142];
y[3509] = a1 * x[148];
y[3510] = a1 * x[3478];
y[3511] = a1 * x[3479];
y[3512] = a1 * x[141];
y[3513] = a1 * x[147];
y[3514] = a1 * x[3480];
y[3515] = a1 * x[3481];
y[3516] = a1 * x[140];
y[3517] = a1 * x[146];
y[3518] = s12;
y[3519] = s13;
y[3520] = s14;
y[3521] = (x[1871] + (x[1876] + (x[1886] + (x[1891] + (x[1901] + (x[1906] + (x[1916] + x[1921]))))))) + s12;
y[3522] = (x[1872] + (x[1877] + (x[1887] + (x[1892] + (x[1902] + (x[1907] + (x[1917] + x[1922]))))))) + s13;
y[3523] = (x[1873] + (x[1878] + (x[1888] + (x[1893] + (x[1903] + (x[1908] + (x[1918] + x[1923]))))))) + s14;
}

static void iltis_by_rho_dot_r0_b_37(const double *restrict x, double *restrict y, const unsigned short *i, int count)
{
    for (; count; count--, i += 3) {
double a1 = x[i[1]];
y[i[2]] = (x[i[0] + 3336]) * a1;
y[i[2] + 1] = a1 * (x[i[0] + 3337]);
y[i[2] + 2] = a1 * (x[i[0] + 2]);
y[i[2] + 3] = a1 * (x[i[0] + 8]);
y[i[2] + 4] = a1 * (x[i[0] + 3338]);
y[i[2] + 5] = a1 * (x[i[0] + 3339]);
y[i[2] + 6] = a1 * (x[i[0] + 1]);
y[i[2] + 7] = a1 * (x[i[0] + 7]);
y[i[2] + 8] = a1 * (x[i[0] + 3340]);
y[i[2] + 9] = a1 * (x[i[0] + 3341]);
y[i[2] + 10] = a1 * x[i[0]];
y[i[2] + 11] = a1 * (x[i[0] + 6]);
    }
}

static void iltis_by_rho_frame_nodiff_b_38(const double *restrict x, double *restrict y, double *restrict F)
{
double a1 = x[136];
double a3 = x[138];
double a4 = x[3462];
double a5 = x[139];
double a6 = x[137];
double s0 = 2.0 * x[3460];
double s2 = 2.0 * x[3461];
double s15 = 4.0 * a1;
double s22 = 2.0 * x[3463];
double s24 = 2.0 * x[3464];
y[3465] = s15;
y[3466] = 4.0 * a5;
y[3467] = a5 * s22;
y[3468] = a5 * s24;
y[3469] = a3 * s22;
y[3470] = a3 * s24;
y[3471] = a6 * s22;
y[3472] = a6 * s24;
y[3473] = a1 * s22;
y[3474] = a1 * s24;
y[3475] = 4.0 * a6;
F[2445] = -((s0 * a1) - (s2 * a3));
F[2444] = (((4.0 * a3) * a4) + (s2 * a5)) + (s0 * a6);
F[2443] = (s0 * a3) + (a1 * s2);
F[2442] = ((a4 * s15) + (s2 * a6)) - (s0 * a5);
}

static void iltis_by_rho_frame_nodiff_b_39(const double *restrict x, double *restrict y, const unsigned short *i, int count)
{
    for (; count; count--, i += 10) {
double a8 = x[i[6]];
double s0 = 2.0 * x[i[0]];
y[i[9]] = (s0 * (x[i[1] + 1])) + x[i[2]];
y[i[9] + 1] = -((s0 * x[i[1]]) - x[i[3]]);
y[i[9] + 2] = ((s0 * (x[i[1] + 3])) + x[i[4]]) + (x[i[5]] * a8);
y[i[9] + 3] = -(((s0 * (x[i[1] + 2])) - x[i[7]]) - (a8 * x[i[8]]));
    }
}

static void iltis_by_rho_frame_nodiff_b_40(const double *restrict x, double *restrict y, const unsigned short *i, int count)
{
    for (; count; count--, i += 9) {
double a3 = x[i[3]];
double s0 = 2.0 * x[i[0]];
y[i[8]] = (s0 * (x[i[1] + 1])) + (((x[i[2] + 1]) * a3) + x[i[4]]);
y[i[8] + 1] = (s0 * x[i[1]]) + x[i[5]];
y[i[8] + 2] = -((s0 * (x[i[1] + 3])) - x[i[6]]);
y[i[8] + 3] = (s0 * (x[i[1] + 2])) + ((a3 * x[i[2]]) - x[i[7]]);
    }
}

static void iltis_by_rho_frame_nodiff_b_41(const double *restrict x, double *restrict y, const unsigned short *i, int count)
{
    for (; count; count--, i += 2) {
double a0 = x[i[0]];
double a1 = x[i[0] + 3];
double a4 = x[i[0] + 2];
double a5 = x[i[0] + 1];
double s2 = 2.0 * x[i[1]];
double s4 = 2.0 * (x[i[1] + 1]);
double s12 = 2.0 * (x[i[1] + 2]);
double s14 = 2.0 * (x[i[1] + 3]);
double s22 = 2.0 * (x[i[1] + 4]);
double s24 = 2.0 * (x[i[1] + 5]);
y[i[1] + 6] = 4.0 * a0;
y[i[1] + 7] = 4.0 * a1;
y[i[1] + 8] = a1 * s2;
y[i[1] + 9] = a1 * s4;
y[i[1] + 10] = s2 * a4;
y[i[1] + 11] = s4 * a4;
y[i[1] + 12] = s2 * a5;
y[i[1] + 13] = s4 * a5;
y[i[1] + 14] = a0 * s2;
y[i[1] + 15] = a0 * s4;
y[i[1] + 16] = a1 * s12;
y[i[1] + 17] = a1 * s14;
y[i[1] + 18] = a5 * s12;
y[i[1] + 19] = a5 * s14;
y[i[1] + 20] = a4 * s12;
y[i[1] + 21] = a4 * s14;
y[i[1] + 22] = a0 * s12;
y[i[1] + 23] = a0 * s14;
y[i[1] + 24] = a1 * s22;
y[i[1] + 25] = a1 * s24;
y[i[1] + 26] = 4.0 * a4;
y[i[1] + 27] = a4 * s22;
y[i[1] + 28] = a4 * s24;
y[i[1] + 29] = a5 * s22;
y[i[1] + 30] = a5 * s24;
y[i[1] + 31] = a0 * s22;
y[i[1] + 32] = a0 * s24;
y[i[1] + 33] = 4.0 * a5;
    }
}

static void iltis_by_rho_frame_nodiff_b_42(const double *restrict x, double *restrict y, const unsigned short *i, int count)
{
    for (; count; count--, i += 12) {
double a5 = x[i[5]];
y[i[11]] = x[i[0]] + x[i[1]];
y[i[11] + 1] = -(x[i[2]] - x[i[3]]);
y[i[11] + 2] = (x[i[4]] * a5) + (x[i[6]] + x[i[7]]);
y[i[11] + 3] = (a5 * x[i[8]]) - (x[i[9]] - x[i[10]]);
    }
}

static void iltis_by_rho_frame_nodiff_b_43(const double *restrict x, double *restrict y, const unsigned short *i, int count)
{
    for (; count; count--, i += 12) {
double a3 = x[i[3]];
y[i[11]] = -(x[i[0]] - x[i[1]]);
y[i[11] + 1] = ((x[i[2]] * a3) + x[i[4]]) + x[i[5]];
y[i[11] + 2] = x[i[6]] + x[i[7]];
y[i[11] + 3] = -(((a3 * x[i[8]]) + x[i[9]]) - x[i[10]]);
    }
}

static void iltis_by_rho_frame_nodiff_b_44(const double *restrict x, double *restrict y, const unsigned short *i, int count)
{
    for (; count; count--, i += 11) {
double a1 = x[i[1]];
y[i[10]] = (((x[i[0] + 1]) * a1) + x[i[2]]) + x[i[3]];
y[i[10] + 1] = x[i[4]] + x[i[5]];
y[i[10] + 2] = -(x[i[6]] - x[i[7]]);
y[i[10] + 3] = ((a1 * x[i[0]]) - x[i[8]]) + x[i[9]];
    }
}

static void iltis_by_rho_frame_nodiff_b_45(const double *restrict x, double *restrict y, const unsigned short *i, int count)
{
    for (; count; count--, i += 5) {
double a0 = x[i[0]];
double a1 = x[i[0] + 3];
double a5 = x[i[0] + 2];
double a6 = x[i[0] + 1];
double s2 = 2.0 * x[i[1]];
double s4 = 2.0 * x[i[2]];
double s6 = 2.0 * x[i[3]];
y[i[4]] = 4.0 * a0;
y[i[4] + 1] = 4.0 * a1;
y[i[4] + 2] = a1 * s2;
y[i[4] + 3] = a1 * s4;
y[i[4] + 4] = a1 * s6;
y[i[4] + 5] = s2 * a5;
y[i[4] + 6] = s4 * a5;
y[i[4] + 7] = s6 * a5;
y[i[4] + 8] = s2 * a6;
y[i[4] + 9] = s4 * a6;
y[i[4] + 10] = s6 * a6;
y[i[4] + 11] = a0 * s2;
y[i[4] + 12] = a0 * s4;
y[i[4] + 13] = a0 * s6;
y[i[4] + 14] = 4.0 * a5;
y[i[4] + 15] = 4.0 * a6;
    }
}

static void iltis_by_rho_frame_nodiff_b_46(const double *restrict x, double *restrict y, const unsigned short *i, int count)
{
    for (; count; count--, i += 7) {
double a1 = x[i[1]];
double a3 = x[i[1] + 2];
double a4 = x[i[1] + 3];
double a5 = x[i[3]];
double a7 = x[i[1] + 1];
double s0 = 2.0 * x[i[0]];
double s2 = 2.0 * x[i[2]];
y[i[6]] = -((s0 * a1) - (s2 * a3));
y[i[6] + 1] = ((s2 * a4) + (a5 * x[i[4]])) + (s0 * a7);
y[i[6] + 2] = (s0 * a3) + (a1 * s2);
y[i[6] + 3] = ((s2 * a7) + (a5 * x[i[5]])) - (s0 * a4);
    }
}

static void iltis_by_rho_frame_nodiff_b_47(const double *restrict x, double *restrict y, const unsigned short *i, int count)
{
    for (; count; count--, i += 11) {
double a0 = x[i[0]];
double a1 = x[i[0] + 3];
double a5 = x[i[0] + 2];
double a6 = x[i[0] + 1];
double s2 = 2.0 * x[i[1]];
double s4 = 2.0 * x[i[2]];
double s6 = 2.0 * x[i[3]];
double s17 = 2.0 * x[i[4]];
double s19 = 2.0 * x[i[5]];
double s21 = 2.0 * x[i[6]];
double s32 = 2.0 * x[i[7]];
double s34 = 2.0 * x[i[8]];
double s36 = 2.0 * x[i[9]];
y[i[10]] = 4.0 * a0;
y[i[10] + 1] = 4.0 * a1;
y[i[10] + 2] = a1 * s2;
y[i[10] + 3] = a1 * s4;
y[i[10] + 4] = a1 * s6;
y[i[10] + 5] = s2 * a5;
y[i[10] + 6] = s4 * a5;
y[i[10] + 7] = s6 * a5;
y[i[10] + 8] = s2 * a6;
y[i[10] + 9] = s4 * a6;
y[i[10] + 10] = s6 * a6;
y[i[10] + 11] = a0 * s2;
y[i[10] + 12] = a0 * s4;
y[i[10] + 13] = a0 * s6;
y[i[10] + 14] = a1 * s17;
y[i[10] + 15] = a1 * s19;
y[i[10] + 16] = a1 * s21;
y[i[10] + 17] = a6 * s17;
y[i[10] + 18] = a6 * s19;
y[i[10] + 19] = a6 * s21;
y[i[10] + 20] = a5 * s17;
y[i[10] + 21] = a5 * s19;
y[i[10] + 22] = a5 * s21;
y[i[10] + 23] = a0 * s17;
y[i[10] + 24] = a0 * s19;
y[i[10] + 25] = a0 * s21;
y[i[10] + 26] = a1 * s32;
y[i[10] + 27] = a1 * s34;
y[i[10] + 28] = a1 * s36;
y[i[10] + 29] = 4.0 * a5;
y[i[10] + 30] = a5 * s32;
y[i[10] + 31] = a5 * s34;
y[i[10] + 32] = a5 * s36;
y[i[10] + 33] = a6 * s32;
y[i[10] + 34] = a6 * s34;
y[i[10] + 35] = a6 * s36;
y[i[10] + 36] = a0 * s32;
y[i[10] + 37] = a0 * s34;
y[i[10] + 38] = a0 * s36;
y[i[10] + 39] = 4.0 * a6;
    }
}

static void iltis_by_rho_frame_nodiff_b_48(const double *restrict x, double *restrict y, const unsigned short *i, int count)
{
    for (; count; count--, i += 6) {
double a0 = x[i[0]];
double a1 = x[i[0] + 3];
double a6 = x[i[0] + 2];
double a7 = x[i[0] + 1];
double s2 = 2.0 * x[i[1]];
double s4 = 2.0 * x[i[2]];
double s6 = 2.0 * x[i[3]];
double s8 = 2.0 * x[i[4]];
y[i[5]] = 4.0 * a0;
y[i[5] + 1] = 4.0 * a1;
y[i[5] + 2] = a1 * s2;
y[i[5] + 3] = a1 * s4;
y[i[5] + 4] = a1 * s6;
y[i[5] + 5] = a1 * s8;
y[i[5] + 6] = s2 * a6;
y[i[5] + 7] = s4 * a6;
y[i[5] + 8] = s6 * a6;
y[i[5] + 9] = s8 * a6;
y[i[5] + 10] = s2 * a7;
y[i[5] + 11] = s4 * a7;
y[i[5] + 12] = s6 * a7;
y[i[5] + 13] = s8 * a7;
y[i[5] + 14] = a0 * s2;
y[i[5] + 15] = a0 * s4;
y[i[5] + 16] = a0 * s6;
y[i[5] + 17] = a0 * s8;
y[i[5] + 18] = 4.0 * a6;
y[i[5] + 19] = 4.0 * a7;
    }
}

static void iltis_by_rho_frame_nodiff_b_49(const double *restrict x, double *restrict y)
{
double a0 = x[31];
double a1 = x[34];
double a6 = x[33];
double a7 = x[32];
double s2 = 2.0 * x[1952];
double s4 = 2.0 * x[2142];
double s6 = 2.0 * x[1955];
double s8 = 2.0 * x[1958];
double s22 = 2.0 * x[1951];
double s24 = 2.0 * x[2143];
double s26 = 2.0 * x[1954];
double s28 = 2.0 * x[1957];
double s42 = 2.0 * x[1953];
double s44 = 2.0 * x[2144];
double s46 = 2.0 * x[1956];
double s48 = 2.0 * x[1959];
y[2145] = 4.0 * a0;
y[2146] = 4.0 * a1;
y[2147] = a1 * s2;
y[2148] = a1 * s4;
y[2149] = a1 * s6;
y[2150] = a1 * s8;
y[2151] = s2 * a6;
y[2152] = s4 * a6;
y[2153] = s6 * a6;
y[2154] = s8 * a6;
y[2155] = s2 * a7;
y[2156] = s4 * a7;
y[2157] = s6 * a7;
y[2158] = s8 * a7;
y[2159] = a0 * s2;
y[2160] = a0 * s4;
y[2161] = a0 * s6;
y[2162] = a0 * s8;
y[2163] = a1 * s22;
y[2164] = a1 * s24;
y[2165] = a1 * s26;
y[2166] = a1 * s28;
y[2167] = a7 * s22;
y[2168] = a7 * s24;
y[2169] = a7 * s26;
y[2170] = a7 * s28;
y[2171] = a6 * s22;
y[2172] = a6 * s24;
y[2173] = a6 * s26;
y[2174] = a6 * s28;
y[2175] = a0 * s22;
y[2176] = a0 * s24;
y[2177] = a0 * s26;
y[2178] = a0 * s28;
y[2179] = a1 * s42;
y[2180] = a1 * s44;
y[2181] = a1 * s46;
y[2182] = a1 * s48;
y[2183] = 4.0 * a6;
y[2184] = a6 * s42;
y[2185] = a6 * s44;
y[2186] = a6 * s46;
y[2187] = a6 * s48;
y[2188] = a7 * s42;
y[2189] = a7 * s44;
y[2190] = a7 * s46;
y[2191] = a7 * s48;
y[2192] = a0 * s42;
y[2193] = a0 * s44;
y[2194] = a0 * s46;
y[2195] = a0 * s48;
y[2196] = 4.0 * a7;
}

static void iltis_by_rho_frame_nodiff_b_50(const double *restrict x, double *restrict y, const unsigned short *i, int count)
{
    for (; count; count--, i += 9) {
double a1 = x[i[1] + 2];
double a3 = x[i[2]];
double a5 = x[i[1] + 1];
double a8 = x[i[1]];
double a11 = x[i[1] + 3];
double a12 = x[i[4] + 4];
double a14 = x[i[7]];
double a16 = x[i[1] + 2119];
double s0 = 2.0 * x[i[0]];
double s4 = 2.0 * x[i[3]];
double s7 = 2.0 * x[i[4]];
double s10 = 2.0 * (x[i[4] + 8]);
double s13 = 2.0 * x[i[5]];
double s16 = 2.0 * x[i[6]];
y[i[8]] = ((((((s0 * a1) + ((x[i[1] + 2120]) * a3)) + (s4 * a5)) + (a1 * s7)) - (s10 * a8)) + (a5 * s13)) + (a8 * s16);
y[i[8] + 1] = ((((((s4 * a8) + (s0 * a11)) + (s7 * a11)) + (a12 * (x[i[1] + 2137]))) + (a5 * s10)) - (a8 * s13)) + (a5 * s16);
y[i[8] + 2] = -(((((((s4 * a11) - (s0 * a8)) + (s7 * a8)) + (a1 * s10)) + (s13 * a11)) + (a1 * s16)) + (a14 * (x[i[1] + 2138])));
y[i[8] + 3] = -(((((((((s0 * a5) - (a3 * a16)) - (a1 * s4)) - (a5 * s7)) - (a12 * a16)) + (s10 * a11)) + (a1 * s13)) - (s16 * a11)) - (a14 * a16));
    }
}

static void iltis_by_rho_frame_d0_d1_dv_51(const double *restrict x, double *restrict y, const unsigned short *i, int count)
{
    for (; count; count--, i += 2) {
double a0 = x[i[0] + 1];
double a1 = x[i[0] + 572];
double a2 = x[i[0] + 405];
double a3 = x[i[0]];
double a4 = x[i[0] + 571];
double a5 = x[i[0] + 404];
double a6 = x[i[0] + 2];
double a7 = x[i[0] + 406];
double a8 = x[i[0] + 573];
double a9 = x[i[0] + 407];
double a10 = x[i[0] + 3];
double a11 = x[i[0] + 574];
double s7 = 4.0 * ((a3 * a4) + (a5 * a5));
double s12 = a5 * (4.0 * a3);
double s15 = a3 * a3;
double s20 = a2 * a7;
double s24 = (s20 + ((a1 * a6) + s20)) + (a0 * a8);
double s25 = a5 * a9;
double s27 = a4 * a10;
double s30 = a3 * a11;
double s35 = (a0 * a7) + (a2 * a6);
double s36 = a5 * a10;
double s38 = a3 * a9;
double s41 = a3 * a10;
double s42 = a0 * a6;
double s46 = a2 * a9;
double s50 = (s46 + ((a1 * a10) + s46)) + (a0 * a11);
double s51 = a5 * a7;
double s53 = a4 * a6;
double s56 = a3 * a8;
double s58 = 2.0 * ((s51 - ((s50 - s51) - s53)) + s56);
double s61 = (a0 * a9) + (a2 * a10);
double s62 = a5 * a6;
double s64 = a3 * a7;
double s67 = a3 * a6;
double s68 = a0 * a10;
double s76 = 2.0 * (s30 + (s25 + (s27 - (s24 - s25))));
double s79 = 2.0 * (s38 - (s35 - s36));
double s96 = a7 * a9;
double s100 = (s96 + ((a8 * a10) + s96)) + (a6 * a11);
double s101 = a2 * a5;
double s103 = a0 * a4;
double s106 = a1 * a3;
double s111 = (a6 * a9) + (a7 * a10);
double s112 = a0 * a5;
double s114 = a2 * a3;
double s117 = a0 * a3;
double s118 = a6 * a10;
double s135 = 2.0 * (s106 + (s101 + (s103 - (s100 - s101))));
double s138 = 2.0 * (s114 - (s111 - s112));
y[i[1]] = (4.0 * ((a0 * a1) + (a2 * a2))) + s7;
y[i[1] + 1] = (a2 * (4.0 * a0)) + s12;
y[i[1] + 2] = (2.0 * ((a0 * a0) + s15)) - 1.0;
y[i[1] + 3] = 2.0 * ((s25 + ((s24 + s25) + s27)) + s30);
y[i[1] + 4] = 2.0 * ((s35 + s36) + s38);
y[i[1] + 5] = 2.0 * (s41 + s42);
y[i[1] + 6] = s58;
y[i[1] + 7] = 2.0 * ((s61 - s62) - s64);
y[i[1] + 8] = -(2.0 * (s67 - s68));
y[i[1] + 9] = s76;
y[i[1] + 10] = s79;
y[i[1] + 11] = -(2.0 * (s41 - s42));
y[i[1] + 12] = s7 + (4.0 * ((a6 * a8) + (a7 * a7)));
y[i[1] + 13] = s12 + (a7 * (4.0 * a6));
y[i[1] + 14] = (2.0 * (s15 + (a6 * a6))) - 1.0;
y[i[1] + 15] = 2.0 * ((s101 + ((s100 + s101) + s103)) + s106);
y[i[1] + 16] = 2.0 * ((s111 + s112) + s114);
y[i[1] + 17] = 2.0 * (s117 + s118);
y[i[1] + 18] = 2.0 * (s56 + (s51 + (s53 + (s50 + s51))));
y[i[1] + 19] = 2.0 * (s64 + (s61 + s62));
y[i[1] + 20] = 2.0 * (s67 + s68);
y[i[1] + 21] = s135;
y[i[1] + 22] = s138;
y[i[1] + 23] = -(2.0 * (s117 - s118));
y[i[1] + 24] = s7 + (4.0 * ((a10 * a11) + (a9 * a9)));
y[i[1] + 25] = s12 + (a9 * (4.0 * a10));
y[i[1] + 26] = (2.0 * (s15 + (a10 * a10))) - 1.0;
y[i[1] + 27] = -s79;
y[i[1] + 28] = -s135;
y[i[1] + 29] = -s138;
y[i[1] + 30] = -s58;
y[i[1] + 31] = -s76;
    }
}

static void iltis_by_rho_dot_d0_d1_dv_54(const double *restrict x, double *restrict y, double *restrict F, const unsigned short *i, int count)
{
    for (; count; count--, i += 5) {
double a0 = x[i[0] + 2];
double a1 = x[i[0] + 1];
double a2 = x[i[0] + 5];
double a3 = x[i[1] + 1];
double a4 = x[i[0] + 8];
double a5 = x[i[0] + 7];
double s0 = a0 * a1;
double s2 = a2 * a3;
double s5 = a4 * a5;
double s49 = a0 * x[i[0]];
double s50 = a1 * a1;
double s54 = a3 * a3;
double s56 = a2 * x[i[1]];
double s60 = a5 * a5;
double s62 = a4 * x[i[2]];
F[i[4]] = ((s62 + (s60 + (((s56 + (s54 + (((s49 + (s50 + (s49 + s50))) + s54) + s56))) + s60) + s62))) + (x[i[3]] * (s5 + ((s2 + ((s0 + s0) + s2)) + s5)))) + ((x[i[3] + 1]) * (((a2 * a2) + (a0 * a0)) + (a4 * a4)));
    }
}

static void iltis_by_rho_dot_d0_d1_dv_55(const double *restrict x, double *restrict y, double *restrict F, const unsigned short *i, int count)
{
    for (; count; count--, i += 15) {
double a0 = x[i[0]];
double a1 = x[i[1]];
double a2 = x[i[0] + 1];
double a3 = x[i[2]];
double a4 = x[i[3]];
double a5 = x[i[4] + 1];
double a6 = x[i[5]];
double a7 = x[i[1] + 3];
double a8 = x[i[6]];
double a9 = x[i[1] + 5];
double a10 = x[i[7]];
double a11 = x[i[1] + 6];
double s17 = a0 * a3;
double s22 = a5 * a6;
double s29 = a9 * a10;
F[i[14]] = (((s29 + ((((s22 + ((((s17 + ((a2 * x[i[8]]) + s17)) + (a1 * x[i[9]])) + s22) + (a4 * x[i[4]]))) + (a7 * x[i[10]])) + s29) + (a8 * x[i[11]]))) + (a11 * x[i[12]])) + (x[i[13]] * ((((((a0 * a1) + (a2 * a3)) + (a4 * a5)) + (a6 * a7)) + (a8 * a9)) + (a10 * a11)))) + ((x[i[13] + 1]) * (((a4 * a7) + (a1 * a2)) + (a8 * a11)));
    }
}

static void iltis_by_rho_spherical_d0_d1_dv_57(const double *restrict x, double *restrict y, double *restrict F, const unsigned short *i, int count)
{
    for (; count; count--, i += 4) {
y[i[2]] = -((x[i[0] + 31]) - (x[i[0] + 95]));
y[i[2] + 1] = -((x[i[0] + 27]) - (x[i[0] + 91]));
y[i[2] + 2] = -((x[i[0] + 11]) - (x[i[0] + 75]));
y[i[2] + 3] = -((x[i[0] + 12]) - (x[i[0] + 76]));
y[i[2] + 4] = -((x[i[0] + 13]) - (x[i[0] + 77]));
y[i[2] + 5] = -((x[i[0] + 14]) - (x[i[0] + 78]));
y[i[2] + 6] = -((x[i[0] + 15]) - (x[i[0] + 79]));
y[i[2] + 7] = -((x[i[0] + 16]) - (x[i[0] + 80]));
y[i[2] + 8] = -((x[i[0] + 17]) - (x[i[0] + 81]));
F[i[3]] = ((-(x[i[0]] - (x[i[0] + 64]))) + (x[i[1]] * (-((x[i[0] + 1]) - (x[i[0] + 65]))))) + ((x[i[1] + 1]) * (-((x[i[0] + 2]) - (x[i[0] + 66]))));
F[i[3] + 1] = ((-((x[i[0] + 3]) - (x[i[0] + 67]))) + (x[i[1]] * (-((x[i[0] + 4]) - (x[i[0] + 68]))))) + ((x[i[1] + 1]) * (-((x[i[0] + 5]) - (x[i[0] + 69]))));
F[i[3] + 45] = ((-((x[i[0] + 28]) - (x[i[0] + 92]))) + (x[i[1]] * (-((x[i[0] + 29]) - (x[i[0] + 93]))))) + ((x[i[1] + 1]) * (-((x[i[0] + 23]) - (x[i[0] + 87]))));
F[i[3] + 44] = ((-((x[i[0] + 18]) - (x[i[0] + 82]))) + (x[i[1]] * (-((x[i[0] + 19]) - (x[i[0] + 83]))))) + ((x[i[1] + 1]) * (-((x[i[0] + 20]) - (x[i[0] + 84]))));
F[i[3] + 2] = ((-((x[i[0] + 30]) - (x[i[0] + 94]))) + (x[i[1]] * (-((x[i[0] + 7]) - (x[i[0] + 71]))))) + ((x[i[1] + 1]) * (-((x[i[0] + 8]) - (x[i[0] + 72]))));
F[i[3] + 46] = ((-((x[i[0] + 24]) - (x[i[0] + 88]))) + (x[i[1]] * (-((x[i[0] + 25]) - (x[i[0] + 89]))))) + ((x[i[1] + 1]) * (-((x[i[0] + 26]) - (x[i[0] + 90]))));
    }
}

static void iltis_by_rho_spherical_d0_d1_dv_58(const double *restrict x, double *restrict y, double *restrict F, const unsigned short *i, int count)
{
    for (; count; count--, i += 8) {
double s0 = 0.5 * x[i[0]];
double s1 = 0.5 * (x[i[0] + 31]);
double s2 = 0.5 * (x[i[0] + 18]);
double s28 = 0.5 * (x[i[0] + 1]);
double s29 = 0.5 * (x[i[0] + 27]);
double s30 = 0.5 * (x[i[0] + 19]);
double s50 = 0.5 * (x[i[0] + 2]);
double s51 = 0.5 * (x[i[0] + 11]);
double s52 = 0.5 * (x[i[0] + 20]);
double s72 = 0.5 * (x[i[0] + 3]);
double s73 = 0.5 * (x[i[0] + 12]);
double s74 = 0.5 * (x[i[0] + 28]);
double s94 = 0.5 * (x[i[0] + 4]);
double s95 = 0.5 * (x[i[0] + 13]);
double s96 = 0.5 * (x[i[0] + 29]);
double s116 = 0.5 * (x[i[0] + 5]);
double s117 = 0.5 * (x[i[0] + 14]);
double s118 = 0.5 * (x[i[0] + 23]);
double s138 = 0.5 * (x[i[0] + 30]);
double s139 = 0.5 * (x[i[0] + 15]);
double s140 = 0.5 * (x[i[0] + 24]);
double s160 = 0.5 * (x[i[0] + 7]);
double s161 = 0.5 * (x[i[0] + 16]);
double s162 = 0.5 * (x[i[0] + 25]);
double s182 = 0.5 * (x[i[0] + 8]);
double s183 = 0.5 * (x[i[0] + 17]);
double s184 = 0.5 * (x[i[0] + 26]);
y[i[3]] = s1;
y[i[3] + 1] = -(s1 - (x[i[1] + 31]));
y[i[3] + 2] = s29;
y[i[3] + 3] = -(s29 - (x[i[1] + 27]));
y[i[3] + 4] = s51;
y[i[3] + 5] = -(s51 - (x[i[1] + 11]));
y[i[3] + 6] = s73;
y[i[3] + 7] = -(s73 - (x[i[1] + 12]));
y[i[3] + 8] = s95;
y[i[3] + 9] = -(s95 - (x[i[1] + 13]));
y[i[3] + 10] = s117;
y[i[3] + 11] = -(s117 - (x[i[1] + 14]));
y[i[3] + 12] = s139;
y[i[3] + 13] = -(s139 - (x[i[1] + 15]));
y[i[3] + 14] = s161;
y[i[3] + 15] = -(s161 - (x[i[1] + 16]));
y[i[3] + 16] = s183;
y[i[3] + 17] = -(s183 - (x[i[1] + 17]));
F[i[4]] = (s0 + (x[i[2]] * s28)) + ((x[i[2] + 1]) * s50);
F[i[5]] = (s2 + (x[i[2]] * s30)) + ((x[i[2] + 1]) * s52);
F[i[4] + 1] = (s72 + (x[i[2]] * s94)) + ((x[i[2] + 1]) * s116);
F[i[5] + 1] = (s74 + (x[i[2]] * s96)) + ((x[i[2] + 1]) * s118);
F[i[6] + 1] = ((-(s72 - (x[i[1] + 3]))) + (x[i[2]] * (-(s94 - (x[i[1] + 4]))))) + ((x[i[2] + 1]) * (-(s116 - (x[i[1] + 5]))));
F[i[7] + 1] = ((-(s74 - (x[i[1] + 28]))) + (x[i[2]] * (-(s96 - (x[i[1] + 29]))))) + ((x[i[2] + 1]) * (-(s118 - (x[i[1] + 23]))));
F[i[6]] = ((-(s0 - x[i[1]])) + (x[i[2]] * (-(s28 - (x[i[1] + 1]))))) + ((x[i[2] + 1]) * (-(s50 - (x[i[1] + 2]))));
F[i[4] + 2] = (s138 + (x[i[2]] * s160)) + ((x[i[2] + 1]) * s182);
F[i[5] + 2] = (s140 + (x[i[2]] * s162)) + ((x[i[2] + 1]) * s184);
F[i[6] + 2] = ((-(s138 - (x[i[1] + 30]))) + (x[i[2]] * (-(s160 - (x[i[1] + 7]))))) + ((x[i[2] + 1]) * (-(s182 - (x[i[1] + 8]))));
F[i[7] + 2] = ((-(s140 - (x[i[1] + 24]))) + (x[i[2]] * (-(s162 - (x[i[1] + 25]))))) + ((x[i[2] + 1]) * (-(s184 - (x[i[1] + 26]))));
F[i[7]] = ((-(s2 - (x[i[1] + 18]))) + (x[i[2]] * (-(s30 - (x[i[1] + 19]))))) + ((x[i[2] + 1]) * (-(s52 - (x[i[1] + 20]))));
    }
}

static void iltis_by_rho_spherical_d0_d1_dv_59(const double *restrict x, double *restrict y, double *restrict F, const unsigned short *i, int count)
{
    for (; count; count--, i += 4) {
double s0 = 0.5 * x[i[0]];
double s1 = 0.5 * (x[i[0] + 31]);
double s2 = 0.5 * (x[i[0] + 18]);
double s27 = 0.5 * (x[i[0] + 1]);
double s28 = 0.5 * (x[i[0] + 27]);
double s29 = 0.5 * (x[i[0] + 19]);
double s49 = 0.5 * (x[i[0] + 2]);
double s50 = 0.5 * (x[i[0] + 11]);
double s51 = 0.5 * (x[i[0] + 20]);
double s71 = 0.5 * (x[i[0] + 3]);
double s72 = 0.5 * (x[i[0] + 12]);
double s73 = 0.5 * (x[i[0] + 28]);
double s93 = 0.5 * (x[i[0] + 4]);
double s94 = 0.5 * (x[i[0] + 13]);
double s95 = 0.5 * (x[i[0] + 29]);
double s115 = 0.5 * (x[i[0] + 5]);
double s116 = 0.5 * (x[i[0] + 14]);
double s117 = 0.5 * (x[i[0] + 23]);
double s137 = 0.5 * (x[i[0] + 30]);
double s138 = 0.5 * (x[i[0] + 15]);
double s139 = 0.5 * (x[i[0] + 24]);
double s159 = 0.5 * (x[i[0] + 7]);
double s160 = 0.5 * (x[i[0] + 16]);
double s161 = 0.5 * (x[i[0] + 25]);
double s181 = 0.5 * (x[i[0] + 8]);
double s182 = 0.5 * (x[i[0] + 17]);
double s183 = 0.5 * (x[i[0] + 26]);
y[i[2]] = s1;
y[i[2] + 1] = -(s1 - (x[i[1] + 31]));
y[i[2] + 2] = s28;
y[i[2] + 3] = -(s28 - (x[i[1] + 27]));
y[i[2] + 4] = s50;
y[i[2] + 5] = -(s50 - (x[i[1] + 11]));
y[i[2] + 6] = s72;
y[i[2] + 7] = -(s72 - (x[i[1] + 12]));
y[i[2] + 8] = s94;
y[i[2] + 9] = -(s94 - (x[i[1] + 13]));
y[i[2] + 10] = s116;
y[i[2] + 11] = -(s116 - (x[i[1] + 14]));
y[i[2] + 12] = s138;
y[i[2] + 13] = -(s138 - (x[i[1] + 15]));
y[i[2] + 14] = s160;
y[i[2] + 15] = -(s160 - (x[i[1] + 16]));
y[i[2] + 16] = s182;
y[i[2] + 17] = -(s182 - (x[i[1] + 17]));
F[i[3]] = (s0 + ((x[i[1] + 1474]) * s27)) + ((x[i[1] + 1475]) * s49);
F[i[3] + 56] = (s2 + ((x[i[1] + 1474]) * s29)) + ((x[i[1] + 1475]) * s51);
F[i[3] + 1] = (s71 + ((x[i[1] + 1474]) * s93)) + ((x[i[1] + 1475]) * s115);
F[i[3] + 57] = (s73 + ((x[i[1] + 1474]) * s95)) + ((x[i[1] + 1475]) * s117);
F[i[3] + 81] = ((-(s71 - (x[i[1] + 3]))) + ((x[i[1] + 1474]) * (-(s93 - (x[i[1] + 4]))))) + ((x[i[1] + 1475]) * (-(s115 - (x[i[1] + 5]))));
F[i[3] + 129] = ((-(s73 - (x[i[1] + 28]))) + ((x[i[1] + 1474]) * (-(s95 - (x[i[1] + 29]))))) + ((x[i[1] + 1475]) * (-(s117 - (x[i[1] + 23]))));
F[i[3] + 80] = ((-(s0 - x[i[1]])) + ((x[i[1] + 1474]) * (-(s27 - (x[i[1] + 1]))))) + ((x[i[1] + 1475]) * (-(s49 - (x[i[1] + 2]))));
F[i[3] + 2] = (s137 + ((x[i[1] + 1474]) * s159)) + ((x[i[1] + 1475]) * s181);
F[i[3] + 58] = (s139 + ((x[i[1] + 1474]) * s161)) + ((x[i[1] + 1475]) * s183);
F[i[3] + 82] = ((-(s137 - (x[i[1] + 30]))) + ((x[i[1] + 1474]) * (-(s159 - (x[i[1] + 7]))))) + ((x[i[1] + 1475]) * (-(s181 - (x[i[1] + 8]))));
F[i[3] + 130] = ((-(s139 - (x[i[1] + 24]))) + ((x[i[1] + 1474]) * (-(s161 - (x[i[1] + 25]))))) + ((x[i[1] + 1475]) * (-(s183 - (x[i[1] + 26]))));
F[i[3] + 128] = ((-(s2 - (x[i[1] + 18]))) + ((x[i[1] + 1474]) * (-(s29 - (x[i[1] + 19]))))) + ((x[i[1] + 1475]) * (-(s51 - (x[i[1] + 20]))));
    }
}

static void iltis_by_rho_revolute_d0_d1_dv_60(const double *restrict x, double *restrict y, double *restrict F, const unsigned short *i, int count)
{
    for (; count; count--, i += 4) {
y[i[2]] = -((x[i[0] + 31]) - (x[i[1] + 31]));
y[i[2] + 1] = -((x[i[0] + 27]) - (x[i[1] + 27]));
y[i[2] + 2] = -((x[i[0] + 11]) - (x[i[1] + 11]));
y[i[2] + 3] = -((x[i[0] + 12]) - (x[i[1] + 12]));
y[i[2] + 4] = -((x[i[0] + 13]) - (x[i[1] + 13]));
y[i[2] + 5] = -((x[i[0] + 14]) - (x[i[1] + 14]));
y[i[2] + 6] = -((x[i[0] + 15]) - (x[i[1] + 15]));
y[i[2] + 7] = -((x[i[0] + 16]) - (x[i[1] + 16]));
y[i[2] + 8] = -((x[i[0] + 17]) - (x[i[1] + 17]));
F[i[3]] = ((-(x[i[0]] - x[i[1]])) + ((x[i[0] + 1794]) * (-((x[i[0] + 1]) - (x[i[1] + 1]))))) + ((x[i[0] + 1795]) * (-((x[i[0] + 2]) - (x[i[1] + 2]))));
F[i[3] + 1] = ((-((x[i[0] + 3]) - (x[i[1] + 3]))) + ((x[i[0] + 1794]) * (-((x[i[0] + 4]) - (x[i[1] + 4]))))) + ((x[i[0] + 1795]) * (-((x[i[0] + 5]) - (x[i[1] + 5]))));
F[i[3] + 37] = ((-((x[i[0] + 28]) - (x[i[1] + 28]))) + ((x[i[0] + 1794]) * (-((x[i[0] + 29]) - (x[i[1] + 29]))))) + ((x[i[0] + 1795]) * (-((x[i[0] + 23]) - (x[i[1] + 23]))));
F[i[3] + 36] = ((-((x[i[0] + 18]) - (x[i[1] + 18]))) + ((x[i[0] + 1794]) * (-((x[i[0] + 19]) - (x[i[1] + 19]))))) + ((x[i[0] + 1795]) * (-((x[i[0] + 20]) - (x[i[1] + 20]))));
F[i[3] + 2] = ((-((x[i[0] + 30]) - (x[i[1] + 30]))) + ((x[i[0] + 1794]) * (-((x[i[0] + 7]) - (x[i[1] + 7]))))) + ((x[i[0] + 1795]) * (-((x[i[0] + 8]) - (x[i[1] + 8]))));
F[i[3] + 38] = ((-((x[i[0] + 24]) - (x[i[1] + 24]))) + ((x[i[0] + 1794]) * (-((x[i[0] + 25]) - (x[i[1] + 25]))))) + ((x[i[0] + 1795]) * (-((x[i[0] + 26]) - (x[i[1] + 26]))));
    }
}

static void iltis_by_rho_revolute_d0_d1_dv_61(const double *restrict x, double *restrict y, double *restrict F, const unsigned short *i, int count)
{
    for (; count; count--, i += 4) {
double s0 = 0.5 * x[i[0]];
double s1 = 0.5 * (x[i[0] + 31]);
double s2 = 0.5 * (x[i[0] + 18]);
double s24 = 0.5 * (x[i[0] + 1]);
double s25 = 0.5 * (x[i[0] + 27]);
double s26 = 0.5 * (x[i[0] + 19]);
double s43 = 0.5 * (x[i[0] + 2]);
double s44 = 0.5 * (x[i[0] + 11]);
double s45 = 0.5 * (x[i[0] + 20]);
double s62 = 0.5 * (x[i[0] + 3]);
double s63 = 0.5 * (x[i[0] + 12]);
double s64 = 0.5 * (x[i[0] + 28]);
double s81 = 0.5 * (x[i[0] + 4]);
double s82 = 0.5 * (x[i[0] + 13]);
double s83 = 0.5 * (x[i[0] + 29]);
double s100 = 0.5 * (x[i[0] + 5]);
double s101 = 0.5 * (x[i[0] + 14]);
double s102 = 0.5 * (x[i[0] + 23]);
double s119 = 0.5 * (x[i[0] + 30]);
double s120 = 0.5 * (x[i[0] + 15]);
double s121 = 0.5 * (x[i[0] + 24]);
double s138 = 0.5 * (x[i[0] + 7]);
double s139 = 0.5 * (x[i[0] + 16]);
double s140 = 0.5 * (x[i[0] + 25]);
double s157 = 0.5 * (x[i[0] + 8]);
double s158 = 0.5 * (x[i[0] + 17]);
double s159 = 0.5 * (x[i[0] + 26]);
y[i[2]] = s1;
y[i[2] + 1] = s1 - (x[i[1] + 31]);
y[i[2] + 2] = s25;
y[i[2] + 3] = s25 - (x[i[1] + 27]);
y[i[2] + 4] = s44;
y[i[2] + 5] = s44 - (x[i[1] + 11]);
y[i[2] + 6] = s63;
y[i[2] + 7] = s63 - (x[i[1] + 12]);
y[i[2] + 8] = s82;
y[i[2] + 9] = s82 - (x[i[1] + 13]);
y[i[2] + 10] = s101;
y[i[2] + 11] = s101 - (x[i[1] + 14]);
y[i[2] + 12] = s120;
y[i[2] + 13] = s120 - (x[i[1] + 15]);
y[i[2] + 14] = s139;
y[i[2] + 15] = s139 - (x[i[1] + 16]);
y[i[2] + 16] = s158;
y[i[2] + 17] = s158 - (x[i[1] + 17]);
F[i[3] + 116] = ((s62 - (x[i[1] + 3])) + ((x[i[1] + 1794]) * (s81 - (x[i[1] + 4])))) + ((x[i[1] + 1795]) * (s100 - (x[i[1] + 5])));
F[i[3] + 182] = ((s64 - (x[i[1] + 28])) + ((x[i[1] + 1794]) * (s83 - (x[i[1] + 29])))) + ((x[i[1] + 1795]) * (s102 - (x[i[1] + 23])));
F[i[3] + 115] = ((s0 - x[i[1]]) + ((x[i[1] + 1794]) * (s24 - (x[i[1] + 1])))) + ((x[i[1] + 1795]) * (s43 - (x[i[1] + 2])));
F[i[3] + 117] = ((s119 - (x[i[1] + 30])) + ((x[i[1] + 1794]) * (s138 - (x[i[1] + 7])))) + ((x[i[1] + 1795]) * (s157 - (x[i[1] + 8])));
F[i[3] + 183] = ((s121 - (x[i[1] + 24])) + ((x[i[1] + 1794]) * (s140 - (x[i[1] + 25])))) + ((x[i[1] + 1795]) * (s159 - (x[i[1] + 26])));
F[i[3] + 181] = ((s2 - (x[i[1] + 18])) + ((x[i[1] + 1794]) * (s26 - (x[i[1] + 19])))) + ((x[i[1] + 1795]) * (s45 - (x[i[1] + 20])));
F[i[3]] = -((s0 + ((x[i[1] + 1794]) * s24)) + ((x[i[1] + 1795]) * s43));
F[i[3] + 82] = -((s2 + ((x[i[1] + 1794]) * s26)) + ((x[i[1] + 1795]) * s45));
F[i[3] + 1] = -((s62 + ((x[i[1] + 1794]) * s81)) + ((x[i[1] + 1795]) * s100));
F[i[3] + 83] = -((s64 + ((x[i[1] + 1794]) * s83)) + ((x[i[1] + 1795]) * s102));
F[i[3] + 2] = -((s119 + ((x[i[1] + 1794]) * s138)) + ((x[i[1] + 1795]) * s157));
F[i[3] + 84] = -((s121 + ((x[i[1] + 1794]) * s140)) + ((x[i[1] + 1795]) * s159));
    }
}

static void iltis_by_rho_revolute_d0_d1_dv_63(const double *restrict x, double *restrict y, double *restrict F, const unsigned short *i, int count)
{
    for (; count; count--, i += 4) {
y[i[2]] = -((x[i[0] + 31]) - (x[i[0] + 95]));
y[i[2] + 1] = -((x[i[0] + 27]) - (x[i[0] + 91]));
y[i[2] + 2] = -((x[i[0] + 11]) - (x[i[0] + 75]));
y[i[2] + 3] = -((x[i[0] + 12]) - (x[i[0] + 76]));
y[i[2] + 4] = -((x[i[0] + 13]) - (x[i[0] + 77]));
y[i[2] + 5] = -((x[i[0] + 14]) - (x[i[0] + 78]));
y[i[2] + 6] = -((x[i[0] + 15]) - (x[i[0] + 79]));
y[i[2] + 7] = -((x[i[0] + 16]) - (x[i[0] + 80]));
y[i[2] + 8] = -((x[i[0] + 17]) - (x[i[0] + 81]));
F[i[3]] = ((-(x[i[0]] - (x[i[0] + 64]))) + (x[i[1]] * (-((x[i[0] + 1]) - (x[i[0] + 65]))))) + ((x[i[1] + 1]) * (-((x[i[0] + 2]) - (x[i[0] + 66]))));
F[i[3] + 1] = ((-((x[i[0] + 3]) - (x[i[0] + 67]))) + (x[i[1]] * (-((x[i[0] + 4]) - (x[i[0] + 68]))))) + ((x[i[1] + 1]) * (-((x[i[0] + 5]) - (x[i[0] + 69]))));
F[i[3] + 45] = ((-((x[i[0] + 28]) - (x[i[0] + 92]))) + (x[i[1]] * (-((x[i[0] + 29]) - (x[i[0] + 93]))))) + ((x[i[1] + 1]) * (-((x[i[0] + 23]) - (x[i[0] + 87]))));
F[i[3] + 44] = ((-((x[i[0] + 18]) - (x[i[0] + 82]))) + (x[i[1]] * (-((x[i[0] + 19]) - (x[i[0] + 83]))))) + ((x[i[1] + 1]) * (-((x[i[0] + 20]) - (x[i[0] + 84]))));
F[i[3] + 2] = ((-((x[i[0] + 30]) - (x[i[0] + 94]))) + (x[i[1]] * (-((x[i[0] + 7]) - (x[i[0] + 71]))))) + ((x[i[1] + 1]) * (-((x[i[0] + 8]) - (x[i[0] + 72]))));
F[i[3] + 46] = ((-((x[i[0] + 24]) - (x[i[0] + 88]))) + (x[i[1]] * (-((x[i[0] + 25]) - (x[i[0] + 89]))))) + ((x[i[1] + 1]) * (-((x[i[0] + 26]) - (x[i[0] + 90]))));
    }
}

static void iltis_by_rho_revolute_d0_d1_dv_64(const double *restrict x, double *restrict y, double *restrict F, const unsigned short *i, int count)
{
    for (; count; count--, i += 4) {
double s0 = 0.5 * (x[i[0] + 96]);
double s1 = 0.5 * (x[i[0] + 127]);
double s2 = 0.5 * (x[i[0] + 114]);
double s28 = 0.5 * (x[i[0] + 97]);
double s29 = 0.5 * (x[i[0] + 123]);
double s30 = 0.5 * (x[i[0] + 115]);
double s50 = 0.5 * (x[i[0] + 98]);
double s51 = 0.5 * (x[i[0] + 107]);
double s52 = 0.5 * (x[i[0] + 116]);
double s72 = 0.5 * (x[i[0] + 99]);
double s73 = 0.5 * (x[i[0] + 108]);
double s74 = 0.5 * (x[i[0] + 124]);
double s94 = 0.5 * (x[i[0] + 100]);
double s95 = 0.5 * (x[i[0] + 109]);
double s96 = 0.5 * (x[i[0] + 125]);
double s116 = 0.5 * (x[i[0] + 101]);
double s117 = 0.5 * (x[i[0] + 110]);
double s118 = 0.5 * (x[i[0] + 119]);
double s138 = 0.5 * (x[i[0] + 126]);
double s139 = 0.5 * (x[i[0] + 111]);
double s140 = 0.5 * (x[i[0] + 120]);
double s160 = 0.5 * (x[i[0] + 103]);
double s161 = 0.5 * (x[i[0] + 112]);
double s162 = 0.5 * (x[i[0] + 121]);
double s182 = 0.5 * (x[i[0] + 104]);
double s183 = 0.5 * (x[i[0] + 113]);
double s184 = 0.5 * (x[i[0] + 122]);
y[i[2]] = s1;
y[i[2] + 1] = -(s1 - (x[i[0] + 31]));
y[i[2] + 2] = s29;
y[i[2] + 3] = -(s29 - (x[i[0] + 27]));
y[i[2] + 4] = s51;
y[i[2] + 5] = -(s51 - (x[i[0] + 11]));
y[i[2] + 6] = s73;
y[i[2] + 7] = -(s73 - (x[i[0] + 12]));
y[i[2] + 8] = s95;
y[i[2] + 9] = -(s95 - (x[i[0] + 13]));
y[i[2] + 10] = s117;
y[i[2] + 11] = -(s117 - (x[i[0] + 14]));
y[i[2] + 12] = s139;
y[i[2] + 13] = -(s139 - (x[i[0] + 15]));
y[i[2] + 14] = s161;
y[i[2] + 15] = -(s161 - (x[i[0] + 16]));
y[i[2] + 16] = s183;
y[i[2] + 17] = -(s183 - (x[i[0] + 17]));
F[i[3] + 115] = (s0 + (x[i[1]] * s28)) + ((x[i[1] + 1]) * s50);
F[i[3] + 181] = (s2 + (x[i[1]] * s30)) + ((x[i[1] + 1]) * s52);
F[i[3] + 116] = (s72 + (x[i[1]] * s94)) + ((x[i[1] + 1]) * s116);
F[i[3] + 182] = (s74 + (x[i[1]] * s96)) + ((x[i[1] + 1]) * s118);
F[i[3] + 1] = ((-(s72 - (x[i[0] + 3]))) + (x[i[1]] * (-(s94 - (x[i[0] + 4]))))) + ((x[i[1] + 1]) * (-(s116 - (x[i[0] + 5]))));
F[i[3] + 83] = ((-(s74 - (x[i[0] + 28]))) + (x[i[1]] * (-(s96 - (x[i[0] + 29]))))) + ((x[i[1] + 1]) * (-(s118 - (x[i[0] + 23]))));
F[i[3]] = ((-(s0 - x[i[0]])) + (x[i[1]] * (-(s28 - (x[i[0] + 1]))))) + ((x[i[1] + 1]) * (-(s50 - (x[i[0] + 2]))));
F[i[3] + 117] = (s138 + (x[i[1]] * s160)) + ((x[i[1] + 1]) * s182);
F[i[3] + 183] = (s140 + (x[i[1]] * s162)) + ((x[i[1] + 1]) * s184);
F[i[3] + 2] = ((-(s138 - (x[i[0] + 30]))) + (x[i[1]] * (-(s160 - (x[i[0] + 7]))))) + ((x[i[1] + 1]) * (-(s182 - (x[i[0] + 8]))));
F[i[3] + 84] = ((-(s140 - (x[i[0] + 24]))) + (x[i[1]] * (-(s162 - (x[i[0] + 25]))))) + ((x[i[1] + 1]) * (-(s184 - (x[i[0] + 26]))));
F[i[3] + 82] = ((-(s2 - (x[i[0] + 18]))) + (x[i[1]] * (-(s30 - (x[i[0] + 19]))))) + ((x[i[1] + 1]) * (-(s52 - (x[i[0] + 20]))));
    }
}

static const unsigned short iltis_by_rho_at0[] = {
3,140,80,149,108,158,73,167,101,176,66,185,94,194,24,203,52,212,17,221,45,230,10,239,38,248,
};
static const unsigned short iltis_by_rho_at1[] = {
259,394,315,399,
};
static const unsigned short iltis_by_rho_at2[] = {
3,544,73,547,101,550,66,553,94,556,17,559,45,562,10,565,38,568,
};
static const unsigned short iltis_by_rho_at3[] = {
66,711,94,719,10,727,38,735,
};
static const unsigned short iltis_by_rho_at4[] = {
66,743,94,751,10,759,38,767,
};
static const unsigned short iltis_by_rho_at5[] = {
73,775,101,787,17,799,45,811,3,823,
};
static const unsigned short iltis_by_rho_at6[] = {
73,835,101,847,17,859,45,871,3,883,
};
static const unsigned short iltis_by_rho_at7[] = {
73,895,101,927,87,959,115,991,3,1023,80,1055,108,1087,17,1119,45,1151,31,1183,59,1215,24,1247,52,1279,122,1311,136,1343,129,
1375,
};
static const unsigned short iltis_by_rho_at8[] = {
302,2221,257,4120,311,1681,290,1682,308,1683,1932,1984,1931,1986,1933,1988,1942,2661,1943,3752,1941,3753,1916,3838,1918,3839,
1917,3840,1946,3845,1948,3846,1947,3847,358,2306,313,4261,367,1766,346,1767,364,1768,1952,2073,1951,2075,1953,2077,1964,2696,
1965,3782,1963,3783,1886,3874,1888,3875,1887,3876,1966,3881,1968,3882,1967,3883,1969,3888,1971,3889,1970,3890,
};
static const unsigned short iltis_by_rho_at9[] = {
1902,1932,1983,1901,1931,1985,1903,1933,1987,1901,1916,2897,1903,1918,2898,1902,1917,2899,1906,1921,2904,1908,1923,2905,1907,
1922,2906,1872,1952,2072,1871,1951,2074,1873,1953,2076,1871,1886,2911,1873,1888,2912,1872,1887,2913,1876,1891,2918,1878,1893,
2919,1877,1892,2920,
};
static const unsigned short iltis_by_rho_at10[] = {
1918,1943,3817,1917,1942,3818,1916,1941,3816,1888,1965,3853,1887,1964,3854,1886,1963,3852,1960,1972,3460,1962,1974,3461,1961,
1973,3462,
};
static const unsigned short iltis_by_rho_at11[] = {
1932,1937,2029,1931,1936,2030,1933,1938,2031,1903,1918,2837,1902,1917,2118,1907,1922,2119,1872,1887,2120,1877,1892,2121,1901,
1916,2838,1908,1923,2843,1906,1921,2844,1873,1888,2849,1871,1886,2850,1878,1893,2855,1876,1891,2856,
};
static const unsigned short iltis_by_rho_at12[] = {
1943,1948,3824,1942,1947,3825,1941,1946,3823,1962,1974,3804,1961,1973,3463,1960,1972,3805,
};
static const unsigned short iltis_by_rho_at13[] = {
1937,1907,2941,1936,1906,2943,1938,1908,2946,1947,1922,2975,1946,1921,2977,1948,1923,2979,1877,1955,3009,1876,1954,3011,1878,
1956,3013,1892,1967,3043,1891,1966,3045,1893,1968,3048,
};
static const unsigned short iltis_by_rho_at14[] = {
1958,3078,1957,3080,1959,3082,1970,3112,1969,3114,1971,3115,
};
static const unsigned short iltis_by_rho_at15[] = {
0,301,394,77,149,1407,0,357,399,21,203,1491,
};
static const unsigned short iltis_by_rho_at16[] = {
0,289,70,167,1575,112,0,345,14,221,1628,1266,
};
static const unsigned short iltis_by_rho_at17[] = {
0,289,1681,98,176,119,0,345,1766,42,230,1273,
};
static const unsigned short iltis_by_rho_at18[] = {
73,1902,1983,1984,1901,1985,1986,1987,1988,1903,1989,87,2029,1932,1937,2030,1931,1936,2031,1933,1938,2032,17,2072,1872,2073,
2074,1871,2075,2076,1873,2077,2078,
};
static const unsigned short iltis_by_rho_at19[] = {
3,2118,2119,2120,2121,2122,
};
static const unsigned short iltis_by_rho_at20[] = {
544,3663,547,3664,550,3672,168,4421,169,4422,167,4423,177,4425,178,4426,176,4427,3817,3740,3818,2660,3816,3741,171,4429,172,
4430,170,4431,174,4434,175,4435,173,4436,183,4438,184,4439,182,4440,3824,3746,3825,2678,3823,3747,2941,2942,2943,2944,2946,
2945,2975,2976,2977,2978,2979,2980,144,4484,145,4485,143,4486,180,4445,181,4446,179,4447,559,3680,562,3688,222,4451,223,4452,
221,4453,231,4455,232,4456,230,4457,3853,3770,3854,2695,3852,3771,225,4459,226,4460,224,4461,228,4464,229,4465,227,4466,237,
4468,238,4469,236,4470,3860,3776,3861,3313,3859,3777,3009,3010,3011,3012,3013,3014,3043,3044,3045,3046,3048,3047,234,4475,
235,4476,233,4477,3078,3077,3080,3079,3082,3081,3112,3111,3114,3113,3115,3116,3463,3464,142,3476,148,3477,141,3478,147,3479,
140,3480,146,3481,3804,3810,3805,3811,1024,3524,1025,3525,1028,3526,1027,3527,1031,3528,1030,3529,1023,3530,1026,3531,1042,
3532,1043,3533,1046,3534,1049,3535,1048,3536,1041,3537,1047,3538,
};
static const unsigned short iltis_by_rho_at21[] = {
895,898,927,930,907,910,939,942,913,919,945,951,1003,1006,1119,1122,1151,1154,1131,1134,1163,1166,1137,1143,1169,1175,1227,
1230,1023,1026,1041,1047,
};
static const unsigned short iltis_by_rho_at22[] = {
901,933,965,997,1125,1157,1189,1221,1349,
};
static const unsigned short iltis_by_rho_at23[] = {
904,936,916,948,968,980,1012,1128,1160,1140,1172,1192,1204,1236,1364,
};
static const unsigned short iltis_by_rho_at24[] = {
959,962,991,994,971,974,977,983,1009,1015,1183,1186,1215,1218,1195,1198,1201,1207,1233,1239,1343,1346,1361,1367,
};
static const unsigned short iltis_by_rho_at25[] = {
1434,257,1429,1428,2197,1518,313,1513,1512,2209,
};
static const unsigned short iltis_by_rho_at26[] = {
0,301,2221,394,105,158,0,357,2306,399,49,212,
};
static const unsigned short iltis_by_rho_at27[] = {
2417,260,1434,1429,1428,2444,2391,316,1518,1513,1512,2458,
};
static const unsigned short iltis_by_rho_at28[] = {
262,1588,2472,262,1731,2479,318,1641,2486,318,1816,2493,
};
static const unsigned short iltis_by_rho_at29[] = {
388,63,2422,276,188,554,2500,2734,399,427,388,91,2435,276,197,557,2518,2741,406,433,388,7,2396,332,242,566,2536,2720,1553,
1581,388,35,2409,332,251,569,2554,2727,1560,1587,
};
static const unsigned short iltis_by_rho_at30[] = {
1598,1591,167,2572,1599,1591,170,2578,1600,1591,173,2584,1651,1644,221,2590,1652,1644,224,2596,1653,1644,227,2602,
};
static const unsigned short iltis_by_rho_at31[] = {
2022,2001,2025,1998,2028,1985,2015,1995,1989,2019,1992,2608,2065,2043,2068,2040,2071,2030,2058,2037,2032,2062,2034,2612,2023,
2002,2026,1999,2028,1986,2016,1996,1989,2020,1993,2616,2066,2044,2069,2041,2071,1931,2059,2038,2032,2063,2035,2620,2024,2000,
2027,1997,2028,1901,2017,1994,1989,2021,1991,2624,2067,2045,2070,2042,2071,1936,2060,2039,2032,2064,2036,2628,2111,2089,2114,
2086,2117,2074,2104,2083,2078,2108,2080,2632,2189,2160,2193,2156,2196,2143,2180,2152,2145,2185,2148,2636,2113,2091,2116,2088,
2117,2075,2106,2085,2078,2110,2082,2640,2188,2159,2192,2155,2196,1951,2179,2151,2145,2184,2147,2644,2112,2090,2115,2087,2117,
1871,2105,2084,2078,2109,2081,2648,2190,2161,2194,2157,2196,1954,2181,2153,2145,2186,2149,2652,2191,2162,2195,2158,2196,1957,
2182,2154,2145,2187,2150,2656,
};
static const unsigned short iltis_by_rho_at32[] = {
101,1917,2660,2661,2662,115,2678,1942,1947,2679,45,2695,1887,2696,2697,
};
static const unsigned short iltis_by_rho_at33[] = {
2019,2013,2018,1983,2015,2007,2025,2010,1989,2022,2004,2713,2062,2055,2061,2029,2058,2049,2068,2052,2032,2065,2046,2717,2020,
2014,2018,1984,2016,2008,2026,2011,1989,2023,2005,2721,2063,2056,2061,1932,2059,2050,2069,2053,2032,2066,2047,2725,2021,2012,
2018,1902,2017,2006,2027,2009,1989,2024,2003,2729,2064,2057,2061,1937,2060,2051,2070,2054,2032,2067,2048,2733,2108,2101,2107,
2072,2104,2095,2114,2098,2078,2111,2092,2737,2185,2176,2183,2142,2180,2168,2193,2172,2145,2189,2164,2741,2110,2103,2107,2073,
2106,2097,2116,2100,2078,2113,2094,2745,2184,2175,2183,1952,2179,2167,2192,2171,2145,2188,2163,2749,2109,2102,2107,1872,2105,
2096,2115,2099,2078,2112,2093,2753,2186,2177,2183,1955,2181,2169,2194,2173,2145,2190,2165,2757,2187,2178,2183,1958,2182,2170,
2195,2174,2145,2191,2166,2761,
};
static const unsigned short iltis_by_rho_at34[] = {
1989,1987,1995,2007,2013,1992,2004,2001,1998,2010,2765,2032,2031,2037,2049,2055,2034,2046,2043,2040,2052,2769,1989,1988,1996,
2008,2014,1993,2005,2002,1999,2011,2773,2032,1933,2038,2050,2056,2035,2047,2044,2041,2053,2777,1989,1903,1994,2006,2012,1991,
2003,2000,1997,2009,2781,2032,1938,2039,2051,2057,2036,2048,2045,2042,2054,2785,2078,2076,2083,2095,2101,2080,2092,2089,2086,
2098,2789,2145,2144,2152,2168,2176,2148,2164,2160,2156,2172,2793,2078,2077,2085,2097,2103,2082,2094,2091,2088,2100,2797,2145,
1953,2151,2167,2175,2147,2163,2159,2155,2171,2801,2078,1873,2084,2096,2102,2081,2093,2090,2087,2099,2805,2145,1956,2153,2169,
2177,2149,2165,2161,2157,2173,2809,2145,1959,2154,2170,2178,2150,2166,2162,2158,2174,2813,
};
static const unsigned short iltis_by_rho_at35[] = {
895,2817,2819,702,927,2817,2828,705,
};
static const unsigned short iltis_by_rho_at36[] = {
2837,3,2136,2132,2128,2141,2838,2124,2122,2839,2843,3,2137,2133,2129,2141,2844,2125,2122,2845,2849,3,2138,2134,2130,2141,
2850,2126,2122,2851,2855,3,2139,2135,2131,2141,2856,2127,2122,2857,
};
static const unsigned short iltis_by_rho_at37[] = {
1023,895,2861,764,1023,927,2870,767,1023,1119,2879,1936,1023,1151,2888,1939,
};
static const unsigned short iltis_by_rho_at38[] = {
2897,3,2898,2899,2140,2122,2900,2904,3,2905,2906,2140,2122,2907,2911,3,2912,2913,2140,2122,2914,2918,3,2919,2920,2140,2122,
2921,
};
static const unsigned short iltis_by_rho_at39[] = {
2838,3,2122,2837,2128,2124,2136,2132,2925,2844,3,2122,2843,2129,2125,2137,2133,2929,2850,3,2122,2849,2130,2126,2138,2134,
2933,2856,3,2122,2855,2131,2127,2139,2135,2937,
};
static const unsigned short iltis_by_rho_at40[] = {
80,2941,108,2975,24,3009,52,3043,122,3077,129,3111,
};
static const unsigned short iltis_by_rho_at41[] = {
1055,1023,3145,835,1087,1023,3163,838,1247,1023,3181,2007,1279,1023,3199,2010,
};
static const unsigned short iltis_by_rho_at42[] = {
959,2817,3217,841,991,2817,3235,844,
};
static const unsigned short iltis_by_rho_at43[] = {
1598,1591,167,3253,1599,1591,170,3259,1600,1591,173,3265,1651,1644,221,3271,1652,1644,224,3277,1653,1644,227,3283,
};
static const unsigned short iltis_by_rho_at44[] = {
1596,1591,140,3289,1597,1591,146,3295,1649,1644,140,3301,1650,1644,146,3307,
};
static const unsigned short iltis_by_rho_at45[] = {
59,1964,3313,1967,1970,3314,
};
static const unsigned short iltis_by_rho_at46[] = {
1119,2817,3334,1874,1151,2817,3343,1877,
};
static const unsigned short iltis_by_rho_at47[] = {
1247,1183,2817,3352,2128,2194,2013,2095,1279,1215,2817,3370,2131,2197,2016,2098,1311,1183,2817,3388,2422,2470,2342,2398,1375,
1215,2817,3406,2428,2476,2348,2404,
};
static const unsigned short iltis_by_rho_at48[] = {
1311,1343,3424,2345,1375,1343,3442,2351,
};
static const unsigned short iltis_by_rho_at49[] = {
140,1975,3482,140,1976,3494,
};
static const unsigned short iltis_by_rho_at50[] = {
3524,1043,1042,3526,1051,3527,3528,3529,1041,3530,3531,1047,1029,2817,2496,3524,1025,1024,3526,1026,3527,3528,3529,1023,3530,
3531,1053,1029,2817,2497,3524,1034,1050,3526,1035,3527,3528,3529,1054,3530,3531,1038,1029,2817,2498,3532,1043,1042,3534,1051,
1045,3535,3536,1041,3537,1044,1047,3538,2817,2513,3532,1025,1024,3534,1026,1045,3535,3536,1023,3537,1044,1053,3538,2817,2514,
3532,1034,1050,3534,1035,1045,3535,3536,1054,3537,1044,1038,3538,2817,2515,1024,1043,1042,1028,1051,1027,1031,1030,1041,1023,
1026,1047,1053,2817,2618,1024,1034,1050,1028,1035,1027,1031,1030,1054,1023,1026,1038,1053,2817,2620,1042,1025,1024,1046,1026,
1052,1049,1048,1023,1041,1051,1053,1047,2817,2709,1042,1034,1050,1046,1035,1052,1049,1048,1054,1041,1051,1038,1047,2817,2710,
};
static const unsigned short iltis_by_rho_at51[] = {
1649,1644,140,3539,1596,1591,140,3545,1650,1644,146,3551,1597,1591,146,3557,
};
static const unsigned short iltis_by_rho_at52[] = {
1023,1026,1053,2817,2619,1041,1051,1047,2817,2708,
};
static const unsigned short iltis_by_rho_at53[] = {
1448,146,3563,1532,146,3572,
};
static const unsigned short iltis_by_rho_at54[] = {
2249,257,2243,2245,3581,2334,313,2328,2330,3593,
};
static const unsigned short iltis_by_rho_at55[] = {
1447,3605,1531,3608,
};
static const unsigned short iltis_by_rho_at56[] = {
2430,260,2249,2243,2245,3611,2404,316,2334,2328,2330,3625,
};
static const unsigned short iltis_by_rho_at57[] = {
1626,1622,1581,3639,1760,1762,1724,3642,1626,1622,1580,3645,1760,1762,1723,3648,1679,1675,1634,3651,1845,1847,1809,3654,1679,
1675,1633,3657,1845,1847,1808,3660,
};
static const unsigned short iltis_by_rho_at58[] = {
404,1580,1626,1622,548,3664,474,404,1723,1760,1762,551,3672,502,404,1633,1679,1675,560,3680,418,404,1808,1845,1847,563,3688,
446,
};
static const unsigned short iltis_by_rho_at59[] = {
2503,66,402,2521,94,409,2504,66,416,2522,94,423,2507,66,429,2525,94,435,2508,66,441,2526,94,447,2505,66,453,2523,94,459,2506,
66,465,2524,94,471,2539,10,1556,2557,38,1563,2540,10,1570,2558,38,1577,2543,10,1583,2561,38,1589,2544,10,1595,2562,38,1601,
2541,10,1607,2559,38,1613,2542,10,1619,2560,38,1625,2538,10,2723,2556,38,2730,2502,66,2737,2520,94,2744,2537,10,2751,2555,
38,2758,2501,66,2765,2519,94,2772,2536,10,2779,2554,38,2786,2500,66,2793,2518,94,2800,
};
static const unsigned short iltis_by_rho_at60[] = {
2575,265,1588,2475,3696,1700,265,1731,2482,3697,2581,265,1588,2475,3698,1702,265,1731,2482,3699,2587,265,1588,2475,3700,1701,
265,1731,2482,3701,3253,265,1588,2475,3702,1703,265,1731,2482,3703,3259,265,1588,2475,3704,1699,265,1731,2482,3705,3265,265,
1588,2475,3706,1704,265,1731,2482,3707,3292,265,1588,2475,3708,1705,265,1731,2482,3709,1578,265,1588,2475,3710,1708,265,1731,
2482,3711,3298,265,1588,2475,3712,1706,265,1731,2482,3713,2593,321,1641,2489,3714,1785,321,1816,2496,3715,2599,321,1641,2489,
3716,1787,321,1816,2496,3717,2605,321,1641,2489,3718,1786,321,1816,2496,3719,3271,321,1641,2489,3720,1788,321,1816,2496,3721,
3277,321,1641,2489,3722,1784,321,1816,2496,3723,3283,321,1641,2489,3724,1789,321,1816,2496,3725,3304,321,1641,2489,3726,1790,
321,1816,2496,3727,1631,321,1641,2489,3728,1793,321,1816,2496,3729,3310,321,1641,2489,3730,1791,321,1816,2496,3731,3539,321,
1641,2489,3732,1792,321,1816,2496,3733,3545,265,1588,2475,3734,1707,265,1731,2482,3735,3551,321,1641,2489,3736,1794,321,1816,
2496,3737,3557,265,1588,2475,3738,1709,265,1731,2482,3739,
};
static const unsigned short iltis_by_rho_at61[] = {
3740,101,2674,2671,2668,2677,3741,2665,2662,3742,3746,115,2690,2687,2684,2694,3747,2681,2679,3748,3752,101,2675,2672,2669,
2677,3753,2666,2662,3754,1943,115,2691,2688,2685,2694,1941,2682,2679,3758,1918,101,2673,2670,2667,2677,1916,2664,2662,3762,
1948,115,2692,2689,2686,2694,1946,2683,2679,3766,3770,45,2708,2705,2702,2712,3771,2699,2697,3772,3776,59,3329,3325,3321,3333,
3777,3317,3314,3778,3782,45,2710,2707,2704,2712,3783,2701,2697,3784,1965,59,3328,3324,3320,3333,1963,3316,3314,3788,1888,
45,2709,2706,2703,2712,1886,2700,2697,3792,1968,59,3330,3326,3322,3333,1966,3318,3314,3796,1971,59,3331,3327,3323,3333,1969,
3319,3314,3800,3804,136,3473,3471,3469,3475,3805,3467,3465,3806,3810,136,3474,3472,3470,3475,3811,3468,3465,3812,
};
static const unsigned short iltis_by_rho_at62[] = {
3816,101,3817,3818,2676,2662,3819,3823,115,3824,3825,2693,2679,3826,1941,101,1943,1942,2676,2662,3830,3753,115,3752,2661,
2693,2679,3834,3838,101,3839,3840,2676,2662,3841,3845,115,3846,3847,2693,2679,3848,3852,45,3853,3854,2711,2697,3855,3859,
59,3860,3861,3332,3314,3862,1963,45,1965,1964,2711,2697,3866,3783,59,3782,2696,3332,3314,3870,3874,45,3875,3876,2711,2697,
3877,3881,59,3882,3883,3332,3314,3884,3888,59,3889,3890,3332,3314,3891,
};
static const unsigned short iltis_by_rho_at63[] = {
3741,101,2662,3740,2668,2665,2674,2671,3895,3747,115,2679,3746,2684,2681,2690,2687,3899,3753,101,2662,3752,2669,2666,2675,
2672,3903,1941,115,2679,1943,2685,2682,2691,2688,3907,1916,101,2662,1918,2667,2664,2673,2670,3911,1946,115,2679,1948,2686,
2683,2692,2689,3915,3771,45,2697,3770,2702,2699,2708,2705,3919,3777,59,3314,3776,3321,3317,3329,3325,3923,3783,45,2697,3782,
2704,2701,2710,2707,3927,1963,59,3314,1965,3320,3316,3328,3324,3931,1886,45,2697,1888,2703,2700,2709,2706,3935,1966,59,3314,
1968,3322,3318,3330,3326,3939,1969,59,3314,1971,3323,3319,3331,3327,3943,3805,136,3465,3804,3469,3467,3473,3471,3947,3811,
136,3465,3810,3470,3468,3474,3472,3951,
};
static const unsigned short iltis_by_rho_at64[] = {
2970,2956,2972,2954,2974,2944,2965,2952,2947,2968,2950,3955,3005,2990,3007,2988,3008,2978,3000,2986,2981,3003,2984,3959,2971,
2955,2973,2953,2974,2943,2966,2951,2947,2969,2949,3963,3004,2989,3006,2987,3008,2977,2999,2985,2981,3002,2983,3967,3039,3024,
3041,3022,3042,3012,3034,3020,3015,3037,3018,3971,3072,3058,3074,3056,3076,3046,3067,3054,3049,3070,3052,3975,3038,3023,3040,
3021,3042,3011,3033,3019,3015,3036,3017,3979,3073,3057,3075,3055,3076,3045,3068,3053,3049,3071,3051,3983,3107,3092,3109,3090,
3110,3080,3102,3088,3083,3105,3086,3987,3140,3126,3142,3124,3144,3114,3135,3122,3117,3138,3120,3991,3106,3091,3108,3089,3110,
3079,3101,3087,3083,3104,3085,3995,3141,3125,3143,3123,3144,3113,3136,3121,3117,3139,3119,3999,
};
static const unsigned short iltis_by_rho_at65[] = {
2968,2964,2967,2942,2965,2960,2972,2962,2947,2970,2958,4003,3002,2997,3001,2975,2999,2993,3006,2995,2981,3004,2991,4007,2969,
2963,2967,2941,2966,2959,2973,2961,2947,2971,2957,4011,3003,2998,3001,2976,3000,2994,3007,2996,2981,3005,2992,4015,3037,3032,
3035,3010,3034,3028,3041,3030,3015,3039,3026,4019,3071,3065,3069,3043,3068,3061,3075,3063,3049,3073,3059,4023,3036,3031,3035,
3009,3033,3027,3040,3029,3015,3038,3025,4027,3070,3066,3069,3044,3067,3062,3074,3064,3049,3072,3060,4031,3105,3100,3103,3078,
3102,3096,3109,3098,3083,3107,3094,4035,3139,3133,3137,3111,3136,3129,3143,3131,3117,3141,3127,4039,3104,3099,3103,3077,3101,
3095,3108,3097,3083,3106,3093,4043,3138,3134,3137,3112,3135,3130,3142,3132,3117,3140,3128,4047,
};
static const unsigned short iltis_by_rho_at66[] = {
2947,2945,2952,2960,2964,2950,2958,2956,2954,2962,4051,2981,2980,2986,2994,2998,2984,2992,2990,2988,2996,4055,2947,2946,2951,
2959,2963,2949,2957,2955,2953,2961,4059,2981,2979,2985,2993,2997,2983,2991,2989,2987,2995,4063,3015,3014,3020,3028,3032,3018,
3026,3024,3022,3030,4067,3049,3047,3054,3062,3066,3052,3060,3058,3056,3064,4071,3015,3013,3019,3027,3031,3017,3025,3023,3021,
3029,4075,3049,3048,3053,3061,3065,3051,3059,3057,3055,3063,4079,3083,3082,3088,3096,3100,3086,3094,3092,3090,3098,4083,3117,
3115,3122,3130,3134,3120,3128,3126,3124,3132,4087,3083,3081,3087,3095,3099,3085,3093,3091,3089,3097,4091,3117,3116,3121,3129,
3133,3119,3127,3125,3123,3131,4095,
};
static const unsigned short iltis_by_rho_at67[] = {
2198,2445,4747,2199,2446,4984,2200,2447,5000,2201,2448,5008,2202,2449,5016,2203,2450,5024,2204,2451,5032,2210,2459,4780,2211,
2460,5048,2212,2461,5064,2213,2462,5072,2214,2463,5080,2215,2464,5088,2216,2465,5096,3496,3485,7988,3500,3489,7989,3504,3493,
7990,2217,2466,4812,2205,2452,4820,2218,2467,4828,2206,2453,4836,
};
static const unsigned short iltis_by_rho_at68[] = {
2207,1485,1487,3563,3566,3569,1455,4099,2208,1485,1487,3605,3606,3607,1454,4106,257,1485,1487,3563,3566,3569,1455,4113,4120,
1485,1487,3605,3606,3607,1454,4121,2455,1485,1487,3563,3566,3569,1455,4128,2457,1485,1487,3605,3606,3607,1454,4135,2454,1485,
1487,3563,3566,3569,1455,4142,2456,1485,1487,3605,3606,3607,1454,4149,1623,1626,1622,3639,3640,3641,1590,4156,1763,1760,1762,
3642,3643,3644,1733,4163,1588,1626,1622,3645,3646,3647,1589,4170,1731,1760,1762,3648,3649,3650,1732,4177,2478,1626,1622,3639,
3640,3641,1590,4184,2485,1760,1762,3642,3643,3644,1733,4191,2474,1626,1622,3645,3646,3647,1589,4198,2481,1760,1762,3648,3649,
3650,1732,4205,2477,1626,1622,3639,3640,3641,1590,4212,2484,1760,1762,3642,3643,3644,1733,4219,2473,1626,1622,3645,3646,3647,
1589,4226,2480,1760,1762,3648,3649,3650,1732,4233,2219,1569,1571,3572,3575,3578,1539,4240,2220,1569,1571,3608,3609,3610,1538,
4247,313,1569,1571,3572,3575,3578,1539,4254,4261,1569,1571,3608,3609,3610,1538,4262,2469,1569,1571,3572,3575,3578,1539,4269,
2471,1569,1571,3608,3609,3610,1538,4276,2468,1569,1571,3572,3575,3578,1539,4283,2470,1569,1571,3608,3609,3610,1538,4290,1676,
1679,1675,3651,3652,3653,1643,4297,1848,1845,1847,3654,3655,3656,1818,4304,1641,1679,1675,3657,3658,3659,1642,4311,1816,1845,
1847,3660,3661,3662,1817,4318,2492,1679,1675,3651,3652,3653,1643,4325,2499,1845,1847,3654,3655,3656,1818,4332,2488,1679,1675,
3657,3658,3659,1642,4339,2495,1845,1847,3660,3661,3662,1817,4346,2491,1679,1675,3651,3652,3653,1643,4353,2498,1845,1847,3654,
3655,3656,1818,4360,2487,1679,1675,3657,3658,3659,1642,4367,2494,1845,1847,3660,3661,3662,1817,4374,
};
static const unsigned short iltis_by_rho_at69[] = {
2263,146,4381,2348,146,4390,
};
static const unsigned short iltis_by_rho_at70[] = {
2262,4399,2347,4402,
};
static const unsigned short iltis_by_rho_at71[] = {
3646,73,1589,3645,3647,4405,3649,101,1732,3648,3650,4409,3658,17,1642,3657,3659,4413,3661,45,1817,3660,3662,4417,
};
static const unsigned short iltis_by_rho_at72[] = {
4421,3664,548,1626,2572,2573,4423,2574,1622,474,404,4424,4425,3672,551,1760,1685,1690,4427,1695,1762,502,404,4428,4429,3664,
548,1626,2578,2579,4431,2580,1622,474,404,4432,180,3672,551,1760,1744,1735,179,1741,1762,502,404,4433,4434,3664,548,1626,
2584,2585,4436,2586,1622,474,404,4437,4438,3672,551,1760,1686,1691,4440,1696,1762,502,404,4441,168,3664,548,1626,3256,3257,
167,3258,1622,474,404,4442,177,3672,551,1760,1748,1736,176,1742,1762,502,404,4443,171,3664,548,1626,3262,3263,170,3264,1622,
474,404,4444,4445,3672,551,1760,1684,1689,4447,1694,1762,502,404,4448,174,3664,548,1626,3268,3269,173,3270,1622,474,404,4449,
183,3672,551,1760,1752,1737,182,1743,1762,502,404,4450,4451,3680,560,1679,2590,2591,4453,2592,1675,418,404,4454,4455,3688,
563,1845,1770,1775,4457,1780,1847,446,404,4458,4459,3680,560,1679,2596,2597,4461,2598,1675,418,404,4462,234,3688,563,1845,
1829,1820,233,1826,1847,446,404,4463,4464,3680,560,1679,2602,2603,4466,2604,1675,418,404,4467,4468,3688,563,1845,1771,1776,
4470,1781,1847,446,404,4471,222,3680,560,1679,3274,3275,221,3276,1675,418,404,4472,231,3688,563,1845,1833,1821,230,1827,1847,
446,404,4473,225,3680,560,1679,3280,3281,224,3282,1675,418,404,4474,4475,3688,563,1845,1769,1774,4477,1779,1847,446,404,4478,
228,3680,560,1679,3286,3287,227,3288,1675,418,404,4479,237,3688,563,1845,1837,1822,236,1828,1847,446,404,4480,
};
static const unsigned short iltis_by_rho_at73[] = {
141,404,142,1626,3665,3289,3290,140,3291,1622,474,4481,141,404,142,1760,3673,1687,1692,140,1697,1762,502,4482,144,404,145,
1626,3665,1575,1576,143,1577,1622,474,4483,4484,404,4485,1760,3673,1765,1739,4486,1746,1762,502,4487,147,404,148,1626,3665,
3295,3296,146,3297,1622,474,4488,147,404,148,1760,3673,1688,1693,146,1698,1762,502,4489,141,404,142,1679,3681,3301,3302,140,
3303,1675,418,4490,141,404,142,1845,3689,1772,1777,140,1782,1847,446,4491,144,404,145,1679,3681,1628,1629,143,1630,1675,418,
4492,4484,404,4485,1845,3689,1850,1824,4486,1831,1847,446,4493,147,404,148,1679,3681,3307,3308,146,3309,1675,418,4494,147,
404,148,1845,3689,1773,1778,146,1783,1847,446,4495,3478,404,3476,1679,3681,3542,3543,3480,3544,1675,418,4496,3478,404,3476,
1845,3689,1849,1823,3480,1830,1847,446,4497,3478,404,3476,1626,3665,3548,3549,3480,3550,1622,474,4498,3478,404,3476,1760,
3673,1764,1738,3480,1745,1762,502,4499,3479,404,3477,1679,3681,3554,3555,3481,3556,1675,418,4500,3479,404,3477,1845,3689,
1819,1825,3481,1832,1847,446,4501,3479,404,3477,1626,3665,3560,3561,3481,3562,1622,474,4502,3479,404,3477,1760,3673,1734,
1740,3481,1747,1762,502,4503,
};
static const unsigned short iltis_by_rho_at74[] = {
4747,4713,4712,4746,4984,4976,5000,4992,5008,4721,5016,4755,5024,4763,5032,4771,4780,4730,4729,4779,5048,5040,5064,5056,5072,
4738,5080,4788,5088,4796,5096,4804,4812,5104,4820,5112,4828,5120,4836,5128,
};
static const unsigned short iltis_by_rho_at75[] = {
3582,3612,5351,3583,3613,5808,3584,3614,5824,3585,3615,5832,3586,3616,5840,3587,3617,5848,3588,3618,5856,3594,3626,5384,3595,
3627,5872,3596,3628,5888,3597,3629,5896,3598,3630,5904,3599,3631,5912,3600,3632,5920,3601,3633,5416,3589,3619,5424,3602,3634,
5432,3590,3620,5440,
};
static const unsigned short iltis_by_rho_at76[] = {
3640,4632,3639,4634,3641,4635,3652,4680,3651,4682,3653,4683,
};
static const unsigned short iltis_by_rho_at77[] = {
3520,3494,7988,5136,3519,3498,7989,5137,3518,3502,7990,5138,3519,3487,7989,5143,3520,3483,7988,5144,3518,3491,7990,5145,
};
static const unsigned short iltis_by_rho_at78[] = {
3523,3496,7988,5150,3522,3500,7989,5151,3521,3504,7990,5152,3522,3489,7989,5157,3523,3485,7988,5158,3521,3493,7990,5159,
};
static const unsigned short iltis_by_rho_at79[] = {
3591,2300,2302,4381,4384,4387,2270,4504,3592,2300,2302,4399,4400,4401,2269,4511,257,2300,2302,4381,4384,4387,2270,4518,4120,
2300,2302,4399,4400,4401,2269,4525,3622,2300,2302,4381,4384,4387,2270,4532,3624,2300,2302,4399,4400,4401,2269,4539,3621,2300,
2302,4381,4384,4387,2270,4546,3623,2300,2302,4399,4400,4401,2269,4553,3603,2385,2387,4390,4393,4396,2355,4560,3604,2385,2387,
4402,4403,4404,2354,4567,313,2385,2387,4390,4393,4396,2355,4574,4261,2385,2387,4402,4403,4404,2354,4581,3636,2385,2387,4390,
4393,4396,2355,4588,3638,2385,2387,4402,4403,4404,2354,4595,3635,2385,2387,4390,4393,4396,2355,4602,3637,2385,2387,4402,4403,
4404,2354,4609,
};
static const unsigned short iltis_by_rho_at80[] = {
4110,80,4112,4109,4111,4616,4125,80,4127,4124,4126,4620,4139,80,4141,4138,4140,4624,4153,80,4155,4152,4154,4628,4632,3,4633,
4634,4635,4636,4174,73,4176,4173,4175,4640,4181,101,4183,4180,4182,4644,4202,73,4204,4201,4203,4648,4209,101,4211,4208,4210,
4652,4230,73,4232,4229,4231,4656,4237,101,4239,4236,4238,4660,4251,24,4253,4250,4252,4664,4266,24,4268,4265,4267,4668,4280,
24,4282,4279,4281,4672,4294,24,4296,4293,4295,4676,4680,3,4681,4682,4683,4684,4315,17,4317,4314,4316,4688,4322,45,4324,4321,
4323,4692,4343,17,4345,4342,4344,4696,4350,45,4352,4349,4351,4700,4371,17,4373,4370,4372,4704,4378,45,4380,4377,4379,4708,
};
static const unsigned short iltis_by_rho_at81[] = {
1410,4712,4713,1448,1414,1418,3563,1484,1464,4712,4721,1448,1459,1465,3563,1444,1494,4729,4730,1532,1498,1502,3572,1568,1548,
4729,4738,1532,1543,1549,3572,1528,
};
static const unsigned short iltis_by_rho_at82[] = {
1410,4746,4747,1485,1414,1418,1487,1451,1449,3605,1447,3606,3607,1480,1408,4712,4755,1485,1412,1416,1487,1452,1450,3563,1448,
3566,3569,1482,1407,4712,4763,1485,1411,1415,1487,1452,1450,3563,1448,3566,3569,1481,1409,4712,4771,1485,1413,1417,1487,1452,
1450,3563,1448,3566,3569,1483,1494,4779,4780,1569,1498,1502,1571,1535,1533,3608,1531,3609,3610,1564,1492,4729,4788,1569,1496,
1500,1571,1536,1534,3572,1532,3575,3578,1566,1491,4729,4796,1569,1495,1499,1571,1536,1534,3572,1532,3575,3578,1565,1493,4729,
4804,1569,1497,1501,1571,1536,1534,3572,1532,3575,3578,1567,1572,4779,4812,1569,1544,1550,1571,1535,1533,3608,1531,3609,3610,
1524,1488,4746,4820,1485,1460,1466,1487,1451,1449,3605,1447,3606,3607,1440,1573,4779,4828,1569,1545,1551,1571,1535,1533,3608,
1531,3609,3610,1525,1489,4746,4836,1485,1461,1467,1487,1451,1449,3605,1447,3606,3607,1441,
};
static const unsigned short iltis_by_rho_at83[] = {
266,3671,391,2418,4844,266,3679,391,2431,4877,322,3687,391,2392,4910,322,3695,391,2405,4943,
};
static const unsigned short iltis_by_rho_at84[] = {
1457,4712,4976,1485,1458,1463,1487,1450,141,142,1452,3563,140,1448,3566,3569,1443,1457,4746,4984,1485,1458,1463,1487,1449,
1423,1426,1451,3605,1420,1447,3606,3607,1438,1456,4712,4992,1485,1490,1462,1487,1450,144,145,1452,3563,143,1448,3566,3569,
1442,1456,4746,5000,1485,1490,1462,1487,1449,1422,1425,1451,3605,1419,1447,3606,3607,1437,1464,4746,5008,1485,1459,1465,1487,
1449,1424,1427,1451,3605,1421,1447,3606,3607,1439,1408,4746,5016,1485,1412,1416,1487,1449,1472,1475,1451,3605,1469,1447,3606,
3607,1478,1407,4746,5024,1485,1411,1415,1487,1449,1471,1474,1451,3605,1468,1447,3606,3607,1477,1409,4746,5032,1485,1413,1417,
1487,1449,1473,1476,1451,3605,1470,1447,3606,3607,1479,1541,4729,5040,1569,1542,1547,1571,1534,141,142,1536,3572,140,1532,
3575,3578,1527,1541,4779,5048,1569,1542,1547,1571,1533,1507,1510,1535,3608,1504,1531,3609,3610,1522,1540,4729,5056,1569,1574,
1546,1571,1534,144,145,1536,3572,143,1532,3575,3578,1526,1540,4779,5064,1569,1574,1546,1571,1533,1506,1509,1535,3608,1503,
1531,3609,3610,1521,1548,4779,5072,1569,1543,1549,1571,1533,1508,1511,1535,3608,1505,1531,3609,3610,1523,1492,4779,5080,1569,
1496,1500,1571,1533,1556,1559,1535,3608,1553,1531,3609,3610,1562,1491,4779,5088,1569,1495,1499,1571,1533,1555,1558,1535,3608,
1552,1531,3609,3610,1561,1493,4779,5096,1569,1497,1501,1571,1533,1557,1560,1535,3608,1554,1531,3609,3610,1563,1572,4729,5104,
1569,1544,1550,1571,1534,3478,3476,1536,3572,3480,1532,3575,3578,1529,1488,4712,5112,1485,1460,1466,1487,1450,3478,3476,1452,
3563,3480,1448,3566,3569,1445,1573,4729,5120,1569,1545,1551,1571,1534,3479,3477,1536,3572,3481,1532,3575,3578,1530,1489,4712,
5128,1485,1461,1467,1487,1450,3479,3477,1452,3563,3481,1448,3566,3569,1446,
};
static const unsigned short iltis_by_rho_at85[] = {
3486,3,3482,3490,3506,5136,5137,5138,5139,5143,3,5144,5145,3507,3495,3499,3503,5146,3488,3,3484,3492,3508,5150,5151,5152,
5153,5157,3,5158,5159,3509,3497,3501,3505,5160,
};
static const unsigned short iltis_by_rho_at86[] = {
5351,5317,5316,5350,5808,5800,5824,5816,5832,5325,5840,5359,5848,5367,5856,5375,5384,5334,5333,5383,5872,5864,5888,5880,5896,
5342,5904,5392,5912,5400,5920,5408,5416,5928,5424,5936,5432,5944,5440,5952,
};
static const unsigned short iltis_by_rho_at87[] = {
4160,5184,4162,5185,4159,5186,4161,5187,4188,5192,4190,5193,4187,5194,4189,5195,4216,5200,4218,5201,4215,5202,4217,5203,4301,
5252,4303,5253,4300,5254,4302,5255,4329,5260,4331,5261,4328,5262,4330,5263,4357,5268,4359,5269,4356,5270,4358,5271,
};
static const unsigned short iltis_by_rho_at88[] = {
4515,108,4517,4514,4516,5164,4529,108,4531,4528,4530,5168,4752,80,4754,4751,4753,5172,4543,108,4545,4542,4544,5176,4557,108,
4559,4556,4558,5180,5184,3,5185,5186,5187,5188,5192,3,5193,5194,5195,5196,5200,3,5201,5202,5203,5204,4989,80,4991,4988,4990,
5208,5005,80,5007,5004,5006,5212,5013,80,5015,5012,5014,5216,5021,80,5023,5020,5022,5220,5029,80,5031,5028,5030,5224,5037,
80,5039,5036,5038,5228,4571,52,4573,4570,4572,5232,4585,52,4587,4584,4586,5236,4785,24,4787,4784,4786,5240,4599,52,4601,4598,
4600,5244,4613,52,4615,4612,4614,5248,5252,3,5253,5254,5255,5256,5260,3,5261,5262,5263,5264,5268,3,5269,5270,5271,5272,5053,
24,5055,5052,5054,5276,5069,24,5071,5068,5070,5280,5077,24,5079,5076,5078,5284,5085,24,5087,5084,5086,5288,5093,24,5095,5092,
5094,5292,5101,24,5103,5100,5102,5296,4817,24,4819,4816,4818,5300,4825,80,4827,4824,4826,5304,4833,24,4835,4832,4834,5308,
4841,80,4843,4840,4842,5312,
};
static const unsigned short iltis_by_rho_at89[] = {
2225,5316,5317,2263,2229,2233,4381,2299,2272,5316,5325,2263,2273,2278,4381,2258,2310,5333,5334,2348,2314,2318,4390,2384,2357,
5333,5342,2348,2358,2363,4390,2343,
};
static const unsigned short iltis_by_rho_at90[] = {
2225,5350,5351,2300,2229,2233,2302,2266,2264,4399,2262,4400,4401,2295,2223,5316,5359,2300,2227,2231,2302,2267,2265,4381,2263,
4384,4387,2297,2294,5316,5367,2300,2274,2279,2302,2267,2265,4381,2263,4384,4387,2259,2224,5316,5375,2300,2228,2232,2302,2267,
2265,4381,2263,4384,4387,2298,2310,5383,5384,2385,2314,2318,2387,2351,2349,4402,2347,4403,4404,2380,2308,5333,5392,2385,2312,
2316,2387,2352,2350,4390,2348,4393,4396,2382,2379,5333,5400,2385,2359,2364,2387,2352,2350,4390,2348,4393,4396,2344,2309,5333,
5408,2385,2313,2317,2387,2352,2350,4390,2348,4393,4396,2383,2388,5383,5416,2385,2360,2365,2387,2351,2349,4402,2347,4403,4404,
2340,2303,5350,5424,2300,2275,2280,2302,2266,2264,4399,2262,4400,4401,2255,2389,5383,5432,2385,2361,2366,2387,2351,2349,4402,
2347,4403,4404,2341,2304,5350,5440,2300,2276,2281,2302,2266,2264,4399,2262,4400,4401,2256,
};
static const unsigned short iltis_by_rho_at91[] = {
4852,1626,1622,3645,3646,3647,1589,5448,4885,1760,1762,3648,3649,3650,1732,5455,4851,1626,1622,3645,3646,3647,1589,5462,4884,
1760,1762,3648,3649,3650,1732,5469,4850,1626,1622,3645,3646,3647,1589,5476,4883,1760,1762,3648,3649,3650,1732,5483,4849,1626,
1622,3645,3646,3647,1589,5490,4882,1760,1762,3648,3649,3650,1732,5497,4845,1626,1622,3639,3640,3641,1590,5504,4878,1760,1762,
3642,3643,3644,1733,5511,4854,1626,1622,3645,3646,3647,1589,5518,4887,1760,1762,3648,3649,3650,1732,5525,4855,1626,1622,3645,
3646,3647,1589,5532,4888,1760,1762,3648,3649,3650,1732,5539,4846,1626,1622,3639,3640,3641,1590,5546,4879,1760,1762,3642,3643,
3644,1733,5553,4848,1626,1622,3645,3646,3647,1589,5560,4881,1760,1762,3648,3649,3650,1732,5567,4853,1626,1622,3645,3646,3647,
1589,5574,4886,1760,1762,3648,3649,3650,1732,5581,4918,1679,1675,3657,3658,3659,1642,5588,4951,1845,1847,3660,3661,3662,1817,
5595,4917,1679,1675,3657,3658,3659,1642,5602,4950,1845,1847,3660,3661,3662,1817,5609,4916,1679,1675,3657,3658,3659,1642,5616,
4949,1845,1847,3660,3661,3662,1817,5623,4915,1679,1675,3657,3658,3659,1642,5630,4948,1845,1847,3660,3661,3662,1817,5637,4911,
1679,1675,3651,3652,3653,1643,5644,4944,1845,1847,3654,3655,3656,1818,5651,4920,1679,1675,3657,3658,3659,1642,5658,4953,1845,
1847,3660,3661,3662,1817,5665,4921,1679,1675,3657,3658,3659,1642,5672,4954,1845,1847,3660,3661,3662,1817,5679,4912,1679,1675,
3651,3652,3653,1643,5686,4945,1845,1847,3654,3655,3656,1818,5693,4914,1679,1675,3657,3658,3659,1642,5700,4947,1845,1847,3660,
3661,3662,1817,5707,4919,1679,1675,3657,3658,3659,1642,5714,4952,1845,1847,3660,3661,3662,1817,5721,4913,1679,1675,3651,3652,
3653,1643,5728,4946,1845,1847,3654,3655,3656,1818,5735,4847,1626,1622,3639,3640,3641,1590,5742,4880,1760,1762,3642,3643,3644,
1733,5749,
};
static const unsigned short iltis_by_rho_at92[] = {
269,4424,3671,4853,5756,269,4428,3679,4886,5757,269,4432,3671,4853,5758,269,4433,3679,4886,5759,269,4437,3671,4853,5760,269,
4441,3679,4886,5761,269,4442,3671,4853,5762,269,4443,3679,4886,5763,269,4444,3671,4853,5764,269,4448,3679,4886,5765,269,4449,
3671,4853,5766,269,4450,3679,4886,5767,269,4481,3671,4853,5768,269,4482,3679,4886,5769,269,4483,3671,4853,5770,269,4487,3679,
4886,5771,269,4488,3671,4853,5772,269,4489,3679,4886,5773,325,4454,3687,4919,5774,325,4458,3695,4952,5775,325,4462,3687,4919,
5776,325,4463,3695,4952,5777,325,4467,3687,4919,5778,325,4471,3695,4952,5779,325,4472,3687,4919,5780,325,4473,3695,4952,5781,
325,4474,3687,4919,5782,325,4478,3695,4952,5783,325,4479,3687,4919,5784,325,4480,3695,4952,5785,325,4490,3687,4919,5786,325,
4491,3695,4952,5787,325,4492,3687,4919,5788,325,4493,3695,4952,5789,325,4494,3687,4919,5790,325,4495,3695,4952,5791,325,4496,
3687,4919,5792,325,4497,3695,4952,5793,269,4498,3671,4853,5794,269,4499,3679,4886,5795,325,4500,3687,4919,5796,325,4501,3695,
4952,5797,269,4502,3671,4853,5798,269,4503,3679,4886,5799,
};
static const unsigned short iltis_by_rho_at93[] = {
2271,5316,5800,2300,2305,2277,2302,2265,141,142,2267,4381,140,2263,4384,4387,2257,2271,5350,5808,2300,2305,2277,2302,2264,
2237,2240,2266,4399,2234,2262,4400,4401,2252,2222,5316,5816,2300,2226,2230,2302,2265,4484,4485,2267,4381,4486,2263,4384,4387,
2296,2222,5350,5824,2300,2226,2230,2302,2264,2287,2290,2266,4399,2284,2262,4400,4401,2291,2272,5350,5832,2300,2273,2278,2302,
2264,2238,2241,2266,4399,2235,2262,4400,4401,2253,2223,5350,5840,2300,2227,2231,2302,2264,2285,2288,2266,4399,2282,2262,4400,
4401,2292,2294,5350,5848,2300,2274,2279,2302,2264,2239,2242,2266,4399,2236,2262,4400,4401,2254,2224,5350,5856,2300,2228,2232,
2302,2264,2286,2289,2266,4399,2283,2262,4400,4401,2293,2356,5333,5864,2385,2390,2362,2387,2350,141,142,2352,4390,140,2348,
4393,4396,2342,2356,5383,5872,2385,2390,2362,2387,2349,2322,2325,2351,4402,2319,2347,4403,4404,2337,2307,5333,5880,2385,2311,
2315,2387,2350,4484,4485,2352,4390,4486,2348,4393,4396,2381,2307,5383,5888,2385,2311,2315,2387,2349,2372,2375,2351,4402,2369,
2347,4403,4404,2376,2357,5383,5896,2385,2358,2363,2387,2349,2323,2326,2351,4402,2320,2347,4403,4404,2338,2308,5383,5904,2385,
2312,2316,2387,2349,2370,2373,2351,4402,2367,2347,4403,4404,2377,2379,5383,5912,2385,2359,2364,2387,2349,2324,2327,2351,4402,
2321,2347,4403,4404,2339,2309,5383,5920,2385,2313,2317,2387,2349,2371,2374,2351,4402,2368,2347,4403,4404,2378,2388,5333,5928,
2385,2360,2365,2387,2350,3478,3476,2352,4390,3480,2348,4393,4396,2345,2303,5316,5936,2300,2275,2280,2302,2265,3478,3476,2267,
4381,3480,2263,4384,4387,2260,2389,5333,5944,2385,2361,2366,2387,2350,3479,3477,2352,4390,3481,2348,4393,4396,2346,2304,5316,
5952,2300,2276,2281,2302,2265,3479,3477,2267,4381,3481,2263,4384,4387,2261,
};
static const unsigned short iltis_by_rho_at94[] = {
4103,4508,5960,4105,4510,5961,4102,4507,5962,4104,4509,5963,4117,4522,5968,4119,4524,5969,4116,4521,5970,4118,4523,5971,4132,
4536,5980,4134,4538,5981,4131,4535,5982,4133,4537,5983,4146,4550,5988,4148,4552,5989,4145,4549,5990,4147,4551,5991,2472,4844,
6732,2479,4877,6741,4244,4564,6084,4246,4566,6085,4243,4563,6086,4245,4565,6087,4258,4578,6092,4260,4580,6093,4257,4577,6094,
4259,4579,6095,4273,4592,6104,4275,4594,6105,4272,4591,6106,4274,4593,6107,4287,4606,6112,4289,4608,6113,4286,4605,6114,4288,
4607,6115,2486,4910,6830,2493,4943,6839,
};
static const unsigned short iltis_by_rho_at95[] = {
5960,3,5961,5962,5963,5964,5968,3,5969,5970,5971,5972,5356,108,5358,5355,5357,5976,5980,3,5981,5982,5983,5984,5988,3,5989,
5990,5991,5992,5452,73,5454,5451,5453,5996,5459,101,5461,5458,5460,6000,5466,73,5468,5465,5467,6004,5473,101,5475,5472,5474,
6008,5480,73,5482,5479,5481,6012,5487,101,5489,5486,5488,6016,5494,73,5496,5493,5495,6020,5501,101,5503,5500,5502,6024,5522,
73,5524,5521,5523,6028,5529,101,5531,5528,5530,6032,5536,73,5538,5535,5537,6036,5543,101,5545,5542,5544,6040,5564,73,5566,
5563,5565,6044,5571,101,5573,5570,5572,6048,5578,73,5580,5577,5579,6052,5585,101,5587,5584,5586,6056,5813,108,5815,5812,5814,
6060,5829,108,5831,5828,5830,6064,5837,108,5839,5836,5838,6068,5845,108,5847,5844,5846,6072,5853,108,5855,5852,5854,6076,
5861,108,5863,5860,5862,6080,6084,3,6085,6086,6087,6088,6092,3,6093,6094,6095,6096,5389,52,5391,5388,5390,6100,6104,3,6105,
6106,6107,6108,6112,3,6113,6114,6115,6116,5592,17,5594,5591,5593,6120,5599,45,5601,5598,5600,6124,5606,17,5608,5605,5607,
6128,5613,45,5615,5612,5614,6132,5620,17,5622,5619,5621,6136,5627,45,5629,5626,5628,6140,5634,17,5636,5633,5635,6144,5641,
45,5643,5640,5642,6148,5662,17,5664,5661,5663,6152,5669,45,5671,5668,5670,6156,5676,17,5678,5675,5677,6160,5683,45,5685,5682,
5684,6164,5704,17,5706,5703,5705,6168,5711,45,5713,5710,5712,6172,5718,17,5720,5717,5719,6176,5725,45,5727,5724,5726,6180,
5877,52,5879,5876,5878,6184,5893,52,5895,5892,5894,6188,5901,52,5903,5900,5902,6192,5909,52,5911,5908,5910,6196,5917,52,5919,
5916,5918,6200,5925,52,5927,5924,5926,6204,5421,52,5423,5420,5422,6208,5429,108,5431,5428,5430,6212,5437,52,5439,5436,5438,
6216,5445,108,5447,5444,5446,6220,
};
static const unsigned short iltis_by_rho_at96[] = {
4875,1626,1622,3639,3640,3641,1590,6224,4908,1760,1762,3642,3643,3644,1733,6231,4874,1626,1622,3639,3640,3641,1590,6238,4907,
1760,1762,3642,3643,3644,1733,6245,4873,1626,1622,3639,3640,3641,1590,6252,4906,1760,1762,3642,3643,3644,1733,6259,4872,1626,
1622,3639,3640,3641,1590,6266,4905,1760,1762,3642,3643,3644,1733,6273,4866,1626,1622,3645,3646,3647,1589,6280,4899,1760,1762,
3648,3649,3650,1732,6287,4867,1626,1622,3639,3640,3641,1590,6294,4900,1760,1762,3642,3643,3644,1733,6301,4868,1626,1622,3639,
3640,3641,1590,6308,4901,1760,1762,3642,3643,3644,1733,6315,4869,1626,1622,3645,3646,3647,1589,6322,4902,1760,1762,3648,3649,
3650,1732,6329,4871,1626,1622,3639,3640,3641,1590,6336,4904,1760,1762,3642,3643,3644,1733,6343,4876,1626,1622,3639,3640,3641,
1590,6350,4909,1760,1762,3642,3643,3644,1733,6357,4941,1679,1675,3651,3652,3653,1643,6364,4974,1845,1847,3654,3655,3656,1818,
6371,4940,1679,1675,3651,3652,3653,1643,6378,4973,1845,1847,3654,3655,3656,1818,6385,4939,1679,1675,3651,3652,3653,1643,6392,
4972,1845,1847,3654,3655,3656,1818,6399,4938,1679,1675,3651,3652,3653,1643,6406,4971,1845,1847,3654,3655,3656,1818,6413,4932,
1679,1675,3657,3658,3659,1642,6420,4965,1845,1847,3660,3661,3662,1817,6427,4933,1679,1675,3651,3652,3653,1643,6434,4966,1845,
1847,3654,3655,3656,1818,6441,4934,1679,1675,3651,3652,3653,1643,6448,4967,1845,1847,3654,3655,3656,1818,6455,4935,1679,1675,
3657,3658,3659,1642,6462,4968,1845,1847,3660,3661,3662,1817,6469,4937,1679,1675,3651,3652,3653,1643,6476,4970,1845,1847,3654,
3655,3656,1818,6483,4942,1679,1675,3651,3652,3653,1643,6490,4975,1845,1847,3654,3655,3656,1818,6497,4936,1679,1675,3657,3658,
3659,1642,6504,4969,1845,1847,3660,3661,3662,1817,6511,4870,1626,1622,3645,3646,3647,1589,6518,4903,1760,1762,3648,3649,3650,
1732,6525,
};
static const unsigned short iltis_by_rho_at97[] = {
4718,5322,6532,4720,5324,6533,4717,5321,6534,4719,5323,6535,5508,5515,6540,5510,5517,6541,5507,5514,6542,5509,5516,6543,5550,
5557,6556,5552,5559,6557,5549,5556,6558,5551,5558,6559,3696,5756,6733,3697,5757,6742,3698,5758,6750,3699,5759,6758,3700,5760,
6766,3701,5761,6774,4981,5805,6572,4983,5807,6573,4980,5804,6574,4982,5806,6575,4997,5821,6580,4999,5823,6581,4996,5820,6582,
4998,5822,6583,4726,5330,6588,4728,5332,6589,4725,5329,6590,4727,5331,6591,4760,5364,6596,4762,5366,6597,4759,5363,6598,4761,
5365,6599,4768,5372,6604,4770,5374,6605,4767,5371,6606,4769,5373,6607,4776,5380,6612,4778,5382,6613,4775,5379,6614,4777,5381,
6615,3702,5762,6782,3703,5763,6790,3704,5764,6798,3705,5765,6806,3706,5766,6814,3707,5767,6822,3708,5768,6928,3709,5769,6936,
3710,5770,6944,3711,5771,6952,3712,5772,6960,3713,5773,6968,4735,5339,6620,4737,5341,6621,4734,5338,6622,4736,5340,6623,5648,
5655,6628,5650,5657,6629,5647,5654,6630,5649,5656,6631,5690,5697,6644,5692,5699,6645,5689,5696,6646,5691,5698,6647,3714,5774,
6831,3715,5775,6840,3716,5776,6848,3717,5777,6856,3718,5778,6864,3719,5779,6872,5045,5869,6660,5047,5871,6661,5044,5868,6662,
5046,5870,6663,5061,5885,6668,5063,5887,6669,5060,5884,6670,5062,5886,6671,4743,5347,6676,4745,5349,6677,4742,5346,6678,4744,
5348,6679,4793,5397,6684,4795,5399,6685,4792,5396,6686,4794,5398,6687,4801,5405,6692,4803,5407,6693,4800,5404,6694,4802,5406,
6695,4809,5413,6700,4811,5415,6701,4808,5412,6702,4810,5414,6703,3720,5780,6880,3721,5781,6888,3722,5782,6896,3723,5783,6904,
3724,5784,6912,3725,5785,6920,3726,5786,6976,3727,5787,6984,3728,5788,6992,3729,5789,7000,3730,5790,7008,3731,5791,7016,3732,
5792,7024,3733,5793,7032,3734,5794,7040,3735,5795,7048,3736,5796,7056,3737,5797,7064,3738,5798,7072,3739,5799,7080,
};
static const unsigned short iltis_by_rho_at98[] = {
6732,6741,6830,6839,
};
static const unsigned short iltis_by_rho_at99[] = {
5732,5734,5731,5733,
};
static const unsigned short iltis_by_rho_at100[] = {
6532,3,6533,6534,6535,6536,6540,3,6541,6542,6543,6544,6284,73,6286,6283,6285,6548,6291,101,6293,6290,6292,6552,6556,3,6557,
6558,6559,6560,6326,73,6328,6325,6327,6564,6333,101,6335,6332,6334,6568,6572,3,6573,6574,6575,6576,6580,3,6581,6582,6583,
6584,6588,3,6589,6590,6591,6592,6596,3,6597,6598,6599,6600,6604,3,6605,6606,6607,6608,6612,3,6613,6614,6615,6616,6620,3,6621,
6622,6623,6624,6628,3,6629,6630,6631,6632,6424,17,6426,6423,6425,6636,6431,45,6433,6430,6432,6640,6644,3,6645,6646,6647,6648,
6466,17,6468,6465,6467,6652,6473,45,6475,6472,6474,6656,6660,3,6661,6662,6663,6664,6668,3,6669,6670,6671,6672,6676,3,6677,
6678,6679,6680,6684,3,6685,6686,6687,6688,6692,3,6693,6694,6695,6696,6700,3,6701,6702,6703,6704,6708,3,6709,6710,6711,6712,
6508,17,6510,6507,6509,6716,6515,45,6517,6514,6516,6720,6522,73,6524,6521,6523,6724,6529,101,6531,6528,6530,6728,
};
static const unsigned short iltis_by_rho_at101[] = {
2572,6732,6733,1626,2573,2574,1622,1583,4421,4422,1586,3645,4423,1580,3646,3647,2576,1685,6741,6742,1760,1690,1695,1762,1726,
4425,4426,1729,3648,4427,1723,3649,3650,1750,2578,6732,6750,1626,2579,2580,1622,1583,4429,4430,1586,3645,4431,1580,3646,3647,
2582,1744,6741,6758,1760,1735,1741,1762,1726,180,181,1729,3648,179,1723,3649,3650,1710,2584,6732,6766,1626,2585,2586,1622,
1583,4434,4435,1586,3645,4436,1580,3646,3647,2588,1686,6741,6774,1760,1691,1696,1762,1726,4438,4439,1729,3648,4440,1723,3649,
3650,1751,3256,6732,6782,1626,3257,3258,1622,1583,168,169,1586,3645,167,1580,3646,3647,3254,1748,6741,6790,1760,1736,1742,
1762,1726,177,178,1729,3648,176,1723,3649,3650,1711,3262,6732,6798,1626,3263,3264,1622,1583,171,172,1586,3645,170,1580,3646,
3647,3260,1684,6741,6806,1760,1689,1694,1762,1726,4445,4446,1729,3648,4447,1723,3649,3650,1749,3268,6732,6814,1626,3269,3270,
1622,1583,174,175,1586,3645,173,1580,3646,3647,3266,1752,6741,6822,1760,1737,1743,1762,1726,183,184,1729,3648,182,1723,3649,
3650,1712,2590,6830,6831,1679,2591,2592,1675,1636,4451,4452,1639,3657,4453,1633,3658,3659,2594,1770,6839,6840,1845,1775,1780,
1847,1811,4455,4456,1814,3660,4457,1808,3661,3662,1835,2596,6830,6848,1679,2597,2598,1675,1636,4459,4460,1639,3657,4461,1633,
3658,3659,2600,1829,6839,6856,1845,1820,1826,1847,1811,234,235,1814,3660,233,1808,3661,3662,1795,2602,6830,6864,1679,2603,
2604,1675,1636,4464,4465,1639,3657,4466,1633,3658,3659,2606,1771,6839,6872,1845,1776,1781,1847,1811,4468,4469,1814,3660,4470,
1808,3661,3662,1836,3274,6830,6880,1679,3275,3276,1675,1636,222,223,1639,3657,221,1633,3658,3659,3272,1833,6839,6888,1845,
1821,1827,1847,1811,231,232,1814,3660,230,1808,3661,3662,1796,3280,6830,6896,1679,3281,3282,1675,1636,225,226,1639,3657,224,
1633,3658,3659,3278,1769,6839,6904,1845,1774,1779,1847,1811,4475,4476,1814,3660,4477,1808,3661,3662,1834,3286,6830,6912,1679,
3287,3288,1675,1636,228,229,1639,3657,227,1633,3658,3659,3284,1837,6839,6920,1845,1822,1828,1847,1811,237,238,1814,3660,236,
1808,3661,3662,1797,
};
static const unsigned short iltis_by_rho_at102[] = {
3289,6732,6928,1626,3290,3291,1622,1586,1583,3645,1580,3646,3647,3293,1687,6741,6936,1760,1692,1697,1762,1729,1726,3648,1723,
3649,3650,1753,1575,6732,6944,1626,1576,1577,1622,1586,1583,3645,1580,3646,3647,1624,1765,6741,6952,1760,1739,1746,1762,1729,
1726,3648,1723,3649,3650,1714,3295,6732,6960,1626,3296,3297,1622,1586,1583,3645,1580,3646,3647,3299,1688,6741,6968,1760,1693,
1698,1762,1729,1726,3648,1723,3649,3650,1754,3301,6830,6976,1679,3302,3303,1675,1639,1636,3657,1633,3658,3659,3305,1772,6839,
6984,1845,1777,1782,1847,1814,1811,3660,1808,3661,3662,1838,1628,6830,6992,1679,1629,1630,1675,1639,1636,3657,1633,3658,3659,
1677,1850,6839,7000,1845,1824,1831,1847,1814,1811,3660,1808,3661,3662,1799,3307,6830,7008,1679,3308,3309,1675,1639,1636,3657,
1633,3658,3659,3311,1773,6839,7016,1845,1778,1783,1847,1814,1811,3660,1808,3661,3662,1839,3542,6830,7024,1679,3543,3544,1675,
1639,1636,3657,1633,3658,3659,3540,1849,6839,7032,1845,1823,1830,1847,1814,1811,3660,1808,3661,3662,1798,3548,6732,7040,1626,
3549,3550,1622,1586,1583,3645,1580,3646,3647,3546,1764,6741,7048,1760,1738,1745,1762,1729,1726,3648,1723,3649,3650,1713,3554,
6830,7056,1679,3555,3556,1675,1639,1636,3657,1633,3658,3659,3552,1819,6839,7064,1845,1825,1832,1847,1814,1811,3660,1808,3661,
3662,1800,3560,6732,7072,1626,3561,3562,1622,1586,1583,3645,1580,3646,3647,3558,1734,6741,7080,1760,1740,1747,1762,1729,1726,
3648,1723,3649,3650,1715,
};
static const unsigned short iltis_by_rho_at103[] = {
6228,7088,6230,7089,6227,7090,6229,7091,6242,7096,6244,7097,6241,7098,6243,7099,6256,7104,6258,7105,6255,7106,6257,7107,6270,
7112,6272,7113,6269,7114,6271,7115,6298,7120,6300,7121,6297,7122,6299,7123,6312,7128,6314,7129,6311,7130,6313,7131,6340,7136,
6342,7137,6339,7138,6341,7139,6354,7144,6356,7145,6353,7146,6355,7147,6368,7224,6370,7225,6367,7226,6369,7227,6382,7232,6384,
7233,6381,7234,6383,7235,6396,7240,6398,7241,6395,7242,6397,7243,6410,7248,6412,7249,6409,7250,6411,7251,6438,7256,6440,7257,
6437,7258,6439,7259,6452,7264,6454,7265,6451,7266,6453,7267,6480,7272,6482,7273,6479,7274,6481,7275,6494,7280,6496,7281,6493,
7282,6495,7283,
};
static const unsigned short iltis_by_rho_at104[] = {
6733,6742,6750,6758,6766,6774,6782,6790,6798,6806,6814,6822,6928,6936,6944,6952,6960,6968,6831,6840,6848,6856,6864,6872,6880,
6888,6896,6904,6912,6920,6976,6984,6992,7000,7008,7016,7024,7032,7040,7048,7056,7064,7072,7080,
};
static const unsigned short iltis_by_rho_at105[] = {
7088,3,7089,7090,7091,7092,7096,3,7097,7098,7099,7100,7104,3,7105,7106,7107,7108,7112,3,7113,7114,7115,7116,7120,3,7121,7122,
7123,7124,7128,3,7129,7130,7131,7132,7136,3,7137,7138,7139,7140,7144,3,7145,7146,7147,7148,6738,73,6740,6737,6739,7152,6747,
101,6749,6746,6748,7156,6755,73,6757,6754,6756,7160,6763,101,6765,6762,6764,7164,6771,73,6773,6770,6772,7168,6779,101,6781,
6778,6780,7172,6787,73,6789,6786,6788,7176,6795,101,6797,6794,6796,7180,6803,73,6805,6802,6804,7184,6811,101,6813,6810,6812,
7188,6819,73,6821,6818,6820,7192,6827,101,6829,6826,6828,7196,6933,73,6935,6932,6934,7200,6941,101,6943,6940,6942,7204,6949,
73,6951,6948,6950,7208,6957,101,6959,6956,6958,7212,6965,73,6967,6964,6966,7216,6973,101,6975,6972,6974,7220,7224,3,7225,
7226,7227,7228,7232,3,7233,7234,7235,7236,7240,3,7241,7242,7243,7244,7248,3,7249,7250,7251,7252,7256,3,7257,7258,7259,7260,
7264,3,7265,7266,7267,7268,7272,3,7273,7274,7275,7276,7280,3,7281,7282,7283,7284,6836,17,6838,6835,6837,7288,6845,45,6847,
6844,6846,7292,6853,17,6855,6852,6854,7296,6861,45,6863,6860,6862,7300,6869,17,6871,6868,6870,7304,6877,45,6879,6876,6878,
7308,6885,17,6887,6884,6886,7312,6893,45,6895,6892,6894,7316,6901,17,6903,6900,6902,7320,6909,45,6911,6908,6910,7324,6917,
17,6919,6916,6918,7328,6925,45,6927,6924,6926,7332,6981,17,6983,6980,6982,7336,6989,45,6991,6988,6990,7340,6997,17,6999,6996,
6998,7344,7005,45,7007,7004,7006,7348,7013,17,7015,7012,7014,7352,7021,45,7023,7020,7022,7356,7029,17,7031,7028,7030,7360,
7037,45,7039,7036,7038,7364,7045,73,7047,7044,7046,7368,7053,101,7055,7052,7054,7372,7061,17,7063,7060,7062,7376,7069,45,
7071,7068,7070,7380,7077,73,7079,7076,7078,7384,7085,101,7087,7084,7086,7388,
};
static const unsigned short iltis_by_rho_at106[] = {
2572,7392,7393,1626,2573,2574,1622,1587,1584,3639,1581,3640,3641,2577,1685,7401,7402,1760,1690,1695,1762,1730,1727,3642,1724,
3643,3644,1756,2578,7392,7410,1626,2579,2580,1622,1587,1584,3639,1581,3640,3641,2583,1744,7401,7418,1760,1735,1741,1762,1730,
1727,3642,1724,3643,3644,1716,2584,7392,7426,1626,2585,2586,1622,1587,1584,3639,1581,3640,3641,2589,1686,7401,7434,1760,1691,
1696,1762,1730,1727,3642,1724,3643,3644,1757,3256,7392,7442,1626,3257,3258,1622,1587,1584,3639,1581,3640,3641,3255,1748,7401,
7450,1760,1736,1742,1762,1730,1727,3642,1724,3643,3644,1717,3262,7392,7458,1626,3263,3264,1622,1587,1584,3639,1581,3640,3641,
3261,1684,7401,7466,1760,1689,1694,1762,1730,1727,3642,1724,3643,3644,1755,3268,7392,7474,1626,3269,3270,1622,1587,1584,3639,
1581,3640,3641,3267,1752,7401,7482,1760,1737,1743,1762,1730,1727,3642,1724,3643,3644,1718,2590,7490,7491,1679,2591,2592,1675,
1640,1637,3651,1634,3652,3653,2595,1770,7499,7500,1845,1775,1780,1847,1815,1812,3654,1809,3655,3656,1841,2596,7490,7508,1679,
2597,2598,1675,1640,1637,3651,1634,3652,3653,2601,1829,7499,7516,1845,1820,1826,1847,1815,1812,3654,1809,3655,3656,1801,2602,
7490,7524,1679,2603,2604,1675,1640,1637,3651,1634,3652,3653,2607,1771,7499,7532,1845,1776,1781,1847,1815,1812,3654,1809,3655,
3656,1842,3274,7490,7540,1679,3275,3276,1675,1640,1637,3651,1634,3652,3653,3273,1833,7499,7548,1845,1821,1827,1847,1815,1812,
3654,1809,3655,3656,1802,3280,7490,7556,1679,3281,3282,1675,1640,1637,3651,1634,3652,3653,3279,1769,7499,7564,1845,1774,1779,
1847,1815,1812,3654,1809,3655,3656,1840,3286,7490,7572,1679,3287,3288,1675,1640,1637,3651,1634,3652,3653,3285,1837,7499,7580,
1845,1822,1828,1847,1815,1812,3654,1809,3655,3656,1803,
};
static const unsigned short iltis_by_rho_at107[] = {
3289,7392,7588,1626,3290,3291,1622,1584,141,142,1587,3639,140,1581,3640,3641,3294,1687,7401,7596,1760,1692,1697,1762,1727,
141,142,1730,3642,140,1724,3643,3644,1758,1575,7392,7604,1626,1576,1577,1622,1584,144,145,1587,3639,143,1581,3640,3641,1625,
1765,7401,7612,1760,1739,1746,1762,1727,4484,4485,1730,3642,4486,1724,3643,3644,1720,3295,7392,7620,1626,3296,3297,1622,1584,
147,148,1587,3639,146,1581,3640,3641,3300,1688,7401,7628,1760,1693,1698,1762,1727,147,148,1730,3642,146,1724,3643,3644,1759,
3301,7490,7636,1679,3302,3303,1675,1637,141,142,1640,3651,140,1634,3652,3653,3306,1772,7499,7644,1845,1777,1782,1847,1812,
141,142,1815,3654,140,1809,3655,3656,1843,1628,7490,7652,1679,1629,1630,1675,1637,144,145,1640,3651,143,1634,3652,3653,1678,
1850,7499,7660,1845,1824,1831,1847,1812,4484,4485,1815,3654,4486,1809,3655,3656,1805,3307,7490,7668,1679,3308,3309,1675,1637,
147,148,1640,3651,146,1634,3652,3653,3312,1773,7499,7676,1845,1778,1783,1847,1812,147,148,1815,3654,146,1809,3655,3656,1844,
3542,7490,7684,1679,3543,3544,1675,1637,3478,3476,1640,3651,3480,1634,3652,3653,3541,1849,7499,7692,1845,1823,1830,1847,1812,
3478,3476,1815,3654,3480,1809,3655,3656,1804,3548,7392,7700,1626,3549,3550,1622,1584,3478,3476,1587,3639,3480,1581,3640,3641,
3547,1764,7401,7708,1760,1738,1745,1762,1727,3478,3476,1730,3642,3480,1724,3643,3644,1719,3554,7490,7716,1679,3555,3556,1675,
1637,3479,3477,1640,3651,3481,1634,3652,3653,3553,1819,7499,7724,1845,1825,1832,1847,1812,3479,3477,1815,3654,3481,1809,3655,
3656,1806,3560,7392,7732,1626,3561,3562,1622,1584,3479,3477,1587,3639,3481,1581,3640,3641,3559,1734,7401,7740,1760,1740,1747,
1762,1727,3479,3477,1730,3642,3481,1724,3643,3644,1721,
};
static const unsigned short iltis_by_rho_at108[] = {
7398,7407,7748,7400,7409,7749,7397,7406,7750,7399,7408,7751,7415,7423,7756,7417,7425,7757,7414,7422,7758,7416,7424,7759,7431,
7439,7764,7433,7441,7765,7430,7438,7766,7432,7440,7767,7447,7455,7772,7449,7457,7773,7446,7454,7774,7448,7456,7775,7463,7471,
7780,7465,7473,7781,7462,7470,7782,7464,7472,7783,7479,7487,7788,7481,7489,7789,7478,7486,7790,7480,7488,7791,7593,7601,7796,
7595,7603,7797,7592,7600,7798,7594,7602,7799,7609,7617,7804,7611,7619,7805,7608,7616,7806,7610,7618,7807,7625,7633,7812,7627,
7635,7813,7624,7632,7814,7626,7634,7815,7496,7505,7820,7498,7507,7821,7495,7504,7822,7497,7506,7823,7513,7521,7828,7515,7523,
7829,7512,7520,7830,7514,7522,7831,7529,7537,7836,7531,7539,7837,7528,7536,7838,7530,7538,7839,7545,7553,7844,7547,7555,7845,
7544,7552,7846,7546,7554,7847,7561,7569,7852,7563,7571,7853,7560,7568,7854,7562,7570,7855,7577,7585,7860,7579,7587,7861,7576,
7584,7862,7578,7586,7863,7641,7649,7868,7643,7651,7869,7640,7648,7870,7642,7650,7871,7657,7665,7876,7659,7667,7877,7656,7664,
7878,7658,7666,7879,7673,7681,7884,7675,7683,7885,7672,7680,7886,7674,7682,7887,
};
static const unsigned short iltis_by_rho_at109[] = {
5109,7689,7892,5111,7691,7893,5108,7688,7894,5110,7690,7895,5125,7721,7900,5127,7723,7901,5124,7720,7902,5126,7722,7903,
};
static const unsigned short iltis_by_rho_at110[] = {
7748,3,7749,7750,7751,7752,7756,3,7757,7758,7759,7760,7764,3,7765,7766,7767,7768,7772,3,7773,7774,7775,7776,7780,3,7781,7782,
7783,7784,7788,3,7789,7790,7791,7792,7796,3,7797,7798,7799,7800,7804,3,7805,7806,7807,7808,7812,3,7813,7814,7815,7816,7820,
3,7821,7822,7823,7824,7828,3,7829,7830,7831,7832,7836,3,7837,7838,7839,7840,7844,3,7845,7846,7847,7848,7852,3,7853,7854,7855,
7856,7860,3,7861,7862,7863,7864,7868,3,7869,7870,7871,7872,7876,3,7877,7878,7879,7880,7884,3,7885,7886,7887,7888,7892,3,7893,
7894,7895,7896,7900,3,7901,7902,7903,7904,
};
static const unsigned short iltis_by_rho_at111[] = {
4099,4504,0,4100,4505,1,4101,4506,2,4113,4518,21,4114,4519,22,4115,4520,23,4714,5318,42,4715,5319,43,4716,5320,44,4128,4532,
63,4129,4533,64,4130,4534,65,4142,4546,84,4143,4547,85,4144,4548,86,1579,1722,105,1582,1725,106,1585,1728,107,4156,4163,126,
4157,4164,127,4158,4165,128,4184,4191,147,4185,4192,148,4186,4193,149,4212,4219,168,4213,4220,169,4214,4221,170,6224,6231,
189,6225,6232,190,6226,6233,191,6238,6245,210,6239,6246,211,6240,6247,212,6252,6259,231,6253,6260,232,6254,6261,233,6266,
6273,252,6267,6274,253,6268,6275,254,5504,5511,273,5505,5512,274,5506,5513,275,6294,6301,294,6295,6302,295,6296,6303,296,
6308,6315,315,6309,6316,316,6310,6317,317,5546,5553,336,5547,5554,337,5548,5555,338,6336,6343,357,6337,6344,358,6338,6345,
359,6350,6357,378,6351,6358,379,6352,6359,380,714,746,482,716,748,483,722,754,486,724,756,487,715,747,491,717,749,492,723,
755,495,725,757,496,779,839,504,782,842,505,791,851,508,794,854,509,781,841,513,784,844,514,793,853,517,796,856,518,780,840,
520,786,846,522,792,852,524,798,858,526,7394,7403,527,7395,7404,528,7396,7405,529,7411,7419,560,7412,7420,561,7413,7421,562,
7160,2716,570,7163,2713,573,7427,7435,593,7428,7436,594,7429,7437,595,7169,2767,604,7173,3897,611,4977,5801,806,4978,5802,
807,4979,5803,808,4993,5817,847,4994,5818,848,4995,5819,849,5212,4006,857,5215,4003,860,6064,4010,868,6067,4007,871,4722,
5326,888,4723,5327,889,4724,5328,890,5217,4053,899,6069,4057,910,4756,5360,929,4757,5361,930,4758,5362,931,4764,5368,962,
4765,5369,963,4766,5370,964,5224,4014,972,5227,4011,975,6076,4018,979,6079,4015,982,4772,5376,995,4773,5377,996,4774,5378,
997,6617,2931,999,5229,4061,1006,6081,4065,1013,7443,7451,1028,7444,7452,1029,7445,7453,1030,7459,7467,1049,7460,7468,1050,
7461,7469,1051,7475,7483,1070,7476,7484,1071,7477,7485,1072,7589,7597,1091,7590,7598,1092,7591,7599,1093,7605,7613,1112,7606,
7614,1113,7607,7615,1114,7621,7629,1133,7622,7630,1134,7623,7631,1135,4240,4560,1154,4241,4561,1155,4242,4562,1156,4254,4574,
1175,4255,4575,1176,4256,4576,1177,4731,5335,1196,4732,5336,1197,4733,5337,1198,4269,4588,1217,4270,4589,1218,4271,4590,1219,
4283,4602,1238,4284,4603,1239,4285,4604,1240,1632,1807,1259,1635,1810,1260,1638,1813,1261,4297,4304,1280,4298,4305,1281,4299,
4306,1282,4325,4332,1301,4326,4333,1302,4327,4334,1303,4353,4360,1322,4354,4361,1323,4355,4362,1324,6364,6371,1343,6365,6372,
1344,6366,6373,1345,6378,6385,1364,6379,6386,1365,6380,6387,1366,6392,6399,1385,6393,6400,1386,6394,6401,1387,6406,6413,1406,
6407,6414,1407,6408,6415,1408,5644,5651,1427,5645,5652,1428,5646,5653,1429,6434,6441,1448,6435,6442,1449,6436,6443,1450,6448,
6455,1469,6449,6456,1470,6450,6457,1471,5686,5693,1490,5687,5694,1491,5688,5695,1492,6476,6483,1511,6477,6484,1512,6478,6485,
1513,6490,6497,1532,6491,6498,1533,6492,6499,1534,730,762,1636,732,764,1637,738,770,1640,740,772,1641,731,763,1645,733,765,
1646,739,771,1649,741,773,1650,803,863,1658,806,866,1659,815,875,1662,818,878,1663,805,865,1667,808,868,1668,817,877,1671,
820,880,1672,804,864,1674,810,870,1676,816,876,1678,822,882,1680,7492,7501,1681,7493,7502,1682,7494,7503,1683,7509,7517,1714,
7510,7518,1715,7511,7519,1716,7296,2740,1724,7299,2737,1727,7525,7533,1747,7526,7534,1748,7527,7535,1749,7305,2791,1758,7309,
3921,1765,5041,5865,1978,5042,5866,1979,5043,5867,1980,5057,5881,2019,5058,5882,2020,5059,5883,2021,5280,4022,2029,5283,4019,
2032,6188,4026,2040,6191,4023,2043,4739,5343,2060,4740,5344,2061,4741,5345,2062,5285,4069,2071,6193,4073,2082,4789,5393,2101,
4790,5394,2102,4791,5395,2103,4797,5401,2134,4798,5402,2135,4799,5403,2136,5292,4030,2144,5295,4027,2147,6200,4034,2151,6203,
4031,2154,4805,5409,2167,4806,5410,2168,4807,5411,2169,6705,2939,2171,5297,4077,2178,6205,4081,2185,7541,7549,2200,7542,7550,
2201,7543,7551,2202,7557,7565,2221,7558,7566,2222,7559,7567,2223,7573,7581,2242,7574,7582,2243,7575,7583,2244,7637,7645,2263,
7638,7646,2264,7639,7647,2265,7653,7661,2284,7654,7662,2285,7655,7663,2286,7669,7677,2305,7670,7678,2306,7671,7679,2307,827,
887,2520,830,890,2521,829,889,2525,832,892,2526,828,888,2528,834,894,2530,7897,5155,2535,7905,5162,2625,
};
static const unsigned short iltis_by_rho_at112[] = {
5964,3,5965,4,5966,5,5967,6,4106,7,4107,8,4108,9,4616,10,4617,11,4618,12,4619,13,4511,14,4512,15,4513,16,5164,17,5165,18,
5166,19,5167,20,5972,24,5973,25,5974,26,5975,27,4121,28,4122,29,4123,30,4620,31,4621,32,4622,33,4623,34,4525,35,4526,36,4527,
37,5168,38,5169,39,5170,40,5171,41,6536,45,6537,46,6538,47,6539,48,4748,49,4749,50,4750,51,5172,52,5173,53,5174,54,5175,55,
5352,56,5353,57,5354,58,5976,59,5977,60,5978,61,5979,62,5984,66,5985,67,5986,68,5987,69,4135,70,4136,71,4137,72,4624,73,4625,
74,4626,75,4627,76,4539,77,4540,78,4541,79,5176,80,5177,81,5178,82,5179,83,5992,87,5993,88,5994,89,5995,90,4149,91,4150,92,
4151,93,4628,94,4629,95,4630,96,4631,97,4553,98,4554,99,4555,100,5180,101,5181,102,5182,103,5183,104,4636,108,4637,109,4638,
110,4639,111,4405,115,4406,116,4407,117,4408,118,4409,122,4410,123,4411,124,4412,125,5188,129,5189,130,5190,131,5191,132,
4170,133,4171,134,4172,135,4640,136,4641,137,4642,138,4643,139,4177,140,4178,141,4179,142,4644,143,4645,144,4646,145,4647,
146,5196,150,5197,151,5198,152,5199,153,4198,154,4199,155,4200,156,4648,157,4649,158,4650,159,4651,160,4205,161,4206,162,
4207,163,4652,164,4653,165,4654,166,4655,167,5204,171,5205,172,5206,173,5207,174,4226,175,4227,176,4228,177,4656,178,4657,
179,4658,180,4659,181,4233,182,4234,183,4235,184,4660,185,4661,186,4662,187,4663,188,7092,192,7093,193,7094,194,7095,195,
5448,196,5449,197,5450,198,5996,199,5997,200,5998,201,5999,202,5455,203,5456,204,5457,205,6000,206,6001,207,6002,208,6003,
209,7100,213,7101,214,7102,215,7103,216,5462,217,5463,218,5464,219,6004,220,6005,221,6006,222,6007,223,5469,224,5470,225,
5471,226,6008,227,6009,228,6010,229,6011,230,7108,234,7109,235,7110,236,7111,237,5476,238,5477,239,5478,240,6012,241,6013,
242,6014,243,6015,244,5483,245,5484,246,5485,247,6016,248,6017,249,6018,250,6019,251,7116,255,7117,256,7118,257,7119,258,
5490,259,5491,260,5492,261,6020,262,6021,263,6022,264,6023,265,5497,266,5498,267,5499,268,6024,269,6025,270,6026,271,6027,
272,6544,276,6545,277,6546,278,6547,279,6280,280,6281,281,6282,282,6548,283,6549,284,6550,285,6551,286,6287,287,6288,288,
6289,289,6552,290,6553,291,6554,292,6555,293,7124,297,7125,298,7126,299,7127,300,5518,301,5519,302,5520,303,6028,304,6029,
305,6030,306,6031,307,5525,308,5526,309,5527,310,6032,311,6033,312,6034,313,6035,314,7132,318,7133,319,7134,320,7135,321,
5532,322,5533,323,5534,324,6036,325,6037,326,6038,327,6039,328,5539,329,5540,330,5541,331,6040,332,6041,333,6042,334,6043,
335,6560,339,6561,340,6562,341,6563,342,6322,343,6323,344,6324,345,6564,346,6565,347,6566,348,6567,349,6329,350,6330,351,
6331,352,6568,353,6569,354,6570,355,6571,356,7140,360,7141,361,7142,362,7143,363,5560,364,5561,365,5562,366,6044,367,6045,
368,6046,369,6047,370,5567,371,5568,372,5569,373,6048,374,6049,375,6050,376,6051,377,7148,381,7149,382,7150,383,7151,384,
5574,385,5575,386,5576,387,6052,388,6053,389,6054,390,6055,391,5581,392,5582,393,5583,394,6056,395,6057,396,6058,397,6059,
398,7752,530,7753,531,7754,532,7755,533,6734,534,6735,535,6736,536,6743,541,6744,542,6745,543,7908,548,7909,549,7910,551,
7911,552,7940,556,7941,559,7760,563,7761,564,7762,565,7763,566,6751,567,6752,568,6753,569,6759,574,6760,575,6761,576,7912,
582,7913,583,7950,584,7949,587,7914,591,7915,592,7768,596,7769,597,7770,598,7771,599,6767,600,6768,601,6769,602,6775,607,
6776,608,6777,609,7916,614,7917,616,7918,617,7919,619,7951,621,7952,624,2720,646,2717,649,2771,667,3901,671,2724,708,2721,
711,2728,712,2725,715,2775,731,2779,735,3905,739,3909,743,2732,774,2729,777,2927,789,2783,793,3913,797,6576,809,6577,810,
6578,811,6579,812,4985,813,4986,814,4987,815,5809,824,5810,825,5811,826,6584,850,6585,851,6586,852,6587,853,5001,854,5002,
855,5003,856,2736,861,2733,864,5825,865,5826,866,5827,867,6592,891,6593,892,6594,893,6595,894,5009,895,5010,896,5011,897,
2787,903,5833,906,5834,907,5835,908,3917,914,5017,936,5018,937,5019,938,5841,943,5842,944,5843,945,5025,969,5026,970,5027,
971,5849,976,5850,977,5851,978,5033,1002,5034,1003,5035,1004,5857,1009,5858,1010,5859,1011,7776,1031,7777,1032,7778,1033,
7779,1034,6783,1035,6784,1036,6785,1037,7176,1038,7177,1039,7178,1040,7179,1041,6791,1042,6792,1043,6793,1044,7180,1045,7181,
1046,7182,1047,7183,1048,7784,1052,7785,1053,7786,1054,7787,1055,6799,1056,6800,1057,6801,1058,7184,1059,7185,1060,7186,1061,
7187,1062,6807,1063,6808,1064,6809,1065,7188,1066,7189,1067,7190,1068,7191,1069,7792,1073,7793,1074,7794,1075,7795,1076,6815,
1077,6816,1078,6817,1079,7192,1080,7193,1081,7194,1082,7195,1083,6823,1084,6824,1085,6825,1086,7196,1087,7197,1088,7198,1089,
7199,1090,7800,1094,7801,1095,7802,1096,7803,1097,6929,1098,6930,1099,6931,1100,7200,1101,7201,1102,7202,1103,7203,1104,6937,
1105,6938,1106,6939,1107,7204,1108,7205,1109,7206,1110,7207,1111,7808,1115,7809,1116,7810,1117,7811,1118,6945,1119,6946,1120,
6947,1121,7208,1122,7209,1123,7210,1124,7211,1125,6953,1126,6954,1127,6955,1128,7212,1129,7213,1130,7214,1131,7215,1132,7816,
1136,7817,1137,7818,1138,7819,1139,6961,1140,6962,1141,6963,1142,7216,1143,7217,1144,7218,1145,7219,1146,6969,1147,6970,1148,
6971,1149,7220,1150,7221,1151,7222,1152,7223,1153,6088,1157,6089,1158,6090,1159,6091,1160,4247,1161,4248,1162,4249,1163,4664,
1164,4665,1165,4666,1166,4667,1167,4567,1168,4568,1169,4569,1170,5232,1171,5233,1172,5234,1173,5235,1174,6096,1178,6097,1179,
6098,1180,6099,1181,4262,1182,4263,1183,4264,1184,4668,1185,4669,1186,4670,1187,4671,1188,4581,1189,4582,1190,4583,1191,5236,
1192,5237,1193,5238,1194,5239,1195,6624,1199,6625,1200,6626,1201,6627,1202,4781,1203,4782,1204,4783,1205,5240,1206,5241,1207,
5242,1208,5243,1209,5385,1210,5386,1211,5387,1212,6100,1213,6101,1214,6102,1215,6103,1216,6108,1220,6109,1221,6110,1222,6111,
1223,4276,1224,4277,1225,4278,1226,4672,1227,4673,1228,4674,1229,4675,1230,4595,1231,4596,1232,4597,1233,5244,1234,5245,1235,
5246,1236,5247,1237,6116,1241,6117,1242,6118,1243,6119,1244,4290,1245,4291,1246,4292,1247,4676,1248,4677,1249,4678,1250,4679,
1251,4609,1252,4610,1253,4611,1254,5248,1255,5249,1256,5250,1257,5251,1258,4684,1262,4685,1263,4686,1264,4687,1265,4413,1269,
4414,1270,4415,1271,4416,1272,4417,1276,4418,1277,4419,1278,4420,1279,5256,1283,5257,1284,5258,1285,5259,1286,4311,1287,4312,
1288,4313,1289,4688,1290,4689,1291,4690,1292,4691,1293,4318,1294,4319,1295,4320,1296,4692,1297,4693,1298,4694,1299,4695,1300,
5264,1304,5265,1305,5266,1306,5267,1307,4339,1308,4340,1309,4341,1310,4696,1311,4697,1312,4698,1313,4699,1314,4346,1315,4347,
1316,4348,1317,4700,1318,4701,1319,4702,1320,4703,1321,5272,1325,5273,1326,5274,1327,5275,1328,4367,1329,4368,1330,4369,1331,
4704,1332,4705,1333,4706,1334,4707,1335,4374,1336,4375,1337,4376,1338,4708,1339,4709,1340,4710,1341,4711,1342,7228,1346,7229,
1347,7230,1348,7231,1349,5588,1350,5589,1351,5590,1352,6120,1353,6121,1354,6122,1355,6123,1356,5595,1357,5596,1358,5597,1359,
6124,1360,6125,1361,6126,1362,6127,1363,7236,1367,7237,1368,7238,1369,7239,1370,5602,1371,5603,1372,5604,1373,6128,1374,6129,
1375,6130,1376,6131,1377,5609,1378,5610,1379,5611,1380,6132,1381,6133,1382,6134,1383,6135,1384,7244,1388,7245,1389,7246,1390,
7247,1391,5616,1392,5617,1393,5618,1394,6136,1395,6137,1396,6138,1397,6139,1398,5623,1399,5624,1400,5625,1401,6140,1402,6141,
1403,6142,1404,6143,1405,7252,1409,7253,1410,7254,1411,7255,1412,5630,1413,5631,1414,5632,1415,6144,1416,6145,1417,6146,1418,
6147,1419,5637,1420,5638,1421,5639,1422,6148,1423,6149,1424,6150,1425,6151,1426,6632,1430,6633,1431,6634,1432,6635,1433,6420,
1434,6421,1435,6422,1436,6636,1437,6637,1438,6638,1439,6639,1440,6427,1441,6428,1442,6429,1443,6640,1444,6641,1445,6642,1446,
6643,1447,7260,1451,7261,1452,7262,1453,7263,1454,5658,1455,5659,1456,5660,1457,6152,1458,6153,1459,6154,1460,6155,1461,5665,
1462,5666,1463,5667,1464,6156,1465,6157,1466,6158,1467,6159,1468,7268,1472,7269,1473,7270,1474,7271,1475,5672,1476,5673,1477,
5674,1478,6160,1479,6161,1480,6162,1481,6163,1482,5679,1483,5680,1484,5681,1485,6164,1486,6165,1487,6166,1488,6167,1489,6648,
1493,6649,1494,6650,1495,6651,1496,6462,1497,6463,1498,6464,1499,6652,1500,6653,1501,6654,1502,6655,1503,6469,1504,6470,1505,
6471,1506,6656,1507,6657,1508,6658,1509,6659,1510,7276,1514,7277,1515,7278,1516,7279,1517,5700,1518,5701,1519,5702,1520,6168,
1521,6169,1522,6170,1523,6171,1524,5707,1525,5708,1526,5709,1527,6172,1528,6173,1529,6174,1530,6175,1531,7284,1535,7285,1536,
7286,1537,7287,1538,5714,1539,5715,1540,5716,1541,6176,1542,6177,1543,6178,1544,6179,1545,5721,1546,5722,1547,5723,1548,6180,
1549,6181,1550,6182,1551,6183,1552,7824,1684,7825,1685,7826,1686,7827,1687,6832,1688,6833,1689,6834,1690,6841,1695,6842,1696,
6843,1697,7922,1702,7923,1703,7924,1705,7925,1706,7944,1710,7945,1713,7832,1717,7833,1718,7834,1719,7835,1720,6849,1721,6850,
1722,6851,1723,6857,1728,6858,1729,6859,1730,7926,1736,7927,1737,7957,1738,7956,1741,7928,1745,7929,1746,7840,1750,7841,1751,
7842,1752,7843,1753,6865,1754,6866,1755,6867,1756,6873,1761,6874,1762,6875,1763,7930,1768,7931,1770,7932,1771,7933,1773,7958,
1775,7959,1778,2744,1806,2741,1809,2795,1833,3925,1837,2748,1880,2745,1883,2752,1884,2749,1887,2799,1903,2803,1907,3929,1911,
3933,1915,2756,1946,2753,1949,2935,1961,2807,1965,3937,1969,6664,1981,6665,1982,6666,1983,6667,1984,5049,1985,5050,1986,5051,
1987,5873,1996,5874,1997,5875,1998,6672,2022,6673,2023,6674,2024,6675,2025,5065,2026,5066,2027,5067,2028,2760,2033,2757,2036,
5889,2037,5890,2038,5891,2039,6680,2063,6681,2064,6682,2065,6683,2066,5073,2067,5074,2068,5075,2069,2811,2075,5897,2078,5898,
2079,5899,2080,3941,2086,5081,2108,5082,2109,5083,2110,5905,2115,5906,2116,5907,2117,5089,2141,5090,2142,5091,2143,5913,2148,
5914,2149,5915,2150,5097,2174,5098,2175,5099,2176,5921,2181,5922,2182,5923,2183,7848,2203,7849,2204,7850,2205,7851,2206,6881,
2207,6882,2208,6883,2209,7312,2210,7313,2211,7314,2212,7315,2213,6889,2214,6890,2215,6891,2216,7316,2217,7317,2218,7318,2219,
7319,2220,7856,2224,7857,2225,7858,2226,7859,2227,6897,2228,6898,2229,6899,2230,7320,2231,7321,2232,7322,2233,7323,2234,6905,
2235,6906,2236,6907,2237,7324,2238,7325,2239,7326,2240,7327,2241,7864,2245,7865,2246,7866,2247,7867,2248,6913,2249,6914,2250,
6915,2251,7328,2252,7329,2253,7330,2254,7331,2255,6921,2256,6922,2257,6923,2258,7332,2259,7333,2260,7334,2261,7335,2262,7872,
2266,7873,2267,7874,2268,7875,2269,6977,2270,6978,2271,6979,2272,7336,2273,7337,2274,7338,2275,7339,2276,6985,2277,6986,2278,
6987,2279,7340,2280,7341,2281,7342,2282,7343,2283,7880,2287,7881,2288,7882,2289,7883,2290,6993,2291,6994,2292,6995,2293,7344,
2294,7345,2295,7346,2296,7347,2297,7001,2298,7002,2299,7003,2300,7348,2301,7349,2302,7350,2303,7351,2304,7888,2308,7889,2309,
7890,2310,7891,2311,7009,2312,7010,2313,7011,2314,7352,2315,7353,2316,7354,2317,7355,2318,7017,2319,7018,2320,7019,2321,7356,
2322,7357,2323,7358,2324,7359,2325,2764,2354,2761,2357,4038,2362,4035,2365,4042,2366,4039,2369,2815,2383,3945,2387,4085,2391,
4089,2395,4046,2434,4043,2437,4050,2438,4047,2441,4093,2459,4097,2463,3949,2467,5141,2483,5148,2500,3953,2504,7025,2538,7026,
2539,7027,2540,7360,2541,7361,2542,7362,2543,7363,2544,4813,2545,4814,2546,4815,2547,5300,2548,5301,2549,5302,2550,5303,2551,
7033,2552,7034,2553,7035,2554,7364,2555,7365,2556,7366,2557,7367,2558,5417,2559,5418,2560,5419,2561,6208,2562,6209,2563,6210,
2564,6211,2565,7041,2566,7042,2567,7043,2568,7368,2569,7369,2570,7370,2571,7371,2572,4821,2573,4822,2574,4823,2575,5304,2576,
5305,2577,5306,2578,5307,2579,7049,2580,7050,2581,7051,2582,7372,2583,7373,2584,7374,2585,7375,2586,5425,2587,5426,2588,5427,
2589,6212,2590,6213,2591,6214,2592,6215,2593,7057,2628,7058,2629,7059,2630,7376,2631,7377,2632,7378,2633,7379,2634,4829,2635,
4830,2636,4831,2637,5308,2638,5309,2639,5310,2640,5311,2641,7065,2642,7066,2643,7067,2644,7380,2645,7381,2646,7382,2647,7383,
2648,5433,2649,5434,2650,5435,2651,6216,2652,6217,2653,6218,2654,6219,2655,7073,2656,7074,2657,7075,2658,7384,2659,7385,2660,
7386,2661,7387,2662,4837,2663,4838,2664,4839,2665,5312,2666,5313,2667,5314,2668,5315,2669,7081,2670,7082,2671,7083,2672,7388,
2673,7389,2674,7390,2675,7391,2676,5441,2677,5442,2678,5443,2679,6220,2680,6221,2681,6222,2682,6223,2683,6712,2807,6713,2808,
6714,2809,6715,2810,6504,2811,6505,2812,6506,2813,6716,2814,6717,2815,6718,2816,6719,2817,6511,2818,6512,2819,6513,2820,6720,
2821,6721,2822,6722,2823,6723,2824,6518,2825,6519,2826,6520,2827,6724,2828,6725,2829,6726,2830,6727,2831,6525,2832,6526,2833,
6527,2834,6728,2835,6729,2836,6730,2837,6731,2838,
};
static const unsigned short iltis_by_rho_at113[] = {
634,475,635,476,662,478,663,479,641,497,642,498,669,500,670,501,7940,550,7941,553,7908,554,7909,555,7910,557,7911,558,7949,
581,7914,585,7915,586,7912,588,7913,589,7950,590,7951,615,7952,618,7916,620,7917,622,7918,623,7919,625,2615,626,2614,627,
2613,628,2612,629,3751,630,3750,631,3749,632,3748,633,7964,634,7965,635,7942,636,7964,637,7965,638,7942,639,7966,640,7967,
641,7943,642,7966,643,7967,644,7943,645,2719,647,2718,648,3829,650,3828,651,3827,652,3826,653,7953,654,7968,655,7969,656,
7953,657,7968,658,7969,659,7991,660,7920,661,7921,662,7991,663,7920,664,7921,665,2772,666,2770,668,2769,669,3902,670,3900,
672,3899,673,7970,674,7954,675,7971,676,7970,677,7954,678,7971,679,7972,680,7955,681,7973,682,7972,683,7955,684,7973,685,
2619,686,2618,687,2617,688,2616,689,2623,690,2622,691,2621,692,2620,693,3757,694,3756,695,3755,696,3754,697,3761,698,3760,
699,3759,700,3758,701,2723,709,2722,710,2727,713,2726,714,3833,716,3832,717,3831,718,3830,719,3837,720,3836,721,3835,722,
3834,723,2776,730,2774,732,2773,733,2780,734,2778,736,2777,737,3906,738,3904,740,3903,741,3910,742,3908,744,3907,745,2842,
752,2841,753,2840,754,2839,755,2627,756,2626,757,2625,758,2624,759,3765,760,3764,761,3763,762,3762,763,2903,770,2902,771,
2901,772,2900,773,2731,775,2730,776,3844,778,3843,779,3842,780,3841,781,2928,788,2926,790,2925,791,2784,792,2782,794,2781,
795,3914,796,3912,798,3911,799,2631,820,2630,821,2629,822,2628,823,3769,831,3768,832,3767,833,3766,834,2735,862,2734,863,
3851,872,3850,873,3849,874,3848,875,2788,902,2786,904,2785,905,3918,913,3916,915,3915,916,578,1629,579,1630,606,1632,607,
1633,585,1651,586,1652,613,1654,614,1655,7944,1704,7945,1707,7922,1708,7923,1709,7924,1711,7925,1712,7956,1735,7928,1739,
7929,1740,7926,1742,7927,1743,7957,1744,7958,1769,7959,1772,7930,1774,7931,1776,7932,1777,7933,1779,2639,1780,2638,1781,2637,
1782,2636,1783,3781,1784,3780,1785,3779,1786,3778,1787,7974,1788,7975,1789,7946,1790,7974,1791,7975,1792,7946,1793,7974,1794,
7975,1795,7946,1796,7976,1797,7977,1798,7947,1799,7976,1800,7977,1801,7947,1802,7976,1803,7977,1804,7947,1805,2743,1807,2742,
1808,3865,1810,3864,1811,3863,1812,3862,1813,7960,1814,7978,1815,7979,1816,7960,1817,7978,1818,7979,1819,7960,1820,7978,1821,
7979,1822,7992,1823,7934,1824,7935,1825,7992,1826,7934,1827,7935,1828,7992,1829,7934,1830,7935,1831,2796,1832,2794,1834,2793,
1835,3926,1836,3924,1838,3923,1839,7980,1840,7961,1841,7981,1842,7980,1843,7961,1844,7981,1845,7980,1846,7961,1847,7981,1848,
7982,1849,7962,1850,7983,1851,7982,1852,7962,1853,7983,1854,7982,1855,7962,1856,7983,1857,2643,1858,2642,1859,2641,1860,2640,
1861,2647,1862,2646,1863,2645,1864,2644,1865,3787,1866,3786,1867,3785,1868,3784,1869,3791,1870,3790,1871,3789,1872,3788,1873,
2747,1881,2746,1882,2751,1885,2750,1886,3869,1888,3868,1889,3867,1890,3866,1891,3873,1892,3872,1893,3871,1894,3870,1895,2800,
1902,2798,1904,2797,1905,2804,1906,2802,1908,2801,1909,3930,1910,3928,1912,3927,1913,3934,1914,3932,1916,3931,1917,2854,1924,
2853,1925,2852,1926,2851,1927,2651,1928,2650,1929,2649,1930,2648,1931,3795,1932,3794,1933,3793,1934,3792,1935,2917,1942,2916,
1943,2915,1944,2914,1945,2755,1947,2754,1948,3880,1950,3879,1951,3878,1952,3877,1953,2936,1960,2934,1962,2933,1963,2808,1964,
2806,1966,2805,1967,3938,1968,3936,1970,3935,1971,2655,1992,2654,1993,2653,1994,2652,1995,3799,2003,3798,2004,3797,2005,3796,
2006,2759,2034,2758,2035,3887,2044,3886,2045,3885,2046,3884,2047,2812,2074,2810,2076,2809,2077,3942,2085,3940,2087,3939,2088,
2659,2326,2658,2327,2657,2328,2656,2329,3803,2330,3802,2331,3801,2332,3800,2333,3990,2334,3989,2335,3988,2336,3987,2337,3994,
2338,3993,2339,3992,2340,3991,2341,2763,2355,2762,2356,3894,2358,3893,2359,3892,2360,3891,2361,4037,2363,4036,2364,4041,2367,
4040,2368,2816,2382,2814,2384,2813,2385,3946,2386,3944,2388,3943,2389,4086,2390,4084,2392,4083,2393,4090,2394,4088,2396,4087,
2397,3998,2410,3997,2411,3996,2412,3995,2413,4002,2414,4001,2415,4000,2416,3999,2417,3809,2418,3808,2419,3807,2420,3806,2421,
4045,2435,4044,2436,4049,2439,4048,2440,4094,2458,4092,2460,4091,2461,4098,2462,4096,2464,4095,2465,3950,2466,3948,2468,3947,
2469,5142,2482,5140,2484,5139,2485,3815,2486,3814,2487,3813,2488,3812,2489,7984,2490,7985,2491,7948,2492,7984,2493,7985,2494,
7948,2495,5149,2499,5147,2501,5146,2502,3954,2503,3952,2505,3951,2506,7986,2507,7963,2508,7987,2509,7986,2510,7963,2511,7987,
2512,571,2516,572,2517,7936,2594,7937,2595,7993,2596,7936,2597,7937,2598,7993,2599,7936,2600,7937,2601,7993,2602,7936,2603,
7937,2604,7993,2605,7936,2606,7937,2607,7993,2608,7936,2609,7937,2610,7993,2611,7936,2612,7937,2613,7993,2614,7936,2615,7937,
2616,7993,2617,7938,2684,7994,2685,7939,2686,7938,2687,7994,2688,7939,2689,7938,2690,7994,2691,7939,2692,7938,2693,7994,2694,
7939,2695,7938,2696,7994,2697,7939,2698,7938,2699,7994,2700,7939,2701,7938,2702,7994,2703,7939,2704,7938,2705,7994,2706,7939,
2707,377,2711,338,2712,341,2713,338,2714,341,2715,282,2716,285,2717,282,2718,285,2719,
};
static const unsigned short iltis_by_rho_at114[] = {
636,386,477,664,386,480,712,744,481,718,750,484,720,752,485,726,758,488,711,743,489,713,745,490,719,751,493,721,753,494,643,
386,499,671,386,502,776,836,503,785,845,506,788,848,507,797,857,510,775,835,511,778,838,512,787,847,515,790,850,516,777,837,
519,783,843,521,789,849,523,795,855,525,580,386,1631,608,386,1634,728,760,1635,734,766,1638,736,768,1639,742,774,1642,727,
759,1643,729,761,1644,735,767,1647,737,769,1648,587,386,1653,615,386,1656,800,860,1657,809,869,1660,812,872,1661,821,881,
1664,799,859,1665,802,862,1666,811,871,1669,814,874,1670,801,861,1673,807,867,1675,813,873,1677,819,879,1679,573,386,2518,
824,884,2519,833,893,2522,823,883,2523,826,886,2524,825,885,2527,831,891,2529,
};
static const unsigned short iltis_by_rho_at115[] = {
7152,2611,537,7153,2610,538,7154,2609,539,7155,2608,540,7156,3745,544,7157,3744,545,7158,3743,546,7159,3742,547,7161,2715,
571,7162,2714,572,7164,3822,577,7165,3821,578,7166,3820,579,7167,3819,580,7168,2768,603,7170,2766,605,7171,2765,606,7172,
3898,610,7174,3896,612,7175,3895,613,5208,3958,816,5209,3957,817,5210,3956,818,5211,3955,819,6060,3962,827,6061,3961,828,
6062,3960,829,6063,3959,830,5213,4005,858,5214,4004,859,6065,4009,869,6066,4008,870,5216,4054,898,5218,4052,900,5219,4051,
901,6068,4058,909,6070,4056,911,6071,4055,912,6600,2848,932,6601,2847,933,6602,2846,934,6603,2845,935,5220,3966,939,5221,
3965,940,5222,3964,941,5223,3963,942,6072,3970,946,6073,3969,947,6074,3968,948,6075,3967,949,6608,2910,965,6609,2909,966,
6610,2908,967,6611,2907,968,5225,4013,973,5226,4012,974,6077,4017,980,6078,4016,981,6616,2932,998,6618,2930,1000,6619,2929,
1001,5228,4062,1005,5230,4060,1007,5231,4059,1008,6080,4066,1012,6082,4064,1014,6083,4063,1015,7288,2635,1691,7289,2634,1692,
7290,2633,1693,7291,2632,1694,7292,3775,1698,7293,3774,1699,7294,3773,1700,7295,3772,1701,7297,2739,1725,7298,2738,1726,7300,
3858,1731,7301,3857,1732,7302,3856,1733,7303,3855,1734,7304,2792,1757,7306,2790,1759,7307,2789,1760,7308,3922,1764,7310,3920,
1766,7311,3919,1767,5276,3974,1988,5277,3973,1989,5278,3972,1990,5279,3971,1991,6184,3978,1999,6185,3977,2000,6186,3976,2001,
6187,3975,2002,5281,4021,2030,5282,4020,2031,6189,4025,2041,6190,4024,2042,5284,4070,2070,5286,4068,2072,5287,4067,2073,6192,
4074,2081,6194,4072,2083,6195,4071,2084,6688,2860,2104,6689,2859,2105,6690,2858,2106,6691,2857,2107,5288,3982,2111,5289,3981,
2112,5290,3980,2113,5291,3979,2114,6196,3986,2118,6197,3985,2119,6198,3984,2120,6199,3983,2121,6696,2924,2137,6697,2923,2138,
6698,2922,2139,6699,2921,2140,5293,4029,2145,5294,4028,2146,6201,4033,2152,6202,4032,2153,6704,2940,2170,6706,2938,2172,6707,
2937,2173,5296,4078,2177,5298,4076,2179,5299,4075,2180,6204,4082,2184,6206,4080,2186,6207,4079,2187,7896,5156,2534,7898,5154,
2536,7899,5153,2537,7904,5163,2624,7906,5161,2626,7907,5160,2627,
};
static const unsigned short iltis_by_rho_at116[] = {
2819,2820,2821,724,2822,2823,2824,725,2825,2826,2827,726,2861,2862,2863,782,2864,2865,2866,783,2867,2868,2869,784,3163,3165,
3167,879,3169,3171,3173,880,3175,3177,3179,881,3218,3220,3222,882,3224,3226,3228,883,3230,3232,3234,884,3146,3148,3150,983,
3152,3154,3156,984,3158,3160,3162,985,3217,3219,3221,989,3223,3225,3227,990,3229,3231,3233,991,3334,3335,3336,1896,3337,3338,
3339,1897,3340,3341,3342,1898,2879,2880,2881,1954,2882,2883,2884,1955,2885,2886,2887,1956,3199,3201,3203,2051,3205,3207,3209,
2052,3211,3213,3215,2053,3353,3355,3357,2054,3359,3361,3363,2055,3365,3367,3369,2056,3182,3184,3186,2155,3188,3190,3192,2156,
3194,3196,3198,2157,3352,3354,3356,2161,3358,3360,3362,2162,3364,3366,3368,2163,3389,3391,3393,2370,3395,3397,3399,2371,3401,
3403,3405,2372,3424,3426,3428,2373,3430,3432,3434,2374,3436,3438,3440,2375,3388,3390,3392,2446,3394,3396,3398,2447,3400,3402,
3404,2448,3425,3427,3429,2449,3431,3433,3435,2450,3437,3439,3441,2451,
};
static const unsigned short iltis_by_rho_at117[] = {
2828,2829,2830,727,2831,2832,2833,728,2834,2835,2836,729,2870,2871,2872,785,2873,2874,2875,786,2876,2877,2878,787,3145,3147,
3149,876,3151,3153,3155,877,3157,3159,3161,878,3236,3238,3240,885,3242,3244,3246,886,3248,3250,3252,887,3164,3166,3168,986,
3170,3172,3174,987,3176,3178,3180,988,3235,3237,3239,992,3241,3243,3245,993,3247,3249,3251,994,3343,3344,3345,1899,3346,3347,
3348,1900,3349,3350,3351,1901,2888,2889,2890,1957,2891,2892,2893,1958,2894,2895,2896,1959,3181,3183,3185,2048,3187,3189,3191,
2049,3193,3195,3197,2050,3371,3373,3375,2057,3377,3379,3381,2058,3383,3385,3387,2059,3200,3202,3204,2158,3206,3208,3210,2159,
3212,3214,3216,2160,3370,3372,3374,2164,3376,3378,3380,2165,3382,3384,3386,2166,3407,3409,3411,2376,3413,3415,3417,2377,3419,
3421,3423,2378,3442,3444,3446,2379,3448,3450,3452,2380,3454,3456,3458,2381,3406,3408,3410,2452,3412,3414,3416,2453,3418,3420,
3422,2454,3443,3445,3447,2455,3449,3451,3453,2456,3455,3457,3459,2457,
};
static const unsigned short iltis_by_rho_at118[] = {
5106,7686,2532,5107,7687,2533,5121,7717,2621,5122,7718,2622,5123,7719,2623,
};
void iltis_by_rho(double t, const double *restrict q, const double *restrict v, const double *restrict a, const double *restrict lambda, const double *restrict rho, const int *restrict mode, double damping, double stiffness, double *restrict F)
{
    double x[7995];
    for (int i = 0; i < 140; i++)
        x[0 + i] = q[i];
    for (int i = 0; i < 137; i++)
        x[257 + i] = rho[i];
    for (int i = 0; i < 140; i++)
        x[404 + i] = v[i];
    for (int i = 0; i < 140; i++)
        x[571 + i] = a[i];
    for (int i = 0; i < 132; i++)
        x[1851 + i] = lambda[i];
    for (int i = 0; i < 53; i++)
        x[2391 + i] = mode[i];
    x[2817] = damping;
    x[2818] = stiffness;
    iltis_by_rho_frame_dv_3(x, x, iltis_by_rho_at0, 13);
    iltis_by_rho_corner_points_dv_2(x, x, iltis_by_rho_at1, 2);
    iltis_by_rho_twist_dv_4(x, x, iltis_by_rho_at2, 9);
    iltis_by_rho_add_inertia_dv_1(x, x, iltis_by_rho_at3, 4);
    iltis_by_rho_add_weight_dv_35(x, x, iltis_by_rho_at4, 4);
    iltis_by_rho_add_inertia_dv_0(x, x, iltis_by_rho_at5, 5);
    iltis_by_rho_add_weight_dv_34(x, x, iltis_by_rho_at6, 5);
    iltis_by_rho_frame_d0_d1_dv_51(x, x, iltis_by_rho_at7, 16);
    for (int k = 0; k < 37; k++) { const unsigned short *i = iltis_by_rho_at8 + 2 * k; x[i[1]] = -x[i[0]]; }
    for (int k = 0; k < 18; k++) { const unsigned short *i = iltis_by_rho_at9 + 3 * k; x[i[2]] = -(x[i[0]] - x[i[1]]); }
    for (int k = 0; k < 9; k++) { const unsigned short *i = iltis_by_rho_at10 + 3 * k; x[i[2]] = x[i[0]] - x[i[1]]; }
    for (int k = 0; k < 15; k++) { const unsigned short *i = iltis_by_rho_at11 + 3 * k; x[i[2]] = -(x[i[0]] + x[i[1]]); }
    for (int k = 0; k < 6; k++) { const unsigned short *i = iltis_by_rho_at12 + 3 * k; x[i[2]] = x[i[0]] + x[i[1]]; }
    for (int k = 0; k < 12; k++) { const unsigned short *i = iltis_by_rho_at13 + 3 * k; x[i[2]] = (0.5 * x[i[0]]) + (0.5 * x[i[1]]); }
    x[2142] = -(lambda[101] + (lambda[104] + lambda[107]));
    x[2143] = -(lambda[100] + (lambda[103] + lambda[106]));
    x[2144] = -(lambda[102] + (lambda[105] + lambda[108]));
    x[3860] = lambda[114] + (lambda[117] + lambda[120]);
    x[3861] = lambda[113] + (lambda[116] + lambda[119]);
    x[3859] = lambda[112] + (lambda[115] + lambda[118]);
    for (int k = 0; k < 6; k++) { const unsigned short *i = iltis_by_rho_at14 + 2 * k; x[i[1]] = (0.5 * (x[i[0] + 3])) - (0.5 * x[i[0]]); }
    double v0 = 6.283185307179586 * rho[136];
    double v1 = 6.283185307179586 * t;
    double v2 = 3.141592653589793 * rho[136];
    double v3 = 3.141592653589793 * rho[135];
    iltis_by_rho_line_dv_5(x, x, iltis_by_rho_at15, 2);
    iltis_by_rho_line_dv_6(x, x, F, iltis_by_rho_at16, 2);
    iltis_by_rho_line_dv_29(x, x, F, iltis_by_rho_at17, 2);
    iltis_by_rho_frame_nodiff_b_47(x, x, iltis_by_rho_at18, 3);
    iltis_by_rho_frame_nodiff_b_48(x, x, iltis_by_rho_at19, 1);
    iltis_by_rho_frame_nodiff_b_49(x, x);
    for (int k = 0; k < 98; k++) { const unsigned short *i = iltis_by_rho_at20 + 2 * k; x[i[1]] = -x[i[0]]; }
    for (int k = 0; k < 32; k++) { const unsigned short *i = iltis_by_rho_at21 + 1 * k; x[7908 + 1 * k + 0] = (x[i[0]] + ((x[2817 + 0]) * (x[i[0] + 1]))) + ((x[2817 + 1]) * (x[i[0] + 2])); }
    for (int k = 0; k < 9; k++) { const unsigned short *i = iltis_by_rho_at22 + 1 * k; x[7940 + 1 * k + 0] = (x[i[0]] - ((x[2817 + 0]) * (x[i[0] + 1]))) - ((x[2817 + 1]) * (x[i[0] + 2])); }
    for (int k = 0; k < 15; k++) { const unsigned short *i = iltis_by_rho_at23 + 1 * k; x[7949 + 1 * k + 0] = (x[i[0]] + ((x[2817 + 0]) * (x[i[0] + 1]))) - ((x[2817 + 1]) * (x[i[0] + 2])); }
    for (int k = 0; k < 24; k++) { const unsigned short *i = iltis_by_rho_at24 + 1 * k; x[7964 + 1 * k + 0] = -((x[i[0]] + ((x[2817 + 0]) * (x[i[0] + 1]))) + ((x[2817 + 1]) * (x[i[0] + 2]))); }
    x[7991] = -((x[1000] + (damping * x[1001])) - (stiffness * x[1002]));
    x[7992] = -((x[1224] + (damping * x[1225])) - (stiffness * x[1226]));
    x[7994] = -((x[1044] + (damping * x[1045])) - (stiffness * x[1046]));
    x[7993] = -((x[1029] - (damping * x[1030])) - (stiffness * x[1031]));
    double v4 = t * v0;
    double v5 = v0 * (0.5 * rho[135]);
    iltis_by_rho_spring_dv_14(x, x, iltis_by_rho_at25, 2);
    iltis_by_rho_line_dv_28(x, x, iltis_by_rho_at26, 2);
    iltis_by_rho_bump_stop_dv_15(x, x, iltis_by_rho_at27, 2);
    iltis_by_rho_cubic_spring_dv_22(x, x, iltis_by_rho_at28, 4);
    iltis_by_rho_tyre_dv_27(x, x, F, iltis_by_rho_at29, 4);
    iltis_by_rho_line_dv_7(x, x, iltis_by_rho_at30, 6);
    iltis_by_rho_frame_nodiff_b_42(x, x, iltis_by_rho_at31, 13);
    iltis_by_rho_frame_nodiff_b_45(x, x, iltis_by_rho_at32, 3);
    iltis_by_rho_frame_nodiff_b_43(x, x, iltis_by_rho_at33, 13);
    iltis_by_rho_frame_nodiff_b_44(x, x, iltis_by_rho_at34, 13);
    iltis_by_rho_revolute_d0_d1_dv_63(x, x, F, iltis_by_rho_at35, 2);
    iltis_by_rho_frame_nodiff_b_39(x, x, iltis_by_rho_at36, 4);
    iltis_by_rho_revolute_d0_d1_dv_60(x, x, F, iltis_by_rho_at37, 4);
    iltis_by_rho_frame_nodiff_b_46(x, x, iltis_by_rho_at38, 4);
    iltis_by_rho_frame_nodiff_b_40(x, x, iltis_by_rho_at39, 4);
    iltis_by_rho_frame_nodiff_b_41(x, x, iltis_by_rho_at40, 6);
    iltis_by_rho_revolute_d0_d1_dv_61(x, x, F, iltis_by_rho_at41, 4);
    iltis_by_rho_revolute_d0_d1_dv_64(x, x, F, iltis_by_rho_at42, 2);
    iltis_by_rho_line_dv_8(x, x, iltis_by_rho_at43, 6);
    iltis_by_rho_line_dv_9(x, x, iltis_by_rho_at44, 4);
    iltis_by_rho_frame_nodiff_b_48(x, x, iltis_by_rho_at45, 1);
    iltis_by_rho_spherical_d0_d1_dv_57(x, x, F, iltis_by_rho_at46, 2);
    iltis_by_rho_spherical_d0_d1_dv_58(x, x, F, iltis_by_rho_at47, 4);
    iltis_by_rho_spherical_d0_d1_dv_59(x, x, F, iltis_by_rho_at48, 2);
    iltis_by_rho_frame_nodiff_b_38(x, x, F);
    iltis_by_rho_dot_r0_b_37(x, x, iltis_by_rho_at49, 2);
    iltis_by_rho_dot_r0_b_36(x, x);
    iltis_by_rho_dot_d0_d1_dv_55(x, x, F, iltis_by_rho_at50, 10);
    iltis_by_rho_line_dv_10(x, x, iltis_by_rho_at51, 4);
    iltis_by_rho_dot_d0_d1_dv_54(x, x, F, iltis_by_rho_at52, 2);
    x[4633] = -(x[1590] + x[1733]);
    x[4681] = -(x[1643] + x[1818]);
    double v6 = cos(v4);
    double v7 = sin(v4);
    iltis_by_rho_add_force_dv_20(x, x, iltis_by_rho_at53, 2);
    iltis_by_rho_spring_dv_14(x, x, iltis_by_rho_at54, 2);
    iltis_by_rho_add_force_dv_16(x, x, iltis_by_rho_at55, 2);
    iltis_by_rho_bump_stop_dv_15(x, x, iltis_by_rho_at56, 2);
    iltis_by_rho_add_force_dv_26(x, x, iltis_by_rho_at57, 8);
    iltis_by_rho_line_rate_dv_11(x, x, iltis_by_rho_at58, 4);
    iltis_by_rho_wrench_to_Q_dv_33(x, x, F, iltis_by_rho_at59, 36);
    iltis_by_rho_cubic_spring_dv_23(x, x, iltis_by_rho_at60, 44);
    iltis_by_rho_frame_nodiff_b_39(x, x, iltis_by_rho_at61, 15);
    iltis_by_rho_frame_nodiff_b_46(x, x, iltis_by_rho_at62, 13);
    iltis_by_rho_frame_nodiff_b_40(x, x, iltis_by_rho_at63, 15);
    iltis_by_rho_frame_nodiff_b_42(x, x, iltis_by_rho_at64, 12);
    iltis_by_rho_frame_nodiff_b_43(x, x, iltis_by_rho_at65, 12);
    iltis_by_rho_frame_nodiff_b_44(x, x, iltis_by_rho_at66, 12);
    x[4712] = x[2197] - x[2444];
    x[4729] = x[2209] - x[2458];
    for (int k = 0; k < 21; k++) { const unsigned short *i = iltis_by_rho_at67 + 3 * k; x[i[2]] = x[i[0]] + x[i[1]]; }
    iltis_by_rho_add_force_dv_17(x, x, iltis_by_rho_at68, 40);
    iltis_by_rho_add_force_dv_20(x, x, iltis_by_rho_at69, 2);
    iltis_by_rho_add_force_dv_16(x, x, iltis_by_rho_at70, 2);
    iltis_by_rho_wrench_to_Q_dv_31(x, x, iltis_by_rho_at71, 4);
    iltis_by_rho_line_rate_dv_12(x, x, iltis_by_rho_at72, 24);
    iltis_by_rho_line_rate_dv_13(x, x, iltis_by_rho_at73, 20);
    for (int k = 0; k < 20; k++) { const unsigned short *i = iltis_by_rho_at74 + 2 * k; x[i[1]] = -x[i[0]]; }
    x[5316] = x[3581] - x[3611];
    x[5333] = x[3593] - x[3625];
    for (int k = 0; k < 18; k++) { const unsigned short *i = iltis_by_rho_at75 + 3 * k; x[i[2]] = x[i[0]] + x[i[1]]; }
    for (int k = 0; k < 6; k++) { const unsigned short *i = iltis_by_rho_at76 + 2 * k; x[i[1]] = -(x[i[0]] + (x[i[0] + 3])); }
    for (int k = 0; k < 6; k++) { const unsigned short *i = iltis_by_rho_at77 + 4 * k; x[i[3]] = -((x[i[0]] - x[i[1]]) + x[i[2]]); }
    for (int k = 0; k < 6; k++) { const unsigned short *i = iltis_by_rho_at78 + 4 * k; x[i[3]] = (x[i[0]] + x[i[1]]) + x[i[2]]; }
    iltis_by_rho_add_force_dv_17(x, x, iltis_by_rho_at79, 16);
    iltis_by_rho_wrench_to_Q_dv_31(x, x, iltis_by_rho_at80, 22);
    iltis_by_rho_add_force_dv_21(x, x, iltis_by_rho_at81, 4);
    iltis_by_rho_add_force_dv_18(x, x, iltis_by_rho_at82, 12);
    iltis_by_rho_damper_dv_24(x, x, iltis_by_rho_at83, 4);
    iltis_by_rho_add_force_dv_19(x, x, iltis_by_rho_at84, 20);
    iltis_by_rho_frame_nodiff_b_50(x, x, iltis_by_rho_at85, 4);
    for (int k = 0; k < 20; k++) { const unsigned short *i = iltis_by_rho_at86 + 2 * k; x[i[1]] = -x[i[0]]; }
    for (int k = 0; k < 24; k++) { const unsigned short *i = iltis_by_rho_at87 + 2 * k; x[i[1]] = x[i[0]] + (x[i[0] + 7]); }
    iltis_by_rho_wrench_to_Q_dv_31(x, x, iltis_by_rho_at88, 32);
    iltis_by_rho_add_force_dv_21(x, x, iltis_by_rho_at89, 4);
    iltis_by_rho_add_force_dv_18(x, x, iltis_by_rho_at90, 12);
    iltis_by_rho_add_force_dv_17(x, x, iltis_by_rho_at91, 44);
    iltis_by_rho_damper_dv_25(x, x, iltis_by_rho_at92, 44);
    iltis_by_rho_add_force_dv_19(x, x, iltis_by_rho_at93, 20);
    for (int k = 0; k < 36; k++) { const unsigned short *i = iltis_by_rho_at94 + 3 * k; x[i[2]] = x[i[0]] + x[i[1]]; }
    iltis_by_rho_wrench_to_Q_dv_31(x, x, iltis_by_rho_at95, 58);
    iltis_by_rho_add_force_dv_17(x, x, iltis_by_rho_at96, 44);
    for (int k = 0; k < 116; k++) { const unsigned short *i = iltis_by_rho_at97 + 3 * k; x[i[2]] = x[i[0]] + x[i[1]]; }
    for (int k = 0; k < 4; k++) { const unsigned short *i = iltis_by_rho_at98 + 1 * k; x[i[0] + 660] = -x[i[0]]; }
    for (int k = 0; k < 4; k++) { const unsigned short *i = iltis_by_rho_at99 + 1 * k; x[6708 + 1 * k + 0] = ((x[i[0]] + (x[i[0] + 7])) + (x[i[0] + 14])) + (x[i[0] + 21]); }
    iltis_by_rho_wrench_to_Q_dv_31(x, x, iltis_by_rho_at100, 31);
    iltis_by_rho_add_force_dv_19(x, x, iltis_by_rho_at101, 24);
    iltis_by_rho_add_force_dv_18(x, x, iltis_by_rho_at102, 20);
    for (int k = 0; k < 64; k++) { const unsigned short *i = iltis_by_rho_at103 + 2 * k; x[i[1]] = x[i[0]] + (x[i[0] + 7]); }
    for (int k = 0; k < 44; k++) { const unsigned short *i = iltis_by_rho_at104 + 1 * k; x[i[0] + 660] = -x[i[0]]; }
    iltis_by_rho_wrench_to_Q_dv_31(x, x, iltis_by_rho_at105, 60);
    iltis_by_rho_add_force_dv_18(x, x, iltis_by_rho_at106, 24);
    iltis_by_rho_add_force_dv_19(x, x, iltis_by_rho_at107, 20);
    for (int k = 0; k < 72; k++) { const unsigned short *i = iltis_by_rho_at108 + 3 * k; x[i[2]] = x[i[0]] + x[i[1]]; }
    for (int k = 0; k < 8; k++) { const unsigned short *i = iltis_by_rho_at109 + 3 * k; x[i[2]] = ((((((x[i[0]] + x[i[1]]) + (x[i[0] + 824])) + (x[i[1] + 8])) + (x[i[0] + 8])) + (x[i[1] + 16])) + (x[i[0] + 832])) + (x[i[1] + 24]); }
    iltis_by_rho_wrench_to_Q_dv_31(x, x, iltis_by_rho_at110, 20);
    for (int k = 0; k < 286; k++) { const unsigned short *i = iltis_by_rho_at111 + 3 * k; F[i[2]] = -(x[i[0]] + x[i[1]]); }
    for (int k = 0; k < 1286; k++) { const unsigned short *i = iltis_by_rho_at112 + 2 * k; F[i[1]] = -x[i[0]]; }
    for (int k = 0; k < 511; k++) { const unsigned short *i = iltis_by_rho_at113 + 2 * k; F[i[1]] = x[i[0]]; }
    for (int k = 0; k < 55; k++) { const unsigned short *i = iltis_by_rho_at114 + 3 * k; F[i[2]] = x[i[0]] + x[i[1]]; }
    for (int k = 0; k < 140; k++) { const unsigned short *i = iltis_by_rho_at115 + 3 * k; F[i[2]] = -(x[i[0]] - x[i[1]]); }
    for (int k = 0; k < 48; k++) { const unsigned short *i = iltis_by_rho_at116 + 4 * k; F[i[3]] = (x[i[0]] + ((x[2817 + 0]) * x[i[1]])) + ((x[2817 + 1]) * x[i[2]]); }
    for (int k = 0; k < 48; k++) { const unsigned short *i = iltis_by_rho_at117 + 4 * k; F[i[3]] = -((x[i[0]] + ((x[2817 + 0]) * x[i[1]])) + ((x[2817 + 1]) * x[i[2]])); }
    F[2531] = -(((((((((mode[52] ? 10000.0 : 0.0) + x[5105]) + x[7685]) + x[5929]) + x[7693]) + x[5113]) + x[7701]) + x[5937]) + x[7709]);
    for (int k = 0; k < 5; k++) { const unsigned short *i = iltis_by_rho_at118 + 3 * k; F[i[2]] = -(((((((x[i[0]] + x[i[1]]) + (x[i[0] + 824])) + (x[i[1] + 8])) + (x[i[0] + 8])) + (x[i[1] + 16])) + (x[i[0] + 832])) + (x[i[1] + 24])); }
    F[2804] = -(((x[5728] + x[5735]) + x[5742]) + x[5749]);
    F[2805] = -(((x[5729] + x[5736]) + x[5743]) + x[5750]);
    F[2806] = -(((x[5730] + x[5737]) + x[5744]) + x[5751]);
    F[2839] = -(((v6 * (v0 * v2)) + (damping * (v2 * v7))) + (stiffness * (0.5 * (1.0 - v6))));
    F[2840] = -((((v6 * ((v0 * v3) + (6.283185307179586 * v5))) - (v1 * ((v0 * v5) * v7))) + (damping * ((v3 * v7) + (v1 * (v5 * v6))))) + (stiffness * (0.5 * (v1 * (rho[135] * v7)))));
}
static void iltis_products_add_inertia_b_0(const double *restrict x, double *restrict y, const unsigned short *i, int count)
{
    for (; count; count--, i += 3) {
double a0 = x[i[0] + 3];
double a1 = x[i[0] + 1240];
double a2 = x[i[0] + 2];
double a3 = x[i[0] + 1239];
double a4 = x[i[0] + 1241];
double a5 = x[i[0]];
double a6 = x[i[0] + 1242];
double a7 = x[i[0] + 1];
double a9 = x[i[0] + 609];
double a11 = x[i[0] + 610];
double a13 = x[i[0] + 608];
double a14 = x[i[0] + 607];
double s6 = (((a0 * a1) + (a2 * a3)) - (a4 * a5)) - (a6 * a7);
double s7 = 4.0 * (x[i[1] + 1]);
double s8 = s6 * s7;
double s16 = (((a1 * a2) - (a0 * a3)) - (a4 * a7)) + (a5 * a6);
double s17 = 4.0 * (x[i[1] + 2]);
double s18 = s16 * s17;
double s27 = (((a1 * a5) - (a3 * a7)) + (a0 * a4)) - (a2 * a6);
double s28 = 4.0 * x[i[1]];
double s29 = s27 * s28;
double s38 = (((a7 * a9) - (a5 * a11)) - (a2 * a13)) + (a0 * a14);
double s39 = s17 * s38;
double s48 = (((a5 * a9) + (a7 * a11)) - (a0 * a13)) - (a2 * a14);
double s49 = s7 * s48;
double s58 = (((a2 * a11) - (a0 * a9)) - (a5 * a13)) + (a7 * a14);
double s59 = s28 * s58;
y[i[2]] = (((((s8 * a9) - (s18 * a11)) - (s29 * a13)) + (a6 * s39)) - (a4 * s49)) + (a1 * s59);
y[i[2] + 1] = (((((s18 * a13) - (a11 * s29)) + (s8 * a14)) - (a1 * s39)) - (a3 * s49)) + (a6 * s59);
y[i[2] + 2] = (((((a9 * s18) + (s8 * a11)) + (s29 * a14)) - (a4 * s39)) - (a6 * s49)) - (a3 * s59);
y[i[2] + 3] = -((((((s8 * a13) + (a9 * s29)) - (s18 * a14)) + (a3 * s39)) - (a1 * s49)) - (a4 * s59));
y[i[2] + 4] = (((x[i[0] + 605]) * (x[i[0] + 1237])) + ((x[i[0] + 606]) * (x[i[0] + 1238]))) + ((x[i[0] + 604]) * (x[i[0] + 1236]));
y[i[2] + 5] = s38 * (4.0 * s16);
y[i[2] + 6] = s48 * (4.0 * s6);
y[i[2] + 7] = s58 * (4.0 * s27);
    }
}

static void iltis_products_add_inertia_b_1(const double *restrict x, double *restrict y, const unsigned short *i, int count)
{
    for (; count; count--, i += 3) {
double a0 = x[i[0] + 3];
double a1 = x[i[0] + 1240];
double a2 = x[i[0] + 2];
double a3 = x[i[0] + 1239];
double a4 = x[i[0] + 1241];
double a5 = x[i[0]];
double a6 = x[i[0] + 1242];
double a7 = x[i[0] + 1];
double a9 = x[i[0] + 609];
double a11 = x[i[0] + 610];
double a12 = x[i[0] + 608];
double a13 = x[i[0] + 607];
double s6 = (((a0 * a1) + (a2 * a3)) - (a4 * a5)) - (a6 * a7);
double s7 = 4.0 * (x[i[1] + 1]);
double s8 = s6 * s7;
double s16 = (((a1 * a2) - (a0 * a3)) - (a4 * a7)) + (a5 * a6);
double s17 = 4.0 * x[i[1]];
double s18 = s16 * s17;
double s27 = (((a1 * a5) - (a3 * a7)) + (a0 * a4)) - (a2 * a6);
double s28 = s17 * s27;
double s37 = (((a7 * a9) - (a5 * a11)) - (a2 * a12)) + (a0 * a13);
double s38 = s17 * s37;
double s47 = (((a5 * a9) + (a7 * a11)) - (a0 * a12)) - (a2 * a13);
double s48 = s7 * s47;
double s57 = (((a2 * a11) - (a0 * a9)) - (a5 * a12)) + (a7 * a13);
double s58 = s17 * s57;
y[i[2]] = (((((s8 * a9) - (s18 * a11)) - (s28 * a12)) + (a6 * s38)) - (a4 * s48)) + (a1 * s58);
y[i[2] + 1] = (((((s18 * a12) - (a11 * s28)) + (s8 * a13)) - (a1 * s38)) - (a3 * s48)) + (a6 * s58);
y[i[2] + 2] = (((((a9 * s18) + (s8 * a11)) + (s28 * a13)) - (a4 * s38)) - (a6 * s48)) - (a3 * s58);
y[i[2] + 3] = -((((((s8 * a12) + (a9 * s28)) - (s18 * a13)) + (a3 * s38)) - (a1 * s48)) - (a4 * s58));
y[i[2] + 4] = (((x[i[0] + 605]) * (x[i[0] + 1237])) + ((x[i[0] + 606]) * (x[i[0] + 1238]))) + ((x[i[0] + 604]) * (x[i[0] + 1236]));
y[i[2] + 5] = -(s57 * (4.0 * s27));
y[i[2] + 6] = -(s37 * (4.0 * s16));
y[i[2] + 7] = -(s47 * (4.0 * s6));
    }
}

static void iltis_products_masses_b_2(const double *restrict x, double *restrict y, const unsigned short *i, int count)
{
    for (; count; count--, i += 29) {
y[i[28]] = x[i[0]] + x[i[1]];
y[i[28] + 1] = x[i[2]] + x[i[3]];
y[i[28] + 2] = x[i[4]] + x[i[5]];
y[i[28] + 3] = x[i[6]] + x[i[7]];
y[i[28] + 4] = ((x[i[8]] + x[i[9]]) + x[i[10]]) + x[i[11]];
y[i[28] + 5] = (x[i[10] + 1]) + (x[i[9] + 1]);
y[i[28] + 6] = x[i[12]] + x[i[13]];
y[i[28] + 7] = x[i[14]] + x[i[15]];
y[i[28] + 8] = x[i[16]] + x[i[17]];
y[i[28] + 9] = x[i[18]] + x[i[19]];
y[i[28] + 10] = x[i[20]] + x[i[21]];
y[i[28] + 11] = ((x[i[22]] + x[i[23]]) + x[i[24]]) + x[i[25]];
y[i[28] + 12] = (x[i[24] + 1]) + (x[i[23] + 1]);
y[i[28] + 13] = x[i[26]] + x[i[27]];
    }
}

static void iltis_products_corner_points_nodiff_3(const double *restrict x, double *restrict y, const unsigned short *i, int count)
{
    for (; count; count--, i += 2) {
double a2 = x[i[0] + 44];
double s3 = 0.5 * ((x[i[0] + 43]) + (x[i[0] + 46]));
y[i[1]] = 0.5 * ((x[i[0] + 42]) + (x[i[0] + 45]));
y[i[1] + 1] = s3;
y[i[1] + 2] = a2 + x[i[0]];
y[i[1] + 3] = 0.5 * (a2 + (x[i[0] + 47]));
y[i[1] + 4] = -s3;
    }
}

static void iltis_products_frame_nodiff_4(const double *restrict x, double *restrict y, const unsigned short *i, int count)
{
    for (; count; count--, i += 2) {
double a0 = x[i[0] + 1];
double a1 = x[i[0]];
double a2 = x[i[0] + 3];
double a3 = x[i[0] + 2];
double s1 = a1 * a1;
double s5 = a1 * a2;
double s6 = a0 * a3;
double s9 = a1 * a3;
double s10 = a0 * a2;
double s21 = a0 * a1;
double s22 = a2 * a3;
y[i[1]] = (2.0 * ((a0 * a0) + s1)) - 1.0;
y[i[1] + 1] = 2.0 * (s5 + s6);
y[i[1] + 2] = -(2.0 * (s9 - s10));
y[i[1] + 3] = -(2.0 * (s5 - s6));
y[i[1] + 4] = (2.0 * (s1 + (a3 * a3))) - 1.0;
y[i[1] + 5] = 2.0 * (s21 + s22);
y[i[1] + 6] = 2.0 * (s9 + s10);
y[i[1] + 7] = -(2.0 * (s21 - s22));
y[i[1] + 8] = (2.0 * (s1 + (a2 * a2))) - 1.0;
    }
}

static void iltis_products_twist_nodiff_5(const double *restrict x, double *restrict y, const unsigned short *i, int count)
{
    for (; count; count--, i += 2) {
double a0 = x[i[0] + 294];
double a1 = x[i[0]];
double a2 = x[i[0] + 293];
double a3 = x[i[0] + 1];
double a4 = x[i[0] + 295];
double a5 = x[i[0] + 3];
double a6 = x[i[0] + 296];
double a7 = x[i[0] + 2];
y[i[1]] = 2.0 * ((((a0 * a7) + (a2 * a5)) - (a3 * a4)) - (a1 * a6));
y[i[1] + 1] = -(-(2.0 * ((((a0 * a1) - (a2 * a3)) - (a4 * a5)) + (a6 * a7))));
y[i[1] + 2] = -(-(2.0 * ((((a0 * a5) - (a2 * a7)) + (a1 * a4)) - (a3 * a6))));
    }
}

static void iltis_products_corner_forces_nodiff_6(const double *restrict x, double *restrict y, const unsigned short *i, int count)
{
    for (; count; count--, i += 16) {
double a0 = x[i[0] + 584];
double a1 = x[i[1] + 44];
double a2 = x[i[0] + 141];
double a3 = x[i[0] + 144];
double a4 = x[i[2]];
double a5 = x[i[0] + 585];
double a6 = x[i[3] + 2];
double a7 = x[i[0] + 147];
double a8 = x[i[0] + 1];
double a10 = x[i[5]];
double a12 = x[i[3]];
double a14 = x[i[3] + 3];
double a15 = x[i[1] + 46];
double a17 = x[i[0] + 140];
double a18 = x[i[0] + 143];
double a19 = x[i[0] + 146];
double a20 = x[i[0]];
double a25 = x[i[0] + 142];
double a26 = x[i[0] + 145];
double a27 = x[i[0] + 148];
double a28 = x[i[0] + 2];
double a38 = x[i[1] + 53];
double a39 = x[i[8]];
double a40 = x[i[1] + 55];
double a42 = x[i[9]];
double a43 = x[i[10]];
double a45 = x[i[1] + 32];
double a46 = x[i[1] + 50];
double a48 = x[i[1] + 34];
double a49 = x[i[1] + 52];
double a59 = x[i[0] + 434];
double a60 = x[i[0] + 2809];
double a61 = x[i[0] + 435];
double a65 = x[i[12]];
double a66 = x[i[13]];
double a67 = x[i[12] + 1];
double a76 = x[i[0] + 594];
int a77 = (int)x[i[7] + 4];
int a80 = (int)x[i[7] + 2];
double a90 = x[i[0] + 593];
int a93 = (int)x[i[7] + 6];
int a96 = (int)x[i[0] + 2808];
int a99 = (int)x[i[7] + 7];
double a101 = x[i[14] + 1];
double a102 = x[i[14]];
double a105 = x[i[4] + 294];
double a106 = x[i[4] + 293];
int a108 = (int)x[i[7] + 8];
int a109 = (int)x[i[7] + 9];
int a111 = (int)x[i[7] + 10];
int a112 = (int)x[i[7] + 11];
double s0 = a0 - a1;
double s4 = a5 - a6;
double s6 = ((s0 * a2) - (a3 * a4)) + (s4 * a7);
double s9 = a4 - a10;
double s11 = a1 - a12;
double s14 = a14 - a15;
double s16 = ((s9 * (x[i[6] + 4])) + (s11 * (x[i[6] + 1]))) - (s14 * (x[i[6] + 7]));
double s17 = ((s6 - a8) + (x[i[4] + 15])) + s16;
double s23 = ((s0 * a17) - (a4 * a18)) + (s4 * a19);
double s30 = ((s9 * (x[i[6] + 3])) + (s11 * x[i[6]])) - (s14 * (x[i[6] + 6]));
double s31 = ((s23 - a20) + (x[i[4] + 14])) + s30;
double s38 = ((s0 * a25) - (a4 * a26)) + (s4 * a27);
double s45 = ((s9 * (x[i[6] + 5])) + (s11 * (x[i[6] + 2]))) - (s14 * (x[i[6] + 8]));
double s46 = ((s38 - a28) + (x[i[4] + 16])) + s45;
double s49 = sqrt(((s17 * s17) + (s31 * s31)) + (s46 * s46));
double s57 = ((s49 - (x[i[1] + 4])) * (((double)(-((int)x[i[7]]))) * (x[i[1] + 3]))) - ((s49 - (x[i[1] + 1])) * x[i[1]]);
double s58 = 1.0 / s49;
double s59 = s31 * s58;
double s62 = s17 * s58;
double s65 = s46 * s58;
double s93 = a0 - a38;
double s97 = a5 - a40;
double s99 = ((a2 * s93) - (a3 * a39)) + (a7 * s97);
double s102 = a42 - a43;
double s104 = a45 - a46;
double s107 = a48 - a49;
double s109 = ((s102 * (x[i[11] + 4])) + (s104 * (x[i[11] + 1]))) + (s107 * (x[i[11] + 7]));
double s110 = ((a8 - s99) - (x[i[4] + 8])) + s109;
double s116 = ((a17 * s93) - (a18 * a39)) + (a19 * s97);
double s123 = ((s102 * (x[i[11] + 3])) + (s104 * x[i[11]])) + (s107 * (x[i[11] + 6]));
double s124 = ((a20 - s116) - (x[i[4] + 7])) + s123;
double s131 = ((a25 * s93) - (a26 * a39)) + (a27 * s97);
double s138 = ((s102 * (x[i[11] + 5])) + (s104 * (x[i[11] + 2]))) + (s107 * (x[i[11] + 8]));
double s139 = ((a28 - s131) - (x[i[4] + 9])) + s138;
double s142 = sqrt(((s110 * s110) + (s124 * s124)) + (s139 * s139));
double s143 = 1.0 / s142;
double s144 = s110 * s143;
double s149 = s124 * s143;
double s155 = s139 * s143;
double s187 = ((((s144 * ((s131 * a59) - (s116 * a60))) + (s149 * ((s99 * a60) - (s131 * a61)))) + (s155 * ((s116 * a61) - (s99 * a59)))) + (((s144 * (x[i[0] + 294])) + (s149 * (x[i[0] + 293]))) + (s155 * (x[i[0] + 295])))) - ((((s144 * ((s138 * a65) - (s123 * a66))) + (s149 * ((s109 * a66) - (s138 * a67)))) + (s155 * ((s123 * a67) - (s109 * a65)))) + (((s144 * (x[i[4] + 301])) + (s149 * (x[i[4] + 300]))) + (s155 * (x[i[4] + 302]))));
double s198 = 0.5 * (1.0 / a76);
int s201 = (2.0 * a76) > 0.0;
double s205 = ((((int)x[i[7] + 3]) > a77) ? s201 : 0) ? (((s187 - (x[i[1] + 16])) + a76) * s198) : ((double)a77);
double s212 = ((((int)x[i[7] + 1]) > a80) ? s201 : 0) ? (s198 * (a76 + (s187 - (x[i[1] + 13])))) : ((double)a80);
double s230 = ((((s187 * ((s187 * ((s187 * ((s187 * (x[i[1] + 12])) + (x[i[1] + 11]))) + (x[i[1] + 10]))) + (x[i[1] + 9]))) * (s205 - s212)) - ((1.0 - s212) * ((s187 * (x[i[1] + 14])) + (x[i[1] + 15])))) - (s205 * ((s187 * (x[i[1] + 17])) + (x[i[1] + 18])))) - ((s142 * ((s142 * ((s142 * (x[i[1] + 8])) + (x[i[1] + 7]))) + (x[i[1] + 6]))) + (x[i[1] + 5]));
double s323 = ((((int)x[i[7] + 5]) > a93) ? (a90 > 0.0) : 0) ? (-((1.0 / a90) * ((x[i[0] + 592]) - x[i[4]]))) : ((double)a93);
double s335 = ((a96 == 0) ? (-((10.0 + (s323 * ((6.0 * s323) - 15.0))) * (s323 * (s323 * (s323 * (x[i[0] + 591])))))) : 0.0) - (x[i[4] + 2]);
double s339 = (s335 + (x[i[1] + 20])) * (((double)a99) * (x[i[1] + 19]));
double s344 = 1.0 / (sqrt((a101 * a101) + (a102 * a102)));
double s345 = a102 * s344;
double s347 = a101 * s344;
double s353 = (s345 * a105) - (s347 * a106);
double s366 = ((((((s335 * ((s345 * x[i[15]]) + (s347 * (x[i[15] + 1])))) - s353) * (1.0 / s353)) * (1.0 / (x[i[1] + 23]))) * ((double)((1 - a108) - a109))) + ((double)a108)) - ((double)a109);
double s370 = (s345 * a106) + (s347 * a105);
double s387 = ((((asin(s370 * (1.0 / (sqrt((s370 * s370) + (s353 * s353)))))) * (1.0 / (x[i[1] + 24]))) * ((double)((1 - a111) - a112))) - ((double)a111)) + ((double)a112);
double s393 = ((int)x[i[7] + 12]) ? (s339 * (1.0 / (sqrt((s366 * s366) + (s387 * s387))))) : s339;
double s395 = s387 * (s393 * (x[i[1] + 22]));
double s398 = s366 * (s393 * (x[i[1] + 21]));
int s402 = a99 > a96;
y[i[13] + 1] = -(s57 * (((s62 * (a10 - (a4 + s16))) + (s59 * (a12 - (a1 + s30)))) + (s65 * (a14 - (a15 + s45)))));
y[i[13] + 2] = (s230 * ((s131 * s144) - (s99 * s155))) - (s57 * ((s38 * s62) - (s6 * s65)));
y[i[13] + 3] = (s230 * ((s116 * s155) - (s131 * s149))) - (s57 * ((s23 * s65) - (s38 * s59)));
y[i[13] + 4] = (s230 * ((s99 * s149) - (s116 * s144))) - (s57 * ((s6 * s59) - (s23 * s62)));
y[i[13] + 5] = -((s230 * (((s144 * (a39 - s99)) - (s149 * (a0 - (a38 - s116)))) - (s155 * (a5 - (a40 - s131))))) - (s57 * (((s62 * (a4 - s6)) - (s59 * (a0 - (a1 - s23)))) - (s65 * (a5 - (a6 - s38))))));
y[i[13] + 6] = s230 * (((s144 * (a42 - (a43 - s109))) + (s149 * (a45 - (a46 - s123)))) + (s155 * (a48 - (a49 - s138))));
y[i[13] + 7] = s402 ? (s335 * ((s347 * s395) + (s345 * s398))) : 0.0;
y[i[13] + 8] = s402 ? (-(s335 * ((s345 * s395) - (s347 * s398)))) : 0.0;
y[i[13] + 9] = -(s230 * ((s138 * s144) - (s109 * s155)));
y[i[13] + 10] = -(s230 * ((s123 * s155) - (s138 * s149)));
y[i[13] + 11] = -(s230 * ((s109 * s149) - (s123 * s144)));
y[i[13] + 12] = -(s57 * ((s45 * s62) - (s16 * s65)));
y[i[13] + 13] = -(s57 * ((s30 * s65) - (s45 * s59)));
y[i[13] + 14] = -(s57 * ((s16 * s59) - (s30 * s62)));
    }
}

static void iltis_products_add_weight_b_7(const double *restrict x, double *restrict y, const unsigned short *i, int count)
{
    for (; count; count--, i += 4) {
double a0 = x[i[0] + 3];
double a1 = x[i[0] + 294];
double a2 = x[i[0] + 2];
double a3 = x[i[0] + 293];
double a4 = x[i[0] + 295];
double a5 = x[i[0]];
double a6 = x[i[0] + 296];
double a7 = x[i[0] + 1];
double a9 = x[i[2]];
double a11 = x[i[2] + 1];
double a13 = x[i[2] + 2];
double a14 = x[i[2] + 3];
double a15 = x[i[2] + 4];
double s6 = (((a0 * a1) + (a2 * a3)) - (a4 * a5)) - (a6 * a7);
double s7 = 8.0 * (x[i[1] + 2]);
double s8 = s6 * s7;
double s16 = (((a1 * a2) - (a0 * a3)) - (a4 * a7)) + (a5 * a6);
double s17 = 8.0 * (x[i[1] + 3]);
double s18 = s16 * s17;
double s27 = (((a1 * a5) - (a3 * a7)) + (a0 * a4)) - (a2 * a6);
double s28 = 8.0 * (x[i[1] + 1]);
double s29 = s27 * s28;
double s38 = (((a1 * a9) - (a3 * a11)) - (a4 * a13)) + (a6 * a14);
double s39 = s17 * s38;
double s48 = (((a3 * a9) + (a1 * a11)) - (a6 * a13)) - (a4 * a14);
double s49 = s7 * s48;
double s58 = (((a4 * a11) - (a6 * a9)) - (a3 * a13)) + (a1 * a14);
double s59 = s28 * s58;
y[i[2] + 5] = (((((s8 * a9) - (s18 * a11)) - (s29 * a13)) - (a0 * s39)) + (a2 * s49)) - (a7 * s59);
y[i[2] + 6] = (((((s18 * a13) - (a11 * s29)) + (s8 * a14)) + (a7 * s39)) + (a5 * s49)) - (a0 * s59);
y[i[2] + 7] = (((((a9 * s18) + (s8 * a11)) + (s29 * a14)) + (a2 * s39)) + (a0 * s49)) + (a5 * s59);
y[i[2] + 8] = -((((((s8 * a13) + (a9 * s29)) - (s18 * a14)) - (a5 * s39)) + (a7 * s49)) + (a2 * s59));
y[i[2] + 9] = a15 * x[i[3]];
y[i[2] + 10] = a15 * x[i[1]];
y[i[2] + 11] = s38 * (8.0 * s16);
y[i[2] + 12] = s48 * (8.0 * s6);
y[i[2] + 13] = s58 * (8.0 * s27);
y[i[2] + 14] = -(((a3 * s49) + (a1 * s39)) - (a6 * s59));
y[i[2] + 15] = ((a1 * s49) - (a3 * s39)) + (a4 * s59);
y[i[2] + 16] = ((a4 * s49) - (a6 * s39)) - (a1 * s59);
y[i[2] + 17] = -(((a6 * s49) + (a4 * s39)) + (a3 * s59));
    }
}

static void iltis_products_add_weight_b_8(const double *restrict x, double *restrict y, const unsigned short *i, int count)
{
    for (; count; count--, i += 4) {
double a0 = x[i[0] + 3];
double a1 = x[i[0] + 294];
double a2 = x[i[0] + 2];
double a3 = x[i[0] + 293];
double a4 = x[i[0] + 295];
double a5 = x[i[0]];
double a6 = x[i[0] + 296];
double a7 = x[i[0] + 1];
double a9 = x[i[2]];
double a11 = x[i[2] + 1];
double a12 = x[i[2] + 2];
double a13 = x[i[2] + 3];
double a14 = x[i[2] + 4];
double s6 = (((a0 * a1) + (a2 * a3)) - (a4 * a5)) - (a6 * a7);
double s7 = 8.0 * (x[i[1] + 2]);
double s8 = s6 * s7;
double s16 = (((a1 * a2) - (a0 * a3)) - (a4 * a7)) + (a5 * a6);
double s17 = 8.0 * (x[i[1] + 1]);
double s18 = s16 * s17;
double s27 = (((a1 * a5) - (a3 * a7)) + (a0 * a4)) - (a2 * a6);
double s28 = s17 * s27;
double s37 = (((a1 * a9) - (a3 * a11)) - (a4 * a12)) + (a6 * a13);
double s38 = s17 * s37;
double s47 = (((a3 * a9) + (a1 * a11)) - (a6 * a12)) - (a4 * a13);
double s48 = s7 * s47;
double s57 = (((a4 * a11) - (a6 * a9)) - (a3 * a12)) + (a1 * a13);
double s58 = s17 * s57;
y[i[2] + 5] = (((((s8 * a9) - (s18 * a11)) - (s28 * a12)) - (a0 * s38)) + (a2 * s48)) - (a7 * s58);
y[i[2] + 6] = (((((s18 * a12) - (a11 * s28)) + (s8 * a13)) + (a7 * s38)) + (a5 * s48)) - (a0 * s58);
y[i[2] + 7] = (((((a9 * s18) + (s8 * a11)) + (s28 * a13)) + (a2 * s38)) + (a0 * s48)) + (a5 * s58);
y[i[2] + 8] = -((((((s8 * a12) + (a9 * s28)) - (s18 * a13)) - (a5 * s38)) + (a7 * s48)) + (a2 * s58));
y[i[2] + 9] = a14 * x[i[1]];
y[i[2] + 10] = s37 * (8.0 * s16);
y[i[2] + 11] = s47 * (8.0 * s6);
y[i[2] + 12] = s57 * (8.0 * s27);
y[i[2] + 13] = -(((a3 * s48) + (a1 * s38)) - (a6 * s58));
y[i[2] + 14] = ((a1 * s48) - (a3 * s38)) + (a4 * s58);
y[i[2] + 15] = ((a4 * s48) - (a6 * s38)) - (a1 * s58);
y[i[2] + 16] = -(((a6 * s48) + (a4 * s38)) + (a3 * s58));
y[i[2] + 17] = -(a14 * x[i[3]]);
    }
}

static void iltis_products_wrench_to_Q_b_9(const double *restrict x, double *restrict y, const unsigned short *i, int count)
{
    for (; count; count--, i += 2) {
double a1 = x[i[0] + 1];
double a3 = x[i[0] + 3];
double a5 = x[i[0] + 5];
double a7 = x[i[1] + 3];
double a8 = x[i[1] + 2];
double a9 = x[i[1]];
double a10 = x[i[1] + 1];
double s0 = 2.0 * x[i[0]];
double s2 = 2.0 * (x[i[0] + 2]);
double s5 = 2.0 * (x[i[0] + 4]);
double s9 = 2.0 * (x[i[0] + 6]);
y[i[0] + 7] = -(((s0 * a1) - (s2 * a3)) + (s5 * a5));
y[i[0] + 8] = -((((s9 * a7) - (s2 * a8)) - (s0 * a9)) + (s5 * a10));
y[i[0] + 9] = -(((a1 * s9) - (s2 * a5)) - (a3 * s5));
y[i[0] + 10] = -((((s9 * a9) - (s2 * a10)) + (s0 * a7)) - (s5 * a8));
y[i[0] + 11] = ((a5 * s9) + (a1 * s2)) + (s0 * a3);
y[i[0] + 12] = (((s9 * a10) + (s2 * a9)) - (s0 * a8)) - (s5 * a7);
y[i[0] + 13] = -(((s0 * a5) - (a3 * s9)) - (a1 * s5));
    }
}

static void iltis_products_wrench_to_Q_b_10(const double *restrict x, double *restrict y, const unsigned short *i, int count)
{
    for (; count; count--, i += 3) {
double a1 = x[i[1]];
double a3 = x[i[1] + 11];
double a5 = x[i[1] + 13];
double a7 = x[i[1] + 12];
double a8 = x[i[2] + 3];
double a9 = x[i[2] + 2];
double a10 = x[i[2]];
double a11 = x[i[2] + 1];
double s0 = 2.0 * x[i[0]];
double s2 = 2.0 * (x[i[0] + 1]);
double s5 = 2.0 * (x[i[0] + 2]);
double s8 = 2.0 * (x[i[0] + 3]);
y[i[0] + 4] = (((s0 * a1) + (s2 * a3)) - (s5 * a5)) - (s8 * a7);
y[i[0] + 5] = -((((s0 * a8) - (s2 * a9)) - (s5 * a10)) + (s8 * a11));
y[i[0] + 6] = -((((s0 * a5) - (s2 * a7)) + (a1 * s5)) - (a3 * s8));
y[i[0] + 7] = (((s0 * a7) + (s2 * a5)) + (a3 * s5)) + (a1 * s8);
y[i[0] + 8] = (((s0 * a11) + (s2 * a10)) - (s5 * a9)) - (s8 * a8);
y[i[0] + 9] = -((((s0 * a3) - (a1 * s2)) - (s5 * a7)) + (a5 * s8));
y[i[0] + 10] = (((s0 * a9) + (s2 * a8)) + (s5 * a11)) + (s8 * a10);
y[i[0] + 11] = -(-((((s0 * a10) - (s2 * a11)) + (s5 * a8)) - (s8 * a9)));
    }
}

static void iltis_products_wrench_to_Q_b_11(const double *restrict x, double *restrict y, const unsigned short *i, int count)
{
    for (; count; count--, i += 7) {
double a1 = x[i[1]];
double a3 = x[i[2]];
double a5 = x[i[3]];
double a7 = x[i[4]];
double a8 = x[i[5] + 3];
double a9 = x[i[5] + 2];
double a10 = x[i[5]];
double a11 = x[i[5] + 1];
double s0 = 2.0 * x[i[0]];
double s2 = 2.0 * (x[i[0] + 1]);
double s5 = 2.0 * (x[i[0] + 2]);
double s8 = 2.0 * (x[i[0] + 3]);
y[i[6]] = -((((s0 * a1) + (s2 * a3)) - (s5 * a5)) - (s8 * a7));
y[i[6] + 1] = -((((s0 * a8) - (s2 * a9)) - (s5 * a10)) + (s8 * a11));
y[i[6] + 2] = -((((s0 * a5) - (s2 * a7)) + (a1 * s5)) - (a3 * s8));
y[i[6] + 3] = (((s0 * a7) + (s2 * a5)) + (a3 * s5)) + (a1 * s8);
y[i[6] + 4] = (((s0 * a11) + (s2 * a10)) - (s5 * a9)) - (s8 * a8);
y[i[6] + 5] = (((s0 * a3) - (a1 * s2)) - (s5 * a7)) + (a5 * s8);
y[i[6] + 6] = (((s0 * a9) + (s2 * a8)) + (s5 * a11)) + (s8 * a10);
y[i[6] + 7] = -(-((((s0 * a10) - (s2 * a11)) + (s5 * a8)) - (s8 * a9)));
    }
}

static void iltis_products_wrench_to_Q_b_12(const double *restrict x, double *restrict y, const unsigned short *i, int count)
{
    for (; count; count--, i += 3) {
double a1 = x[i[1]];
double a3 = x[i[1] + 1];
double a5 = x[i[1] + 2];
double a7 = x[i[2] + 3];
double a8 = x[i[2] + 2];
double a9 = x[i[2]];
double a10 = x[i[2] + 1];
double s0 = 2.0 * (x[i[0] + 2]);
double s2 = 2.0 * (x[i[0] + 1]);
double s5 = 2.0 * (x[i[0] + 3]);
double s8 = 2.0 * x[i[0]];
double s30 = -((((s8 * a9) - (s2 * a10)) + (s0 * a7)) - (s5 * a8));
y[i[1] + 3] = ((s0 * a1) - (s2 * a3)) + (s5 * a5);
y[i[1] + 4] = -((((s8 * a7) - (s2 * a8)) - (s0 * a9)) + (s5 * a10));
y[i[1] + 5] = -(((a1 * s8) - (s2 * a5)) - (a3 * s5));
y[i[1] + 6] = s30;
y[i[1] + 7] = ((a5 * s8) + (a1 * s2)) + (s0 * a3);
y[i[1] + 8] = (((s8 * a10) + (s2 * a9)) - (s0 * a8)) - (s5 * a7);
y[i[1] + 9] = -(((s0 * a5) - (a3 * s8)) - (a1 * s5));
y[i[1] + 10] = -s30;
    }
}

static void iltis_products_struts_nodiff_13(const double *restrict x, double *restrict y, const unsigned short *i, int count)
{
    for (; count; count--, i += 12) {
double a0 = x[i[0] + 584];
double a1 = x[i[1] + 12];
double a2 = x[i[0] + 141];
double a3 = x[i[0] + 144];
double a4 = x[i[2]];
double a5 = x[i[0] + 585];
double a6 = x[i[3] + 2];
double a7 = x[i[0] + 147];
double a8 = x[i[0] + 1];
double a10 = x[i[5]];
double a12 = x[i[3]];
double a14 = x[i[3] + 3];
double a15 = x[i[1] + 14];
double a17 = x[i[0] + 140];
double a18 = x[i[0] + 143];
double a19 = x[i[0] + 146];
double a20 = x[i[0]];
double a25 = x[i[0] + 142];
double a26 = x[i[0] + 145];
double a27 = x[i[0] + 148];
double a28 = x[i[0] + 2];
double a33 = x[i[1] + 21];
double a34 = x[i[7]];
double a35 = x[i[1] + 23];
double a37 = x[i[8]];
double a38 = x[i[9]];
double a40 = x[i[1]];
double a41 = x[i[1] + 18];
double a43 = x[i[1] + 2];
double a44 = x[i[1] + 20];
double s0 = a0 - a1;
double s4 = a5 - a6;
double s6 = ((s0 * a2) - (a3 * a4)) + (s4 * a7);
double s10 = a4 - a10;
double s12 = a1 - a12;
double s15 = a14 - a15;
double s17 = ((s10 * (x[i[6] + 4])) + (s12 * (x[i[6] + 1]))) - (s15 * (x[i[6] + 7]));
double s18 = ((s6 - a8) + (x[i[4] + 8])) + s17;
double s24 = ((s0 * a17) - (a4 * a18)) + (s4 * a19);
double s32 = ((s10 * (x[i[6] + 3])) + (s12 * x[i[6]])) - (s15 * (x[i[6] + 6]));
double s33 = ((s24 - a20) + (x[i[4] + 7])) + s32;
double s40 = ((s0 * a25) - (a4 * a26)) + (s4 * a27);
double s48 = ((s10 * (x[i[6] + 5])) + (s12 * (x[i[6] + 2]))) - (s15 * (x[i[6] + 8]));
double s49 = ((s40 - a28) + (x[i[4] + 9])) + s48;
double s52 = sqrt(((s18 * s18) + (s33 * s33)) + (s49 * s49));
double s53 = 1.0 / s52;
double s54 = s33 * s53;
double s55 = s18 * s53;
double s56 = s49 * s53;
double s79 = a0 - a33;
double s83 = a5 - a35;
double s85 = ((a2 * s79) - (a3 * a34)) + (a7 * s83);
double s88 = a37 - a38;
double s90 = a40 - a41;
double s93 = a43 - a44;
double s95 = ((s88 * (x[i[10] + 4])) + (s90 * (x[i[10] + 1]))) + (s93 * (x[i[10] + 7]));
double s97 = ((a8 - s85) - (x[i[4] + 1])) + s95;
double s103 = ((a17 * s79) - (a18 * a34)) + (a19 * s83);
double s110 = ((s88 * (x[i[10] + 3])) + (s90 * x[i[10]])) + (s93 * (x[i[10] + 6]));
double s112 = ((a20 - s103) - x[i[4]]) + s110;
double s119 = ((a25 * s79) - (a26 * a34)) + (a27 * s83);
double s126 = ((s88 * (x[i[10] + 5])) + (s90 * (x[i[10] + 2]))) + (s93 * (x[i[10] + 8]));
double s128 = ((a28 - s119) - (x[i[4] + 2])) + s126;
double s131 = sqrt(((s97 * s97) + (s112 * s112)) + (s128 * s128));
double s132 = 1.0 / s131;
double s133 = s112 * s132;
double s135 = s97 * s132;
double s137 = s128 * s132;
y[i[11]] = s32;
y[i[11] + 1] = -s24;
y[i[11] + 2] = s17;
y[i[11] + 3] = -s6;
y[i[11] + 4] = s48;
y[i[11] + 5] = -s40;
y[i[11] + 6] = s52;
y[i[11] + 7] = ((s55 * (a10 - (a4 + s17))) + (s54 * (a12 - (a1 + s32)))) + (s56 * (a14 - (a15 + s48)));
y[i[11] + 8] = -(((s55 * (a4 - s6)) - (s54 * (a0 - (a1 - s24)))) - (s56 * (a5 - (a6 - s40))));
y[i[11] + 9] = -s110;
y[i[11] + 10] = -s95;
y[i[11] + 11] = -s126;
y[i[11] + 12] = s131;
y[i[11] + 13] = -(((s135 * (a37 - (a38 - s95))) + (s133 * (a40 - (a41 - s110)))) + (s137 * (a43 - (a44 - s126))));
y[i[11] + 14] = ((s135 * (a34 - s85)) - (s133 * (a0 - (a33 - s103)))) - (s137 * (a5 - (a35 - s119)));
y[i[11] + 15] = -s54;
y[i[11] + 16] = -(-s133);
y[i[11] + 17] = -s103;
y[i[11] + 18] = -(-s135);
y[i[11] + 19] = -s85;
y[i[11] + 20] = -(-s137);
y[i[11] + 21] = -s119;
y[i[11] + 22] = -s55;
y[i[11] + 23] = -s56;
    }
}

static void iltis_products_line_rate_nodiff_14(const double *restrict x, double *restrict y, const unsigned short *i, int count)
{
    for (; count; count--, i += 6) {
double a0 = x[i[0] + 141];
double a1 = x[i[1] + 12];
double a2 = x[i[1] + 8];
double a3 = x[i[0] + 2516];
double a4 = x[i[1] + 9];
double a5 = x[i[1] + 10];
double a6 = x[i[0] + 142];
double a7 = x[i[1] + 7];
double a8 = x[i[1] + 11];
double a12 = x[i[2]];
double a13 = x[i[1] + 2];
double a14 = x[i[1]];
double a15 = x[i[3]];
double a16 = x[i[1] + 1];
double a17 = x[i[2] + 1];
double s40 = ((((((a0 * a1) - (a2 * a3)) * a4) + (((a3 * a5) - (a1 * a6)) * a7)) + (((a2 * a6) - (a0 * a5)) * a8)) - (((a4 * (x[i[0] + 1])) + (a7 * x[i[0]])) + (a8 * (x[i[0] + 2])))) - ((((a4 * ((a12 * a13) - (a14 * a15))) + (a7 * ((a15 * a16) - (a13 * a17)))) + (a8 * ((a14 * a17) - (a12 * a16)))) - (((a4 * (x[i[4] + 1])) + (a7 * x[i[4]])) + (a8 * (x[i[4] + 2]))));
y[i[5]] = -s40;
    }
}

static void iltis_products_tyre_b_15(const double *restrict x, double *restrict y, const unsigned short *i, int count)
{
    for (; count; count--, i += 9) {
double a0 = x[i[0] + 2];
int a3 = (int)x[i[2] + 1];
double a5 = x[i[0]];
int a6 = (int)x[i[0] + 2217];
double a8 = x[i[3] + 1];
double a9 = x[i[3]];
double a10 = x[i[4]];
double a11 = x[i[4] + 1];
double a12 = x[i[1] + 294];
double a13 = x[i[1] + 293];
int a15 = (int)x[i[2] + 3];
int a16 = (int)x[i[2] + 4];
int a18 = (int)x[i[2] + 5];
int a19 = (int)x[i[2] + 6];
int a21 = (int)x[i[2] + 2];
double a22 = x[i[5]];
int a23 = (int)x[i[2] + 7];
double a24 = x[i[6] + 6];
double a26 = x[i[6]];
double a28 = x[i[5] + 2];
double a29 = x[i[5] + 3];
double s0 = 1.0 / a0;
double s1 = (x[i[0] + 1]) - x[i[1]];
int s6 = (((int)x[i[2]]) > a3) ? (a0 > 0.0) : 0;
double s8 = s6 ? (-(s0 * s1)) : ((double)a3);
double s12 = 10.0 + (s8 * ((6.0 * s8) - 15.0));
int s18 = a6 == 0;
double s20 = (s18 ? (-(s12 * (s8 * (s8 * (s8 * a5))))) : 0.0) - (x[i[1] + 2]);
double s23 = (a8 * a8) + (a9 * a9);
double s24 = sqrt(s23);
double s25 = 1.0 / s24;
double s26 = a9 * s25;
double s28 = a8 * s25;
double s30 = (s26 * a10) + (s28 * a11);
double s34 = (s26 * a12) - (s28 * a13);
double s36 = 1.0 / s34;
double s37 = ((s20 * s30) - s34) * s36;
double s38 = 1.0 / (x[i[5] + 4]);
double s47 = (((s37 * s38) * ((double)((1 - a15) - a16))) + ((double)a15)) - ((double)a16);
double s51 = (s26 * a13) + (s28 * a12);
double s54 = (s51 * s51) + (s34 * s34);
double s55 = sqrt(s54);
double s57 = s51 * (1.0 / s55);
double s58 = asin(s57);
double s59 = 1.0 / (x[i[5] + 5]);
double s68 = (((s58 * s59) * ((double)((1 - a18) - a19))) - ((double)a18)) + ((double)a19);
double s70 = (s47 * s47) + (s68 * s68);
double s71 = sqrt(s70);
double s72 = 1.0 / s71;
double s73 = s20 + (x[i[5] + 1]);
double s74 = (double)a21;
double s76 = s73 * (s74 * a22);
double s78 = a23 ? (s72 * s76) : s76;
double s81 = (s20 * a24) + x[i[7]];
double s84 = (s20 * a26) - (x[i[7] + 1]);
double s86 = (s26 * s81) - (s28 * s84);
int s89 = a21 > a6;
double s94 = (s28 * s81) + (s26 * s84);
double s104 = (s94 * (s47 * a28)) - (s86 * (s68 * a29));
double s109 = (s70 == 0.0) ? 0.0 : (-((0.5 * (1.0 / (pow(s71, 3.0)))) * (s76 * s104)));
double s112 = s78 * a29;
double s113 = s86 * s112;
double s121 = s59 * ((a23 ? (-((s109 * (2.0 * s68)) - s113)) : s113) * ((double)((1 - a19) - a18)));
double s127 = s78 * a28;
double s128 = s94 * s127;
double s135 = s38 * ((a23 ? ((s109 * (2.0 * s47)) + s128) : s128) * ((double)((1 - a16) - a15)));
double s140 = s36 * s135;
double s141 = s20 * s140;
double s153 = s51 / s55;
double s157 = ((s153 == 1.0) ? 1 : (s153 == (-1.0))) ? 0.0 : (-(s121 * (1.0 / (s55 * (sqrt(1.0 - (s57 * s57)))))));
double s165 = (s54 == 0.0) ? 0.0 : (-((s51 * s157) * (0.5 * (1.0 / (s55 * s55)))));
double s168 = s157 + (s165 * (2.0 * s51));
double s174 = (s165 * (2.0 * s34)) - (s140 * (1.0 + s37));
double s184 = s47 * s127;
double s186 = s68 * s112;
double s192 = ((a12 * s168) + ((a11 * s141) + ((s81 * s184) + (s84 * s186)))) - (a13 * s174);
double s195 = 1.0 / (s24 * s24);
double s205 = ((a12 * s174) + ((a10 * s141) - ((s81 * s186) - (s84 * s184)))) + (a13 * s168);
double s213 = (s23 == 0.0) ? 0.0 : (-((((a8 * s192) * s195) + (s195 * (a9 * s205))) * (0.5 * s25)));
double s230 = s74 * ((s89 ? ((a23 ? (s72 * s104) : 0.0) + (a23 ? 0.0 : s104)) : 0.0) + x[i[8]]);
double s232 = a22 * s230;
double s246 = s232 - (s89 ? (-((s30 * s140) - ((a24 * ((s26 * s186) - (s28 * s184))) - (a26 * ((s28 * s186) + (s26 * s184)))))) : 0.0);
double s248 = s12 * s246;
double s249 = s8 * s8;
double s250 = s8 * s249;
double s262 = (s248 * (a5 * (3.0 * s249))) + ((s246 * (a5 * s250)) * ((12.0 * s8) - 15.0));
double s272 = s6 ? (-(s0 * s262)) : 0.0;
y[i[7] + 2] = s89 ? (-((s68 * s78) * s86)) : 0.0;
y[i[7] + 3] = s89 ? ((s47 * s78) * s94) : 0.0;
y[i[7] + 4] = s89 ? (s59 * (s58 * s121)) : 0.0;
y[i[7] + 5] = s89 ? (-(s38 * (s37 * s135))) : 0.0;
y[i[7] + 6] = s89 ? (s28 * s141) : 0.0;
y[i[7] + 7] = s89 ? (s26 * s141) : 0.0;
y[i[7] + 8] = s89 ? ((s26 * s168) - (s28 * s174)) : 0.0;
y[i[7] + 9] = s89 ? ((s26 * s174) + (s28 * s168)) : 0.0;
y[i[7] + 10] = s89 ? ((s213 * (2.0 * a8)) + (s25 * s192)) : 0.0;
y[i[7] + 11] = s89 ? ((s213 * (2.0 * a9)) + (s25 * s205)) : 0.0;
y[i[7] + 12] = s73 * s230;
y[i[7] + 13] = s232;
y[i[7] + 14] = -s246;
y[i[7] + 15] = s18 ? (-(s248 * s250)) : 0.0;
y[i[7] + 16] = s18 ? (s6 ? (-((s1 * s262) * (1.0 / (a0 * a0)))) : 0.0) : 0.0;
y[i[7] + 17] = s18 ? s272 : 0.0;
y[i[7] + 18] = s18 ? (-s272) : 0.0;
    }
}

static void iltis_products_spring_damper_b_16(const double *restrict x, double *restrict y, const unsigned short *i, int count)
{
    for (; count; count--, i += 9) {
double a0 = x[i[0] + 7];
double a1 = x[i[1]];
double a6 = x[i[2]];
int a7 = (int)x[i[3] + 3];
int a10 = (int)x[i[3] + 1];
double a12 = x[i[0] + 9];
double a14 = x[i[0] + 12];
double a16 = x[i[0] + 3];
double a17 = x[i[4] + 3];
double a21 = x[i[2] + 5071];
double a22 = x[i[4] + 12];
double a23 = x[i[2] + 5068];
double a24 = x[i[4] + 10];
double a25 = x[i[2] + 6329];
double a26 = x[i[5] + 3];
double a27 = x[i[4] + 1];
double a28 = x[i[5] + 6];
double a29 = x[i[4] + 2];
double a30 = x[i[6]];
double a31 = x[i[2] + 5065];
double a32 = x[i[4] + 8];
double a33 = x[i[2] + 6331];
double a34 = x[i[4]];
double a35 = x[i[5]];
double a36 = x[i[7]];
double a37 = x[i[2] + 1668];
double a38 = x[i[8]];
double a39 = x[i[4] + 11];
double a40 = x[i[4] + 9];
double a41 = x[i[4] + 7];
double a42 = x[i[5] + 5];
double a44 = x[i[2] + 5070];
double s1 = (a0 * a1) + (x[i[0] + 6]);
double s3 = (a1 * s1) + (x[i[0] + 5]);
double s5 = (a1 * s3) + (x[i[0] + 4]);
double s6 = a1 * s5;
double s8 = (a1 - (x[i[0] + 11])) + a6;
double s10 = 0.5 * (1.0 / a6);
double s12 = 2.0 * a6;
int s13 = s12 > 0.0;
int s15 = (((int)x[i[3] + 2]) > a7) ? s13 : 0;
double s17 = s15 ? (s8 * s10) : ((double)a7);
double s19 = a6 + (a1 - (x[i[0] + 8]));
int s22 = (((int)x[i[3]]) > a10) ? s13 : 0;
double s24 = s22 ? (s10 * s19) : ((double)a10);
double s25 = s17 - s24;
double s27 = 1.0 - s24;
double s29 = (a1 * a12) + (x[i[0] + 10]);
double s33 = (a1 * a14) + (x[i[0] + 13]);
double s37 = (a16 * a17) + (x[i[0] + 2]);
double s39 = (a17 * s37) + (x[i[0] + 1]);
double s42 = (((s6 * s25) - (s27 * s29)) - (s17 * s33)) - ((a17 * s39) + x[i[0]]);
double s43 = s42 * a21;
double s45 = s42 * a23;
double s50 = s42 * a26;
double s53 = s42 * a28;
double s58 = s42 * a31;
double s66 = s42 * a35;
double s144 = (((((((a26 * ((a27 * a41) - (a34 * a40))) - (a42 * (x[i[4] + 4]))) + (a28 * ((a34 * a39) - (a29 * a41)))) + (a35 * ((a29 * a40) - (a27 * a39)))) - (a38 * a39)) - (a36 * a40)) - (a30 * a41)) - (((((((a23 * ((a24 * a41) - (a32 * a40))) - (a44 * (x[i[4] + 5]))) + (a21 * ((a32 * a39) - (a22 * a41)))) + (a31 * ((a22 * a40) - (a24 * a39)))) - (a37 * a39)) - (a33 * a40)) - (a25 * a41));
double s145 = a17 * s144;
double s146 = a17 * s145;
double s157 = s144 * (s6 - s29);
double s160 = s22 ? (-(s10 * s157)) : 0.0;
double s162 = s144 * (s6 - s33);
double s164 = s15 ? (s10 * s162) : 0.0;
double s166 = s17 * s144;
double s169 = s25 * s144;
double s172 = a1 * s169;
double s176 = a1 * s172;
double s180 = a1 * s176;
double s184 = s27 * s144;
double s189 = 1.0 / (s12 * s12);
y[i[7] + 1] = (((((s43 * a22) - (s45 * a24)) + (s42 * a25)) + (s50 * a27)) - (s53 * a29)) - (s42 * a30);
y[i[7] + 2] = (((((a22 * s58) - (s45 * a32)) - (s42 * a33)) + (s50 * a34)) - (a29 * s66)) + (s42 * a36);
y[i[7] + 3] = (((((a24 * s58) - (s43 * a32)) + (s42 * a37)) + (s53 * a34)) - (a27 * s66)) - (s42 * a38);
y[i[7] + 4] = (s53 * a39) - (s50 * a40);
y[i[7] + 5] = (s66 * a39) - (s50 * a41);
y[i[7] + 6] = (s66 * a40) - (s53 * a41);
y[i[7] + 7] = (s43 * a39) - (s45 * a40);
y[i[7] + 8] = (s58 * a39) - (s45 * a41);
y[i[7] + 9] = (s58 * a40) - (s43 * a41);
y[i[7] + 10] = -(s42 * a42);
y[i[7] + 11] = ((((((s160 + s164) - (a14 * s166)) + (s5 * s169)) + (s3 * s172)) + (s1 * s176)) + (a0 * s180)) - (a12 * s184);
y[i[7] + 12] = s160 + ((s164 + (2.0 * (s15 ? (-((s8 * s162) * s189)) : 0.0))) + (2.0 * (s22 ? (s189 * (s19 * s157)) : 0.0)));
y[i[7] + 13] = s164;
y[i[7] + 14] = s160;
y[i[7] + 15] = s166;
y[i[7] + 16] = a1 * s166;
y[i[7] + 17] = -s172;
y[i[7] + 18] = -s176;
y[i[7] + 19] = -s180;
y[i[7] + 20] = -(a1 * s180);
y[i[7] + 21] = s184;
y[i[7] + 22] = a1 * s184;
y[i[7] + 23] = s144;
y[i[7] + 24] = s145;
y[i[7] + 25] = s146;
y[i[7] + 26] = a17 * s146;
y[i[7] + 27] = -(-(s42 * a44));
y[i[7] + 28] = -((a16 * s146) + ((s37 * s145) + (s39 * s144)));
    }
}

static void iltis_products_leaf_spring_b_17(const double *restrict x, double *restrict y, const unsigned short *i, int count)
{
    for (; count; count--, i += 6) {
int a0 = (int)x[i[0]];
double a1 = x[i[1] + 3];
double a3 = x[i[2] + 6];
double a5 = x[i[1]];
double a6 = x[i[3] + 3403];
double a7 = x[i[2] + 5];
double a8 = x[i[3] + 3400];
double a9 = x[i[2] + 3];
double a10 = x[i[3] + 4661];
double a11 = x[i[4] + 3];
double a12 = x[i[2] + 2];
double a13 = x[i[4] + 6];
double a14 = x[i[2] + 4];
double a15 = x[i[5]];
double a16 = x[i[3] + 3397];
double a17 = x[i[2] + 1];
double a18 = x[i[3] + 4663];
double a19 = x[i[2]];
double a20 = x[i[4]];
double a21 = x[i[5] + 1];
double a22 = x[i[3]];
double a23 = x[i[5] + 2];
double a24 = x[i[2] + 23];
double a25 = x[i[2] + 22];
double a26 = x[i[2] + 15];
double a27 = x[i[4] + 5];
double a29 = x[i[3] + 3402];
double s3 = (x[i[1] + 4]) - a3;
double s5 = a3 - (x[i[1] + 1]);
double s7 = ((((double)(-a0)) * a1) * s3) + (s5 * a5);
double s8 = s7 * a6;
double s10 = s7 * a8;
double s15 = s7 * a11;
double s18 = s7 * a13;
double s23 = s7 * a16;
double s31 = s7 * a20;
double s109 = (((((((a11 * ((a12 * a26) - (a19 * a25))) - (a27 * (x[i[2] + 7]))) + (a13 * ((a19 * a24) - (a14 * a26)))) + (a20 * ((a14 * a25) - (a12 * a24)))) - (a23 * a24)) - (a21 * a25)) - (a15 * a26)) - (((((((a8 * ((a9 * a26) - (a17 * a25))) - (a29 * (x[i[2] + 8]))) + (a6 * ((a17 * a24) - (a7 * a26)))) + (a16 * ((a7 * a25) - (a9 * a24)))) - (a22 * a24)) - (a18 * a25)) - (a10 * a26));
double s111 = s109 * ((double)a0);
double s112 = a1 * s111;
double s113 = a5 * s109;
y[i[5] + 3] = (((((a7 * s23) - (s10 * a17)) - (s7 * a18)) + (s15 * a19)) - (a14 * s31)) + (s7 * a21);
y[i[5] + 4] = (s31 * a24) - (s15 * a26);
y[i[5] + 5] = (s8 * a24) - (s10 * a25);
y[i[5] + 6] = (s23 * a25) - (s8 * a26);
y[i[5] + 7] = -(s7 * a29);
y[i[5] + 8] = -(s3 * s111);
y[i[5] + 9] = s112;
y[i[5] + 10] = -(s5 * s109);
y[i[5] + 11] = s113;
y[i[5] + 12] = -((((((s8 * a7) - (s10 * a9)) + (s7 * a10)) + (s15 * a12)) - (s18 * a14)) - (s7 * a15));
y[i[5] + 13] = -(-(s7 * a27));
y[i[5] + 14] = -((((((a9 * s23) - (s8 * a17)) + (s7 * a22)) + (s18 * a19)) - (a12 * s31)) - (s7 * a23));
y[i[5] + 15] = -((s18 * a24) - (s15 * a25));
y[i[5] + 16] = -((s31 * a25) - (s18 * a26));
y[i[5] + 17] = -((s23 * a24) - (s10 * a26));
y[i[5] + 18] = -(s112 + s113);
    }
}

static void iltis_products_line_rate_b_18(const double *restrict x, double *restrict y, const unsigned short *i, int count)
{
    for (; count; count--, i += 7) {
double a0 = x[i[0] + 10];
double a1 = x[i[1] + 2516];
double a2 = x[i[0] + 12];
double a3 = x[i[1] + 142];
double a4 = x[i[2]];
double a6 = x[i[0] + 1];
double a7 = x[i[3]];
double a8 = x[i[0] + 2];
double a9 = x[i[4] + 1];
double a11 = x[i[1] + 141];
double a12 = x[i[0] + 8];
double a14 = x[i[4]];
double a15 = x[i[0]];
double s39 = a4 * (x[i[0] + 9]);
double s41 = a4 * (x[i[0] + 11]);
double s45 = a4 * (x[i[0] + 7]);
y[i[6]] = (((((a0 * a1) - (a2 * a3)) * a4) - (a4 * x[i[1]])) - (a4 * ((a6 * a7) - (a8 * a9)))) + (a4 * x[i[5]]);
y[i[6] + 1] = (((a4 * ((a2 * a11) - (a1 * a12))) - (a4 * (x[i[1] + 1]))) - (a4 * ((a8 * a14) - (a7 * a15)))) + (a4 * (x[i[5] + 1]));
y[i[6] + 2] = (((a4 * ((a3 * a12) - (a0 * a11))) - (a4 * (x[i[1] + 2]))) - (a4 * ((a9 * a15) - (a6 * a14)))) + (a4 * (x[i[5] + 2]));
y[i[6] + 3] = -((a2 * s39) - (a0 * s41));
y[i[6] + 4] = -((a1 * s45) - (a11 * s41));
y[i[6] + 5] = -((a12 * s41) - (a2 * s45));
y[i[6] + 6] = -((a3 * s41) - (a1 * s39));
y[i[6] + 7] = -((a0 * s45) - (a12 * s39));
y[i[6] + 8] = -((a11 * s39) - (a3 * s45));
y[i[6] + 9] = s45;
y[i[6] + 10] = s39;
y[i[6] + 11] = s41;
y[i[6] + 12] = -((a7 * s45) - (a14 * s41));
y[i[6] + 13] = -((a9 * s41) - (a7 * s39));
y[i[6] + 14] = -((a14 * s39) - (a9 * s45));
y[i[6] + 15] = -(-((a8 * s39) - (a6 * s41)));
y[i[6] + 16] = -(-((a15 * s41) - (a8 * s45)));
y[i[6] + 17] = -(-((a6 * s45) - (a15 * s39)));
    }
}

static void iltis_products_struts_b_19(const double *restrict x, double *restrict y, const unsigned short *i, int count)
{
    for (; count; count--, i += 14) {
double a0 = x[i[0] + 584];
double a1 = x[i[1] + 21];
double a2 = x[i[0] + 141];
double a3 = x[i[0] + 144];
double a4 = x[i[2]];
double a5 = x[i[0] + 585];
double a6 = x[i[1] + 23];
double a7 = x[i[0] + 147];
double a8 = x[i[0] + 1];
double a10 = x[i[4]];
double a11 = x[i[5]];
double a12 = x[i[6] + 4];
double a13 = x[i[1]];
double a14 = x[i[1] + 18];
double a15 = x[i[6] + 1];
double a16 = x[i[1] + 2];
double a17 = x[i[1] + 20];
double a18 = x[i[6] + 7];
double a19 = x[i[0] + 140];
double a20 = x[i[0] + 143];
double a21 = x[i[0] + 146];
double a22 = x[i[0]];
double a24 = x[i[6] + 3];
double a25 = x[i[6]];
double a26 = x[i[6] + 6];
double a27 = x[i[0] + 142];
double a28 = x[i[0] + 145];
double a29 = x[i[0] + 148];
double a30 = x[i[0] + 2];
double a32 = x[i[6] + 5];
double a33 = x[i[6] + 2];
double a34 = x[i[6] + 8];
double a35 = x[i[7]];
double a36 = x[i[7] + 17];
double a44 = x[i[1] + 12];
double a45 = x[i[9]];
double a46 = x[i[10] + 2];
double a48 = x[i[11]];
double a49 = x[i[12] + 4];
double a50 = x[i[10]];
double a51 = x[i[12] + 1];
double a52 = x[i[10] + 3];
double a53 = x[i[1] + 14];
double a54 = x[i[12] + 7];
double a56 = x[i[12] + 3];
double a57 = x[i[12]];
double a58 = x[i[12] + 6];
double a60 = x[i[12] + 5];
double a61 = x[i[12] + 2];
double a62 = x[i[12] + 8];
double a63 = x[i[13] + 4];
double a64 = x[i[13] + 10];
double s0 = a0 - a1;
double s4 = a5 - a6;
double s6 = ((s0 * a2) - (a3 * a4)) + (s4 * a7);
double s9 = a10 - a11;
double s11 = a13 - a14;
double s14 = a16 - a17;
double s16 = ((s9 * a12) + (s11 * a15)) + (s14 * a18);
double s17 = ((s6 - a8) + (x[i[3] + 1])) - s16;
double s23 = ((s0 * a19) - (a4 * a20)) + (s4 * a21);
double s30 = ((s9 * a24) + (s11 * a25)) + (s14 * a26);
double s31 = ((s23 - a22) + x[i[3]]) - s30;
double s38 = ((s0 * a27) - (a4 * a28)) + (s4 * a29);
double s45 = ((s9 * a32) + (s11 * a33)) + (s14 * a34);
double s46 = ((s38 - a30) + (x[i[3] + 2])) - s45;
double s48 = ((s17 * s17) + (s31 * s31)) + (s46 * s46);
double s49 = sqrt(s48);
double s51 = 1.0 / (s49 * s49);
double s59 = (((a16 - (a17 - s45)) * a35) + ((a5 - (a6 - s38)) * a36)) - x[i[8]];
double s69 = ((a35 * (a10 - (a11 - s16))) - (a36 * (a4 - s6))) - (x[i[8] + 1]);
double s80 = ((a35 * (a13 - (a14 - s30))) + (a36 * (a0 - (a1 - s23)))) - (x[i[8] + 2]);
double s84 = 1.0 / s49;
double s89 = (s48 == 0.0) ? 0.0 : (-(((((s51 * (s46 * s59)) - (x[i[7] + 18])) + (s51 * (s17 * s69))) + (s51 * (s31 * s80))) * (0.5 * s84)));
double s93 = (s89 * (2.0 * s46)) + (s59 * s84);
double s94 = s46 * s84;
double s95 = a36 * s94;
double s97 = s93 + (s95 - (x[i[8] + 3]));
double s103 = (s89 * (2.0 * s17)) + (s69 * s84);
double s105 = s17 * s84;
double s106 = a36 * s105;
double s108 = s103 + (s106 - (x[i[8] + 4]));
double s114 = (s89 * (2.0 * s31)) + (s80 * s84);
double s115 = s31 * s84;
double s116 = a36 * s115;
double s118 = s114 + (s116 - (x[i[8] + 5]));
double s120 = ((s95 + (a29 * s97)) + (a7 * s108)) + (a21 * s118);
double s121 = a0 - a44;
double s125 = a5 - a46;
double s127 = ((a2 * s121) - (a3 * a45)) + (a7 * s125);
double s130 = a45 - a48;
double s132 = a44 - a50;
double s135 = a52 - a53;
double s137 = ((s130 * a49) + (s132 * a51)) - (s135 * a54);
double s138 = ((a8 - s127) - (x[i[3] + 8])) - s137;
double s144 = ((a19 * s121) - (a20 * a45)) + (a21 * s125);
double s151 = ((s130 * a56) + (s132 * a57)) - (s135 * a58);
double s152 = ((a22 - s144) - (x[i[3] + 7])) - s151;
double s159 = ((a27 * s121) - (a28 * a45)) + (a29 * s125);
double s166 = ((s130 * a60) + (s132 * a61)) - (s135 * a62);
double s167 = ((a30 - s159) - (x[i[3] + 9])) - s166;
double s169 = ((s138 * s138) + (s152 * s152)) + (s167 * s167);
double s170 = sqrt(s169);
double s171 = 1.0 / s170;
double s172 = s167 * s171;
double s173 = s172 * a63;
double s176 = 1.0 / (s170 * s170);
double s184 = (((a52 - (a53 + s166)) * a64) + (a63 * (a5 - (a46 - s159)))) - (x[i[13] + 11]);
double s194 = ((a64 * (a48 - (a45 + s137))) - (a63 * (a45 - s127))) - x[i[13]];
double s205 = ((a64 * (a50 - (a44 + s151))) + (a63 * (a0 - (a44 - s144)))) - (x[i[13] + 9]);
double s212 = (s169 == 0.0) ? 0.0 : (((((s176 * (s167 * s184)) + (x[i[13] + 15])) + (s176 * (s138 * s194))) + (s176 * (s152 * s205))) * (0.5 * s171));
double s216 = (s212 * (2.0 * s167)) - (s171 * s184);
double s219 = s216 + (s173 + (x[i[13] + 3]));
double s220 = a29 * s219;
double s225 = (s212 * (2.0 * s138)) - (s171 * s194);
double s226 = s138 * s171;
double s227 = a63 * s226;
double s229 = s225 + (s227 + (x[i[13] + 14]));
double s230 = a7 * s229;
double s235 = (s212 * (2.0 * s152)) - (s171 * s205);
double s237 = s152 * s171;
double s238 = a63 * s237;
double s240 = s235 + (s238 + (x[i[13] + 2]));
double s241 = a21 * s240;
double s262 = ((s116 + (a27 * s97)) + (a2 * s108)) + (a19 * s118);
double s264 = a27 * s219;
double s266 = a2 * s229;
double s268 = a19 * s240;
double s271 = a35 * s94;
double s273 = s93 - (s271 - (x[i[8] + 6]));
double s276 = a35 * s105;
double s278 = s103 - (s276 - (x[i[8] + 7]));
double s281 = a35 * s115;
double s283 = s114 - (s281 - (x[i[8] + 8]));
double s344 = -(s241 + (s230 + (s173 + s220)));
double s353 = s172 * a64;
double s355 = s216 - (s353 + (x[i[13] + 13]));
double s358 = a64 * s226;
double s360 = s225 - (s358 + (x[i[13] + 1]));
double s363 = a64 * s237;
double s365 = s235 - (s363 + (x[i[13] + 12]));
double s368 = -(((s353 - (a62 * s355)) - (a54 * s360)) - (a58 * s365));
double s375 = -(((s358 - (a60 * s355)) - (a49 * s360)) - (a56 * s365));
double s382 = -(((s363 - (a61 * s355)) - (a51 * s360)) - (a57 * s365));
y[i[8] + 9] = s120;
y[i[8] + 10] = (((s120 - s173) - s220) - s230) - s241;
y[i[8] + 11] = ((s106 + (a28 * s97)) + (a3 * s108)) + (a20 * s118);
y[i[8] + 12] = s262;
y[i[8] + 13] = -((((s238 - s262) + s264) + s266) + s268);
y[i[8] + 14] = ((s271 - (a34 * s273)) - (a18 * s278)) - (a26 * s283);
y[i[8] + 15] = ((s276 - (a32 * s273)) - (a12 * s278)) - (a24 * s283);
y[i[8] + 16] = ((s281 - (a33 * s273)) - (a15 * s278)) - (a25 * s283);
y[i[8] + 17] = s93 - s216;
y[i[8] + 18] = s93;
y[i[8] + 19] = -(s103 - s225);
y[i[8] + 20] = -s103;
y[i[8] + 21] = s114 - s235;
y[i[8] + 22] = s114;
y[i[8] + 23] = (s121 * s219) - (s0 * s97);
y[i[8] + 24] = -((a45 * s219) - (a4 * s97));
y[i[8] + 25] = (s125 * s219) - (s4 * s97);
y[i[8] + 26] = (s121 * s229) - (s0 * s108);
y[i[8] + 27] = -((a45 * s229) - (a4 * s108));
y[i[8] + 28] = (s125 * s229) - (s4 * s108);
y[i[8] + 29] = (s121 * s240) - (s0 * s118);
y[i[8] + 30] = -((a45 * s240) - (a4 * s118));
y[i[8] + 31] = (s125 * s240) - (s4 * s118);
y[i[8] + 32] = s344;
y[i[8] + 33] = s368;
y[i[8] + 34] = s375;
y[i[8] + 35] = s382;
y[i[8] + 36] = -s216;
y[i[8] + 37] = s225;
y[i[8] + 38] = -s235;
y[i[8] + 39] = -(s11 * s273);
y[i[8] + 40] = -(s9 * s273);
y[i[8] + 41] = -(s14 * s273);
y[i[8] + 42] = -(s11 * s278);
y[i[8] + 43] = -(s9 * s278);
y[i[8] + 44] = -(s14 * s278);
y[i[8] + 45] = -(s11 * s283);
y[i[8] + 46] = -(s9 * s283);
y[i[8] + 47] = -(s14 * s283);
y[i[8] + 48] = -s344;
y[i[8] + 49] = -(-((a20 * s240) + ((a3 * s229) + (s227 + (a28 * s219)))));
y[i[8] + 50] = -(-(s268 + (s266 + (s238 + s264))));
y[i[8] + 51] = -s368;
y[i[8] + 52] = -s375;
y[i[8] + 53] = -s382;
y[i[8] + 54] = -(s132 * s355);
y[i[8] + 55] = -(s130 * s355);
y[i[8] + 56] = -(-(s135 * s355));
y[i[8] + 57] = -(s132 * s360);
y[i[8] + 58] = -(s130 * s360);
y[i[8] + 59] = -(-(s135 * s360));
y[i[8] + 60] = -(s132 * s365);
y[i[8] + 61] = -(s130 * s365);
y[i[8] + 62] = -(-(s135 * s365));
    }
}

static void iltis_products_twist_b_20(const double *restrict x, double *restrict y, const unsigned short *i, int count)
{
    for (; count; count--, i += 4) {
double a1 = x[i[1] + 296];
double a3 = x[i[1] + 295];
double a5 = x[i[1] + 293];
double a6 = x[i[1]];
double a7 = x[i[1] + 1];
double a8 = x[i[1] + 3];
double a9 = x[i[1] + 294];
double a10 = x[i[1] + 2];
double s0 = 2.0 * x[i[0]];
double s2 = 2.0 * (x[i[0] + 1]);
double s5 = 2.0 * x[i[2]];
y[i[3]] = ((s0 * a1) - (s2 * a3)) + (s5 * a5);
y[i[3] + 1] = -(((s0 * a6) + (s2 * a7)) - (s5 * a8));
y[i[3] + 2] = -(((s0 * a5) + (s2 * a9)) - (a1 * s5));
y[i[3] + 3] = ((s0 * a8) - (s2 * a10)) + (s5 * a6);
y[i[3] + 4] = -(((s0 * a9) - (s2 * a5)) - (a3 * s5));
y[i[3] + 5] = ((s0 * a10) + (s2 * a8)) + (s5 * a7);
y[i[3] + 6] = ((s0 * a3) + (a1 * s2)) + (s5 * a9);
y[i[3] + 7] = -(((s0 * a7) - (s2 * a6)) - (s5 * a10));
    }
}

static void iltis_products_twist_b_21(const double *restrict x, double *restrict y, const unsigned short *i, int count)
{
    for (; count; count--, i += 3) {
double a1 = x[i[1] + 293];
double a3 = x[i[1] + 296];
double a4 = x[i[1] + 3];
double a5 = x[i[1]];
double a6 = x[i[1] + 295];
double a7 = x[i[1] + 294];
double a8 = x[i[1] + 1];
double a9 = x[i[1] + 2];
double s0 = 2.0 * (x[i[0] + 1]);
double s2 = 2.0 * x[i[0]];
y[i[2]] = (s0 * a1) + (s2 * a3);
y[i[2] + 1] = -((s0 * a4) - (s2 * a5));
y[i[2] + 2] = -((s0 * a3) - (a1 * s2));
y[i[2] + 3] = (s0 * a5) + (s2 * a4);
y[i[2] + 4] = -((s0 * a6) - (s2 * a7));
y[i[2] + 5] = (s0 * a8) + (s2 * a9);
y[i[2] + 6] = (s0 * a7) + (s2 * a6);
y[i[2] + 7] = -((s0 * a9) - (s2 * a8));
    }
}

static void iltis_products_frame_b_22(const double *restrict x, double *restrict y, const unsigned short *i, int count)
{
    for (; count; count--, i += 2) {
double a1 = x[i[1] + 2];
double a2 = x[i[1] + 3];
double a3 = x[i[0] + 1];
double a5 = x[i[1] + 1];
double a6 = x[i[1]];
double s0 = 2.0 * x[i[0]];
double s5 = 2.0 * (x[i[0] + 2]);
y[i[0] + 3] = ((s0 * a1) + ((4.0 * a2) * a3)) + (s5 * a5);
y[i[0] + 4] = (s5 * a6) + (s0 * a2);
y[i[0] + 5] = -((a2 * s5) - (s0 * a6));
y[i[0] + 6] = -(((s0 * a5) - (a3 * (4.0 * a6))) - (a1 * s5));
    }
}

static void iltis_products_frame_b_23(const double *restrict x, double *restrict y, const unsigned short *i, int count)
{
    for (; count; count--, i += 9) {
double a1 = x[i[1] + 2];
double a2 = x[i[1] + 3];
double a3 = x[i[2]];
double a5 = x[i[1] + 1];
double a8 = x[i[1]];
double a11 = x[i[7] + 1];
double a12 = x[i[4] + 5];
double s0 = 2.0 * x[i[0]];
double s5 = 2.0 * x[i[3]];
double s8 = 2.0 * x[i[4]];
double s11 = 2.0 * x[i[5]];
double s14 = 2.0 * x[i[6]];
double s17 = 2.0 * x[i[7]];
double s50 = 4.0 * a8;
y[i[8]] = ((((((s0 * a1) + ((4.0 * a2) * a3)) + (s5 * a5)) + (a1 * s8)) - (s11 * a8)) + (a5 * s14)) + (a8 * s17);
y[i[8] + 1] = ((((((s5 * a8) + (s0 * a2)) + (a2 * s8)) + ((4.0 * a1) * a11)) + (a5 * s11)) - (a8 * s14)) + (a5 * s17);
y[i[8] + 2] = -(((((((a2 * s5) - (s0 * a8)) + (s8 * a8)) + (a1 * s11)) + (a2 * s14)) + (a1 * s17)) + ((4.0 * a5) * a12));
y[i[8] + 3] = -(((((((((s0 * a5) - (a3 * s50)) - (a1 * s5)) - (a5 * s8)) - (a11 * s50)) + (a2 * s11)) + (a1 * s14)) - (a2 * s17)) - (a12 * s50));
    }
}

static void iltis_products_frame_b_24(const double *restrict x, double *restrict y, const unsigned short *i, int count)
{
    for (; count; count--, i += 2) {
double a1 = x[i[1]];
double a3 = x[i[1] + 2];
double a5 = x[i[1] + 1];
double a7 = x[i[0] + 4];
double a8 = x[i[1] + 3];
double a9 = x[i[0] + 5];
double s0 = 2.0 * x[i[0]];
double s2 = 2.0 * (x[i[0] + 1]);
double s5 = 2.0 * (x[i[0] + 2]);
double s8 = 2.0 * (x[i[0] + 3]);
double s32 = 4.0 * a1;
y[i[0] + 6] = -((((s0 * a1) - (s2 * a3)) - (s5 * a5)) - (a1 * s8));
y[i[0] + 7] = (((((4.0 * a3) * a7) + (s2 * a8)) + (s0 * a5)) - (a1 * s5)) + (a5 * s8);
y[i[0] + 8] = ((((s0 * a3) + (a1 * s2)) + (s5 * a8)) + (a3 * s8)) + ((4.0 * a5) * a9);
y[i[0] + 9] = (((((a7 * s32) + (s2 * a5)) - (s0 * a8)) - (a3 * s5)) + (s8 * a8)) + (a9 * s32);
    }
}

static void iltis_products_corner_points_b_25(const double *restrict x, double *restrict y, const unsigned short *i, int count)
{
    for (; count; count--, i += 2) {
double s0 = 0.5 * x[i[0]];
double s1 = 0.5 * (x[i[0] + 1]);
double s2 = 0.5 * (x[i[0] + 2]);
y[i[1]] = s0;
y[i[1] + 1] = s1;
y[i[1] + 2] = s2;
y[i[1] + 3] = (x[i[0] + 15]) + (s0 + (x[i[0] + 18]));
y[i[1] + 4] = (s1 + (x[i[0] + 19])) + (x[i[0] + 16]);
y[i[1] + 5] = (s2 + (x[i[0] + 20])) + (x[i[0] + 17]);
    }
}

static void iltis_products_frame_d0_nodiff_26(const double *restrict x, double *restrict y, const unsigned short *i, int count)
{
    for (; count; count--, i += 2) {
double a0 = x[i[0] + 1];
double a1 = x[i[0] + 608];
double a2 = x[i[0]];
double a3 = x[i[0] + 607];
double a4 = x[i[0] + 609];
double a5 = x[i[0] + 2];
double a6 = x[i[0] + 3];
double a7 = x[i[0] + 610];
double s3 = (4.0 * a2) * a3;
double s6 = a2 * a2;
double s12 = (a0 * a4) + (a1 * a5);
double s13 = a3 * a6;
double s15 = a2 * a7;
double s18 = a2 * a6;
double s19 = a0 * a5;
double s24 = (a0 * a7) + (a1 * a6);
double s25 = a3 * a5;
double s27 = a2 * a4;
double s30 = a2 * a5;
double s31 = a0 * a6;
double s50 = (a5 * a7) + (a4 * a6);
double s51 = a0 * a3;
double s53 = a1 * a2;
double s56 = a0 * a2;
double s57 = a5 * a6;
y[i[1]] = ((4.0 * a0) * a1) + s3;
y[i[1] + 1] = (2.0 * ((a0 * a0) + s6)) - 1.0;
y[i[1] + 2] = 2.0 * ((s12 + s13) + s15);
y[i[1] + 3] = 2.0 * (s18 + s19);
y[i[1] + 4] = 2.0 * ((s24 - s25) - s27);
y[i[1] + 5] = -(2.0 * (s30 - s31));
y[i[1] + 6] = -(2.0 * (s18 - s19));
y[i[1] + 7] = s3 + (a4 * (4.0 * a5));
y[i[1] + 8] = (2.0 * (s6 + (a5 * a5))) - 1.0;
y[i[1] + 9] = 2.0 * ((s50 + s51) + s53);
y[i[1] + 10] = 2.0 * (s56 + s57);
y[i[1] + 11] = 2.0 * (s27 + (s24 + s25));
y[i[1] + 12] = 2.0 * (s30 + s31);
y[i[1] + 13] = 2.0 * (s53 - (s50 - s51));
y[i[1] + 14] = -(2.0 * (s56 - s57));
y[i[1] + 15] = s3 + (a7 * (4.0 * a6));
y[i[1] + 16] = (2.0 * (s6 + (a6 * a6))) - 1.0;
y[i[1] + 17] = -(2.0 * (s15 - (s12 - s13)));
    }
}

static void iltis_products_revolute_d0_b_27(const double *restrict x, double *restrict y, const unsigned short *i, int count)
{
    for (; count; count--, i += 9) {
double a0 = x[i[0] + 4];
double a1 = x[i[1] + 4];
double a2 = x[i[2] + 9];
double a3 = x[i[1] + 3];
double a4 = x[i[2] + 15];
double a5 = x[i[0] + 2];
double a6 = x[i[2] + 7];
double a7 = x[i[3]];
double a8 = x[i[2] + 17];
double a9 = x[i[2] + 11];
double a11 = x[i[4] + 11];
double a12 = x[i[1]];
double a13 = x[i[0] + 1];
double a14 = x[i[0]];
double a16 = x[i[4] + 9];
double a19 = x[i[1] + 1];
double a20 = x[i[0] + 3];
double a23 = x[i[1] + 2];
double a24 = x[i[0] + 5];
double a28 = x[i[6]];
double s11 = (x[i[4] + 105]) - a11;
double s16 = x[i[4]] - a16;
double s43 = x[i[5]] - a28;
double s54 = a16 - (x[i[4] + 102]);
double s56 = a23 * (x[i[0] + 15]);
double s57 = a4 * a23;
double s59 = a7 * a19;
double s61 = a19 * x[i[7]];
double s63 = a9 * a12;
double s65 = a12 * (x[i[0] + 11]);
double s70 = a23 * (x[i[0] + 9]);
double s71 = a2 * a23;
double s73 = a6 * a19;
double s75 = a19 * (x[i[0] + 7]);
double s77 = a8 * a12;
double s79 = a12 * (x[i[0] + 17]);
double s84 = a0 * a23;
double s85 = a23 * (x[i[2] + 4]);
double s87 = a19 * (x[i[2] + 2]);
double s89 = a5 * a19;
double s91 = a12 * x[i[2]];
double s93 = a12 * a14;
double s98 = a28 - x[i[8]];
double s100 = a11 - (x[i[4] + 2]);
y[i[0] + 3932] = a0 * a1;
y[i[0] + 3933] = (a2 * a3) + (a1 * a4);
y[i[0] + 3934] = a1 * a5;
y[i[0] + 3935] = (a3 * a6) + (a1 * a7);
y[i[0] + 3936] = (a3 * a8) + (a1 * a9);
y[i[0] + 3937] = (s11 * a12) + (a1 * a13);
y[i[0] + 3938] = a1 * a14;
y[i[0] + 3939] = -((a12 * s16) - ((a3 * (x[i[2] + 6])) + (a1 * (x[i[2] + 12]))));
y[i[0] + 3940] = (s11 * a19) + (a1 * a20);
y[i[0] + 3941] = -((s16 * a19) - ((a3 * (x[i[2] + 8])) + (a1 * (x[i[2] + 14]))));
y[i[0] + 3942] = (s11 * a23) + (a1 * a24);
y[i[0] + 3943] = -((s16 * a23) - ((a3 * (x[i[2] + 10])) + (a1 * (x[i[2] + 16]))));
y[i[0] + 3944] = a0 * a3;
y[i[0] + 3945] = a3 * a5;
y[i[0] + 3946] = (a12 * s43) + (a3 * a13);
y[i[0] + 3947] = a3 * a14;
y[i[0] + 3948] = (a19 * s43) + (a3 * a20);
y[i[0] + 3949] = (a23 * s43) + (a3 * a24);
y[i[0] + 3950] = a23 * s54;
y[i[0] + 3951] = s63 + (s57 + s59);
y[i[0] + 3952] = s77 + (s71 + s73);
y[i[0] + 3953] = s91 + (s85 + s87);
y[i[0] + 3954] = a23 * s98;
y[i[0] + 3955] = a23 * s100;
y[i[0] + 3956] = s65 + (s56 + s61);
y[i[0] + 3957] = s79 + (s70 + s75);
y[i[0] + 3958] = s93 + (s84 + s89);
y[i[0] + 3959] = a19 * s54;
y[i[0] + 3960] = a19 * s98;
y[i[0] + 3961] = a19 * s100;
y[i[0] + 3962] = a12 * s54;
y[i[0] + 3963] = a12 * s98;
y[i[0] + 3964] = a12 * s100;
y[i[0] + 3965] = -(-(((((s56 - s57) - s59) + s61) - s63) + s65));
y[i[0] + 3966] = -(-(((((s70 - s71) - s73) + s75) - s77) + s79));
y[i[0] + 3967] = -(-(((((s84 - s85) - s87) + s89) - s91) + s93));
    }
}

static void iltis_products_revolute_d0_b_28(const double *restrict x, double *restrict y, const unsigned short *i, int count)
{
    for (; count; count--, i += 10) {
double a0 = x[i[0] + 4];
double a1 = x[i[1] + 4];
double a2 = x[i[2] + 9];
double a3 = x[i[1] + 3];
double a4 = x[i[2] + 15];
double a5 = x[i[0] + 2];
double a6 = x[i[2] + 7];
double a7 = x[i[3]];
double a8 = x[i[2] + 17];
double a9 = x[i[2] + 11];
double a11 = x[i[4] + 8];
double a12 = x[i[1]];
double a13 = x[i[0] + 1];
double a14 = x[i[0]];
double a18 = x[i[4] + 6];
double a19 = x[i[1] + 1];
double a20 = x[i[0] + 3];
double a23 = x[i[1] + 2];
double a24 = x[i[0] + 5];
double a28 = x[i[6]];
double s11 = (x[i[4] + 2]) - a11;
double s19 = (x[i[4] + 3]) - a18;
double s40 = x[i[5]] - a28;
double s51 = a18 - x[i[4]];
double s53 = a23 * (x[i[0] + 15]);
double s54 = a4 * a23;
double s56 = a7 * a19;
double s58 = a19 * x[i[7]];
double s60 = a9 * a12;
double s62 = a12 * (x[i[0] + 11]);
double s67 = a23 * (x[i[0] + 9]);
double s68 = a2 * a23;
double s70 = a6 * a19;
double s72 = a19 * (x[i[0] + 7]);
double s74 = a8 * a12;
double s76 = a12 * (x[i[0] + 17]);
double s81 = a0 * a23;
double s82 = a23 * (x[i[2] + 4]);
double s84 = a19 * (x[i[2] + 2]);
double s86 = a5 * a19;
double s88 = a12 * x[i[2]];
double s90 = a12 * a14;
double s95 = a28 - x[i[8]];
double s97 = a11 - (x[i[4] + 5]);
y[i[9]] = a0 * a1;
y[i[9] + 1] = (a2 * a3) + (a1 * a4);
y[i[9] + 2] = a1 * a5;
y[i[9] + 3] = (a3 * a6) + (a1 * a7);
y[i[9] + 4] = (a3 * a8) + (a1 * a9);
y[i[9] + 5] = (s11 * a12) + (a1 * a13);
y[i[9] + 6] = a1 * a14;
y[i[9] + 7] = ((a3 * (x[i[2] + 6])) + (a1 * (x[i[2] + 12]))) - (a12 * s19);
y[i[9] + 8] = (s11 * a19) + (a1 * a20);
y[i[9] + 9] = ((a3 * (x[i[2] + 8])) + (a1 * (x[i[2] + 14]))) - (s19 * a19);
y[i[9] + 10] = (s11 * a23) + (a1 * a24);
y[i[9] + 11] = ((a3 * (x[i[2] + 10])) + (a1 * (x[i[2] + 16]))) - (s19 * a23);
y[i[9] + 12] = a0 * a3;
y[i[9] + 13] = a3 * a5;
y[i[9] + 14] = (a12 * s40) + (a3 * a13);
y[i[9] + 15] = a3 * a14;
y[i[9] + 16] = (a19 * s40) + (a3 * a20);
y[i[9] + 17] = (a23 * s40) + (a3 * a24);
y[i[9] + 18] = a23 * s51;
y[i[9] + 19] = -(((((s53 - s54) - s56) + s58) - s60) + s62);
y[i[9] + 20] = s60 + (s54 + s56);
y[i[9] + 21] = -(((((s67 - s68) - s70) + s72) - s74) + s76);
y[i[9] + 22] = s74 + (s68 + s70);
y[i[9] + 23] = -(((((s81 - s82) - s84) + s86) - s88) + s90);
y[i[9] + 24] = s88 + (s82 + s84);
y[i[9] + 25] = a23 * s95;
y[i[9] + 26] = a23 * s97;
y[i[9] + 27] = s62 + (s53 + s58);
y[i[9] + 28] = s76 + (s67 + s72);
y[i[9] + 29] = s90 + (s81 + s86);
y[i[9] + 30] = a19 * s51;
y[i[9] + 31] = a19 * s95;
y[i[9] + 32] = a19 * s97;
y[i[9] + 33] = a12 * s51;
y[i[9] + 34] = a12 * s95;
y[i[9] + 35] = a12 * s97;
    }
}

static void iltis_products_revolute_d0_b_29(const double *restrict x, double *restrict y, const unsigned short *i, int count)
{
    for (; count; count--, i += 3) {
double a0 = x[i[0] + 3];
double a1 = x[i[1] + 1];
double a3 = x[i[1]];
double a5 = x[i[0] + 1];
double a10 = x[i[0]];
double a11 = x[i[0] + 11];
double a14 = x[i[0] + 2];
double a17 = x[i[0] + 4];
y[i[2] + 1] = a0 * a1;
y[i[2] + 2] = ((x[i[0] + 27]) * a3) + (a1 * (x[i[0] + 16]));
y[i[2] + 3] = a1 * a5;
y[i[2] + 4] = (a3 * x[i[2]]) + (a1 * (x[i[0] + 14]));
y[i[2] + 5] = (a3 * (x[i[0] + 23])) + (a1 * (x[i[0] + 12]));
y[i[2] + 6] = a1 * a10;
y[i[2] + 7] = a1 * a11;
y[i[2] + 8] = (a3 * (x[i[0] + 24])) + (a1 * (x[i[0] + 13]));
y[i[2] + 9] = a1 * a14;
y[i[2] + 10] = (a3 * (x[i[0] + 26])) + (a1 * (x[i[0] + 15]));
y[i[2] + 11] = a1 * a17;
y[i[2] + 12] = (a3 * (x[i[0] + 28])) + (a1 * (x[i[0] + 17]));
y[i[2] + 13] = a0 * a3;
y[i[2] + 14] = a3 * a5;
y[i[2] + 15] = a3 * a10;
y[i[2] + 16] = a3 * a11;
y[i[2] + 17] = a3 * a14;
y[i[2] + 18] = a3 * a17;
    }
}

static void iltis_products_revolute_d0_b_30(const double *restrict x, double *restrict y, const unsigned short *i, int count)
{
    for (; count; count--, i += 9) {
double a0 = x[i[0] + 4];
double a1 = x[i[1] + 4];
double a2 = x[i[2] + 304];
double a3 = x[i[1] + 3];
double a4 = x[i[2] + 310];
double a5 = x[i[0] + 2];
double a6 = x[i[2] + 302];
double a7 = x[i[2] + 2286];
double a8 = x[i[2] + 312];
double a9 = x[i[2] + 306];
double a11 = x[i[3] + 2];
double a12 = x[i[1]];
double a13 = x[i[0] + 1];
double a14 = x[i[0]];
double a18 = x[i[3]];
double a19 = x[i[1] + 1];
double a20 = x[i[0] + 3];
double a23 = x[i[1] + 2];
double a24 = x[i[0] + 5];
double a27 = x[i[5]];
double s11 = (x[i[2] + 1]) - a11;
double s19 = x[i[4]] - a18;
double s53 = a18 - x[i[2]];
double s55 = a23 * (x[i[0] + 15]);
double s56 = a4 * a23;
double s58 = a7 * a19;
double s60 = a19 * x[i[6]];
double s62 = a9 * a12;
double s64 = a12 * (x[i[0] + 11]);
double s69 = a23 * (x[i[0] + 9]);
double s74 = a19 * (x[i[0] + 7]);
double s78 = a12 * (x[i[0] + 17]);
double s83 = a0 * a23;
double s84 = a23 * (x[i[2] + 299]);
double s86 = a19 * (x[i[2] + 297]);
double s88 = a5 * a19;
double s90 = a12 * (x[i[2] + 295]);
double s92 = a12 * a14;
double s97 = a27 - x[i[7]];
double s99 = a11 - x[i[8]];
y[i[6] + 1] = a0 * a1;
y[i[6] + 2] = (a2 * a3) + (a1 * a4);
y[i[6] + 3] = a1 * a5;
y[i[6] + 4] = (a3 * a6) + (a1 * a7);
y[i[6] + 5] = (a3 * a8) + (a1 * a9);
y[i[6] + 6] = (s11 * a12) + (a1 * a13);
y[i[6] + 7] = a1 * a14;
y[i[6] + 8] = ((a3 * (x[i[2] + 301])) + (a1 * (x[i[2] + 307]))) - (a12 * s19);
y[i[6] + 9] = (s11 * a19) + (a1 * a20);
y[i[6] + 10] = ((a3 * (x[i[2] + 303])) + (a1 * (x[i[2] + 309]))) - (s19 * a19);
y[i[6] + 11] = (s11 * a23) + (a1 * a24);
y[i[6] + 12] = ((a3 * (x[i[2] + 305])) + (a1 * (x[i[2] + 311]))) - (s19 * a23);
y[i[6] + 13] = a0 * a3;
y[i[6] + 14] = a3 * a5;
y[i[6] + 15] = -((a12 * a27) - (a3 * a13));
y[i[6] + 16] = a3 * a14;
y[i[6] + 17] = -((a19 * a27) - (a3 * a20));
y[i[6] + 18] = -((a23 * a27) - (a3 * a24));
y[i[6] + 19] = a23 * s53;
y[i[6] + 20] = -(((((s55 - s56) - s58) + s60) - s62) + s64);
y[i[6] + 21] = s62 + (s56 + s58);
y[i[6] + 22] = -(((((s69 - (a2 * a23)) - (a6 * a19)) + s74) - (a8 * a12)) + s78);
y[i[6] + 23] = -(((((s83 - s84) - s86) + s88) - s90) + s92);
y[i[6] + 24] = s90 + (s84 + s86);
y[i[6] + 25] = a23 * s97;
y[i[6] + 26] = a23 * s99;
y[i[6] + 27] = s64 + (s55 + s60);
y[i[6] + 28] = s78 + (s69 + s74);
y[i[6] + 29] = s92 + (s83 + s88);
y[i[6] + 30] = a19 * s53;
y[i[6] + 31] = a19 * s97;
y[i[6] + 32] = a19 * s99;
y[i[6] + 33] = a12 * s53;
y[i[6] + 34] = a12 * s97;
y[i[6] + 35] = a12 * s99;
    }
}

static void iltis_products_revolute_d0_b_31(const double *restrict x, double *restrict y, const unsigned short *i, int count)
{
    for (; count; count--, i += 9) {
double a0 = x[i[0] + 4];
double a1 = x[i[1] + 4];
double a2 = x[i[2] + 304];
double a3 = x[i[1] + 3];
double a4 = x[i[2] + 310];
double a5 = x[i[0] + 2];
double a6 = x[i[2] + 302];
double a7 = x[i[2] + 2286];
double a8 = x[i[2] + 312];
double a9 = x[i[2] + 306];
double a11 = x[i[3] + 2];
double a12 = x[i[1]];
double a13 = x[i[0] + 1];
double a14 = x[i[0]];
double a16 = x[i[3]];
double a19 = x[i[1] + 1];
double a20 = x[i[0] + 3];
double a23 = x[i[1] + 2];
double a24 = x[i[0] + 5];
double a27 = x[i[5]];
double s11 = (x[i[2] + 1]) - a11;
double s16 = x[i[4]] - a16;
double s56 = a16 - x[i[2]];
double s58 = a23 * (x[i[0] + 15]);
double s59 = a4 * a23;
double s61 = a7 * a19;
double s63 = a19 * x[i[6]];
double s65 = a9 * a12;
double s67 = a12 * (x[i[0] + 11]);
double s72 = a23 * (x[i[0] + 9]);
double s77 = a19 * (x[i[0] + 7]);
double s81 = a12 * (x[i[0] + 17]);
double s86 = a0 * a23;
double s87 = a23 * (x[i[2] + 299]);
double s89 = a19 * (x[i[2] + 297]);
double s91 = a5 * a19;
double s93 = a12 * (x[i[2] + 295]);
double s95 = a12 * a14;
double s100 = a27 - x[i[7]];
double s102 = a11 - x[i[8]];
y[i[6] + 1] = a0 * a1;
y[i[6] + 2] = (a2 * a3) + (a1 * a4);
y[i[6] + 3] = a1 * a5;
y[i[6] + 4] = (a3 * a6) + (a1 * a7);
y[i[6] + 5] = (a3 * a8) + (a1 * a9);
y[i[6] + 6] = (s11 * a12) + (a1 * a13);
y[i[6] + 7] = a1 * a14;
y[i[6] + 8] = -((a12 * s16) - ((a3 * (x[i[2] + 301])) + (a1 * (x[i[2] + 307]))));
y[i[6] + 9] = (s11 * a19) + (a1 * a20);
y[i[6] + 10] = -((s16 * a19) - ((a3 * (x[i[2] + 303])) + (a1 * (x[i[2] + 309]))));
y[i[6] + 11] = (s11 * a23) + (a1 * a24);
y[i[6] + 12] = -((s16 * a23) - ((a3 * (x[i[2] + 305])) + (a1 * (x[i[2] + 311]))));
y[i[6] + 13] = a0 * a3;
y[i[6] + 14] = a3 * a5;
y[i[6] + 15] = -((a12 * a27) - (a3 * a13));
y[i[6] + 16] = a3 * a14;
y[i[6] + 17] = -((a19 * a27) - (a3 * a20));
y[i[6] + 18] = -((a23 * a27) - (a3 * a24));
y[i[6] + 19] = a23 * s56;
y[i[6] + 20] = -(((((s58 - s59) - s61) + s63) - s65) + s67);
y[i[6] + 21] = s65 + (s59 + s61);
y[i[6] + 22] = -(((((s72 - (a2 * a23)) - (a6 * a19)) + s77) - (a8 * a12)) + s81);
y[i[6] + 23] = -(((((s86 - s87) - s89) + s91) - s93) + s95);
y[i[6] + 24] = s93 + (s87 + s89);
y[i[6] + 25] = a23 * s100;
y[i[6] + 26] = a23 * s102;
y[i[6] + 27] = s67 + (s58 + s63);
y[i[6] + 28] = s81 + (s72 + s77);
y[i[6] + 29] = s95 + (s86 + s91);
y[i[6] + 30] = a19 * s56;
y[i[6] + 31] = a19 * s100;
y[i[6] + 32] = a19 * s102;
y[i[6] + 33] = a12 * s56;
y[i[6] + 34] = a12 * s100;
y[i[6] + 35] = a12 * s102;
    }
}

static void iltis_products_spherical_d0_b_32(const double *restrict x, double *restrict y, const unsigned short *i, int count)
{
    for (; count; count--, i += 6) {
double a0 = x[i[0] + 2];
double a2 = x[i[1]];
double a4 = x[i[3]];
double a6 = x[i[1] + 2];
double a10 = x[i[0] + 1];
double a13 = x[i[0]];
double s0 = (x[i[1] + 3769]) - a2;
double s3 = x[i[2]] - a4;
double s6 = (x[i[1] + 3771]) - a6;
double s9 = a0 * (x[i[1] + 481]);
double s10 = a0 * (x[i[4] + 15]);
double s12 = (x[i[2] + 2]) * a10;
double s14 = a10 * (x[i[1] + 2635]);
double s16 = (x[i[4] + 11]) * a13;
double s18 = a13 * (x[i[1] + 477]);
double s24 = a0 * (x[i[4] + 9]);
double s26 = a10 * (x[i[4] + 7]);
double s30 = a13 * (x[i[4] + 17]);
double s37 = a0 * (x[i[1] + 470]);
double s38 = a0 * (x[i[4] + 4]);
double s40 = a10 * (x[i[4] + 2]);
double s42 = a10 * (x[i[1] + 468]);
double s44 = a13 * x[i[4]];
double s46 = a13 * (x[i[1] + 466]);
double s51 = a2 - (x[i[1] + 3]);
double s54 = a6 - (x[i[1] + 4]);
y[i[5]] = -(a0 * s0);
y[i[5] + 1] = -(a0 * s3);
y[i[5] + 2] = -(a0 * s6);
y[i[5] + 3] = s16 + (s10 + s12);
y[i[5] + 4] = s30 + (s24 + s26);
y[i[5] + 5] = s44 + (s38 + s40);
y[i[5] + 6] = a0 * s51;
y[i[5] + 7] = a0 * a4;
y[i[5] + 8] = a0 * s54;
y[i[5] + 9] = s18 + (s9 + s14);
y[i[5] + 10] = s46 + (s37 + s42);
y[i[5] + 11] = -(s0 * a10);
y[i[5] + 12] = -(s3 * a10);
y[i[5] + 13] = -(s6 * a10);
y[i[5] + 14] = a10 * s51;
y[i[5] + 15] = a4 * a10;
y[i[5] + 16] = a10 * s54;
y[i[5] + 17] = -(s0 * a13);
y[i[5] + 18] = -(s3 * a13);
y[i[5] + 19] = -(s6 * a13);
y[i[5] + 20] = a13 * s51;
y[i[5] + 21] = a4 * a13;
y[i[5] + 22] = a13 * s54;
y[i[5] + 23] = -(-(((((s9 - s10) - s12) + s14) - s16) + s18));
y[i[5] + 24] = -(-((((((a0 * (x[i[1] + 475])) - s24) - s26) + (a10 * (x[i[1] + 473]))) - s30) + (a13 * (x[i[1] + 483]))));
y[i[5] + 25] = -(-(((((s37 - s38) - s40) + s42) - s44) + s46));
    }
}

static void iltis_products_spherical_d0_b_33(const double *restrict x, double *restrict y, const unsigned short *i, int count)
{
    for (; count; count--, i += 13) {
double a0 = x[i[0] + 2];
double a2 = x[i[2]];
double a4 = x[i[4]];
double a6 = x[i[2] + 2];
double a10 = x[i[0] + 1];
double a13 = x[i[0]];
double s0 = x[i[1]] - a2;
double s3 = x[i[3]] - a4;
double s6 = x[i[5]] - a6;
double s9 = a0 * (x[i[6] + 15]);
double s10 = a0 * (x[i[7] + 15]);
double s12 = x[i[8]] * a10;
double s14 = a10 * x[i[9]];
double s16 = (x[i[7] + 11]) * a13;
double s18 = a13 * (x[i[6] + 11]);
double s23 = a0 * (x[i[6] + 9]);
double s24 = a0 * (x[i[7] + 9]);
double s26 = a10 * (x[i[7] + 7]);
double s28 = a10 * (x[i[6] + 7]);
double s30 = a13 * (x[i[7] + 17]);
double s32 = a13 * (x[i[6] + 17]);
double s37 = a0 * (x[i[6] + 4]);
double s38 = a0 * (x[i[7] + 4]);
double s40 = a10 * (x[i[7] + 2]);
double s42 = a10 * (x[i[6] + 2]);
double s44 = a13 * x[i[7]];
double s46 = a13 * x[i[6]];
double s51 = a2 - x[i[10]];
double s53 = a4 - x[i[11]];
double s55 = a6 - (x[i[10] + 2]);
y[i[12]] = -(a0 * s0);
y[i[12] + 1] = -(a0 * s3);
y[i[12] + 2] = -(a0 * s6);
y[i[12] + 3] = -(((((s9 - s10) - s12) + s14) - s16) + s18);
y[i[12] + 4] = s16 + (s10 + s12);
y[i[12] + 5] = -(((((s23 - s24) - s26) + s28) - s30) + s32);
y[i[12] + 6] = s30 + (s24 + s26);
y[i[12] + 7] = -(((((s37 - s38) - s40) + s42) - s44) + s46);
y[i[12] + 8] = s44 + (s38 + s40);
y[i[12] + 9] = a0 * s51;
y[i[12] + 10] = a0 * s53;
y[i[12] + 11] = a0 * s55;
y[i[12] + 12] = s18 + (s9 + s14);
y[i[12] + 13] = s32 + (s23 + s28);
y[i[12] + 14] = s46 + (s37 + s42);
y[i[12] + 15] = -(s0 * a10);
y[i[12] + 16] = -(s3 * a10);
y[i[12] + 17] = -(s6 * a10);
y[i[12] + 18] = a10 * s51;
y[i[12] + 19] = a10 * s53;
y[i[12] + 20] = a10 * s55;
y[i[12] + 21] = -(s0 * a13);
y[i[12] + 22] = -(s3 * a13);
y[i[12] + 23] = -(s6 * a13);
y[i[12] + 24] = a13 * s51;
y[i[12] + 25] = a13 * s53;
y[i[12] + 26] = a13 * s55;
    }
}

static void iltis_products_lever_d0_nodiff_34(const double *restrict x, double *restrict y, const unsigned short *i, int count)
{
    for (; count; count--, i += 5) {
double s0 = (x[i[0] + 7]) - (x[i[0] + 1]);
double s2 = (x[i[0] + 6]) - x[i[0]];
y[i[4]] = -((s0 * (x[i[1] + 12])) + (s2 * (x[i[1] + 1])));
y[i[4] + 1] = -((-((s0 * x[i[2]]) + (s2 * x[i[1]]))) + (x[i[3]] - (x[i[3] + 133])));
    }
}

static void iltis_products_dot_d0_b_35(const double *restrict x, double *restrict y, const unsigned short *i, int count)
{
    for (; count; count--, i += 11) {
double a1 = x[i[1]];
y[i[10]] = x[i[0]] * a1;
y[i[10] + 1] = a1 * (x[i[2] + 3]);
y[i[10] + 2] = a1 * x[i[3]];
y[i[10] + 3] = a1 * x[i[4]];
y[i[10] + 4] = a1 * x[i[5]];
y[i[10] + 5] = a1 * x[i[6]];
y[i[10] + 6] = a1 * x[i[7]];
y[i[10] + 7] = a1 * x[i[2]];
y[i[10] + 8] = a1 * x[i[8]];
y[i[10] + 9] = a1 * (x[i[2] + 2]);
y[i[10] + 10] = a1 * x[i[9]];
y[i[10] + 11] = a1 * (x[i[2] + 4]);
    }
}

static void iltis_products_lever_d0_b_36(const double *restrict x, double *restrict y, const unsigned short *i, int count)
{
    for (; count; count--, i += 4) {
double a2 = x[i[1]];
double a6 = x[i[1] + 1];
double s0 = (x[i[0] + 6]) - x[i[0]];
double s3 = (x[i[0] + 7]) - (x[i[0] + 1]);
y[i[1] + 2] = -(s0 * a2);
y[i[1] + 3] = -(a2 * s3);
y[i[1] + 4] = ((x[i[2] + 12]) * a6) + (a2 * x[i[3]]);
y[i[1] + 5] = -(s0 * a6);
y[i[1] + 6] = (a6 * (x[i[2] + 1])) + (a2 * x[i[2]]);
y[i[1] + 7] = -(s3 * a6);
    }
}

static void iltis_products_euler_norm_d0_b_37(const double *restrict x, double *restrict y, const unsigned short *i, int count)
{
    for (; count; count--, i += 3) {
double a1 = x[i[1]];
y[i[2]] = (2.0 * (x[i[0] + 3])) * a1;
y[i[2] + 1] = a1 * (2.0 * (x[i[0] + 2]));
y[i[2] + 2] = a1 * (2.0 * (x[i[0] + 1]));
y[i[2] + 3] = a1 * (2.0 * x[i[0]]);
    }
}

static void iltis_products_frame_d0_b_38(const double *restrict x, double *restrict y, const unsigned short *i, int count)
{
    for (; count; count--, i += 18) {
double a1 = x[i[1] + 610];
double a2 = x[i[1] + 3];
double a3 = x[i[2]];
double a5 = x[i[1] + 2];
double a7 = x[i[1] + 609];
double a9 = x[i[1] + 1];
double a11 = x[i[1] + 608];
double a15 = x[i[1]];
double a17 = x[i[1] + 607];
double a22 = x[i[14]];
double a24 = x[i[16]];
double s0 = 4.0 * x[i[0]];
double s5 = 2.0 * x[i[3]];
double s8 = 2.0 * x[i[4]];
double s11 = 2.0 * x[i[5]];
double s14 = 2.0 * x[i[6]];
double s17 = 2.0 * x[i[7]];
double s20 = 2.0 * x[i[8]];
double s23 = 2.0 * x[i[9]];
double s26 = 2.0 * x[i[10]];
double s29 = 2.0 * x[i[11]];
double s32 = 2.0 * x[i[12]];
double s35 = 2.0 * (x[i[11] + 2]);
double s38 = 2.0 * x[i[13]];
double s68 = 4.0 * x[i[15]];
double s122 = 4.0 * x[i[17]];
double s140 = 4.0 * a15;
y[i[17] + 1] = (((((((((((((s0 * a1) + ((4.0 * a2) * a3)) + (s5 * a5)) + (s8 * a7)) + (s11 * a9)) + (s14 * a11)) + (a5 * s17)) + (a7 * s20)) - (s23 * a15)) - (s26 * a17)) + (a9 * s29)) + (a11 * s32)) + (a15 * s35)) + (a17 * s38);
y[i[17] + 2] = (((((((((((((a1 * s8) + (a2 * s5)) + (s11 * a15)) + (s14 * a17)) + (a2 * s17)) + (a1 * s20)) + ((4.0 * a5) * a22)) + (a7 * s68)) + (a9 * s23)) + (a11 * s26)) - (a15 * s29)) - (a17 * s32)) + (a9 * s35)) + (a11 * s38);
y[i[17] + 3] = (((((((((((((s8 * a17) + (s5 * a15)) - (a2 * s11)) - (a1 * s14)) - (s17 * a15)) - (s20 * a17)) - (a5 * s23)) - (a7 * s26)) - (a2 * s29)) - (a1 * s32)) - (a5 * s35)) - (a7 * s38)) - ((4.0 * a9) * a24)) - (a11 * s122);
y[i[17] + 4] = (((((((((((((((((s0 * a17) + (a3 * s140)) - (s5 * a9)) - (s8 * a11)) + (a5 * s11)) + (a7 * s14)) + (a9 * s17)) + (a11 * s20)) + (a22 * s140)) + (a17 * s68)) - (a2 * s23)) - (a1 * s26)) - (a5 * s29)) - (a7 * s32)) + (a2 * s35)) + (a1 * s38)) + (a24 * s140)) + (a17 * s122);
    }
}

static void iltis_products_frame_d0_b_39(const double *restrict x, double *restrict y, const unsigned short *i, int count)
{
    for (; count; count--, i += 4) {
double a1 = x[i[1] + 609];
double a3 = x[i[1] + 610];
double a5 = x[i[1] + 608];
double a8 = x[i[1] + 607];
double a10 = x[i[1] + 1];
double a13 = x[i[1]];
double a15 = x[i[1] + 2];
double a16 = x[i[1] + 3];
double a18 = x[i[3]];
double s0 = 2.0 * x[i[0]];
double s2 = 4.0 * (x[i[0] + 1]);
double s5 = 2.0 * (x[i[0] + 2]);
double s8 = 2.0 * (x[i[0] + 3]);
double s11 = 2.0 * (x[i[0] + 4]);
double s14 = 2.0 * x[i[2]];
double s17 = 2.0 * (x[i[0] + 5]);
double s20 = 2.0 * (x[i[2] + 2]);
double s23 = 2.0 * (x[i[0] + 6]);
double s44 = 4.0 * (x[i[0] + 7]);
double s88 = 4.0 * (x[i[0] + 8]);
y[i[0] + 9] = ((((((((s0 * a1) + (s2 * a3)) + (s5 * a5)) + (a1 * s8)) - (s11 * a8)) + (s14 * a10)) + (a5 * s17)) + (s20 * a13)) + (a8 * s23);
y[i[0] + 10] = ((((((((s5 * a8) + (s0 * a3)) + (a3 * s8)) + (a1 * s44)) + (a5 * s11)) - (s14 * a13)) - (a8 * s17)) + (a10 * s20)) + (a5 * s23);
y[i[0] + 11] = -((((((((((a3 * s5) - (s0 * a8)) + (s8 * a8)) + (a1 * s11)) + (s14 * a16)) + (a3 * s17)) + (s20 * a15)) + (a1 * s23)) + ((4.0 * a10) * a18)) + (a5 * s88));
y[i[0] + 12] = -((((((((((((s0 * a5) - (s2 * a8)) - (a1 * s5)) - (a5 * s8)) - (a8 * s44)) + (a3 * s11)) + (s14 * a15)) + (a1 * s17)) - (s20 * a16)) - (a3 * s23)) - (a18 * (4.0 * a13))) - (a8 * s88));
    }
}

static void iltis_products_frame_d0_b_40(const double *restrict x, double *restrict y, const unsigned short *i, int count)
{
    for (; count; count--, i += 8) {
double a1 = x[i[1] + 610];
double a2 = x[i[1] + 3];
double a3 = x[i[2]];
double a5 = x[i[1] + 2];
double a7 = x[i[1] + 609];
double a9 = x[i[1] + 1];
double a11 = x[i[1] + 608];
double a14 = x[i[1] + 607];
double a18 = x[i[1]];
double a21 = x[i[6]];
double s0 = 4.0 * x[i[0]];
double s5 = 2.0 * (x[i[2] + 1]);
double s8 = 2.0 * (x[i[0] + 1]);
double s11 = 2.0 * (x[i[2] + 3]);
double s14 = 2.0 * (x[i[0] + 2]);
double s17 = 2.0 * (x[i[0] + 3]);
double s20 = 2.0 * (x[i[0] + 4]);
double s23 = 2.0 * x[i[3]];
double s26 = 2.0 * x[i[4]];
double s29 = 2.0 * (x[i[3] + 2]);
double s32 = 2.0 * x[i[5]];
double s57 = 4.0 * (x[i[5] + 1]);
double s105 = 4.0 * x[i[7]];
double s123 = 4.0 * a18;
y[i[7] + 1] = (((((((((((s0 * a1) + ((4.0 * a2) * a3)) + (s5 * a5)) + (s8 * a7)) + (s11 * a9)) + (s14 * a11)) + (a7 * s17)) - (s20 * a14)) + (a9 * s23)) + (a11 * s26)) + (s29 * a18)) + (a14 * s32);
y[i[7] + 2] = ((((((((((a1 * s8) + (a2 * s5)) + (s11 * a18)) + (s14 * a14)) + (a1 * s17)) + (a7 * s57)) + (a11 * s20)) - (s23 * a18)) - (a14 * s26)) + (a9 * s29)) + (a11 * s32);
y[i[7] + 3] = (((((((((((s8 * a14) + (s5 * a18)) - (a2 * s11)) - (a1 * s14)) - (s17 * a14)) - (a7 * s20)) - (a2 * s23)) - (a1 * s26)) - (a5 * s29)) - (a7 * s32)) - ((4.0 * a9) * a21)) - (a11 * s105);
y[i[7] + 4] = ((((((((((((((s0 * a14) + (a3 * s123)) - (s5 * a9)) - (s8 * a11)) + (a5 * s11)) + (a7 * s14)) + (a11 * s17)) + (a14 * s57)) - (a1 * s20)) - (a5 * s23)) - (a7 * s26)) + (a2 * s29)) + (a1 * s32)) + (a21 * s123)) + (a14 * s105);
    }
}

static void iltis_products_frame_d0_b_41(const double *restrict x, double *restrict y, const unsigned short *i, int count)
{
    for (; count; count--, i += 3) {
double a1 = x[i[1] + 609];
double a3 = x[i[1] + 2];
double a5 = x[i[1]];
double a7 = x[i[1] + 607];
double a8 = x[i[1] + 610];
double a9 = x[i[1] + 3];
double a10 = x[i[0] + 2];
double a12 = x[i[1] + 1];
double a13 = x[i[1] + 608];
double s0 = 2.0 * (x[i[0] + 10]);
double s2 = 2.0 * x[i[0]];
double s5 = 2.0 * (x[i[0] + 3]);
double s8 = 2.0 * (x[i[0] + 6]);
double s21 = 4.0 * (x[i[0] + 8]);
y[i[2]] = (((s0 * a1) + (s2 * a3)) - (s5 * a5)) - (s8 * a7);
y[i[2] + 1] = (((((s0 * a8) + (s2 * a9)) + ((4.0 * a3) * a10)) + (a1 * s21)) + (s5 * a12)) + (s8 * a13);
y[i[2] + 2] = (((s0 * a7) + (s2 * a5)) + (a3 * s5)) + (a1 * s8);
y[i[2] + 3] = (((((s0 * a13) + (s2 * a12)) + (a10 * (4.0 * a5))) + (a7 * s21)) - (s5 * a9)) - (s8 * a8);
    }
}

static void iltis_products_rod_points_nodiff_b_42(const double *restrict x, double *restrict y, const unsigned short *i, int count)
{
    for (; count; count--, i += 2) {
double s0 = 0.5 * x[i[0]];
double s3 = 0.5 * (x[i[0] + 2]);
double s6 = 0.5 * (x[i[0] + 4]);
y[i[0] + 6] = s0 + (x[i[1] + 1]);
y[i[0] + 7] = s0 + (x[i[0] + 1]);
y[i[0] + 8] = s3 + x[i[1]];
y[i[0] + 9] = s3 + (x[i[0] + 3]);
y[i[0] + 10] = s6 + (x[i[1] + 2]);
y[i[0] + 11] = s6 + (x[i[0] + 5]);
    }
}

static void iltis_products_corner_points_nodiff_b_43(const double *restrict x, double *restrict y, const unsigned short *i, int count)
{
    for (; count; count--, i += 8) {
double s0 = 0.5 * x[i[0]];
double s2 = 0.5 * x[i[2]];
double s4 = 0.5 * x[i[4]];
y[i[7]] = s0 + x[i[1]];
y[i[7] + 1] = s2 + x[i[3]];
y[i[7] + 2] = s4 + x[i[5]];
y[i[7] + 3] = s0 + x[i[6]];
y[i[7] + 4] = s2 + (x[i[6] + 1]);
y[i[7] + 5] = s4 + (x[i[6] + 2]);
    }
}

static void iltis_products_frame_d0_d1_nodiff_44(const double *restrict x, double *restrict y, const unsigned short *i, int count)
{
    for (; count; count--, i += 2) {
double a0 = x[i[0] + 1];
double a1 = x[i[0] + 1240];
double a2 = x[i[0] + 294];
double a3 = x[i[0]];
double a4 = x[i[0] + 1239];
double a5 = x[i[0] + 293];
double a6 = x[i[0] + 2];
double a7 = x[i[0] + 295];
double a8 = x[i[0] + 1241];
double a9 = x[i[0] + 296];
double a10 = x[i[0] + 3];
double a11 = x[i[0] + 1242];
double s7 = 4.0 * ((a3 * a4) + (a5 * a5));
double s12 = a5 * (4.0 * a3);
double s15 = a3 * a3;
double s20 = a2 * a7;
double s24 = (s20 + ((a1 * a6) + s20)) + (a0 * a8);
double s25 = a5 * a9;
double s27 = a4 * a10;
double s30 = a3 * a11;
double s35 = (a0 * a7) + (a2 * a6);
double s36 = a5 * a10;
double s38 = a3 * a9;
double s41 = a3 * a10;
double s42 = a0 * a6;
double s46 = a2 * a9;
double s50 = (s46 + ((a1 * a10) + s46)) + (a0 * a11);
double s51 = a5 * a7;
double s53 = a4 * a6;
double s56 = a3 * a8;
double s61 = (a0 * a9) + (a2 * a10);
double s62 = a5 * a6;
double s64 = a3 * a7;
double s67 = a3 * a6;
double s68 = a0 * a10;
double s96 = a7 * a9;
double s100 = (s96 + ((a8 * a10) + s96)) + (a6 * a11);
double s101 = a2 * a5;
double s103 = a0 * a4;
double s106 = a1 * a3;
double s111 = (a6 * a9) + (a7 * a10);
double s112 = a0 * a5;
double s114 = a2 * a3;
double s117 = a0 * a3;
double s118 = a6 * a10;
y[i[1]] = (4.0 * ((a0 * a1) + (a2 * a2))) + s7;
y[i[1] + 1] = (a2 * (4.0 * a0)) + s12;
y[i[1] + 2] = (2.0 * ((a0 * a0) + s15)) - 1.0;
y[i[1] + 3] = 2.0 * ((s25 + ((s24 + s25) + s27)) + s30);
y[i[1] + 4] = 2.0 * ((s35 + s36) + s38);
y[i[1] + 5] = 2.0 * (s41 + s42);
y[i[1] + 6] = 2.0 * ((s51 - ((s50 - s51) - s53)) + s56);
y[i[1] + 7] = 2.0 * ((s61 - s62) - s64);
y[i[1] + 8] = -(2.0 * (s67 - s68));
y[i[1] + 9] = -(2.0 * (s41 - s42));
y[i[1] + 10] = s7 + (4.0 * ((a6 * a8) + (a7 * a7)));
y[i[1] + 11] = s12 + (a7 * (4.0 * a6));
y[i[1] + 12] = (2.0 * (s15 + (a6 * a6))) - 1.0;
y[i[1] + 13] = 2.0 * ((s101 + ((s100 + s101) + s103)) + s106);
y[i[1] + 14] = 2.0 * ((s111 + s112) + s114);
y[i[1] + 15] = 2.0 * (s117 + s118);
y[i[1] + 16] = 2.0 * (s56 + (s51 + (s53 + (s50 + s51))));
y[i[1] + 17] = 2.0 * (s64 + (s61 + s62));
y[i[1] + 18] = 2.0 * (s67 + s68);
y[i[1] + 19] = 2.0 * (s106 + (s101 + (s103 - (s100 - s101))));
y[i[1] + 20] = 2.0 * (s114 - (s111 - s112));
y[i[1] + 21] = -(2.0 * (s117 - s118));
y[i[1] + 22] = s7 + (4.0 * ((a10 * a11) + (a9 * a9)));
y[i[1] + 23] = s12 + (a9 * (4.0 * a10));
y[i[1] + 24] = (2.0 * (s15 + (a10 * a10))) - 1.0;
y[i[1] + 25] = -(2.0 * (s38 - (s35 - s36)));
y[i[1] + 26] = -(2.0 * (s30 + (s25 + (s27 - (s24 - s25)))));
    }
}

static void iltis_products_revolute_d0_d1_b_45(const double *restrict x, double *restrict y, const unsigned short *i, int count)
{
    for (; count; count--, i += 10) {
double a0 = x[i[0] + 7];
double a1 = x[i[1]];
double a2 = x[i[2]];
double a3 = x[i[3] + 4];
double a4 = x[i[0] + 8];
double a5 = x[i[1] + 1];
double a7 = x[i[4] + 11];
double a8 = x[i[1] + 2];
double a9 = x[i[5] + 24];
double a10 = x[i[5] + 23];
double a11 = x[i[5] + 14];
double a12 = x[i[3] + 3];
double a13 = x[i[5] + 15];
double a14 = x[i[1] + 3];
double a16 = x[i[4] + 9];
double a17 = x[i[1] + 4];
double a18 = x[i[5] + 22];
double a19 = x[i[5] + 13];
double a20 = x[i[1] + 5];
double a21 = x[i[0] + 4];
double a22 = x[i[0] + 3];
double a23 = x[i[0] + 5];
double a24 = x[i[1] + 6];
double a25 = x[i[5] + 21];
double a26 = x[i[6] + 11];
double a27 = x[i[5] + 11];
double a28 = x[i[5] + 12];
double a29 = x[i[1] + 7];
double a30 = x[i[6] + 10];
double a31 = x[i[5] + 10];
double a32 = x[i[1] + 8];
double a33 = x[i[0] + 2];
double a34 = x[i[0] + 1];
double a35 = x[i[5] + 25];
double a36 = x[i[5] + 17];
double a37 = x[i[5] + 16];
double a38 = x[i[5] + 18];
double a39 = x[i[5] + 26];
double a40 = x[i[5] + 9];
double a41 = x[i[1] + 9];
double a42 = x[i[3]];
double a43 = x[i[0]];
double a44 = x[i[3] + 1];
double a45 = x[i[3] + 2];
double a47 = x[i[8]];
double s5 = (x[i[4] + 105]) - a7;
double s8 = a0 * a3;
double s10 = a3 * a10;
double s12 = a11 * a12;
double s16 = x[i[4]] - a16;
double s44 = a3 * a21;
double s46 = a3 * a26;
double s48 = a12 * a27;
double s74 = a3 * a34;
double s77 = a12 * a35;
double s78 = a3 * a36;
double s139 = x[i[7]] - a47;
double s142 = a0 * a12;
double s154 = a12 * a21;
double s161 = a12 * a34;
double s180 = a16 - (x[i[4] + 102]);
double s186 = ((a10 * a17) + (a18 * a45)) + (a8 * a9);
double s187 = a45 * (x[i[0] + 22]);
double s189 = a17 * (x[i[0] + 23]);
double s191 = a8 * (x[i[0] + 24]);
double s193 = a30 * a44;
double s195 = a26 * a29;
double s197 = a24 * a25;
double s199 = a44 * (x[i[2] + 3]);
double s201 = a29 * (x[i[2] + 2]);
double s203 = a24 * (x[i[0] + 21]);
double s205 = a37 * a42;
double s207 = a32 * a36;
double s209 = a38 * a41;
double s211 = a42 * (x[i[0] + 16]);
double s213 = a32 * (x[i[0] + 17]);
double s215 = a41 * (x[i[0] + 18]);
double s227 = ((a11 * a17) + (a19 * a45)) + (a8 * a13);
double s228 = a45 * (x[i[0] + 13]);
double s230 = a17 * (x[i[0] + 14]);
double s232 = a8 * (x[i[0] + 15]);
double s234 = a31 * a44;
double s236 = a27 * a29;
double s238 = a24 * a28;
double s240 = a44 * (x[i[0] + 10]);
double s242 = a29 * (x[i[0] + 11]);
double s244 = a24 * (x[i[0] + 12]);
double s246 = a39 * a42;
double s248 = a32 * a35;
double s250 = a40 * a41;
double s252 = a42 * (x[i[0] + 26]);
double s254 = a32 * (x[i[0] + 25]);
double s256 = a41 * (x[i[0] + 9]);
double s268 = ((a17 * (x[i[5] + 7])) + (a45 * x[i[6]])) + (a8 * (x[i[5] + 8]));
double s269 = a2 * a45;
double s271 = a0 * a17;
double s273 = a4 * a8;
double s275 = a44 * (x[i[5] + 3]);
double s277 = a29 * (x[i[5] + 4]);
double s279 = a24 * (x[i[5] + 5]);
double s281 = a22 * a44;
double s283 = a21 * a29;
double s285 = a23 * a24;
double s287 = a42 * x[i[5]];
double s289 = a32 * (x[i[5] + 1]);
double s291 = a41 * (x[i[5] + 2]);
double s293 = a42 * a43;
double s295 = a32 * a34;
double s297 = a33 * a41;
double s307 = a47 - x[i[9]];
double s309 = a7 - (x[i[4] + 2]);
y[i[1] + 10] = (((a0 * a1) + (a2 * a3)) + (a4 * a5)) + (s5 * a8);
y[i[1] + 11] = s8;
y[i[1] + 12] = ((((a1 * a9) + s10) + s12) + (a13 * a14)) - (s16 * a17);
y[i[1] + 13] = ((((((a1 * a10) + (a3 * a18)) + (a5 * a9)) + (a12 * a19)) + (a11 * a14)) + (a13 * a20)) - (a8 * s16);
y[i[1] + 14] = s10 + s12;
y[i[1] + 15] = (s5 * a17) + (s8 + (a1 * a4));
y[i[1] + 16] = (((a1 * a21) + (a3 * a22)) + (a5 * a23)) + (s5 * a24);
y[i[1] + 17] = s44;
y[i[1] + 18] = ((((a1 * a25) + s46) + s48) + (a14 * a28)) - (s16 * a29);
y[i[1] + 19] = ((((((a1 * a26) + (a3 * a30)) + (a5 * a25)) + (a12 * a31)) + (a14 * a27)) + (a20 * a28)) - (s16 * a24);
y[i[1] + 20] = s46 + s48;
y[i[1] + 21] = (s5 * a29) + (s44 + (a1 * a23));
y[i[1] + 22] = (s5 * a32) + ((a1 * a33) + s74);
y[i[1] + 23] = s77 + s78;
y[i[1] + 24] = ((((((a1 * a36) + (a3 * a37)) + (a5 * a38)) + (a12 * a39)) + (a14 * a35)) + (a20 * a40)) - (s16 * a41);
y[i[1] + 25] = (s5 * a42) + (a3 * a33);
y[i[1] + 26] = ((s77 + (s78 + (a1 * a38))) + (a14 * a40)) - (s16 * a32);
y[i[1] + 27] = s74;
y[i[1] + 28] = (((a1 * a34) + (a3 * a43)) + (a5 * a33)) + (s5 * a41);
y[i[1] + 29] = -((s16 * a42) - ((a12 * a40) + (a3 * a38)));
y[i[1] + 30] = (s5 * a44) + (a3 * a23);
y[i[1] + 31] = -((s16 * a44) - ((a12 * a28) + (a3 * a25)));
y[i[1] + 32] = (s5 * a45) + (a3 * a4);
y[i[1] + 33] = -((s16 * a45) - ((a12 * a13) + (a3 * a9)));
y[i[1] + 34] = (((a0 * a14) + (a2 * a12)) + (a4 * a20)) + (a8 * s139);
y[i[1] + 35] = s142;
y[i[1] + 36] = (a17 * s139) + (s142 + (a4 * a14));
y[i[1] + 37] = (((a14 * a21) + (a12 * a22)) + (a20 * a23)) + (a24 * s139);
y[i[1] + 38] = s154;
y[i[1] + 39] = (a29 * s139) + (s154 + (a14 * a23));
y[i[1] + 40] = (a32 * s139) + ((a14 * a33) + s161);
y[i[1] + 41] = (a42 * s139) + (a12 * a33);
y[i[1] + 42] = s161;
y[i[1] + 43] = (((a14 * a34) + (a12 * a43)) + (a20 * a33)) + (a41 * s139);
y[i[1] + 44] = (a44 * s139) + (a12 * a23);
y[i[1] + 45] = (a45 * s139) + (a4 * a12);
y[i[1] + 46] = a45 * s180;
y[i[1] + 47] = s209 + (s207 + (s205 + (s197 + (s195 + (s186 + s193)))));
y[i[1] + 48] = s250 + (s248 + (s246 + (s238 + (s236 + (s227 + s234)))));
y[i[1] + 49] = s291 + (s289 + (s287 + (s279 + (s277 + (s268 + s275)))));
y[i[1] + 50] = a17 * s180;
y[i[1] + 51] = a8 * s180;
y[i[1] + 52] = a45 * s307;
y[i[1] + 53] = a45 * s309;
y[i[1] + 54] = s215 + (s213 + (s211 + (s203 + (s201 + (s199 + (s191 + (s187 + s189)))))));
y[i[1] + 55] = s256 + (s254 + (s252 + (s244 + (s242 + (s240 + (s232 + (s228 + s230)))))));
y[i[1] + 56] = s297 + (s295 + (s293 + (s285 + (s283 + (s281 + (s273 + (s269 + s271)))))));
y[i[1] + 57] = a17 * s307;
y[i[1] + 58] = a17 * s309;
y[i[1] + 59] = a8 * s307;
y[i[1] + 60] = a8 * s309;
y[i[1] + 61] = a44 * s180;
y[i[1] + 62] = a29 * s180;
y[i[1] + 63] = a24 * s180;
y[i[1] + 64] = a44 * s307;
y[i[1] + 65] = a44 * s309;
y[i[1] + 66] = a29 * s307;
y[i[1] + 67] = a29 * s309;
y[i[1] + 68] = a24 * s307;
y[i[1] + 69] = a24 * s309;
y[i[1] + 70] = a42 * s180;
y[i[1] + 71] = a32 * s180;
y[i[1] + 72] = a41 * s180;
y[i[1] + 73] = a42 * s307;
y[i[1] + 74] = a42 * s309;
y[i[1] + 75] = a32 * s307;
y[i[1] + 76] = a32 * s309;
y[i[1] + 77] = a41 * s307;
y[i[1] + 78] = a41 * s309;
y[i[1] + 79] = -(((((((((((((((s186 - s187) - s189) - s191) + s193) + s195) + s197) - s199) - s201) - s203) + s205) + s207) + s209) - s211) - s213) - s215);
y[i[1] + 80] = -(((((((((((((((s227 - s228) - s230) - s232) + s234) + s236) + s238) - s240) - s242) - s244) + s246) + s248) + s250) - s252) - s254) - s256);
y[i[1] + 81] = -(((((((((((((((s268 - s269) - s271) - s273) + s275) + s277) + s279) - s281) - s283) - s285) + s287) + s289) + s291) - s293) - s295) - s297);
    }
}

static void iltis_products_revolute_d0_d1_b_46(const double *restrict x, double *restrict y, const unsigned short *i, int count)
{
    for (; count; count--, i += 10) {
double a0 = x[i[0] + 7];
double a1 = x[i[1]];
double a2 = x[i[2]];
double a3 = x[i[3] + 4];
double a4 = x[i[0] + 8];
double a5 = x[i[1] + 1];
double a7 = x[i[4] + 8];
double a8 = x[i[1] + 2];
double a9 = x[i[5] + 24];
double a10 = x[i[5] + 23];
double a11 = x[i[5] + 14];
double a12 = x[i[3] + 3];
double a13 = x[i[5] + 15];
double a14 = x[i[1] + 3];
double a16 = x[i[4] + 6];
double a17 = x[i[1] + 4];
double a18 = x[i[5] + 22];
double a19 = x[i[5] + 13];
double a20 = x[i[1] + 5];
double a21 = x[i[0] + 4];
double a22 = x[i[0] + 3];
double a23 = x[i[0] + 5];
double a24 = x[i[1] + 6];
double a25 = x[i[5] + 21];
double a26 = x[i[6] + 11];
double a27 = x[i[5] + 11];
double a28 = x[i[5] + 12];
double a29 = x[i[1] + 7];
double a30 = x[i[6] + 10];
double a31 = x[i[5] + 10];
double a32 = x[i[1] + 8];
double a33 = x[i[0] + 2];
double a34 = x[i[0] + 1];
double a35 = x[i[5] + 25];
double a36 = x[i[5] + 17];
double a37 = x[i[5] + 16];
double a38 = x[i[5] + 18];
double a39 = x[i[5] + 26];
double a40 = x[i[5] + 9];
double a41 = x[i[1] + 9];
double a42 = x[i[3]];
double a43 = x[i[0]];
double a44 = x[i[3] + 1];
double a45 = x[i[3] + 2];
double a47 = x[i[8]];
double s5 = (x[i[4] + 2]) - a7;
double s8 = a0 * a3;
double s10 = a3 * a10;
double s12 = a11 * a12;
double s16 = (x[i[4] + 3]) - a16;
double s44 = a3 * a21;
double s46 = a3 * a26;
double s48 = a12 * a27;
double s74 = a3 * a34;
double s77 = a12 * a35;
double s78 = a3 * a36;
double s136 = x[i[7]] - a47;
double s139 = a0 * a12;
double s151 = a12 * a21;
double s158 = a12 * a34;
double s177 = a16 - x[i[4]];
double s183 = ((a10 * a17) + (a18 * a45)) + (a8 * a9);
double s184 = a45 * (x[i[0] + 22]);
double s186 = a17 * (x[i[0] + 23]);
double s188 = a8 * (x[i[0] + 24]);
double s190 = a30 * a44;
double s192 = a26 * a29;
double s194 = a24 * a25;
double s196 = a44 * (x[i[2] + 3]);
double s198 = a29 * (x[i[2] + 2]);
double s200 = a24 * (x[i[0] + 21]);
double s202 = a37 * a42;
double s204 = a32 * a36;
double s206 = a38 * a41;
double s208 = a42 * (x[i[0] + 16]);
double s210 = a32 * (x[i[0] + 17]);
double s212 = a41 * (x[i[0] + 18]);
double s224 = ((a11 * a17) + (a19 * a45)) + (a8 * a13);
double s225 = a45 * (x[i[0] + 13]);
double s227 = a17 * (x[i[0] + 14]);
double s229 = a8 * (x[i[0] + 15]);
double s231 = a31 * a44;
double s233 = a27 * a29;
double s235 = a24 * a28;
double s237 = a44 * (x[i[0] + 10]);
double s239 = a29 * (x[i[0] + 11]);
double s241 = a24 * (x[i[0] + 12]);
double s243 = a39 * a42;
double s245 = a32 * a35;
double s247 = a40 * a41;
double s249 = a42 * (x[i[0] + 26]);
double s251 = a32 * (x[i[0] + 25]);
double s253 = a41 * (x[i[0] + 9]);
double s265 = ((a17 * (x[i[5] + 7])) + (a45 * x[i[6]])) + (a8 * (x[i[5] + 8]));
double s266 = a2 * a45;
double s268 = a0 * a17;
double s270 = a4 * a8;
double s272 = a44 * (x[i[5] + 3]);
double s274 = a29 * (x[i[5] + 4]);
double s276 = a24 * (x[i[5] + 5]);
double s278 = a22 * a44;
double s280 = a21 * a29;
double s282 = a23 * a24;
double s284 = a42 * x[i[5]];
double s286 = a32 * (x[i[5] + 1]);
double s288 = a41 * (x[i[5] + 2]);
double s290 = a42 * a43;
double s292 = a32 * a34;
double s294 = a33 * a41;
double s304 = a47 - x[i[9]];
double s306 = a7 - (x[i[4] + 5]);
y[i[1] + 10] = (((a0 * a1) + (a2 * a3)) + (a4 * a5)) + (s5 * a8);
y[i[1] + 11] = s8;
y[i[1] + 12] = ((((a1 * a9) + s10) + s12) + (a13 * a14)) - (s16 * a17);
y[i[1] + 13] = ((((((a1 * a10) + (a3 * a18)) + (a5 * a9)) + (a12 * a19)) + (a11 * a14)) + (a13 * a20)) - (a8 * s16);
y[i[1] + 14] = s10 + s12;
y[i[1] + 15] = (s5 * a17) + (s8 + (a1 * a4));
y[i[1] + 16] = (((a1 * a21) + (a3 * a22)) + (a5 * a23)) + (s5 * a24);
y[i[1] + 17] = s44;
y[i[1] + 18] = ((((a1 * a25) + s46) + s48) + (a14 * a28)) - (s16 * a29);
y[i[1] + 19] = ((((((a1 * a26) + (a3 * a30)) + (a5 * a25)) + (a12 * a31)) + (a14 * a27)) + (a20 * a28)) - (s16 * a24);
y[i[1] + 20] = s46 + s48;
y[i[1] + 21] = (s5 * a29) + (s44 + (a1 * a23));
y[i[1] + 22] = (s5 * a32) + ((a1 * a33) + s74);
y[i[1] + 23] = s77 + s78;
y[i[1] + 24] = ((((((a1 * a36) + (a3 * a37)) + (a5 * a38)) + (a12 * a39)) + (a14 * a35)) + (a20 * a40)) - (s16 * a41);
y[i[1] + 25] = (s5 * a42) + (a3 * a33);
y[i[1] + 26] = ((s77 + (s78 + (a1 * a38))) + (a14 * a40)) - (s16 * a32);
y[i[1] + 27] = s74;
y[i[1] + 28] = (((a1 * a34) + (a3 * a43)) + (a5 * a33)) + (s5 * a41);
y[i[1] + 29] = ((a12 * a40) + (a3 * a38)) - (s16 * a42);
y[i[1] + 30] = (s5 * a44) + (a3 * a23);
y[i[1] + 31] = ((a12 * a28) + (a3 * a25)) - (s16 * a44);
y[i[1] + 32] = (s5 * a45) + (a3 * a4);
y[i[1] + 33] = ((a12 * a13) + (a3 * a9)) - (s16 * a45);
y[i[1] + 34] = (((a0 * a14) + (a2 * a12)) + (a4 * a20)) + (a8 * s136);
y[i[1] + 35] = s139;
y[i[1] + 36] = (a17 * s136) + (s139 + (a4 * a14));
y[i[1] + 37] = (((a14 * a21) + (a12 * a22)) + (a20 * a23)) + (a24 * s136);
y[i[1] + 38] = s151;
y[i[1] + 39] = (a29 * s136) + (s151 + (a14 * a23));
y[i[1] + 40] = (a32 * s136) + ((a14 * a33) + s158);
y[i[1] + 41] = (a42 * s136) + (a12 * a33);
y[i[1] + 42] = s158;
y[i[1] + 43] = (((a14 * a34) + (a12 * a43)) + (a20 * a33)) + (a41 * s136);
y[i[1] + 44] = (a44 * s136) + (a12 * a23);
y[i[1] + 45] = (a45 * s136) + (a4 * a12);
y[i[1] + 46] = a45 * s177;
y[i[1] + 47] = ((((((((((((((s183 - s184) - s186) - s188) + s190) + s192) + s194) - s196) - s198) - s200) + s202) + s204) + s206) - s208) - s210) - s212;
y[i[1] + 48] = s206 + (s204 + (s202 + (s194 + (s192 + (s183 + s190)))));
y[i[1] + 49] = ((((((((((((((s224 - s225) - s227) - s229) + s231) + s233) + s235) - s237) - s239) - s241) + s243) + s245) + s247) - s249) - s251) - s253;
y[i[1] + 50] = s247 + (s245 + (s243 + (s235 + (s233 + (s224 + s231)))));
y[i[1] + 51] = ((((((((((((((s265 - s266) - s268) - s270) + s272) + s274) + s276) - s278) - s280) - s282) + s284) + s286) + s288) - s290) - s292) - s294;
y[i[1] + 52] = s288 + (s286 + (s284 + (s276 + (s274 + (s265 + s272)))));
y[i[1] + 53] = a17 * s177;
y[i[1] + 54] = a8 * s177;
y[i[1] + 55] = a45 * s304;
y[i[1] + 56] = a45 * s306;
y[i[1] + 57] = s212 + (s210 + (s208 + (s200 + (s198 + (s196 + (s188 + (s184 + s186)))))));
y[i[1] + 58] = s253 + (s251 + (s249 + (s241 + (s239 + (s237 + (s229 + (s225 + s227)))))));
y[i[1] + 59] = s294 + (s292 + (s290 + (s282 + (s280 + (s278 + (s270 + (s266 + s268)))))));
y[i[1] + 60] = a17 * s304;
y[i[1] + 61] = a17 * s306;
y[i[1] + 62] = a8 * s304;
y[i[1] + 63] = a8 * s306;
y[i[1] + 64] = a44 * s177;
y[i[1] + 65] = a29 * s177;
y[i[1] + 66] = a24 * s177;
y[i[1] + 67] = a44 * s304;
y[i[1] + 68] = a44 * s306;
y[i[1] + 69] = a29 * s304;
y[i[1] + 70] = a29 * s306;
y[i[1] + 71] = a24 * s304;
y[i[1] + 72] = a24 * s306;
y[i[1] + 73] = a42 * s177;
y[i[1] + 74] = a32 * s177;
y[i[1] + 75] = a41 * s177;
y[i[1] + 76] = a42 * s304;
y[i[1] + 77] = a42 * s306;
y[i[1] + 78] = a32 * s304;
y[i[1] + 79] = a32 * s306;
y[i[1] + 80] = a41 * s304;
y[i[1] + 81] = a41 * s306;
    }
}

static void iltis_products_revolute_d0_d1_b_47(const double *restrict x, double *restrict y, const unsigned short *i, int count)
{
    for (; count; count--, i += 3) {
double a0 = x[i[0] + 5];
double a1 = x[i[1]];
double a2 = x[i[0] + 4];
double a3 = x[i[2] + 1];
double a4 = x[i[0] + 6];
double a5 = x[i[1] + 1];
double a6 = x[i[0] + 26];
double a7 = x[i[0] + 25];
double a8 = x[i[0] + 41];
double a9 = x[i[2]];
double a10 = x[i[0] + 42];
double a11 = x[i[1] + 2];
double a14 = x[i[1] + 4];
double a15 = x[i[0] + 2];
double a16 = x[i[0] + 1];
double a17 = x[i[0] + 3];
double a18 = x[i[0] + 23];
double a19 = x[i[0] + 22];
double a20 = x[i[1] + 5];
double a21 = x[i[0] + 39];
double a24 = x[i[0]];
double a25 = x[i[0] + 16];
double a26 = x[i[0] + 35];
double a27 = x[i[0] + 19];
double a29 = x[i[0] + 20];
double a31 = x[i[0] + 36];
double a32 = x[i[0] + 17];
double s5 = a0 * a3;
double s7 = a3 * a7;
double s9 = a8 * a9;
double s32 = a3 * a15;
double s34 = a3 * a19;
double s36 = a9 * a20;
double s55 = a3 * a25;
double s57 = a9 * a26;
double s58 = a3 * a27;
double s98 = a0 * a9;
double s106 = a9 * a15;
double s110 = a9 * a25;
y[i[1] + 7] = ((a0 * a1) + (a2 * a3)) + (a4 * a5);
y[i[1] + 8] = s5;
y[i[1] + 9] = (((a1 * a6) + s7) + s9) + (a10 * a11);
y[i[1] + 10] = (((((a1 * a7) + (a3 * (x[i[1] + 3]))) + (a5 * a6)) + (a9 * (x[i[0] + 40]))) + (a8 * a11)) + (a10 * a14);
y[i[1] + 11] = s7 + s9;
y[i[1] + 12] = s5 + (a1 * a4);
y[i[1] + 13] = ((a1 * a15) + (a3 * a16)) + (a5 * a17);
y[i[1] + 14] = s32;
y[i[1] + 15] = (((a1 * a18) + s34) + s36) + (a11 * a21);
y[i[1] + 16] = (((((a1 * a19) + (a3 * (x[i[0] + 21]))) + (a5 * a18)) + (a9 * (x[i[1] + 6]))) + (a11 * a20)) + (a14 * a21);
y[i[1] + 17] = s34 + s36;
y[i[1] + 18] = s32 + (a1 * a17);
y[i[1] + 19] = (a1 * a24) + s55;
y[i[1] + 20] = s57 + s58;
y[i[1] + 21] = (((((a1 * a27) + (a3 * (x[i[0] + 18]))) + (a5 * a29)) + (a9 * (x[i[0] + 34]))) + (a11 * a26)) + (a14 * a31);
y[i[1] + 22] = a3 * a24;
y[i[1] + 23] = (s57 + (s58 + (a1 * a29))) + (a11 * a31);
y[i[1] + 24] = s55;
y[i[1] + 25] = ((a1 * a25) + (a3 * a32)) + (a5 * a24);
y[i[1] + 26] = (a9 * a31) + (a3 * a29);
y[i[1] + 27] = a3 * a17;
y[i[1] + 28] = (a9 * a21) + (a3 * a18);
y[i[1] + 29] = a3 * a4;
y[i[1] + 30] = (a9 * a10) + (a3 * a6);
y[i[1] + 31] = ((a0 * a11) + (a2 * a9)) + (a4 * a14);
y[i[1] + 32] = s98;
y[i[1] + 33] = s98 + (a4 * a11);
y[i[1] + 34] = ((a11 * a15) + (a9 * a16)) + (a14 * a17);
y[i[1] + 35] = s106;
y[i[1] + 36] = s106 + (a11 * a17);
y[i[1] + 37] = (a11 * a24) + s110;
y[i[1] + 38] = a9 * a24;
y[i[1] + 39] = s110;
y[i[1] + 40] = ((a11 * a25) + (a9 * a32)) + (a14 * a24);
y[i[1] + 41] = a9 * a17;
y[i[1] + 42] = a4 * a9;
    }
}

static void iltis_products_revolute_d0_d1_b_48(const double *restrict x, double *restrict y)
{
double a0 = x[1413];
double a1 = x[3235];
double a2 = x[3236];
double a3 = x[821];
double a4 = x[1414];
double a5 = x[3237];
double a7 = x[509];
double a8 = x[3238];
double a9 = x[1403];
double a10 = x[1402];
double a11 = x[1393];
double a12 = x[820];
double a13 = x[1394];
double a14 = x[3239];
double a16 = x[507];
double a17 = x[3240];
double a18 = x[1401];
double a19 = x[1392];
double a20 = x[3241];
double a21 = x[1410];
double a22 = x[1409];
double a23 = x[1411];
double a24 = x[3242];
double a25 = x[1400];
double a26 = x[2877];
double a27 = x[1390];
double a28 = x[1391];
double a29 = x[3243];
double a30 = x[2878];
double a31 = x[1389];
double a32 = x[3244];
double a33 = x[1408];
double a34 = x[1407];
double a35 = x[1404];
double a36 = x[1396];
double a37 = x[1395];
double a38 = x[1397];
double a39 = x[1405];
double a40 = x[1388];
double a41 = x[3245];
double a42 = x[817];
double a43 = x[1406];
double a44 = x[818];
double a45 = x[819];
double a46 = x[2882];
double s5 = x[585] - a7;
double s8 = a0 * a3;
double s10 = a3 * a10;
double s12 = a11 * a12;
double s16 = x[597] - a16;
double s44 = a3 * a21;
double s46 = a3 * a26;
double s48 = a12 * a27;
double s74 = a3 * a34;
double s77 = a12 * a35;
double s78 = a3 * a36;
double s138 = a0 * a12;
double s150 = a12 * a21;
double s156 = a12 * a34;
double s179 = a16 - x[584];
double s185 = ((a10 * a17) + (a18 * a45)) + (a8 * a9);
double s186 = a45 * x[1428];
double s188 = a17 * x[1429];
double s190 = a8 * x[1430];
double s192 = a30 * a44;
double s194 = a26 * a29;
double s196 = a24 * a25;
double s198 = a44 * x[3246];
double s200 = a29 * x[3247];
double s202 = a24 * x[1427];
double s204 = a37 * a42;
double s206 = a32 * a36;
double s208 = a38 * a41;
double s210 = a42 * x[1422];
double s212 = a32 * x[1423];
double s214 = a41 * x[1424];
double s227 = a45 * x[1419];
double s229 = a17 * x[1420];
double s231 = a8 * x[1421];
double s239 = a44 * x[1416];
double s241 = a29 * x[1417];
double s243 = a24 * x[1418];
double s251 = a42 * x[1432];
double s253 = a32 * x[1431];
double s255 = a41 * x[1415];
double s267 = ((a17 * x[1386]) + (a45 * x[2873])) + (a8 * x[1387]);
double s268 = a2 * a45;
double s270 = a0 * a17;
double s272 = a4 * a8;
double s274 = a44 * x[1382];
double s276 = a29 * x[1383];
double s278 = a24 * x[1384];
double s280 = a22 * a44;
double s282 = a21 * a29;
double s284 = a23 * a24;
double s286 = a42 * x[1379];
double s288 = a32 * x[1380];
double s290 = a41 * x[1381];
double s292 = a42 * a43;
double s294 = a32 * a34;
double s296 = a33 * a41;
double s306 = a46 - x[601];
double s308 = a7 - x[600];
y[3248] = (((a0 * a1) + (a2 * a3)) + (a4 * a5)) + (s5 * a8);
y[3249] = s8;
y[3250] = ((((a1 * a9) + s10) + s12) + (a13 * a14)) - (s16 * a17);
y[3251] = ((((((a1 * a10) + (a3 * a18)) + (a5 * a9)) + (a12 * a19)) + (a11 * a14)) + (a13 * a20)) - (a8 * s16);
y[3252] = s10 + s12;
y[3253] = (s5 * a17) + (s8 + (a1 * a4));
y[3254] = (((a1 * a21) + (a3 * a22)) + (a5 * a23)) + (s5 * a24);
y[3255] = s44;
y[3256] = ((((a1 * a25) + s46) + s48) + (a14 * a28)) - (s16 * a29);
y[3257] = ((((((a1 * a26) + (a3 * a30)) + (a5 * a25)) + (a12 * a31)) + (a14 * a27)) + (a20 * a28)) - (s16 * a24);
y[3258] = s46 + s48;
y[3259] = (s5 * a29) + (s44 + (a1 * a23));
y[3260] = (s5 * a32) + ((a1 * a33) + s74);
y[3261] = s77 + s78;
y[3262] = ((((((a1 * a36) + (a3 * a37)) + (a5 * a38)) + (a12 * a39)) + (a14 * a35)) + (a20 * a40)) - (s16 * a41);
y[3263] = (s5 * a42) + (a3 * a33);
y[3264] = ((s77 + (s78 + (a1 * a38))) + (a14 * a40)) - (s16 * a32);
y[3265] = s74;
y[3266] = (((a1 * a34) + (a3 * a43)) + (a5 * a33)) + (s5 * a41);
y[3267] = ((a12 * a40) + (a3 * a38)) - (s16 * a42);
y[3268] = (s5 * a44) + (a3 * a23);
y[3269] = ((a12 * a28) + (a3 * a25)) - (s16 * a44);
y[3270] = (s5 * a45) + (a3 * a4);
y[3271] = ((a12 * a13) + (a3 * a9)) - (s16 * a45);
y[3272] = (((a0 * a14) + (a2 * a12)) + (a4 * a20)) - (a8 * a46);
y[3273] = s138;
y[3274] = (s138 + (a4 * a14)) - (a17 * a46);
y[3275] = (((a14 * a21) + (a12 * a22)) + (a20 * a23)) - (a24 * a46);
y[3276] = s150;
y[3277] = (s150 + (a14 * a23)) - (a29 * a46);
y[3278] = ((a14 * a33) + s156) - (a32 * a46);
y[3279] = -((a42 * a46) - (a12 * a33));
y[3280] = s156;
y[3281] = (((a14 * a34) + (a12 * a43)) + (a20 * a33)) - (a41 * a46);
y[3282] = -((a44 * a46) - (a12 * a23));
y[3283] = -((a45 * a46) - (a4 * a12));
y[3284] = a45 * s179;
y[3285] = s208 + (s206 + (s204 + (s196 + (s194 + (s185 + s192)))));
y[3286] = s290 + (s288 + (s286 + (s278 + (s276 + (s267 + s274)))));
y[3287] = a17 * s179;
y[3288] = a8 * s179;
y[3289] = a45 * s306;
y[3290] = a45 * s308;
y[3291] = s214 + (s212 + (s210 + (s202 + (s200 + (s198 + (s190 + (s186 + s188)))))));
y[3292] = s255 + (s253 + (s251 + (s243 + (s241 + (s239 + (s231 + (s227 + s229)))))));
y[3293] = s296 + (s294 + (s292 + (s284 + (s282 + (s280 + (s272 + (s268 + s270)))))));
y[3294] = a17 * s306;
y[3295] = a17 * s308;
y[3296] = a8 * s306;
y[3297] = a8 * s308;
y[3298] = a44 * s179;
y[3299] = a29 * s179;
y[3300] = a24 * s179;
y[3301] = a44 * s306;
y[3302] = a44 * s308;
y[3303] = a29 * s306;
y[3304] = a29 * s308;
y[3305] = a24 * s306;
y[3306] = a24 * s308;
y[3307] = a42 * s179;
y[3308] = a32 * s179;
y[3309] = a41 * s179;
y[3310] = a42 * s306;
y[3311] = a42 * s308;
y[3312] = a32 * s306;
y[3313] = a32 * s308;
y[3314] = a41 * s306;
y[3315] = a41 * s308;
y[3316] = -(((((((((((((((s185 - s186) - s188) - s190) + s192) + s194) + s196) - s198) - s200) - s202) + s204) + s206) + s208) - s210) - s212) - s214);
y[3317] = -((((((((((((((((((a11 * a17) + (a19 * a45)) + (a8 * a13)) - s227) - s229) - s231) + (a31 * a44)) + (a27 * a29)) + (a24 * a28)) - s239) - s241) - s243) + (a39 * a42)) + (a32 * a35)) + (a40 * a41)) - s251) - s253) - s255);
y[3318] = -(((((((((((((((s267 - s268) - s270) - s272) + s274) + s276) + s278) - s280) - s282) - s284) + s286) + s288) + s290) - s292) - s294) - s296);
}

static void iltis_products_revolute_d0_d1_b_49(const double *restrict x, double *restrict y, const unsigned short *i, int count)
{
    for (; count; count--, i += 9) {
double a0 = x[i[0] + 7];
double a1 = x[i[1]];
double a2 = x[i[1] + 1];
double a3 = x[i[2] + 4];
double a4 = x[i[0] + 8];
double a5 = x[i[1] + 2];
double a7 = x[i[4] + 2];
double a8 = x[i[1] + 3];
double a9 = x[i[3] + 819];
double a10 = x[i[3] + 818];
double a11 = x[i[3] + 809];
double a12 = x[i[2] + 3];
double a13 = x[i[3] + 810];
double a14 = x[i[1] + 4];
double a16 = x[i[4]];
double a17 = x[i[1] + 5];
double a18 = x[i[3] + 817];
double a19 = x[i[3] + 808];
double a20 = x[i[1] + 6];
double a21 = x[i[0] + 4];
double a22 = x[i[0] + 3];
double a23 = x[i[0] + 5];
double a24 = x[i[1] + 7];
double a25 = x[i[3] + 816];
double a26 = x[i[3] + 2293];
double a27 = x[i[3] + 806];
double a28 = x[i[3] + 807];
double a29 = x[i[1] + 8];
double a30 = x[i[3] + 2294];
double a31 = x[i[3] + 805];
double a32 = x[i[0] + 2];
double a33 = x[i[0] + 1];
double a34 = x[i[1] + 9];
double a35 = x[i[3] + 820];
double a36 = x[i[3] + 812];
double a37 = x[i[3] + 811];
double a38 = x[i[3] + 813];
double a39 = x[i[3] + 821];
double a40 = x[i[3] + 804];
double a41 = x[i[1] + 10];
double a42 = x[i[2]];
double a43 = x[i[0]];
double a44 = x[i[2] + 1];
double a45 = x[i[2] + 2];
double a46 = x[i[6]];
double s5 = (x[i[3] + 1]) - a7;
double s9 = a0 * a3;
double s11 = a3 * a10;
double s13 = a11 * a12;
double s17 = x[i[5]] - a16;
double s47 = a3 * a21;
double s49 = a3 * a26;
double s51 = a12 * a27;
double s77 = a3 * a33;
double s82 = a12 * a35;
double s83 = a3 * a36;
double s145 = a0 * a12;
double s159 = a12 * a21;
double s166 = a12 * a33;
double s191 = a16 - x[i[3]];
double s197 = ((a10 * a17) + (a18 * a45)) + (a8 * a9);
double s198 = a45 * (x[i[0] + 22]);
double s200 = a17 * (x[i[0] + 23]);
double s202 = a8 * (x[i[0] + 24]);
double s204 = a30 * a44;
double s206 = a26 * a29;
double s208 = a24 * a25;
double s210 = a44 * (x[i[1] + 11]);
double s212 = a29 * (x[i[1] + 12]);
double s214 = a24 * (x[i[0] + 21]);
double s216 = a37 * a42;
double s218 = a34 * a36;
double s220 = a38 * a41;
double s222 = a42 * (x[i[0] + 16]);
double s224 = a34 * (x[i[0] + 17]);
double s226 = a41 * (x[i[0] + 18]);
double s239 = a45 * (x[i[0] + 13]);
double s241 = a17 * (x[i[0] + 14]);
double s243 = a8 * (x[i[0] + 15]);
double s251 = a44 * (x[i[0] + 10]);
double s253 = a29 * (x[i[0] + 11]);
double s255 = a24 * (x[i[0] + 12]);
double s263 = a42 * (x[i[0] + 26]);
double s265 = a34 * (x[i[0] + 25]);
double s267 = a41 * (x[i[0] + 9]);
double s279 = ((a17 * (x[i[3] + 802])) + (a45 * (x[i[3] + 2289]))) + (a8 * (x[i[3] + 803]));
double s280 = a2 * a45;
double s282 = a0 * a17;
double s284 = a4 * a8;
double s286 = a44 * (x[i[3] + 798]);
double s288 = a29 * (x[i[3] + 799]);
double s290 = a24 * (x[i[3] + 800]);
double s292 = a22 * a44;
double s294 = a21 * a29;
double s296 = a23 * a24;
double s298 = a42 * (x[i[3] + 795]);
double s300 = a34 * (x[i[3] + 796]);
double s302 = a41 * (x[i[3] + 797]);
double s304 = a42 * a43;
double s306 = a33 * a34;
double s308 = a32 * a41;
double s318 = a46 - x[i[7]];
double s320 = a7 - x[i[8]];
y[i[1] + 13] = -((((a0 * a1) + (a2 * a3)) + (a4 * a5)) + (s5 * a8));
y[i[1] + 14] = s9;
y[i[1] + 15] = ((((a1 * a9) + s11) + s13) + (a13 * a14)) - (s17 * a17);
y[i[1] + 16] = ((((((a1 * a10) + (a3 * a18)) + (a5 * a9)) + (a12 * a19)) + (a11 * a14)) + (a13 * a20)) - (a8 * s17);
y[i[1] + 17] = s11 + s13;
y[i[1] + 18] = -((s9 + (a1 * a4)) + (s5 * a17));
y[i[1] + 19] = -((((a1 * a21) + (a3 * a22)) + (a5 * a23)) + (s5 * a24));
y[i[1] + 20] = s47;
y[i[1] + 21] = ((((a1 * a25) + s49) + s51) + (a14 * a28)) - (s17 * a29);
y[i[1] + 22] = ((((((a1 * a26) + (a3 * a30)) + (a5 * a25)) + (a12 * a31)) + (a14 * a27)) + (a20 * a28)) - (s17 * a24);
y[i[1] + 23] = s49 + s51;
y[i[1] + 24] = -((s47 + (a1 * a23)) + (s5 * a29));
y[i[1] + 25] = -(((a1 * a32) + s77) + (s5 * a34));
y[i[1] + 26] = s82 + s83;
y[i[1] + 27] = ((((((a1 * a36) + (a3 * a37)) + (a5 * a38)) + (a12 * a39)) + (a14 * a35)) + (a20 * a40)) - (s17 * a41);
y[i[1] + 28] = (s5 * a42) + (a3 * a32);
y[i[1] + 29] = ((s82 + (s83 + (a1 * a38))) + (a14 * a40)) - (s17 * a34);
y[i[1] + 30] = s77;
y[i[1] + 31] = -((((a1 * a33) + (a3 * a43)) + (a5 * a32)) + (s5 * a41));
y[i[1] + 32] = ((a12 * a40) + (a3 * a38)) - (s17 * a42);
y[i[1] + 33] = (s5 * a44) + (a3 * a23);
y[i[1] + 34] = ((a12 * a28) + (a3 * a25)) - (s17 * a44);
y[i[1] + 35] = (s5 * a45) + (a3 * a4);
y[i[1] + 36] = ((a12 * a13) + (a3 * a9)) - (s17 * a45);
y[i[1] + 37] = -((((a0 * a14) + (a2 * a12)) + (a4 * a20)) - (a8 * a46));
y[i[1] + 38] = s145;
y[i[1] + 39] = -((s145 + (a4 * a14)) - (a17 * a46));
y[i[1] + 40] = -((((a14 * a21) + (a12 * a22)) + (a20 * a23)) - (a24 * a46));
y[i[1] + 41] = s159;
y[i[1] + 42] = -((s159 + (a14 * a23)) - (a29 * a46));
y[i[1] + 43] = -(((a14 * a32) + s166) - (a34 * a46));
y[i[1] + 44] = -((a42 * a46) - (a12 * a32));
y[i[1] + 45] = s166;
y[i[1] + 46] = -((((a14 * a33) + (a12 * a43)) + (a20 * a32)) - (a41 * a46));
y[i[1] + 47] = -((a44 * a46) - (a12 * a23));
y[i[1] + 48] = -((a45 * a46) - (a4 * a12));
y[i[1] + 49] = a45 * s191;
y[i[1] + 50] = ((((((((((((((s197 - s198) - s200) - s202) + s204) + s206) + s208) - s210) - s212) - s214) + s216) + s218) + s220) - s222) - s224) - s226;
y[i[1] + 51] = s220 + (s218 + (s216 + (s208 + (s206 + (s197 + s204)))));
y[i[1] + 52] = (((((((((((((((((a11 * a17) + (a19 * a45)) + (a8 * a13)) - s239) - s241) - s243) + (a31 * a44)) + (a27 * a29)) + (a24 * a28)) - s251) - s253) - s255) + (a39 * a42)) + (a34 * a35)) + (a40 * a41)) - s263) - s265) - s267;
y[i[1] + 53] = ((((((((((((((s279 - s280) - s282) - s284) + s286) + s288) + s290) - s292) - s294) - s296) + s298) + s300) + s302) - s304) - s306) - s308;
y[i[1] + 54] = s302 + (s300 + (s298 + (s290 + (s288 + (s279 + s286)))));
y[i[1] + 55] = a17 * s191;
y[i[1] + 56] = a8 * s191;
y[i[1] + 57] = a45 * s318;
y[i[1] + 58] = a45 * s320;
y[i[1] + 59] = s226 + (s224 + (s222 + (s214 + (s212 + (s210 + (s202 + (s198 + s200)))))));
y[i[1] + 60] = s267 + (s265 + (s263 + (s255 + (s253 + (s251 + (s243 + (s239 + s241)))))));
y[i[1] + 61] = s308 + (s306 + (s304 + (s296 + (s294 + (s292 + (s284 + (s280 + s282)))))));
y[i[1] + 62] = a17 * s318;
y[i[1] + 63] = a17 * s320;
y[i[1] + 64] = a8 * s318;
y[i[1] + 65] = a8 * s320;
y[i[1] + 66] = a44 * s191;
y[i[1] + 67] = a29 * s191;
y[i[1] + 68] = a24 * s191;
y[i[1] + 69] = a44 * s318;
y[i[1] + 70] = a44 * s320;
y[i[1] + 71] = a29 * s318;
y[i[1] + 72] = a29 * s320;
y[i[1] + 73] = a24 * s318;
y[i[1] + 74] = a24 * s320;
y[i[1] + 75] = a42 * s191;
y[i[1] + 76] = a34 * s191;
y[i[1] + 77] = a41 * s191;
y[i[1] + 78] = a42 * s318;
y[i[1] + 79] = a42 * s320;
y[i[1] + 80] = a34 * s318;
y[i[1] + 81] = a34 * s320;
y[i[1] + 82] = a41 * s318;
y[i[1] + 83] = a41 * s320;
    }
}

static void iltis_products_revolute_d0_d1_b_50(const double *restrict x, double *restrict y, const unsigned short *i, int count)
{
    for (; count; count--, i += 9) {
double a0 = x[i[0] + 7];
double a1 = x[i[1]];
double a2 = x[i[1] + 1];
double a3 = x[i[2] + 4];
double a4 = x[i[0] + 8];
double a5 = x[i[1] + 2];
double a7 = x[i[4] + 2];
double a8 = x[i[1] + 3];
double a9 = x[i[3] + 819];
double a10 = x[i[3] + 818];
double a11 = x[i[3] + 809];
double a12 = x[i[2] + 3];
double a13 = x[i[3] + 810];
double a14 = x[i[1] + 4];
double a16 = x[i[4]];
double a17 = x[i[1] + 5];
double a18 = x[i[3] + 817];
double a19 = x[i[3] + 808];
double a20 = x[i[1] + 6];
double a21 = x[i[0] + 4];
double a22 = x[i[0] + 3];
double a23 = x[i[0] + 5];
double a24 = x[i[1] + 7];
double a25 = x[i[3] + 816];
double a26 = x[i[3] + 2293];
double a27 = x[i[3] + 806];
double a28 = x[i[3] + 807];
double a29 = x[i[1] + 8];
double a30 = x[i[3] + 2294];
double a31 = x[i[3] + 805];
double a32 = x[i[0] + 2];
double a33 = x[i[0] + 1];
double a34 = x[i[1] + 9];
double a35 = x[i[3] + 820];
double a36 = x[i[3] + 812];
double a37 = x[i[3] + 811];
double a38 = x[i[3] + 813];
double a39 = x[i[3] + 821];
double a40 = x[i[3] + 804];
double a41 = x[i[1] + 10];
double a42 = x[i[2]];
double a43 = x[i[0]];
double a44 = x[i[2] + 1];
double a45 = x[i[2] + 2];
double a46 = x[i[6]];
double s5 = (x[i[3] + 1]) - a7;
double s9 = a0 * a3;
double s11 = a3 * a10;
double s13 = a11 * a12;
double s17 = x[i[5]] - a16;
double s47 = a3 * a21;
double s49 = a3 * a26;
double s51 = a12 * a27;
double s77 = a3 * a33;
double s82 = a12 * a35;
double s83 = a3 * a36;
double s148 = a0 * a12;
double s162 = a12 * a21;
double s169 = a12 * a33;
double s194 = a16 - x[i[3]];
double s200 = ((a10 * a17) + (a18 * a45)) + (a8 * a9);
double s201 = a45 * (x[i[0] + 22]);
double s203 = a17 * (x[i[0] + 23]);
double s205 = a8 * (x[i[0] + 24]);
double s207 = a30 * a44;
double s209 = a26 * a29;
double s211 = a24 * a25;
double s213 = a44 * (x[i[1] + 11]);
double s215 = a29 * (x[i[1] + 12]);
double s217 = a24 * (x[i[0] + 21]);
double s219 = a37 * a42;
double s221 = a34 * a36;
double s223 = a38 * a41;
double s225 = a42 * (x[i[0] + 16]);
double s227 = a34 * (x[i[0] + 17]);
double s229 = a41 * (x[i[0] + 18]);
double s242 = a45 * (x[i[0] + 13]);
double s244 = a17 * (x[i[0] + 14]);
double s246 = a8 * (x[i[0] + 15]);
double s254 = a44 * (x[i[0] + 10]);
double s256 = a29 * (x[i[0] + 11]);
double s258 = a24 * (x[i[0] + 12]);
double s266 = a42 * (x[i[0] + 26]);
double s268 = a34 * (x[i[0] + 25]);
double s270 = a41 * (x[i[0] + 9]);
double s282 = ((a17 * (x[i[3] + 802])) + (a45 * (x[i[3] + 2289]))) + (a8 * (x[i[3] + 803]));
double s283 = a2 * a45;
double s285 = a0 * a17;
double s287 = a4 * a8;
double s289 = a44 * (x[i[3] + 798]);
double s291 = a29 * (x[i[3] + 799]);
double s293 = a24 * (x[i[3] + 800]);
double s295 = a22 * a44;
double s297 = a21 * a29;
double s299 = a23 * a24;
double s301 = a42 * (x[i[3] + 795]);
double s303 = a34 * (x[i[3] + 796]);
double s305 = a41 * (x[i[3] + 797]);
double s307 = a42 * a43;
double s309 = a33 * a34;
double s311 = a32 * a41;
double s321 = a46 - x[i[7]];
double s323 = a7 - x[i[8]];
y[i[1] + 13] = -((((a0 * a1) + (a2 * a3)) + (a4 * a5)) + (s5 * a8));
y[i[1] + 14] = s9;
y[i[1] + 15] = ((((a1 * a9) + s11) + s13) + (a13 * a14)) - (s17 * a17);
y[i[1] + 16] = ((((((a1 * a10) + (a3 * a18)) + (a5 * a9)) + (a12 * a19)) + (a11 * a14)) + (a13 * a20)) - (a8 * s17);
y[i[1] + 17] = s11 + s13;
y[i[1] + 18] = -((s9 + (a1 * a4)) + (s5 * a17));
y[i[1] + 19] = -((((a1 * a21) + (a3 * a22)) + (a5 * a23)) + (s5 * a24));
y[i[1] + 20] = s47;
y[i[1] + 21] = ((((a1 * a25) + s49) + s51) + (a14 * a28)) - (s17 * a29);
y[i[1] + 22] = ((((((a1 * a26) + (a3 * a30)) + (a5 * a25)) + (a12 * a31)) + (a14 * a27)) + (a20 * a28)) - (s17 * a24);
y[i[1] + 23] = s49 + s51;
y[i[1] + 24] = -((s47 + (a1 * a23)) + (s5 * a29));
y[i[1] + 25] = -(((a1 * a32) + s77) + (s5 * a34));
y[i[1] + 26] = s82 + s83;
y[i[1] + 27] = ((((((a1 * a36) + (a3 * a37)) + (a5 * a38)) + (a12 * a39)) + (a14 * a35)) + (a20 * a40)) - (s17 * a41);
y[i[1] + 28] = (s5 * a42) + (a3 * a32);
y[i[1] + 29] = ((s82 + (s83 + (a1 * a38))) + (a14 * a40)) - (s17 * a34);
y[i[1] + 30] = s77;
y[i[1] + 31] = -((((a1 * a33) + (a3 * a43)) + (a5 * a32)) + (s5 * a41));
y[i[1] + 32] = -((s17 * a42) - ((a12 * a40) + (a3 * a38)));
y[i[1] + 33] = (s5 * a44) + (a3 * a23);
y[i[1] + 34] = -((s17 * a44) - ((a12 * a28) + (a3 * a25)));
y[i[1] + 35] = (s5 * a45) + (a3 * a4);
y[i[1] + 36] = -((s17 * a45) - ((a12 * a13) + (a3 * a9)));
y[i[1] + 37] = -((((a0 * a14) + (a2 * a12)) + (a4 * a20)) - (a8 * a46));
y[i[1] + 38] = s148;
y[i[1] + 39] = -((s148 + (a4 * a14)) - (a17 * a46));
y[i[1] + 40] = -((((a14 * a21) + (a12 * a22)) + (a20 * a23)) - (a24 * a46));
y[i[1] + 41] = s162;
y[i[1] + 42] = -((s162 + (a14 * a23)) - (a29 * a46));
y[i[1] + 43] = -(((a14 * a32) + s169) - (a34 * a46));
y[i[1] + 44] = -((a42 * a46) - (a12 * a32));
y[i[1] + 45] = s169;
y[i[1] + 46] = -((((a14 * a33) + (a12 * a43)) + (a20 * a32)) - (a41 * a46));
y[i[1] + 47] = -((a44 * a46) - (a12 * a23));
y[i[1] + 48] = -((a45 * a46) - (a4 * a12));
y[i[1] + 49] = a45 * s194;
y[i[1] + 50] = ((((((((((((((s200 - s201) - s203) - s205) + s207) + s209) + s211) - s213) - s215) - s217) + s219) + s221) + s223) - s225) - s227) - s229;
y[i[1] + 51] = s223 + (s221 + (s219 + (s211 + (s209 + (s200 + s207)))));
y[i[1] + 52] = (((((((((((((((((a11 * a17) + (a19 * a45)) + (a8 * a13)) - s242) - s244) - s246) + (a31 * a44)) + (a27 * a29)) + (a24 * a28)) - s254) - s256) - s258) + (a39 * a42)) + (a34 * a35)) + (a40 * a41)) - s266) - s268) - s270;
y[i[1] + 53] = ((((((((((((((s282 - s283) - s285) - s287) + s289) + s291) + s293) - s295) - s297) - s299) + s301) + s303) + s305) - s307) - s309) - s311;
y[i[1] + 54] = s305 + (s303 + (s301 + (s293 + (s291 + (s282 + s289)))));
y[i[1] + 55] = a17 * s194;
y[i[1] + 56] = a8 * s194;
y[i[1] + 57] = a45 * s321;
y[i[1] + 58] = a45 * s323;
y[i[1] + 59] = s229 + (s227 + (s225 + (s217 + (s215 + (s213 + (s205 + (s201 + s203)))))));
y[i[1] + 60] = s270 + (s268 + (s266 + (s258 + (s256 + (s254 + (s246 + (s242 + s244)))))));
y[i[1] + 61] = s311 + (s309 + (s307 + (s299 + (s297 + (s295 + (s287 + (s283 + s285)))))));
y[i[1] + 62] = a17 * s321;
y[i[1] + 63] = a17 * s323;
y[i[1] + 64] = a8 * s321;
y[i[1] + 65] = a8 * s323;
y[i[1] + 66] = a44 * s194;
y[i[1] + 67] = a29 * s194;
y[i[1] + 68] = a24 * s194;
y[i[1] + 69] = a44 * s321;
y[i[1] + 70] = a44 * s323;
y[i[1] + 71] = a29 * s321;
y[i[1] + 72] = a29 * s323;
y[i[1] + 73] = a24 * s321;
y[i[1] + 74] = a24 * s323;
y[i[1] + 75] = a42 * s194;
y[i[1] + 76] = a34 * s194;
y[i[1] + 77] = a41 * s194;
y[i[1] + 78] = a42 * s321;
y[i[1] + 79] = a42 * s323;
y[i[1] + 80] = a34 * s321;
y[i[1] + 81] = a34 * s323;
y[i[1] + 82] = a41 * s321;
y[i[1] + 83] = a41 * s323;
    }
}

static void iltis_products_spherical_d0_d1_b_51(const double *restrict x, double *restrict y, const unsigned short *i, int count)
{
    for (; count; count--, i += 8) {
double a0 = x[i[0]];
double a1 = x[i[0] + 1];
double a2 = x[i[1] + 2];
double a4 = x[i[2]];
double a6 = x[i[4]];
double a8 = x[i[2] + 2];
double a16 = x[i[1] + 1];
double a18 = x[i[0] + 2];
double a20 = x[i[0] + 3];
double a25 = x[i[1]];
double a27 = x[i[0] + 4];
double a29 = x[i[0] + 5];
double s0 = (x[i[2] + 3769]) - a4;
double s3 = x[i[3]] - a6;
double s6 = (x[i[2] + 3771]) - a8;
double s13 = ((a1 * (x[i[5] + 23])) + (a2 * (x[i[5] + 22]))) + (a0 * (x[i[5] + 24]));
double s14 = a2 * (x[i[2] + 1069]);
double s16 = a1 * (x[i[2] + 1070]);
double s18 = a0 * (x[i[2] + 1071]);
double s20 = x[i[6]] * a16;
double s22 = (x[i[6] + 1]) * a18;
double s24 = (x[i[5] + 21]) * a20;
double s26 = a16 * (x[i[2] + 3415]);
double s28 = a18 * (x[i[2] + 3414]);
double s30 = a20 * (x[i[2] + 1068]);
double s32 = (x[i[5] + 16]) * a25;
double s34 = (x[i[5] + 17]) * a27;
double s36 = (x[i[5] + 18]) * a29;
double s38 = a25 * (x[i[2] + 1063]);
double s40 = a27 * (x[i[2] + 1064]);
double s42 = a29 * (x[i[2] + 1065]);
double s54 = ((a1 * (x[i[5] + 14])) + (a2 * (x[i[5] + 13]))) + (a0 * (x[i[5] + 15]));
double s61 = a16 * (x[i[5] + 10]);
double s63 = a18 * (x[i[5] + 11]);
double s65 = a20 * (x[i[5] + 12]);
double s73 = a25 * (x[i[5] + 26]);
double s75 = a27 * (x[i[5] + 25]);
double s77 = a29 * (x[i[5] + 9]);
double s84 = ((((((((((((((s54 - (a2 * (x[i[2] + 1060]))) - (a1 * (x[i[2] + 1061]))) - (a0 * (x[i[2] + 1062]))) + s61) + s63) + s65) - (a16 * (x[i[2] + 1057]))) - (a18 * (x[i[2] + 1058]))) - (a20 * (x[i[2] + 1059]))) + s73) + s75) + s77) - (a25 * (x[i[2] + 1073]))) - (a27 * (x[i[2] + 1072]))) - (a29 * (x[i[2] + 1056]));
double s95 = ((a1 * (x[i[5] + 7])) + (a2 * x[i[7]])) + (a0 * (x[i[5] + 8]));
double s96 = a2 * (x[i[2] + 3333]);
double s98 = a1 * (x[i[2] + 1054]);
double s100 = a0 * (x[i[2] + 1055]);
double s102 = a16 * (x[i[5] + 3]);
double s104 = a18 * (x[i[5] + 4]);
double s106 = a20 * (x[i[5] + 5]);
double s108 = a16 * (x[i[2] + 1050]);
double s110 = a18 * (x[i[2] + 1051]);
double s112 = a20 * (x[i[2] + 1052]);
double s114 = a25 * x[i[5]];
double s116 = a27 * (x[i[5] + 1]);
double s118 = a29 * (x[i[5] + 2]);
double s120 = a25 * (x[i[2] + 1047]);
double s122 = a27 * (x[i[2] + 1048]);
double s124 = a29 * (x[i[2] + 1049]);
double s144 = a4 - (x[i[2] + 3]);
double s147 = a8 - (x[i[2] + 4]);
y[i[0] + 6] = -(a2 * s0);
y[i[0] + 7] = -(a2 * s3);
y[i[0] + 8] = -(a2 * s6);
y[i[0] + 9] = s36 + (s34 + (s32 + (s24 + (s22 + (s13 + s20)))));
y[i[0] + 10] = s77 + (s75 + (s73 + (s65 + (s63 + (s54 + s61)))));
y[i[0] + 11] = s118 + (s116 + (s114 + (s106 + (s104 + (s95 + s102)))));
y[i[0] + 12] = -(a1 * s0);
y[i[0] + 13] = -(a1 * s3);
y[i[0] + 14] = -(a1 * s6);
y[i[0] + 15] = -(a0 * s0);
y[i[0] + 16] = -(a0 * s3);
y[i[0] + 17] = -(a0 * s6);
y[i[0] + 18] = a2 * s144;
y[i[0] + 19] = a2 * a6;
y[i[0] + 20] = a2 * s147;
y[i[0] + 21] = s42 + (s40 + (s38 + (s30 + (s28 + (s26 + (s18 + (s14 + s16)))))));
y[i[0] + 22] = s124 + (s122 + (s120 + (s112 + (s110 + (s108 + (s100 + (s96 + s98)))))));
y[i[0] + 23] = a1 * s144;
y[i[0] + 24] = a1 * a6;
y[i[0] + 25] = a1 * s147;
y[i[0] + 26] = a0 * s144;
y[i[0] + 27] = a0 * a6;
y[i[0] + 28] = a0 * s147;
y[i[0] + 29] = -(s0 * a16);
y[i[0] + 30] = -(s3 * a16);
y[i[0] + 31] = -(s6 * a16);
y[i[0] + 32] = -(s0 * a18);
y[i[0] + 33] = -(s3 * a18);
y[i[0] + 34] = -(s6 * a18);
y[i[0] + 35] = -(s0 * a20);
y[i[0] + 36] = -(s3 * a20);
y[i[0] + 37] = -(s6 * a20);
y[i[0] + 38] = a16 * s144;
y[i[0] + 39] = a6 * a16;
y[i[0] + 40] = a16 * s147;
y[i[0] + 41] = a18 * s144;
y[i[0] + 42] = a6 * a18;
y[i[0] + 43] = a18 * s147;
y[i[0] + 44] = a20 * s144;
y[i[0] + 45] = a6 * a20;
y[i[0] + 46] = a20 * s147;
y[i[0] + 47] = -(s0 * a25);
y[i[0] + 48] = -(s3 * a25);
y[i[0] + 49] = -(s6 * a25);
y[i[0] + 50] = -(s0 * a27);
y[i[0] + 51] = -(s3 * a27);
y[i[0] + 52] = -(s6 * a27);
y[i[0] + 53] = -(s0 * a29);
y[i[0] + 54] = -(s3 * a29);
y[i[0] + 55] = -(s6 * a29);
y[i[0] + 56] = a25 * s144;
y[i[0] + 57] = a6 * a25;
y[i[0] + 58] = a25 * s147;
y[i[0] + 59] = a27 * s144;
y[i[0] + 60] = a6 * a27;
y[i[0] + 61] = a27 * s147;
y[i[0] + 62] = a29 * s144;
y[i[0] + 63] = a6 * a29;
y[i[0] + 64] = a29 * s147;
y[i[0] + 65] = -(((((((((((((((s13 - s14) - s16) - s18) + s20) + s22) + s24) - s26) - s28) - s30) + s32) + s34) + s36) - s38) - s40) - s42);
y[i[0] + 66] = -s84;
y[i[0] + 67] = -(((((((((((((((s95 - s96) - s98) - s100) + s102) + s104) + s106) - s108) - s110) - s112) + s114) + s116) + s118) - s120) - s122) - s124);
    }
}

static void iltis_products_spherical_d0_d1_b_52(const double *restrict x, double *restrict y, const unsigned short *i, int count)
{
    for (; count; count--, i += 15) {
double a0 = x[i[0]];
double a1 = x[i[0] + 1];
double a2 = x[i[1] + 2];
double a4 = x[i[3]];
double a6 = x[i[5]];
double a8 = x[i[3] + 2];
double a16 = x[i[1] + 1];
double a18 = x[i[10]];
double a20 = x[i[10] + 1];
double a25 = x[i[1]];
double a27 = x[i[10] + 2];
double a29 = x[i[10] + 3];
double s0 = x[i[2]] - a4;
double s3 = x[i[4]] - a6;
double s6 = x[i[6]] - a8;
double s13 = ((a1 * (x[i[7] + 23])) + (a2 * (x[i[7] + 22]))) + (a0 * (x[i[7] + 24]));
double s14 = a2 * (x[i[8] + 22]);
double s16 = a1 * (x[i[8] + 23]);
double s18 = a0 * (x[i[8] + 24]);
double s20 = x[i[9]] * a16;
double s22 = (x[i[9] + 1]) * a18;
double s24 = (x[i[7] + 21]) * a20;
double s26 = a16 * (x[i[11] + 3]);
double s28 = a18 * (x[i[11] + 2]);
double s30 = a20 * (x[i[8] + 21]);
double s32 = (x[i[7] + 16]) * a25;
double s34 = (x[i[7] + 17]) * a27;
double s36 = (x[i[7] + 18]) * a29;
double s38 = a25 * (x[i[8] + 16]);
double s40 = a27 * (x[i[8] + 17]);
double s42 = a29 * (x[i[8] + 18]);
double s54 = ((a1 * (x[i[7] + 14])) + (a2 * (x[i[7] + 13]))) + (a0 * (x[i[7] + 15]));
double s55 = a2 * (x[i[8] + 13]);
double s57 = a1 * (x[i[8] + 14]);
double s59 = a0 * (x[i[8] + 15]);
double s61 = a16 * (x[i[7] + 10]);
double s63 = a18 * (x[i[7] + 11]);
double s65 = a20 * (x[i[7] + 12]);
double s67 = a16 * (x[i[8] + 10]);
double s69 = a18 * (x[i[8] + 11]);
double s71 = a20 * (x[i[8] + 12]);
double s73 = a25 * (x[i[7] + 26]);
double s75 = a27 * (x[i[7] + 25]);
double s77 = a29 * (x[i[7] + 9]);
double s79 = a25 * (x[i[8] + 26]);
double s81 = a27 * (x[i[8] + 25]);
double s83 = a29 * (x[i[8] + 9]);
double s95 = ((a1 * (x[i[7] + 7])) + (a2 * x[i[12]])) + (a0 * (x[i[7] + 8]));
double s96 = a2 * x[i[11]];
double s98 = a1 * (x[i[8] + 7]);
double s100 = a0 * (x[i[8] + 8]);
double s102 = a16 * (x[i[7] + 3]);
double s104 = a18 * (x[i[7] + 4]);
double s106 = a20 * (x[i[7] + 5]);
double s108 = a16 * (x[i[8] + 3]);
double s110 = a18 * (x[i[8] + 4]);
double s112 = a20 * (x[i[8] + 5]);
double s114 = a25 * x[i[7]];
double s116 = a27 * (x[i[7] + 1]);
double s118 = a29 * (x[i[7] + 2]);
double s120 = a25 * x[i[8]];
double s122 = a27 * (x[i[8] + 1]);
double s124 = a29 * (x[i[8] + 2]);
double s144 = a4 - x[i[13]];
double s146 = a6 - x[i[14]];
double s148 = a8 - (x[i[13] + 2]);
y[i[10] + 4] = -(a2 * s0);
y[i[10] + 5] = -(a2 * s3);
y[i[10] + 6] = -(a2 * s6);
y[i[10] + 7] = ((((((((((((((s13 - s14) - s16) - s18) + s20) + s22) + s24) - s26) - s28) - s30) + s32) + s34) + s36) - s38) - s40) - s42;
y[i[10] + 8] = s36 + (s34 + (s32 + (s24 + (s22 + (s13 + s20)))));
y[i[10] + 9] = ((((((((((((((s54 - s55) - s57) - s59) + s61) + s63) + s65) - s67) - s69) - s71) + s73) + s75) + s77) - s79) - s81) - s83;
y[i[10] + 10] = s77 + (s75 + (s73 + (s65 + (s63 + (s54 + s61)))));
y[i[10] + 11] = ((((((((((((((s95 - s96) - s98) - s100) + s102) + s104) + s106) - s108) - s110) - s112) + s114) + s116) + s118) - s120) - s122) - s124;
y[i[10] + 12] = s118 + (s116 + (s114 + (s106 + (s104 + (s95 + s102)))));
y[i[10] + 13] = -(a1 * s0);
y[i[10] + 14] = -(a1 * s3);
y[i[10] + 15] = -(a1 * s6);
y[i[10] + 16] = -(a0 * s0);
y[i[10] + 17] = -(a0 * s3);
y[i[10] + 18] = -(a0 * s6);
y[i[10] + 19] = a2 * s144;
y[i[10] + 20] = a2 * s146;
y[i[10] + 21] = a2 * s148;
y[i[10] + 22] = s42 + (s40 + (s38 + (s30 + (s28 + (s26 + (s18 + (s14 + s16)))))));
y[i[10] + 23] = s83 + (s81 + (s79 + (s71 + (s69 + (s67 + (s59 + (s55 + s57)))))));
y[i[10] + 24] = s124 + (s122 + (s120 + (s112 + (s110 + (s108 + (s100 + (s96 + s98)))))));
y[i[10] + 25] = a1 * s144;
y[i[10] + 26] = a1 * s146;
y[i[10] + 27] = a1 * s148;
y[i[10] + 28] = a0 * s144;
y[i[10] + 29] = a0 * s146;
y[i[10] + 30] = a0 * s148;
y[i[10] + 31] = -(s0 * a16);
y[i[10] + 32] = -(s3 * a16);
y[i[10] + 33] = -(s6 * a16);
y[i[10] + 34] = -(s0 * a18);
y[i[10] + 35] = -(s3 * a18);
y[i[10] + 36] = -(s6 * a18);
y[i[10] + 37] = -(s0 * a20);
y[i[10] + 38] = -(s3 * a20);
y[i[10] + 39] = -(s6 * a20);
y[i[10] + 40] = a16 * s144;
y[i[10] + 41] = a16 * s146;
y[i[10] + 42] = a16 * s148;
y[i[10] + 43] = a18 * s144;
y[i[10] + 44] = a18 * s146;
y[i[10] + 45] = a18 * s148;
y[i[10] + 46] = a20 * s144;
y[i[10] + 47] = a20 * s146;
y[i[10] + 48] = a20 * s148;
y[i[10] + 49] = -(s0 * a25);
y[i[10] + 50] = -(s3 * a25);
y[i[10] + 51] = -(s6 * a25);
y[i[10] + 52] = -(s0 * a27);
y[i[10] + 53] = -(s3 * a27);
y[i[10] + 54] = -(s6 * a27);
y[i[10] + 55] = -(s0 * a29);
y[i[10] + 56] = -(s3 * a29);
y[i[10] + 57] = -(s6 * a29);
y[i[10] + 58] = a25 * s144;
y[i[10] + 59] = a25 * s146;
y[i[10] + 60] = a25 * s148;
y[i[10] + 61] = a27 * s144;
y[i[10] + 62] = a27 * s146;
y[i[10] + 63] = a27 * s148;
y[i[10] + 64] = a29 * s144;
y[i[10] + 65] = a29 * s146;
y[i[10] + 66] = a29 * s148;
    }
}

static void iltis_products_lever_d0_d1_nodiff_53(const double *restrict x, double *restrict y, const unsigned short *i, int count)
{
    for (; count; count--, i += 7) {
double s0 = (x[i[0] + 7]) - (x[i[0] + 1]);
double s2 = (x[i[0] + 6]) - x[i[0]];
y[i[6]] = -((s0 * (x[i[2] + 17])) + (s2 * (x[i[2] + 1])));
y[i[6] + 1] = -((-((s0 * x[i[1]]) + (s2 * x[i[2]]))) + (x[i[5]] - (x[i[5] + 133])));
y[i[6] + 2] = -((-((s0 * x[i[3]]) + (s2 * x[i[4]]))) + ((x[i[5] + 946]) - (x[i[5] + 1079])));
    }
}

static void iltis_products_dot_d0_d1_b_54(const double *restrict x, double *restrict y, const unsigned short *i, int count)
{
    for (; count; count--, i += 10) {
double a0 = x[i[0]];
double a1 = x[i[1] + 619];
double a3 = x[i[2]];
double a4 = x[i[0] + 1];
double a5 = x[i[1] + 3531];
double a6 = x[i[3] + 6];
double a7 = x[i[3] + 5];
double a9 = x[i[1] + 624];
double a11 = x[i[1] + 3532];
double a12 = x[i[3] + 3];
double a13 = x[i[5]];
double a15 = x[i[1] + 3533];
double a16 = x[i[1]];
double a17 = x[i[7]];
double a19 = x[i[3]];
double s5 = a1 * a3;
double s7 = a3 * a7;
double s21 = a3 * a9;
double s23 = a3 * a13;
double s33 = a3 * a16;
double s35 = a3 * a17;
y[i[9]] = ((a0 * a1) + ((x[i[1] + 620]) * a3)) + (a4 * a5);
y[i[9] + 1] = s5;
y[i[9] + 2] = (a0 * a6) + s7;
y[i[9] + 3] = ((a0 * a7) + (a3 * x[i[4]])) + (a4 * a6);
y[i[9] + 4] = s7;
y[i[9] + 5] = s5 + (a0 * a5);
y[i[9] + 6] = ((a0 * a9) + (a3 * (x[i[1] + 625]))) + (a4 * a11);
y[i[9] + 7] = s21;
y[i[9] + 8] = (a0 * a12) + s23;
y[i[9] + 9] = ((a0 * a13) + (a3 * x[i[6]])) + (a4 * a12);
y[i[9] + 10] = s23;
y[i[9] + 11] = s21 + (a0 * a11);
y[i[9] + 12] = (a0 * a15) + s33;
y[i[9] + 13] = s35;
y[i[9] + 14] = ((a0 * a17) + (a3 * x[i[8]])) + (a4 * a19);
y[i[9] + 15] = a3 * a15;
y[i[9] + 16] = s35 + (a0 * a19);
y[i[9] + 17] = s33;
y[i[9] + 18] = ((a0 * a16) + (a3 * (x[i[1] + 1]))) + (a4 * a15);
y[i[9] + 19] = a3 * a19;
y[i[9] + 20] = a3 * a11;
y[i[9] + 21] = a3 * a12;
y[i[9] + 22] = a3 * a5;
y[i[9] + 23] = a3 * a6;
    }
}

static void iltis_products_lever_d0_d1_b_55(const double *restrict x, double *restrict y, const unsigned short *i, int count)
{
    for (; count; count--, i += 6) {
double a2 = x[i[1]];
double a5 = x[i[2]];
double a6 = x[i[1] + 1];
double a9 = x[i[1] + 2];
double a10 = x[i[1] + 3];
double a14 = x[i[4]];
double s0 = (x[i[0] + 6]) - x[i[0]];
double s3 = (x[i[0] + 7]) - (x[i[0] + 1]);
y[i[1] + 4] = -(s0 * a2);
y[i[1] + 5] = -(a2 * s3);
y[i[1] + 6] = (((a5 * a6) + (a2 * x[i[3]])) + ((x[i[4] + 17]) * a9)) + (a5 * a10);
y[i[1] + 7] = (((a6 * a14) + (a2 * x[i[5]])) + (a9 * (x[i[4] + 1]))) + (a10 * a14);
y[i[1] + 8] = -(s0 * a6);
y[i[1] + 9] = -(s3 * a6);
y[i[1] + 10] = -(s0 * a9);
y[i[1] + 11] = -(s3 * a9);
y[i[1] + 12] = -(s0 * a10);
y[i[1] + 13] = -(s3 * a10);
    }
}

static void iltis_products_perpendicular_d0_d1_b_56(const double *restrict x, double *restrict y, const unsigned short *i, int count)
{
    for (; count; count--, i += 14) {
double a0 = x[i[0] + 5];
double a1 = x[i[1]];
double a3 = x[i[3]];
double a4 = x[i[0] + 6];
double a5 = x[i[4]];
double a6 = x[i[5] + 8];
double a7 = x[i[5] + 7];
double a9 = x[i[7]];
double a11 = x[i[0] + 3];
double a12 = x[i[5] + 5];
double a13 = x[i[9]];
double a15 = x[i[0]];
double a16 = x[i[11]];
double a17 = x[i[5] + 1];
double a19 = x[i[5] + 2];
double s5 = a0 * a3;
double s7 = a3 * a7;
double s21 = a3 * a9;
double s23 = a3 * a13;
double s33 = a3 * a16;
double s35 = a3 * a17;
y[i[13]] = ((a0 * a1) + (x[i[2]] * a3)) + (a4 * a5);
y[i[13] + 1] = s5;
y[i[13] + 2] = (a1 * a6) + s7;
y[i[13] + 3] = ((a1 * a7) + (a3 * x[i[6]])) + (a5 * a6);
y[i[13] + 4] = s7;
y[i[13] + 5] = s5 + (a1 * a4);
y[i[13] + 6] = ((a1 * a9) + (a3 * x[i[8]])) + (a5 * a11);
y[i[13] + 7] = s21;
y[i[13] + 8] = (a1 * a12) + s23;
y[i[13] + 9] = ((a1 * a13) + (a3 * x[i[10]])) + (a5 * a12);
y[i[13] + 10] = s23;
y[i[13] + 11] = s21 + (a1 * a11);
y[i[13] + 12] = (a1 * a15) + s33;
y[i[13] + 13] = s35;
y[i[13] + 14] = ((a1 * a17) + (a3 * x[i[5]])) + (a5 * a19);
y[i[13] + 15] = a3 * a15;
y[i[13] + 16] = s35 + (a1 * a19);
y[i[13] + 17] = s33;
y[i[13] + 18] = ((a1 * a16) + (a3 * x[i[12]])) + (a5 * a15);
y[i[13] + 19] = a3 * a19;
y[i[13] + 20] = a3 * a11;
y[i[13] + 21] = a3 * a12;
y[i[13] + 22] = a3 * a4;
y[i[13] + 23] = a3 * a6;
    }
}

static void iltis_products_euler_norm_d0_d1_b_57(const double *restrict x, double *restrict y, const unsigned short *i, int count)
{
    for (; count; count--, i += 3) {
double a1 = x[i[1]];
double a3 = x[i[2]];
double a5 = x[i[1] + 1];
double s0 = 2.0 * (x[i[0] + 296]);
double s5 = 2.0 * (x[i[0] + 3]);
double s8 = s0 * a3;
double s11 = 2.0 * (x[i[0] + 295]);
double s16 = 2.0 * (x[i[0] + 2]);
double s19 = a3 * s11;
double s22 = 2.0 * (x[i[0] + 294]);
double s27 = 2.0 * (x[i[0] + 1]);
double s30 = a3 * s22;
double s33 = 2.0 * x[i[0]];
double s35 = 2.0 * (x[i[0] + 293]);
double s36 = a3 * s35;
y[i[1] + 2] = ((s0 * a1) + ((2.0 * (x[i[0] + 1242])) * a3)) + (s5 * a5);
y[i[1] + 3] = s8;
y[i[1] + 4] = s8 + (a1 * s5);
y[i[1] + 5] = ((a1 * s11) + (a3 * (2.0 * (x[i[0] + 1241])))) + (a5 * s16);
y[i[1] + 6] = s19;
y[i[1] + 7] = s19 + (a1 * s16);
y[i[1] + 8] = ((a1 * s22) + (a3 * (2.0 * (x[i[0] + 1240])))) + (a5 * s27);
y[i[1] + 9] = s30;
y[i[1] + 10] = s30 + (a1 * s27);
y[i[1] + 11] = (a1 * s33) + s36;
y[i[1] + 12] = s36;
y[i[1] + 13] = ((a1 * s35) + (a3 * (2.0 * (x[i[0] + 1239])))) + (a5 * s33);
    }
}

static void iltis_products_frame_d0_d1_b_58(const double *restrict x, double *restrict y, const unsigned short *i, int count)
{
    for (; count; count--, i += 19) {
double a1 = x[i[1] + 296];
double a2 = x[i[1] + 3];
double a3 = x[i[2]];
double a6 = x[i[1] + 1242];
double a8 = x[i[1] + 2];
double a10 = x[i[1] + 295];
double a13 = x[i[1] + 1241];
double a15 = x[i[1] + 1];
double a17 = x[i[1] + 294];
double a20 = x[i[1] + 1240];
double a26 = x[i[1]];
double a28 = x[i[1] + 293];
double a31 = x[i[1] + 1239];
double a40 = x[i[14] + 2];
double a44 = x[i[16] + 2];
double s0 = 4.0 * x[i[0]];
double s5 = 4.0 * (x[i[2] + 1]);
double s8 = 4.0 * (x[i[2] + 2]);
double s11 = 2.0 * (x[i[2] + 3]);
double s14 = 2.0 * x[i[3]];
double s17 = 2.0 * x[i[4]];
double s20 = 2.0 * (x[i[4] + 1]);
double s23 = 2.0 * (x[i[4] + 2]);
double s26 = 2.0 * x[i[5]];
double s29 = 2.0 * x[i[6]];
double s32 = 2.0 * (x[i[6] + 1]);
double s35 = 2.0 * (x[i[6] + 2]);
double s38 = 2.0 * x[i[7]];
double s41 = 2.0 * x[i[8]];
double s44 = 2.0 * (x[i[8] + 1]);
double s47 = 2.0 * (x[i[8] + 2]);
double s50 = 2.0 * x[i[9]];
double s53 = 2.0 * x[i[10]];
double s56 = 2.0 * (x[i[10] + 1]);
double s58 = (((((((((((((((((((s0 * a1) + ((4.0 * a2) * a3)) + (a1 * s5)) + (s8 * a6)) + (s11 * a8)) + (s14 * a10)) + (a10 * s17)) + (s20 * a13)) + (s23 * a15)) + (s26 * a17)) + (a17 * s29)) + (s32 * a20)) + (a8 * s35)) + (a10 * s38)) + (a10 * s41)) + (a13 * s44)) - (s47 * a26)) - (s50 * a28)) - (a28 * s53)) - (s56 * a31);
double s59 = 2.0 * (x[i[10] + 2]);
double s62 = 2.0 * x[i[11]];
double s65 = 2.0 * x[i[12]];
double s68 = 2.0 * (x[i[12] + 1]);
double s71 = 2.0 * (x[i[12] + 2]);
double s74 = 2.0 * x[i[13]];
double s77 = 2.0 * x[i[14]];
double s80 = 2.0 * (x[i[14] + 1]);
double s83 = a1 * s8;
double s88 = a10 * s20;
double s92 = a17 * s32;
double s96 = a10 * s44;
double s100 = a28 * s56;
double s104 = a17 * s68;
double s108 = a28 * s80;
double s169 = 4.0 * x[i[15]];
double s172 = 4.0 * x[i[16]];
double s175 = 4.0 * (x[i[16] + 1]);
double s185 = (((((((((((((((((((a1 * s14) + (a2 * s11)) + (a1 * s17)) + (a6 * s20)) + (s23 * a26)) + (s26 * a28)) + (s29 * a28)) + (s32 * a31)) + (a2 * s35)) + (a1 * s38)) + (a1 * s41)) + (a6 * s44)) + ((4.0 * a8) * a40)) + (a10 * s169)) + (a10 * s172)) + (a13 * s175)) + (a15 * s47)) + (a17 * s50)) + (a17 * s53)) + (a20 * s56);
double s202 = a1 * s20;
double s207 = s32 * a28;
double s211 = a1 * s44;
double s215 = a10 * s175;
double s219 = a17 * s56;
double s223 = a28 * s68;
double s227 = a17 * s80;
double s300 = (((((((((((((((((((s14 * a28) + (s11 * a26)) + (s17 * a28)) + (s20 * a31)) - (a2 * s23)) - (a1 * s26)) - (a1 * s29)) - (a6 * s32)) - (s35 * a26)) - (s38 * a28)) - (s41 * a28)) - (s44 * a31)) - (a8 * s47)) - (a10 * s50)) - (a10 * s53)) - (a13 * s56)) - (a2 * s59)) - (a1 * s62)) - (a1 * s65)) - (a6 * s68);
double s312 = 4.0 * x[i[17]];
double s315 = 4.0 * x[i[18]];
double s318 = 4.0 * (x[i[18] + 1]);
double s321 = s20 * a28;
double s326 = a1 * s32;
double s330 = s44 * a28;
double s334 = a10 * s56;
double s338 = a1 * s68;
double s342 = a10 * s80;
double s346 = a17 * s318;
double s384 = 4.0 * a26;
double s422 = (((((((((((((((((((s0 * a28) + (a3 * s384)) + (s5 * a28)) + (s8 * a31)) - (s11 * a15)) - (s14 * a17)) - (s17 * a17)) - (s20 * a20)) + (a8 * s23)) + (a10 * s26)) + (a10 * s29)) + (a13 * s32)) + (a15 * s35)) + (a17 * s38)) + (a17 * s41)) + (a20 * s44)) + (a40 * s384)) + (a28 * s169)) + (a28 * s172)) + (a31 * s175);
double s455 = s8 * a28;
double s460 = s20 * a17;
double s464 = a10 * s32;
double s468 = a17 * s44;
double s472 = a28 * s175;
double s476 = a1 * s56;
double s480 = a10 * s68;
double s484 = a1 * s80;
double s488 = a28 * s318;
y[i[18] + 2] = (((((((s58 + (a15 * s59)) + (a17 * s62)) + (a17 * s65)) + (a20 * s68)) + (a26 * s71)) + (a28 * s74)) + (a28 * s77)) + (a31 * s80);
y[i[18] + 3] = ((((((((((((s83 + (s0 * a2)) + (a8 * s14)) + s88) + (a15 * s26)) + s92) + (a8 * s38)) + s96) - (a26 * s50)) - s100) + (a15 * s62)) + s104) + (a26 * s74)) + s108;
y[i[18] + 4] = s108 + ((s104 - ((s100 - ((s96 + ((s92 + ((s88 + ((s83 + (a2 * s5)) + (a8 * s17))) + (a15 * s29))) + (a8 * s41))) - (a26 * s53))) - (a15 * s65))) + (a26 * s77));
y[i[18] + 5] = (((((((s185 - (a26 * s59)) - (a28 * s62)) - (a28 * s65)) - (a31 * s68)) + (a15 * s71)) + (a17 * s74)) + (a17 * s77)) + (a20 * s80);
y[i[18] + 6] = ((((((((((((s202 + (a2 * s14)) + (s26 * a26)) + s207) + (a2 * s38)) + s211) + (a8 * s169)) + s215) + (a15 * s50)) + s219) - (a26 * s62)) - s223) + (a15 * s74)) + s227;
y[i[18] + 7] = s227 - ((s223 - ((s219 + ((s215 + ((s211 + ((s207 + ((s202 + (a2 * s17)) + (s29 * a26))) + (a2 * s41))) + (a8 * s172))) + (a15 * s53))) - (a26 * s65))) - (a15 * s77));
y[i[18] + 8] = (((((((s300 - (a8 * s71)) - (a10 * s74)) - (a10 * s77)) - (a13 * s80)) - ((4.0 * a15) * a44)) - (a17 * s312)) - (a17 * s315)) - (a20 * s318);
y[i[18] + 9] = ((((((((((((s321 + (s14 * a26)) - (a2 * s26)) - s326) - (s38 * a26)) - s330) - (a8 * s50)) - s334) - (a2 * s62)) - s338) - (a8 * s74)) - s342) - (a15 * s312)) - s346;
y[i[18] + 10] = -(s346 + ((s342 + ((s338 + ((s334 + ((s330 + ((s326 - ((s321 + (s17 * a26)) - (a2 * s29))) + (s41 * a26))) + (a8 * s53))) + (a2 * s65))) + (a8 * s77))) + (a15 * s315)));
y[i[18] + 11] = (((((((((((((((s422 - (a2 * s47)) - (a1 * s50)) - (a1 * s53)) - (a6 * s56)) - (a8 * s59)) - (a10 * s62)) - (a10 * s65)) - (a13 * s68)) + (a2 * s71)) + (a1 * s74)) + (a1 * s77)) + (a6 * s80)) + (a44 * s384)) + (a28 * s312)) + (a28 * s315)) + (a31 * s318);
y[i[18] + 12] = ((((((((((((((((s455 + (s0 * a26)) - (s14 * a15)) - s460) + (a8 * s26)) + s464) + (a15 * s38)) + s468) + (a26 * s169)) + s472) - (a2 * s50)) - s476) - (a8 * s62)) - s480) + (a2 * s74)) + s484) + (a26 * s312)) + s488;
y[i[18] + 13] = s488 + ((s484 - ((s480 + ((s476 - ((s472 + ((s468 + ((s464 - ((s460 - ((s455 + (s5 * a26)) - (s17 * a15))) - (a8 * s29))) + (a15 * s41))) + (a26 * s172))) - (a2 * s53))) + (a8 * s65))) - (a2 * s77))) + (a26 * s315));
    }
}

static void iltis_products_frame_d0_d1_b_59(const double *restrict x, double *restrict y, const unsigned short *i, int count)
{
    for (; count; count--, i += 4) {
double a1 = x[i[1] + 296];
double a2 = x[i[1] + 3];
double a3 = x[i[0] + 1];
double a5 = x[i[1] + 1242];
double a7 = x[i[1] + 2];
double a9 = x[i[1] + 295];
double a11 = x[i[1] + 1241];
double a13 = x[i[1] + 1];
double a15 = x[i[1] + 294];
double a17 = x[i[1] + 1240];
double a22 = x[i[1]];
double a24 = x[i[1] + 293];
double a26 = x[i[1] + 1239];
double a35 = x[i[0] + 21];
double a38 = x[i[0] + 24];
double s0 = 4.0 * x[i[0]];
double s5 = 4.0 * (x[i[0] + 2]);
double s8 = 2.0 * (x[i[0] + 3]);
double s11 = 2.0 * (x[i[0] + 4]);
double s14 = 2.0 * (x[i[0] + 5]);
double s17 = 2.0 * (x[i[0] + 6]);
double s20 = 2.0 * (x[i[0] + 7]);
double s23 = 2.0 * (x[i[0] + 8]);
double s26 = 2.0 * (x[i[0] + 9]);
double s29 = 2.0 * (x[i[0] + 10]);
double s32 = 2.0 * (x[i[0] + 11]);
double s35 = 2.0 * (x[i[0] + 12]);
double s38 = 2.0 * (x[i[0] + 13]);
double s41 = 2.0 * (x[i[0] + 14]);
double s44 = 2.0 * (x[i[0] + 15]);
double s47 = 2.0 * x[i[2]];
double s50 = 2.0 * (x[i[0] + 16]);
double s53 = 2.0 * (x[i[0] + 17]);
double s56 = 2.0 * (x[i[0] + 18]);
double s58 = (((((((((((((((((((s0 * a1) + ((4.0 * a2) * a3)) + (s5 * a5)) + (s8 * a7)) + (s11 * a9)) + (s14 * a11)) + (s17 * a13)) + (s20 * a15)) + (s23 * a17)) + (a7 * s26)) + (a9 * s29)) + (a11 * s32)) - (s35 * a22)) - (s38 * a24)) - (s41 * a26)) + (a13 * s44)) + (a15 * s47)) + (a15 * s50)) + (a17 * s53)) + (a22 * s56);
double s59 = 2.0 * (x[i[2] + 6]);
double s62 = 2.0 * (x[i[0] + 19]);
double s65 = 2.0 * (x[i[0] + 20]);
double s68 = a9 * s14;
double s69 = a1 * s5;
double s71 = a15 * s23;
double s73 = a9 * s32;
double s75 = a24 * s41;
double s79 = a15 * s53;
double s83 = a24 * s65;
double s138 = 4.0 * (x[i[0] + 22]);
double s141 = 4.0 * (x[i[0] + 23]);
double s159 = (((((((((((((((((((a1 * s11) + (a2 * s8)) + (a5 * s14)) + (s17 * a22)) + (s20 * a24)) + (s23 * a26)) + (a2 * s26)) + (a1 * s29)) + (a5 * s32)) + ((4.0 * a7) * a35)) + (a9 * s138)) + (a11 * s141)) + (a13 * s35)) + (a15 * s38)) + (a17 * s41)) - (a22 * s44)) - (a24 * s47)) - (a24 * s50)) - (a26 * s53)) + (a13 * s56);
double s166 = s23 * a24;
double s167 = a1 * s14;
double s169 = a1 * s32;
double s171 = a9 * s141;
double s173 = a15 * s41;
double s177 = a24 * s53;
double s181 = a15 * s65;
double s257 = ((((((((((((((((((((s11 * a24) + (s8 * a22)) + (s14 * a26)) - (a2 * s17)) - (a1 * s20)) - (a5 * s23)) - (s26 * a22)) - (s29 * a24)) - (s32 * a26)) - (a7 * s35)) - (a9 * s38)) - (a11 * s41)) - (a2 * s44)) - (a1 * s47)) - (a1 * s50)) - (a5 * s53)) - (a7 * s56)) - (a9 * s59)) - (a9 * s62)) - (a11 * s65)) - ((4.0 * a13) * a38);
double s258 = 4.0 * x[i[3]];
double s261 = 4.0 * (x[i[0] + 25]);
double s264 = 4.0 * (x[i[0] + 26]);
double s267 = a1 * s23;
double s268 = s14 * a24;
double s270 = s32 * a24;
double s272 = a9 * s41;
double s276 = a1 * s53;
double s280 = a9 * s65;
double s284 = a15 * s264;
double s323 = 4.0 * a22;
double s361 = (((((((((((((((((((s0 * a24) + (a3 * s323)) + (s5 * a26)) - (s8 * a13)) - (s11 * a15)) - (s14 * a17)) + (a7 * s17)) + (a9 * s20)) + (a11 * s23)) + (a13 * s26)) + (a15 * s29)) + (a17 * s32)) + (a35 * s323)) + (a24 * s138)) + (a26 * s141)) - (a2 * s35)) - (a1 * s38)) - (a5 * s41)) - (a7 * s44)) - (a9 * s47);
double s382 = s14 * a15;
double s383 = s5 * a24;
double s385 = a9 * s23;
double s387 = a15 * s32;
double s389 = a24 * s141;
double s391 = a1 * s41;
double s395 = a9 * s53;
double s399 = a1 * s65;
double s403 = a24 * s264;
y[i[0] + 27] = ((s58 + (a24 * s59)) + (a24 * s62)) + (a26 * s65);
y[i[0] + 28] = (((((((s68 + s69) + s71) + s73) - s75) + (a13 * s47)) + s79) + (a22 * s59)) + s83;
y[i[0] + 29] = s83 + ((s79 - ((s75 - ((s73 + ((s71 + ((s68 + ((s69 + (s0 * a2)) + (a7 * s11))) + (a13 * s20))) + (a7 * s29))) - (a22 * s38))) - (a13 * s50))) + (a22 * s62));
y[i[0] + 30] = ((s159 + (a15 * s59)) + (a15 * s62)) + (a17 * s65);
y[i[0] + 31] = (((((((s166 + s167) + s169) + s171) + s173) - (a22 * s47)) - s177) + (a13 * s59)) + s181;
y[i[0] + 32] = s181 - ((s177 - ((s173 + ((s171 + ((s169 + ((s166 + ((s167 + (a2 * s11)) + (s20 * a22))) + (a2 * s29))) + (a7 * s138))) + (a13 * s38))) - (a22 * s50))) - (a13 * s62));
y[i[0] + 33] = ((s257 - (a15 * s258)) - (a15 * s261)) - (a17 * s264);
y[i[0] + 34] = -(((((((((s267 - s268) + s270) + s272) + (a2 * s47)) + s276) + (a7 * s59)) + s280) + (a13 * s258)) + s284);
y[i[0] + 35] = -(s284 + ((s280 + ((s276 + ((s272 + ((s270 + ((s267 - ((s268 + (s11 * a22)) - (a2 * s20))) + (s29 * a22))) + (a7 * s38))) + (a2 * s50))) + (a7 * s62))) + (a13 * s261)));
y[i[0] + 36] = (((((((((s361 - (a9 * s50)) - (a11 * s53)) + (a2 * s56)) + (a1 * s59)) + (a1 * s62)) + (a5 * s65)) + (a38 * s323)) + (a24 * s258)) + (a24 * s261)) + (a26 * s264);
y[i[0] + 37] = -(((((((((((s382 - s383) - s385) - s387) - s389) + s391) + (a7 * s47)) + s395) - (a2 * s59)) - s399) - (a22 * s258)) - s403);
y[i[0] + 38] = s403 + ((s399 - ((s395 + ((s391 - ((s389 + ((s387 + ((s385 - ((s382 - ((s383 + (s0 * a22)) - (s11 * a13))) - (a7 * s20))) + (a13 * s29))) + (a22 * s138))) - (a2 * s38))) + (a7 * s50))) - (a2 * s62))) + (a22 * s261));
    }
}

static void iltis_products_frame_d0_d1_b_60(const double *restrict x, double *restrict y, const unsigned short *i, int count)
{
    for (; count; count--, i += 9) {
double a1 = x[i[1] + 296];
double a2 = x[i[1] + 3];
double a3 = x[i[2]];
double a6 = x[i[1] + 1242];
double a8 = x[i[1] + 2];
double a10 = x[i[1] + 295];
double a13 = x[i[1] + 1241];
double a15 = x[i[1] + 1];
double a17 = x[i[1] + 294];
double a20 = x[i[1] + 1240];
double a25 = x[i[1]];
double a27 = x[i[1] + 293];
double a29 = x[i[1] + 1239];
double a38 = x[i[6] + 2];
double a41 = x[i[6] + 5];
double s0 = 4.0 * x[i[0]];
double s5 = 4.0 * (x[i[2] + 1]);
double s8 = 4.0 * (x[i[2] + 2]);
double s11 = 2.0 * (x[i[2] + 3]);
double s14 = 2.0 * (x[i[0] + 3]);
double s17 = 2.0 * (x[i[2] + 4]);
double s20 = 2.0 * (x[i[2] + 5]);
double s23 = 2.0 * (x[i[2] + 6]);
double s26 = 2.0 * (x[i[0] + 7]);
double s29 = 2.0 * (x[i[2] + 7]);
double s32 = 2.0 * (x[i[2] + 8]);
double s35 = 2.0 * (x[i[2] + 9]);
double s38 = 2.0 * (x[i[2] + 10]);
double s41 = 2.0 * (x[i[2] + 11]);
double s44 = 2.0 * (x[i[2] + 12]);
double s47 = 2.0 * (x[i[2] + 13]);
double s50 = 2.0 * (x[i[2] + 14]);
double s53 = 2.0 * (x[i[2] + 15]);
double s56 = 2.0 * x[i[3]];
double s58 = (((((((((((((((((((s0 * a1) + ((4.0 * a2) * a3)) + (a1 * s5)) + (s8 * a6)) + (s11 * a8)) + (s14 * a10)) + (a10 * s17)) + (s20 * a13)) + (s23 * a15)) + (s26 * a17)) + (a17 * s29)) + (s32 * a20)) + (a8 * s35)) + (a10 * s38)) + (a13 * s41)) - (s44 * a25)) - (s47 * a27)) - (s50 * a29)) + (a15 * s53)) + (a17 * s56);
double s59 = 2.0 * x[i[4]];
double s62 = 2.0 * (x[i[4] + 1]);
double s65 = 2.0 * (x[i[4] + 2]);
double s68 = 2.0 * x[i[5]];
double s71 = 2.0 * x[i[6]];
double s74 = 2.0 * (x[i[6] + 1]);
double s77 = a1 * s8;
double s82 = a10 * s20;
double s86 = a17 * s32;
double s88 = a10 * s41;
double s90 = a27 * s50;
double s94 = a17 * s62;
double s98 = a27 * s74;
double s157 = 4.0 * (x[i[6] + 3]);
double s160 = 4.0 * (x[i[6] + 4]);
double s174 = (((((((((((((((((((a1 * s14) + (a2 * s11)) + (a1 * s17)) + (a6 * s20)) + (s23 * a25)) + (s26 * a27)) + (s29 * a27)) + (s32 * a29)) + (a2 * s35)) + (a1 * s38)) + (a6 * s41)) + ((4.0 * a8) * a38)) + (a10 * s157)) + (a13 * s160)) + (a15 * s44)) + (a17 * s47)) + (a20 * s50)) - (a25 * s53)) - (a27 * s56)) - (a27 * s59);
double s185 = a1 * s20;
double s190 = s32 * a27;
double s192 = a1 * s41;
double s194 = a10 * s160;
double s196 = a17 * s50;
double s200 = a27 * s62;
double s204 = a17 * s74;
double s277 = (((((((((((((((((((s14 * a27) + (s11 * a25)) + (s17 * a27)) + (s20 * a29)) - (a2 * s23)) - (a1 * s26)) - (a1 * s29)) - (a6 * s32)) - (s35 * a25)) - (s38 * a27)) - (s41 * a29)) - (a8 * s44)) - (a10 * s47)) - (a13 * s50)) - (a2 * s53)) - (a1 * s56)) - (a1 * s59)) - (a6 * s62)) - (a8 * s65)) - (a10 * s68);
double s285 = 4.0 * x[i[7]];
double s288 = 4.0 * x[i[8]];
double s291 = 4.0 * (x[i[8] + 1]);
double s294 = s20 * a27;
double s299 = a1 * s32;
double s301 = s41 * a27;
double s303 = a10 * s50;
double s307 = a1 * s62;
double s311 = a10 * s74;
double s315 = a17 * s291;
double s353 = 4.0 * a25;
double s391 = (((((((((((((((((((s0 * a27) + (a3 * s353)) + (s5 * a27)) + (s8 * a29)) - (s11 * a15)) - (s14 * a17)) - (s17 * a17)) - (s20 * a20)) + (a8 * s23)) + (a10 * s26)) + (a10 * s29)) + (a13 * s32)) + (a15 * s35)) + (a17 * s38)) + (a20 * s41)) + (a38 * s353)) + (a27 * s157)) + (a29 * s160)) - (a2 * s44)) - (a1 * s47);
double s418 = s8 * a27;
double s423 = s20 * a17;
double s427 = a10 * s32;
double s429 = a17 * s41;
double s431 = a27 * s160;
double s433 = a1 * s50;
double s437 = a10 * s62;
double s441 = a1 * s74;
double s445 = a27 * s291;
y[i[8] + 2] = (((((s58 + (a17 * s59)) + (a20 * s62)) + (a25 * s65)) + (a27 * s68)) + (a27 * s71)) + (a29 * s74);
y[i[8] + 3] = ((((((((((s77 + (s0 * a2)) + (a8 * s14)) + s82) + (a15 * s26)) + s86) + s88) - s90) + (a15 * s56)) + s94) + (a25 * s68)) + s98;
y[i[8] + 4] = s98 + ((s94 - ((s90 - ((s88 + ((s86 + ((s82 + ((s77 + (a2 * s5)) + (a8 * s17))) + (a15 * s29))) + (a8 * s38))) - (a25 * s47))) - (a15 * s59))) + (a25 * s71));
y[i[8] + 5] = ((((s174 - (a29 * s62)) + (a15 * s65)) + (a17 * s68)) + (a17 * s71)) + (a20 * s74);
y[i[8] + 6] = (((((((((s185 + (a2 * s14)) + (s26 * a25)) + s190) + s192) + s194) + s196) - (a25 * s56)) - s200) + (a15 * s68)) + s204;
y[i[8] + 7] = s204 - ((s200 - ((s196 + ((s194 + ((s192 + ((s190 + ((s185 + (a2 * s17)) + (s29 * a25))) + (a2 * s38))) + (a8 * s157))) + (a15 * s47))) - (a25 * s59))) - (a15 * s71));
y[i[8] + 8] = (((((s277 - (a10 * s71)) - (a13 * s74)) - ((4.0 * a15) * a41)) - (a17 * s285)) - (a17 * s288)) - (a20 * s291);
y[i[8] + 9] = ((((((((((s294 + (s14 * a25)) - (a2 * s26)) - s299) - s301) - s303) - (a2 * s56)) - s307) - (a8 * s68)) - s311) - (a15 * s285)) - s315;
y[i[8] + 10] = -(s315 + ((s311 + ((s307 + ((s303 + ((s301 + ((s299 - ((s294 + (s17 * a25)) - (a2 * s29))) + (s38 * a25))) + (a8 * s47))) + (a2 * s59))) + (a8 * s71))) + (a15 * s288)));
y[i[8] + 11] = ((((((((((((s391 - (a6 * s50)) - (a8 * s53)) - (a10 * s56)) - (a10 * s59)) - (a13 * s62)) + (a2 * s65)) + (a1 * s68)) + (a1 * s71)) + (a6 * s74)) + (a41 * s353)) + (a27 * s285)) + (a27 * s288)) + (a29 * s291);
y[i[8] + 12] = (((((((((((((s418 + (s0 * a25)) - (s14 * a15)) - s423) + (a8 * s26)) + s427) + s429) + s431) - s433) - (a8 * s56)) - s437) + (a2 * s68)) + s441) + (a25 * s285)) + s445;
y[i[8] + 13] = s445 + ((s441 - ((s437 + ((s433 - ((s431 + ((s429 + ((s427 - ((s423 - ((s418 + (s5 * a25)) - (s17 * a15))) - (a8 * s29))) + (a15 * s38))) + (a25 * s157))) - (a2 * s47))) + (a8 * s59))) - (a2 * s71))) + (a25 * s288));
    }
}

static void iltis_products_frame_d0_d1_b_61(const double *restrict x, double *restrict y, const unsigned short *i, int count)
{
    for (; count; count--, i += 3) {
double a1 = x[i[1] + 295];
double a3 = x[i[1] + 2];
double a6 = x[i[1] + 1241];
double a8 = x[i[1]];
double a10 = x[i[1] + 293];
double a13 = x[i[1] + 1239];
double a14 = x[i[1] + 296];
double a15 = x[i[1] + 3];
double a16 = x[i[1] + 1242];
double a17 = x[i[0] + 7];
double a21 = x[i[1] + 1];
double a22 = x[i[1] + 294];
double a23 = x[i[1] + 1240];
double s0 = 2.0 * (x[i[0] + 2]);
double s2 = 2.0 * (x[i[0] + 1]);
double s5 = 2.0 * x[i[0]];
double s8 = 2.0 * (x[i[0] + 21]);
double s11 = 2.0 * (x[i[0] + 12]);
double s14 = 2.0 * (x[i[0] + 11]);
double s17 = 2.0 * (x[i[0] + 14]);
double s20 = 2.0 * (x[i[0] + 17]);
double s23 = a1 * s8;
double s28 = a10 * s20;
double s50 = 4.0 * (x[i[0] + 8]);
double s53 = 4.0 * (x[i[0] + 6]);
double s56 = 4.0 * (x[i[0] + 19]);
double s67 = s8 * a14;
double s72 = a1 * s56;
double s76 = s20 * a22;
double s106 = s8 * a10;
double s111 = a1 * s20;
double s145 = s8 * a22;
double s150 = a10 * s56;
double s154 = s20 * a14;
y[i[2]] = (((((((s0 * a1) + (s2 * a3)) + (a1 * s5)) + (s8 * a6)) - (s11 * a8)) - (s14 * a10)) - (a10 * s17)) - (s20 * a13);
y[i[2] + 1] = ((s23 + (s0 * a3)) - (a8 * s14)) - s28;
y[i[2] + 2] = -(s28 - ((s23 + (a3 * s5)) - (a8 * s17)));
y[i[2] + 3] = (((((((((((s0 * a14) + (s2 * a15)) + (s5 * a14)) + (s8 * a16)) + ((4.0 * a3) * a17)) + (a1 * s50)) + (a1 * s53)) + (a6 * s56)) + (s11 * a21)) + (s14 * a22)) + (s17 * a22)) + (s20 * a23);
y[i[2] + 4] = ((((s67 + (s0 * a15)) + (a3 * s50)) + s72) + (s14 * a21)) + s76;
y[i[2] + 5] = s76 + ((s72 + ((s67 + (s5 * a15)) + (a3 * s53))) + (s17 * a21));
y[i[2] + 6] = (((((((s0 * a10) + (s2 * a8)) + (s5 * a10)) + (s8 * a13)) + (a3 * s11)) + (a1 * s14)) + (a1 * s17)) + (a6 * s20);
y[i[2] + 7] = ((s106 + (s0 * a8)) + (a3 * s14)) + s111;
y[i[2] + 8] = s111 + ((s106 + (s5 * a8)) + (a3 * s17));
y[i[2] + 9] = (((((((((((s0 * a22) + (s2 * a21)) + (s5 * a22)) + (s8 * a23)) + (a17 * (4.0 * a8))) + (a10 * s50)) + (a10 * s53)) + (a13 * s56)) - (s11 * a15)) - (s14 * a14)) - (s17 * a14)) - (s20 * a16);
y[i[2] + 10] = ((((s145 + (s0 * a21)) + (a8 * s50)) + s150) - (s14 * a15)) - s154;
y[i[2] + 11] = -(s154 - ((s150 + ((s145 + (s5 * a21)) + (a8 * s53))) - (s17 * a15)));
    }
}

static const unsigned short iltis_products_at0[] = {
3,140,101,149,108,158,24,167,17,176,10,185,52,194,45,203,38,212,80,221,73,230,66,239,94,248,31,257,59,266,87,275,115,284,
};
static const unsigned short iltis_products_at1[] = {
3,433,101,436,17,439,10,442,45,445,38,448,73,451,66,454,94,457,
};
static const unsigned short iltis_products_at2[] = {
462,597,518,602,
};
static const unsigned short iltis_products_at3[] = {
3,879,108,897,101,915,80,933,73,951,52,969,45,987,24,1005,17,1023,136,1041,10,1059,31,1077,122,1095,38,1113,59,1131,129,1149,
66,1167,87,1185,94,1203,115,1221,
};
static const unsigned short iltis_products_at4[] = {
3,1379,108,1406,101,1433,80,1460,73,1487,52,1514,45,1541,24,1568,17,1595,136,1622,10,1649,31,1676,122,1703,38,1730,59,1757,
129,1784,66,1811,87,1838,94,1865,115,1892,
};
static const unsigned short iltis_products_at5[] = {
3,581,1919,17,545,1927,45,545,1935,73,489,1943,101,489,1951,
};
static const unsigned short iltis_products_at6[] = {
610,1959,2091,617,1960,2095,624,1961,2099,631,1962,2103,638,1963,2107,645,1964,2111,652,1965,2115,659,1966,2119,666,1967,
2123,673,1968,2127,680,1969,2131,687,1970,2135,694,1971,2139,701,1972,2143,708,1973,2147,715,1974,2151,722,1975,2155,729,
1976,2159,736,1977,2163,743,1978,2167,
};
static const unsigned short iltis_products_at7[] = {
10,542,2171,38,542,2179,66,486,2187,94,486,2195,
};
static const unsigned short iltis_products_at8[] = {
514,2701,493,2702,511,2703,505,2700,612,2258,561,2728,570,2729,549,2730,567,2731,613,2259,611,2260,610,2261,607,6923,710,
2330,711,2331,709,2332,708,2333,705,6924,608,6925,706,6926,609,2262,707,2334,717,5698,718,5699,716,5700,715,5701,712,7045,
713,7046,714,7047,682,2312,683,2313,681,2314,680,2315,677,6955,678,6956,679,2316,689,5710,690,5711,688,5712,687,5713,684,
7064,685,7065,686,7066,654,2294,655,2295,653,2296,652,2297,649,6985,650,6986,651,2298,661,5722,662,5723,660,5724,659,5725,
656,7083,657,7084,658,7085,626,2276,627,2277,625,2278,624,2279,621,7015,622,7016,623,2280,633,5734,634,5735,632,5736,631,
5737,628,7102,629,7103,630,7104,508,2882,502,2919,564,3028,558,3065,618,2630,620,2629,617,2631,619,2628,614,7187,615,7188,
616,2632,639,5910,641,5912,638,5914,640,5916,646,2648,648,2647,645,2649,647,2646,642,7206,643,7207,644,2650,667,5924,669,
5926,666,5928,668,5930,555,4375,552,4376,573,4432,674,2666,676,2665,673,2667,675,2664,670,7225,671,7226,672,2668,695,5938,
697,5940,694,5942,696,5944,702,2684,704,2683,701,2685,703,2682,698,7244,699,7245,700,2686,723,5952,725,5954,722,5956,724,
5958,499,4915,496,4916,576,5379,
};
static const unsigned short iltis_products_at9[] = {
7935,767,3833,7935,772,3749,7935,782,3665,7935,787,3581,7935,797,3497,7935,802,3413,7935,812,3329,7935,817,3245,7936,878,
5785,7935,878,5786,7936,872,5814,7935,872,5815,7936,871,5840,7935,871,5841,7935,768,3830,7935,773,3746,7935,783,3662,7935,
788,3578,7935,798,3494,7935,803,3410,7935,813,3326,7935,818,3242,7935,769,3826,7935,774,3742,7935,784,3658,7935,789,3574,
7935,799,3490,7935,804,3406,7935,814,3322,7935,819,3238,7936,747,2348,7935,747,2349,7936,821,3235,7935,821,3237,7936,820,
3239,7936,819,3240,7935,820,3241,7936,818,3243,7936,817,3244,7936,816,3319,7935,816,3321,7936,815,3323,7936,814,3324,7935,
815,3325,7936,813,3327,7936,812,3328,7936,806,3403,7935,806,3405,7936,805,3407,7936,804,3408,7935,805,3409,7936,803,3411,
7936,802,3412,7936,801,3487,7935,801,3489,7936,800,3491,7936,799,3492,7935,800,3493,7936,798,3495,7936,797,3496,7936,791,
3571,7935,791,3573,7936,790,3575,7936,789,3576,7935,790,3577,7936,788,3579,7936,787,3580,7936,786,3655,7935,786,3657,7936,
785,3659,7936,784,3660,7935,785,3661,7936,783,3663,7936,782,3664,7936,776,3739,7935,776,3741,7936,775,3743,7936,774,3744,
7935,775,3745,7936,773,3747,7936,772,3748,7936,771,3823,7935,771,3825,7936,770,3827,7936,769,3828,7935,770,3829,7936,768,
3831,7936,767,3832,7936,875,3907,7935,875,3909,7936,873,3934,7935,873,3935,7936,874,3960,7935,874,3961,7935,777,7937,7935,
778,7938,7935,779,7939,7936,748,2362,7935,748,2363,7936,781,4118,7935,781,4119,7936,780,4120,7935,780,4122,7935,847,4466,
7935,848,4464,7935,849,4461,7936,749,2376,7935,749,2377,7936,849,4462,7936,848,4463,7936,847,4465,7935,850,4535,7935,851,
4533,7935,852,4530,7936,750,2390,7935,750,2391,7936,852,4531,7936,851,4532,7936,850,4534,7935,853,4606,7935,854,4604,7935,
855,4599,7936,751,2404,7935,751,2405,7936,855,4600,7936,854,4603,7936,853,4605,7935,792,7940,7935,793,7941,7935,794,7942,
7936,752,2418,7935,752,2419,7936,796,4161,7935,796,4162,7936,795,4163,7935,795,4165,7935,859,4675,7935,860,4673,7935,861,
4670,7936,753,2432,7935,753,2433,7936,861,4671,7936,860,4672,7936,859,4674,7935,862,4744,7935,863,4742,7935,864,4739,7936,
754,2446,7935,754,2447,7936,864,4740,7936,863,4741,7936,862,4743,7935,865,4815,7935,866,4813,7935,867,4808,7936,755,2460,
7935,755,2461,7936,867,4809,7936,866,4812,7936,865,4814,7935,807,7943,7935,808,7944,7935,809,7945,7936,756,2474,7935,756,
2475,7936,811,4204,7935,811,4205,7936,810,4206,7935,810,4208,7935,827,4962,7935,828,4959,7935,829,4955,7936,757,2488,7935,
757,2489,7936,831,4953,7935,831,4954,7936,830,4956,7936,829,4957,7935,830,4958,7936,828,4960,7936,827,4961,7935,832,5198,
7935,833,5195,7935,834,5191,7936,758,2502,7935,758,2503,7936,836,5189,7935,836,5190,7936,835,5192,7936,834,5193,7935,835,
5194,7936,833,5196,7936,832,5197,7936,759,2516,7935,759,2517,7935,822,7946,7935,823,7947,7935,824,7948,7936,760,2530,7935,
760,2531,7936,826,4247,7935,826,4248,7936,825,4249,7935,825,4251,7935,837,5044,7935,838,5041,7935,839,5037,7936,761,2544,
7935,761,2545,7936,841,5035,7935,841,5036,7936,840,5038,7936,839,5039,7935,840,5040,7936,838,5042,7936,837,5043,7935,842,
5280,7935,843,5277,7935,844,5273,7936,762,2558,7935,762,2559,7936,846,5271,7935,846,5272,7936,845,5274,7936,844,5275,7935,
845,5276,7936,843,5278,7936,842,5279,7936,763,2572,7935,763,2573,7935,856,5411,7935,857,5409,7935,858,5406,7936,764,2586,
7935,764,2587,7936,858,5407,7936,857,5408,7936,856,5410,7936,876,3986,7935,876,3987,7935,868,5479,7935,869,5477,7935,870,
5474,7936,765,2600,7935,765,2601,7936,870,5475,7936,869,5476,7936,868,5478,7936,877,4015,7935,877,4016,7936,766,2614,7935,
766,2615,7936,777,7949,7936,778,7950,7936,779,7951,7936,792,7952,7936,793,7953,7936,794,7954,7936,807,7955,7936,808,7956,
7936,809,7957,7936,822,7958,7936,823,7959,7936,824,7960,
};
static const unsigned short iltis_products_at10[] = {
0,492,505,597,70,598,221,514,493,511,230,2203,0,548,561,602,14,603,167,570,549,567,176,2227,
};
static const unsigned short iltis_products_at11[] = {
578,883,894,609,2251,578,879,890,607,2253,
};
static const unsigned short iltis_products_at12[] = {
578,1396,1380,1395,1379,293,2255,
};
static const unsigned short iltis_products_at13[] = {
3,580,2258,589,17,544,2276,589,45,544,2294,589,73,488,2312,589,101,488,2330,589,
};
static const unsigned short iltis_products_at14[] = {
3,2348,747,10,2362,748,17,2376,749,24,2390,750,31,2404,751,38,2418,752,45,2432,753,52,2446,754,59,2460,755,66,2474,756,73,
2488,757,80,2502,758,87,2516,759,94,2530,760,101,2544,761,108,2558,762,115,2572,763,122,2586,764,129,2600,765,136,2614,766,
};
static const unsigned short iltis_products_at15[] = {
10,541,2628,589,38,541,2646,589,66,485,2664,589,94,485,2682,589,
};
static const unsigned short iltis_products_at16[] = {
433,2809,436,2855,439,2810,445,2825,451,2840,892,2870,1385,2873,1399,2877,1398,2878,910,2883,928,2920,946,2956,964,2992,982,
3029,1000,3066,1018,3102,1036,3138,1412,3236,1425,3246,1426,3247,1439,3320,1452,3330,1453,3331,1466,3404,1479,3414,1480,3415,
1493,3488,1506,3498,1507,3499,1520,3572,1533,3582,1534,3583,1547,3656,1560,3666,1561,3667,1574,3740,1587,3750,1588,3751,1601,
3824,1614,3834,1615,3835,1628,3908,1090,4042,1682,4121,1696,4123,1695,4124,1108,4347,1722,4601,1723,4602,1709,3988,1144,4061,
1763,4164,1777,4166,1776,4167,4345,4431,1162,4433,1803,4810,1804,4811,1790,4017,1198,4080,1844,4207,1858,4209,1857,4210,1234,
4099,1898,4250,1912,4252,1911,4253,1054,3210,1641,3990,1642,3989,1948,5542,1956,5543,1949,5544,1957,5545,1950,5546,1958,5547,
1932,5548,1940,5549,1933,5550,1941,5551,1934,5552,1942,5553,
};
static const unsigned short iltis_products_at17[] = {
185,212,239,248,
};
static const unsigned short iltis_products_at18[] = {
0,492,2700,597,98,601,158,2701,2702,2703,149,2704,0,548,2728,602,42,606,194,2729,2730,2731,203,2732,
};
static const unsigned short iltis_products_at19[] = {
0,516,561,602,7,603,167,2756,570,549,567,176,440,2810,188,443,0,516,2728,602,35,606,194,2769,2729,2730,2731,203,446,2825,
215,449,0,460,505,597,63,598,221,2782,514,493,511,230,452,2840,242,455,0,460,2700,597,91,601,158,2795,2701,2702,2703,149,
437,2855,251,458,
};
static const unsigned short iltis_products_at20[] = {
578,881,2870,608,2871,
};
static const unsigned short iltis_products_at21[] = {
578,1402,1386,1401,2873,295,2874,578,2877,1383,2878,1382,294,2879,
};
static const unsigned short iltis_products_at22[] = {
897,2029,584,507,597,2882,2883,601,600,915,2024,584,501,492,2919,2920,2702,494,933,2014,584,507,597,508,2956,598,600,951,
2009,584,501,492,502,2992,493,494,
};
static const unsigned short iltis_products_at23[] = {
969,1999,584,563,602,3028,3029,606,605,987,1994,584,557,548,3065,3066,2730,550,1005,1984,584,563,602,564,3102,603,605,1023,
1979,584,557,548,558,3138,549,550,
};
static const unsigned short iltis_products_at24[] = {
1045,2087,891,1043,2870,890,1042,1041,1044,1046,3174,1050,2085,891,1048,2870,890,1047,1058,1049,1051,3186,1050,2086,880,1048,
881,879,1047,1058,1049,1051,3198,1056,2088,1096,3210,1097,1095,1053,1052,1055,1057,3211,1056,2089,1150,3210,1151,1149,1053,
1052,1055,1057,3223,
};
static const unsigned short iltis_products_at25[] = {
1433,3319,812,584,501,492,2919,2702,494,1460,3403,802,584,507,597,508,598,600,1487,3487,797,584,501,492,502,493,494,
};
static const unsigned short iltis_products_at26[] = {
1514,3571,787,584,563,602,3028,606,605,1541,3655,782,584,557,548,3065,2730,550,1568,3739,772,584,563,602,564,603,605,1595,
3823,767,584,557,548,558,549,550,
};
static const unsigned short iltis_products_at27[] = {
1624,3907,3908,875,3909,1395,1401,1626,1625,2877,2878,1623,1622,3910,1631,3934,1635,873,3935,1395,1401,1633,1632,2877,2878,
1647,1648,3936,1631,3960,1635,874,3961,1379,2873,1633,1632,1383,1382,1647,1648,3962,1640,3986,1644,876,3987,1703,3988,3989,
3990,1707,1706,1639,1638,3991,1640,4015,1644,877,4016,1784,4017,3989,3990,1788,1787,1639,1638,4018,
};
static const unsigned short iltis_products_at28[] = {
1065,1992,4042,1119,2007,4061,1173,2022,4080,1209,2037,4099,
};
static const unsigned short iltis_products_at29[] = {
1658,4118,780,1739,4161,795,1820,4204,810,1874,4247,825,
};
static const unsigned short iltis_products_at30[] = {
2059,548,554,549,555,550,1077,1023,3138,4042,551,552,4290,2062,602,560,603,561,605,1077,1005,3102,4042,551,552,4317,2065,
4344,572,4345,573,4346,1077,1095,4347,4042,551,552,4348,2071,548,554,2730,4375,550,1131,987,3066,4061,551,4376,4377,2074,
602,560,606,2728,605,1131,969,3029,4061,551,4376,4404,2077,4344,572,4431,4432,4346,1131,1149,4433,4061,551,4376,4434,
};
static const unsigned short iltis_products_at31[] = {
4461,847,548,554,549,555,550,1595,1676,3834,4463,4121,3824,551,552,4530,850,602,560,603,561,605,1568,1676,3750,4532,4121,
3740,551,552,4599,853,4344,572,4345,573,4346,1703,1676,4601,4603,4121,3988,551,552,4670,859,548,554,2730,4375,550,1541,1757,
3666,4672,4164,3656,551,4376,4739,862,602,560,606,2728,605,1514,1757,3582,4741,4164,3572,551,4376,4808,865,4344,572,4431,
4432,4346,1784,1757,4810,4812,4164,4017,551,4376,
};
static const unsigned short iltis_products_at32[] = {
1185,2039,951,2992,492,493,499,4080,496,4879,1221,2049,915,2920,492,2702,4915,4099,4916,4917,
};
static const unsigned short iltis_products_at33[] = {
1838,4953,4207,827,492,1487,3488,493,499,496,1892,5035,4250,837,492,1433,3320,2702,4915,4916,
};
static const unsigned short iltis_products_at34[] = {
1185,2044,933,2956,495,598,505,4080,496,1221,2054,897,2883,495,601,2700,4099,4916,
};
static const unsigned short iltis_products_at35[] = {
1838,5189,4207,832,495,1460,3404,598,505,496,1892,5271,4250,842,495,1406,3236,601,2700,4916,
};
static const unsigned short iltis_products_at36[] = {
2068,575,4345,576,1095,5353,2080,575,4431,5379,1149,5380,
};
static const unsigned short iltis_products_at37[] = {
5406,856,575,4345,576,1703,4601,3988,5474,868,575,4431,5379,1784,4810,4017,
};
static const unsigned short iltis_products_at38[] = {
5542,5543,5544,5545,5546,5547,1947,1955,2200,2201,2193,2192,2191,2199,5548,5549,5550,5551,5552,5553,1931,1939,2184,2185,2177,
2176,2175,2183,5554,
};
static const unsigned short iltis_products_at39[] = {
190,7961,188,7961,189,7961,217,7962,215,7962,216,7962,244,7963,242,7963,243,7963,253,7964,251,7964,252,7964,
};
static const unsigned short iltis_products_at40[] = {
2321,2339,2285,2303,
};
static const unsigned short iltis_products_at41[] = {
293,2212,452,2840,363,5568,293,2236,440,2810,307,5569,
};
static const unsigned short iltis_products_at42[] = {
4044,10,5570,4063,38,5574,4082,66,5578,4101,94,5582,
};
static const unsigned short iltis_products_at43[] = {
4127,10,5586,4170,38,5598,4213,66,5610,4256,94,5622,
};
static const unsigned short iltis_products_at44[] = {
2323,2341,2324,2342,2325,2343,5634,5635,2694,2692,2674,2676,2681,2699,2287,2305,2288,2306,2289,2307,5636,5637,2658,2656,2638,
2640,2645,2663,5638,
};
static const unsigned short iltis_products_at45[] = {
2812,2827,2842,2857,5655,2813,2828,2843,2858,5657,4060,4359,4328,4301,6278,4059,4368,4337,4310,6279,4057,4374,4343,4316,6280,
4053,4357,4326,4299,6283,4051,4366,4335,4308,6284,4048,4372,4341,4314,6286,4149,4633,4562,4493,6336,4151,4630,4559,4490,6337,
4160,4624,4553,4484,6338,4152,4651,4580,4511,6339,4154,4648,4577,4508,6340,4159,4645,4574,4505,6341,4158,4669,4598,4529,6342,
4155,4666,4595,4526,6343,4156,4663,4592,4523,6344,4125,4631,4560,4491,6351,4130,4628,4557,4488,6352,4147,4622,4551,4482,6353,
4131,4649,4578,4509,6354,4136,4646,4575,4506,6355,4145,4643,4572,4503,6356,4143,4667,4596,4527,6360,4137,4664,4593,4524,6361,
4140,4661,4590,4521,6362,4079,4445,4415,4388,6291,4078,4454,4424,4397,6292,4076,4460,4430,4403,6293,4072,4443,4413,4386,6296,
4070,4452,4422,4395,6297,4067,4458,4428,4401,6299,4192,4842,4771,4702,6375,4194,4839,4768,4699,6376,4203,4833,4762,4693,6377,
4195,4860,4789,4720,6378,4197,4857,4786,4717,6379,4202,4854,4783,4714,6380,4201,4878,4807,4738,6381,4198,4875,4804,4735,6382,
4199,4872,4801,4732,6383,4168,4840,4769,4700,6390,4173,4837,4766,4697,6391,4190,4831,4760,4691,6392,4174,4858,4787,4718,6393,
4179,4855,4784,4715,6394,4188,4852,4781,4712,6395,4186,4876,4805,4736,6399,4180,4873,4802,4733,6400,4183,4870,4799,4730,6401,
5388,5361,3234,3222,6550,5396,5369,3232,3220,6553,5402,5375,3230,3218,6555,5387,5360,3209,3197,6557,5401,5374,3205,3193,6559,
5395,5368,3207,3195,6563,5502,5434,4021,3994,6726,5499,5431,4020,3993,6727,5494,5426,4041,4014,6728,5520,5452,4027,4000,6729,
5517,5449,4026,3999,6731,5514,5446,4039,4012,6732,5538,5470,4032,4005,6733,5535,5467,4034,4007,6735,5532,5464,4037,4010,6736,
5501,5433,3965,3939,6737,5498,5430,3964,3938,6739,5493,5425,3985,3959,6740,5537,5469,3976,3950,6741,5534,5466,3978,3952,6743,
5531,5463,3981,3955,6744,5519,5451,3971,3945,6751,5516,5448,3970,3944,6753,5513,5445,3983,3957,6754,
};
static const unsigned short iltis_products_at46[] = {
2871,7977,5747,7978,2874,5787,7977,2879,5788,5366,4365,6018,5355,4350,6019,5372,4371,6020,5354,4349,6021,5371,4370,6022,5365,
4364,6025,5420,4618,6200,5423,4621,6201,5414,4609,6202,5443,4642,6203,5440,4639,6204,5437,4636,6205,5461,4660,6206,5458,4657,
6207,5455,4654,6208,5422,4620,6209,5419,4617,6210,5413,4608,6211,5460,4659,6212,5457,4656,6213,5454,4653,6214,5442,4641,6221,
5439,4638,6222,5436,4635,6223,5393,4451,6031,5382,4436,6032,5399,4457,6033,5381,4435,6034,5398,4456,6035,5392,4450,6038,5488,
4827,6239,5491,4830,6240,5482,4818,6241,5511,4851,6242,5508,4848,6243,5505,4845,6244,5529,4869,6245,5526,4866,6246,5523,4863,
6247,5490,4829,6248,5487,4826,6249,5481,4817,6250,5528,4868,6251,5525,4865,6252,5522,4862,6253,5510,4850,6260,5507,4847,6261,
5504,4844,6262,
};
static const unsigned short iltis_products_at47[] = {
7966,2817,5867,7967,2818,5868,7969,2832,5878,7970,2833,5879,7972,2847,5889,7973,2848,5890,7975,2862,5900,7976,2863,5901,
};
static const unsigned short iltis_products_at48[] = {
5911,5913,5915,5925,5927,5929,5939,5941,5943,5953,5955,5957,
};
static const unsigned short iltis_products_at49[] = {
3170,4307,5966,3164,4292,5967,3173,4313,5968,3163,4291,5969,3172,4312,5970,3150,4290,5971,3148,4305,5972,3169,4306,5973,3146,
4311,5974,3886,4478,6044,3888,4481,6045,3881,4469,6046,3897,4502,6047,3895,4499,6048,3893,4496,6049,3906,4520,6050,3904,4517,
6051,3902,4514,6052,3887,4480,6053,3885,4477,6054,3880,4468,6055,3905,4519,6056,3903,4516,6057,3901,4513,6058,3839,4479,6059,
3838,4476,6060,3859,4467,6061,3845,4500,6062,3844,4497,6063,3857,4494,6064,3896,4501,6065,3894,4498,6066,3892,4495,6067,3850,
4518,6068,3852,4515,6069,3855,4512,6070,3134,4334,5979,3128,4319,5980,3137,4340,5981,3127,4318,5982,3136,4339,5983,3114,4317,
5984,3112,4332,5985,3133,4333,5986,3110,4338,5987,3802,4547,6083,3804,4550,6084,3797,4538,6085,3813,4571,6086,3811,4568,6087,
3809,4565,6088,3822,4589,6089,3820,4586,6090,3818,4583,6091,3803,4549,6092,3801,4546,6093,3796,4537,6094,3821,4588,6095,3819,
4585,6096,3817,4582,6097,3755,4548,6098,3754,4545,6099,3775,4536,6100,3761,4569,6101,3760,4566,6102,3773,4563,6103,3812,4570,
6104,3810,4567,6105,3808,4564,6106,3766,4587,6107,3768,4584,6108,3771,4581,6109,3098,4394,5992,3092,4379,5993,3101,4400,5994,
3091,4378,5995,3100,4399,5996,3078,4377,5997,3076,4392,5998,3097,4393,5999,3074,4398,6000,3718,4687,6122,3720,4690,6123,3713,
4678,6124,3729,4711,6125,3727,4708,6126,3725,4705,6127,3738,4729,6128,3736,4726,6129,3734,4723,6130,3719,4689,6131,3717,4686,
6132,3712,4677,6133,3737,4728,6134,3735,4725,6135,3733,4722,6136,3671,4688,6137,3670,4685,6138,3691,4676,6139,3677,4709,6140,
3676,4706,6141,3689,4703,6142,3728,4710,6143,3726,4707,6144,3724,4704,6145,3682,4727,6146,3684,4724,6147,3687,4721,6148,3061,
4421,6005,3055,4406,6006,3064,4427,6007,3054,4405,6008,3063,4426,6009,3041,4404,6010,3039,4419,6011,3060,4420,6012,3037,4425,
6013,3634,4756,6161,3636,4759,6162,3629,4747,6163,3645,4780,6164,3643,4777,6165,3641,4774,6166,3654,4798,6167,3652,4795,6168,
3650,4792,6169,3635,4758,6170,3633,4755,6171,3628,4746,6172,3653,4797,6173,3651,4794,6174,3649,4791,6175,3587,4757,6176,3586,
4754,6177,3607,4745,6178,3593,4778,6179,3592,4775,6180,3605,4772,6181,3644,4779,6182,3642,4776,6183,3640,4773,6184,3598,4796,
6185,3600,4793,6186,3603,4790,6187,5172,2910,6770,5173,2911,6772,5174,2912,6774,5136,2983,6782,5137,2984,6784,5138,2985,6786,
5318,3291,6794,5319,3292,6795,5320,3293,6796,5236,3462,6803,5237,3463,6805,5238,3464,6807,
};
static const unsigned short iltis_products_at50[] = {
4358,4327,4300,6281,4373,4342,4315,6282,4367,4336,4309,6285,4632,4561,4492,6345,4629,4558,4489,6346,4623,4552,4483,6347,4668,
4597,4528,6348,4665,4594,4525,6349,4662,4591,4522,6350,4650,4579,4510,6357,4647,4576,4507,6358,4644,4573,4504,6359,4444,4414,
4387,6294,4459,4429,4402,6295,4453,4423,4396,6298,4841,4770,4701,6384,4838,4767,4698,6385,4832,4761,4692,6386,4877,4806,4737,
6387,4874,4803,4734,6388,4871,4800,4731,6389,4859,4788,4719,6396,4856,4785,4716,6397,4853,4782,4713,6398,5140,4905,4098,6304,
5146,4911,4097,6305,5149,4914,4095,6306,5118,4880,4081,6309,5128,4890,4091,6310,5120,4882,4083,6311,5126,4888,4089,6312,5121,
4883,4087,6314,5124,4886,4086,6315,5249,5016,4235,6414,5247,5014,4237,6415,5242,5009,4246,6416,5258,5025,4238,6417,5256,5023,
4240,6418,5254,5021,4245,6419,5267,5034,4244,6420,5265,5032,4241,6421,5263,5030,4242,6422,5202,4966,4211,6429,5203,4967,4212,
6430,5201,4965,4216,6431,5222,4986,4233,6432,5208,4972,4217,6433,5209,4973,4218,6434,5207,4971,4222,6435,5220,4984,4231,6436,
5213,4977,4229,6440,5212,4976,4228,6441,5215,4979,4223,6442,5218,4982,4226,6443,5176,4943,4117,6320,5182,4949,4116,6321,5185,
4952,4114,6322,5154,4918,4100,6325,5164,4928,4110,6326,5156,4920,4102,6327,5162,4926,4108,6328,5157,4921,4106,6330,5160,4924,
4105,6331,5331,5098,4278,6456,5329,5096,4280,6457,5324,5091,4289,6458,5340,5107,4281,6459,5338,5105,4283,6460,5336,5103,4288,
6461,5349,5116,4287,6462,5347,5114,4284,6463,5345,5112,4285,6464,5284,5048,4254,6471,5285,5049,4255,6472,5283,5047,4259,6473,
5304,5068,4276,6474,5290,5054,4260,6475,5291,5055,4261,6476,5289,5053,4265,6477,5302,5066,4274,6478,5295,5059,4272,6482,5294,
5058,4271,6483,5297,5061,4266,6484,5300,5064,4269,6485,5386,5359,3185,6560,5394,5367,3183,6561,5400,5373,3181,6564,5500,5432,
3913,6745,5497,5429,3912,6746,5492,5424,3933,6747,5518,5450,3919,6748,5515,5447,3918,6749,5512,5444,3931,6750,5536,5468,3924,
6755,5533,5465,3926,6756,5530,5462,3929,6757,
};
static const unsigned short iltis_products_at51[] = {
4889,3018,6498,4887,3024,6499,4884,3027,6500,4896,3017,6501,4893,3026,6502,4895,3023,6505,4963,3552,6569,4968,3550,6570,4985,
3545,6571,4969,3561,6572,4974,3559,6573,4983,3557,6574,4981,3570,6575,4975,3568,6576,4978,3566,6577,4987,3551,6578,4989,3549,
6579,4998,3544,6580,4996,3569,6581,4993,3567,6582,4994,3565,6583,4990,3560,6590,4992,3558,6591,4997,3556,6592,5127,2982,6511,
5125,2988,6512,5122,2991,6513,5134,2981,6514,5131,2990,6515,5133,2987,6518,5199,3468,6608,5204,3466,6609,5221,3461,6610,5205,
3477,6611,5210,3475,6612,5219,3473,6613,5217,3486,6614,5211,3484,6615,5214,3482,6616,5223,3467,6617,5225,3465,6618,5234,3460,
6619,5232,3485,6620,5229,3483,6621,5230,3481,6622,5226,3476,6629,5228,3474,6630,5233,3472,6631,5139,4904,6307,5148,4913,6308,
5145,4910,6313,5248,5015,6423,5246,5013,6424,5241,5008,6425,5266,5033,6426,5264,5031,6427,5262,5029,6428,5257,5024,6437,5255,
5022,6438,5253,5020,6439,4927,2946,6524,4925,2952,6525,4922,2955,6526,4934,2945,6527,4931,2954,6528,4933,2951,6531,5045,3384,
6647,5050,3382,6648,5067,3377,6649,5051,3393,6650,5056,3391,6651,5065,3389,6652,5063,3402,6653,5057,3400,6654,5060,3398,6655,
5069,3383,6656,5071,3381,6657,5080,3376,6658,5078,3401,6659,5075,3399,6660,5076,3397,6661,5072,3392,6668,5074,3390,6669,5079,
3388,6670,5163,2909,6537,5161,2915,6538,5158,2918,6539,5170,2908,6540,5167,2917,6541,5169,2914,6544,5281,3297,6686,5286,3295,
6687,5303,3290,6688,5287,3306,6689,5292,3304,6690,5301,3302,6691,5299,3315,6692,5293,3313,6693,5296,3311,6694,5305,3296,6695,
5307,3294,6696,5316,3289,6697,5314,3314,6698,5311,3312,6699,5312,3310,6700,5308,3305,6707,5310,3303,6708,5315,3301,6709,5175,
4942,6323,5184,4951,6324,5181,4948,6329,5330,5097,6465,5328,5095,6466,5323,5090,6467,5348,5115,6468,5346,5113,6469,5344,5111,
6470,5339,5106,6479,5337,5104,6480,5335,5102,6481,3224,3212,6551,3226,3214,6552,3227,3215,6554,3199,3187,6556,3202,3190,6558,
3201,3189,6562,4022,3995,6725,4028,4001,6730,4031,4004,6734,3966,3940,6738,3975,3949,6742,3972,3946,6752,5384,4440,6875,5383,
4438,6877,5385,4442,6879,5357,4354,6887,5356,4352,6889,5358,4356,6891,5484,4822,6899,5483,4820,6901,5485,4824,6903,5416,4613,
6911,5415,4611,6913,5417,4615,6915,
};
static const unsigned short iltis_products_at52[] = {
4897,3004,6503,4909,3002,6504,4912,3000,6506,5007,3503,6584,5006,3502,6585,4999,3523,6586,5019,3509,6587,5018,3508,6588,5017,
3521,6589,5028,3514,6593,5027,3516,6594,5026,3519,6595,5135,2968,6516,5144,2966,6517,5147,2964,6519,5240,3419,6623,5239,3418,
6624,5235,3439,6625,5252,3425,6626,5251,3424,6627,5250,3437,6628,5261,3430,6632,5260,3432,6633,5259,3435,6634,4935,2932,6529,
4947,2930,6530,4950,2928,6532,5089,3335,6662,5088,3334,6663,5081,3355,6664,5101,3341,6665,5100,3340,6666,5099,3353,6667,5110,
3346,6671,5109,3348,6672,5108,3351,6673,5171,2895,6542,5180,2893,6543,5183,2891,6545,5322,3251,6701,5321,3250,6702,5317,3271,
6703,5334,3257,6704,5333,3256,6705,5332,3269,6706,5343,3262,6710,5342,3264,6711,5341,3267,6712,3056,4408,6815,3057,4410,6817,
3058,4412,6819,3129,4321,6830,3130,4323,6832,3131,4325,6834,3630,4749,6845,3631,4751,6847,3632,4753,6849,3798,4540,6860,3799,
4542,6862,3800,4544,6864,
};
static const unsigned short iltis_products_at53[] = {
5353,4348,3221,6023,5364,4363,3219,6024,5370,4369,3216,6026,5421,4619,3991,6215,5418,4616,3996,6216,5412,4607,4013,6217,5441,
4640,3997,6218,5438,4637,4002,6219,5435,4634,4011,6220,5459,4658,4009,6224,5456,4655,4003,6225,5453,4652,4006,6226,5380,4434,
3233,6036,5391,4449,3231,6037,5397,4455,3228,6039,5489,4828,4018,6254,5486,4825,4023,6255,5480,4816,4040,6256,5509,4849,4024,
6257,5506,4846,4029,6258,5503,4843,4038,6259,5527,4867,4036,6263,5524,4864,4030,6264,5521,4861,4033,6265,
};
static const unsigned short iltis_products_at54[] = {
2903,6771,2905,6773,2906,6775,2976,6783,2978,6785,2979,6787,3453,6804,3455,6806,3456,6808,3049,6816,3051,6818,3052,6820,4407,
6821,4409,6822,4411,6823,3122,6831,3124,6833,3125,6835,4320,6836,4322,6837,4324,6838,3621,6846,3623,6848,3624,6850,4748,6851,
4750,6852,4752,6853,3789,6861,3791,6863,3792,6865,4539,6866,4541,6867,4543,6868,4439,6876,4437,6878,4441,6880,4353,6888,4351,
6890,4355,6892,4821,6900,4819,6902,4823,6904,4612,6912,4610,6914,4614,6916,
};
static const unsigned short iltis_products_at55[] = {
293,2713,437,2855,391,5652,293,2741,446,2825,335,5653,
};
static const unsigned short iltis_products_at56[] = {
2258,5654,5655,5656,5657,3,5658,2330,2861,2864,2866,2865,101,5666,2312,2846,2849,2851,2850,73,5674,2294,2831,2834,2836,2835,
45,5682,2276,2816,2819,2821,2820,17,5690,
};
static const unsigned short iltis_products_at57[] = {
5698,2856,108,5710,2841,80,5722,2826,52,5734,2811,24,
};
static const unsigned short iltis_products_at58[] = {
2252,2090,885,2872,886,896,5746,2254,5747,5748,5749,2252,2084,880,2872,881,879,5746,2254,5747,5748,5761,2252,2083,891,2872,
2870,890,5746,2254,5747,5748,5773,
};
static const unsigned short iltis_products_at59[] = {
5785,2256,878,1388,1392,1390,1389,1404,1405,5790,5814,2256,872,1381,2873,1383,1382,1380,1379,5816,5840,2256,871,1397,1401,
2877,2878,1396,1395,5842,
};
static const unsigned short iltis_products_at60[] = {
2628,5866,10,2646,5877,38,2664,5888,66,2682,5899,94,
};
static const unsigned short iltis_products_at61[] = {
5910,31,5924,59,5938,87,5952,115,
};
static const unsigned short iltis_products_at62[] = {
5966,17,3140,3143,5979,24,3104,3107,5992,45,3068,3071,6005,52,3031,3034,6018,122,3211,3217,6031,129,3223,3229,
};
static const unsigned short iltis_products_at63[] = {
6044,17,3840,3849,6083,24,3756,3765,6122,45,3672,3681,6161,52,3588,3597,6200,122,3992,4008,6239,129,4019,4035,
};
static const unsigned short iltis_products_at64[] = {
6278,31,4055,4043,6283,6284,4049,6286,6291,59,4074,4062,6296,6297,4068,6299,6304,87,4093,6309,6310,6312,6314,6315,6320,115,
4112,6325,6326,6328,6330,6331,
};
static const unsigned short iltis_products_at65[] = {
4150,31,6336,4126,6352,4132,6355,4142,6361,4193,59,6375,4169,6391,4175,6394,4185,6400,4236,87,6414,6430,6431,6434,6435,6441,
6442,4279,115,6456,6472,6473,6476,6477,6483,6484,
};
static const unsigned short iltis_products_at66[] = {
6498,73,4879,4881,6499,4885,6500,4891,6501,4894,6502,2994,6503,6504,4892,6505,2997,6506,6511,80,5117,5119,6512,5123,6513,
5129,6514,5132,6515,2958,6516,6517,5130,6518,2961,6519,6524,101,4917,4919,6525,4923,6526,4929,6527,4932,6528,2922,6529,6530,
4930,6531,2925,6532,6537,108,5153,5155,6538,5159,6539,5165,6540,5168,6541,2885,6542,6543,5166,6544,2888,6545,6550,136,6551,
6552,6553,6554,6555,6556,6557,6558,6559,3175,6560,6561,6562,6563,3178,6564,
};
static const unsigned short iltis_products_at67[] = {
4964,73,6569,4970,6573,4980,6576,4988,6579,4995,6582,3504,6585,3510,6588,4991,6591,3513,6594,5200,80,6608,5206,6612,5216,
6615,5224,6618,5231,6621,3420,6624,3426,6627,5227,6630,3429,6633,5046,101,6647,5052,6651,5062,6654,5070,6657,5077,6660,3336,
6663,3342,6666,5073,6669,3345,6672,5282,108,6686,5288,6690,5298,6693,5306,6696,5313,6699,3252,6702,3258,6705,5309,6708,3261,
6711,6725,136,6726,6730,6731,6734,6735,6738,6739,6742,6743,3914,6746,3920,6749,6752,6753,3923,6756,
};
static const unsigned short iltis_products_at68[] = {
6770,6771,6772,6773,6774,6775,5186,6776,6782,6783,6784,6785,6786,6787,5150,6788,6794,3316,6795,3317,6796,3318,5350,6797,6803,
6804,6805,6806,6807,6808,5268,6809,6815,6816,6817,6818,6819,6820,6821,6824,6830,6831,6832,6833,6834,6835,6836,6839,6845,6846,
6847,6848,6849,6850,6851,6854,6860,6861,6862,6863,6864,6865,6866,6869,
};
static const unsigned short iltis_products_at69[] = {
6875,5403,6887,5376,6899,5539,6911,5471,
};
static const unsigned short iltis_products_at70[] = {
5765,5777,5830,5856,5764,5776,5825,5851,5762,5774,5819,5845,5772,5784,5770,5782,5768,5780,5818,5844,5820,5846,5824,5850,5826,
5852,5832,5858,5829,5855,
};
static const unsigned short iltis_products_at71[] = {
5760,7121,5750,7122,5758,7129,5752,7130,5756,7137,5753,7138,5813,7145,5792,7146,5793,7147,5794,7148,5811,7159,5798,7160,5799,
7161,5800,7162,5809,7173,5806,7174,5804,7175,5803,7176,
};
static const unsigned short iltis_products_at72[] = {
2896,2933,2969,3005,3042,3079,3115,3151,5749,7802,2901,2938,2974,3010,3047,3084,3120,3156,5759,7803,2899,2936,2972,3008,3045,
3082,3118,3154,5755,7804,2898,2935,2971,3007,3044,3081,3117,3153,5754,7805,2897,2934,2970,3006,3043,3080,3116,3152,5751,7810,
2900,2937,2973,3009,3046,3083,3119,3155,5757,7811,3273,3357,3441,3525,3609,3693,3777,3861,5791,7831,3283,3367,3451,3535,3619,
3703,3787,3871,5812,7833,3280,3364,3448,3532,3616,3700,3784,3868,5807,7835,3279,3363,3447,3531,3615,3699,3783,3867,5805,7837,
3276,3360,3444,3528,3612,3696,3780,3864,5797,7847,3282,3366,3450,3534,3618,3702,3786,3870,5810,7849,
};
static const unsigned short iltis_products_at73[] = {
3272,5790,7830,3274,5795,7832,3281,5808,7834,3278,5802,7836,3275,5796,7846,3277,5801,7848,
};
static const unsigned short iltis_products_at74[] = {
188,215,242,251,
};
static const unsigned short iltis_products_at75[] = {
1046,5750,1045,5760,1044,5752,1043,5758,1042,5753,1041,5756,1629,5794,1630,5793,1626,5800,1627,5799,1623,5803,1624,5804,
};
static const unsigned short iltis_products_at76[] = {
465,5652,594,2796,2713,5667,6924,6926,2334,465,5568,594,2783,2212,5675,6955,6956,2316,521,5653,594,2770,2741,5683,6985,6986,
2298,521,5569,594,2757,2236,5691,7015,7016,2280,
};
static const unsigned short iltis_products_at77[] = {
2795,460,2704,2262,5703,7045,2782,460,2203,2262,5715,7064,2769,516,2732,2262,5727,7083,2756,516,2227,2262,5739,7102,
};
static const unsigned short iltis_products_at78[] = {
578,7121,883,894,578,7129,881,2870,578,7137,879,890,
};
static const unsigned short iltis_products_at79[] = {
578,7145,1402,1401,1386,2873,578,7159,2877,2878,1383,1382,578,7173,1396,1395,1380,1379,
};
static const unsigned short iltis_products_at80[] = {
591,7,2761,188,443,535,5870,7187,2632,591,35,2774,215,449,535,5881,7206,2650,591,63,2787,242,455,479,5892,7225,2668,591,91,
2800,251,458,479,5903,7244,2686,
};
static const unsigned short iltis_products_at81[] = {
5753,7979,5752,7981,5750,7983,5803,7993,5800,7991,5794,7989,
};
static const unsigned short iltis_products_at82[] = {
7985,7335,7983,7336,7986,7343,7981,7344,7987,7351,7979,7352,7988,7360,7984,7361,7989,7362,7990,7374,7982,7375,7991,7376,7992,
7388,7980,7389,7993,7390,
};
static const unsigned short iltis_products_at83[] = {
265,7994,7463,264,7994,7464,263,7994,7466,186,7994,7433,187,7994,7434,185,7994,7435,274,7995,7473,273,7995,7474,272,7995,
7476,213,7995,7440,214,7995,7441,212,7995,7442,283,7996,7483,282,7996,7484,281,7996,7486,240,7996,7447,241,7996,7448,239,
7996,7449,292,7997,7493,291,7997,7494,290,7997,7496,249,7997,7454,250,7997,7455,248,7997,7456,
};
static const unsigned short iltis_products_at84[] = {
1046,7983,1045,7985,1044,7981,1043,7986,1042,7979,1041,7987,1629,7989,1630,7984,1626,7991,1627,7982,1623,7993,1624,7980,
};
static const unsigned short iltis_products_at85[] = {
2713,293,6937,2855,437,391,7263,2212,293,6967,2840,452,363,7281,2741,293,6997,2825,446,335,7299,2236,293,7027,2810,440,307,
7317,
};
static const unsigned short iltis_products_at86[] = {
578,7335,883,894,578,7343,881,2870,578,7351,879,890,
};
static const unsigned short iltis_products_at87[] = {
578,7359,1402,1401,1386,2873,578,7373,2877,2878,1383,1382,578,7387,1396,1395,1380,1379,
};
static const unsigned short iltis_products_at88[] = {
7193,10,7401,7212,38,7409,7231,66,7417,7250,94,7425,
};
static const unsigned short iltis_products_at89[] = {
7433,31,7440,59,7447,87,7454,115,
};
static const unsigned short iltis_products_at90[] = {
7461,10,7471,38,7481,66,7491,94,
};
static const unsigned short iltis_products_at91[] = {
6929,7265,7501,6927,7263,7503,6932,7277,7507,6930,7276,7509,6959,7283,7564,6957,7281,7566,6962,7295,7570,6960,7294,7572,6989,
7301,7627,6987,7299,7629,6992,7313,7633,6990,7312,7635,7019,7319,7690,7017,7317,7692,7022,7331,7696,7020,7330,7698,
};
static const unsigned short iltis_products_at92[] = {
6928,7264,7502,6931,7275,7508,6958,7282,7565,6961,7293,7571,6988,7300,7628,6991,7311,7634,7018,7318,7691,7021,7329,7697,
};
static const unsigned short iltis_products_at93[] = {
6935,7271,7504,6933,7269,7506,6965,7289,7567,6963,7287,7569,6995,7307,7630,6993,7305,7632,7025,7325,7693,7023,7323,7695,
};
static const unsigned short iltis_products_at94[] = {
7268,7286,7304,7322,7753,7270,7288,7306,7324,7754,7266,7284,7302,7320,7755,7126,3198,5761,7340,7806,7134,3200,5763,7348,7808,
7142,3204,5767,7356,7812,7157,3963,5817,7371,7839,7171,3969,5823,7385,7843,7185,3979,5833,7399,7851,
};
static const unsigned short iltis_products_at95[] = {
2894,2931,2967,3003,3040,3077,3113,3149,7124,3184,3196,5783,7796,2884,2921,2957,2993,3030,3067,3103,3139,7128,3174,3186,5773,
7797,2886,2923,2959,2995,3032,3069,3105,3141,7136,3176,3188,5775,7798,2892,2929,2965,3001,3038,3075,3111,3147,7132,3182,3194,
5781,7799,2890,2927,2963,2999,3036,3073,3109,3145,7144,3180,3192,5779,7800,2889,2926,2962,2998,3035,3072,3108,3144,7140,3179,
3191,5778,7801,3249,3333,3417,3501,3585,3669,3753,3837,7158,3911,3937,5843,7818,3270,3354,3438,3522,3606,3690,3774,3858,7150,
3932,3958,5864,7821,3255,3339,3423,3507,3591,3675,3759,3843,7172,3917,3943,5849,7823,3268,3352,3436,3520,3604,3688,3772,3856,
7164,3930,3956,5862,7825,3265,3349,3433,3517,3601,3685,3769,3853,7186,3927,3953,5859,7827,3263,3347,3431,3515,3599,3683,3767,
3851,7178,3925,3951,5857,7829,
};
static const unsigned short iltis_products_at96[] = {
2902,2939,2975,3011,3048,3085,3121,3157,7123,3208,5771,7807,2913,2950,2986,3022,3059,3096,3132,3168,7131,3206,5769,7809,2916,
2953,2989,3025,3062,3099,3135,3171,7139,3203,5766,7813,3288,3375,3459,3543,3627,3711,3795,3879,7155,3962,5816,7838,3287,3374,
3458,3542,3626,3710,3794,3878,7153,3967,5821,7840,3284,3368,3452,3536,3620,3704,3788,3872,7149,3984,5838,7841,3300,3387,3471,
3555,3639,3723,3807,3891,7169,3968,5822,7842,3299,3386,3470,3554,3638,3722,3806,3890,7167,3973,5827,7844,3298,3385,3469,3553,
3637,3721,3805,3889,7163,3982,5836,7845,3309,3396,3480,3564,3648,3732,3816,3900,7183,3980,5834,7850,3308,3395,3479,3563,3647,
3731,3815,3899,7181,3974,5828,7852,3307,3394,3478,3562,3646,3730,3814,3898,7177,3977,5831,7853,
};
static const unsigned short iltis_products_at97[] = {
3248,7156,7819,3253,7154,7820,3254,7170,7822,3259,7168,7824,3266,7184,7826,3260,7182,7828,
};
static const unsigned short iltis_products_at98[] = {
0,492,2701,98,2702,2703,149,6936,7501,2700,597,601,158,7048,0,492,514,70,493,511,230,6966,7564,505,597,598,221,7067,0,548,
2729,42,2730,2731,203,6996,7627,2728,602,606,194,7086,0,548,570,14,549,567,176,7026,7690,561,602,603,167,7105,
};
static const unsigned short iltis_products_at99[] = {
7753,3,7755,7756,7333,17,7332,7764,7315,45,7314,7772,7297,73,7296,7780,7279,101,7278,7788,
};
static const unsigned short iltis_products_at100[] = {
7796,3,7797,7798,7799,7800,7801,7802,7803,7804,7805,7806,7807,7809,7810,7811,7812,7813,
};
static const unsigned short iltis_products_at101[] = {
7818,3,7819,7823,7824,7827,7828,7831,7832,7835,7836,7839,7840,7843,7844,7847,7848,7851,7852,
};
static const unsigned short iltis_products_at102[] = {
7522,7520,7527,7514,
};
static const unsigned short iltis_products_at103[] = {
7529,7922,7526,7923,7532,7924,7525,7925,7531,7926,7524,7927,7528,7929,7530,7930,
};
static const unsigned short iltis_products_at104[] = {
7517,7515,7643,7641,
};
static const unsigned short iltis_products_at105[] = {
7734,17,7731,7737,7730,7736,7729,7732,7866,7749,24,7746,7752,7745,7751,7744,7747,7870,7671,45,7668,7674,7667,7673,7666,7669,
7874,7686,52,7683,7689,7682,7688,7681,7684,7878,7608,73,7605,7611,7604,7610,7603,7606,7882,7623,80,7620,7626,7619,7625,7618,
7621,7886,7545,101,7542,7548,7541,7547,7540,7543,7890,7560,108,7557,7563,7556,7562,7555,7558,7894,
};
static const unsigned short iltis_products_at106[] = {
7534,7898,7597,7904,7660,7910,7723,7916,
};
static const unsigned short iltis_products_at107[] = {
7922,3,7923,7924,7925,7926,7927,7928,7931,
};
static const unsigned short iltis_products_at108[] = {
1919,2274,5661,7762,7934,2094,7817,2361,7863,3,2171,2643,5873,7407,7470,2098,5573,2375,5595,10,1927,2292,5693,7770,7869,2102,
5978,2389,6080,17,2179,2661,5884,7415,7480,2114,5577,2431,5607,38,1935,2310,5685,7778,7877,2118,6004,2445,6158,45,2187,2679,
5895,7423,7490,2130,5581,2487,5619,66,1943,2328,5677,7786,7885,2134,6510,2501,6605,73,2195,2697,5906,7431,7500,2146,5585,
2543,5631,94,1951,2346,5669,7794,7893,2150,6536,2557,6683,101,
};
static const unsigned short iltis_products_at109[] = {
5660,7933,2093,7816,2356,7860,4,5692,7868,2101,5977,2384,6077,18,5684,7876,2117,6003,2440,6155,46,5676,7884,2133,6509,2496,
6602,74,5668,7892,2149,6535,2552,6680,102,
};
static const unsigned short iltis_products_at110[] = {
5658,7932,2092,7815,2353,7857,5,5690,7867,2100,5976,2381,6074,19,5682,7875,2116,6002,2437,6152,47,5674,7883,2132,6508,2493,
6599,75,5666,7891,2148,6534,2549,6677,103,
};
static const unsigned short iltis_products_at111[] = {
1922,2273,5663,7760,7931,2091,7814,2350,7854,6,2173,2644,5871,7401,7469,2097,5572,2370,5592,11,1930,2291,5695,7768,7866,2099,
5975,2378,6071,20,2181,2662,5882,7409,7479,2113,5576,2426,5604,39,1938,2309,5687,7776,7874,2115,6001,2434,6149,48,2189,2680,
5893,7417,7489,2129,5580,2482,5616,67,1946,2327,5679,7784,7882,2131,6507,2490,6596,76,2197,2698,5904,7425,7499,2145,5584,
2538,5628,95,1954,2345,5671,7792,7890,2147,6533,2546,6674,104,
};
static const unsigned short iltis_products_at112[] = {
7204,7937,7,7201,7939,9,7223,7940,35,7220,7942,37,7242,7943,63,7239,7945,65,7261,7946,91,7258,7948,93,
};
static const unsigned short iltis_products_at113[] = {
7712,3833,4466,14,7708,3826,4461,16,7728,3749,4535,21,7726,3742,4530,23,7649,3665,4675,42,7645,3658,4670,44,7665,3581,4744,
49,7663,3574,4739,51,7586,3497,4962,70,7582,3490,4955,72,7602,3413,5198,77,7600,3406,5191,79,7523,3329,5044,98,7519,3322,
5037,100,7539,3245,5280,105,7537,3238,5273,107,
};
static const unsigned short iltis_products_at114[] = {
7710,3830,4464,15,7727,3746,4533,22,7647,3662,4673,43,7664,3578,4742,50,7584,3494,4959,71,7601,3410,5195,78,7521,3326,5041,
99,7538,3242,5277,106,
};
static const unsigned short iltis_products_at115[] = {
5741,7873,2106,5991,2403,6119,24,5738,7871,2104,5989,2395,6113,26,5743,7870,2103,5988,2392,6110,27,5921,7439,2110,6290,2417,
6372,31,5917,7437,2108,6288,2409,6366,33,5729,7881,2122,6017,2459,6197,52,5726,7879,2120,6015,2451,6191,54,5731,7878,2119,
6014,2448,6188,55,5935,7446,2126,6303,2473,6411,59,5931,7444,2124,6301,2465,6405,61,5717,7889,2138,6523,2515,6644,80,5714,
7887,2136,6521,2507,6638,82,5719,7886,2135,6520,2504,6635,83,5949,7453,2142,6319,2529,6453,87,5945,7451,2140,6317,2521,6447,
89,5705,7897,2154,6549,2571,6722,108,5702,7895,2152,6547,2563,6716,110,5707,7894,2151,6546,2560,6713,111,5963,7460,2158,6335,
2585,6495,115,5959,7458,2156,6333,2577,6489,117,
};
static const unsigned short iltis_products_at116[] = {
5740,7872,2105,5990,2398,6116,25,5919,7438,2109,6289,2412,6369,32,5728,7880,2121,6016,2454,6194,53,5933,7445,2125,6302,2468,
6408,60,5716,7888,2137,6522,2510,6641,81,5947,7452,2141,6318,2524,6450,88,5704,7896,2153,6548,2566,6719,109,5961,7459,2157,
6334,2580,6492,116,
};
static const unsigned short iltis_products_at117[] = {
4466,4606,28,4464,4604,29,4461,4599,30,4675,4815,56,4673,4813,57,4670,4808,58,
};
static const unsigned short iltis_products_at118[] = {
6287,6363,6300,6402,6316,6444,6332,6486,
};
static const unsigned short iltis_products_at119[] = {
4962,84,4959,85,4955,86,5044,112,5041,113,5037,114,
};
static const unsigned short iltis_products_at120[] = {
4606,5411,119,4604,5409,120,4599,5406,121,4815,5479,126,4813,5477,127,4808,5474,128,
};
static const unsigned short iltis_products_at121[] = {
2162,6030,2599,6236,122,2160,6028,2591,6230,124,2159,6027,2588,6227,125,2166,6043,2613,6275,129,2164,6041,2605,6269,131,2163,
6040,2602,6266,132,2170,6568,2627,6767,136,2168,6566,2619,6761,138,2167,6565,2616,6758,139,
};
static const unsigned short iltis_products_at122[] = {
2263,7761,2360,7864,2359,3,2633,7406,2374,5596,2373,10,2636,7408,2365,5587,2366,13,2281,7769,2388,6081,2387,17,2651,7414,
2430,5608,2429,38,2654,7416,2421,5599,2422,41,2299,7777,2444,6159,2443,45,2669,7422,2486,5620,2485,66,2672,7424,2477,5611,
2478,69,2317,7785,2500,6606,2499,73,2687,7430,2542,5632,2541,94,2690,7432,2533,5623,2534,97,2335,7793,2556,6684,2555,101,
};
static const unsigned short iltis_products_at123[] = {
2357,7861,4,2385,6078,18,2441,6156,46,2497,6603,74,2553,6681,102,
};
static const unsigned short iltis_products_at124[] = {
2354,7858,5,2382,6075,19,2438,6153,47,2494,6600,75,2550,6678,103,
};
static const unsigned short iltis_products_at125[] = {
2266,7763,2351,7855,6,2635,7404,2371,5593,11,2284,7771,2379,6072,20,2653,7412,2427,5605,39,2302,7779,2435,6150,48,2671,7420,
2483,5617,67,2320,7787,2491,6597,76,2689,7428,2539,5629,95,2338,7795,2547,6675,104,
};
static const unsigned short iltis_products_at126[] = {
7195,7949,7,7196,7950,8,7214,7952,35,7215,7953,36,7233,7955,63,7234,7956,64,7252,7958,91,7253,7959,92,
};
static const unsigned short iltis_products_at127[] = {
7326,3832,4465,14,7327,3831,4463,15,7328,3828,4462,16,7308,3664,4674,42,7309,3663,4672,43,7310,3660,4671,44,7290,3496,4961,
70,7291,3495,4960,71,7292,3492,4957,72,7272,3328,5043,98,7273,3327,5042,99,7274,3324,5039,100,
};
static const unsigned short iltis_products_at128[] = {
3748,4534,21,3747,4532,22,3744,4531,23,3580,4743,49,3579,4741,50,3576,4740,51,3412,5197,77,3411,5196,78,3408,5193,79,3244,
5279,105,3243,5278,106,3240,5275,107,
};
static const unsigned short iltis_products_at129[] = {
2402,6120,2401,24,2396,6114,2397,26,2393,6111,2394,27,2416,6373,2415,31,2410,6367,2411,33,2407,6364,2408,34,2458,6198,2457,
52,2452,6192,2453,54,2449,6189,2450,55,2472,6412,2471,59,2466,6406,2467,61,2463,6403,2464,62,2514,6645,2513,80,2508,6639,
2509,82,2505,6636,2506,83,2528,6454,2527,87,2522,6448,2523,89,2519,6445,2520,90,2570,6723,2569,108,2564,6717,2565,110,2561,
6714,2562,111,2584,6496,2583,115,2578,6490,2579,117,2575,6487,2576,118,2598,6237,2597,122,2592,6231,2593,124,2589,6228,2590,
125,2612,6276,2611,129,2606,6270,2607,131,2603,6267,2604,132,2626,6768,2625,136,2620,6762,2621,138,2617,6759,2618,139,
};
static const unsigned short iltis_products_at130[] = {
2399,6117,25,2413,6370,32,2455,6195,53,2469,6409,60,2511,6642,81,2525,6451,88,2567,6720,109,2581,6493,116,2595,6234,123,2609,
6273,130,2623,6765,137,
};
static const unsigned short iltis_products_at131[] = {
4465,4605,28,4463,4603,29,4462,4600,30,4674,4814,56,4672,4812,57,4671,4809,58,
};
static const unsigned short iltis_products_at132[] = {
4961,84,4960,85,4957,86,5043,112,5042,113,5039,114,
};
static const unsigned short iltis_products_at133[] = {
4605,5410,119,4603,5408,120,4600,5407,121,4814,5478,126,4812,5476,127,4809,5475,128,
};
static const unsigned short iltis_products_at134[] = {
7055,7074,0,7056,7075,1,7054,7073,4,7256,7237,19,7257,7238,20,7247,7228,21,7246,7227,22,7249,7230,23,7248,7229,24,5560,5644,
25,5558,5642,26,5559,5643,27,5557,5641,28,5556,5640,29,5555,5639,30,5554,5638,31,7093,7112,56,7094,7113,57,7092,7111,60,7218,
7199,75,7219,7200,76,7209,7190,77,7208,7189,78,7211,7192,79,7210,7191,80,5567,5651,81,5565,5649,82,5566,5650,83,5564,5648,
84,5563,5647,85,5562,5646,86,5561,5645,87,
};
static const unsigned short iltis_products_at135[] = {
7533,7596,2,7053,7072,3,6949,6979,5,6950,6980,6,6951,6981,7,6952,6982,8,6943,6973,9,6944,6974,10,6945,6975,11,6946,6976,12,
6940,6970,13,6948,6978,14,6947,6977,15,6939,6969,16,6942,6972,17,6941,6971,18,7513,7576,53,7510,7573,55,7659,7722,58,7091,
7110,59,7009,7039,61,7010,7040,62,7011,7041,63,7012,7042,64,7003,7033,65,7004,7034,66,7005,7035,67,7006,7036,68,7000,7030,
69,7008,7038,70,7007,7037,71,6999,7029,72,7002,7032,73,7001,7031,74,7639,7702,109,7636,7699,111,
};
static const unsigned short iltis_products_at136[] = {
4940,4902,5086,5004,38,4936,4898,5082,5000,40,2943,3015,3372,3540,41,2940,3012,3369,3537,43,4384,4297,4683,4474,94,4380,4293,
4679,4470,96,3089,3161,3708,3876,97,3086,3158,3705,3873,99,
};
static const unsigned short iltis_products_at137[] = {
4938,4900,5084,5002,39,2942,3014,3371,3539,42,4382,4295,4681,4472,95,3088,3160,3707,3875,98,
};
static const unsigned short iltis_products_at138[] = {
7903,6781,6793,6802,6814,44,7901,6779,6791,6800,6812,46,7900,6778,6790,6799,6811,47,7898,6776,6788,6797,6809,49,7915,6829,
6844,6859,6874,100,7913,6827,6842,6857,6872,102,7912,6826,6841,6856,6871,103,7910,6824,6839,6854,6869,105,
};
static const unsigned short iltis_products_at139[] = {
7902,6780,6792,6801,6813,45,7899,6777,6789,6798,6810,48,7914,6828,6843,6858,6873,101,7911,6825,6840,6855,6870,104,
};
static const unsigned short iltis_products_at140[] = {
50,52,106,108,
};
static const unsigned short iltis_products_at141[] = {
6886,112,6884,114,6885,115,6883,117,
};
static const unsigned short iltis_products_at142[] = {
126,127,128,130,
};
static const unsigned short iltis_products_at143[] = {
7259,7240,7221,7202,7262,7243,7224,7205,7260,7241,7222,7203,6938,6968,6998,7028,
};
void iltis_products(double t, const double *restrict q, const double *restrict v, const double *restrict a, const double *restrict lambda, const double *restrict rho, const int *restrict mode, double damping, double stiffness, const double *restrict z, double *restrict Fq, double *restrict Fv, double *restrict Frho)
{
    double x[8036];
    for (int i = 0; i < 140; i++)
        x[0 + i] = q[i];
    for (int i = 0; i < 140; i++)
        x[293 + i] = v[i];
    for (int i = 0; i < 137; i++)
        x[460 + i] = rho[i];
    for (int i = 0; i < 272; i++)
        x[607 + i] = z[i];
    for (int i = 0; i < 140; i++)
        x[1239 + i] = a[i];
    for (int i = 0; i < 132; i++)
        x[1959 + i] = lambda[i];
    for (int i = 0; i < 53; i++)
        x[2756 + i] = mode[i];
    x[7935] = stiffness;
    x[7936] = damping;
    iltis_products_frame_nodiff_4(x, x, iltis_products_at0, 17);
    iltis_products_twist_nodiff_5(x, x, iltis_products_at1, 9);
    iltis_products_corner_points_nodiff_3(x, x, iltis_products_at2, 2);
    iltis_products_frame_d0_nodiff_26(x, x, iltis_products_at3, 20);
    iltis_products_frame_d0_d1_nodiff_44(x, x, iltis_products_at4, 20);
    iltis_products_add_inertia_b_0(x, x, iltis_products_at5, 5);
    iltis_products_euler_norm_d0_b_37(x, x, iltis_products_at6, 20);
    iltis_products_add_inertia_b_1(x, x, iltis_products_at7, 4);
    for (int k = 0; k < 125; k++) { const unsigned short *i = iltis_products_at8 + 2 * k; x[i[1]] = -x[i[0]]; }
    double v0 = 10000.0 * z[0];
    double v1 = q[0] - q[133];
    x[7977] = q[1] - q[134];
    x[7978] = q[2] - q[135];
    for (int k = 0; k < 264; k++) { const unsigned short *i = iltis_products_at9 + 3 * k; x[i[2]] = x[i[0]] * x[i[1]]; }
    x[4344] = 0.5 * (rho[112] + rho[115]);
    x[4345] = 0.5 * (rho[113] + rho[116]);
    x[4346] = 0.5 * (rho[114] + rho[117]);
    double v2 = 6.283185307179586 * rho[136];
    double v3 = 0.5 * rho[135];
    iltis_products_struts_nodiff_13(x, x, iltis_products_at10, 2);
    iltis_products_lever_d0_nodiff_34(x, x, iltis_products_at11, 2);
    iltis_products_lever_d0_d1_nodiff_53(x, x, iltis_products_at12, 1);
    iltis_products_add_weight_b_7(x, x, iltis_products_at13, 5);
    iltis_products_euler_norm_d0_d1_b_57(x, x, iltis_products_at14, 20);
    iltis_products_add_weight_b_8(x, x, iltis_products_at15, 4);
    for (int k = 0; k < 82; k++) { const unsigned short *i = iltis_products_at16 + 2 * k; x[i[1]] = -x[i[0]]; }
    for (int k = 0; k < 4; k++) { const unsigned short *i = iltis_products_at17 + 1 * k; x[7961 + 1 * k + 0] = 100.0 * (((x[i[0]] * (x[263 + 9 * k + 0])) + ((x[i[0] + 1]) * (x[263 + 9 * k + 1]))) + ((x[i[0] + 2]) * (x[263 + 9 * k + 2]))); }
    double v4 = t * v2;
    double v5 = v2 * v3;
    iltis_products_struts_nodiff_13(x, x, iltis_products_at18, 2);
    iltis_products_corner_forces_nodiff_6(x, x, iltis_products_at19, 4);
    iltis_products_lever_d0_nodiff_34(x, x, iltis_products_at20, 1);
    iltis_products_lever_d0_d1_nodiff_53(x, x, iltis_products_at21, 2);
    iltis_products_revolute_d0_b_30(x, x, iltis_products_at22, 4);
    iltis_products_revolute_d0_b_31(x, x, iltis_products_at23, 4);
    iltis_products_dot_d0_b_35(x, x, iltis_products_at24, 5);
    iltis_products_revolute_d0_d1_b_48(x, x);
    iltis_products_revolute_d0_d1_b_49(x, x, iltis_products_at25, 3);
    iltis_products_revolute_d0_d1_b_50(x, x, iltis_products_at26, 4);
    iltis_products_perpendicular_d0_d1_b_56(x, x, iltis_products_at27, 5);
    iltis_products_revolute_d0_b_29(x, x, iltis_products_at28, 4);
    iltis_products_revolute_d0_d1_b_47(x, x, iltis_products_at29, 4);
    iltis_products_spherical_d0_b_33(x, x, iltis_products_at30, 6);
    iltis_products_spherical_d0_d1_b_52(x, x, iltis_products_at31, 6);
    iltis_products_revolute_d0_b_28(x, x, iltis_products_at32, 2);
    iltis_products_revolute_d0_d1_b_46(x, x, iltis_products_at33, 2);
    iltis_products_revolute_d0_b_27(x, x, iltis_products_at34, 2);
    iltis_products_revolute_d0_d1_b_45(x, x, iltis_products_at35, 2);
    iltis_products_spherical_d0_b_32(x, x, iltis_products_at36, 2);
    iltis_products_spherical_d0_d1_b_51(x, x, iltis_products_at37, 2);
    iltis_products_masses_b_2(x, x, iltis_products_at38, 1);
    x[5746] = -(x[2253] + v1);
    x[5748] = -(x[2251] + x[7978]);
    x[5789] = -(v1 + x[2255]);
    for (int k = 0; k < 12; k++) { const unsigned short *i = iltis_products_at39 + 2 * k; x[7965 + 1 * k + 0] = x[i[0]] * x[i[1]]; }
    for (int k = 0; k < 4; k++) { const unsigned short *i = iltis_products_at40 + 1 * k; x[5634 + 1 * k + 0] = -x[i[0]]; }
    double v6 = cos(v4);
    double v7 = sin(v4);
    iltis_products_line_rate_nodiff_14(x, x, iltis_products_at41, 2);
    iltis_products_frame_d0_b_41(x, x, iltis_products_at42, 4);
    iltis_products_frame_d0_d1_b_61(x, x, iltis_products_at43, 4);
    iltis_products_masses_b_2(x, x, iltis_products_at44, 1);
    x[5654] = -(((x[2815] + x[2830]) + x[2845]) + x[2860]);
    for (int k = 0; k < 74; k++) { const unsigned short *i = iltis_products_at45 + 5 * k; x[i[4]] = ((x[i[0]] + x[i[1]]) + x[i[2]]) + x[i[3]]; }
    x[5656] = ((((mode[52] ? (-(10000.0 * x[141])) : 0.0) + x[2814]) + x[2829]) + x[2844]) + x[2859];
    for (int k = 0; k < 51; k++) { const unsigned short *i = iltis_products_at46 + 3 * k; x[i[2]] = -(x[i[0]] + x[i[1]]); }
    for (int k = 0; k < 4; k++) { x[5866 + 11 * k + 0] = (x[2808 + 0]) ? (x[7965 + 3 * k + 0]) : 0.0; }
    for (int k = 0; k < 8; k++) { const unsigned short *i = iltis_products_at47 + 3 * k; x[i[2]] = ((x[2808 + 0]) ? x[i[0]] : 0.0) + x[i[1]]; }
    for (int k = 0; k < 12; k++) { const unsigned short *i = iltis_products_at48 + 1 * k; x[i[0]] = (x[2808 + 0]) ? (-(x[7965 + 1 * k + 0])) : 0.0; }
    for (int k = 0; k < 156; k++) { const unsigned short *i = iltis_products_at49 + 3 * k; x[i[2]] = x[i[0]] - x[i[1]]; }
    for (int k = 0; k < 96; k++) { const unsigned short *i = iltis_products_at50 + 4 * k; x[i[3]] = (x[i[0]] + x[i[1]]) + x[i[2]]; }
    for (int k = 0; k < 144; k++) { const unsigned short *i = iltis_products_at51 + 3 * k; x[i[2]] = x[i[0]] + x[i[1]]; }
    for (int k = 0; k < 60; k++) { const unsigned short *i = iltis_products_at52 + 3 * k; x[i[2]] = -(x[i[0]] - x[i[1]]); }
    for (int k = 0; k < 24; k++) { const unsigned short *i = iltis_products_at53 + 4 * k; x[i[3]] = -((x[i[0]] + x[i[1]]) - x[i[2]]); }
    for (int k = 0; k < 45; k++) { const unsigned short *i = iltis_products_at54 + 2 * k; x[i[1]] = -x[i[0]]; }
    double v8 = z[271] * v6;
    iltis_products_line_rate_nodiff_14(x, x, iltis_products_at55, 2);
    iltis_products_wrench_to_Q_b_11(x, x, iltis_products_at56, 5);
    iltis_products_wrench_to_Q_b_10(x, x, iltis_products_at57, 4);
    iltis_products_dot_d0_b_35(x, x, iltis_products_at58, 3);
    iltis_products_dot_d0_d1_b_54(x, x, iltis_products_at59, 3);
    iltis_products_wrench_to_Q_b_12(x, x, iltis_products_at60, 4);
    iltis_products_wrench_to_Q_b_9(x, x, iltis_products_at61, 4);
    iltis_products_frame_d0_b_39(x, x, iltis_products_at62, 6);
    iltis_products_frame_d0_d1_b_59(x, x, iltis_products_at63, 6);
    iltis_products_frame_d0_b_40(x, x, iltis_products_at64, 4);
    iltis_products_frame_d0_d1_b_60(x, x, iltis_products_at65, 4);
    iltis_products_frame_d0_b_38(x, x, iltis_products_at66, 5);
    iltis_products_frame_d0_d1_b_58(x, x, iltis_products_at67, 5);
    iltis_products_corner_points_nodiff_b_43(x, x, iltis_products_at68, 8);
    iltis_products_rod_points_nodiff_b_42(x, x, iltis_products_at69, 4);
    double v9 = (v7 * x[5785]) + (v2 * v8);
    for (int k = 0; k < 15; k++) { const unsigned short *i = iltis_products_at70 + 2 * k; x[7979 + 1 * k + 0] = x[i[0]] + x[i[1]]; }
    for (int k = 0; k < 18; k++) { const unsigned short *i = iltis_products_at71 + 2 * k; x[i[1]] = -x[i[0]]; }
    for (int k = 0; k < 12; k++) { const unsigned short *i = iltis_products_at72 + 10 * k; x[i[9]] = (((((((x[i[0]] + x[i[1]]) + x[i[2]]) + x[i[3]]) + x[i[4]]) + x[i[5]]) + x[i[6]]) + x[i[7]]) + x[i[8]]; }
    x[7359] = -(x[5839] + x[5865]);
    x[7373] = -(x[5837] + x[5863]);
    x[7387] = -(x[5835] + x[5861]);
    for (int k = 0; k < 6; k++) { const unsigned short *i = iltis_products_at73 + 3 * k; x[i[2]] = (((((((x[i[0]] - (x[i[0] + 84])) - (x[i[0] + 168])) - (x[i[0] + 252])) - (x[i[0] + 336])) - (x[i[0] + 420])) - (x[i[0] + 504])) - (x[i[0] + 588])) + x[i[1]]; }
    for (int k = 0; k < 4; k++) { x[7462 + 10 * k + 0] = (x[2808 + 0]) ? (((x[7961 + 1 * k + 0]) * (x[5874 + 11 * k + 0])) - ((x[7961 + 1 * k + 0]) * (x[5922 + 14 * k + 0]))) : 0.0; }
    for (int k = 0; k < 4; k++) { const unsigned short *i = iltis_products_at74 + 1 * k; x[7994 + 1 * k + 0] = 100.0 * (((((((x[i[0] + 2]) * (x[5870 + 11 * k + 4])) - ((x[i[0] + 2]) * (x[5918 + 14 * k + 4]))) - ((x[i[0] + 1]) * (x[5870 + 11 * k + 2]))) + ((x[i[0] + 1]) * (x[5918 + 14 * k + 2]))) + (x[i[0]] * (x[5870 + 11 * k + 0]))) - (x[i[0]] * (x[5918 + 14 * k + 0]))); }
    for (int k = 0; k < 12; k++) { const unsigned short *i = iltis_products_at75 + 2 * k; x[7998 + 1 * k + 0] = x[i[0]] * x[i[1]]; }
    iltis_products_spring_damper_b_16(x, x, iltis_products_at76, 4);
    iltis_products_leaf_spring_b_17(x, x, iltis_products_at77, 4);
    iltis_products_lever_d0_b_36(x, x, iltis_products_at78, 3);
    iltis_products_lever_d0_d1_b_55(x, x, iltis_products_at79, 3);
    iltis_products_tyre_b_15(x, x, iltis_products_at80, 4);
    for (int k = 0; k < 6; k++) { const unsigned short *i = iltis_products_at81 + 2 * k; x[8010 + 1 * k + 0] = x[i[0]] + x[i[1]]; }
    for (int k = 0; k < 15; k++) { const unsigned short *i = iltis_products_at82 + 2 * k; x[i[1]] = -x[i[0]]; }
    for (int k = 0; k < 24; k++) { const unsigned short *i = iltis_products_at83 + 3 * k; x[i[2]] = (x[2808 + 0]) ? (x[i[0]] * x[i[1]]) : 0.0; }
    for (int k = 0; k < 12; k++) { const unsigned short *i = iltis_products_at84 + 2 * k; x[8016 + 1 * k + 0] = x[i[0]] * x[i[1]]; }
    iltis_products_line_rate_b_18(x, x, iltis_products_at85, 4);
    iltis_products_lever_d0_b_36(x, x, iltis_products_at86, 3);
    iltis_products_lever_d0_d1_b_55(x, x, iltis_products_at87, 3);
    iltis_products_twist_b_21(x, x, iltis_products_at88, 4);
    iltis_products_frame_b_22(x, x, iltis_products_at89, 4);
    for (int k = 0; k < 4; k++) { x[7461 + 10 * k + 0] = (x[2808 + 0]) ? (((x[7198 + 19 * k + 0]) + ((x[7961 + 1 * k + 0]) * (x[5870 + 11 * k + 0]))) - ((x[7961 + 1 * k + 0]) * (x[5918 + 14 * k + 0]))) : (x[7198 + 19 * k + 0]); }
    for (int k = 0; k < 4; k++) { x[7465 + 10 * k + 0] = (x[2808 + 0]) ? (((x[7197 + 19 * k + 0]) - ((x[7961 + 1 * k + 0]) * (x[5872 + 11 * k + 0]))) + ((x[7961 + 1 * k + 0]) * (x[5920 + 14 * k + 0]))) : (x[7197 + 19 * k + 0]); }
    iltis_products_frame_b_24(x, x, iltis_products_at90, 4);
    for (int k = 0; k < 16; k++) { const unsigned short *i = iltis_products_at91 + 3 * k; x[i[2]] = x[i[0]] - x[i[1]]; }
    for (int k = 0; k < 8; k++) { const unsigned short *i = iltis_products_at92 + 3 * k; x[i[2]] = -(x[i[0]] + x[i[1]]); }
    for (int k = 0; k < 8; k++) { const unsigned short *i = iltis_products_at93 + 3 * k; x[i[2]] = -(x[i[0]] - x[i[1]]); }
    for (int k = 0; k < 4; k++) { x[7505 + 63 * k + 0] = (x[6934 + 30 * k + 0]) + (x[7267 + 18 * k + 0]); }
    for (int k = 0; k < 9; k++) { const unsigned short *i = iltis_products_at94 + 5 * k; x[i[4]] = ((x[i[0]] + x[i[1]]) + x[i[2]]) + x[i[3]]; }
    for (int k = 0; k < 12; k++) { const unsigned short *i = iltis_products_at95 + 13 * k; x[i[12]] = (((((((((((x[i[0]] + x[i[1]]) + x[i[2]]) + x[i[3]]) + x[i[4]]) + x[i[5]]) + x[i[6]]) + x[i[7]]) + x[i[8]]) + x[i[9]]) + x[i[10]]) + x[i[11]]) + (x[i[8] + 214]); }
    for (int k = 0; k < 12; k++) { const unsigned short *i = iltis_products_at96 + 12 * k; x[i[11]] = -(((((((((((x[i[0]] + x[i[1]]) + x[i[2]]) + x[i[3]]) + x[i[4]]) + x[i[5]]) + x[i[6]]) + x[i[7]]) - x[i[8]]) - x[i[9]]) - x[i[10]]) - (x[i[8] + 214])); }
    for (int k = 0; k < 6; k++) { const unsigned short *i = iltis_products_at97 + 3 * k; x[i[2]] = (((((((((((x[i[0]] - (x[i[0] + 84])) - (x[i[0] + 168])) - (x[i[0] + 252])) - (x[i[0] + 336])) - (x[i[0] + 420])) - (x[i[0] + 504])) - (x[i[0] + 588])) + x[i[1]]) + (x[i[0] + 662])) + (x[i[0] + 688])) + (x[i[0] + 2594])) + (x[i[1] + 214]); }
    iltis_products_struts_b_19(x, x, iltis_products_at98, 4);
    iltis_products_twist_b_20(x, x, iltis_products_at99, 5);
    iltis_products_frame_d0_b_38(x, x, iltis_products_at100, 1);
    iltis_products_frame_d0_d1_b_58(x, x, iltis_products_at101, 1);
    for (int k = 0; k < 4; k++) { const unsigned short *i = iltis_products_at102 + 1 * k; x[8028 + 1 * k + 0] = ((x[i[0]] + (x[i[0] + 63])) + (x[i[0] + 126])) + (x[i[0] + 189]); }
    for (int k = 0; k < 8; k++) { const unsigned short *i = iltis_products_at103 + 2 * k; x[i[1]] = -(((x[i[0]] + (x[i[0] + 63])) + (x[i[0] + 126])) + (x[i[0] + 189])); }
    for (int k = 0; k < 4; k++) { const unsigned short *i = iltis_products_at104 + 1 * k; x[8032 + 1 * k + 0] = x[i[0]] + (x[i[0] + 63]); }
    double v10 = x[7516] - x[7579];
    double v11 = x[7642] - x[7705];
    iltis_products_frame_b_23(x, x, iltis_products_at105, 8);
    iltis_products_corner_points_b_25(x, x, iltis_products_at106, 4);
    x[7928] = mode[52] ? (-(x[8030] + (10000.0 * x[5662]))) : (-x[8030]);
    iltis_products_frame_b_23(x, x, iltis_products_at107, 1);
    Fq[0] = ((mode[52] ? (-(x[8028] - v0)) : (-x[8028])) - x[8010]) - (((x[3833] + (x[3749] + (x[3665] + (x[3581] + (x[3497] + (x[3413] + (x[3329] + x[3245]))))))) + x[5804]) + x[7980]);
    Fq[1] = ((mode[52] ? (x[8029] + (10000.0 * z[1])) : x[8029]) - x[8011]) - (((x[3830] + (x[3746] + (x[3662] + (x[3578] + (x[3494] + (x[3410] + (x[3326] + x[3242]))))))) + x[5799]) + x[7982]);
    Fq[2] = -(((((x[7518] + x[7581]) + x[7644]) + x[7707]) + x[8012]) + (((x[3826] + (x[3742] + (x[3658] + (x[3574] + (x[3490] + (x[3406] + (x[3322] + x[3238]))))))) + x[5793]) + x[7984]));
    for (int k = 0; k < 9; k++) { const unsigned short *i = iltis_products_at108 + 10 * k; Fq[i[9]] = -(((x[i[0]] + (((x[i[1]] - x[i[2]]) - x[i[3]]) - x[i[4]])) - (x[i[5]] + x[i[6]])) - (x[i[7]] + x[i[8]])); }
    for (int k = 0; k < 5; k++) { const unsigned short *i = iltis_products_at109 + 7 * k; Fq[i[6]] = -((((x[1921 + 8 * k + 0]) - ((((x[2275 + 18 * k + 0]) - x[i[0]]) - (x[1921 + 8 * k + 5835])) - x[i[1]])) - (x[i[2]] - x[i[3]])) - (x[i[4]] - x[i[5]])); }
    for (int k = 0; k < 5; k++) { const unsigned short *i = iltis_products_at110 + 7 * k; Fq[i[6]] = (((x[1920 + 8 * k + 0]) - ((((x[2272 + 18 * k + 0]) + x[i[0]]) - (x[1920 + 8 * k + 5838])) - x[i[1]])) + (x[i[2]] + x[i[3]])) + (x[i[4]] + x[i[5]]); }
    for (int k = 0; k < 9; k++) { const unsigned short *i = iltis_products_at111 + 10 * k; Fq[i[9]] = -(((x[i[0]] - (((x[i[1]] - x[i[2]]) - x[i[3]]) + x[i[4]])) - (x[i[5]] + x[i[6]])) - (x[i[7]] + x[i[8]])); }
    for (int k = 0; k < 8; k++) { const unsigned short *i = iltis_products_at112 + 3 * k; Fq[i[2]] = x[i[0]] + x[i[1]]; }
    for (int k = 0; k < 4; k++) { Fq[8 + 28 * k + 0] = x[7938 + 3 * k + 0]; }
    for (int k = 0; k < 4; k++) { Fq[12 + 28 * k + 0] = (((x[2172 + 8 * k + 0]) - ((((x[2641 + 18 * k + 0]) + (x[5869 + 11 * k + 0])) + (x[2172 + 8 * k + 5231])) - (x[7468 + 10 * k + 0]))) + ((x[2096 + 16 * k + 0]) + (x[5571 + 4 * k + 0]))) + ((x[2367 + 56 * k + 0]) + (x[5589 + 12 * k + 0])); }
    for (int k = 0; k < 4; k++) { Fq[13 + 28 * k + 0] = -((((x[2174 + 8 * k + 0]) - ((((x[2642 + 18 * k + 0]) - (x[5875 + 11 * k + 0])) + (x[2174 + 8 * k + 5231])) + (x[7467 + 10 * k + 0]))) - ((x[2095 + 16 * k + 0]) + (x[5570 + 4 * k + 0]))) - ((x[2364 + 56 * k + 0]) + (x[5586 + 12 * k + 0]))); }
    for (int k = 0; k < 16; k++) { const unsigned short *i = iltis_products_at113 + 4 * k; Fq[i[3]] = x[i[0]] + (x[i[1]] - x[i[2]]); }
    for (int k = 0; k < 8; k++) { const unsigned short *i = iltis_products_at114 + 4 * k; Fq[i[3]] = -(x[i[0]] - (x[i[1]] - x[i[2]])); }
    for (int k = 0; k < 20; k++) { const unsigned short *i = iltis_products_at115 + 7 * k; Fq[i[6]] = ((x[i[0]] + x[i[1]]) + (x[i[2]] + x[i[3]])) + (x[i[4]] + x[i[5]]); }
    for (int k = 0; k < 8; k++) { const unsigned short *i = iltis_products_at116 + 7 * k; Fq[i[6]] = -(((x[i[0]] + x[i[1]]) - (x[i[2]] - x[i[3]])) - (x[i[4]] - x[i[5]])); }
    for (int k = 0; k < 6; k++) { const unsigned short *i = iltis_products_at117 + 3 * k; Fq[i[2]] = x[i[0]] + ((x[i[0] + 69]) - ((x[7937 + 1 * k + 0]) - x[i[1]])); }
    for (int k = 0; k < 4; k++) { const unsigned short *i = iltis_products_at118 + 2 * k; Fq[34 + 28 * k + 0] = -((((x[5923 + 14 * k + 0]) - (x[7436 + 7 * k + 0])) - ((x[2107 + 16 * k + 0]) + x[i[0]])) - ((x[2406 + 56 * k + 0]) + x[i[1]])); }
    for (int k = 0; k < 6; k++) { const unsigned short *i = iltis_products_at119 + 2 * k; Fq[i[1]] = -((x[7943 + 1 * k + 0]) - (x[i[0]] + (x[i[0] + 236]))); }
    for (int k = 0; k < 6; k++) { const unsigned short *i = iltis_products_at120 + 3 * k; Fq[i[2]] = -(x[i[0]] + x[i[1]]); }
    for (int k = 0; k < 9; k++) { const unsigned short *i = iltis_products_at121 + 5 * k; Fq[i[4]] = (x[i[0]] + x[i[1]]) + (x[i[2]] + x[i[3]]); }
    Fq[123] = (x[2161] - x[6029]) + (x[2594] - x[6233]);
    Fq[130] = (x[2165] - x[6042]) + (x[2608] - x[6272]);
    Fq[137] = (x[2169] - x[6567]) + (x[2622] - x[6764]);
    Fq[133] = x[8010] + (((x[5411] + x[5479]) + x[5804]) + x[7980]);
    Fq[134] = x[8011] + (((x[5409] + x[5477]) + x[5799]) + x[7982]);
    Fq[135] = x[8012] + (((x[5406] + x[5474]) + x[5793]) + x[7984]);
    Fv[0] = (((x[7272] + x[7290]) + x[7308]) + x[7326]) - (x[8013] + (((x[3832] + (x[3748] + (x[3664] + (x[3580] + (x[3496] + (x[3412] + (x[3328] + x[3244]))))))) + x[5806]) + x[7992]));
    Fv[1] = (((x[7273] + x[7291]) + x[7309]) + x[7327]) - (x[8014] + (((x[3831] + (x[3747] + (x[3663] + (x[3579] + (x[3495] + (x[3411] + (x[3327] + x[3243]))))))) + x[5798]) + x[7990]));
    Fv[2] = (((x[7274] + x[7292]) + x[7310]) + x[7328]) - (x[8015] + (((x[3828] + (x[3744] + (x[3660] + (x[3576] + (x[3492] + (x[3408] + (x[3324] + x[3240]))))))) + x[5792]) + x[7988]));
    for (int k = 0; k < 13; k++) { const unsigned short *i = iltis_products_at122 + 6 * k; Fv[i[5]] = (x[i[0]] - x[i[1]]) + ((x[i[2]] + x[i[3]]) + (x[i[4]] + (x[i[3] + 1]))); }
    for (int k = 0; k < 5; k++) { const unsigned short *i = iltis_products_at123 + 3 * k; Fv[i[2]] = ((x[2265 + 18 * k + 0]) + (x[7759 + 8 * k + 0])) + ((x[i[0]] - x[i[1]]) + ((x[i[0] + 1]) - (x[i[1] + 1]))); }
    for (int k = 0; k < 5; k++) { const unsigned short *i = iltis_products_at124 + 3 * k; Fv[i[2]] = -(((x[2264 + 18 * k + 0]) + (x[7757 + 8 * k + 0])) - ((x[i[0]] + x[i[1]]) + ((x[i[0] + 1]) + (x[i[1] + 1])))); }
    for (int k = 0; k < 9; k++) { const unsigned short *i = iltis_products_at125 + 5 * k; Fv[i[4]] = (x[i[0]] + x[i[1]]) + ((x[i[2]] + x[i[3]]) + ((x[i[2] + 1]) + (x[i[3] + 1]))); }
    for (int k = 0; k < 8; k++) { const unsigned short *i = iltis_products_at126 + 3 * k; Fv[i[2]] = x[i[0]] + x[i[1]]; }
    for (int k = 0; k < 4; k++) { Fv[9 + 28 * k + 0] = x[7951 + 3 * k + 0]; }
    for (int k = 0; k < 4; k++) { Fv[12 + 28 * k + 0] = -(((x[2634 + 18 * k + 0]) - (x[7402 + 8 * k + 0])) - (((x[2368 + 56 * k + 0]) + (x[5590 + 12 * k + 0])) + ((x[2368 + 56 * k + 1]) + (x[5590 + 12 * k + 1])))); }
    for (int k = 0; k < 12; k++) { const unsigned short *i = iltis_products_at127 + 4 * k; Fv[i[3]] = -(x[i[0]] - (x[i[1]] - x[i[2]])); }
    for (int k = 0; k < 12; k++) { const unsigned short *i = iltis_products_at128 + 3 * k; Fv[i[2]] = x[i[0]] - x[i[1]]; }
    for (int k = 0; k < 33; k++) { const unsigned short *i = iltis_products_at129 + 4 * k; Fv[i[3]] = (x[i[0]] + x[i[1]]) + (x[i[2]] + (x[i[1] + 1])); }
    for (int k = 0; k < 11; k++) { const unsigned short *i = iltis_products_at130 + 3 * k; Fv[i[2]] = (x[i[0]] - x[i[1]]) + ((x[i[0] + 1]) - (x[i[1] + 1])); }
    for (int k = 0; k < 6; k++) { const unsigned short *i = iltis_products_at131 + 3 * k; Fv[i[2]] = x[i[0]] + ((x[i[0] + 69]) - ((x[7949 + 1 * k + 0]) - x[i[1]])); }
    for (int k = 0; k < 6; k++) { const unsigned short *i = iltis_products_at132 + 2 * k; Fv[i[1]] = -((x[7955 + 1 * k + 0]) - (x[i[0]] + (x[i[0] + 236]))); }
    for (int k = 0; k < 6; k++) { const unsigned short *i = iltis_products_at133 + 3 * k; Fv[i[2]] = -(x[i[0]] + x[i[1]]); }
    Fv[133] = x[8013] + (((x[5410] + x[5478]) + x[5806]) + x[7992]);
    Fv[134] = x[8014] + (((x[5408] + x[5476]) + x[5798]) + x[7990]);
    Fv[135] = x[8015] + (((x[5407] + x[5475]) + x[5792]) + x[7988]);
    for (int k = 0; k < 32; k++) { const unsigned short *i = iltis_products_at134 + 3 * k; Frho[i[2]] = x[i[0]] + x[i[1]]; }
    for (int k = 0; k < 36; k++) { const unsigned short *i = iltis_products_at135 + 3 * k; Frho[i[2]] = -(x[i[0]] + x[i[1]]); }
    Frho[32] = (x[8032] + ((x[4941] - x[2949]) + (x[4903] - x[3021]))) + ((x[5087] - x[3380]) + (x[5005] - x[3548]));
    Frho[34] = (x[8033] + ((x[4937] - x[2947]) + (x[4899] - x[3019]))) + ((x[5083] - x[3378]) + (x[5001] - x[3546]));
    Frho[33] = -((v10 + ((x[4939] - x[2948]) - (x[4901] - x[3020]))) + ((x[5085] - x[3379]) - (x[5003] - x[3547])));
    Frho[35] = -(((x[5179] + x[4946]) + (x[5143] + x[4908])) + ((x[5327] + x[5094]) + (x[5245] + x[5012])));
    Frho[37] = -(((x[5177] + x[4944]) + (x[5141] + x[4906])) + ((x[5325] + x[5092]) + (x[5243] + x[5010])));
    Frho[36] = ((x[5178] + x[4945]) - (x[5142] + x[4907])) + ((x[5326] + x[5093]) - (x[5244] + x[5011]));
    for (int k = 0; k < 8; k++) { const unsigned short *i = iltis_products_at136 + 5 * k; Frho[i[4]] = -((x[i[0]] + x[i[1]]) + (x[i[2]] + x[i[3]])); }
    for (int k = 0; k < 4; k++) { const unsigned short *i = iltis_products_at137 + 5 * k; Frho[i[4]] = (x[i[0]] - x[i[1]]) + (x[i[2]] - x[i[3]]); }
    for (int k = 0; k < 8; k++) { const unsigned short *i = iltis_products_at138 + 6 * k; Frho[i[5]] = ((x[i[0]] + (x[i[0] + 6])) + (x[i[1]] + x[i[2]])) + (x[i[3]] + x[i[4]]); }
    for (int k = 0; k < 4; k++) { const unsigned short *i = iltis_products_at139 + 6 * k; Frho[i[5]] = -(((x[i[0]] - (x[i[0] + 6])) + (x[i[1]] - x[i[2]])) + (x[i[3]] - x[i[4]])); }
    for (int k = 0; k < 4; k++) { const unsigned short *i = iltis_products_at140 + 1 * k; Frho[i[0]] = -(x[8032 + 1 * k + 0]); }
    Frho[51] = v10;
    Frho[107] = v11;
    Frho[54] = x[7512] - x[7575];
    Frho[110] = x[7638] - x[7701];
    Frho[120] = x[1923] - x[2267];
    Frho[88] = (x[8034] - ((x[3095] - x[4385]) + (x[3167] - x[4298]))) - ((x[3716] - x[4684]) + (x[3884] - x[4475]));
    Frho[90] = (x[8035] - ((x[3093] - x[4381]) + (x[3165] - x[4294]))) - ((x[3714] - x[4680]) + (x[3882] - x[4471]));
    Frho[89] = -((v11 - ((x[3094] - x[4383]) - (x[3166] - x[4296]))) - ((x[3715] - x[4682]) - (x[3883] - x[4473])));
    Frho[91] = -((((x[4448] + x[4418]) + x[4391]) + ((x[4362] + x[4331]) + x[4304])) + (((x[4836] + x[4765]) + x[4696]) + ((x[4627] + x[4556]) + x[4487])));
    Frho[93] = -((((x[4446] + x[4416]) + x[4389]) + ((x[4360] + x[4329]) + x[4302])) + (((x[4834] + x[4763]) + x[4694]) + ((x[4625] + x[4554]) + x[4485])));
    Frho[92] = (((x[4447] + x[4417]) + x[4390]) - ((x[4361] + x[4330]) + x[4303])) + (((x[4835] + x[4764]) + x[4695]) - ((x[4626] + x[4555]) + x[4486]));
    for (int k = 0; k < 4; k++) { const unsigned short *i = iltis_products_at141 + 2 * k; Frho[i[1]] = (x[i[0]] + (x[i[0] + 12])) + ((x[i[0] + 24]) + (x[i[0] + 36])); }
    Frho[113] = -((x[6882] - x[6894]) + (x[6906] - x[6918]));
    Frho[116] = -((x[6881] - x[6893]) + (x[6905] - x[6917]));
    Frho[118] = -((((((((((((((x[5390] + x[5363]) - x[7127]) + (x[7998] + (x[7999] - (x[7998] + x[7999])))) - x[7135]) + (x[8000] + (x[8001] - (x[8000] + x[8001])))) - x[7143]) + (x[8002] + (x[8003] - (x[8002] + x[8003])))) - x[7341]) + (x[8016] + (x[8017] - (x[8016] + x[8017])))) - x[7349]) + (x[8018] + (x[8019] - (x[8018] + x[8019])))) - x[7357]) + (x[8020] + (x[8021] - (x[8020] + x[8021])))) + (((((((((((((x[5496] + x[5428]) - x[7152]) + (x[8004] + (x[8005] - (x[8004] + x[8005])))) - x[7166]) + (x[8006] + (x[8007] - (x[8006] + x[8007])))) - x[7180]) + (x[8008] + (x[8009] - (x[8008] + x[8009])))) - x[7366]) + (x[8022] + (x[8023] - (x[8022] + x[8023])))) - x[7380]) + (x[8024] + (x[8025] - (x[8024] + x[8025])))) - x[7394]) + (x[8026] + (x[8027] - (x[8026] + x[8027])))));
    Frho[119] = -((((((((x[5389] + x[5362]) - x[7125]) - x[7133]) - x[7141]) - x[7339]) - x[7347]) - x[7355]) + (((((((x[5495] + x[5427]) - x[7151]) - x[7165]) - x[7179]) - x[7365]) - x[7379]) - x[7393]));
    Frho[121] = -(x[1926] - x[2271]);
    Frho[122] = -(x[1925] - x[2270]);
    Frho[123] = -(x[1924] - x[2269]);
    Frho[124] = ((mode[52] ? (x[8031] - v0) : x[8031]) + (((((((((((((x[2907] + x[2944]) + x[2980]) + x[3016]) + x[3053]) + x[3090]) + x[3126]) + x[3162]) - x[7127]) - x[7135]) - x[7143]) - x[7341]) - x[7349]) - x[7357])) + (((((((((((((x[3286] + x[3373]) + x[3457]) + x[3541]) + x[3625]) + x[3709]) + x[3793]) + x[3877]) - x[7152]) - x[7166]) - x[7180]) - x[7366]) - x[7380]) - x[7394]);
    Frho[125] = ((((x[7511] + x[7574]) + x[7637]) + x[7700]) + (((((((((((((x[2904] + x[2941]) + x[2977]) + x[3013]) + x[3050]) + x[3087]) + x[3123]) + x[3159]) - x[7125]) - x[7133]) - x[7141]) - x[7339]) - x[7347]) - x[7355])) + (((((((((((((x[3285] + x[3370]) + x[3454]) + x[3538]) + x[3622]) + x[3706]) + x[3790]) + x[3874]) - x[7151]) - x[7165]) - x[7179]) - x[7365]) - x[7379]) - x[7393]);
    for (int k = 0; k < 4; k++) { const unsigned short *i = iltis_products_at142 + 1 * k; Frho[i[0]] = 0.0; }
    Frho[129] = -((((((((x[2340] + x[2322]) + x[2304]) + x[2286]) + x[2691]) + x[2673]) + x[2655]) + x[2637]) + x[2268]);
    for (int k = 0; k < 4; k++) { const unsigned short *i = iltis_products_at143 + 4 * k; Frho[131 + 1 * k + 0] = ((x[i[0]] + x[i[1]]) + x[i[2]]) + x[i[3]]; }
    Frho[135] = -(((0.5 * (1.0 - v6)) * x[5786]) + (v9 * (3.141592653589793 * rho[136])));
    Frho[136] = -((((6.283185307179586 * t) * ((((0.5 * (rho[135] * v7)) * x[5786]) + (x[5785] * (v6 * v5))) - (z[271] * (v2 * (v7 * v5))))) + (6.283185307179586 * (v5 * v8))) + (6.283185307179586 * (v3 * v9)));
}
extern const cst_fused iltis_fused;
const cst_fused iltis_fused = {
    171, mass_row, mass_col, iltis_motion,
    1030, phi_q_row, phi_q_col, iltis_phi_q,
    2895, 1811, jacobian_row, jacobian_col, iltis_jacobian,
    2841, by_rho_row, by_rho_col, iltis_by_rho,
    iltis_products
};
