/* What the engine takes for granted of a model's kernels. */
#ifndef CST_CONTRACT_H
#define CST_CONTRACT_H

#include "base/status.h"
#include "costate_model.h"

int cst_contract(const cst_model *model, const double *rho, cst_report *report); /* a status */
/* of its inertia kernel alone */
int cst_contract_mass(const cst_model *model, const double *rho, cst_report *report);

/* states.c: of the states beside the coordinates: the table, and the kernels */
int cst_check_states(const cst_model *model, cst_report *report);
int cst_contract_states(const cst_model *model, const double *rho, int *mode, cst_report *report);

#endif
