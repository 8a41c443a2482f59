/* For the engine: the state of this thread's stack (see adBuffer.h). */
#ifndef CST_AD_STACK_H
#define CST_AD_STACK_H

#include <stddef.h>

size_t cst_stack_depth(void); /* bytes on the stack: 0 between two complete reverse calls       */
int cst_stack_failed(void);   /* underflow or out of memory since the last reset                */
void cst_stack_reset(void);   /* empties it and forgets the failure; keeps the memory           */
void cst_stack_release(void); /* gives this thread's memory back                                */

/* For buffer.c: what all of the names in adBuffer.h come down to. */
void cst_stack_push(const void *x, size_t size);
void cst_stack_pop(void *x, size_t size);

#endif
