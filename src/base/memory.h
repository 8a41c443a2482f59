/* How much memory a run may use, and large pieces of it. */
#ifndef CST_MEMORY_H
#define CST_MEMORY_H

#include <stddef.h>

/* [bytes] as asked for; 0: 1 GiB or a quarter of the free memory, whichever is smaller. */
double cst_memory_budget(double asked);

/* As malloc, given back by free; in large pages where the system has them, because the first touch
 * of each small page costs more than what is then written to it. */
void *cst_memory_large(size_t bytes);

#endif
