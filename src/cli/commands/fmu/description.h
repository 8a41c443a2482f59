/* description.h: modelDescription.xml of an FMU. */
#ifndef CLI_FMU_DESCRIPTION_H
#define CLI_FMU_DESCRIPTION_H

#include "costate.h"

#include <stdio.h>

void fmu_write_description(FILE *file, const cst_problem *p);

#endif
