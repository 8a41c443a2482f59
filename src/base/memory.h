/* How much memory a run may use. */
#ifndef CST_MEMORY_H
#define CST_MEMORY_H

/* [bytes] as asked for; 0: 1 GiB or a quarter of the free memory, whichever is smaller. */
double cst_memory_budget(double asked);

#endif
