/* sample.h: samples of a problem, as the command prints them. */
#ifndef CLI_SAMPLE_H
#define CLI_SAMPLE_H

#include "cli/cluster.h"
#include "cli/output/plot.h"

typedef struct {
    const settings *s;
    cst_problem *p;
    cst_variation *v; /* [r.variables] */
    cst_sampler *sampler;
    cst_sampled r;
    char *path; /* of the journal, or NULL */
    long seed;
    char *files;
    plot_result plot;
} sampling;

/* report.c: the result as text and as JSON. */
char *sample_text(const sampling *x);
char *sample_json(const sampling *x);
int sample_files(sampling *x); /* files.c; an exit status */

#endif
