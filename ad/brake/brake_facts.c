/* Written by scripts/costate_ad/fuse: what the kernels of brake look at, and the functions of time in them. */
#include "costate_model.h"
#include <math.h>
#include <stddef.h>
static const unsigned char outputs[] = {
33,16,36,
};
static const unsigned char costs[] = {
0,64,
};
static const unsigned char finals[] = {
2,0,
};
static void brake_outputs0_clocks(double t, const double *restrict rho, double *restrict out)
{
    out[0] = exp(-(t*(1.0/rho[5])));
}
static const cst_clocks outputs_clocks[] = {
    { 1, 0, 0, brake_outputs0_clocks },
    { 0, 0, 0, NULL },
    { 0, 0, 0, NULL },
};
extern const cst_facts brake_facts;
const cst_facts brake_facts = {
    40, 32, 34, 0,
    NULL, outputs, costs, finals, { 0, 0, 0, NULL }, outputs_clocks, NULL
};
