/* starts.h: optimizations from many starts, and the files that share them. */
#ifndef CLI_STARTS_H
#define CLI_STARTS_H

#include "cli/cluster.h"
#include "cli/commands/optimize/optimize.h"

typedef struct {
    optimization *x;
    cst_multistart *of;
    cst_ends r;
    char *path; /* of the journal, or NULL */
    long seed;
} starts;

/* starts_report.c: prints and writes the results.  Returns an exit status. */
int write_starts(starts *t);

#endif
