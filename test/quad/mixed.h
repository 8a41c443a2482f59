/* Mixed derivatives in quadruple precision, the reference for everything that Tapenade wrote. */
#ifndef CST_MIXED_H
#define CST_MIXED_H

#include "quad.h"

enum { AXES = 4 };
typedef void quad_function(const void *user, const quad s[AXES], quad *y);

/* y [size] = the derivative of f at s = 0, once along each axis in the set axes (bit k: axis k);
 * the empty set gives the value.  step [AXES] is the distance of the stencil's points along each
 * axis.  work: [size]. */
void mixed(quad_function *f, const void *user, int axes, const quad step[AXES], int size, quad *y,
           quad *work);

#endif
