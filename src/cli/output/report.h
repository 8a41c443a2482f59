/* report.h: the parts that the commands' outputs share. */
#ifndef CLI_REPORT_H
#define CLI_REPORT_H

#include "costate.h"
#include "cli/output/json.h"
#include "cli/input/settings.h"

#include <stdio.h>

/* The problem in two lines, and an empty one; method may be NULL.  report_run says which integrator
 * a run used (cst_stats); 0: there was none. */
void report_problem(FILE *file, const cst_problem *p, const char *method);
void report_run(FILE *file, const cst_problem *p, const char *method, int used);

/* The same of scenarios, whose horizons may differ. */
void report_runs(FILE *file, cst_problem *const *p, int count, const char *method, int used);

/* The step that onestep takes: the horizon in whole steps, none longer than the option. */
double report_step(const cst_options *o);
const char *report_atol(const cst_options *o, char *text, size_t size);    /* "1e-10", "auto" */
void report_psi(FILE *file, const cst_problem *p, double psi, double bar); /* bar: NaN: none */

/* The keys that say which problem was solved, what it took, and the program's version. */
void json_problem(json *j, const cst_problem *p, const char *method);
void json_run(json *j, const cst_problem *p, const char *method, int used);
void json_parameters(json *j, const cst_problem *p);
void json_stats(json *j, const cst_stats *stats);

/* The end of a command's JSON object: what was warned of, the version.  Returns the text. */
char *json_finish(json *j);

#endif
