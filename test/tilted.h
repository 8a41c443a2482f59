/* The pendulum with C m x added to its constraint: the direction of Phi_q depends on a parameter,
 * the mass, which no built-in model's does.  Its start is assembled. */
#ifndef CST_TILTED_H
#define CST_TILTED_H

#include "costate_model.h"
#include "quad.h"

const cst_model *tilted_model(void);
const quad_kernels *tilted_quad(const quad_kernels *pendulum);

#endif
