/* IPOPT, where the library was built with it (-Dipopt). */
#ifndef CST_IPOPT_H
#define CST_IPOPT_H

#include "optimize/methods/search.h"

extern const cst_algorithm cst_ipopt;

#endif
