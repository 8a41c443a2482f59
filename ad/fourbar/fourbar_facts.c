/* Written by scripts/costate_ad/fuse: what the kernels of fourbar look at, and the functions of time in them. */
#include "costate_model.h"
#include <math.h>
#include <stddef.h>
static const unsigned char outputs[] = {
34,34,16,
};
static const unsigned char costs[] = {
35,16,
};
static const unsigned char finals[] = {
0,0,
};
static void fourbar_costs0_clocks(double t, const double *restrict rho, double *restrict out)
{
    double v0 = t*rho[6];
    out[0] = sin(v0);
    out[1] = cos(v0);
}
static const cst_clocks costs_clocks[] = {
    { 2, 0, 0, fourbar_costs0_clocks },
    { 0, 0, 0, NULL },
};
extern const cst_facts fourbar_facts;
const cst_facts fourbar_facts = {
    40, 32, 35, 0,
    NULL, outputs, costs, finals, { 0, 0, 0, NULL }, NULL, costs_clocks
};
