/* page.h: report.html, one file that shows the mechanism in motion and what the command found. */
#ifndef CLI_PAGE_H
#define CLI_PAGE_H

#include "costate.h"
#include "cli/output/json.h"
#include "cli/input/settings.h"

/* A run to show: its label, and values of the design variables or NULL for the problem's. */
typedef struct {
    const char *label;
    const double *rho;
} page_run;

/* What a command found, as its JSON text. */
typedef struct {
    const char *kind; /* the command: gradient, responses, compare, optimize, ... */
    const char *object;
} page_result;

typedef struct {
    const cst_problem *p;
    const page_run *runs;
    int runs_count;
    const page_result *results;
    int results_count;
} page;

/* The page's own files, which src/cli/page/embed.py makes C texts of. */
extern const char page_template[], page_style[], page_script[];

#define PAGE_NAME "report.html"

/* The command line, to be shown; before page_write. */
void page_command(int count, char **words);

/* Runs the model once for each run and writes DIR/report.html.  Prints an error and returns an exit
 * status; a run that fails is left out with a warning. */
int page_write(const settings *s, const page *x);

/* data.c: one run, simulated: its curves, its frames, its events.  Returns a status of the
 * library; on an error nothing was written. */
int page_data(json *j, const cst_problem *p, cst_work *w, const page_run *run);

#endif
