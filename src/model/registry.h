/* The built-in models; models/meson.build writes the table. */
#ifndef CST_REGISTRY_H
#define CST_REGISTRY_H

#include "costate.h"

extern const cst_model *const cst_registry[];
extern const int cst_registry_count;

#endif
