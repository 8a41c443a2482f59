/* write_results.h: a command's result: as JSON and as a page in --out, and printed. */
#ifndef CLI_DELIVER_H
#define CLI_DELIVER_H

#include "cli/page/page.h"
#include "cli/input/settings.h"

/* Puts the JSON text into --out DIR as MODEL_WHAT.json, with report.html unless x is NULL, and
 * prints it (--json) or the text for people, also where a file cannot be written: a result may have
 * taken hours.  Frees both texts.  Complains and returns an exit status. */
int deliver(const settings *s, const char *what, char *object, char *text, const page *x);

/* Prints the result alone, where a file before it could not be written: status, unless it is 0. */
int deliver_printed(const settings *s, int status, char *object, char *text);

/* The page alone, of one result. */
int deliver_page(const settings *s, const char *what, const char *object, const page *x);

#endif
