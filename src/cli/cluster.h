/* cluster.h: the processes of one job (mpirun), and ensembles that run on all of them.
 *
 * Every process reads the same command line and files.  Process 0 goes on to hand out tasks, print
 * and write; the others join, run what they are handed, and leave when process 0 ends.
 * cluster_mpi.c, or cluster_none.c in a program that was built without MPI. */
#ifndef CLI_CLUSTER_H
#define CLI_CLUSTER_H

#include "costate.h"

/* an exit status of processes that joined and were dismissed: nothing to say */
enum { CLUSTER_SERVED = -1 };

/* At the beginning and at the end of the program.  Both return an exit status; begin complains. */
int cluster_begin(int *argc, char ***argv);
int cluster_end(int status);

int cluster_rank(void);
int cluster_size(void); /* 1 without mpirun */

/* For what runs in one process: 1 in the others, which have nothing to do; process 0 warns. */
int cluster_idle(const char *what);

/* In every process after its set-up, which ended with `status`.  Process 0 gets the exit status of
 * all: the first process that failed is named.  The others run tasks by so many threads until they
 * are dismissed. */
int cluster_join(int status, const cst_ensemble *e, int lanes);

/* In process 0: runs e on all processes that joined; as cst_ensemble_threads, and the same
 * numbers. */
int cluster_run(const cst_ensemble *e, int lanes);
long cluster_messages(void); /* results that came from other processes so far */

/* cluster_launch.c: how many processes a launcher says that there are (0: none was used), and which
 * this is. */
int cluster_launched(int *rank);

#endif
