/* The algorithm of cminpack. */
#ifndef CST_LEVENBERG_H
#define CST_LEVENBERG_H

#include "optimize/methods/search.h"

extern const cst_algorithm cst_levenberg;

#endif
