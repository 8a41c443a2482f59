/* Vectors for CVODES: its serial ones with operations of our own.  CVODES spends most of a small
 * run in them: ours have no branches for special cases, do several vectors in one call, and are
 * loops that the compiler turns into vector instructions. */
#ifndef CST_NVECTOR_H
#define CST_NVECTOR_H

#include <nvector/nvector_serial.h>

N_Vector cst_nvector_create(int size, SUNContext context); /* of zeros; NULL when out of memory */

#endif
