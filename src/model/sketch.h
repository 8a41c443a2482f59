/* The sketch of a model. */
#ifndef CST_SKETCH_H
#define CST_SKETCH_H

#include "base/status.h"
#include "costate.h"

/* Whether it has a function and points, and its parts join these; a model without one passes. */
int cst_check_sketch(const cst_model *m, cst_report *report);

#endif
