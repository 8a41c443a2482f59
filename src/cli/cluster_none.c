/* cluster_none.c: a program without MPI is always alone, and says so where it was launched as
 * many. */
#include "cli/cluster.h"
#include "cli/output/messages.h"

int cluster_begin(int *argc, char ***argv)
{
    int rank, size = cst_launched(&rank);
    (void)argc, (void)argv;
    if (size <= 1)
        return STATUS_FINE;
    if (rank == 0)
        usage_error("built without MPI: %d processes would each do all of the work: run it without "
                    "mpirun, or "
                    "build it with meson's option -Dmpi=enabled",
                    size);
    return STATUS_USAGE;
}

int cluster_end(int status)
{
    return status;
}
int cluster_rank(void)
{
    return 0;
}
int cluster_size(void)
{
    return 1;
}
int cluster_idle(const char *what)
{
    return (void)what, 0;
}
const cst_backend *cluster_backend(void)
{
    return NULL;
}

int cluster_join(int status, const cst_ensemble *e, int lanes)
{
    (void)e, (void)lanes;
    return status;
}
