/* cluster_mpi.c: the program as a job of MPI: process 0 alone speaks. */
#include "cli/cluster.h"
#include "cli/output/messages.h"
#include "cli/output/silence_stdout.h"
#include "cli/signals.h"
#include "costate_mpi.h"

enum { TEXT = 2048 };

static int joined;

static int stop(void *user)
{
    return (void)user, interrupted();
}

int cluster_begin(int *argc, char ***argv)
{
    if (cst_mpi_begin(argc, argv, stop, NULL) < 0)
        return run_error("MPI cannot start: run it without mpirun");
    if (cst_mpi_rank()) {
        messages_hold();
        silence_stdout();
    }
    interrupt_install(); /* again: MPI may have put its own handlers there */
    return STATUS_FINE;
}

int cluster_rank(void)
{
    return cst_mpi_rank();
}
int cluster_size(void)
{
    return cst_mpi_size();
}

const cst_backend *cluster_backend(void)
{
    return cst_mpi_size() > 1 ? cst_mpi_backend() : NULL;
}

int cluster_idle(const char *what)
{
    if (cst_mpi_size() > 1 && cst_mpi_rank() == 0)
        warning("one of %d processes works: %s is one run: leave mpirun out", cst_mpi_size(), what);
    return cst_mpi_rank() > 0;
}

int cluster_join(int status, const cst_ensemble *e, int lanes)
{
    char text[TEXT];
    if (joined++)
        return status;
    int all = cst_mpi_join(status, messages_held(), e, lanes, text, sizeof text);
    if (all && all != CST_MPI_SERVED && !status && !cst_mpi_rank())
        run_error("%s", text);
    return all == CST_MPI_SERVED ? CLUSTER_SERVED : all;
}

int cluster_end(int status)
{
    if (status != CLUSTER_SERVED && !interrupted())
        cluster_join(status, NULL, 0);
    return cst_mpi_end(status == CLUSTER_SERVED ? CST_MPI_SERVED : status);
}
