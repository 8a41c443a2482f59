/* Written by scripts/costate_ad/fuse: what the kernels of bumpstop look at, and the functions of time in them. */
#include "costate_model.h"
#include <math.h>
#include <stddef.h>
static const unsigned char switches[] = {
35,34,
};
static const unsigned char outputs[] = {
2,98,103,16,8,
};
static const unsigned char costs[] = {
8,34,0,
};
static const unsigned char finals[] = {
0,0,2,
};
static void bumpstop_motion_clocks(double t, const double *restrict rho, double *restrict out)
{
    double v0 = t-rho[16];
    double v1 = exp(-(1.0/(rho[17]*rho[17])*(v0*v0)));
    out[0] = t*v1;
    out[1] = v1;
}
static void bumpstop_outputs2_clocks(double t, const double *restrict rho, double *restrict out)
{
    double v0 = t-rho[16];
    double v1 = exp(-(1.0/(rho[17]*rho[17])*(v0*v0)));
    out[0] = t*v1;
    out[1] = v1;
}
static const cst_clocks outputs_clocks[] = {
    { 0, 0, 0, NULL },
    { 0, 0, 0, NULL },
    { 2, 0, 0, bumpstop_outputs2_clocks },
    { 0, 0, 0, NULL },
    { 0, 0, 0, NULL },
};
extern const cst_facts bumpstop_facts;
const cst_facts bumpstop_facts = {
    40, 103, 34, 0,
    switches, outputs, costs, finals, { 2, 0, 0, bumpstop_motion_clocks }, outputs_clocks, NULL
};
