/* Written by scripts/costate_ad/fuse: what the kernels of puck look at, and the functions of time in them. */
#include "costate_model.h"
#include <math.h>
#include <stddef.h>
static const unsigned char costs[] = {
2,0,0,64,
};
static const unsigned char finals[] = {
0,2,2,0,
};
static void puck_motion_clocks(double t, const double *restrict rho, double *restrict out)
{
    double v0 = t*rho[3];
    out[0] = sin(v0);
    out[1] = cos(v0);
}
extern const cst_facts puck_facts;
const cst_facts puck_facts = {
    40, 38, 35, 1,
    NULL, NULL, costs, finals, { 2, 0, 0, puck_motion_clocks }, NULL, NULL
};
