/* The pendulum with its constraint written twice: redundant, as a closed loop of a spatial
 * mechanism often is. */
#ifndef CST_TWICE_H
#define CST_TWICE_H

#include "costate_model.h"

const cst_model *twice_model(void);

#endif
