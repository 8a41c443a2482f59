/* Written by scripts/costate_ad/fuse: what the kernels of crane look at, and the functions of time in them. */
#include "costate_model.h"
#include <math.h>
#include <stddef.h>
static const unsigned char outputs[] = {
33,34,33,
};
static const unsigned char costs[] = {
33,0,33,
};
static const unsigned char finals[] = {
0,38,0,
};
static void crane_costs0_clocks(double t, const double *restrict rho, double *restrict out)
{
    double v0 = t*(t*t);
    out[0] = v0*v0;
}
static const cst_clocks costs_clocks[] = {
    { 1, 0, 0, crane_costs0_clocks },
    { 0, 0, 0, NULL },
    { 0, 0, 0, NULL },
};
extern const cst_facts crane_facts;
const cst_facts crane_facts = {
    42, 39, 0, 0,
    NULL, outputs, costs, finals, { 0, 0, 0, NULL }, NULL, costs_clocks
};
