/* report.h: a gradient as a table with units, and as JSON. */
#ifndef CLI_GRADIENT_REPORT_H
#define CLI_GRADIENT_REPORT_H

#include "cli/commands/gradient/check.h"
#include "cli/output/json.h"

/* A row a design variable; unit is psi's; check may be NULL. */
void gradient_table(FILE *file, const cst_problem *p, const char *unit, const solution *result,
                    const gradient_check *check);
void gradient_times(FILE *file, const solution *result);

/* The options of a gradient that is printed: with its error bars.  Returns an exit status. */
int weigh_bars(cst_problem *p, const settings *s);

/* The keys of one solved problem; check may be NULL. */
void json_solution(json *j, const cst_problem *p, const solution *result,
                   const gradient_check *check);

/* responses.c: the command where the settings have responses.  Returns an exit status. */
int run_responses(const settings *s);

/* hessian.c: the command with --hessian or --hessian-vector.  Returns an exit status. */
int run_hessian(const settings *s);

/* tolerance.c: the command with --tolerance.  Returns an exit status. */
int run_tolerances(const settings *s);

/* scenarios.c: the command where the settings have scenarios.  Returns an exit status. */
int run_scenarios(const settings *s);

#endif
