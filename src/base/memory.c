/* How much memory a run may use. */
#include "base/memory.h"

#include <math.h>
#include <stdio.h>

#define GIB (1024.0 * 1024.0 * 1024.0)

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
