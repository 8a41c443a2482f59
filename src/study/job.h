/* What all studies share: how they are run, the memory of their results, their journal. */
#ifndef CST_JOB_H
#define CST_JOB_H

#include "base/status.h"
#include "costate_study.h"

typedef struct {
    cst_study how;
    char *path; /* of the journal, or NULL */
    int lanes;
    cst_ensemble e;
    cst_journal *journal;
    cst_report report;
} cst_job;

/* Copies `how`, which may be NULL.  close accepts what failed to open. */
int cst_job_open(cst_job *j, const cst_study *how);
void cst_job_close(cst_job *j);

/* Runs all tasks.  Before it, where the study has a journal, its results are read: what and
 * fingerprint say whose it is; without one, *journal stays NULL. */
int cst_job_reserve(cst_job *j);
int cst_job_resume(cst_job *j, const char *what, uint64_t fingerprint);
int cst_job_run(cst_job *j);

int cst_job_stopped(const cst_job *j);

/* journal.c: a warning to who runs the study. */
void cst_study_warn(const cst_study *how, const char *format, ...)
    __attribute__((format(printf, 2, 3)));

/* A cst_progress with the job as its user. */
int cst_job_progress(void *user, const char *phase, double t, double tf);

/* For e->done: the result is kept; other than 0: the study was stopped. */
int cst_job_keep(cst_job *j, int task);

static inline double *cst_job_result(const cst_job *j, int task)
{
    return j->e.out + (size_t)task * (size_t)j->e.outputs;
}

int cst_no_memory(cst_report *r); /* CST_EMEMORY, with its message */

#endif
