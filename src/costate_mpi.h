/* costate_mpi.h: the backend of ensembles for the processes of one job (mpirun), in the library
 * costate_mpi.
 *
 *     cst_mpi_begin(&argc, &argv, NULL, NULL);
 *     ...                                  every process creates the same study,
 *     cst_study how = { .jobs = 1, .backend = cst_mpi_backend() };
 *     status = cst_sampler_create(p, v, n, count, seed, &how, &s);
 *     status = cst_mpi_join(status, cst_sampler_message(s), cst_sampler_ensemble(s), 1, text,
 * size); if (!status)                         which process 0 runs, on all of them; status =
 * cst_sampler_run(s); cst_mpi_end(status);                 the others came out of cst_mpi_join with
 * CST_MPI_SERVED
 *
 * Process 0 hands out tasks; the others run what they are handed until process 0 ends.  Only the
 * main thread may call these functions. */
#ifndef COSTATE_MPI_H
#define COSTATE_MPI_H

#include "costate_study.h"

#ifdef __cplusplus
extern "C" {
#endif

/* a status of processes that joined and were dismissed */
enum { CST_MPI_SERVED = 1000 };

/* Before everything else: starts MPI where a launcher did.  stop, which may be NULL, is asked now
 * and then; a value other than 0 ends the job. */
CST_API int cst_mpi_begin(int *argc, char ***argv, int (*stop)(void *user), void *user);

/* Sends the others home, and ends MPI; MPI_Abort where the job was stopped.  Returns the exit
 * status of this process: `status`, and 0 of those that only served. */
CST_API int cst_mpi_end(int status);

CST_API int cst_mpi_rank(void);
CST_API int cst_mpi_size(void); /* 1 without a launcher */

/* In every process after its set-up, which ended with `status`, 0 for well, and `text`.  Process 0
 * gets the status of the first process that failed, and in message [size] its text, with the name
 * of its host.  The others run tasks of e by so many threads; e may be NULL: there will be none. */
CST_API int cst_mpi_join(int status, const char *text, const cst_ensemble *e, int lanes,
                         char *message, int size);

CST_API const cst_backend *cst_mpi_backend(void);
CST_API long cst_mpi_messages(void); /* results that came from other processes so far */

#ifdef __cplusplus
}
#endif

#endif
