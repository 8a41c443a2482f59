/* What all studies share. */
#include "study/job.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

enum { MOST_LANES = 256 };

int cst_no_memory(cst_report *r)
{
    return cst_fail(r, CST_EMEMORY, "out of memory: free some and try again");
}

int cst_job_open(cst_job *j, const cst_study *how)
{
    if (how)
        j->how = *how;
    int lanes = j->how.jobs < 1 ? (int)sysconf(_SC_NPROCESSORS_ONLN) : j->how.jobs;
    j->lanes = lanes > MOST_LANES ? MOST_LANES : lanes < 1 ? 1 : lanes;
    j->path = j->how.journal ? strdup(j->how.journal) : NULL;
    if (j->how.journal && !j->path)
        return cst_no_memory(&j->report);
    j->how.journal = j->path;
    return CST_OK;
}

void cst_job_close(cst_job *j)
{
    cst_journal_close(j->journal);
    free(j->path);
    free(j->e.out);
    free(j->e.status);
    free(j->e.text);
}

int cst_job_reserve(cst_job *j)
{
    size_t count = (size_t)j->e.count;
    if (j->e.out)
        return CST_OK;
    j->e.out = calloc(count * (size_t)j->e.outputs, sizeof *j->e.out);
    j->e.status = calloc(count, sizeof *j->e.status);
    j->e.text = calloc(count, sizeof *j->e.text);
    return j->e.out && j->e.status && j->e.text ? CST_OK : cst_no_memory(&j->report);
}

int cst_job_resume(cst_job *j, const char *what, uint64_t fingerprint)
{
    if (!j->path)
        return CST_OK;
    int status = cst_journal_open(&j->how, what, fingerprint, &j->e, &j->journal);
    return status < 0 ? cst_fail(&j->report, status, "%s", cst_journal_message(j->journal))
                      : CST_OK;
}

int cst_job_run(cst_job *j)
{
    const cst_backend *b = j->how.backend;
    return b ? b->run(b->user, &j->e, j->lanes) : cst_ensemble_threads(&j->e, j->lanes);
}

int cst_job_stopped(const cst_job *j)
{
    return j->how.stop ? j->how.stop(j->how.user) : 0;
}

int cst_job_progress(void *user, const char *phase, double t, double tf)
{
    (void)phase, (void)t, (void)tf;
    return cst_job_stopped(user);
}

int cst_job_keep(cst_job *j, int task)
{
    if (j->journal)
        cst_journal_add(j->journal, task);
    return cst_job_stopped(j);
}
