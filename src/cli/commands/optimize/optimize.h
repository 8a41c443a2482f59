/* optimize.h: an optimization of the command line, and the files that share it. */
#ifndef CLI_OPTIMIZE_H
#define CLI_OPTIMIZE_H

#include "costate_study.h"
#include "cli/output/json.h"
#include "cli/output/output.h"
#include "cli/output/plot.h"
#include "cli/input/scenarios.h"
#include "cli/input/settings.h"

typedef struct {
    const settings *s;
    scenario_set set;
    cst_optimizer *o;
    cst_limits limits;
    int fit;     /* 1: of measurements                                           */
    char *state; /* path of the state file, or NULL                              */
    char *bytes; /* the state, and room for it                                   */
    long room;
    int state_failed; /* the state file could not be written: said once               */
    int state_kept;   /* it has been written: what is there is this run's own         */
    int lock;         /* descriptor of the lock file beside it, or -1                 */
    int resumed;
    int visible, width; /* the watched line: on a terminal, and how wide it stands there */
    double last;        /* when it was drawn                                            */
    cst_certificate certificate;
    int certified;
    char *files;              /* those in --out, "a, b"                                       */
    cst_evaluator *evaluator; /* on a cluster, or over samples; or NULL                      */
    cst_variation *v;         /* what varies, or NULL                                         */
    plot_result plot;
} optimization;

/* setup.c: scenarios, bounds, limits.  Prints an error, returns an exit status; close accepts
 * what failed to open. */
int optimization_open(optimization *x, const settings *s, int fit);
void optimization_close(optimization *x);

/* robust.c: scenarios on all processes, and psi over samples (--robust).  join is for
 * every process, after open ended with that status: processes but 0 serve there.  Prints an error,
 * returns an exit status. */
int optimization_join(optimization *x, int status);
void optimization_leave(optimization *x);
void robust_print(FILE *file, const optimization *x);
void robust_json(json *j, const optimization *x);

/* starts.c: in place of one optimization, many (--starts).  Returns an exit status. */
int run_starts(optimization *x, int status);

/* run.c: from the state to the certificate.  The end closes it and returns the status, or
 * that of a certificate that contradicts the gradient. */
int optimization_run(optimization *x);
int optimization_end(optimization *x, int status);

/* report.c, files.c: of a fit. */
char *fit_text(const optimization *x);
char *fit_json(const optimization *x);
int fit_files(optimization *x);

/* Of both: whether differences confirm the gradient; how to go on; all parameters; files in --out,
 * whose name is kept, and freed. */
void optimization_certificate(FILE *file, const optimization *x, const cst_optimum *r);
void optimization_certificate_json(json *j, const cst_certificate *c);
void optimization_further(FILE *file, const optimization *x, const cst_optimum *r);
void optimization_values_json(json *j, const char *key, const optimization *x,
                              const double *values);
void optimization_best_json(json *j, const optimization *x, const cst_optimum *r);
int optimization_open_file(const optimization *x, output *o, char *name);
int optimization_close_file(optimization *x, output *o, char *name);
void optimization_add_plot(optimization *x, char *name, char *script);
int optimization_write_history(optimization *x);

/* state.c: the state file.  Each prints an error; state_load returns an exit status. */
int state_load(optimization *x);
void state_save(optimization *x);

/* lock.c: one run at a time with a state file.  state_lock prints an error and returns an exit
 * status. */
int state_lock(optimization *x);
void state_unlock(optimization *x);

/* watch.c: a cst_watch with the optimization as its user. */
int optimization_watch(void *user, cst_optimizer *o, const cst_iterate *it);

/* report.c: the result as text and as JSON; files.c: history and pictures in
 * --out. */
char *optimization_text(const optimization *x);
char *optimization_json(const optimization *x);
int optimization_files(optimization *x);
void constraints_print(FILE *file, const optimization *x, const cst_optimum *r); /* constraints.c */
void constraints_json(json *j, const optimization *x, const cst_optimum *r);
const char *optimization_keyword(cst_reason reason); /* "gradient", "decrease", ... */
/* "lower bound", "upper bound", "fixed" or "free" */
int optimization_keeps(const cst_optimum *r); /* all constraints, at the best point */
const char *optimization_where(const cst_optimum *r, int k);
const cst_parameter *optimization_variable(const optimization *x, int k);
void optimization_where_json(json *j, const optimization *x, const cst_optimum *r);

#endif
