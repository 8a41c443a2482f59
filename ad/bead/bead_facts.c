/* Written by scripts/costate_ad/fuse: what the kernels of bead look at, and the functions of time in them. */
#include "costate_model.h"
#include <math.h>
#include <stddef.h>
static const unsigned char outputs[] = {
33,37,
};
static const unsigned char costs[] = {
0,
};
static const unsigned char finals[] = {
4,
};
static void bead_motion_clocks(double t, const double *restrict rho, double *restrict out)
{
    double v0 = t-rho[2];
    double v1 = rho[3]+v0*(rho[4]+v0*(rho[5]+rho[6]*v0));
    out[0] = cos(v1);
    out[1] = sin(v1);
}
static void bead_outputs1_clocks(double t, const double *restrict rho, double *restrict out)
{
    double v0 = t-rho[2];
    out[0] = sin(rho[3]+v0*(rho[4]+v0*(rho[5]+rho[6]*v0)));
}
static const cst_clocks outputs_clocks[] = {
    { 0, 0, 0, NULL },
    { 1, 0, 0, bead_outputs1_clocks },
};
extern const cst_facts bead_facts;
const cst_facts bead_facts = {
    40, 37, 0, 0,
    NULL, outputs, costs, finals, { 2, 0, 0, bead_motion_clocks }, outputs_clocks, NULL
};
