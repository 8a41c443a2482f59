/* Written by scripts/costate_ad/fuse: what the kernels of strike look at, and the functions of time in them. */
#include "costate_model.h"
#include <math.h>
#include <stddef.h>
static const unsigned char outputs[] = {
16,16,16,16,34,34,34,16,
};
static const unsigned char costs[] = {
2,0,16,
};
static const unsigned char finals[] = {
0,2,0,
};
extern const cst_facts strike_facts;
const cst_facts strike_facts = {
    40, 34, 34, 0,
    NULL, outputs, costs, finals, { 0, 0, 0, NULL }, NULL, NULL
};
