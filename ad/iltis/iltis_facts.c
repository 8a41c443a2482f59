/* Written by scripts/costate_ad/fuse: what the kernels of iltis look at, and the functions of time in them. */
#include "costate_model.h"
#include <math.h>
#include <stddef.h>
static const unsigned char switches[] = {
34,38,38,38,38,34,34,98,102,102,102,102,102,34,38,38,38,38,34,34,98,102,102,102,102,102,34,38,38,38,38,34,34,98,102,102,102,
102,102,34,38,38,38,38,34,34,98,102,102,102,102,102,
};
static const unsigned char outputs[] = {
34,2,4,8,2,98,34,98,102,34,2,98,34,98,102,34,2,98,34,98,102,34,2,98,34,98,102,34,
};
static const unsigned char costs[] = {
8,46,6,98,34,16,
};
static const unsigned char finals[] = {
0,0,0,0,0,0,
};
static void iltis_motion_clocks(double t, const double *restrict rho, double *restrict out)
{
    out[0] = cos(t*(6.283185307179586*rho[136]));
}
extern const cst_facts iltis_facts;
const cst_facts iltis_facts = {
    42, 102, 35, 0,
    switches, outputs, costs, finals, { 1, 0, 0, iltis_motion_clocks }, NULL, NULL
};
