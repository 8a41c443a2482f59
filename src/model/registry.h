/* The built-in models; models/meson.build writes the table. */
#ifndef CST_REGISTRY_H
#define CST_REGISTRY_H

#include "costate.h"

extern const cst_model *const cst_registry[];
extern const int cst_registry_count;

/* How the command line names a model: by its name, or a plug-in by its file. */
typedef struct {
    char text[64];
} cst_spelling;
cst_spelling cst_spelled(const cst_model *model);

#endif
