/* Written by scripts/costate_ad/fuse: what the kernels of fivebar look at, and the functions of time in them. */
#include "costate_model.h"
#include <math.h>
#include <stddef.h>
static const unsigned char outputs[] = {
16,16,16,16,34,34,2,
};
static const unsigned char costs[] = {
2,8,16,0,
};
static const unsigned char finals[] = {
0,0,0,62,
};
extern const cst_facts fivebar_facts;
const cst_facts fivebar_facts = {
    40, 34, 2, 0,
    NULL, outputs, costs, finals, { 0, 0, 0, NULL }, NULL, NULL
};
