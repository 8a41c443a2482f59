/* Written by scripts/costate_ad/fuse: what the kernels of pendulum look at, and the functions of time in them. */
#include "costate_model.h"
#include <math.h>
#include <stddef.h>
static const unsigned char outputs[] = {
48,2,
};
static const unsigned char costs[] = {
0,48,
};
static const unsigned char finals[] = {
34,0,
};
extern const cst_facts pendulum_facts;
const cst_facts pendulum_facts = {
    40, 32, 34, 0,
    NULL, outputs, costs, finals, { 0, 0, 0, NULL }, NULL, NULL
};
