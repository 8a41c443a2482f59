/* Where the cells of tables are in rho of the kernels. */
#ifndef CST_SLOTS_H
#define CST_SLOTS_H

#include "costate_model.h"

/* Where the cell of a table begins: that of its first place. */
int cst_table_slot(const cst_model *m, const cst_array *a);

/* Is that a number of a cell? */
int cst_is_cell(const cst_model *m, int i);

#endif
