/* How much memory a run may use, and large pieces of it. */
#define _DEFAULT_SOURCE /* madvise */
#include "base/memory.h"

#include <math.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/mman.h>

#define GIB        (1024.0 * 1024.0 * 1024.0)
#define LARGE_PAGE ((size_t)2 * 1024 * 1024)

/* [bytes] that new programs can have without swapping; infinite where the system does not say. */
static double free_memory(void)
{
    char line[128];
    double kib, bytes = INFINITY;
    FILE *f = fopen("/proc/meminfo", "r");
    while (f && fgets(line, sizeof line, f))
        if (sscanf(line, "MemAvailable: %lf kB", &kib) == 1)
            bytes = 1024.0 * kib;
    if (f)
        fclose(f);
    return bytes;
}

double cst_memory_budget(double asked)
{
    return asked > 0.0 ? asked : fmin(GIB, 0.25 * free_memory());
}

void *cst_memory_large(size_t bytes)
{
    char *memory = malloc(bytes);
#ifdef MADV_HUGEPAGE
    size_t skip = memory ? (size_t)(-(uintptr_t)memory % LARGE_PAGE) : bytes;
    if (bytes >= skip + LARGE_PAGE) /* advice only: nothing depends on whether it is taken */
        (void)madvise(memory + skip, (bytes - skip) / LARGE_PAGE * LARGE_PAGE, MADV_HUGEPAGE);
#endif
    return memory;
}
