/* The algorithms of NLopt. */
#ifndef CST_NLOPT_H
#define CST_NLOPT_H

#include "optimize/methods/search.h"

extern const cst_algorithm cst_slsqp, cst_mma;

#endif
