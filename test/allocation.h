/* The program's own malloc, calloc, realloc and free, in front of the C library's (glibc): all of
 * the process goes through them, SUNDIALS and KLU included.  They count, fail on demand, and hand
 * out memory that is full of large numbers.
 *
 * Calls that SUNDIALS makes never fail here: up to its version 7 its N_VClone writes through the
 * NULL that it gets. */
#ifndef CST_ALLOCATION_H
#define CST_ALLOCATION_H

#include <stddef.h>

typedef struct {
    long calls;   /* of malloc, calloc and realloc since allocation_watch            */
    long ours;    /* of them, those that can be made to fail                         */
    long live;    /* blocks in use                                                   */
    size_t bytes; /* and their size                                                  */
} allocation_count;

void allocation_watch(void); /* calls = ours = 0                                     */
allocation_count allocation_now(void);
void allocation_fail(long k);      /* the k-th of ours from now on gives NULL; 0: none     */
void allocation_fail_from(long k); /* that one and all after it                            */
void allocation_fill(int byte);    /* what new memory is filled with; -1: not at all       */
void allocation_trace(int on);     /* keep who calls                                       */
void allocation_print(void);       /* the callers since then, by name where known          */

#endif
