/* Waiting without a busy processor, and what both ends of the backend ask for. */
#include "study/mpi/mpi.h"

#include <stdlib.h>
#include <time.h>

static struct {
    int (*stop)(void *user);
    void *user;
} ask;

void cst_mpi_ask(int (*stop)(void *user), void *user)
{
    ask.stop = stop;
    ask.user = user;
}

int cst_mpi_stopped(void)
{
    return ask.stop ? ask.stop(ask.user) : 0;
}

void *cst_mpi_room(size_t count, size_t size)
{
    void *x = calloc(count ? count : 1, size);
    if (!x)
        MPI_Abort(MPI_COMM_WORLD, 1);
    return x;
}

/* MPI's own waiting keeps a processor busy, which a run could use.  A nap of 1/64 of the time that
 * nothing has come costs a run at most that, and looks 430 times during a run of 1 s. */
long cst_mpi_nap_length(long *idle)
{
    long nap = *idle / 64 < 50000 ? 50000 : *idle / 64 > 10000000 ? 10000000 : *idle / 64;
    *idle += nap;
    return nap;
}

void cst_mpi_nap(long *idle)
{
    struct timespec t = { 0, cst_mpi_nap_length(idle) };
    nanosleep(&t, NULL);
}
