/* Written by scripts/costate_ad/fuse: what the kernels of crank look at, and the functions of time in them. */
#include "costate_model.h"
#include <math.h>
#include <stddef.h>
static const unsigned char costs[] = {
52,
};
static const unsigned char finals[] = {
0,
};
extern const cst_facts crank_facts;
const cst_facts crank_facts = {
    40, 36, 34, 0,
    NULL, NULL, costs, finals, { 0, 0, 0, NULL }, NULL, NULL
};
