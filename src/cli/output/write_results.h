/* write_results.h: a command's result: as JSON and as a page in --out, and printed. */
#ifndef CLI_WRITE_RESULTS_H
#define CLI_WRITE_RESULTS_H

#include "cli/page/page.h"
#include "cli/input/settings.h"

/* Puts the JSON text into --out DIR as MODEL_WHAT.json, with report.html unless x is NULL, and
 * prints it (--json) or the text, also where a file cannot be written: a result may have
 * taken hours.  Frees both texts.  Prints an error and returns an exit status. */
int write_results(const settings *s, const char *what, char *object, char *text, const page *x);

/* The same with a page on which the model runs once, at the parameters of p. */
int write_study(const settings *s, const char *what, char *object, char *text,
                const cst_problem *p);

/* Prints the result alone, where a file before it could not be written: status, unless it is 0. */
int print_results(const settings *s, int status, char *object, char *text);

/* The page alone, of one result. */
int write_results_page(const settings *s, const char *what, const char *object, const page *x);

#endif
