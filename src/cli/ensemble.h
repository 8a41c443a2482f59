/* ensemble.h: runs of the program side by side: threads of this process, or of all processes of a
 * job. */
#ifndef CLI_ENSEMBLE_H
#define CLI_ENSEMBLE_H

#include "cluster.h"
#include "settings.h"

/* Threads of this process: --jobs; without it one per processor, or one in each process of a
 * job. */
int ensemble_lanes(const settings *s);

/* Memory for the results of e->count tasks; e->outputs and e->count are set.  In other processes
 * than 0 nothing is kept. */
void ensemble_reserve(cst_ensemble *e);
void ensemble_free(cst_ensemble *e);

/* What a work tells of a run, as e->run leaves it: status, and the message where there is one. */
int ensemble_tell(const cst_work *w, int status, char *text);

/* What the runs took, as numbers of a result. */
enum { ENSEMBLE_STATS = 20 };
void ensemble_pack(const cst_stats *stats, double *out);
cst_stats ensemble_unpack(const double *out);

#endif
