/* cluster.c: studies of the library as the program runs them: threads, Ctrl-C, messages. */
#include "cli/cluster.h"

#include "cli/output/messages.h"
#include "cli/signals.h"

#include <unistd.h>

enum { MOST_LANES = 256 };

int cluster_lanes(const settings *s)
{
    long lanes = s->jobs < 0 && cluster_size() > 1 ? 1 : s->jobs;
    if (lanes < 1)
        lanes = sysconf(_SC_NPROCESSORS_ONLN);
    return lanes > MOST_LANES ? MOST_LANES : (int)lanes;
}

int cluster_run(const cst_ensemble *e, int lanes)
{
    const cst_backend *b = cluster_backend();
    return b ? b->run(b->user, e, lanes) : cst_ensemble_threads(e, lanes);
}

static int stop(void *user)
{
    return (void)user, interrupted();
}

static void tell(void *user, const char *text)
{
    (void)user;
    warning("%s", text);
}

cst_study cluster_study(const settings *s)
{
    return (cst_study){
        .jobs = cluster_lanes(s), .backend = cluster_backend(), .stop = stop, .warn = tell
    };
}

cst_study cluster_study_kept(const settings *s, const char *path)
{
    cst_study how = cluster_study(s);
    how.journal = path;
    how.resume = s->resume;
    return how;
}

int cluster_failed(int status, const char *message)
{
    return status == CST_EARGUMENT || status == CST_ENAME || status == CST_EVALUE
               ? usage_error("%s", message)
               : run_error("%s", message);
}

int cluster_stopped(const char *path, cst_kept kept, int count, const char *what)
{
    const char *why = interrupted() == 2 ? "stopped by Ctrl-C"
                      : cluster_size() > 1
                          ? "the job ends: it was stopped, or one of its processes died"
                          : "stopped by a signal";
    if (path && kept.kept >= 0)
        run_error("%s: %d of %d %s are in %s: the same command with --resume continues", why,
                  kept.kept, count, what, path);
    else
        run_error("%s: during the %s: no result was written: keep a journal with --state FILE", why,
                  what);
    return 128 + interrupted();
}
