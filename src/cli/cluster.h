/* cluster.h: the processes of one job (mpirun), as the program sees them.
 *
 * Every process reads the same command line and files.  Process 0 goes on to hand out tasks, print
 * and write; the others join, run what they are handed, and leave when process 0 ends.
 * cluster_mpi.c, or cluster_none.c in a program that was built without MPI. */
#ifndef CLI_CLUSTER_H
#define CLI_CLUSTER_H

#include "cli/input/settings.h"
#include "costate_study.h"

/* an exit status of processes that joined and were dismissed: nothing to say */
enum { CLUSTER_SERVED = -1 };

/* At the beginning and at the end of the program.  Both return an exit status, and print what is
 * wrong. */
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
const cst_backend *cluster_backend(void); /* NULL: threads of this process */

/* In process 0: runs e on all processes that joined. */
int cluster_run(const cst_ensemble *e, int lanes);

/* cluster.c: threads of this process: --jobs; without it one per processor, or one in each process
 * of a job. */
int cluster_lanes(const settings *s);

/* How a study of the program is run: without a journal; with that of the path, which is the
 * caller's, and --resume. */
cst_study cluster_study(const settings *s);
cst_study cluster_study_kept(const settings *s, const char *path);

/* The exit status of a study that failed, which is told; of one that was stopped: what is kept. */
int cluster_failed(int status, const char *message);
int cluster_stopped(const char *path, cst_kept kept, int count, const char *what);

#endif
