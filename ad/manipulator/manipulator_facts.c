/* Written by scripts/costate_ad/fuse: what the kernels of manipulator look at, and the functions of time in them. */
#include "costate_model.h"
#include <math.h>
#include <stddef.h>
static const unsigned char outputs[] = {
33,33,33,
};
static const unsigned char costs[] = {
33,
};
static const unsigned char finals[] = {
0,
};
static void manipulator_costs0_clocks(double t, const double *restrict rho, double *restrict out)
{
    double v0 = t*(t*t);
    out[0] = v0*v0;
}
static const cst_clocks costs_clocks[] = {
    { 1, 0, 0, manipulator_costs0_clocks },
};
extern const cst_facts manipulator_facts;
const cst_facts manipulator_facts = {
    42, 33, 0, 0,
    NULL, outputs, costs, finals, { 0, 0, 0, NULL }, NULL, costs_clocks
};
