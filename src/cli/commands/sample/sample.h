/* sample.h: samples of a problem, and the files that share them. */
#ifndef CLI_SAMPLE_H
#define CLI_SAMPLE_H

#include "cli/ensemble.h"
#include "cli/journal.h"
#include "cli/output/plot.h"
#include "cli/statistics.h"
#include "cli/vary.h"

typedef struct {
    const settings *s;
    vary_set v;
    cst_problem
        *p;   /* its design variables are those that vary, its responses psi and those asked for */
    int n, m; /* parameters that vary, responses                                                 */
    cst_work **works; /* [lanes] */
    int lanes;
    cst_ensemble e; /* in: the parameters' values; out: the responses */
    journal j;
    double *means; /* [n] of the parameters */
    double *first,
        *slopes; /* [m], [m][n] responses and gradients at the means; NaN where that run failed   */
    statistics *found;        /* [m]        */
    int failed, first_failed; /* how many samples; the first of them */
    char *files;
    plot_result plot;
} sampling;

/* report.c: parameter k of sample i; standard deviation of response k by its gradient. */
double sample_value(const sampling *x, int i, int k);
double sample_predicted(const sampling *x, int k);
char *sample_text(const sampling *x);
char *sample_json(const sampling *x);
int sample_files(sampling *x); /* files.c; an exit status */

#endif
