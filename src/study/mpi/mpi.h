/* What the two ends of the MPI backend share: messages, and waiting without a busy
 * processor.
 *
 * Only the main thread of a process speaks MPI (MPI_THREAD_FUNNELED). */
#ifndef CST_MPI_H
#define CST_MPI_H

#include "costate_mpi.h"

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

/* wait.c.  Sleeps; longer the longer nothing has come: idle [ns] is that time, set to 0 when
 * something comes.  The length [ns] alone, for those who can be woken. */
void cst_mpi_nap(long *idle);
long cst_mpi_nap_length(long *idle);

/* Zeroed; MPI_Abort where there is none: the job cannot go on. */
void *cst_mpi_room(size_t count, size_t size);

void cst_mpi_ask(int (*stop)(void *user), void *user);
int cst_mpi_stopped(void); /* what the program's stop says */

/* serve.c: runs what process 0 hands out until it dismisses this process; 0. */
int cst_mpi_serve(const cst_ensemble *e, int lanes);

#endif
