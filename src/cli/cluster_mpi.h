/* cluster_mpi.h: what the two ends of the MPI backend share: messages, and waiting without a busy
 * processor.
 *
 * Only the main thread of a process speaks MPI (MPI_THREAD_FUNNELED). */
#ifndef CLI_CLUSTER_MPI_H
#define CLI_CLUSTER_MPI_H

#include "costate.h"

#include <mpi.h>

enum { TAG_TASK = 1, TAG_RESULT, TAG_DISMISS, TAG_TEXT };

/* A message: this head, then numbers, then, in a result that has something to say, text. */
typedef struct {
    int task, status;
} message_head;

enum { MOST_LANES = 4096 };

static inline size_t task_bytes(const cst_ensemble *e)
{
    return sizeof(message_head) + (size_t)e->inputs * sizeof(double);
}
static inline size_t result_bytes(const cst_ensemble *e)
{
    return sizeof(message_head) + (size_t)e->outputs * sizeof(double);
}

/* Sleeps; longer the longer nothing has come: idle [ns] is that time, set to 0 when something
 * comes.  The length [ns] alone, for those who can be woken. */
void cluster_nap(long *idle);
long cluster_nap_length(long *idle);

/* cluster_serve.c: runs what process 0 hands out until it dismisses this process; an exit
 * status. */
int cluster_serve(const cst_ensemble *e, int lanes);

#endif
